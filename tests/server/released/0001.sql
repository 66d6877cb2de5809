-- A database of schema 0001, written by the code of its time, with something in every table.
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
INSERT INTO "log" VALUES('rhr3hcczj9',1,0,'play.dw9a.c4',1.79484929632523131375e+09);
INSERT INTO "log" VALUES('rhr3hcczj9',2,0,'draw.goblin',1.794849296357047081e+09);
INSERT INTO "log" VALUES('rhr3hcczj9',3,1,'play.gi2a.c2',1.79484929638595557214e+09);
INSERT INTO "log" VALUES('rhr3hcczj9',4,1,'draw.deck',1.79484929641733288764e+09);
INSERT INTO "log" VALUES('rhr3hcczj9',5,0,'play.gi0b.c3',1.79484929642420268057e+09);
INSERT INTO "log" VALUES('rhr3hcczj9',6,0,'undo',1.7948492964270312786e+09);
INSERT INTO "log" VALUES('rhr3hcczj9',7,0,'play.go7b.c2',1.79484929643201851848e+09);
INSERT INTO "log" VALUES('rhr3hcczj9',8,0,'draw.orc',1.79484929645211553576e+09);
INSERT INTO "log" VALUES('rhr3hcczj9',9,1,'play.go0b.c1',1.79484929646298146249e+09);
INSERT INTO "log" VALUES('rhr3hcczj9',10,1,'draw.deck',1.7948492964822034836e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',1,2,'portal.a8',1.79484929736446857453e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',2,0,'portal.j19',1.79484929742077517511e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',3,1,'portal.s8',1.79484929746123647682e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',4,2,'draft.start-2.1d',1794849297.51249);
INSERT INTO "log" VALUES('j6mv3p9xke',5,2,'draft.start-4.1a',1.79484929753498172761e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',6,2,'draft.start-1.1b',1.79484929756756663322e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',7,2,'draft.start-3.1c',1.79484929758178949352e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',8,0,'draft.start-4.1a',1.79484929789902400974e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',9,0,'draft.start-5.1d',1.79484929791874384878e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',10,0,'draft.start-2.1c',1.79484929793466019632e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',11,0,'draft.start-6.1b',1.79484929795055365561e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',12,1,'draft.start-4.1a',1.79484929797681593902e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',13,1,'draft.start-1.1c',1.79484929799162054066e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',14,1,'draft.start-6.1d',1.79484929801086688042e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',15,1,'draft.start-3.1b',1.79484929803103375432e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',16,2,'recruit.b3',1.79484929804566836352e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',17,2,'join.2a',1.79484929807516598704e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',18,2,'end',1.79484929808704018593e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',19,0,'recruit.b5',1.79484929811184287067e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',20,0,'join.2a',1.79484929813850855825e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',21,0,'trade.stone',1.79484929816745328898e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',22,0,'pay.coin.stock',1794849298.20367);
INSERT INTO "log" VALUES('j6mv3p9xke',23,0,'pay.stone.stock',1.79484929822638249394e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',24,0,'pay.iron.stock',1794849298.2478);
INSERT INTO "log" VALUES('j6mv3p9xke',25,0,'pay.iron.stock',1.79484929827761697769e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',26,0,'trade.heartstone',1.79484929831333422664e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',27,0,'pay.iron.stock',1.79484929834566593167e+09);
INSERT INTO "log" VALUES('j6mv3p9xke',28,0,'pay.hammer.stock',1.79484929836926841739e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',1,0,'play.go7b.c2',1.79484929843315744396e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',2,0,'draw.orc',1.79484929844140934937e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',3,1,'play.go8a.c4',1.79484929845739889144e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',4,1,'draw.giant',1.79484929846860909456e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',5,0,'play.or4a.c3',1.79484929851367259025e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',6,0,'draw.deck',1.79484929852757740019e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',7,1,'play.go0b.c1',1.79484929854247522349e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',8,1,'draw.deck',1.79484929857249259944e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',9,0,'play.dw9a.c3',1.79484929863020634651e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',10,0,'draw.orc',1.79484929865647053724e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',11,1,'play.dw8b.c1',1.79484929870140314097e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',12,1,'draw.dwarf',1.79484929874380278588e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',13,0,'play.dw2b.c3',1.79484929879266858106e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',14,0,'draw.deck',1794849298.84617);
INSERT INTO "log" VALUES('8nhncn8w9z',15,1,'play.gi2a.c1',1.79484929890453958518e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',16,1,'draw.goblin',1.79484929894845628736e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',17,0,'play.or5b.c1',1.79484929898057961467e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',18,0,'draw.goblin',1.79484929901479816436e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',19,1,'play.or2b.c3',1.79484929907412576674e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',20,1,'draw.giant',1.79484929911716198924e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',21,0,'play.gi0b.o3',1.79484929916920685766e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',22,0,'draw.deck',1.7948492992052810192e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',23,1,'play.dw8b.o1',1.79484929925252509113e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',24,1,'draw.orc',1.7948492993061184883e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',25,0,'play.gi7a.c1',1.79484929935020661351e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',26,0,'draw.dwarf',1.79484929940042853358e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',27,1,'play.gi6a.c3',1.79484929943662762643e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',28,1,'draw.dwarf',1.79484929950616812705e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',29,0,'play.or4a.o3',1.79484929953819108004e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',30,0,'draw.goblin',1.79484929958061623575e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',31,1,'play.dw9a.c3',1.79484929962464714045e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',32,1,'draw.dwarf',1.79484929967658114434e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',33,0,'play.go1a.o1',1.79484929970760560035e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',34,0,'draw.deck',1.79484929976864290238e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',35,1,'play.dw9a.c2',1794849299.82063);
INSERT INTO "log" VALUES('8nhncn8w9z',36,1,'draw.goblin',1.79484929986534094813e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',37,0,'play.dw2b.c2',1.79484929991839122767e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',38,0,'draw.giant',1.794849299960580349e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',39,1,'play.go3b.c3',1.79484930000447678562e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',40,1,'draw.dwarf',1.79484930004451632501e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',41,0,'play.or6b.c2',1.79484930008660173417e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',42,0,'draw.orc',1.79484930011970973012e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',43,1,'play.gi2a.o2',1.79484930016869616503e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',44,1,'draw.dwarf',1.79484930022635817527e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',45,0,'play.gi5a.o1',1.79484930024848699566e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',46,0,'draw.deck',1.79484930028781795507e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',47,1,'play.or2b.o3',1.794849300349157095e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',48,1,'draw.deck',1.79484930039853692049e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',49,0,'play.gi6a.c2',1.79484930045318627359e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',50,0,'draw.deck',1.79484930048582053182e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',51,1,'play.dw2a.c2',1.79484930053003907202e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',52,1,'draw.deck',1.79484930054990363124e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',53,0,'play.go2a.o3',1.79484930059010577198e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',54,0,'draw.giant',1.79484930062983560556e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',55,1,'play.go3a.o2',1.79484930065726089472e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',56,1,'draw.deck',1.79484930070393085485e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',57,0,'play.go6b.o3',1.79484930073680305478e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',58,0,'draw.deck',1.79484930077810120579e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',59,1,'play.dw2b.o4',1.79484930083041095737e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',60,1,'draw.deck',1.79484930085436439513e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',61,0,'play.gi4b.o1',1.794849300889913559e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',62,0,'draw.deck',1.79484930093789553642e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',63,1,'play.dw9a.c3',1.79484930098611330986e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',64,1,'draw.deck',1.79484930100552392004e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',65,0,'play.or4b.c3',1.79484930113410449028e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',66,0,'draw.deck',1.79484930114110660549e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',67,1,'play.go7b.c2',1.79484930114943647388e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',68,1,'draw.dwarf',1.79484930115792393687e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',69,0,'play.gi2b.o2',1.79484930116687917706e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',70,0,'draw.goblin',1.79484930117862510681e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',71,1,'play.gi1a.c2',1.79484930121258521077e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',72,1,'draw.deck',1.7948493012524452209e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',73,0,'play.gi6a.c3',1.79484930129653787612e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',74,0,'draw.orc',1.79484930132107615473e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',75,1,'play.or3b.c2',1.79484930136306071284e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',76,1,'draw.goblin',1.79484930137563943866e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',77,0,'play.dw8a.o4',1.79484930142854571342e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',78,0,'draw.dwarf',1.79484930150238275524e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',79,1,'play.go1b.c3',1.79484930152563047409e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',80,1,'draw.deck',1.79484930153373455994e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',81,0,'play.dw9a.c2',1.79484930154565405844e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',82,0,'draw.dwarf',1.7948493015607151985e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',83,1,'play.gi3b.c3',1.79484930162525200842e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',84,1,'draw.orc',1.79484930167823076253e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',85,0,'play.or6b.c2',1.7948493017245104313e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',86,0,'draw.deck',1.79484930176158475872e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',87,1,'play.dw2a.o2',1.79484930180058503148e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',88,1,'draw.giant',1.79484930185393428804e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',89,0,'play.dw9a.c2',1.79484930192054367064e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',90,0,'draw.dwarf',1.79484930195998764043e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',91,1,'play.gi1a.o3',1.79484930198664379124e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',92,1,'draw.giant',1.79484930200976634025e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',93,0,'play.go7a.o3',1.79484930202979564668e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',94,0,'draw.orc',1.79484930205024075509e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',95,1,'play.dw3b.o2',1.79484930207429528234e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',96,1,'draw.deck',1.79484930212041044229e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',97,0,'play.or4b.c2',1.7948493021332805157e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',98,0,'draw.deck',1.79484930215496587754e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',99,1,'play.go3b.o4',1.79484930218596220015e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',100,1,'draw.deck',1.79484930220972085002e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',101,0,'play.go7b.o5',1.79484930223541879652e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',102,0,'draw.orc',1.79484930225866889949e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',103,1,'play.gi6a.c2',1.79484930227727484701e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',104,1,'draw.deck',1.79484930228594541552e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',105,0,'play.or4b.c3',1.79484930230968546863e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',106,0,'draw.orc',1.79484930233032417292e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',107,1,'play.dw5a.o3',1.79484930235695648191e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',108,1,'draw.goblin',1.79484930237151408191e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',109,0,'play.dw6b.c3',1.79484930239945340152e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',110,0,'draw.deck',1.79484930240941357613e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',111,1,'play.go1b.c3',1.79484930243759894371e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',112,1,'draw.dwarf',1.79484930246171545979e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',113,0,'play.or6b.c3',1.7948493025224032402e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',114,0,'draw.deck',1.79484930254618334777e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',115,1,'play.go0b.c3',1.79484930256255865096e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',116,1,'draw.goblin',1.79484930257765054701e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',117,0,'play.or0a.c3',1.79484930259825563435e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',118,0,'draw.giant',1.79484930261411023137e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',119,1,'play.gi8b.o4',1.79484930263814473159e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',120,1,'draw.goblin',1.79484930265520787242e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',121,0,'play.dw9a.o2',1.79484930268103671071e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',122,0,'draw.orc',1.79484930270231246955e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',123,1,'play.go1b.c3',1.79484930272299408916e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',124,1,'draw.goblin',1.79484930275030422214e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',125,0,'play.dw0b.o6',1.79484930277369928363e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',126,0,'draw.orc',1.79484930278651213641e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',127,1,'play.go0b.c3',1.79484930283294677735e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',128,1,'draw.goblin',1.79484930284295058243e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',129,0,'play.go6a.o9',1.79484930287309312826e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',130,0,'draw.deck',1.79484930289777565e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',131,1,'play.go0b.c3',1.79484930291543960572e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',132,1,'draw.deck',1.79484930294181561473e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',133,0,'play.gi3b.o6',1.7948493029696347713e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',134,0,'draw.deck',1.79484930299431848527e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',135,1,'play.or3a.o6',1.79484930300207066533e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',136,1,'draw.deck',1.79484930300747895243e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',137,0,'play.or6b.c3',1.79484930303831577303e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',138,0,'draw.deck',1.79484930306479096412e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',139,1,'play.dw6b.o6',1.79484930308800673479e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',140,1,'draw.deck',1.79484930310472607607e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',141,0,'play.gi9a.o5',1.79484930313079833977e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',142,0,'draw.deck',1.79484930315336489682e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',143,1,'play.or5a.o2',1.79484930324153757093e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',144,1,'draw.deck',1.79484930325561046603e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',145,0,'play.gi8a.o8',1.79484930328198838238e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',146,0,'draw.deck',1.7948493033054046631e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',147,1,'play.dw0a.o5',1.79484930332307481763e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',148,1,'draw.deck',1.79484930335334229474e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',149,0,'play.dw3a.o4',1.79484930337348699566e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',150,0,'draw.deck',1.79484930339363908764e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',151,1,'play.dw7a.o2',1.79484930341570472715e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',152,1,'draw.deck',1.79484930342119526863e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',153,0,'play.or7a.c3',1.79484930345238542555e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',154,0,'draw.goblin',1.79484930348107647899e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',155,1,'play.or2a.c3',1.79484930355239415168e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',156,1,'draw.deck',1.79484930357898306851e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',157,0,'play.go0b.o7',1.79484930363938856127e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',158,0,'draw.orc',1.79484930369236588476e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',159,1,'play.go9b.c3',1.79484930375256037716e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',160,1,'draw.orc',1.79484930378042912483e+09);
INSERT INTO "log" VALUES('8nhncn8w9z',161,0,'play.or0b.c3',1.79484930383685946462e+09);
CREATE TABLE people (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	password VARCHAR(200), 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "people" VALUES('emma0000','Emma','emma','$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b4dWRWJTmaaJObG',1794800000.0);
INSERT INTO "people" VALUES('lars0000','Lars',NULL,NULL,1794800000.0);
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
INSERT INTO "seats" VALUES('rhr3hcczj9',0,'person','emma0000','Emma','',NULL);
INSERT INTO "seats" VALUES('rhr3hcczj9',1,'person','lars0000','Lars','',NULL);
INSERT INTO "seats" VALUES('j6mv3p9xke',0,'program',NULL,'Emma','',X'0B930E7E79C98EB150ECEFB5D3E6D8266BB7E4941152907E591CD3B2B6B6C7BD');
INSERT INTO "seats" VALUES('j6mv3p9xke',1,'program',NULL,'Lars','',X'10125EE4484BE0FE24F82565B287DCAD6670156579FE5BEB416EB87462F89753');
INSERT INTO "seats" VALUES('j6mv3p9xke',2,'program',NULL,'Kim','',X'854CC42C8A359A4014813B92AF07398128339A325658A954C98816239FD7CBFA');
INSERT INTO "seats" VALUES('dt2ry8q2nq',0,'program',NULL,'Emma','',X'1B3BB9E4C6FFE3BB2A1D55B4B86358CFA8AA6B4F73A8D5D8C136BC90E16FF957');
INSERT INTO "seats" VALUES('dt2ry8q2nq',1,'open',NULL,'','',NULL);
INSERT INTO "seats" VALUES('8nhncn8w9z',0,'person','emma0000','Emma','',NULL);
INSERT INTO "seats" VALUES('8nhncn8w9z',1,'person','lars0000','Lars','',NULL);
CREATE TABLE sessions (
	token BLOB NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "sessions" VALUES(X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','emma0000',1794800000.0);
INSERT INTO "sessions" VALUES(X'202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F','lars0000',1794800000.0);
CREATE TABLE snapshots (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	state JSON NOT NULL, 
	PRIMARY KEY ("table"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('j6mv3p9xke',25,'{"game": "hall", "version": 1, "seats": 3, "seed": 7, "options": {"workshops": "random"}, "streams": [2226013999306484405, 1399560345945416489, 5851132886173676192], "stack": [["build", 0]], "portals": ["j19", "s8", "a8"], "tunnels": [], "halls": [], "rubble": ["g4", "j4", "m4", "f5", "g5", "m5", "n5", "e6", "i6", "k6", "o6", "d7", "e7", "g7", "m7", "o7", "p7", "f9", "n9", "d10", "p10", "f11", "n11", "d13", "e13", "g13", "m13", "o13", "p13", "e14", "i14", "k14", "o14", "f15", "g15", "m15", "n15", "g16", "j16", "m16"], "buried": ["j1", "f3", "n3", "g5", "m5", "i6", "k6", "c7", "f7", "h7", "l7", "n7", "q7", "d8", "p8", "b9", "f9", "n9", "r9", "c10", "q10", "a12", "d12", "f12", "n12", "p12", "s12", "f14", "n14", "d15", "e15", "g15", "m15", "o15", "p15", "e16", "i16", "k16", "o16", "j17", "h18", "l18"], "statues": ["a11:ice", "c13:fire", "c9:moon", "d6:fire", "e4:ice", "f15:moon", "f18:ice", "h2:moon", "i17:fire", "k17:moon", "l2:fire", "n15:fire", "n18:ice", "o4:ice", "p6:moon", "q13:moon", "q9:fire", "s11:ice"], "pedestals": [], "workshops": [], "supply": ["wainwright", "ironworks", "steward*2", "crusher*2", "stone_mill"], "horde": ["fire-1-3", "mud-1-5", "fire-1-5", "fire-1-4", "mud-1-2", "ice-2-4+moon", "fire-2-1+moon", "mud-2-3+ice", "moon-2-2+moon", "mud-3-1", "fire-3-3", "mud-3-4"], "deck1": ["moon-1-4", "ice-1-1", "mud-1-6", "moon-1-1", "mud-1-4", "ice-1-5", "ice-1-2", "mud-1-3", "mud-1-1", "ice-1-4", "moon-1-5", "fire-1-2", "fire-1-1", "ice-1-3"], "deck2": ["fire-2-3", "mud-2-4", "ice-2-1", "fire-2-4", "moon-2-3", "ice-2-2", "mud-2-5", "moon-2-1", "mud-2-1", "ice-2-3", "mud-2-2", "fire-2-2", "moon-2-4"], "deck3": ["mud-3-2", "ice-3-1", "moon-3-3", "ice-3-2", "fire-3-1", "fire-3-2", "mud-3-3", "moon-3-2", "mud-3-5", "ice-3-4", "moon-3-4", "ice-3-3", "fire-3-4", "moon-3-1"], "grimoire": ["mingled_veins", "thieving_imp", "secret_passage"], "spells": ["cave_in", "clan_oath", "old_debt", "earth_ritual", "thunderclap", "pack_echo", "drums_of_exile", "silver_tongue", "aftershock", "night_shift", "seers_bag", "trading_places", "gilded_arch", "ghost_carts"], "bag": ["fire*6", "ice*5", "moon*3"], "track": ["5", "4", "3", "4", "5", "4", "3", "3", "2", "2", "3", "2", "5", "2", "4"], "takers": ["-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-"], "coronations": ["3", "5"], "crowned": ["0", "0", "0"], "now": ["first=2", "turn=2", "left=-1", "cast=0", "works=1", "charm=-1", "ghosts=0", "ore=0", "moved=1"], "pack": [["start-4:1", "start-6:1", "start-2", "start-5", "moon-1-3:11", "-", "-", "-", "-", "-"], ["start-4", "start-3", "start-1", "start-6", "-", "-", "-", "-", "-", "-"], ["start-4:1", "start-1:1", "start-3", "start-2", "moon-1-2:111", "-", "-", "-", "-", "-"]], "stock": [["stone*6", "iron", "hammer"], ["stone*5", "iron*3", "heartstone", "coin*2"], ["stone*2", "iron*2", "heartstone", "hammer", "coin*2"]], "own": [[], [], []], "dug": [[], [], []], "draft": [["start-3", "start-1"], ["start-5", "start-2"], ["start-6", "start-5"]]}');
INSERT INTO "snapshots" VALUES('8nhncn8w9z',161,'{"game": "kings", "version": 1, "seats": 2, "seed": 7, "options": {"pairing": "random"}, "streams": [12784116736146165260], "stack": [], "backs": ["M10", "M09", "M18", "M18", "M17", "M17", "M19", "M20", "M19", "M06", "M05", "M14", "M03", "M17", "M17", "M03", "M03", "M01", "M04", "M08", "M12", "M07", "M20", "M20", "M16", "M08", "M08", "M13", "M02", "M20", "M05", "M01", "M10", "M01", "M12", "M03", "M12", "M09", "M04", "M07", "M10", "M06", "M11", "M02", "M11", "M11", "M19", "M15", "M18", "M19", "M14", "M13", "M06", "M16", "M01", "M15", "M08", "M07", "M11", "M09", "M09", "M16", "M06", "M02", "M04", "M13", "M02", "M14", "M14", "M15", "M07", "M05", "M10", "M15", "M05", "M12", "M04", "M16", "M13", "M18"], "handles": [54, 3, 13, 26, 56, 7, 61, 12, 14, 71, 60, 29, 53, 28, 33, 77, 20, 42, 50, 73, 9, 55, 45, 35, 59, 4, 18, 1, 75, 48, 24, 19, 51, 68, 37, 41, 8, 32, 78, 74, 11, 10, 49, 39, 52, 34, 21, 40, 2, 15, 16, 65, 6, 47, 64, 58, 70, 79, 62, 43, 5, 46, 27, 31, 63, 30, 76, 57, 67, 72, 44, 25, 23, 66, 69, 0, 22, 17, 36, 38], "kings": ["orc", "goblin"], "deck": [], "centre": ["go0a", "gi9b", "or6a", "go4a"], "piles": [["or5b", "gi7a"], ["gi6a"], [], ["go8a"]], "camp": [[], ["or0b", "or2a"], ["go9b"], []], "hands": [["or0a", "or1a", "or1b", "or4b", "or6b"], ["dw1a", "or3b", "or7a", "go1b", "go4b", "go5b"]], "mines": [["gi7b", "or8b", "go5a", "gi0a", "gi4a", "go2b", "dw4a", "dw4b", "or9b", "gi6b"], ["dw9b", "dw1b", "dw5b", "go9a", "", "or8a"]], "crews": [[["gi4b"], [], ["go2a", "go6b", "go7a"], ["dw3a"], ["go7b", "gi9a"], ["dw0b", "gi3b"], ["go0b"], ["gi8a"], ["go6a"], []], [["dw8b"], ["dw2a", "dw3b", "or5a", "dw7a"], ["gi1a", "dw5a"], ["gi8b"], [], ["or3a", "dw6b"]]], "developed": [["gi1b", "go8b", "dw7b", "gi5b"], ["dw6a", "gi3a", "or9a", "or7b"]], "discard": ["gi0b", "or4a", "go1a", "gi5a", "or2b", "gi2a", "go3a", "dw8a", "dw2b", "go3b", "gi2b", "dw9a", "dw0a"], "seen": ["dw0a", "dw0b", "dw2a", "dw2b", "dw3a", "dw3b", "dw5a", "dw6b", "dw7a", "dw8a", "dw8b", "dw9a", "or0a", "or0b", "or2a", "or2b", "or3a", "or3b", "or4a", "or4b", "or5a", "or5b", "or6b", "or7a", "go0b", "go1a", "go1b", "go2a", "go3a", "go3b", "go6a", "go6b", "go7a", "go7b", "go8a", "go9b", "gi0b", "gi1a", "gi2a", "gi2b", "gi3b", "gi4b", "gi5a", "gi6a", "gi7a", "gi8a", "gi8b", "gi9a"], "turn": 81, "end": "replacement"}');
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
INSERT INTO "tables" VALUES('rhr3hcczj9','kings',1,2,7,'{"pairing": "random"}','emma0000',1.79484929626013493537e+09,'live',0,'',NULL,'null');
INSERT INTO "tables" VALUES('j6mv3p9xke','hall',1,3,7,'{"workshops": "random"}','emma0000',1.79484929725116801259e+09,'live',0,'',NULL,'null');
INSERT INTO "tables" VALUES('dt2ry8q2nq','kings',1,2,120151550788447,'{"pairing": "random"}','emma0000',1.79484929837995576856e+09,'open',0,'',NULL,'null');
INSERT INTO "tables" VALUES('8nhncn8w9z','kings',1,2,7,'{"pairing": "random"}','emma0000',1.79484929840258049965e+09,'over',0,'https://hooks.example/dovre','dt2ry8q2nq','{"scores": [-41, -18], "winners": [1]}');
CREATE INDEX seats_person ON seats (person);
CREATE INDEX seats_api ON seats (api);
COMMIT;
