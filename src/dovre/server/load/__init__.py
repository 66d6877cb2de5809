"""What `dovre bench server`, `wire` and `attacks` measure: real sockets on a real server process."""
