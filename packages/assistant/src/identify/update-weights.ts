/** How much each feature of a text speaks for each type of update; made by `npm run learn:updates`, not by hand. */
export const UPDATE_WEIGHTS = `
+addsPart|-8 -14 -3 -6 -3 33
+any|29 27 -38 2 -12 -23
+asks|-28 49 -1 -16 -6 1
+isBrief|1 4 6 5 -10 -3
+isCancelled|-16 -29 2 49 -2 -4
+isCompleted|21 6 -11 0 -8 -11
+isDueBy|-9 -13 21 2 4 -4
+isInPart|-14 1 -6 19 1 -2
+isNotCompleted|-30 12 6 13 2 -1
+isNotDone|4 19 -12 -5 4 -10
+isOrder|-30 -1 3 -3 16 15
+isOver|24 -3 -12 12 -16 -16
+isSoNow|26 -22 -11 5 5 -2
+isStarted|-11 -12 -19 55 -8 -6
+isTakenBack|3 -11 -8 21 0 -5
+isUnreal|-18 19 -3 1 -5 6
+moves|-15 -10 42 -17 -2 0
+movesBy|-6 -2 11 -3 0 -1
+movesSurely|-12 -13 35 1 -7 -3
+mustBe|-15 -10 8 -8 13 12
+namesAnotherDate|-22 -9 41 -7 -1 -2
+namesDay|-13 0 24 4 -5 -12
+namesMoment|-2 -9 34 -12 1 -18
+setsLevel|-15 -20 -6 -17 64 -6
+statesPriority|-16 -22 -6 -18 66 -4
+tellsDone|12 -9 2 3 -9 1
+waits|-21 2 -11 51 -10 -11
0|0 11 21 -8 -10 -15
0 0|3 7 0 -2 -8 0
0 a|-3 5 1 -2 -1 -1
0 again|8 -7 0 -1 0 0
0 all|-3 3 0 -1 0 0
0 also|-2 0 2 -2 0 2
0 am|-1 -3 9 -4 -1 0
0 and|-10 16 -4 -1 0 -1
0 april|-2 -1 5 -2 0 0
0 are|2 -3 0 1 0 0
0 as|-1 -3 -4 -1 5 2
0 at|-6 1 1 6 -1 0
0 august|-6 -6 14 -1 0 0
0 back|1 0 0 -1 0 0
0 bar|2 -2 0 -1 0 0
0 boxes|0 2 -2 1 -1 0
0 bucks|0 2 -1 0 0 0
0 but|0 -2 0 0 3 0
0 came|-2 3 0 0 0 0
0 cents|0 1 0 0 0 0
0 chairs|-4 4 -1 -1 0 1
0 cheaper|3 -2 0 -1 0 0
0 cm|-2 5 0 -1 0 -1
0 days|1 1 0 -2 0 0
0 de|-4 -3 9 -1 -1 -1
0 dec|-3 8 -6 0 0 1
0 december|-2 7 0 -3 -1 0
0 degrees|2 3 -3 -3 -1 2
0 dollars|0 1 0 0 0 0
0 doses|0 0 0 1 0 0
0 down|0 -4 0 5 0 0
0 euro|2 1 -1 -1 0 -1
0 euros|4 4 -2 -5 0 0
0 february|-1 -1 3 0 0 0
0 for|-2 11 -3 -3 -1 -2
0 found|-1 2 0 0 0 0
0 g|-3 4 0 -1 0 -1
0 hangs|1 1 0 -2 0 0
0 has|10 -5 -2 -2 0 -1
0 have|-6 2 0 6 0 -1
0 holds|2 -2 0 0 0 0
0 hours|-1 2 -1 1 -1 0
0 i|-2 4 -1 0 0 0
0 if|0 1 0 0 0 -1
0 in|0 -4 -3 0 2 4
0 incl|-2 3 -2 3 -1 0
0 instead|-3 -8 12 -1 0 0
0 is|4 -6 -2 -1 9 -4
0 jan|-2 -1 4 0 0 0
0 januar|0 -1 2 -1 0 0
0 january|-3 -3 7 -1 0 0
0 july|-1 -1 2 0 0 0
0 june|8 -5 -2 -1 0 0
0 kg|3 6 -3 -5 -1 0
0 kids|-4 5 -1 0 0 0
0 km|5 2 -4 -2 -1 -1
0 litres|3 -1 0 -1 0 0
0 looks|-4 6 0 -1 0 0
0 m|0 7 -2 -5 0 0
0 march|-1 1 1 -1 0 0
0 may|-2 1 3 -1 0 0
0 mb|1 -1 0 0 0 0
0 members|-1 1 0 1 0 0
0 metres|2 2 -3 0 -1 0
0 min|2 -3 -1 2 0 0
0 minutes|14 -7 -5 -1 -1 0
0 mm|1 1 -1 -4 -1 4
0 months|-1 3 -1 0 0 0
0 more|-9 0 1 10 -2 0
0 nicht|0 0 2 -1 0 -1
0 no|5 -4 0 -1 0 0
0 nobody|-1 1 0 0 0 0
0 not|-1 -4 8 -2 0 0
0 nov|-5 -1 7 0 -1 0
0 november|-2 2 0 1 0 0
0 now|1 -1 7 -4 -2 0
0 o'clock|0 -1 1 0 0 0
0 oct|0 2 -1 0 0 0
0 october|-5 -1 8 -1 -1 0
0 of|3 -13 -10 24 -2 -1
0 on|-2 12 -6 -3 -1 0
0 or|3 -2 0 0 0 -1
0 out|-2 -1 0 4 0 0
0 people|4 3 -2 -2 -2 0
0 per|-3 4 0 -1 0 -1
0 percent|-8 10 -1 -1 0 0
0 pieces|6 -9 0 -1 0 4
0 pm|3 0 2 -4 -1 0
0 reports|-2 4 0 -2 0 0
0 s|4 1 0 -4 -1 0
0 seats|0 -1 0 1 0 0
0 seconds|5 -2 -1 -1 -1 0
0 sept|-1 -4 7 0 -1 -1
0 september|-1 -5 8 -1 0 0
0 slips|0 1 0 0 0 0
0 so|2 -4 1 2 0 0
0 stuck|9 -3 -4 -2 0 0
0 the|-4 6 0 -1 0 0
0 they|1 0 0 0 0 0
0 this|5 -3 0 -2 0 0
0 tickets|-3 4 0 -1 0 0
0 to|-6 -10 2 15 0 -2
0 too|2 -1 0 0 0 0
0 tubes|-1 1 0 -1 0 0
0 two|-4 8 -3 0 0 -1
0 uhr|0 -3 4 0 0 0
0 verlegt|0 -4 5 0 0 0
0 was|-2 3 -1 -1 0 0
0 we|-1 0 4 -3 0 0
0 weeks|4 -8 6 -1 0 0
0 went|3 -3 0 0 0 0
0 with|-2 -5 -1 9 -1 0
0's|1 -1 -4 6 -1 0
0a|-4 5 -1 0 -1 0
0am|0 -3 5 -2 1 -1
0b|1 6 -1 -2 -2 -3
0c|-2 5 0 -1 0 0
0k|0 5 -5 2 -2 -1
0nd|-7 5 6 -2 -1 -1
0pm|-1 -2 3 2 -1 0
0rd|-7 4 7 -2 -1 -1
0s|7 -5 0 -1 0 0
0st|-7 -11 20 -4 -1 3
0th|-4 -3 29 -15 -3 -4
0th because|-1 -4 6 -1 0 0
0th is|1 -7 8 0 0 0
0th not|0 -2 3 0 0 0
0th now|-1 -1 4 -1 -1 0
0th the|0 -1 1 0 0 0
0x0|-4 8 0 -2 0 0
a|-6 4 -2 -10 -3 17
a 0|-2 9 -5 1 0 -1
a bit|-6 11 -2 -2 -1 -1
a broken|-7 8 0 -1 0 0
a car|-4 4 0 0 2 -2
a change|0 0 1 -1 0 0
a chapter|0 0 0 0 0 1
a cheaper|-2 2 0 0 0 0
a cold|-3 -5 0 10 0 -2
a copy|1 0 0 -1 0 0
a date|0 1 0 0 0 -1
a day|-2 7 -2 -2 -1 -1
a deposit|4 -2 0 -1 0 -1
a different|-4 5 0 -1 0 -1
a fortnight|0 -2 3 0 0 0
a gas|1 4 -1 -2 -1 -1
a good|-7 5 3 0 -1 -1
a key|-5 -4 -1 -3 14 -1
a la|24 -9 -2 -8 -1 -3
a las|2 0 3 -3 0 -1
a letter|-1 1 0 1 0 0
a line|0 -3 0 0 0 4
a list|-3 2 0 0 -1 2
a little|0 -1 0 0 0 2
a look|7 3 -1 -5 -1 -2
a los|-1 1 0 -1 0 2
a lot|-3 12 0 -8 0 -1
a lundi|-1 -3 5 -1 0 -1
a m|-3 1 2 0 0 0
a medias|-5 -5 -1 14 -1 -3
a minute|-2 6 0 -1 0 -2
a month|-3 0 6 0 0 -3
a mr|0 1 0 0 -1 0
a new|-2 4 -1 7 -2 -6
a nice|1 -4 -1 -1 5 0
a page|0 0 0 0 0 1
a paper|4 -2 0 -1 0 0
a part|-2 3 0 0 -1 -1
a permit|-1 1 0 0 0 0
a photo|1 1 0 -2 -1 2
a point|0 0 -2 0 0 3
a recu|7 -1 -3 -1 -1 -2
a retired|0 1 0 0 0 0
a room|0 -1 0 0 0 1
a row|4 -3 0 0 0 0
a second|5 0 -4 0 -4 4
a section|-1 -3 0 3 0 2
a short|1 -3 0 0 0 3
a sign|-1 -1 0 -1 -2 5
a signature|-1 3 -1 0 0 0
a slot|-4 2 3 0 -1 0
a start|-3 -1 0 5 0 -1
a step|0 -5 0 0 -1 7
a student|5 -3 0 0 0 -1
a success|0 2 -1 0 0 -1
a table|-2 1 -1 0 -1 4
a third|-8 -5 0 14 0 -1
a to|-3 -1 0 6 0 -1
a traffic|0 1 -1 0 -1 0
a trial|-1 2 0 0 0 0
a venue|6 -5 0 -1 0 0
a week|13 -10 5 -3 -2 -2
a word|-1 4 -1 0 -1 -1
a year|2 -2 0 0 0 0
a0|0 1 -1 1 -1 0
ab|6 -3 -1 2 -2 -2
ab 0|1 0 -1 0 0 0
abara|4 -3 0 0 0 0
aber|-14 18 -1 1 -3 -2
abgabe|-4 -3 10 -1 -1 -1
abgesagt|-10 6 -1 8 -2 -1
abono|5 -3 -1 1 -1 -1
about|-20 9 -8 10 -1 9
about 0|-9 11 -1 0 -1 -1
about it|-7 7 -2 -3 6 -1
about the|7 -8 -2 -5 -1 8
about this|-1 5 0 -1 -2 -1
above|4 -4 0 -2 5 -2
above the|4 -2 0 -1 0 0
abril|-1 -1 3 0 0 0
accept|-1 4 0 -1 -1 0
accepted|19 -12 -1 -5 -1 -1
accepted our|4 -2 0 -1 0 0
accepted the|5 -3 0 -1 0 0
access|-3 6 -1 -1 0 -1
access to|-3 5 0 -1 0 -1
accident|-1 3 0 0 -1 -1
account|7 3 -4 -5 1 -2
accountant|-4 4 0 -1 1 0
accountant is|-4 4 0 -1 1 0
accounts|11 -5 -1 -3 -1 -1
across|4 1 -3 -1 -1 0
ad|5 -9 1 2 -1 2
add|-14 -14 -4 -10 -8 50
add a|-1 -1 -1 -2 -1 6
add it|-1 -1 -1 -1 0 3
add that|0 0 0 0 -3 4
add to|-2 -5 -1 -1 0 9
added|7 -7 -1 -4 -2 7
addition|-3 -8 -1 -4 -1 17
address|0 8 -1 -5 1 -2
address list|1 2 0 -2 0 -1
adeyemi|2 -1 0 0 0 0
adler|1 0 -1 0 0 0
adopted|8 -4 -1 -5 -1 4
adoption|5 4 -8 -1 0 0
adress|4 -2 -1 -1 0 0
ads|3 -5 0 3 0 0
advert|7 -2 0 -2 -1 -2
after|-19 2 14 8 0 -5
after 0|1 1 -1 0 0 0
after all|-7 4 -2 7 -1 -1
after easter|-1 -7 12 -1 -3 -1
after next|0 -1 1 0 0 -1
after ten|-3 3 0 0 0 0
after that|0 -2 2 0 0 0
after the|-4 3 3 -3 4 -3
afternoon|3 -1 -4 3 0 0
again|24 20 -13 -16 -6 -9
again 0|-1 3 0 0 0 0
again after|2 -2 0 0 0 0
again and|1 -1 0 0 0 0
again at|-8 9 0 -1 0 0
again for|-2 0 0 0 2 0
again i|3 -2 -1 0 0 0
again in|-4 4 0 0 0 0
again it|7 -6 0 0 0 0
again no|18 -14 0 -3 -2 0
again on|-7 11 -4 -1 1 0
again since|-2 4 0 -2 -1 0
again the|3 -6 1 -1 3 0
again this|-9 11 -1 0 -1 0
again we|7 -6 -1 0 0 0
again with|-2 3 0 0 0 0
against|5 -7 -1 5 -2 -1
against the|-1 -4 0 6 -1 0
agency|5 -4 -1 2 -1 -2
agenda|4 -4 0 -1 0 1
agm|-3 4 0 -1 1 -1
agnieszka|3 -2 0 0 -1 0
ago|1 2 -1 -1 -1 -1
agosto|-5 -9 21 -5 -1 -1
agree|-1 3 0 -1 0 0
agreed|5 -10 10 -2 -2 -1
agreed on|-3 -3 5 2 -1 0
agreed to|1 -2 2 -1 0 0
agreed with|6 -3 0 -2 0 -1
agreement|9 -7 2 -3 -1 0
agrees|13 -7 0 -5 -1 0
agua|-2 8 -1 -3 -1 -1
ahead|-1 -4 0 -4 11 -2
ahead of|1 -7 0 -4 11 -2
aid|8 -1 1 -4 -5 0
aid course|11 -6 0 -2 -2 0
aiders|2 1 0 -2 -1 0
air|2 2 0 -3 -1 0
airflow|2 -1 0 -1 0 0
aisle|-2 -2 -1 -1 7 0
aisle 0|-3 -2 0 -1 7 0
al|1 -14 8 -5 -3 13
al lunes|-3 -3 8 -1 0 0
alarm|1 3 -2 -4 2 -1
alarms|10 -6 0 -3 -1 -1
alert|-2 -4 1 -2 8 0
alguien|-3 5 -1 -2 0 0
alive|4 -3 0 -1 0 0
all|36 -10 -14 -7 -2 -4
all 0|11 -7 -1 -2 0 0
all asking|-5 6 0 0 0 -1
all day|-5 5 0 0 0 0
all eleven|6 -4 0 -2 0 0
all four|11 0 0 -10 0 0
all have|5 -4 0 -1 0 0
all in|3 -3 0 0 0 0
all morning|-12 12 0 0 0 0
all of|0 2 0 -1 0 0
all parents|1 -1 0 0 0 0
all six|3 -3 1 -1 0 0
all the|3 -4 -1 -1 2 2
all three|1 -1 0 0 0 0
alle|19 -9 -1 -6 -1 -2
allergen|3 0 0 -1 0 -1
allergic|-4 13 -1 -6 -2 -1
allergic to|-4 13 -1 -6 -2 -1
allergies|-1 4 0 -1 0 -1
allergy|0 2 0 -2 0 0
alles|15 -12 -3 -4 7 -3
almost|0 -1 0 2 0 0
alone|15 -7 -5 1 -3 -1
along|-3 2 -1 -3 -1 7
along the|-1 1 0 2 0 -1
already|-1 -6 13 -2 -1 -4
already on|1 -1 1 0 -1 0
als|-5 4 -2 -2 -2 8
also|-21 -17 8 -18 -8 57
also check|0 -1 0 0 0 1
also get|0 -1 0 0 0 1
also have|-1 -1 0 0 0 3
also make|0 0 0 0 0 1
also need|-1 -3 0 -2 -1 7
also needs|0 0 0 -1 0 1
also order|-1 -1 0 -1 0 3
also put|-2 -1 0 -1 -1 5
also the|0 -2 0 0 0 2
also wants|-1 -1 -1 -1 0 4
alta|-4 8 0 -3 0 -1
alte|8 -5 -1 -2 0 -1
alten|14 -7 -1 -4 -1 -1
always|-3 3 0 0 0 0
am|-16 8 3 10 -3 -2
am 0|8 -2 -2 -2 -1 0
amarre|-1 0 0 -3 4 0
amber|2 -1 0 -1 0 0
ambulance|1 -4 0 4 0 0
ames|0 3 0 -1 -1 0
amir|1 -3 0 4 -1 0
among|1 0 0 0 0 -1
amt|0 -6 -1 8 0 0
an|-3 10 -1 -6 -5 5
an extension|-1 -1 2 0 0 0
an extra|-3 -4 9 -2 -1 0
an hour|8 1 0 -6 -2 -1
ana|0 5 0 0 -2 -3
and|23 8 -16 -7 -19 11
and 0|-7 7 -1 2 0 -1
and a|6 -10 0 -8 -1 13
and all|1 -1 0 0 0 0
and are|-5 7 -1 -1 0 0
and back|-1 2 0 0 0 0
and down|1 4 0 -2 -1 -1
and dusted|2 -1 0 -1 0 0
and everything|2 -1 0 0 0 0
and gave|2 -1 -1 0 0 0
and got|-1 -1 2 1 0 -1
and hanging|4 -3 0 0 0 0
and has|2 -1 -1 0 0 0
and he|4 -4 0 1 0 0
and i|0 0 0 0 0 1
and in|8 -6 0 -1 0 0
and is|4 -7 0 4 0 -1
and it|9 -6 0 -2 -1 -1
and it's|5 -3 -1 -1 0 0
and laid|-3 4 -2 2 -1 0
and no|-4 3 0 1 0 0
and not|0 1 0 0 0 0
and nothing|-2 3 0 0 0 0
and on|4 -3 0 -1 0 0
and picked|2 -1 0 -1 0 0
and printed|2 -1 0 0 0 0
and put|4 -1 0 -1 0 -1
and rafael|-1 2 0 0 0 0
and she|5 -4 0 0 0 0
and signed|4 -3 0 0 0 0
and sundays|-1 3 -1 0 0 0
and the|3 -13 4 0 -2 7
and they|4 -3 0 0 0 0
and they've|1 -1 0 0 0 0
and tom|-7 9 0 -1 0 0
and took|1 0 0 0 0 0
and we|-8 11 0 -1 0 -1
and went|-9 10 0 0 0 0
and with|2 -2 0 0 0 0
android|1 1 0 -1 0 -1
angebot|-10 13 -1 -1 -1 0
angefangen|-5 -2 0 8 -1 0
anmelden|3 -2 0 0 -1 -1
anna|-3 5 0 1 -1 -1
anna called|-3 7 0 -2 -1 -1
annex|0 -2 0 0 -1 3
announced|-2 -1 0 -1 6 -2
annoyed|-5 7 0 -2 0 0
annual|3 -1 0 -1 -1 0
annual accounts|3 -1 0 -1 -1 0
another|-14 5 11 -5 -2 4
another 0|-1 -1 3 0 0 0
answer|-4 -6 -1 14 -2 -2
answer from|-2 1 0 1 0 0
answered|7 -2 -1 -2 -1 0
answers|1 4 0 -1 -1 -2
antes|-1 1 1 -1 0 -1
antivirus|1 -1 0 -1 0 1
antrag|2 -4 -1 2 0 1
any|20 -19 -6 9 -1 -3
any longer|8 -10 -1 1 2 -1
any more|26 -16 -4 0 -4 -2
anybody|-3 5 -1 1 -1 -1
anymore|16 -16 -1 3 -1 -1
anyone|-5 10 -1 -2 -1 -1
anything|5 -2 -1 -3 0 1
anything else|0 0 0 0 1 0
anyway|1 -5 -6 6 4 0
anywhere|-2 3 0 -1 0 0
apart|-7 11 -1 -3 0 0
apart from|-6 11 -1 -3 0 0
api|1 -1 -1 -1 1 0
apotheke|0 2 -1 -3 -2 3
app|1 1 -2 -1 1 -1
appeal|8 -6 3 -4 -1 0
apple|-5 5 0 4 -4 0
apple trees|-1 1 0 4 -3 -1
apples|2 -4 0 0 3 -1
applicants|-5 8 -1 1 -2 0
application|3 -4 -1 5 -2 -1
application for|0 -2 0 2 0 -1
applied|-3 1 -1 3 0 0
apply|0 -2 2 0 0 0
appointment|-3 0 4 -2 0 0
appointment for|-1 0 2 0 0 0
appointment is|-1 -1 1 0 1 0
apprentice|-1 1 0 1 0 -1
apprentices|1 -1 0 0 0 1
approval|1 1 -1 0 -1 -1
approved|7 -4 0 -1 0 -1
approved and|2 -1 0 -1 0 0
approved by|2 -1 0 -1 0 0
approved the|2 1 0 -1 0 -1
april|-3 0 8 -4 -1 -1
april 0|-2 2 1 0 0 0
arabic|3 0 -1 -1 -1 -1
architect|-1 3 0 -2 0 0
archive|2 2 0 -2 -1 -1
archive boxes|7 -6 0 0 0 0
are|5 -1 -7 20 -2 -16
are 0|-3 7 0 -3 0 0
are all|4 -2 0 -1 0 0
are already|1 0 0 0 0 0
are at|-2 -1 0 -1 4 1
are back|12 -5 0 -5 -1 -1
are cut|-4 0 0 4 0 0
are done|1 -1 0 0 0 0
are furious|0 -3 0 -1 5 0
are gone|7 -3 -2 -3 0 0
are here|10 -8 -1 0 -1 0
are in|11 -12 -1 9 -2 -5
are missing|-4 0 0 4 0 0
are new|1 -1 0 0 0 0
are now|-6 6 0 -1 1 0
are on|18 -9 -1 -6 -1 -1
are ordered|2 0 0 -1 0 0
are out|4 -2 0 0 -1 0
are pruned|0 1 0 -1 0 0
are ready|-1 -4 0 6 0 -1
are reserved|1 0 0 0 0 0
are running|-5 0 -5 11 0 0
are scanned|-7 -2 0 9 0 0
are still|-2 3 -1 1 -1 0
are taken|-2 2 0 1 0 0
are two|2 0 0 -1 0 0
are up|4 -4 -1 1 -1 0
are with|-3 6 0 -3 0 0
area|0 0 -2 2 0 0
arm|-1 2 0 0 0 0
around|-5 11 0 -3 -1 -2
around 0|0 1 0 0 0 0
around the|-6 10 0 -2 -1 -1
array|-2 3 0 -1 0 0
arrival|-4 2 1 2 -1 0
arrive|6 0 1 -5 -1 -1
arrived|7 -4 -1 -1 0 0
arrived and|-1 2 0 -1 0 0
arrived but|-1 1 0 0 0 0
arrives|1 -4 -2 6 -1 -1
article|5 -8 4 1 -1 -1
as|-13 -3 -5 1 0 20
as a|7 -3 -1 -2 -1 -1
as an|-3 1 0 0 2 1
as before|-4 9 -1 0 -3 -2
as done|2 1 0 -2 0 0
as far|2 -3 0 3 0 -1
as finished|-4 4 0 0 0 0
as good|-7 7 0 0 0 0
as i|-1 3 -1 0 -1 0
as it|6 -8 0 4 0 -1
as part|0 -1 0 -2 0 3
as soon|-3 3 -2 0 4 -2
as the|-3 2 0 3 -1 -1
as top|0 0 -1 0 1 0
as we|-5 -4 1 10 0 -1
as well|-17 -7 -3 -6 -2 36
as you|1 -2 -2 -1 5 -1
asap|0 -1 0 -1 2 -1
asap please|0 -1 0 0 2 0
asbestos|-3 3 0 0 0 0
ask|-7 7 0 -7 -4 10
ask for|0 1 0 0 0 0
ask the|-1 -4 0 -2 -1 9
asked|-3 -2 3 -2 5 -1
asked for|2 -5 4 -4 1 2
asking|-8 15 -4 0 0 -3
asking about|-5 6 0 0 0 -1
asks|-4 2 3 -4 -1 4
asks for|-3 3 -3 -2 -2 7
asks if|0 2 0 0 -1 0
assembled|4 -3 0 -1 0 0
assessment|-1 -2 0 -1 -1 5
at|6 1 -11 4 1 -1
at 0|-4 4 0 0 1 -1
at all|-6 6 0 2 -1 -1
at home|-1 0 0 2 0 0
at it|-11 -3 -2 15 -5 6
at last|3 -1 0 -2 0 0
at lunch|1 -1 0 0 0 0
at night|2 1 0 -2 -1 0
at nine|-3 5 -1 0 0 0
at noon|4 -3 3 -3 -1 0
at once|8 -7 -2 -7 8 0
at six|-2 -1 0 2 1 0
at the|0 -6 2 7 1 -4
ate|-10 13 0 -2 0 0
attached|7 -2 0 -3 0 -1
attachment|-2 5 0 -1 0 -2
attend|-8 5 -1 6 0 -2
attend la|-6 2 -1 6 0 -1
attente|0 0 0 1 0 0
attic|-6 5 0 2 0 0
au|-3 2 0 2 -3 3
au 0|-1 -1 3 0 0 0
auch|-2 -9 -3 -11 -2 27
auch das|-1 1 0 -2 -2 4
auch die|-10 0 -1 -2 3 10
auch noch|-3 -2 0 -2 -1 9
audit|-4 -2 -3 -1 11 -1
auditor|4 -4 0 -2 2 0
auditors|0 -2 3 0 0 0
auf|-5 2 12 0 -3 -6
auf den|-3 -6 11 -1 0 -1
auf die|-2 5 0 -1 -1 -1
aufnehmen|0 -1 0 -1 -1 4
august|1 -13 23 -7 -3 -1
aunt|0 -3 4 3 0 -4
aunt rosa|-2 -5 5 5 -1 -2
aus|2 0 -2 3 -3 0
aussi|-15 -21 -3 -10 -2 50
aussi un|-1 -4 0 -2 0 8
autoclave|-3 7 0 -3 0 0
autumn|8 -6 2 -5 2 0
avant|-1 -2 3 0 0 0
avec|6 -1 -1 -3 0 -1
away|-3 -1 1 1 6 -3
away this|0 -1 2 -1 0 0
axle|0 -4 0 4 0 0
ayer|15 -9 -1 -4 -1 -1
ayuntamiento|4 -1 -1 -1 0 -1
b|1 10 -3 -6 -1 -1
b is|6 -4 0 -1 0 0
baby|-3 -2 5 -6 5 -1
babysitter|0 0 1 0 0 0
back|7 1 -6 3 2 -7
back a|-1 -2 4 0 -1 0
back at|10 -6 -1 -2 0 0
back by|-3 -1 3 1 0 0
back from|10 -5 0 -4 -1 -1
back hurts|-2 1 0 2 0 0
back in|7 2 -2 -4 -2 -1
back on|4 4 3 -9 -1 0
back signed|2 -1 0 0 0 0
back the|4 -3 0 0 0 -1
back to|-11 0 0 15 -2 -2
back today|3 -2 0 0 0 0
back up|-1 -2 0 3 0 0
back with|1 -2 0 -2 6 -2
backorder|-2 1 0 2 0 0
backordered|-1 1 0 1 0 0
backup|2 -6 2 -2 4 -1
backup server|-3 1 3 2 -1 -2
backups|2 0 -1 0 0 -1
bad|-3 4 0 -2 3 -3
badge|10 -8 0 -1 0 0
badges|5 2 -1 -3 -2 -1
bag|1 4 0 -3 -1 -1
bags|10 -3 -1 -5 -1 1
bailiff|2 0 1 -2 0 0
baja|15 -10 -1 -2 -1 -1
baked|0 0 0 0 0 -1
baked two|0 0 0 1 0 -1
bakery|10 -5 -4 -1 -1 0
balcony|-9 14 -1 -6 3 0
bales|1 -2 0 1 0 0
bancs|-5 -3 0 11 -1 -1
band|5 -5 -2 -2 -1 5
bank|1 10 9 -14 -3 -3
bank has|3 -2 -1 0 0 0
bank is|-1 2 0 -1 0 0
bank says|-2 1 0 1 0 0
bank statement|0 1 0 0 0 0
banner|-3 6 0 -3 0 0
banners|-2 1 0 2 0 0
bar|7 -5 0 -1 0 0
barbecue|0 6 -5 -2 1 0
barber|-3 1 -1 6 -2 -1
barber chair|-3 1 -1 6 -2 -1
barley|-1 -2 -1 -1 5 0
barn|2 6 -2 -4 0 -2
basement|1 -1 0 -1 -1 1
basin|-4 3 0 -1 0 2
batch|7 5 0 -9 -1 -1
bath|-2 -4 -1 -1 3 5
bathroom|0 -5 -6 2 10 0
batteries|0 -4 0 -1 -1 7
battery|4 0 -1 -1 -1 -1
be|-1 6 6 -6 -10 4
be 0|0 -1 -1 0 3 -1
be a|0 0 0 -1 0 1
be booked|0 0 0 -1 0 1
be called|6 -1 -1 -2 -2 0
be closed|14 -13 -1 3 -1 -1
be done|-2 4 0 -6 4 0
be finished|-1 3 -1 0 -1 -1
be in|0 -4 8 -1 -1 -2
be made|1 1 0 0 -1 -1
be on|0 -6 6 0 0 1
be out|-2 -1 5 0 -1 -1
be paid|-1 1 0 0 0 0
be ready|0 -3 5 -2 0 0
be the|-3 1 5 -1 -1 -1
be there|-2 -1 4 0 0 0
be through|0 0 -6 6 0 0
bea|-8 17 0 -3 -5 -1
beamer|11 -4 -6 -1 0 0
bearing|2 0 0 -2 0 0
beca|2 3 0 -3 -1 -1
because|-10 9 6 -4 -1 0
because of|-6 4 4 0 -1 0
because the|-3 6 2 -4 0 0
beck|1 1 0 -1 0 0
become|-1 -5 -2 -2 11 0
become urgent|0 0 0 0 1 0
bed|-2 -5 0 -2 7 2
bedroom|-4 4 0 0 0 0
beds|3 -1 2 -1 -3 1
beekeeper|2 -1 0 0 0 0
been|5 -5 11 -5 -2 -3
been delivered|1 0 0 -1 0 0
been moved|-2 5 -2 0 0 0
been paid|0 2 0 -1 0 -1
bees|1 3 -1 -2 -1 0
before|4 -5 2 -22 19 2
before 0|0 0 2 0 -1 0
before all|-4 -3 -3 -1 11 0
before anything|0 0 0 0 1 0
before dec|0 0 1 0 -1 0
before everything|-1 -1 0 -5 7 0
before i|1 8 -4 0 -3 -1
before it|0 2 -1 0 -1 0
before monday|0 0 -1 2 0 0
before the|10 -13 8 -11 5 3
before they|-2 10 -2 0 -3 -3
before we|0 0 -1 0 -2 3
began|-3 -2 0 6 0 0
begins|-2 -1 0 4 0 0
begun|-9 -3 0 13 -1 0
begun with|0 -1 0 1 0 0
behind|-2 6 -1 -1 -1 -2
behind the|1 2 0 -1 0 -1
bei|1 1 -2 -4 -2 5
bei der|-2 0 -1 -3 -3 9
beim|-12 7 0 3 -4 8
beim amt|0 -6 -1 8 0 0
being|-8 -1 1 6 3 -1
bekommen|-4 4 9 -6 -2 -1
belege|-1 1 0 0 -1 0
bell|2 0 0 -1 -1 0
belongs|7 -7 0 -3 -1 3
below|-2 5 0 -2 0 -1
belt|4 -2 0 -1 0 0
ben|-1 7 -1 2 -4 -3
ben please|-2 9 -1 0 -4 -3
ben's|0 5 0 -4 0 0
bench|-7 -6 0 13 0 0
berger|0 3 -1 -1 -1 -1
berth|2 -1 0 -1 0 0
best|-7 -5 -4 5 8 3
best regards|-1 0 -1 3 0 0
bestellt|2 -4 -1 4 -1 0
better|-5 6 4 0 -2 -3
better the|2 -1 -1 0 0 0
between|-2 2 0 0 0 0
between 0|0 0 1 0 0 0
between mei|-1 2 0 0 0 0
bibliotheque|7 0 -3 -2 0 -2
bici|5 0 -1 -1 -1 -2
bien|4 3 -1 -4 -1 -1
big|3 2 -1 -4 4 -5
bigger|-3 3 0 0 0 0
bike|0 -7 -2 0 6 2
bike is|-6 4 -3 5 0 0
bill|-1 -3 4 2 -1 -2
bill is|0 3 -1 -2 0 0
bill of|0 -3 0 4 0 0
bills|3 -7 0 5 -1 -1
bin|-4 -7 -1 8 6 -2
binder|3 -4 0 2 0 -1
birth|-1 3 0 0 -1 0
birth certificate|0 1 0 0 0 0
birthday|-3 7 -10 -1 7 0
bis|-17 -7 10 17 1 -4
bis 0|-5 4 -2 4 -1 0
biscuit|-3 6 0 -2 0 -1
bit|1 8 -2 -3 -1 -2
bit more|0 0 0 0 1 0
bit of|6 -1 0 -2 0 -2
bitte|-21 -25 1 -13 28 30
bitte als|-1 -4 0 -1 -1 8
bitte auch|-3 -3 -1 -2 -3 12
bitte vorziehen|-3 -3 0 -2 12 -4
black|1 1 0 0 -1 -1
blade|-2 -1 0 2 0 0
blank|-7 8 0 0 0 0
blinds|3 -5 0 6 -2 -1
block|0 0 0 0 0 1
blocked|5 -5 -1 3 -2 0
blocked by|-2 0 -1 4 0 0
blood|2 -8 0 6 -1 1
bloque|-3 1 0 4 0 0
blue|-4 10 -1 -5 -2 3
board|1 4 -4 1 1 -2
board in|-2 5 0 -2 0 0
board is|2 0 0 -2 0 0
boards|8 -14 -2 9 -1 0
boat|2 -4 1 -1 4 -1
boat trip|-7 1 3 0 4 -1
boathouse|-4 3 0 2 0 0
boiler|4 -7 6 0 0 -2
boiler is|1 1 0 -1 -1 0
bolted|2 -1 0 -1 0 0
bolted down|2 -1 0 -1 0 0
book|0 -5 4 -2 0 2
book the|0 -1 0 -1 0 2
booked|10 -6 4 -8 -1 0
booked it|3 -1 -2 0 0 0
booked out|-7 7 4 -4 -1 0
booking|0 2 0 -2 1 -1
books|7 2 -5 -1 -1 -1
booth|-2 1 1 1 2 -2
boss|-6 2 -1 8 -1 -2
bot|-2 -2 0 -2 7 0
both|24 -7 -2 -11 -2 -2
both sides|5 -3 0 -1 0 0
bottle|4 1 -1 -3 -1 0
bottles|3 -2 0 -4 -1 5
bottom|-8 4 -1 -4 10 -2
bottom of|0 0 0 0 1 -1
bought|11 -19 -3 16 -3 -1
bought the|22 -10 -1 -9 -1 -1
bounced|-9 13 0 -1 -1 -3
box|2 -7 1 -2 -2 8
box is|4 -3 0 -1 0 0
box of|0 0 0 0 1 -1
boxes|-2 1 2 4 -3 -1
boxes 0|5 -1 0 -4 0 0
boxes of|7 -3 -1 -3 0 0
braces|14 0 0 -13 0 0
brake|-1 1 0 0 0 0
brakes|5 1 -3 -3 0 0
branch|5 -2 0 -2 0 0
brand|-2 -5 0 8 0 0
brandl|-11 11 0 1 -1 0
brandt|9 -6 0 -2 0 0
brauchen|-5 -1 2 4 -1 2
brauchen wir|-3 -2 2 5 -1 0
braucht|-3 2 2 -4 0 2
bread|2 1 0 -1 0 -1
break|-1 -1 -1 4 0 -1
breakfast|6 -4 0 -1 0 1
bride|4 2 0 -5 -1 0
bridge|-1 3 0 -1 0 0
briefing|-4 4 0 0 0 0
brigade|-1 -1 0 1 0 1
bright|7 -5 0 -1 0 0
bring|-7 1 4 -5 4 3
bring the|-4 0 0 -2 6 0
brings|4 -6 0 -2 -1 6
brings the|5 -7 0 -2 -1 6
brochure|-5 1 -1 -2 7 0
broke|-11 19 -1 -1 -4 -2
broke down|-1 3 -1 1 -2 0
broke off|-4 5 0 0 0 -1
broken|6 4 -1 -7 -1 -1
brother|5 -5 -1 2 0 0
brought|4 1 0 -3 -1 -1
brought the|5 -5 2 -2 0 0
brown|1 1 0 -1 0 0
browser|0 1 0 -1 0 0
browser shows|1 -1 0 -1 0 0
bruno|0 1 0 0 0 0
btw|-5 8 0 -2 0 0
bucket|-6 7 0 0 0 0
bucks|0 2 -1 0 0 0
budget|-7 -7 0 10 -2 6
budget for|4 2 0 -4 0 -1
bug|4 -1 0 -2 0 0
build|8 2 -4 -5 -1 2
building|-6 1 0 6 -1 1
built|3 -3 0 -3 3 0
bulb|0 1 -1 -3 -1 3
bulbs|3 -4 0 2 0 0
bump|-1 -7 2 -2 9 -1
bump it|0 0 0 -1 1 0
bump the|-1 -1 0 -1 3 0
bump this|0 -3 0 0 3 0
burns|-7 10 0 -2 0 -1
burnt|-6 7 0 -1 0 0
buro|-2 5 -2 0 -1 -1
bus|-2 8 1 -2 -2 -1
bus company|-2 2 0 0 0 0
bus for|2 -1 0 -1 0 0
bus stop|4 2 -1 -4 -1 -1
bus trip|-5 1 2 4 -1 -1
busy|-4 6 0 -1 0 0
but|-20 29 -2 -7 1 0
but i|-2 2 0 0 0 0
but it|-4 2 0 2 -1 0
but it's|1 1 0 -1 0 0
but no|0 -6 0 -1 7 0
but not|0 4 -1 -3 0 0
but only|-1 4 -2 0 -1 0
but the|-7 5 5 -1 -1 -1
but they|4 -2 0 -1 0 0
button|12 -11 -1 -3 -1 3
buy|-2 4 -1 -2 0 2
by|4 -9 12 0 -7 0
by 0|-6 1 8 -3 0 0
by a|-9 5 6 -2 -1 1
by both|1 0 0 0 0 0
by dec|0 -1 1 0 0 0
by friday|-2 3 3 -3 -1 0
by itself|7 -6 -3 1 2 -2
by mail|6 -4 -1 0 0 0
by monday|-4 -1 4 1 0 0
by noon|0 0 2 -1 0 0
by phone|1 0 -1 0 0 0
by the|-2 4 -2 2 -5 4
by then|0 -1 1 0 0 0
by thursday|0 -1 2 -1 0 0
by tuesday|0 -2 4 -1 0 0
by two|-1 -2 5 -1 0 0
bye|-5 2 7 -2 -1 -1
c|1 5 0 -5 0 -1
c'est|8 -10 3 -6 6 -2
c'est regle|8 -5 0 -1 0 -1
ca|-6 3 -1 1 3 -1
cabin|3 -2 0 0 -1 0
cabinet|11 -5 -2 -1 -1 0
cable|5 -3 -1 -4 -2 5
cables|-1 8 0 -2 -3 -2
caja|-2 1 -1 -4 -1 7
cake|8 -4 4 -5 -2 0
cake stall|5 1 -1 -3 0 -2
calendar|4 -2 0 0 -1 -1
calf|-6 -2 0 3 6 -1
calibrated|3 -2 0 -1 0 0
calibration|4 -2 0 -1 0 0
call|-6 -1 4 0 -1 4
call the|-3 2 -1 -1 0 3
called|-2 7 2 0 -3 -4
called back|2 -2 0 0 0 0
called in|1 -1 0 0 0 0
called off|-6 -3 0 11 0 0
called the|5 2 1 -7 -1 0
calls|-8 12 -1 -2 -1 -1
came|21 3 -5 -6 -6 -6
came at|6 -4 -1 -1 0 0
came back|-8 14 -1 -2 -2 -1
came but|-3 4 0 0 -1 0
came by|3 -1 0 0 0 -1
came in|2 -1 0 0 -1 0
came out|4 -1 0 -1 -1 0
came through|8 -5 -1 -2 0 0
came to|-3 4 0 0 0 0
came today|3 -4 0 1 0 0
came with|-1 2 0 0 0 0
camera|0 -1 1 0 0 1
camp|-1 -3 -4 1 6 1
campaign|0 1 1 -2 0 0
can|1 -18 11 -10 15 2
can be|13 -16 -4 10 -1 -2
can come|2 0 0 -1 0 0
can do|4 -1 3 -3 -2 -1
can give|-1 0 4 -1 -1 -1
can go|0 -1 1 2 1 -2
can log|3 -1 -1 -2 1 -1
can only|-1 1 1 2 -2 0
can pick|1 -1 0 0 0 0
can see|-2 -3 5 0 0 0
can send|-2 3 0 0 -1 0
can someone|-7 11 -1 -2 -1 1
can take|-8 -2 5 -4 12 -3
can the|-1 1 0 0 0 1
can wait|-5 -4 6 -5 8 -1
can we|-6 -5 8 -4 2 4
can you|-6 -4 -2 -1 -1 14
can't|-12 5 18 -7 1 -5
can't be|0 2 0 -1 -1 -1
can't come|-2 0 3 1 -2 0
can't do|0 1 1 0 -1 0
can't get|3 4 -1 -5 -1 0
can't go|0 1 1 0 -2 0
can't have|-1 3 -1 -1 0 0
can't make|0 0 2 1 -2 0
can't open|0 3 -1 -1 -1 -1
can't print|0 -6 0 6 0 0
can't wait|-2 -2 0 -3 7 0
canal|0 2 -3 3 -2 0
cancel|-4 -15 -2 20 -4 6
cancel the|-1 -2 -1 -3 -1 7
cancelled|3 -5 2 2 -1 -1
cancelled the|3 -1 0 -1 0 -1
candidates|-5 2 0 6 -1 -1
candles|0 0 0 -1 0 2
cannot|-3 7 -3 0 0 0
cant|-5 9 -2 4 -2 -3
canteen|8 -5 0 -3 0 0
captain|-1 1 0 0 0 0
car|5 1 -3 0 1 -3
car insurance|-1 4 -1 -1 -1 0
car park|-4 0 0 6 0 -1
card|0 7 -1 -4 0 -2
card is|7 -1 0 -7 1 0
card reader|0 1 0 0 0 0
cards|7 -1 -1 -3 0 -2
cards for|-1 0 0 2 0 0
care|5 -2 0 -2 0 -1
care of|5 -2 0 -2 0 -1
careful|-6 10 0 -2 -1 -1
caretaker|4 3 -1 -5 0 -1
carpenter|-2 3 0 -1 0 0
carpet|-5 -1 1 8 -2 -1
carpet is|-6 0 0 7 0 0
carried|-4 -1 0 6 0 0
cart|-1 2 -1 1 0 1
carta|1 4 -1 -3 -1 -1
cartons|-6 2 -3 8 0 -1
case|1 -2 0 1 4 -3
cash|5 0 -1 -2 -1 -1
cat|-1 -1 -2 3 -1 2
catalogue|-8 -1 0 10 -1 -1
caterer|2 0 0 -1 0 0
cats|3 -2 0 -1 0 0
ce|0 -4 1 4 0 -1
ce matin|1 -4 -1 4 0 0
ceiling|-2 -1 -2 5 0 -1
cellar|-3 -3 -1 2 -4 10
cent|2 -1 0 0 0 0
center|-3 3 0 1 0 0
centre|5 -3 0 -1 0 0
cents|0 1 0 0 0 0
cents a|-2 2 0 0 0 0
certificate|7 -12 -3 -2 11 -2
certificate is|2 -2 0 0 -1 0
certificates|1 3 0 -2 -1 -1
cfo|-1 -1 2 2 -1 0
chain|10 -4 0 -5 0 -1
chair|0 -5 -1 3 -2 5
chairs|1 2 4 -5 -3 1
chairs are|5 -2 0 -2 0 0
chalkboards|-1 2 -3 2 0 0
change|-4 7 3 -3 -2 0
changed|1 -8 5 10 -4 -4
changed the|-4 8 2 -4 -1 -2
changes|-4 6 0 0 0 -1
changing|-3 1 0 2 0 0
changing rooms|-3 1 0 2 0 0
chapel|-1 -3 5 -1 0 0
chapter|-8 1 -1 9 -1 0
chapter 0|-8 -2 0 10 0 0
charge|0 5 -5 0 0 0
charger|0 -4 0 5 0 0
charges|-2 3 0 0 0 0
charges 0|-2 2 0 0 0 0
chart|0 -1 0 0 0 2
cheaper|-1 3 0 -1 0 0
cheaper but|0 1 0 0 0 0
cheaper one|-1 2 0 -1 0 0
check|-7 -11 -3 1 9 12
check the|-3 0 0 0 0 3
check whether|-2 3 0 -1 -3 3
checked|18 -10 0 -6 -1 0
checking|-11 -6 0 18 -1 0
checklist|-6 -3 -2 -1 -1 12
checkout|-5 6 -1 2 -1 -1
cheers|-3 0 0 0 1 3
chef|3 7 -1 -5 -1 -3
cheque|5 0 0 -4 -1 -1
chess|-1 3 0 -1 -1 0
chez|-8 -1 -1 1 10 -1
chiara|-4 5 1 -1 0 -1
chickens|-1 6 0 -5 0 2
child|3 -3 0 0 0 0
children|-4 6 0 -2 -1 1
chimney|-1 6 1 -6 -1 -1
chlorine|3 -3 0 0 0 0
choir|2 -6 3 2 -1 -1
choir concert|-9 6 -3 7 0 0
choir robes|-1 -3 6 -3 1 0
christmas|-1 -3 5 -3 1 0
church|-2 0 0 2 0 0
cinema|1 3 -2 -1 0 -1
cita|-1 -1 2 0 0 0
cita para|-1 -1 2 0 0 0
city|1 1 -1 -1 -2 2
city hall|-1 1 0 0 0 0
claim|10 -12 0 -1 -1 6
claims|-1 3 0 0 -1 0
claire|-4 5 -1 1 -1 -1
class|-2 10 0 -1 -5 0
classes|2 2 -2 -1 0 0
clause|-3 4 -1 0 -1 1
clause 0|-1 0 0 3 -1 0
clean|15 -6 -2 -1 -3 -2
clean the|-5 10 -1 -2 -2 -1
cleaned|-3 5 0 -2 0 0
cleaned the|-9 9 0 0 0 0
cleaner|-4 2 2 -2 3 -1
cleaning|-2 -1 0 1 -1 3
clear|19 -12 0 -4 -1 -1
cleared|10 -4 0 -5 -1 -1
clerk|2 1 -1 -1 0 0
cles|5 -2 0 -3 0 -1
client|-10 10 -4 3 -2 4
client is|-6 1 0 5 1 0
cliente|-1 -2 -1 6 -1 -1
clients|10 -4 -2 -2 0 -1
climbing|-1 0 0 -2 -2 4
climbing frame|4 -4 0 -2 -1 4
clinic|0 -4 -1 7 -1 0
clock|5 -4 0 -1 0 0
clocks|0 -1 4 -1 -1 -1
close|12 -6 -1 0 -2 -2
close it|0 -4 0 5 -1 -1
close the|14 -5 -1 -6 -1 -1
closed|-11 21 -5 -10 -1 7
closed for|-9 13 -1 -3 0 0
closed on|-6 7 0 -1 0 0
closed today|-11 13 -1 -2 0 0
closes|6 -4 0 -1 -1 0
closes tight|3 -2 0 -1 -1 0
closing|5 -7 4 -7 1 5
closing date|-4 -1 5 0 0 0
closing this|6 -1 0 -4 -1 0
club|9 -5 -1 0 -1 -2
clutch|2 -1 -1 1 0 0
cm|-2 5 0 -1 0 -1
cm too|-1 3 0 0 0 -1
co|3 -2 0 -1 0 0
coach|5 -3 -2 2 -1 -1
coach company|0 1 -1 0 0 0
coat|-1 -2 -1 7 -3 -1
coat is|-1 0 0 2 0 0
coat on|-1 0 -1 3 -1 0
coats|-2 -4 0 6 0 0
coche|2 1 -1 -2 0 1
cocina|0 -4 11 -3 -1 -1
code|-3 10 -1 -3 -2 -1
coffee|-2 5 0 -2 0 -1
coffee machine|0 1 0 0 0 -1
coins|9 -6 0 -1 -1 0
cold|-11 14 -1 6 -4 -4
cold room|4 -2 0 -1 -1 0
cold store|1 1 0 0 -1 -1
colis|2 1 -1 0 -1 -1
colleague|-1 5 -1 -1 -2 0
colleagues|3 -2 0 1 0 -1
collect|1 -2 0 0 0 2
collect the|0 -1 0 0 0 2
collected|10 -11 -1 2 0 -1
collected by|4 -2 0 -2 0 0
colour|-4 0 1 3 0 -1
colours|1 -2 0 0 1 0
column|-3 2 0 1 0 0
combine|1 -1 -1 2 0 -1
come|4 -10 -2 10 3 -5
come back|5 -8 0 5 0 0
come before|-3 -2 4 0 2 0
come first|0 0 0 0 1 0
come in|2 0 0 -1 0 0
come next|5 -2 -3 -2 1 0
come on|0 0 1 0 0 0
come tomorrow|-2 2 -7 8 -1 0
come until|-2 4 1 -2 -1 0
comes|-9 -5 -2 14 4 -3
comes 0|-1 6 -2 -2 -1 0
comes a|0 0 1 0 -1 0
comes back|0 1 -1 2 -1 -1
comes in|0 2 -1 0 0 -1
comes next|-5 -2 0 8 -1 0
comes on|-3 8 -4 -1 1 0
comes tuesday|1 0 0 -1 0 0
coming|-10 2 -12 11 10 -2
coming on|-1 1 0 0 0 0
commande|0 -3 -1 5 -1 -1
commas|-3 5 -1 0 -1 0
commence|6 -3 -1 -1 0 -1
comment|-8 8 0 2 -2 0
comment on|-7 10 0 -3 0 0
comments|-8 6 4 -1 -1 0
comments on|-4 4 2 -1 -1 0
committee|1 0 0 0 0 0
company|-5 11 -2 -3 -1 0
company says|-1 1 -1 1 0 0
complain|-5 -1 -1 -1 10 -1
complains|-7 8 0 -1 1 0
complaint|1 -3 0 -1 3 0
complaints|7 -5 -1 -1 0 0
complete|3 -5 0 3 0 0
compost|-3 2 -1 -3 6 -1
compressor|1 -6 0 6 0 0
compressor is|-1 0 0 1 0 0
con|-6 4 -1 6 -1 -2
con el|0 1 2 -2 0 0
concert|-13 1 2 10 -1 1
concert is|-8 3 0 5 0 0
concrete|-1 -1 0 3 -1 0
confirm|3 1 -3 0 0 0
confirmation|10 -5 0 -5 0 0
confirmation mail|3 -1 0 -2 0 0
confirmation number|2 -2 0 0 0 0
confirmed|16 -3 -7 -8 -1 3
confirmed 0|-2 2 0 0 0 0
confirmed by|9 -2 -2 -5 0 0
confirmed for|8 -3 -3 -1 0 -1
confirmed in|1 -1 0 0 0 0
confirmed receipt|1 -1 0 0 0 0
confirmed the|-4 0 4 0 0 0
consent|-5 6 0 0 0 0
consulate|-1 2 0 -1 0 0
contact|6 2 0 -6 -1 0
container|5 -3 0 -2 0 0
container is|4 -4 0 0 0 0
contenedor|4 -8 0 5 0 0
content|11 -7 -2 -2 0 0
continue|-3 -1 -4 10 -1 0
contract|-3 5 -3 -3 5 -1
contract signed|4 -1 -1 -1 0 0
contractor|-5 3 0 2 -1 0
contrato|-1 3 0 -1 0 0
control|-1 1 0 0 0 0
cook|0 1 0 -1 0 0
cooler|4 -3 0 0 0 0
coop|3 -1 1 -2 -1 0
copied|8 -5 0 -1 0 -1
copier|4 -2 0 -2 0 -1
copies|5 -2 0 -2 -1 0
copy|9 -3 -2 -3 -1 -1
copy is|4 -3 0 -1 0 0
corner|3 0 0 0 -1 0
corre|-3 -3 0 -2 8 0
correct|8 -2 -3 -1 -1 0
corrected|4 -2 0 -2 0 0
correction|2 -7 -1 5 0 0
correctly|7 -4 0 -2 0 0
corridor|3 -3 0 -1 -1 2
cosmetic|-2 -1 -1 -4 8 0
cost|-5 2 0 -2 -1 6
costs|0 1 -2 -3 5 -2
costs 0|-5 5 -1 -3 5 -1
costume|12 -7 0 -5 0 0
costumes|-2 -5 2 -4 11 -1
couch|1 -1 0 0 0 0
could|-11 3 2 -6 4 8
could be|-1 8 -2 -4 -1 0
could not|-1 2 -2 0 1 0
could somebody|-1 -6 0 0 7 0
could you|-3 -3 2 -1 -1 6
couldn't|-1 3 0 -1 0 -1
couldnt|-3 5 0 0 -1 -1
council|-6 6 -2 5 -1 -1
council has|-4 -1 0 5 0 0
counsel|0 2 -1 -1 0 0
count|-5 11 -2 -3 -3 1
counted|2 4 -1 -5 0 0
counter|-3 8 -2 -2 0 0
county|3 -2 0 -1 0 0
courier|3 0 0 -2 0 -1
course|6 -3 -1 1 -3 0
course is|-4 3 -1 2 0 0
court|-5 5 0 4 -2 -2
cousin|1 2 0 -2 0 -1
cover|2 -6 -1 2 0 2
covered|4 -2 0 -1 0 0
cows|4 -2 0 -1 0 0
crack|2 3 0 -2 0 -2
crack is|3 -2 0 -1 0 0
cracked|-3 8 0 -4 0 0
crane|-2 1 -1 -1 5 -2
crash|5 -4 -1 -2 3 -2
crashes|-9 14 0 -1 -2 -1
crate|1 5 0 -4 0 -1
crates|-1 1 -2 0 -1 2
cream|-1 5 0 -4 0 0
creche|0 -4 -1 6 0 -1
credit|7 -6 -4 -4 9 -1
credit note|5 -3 -2 0 0 0
credited|13 -5 0 -7 0 0
crew|-3 -8 -1 13 -1 -1
crew change|7 -5 0 -2 0 1
cried|-4 6 0 0 0 0
critical|0 -1 -2 -2 5 0
croissant|0 3 -2 0 0 0
croissants|-1 2 0 -6 10 -5
cross|1 -3 1 1 -1 -1
crossed|2 -2 0 1 0 -1
crossing|4 -1 0 -1 0 -1
crown|1 -2 1 0 0 0
crutches|0 1 0 0 0 0
csv|1 -1 1 -1 0 0
cuando|2 1 -2 0 -1 -1
cuffs|0 1 0 0 0 -1
cupboard|6 -3 0 -3 0 0
cups|-3 5 0 0 0 0
curing|2 -4 -4 6 0 0
currently|-2 -4 0 7 0 0
curtain|-4 7 -2 1 0 -2
curtains|-1 0 -1 -2 4 -1
customer|-1 3 1 0 1 -5
customer can|2 -1 0 0 0 0
customers|-7 11 -3 -5 6 -3
customers in|-1 3 0 -1 0 0
customs|2 -2 1 1 -1 0
cut|0 -9 5 8 -3 -2
cut off|-8 3 8 -2 0 0
cut the|9 -4 -2 -2 0 0
cuts|-3 -9 0 -2 5 9
d|-5 6 0 -1 0 0
d'emploi|-2 -2 0 5 -1 -1
da|7 2 -3 3 -6 -4
dad|-5 7 0 -1 1 -2
dads|8 -4 -1 -2 -1 -1
damage|-4 0 0 0 0 5
dan|-4 -4 11 -2 -1 -1
dans|9 -14 -2 -4 -2 13
dans la|-1 -7 -1 1 -1 8
dans le|5 -5 -1 -4 -1 5
dark|-6 10 -2 -1 -1 -1
dark mode|-3 -1 0 3 0 1
das|3 5 -7 -1 3 -3
das gutachten|5 -8 -1 7 -3 0
data|-2 0 0 1 1 -1
data protection|-2 0 0 0 2 0
data sheet|-3 5 0 0 0 -1
database|-1 2 -1 0 -1 1
date|-8 5 15 -5 -3 -5
date 0|-1 -2 3 0 0 0
date for|0 0 1 0 0 0
date is|-1 1 0 0 0 0
date on|2 3 -2 -3 0 0
daughter|3 -1 -1 -1 0 0
day|-3 6 6 -5 1 -5
day 0|4 -4 0 1 0 0
day is|-2 -1 1 -2 4 0
day later|0 0 1 0 0 0
day sooner|0 -4 9 -2 -2 -1
days|-15 5 22 -5 -4 -4
days earlier|0 -2 3 0 0 0
db|-6 7 1 -1 -1 0
db 0|-4 5 0 -1 0 0
db upgrade|-2 0 2 0 0 0
de|0 -2 3 0 -5 4
de 0|3 -4 -1 -2 0 4
de abril|-1 -1 3 0 0 0
de la|0 9 0 -4 -1 -4
de las|-1 -3 0 -2 7 0
de motivation|2 -1 1 -2 0 0
de nouveau|9 -3 -1 -5 0 0
de subvention|-1 3 -1 -1 1 -2
dead|2 -3 -1 3 -1 -1
deadline|-3 -2 6 -1 0 0
deadline for|-1 -1 3 0 0 0
deadline was|-1 0 1 0 0 0
deal|1 -3 -2 -2 6 -1
dealer|-2 3 -1 1 0 -1
dear|-13 -11 6 12 2 4
dear colleagues|3 -2 0 1 0 -1
dear mr|-2 -3 3 2 0 0
dear ms|-2 0 0 2 0 0
dec|0 3 -3 2 -3 1
dec 0|1 -4 7 -2 -2 -1
december|-16 12 7 -3 1 0
december 0|-9 0 9 0 0 0
december the|0 0 1 0 0 0
december we|-1 4 -2 -1 0 0
decide|-2 9 -7 1 0 -1
decided|-8 6 -1 5 -1 -1
decision|-2 3 -1 1 0 0
deck|-3 3 0 0 -1 0
declaration|-8 -3 15 -3 0 -1
deed|4 -2 0 -2 0 0
deed is|4 -2 0 -2 0 0
defibrillators|2 -1 0 0 0 0
degrees|8 1 -4 -5 -2 1
deja|-1 1 -2 4 -1 -2
del|-10 5 -1 0 3 4
delay|-1 -3 6 -2 0 -1
delay the|-1 -2 6 -1 0 -1
delayed|-2 0 3 0 -1 0
deliver|-2 3 -2 3 -1 -1
deliver the|0 0 1 0 0 0
delivered|4 8 -1 -9 -1 -1
delivered the|0 1 0 -1 0 0
delivered to|5 -3 -1 -2 0 0
delivers|0 0 0 0 -1 0
delivery|-5 0 4 2 -2 0
delivery came|2 -2 0 1 0 0
dem|-9 12 -1 -3 6 -4
demain|-7 6 -8 10 -1 0
demande|-4 7 0 -2 0 -1
den|-4 -5 9 -10 -8 18
den 0|0 -6 9 -1 -1 -1
dental|3 -1 0 -1 0 0
dentist|-4 -3 0 8 -1 -1
dentures|-6 6 0 0 0 0
deployed|7 -6 0 -1 0 0
deposit|14 -4 -5 -3 -1 -1
deposit by|0 0 1 0 0 0
deposit is|-2 1 0 2 0 0
depot|4 -1 0 -2 0 0
depuis|0 -5 -2 9 -1 -1
depuis hier|-1 -5 -1 8 -1 -1
der|-10 8 0 10 -7 -2
der kunde|-7 5 2 -1 3 -1
der neue|-2 -3 0 9 -1 -3
der termin|-1 0 0 0 1 0
des|-8 2 3 -1 -1 4
descaled|4 -3 0 0 0 0
desk|8 1 -2 -2 -4 -1
details|-1 -2 5 -1 0 -1
detector|-1 -1 0 -2 0 5
deux|-9 10 0 -3 3 0
devient|-1 -1 0 0 3 0
devis|2 -3 -2 2 -1 2
dezember|0 0 1 0 0 0
dhl|4 -2 -1 0 0 0
did|9 2 -2 -4 -3 -2
did it|12 -6 -1 -3 -1 0
did not|-1 2 -1 0 0 0
did the|6 -5 0 0 0 0
did you|0 1 0 0 0 0
didn't|2 0 -2 2 -1 -1
didn't get|0 -3 -1 5 0 0
didnt|-8 14 -3 0 -1 -1
die|1 -10 -4 2 -1 12
die einladungen|2 1 -1 -1 0 0
die halfte|-2 -4 -1 7 -1 -1
die heizung|-8 9 0 -1 0 0
died|-6 6 0 0 0 -1
dienstag|-1 4 1 -3 0 0
differ|-1 0 0 -1 2 0
different|-4 5 0 -1 0 0
digger|-2 -1 0 -1 1 3
digging|-1 -3 0 4 0 0
dinner|-4 11 -7 3 -2 -1
dinosaur|3 0 0 -2 -1 0
director|-5 5 0 1 0 0
discount|-1 4 -2 0 -1 -1
dishwasher|-7 9 0 -1 -1 0
disk|2 -1 -1 1 0 0
display|-6 10 0 -2 0 0
display shows|-4 4 0 0 0 0
dispute|5 -2 0 -3 0 0
dix|2 4 0 -4 -1 -1
dj|3 0 -3 -2 -1 4
do|-9 2 4 -2 4 1
do a|-1 3 0 0 0 -1
do i|-1 2 0 -1 0 0
do it|-6 -2 6 -2 7 -3
do not|-1 0 0 4 -2 0
do that|-1 3 0 -1 1 -1
do the|-4 -2 -1 0 -3 9
do they|0 1 0 0 0 0
do this|-2 -3 1 -2 5 -1
do we|0 4 -1 -1 0 -1
do you|-2 3 0 0 0 -1
doc|0 1 0 -1 0 0
doch|-2 -1 5 -1 0 -1
doch erst|-1 -1 6 -1 -1 -1
dock|5 -3 -1 -1 -1 0
docs|2 -1 0 -1 0 0
doctor|4 -2 0 -1 0 -1
documents|2 -1 0 0 0 0
does|-14 18 -3 3 -3 -2
does it|-3 5 -1 1 -1 0
does not|0 1 0 -1 0 0
does the|-8 6 -1 5 -1 -1
doesn't|13 -2 -1 -5 -4 -1
doesn't drip|4 -2 0 -1 -1 0
doesnt|0 1 0 3 -3 -2
dog|7 -6 -1 -1 0 1
doing|-6 -2 5 4 -4 3
doing the|-6 0 -5 12 -4 3
dollars|0 1 0 0 0 0
domain|3 -8 -4 -3 13 0
don't|0 -8 3 0 -2 7
don't close|-2 5 0 -3 0 0
don't forget|0 -5 0 -5 -1 11
don't have|0 1 0 -1 0 0
don't need|0 -8 -1 11 0 -1
donation|3 -2 0 -1 0 -1
done|8 -10 -3 1 5 -1
done a|-1 0 2 -1 0 0
done and|2 -1 0 -1 0 0
done but|-1 -5 0 -1 7 0
done by|0 4 -2 -2 0 0
done except|-1 3 -2 0 0 0
done with|1 -2 0 2 0 0
donnerstag|-4 3 6 -4 -1 0
donors|4 -2 0 -1 0 -1
dont|-8 -2 -3 12 -1 2
door|1 -4 -1 -11 18 -3
door in|0 2 -1 1 -1 -1
doorbell|2 -2 0 0 0 0
dos|-10 16 -6 5 -3 -1
doses|1 0 0 0 0 0
dossier|4 2 -1 -4 1 -2
dossier de|-1 3 -1 -1 1 -2
double|-1 5 1 -4 -1 0
dough|-3 1 -1 0 -2 4
down|1 -3 -4 -4 10 0
down again|2 -1 0 0 0 0
down and|7 -5 0 -1 0 0
down for|2 -3 2 0 -1 1
down the|-8 4 -1 -5 13 -4
down there|-1 -1 0 0 2 1
down to|4 -6 -5 6 3 -2
download|-1 1 0 0 0 0
downstairs|5 -1 0 -2 0 -2
dr|0 4 4 -1 -4 -3
draft|-6 -4 1 13 -2 -2
draft is|-2 -5 0 7 -1 0
drain|10 -1 -6 -11 9 -1
drains|0 -1 0 2 0 0
dran|-5 -5 4 8 -1 -1
drawer|1 -2 0 -2 4 0
drawing|-1 5 0 -4 0 0
drawings|-5 8 -1 0 0 -2
drawn|2 -2 5 -5 0 -1
drei|11 -4 -1 -3 -1 -1
dress|-3 -4 0 3 -1 5
drill|1 9 -3 -5 -1 -2
dringend|-1 0 -1 0 3 -1
drinks|3 -7 0 5 0 0
drip|9 -4 0 -4 -1 0
drip any|4 -1 0 -3 0 0
dripping|-3 4 0 0 0 0
drips|-4 6 0 0 -1 -1
drive|7 -1 -1 -3 -1 -1
driver|10 3 0 -10 -1 -1
driver is|5 2 0 -6 -1 0
drivers|-1 2 0 -1 0 0
drone|3 -1 0 -1 0 0
drop|-9 -9 -1 11 13 -5
drop everything|-1 -1 0 -2 5 -1
drop the|-2 -8 -1 15 -2 -3
dropped|5 -13 -3 16 -2 -3
dropped the|0 -6 0 7 0 -1
drove|-1 2 0 0 0 0
dry|3 -10 -3 16 -3 -3
dry and|6 -3 0 -3 0 0
dryer|4 -2 0 -1 0 0
du|-13 3 9 8 -3 -4
du plombier|1 2 -1 -1 0 0
duarte|6 -5 0 -1 -1 1
due|-3 10 -7 1 -1 -1
due an|-3 5 -1 0 0 -1
due on|-2 0 0 2 0 0
due yesterday|-4 7 -2 0 0 0
dues|1 -1 -1 2 0 0
dug|2 0 0 2 -1 -2
dump|-4 5 0 -1 0 1
dupree|1 0 0 0 0 0
durch|5 -6 -2 4 -1 -1
during|2 2 -1 -3 -1 1
during the|1 3 0 -3 0 0
dusted|2 -1 0 -1 0 0
dutch|2 -4 -1 -3 -2 8
duty|0 0 -1 1 0 0
e|6 -9 0 -1 7 -2
e paper|1 -2 0 -2 4 -1
each|16 -11 -2 -7 5 -1
ear|7 -4 -1 -1 0 0
earlier|0 -10 11 1 -1 -1
earlier so|0 0 1 0 0 0
earlier than|0 -3 4 0 0 0
earliest|-5 2 4 0 -1 -1
early|-1 2 5 -2 -3 -1
easter|-1 -7 15 -3 -2 -1
eat|-5 7 0 -2 0 0
edge|-8 10 0 0 0 -1
edition|2 -1 0 -1 0 0
editor|0 -4 5 -1 0 0
eight|-3 0 0 3 0 0
eilig|-5 -8 -1 -3 18 0
ein|-8 5 -2 -4 4 5
eine|-2 11 -5 -5 -1 3
einen|-1 4 0 -3 -2 2
einladungen|4 -1 -1 -1 -1 -1
el|2 10 2 -4 -8 -1
el 0|-5 -7 14 -2 -1 0
el contenedor|4 -8 0 5 0 0
el gato|-3 6 0 -3 0 0
el lunes|6 -3 -2 -1 0 0
el pan|-1 2 -1 -4 0 5
el presupuesto|1 0 -1 1 -1 -1
el proveedor|-2 4 0 -1 0 0
el salon|-3 5 0 -1 0 0
el seguro|6 -3 0 -1 0 -1
el suelo|9 -6 0 -2 0 0
el tecnico|-2 0 5 -2 0 0
el viernes|-1 1 1 1 -1 -1
elected|7 -5 0 -1 0 0
electrician|-3 -7 -1 12 -3 1
electricity|0 -1 -1 -5 0 7
elevator|2 -1 1 0 0 -1
eleven|-2 2 0 2 -1 -1
ella|-1 -1 -7 5 5 -1
elle|11 -4 0 -6 0 -1
elm|-1 -1 0 3 0 0
elm street|-3 0 0 4 0 0
else|-11 -3 -4 -5 25 -2
elsewhere|-4 -2 -1 10 -2 -1
elternabend|1 0 1 -1 0 0
embassy|-7 7 0 1 0 0
emergency|9 -9 -2 -12 9 5
emil|10 -4 -5 -1 2 -1
emptied|14 -7 -2 -2 -2 -1
empty|4 -1 -1 -3 -2 3
en|-4 0 2 13 -7 -3
en attente|0 0 0 1 0 0
en el|-4 7 -1 2 -1 -2
en la|-2 10 4 -9 -1 -3
encore|-6 13 -2 -3 0 -1
end|-4 -7 15 -4 2 -1
end of|-3 -5 11 -4 2 -1
ends|0 3 -3 0 0 0
engaged|-12 12 0 1 -1 -1
engineer|2 -1 0 0 -1 0
english|-12 20 -1 -4 -1 -2
enough|0 -7 0 -2 10 -1
enrolled|7 -2 0 -4 0 0
entered|-2 5 0 -1 -1 -1
entrance|2 1 0 -4 -1 1
entregado|10 -6 -1 -2 0 -1
entry|-1 5 0 0 -1 -2
envelopes|1 0 0 -1 0 0
episode|-1 -4 2 4 0 0
episode 0|-1 -4 2 4 0 0
er|1 0 -1 -3 5 -2
erledigt|-3 -4 0 8 -1 0
error|6 0 -1 -3 -1 -1
errors|-3 2 -1 3 -1 0
erst|-13 -1 23 1 -6 -5
erst ab|-1 0 1 0 0 -1
erst am|0 -1 2 -1 0 0
erst im|-3 -1 9 -2 -2 -2
es|-13 3 1 -6 20 -4
es lo|0 -1 -1 0 2 0
es nicht|-4 2 -2 -2 6 0
esperando|-5 6 -1 2 -1 -1
esperando la|-5 6 -1 2 -1 -1
esperar|-2 -4 2 -3 7 0
espresso|-1 0 1 0 0 0
espresso tastes|-1 0 1 0 0 0
essays|-2 0 0 3 -1 0
est|12 -14 7 10 -5 -10
est passe|1 1 -1 -2 0 0
est repare|4 -2 0 -2 0 0
est signe|9 -2 -2 -3 -1 -1
esta|2 -1 -3 9 -3 -4
esta en|13 -10 -1 0 -1 -1
esta manana|-1 -5 0 7 0 0
esta parado|-5 0 -1 9 -2 -2
estamos|-7 -9 -1 21 -1 -3
estan|1 -1 5 -2 0 -3
estimate|-6 7 -1 0 0 0
et|2 2 -6 1 -2 2
euro|2 1 -1 -1 0 -1
euros|4 4 -2 -5 0 0
even|0 7 -2 -4 0 -2
even after|1 0 0 0 0 0
evening|-7 10 3 -3 1 -4
event|-2 0 0 2 0 0
ever|-6 8 0 -1 -1 -1
every|19 -7 -3 -11 6 -5
every hour|-3 -5 0 -1 9 -1
every time|-9 15 -1 -2 -3 -1
everybody|12 -5 -3 -2 -1 -1
everyone|13 -9 -2 -4 5 -3
everyone who|4 -2 0 -1 0 0
everyone's|4 -6 0 -3 -1 6
everything|0 -7 -1 -4 17 -5
everything else|-6 -2 0 -1 10 -1
everything in|4 0 0 -2 -1 -1
everything is|0 0 0 1 0 0
everywhere|-3 9 -1 -1 -2 -1
exam|-3 -1 10 -3 -1 -2
except|-6 6 -3 4 -1 0
except sunday|-1 3 -2 0 0 0
except the|-4 2 -1 3 -1 0
exchanged|8 -6 0 -1 0 0
exit|0 -5 -2 -2 -1 9
expensive|-2 0 -1 5 0 -2
expert|-1 0 1 0 0 0
expires|-4 0 -6 -3 14 0
expires on|-1 5 -3 -1 0 0
explained|2 0 -1 0 0 0
export|3 -3 -2 -5 9 -1
extended|7 -6 3 -2 -1 0
extended by|-3 0 4 -1 0 0
extended the|9 -4 -4 0 0 0
extended to|-1 0 1 0 0 0
extension|-2 -3 4 -2 0 4
extinguisher|-8 0 0 5 0 4
extinguishers|1 -1 0 -1 0 0
extra|-8 -1 4 0 -2 8
eye|6 -7 0 -1 0 1
f|1 0 0 0 0 -1
f0|-8 9 0 0 0 0
fabian|-10 4 0 6 0 0
factory|-1 0 0 1 0 0
factura|6 -1 -1 -4 0 0
facture|0 2 -1 -1 0 0
facture du|1 2 -1 -1 0 0
failed|-4 7 -1 -1 -1 -1
fails|-13 16 -1 -1 -1 -1
fair|3 0 0 -2 1 -1
fait|-3 4 0 -1 0 0
fallt|-1 -2 -1 5 0 0
fallt aus|-1 -2 -1 5 0 0
falta|-22 -1 -4 10 -3 20
falta tambien|-2 -5 -1 -4 0 11
faltan|-15 0 -2 24 -3 -3
family|2 0 -1 1 -1 -1
fan|-5 9 0 -2 0 0
fangt|3 -5 -5 8 -1 -1
far|4 -2 -3 4 -1 -2
far as|2 -3 0 3 0 -1
farbe|-9 12 -1 -1 -1 -1
farmer|3 -1 0 -3 0 1
father|-3 4 0 0 0 0
faudrait|-1 -2 -1 -1 0 5
faudrait aussi|-1 -2 -1 -1 0 5
fault|-2 0 0 2 0 0
faut|2 -2 2 -3 -2 3
faut aussi|-2 -2 -1 -2 0 8
favor|-2 1 -1 -3 1 2
feb|0 0 1 0 0 0
feb 0|-1 0 1 0 0 0
february|0 0 1 5 -4 -2
fecha|-3 -7 2 8 -1 0
federation|-2 2 -1 -3 4 0
fee|1 4 -1 -3 -1 0
feed|-3 7 -1 -2 -1 -1
feed the|-3 6 0 -2 -1 -1
fees|0 2 -1 0 0 0
fehlen|-3 7 -1 3 -1 -4
fehlen noch|-1 2 0 3 -1 -2
fehlt|-6 3 -1 7 -2 -1
fehlt noch|-3 -5 0 10 -1 -1
fell|-11 17 -4 0 -1 -1
fell flat|0 -8 0 8 0 0
fence|5 -5 1 -8 8 -1
fence is|2 2 0 -3 0 0
ferme|0 4 -2 -1 0 -1
ferreira|-3 2 0 0 2 -1
ferry|2 0 -3 0 0 1
ferry tickets|4 1 -5 1 0 0
fertig|-5 1 4 1 -1 0
festival|-3 5 1 0 -1 -2
fetch|-4 0 0 4 0 0
fetched|8 -4 0 -3 0 0
feuerwehr|-1 4 0 0 -1 -2
fever|-3 3 0 2 0 -1
few|-1 -7 5 6 -1 -2
few people|-1 -2 0 6 0 -2
field|-4 7 1 0 -1 -3
field for|-2 3 0 -1 -1 0
fifth|-1 8 0 -6 0 -1
figures|0 1 0 -1 1 0
file|3 -7 -1 -2 6 2
file is|-1 4 0 -1 -1 0
filed|6 -4 0 -2 0 0
files|-8 -4 0 13 -1 0
fill|-2 2 0 1 0 0
filled|10 -1 -2 -5 -1 -1
filled and|5 -4 0 -1 0 0
filled it|0 1 0 0 0 0
filter|14 -5 -1 -5 -3 0
fin|8 -6 0 -2 0 0
final|14 -6 1 -7 -1 -1
finally|7 -1 -1 -3 -1 -1
find|-5 11 -1 -2 -1 -2
find the|-2 5 0 -1 0 0
findet|0 -2 -1 4 0 0
findet nicht|0 -2 -1 4 0 0
finding|5 -3 -2 -2 2 0
fine|15 -9 2 -6 -3 0
fine now|1 2 -1 -1 -1 0
fingers|-4 -1 0 6 0 0
finish|0 -10 11 2 -2 -2
finished|0 0 -2 6 -2 -2
finished the|6 -4 0 -3 0 0
finished tomorrow|0 6 -2 -4 0 0
finn|6 -3 0 -2 -1 0
fire|0 -4 -3 3 -1 4
fire brigade|-1 -1 0 1 0 1
fire drill|3 3 -2 -2 0 -1
fire extinguishers|1 -1 0 -1 0 0
fire station|1 -1 1 0 0 0
firewood|6 -10 -1 -1 -1 8
firm|0 4 -2 0 -2 0
firma|-10 2 -3 13 -1 -1
firmado|4 -2 -1 -1 0 0
first|-10 -16 -5 -2 41 -9
first aid|10 -5 2 -3 -4 0
first aiders|2 1 0 -2 -1 0
first coat|-2 -1 0 5 -2 0
first half|-1 0 -1 2 -1 0
first now|0 0 -2 0 2 0
first one|-3 6 0 0 -2 0
first part|-1 0 0 1 0 0
first please|-2 -6 -1 -1 12 -2
first the|-2 -2 -1 -1 6 0
fish|-3 2 0 2 0 0
fish order|-7 4 0 3 0 0
fishing|3 4 -1 0 -4 -2
fishing licence|3 4 -1 -2 -3 -2
fishing licences|-1 0 0 1 0 0
fit|9 -3 -2 -1 -2 -1
fits|10 -1 -3 -3 -1 -1
fitted|3 -5 -2 4 -1 0
fitter|-1 5 -1 -3 0 0
fitter comes|0 4 -2 -2 0 0
fitting|-3 -4 -2 9 -1 -1
five|-9 2 2 9 -1 -3
fix|-7 -1 0 10 -1 -1
fix is|-1 1 0 0 0 0
fixed|9 -8 5 -6 -1 0
fixed no|-3 3 0 1 0 0
flat|4 -3 3 -4 1 0
flat 0|-3 6 0 -2 0 -1
flat nobody|0 -8 0 8 0 0
flies|-2 -3 2 3 0 -1
flights|0 -1 0 -1 0 2
flohmarkt|1 2 -1 0 -1 -1
floor|11 -8 -4 0 -4 5
floor is|-1 -3 0 4 0 0
floor plan|-7 6 -1 -3 -2 6
floors|-6 1 0 5 0 0
florist|-7 0 0 0 0 7
flour|1 9 -3 -4 -1 -1
flour is|8 -2 -2 -3 -1 0
flowers|11 -6 0 -5 1 -2
flu|-4 0 0 4 -1 -1
flu clinic|-4 -1 -2 7 0 0
flush|8 -7 0 0 0 0
flyer|3 -2 0 -1 0 0
flyers|2 -5 3 0 0 0
folder|7 6 -2 -6 -2 -3
folder was|0 1 -1 0 0 0
follow|-6 3 -1 4 1 -1
follows|-11 -6 -5 24 -1 0
follows next|-1 -1 -5 7 -1 0
font|1 -2 0 -2 4 -1
font is|3 -1 0 -1 0 -1
food|8 -3 -2 -3 0 0
foot|5 -4 2 -2 -1 0
for|-7 1 -9 -2 0 16
for 0|4 -8 1 8 -3 -2
for a|3 4 -4 -6 4 -1
for all|3 -2 0 -1 0 0
for an|-5 6 0 0 0 -1
for another|1 -2 1 2 0 -1
for changes|-3 5 0 0 0 -1
for everyone|2 -1 0 -1 0 0
for good|3 -3 0 4 -1 -2
for her|2 -5 0 -1 7 -2
for his|0 2 -2 0 0 0
for it|-3 -9 0 2 6 4
for last|-2 1 0 0 1 0
for may|0 2 0 0 -1 -1
for mr|0 -4 2 3 0 -1
for next|5 -1 1 -4 0 0
for nothing|-6 7 0 -1 0 0
for now|-11 -2 -2 11 9 -5
for our|-1 3 0 -2 0 0
for pickup|3 -3 0 0 0 0
for reception|0 1 -2 2 0 0
for sat|5 0 -3 0 -1 0
for saturday|3 -2 -1 0 0 0
for saturdays|-1 -1 -2 4 0 0
for sunday|4 -3 -1 1 0 0
for ten|-1 4 0 -2 0 -1
for that|-5 -11 -1 -1 9 9
for the|-5 -2 10 -3 -6 7
for their|5 -2 0 -1 0 -1
for them|4 -4 0 0 0 0
for this|-1 -2 1 -4 -2 7
for tomorrow|1 2 -2 -1 0 0
for two|8 -7 0 -2 -1 2
for us|2 0 0 -1 0 -1
for your|-7 -3 -2 7 2 2
forecast|-1 -3 5 -1 0 0
forget|-7 -10 -2 3 7 8
forget about|0 -2 0 4 -1 -1
forget the|-1 -1 -1 -5 10 -1
forget to|0 -3 0 -2 0 5
forgot|-8 10 0 0 -1 -1
forklift|6 -1 -2 -6 -1 3
form|7 3 -1 -3 -3 -3
form for|-1 5 0 -2 0 -2
form is|-4 5 0 1 -1 0
forms|-7 5 -1 3 -1 1
forms are|1 3 0 -2 -1 0
formulaire|0 4 -2 0 1 -2
fortnight|0 -2 3 0 0 0
forty|-1 3 -1 0 -1 -1
forward|2 -7 14 -6 -2 -1
forward to|-1 -3 5 -1 0 0
fotos|-1 -1 0 4 -1 -1
found|14 8 -6 -5 -4 -7
found a|-3 5 -2 3 -1 -2
found it|1 -1 0 0 0 0
found someone|13 -8 -2 -2 0 -1
found the|5 0 -1 -1 -1 -3
foundation|4 -4 2 -1 0 0
four|3 -3 -5 14 -5 -4
four of|0 -1 0 2 0 0
fourth|-1 2 0 -1 0 0
fox|-2 8 0 -5 0 0
frame|-1 0 -3 3 -3 4
frames|-2 0 0 2 0 0
frau|7 5 -6 2 -5 -3
frau yilmaz|0 3 -1 -1 -1 -1
free|5 -1 1 1 -5 -2
free on|4 -4 0 0 0 0
freezer|4 -3 0 -1 -1 1
freigabe|-2 1 -1 5 -1 -2
freight|0 1 -2 2 0 0
freitag|0 -2 7 -4 0 -1
french|-4 4 0 1 -1 0
fresh|10 -7 0 -2 0 0
fri|0 -1 2 0 0 0
friday|-4 3 17 -10 -4 -2
friday at|-4 -1 5 0 0 0
friday evening|-2 2 0 0 0 0
friday instead|-1 -1 2 0 0 0
friday now|-1 0 1 -1 0 0
fridge|0 -7 -1 -2 12 -2
fridge to|-1 2 0 0 0 -1
frist|0 -1 2 0 0 0
from|2 6 3 -7 -5 1
from 0|2 0 -3 -2 -1 3
from home|1 1 -1 0 0 0
from january|-3 4 0 0 0 0
from last|-3 4 0 0 0 0
from leeds|7 -6 0 0 0 0
from march|0 1 0 0 0 -1
from monday|0 -2 2 0 0 0
from mr|3 -3 0 0 0 0
from my|8 -6 -1 -1 0 0
from now|1 -2 -3 0 5 0
from our|2 -2 0 0 0 0
from porto|4 -4 0 -1 0 0
from the|7 3 0 -8 -5 3
from tuesday|-4 -5 7 -1 0 2
front|-5 5 -1 2 0 -1
front desk|1 -1 0 0 0 0
front of|2 1 0 -2 0 0
frost|0 -2 6 1 -4 -1
frozen|-3 -2 -1 7 0 0
frozen until|-3 -1 -1 6 0 0
fruh|4 -3 3 -3 -1 0
fryer|1 4 -1 -1 -1 -3
fuhrerschein|8 -3 0 -3 -1 -1
full|-2 1 -3 -2 8 -3
funciona|8 -5 0 -2 0 0
funeral|2 -4 5 -2 -1 0
fur|3 8 -6 -7 2 1
fur das|-7 12 0 -1 -1 -2
fur den|1 1 -1 0 0 0
fur die|-2 4 -1 -4 6 -3
furious|0 -3 0 -1 5 0
furs|3 11 -1 -10 -3 -1
further|-3 3 -1 2 -1 -1
fuse|-6 6 0 1 -1 0
fyi|-3 7 -1 -2 -1 -1
g|-3 6 -1 0 0 -1
gala|-5 4 -2 3 0 0
gallery|-1 0 0 1 0 0
garage|-3 -1 -1 2 -1 3
garage door|-1 -1 2 3 0 -3
garaje|1 1 -1 -1 -1 1
garden|-4 -2 -2 7 -1 2
garden party|-3 1 -2 5 0 0
gas|-6 -4 4 -3 8 1
gasket|1 1 0 -1 0 0
gaste|1 -4 -1 2 -3 5
gate|0 9 -3 -5 -1 -1
gate closes|1 0 0 0 0 0
gato|-3 6 0 -3 0 0
gauge|1 -5 -1 6 0 0
gave|15 -17 6 4 -3 -5
gave me|3 -2 0 -1 0 0
gave the|10 -7 0 -2 0 0
gave up|-5 3 0 3 0 -1
gave us|3 -5 8 -3 -1 -1
gdpr|4 -3 2 -2 -1 0
gear|5 -11 0 7 0 0
gearbox|3 -3 1 1 -1 -1
gefunden|17 -8 -6 -2 -1 0
geht|1 0 0 0 -1 0
gekauft|17 -10 -1 -4 -1 -1
gekundigt|-4 -4 0 9 0 0
gel|2 3 -3 -2 0 0
gemeindesaal|1 1 0 -1 0 0
gemeldet|-2 5 0 -2 -2 1
generator|9 0 -3 -7 3 -2
gepruft|13 -8 -1 -3 -1 -1
gereinigt|17 -10 -1 -4 -1 -1
german|3 -4 0 1 0 1
geschenk|8 -5 1 -3 -1 -1
geschickt|-2 7 0 -1 -2 0
gestern|9 -8 0 -2 3 -2
get|-9 4 -3 2 1 5
get a|3 -8 4 -4 -2 7
get in|6 -3 0 -2 0 -1
get it|-4 -4 0 9 0 -1
get on|-1 3 0 0 0 -2
get the|-8 8 -4 1 4 -1
get to|-1 4 -4 1 0 0
getauscht|1 0 0 0 0 0
gets|5 4 -5 -1 -1 -1
gets the|4 -4 0 -1 0 0
getting|-8 -10 0 -1 15 4
getting worse|0 -1 0 0 2 0
gibt|4 0 -1 1 -2 -2
gibt es|4 -1 -1 1 -2 -2
gift|0 -4 -1 6 0 -1
ging|-4 7 -1 -1 -1 0
girl|-3 1 -1 2 0 1
girls|3 -1 0 -2 0 0
give|-10 13 3 -2 -3 -1
give the|-1 3 1 -1 -1 -1
given|4 -1 -1 -1 -1 0
given us|1 -1 0 0 0 0
gives|-4 0 3 3 -2 -1
gives the|5 -2 0 -1 -1 0
gives us|-5 0 1 5 0 0
giving|-7 8 0 -1 0 0
glass|5 -3 -1 0 -1 -1
glasses|-1 1 4 -3 -1 -1
glaze|2 0 0 -2 0 0
glazier|0 7 -1 -1 -3 -3
glazing|-2 3 0 0 0 0
gleich|-1 -8 -1 -4 -2 16
glove|1 0 -1 0 0 0
gloves|1 4 -1 -4 2 -3
glue|6 2 0 -4 -1 -2
glued|11 -8 0 -1 -1 -1
gluten|-6 0 -2 0 -1 10
gluten free|-5 2 -1 4 0 0
go|-22 7 -7 13 6 2
go down|-1 1 -1 0 3 -1
go first|0 -1 0 0 1 0
go in|-3 0 0 3 -2 3
go live|-1 -3 5 -1 0 0
go on|-2 3 -4 -1 -2 6
go out|-6 4 -1 -1 5 -1
go to|-4 4 -1 3 1 -3
go with|-1 0 -2 -2 -1 5
goalkeeper|0 -1 0 0 0 1
goalposts|-1 3 -1 -1 0 0
goes|-5 -3 -1 6 6 -3
goes on|-7 1 0 8 0 0
goes out|-2 3 0 0 0 0
goes to|-4 1 4 0 -1 -1
goes up|8 -4 -1 -3 0 0
goggles|-4 4 0 -1 0 0
going|-15 -3 0 15 2 0
going again|-12 1 0 12 -1 0
going on|-2 -3 0 6 -1 0
going to|0 -1 0 -3 4 0
gone|15 3 -3 -12 -1 -2
gone from|6 -2 -2 -2 0 0
gone the|1 0 -1 -1 0 0
good|13 2 -3 -6 -2 -4
good as|-7 7 0 0 0 0
good for|7 -6 0 0 0 0
good morning|0 -2 3 -1 0 0
good news|1 0 0 0 0 0
good to|0 -1 0 0 0 2
good until|17 -9 -2 -5 0 0
goods|-1 -1 1 0 0 0
got|18 -7 6 -7 0 -9
got 0|-2 0 -1 4 0 -1
got a|-6 6 -1 4 -2 -1
got an|-1 -5 8 -1 0 0
got her|2 -2 0 0 0 0
got his|1 -1 0 0 0 0
got hold|4 0 0 -2 -1 0
got it|7 -6 1 -1 0 -1
got its|1 0 0 0 0 0
got moved|-11 13 -2 -1 0 0
got one|6 -3 -2 1 -1 -1
got the|17 -13 -2 -2 -1 -1
got their|6 -3 0 -2 0 0
got through|-1 0 0 1 0 0
got us|2 -2 0 0 0 0
gp|1 -2 -1 -1 3 0
grade|4 -2 0 -3 0 0
graders|3 1 0 -1 -2 0
graffiti|7 4 -1 -9 -1 -1
grandma|-2 1 0 1 0 0
grandma's|-4 6 0 -2 0 0
grandma's hearing|1 -1 0 0 0 0
grandpa|-6 8 -1 -1 0 -1
granny|3 2 0 -1 -1 -3
grant|1 -1 1 0 -1 0
grant application|3 -2 0 0 0 0
grant report|-2 -1 2 0 0 0
granted|11 -12 11 -7 -1 -1
grants|-1 -3 8 -3 0 -1
gravel|6 -1 0 -2 -2 0
grease|2 -1 0 0 0 0
great|3 -1 -3 -2 2 1
green|6 8 -4 -6 -3 -1
green for|-3 4 0 0 0 0
greenhouse|-3 5 -3 2 -1 -1
greetings|-1 -6 1 3 3 0
greetings from|-2 -2 0 5 0 -1
grey|1 1 0 -2 0 1
grid|4 -5 -3 6 -1 -1
grievance|-2 3 0 1 -1 -1
grill|-13 13 0 0 0 0
ground|-3 2 -1 5 -2 -1
ground floor|-3 -1 -1 6 -1 0
group|-2 6 0 -3 0 0
guest|-1 2 -1 -1 3 -2
guest list|-8 7 0 3 0 -1
guest room|1 0 0 -1 0 0
guests|-1 4 -1 -1 1 -1
guide|7 0 -1 -5 -2 1
guides|0 4 -2 1 -2 -1
gutachten|4 -6 -1 7 -4 0
gutter|-1 1 0 -2 -1 3
gutters|6 5 0 -4 -3 -4
guy|1 6 0 -4 -2 -1
guy from|0 0 1 0 0 0
guys|-2 4 0 -1 0 0
gym|0 -5 -7 7 6 -1
ha|-3 6 1 -1 -1 -1
hab|24 -13 -6 -2 -1 -2
hab den|8 -5 0 -1 0 -1
habe|6 0 -1 -3 -1 -1
haben|-2 -3 2 -1 7 -3
hace|-4 0 -5 6 -2 4
hace falta|-4 -5 0 5 -1 5
had|15 -3 0 -4 -5 -2
had a|2 -3 3 -2 1 -1
had no|-8 8 0 0 0 0
had the|1 6 -2 -3 -1 0
had their|1 0 0 0 0 0
had to|-1 -2 0 3 0 0
had two|-1 2 -1 0 0 0
hail|-4 3 0 0 0 0
hair|8 -7 6 -5 -1 -1
halden|-4 4 0 0 0 0
half|2 9 5 -6 -6 -5
half of|-4 12 -1 -6 -1 -1
half the|-6 5 0 2 0 0
half way|0 -2 0 2 0 0
halfte|-7 -10 -3 21 -1 -1
halfway|-2 -2 0 4 0 0
hall|-2 1 0 4 -2 -2
hall 0|2 1 -2 0 0 0
hall c|0 3 0 -2 0 0
hall is|-5 -1 2 2 0 1
hallway|5 1 0 -4 -1 0
han|-2 7 -1 -2 -1 -2
hand|2 0 7 -5 -2 -3
hand in|-1 -4 9 -2 -1 0
handed|13 -11 -1 1 -1 -1
handed in|-3 -3 0 7 0 0
handed over|1 2 0 -2 0 0
handed the|1 -1 0 0 0 0
handle|-5 7 0 -2 1 -1
handover|-3 -7 17 -3 -2 -2
handover list|-1 5 -1 0 -1 -2
handrail|-5 4 0 -1 3 -1
hands|14 -6 -1 -6 -1 -1
handwriting|-5 7 0 -1 0 0
hang|11 -7 -1 -3 -1 0
hanging|-1 13 -1 -10 -1 0
hanging in|-1 2 0 -1 0 0
hangs|16 -7 -2 -9 5 -3
hangs at|4 -1 0 -2 -1 0
hangs in|7 -5 0 0 0 -2
hangt|0 7 -1 -2 -2 -1
hanna|-1 -5 6 1 0 0
hansen|-1 1 -2 2 -1 0
happen|-3 0 -1 -2 6 -1
happens|-2 2 3 -2 0 -1
happens on|-6 3 4 0 0 -1
happy|7 -1 2 -6 -1 -1
harbour|-1 -2 -1 6 -1 -1
harbour house|2 2 -1 -3 0 0
harbour master|2 0 0 -1 0 0
hard|-5 9 -1 -2 -1 0
hardware|-5 6 0 0 0 0
hardware store|-5 6 0 0 0 0
has|12 4 -1 2 -7 -11
has 0|-2 4 -1 0 0 0
has a|6 -3 -2 6 -3 -5
has arrived|2 -1 0 -1 0 0
has become|-1 -5 0 -1 7 0
has been|-1 -7 10 0 -1 -2
has begun|-2 -2 0 4 0 0
has changed|-4 5 0 0 0 0
has extended|-1 -1 2 0 0 0
has gone|-4 5 0 0 0 0
has got|4 -4 0 0 0 0
has had|4 -1 0 -2 0 0
has her|9 -9 -2 3 0 0
has his|8 -5 -1 -1 0 0
has it|2 5 -2 -4 -1 0
has its|11 -5 -2 -2 -1 0
has left|2 -10 -1 10 -1 0
has moved|6 -4 0 -1 0 0
has no|-6 17 1 -11 -1 0
has not|-1 2 0 0 0 0
has only|0 -1 2 0 -1 0
has our|3 -3 0 0 0 0
has sent|3 -3 0 0 0 0
has taken|-10 -2 0 15 -1 -1
has the|3 8 -6 -1 -2 -1
has them|3 -2 0 -1 0 0
has time|0 0 1 0 0 0
has to|-16 9 3 -2 0 6
has two|5 -2 -1 -2 0 0
hasn't|3 -1 0 -1 -1 0
hasnt|-4 4 -1 2 -1 0
hasta|-3 -6 4 6 -1 -1
hasta el|-2 -2 5 -1 0 0
hat|-3 4 -4 -3 12 -6
hat abgesagt|-4 -1 0 6 -1 0
hat die|9 1 -1 -5 -3 -1
hat keine|-5 8 0 -2 -1 -1
hat sich|5 -2 0 1 -4 0
hats|-1 -2 0 4 0 -1
hatte|-7 12 0 -1 -2 -2
haustur|4 -7 -1 6 -2 -1
have|2 0 -3 3 4 -6
have 0|0 2 0 -1 0 -1
have a|21 -12 -1 -1 -3 -5
have all|1 0 -1 0 0 0
have been|2 1 -1 -2 -1 0
have had|1 0 0 0 0 0
have handed|-2 -3 0 5 0 0
have it|-3 -7 4 7 -1 0
have no|-3 6 0 -2 -1 0
have paid|-8 8 0 0 0 0
have place|-1 4 -2 -1 0 0
have the|-3 6 -1 -3 -1 3
have their|3 -4 0 3 -1 0
have them|0 -3 3 -1 0 0
have three|-3 2 0 2 0 0
have time|-4 4 0 -1 0 0
have to|-11 8 -1 1 -5 7
haven't|-2 3 0 -1 0 0
haven't paid|-1 1 0 0 0 0
havent|3 0 0 -3 0 0
hay|-1 -4 -2 4 -2 3
hay que|-6 1 3 -3 -1 7
he|3 -2 1 -6 6 -3
he comes|0 -3 -1 -1 0 4
he has|-1 -6 -2 12 -3 -1
he is|0 -1 0 1 1 -1
he needs|-3 -1 4 2 -2 0
he says|0 2 -1 0 0 0
he takes|3 -10 9 -1 -1 0
he wants|-1 3 -1 -1 0 0
he was|4 0 -2 -1 -1 0
he'd|-3 3 0 0 0 0
he'll|1 1 0 -1 0 0
he's|0 0 -1 -3 -3 7
he's got|3 -1 0 0 0 -1
head|-7 10 0 -2 0 -1
heads|-10 8 0 3 -1 0
health|-3 -3 6 0 0 0
hear|3 4 1 -4 -1 -3
hear the|-1 3 0 -1 -1 0
heard|4 -2 0 -1 0 0
hearing|2 0 3 -2 0 -3
hearing aid|-2 4 0 -1 -1 0
hears|-3 5 0 -1 -1 0
heart|-1 5 0 -3 0 -1
heat|-4 6 -1 0 0 -1
heat pump|-4 6 -1 0 0 -1
heater|4 0 0 -3 -1 -1
heating|-2 2 0 2 -1 -1
heats|11 -7 -1 -1 -2 0
heats up|7 -3 0 -1 -2 0
hedge|2 -1 1 -2 0 0
hedge is|-3 2 0 0 0 0
heizung|-8 11 0 -2 -1 0
heizung im|2 -1 0 -1 0 0
held|4 -7 0 5 -1 0
held up|-4 0 0 4 0 0
hello|2 -10 11 -6 7 -3
hello mr|1 1 0 0 0 -1
help|-1 6 -3 0 -2 0
helpers|-5 3 0 3 -1 0
her|20 6 0 -15 -4 -5
her new|6 -4 -2 0 0 0
her on|-2 2 0 0 0 0
here|5 -5 5 -1 -5 1
here and|-1 -2 0 4 0 0
here but|-2 2 0 0 0 0
here the|1 -1 0 0 0 0
herr|0 4 1 -4 -2 1
herr wolf|-3 3 1 0 0 -1
herself|3 -9 -4 3 7 -1
heute|25 -10 -14 5 -6 -1
heute fruh|9 -2 -4 -2 0 0
hey|4 -7 0 3 0 0
hi|-10 -16 13 2 11 0
hier|5 -4 -1 2 -1 -1
hier soir|8 -3 0 -4 0 0
high|-13 -5 -2 -7 23 3
higher|-2 2 -1 -1 1 0
higher than|-2 3 -1 -1 0 0
highest|-5 -5 -2 -4 16 -1
him|5 -5 -4 4 -2 1
himself|-1 -4 0 5 0 0
hinge|-3 5 0 -1 0 0
hire|0 -2 -2 3 0 1
hired|6 -2 -1 -3 0 0
his|1 11 -6 -3 -2 -1
his 0|13 -10 -1 -2 -1 0
his drill|4 -3 0 -1 0 0
his forklift|4 -3 0 0 0 0
his own|0 -1 0 0 1 0
his report|0 1 0 0 0 0
history|1 -4 -1 5 0 0
hof|5 -2 -1 -1 -1 0
hold|-1 -4 -4 13 -4 -1
hold of|4 0 0 -2 -1 0
hold the|0 -1 1 0 0 0
hold till|0 0 0 1 0 0
hold until|-1 -2 0 3 0 0
holds|13 -9 -1 -3 -1 0
holds 0|4 -3 0 0 0 0
holds its|3 -2 0 -1 0 0
hole|1 1 0 -1 0 -1
holiday|-15 10 10 -1 -2 -2
holidays|-2 -6 9 -4 4 -1
home|8 -8 3 0 -2 -1
home for|5 -2 -1 -1 0 -1
hope|-1 -6 -1 4 7 -2
hope the|4 -3 -1 0 0 0
hope you|-1 -3 0 2 1 0
horses|5 -2 0 -3 0 0
hose|-4 5 0 0 0 0
hospital|2 -4 5 -1 -1 0
hostel|-7 4 0 4 -1 0
hosting|-3 8 -4 -1 0 0
hot|1 1 -3 -2 5 -2
hot water|1 0 0 -1 -1 0
hotel|0 3 0 -2 -1 0
hotline|-8 9 -1 0 0 0
hour|8 -3 -4 -10 12 -3
hour ago|1 2 -1 0 -1 -1
hours|15 -8 -4 -2 -1 1
house|2 2 -2 0 -2 0
house rules|0 2 0 1 0 -2
how|-1 4 -1 -2 -2 1
how many|0 1 0 0 0 0
how to|-1 0 0 1 -1 1
hoy|5 0 -6 1 1 0
hr|-3 -2 0 1 -1 5
huber|-1 6 -5 1 0 -1
hull|-5 0 0 6 0 0
hums|3 -3 0 0 0 0
hund|0 1 1 -1 -1 0
hung|-2 -2 -7 12 -1 -1
hurry|-6 -8 -1 -3 20 -2
hurry with|-3 -4 0 -2 10 -1
hurts|-7 9 -2 2 -2 0
hut|-1 0 -1 -1 -1 3
hygiene|11 -5 -2 -3 -2 1
hygiene certificate|2 0 -1 1 -1 0
hymn|8 -4 -1 -3 0 0
i|-1 18 1 3 -11 -11
i am|-1 -1 0 2 1 0
i asked|-2 -2 5 0 0 0
i call|3 -3 0 0 0 0
i can|-4 15 -5 -1 -3 -2
i can't|0 2 -1 0 0 -1
i cant|-1 1 0 0 0 0
i could|3 -1 -1 0 0 0
i counted|1 -1 0 0 0 0
i did|1 0 0 -1 0 0
i didn't|-2 1 0 0 0 0
i do|-1 2 0 -1 0 0
i don't|0 3 0 -2 0 0
i found|-1 -3 -1 4 0 0
i gave|2 -1 0 0 0 0
i got|0 0 0 0 0 1
i had|-1 2 -1 0 0 0
i have|1 2 1 -2 -2 -1
i hope|-3 -2 0 3 1 0
i need|-1 3 -1 -1 -1 -1
i ordered|-3 -5 0 8 0 0
i put|8 -5 0 -2 0 -1
i said|-2 4 -2 0 0 0
i see|-2 3 0 0 0 0
i started|-2 -4 0 6 0 0
i still|-1 1 0 0 0 0
i think|-3 5 0 -2 0 1
i told|2 -3 2 0 0 0
i took|-8 -4 2 10 0 0
i wanted|1 -1 0 0 0 0
i was|6 -8 4 -1 0 -1
i will|-2 3 -2 1 0 0
i wish|-3 3 0 0 0 0
i would|-1 0 0 -1 2 0
i'd|8 -4 2 -4 0 -2
i'll|-3 6 -2 0 -1 -1
i'm|-5 2 4 7 -5 -3
i'm away|0 -1 2 -1 -1 0
i'm on|3 -4 0 5 -1 -2
i've|-2 1 -2 3 4 -4
i've asked|-1 0 0 1 0 0
i've handed|1 -2 0 1 0 0
i've started|-2 -1 0 4 0 0
ice|6 -2 0 -1 -1 -1
ice machine|10 -8 0 -1 0 0
ich|-10 20 -3 -2 -5 -1
id|-1 3 0 -1 0 -2
idea|-9 6 -1 6 -1 -1
if|-8 14 -4 -8 8 -2
if it|0 5 -4 0 -1 0
if the|-1 5 1 0 -3 -1
if they|0 1 0 -1 0 0
if we|0 4 -1 -1 0 -1
if you|0 11 -2 -2 -5 -2
ihre|8 -4 -2 -2 0 0
il|-15 2 3 3 -5 11
il est|-3 2 -1 5 -1 -3
il faudrait|-1 -2 -1 -1 0 5
il faut|2 -2 2 -3 -2 3
il manque|-5 4 -1 -2 -1 5
ill|-4 -5 3 5 2 -1
ils|8 -10 5 -1 0 -2
im|10 2 2 -9 0 -4
im buro|3 1 -2 -1 -1 -1
im mai|1 -2 1 -1 2 -1
im ordner|2 -1 0 -1 0 0
im urlaub|-8 10 -1 -1 0 0
immer|-2 5 -1 -4 5 -3
immer noch|-2 5 -1 -4 5 -3
implant|2 -1 1 -1 0 0
import|-9 7 0 3 0 0
important|-1 -3 -1 -3 8 0
important any|0 0 0 0 1 0
important now|0 0 0 0 1 0
impression|-6 5 0 1 1 -1
in|14 1 -11 -2 -7 4
in 0|1 10 -1 -7 -3 -1
in 0b|2 1 0 -2 -1 0
in a|9 -9 -4 1 7 -4
in addition|-3 -8 -1 -4 -1 17
in again|-1 1 0 0 0 0
in aisle|-3 -2 0 -1 7 0
in all|5 -4 0 -1 0 0
in and|1 1 0 0 0 -2
in as|-1 -1 0 0 0 3
in at|0 0 0 0 1 0
in but|-2 3 0 0 0 0
in cash|3 -2 0 -1 0 0
in der|-2 -1 1 4 -1 -2
in english|-2 8 0 -4 0 -2
in every|2 -1 0 -1 0 0
in february|-2 -1 -2 6 -1 0
in for|-2 4 -2 0 0 0
in french|1 -2 1 -1 0 1
in from|0 1 0 0 0 0
in front|2 1 0 -2 0 0
in full|2 0 0 0 -1 0
in hall|2 2 0 -3 0 0
in her|3 0 -1 -1 0 0
in his|-1 3 0 -1 0 -1
in it|6 -4 0 -2 0 0
in january|-1 0 -2 5 -1 -1
in law|3 -4 -1 2 0 0
in march|-3 3 2 -1 0 -1
in may|-3 4 3 -2 -2 0
in my|8 -6 0 -1 0 -1
in no|9 -6 0 -4 1 0
in october|-4 -1 10 -4 0 -1
in on|-3 6 0 -1 -1 -1
in one|3 -4 2 -1 0 0
in our|-4 -2 0 -2 8 0
in person|1 0 0 0 0 0
in polish|5 -2 0 -2 -1 0
in progress|-6 -3 0 9 0 0
in review|-13 -1 0 17 -1 -1
in room|-1 4 0 -2 0 -1
in september|0 2 4 -3 -4 0
in service|3 -2 0 -1 0 0
in six|-1 0 1 0 0 0
in spring|-5 2 2 -1 3 -1
in stock|-11 14 -2 0 0 0
in that|-2 2 0 0 0 0
in the|2 3 -1 2 -7 0
in their|-4 -3 0 8 0 -1
in there|-3 0 -1 -2 3 3
in they|-6 0 0 7 0 0
in this|-5 7 -1 0 -2 0
in three|-3 3 2 -2 0 0
in to|5 -2 0 -2 0 -1
in two|-1 1 0 0 0 0
in with|-2 1 0 1 0 0
in writing|7 -5 0 -1 0 0
in your|4 -1 0 -1 0 -1
inbox|5 -3 0 -1 0 0
incl|-1 2 -2 3 -1 0
include|-3 -5 -1 -1 -1 9
include a|0 -1 0 0 0 1
include the|-2 -4 -1 -1 -1 8
included|0 -1 0 0 -1 2
index|7 -5 -1 0 -1 0
ines|-1 9 -2 -3 -2 -2
ines for|-2 3 0 0 0 -1
info|-3 6 -1 0 0 -1
injunction|5 -7 -1 -2 -1 6
inn|6 -3 0 -2 0 0
ins|2 3 -1 -5 -1 2
inside|0 -9 -1 3 1 5
inspection|-7 2 9 -2 -1 -1
inspector|-2 5 2 -4 -2 1
inspector comes|0 6 -5 -1 0 0
installed|4 -2 0 -3 0 0
instead|-7 7 14 -8 -6 0
instead of|-1 14 -2 -7 -4 1
instructions|3 3 -1 -3 -1 -2
instructions for|3 3 -1 -3 -1 -2
insulin|1 -2 -2 -1 4 0
insurance|3 -5 -3 -1 1 6
insurance for|1 -4 0 -2 0 5
insurer|-5 -3 4 -1 -1 5
insurer wants|-1 -4 2 -1 -1 5
intercom|3 -1 -1 -2 -2 2
intern|1 -1 0 0 0 0
interpreter|2 2 -1 0 -1 -1
interrupted|-7 -4 0 12 -1 -1
interview|5 -1 2 -9 -1 4
interview is|0 -2 2 1 0 0
interviewed|-6 1 -1 8 -1 -1
interviews|-2 1 -3 5 -1 0
interviews for|-1 2 -1 1 0 0
into|1 3 -2 2 -6 3
into account|-1 6 -3 0 -2 0
into the|-10 7 1 4 -1 -1
inventory|1 -4 0 3 -1 1
invitations|1 3 -2 -1 0 -1
invoice|3 -4 -2 1 0 3
invoice 0|-5 -6 -1 10 2 0
invoices|-2 -1 0 3 0 0
ironed|12 -10 0 -2 0 0
is|4 1 -1 6 9 -19
is 0|-17 15 9 -4 -3 -1
is a|-12 8 3 -3 3 0
is about|-2 6 0 -3 -1 0
is anyone|-2 4 0 -1 0 0
is approved|1 -1 0 0 0 0
is as|-3 3 0 0 0 0
is asking|-2 2 0 -1 1 0
is at|2 2 1 -1 -3 -1
is attached|4 -3 0 0 0 0
is away|2 -2 1 0 -1 0
is back|-20 24 0 -4 -1 0
is being|-6 -4 1 5 4 0
is blocked|5 -1 0 -4 -1 0
is booked|-2 4 3 -4 -1 0
is broken|-6 7 0 0 0 0
is called|-7 7 0 0 0 0
is changed|1 -1 -1 1 -1 0
is clear|1 -1 0 0 0 0
is closed|-13 12 -1 -5 -1 8
is coming|-9 2 -1 6 1 0
is complete|-2 -2 0 4 0 0
is confirmed|-6 0 1 0 0 5
is corrected|2 -2 0 -1 0 0
is counted|0 4 0 -4 0 0
is cut|-2 -2 0 5 0 0
is dead|-2 -1 0 4 -1 0
is delayed|-2 0 3 0 -1 0
is done|7 -3 0 -3 0 0
is down|11 -1 -3 -6 -2 1
is dry|1 -5 -2 7 -1 0
is empty|8 -1 -1 -3 -2 0
is enough|-5 -5 1 -1 11 0
is filled|8 -4 0 -4 0 0
is fine|8 -9 4 -1 -1 0
is finished|-10 5 -2 7 0 0
is fixed|-3 2 2 0 0 0
is free|2 -1 0 -1 0 0
is full|-8 6 -1 3 -1 0
is getting|-1 -4 0 -2 7 -1
is going|-13 -2 0 14 3 -1
is gone|-4 10 -1 -4 0 -1
is good|7 -6 0 0 -1 0
is green|5 -3 0 -2 0 0
is here|-2 -4 0 3 0 3
is ill|-1 -1 2 0 -1 0
is in|0 -10 0 17 -4 -3
is it|-2 0 3 0 0 0
is live|2 -1 0 -1 0 0
is loose|-8 10 0 -2 0 1
is merged|0 0 0 1 0 0
is missing|0 0 -1 4 -3 -1
is more|0 0 -2 0 2 0
is moved|-1 0 1 0 0 0
is not|-2 3 -1 -2 1 0
is now|-5 7 9 -4 -5 0
is off|4 1 -1 -1 -3 -1
is on|-7 4 2 6 -3 -2
is online|4 -3 0 -1 0 0
is only|-1 0 3 -4 3 0
is open|5 2 -1 -2 -3 -1
is ordered|8 -3 -3 -2 0 0
is out|1 -6 -3 10 -1 -1
is over|3 -7 -1 5 -1 0
is paid|2 -4 -3 2 2 0
is painted|-8 8 0 -1 0 0
is ready|-2 1 0 2 -1 0
is registered|5 -3 0 -1 0 0
is reserved|3 -2 0 -1 0 0
is running|2 -8 -1 6 1 0
is set|3 -1 0 -2 0 0
is signed|0 -1 0 1 0 0
is sold|-4 1 0 3 0 0
is sorted|2 -1 -1 0 0 0
is still|-3 3 0 2 -2 0
is stuck|-3 2 0 1 0 0
is sunday|-4 5 -2 1 0 0
is taken|-4 -1 2 3 0 0
is terminated|1 0 0 0 0 0
is that|-1 1 0 0 0 0
is the|-15 17 2 -9 7 -1
is there|-2 4 0 -1 -1 0
is through|-3 -1 -1 6 -1 0
is tight|6 -4 0 -1 0 0
is too|-3 9 -2 -1 -1 -3
is under|6 -4 0 0 -1 0
is up|6 -2 0 -2 -1 -1
is waiting|0 0 0 0 1 0
is with|2 -8 -2 17 -6 -3
is working|8 -7 0 0 0 0
isn't|-4 1 0 -4 9 -1
isn't so|0 0 0 -1 2 0
isnt|-8 1 -2 0 11 -1
isnt urgent|-1 -1 -1 -1 3 0
issues|-1 3 -2 1 -1 0
ist|20 -17 3 -5 11 -12
ist da|5 -3 0 -1 -1 -1
ist es|-1 -5 0 5 1 0
ist im|-5 3 4 -2 -1 0
ist jetzt|-9 -8 16 -3 8 -3
ist schon|-1 3 -4 3 -1 0
ist unterschrieben|1 0 0 0 0 0
ist weg|2 0 0 -1 0 0
it|-3 -10 11 -3 4 0
it 0|1 8 -5 -1 -1 -1
it a|-2 3 0 0 -1 0
it again|-11 12 0 0 0 0
it already|0 -1 1 0 0 0
it and|-2 -2 4 0 0 0
it as|-3 -6 0 5 7 -2
it at|4 -9 -1 -3 8 0
it back|1 5 -3 -1 -2 -1
it before|-2 2 2 0 -2 0
it belongs|7 -6 0 -1 0 0
it but|-2 5 -1 -1 0 0
it by|-1 0 1 1 0 0
it can|3 1 -3 0 -1 0
it for|-8 10 4 -4 0 -3
it from|3 -2 0 -1 0 0
it has|-6 5 3 -1 -1 -1
it here|-1 -1 0 0 0 2
it i|-2 3 -2 1 0 0
it in|-4 1 4 -3 -2 3
it is|-6 12 1 -4 -3 0
it isn't|-1 2 0 -1 0 0
it last|-3 -4 0 -1 8 0
it looks|-5 10 0 -2 -1 0
it now|-11 4 -1 10 -1 0
it off|-1 4 0 -2 -1 0
it on|-6 3 -3 3 -1 5
it only|-1 1 0 0 0 0
it out|-1 0 0 0 1 0
it please|0 5 0 -1 -2 -2
it runs|-1 4 -1 0 0 -1
it says|-1 6 -2 -2 -1 0
it should|11 -5 0 -3 0 -2
it since|2 -5 0 2 2 0
it so|-1 -4 0 6 0 0
it the|-3 -6 8 5 -2 -3
it they|1 0 0 1 0 0
it this|0 0 -3 4 -1 0
it to|-7 -8 4 12 -1 0
it twice|8 -4 -1 -2 0 -2
it until|0 1 0 0 0 0
it up|3 -7 -1 1 6 -1
it was|6 2 -2 -3 -2 -1
it we|-2 -3 -1 1 6 -1
it when|3 -5 0 -2 6 -2
it with|0 1 0 -2 1 1
it would|-1 3 0 0 -1 0
it's|5 8 -4 -7 6 -10
it's 0|-9 10 -1 0 0 0
it's done|0 -6 0 -1 7 0
it's dry|0 0 0 2 -1 0
it's in|-5 6 0 -1 0 0
it's on|7 -5 0 -1 0 -1
it's the|-2 2 0 1 0 0
it's too|-1 5 4 -1 -3 -3
italian|-1 1 0 0 -1 0
item|-2 1 -1 -3 -2 7
its|12 -17 -1 -3 10 -2
its 0|1 1 -1 -1 0 0
its new|1 0 0 0 0 0
its way|-2 -2 0 5 0 0
itself|7 -6 -3 1 2 -2
itv|2 0 1 -2 0 -1
j'ai|12 -15 -4 15 -3 -6
jab|1 -1 0 -1 0 0
jabs|1 0 1 -2 0 0
jahr|-6 8 -2 -3 6 -3
jams|1 3 0 -2 -1 -1
jan|-4 2 3 -1 0 0
jan 0|-1 1 1 0 0 0
jana|6 -2 -1 -3 -1 1
januar|3 1 -2 1 -2 -1
january|-15 6 13 2 -4 -1
january 0|-7 -1 10 -1 -1 0
jardinero|5 5 -9 -1 -1 0
je|-11 0 -4 19 -2 -2
jens|-1 2 0 0 0 0
jerseys|-3 2 1 0 0 0
jetzt|3 -4 14 -8 2 -8
jetzt am|-1 -1 2 0 0 0
jetzt erst|0 0 1 0 0 0
jetzt sauber|6 -1 -2 -1 -1 0
jo|0 -1 -1 1 -1 2
joana|0 0 0 1 0 0
job|3 -3 -5 6 -3 2
job ad|3 -3 0 2 0 -1
job advert|0 3 0 -1 -1 -1
job is|-3 0 0 4 0 0
jonas|-2 4 0 -1 -1 -1
jonas'|0 1 0 0 -1 0
jubilee|1 3 0 -2 0 -2
judge|0 3 3 -4 -1 -1
july|-1 2 1 0 -1 -1
july 0|1 -1 -1 0 0 0
jump|-7 11 -1 -2 -1 0
june|-7 10 6 -7 -1 -2
june 0|-2 2 1 0 -1 0
june and|-1 3 -1 -1 0 0
jusqu'au|-6 -10 20 -3 -1 -1
jusqu'au 0|-6 -10 20 -3 -1 -1
just|-3 6 -1 0 -1 -1
just got|-2 1 0 1 0 0
just now|5 1 -2 -2 -1 -1
just the|-7 -1 0 10 -1 0
k|-5 4 -2 3 -1 0
kahn|2 2 -2 -8 6 0
kam|2 0 0 0 -1 -1
kann|6 -8 -2 -4 9 -1
karl|-1 0 0 -1 0 2
keep|2 -3 4 -1 0 -1
keeps|4 0 0 -2 -1 -1
keine|-1 10 -1 -4 -2 -2
keller|0 3 -1 0 -2 0
kept|-6 11 -1 -2 0 -2
kessel|11 -6 -1 -3 -1 -1
key|2 -1 2 -12 11 -2
keyboard|-3 1 0 1 0 1
keys|5 0 3 -9 -1 2
keys are|-6 8 0 -2 0 0
keys for|4 -2 0 -1 0 0
kg|3 6 -3 -5 -1 0
kid|2 1 -1 -2 0 0
kids|1 10 -5 -11 8 -3
kids are|1 2 0 -6 4 0
kids'|1 -3 -1 4 -1 0
killed|-6 1 -1 6 0 -1
kiln|-3 7 -1 -1 -1 -1
kind|-6 0 10 -1 -1 -1
kind regards|-4 1 6 -1 -1 -1
kindergarten|8 -3 0 -3 -1 -1
kit|-1 -1 0 2 -1 1
kitchen|-1 0 -4 1 7 -2
kitchen light|1 0 0 -1 -1 1
klavier|5 -3 -1 -2 -2 3
klee|-1 3 -1 1 -1 0
km|5 2 -4 -2 -1 -1
knee|-3 5 0 -1 0 0
know|-6 14 -2 -4 -1 -1
know the|-1 3 0 0 0 0
knows|5 5 -1 -3 -3 -3
knows about|11 -7 0 -2 -1 0
knows how|0 1 0 0 0 0
kommen|1 -3 4 -2 0 0
kommt|-5 -5 1 7 3 -1
kowalczyk|0 3 -3 0 0 0
kowalski|-3 2 0 3 -1 -1
kuchen|3 -5 0 -1 -1 5
kunde|-7 2 2 -2 7 -2
kurz|-6 10 -1 -1 -1 -1
l|2 -8 2 5 0 -1
l'assurance|1 1 -1 -1 0 0
la|-1 -1 8 4 -9 -1
la beca|2 3 0 -3 -1 -1
la bici|5 0 -1 -1 -1 -2
la carta|1 4 -1 -3 -1 -1
la cocina|0 -4 11 -3 -1 -1
la facture|0 2 -1 -2 0 0
la itv|2 0 1 -2 0 -1
la lavadora|0 -1 4 -2 0 -1
la licencia|4 0 -1 -1 0 -1
la mairie|0 7 -1 -3 -1 -2
la pista|0 5 -1 -3 -1 -1
la puerta|3 0 0 -2 0 0
la reponse|-5 0 0 5 0 0
la resena|-2 0 -1 4 0 0
la salle|-3 0 -1 -4 10 -1
la terraza|-2 -3 -1 6 0 -1
la version|3 -3 0 1 0 0
lab|5 -7 -1 0 0 2
label|-7 2 -1 -4 -1 11
label for|3 -2 0 -1 -1 2
label print|-4 6 -1 0 0 -1
labelled|2 -2 0 0 0 0
labels|-3 -11 0 0 6 8
ladder|-2 7 0 -2 0 -3
ladder is|4 -3 0 -1 0 0
lading|0 -3 0 4 0 0
lady|0 1 0 0 0 -1
lady from|2 -1 0 0 0 0
lager|0 -6 -1 7 0 0
laid|-11 10 -2 4 -1 0
lambs|-1 -3 1 -1 0 4
lamp|0 -1 -1 4 -1 -1
lamps|0 0 0 0 0 1
land|4 -4 0 -1 -1 2
landlord|0 4 0 -1 -2 -2
landlord wants|0 2 0 0 -1 -1
lane|-6 0 0 3 4 0
languages|2 -2 0 0 0 0
laptop|5 -3 0 -1 -1 -1
laptops|-4 4 0 1 0 0
las|0 -6 0 0 1 4
las 0|-1 -3 4 0 0 0
las sillas|1 1 0 0 -1 -1
last|7 6 -4 -11 7 -5
last box|5 -4 0 -1 1 -1
last night|6 -7 -1 1 2 -1
last night's|1 -1 0 -3 4 0
last one|3 0 -1 -2 0 0
last time|-3 6 -1 -1 -1 0
last two|-11 1 0 11 -1 0
last week|-4 4 0 -1 0 1
last year|-8 17 -4 -4 -1 -1
last year's|-4 6 0 -1 0 0
late|1 0 3 2 -3 -2
later|0 -9 15 -4 3 -4
later so|0 0 1 0 0 0
later than|0 -2 4 -1 0 0
latest|-4 -5 11 -2 0 0
lauft|15 -10 -1 -3 -2 -1
lauft wieder|2 -1 0 0 0 0
laundry|-4 4 1 -1 0 0
lavadora|0 -1 4 -2 0 -1
law|-7 -6 -1 14 0 0
lawn|6 -9 0 -1 3 0
lawyer|-5 6 0 1 -1 -1
lay|-8 2 0 4 0 2
layer|-1 0 1 0 0 0
lazy|-1 2 0 0 0 0
le|-2 5 -3 3 -5 2
le 0|-3 5 1 -2 0 0
le client|4 0 3 -4 -1 -2
le colis|2 2 -1 -2 -1 0
le devis|4 -2 -1 2 -1 -2
le dossier|4 2 -1 -4 1 -2
le mode|-2 -2 0 5 -1 -1
le plombier|-3 -1 5 1 -1 -1
le portail|-4 4 -1 -2 4 -3
lea|0 -2 0 0 -1 4
lead|0 2 0 -1 0 0
leaflet|-3 8 -1 -2 -1 -1
leaflet is|-2 2 0 0 0 0
leak|-1 -1 -1 2 0 0
lean|8 -2 0 -5 -1 0
learned|9 -5 -1 -2 0 -1
lease|2 -2 -2 3 0 -1
leave|-8 -7 -4 16 6 -2
leave it|-6 -3 -1 2 8 0
leave the|0 -3 -1 6 -2 -1
leaves|6 -6 0 -3 4 0
lecture|7 -5 0 -1 0 0
leeds|7 -6 0 0 0 0
leer|-4 4 -2 3 -1 -1
left|-4 0 -8 5 11 -5
left a|-5 6 0 0 0 0
left side|-3 8 0 -3 -2 -1
left the|-2 -1 -2 6 -1 0
left to|6 -3 -1 -1 0 0
leg|-2 1 0 2 0 0
legal|-12 0 0 14 -1 -1
legal sent|-7 9 0 -1 0 -1
lemon|-4 10 -2 -2 -1 -1
lena|2 -2 0 1 0 0
lenz|2 -2 0 0 0 0
leo|-6 7 1 0 0 -1
leo's|2 -2 0 -1 0 1
les|4 -8 -2 6 -4 5
les bancs|-5 -3 0 11 -1 -1
les cles|5 -2 0 -3 0 -1
less|-3 0 0 -1 4 0
lesson|0 -10 13 -1 -2 -1
lessons|-2 2 0 0 0 0
let|-6 2 -1 2 -2 6
let me|-1 1 0 0 0 0
let's|-7 3 7 -1 -3 0
let's put|-1 -2 2 0 -1 3
let's say|0 -3 4 -1 0 0
lets|4 -2 0 1 -1 -2
lets forget|0 -1 0 3 0 -1
letter|5 -11 -4 0 2 8
letter came|1 -1 0 0 0 0
letter is|-1 1 0 -1 0 0
letter of|-1 -1 -2 -4 9 -1
letter to|4 -9 -2 -3 -2 13
letterbox|3 0 0 -2 0 -1
letters|8 -3 -2 1 -2 -2
lettre|2 -1 1 -2 0 0
lettre de|2 -1 1 -2 0 0
leute|-7 0 -1 0 9 -2
level|-3 -9 0 5 7 -1
library|-2 11 -6 -1 -1 0
library books|6 -1 -5 0 0 0
licence|8 -4 0 -3 4 -4
licences|-1 0 0 1 0 0
licencia|4 0 -1 -1 0 -1
lieferung|-1 6 -4 1 -1 -1
liegen|1 3 -1 0 -2 -1
liegt|7 6 -4 -1 -3 -6
liegt beim|-5 -2 -2 10 0 -1
liegt im|6 0 -1 -3 -1 -1
lies|11 -7 0 -2 -1 0
lift|3 2 -1 -11 5 2
lift 0|-4 -3 0 -1 8 -1
lift in|-5 4 1 0 -1 0
lift the|-1 0 -1 0 -1 2
lifted|3 4 -3 -3 0 0
light|11 0 -1 -6 -3 1
lighthouse|-3 -3 0 7 0 0
lights|13 -4 -4 -4 2 -2
like|10 6 -1 -11 -7 4
like a|0 -1 -2 0 -1 5
like new|7 -6 0 -1 0 0
like the|-5 4 3 -1 -1 0
like to|-6 5 0 -1 0 2
liked|-6 16 -2 -7 -1 -1
likes|0 4 -1 -2 -1 0
limit|4 -1 0 -2 0 0
lindner|-5 -5 6 5 0 -2
lindner report|-1 -3 4 -1 1 0
lindner tour|-8 3 3 3 0 0
lindqvist|1 0 1 -1 0 0
line|-4 8 -3 -5 2 2
line was|-6 8 0 -1 0 0
lines|-2 6 0 -3 0 -1
lisbon|0 -6 2 5 0 0
list|-12 9 -8 -12 3 20
list as|-2 2 0 0 0 0
list done|-2 -2 0 4 0 0
list for|6 3 -2 -3 -1 -3
list is|13 -8 0 -3 -1 -1
list of|-1 -1 0 -1 -1 3
list was|0 3 -1 -1 0 -1
list with|-1 0 0 -2 3 -1
lists|0 1 -1 0 0 0
litres|3 -1 0 -1 0 0
little|0 -4 1 -1 3 1
little ones|-5 -1 3 -1 3 0
live|-2 2 5 -4 0 -1
llegan|10 -2 -3 -4 0 0
llegan el|-1 1 1 0 0 0
llego|3 3 -1 -4 -1 -1
llego el|6 -2 0 -3 0 0
lo|-7 -5 -4 0 18 -3
lo de|-7 1 -5 5 7 -2
lo del|-2 -3 0 -3 9 0
lo primero|0 -1 0 0 2 0
load|2 1 0 -1 -1 0
loaded|1 -1 0 1 0 0
loading|-4 0 0 3 -1 2
loads|4 -3 -3 -5 7 0
loan|2 -6 5 -2 0 0
lobby|-1 2 0 -1 0 0
lock|4 -11 -1 6 -1 3
locksmith|-6 7 0 -1 0 0
lodged|2 -1 0 -1 0 0
loft|-6 0 -1 8 0 0
loft job|-6 0 -1 8 0 0
log|-1 2 -2 -2 0 3
log in|1 2 -1 -1 0 -1
logged|1 0 0 -1 0 0
logiciel|-1 2 -1 3 -1 -2
login|-2 -1 -1 -2 8 -1
login page|-5 0 -1 1 9 -4
logo|-2 -9 -1 12 0 1
logo on|-1 -12 0 13 -1 1
long|3 3 -3 -1 0 -2
longer|10 -19 1 5 4 -1
longer than|-1 -1 3 0 -1 0
look|-4 14 -5 -3 1 -3
look at|-1 5 -3 -3 2 0
look for|0 1 0 0 0 0
looked|-5 5 0 3 -2 0
looked at|3 -1 0 -1 -1 0
looking|-4 3 -2 6 -2 -1
looking for|-4 3 0 3 0 -1
looks|5 7 -5 -1 -5 -2
looks good|0 4 -2 -3 -1 1
looks great|2 -3 0 2 -1 0
looks like|-1 4 -1 0 -1 -1
loose|8 -5 0 -2 -1 0
los|5 -12 1 7 -2 0
los uniformes|3 -2 -2 2 -1 0
loscher|11 -6 -1 -3 -1 -1
lose|-6 2 0 -2 7 -1
lost|-14 8 -2 4 6 -2
lost luggage|9 -6 0 -2 0 0
lot|4 4 -4 -3 0 -1
lots|-6 7 0 0 0 0
lou|-2 2 0 1 0 0
loueur|-3 0 -1 -3 -1 7
love|-6 2 0 3 3 -2
love to|0 1 0 0 0 -1
lovely|2 -1 -1 1 -2 1
low|-12 -7 -2 -7 33 -5
lower|-2 1 0 -1 3 0
lowest|4 -6 0 0 4 -1
luggage|9 -5 0 -2 0 0
luis|8 -4 -1 -2 -1 -1
lunch|-5 3 -3 11 -5 -1
lund|1 -2 0 0 0 0
lundi|-1 -9 10 2 0 -1
lunes|2 -5 7 -2 -1 0
lying|-1 2 0 1 -1 0
lyon|5 -4 -8 7 -1 1
m|-5 -4 0 12 -2 -1
m of|2 0 0 -2 0 0
ma|-1 -7 -1 10 0 -1
machen|-2 0 5 -2 -1 1
machine|9 3 -2 1 -5 -5
machines|4 -2 0 -2 0 0
made|10 1 -1 -3 -3 -2
made a|-5 2 0 6 -1 -1
magazine|0 1 -1 0 0 0
mai|3 0 -2 -2 2 -1
mail|8 2 -3 -6 -2 1
mail server|4 -3 0 -2 -1 1
mailbox|3 0 0 -2 0 0
mailed|10 -7 -1 -1 0 -1
mails|4 -1 -1 -1 -1 0
main|0 2 -1 0 0 -1
maintenance|-5 -1 1 5 0 0
maintenant|15 -10 -1 -5 4 -3
mairie|0 7 -1 -3 -1 -2
mais|-5 8 -1 0 -1 -1
make|-11 -9 6 -7 10 10
make a|0 -3 0 -1 -1 6
make it|-5 5 7 -1 -3 -2
make that|-1 3 2 0 -4 0
make the|-1 -4 -1 -1 9 -2
make this|0 -3 -1 -1 7 -1
makes|5 1 0 -2 -2 -2
makes a|-2 4 0 -1 -1 -1
mal|-3 4 -1 1 -1 -1
mamie|6 2 -1 -4 -1 -2
man|8 -9 10 -1 -4 -4
man took|2 0 0 -1 0 0
management|-8 -1 0 9 0 0
manager|0 1 0 0 0 0
manana|-5 -2 -5 14 -1 -1
mande|8 -5 -1 -1 0 -1
manque|-5 5 -1 -1 -1 4
manual|-5 6 0 -2 -1 2
many|-5 4 -1 -1 4 -1
map|-5 3 -1 -4 4 3
maps|2 0 0 0 -1 0
march|-3 3 6 -3 -1 -2
marche|1 8 -2 -4 -1 -2
mardi|-6 -3 15 -3 -1 -1
marek|2 1 0 -1 -1 -1
mario|1 -1 0 0 0 0
mark|6 -7 -2 -4 3 4
mark the|0 -5 0 -2 4 4
marked|2 -1 -1 -1 -1 1
market|-5 3 5 -2 -1 0
marketing|0 -1 3 -1 0 0
marketing wants|0 -1 2 -1 0 0
marketplace|0 1 0 0 -1 0
marshal|0 0 -1 0 0 1
marta|-9 8 -2 2 -2 1
marz|0 0 3 -1 -1 -2
mas|-1 -6 10 -2 0 -1
master|2 0 0 -1 0 0
mastercard|1 0 0 -1 0 0
match|3 -2 1 -1 0 0
material|-5 5 0 1 0 -1
matin|-5 -10 18 -1 -1 -1
matter|1 -7 -1 -7 18 -5
matters|-4 -2 -2 -5 15 -2
matters more|-2 -4 -2 -4 14 -1
max|1 3 -3 0 0 0
may|3 2 10 -5 -7 -3
may 0|0 2 -1 0 0 0
maybe|-5 11 -2 0 -1 -2
mayor|5 -3 -1 -3 -1 3
mb|1 -1 0 0 0 0
me|6 10 3 -8 -6 -6
me in|-1 1 0 -1 0 1
me the|1 1 0 -2 1 0
me to|0 1 0 0 0 0
mean|2 -1 0 0 0 0
measured|5 1 -3 -2 0 -1
measured the|6 -2 -2 -1 0 -1
measurements|0 1 0 0 0 0
mechanic|-2 -3 1 6 0 -1
medias|-5 -5 -1 14 -1 -3
meet|0 3 -2 0 0 0
meeting|2 7 -3 -7 2 -2
meeting room|8 -4 -1 -2 -1 -1
mehr|16 -17 8 0 -6 -2
mehr der|-3 1 -1 3 0 0
mei|-8 15 -1 -1 -2 -2
mei and|-7 8 0 -1 0 0
meier|5 0 -5 0 0 0
members|-3 9 -1 -4 -1 0
membership|6 -7 -1 -2 4 -1
membership list|-1 1 0 1 0 -1
memoire|-4 6 0 0 -1 -1
menu|10 0 0 -8 -1 0
menuisier|-5 2 -1 4 0 -1
menus|5 0 0 -4 0 0
merged|5 -7 0 3 -1 -1
merged and|4 -1 0 -3 0 0
merged the|-5 -2 0 7 0 0
message|-5 6 0 1 -1 0
messages|2 -4 -1 3 0 0
meter|-3 5 -1 2 -1 -1
meter reading|5 -3 0 -1 0 0
metres|1 2 -3 1 -1 0
mi|4 -2 -1 1 0 -1
mia|-4 10 -3 -3 0 0
mic|4 -3 0 -1 0 0
mid|-3 -6 9 3 -3 0
midi|-1 2 -2 3 0 -1
midnight|-1 -2 7 -3 -1 0
miete|5 -3 -1 -1 -1 0
might|-6 7 0 1 0 -1
migration|-7 1 -1 8 -1 0
milk|-1 1 -1 -3 3 1
milk tank|5 -4 -1 -3 4 -1
mill|1 0 -2 0 3 -2
mill lane|-6 -2 0 4 4 0
milo|-3 4 0 0 0 0
min|2 -3 -1 2 0 0
mind|-1 -4 -1 8 -1 -1
mine|-2 5 0 -2 0 0
minibus|7 -5 0 -1 0 -1
minister|5 -2 -1 -3 1 -1
ministry|0 3 0 0 -1 -2
minus|0 1 0 -1 0 0
minus 0|-1 2 0 -1 0 0
minute|-8 10 -1 1 -1 -2
minutes|9 6 -8 -5 -2 0
minutes to|4 -3 -1 0 0 0
mir|-9 14 0 -2 -1 -1
mirror|-4 -4 0 8 0 0
miss|0 1 0 -1 0 0
missing|-15 13 -3 14 -7 -2
mit|0 -15 -5 5 7 7
mit dem|-7 -2 0 3 8 -2
mixer|5 0 0 -3 -1 0
mm|1 1 -1 -4 -1 4
mobile|4 -3 0 -6 -1 6
mochte|-7 9 -2 1 -1 0
mode|-4 -2 -1 9 -1 0
mode d'emploi|-2 -2 0 5 -1 -1
model|4 -2 0 -1 -1 -1
moitie|-15 -2 -5 24 -1 0
moment|-8 -7 0 17 -1 -1
mon|2 0 0 -2 0 -1
monday|-7 -1 7 3 0 -2
monday 0|4 -2 0 -2 0 0
monday and|3 -2 1 -2 0 0
monday so|4 -1 0 -5 1 0
mondays|-7 8 0 -1 0 0
money|-5 0 1 0 6 -1
money for|-4 1 0 4 0 0
money is|6 -3 0 -2 0 0
monitoring|7 -5 0 -2 -1 1
montag|-7 -5 5 8 -1 0
month|-8 -5 18 -4 -3 1
months|5 4 -2 -5 -1 -1
mopped|-2 0 0 2 0 0
more|-5 -11 13 -2 13 -8
more days|-2 -8 16 -4 -1 -2
more drips|2 -1 0 0 -1 0
more names|0 5 0 -2 -1 -2
more pressing|-2 0 -2 -1 4 0
more than|-1 9 -6 -1 1 -1
more the|-1 -2 -2 5 0 -1
more thing|-1 -5 0 -2 -1 8
more time|-2 -2 5 0 0 0
more to|-2 2 0 1 0 0
more weeks|-3 -3 10 -2 -1 -1
morgen|-5 10 -6 6 -4 0
morning|6 2 5 -1 -9 -4
morning 0|3 -4 4 -2 0 0
morning and|2 -2 0 0 0 0
morning i|0 -3 5 -1 -1 0
morning so|5 -5 0 -1 0 0
mortgage|-4 4 0 -2 0 2
moss|4 -4 0 -2 0 2
most|-3 3 -1 -1 3 -1
most important|0 -2 0 0 3 0
mostly|-1 4 -1 -1 -1 0
mot|-1 -5 6 0 0 0
mother|-1 -2 0 -1 4 0
motivation|2 -1 1 -2 0 0
motor|-10 0 0 11 0 -1
mould|6 -1 0 -3 0 -1
mould in|7 -3 0 -4 0 0
mountain|6 -8 -1 3 0 0
mouse|12 -8 0 -2 -1 0
move|-13 5 -7 1 12 3
move is|-5 0 -1 7 -1 0
move it|0 -3 0 -1 4 0
move on|0 -1 0 1 0 0
move the|-1 0 4 -1 -1 -1
move this|0 2 0 -2 2 -1
move to|0 -2 -2 0 0 5
moved|8 9 -3 -9 -2 -2
moved from|-1 -4 5 0 0 0
moved in|1 -1 0 0 0 0
moved out|2 0 0 -1 0 0
moved the|12 -10 1 -1 -1 -1
moved to|-7 19 -9 -3 0 -1
moved up|-11 12 0 -1 0 0
movers|0 1 3 -3 0 0
moves|-3 3 4 -3 -1 -1
moves to|0 -4 4 0 0 0
moving|1 3 -8 6 -1 0
moving the|-2 8 -2 -3 -1 0
mr|14 4 0 -9 -7 -3
mr quist|0 2 -1 0 0 0
mrs|7 11 -5 -4 -4 -4
mrs brandt|5 -4 0 0 0 0
mrs dupree|1 0 0 0 0 0
mrs lindqvist|-1 1 1 -1 0 0
mrs okafor|4 -3 0 -1 0 0
ms|6 0 0 -1 -5 0
much|-3 5 -1 -3 3 -2
mum|1 4 -1 -3 -1 -1
mural|-8 3 0 7 0 0
mural is|-6 4 0 3 0 0
museum|10 4 -2 -9 -2 -2
museum trip|0 1 0 0 -1 0
music|1 2 -1 -1 -1 -1
music is|0 -1 0 1 0 0
muss|-2 4 4 -1 -1 -3
mussen|-2 5 1 -2 0 -2
must|-9 -5 13 -7 2 6
must also|0 -2 0 0 0 3
must be|-4 -1 11 -3 0 -2
must have|-1 -1 2 0 0 0
must not|0 2 0 -1 0 -1
my|9 10 -5 2 -5 -10
my back|-2 2 0 1 0 0
my desk|1 -1 0 0 0 1
my side|4 -3 0 -1 0 0
my sister|-3 -1 -1 7 -1 -1
my way|2 -6 0 5 0 0
n'a|-3 4 0 -1 0 0
nach|-13 4 2 -5 14 -2
nach dem|-6 7 -1 -1 1 -1
nachsten|0 -3 7 -3 0 0
nada|-2 6 -1 -2 -1 0
nadie|2 4 -1 -3 -2 -1
name|7 3 -7 -1 -3 2
name is|0 3 0 -1 -1 -1
names|-6 12 -1 -7 -1 3
nap|2 -3 0 3 -2 0
nap room|2 -3 0 3 -2 0
ne|3 -6 4 5 -1 -5
near|-1 5 -1 -2 -1 -1
near the|1 2 0 -1 0 0
nearly|-1 -11 -3 17 1 -3
necessary|-2 -1 -2 6 0 0
need|-15 -2 6 5 -10 17
need a|-4 7 -1 -2 -1 1
need for|-3 -3 -1 11 -1 -2
need it|0 -8 7 3 0 -2
need somebody|-1 1 0 0 0 1
need someone|0 -1 0 0 0 1
need the|-5 1 4 0 -1 1
need them|-5 11 -1 -4 0 -1
need to|-1 -2 -1 4 0 -2
need two|-1 3 -1 -1 0 -1
needed|-6 -9 5 12 -1 -1
needed by|-1 -2 6 -2 0 0
needs|-23 -6 -3 13 0 19
needs 0|-3 5 0 -1 0 0
needs a|-5 2 -1 0 -4 8
needs an|0 -1 0 -1 0 2
needs it|0 -4 3 5 -3 -1
needs the|-1 1 0 -1 1 0
needs to|-3 -7 -2 -7 15 3
needs two|-1 2 0 -2 -1 1
neighbor|2 0 -2 1 -1 0
neighbour|1 1 0 -1 -1 0
neighbours|-2 5 -4 -2 0 3
nest|4 2 0 -6 -1 1
nest box|-3 4 0 -1 0 1
nest is|8 -3 0 -4 -1 0
net|8 -6 0 -1 0 0
neu|3 -2 3 -3 -1 0
neue|2 -9 0 13 -2 -3
neuen|9 -1 -2 -4 -2 -1
neuer|-5 -4 10 -1 0 0
never|-7 10 -1 -1 -1 0
never got|-1 1 0 0 0 0
new|16 -6 1 4 -7 -7
new batch|-6 7 0 0 -1 0
new bulb|-2 4 0 -1 0 -1
new coop|1 0 0 0 0 0
new date|3 -1 0 -2 0 0
new girl|-3 5 0 -2 0 1
new hinge|-7 8 0 0 0 0
new leaflet|-6 8 0 -1 0 0
new logo|-3 -1 0 4 1 0
new office|3 -1 0 -1 0 0
new one|-3 2 -3 7 -2 -1
new ones|0 -1 0 1 0 0
new oven|6 2 0 -7 0 0
new price|4 -3 0 0 0 0
new sign|-2 -6 9 0 1 -1
new till|1 -3 -1 2 0 0
new washer|3 -1 0 -1 0 0
new year|2 -1 0 0 0 0
news from|0 -1 0 0 0 0
newsletter|3 -2 2 0 -1 -1
next|-8 -6 12 6 1 -5
next monday|0 -1 0 1 0 0
next month|-3 2 6 -3 -1 0
next one|5 0 -4 0 0 0
next thursday|2 -2 1 -2 0 0
next time|0 -3 0 3 -1 0
next to|7 -1 -2 -2 -1 -1
next wednesday|-1 -3 8 0 -4 0
next week|2 7 -7 0 1 -1
next weekend|-2 -3 0 7 -1 0
next year|4 0 -1 -4 0 0
ni|1 4 -1 -3 0 0
nice|-12 4 -3 -7 19 -2
nice to|-4 -2 -2 -7 16 -1
nicht|-5 -9 5 4 10 -6
nicht erst|-1 -3 8 -3 -1 0
nicht im|-4 6 1 -1 0 -1
nicht mehr|16 -15 -2 6 -4 -1
nicht statt|0 -2 -1 4 0 0
nichts|-1 9 -1 -3 -2 -2
night|6 3 -8 -3 -2 3
night and|1 0 0 0 0 0
night porter|0 2 0 0 -1 -1
night shift|1 -1 -4 -1 -1 6
night theme|-1 -1 0 0 3 -1
night's|1 -1 0 -3 4 0
nightly|2 -2 0 0 0 0
nights|3 1 -3 0 -1 0
nimmt|-4 6 -1 -1 0 0
nine|7 -5 -2 4 -3 -2
nine are|-8 1 0 8 -1 0
no|-1 11 -11 17 2 -17
no 0|13 -11 -1 -1 -1 0
no answer|-2 1 0 1 0 0
no complaints|7 -5 -1 -1 0 0
no hay|-2 -1 -5 9 0 0
no hot|-5 5 0 1 -1 0
no hurry|0 0 0 -1 2 0
no idea|-6 7 0 -1 0 0
no later|0 -2 3 -1 0 0
no longer|3 -10 -1 4 4 0
no more|25 -15 -1 -3 -5 -2
no need|-2 -7 0 11 0 -1
no new|-9 7 0 2 0 0
no one|19 -12 1 -6 -1 -1
no rush|-2 -5 0 -2 9 0
no tiene|-1 2 0 0 -1 0
no wait|-4 3 0 1 0 0
nobody|6 -11 -6 14 0 -3
nobody at|-2 3 0 0 0 0
nobody comes|0 -8 0 8 0 0
nobody has|1 3 -1 -6 2 0
nobody in|-1 2 0 -2 2 0
nobody needs|0 -3 -1 7 -2 -1
nobody reads|-1 -3 0 5 0 0
noch|-30 5 -4 10 -9 28
noch die|-5 1 -2 -2 -1 9
noch ein|0 2 0 -2 -1 3
noch einen|0 1 0 -1 -1 2
noch nicht|-2 -2 0 6 1 -2
nodded|5 -1 0 -3 0 0
noise|-9 11 0 -3 -1 3
none|5 -2 0 -2 0 0
noon|4 -1 0 2 -3 -1
nora|-5 7 -1 0 -1 -1
nora does|-4 5 -1 0 -1 -1
normal|8 -4 0 -2 0 -1
north|3 0 -1 0 0 -1
nos|3 -5 11 -5 -2 -2
nos dan|-4 -4 11 -2 -1 -1
not|-23 7 27 4 -8 -7
not 0|-1 2 2 -2 -1 0
not a|5 -2 -1 -1 0 -1
not at|-1 -2 5 -2 0 0
not be|-1 3 0 0 -1 -1
not before|0 -7 2 -1 6 0
not in|0 -2 5 -1 -2 0
not monday|0 -2 4 -2 0 0
not needed|-1 -2 2 1 -1 0
not on|0 3 0 -3 0 0
not one|7 -2 -2 -2 0 0
not sign|-1 2 -1 0 -1 0
not so|-1 6 -2 -4 0 0
not take|0 -7 0 8 0 0
not that|0 -1 0 0 2 0
not the|0 0 2 -1 0 0
not today|-1 -1 5 -2 -1 0
notary|0 2 0 -2 0 0
note|-4 16 -4 -4 -2 -1
note for|-3 8 0 -2 -1 -1
notebook|1 0 0 -1 0 1
noted|7 -2 -1 -1 0 -2
notes|1 -5 0 -2 0 6
nothing|-10 16 -3 1 -2 -3
nothing else|2 -2 -1 -1 2 0
nothing happens|-1 2 0 0 0 0
nothing left|6 -3 -1 -1 0 0
nothing moves|-4 5 0 1 0 0
nothing on|-1 3 0 -2 0 0
nothing to|-3 -5 3 7 -1 0
notice|7 -3 -1 -1 -1 -1
nouveau|13 -4 -1 -6 -1 -1
nov|-5 -1 8 -1 -1 0
novak|2 -3 0 -2 2 0
november|-3 -4 6 2 -1 0
now|5 -24 8 6 21 -17
now 0|6 0 -5 -1 -1 0
now and|1 0 0 -1 0 0
now comes|-2 4 1 0 -2 0
now he|-3 4 -1 0 -2 2
now in|-2 -2 0 5 -1 0
now it's|-1 2 0 -1 0 0
now not|-1 -3 8 -2 -2 0
now on|5 -6 -1 -1 3 0
now so|0 -2 1 2 0 0
now the|0 -1 -1 0 2 0
now they|-2 2 0 0 0 0
now top|0 0 0 -1 1 0
now wants|-2 4 -1 -1 -1 0
now we|-1 0 0 0 1 0
nueva|-2 5 0 -2 0 0
nuevo|3 0 -1 -1 0 0
number|-1 13 -5 -10 6 -3
number 0|5 -2 0 -2 -1 0
number is|-3 6 -1 -1 -1 0
number of|-2 3 0 -1 0 0
number one|-1 -4 -2 -2 9 -1
number three|-1 2 0 0 0 0
numbers|9 -8 0 -5 -1 6
numbers on|1 0 0 -1 0 0
numero|3 4 -1 -3 -1 -2
nur|0 10 0 -4 -2 -4
nur die|6 -4 0 1 -1 -2
nur noch|-5 9 3 -4 -1 -2
nurse|1 -1 0 1 -1 -1
nursery|4 1 0 -4 -3 3
nut|-4 7 0 -1 -1 -1
nuts|-1 6 0 -3 -1 0
o|0 1 0 0 0 0
o'clock|6 -9 7 -3 -1 0
oak|-1 5 -3 0 0 -1
oat|-5 6 0 -1 0 1
oat milk|-1 1 0 -1 0 1
obituary|2 -5 1 -2 0 4
oct|0 3 -1 -1 0 0
october|-4 -5 18 -5 -1 -1
of|-7 3 -7 6 1 4
of 0|0 6 -7 4 -2 -1
of a|-4 1 0 5 0 -1
of all|8 -5 0 -2 -3 2
of credit|-4 1 -2 -3 9 -1
of friday|0 -1 2 0 0 0
of his|-1 0 0 0 1 0
of it|-3 8 -1 -3 -1 0
of lading|0 -3 0 4 0 0
of march|0 -1 4 -1 -1 -1
of mr|2 -1 0 0 0 0
of my|2 -1 0 0 0 0
of names|-3 8 0 -3 0 -1
of nine|-4 -4 0 9 0 0
of our|1 -5 0 -3 7 0
of rye|2 0 0 -2 0 1
of stock|-1 1 0 2 0 -1
of the|2 -8 -2 0 1 6
of them|9 6 -2 -11 -1 -1
of today|6 -6 0 -2 0 2
of us|2 -1 0 -1 0 0
ofen|3 2 0 -3 -1 -1
off|12 3 -3 -1 -11 1
off at|4 -1 -1 -2 0 0
off by|-2 3 1 -1 0 0
off in|-8 9 0 0 -1 -1
off my|10 -10 0 0 0 0
off the|10 -7 0 1 -2 -2
off to|0 3 0 -2 0 -1
off too|0 -1 0 2 0 0
off with|0 1 0 0 0 0
offer|-9 12 -1 -1 -2 0
offered|-1 4 -1 0 0 0
offered 0|-1 4 -1 0 0 0
offers|-5 5 4 -3 -1 0
offers 0|-1 2 1 -1 0 0
office|-2 6 -3 -4 2 1
office gave|1 -1 1 -1 0 0
office is|0 0 0 -1 2 0
office move|-7 -2 -1 10 2 -2
office sent|-3 3 0 0 1 0
officer|-7 7 0 1 0 0
offline|-8 0 -1 10 0 0
offside|4 -2 0 -1 0 -1
ohne|-5 1 0 1 -1 4
oil|6 -4 0 0 0 -1
oiled|2 -5 0 0 0 3
ok|4 6 2 -6 -3 -4
okafor|6 -4 0 -1 0 0
old|-1 7 -2 -7 -1 4
old contract|-3 5 -1 0 0 0
old mill|3 -2 0 0 0 0
old one|3 0 -2 -2 1 -1
old ones|3 -2 0 -1 0 0
old paint|4 -6 0 -2 0 4
olga|3 -2 0 0 0 0
oma|9 -3 0 -3 -2 -1
on|3 7 -12 4 -1 -1
on 0|0 5 3 -4 -2 -1
on a|3 -6 10 -1 -2 -4
on again|-13 13 0 1 0 0
on all|9 1 0 -10 0 0
on attend|-6 4 0 5 0 -2
on backorder|-2 1 0 2 0 0
on dec|2 -2 1 -1 0 0
on december|-5 1 4 0 0 0
on friday|7 -4 1 -2 -1 -1
on her|-3 3 0 0 0 0
on his|3 -2 -2 2 0 0
on hold|-2 -11 -1 16 -1 -1
on holiday|0 4 -2 0 0 0
on ice|-1 0 0 2 0 0
on it|6 1 -3 -9 5 -1
on its|2 -4 0 3 -1 0
on leave|-1 3 -2 0 0 0
on main|0 1 0 0 0 -1
on me|6 -4 0 -1 0 0
on monday|1 6 -7 0 1 -1
on my|7 2 -1 -5 -1 -3
on our|8 -4 0 -2 -1 -1
on page|-2 3 0 -1 0 1
on peut|-8 1 -1 -2 10 -1
on saturday|-7 17 0 -6 -5 1
on staging|-8 0 0 9 0 0
on sunday|5 -6 0 0 1 -1
on that|-6 9 0 -1 -1 -2
on the|1 1 -1 2 -4 0
on their|1 1 0 -2 0 0
on them|1 0 0 -1 0 0
on this|-1 2 0 -1 0 0
on thursday|-7 4 6 0 -2 0
on top|-4 -9 0 -2 -2 17
on tuesday|3 2 3 -6 -2 -1
on two|-2 4 -1 -1 0 0
on wednesday|-4 3 1 0 0 0
on with|4 -1 0 0 -2 -1
onboarding|-1 0 0 1 0 0
once|8 -5 -4 -6 7 -1
one|-3 4 -5 6 -1 -2
one and|3 -3 0 0 0 0
one at|-2 2 0 0 0 0
one day|3 -7 9 -2 -2 -1
one for|-1 0 -1 -1 5 -1
one from|-1 3 -2 1 0 0
one goes|-3 3 -1 1 -1 0
one in|-6 5 0 1 0 0
one is|1 7 2 -9 0 0
one more|-8 -6 -1 8 -4 11
one of|7 3 -3 -6 -1 -1
one on|1 -4 1 2 0 0
one part|0 0 0 1 0 -1
one side|-1 1 0 1 0 0
one to|-1 -6 2 2 3 0
one tomorrow|0 2 -2 1 -1 0
one week|-4 -3 10 -2 0 0
one's|6 -5 0 -1 0 0
ones|4 -5 6 -6 2 0
ones in|1 -2 0 1 0 0
ones on|-2 0 3 0 0 0
ones revoked|1 -1 0 0 0 0
online|1 4 0 -4 -1 0
online since|4 -2 0 -2 0 0
only|-11 7 5 -1 11 -10
only 0|-4 7 -1 -1 -1 0
only after|0 -5 11 -1 -3 -1
only come|0 0 1 0 0 0
only free|-1 0 3 0 -1 0
only half|-1 1 0 0 0 0
only has|0 -2 2 0 0 0
only have|-2 3 1 -1 -1 0
only in|0 4 0 -1 -1 -2
only on|2 1 0 -1 -2 0
only one|-1 4 0 -1 -1 0
only opens|-1 6 -3 -2 -1 0
only the|-6 -9 -1 20 -2 -2
only until|0 3 -2 0 0 0
ont|6 -6 6 -5 0 -1
op|0 1 -1 0 0 0
open|-11 4 -3 -1 9 1
open day|4 -6 1 0 0 1
open the|-3 1 -2 -1 6 -1
opened|4 -8 0 7 -1 -1
opening|2 -7 4 0 -1 3
opens|9 -8 -6 -3 9 -1
opens at|-1 6 -3 -2 -1 0
opens on|3 -5 3 0 -1 0
opinion|-2 2 0 4 0 -3
opinion on|-1 5 0 -1 0 -3
opposing|-1 1 2 -2 0 0
ops|0 -2 1 2 0 0
or|0 5 -4 -5 8 -4
or 0|3 -3 0 0 0 0
or they|-1 6 -3 -1 -1 0
orchard|-1 4 0 -2 0 0
orchestra|5 1 -2 -3 -1 0
order|4 -5 -8 10 -5 4
order 0|3 -2 0 0 0 0
order for|7 -2 -4 -1 0 0
order is|-11 -3 0 15 -1 0
order of|7 0 0 -4 0 -1
order spare|-1 -1 0 -1 0 4
order the|-1 -2 -1 5 0 0
ordered|-3 -12 -7 24 -1 -1
ordered 0|6 2 -3 -5 0 0
ordered a|-7 -4 0 11 0 0
ordered waiting|-4 0 0 4 0 0
orders|-1 -4 0 5 1 -1
ordner|1 2 -1 0 -1 -1
organ|4 -5 -1 -2 -2 7
organic|3 -3 0 3 -1 -1
organic certificate|3 -4 0 3 0 -1
original|4 2 -1 -3 -1 -1
osei|-1 -1 2 0 0 0
osei's|5 -2 -1 -1 -1 0
oslo|0 2 0 0 0 0
other|-7 5 -5 6 4 -2
other one|-4 3 0 1 0 0
others|-2 3 -1 -1 4 -4
others are|-1 1 0 1 0 0
others please|-4 1 0 0 6 -2
otherwise|3 -2 -1 0 0 0
otra|-4 2 -4 11 -1 -4
our|8 -7 2 1 7 -10
our account|9 -6 0 -2 -1 0
our booth|-1 -4 1 2 2 -1
our new|0 1 0 -1 0 0
our side|2 -2 0 0 0 0
our stall|-13 8 -1 8 -2 0
ours|2 0 0 -2 0 0
out|7 -5 -4 0 5 -5
out and|-6 -3 5 4 -1 0
out at|4 -3 0 0 0 0
out before|1 -3 4 0 -1 -1
out by|11 -1 0 -10 0 0
out in|2 0 -2 1 -1 0
out last|-1 -1 0 1 2 0
out of|-2 2 -3 8 -1 -4
out on|0 0 -1 -3 4 0
out the|-7 -2 0 1 3 6
out this|3 -2 0 0 0 0
out to|-6 5 5 -3 0 0
out today|0 0 0 -1 0 0
out tomorrow|0 1 -1 0 0 0
outside|-6 7 0 -1 1 0
outstanding|-8 3 0 7 -1 -1
oven|2 -2 0 2 -3 1
over|9 -3 -7 2 1 -3
over from|-2 -1 0 3 0 0
over the|-6 1 -1 -4 9 1
over to|5 -2 -1 -2 0 0
overnight|-6 8 -1 0 1 -2
overtime|0 0 0 0 0 1
owes|7 -3 0 -4 0 0
own|0 -2 -1 3 0 0
owner|-9 0 5 0 -1 5
pack|-3 8 -1 0 -3 -1
packed|-3 -5 0 9 0 0
pads|2 0 -1 -1 0 0
pagado|1 -1 0 0 0 0
page|-3 -6 -5 0 6 8
page 0|-2 4 -2 1 -1 -1
page is|-3 -6 0 10 -1 0
page two|-2 1 0 0 0 1
pages|-4 5 -3 2 -1 2
paid|8 -2 0 -3 -1 -2
paid 0|1 -1 0 0 0 0
paid for|4 0 0 -3 0 0
paid the|5 -4 0 0 0 0
paint|-13 6 -1 6 -2 4
painted|5 1 0 -4 -1 -1
painted the|4 -2 0 -1 -1 0
painter|-9 6 1 5 -1 0
painter is|-2 -2 2 3 0 0
painting|-9 -5 6 11 -1 -1
pallet|1 0 0 0 0 0
pallets|6 -9 3 2 -1 -1
pan|-1 2 -1 -4 0 5
pan sin|-1 2 -1 -4 0 5
panels|-3 -4 1 7 -1 -1
panes|1 2 0 -2 0 0
paper|4 2 -2 -4 2 -2
paper for|-1 0 2 -1 0 -1
papers|4 1 -4 0 -1 1
papers are|1 -3 3 -1 0 0
papier|4 -3 0 1 0 -1
para|-9 1 -4 6 -2 8
para el|1 -11 1 5 -1 5
para la|-4 1 1 2 -1 1
para los|1 0 -1 -1 1 0
parado|-6 1 -1 9 -2 -2
paragraph|-3 5 -1 1 -1 -2
parcel|-2 1 0 -2 5 -2
parents|-2 12 -6 -3 1 -2
parents'|-1 1 0 0 0 0
parents' evening|-1 1 0 0 0 0
parish|-1 0 1 0 0 0
park|0 -4 -1 5 -1 -1
parked|-1 1 0 1 0 0
parking|1 8 -2 -6 -1 -1
parking permit|6 -4 0 -2 0 0
part|-11 -1 -2 12 -3 6
part came|-1 0 0 1 0 0
part for|-1 0 0 0 0 0
part is|-5 -2 0 8 0 0
part of|-3 1 -2 -4 -1 9
parts|-1 2 0 1 0 -1
parts list|-4 6 0 0 0 -1
party|-4 -8 1 7 3 0
pas|-16 22 -2 1 -1 -3
pas encore|-1 1 0 0 0 0
pasa|-1 -2 4 0 0 0
pasa al|-1 -2 4 0 0 0
paso|1 -1 -1 -3 0 4
passe|0 -2 5 -2 0 -1
passed|30 -4 -8 -13 -2 -1
passed its|1 -1 0 0 0 0
passed the|1 -1 0 0 0 0
passport|3 -3 -1 4 -4 1
passport office|-7 7 0 0 0 0
passports|-6 5 0 1 0 0
passt|-1 6 0 -3 -1 0
passt nicht|-1 6 0 -3 -1 0
password|1 1 -2 -2 2 -2
password reset|3 -2 -1 1 -1 0
past|7 0 -4 -2 0 0
patch|11 -7 0 -3 -2 0
patched|-3 4 0 0 0 0
patience|2 -1 0 -1 1 0
patient|1 -1 -2 0 4 -2
patients|2 -1 0 -1 0 0
patio|0 6 0 -5 0 0
paula|-1 4 0 -1 -1 0
pause|-3 -7 0 11 0 0
paused|-2 -3 -1 6 -1 0
pavel|4 -2 -1 0 -1 0
pay|4 -3 -1 -8 4 4
pay 0|1 0 0 0 0 0
pay for|1 -6 0 0 -1 6
pay the|-2 6 -1 -2 -1 -1
payment|-3 7 -1 -1 0 -1
payroll|1 6 -4 -2 0 -1
pays|-1 -4 0 6 1 -1
paywall|2 0 0 -2 0 0
pdf|-11 14 -1 -3 2 -2
pdfs|-1 0 0 1 0 0
pedido|3 -9 -4 2 -1 9
pedir|-8 -1 -1 5 -1 6
pension|6 -3 -1 -1 -1 0
people|-5 11 -9 -2 11 -5
people in|1 -1 0 0 0 0
per|4 6 -2 -5 -2 -2
percent|-8 11 -1 -1 0 0
perfect|7 -5 0 -1 0 0
permission|0 -1 -2 -2 -1 4
permit|6 -2 -1 -7 -1 4
permit expires|-1 5 -3 -1 0 0
permits|1 -1 0 0 0 0
pero|-13 18 -1 -2 -1 -1
persiana|2 0 -1 2 -1 -2
person|1 3 -1 -1 -1 0
petersen|2 0 -1 0 -1 0
petra|-3 3 0 4 -2 -1
peut|-8 1 -1 -2 10 -1
pg|-3 0 0 3 0 0
ph|4 -4 0 0 0 0
pharmacy|-3 6 -1 -1 0 0
phase|-5 4 0 1 0 0
phone|-3 10 -3 -6 -3 5
phone with|-1 -2 0 4 0 0
phoned|-6 7 0 0 0 -1
phones|2 -2 0 -2 3 0
photo|-9 -5 -1 4 3 8
photographer|0 4 2 -5 -1 0
photos|-4 1 3 -3 -6 9
photos are|0 -2 5 0 -2 0
photos for|1 -3 0 0 -1 4
photos of|-2 5 -1 -4 -2 4
physio|6 -3 -2 0 0 0
piano|7 -5 6 -3 -3 -1
piano tuner|-1 -1 0 2 0 0
pick|0 -5 1 3 -1 3
pick it|-1 -1 -1 3 0 0
pick up|-1 -3 2 -1 -1 3
picked|14 -10 0 -1 -1 -1
picked it|2 -1 0 -1 0 0
picked up|11 -5 0 -5 0 -1
picking|-2 4 -1 0 -1 0
picking the|-1 3 -1 0 -1 0
picks|-5 5 0 0 -1 0
picks up|-4 4 0 0 0 0
pickup|3 -3 0 0 0 0
pics|3 -2 0 0 0 0
picture|6 -1 0 -3 -1 -1
picture is|1 1 -1 0 0 0
pictures|-8 3 -1 4 1 0
pictures are|1 0 0 0 0 0
piece|-2 5 -2 2 -1 -1
pieces|6 -8 0 -1 0 4
pieza|-5 5 -1 2 0 -1
pilot|-1 -2 2 3 -1 0
pipe|-1 2 0 -2 0 2
pista|0 5 -1 -3 -1 -1
pitch|6 -8 0 3 0 0
pixel|0 2 0 0 -1 0
place|9 -3 -5 3 -2 -2
place 0|-1 4 -2 -1 0 0
placed|1 -9 -1 10 -1 -1
places|2 0 0 -2 0 0
plan|-8 -1 3 -4 -1 12
plan for|1 -1 -2 0 -1 3
plan is|-2 2 0 0 0 0
planned|-7 -5 8 2 -2 4
planners|3 1 0 -3 0 0
plans|1 1 0 0 0 -2
plants|0 1 -1 2 -1 -1
plaque|4 1 0 -3 -1 -1
plastic|-1 2 -2 0 1 0
plates|-4 -2 -1 5 -1 3
play|3 0 -4 -1 2 0
playground|-1 -2 0 3 1 -1
please|-36 3 -4 -24 35 26
please add|-1 -1 -1 -1 -2 6
please also|0 -3 0 -1 -1 6
please ask|0 1 0 0 -1 0
please before|0 -2 0 0 3 0
please do|-1 -4 0 4 -2 3
please move|0 0 1 -1 0 0
please note|0 2 0 0 -1 0
please push|0 2 -1 0 1 -1
please put|0 -2 0 0 1 2
please take|-1 5 -1 0 -2 0
please the|-3 -1 -2 -3 9 0
please treat|-3 -3 0 -1 10 -3
plombier|-2 1 4 -1 -1 -1
pls|-10 -9 6 -4 6 12
pls add|-2 -2 0 -2 0 6
plug|4 -3 0 -1 0 0
plumber|-1 4 2 -2 -1 -1
plumber came|-1 2 0 -1 0 0
plumber was|-1 1 0 0 0 0
plus|-2 -7 -4 1 7 5
pm|3 0 2 -4 -1 0
pohl|1 0 -1 0 0 0
point|4 0 -3 -4 -1 3
points|-1 2 0 0 0 -1
police|-1 1 -1 3 -1 -1
policies|6 1 0 -2 0 -4
policy|-1 3 -1 -4 3 1
polish|-2 -8 -4 0 6 8
pond|4 1 -1 -3 0 0
pool|1 1 0 0 -1 0
popup|-2 3 0 1 0 -1
por|-8 7 3 0 -2 -1
por favor|-2 1 -1 -3 1 2
por la|-4 -7 -1 12 0 0
port|-2 4 0 -1 -1 0
portail|-4 6 -1 -2 4 -3
portal|0 2 0 -2 -1 0
porter|0 2 0 0 -1 -1
porto|6 -4 0 -2 0 0
possible|-1 -3 1 -1 0 5
post|8 0 0 -4 -2 -2
post office|3 -1 -1 -1 0 0
post this|-3 0 0 2 0 0
poste|0 3 -3 2 -1 -1
posted|8 -9 0 -6 9 -1
poster|-2 3 0 -2 0 0
posters|1 0 -1 0 0 0
postgres|-1 -1 1 0 0 0
postpone|-4 -5 13 -2 -1 -1
postpone the|-4 -4 11 -2 -1 -1
postponed|0 0 2 0 0 0
postponed by|0 0 1 0 0 0
postponed to|0 0 1 0 0 0
posts|-13 -2 -1 17 -1 0
posts are|-8 6 0 4 0 -2
potatoes|-2 -5 0 -1 7 0
pothole|-3 5 0 0 -1 0
pour|-2 3 8 -12 -4 8
pour la|0 -7 11 -7 -1 5
pour le|-7 -2 -2 2 0 9
pour les|-3 7 1 -1 -1 -4
poured|6 1 -1 -6 0 0
power|-2 -3 0 0 5 1
pr|-7 7 0 3 -1 -2
practice|6 -1 0 -4 -1 0
pram|7 -6 -1 0 0 1
prefers|-2 4 -1 -1 0 0
prefers to|-2 4 -1 -1 0 0
premiere|-7 -4 0 9 2 0
prepared|2 -1 0 -1 0 0
prescription|-2 3 0 0 0 0
present|-3 7 -1 -2 0 -1
press|7 -3 -3 -3 5 -2
pressed|-1 2 0 -1 0 0
pressing|-8 -3 -2 -8 22 -1
pressure|2 2 0 -3 0 0
presupuesto|1 0 -1 1 -1 -1
pretzel|3 0 0 -1 0 -1
pretzel machine|3 0 0 -1 0 -1
prevoir|-2 -3 0 -1 0 6
price|-2 -3 0 -2 0 6
price list|-6 2 -1 -3 0 8
prices|0 0 0 1 0 -1
primero|-2 -1 -1 -1 5 0
print|-2 8 -3 1 -3 -2
print the|-2 7 -1 -2 -2 -1
printed|4 -4 0 0 0 0
printer|1 3 -1 1 -2 -2
printer in|0 0 0 1 0 0
printer is|6 -4 0 0 -2 0
printer needs|0 0 1 0 0 0
printers|-2 3 0 0 0 0
printing|-2 -1 0 1 3 0
prints|12 -11 0 -1 0 0
prio|-5 -5 -1 -1 13 -1
priority|-7 -5 0 -3 16 -1
priority now|0 0 0 -1 2 0
priority please|0 -1 0 0 2 0
prisa|-3 -3 0 -2 8 0
privacy|-5 7 0 -1 0 0
priya|3 -1 -1 0 -1 0
problem|1 0 0 0 0 0
prod|-1 2 -5 6 -1 0
production|-4 0 0 5 -1 -1
prof|4 -3 3 -3 0 -1
progress|-6 -2 -1 11 -1 0
project|-1 4 0 4 -5 -2
projector|6 -1 -1 -3 -1 0
prolonged|-1 -2 4 0 0 0
promised|-4 7 -1 -1 0 -1
promised to|-2 6 -1 -2 -1 0
proof|11 -9 0 -1 0 0
proofing|5 -4 0 0 0 0
properly|9 -7 0 -1 0 0
properly again|7 -6 0 0 0 0
property|4 -2 0 -2 0 0
protection|-2 0 0 0 2 0
protocol|0 0 0 -2 3 0
protokoll|6 -5 -1 -2 -1 2
proveedor|-13 14 -1 1 0 -1
provider|-1 1 0 2 -1 -1
publicada|5 -2 -1 -2 0 0
publisher|2 0 0 -1 -1 -1
puede|-2 -4 1 -3 8 0
puerta|3 0 0 -2 0 0
pulled|12 -9 1 -3 -1 -1
pump|4 7 -1 -9 -2 0
pump hums|3 -3 0 0 0 0
pump is|3 -2 0 0 0 0
pumpe|2 -1 0 0 0 0
pumped|8 -6 0 -1 0 0
pumps|-2 3 0 2 -1 -1
purchase|3 -1 0 -2 0 0
push|0 5 2 -4 0 -3
push it|-1 4 -1 -2 0 0
push the|-2 2 3 -1 0 -2
pushed|-1 2 0 0 -1 -1
put|-4 -18 5 -5 7 15
put a|4 -2 0 -1 -1 0
put back|0 -1 2 0 0 -1
put in|5 -1 1 -2 -1 -2
put it|-5 -9 -1 -1 7 8
put off|-10 3 1 8 0 -2
put that|-3 -4 -1 2 6 0
put the|1 -8 6 -1 -2 3
put them|-3 4 0 -1 0 0
put us|-3 4 -1 0 0 -1
q0|-3 -6 8 2 -1 1
quarter|-1 0 1 0 0 0
que|-13 8 8 -10 -4 10
que el|-7 10 0 -3 0 -1
quelqu'un|3 7 -1 -7 -1 -2
question|-6 7 0 0 0 -1
questions|6 2 -3 -4 0 -1
queue|-9 1 -2 6 5 -1
quick|2 3 -4 -1 0 -1
quiet|9 2 -1 -4 -2 -4
quilt|-4 -3 0 2 0 6
quist|0 2 -1 0 0 0
quittung|-4 7 0 -2 -1 0
quiz|1 1 0 -1 0 -2
quote|-10 5 -1 1 3 2
quote for|-2 1 0 1 0 0
quotes|3 -1 0 -1 0 0
rabbits|4 -7 0 5 0 -1
rabies|0 2 -2 1 0 0
race|0 0 0 1 0 0
rack|-5 1 0 4 0 0
racks|8 -2 -4 -1 -1 0
radiator|2 5 0 -2 -3 -2
radiators|2 -6 0 2 -1 2
radio|3 1 -2 -2 -1 0
radon|3 1 -2 -1 -1 -1
rafael|-1 2 0 0 0 0
rafael in|-1 2 0 0 0 0
raffle|-1 -1 0 3 0 0
railing|5 0 0 -4 -1 0
rain|0 9 4 -10 -2 -2
ral|-3 6 -1 -2 0 -1
ral 0|-3 6 -1 -2 0 -1
ram|2 -4 -1 -3 7 -2
ramp|1 -3 1 -1 -2 4
ran|16 -6 -5 -1 -3 -2
ran out|-7 6 -2 4 0 0
ran the|6 -4 -1 0 0 0
rang|16 -6 -4 -4 -2 -1
rang the|0 2 -1 -1 0 0
rate|-1 0 0 2 0 0
rather|-6 8 5 -4 -1 -1
rather than|-1 -3 5 -1 -1 0
raus|12 -1 2 -7 -2 -3
raw|-3 5 0 -2 0 0
ray|1 1 0 0 -1 -1
ray machine|0 1 0 0 0 0
rays|2 -1 -2 -3 4 0
re|-9 -12 13 2 8 -2
re the|0 1 0 2 -1 -2
reach|-4 4 1 0 0 0
reached|15 -13 -1 1 -1 -1
reached 0|4 -5 0 2 0 0
read|9 0 -1 -6 1 -4
read it|7 -4 0 -1 0 -1
read the|5 -6 0 -1 2 0
reader|0 1 0 0 0 0
reading|-2 -3 0 6 -1 0
readings|0 -5 0 6 0 0
reads|5 -5 -1 2 -2 -1
reads 0|7 -7 0 0 0 0
ready|-9 -1 9 5 -2 -1
ready by|0 -2 4 -1 0 0
ready for|4 -4 0 0 0 0
really|-8 10 -1 -6 6 -2
really need|0 1 0 -2 1 0
receipt|9 -2 -3 -3 0 -1
receipts|0 -3 0 -2 0 4
received|-2 5 -1 -1 0 0
received the|-3 4 -1 0 0 0
reception|3 -2 -1 2 -1 -1
reception in|2 -2 0 1 0 0
rechnung|-1 7 -1 -5 -1 0
rechnungen|-3 0 0 4 -1 0
recipe|6 0 -2 -3 2 -3
reconciled|3 -3 0 0 0 0
recording|-1 3 0 0 -1 -2
records|-1 -2 -1 2 0 2
recu|7 -1 -3 -1 -1 -2
recycling|2 3 0 -4 0 -1
red|0 5 -1 -6 4 -2
red cross|-2 1 2 0 0 0
redone|-1 2 0 0 0 -1
ref|-2 2 0 0 0 0
ref 0|-2 2 0 0 0 0
referee|3 6 -2 -7 -1 0
reference|11 -3 -1 0 -5 -2
refund|10 -3 0 -6 0 0
refunded|9 -8 0 -1 0 0
refused|-9 15 -1 -4 0 -1
refused to|-2 7 -1 -4 0 0
refuses|-5 8 0 -1 0 -1
regards|-16 2 4 5 5 0
register|1 -1 -1 2 -2 1
registered|12 -9 -1 -1 -1 0
registrar|4 -7 6 -2 -1 -1
registration|0 0 3 -2 -1 -1
registry|-2 -3 6 -1 -1 0
regle|10 -5 -1 -3 -1 -1
rehearsal|-2 1 0 3 -1 -1
rehearsal dinner|-2 1 0 3 -1 -1
rejected|-8 12 -1 0 -1 -2
rejects|-10 12 0 -1 -1 0
release|-3 -3 0 0 -1 6
released|9 -5 0 -3 -1 0
relu|12 -6 0 -5 0 -1
remaining|-2 1 -2 3 -1 0
remarks|-4 8 -3 -1 0 0
reminder|-5 5 -2 6 -3 -1
reminders|2 -2 0 0 1 -1
remote|0 0 0 -1 0 0
removal|0 -2 0 0 0 2
removed|0 -1 -1 6 -1 -2
rendu|5 -2 0 -2 0 -1
renew|6 0 -1 -3 0 -1
renew the|-1 4 -1 -1 1 -2
renewal|-2 -1 3 -2 3 -1
renewed|6 -4 2 -3 0 -1
renewed for|1 -1 0 -1 0 0
rent|2 -4 0 -2 6 -1
rent is|3 -1 0 -1 0 0
rental|3 -2 0 0 0 0
repair|-3 0 -1 8 -2 -1
repaired|9 -5 -1 -3 0 0
repairs|-3 -3 5 0 1 0
repare|4 -2 0 -2 0 0
reparee|3 -2 0 -1 0 0
replaced|1 -8 -1 9 -1 0
replacement|1 -1 1 -1 0 -1
reply|-5 1 3 2 0 0
reponse|-5 0 0 5 0 0
report|15 -8 4 -12 -1 1
report in|0 -1 0 0 0 1
report is|11 -3 -3 -5 -1 0
report on|3 -3 0 1 0 0
reporte|-1 -4 7 -1 0 -1
reporte a|-1 -3 5 -1 0 -1
reports|-2 5 0 -2 0 0
request|-4 -6 1 12 -2 -1
required|1 -2 0 -2 0 4
reschedule|-1 -3 9 -2 -2 -1
reschedule the|-1 -2 6 -1 -1 -1
rescheduled|-2 0 3 0 0 0
resena|-2 0 -1 4 0 0
reserve|8 -4 -2 -1 -1 0
reserved|20 -6 -9 -4 -1 -1
reserviert|0 5 -1 -1 -1 -1
reset|5 -2 -2 -1 -1 -1
rest|-6 1 -11 14 3 -1
rest follows|-1 0 -2 3 0 0
rest is|-2 1 -1 2 0 0
rest tomorrow|-1 -1 -3 6 -1 0
reste|-14 0 3 14 0 -2
restore|0 -2 0 -1 3 1
restored|4 -2 0 -1 -1 -1
results|-5 -2 1 8 -1 -1
resume|0 -3 7 -3 0 0
resume the|0 -3 7 -3 0 0
retired|-3 8 -1 -2 -1 0
return|-1 -4 1 2 1 2
return is|0 -1 0 1 1 0
return the|-3 0 0 3 0 0
return went|1 0 0 0 0 0
returned|9 -6 -2 -2 -1 1
returned the|2 -2 0 0 0 0
returns|-3 1 0 -1 1 2
review|-8 -4 1 15 -2 -2
reviews|0 1 0 0 0 0
revised|1 -1 0 0 0 0
revoked|8 -8 0 1 0 0
rewritten|1 0 0 0 0 0
rid|2 -5 0 -1 0 5
rid of|2 -5 0 -1 0 5
rideaux|-1 6 0 -4 0 -1
riego|3 -3 -1 4 -1 -2
rien|-11 11 -1 2 -1 -1
riesling|-13 10 -1 5 -1 0
right|-4 -3 -2 12 -1 -2
right away|0 -1 0 0 2 -1
right now|-16 -6 -2 21 2 0
right to|3 0 0 -1 -1 0
rights|1 -4 0 5 -1 -1
ring|-1 -6 -2 6 -2 4
rings|8 -11 -1 6 -1 -1
risk|-1 -4 -1 -2 4 4
risk assessment|-1 -2 0 -1 -1 5
rita|0 3 0 -2 0 -1
rma|-4 4 -1 2 -1 -1
road|-1 -1 0 -1 4 0
robes|0 -3 6 -3 1 0
rollback|0 -7 0 3 -1 5
rolled|2 0 0 -2 -1 0
rolls|5 -6 0 -1 3 -1
roman|-2 1 0 3 -1 0
roof|-6 4 2 -7 5 1
roof 0|2 -2 0 0 0 0
roof is|2 -4 0 0 0 3
roofer|-1 2 0 -3 -1 3
room|-2 -2 -8 4 6 1
room 0|-6 -9 -7 14 10 -2
room is|13 -13 0 -5 5 -1
rooms|0 -1 0 1 0 1
root|-3 3 -3 4 -2 0
root canal|0 2 -3 3 -2 0
rope|0 1 0 -1 0 0
rosa|-2 -5 5 5 -1 -2
roster|1 3 -4 0 -1 0
rota|-10 9 4 1 -3 -1
rotated|1 -1 0 0 0 0
rotterdam|-8 -5 1 13 0 0
round|6 -5 5 -4 -3 0
round the|2 0 0 -3 0 2
route|-1 5 -2 1 -2 -1
router|-3 6 0 -2 0 0
row|6 -1 0 -3 -1 -1
rows|-3 0 0 4 -1 -1
rubber|-1 -3 0 -1 0 4
rules|0 2 0 1 0 -2
run|-6 5 -5 8 0 -1
run is|3 -4 0 2 0 0
run out|-1 -4 -2 4 2 0
running|-4 -8 -6 19 1 -1
running in|-3 -1 0 5 0 0
running since|3 -4 -1 2 -1 0
runs|16 -6 -4 -6 3 -3
runs out|-4 0 -1 -1 7 0
rush|-2 -5 0 -2 9 0
rush with|-1 -1 0 -2 4 0
rye|7 0 -2 -5 -1 1
rye flour|5 0 -2 -3 0 0
s|4 2 0 -4 -1 0
sa|18 -6 -1 -9 -1 -1
sabe|-5 8 -1 -1 -1 0
sacks|7 -4 -1 -2 -1 1
saddle|2 -6 0 5 0 0
safari|0 2 0 -1 0 0
safe|5 1 0 -4 -1 0
safety|-2 2 0 0 0 1
safety sheets|0 1 0 0 0 0
said|1 -3 8 -8 5 -4
said the|-2 -2 5 0 0 0
said yes|1 0 0 -1 0 0
sale|-1 3 0 -1 0 0
sales|3 -7 1 0 5 -1
sales training|1 -4 2 1 0 -1
salio|9 -6 0 -1 0 -1
salle|2 -4 -1 -4 9 -2
salon|0 3 0 -3 -1 1
same|-10 14 -5 -1 -3 4
same error|-2 5 -1 -1 -1 -1
sample|0 4 -1 -1 -1 -1
samples|-6 10 1 0 -3 -2
samstag|2 3 -6 -3 5 -1
sanded|-2 0 -2 4 0 0
sanding|-3 -4 -4 11 -1 0
sandpit|-1 2 -2 -2 3 0
sans|-5 1 0 3 2 -1
sat|1 -2 2 0 -1 0
saturday|6 -6 2 -12 10 0
saturdays|-1 0 -2 4 0 -1
saturdays and|-1 3 -1 0 0 0
sauber|6 -1 -2 -1 -1 0
sauna|6 -3 -2 -1 -1 0
saw|5 -3 0 -1 0 -1
saw it|3 -2 0 -1 0 0
say|-8 14 2 -1 -5 -2
say the|-5 6 0 -1 0 0
say they|-4 7 0 -1 0 -1
say yes|0 1 0 -1 0 0
says|-12 29 5 -10 -7 -6
says 0|1 1 -3 -2 3 0
says he|-2 3 0 0 0 0
says it|0 1 0 0 0 0
says it's|-2 3 0 0 1 -1
says no|4 -3 0 0 0 0
says she|-1 2 2 0 -3 0
says the|7 -2 2 -3 -2 -1
says we|4 -1 -2 0 -1 0
scaffolding|2 -3 2 -1 0 0
scale|1 1 0 -1 0 -1
scan|6 -6 0 -2 0 2
scanned|-2 -6 -1 8 0 0
scanner|4 -2 0 -2 0 0
schickt|-2 7 -2 0 -1 -2
schlussel|13 -2 -4 -4 -2 -1
schon|0 -1 4 4 -4 -4
schon am|-1 -1 5 -4 0 0
school|3 -8 0 7 -1 0
scouts|5 -1 0 -4 0 0
scrap|1 0 0 -1 0 0
scrapped|-1 -1 0 5 -1 -1
scratches|2 -1 0 -1 0 0
screen|-2 1 0 2 -1 0
screw|6 -4 0 -1 -1 0
screws|0 9 0 -7 -1 0
script|-5 -2 2 1 -1 4
script for|-1 -4 2 -1 -1 5
se|-2 0 -1 8 1 -6
seal|3 2 0 -4 -1 -1
sealed|6 -3 0 -2 0 -1
seamstress|0 -3 0 0 0 3
search|6 -4 -1 -1 -1 0
search for|-1 1 0 0 0 0
season|0 -2 0 2 0 0
seat|-2 2 0 -1 3 -1
seating|-3 9 -1 -2 -1 -2
seating plan|-2 5 -1 -1 -1 0
seats|0 -1 -1 0 1 1
second|-13 4 -1 10 1 -1
second coat|0 0 -1 1 0 0
second course|-9 4 2 5 0 -1
second draft|5 -4 2 -4 1 -1
second floor|8 -6 0 -2 -1 0
second one|-2 3 -2 3 -1 0
second opinion|-1 5 0 -1 0 -3
second quote|0 -1 0 -1 -1 3
second round|-2 1 -2 4 -1 -1
seconds|3 6 -1 -6 -2 -1
secretary|-1 2 0 0 0 0
section|0 -9 0 8 -1 2
section on|-1 -3 0 3 0 2
security|0 -1 0 0 1 0
see|-13 12 11 -4 -3 -3
see a|0 3 0 -1 0 -1
see the|-5 -2 8 0 -1 0
see you|1 -1 1 0 0 0
seed|-6 6 0 1 0 0
seems|-4 6 -1 -1 -1 0
seen|2 -2 -2 -1 5 -1
sees|-8 9 -1 -3 3 0
seguimos|-8 9 -1 1 -1 -1
seguro|6 -3 0 -1 0 -1
sein|0 0 3 -1 0 -1
seine|-1 6 -1 -2 -1 -1
seit|6 0 -1 -3 -2 -1
seit dem|1 3 0 -2 -2 -1
sello|9 -5 -1 -2 0 -1
semana|-6 1 11 -3 -1 -1
send|-7 1 -4 5 3 1
send the|-1 4 -2 1 -1 0
sends|1 6 3 -6 -2 -1
sensor|4 -3 0 -1 0 0
sent|-14 20 -3 0 0 -2
sent a|-8 7 0 0 1 0
sent back|-1 1 0 0 0 0
sent in|-7 -4 0 12 0 0
sent it|-2 2 0 0 0 0
sent me|-2 3 0 0 0 0
sent off|1 -1 0 0 0 0
sent the|4 1 -2 -2 -1 -1
sent to|2 -1 0 -1 0 0
sept|-4 -1 8 -1 -1 -1
sept 0|-3 1 4 -1 -1 0
september|-2 -4 16 -5 -4 -1
september so|0 0 3 -1 -1 0
septic|5 -3 0 -1 -1 0
serial|-2 4 0 -2 0 0
served|5 -2 0 -2 0 0
server|4 -9 1 -7 13 -2
server is|1 -1 0 0 0 0
server room|-4 5 0 -2 -1 2
service|1 -6 -2 6 -1 1
sesame|-2 5 -1 -2 0 0
session|-5 -2 -1 8 -1 0
set|4 -11 7 -2 5 -2
set of|4 -2 -1 -1 0 -1
set the|-2 -3 4 -1 4 -1
set up|3 -1 0 -2 0 0
sets|0 -2 0 2 0 0
settings|0 0 0 1 -1 0
settled|11 -5 0 -5 0 0
seven|1 -4 -3 6 -1 0
sewage|4 0 0 -2 -1 -1
sewing|1 -3 0 1 0 1
sewn|-1 -8 0 4 0 6
shall|0 1 -1 0 0 0
shall we|0 1 0 0 0 0
shared|0 2 0 -1 0 0
she|21 1 -9 -5 -5 -3
she can|4 2 2 -4 -3 0
she cried|7 -6 0 0 0 0
she got|-1 1 0 0 0 0
she had|1 3 -1 0 -2 0
she has|-1 2 0 1 0 -1
she is|-5 3 -4 -1 7 0
she said|0 1 0 0 0 0
she signed|1 -1 0 0 0 0
she starts|5 -1 -2 -4 0 1
she takes|-3 5 0 -2 0 0
she wants|-1 2 -1 0 0 0
she will|6 -3 -2 0 0 0
she'd|-3 4 0 1 -1 0
she'll|-6 7 -1 0 0 0
she's|11 -6 -1 -3 0 -1
shed|-3 -4 0 2 3 2
sheep|1 4 0 -2 -1 -1
sheet|-2 2 1 1 -1 -1
sheets|-2 -1 0 4 0 0
shelf|8 -16 -1 -1 12 -2
shelves|-7 7 -1 1 0 -1
shift|2 -1 -3 -2 -2 6
shift it|0 0 2 0 -1 0
shift plan|1 0 0 0 0 -1
shifted|-5 4 5 -2 -1 -1
shifted to|-3 2 3 -1 0 0
shifts|-2 4 -2 0 0 0
shines|6 -5 -1 1 0 0
ship|-2 -5 0 -2 9 0
shipped|2 -1 -1 0 0 0
shipping|-7 -2 0 10 0 0
shirts|1 0 0 -1 0 0
shoes|-6 0 -1 7 0 0
shop|1 1 -1 3 -2 -2
shop front|-5 5 0 1 0 -1
short|3 3 -1 -3 -1 -1
shot|0 1 0 0 0 0
should|-13 -3 -16 2 10 19
should also|-1 -1 0 0 -1 3
should be|3 -9 -13 10 2 7
should have|-1 -1 0 0 3 0
should i|0 1 0 0 0 0
show|-1 -5 0 3 -1 5
shower|0 -6 -2 3 -2 6
showers|-3 5 0 0 -1 -1
shows|-1 8 0 -4 -1 -2
shows 0|-2 2 0 1 0 -1
shows the|6 -5 0 -1 0 0
shut|-1 7 0 -3 -1 0
si|-9 12 0 0 -1 -1
sich|2 2 -2 3 -1 -3
sick|-4 13 -9 0 -1 0
side|-1 1 2 0 -3 0
sides|5 -3 0 -1 0 0
sie|2 10 -1 -5 -4 0
sie hat|1 1 0 -1 -1 0
sign|-3 -9 4 -2 6 3
sign for|-1 -1 0 -1 -1 4
sign in|-3 1 -1 3 0 -1
sign on|2 0 0 -1 0 -1
sign the|-4 6 -1 0 0 0
signatories|1 -1 0 0 0 0
signature|-9 -1 -1 15 -3 -1
signature is|-3 2 0 2 -1 0
signatures|-1 -1 -1 3 0 0
signe|14 -4 -3 -5 -1 -1
signed|10 -3 -3 -6 -1 4
signed and|1 -1 0 0 0 0
signed by|1 0 0 0 0 0
signed for|-3 -2 -1 1 0 5
signed it|2 -1 0 0 0 0
signed the|-1 1 0 0 0 0
signed today|5 -1 0 -4 0 0
signed up|-5 3 0 2 0 0
signee|12 -6 -1 -3 -1 -2
signs|6 -3 -1 -6 3 1
sigue|-11 9 -2 7 -1 -3
silence|-5 7 0 -2 0 0
sillas|-4 8 -1 -1 -1 -2
silo|5 -2 0 -3 0 0
silver|0 1 -1 -1 1 0
sin|-2 2 -6 3 -1 4
sin gluten|-1 2 -1 -4 0 5
since|8 -7 -5 12 -2 -5
since 0|4 -3 -1 1 -1 0
since lunch|-7 -5 0 13 0 0
since noon|-3 3 0 1 -1 0
since sunday|2 2 -1 -3 0 0
since the|-1 3 0 -2 2 -1
since this|-4 -4 0 10 -1 0
since tuesday|1 -4 0 4 -1 -1
since we|6 -3 0 -3 0 0
since yesterday|-4 5 0 -1 0 -1
sincerely|-1 -1 0 2 0 0
sind|9 3 -3 0 -4 -5
sind alle|5 -2 0 -2 -1 -1
sind bestellt|3 0 -1 -2 0 0
single|5 -2 0 -1 0 -1
single sign|0 2 0 0 0 -1
sink|1 0 -1 2 -1 -1
sister|4 -7 0 6 -2 -2
sit|1 3 -3 0 0 0
site|2 7 -2 -3 -3 -2
sits|1 6 -1 -2 -1 -3
sits on|-5 6 0 1 -1 0
six|-2 12 -1 -5 -1 -2
six of|2 -2 0 -1 0 0
six weeks|-2 4 1 -2 0 0
size|-3 6 -1 0 -1 -1
size 0|-4 5 -1 0 -1 0
sizes|1 0 0 0 0 0
ski|7 1 0 -8 -1 0
skip|-4 -9 0 15 -1 -1
slab|0 -2 -3 6 0 0
sleep|0 3 -1 -2 0 -1
slept|0 0 2 -1 -1 0
slide|3 -1 0 -2 2 -1
slides|5 -3 1 -3 -1 0
slides are|3 -2 0 -2 0 0
slip|3 0 0 -2 0 0
slips|-3 -2 4 -1 -1 3
slips to|-2 -1 1 1 0 0
slot|12 -9 4 -4 -2 -1
slot for|-4 2 2 0 0 0
slow|1 -1 0 0 0 0
small|-6 14 0 -5 -2 0
smell|6 -1 0 -5 1 -1
smell in|6 -5 0 -1 1 -1
smells|-11 10 0 -3 7 -3
smoke|2 -5 -1 -3 -1 7
smoke alarms|3 -2 1 -1 0 0
smoothly|8 -6 0 -2 0 0
snow|8 -6 3 -3 0 -1
snow is|2 -2 0 -1 0 0
so|-8 0 11 8 -1 -10
so by|0 -1 1 0 0 0
so far|3 -3 -3 3 -1 0
so important|0 0 0 0 1 0
so it's|0 -3 1 4 -1 0
so let's|0 -1 1 1 -1 0
so no|-6 -7 2 11 0 0
so please|-1 -3 -1 -2 8 -1
so pressing|0 0 0 -1 2 0
so put|-2 -1 0 2 1 0
so that|8 -4 0 -2 -1 -1
so that's|5 -4 0 -1 0 0
so the|-6 3 3 3 -3 0
so this|1 1 -3 -2 3 0
so we|2 1 1 -2 -2 0
so we're|1 0 -1 0 0 0
so you|0 -2 -1 3 0 0
socket|3 -2 0 -1 -1 2
sofa|7 -2 0 -2 -1 -1
sofa is|2 1 0 -1 -1 -1
sofia|-1 3 -1 0 0 0
software|1 -4 -1 6 -1 -1
soil|-2 4 0 -1 0 -2
soir|8 -3 0 -4 0 0
solar|-9 4 -1 7 -1 -1
sold|18 -8 -2 -6 -2 -1
sold out|6 1 0 -6 0 0
soldered|11 -7 0 -3 -1 0
solid|12 -7 0 -3 -1 0
solo|9 -10 -1 4 -1 -1
solved|-2 -2 -2 4 1 0
some|-13 15 -3 -2 -3 6
somebody|-6 7 -1 -5 0 5
somebody has|0 -2 0 0 0 2
somebody look|0 5 0 -1 -2 -2
somebody to|1 -1 0 0 0 0
somebody who|0 1 0 0 -1 0
someone|-12 4 -7 0 6 10
someone also|-1 0 0 -1 -1 3
someone check|-2 4 0 -1 0 -1
someone for|7 -5 -3 -2 -1 3
someone from|-2 -2 0 6 -1 -1
someone has|-2 3 -1 -1 -2 3
someone should|-2 0 0 -1 -1 4
someone to|6 -5 -1 -1 0 1
something|-10 17 -3 -1 -1 -1
sommerfest|8 0 -1 -3 -2 -2
son|9 1 -1 -4 -2 -2
sons|1 -1 0 0 0 0
sonst|-3 -1 1 -1 6 -2
sont|4 -2 -6 4 3 -3
soon|-7 -1 -2 2 12 -4
soon as|-3 3 -2 0 4 -2
sooner|-2 -7 17 -5 -2 -1
sooner than|-1 -3 8 -2 -1 -1
sorry|0 -2 3 1 -1 -2
sorry for|-1 -1 1 2 0 0
sorry i|-2 3 0 0 0 0
sort|-3 3 0 -2 5 -3
sort the|-1 5 0 -2 1 -3
sorted|8 -9 -1 -2 4 0
sound|-1 -2 -1 -2 7 -2
sounded|-3 6 -1 -1 0 -1
sounds|8 -6 -1 -1 0 0
sous|8 1 -3 -6 -1 1
south|3 -5 0 2 0 0
spam|3 -2 0 -1 0 0
spanish|-4 1 0 -1 -1 5
spare|-3 -3 -2 2 -1 6
spare keys|-1 -1 0 -1 0 3
spare part|0 1 -1 0 0 0
speak|-5 0 0 9 -1 -1
speaker|5 -2 0 -1 -1 -1
speakers|4 -3 0 0 -1 0
speaks|-1 7 -1 -4 -1 0
speech|0 -6 0 2 0 5
spoke|4 3 -2 -3 -1 -1
spoke to|4 1 -2 -2 -1 -1
spoke with|0 2 0 -1 -1 -1
spokes|0 1 0 0 0 0
sponsor|0 -1 0 0 0 1
sports|-3 -9 0 -3 3 13
spot|-2 1 0 -1 2 0
spreadsheet|0 2 0 0 0 -1
spring|4 -4 2 -4 4 -1
sprinkler|0 4 2 -7 0 0
spulmaschine|6 -4 0 -1 0 0
squeak|8 -6 0 -1 -1 0
ssl|1 0 0 -1 0 0
st|-1 4 -1 -2 0 0
stacked|2 -2 0 1 0 0
staff|0 -1 0 -3 -1 6
staff room|0 -1 1 -1 0 0
stage|7 -7 0 1 0 0
staging|-7 2 -4 10 -1 0
stain|7 -4 0 -1 -2 -1
stairlift|-11 0 0 6 -1 6
stairs|5 1 0 -3 -1 -1
stairwell|-4 2 0 4 0 -1
stall|-6 4 0 4 -2 -1
stall is|-11 8 -1 4 0 0
stamp|-6 9 -1 -3 0 2
stamped|4 -2 0 -1 0 0
stamped copy|2 -1 0 0 0 0
stamps|3 -3 0 0 0 0
stand|3 -14 6 -3 8 -1
stand in|2 -1 0 0 -1 0
stand on|7 -6 3 -2 -1 -1
standing|-1 0 0 2 -1 0
standing order|2 0 0 -2 0 0
stands|5 -4 -1 3 -2 -2
stands at|-7 9 -1 -1 0 0
stands in|10 -7 0 -2 0 0
stands still|-3 3 0 0 -1 0
start|5 -4 -2 0 3 -1
start in|2 1 0 -1 0 -1
start the|-3 -4 0 9 -2 -1
started|-7 -1 -2 13 -3 -1
started at|7 -3 -1 -2 -1 0
started on|-3 5 0 -1 -1 0
started the|-2 -3 0 5 0 0
started with|-1 0 0 2 0 0
starter|-1 2 0 0 0 -1
starting|-3 -1 -1 6 0 -1
starts|18 -1 -2 -13 -2 0
starts at|5 4 -3 -6 -1 0
starts in|7 -3 3 -4 -2 0
starts on|6 -2 0 -3 -1 0
statement|1 5 -1 -4 -1 0
station|-11 11 1 -3 -1 4
statt|-3 1 -1 4 -1 0
statutes|-3 6 -1 -1 0 -1
stay|-3 4 -2 -1 3 -1
stay in|2 -1 0 -1 0 0
stays|-2 1 -2 6 -2 -1
steam|9 -7 0 -2 0 0
steel|4 -1 0 -2 0 0
steht|9 -15 2 8 -2 -2
step|5 -10 -1 -1 -2 8
step for|0 -5 0 0 0 5
steriliser|0 1 0 0 0 0
steuererklarung|3 -2 0 -1 0 0
steward|0 3 0 -2 0 0
sticker|4 1 -2 -3 0 0
sticker is|4 -3 0 0 0 0
stickers|1 0 0 0 0 0
still|-36 32 -8 12 3 -3
still 0|0 3 -1 -1 0 0
still at|0 1 0 0 0 0
still get|-1 3 0 -1 0 -1
still has|-2 2 0 0 0 -1
still have|-1 1 0 0 0 0
still missing|-1 -7 -1 11 -1 0
still need|0 0 0 -1 0 1
still needs|-1 -2 0 4 -1 0
still no|0 1 0 0 0 0
still on|-1 3 0 -2 0 0
still open|-1 2 -1 1 -1 0
still to|-1 -2 0 5 0 0
still waiting|0 1 0 -1 0 0
stinks|1 5 0 -2 -2 -1
stock|-5 9 -3 4 -2 -2
stock count|-4 5 0 0 0 0
stocktaking|0 0 0 1 0 0
stolen|-6 -1 0 7 0 0
stollen|-2 1 0 2 0 0
stone|-3 5 -1 0 0 0
stood|3 0 0 -1 0 0
stop|5 -8 -3 9 -1 -2
stop the|-1 -6 -1 9 -1 -1
stopped|-12 19 0 -5 -1 -1
stopped again|-9 11 0 -2 0 0
stopped at|-2 4 0 -2 0 0
stops|-1 4 -1 -2 -1 0
storage|0 4 -1 -3 0 0
store|-4 7 0 -2 0 -1
storm|1 -5 1 5 -2 0
storm last|0 -4 0 4 -1 0
stove|-9 5 9 -5 0 -1
straight|8 -9 -1 -3 6 -1
straight away|0 -4 0 -1 6 -1
street|14 -9 -3 4 -3 -3
stress|-1 2 2 -6 2 0
strike|-2 3 0 -5 5 -1
strings|-2 4 0 -2 0 0
strong|1 0 0 0 0 0
stuck|11 4 -4 -9 -1 -1
stuck at|-2 0 0 3 0 0
stuck the|0 1 0 -1 0 0
student|5 -3 0 0 0 -1
students|2 2 -1 -3 0 0
studio|-2 2 -1 2 -1 0
stuff|0 -2 -7 -2 12 0
su|10 -6 0 -3 -1 -1
sub|1 0 0 -1 0 0
submission|-1 -2 4 0 0 0
submitted|1 -1 0 0 0 0
subscribers|7 -2 0 -4 0 0
subsidy|0 0 1 0 0 0
substitute|-1 2 0 0 0 0
subtitles|-3 5 -1 0 0 0
subvention|-1 3 -1 -1 1 -2
success|0 2 -1 0 0 -1
suelo|9 -6 0 -2 0 0
summer|-6 9 3 -5 1 -1
summer camp|2 -3 2 1 -2 0
summer party|3 -2 0 0 0 0
sums|-1 0 0 0 2 0
sun|4 -1 -1 -1 0 0
sunday|-1 3 5 -3 -2 -3
sunday between|-1 2 0 0 0 0
sunday midnight|0 0 1 0 0 0
sunday night|-7 5 -3 5 0 0
sundays|-1 3 -1 0 0 0
sundays at|-4 2 0 3 0 0
supplier|-4 8 0 -2 -3 2
supplier has|-5 6 -1 -1 0 0
supplier is|-1 0 0 1 0 0
supplier says|-1 1 0 0 0 0
support|-1 2 0 -1 0 0
sur|5 -5 -1 3 -1 -1
sure|-4 10 -1 -5 -1 0
surgery|1 -5 -1 -1 6 -1
surgery 0|1 -5 -1 -1 6 -1
survey|-2 1 1 0 0 0
surveyor|-6 9 -1 -1 -1 0
swap|0 3 -1 -2 0 0
swapped|13 -5 -1 -4 -1 -2
swapped in|-6 6 0 0 0 0
swapped sunday|-1 2 0 0 0 0
swapped the|12 -7 0 -4 0 0
swarm|2 -5 3 -3 4 -1
sweep|-2 6 1 -1 -2 -2
sweep the|-1 6 0 -1 -1 -2
swept|7 -6 0 -1 0 0
swim|-1 2 0 -1 0 0
swimming|7 -6 2 -1 -1 -1
swings|3 -2 -2 -2 3 0
switch|-1 2 0 -2 0 1
switched|6 2 -5 -3 0 0
switched off|-1 6 -4 -1 0 0
switched the|5 -3 0 -1 0 0
system|1 6 -1 -4 -1 -1
table|3 -1 -4 -6 4 2
table for|6 0 -3 -2 -1 0
tableau|9 -3 -1 -4 0 0
tables|-2 -2 -1 2 -1 3
tables 0|5 -5 0 0 0 0
tablet|-4 7 0 -1 -1 -2
tablets|-3 5 -1 -1 0 0
tag|-3 1 0 3 -1 0
tags|-2 -2 0 4 0 0
tail|0 1 0 0 -1 0
take|-18 3 -3 6 3 8
take it|-4 6 0 -1 -1 0
take over|0 2 -2 0 0 0
take place|0 -10 0 11 0 0
take that|-1 6 -3 -1 -2 0
take the|2 2 3 -4 -2 -2
take two|-3 1 0 -1 -1 5
taken|0 -9 0 13 -2 -2
taken the|-4 -2 0 9 -1 -1
takes|-10 15 2 0 -6 -2
takes 0|0 5 -2 -1 -1 -1
takes about|-5 3 0 3 0 0
takes the|-3 -7 7 6 -2 0
taking|-9 4 0 9 -3 -1
taking the|-3 -1 0 4 -1 0
talk|-1 10 -5 -2 -2 0
talk to|2 -1 0 0 0 0
talked|3 -2 3 -3 -1 -1
talked to|2 -3 3 -1 -1 0
talks|11 -9 0 -2 0 0
tambien|-11 -10 -3 -11 -3 37
tambien el|-3 -10 -1 -1 -1 16
tan|-1 2 0 0 0 0
tank|4 6 -4 -4 1 -2
tank 0|-5 6 -1 1 -1 0
tap|5 -6 1 2 -1 -1
tape|-1 3 -1 -2 -2 2
task|0 0 -1 -6 0 7
taste|-7 11 0 -2 -1 0
tastes|4 -5 1 0 0 0
tastes like|3 -4 1 0 0 0
tasting|-5 4 2 0 0 0
tax|-6 2 5 -2 2 -2
tax folder|-4 6 -1 0 -1 -1
tax office|-2 -2 5 0 1 -2
tax papers|-1 1 0 0 0 0
tax return|0 -3 1 0 1 -1
tea|0 2 0 0 0 -1
teacher|-3 11 0 -7 -3 1
team|-4 -3 6 4 0 -2
team has|0 6 0 -5 0 0
teams|-4 0 0 -6 11 0
tears|-3 7 0 -4 0 0
technician|-5 -11 1 19 -2 -1
technician is|-2 -1 0 2 0 0
technician says|-1 0 0 1 0 0
tecnico|-2 0 5 -2 0 0
tell|-3 15 -9 -6 -2 4
tell the|-2 -1 1 -2 -1 5
tell you|0 4 -1 -3 0 0
tells|-1 3 0 0 -1 -1
tells me|-1 3 0 0 -1 -1
temp|2 1 0 -2 0 0
temperature|-6 7 -1 -1 0 1
ten|0 1 10 -3 -6 -2
ten days|-2 -4 3 4 -1 0
ten minutes|-3 6 0 -1 0 -1
tenancy|-1 0 0 1 0 0
tenancy agreement|-1 -2 2 1 0 0
tenant|-7 9 1 -1 -1 -1
tenant in|-2 0 2 0 0 0
tenants|-2 0 0 2 0 0
tender|-2 -3 7 -2 0 0
tenemos|0 -2 0 4 0 -1
tengo|5 0 0 -3 0 -1
tennis|2 0 0 -1 0 0
tent|6 -1 -3 -4 3 -1
tents|5 -2 1 -3 0 -1
term|0 -7 11 -2 0 0
termin|-2 -3 4 -1 1 0
termin beim|-1 -2 4 0 0 0
terminated|1 -1 0 0 0 0
terrace|-3 -7 11 3 -3 -1
terraza|4 -7 -1 5 0 -1
test|-1 -7 1 4 0 4
test the|-3 -1 0 -2 -2 7
tested|3 -2 0 -2 -1 2
tested with|2 -2 0 -1 -1 2
testing|-1 -2 0 3 0 0
tests|-2 -9 -3 14 -1 1
text|-1 5 -1 -2 -1 0
text for|-4 4 0 0 0 0
texts|-1 -2 0 -1 0 4
than|-12 3 15 -3 1 -5
than last|-1 4 -2 0 -1 0
than planned|-1 -3 9 -2 -2 -1
than the|-3 -4 0 -1 8 -1
than we|0 -3 3 0 0 -1
thank|1 -4 -2 3 -2 3
thank you|-5 0 -1 2 0 4
thanks|5 -9 7 -8 5 -1
thanks for|-3 3 3 -4 2 -2
thanks to|1 -1 0 0 0 0
thanksgiving|-6 7 -1 0 0 0
that|0 8 -7 -13 0 12
that day|-2 5 -3 0 -1 0
that into|-1 6 -3 0 -2 0
that makes|-3 5 0 0 -1 -1
that one|1 -3 2 0 0 0
that our|0 3 -1 -1 -1 0
that the|1 -1 2 -3 -1 2
that to|0 1 0 0 0 0
that under|0 -1 0 0 0 2
that was|5 -4 0 0 0 -1
that's|11 -8 0 -2 0 -1
that's settled|5 -4 0 -1 0 0
thats|9 -5 0 0 -2 -1
the|3 9 -9 0 -8 3
the 0|15 -14 -7 0 5 -1
the 0nd|-6 4 6 -2 -1 0
the 0rd|-7 5 5 -2 -1 0
the 0st|-7 -9 19 -4 -1 3
the 0th|-3 -5 24 -11 -2 -4
the accident|-1 3 0 0 -1 -1
the account|-4 8 0 -3 -1 0
the ad|2 -2 0 0 0 0
the address|4 -2 0 -2 0 0
the agency|1 -4 0 5 -1 -1
the agenda|-4 3 0 0 0 1
the air|-3 3 0 0 0 0
the alarm|1 4 -1 -2 -1 0
the allergen|3 -2 0 0 0 -1
the api|0 0 -1 0 1 0
the architect|1 0 0 -1 0 0
the archive|-1 -1 0 3 -1 0
the attic|-4 3 0 2 0 0
the audit|-4 2 -4 0 6 -1
the auditor|0 0 0 0 1 0
the auditors|0 -2 3 0 0 0
the baby|-3 -1 5 -6 5 0
the back|3 -8 0 3 2 0
the backup|-5 -1 3 0 5 -2
the badges|-2 7 -1 -2 -2 -1
the bakery|10 -5 -4 -1 -1 0
the balcony|-6 7 -1 -3 3 0
the band|1 -3 -1 -2 0 5
the bank|2 -8 11 -2 -2 -1
the barn|1 4 -2 -2 0 -1
the basement|1 0 0 -1 -1 1
the bathroom|5 -3 0 -2 -1 0
the battery|1 1 0 -1 0 0
the bell|1 1 0 0 -1 0
the big|3 -1 -1 -1 -1 0
the bike|6 -3 -2 -1 3 -3
the bill|0 -7 0 5 2 -1
the birth|-1 2 0 0 0 0
the blue|5 1 -1 -3 -1 -1
the board|5 3 -3 -3 -1 -1
the boat|-7 1 3 0 4 -1
the boathouse|-4 3 0 2 0 0
the boiler|-1 -3 8 -3 1 -2
the books|4 -1 0 -1 -1 -1
the bottom|-8 4 -1 -4 10 -2
the box|-4 5 0 -1 0 0
the branch|5 -2 0 -2 0 0
the bride|3 0 -1 -2 0 0
the bridge|0 1 0 -1 0 0
the brochure|-5 -1 0 -2 8 0
the bucket|-4 5 0 -1 0 0
the budget|0 1 0 0 0 0
the building|2 -1 0 0 0 0
the bus|0 1 1 -1 -1 1
the cabin|2 -2 0 1 -1 0
the cable|3 -5 0 -1 0 3
the cables|-1 8 0 -2 -3 -2
the cake|9 -3 -1 -4 -1 0
the calendar|3 -2 0 1 -1 -1
the calf|-3 -6 0 3 7 0
the call|-2 -5 5 2 0 0
the camera|-1 -1 1 0 0 1
the car|3 1 -1 -2 -1 0
the card|5 2 0 -7 1 0
the cards|1 0 0 -1 0 0
the caretaker|-3 5 0 -1 0 0
the cat|5 -3 0 -1 0 -1
the catalogue|-6 0 0 8 0 -1
the caterer|2 -1 0 -1 0 0
the ceiling|1 -5 0 3 1 0
the cellar|-7 5 -1 1 -2 2
the cent|3 -3 0 0 0 0
the certificate|-3 2 0 0 -1 1
the chairs|-4 2 5 0 -2 0
the chapel|3 -2 0 0 0 0
the chimney|-4 9 0 -5 0 0
the choir|1 -3 3 3 0 -4
the church|-2 0 0 2 0 0
the city|1 -1 0 -1 -1 1
the claim|2 -3 0 1 0 0
the class|5 -4 0 -1 0 0
the cleaning|0 -1 0 -1 0 3
the client|-3 1 0 3 0 0
the clinic|3 -3 1 0 -1 0
the clocks|0 -3 4 0 -1 -1
the club|6 -5 0 -1 0 0
the coach|4 -1 -1 0 0 -1
the code|-3 6 0 0 -1 0
the coffee|1 0 0 0 0 0
the compressor|0 -2 0 1 0 0
the concert|-1 0 2 -1 0 1
the confirmation|3 -1 0 -2 0 0
the consent|0 1 0 -1 0 0
the consulate|0 2 0 -1 -1 0
the contact|1 2 0 -2 -1 0
the container|2 -1 0 0 0 0
the contract|1 -2 3 -1 0 0
the copy|2 -1 0 0 0 0
the corridor|0 0 0 0 -1 2
the costumes|-1 0 2 -1 0 0
the council|0 2 0 -1 0 0
the counter|-2 4 0 -2 0 0
the courier|-2 1 0 0 0 0
the court|-2 2 1 0 0 -1
the cover|2 -5 0 4 -1 -1
the crack|4 -3 0 -1 0 0
the crane|-2 4 -1 2 -2 -1
the cupboard|6 -3 0 -3 0 0
the curtains|-1 -3 0 -1 4 1
the customer|-1 2 1 -1 -1 0
the dark|-6 6 0 0 1 0
the data|-2 0 0 0 2 0
the database|-1 0 -1 1 -1 1
the date|-4 7 0 -2 -1 -1
the day|-1 4 -3 -1 0 0
the deadline|-1 -1 3 0 0 0
the dentist|1 -1 0 0 0 0
the deposit|-1 2 -1 1 -1 0
the depot|4 -1 0 -2 0 0
the desk|3 3 -1 -2 -2 0
the dinosaur|3 0 0 -3 0 0
the dog|7 -5 -1 -2 0 1
the door|6 -7 -1 -1 2 1
the drain|1 6 0 -6 -1 -1
the drawer|0 2 0 -1 0 0
the drawings|0 1 1 0 0 -2
the dress|0 -4 0 -1 -1 6
the drill|-5 8 0 -2 -1 -1
the drive|5 -4 0 -1 0 0
the driver|-1 1 0 0 0 0
the drone|3 -1 0 -1 0 0
the electrician|-2 -5 0 8 -1 0
the embassy|-6 6 0 0 0 0
the emergency|5 -5 -1 -5 -2 8
the end|0 -3 4 -1 1 0
the engineer|-3 2 1 0 -1 0
the evening|1 -1 0 0 0 0
the exam|-5 2 2 3 -1 -1
the extension|0 -1 0 -2 0 3
the factory|-1 0 0 1 0 0
the fair|3 -2 0 -2 1 0
the fan|-4 6 0 -2 0 0
the federation|-2 2 -1 -3 4 0
the fence|-1 -4 0 -3 10 -1
the ferry|-1 -1 2 -1 0 1
the festival|-2 3 1 0 -1 0
the file|2 -4 0 4 -1 0
the files|0 -4 0 5 0 0
the final|0 2 0 -2 0 0
the fine|-1 1 0 1 0 0
the fire|-3 1 -3 5 -1 0
the first|3 4 3 2 -11 0
the fish|-7 5 0 2 0 0
the fitter|0 5 -2 -3 0 0
the five|1 -4 0 3 0 0
the flat|5 -4 -1 -2 3 -1
the floor|-6 11 -1 -1 0 -3
the flowers|1 -2 1 2 0 -1
the flu|-5 3 -2 4 -1 0
the flyers|2 -5 3 0 0 0
the folder|8 -3 -1 -3 -1 -1
the font|3 -1 0 -1 0 -1
the food|5 -3 0 -1 0 0
the forklift|-3 1 -1 0 0 4
the form|4 -4 0 1 -1 0
the forms|2 -1 0 -1 0 0
the frame|-4 1 0 4 0 0
the freezer|1 -1 0 0 -1 2
the fridge|3 -4 2 -2 3 -2
the front|-2 -1 -1 3 0 0
the frost|3 -2 7 -4 -3 -1
the fuse|-5 5 0 1 0 0
the garage|-2 -4 2 1 0 3
the garden|-5 1 -2 7 -1 -1
the gas|2 0 0 0 0 0
the gate|5 -3 0 -2 0 0
the glass|1 -1 0 0 0 0
the glaze|2 0 0 -2 0 0
the glazier|-3 9 0 0 -2 -3
the go|-1 -4 5 1 0 0
the grant|3 -1 -1 0 -1 0
the green|-1 2 0 0 0 0
the greenhouse|2 -1 -3 3 0 0
the ground|4 2 -1 -2 -1 -1
the guest|1 0 -1 2 -1 -1
the guests|2 -1 0 0 0 0
the guide|-1 0 0 0 0 1
the gutter|-2 2 0 -2 -1 3
the gutters|0 9 -1 -2 -2 -4
the guy|-1 -1 1 0 0 0
the gym|2 -4 -6 9 0 -1
the hall|-5 -5 1 8 0 1
the handover|-4 1 7 -1 -1 -2
the hay|1 1 -1 -1 0 -1
the head|-1 2 0 -1 0 0
the health|1 -5 6 -2 -1 0
the hearing|1 -2 3 -2 2 -2
the heat|-8 9 0 0 0 0
the heater|5 -2 0 -2 0 0
the heating|-3 2 0 3 0 -1
the hedge|2 -2 1 -2 1 1
the hole|6 -4 0 -1 0 0
the holiday|1 0 0 0 0 -1
the holidays|-2 -5 9 -4 3 -1
the hotel|6 -4 0 -2 0 0
the hour|15 -10 -2 -1 0 0
the house|4 -6 -1 4 0 -1
the hygiene|-3 2 0 1 -1 1
the idea|-2 -5 0 8 0 -1
the injunction|5 -7 -1 -2 -1 6
the inspection|-2 3 0 0 0 0
the inspector|0 1 -3 0 0 3
the insurance|4 -8 -1 -2 -2 8
the insurer|0 -7 2 -1 0 5
the inventory|-1 -3 0 4 -1 1
the invitations|-1 2 -1 0 0 0
the invoice|4 -3 -1 -2 -1 3
the job|-4 8 -1 -2 -1 -1
the jubilee|1 3 0 -2 0 -2
the judge|-3 5 2 -3 -1 -1
the key|1 1 4 -4 -1 -1
the keys|2 2 0 -3 0 0
the kids|1 5 -3 -5 4 -2
the kindergarten|7 -2 0 -3 0 -1
the kitchen|-2 -2 2 4 -2 0
the klee|0 -1 -1 3 0 0
the lab|-3 1 -2 0 1 3
the label|-8 11 -1 -2 0 -1
the ladder|-5 6 0 -1 0 0
the lady|-2 2 0 1 0 0
the lamp|-4 7 0 -3 0 0
the landlord|5 -2 -1 0 -1 -1
the laptop|0 1 0 0 0 0
the last|1 -8 4 7 -3 -1
the late|4 -1 0 -2 -1 0
the latest|-3 -5 11 -2 0 0
the lawn|-1 -2 0 0 3 0
the leak|-1 2 0 -1 0 0
the leaves|7 -5 0 -1 0 0
the left|-8 16 0 -5 -2 -1
the letter|-6 2 -3 -1 9 -1
the library|11 -4 -4 -1 -1 -1
the licence|4 -2 0 -2 0 0
the lift|-1 0 -1 2 -1 1
the lights|-2 4 -4 0 3 -1
the lindner|-9 -1 7 3 1 -1
the list|-4 -12 -1 2 10 6
the little|-5 0 3 -1 3 0
the lobby|-1 2 0 -1 0 0
the lock|-5 -7 0 9 0 3
the loft|-6 0 -1 8 0 0
the login|-3 2 0 3 -3 0
the logo|-7 6 0 1 0 0
the machine|-5 3 -1 5 -1 -1
the mail|6 -3 -3 -2 -1 2
the man|4 -2 0 -1 -1 -1
the manual|-1 1 0 -1 0 2
the market|-2 5 0 -2 0 -1
the mayor|5 -6 -1 -2 0 4
the meeting|-1 4 -2 -3 3 -1
the members|3 -2 0 0 0 0
the menu|3 0 0 -4 0 1
the meter|4 -2 0 -1 0 0
the mill|0 -2 -2 4 0 0
the minister|5 -2 -1 -3 1 -1
the ministry|0 3 0 0 -1 -2
the minutes|1 2 -1 -3 0 1
the missing|17 -11 0 -5 -1 1
the mixer|2 2 0 -3 -1 0
the mobile|3 -1 0 -2 0 0
the model|11 -9 0 -1 -1 0
the moment|-8 -7 0 17 -1 -1
the money|-3 0 0 5 -1 0
the month|0 0 0 1 0 0
the most|0 -3 0 0 4 0
the mould|2 0 0 -1 -1 -1
the move|0 -2 -1 -4 0 7
the mural|-8 3 0 7 0 0
the museum|4 -2 0 0 0 -1
the music|1 1 0 0 -1 -1
the neighbour|1 -1 0 -1 0 0
the neighbours|0 -2 0 -1 0 3
the new|-8 5 -1 2 3 -1
the night|-4 6 -3 -5 0 5
the north|-1 0 -1 3 0 0
the notary|3 -2 0 -1 0 0
the number|1 -1 0 0 0 0
the nursery|3 0 0 -1 -2 0
the obituary|-1 -4 1 -1 0 5
the offer|5 -3 0 -2 0 1
the office|-6 -2 0 8 2 -2
the old|-11 8 3 -2 -2 4
the one|-4 6 -2 1 0 0
the open|4 -5 1 0 0 0
the orchard|-7 8 0 -1 0 0
the order|-1 0 -4 7 -1 -1
the other|-4 1 -4 8 2 -2
the others|-1 2 -1 -2 4 -3
the oven|-1 -8 -1 10 -1 1
the owner|-5 6 0 -1 0 0
the paint|-4 8 0 -2 0 0
the paper|-2 4 0 -2 0 0
the papers|3 -3 0 0 0 0
the parents|1 -3 0 -1 4 -1
the parish|-1 1 0 0 0 0
the parking|3 -3 0 1 0 0
the parts|-1 2 0 1 0 -1
the passport|-2 -4 0 8 -1 -1
the passports|-1 0 0 1 0 0
the password|-1 3 0 0 -1 -1
the payment|-4 2 0 2 1 0
the payroll|2 1 0 -2 0 -1
the permit|1 3 -3 -1 0 0
the phone|-1 0 0 3 -1 -1
the photo|0 -3 0 -3 4 2
the photographer|-1 1 2 -1 -1 0
the photos|0 -2 0 1 0 0
the piano|4 -6 2 0 0 -1
the pipe|-4 6 0 -1 0 -1
the pitch|5 -3 0 -2 0 0
the plan|-1 -7 -1 -1 5 5
the plants|2 -3 -1 3 -1 0
the playground|-1 -2 0 3 1 -1
the plumber|2 0 0 -1 0 0
the polish|0 0 -1 0 0 0
the port|0 0 0 1 0 0
the post|-1 1 -1 1 0 0
the poster|-1 3 0 -1 0 0
the pothole|-3 5 0 0 -1 0
the press|6 -8 0 -2 4 -1
the pressure|-4 6 0 -1 0 0
the price|-8 12 -1 -1 1 -3
the printer|-4 4 -1 2 0 -2
the printers|-2 3 0 0 0 0
the projector|-2 3 0 0 0 0
the protocol|-2 1 0 -1 3 0
the publisher|3 -1 0 -1 0 0
the pump|1 1 0 -2 0 1
the queue|-10 1 -1 7 4 -1
the quiz|1 2 0 0 0 -2
the quote|0 1 0 -1 0 0
the radio|3 1 -2 -2 -1 0
the raffle|-1 -1 0 3 0 0
the rain|5 -6 4 -3 0 -1
the receipt|2 1 0 -2 0 -1
the receipts|-1 -2 0 -1 0 5
the recipe|-7 9 0 -2 2 -2
the recycling|7 -4 0 -2 0 0
the red|4 -1 0 -2 -1 0
the referee|6 -3 -1 -2 0 0
the register|-2 -1 0 3 0 1
the registry|-1 -3 6 -1 -1 0
the reminder|0 1 -2 4 -2 0
the reminders|5 -3 0 0 0 -1
the rent|3 -1 0 -1 0 0
the rental|3 -2 0 0 0 0
the repair|-3 7 -1 0 -2 -1
the report|3 -1 1 -3 0 1
the rest|-4 -2 -7 10 4 -1
the return|-3 2 0 -1 0 2
the review|12 -6 2 -6 -1 -1
the right|12 0 0 -7 -4 -1
the road|2 -4 0 -1 4 0
the roman|-2 1 0 3 -1 0
the roof|1 0 -1 -4 2 1
the rope|0 1 0 -1 0 0
the rota|-4 8 -1 -2 0 -1
the safety|-1 2 0 0 0 0
the salon|6 -6 0 -1 0 2
the same|-12 11 0 2 -2 1
the samples|-2 -2 3 1 0 0
the scaffolding|0 -1 2 0 0 0
the school|3 -3 0 0 0 0
the search|-1 1 0 0 0 0
the seating|-6 7 -1 0 0 0
the second|5 0 4 -4 -2 -4
the server|1 3 -1 -2 0 0
the service|-4 5 0 -1 0 0
the shared|0 2 0 -1 0 0
the sheep|1 4 0 -2 -1 -1
the shelf|0 -2 -1 2 1 0
the shift|1 0 0 0 0 -1
the shop|-4 5 -2 3 -1 -1
the shower|-3 -2 -1 4 0 3
the side|-1 -1 0 -1 0 2
the sign|4 -2 0 -1 -1 0
the signed|-2 2 0 0 0 0
the sink|0 -2 0 4 -1 -1
the site|-5 6 0 0 0 0
the slip|1 1 0 -2 0 0
the small|-2 8 0 -5 -1 1
the smell|3 -3 0 0 0 0
the smoke|0 -5 -1 -1 0 8
the snow|-1 -1 2 0 0 0
the sofa|1 -1 0 0 0 0
the soil|-2 4 0 0 0 -2
the spare|2 -3 0 -1 0 1
the sports|-3 0 0 -1 4 -1
the spreadsheet|0 2 0 0 0 -1
the staff|1 -1 1 -1 0 0
the stage|4 -4 0 1 0 0
the stairs|6 -2 0 -3 0 -1
the stairwell|0 1 0 0 0 0
the stamp|-8 9 0 0 0 0
the steriliser|0 1 0 0 0 0
the stock|-4 5 0 -1 0 0
the storage|0 3 0 -3 0 0
the storm|4 -3 1 1 -2 0
the street|-1 2 -2 5 -2 -1
the summer|2 -5 2 2 -2 1
the supplier|4 -2 -1 -2 -2 3
the swarm|3 -3 2 -2 0 0
the system|3 -2 0 -2 0 0
the table|-6 1 0 -2 6 0
the tank|-16 16 0 0 0 0
the tap|2 -5 0 5 0 -1
the tax|-4 1 4 -1 2 -2
the team|-4 2 -1 5 -1 -1
the technician|1 -1 1 0 0 0
the tenancy|-1 -2 2 1 0 0
the tenant|0 1 2 -2 0 -1
the tent|-3 4 0 0 0 -1
the terrace|-3 -1 0 5 0 0
the test|-1 2 0 0 0 -1
the theatre|-1 3 0 -1 0 -1
the thing|-2 1 0 0 2 -2
the third|-1 5 0 -3 1 -1
the three|3 -3 -2 3 -2 0
the tickets|0 2 -1 -1 0 0
the tiles|-6 7 -1 0 0 0
the till|2 5 -4 0 -3 -1
the time|-3 2 0 2 0 -1
the top|3 -3 0 -1 3 -2
the town|-1 3 0 1 0 -2
the tractor|7 -3 0 -2 -1 -2
the train|0 -1 0 -1 0 2
the training|-5 5 0 0 0 1
the translation|-2 -8 6 5 0 -1
the translator|-3 -1 1 3 -1 0
the trip|-2 0 -1 3 0 0
the truck|0 3 0 -2 0 0
the twins|3 -4 0 -1 -1 3
the two|-3 5 0 -1 -1 0
the tyres|-5 6 2 0 -1 -2
the update|-2 5 0 -1 0 -1
the upholsterer|-4 -1 6 0 -1 0
the vaccine|-4 2 0 3 0 0
the vaccines|-1 3 0 -1 0 0
the valley|-4 -5 0 9 0 0
the valve|1 2 0 -1 0 0
the van|1 -5 0 0 6 -1
the vat|-1 2 0 -1 0 0
the vault|-5 -1 0 7 0 0
the vegetable|3 -1 0 -1 0 -1
the vendor|1 -1 0 0 0 0
the very|-2 -4 2 -1 5 -1
the vet|1 -2 1 -1 2 -1
the video|-4 4 1 0 0 0
the visa|-1 -2 -1 -1 4 0
the volunteers|1 0 0 -1 0 1
the waist|-3 1 0 3 -1 -1
the waiting|3 1 0 -3 -1 -1
the wall|0 2 -3 -4 -1 6
the walls|2 -4 0 3 0 0
the ward|1 -8 0 -1 8 0
the warehouse|1 0 0 -1 0 0
the warranty|2 1 -2 -1 0 0
the washer|-1 3 0 -1 0 0
the water|7 -1 -2 -2 -1 -2
the way|-11 12 -1 4 -2 -1
the website|10 -8 0 -2 0 0
the wedding|6 -7 0 -1 0 3
the week|-1 -4 3 -1 5 -1
the weekend|1 5 -6 -2 3 -1
the welcome|0 1 0 0 0 -1
the well|2 0 0 -1 0 -1
the whole|7 -7 0 -1 2 -1
the window|-2 4 0 -1 0 0
the windows|-1 1 -1 2 0 -1
the workshop|-9 -3 0 13 0 0
the wrong|-10 16 -1 -4 0 -1
the x|3 3 -2 0 -3 0
the yard|-2 9 0 -3 -2 -2
the year|1 -1 0 0 0 0
the youth|0 1 0 0 0 -1
theatre|6 -1 2 -5 0 -1
their|0 -2 -4 6 -1 1
their new|2 0 0 -2 0 0
theirs|-6 2 0 4 0 0
them|10 -4 3 -6 -5 2
them back|1 -1 0 0 0 0
them in|4 2 0 -3 0 -2
them the|-3 -4 0 -1 0 8
them to|2 0 0 -3 0 1
theme|-2 0 0 0 2 -1
then|-20 14 14 -8 -4 3
then i|-2 2 2 0 0 0
then the|-3 3 0 0 0 0
there|-7 5 -3 1 -1 5
there a|-2 4 0 -1 -1 0
there are|1 3 -1 -4 1 0
there at|-2 2 0 0 0 0
there before|0 0 -1 2 0 0
there by|0 -1 1 0 0 0
there is|-7 10 0 -2 0 0
there's|-9 -2 -1 -4 17 -1
there's a|3 -1 0 0 -1 -1
there's no|-4 4 0 0 0 0
theres|-1 -1 0 -2 0 5
thermometer|1 0 0 0 0 0
thesis|-2 -2 4 0 0 0
they|4 12 0 -7 -10 0
they accepted|4 -3 0 -1 0 0
they are|3 -5 0 0 0 2
they can|4 -2 0 -1 -1 -1
they come|-4 4 -1 2 0 0
they confirmed|12 -4 -1 -5 0 -1
they don't|0 0 0 -1 0 0
they gave|1 -1 0 0 0 0
they get|-1 0 0 1 0 0
they had|-2 1 0 2 0 0
they hang|-1 -1 0 2 1 0
they have|-6 -4 5 7 -1 -2
they need|2 -1 1 0 -1 -1
they offer|-6 4 2 0 0 0
they only|-2 5 -1 -2 -1 0
they pay|1 -3 -1 -1 -1 5
they say|-6 13 -6 -1 0 0
they sent|-7 8 0 -2 0 0
they take|-1 4 -1 0 -1 -2
they want|-7 -6 9 0 -1 4
they were|-7 4 4 0 0 -1
they would|-1 2 0 0 0 -1
they'd|-1 0 3 0 -1 -1
they'll|-4 10 -4 0 0 -1
they're|0 0 -3 0 5 -2
they've|4 0 -1 -1 -1 -1
thing|-8 0 -2 -1 3 9
thing for|-1 -5 0 -2 -1 8
thing with|-2 0 0 1 2 -2
things|-1 2 0 0 -1 0
think|-6 11 -1 -2 -1 0
think about|-1 4 -1 0 -1 -1
thinking|-1 3 0 0 -1 0
thinks|-11 20 -2 -6 -1 0
third|-10 8 -4 5 3 -3
third one|0 2 -2 1 0 0
third time|-1 2 0 -1 1 -1
this|-21 -2 -12 4 30 1
this afternoon|2 0 -5 3 0 0
this before|-6 6 0 -2 2 0
this can|0 -2 0 0 2 0
this first|0 -1 0 -1 3 0
this has|-1 -5 0 -1 8 -1
this is|-2 2 -2 -4 5 0
this month|0 -1 1 -1 1 0
this morning|28 -11 -6 0 -8 -3
this needs|0 0 0 -2 3 0
this on|-4 4 0 0 0 0
this one|-11 0 3 0 10 -2
this time|2 -4 4 -1 -3 2
this up|-4 0 -1 4 2 -1
this week|-9 5 -9 21 -6 -1
this weekend|-1 -3 6 -1 -1 0
this year|1 -7 3 8 -3 -1
those|-3 -3 0 -2 8 0
though|3 -2 1 -1 -1 0
thought|-3 2 2 0 -1 0
three|5 -4 -8 7 3 -3
three copies|2 -1 0 -1 0 0
three days|-1 6 -2 -2 -1 0
three of|-3 0 0 3 0 0
three quotes|2 -1 0 -1 0 0
three times|3 1 -1 -2 -1 0
three years|0 1 0 -1 0 0
threw|-6 6 0 0 0 0
through|11 -11 -11 16 -2 -4
through 0|4 -2 0 -3 0 0
through by|0 0 -6 6 0 0
through the|-16 12 -1 9 -2 -2
through with|2 -2 -1 2 0 0
throws|-1 4 -2 -1 0 0
thursday|-5 -4 22 -8 -4 -2
thursday 0|2 -1 -1 0 0 0
thursday not|0 -6 6 0 0 0
thursday please|0 -3 6 -1 -2 0
thursday so|-1 1 0 0 0 0
thursday the|0 1 -1 1 0 0
tick|13 -8 -1 -4 0 -1
tick off|11 -6 -1 -3 0 0
ticked|6 -5 0 0 0 0
ticket|3 -9 -1 10 -2 0
tickets|-1 3 -1 0 -1 -1
tickets are|-4 0 5 0 0 0
tide|-2 -4 -1 7 0 0
tide gauge|-1 -4 -1 7 0 0
tiene|5 5 -1 -5 -2 -2
tienen|4 -1 0 -3 0 0
tiers|-2 7 -1 -3 -1 0
tight|12 -1 -4 -5 -2 -1
til|-6 2 0 9 -3 -1
til monday|-2 -2 3 2 0 0
til the|3 -4 -5 7 0 0
tiles|-8 9 -2 1 0 0
till|7 -5 -3 4 -2 -2
till 0|-4 3 2 -1 0 0
till after|0 0 0 0 1 0
till the|-3 0 -2 5 0 0
tim|2 -1 -1 -3 2 0
timber|3 1 -2 -1 -1 0
timber yard|3 1 -2 -1 -1 0
time|-7 1 6 -9 14 -4
time this|-1 5 -1 -1 -2 0
time until|0 -1 1 0 0 0
time with|0 -4 0 -3 10 -2
times|-7 13 -2 -5 -2 2
timetable|-4 4 0 -1 0 0
tip|7 -3 0 -4 0 0
to|-3 -1 5 7 -9 1
to 0|2 -8 2 -1 -4 10
to a|3 -1 -5 5 -1 -1
to after|0 -3 4 -1 0 0
to all|8 -2 0 -5 -1 0
to be|10 -2 5 -14 -4 5
to ben|-2 9 -1 0 -4 -3
to book|-2 -1 0 0 0 3
to call|-1 -1 0 1 0 2
to check|-1 2 -1 0 -4 3
to come|-2 2 0 -2 4 -1
to dec|0 -2 2 0 0 0
to do|8 -4 -5 2 0 0
to fetch|-4 0 0 4 0 0
to fill|-2 2 0 1 0 0
to friday|0 -1 1 0 0 0
to get|-5 1 2 6 -1 -3
to go|-5 -8 -3 9 6 2
to happen|-3 -2 0 -2 7 -1
to have|-10 2 2 -10 15 1
to hear|0 2 2 -2 -1 -1
to her|6 -3 -2 -1 0 0
to high|-5 5 -1 -4 6 -1
to his|4 -3 0 -1 0 0
to hold|-1 3 -2 0 0 0
to it|6 -2 -4 -5 -1 5
to k|-3 0 0 6 0 -1
to know|0 1 0 -1 0 0
to look|-2 5 -2 -1 -1 1
to low|-1 -1 0 -1 3 0
to may|-2 -2 4 0 0 -1
to me|-2 -2 6 -1 -1 0
to mei|-4 7 -1 1 -2 -2
to monday|0 -2 4 -2 -1 0
to move|0 5 -3 0 0 -2
to next|0 -1 3 -1 -1 0
to open|0 1 0 0 0 0
to order|-2 2 0 0 0 0
to our|-1 2 -1 0 1 -1
to prod|8 -5 0 -2 0 0
to ring|-3 -5 -1 10 0 -1
to saturday|-1 -5 7 0 -1 0
to say|1 -5 0 5 0 0
to see|-1 -4 5 1 -1 0
to stand|5 -6 3 -2 0 0
to start|-1 4 0 -3 0 0
to take|1 2 0 -1 -1 0
to talk|0 2 0 0 -1 0
to tell|2 -3 0 0 0 1
to the|8 -9 3 -3 3 -1
to them|-2 -1 4 -1 0 1
to think|-2 3 -1 0 0 0
to this|0 -5 0 -1 -1 6
to thursday|-4 -7 15 -2 -1 -1
to tuesday|-1 1 1 -1 0 0
to use|0 4 -1 -2 0 -1
to wait|0 -4 0 5 -1 0
to write|-2 3 0 0 0 0
to you|-2 0 0 3 0 0
to your|2 -1 0 1 -1 0
today|9 4 -19 6 2 -2
today and|-3 0 0 0 0 3
today please|-1 6 -3 -1 1 -2
today so|0 4 -3 -1 0 0
today's|9 -5 -1 -1 -1 0
todo|23 -13 -5 -2 -1 -1
together|-1 -4 0 -1 -1 6
toilet|0 5 0 -4 -1 -1
toilets|4 -7 -2 -1 -1 7
told|7 -1 -1 -2 -2 -2
told him|-1 1 0 0 0 0
told me|-2 2 0 0 0 0
told the|6 -3 -1 -1 -1 -1
told them|3 -4 2 0 0 0
tom|-10 5 -3 4 5 -1
tom swapped|-6 6 0 0 0 0
tomasz|-3 5 -1 0 -1 -1
tomasz for|-3 5 0 0 0 -1
tomatoes|0 2 0 0 0 -1
tomorrow|-25 2 12 11 1 -2
tomorrow for|0 4 -1 -2 0 0
tomorrow morning|0 -3 -1 5 0 0
ton|-4 6 0 0 -1 -1
ton memoire|-4 6 0 0 -1 -1
toner|6 0 0 -4 0 -1
tonight|-12 1 -7 2 18 -2
too|-25 1 -7 -8 -13 51
too expensive|-2 0 -1 5 0 -2
too few|-1 -2 0 6 0 -2
too much|-2 5 0 -1 0 -2
too please|0 -2 0 0 -1 3
too short|-2 7 -1 -1 0 -4
too small|-2 5 0 0 0 -3
too wet|-1 4 2 0 0 -4
took|21 -11 -2 3 -6 -5
took 0|0 -1 0 2 0 0
took all|5 -4 0 -1 0 0
took her|1 -1 0 0 0 0
took it|15 -10 3 -5 -2 -2
took the|7 -5 -1 1 -1 -2
tooth|-2 6 -2 -1 -2 0
tooth 0|-2 6 -2 -1 -2 0
top|-11 -8 3 -6 11 12
top of|-1 -1 0 -1 2 1
top prio|0 0 -1 0 1 0
top priority|-1 -1 0 -2 3 0
torn|1 0 1 -1 -1 0
totals|3 0 0 -1 -1 0
toujours|-4 7 -1 0 -1 -3
tour|3 2 -2 0 -1 -1
tour is|-5 0 0 6 0 0
tours|5 -3 0 0 0 -1
tout|15 -9 -2 -4 -1 -1
toutes|7 -2 0 -4 0 -1
towels|2 2 -1 -2 0 -1
town|-3 6 0 0 -1 -2
town hall|-3 5 0 1 0 -2
tracking|-2 2 0 0 0 0
tracteur|1 -1 -1 3 -1 -1
tractor|8 5 -2 -6 -1 -2
tractor starts|11 -3 -1 -5 -1 0
trademark|-7 7 0 1 -1 0
traffic|4 -2 -1 0 -1 0
traffic plan|0 1 -1 0 -1 0
trailer|3 0 0 -2 -1 0
train|-3 -4 -1 0 7 1
trained|9 -8 -1 0 0 0
trainer|1 1 1 -1 -2 -1
training|-4 2 2 1 -1 0
training to|-1 1 1 0 -1 0
transfer|1 -1 0 0 0 0
transferred|14 -9 -1 -2 -1 0
translated|-1 -1 0 3 -1 0
translation|-2 -15 5 6 -2 8
translator|-3 -2 1 5 -1 -1
transport|-3 -3 0 -1 -1 8
trap|6 -4 0 -1 0 0
travel|-5 8 0 -1 -1 0
treasurer|-3 -2 1 0 1 3
treat|-6 -5 1 -1 16 -5
treat as|-3 2 0 0 3 -2
treat it|-1 -4 0 0 8 -2
treatment|3 -1 -1 -1 0 0
tree|-7 4 -2 5 0 0
treehouse|0 -2 0 -1 4 0
trees|1 0 0 4 -3 -2
trench|-1 -3 0 0 1 3
treppenhaus|-3 9 -1 -1 -2 -2
tres|-5 9 -1 -3 1 -1
trial|0 -4 4 2 -1 -1
trial day|-2 3 0 0 0 0
tried|-2 14 -3 -2 -2 -5
tried it|4 -1 0 -1 0 -1
tried the|0 2 0 -1 0 0
tried to|-4 6 0 0 0 0
trikots|4 -2 0 -1 0 0
trikots sind|4 -2 0 -1 0 0
trip|-13 -1 3 12 2 -3
trip is|-5 0 0 6 -1 0
trip to|2 -4 -1 6 0 -2
trois|2 5 -2 -2 -1 -2
trop|-11 16 -1 -2 -1 -2
tropft|9 1 -1 -7 -1 -1
trouble|-10 6 0 5 -1 -1
trouve|9 -2 -1 -3 -1 -2
truck|0 2 4 -3 -2 -1
trucks|-1 1 0 0 0 0
trust|0 -2 3 0 0 0
try|-1 9 0 -7 -1 0
try again|6 -5 0 -1 0 0
trying|-2 -1 -4 9 -1 0
tubes|3 -1 0 -1 0 0
tuesday|-3 -2 16 -7 -4 0
tuesday 0|5 -3 -1 -1 0 0
tuesday instead|-2 -1 1 -1 0 3
tuesday the|0 -1 1 0 0 0
tuner|4 -3 -1 -1 0 0
turkish|0 2 0 1 0 -2
turn|5 -3 0 -1 -1 0
turned|7 -6 -1 1 -1 -1
turned up|8 -5 0 -3 0 0
turns|10 -7 0 -2 0 -1
turntable|-4 3 -1 4 -2 -1
tuv|-6 -4 5 7 -2 0
twelve|-1 2 0 0 -1 0
twenty|-5 -1 -1 7 0 -1
twice|3 14 -2 -12 -1 -2
twice and|-4 6 0 -1 0 -1
twice nobody|-4 4 0 0 0 0
twins|3 -4 0 -1 -1 3
two|-12 10 -5 5 0 2
two are|-8 7 0 2 0 0
two days|-1 -4 8 -1 -1 -1
two hours|13 -7 -3 -2 0 0
two more|-10 11 12 -4 -2 -6
two of|1 5 -2 1 -3 -3
two people|2 2 -2 -1 -1 0
two signatures|1 0 0 0 0 0
two students|2 2 -1 -3 0 0
two to|0 -2 0 3 0 -1
two weeks|0 0 0 -2 3 -1
two years|2 -1 0 -1 0 0
typed|2 -2 0 0 0 0
typing|5 -5 0 0 0 0
typo|-1 2 0 -1 1 0
typo on|0 0 0 -1 1 0
tyre|-11 12 0 -1 0 1
tyres|8 -2 1 -4 -1 -2
u|-2 -4 0 -2 10 -2
ubergeben|10 -5 0 -3 -1 -2
uberwiesen|7 -4 -2 0 -1 -1
uhr|0 -3 4 -1 0 0
um|-2 -2 1 -1 7 -2
umgetopft|13 -8 -1 -3 -1 -1
umlauts|-2 2 0 0 0 0
un|-2 10 -5 -7 -2 8
una|-8 0 5 -1 -2 6
und|19 -8 -3 -9 0 2
und die|1 1 0 0 -1 -1
under|-3 3 -7 10 -4 1
under 0|1 2 0 -1 -1 -1
under it|0 -1 0 0 0 2
under the|-8 9 -1 0 -2 2
under way|6 -2 0 -3 0 0
understand|0 1 0 -1 0 0
une|-9 5 -2 -9 -2 17
unfortunately|-1 -2 0 4 0 0
unfortunately the|-1 -2 0 4 0 0
uniformes|5 -3 -2 1 -1 -1
uniforms|0 -1 0 1 0 0
unit|-3 5 -1 1 -1 0
uns|-1 5 -2 1 -3 -1
unterschrieben|1 0 0 0 0 0
until|7 2 0 -2 -4 -4
until 0|5 -7 6 -3 0 0
until after|0 0 0 0 1 0
until august|0 -1 6 -2 -2 0
until monday|-1 5 -6 2 -1 0
until next|4 6 0 -6 -3 0
until spring|8 -5 0 -3 1 0
until the|-7 2 3 3 1 -1
until then|0 5 -4 1 -1 0
until we|0 3 -1 -1 0 -1
up|7 3 -10 7 -3 -4
up again|-2 2 -1 3 -1 0
up and|4 -1 0 -3 0 -1
up at|3 -6 0 4 0 0
up by|-2 5 -3 0 0 0
up first|4 0 0 -1 -2 -1
up for|-1 5 -1 -2 0 0
up in|-9 11 0 1 -1 -1
up north|-1 2 0 0 0 0
up on|-3 3 1 2 0 -2
up please|0 -4 0 -1 7 -1
up the|8 -6 -2 -5 -1 6
up there|6 -4 0 -2 0 0
up to|-10 7 -3 9 0 -2
up when|3 -2 0 0 -1 -1
update|-1 0 -1 -4 7 -2
updated|1 0 0 -1 0 0
upgrade|-8 1 2 6 0 0
upholsterer|-4 -1 6 0 -1 0
uploaded|7 -5 0 -2 0 0
ups|3 -2 0 0 -1 0
upside|-7 8 0 0 -1 0
upside down|-7 8 0 0 -1 0
upstairs|-8 3 -2 8 0 0
upstairs is|1 -1 0 0 0 0
urgent|-10 -7 -2 -6 26 -1
urgent any|-1 0 -1 0 3 0
urgent now|0 -1 0 0 2 0
urlaub|-8 10 -1 -1 0 0
us|-4 3 16 -2 -6 -6
us 0|1 -1 0 0 0 0
us a|-3 1 0 2 0 0
us have|-2 3 0 -1 0 0
us in|2 -1 -1 0 0 0
us on|-2 1 3 0 0 -1
us the|6 -3 -1 -1 -1 -1
us to|-1 6 -3 -1 0 0
us two|-2 -2 8 -2 0 -1
use|-5 11 -1 -4 0 -2
use the|-3 6 -1 -1 1 -1
used|-9 3 -1 8 -1 0
used 0|0 1 -1 0 0 0
users|4 -3 -1 1 0 -1
usual|-1 5 0 -2 -1 0
v0|2 -3 0 3 -1 0
vaccination|1 -6 3 -1 0 2
vaccine|-4 2 0 3 0 0
vaccines|-2 1 0 -1 3 0
vacuum|-1 -4 -1 -1 6 0
valid|8 -3 -1 -4 -3 3
valley|-4 -5 0 9 0 0
value|2 2 -1 -4 -1 1
values|3 -1 -1 -1 -1 0
valve|3 1 0 -3 0 -1
van|14 -10 -6 -1 4 -1
van passed|14 -8 -5 -1 0 0
vans|4 -2 0 0 -1 -1
vat|1 2 0 -3 0 0
vat return|1 -1 0 0 0 0
vault|-5 -2 0 7 0 0
vegan|0 6 0 -4 0 0
vegetable|6 -2 0 -1 0 -1
vendor|0 3 0 -2 0 0
venue|2 0 0 -1 0 -1
verified|4 -2 0 -1 -1 -1
verlangert|7 -12 8 -5 6 -2
verlegt|0 -4 5 0 0 0
verschickt|-4 0 0 4 0 0
verschoben|0 -2 4 -2 0 0
version|-2 1 -1 4 -2 0
version 0|2 -3 -1 2 0 0
version of|-1 0 0 1 0 1
verteilt|5 -3 0 -1 0 -1
vertrag|6 2 -2 -2 -3 0
vertretung|-1 2 0 0 0 0
very|-8 3 2 -6 10 -1
vessel|-2 0 1 1 0 0
vet|-7 0 10 0 -2 -1
veut|-7 5 7 -3 0 -3
vez|-1 7 1 -3 0 -2
video|-3 -2 0 -2 -1 9
viene|-3 -1 6 -1 0 0
viene el|-1 -4 6 -1 0 0
vier|-2 5 -1 0 -1 -2
viernes|-2 -2 5 0 -1 -1
violin|0 -3 4 -1 0 0
visa|-2 0 1 0 2 -1
visit|0 -3 4 -1 -1 0
visitors|4 4 -3 -3 0 -2
voice|-4 4 0 2 -1 0
voicemail|-3 4 -1 0 -1 0
voisin|-9 12 -1 -1 -1 -1
volume|3 -7 0 -2 -1 8
volunteers|5 -3 0 -1 0 0
vom|-8 11 -3 -2 3 -2
von|-3 3 -3 4 -2 0
vor|-13 -5 -2 1 21 -2
vorher|-6 9 1 -3 -1 -1
vorziehen|-3 -3 -1 -2 13 -4
voted|5 -4 0 0 0 0
voucher|8 -4 0 -1 -2 0
vpn|3 -4 0 1 0 0
w|2 2 -2 -2 0 -1
w 0|-3 4 0 -1 0 0
wages|-7 -3 -3 6 8 0
waist|-3 1 0 3 -1 -1
wait|-9 -4 4 0 12 -3
wait any|-1 0 0 0 1 0
wait the|-4 3 0 1 0 0
wait till|-1 -1 0 0 2 0
wait until|-2 0 6 -3 0 0
waiting|-12 2 -3 22 -3 -6
waiting for|-4 7 -4 5 -1 -4
waiting list|-5 5 0 2 -1 -1
waiting on|-6 -1 0 9 -1 -1
waiting room|6 -8 1 3 -1 0
waits|-3 6 0 1 -1 -2
waits for|-3 6 0 1 -1 -2
walk|1 4 -2 -1 -2 0
walking|-3 6 -1 0 0 -2
wall|-2 -7 0 -1 5 4
wall is|-4 -5 -2 2 1 9
walls|1 0 -1 1 -1 0
walls are|2 -4 0 3 0 0
want|-10 2 5 3 -5 6
want a|-1 -7 0 -1 0 10
want photos|-1 7 -1 -3 -2 0
want the|0 -1 1 0 0 0
want to|-1 1 6 -3 -1 -2
wanted|-5 13 -1 -4 -1 -2
wanted to|-1 2 0 0 0 0
wants|-14 22 3 -15 -9 14
wants 0|-1 3 -1 0 0 -1
wants a|-4 -1 -2 -4 -3 13
wants his|0 -1 1 0 0 0
wants it|0 -3 5 -1 0 -1
wants our|-1 0 1 0 0 0
wants the|-1 -1 4 -3 -1 2
wants to|-2 13 -4 -3 -2 -2
war|7 8 -6 -4 -2 -2
war da|0 2 0 -1 0 0
war heute|2 2 -2 -1 -1 0
war nur|1 -1 0 0 0 0
ward|1 -8 1 -1 8 0
ward 0|1 -1 0 -1 1 0
warehouse|7 -3 0 -3 0 0
warm|2 2 0 -2 0 -2
warranty|1 4 -2 -3 0 0
warten|-3 6 -1 1 -1 -2
was|13 8 -11 -8 -3 1
was 0|-4 5 -1 0 0 0
was a|13 -8 -1 -1 -1 -2
was accepted|2 -1 0 0 0 0
was at|0 -2 3 -1 0 0
was busy|-3 5 0 -1 0 0
was called|1 -3 0 3 0 0
was closed|-7 7 0 0 0 0
was done|-3 3 0 0 0 0
was due|-7 12 -3 -1 -1 -1
was fine|-4 9 -3 0 0 0
was good|-4 6 -1 0 -2 0
was great|1 -3 0 -1 4 0
was here|5 0 -1 -1 -1 -1
was in|0 3 0 -1 -1 -1
was loose|13 -11 0 -1 0 0
was moved|1 0 -1 0 0 0
was nice|-2 3 0 1 -1 0
was not|-1 2 -1 0 0 0
was on|4 -2 0 -2 -1 0
was only|18 -13 0 -4 -1 0
was the|12 -10 0 -1 -1 -1
was there|-2 3 0 -1 0 0
waschmaschine|-10 10 0 2 -1 -1
wash|1 -2 -3 0 0 4
wash the|-2 2 -3 0 0 3
washed|0 2 -1 -2 -2 2
washed and|5 -4 0 -1 0 0
washer|2 2 0 -2 -1 -1
washing|1 -1 0 0 -1 1
wasn't|6 -1 -1 -3 -1 -1
waste|4 0 1 -4 0 0
water|9 1 -2 -6 1 -4
water again|2 -2 0 0 0 0
water company|2 -2 0 -1 0 0
water is|-2 -3 0 0 5 0
way|0 -6 -2 14 -3 -3
way through|3 -5 0 3 0 0
way to|-1 -10 0 13 0 -1
we|-6 5 5 6 -9 -1
we agreed|-1 -3 7 -2 0 0
we also|-1 -2 -1 -1 -1 5
we are|-4 7 0 -2 0 0
we can|0 1 -2 9 -7 0
we can't|0 -7 1 6 -2 2
we cannot|0 -2 0 3 0 0
we do|-1 -1 3 0 0 0
we don't|0 -4 0 5 0 -1
we dont|-2 -4 -2 10 -1 0
we dropped|-2 -4 0 6 0 0
we found|11 -10 0 -1 0 -1
we gave|-3 -2 2 4 0 0
we get|2 -2 -1 -2 -2 4
we go|-3 3 0 1 -1 0
we got|-2 -8 11 -1 0 -1
we had|-8 10 0 -1 0 -1
we have|17 -2 -5 -6 -1 -3
we know|-5 8 -1 -1 -1 0
we move|-1 -1 4 -1 0 0
we must|0 -1 3 -2 0 1
we need|-8 12 0 -7 -1 4
we put|2 -2 -1 1 0 0
we really|0 1 0 -2 1 0
we should|-2 7 0 -3 -1 -2
we sign|0 1 0 -1 0 0
we still|0 1 -1 -1 0 1
we take|-1 -4 0 6 0 0
we thought|0 -1 0 0 0 0
we used|-3 5 -1 -1 0 0
we wait|-1 6 -3 0 -1 -1
we'd|-2 2 2 -1 -1 0
we'd need|0 0 0 -1 0 2
we'll|-7 6 -1 1 -1 1
we're|-12 4 -2 12 -1 -2
we've|-8 -5 -1 9 9 -3
we've got|4 -1 -3 -4 5 -2
wear|-1 1 0 0 0 0
weather|-1 3 0 -1 -1 0
web|-2 5 0 -2 0 0
webseite|4 2 -1 1 -2 -4
website|5 -2 0 -1 -1 -1
wed|0 -2 10 -8 0 0
wedding|7 -13 3 -4 -2 10
wedding cake|-1 -1 3 -1 0 0
wednesday|-4 1 12 -3 -5 -1
week|-11 -12 22 11 -4 -5
week 0|2 -4 4 -2 0 0
week after|0 0 1 0 0 0
week later|-1 0 3 -1 0 0
week of|-1 -3 7 -1 -1 -1
week so|0 0 0 -1 2 0
week sooner|-1 0 2 -2 0 0
weekend|1 -5 -4 4 0 5
weeks|2 -6 17 -9 0 -4
weeks earlier|0 -1 1 0 0 0
weg|-4 2 0 3 -1 0
wegen|-5 9 -3 0 -1 1
wegen der|-3 6 -3 -1 -1 1
weight|-1 -5 0 -2 9 0
weihnachtsfeier|-1 -3 0 -2 -2 8
weiter|-4 4 -5 6 -1 0
welcome|-4 0 0 -2 8 -1
well|-6 -7 -4 -9 -4 30
well for|0 0 0 0 0 1
well the|-1 -3 0 0 0 4
went|9 13 -7 -7 -3 -4
went fine|2 -2 0 0 0 0
went home|1 0 0 0 0 0
went off|5 -4 0 -1 0 0
went out|3 1 -2 -2 -1 0
went through|7 -5 0 -2 0 0
went to|6 1 -2 -2 -1 -1
went up|-7 10 -1 -2 0 -1
went well|-9 12 -1 -2 0 -1
werden|-1 3 1 -1 -1 -2
were|14 -4 1 -6 -2 -3
were all|-5 6 0 0 0 -1
wet|-6 9 1 -1 2 -6
wet for|-1 2 1 0 0 -2
what|-5 7 -1 -2 -1 3
what a|-4 -3 0 8 0 -1
what do|0 2 0 0 0 -1
wheels|6 -2 -2 -2 0 0
when|-6 2 -4 -2 -2 12
when he|-5 1 0 0 -1 4
when i|0 2 0 -1 0 0
when it|-1 4 0 -2 -1 -1
when it's|-1 -2 0 6 -2 -2
when the|-3 0 -1 -1 -2 7
when you|9 -8 -1 -3 -1 5
where|-2 8 -1 -3 -2 -1
where it|5 -4 0 -1 -1 0
where the|-5 4 0 2 0 0
whether|-5 9 0 -2 -4 3
which|-3 8 -1 -2 -2 -1
while|-5 -14 -1 -9 5 24
while you're|-5 -2 0 -2 -1 10
white|14 -5 -1 -6 -2 0
who|1 9 -1 -6 -3 0
who does|0 2 0 -1 0 0
who has|-1 3 0 -1 0 0
who's|-3 13 -9 0 0 0
whoever|-2 4 0 -1 -1 0
whole|10 -9 -1 -2 2 -1
wholesaler|0 2 -2 0 0 0
why|-3 8 -1 -1 -1 -1
why the|-1 2 0 0 -1 0
width|-2 3 0 -3 0 3
wieder|13 8 -1 -12 -4 -4
wieder war|1 -1 0 0 0 0
wifi|2 1 0 -3 0 0
will|-9 6 -2 13 -3 -6
will be|-4 2 7 -4 0 -1
will come|0 -4 5 0 0 0
will go|0 3 -2 0 -1 0
will not|0 -7 0 8 0 0
will take|2 1 -1 -1 0 -1
will try|-3 3 0 0 0 0
win|-1 -4 6 0 -1 0
wind|-3 3 0 1 -1 0
window|-1 1 10 -3 -3 -3
window is|-11 12 -1 0 -1 0
windows|1 -10 -2 11 3 -3
windows are|-1 -1 0 2 0 0
windscreen|8 -5 0 -4 0 0
winter|1 0 -1 0 -1 0
wir|-9 -5 5 6 7 -4
wir haben|-2 -6 3 -2 9 -1
wir nicht|-3 -5 -1 10 -1 0
wird|-9 -9 4 17 -1 -1
wire|2 -1 -1 1 -1 -1
wiring|-3 2 0 2 -1 -1
wish|-3 3 0 0 0 0
wish the|-3 3 0 0 0 0
wished|4 -3 0 -1 0 -1
wishes|-2 -1 0 3 0 0
with|3 -3 -9 3 -3 8
with 0|3 -2 0 0 -1 0
with a|0 9 0 -4 -1 -5
with all|1 0 0 0 0 0
with four|-7 2 0 5 0 0
with her|-7 9 2 -1 -3 -1
with ines|-2 3 0 0 0 -1
with it|-7 -4 -1 2 -2 12
with me|5 -6 0 0 1 0
with one|10 -7 0 -1 -1 -1
with the|-4 -8 -6 11 12 -6
with them|-1 -2 0 3 0 0
with this|2 1 0 -1 -1 0
with tomasz|-3 5 0 0 0 -1
with two|8 -5 0 -2 0 0
withdrawn|-8 -7 -1 17 -1 -1
withdrew|-4 -8 0 13 -1 -1
withdrew the|-1 -5 0 8 0 -1
within|6 0 -3 -3 0 0
within 0|-5 6 -1 0 0 0
without|-3 5 -6 -6 6 4
without a|0 7 -2 -1 -2 -2
without it|-10 6 0 -3 9 -1
without the|-7 6 0 0 2 -1
wobble|11 -4 0 -6 0 0
wochen|1 -5 10 -4 -1 0
wohnung|9 -3 -1 -2 -1 -2
wolf|-4 7 0 -2 -2 0
wolf fence|0 0 0 0 0 2
won't|-1 2 -1 5 -2 -3
won't be|-3 2 -2 5 0 -1
wont|-1 2 0 0 0 0
wood|-3 6 -1 -1 -1 -1
wool|6 -4 0 -2 0 0
word|4 1 -1 -1 -2 -1
wording|2 0 -1 1 -1 -1
work|0 2 2 -3 0 0
worked|1 -5 0 6 -1 -1
working|-1 -5 -1 11 -2 -1
working on|-4 3 0 1 0 0
works|7 -12 5 3 -1 -1
works again|0 2 -1 0 0 0
works council|1 0 0 0 0 0
workshop|-17 3 -1 16 0 0
worn|-1 3 0 0 -1 -1
worse|-2 3 -2 -1 5 -3
worth|4 -3 -2 -2 3 0
would|-20 24 -5 -7 -2 9
would be|-1 4 0 0 -2 0
would like|-4 -6 0 -2 0 12
would love|-1 2 0 0 0 -1
would not|0 3 0 -2 0 0
would take|0 2 -1 0 0 0
wouldn't|-7 9 0 -2 1 -1
wrapped|3 -3 0 0 0 0
wrench|-1 1 0 0 0 0
write|-1 2 -2 1 -2 2
write a|0 -4 0 0 0 4
writing|4 -7 1 4 -2 -1
written|-5 3 -5 8 -1 -1
written to|-2 3 -1 0 0 0
wrong|-20 19 -2 6 -2 -1
wrong size|0 1 0 0 0 0
wrong tiles|2 -1 0 -1 0 0
wrote|7 10 0 -7 -6 -5
wrote back|2 -1 0 0 0 0
wrote that|-3 4 0 0 0 0
wu|1 -1 0 0 0 0
wurde|-9 1 4 7 -1 -1
x|6 1 -3 -6 3 -1
x ray|1 2 0 -1 -1 -1
x rays|2 -1 -2 -3 4 0
y|3 5 4 -8 -4 0
y no|-6 3 5 -1 -1 0
y ya|2 -1 0 0 0 0
ya|28 -22 -2 2 -4 -2
ya esta|10 -2 -1 -6 0 -1
ya estan|1 -1 5 -2 0 -3
ya funciona|1 0 0 0 0 0
ya no|1 -5 -1 4 1 -1
ya tenemos|0 -2 0 4 0 -1
ya tiene|5 -2 0 -2 0 0
yard|4 7 -2 -4 -3 -2
year|2 6 -2 -1 -4 0
year 0|1 0 0 -1 0 2
year's|-4 6 0 -1 0 0
yearbook|-7 10 1 -1 0 -1
yearly|-3 -2 -1 0 -1 8
years|0 2 0 -2 0 0
yellow|-2 8 0 -4 -1 0
yes|5 -1 0 -2 -1 -1
yesterday|13 4 -4 -8 0 -5
yesterday's|0 4 0 -3 0 0
yet|-13 13 -4 8 -2 -2
yilmaz|1 3 -1 -1 -2 -1
yilmaz hat|-2 5 -1 0 -1 -1
yo|-4 7 0 -3 0 0
you|-2 1 1 -12 -3 14
you can|9 -4 3 -4 3 -6
you cards|2 2 -1 -3 0 0
you do|-4 -1 0 0 -1 7
you for|-3 -3 0 6 1 0
you have|0 2 0 -1 0 -1
you make|0 -1 0 0 0 1
you press|7 -3 -1 -1 -1 -1
you put|-2 -2 0 0 0 5
you the|-1 -3 5 -1 0 -1
you wished|1 0 0 0 0 0
you're|-7 -6 0 -3 8 8
you're at|-3 -2 0 -2 -1 7
young|1 0 0 0 0 0
your|13 -12 -9 5 4 -1
your inbox|1 -1 0 -1 0 0
your patience|2 -1 0 -1 1 0
yours|5 -7 2 -2 -1 2
youth|-3 4 0 1 0 -1
zahnarzt|-2 2 0 0 0 0
zeit|-7 -1 17 -7 -1 -1
zero|9 -6 0 -1 -1 0
zip|0 1 -3 -1 4 -1
zu|-3 11 -2 -4 1 -3
zugesagt|-4 5 0 1 -1 0
zum|7 -2 -1 -4 -1 2
zur|-5 -6 -3 19 -1 -3
zwei|-11 -5 9 12 -3 -3
`;
