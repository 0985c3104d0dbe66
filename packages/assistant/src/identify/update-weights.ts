/** How much each feature of a text speaks for each type of update; made by `npm run learn:updates`, not by hand. */
export const UPDATE_WEIGHTS = `
+addsPart|-5 -16 -3 -3 36 -9
+any|1 27 -38 -13 -22 29
+asks|-16 48 -1 -6 1 -28
+isBrief|6 5 5 -9 -4 1
+isCancelled|51 -30 2 -2 -5 -15
+isCompleted|-2 1 -8 -8 -11 22
+isDueBy|1 -12 21 3 -4 -9
+isInPart|20 0 -6 1 -2 -14
+isNotCompleted|13 12 5 2 -2 -29
+isNotDone|-6 20 -11 4 -10 4
+isOrder|0 -3 2 18 14 -31
+isOver|12 5 -14 -17 -16 21
+isSoNow|0 -20 -9 5 -2 27
+isStarted|56 -10 -18 -8 -7 -13
+isTakenBack|22 1 -11 -3 -4 -4
+isUnreal|3 21 -3 -4 6 -23
+moves|-17 -10 42 1 0 -17
+movesBy|-3 -2 12 -1 0 -6
+movesSurely|1 -14 36 -8 -2 -12
+mustBe|-9 -9 9 12 12 -15
+namesAnotherDate|-7 -11 40 2 -2 -22
+namesDay|4 1 25 -5 -13 -14
+namesMoment|-11 -12 34 0 -19 0
+setsLevel|-18 -21 -5 64 -6 -14
+statesPriority|-18 -23 -6 67 -4 -17
+tellsDone|4 -11 -1 -8 1 14
+waits|51 1 -11 -11 -11 -19
0|-8 11 20 -10 -14 1
0 0|-3 6 1 -8 0 5
0 a|-2 6 1 -1 -1 -3
0 again|0 -7 0 0 0 8
0 all|0 4 0 0 0 -3
0 also|-2 0 2 0 2 -1
0 am|-3 -3 10 -1 0 -2
0 an|0 2 -2 0 0 0
0 and|-4 17 -4 0 -1 -8
0 april|-2 -2 5 0 0 0
0 are|6 -3 0 0 0 -2
0 as|0 -2 -4 5 2 -1
0 at|6 1 1 -1 -1 -6
0 august|-1 -7 14 0 0 -6
0 back|-1 1 0 0 0 1
0 bar|-1 -3 0 0 0 4
0 boxes|1 1 0 -1 0 -1
0 bucks|0 2 -1 0 0 0
0 but|0 -2 0 3 0 0
0 came|0 5 -4 0 0 -1
0 can|0 -1 0 2 0 0
0 cents|0 2 0 0 0 -1
0 chairs|0 4 0 0 0 -3
0 cheaper|-1 -2 0 0 0 3
0 cm|-1 4 0 0 -1 -2
0 copies|0 2 0 0 0 -1
0 days|-1 0 1 0 0 1
0 de|-1 -3 9 -1 -1 -4
0 dec|0 7 -5 0 1 -3
0 december|-3 6 1 -2 0 -2
0 degrees|-4 2 -2 -1 2 3
0 dollars|0 0 0 0 0 1
0 done|-1 -1 0 0 0 3
0 doses|1 0 -1 0 0 0
0 down|5 -3 0 0 0 -1
0 each|0 2 0 0 -1 -1
0 euro|-1 1 -1 0 -1 2
0 euros|-5 4 -2 0 0 4
0 february|0 -1 3 0 0 -1
0 for|-3 14 -3 -1 -2 -5
0 found|0 2 0 0 0 -2
0 g|-1 5 0 0 -1 -3
0 hangs|-2 1 0 0 0 1
0 has|-2 -2 -2 0 -1 7
0 have|1 4 0 0 -1 -4
0 holds|0 -2 0 0 0 2
0 hours|1 2 0 0 0 -1
0 i|0 3 -1 0 0 -2
0 if|0 1 0 0 0 0
0 in|1 -3 -3 1 3 0
0 incl|3 1 -2 -1 0 -1
0 instead|-1 -7 12 0 0 -4
0 is|-2 -4 -3 9 -4 4
0 jan|0 -1 3 0 0 -2
0 januar|-1 -1 2 0 0 0
0 january|-1 -3 8 0 0 -4
0 july|0 -1 6 0 0 -4
0 june|-1 -3 -2 0 0 8
0 kg|-5 5 -4 -1 0 5
0 kids|0 5 -1 0 0 -4
0 km|-1 3 -4 -1 -1 4
0 left|0 2 -1 -1 0 0
0 litres|-1 -1 0 0 0 3
0 looks|-1 7 0 0 0 -4
0 m|-4 6 -1 0 0 1
0 march|0 1 1 0 0 -1
0 may|-1 1 3 0 0 -2
0 mb|0 -1 0 0 0 1
0 members|0 1 0 0 0 -1
0 metres|0 1 -3 -1 0 3
0 min|2 -3 -1 0 0 1
0 minutes|-1 -7 -5 -1 0 14
0 mm|-4 1 -1 -1 3 1
0 months|0 3 -1 0 0 -1
0 more|9 1 2 -2 0 -9
0 needs|-2 -2 -1 0 5 -1
0 nicht|-1 0 2 0 -1 0
0 no|-1 -4 0 0 0 5
0 nobody|0 1 0 0 0 -1
0 not|-3 -3 8 -1 0 -1
0 nov|0 -2 7 -1 0 -3
0 november|2 -5 1 0 0 3
0 now|-3 2 5 -2 -2 1
0 o'clock|0 -1 1 0 0 0
0 oct|0 2 -1 0 0 0
0 october|0 0 6 -1 0 -5
0 of|23 -11 -10 -2 -1 2
0 off|-2 -2 0 0 0 4
0 on|-3 12 -5 0 0 -3
0 or|0 -3 0 0 -1 3
0 out|4 -2 0 0 0 -2
0 pages|-3 4 -1 0 0 0
0 paid|0 -1 0 0 0 1
0 people|-2 -2 0 -2 0 6
0 per|-1 4 0 0 -1 -3
0 percent|1 10 -1 0 0 -9
0 pieces|0 -9 0 0 4 6
0 please|0 4 -1 -1 -1 -1
0 pm|-4 0 3 -1 0 2
0 prints|-1 3 0 0 0 -1
0 reports|-1 4 0 0 0 -2
0 s|-3 1 0 -1 0 3
0 seats|1 -1 0 0 0 1
0 seconds|-1 -2 -1 -1 0 5
0 sept|0 -5 7 -1 -1 -1
0 september|-1 -5 8 0 -1 -1
0 so|0 1 1 0 0 -1
0 stamped|0 -1 0 0 0 1
0 stuck|-2 -3 -4 -1 0 9
0 the|-1 5 0 0 0 -4
0 they|0 0 0 0 0 1
0 this|-2 -4 -1 -1 0 8
0 tickets|-1 5 0 0 0 -3
0 to|17 -8 2 0 -2 -9
0 too|0 -1 0 0 0 2
0 tubes|-1 1 0 0 0 -1
0 two|0 6 -3 0 0 -3
0 uhr|0 -3 4 0 0 -1
0 verlegt|0 -4 5 0 0 -1
0 was|-1 4 -1 0 0 -2
0 we|-2 -1 4 0 0 0
0 weeks|-2 -8 7 0 0 4
0 went|0 -3 0 0 0 3
0 with|7 -4 -1 -1 0 -1
0's|6 -1 -4 -1 0 1
0a|-1 6 0 -1 0 -4
0am|-2 -3 6 0 -1 0
0b|-4 5 0 -2 -3 4
0c|-1 5 0 0 0 -3
0d|-2 -7 -1 0 1 10
0k|3 5 -5 -1 -1 -2
0nd|-3 6 5 -1 0 -6
0pm|1 -3 3 -1 0 -1
0rd|-3 5 7 -1 -1 -7
0s|-1 -5 0 0 0 7
0st|-4 -11 23 -3 3 -8
0th|-16 -3 29 -4 -4 -3
0th already|0 0 1 0 0 0
0th at|0 -4 6 0 0 -1
0th because|-1 -4 6 0 0 -1
0th is|0 -8 8 0 0 1
0th not|0 -3 4 0 0 -1
0th now|-1 -1 5 -1 0 -2
0th so|0 0 1 0 0 0
0th the|0 -1 1 0 0 0
0x0|-2 8 0 0 0 -4
a|-9 4 -2 -2 16 -7
a 0|0 8 -5 0 -1 -2
a bit|-1 11 -2 -1 -1 -6
a broken|-1 8 0 0 0 -7
a car|0 4 0 2 -2 -4
a change|0 1 1 0 0 0
a chapter|0 0 0 0 1 0
a cheaper|0 2 0 0 0 -2
a cold|10 -5 0 0 -2 -2
a copy|-1 1 -1 0 0 1
a date|0 1 0 0 -1 0
a day|-1 7 -2 -1 -1 -2
a deposit|-1 -2 0 0 -1 5
a different|-1 5 0 0 -1 -4
a fortnight|0 -2 3 0 0 0
a gas|-2 4 -1 -1 -1 1
a good|0 5 3 0 -1 -7
a key|-4 -4 0 14 -1 -5
a la|-8 -10 -2 -1 -3 25
a lady|0 0 0 0 0 1
a las|-4 0 3 0 -1 2
a letter|1 1 0 0 0 -1
a line|0 -3 0 0 4 0
a list|1 3 0 -1 2 -4
a little|0 -1 0 0 2 0
a look|-5 3 -1 -1 -2 6
a los|-1 1 0 0 2 -1
a lot|-7 11 0 0 -1 -3
a lundi|-1 -3 5 0 -1 -1
a m|1 0 2 0 0 -2
a medias|14 -5 -1 -1 -3 -5
a minute|-1 6 0 -1 -2 -2
a month|0 0 6 0 -3 -2
a mouse|0 -4 0 0 0 5
a mr|0 1 0 -1 0 0
a new|6 6 -1 -2 -6 -3
a nice|-1 -4 -1 5 0 1
a nut|-1 6 0 0 -1 -4
a page|0 3 0 0 1 -3
a paper|-1 -2 0 0 0 3
a part|0 3 0 -1 -1 -2
a permit|0 1 0 0 -1 0
a photo|-2 1 0 -1 2 0
a point|0 0 -2 0 3 0
a recu|0 -1 -3 -1 -2 6
a retired|0 1 -1 0 0 0
a room|0 -1 0 0 1 0
a row|0 -3 0 0 0 4
a second|1 -1 -4 -4 4 3
a section|2 -3 0 0 1 -1
a short|0 -3 0 0 3 1
a sign|-1 -1 0 -2 4 0
a signature|0 3 -1 0 0 -1
a slot|0 1 3 0 0 -4
a start|5 -1 0 0 -1 -3
a step|0 -5 0 -1 6 0
a student|0 -3 0 0 -1 4
a subtask|0 0 0 0 1 -1
a success|0 1 0 0 -1 0
a table|0 0 -1 -1 4 -2
a third|14 -2 0 0 -2 -9
a to|7 -1 0 0 -1 -4
a traffic|0 1 0 -1 0 0
a trial|0 2 0 0 0 -1
a venue|-1 -4 0 0 0 6
a week|-3 -10 6 -2 -2 12
a word|0 4 0 -1 -1 -1
a year|0 -2 0 0 0 3
a0|-2 -1 -1 -1 0 4
ab|2 -3 0 -2 -2 5
ab 0|0 0 -1 0 0 1
abara|0 -3 0 0 0 3
aber|1 18 -1 -3 -2 -14
abgabe|-1 -3 10 -1 -1 -4
abgesagt|7 7 -1 -2 -1 -10
able|-1 1 0 0 0 0
able to|-1 1 0 0 0 0
abono|1 -3 -1 -1 -1 5
about|12 12 -9 -2 10 -24
about 0|4 7 -1 -1 -1 -8
about it|-3 7 -2 6 -1 -6
about six|0 9 0 0 0 -9
about the|-7 -8 -2 -1 11 7
about this|-2 5 0 -1 0 -1
above|-1 -4 0 5 -2 3
above the|-1 -1 0 0 -1 3
abril|0 -1 3 0 0 -1
accept|-1 3 0 -1 0 -1
accepted|-5 -12 -1 -1 -2 21
accepted our|-1 -3 0 0 0 5
accepted the|-2 -2 0 0 -1 6
access|-1 6 0 0 -1 -3
access to|-1 5 0 0 -1 -3
accident|0 3 0 -1 -1 -1
account|-6 4 -4 1 -2 8
accountant|-1 4 0 1 0 -4
accountant is|-1 4 0 1 0 -4
accounts|-3 -5 0 -1 -1 10
across|-1 1 -3 0 0 4
act|1 7 -3 0 0 -4
ad|2 -5 -1 -2 3 3
ad for|0 4 -2 -1 0 -1
add|-9 -18 -4 -8 53 -14
add a|-2 -1 -1 -1 6 -1
add it|-1 -1 -1 0 3 -1
add that|0 0 0 -3 4 0
add to|-1 -4 -1 0 8 -2
added|-4 -7 -1 -2 7 7
addition|-4 -8 -1 -1 16 -3
address|-5 9 -1 1 -2 -2
address list|-2 2 0 0 -1 1
adeyemi|0 -1 0 0 0 2
adler|0 -1 -1 0 0 1
adopted|-5 -5 -1 -1 3 8
adoption|-1 5 -9 0 0 4
adress|-1 -2 -1 0 0 4
ads|2 -3 0 0 0 1
advert|-2 -3 0 -1 -2 7
after|7 0 13 0 -5 -15
after 0|0 2 -1 0 0 0
after all|7 4 -2 -1 -1 -7
after easter|-1 -7 12 -3 -1 -1
after next|0 -1 1 0 -1 0
after ten|0 3 0 0 0 -2
after that|0 -2 2 0 0 0
after the|-2 4 3 4 -3 -6
afternoon|3 -1 -4 0 0 3
again|-20 22 -13 -4 -9 24
again 0|0 2 0 0 0 -1
again after|0 -1 0 0 0 2
again and|0 -1 0 0 0 1
again at|-1 9 0 0 0 -8
again for|0 1 0 3 -1 -3
again i|0 -4 -1 0 0 5
again in|0 4 0 0 0 -4
again it|0 -7 0 0 0 8
again no|-2 -15 0 -2 0 18
again on|-1 11 -4 1 0 -7
again since|-1 4 0 -1 0 -2
again the|-1 -6 1 3 0 3
again this|0 14 -1 -2 0 -11
again we|1 -7 -1 0 0 7
again with|0 4 0 0 0 -3
against|5 -7 -1 -2 -1 5
against the|6 -4 0 -1 0 -1
agency|4 -3 -2 -2 -2 5
agency has|1 0 -1 -1 -1 1
agenda|0 -4 0 0 1 4
agm|-2 5 -1 1 0 -3
agnieszka|-1 -2 0 -1 0 4
ago|-1 2 -1 -1 -1 2
agosto|-5 -9 21 -1 -1 -6
agree|-1 3 0 0 0 -1
agreed|-3 -11 11 -1 -1 4
agreed on|2 -3 6 -1 0 -4
agreed to|-1 -2 3 -1 0 1
agreed with|-2 -3 0 0 -1 6
agreement|-3 -7 2 -1 0 9
agrees|-5 -7 0 -1 0 13
agua|-3 8 -1 -1 -1 -1
ahead|-4 -3 0 10 -2 -2
ahead of|-4 -6 0 11 -1 1
aid|-4 -1 1 -5 0 8
aid course|-2 -6 0 -2 0 11
aiders|-2 1 0 -2 0 2
air|-3 2 0 -1 0 2
airflow|-1 0 0 0 0 1
aisle|-1 -3 -1 7 0 -3
aisle 0|-1 -2 0 7 0 -3
al|-6 -13 9 -3 13 1
al lunes|-2 -3 8 0 0 -3
alarm|-4 5 -2 2 -1 0
alarms|-3 -5 1 -1 0 9
alert|-2 -4 1 8 0 -2
alguien|-2 5 -1 0 0 -3
alive|-1 -3 0 0 0 4
all|-8 -9 -13 -1 -4 35
all 0|-2 -8 -1 0 0 12
all asking|0 6 0 0 -1 -5
all day|0 5 0 0 0 -5
all eleven|-2 -5 0 0 0 7
all four|-11 -1 0 0 0 12
all have|0 -4 0 0 0 5
all in|0 -3 0 0 0 3
all morning|0 12 0 0 0 -12
all of|-1 1 0 0 0 1
all parents|0 -1 0 0 0 1
all six|-1 -4 2 0 0 4
all the|-2 -3 -1 2 2 3
all three|0 -1 0 0 0 1
alle|-5 -8 -1 -1 -2 17
allergen|-2 -1 0 0 0 3
allergic|-6 13 -1 -2 -1 -4
allergic to|-6 13 -1 -2 -1 -4
allergies|-1 4 0 0 -1 -1
allergy|-1 2 0 0 0 0
alles|-4 -12 -3 8 -3 14
almost|2 -2 0 0 0 0
alone|1 -7 -5 -3 -1 15
along|-3 1 -1 -1 7 -2
along the|1 0 0 0 -1 -1
already|-2 -8 15 -1 -4 0
already on|-1 -2 3 -1 0 1
als|-2 4 -2 -2 8 -6
also|-17 -17 8 -9 57 -21
also buy|0 0 0 0 1 -1
also check|0 -1 0 0 1 0
also get|0 -1 0 0 1 0
also have|0 -1 0 0 2 -1
also make|0 -1 0 0 1 0
also need|-2 -3 0 -1 7 -1
also needs|-1 0 0 0 1 0
also order|-1 -1 0 0 3 -1
also put|-1 -1 0 -1 5 -2
also the|0 -1 0 0 2 0
also want|0 -1 0 0 2 0
also wants|-1 -2 0 0 4 -1
alta|-3 8 0 0 -1 -4
alte|-2 -5 -1 0 -1 8
alten|-4 -7 0 -1 -1 13
always|0 3 0 0 0 -2
am|10 9 3 -3 -2 -17
am 0|-3 -2 -3 -1 0 8
amarre|-3 1 0 4 0 -1
amber|-1 -2 0 0 0 2
ambulance|4 -5 0 0 0 1
ames|-1 3 0 -1 0 0
amir|4 -3 0 -1 0 1
among|0 -1 0 0 -1 2
amt|8 -6 -1 0 0 0
an|-7 11 -1 -4 5 -4
an answer|0 0 0 1 0 0
an emergency|0 3 0 3 -2 -4
an extension|0 -1 2 0 0 -1
an extra|-2 -4 10 -1 0 -3
an hour|-6 1 -1 -2 -1 9
ana|0 5 0 -2 -2 0
and|-7 7 -18 -16 10 22
and 0|-1 10 -1 0 -1 -6
and a|-9 -10 0 -1 14 6
and all|0 -1 0 0 0 1
and are|-1 5 -1 0 0 -4
and back|0 2 0 0 0 -2
and delivered|0 -3 0 0 0 3
and deployed|0 0 0 0 0 1
and down|-3 4 0 -1 -1 2
and dry|0 -1 0 0 0 1
and dusted|-1 -1 0 0 0 2
and everything|0 -1 0 0 0 2
and gave|0 -1 -1 0 0 2
and got|1 -1 2 0 -1 -1
and hanging|0 -3 0 0 0 4
and has|0 -1 -1 0 0 2
and he|1 -5 0 0 0 4
and i|0 0 0 0 1 0
and in|-1 -7 0 0 0 9
and is|3 -7 0 0 -1 5
and it|-2 -6 0 -1 -1 9
and it's|-1 -2 -1 0 0 5
and laid|1 3 -2 -1 0 -2
and live|0 0 0 0 0 1
and needs|-1 2 0 0 -1 0
and no|1 3 0 0 0 -3
and not|0 -3 -2 0 -1 6
and nothing|0 2 0 0 0 -2
and on|-1 -2 0 0 1 3
and painted|-1 -4 0 0 0 4
and picked|-1 -1 0 0 0 2
and printed|0 -2 0 0 0 2
and put|-1 -1 0 0 -1 4
and rafael|0 2 0 0 0 -1
and said|0 4 4 0 0 -8
and sent|0 -1 0 0 0 1
and she|0 -4 0 0 0 5
and signed|0 -3 0 0 0 4
and sundays|-2 4 -1 0 0 -1
and tested|0 1 0 0 0 -1
and the|0 -10 2 -2 7 3
and they|0 -3 0 0 0 4
and they've|0 -1 0 0 0 1
and tom|0 8 0 0 0 -7
and took|0 -1 0 0 0 1
and we|0 10 0 0 -1 -8
and went|0 9 0 0 0 -9
and with|0 -2 0 0 0 2
android|-1 1 0 0 0 0
angebot|-1 13 0 -1 0 -10
angefangen|7 -2 0 0 0 -5
anmelden|0 -1 0 -1 -1 3
anna|1 5 -1 -1 -1 -4
anna called|-2 8 -1 -1 -1 -3
annex|0 -2 0 -1 3 0
announced|-1 -1 0 6 -2 -3
annoyed|-1 7 0 0 0 -5
annual|0 -1 0 -1 0 3
annual accounts|-1 -1 0 -1 0 3
another|-6 7 12 -1 4 -15
another 0|0 -1 3 0 0 -1
another one|2 0 0 0 0 -2
another year|0 -4 0 0 0 4
answer|13 -4 -1 0 -2 -6
answer from|1 1 0 0 0 -1
answered|-2 2 -3 -2 0 5
answers|-1 4 0 -1 -2 1
antes|-1 1 1 0 -1 -1
antivirus|0 -1 0 0 1 1
antrag|2 -4 -1 0 1 2
any|9 -21 -6 -1 -4 22
any longer|1 -9 -1 1 -1 8
any more|0 -19 -4 -3 -2 28
anybody|1 6 -1 -1 -1 -3
anymore|3 -16 -1 -1 -1 15
anyone|-2 10 -1 -1 -1 -5
anything|-1 -3 -1 0 0 6
anything else|0 0 0 1 0 0
anyway|6 -5 -6 4 0 1
anywhere|-1 3 0 0 0 -2
apart|-3 17 -1 0 0 -13
apart from|-3 17 0 0 0 -13
api|-1 -1 -1 1 0 1
apologised|-6 -4 1 0 0 9
apotheke|-3 2 -1 -2 3 0
app|-1 1 -1 1 -1 1
appeal|-4 -5 0 0 0 10
apple|4 5 0 -4 0 -4
apple trees|4 1 0 -3 -1 0
apples|0 -4 0 3 -1 3
applicants|1 7 -1 -2 0 -5
application|7 -4 -1 -2 -1 1
application for|5 -2 0 0 -1 -2
applied|2 2 -1 0 0 -3
apply|0 -1 2 0 0 0
appointment|-2 1 5 0 0 -4
appointment for|0 1 2 0 0 -2
appointment is|0 -1 1 1 0 -1
apprentice|0 1 0 0 -1 -1
apprentices|0 -1 0 0 0 1
approval|0 1 -1 -1 -1 1
approved|-2 -4 0 0 -1 8
approved and|-1 -1 0 0 0 2
approved by|-1 -2 0 0 0 3
approved the|-1 1 0 0 -1 1
april|-6 3 10 -1 -1 -5
april 0|-1 1 3 0 0 -3
arabic|-2 0 0 -1 0 4
architect|-2 2 0 0 0 -1
archive|-1 1 0 -1 -1 2
archive boxes|0 -6 0 0 0 7
are|18 2 -8 -3 -16 7
are 0|-3 7 0 0 0 -4
are all|-1 -2 0 0 0 4
are already|0 -1 0 0 0 1
are at|-4 6 1 1 1 -5
are back|-8 -7 0 -1 -1 16
are cut|5 -1 0 0 0 -4
are done|0 -1 0 0 0 1
are furious|0 -3 0 4 0 0
are gone|-2 -3 -2 0 0 8
are here|-1 -6 -1 -1 0 9
are in|12 -14 -1 -2 -5 10
are missing|4 -1 0 0 0 -3
are moved|-2 -5 0 0 0 7
are new|0 -1 0 0 0 1
are now|-1 5 1 1 0 -6
are on|-4 -12 -1 -1 -1 19
are ordered|-3 -1 -1 0 0 4
are out|0 -3 0 -1 0 4
are pruned|-1 0 0 0 0 1
are ready|6 -5 0 0 -1 -1
are reserved|0 -1 0 0 0 2
are running|10 -1 -5 0 0 -4
are scanned|10 -3 0 0 0 -7
are still|1 3 -1 -1 0 -2
are taken|1 1 0 0 0 -1
are the|-1 -4 0 0 0 6
are too|-2 9 0 0 -1 -7
are two|-1 -1 0 0 0 2
are up|1 -4 0 -1 0 4
are with|-2 6 0 0 0 -3
are written|-1 -3 0 0 0 4
area|2 0 -2 0 0 0
aren't|1 -1 0 1 0 -1
arm|0 2 0 0 0 -1
around|-3 11 0 -1 -2 -5
around 0|0 1 0 0 0 0
around the|-2 9 0 -1 -1 -6
array|-1 3 0 0 0 -1
arrival|3 2 1 -1 0 -5
arrive|-6 -1 -1 -1 -1 9
arrived|-2 -1 -1 0 -1 5
arrived and|-1 1 0 0 0 0
arrived but|0 1 0 0 0 -1
arrived on|0 -2 0 0 0 3
arrives|6 -3 -2 -1 -1 1
article|0 -7 4 -1 -2 5
as|-1 -7 -5 0 23 -10
as a|-2 -5 -1 -1 -1 9
as an|0 1 0 2 1 -4
as before|1 9 -1 -3 -2 -4
as done|-2 2 0 0 0 1
as far|3 -2 0 0 -1 1
as finished|0 4 0 0 0 -4
as good|0 7 0 0 0 -7
as i|0 3 0 -1 0 -1
as it|4 -7 0 0 -1 5
as its|0 0 0 -1 5 -4
as part|-1 -1 0 0 2 0
as soon|0 4 -2 4 -2 -4
as the|3 3 0 -1 -1 -3
as top|0 0 0 1 0 0
as we|10 -5 1 0 -1 -5
as well|-6 -5 -3 -2 35 -19
as you|-1 -2 -2 5 -1 1
asap|-1 -1 0 2 -1 0
asap please|0 -1 0 2 0 0
asbestos|0 3 0 0 0 -3
ask|-7 8 0 -3 11 -9
ask for|0 2 0 0 0 0
ask the|-3 -4 0 -1 9 -1
asked|-1 -1 3 4 -2 -3
asked for|-3 -3 4 0 2 1
asking|0 14 -4 -1 -3 -7
asking about|0 6 0 0 -1 -5
asks|-5 5 3 -1 5 -6
asks for|-2 2 -3 -2 8 -3
asks if|0 1 0 -1 0 0
assembled|-1 -4 0 0 0 5
assessment|-1 -2 0 -1 5 -1
at|4 1 -10 0 -1 6
at 0|0 5 -1 1 -1 -5
at all|2 6 0 -1 -1 -6
at first|-1 -5 0 0 0 7
at home|2 0 0 0 0 -1
at it|15 -3 -2 -5 6 -11
at last|-1 -1 0 0 0 3
at lunch|0 -1 0 0 0 1
at night|-1 0 0 -1 0 2
at nine|0 5 -1 0 0 -3
at noon|-4 -3 4 -1 0 4
at once|-7 -7 -2 8 -1 8
at six|1 -1 0 2 0 -2
at the|5 -3 1 2 -3 -3
ate|-2 12 0 0 0 -9
attached|-3 -2 -1 -1 -1 7
attachment|-1 5 0 0 -2 -2
attend|6 5 -1 0 -2 -8
attend la|6 2 -1 0 -1 -6
attente|1 0 0 0 0 -1
attic|3 4 0 0 0 -5
au|2 2 0 -3 2 -3
au 0|0 -1 3 0 0 -1
auch|-11 -9 -3 -2 27 -2
auch das|-2 1 0 -2 4 -1
auch die|-2 0 -1 3 10 -10
auch noch|-2 -2 0 -1 9 -3
audio|-3 4 -1 -1 0 1
audit|-1 -3 -2 10 -1 -4
auditor|-2 -4 0 2 0 4
auditors|0 -2 3 0 0 0
auf|0 2 13 -3 -6 -5
auf den|-1 -6 11 0 -1 -3
auf die|-1 5 0 -1 -1 -2
aufnehmen|-1 -1 0 -1 3 0
august|-7 -8 23 -3 -1 -3
aunt|3 -2 4 0 -4 0
aunt rosa|5 -5 5 -1 -2 -3
aus|3 1 -2 -3 0 1
aussi|-10 -20 -3 -2 50 -15
aussi un|-2 -4 0 0 8 -2
autoclave|-2 6 0 0 0 -3
autumn|-4 -5 2 1 0 6
avant|0 -2 3 0 0 -1
avec|-3 -1 -1 0 -1 6
away|1 3 1 6 -3 -7
away this|-1 -1 2 0 0 0
axle|5 -4 0 0 0 0
ayer|-4 -9 -1 -1 -1 15
ayuntamiento|-1 -1 -1 0 -1 4
b|-6 11 -3 -2 -1 0
b is|-2 -4 0 0 0 6
baby|-6 -2 5 5 0 -2
babysitter|0 0 1 0 0 0
back|8 -3 -5 1 -9 9
back a|0 -1 4 -1 0 -1
back at|-2 -5 -1 -1 0 8
back by|1 -1 4 0 0 -3
back from|-3 -4 0 -1 -1 9
back hurts|2 1 0 0 0 -2
back in|-4 3 -2 -2 -1 7
back on|-9 5 3 -1 0 3
back order|1 0 0 0 0 -1
back signed|0 -1 0 0 0 1
back the|-1 -3 0 0 -1 5
back to|15 -4 0 -2 -2 -7
back today|-1 -3 0 0 0 4
back up|3 -2 0 0 0 0
back with|-3 -1 0 5 -2 0
backorder|2 1 0 0 0 -2
backordered|1 1 0 0 0 -2
backup|-2 -4 2 4 -1 1
backup server|2 1 3 -1 -2 -3
backups|0 0 -1 0 -1 2
bad|-2 4 0 4 -3 -2
badge|-1 -9 0 0 0 10
badges|-3 4 -1 -2 -1 4
bag|-4 3 0 -1 0 2
bags|-5 1 -1 -1 1 6
bailiff|-2 0 1 0 0 1
baja|-2 -10 -1 -1 -1 15
bakery|0 -6 -3 -1 0 10
balcony|-5 12 0 3 0 -9
bales|1 -1 0 0 0 1
bancs|11 -3 0 -1 -1 -5
band|-3 -5 -2 -1 5 5
bank|-14 9 10 -3 -3 2
bank has|0 -2 -1 0 0 3
bank is|-1 1 0 0 0 0
bank says|0 2 0 0 0 -2
banner|-3 6 0 0 0 -2
banners|1 1 0 0 0 -2
bar|-1 -6 0 0 0 8
barbecue|-2 7 -5 1 0 0
barber|6 0 -1 -2 -1 -2
barber chair|6 0 -1 -2 -1 -2
barley|-1 -2 -1 5 0 0
barn|-4 6 -2 0 -2 1
basement|-1 0 0 -1 1 1
basin|-1 3 0 0 2 -4
batch|-10 13 -1 -1 -1 0
bath|-1 -4 -1 4 5 -2
bathroom|5 -5 -7 10 0 -3
batteries|-1 -4 0 -1 6 -1
battery|0 0 -1 -1 -1 3
be|-6 5 5 -9 5 0
be 0|0 -1 -1 3 -1 0
be a|-1 1 0 0 0 0
be booked|-1 0 0 0 1 0
be called|-2 0 -1 -2 0 5
be closed|2 -13 -1 -1 -1 15
be done|-6 3 0 5 0 -2
be finished|0 3 -1 -1 0 -1
be in|-1 -3 8 -1 -2 0
be looked|-1 0 0 0 1 0
be made|0 1 0 -1 -1 1
be on|0 -6 6 0 0 0
be out|0 -2 5 -1 -1 -2
be paid|0 1 0 0 0 -1
be ready|-2 -4 6 0 0 0
be the|-1 1 4 -1 -1 -3
be there|0 -1 4 0 0 -2
be through|6 0 -6 0 0 0
bea|-4 17 0 -4 -1 -8
beamer|-2 -5 -6 0 0 13
bearing|-1 0 0 0 0 2
beca|-3 3 0 -1 -1 2
became|0 2 0 0 0 -2
because|-5 9 6 -1 0 -9
because of|-1 4 4 -1 1 -6
because the|-4 6 2 0 0 -3
beck|-1 0 0 0 0 2
become|-2 -7 -2 12 0 -1
become urgent|0 0 0 1 0 0
bed|-2 -5 0 8 2 -3
bedroom|0 6 0 0 0 -5
beds|-1 -1 2 -2 1 2
beekeeper|-1 -1 0 0 0 2
been|-4 -8 11 -3 -3 7
been delivered|-1 0 0 0 0 1
been moved|0 5 -2 0 0 -2
been paid|-1 2 0 0 0 0
beep|0 0 0 0 0 1
bees|-2 3 -2 -1 0 2
before|-23 -4 3 19 2 3
before 0|0 -1 3 -1 0 -1
before all|-1 -3 -3 12 0 -4
before anything|0 0 0 1 0 0
before dec|0 0 1 -1 0 0
before december|1 -1 1 0 0 -1
before everything|-4 -1 0 7 0 -1
before he|0 1 0 -2 2 -1
before i|0 7 -4 -2 -1 1
before it|0 2 -1 -1 0 0
before monday|2 0 -1 0 0 0
before the|-12 -13 8 5 3 9
before they|0 11 -3 -3 -3 -2
before we|0 0 -1 -2 3 0
began|7 -4 0 0 0 -3
begins|4 -1 0 0 0 -2
begun|13 -4 0 -1 0 -9
begun to|1 0 0 0 0 0
begun with|1 -1 0 0 0 0
behind|-6 9 0 -1 -2 0
behind the|-6 4 0 0 -1 3
bei|-4 1 -2 -2 5 1
bei der|-3 0 -1 -3 9 -2
beim|3 7 0 -4 8 -12
beim amt|8 -6 -1 0 0 0
being|5 -1 0 3 -1 -7
bekommen|-5 3 9 -2 -1 -3
belege|0 2 0 -1 0 -1
believe|-1 8 -4 0 0 -2
bell|0 0 0 -1 0 2
bells|0 -3 0 0 0 4
belongs|-3 -7 0 -1 3 8
below|-2 4 0 0 4 -5
belt|-1 -2 0 0 0 4
ben|3 6 -1 -4 -3 0
ben please|0 9 -1 -4 -3 -2
ben's|-4 4 0 0 0 0
bench|14 -5 0 0 0 -8
berger|-1 3 -1 -1 -1 0
berth|-1 -1 0 0 0 2
best|4 -5 -3 8 3 -7
best regards|3 1 -1 0 0 -2
bestellt|5 -5 -1 -1 0 2
better|1 7 4 -3 -3 -7
better the|0 -1 -1 0 0 2
between|0 2 0 0 0 -2
between mei|0 2 0 0 0 -1
bibliotheque|-2 0 -3 0 -2 7
bici|-1 -1 -1 -1 -2 5
bid|0 -1 0 0 0 1
bien|-4 3 -1 -1 -1 4
big|-4 2 -1 6 -6 4
bigger|0 3 0 0 0 -3
bike|1 -6 -2 6 2 -1
bike is|5 4 -3 0 0 -6
bill|2 -3 4 -1 -2 -1
bill is|-2 2 -1 0 0 1
bill of|3 -3 0 0 0 1
bills|5 -7 0 0 -1 3
bin|8 -7 -1 6 -2 -4
binder|1 -3 0 0 -1 4
birth|0 3 0 -1 -1 -1
birth certificate|0 1 0 0 0 0
birthday|-1 8 -9 7 0 -5
bis|16 -7 9 1 -4 -15
bis 0|4 5 -2 -1 0 -6
bis ende|-1 -1 -5 0 0 7
biscuit|-2 6 0 0 -1 -3
bit|-3 7 -2 -1 -2 1
bit more|0 0 0 1 0 0
bit of|-3 -2 0 0 -2 7
bitte|-13 -25 1 28 30 -21
bitte als|-1 -4 0 -1 8 -1
bitte auch|-2 -3 -1 -3 12 -3
bitte vorziehen|-2 -3 0 12 -4 -3
black|0 1 0 -1 -1 2
blade|2 0 1 0 0 -3
blades|1 1 0 0 0 -1
blank|0 7 0 0 0 -6
bled|-1 -4 0 0 0 6
blinds|5 -5 0 -2 0 3
blocked|3 -5 -1 -2 0 5
blocked by|4 0 -1 -1 0 -3
blood|7 -8 -1 -1 0 2
bloque|4 1 0 0 0 -4
blue|-5 13 -2 -2 3 -7
board|0 5 -4 1 -2 1
board has|0 -2 0 0 0 2
board in|-2 5 0 0 0 -3
board is|-1 0 0 0 0 2
boards|10 -15 -2 -1 0 8
boat|-3 -4 2 4 -1 3
boat trip|-1 2 3 4 -1 -7
boathouse|1 3 0 0 0 -4
boiler|0 -7 6 0 -2 3
boiler is|-1 1 0 -1 0 1
bolted|-1 -1 0 0 0 2
bolted down|-1 -1 0 0 0 2
book|-4 -5 4 0 2 4
book the|-1 -1 0 0 2 -1
booked|-9 1 4 -1 0 6
booked 0|0 -1 0 0 0 2
booked for|0 -2 0 0 0 2
booked it|0 -1 -1 0 0 2
booked out|-5 19 5 -1 0 -18
booking|-2 1 1 1 -1 0
books|-3 3 -5 -2 -1 8
booth|0 0 1 1 -1 -2
borrow|0 -5 0 0 6 -1
borrow 0|0 -4 0 0 5 -1
boss|9 2 -1 -1 -2 -6
bot|-2 -2 0 7 -1 -2
both|-10 -4 -4 -3 -3 24
both sides|-1 -3 0 0 0 5
bottle|-2 0 0 -1 0 4
bottles|-5 -2 0 -1 5 3
bottom|-3 4 -1 10 -2 -8
bottom of|0 0 0 1 0 0
bought|17 -19 -3 -3 -2 10
bought the|-9 -11 -1 -1 -1 22
bounced|0 14 0 -1 -3 -9
box|0 -8 1 -2 8 0
box is|-1 -3 0 0 0 4
box of|0 0 0 1 -1 0
boxes|2 -2 4 -3 -2 0
boxes 0|-3 -1 0 0 0 5
boxes of|-3 -3 0 0 0 7
braces|-13 0 0 0 0 13
brake|0 0 0 0 0 1
brakes|-3 0 -3 0 0 6
branch|-2 -2 0 0 0 5
brand|7 -5 0 0 0 -1
brandl|1 10 0 -1 0 -10
brandt|-2 -7 -1 0 0 10
brauchen|4 -1 2 -1 2 -5
brauchen wir|5 -2 2 -1 0 -3
braucht|-4 3 2 0 2 -3
bread|0 1 0 0 -1 1
break|5 -1 -1 0 -1 -3
breakfast|-1 -5 0 0 1 6
brian|1 0 0 0 2 -2
bride|-4 2 0 -1 0 4
bridge|-1 2 0 0 0 0
briefing|0 4 0 0 0 -3
brigade|1 -1 0 0 1 -1
bright|-1 -6 0 0 0 7
bring|-5 1 4 3 3 -6
bring the|-2 0 0 6 0 -3
brings|-2 -6 0 -1 5 4
brings the|-2 -6 0 -1 5 4
brochure|-1 0 -1 6 0 -5
broke|0 18 -1 -4 -2 -11
broke down|1 3 -1 -2 0 -2
broke off|0 6 0 0 -1 -5
broken|-7 4 -1 -1 -1 5
broker|5 -1 0 -1 0 -2
brother|1 -5 -1 0 0 5
brought|-3 1 -5 5 -1 3
brought forward|0 0 -6 7 0 0
brought the|-2 -4 2 0 0 4
brown|-1 1 0 0 0 1
browser shows|0 -1 0 0 0 2
bruno|0 1 0 0 0 0
btw|-2 6 0 0 0 -4
bucket|0 6 0 0 0 -6
bucks|0 2 -1 0 0 0
budget|10 -6 0 -2 6 -8
budget for|-4 1 0 0 -1 4
bug|-3 -1 0 -1 0 5
build|-5 2 -4 -1 2 8
building|6 0 0 -1 1 -5
built|-3 -4 0 3 0 3
bulb|-3 1 -1 -1 3 1
bulbs|2 -4 0 0 0 3
bump|-2 -8 2 9 -1 -1
bump it|-1 -1 0 2 0 0
bump the|-1 -1 0 2 0 -1
bump this|0 -3 0 3 0 0
burns|-1 10 0 -1 -1 -7
burnt|0 6 0 0 0 -5
buro|0 5 -5 -1 -1 2
bus|-2 7 1 -2 -1 -2
bus company|0 2 0 0 0 -2
bus for|-1 -1 0 0 0 2
bus stop|-4 2 -1 -1 -1 5
bus trip|4 1 2 -1 -1 -5
busy|-1 5 0 0 0 -3
but|-7 29 -2 1 0 -20
but i|0 2 0 0 0 -2
but it|2 2 0 0 0 -3
but it's|-1 0 0 0 0 2
but no|0 -6 0 7 0 0
but not|-3 4 -1 0 0 0
but only|0 4 -3 0 0 0
but the|-2 5 5 -1 -1 -7
but they|0 0 -1 0 0 1
button|-3 -11 -1 -1 3 12
buy|-2 4 -1 0 1 -2
by|-1 -9 13 -7 -1 5
by 0|-3 2 8 0 0 -7
by a|-2 4 6 -1 1 -9
by both|0 -1 0 0 0 1
by courier|-1 -4 0 0 0 6
by dec|0 -1 1 0 0 0
by friday|-3 2 4 -1 0 -2
by heart|0 3 -1 0 -1 -1
by itself|2 -5 -3 2 -2 6
by mail|0 -4 -1 0 0 6
by monday|1 -1 4 0 0 -4
by noon|-1 0 2 0 0 0
by phone|0 0 -1 0 0 1
by the|3 5 -2 -6 3 -3
by then|0 -2 2 0 0 0
by thursday|-1 -1 2 0 0 0
by tuesday|-1 -2 4 0 0 0
by two|-1 -2 6 0 0 -2
bye|-2 1 7 -1 -2 -3
c|-4 5 0 -1 -1 1
c'est|-6 -10 3 6 -2 9
c'est regle|-1 -5 0 0 -1 8
ca|2 3 -1 3 -1 -6
cabin|0 -2 0 -1 0 3
cabinet|-2 -5 -2 -1 0 11
cable|-4 -3 0 -2 5 5
cables|-3 7 0 -3 -2 2
cage|-1 -1 0 2 0 0
caja|-5 1 -1 -1 7 -2
cake|-8 2 5 -2 -1 4
cake stall|-2 0 -1 0 -2 5
calendar|0 -2 0 -1 -1 4
calf|3 -3 0 6 -1 -5
calibrated|-1 -3 0 0 0 4
calibration|-1 -2 0 0 0 3
call|0 0 4 -1 4 -7
call the|-1 2 -1 0 2 -3
called|1 5 4 -2 -4 -3
called again|0 0 0 2 0 -1
called back|0 -1 0 0 0 2
called in|0 -1 0 0 0 1
called off|10 -3 0 0 0 -6
called the|-8 3 1 -1 0 6
calls|-2 12 0 -1 -1 -8
came|-8 9 -8 -6 -6 19
came at|-1 -4 -1 0 0 6
came back|-1 12 0 -2 -1 -8
came but|0 3 0 -1 0 -2
came by|0 0 -4 0 -1 5
came in|-2 6 0 0 0 -4
came out|-1 2 0 -1 -1 0
came through|-2 1 -1 0 0 3
came to|0 2 0 0 0 -2
came today|1 -4 0 0 0 4
came with|0 2 0 0 0 -1
camera|0 -1 1 0 1 -1
camp|0 -1 -4 4 1 0
campaign|-2 1 1 0 0 0
can|-13 -17 14 14 0 2
can be|10 -18 -4 -1 -1 14
can come|-1 3 -2 -1 0 0
can do|-4 0 3 -2 -1 4
can give|0 1 4 -1 0 -2
can go|1 -3 1 3 -2 -1
can log|-1 -2 0 1 -1 4
can only|2 1 2 -3 -1 -2
can pick|0 -1 0 0 0 1
can see|0 -3 6 0 0 -2
can send|0 3 0 -1 0 -1
can someone|-2 10 -1 -1 1 -7
can start|-2 6 0 0 -1 -2
can stay|-1 6 -1 1 0 -5
can take|-4 -3 6 13 -3 -9
can the|0 0 1 0 1 -2
can wait|-5 -4 8 8 -1 -5
can we|-4 -5 8 3 5 -5
can you|-1 -4 -2 -1 13 -6
can't|-5 4 18 2 -5 -13
can't be|-1 3 0 -1 -1 0
can't come|1 -1 4 -2 -1 -2
can't deliver|0 1 0 -1 0 0
can't do|2 0 1 -2 0 0
can't get|-5 3 -1 -1 -1 3
can't go|0 1 1 -1 0 0
can't have|-1 3 0 0 0 -1
can't make|2 0 1 -2 0 0
can't open|-1 3 -1 -1 -1 0
can't print|5 -5 0 0 0 0
can't wait|-3 -2 0 7 0 -2
canal|1 0 -3 -2 0 4
cancel|19 -13 -2 -4 6 -5
cancel the|-5 1 -1 -1 7 -1
cancelled|-1 -2 2 -1 -2 4
cancelled the|-1 2 0 0 -1 0
candidates|6 1 0 -1 -1 -5
candles|0 -1 0 0 1 0
cannot|0 7 -4 0 0 -3
cant|4 9 -1 -2 -3 -6
canteen|-3 -5 0 0 0 8
captain|2 0 0 0 0 -2
car|1 0 -3 1 -3 5
car insurance|-1 5 -1 -1 0 -2
car is|0 0 0 0 0 1
car park|7 -1 0 0 -1 -4
card|-4 6 -1 1 -3 1
card is|-8 -1 0 1 0 8
card reader|0 1 0 0 0 0
cards|-3 -1 -1 0 -2 7
cards for|2 0 0 0 0 -1
care|-2 -2 0 0 -1 5
care of|-2 -2 0 0 -1 5
careful|-2 10 0 0 0 -7
caretaker|-5 3 0 0 -1 3
carpenter|-2 4 0 0 0 -1
carpet|7 0 1 -2 -1 -5
carpet is|6 0 0 0 0 -6
carried|5 0 0 0 0 -5
carries|-1 -5 0 1 0 6
cart|1 1 -1 0 1 -1
carta|-2 4 -1 -1 -1 0
cartons|9 1 -2 0 -1 -6
case|1 -3 0 4 -3 1
case closed|0 -1 0 0 0 1
cash|-3 1 -1 -1 -1 5
cat|4 -2 -2 -1 2 -1
catalogue|10 -1 -1 -1 -1 -7
caterer|-1 0 0 0 0 2
cats|-1 -2 0 0 0 4
ce|3 -5 1 0 -1 1
ce matin|4 -5 -1 0 0 2
ceiling|5 0 -1 1 -1 -3
cellar|2 -3 -1 -4 9 -4
cent|0 -2 0 0 0 2
center|0 3 0 0 0 -3
centre|-2 0 -1 -1 0 4
cents|0 2 0 0 0 -1
cents a|0 2 0 0 0 -2
certificate|-3 -12 -2 11 -2 9
certificate is|1 -2 0 -1 0 2
certificates|-2 11 0 -1 -1 -7
cfo|2 -1 2 -1 0 -1
chain|-4 -4 0 0 -1 9
chair|4 -5 -1 -3 4 0
chairs|-4 1 4 -3 1 1
chairs are|-2 -3 0 0 0 5
chalkboards|1 2 -2 0 0 0
chamber|0 0 0 0 1 -1
chamber is|0 1 0 0 0 0
change|-2 6 3 -2 -1 -5
change the|0 -1 0 0 2 0
changed|7 -7 3 -4 -4 4
changed the|-5 6 1 -1 -2 1
changed to|-2 5 -1 -1 0 -2
changes|0 6 0 0 -1 -4
changing|2 1 0 0 0 -3
changing rooms|2 1 0 0 0 -3
chapel|0 -4 2 0 0 2
chapter|10 1 -1 -1 0 -9
chapter 0|11 -3 1 0 0 -8
charge|-2 2 -5 0 0 5
charger|5 -3 0 0 0 0
charges|0 3 0 0 0 -2
charges 0|0 3 0 0 0 -2
chart|-1 -1 0 0 2 0
cheaper|-1 2 0 0 0 0
cheaper but|0 1 0 0 0 0
cheaper one|-1 2 0 0 0 -1
check|1 -10 -3 8 14 -10
check the|-1 -1 0 -1 5 -3
check whether|-1 3 0 -3 3 -2
checked|-5 -15 -1 -1 0 22
checking|18 -6 0 -2 0 -10
checklist|-1 -3 -2 -1 12 -6
checkout|3 4 0 -1 -1 -4
cheers|0 0 0 1 2 -4
chef|-5 7 -1 -1 -3 4
cheque|-4 -1 0 -1 -1 6
chess|-1 3 0 0 0 -1
chez|1 -1 -1 10 -1 -8
chiara|-1 5 0 0 -1 -4
chickens|-5 5 0 0 2 -2
child|0 -3 0 0 0 3
children|-2 5 0 -1 1 -3
chimney|-5 6 1 -1 0 -1
chlorine|0 -3 0 0 0 3
choir|1 -5 3 -1 -1 2
choir concert|7 6 -3 0 0 -9
choir robes|-3 -3 6 1 0 -1
christmas|-3 -3 5 1 1 -1
church|-2 5 -1 0 0 -1
church is|-4 5 -1 0 0 1
cinema|-1 3 -1 0 -2 1
cita|0 -1 2 0 0 -1
cita para|0 -1 2 0 0 -1
city|2 2 -1 -2 1 -2
city hall|0 1 0 0 0 0
claim|-1 -13 0 -1 6 10
claims|0 2 0 -1 0 -1
claire|1 5 -1 -1 -1 -4
class|-3 8 -1 -5 0 1
classes|-2 2 -3 1 0 3
clause|0 4 0 -1 0 -3
clause 0|3 1 0 -1 0 -1
clean|-2 -6 -2 -4 -2 15
clean the|-2 11 -1 -2 -1 -5
cleaned|-2 5 0 0 0 -3
cleaned the|0 9 0 0 0 -9
cleaner|-3 3 2 4 -1 -5
cleaning|0 -2 0 -1 3 -2
clear|-4 -13 0 -1 -2 20
cleared|-5 -5 0 -1 -1 12
clerk|-1 1 -1 0 0 1
cles|-3 -2 0 0 -1 5
client|3 9 -3 -2 4 -10
client is|5 1 0 1 0 -6
client's|-2 4 -1 -1 0 0
cliente|6 -1 -1 -1 -1 -2
clients|-2 -4 -2 0 -1 9
climbing|-2 1 0 -1 4 -1
climbing frame|-2 -4 0 -1 4 4
clinic|7 -4 0 -2 0 0
clock|-1 -3 0 0 0 4
clocks|-1 -1 5 -1 -1 0
close|0 -7 0 -2 -2 11
close it|6 -2 0 -1 -1 -1
close the|-6 -6 -1 -1 -1 14
closed|-12 19 -4 -1 7 -8
closed for|-2 13 -1 0 0 -10
closed on|0 6 -1 0 0 -4
closed today|-2 14 -1 0 0 -11
closes|-1 -4 1 -1 0 6
closes tight|-1 -1 0 -1 0 3
closing|-7 -8 1 1 5 7
closing date|0 0 2 0 0 -1
closing this|-4 -1 0 -1 0 6
club|1 -5 -4 0 -2 9
clutch|1 -1 -1 0 0 2
cm|-1 4 0 0 -1 -2
cm too|0 3 0 0 -1 -1
co|-1 -2 0 0 0 2
coach|1 -1 -2 -1 -1 3
coach company|0 1 -1 0 0 0
coat|11 -2 -1 -3 -1 -5
coat is|1 0 0 0 0 -1
coat on|2 0 0 -1 0 -1
coats|6 -4 0 0 0 -1
coche|-2 0 -1 0 1 2
cocina|-3 -5 11 -1 -1 0
code|-3 10 -1 -2 -1 -2
coffee|-2 3 -1 0 -1 0
coffee machine|0 1 0 0 -1 0
coins|-1 -6 0 -1 0 8
cold|5 12 -1 -3 -4 -9
cold room|-1 -2 0 -1 0 4
cold store|-1 -3 0 -1 -1 5
colis|0 1 -1 -1 -1 2
colleague|-2 3 -1 -2 0 0
colleagues|1 -3 0 0 -1 3
collect|0 -4 2 -1 1 1
collect the|0 -1 0 0 2 0
collected|2 -11 0 0 -1 11
collected by|-2 -3 0 0 0 5
colour|4 0 1 0 -1 -4
colours|0 -2 0 1 0 1
column|1 2 0 0 0 -3
combine|2 -2 -1 0 -1 2
come|9 -8 -2 3 -7 5
come back|4 -8 0 0 0 4
come before|0 -2 5 2 -1 -4
come first|0 0 0 1 0 -1
come for|0 2 1 -1 0 -2
come in|-1 1 -1 -1 -1 2
come next|-2 -3 -2 1 0 6
come on|-2 -2 0 0 0 4
come tomorrow|8 3 -6 -1 0 -2
come until|-2 3 1 -1 0 -2
comes|13 -4 -2 4 -3 -9
comes 0|-2 5 -1 -1 0 -1
comes a|0 0 1 -1 0 0
comes back|2 1 -1 -1 -1 0
comes in|0 2 -1 0 0 0
comes next|7 -2 0 0 0 -4
comes on|-3 10 -5 1 0 -3
comes thursday|0 0 4 -2 0 -2
comes tuesday|-1 0 0 0 0 1
coming|9 5 -12 10 -2 -9
coming on|0 1 1 0 0 -1
commande|4 -3 -1 -1 -1 1
commas|0 4 -1 -1 0 -3
commence|-2 -3 -1 0 -1 7
comment|2 8 0 -2 0 -8
comment on|-3 9 0 0 0 -6
comments|0 6 4 -1 0 -8
comments on|-1 4 3 -1 0 -4
committee|0 0 0 0 0 1
company|-4 9 0 -1 0 -4
company says|1 1 -1 0 0 -1
complain|-1 -1 -1 8 -2 -5
complains|-1 7 0 0 -1 -6
complaint|-1 -4 0 3 0 2
complaints|-1 -5 0 0 0 7
complete|3 -2 0 0 0 0
compost|-3 2 -1 6 -1 -3
compressor|6 -6 0 0 0 1
compressor is|1 1 0 0 0 -1
con|6 4 -2 -1 -2 -6
con el|-2 1 2 0 0 0
concert|10 1 3 -1 1 -13
concert is|5 4 0 0 0 -8
concrete|2 -3 0 -1 0 1
confirm|0 0 -2 0 0 3
confirmation|-5 -6 0 0 0 12
confirmation mail|-2 -1 0 0 0 3
confirmation number|0 -2 0 0 0 2
confirmed|-7 -2 -9 -1 3 16
confirmed 0|0 3 0 0 0 -2
confirmed by|-5 -2 -2 0 0 9
confirmed for|-1 -3 -3 0 -1 7
confirmed in|0 -1 0 0 0 1
confirmed receipt|0 -1 0 0 0 1
confirmed the|1 3 1 0 0 -4
consent|0 6 0 0 0 -5
consent form|0 -2 0 0 0 2
consulate|-1 1 0 0 0 0
contact|-7 2 0 -1 0 7
container|-2 -3 0 0 0 5
container is|0 -3 0 0 0 4
contenedor|5 -8 0 0 0 4
content|-1 -7 -2 0 0 11
continue|9 -1 -4 -1 0 -3
contract|-1 4 -3 5 -1 -4
contract signed|-2 -1 -1 0 0 4
contractor|2 3 0 -1 0 -5
contracts|-2 -2 0 0 0 4
contrato|-1 3 0 0 0 -2
control|0 1 1 0 0 -1
cook|-1 1 0 0 0 1
cooler|0 -3 0 0 0 3
cooling|0 1 0 0 -1 0
coop|-2 0 1 -1 0 2
copied|-1 -5 0 0 -1 8
copier|-1 -2 -1 0 -1 5
copies|-2 -4 0 -1 0 7
copy|-3 -3 -2 -1 0 10
copy is|-1 -2 0 0 0 3
copy of|0 2 -1 -1 1 -1
corner|-1 -1 0 -1 0 4
corre|-2 -2 0 8 0 -3
correct|-3 1 -4 -1 0 6
corrected|-1 -2 -1 0 0 4
corrected and|0 -1 0 0 0 1
correction|5 -6 -1 0 0 2
correctly|-1 -4 0 0 0 6
corridor|-1 -3 0 -1 2 4
cosmetic|-4 -1 -1 9 0 -2
cost|-2 2 0 -1 6 -5
cost 0|-1 4 0 0 0 -2
costs|-3 2 -1 5 -1 0
costs 0|-3 5 -1 5 -1 -6
costume|-6 -7 0 0 0 13
costumes|-3 -6 1 11 -1 -2
couch|0 -1 0 0 0 1
could|-7 2 2 5 8 -10
could be|-4 8 -2 -1 0 0
could not|0 2 -2 1 0 -1
could somebody|0 -6 0 7 0 -1
could you|-1 -3 1 -1 7 -3
couldn't|-1 3 0 0 -1 -1
couldnt|0 5 0 -1 -1 -3
council|4 7 -2 -1 -1 -7
council has|5 -1 0 0 0 -4
counsel|-1 2 -1 0 0 0
count|-3 10 -2 -3 1 -4
counted|-4 2 -1 0 -1 4
counter|-2 6 -2 0 0 -2
county|0 -2 0 0 0 3
courier|-2 -1 -1 -1 -1 5
course|1 -3 -1 -3 0 6
course is|2 3 -1 0 0 -4
court|4 4 0 -1 -2 -4
cousin|-2 2 0 0 -1 1
cover|2 -6 -1 0 2 2
covered|-1 -2 0 0 0 3
cows|-1 -2 0 0 0 3
crack|-1 2 0 0 -2 2
crack is|-1 -2 0 0 0 3
cracked|-4 7 0 0 0 -3
crane|0 0 -2 5 -2 -1
crash|-2 -3 -1 3 -2 5
crashes|-1 14 0 -1 -1 -9
crate|-4 3 0 0 -1 1
crates|0 1 -1 -1 2 0
cream|-3 5 0 0 0 -1
creche|6 -5 -1 0 -1 1
credit|-4 -3 -4 8 -2 5
credit note|1 -4 0 -1 0 5
credited|-6 -5 0 0 0 12
crew|13 -8 -1 -1 -1 -3
crew change|-2 -4 0 0 1 6
cried|0 6 0 0 0 -5
critical|-2 -1 -2 5 0 0
croissant|0 3 -1 0 0 -1
croissants|-6 3 0 10 -5 -1
cross|1 -3 2 -1 0 1
crossed|1 -2 0 0 -1 2
crossing|-1 -2 0 0 -1 5
crown|0 -2 1 0 0 1
crutches|0 1 0 0 0 0
csv|-1 -1 1 0 0 1
cuando|1 1 -2 -1 -1 1
cuffs|0 1 0 0 -1 0
cupboard|-3 -3 0 0 0 6
cups|0 4 0 0 0 -3
curing|5 -3 -4 0 0 2
currently|7 -5 0 0 0 -2
curtain|1 6 -2 0 -2 -4
curtains|-2 1 -1 4 -1 -1
customer|0 2 1 1 -5 0
customer can|0 -1 0 0 0 2
customer with|6 -1 0 0 -1 -4
customers|-5 9 -3 6 -3 -4
customers can|0 -3 0 -2 0 5
customers in|-1 3 0 0 0 -2
customs|1 -4 1 -1 0 3
cut|8 -9 5 -3 -2 0
cut off|-2 3 7 0 0 -8
cut the|-2 -4 -2 0 0 9
cuts|-2 -9 0 5 9 -3
d|-1 5 0 0 0 -4
d'emploi|5 -2 0 -1 -1 -1
da|3 3 -3 -6 -4 7
dad|-1 6 0 2 -2 -4
dads|-2 -4 -1 -1 -1 8
damage|0 -1 0 0 5 -4
dan|-2 -4 12 -1 -1 -4
dans|-3 -14 -2 -2 13 9
dans la|1 -7 -1 -1 8 -1
dans le|-3 -5 -1 -1 6 5
dark|0 11 -3 -1 0 -7
dark mode|4 -1 0 0 1 -3
das|-1 5 -7 3 -3 2
das gutachten|7 -8 -1 -3 0 5
data|1 0 1 1 -1 -1
data protection|0 0 0 2 0 -2
data sheet|0 5 0 0 -1 -4
database|0 2 -1 -1 0 -1
date|-4 6 12 -3 -5 -6
date 0|0 -1 3 0 0 -2
date for|0 0 1 0 0 0
date is|0 1 0 0 0 -1
date on|-3 3 -1 0 0 2
dates|0 2 0 0 0 -1
daughter|-1 0 0 0 -1 3
day|-5 6 6 0 -5 -2
day 0|1 -5 0 0 0 4
day is|-2 -1 1 4 0 -1
day later|0 0 1 0 0 0
day on|0 1 0 0 0 -1
day sooner|-3 -4 9 -2 -1 0
days|-4 4 23 -4 -4 -15
days earlier|0 -3 3 0 0 0
db|-1 7 1 -1 0 -6
db 0|-1 5 0 0 0 -4
db upgrade|0 0 2 0 0 -2
de|2 -4 4 -5 3 0
de 0|-2 -5 0 0 4 4
de abril|0 -1 3 0 0 -1
de diciembre|0 0 1 0 0 0
de la|-5 9 -1 -1 -4 0
de las|-3 -2 0 7 0 -1
de motivation|-2 -1 1 0 0 2
de nouveau|-5 -3 -1 0 0 9
de subvention|-1 3 -1 1 -2 -1
dead|5 -4 -1 -1 -1 1
deadline|-1 -4 9 0 0 -3
deadline for|0 -1 3 0 0 -2
deadline was|0 0 1 0 0 -1
deal|-2 -3 -2 6 -1 1
dealer|1 3 -1 0 -1 -2
dear|12 -11 6 2 4 -12
dear colleagues|1 -2 0 0 -1 3
dear mr|3 -3 3 0 0 -2
dear ms|2 0 0 0 0 -1
dec|3 2 -3 -3 1 0
dec 0|-1 -4 7 -2 -1 1
december|-3 11 4 0 0 -12
december 0|0 3 6 0 0 -9
december the|0 0 1 0 0 0
december we|-1 4 -2 0 0 -1
decide|1 8 -7 0 -1 -2
decided|5 6 -1 -1 -1 -8
decision|1 2 -1 -1 0 -2
deck|0 3 0 -1 0 -3
declaration|-3 -3 15 0 -1 -8
deed|-2 -2 0 0 0 4
deed is|-2 -2 0 0 0 4
deep|-1 5 0 0 0 -4
defibrillators|0 -1 0 0 0 2
degrees|-6 0 -3 -2 1 10
deja|4 2 -2 -1 -2 -1
del|-1 5 -1 3 3 -10
delay|-1 -3 6 0 -1 -1
delay the|-1 -3 6 0 -1 -1
delayed|0 0 4 -1 0 -3
deliver|3 3 -2 -1 -1 -2
deliver the|0 0 1 0 0 0
delivered|-8 5 -1 0 -1 5
delivered the|-1 0 0 0 0 1
delivered to|-2 -3 0 0 0 5
delivery|3 2 1 -2 0 -4
delivery came|1 -3 0 0 0 2
dem|-2 12 -1 6 -5 -9
demain|12 4 -8 -1 0 -6
demande|-1 7 0 0 -1 -4
den|-10 -6 9 -8 17 -2
den 0|-1 -6 9 0 -1 -1
dental|-1 -2 0 0 0 4
dentist|7 -2 0 -1 -1 -3
dentures|0 6 0 0 0 -5
deployed|-1 -6 0 0 0 7
deposit|-3 -3 -6 -1 -1 14
deposit by|0 0 1 0 0 0
deposit is|2 1 0 0 0 -3
depot|-1 -2 0 0 0 4
depuis|9 -5 -2 -1 -1 0
depuis hier|8 -5 -1 -1 -1 -1
der|10 8 1 -7 -2 -10
der kunde|-1 4 2 3 -2 -7
der neue|9 -3 0 -1 -3 -2
der termin|0 0 0 1 0 -1
des|0 2 3 -1 4 -7
descaled|0 -4 0 0 0 4
design|-1 -2 0 0 5 -2
desk|-3 3 -4 -4 -1 9
desks|0 1 0 0 0 -1
details|-1 -2 5 0 -1 -1
detector|-2 0 0 -1 4 -1
detectors|0 -3 0 0 3 0
deux|-3 10 0 3 0 -9
devices|0 0 0 0 0 1
devient|0 -1 0 3 0 -1
devis|2 -3 -2 -1 2 3
dezember|0 0 1 0 0 0
dhl|0 -3 -1 0 0 5
diciembre|0 0 1 0 0 0
did|-4 3 -2 -4 -2 9
did his|0 2 0 -2 0 0
did it|-3 -7 -1 -1 0 12
did not|0 2 -1 0 0 -1
did the|0 -4 0 0 0 5
did you|0 1 0 0 0 0
didn't|3 -1 -2 -1 -1 2
didn't get|5 -3 -1 0 0 0
didnt|0 13 -3 -1 -1 -8
die|2 -11 -3 -1 12 2
die einladungen|-1 0 -1 0 -1 2
die halfte|7 -4 -1 -1 -1 -2
die heizung|-1 10 0 0 0 -8
died|0 6 0 0 -1 -6
dienstag|-4 4 1 0 0 -1
differ|-1 0 0 2 0 -1
different|-1 5 0 0 0 -4
digger|-1 -1 0 1 2 -2
digging|5 -4 0 0 0 -1
dinner|3 9 -7 -1 -1 -3
dinosaur|-2 1 0 -1 0 3
director|1 5 0 0 0 -5
discount|-1 4 -2 -1 0 0
dishwasher|-1 8 0 -1 0 -5
disk|1 0 -1 0 0 1
display|-2 10 0 0 0 -7
display shows|0 5 0 0 0 -5
dispute|-2 -2 0 0 0 5
dix|-4 4 0 -1 -1 1
dj|-2 -1 -3 -1 5 3
do|1 1 3 4 1 -10
do a|0 3 0 0 -1 -1
do i|-1 2 0 0 0 -1
do it|-2 -2 4 8 -2 -5
do not|4 1 0 -2 0 -1
do that|-1 3 0 1 -1 -1
do the|2 -4 -2 -2 9 -4
do there|-1 -2 0 0 0 3
do they|0 1 0 0 0 0
do this|-2 -2 2 5 -1 -2
do we|-1 4 -1 0 -1 0
do you|0 3 0 0 -1 -2
doc|0 1 0 0 0 -1
doch|-1 -1 4 0 -1 -2
doch erst|-1 -1 5 -1 -1 -1
dock|-1 -2 0 -1 0 4
docs|-1 -1 0 0 0 1
doctor|-1 -1 0 0 -1 3
document|0 1 0 0 -1 0
documents|-1 -4 0 0 0 5
does|3 18 -3 -3 -2 -14
does it|1 4 -1 -1 0 -4
does not|-1 2 0 0 0 0
does the|4 7 -1 -1 -1 -8
doesn't|-4 -2 -1 -4 -1 12
doesn't drip|-1 -2 0 -1 0 3
doesnt|3 2 1 -2 -2 -2
dog|-1 -7 -1 0 2 8
doing|4 2 5 -4 3 -10
doing the|12 0 -5 -4 3 -6
dollars|0 0 0 0 0 1
domain|-4 -8 -4 13 0 3
don't|0 -10 3 -3 7 3
don't close|-3 5 0 0 0 -1
don't forget|-4 -5 0 -1 11 0
don't have|-1 2 0 0 0 0
don't need|10 -7 -1 -1 -1 0
donation|0 -1 0 0 -1 2
done|4 -14 -5 7 -1 9
done 0|-2 -3 -2 0 0 7
done a|-1 0 2 0 0 -1
done and|-1 -1 0 0 0 2
done but|-1 -6 0 7 0 -1
done by|-1 4 -2 0 0 0
done except|3 1 -2 0 0 -2
done with|1 -2 0 0 0 1
donnerstag|-4 3 6 -1 0 -4
donors|-1 -1 0 0 -1 3
dont|10 -1 -3 -1 3 -8
door|-11 -4 -2 17 -3 3
door in|1 2 -1 -1 -1 0
doorbell|0 -2 0 0 0 2
dos|4 17 -6 -3 -1 -10
doses|0 0 -1 0 0 0
dossier|-4 2 -1 1 -2 4
dossier de|-1 3 -1 1 -2 -1
double|-4 4 1 -1 0 0
dough|0 1 -1 -2 4 -3
down|-3 -4 -4 10 0 1
down again|-1 0 0 0 0 2
down and|-1 -5 0 0 0 7
down for|0 -3 2 -1 0 2
down from|0 1 0 0 0 0
down the|-5 4 -1 13 -3 -8
down there|0 -1 0 2 0 -2
down to|8 -6 -5 3 -2 3
download|0 1 0 0 0 -1
downloaded|13 1 0 3 0 -16
downstairs|-1 -1 0 0 -2 5
dr|0 4 3 -5 -3 0
draft|14 -4 1 -2 -2 -8
draft is|7 -4 0 -1 0 -2
drain|-10 -1 -6 9 -1 10
drains|2 -1 0 0 0 -1
dran|8 -4 4 -1 -1 -5
drawer|-3 -1 0 4 0 1
drawing|-4 3 2 0 0 -1
drawings|1 9 -1 0 -2 -6
drawn|-5 -2 5 0 -1 3
drei|-3 -4 -1 -1 -1 11
dress|3 -3 0 -2 5 -3
drill|-4 8 -2 -1 -1 1
drilling|1 0 1 0 -1 -1
dringend|0 0 -1 3 -1 -1
drinks|5 -8 0 0 0 4
drip|-3 -3 0 -1 0 7
drip any|-2 -1 0 0 0 4
dripping|-3 -2 -1 1 0 6
drips|0 7 0 0 -1 -6
drive|-2 -3 -1 1 -1 6
driver|-10 3 0 -1 -1 10
driver is|-7 1 0 -1 0 6
drivers|-1 2 0 0 0 -1
drone|-1 -1 0 0 0 2
drop|12 -10 -1 13 -5 -8
drop everything|-2 -1 0 5 -1 -2
drop the|15 -7 -1 -3 -3 -2
dropped|16 -15 -3 -1 -3 6
dropped the|7 -6 0 0 -1 0
drops|-1 -1 -1 0 0 3
drove|0 2 0 0 0 -1
drums|0 -1 0 0 0 2
dry|17 -11 -3 -3 -3 4
dry and|-2 -3 0 0 0 6
dryer|-1 -3 0 0 0 4
drying|-1 7 -1 0 0 -5
du|7 3 9 -3 -4 -13
du plombier|-1 1 -1 0 0 1
duarte|-1 -5 0 -1 1 6
due|1 13 -7 -1 0 -5
due an|0 5 -1 0 -1 -3
due on|2 0 0 0 0 -2
due yesterday|-1 11 -3 0 0 -7
dues|2 -1 -1 0 0 1
dug|3 -1 0 -1 -2 2
dump|-1 5 0 0 1 -5
dupree|0 0 0 0 0 1
durch|5 -5 -2 -1 0 3
during|-3 1 0 -1 0 3
during the|-3 3 0 0 0 1
dusted|-1 -1 0 0 0 2
dutch|-2 -5 -1 -2 7 2
duty|0 0 -1 0 0 0
e|-1 -8 0 6 -2 5
e paper|-2 -1 0 3 -1 1
e0|-1 11 0 0 0 -9
each|-8 -8 -2 5 -1 14
ear|-1 -4 -1 0 0 6
earlier|1 -10 11 -1 -1 0
earlier so|0 0 1 0 0 0
earlier than|0 -3 4 0 0 0
earliest|-1 3 5 -1 -1 -5
early|-3 1 6 -3 -1 2
easter|-3 -7 15 -2 -1 -1
eat|-1 6 0 0 0 -4
edge|0 10 0 0 -1 -9
edition|-1 -1 0 0 0 2
editor|-1 -4 5 0 0 0
eight|3 1 0 -1 0 -2
eilig|-3 -8 -1 18 0 -5
ein|-4 5 -2 4 5 -8
eine|-5 11 -5 -1 2 -2
einen|-3 4 0 -2 2 -1
einladungen|-2 -1 -1 -1 -1 4
el|-2 9 2 -8 -2 1
el 0|-2 -7 15 0 0 -5
el contenedor|5 -8 0 0 0 4
el gato|-3 6 0 0 0 -2
el lunes|-1 -3 -2 0 0 6
el pan|-5 2 -1 0 5 -1
el presupuesto|3 -1 -1 -1 -1 1
el proveedor|-1 4 0 0 -1 -2
el salon|-1 6 0 0 -1 -4
el seguro|-2 -2 -1 0 -1 6
el suelo|-2 -6 0 0 0 9
el tecnico|-2 0 4 0 0 -2
el viernes|5 -3 1 -1 -1 -1
elected|-1 -5 0 0 0 7
electrician|13 -7 -1 -3 0 -2
electricity|-5 5 -1 0 7 -6
elevator|1 0 1 0 -1 -1
eleven|3 5 0 -1 -1 -5
ella|4 -1 -7 6 -1 -1
elle|-6 -4 0 0 -1 11
elm|4 -2 0 0 0 -1
elm street|4 0 0 0 0 -3
else|-5 -4 -4 25 -2 -10
elsewhere|10 -2 -1 -2 -1 -4
elternabend|-1 0 1 0 0 1
emailed|0 2 0 0 -2 0
embassy|1 7 0 0 0 -7
emergency|-12 -10 -1 10 4 8
emergency exit|-1 -4 0 0 4 1
emil|-1 -5 -5 2 -1 10
emptied|-2 -6 -2 -2 -1 13
empty|-5 2 -1 -2 3 3
en|13 -1 2 -7 -3 -3
en attente|1 0 0 0 0 -1
en el|0 6 -1 -1 -2 -2
en la|-9 10 4 -1 -3 -2
encore|-3 12 -2 0 -1 -6
end|-4 -9 17 2 -2 -5
end of|-4 -6 12 2 -1 -3
ende|-1 -1 -5 0 0 7
ends|0 3 -3 0 0 0
engaged|1 12 0 -1 -1 -11
engineer|-1 -4 0 -1 0 6
english|-4 20 -1 -1 -2 -12
enough|-1 -8 0 10 -1 0
enrolled|-5 -2 0 0 0 7
entered|-1 5 0 -1 -1 -1
entrance|-3 1 0 -1 1 2
entregado|-2 -6 -1 0 -1 10
entry|0 5 0 -1 -2 -2
envelopes|0 1 0 0 0 0
episode|5 -4 2 0 0 -2
episode 0|5 -4 2 0 0 -2
er|-3 0 -1 5 -2 1
erledigt|9 -5 0 -1 0 -3
error|-3 1 -1 -1 -1 6
errors|3 0 -1 -1 0 -1
erst|1 -1 24 -6 -5 -13
erst ab|0 0 1 0 -1 -1
erst am|-1 -1 2 0 0 0
erst im|-2 -1 10 -2 -2 -3
es|-6 3 1 20 -4 -13
es lo|0 -1 -1 2 0 0
es nicht|-1 2 -2 6 0 -4
esperando|2 5 -1 -1 -1 -5
esperando la|2 5 -1 -1 -1 -5
esperar|-3 -3 2 7 0 -3
espresso|0 0 1 0 0 -1
espresso tastes|0 0 1 0 0 -1
essays|2 0 0 -1 0 -1
est|11 -14 8 -5 -11 11
est passe|-2 1 -1 0 0 1
est repare|-2 -3 0 0 0 5
est signe|-3 -2 -2 -1 -1 9
esta|9 -2 -3 -3 -4 3
esta en|0 -9 -1 0 -1 12
esta manana|6 -6 0 0 0 1
esta parado|9 0 -1 -2 -2 -5
estamos|21 -8 -1 -1 -3 -7
estan|-2 -1 5 0 -3 1
estimate|0 6 -1 0 0 -6
et|2 2 -6 -2 2 2
euro|-1 1 -1 0 -1 2
euros|-5 4 -2 0 0 4
even|-4 7 -1 1 -2 0
even after|0 0 0 0 0 1
evening|-3 9 2 1 -1 -8
event|1 0 0 0 0 -1
ever|-1 7 0 -1 -1 -5
every|-12 -6 -2 6 -5 18
every day|0 -1 0 2 0 0
every hour|-1 -5 0 9 -1 -3
every time|-1 13 -1 -3 -1 -7
everybody|-2 -5 -2 -1 -1 11
everyone|-4 -9 -2 5 -2 13
everyone who|-1 -2 0 0 0 3
everyone's|-3 -5 0 -1 6 4
everything|-5 -8 -1 17 -5 3
everything else|-2 -2 0 10 -1 -6
everything in|-2 0 0 -1 -1 4
everything is|1 0 0 0 0 0
everywhere|-2 6 -1 -2 -1 0
ewes|-3 3 -1 0 0 1
exam|-3 -1 10 -1 -2 -3
except|6 4 -3 -1 0 -6
except sunday|1 2 -2 0 0 -1
except the|3 2 -1 0 0 -4
exchanged|-1 -6 0 0 0 8
exit|-1 -5 -1 0 8 -1
expensive|5 0 -1 0 -2 -2
expert|0 0 1 0 0 -1
expires|-3 0 -6 14 0 -4
expires on|-1 5 -3 0 0 -1
explained|0 0 -1 0 0 1
export|-5 -4 -2 8 -1 3
extended|-2 -7 4 -1 -1 6
extended by|-1 0 4 0 0 -3
extended the|0 -4 -3 -1 0 8
extended to|0 0 1 0 0 -1
extension|-3 -3 4 0 4 -2
extinguisher|1 3 0 -1 4 -7
extinguishers|0 -1 0 0 0 1
extra|-1 -2 5 -2 8 -8
eye|-1 -7 0 0 1 6
f|2 0 0 -1 -1 -1
f0|0 9 0 0 0 -8
fabian|6 4 0 0 0 -9
factory|1 0 0 0 0 -1
factura|-4 -1 -1 0 0 6
facture|-1 2 -1 0 0 0
facture du|-1 1 -1 0 0 1
failed|-6 13 -1 -1 -1 -4
fails|-1 16 -1 -1 0 -13
fair|-3 11 -1 0 -1 -7
fait|0 3 0 0 0 -2
fallt|5 -3 -1 0 0 -1
fallt aus|5 -3 -1 0 0 -1
falta|9 0 -4 -3 20 -22
falta tambien|-4 -5 -1 0 11 -2
faltan|24 0 -2 -3 -3 -15
family|1 -1 -1 -1 -1 3
fan|-2 6 -1 -1 0 -2
fan in|-1 8 -1 0 0 -5
fangt|8 -5 -4 -1 -1 3
far|5 -2 -3 -1 -2 2
far as|3 -2 0 0 -1 1
farbe|0 12 -1 -1 -1 -9
farmer|-3 -1 0 0 1 4
father|0 4 0 0 0 -3
faudrait|-1 -2 -1 0 5 -1
faudrait aussi|-1 -2 -1 0 5 -1
fault|2 0 0 0 0 -2
faure|0 0 0 0 0 1
faut|-3 -2 2 -1 3 1
faut aussi|-2 -2 -1 0 8 -2
favor|-3 1 -1 1 3 -1
feb|0 0 1 0 0 -1
feb 0|0 0 1 0 0 -1
february|5 -2 4 -5 -3 0
fecha|8 -7 2 -1 0 -3
federation|-3 2 -1 4 0 -2
fee|-3 4 0 -1 0 0
feed|-1 9 -1 -1 -1 -5
feed the|-2 7 0 -1 -1 -3
fees|0 1 -1 0 0 0
fehlen|3 7 -1 -1 -4 -3
fehlen noch|3 2 0 -1 -2 -1
fehlt|7 3 -1 -2 -1 -6
fehlt noch|9 -5 0 -1 -1 -3
fell|1 16 -4 -1 -1 -11
fell flat|9 -9 0 0 0 0
fence|-8 -7 1 8 3 3
fence is|-3 1 0 0 0 3
ferme|-1 3 -2 0 -1 0
ferreira|0 2 0 2 -1 -3
ferry|1 0 -4 0 1 2
ferry tickets|2 1 -6 0 0 3
fertig|0 3 4 -1 0 -6
festival|-1 4 2 -1 -2 -3
fetch|5 0 0 0 0 -4
fetched|-3 -4 0 0 0 7
feuerwehr|0 4 0 -1 -2 -1
fever|1 3 0 0 -1 -3
few|6 -7 5 -1 -2 -1
few people|6 -2 0 0 -2 -1
field|0 8 1 -1 -3 -4
field for|-1 3 0 -1 0 -1
fifth|-7 9 0 0 -1 -1
figures|0 1 0 0 0 -1
file|-4 -7 -1 5 2 4
file is|0 3 0 -1 0 -2
filed|-2 -4 0 0 0 6
files|13 -6 0 -1 -1 -5
fill|1 1 0 0 0 -1
filled|-4 -1 -2 -1 -1 10
filled and|-1 -4 0 0 0 5
filled in|0 -1 0 0 0 1
film|2 -1 0 0 0 -1
filter|-4 -4 -1 -3 0 12
fin|-2 -5 0 0 0 8
final|-7 -6 1 -1 -1 14
finally|-3 -4 -1 -2 -1 10
find|-2 11 -1 -1 -2 -6
find the|-1 5 0 0 0 -3
findet|3 -2 -1 -1 0 0
findet nicht|3 -2 -1 -1 0 0
finding|-2 -3 -2 2 0 5
finds|4 0 0 -3 0 0
fine|-6 -11 4 -3 0 16
fine now|0 2 -1 -1 0 1
fingers|5 -1 0 0 0 -4
finish|4 -10 11 -2 -2 -1
finished|6 -1 -2 -2 -2 3
finished the|-3 -4 0 0 0 7
finished tomorrow|-3 6 -2 0 0 0
finn|-2 -3 0 -1 0 6
fire|3 -3 -3 -1 4 0
fire brigade|1 -1 0 0 1 -1
fire drill|-2 3 -2 0 -1 3
fire extinguishers|0 -1 0 0 0 1
fire station|-1 -2 2 0 0 1
firewall|0 -1 -1 0 -1 3
firewood|-1 -9 -1 -1 7 5
firm|0 4 -2 -2 0 0
firma|13 1 -3 -1 -1 -10
firmado|-1 -3 -1 0 0 4
firmware|-1 -3 0 0 0 4
first|-1 -16 -5 42 -9 -10
first aid|-3 -5 2 -4 0 10
first aiders|-2 1 0 -2 0 2
first coat|9 -1 0 -1 0 -7
first draft|-5 8 0 -2 0 -1
first half|2 0 0 -1 0 -1
first now|0 0 -2 2 0 0
first one|0 6 0 -2 0 -3
first part|1 0 0 0 0 -1
first please|-1 -6 -1 12 -2 -2
first the|-1 -2 -1 6 0 -1
first two|8 -2 -1 -2 -1 -2
fish|2 2 0 0 0 -4
fish order|3 4 0 0 0 -7
fishing|-1 4 -1 -4 -2 4
fishing licence|-2 3 -1 -4 -2 5
fishing licences|1 1 0 0 0 -1
fit|-2 -2 -2 -2 -1 8
fits|-3 -1 -3 -1 -2 10
fitted|4 -5 -2 -1 0 3
fitter|-3 4 -1 0 0 0
fitter comes|-2 4 -2 0 0 0
fitting|9 -4 -1 -1 -1 -3
five|8 1 2 -1 -3 -8
fix|9 0 0 -1 -1 -7
fix is|0 1 0 0 0 -1
fixed|-5 -9 6 -1 0 9
fixed no|1 3 0 0 0 -3
flat|-4 0 4 1 -1 0
flat 0|-2 5 0 0 -1 -2
flat nobody|9 -9 0 0 0 0
flies|3 -3 2 0 -1 -2
flights|-1 -1 0 -1 2 1
flohmarkt|0 2 -1 -1 -1 1
floor|0 -9 -4 -4 5 12
floor 0|0 1 0 0 0 -1
floor has|-1 -2 0 0 0 2
floor is|3 -3 0 0 0 0
floor plan|-2 6 -1 -1 6 -7
floors|1 4 0 0 0 -4
florist|0 1 0 0 7 -7
flour|-4 9 -3 -1 -1 0
flour is|-3 0 -2 -1 0 5
flowers|-5 -5 1 0 -2 11
flu|4 0 1 -1 -1 -3
flu clinic|7 -1 -2 0 0 -4
flush|-1 -7 0 0 0 9
flyer|-1 -1 -1 0 0 3
flyers|0 -4 3 0 0 2
folder|-6 4 -1 -2 -3 8
folder for|-1 0 0 0 0 2
folder was|0 0 -1 0 0 1
follow|4 8 -1 1 -1 -10
follows|24 -5 -5 -1 0 -12
follows next|7 -1 -4 -1 0 -1
font|-2 -2 0 4 -1 1
font is|-1 -1 0 0 -1 2
food|-3 -3 -2 -1 0 9
foot|-2 -4 2 -1 0 4
for|-1 0 -8 -1 16 -7
for 0|7 -6 -2 -3 -2 6
for a|-5 6 -4 3 -1 2
for all|-1 -2 0 0 0 3
for an|0 9 -2 -1 -1 -6
for another|2 -1 1 -1 -2 0
for changes|0 5 0 0 -1 -4
for everyone|-1 -1 0 0 0 2
for good|4 -3 0 -1 -2 3
for her|-2 -5 0 7 -2 2
for his|0 2 -2 0 0 0
for it|2 -10 0 6 4 -2
for january|0 3 0 0 0 -3
for last|0 2 0 0 0 -2
for may|0 2 0 -1 -1 0
for mr|3 -5 2 0 -1 1
for next|-5 -1 1 0 0 5
for nothing|-1 6 0 0 0 -5
for now|11 -2 -1 9 -5 -12
for our|-2 3 1 -1 0 -1
for pickup|0 -3 0 0 0 3
for reception|2 1 -1 0 0 0
for sat|-1 0 -3 -1 0 5
for saturday|0 -2 -1 0 0 3
for saturdays|2 0 -2 0 0 -1
for sunday|1 -3 -1 0 0 4
for ten|-2 5 -1 0 -1 -1
for that|-2 -12 -1 9 9 -2
for the|-3 -2 10 -7 8 -6
for their|-1 -2 0 0 -1 4
for them|0 -4 0 0 0 3
for then|-1 1 4 -1 0 -3
for this|-4 -2 1 -1 7 -1
for three|0 1 0 0 0 0
for tomorrow|-2 3 -2 0 0 1
for two|0 -8 -1 -1 2 8
for us|-1 -1 1 0 -1 2
for your|8 -3 -1 2 2 -7
forecast|-2 -4 5 0 0 0
forecast for|0 0 1 0 0 0
forget|5 -11 -2 8 8 -7
forget about|5 -2 0 -1 -1 0
forget it|4 0 -1 -1 0 -2
forget the|-6 -1 -1 10 -1 -1
forget to|-1 -4 0 0 5 0
forgot|0 10 0 -1 -1 -8
forklift|-6 -1 -2 -1 4 6
form|1 3 -2 -3 -3 4
form for|-2 7 0 0 -2 -2
form is|2 3 0 -1 0 -3
forms|3 5 -1 0 1 -7
forms are|-2 2 0 -1 0 1
forms for|0 0 0 1 0 0
formulaire|0 4 -2 0 -2 0
fortnight|0 -2 3 0 0 0
forty|1 2 -1 -1 -1 -1
forward|-6 -8 10 4 -1 1
forward to|-2 -3 6 0 0 -1
fotos|4 -1 0 -1 -1 -1
found|-4 8 -8 1 -9 11
found 0|1 5 -1 -1 0 -4
found a|3 5 -2 -1 -2 -3
found it|0 -1 0 0 0 1
found someone|-1 -6 -4 0 -1 13
found the|-1 0 0 -1 -3 5
foundation|-2 -4 2 0 0 5
four|17 -5 -4 -5 -4 1
four of|3 -2 0 -1 0 0
fourth|0 2 0 0 0 -1
fox|-4 7 0 0 0 -3
frame|3 -1 -3 -2 4 0
frames|1 1 0 0 0 -2
frau|2 5 -6 -5 -3 6
frau yilmaz|-1 3 -1 -1 -1 0
free|2 -2 2 -5 -3 6
free on|0 -4 0 0 0 4
freezer|0 -3 0 -1 1 3
freigabe|4 1 0 -1 -2 -2
freight|2 0 -2 0 0 0
freitag|-4 -2 7 0 -1 0
french|1 2 1 1 0 -5
fresh|-2 -8 0 0 -1 12
fri|0 -1 2 0 0 -1
friday|-12 4 17 -3 -2 -4
friday at|0 -2 5 0 0 -3
friday evening|0 2 1 0 0 -3
friday instead|0 -1 3 0 0 -2
friday noon|0 -2 3 0 0 0
friday now|-1 1 1 0 0 -1
fridge|-1 -8 -1 13 -2 -1
fridge to|0 2 0 0 -1 -1
frist|0 -1 2 0 0 -1
from|-8 8 2 -5 2 1
from 0|-2 0 -2 -1 3 2
from friday|-1 1 0 1 0 0
from home|0 1 -1 0 0 1
from january|0 3 0 0 0 -2
from last|0 4 0 0 0 -3
from leeds|0 -6 0 0 0 6
from march|0 1 0 0 -1 0
from monday|0 -2 2 0 0 0
from mr|0 -3 0 0 0 3
from my|0 -6 -1 0 0 8
from now|-1 -2 -2 5 0 0
from our|0 -3 0 0 0 3
from porto|-1 -4 0 0 0 5
from the|-9 2 -1 -5 5 8
from tuesday|-1 -4 7 0 2 -4
front|2 7 -2 -1 -1 -6
front desk|2 2 -2 0 0 -1
front of|-2 1 0 0 0 2
frost|2 -3 6 -4 -2 2
frozen|7 -2 -1 0 0 -3
frozen until|6 -1 -1 0 0 -3
fruh|-3 -3 3 -1 0 4
fryer|-1 4 -1 -1 -3 1
fuhrerschein|-3 -3 0 -1 -1 7
full|-1 1 -3 8 -3 -2
fully|0 8 0 0 0 -7
fully booked|0 8 0 0 0 -7
funciona|-2 -5 0 0 0 8
funeral|-2 -4 5 -1 0 2
fur|-7 6 -6 2 0 5
fur das|-1 12 0 -1 -2 -8
fur den|0 -3 -1 0 -1 6
fur die|-4 5 -1 6 -3 -3
furious|0 -3 0 4 0 0
furniture|1 -3 0 0 0 2
furs|-10 12 -1 -3 -1 3
further|2 4 -1 -1 -1 -4
fuse|2 6 0 -1 -1 -6
fyi|-2 8 -1 -1 -1 -3
g|0 6 -1 0 -1 -4
gala|3 4 -2 0 0 -5
gallery|1 0 0 0 0 -1
gap|4 1 0 -1 0 -3
garage|2 -1 0 -1 2 -2
garage door|3 -1 2 0 -3 -1
garaje|-1 0 -1 -1 1 1
garden|8 -2 -2 -1 1 -4
garden party|5 0 -2 0 0 -3
gas|-3 -4 4 8 1 -6
gasket|0 1 0 0 0 0
gaste|2 -4 -1 -3 5 1
gate|-5 9 -4 0 -1 0
gate closes|0 0 0 0 0 1
gate is|-1 -5 0 0 0 7
gato|-3 6 0 0 0 -2
gauge|6 -5 -1 0 0 0
gave|5 -17 7 -4 -5 14
gave me|-1 -1 0 0 0 3
gave the|-2 -7 0 0 0 10
gave up|3 3 0 0 0 -5
gave us|-3 -6 8 -1 -1 2
gdpr|-2 -4 2 -1 0 5
gear|7 -12 0 0 0 5
gearbox|1 -3 1 0 -1 3
gefunden|-2 -8 -5 -1 0 17
geht|0 0 0 -1 0 1
gekauft|-4 -9 -1 -1 -1 16
gekundigt|9 -5 0 0 0 -4
gel|-2 3 -3 0 0 2
gemeindesaal|-1 1 0 0 0 1
gemeldet|-2 5 0 -2 1 -2
generator|-8 0 -3 3 -2 9
gepruft|-3 -8 -1 -1 -1 13
gereinigt|-4 -9 -1 -1 -1 16
german|0 -4 0 0 1 4
geschenk|-3 -5 1 -1 -1 9
geschickt|-1 7 0 -2 0 -2
gestern|-2 -8 0 3 -2 9
get|2 4 -4 0 8 -11
get a|-4 -7 4 -2 7 2
get in|-2 -3 0 0 -1 6
get it|9 -3 0 0 -1 -4
get on|0 3 0 0 -2 0
get the|0 9 -4 4 -1 -9
get to|1 4 -4 0 0 -1
getauscht|0 -1 0 0 0 1
gets|-1 3 -5 -1 -1 5
gets the|-1 -4 0 0 0 4
getting|-2 -8 0 15 3 -9
getting worse|0 -1 0 2 0 0
gibt|1 -1 -1 -2 -2 5
gibt es|1 -1 -1 -2 -2 5
gift|5 -6 -1 -1 -1 2
ging|-1 7 -1 -1 0 -4
girl|2 1 -1 0 1 -2
girls|-3 3 0 0 -1 2
give|-2 14 3 -3 -1 -10
give the|-1 3 0 -1 -1 -1
given|-1 -1 0 -1 0 3
given us|0 -1 0 0 0 2
gives|4 1 2 -2 -1 -3
gives the|-1 -2 0 -1 0 5
gives us|5 0 0 0 0 -4
giving|-1 7 0 0 0 -5
glass|0 -3 -1 -1 -1 5
glasses|-3 3 1 0 -1 1
glaze|-1 0 0 0 0 1
glazier|-1 7 -1 -3 -3 0
glazing|0 3 0 0 0 -2
gleich|-4 -8 -1 -2 16 -1
glossary|0 -1 0 -1 2 -1
glove|0 0 -1 0 0 1
gloves|-3 3 -1 2 -3 2
glue|-4 2 0 -1 -2 6
glued|-1 -8 0 -1 -1 11
gluten|0 0 -1 -1 10 -6
gluten free|5 1 -1 0 0 -5
go|12 5 -5 6 2 -20
go down|0 1 -1 3 -1 -1
go first|0 -1 0 1 0 0
go in|3 0 0 -2 3 -4
go live|-2 -3 6 0 0 -1
go on|0 4 -5 -2 5 -2
go out|-1 3 1 5 -1 -6
go to|2 4 -1 4 -3 -5
go with|-2 0 -2 -1 5 -1
goalkeeper|0 -1 0 0 1 1
goalposts|-1 2 0 0 0 0
goes|9 -5 -1 6 -4 -6
goes on|8 1 0 0 0 -7
goes out|0 3 0 0 0 -2
goes to|0 1 5 -1 -1 -3
goes up|0 -5 -1 0 0 8
goggles|-1 5 0 0 0 -4
going|9 4 0 2 0 -15
going again|2 11 0 -1 0 -12
going on|8 -5 0 -1 0 -2
going to|-1 -2 0 4 0 -1
gold|0 2 0 0 0 -1
gone|-11 2 -3 -1 -2 15
gone from|-2 -2 -2 0 0 5
gone the|0 0 -1 0 0 1
good|-6 3 -3 -2 -5 13
good as|0 7 0 0 -2 -4
good for|0 -5 0 0 0 6
good morning|-1 -3 3 0 0 1
good news|0 0 0 0 0 1
good to|0 -1 0 0 2 0
good until|-5 -8 -1 0 0 15
goods|1 -1 1 0 0 -1
got|-5 -8 5 -1 -10 17
got 0|4 -1 0 0 -1 -2
got a|4 5 -1 -2 -1 -5
got an|-1 -5 8 0 -1 -1
got her|0 -2 0 0 0 3
got his|0 -1 0 0 0 1
got hold|-2 0 0 -1 0 4
got it|-1 -6 2 0 -1 7
got its|3 0 0 0 0 -2
got moved|-1 12 -1 0 0 -10
got one|1 -4 -2 -1 -1 6
got our|-1 -1 0 0 0 2
got the|-2 -12 -2 -1 -1 17
got their|-2 -5 0 0 0 7
got through|1 0 0 0 0 0
got us|0 -2 0 0 0 2
gp|-1 -2 -1 3 0 1
grade|-3 -2 0 0 0 5
graders|-1 0 0 -2 0 2
graffiti|-9 4 0 -1 -1 7
grandma|1 1 0 0 0 -2
grandma's|-2 6 0 0 0 -4
grandma's hearing|0 -1 0 0 0 1
grandpa|-1 8 0 0 -1 -5
granny|-1 3 -1 -1 -3 3
grant|1 2 1 -1 0 -2
grant application|0 -2 0 0 0 3
grant report|0 -1 2 0 0 -1
granted|-8 -12 11 -1 -1 11
grants|-3 -2 8 0 -1 -2
gravel|-2 -1 0 -2 0 6
grease|0 -1 0 0 0 2
great|-2 0 -4 2 0 4
green|-6 8 -4 -3 -1 6
green for|0 4 0 0 0 -3
greenhouse|3 4 -3 -1 -1 -3
greetings|3 -7 0 3 0 0
greetings from|6 -3 0 0 -1 -2
grey|-2 1 0 0 1 1
grid|6 -5 -3 -1 -1 4
grievance|1 3 0 -1 -1 -2
grill|0 12 0 0 0 -12
ground|6 1 -1 -2 -1 -3
ground floor|6 -1 -1 -1 0 -3
group|-3 6 0 0 -1 -2
grown|0 -1 0 0 0 1
guards|-5 4 0 0 0 1
guest|-1 2 -1 3 -3 0
guest list|3 8 0 0 -1 -9
guest room|-1 0 0 0 0 2
guests|-1 4 -1 1 -1 0
guide|-4 0 -1 -2 1 5
guides|0 4 -1 -1 -1 -1
gutachten|8 -6 -1 -4 0 4
gutter|-2 1 0 -1 3 -2
gutters|-4 5 0 -3 -4 6
guy|-7 5 1 -2 -1 5
guy from|0 1 1 0 0 -1
guys|-1 4 0 0 0 -3
gym|6 -5 -7 6 -1 0
ha|3 2 1 -1 -1 -3
hab|-2 -13 -6 -1 -2 23
hab den|-1 -5 0 0 -1 7
habe|-2 -2 -1 -1 -1 7
habe die|-3 -6 0 0 -1 10
haben|-2 -3 3 7 -3 -2
hace|10 -4 -5 -2 4 -4
hace falta|5 -5 0 -1 4 -3
had|-5 -2 0 -6 -2 15
had a|-2 -4 3 0 -1 3
had no|0 10 -1 0 0 -9
had the|-3 5 -2 -1 0 1
had their|0 -1 0 0 0 2
had to|2 -2 0 0 0 0
had two|0 2 -1 0 0 -1
hail|1 3 0 0 0 -4
hair|-5 -7 6 -1 -1 8
halden|0 4 0 0 0 -4
half|-3 8 5 -6 -5 1
half a|-5 1 0 0 -1 6
half of|-6 11 1 -1 -1 -3
half the|5 3 -1 -1 0 -6
half way|2 -2 0 0 0 0
halfte|21 -10 -3 -1 -1 -7
halfway|5 -3 0 0 0 -2
halfway through|1 0 0 0 0 0
hall|4 1 -1 -1 2 -5
hall 0|-1 -2 -2 0 5 0
hall c|-3 3 0 0 -1 1
hall is|2 -1 3 0 1 -5
halle|-4 -3 0 -1 -1 9
hallway|-4 1 -1 -1 0 5
hamburg|-3 6 0 -1 0 -1
han|-2 7 -1 -1 -2 -2
hand|-5 0 7 -2 -2 3
hand in|-3 -3 8 -1 0 -1
handed|1 -10 -1 -1 -1 13
handed in|6 -4 0 0 0 -2
handed over|-2 2 0 0 0 1
handed the|0 -1 0 0 0 1
handle|-2 7 0 0 -1 -5
handover|-3 -8 18 -2 -2 -3
handover list|0 5 -1 -1 -2 -1
handrail|-1 5 0 3 -1 -5
hands|-6 -6 -1 -1 -1 14
handwriting|-2 7 0 0 0 -5
hang|-6 -7 -1 -1 0 14
hanging|-10 12 -1 0 -1 -1
hanging in|0 2 0 0 0 -1
hangs|-7 -8 -2 4 -3 15
hangs at|-2 0 0 -1 0 4
hangs in|0 -5 0 0 -1 7
hangt|-3 7 -4 -3 -1 4
hanna|2 -6 6 0 0 -1
hannah|0 -2 -1 0 0 4
hansen|3 1 -2 0 0 -1
happen|-2 0 -1 6 -1 -3
happens|0 5 1 0 -1 -4
happens on|2 5 1 0 0 -8
happy|-6 -4 2 -1 -1 10
harbour|6 -1 -1 -1 -1 -2
harbour house|-3 3 -1 0 0 1
harbour master|-1 0 0 0 0 2
hard|-2 9 -1 -1 -1 -5
hardware|0 8 0 0 -1 -7
hardware store|0 5 0 0 0 -5
harvest|0 0 1 0 0 0
has|4 5 -2 -7 -12 12
has 0|2 3 -2 -1 0 -2
has a|7 -4 -2 -3 -5 7
has agreed|0 0 1 -1 0 0
has arrived|-1 -2 0 0 0 2
has become|-1 -6 0 8 0 -1
has been|2 -7 10 -1 -2 -2
has begun|4 -1 0 0 0 -2
has changed|-1 8 -1 -1 0 -5
has extended|0 -1 3 0 0 -1
has gone|-1 6 0 0 0 -5
has got|0 -4 0 0 0 5
has had|-2 -1 0 0 0 4
has her|2 -10 -2 0 0 9
has his|-1 -6 -1 0 0 9
has it|-5 5 -2 -1 0 2
has its|-3 -6 -2 -1 -1 13
has left|11 -10 0 -1 0 1
has moved|-1 -5 0 0 0 7
has no|-10 16 1 -1 0 -5
has not|0 2 0 0 0 -1
has only|-1 0 3 -1 0 0
has our|0 -5 -2 0 0 7
has sent|0 -3 0 0 0 4
has started|2 -1 0 0 0 -1
has taken|14 -2 0 -1 -1 -11
has the|-1 10 -7 -2 -1 0
has their|-1 -3 0 0 0 4
has them|-1 -2 0 0 0 3
has time|0 0 1 0 0 -1
has to|-2 7 3 1 6 -15
has two|-3 -2 0 0 0 6
hasn't|-5 3 0 -1 0 4
hasnt|2 4 -1 -1 0 -4
hasta|5 -5 5 -1 -1 -3
hasta el|-1 -2 5 0 0 -2
hat|-3 4 -4 12 -6 -4
hat abgesagt|6 -1 0 -1 0 -4
hat die|-5 1 -2 -3 -1 9
hat keine|-2 9 0 -1 -1 -5
hat sich|2 -2 0 -4 0 5
hats|4 -2 0 0 -1 -1
hatte|-1 12 0 -2 -2 -7
haustur|6 -7 -1 -2 -1 4
have|2 0 -4 3 -6 5
have 0|-2 5 0 0 -1 -2
have a|-2 -11 0 -3 -4 21
have all|0 -1 0 0 0 2
have been|-3 -1 -1 -1 -1 6
have begun|5 -1 0 0 0 -4
have found|0 -3 0 0 -1 4
have had|0 0 0 0 0 1
have handed|5 -3 0 0 0 -2
have it|7 -7 4 0 0 -3
have no|-1 5 0 -1 0 -4
have paid|0 8 0 0 0 -8
have place|-1 4 -2 0 0 -1
have the|-2 5 -1 -1 3 -3
have their|-1 -2 0 -1 0 4
have them|-1 -3 3 0 0 0
have three|2 1 0 0 0 -3
have time|-1 4 0 0 0 -4
have to|-1 13 -1 -5 7 -12
haven't|-1 3 0 0 0 -2
haven't paid|0 1 0 0 0 -1
havent|-3 0 0 0 0 3
hay|4 -3 -1 -2 3 -1
hay que|-3 1 3 -1 7 -6
he|-5 -2 1 6 -3 2
he can't|0 -2 0 2 0 0
he comes|-1 -3 -1 0 4 0
he has|12 -6 -2 -3 -1 -1
he is|1 -1 0 1 0 0
he knows|-1 -5 0 0 0 6
he needs|3 -1 4 -2 0 -3
he says|0 2 -1 0 0 -1
he takes|-1 -9 8 -1 0 3
he wants|-1 3 -1 0 0 -1
he was|-1 1 -2 -1 0 3
he'd|0 2 0 0 0 -2
he'll|-1 3 -2 0 0 0
he's|-3 0 -1 -3 7 0
he's got|0 -1 0 0 -1 2
head|-2 12 0 0 -1 -8
heads|3 7 0 -1 0 -9
health|0 -4 8 -2 -1 -2
health office|-1 1 0 1 0 0
hear|-4 4 1 -1 -3 4
hear from|0 5 2 0 0 -7
hear the|-1 3 0 -1 0 -1
heard|-1 -2 0 0 0 5
hearing|-2 1 -2 6 -3 0
hearing aid|-1 4 0 -1 0 -2
hears|2 3 0 0 0 -5
heart|-2 6 0 0 -1 -2
heat|0 6 -1 0 -1 -4
heat pump|0 6 -1 0 -1 -4
heater|-3 0 0 -1 -1 4
heating|2 2 0 -1 -1 -2
heats|-1 -7 -1 -2 0 11
heats up|-1 -4 0 -2 0 7
hedge|-2 0 1 0 0 2
hedge is|1 2 0 0 0 -2
heizung|-2 11 0 -1 0 -8
heizung im|0 -1 0 0 0 2
held|6 -8 0 -1 0 4
held up|4 0 0 0 0 -4
hello|-6 -9 11 6 -3 1
hello mr|0 0 0 0 -1 1
help|0 6 -3 -2 0 -1
helpers|3 3 0 -1 0 -5
her|-16 7 -2 -5 -6 21
her name|0 -4 0 0 0 4
her new|0 -4 -2 0 0 6
her on|0 3 0 0 0 -3
her passport|0 -1 -1 0 0 2
here|-2 -4 5 -5 1 6
here and|4 -3 0 0 0 -1
here at|-1 0 0 0 0 1
here but|0 2 0 0 0 -2
here the|-2 1 -1 0 0 1
herr|-4 4 1 -2 1 0
herr wolf|0 3 1 0 -1 -3
herself|3 -9 -5 8 0 3
heute|5 -8 -15 -6 -1 25
heute fruh|-2 -2 -4 0 0 9
hey|4 -7 0 0 0 4
hi|2 -15 13 11 -1 -9
hier|2 -5 -1 -1 -1 6
hier soir|-4 -3 0 0 0 9
high|-6 -6 -8 29 4 -13
high please|0 -2 -1 4 0 0
higher|-1 2 -1 0 0 -1
higher than|-1 3 -1 0 0 -1
highest|-3 -6 -2 16 -1 -5
him|5 -4 -5 -3 1 6
him on|0 1 -1 0 0 0
himself|5 -4 0 0 0 -1
hinge|-1 4 0 0 0 -2
hire|2 -1 -1 0 1 0
hired|-4 -1 -1 0 0 6
his|-4 12 -5 -3 -2 2
his 0|-2 -11 -1 0 0 14
his drill|-1 -2 0 0 0 4
his first|0 2 0 -2 0 0
his forklift|0 -3 0 0 0 4
his own|0 -1 0 1 0 0
history|5 -4 -1 0 0 1
hof|-1 -2 -1 -1 0 5
hold|14 -4 -4 -4 -1 -1
hold of|-2 0 0 -1 0 4
hold the|0 -1 1 0 0 0
hold till|1 0 0 0 0 0
hold until|3 -2 0 0 0 -1
holds|-3 -10 0 -1 0 14
holds 0|0 -3 0 0 0 4
holds its|-1 -2 0 0 0 3
hole|-2 1 0 1 -1 1
holes|-2 -3 0 -1 5 1
holiday|-1 10 9 -2 -2 -14
holidays|-3 -6 8 4 0 -2
holidays so|0 -2 2 0 0 0
home|0 -8 3 -2 -1 9
home for|-1 -3 -1 0 -1 6
hope|4 -8 -1 7 -2 0
hope the|0 -3 -1 0 0 4
hope you|2 -3 0 1 0 0
horses|-3 -3 0 0 0 6
hose|0 5 0 0 0 -5
hospital|-1 -4 5 -1 -1 1
hostel|4 4 0 -1 0 -7
hosting|-2 8 -4 0 0 -2
hot|-2 0 -2 5 -2 1
hot water|0 0 0 -1 0 2
hotel|-2 2 2 -2 0 0
hotline|0 9 -1 0 -1 -8
hour|-11 -2 -5 12 -3 8
hour ago|0 2 -1 -1 -1 1
hours|-1 -8 -4 -1 1 14
house|1 2 -2 -2 -1 2
house rules|1 2 0 0 -2 0
how|-3 7 0 -2 1 -3
how many|0 1 0 0 0 -1
how to|0 0 0 -1 1 -1
hoy|1 0 -7 1 0 5
hr|0 -1 0 -1 4 -3
huber|1 5 -5 0 -1 -1
hull|6 0 0 0 0 -6
hums|0 -4 0 0 0 4
hund|-1 1 0 -1 0 0
hung|12 -1 -7 -1 -1 -2
hurry|-3 -8 -1 21 -2 -6
hurry with|-2 -4 0 10 -1 -3
hurts|2 8 -2 -1 0 -7
hut|-1 1 -1 -1 2 -1
hygiene|-5 -5 0 -3 1 12
hygiene certificate|-1 2 -1 -1 0 1
hymn|-2 -4 -1 0 0 7
i|4 16 1 -10 -11 0
i am|2 0 0 1 0 -1
i asked|0 -2 5 0 0 -2
i call|0 -3 0 0 0 3
i can|-1 14 -5 -3 -1 -5
i can't|0 3 -1 0 -1 0
i cant|0 1 0 0 0 -1
i could|0 -1 -1 0 0 3
i counted|0 -1 0 0 0 1
i did|-1 0 0 0 0 0
i didn't|1 1 0 0 0 -2
i do|-1 2 0 0 0 -1
i don't|-2 3 0 0 0 -1
i found|4 -2 -1 0 0 -1
i gave|0 -1 0 0 0 2
i had|0 2 -1 0 0 -1
i have|0 2 1 -1 -1 -1
i hope|4 -3 0 1 0 -1
i need|-1 3 -1 -1 -1 0
i ordered|8 -5 0 0 0 -3
i put|-2 -4 0 0 -1 8
i said|0 2 -1 0 0 -1
i see|0 2 0 0 0 -2
i started|5 -3 0 0 0 -2
i still|0 1 0 0 0 -1
i think|-2 5 0 0 1 -3
i told|-1 -2 2 0 0 2
i took|10 -5 2 0 0 -8
i wanted|0 0 0 0 0 1
i was|-1 -9 4 0 -1 7
i will|0 3 -1 0 0 -2
i wish|-1 3 0 0 0 -2
i would|-1 1 0 2 0 -1
i'd|-4 -3 2 0 -2 7
i'll|0 6 -2 -1 -1 -3
i'm|8 2 4 -5 -3 -6
i'm away|-1 -1 2 -1 0 0
i'm on|5 -4 0 -1 -2 2
i've|3 1 -1 4 -4 -2
i've asked|1 0 0 0 0 -1
i've handed|1 -2 0 0 0 1
i've started|4 -1 0 0 0 -2
ice|-1 -2 0 -1 -1 6
ice machine|-1 -7 0 0 0 9
ich|-2 19 -3 -5 -1 -7
id|-1 3 0 0 -2 0
idea|6 7 -1 -1 -1 -10
if|-8 13 -4 8 -2 -8
if it|0 5 -4 -1 0 0
if the|0 4 1 -3 -1 -1
if they|0 1 0 0 0 -1
if we|-2 5 -2 -1 -1 0
if you|-2 10 -1 -5 -2 0
ihre|-2 -4 -2 0 0 8
il|3 2 3 -4 11 -15
il est|4 3 -1 -1 -3 -3
il faudrait|-1 -2 -1 0 5 -1
il faut|-3 -2 2 -1 3 1
il manque|-2 4 -1 -1 5 -5
ill|4 -4 3 2 -1 -4
ils|-1 -10 5 0 -2 7
im|-10 2 0 0 -4 12
im buro|-1 2 -5 -1 0 6
im mai|-1 -2 1 2 -1 1
im ordner|-1 0 0 0 0 2
im urlaub|-1 10 -1 0 0 -8
immer|-4 5 -1 5 -3 -2
immer noch|-4 5 -1 5 -3 -2
implant|-1 -1 1 0 0 2
import|3 7 0 0 0 -9
important|-3 -4 0 9 -1 -1
important any|0 0 0 1 0 0
impression|0 5 0 0 0 -5
in|-1 1 -11 -6 5 13
in 0|-6 10 -1 -3 -1 1
in 0a|0 5 0 0 0 -5
in 0b|-2 1 0 -1 0 2
in a|2 -10 -4 7 -4 9
in addition|-4 -8 -1 -1 16 -3
in again|0 1 0 0 0 0
in aisle|-1 -2 0 7 0 -3
in all|-1 -4 0 0 0 5
in and|0 0 0 0 -2 1
in as|0 -1 0 0 3 -1
in at|-1 -1 0 1 0 1
in b|-1 0 0 -1 0 2
in but|0 3 0 0 0 -2
in cash|0 -2 0 0 0 2
in der|4 -1 1 -1 -2 -1
in english|-4 8 0 0 -2 -2
in every|-1 -1 0 0 0 2
in february|8 -2 -2 -1 0 -2
in for|0 5 -3 0 0 -1
in french|-2 -2 1 0 1 2
in from|0 1 0 0 0 -1
in front|-2 1 0 0 0 2
in full|0 1 0 -1 0 1
in hall|-3 -1 0 0 4 0
in her|-1 -1 -1 0 0 3
in his|-1 3 0 0 -1 0
in it|-2 -4 0 0 0 5
in january|5 -1 -2 -1 -1 -1
in law|1 -4 -1 0 0 4
in march|-1 3 2 0 -1 -3
in may|-2 5 4 -2 -1 -3
in my|-1 -6 0 0 -1 8
in no|-4 -6 0 0 0 10
in october|-4 -1 10 -1 -1 -4
in on|-1 5 0 0 -1 -3
in one|-1 -4 1 0 0 4
in our|-2 0 0 7 -1 -4
in person|0 0 0 0 0 1
in polish|-2 -2 0 -1 0 5
in portugal|-3 4 0 -1 -1 1
in progress|10 -3 0 0 0 -6
in review|16 -1 0 -1 -1 -12
in room|-2 3 0 0 -1 0
in september|-3 2 4 -4 0 0
in service|-1 -3 0 0 0 3
in six|0 0 1 0 0 0
in spring|-1 2 2 3 -1 -6
in stock|0 15 -2 0 0 -13
in that|0 2 0 0 0 -2
in the|1 4 -4 -6 0 5
in their|8 -4 0 0 -1 -3
in there|-2 0 0 2 3 -3
in they|8 -2 0 0 0 -6
in this|1 4 0 -2 0 -3
in three|-2 3 2 0 0 -2
in to|-2 -2 0 0 -1 5
in two|0 1 0 0 0 -1
in with|1 1 0 0 0 -2
in writing|-2 -4 0 0 0 7
in your|-2 -1 0 0 -1 4
inbox|-2 -3 0 0 0 5
incident|0 1 0 0 0 0
incl|3 0 -2 -1 0 0
include|-1 -4 -1 -1 9 -2
include a|0 -1 0 0 1 0
include the|-1 -3 -1 -1 8 -2
included|-4 -2 -1 -2 2 6
index|0 -6 0 -1 0 7
ines|-3 10 -2 -2 -2 -1
ines for|0 3 0 0 -1 -2
info|0 6 -2 0 -1 -3
injunction|-2 -7 -1 -1 6 5
inn|-2 -4 0 0 0 6
ins|-5 3 -1 -1 2 2
inside|4 -10 -1 1 5 1
inspection|-2 2 10 -1 -1 -7
inspector|-6 6 2 -1 1 -2
inspector comes|-1 6 -5 0 0 0
installed|-4 -4 0 0 0 9
instead|-8 5 16 -7 0 -6
instead of|-7 12 -1 -5 1 0
instead so|0 0 1 0 0 0
instructions|-3 3 -2 0 -2 3
instructions for|-3 3 -2 0 -2 3
insulin|-2 -2 -2 4 0 2
insurance|0 -6 -3 0 6 4
insurance for|-1 -4 0 0 5 1
insurer|-1 -3 4 0 5 -5
insurer wants|-1 -5 2 -1 5 -1
intercom|-2 -1 -1 -2 2 4
intern|0 -1 0 0 0 1
interpreter|0 1 -1 -1 -1 3
interrupted|12 -4 0 -1 -1 -6
interview|-10 3 1 -1 4 4
interview is|0 -2 3 0 0 -1
interviewed|8 -1 -1 -1 -1 -5
interviews|6 0 -3 -1 0 -2
interviews for|1 2 -1 0 0 -1
into|2 3 -1 -6 3 0
into account|-1 6 -2 -2 0 -1
into the|4 7 1 -1 -1 -10
inventory|3 -3 0 -1 1 1
invitations|-1 4 -2 -1 -1 0
invoice|1 -5 -2 0 2 4
invoice 0|11 -6 0 1 0 -6
invoices|3 -1 0 0 0 -2
ironed|-2 -10 0 0 0 12
is|5 2 0 9 -20 5
is 0|-3 16 9 -3 -1 -18
is a|-3 8 3 3 0 -12
is about|-3 5 0 0 0 -1
is anyone|-1 4 0 0 0 -2
is approved|0 -1 0 0 0 1
is as|0 3 0 0 0 -3
is asking|-1 2 0 1 0 -2
is at|-1 1 2 -3 -1 2
is attached|0 -4 0 0 0 5
is away|-1 -1 1 -1 0 1
is back|-3 23 -1 -1 0 -18
is being|3 -3 1 4 0 -4
is blocked|-4 -1 0 0 0 5
is booked|-4 3 3 -1 0 -2
is broken|0 6 0 0 0 -5
is called|0 6 0 0 0 -6
is changed|0 0 -1 -1 0 1
is clean|-1 -5 0 0 0 6
is clear|0 -1 0 0 0 1
is closed|-4 12 -1 -1 8 -14
is coming|3 7 -1 1 0 -9
is complete|4 4 0 0 0 -7
is confirmed|0 0 2 0 5 -6
is corrected|0 -2 0 0 0 2
is counted|-3 2 0 0 0 1
is cut|4 -2 0 0 0 -2
is dead|6 -1 0 -1 0 -3
is delayed|0 0 3 -1 0 -2
is done|-3 -3 0 0 0 6
is down|-4 -2 -3 -2 1 11
is dry|7 -5 -2 -1 0 1
is empty|-6 2 -1 -2 0 7
is enough|-1 -5 1 11 0 -6
is filled|-4 -5 0 0 0 9
is fine|-1 -12 7 -2 -1 8
is finished|5 7 -2 0 0 -10
is fixed|0 2 2 0 0 -4
is free|0 -1 0 0 0 2
is full|3 5 -1 -1 0 -7
is fully|0 8 0 0 0 -7
is getting|-2 -4 1 7 -1 -1
is going|6 5 0 3 -1 -13
is gone|-3 10 -1 0 -1 -4
is good|0 -5 0 0 0 6
is green|-2 -3 0 0 0 5
is happy|0 -2 0 0 0 3
is here|4 -5 0 0 2 -1
is ill|0 -1 2 0 0 -1
is in|21 -11 0 -5 -4 -2
is it|0 0 3 0 0 -2
is left|6 1 0 0 0 -7
is live|-1 -1 0 0 0 2
is loose|-2 10 0 0 1 -8
is merged|1 0 -1 0 0 1
is missing|-3 8 0 -2 -1 -2
is more|0 0 -2 2 0 0
is moved|0 0 1 0 0 -1
is next|1 1 -3 3 0 -1
is no|-3 -2 0 6 0 0
is not|-2 4 -1 1 0 -2
is now|-4 6 10 -5 0 -8
is off|1 1 -1 -3 -2 3
is on|7 3 2 -4 -2 -7
is online|-1 -3 0 0 0 5
is only|-4 0 3 3 0 -1
is open|-2 2 -1 -3 -1 5
is ordered|-1 -3 -3 0 0 8
is ours|-1 -3 -2 0 0 5
is out|12 -8 -3 -1 -1 1
is over|6 -7 -1 -1 0 3
is paid|1 -4 -2 2 0 3
is painted|-1 9 0 0 0 -8
is quiet|-3 -6 0 -1 0 11
is ready|1 1 0 0 0 -2
is registered|-1 -3 0 0 0 5
is repaired|-2 8 0 0 0 -6
is reserved|-1 -2 0 0 0 3
is running|7 -8 -1 1 0 1
is set|-1 -1 0 0 0 3
is shut|-2 -2 0 -1 0 5
is signed|1 0 0 0 0 0
is sold|4 1 0 0 0 -4
is sorted|-1 -1 -1 0 0 3
is still|1 5 0 -2 0 -3
is stuck|1 2 0 0 0 -3
is sunday|1 5 -2 0 0 -4
is taken|2 0 2 0 0 -4
is terminated|0 0 0 0 0 1
is that|0 1 0 0 0 -1
is the|-8 16 1 7 -1 -15
is there|-1 3 0 0 0 -1
is through|7 -1 -1 -1 0 -3
is tight|-1 -5 0 0 0 6
is too|-1 10 -2 -1 -3 -4
is under|-1 -5 0 -1 0 7
is up|-2 -3 0 0 -1 7
is waiting|0 0 -1 1 0 0
is with|16 -7 -1 -6 -3 1
is working|0 -7 0 0 0 8
is written|-1 3 0 0 0 -1
isn't|-3 -1 0 9 -1 -4
isn't pressing|-1 -1 -2 4 0 0
isn't so|-1 0 0 2 0 -1
isnt|-1 1 -2 10 -1 -7
isnt urgent|-1 0 -1 3 0 -1
issues|0 1 -2 -1 0 2
ist|-5 -17 2 11 -12 20
ist da|-1 -3 0 -1 -1 6
ist es|6 -6 0 1 0 -1
ist im|-2 3 4 -1 0 -5
ist jetzt|-3 -8 16 8 -3 -9
ist schon|3 3 -4 -1 0 -1
ist weg|-1 -1 0 0 0 2
it|-4 -9 10 5 1 -3
it 0|-1 9 -6 -2 -1 0
it a|0 3 0 -1 0 -2
it again|0 10 0 0 0 -9
it already|0 -1 1 0 0 0
it and|0 -2 4 0 0 -2
it as|6 -5 0 6 -2 -4
it at|-2 -9 0 8 0 5
it back|-1 6 -3 -2 -1 1
it before|0 2 2 -2 0 -2
it belongs|0 -6 0 0 0 8
it but|-1 5 -1 0 0 -2
it by|1 0 1 0 0 -2
it can|0 1 -3 -1 0 4
it first|0 -1 0 4 0 -2
it for|-4 11 4 0 -3 -8
it from|-1 -2 0 0 0 3
it has|-1 5 4 -1 -1 -6
it here|0 -1 0 0 2 0
it i|1 2 -1 0 0 -2
it in|-3 1 2 0 3 -3
it is|-3 12 -2 -4 0 -3
it isn't|-1 2 0 0 -1 -1
it last|-1 -4 0 8 0 -3
it looks|-2 9 0 -1 0 -5
it now|9 3 -1 -1 0 -9
it off|-2 4 0 -1 0 -1
it on|2 4 -3 -1 5 -6
it only|0 1 0 0 0 -1
it out|0 -1 0 2 0 0
it please|-1 5 0 -2 -2 0
it runs|0 3 -1 0 -1 -1
it says|-1 7 -1 -1 0 -3
it should|-3 -5 0 -1 -2 11
it since|1 -5 0 2 0 2
it so|6 -4 0 0 0 -1
it stays|0 0 -1 0 0 1
it the|5 -7 9 -2 -3 -2
it they|1 0 0 -1 0 1
it this|3 0 -2 -1 0 0
it to|11 -9 5 -1 -1 -6
it twice|-2 -4 -1 0 -2 8
it until|0 1 0 0 0 0
it up|1 -8 -1 6 -1 3
it was|-3 0 -2 -2 -1 7
it we|2 -5 -1 6 -1 -2
it well|-1 -4 0 0 -1 6
it when|-2 -5 0 6 -2 3
it with|-2 1 0 0 0 0
it would|0 3 0 -2 0 -1
it's|-7 8 -4 8 -10 6
it's 0|0 11 0 0 0 -9
it's done|-1 -6 0 7 0 0
it's dry|2 0 0 -1 0 0
it's in|-1 5 0 0 0 -4
it's on|-1 -4 0 0 -1 7
it's the|0 2 0 -1 0 -2
it's too|-1 6 3 -3 -3 -1
italian|0 1 0 -1 0 -1
item|-2 0 -1 -2 8 -3
its|-2 -19 -1 10 2 10
its 0|-1 1 -1 0 0 1
its first|4 0 0 0 0 -3
its new|-1 0 0 0 0 1
its own|-1 0 0 -1 5 -4
its way|4 -2 0 0 0 -1
itself|2 -5 -3 2 -2 6
itv|-2 0 1 0 -1 2
j|-1 0 0 0 -1 2
j'ai|15 -14 -4 -3 -6 12
jab|-1 -1 -1 0 0 2
jabs|-2 -1 2 0 0 1
jahr|-3 8 -2 6 -3 -6
jams|-2 3 0 -1 -1 1
jan|-1 1 3 0 0 -3
jan 0|0 1 1 0 0 -1
jana|-3 -2 -1 -1 1 6
januar|-1 0 -3 -2 -1 6
january|2 2 12 -4 -1 -12
january 0|-1 -3 9 -1 0 -4
january for|-2 0 2 0 0 0
jardinero|-1 5 -9 -1 0 5
je|19 0 -4 -2 -2 -11
jean|-2 -7 -1 0 0 10
jens|0 3 0 0 0 -2
jerseys|0 2 2 0 0 -3
jetzt|-7 -5 15 2 -8 2
jetzt am|0 0 2 0 0 -1
jetzt erst|0 0 1 0 0 0
jetzt sauber|-1 -1 -2 -2 0 6
jo|1 -2 -1 -1 2 0
job|4 1 -4 -3 1 0
job ad|2 -4 0 0 -1 3
job advert|-1 2 0 -1 -1 0
job is|2 2 0 0 0 -4
jonas|-2 5 0 -1 -1 -2
jonas'|0 1 1 -1 0 -1
jubilee|-2 3 0 0 -2 1
judge|-4 3 3 -1 -1 0
july|0 0 5 -1 -1 -2
july 0|0 0 -1 0 0 1
jump|-2 9 0 -1 0 -6
june|-6 10 6 -1 -2 -7
june 0|0 1 2 -1 0 -3
june and|-1 3 0 0 0 -2
jusqu'au|-3 -10 20 0 -1 -7
jusqu'au 0|-3 -10 20 0 -1 -7
just|0 8 0 -1 -1 -5
just got|1 2 0 0 0 -3
just now|-3 1 -1 -1 -1 6
just rang|0 -1 0 0 0 1
just so|0 1 0 0 0 -1
just the|10 0 0 -1 0 -8
k|3 4 -2 -1 0 -5
kahn|-8 2 -2 6 0 2
kam|-1 0 0 -1 -1 2
kann|-4 -8 -2 9 -1 6
karl|-1 0 0 0 2 -1
keep|-1 -4 4 0 -1 3
keep the|0 -1 1 0 0 1
keeps|-2 1 0 -1 -1 3
keine|-4 10 -1 -2 -2 -2
keller|0 2 -1 -2 0 0
kept|-2 13 -2 -1 -2 -7
kessel|-3 -6 -1 -1 -1 11
kettle|0 -3 0 0 -2 5
key|-12 -2 3 11 -3 3
keyboard|1 1 0 0 1 -3
keys|-9 0 4 -1 3 4
keys are|-1 7 0 0 0 -6
keys for|-2 -2 0 0 0 4
kg|-5 5 -4 -1 0 5
kid|-3 2 -1 0 0 2
kids|-9 10 -6 6 -3 2
kids are|-5 1 1 2 0 1
kids'|4 -3 -1 -1 0 2
killed|7 1 -1 0 -1 -6
kiln|-1 7 -1 -1 -1 -3
kind|-1 -1 10 -1 -1 -5
kind regards|0 0 6 -1 -1 -4
kindergarten|-4 -3 0 0 -1 9
kit|1 -1 0 0 1 -1
kitchen|1 0 -4 7 -2 -1
kitchen light|-1 0 0 -1 1 1
klavier|-2 -3 -1 -2 3 5
klee|1 2 -1 -1 0 -1
km|-1 3 -4 -1 -1 4
knee|-1 5 0 0 0 -3
know|-3 14 -3 -1 -1 -5
know the|0 3 0 0 0 -1
knows|-3 6 -2 -3 -3 5
knows about|-2 -7 0 0 -1 11
knows the|0 4 0 0 0 -3
kommen|-2 -3 4 0 0 1
kommt|8 -5 0 3 -1 -5
kowalczyk|0 3 -3 0 0 0
kowalski|4 3 0 -2 -1 -4
kuchen|-1 -5 0 -1 5 3
kunde|-1 2 2 7 -2 -7
kurz|-2 9 -1 -1 0 -5
l|5 -7 1 -1 -1 3
l'assurance|-1 0 -1 0 0 1
la|3 -1 8 -9 -1 -1
la beca|-3 3 0 -1 -1 2
la bici|-1 -1 -1 -1 -2 5
la carta|-2 4 -1 -1 -1 0
la cocina|-3 -5 11 -1 -1 0
la facture|-1 2 -1 0 0 1
la itv|-2 0 1 0 -1 2
la lavadora|-2 -1 4 0 -1 0
la licencia|-1 0 -1 0 -1 4
la mairie|-3 7 -1 -1 -2 0
la pista|-2 5 -1 -1 -1 0
la puerta|-1 0 0 0 0 3
la reponse|5 0 0 0 0 -5
la resena|4 0 -1 0 0 -3
la salle|-4 0 -1 10 -1 -3
la terraza|5 -2 -1 0 -1 -2
la version|0 -3 0 0 0 3
lab|1 -1 -2 0 2 0
label|-3 3 -1 -2 11 -9
label for|-1 -3 0 -1 2 3
label print|0 6 -1 0 -1 -4
labelled|0 -2 0 0 0 3
labels|-3 -10 0 6 8 -1
lacks|0 2 -2 -1 2 -2
ladder|-2 8 0 0 -3 -2
ladder is|0 -3 0 0 0 4
lading|3 -3 0 0 0 1
lady|2 4 -1 1 -1 -4
lady from|0 -2 0 0 0 2
lady with|0 0 0 1 0 0
lager|8 -6 -1 0 0 -1
laid|3 10 -2 -1 0 -10
lambs|0 1 1 0 3 -5
lamp|5 -2 -1 -1 -1 0
lamps|0 0 0 0 1 -1
land|-1 -3 0 -1 2 4
landlord|-1 5 0 -1 -2 0
landlord wants|0 1 0 1 -1 0
lane|1 0 0 3 0 -4
languages|0 -2 0 0 0 2
laptop|-1 -2 0 -1 -1 5
laptops|1 3 0 0 0 -3
lars|1 -4 0 0 0 2
las|-1 -5 0 1 4 0
las 0|0 -2 4 0 0 -1
las sillas|0 1 0 -1 -1 1
last|-13 6 -2 7 -5 8
last box|-1 -5 0 1 -1 6
last night|-4 -3 -1 2 -1 7
last night's|-2 -1 0 3 0 1
last one|-3 1 0 -1 0 2
last time|-1 6 -1 -1 0 -4
last two|12 -1 0 -1 0 -9
last week|-1 3 0 0 1 -3
last year|-4 16 -3 -1 -1 -8
last year's|-1 5 0 0 0 -4
late|2 0 3 -4 -2 1
later|-4 -10 16 2 -4 0
later so|0 0 1 0 0 0
later than|-1 -2 4 -1 0 0
latest|-2 -6 11 0 0 -4
lauft|-3 -10 -1 -2 -1 15
lauft wieder|0 -2 0 0 0 2
laundry|-1 5 1 0 0 -4
lavadora|-2 -1 4 0 -1 0
law|14 -6 -1 0 0 -7
lawn|0 -9 0 3 0 7
lawyer|2 5 0 -1 -1 -5
lay|4 2 0 0 2 -8
layer|0 1 1 0 0 -1
lazy|0 2 0 0 0 -2
le|3 5 -2 -5 1 -2
le 0|-2 5 1 0 0 -3
le client|-4 0 3 -1 -2 4
le colis|-2 2 -1 -1 0 2
le devis|1 -1 -1 -1 -2 4
le dossier|-4 2 -1 1 -2 4
le mode|5 -2 0 -1 -1 -1
le plombier|0 -1 5 -1 -1 -3
le portail|-1 4 -1 4 -3 -3
lea|-1 -3 0 -1 4 0
lead|-1 2 0 0 0 0
leaflet|-3 8 -1 -1 -1 -3
leaflet is|0 2 0 0 0 -2
leak|2 -1 0 0 0 0
leaking|-1 2 0 2 0 -3
lean|-5 -2 0 -1 0 8
learned|-2 -5 -1 0 -1 9
lease|3 -3 -2 0 -1 2
leave|17 -8 -4 5 -2 -8
leave it|3 -3 -1 7 0 -6
leave the|7 -4 0 -1 -1 0
leaves|-3 -6 0 4 0 6
lecture|-1 -5 0 0 0 7
leeds|-1 -4 0 0 0 5
leer|3 3 -2 -1 -1 -4
left|5 3 -7 9 -5 -6
left a|0 5 0 0 0 -5
left side|-3 8 0 -2 -1 -3
left the|6 -2 -2 -1 0 -1
left to|-1 -3 -1 0 0 6
leg|1 1 0 0 0 -2
legal|14 0 0 -1 -1 -12
legal sent|-1 9 0 0 -1 -8
lemon|-2 9 -2 -1 -1 -2
lemon tree|-1 6 0 -1 0 -4
lena|-2 0 0 0 0 2
lent|-1 3 0 0 0 -1
lenz|0 -3 0 0 0 3
leo|0 6 1 0 -1 -6
leo's|-1 -2 0 0 1 2
les|5 -8 -2 -4 5 4
les bancs|11 -3 0 -1 -1 -5
les cles|-3 -2 0 0 -1 5
less|-1 -1 0 4 0 -3
lesson|-2 -10 13 -2 0 0
lessons|0 3 -1 0 0 -2
let|2 3 -2 -2 5 -6
let me|-1 2 0 0 0 -1
let us|0 2 -1 0 0 -1
let's|0 6 5 -3 -1 -7
let's do|0 0 1 0 0 0
let's put|0 -2 2 -1 3 -1
let's say|-1 -3 4 0 0 0
lets|1 -2 0 -2 -2 4
lets forget|4 -1 0 -1 -1 0
letter|1 -11 -4 1 8 5
letter came|0 -1 0 0 0 1
letter is|-1 1 0 0 0 0
letter of|-4 -2 -2 9 -1 0
letter to|-4 -10 -2 -2 13 5
letterbox|-2 -1 0 0 -1 3
letters|1 -4 -1 -2 -2 8
lettre|-2 -1 1 0 0 2
lettre de|-2 -1 1 0 0 2
leute|0 0 -1 9 -2 -7
level|6 -9 0 7 -1 -3
library|-1 10 -6 -1 -1 -2
library books|0 -1 -5 0 0 6
licence|-3 -5 -2 4 -4 10
licences|1 1 0 0 0 -1
licencia|-1 0 -1 0 -1 4
license|0 -1 1 -1 0 1
lieferung|1 6 -4 -1 -1 -2
liegen|1 3 -1 -2 -1 0
liegt|-1 6 -4 -2 -6 8
liegt beim|10 -2 -1 0 -1 -5
liegt im|-3 0 -1 -1 -1 6
lies|-2 -7 0 -1 0 11
life|0 -1 0 0 0 0
lift|-12 3 -1 5 2 2
lift 0|-1 -3 0 8 0 -4
lift in|0 5 1 0 0 -5
lift the|0 1 -1 -1 2 -1
lifted|-3 5 -3 0 0 2
light|-6 -1 -1 -3 0 11
lighthouse|7 -4 0 0 -1 -2
lights|-5 -4 -4 2 -2 13
like|-11 6 -1 -6 4 8
like a|2 -2 -2 -2 5 -2
like new|-1 -5 0 0 0 8
like the|-1 4 3 -1 0 -5
like to|-1 4 0 0 3 -5
liked|-6 15 -2 -1 -1 -6
likes|-2 4 0 -1 0 0
limit|-2 -1 0 0 0 4
lindner|4 -4 7 0 -2 -5
lindner report|0 -3 4 1 -1 -1
lindner tour|1 4 3 0 0 -7
lindqvist|-1 -1 1 0 0 2
line|-6 9 -3 1 2 -4
line 0|0 -1 -2 0 0 3
line was|-1 8 0 0 0 -6
lines|-2 5 0 0 -1 -1
lisbon|8 -7 2 0 0 -3
list|-12 7 -7 2 20 -10
list as|0 2 0 0 0 -2
list done|4 -2 0 0 0 -2
list for|-3 4 -2 -1 -3 5
list is|-2 -7 0 -1 -2 12
list of|-1 0 0 -2 4 -1
list was|-1 2 -1 0 -1 0
list with|-2 0 0 4 0 -2
lists|0 1 -1 0 0 0
litres|-1 -1 0 0 0 3
little|-1 -4 2 2 1 -1
little ones|-1 -1 4 4 0 -5
live|-4 -1 5 -1 -1 1
llegan|-5 -2 -3 0 0 10
llegan el|0 1 1 0 0 -1
llego|-4 3 -1 -1 -1 3
llego el|-3 -2 0 0 0 6
lo|4 -8 -4 18 -3 -7
lo de|9 -2 -5 7 -2 -7
lo del|-3 -3 0 9 -1 -2
lo primero|0 -1 0 2 0 0
load|-1 -2 0 -1 1 3
loaded|0 -1 0 0 0 1
loading|3 0 0 -1 2 -4
loads|-6 -5 -3 8 -1 6
loan|-4 -4 6 0 0 2
lobby|0 1 0 0 0 -1
lock|6 -11 -1 -1 2 4
locked|2 7 0 0 0 -8
locksmith|-1 7 0 0 0 -6
lodged|0 -1 0 0 0 2
loft|8 1 -1 0 0 -7
loft job|7 1 -1 0 0 -6
log|-2 3 -2 0 3 -2
log in|-1 2 -1 0 -1 1
logged|0 0 0 0 0 1
logiciel|3 2 -1 -1 -2 -1
login|-7 4 -1 7 -1 -2
login page|2 -1 0 9 -4 -5
logo|12 -9 -1 0 1 -2
logo on|13 -13 0 -1 1 -1
long|-1 2 -3 0 -2 4
longer|5 -19 1 5 -1 9
longer than|0 0 3 -1 0 -1
look|-3 14 -5 1 -3 -4
look at|-3 4 -3 3 0 -1
look for|0 1 0 0 0 0
looked|2 6 0 -2 0 -6
looked at|0 -1 0 -1 0 2
looking|6 1 -2 0 -1 -4
looking for|2 3 0 0 -1 -4
looks|1 7 -5 -5 -2 4
looks good|-3 5 -2 -1 1 0
looks great|2 -3 0 0 0 2
looks like|2 4 -1 -1 -1 -2
loose|-2 -5 0 -2 0 8
lorry|-2 3 0 0 0 -1
los|8 -13 2 -1 0 4
los uniformes|1 -2 -2 -1 0 3
loscher|-3 -6 -1 -1 -1 11
lose|-2 1 0 8 -1 -6
lost|2 5 -2 10 -3 -13
lost luggage|-2 -5 0 0 0 8
lot|-3 4 -4 0 -1 3
lots|0 6 0 0 0 -5
lotte|-3 0 0 0 0 2
lou|1 1 0 0 0 -2
loueur|-3 0 0 -1 7 -2
love|4 2 0 3 -2 -6
love to|0 1 0 0 -1 0
loved|-1 4 -1 0 0 -2
loved the|-1 4 -1 0 0 -2
lovely|0 -2 0 -2 1 3
low|-8 -7 -2 33 -4 -11
low nobody|-2 -2 0 5 0 -1
lower|-2 -3 -1 9 -2 -2
lowest|-1 -5 -1 5 -1 4
luggage|-2 -5 0 0 0 8
luis|-2 -4 -1 -1 -1 8
lunch|12 2 -3 -5 -1 -5
lund|0 -2 0 0 0 2
lundi|1 -9 10 -1 -1 0
lunes|-2 -5 7 -1 0 2
luz|-5 1 -1 0 0 6
lying|1 2 0 -1 0 -1
lyon|6 -4 -8 -1 1 5
m|12 0 -1 -2 -1 -7
m of|-2 0 0 0 0 3
ma|10 -7 -1 0 -1 -1
machen|-2 0 5 -1 1 -3
machine|1 2 -2 -4 -5 9
machine in|0 2 0 0 0 -1
machines|-2 -2 0 0 0 4
made|-2 -1 -1 -3 -2 9
made a|5 3 0 -1 -1 -5
magazine|0 1 -1 0 0 0
mai|-2 0 -2 2 -1 3
mail|-6 2 -2 -2 2 7
mail server|-2 -2 0 -1 1 4
mailbox|-3 -1 0 0 0 5
mailed|-1 -7 -1 -1 -1 10
mails|-1 -1 0 -1 0 4
main|0 2 -1 0 -1 0
maintenance|5 -1 2 0 0 -6
maintenant|-5 -10 -1 4 -3 15
mairie|-3 7 -1 -1 -2 0
mais|0 7 -1 -1 -1 -4
make|-7 -5 5 10 9 -12
make a|0 -2 -1 -1 5 -1
make it|-2 8 6 -2 -3 -7
make that|0 2 2 -4 0 -1
make the|-1 -4 -1 8 -2 -1
make this|-1 -3 -1 6 -1 0
makes|-2 1 0 -2 -2 5
makes a|-1 4 0 0 -1 -2
mal|1 4 -1 -1 -1 -3
mamie|-5 2 -1 -1 -2 7
man|0 -9 10 -4 -5 8
man came|0 -7 0 0 0 7
man from|0 1 -1 0 0 0
man has|1 -1 1 0 0 -1
man took|-1 0 0 0 0 1
man who|0 -4 0 0 0 5
management|9 -1 0 0 0 -8
manager|0 1 0 0 0 0
manana|13 -3 -6 -1 -1 -3
mande|-1 -5 -1 0 -1 8
manque|-1 4 -1 -1 4 -5
manual|-3 5 0 -1 2 -4
many|0 5 0 3 -1 -6
map|-4 3 -1 4 3 -4
maps|0 0 0 -1 0 1
march|-3 2 7 -2 -2 -3
march 0|0 1 -2 0 0 0
marche|-3 7 -2 -1 -2 1
mardi|-4 -3 15 -1 -1 -6
marek|-1 1 0 0 -1 1
mark|-4 -8 -2 4 3 7
mark the|-2 -5 0 4 3 0
marked|-1 -1 0 -1 1 2
market|-3 2 5 -1 0 -3
marketing|-1 -1 3 0 0 0
marketing wants|-1 -1 3 0 0 0
marketplace|0 1 0 -1 0 0
marshal|0 0 -1 2 1 -1
marta|4 6 -2 -2 1 -8
marz|-1 0 4 -1 -2 0
mas|-2 -6 10 0 -1 -1
mast|-2 -2 0 0 0 4
master|-1 0 0 0 0 2
mastercard|0 -1 0 0 0 1
match|-2 -5 1 0 -1 6
material|1 6 -1 0 -1 -5
matin|-1 -11 18 -1 -1 -4
matter|-7 -6 -1 18 -5 0
matters|-5 -2 -2 15 -2 -4
matters more|-4 -4 -2 14 -1 -2
max|0 3 -3 0 0 1
may|-5 3 10 -7 -3 3
may 0|0 2 -1 0 0 0
maybe|0 11 -2 -1 -2 -6
mayor|-3 -3 -1 -1 2 6
mb|0 -1 0 0 0 1
me|-8 10 3 -6 -6 6
me in|-1 1 0 0 1 -1
me the|-2 1 0 1 0 0
me to|0 1 0 0 0 -1
meadow|0 -6 -1 1 0 6
mean|0 -1 0 0 0 2
measured|3 1 -5 0 -1 2
measured the|-1 -2 -2 0 -1 6
measurements|0 1 0 0 0 0
mechanic|6 -3 1 0 -1 -2
medias|14 -5 -1 -1 -3 -5
medical|0 -1 0 0 2 0
meet|0 2 -2 0 0 0
meeting|-6 8 -3 2 -3 2
meeting room|-2 -5 0 -1 -1 9
mehr|1 -17 8 -6 -2 16
mehr der|3 1 -1 0 0 -3
mei|-2 15 -1 -2 -2 -8
mei and|-1 9 0 0 0 -8
meier|0 0 -5 0 0 5
members|-4 9 -1 -1 0 -4
membership|-2 -7 0 4 -1 7
membership list|1 1 0 0 -1 -1
memoire|1 6 0 -1 -1 -4
menu|-9 2 -1 -1 0 9
menuisier|4 2 0 0 0 -5
menus|-3 -1 0 0 -1 5
merged|2 -8 -1 0 -1 8
merged and|-3 -1 0 0 0 4
merged the|6 -2 0 0 0 -4
message|1 5 0 -1 0 -5
messages|3 -4 -1 0 0 3
meter|2 4 -1 -1 -1 -3
meter reading|-1 -3 0 0 0 5
metres|2 9 -3 -1 0 -7
mi|1 -2 -1 -1 -1 4
mia|-3 9 -3 0 0 -3
mic|-1 -3 0 0 0 4
mid|4 -7 9 -3 0 -3
midi|2 2 -2 0 -1 -1
midnight|-2 -2 6 -1 0 -1
midsummer|0 1 0 0 0 -1
miete|-1 -4 -1 -1 0 6
might|1 7 0 0 -1 -6
migration|7 2 -1 -1 0 -8
milk|-4 1 -1 4 1 0
milk tank|-3 -3 -1 4 -1 5
mill|-1 0 -2 3 -1 1
mill lane|4 -2 0 4 0 -6
mill row|-1 -3 0 0 0 3
milo|0 3 0 0 0 -2
min|2 -3 -1 0 0 1
mind|8 -3 -1 -1 -1 -2
mine|-5 14 0 0 0 -9
minibus|-1 -5 0 0 -1 7
minister|-2 -2 -1 2 -1 5
ministry|0 3 0 -1 -2 0
minus|-1 1 0 0 0 0
minus 0|-1 2 0 0 0 -1
minute|1 10 -1 -1 -2 -7
minutes|-6 7 -8 -2 0 9
minutes to|0 -2 0 0 0 3
mir|-2 14 0 -2 -1 -9
mirror|8 -3 0 0 0 -4
miss|-1 2 0 0 0 -1
missing|8 16 -3 -6 2 -16
mit|6 -15 -5 7 7 0
mit dem|4 -2 -1 8 -2 -7
mixer|-4 -1 -1 -1 -1 7
mm|-4 1 -1 -1 3 1
mobile|-6 -2 0 -1 6 3
mochte|1 9 -2 -1 0 -7
mode|9 -3 -1 -1 0 -4
mode d'emploi|5 -2 0 -1 -1 -1
model|-1 -1 1 -1 -1 3
moitie|24 -2 -5 -1 0 -15
moment|17 -7 0 -1 -1 -8
mon|-2 0 0 0 0 2
monday|2 2 8 0 -2 -9
monday 0|-2 -2 0 0 0 4
monday and|-2 -3 1 0 0 4
monday so|-4 -1 0 2 0 4
mondays|-2 9 0 0 0 -7
money|-1 -2 -1 6 -1 0
money for|4 0 0 -1 0 -2
money is|-2 -2 -1 0 0 5
monitoring|-2 -4 0 0 1 6
montag|8 -5 5 -1 0 -7
month|-5 -5 18 -2 1 -7
months|-5 4 -2 -1 -1 4
mopped|2 0 0 0 0 -2
more|-2 -12 13 14 -7 -6
more days|-4 -7 15 -1 -2 -2
more drips|0 -1 0 -1 0 2
more from|-1 -2 5 0 0 -2
more names|-1 5 0 -1 -2 0
more pressing|-1 0 -2 4 0 -2
more than|-1 9 -6 1 -1 -1
more the|5 -2 -2 0 -1 -1
more thing|-2 -4 0 -1 8 -1
more time|0 -2 4 0 0 -2
more to|1 4 0 0 -1 -4
more weeks|-2 -3 10 0 -1 -3
moreau|-2 5 0 0 0 -2
morgen|6 10 -6 -4 0 -6
morning|-1 1 5 -9 -4 8
morning 0|-2 -5 3 0 0 5
morning and|0 -2 0 0 0 2
morning i|-1 -2 5 0 0 -1
morning so|0 -4 0 0 0 5
mortgage|-2 4 0 0 2 -3
moss|-2 -4 0 0 2 4
most|-1 4 -1 3 -1 -4
most important|0 -2 0 2 0 0
most urgent|0 -1 0 1 0 0
mostly|0 3 -1 -1 0 -1
mot|0 -4 6 0 0 -2
mother|-1 -1 -1 4 0 -1
motivation|-2 -1 1 0 0 2
motor|11 2 0 0 -1 -13
mould|-3 -1 -1 -1 -1 7
mould in|-4 -4 0 0 0 8
mountain|3 -7 -1 0 0 5
mounted|3 0 0 0 0 -2
mouse|-2 -9 0 -1 0 13
move|1 5 -6 10 3 -12
move is|6 1 -1 -1 0 -4
move it|0 -3 0 4 0 0
move on|1 -1 0 0 0 0
move the|-1 0 4 -1 -2 -1
move this|-2 2 0 2 -1 -1
move to|0 -3 -1 0 5 0
moved|-10 8 -2 -2 -2 9
moved from|0 -3 4 0 0 -1
moved in|0 -1 0 0 0 1
moved out|-1 -1 0 0 0 2
moved the|-1 -10 1 -1 -1 12
moved to|-3 19 -9 0 -1 -7
moved up|-1 12 0 0 0 -12
movers|-2 0 3 0 0 0
moves|-3 4 4 -1 0 -3
moves to|-1 -4 4 0 0 0
moving|6 2 -8 -1 0 1
moving the|-2 8 -2 -1 0 -2
mr|-10 4 0 -6 -3 16
mr quist|0 2 -2 0 0 0
mrs|1 12 -4 -6 -5 2
mrs brandt|0 -4 -1 0 0 5
mrs dupree|0 0 0 0 0 1
mrs lindqvist|-1 1 1 0 0 -1
mrs okafor|-1 -3 0 0 0 4
ms|-1 0 -1 -5 0 7
much|-3 7 0 3 -2 -5
mum|-3 5 -1 -1 -1 0
mural|7 3 0 0 0 -9
mural is|3 4 0 0 0 -6
museum|-9 4 -2 -1 -2 10
music|-1 3 -1 -1 -1 1
muss|-1 5 4 -1 -3 -3
mussen|-2 5 1 0 -2 -2
must|-8 -4 14 2 5 -10
must also|0 -1 0 0 2 0
must be|-4 -1 10 0 -2 -4
must go|-1 -4 1 -1 6 -1
must have|0 -1 2 0 0 -1
must not|-1 2 0 0 -1 0
my|3 8 -5 -5 -12 10
my back|1 2 0 0 0 -3
my desk|0 -1 0 0 1 1
my phone|-1 -5 0 0 0 6
my side|0 -3 0 0 0 3
my sister|7 -1 -1 -1 -1 -4
my way|5 -5 0 0 0 1
n'a|-1 3 0 0 0 -2
nach|-5 3 2 14 -2 -12
nach dem|-1 7 -1 1 -1 -5
nachsten|-3 -3 7 0 0 0
nada|-2 6 -1 -1 0 -2
nadie|-3 4 -1 -2 -1 2
name|-1 2 -6 -3 2 6
name is|-3 4 0 -1 -1 0
names|-7 10 2 -1 2 -7
nap|2 -2 0 -2 0 3
nap room|2 -2 0 -2 0 3
ne|6 -7 4 -1 -5 3
near|-2 4 -1 -1 0 -1
near the|-1 2 0 0 1 0
nearly|17 -11 -3 1 -2 -2
necessary|6 -1 -2 0 0 -3
need|6 0 7 -10 16 -19
need a|-2 7 0 -1 0 -3
need for|11 -4 -1 -1 -2 -3
need it|3 -7 6 0 -2 0
need one|-1 1 0 0 0 0
need somebody|0 0 0 0 1 -1
need someone|0 -1 0 0 1 0
need the|0 1 3 -1 1 -4
need them|-4 10 -1 0 -1 -5
need to|5 -3 -1 0 -1 1
need two|-1 3 -1 0 -1 -1
needed|12 -9 6 -1 -1 -6
needed any|2 -1 -1 0 0 -1
needed by|-2 -2 6 0 0 -2
needs|12 -4 -2 0 19 -24
needs 0|-1 3 0 0 0 -2
needs a|-1 2 -1 -4 8 -5
needs an|-1 -1 0 0 2 0
needs it|5 -4 3 -3 -1 0
needs the|-1 1 1 1 0 -1
needs to|-7 -7 -2 15 3 -3
needs two|-1 2 0 -1 2 0
neighbor|0 0 -2 -1 0 2
neighbour|-1 0 0 0 0 2
neighbours|-2 7 -4 0 3 -3
nest|-6 2 0 -1 1 4
nest box|-1 4 0 0 1 -4
nest is|-5 -2 0 -1 0 8
net|-1 -6 0 0 0 8
neu|-3 -2 3 -1 0 3
neue|13 -9 0 -2 -3 2
neuen|-4 -1 -2 -2 -1 10
neuer|-1 -5 11 0 0 -4
never|-1 9 -1 -1 0 -7
never got|0 1 0 0 0 -1
new|5 -8 1 -8 -8 17
new batch|0 5 0 -1 0 -4
new bulb|-1 4 0 0 -1 -2
new coop|0 0 0 0 0 1
new date|-1 -1 0 0 0 3
new girl|-2 4 0 0 1 -2
new hinge|0 7 0 0 0 -6
new leaflet|-1 8 0 0 0 -6
new logo|4 -1 0 1 0 -3
new office|-1 -1 0 0 0 2
new one|12 -3 -3 -2 -1 -4
new ones|2 -1 0 0 0 -1
new oven|-8 2 0 -1 0 7
new price|0 -3 0 0 0 3
new sign|-1 -5 9 1 -1 -2
new till|3 -2 -1 0 0 1
new washer|-1 -1 0 0 0 2
new year|0 0 0 0 0 1
newbies|3 -1 -1 0 0 0
news from|0 -1 0 0 0 1
newsletter|0 -2 2 -1 -1 2
next|6 -6 12 1 -5 -8
next monday|1 -1 0 0 0 0
next month|-4 2 6 -1 0 -3
next one|0 -1 -4 0 0 5
next thursday|-2 -3 2 0 0 3
next time|2 -2 0 -1 0 1
next to|-2 -2 -2 -1 -1 8
next wednesday|0 -3 8 -3 0 -1
next week|1 9 -8 1 -1 -1
next weekend|7 -3 -1 -1 0 -2
next year|-4 0 -1 0 0 4
ni|-3 3 0 0 0 0
nice|-7 4 -3 19 -2 -12
nice to|-7 -2 -2 16 -1 -4
nicht|5 -10 5 10 -6 -6
nicht erst|-3 -3 8 -1 0 -1
nicht im|-1 6 1 0 -1 -5
nicht mehr|6 -16 -2 -4 -1 16
nicht statt|3 -2 -1 -1 0 0
nichts|-3 9 -1 -2 -2 -2
night|-6 5 -8 -1 3 8
night and|0 -1 0 0 0 1
night porter|0 2 0 -1 -1 0
night shift|-1 -2 -4 -1 6 2
night theme|-1 0 0 2 0 -1
night's|-2 -1 0 3 0 1
nightly|0 -2 0 0 0 2
nights|0 1 -3 -1 0 3
nimmt|-1 6 0 0 0 -4
nine|3 -2 -2 -3 -1 6
nine are|8 2 0 -1 0 -8
no|16 11 -11 2 -17 -1
no 0|-1 -11 -1 -1 0 14
no answer|1 1 0 0 0 -2
no complaints|-1 -5 0 0 0 7
no hay|9 -1 -5 0 0 -2
no hot|1 4 0 -1 0 -4
no hurry|-1 0 0 2 0 0
no idea|-1 7 0 0 0 -6
no later|-1 -2 4 -1 0 0
no longer|4 -12 -1 5 0 3
no more|-2 -16 -1 -5 -2 25
no need|11 -8 0 0 -1 -1
no new|2 8 0 0 0 -10
no one|-7 -13 1 -1 0 20
no rush|-2 -5 0 9 0 -2
no tiene|1 2 0 -1 0 -1
no wait|1 3 0 0 0 -4
nobody|14 -11 -6 1 -3 5
nobody at|0 2 0 0 0 -2
nobody comes|9 -9 0 0 0 0
nobody has|-5 6 -1 2 0 -2
nobody in|-2 1 0 2 0 -1
nobody needs|7 -3 0 -3 -1 0
nobody reads|5 -3 0 -1 0 -1
noch|10 5 -3 -9 28 -30
noch die|-2 1 -2 -1 9 -5
noch ein|-2 1 0 -1 3 0
noch einen|-1 1 0 -1 2 0
noch nicht|7 -3 0 1 -2 -2
nodded|-3 -2 0 0 0 5
noise|-3 11 0 -1 3 -10
none|-1 -3 0 0 0 5
noon|2 -2 1 -3 -1 4
nora|0 7 -1 -1 -1 -5
nora does|0 5 -1 0 -1 -4
normal|-2 -4 0 1 -1 6
north|1 -1 -1 0 -1 3
nos|-6 -4 11 -2 -2 3
nos dan|-2 -4 12 -1 -1 -4
not|3 6 25 -7 -7 -20
not 0|-4 6 1 -1 -1 -2
not a|-1 -3 -1 0 -1 5
not at|-2 -3 6 0 0 -1
not be|0 3 0 -1 -1 -1
not before|-1 -6 2 6 0 0
not in|-1 -2 5 -2 0 0
not monday|-2 -2 4 0 0 0
not needed|1 -2 2 -1 0 -1
not on|-3 3 0 0 0 0
not one|-2 -3 -2 0 0 7
not sign|0 2 0 -1 0 -1
not so|-4 6 -1 0 0 -1
not take|8 -8 0 0 0 0
not that|0 -1 0 1 0 0
not the|-1 -1 3 0 0 -1
not to|-4 3 -1 2 0 -1
not today|-3 -1 5 -1 0 -1
notary|-2 3 0 0 0 0
note|-5 16 -3 -2 -1 -5
note for|-2 8 1 -1 -1 -4
notebook|-1 0 0 0 1 1
noted|-1 -2 0 0 -2 6
notes|-3 -6 0 0 6 5
nothing|3 17 -3 -2 -3 -12
nothing else|-1 -3 -1 3 0 2
nothing happens|2 1 0 0 0 -3
nothing left|-1 -3 -1 0 0 6
nothing more|-1 -1 0 0 0 2
nothing moves|0 4 0 0 0 -4
nothing on|-2 4 0 0 0 -2
nothing to|7 -3 3 -3 0 -4
notice|-1 -1 -1 -1 -1 5
notices|-1 2 -1 0 0 0
nouveau|-6 -5 -1 -1 -1 14
nov|-1 -3 8 -1 0 -4
nov 0|-1 -1 2 0 0 0
novak|-2 -3 0 2 0 2
november|3 -11 7 -1 0 2
november 0|0 0 1 0 0 -1
now|8 -22 7 21 -19 5
now 0|2 -2 -4 -1 0 5
now and|-1 -6 0 0 0 7
now comes|0 4 1 -2 0 -3
now for|0 7 0 0 -2 -5
now he|0 4 -1 -2 1 -3
now in|4 -2 0 -1 0 -2
now it|0 -1 0 -1 0 2
now it's|-2 2 0 0 0 0
now not|-3 -2 8 -2 0 -1
now on|-1 -6 0 3 0 5
now only|-3 -4 0 8 0 -1
now she|-1 -3 0 0 0 4
now so|1 -2 2 0 0 0
now the|1 0 0 1 0 -1
now they|0 1 0 0 0 -1
now top|-1 0 0 1 0 0
now urgent|0 0 0 1 0 0
now wants|-2 4 0 -1 0 -1
now we|0 0 0 0 0 -1
nueva|-2 6 0 0 0 -3
nuevo|-1 0 -1 0 0 3
number|-10 13 -5 6 -3 -1
number 0|-2 -2 0 -1 0 5
number is|-1 6 -1 -1 0 -3
number of|0 3 0 0 0 -3
number one|-2 -4 -2 10 -1 -1
number three|0 1 0 0 0 0
numbers|-6 -8 0 -1 6 8
numbers on|-1 0 0 0 0 1
numero|-3 4 -1 -1 -2 3
nur|-4 10 0 -2 -4 -1
nur die|1 -4 0 -1 -2 5
nur noch|-4 9 3 -1 -2 -5
nurse|1 -1 0 -1 -1 1
nursery|-4 0 0 -3 3 4
nut|-1 6 0 -1 -1 -3
nuts|-2 11 0 -1 0 -7
o'clock|-3 -8 7 -1 0 6
oak|0 4 -3 -1 -1 0
oat|-1 5 0 0 1 -5
oat milk|-1 1 0 0 1 -1
obituary|-2 -5 1 0 4 2
oct|-1 4 -1 0 0 -1
october|-5 -5 17 -2 0 -4
october so|-1 -2 0 0 0 4
of|6 4 -6 1 3 -8
of 0|3 8 -7 -2 -1 -1
of a|5 1 0 0 -1 -4
of all|-2 -6 0 -3 2 8
of credit|-4 0 -2 9 -1 -3
of five|8 -5 0 -1 0 -2
of friday|0 -1 1 0 0 0
of his|0 1 0 1 -1 0
of it|-3 8 -1 0 -1 -3
of lading|3 -3 0 0 0 1
of march|-2 0 4 -1 -1 -1
of mr|-1 -1 0 0 0 2
of my|0 -1 0 0 0 2
of names|-3 8 0 0 -1 -4
of nine|9 -4 0 0 0 -4
of our|-3 -5 0 7 0 1
of rye|-2 1 0 0 1 1
of stock|2 1 0 0 -1 -2
of the|1 -11 -4 3 7 4
of them|-10 5 -1 -1 -1 9
of three|8 1 0 0 0 -9
of today|-2 -6 0 0 2 6
of us|-1 -2 0 0 0 3
ofen|-3 2 0 -1 -1 3
off|-2 1 -4 -12 6 11
off at|-1 0 -1 0 0 3
off by|-1 4 1 0 0 -3
off in|1 9 0 -1 -1 -8
off my|0 -8 0 0 0 8
off the|3 -8 -1 -2 -2 10
off to|-2 2 0 0 -1 1
off too|2 -1 0 0 0 0
off with|-2 0 0 0 -1 3
offer|-2 16 -1 -2 0 -11
offered|0 4 -1 0 0 -1
offered 0|0 4 -1 0 0 -1
offers|-5 13 3 -1 1 -11
offers 0|-1 3 0 0 0 -1
office|-4 6 -3 1 1 -2
office gave|-1 -1 1 0 0 1
office has|0 -5 0 0 0 5
office is|-1 -1 0 2 0 0
office move|9 -1 -1 1 -2 -6
office sent|0 3 0 1 0 -3
officer|1 6 0 0 0 -6
offline|10 0 -1 0 0 -8
offside|-1 -2 0 0 -1 4
ohne|1 1 0 -1 4 -5
oil|0 -6 0 0 -1 7
oiled|1 -4 0 0 3 2
ok|-5 5 2 -3 -4 5
okafor|-1 -4 0 0 0 6
old|-2 4 -2 -2 3 -1
old contract|0 5 -1 0 0 -3
old mill|0 -2 0 0 0 2
old one|-2 0 -2 1 -1 3
old ones|-1 -2 0 0 0 3
old paint|-2 -6 0 0 4 5
olga|-1 -2 0 0 0 3
oma|-3 -2 0 -2 -1 9
on|6 7 -13 -2 -1 4
on 0|-4 4 6 -2 -1 -3
on a|-1 -7 11 -2 -5 3
on again|0 12 0 0 0 -12
on all|-11 0 0 0 0 11
on android|-1 1 0 0 0 0
on attend|5 3 0 0 -1 -6
on back|1 0 0 0 0 -1
on backorder|2 1 0 0 0 -2
on dec|0 -2 1 0 0 2
on december|0 4 2 0 0 -5
on friday|-3 -2 0 -1 -1 6
on her|0 3 0 0 0 -2
on his|2 -2 -2 1 0 2
on hold|16 -11 -1 -1 -1 -3
on holiday|-1 4 -2 0 0 0
on ice|2 0 0 0 0 -1
on it|-8 1 -2 5 -1 6
on its|2 -4 0 -1 0 3
on leave|0 3 -2 0 0 -1
on main|0 1 0 0 0 0
on me|-1 -6 0 0 0 7
on monday|-3 6 -8 2 -1 4
on mondays|-2 7 0 0 0 -5
on my|-4 0 -1 -1 -2 9
on our|-2 -3 0 -1 -1 7
on page|-1 2 0 0 1 -2
on paper|2 1 0 0 0 -3
on peut|-2 1 -1 10 -1 -8
on saturday|-6 17 0 -4 1 -8
on staging|12 1 0 -4 -1 -8
on sunday|0 -6 1 1 -1 6
on that|0 9 -1 -1 -2 -5
on the|2 1 -3 -3 0 2
on their|-2 2 0 0 0 1
on them|-1 0 0 0 0 1
on this|0 2 0 0 0 -1
on thursday|-2 2 6 -2 0 -3
on top|-2 -10 0 -2 17 -3
on tuesday|-2 1 2 -2 -1 2
on two|-1 4 -1 -1 0 -2
on wednesday|0 3 2 0 0 -4
on with|0 -1 0 -2 -1 4
onboarding|1 -1 1 0 0 -1
once|-6 -5 -3 7 -1 9
one|5 4 -5 -1 -1 -3
one and|0 -3 0 0 0 4
one at|0 2 0 0 0 -2
one day|-2 -7 9 -2 -1 3
one for|-1 0 -1 5 -1 -1
one from|1 3 -2 0 0 -1
one goes|6 -1 -1 -1 0 -4
one in|0 6 0 0 0 -6
one is|-9 4 1 0 0 4
one more|7 -6 -1 -4 12 -8
one of|-9 3 -2 -1 -1 9
one on|2 -4 1 0 0 2
one side|1 1 0 0 0 -1
one to|3 -6 3 3 0 -2
one tomorrow|1 1 -1 -1 0 0
one week|-2 -3 9 0 0 -3
one with|1 2 -1 0 0 -1
one's|0 -5 0 0 0 6
ones|-3 -6 5 2 0 2
ones in|1 -2 0 0 0 1
ones on|0 0 3 0 0 -3
ones revoked|0 -1 0 0 0 1
online|-4 2 0 0 0 3
online since|-1 -3 0 0 0 4
only|0 7 7 9 -11 -11
only 0|-1 7 -1 -1 -1 -3
only after|-1 -5 11 -3 -1 0
only come|-1 2 2 -1 0 -1
only do|-1 2 1 -1 0 -1
only free|0 0 3 -1 0 -1
only half|0 1 0 0 0 0
only has|0 -2 2 0 0 0
only have|-1 5 1 -1 0 -4
only in|-1 4 1 0 -2 0
only on|-2 3 0 -2 0 2
only one|0 3 0 -1 0 -1
only opens|-2 6 -3 -1 0 -1
only the|19 -10 -1 -2 -2 -4
only two|0 1 0 0 0 0
only until|0 3 -3 0 0 0
ont|-5 -5 6 0 -1 6
op|0 1 -1 0 0 0
open|-2 4 -2 10 0 -11
open day|0 -6 1 0 0 5
open the|-1 1 -2 7 -1 -4
opened|7 -9 0 -1 -1 5
opening|-1 -7 4 -1 3 2
opens|-3 -9 -6 9 -2 11
opens at|-2 6 -3 -1 0 -1
opens on|0 -5 3 -1 0 3
operating|-1 -2 0 0 0 4
opinion|4 2 0 0 -3 -3
opinion on|-1 4 0 0 -2 -1
opposing|-2 1 2 0 0 -1
ops|2 -2 0 0 0 0
or|-5 7 -7 8 -4 0
or 0|0 -3 0 0 0 4
or they|-1 6 -3 -1 0 -1
orchard|-2 4 0 0 0 -2
orchestra|-3 1 -2 -1 0 4
order|9 -4 -9 -5 4 5
order 0|0 -2 0 0 0 2
order for|-1 -2 -3 0 0 7
order is|15 -3 0 -1 0 -11
order no|-2 -2 0 0 0 3
order of|-4 0 0 0 -1 5
order spare|-1 -1 0 0 4 -1
order the|4 -2 -1 0 0 -1
ordered|27 -14 -7 -1 -1 -4
ordered 0|-5 3 -3 0 0 5
ordered a|12 -4 0 0 0 -8
ordered the|-3 -2 0 0 0 6
ordered waiting|4 0 0 0 0 -4
orders|4 -4 0 1 -1 -1
ordner|0 2 -1 -1 -1 0
organ|-2 -4 -1 -2 6 2
organic|3 -4 0 -1 -1 3
organic certificate|3 -4 0 0 -1 3
original|-4 1 0 -1 -1 5
osei|0 -1 -4 7 0 -1
osei's|-1 -2 -1 -1 0 6
oslo|0 1 0 0 0 0
other|6 2 -5 6 -2 -7
other one|1 4 0 0 0 -4
others|-1 3 -1 4 -4 -1
others are|1 0 0 0 0 0
others please|0 0 0 6 -2 -4
otherwise|-1 -2 -1 0 0 4
otra|11 1 -4 -1 -4 -4
our|0 -6 1 6 -10 8
our account|-2 -5 0 -1 0 8
our booth|2 -4 2 2 -1 0
our new|-1 2 0 0 0 0
our side|0 -3 0 0 0 3
our signature|-2 -1 -1 0 0 4
our stall|7 8 -1 -1 0 -13
ours|-1 -2 -2 0 0 5
out|-1 -3 -4 6 -4 7
out and|4 -4 5 -1 0 -5
out at|-1 -4 0 0 0 4
out before|0 -4 4 -1 -1 1
out by|-11 -2 2 -1 0 12
out in|0 -1 -2 0 0 3
out last|0 -1 0 2 0 -1
out of|8 1 -3 -2 -4 -1
out on|-3 1 -1 4 0 -1
out the|0 -3 0 3 6 -6
out this|0 -2 0 0 0 3
out to|-3 6 2 0 0 -4
out today|0 0 0 0 0 1
out tomorrow|0 1 0 0 0 0
out with|0 -3 0 0 0 4
outside|-2 6 0 0 0 -3
outstanding|7 3 0 -1 -1 -8
oven|0 3 0 -3 1 -1
over|3 -3 -7 1 -3 9
over from|3 -1 0 0 0 -2
over the|-3 -1 -1 9 1 -5
over to|-2 -3 -1 0 0 5
overnight|0 8 -1 1 -2 -6
overtime|0 -1 0 0 2 0
owes|-4 -3 0 0 0 7
own|2 -2 0 -1 5 -4
owner|0 2 4 -1 5 -10
pack|0 8 -1 -3 -1 -3
packed|8 -5 0 0 0 -2
pads|-1 -1 0 0 0 2
pagado|0 -1 0 0 0 1
page|1 -5 -5 4 8 -3
page 0|2 5 -2 -2 -1 -1
page is|9 -6 0 0 0 -2
page two|0 2 0 0 1 -2
pages|0 4 -3 -2 2 -1
paid|-2 -3 0 -1 -2 8
paid 0|0 0 0 0 0 1
paid for|-4 -1 0 0 0 4
paid out|0 0 0 0 0 1
paid the|0 -5 0 0 0 5
paint|7 5 -1 -2 3 -13
painted|-4 0 0 -1 -1 6
painted the|-1 -2 0 -1 0 4
painter|4 6 0 -1 0 -9
painter is|3 -3 2 0 0 -2
painting|11 -5 6 -1 -1 -10
pallet|0 5 0 0 0 -5
pallets|3 -10 4 -1 -2 6
pan|-5 2 -1 0 5 -1
pan sin|-5 2 -1 0 5 -1
panel|0 -2 1 0 0 2
panels|7 -5 2 -1 -1 -3
panes|-2 2 0 0 0 1
paper|-4 -1 -2 2 -2 6
paper for|-1 1 2 0 -1 -2
papers|-1 1 -4 -1 1 4
papers are|-1 -3 3 0 0 1
paperwork|-1 4 -1 0 0 -2
papier|1 -3 0 0 -1 4
para|10 -3 -4 -2 8 -9
para el|3 -9 1 -1 5 1
para la|2 1 1 -1 2 -4
para los|-1 0 -1 1 0 1
parado|9 1 -1 -2 -2 -6
paragraph|1 5 -1 -1 -2 -3
parcel|-4 -2 -1 5 -2 3
parents|-3 12 -7 0 -2 -1
parents'|0 1 0 0 0 -1
parents' evening|0 1 0 0 0 -1
parish|0 0 2 0 0 -1
park|3 0 -1 -1 -1 -1
parked|1 1 0 0 0 -1
parking|-6 8 -1 -1 -1 1
parking permit|-2 -3 0 0 0 5
part|11 -1 -2 -3 5 -11
part came|1 0 0 0 0 -1
part for|1 0 0 0 0 -1
part is|7 -2 0 0 0 -4
part of|-3 1 -3 -1 8 -3
parts|1 1 0 0 -1 0
parts list|0 6 0 0 -1 -5
party|6 -5 2 2 0 -6
pas|1 21 -2 -1 -3 -16
pas encore|0 1 0 0 0 0
pasa|0 -2 4 0 0 -1
pasa al|0 -2 4 0 0 -1
paso|-3 -2 -1 0 4 1
passe|-2 -2 5 0 -1 0
passed|-13 -4 -9 -2 -1 30
passed its|0 -1 0 0 0 1
passed the|0 -1 0 0 0 1
passes|-2 12 -1 -2 -1 -7
passport|4 -2 -1 -4 1 3
passport office|0 6 0 0 0 -6
passports|1 4 0 0 0 -4
passt|-3 6 0 -1 0 -1
passt nicht|-3 6 0 -1 0 -1
password|-1 2 -2 2 -2 1
password reset|1 -2 -1 -1 0 4
past|-3 -1 -4 0 0 8
patch|-3 -7 0 -2 0 11
patched|-1 3 0 0 0 -3
patience|-1 -2 0 1 0 2
patient|1 -3 -2 4 -2 2
patients|0 -2 0 0 0 1
patio|-5 5 0 0 0 1
paula|-1 3 0 -1 0 -1
pause|10 -7 0 0 0 -3
paused|6 -3 -1 -1 0 -2
pavel|0 -2 -1 0 0 4
pay|-8 -4 -1 4 4 5
pay for|0 -7 0 -1 6 2
pay the|-2 6 -1 -1 -1 -2
payment|-1 8 -2 -1 -1 -5
payroll|-2 7 -4 0 -1 0
pays|7 -4 0 0 -1 -1
paywall|-2 0 0 0 0 3
pdf|-2 15 0 1 -1 -12
pdfs|0 0 0 0 0 -1
pedido|2 -8 -4 -1 9 3
pedir|4 -1 -1 -1 6 -8
pell|1 0 0 0 0 -2
pension|-1 -3 -1 -1 0 7
people|-2 13 -9 10 -6 -6
people can|-1 -5 0 -2 0 8
people have|0 -2 -1 -1 0 4
people in|0 -1 0 0 0 1
per|-5 6 -2 -1 -2 3
percent|1 10 -1 -1 0 -9
perfect|-1 -6 0 0 0 7
permission|-2 -1 -1 -1 4 0
permit|-7 -1 -1 -1 4 6
permit expires|-1 5 -3 0 0 -1
permits|0 -1 0 0 0 2
pero|-2 17 -1 -1 -1 -12
persiana|1 0 -1 -1 -2 2
person|-1 3 0 -1 0 1
petersen|0 1 -1 -1 0 2
petra|4 2 0 -2 -1 -3
petty|0 0 0 0 0 1
petty cash|0 0 0 0 0 1
peut|-2 1 -1 10 -1 -8
pg|3 0 0 0 0 -3
ph|0 -3 0 0 0 4
pharmacy|-1 7 -1 -1 0 -4
phase|2 3 0 0 0 -4
phone|-4 7 -4 -3 4 0
phone with|4 -1 0 0 0 -2
phoned|-1 10 0 0 -1 -8
phones|-1 -2 0 2 0 2
photo|3 -4 -1 3 8 -8
photo of|-3 -4 0 0 1 5
photographer|-4 1 3 -1 0 2
photos|-4 5 3 -6 9 -8
photos are|0 -2 5 -2 0 0
photos for|0 -3 0 -1 4 1
photos of|-4 4 -1 -3 4 -1
physio|0 -3 -2 0 0 6
piano|-3 -5 6 -4 -2 7
piano tuner|2 -1 0 0 0 0
pick|3 -5 2 -1 3 -1
pick it|3 -2 -1 0 0 -1
pick up|-1 -3 2 -1 3 -1
picked|-2 -11 1 -1 -2 16
picked it|-1 -1 0 0 0 2
picked up|-6 -5 1 -1 -1 12
picking|0 4 -1 -1 0 -2
picking the|0 3 -1 -1 0 -1
picks|0 6 0 -1 0 -6
picks up|0 5 0 0 0 -4
pickup|0 -3 1 0 0 3
pics|0 -3 0 0 0 3
picture|-3 -1 0 -1 -1 6
picture is|-1 2 -1 0 0 0
pictures|5 3 -1 1 0 -8
piece|-1 6 -2 -1 -1 -2
pieces|0 -9 0 0 4 6
pieza|2 5 -1 0 -1 -5
pigeons|-2 -1 0 0 0 4
pile|2 1 0 0 0 -3
pilot|6 -5 2 -1 0 -2
pipe|-2 1 0 0 2 -1
pista|-2 5 -1 -1 -1 0
pitch|3 -8 0 0 0 6
pixel|0 2 0 -1 0 0
place|2 2 -5 -2 -2 4
place 0|-1 4 -2 0 0 -1
placed|10 -9 -1 -1 -1 1
places|-2 -1 0 -1 0 4
plan|-5 -2 5 -1 12 -8
plan for|0 -1 0 -2 3 1
plan is|0 2 0 0 0 -2
planned|2 -5 8 -2 4 -7
planners|-2 1 0 0 0 2
planning|0 -3 0 0 0 4
plans|0 2 0 0 -2 0
plants|2 1 -2 -1 -1 0
plaque|-3 0 0 -1 -1 4
plastic|0 2 -2 1 0 -1
plates|3 0 -2 -2 3 -3
play|-1 0 -4 2 0 2
playground|3 -2 0 1 0 -1
please|-23 3 -3 35 25 -38
please add|-1 -1 -1 -2 5 -1
please also|-1 -3 0 -1 6 -1
please ask|0 0 0 -1 0 0
please before|0 -2 0 3 0 0
please do|4 -4 0 -3 3 -1
please make|0 -1 0 0 1 0
please move|-1 -1 2 0 0 0
please not|0 2 -1 -1 0 0
please note|0 2 0 -1 0 0
please push|0 2 -1 1 -1 0
please put|-1 -3 0 0 4 -1
please take|0 4 -1 -2 0 -1
please the|-3 -1 -3 9 0 -2
please treat|-1 -3 0 9 -3 -2
plombier|0 0 4 -1 -1 -2
pls|-4 -10 6 6 13 -11
pls add|-2 -1 0 0 5 -1
plug|-1 -3 0 0 0 4
plumber|4 4 2 -2 -1 -8
plumber came|-1 2 0 0 0 0
plumber was|8 1 0 0 0 -8
plus|1 -7 -4 7 4 -1
pm|-4 0 3 -1 0 2
pocket|-2 -1 0 8 0 -4
pohl|0 0 -1 0 0 1
point|-3 0 -2 -1 2 4
points|0 2 0 0 -1 -1
police|4 1 -1 -1 -1 -1
policies|-2 1 0 0 -5 6
policy|-3 4 -2 3 1 -2
polish|0 -7 -3 6 7 -2
pond|-3 1 -1 0 0 4
pool|0 0 0 -1 0 1
popup|1 2 0 0 -1 -2
por|1 7 3 -2 -1 -8
por favor|-3 1 -1 1 3 -1
por la|12 -7 -1 0 0 -4
port|-2 7 0 -1 0 -3
portail|-2 5 -1 4 -3 -4
portal|-2 2 1 -1 0 -1
porter|0 2 0 -1 -1 0
porto|0 -5 0 0 0 6
portugal|-3 4 0 -1 -1 1
position|-3 0 -1 1 0 2
possible|-1 -2 1 0 4 -1
post|-4 -2 0 -2 3 5
post office|-1 0 -1 0 0 2
post this|2 0 0 0 0 -3
poste|2 2 -3 -1 -1 0
posted|-6 -9 0 9 -1 6
poster|-2 4 0 0 0 -1
posters|-3 5 2 -1 0 -3
postgres|-1 -2 1 0 0 2
postgres upgrade|-1 -1 0 0 0 2
postpone|-2 -5 13 -1 -1 -4
postpone the|-2 -4 11 -1 -1 -4
postponed|0 0 2 0 0 -1
postponed by|0 0 1 0 0 0
postponed to|0 0 2 0 0 -1
posts|16 -1 -1 -1 0 -14
posts are|4 5 0 0 -2 -7
potatoes|-1 -4 0 7 0 -2
pothole|0 5 0 -1 0 -3
pour|-12 4 8 -4 7 -2
pour la|-7 -7 11 -1 4 0
pour le|2 -2 -2 0 9 -7
pour les|-1 7 1 -1 -4 -3
poured|-6 1 0 0 0 6
power|0 -3 0 5 1 -3
pr|3 8 0 -1 -2 -8
practice|-3 -2 0 -1 0 6
pram|0 -7 -1 0 1 7
pre|-1 -4 1 0 0 3
prefers|-1 4 -1 0 0 -2
prefers to|-1 4 -1 0 0 -2
premiere|9 -4 0 3 0 -7
prepared|-1 0 0 0 0 2
prescription|-1 3 0 0 -1 -2
present|-2 6 -1 0 -1 -3
press|-3 -3 -3 5 -2 6
pressed|0 1 0 0 0 0
pressing|-7 -5 -2 22 -1 -8
pressing any|-1 -1 0 3 0 -1
pressure|-3 1 0 0 0 3
presupuesto|3 -1 -1 -1 -1 1
pretzel|-1 0 0 0 -1 3
pretzel machine|-1 0 0 0 -1 3
prevoir|-1 -3 0 0 6 -1
price|-4 2 -1 0 6 -3
price for|0 2 -1 0 -1 0
price list|-2 1 -1 1 8 -6
prices|3 -1 0 0 -1 -2
primero|-1 -1 -1 5 0 -2
print|0 7 0 -4 -2 -1
print the|-2 7 -1 -2 -1 -2
printed|-2 -1 0 0 0 4
printed and|-1 0 0 0 0 1
printer|-3 7 -1 -2 -2 2
printer in|1 0 0 0 0 0
printer is|0 -3 0 -2 0 6
printer prints|0 -4 0 0 0 5
printers|0 3 0 0 0 -2
printing|1 -1 0 3 0 -2
prints|-2 -8 0 -1 0 11
prio|-1 -5 -1 13 -1 -5
priority|-3 -8 0 22 -2 -8
priority from|0 0 0 1 0 0
priority now|-1 0 0 1 0 0
priority please|0 -1 0 1 0 0
priority the|-1 0 0 1 0 0
prisa|-2 -2 0 8 0 -3
privacy|-1 7 0 0 0 -5
priya|0 0 -1 -1 0 2
problem|0 0 0 0 0 1
prod|5 1 -4 -1 0 -1
production|4 0 0 -1 -1 -4
prof|-3 -2 3 0 -1 4
programme|-2 -3 0 0 0 4
progress|11 -2 -1 -1 0 -6
project|5 3 0 -5 -2 -1
projector|-3 0 -1 -1 -1 5
prolonged|-1 -1 3 0 0 -1
promised|-1 11 -1 -1 -1 -7
promised to|-2 5 -1 -1 0 -2
promises|-1 9 -2 -1 0 -6
proof|-1 -8 0 0 0 9
proofing|0 -4 0 0 0 5
proofread|2 -4 0 0 0 1
properly|-1 -7 0 0 0 9
properly again|0 -6 0 0 0 7
property|-2 -2 0 0 0 4
protection|0 0 0 3 0 -2
protocol|-2 0 0 2 0 0
protokoll|-2 -5 -1 -1 2 6
proveedor|0 14 -1 0 -1 -12
provider|3 1 0 -1 -1 -2
pruned|-1 0 0 0 0 1
publicada|-1 -2 -1 0 0 4
publisher|-1 0 0 -1 -1 3
puede|-4 -3 1 8 0 -2
puerta|-1 0 0 0 0 3
pulled|-2 -9 2 -1 0 11
pump|-7 7 -1 -2 1 3
pump hums|0 -4 0 0 0 4
pump is|0 -2 0 0 0 3
pumpe|0 -1 0 0 0 2
pumped|-1 -6 0 0 0 8
pumps|2 2 0 -1 -1 -2
purchase|-1 -1 0 0 0 3
push|-4 5 2 -1 -3 1
push it|-2 4 -1 0 0 -1
push the|-2 2 4 -1 -2 -2
pushed|0 2 1 0 -1 -1
put|-6 -17 6 7 15 -3
put a|-1 -2 0 -1 1 3
put back|0 -1 1 0 -1 0
put in|-2 -1 1 -1 -2 4
put it|-1 -9 -1 7 8 -5
put off|8 3 1 0 -2 -10
put that|1 -4 -1 6 0 -3
put the|0 -8 6 -1 2 2
put them|-3 9 0 0 0 -5
put us|0 4 0 0 -1 -3
q0|3 -6 7 -1 1 -4
quarter|0 0 0 0 0 -1
que|-11 9 8 -4 10 -13
que el|-3 10 0 0 -1 -6
quelqu'un|-7 7 -1 -1 -2 3
question|0 7 0 0 -1 -5
questions|-2 1 -3 -1 -2 6
queue|7 1 -2 5 -1 -9
quick|-1 4 -4 0 -1 2
quiet|-3 2 -1 -1 -5 8
quilt|1 -3 0 0 6 -4
quist|0 2 -2 0 0 0
quittung|-2 7 0 -1 0 -4
quiz|-1 0 0 0 -2 3
quote|2 4 -1 3 1 -9
quote for|1 0 0 0 0 -1
quote from|0 0 0 -1 2 -1
quotes|-2 3 -1 -1 0 0
quotes for|0 1 0 0 0 0
rabbit|4 -6 0 0 -1 3
rabbits|4 -6 0 0 -1 3
rabies|0 -2 -2 0 3 1
race|1 0 0 0 0 0
rack|3 3 0 0 0 -5
racks|-1 -2 -4 -1 0 8
radiation check|0 1 0 0 0 0
radiator|-3 5 0 -3 -2 2
radiators|2 -6 0 -1 2 2
radio|-2 1 -2 0 0 3
radon|0 1 -2 -1 -1 3
rafael|0 2 0 0 0 -1
rafael in|0 2 0 0 0 -1
raffle|2 -1 0 0 0 -1
railing|-3 0 0 -1 0 4
rain|-11 9 4 -2 -2 1
ral|-1 6 -1 0 -1 -3
ral 0|-1 6 -1 0 -1 -3
ram|-3 -4 -1 6 -2 2
ramp|-1 -3 1 -2 4 1
ran|-2 -6 -5 -3 -2 17
ran out|3 6 -2 0 0 -6
ran the|0 -4 -1 0 0 6
rang|-5 -3 -4 -2 -1 15
rang about|-2 5 0 0 0 -2
rang the|-1 1 -1 0 0 2
rate|1 0 0 0 0 0
rather|-4 7 5 -1 -1 -5
rather than|-1 -3 5 -1 0 -1
raus|-7 -2 2 -2 -3 12
raw|-1 5 0 0 0 -3
ray|0 2 -1 -1 -1 1
ray machine|0 1 0 0 0 0
rays|-3 0 -2 4 0 1
re|3 -10 11 7 -2 -8
re the|2 0 0 -1 -2 0
reach|0 3 1 0 0 -4
reached|1 -13 -1 -1 -1 15
reached 0|2 -6 0 0 0 5
reached the|0 -1 0 0 0 1
read|-6 1 -1 0 -4 9
read it|-1 -4 0 0 -1 7
read the|-1 -6 0 2 0 5
reader|0 1 0 0 0 0
readers|-3 -7 -1 4 -1 7
reading|6 -3 0 -1 0 -2
readings|6 -6 0 0 0 1
reads|3 -5 0 -2 0 5
reads 0|0 -7 0 0 0 7
ready|4 -5 10 -2 -1 -7
ready by|-1 -2 3 0 0 0
ready for|0 -3 0 0 0 4
ready on|0 -1 1 0 0 0
really|-6 11 -1 7 -2 -9
really need|-2 1 0 1 0 0
recall|0 3 0 0 0 -3
receipt|-2 -3 -2 0 -1 10
receipts|0 -2 0 0 4 -1
received|-1 3 -1 0 0 -1
received the|0 3 -1 0 0 -2
reception|1 -2 -1 -1 -1 3
reception in|0 -2 0 0 0 3
rechnung|-5 7 -1 -1 0 -1
rechnungen|4 1 0 -1 0 -3
recipe|-3 0 -1 2 -3 6
reconciled|0 -3 0 0 0 4
record|-1 1 0 0 4 -4
recorded|4 -5 0 -1 0 1
recording|0 3 0 -1 -1 -1
records|2 -2 -1 0 2 -1
recu|0 -1 -3 -1 -2 6
recycling|-3 3 0 0 0 1
red|-6 4 -1 4 -3 2
red cross|0 1 2 0 0 -2
redone|0 2 0 0 -1 -1
ref|0 2 0 0 0 -2
ref 0|0 2 0 0 0 -2
referee|-6 7 -2 -1 0 2
reference|1 -4 -1 -5 -2 10
refund|-6 -3 0 0 0 10
refunded|-1 -8 0 0 0 9
refunds|-1 -4 -3 -1 3 6
refused|-4 14 -1 0 -1 -9
refused to|-4 7 -1 0 0 -2
refuses|-1 9 0 0 -1 -7
regards|6 1 4 5 0 -16
register|-1 0 0 -2 1 2
registered|-1 -9 -1 -1 0 12
registrar|-2 -7 6 -1 -1 4
registration|-2 0 3 -1 -1 1
registry|-1 -2 5 0 0 -1
regle|-3 -5 -1 -1 -1 10
rehearsal|0 7 0 -1 -1 -4
rehearsal dinner|3 -1 0 -1 -1 0
rejected|0 12 -1 -1 -2 -8
rejected the|0 5 0 0 -1 -2
rejects|-1 11 0 -1 0 -9
release|1 -2 1 -1 5 -4
released|-3 -5 0 -1 0 9
relu|-5 -5 0 0 -1 12
remaining|4 1 -2 -1 0 -2
remarks|-1 8 -3 0 0 -4
reminder|6 4 -3 -1 -1 -5
reminders|0 -2 0 1 -1 2
remote|-1 0 0 0 0 1
removal|0 -2 0 0 2 0
removed|6 -1 -1 -1 -2 -1
rendu|-2 -2 0 0 -1 5
renew|-3 1 -1 -1 -1 5
renew the|-2 5 -1 0 -2 -1
renewal|-2 -3 3 5 -1 -2
renewed|-6 11 2 0 -1 -7
renewed for|-1 0 0 0 0 1
rent|-3 -5 0 6 -1 3
rent is|-1 -1 0 0 0 3
rental|-1 -3 0 0 0 4
repair|8 0 -1 -2 -1 -4
repaired|-5 1 -1 0 0 6
repairs|0 -3 5 1 0 -3
repare|-2 -3 0 0 0 5
reparee|-1 -2 0 0 0 3
replaced|8 -12 -1 -1 0 5
replaced the|-2 -5 0 0 0 7
replacement|-1 -1 1 0 -1 1
reply|2 1 3 0 0 -5
reponse|5 0 0 0 0 -5
report|-11 -9 4 -1 3 15
report in|0 -1 0 0 1 0
report is|-5 -4 -2 -1 0 12
report on|1 -3 0 0 0 3
reporte|-1 -4 7 0 -1 -1
reporte a|-1 -3 5 0 -1 -1
reports|-2 4 0 0 0 -2
request|7 -3 1 -2 -1 -3
required|-2 -2 0 0 4 1
reschedule|-2 -3 9 -3 -1 -1
reschedule the|-1 -2 7 -2 -1 -1
rescheduled|0 0 3 0 0 -2
resena|4 0 -1 0 0 -3
reserve|-1 -4 -2 -1 1 7
reserved|-4 -7 -8 -1 -1 20
reserviert|-1 5 -1 -1 -1 -1
reset|-1 -2 -1 -1 -1 5
rest|20 -4 -13 3 -1 -5
rest follows|2 0 -2 0 0 -1
rest is|2 1 -1 0 0 -2
rest of|4 -2 -1 0 0 -1
rest tomorrow|5 0 -3 -1 0 -1
reste|14 0 3 0 -2 -14
restore|-1 -2 0 3 0 0
restored|-1 -2 0 0 -1 4
results|9 -1 0 -1 -1 -6
resume|-3 -3 7 0 0 0
resume the|-3 -3 7 0 0 0
retired|-2 7 -1 -1 0 -4
return|3 -5 1 1 2 -3
return is|1 -1 0 1 0 0
return the|3 -1 0 0 0 -2
returned|-2 -4 -1 -1 1 8
returned the|0 -1 0 0 0 1
returns|-1 1 0 1 1 -3
review|17 -4 1 -5 -2 -7
reviews|0 1 0 0 0 0
revised|0 -1 0 0 0 1
revoked|0 -8 0 0 0 8
rewritten|0 -1 0 0 0 1
rid|-2 -4 0 0 4 2
rid of|-2 -4 0 0 4 2
rideaux|-4 6 0 0 -1 -1
riego|3 -3 -1 -1 -2 3
rien|2 10 -1 -1 -1 -10
riesling|3 11 -1 -1 0 -13
right|12 -4 -2 -1 -3 -3
right away|0 -1 0 2 -1 0
right now|21 -6 -1 2 0 -16
right to|-1 0 0 -2 0 3
rights|5 -4 0 -1 -1 1
ring|7 -6 -2 -1 3 -2
rings|5 -12 -1 -1 -1 9
risk|-2 -4 -1 4 4 -1
risk assessment|-1 -2 0 -1 5 -1
rita|-2 3 0 0 -1 0
rma|2 4 -1 -1 -1 -4
road|-2 -1 0 4 0 -1
robes|-3 -4 6 1 0 1
rollback|2 -6 0 -1 5 0
rolled|-3 -2 0 -1 0 6
rolls|-1 -7 0 3 0 5
roman|3 0 0 -1 0 -2
roof|-7 2 -1 5 2 -2
roof 0|0 -2 0 0 0 2
roof is|0 -4 0 0 3 2
roofer|-2 2 0 -1 2 -2
room|5 -2 -7 7 0 -3
room 0|14 -10 -8 10 -2 -5
room is|-4 -11 0 4 -1 11
rooms|1 0 0 0 0 0
root|4 5 -3 -2 -1 -3
root canal|3 2 -2 -1 0 -1
rope|-1 1 0 0 0 0
rosa|5 -5 5 -1 -2 -3
roses|1 4 0 -1 0 -4
roster|0 3 -4 -1 0 1
rota|0 9 4 -3 -1 -10
rota is|4 0 0 -1 0 -2
rotated|0 -1 0 0 0 1
rotten|1 3 0 0 -1 -3
rotterdam|11 -6 1 0 0 -6
round|-4 -5 6 -1 0 5
round on|-1 7 -1 -1 0 -4
round the|-3 -2 0 1 2 1
route|0 5 -1 -1 -1 -1
router|-2 6 0 0 0 -3
row|-3 -3 0 -1 -1 8
rows|4 0 0 -1 -1 -3
rubber|-1 -3 0 2 4 -2
rules|1 1 0 0 -2 0
run|8 7 -5 -1 -1 -8
run is|2 -4 0 0 0 3
run out|4 -4 -2 2 0 -1
running|19 -8 -6 1 -1 -4
running in|5 -1 0 0 0 -3
running since|2 -4 -1 -1 0 4
runs|-9 -2 -4 3 -3 15
runs on|-1 0 0 0 0 1
runs out|-1 0 -1 7 0 -4
rush|-2 -5 0 9 0 -2
rush with|-1 -1 0 4 0 -1
rye|-5 0 -2 -1 1 7
rye flour|-3 -1 -2 0 0 6
s|-3 2 0 -1 0 3
sa|-10 -6 -1 -1 -1 19
sabe|-1 8 -1 -1 0 -5
sacks|-2 -7 -1 -1 1 11
saddle|5 -6 0 0 0 1
safari|-1 1 0 0 0 0
safe|-4 -1 0 -1 0 6
safety|0 2 1 -1 1 -2
safety sheets|0 1 0 0 0 0
said|-7 0 8 5 -4 -2
said the|0 -2 5 0 0 -2
said yes|0 2 -1 -1 0 1
sale|0 2 0 -1 0 -1
sales|0 -7 2 4 -1 3
sales training|1 -3 2 0 -1 1
salio|-1 -6 0 0 -1 9
salle|-4 -4 -1 9 -2 2
salon|-4 3 0 -1 1 0
salt|0 4 -1 0 0 -3
same|-1 14 -3 -3 4 -10
same error|0 4 -1 -1 -1 -2
sample|0 3 -1 -1 -1 1
samples|0 10 1 -3 -2 -6
samples are|0 -1 0 0 0 0
samples at|1 0 0 0 0 0
samstag|-4 3 -6 5 -1 2
samsung|0 2 0 -1 0 0
sanded|4 0 -2 0 0 -2
sanding|11 -4 -4 -1 0 -2
sandpit|-2 2 -2 3 0 0
sans|2 0 0 2 -1 -3
sat|-1 -2 3 -1 0 1
saturday|-12 -7 3 11 0 5
saturdays|2 3 -2 -1 -1 -3
saturdays and|-2 4 -1 0 0 -1
sauber|-1 -1 -2 -2 0 6
sauna|-1 -3 -2 -1 0 6
saw|-1 -3 0 0 -1 5
saw it|-1 -2 0 0 0 3
say|-1 14 1 -6 -3 -5
say the|-1 7 0 0 0 -5
say they|-1 6 0 0 -1 -4
say yes|-1 1 0 0 0 0
says|-14 27 7 -7 -7 -7
says 0|-2 -3 -2 3 0 5
says he|0 3 0 0 0 -2
says it|0 2 -1 0 0 0
says it's|0 3 0 2 -1 -4
says no|0 -4 0 0 0 4
says she|0 2 2 -2 0 -2
says the|-2 0 2 -4 -1 5
says we|-1 1 -2 -1 0 3
says yes|0 2 0 0 0 -2
scaffold|0 1 0 0 0 0
scaffolding|-1 -3 2 0 0 2
scale|-1 1 1 0 -1 0
scan|-2 -1 0 -1 2 3
scanned|9 -7 0 0 0 -2
scanner|-2 -2 0 0 0 5
schedule|0 2 -3 0 0 1
schickt|0 7 -2 -1 -2 -2
schlussel|-4 -2 -4 -2 -1 12
schon|5 -1 4 -4 -4 0
schon am|-4 -1 5 0 0 -1
school|4 -4 0 -1 -1 3
scouts|-4 -1 0 0 0 5
scrap|0 0 0 0 0 1
scrapped|4 -1 0 -1 -1 -1
scratches|-1 -1 0 0 0 2
screen|2 1 0 -1 0 -2
screw|-1 -5 0 -1 0 7
screws|-6 8 0 -1 0 0
script|1 -2 2 -1 4 -5
script for|-1 -4 2 -1 5 -1
se|8 1 -1 1 -6 -2
seal|-3 2 0 -1 0 2
sealed|-2 -4 0 0 -1 6
seals|1 -1 0 0 0 0
seamstress|0 -3 0 0 3 0
search|0 -5 -1 -1 0 6
search for|0 1 0 0 0 -1
season|2 -2 0 0 0 -1
seat|-2 -1 0 3 0 0
seating|-1 8 -1 -1 -1 -4
seating plan|-1 4 -1 -1 1 -3
seats|0 -2 -1 1 1 0
second|9 7 -2 1 -1 -14
second coat|1 0 -1 0 0 0
second course|5 3 1 0 -1 -9
second draft|-2 -3 2 1 -1 3
second floor|-2 -5 0 -1 0 7
second one|2 2 -2 -1 0 -2
second opinion|-1 5 0 0 -3 -1
second quote|-1 -1 0 -1 3 0
second round|4 1 -2 0 -1 -2
second time|0 4 -1 -1 -1 0
second week|-2 -1 3 0 0 0
seconds|-6 5 -1 -2 -1 4
secretary|0 2 0 0 0 -1
section|7 -9 1 -2 1 2
section on|2 -3 0 0 1 0
security|0 0 0 1 0 0
see|-5 11 11 -3 -3 -12
see a|-1 3 0 0 -1 0
see the|0 -1 9 -1 0 -6
see you|0 -1 0 0 0 1
seed|1 6 0 0 0 -6
seems|-1 6 0 -1 0 -3
seen|-1 -2 -2 5 -1 1
sees|-4 8 -1 5 0 -8
seguimos|1 9 -1 -1 -1 -8
seguro|-2 -2 -1 0 -1 6
sein|-1 0 3 0 -1 0
seine|-2 5 0 -1 -1 -1
seit|-3 0 -1 -2 -1 6
seit dem|-2 4 0 -2 -1 1
sello|-3 -5 -1 0 -1 9
semana|-4 1 11 -1 -1 -6
send|5 0 -4 4 1 -7
send the|1 3 -2 -1 0 -1
sends|-6 7 3 -2 -1 0
sensor|0 -3 0 0 0 4
sent|3 17 -4 0 -3 -13
sent a|1 10 -1 1 0 -11
sent in|11 -4 0 0 0 -7
sent it|0 1 0 0 0 -1
sent me|0 3 0 0 0 -2
sent off|0 -1 0 0 0 1
sent the|2 0 -2 -1 -1 1
sent to|-2 -4 0 0 0 7
separate|0 -2 0 0 4 -1
sept|-1 -1 7 -1 -1 -4
sept 0|-1 2 3 -1 0 -3
september|-5 -4 16 -4 -1 -2
september so|-1 0 3 -1 0 0
septic|-2 -3 0 -1 0 4
serial|-2 4 0 0 0 -2
served|-2 -2 0 0 0 5
server|-7 -11 1 12 -2 6
server is|0 -1 0 0 0 1
server room|-2 6 0 -1 2 -5
service|6 -6 -2 -1 1 1
serviced|-3 -4 -1 0 0 9
sesame|-2 5 -1 0 0 -2
session|8 -2 -1 -1 0 -4
set|-2 -12 7 4 -2 4
set of|-1 -2 -1 0 -1 5
set the|-1 -3 4 3 -1 -3
set up|-1 -1 0 0 0 3
sets|2 -2 0 0 0 0
settings|1 0 0 -1 0 -1
settled|-4 -6 0 -1 0 11
seven|6 -5 -2 -1 0 2
sewage|-2 0 0 -1 -1 3
sewing|1 -3 0 0 1 1
sewn|2 -12 0 -1 5 5
shall|0 1 0 0 0 0
shall we|0 1 0 0 0 0
shared|-1 2 0 -1 0 -1
shared drive|0 3 0 -1 0 -2
sharp|-5 -4 2 -1 -1 9
she|-6 1 -8 -5 -3 21
she can|-4 2 2 -3 0 4
she cried|0 -5 0 0 0 6
she got|0 2 0 0 0 -1
she had|0 3 -1 -2 0 2
she has|1 2 0 0 -1 -2
she is|0 2 -5 7 0 -5
she said|0 1 0 0 0 0
she signed|0 -1 0 0 0 1
she starts|-4 -1 -2 0 1 6
she takes|-1 5 0 0 0 -3
she wants|0 3 -1 0 0 -1
she will|0 -3 -3 0 0 7
she'd|0 3 0 0 0 -3
she'll|0 8 -1 0 0 -6
she's|-3 -5 -1 -1 -1 12
shed|1 -3 0 3 2 -3
sheep|-2 3 -1 -1 -1 2
sheet|0 0 2 -1 -1 -1
sheets|5 -1 0 -1 1 -4
shelf|-1 -15 -1 12 -1 7
shelves|1 6 0 0 0 -6
shift|-2 -2 -3 -2 6 2
shift it|0 0 2 -1 0 0
shift plan|0 0 0 0 0 1
shifted|-1 4 2 -1 -1 -3
shifted to|-1 2 3 0 0 -4
shifts|0 2 1 0 0 -2
shines|1 -6 -1 0 0 6
ship|-2 -5 0 9 0 -2
shipped|0 -1 -1 0 0 2
shipping|10 -2 0 0 0 -7
ships|-2 0 1 0 0 1
shirts|0 0 0 0 0 1
shoe|0 4 0 0 0 -3
shoes|7 0 0 0 0 -6
shop|4 1 -1 -2 -3 1
shop front|1 4 0 0 0 -4
shop says|0 1 0 0 -1 0
short|-3 3 -1 0 -1 3
shot|0 1 0 -1 0 0
shots|0 -3 0 0 0 3
should|2 -2 -16 9 19 -12
should also|1 0 0 -1 3 -2
should be|9 -8 -14 2 8 3
should go|-2 -3 0 7 -1 -1
should have|0 -1 0 3 -1 -1
should i|0 1 0 0 0 0
show|2 -5 0 -1 5 -1
shower|4 -6 -2 -2 6 0
showers|0 5 0 -1 -1 -3
shows|-4 3 -1 -1 -2 4
shows 0|0 -2 0 -1 -1 4
shows the|-1 -4 0 0 0 6
shredding|0 3 0 -1 0 -3
shut|-3 7 0 -1 0 -2
si|0 11 0 -1 -1 -9
sich|3 2 -2 -1 -3 1
sick|-1 14 -9 -1 0 -4
side|0 1 2 -3 0 -1
sides|-1 -3 0 0 0 5
sie|-5 10 -1 -4 0 1
sie hat|0 1 0 -1 0 1
sign|-2 -10 3 7 4 -2
sign for|-1 -1 0 0 4 -1
sign in|3 1 -1 0 -1 -3
sign on|-1 0 0 0 -1 2
sign the|0 6 -1 -1 0 -4
signage|-2 -2 0 0 -1 4
signatories|0 -1 0 0 0 1
signature|14 -2 -3 -3 -1 -5
signature is|1 2 0 -1 0 -2
signatures|3 2 -1 0 0 -4
signe|-5 -4 -3 -1 -1 14
signed|-6 -5 -2 -1 4 10
signed and|0 -1 0 0 0 1
signed by|0 -1 0 0 0 1
signed for|1 -3 0 0 5 -3
signed it|0 -1 0 0 0 2
signed today|-2 -1 0 0 0 4
signed up|2 3 0 0 0 -4
signee|-3 -6 -1 -1 -2 12
signs|-6 -4 -1 3 1 6
sigue|7 9 -2 -1 -3 -11
silence|-2 7 0 0 0 -5
sillas|-1 9 -1 -1 -2 -4
silo|-2 -2 0 0 0 5
silver|-1 1 -1 1 0 0
sin|4 1 -6 -1 4 -2
sin gluten|-5 2 -1 0 5 -1
since|12 -6 -4 -2 -5 6
since 0|1 -3 -1 0 0 3
since last|-1 2 0 0 0 0
since lunch|14 -6 0 0 0 -7
since noon|1 3 0 -1 0 -2
since sunday|-3 2 -1 0 0 2
since the|-2 3 0 1 -1 0
since this|11 -3 0 -1 0 -5
since tuesday|5 -3 0 -1 -1 0
since we|-3 -3 0 0 0 6
since yesterday|-1 5 0 0 -1 -4
sincerely|2 0 0 0 0 -1
sind|1 3 -3 -4 -5 9
sind alle|-2 -2 0 -1 -1 5
sind bestellt|-2 -1 0 0 0 3
single|-1 -1 0 0 -1 4
single sign|0 2 0 0 -1 -1
sink|2 1 -1 -1 -1 0
sink is|0 2 0 -1 0 -1
sister|7 -7 0 -2 -2 4
sit|0 2 -2 0 0 2
site|-4 5 -2 -3 -2 5
sits|-2 6 -1 -1 -3 0
sits on|0 6 0 0 0 -5
six|-5 16 -3 -2 -3 -4
six of|-1 -2 0 0 0 3
six weeks|-2 3 1 0 0 -2
size|0 5 -1 -1 -1 -2
size 0|1 4 -1 -1 0 -3
sizes|0 -1 0 0 0 1
ski|-5 0 0 -1 0 7
skip|15 -10 0 -1 -1 -4
slab|5 -2 -3 0 0 0
sleep|-2 3 -1 0 -1 0
slept|-1 0 2 -1 0 0
slide|-2 -2 0 2 -1 3
slides|-2 -5 1 0 0 7
slides are|-1 -2 0 0 0 3
slip|-2 0 0 0 0 2
slips|-2 -3 5 -1 3 -3
slips to|1 0 1 0 0 -2
slot|-3 -9 4 -2 -1 11
slot for|0 1 3 0 0 -4
slots|-4 -5 0 9 0 0
slow|0 0 0 0 0 1
small|-5 13 0 -2 3 -8
smell|-5 0 0 1 -1 6
smell in|-1 -4 0 1 -1 5
smells|-3 9 0 8 -3 -10
smoke|-2 -5 -1 -1 7 2
smoke alarms|-1 -2 1 0 0 2
smoothly|-2 -5 0 0 0 7
snow|-3 -6 3 0 -1 8
snow is|-1 -2 0 0 0 2
so|8 -1 11 -1 -10 -7
so by|0 -1 1 0 0 0
so far|4 -2 -2 -1 0 2
so important|0 0 0 1 0 0
so it|0 -1 1 0 0 0
so it's|4 -4 1 -1 0 0
so let's|1 -1 1 -1 0 0
so no|11 -7 2 0 0 -5
so nothing|3 0 0 0 0 -3
so please|-2 -3 -1 7 -1 -1
so pressing|-1 0 0 2 0 -1
so put|2 0 0 1 0 -2
so that|-2 -3 0 -1 -1 7
so that's|-5 -5 0 0 0 10
so the|4 1 2 -3 0 -4
so this|-2 1 -3 3 0 1
so we|-3 1 1 -2 0 3
so we're|0 0 -1 0 0 1
so you|3 -2 -1 0 0 0
socket|0 -2 0 -1 1 2
sofa|-2 -2 0 -1 -1 7
sofa is|-1 2 0 -1 -1 2
sofia|-1 3 -1 0 0 -1
software|5 -6 -1 -1 -1 3
soil|0 4 0 0 -2 -2
soir|-4 -3 0 0 0 9
solar|7 6 0 -2 1 -11
sold|-7 -9 -1 -2 -1 20
sold out|-7 1 0 0 0 6
soldered|-3 -7 0 -1 0 11
solid|-3 -8 0 -1 0 12
solo|4 -10 -1 -1 -1 8
solved|5 -3 -2 1 0 -2
some|-1 12 -3 -3 7 -12
somebody|-6 7 -1 0 6 -6
somebody has|0 -2 0 0 2 0
somebody look|-1 5 0 -2 -2 0
somebody to|-1 -2 0 0 1 2
somebody who|-1 1 0 -1 0 0
someone|0 4 -9 6 9 -11
someone also|-1 0 0 -1 3 -1
someone check|-1 4 0 0 -1 -2
someone for|-2 -5 -2 -1 3 7
someone from|6 -3 0 0 -1 -1
someone has|-1 2 -1 -1 3 -2
someone should|-1 0 0 -1 4 -2
someone to|-2 -5 -1 0 1 6
something|-2 16 -2 -1 -1 -9
sommerfest|-2 -1 -1 -2 -2 9
son|-3 1 -1 -2 -2 8
sons|0 -1 0 0 0 1
sonst|-1 -1 1 6 -2 -3
sont|3 -2 -5 3 -3 5
soon|2 0 -2 11 -4 -7
soon as|0 4 -2 4 -2 -4
sooner|-6 -8 17 0 -1 -3
sooner than|-2 -3 8 -1 -1 -1
sorry|2 -1 3 -1 -2 -1
sorry for|3 -1 0 0 0 -1
sorry i|0 3 0 0 0 -3
sort|-2 4 0 5 -3 -3
sort the|-2 6 0 0 -3 -2
sorted|0 -9 -2 4 0 7
sound|-2 -2 -1 8 -2 -1
sounded|-1 6 -1 0 -1 -3
sounds|-1 -6 -1 0 0 8
sous|-6 1 -3 -1 1 9
south|2 -5 0 0 0 4
spam|-1 -2 0 0 0 4
spanish|-1 3 0 -1 4 -4
spare|2 -2 -1 -1 6 -3
spare keys|-1 -1 0 0 3 -1
spare part|0 1 -1 0 0 0
speak|9 -1 0 -1 -2 -6
speaker|-1 -2 0 -1 -1 5
speakers|0 -2 0 -1 0 4
speaks|-4 7 -1 -1 0 -1
speech|2 -5 0 -1 5 -1
split|-2 3 0 -1 9 -9
spoke|-3 6 -3 -3 -1 4
spoke to|-2 4 -2 -2 -1 3
spoke with|-1 2 0 -1 -1 0
sponsor|0 -1 0 0 1 0
sports|-4 -9 0 3 13 -2
spot|-1 0 0 3 0 -1
spray|0 -1 0 0 4 -2
spreadsheet|0 2 0 0 -1 0
spring|-4 -4 2 3 -1 3
sprinkler|-7 4 3 0 0 0
spulmaschine|-1 -4 0 0 0 6
squeak|-1 -6 0 -1 0 8
ssl|0 -1 0 0 0 1
st|-2 4 -1 0 0 -1
stacked|0 -2 0 0 0 2
staff|-3 -1 0 -1 6 0
staff room|-1 -1 2 0 0 0
stage|1 -8 1 0 0 7
staging|13 2 -4 -4 -1 -6
stain|0 -5 0 -1 -1 8
stairlift|5 0 0 -1 5 -9
stairs|-3 1 -1 -1 -1 4
stairwell|4 2 0 0 -1 -4
stall|4 3 0 -2 -1 -6
stall is|4 8 -1 0 0 -11
stamp|-3 8 -1 0 2 -6
stamped|-1 -3 0 0 0 4
stamped copy|0 -1 0 0 0 1
stamps|-1 -4 0 0 3 2
stand|-5 -8 7 8 3 -6
stand at|-1 5 1 -1 0 -4
stand in|0 -1 0 -1 0 3
stand on|-2 -7 3 -1 -1 8
standing|2 0 0 -1 0 -1
standing order|-1 0 0 0 0 1
stands|3 -3 -1 -2 -2 5
stands at|0 9 -1 0 0 -8
stands in|-2 -7 0 0 0 9
stands still|0 4 0 -1 0 -3
start|-1 -1 -2 3 -2 3
start in|-4 6 0 0 -1 0
start the|9 -4 0 -2 -1 -2
started|16 -2 -2 -3 -1 -9
started at|-3 -3 -1 -1 0 7
started on|2 5 0 -1 0 -6
started the|4 -3 0 0 0 -1
started with|2 0 0 0 0 -1
starter|0 2 0 0 -1 -1
starting|6 -1 -1 0 -1 -3
starts|-12 -2 -4 -2 0 19
starts at|-5 4 -3 -1 0 5
starts in|-4 -4 2 -2 0 8
starts on|-4 -2 1 -1 0 6
state|0 0 2 -1 0 0
statement|-4 5 -1 -1 0 1
station|-3 10 0 -1 4 -10
statt|5 1 0 -1 0 -3
statutes|-1 6 -1 0 -1 -3
stay|-1 9 -2 1 -1 -4
stay in|-1 -2 0 0 0 3
stays|8 0 -2 -2 -1 -3
stays dry|0 0 -1 0 0 1
steam|-2 -7 0 0 0 9
steel|-2 -1 0 0 0 4
steht|7 -15 2 -2 -2 9
step|-3 -11 -1 -2 15 1
step for|0 -4 0 0 5 0
steriliser|0 1 0 0 0 0
steuererklarung|-1 -2 0 0 0 3
steward|-3 3 0 0 -1 1
sticker|-2 2 -3 -1 -1 4
sticker is|0 -3 0 0 0 3
still|6 35 -7 4 -3 -36
still 0|-1 2 -1 0 0 0
still at|0 1 0 0 0 0
still get|0 3 0 0 -1 -1
still has|0 2 0 0 0 -1
still have|-3 6 0 0 0 -3
still missing|9 -6 0 -1 0 -1
still need|-3 2 0 0 1 0
still needs|3 -1 0 -1 0 0
still no|0 1 0 0 0 0
still on|-2 3 0 0 0 -1
still open|0 1 -1 0 0 0
still to|5 -3 -1 0 0 -1
still waiting|-1 1 0 0 0 0
stinks|-3 6 0 -3 -1 1
stock|3 10 -3 -2 -2 -7
stock at|0 4 0 0 0 -4
stock count|0 5 0 0 0 -4
stolen|6 -1 0 0 0 -5
stollen|2 1 -1 0 0 -3
stone|0 5 -1 0 0 -3
stood|-1 -2 0 0 0 4
stop|9 -8 -3 -1 -2 5
stop the|10 -6 -1 -1 -1 -2
stopped|-8 15 -1 -1 -1 -5
stopped again|-1 11 0 0 0 -10
stopped at|-2 5 0 0 0 -3
stops|-2 4 0 -1 0 0
storage|-2 3 -1 0 0 0
store|-2 4 0 -1 -1 0
storm|5 -5 1 -2 0 1
storm last|4 -4 0 0 0 0
stove|-5 5 10 0 -1 -9
straight|-3 -10 -1 6 -1 8
straight away|-1 -5 0 6 -1 1
street|4 -10 -3 -3 -3 15
stress|-5 3 2 1 0 -1
strike|-4 3 0 5 -1 -2
strings|-2 3 0 0 0 -1
strong|2 -2 0 0 0 1
stuck|-7 3 -4 -1 -1 10
stuck at|3 0 0 0 0 -2
stuck the|0 1 0 0 0 0
student|0 -1 -1 0 -1 3
students|-2 1 0 0 0 2
studio|1 2 -1 -1 0 -2
stuff|-2 -2 -7 11 0 0
su|-3 -6 0 -1 -1 10
sub|-1 -1 0 -1 2 1
sub item|0 -1 0 -1 2 0
submission|-1 -1 3 0 0 -1
submitted|0 -1 0 0 0 1
subscribers|-4 -3 0 0 0 8
subsidy|0 0 1 1 0 0
substitute|0 2 0 0 0 -1
subtask|-1 -4 0 0 8 -3
subtask for|-1 -3 0 0 7 -2
subtitles|-1 4 0 0 0 -2
subvention|-1 3 -1 1 -2 -1
success|0 1 0 0 -1 0
suelo|-2 -6 0 0 0 9
summer|-4 5 3 0 -2 -3
summer camp|1 -3 2 -1 0 2
summer party|0 -2 0 0 0 2
sums|-1 -2 0 2 -1 3
sun|-2 2 0 0 0 1
sunday|-3 1 7 -1 -3 0
sunday between|0 2 0 0 0 -1
sunday night|4 5 -3 0 0 -7
sundays|-2 4 -1 0 0 -1
sundays at|0 4 0 0 0 -4
supplier|-2 9 0 -3 2 -5
supplier has|0 7 -1 0 0 -6
supplier is|1 0 0 0 0 -1
supplier says|0 1 0 0 0 -1
support|-1 3 0 0 0 -1
sur|3 -5 -1 -1 -1 5
sure|-4 10 -1 -1 0 -5
surgery|-1 -5 -1 6 -1 2
surgery 0|-1 -5 -1 6 -1 1
survey|6 -2 -2 0 0 -2
surveyor|-1 10 -1 -1 0 -7
swap|-2 3 -1 0 0 0
swapped|-4 -6 -1 -1 -2 13
swapped in|0 6 0 0 0 -5
swapped sunday|0 2 0 0 0 -1
swapped the|-3 -7 0 0 0 12
swarm|-3 -5 3 4 -1 2
sweep|-1 6 1 -2 -2 -2
sweep the|-1 6 0 -2 -1 -1
swept|-1 -7 0 0 0 8
swim|-1 3 0 0 0 -2
swimming|-2 -5 3 -1 -1 7
swings|-2 -3 -2 4 0 3
switch|-1 2 0 0 1 -1
switched|-3 3 -5 0 0 5
switched off|-1 7 -5 0 0 -1
switched the|-1 -3 0 0 0 4
system|-3 5 -1 -1 -1 1
table|-6 2 -3 4 3 0
table for|-3 -1 -3 -1 0 7
tableau|-4 -3 -1 0 0 9
tables|2 -2 0 -1 3 -2
tables 0|0 -4 0 0 0 5
tablet|-1 7 0 0 -2 -4
tablets|-3 4 -1 0 0 0
tag|2 1 0 -1 0 -2
tags|0 1 0 0 0 -1
tail|0 1 0 -1 0 0
take|8 1 -2 3 8 -18
take 0|-1 5 -2 -1 -1 -1
take it|-1 6 0 -1 0 -4
take over|0 3 -2 0 0 0
take place|12 -11 0 0 0 0
take that|-1 6 -3 -2 0 -1
take the|-3 1 6 -2 -2 0
take two|0 -1 0 -1 5 -3
taken|12 -9 0 -2 -2 0
taken the|8 -2 0 -1 -1 -4
takes|0 15 2 -4 -2 -11
takes 0|-1 5 -2 -1 -1 -1
takes about|3 1 0 0 0 -4
takes the|5 -6 7 -2 -1 -3
taking|8 5 0 -3 -1 -9
taking the|4 -1 0 0 0 -2
talk|-3 9 -4 -2 0 0
talk to|0 -1 0 0 0 2
talked|-3 -1 2 -1 -1 3
talked to|-1 -2 3 0 0 1
talking|2 0 0 0 0 -1
talking to|2 0 0 0 0 -1
talks|-2 -9 0 0 0 11
tambien|-11 -10 -3 -2 37 -11
tambien el|-2 -10 -1 -1 16 -3
tan|0 2 0 0 0 -2
tank|-2 3 -5 1 -2 5
tank 0|3 1 -1 -1 0 -2
tap|0 -10 0 -1 -1 12
tap in|0 0 0 0 0 1
tape|-1 3 -1 -2 3 -2
target|0 -1 0 0 0 2
task|-5 -3 -1 0 11 -1
taste|-2 10 0 -1 0 -6
tastes|0 -4 1 0 0 3
tastes like|0 -4 1 0 0 3
tasting|0 3 2 0 0 -4
tax|-2 2 5 2 -2 -5
tax folder|0 6 -1 -1 -1 -4
tax office|0 -2 5 1 -2 -2
tax return|0 -2 1 1 0 0
tb|1 -1 -1 0 0 1
tea|0 1 0 0 -1 0
teacher|-7 11 0 -3 1 -2
team|4 -4 7 0 -2 -4
team has|-5 5 0 0 0 0
teams|-4 0 0 9 0 -4
tears|-4 7 0 0 0 -2
technician|20 -11 1 -3 -2 -6
technician is|3 -1 0 0 0 -2
technician says|1 0 0 0 0 -1
tecnico|-2 0 4 0 0 -2
tell|-5 15 -9 -2 5 -4
tell the|-2 -1 1 -1 5 -2
tell you|-2 4 -1 0 0 -1
tells|0 3 0 -1 -1 -1
tells me|0 3 0 -1 -1 -1
temp|-2 0 0 0 0 3
temperature|-1 8 -1 -1 1 -7
ten|-3 0 10 -6 -2 0
ten days|4 -5 3 -1 0 -2
ten minutes|-1 5 0 0 -1 -3
tenancy|2 2 0 -2 0 -2
tenancy agreement|1 -3 2 0 0 -1
tenant|-1 8 1 -1 -1 -6
tenant in|0 0 2 0 0 -2
tenants|3 0 0 0 0 -3
tender|-1 -1 6 0 0 -2
tenemos|4 -2 0 0 -1 0
tengo|-3 0 0 0 -1 5
tennis|-1 0 0 0 0 2
tent|-3 -1 -3 3 -1 6
tents|-2 -2 1 0 -1 4
term|-3 -7 11 0 0 0
termin|-1 -3 4 1 0 -2
termin beim|0 -2 4 0 0 -1
terminated|0 -1 0 0 0 1
terms|3 6 0 -2 0 -7
terrace|3 -7 11 -3 -1 -4
terraza|4 -6 -1 0 -1 5
test|-2 -1 1 0 4 -1
test the|-2 -1 0 -2 7 -3
tested|-2 -1 0 -1 2 3
tested on|0 -1 0 0 0 1
tested with|-2 -2 0 -1 2 2
testing|3 -2 0 0 0 -1
tests|13 -8 -3 -1 1 -2
text|-2 5 -1 0 0 -1
text for|0 4 0 0 0 -4
texts|-1 -2 0 0 4 -1
than|-2 3 16 1 -5 -12
than last|0 3 -2 0 0 -1
than planned|-2 -3 9 -2 -1 -1
than the|-1 -3 0 9 -1 -3
than we|0 -3 3 0 0 0
thank|3 -4 -2 -1 3 1
thank you|2 0 0 0 4 -5
thanks|-8 -10 8 5 -1 6
thanks for|-4 3 3 3 -2 -2
thanks to|0 0 0 0 0 1
thanksgiving|0 6 -1 0 0 -6
that|-14 8 -7 2 12 -1
that customer|3 -3 0 -1 -1 1
that date|1 0 -1 -1 0 0
that day|0 5 -3 -1 0 -1
that important|-1 -1 0 2 0 0
that in|0 1 0 0 0 -1
that into|0 6 -2 -2 0 -1
that makes|0 5 0 -1 -1 -3
that ok|0 1 0 0 0 -1
that one|0 -4 3 0 0 1
that our|-1 3 -1 -1 0 0
that the|-3 1 2 -1 2 0
that to|0 1 0 0 0 0
that under|0 -1 0 0 2 0
that was|-1 -3 0 0 -1 5
that we|-1 2 0 0 0 -2
that's|-6 -10 0 0 -1 16
that's settled|-1 -3 0 0 0 4
thats|0 -6 0 -2 -1 9
the|-1 9 -9 -7 3 4
the 0|0 -12 -7 6 -1 14
the 0nd|-2 4 5 -1 0 -5
the 0rd|-2 6 5 -1 -1 -7
the 0st|-4 -9 19 -1 3 -7
the 0th|-12 -4 23 -3 -4 -1
the accident|0 3 0 -1 -1 -1
the account|-3 7 -1 -1 -1 -3
the ad|0 0 -1 0 0 1
the address|-2 -2 0 0 0 4
the agency|7 -3 -1 -1 -1 0
the agenda|0 3 0 0 1 -4
the agm|-2 6 -1 1 0 -4
the air|0 3 0 0 0 -3
the alarm|-2 5 -1 -1 -1 0
the allergen|-1 -2 0 0 0 3
the api|0 0 0 1 0 0
the application|-1 0 0 0 0 1
the architect|-1 0 0 0 0 1
the archive|3 0 0 0 0 -2
the attic|2 3 0 0 0 -4
the audit|0 2 -4 6 -1 -3
the auditors|0 -2 3 0 0 0
the baby|-6 -2 5 5 0 -2
the back|2 -8 0 3 0 3
the backup|0 -1 3 5 -2 -5
the badges|-2 7 -1 -2 -1 -2
the bakery|0 -6 -3 -1 0 10
the balcony|-3 5 0 3 0 -5
the band|-3 -3 0 0 5 1
the bank|-3 -7 10 -2 -1 2
the barn|-2 4 -1 0 -1 1
the basement|-1 0 0 -1 1 1
the bathroom|-1 -3 0 -1 0 5
the battery|-1 1 0 0 0 0
the bell|0 0 0 -1 0 2
the big|-2 -1 -1 1 -2 4
the bike|-1 -3 -3 3 -3 6
the bill|6 -6 0 2 -1 -1
the birth|0 2 0 0 0 -1
the blue|-3 0 -1 -1 -1 6
the board|-3 1 -3 -1 -1 6
the boat|-2 3 3 4 -1 -7
the boathouse|1 3 0 0 0 -4
the boiler|-3 -3 8 0 -2 0
the books|-1 4 -1 -1 -1 0
the bottom|-3 4 -1 10 -2 -8
the box|-1 5 0 0 0 -4
the boxes|-1 2 0 0 -1 1
the branch|-2 -2 0 0 0 5
the bride|-1 0 -1 0 0 3
the bridge|-1 1 0 0 0 0
the brochure|-2 -1 0 7 0 -4
the broken|-1 -8 0 0 0 9
the bucket|-1 6 0 0 0 -5
the budget|0 1 0 0 -1 0
the building|0 -1 0 0 0 2
the bus|-1 2 0 -1 1 -1
the cabin|0 -2 0 -1 0 3
the cable|-1 -4 0 0 2 3
the cables|-2 8 0 -3 -2 -2
the cake|-6 -2 -1 -1 -1 10
the calendar|1 -3 0 0 0 3
the calf|3 -6 0 7 0 -3
the call|2 -5 5 0 0 -1
the camera|0 -1 1 0 1 -1
the car|-2 0 -1 -1 0 4
the card|-8 2 0 1 0 5
the cards|-1 0 0 0 0 1
the caretaker|-1 4 0 0 0 -2
the cat|0 -3 0 0 -1 6
the catalogue|8 1 -1 0 -1 -7
the caterer|-1 -1 0 0 0 2
the ceiling|4 -5 0 1 0 1
the cellar|1 5 -1 -1 2 -6
the cent|0 -3 0 0 0 4
the certificate|0 3 0 -1 1 -3
the chairs|0 2 4 -3 -1 -3
the chamber|0 0 0 0 1 0
the chapel|0 -3 0 0 0 4
the chimney|-4 9 0 0 0 -4
the choir|3 -3 3 -1 -3 1
the church|-2 5 -2 0 0 -1
the city|2 0 -1 -1 1 -2
the claim|1 -2 0 0 0 2
the class|-1 -3 0 0 0 4
the cleaning|-1 -1 0 0 3 0
the client|3 1 0 0 0 -3
the clinic|0 -3 1 -2 0 3
the clocks|0 -3 5 -1 -1 0
the club|-1 -4 0 0 0 6
the coach|-1 1 -1 0 -1 2
the code|0 5 0 -1 0 -3
the coffee|0 0 0 0 0 1
the cold|0 1 0 -1 0 0
the compressor|1 -1 0 0 0 1
the concert|-1 -1 2 0 1 -1
the confirmation|-2 -1 0 0 0 3
the consent|-1 1 0 0 0 0
the consulate|0 1 0 -1 0 0
the contact|-2 2 0 -1 0 1
the container|0 -1 0 0 0 2
the contract|-1 -2 3 0 0 1
the copy|0 -2 0 0 0 2
the corner|0 1 0 0 0 0
the corridor|0 0 0 -1 2 0
the costumes|-1 0 2 0 0 0
the council|-1 1 0 0 0 1
the counter|-2 4 0 0 0 -2
the courier|0 2 0 0 0 -2
the court|1 1 1 0 -1 -1
the cover|4 -5 0 -1 -1 3
the crack|-1 -3 0 0 0 4
the crane|2 3 -1 -2 -1 -2
the cupboard|-2 -3 0 0 0 6
the curtains|-1 -3 0 4 1 -1
the customer|-2 1 1 -1 0 0
the dark|0 7 0 1 0 -7
the data|0 0 0 2 0 -2
the database|1 1 -1 -1 0 -1
the date|-2 8 0 -1 -1 -5
the day|-1 5 -3 0 0 -1
the deadline|0 -1 3 0 0 -1
the dentist|0 -1 0 0 0 1
the deposit|1 3 -1 0 0 -2
the depot|-2 -2 0 0 0 4
the desk|-2 2 -1 -2 0 3
the dinosaur|-3 1 0 0 0 3
the dog|-2 -6 -1 0 1 8
the door|-2 -7 -2 2 2 8
the drain|-5 5 0 -1 0 2
the drawer|-2 3 0 0 0 -1
the drawing|-2 3 2 0 0 -2
the drawings|0 1 0 0 -2 1
the dress|0 -4 0 -1 5 -1
the drill|-1 8 0 0 -1 -5
the drive|-1 -4 0 0 0 5
the driver|0 1 0 0 0 0
the drone|-1 -1 0 0 0 2
the electrician|8 -5 0 -1 0 -2
the embassy|0 6 0 0 0 -6
the emergency|-5 -5 -1 -2 8 5
the end|-1 -3 3 1 0 0
the engineer|0 2 1 0 0 -3
the evening|0 1 0 0 0 0
the exam|3 1 2 -1 -1 -5
the extension|-3 -1 0 0 4 0
the factory|1 0 0 0 0 -1
the fair|-2 8 0 1 0 -6
the fan|-2 2 0 0 0 0
the federation|-3 2 -1 4 0 -2
the fence|-3 -5 0 9 -1 -1
the ferry|-1 -1 2 0 1 -1
the festival|-1 3 1 -1 0 -2
the file|4 -3 0 -1 0 1
the files|5 -4 0 0 0 -1
the final|-2 3 0 0 0 0
the fine|1 1 0 0 0 -1
the fire|5 0 -3 -1 0 -2
the first|4 4 2 -12 -1 4
the fish|3 5 0 0 0 -7
the fitter|-2 4 -2 0 0 0
the five|4 -4 0 0 0 1
the flat|-2 -5 -1 3 -1 6
the floor|-1 12 -1 0 -3 -6
the flowers|2 -2 1 0 -1 0
the flu|5 3 -2 0 0 -5
the flyers|0 -4 3 0 0 2
the folder|-3 -2 0 -1 -1 8
the font|-1 -1 0 0 -1 2
the food|-1 -3 0 0 0 4
the forklift|0 1 -1 0 4 -3
the form|5 -3 0 -1 0 -1
the forms|-1 -1 0 0 0 2
the frame|4 1 0 0 0 -4
the freezer|1 -1 0 -1 1 1
the fridge|-2 -3 2 2 -2 3
the front|4 2 -2 0 0 -3
the frost|-4 -2 7 -3 -1 3
the fuse|1 5 0 0 0 -6
the garage|0 -3 3 -1 3 -2
the garden|8 1 -2 -1 -1 -5
the gas|0 0 0 0 0 2
the gate|-1 -1 0 0 0 3
the glass|0 -1 0 0 0 1
the glaze|-1 0 0 0 0 1
the glazier|0 9 0 -3 -3 -3
the go|1 -4 5 0 0 -1
the grant|0 -1 0 -1 0 3
the green|0 1 0 0 0 -1
the greenhouse|3 -1 -3 0 0 2
the ground|-1 1 -1 -1 -1 3
the guest|1 1 -1 -1 -1 1
the guests|0 -2 0 0 0 2
the guide|0 0 0 0 1 -2
the gutter|-1 2 0 -1 3 -2
the gutters|-2 9 -1 -2 -4 0
the guy|0 -1 1 0 0 -1
the gym|9 -3 -7 0 -1 2
the hall|7 -6 1 0 1 -3
the handover|-1 2 7 -1 -2 -4
the harvest|0 0 1 0 0 0
the hay|-1 1 0 0 -1 1
the head|0 2 0 0 0 -2
the health|-1 -5 6 -1 0 1
the hearing|-2 -2 3 2 -2 1
the heat|0 8 0 0 0 -8
the heater|-2 -2 0 0 0 5
the heating|3 1 0 0 -1 -2
the hedge|-2 -1 1 0 0 2
the hole|-1 -4 0 0 0 6
the holiday|0 0 0 0 -1 2
the holidays|-4 -5 8 3 -1 -2
the hotel|-2 -4 0 -1 0 6
the hour|-2 -10 -2 0 0 14
the house|4 -6 -1 0 -1 4
the hygiene|-1 3 0 -1 1 -3
the idea|8 -5 0 0 -1 -2
the injunction|-2 -7 -1 -1 6 5
the inspection|0 3 0 0 0 -3
the inspector|0 0 -3 0 3 0
the insurance|-2 -7 -1 -2 7 3
the insurer|-1 -7 2 0 5 0
the inventory|4 -3 0 -1 1 -1
the invitations|0 2 -1 0 0 -1
the invoice|-2 -3 -1 -1 2 4
the job|-1 6 -1 -1 -1 -3
the jubilee|-2 3 0 0 -2 1
the judge|-3 5 3 -1 -1 -3
the key|-4 3 4 -1 -1 -1
the keys|-3 2 0 0 0 2
the kids|-5 5 -3 3 -2 1
the kids'|1 0 -1 0 0 0
the kindergarten|-3 -2 0 0 -1 7
the kitchen|4 -2 2 -2 0 -2
the klee|3 -2 -1 0 0 0
the lab|0 -1 -2 1 3 -1
the label|-1 11 -1 0 -1 -8
the ladder|-1 6 0 0 0 -5
the lady|1 1 0 0 0 -2
the lamp|-3 6 0 0 0 -3
the landlord|0 -3 0 0 -1 4
the laptop|0 1 0 0 0 0
the last|6 -9 5 -3 -1 2
the late|-2 -1 0 -1 0 4
the latest|-2 -6 11 0 0 -3
the lawn|1 -2 0 3 0 -1
the leak|-1 2 0 0 0 -1
the leaves|-1 -5 0 0 0 7
the left|-5 15 0 -2 -1 -8
the letter|-1 2 -3 9 -1 -6
the library|-1 -4 -4 -1 -1 10
the licence|-2 -2 0 0 0 5
the lift|1 1 -1 -1 1 -1
the lights|0 3 -3 3 -1 -1
the lindner|1 1 7 0 -1 -8
the lines|-2 -3 0 0 0 5
the list|2 -11 -1 9 7 -5
the little|-1 -1 4 3 0 -5
the load|0 6 0 -1 1 -6
the lobby|0 1 0 0 0 -1
the lock|10 -6 0 0 3 -6
the loft|7 1 -1 0 0 -6
the login|3 1 0 -2 0 -3
the logo|1 6 0 0 0 -7
the lost|-1 -5 0 6 -2 2
the machine|5 3 -1 -1 0 -5
the mail|-1 -3 -3 -1 3 6
the mailbox|-1 -1 0 0 0 3
the main|0 1 0 0 0 0
the man|-1 -2 0 -1 -1 4
the manual|-1 2 0 0 2 -2
the market|-2 5 0 0 -1 -2
the mayor|-2 -6 0 0 4 6
the meeting|-3 3 -2 3 -1 -1
the members|0 -2 0 0 0 3
the menu|-4 0 0 0 1 4
the meter|-1 -2 0 0 0 4
the mill|4 0 -1 0 0 -2
the minister|-2 -2 -1 2 -1 5
the ministry|0 3 0 -1 -2 0
the minutes|-3 1 -1 0 0 1
the missing|-5 -14 0 -1 3 18
the mixer|-2 3 0 -1 0 1
the mobile|-1 -1 0 0 0 2
the model|-1 -9 0 -1 0 11
the moment|17 -7 0 -1 -1 -8
the money|3 -3 -2 -1 -1 3
the month|1 0 0 0 0 0
the most|0 -2 0 3 0 0
the mould|-1 1 -1 -1 -1 3
the move|-4 -2 -1 0 7 0
the mural|7 3 0 0 0 -9
the museum|-1 -2 0 0 -1 4
the music|-1 2 0 -1 -1 1
the neighbour|-1 -1 0 0 0 1
the neighbours|-1 -1 0 0 3 -1
the new|2 6 -1 3 -1 -8
the night|-4 6 -3 0 6 -4
the north|3 0 -1 0 0 -1
the notary|-1 -2 0 0 0 3
the number|0 -1 0 0 0 2
the nursery|-1 0 0 -2 0 3
the obituary|-1 -3 1 0 4 -1
the offer|-1 -3 0 0 1 4
the office|7 -1 -1 2 -2 -6
the old|-4 9 3 -2 4 -10
the one|1 5 -1 0 0 -4
the online|0 5 0 0 0 -5
the open|0 -6 1 0 0 5
the orchard|0 8 0 0 0 -7
the order|8 0 -4 -1 -1 -2
the other|9 -2 -4 3 -2 -4
the others|-2 2 -1 4 -3 -1
the oven|9 -3 -1 -1 2 -5
the overtime|0 -1 0 0 2 -1
the owner|-1 7 0 0 0 -6
the paint|-2 8 0 0 0 -4
the painter|4 0 -1 0 0 -3
the paper|-2 3 0 0 0 -1
the papers|0 -2 0 0 0 3
the parents|-1 -3 0 4 -1 2
the parish|0 1 0 0 0 -1
the parking|1 -3 0 0 0 3
the parts|1 2 0 0 -1 -1
the party|0 -2 -1 4 0 -1
the passport|8 -4 0 -1 -1 -2
the passports|1 0 0 0 0 -1
the password|0 3 0 -1 -1 -2
the payment|2 2 0 1 0 -4
the payroll|-2 1 0 0 0 2
the permit|-1 3 -3 0 0 1
the phone|3 -1 -1 -1 -1 2
the photo|-2 -4 0 4 2 0
the photographer|-1 1 2 -1 0 -1
the photos|1 -1 0 0 0 0
the piano|0 -5 2 0 -1 4
the pile|0 0 0 1 0 0
the pipe|-2 6 0 0 -1 -3
the pitch|-1 -3 0 0 0 4
the plan|-1 -7 -1 5 5 -1
the plants|3 -4 -1 -1 0 3
the playground|3 -2 0 1 0 -1
the plumber|-1 -1 1 -1 0 2
the polish|0 0 -1 0 1 0
the port|1 0 0 0 0 0
the portal|0 -2 0 0 0 2
the post|2 -1 -1 0 0 0
the poster|-1 3 0 0 0 -2
the pothole|0 5 0 -1 0 -3
the press|-1 -8 0 4 0 5
the pressure|-1 6 0 0 0 -4
the price|-1 12 -1 1 -3 -8
the print|1 -2 0 0 0 1
the printer|-2 9 -1 0 -1 -5
the printers|0 3 0 0 0 -2
the projector|0 3 0 0 0 -2
the protocol|-1 1 0 2 0 -1
the publisher|-1 -1 0 0 0 3
the pump|-2 1 0 0 1 1
the queue|7 1 -1 4 -1 -10
the quiz|-1 2 0 0 -2 1
the quote|-1 1 0 0 0 0
the rack|0 0 0 0 0 1
the radio|-2 1 -2 0 0 3
the raffle|2 -1 0 0 0 -1
the rain|-3 -6 4 0 -1 5
the receipt|-2 0 0 0 -1 3
the receipts|-1 -2 0 0 4 -1
the recipe|-3 9 0 2 -2 -6
the recycling|-2 -5 0 0 0 7
the red|-2 0 0 -1 0 4
the referee|-1 -3 -1 0 0 5
the register|0 2 0 0 1 -2
the registry|-1 -2 5 0 0 -1
the reminder|4 0 -2 -3 0 1
the reminders|0 -3 0 0 -1 5
the remote|0 0 0 0 0 1
the rent|-1 -1 0 0 0 2
the rental|-1 -3 0 0 0 4
the repair|0 7 -1 -2 -1 -3
the report|-3 -1 1 0 0 2
the request|8 0 -1 0 -1 -6
the rest|9 -3 -7 4 -1 -2
the return|-1 2 0 0 3 -3
the review|-6 -6 1 -1 0 12
the right|-7 0 0 -3 -1 13
the road|-2 -5 0 4 0 3
the roman|3 0 0 -1 0 -2
the roof|-4 -2 0 3 1 2
the room|0 2 -1 0 0 -1
the rooms|-1 -1 0 0 0 2
the rope|-1 1 0 0 0 0
the rota|-3 9 -1 0 -1 -5
the safety|0 1 1 0 -1 -1
the salon|-1 -7 0 0 2 6
the same|2 11 0 -2 1 -11
the samples|1 -1 4 0 0 -3
the scaffolding|-1 -1 2 0 0 0
the scale|0 3 0 0 -1 -1
the school|-3 1 0 0 0 3
the scouts|0 0 0 0 0 1
the search|0 1 0 0 0 -1
the seating|1 7 -1 0 0 -6
the second|-4 -2 5 -2 -3 7
the server|-2 1 -1 -1 0 3
the service|0 5 0 0 0 -4
the shared|-1 2 0 -1 0 -1
the sheep|-2 4 0 -1 -1 1
the sheet|0 -1 1 0 0 1
the shelf|2 -1 -1 1 0 0
the shift|0 0 0 0 0 1
the shop|3 5 -2 -1 -1 -4
the shower|4 -2 -1 0 3 -3
the side|-1 -1 0 0 2 -1
the sign|-1 -1 0 -1 -1 4
the signed|0 1 1 0 0 -2
the sink|4 0 0 -1 -1 -2
the site|0 7 0 0 0 -7
the slip|-2 2 0 0 0 1
the slot|-1 0 1 0 0 0
the small|-5 7 0 -1 1 -2
the smell|0 -3 0 0 0 3
the smoke|-1 -5 -1 0 8 0
the snow|0 -1 2 0 0 -1
the sofa|0 -1 0 0 0 1
the software|1 -1 -1 -1 0 1
the soil|0 4 0 0 -2 -1
the spare|-1 -2 0 0 1 1
the sports|-2 0 0 4 -1 -3
the spreadsheet|0 2 0 0 -1 0
the staff|-1 -1 2 0 0 0
the stage|1 -5 1 0 0 3
the stairs|-3 -2 0 -1 0 6
the stamp|0 9 0 0 0 -8
the stand|-1 6 1 -1 0 -5
the station|1 2 -2 0 0 0
the steriliser|0 1 0 0 0 0
the stock|0 5 0 0 0 -4
the storage|-2 3 0 0 0 0
the storm|1 -3 1 -2 0 4
the street|5 1 -2 -2 -1 -1
the summer|3 -4 1 -2 1 1
the supplier|-2 -2 -1 -2 2 4
the swarm|-2 -3 2 -1 0 3
the system|-2 -1 0 0 0 3
the table|-2 1 0 6 0 -5
the tank|-1 17 0 0 0 -16
the tap|5 -2 0 0 -1 -1
the tax|-1 2 4 2 -2 -4
the team|5 1 -1 -1 -1 -4
the technician|1 -2 1 0 0 1
the tenancy|1 -3 2 0 0 -1
the tenant|-2 0 2 0 -1 1
the tender|-1 -5 7 0 0 0
the tent|1 4 0 0 -1 -4
the terrace|5 -1 0 0 0 -4
the test|-1 1 0 0 -1 0
the theatre|-1 2 0 0 -1 -1
the thing|0 2 0 2 -2 -2
the third|-4 7 -1 1 -1 -2
the three|4 -2 -4 -2 0 4
the tickets|-1 2 -1 0 0 0
the tiles|0 6 -1 0 0 -5
the till|-1 4 -4 -2 -1 3
the time|2 2 0 0 -1 -3
the top|-1 1 0 3 -2 -1
the town|0 3 0 0 -2 -1
the tractor|-1 -2 0 0 -2 6
the train|-1 -1 0 0 2 0
the training|0 5 0 0 1 -4
the translation|5 -8 6 0 -1 -2
the translator|3 -1 2 0 0 -3
the trip|3 -1 -1 0 0 -1
the trophies|0 0 0 0 1 0
the truck|-2 2 0 0 0 0
the twins|0 -3 -1 -1 2 2
the two|-5 4 0 -1 -1 2
the tyres|0 6 2 -1 -2 -5
the update|-1 5 0 0 -1 -2
the upholsterer|0 -2 5 -1 0 -3
the vaccine|3 2 0 0 0 -5
the vaccines|-1 2 0 0 0 -1
the valley|8 -4 0 0 0 -3
the valve|-2 2 0 0 0 1
the van|-1 -3 0 6 -1 -1
the vat|-1 1 0 0 0 -1
the vault|6 -1 0 0 0 -5
the vegetable|-1 -1 0 0 -1 4
the vendor|0 -1 0 0 0 1
the very|-1 -4 3 5 -1 -2
the vestry|0 -1 0 0 0 1
the vet|-1 -2 0 2 -1 1
the video|0 4 1 -1 0 -4
the visa|-1 -1 -1 4 0 -1
the volunteers|-1 -2 0 0 1 3
the waist|3 1 0 -1 -1 -2
the waiting|-3 2 0 -1 -1 3
the wall|-3 3 -4 0 6 -1
the walls|3 -5 0 0 0 2
the ward|-1 -8 0 8 0 1
the warehouse|-1 0 0 0 0 1
the warranty|-1 1 -2 0 0 2
the washer|-1 -2 -1 0 0 4
the water|-3 3 -2 -1 -1 4
the way|4 11 -1 -1 -1 -11
the website|-2 -7 -1 0 0 9
the wedding|-1 -7 0 0 4 5
the week|-1 -3 0 5 -1 0
the weekend|-3 8 -6 3 -2 0
the welcome|0 1 0 0 0 0
the well|0 0 0 0 -1 2
the wet|0 1 0 1 0 -1
the whole|-1 -3 -1 2 -1 4
the window|-1 4 0 0 -1 -2
the windows|2 1 -1 0 -1 0
the workshop|13 -4 0 0 0 -8
the wrong|-4 14 -1 0 -1 -8
the x|-1 3 -2 -2 0 2
the yard|-3 10 0 -2 -2 -3
the year|0 -1 0 0 0 1
the youth|-1 1 0 0 -1 1
theatre|-5 -1 1 0 -2 7
their|3 -2 -2 -1 0 1
their 0|0 -1 0 0 0 2
their new|-1 0 0 0 0 1
theirs|4 1 0 0 0 -5
them|-7 -3 2 -5 3 11
them 0|0 1 0 0 0 0
them back|0 -1 0 0 0 1
them in|-2 0 0 0 -2 4
them the|-1 -3 0 0 7 -3
them to|-3 0 0 0 1 2
theme|0 0 0 2 0 -2
then|-8 14 14 -4 3 -19
then i|0 2 2 0 0 -3
then the|0 2 0 0 0 -2
there|3 4 -3 -2 4 -7
there a|-1 3 0 0 0 -1
there are|-3 2 -1 1 0 1
there at|0 2 0 0 0 -2
there before|2 0 -1 0 0 0
there by|0 -2 2 0 0 0
there is|-2 10 0 0 0 -7
there on|0 -2 0 0 0 2
there's|-5 -2 -1 18 0 -9
there's a|-1 0 0 -1 -1 3
there's no|-1 3 0 0 0 -3
theres|-2 -1 0 0 5 -2
thesis|0 -2 5 0 0 -2
they|-7 11 0 -8 0 4
they accepted|-1 -2 0 0 0 4
they are|0 -5 0 0 2 4
they can|-1 -2 0 -1 -1 4
they come|0 3 -2 0 0 -1
they confirmed|-5 -4 -1 0 -1 11
they gave|0 0 0 0 0 1
they get|2 0 0 0 0 -1
they give|-1 0 1 0 0 0
they had|2 3 -1 0 0 -4
they hang|1 -1 0 0 0 -1
they have|7 -3 6 -1 -2 -7
they need|3 -1 0 0 -1 -2
they offer|0 2 0 0 0 -2
they only|-2 6 -1 -1 0 -2
they pay|-1 -3 -1 -1 5 0
they say|-1 13 -6 0 0 -6
they sent|-2 8 0 0 0 -6
they start|-2 -1 0 0 0 4
they take|1 2 -1 -1 -2 -1
they want|0 -4 9 -1 4 -8
they were|-2 2 4 0 -1 -2
they won't|-3 6 0 0 0 -1
they would|0 2 0 0 -1 -1
they'd|0 -1 3 -1 0 -1
they'll|1 7 -4 0 0 -3
they're|0 1 -4 4 -2 2
they've|-1 0 -1 -1 -1 4
thing|0 -2 -1 3 6 -6
thing can|0 0 1 -1 0 0
thing for|0 -6 0 -2 6 2
thing in|0 1 0 0 0 -1
thing is|-1 -1 0 2 0 0
thing with|1 0 0 2 -2 -2
things|0 2 0 -1 0 0
think|-2 10 -1 -1 0 -6
think about|0 3 -1 -1 -1 -1
thinking|0 3 0 -1 0 -1
thinks|-7 20 -2 -1 0 -11
third|5 14 -4 2 -4 -14
third offer|-1 8 0 0 0 -7
third one|0 2 -1 0 0 0
third time|-1 2 0 1 -1 -1
this|4 -3 -11 29 1 -21
this afternoon|3 0 -4 0 0 1
this before|-2 6 0 2 0 -5
this can|-1 -1 0 2 0 0
this first|-1 -1 0 3 0 0
this has|-2 -5 0 8 -1 -1
this is|-3 3 -2 5 0 -3
this month|-1 0 1 0 0 0
this morning|1 -12 -7 -8 -3 30
this needs|-3 0 0 3 0 0
this on|0 4 0 0 0 -4
this one|1 -1 3 9 -2 -11
this time|-1 -1 4 -2 2 0
this up|4 0 -1 2 -1 -4
this week|20 4 -9 -6 -1 -9
this weekend|-1 -3 7 -2 0 -1
this year|7 -7 3 -3 -1 1
those|1 -4 -1 8 0 -4
though|0 -2 1 -1 0 2
thought|0 2 2 -1 0 -2
three|5 -1 -10 2 1 3
three copies|-1 -1 0 0 0 2
three days|-3 5 -1 -1 0 0
three more|3 -1 -1 0 0 0
three of|3 0 0 0 0 -3
three people|1 5 -1 0 0 -5
three quotes|-1 -1 0 0 0 3
three times|-2 1 -1 -1 0 4
three weeks|0 -2 3 0 0 -1
three years|-1 1 0 0 0 0
threw|1 6 0 0 0 -7
through|16 -10 -10 -2 -4 10
through 0|-3 -2 0 0 0 5
through by|6 9 -6 0 0 -9
through the|9 11 -1 -2 -2 -16
through with|3 -3 -1 -1 0 2
throws|-1 3 -2 0 0 0
thursday|-4 -2 21 -3 -2 -9
thursday 0|0 -1 -1 0 0 2
thursday instead|0 0 1 0 0 0
thursday not|0 -6 6 0 0 0
thursday please|-1 -3 6 -2 0 0
thursday so|0 1 0 0 0 -1
thursday the|1 1 -1 0 0 0
tick|-4 -8 -1 -1 -1 15
tick off|-3 -6 0 0 -1 10
ticked|0 -7 0 0 0 7
ticket|9 -11 0 -2 0 3
ticket 0|10 1 1 0 0 -11
tickets|1 2 -1 0 -1 -1
tickets are|-1 0 6 0 0 -5
tide|7 -4 -1 0 0 -2
tide gauge|7 -4 -1 0 0 -2
tiene|-6 5 -1 -2 -2 6
tienen|-2 -2 0 0 0 5
tiers|-3 6 -1 -1 0 -2
tight|-4 -3 -4 -1 -1 14
til|9 2 -1 -3 -1 -7
til monday|1 -3 3 0 0 -2
til the|7 -4 -5 0 0 3
tiles|1 8 -1 0 0 -7
till|6 -5 0 -4 -2 5
till 0|0 2 2 0 0 -4
till after|0 -1 0 2 0 -1
till the|5 0 -2 -1 0 -3
tim|-3 -2 -1 2 0 4
timber|-1 1 -1 -1 0 2
timber yard|-1 1 -1 -1 0 2
time|-10 -1 6 15 -3 -7
time this|0 4 -1 -2 0 -1
time until|0 -1 1 0 0 -1
time with|-3 -5 -1 10 -2 0
times|-2 12 -2 -1 2 -9
timetable|-1 4 0 0 0 -4
tip|-3 -4 0 0 0 7
to|8 -3 6 -9 0 -3
to 0|-2 -6 2 -4 9 1
to a|5 0 -5 -1 -2 3
to add|-1 0 0 0 0 0
to after|-1 -2 4 0 0 0
to all|-4 -4 0 0 0 9
to ask|-1 6 0 0 -2 -2
to be|-13 -1 5 -4 5 8
to ben|0 9 -1 -4 -3 -2
to book|0 0 0 0 3 -2
to call|1 -1 0 0 2 -1
to check|1 2 -1 -4 2 -1
to come|-1 3 -2 4 -3 -1
to dec|0 -1 2 0 0 0
to do|2 -6 -5 0 -1 8
to fetch|5 0 0 0 0 -4
to fill|1 1 0 0 0 -1
to friday|0 -1 1 0 0 0
to get|7 1 2 -1 -3 -6
to go|10 -8 -3 6 2 -6
to hand|0 0 0 0 1 -1
to happen|-2 -2 1 7 -1 -2
to have|-10 3 2 15 2 -11
to hear|-2 2 2 -1 -2 1
to her|-2 -1 -2 0 0 5
to high|-4 6 -2 5 -1 -5
to his|-1 -2 0 0 0 3
to hold|0 3 -2 0 0 -1
to it|-5 -1 -4 -1 5 6
to k|6 0 0 0 -1 -3
to know|0 1 0 0 0 0
to let|0 2 0 0 0 -2
to look|-1 5 -2 -1 1 -2
to low|-2 -2 0 5 0 -1
to may|0 -2 4 0 0 -2
to me|-1 -3 6 -1 1 -2
to mei|1 7 -1 -2 -2 -3
to monday|-1 -2 4 -1 0 0
to move|1 5 -3 0 -2 0
to mrs|-1 -5 -1 0 0 6
to next|-1 -1 2 -1 0 0
to november|0 0 1 0 0 0
to open|0 1 0 -1 0 -1
to order|0 2 0 0 0 -2
to our|0 2 -1 1 -1 -1
to prod|-2 -5 0 0 0 8
to put|-3 10 0 0 0 -7
to ring|10 -5 -1 0 -1 -3
to saturday|0 -5 7 -1 0 -1
to say|5 -4 0 0 0 0
to see|1 -4 5 -1 0 -1
to send|1 0 -1 1 0 -2
to stand|-2 -8 3 0 0 7
to start|-2 3 0 0 0 -1
to sunday|0 1 2 -1 -1 0
to take|-1 2 0 -1 0 1
to talk|0 2 0 -1 0 0
to tell|0 -3 0 0 1 2
to the|-3 -6 3 3 -2 5
to them|-1 -1 3 0 1 -2
to think|0 3 -1 0 0 -2
to this|-1 -5 0 -1 7 0
to thursday|-2 -6 15 -1 -1 -4
to tuesday|-1 -1 4 0 0 -1
to us|-1 0 -1 0 0 3
to use|-2 5 -1 0 -1 -1
to wait|5 -4 0 -1 0 0
to work|-2 -2 0 0 0 4
to write|0 3 0 0 0 -3
to you|3 0 0 0 0 -2
to your|0 -1 0 -1 0 2
today|6 3 -18 1 -2 9
today and|0 0 0 0 2 -2
today please|-2 7 -4 1 -2 -1
today so|-1 4 -3 0 0 0
today's|-1 -5 -1 -1 0 9
todo|-3 -13 -5 -1 -1 22
together|-2 -4 0 -1 5 2
toilet|-4 5 1 -1 -1 0
toilets|-1 -7 -2 -1 7 4
told|-1 -4 -2 -2 -2 10
told him|0 1 0 0 0 -1
told me|0 2 0 0 0 -2
told the|1 -4 0 -1 -1 5
told them|-1 -6 0 0 0 7
tom|2 4 -3 5 -1 -7
tom swapped|0 6 0 0 0 -5
tomasz|1 4 -1 -1 -1 -2
tomasz for|0 5 0 0 -1 -4
tomatoes|0 2 0 0 -1 0
tomorrow|12 1 12 2 -2 -25
tomorrow for|-3 5 -1 0 0 0
tomorrow morning|3 -2 -1 0 0 0
ton|1 6 0 -1 -1 -4
ton memoire|1 6 0 -1 -1 -4
toner|-5 -1 0 0 -1 8
tonight|1 2 -7 18 -2 -13
too|-7 0 -6 -13 51 -25
too expensive|5 0 -1 0 -2 -2
too few|6 -2 0 0 -2 -1
too much|-1 5 0 0 -2 -2
too please|0 -2 0 -1 3 0
too short|-1 7 -1 0 -4 -2
too small|0 6 0 0 -3 -2
too wet|0 3 2 0 -4 -1
took|1 -8 -2 -6 -5 19
took 0|2 -2 0 0 0 0
took all|0 -5 0 0 0 5
took her|0 -1 0 0 0 1
took it|-5 -11 3 -2 -2 15
took the|-2 -4 -1 -1 -1 9
tooth|-1 6 -2 -1 0 -2
tooth 0|-1 6 -2 -1 0 -2
top|-6 -6 3 11 12 -14
top of|-2 -1 0 3 1 -1
top prio|0 0 0 1 0 0
top priority|-1 -1 0 4 0 -2
torn|1 0 1 -1 0 -1
totals|-1 0 0 -1 0 3
toujours|0 7 -1 -1 -3 -4
tour|-2 3 -2 -1 -1 4
tour is|3 2 0 0 0 -5
tours|0 -3 0 0 -1 4
tout|-4 -8 -2 -1 -1 15
toutes|-4 -2 0 0 -1 7
towels|-2 2 -1 0 -1 2
town|0 6 0 -1 -2 -3
town hall|0 5 0 0 -2 -3
tracking|0 3 0 0 0 -2
tracteur|3 -1 -1 -1 -1 1
tractor|-6 5 -2 -1 -2 7
tractor starts|-5 -2 -1 -1 0 10
trademark|2 6 0 -1 0 -7
traffic|0 -1 -1 -1 0 3
traffic plan|0 1 0 -1 0 0
trailer|-2 -1 0 -1 0 4
train|1 -4 -1 7 1 -4
trained|0 -8 -1 0 0 9
trainer|-1 1 2 -2 -1 1
training|1 2 2 -1 0 -4
training to|0 1 1 0 0 -1
transfer|0 -1 0 0 0 1
transferred|-2 -9 -1 -1 -1 14
transferred the|-1 -3 0 0 0 5
translated|3 -3 0 -1 0 1
translation|6 -16 5 -2 8 -2
translator|5 -2 2 -1 -1 -3
transport|-1 -3 0 -1 8 -3
trap|-1 -4 0 0 0 6
travel|-2 7 0 -1 0 -4
treasurer|0 -2 1 0 4 -3
treat|-1 -4 1 17 -4 -8
treat as|0 2 0 3 -2 -4
treat it|0 -3 0 7 -2 -1
treat the|0 0 0 1 0 0
treat this|0 0 0 1 0 0
treatment|-1 -2 0 0 0 4
tree|5 5 -2 -1 0 -7
treehouse|-1 -2 0 2 0 2
trees|4 0 0 -3 -2 1
trench|2 -4 0 1 2 -2
treppenhaus|-1 9 -1 -2 -1 -3
tres|-3 9 -1 1 -1 -5
trial|2 -5 4 -1 -1 1
trial day|0 2 0 0 0 -2
tried|-2 15 -3 -2 -5 -3
tried it|-1 -1 0 -1 -1 4
tried the|-1 1 0 0 0 1
tried to|0 6 0 0 0 -5
trikots|-1 -2 0 0 0 4
trikots sind|-1 -2 0 0 0 4
trim|0 0 0 0 2 -1
trip|11 -1 3 2 -3 -12
trip is|4 2 0 -1 0 -5
trip to|7 -5 -1 0 -2 2
trois|-1 5 -2 -1 -2 2
trop|-2 16 -1 -1 -2 -11
tropft|-7 1 -1 -1 -1 9
trophies|0 0 0 0 1 0
trouble|5 5 0 0 -1 -9
trouve|-3 -2 -1 -1 -2 9
truck|-3 2 4 -2 -1 -1
truck 0|0 2 0 0 0 -1
trucks|0 1 0 0 0 -1
trust|0 -2 3 0 0 0
try|-7 10 0 -1 0 -2
try again|-1 -4 0 0 0 5
trying|9 -1 -4 -1 0 -3
tubes|-1 -2 0 0 0 3
tuesday|-4 -7 16 -4 0 0
tuesday 0|0 -2 -1 0 0 4
tuesday instead|-1 -3 3 0 2 -2
tuesday the|0 -2 4 0 0 -1
tuner|-1 -1 -1 0 -1 4
turkish|1 2 0 0 -2 0
turn|-2 -2 0 -1 0 6
turned|2 -7 -1 -2 -1 8
turned up|-3 -7 0 -1 0 11
turns|-2 -6 0 0 -1 9
turntable|5 1 -1 -2 -1 -3
tuv|7 -4 5 -2 0 -6
twelve|-1 2 0 -1 1 -1
twenty|7 -1 0 0 -1 -4
twice|-12 14 -2 -1 -2 4
twice and|-1 6 0 0 -1 -4
twice nobody|0 5 0 0 0 -4
twins|0 -3 -1 -1 2 2
two|3 10 -6 -1 2 -9
two are|1 7 0 0 0 -8
two days|-1 -4 8 -1 -1 -1
two hours|-2 -8 -3 0 0 13
two more|-5 12 12 -2 -6 -12
two of|2 6 -1 -3 -3 -1
two people|-1 7 -4 -1 0 0
two signatures|0 0 0 0 0 1
two students|-2 1 0 0 0 2
two to|3 -2 0 0 -1 0
two weeks|1 -2 -1 3 -1 0
two years|-1 -2 0 0 0 3
typed|0 -1 0 0 0 2
typing|0 -5 0 0 0 5
typo|-1 2 0 1 0 -2
typo on|-1 0 0 1 0 0
tyre|-2 11 0 0 1 -10
tyres|-4 -3 2 -1 -2 8
tyres on|-1 2 2 0 0 -3
u|-2 -4 0 10 -2 -2
ubergeben|-3 -5 0 -1 -2 10
uberwiesen|0 -4 -2 -1 -1 8
uhr|-1 -3 4 0 0 0
um|-1 -3 1 7 -2 -2
umgetopft|-3 -8 -1 -1 -1 13
umlauts|0 2 0 0 0 -2
un|-4 7 -5 -2 7 -2
una|3 -4 5 -2 6 -8
uncle|0 3 0 0 -1 -2
und|-9 -8 -3 0 2 18
und die|0 1 0 -1 -1 1
under|10 3 -7 -4 3 -4
under 0|-1 3 -1 0 -1 0
under it|0 -1 0 0 2 0
under the|-1 9 -1 -3 3 -8
under way|-3 -3 0 0 0 5
understand|-1 2 0 0 0 -1
une|-9 5 -2 -2 17 -9
unfortunately|5 -2 0 0 0 -2
unfortunately the|5 -2 0 0 0 -2
uniformes|0 -2 -2 -1 -1 5
uniforms|1 -1 0 0 0 0
union|-2 3 0 0 -1 0
unit|6 -1 -1 -1 0 -3
unit is|6 -1 -1 -1 0 -4
uns|1 6 -2 -3 -1 -1
unterschrieben|0 0 0 0 0 1
until|1 -1 1 -4 -4 8
until 0|-3 -9 6 -1 0 7
until after|-1 0 0 1 0 0
until august|-2 -1 6 -2 0 0
until monday|1 6 -6 -1 0 -1
until next|-5 3 0 -2 0 5
until spring|-3 -5 -1 1 0 8
until the|4 1 3 0 -1 -8
until then|1 5 -5 -1 0 0
until thursday|0 -1 1 0 0 0
until we|-1 3 -1 0 -1 0
up|9 2 -10 -3 -4 6
up again|3 1 -1 -1 0 -2
up and|-4 -1 0 0 -1 6
up at|4 -7 0 0 0 3
up by|0 5 -2 0 0 -2
up first|-1 0 0 -2 -1 5
up for|-2 5 -1 0 0 -1
up in|1 9 0 -1 -1 -8
up north|-1 2 0 0 0 -1
up on|1 6 2 0 -2 -6
up please|-1 -5 0 7 -1 0
up the|-5 -7 -2 -1 6 9
up there|-2 -4 0 0 0 6
up to|9 7 -4 0 -2 -11
up when|3 -3 0 -1 -1 2
update|-4 1 -1 7 -2 -2
updated|-1 0 2 0 0 0
upgrade|5 0 2 0 0 -6
upholsterer|0 -2 5 -1 0 -3
uploaded|-3 -4 0 0 0 7
ups|0 -2 0 0 0 3
upside|-1 8 0 -1 0 -6
upside down|-1 8 0 -1 0 -6
upstairs|9 2 -2 0 0 -9
upstairs is|0 -1 0 0 0 1
urgent|-6 -8 -2 27 -1 -10
urgent any|-1 0 -1 2 0 -1
urgent now|0 -1 0 2 0 0
urgent the|0 0 0 2 0 -1
urlaub|-1 10 -1 0 0 -8
us|-3 3 16 -6 -7 -2
us 0|0 0 0 0 0 1
us a|1 1 0 0 0 -2
us have|-1 3 0 0 0 -2
us in|0 -2 -1 0 0 3
us on|-1 0 4 0 -1 -2
us the|-1 -3 -1 -1 -1 6
us to|-1 6 -3 0 0 -1
us two|-2 -2 8 0 -1 -2
use|-4 11 -1 0 -2 -5
use the|-1 6 -1 1 -1 -4
used|9 3 -1 -1 0 -10
used 0|1 1 -1 0 0 0
users|1 -3 0 0 -1 4
usual|-2 5 0 -1 0 -2
v0|2 -3 0 0 0 2
vaccination|-1 -6 4 0 2 1
vaccine|3 2 0 0 0 -5
vaccines|-1 1 0 2 0 -2
vacuum|0 -4 -1 6 0 0
valid|-3 -4 -2 -3 3 11
valley|8 -4 0 0 0 -3
value|-4 2 -1 -1 1 2
values|-1 -1 -1 -2 1 4
valve|4 2 0 0 -1 -5
van|-2 -7 -6 4 -2 12
van passed|-1 -8 -4 0 0 13
vans|0 -2 0 -1 -1 4
vat|-1 1 0 0 0 0
vat return|2 -1 0 0 0 -1
vault|6 -1 0 0 0 -5
vegan|-4 6 0 0 0 -1
vegetable|-1 -3 0 0 -1 6
vegetarian|-1 4 0 0 0 -3
vendor|-2 3 0 0 0 0
venue|-1 1 0 0 -1 2
verified|-1 -2 0 -1 -1 4
verlangert|-5 -12 8 6 -2 7
verlegt|0 -4 5 0 0 -1
verschickt|4 0 0 0 0 -4
verschoben|-1 -1 4 0 0 0
version|4 1 -1 -2 0 -2
version 0|2 -2 -1 0 0 1
version of|1 -1 0 0 1 -1
verteilt|-1 -3 0 0 -1 6
vertrag|-2 2 -2 -3 0 6
vertretung|0 2 0 0 0 -1
very|-6 3 3 9 -1 -8
vessel|2 0 1 0 0 -2
vestry|0 -1 0 0 0 1
vet|1 -1 10 -2 -1 -7
veut|-3 6 7 0 -3 -7
vez|-3 6 1 0 -2 -1
video|-2 -2 -1 -1 9 -2
viene|-2 0 6 0 0 -4
viene el|-1 -4 6 0 0 -1
vier|0 5 -1 -1 -2 -2
viernes|4 -5 5 -1 -1 -3
violin|-1 -2 4 0 0 0
visa|1 -4 1 2 -1 0
visit|-1 -3 4 -1 0 0
visitors|-3 5 -3 0 -2 3
voice|2 4 0 -1 0 -4
voicemail|0 4 -1 0 0 -2
voisin|-1 13 -1 -1 -1 -9
volume|-2 -7 0 -1 8 3
volunteers|0 -5 0 0 0 6
volvo|1 -3 0 0 0 2
vom|-2 11 -3 3 -2 -8
von|4 3 -3 -2 0 -3
vor|1 -5 -3 21 -2 -13
vorher|-2 9 1 -1 -1 -6
vorziehen|-2 -3 -1 13 -4 -3
voted|0 -4 0 0 0 5
voucher|-1 -4 0 -2 0 7
vpn|1 -5 0 0 0 4
w|-1 2 -2 0 -1 1
w 0|-1 3 0 0 0 -3
wages|6 -3 -3 8 0 -7
waist|3 1 0 -1 -1 -2
wait|0 -5 6 12 -3 -10
wait any|0 0 0 1 0 -1
wait for|0 0 1 -1 0 0
wait the|1 3 0 0 0 -4
wait till|0 -1 3 0 0 -1
wait until|-3 -1 6 1 -1 -2
waiting|22 6 -4 -4 -7 -13
waiting for|5 8 -4 -1 -4 -4
waiting list|1 5 0 -1 -1 -4
waiting on|9 -2 0 -1 -1 -5
waiting room|4 -8 1 -1 0 5
waits|1 6 0 -1 -2 -3
waits for|1 6 0 -1 -2 -3
walk|-2 3 -2 -1 1 1
walking|-1 7 0 0 -2 -4
wall|0 -7 3 5 3 -3
wall is|2 -6 -2 1 8 -3
walls|1 -1 -1 -1 0 1
walls are|3 -5 0 0 0 2
want|3 4 5 -6 6 -12
want a|-2 -7 0 -1 10 -1
want an|-1 2 0 0 0 -1
want photos|-3 7 0 -2 0 -1
want the|-2 2 2 0 0 -2
want to|-3 2 6 -1 -3 -1
wanted|-3 11 -1 -1 -2 -4
wanted to|0 2 0 0 0 -1
wants|-15 22 2 -8 14 -15
wants 0|0 2 -1 0 -1 -1
wants a|-4 0 -3 -3 13 -4
wants an|0 -1 0 2 0 0
wants his|0 -1 1 0 0 0
wants it|-1 -4 6 0 -1 0
wants our|0 0 1 0 0 0
wants the|-3 1 4 -2 3 -2
wants to|-2 13 -4 -2 -2 -2
war|-4 8 -6 -2 -2 6
war da|-1 2 0 0 0 0
war heute|-1 2 -2 0 0 1
war nur|0 -1 0 0 0 2
ward|-1 -8 1 8 0 1
ward 0|-1 -1 0 1 0 1
warehouse|-3 -3 0 0 0 6
warm|-2 1 0 0 -2 2
warranty|-3 4 -2 0 0 1
warten|1 6 -1 -1 -2 -3
was|-5 8 -10 -4 0 11
was 0|-1 7 -1 0 0 -4
was a|-2 -8 -1 -1 -1 13
was accepted|0 -2 0 0 0 2
was at|0 -2 3 0 -1 0
was busy|-1 4 0 0 0 -3
was called|2 -2 0 0 0 0
was closed|0 7 0 0 0 -7
was done|-1 3 0 0 0 -2
was due|-1 10 -3 -1 -1 -5
was fine|-1 10 -3 0 0 -5
was good|1 5 -1 -2 0 -3
was great|-1 -3 -1 3 0 2
was here|-2 1 -1 -1 -1 5
was in|-1 2 0 -1 -1 1
was just|0 2 0 0 0 -1
was loose|-1 -12 0 0 0 13
was moved|0 -1 0 0 0 1
was nice|1 2 0 -1 0 -1
was not|0 2 -1 0 0 -1
was on|-2 -2 0 -1 0 5
was only|-4 -15 0 -1 0 20
was the|-2 -9 0 -1 -1 12
was there|-1 1 0 0 0 1
waschmaschine|3 8 0 -1 -1 -9
wash|0 -3 -2 0 4 2
wash the|0 2 -2 0 3 -2
washed|-3 1 0 -2 2 2
washed and|-1 -4 0 0 0 6
washer|-2 -2 -1 -1 -1 7
washing|0 -1 0 -1 1 1
wasn't|-3 -1 -1 -1 -1 6
waste|-5 0 1 0 0 5
water|-6 1 -2 2 -3 9
water again|0 6 0 0 0 -6
water company|-1 -2 0 0 0 3
water is|0 -4 0 5 0 -1
water samples|0 -1 0 0 0 1
way|14 -6 -2 -3 -3 0
way through|3 -6 0 0 0 3
way to|11 -9 0 0 -1 -1
we|8 4 6 -10 -1 -6
we agreed|-2 -3 7 0 0 -2
we also|-2 -1 -1 -1 5 -1
we are|-2 6 0 0 0 -4
we can|8 0 -2 -7 -1 2
we can't|7 -8 1 -2 2 0
we cannot|3 -3 0 0 0 0
we do|-1 0 3 0 0 -2
we don't|5 -4 0 0 -1 0
we dont|8 -3 -2 -1 0 -2
we dropped|6 -4 0 0 0 -2
we found|-1 -7 0 0 -1 9
we gave|3 -2 2 0 0 -3
we get|-2 -1 -1 -2 4 1
we go|1 3 0 -1 0 -3
we got|-1 -7 10 0 -1 -1
we had|-1 9 1 0 -1 -8
we have|-4 -4 -5 -1 -2 17
we know|-1 7 -1 -1 0 -4
we move|-1 -2 3 0 0 0
we must|-2 -1 3 0 1 0
we need|-7 12 0 -1 4 -8
we only|-1 4 0 0 0 -2
we put|1 -2 -1 0 0 2
we really|-2 1 0 1 0 0
we should|-3 6 0 0 -2 -2
we sign|-1 1 0 0 0 0
we still|-3 3 -1 0 1 0
we take|6 -4 0 0 0 -1
we thought|0 -1 1 0 0 0
we used|-1 5 -1 0 0 -3
we wait|1 6 -3 -1 -1 -1
we'd|-2 4 2 -1 0 -3
we'd need|-1 0 0 0 2 0
we'll|1 5 -1 -1 1 -7
we're|13 3 -2 -1 -2 -12
we've|10 -6 -1 9 -4 -9
we've got|-4 -1 -3 6 -2 5
wear|0 1 0 0 0 -1
weather|-1 3 0 -1 0 -1
web|-2 3 0 -2 0 1
webseite|1 2 -1 -2 -4 4
website|2 -4 -1 -1 -1 5
wed|-9 -2 10 0 0 1
wedding|-4 -13 3 -2 10 7
wedding cake|-1 -1 3 0 0 0
wednesday|-3 1 12 -5 -1 -4
week|11 -10 20 -4 -5 -12
week 0|-2 -4 5 0 0 1
week after|0 0 1 0 0 0
week later|-2 0 3 0 0 -1
week more|-1 -3 8 0 0 -4
week of|0 -2 4 -1 0 0
week so|-1 0 -1 2 0 0
week sooner|-2 0 3 0 0 -1
week the|0 0 1 0 0 0
weekend|2 -2 -3 -1 5 -1
weeks|-3 -8 18 0 -5 -2
weeks earlier|0 0 1 0 0 0
weg|3 2 0 -1 0 -4
wegen|0 9 -3 -1 1 -5
wegen der|-1 6 -3 -1 1 -3
weight|-2 -4 0 8 0 -1
weihnachtsfeier|-2 -3 0 -2 8 -1
weiter|6 4 -5 -1 0 -4
welcome|-2 -1 0 7 -1 -3
welcome bags|0 0 0 0 0 1
welded|-2 -1 0 0 0 4
well|-8 -7 -4 -4 29 -7
well for|0 -1 0 0 1 0
well the|0 -2 0 0 3 -1
went|-9 12 -7 -3 -5 12
went back|5 -4 0 0 0 0
went fine|0 -1 0 0 0 2
went home|0 0 0 0 0 1
went in|0 0 0 0 0 1
went off|-1 -4 0 0 0 5
went out|-2 0 -2 0 0 3
went through|-2 -7 0 0 0 10
went to|-4 0 -2 -1 -1 9
went up|-2 11 0 0 -1 -7
went well|-1 12 -1 0 -1 -9
werden|-1 3 1 -1 -2 -1
were|-8 1 0 -3 -4 14
were all|0 6 0 0 -1 -5
wet|-1 16 1 3 -6 -12
wet for|0 1 1 0 -2 -1
what|-2 6 -1 -1 3 -5
what a|8 -3 0 0 -1 -4
what do|0 2 0 0 -1 0
wheel|0 3 0 0 0 -3
wheelchair|0 -1 0 0 1 0
wheels|-3 -2 -2 0 0 7
when|-1 -1 -4 -3 12 -4
when he|3 0 0 -1 4 -5
when i|-1 3 0 0 -1 -1
when it|-2 4 0 -1 0 -1
when it's|5 0 0 -2 -2 -1
when the|-1 0 0 -2 7 -4
when you|-3 -8 -1 -1 5 9
where|-4 10 -1 -3 -1 -1
where it|-1 -2 0 -1 0 5
where the|0 5 0 0 0 -5
whether|-3 10 0 -4 3 -6
which|-1 8 -1 -2 -1 -3
while|-9 -14 -1 5 24 -5
while you're|-2 -2 0 -1 10 -5
white|-6 -5 -1 -2 0 14
who|-5 10 -2 -4 0 1
who does|-1 2 0 0 0 0
who has|-1 2 0 0 0 -1
who was|-1 -2 0 0 0 3
who's|0 13 -9 0 0 -3
whoever|-1 5 -1 -1 0 -2
whole|-2 -5 -1 1 -1 8
wholesaler|1 2 -2 0 0 0
why|-1 8 -1 -1 -1 -3
why the|0 2 0 -1 0 0
width|-3 2 0 0 2 -2
wieder|-12 6 -1 -4 -3 14
wieder war|0 -1 0 0 0 1
wifi|-3 2 0 0 0 1
will|12 6 -2 -3 -6 -7
will be|-4 1 7 0 -1 -4
will come|0 -4 5 0 0 0
will do|0 -7 2 0 0 6
will go|1 3 -2 -1 0 0
will not|9 -8 0 0 0 0
will take|-2 0 0 0 -1 3
will try|0 3 0 0 0 -3
win|0 -4 5 -1 0 -1
wind|2 2 0 0 0 -4
window|-4 1 11 -3 -4 -1
window is|0 12 -1 0 0 -11
windows|11 -10 -2 3 -3 0
windows are|2 -1 0 0 0 -1
windscreen|-4 -5 0 0 0 9
wine|-1 5 -5 -1 0 2
winter|2 -2 -1 2 0 -1
wir|6 -5 5 7 -4 -9
wir haben|-3 -6 3 9 -1 -3
wir nicht|10 -5 -1 -1 0 -3
wird|17 -9 4 -1 -1 -9
wire|1 -1 -1 -1 -1 2
wiring|2 2 0 -1 -1 -3
wish|-1 3 0 0 0 -2
wish the|-1 3 0 0 0 -2
wished|-1 -2 0 0 -1 4
wishes|4 -2 0 0 0 -2
with|5 -4 -9 -4 8 3
with 0|0 -2 0 -1 0 3
with a|-4 9 0 -1 -5 2
with all|0 -1 0 0 0 1
with four|5 2 0 0 0 -7
with her|-1 8 2 -3 -1 -6
with his|0 2 0 0 0 -1
with ines|0 3 0 0 -1 -2
with it|1 -4 0 -2 12 -7
with me|0 -6 0 1 0 5
with one|-1 -6 0 -1 -1 10
with the|9 -9 -5 12 -5 -2
with them|3 -2 0 0 0 -1
with this|-1 1 0 -1 0 2
with tomasz|0 5 0 0 -1 -4
with two|-2 -5 0 0 0 7
withdrawn|15 -8 -1 0 -1 -6
withdrew|13 -7 0 -1 -1 -4
withdrew the|8 -5 0 0 -1 -2
within|-3 0 -3 0 0 6
within 0|0 6 -1 0 0 -5
without|-5 2 -6 6 5 -2
without a|1 6 -2 -2 -3 -1
without it|-3 5 -1 11 -1 -11
without the|0 6 0 2 -1 -7
wobble|-6 -4 0 0 0 11
wochen|-4 -5 10 -1 0 1
wohnung|-2 -3 -1 -1 -2 9
wolf|-2 8 1 -2 0 -4
wolf fence|0 0 0 0 1 0
won't|4 5 -1 -2 -3 -3
won't be|5 2 -2 0 -1 -4
wont|0 2 0 0 0 -1
wood|-1 5 -1 -1 -1 -2
wool|-2 -4 0 0 0 6
word|-1 1 -1 -2 -1 4
wording|0 0 0 -2 0 2
work|-2 3 2 0 0 -2
worked|4 -5 0 -1 -1 2
working|11 -6 -1 -2 -1 -1
working on|2 2 0 0 0 -4
works|3 -14 4 -1 -1 9
works again|0 2 -1 0 0 0
works council|0 0 0 0 0 1
workshop|14 6 -1 0 0 -18
worn|0 3 0 -1 -1 -1
worse|-1 3 -2 5 -3 -2
worth|-2 -2 -2 2 0 4
would|-7 24 -5 -2 9 -18
would be|0 4 -1 -2 0 -1
would like|-2 -6 0 0 12 -4
would love|0 2 0 0 -1 -1
would not|-2 2 0 0 0 0
would rather|-1 6 0 0 -1 -4
would take|0 2 -2 0 0 0
wouldn't|-2 9 0 1 -1 -6
wrapped|0 -3 0 0 0 4
wrench|0 1 0 0 0 -1
write|1 2 -2 -2 2 -1
write a|0 -3 0 0 4 0
writing|4 -6 0 -2 -1 4
written|7 0 -4 -1 -1 -1
written and|-1 -1 0 0 0 2
written to|0 3 -1 0 0 -2
wrong|7 21 -2 -2 -2 -22
wrong size|0 1 0 0 0 0
wrong tiles|-1 -2 0 0 0 3
wrote|-6 12 0 -6 -5 4
wrote back|0 -2 0 0 0 3
wrote that|0 3 0 0 0 -3
wrote to|-1 -8 0 0 0 10
wu|0 -2 0 0 0 2
wurde|6 1 4 -1 -1 -9
x|-6 1 -3 3 -1 7
x ray|-1 2 -1 -1 -1 2
x rays|-3 0 -2 4 0 1
y|-8 6 4 -4 0 3
y no|-1 3 5 -1 0 -6
y ya|0 -1 0 0 0 2
ya|0 -22 -2 -4 -2 29
ya esta|-6 -2 -1 0 -1 10
ya estan|-2 -1 5 0 -3 1
ya funciona|0 0 0 0 0 1
ya no|4 -5 -1 2 -1 1
ya tenemos|4 -2 0 0 -1 0
ya tiene|-3 -3 0 0 0 7
yard|-5 6 -2 -3 -2 4
year|0 7 -4 -4 -1 2
year 0|-1 0 0 0 1 0
year's|-1 5 0 0 0 -4
yearbook|-2 10 0 0 -1 -6
yearly|0 -2 -1 -1 8 -4
years|-1 0 0 0 0 1
yellow|-4 8 -1 -1 0 -3
yes|-2 2 -1 -1 -1 4
yes for|0 0 -3 0 0 3
yesterday|-7 4 -4 0 -5 13
yesterday's|-3 3 0 0 0 1
yet|8 15 -3 -2 -2 -16
yilmaz|-1 3 -1 -2 -1 2
yilmaz hat|0 5 -1 -1 -1 -2
yo|-2 7 0 0 0 -4
you|-12 2 2 -3 13 -2
you can|-4 -5 3 3 -6 9
you cards|-2 2 -1 0 0 2
you do|0 -1 0 -1 7 -4
you for|6 -4 1 1 0 -3
you have|-1 2 0 0 -1 0
you make|0 -1 0 0 1 0
you press|-1 -3 -1 0 -1 7
you put|0 -2 0 0 5 -2
you the|-1 -2 6 0 -1 -1
you wished|0 0 0 0 -1 0
you're|-3 -6 0 8 8 -7
you're at|-1 -2 0 -1 7 -2
young|-2 -3 -1 0 -1 6
your|6 -12 -8 4 -1 13
your inbox|-1 -1 0 0 0 1
your patience|-1 -2 0 1 0 2
yours|-2 -6 2 -1 2 4
youth|0 4 0 0 -1 -2
zahnarzt|0 2 0 0 0 -2
zeit|-7 -1 17 -1 -1 -7
zero|-1 -6 0 -1 0 9
zip|-1 1 -3 3 -1 0
zu|-4 11 -1 1 -3 -4
zugesagt|1 5 0 -1 0 -4
zum|-4 -2 -1 -1 1 7
zur|19 -6 -3 -1 -3 -5
zwei|12 -5 9 -3 -3 -11
`;
