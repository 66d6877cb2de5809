from dovre.kernel.refusals import Reasons
REASONS = Reasons("fall", {}, {})
