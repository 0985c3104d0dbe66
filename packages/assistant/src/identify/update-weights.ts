/** How much each feature of a text speaks for each type of update; made by `npm run learn:updates`, not by hand. */
export const UPDATE_WEIGHTS = `
+addsPart|-8 -14 -3 -6 -3 33
+any|26 28 -38 2 -11 -23
+asks|-28 50 0 -17 -6 1
+isBrief|1 2 7 5 -10 -2
+isCancelled|-20 -19 -4 43 0 -1
+isCompleted|20 6 -11 2 -9 -11
+isDueBy|-7 -14 22 1 3 -4
+isInPart|-13 1 -5 18 1 -2
+isNotCompleted|-29 13 5 13 1 -2
+isNotDone|3 21 -11 -7 3 -9
+isOver|27 -8 -10 11 -15 -16
+isSoNow|26 -20 -11 1 5 -2
+isStarted|-11 -13 -17 55 -7 -6
+isTakenBack|3 -12 -7 22 0 -5
+moves|-13 -13 43 -18 -2 1
+movesBy|-5 -1 8 -1 0 0
+movesSurely|-12 -13 32 3 -7 -2
+mustBe|-15 -10 9 -9 12 12
+namesAnotherDate|-21 -8 41 -10 -1 -2
+namesDay|-10 -5 23 6 -5 -11
+namesMoment|-3 -9 34 -11 1 -18
+setsLevel|-15 -20 -6 -18 63 -6
+statesPriority|-15 -21 -6 -18 65 -4
+tellsDone|12 -9 4 2 -9 1
+waits|-19 0 -11 51 -10 -12
0|0 12 20 -8 -9 -15
0 0|4 7 -1 -3 -8 2
0 a|-3 4 1 -2 -1 -1
0 again|7 -5 0 -1 0 0
0 all|-5 7 0 -2 0 0
0 also|-2 0 2 -2 0 2
0 am|-2 -2 9 -3 -2 0
0 and|-9 18 -4 -4 0 -1
0 april|0 -1 3 -2 0 0
0 are|3 -4 0 1 0 0
0 as|-1 -4 -4 -1 5 4
0 at|-6 -2 3 7 -1 0
0 august|-5 -6 13 -1 0 0
0 back|1 1 -1 -1 0 0
0 bar|3 -2 0 -1 0 0
0 boxes|0 3 -2 1 -1 0
0 bucks|0 1 -1 0 0 0
0 but|0 -3 0 0 3 0
0 came|-1 2 0 0 0 0
0 cents|-1 2 0 0 0 0
0 chairs|-4 4 -1 0 0 1
0 cheaper|3 -2 0 -1 0 0
0 cm|-1 4 0 -1 0 -1
0 days|1 1 0 -2 0 0
0 de|-3 -3 9 -1 -1 0
0 dec|-3 2 -1 1 -1 2
0 december|0 0 3 -1 -1 0
0 degrees|2 4 -3 -4 -1 1
0 dollars|-1 1 0 0 0 0
0 doses|0 0 0 1 0 0
0 down|0 -5 0 6 0 0
0 euro|1 1 -1 -1 0 -1
0 euros|4 4 -2 -5 0 0
0 february|-1 -1 3 0 0 0
0 for|-1 7 -1 -2 -1 -2
0 found|-2 2 0 0 0 0
0 g|-2 4 0 -1 0 -1
0 hangs|2 1 0 -2 0 0
0 has|9 -5 -2 -2 0 -1
0 have|-6 7 0 1 0 -1
0 holds|2 -2 0 0 0 0
0 hours|-1 1 -1 1 -1 0
0 i|-2 3 -1 0 0 0
0 if|0 1 0 0 0 -1
0 in|-1 -4 -3 1 3 3
0 incl|-2 3 -2 2 -1 0
0 instead|-3 -7 11 -1 0 0
0 is|5 -7 -2 -2 9 -4
0 jan|-2 -1 4 0 0 0
0 januar|0 -1 2 -1 0 0
0 january|-4 -1 6 -1 0 0
0 july|-1 -1 2 0 0 0
0 june|6 -2 -2 -2 0 0
0 kg|3 7 -3 -6 -1 0
0 kids|-4 6 -1 0 0 0
0 km|6 2 -4 -2 -1 -1
0 litres|3 -1 0 -1 0 0
0 looks|-4 6 0 -1 0 0
0 m|1 7 -2 -5 0 0
0 march|-1 2 1 -1 0 0
0 may|-2 1 3 -1 0 0
0 mb|1 0 0 0 0 0
0 members|-2 1 0 1 0 0
0 metres|2 2 -3 0 -1 0
0 min|2 -3 -1 2 0 0
0 minutes|15 -8 -5 -1 -1 0
0 mm|2 0 -1 -4 -1 3
0 months|-1 3 -1 0 0 0
0 more|-9 0 1 10 -2 0
0 nicht|0 0 2 -1 0 -1
0 no|5 -3 0 -1 0 0
0 nobody|-1 1 0 0 0 0
0 not|-1 -4 8 -2 0 0
0 nov|-4 -1 7 0 -1 0
0 november|-2 2 0 0 0 0
0 now|2 -2 8 -5 -2 0
0 o'clock|-1 -1 2 0 0 0
0 oct|0 2 -1 0 0 0
0 october|-6 0 7 -1 -1 0
0 of|3 -13 -10 24 -3 -2
0 on|-2 5 -4 2 0 0
0 or|3 -2 0 0 0 -1
0 out|-2 -1 0 3 0 0
0 paid|-1 0 0 1 0 0
0 people|4 1 -1 -2 -2 0
0 per|-2 4 0 -1 0 -1
0 percent|-8 11 -1 -1 0 0
0 pieces|6 -9 0 -1 0 4
0 pm|3 -3 3 -2 0 0
0 reports|-2 4 0 -1 0 0
0 s|4 1 0 -3 -1 0
0 seats|0 0 0 1 0 0
0 seconds|6 -3 -1 -1 -1 0
0 sept|-1 -4 6 0 -1 -1
0 september|-1 -5 8 -1 0 -1
0 slips|-1 1 0 0 0 0
0 so|2 -3 1 1 0 0
0 stuck|10 -3 -4 -3 0 0
0 the|-5 7 0 -1 0 0
0 they|1 0 0 0 0 -1
0 this|5 -3 0 -2 0 0
0 tickets|-3 4 0 -1 0 0
0 to|-6 -7 2 13 0 -2
0 too|2 -1 0 0 0 0
0 tubes|-1 2 1 -1 0 0
0 two|-3 7 -3 0 0 -1
0 uhr|0 -3 4 -1 0 0
0 was|-4 6 -1 -1 0 0
0 we|-1 0 5 -3 0 0
0 weeks|4 -8 6 -1 0 0
0 went|3 -2 0 0 0 0
0 with|-2 -5 -1 9 -1 -1
0's|1 -1 -4 6 -1 0
0a|0 0 0 1 -1 0
0am|0 -3 5 -2 1 -1
0b|8 -2 -1 0 -2 -2
0c|5 -3 0 -1 0 0
0k|1 3 -5 3 -1 0
0nd|-8 6 5 -2 -1 0
0pm|-2 -1 3 1 -1 0
0rd|-8 5 7 -2 -1 -1
0s|7 -5 0 -1 0 0
0st|-7 -10 19 -4 -1 3
0th|-4 -2 29 -15 -3 -5
0th because|-1 -4 6 -1 0 0
0th is|1 -7 8 0 0 0
0th not|0 -2 3 0 0 0
0th now|-1 0 3 0 -1 0
0th so|0 0 1 0 0 0
0th the|0 -1 1 0 0 0
0x0|-4 8 0 -3 0 0
a|-5 5 -4 -10 -3 17
a 0|-3 8 -5 1 0 -1
a bit|-6 11 -1 -1 -1 -1
a broken|-6 7 0 0 0 0
a car|-4 4 0 0 2 -2
a change|-1 1 1 -1 0 0
a chapter|0 0 0 0 0 1
a cheaper|-2 2 0 0 0 0
a cold|-3 -5 0 10 0 -2
a copy|1 0 0 0 0 0
a date|0 1 0 0 0 -1
a day|-3 7 -2 -2 -1 -1
a deposit|3 -1 0 -1 0 -1
a different|-4 5 0 0 0 -1
a fortnight|0 -2 3 0 0 0
a gas|1 4 -1 -2 -1 -1
a good|-6 4 3 0 -1 -1
a key|-5 -4 -1 -3 14 -1
a la|24 -9 -2 -7 -1 -4
a lady|0 1 0 0 0 0
a las|1 0 4 -3 0 -1
a letter|-1 1 0 1 0 0
a line|0 -4 0 0 0 5
a list|-4 4 0 0 -2 2
a little|-1 -1 0 0 0 2
a look|8 -2 0 -3 -1 -2
a los|-1 1 0 -1 0 2
a lot|-3 12 0 -8 0 -1
a m|-2 1 2 0 0 0
a medias|-5 -5 -1 14 -1 -3
a minute|-3 6 0 -1 0 -2
a month|-3 0 6 0 0 -3
a mr|0 1 0 0 -1 0
a new|-2 4 -1 7 -2 -5
a nice|1 -4 -2 0 5 0
a page|0 0 0 0 0 1
a paper|4 -2 0 -1 0 0
a part|-2 3 0 0 -1 -1
a permit|-1 1 0 0 0 0
a photo|3 -2 0 -1 -1 2
a point|-1 0 -2 0 0 4
a room|-1 0 0 0 0 1
a row|4 -3 0 0 0 0
a second|3 -1 -4 1 -4 5
a section|-1 -3 0 3 0 2
a short|1 -3 0 0 0 3
a sign|0 -1 0 -1 -2 4
a signature|-1 3 -1 0 0 0
a slot|-2 1 2 0 -1 0
a start|-3 -1 0 6 -1 -1
a step|0 -5 0 0 -1 7
a student|5 -3 0 0 0 -1
a success|0 2 -1 0 0 -1
a table|-3 2 -2 0 -1 3
a third|-8 -5 0 14 0 -1
a to|-3 -1 0 6 0 -1
a traffic|0 2 -1 0 -2 1
a trial|-2 2 0 0 0 0
a venue|7 -5 0 -1 0 0
a week|12 -10 4 -3 -2 -1
a word|-1 3 0 0 -1 -1
a year|2 -1 0 0 0 0
a0|0 1 -1 1 -1 0
ab|6 -4 0 2 -2 -2
ab 0|1 0 -1 0 0 0
abara|3 -3 0 0 0 0
aber|-13 17 -1 1 -3 -2
abgabe|-4 -4 12 -1 -1 -1
abgesagt|-7 6 -1 4 -2 -1
abono|5 -3 -1 1 -1 -1
about|-21 9 -7 10 0 10
about 0|-8 11 -1 0 -1 -1
about it|-12 11 -2 -3 7 -1
about the|9 -9 -2 -6 -1 8
about this|-1 4 0 0 -2 -1
above|4 -4 0 -2 5 -2
above the|2 -1 0 -1 0 0
abril|-1 -1 2 0 0 0
accept|-1 4 0 -1 -1 0
accepted|18 -11 -1 -5 -1 -1
accepted by|1 0 0 0 0 0
accepted our|4 -2 0 -1 0 0
accepted the|4 -3 0 -1 0 0
access|-3 7 -1 -1 0 -1
access to|-3 6 0 -1 0 -1
accident|-1 2 0 0 0 -1
account|7 5 -5 -5 1 -2
accountant|-4 4 0 -1 0 0
accountant is|-4 4 0 -1 0 0
accounts|10 -5 -1 -3 -1 -1
across|4 1 -4 -1 0 0
ad|4 -7 1 2 -1 2
add|-14 -14 -4 -10 -8 50
add a|-2 -2 -1 -2 -1 7
add it|-1 -1 -1 -1 0 4
add that|0 0 0 0 -3 4
add to|-2 -4 -1 -1 -1 8
added|6 -6 -1 -4 -2 7
addition|-3 -9 -1 -3 -1 17
address|0 9 -2 -5 1 -2
address list|1 3 0 -2 -1 -2
adeyemi|2 -1 0 0 0 0
adler|1 0 -1 0 0 0
adopted|8 -5 -1 -4 -1 3
adoption|3 7 -9 -1 0 0
adress|3 -2 -1 -1 0 0
ads|3 -4 0 2 0 0
after|-18 1 13 9 0 -4
after 0|1 1 -1 0 0 0
after all|-2 -3 -2 8 -1 0
after easter|-1 -5 12 -1 -4 -1
after next|0 -1 1 0 0 -1
after ten|-3 3 0 0 0 0
after that|0 -2 2 0 0 0
after the|-5 4 3 -3 4 -4
afternoon|4 -2 -4 1 1 0
again|31 13 -12 -19 -5 -8
again 0|-2 3 -1 0 0 0
again and|1 -1 0 0 0 0
again at|-9 10 -1 0 0 0
again for|-3 2 0 0 2 0
again i|2 0 -1 0 0 0
again in|-5 5 0 0 0 0
again it|6 -5 0 0 0 0
again no|15 -12 0 -2 -2 0
again on|-9 13 -3 0 0 0
again since|5 -4 0 -1 0 0
again the|1 -5 1 -1 3 0
again we|5 -3 -2 0 0 0
again with|-3 4 0 0 0 0
against|5 -7 -1 5 -2 -1
against the|-1 -3 0 6 -1 0
agency|5 -3 -1 2 -1 -2
agenda|5 -5 0 0 0 1
agm|-3 3 0 -1 1 -1
agnieszka|2 -1 0 0 -1 0
ago|4 -2 0 0 -1 0
agosto|-5 -9 21 -6 -1 -1
agree|-1 2 0 -1 0 0
agreed|4 -7 10 -4 -2 -1
agreed on|-3 -1 5 1 -1 0
agreed to|1 -2 3 -1 0 0
agreed with|6 -3 0 -2 0 -1
agreement|9 -7 2 -3 -1 0
agrees|13 -7 0 -5 -1 0
agua|-2 8 -1 -3 -1 -1
ahead|0 -4 0 -4 10 -2
ahead of|1 -6 0 -4 10 -2
aid|7 -1 1 -4 -5 0
aid course|10 -6 0 -2 -2 0
aiders|2 1 0 -1 -1 0
air|0 4 0 -3 -1 0
airflow|2 -1 0 -1 0 0
aisle|-2 -3 -1 -1 7 0
aisle 0|-3 -3 0 -1 7 0
al|2 -13 8 -7 -3 13
al lunes|-3 -3 8 -2 0 0
alarm|1 4 -2 -5 2 -1
alarms|10 -5 0 -3 -1 -1
alert|-1 -5 1 -2 8 0
alguien|-3 5 -1 -2 0 0
alive|4 -2 0 -1 0 0
all|38 -15 -14 -3 -3 -4
all 0|11 -6 -1 -3 0 0
all day|-5 6 0 0 0 0
all eleven|6 -3 0 -2 0 0
all four|10 0 0 -10 0 0
all have|5 -4 0 -1 0 0
all in|2 -1 0 0 0 0
all morning|-14 14 0 0 0 0
all of|-1 3 0 -2 0 0
all parents|1 -1 0 0 0 0
all six|2 -3 2 -1 0 0
all the|0 -2 -2 1 1 1
all three|1 -1 0 0 0 0
alle|19 -9 -1 -6 -1 -2
allergen|2 1 0 -2 0 -1
allergic|-3 13 -1 -6 -2 -1
allergic to|-3 13 -1 -6 -2 -1
allergies|-1 4 0 -1 0 -1
allergy|0 3 0 -2 0 1
alles|15 -12 -3 -4 7 -3
almost|0 -2 0 2 0 0
alone|15 -6 -5 1 -3 -1
along|-3 2 -1 -3 -1 6
along the|-1 1 0 2 0 -1
already|-1 -4 13 -3 -1 -4
already on|2 -1 1 -1 -1 0
als|-5 4 -2 -2 -2 8
also|-20 -17 8 -18 -9 56
also check|0 -1 0 0 0 1
also get|0 -1 0 0 0 1
also have|-1 -1 0 0 0 3
also make|0 0 0 0 0 1
also need|-1 -3 0 -2 -1 7
also needs|0 0 0 -1 0 1
also order|-1 -1 0 -1 0 3
also put|-2 -1 0 -1 -1 5
also the|0 -2 0 0 0 2
also wants|-1 -1 -1 -2 0 4
alta|-4 9 -1 -3 0 -1
alte|8 -5 -1 -2 0 -1
alten|14 -7 -1 -4 -1 -1
always|-2 3 0 0 0 0
am|-15 9 3 9 -4 -2
am 0|8 -2 -2 -3 -1 0
amarre|0 0 0 -3 4 0
amber|1 -1 0 -1 0 0
ambulance|0 -3 0 4 0 0
ames|0 3 0 -1 -1 0
amir|0 -3 0 4 -1 0
among|1 1 0 0 0 -1
amt|-1 -6 -1 8 0 0
an|-3 11 -1 -6 -5 4
an extension|-1 -1 2 0 0 0
an extra|-3 -3 8 -1 -1 0
an hour|9 -1 0 -5 -2 -1
ana|2 4 0 -1 -2 -3
and|24 8 -15 -8 -19 10
and 0|-8 11 -1 -1 0 -1
and a|5 -9 0 -8 -1 13
and are|-5 7 -1 -1 0 0
and back|-2 2 0 0 0 0
and down|0 4 0 -2 -1 -1
and dusted|2 -1 0 0 0 0
and everything|1 -1 0 0 0 0
and gave|2 0 -1 0 0 0
and got|-1 -1 2 1 0 -1
and hanging|4 -3 0 0 0 0
and has|2 0 -1 0 0 0
and he|4 -5 0 1 0 0
and i|0 0 0 0 0 1
and in|6 -5 0 -1 0 0
and is|3 -6 0 4 0 -1
and it|9 -6 0 -2 -1 -1
and it's|6 -4 -1 -1 0 0
and laid|-2 3 -2 2 -1 0
and no|-3 3 0 0 0 0
and not|0 1 0 0 0 0
and nothing|-2 2 0 0 0 0
and on|4 -3 0 -1 0 1
and picked|1 0 0 0 0 0
and printed|1 0 0 0 0 0
and put|3 -1 0 -1 0 -1
and she|5 -4 0 0 0 0
and signed|4 -3 0 0 0 0
and sundays|-1 5 -1 -2 0 0
and the|3 -11 3 0 -2 6
and they|3 -3 0 0 0 0
and they've|1 -1 0 0 0 0
and took|1 -1 0 0 0 0
and we|-6 10 -1 -1 0 -1
and went|-8 9 0 0 0 0
and with|2 -1 0 0 0 0
android|0 1 0 -1 0 -1
angebot|-9 13 -1 -1 -1 0
angefangen|-4 -1 0 7 -1 0
anmelden|4 -2 0 0 -1 -1
anna|-3 5 -1 1 -1 -1
anna called|-3 7 0 -2 -1 -1
annex|0 -2 0 0 -1 3
announced|-2 -1 0 -1 6 -2
annoyed|-5 7 0 -1 0 0
annual|2 -1 0 0 -1 0
annual accounts|2 -1 0 0 -1 0
another|-13 4 11 -5 -2 4
another 0|-1 -1 3 0 0 0
answer|-4 -5 -1 14 -2 -2
answer from|-1 1 0 1 0 0
answered|8 -2 -1 -2 -1 0
answers|1 4 0 -1 -1 -2
antes|-1 1 1 -1 0 -1
antivirus|1 -1 0 -1 0 1
antrag|2 -3 -1 2 0 1
any|21 -20 -6 9 0 -3
any longer|9 -10 -1 2 2 -1
any more|24 -17 -4 1 -3 -2
anybody|-3 6 -2 0 -1 -1
anymore|16 -16 -1 3 -1 -1
anyone|-5 9 -1 -2 -1 -1
anything|4 -2 -1 -2 0 1
anything else|0 0 0 0 1 0
anyway|0 -5 -6 6 5 0
anywhere|-2 3 0 -1 0 0
apart|-8 7 -1 3 0 0
api|1 0 -1 -1 1 0
apotheke|0 2 -1 -3 -2 3
app|1 2 -2 -2 1 -1
appeal|8 -6 2 -4 -1 0
apple|-4 6 0 3 -4 -1
apple trees|-1 0 0 5 -3 -1
apples|2 -5 0 0 4 -1
applicants|-5 8 -1 1 -2 0
application|3 -4 -1 6 -2 -1
application for|0 -2 0 3 0 -1
applied|-4 2 -1 3 0 0
apply|0 -2 2 0 0 0
appointment|-4 1 5 -2 0 0
appointment for|-1 1 1 0 0 0
appointment is|-1 -1 2 0 1 0
apprentice|0 1 0 1 0 -1
apprentices|1 -1 0 -1 0 0
approval|1 1 -1 0 -1 -1
approved|9 -5 0 -2 0 -1
approved and|1 -1 0 -1 0 0
approved by|2 -1 0 -1 0 0
approved the|4 -2 0 -1 0 -1
april|-1 1 6 -4 -1 -1
april 0|-1 1 0 0 0 0
arabic|3 1 -1 -1 -1 -1
architect|-2 3 0 -1 0 0
archive|2 2 -1 -2 -1 0
archive boxes|7 -6 0 0 0 0
are|4 0 -7 22 -2 -16
are 0|-3 7 0 -3 0 0
are all|4 -2 0 -2 0 0
are already|1 0 0 0 0 0
are at|-1 -1 0 -2 3 1
are back|11 -5 0 -5 -1 -1
are cut|-4 0 0 4 0 0
are done|1 -1 0 0 0 0
are furious|-1 -3 0 0 4 -1
are gone|7 -2 -1 -3 0 0
are here|10 -8 -1 0 -1 0
are in|12 -13 -2 9 -2 -5
are missing|-4 0 0 5 0 0
are new|1 0 0 -1 0 0
are now|-6 6 0 -1 1 0
are on|20 -10 -1 -6 -2 -1
are ordered|1 0 0 -1 0 0
are out|4 -2 0 -1 -1 0
are ready|-1 -3 0 5 0 0
are reserved|1 0 0 0 0 0
are running|-4 -1 -5 10 0 0
are scanned|-7 -2 0 9 0 0
are still|-2 3 -1 1 -1 0
are taken|-2 2 0 1 0 0
are two|2 -1 0 -1 0 0
are up|4 -4 0 1 -1 0
are with|-3 7 0 -3 0 0
area|0 0 -2 2 0 0
arm|-2 2 0 0 0 0
around|-5 12 0 -3 -2 -2
around 0|0 1 0 0 0 0
around the|-6 9 1 -2 -1 -1
array|-2 4 0 -2 0 0
arrival|-5 1 2 2 -1 0
arrive|6 1 1 -5 -1 -1
arrived|6 -3 -1 -1 0 0
arrived and|0 1 0 -1 0 0
arrived but|-1 1 0 0 0 0
arrives|1 -3 -2 6 -1 -1
article|6 -8 4 1 -1 -2
as|-10 -4 -6 0 0 20
as a|7 -3 -1 -2 -1 -1
as an|-3 1 0 0 1 0
as before|-4 9 -1 0 -3 -2
as done|4 -1 0 -2 -1 0
as far|1 -3 0 3 -1 -1
as i|-1 3 -1 0 -1 0
as it|6 -7 0 4 -1 -1
as part|0 -1 0 -2 0 3
as soon|-4 4 -2 0 4 -2
as the|-3 3 0 3 -1 -1
as top|0 0 0 0 1 0
as we|-5 -3 1 9 0 -1
as well|-18 -6 -3 -7 -2 36
as you|1 -2 -2 -1 6 -1
asap|0 0 0 -1 2 -1
asap please|0 -1 0 0 2 -1
asbestos|-3 3 0 0 0 0
ask|-7 7 -1 -7 -4 12
ask for|0 1 0 -1 0 0
ask the|-1 -5 0 -3 -1 10
asked|-5 0 3 -1 5 -2
asked for|2 -5 4 -4 1 2
asking|-2 10 -3 -2 0 -2
asks|-5 5 3 -5 -2 3
asks for|-3 4 -2 -2 -2 6
asks if|-1 3 0 0 -1 0
assembled|4 -3 0 -1 0 0
assessment|-1 -2 0 -1 -1 5
at|4 2 -11 5 0 0
at 0|-3 -3 1 6 1 -2
at all|-5 7 0 2 -2 -1
at home|-1 0 0 2 0 0
at it|-11 -7 -2 14 -3 8
at last|3 -1 0 -2 0 0
at lunch|1 -1 0 0 0 0
at night|2 1 0 -2 -1 0
at nine|-3 5 -1 -1 0 0
at noon|4 -2 3 -4 -1 0
at once|8 -5 -2 -6 6 -1
at six|-2 -1 0 1 2 0
at the|1 -3 1 5 0 -5
ate|-10 13 0 -2 0 0
attached|6 -1 -1 -3 0 -1
attachment|-1 5 0 -1 0 -3
attend|-8 5 -1 6 0 -2
attend la|-6 2 -1 6 0 -1
attente|0 0 0 1 0 0
attic|-6 5 -1 3 -1 0
au|-2 2 0 2 -3 2
au 0|-1 -1 4 -1 0 0
auch|-1 -9 -3 -11 -2 27
auch das|-1 1 0 -2 -2 4
auch die|-9 0 -1 -2 2 10
auch noch|-3 -2 0 -2 -1 9
audit|-4 -1 -4 -1 10 -1
auditor|4 -3 0 -3 2 0
auditors|0 -2 2 0 0 0
auf|-4 4 10 0 -3 -6
auf den|-3 -3 8 -1 0 -1
auf die|-2 5 0 -1 -1 -1
aufnehmen|0 -1 0 -1 -1 4
august|2 -13 22 -7 -3 -1
aunt|1 -3 4 2 1 -4
aunt rosa|-2 -5 4 5 -1 -2
aus|1 2 -2 1 -3 0
aussi|-15 -20 -3 -10 -2 50
aussi un|-1 -4 0 -2 0 8
autoclave|-3 6 0 -3 0 -1
autumn|8 -7 2 -5 2 0
avant|-1 -1 3 0 0 0
avec|7 -1 -1 -4 -1 -1
away|-3 0 1 0 5 -3
away this|0 -1 2 -1 0 0
axle|0 -3 0 4 0 0
ayer|14 -8 -1 -4 -1 -1
ayuntamiento|4 -1 -1 -1 0 -1
b|-1 12 -2 -7 -1 -1
b is|4 -3 0 -1 0 0
baby|-2 -2 5 -6 5 -1
babysitter|0 0 1 0 0 0
back|8 -2 -3 1 3 -7
back a|-3 -1 5 0 0 0
back at|7 -4 -1 -1 -1 0
back by|-3 0 3 1 0 0
back from|14 -10 0 -2 -1 -1
back hurts|-2 1 0 2 -1 0
back in|11 -5 -2 -1 -3 -1
back on|13 -5 3 -10 -1 0
back signed|1 -1 0 0 0 0
back the|4 -2 0 0 0 -1
back to|-9 3 3 7 -1 -2
back today|2 -1 0 -1 0 0
back up|-1 -2 0 3 0 0
back with|2 -4 0 -2 5 -1
backorder|-2 1 0 2 0 0
backordered|-1 1 0 1 0 0
backup|1 -5 2 -2 4 -1
backup server|-4 2 3 1 0 -2
backups|2 0 -1 1 0 -1
bad|-2 3 0 -1 3 -3
badge|9 -7 0 -2 0 0
badges|7 -4 0 -2 0 0
bag|1 4 0 -3 -1 -1
bags|9 -2 -1 -5 -1 1
bailiff|2 0 0 -2 0 0
baja|16 -10 -1 -2 -1 -1
bakery|10 -5 -3 0 -1 0
balcony|-5 5 2 -5 2 0
bales|1 -2 0 1 0 0
bancs|-6 -4 0 12 -1 -1
band|4 -4 -2 -2 -1 4
bank|4 7 8 -13 -3 -3
bank has|3 -1 -1 0 0 0
bank says|-2 2 0 1 0 0
bank statement|-1 1 0 0 0 0
banner|-2 5 0 -3 0 0
banners|-2 1 0 1 0 0
bar|7 -5 0 -1 0 0
barbecue|-1 7 -5 -2 1 0
barber|-3 1 -1 6 -2 -1
barber chair|-3 1 -1 6 -2 -1
barley|-1 -1 -1 -1 4 0
barn|1 5 -2 -1 -1 -2
basement|1 -1 0 -1 -1 2
basin|-4 3 0 -1 0 2
batch|11 -2 0 -8 0 -1
bath|-3 -3 -1 -1 3 4
bathroom|0 -3 -7 1 9 0
batteries|0 -4 0 -1 -1 6
battery|4 0 -1 -1 0 -1
be|-1 4 6 -4 -10 5
be 0|0 -1 -1 0 3 -1
be a|0 0 0 -1 0 1
be booked|0 0 0 -1 0 1
be called|6 -1 -1 -2 -2 0
be closed|11 -12 -1 5 -1 -1
be done|-1 4 -2 -6 5 0
be finished|-1 -2 1 3 -1 0
be in|0 -5 8 0 -1 -2
be made|0 3 -1 -1 -1 -1
be on|0 -6 6 0 0 0
be out|-2 -2 5 0 -1 -1
be ready|0 -2 4 -2 0 0
be the|-2 1 5 -2 -1 -1
be there|-2 -1 4 0 0 0
be through|0 0 -5 6 0 0
bea|-9 18 0 -3 -5 -1
beamer|11 -3 -6 -1 0 0
bearing|2 0 0 -1 0 0
beca|2 3 0 -3 -1 -1
because|-10 11 6 -5 -1 0
because of|-6 4 4 -1 -2 0
because the|-4 7 1 -4 0 0
beck|-1 3 0 0 -1 0
become|-1 -5 -2 -2 11 0
bed|-2 -5 0 -1 7 2
bedroom|-4 4 0 0 0 0
beds|4 -3 2 -1 -3 1
beekeeper|2 -2 0 0 0 0
been|4 -4 10 -4 -3 -3
been delivered|1 0 0 -1 0 0
been moved|-4 6 -3 1 0 0
been paid|0 2 0 -1 0 0
bees|1 4 -2 -2 -1 0
before|3 -2 1 -21 18 2
before 0|0 0 2 0 -1 0
before all|-4 -2 -3 -2 11 0
before anything|0 0 0 0 1 0
before dec|0 0 1 0 -1 0
before everything|-1 -1 0 -4 7 0
before i|0 7 -4 1 -2 -1
before it|0 2 -1 0 -1 0
before monday|0 0 -1 2 0 0
before the|10 -11 8 -11 3 2
before they|-2 11 -2 0 -4 -2
before we|0 0 -1 0 -2 3
began|-2 -2 0 6 -1 0
begins|-2 -1 0 4 0 0
begun|-8 -3 0 12 -1 0
begun with|0 0 0 1 0 0
behind|-3 8 -1 -2 -1 -1
behind the|-1 4 0 -2 0 -1
bei|2 1 -2 -4 -2 5
bei der|-2 0 -1 -3 -3 9
beim|-12 7 -1 2 -5 8
beim amt|-1 -6 -1 8 0 0
being|-8 -2 0 6 3 -1
bekommen|-3 4 8 -6 -2 -1
belege|-1 1 0 0 -1 0
bell|2 0 0 -1 -1 0
belongs|6 -6 0 -2 -1 3
below|-2 5 0 -2 0 -1
belt|4 -2 0 -2 0 0
ben|0 8 -1 2 -5 -4
ben please|-2 10 -1 0 -5 -3
ben's|1 5 0 -4 0 0
bench|-8 -6 0 13 0 0
berger|0 3 -1 0 -1 -1
berth|3 -1 0 -1 0 0
best|-7 -5 -3 4 8 3
best regards|-1 0 -1 3 0 0
bestellt|2 -4 -1 4 -1 0
better|-5 6 4 0 -2 -3
better the|2 -1 -1 0 0 0
between|-1 1 1 0 0 0
between 0|0 0 1 0 0 0
bibliotheque|8 0 -3 -2 0 -2
bici|5 -1 -1 -1 -1 -2
bien|4 3 -1 -4 -1 -1
big|4 1 -1 -4 5 -5
bigger|-3 3 0 0 0 0
bike|0 -7 -1 0 6 2
bike is|-5 4 -2 5 0 0
bill|0 -3 4 1 -1 -2
bill is|0 3 -1 -2 0 0
bill of|0 -3 0 4 0 0
bills|2 -6 0 5 -1 -1
bin|-5 -6 -1 8 6 -2
binder|3 -4 0 2 0 -1
birth|-2 3 0 0 -1 -1
birth certificate|0 1 0 0 0 0
birthday|-2 -3 -1 0 6 0
bis|-18 -5 9 17 1 -4
bis 0|-5 4 -3 5 -1 0
biscuit|-3 6 0 -2 0 -1
bit|1 8 -2 -3 -1 -2
bit more|0 0 0 0 1 0
bit of|6 -1 0 -3 0 -2
bitte|-20 -25 1 -13 28 30
bitte als|-1 -4 0 -1 -1 8
bitte auch|-3 -3 -1 -2 -4 12
bitte vorziehen|-2 -3 0 -2 12 -4
black|0 2 0 0 -1 -1
blade|-2 -1 0 2 0 0
blank|-7 7 0 0 0 0
blinds|2 -5 0 5 -2 0
blocked|4 -3 -1 4 -2 -1
blocked by|-3 0 -1 4 0 0
blood|2 -8 0 6 -1 1
bloque|-4 1 0 4 0 0
blue|-4 10 -1 -6 -2 3
board|-1 4 -4 3 -1 -2
board in|-3 6 0 -3 0 0
board is|2 0 0 -1 0 0
boards|9 -13 -2 9 -2 0
boat|6 -3 -1 0 0 -1
boiler|4 -9 5 2 0 -2
boiler is|-2 1 0 2 -1 0
bolted|2 0 0 -1 0 0
bolted down|2 0 0 -1 0 0
book|0 -5 5 -2 0 2
book the|-1 -1 0 -1 0 2
booked|9 -6 6 -8 -1 0
booked it|2 0 -2 0 0 0
booked out|-6 7 4 -4 -1 0
booking|1 0 0 -2 1 -1
books|4 5 -6 -1 -1 -1
booth|-5 1 1 1 3 -1
boss|-5 2 -1 8 -1 -2
bot|-2 -2 0 -2 7 -1
both|25 -6 -2 -12 -2 -2
both sides|5 -4 0 -1 0 0
bottle|3 2 -1 -3 -1 0
bottles|3 -2 0 -4 -1 5
bottom|-8 5 -1 -4 10 -2
bottom of|0 0 0 0 1 -1
bought|5 -16 -3 18 -3 -1
bought the|13 -6 0 -5 -1 -1
bounced|-9 14 0 -1 -1 -3
box|1 -6 1 -2 -2 8
box is|4 -3 0 -1 0 0
box of|0 0 0 0 1 -1
boxes|-2 1 2 4 -3 -2
boxes 0|5 -1 0 -4 0 0
boxes of|6 -2 -1 -3 0 0
braces|8 -3 0 -4 0 0
brake|-1 1 0 0 0 0
brakes|4 1 -2 -3 0 0
branch|5 -2 0 -3 0 0
brand|-1 -5 0 8 0 0
brandt|8 -5 0 -1 0 0
brauchen|-6 -1 2 5 -2 1
brauchen wir|-5 -2 2 6 -1 0
braucht|-3 3 2 -4 0 2
bread|3 0 0 -1 -1 -1
break|-2 -1 -1 5 0 -1
breakfast|6 -4 0 -2 0 1
bride|4 1 2 -5 -1 0
bridge|2 -1 0 -1 0 0
briefing|-4 4 0 0 0 0
brigade|-1 -1 0 1 0 1
bright|7 -5 0 -1 0 0
bring|-10 2 4 -5 5 3
bring the|-6 0 0 -1 8 0
brings|5 -7 0 -2 -1 5
brings the|5 -7 0 -2 -1 5
brochure|-5 1 -1 -2 7 0
broke|-11 19 -1 -2 -4 -2
broke down|-1 4 -1 0 -2 0
broke off|-4 5 0 0 0 -1
broken|5 5 -1 -7 -1 -1
brother|5 -5 -1 1 0 0
brought|5 1 -1 -3 -1 -1
brought the|6 -4 1 -2 0 0
brown|1 1 0 -1 0 0
browser|-1 1 0 -1 0 0
browser shows|1 0 0 -1 0 0
bruno|0 1 0 0 0 0
btw|-5 7 0 -2 0 0
bucket|-6 6 0 1 0 0
bucks|0 1 -1 0 0 0
budget|-7 -7 0 10 -2 6
budget for|3 2 0 -4 -1 -1
bug|4 -1 0 -2 0 0
build|7 2 -4 -5 -1 2
building|-7 0 0 6 -1 2
built|3 -4 0 -3 4 0
bulb|0 1 -1 -3 -1 3
bulbs|3 -3 0 2 0 0
bump|-1 -6 1 -2 9 -1
bump it|0 0 0 -1 1 0
bump the|-1 -1 0 -1 3 0
bump this|0 -3 0 0 3 0
burns|-6 10 0 -2 0 -1
buro|-2 6 -2 0 -1 -1
bus|1 8 -1 -5 -2 -1
bus company|-2 2 0 0 0 0
bus for|2 -1 0 -1 0 0
bus stop|4 2 -1 -3 -1 -1
but|-21 29 -2 -7 1 0
but i|-2 3 0 0 0 0
but it|-3 1 0 2 0 0
but it's|1 1 0 -1 0 0
but no|0 -7 0 0 7 0
but not|0 4 -1 -3 0 0
but only|-1 3 -2 0 0 0
but the|-6 5 5 -1 -1 -1
but they|3 -2 0 -1 0 0
button|11 -10 -1 -3 -1 3
buy|-2 4 -1 -2 0 2
by|3 -6 10 0 -7 0
by 0|-5 1 8 -3 0 0
by a|-9 5 4 -1 0 0
by both|1 0 0 0 0 0
by dec|0 -1 1 0 0 0
by friday|-2 4 2 -3 -1 0
by itself|7 -6 -4 2 2 -2
by mail|5 -3 -1 0 0 0
by monday|-3 0 3 1 0 0
by noon|0 0 2 -2 0 0
by phone|1 0 -1 0 0 0
by the|-3 4 -2 2 -5 4
by then|0 -1 1 0 0 0
by thursday|0 -1 2 -1 0 0
by tuesday|0 -2 3 -1 0 0
by two|-2 -2 5 -1 0 0
bye|-4 2 7 -2 -1 -1
c|2 5 0 -5 0 -1
c'est|9 -10 4 -7 6 -1
ca|-5 3 -1 1 3 -1
cabin|3 -2 0 0 -1 -1
cabinet|12 -6 -2 -1 -2 0
cable|4 -3 -1 -4 -2 5
caja|-2 1 -1 -5 -1 7
cake|7 -3 3 -5 -2 -1
cake stall|4 2 -1 -2 0 -2
calendar|4 -1 0 -1 -1 -1
calf|-7 -1 0 3 6 -1
calibrated|2 -2 0 0 0 0
calibration|3 -1 0 -1 0 0
call|-6 -4 4 0 0 6
call the|-2 -2 -1 -1 1 4
called|-2 8 1 0 -3 -4
called back|2 -1 0 0 0 0
called in|1 0 0 0 0 0
called off|-5 -4 0 11 0 0
called the|5 3 0 -7 -1 0
calls|-8 13 0 -3 -1 -1
came|19 6 -5 -8 -6 -6
came at|6 -4 -1 -1 0 0
came back|-9 15 -1 -2 -2 -2
came but|-2 3 0 0 -1 0
came by|5 -2 0 -1 0 -1
came in|3 -1 0 -1 0 0
came out|4 -2 0 -1 -1 0
came through|8 -4 -1 -2 0 0
came to|-3 3 0 0 0 0
came today|2 -2 0 1 0 0
came with|-1 1 0 0 0 0
camera|0 -1 1 0 0 1
camp|-1 1 -4 -2 4 1
campaign|0 1 1 -2 0 0
can|0 -14 9 -10 14 1
can be|11 -14 -5 11 -1 -1
can come|2 0 0 -1 0 0
can do|4 0 3 -3 -2 -1
can give|-1 -1 4 -1 -1 -1
can go|0 0 1 0 2 -2
can log|3 -1 -1 -1 1 -1
can only|-1 1 0 3 -2 0
can pick|1 -1 0 0 0 0
can see|-1 -3 5 0 0 0
can send|-1 2 0 0 -1 0
can someone|-7 10 -1 -2 -1 0
can take|-7 -4 5 -3 12 -3
can the|-1 1 0 0 1 1
can wait|-5 -4 6 -4 8 -1
can we|-6 -5 8 -4 3 4
can you|-6 -3 -2 -1 -1 13
can't|-11 5 17 -7 1 -5
can't be|0 2 0 -1 -1 -1
can't come|-2 0 3 1 -2 0
can't deliver|0 1 0 0 0 0
can't do|-1 1 1 0 -1 0
can't get|3 3 -1 -4 -1 0
can't go|0 1 1 0 -1 0
can't have|-1 3 -1 -1 0 0
can't make|0 -1 2 1 -2 0
can't open|0 4 -1 -1 -1 -1
can't print|0 -5 0 5 0 0
can't wait|-2 -2 0 -3 7 0
canal|-1 2 -3 3 -2 0
cancel|-4 -16 -2 20 -4 6
cancel the|-2 -3 -1 0 -1 7
cancelled|3 -7 2 4 -1 -2
cancelled the|3 -1 0 -1 0 -1
candidates|-5 1 0 5 -1 0
candles|0 0 0 -1 0 2
cannot|-2 7 -4 0 -1 0
cant|-5 8 -1 4 -3 -3
canteen|7 -4 0 -3 0 0
captain|-2 2 0 0 0 0
car|6 0 -3 0 1 -3
car insurance|-1 4 0 -1 -1 0
car park|-4 0 0 6 0 -1
card|0 8 -2 -4 -1 -3
card is|7 -1 0 -7 1 0
card reader|0 1 0 0 0 0
cards|7 -2 -1 -3 0 -2
cards for|-1 -1 0 2 0 -1
care|5 -2 0 -2 0 -1
care of|5 -2 0 -2 0 -1
careful|-6 10 0 -2 -1 -1
caretaker|4 2 0 -5 0 -1
carpenter|-3 4 0 -1 0 0
carpet|-5 -1 1 7 -2 -1
carpet is|-6 0 0 7 0 0
carried|-4 -1 0 5 0 0
cart|-1 2 -2 1 -1 1
carta|1 4 -1 -3 -1 -1
cartons|-7 3 -3 8 0 -1
case|-1 -1 -1 1 5 -3
cash|4 1 -1 -2 -1 0
cat|-1 -1 -2 3 -1 2
catalogue|-7 -1 0 10 -1 -1
caterer|2 0 0 -1 0 0
cats|3 -1 0 -1 0 0
ce|0 -4 1 4 0 -1
ce matin|1 -4 -1 5 0 0
ceiling|-3 0 -2 6 0 -1
cellar|-3 -3 -2 2 -4 11
cent|2 -1 0 0 0 0
center|-3 2 0 2 0 0
centre|5 -3 0 -1 0 0
cents|-1 2 0 0 0 0
cents a|-2 2 0 0 0 0
certificate|8 -11 -2 -3 11 -2
certificate is|3 -2 0 1 -1 0
certificates|2 2 0 -2 -1 0
cfo|-1 1 2 0 -1 0
chain|10 -4 0 -4 -1 -1
chair|0 -5 -1 3 -2 5
chairs|1 -1 4 -5 -1 1
chairs are|6 -2 0 -3 0 0
chalkboards|-1 1 -2 2 0 0
change|-4 8 2 -4 -2 -1
changed|1 -11 6 11 -4 -3
changed the|-2 2 4 -1 -1 -1
changing|-3 1 0 2 0 0
changing rooms|-3 1 0 2 0 0
chapel|-2 -2 4 0 0 0
chapter|-7 1 -1 9 -1 0
chapter 0|-7 -3 0 10 0 0
charge|0 5 -4 0 0 0
charger|0 -3 0 4 0 0
charges|-2 3 0 0 0 0
charges 0|-2 3 0 0 0 0
chart|0 -1 0 0 0 2
cheaper|-1 3 0 -1 0 0
cheaper but|0 1 0 0 0 0
cheaper one|-1 2 0 -1 0 0
check|-6 -11 -4 1 8 11
check the|-2 0 0 0 0 3
check whether|-2 2 0 -1 -3 3
checked|18 -10 0 -6 -1 0
checking|-11 -6 0 18 -1 0
checklist|-5 -3 -2 -1 -1 12
checkout|-5 5 -1 3 -1 -1
cheers|-4 0 0 -1 1 3
chef|3 8 -2 -5 -1 -3
cheque|6 0 0 -4 -1 -1
chess|-1 3 0 -1 0 0
chez|-8 -2 -1 2 10 -1
chiara|-3 4 1 -1 0 -1
chickens|-2 7 0 -6 0 2
child|3 -3 0 0 0 0
children|-4 5 0 -2 -1 1
chimney|-1 7 2 -6 -1 -1
chlorine|3 -2 0 0 0 0
choir|5 -7 5 -1 -1 -2
choir robes|-3 -1 5 -2 0 0
christmas|-1 -3 6 -2 1 0
church|-2 0 0 2 0 0
cinema|1 3 -2 -1 1 -1
cita|-1 -1 2 0 0 0
cita para|-1 -1 2 0 0 0
city|1 1 -1 0 -2 2
city hall|-1 1 0 0 0 0
claim|3 -7 0 -1 -1 8
claims|-6 8 0 0 -2 0
claire|-4 5 -1 0 -1 -1
class|-3 11 0 -1 -6 0
classes|2 2 -2 -1 0 0
clause|-3 6 -1 -2 -1 1
clause 0|-1 3 -1 1 -1 0
clean|18 -13 -1 0 -2 -1
cleaned|-4 7 0 -3 0 0
cleaned the|-9 10 0 0 0 0
cleaner|-6 4 2 -2 4 -1
cleaning|-1 -1 0 0 -1 3
clear|20 -12 0 -5 -1 -2
cleared|10 -4 0 -4 -1 -1
clerk|2 1 -1 -1 0 0
cles|5 -2 0 -2 0 -1
client|-10 10 -4 2 -2 4
client is|-6 1 0 5 1 0
cliente|-1 -2 -1 6 -1 -1
clients|10 -4 -2 -2 -1 -1
climbing|-1 0 0 -2 -2 4
climbing frame|4 -4 0 -2 -1 4
clinic|3 -3 0 1 -1 0
clock|4 -2 0 -1 0 0
clocks|0 -2 5 -1 -1 -1
close|12 -4 -2 -2 -2 -2
close it|1 -4 0 5 -1 -1
close the|13 -3 -1 -6 -1 -2
closed|-11 18 -5 -7 -1 6
closed for|-11 14 -1 -2 0 0
closed on|-6 7 0 -1 0 0
closes|6 -4 0 -1 -1 0
closes tight|3 -1 0 -1 -1 0
closing|5 -7 4 -7 1 4
closing date|-3 0 4 0 0 0
closing this|6 -1 0 -4 -1 0
club|9 -6 -1 1 -1 -3
clutch|1 0 -1 1 0 0
cm|-1 4 0 -1 0 -1
cm too|-1 3 0 0 0 -1
co|2 -1 0 -1 0 0
coach|4 -2 -2 2 -1 -1
coach company|0 1 -1 0 0 0
coat|-1 -2 -1 8 -3 -1
coat is|-1 0 0 2 -1 0
coat on|-1 0 -1 3 -1 0
coats|-1 -4 0 6 0 0
coche|2 0 -1 -2 0 1
cocina|0 -4 10 -4 -1 -1
code|-3 10 -1 -3 -2 -1
coffee|-3 7 0 -2 -1 0
coffee machine|1 0 0 0 0 0
coins|7 -4 -1 -1 -1 0
cold|-4 6 -1 8 -4 -4
cold room|3 -2 0 -1 -1 0
cold store|1 1 0 0 -1 -1
colis|2 2 -1 0 -1 -1
colleague|-2 5 0 -2 -2 0
colleagues|3 -2 0 1 0 -1
collect|0 -1 0 0 0 2
collect the|0 -1 0 0 0 2
collected|10 -10 -1 2 -1 -1
collected by|4 -2 0 -2 0 0
colour|-4 0 1 3 0 -1
colours|1 -2 0 0 1 0
column|-3 2 0 1 0 0
combine|1 -2 -1 3 0 -1
come|2 -11 -1 10 3 -4
come back|4 -7 -1 5 -1 0
come before|-3 -2 4 0 2 0
come first|0 0 0 0 1 0
come in|0 2 -1 -1 0 0
come next|6 -2 -2 -2 1 0
come on|0 0 1 0 0 0
come tomorrow|-2 -1 -5 9 -1 0
come until|-2 3 1 -2 -1 0
comes|-9 -4 2 11 4 -4
comes a|0 0 1 0 0 0
comes back|0 2 -2 2 -1 -1
comes in|0 2 -1 0 0 -1
comes next|-6 -2 0 9 -1 0
comes on|-3 3 0 -1 2 0
comes tuesday|1 0 0 -1 0 0
coming|-10 4 -13 10 10 -2
coming on|0 1 0 0 0 0
commande|1 -3 -1 5 -1 -1
commas|-3 5 -1 0 -1 0
commence|5 -3 -1 0 0 -1
comment|-8 8 0 3 -2 0
comment on|-7 9 0 -2 0 0
comments|-8 6 4 -1 -1 0
comments on|-4 4 2 -1 -1 0
committee|1 0 0 0 0 0
company|-5 11 -2 -2 -1 0
company says|-1 1 -1 1 0 0
complain|-5 1 -1 -1 8 -1
complains|-7 8 0 -1 1 -1
complaint|1 -3 0 -1 3 0
complaints|7 -5 -1 0 0 0
complete|1 -4 0 3 0 0
compost|-3 2 -1 -3 6 -1
compressor|1 -5 0 5 0 0
compressor is|-1 0 0 1 0 0
con|-6 4 -1 6 -1 -2
con el|0 1 2 -2 0 0
concert|-11 -5 4 12 -1 0
concrete|-1 0 0 3 -1 0
confirm|3 1 -3 0 0 0
confirmation|12 -6 0 -5 0 0
confirmation mail|3 -1 0 -2 0 0
confirmation number|2 -1 0 0 0 0
confirmed|17 -4 -8 -8 -1 3
confirmed by|9 -2 -2 -5 0 -1
confirmed for|7 -2 -4 -1 0 -1
confirmed in|1 0 0 0 0 0
confirmed receipt|1 -1 0 0 0 0
confirmed the|-4 0 4 0 0 0
consent|-6 6 0 0 0 0
consulate|-1 2 0 -1 0 0
contact|6 2 -1 -6 -1 0
container|3 -1 0 -2 0 0
container is|2 -1 0 0 0 0
contenedor|5 -8 0 4 0 0
content|11 -6 -2 -2 0 0
continue|-3 -1 -4 9 -1 0
contract|-3 6 -4 -3 5 -1
contract signed|4 -2 -1 -1 0 0
contractor|-5 3 0 2 -1 0
contrato|-1 3 0 -1 0 0
control|-1 0 0 0 0 0
cook|0 1 0 -1 0 0
cooler|3 -2 0 0 0 0
coop|1 0 1 -2 -1 0
copied|7 -5 0 -1 0 -1
copier|5 -2 -1 -2 0 -1
copies|6 -2 0 -2 -1 0
copy|10 -4 -2 -3 -1 0
copy is|3 -1 0 -1 0 0
corner|2 0 0 0 -1 0
corre|-3 -2 0 -2 8 0
correct|8 -2 -3 -1 -1 0
corrected|4 -2 0 -2 0 0
correction|2 -6 -1 5 0 0
correctly|7 -5 0 -2 0 0
corridor|3 -2 0 -1 -1 2
cosmetic|-2 -1 -1 -4 8 0
cost|-7 2 0 -2 -1 8
costs|-2 3 -2 -4 6 -2
costs 0|-8 5 -1 -3 7 -1
costume|11 -5 0 -5 0 0
costumes|-2 -5 1 -4 10 -1
couch|1 -1 0 0 0 0
could|-8 -2 4 -4 3 7
could be|-1 4 -1 -1 -1 -1
could not|0 1 0 0 0 0
could somebody|-1 -6 0 -1 7 0
could you|-3 -2 2 -1 -1 6
couldn't|-1 3 0 -1 0 -1
couldnt|-3 5 0 0 -1 -1
council|-7 7 -2 5 -1 -1
council has|-4 -1 0 5 0 0
counsel|0 2 -1 -1 0 0
count|-3 5 0 -2 -1 1
counted|2 1 -1 -1 0 0
counter|-3 8 -2 -3 0 0
county|4 -3 0 -1 0 0
courier|3 0 0 -1 0 -1
course|10 -4 -2 -2 -3 1
court|-5 4 0 4 -2 -2
cousin|2 1 0 -2 0 -1
cover|2 -5 -1 2 0 2
covered|4 -1 0 -1 0 0
cows|4 -2 0 -1 0 0
crack|2 3 0 -2 0 -2
crack is|3 -2 0 -1 0 0
cracked|-3 8 0 -4 0 -1
crane|-2 0 -2 -1 5 -1
crash|6 -4 -1 -2 3 -2
crashes|-9 13 0 -1 -2 -1
crates|-1 1 -2 0 -1 2
cream|0 5 0 -4 0 0
creche|0 -4 -1 6 0 -1
credit|7 -6 -4 -4 9 -1
credit note|5 -3 -1 0 0 0
credited|12 -5 -1 -6 0 0
crew|-3 -6 -1 12 -1 -1
crew change|6 -4 0 -2 0 1
cried|-6 7 0 0 0 -1
critical|0 -1 -2 -2 6 0
croissant|0 2 -1 0 0 0
croissants|-2 4 0 -6 10 -5
cross|-1 -1 2 1 -1 -1
crossed|1 -2 0 2 0 -1
crossing|4 -1 0 -1 0 -1
crown|1 -2 1 0 0 0
crutches|-1 1 0 0 0 0
cuando|2 2 -2 0 -1 -1
cuffs|0 1 0 0 0 -1
cupboard|6 -3 0 -3 0 0
cups|-3 5 0 -1 0 0
curing|2 -4 -4 6 0 0
currently|-2 -4 0 7 0 0
curtain|-3 6 -2 1 0 -2
curtains|-1 0 -1 -2 4 0
customer|-3 3 2 1 2 -5
customers|-6 10 -2 -4 5 -3
customers in|-1 3 0 -1 0 0
customs|3 -3 1 0 -1 0
cut|1 -7 4 7 -3 -2
cut off|-7 4 7 -3 0 0
cut the|9 -3 -2 -3 -1 0
cuts|-2 -7 -1 -2 5 8
d|-4 5 0 -1 0 0
d'emploi|-1 -2 0 5 -1 -1
da|8 2 -3 3 -6 -4
dad|-4 6 0 -1 1 -2
dads|9 -4 -1 -2 -1 -1
damage|-1 -3 0 0 0 4
dan|-4 -3 11 -2 -1 -1
dans|9 -14 -2 -4 -3 13
dans la|-1 -8 -1 2 -1 8
dans le|5 -4 -1 -4 -1 5
dark|-7 12 -3 -1 -1 -1
dark mode|-3 -1 0 4 0 1
das|3 6 -6 -2 2 -3
das gutachten|6 -8 -1 7 -3 0
data|-2 1 0 1 1 -1
data protection|-2 0 0 0 3 0
data sheet|-6 7 0 0 0 -1
database|-1 0 -1 1 -1 1
date|-8 5 16 -5 -3 -5
date 0|-1 -2 3 0 0 0
date for|0 0 1 0 0 0
date is|-1 1 1 -1 0 0
date on|2 3 -2 -2 0 0
daughter|3 -1 -1 -1 0 0
day|-4 8 6 -6 1 -5
day 0|4 -4 0 1 0 0
day is|-2 -1 1 -2 4 0
day later|0 -1 1 0 0 0
day sooner|0 -4 9 -2 -2 -1
days|-15 5 21 -3 -4 -4
days earlier|0 -2 3 0 0 0
db|-6 7 1 -2 -1 0
db 0|-4 6 0 -1 0 0
db upgrade|-2 0 2 0 0 0
de|1 -4 3 3 -5 3
de 0|2 -3 -1 -2 0 4
de abril|-1 -1 2 0 0 0
de diciembre|0 0 1 0 0 0
de la|0 10 0 -5 0 -3
de las|-1 -2 0 -3 7 0
de motivation|2 -1 1 -2 0 0
de nouveau|9 -3 -1 -5 0 0
de subvention|-2 4 -1 -1 1 -2
dead|1 0 0 0 0 0
deadline|-3 -1 6 -1 0 0
deadline for|-2 0 3 0 0 0
deadline was|-1 0 1 0 0 0
deal|1 -3 -1 -2 6 -1
dealer|-2 3 -1 1 0 -1
dear|-14 -10 7 12 2 4
dear colleagues|3 -2 0 1 0 -1
dear mr|-2 -3 4 3 0 0
dear mrs|1 0 0 0 0 0
dear ms|-2 0 0 2 0 0
dec|0 -2 0 4 -3 1
dec 0|0 -2 6 -1 -2 -1
december|-13 1 14 -1 0 0
december 0|-8 0 8 0 0 0
decide|-2 8 -7 1 0 -1
decided|-8 6 -1 4 -1 -1
decision|-1 2 -1 1 0 0
deck|-3 4 0 0 -1 0
declaration|-8 -2 15 -4 0 -1
deed|4 -2 0 -2 0 0
deed is|4 -2 0 -2 0 0
defibrillators|2 -1 0 0 0 0
degrees|9 1 -4 -6 -2 1
deja|-1 2 -2 4 -1 -2
del|-10 6 -2 -1 3 3
delay|-1 -2 4 -1 0 0
delay the|-1 -2 4 -1 0 0
delayed|-2 0 3 0 -1 0
deliver|-1 2 -2 3 -1 -1
deliver the|0 0 1 0 -1 0
delivered|2 10 -1 -9 -1 -1
delivered the|-2 3 0 -1 0 0
delivered to|6 -3 -1 -2 0 0
delivers|0 0 0 0 -1 0
delivery|-4 0 4 2 -2 0
delivery came|2 -2 0 1 0 0
dem|-9 12 -1 -2 6 -5
demain|-6 3 -8 12 -1 0
demande|-4 7 0 -2 0 -1
den|-3 -3 6 -10 -8 18
den 0|-1 -3 6 -1 0 -1
dental|4 -2 0 -2 0 0
dentist|2 -9 -1 10 -1 -1
dentures|-5 5 0 0 0 0
deployed|8 -6 0 -1 0 0
deposit|13 -3 -5 -3 -1 -2
deposit by|0 0 1 0 0 0
deposit is|-3 1 0 2 0 0
depot|3 -1 0 -2 0 0
depuis|1 -5 -2 9 -1 -1
depuis hier|0 -6 -1 8 -1 -1
der|-9 9 0 9 -7 -2
der kunde|-7 5 2 -1 3 -2
der neue|-2 -3 -1 9 -1 -3
der termin|-1 0 0 0 1 0
des|-7 2 4 -1 -1 4
descaled|3 -3 0 0 0 0
desk|8 0 -3 -1 -4 -1
desks|-1 0 0 1 0 0
details|-1 -2 5 -1 0 -1
detector|-2 0 0 -3 0 6
deux|-9 10 0 -4 3 -1
devient|-1 -1 0 0 3 0
devis|2 -4 -2 2 -1 2
dezember|0 0 1 0 0 0
dhl|3 -2 -1 -1 0 0
diciembre|0 0 1 0 0 0
did|9 2 -2 -5 -3 -2
did it|12 -7 -1 -4 -1 0
did not|0 2 -1 0 0 0
did the|7 -6 0 0 0 0
didn't|2 0 -3 3 -1 -1
didn't get|0 -3 -1 5 0 0
didnt|-9 14 -3 0 -1 -1
die|2 -10 -3 1 -1 11
die einladungen|2 1 -1 -1 -1 -1
die halfte|-2 -4 -1 8 -1 -1
die heizung|-8 10 0 -1 0 0
died|-7 8 0 0 0 -1
dienstag|-1 5 1 -4 -1 0
differ|-1 0 0 -1 2 0
different|-4 5 0 0 0 0
digger|-2 -1 1 -1 1 3
digging|-1 -3 0 4 0 0
dinner|-4 9 -6 4 -1 -1
dinosaur|4 0 0 -2 -1 0
director|-5 5 0 1 0 0
discount|-1 5 -2 -1 -1 -1
dishwasher|-9 12 0 -2 -1 0
disk|2 -1 -1 1 0 0
display|-6 10 0 -3 0 0
display shows|-5 5 0 0 0 0
dispute|5 -2 0 -3 0 0
dix|2 4 -1 -4 -1 -1
dj|2 1 -3 -2 -1 4
do|-7 1 4 -2 4 0
do a|-1 2 0 0 0 -1
do i|-1 2 0 -1 0 0
do it|-1 -7 5 -2 8 -3
do not|-1 1 0 3 -2 0
do that|-2 3 0 -1 1 -1
do the|-4 0 -1 0 -3 9
do they|0 1 0 0 0 0
do this|-2 -3 1 -2 5 -1
do we|-1 5 -1 -1 -1 -2
do you|-2 3 0 0 0 -1
doc|-1 2 1 0 0 0
doch|-2 -1 5 -1 0 -1
doch erst|-1 -1 5 -1 -1 -1
dock|6 -2 -1 -2 -1 0
docs|2 -1 0 -1 0 0
doctor|4 -1 0 -2 0 -1
documents|2 -2 0 0 0 0
does|-14 18 -3 3 -3 -2
does it|-4 5 -1 1 -1 0
does not|0 1 0 0 0 0
does the|-8 7 -1 5 -1 -1
doesn't|14 -3 -1 -5 -4 -1
doesn't drip|4 -3 0 -1 -1 0
doesnt|0 2 0 3 -3 -2
dog|6 -5 -1 -1 0 1
doing|-6 -2 3 7 -4 3
doing the|-5 1 -5 10 -4 3
dollars|-1 1 0 0 0 0
domain|1 -6 -5 -4 15 -1
don't|-2 -8 3 2 -2 7
don't close|-5 10 0 -4 -1 0
don't forget|0 -6 0 -4 -1 11
don't have|0 1 0 -1 0 0
don't need|0 -9 -1 11 0 -1
donation|4 -3 0 -1 0 -1
done|8 -11 -3 1 6 -1
done and|2 -1 0 0 0 0
done by|0 4 -2 -2 0 0
donnerstag|-4 3 6 -4 -1 0
donors|2 0 -1 -1 0 -1
dont|-7 -2 -4 12 -1 2
door|0 -2 -1 -12 18 -3
door in|0 2 -1 1 -1 -1
doorbell|3 -2 0 0 0 0
dos|-9 16 -6 3 -3 -1
doses|1 0 0 0 0 0
dossier|4 2 -1 -4 1 -2
dossier de|-2 4 -1 -1 1 -2
double|-2 7 1 -4 -1 0
dough|-3 1 -1 0 -2 5
down|0 -3 -4 -3 10 0
down again|1 0 0 0 0 0
down and|8 -6 0 -1 0 0
down for|2 -3 2 0 -1 1
down the|-7 4 -1 -5 12 -4
down there|-2 -2 0 0 3 1
down to|5 -7 -5 6 2 -2
download|-2 2 0 0 0 0
downstairs|5 -1 0 -2 0 -2
dr|0 5 4 -1 -4 -3
draft|-7 -2 1 13 -2 -2
draft is|-1 -4 0 7 -1 0
drain|10 0 -6 -10 8 -1
drains|0 -1 0 2 0 0
dran|-5 -5 3 8 -1 -1
drawer|2 -2 0 -2 3 0
drawing|-3 7 0 -3 0 0
drawings|-4 8 -1 0 -1 -3
drawn|2 -2 5 -5 0 -1
drei|11 -4 -1 -3 -1 -1
dress|-3 -3 0 3 -2 5
drill|1 9 -3 -5 -1 -2
dringend|-1 0 -1 0 3 -1
drinks|3 -8 0 5 0 0
drip|8 -4 0 -3 -1 0
drip any|3 -1 0 -2 0 0
dripping|-3 4 0 0 0 0
drips|-3 5 0 0 -1 -1
drive|5 1 0 -3 -1 -1
driver|10 3 0 -10 -1 -1
driver is|5 2 0 -7 -1 0
drivers|-1 2 0 -1 0 0
drone|1 0 0 -1 0 0
drop|-11 -9 -1 11 14 -4
drop everything|-1 -1 0 -2 5 -1
drop the|-3 -8 -1 15 -1 -2
dropped|6 -13 -3 16 -2 -4
dropped the|2 -7 0 7 0 -1
drove|-1 2 0 0 0 0
dry|1 -8 -3 16 -3 -3
dry and|7 -4 0 -3 0 0
dryer|4 -2 0 -1 0 0
du|-11 1 9 8 -3 -4
du plombier|1 2 -1 -1 0 0
duarte|6 -4 0 -1 -1 1
due|3 -1 -4 2 0 0
due on|-2 0 0 2 0 0
dues|1 -2 -1 3 -1 0
dug|1 0 0 2 -1 -2
dump|-5 5 0 0 0 1
durch|4 -6 -2 4 -1 -1
during|3 1 -1 -3 -1 0
during the|2 2 0 -3 0 0
dusted|2 -1 0 0 0 0
dutch|4 -5 -1 -3 -2 7
duty|0 0 -1 1 0 0
e|5 -8 0 -1 7 -2
e paper|0 -1 0 -2 4 -1
each|14 -11 -2 -7 7 0
ear|6 -4 -1 -1 0 0
earlier|0 -9 11 1 -1 -1
earlier so|0 0 1 0 0 0
earlier than|0 -3 4 0 0 0
earliest|-5 2 4 0 -1 -1
early|-1 3 5 -3 -3 -1
easter|-2 -6 15 -3 -3 -1
eat|-6 7 0 -1 0 0
edge|-8 9 0 0 0 -1
edition|2 -1 0 -1 0 0
editor|0 -4 5 -1 0 0
eight|0 -3 0 4 0 -1
eilig|-5 -8 -1 -3 18 0
ein|-7 4 -2 -4 4 5
eine|-3 12 -5 -5 -1 2
einen|-1 4 0 -3 -2 2
einladungen|4 0 -1 -1 -1 -1
el|2 9 1 -2 -8 -2
el 0|-4 -7 14 -2 0 0
el contenedor|5 -8 0 4 0 0
el gato|-3 6 0 -3 0 0
el lunes|6 -2 -2 -1 0 0
el pan|-1 2 -1 -4 0 5
el presupuesto|1 -1 -1 3 -1 -1
el proveedor|-2 4 0 -1 0 0
el salon|-4 6 0 -1 0 -1
el seguro|6 -3 0 -2 0 -1
el suelo|9 -6 0 -2 0 0
el tecnico|-2 0 4 -2 0 0
el viernes|-1 -3 1 5 -1 -1
elected|7 -6 0 -1 0 0
electrician|-2 -7 0 12 -3 1
electricity|0 -1 -1 -4 0 6
elevator|1 0 1 0 0 -1
eleven|-1 3 0 1 -1 -1
ella|-3 5 -8 1 5 -1
elle|10 -4 0 -6 0 -1
elm|0 -2 0 3 0 0
elm street|-2 0 0 3 0 0
else|-11 -3 -4 -4 25 -2
elsewhere|-3 -3 -1 9 -2 -1
elternabend|1 0 1 -1 0 0
embassy|-8 8 0 1 0 0
emergency|9 -9 -2 -11 8 4
emil|9 -3 -6 -2 3 -1
emptied|15 -8 -2 -2 -2 -1
empty|4 -1 -1 -2 -2 2
en|-4 0 2 13 -7 -4
en attente|0 0 0 1 0 0
en el|-4 6 -1 2 -1 -2
en la|-2 11 5 -9 -1 -3
encore|-6 13 -2 -3 0 -1
end|-4 -7 16 -4 2 -1
end of|-2 -6 12 -5 2 -1
ends|1 4 -4 0 0 0
engaged|-11 12 0 1 -1 -1
engineer|2 -2 1 0 -1 0
english|-12 20 -1 -4 -1 -2
enough|-1 -6 0 -1 10 -1
enrolled|7 -2 0 -5 0 0
entrance|2 2 0 -4 -1 1
entregado|10 -6 -1 -2 0 -1
entry|-1 5 0 0 -1 -3
envelopes|1 0 0 -1 0 0
episode|-1 -4 2 4 0 0
episode 0|-1 -4 2 4 0 0
er|1 0 -1 -3 5 -2
erledigt|-3 -5 0 9 -1 0
error|5 2 -1 -4 -1 -1
errors|-4 3 -1 3 -1 0
erst|-12 -1 23 0 -6 -5
erst ab|-1 0 1 0 0 -1
erst am|0 -1 2 -1 0 0
erst im|-3 -1 9 -2 -2 -2
es|-12 3 1 -7 19 -4
es lo|0 -1 -1 0 2 0
es nicht|-4 2 -2 -2 6 0
esperando|-5 5 -1 2 -1 -1
esperando la|-5 5 -1 2 -1 -1
esperar|-2 -3 2 -4 7 0
espresso|-1 0 1 0 0 0
espresso tastes|-1 0 1 0 0 0
essays|-2 0 0 3 -1 0
est|12 -15 8 12 -5 -11
est passe|2 1 -1 -2 0 0
est repare|4 -2 0 -2 0 0
est signe|9 -3 -2 -3 -1 -1
esta|2 -1 -3 9 -3 -4
esta en|13 -10 -1 0 -1 -1
esta manana|-1 -5 0 6 0 0
esta parado|-5 0 -1 9 -2 -2
estamos|-6 -9 -1 20 -1 -3
estan|1 -1 5 -2 0 -3
estimate|-6 7 -1 0 0 0
et|2 1 -6 2 -2 2
euro|1 1 -1 -1 0 -1
euros|4 4 -2 -5 0 0
even|0 7 -2 -4 1 -2
even after|1 0 0 0 0 0
evening|-8 13 2 -3 1 -4
event|-1 0 0 1 0 0
ever|-7 10 0 -1 -1 -1
every|19 -7 -3 -11 5 -5
every hour|-3 -3 0 -1 8 -1
every time|-8 14 -1 -2 -3 -1
everybody|11 -4 -2 -4 -1 -1
everyone|13 -9 -3 -4 5 -3
everyone who|3 -2 0 -1 0 0
everyone's|4 -4 0 -3 -1 5
everything|0 -8 1 -4 16 -5
everything else|-5 -3 0 0 10 -1
everything in|4 0 0 -2 -1 -1
everything is|0 0 0 1 0 0
everywhere|-3 9 -2 -1 -3 -1
exam|-3 0 10 -4 -2 -2
except|-4 2 -1 5 -1 0
except the|-4 2 -1 3 -1 0
exchanged|7 -5 0 -1 0 0
exit|0 -5 -2 -2 -1 9
expensive|-3 -1 -1 8 0 -2
expert|-1 1 1 0 0 0
explained|2 -1 -1 0 0 0
export|3 -3 -3 -5 8 -1
extended|6 -6 3 -2 -1 -1
extended by|-3 0 4 -1 0 0
extended the|8 -3 -4 0 0 0
extended to|-1 0 1 0 0 0
extension|-2 -3 4 -2 0 4
extinguisher|-8 5 0 0 0 4
extinguishers|1 -1 0 -1 0 0
extra|-8 -1 4 0 -2 7
eye|5 -6 0 -1 0 1
f|1 0 1 0 -1 -1
f0|-8 8 0 0 0 0
fabian|-11 6 0 6 0 0
factory|-1 0 0 1 0 0
factura|6 0 -1 -5 0 0
facture|0 2 -1 -1 0 0
facture du|1 2 -1 -1 0 0
failed|-4 7 -1 -1 -1 -1
fair|3 -1 0 -2 1 -1
fait|-3 4 0 0 0 0
falta|-23 1 -4 9 -3 20
falta tambien|-1 -5 -1 -4 0 11
faltan|-15 0 -2 23 -3 -3
family|-1 2 -1 1 -1 -1
fan|-6 9 0 -2 0 0
fangt|3 -5 -5 8 -1 -1
far|3 -2 -3 5 -1 -2
far as|1 -3 0 3 -1 -1
farbe|-9 12 -1 0 -1 -1
farmer|3 -2 0 -3 0 2
father|-3 4 0 0 0 0
faudrait|-1 -2 -1 -1 0 5
faudrait aussi|-1 -2 -1 -1 0 5
fault|-2 0 0 3 0 0
faut|1 -2 2 -3 -2 3
faut aussi|-2 -2 -1 -2 0 8
favor|-1 1 -1 -3 1 3
feb 0|0 0 1 0 0 0
february|0 0 1 5 -4 -2
fecha|-3 -7 3 8 -1 0
federation|-2 2 -1 -4 5 0
fee|-1 5 0 -3 0 0
fees|0 2 -1 0 0 0
fehlen|-3 7 -1 3 -1 -4
fehlen noch|-1 2 0 2 -1 -2
fehlt|-6 3 -1 7 -2 -1
fehlt noch|-3 -5 0 10 -1 -1
fell|-11 22 -5 -5 -1 -1
fence|4 -5 2 -8 8 -1
fence is|3 2 0 -3 -1 0
ferme|0 4 -2 -1 0 -1
ferreira|-3 3 0 0 2 -1
ferry|3 -1 -3 1 0 1
ferry tickets|4 0 -6 2 0 0
fertig|-5 1 4 1 -1 0
festival|-3 5 1 0 -1 -2
fetch|-4 1 0 4 0 0
fetched|8 -3 0 -4 0 0
feuerwehr|-1 4 0 0 -1 -2
fever|-3 3 0 1 0 -1
few|-2 -6 5 6 -1 -2
field|-4 7 1 -1 -1 -3
field for|-2 4 0 -1 0 0
figures|0 1 0 -1 0 0
file|1 -5 -2 -2 5 3
file is|-1 4 0 -1 -1 0
filed|5 -2 0 -2 0 0
files|-7 -3 0 12 -1 -1
fill|-2 2 0 1 0 0
filled|9 -1 -2 -4 -1 -1
filled and|5 -4 0 -1 0 0
filled it|0 1 0 0 0 0
filter|7 -1 -1 -3 -2 0
fin|8 -6 0 -2 0 0
final|13 -5 1 -7 -1 -1
finally|7 0 -1 -3 -1 -1
find|-5 11 -1 -2 -1 -1
find the|-3 5 0 -1 -1 0
finding|4 -2 -2 -3 3 0
fine|15 -7 1 -6 -3 0
fine now|1 2 -1 -1 -1 0
fingers|-4 -1 0 6 0 0
finish|-1 -8 11 2 -2 -2
finished|0 -2 -1 7 -2 -2
finished the|6 -3 0 -3 0 0
finn|6 -3 0 -2 -1 0
fire|1 -3 -3 2 -1 4
fire brigade|-1 -1 0 1 0 1
fire drill|3 3 -3 -2 0 -1
fire extinguishers|1 -1 0 -1 0 0
fire station|0 0 1 0 0 0
firewood|7 -11 -1 -1 -1 8
firm|0 4 -2 0 -2 0
firma|-10 2 -3 13 -1 -1
firmado|4 -2 -1 -1 0 0
first|-9 -13 -5 -4 40 -9
first aid|9 -4 2 -2 -4 1
first aiders|2 1 0 -1 -1 0
first coat|-3 -1 0 5 -2 0
first half|-1 0 -1 3 -1 0
first one|-3 6 0 0 -2 0
first please|-2 -4 -1 -1 11 -3
first the|-2 -2 -1 -1 5 0
fish|3 -1 0 -1 0 0
fishing|3 -1 -1 -1 -1 0
fishing licences|-1 0 0 1 -1 0
fit|9 -3 -2 -1 -2 -1
fits|10 -1 -3 -3 -1 -1
fitted|3 -5 -2 4 -1 0
fitter|0 0 1 -1 1 0
fitting|-2 -3 -1 9 -1 -1
five|-9 2 2 9 -1 -3
fix|-7 0 0 9 -1 -1
fix is|0 1 0 0 0 0
fixed|8 -7 5 -5 0 0
flat|4 2 2 -10 1 0
flat 0|-2 4 0 -1 0 -1
flies|-1 -3 2 3 0 -1
flights|0 0 0 -1 0 2
flohmarkt|2 2 -2 0 -1 -1
floor|10 -11 -3 2 -3 5
floor 0|-2 2 0 0 0 0
floor is|-2 -2 0 4 0 0
floor plan|-1 -5 0 0 -1 7
floors|-7 7 0 0 0 0
florist|-6 -1 0 0 0 8
flour|4 3 -2 -3 -1 0
flour is|8 -2 -2 -3 -1 0
flowers|12 -6 1 -5 1 -2
flu|-7 0 2 6 -1 0
flush|7 -6 0 0 -1 0
flyer|3 -3 0 -1 0 0
flyers|2 -4 3 -1 0 0
folder|8 2 -1 -6 -2 -2
follow|-3 -2 -1 4 2 0
follows|-12 -5 -4 23 -1 0
follows next|-1 -1 -4 7 -1 0
font|1 -2 0 -2 4 -1
font is|2 -1 0 -1 0 -1
food|8 -2 -2 -3 0 0
foot|5 -3 1 -2 -1 0
for|-6 2 -9 -2 0 15
for 0|4 -8 1 8 -3 -2
for a|4 1 -3 -3 4 -3
for all|3 -2 0 -1 0 0
for an|-6 7 0 0 0 -1
for another|1 -2 1 2 -1 -1
for everyone|2 -1 0 -1 0 0
for good|2 -3 0 5 -1 -3
for her|2 -4 0 -2 6 -2
for his|0 2 -2 0 0 0
for it|-3 -9 0 1 7 4
for last|-1 1 0 -1 0 1
for may|0 2 0 0 -1 -1
for mr|0 -4 1 4 0 -1
for next|5 -1 1 -4 0 0
for nothing|-6 7 0 0 0 0
for now|-11 -2 -2 10 9 -5
for our|-1 3 0 -2 0 0
for pickup|2 -2 0 0 0 0
for reception|0 1 -2 2 0 0
for sat|5 0 -3 0 -1 0
for saturday|2 -1 -1 0 0 0
for saturdays|-1 1 -2 2 0 0
for sunday|7 -2 -2 -2 -1 0
for ten|-1 4 0 -2 0 -1
for that|-5 -11 -1 -1 9 9
for the|-6 -1 9 -2 -7 6
for their|6 -3 0 -1 0 -1
for them|4 -3 0 0 0 0
for this|-1 -1 1 -4 -2 7
for tomorrow|1 3 -2 -2 0 0
for two|7 -7 0 -3 -1 3
for us|2 0 1 -1 0 -1
for your|-7 -3 -2 7 2 2
forecast|-1 -3 6 -2 0 0
forget|-6 -10 -2 3 6 8
forget the|-1 -2 -1 -4 10 -2
forget to|0 -3 0 -2 0 5
forgot|-8 10 0 0 -1 -1
forklift|5 1 -2 -6 -1 3
form|7 3 -1 -3 -3 -3
form for|-1 5 0 -1 0 -2
form is|-3 5 0 1 -1 0
forms|-8 5 -1 3 -1 1
forms are|1 2 0 -2 -1 0
formulaire|0 4 -2 0 1 -2
fortnight|0 -2 3 0 0 0
forty|-1 3 -1 0 -1 -1
forward|2 -6 13 -5 -2 -1
forward to|-1 -3 5 -1 0 0
fotos|-1 -1 0 4 -1 -1
found|13 11 -7 -6 -4 -7
found a|-3 4 -2 3 -1 -2
found it|1 -1 0 0 0 0
found someone|13 -7 -2 -2 0 -1
found the|3 1 -1 -1 -1 -3
foundation|4 -4 3 -2 0 0
four|3 -3 -5 13 -5 -4
four of|0 -1 0 1 0 0
fourth|0 2 0 -1 0 0
fox|-4 10 0 -6 0 0
frame|-1 0 -3 3 -3 4
frames|-2 0 0 2 0 0
frau|6 6 -6 3 -6 -3
frau yilmaz|0 3 -1 -1 -1 -1
free|8 -1 0 0 -5 -2
free on|3 -3 0 0 0 0
freezer|3 -3 0 -1 -1 2
freigabe|-2 1 0 4 -1 -2
freight|0 1 -2 2 0 0
freitag|0 -2 7 -4 0 -1
french|-4 4 0 0 -1 0
fresh|9 -6 0 -2 0 0
fri|0 -1 1 0 0 0
friday|-5 4 15 -10 -3 -2
friday at|-3 -1 5 0 0 0
friday evening|-4 4 0 0 0 0
friday instead|-1 -1 2 0 0 0
friday now|-1 0 2 -1 0 0
fridge|0 -6 -1 -2 11 -2
fridge to|-1 2 0 0 0 -1
frist|0 -1 2 0 0 0
from|4 4 1 -4 -5 1
from 0|2 0 -2 -3 -1 4
from home|1 1 -1 -1 0 0
from january|-3 4 0 0 0 0
from last|-3 5 0 -1 0 0
from leeds|7 -6 0 0 0 0
from march|0 1 0 0 0 -1
from monday|-1 0 2 0 0 0
from mr|4 -3 0 0 0 0
from my|9 -6 -1 -2 0 0
from now|1 -2 -3 0 5 0
from our|2 -2 0 0 0 0
from porto|4 -3 0 -1 0 0
from the|3 8 -1 -7 -6 3
from tuesday|-4 -5 8 -1 0 2
front|-5 6 -1 2 -1 -1
front desk|1 -1 -1 0 0 0
front of|2 1 0 -2 0 0
frost|1 -1 5 1 -5 -2
frozen|-3 -2 -1 8 0 0
frozen until|-3 -1 -1 6 0 0
fruh|4 -3 3 -4 -1 0
fryer|2 3 -1 -1 -1 -3
fuhrerschein|8 -3 0 -3 -1 -1
full|0 1 -3 -2 7 -3
funciona|8 -5 0 -2 0 0
funeral|1 -3 4 -2 -1 0
fur|4 7 -6 -7 2 1
fur das|-8 12 0 -1 -2 -2
fur den|1 1 -1 0 0 0
fur die|-3 4 -1 -4 7 -3
furious|-1 -3 0 0 4 -1
furs|4 9 -1 -9 -3 -1
further|-2 3 -1 2 -1 -1
fuse|-6 7 0 1 -1 -1
fyi|-3 7 -1 -2 -1 0
g|-3 5 -1 0 0 -1
gallery|-2 2 0 0 0 0
garage|-3 -1 -1 1 -1 3
garage door|-2 -1 2 3 1 -3
garaje|1 0 -1 0 -1 1
garden|-3 -2 0 3 0 2
gas|-7 -2 4 -3 8 1
gasket|0 2 0 -1 0 0
gaste|2 -4 -1 1 -3 4
gate|-5 14 -3 -4 -1 0
gate closes|2 -1 0 0 0 0
gato|-3 6 0 -3 0 0
gauge|0 -4 -1 5 0 0
gave|15 -17 6 7 -4 -6
gave me|3 -2 0 -1 0 0
gave the|10 -7 0 -2 0 0
gave up|-6 2 0 5 0 -1
gave us|3 -5 8 -4 -1 -1
gdpr|5 -4 2 -2 -1 0
gear|3 -10 0 7 0 0
gearbox|3 -3 1 1 -1 -1
gedruckt|0 0 0 1 0 0
gefunden|17 -7 -6 -2 -1 -1
geht|1 0 0 0 -1 0
gekundigt|-4 -4 0 9 0 0
gel|2 3 -3 -2 0 0
gemeindesaal|1 1 0 -1 0 0
gemeldet|-2 4 0 -2 -2 1
generator|10 -1 -3 -7 3 -2
german|3 -4 0 0 0 1
geschickt|-3 6 0 -1 -2 0
gestern|10 -8 -1 -3 3 -2
get|-10 5 -4 3 1 5
get a|3 -8 4 -4 -2 7
get in|5 -2 0 -2 0 -1
get it|-3 -4 0 9 0 -1
get on|-1 3 0 0 0 -2
get the|-8 8 -4 1 4 -1
get to|-1 4 -4 1 0 0
gets|5 4 -6 -1 -2 -1
gets the|4 -3 0 0 0 0
getting|-9 -8 0 -1 14 4
getting worse|0 -1 0 0 2 0
gibt|4 0 -1 1 -2 -2
gibt es|4 -1 -1 1 -2 -2
gift|2 -5 -1 5 0 -1
ging|-3 7 -1 -1 -1 0
girl|-3 2 -1 2 0 0
girls|2 1 0 -2 0 0
give|-9 11 3 -1 -3 -2
give the|-3 4 1 -1 0 -1
given|3 -1 0 -1 -1 0
given us|2 -1 0 0 0 0
gives|-3 0 3 3 -2 -1
gives the|5 -3 0 -1 -1 0
gives us|-5 0 1 5 0 0
giving|-7 9 0 -1 0 0
glass|3 -1 -1 0 -1 -1
glasses|-1 2 4 -3 -1 -1
glaze|2 1 0 -3 0 0
glazier|0 2 -1 0 -1 -1
glazing|-2 3 0 0 0 0
gleich|-1 -8 -1 -4 -2 16
glove|1 -1 0 0 0 0
gloves|7 -6 -1 -3 5 -1
glue|5 3 -1 -4 -2 -2
glued|11 -8 0 -1 -1 -1
gluten|-7 1 -2 -1 -1 10
gluten free|-6 3 -1 4 0 0
go|-21 8 -7 11 7 3
go down|-1 1 -1 0 3 -1
go first|0 -1 0 0 1 0
go in|-3 1 -1 1 -2 3
go live|-1 -3 5 -1 0 0
go on|0 2 -5 -1 -2 6
go out|-6 3 -1 0 5 -1
go to|-5 5 -2 4 1 -3
go with|-1 1 -1 -3 -1 5
goalkeeper|0 -1 0 0 0 1
goalposts|-1 3 -1 -1 0 0
goes|-5 -1 -1 4 6 -4
goes on|-7 1 0 8 0 0
goes out|-3 4 -1 0 0 0
goes to|-4 1 4 0 -1 -1
goes up|7 -4 -1 -2 0 0
goggles|-7 7 0 -1 0 0
going|-6 -5 0 8 3 0
going on|-4 -3 -1 10 -1 0
going to|-2 -2 1 -2 5 0
gone|16 3 -3 -12 -1 -2
gone from|6 -2 -1 -3 0 0
gone the|3 -2 -1 -1 0 0
good|14 1 -4 -6 -2 -4
good for|7 -6 0 0 0 0
good morning|0 -2 3 -1 0 0
good news|1 -1 0 0 0 0
good to|0 -1 0 0 0 1
good until|16 -9 -2 -5 0 0
goods|-1 -1 2 0 0 0
got|19 -10 8 -7 -1 -10
got 0|-2 0 -1 3 0 -1
got a|-7 8 -1 5 -2 -1
got an|-1 -5 7 -1 0 0
got her|2 -1 0 0 0 0
got his|1 -1 0 0 0 0
got hold|4 0 0 -2 -1 0
got it|7 -5 1 -1 0 -1
got its|1 0 0 0 0 0
got moved|-2 0 2 0 0 0
got one|6 -4 -2 1 0 0
got the|16 -11 -2 -2 -1 -1
got their|5 -3 0 -2 0 0
got through|-1 0 0 1 0 0
got us|2 -2 0 0 0 0
gp|1 -2 -1 -1 3 0
grade|4 -1 0 -3 0 0
graffiti|5 -1 -1 -1 -1 -1
grandma|-2 1 0 1 0 0
grandma's|-4 6 0 -2 0 0
grandma's hearing|1 -1 0 0 0 0
grandpa|-6 8 -1 -1 0 -1
granny|6 -1 0 0 0 -4
grant|1 -1 1 0 -1 0
grant application|3 -2 0 0 0 0
grant report|-2 0 2 0 0 0
granted|12 -12 11 -8 -1 -1
grants|-1 -3 8 -3 0 -1
gravel|6 -1 0 -2 -2 0
grease|2 -2 0 -1 0 0
great|2 0 -3 -1 2 1
green|6 8 -4 -6 -3 -1
green for|-2 3 0 0 0 0
greenhouse|-2 5 -3 2 -1 -1
greetings|-1 -6 0 2 4 0
greetings from|-2 -2 0 5 0 0
grey|1 1 0 -2 0 1
grid|4 -5 -3 6 -1 -1
grievance|-2 2 0 1 -1 -1
grill|-13 13 0 0 0 0
ground|-3 2 -1 4 -2 -1
ground floor|-4 0 -1 6 -1 0
group|-1 6 0 -3 0 -1
guest|-3 4 -1 0 3 -2
guest room|2 0 0 -1 0 0
guests|-2 4 -1 -1 1 -1
guide|6 0 -1 -5 -2 1
guides|-1 4 -1 1 -1 -1
gutachten|4 -7 -1 8 -4 0
gutter|-2 1 0 -2 -1 3
gutters|9 -2 1 -3 -2 -4
guy|1 6 0 -4 -2 -1
guy from|0 0 1 0 -1 0
guys|-2 4 0 -1 0 0
gym|0 -5 -8 7 7 -1
ha|-3 2 1 3 -1 -1
hab|24 -13 -6 -2 -1 -2
hab den|8 -5 0 -1 0 -1
habe|6 0 -1 -3 -1 -1
haben|-1 -2 2 -3 7 -3
hace|-4 -4 -4 10 -2 4
hace falta|-4 -5 0 5 -1 4
had|15 -2 0 -4 -5 -3
had a|2 -2 3 -2 1 -1
had no|-6 7 0 0 0 0
had the|2 5 -2 -3 -1 0
had their|1 0 0 0 0 0
had to|-1 -1 0 3 0 0
had two|-1 2 -1 0 0 0
hail|-1 0 1 0 0 0
hair|8 -7 7 -5 -1 -1
halden|-5 5 0 0 0 0
half|3 8 4 -5 -6 -5
half of|-3 11 -1 -5 -1 -1
half the|-6 5 0 3 0 0
half way|0 -2 0 2 0 0
halfte|-7 -9 -2 20 -1 -1
halfway|-2 -2 0 4 0 0
hall|-1 3 -1 2 -1 -2
hall 0|1 2 -2 0 0 0
hall c|0 2 0 -2 0 0
hall is|-2 -1 2 0 0 1
hallway|5 0 0 -4 -1 0
han|-1 7 -1 -2 -1 -2
hand|3 0 7 -5 -2 -3
hand in|-2 -3 8 -2 -1 0
handed|14 -12 -1 1 -1 -1
handed in|-2 -3 0 6 0 0
handed over|0 2 0 -2 0 0
handed the|1 -1 0 0 0 0
handle|-5 7 0 -2 1 -1
handover|-2 -10 17 -3 -1 0
handrail|-4 3 0 -2 5 -1
hands|13 -6 -1 -4 -1 -1
handwriting|-5 7 0 -2 0 0
hang|11 -8 0 -3 -1 0
hanging|-1 13 -1 -10 -1 0
hanging in|0 1 0 -1 0 0
hangs|16 -5 -2 -10 4 -3
hangs at|4 -1 0 -3 -1 0
hangs in|6 -4 0 0 0 -2
hangt|0 7 -1 -2 -2 -1
hanna|-1 -5 6 0 0 0
hansen|-1 1 -2 3 -1 0
happen|-3 0 -1 -2 6 -1
happens|-2 2 4 -2 0 -1
happens on|-5 2 4 0 0 -1
happy|6 0 2 -6 -1 -1
harbour|0 -1 -2 5 -1 -1
harbour house|2 2 -1 -3 0 0
harbour master|2 0 0 -1 0 0
hard|-5 9 0 -2 -1 0
hardware|-5 6 0 0 0 0
hardware store|-5 6 0 0 0 0
has|13 4 -2 3 -7 -11
has 0|-2 4 -1 0 0 0
has a|8 -1 -2 3 -3 -5
has arrived|2 -1 0 -1 0 0
has become|0 -5 0 -1 7 0
has been|-1 -5 10 -1 -1 -2
has begun|-2 -2 0 4 0 0
has changed|-4 5 -1 0 0 0
has gone|-5 6 0 0 0 0
has got|5 -4 0 0 0 0
has had|3 -1 0 -1 0 0
has her|8 -5 -2 -1 0 0
has his|8 -5 -1 -1 0 0
has it|4 4 -2 -5 -1 0
has its|10 -5 -2 -3 -1 0
has left|3 -10 -1 9 -1 0
has moved|4 -3 0 -1 0 0
has no|-6 18 1 -11 -2 0
has not|-1 2 0 0 0 0
has only|0 0 1 0 -1 0
has our|3 -2 0 0 0 0
has sent|3 -3 0 0 0 0
has taken|-11 -2 0 15 -1 -1
has the|3 8 -6 -2 -2 -1
has them|2 -1 0 -1 0 0
has time|0 0 1 0 0 0
has to|-16 7 3 -1 0 6
has two|5 -2 -1 -2 0 0
hasn't|4 -1 0 -2 -1 0
hasnt|-4 3 -1 3 -1 0
hasta|-3 -5 5 5 -1 -1
hasta el|-2 -2 5 -1 0 0
hat|-3 4 -4 -2 11 -6
hat abgesagt|-4 -1 0 6 -1 0
hat die|9 1 -2 -5 -3 -1
hat keine|-5 8 0 -2 -1 -1
hat sich|5 -2 0 1 -4 1
hats|-1 -1 0 3 0 -1
hatte|-7 12 0 -1 -2 -2
haustur|4 -6 -1 6 -2 -1
have|4 -1 -2 0 4 -6
have 0|-1 3 0 -2 0 -1
have a|19 -10 -1 -1 -3 -5
have all|1 -1 -1 1 0 0
have an|0 1 0 0 0 0
have been|1 2 -1 -1 -1 0
have handed|-1 -3 0 5 0 0
have it|-3 -7 4 7 -1 0
have no|-3 5 0 -2 0 0
have the|-4 7 -2 -3 -1 3
have their|2 0 0 -1 -1 0
have them|0 -2 3 -1 0 0
have three|-3 2 0 1 0 0
have time|-3 4 0 -1 0 0
have to|-9 8 -1 1 -5 7
haven't|-3 4 0 -1 0 0
haven't paid|-2 2 0 1 0 0
havent|3 1 0 -4 0 0
hay|-1 -3 -2 3 -1 3
hay que|-6 1 3 -4 -1 7
he|3 -1 1 -6 7 -3
he comes|0 -2 -1 0 0 4
he has|-2 -5 -2 12 -3 -1
he is|0 0 0 1 1 -1
he needs|-2 -1 5 1 -2 0
he says|0 1 -1 0 0 0
he takes|3 -11 9 -1 0 0
he wants|-1 2 -1 0 0 0
he was|4 0 -2 -1 -1 0
he'd|-3 3 0 0 0 0
he'll|1 1 0 -1 0 0
he's|1 0 -2 -2 -3 7
he's got|3 -1 -1 0 -1 -1
head|-7 10 0 -3 0 -1
heads|-11 10 0 3 -1 0
health|-3 -2 5 1 -1 -1
hear|3 4 1 -4 -1 -3
hear the|-1 3 0 -1 -1 0
heard|4 -2 0 -2 0 0
hearing|1 -1 3 0 0 -3
hearing aid|-1 4 0 -1 -1 0
hears|-4 6 0 -1 -1 0
heart|-1 4 0 -2 0 -1
heat|-4 6 -1 0 0 -1
heat pump|-4 6 -1 -1 0 -1
heating|-3 3 0 2 -1 -1
heats|10 -6 -1 -1 -2 0
heats up|6 -3 0 -1 -2 0
hedge|2 0 1 -3 0 0
hedge is|-2 2 0 0 0 0
heizung|-8 11 0 -2 -1 0
heizung im|2 -1 0 -1 0 0
held|4 -8 -1 6 -1 0
held up|-4 0 0 4 0 0
hello|0 -10 11 -5 7 -3
hello mr|0 1 0 0 0 -1
help|-2 7 -3 0 -2 0
helpers|-4 2 0 4 -1 0
her|19 8 0 -15 -5 -6
her new|6 -4 -2 0 0 0
her on|-2 2 0 0 0 0
here|4 -2 5 -2 -5 1
here and|-1 -2 0 4 0 0
here but|-2 3 0 0 0 0
here the|1 -1 0 0 0 0
herr|1 4 1 -4 -2 1
herr wolf|-3 3 1 0 0 -1
herself|3 -9 -4 3 8 -1
heute|25 -8 -14 4 -6 -1
heute fruh|9 -2 -4 -3 0 0
hey|3 -5 0 3 0 0
hi|-11 -15 13 2 10 0
hier|4 -2 -1 1 -1 -1
hier soir|8 -3 0 -4 0 0
high|-12 -5 -2 -6 22 3
higher|-1 3 -1 -1 0 0
higher than|-1 3 -1 -1 -1 0
highest|-5 -5 -2 -4 16 0
him|7 -7 -4 5 -2 1
himself|-2 -3 0 5 0 0
hinge|-3 5 -1 -1 0 0
hire|0 -1 -2 2 0 1
hired|7 -2 -1 -4 0 0
his|0 12 -6 -2 -3 -1
his 0|12 -9 -1 -2 -1 0
his drill|4 -3 0 -1 0 0
his forklift|5 -3 0 0 0 0
his own|0 -1 0 0 1 0
his report|-1 1 0 0 0 0
history|0 -4 -1 5 0 0
hof|5 -2 -1 -1 -1 0
hold|-1 -3 -4 13 -4 -1
hold of|4 0 0 -2 -1 0
hold the|0 -2 1 0 0 0
hold till|0 0 0 1 0 0
hold until|-1 -2 0 3 0 0
holds|13 -9 -1 -3 -1 0
holds 0|4 -3 0 -1 0 0
holds its|3 -2 0 -1 0 0
hole|1 1 0 -1 1 -1
holiday|-3 -1 8 0 -2 -2
holidays|-2 -6 8 -4 4 -1
home|9 -7 2 -1 -2 -1
home for|5 -2 -1 -1 0 -1
hope|-3 -5 -1 4 7 -2
hope the|3 -2 -1 0 0 0
hope you|-1 -3 0 2 1 0
horses|5 -2 0 -3 0 0
hose|-4 4 0 0 0 0
hospital|2 -3 5 -1 -1 0
hostel|-5 2 0 4 -1 0
hosting|-4 11 -4 -2 0 0
hot|0 1 -2 -2 5 -2
hot water|1 1 0 -1 -1 0
hotel|0 4 0 -3 -1 0
hotline|-7 8 -1 0 0 0
hour|7 -3 -4 -10 13 -3
hours|15 -8 -5 -2 -1 1
house|3 2 -3 0 -2 0
house rules|0 2 0 1 -1 -2
how|-1 4 -1 -2 -2 1
how many|0 1 0 0 0 0
how to|-1 0 0 1 -2 1
hoy|5 0 -7 1 0 0
hr|-3 -2 0 1 -1 5
huber|-1 5 -5 1 0 -1
hull|-5 0 0 6 -1 0
hums|3 -3 0 0 0 0
hund|0 1 1 -1 -1 0
hung|-1 -6 -6 16 -1 -1
hurry|-7 -6 -1 -3 20 -2
hurry with|-3 -4 0 -2 10 -1
hurts|-6 9 -2 2 -2 0
hut|-1 1 -1 -1 -1 2
hygiene|12 -6 -2 -3 -2 1
hygiene certificate|2 0 -2 1 -1 0
hymn|7 -3 -1 -2 0 0
i|-1 19 1 4 -11 -11
i am|-1 -1 0 2 1 0
i asked|-2 -3 5 0 0 0
i call|3 -2 0 0 0 0
i can|-4 14 -4 -1 -2 -2
i can't|0 3 -1 -1 0 -1
i cant|-1 1 0 0 0 0
i could|3 -1 -1 0 -1 0
i counted|1 -1 0 0 0 0
i did|1 0 0 -1 0 0
i didn't|-2 2 0 0 0 0
i do|-1 2 0 0 0 0
i don't|0 3 0 -2 0 0
i found|0 -3 -1 4 0 0
i gave|2 -2 0 0 0 0
i got|0 0 0 0 0 1
i had|-1 2 -1 0 0 0
i have|1 3 1 -3 -2 -1
i hope|-4 -1 0 4 1 0
i need|0 3 0 -1 -1 -1
i ordered|-3 -4 0 8 0 0
i put|9 -5 0 -2 0 -1
i said|-1 4 -2 0 0 0
i see|-2 3 -1 0 0 0
i started|-2 -4 0 6 0 0
i still|-1 1 0 0 0 0
i think|-3 5 -1 -2 0 1
i told|2 -3 2 0 0 0
i took|-8 -4 2 10 0 0
i wanted|1 -1 0 0 0 0
i was|5 -7 4 -1 0 0
i will|-2 3 -1 0 0 0
i would|-1 0 0 -1 3 0
i'd|7 -2 1 -4 0 -2
i'll|-3 6 -3 2 -1 -1
i'm|-5 3 4 7 -5 -3
i'm away|0 -1 2 -1 -1 0
i'm on|2 -4 0 5 -1 -2
i've|-2 1 -2 3 4 -4
i've asked|-1 0 0 1 0 0
i've handed|1 -2 0 1 0 0
i've started|-2 0 0 3 0 0
ice|5 -1 0 -1 -1 -1
ice machine|10 -8 0 -1 0 0
ich|-9 20 -3 -2 -5 -1
id|-1 3 0 -1 0 -1
idea|-9 7 -1 5 -1 -1
if|-9 15 -5 -8 8 -2
if it|0 6 -4 0 -1 0
if the|-3 9 -1 -1 -3 -1
if they|-1 1 0 -1 1 0
if we|0 4 -1 -1 0 -1
if you|0 11 -2 -2 -5 -2
ihre|7 -3 -2 -2 -1 0
il|-14 2 3 3 -5 11
il est|-3 3 -1 5 -1 -3
il faudrait|-1 -2 -1 -1 0 5
il faut|1 -2 2 -3 -2 3
il manque|-5 4 -1 -2 -1 5
ill|-4 -5 3 5 2 -1
ils|9 -10 5 -2 0 -2
im|10 2 2 -10 0 -4
im buro|2 2 -2 -1 -1 -1
im mai|1 -2 1 -1 3 -1
im ordner|3 -1 0 -1 0 0
im urlaub|-8 10 -1 -1 0 0
immer|-2 4 -1 -4 5 -3
immer noch|-2 4 -1 -4 5 -3
implant|2 -1 0 -2 0 0
import|-9 2 0 8 0 0
important|-1 -4 -1 -3 8 0
important any|0 0 0 0 1 0
important now|0 0 0 0 1 0
in|15 1 -10 -3 -7 4
in 0|-2 13 -1 -7 -3 -1
in 0b|0 2 0 -2 -1 0
in a|9 -10 -3 1 7 -4
in addition|-3 -9 -1 -3 -1 17
in again|-2 3 0 0 0 0
in aisle|-3 -3 0 -1 7 0
in all|4 -3 0 -1 0 0
in and|1 1 0 0 0 -2
in as|-1 -1 0 0 0 3
in at|2 -1 0 0 0 0
in but|-2 3 0 0 0 0
in cash|2 -2 0 0 0 0
in der|-2 0 1 5 -1 -2
in english|-2 8 0 -4 0 -2
in every|2 -1 0 -1 0 0
in february|-2 -1 -2 7 -1 0
in for|-2 4 -2 0 0 0
in french|1 -2 1 -1 0 1
in from|-1 1 0 0 0 0
in front|2 1 0 -2 0 0
in full|8 -6 0 -1 -1 0
in hall|1 2 0 -3 0 0
in her|2 0 -1 -1 0 0
in his|-1 3 0 -1 0 -1
in it|6 -4 0 -2 0 0
in january|-1 0 -2 4 -1 -1
in law|4 -4 -1 1 0 0
in march|-5 4 2 -1 0 -1
in may|-2 3 3 -1 -2 0
in my|8 -6 0 -1 0 -1
in no|9 -5 0 -4 1 0
in october|-4 -1 9 -4 0 -1
in on|1 1 0 -1 -1 -1
in one|2 -3 2 -1 0 0
in our|-3 -3 0 -2 8 0
in person|1 0 0 0 0 0
in polish|5 -2 0 -2 -1 0
in progress|-5 -3 0 9 0 0
in review|-13 -1 0 17 -1 -1
in room|-2 5 0 -2 0 -1
in september|0 2 4 -3 -3 0
in service|1 -1 0 0 0 0
in six|-1 0 1 0 0 0
in spring|-5 2 2 -1 2 -1
in stock|-2 2 -2 3 0 0
in that|-2 2 0 0 0 0
in the|3 5 -1 3 -8 -1
in their|-4 -3 0 8 -1 -1
in there|-3 0 -1 -2 3 3
in they|-6 0 0 7 0 0
in this|-5 8 -1 0 -2 0
in three|-3 3 2 -1 0 0
in to|5 -1 0 -2 0 0
in two|0 1 0 0 0 0
in with|-2 2 0 1 0 0
in writing|6 -4 0 -1 0 0
in your|4 -1 0 -1 0 -1
inbox|5 -3 0 -2 0 0
incl|-1 2 -2 2 -1 0
include|-2 -5 -1 -1 -1 9
include a|0 -1 0 0 0 1
include the|-2 -3 -1 -1 -1 8
included|0 -1 0 0 -1 3
index|6 -5 -1 0 -1 0
ines|0 8 -3 -3 -2 -1
info|-3 6 -1 0 0 -1
injunction|2 -6 -1 -2 -1 7
inn|5 -3 0 -2 0 0
ins|2 2 -1 -5 -1 2
inside|1 -9 -1 3 1 4
inspection|-6 3 8 -2 -1 -1
inspector|-2 1 6 -4 -2 1
installed|2 1 0 -3 0 0
instead|-8 7 14 -7 -6 0
instead of|-2 14 -3 -6 -4 1
instructions|3 4 -2 -3 -1 -2
instructions for|3 4 -2 -3 -1 -2
insulin|1 -2 -2 -2 4 0
insurance|2 -5 -3 -1 1 6
insurance for|1 -4 0 -2 0 5
insurer|-2 -5 4 -2 -1 5
insurer wants|-1 -3 2 -1 -1 4
intercom|2 -1 -1 -2 -2 3
intern|1 -1 0 0 0 0
interpreter|1 3 -2 0 -1 -1
interrupted|-7 -4 0 12 -1 -1
interview|6 -2 1 -8 -1 4
interview is|0 -2 1 1 0 0
interviewed|-6 1 -1 7 -1 -1
interviews|-2 0 -3 7 -1 0
interviews for|-1 2 -1 1 0 0
into|1 -2 -2 6 -6 3
into account|-1 8 -3 -1 -2 0
into the|-12 3 1 9 -1 -1
inventory|0 -3 0 4 -1 1
invitations|1 3 -2 -1 0 -1
invoice|3 -3 -3 0 0 2
invoice 0|-5 -6 -1 10 2 0
invoices|-2 -1 0 3 0 0
ironed|12 -10 0 -2 0 0
is|4 2 0 6 8 -19
is 0|-16 14 10 -4 -3 -1
is a|-11 9 3 -3 2 0
is about|-1 5 0 -3 -1 0
is anyone|-2 3 0 -1 0 0
is approved|1 0 0 0 0 0
is asking|-3 3 0 -1 1 0
is at|2 2 1 -1 -3 -1
is attached|3 -2 0 0 0 0
is away|2 -2 1 0 0 0
is back|-2 5 0 -3 0 0
is being|-6 -3 1 5 4 0
is blocked|5 -1 0 -3 -1 0
is booked|-2 4 3 -5 -1 0
is broken|-6 6 0 0 0 0
is called|-7 8 0 -1 0 0
is changed|1 -1 -1 1 -1 0
is clear|1 -1 0 0 0 0
is closed|-14 14 -1 -6 -1 8
is coming|-8 4 0 5 1 0
is complete|-3 -1 0 4 0 0
is confirmed|-6 0 1 0 0 5
is corrected|2 -1 0 -1 0 0
is cut|-3 -2 0 5 0 0
is dead|-3 3 0 0 0 0
is done|3 -1 0 -2 0 0
is down|12 -1 -4 -6 -3 1
is dry|2 -5 -1 6 -1 0
is empty|8 -1 -1 -3 -2 0
is enough|-5 -5 1 -1 11 0
is filled|8 -4 0 -4 0 0
is fine|7 -9 4 -1 -1 0
is finished|-11 7 -3 7 0 0
is fixed|0 -1 2 0 0 0
is free|2 0 0 -1 0 0
is full|-9 7 -1 3 -1 0
is getting|-1 -3 0 -2 7 -1
is gone|-3 9 -1 -3 0 -2
is good|7 -6 0 -1 -1 0
is green|5 -3 0 -2 0 0
is here|-2 -4 0 3 0 2
is ill|-1 -1 2 0 0 0
is in|0 -10 0 17 -4 -3
is it|-1 -1 3 0 -1 0
is live|2 -1 0 -1 0 0
is loose|-8 10 0 -2 -1 1
is merged|0 0 0 1 0 0
is missing|-1 1 -1 4 -3 -1
is more|0 0 -2 0 2 0
is moved|-1 0 1 0 0 0
is not|-2 2 -1 -1 2 0
is now|-7 9 9 -5 -5 0
is off|1 -2 -1 5 -1 -1
is on|-4 -7 8 7 -2 -2
is online|3 -2 0 -1 0 0
is only|-1 0 3 -4 3 0
is open|5 2 -1 -2 -3 -1
is ordered|6 -1 -3 -2 0 0
is out|2 -7 -3 11 -1 -1
is over|3 -7 -1 5 -1 0
is paid|2 -3 -1 2 1 0
is painted|-7 8 0 -1 0 0
is ready|-2 0 0 2 -1 0
is registered|4 -3 0 -1 0 0
is reserved|3 -2 0 -1 0 0
is running|0 -7 -1 6 1 0
is set|3 -1 0 -1 0 0
is signed|0 -1 0 1 0 0
is sold|-3 0 0 3 0 0
is sorted|2 -1 -2 0 0 0
is still|-3 4 0 2 -2 0
is stuck|-2 1 0 1 0 0
is sunday|-4 6 -3 0 0 0
is terminated|1 0 0 0 0 0
is that|-1 1 0 0 0 0
is the|-11 13 1 -8 6 -1
is there|-2 4 0 -1 -1 0
is through|-4 1 -1 6 -1 0
is tight|6 -4 0 -1 0 0
is too|-3 9 -2 -1 -1 -3
is under|7 -5 0 0 -1 0
is up|6 -2 0 -3 -1 -1
is with|3 -10 -2 17 -6 -2
is working|8 -8 0 0 0 0
isn't|-5 1 1 -3 8 -1
isn't in|0 1 0 0 0 0
isn't so|-1 0 0 -1 3 0
isnt|-8 0 -2 0 11 -1
isnt urgent|-1 -1 -1 -1 3 0
issues|-1 3 -2 0 -1 0
ist|20 -17 3 -4 10 -12
ist da|6 -3 0 -1 -1 -1
ist es|-1 -5 0 5 1 0
ist im|-5 4 4 -2 -1 0
ist jetzt|-12 -8 16 -2 8 -3
ist schon|-1 1 -4 5 -1 0
ist unterschrieben|1 0 0 0 0 0
ist weg|2 0 0 -1 0 0
it|-3 -9 10 -3 3 1
it 0|1 7 -5 -1 -1 -1
it a|-2 2 0 0 -1 0
it already|0 -1 1 0 0 0
it and|-2 -2 5 0 0 0
it as|-3 -6 0 4 6 -2
it at|5 -9 -1 -2 8 -1
it back|-1 7 -3 0 -3 -1
it before|-2 2 2 0 -2 0
it belongs|6 -5 0 0 0 0
it but|-2 5 -1 -1 0 0
it by|-1 0 1 1 0 0
it can|3 1 -3 0 -1 0
it for|-8 11 4 -4 0 -3
it from|4 -3 0 -1 0 0
it has|-6 5 4 -1 -1 -1
it here|0 -2 0 0 0 2
it i|-3 5 -1 0 0 0
it in|-2 0 5 -3 -2 3
it is|-5 12 1 -5 -3 0
it isn't|-2 3 0 -1 0 0
it last|-3 -4 0 -1 8 0
it looks|-5 9 0 -2 -1 0
it now|-11 4 -1 10 -1 0
it off|-1 5 0 -3 -1 1
it on|-7 5 -4 2 -1 5
it only|-1 1 0 0 0 0
it out|-1 0 0 0 2 0
it runs|-1 4 -2 0 -1 -1
it says|0 6 -2 -2 -1 0
it should|11 -6 0 -3 0 -2
it since|2 -6 0 2 2 0
it so|-1 -4 0 6 0 0
it the|-1 -7 7 5 -2 -3
it they|1 0 0 1 0 0
it this|0 0 -3 4 -1 0
it to|-6 -9 4 12 -1 0
it twice|9 -4 -2 -2 0 -2
it until|0 1 0 0 0 0
it up|2 -7 -1 1 6 -1
it was|6 2 -2 -3 -2 -1
it we|-3 -3 -1 2 6 -1
it when|3 -5 0 -2 7 -2
it with|1 1 0 -2 0 1
it would|-1 3 0 0 -1 0
it's|5 9 -4 -7 7 -9
it's 0|-8 10 -1 0 0 0
it's done|0 -7 0 -1 7 0
it's dry|0 0 0 2 -1 0
it's in|-5 6 0 -1 0 0
it's on|7 -5 0 -2 -1 -1
it's the|-2 3 0 0 -1 0
it's too|-1 5 4 -1 -3 -3
italian|-1 2 0 0 -1 0
item|-2 2 -1 -3 -2 6
its|11 -15 -1 -4 10 -2
its 0|1 1 -1 -1 0 0
its new|1 -1 0 -1 0 0
its own|0 0 0 0 -1 0
its way|-3 -2 0 5 0 0
itself|7 -6 -4 2 2 -2
itv|2 1 1 -3 0 -1
j'ai|13 -14 -4 13 -3 -5
jab|1 -1 0 -1 0 0
jahr|-6 7 -2 -2 5 -3
jams|2 3 0 -2 -1 -1
jan|-4 3 2 -1 0 0
jan 0|-2 1 1 0 0 0
jana|6 -2 -1 -3 -1 1
januar|3 1 -2 0 -1 -1
january|-15 4 18 0 -5 -1
january 0|-6 -3 11 -1 -1 0
jardinero|6 6 -9 -1 -1 -1
je|-11 1 -4 18 -2 -2
jens|0 1 0 0 0 0
jerseys|-3 2 1 0 0 0
jetzt|1 -4 15 -7 3 -8
jetzt am|-1 0 1 0 0 0
jo|-1 -1 0 1 -1 2
joana|1 -1 0 1 0 0
job|7 -5 -4 1 -2 3
job ad|1 -3 0 3 -1 -1
jonas|-2 5 0 -1 -1 -1
jonas'|-1 1 0 0 -1 0
jubilee|0 3 0 -1 0 -2
judge|0 3 2 -3 -1 -2
july|-1 2 1 0 -1 -1
july 0|1 0 -1 0 0 0
jump|-7 11 -1 -2 -1 0
june|-9 13 6 -7 -1 -2
june 0|-2 1 1 0 -1 0
june and|-1 3 -1 -1 0 0
jusqu'au|-6 -10 20 -3 -1 -1
jusqu'au 0|-6 -10 20 -3 -1 -1
just|-4 7 -1 0 0 -1
just got|-3 2 0 1 0 0
just now|5 0 -2 -2 -1 -1
just the|-6 -1 0 9 -1 -1
k|-4 3 -1 3 -1 0
kahn|3 2 -2 -8 6 0
kam|3 0 0 -1 -1 -1
kann|6 -9 -2 -4 9 -1
karl|-1 0 0 -1 0 2
keep|3 -4 4 -1 -1 -1
keeps|4 0 0 -2 -1 -1
keine|-1 10 -1 -4 -2 -2
keller|0 4 -1 -1 -2 0
kept|-5 11 -1 -2 0 -2
key|2 -1 2 -12 11 -3
keyboard|-3 2 0 0 0 1
keys|5 0 4 -9 -1 2
keys are|-6 8 0 -2 0 0
keys for|4 -2 0 -1 0 0
kg|3 7 -3 -6 -1 0
kid|1 2 -1 -2 0 0
kids|1 12 -6 -11 6 -3
kids are|1 2 0 -5 3 0
kids'|1 -3 -1 5 -1 0
kiln|-3 8 -2 -2 -1 -1
kind|-6 0 10 -1 -1 -1
kind regards|-4 1 6 -1 -1 -1
kindergarten|8 -3 0 -3 -1 -1
kit|-1 -1 0 2 -1 1
kitchen|-2 1 -5 1 6 -2
kitchen light|0 1 0 -1 -1 1
klavier|6 -3 -1 -2 -2 3
klee|-1 4 -1 0 -1 0
km|6 2 -4 -2 -1 -1
knee|-3 5 0 -1 0 0
know|-7 16 -2 -4 -1 -1
know the|-3 4 0 0 0 0
knows|3 7 -2 -3 -3 -3
knows about|9 -6 0 -2 -1 -1
kommen|1 -3 4 -2 0 0
kommt|-5 -5 1 8 3 -1
kowalczyk|0 3 -3 0 0 0
kowalski|-4 3 0 3 -1 -1
kuchen|3 -5 0 -1 -1 5
kunde|-7 2 2 -1 7 -2
kurz|-6 10 -1 -2 -1 -1
l|0 -7 2 5 0 0
l'assurance|1 1 -1 -1 0 0
la|0 -1 8 4 -9 -1
la beca|2 3 0 -3 -1 -1
la bici|5 -1 -1 -1 -1 -2
la carta|1 4 -1 -3 -1 -1
la cocina|0 -4 10 -4 -1 -1
la facture|0 2 -1 -1 0 0
la itv|2 1 1 -3 0 -1
la lavadora|0 -1 4 -2 0 -1
la licencia|4 0 -1 -1 0 -1
la mairie|0 7 -1 -2 -1 -2
la pista|0 5 -1 -3 -1 -1
la puerta|3 0 0 -1 0 0
la reponse|-5 0 0 5 0 0
la resena|-2 0 -1 4 0 0
la salle|-3 0 -1 -4 10 -1
la terraza|-1 -2 -1 5 0 -1
la version|3 -3 0 1 0 0
lab|7 -8 -2 1 0 2
label|-4 -1 0 -4 -1 11
label for|2 -2 0 -1 -1 2
labelled|2 -2 0 0 0 0
labels|-3 -11 0 0 7 8
ladder|-4 10 0 -2 0 -4
ladder is|2 -1 0 0 0 0
lading|0 -3 0 4 0 0
lady|-1 2 0 0 0 -1
lady from|2 -1 0 0 0 0
lager|0 -6 -1 7 0 0
laid|-10 10 -2 3 -1 0
lambs|-1 -2 1 -1 0 4
lamp|-2 -2 -1 7 -1 -1
lamps|-1 1 0 0 0 1
land|3 -3 0 -1 -1 2
landlord|1 5 -1 -1 -2 -2
landlord wants|0 2 0 0 -1 -1
lane|-6 -1 0 3 4 0
languages|2 -1 0 0 0 0
laptop|3 -1 0 -1 -1 -1
laptops|-3 4 0 0 0 0
las|0 -5 0 -1 1 5
las 0|-1 -3 4 0 0 0
las sillas|1 1 0 0 -1 -1
last|6 7 -4 -11 7 -5
last box|5 -4 0 -1 1 -1
last night|6 -7 -1 1 2 -1
last night's|1 -2 0 -3 4 0
last one|2 1 -1 -2 0 0
last time|-3 5 -1 -1 -1 0
last two|-13 2 0 12 -1 0
last week|-4 4 0 -1 0 1
last year|-8 17 -4 -3 -1 -1
last year's|-4 6 0 -1 0 0
late|-1 1 3 1 -3 -2
later|-2 -8 14 -3 3 -4
later so|0 0 1 0 0 0
later than|0 -2 4 -1 -1 0
latest|-4 -4 11 -2 0 0
lauft|16 -10 -1 -3 -2 -1
lauft wieder|1 -1 0 0 0 0
laundry|-4 4 1 -1 0 0
lavadora|0 -1 4 -2 0 -1
law|-7 -5 -1 13 0 0
lawn|6 -9 0 0 3 0
lawyer|-6 7 -1 2 -2 -1
lay|-9 2 0 4 0 2
layer|-1 0 1 0 0 0
lazy|-2 2 0 0 0 0
le|-2 6 -2 2 -5 1
le 0|-3 5 1 -2 0 0
le client|4 -1 3 -4 -1 -2
le colis|3 2 -1 -2 -1 -1
le devis|4 -2 -1 2 -1 -2
le dossier|4 2 -1 -4 1 -2
le mode|-1 -2 0 5 -1 -1
le plombier|-3 -1 5 0 -1 -1
le portail|-4 4 -1 -1 4 -3
lea|-2 -2 0 0 -1 5
lead|0 2 0 -1 -1 0
leaflet|3 1 -1 -1 -1 0
leak|3 -1 0 -1 0 0
lean|6 0 0 -5 -1 -1
learned|9 -6 -1 -2 0 -1
lease|1 -1 -2 3 0 -1
leave|-9 -7 -4 16 6 -2
leave it|-5 -3 0 1 7 0
leave the|-2 -3 -1 7 -1 -1
leaves|4 -4 0 -3 3 -1
lecture|8 -6 0 -1 0 0
leeds|7 -6 0 0 0 0
leer|-4 2 -2 5 -1 -1
left|-4 1 -8 5 11 -5
left a|-5 5 0 0 0 0
left side|-3 8 0 -3 -2 -1
left the|-2 0 -3 5 -1 0
left to|6 -3 -1 -1 0 0
leg|-2 1 0 2 0 0
legal|-12 0 -1 15 -1 -1
legal sent|-7 9 0 -1 0 -1
lemon|1 4 -2 -2 -1 0
lena|1 1 0 -2 0 0
lenz|2 -2 0 0 0 0
leo|-5 5 1 0 0 -1
leo's|2 -2 0 -1 0 1
les|4 -7 -2 6 -4 5
les bancs|-6 -4 0 12 -1 -1
les cles|5 -2 0 -2 0 -1
less|-4 1 0 -1 4 0
lesson|-1 -9 13 -1 -2 -1
let|-6 0 -1 2 -1 6
let me|0 1 0 0 0 0
let's|-7 4 7 -2 -3 0
let's put|-1 -1 1 0 -1 3
lets|4 -1 1 -2 -1 -1
letter|5 -9 -4 -1 1 8
letter came|1 0 0 0 0 0
letter is|-1 2 0 0 0 0
letter of|-1 0 -3 -4 9 -1
letter to|3 -8 -3 -3 -2 13
letterbox|4 -1 0 -2 0 -1
letters|10 -4 -2 0 -2 -2
lettre|2 -1 1 -2 0 0
lettre de|2 -1 1 -2 0 0
leute|-7 0 -1 0 9 -2
level|-2 -9 0 6 7 -1
library|4 2 -4 -1 -1 -1
library books|5 0 -5 0 0 0
licence|8 -7 -1 -4 6 -3
licences|-1 0 0 1 -1 0
licencia|4 0 -1 -1 0 -1
lieferung|-1 6 -3 0 -1 -1
liegen|0 4 -1 1 -2 -1
liegt|8 7 -4 -1 -3 -6
liegt beim|-5 -2 -2 10 -1 -1
liegt im|6 -1 -1 -3 -1 -1
lies|11 -8 0 -2 -1 0
lift|1 1 0 -10 5 3
lift 0|-3 -3 -1 -1 8 0
lift in|-5 3 2 0 -1 0
lift the|0 0 -1 0 -1 2
lifted|3 5 -3 -4 -1 0
light|11 0 -1 -6 -3 0
lighthouse|-3 -3 0 7 0 -1
lights|11 -3 -4 -4 3 -3
like|10 6 -1 -11 -7 4
like a|0 -1 -2 -1 -1 5
like new|8 -6 0 -1 0 0
like the|-5 4 3 -1 -1 0
like to|-6 5 0 -1 0 2
liked|-6 17 -2 -8 -1 -1
likes|0 4 -1 -2 -1 -1
limit|4 -1 0 -2 0 0
lindner|0 -6 4 4 0 -2
lindner report|-4 -1 5 0 1 -1
lindqvist|0 1 1 -1 0 0
line|-4 6 -3 -5 2 3
lines|-2 6 0 -3 0 -1
lisbon|-2 -1 3 1 0 0
list|-9 4 -7 -11 3 21
list for|3 6 -2 -3 -1 -3
list is|12 -8 0 -3 0 -1
list of|-1 0 0 -1 -1 3
list with|-4 3 0 -2 3 -1
lists|0 0 -1 0 0 0
litres|3 -1 0 -1 0 0
little|-2 -3 1 -1 3 2
little ones|-5 0 3 -1 3 0
live|-3 2 5 -4 0 -1
llegan|11 -2 -4 -5 0 0
llego|3 3 -1 -4 -1 -1
llego el|6 -2 -1 -3 0 0
lo|-7 -9 -3 3 18 -3
lo de|-7 -3 -5 8 7 -1
lo del|-2 -3 0 -3 9 0
lo primero|0 -1 0 0 2 0
load|1 2 0 -1 -1 0
loaded|1 -1 0 1 0 0
loading|-4 0 0 3 -1 2
loads|4 -3 -3 -5 7 0
loan|2 -6 5 -2 0 0
lobby|-2 3 0 -1 0 0
lock|4 -10 -1 6 -1 3
locksmith|-5 7 0 -1 0 0
lodged|3 -1 0 -1 0 0
log|-1 2 -2 -2 0 3
log in|1 2 -1 -1 0 -1
logged|2 -1 0 -1 0 0
logiciel|-1 2 -1 3 -1 -2
login|-1 -1 -1 -2 8 -1
login page|-5 0 -1 1 9 -4
logo|-3 -8 -1 11 0 0
logo on|-2 -12 0 13 -1 1
long|1 4 -1 -1 -1 -3
longer|10 -19 1 5 4 -1
longer than|-1 0 2 0 -1 0
look|-4 10 -4 -1 1 -2
look at|-2 5 -3 -2 2 1
look for|-1 2 -1 0 0 -1
looked|-6 6 0 2 -2 0
looked at|2 0 0 -1 -1 0
looking|-3 3 -2 5 -2 -1
looking for|-4 3 0 3 0 -1
looks|6 9 -5 -1 -5 -2
looks good|0 6 -2 -3 -1 1
looks great|1 -2 0 2 -1 0
looks like|0 4 -2 0 -1 -1
loose|5 -1 0 -2 -2 0
lorry|0 1 0 0 0 0
los|5 -13 2 8 -2 0
los uniformes|3 -1 -2 1 -1 0
lose|-7 5 0 -2 6 -2
lost|-14 5 -2 7 5 -2
lost luggage|9 -5 0 -3 0 0
lot|3 5 -4 -3 0 -1
lots|-6 7 0 0 0 0
lou|-2 2 0 1 0 0
loueur|-2 0 -1 -4 -1 6
love|-6 3 0 2 3 -2
love to|0 1 0 0 0 -1
lovely|2 -2 -1 1 -2 1
low|-13 -8 -2 -8 36 -4
lower|-2 1 0 -1 3 0
lowest|4 -6 0 -1 5 -2
luggage|9 -5 0 -3 0 0
luis|8 -3 -1 -2 -1 -1
lunch|-4 3 -3 11 -5 -1
lund|1 -2 0 0 0 0
lundi|0 -6 6 2 0 -1
lunes|2 -4 7 -3 -1 0
lying|-1 2 0 1 -1 0
lyon|5 -4 -8 6 -1 1
m|-7 -1 -1 12 -2 -1
m of|2 0 0 -2 0 0
ma|-1 -7 -1 11 0 -1
machen|-2 0 5 -2 -1 1
machine|8 3 -2 1 -5 -5
machines|4 -1 0 -2 0 0
made|10 1 -1 -3 -4 -2
made a|-5 2 0 5 -1 -1
magazine|0 1 -1 0 0 0
mai|3 0 -1 -3 2 -1
mail|7 2 -2 -5 -3 1
mail server|4 -4 1 -2 -1 1
mailbox|3 0 0 -2 0 0
mailed|10 -6 -2 -1 -1 -1
mails|4 -1 -1 -1 -1 0
main|0 2 -1 0 0 -1
maintenance|-5 -1 1 5 0 0
maintenant|14 -10 -1 -5 4 -3
mairie|0 7 -1 -2 -1 -2
mais|-7 10 -1 0 -1 -1
make|-13 -10 6 -7 13 12
make a|0 -3 -1 -1 -1 7
make it|-4 4 8 -1 -4 -3
make that|-1 3 2 0 -5 1
make the|-3 -4 -1 -2 11 -2
make this|0 -3 -1 -1 7 -1
makes|5 2 0 -3 -2 -2
makes a|-2 5 0 -1 -1 -1
mal|-3 4 -1 1 -1 0
mamie|6 3 -1 -5 -1 -3
man|9 -8 10 -2 -4 -4
man took|2 0 0 -1 0 0
management|-7 -1 0 9 0 0
manager|0 1 0 0 0 0
manana|-5 -1 -5 13 -1 -1
mande|8 -5 -1 -1 0 -1
manque|-5 4 -1 -1 -1 4
manual|-4 5 0 -3 -1 2
many|-5 5 -1 -1 4 -1
map|-5 4 -1 -4 4 2
maps|2 0 0 0 -1 0
march|-5 5 6 -3 -1 -2
marche|0 8 -2 -4 -1 -2
mardi|-6 -3 15 -4 -1 -1
marek|2 1 0 -1 0 -1
mario|1 0 0 0 0 0
mark|5 -6 -2 -4 3 3
mark the|-1 -4 0 -2 3 3
marked|1 0 -1 -1 -1 2
market|-6 5 5 -2 -1 0
marketing|0 -1 3 -1 0 0
marketing wants|0 -1 3 -1 0 0
marketplace|0 1 0 0 -1 0
marshal|0 0 -1 0 0 2
marta|-8 7 -2 4 -2 1
marz|0 0 3 -1 -1 -2
mas|-1 -6 10 -2 0 -1
master|2 0 0 -1 0 0
mastercard|1 0 0 0 0 0
match|3 -2 1 -1 0 0
matin|-5 -10 18 -1 -1 -1
matter|0 -6 -1 -6 18 -5
matters|-2 -1 0 -3 8 -2
max|1 3 -3 0 0 0
may|2 4 10 -5 -7 -3
may 0|0 2 -1 0 0 0
maybe|-5 11 -2 0 -1 -2
mayor|4 -2 -1 -3 -1 3
mb|1 0 0 0 0 0
me|6 10 4 -8 -6 -6
me in|-1 1 0 0 0 1
me the|1 1 0 -2 1 0
me to|0 1 0 0 0 0
mean|2 -1 0 0 0 0
measured|5 0 -3 -2 0 -1
measured the|6 -2 -2 -1 0 -1
measurements|0 1 0 0 0 0
mechanic|-2 -3 1 6 0 -1
medias|-5 -5 -1 14 -1 -3
meet|0 3 -2 0 0 0
meeting|3 6 -2 -7 2 -3
meeting room|9 -5 -1 -2 -1 -1
mehr|16 -18 8 2 -6 -2
mehr der|-2 1 -1 2 0 0
mei|-7 11 -2 1 -2 -2
meier|3 2 -5 1 0 0
members|-4 10 -1 -4 -1 0
membership|5 -6 -1 -2 4 -1
membership list|-1 1 0 1 0 -1
memoire|-4 7 0 -1 -1 -1
menu|10 0 0 -9 -1 0
menuisier|-5 1 -1 5 -1 -1
menus|5 0 0 -4 0 -1
merged|5 -6 0 3 -1 -1
merged and|4 -1 0 -3 0 0
merged the|-5 -2 0 7 0 0
message|-5 6 0 0 0 0
messages|2 -4 -1 3 0 0
meter|-3 5 -2 1 -1 -1
meter reading|4 -2 0 -2 0 0
metres|0 3 -3 1 -1 0
mi|4 -3 -1 1 -1 -1
mia|-4 11 -3 -2 -1 0
mic|4 -3 0 -1 0 0
mid|-3 -7 9 4 -3 0
midi|-1 2 -3 3 0 -1
midnight|-1 -1 6 -3 -1 -1
miete|6 -3 -1 -1 -1 0
might|-5 7 0 0 0 -1
migration|-7 2 -1 7 -1 0
milk|0 0 -1 -3 3 1
milk tank|6 -5 -1 -3 4 -1
mill|1 0 -2 0 3 -1
mill lane|-6 -2 0 4 4 0
milo|-2 3 0 0 0 0
min|2 -3 -1 2 0 0
mind|-2 -4 -1 8 -1 -1
mine|-1 5 0 -3 0 0
minibus|7 -5 0 -1 0 -1
minister|6 -2 -1 -3 1 -1
ministry|0 3 -1 0 -1 -2
minus|-1 2 0 -1 0 0
minus 0|-2 3 0 -1 0 0
minute|-8 11 -1 2 -1 -2
minutes|9 6 -8 -6 -2 0
minutes to|3 -2 -1 0 0 0
mir|-9 14 0 -2 -2 -1
mirror|-4 -4 0 8 0 0
miss|-1 2 0 -1 0 0
missing|-12 9 -4 15 -7 -2
mit|0 -14 -5 5 7 7
mit dem|-8 -2 -1 3 9 -2
mixer|2 0 0 -1 0 0
mm|2 0 -1 -4 -1 3
mobile|5 -3 0 -6 -1 6
mochte|-6 9 -2 1 -1 0
mode|-4 -2 -1 9 -1 0
mode d'emploi|-1 -2 0 5 -1 -1
model|4 -2 0 0 -1 -1
moitie|-16 -2 -4 23 -1 0
moment|-9 -5 0 16 -1 -1
mon|2 1 0 -2 0 -1
monday|-8 3 6 1 0 -2
monday 0|3 -2 0 -1 0 0
monday and|3 -1 0 -2 0 0
monday so|4 -1 1 -5 1 0
mondays|-7 9 0 -1 0 0
money|1 -6 1 0 4 -1
money for|-5 1 0 4 0 0
money is|4 -3 0 -1 0 0
monitoring|7 -5 0 -2 -1 1
montag|-7 -4 5 7 -1 0
month|-8 -4 18 -4 -3 1
months|5 4 -2 -6 -1 -1
mopped|-2 1 0 2 0 0
more|-4 -12 13 -1 10 -7
more days|-2 -8 16 -4 -1 -2
more drips|1 -1 0 0 -1 0
more pressing|-2 0 -3 -1 5 0
more than|-2 9 -7 -1 2 -1
more the|0 -2 -2 5 0 -1
more thing|-1 -4 0 -2 -1 8
more time|-2 -2 5 0 0 0
more to|-2 2 0 1 0 0
more weeks|-4 -2 10 -2 -1 -1
morgen|-4 7 -6 8 -4 0
morning|4 6 5 -2 -9 -4
morning 0|3 -4 3 -1 0 0
morning and|3 -2 0 0 0 0
morning i|-1 -2 5 -1 -1 0
morning so|6 -5 0 0 0 0
mortgage|-5 5 0 -2 0 3
moss|4 -4 0 -2 0 2
most|-3 3 -1 -1 3 -1
most important|0 -2 0 0 3 0
mostly|-1 5 -2 -1 -1 0
mother|-1 -2 0 -1 4 0
motivation|2 -1 1 -2 0 0
motor|-10 0 0 11 0 -1
mould|2 3 0 -4 0 -1
mould in|3 2 0 -4 0 0
mountain|5 -7 -1 3 0 0
mouse|11 -8 0 -2 -1 -1
move|-11 10 -6 -6 10 3
move it|0 -3 0 0 4 -1
move on|0 -1 0 2 0 0
move the|-1 1 3 -1 0 -1
move this|-1 2 0 -2 3 -2
move to|0 -2 -2 0 0 4
moved|12 2 -2 -7 -2 -2
moved from|-1 -2 4 0 0 0
moved out|1 1 0 -1 0 0
moved the|9 -7 1 -1 -1 -1
moved to|-2 13 -8 -2 0 -1
movers|0 0 3 -3 0 0
moves|-3 3 4 -3 -1 -1
moves to|0 -4 5 0 0 0
moving|-1 4 -8 6 -1 0
moving the|-2 8 -2 -3 -1 0
mr|13 6 -1 -7 -7 -4
mr quist|0 1 -1 0 0 0
mrs|9 10 -6 -3 -5 -4
mrs brandt|5 -4 0 0 0 0
mrs lindqvist|-1 1 1 -1 0 0
mrs okafor|4 -4 0 -1 0 0
ms|5 1 0 -1 -5 0
much|-2 6 -2 -3 3 -2
mum|2 3 -1 -3 -1 -1
museum|9 3 -2 -7 -2 -2
museum trip|0 1 0 1 -1 -1
music|2 2 -1 -1 -1 -1
music is|0 -1 0 1 0 0
muss|-2 4 4 -1 -1 -3
mussen|-2 5 1 -2 -1 -2
must|-9 -4 14 -8 2 6
must also|0 -2 0 0 0 3
must be|-4 -1 11 -4 -1 -2
must have|-1 -1 2 0 0 0
must not|0 2 0 -1 0 -2
my|9 11 -5 1 -5 -10
my back|-2 2 0 1 0 0
my desk|1 -2 0 0 0 0
my side|5 -3 0 -2 0 0
my sister|-3 0 -1 6 -1 -1
my way|2 -7 0 5 0 0
n'a|-5 7 0 -1 0 0
nach|-12 4 2 -5 14 -2
nach dem|-6 7 -1 -1 1 -1
nachsten|0 -3 7 -3 0 0
nada|-2 5 -1 -2 -1 0
nadie|3 4 -1 -3 -2 -1
name|6 5 -7 -5 -3 3
name is|0 5 -1 -3 -1 -1
names|-4 0 0 0 0 5
nap|2 -2 0 2 -2 0
nap room|2 -2 0 2 -2 0
ne|3 -5 4 4 -1 -6
near|-1 6 -1 -2 -1 -1
near the|-1 3 -1 -2 0 -1
nearly|-1 -10 -3 16 1 -3
necessary|-3 -2 -2 8 0 0
need|-15 -3 8 5 -10 15
need a|-4 7 -1 -2 -1 1
need for|-2 -3 -1 9 -1 -2
need it|0 -8 7 3 0 -2
need somebody|-1 1 0 0 0 1
need someone|0 -1 0 0 0 1
need the|-6 1 3 1 -1 1
need to|-4 0 -1 5 0 -1
need two|-1 4 -1 0 0 -2
needed|-7 -10 6 13 -1 -1
needed by|-1 -2 6 -2 0 0
needs|-24 -7 -3 13 1 19
needs 0|-4 6 0 -1 0 0
needs a|-5 4 -1 -1 -4 7
needs an|0 -1 0 -1 -1 2
needs it|-1 -5 3 5 -2 -1
needs the|-1 1 0 -2 1 0
needs to|-3 -7 -2 -7 15 3
needs two|-1 -1 0 0 -1 2
neighbor|2 1 -2 1 -1 0
neighbour|1 1 0 -2 -1 0
neighbours|-2 5 -4 -2 0 3
nest|4 1 0 -6 -1 1
nest box|-4 4 0 -2 0 2
nest is|8 -3 0 -4 -1 0
net|9 -6 0 -1 0 0
neu|4 -2 3 -3 -1 -1
neue|2 -8 -1 13 -2 -4
neuen|9 -1 -2 -4 -2 -1
neuer|-4 -4 10 -1 0 0
never|-9 11 -1 -1 0 0
never got|0 1 0 0 0 0
new|16 -6 0 4 -8 -8
new bulb|-3 5 0 -1 0 -1
new coop|1 0 0 0 0 0
new date|3 -1 0 -2 0 0
new girl|-3 6 0 -3 0 1
new hinge|-7 8 -1 0 0 0
new logo|-3 -1 0 3 1 0
new office|2 -1 0 -1 0 0
new one|-5 3 -2 7 -2 -1
new ones|1 -2 0 1 0 0
new oven|6 2 0 -7 0 0
new price|3 -2 0 0 0 -1
new sign|-4 -4 9 -1 1 -1
new tenant|0 1 0 0 0 0
new till|1 -2 -1 2 0 0
new washer|3 -1 0 -1 0 0
news|1 0 0 0 0 0
news from|1 -1 0 0 0 0
newsletter|3 -3 2 1 -1 -1
next|-8 -2 9 7 0 -5
next monday|0 -1 0 1 0 0
next month|-4 2 6 -3 -1 0
next one|4 0 -4 0 0 0
next thursday|3 -2 1 -2 0 0
next time|0 -3 0 4 -1 0
next to|7 -1 -3 -2 -1 -1
next wednesday|-1 -2 8 0 -4 0
next week|2 9 -9 0 0 -1
next weekend|-2 -3 0 6 -1 0
next year|4 0 0 -4 0 0
ni|0 4 -1 -3 0 0
nice|-11 4 -4 -7 20 -2
nice to|-4 -2 -2 -7 16 -1
nicht|-4 -10 6 4 11 -6
nicht erst|-1 -3 8 -3 -1 0
nicht im|-4 5 1 -1 0 -1
nicht mehr|16 -16 -2 8 -4 -1
nichts|-1 9 -1 -3 -2 -2
night|7 5 -7 -6 -1 3
night porter|0 2 0 0 -1 -1
night shift|1 0 -4 -1 -1 6
night theme|-1 -1 0 0 3 0
night's|1 -2 0 -3 4 0
nightly|2 -1 0 0 0 0
nights|2 2 -3 0 -1 0
nine|7 -6 -2 5 -3 -2
nine are|-8 1 0 8 -1 0
no|-1 12 -11 16 2 -17
no 0|13 -11 -1 0 -1 0
no answer|-1 1 0 1 0 0
no complaints|7 -5 -1 0 0 0
no hay|-2 -1 -5 9 0 0
no hot|-5 5 0 1 -1 0
no hurry|0 0 0 -1 2 0
no idea|-6 8 0 -1 0 0
no later|0 -2 4 -1 -1 0
no longer|4 -10 -1 4 4 0
no more|26 -15 -1 -5 -4 -2
no need|-5 -4 0 11 0 0
no new|-9 8 0 2 0 0
no one|18 -13 1 -6 -1 0
no rush|-2 -5 0 -2 9 0
no tiene|-1 2 0 1 -1 0
nobody|6 -8 -7 10 1 -3
nobody at|-2 2 0 0 0 0
nobody has|1 2 -1 -4 2 0
nobody in|-1 0 0 -1 2 0
nobody needs|-1 -4 -1 8 -2 -1
nobody reads|-1 -4 0 5 -1 0
noch|-30 5 -4 10 -9 28
noch die|-5 0 -2 -2 -1 9
noch ein|0 1 0 -2 -1 3
noch einen|0 1 0 -1 -1 2
noch nicht|-2 -3 0 6 1 -2
nodded|5 -1 0 -3 0 0
noise|-1 3 0 -3 -1 2
none|4 -2 0 -2 0 0
noon|9 -6 -1 3 -3 -1
nora|-5 7 -1 0 -1 -1
nora does|-4 5 -1 0 -1 -1
normal|8 -4 0 -2 0 -1
north|2 1 -2 0 0 -1
nos|4 -4 10 -6 -2 -2
nos dan|-4 -3 11 -2 -1 -1
not|-22 9 27 2 -8 -7
not 0|-1 1 3 -2 -1 0
not a|5 -2 -1 -1 0 -1
not at|-1 -1 5 -2 0 0
not be|0 3 0 0 0 -2
not before|0 -7 2 -1 6 0
not in|0 -2 5 -1 -2 0
not monday|0 -2 4 -2 0 0
not needed|-1 -2 2 1 -1 0
not on|0 3 0 -3 0 0
not one|7 -2 -2 -3 0 0
not sign|-1 2 0 0 -1 0
not so|0 6 -2 -4 0 0
not that|0 -2 0 0 2 0
not the|-1 1 2 -1 0 0
not today|-1 -1 5 -2 -1 0
notary|-1 3 0 -2 0 0
note|-3 16 -4 -5 -3 -1
note for|-3 8 0 -2 -1 -1
notebook|1 0 0 -1 0 1
noted|7 -2 -1 -1 -1 -2
notes|-1 -5 0 -2 0 8
nothing|-11 17 -3 1 -2 -3
nothing else|2 -2 -1 -1 2 0
nothing happens|-1 2 0 0 0 0
nothing left|6 -3 -1 -1 0 0
nothing moves|-4 4 0 0 0 0
nothing on|0 2 0 -2 0 0
nothing to|-4 -3 2 7 -2 0
notice|7 -2 -1 -1 -1 -1
nouveau|13 -4 -1 -6 -1 -1
nov|-4 -2 7 -1 -1 0
novak|2 -3 0 -2 2 0
november|-2 -4 7 2 -1 0
now|6 -23 10 6 19 -18
now 0|6 1 -6 -1 -1 0
now and|1 1 0 -1 0 0
now comes|-3 4 2 0 -2 0
now he|-3 3 -1 0 -1 2
now in|-3 -2 0 6 -1 0
now it's|-1 2 0 -1 1 0
now not|-1 -2 7 -2 -2 0
now on|5 -6 -1 -1 3 0
now so|0 -3 1 2 0 0
now the|-1 0 -1 1 2 0
now they|-2 2 0 0 0 0
now top|0 0 0 -1 2 0
now we|-1 0 0 0 1 0
nueva|-2 5 0 -2 0 0
nuevo|3 0 -1 -1 0 0
number|-2 14 -5 -10 6 -3
number 0|5 -2 -1 -2 -1 0
number is|-2 5 -1 -1 -1 0
number of|-1 2 0 0 0 0
number one|-1 -4 -2 -2 10 -1
number three|-1 2 0 0 0 0
numbers|9 -9 0 -6 -1 6
numbers on|1 0 0 -1 0 0
numero|2 4 -1 -3 -1 -2
nur|-1 11 0 -4 -2 -4
nur die|6 -4 0 1 -1 -2
nur noch|-5 9 2 -3 -1 -2
nurse|1 -1 0 2 -1 -1
nursery|4 1 0 -4 -3 3
nut|-4 7 0 -1 -1 -1
nuts|-1 6 0 -3 -1 0
o|0 1 0 0 0 0
o'clock|7 -9 7 -3 -1 0
oak|-1 5 -3 0 0 -1
oat|-6 6 0 -1 0 1
oat milk|-1 1 0 -1 0 1
obituary|2 -5 1 -2 0 4
oct|0 3 -1 -1 0 0
october|-5 -4 17 -6 -1 -1
of|-7 3 -7 7 0 4
of 0|-1 7 -7 4 -2 -1
of a|-5 0 0 7 0 -2
of all|9 -4 0 -3 -3 1
of credit|-4 2 -2 -4 9 -1
of friday|0 -1 2 0 0 0
of his|-1 0 0 0 1 0
of it|-4 9 -1 -3 -1 0
of lading|0 -3 0 4 0 0
of march|0 -1 3 -1 0 -1
of mr|2 -1 0 -1 0 0
of my|2 -1 0 0 0 0
of nine|-4 -4 0 8 0 0
of our|1 -4 0 -3 7 0
of rye|2 0 0 -2 0 1
of stock|-2 1 0 2 0 -1
of the|2 -6 -2 -2 1 6
of them|10 7 -2 -12 -1 -1
of today|5 -5 0 -2 0 2
of us|2 0 0 -1 0 0
ofen|3 2 0 -3 -1 -1
off|10 -1 -1 3 -11 0
off at|5 -1 -1 -2 0 0
off by|-2 3 1 -2 0 0
off in|-8 9 0 0 -1 -1
off my|8 -7 0 0 0 0
off the|9 -12 -1 7 -1 -1
off to|0 3 0 -2 0 -1
off with|-1 2 0 0 0 -1
offer|-9 10 2 -1 -2 0
offered|-1 4 -1 0 -1 -1
offered 0|-1 4 -1 0 -1 -1
offers|-5 4 4 -2 -1 0
offers 0|-1 1 1 0 0 0
office|2 10 -2 -11 0 1
office gave|1 -1 1 -1 0 0
office is|0 -1 0 -1 2 0
office sent|-4 3 0 0 1 0
office wants|0 1 0 0 0 0
officer|-6 6 0 1 0 0
offline|-9 -1 -1 10 0 0
offside|4 -2 0 -1 0 -1
ohne|-5 1 0 1 -1 4
oil|7 -5 0 0 0 -1
oiled|1 -4 0 0 0 3
ok|2 8 3 -6 -3 -4
okafor|7 -5 0 -2 0 0
old|-2 8 0 -6 -2 3
old contract|-3 6 -1 0 0 0
old mill|3 -3 0 0 0 0
old one|3 0 0 -2 0 -1
old ones|3 -2 0 -1 0 0
old paint|4 -6 0 -2 0 4
olga|2 -2 0 0 0 0
oma|9 -2 0 -3 -2 -1
on|4 6 -10 5 -2 -3
on 0|1 0 6 -3 -2 -1
on a|3 -6 10 -1 -2 -5
on all|9 1 0 -10 0 0
on attend|-6 4 0 5 0 -1
on backorder|-2 1 0 2 0 0
on dec|2 -2 1 -1 0 0
on december|-5 0 5 0 0 0
on friday|6 -2 1 -3 0 -1
on her|-2 3 0 0 0 0
on his|3 -1 -2 1 -1 0
on hold|-3 -10 -1 15 -1 -1
on holiday|-1 6 -4 0 0 0
on ice|-2 1 0 2 0 0
on it|5 3 -3 -10 6 -2
on its|1 -3 0 3 -1 0
on leave|-1 3 -2 0 0 0
on main|0 1 0 0 0 0
on me|5 -3 0 -1 0 0
on monday|0 6 -7 1 1 -1
on my|8 1 -1 -4 -1 -3
on our|7 -3 -1 -2 -1 -1
on page|-3 3 0 -1 0 1
on peut|-8 1 -1 -2 10 -1
on saturday|-6 13 1 -3 -6 1
on stage|0 0 0 1 0 0
on staging|-5 0 0 6 0 0
on sunday|3 -4 0 0 2 -1
on that|-6 10 0 -1 -1 -2
on the|0 4 -1 2 -5 -1
on their|1 1 0 -2 0 0
on them|1 1 0 -1 0 0
on this|-1 2 0 -1 0 0
on thursday|-9 7 4 2 -2 -1
on top|-5 -7 0 -2 -2 16
on tuesday|3 2 3 -6 -2 -1
on two|-2 5 -1 -1 -1 0
on wednesday|-1 -1 2 0 0 0
on with|6 -3 0 0 -2 -1
onboarding|-1 0 0 1 0 0
once|7 -2 -4 -6 6 -1
one|-2 5 -5 5 -1 -2
one and|3 -3 0 0 0 0
one at|-2 2 0 0 0 0
one day|3 -7 9 -2 -2 -1
one for|-1 -1 -2 -2 6 -1
one from|-1 3 -2 1 0 0
one goes|-2 3 -1 1 -1 0
one in|-4 3 0 0 0 1
one is|0 9 2 -10 -1 0
one more|-8 -6 -1 8 -3 10
one of|7 3 -3 -6 -1 0
one on|1 -4 1 2 0 0
one side|-1 1 0 1 0 0
one to|-1 -5 2 2 3 0
one tomorrow|0 2 -2 2 -1 0
one week|-4 -4 11 -3 0 0
one's|6 -5 0 -1 0 0
ones|4 -5 5 -5 2 0
ones in|1 -2 0 1 0 0
ones on|-2 0 3 0 0 0
online|-1 6 0 -4 -1 0
online since|3 -2 0 -2 0 0
only|-11 6 6 -2 11 -11
only 0|-4 7 -1 -1 -1 0
only after|0 -4 11 -1 -3 -1
only come|0 0 1 0 0 0
only free|-1 0 3 0 -1 0
only has|0 -2 2 0 0 0
only have|-3 4 0 -1 -1 0
only in|-1 5 1 -1 -1 -2
only on|2 1 1 -1 -2 0
only one|-1 3 0 -1 -1 0
only the|-6 -9 -1 20 -3 -2
only until|0 3 -2 0 0 0
ont|6 -5 5 -5 0 -1
op|0 0 -1 0 0 1
open|-10 5 -3 -1 8 1
open day|4 -6 1 0 0 1
open the|-3 1 -2 0 6 -1
opened|5 -9 0 7 -1 -1
opening|1 -6 3 0 -1 3
opens|8 -11 -4 -1 9 -1
opens on|1 -3 3 0 -1 0
opinion|-2 3 0 4 0 -4
opinion on|-1 5 0 -1 0 -3
opposing|-1 1 2 -1 0 0
ops|0 -2 0 2 0 0
or|0 5 -4 -5 8 -4
or 0|4 -3 0 0 0 0
or they|-1 6 -3 -1 -1 0
orchard|-1 4 0 -2 0 -1
orchestra|4 2 -3 -3 -1 0
order|7 -8 -8 10 -6 5
order 0|2 -1 0 0 0 0
order for|6 -1 -3 -1 0 0
order is|-6 -5 0 12 -1 0
order spare|-1 -1 0 -1 0 4
order the|-1 -2 -1 5 0 0
ordered|-2 -11 -7 21 -1 -1
ordered 0|5 3 -3 -5 0 0
ordered a|-6 -4 0 11 0 0
orders|-2 -3 0 5 1 -1
ordner|1 2 -1 0 -1 -1
organ|4 -4 -2 -2 -2 6
organic|3 -3 0 3 -1 -2
organic certificate|4 -4 0 2 0 -1
original|4 1 -1 -3 -1 -1
osei|-1 -1 3 0 0 0
osei's|6 -2 -1 -1 -1 0
oslo|0 1 0 0 0 0
other|-6 4 -5 5 6 -2
others|1 0 -1 -1 5 -4
others are|-1 1 0 1 0 0
otherwise|3 -1 -1 0 0 0
otra|-4 2 -4 11 -1 -4
our|10 -7 2 -3 8 -9
our account|7 -4 0 -2 -1 0
our booth|-4 -4 2 3 4 -1
our new|0 2 0 -1 0 0
our side|2 -2 0 0 0 0
ours|2 0 0 -1 0 0
out|8 -3 -4 0 5 -5
out and|-5 -3 5 4 -1 0
out at|3 -2 0 -1 0 0
out before|1 -4 4 -1 -1 -1
out by|10 0 0 -10 0 0
out in|3 -1 -2 1 -1 0
out last|-1 -1 0 0 2 0
out of|-2 2 -3 9 -2 -5
out on|-1 1 -2 -3 4 0
out the|-7 -2 0 1 4 5
out this|3 -2 0 0 0 0
out to|-5 4 4 -4 0 0
out tomorrow|0 1 -1 0 0 0
outside|-5 5 0 -1 1 0
outstanding|-7 3 0 7 -1 -1
oven|2 -1 0 1 -3 0
over|9 -3 -6 2 0 -3
over from|-2 -1 0 3 0 0
over the|-7 1 -1 -4 9 1
over to|5 -3 -1 -1 0 0
overnight|-6 7 -1 0 1 -2
owes|5 -2 0 -3 0 0
own|0 -2 -1 3 0 0
owner|-10 0 5 1 -1 5
pack|0 1 0 0 0 0
packed|-3 -5 0 9 0 0
packets|0 1 0 0 0 0
pads|2 0 -1 -1 0 0
pagado|1 0 0 0 0 0
page|-4 -3 -5 -1 5 7
page 0|-1 5 -2 1 -1 -1
page is|-3 -5 0 9 -1 0
page two|-2 1 0 0 0 1
pages|-3 4 -3 1 -1 2
paid|9 -5 1 -2 -2 -2
paid 0|1 0 0 -1 0 0
paid for|2 1 0 -2 0 0
paid the|4 -4 0 1 0 0
paint|-13 5 -2 8 -2 3
painted|5 2 0 -5 -1 -1
painted the|3 -1 0 -1 -1 0
painter|-9 6 0 6 -1 0
painter is|-2 -2 1 3 0 0
painting|-9 -6 6 11 -1 -1
pallet|1 -1 0 0 0 0
pallets|6 -7 3 2 -1 -2
pan|-1 2 -1 -4 0 5
pan sin|-1 2 -1 -4 0 5
panels|-3 -4 1 7 -1 -1
panes|1 2 0 -2 0 0
paper|3 2 -1 -4 2 -2
paper for|-1 0 3 -1 0 -1
papers|3 2 -5 -1 -1 2
papers are|1 -3 3 -1 0 0
papier|4 -3 0 1 0 -1
para|-9 -3 -4 10 -2 9
para el|1 -9 1 3 -1 5
para la|-4 0 1 2 -1 2
para los|1 0 -1 -1 1 0
parado|-6 1 -1 9 -2 -2
paragraph|-2 4 -1 2 -1 -2
parcel|-2 2 -1 -2 3 -2
parents|-2 14 -7 -3 0 -2
parents'|-1 1 0 0 0 1
parents' evening|-1 1 0 0 0 1
parish|-1 0 1 0 0 0
park|0 -3 -1 5 -1 -1
parked|-1 1 0 1 0 0
parking|2 8 -1 -6 -1 -1
parking permit|5 -3 0 -1 0 0
part|-8 -2 -1 9 -3 6
part for|-1 0 0 1 0 0
part is|-6 -2 0 8 0 0
part of|-3 1 -2 -4 -1 9
parts|3 -3 0 1 0 0
party|-1 -9 4 3 3 1
pas|-17 22 -2 1 -2 -3
pas encore|0 1 0 0 0 0
pasa|-1 -2 4 -1 0 0
pasa al|-1 -2 4 -1 0 0
paso|1 -1 -1 -3 0 4
passe|0 -2 5 -2 0 -1
passed|29 -5 -8 -12 -3 -2
passed the|1 -1 0 0 0 0
passport|2 -2 -1 4 -4 2
passport office|-7 7 0 0 0 0
passports|-7 6 0 1 0 0
passt|-1 6 0 -3 -1 0
passt nicht|-1 6 0 -3 -1 0
password|2 1 -2 -2 3 -2
password reset|4 -2 -1 1 -1 0
past|7 0 -4 -3 0 0
patch|11 -8 1 -2 -2 -1
patched|-6 7 0 0 0 0
patience|1 -1 0 -1 1 0
patient|-1 0 -2 0 5 -2
patients|1 -1 0 -1 0 0
patio|0 6 0 -5 0 0
paula|0 3 0 -1 -1 0
pause|-3 -7 0 10 0 0
paused|-2 -2 -1 6 -1 0
pavel|4 -2 -1 0 0 0
pay|4 -2 1 -8 3 3
pay 0|1 0 0 0 0 0
pay for|1 -6 0 0 -1 6
pay the|-3 7 -1 -2 -1 -1
payment|-4 8 -2 -1 -1 -1
payroll|1 7 -4 -2 0 -1
pays|-2 -3 0 6 1 -1
paywall|3 0 0 -2 0 0
pdf|-12 16 -1 -3 1 -2
pdfs|-1 0 0 0 0 0
pedido|4 -9 -4 2 -1 9
pedir|-8 0 -1 4 -1 6
pension|6 -3 -1 -1 -1 0
people|-6 13 -9 -2 10 -6
per|4 6 -2 -5 -2 -2
percent|-8 11 -1 -1 0 0
perfect|7 -5 0 -1 0 0
permission|0 -1 -2 -1 -1 4
permit|7 -5 1 -6 -1 4
permits|1 0 0 0 0 0
pero|-12 17 -1 -2 -1 -1
persiana|2 0 -1 2 -1 -2
person|1 3 0 -1 -1 0
petersen|2 1 -1 -1 -1 0
peut|-8 1 -1 -2 10 -1
pg|-3 1 0 3 0 0
ph|3 -3 0 0 0 0
pharmacy|-3 5 -1 -1 0 0
phase|-5 5 0 1 0 0
phone|-2 10 -3 -6 -3 5
phone with|-2 -2 0 4 0 0
phoned|-6 7 0 0 0 -1
phones|2 -3 0 -1 3 0
photo|-6 -6 -1 4 2 8
photographer|0 4 2 -5 -1 0
photos|-4 1 3 -3 -6 9
photos are|0 -2 5 0 -2 0
photos for|0 -4 0 0 -1 4
photos of|-2 5 -1 -4 -2 3
physio|7 -4 -3 0 0 0
piano|4 -3 6 -2 -4 -1
piano tuner|0 -1 0 2 0 0
pick|-1 -4 1 3 -1 3
pick it|-1 -2 -1 3 0 0
pick up|-1 -2 2 -1 -1 3
picked|14 -9 0 -2 -2 -1
picked it|2 -1 0 -1 0 0
picked up|11 -4 0 -6 -1 -1
picks|-3 4 0 0 0 0
picks up|-3 4 0 0 0 0
pickup|2 -3 0 0 0 0
pics|3 -2 0 0 0 0
picture|5 -1 0 -2 -1 -1
picture is|0 2 -1 0 0 0
pictures|-6 0 -1 6 1 0
pictures are|0 0 0 1 0 0
piece|-3 5 -2 1 -1 -1
pieces|6 -8 0 -1 0 4
pieza|-5 5 -1 2 -1 -1
pilot|-3 -3 2 6 -1 -1
pipe|-1 2 0 -1 -1 2
pista|0 5 -1 -3 -1 -1
pitch|6 -8 0 3 0 0
pixel|0 2 0 0 -1 0
place|9 -2 -3 -1 -2 -2
placed|0 -6 -1 9 -1 -1
places|2 0 0 -2 0 0
plan|-2 -9 3 -3 -2 12
plan for|1 -1 -2 0 -1 3
planned|-3 -5 8 -2 -2 4
planners|3 1 0 -3 0 0
plans|0 2 0 0 0 -2
plants|-2 2 -1 2 -1 -1
plaque|4 0 0 -2 -1 -1
plates|-5 -2 -1 5 -1 4
play|3 0 -4 -1 3 0
playground|-2 -2 0 4 1 -1
please|-34 -4 -3 -22 37 27
please add|-1 -1 -1 -1 -2 6
please also|-1 -2 0 -1 -2 6
please ask|0 1 0 0 -1 0
please before|0 -2 0 0 2 0
please do|-1 -3 0 4 -2 3
please note|0 3 0 0 -2 0
please push|0 3 -2 -1 1 -1
please put|-1 -2 0 0 1 2
please take|-2 5 -1 0 -3 0
please the|-3 0 -2 -3 8 0
please treat|-1 -3 0 -1 9 -3
plombier|-2 1 4 -1 -1 -1
pls|-11 -9 6 -4 6 11
pls add|-2 -2 0 -2 0 6
plug|4 -3 0 -1 0 0
plumber|-4 6 2 -2 -1 -1
plus|-1 -7 -4 1 7 4
pm|3 -3 3 -2 0 0
pohl|1 0 -1 0 0 0
point|4 0 -3 -4 -1 3
points|-1 1 0 0 0 -1
police|-1 1 -1 3 -1 -1
policies|6 1 0 -3 0 -4
policy|-1 3 -1 -5 3 1
polish|-2 -8 -3 0 5 8
pond|3 1 -1 -3 0 0
pool|1 1 0 1 -1 0
popup|-2 3 0 0 0 -1
por|-8 7 3 0 -2 -1
por favor|-1 1 -1 -3 1 3
por la|-3 -7 -1 11 0 0
port|-2 4 1 -1 -1 0
portail|-5 6 -1 -2 4 -3
portal|0 2 0 -2 -1 0
porter|0 2 0 0 -1 -1
porto|6 -4 0 -2 0 0
possible|-1 -4 1 -1 0 5
post|7 1 -1 -4 -2 -2
post office|3 -1 -1 -1 0 0
post this|-2 0 0 3 0 0
poste|-1 3 -3 3 -1 -1
posted|8 -9 0 -6 9 -1
poster|-1 3 0 -2 0 0
posters|1 0 -1 0 0 0
postgres|-1 -1 1 0 0 0
postpone|-5 -4 13 -2 -1 -1
postpone the|-4 -3 10 -2 -1 -1
postponed|-1 -1 2 0 0 0
postponed by|0 0 1 0 0 0
postponed to|0 0 1 0 0 0
posts|-14 -1 -1 16 -1 0
posts are|-8 5 0 5 0 -2
potatoes|-1 -5 0 -1 7 0
pothole|-3 5 0 0 -1 0
pour|-2 3 8 -12 -4 8
pour la|0 -7 11 -7 -1 5
pour le|-7 -3 -2 2 0 9
pour les|-3 7 1 -1 -1 -4
poured|6 2 -1 -6 0 0
power|-2 -3 0 0 4 0
pr|-7 8 0 2 -1 -2
practice|6 -1 0 -3 -1 0
pram|6 -6 -1 0 -1 1
prefers|-1 3 -1 -1 0 0
prefers to|-1 3 -1 -1 0 0
premiere|-8 -3 0 9 2 0
prepared|2 0 0 -1 0 0
prescription|-3 4 0 0 0 0
present|-3 7 -1 -2 0 -1
press|5 -3 -4 -3 6 -2
pressed|-1 2 0 -1 0 0
pressing|-8 -4 -1 -8 21 -1
pressure|2 2 0 -3 -1 0
presupuesto|1 -1 -1 3 -1 -1
pretzel|3 0 0 -1 0 -1
pretzel machine|3 0 0 -1 0 -1
prevoir|-1 -3 0 -1 0 6
price|0 -6 0 -1 0 7
price list|-4 -1 -1 -3 1 8
prices|-2 3 0 1 0 -1
primero|-1 -1 -1 -2 5 0
print|3 -1 -2 1 -2 0
printed|3 -3 0 0 0 0
printer|1 -1 -1 4 -2 -2
printer in|-1 0 0 1 0 0
printer is|7 -4 -1 0 -2 0
printer needs|0 0 1 -1 0 0
printers|-3 3 0 0 0 0
printing|-2 -1 0 1 2 0
prints|11 -9 0 -1 0 0
prio|-5 -5 -1 -1 13 -1
priority|-7 -5 0 -3 15 -1
priority now|0 0 0 -1 2 0
priority please|0 -1 0 0 2 0
prisa|-3 -2 0 -2 8 0
privacy|-5 7 0 -1 0 0
priya|3 -1 -1 0 -1 0
problem|1 0 0 0 0 0
prod|-3 4 -5 5 -1 0
production|0 0 0 1 -1 -1
prof|4 -2 3 -4 0 0
progress|-6 -2 -1 11 -1 0
project|-2 4 0 5 -5 -2
projector|7 -1 -1 -3 -1 0
prolonged|-1 -2 4 0 0 0
promised|-3 6 -1 -1 0 0
promised to|-1 5 -1 -2 -1 0
proof|7 -6 0 -1 0 0
properly|9 -7 0 -2 0 0
property|4 -2 0 -2 0 0
protection|-2 0 0 0 3 0
protocol|0 -1 0 -2 3 0
protokoll|6 -5 -1 -2 -1 2
proveedor|-14 14 -1 1 0 -1
provider|-1 1 0 2 -1 -1
publicada|5 -2 -1 -2 0 0
publisher|2 0 0 -1 -1 -1
puede|-2 -3 1 -4 8 0
puerta|3 0 0 -1 0 0
pulled|12 -9 1 -3 -1 -1
pump|-1 12 -1 -9 -2 1
pump hums|3 -3 0 0 0 0
pump is|4 -3 0 0 0 0
pumpe|2 -1 0 0 0 0
pumped|7 -5 0 -1 0 0
pumps|-3 3 0 1 0 -1
purchase|2 0 0 -2 0 0
push|-2 7 3 -4 0 -3
push it|-1 5 -1 -2 0 0
push the|-4 2 4 -1 0 -1
pushed|-4 4 0 0 -1 -1
put|-5 -17 8 -6 6 14
put a|4 -2 0 -1 -1 0
put back|0 -1 2 0 0 -1
put in|5 -1 1 -2 -1 -2
put it|-6 -7 -1 -1 6 9
put off|-11 3 6 5 -1 -3
put that|-3 -3 -1 2 6 0
put the|2 -8 5 1 -2 2
put them|-3 4 0 -1 0 0
put us|-3 5 -1 0 0 -1
q0|-3 -7 9 0 -1 1
quarter|-1 0 0 0 0 0
que|-13 9 8 -11 -4 10
que el|-7 11 0 -3 0 -1
quelqu'un|3 7 -1 -7 -1 -2
question|-6 7 0 0 0 -1
questions|5 3 -3 -4 -1 -1
queue|-9 1 -1 6 4 -1
quick|2 5 -4 -2 0 -1
quiet|10 1 -1 -4 -2 -4
quilt|-4 -1 0 1 0 5
quist|0 1 -1 0 0 0
quittung|-4 7 0 -2 -1 0
quiz|1 2 0 -1 0 -2
quote|-8 4 -1 0 3 1
quote for|-2 1 0 1 0 0
quotes|2 -1 0 -1 0 0
rabbits|4 -7 0 5 0 -1
rabies|-1 1 -2 3 0 0
rack|-5 2 0 4 0 0
racks|8 -2 -4 -1 -1 0
radiator|2 5 0 -3 -3 -2
radiators|2 -5 0 2 -1 2
radio|3 1 -2 -2 -1 0
radon|3 1 -2 -1 -1 -1
raffle|-1 -1 0 2 0 0
railing|4 2 0 -4 -1 0
rain|2 8 4 -9 -2 -2
ral|-3 6 -1 -1 0 -1
ral 0|-3 6 -1 -1 0 -1
ram|2 -4 -1 -3 7 -2
ramp|0 -4 2 -1 -1 5
ran|19 -5 -6 -5 -3 -1
ran out|-7 7 -3 3 0 0
ran the|5 -3 -2 0 0 0
rang|15 -4 -4 -3 -2 -1
rang the|-1 3 -1 -1 0 -1
rate|-2 1 0 2 0 0
rather|-6 7 5 -4 -1 -1
rather than|-1 -3 5 -1 -1 0
raus|12 -1 2 -7 -2 -3
raw|-4 7 0 -3 0 0
ray|2 1 0 0 -1 -1
rays|1 -2 -2 -3 6 0
re|-10 -13 15 3 7 -3
re the|-1 1 0 4 -1 -3
reach|-4 3 1 0 0 0
reached|15 -13 -1 1 -1 -1
reached 0|5 -6 0 2 0 0
read|9 -1 -1 -6 1 -4
read it|6 -3 0 -2 0 -1
read the|5 -6 0 -1 3 0
reader|-1 1 0 0 0 0
reading|-1 -1 0 5 -1 0
readings|0 -5 0 6 0 0
reads|5 -5 -1 3 -2 -1
reads 0|6 -6 0 0 0 0
ready|-7 -5 8 7 -2 -1
ready by|0 -1 3 -1 0 0
ready for|3 -3 0 1 0 0
really|-8 11 0 -7 6 -2
really need|0 2 1 -3 1 0
receipt|9 -2 -3 -3 -1 -1
receipts|1 -2 0 -2 0 4
received|-2 6 -2 -1 0 0
received the|-3 5 -1 0 0 0
reception|2 -3 -2 5 -1 -1
reception in|2 -4 0 4 0 -1
rechnung|-1 7 0 -4 -1 0
rechnungen|-3 0 0 4 -1 0
recipe|6 0 -2 -3 2 -3
reconciled|3 -3 0 0 0 0
recording|-1 4 0 0 -1 -2
records|-1 -2 -1 2 0 2
recycling|2 3 0 -4 0 -1
red|0 6 -1 -6 5 -3
red cross|-3 1 2 0 0 0
redone|-1 3 0 0 0 -1
ref|-2 2 0 0 0 0
ref 0|-2 2 0 0 0 0
referee|4 6 -2 -7 -1 -1
reference|10 -3 -1 1 -5 -2
refund|10 -4 0 -6 0 0
refunded|7 -6 0 -1 0 0
refused|-9 15 -1 -4 0 -1
refused to|-2 7 -1 -4 0 0
refuses|-5 7 0 -1 0 -1
regards|-16 5 4 3 5 0
register|2 -1 0 1 -2 1
registered|13 -9 -1 -1 -1 0
registrar|4 -6 6 -2 -1 -1
registration|0 0 2 -2 -1 -1
registry|-1 -3 6 -1 -1 0
regle|11 -6 -1 -3 0 -1
rehearsal|-1 0 0 3 -1 -1
rehearsal dinner|-1 0 0 3 -1 -1
rejected|-8 13 -1 0 -1 -3
rejects|-11 12 0 -1 -1 0
release|-7 -1 0 0 -1 8
released|9 -5 0 -3 -1 0
relu|12 -6 0 -5 0 -1
remaining|-2 0 -2 4 -1 0
remarks|-4 8 -3 -1 0 0
reminder|-5 6 -2 5 -3 -1
reminders|3 -2 0 -1 1 -1
remote|0 1 0 0 0 0
removal|0 -2 0 0 0 2
removed|-1 0 -1 6 -1 -3
rendu|5 -2 0 -2 0 -1
renew|6 -5 -1 -3 3 0
renew the|-2 -1 -1 -1 5 0
renewal|-3 0 3 -2 3 -1
renewed|7 -4 1 -3 0 -1
renewed for|1 -1 0 -1 0 0
rent|2 -5 0 -2 6 -1
rent is|2 -1 0 -1 0 0
rental|3 -2 0 0 0 0
repair|-4 0 -1 8 -2 -1
repaired|9 -5 -1 -3 0 0
repairs|-3 -3 5 0 1 0
repare|4 -2 0 -2 0 0
reparee|3 -2 0 -1 0 0
replaced|1 -8 -1 9 -1 0
replacement|0 -1 6 -3 -1 -1
reply|-5 1 3 2 0 0
reponse|-5 0 0 5 0 0
report|13 -6 5 -12 -1 2
report is|12 -2 -3 -6 -1 0
report on|3 -3 0 1 0 0
reports|-2 5 0 -2 0 0
request|-4 -5 1 11 -2 -1
required|1 -3 0 -2 0 4
reschedule|-3 -3 10 -2 -1 -1
reschedule the|-2 -2 7 -1 -1 -1
rescheduled|-3 0 3 0 0 0
resena|-2 0 -1 4 0 0
reserve|8 -4 -2 -1 -1 0
reserved|21 -5 -9 -4 -1 -1
reserviert|-1 5 -1 -1 -1 -1
reset|6 -2 -1 -1 -1 -1
rest|-5 -4 -11 17 3 -1
rest follows|-1 0 -1 2 0 0
rest is|-2 0 -1 3 0 0
rest tomorrow|-1 0 -3 6 -1 0
reste|-14 0 3 14 -1 -2
restore|0 -2 0 -1 2 0
restored|5 -3 0 -1 0 0
results|-6 0 1 7 -2 -1
retired|-4 8 0 -2 -1 0
return|-3 -1 0 1 1 2
return is|-1 -1 0 1 1 0
return the|-3 0 0 2 0 1
return went|1 0 0 0 0 0
returned|10 -6 -2 -2 -1 1
returned the|2 -2 0 0 0 0
returns|-3 1 0 -1 1 2
review|-8 -3 1 14 -2 -2
revised|1 -1 0 0 0 0
revoked|7 -7 0 1 0 0
rewritten|1 0 0 0 0 0
rid|2 -4 0 -2 0 4
rid of|2 -4 0 -2 0 4
rideaux|-1 7 0 -4 0 -1
riego|3 -3 -1 3 -1 -2
rien|-13 14 -1 1 -1 -1
riesling|-14 10 -1 6 -1 0
right|-5 -2 -2 12 0 -2
right away|0 0 0 -1 2 -1
right now|-17 -6 -2 20 3 1
right to|3 0 0 -1 -1 0
rights|1 -4 0 5 -1 -1
ring|-2 -3 -2 6 -2 4
rings|8 -10 -1 5 -1 -1
risk|-2 -5 0 -2 4 4
risk assessment|-1 -2 0 -1 -1 5
rita|0 3 0 -2 0 0
rma|-4 4 -1 1 -1 -1
road|-2 0 0 -1 4 0
robes|-2 -1 5 -2 0 0
rollback|0 -7 0 3 -1 5
rolled|1 2 0 -2 -1 0
rolls|3 -4 0 -1 3 -1
roman|-2 1 0 3 -1 0
roof|-5 5 2 -8 5 2
roof 0|3 -2 0 0 0 0
roof is|2 -4 0 -1 0 3
roofer|-1 3 0 -3 -1 3
room|-3 0 -8 4 7 0
room 0|-5 -8 -8 13 10 -2
room is|15 -14 0 -5 5 -1
rooms|0 -1 0 1 0 1
root|-3 4 -3 4 -2 0
root canal|-1 2 -3 3 -2 0
rope|0 1 0 -1 0 0
rosa|-2 -5 4 5 -1 -2
roster|1 4 -5 0 -1 0
rota|-6 3 5 3 -3 -2
rotated|1 -1 0 0 0 0
rotterdam|-8 -5 1 13 0 0
round|7 -5 5 -4 -3 0
round the|1 0 0 -3 0 2
route|-1 4 -1 1 -1 -1
router|-3 6 0 -2 0 0
row|5 0 0 -2 -1 -1
rows|-3 0 0 4 -1 -1
rubber|0 -3 0 -1 0 4
rules|0 1 0 1 -1 -2
run|-7 5 -5 9 0 -1
run is|2 -4 0 2 -1 0
run out|-1 -4 -2 5 2 0
running|-4 -8 -6 18 1 -2
running in|-3 -1 0 4 0 0
running since|2 -2 -1 2 -1 0
runs|17 -6 -4 -5 2 -4
runs out|-4 0 -1 -1 7 0
rush|-2 -5 0 -2 9 0
rush with|-1 -1 0 -1 4 0
rye|6 2 -2 -5 -1 1
rye flour|4 1 -2 -3 0 0
s|4 1 0 -3 -1 0
sa|18 -6 -1 -9 -1 -1
sabe|-5 8 -1 -1 -1 0
sacks|7 -3 -1 -2 -1 1
saddle|1 -6 0 6 0 0
safari|0 2 0 -1 0 0
safe|6 0 -1 -4 -1 -1
safety|-2 3 0 0 0 1
safety sheets|0 1 0 0 0 0
said|0 -1 8 -7 5 -4
said the|-2 -2 6 0 0 0
said yes|1 -1 1 -1 0 0
sale|-1 2 0 0 0 0
sales|2 -7 1 1 5 -1
sales training|1 -3 2 0 0 -1
salio|9 -6 0 -1 0 -1
salle|2 -3 -1 -4 9 -2
salon|0 4 -1 -4 -1 1
same|-10 17 -4 -3 -3 4
same error|-2 5 -1 -1 -1 -1
sample|0 5 -2 -1 -1 -1
samples|-7 11 0 1 -3 -2
samples are|-1 0 0 0 0 0
samstag|3 3 -6 -4 4 -1
sanded|-2 0 -2 5 -1 0
sanding|-3 -2 -5 11 -1 0
sandpit|0 2 -2 -2 3 0
sans|-7 0 0 6 2 -1
sat|1 -2 2 -1 -1 0
saturday|5 -7 2 -10 9 0
saturdays|-1 2 -2 2 0 -1
saturdays and|-1 5 -1 -2 0 0
sauna|6 -2 -2 -1 -1 0
saw|6 -3 0 -1 0 -1
saw it|3 -2 0 -1 0 0
say|-8 14 2 0 -5 -3
say the|-6 8 0 -1 0 0
say they|-4 6 0 -1 0 -1
say yes|0 1 0 0 0 0
says|-13 31 5 -10 -7 -6
says 0|1 2 -3 -2 3 0
says he|-2 3 0 0 0 0
says it|0 1 0 0 0 0
says it's|-2 2 0 0 1 -1
says no|4 -4 0 0 -1 0
says she|-1 2 2 0 -3 0
says the|5 0 2 -3 -3 -1
says we|4 -1 -2 0 -1 0
scaffolding|2 -3 1 -1 0 0
scale|0 1 0 0 0 -1
scan|5 -5 0 -2 0 3
scanned|-2 -6 0 8 0 0
scanner|4 -1 0 -2 0 0
schickt|-2 7 -2 -1 -1 -2
schlussel|12 -2 -4 -4 -2 -1
schon|0 -3 5 6 -4 -4
schon am|-1 -1 6 -4 0 0
school|1 -3 0 4 -2 0
scouts|5 -1 0 -3 -1 0
scrap|1 0 0 0 0 0
scrapped|-1 -2 0 6 -1 -1
scratches|2 -1 0 -1 0 0
screen|-2 1 0 3 -1 0
screw|6 -4 0 -1 -1 0
screws|0 9 0 -7 -1 0
script|-5 -2 2 1 -1 4
script for|-1 -4 2 -1 -1 5
se|-2 1 -1 7 0 -6
seal|3 2 0 -4 -1 -1
sealed|6 -3 0 -2 0 -1
seamstress|0 -3 0 0 0 3
search|5 -3 -1 -1 -1 0
search for|-1 1 0 0 0 0
season|-1 -1 0 2 0 0
seat|-1 1 0 -1 3 -1
seating|0 4 0 -1 -1 -2
seating plan|2 -1 0 0 0 0
seats|0 -1 -1 0 1 1
second|-12 4 -3 11 1 0
second coat|0 0 -1 1 0 0
second draft|4 -3 2 -3 1 -1
second floor|7 -4 0 -2 -1 0
second one|-4 3 -2 4 -1 0
second opinion|-1 5 0 -1 0 -3
second quote|0 -1 0 -1 -1 3
second round|-3 1 -2 5 -1 -1
seconds|4 5 -1 -6 -2 -1
secretary|-1 2 0 0 0 0
section|0 -8 0 8 -1 2
section on|-1 -3 0 3 0 2
security|0 0 0 0 1 0
see|-13 11 11 -3 -3 -3
see a|0 3 0 -1 0 -1
see the|-4 -2 7 0 -1 0
see you|1 -1 1 0 0 0
seed|-7 6 0 1 0 0
seems|-3 7 -1 -2 -1 0
seen|2 -3 -2 0 5 -1
sees|-8 10 -1 -3 3 0
seguimos|-7 9 -1 1 -1 -1
seguro|6 -3 0 -2 0 -1
sein|0 0 3 -2 0 -1
seine|-1 6 -1 -2 -1 -1
seit|7 0 -1 -3 -2 -1
seit dem|1 3 0 -2 -2 -1
sello|9 -5 -1 -2 0 -1
semana|-6 1 11 -4 -1 -1
send|-9 3 -3 4 4 1
send the|-1 5 -2 -1 -1 0
sends|2 6 3 -6 -2 -1
sensor|4 -3 0 -1 0 0
sent|-15 22 -4 0 0 -2
sent a|-8 7 0 0 1 0
sent in|-7 -4 0 11 0 0
sent it|-3 3 0 0 0 0
sent me|-3 3 0 0 0 0
sent off|1 -1 0 0 0 0
sent the|3 3 -2 -2 -1 -1
sent to|0 1 0 -1 0 0
sept|-4 -2 9 -1 -1 -1
sept 0|-3 0 5 -1 -1 0
september|-2 -5 16 -5 -4 -1
september so|-1 0 2 -1 -1 0
septic|3 -2 0 -1 -1 0
serial|-1 3 0 -2 0 0
served|5 -2 0 -2 0 0
server|4 -8 2 -7 12 -3
server is|0 -1 0 0 0 0
server room|-5 5 0 -2 -1 2
service|0 -5 -2 7 -1 1
sesame|-2 6 -1 -3 -1 0
session|-5 -2 -1 8 -1 0
set|2 -10 7 -2 4 -2
set of|4 -1 -1 -1 -1 -1
set the|-2 -3 4 -1 3 -1
set up|3 -1 0 -1 0 0
sets|0 -2 0 3 0 0
settled|11 -4 0 -6 0 0
seven|1 -3 -3 6 -1 0
sewage|4 0 0 -2 -1 -1
sewing|2 -3 0 1 0 1
sewn|-2 -6 0 4 -1 5
shall|0 1 0 0 0 0
shall we|0 1 0 0 0 0
shared|-1 3 0 -2 0 0
she|22 2 -9 -6 -5 -2
she can|4 2 2 -5 -3 0
she cried|7 -5 0 0 0 0
she got|-1 1 0 0 0 0
she had|1 3 -1 0 -2 0
she has|-2 2 0 0 0 0
she is|-4 1 -4 0 7 0
she said|0 1 0 0 0 0
she signed|2 -1 0 0 0 0
she starts|5 -1 -2 -4 0 2
she takes|-2 4 0 -1 0 0
she wants|-1 2 -1 0 0 0
she will|6 -3 -2 -1 0 0
she'd|-3 4 0 0 -1 -1
she'll|-6 8 -1 0 -1 0
she's|11 -5 -1 -3 -1 -1
shed|-3 -4 0 2 3 2
sheep|3 -1 0 -1 -1 0
sheet|-3 4 2 0 -1 -1
sheets|-2 -1 0 4 0 0
shelf|8 -15 -2 -1 12 -2
shelves|-6 6 -1 1 0 -1
shift|0 1 -3 -2 -2 6
shift it|-1 0 2 0 -1 0
shift plan|0 1 0 0 0 -1
shifted|-5 3 5 -1 -1 -1
shifted to|-4 1 4 -1 0 0
shifts|-2 5 -2 0 0 0
shines|7 -7 -1 2 0 0
ship|-2 -5 0 -2 9 0
shipped|2 -1 -1 0 0 0
shipping|-7 -3 0 10 0 0
shirts|1 0 0 -1 0 0
shoes|-6 0 -1 7 0 0
shop|-1 1 0 4 -2 -3
shop front|-5 5 0 1 0 -1
short|1 5 -1 -2 -1 -2
shot|0 1 0 0 0 0
should|-13 -2 -16 2 9 19
should also|-1 -1 0 0 -1 4
should be|3 -9 -13 9 2 7
should have|-1 -2 0 0 3 0
should i|0 1 0 0 0 -1
show|-1 -5 0 3 -1 4
shower|0 -6 -2 3 -2 6
showers|-3 5 0 0 -1 -1
shows|-1 8 0 -4 -1 -2
shows 0|-3 4 0 0 0 -1
shows the|6 -4 0 -1 0 0
shut|-1 6 0 -3 -1 0
si|-9 13 0 -2 -1 -1
sich|2 2 -2 2 -1 -3
sick|-3 14 -9 -1 -1 0
side|-2 2 2 -1 -3 1
sides|5 -4 0 -1 0 0
sie|3 9 -2 -6 -4 0
sie hat|1 1 0 0 -1 0
sign|-5 -7 4 -2 6 4
sign for|-1 -2 0 -1 -1 4
sign in|-2 2 -1 2 0 -1
sign on|2 0 0 -1 0 -1
sign the|-3 5 -1 0 0 0
signatories|1 0 0 0 0 0
signature|-8 -2 -1 16 -3 -1
signature is|-3 1 0 3 -1 0
signatures|-1 -1 -1 4 0 0
signe|14 -4 -3 -5 -1 -1
signed|7 -1 -4 -5 -1 3
signed and|1 -1 0 0 0 0
signed by|1 -1 0 0 0 0
signed copy|-1 1 0 0 0 0
signed for|-4 -1 -1 1 0 5
signed it|2 -1 0 0 0 0
signed the|-1 1 0 0 0 0
signed today|4 -1 0 -3 0 0
signed up|-4 2 0 3 0 0
signee|12 -7 -1 -3 -1 -2
signs|7 -4 -1 -7 3 2
sigue|-11 9 -2 7 -1 -3
silence|-5 7 0 -2 0 0
sillas|-4 9 -1 -1 -1 -2
silver|0 1 -1 -1 1 0
sin|-2 2 -6 4 -1 4
sin gluten|-1 2 -1 -4 0 5
since|9 -8 -5 12 -3 -5
since 0|4 -2 -1 0 -1 0
since lunch|-7 -5 0 13 0 0
since noon|3 -5 0 3 -1 0
since sunday|2 3 -1 -3 0 0
since the|-3 5 -1 -3 2 -1
since this|-3 -4 0 9 -1 0
since tuesday|1 -3 0 4 -1 -1
since we|6 -2 0 -3 0 0
since yesterday|-4 6 0 -1 0 -1
sincerely|-2 -1 0 3 0 0
sind|9 4 -4 0 -4 -5
sind alle|5 -2 0 -2 -1 -1
sind bestellt|3 0 -1 -2 0 0
single|5 -2 0 -1 0 -1
single sign|0 2 0 0 0 -1
sink|1 -1 -1 3 -1 -1
sister|4 -8 1 6 -2 -2
sit|1 3 -2 0 0 -1
site|4 5 -2 -4 -2 -2
sits|1 5 -1 -2 -1 -3
sits on|-5 6 0 1 0 0
six|-2 12 -1 -7 0 -2
six of|2 -1 0 -1 0 0
six weeks|-2 4 0 -2 0 0
size|-4 7 -1 0 -1 -1
size 0|-3 4 -1 1 -1 0
sizes|1 0 0 0 0 0
ski|7 2 0 -9 -1 0
skip|-4 -8 0 15 -1 -1
slab|0 -2 -3 6 0 0
sleep|0 2 0 -1 0 0
slept|0 0 2 -1 -1 0
slide|3 -1 0 -2 2 -1
slides|4 -2 1 -2 -1 0
slides are|4 -2 0 -2 0 0
slip|2 0 0 -2 0 0
slips|-3 -2 4 -1 -1 3
slips to|-2 -1 1 1 0 0
slot|11 -7 3 -4 -2 -1
slow|2 -1 0 0 0 0
small|-7 14 0 -5 -2 0
smell|6 0 0 -5 1 -1
smell in|5 -4 0 -1 2 -1
smells|-8 8 -1 -3 5 -2
smoke|1 -4 -1 -3 -1 8
smoke alarms|3 -2 1 -1 0 0
smoothly|8 -5 0 -2 0 0
snow|8 -6 3 -3 0 -1
snow is|3 -2 0 -1 0 0
so|-8 2 11 7 -2 -10
so by|0 -1 1 0 0 0
so far|3 -4 -3 4 -1 0
so important|0 0 0 0 1 0
so it's|0 -4 1 4 -1 0
so let's|0 0 1 0 -1 0
so no|-5 -7 2 11 0 0
so please|-1 -2 -1 -1 7 -1
so pressing|-1 0 0 -1 3 0
so put|-2 -1 0 2 1 0
so that|9 -5 0 -1 -1 -1
so that's|5 -4 0 -1 0 0
so the|-6 6 2 0 -3 0
so this|1 2 -3 -2 3 0
so we|2 1 0 -2 -2 0
so we're|1 0 0 0 0 0
so you|0 -3 -1 3 0 0
socket|3 -2 0 -1 -1 2
sofa|7 -2 0 -2 -2 -1
sofa is|3 1 0 -1 -1 -1
sofia|-1 3 -1 -1 0 0
software|1 -4 -1 6 -1 -1
soil|-2 5 0 -1 0 -2
soir|8 -3 0 -4 0 0
solar|-7 3 -1 7 -1 -1
sold|16 -6 -2 -6 -2 -1
sold out|5 1 0 -6 0 0
soldered|11 -6 0 -3 -2 0
solid|10 -6 0 -3 -1 0
solo|9 -10 -1 3 -1 -1
solved|-3 -1 0 4 0 0
some|-14 16 -4 -2 -3 6
somebody|-7 6 -1 -5 1 6
somebody has|0 -1 0 0 0 1
somebody to|1 -1 0 0 0 0
somebody who|0 1 0 -1 -1 0
someone|-13 4 -8 0 7 9
someone also|-1 0 0 -1 -1 3
someone check|-2 4 0 -1 0 -1
someone for|7 -5 -3 -2 -1 3
someone from|-2 -3 0 6 -1 -1
someone has|-2 2 -1 -1 -2 3
someone should|-2 0 0 -1 -1 4
someone to|6 -4 -1 -2 0 1
something|-10 16 -3 -1 -1 -2
sommerfest|7 -1 -1 0 -3 -3
son|10 0 -1 -4 -2 -2
sons|1 -1 0 0 0 0
sonst|-3 0 1 -1 6 -2
sont|4 -2 -6 4 3 -3
soon|-7 -1 -2 2 12 -4
soon as|-4 4 -2 0 4 -2
sooner|-2 -7 17 -5 -2 -1
sooner than|-1 -3 8 -2 -1 -1
sorry|-1 0 4 1 -1 -2
sorry for|-1 -1 1 1 0 0
sorry i|-3 4 0 0 -1 0
sorted|6 -7 -2 -2 4 0
sound|0 -1 -1 -2 7 -2
sounded|-3 6 -1 -1 0 -1
sounds|8 -5 -1 -1 0 0
sous|8 1 -3 -7 -1 1
south|3 -4 0 2 0 0
spam|4 -2 0 -1 0 0
spanish|-3 -2 0 -2 0 7
spare|-4 -3 -2 3 -1 6
spare keys|-1 -1 0 -1 0 3
spare part|0 1 -1 1 0 0
speak|-6 1 0 8 -2 -2
speaker|5 -2 0 -2 -1 -1
speakers|5 -3 0 0 -1 0
speaks|0 7 -1 -4 -1 0
speech|0 -6 0 2 -1 5
spoke|4 3 -3 -2 -1 -1
spoke to|4 2 -2 -2 -1 -1
spoke with|1 2 0 -1 -1 -1
spokes|0 1 0 0 0 0
sponsor|0 -1 0 0 0 1
sports|-3 -7 0 -4 2 12
spot|-2 1 0 -2 2 0
spreadsheet|-1 2 0 0 0 -1
spring|4 -3 2 -4 4 -1
sprinkler|0 5 2 -8 0 0
spulmaschine|6 -4 0 -1 0 0
squeak|9 -7 0 -1 -1 0
ssl|1 0 0 -1 0 0
st|-1 3 -1 -1 0 0
stacked|2 -2 0 0 0 0
staff|-1 0 0 -3 -2 6
staff room|0 -1 2 -1 0 0
stage|7 -6 0 1 -1 0
staging|-4 4 -5 6 -1 0
stain|7 -3 0 -1 -2 -1
stairlift|-11 0 0 6 -1 5
stairs|5 0 0 -3 -1 -1
stairwell|-4 2 0 4 0 -1
stall|5 -2 1 -3 -1 -1
stamp|-7 10 -1 -3 0 2
stamped|4 -2 0 -1 0 0
stamped copy|2 -1 0 -1 0 0
stamps|3 -3 0 0 0 0
stand|3 -13 6 -4 8 0
stand in|2 -1 0 0 0 0
stand on|7 -6 3 -2 -1 -1
standing|-1 0 0 2 -1 0
standing order|1 1 0 -2 0 0
stands|4 -1 -1 2 -2 -2
stands at|-6 8 -1 0 0 0
stands in|10 -7 0 -2 0 -1
stands still|-3 3 0 1 -1 0
start|2 -4 -2 2 4 -1
start in|2 1 0 -2 0 -1
start the|-5 -3 0 9 -1 -1
started|-7 1 -2 12 -3 -1
started at|7 -2 -1 -3 -1 0
started on|-3 5 0 -1 -1 0
started the|-1 -3 0 5 0 0
started with|-1 0 0 2 0 0
starter|-3 5 0 0 0 -1
starting|-2 -1 -1 5 0 0
starts|21 -9 0 -11 -2 1
starts in|7 -2 2 -5 -2 0
starts on|7 -2 0 -4 -1 0
statement|0 5 -1 -4 -1 0
station|-11 11 0 -3 -2 4
statt|-3 3 0 0 0 0
statutes|-3 6 -1 -1 0 -1
stay|-3 5 -2 -1 2 -1
stay in|1 0 0 -1 0 0
stays|-2 1 -2 6 -2 -1
steam|9 -6 0 -2 0 -1
steel|5 -1 0 -2 0 0
steht|10 -15 2 7 -2 -2
step|5 -10 -1 -1 -2 9
step for|0 -5 0 0 0 6
step to|0 0 0 0 0 1
steriliser|0 1 0 0 0 0
steward|0 2 0 -2 0 0
sticker|5 1 -2 -3 -1 0
sticker is|2 -2 0 0 0 0
stickers|1 0 0 0 0 0
still|-35 33 -8 10 2 -3
still 0|-1 3 -1 -1 0 0
still at|0 1 0 0 0 0
still get|-1 3 0 -1 0 -1
still has|-2 3 0 0 0 0
still have|-1 1 0 0 0 0
still missing|-1 -7 -1 10 -1 0
still need|0 1 0 -1 0 1
still needs|-1 -2 0 4 -1 0
still no|0 1 0 0 0 0
still on|-1 3 0 -2 0 0
still open|0 1 -1 1 0 0
still to|-2 -1 -1 5 -1 0
still waiting|0 1 0 -1 0 0
stinks|1 5 0 -2 -2 -1
stock|1 -1 -3 8 -2 -2
stocktaking|-1 0 0 0 0 0
stolen|-5 -1 0 6 0 0
stollen|-2 1 -1 2 0 0
stone|-4 5 -2 0 0 0
stood|1 3 0 -2 0 0
stop|5 -8 -3 9 -2 -2
stop the|0 -6 -1 9 -1 -1
stopped|-5 14 0 -6 -1 -1
stopped at|-3 6 0 -3 0 0
stops|0 4 -1 -2 -1 0
storage|0 4 -1 -3 0 0
store|-4 8 0 -1 -1 -1
storm|1 -5 1 5 -2 -1
storm last|1 -4 0 4 -1 0
stove|-9 5 9 -5 0 -1
straight|8 -8 -1 -3 5 -1
straight away|0 -4 0 -1 6 -1
street|14 -8 -3 4 -3 -3
stress|-1 3 2 -6 2 0
strike|-2 3 1 -5 5 -1
strings|-1 4 0 -2 0 0
strong|0 1 0 0 0 0
stuck|11 4 -4 -9 -1 -1
stuck at|-2 0 0 3 0 0
stuck the|0 0 0 -1 0 0
student|5 -3 0 0 0 -1
students|2 1 0 -3 0 0
studio|-2 3 -2 1 -1 0
stuff|0 -2 -7 -3 13 0
su|10 -6 -1 -3 -1 -1
sub|1 0 0 -1 0 0
submission|-1 -2 4 0 0 0
submitted|1 -1 0 0 0 0
subscribers|7 -2 0 -4 0 0
substitute|-1 2 0 0 0 -1
subtitles|-3 4 -1 0 0 0
subvention|-2 4 -1 -1 1 -2
success|0 2 -1 0 0 -1
suelo|9 -6 0 -2 0 0
summer|-5 8 3 -5 1 -1
summer camp|2 -4 2 2 -1 0
summer party|3 -2 0 0 0 0
sums|-1 0 0 0 2 0
sun|4 -1 -1 -1 0 0
sunday|1 5 5 -7 -2 -3
sunday midnight|0 0 1 0 0 0
sunday night|-3 6 -3 0 0 0
sundays|-1 5 -1 -2 0 0
sundays at|-4 4 0 1 0 0
supplier|-4 8 0 -2 -3 1
supplier has|-5 7 -1 0 0 0
supplier is|-1 0 0 1 0 0
supplier says|-2 2 0 0 0 0
support|-1 2 0 -1 0 0
sur|5 -5 -1 3 -1 -1
sure|-4 9 -1 -4 -1 0
surgery|1 -4 -1 -1 6 -1
surgery 0|1 -4 -1 -1 6 -1
survey|-1 1 1 1 0 0
surveyor|-6 10 -1 -1 -1 0
swap|0 4 -1 -2 0 0
swapped|18 -10 -1 -3 -1 -2
swapped the|11 -6 0 -3 0 0
swarm|2 -5 2 -3 4 -1
swept|7 -5 0 -1 0 0
swim|-1 2 0 0 0 0
swimming|8 -5 2 -2 -1 -2
swings|3 -2 -2 -2 3 0
switch|-1 2 0 -2 0 1
switched|6 3 -5 -3 0 0
switched off|-1 7 -5 -2 0 0
switched the|5 -3 0 -1 0 0
system|0 7 -2 -4 -1 -1
table|7 -2 -4 -7 5 1
table for|5 1 -4 -3 -1 0
tableau|10 -3 -1 -5 0 0
tables|-1 -2 -1 2 -1 3
tables 0|6 -5 0 0 0 0
tablet|-3 6 0 0 -1 -2
tablets|-3 5 -1 -1 0 0
tag|-3 1 0 3 -1 0
tags|-2 2 0 0 0 0
tail|1 1 0 0 -1 0
take|-19 7 -3 3 3 9
take it|-5 7 0 -1 -1 0
take over|0 2 -1 0 0 0
take photos|0 0 0 0 0 1
take that|-1 8 -3 -1 -2 0
take the|1 3 3 -3 -2 -2
take two|-3 0 0 -1 -1 5
taken|1 -8 0 12 -2 -1
taken the|-5 -2 0 9 -1 -1
takes|-10 15 2 -1 -5 -2
takes 0|-1 5 -2 -1 -1 -1
takes about|-4 3 0 2 0 0
takes the|-4 -6 7 5 -2 -1
taking|-9 4 0 9 -3 -1
taking the|-2 -1 0 4 -1 0
talk|-1 12 -5 -2 -2 0
talk to|2 -1 0 0 0 0
talked|4 -3 3 -3 -1 -1
talked to|2 -3 3 -1 -1 0
talks|9 -6 0 -2 0 0
tambien|-10 -10 -3 -11 -3 37
tambien el|-3 -10 -1 -2 -1 16
tan|-2 2 0 0 0 0
tank|3 7 -4 -4 0 -2
tank 0|-4 5 -1 1 -1 0
tap|3 -4 1 1 -1 -1
tape|-1 3 -1 -2 -2 2
task|0 -1 -1 -4 0 6
tastes|3 -4 1 0 0 0
tastes like|3 -4 1 0 0 0
tasting|-5 4 2 0 0 0
tax|-4 0 5 -2 3 -2
tax office|-2 -1 5 0 1 -2
tax papers|-2 2 0 0 0 0
tax return|-1 -1 1 0 1 -1
tea|0 1 0 0 0 -1
teacher|-5 4 2 0 -2 1
team|-5 -4 6 4 0 -2
team has|-1 6 0 -5 0 0
teams|-5 -2 0 -5 12 0
tears|-3 8 0 -4 0 0
technician|-7 -8 1 18 -2 -1
technician is|-2 -1 0 3 0 0
technician says|-3 2 0 0 0 0
tecnico|-2 0 4 -2 0 0
tell|-3 17 -9 -6 -3 4
tell the|-2 -1 1 -2 -1 4
tell you|0 4 -1 -3 0 0
tells|-1 3 0 0 -1 -1
tells me|-1 3 0 0 -1 -1
temp|2 1 0 -2 0 0
temperature|-5 7 -1 -1 0 1
ten|-1 1 10 -3 -5 -2
ten days|-3 -4 3 5 -1 0
ten minutes|-3 5 0 -1 0 -1
tenancy|-1 0 0 1 0 0
tenancy agreement|-1 -2 2 1 0 0
tenant|-8 11 1 -2 -1 -1
tenant in|-2 1 2 0 0 0
tenants|-3 0 0 3 0 0
tender|-2 -1 6 -3 0 0
tenemos|0 -2 0 4 0 -1
tengo|5 0 0 -3 0 -1
tennis|2 0 0 -1 0 0
tent|7 -2 -3 -3 2 -1
tents|6 -2 1 -3 0 -1
term|0 -7 11 -2 0 0
termin|-1 -2 4 -1 1 0
termin beim|-1 -2 4 -1 0 0
terminated|1 -1 0 0 0 0
terrace|-4 -6 10 3 -3 -1
terraza|5 -6 -1 4 0 -1
test|-3 -6 1 3 0 5
test the|-4 0 0 -2 -2 8
tested|3 -2 0 -2 -1 2
tested with|2 -2 0 -1 -1 2
testing|-1 -2 0 4 0 0
tests|-3 -8 -4 15 -1 1
text|-1 5 -1 -2 -1 0
text for|-4 4 0 0 0 0
texts|-1 -2 0 -1 0 4
than|-13 4 14 -2 2 -5
than last|-1 4 -3 0 -1 0
than planned|-1 -3 8 -2 -2 -1
than the|-3 -4 0 -1 9 -1
than we|0 -3 4 0 0 -1
thank|1 -4 -2 3 -1 3
thank you|-5 -1 0 2 1 4
thanks|6 -9 8 -9 5 -1
thanks for|-3 4 3 -4 3 -2
thanks to|1 0 0 0 0 0
thanksgiving|-6 7 -1 0 0 0
that|4 7 -9 -13 0 12
that day|-2 6 -3 0 -1 0
that into|-1 8 -3 -1 -2 0
that makes|-4 6 0 0 -1 -1
that one|1 -2 1 0 0 0
that our|1 4 -3 -1 -1 0
that the|1 -1 2 -3 -1 2
that to|0 1 0 0 0 -1
that under|0 -1 0 0 0 2
that was|4 -3 0 0 0 -1
that's|11 -8 0 -2 0 -1
that's settled|5 -4 0 -1 0 0
thats|9 -5 0 0 -2 -1
the|3 6 -8 -1 -6 5
the 0|16 -15 -7 1 5 -1
the 0nd|-6 4 5 -2 -1 0
the 0rd|-7 6 5 -2 -1 0
the 0st|-7 -9 18 -4 -1 3
the 0th|-3 -6 25 -11 -2 -4
the accident|-1 2 0 0 0 -1
the account|-3 7 0 -2 -1 0
the ad|2 -2 0 0 0 0
the address|4 -1 0 -2 0 0
the agency|1 -4 0 5 -1 -1
the agenda|-4 4 0 0 0 1
the air|-5 5 0 0 0 0
the alarm|1 4 -1 -2 -1 0
the allergen|3 -2 0 0 0 -1
the api|0 0 -1 0 1 0
the archive|-2 0 0 3 -1 0
the attic|-4 4 0 1 0 0
the audit|-3 2 -4 0 6 0
the auditors|0 -2 2 0 0 0
the baby|-2 -1 5 -6 5 -1
the back|2 -7 0 3 3 0
the backup|-5 0 2 0 5 -2
the bakery|10 -5 -3 0 -1 0
the balcony|1 -4 3 -2 3 0
the band|1 -2 -1 -2 0 5
the bank|1 -5 10 -3 -2 -1
the barn|0 4 -2 0 0 -2
the basement|1 0 0 -1 -1 2
the bathroom|4 -1 0 -2 -1 0
the battery|0 1 0 -1 0 0
the bell|1 1 0 -1 -1 0
the big|3 -1 -1 -1 -1 0
the bike|5 -3 -2 -1 3 -3
the bill|0 -7 0 5 2 -1
the birth|-1 2 0 0 0 0
the blue|5 2 -1 -4 -1 -1
the board|4 4 -3 -3 -1 -1
the boiler|-1 -5 7 -1 1 -2
the books|4 -1 0 -1 -1 -1
the bottom|-8 5 -1 -3 10 -2
the box|-4 5 0 0 0 0
the branch|5 -2 0 -2 0 0
the bride|4 0 -1 -2 0 0
the bridge|0 2 0 -1 0 0
the brochure|-5 -1 0 -2 8 0
the bucket|-5 5 0 0 0 0
the budget|0 1 0 0 0 -1
the building|2 -1 0 0 0 0
the bus|3 2 -1 -4 -1 1
the cabin|2 -2 0 1 -1 -1
the cable|4 -5 0 -1 0 3
the cake|9 -3 -1 -3 -1 -1
the calendar|3 -2 0 0 -1 -1
the calf|-3 -5 -1 3 7 0
the call|-2 -4 5 1 0 0
the camera|-1 -1 1 0 0 1
the car|3 1 -1 -2 -1 0
the card|3 3 0 -7 1 0
the cards|1 0 0 -1 0 0
the caretaker|-3 5 0 -1 0 0
the cat|6 -3 0 -1 0 -1
the catalogue|-5 -1 0 7 0 -1
the caterer|2 0 0 -1 0 0
the ceiling|1 -5 0 3 1 0
the cellar|-7 6 -1 1 -2 3
the cent|3 -3 0 0 0 0
the certificate|-2 2 0 0 -1 1
the chairs|-3 -1 5 0 -1 0
the chapel|2 -1 0 0 0 0
the chimney|-4 9 0 -5 0 0
the choir|5 -5 4 0 0 -4
the church|-2 0 0 2 0 0
the city|2 -1 0 -1 -1 1
the class|4 -3 0 -1 0 0
the cleaning|0 -1 0 -1 -1 3
the client|-4 2 0 3 -1 0
the clinic|3 -3 0 1 -1 0
the clocks|0 -3 5 0 -1 -1
the club|6 -5 0 -1 0 0
the coach|3 -1 -1 0 0 -1
the code|-3 5 0 0 -1 0
the coffee|1 0 0 0 0 0
the compressor|0 -1 0 1 0 0
the concert|-1 0 1 0 0 0
the confirmation|3 -1 0 -2 0 0
the consent|0 1 0 -1 0 0
the consulate|0 2 0 -1 -1 0
the contact|1 2 0 -2 -1 0
the container|2 -1 0 0 0 0
the contract|1 -2 3 -1 0 0
the copy|2 -2 0 0 0 0
the corridor|0 -1 0 0 -1 2
the costumes|-1 0 2 -1 0 0
the council|0 2 0 -1 0 0
the counter|-2 4 0 -3 0 0
the courier|-2 1 0 1 0 0
the court|-2 2 1 0 0 -1
the cover|2 -5 0 4 -1 -1
the crack|4 -3 0 -1 0 0
the crane|-2 4 -1 2 -2 -1
the cupboard|6 -2 0 -3 0 0
the curtains|-1 -3 0 -1 4 1
the customer|-1 2 1 -1 -1 0
the dark|-7 7 0 0 1 0
the data|-2 0 0 0 3 0
the database|-1 0 -1 1 -1 1
the date|-4 6 2 -2 -1 -1
the day|-1 5 -3 -1 0 0
the deadline|-1 -1 3 0 0 0
the dentist|1 0 0 0 0 0
the deposit|-1 2 -1 1 -1 0
the depot|3 -1 0 -2 0 0
the desk|3 2 -1 -2 -2 0
the dinosaur|4 0 0 -3 0 0
the dog|6 -3 -1 -2 0 1
the door|6 -7 -1 -1 2 1
the drain|1 6 0 -5 -1 -1
the drawer|0 1 0 -1 0 0
the drawings|1 1 0 0 0 -3
the dress|0 -4 0 -1 -1 5
the drill|-6 9 0 -2 -1 -1
the drive|4 -3 0 -1 0 0
the driver|0 1 0 0 0 0
the drone|1 0 0 -1 0 0
the electrician|-2 -5 0 8 -1 -1
the embassy|-7 7 0 0 0 0
the emergency|5 -5 -1 -4 -2 8
the end|0 -3 4 -1 1 0
the engineer|-3 2 2 1 -1 0
the evening|1 -1 0 0 0 0
the exam|-5 3 1 3 -1 -1
the extension|0 -1 0 -2 0 3
the factory|-1 0 0 1 0 0
the fair|3 -2 0 -1 1 0
the fan|-4 6 0 -1 0 0
the federation|-2 2 -1 -4 5 0
the fence|-1 -4 0 -3 10 -1
the ferry|-1 -1 2 -1 0 1
the festival|-2 3 1 0 -1 0
the file|3 -3 -1 3 -1 0
the files|0 -4 0 5 0 0
the final|0 2 0 -1 0 0
the fine|-1 1 0 1 0 0
the fire|-3 2 -3 4 -1 0
the first|4 2 2 3 -11 0
the fitter|0 0 0 -1 1 0
the five|1 -4 0 3 0 0
the flat|5 -4 -1 -2 3 -1
the floor|-1 1 0 1 0 0
the flowers|1 -3 1 1 0 -1
the flu|-2 5 -1 -2 0 0
the flyers|2 -4 3 -1 0 0
the folder|7 -2 -1 -3 -1 -1
the font|2 -1 0 -1 0 -1
the food|5 -3 0 -1 0 0
the forklift|-4 3 -2 0 0 4
the form|4 -4 0 1 0 0
the forms|2 -1 0 -1 0 0
the frame|-4 1 0 4 0 0
the freezer|1 -1 0 0 -1 2
the fridge|2 -3 2 -3 3 -2
the front|-2 0 -1 3 0 0
the frost|4 -1 7 -5 -4 -1
the fuse|-6 6 0 1 0 0
the garage|-4 -3 2 0 0 4
the garden|-3 1 0 3 0 -1
the gas|1 0 0 -1 0 0
the gate|-3 3 0 0 0 0
the glass|1 -1 0 0 0 0
the glaze|2 1 0 -3 0 0
the go|-1 -4 5 1 0 0
the grant|3 -1 -1 0 -1 0
the green|-1 1 0 0 0 0
the greenhouse|2 -1 -3 3 0 0
the ground|4 2 -1 -3 -1 -1
the guest|4 -5 0 3 0 -1
the guests|1 -1 0 0 0 0
the guide|-1 0 0 0 0 1
the gutter|-2 2 0 -1 -1 3
the gutters|3 2 0 -1 -1 -4
the guy|-1 -1 1 0 0 0
the gym|2 -4 -6 9 0 -1
the hall|-6 -4 1 8 0 1
the handover|-3 -2 7 -1 0 0
the hay|1 1 -1 -1 0 -1
the head|-2 3 0 -1 0 0
the health|1 -4 5 -1 -1 0
the hearing|1 -2 3 -1 2 -2
the heat|-8 8 0 0 0 0
the heating|-3 2 -1 3 0 -1
the hedge|2 -1 1 -3 0 0
the hole|6 -4 0 -1 0 0
the holiday|1 1 0 0 0 -1
the holidays|-1 -5 8 -4 3 -1
the hotel|5 -3 0 -2 -1 0
the hour|13 -8 -3 -1 0 0
the house|5 -6 -2 4 0 -1
the hygiene|-3 1 0 2 -1 1
the injunction|2 -6 -1 -2 -1 7
the inspection|-3 3 0 0 0 0
the inspector|0 -4 2 0 0 2
the insurance|3 -6 -1 -1 -2 7
the insurer|0 -5 2 -1 0 4
the inventory|-1 -3 0 4 -1 1
the invitations|-1 1 -1 0 0 0
the invoice|4 -4 -1 -1 -1 2
the job|0 2 0 -1 0 0
the jubilee|0 3 0 -1 0 -2
the judge|-2 5 2 -3 -1 -1
the key|1 1 4 -4 -1 -1
the keys|2 3 0 -4 0 0
the kids|2 5 -3 -5 3 -2
the kindergarten|7 -2 0 -4 0 -1
the kitchen|-3 -1 2 4 -2 -1
the klee|0 0 -1 2 0 -1
the lab|0 -1 -2 0 1 2
the label|-5 6 0 -1 0 0
the ladder|-5 6 0 -1 0 0
the lady|-2 3 0 0 0 0
the lamp|-6 7 0 -1 0 0
the landlord|5 -2 -1 0 -1 -1
the laptop|0 1 0 0 0 0
the last|0 -5 4 6 -4 -1
the late|2 0 0 -2 0 0
the latest|-4 -4 10 -2 0 0
the leak|-1 2 0 -1 0 0
the leaves|6 -4 0 -2 0 0
the left|-8 16 0 -5 -2 -1
the letter|-7 3 -3 -1 9 -1
the library|10 -3 -4 -1 -1 -1
the licence|4 -2 0 -2 0 0
the lift|-3 -1 0 3 -1 1
the lights|-2 3 -4 0 4 -1
the lindner|-4 -1 5 0 1 -1
the list|1 -16 -2 2 10 5
the little|-5 0 3 -1 3 0
the lobby|-2 3 0 -1 0 0
the lock|-5 -7 0 9 0 3
the login|-3 3 0 3 -2 0
the logo|-6 6 0 1 0 0
the lorry|-1 1 0 0 0 0
the machine|-4 2 -1 5 -1 -1
the mail|6 -2 -3 -2 -1 2
the man|3 0 0 -1 -1 -1
the manual|-1 1 0 -2 0 2
the market|-2 4 0 -1 0 -1
the mayor|5 -6 0 -2 0 4
the meeting|-2 4 -2 -3 4 -1
the members|2 -1 0 0 0 0
the menu|3 1 0 -4 0 1
the meter|3 -2 0 -1 0 0
the mill|1 -2 -1 4 0 0
the minister|6 -2 -1 -3 1 -1
the ministry|0 3 -1 0 -1 -2
the minutes|1 3 -1 -3 0 1
the missing|16 -10 0 -5 -1 1
the mobile|3 -1 0 -2 0 0
the model|11 -9 0 0 -1 -1
the moment|-9 -5 0 16 -1 -1
the money|-4 1 0 5 -1 0
the month|0 0 0 1 0 0
the most|0 -3 0 0 4 0
the mould|2 0 0 -1 -1 -1
the move|0 -2 -1 -2 0 6
the museum|3 -1 0 0 0 -1
the music|1 1 0 0 -1 -1
the neighbour|2 -1 0 -1 0 0
the neighbours|0 -2 0 -1 0 3
the new|-5 0 -1 5 3 -2
the night|-4 7 -3 -4 0 5
the north|-1 1 -2 3 0 -1
the notary|1 -1 0 -1 0 0
the number|1 -1 0 0 0 0
the nursery|3 0 0 -1 -2 0
the obituary|-1 -4 1 -1 0 5
the offer|5 -3 -1 -2 -1 1
the office|0 -1 1 -1 1 0
the old|-12 9 3 -2 -1 3
the one|-2 5 -1 -1 0 0
the open|4 -5 1 0 0 0
the orchard|-7 8 0 -1 0 0
the order|0 -4 -4 9 -1 0
the other|-3 0 -4 8 1 -2
the others|1 -1 -1 -2 5 -3
the oven|-1 -7 -1 9 -1 1
the owner|-6 7 0 0 0 0
the paint|-4 9 -1 -3 -1 0
the paper|-2 4 0 -2 0 0
the papers|3 -3 0 0 0 0
the parents|1 -2 0 -1 4 -1
the parish|-1 1 0 0 0 0
the parking|3 -3 0 1 0 0
the passport|-4 -3 0 8 -1 0
the passports|-1 0 0 1 0 0
the password|-1 3 0 0 -1 0
the payment|-4 1 0 3 1 0
the payroll|2 1 0 -2 0 -1
the permit|1 -2 0 1 0 0
the phone|0 -1 0 2 -1 -1
the photo|0 -3 0 -3 4 2
the photographer|-1 1 2 -1 -1 0
the photos|1 -2 0 1 0 0
the piano|5 -6 2 0 0 -1
the pipe|-4 6 0 -1 -1 -1
the pitch|5 -3 0 -2 0 0
the plan|-1 -4 -2 -1 4 4
the plants|2 -3 -1 3 0 0
the playground|-2 -2 0 4 1 -1
the plumber|0 2 0 -1 -1 0
the polish|0 0 -1 1 0 0
the port|0 0 0 1 0 0
the post|-2 2 -1 2 0 0
the poster|-1 3 0 -1 0 0
the pothole|-3 5 0 0 -1 0
the press|4 -6 -1 -1 5 -1
the pressure|-4 6 0 -1 0 0
the price|-5 6 0 0 1 -1
the printer|-3 -1 -1 6 0 -1
the printers|-3 3 0 0 0 0
the projector|-3 4 0 0 0 0
the protocol|-2 0 0 -1 3 0
the publisher|3 -1 0 -1 0 0
the pump|-6 6 0 0 0 1
the queue|-9 1 -1 6 4 -1
the quiz|0 2 0 -1 0 -2
the quote|-1 2 0 -1 0 0
the radio|3 1 -2 -2 -1 0
the raffle|-1 -1 0 2 0 0
the rain|5 -6 4 -2 0 -1
the receipt|1 2 0 -2 0 -1
the receipts|-1 -2 0 -2 0 4
the recipe|-7 9 0 -2 2 -2
the recycling|6 -4 0 -2 0 -1
the red|4 0 0 -2 -1 0
the referee|5 -2 -1 -2 0 0
the register|-2 2 0 0 0 1
the registry|-1 -3 6 -1 -1 0
the reminder|0 1 -2 3 -2 0
the reminders|5 -3 0 0 0 -1
the remote|0 1 0 0 0 0
the rent|2 -1 0 -1 0 0
the rental|3 -2 0 0 0 0
the repair|-2 6 -1 0 -2 -1
the report|2 -1 1 -3 0 1
the rest|-3 -6 -7 13 4 -1
the return|-3 3 0 -1 0 2
the review|11 -5 2 -6 -1 -1
the right|13 0 0 -7 -4 -1
the road|0 -3 0 -1 4 0
the roman|-2 1 0 3 -1 0
the roof|1 -1 0 -4 3 1
the rope|0 1 0 -1 0 0
the rota|1 0 0 0 0 0
the safety|-1 2 0 0 0 0
the salon|6 -6 0 -1 0 2
the same|-12 13 0 -1 -1 2
the samples|-2 -1 3 1 0 0
the scaffolding|0 -1 1 0 0 0
the school|3 -3 0 0 0 0
the scouts|1 0 0 0 0 1
the search|-1 1 0 0 0 0
the second|9 1 2 -7 -2 -3
the server|1 2 -1 -2 0 0
the service|-3 4 0 -1 0 0
the shared|-1 3 0 -2 0 0
the shelf|1 -2 -1 1 1 0
the shift|0 1 0 0 0 -1
the shop|-4 4 -2 3 -1 -1
the shower|-3 -2 -1 4 0 3
the side|-1 -1 0 -1 0 2
the sign|3 -1 0 -1 -1 0
the signed|-1 1 0 0 0 0
the sink|0 -2 -1 4 -1 -1
the site|-2 2 0 0 0 0
the slip|1 1 0 -2 0 0
the small|-2 7 0 -4 -1 1
the smell|3 -3 0 0 0 0
the smoke|-2 -4 -2 -1 0 9
the snow|0 -1 2 -1 -1 0
the sofa|1 0 0 0 0 0
the soil|-2 5 0 0 0 -2
the spare|2 -2 0 -1 0 1
the sports|-3 0 0 -2 4 0
the spreadsheet|-1 2 0 0 0 -1
the staff|0 -1 2 -1 0 0
the stage|4 -4 0 1 0 0
the stairs|6 -3 0 -2 0 -1
the stamp|-8 9 0 0 0 0
the stand|0 0 0 -1 0 1
the steriliser|0 1 0 0 0 0
the storage|0 3 0 -3 0 0
the storm|4 -4 1 1 -2 -1
the street|-1 2 -2 5 -2 -1
the summer|2 -6 3 2 -2 1
the supplier|5 -2 -1 -2 -2 2
the swarm|4 -3 2 -2 -1 0
the system|3 0 0 -2 0 0
the table|0 -5 0 -3 8 0
the tank|-16 16 0 1 0 0
the tap|0 -3 0 4 0 -1
the tax|-2 -2 4 -1 3 -1
the team|-4 2 -1 4 -1 -1
the tenancy|-1 -2 2 1 0 0
the tenant|-1 2 1 -2 0 -1
the tent|-3 4 0 1 0 -1
the terrace|-4 -1 0 5 0 0
the test|-2 3 0 0 0 -1
the theatre|-1 3 0 -1 0 -1
the thing|-1 1 0 0 2 -2
the third|-1 5 0 -3 1 -1
the three|3 0 -2 1 -2 0
the tickets|-1 2 -1 -1 0 0
the tiles|-10 11 0 0 0 0
the till|5 1 -4 2 -3 -1
the time|-4 4 0 1 0 -1
the top|3 -3 0 -1 3 -2
the town|1 3 0 -1 0 -2
the tractor|6 -1 0 -2 -1 -2
the train|0 -1 0 -1 0 2
the training|-3 4 0 -1 -1 1
the translation|-2 -7 6 5 0 -1
the translator|-3 0 1 3 -1 0
the trip|-2 -1 -1 6 0 -1
the truck|0 2 0 -2 0 0
the twins|2 -4 0 -1 -1 3
the two|-3 5 0 -1 -1 0
the tyres|-3 5 1 0 -1 -2
the update|-4 7 0 -1 0 -2
the upholsterer|-4 -1 5 0 -1 0
the vaccine|-5 3 0 3 0 0
the vaccines|0 2 0 -1 0 0
the valley|-4 -4 0 9 0 0
the valve|0 3 0 -2 0 -1
the van|0 -6 0 0 7 -1
the vat|-2 2 0 -1 0 0
the vault|-6 -1 0 7 0 0
the vegetable|3 0 0 -1 0 -1
the very|-1 -3 1 -1 5 -1
the vet|-1 1 0 -1 2 -1
the video|-5 5 1 0 -1 0
the visa|-1 -2 -1 -1 4 0
the volunteers|1 0 0 -1 0 0
the waist|-2 1 0 3 -1 -1
the waiting|3 1 0 -3 -1 -1
the wall|0 4 -4 -5 -1 6
the walls|3 -4 0 2 0 0
the ward|1 -6 0 -1 6 0
the warehouse|1 0 0 -1 0 0
the warranty|1 2 -2 -1 0 0
the washer|-1 2 0 -1 0 0
the water|6 0 -2 -2 -1 -2
the way|-10 11 -1 4 -2 -1
the website|8 -7 0 -1 0 0
the wedding|6 -7 0 -1 0 3
the week|-2 -4 2 -1 6 -1
the weekend|0 7 -6 -2 2 -1
the welcome|0 1 0 0 0 -1
the well|3 -1 0 -1 -1 -1
the whole|7 -7 -1 -1 2 -1
the window|-2 4 0 -2 0 0
the windows|-1 2 -1 2 0 -1
the workshop|-9 -3 0 13 0 0
the wrong|-11 17 -1 -4 0 -1
the x|3 2 -2 -1 -3 0
the yard|-2 5 0 -3 0 0
the youth|0 2 0 0 0 -1
theatre|6 0 1 -5 0 -1
their|1 -2 -4 3 0 1
their new|3 -1 0 -1 0 0
theirs|-5 2 0 4 0 0
them|11 -5 3 -6 -5 2
them back|1 0 0 0 0 0
them in|3 2 0 -3 0 -2
them the|-3 -3 0 -1 0 7
them to|2 0 0 -3 0 1
theme|-2 -1 0 0 2 0
then|-21 16 13 -7 -4 3
then i|-2 1 2 0 0 0
then the|-3 3 0 0 0 0
there|-7 6 -4 2 -1 4
there a|-2 4 0 -1 -1 0
there are|1 3 -1 -3 1 0
there at|-1 2 0 0 0 0
there before|0 0 -2 2 0 0
there by|0 -2 2 0 0 0
there is|-7 10 0 -2 0 0
there's|-10 0 -1 -4 17 -1
there's a|3 -1 0 0 -1 -1
there's no|-4 4 0 0 0 0
theres|-1 -2 0 -2 0 6
thermometer|1 0 0 0 0 0
thesis|-2 -2 3 0 0 0
they|4 10 2 -6 -10 0
they accepted|4 -3 0 -1 0 0
they are|4 -5 0 0 0 2
they can|3 -1 0 -1 -1 -1
they confirmed|11 -4 -1 -5 0 -1
they don't|0 0 0 -1 1 0
they gave|1 -1 0 0 0 0
they get|-1 0 0 1 0 0
they had|-2 1 0 1 0 0
they hang|-1 -1 0 2 1 0
they have|-7 -3 5 8 0 -2
they need|1 -2 3 0 -1 -1
they offer|-5 1 5 0 0 0
they only|-2 6 -1 -2 -1 0
they pay|1 -2 -1 -1 -1 5
they say|-6 13 -5 -1 0 0
they sent|-8 9 0 -2 0 0
they take|-1 4 0 0 -1 -2
they want|-6 -5 8 0 -1 4
they would|-1 2 0 0 0 -1
they'd|-2 0 3 0 -1 -1
they'll|-4 9 -4 0 0 -1
they're|0 0 -3 0 5 -2
they've|5 -1 -1 -1 -1 -1
thing|-7 1 -3 -1 2 8
thing for|-1 -4 0 -2 -1 8
thing with|-2 1 0 1 2 -2
things|0 2 0 0 -1 0
think|-7 11 -1 -2 -1 0
think about|-1 3 -1 0 -1 -1
thinking|-1 3 0 0 -1 0
thinks|-11 20 -2 -6 -1 -1
third|-11 9 -4 5 3 -3
third one|0 2 -2 1 0 0
third time|-1 3 0 -1 1 -1
this|-21 -4 -11 5 30 1
this afternoon|3 -1 -4 2 1 0
this before|-5 7 0 -2 2 0
this can|0 -2 0 0 2 0
this first|0 -1 0 -1 3 0
this has|0 -5 0 -1 8 -1
this is|-2 3 -2 -4 5 0
this month|0 0 1 -1 1 0
this morning|28 -9 -7 0 -8 -3
this needs|0 0 0 -2 3 0
this on|-4 5 0 0 0 0
this one|-12 0 2 1 10 -2
this time|2 -4 4 -1 -3 2
this up|-5 1 -1 4 2 -2
this week|-7 -2 -7 23 -6 -1
this weekend|0 -3 6 -1 -1 0
this year|1 -7 2 8 -3 -1
those|-6 -1 0 -2 10 0
though|3 -3 1 0 -1 0
thought|-3 2 1 0 0 0
three|4 0 -8 4 2 -2
three copies|2 -1 0 -1 0 0
three days|0 5 -2 -2 -1 0
three of|-2 0 0 3 -1 0
three quotes|2 -1 0 -1 0 0
three times|3 1 -1 -2 -1 0
threw|-5 6 0 0 0 0
through|12 -11 -11 16 -2 -4
through 0|5 -2 0 -3 0 0
through by|0 0 -5 6 0 0
through the|-16 11 -1 11 -3 -2
through with|2 -2 -1 2 -1 0
throws|-1 3 -2 0 0 0
thursday|-5 -2 20 -8 -4 -2
thursday 0|2 -1 -1 0 0 0
thursday not|0 -6 6 0 0 0
thursday please|0 -2 6 -1 -2 0
thursday so|-1 1 0 -1 0 0
thursday the|0 1 -1 1 0 0
tick|14 -7 -1 -5 -1 -1
tick off|12 -6 -1 -4 -1 -1
ticked|4 -4 0 0 0 0
ticket|2 -8 -2 9 -2 0
tickets|0 2 -2 1 -1 -1
tickets are|-4 -1 5 -1 0 0
tide|-2 -3 -1 6 0 0
tide gauge|-2 -3 -1 6 0 0
tiene|5 6 -1 -5 -2 -2
tienen|4 -1 0 -2 0 0
tiers|-2 7 -1 -3 -1 0
tight|13 -1 -4 -4 -2 -1
til|-6 3 -1 8 -3 -1
til monday|-2 -2 3 1 0 0
til the|2 -3 -6 7 0 0
tiles|-12 13 -1 1 0 0
till|6 -6 -1 5 -2 -2
till 0|-4 3 2 -1 0 0
till after|0 0 0 0 1 0
till the|-3 1 -3 5 0 0
tim|1 0 -1 -3 2 0
timber|2 1 -2 -1 -1 0
timber yard|2 1 -2 -1 -1 0
time|-9 3 5 -9 14 -4
time this|0 5 -1 -1 -2 0
time until|0 -1 1 0 0 0
time with|1 -5 0 -3 10 -2
times|-6 13 -2 -4 -2 2
timetable|-3 4 0 -1 0 0
tip|7 -3 0 -4 0 0
to|-4 1 5 7 -10 0
to 0|5 -8 2 -5 -4 10
to a|3 -2 -5 5 -1 -1
to after|-1 -2 4 -1 0 0
to all|7 -1 -1 -5 -1 0
to be|10 -1 5 -14 -4 5
to ben|-2 10 -1 0 -5 -3
to book|-2 -2 0 1 0 3
to call|-2 0 0 1 0 1
to check|-1 2 -1 1 -4 3
to come|-4 3 0 -2 4 -1
to dec|0 -1 1 0 0 0
to do|8 -4 -5 2 -1 0
to fetch|-4 1 0 4 0 0
to fill|-2 2 0 1 0 0
to friday|-1 0 1 0 0 0
to get|-5 0 2 6 -1 -2
to go|-6 -10 -3 10 6 2
to happen|-2 -2 0 -2 7 -1
to have|-10 2 2 -10 15 1
to hear|0 2 2 -2 -1 -1
to her|6 -2 -2 -1 0 0
to high|-4 4 -1 -4 6 -1
to his|4 -3 0 -1 0 0
to hold|0 2 -1 0 0 0
to it|6 -2 -4 -4 -1 5
to k|-3 -1 0 6 0 -2
to know|0 1 0 0 0 0
to look|-2 5 -2 -1 -1 1
to low|-1 -1 0 -1 3 0
to may|-2 -3 4 0 0 0
to me|-2 -2 6 -1 -1 0
to mei|-6 10 -1 1 -2 -2
to monday|0 -2 5 -2 -1 0
to move|-1 6 -3 0 0 -2
to next|0 -1 3 -1 -1 0
to open|0 1 0 0 0 0
to order|-2 2 0 0 0 0
to our|-1 3 -1 -1 1 -1
to prod|7 -4 0 -2 0 0
to ring|-3 -6 -1 11 0 -1
to saturday|-1 -6 7 0 0 0
to say|1 -5 0 5 0 0
to see|-1 -4 5 1 -1 0
to stand|4 -5 3 -2 0 0
to start|-1 4 0 -3 0 0
to take|0 2 0 -1 -1 -1
to talk|0 2 0 0 -1 0
to tell|3 -3 0 0 0 1
to the|11 -12 4 -4 2 -1
to them|-2 -1 4 -1 0 0
to think|-2 3 -1 0 0 0
to this|0 -5 0 -1 -1 7
to thursday|-4 -7 15 -2 -2 -1
to tuesday|-1 1 1 -1 0 0
to use|0 4 0 -1 0 -1
to wait|-1 -4 0 5 -1 0
to write|-2 3 0 0 0 0
to you|-2 0 0 4 0 0
to your|1 -1 0 1 -1 0
today|10 0 -17 3 4 -1
today and|-4 2 0 0 0 3
today so|-1 5 -4 -1 1 0
today's|8 -4 -1 -1 -1 0
todo|23 -12 -5 -3 -1 -1
together|-4 -2 0 -1 -1 8
toilet|0 6 0 -4 -1 -1
toilets|3 -6 -2 -1 -1 7
told|7 1 0 -4 -2 -2
told him|-1 1 0 0 0 0
told me|-2 2 0 0 0 0
told the|7 -2 -1 -2 -1 -1
told them|2 -3 2 0 0 0
tom|-7 3 -4 4 5 -1
tomasz|1 0 -1 0 0 0
tomatoes|-1 3 0 0 0 -1
tomorrow|-25 1 12 13 1 -2
tomorrow morning|0 -2 -1 4 0 0
ton|-4 7 0 -1 -1 -1
ton memoire|-4 7 0 -1 -1 -1
toner|7 0 -1 -5 -1 -2
tonight|-12 2 -8 1 19 -2
too|-24 1 -7 -7 -13 51
too expensive|-3 -1 -1 8 0 -2
too much|-2 5 0 -1 0 -2
too please|0 -1 0 0 -1 3
too short|-2 9 -1 -1 0 -5
too small|-2 5 0 0 0 -3
too wet|-1 4 2 0 0 -4
took|21 -10 -3 3 -6 -5
took 0|-1 -1 0 2 0 0
took all|5 -4 0 -1 0 0
took her|1 -1 0 0 0 0
took it|15 -8 3 -5 -2 -2
took the|7 -5 -1 2 -1 -2
top|-10 -6 2 -6 10 11
top of|-1 -2 0 -1 2 1
top prio|0 0 0 0 1 0
top priority|0 -1 0 -1 3 0
torn|1 -1 1 -1 -1 0
totals|3 0 0 -1 -1 0
toujours|-4 7 -1 0 -1 -3
tour|9 1 -5 -3 -1 -1
tours|5 -3 0 0 0 -1
tout|18 -10 -2 -4 -1 -1
towels|2 2 -1 -3 0 -1
town|-1 6 0 -2 0 -2
town hall|-1 4 0 -1 0 -2
tracking|-2 2 0 0 0 0
tracteur|1 -1 -1 3 -1 -1
tractor|5 8 -3 -7 -2 -2
tractor starts|10 -1 -1 -6 -1 -1
trademark|-7 8 0 1 -1 0
traffic|5 -2 -1 0 -2 1
traffic plan|0 2 -1 0 -2 1
trailer|2 0 0 -2 0 0
train|-3 -3 -1 -1 7 1
trained|9 -7 -1 0 0 0
trainer|1 1 1 -1 -2 -1
training|-3 2 2 0 -1 0
training to|-1 1 1 0 -1 0
transfer|1 -1 0 0 0 0
transferred|13 -9 -1 -2 -1 -1
translated|0 -3 0 3 0 0
translation|-2 -15 5 5 -2 8
translator|-3 -1 1 5 -1 -1
transport|-3 -3 -1 -1 -1 8
trap|6 -4 0 -1 0 0
travel|-5 8 0 -2 -1 0
treasurer|-3 -3 1 1 1 3
treat|-5 -5 1 -1 15 -5
treat as|-2 2 0 0 2 -2
treat it|-1 -4 0 0 7 -2
treatment|2 -1 0 -2 0 0
treehouse|1 -2 0 -2 3 0
trees|1 0 0 4 -4 -2
trench|-2 -2 0 0 1 2
treppenhaus|-4 10 -1 -2 -2 -2
tres|-5 9 -1 -3 1 -1
trial|1 -4 4 2 -2 -1
trial day|-2 3 0 0 0 0
tried|-2 14 -4 -2 -2 -5
tried it|4 -1 0 -1 0 -1
tried the|0 3 0 -2 0 0
tried to|-4 6 0 0 0 0
trikots|4 -2 0 -1 0 0
trikots sind|4 -2 0 -1 0 0
trip|-4 -4 -1 13 -2 -2
trip is|1 -1 0 0 0 0
trip to|-1 -5 -1 10 0 -3
trois|4 4 -3 -2 -1 -2
trop|-10 16 -1 -2 -1 -2
tropft|9 1 -1 -7 -1 -1
trouble|-6 6 0 1 0 -1
trouve|9 -3 -1 -3 -1 -3
truck|-1 3 3 -2 -2 -1
trucks|-1 1 0 0 0 0
trust|0 -2 3 0 0 0
try|1 8 0 -8 -1 0
try again|5 -3 0 -1 -1 0
trying|-2 1 -4 7 -1 0
tubes|2 0 1 -2 0 0
tuesday|-4 0 16 -8 -4 0
tuesday 0|6 -4 -1 -1 0 0
tuesday instead|-2 -1 1 0 0 3
tuesday the|0 0 1 0 0 0
tuner|4 -2 -1 0 0 0
turkish|0 2 0 1 -1 -2
turn|5 -2 0 -1 -1 0
turned|7 -5 -1 1 -1 -1
turned up|8 -4 0 -3 0 0
turns|10 -7 0 -2 0 -1
turntable|-4 3 -1 4 -2 -1
tuv|-7 -3 5 7 -2 0
twelve|-1 2 0 0 -1 0
twenty|-4 -1 -1 6 0 0
twice|4 15 -2 -13 -1 -3
twice and|-4 6 0 -1 0 -1
twice nobody|-4 4 0 0 0 0
twins|2 -4 0 -1 -1 3
two|-13 10 -6 5 0 3
two are|-9 5 0 4 0 0
two days|-1 -4 8 -1 -1 -1
two hours|13 -7 -3 -3 0 0
two more|-11 9 12 -3 -2 -4
two of|2 4 -1 1 -3 -3
two people|2 2 -2 -1 -1 0
two signatures|1 0 0 0 0 0
two students|2 1 0 -3 0 0
two weeks|0 0 0 -2 3 -1
two years|2 -1 0 -1 0 0
typed|2 -1 0 0 0 0
typing|5 -5 0 0 0 0
typo|-1 2 0 -1 1 0
typo on|0 0 0 -1 1 0
tyre|-13 13 0 -1 0 1
tyres|9 -2 1 -5 -1 -2
u|-1 -5 0 -2 10 -2
ubergeben|11 -5 0 -3 -1 -2
uberwiesen|7 -4 -2 0 -1 -1
uhr|0 -3 4 -1 0 0
um|-2 -2 1 -1 6 -2
umlauts|-2 2 0 0 0 0
un|-2 7 -5 -4 -3 7
una|-8 -4 5 3 -2 6
und|19 -8 -3 -9 0 2
und die|1 1 0 0 -1 -1
under|-4 5 -8 10 -4 1
under 0|0 2 0 -1 -1 0
under it|0 -1 0 0 0 2
under the|-8 10 -1 -1 -2 2
under way|6 -2 0 -3 0 0
understand|-1 2 0 -1 0 0
une|-10 5 -2 -9 -2 17
uniformes|5 -2 -2 0 -1 -1
uniforms|1 -1 0 1 0 0
unit|-3 5 -1 1 -1 -1
uns|-1 6 -1 0 -3 -1
unterschrieben|1 0 0 0 0 0
until|6 4 0 -2 -5 -4
until 0|6 -7 5 -4 -1 0
until after|0 0 0 0 1 0
until august|0 -1 6 -2 -2 0
until monday|0 6 -6 1 -1 0
until next|4 6 0 -7 -3 0
until spring|8 -5 0 -3 1 0
until the|-8 2 2 4 1 -1
until then|0 5 -5 1 -1 0
until we|0 3 -1 -2 0 0
up|7 2 -10 9 -3 -5
up and|4 -1 0 -2 0 -1
up at|2 -5 0 3 0 0
up by|-3 5 -2 1 0 0
up first|4 0 0 -1 -2 -1
up for|-3 6 -1 -2 0 0
up in|-3 2 0 1 0 0
up on|-5 2 1 4 0 -2
up please|0 -4 -1 -1 7 -1
up the|8 -4 -2 -6 -1 5
up there|6 -4 0 -2 0 0
up to|-9 6 -3 9 0 -2
up when|3 -1 0 -1 -1 -1
update|-2 2 -1 -4 7 -2
updated|1 1 0 -2 0 0
upgrade|-5 1 2 2 0 0
upholsterer|-4 -1 5 0 -1 0
uploaded|7 -5 0 -2 0 0
ups|2 -2 0 0 -1 0
upside|-7 9 0 0 -1 0
upside down|-7 9 0 0 -1 0
upstairs|-8 3 -2 8 -1 0
upstairs is|1 -1 0 0 0 0
urgent|-10 -7 -2 -6 26 -1
urgent any|-1 0 -1 -1 3 0
urgent now|-1 -1 0 0 2 0
urlaub|-8 10 -1 -1 0 0
us|-4 2 16 -2 -6 -6
us 0|1 -1 0 0 0 0
us a|-3 1 0 2 0 0
us in|1 0 -1 0 0 0
us on|-2 1 3 -1 0 -1
us the|8 -4 -1 -1 -1 -1
us to|0 5 -3 -1 0 -1
us two|-3 -2 8 -2 0 -1
use|-4 10 -1 -4 0 -2
use the|-3 5 0 -1 1 -1
used|-8 2 -1 8 -1 0
used 0|0 1 -1 0 -1 0
users|4 -3 -1 1 0 -1
v0|5 -3 0 -1 -1 0
vaccination|1 -5 3 -1 0 2
vaccine|-5 3 0 3 0 0
vaccines|-2 1 0 -1 3 0
vacuum|0 -4 -1 -1 6 0
valid|9 -3 -2 -4 -3 3
valley|-4 -4 0 9 0 0
value|3 2 -1 -3 -1 0
values|3 0 -1 -1 -1 0
valve|3 2 0 -3 -1 -1
van|13 -10 -6 -2 6 -1
van passed|13 -7 -5 -1 0 0
vans|4 -2 0 0 -1 -1
vat|1 3 -1 -3 0 0
vat return|1 -1 0 0 0 0
vault|-6 -1 0 7 0 0
vegan|-1 7 0 -4 0 -1
vegetable|6 -2 0 -1 0 -2
vendor|0 3 0 -2 0 0
venue|2 1 0 -1 0 -1
verified|4 -2 0 -1 0 -1
verlangert|7 -13 9 -6 5 -2
verschickt|-4 0 0 4 0 0
verschoben|-1 -1 4 -2 0 0
version|-2 2 -1 3 -2 0
version 0|2 -2 -1 2 0 0
version of|-1 0 0 1 0 1
verteilt|6 -3 0 -1 0 -1
vertrag|7 1 -2 -2 -3 0
vertretung|-1 3 0 0 0 0
very|-7 3 1 -6 10 -1
vessel|-2 0 1 1 0 0
vet|-1 -9 11 1 -2 -1
veut|-8 6 8 -3 0 -3
vez|-2 6 1 -3 0 -2
video|-3 -2 0 -2 -1 9
viene|-4 0 6 -2 0 0
viene el|-1 -4 6 -1 0 0
vier|-2 5 -1 0 -1 -2
viernes|-3 -5 5 4 -1 -1
violin|0 -2 3 -1 0 0
visa|-1 1 0 -1 2 -1
visit|0 -2 4 -1 -1 0
visitors|3 6 -4 -3 -1 -2
voice|-5 4 0 2 -1 0
voicemail|-3 5 -1 0 -1 0
voisin|-9 12 -1 -1 -1 -1
volume|3 -8 0 -2 -1 8
volunteers|4 -3 -1 -1 0 0
vom|-8 10 -3 0 2 -2
von|-3 3 -3 4 -2 0
vor|-12 -5 -3 1 21 -2
vorher|-6 8 2 -3 -1 -1
vorziehen|-3 -3 -1 -2 12 -4
voted|5 -4 0 0 0 0
voucher|8 -4 0 -1 -2 0
vpn|3 -3 0 0 0 0
w|1 3 -2 -2 0 -1
w 0|-3 4 0 -1 0 0
wages|-6 -4 -3 6 8 0
waist|-2 1 0 3 -1 -1
wait|-6 -7 4 -1 13 -3
wait any|-1 0 0 0 1 0
wait till|-1 -1 0 0 2 0
wait until|-3 0 6 -3 0 0
waiting|-10 2 -3 21 -3 -6
waiting for|-4 6 -3 6 -1 -4
waiting list|-4 5 0 2 -1 -1
waiting on|-6 -2 0 10 -1 -1
waiting room|5 -7 1 3 -1 0
waits|-3 6 0 1 -1 -2
waits for|-3 6 0 1 -1 -2
walk|0 5 -2 -2 -2 0
walking|-4 6 0 0 0 -2
wall|-2 -6 0 -1 6 4
wall is|-3 -5 -3 2 1 8
walls|2 -2 0 2 -1 -1
walls are|3 -4 0 2 0 0
want|-10 3 4 2 -5 7
want a|0 -7 -1 -2 0 10
want photos|-1 7 -1 -3 -2 0
want the|0 0 1 0 0 0
want to|-1 1 7 -3 -1 -2
wanted|-4 12 -1 -4 -1 -2
wanted to|-1 1 0 0 0 0
wants|-14 20 3 -14 -8 14
wants 0|-1 3 -1 0 0 -1
wants a|-4 0 -2 -4 -3 13
wants it|0 -3 6 -1 0 -1
wants our|-1 1 0 0 0 0
wants the|-1 0 4 -4 -1 2
wants to|-2 11 -3 -1 -2 -2
war|7 8 -7 -5 -2 -2
war da|0 2 0 -1 0 0
war heute|2 2 -2 -1 -1 0
war nur|1 -1 0 0 0 0
ward|1 -6 1 -1 6 0
ward 0|2 -1 0 -1 1 0
warehouse|7 -3 0 -2 -1 0
warm|2 2 0 -2 0 -2
warranty|1 5 -2 -3 0 0
warten|-3 6 -1 1 -1 -2
was|14 7 -10 -7 -4 1
was 0|-3 4 -1 0 0 0
was a|12 -7 -1 -1 -1 -2
was accepted|1 -1 0 0 0 0
was at|0 -2 3 -1 0 0
was called|1 -3 0 3 0 0
was closed|-8 7 0 0 0 0
was fine|-4 10 -4 -1 -1 0
was good|-4 6 -1 0 -2 0
was great|0 -2 0 -1 4 0
was here|5 0 -1 -1 -2 -2
was in|0 2 0 -1 -1 -1
was loose|11 -10 0 -1 0 0
was moved|1 0 -1 0 0 0
was nice|-2 2 0 1 -1 0
was not|-1 2 -1 0 0 0
was on|5 -2 0 -2 -1 0
was only|19 -13 0 -4 -1 0
was the|12 -9 0 -2 -1 -1
was there|-1 3 0 -1 0 0
waschmaschine|-11 10 -1 2 -1 -1
wash|1 -1 -2 0 -1 4
wash the|-2 2 -2 0 0 2
washed|0 2 -1 -2 -1 2
washed and|5 -3 0 -1 0 0
washer|2 1 0 -2 -1 -1
washing|1 -1 0 0 -1 1
wasn't|6 -1 -1 -3 -1 -1
waste|6 -1 0 -5 0 0
water|11 0 -2 -6 2 -4
water again|1 -1 0 0 0 0
water company|2 -1 0 -1 0 0
water is|-1 -3 0 -1 5 0
way|0 -6 -2 14 -3 -3
way through|3 -5 0 3 0 0
way to|-1 -10 0 13 0 -1
we|-6 3 5 9 -9 -1
we agreed|-1 -3 6 -2 0 0
we also|-1 -2 -1 -2 -1 6
we are|-3 7 0 -3 0 0
we can|-2 3 -2 8 -7 0
we can't|0 -6 1 5 -2 2
we cannot|0 -2 0 3 0 0
we do|-1 -1 3 0 0 0
we don't|0 -5 0 6 0 -1
we dont|-2 -5 -2 10 -1 0
we found|12 -10 0 -1 0 -1
we gave|-4 -3 2 6 0 -1
we get|2 -2 -1 -2 -2 4
we got|-1 -7 11 -1 0 -1
we had|-9 10 1 -1 0 -1
we have|17 -3 -4 -5 -2 -3
we know|-5 8 -1 -1 -1 0
we move|-1 -1 3 -1 0 0
we must|-1 -1 4 -3 0 1
we need|-4 6 0 -5 -2 5
we put|2 -2 -1 1 0 0
we really|0 2 1 -3 1 0
we should|-2 8 0 -3 -1 -2
we still|0 1 -1 -1 -1 1
we take|-1 -4 0 6 0 0
we thought|0 -1 0 0 0 0
we used|-3 5 -1 -1 0 0
we wait|-1 5 -3 1 -1 -1
we'd|-1 1 3 -1 -1 -1
we'd need|0 0 0 -1 0 2
we'll|-8 7 -1 1 -1 2
we're|-11 3 -1 12 -1 -2
we've|-8 -4 -2 9 8 -3
we've got|5 -1 -4 -4 5 -2
wear|-1 1 0 0 0 0
weather|-1 3 0 0 -1 0
web|-2 5 0 -2 0 0
webseite|4 2 -1 1 -2 -4
website|5 -1 0 -1 -1 -1
wed|-1 -2 7 -3 0 0
wedding|6 -12 2 -4 -2 10
wedding cake|0 -1 3 -1 0 0
wednesday|-1 -1 11 -4 -5 -1
week|-11 -11 20 10 -3 -5
week 0|2 -4 4 -2 0 0
week after|0 0 1 0 0 0
week later|0 0 1 -1 0 0
week of|-1 -3 7 0 -1 -1
week sooner|-1 0 3 -2 0 0
week the|0 0 1 0 0 0
weekend|0 -2 -4 3 -1 4
weeks|4 -9 17 -9 1 -4
weg|-4 2 0 4 -1 0
wegen|-5 9 -3 0 -1 1
wegen der|-3 6 -3 -1 -1 1
weight|-1 -5 0 -2 8 0
weihnachtsfeier|-1 -3 0 -2 -2 8
weiter|-4 2 -5 8 -1 0
welcome|-5 0 0 -2 7 -1
well|-9 -7 -4 -7 -4 30
well for|0 0 0 0 0 1
well the|-1 -2 0 0 0 4
went|9 12 -7 -6 -3 -4
went fine|3 -2 0 0 0 0
went home|1 0 0 0 0 0
went off|5 -3 0 -1 0 0
went out|1 4 -2 -2 -1 0
went through|6 -4 0 -2 0 0
went to|6 0 -3 -1 -1 -1
went up|-8 11 -1 -2 0 -1
went well|-11 15 -1 -2 0 -1
werden|-1 3 1 -1 -1 -2
were|16 -7 1 -6 -2 -3
wet|-5 8 1 -1 2 -5
what|-6 7 -1 -1 -1 3
what a|-4 -2 0 8 0 -1
what do|0 2 -1 0 0 -1
wheelchair|1 0 0 0 0 0
wheels|6 -1 -2 -2 0 0
when|-5 1 -4 -2 -2 12
when he|-5 2 0 0 0 4
when i|1 2 0 -1 0 0
when it|-2 5 0 -2 -1 -1
when it's|-1 -1 0 6 -2 -2
when the|-4 1 0 -2 -2 6
when you|9 -9 -1 -3 -1 5
where|-2 9 0 -3 -2 -1
where it|4 -3 0 -1 -1 0
where the|-5 4 0 2 0 0
whether|-7 11 -1 -2 -4 3
whether the|0 0 0 0 0 1
which|-4 9 -1 -2 -2 -1
while|-5 -14 -1 -9 5 24
while you're|-6 -2 0 -2 -1 11
white|14 -5 -1 -6 -2 0
who|2 10 -1 -7 -3 0
who does|0 2 0 -1 0 0
who has|-1 3 0 -1 0 0
who's|-3 13 -10 1 -1 0
whoever|-2 4 0 -1 -1 0
whole|10 -8 -1 -2 2 -1
wholesaler|-1 1 -2 3 0 0
why|-3 7 -1 -1 -1 -1
why the|-1 2 0 0 -1 0
width|-2 3 0 -3 0 2
wieder|13 7 -1 -10 -5 -4
wieder war|1 -1 0 0 0 0
wifi|2 1 0 -3 0 0
will|-9 12 -1 6 -2 -6
will be|-3 2 6 -4 0 -1
will come|0 -4 5 0 0 0
will go|0 3 -2 0 -1 0
will take|2 1 -1 -1 0 -1
will try|-3 3 0 0 0 0
win|-1 -4 5 0 -1 0
wind|-3 3 0 1 -1 0
window|-2 3 10 -4 -3 -3
window is|-11 13 -1 -1 0 0
windows|0 -9 -2 11 3 -3
windows are|-1 -1 0 2 0 0
windscreen|8 -4 0 -4 0 0
winter|2 0 -1 0 -1 0
wir|-10 -5 5 8 6 -4
wir haben|-2 -6 3 -2 8 -1
wir nicht|-5 -6 -1 13 -1 0
wird|-10 -9 4 17 -1 -1
wire|1 -1 -1 2 -1 -1
wiring|-3 3 0 2 -1 -1
wished|4 -2 0 -1 0 -1
wishes|-2 0 0 3 0 -1
with|4 -3 -9 3 -4 9
with 0|4 -2 0 0 -1 0
with a|0 10 0 -3 -2 -5
with all|1 0 0 0 0 0
with four|-7 2 0 5 0 0
with her|-6 8 2 -1 -3 -1
with it|-10 -2 0 1 -1 13
with me|5 -6 0 0 1 0
with one|11 -7 0 -1 -1 -1
with the|-6 -5 -5 10 12 -5
with them|-1 -2 0 3 0 0
with this|2 1 0 -1 -1 0
with two|9 -6 0 -2 0 0
withdrawn|-7 -7 -1 17 -1 -1
withdrew|-5 -6 0 13 -1 -1
withdrew the|-3 -3 0 7 -1 -1
within|6 1 -3 -3 0 0
within 0|-5 6 -1 0 0 0
without|-2 5 -6 -8 6 5
without a|0 7 -2 -1 -2 -2
without it|-10 5 0 -3 9 -1
without the|-7 7 0 0 2 -1
wobble|12 -5 0 -6 0 0
wochen|1 -5 10 -4 -1 0
wohnung|10 -3 -1 -2 -1 -2
wolf|-3 7 0 -2 -2 0
wolf fence|0 0 -1 0 0 2
won't|-1 2 -1 7 -3 -3
won't be|-3 2 -2 5 -1 -1
wont|-1 2 0 0 0 -1
wood|-3 6 -1 -1 -1 -1
wool|6 -4 0 -2 0 0
word|4 1 -1 -1 -2 -1
wording|2 2 -1 -1 -1 -1
work|-1 4 1 -4 0 -1
worked|1 -5 0 6 -1 -1
working|-2 -4 -1 11 -2 -1
working on|-3 2 0 1 0 0
works|5 -8 3 2 -1 -1
works again|-2 3 -1 0 0 0
works council|0 1 0 0 0 0
workshop|-17 2 -1 17 0 0
worn|-1 3 0 0 -1 0
worse|-3 4 -2 -1 5 -3
worth|3 -3 -2 -1 3 -1
would|-19 23 -4 -8 -1 9
would be|-1 4 0 0 -2 0
would like|-4 -7 0 -2 0 13
would love|-1 2 0 0 0 -1
would not|0 2 0 -2 0 0
would take|0 2 -1 0 0 0
wouldn't|-7 9 0 -2 1 -1
wrapped|3 -3 0 0 0 0
wrench|-1 2 0 0 0 0
write|-1 1 -2 0 -2 3
write a|0 -4 0 0 0 5
writing|4 -6 1 4 -2 -1
written|-5 4 -5 9 -1 -1
written to|-2 2 0 0 0 0
wrong|-16 16 -3 5 -2 -1
wrong size|0 1 0 0 0 0
wrong tiles|2 -1 0 -1 0 0
wrote|5 13 0 -7 -6 -5
wrote back|2 -2 0 0 0 0
wrote that|-3 3 0 0 0 0
wu|2 -1 0 0 0 0
wurde|-8 -2 6 8 -2 -2
x|5 0 -2 -6 4 -2
x ray|2 2 0 -1 -1 -1
x rays|1 -2 -2 -3 6 0
y|4 6 4 -9 -5 0
y no|-6 3 5 -1 -1 0
y ya|2 -1 0 0 0 0
ya|29 -22 -2 1 -4 -2
ya esta|10 -2 -1 -6 0 -1
ya estan|1 -1 5 -2 0 -3
ya funciona|1 0 0 0 0 0
ya no|1 -5 -1 4 2 -1
ya tenemos|0 -2 0 4 0 -1
ya tiene|5 -2 0 -2 0 0
yard|4 3 -2 -3 -2 0
year|1 7 -3 0 -5 0
year 0|1 -1 0 -1 0 2
year's|-4 6 0 -1 0 0
yearbook|1 2 1 -2 0 -1
yearly|-3 -2 -1 0 -1 7
years|0 1 0 -1 0 0
yellow|-1 7 0 -4 -1 0
yes|5 -1 0 -2 -1 -1
yesterday|13 2 -2 -7 0 -5
yesterday's|0 4 0 -3 0 0
yet|-14 14 -4 8 -2 -2
yilmaz|2 3 -1 -1 -2 -1
yilmaz hat|-2 5 -1 0 -1 -1
yo|-4 7 0 -2 0 0
you|-2 2 1 -11 -3 13
you can|9 -4 3 -4 3 -7
you cards|3 1 -1 -3 0 0
you do|-4 0 0 0 -1 6
you for|-4 -4 1 6 2 0
you have|0 2 0 -1 0 -1
you make|0 -1 0 0 0 1
you press|8 -4 -1 -1 -1 -1
you put|-2 -2 0 0 0 5
you the|0 -4 5 0 0 -1
you wished|1 0 0 0 0 0
you're|-7 -7 0 -3 9 9
you're at|-4 -2 0 -2 -1 8
young|1 0 0 0 0 0
your|13 -11 -9 5 3 -2
your inbox|2 -1 0 -1 0 0
your patience|1 -1 0 -1 1 0
yours|4 -7 2 -2 -1 3
youth|-2 2 0 1 0 -1
zahnarzt|-2 3 0 0 0 0
zeit|-6 -1 17 -7 -1 -1
zero|7 -5 0 -1 -1 0
zip|0 1 -3 -1 3 -1
zu|-3 10 -2 -4 1 -3
zugesagt|-4 5 0 1 -1 0
zum|8 -3 -1 -4 -1 2
zur|-5 -6 -3 17 -1 -3
zwei|-11 -5 9 13 -3 -3
`;
