-- A database of the first release: a table of each game under rules version 1, with undos and a snapshot.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE log (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	token VARCHAR(80) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "log" VALUES('s9yhaegjv5',1,1,'play.go8a.c3',1.79481796910524415969e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',2,1,'draw.goblin',1.79481796911683821674e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',3,2,'play.gi3a.c2',1.79481796912523770327e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',4,2,'draw.orc',1.79481796915633392336e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',5,0,'play.go7b.c2',1.79481796916744375225e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',6,0,'draw.deck',1.79481796919279599188e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',7,1,'play.go1a.c4',1.79481796920310616495e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',8,1,'undo',1.79481796921889209753e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',9,1,'play.go3b.c2',1.7948179692287580967e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',10,1,'draw.giant',1.79481796924105978015e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',11,2,'play.gi1b.c4',1.79481796925280833246e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',12,2,'draw.deck',1.79481796925504541399e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',13,0,'play.dw9a.c4',1.79481796926274156573e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',14,0,'draw.deck',1.79481796927507138246e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',15,1,'play.or2b.o1',1.79481796928497099874e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',16,1,'draw.giant',1.79481796929674530024e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',17,2,'play.go6b.c2',1.79481796930476140972e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',18,2,'draw.goblin',1.79481796932070755959e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',19,0,'play.gi5a.c4',1.79481796933675122264e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',20,0,'draw.deck',1.79481796934055161472e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',21,1,'play.gi1b.c1',1.79481796934474349021e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',22,1,'undo',1.79481796934874749185e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',23,1,'play.go1b.c1',1.79481796935470747948e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',24,1,'draw.dwarf',1.79481796936932229999e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',25,2,'play.gi7a.c1',1.79481796938172149654e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',26,2,'draw.deck',1.79481796940305042271e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',27,0,'play.go5a.o1',1.7948179694277787209e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',28,0,'draw.deck',1.79481796943713927273e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',29,1,'play.gi2a.c1',1.79481796947293877606e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',30,1,'draw.goblin',1.79481796948885917661e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',31,2,'play.or6b.o1',1.7948179694968082905e+09);
INSERT INTO "log" VALUES('s9yhaegjv5',32,2,'draw.goblin',1.79481796951540756223e+09);
INSERT INTO "log" VALUES('d59yzddg4a',1,2,'portal.s8',1.79481797093116450308e+09);
INSERT INTO "log" VALUES('d59yzddg4a',2,0,'portal.a8',1.79481797093648481368e+09);
INSERT INTO "log" VALUES('d59yzddg4a',3,1,'portal.j19',1.7948179709398519992e+09);
INSERT INTO "log" VALUES('d59yzddg4a',4,2,'draft.start-2.1a',1.79481797094390654566e+09);
INSERT INTO "log" VALUES('d59yzddg4a',5,2,'draft.start-4.1d',1.79481797094714212422e+09);
INSERT INTO "log" VALUES('d59yzddg4a',6,2,'draft.start-3.1c',1.79481797095258760457e+09);
INSERT INTO "log" VALUES('d59yzddg4a',7,2,'draft.start-1.1b',1.79481797095641493798e+09);
INSERT INTO "log" VALUES('d59yzddg4a',8,0,'draft.start-5.1b',1.79481797097923779487e+09);
INSERT INTO "log" VALUES('d59yzddg4a',9,0,'draft.start-4.1a',1.79481797098648738859e+09);
INSERT INTO "log" VALUES('d59yzddg4a',10,0,'draft.start-6.1c',1.79481797100025439262e+09);
INSERT INTO "log" VALUES('d59yzddg4a',11,0,'draft.start-2.1d',1.794817971008734703e+09);
INSERT INTO "log" VALUES('d59yzddg4a',12,1,'draft.start-1.1b',1.79481797101326012613e+09);
INSERT INTO "log" VALUES('d59yzddg4a',13,1,'draft.start-4.1d',1.79481797102904963494e+09);
INSERT INTO "log" VALUES('d59yzddg4a',14,1,'draft.start-5.1c',1.79481797103354716307e+09);
INSERT INTO "log" VALUES('d59yzddg4a',15,1,'draft.start-3.1a',1.79481797103777050974e+09);
INSERT INTO "log" VALUES('d59yzddg4a',16,2,'recruit.b1',1.79481797105222082135e+09);
INSERT INTO "log" VALUES('d59yzddg4a',17,2,'join.2c',1.79481797105893206602e+09);
INSERT INTO "log" VALUES('d59yzddg4a',18,2,'trade.rune',1.79481797107346606251e+09);
INSERT INTO "log" VALUES('d59yzddg4a',19,2,'pay.coin.1d',1.79481797107654762269e+09);
INSERT INTO "log" VALUES('d59yzddg4a',20,2,'pay.coin.stock',1.79481797109629940992e+09);
INSERT INTO "log" VALUES('d59yzddg4a',21,2,'pay.heartstone.stock',1.79481797110014224048e+09);
INSERT INTO "log" VALUES('d59yzddg4a',22,2,'undo',1.79481797111130166053e+09);
INSERT INTO "log" VALUES('d59yzddg4a',23,2,'pay.heartstone.stock',1.79481797112627577779e+09);
INSERT INTO "log" VALUES('d59yzddg4a',24,2,'pay.coin.2c',1.7948179711379728317e+09);
INSERT INTO "log" VALUES('d59yzddg4a',25,2,'trade.coin',1.79481797114791393277e+09);
INSERT INTO "log" VALUES('d59yzddg4a',26,2,'pay.stone.stock',1.79481797115931034089e+09);
INSERT INTO "log" VALUES('d59yzddg4a',27,2,'pay.hammer.stock',1.79481797117282176022e+09);
INSERT INTO "log" VALUES('d59yzddg4a',28,2,'pay.rune.stock',1.7948179711792697907e+09);
INSERT INTO "log" VALUES('d59yzddg4a',29,2,'undo',1.7948179712031326294e+09);
INSERT INTO "log" VALUES('d59yzddg4a',30,2,'pay.heartstone.1c',1.79481797120842385289e+09);
INSERT INTO "log" VALUES('d59yzddg4a',31,2,'pay.coin.stock',1.7948179712154498101e+09);
INSERT INTO "log" VALUES('d59yzddg4a',32,2,'end',1.7948179712405292988e+09);
INSERT INTO "log" VALUES('d59yzddg4a',33,0,'dig.o4',1.79481797125200986863e+09);
INSERT INTO "log" VALUES('d59yzddg4a',34,0,'lay.o4d.a9',1.79481797128098225597e+09);
INSERT INTO "log" VALUES('d59yzddg4a',35,0,'trade.coin',1.7948179712927381992e+09);
INSERT INTO "log" VALUES('d59yzddg4a',36,0,'undo',1.79481797129750037193e+09);
INSERT INTO "log" VALUES('d59yzddg4a',37,0,'trade.hammer',1.79481797131272363668e+09);
INSERT INTO "log" VALUES('d59yzddg4a',38,0,'pay.iron.stock',1.79481797131798672673e+09);
INSERT INTO "log" VALUES('d59yzddg4a',39,0,'pay.coin.stock',1.79481797131958174711e+09);
INSERT INTO "log" VALUES('d59yzddg4a',40,0,'pay.stone.stock',1.79481797134242248539e+09);
INSERT INTO "log" VALUES('d59yzddg4a',41,0,'pay.stone.stock',1.79481797134801220896e+09);
INSERT INTO "log" VALUES('d59yzddg4a',42,0,'trade.hammer',1.79481797136579799656e+09);
INSERT INTO "log" VALUES('d59yzddg4a',43,0,'undo',1.79481797141785931592e+09);
INSERT INTO "log" VALUES('d59yzddg4a',44,0,'trade.hammer',1.79481797147472214694e+09);
INSERT INTO "log" VALUES('d59yzddg4a',45,0,'pay.iron.stock',1.79481797148511886593e+09);
INSERT INTO "log" VALUES('d59yzddg4a',46,0,'pay.iron.stock',1.79481797150683617596e+09);
INSERT INTO "log" VALUES('d59yzddg4a',47,0,'pay.hammer.stock',1.79481797151740956304e+09);
INSERT INTO "log" VALUES('d59yzddg4a',48,0,'pay.hammer.stock',1.794817971528717041e+09);
INSERT INTO "log" VALUES('d59yzddg4a',49,0,'end',1.79481797154098629953e+09);
INSERT INTO "log" VALUES('d59yzddg4a',50,0,'undo',1.79481797155856585496e+09);
INSERT INTO "log" VALUES('d59yzddg4a',51,0,'end',1.79481797158100700373e+09);
INSERT INTO "log" VALUES('d59yzddg4a',52,1,'trade.heartstone',1.79481797161296796798e+09);
INSERT INTO "log" VALUES('d59yzddg4a',53,1,'pay.stone.stock',1.79481797162590742114e+09);
INSERT INTO "log" VALUES('d59yzddg4a',54,1,'pay.coin.stock',1.79481797163275885579e+09);
INSERT INTO "log" VALUES('d59yzddg4a',55,1,'pay.iron.stock',1.79481797164990258212e+09);
INSERT INTO "log" VALUES('d59yzddg4a',56,1,'pay.heartstone.stock',1.79481797166885375977e+09);
INSERT INTO "log" VALUES('d59yzddg4a',57,1,'undo',1.7948179716871552467e+09);
INSERT INTO "log" VALUES('d59yzddg4a',58,1,'pay.stone.stock',1.79481797174373364448e+09);
INSERT INTO "log" VALUES('d59yzddg4a',59,1,'recruit.b2',1.79481797174593091011e+09);
INSERT INTO "log" VALUES('d59yzddg4a',60,1,'join.2b',1.79481797174858331679e+09);
INSERT INTO "log" VALUES('d59yzddg4a',61,1,'end',1.79481797175020885461e+09);
CREATE TABLE people (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	password VARCHAR(200), 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
CREATE TABLE seats (
	"table" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person VARCHAR(16), 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(20) DEFAULT '' NOT NULL, 
	api BLOB, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('s9yhaegjv5',0,'person',NULL,'Emma','',NULL);
INSERT INTO "seats" VALUES('s9yhaegjv5',1,'person',NULL,'Lars','',NULL);
INSERT INTO "seats" VALUES('s9yhaegjv5',2,'person',NULL,'Kim','',NULL);
INSERT INTO "seats" VALUES('d59yzddg4a',0,'person',NULL,'Emma','',NULL);
INSERT INTO "seats" VALUES('d59yzddg4a',1,'person',NULL,'Lars','',NULL);
INSERT INTO "seats" VALUES('d59yzddg4a',2,'person',NULL,'Kim','',NULL);
CREATE TABLE sessions (
	token BLOB NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE snapshots (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	state JSON NOT NULL, 
	PRIMARY KEY ("table"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('s9yhaegjv5',25,'{"game": "kings", "version": 1, "seats": 3, "seed": 7, "options": {"pairing": "random"}, "streams": [12784116736146165260], "stack": [["draw", 2]], "backs": ["M10", "M09", "M18", "M18", "M17", "M17", "M19", "M20", "M19", "M06", "M05", "M14", "M03", "M17", "M17", "M03", "M03", "M01", "M04", "M08", "M12", "M07", "M20", "M20", "M16", "M08", "M08", "M13", "M02", "M20", "M05", "M01", "M10", "M01", "M12", "M03", "M12", "M09", "M04", "M07", "M10", "M06", "M11", "M02", "M11", "M11", "M19", "M15", "M18", "M19", "M14", "M13", "M06", "M16", "M01", "M15", "M08", "M07", "M11", "M09", "M09", "M16", "M06", "M02", "M04", "M13", "M02", "M14", "M14", "M15", "M07", "M05", "M10", "M15", "M05", "M12", "M04", "M16", "M13", "M18"], "handles": [54, 3, 13, 26, 56, 7, 61, 12, 14, 71, 60, 29, 53, 28, 33, 77, 20, 42, 50, 73, 9, 55, 45, 35, 59, 4, 18, 1, 75, 48, 24, 19, 51, 68, 37, 41, 8, 32, 78, 74, 11, 10, 49, 39, 52, 34, 21, 40, 2, 15, 16, 65, 6, 47, 64, 58, 70, 79, 62, 43, 5, 46, 27, 31, 63, 30, 76, 57, 67, 72, 44, 25, 23, 66, 69, 0, 22, 17, 36, 38], "kings": ["orc", "goblin", "giant"], "deck": ["or6a", "go9b", "gi6b", "or2a", "or0b", "dw1a", "dw3a", "dw7a", "gi8a", "go5b", "or1b", "go4b", "or7a", "or5a", "gi9a", "or8b", "or8a", "or7b", "go6a", "go9a", "or0a", "or9b", "dw4b", "dw5a", "or3a", "dw0b", "gi9b", "gi8b", "go2b", "go7a", "gi4a", "gi3b", "dw4a", "or3b", "gi0a", "dw8a", "dw0a", "dw7b", "dw6b", "dw3b", "gi2b", "gi1a", "go3a", "or4b", "dw5b", "dw2a", "gi4b"], "centre": ["gi7b", "go0a", "go8b", "dw1b"], "piles": [[], ["go3b", "go6b"], ["go8a"], ["gi5a"]], "camp": [[], [], ["go2a", "go1b"], ["gi6a", "gi7a"]], "hands": [["dw2b", "dw6a", "or1a", "or4a", "go5a", "gi0b"], ["dw9a", "go0b", "go1a", "gi1b", "gi2a", "gi3a"], ["dw8b", "or5b", "or6b", "go7b", "gi5b"]], "mines": [["go4a"], ["or9a"], ["dw9b"]], "crews": [[[]], [["or2b"]], [[]]], "developed": [[], [], []], "discard": [], "seen": ["dw9a", "or2b", "or5b", "go1a", "go1b", "go2a", "go3b", "go6b", "go7b", "go8a", "gi1b", "gi3a", "gi5a", "gi6a", "gi7a"], "turn": 11, "end": null}');
INSERT INTO "snapshots" VALUES('d59yzddg4a',50,'{"game": "hall", "version": 1, "seats": 3, "seed": 7, "options": {"workshops": "random"}, "streams": [2226013999306484405, 1399560345945416489, 5851132886173676192], "stack": [["build", 0]], "portals": ["a8", "j19", "s8"], "tunnels": ["o4d.a9"], "halls": [], "rubble": ["g4", "j4", "m4", "f5", "g5", "m5", "n5", "e6", "i6", "k6", "o6", "d7", "e7", "g7", "m7", "o7", "p7", "f9", "n9", "d10", "p10", "f11", "n11", "d13", "e13", "g13", "m13", "o13", "p13", "e14", "i14", "k14", "o14", "f15", "g15", "m15", "n15", "g16", "j16", "m16"], "buried": ["j1", "f3", "n3", "g5", "m5", "i6", "k6", "c7", "f7", "h7", "l7", "n7", "q7", "d8", "p8", "f9", "n9", "r9", "c10", "q10", "a12", "d12", "f12", "n12", "p12", "s12", "f14", "n14", "d15", "e15", "g15", "m15", "o15", "p15", "e16", "i16", "k16", "o16", "j17", "h18", "l18"], "statues": ["a11:ice", "c13:fire", "c9:moon", "d6:fire", "e4:ice", "f15:moon", "f18:ice", "h2:moon", "i17:fire", "k17:moon", "l2:fire", "n15:fire", "n18:ice", "o4:ice", "p6:moon", "q13:moon", "q9:fire", "s11:ice"], "pedestals": [], "workshops": [], "supply": ["wainwright", "ironworks", "steward*2", "crusher*2", "stone_mill"], "horde": ["fire-1-5", "mud-1-5", "moon-1-2", "fire-1-4", "moon-1-3", "ice-2-4+moon", "fire-2-1+moon", "mud-2-3+ice", "moon-2-2+moon", "mud-3-1", "fire-3-3", "mud-3-4"], "deck1": ["moon-1-4", "ice-1-1", "mud-1-6", "moon-1-1", "mud-1-4", "ice-1-5", "ice-1-2", "mud-1-3", "mud-1-1", "ice-1-4", "moon-1-5", "fire-1-2", "fire-1-1", "ice-1-3", "mud-1-2"], "deck2": ["fire-2-3", "mud-2-4", "ice-2-1", "fire-2-4", "moon-2-3", "ice-2-2", "mud-2-5", "moon-2-1", "mud-2-1", "ice-2-3", "mud-2-2", "fire-2-2", "moon-2-4"], "deck3": ["mud-3-2", "ice-3-1", "moon-3-3", "ice-3-2", "fire-3-1", "fire-3-2", "mud-3-3", "moon-3-2", "mud-3-5", "ice-3-4", "moon-3-4", "ice-3-3", "fire-3-4", "moon-3-1"], "grimoire": ["mingled_veins", "thieving_imp", "secret_passage"], "spells": ["cave_in", "clan_oath", "old_debt", "earth_ritual", "thunderclap", "pack_echo", "drums_of_exile", "silver_tongue", "aftershock", "night_shift", "seers_bag", "trading_places", "gilded_arch", "ghost_carts"], "bag": ["fire*6", "ice*5", "moon*3"], "track": ["5", "4", "3", "4", "5", "4", "3", "3", "2", "2", "3", "2", "5", "2", "4"], "takers": ["-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-"], "coronations": ["3", "5"], "crowned": ["0", "0", "0"], "now": ["first=2", "turn=2", "left=-1", "cast=0", "works=1", "charm=-1", "ghosts=0", "ore=0", "moved=1"], "pack": [["start-4", "start-5", "start-6", "start-2", "-", "-", "-", "-", "-", "-"], ["start-3", "start-1", "start-5", "start-4", "-", "-", "-", "-", "-", "-"], ["start-2", "start-1", "start-3", "start-4", "-", "-", "fire-1-3:01", "-", "-", "-"]], "stock": [["stone*2", "hammer"], ["stone*5", "iron*3", "heartstone", "coin*2"], ["stone", "iron*2", "rune", "coin"]], "own": [[], [], []], "dug": [["4stone"], [], []], "draft": [["start-3", "start-1"], ["start-6", "start-2"], ["start-6", "start-5"]]}');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	version INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	seed BIGINT NOT NULL, 
	options JSON NOT NULL, 
	creator VARCHAR(16), 
	created FLOAT NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	clock INTEGER DEFAULT '0' NOT NULL, 
	webhook VARCHAR(300) DEFAULT '' NOT NULL, 
	rematch VARCHAR(16), 
	result JSON, 
	PRIMARY KEY (id), 
	FOREIGN KEY(creator) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('s9yhaegjv5','kings',1,3,7,'{"pairing": "random"}',NULL,1.79481796908202672008e+09,'live',0,'',NULL,'null');
INSERT INTO "tables" VALUES('d59yzddg4a','hall',1,3,7,'{"workshops": "random"}',NULL,1.79481797090296769144e+09,'live',0,'',NULL,'null');
CREATE INDEX seats_person ON seats (person);
CREATE INDEX seats_api ON seats (api);
COMMIT;
