/** How much each feature of a text speaks for each type of update; made by `npm run learn:updates`, not by hand. */
export const UPDATE_WEIGHTS = `
+addsPart|-5 -18 -2 -4 36 -6
+any|-1 28 -39 -13 -21 27
+asks|-16 47 2 -6 1 -29
+isBrief|9 3 4 -9 -5 3
+isCancelled|49 -30 0 1 -6 -15
+isCompleted|-3 1 -11 -5 -13 23
+isDueBy|2 -12 21 2 -4 -9
+isInPart|19 -1 -5 1 -1 -12
+isNotCompleted|11 14 9 2 -2 -31
+isNotDone|-6 16 -13 8 -12 6
+isOrder|2 -3 2 18 14 -32
+isOver|15 4 -14 -15 -17 18
+isSoNow|-2 -18 -10 4 -2 28
+isStarted|57 -12 -16 -8 -8 -14
+isTakenBack|23 1 -8 -4 -5 -6
+isUnreal|3 20 -4 -5 5 -19
+moves|-18 -11 44 0 -2 -16
+movesBy|-3 0 12 -2 0 -6
+movesSurely|0 -17 38 -9 -2 -10
+mustBe|-8 -8 9 11 11 -16
+namesAnotherDate|-12 -10 43 3 -5 -19
+namesDay|4 1 25 -6 -15 -15
+namesMoment|-13 -7 32 0 -19 -1
+ordersMove|0 -3 -1 0 5 0
+setsLevel|-18 -23 -4 64 -6 -15
+statesPriority|-17 -25 -6 68 -4 -18
+tellsDone|3 -8 -2 -8 1 14
+waits|47 2 -8 -10 -12 -20
0|-8 12 19 -11 -14 2
0 0|-5 6 1 -9 -1 9
0 a|-2 11 0 -2 -2 -5
0 again|0 -8 0 0 0 9
0 all|0 4 0 0 0 -3
0 also|-2 1 1 0 2 -1
0 am|-4 -4 9 -1 0 -1
0 an|0 5 -3 -1 0 -1
0 and|-3 19 -5 0 -1 -9
0 answered|0 -4 0 0 0 4
0 april|-2 -3 7 0 0 0
0 are|10 -4 -1 0 0 -5
0 as|-1 -4 -3 6 2 0
0 at|4 -2 2 -1 0 -4
0 august|-2 -8 16 0 0 -7
0 back|0 -2 0 0 0 2
0 bar|-2 3 0 0 0 0
0 boxes|1 0 -1 -1 0 0
0 bucks|-1 2 -1 0 0 0
0 but|0 -2 0 3 0 0
0 came|0 4 -3 0 0 -1
0 can|-3 4 0 1 0 -2
0 cents|-1 2 0 0 0 -1
0 chairs|-1 4 0 0 0 -3
0 cheaper|-1 -2 0 0 0 3
0 children|-1 6 0 0 0 -4
0 cm|-1 4 0 0 -1 -2
0 consent|1 5 0 0 0 -6
0 copies|0 2 0 0 0 -1
0 customer|0 3 0 0 0 -2
0 days|-1 0 -1 1 0 1
0 de|-1 -2 9 -1 -1 -4
0 dec|0 7 -5 0 1 -3
0 december|-2 5 1 -1 0 -3
0 degrees|-4 3 -2 0 2 2
0 dollars|0 -1 0 0 0 1
0 done|-1 0 0 0 0 1
0 donors|-1 -2 0 0 0 4
0 doses|1 0 -1 0 0 0
0 down|5 -3 0 0 0 -1
0 each|0 2 0 0 0 -1
0 euro|-2 0 -2 0 -1 7
0 euros|-4 4 -2 0 0 2
0 families|-1 2 0 0 0 -1
0 february|0 -1 3 0 0 -1
0 files|3 -1 0 0 0 -2
0 for|-3 15 -3 -1 -3 -6
0 g|-1 4 0 0 -1 -2
0 gb|-1 1 0 0 0 0
0 got|0 2 -1 -1 0 0
0 hangs|-2 1 0 0 0 1
0 has|0 2 -3 -1 0 3
0 have|1 2 1 0 -1 -3
0 holds|0 -2 0 0 0 2
0 hours|1 2 -1 0 0 -1
0 i|0 1 0 0 0 -1
0 in|1 0 -2 2 4 -5
0 incl|2 1 -2 -1 0 0
0 instead|-1 -8 10 0 0 -1
0 is|1 -5 -7 10 -3 4
0 ist|-1 11 -1 -1 0 -9
0 jan|0 -1 4 0 0 -2
0 januar|-1 -1 2 0 0 0
0 january|-1 -3 9 0 0 -5
0 july|0 -1 5 0 0 -3
0 june|-3 -2 -2 -1 0 7
0 kg|-5 4 -3 -1 0 5
0 kids|0 5 0 0 0 -4
0 km|-1 3 -4 -1 -1 3
0 left|0 2 -1 0 0 -1
0 lies|-1 -4 0 0 0 6
0 litres|-1 -1 0 0 0 3
0 looks|-1 6 0 0 0 -4
0 m|-4 5 -1 0 0 1
0 march|-4 -1 1 -1 0 5
0 may|-1 7 2 -1 0 -6
0 mb|0 0 0 0 0 1
0 members|0 1 0 0 0 -2
0 metres|-2 1 -3 -1 0 4
0 min|2 -2 -2 0 0 2
0 minutes|-2 -4 -6 -1 0 13
0 mm|-4 -2 -1 -1 3 4
0 months|0 1 -1 0 0 0
0 more|11 1 2 -2 0 -11
0 ms|-1 0 -3 -1 0 5
0 needs|-1 -2 -1 0 5 -1
0 nicht|-1 -1 2 0 -1 0
0 no|-1 -5 0 0 0 6
0 nobody|0 1 1 0 0 -1
0 not|-3 -3 8 0 0 -2
0 nov|0 -5 5 -1 0 1
0 november|5 -4 3 0 0 -4
0 now|-5 9 4 -3 -1 -4
0 o'clock|0 -1 2 0 0 -1
0 oct|0 2 -1 0 0 0
0 october|-1 -4 11 -1 0 -5
0 of|22 -10 -9 -3 -1 0
0 off|-2 -2 0 0 0 4
0 old|1 -1 0 0 0 0
0 on|-3 10 -4 0 0 -2
0 or|0 -2 0 0 0 3
0 out|4 -1 0 0 0 -2
0 pages|-2 5 0 0 0 -3
0 paid|0 -1 0 0 0 1
0 pcs|-1 -1 -1 0 0 3
0 people|1 -3 -1 -2 -1 6
0 per|-1 4 -1 0 0 -2
0 percent|1 9 -1 0 0 -9
0 pieces|0 -11 2 0 1 8
0 places|-1 2 0 0 0 -1
0 please|-1 1 -1 4 -1 -2
0 plus|-1 7 0 0 0 -5
0 pm|-3 0 3 -1 0 2
0 prints|-1 2 -1 -1 0 1
0 reports|-1 4 0 0 0 -2
0 runs|-4 4 0 0 0 0
0 s|-3 6 -2 -1 0 1
0 seconds|-1 -2 -1 -1 0 4
0 sept|-1 -5 9 -1 -1 -1
0 september|-1 -5 7 0 0 -1
0 signed|3 -1 0 0 0 -1
0 so|0 -2 2 0 0 1
0 somebody|0 -1 0 0 1 0
0 stamped|0 -1 0 0 0 1
0 still|0 1 0 0 0 -1
0 stuck|-2 -2 -3 -1 0 8
0 the|-1 5 0 0 0 -4
0 they|0 0 0 0 -1 1
0 this|-2 -5 -1 -1 0 9
0 tickets|-1 3 0 0 0 -2
0 times|0 -2 0 0 0 3
0 to|18 -8 2 -1 -2 -9
0 tomorrow|3 6 -4 0 0 -5
0 too|0 -1 0 0 0 1
0 took|-1 4 -3 0 0 0
0 tubes|-1 1 0 0 0 0
0 two|0 4 -2 0 0 -1
0 uhr|0 -3 5 0 0 -1
0 until|0 -2 0 0 0 2
0 verlegt|0 -4 5 0 0 -1
0 was|-1 4 -1 0 0 -2
0 we|-2 -1 5 0 0 0
0 weeks|-3 -8 8 1 -1 3
0 went|0 -2 0 0 0 2
0 will|0 1 0 0 0 -1
0 with|11 -5 -1 -1 -1 -3
0's|5 -2 -4 -1 0 1
0a|1 4 0 -1 0 -3
0am|-3 -5 6 0 -1 3
0b|-3 4 0 -2 -2 3
0b is|-1 -1 0 0 0 2
0c|-1 2 0 0 0 -1
0d|-3 -9 -1 0 0 12
0h|-1 -1 -2 0 0 5
0k|1 5 -4 -1 0 0
0k rows|-1 -1 0 -1 0 3
0nd|-4 2 10 -1 -1 -7
0pm|2 -3 3 -1 0 -1
0rd|-3 3 9 -1 -1 -7
0s|-1 -4 0 0 0 6
0st|-5 -8 23 -3 3 -9
0th|-17 1 31 -4 -5 -6
0th already|0 0 1 0 0 0
0th and|1 3 -2 0 0 -3
0th at|-1 -5 10 0 0 -4
0th because|-1 -4 6 0 0 -1
0th is|0 -8 8 0 0 1
0th not|0 0 1 0 0 0
0th now|-1 -2 5 -1 0 -2
0th of|0 3 -2 0 0 0
0th please|0 0 1 0 0 0
0th so|0 0 1 0 0 0
0th the|0 -2 2 0 0 0
0th to|0 1 1 0 0 -1
0x0|-3 7 0 0 0 -4
a|-9 4 -1 -3 16 -6
a 0|0 10 -5 0 -1 -3
a bit|-1 10 -1 -1 -1 -6
a broken|-1 7 0 0 0 -6
a car|0 4 0 2 -2 -4
a change|-1 1 1 0 0 0
a chapter|0 0 0 0 1 0
a cheaper|0 2 0 0 0 -2
a cold|10 -5 0 0 -2 -3
a copy|0 -2 -1 -1 2 2
a date|0 1 0 0 -1 0
a day|-1 7 -1 -1 -1 -3
a deposit|-3 -3 0 0 -1 7
a different|-1 7 -3 0 0 -3
a discount|0 3 -1 -1 -1 0
a fortnight|0 -2 3 0 0 0
a gas|-2 4 -1 -1 -1 1
a good|0 5 3 0 -1 -6
a key|-4 -4 0 13 1 -6
a la|-9 -9 -2 -1 -3 24
a las|-3 0 3 0 -1 1
a letter|0 6 0 0 -5 -1
a line|0 -2 0 0 3 0
a list|1 2 0 -1 2 -4
a little|0 -1 0 0 2 0
a look|-5 2 -1 -1 -2 7
a loose|0 -2 0 0 0 3
a los|-1 1 0 0 2 -1
a lot|-7 11 0 0 -1 -3
a lundi|-1 -2 5 0 -1 -1
a m|1 -1 3 0 0 -3
a medias|14 -5 -1 -1 -3 -5
a minute|-1 5 0 -1 -2 -2
a month|-1 2 5 0 -2 -4
a mouse|0 -4 0 0 0 5
a mr|0 0 0 -1 0 2
a new|7 7 -2 -3 -6 -2
a nice|0 -3 -1 5 0 0
a nut|-1 6 0 0 -1 -4
a page|0 2 0 0 1 -2
a paper|-1 -2 0 0 0 4
a part|0 2 0 0 -1 -1
a permit|0 1 0 0 -1 0
a photo|-1 -1 0 -2 2 1
a picture|0 0 0 -1 -1 2
a place|2 -5 0 0 0 4
a point|0 0 -1 0 3 -1
a price|0 1 0 0 0 0
a recu|0 -1 -3 -1 -2 6
a red|0 2 0 0 0 -2
a refund|0 -1 0 0 0 1
a reminder|-1 -2 0 3 0 0
a retired|0 1 0 0 0 0
a room|0 -1 0 0 2 0
a row|0 -5 0 0 0 5
a second|1 1 -4 -4 5 1
a section|3 -3 0 0 1 -1
a separate|0 -1 0 0 1 0
a short|0 -4 0 0 3 1
a sign|-1 -1 0 -1 4 0
a signature|0 3 -1 0 0 -2
a slot|0 2 3 0 0 -5
a spare|0 -1 0 0 1 0
a start|4 -1 0 0 -1 -2
a step|0 -5 0 0 7 0
a student|0 -3 0 0 -1 4
a sub|0 -2 0 -1 3 0
a success|0 1 0 0 -1 1
a table|0 0 -1 -1 4 -2
a test|0 2 0 0 -1 0
a third|14 -3 0 0 -1 -9
a to|10 -1 -1 0 -1 -6
a traffic|0 2 -1 -1 0 0
a trial|0 7 -1 0 -1 -4
a trip|0 1 0 0 0 0
a typo|-1 4 0 0 0 -3
a venue|-1 -4 0 0 0 6
a week|-5 -7 6 -4 -3 12
a word|0 3 -1 -1 -1 0
a year|0 -2 0 0 0 2
a0|-1 -1 0 0 0 3
ab|0 -2 0 -1 -2 5
ab 0|0 0 0 0 0 1
abara|0 -2 0 0 0 3
aber|1 18 -1 -3 -2 -15
abgabe|-1 -3 11 -1 -1 -5
abgesagt|7 7 -1 -2 -1 -10
able|0 1 0 0 0 0
able to|0 1 0 0 0 0
abono|1 -4 -1 -1 -1 5
about|11 9 -9 1 13 -25
about 0|5 7 -1 -1 -1 -9
about half|0 1 0 0 0 0
about it|-3 8 -3 6 -1 -7
about six|0 9 0 0 0 -9
about ten|4 -4 -1 0 0 0
about that|0 1 0 0 0 0
about the|-6 -9 -2 4 8 6
about this|-2 6 0 -2 -1 -1
above|-1 2 0 4 -2 -2
above the|0 -2 0 -1 0 4
abril|0 -1 3 0 0 -1
accept|-1 4 0 -1 -1 -2
accepted|-5 -13 -1 -1 -2 22
accepted our|-1 -3 0 0 0 5
accepted the|-1 -3 0 0 -1 6
access|-2 6 0 1 -1 -3
access to|-1 5 0 0 -1 -3
accident|0 3 -1 -1 -1 -1
according|0 8 3 0 -2 -9
according to|0 8 3 0 -2 -9
account|-4 2 -4 2 -2 6
account is|1 2 0 0 0 -3
accountant|-1 3 0 0 0 -3
accountant is|-1 3 0 0 0 -3
accounts|-2 -5 0 -1 -1 9
acknowledged|-1 -4 0 0 -1 6
across|0 1 -3 0 0 3
act|1 4 -1 0 0 -3
ad|3 -6 -1 -1 2 3
ad for|0 2 -1 0 0 -1
ad is|-1 -5 0 0 0 7
add|-9 -22 -4 -8 56 -13
add a|-2 -1 -1 -1 5 -2
add it|-1 -1 0 0 2 -1
add please|0 -1 0 -1 2 0
add that|0 -1 0 -3 5 0
add to|-2 -4 -1 0 8 -2
added|-3 -7 -1 -2 6 6
addition|-4 -9 -1 -1 17 -2
address|-5 9 0 0 -2 -2
address list|-2 2 0 -1 -1 2
adeyemi|0 -1 0 0 0 2
adler|0 -1 0 0 0 1
adopted|-6 -4 -1 -1 3 9
adoption|-1 7 -9 0 0 4
adress|0 -3 -1 0 0 4
ads|2 -3 0 0 0 2
adults|1 3 -4 0 0 1
advert|-2 0 -1 -2 -1 6
after|5 0 12 -1 -5 -11
after 0|0 3 -1 0 0 -1
after a|-1 3 0 0 0 -1
after all|9 3 -2 -1 -1 -8
after christmas|0 -1 0 1 0 0
after easter|-1 -7 12 -3 -1 -1
after new|0 2 0 0 0 -2
after next|0 -1 2 0 -1 0
after ten|0 2 0 0 0 -2
after that|0 -2 2 0 0 0
after the|-5 4 3 3 -3 -1
afternoon|4 -3 -4 0 0 3
again|-18 19 -11 -4 -10 25
again 0|0 -3 -1 -1 0 5
again after|0 -2 0 0 0 2
again and|-1 -2 0 2 0 1
again at|-1 11 0 0 0 -10
again but|0 1 -1 0 0 0
again for|0 0 0 2 0 -1
again i|0 -2 -1 0 0 3
again in|0 3 3 0 0 -5
again it|0 -12 0 0 0 12
again no|-2 -13 0 -1 0 16
again on|-1 9 -3 1 0 -6
again since|-2 4 0 0 0 -1
again the|-2 -10 1 3 0 8
again this|0 14 -1 -1 0 -12
again we|1 -7 -1 0 0 8
again when|3 -5 0 0 0 3
again with|0 3 0 0 0 -3
against|5 -6 -1 -2 -1 4
against the|6 -3 0 -1 0 -1
agency|1 2 -1 -1 -2 1
agency has|-1 1 -1 -1 -1 3
agenda|-1 -4 0 -2 3 4
agm|-2 4 -1 1 0 -3
agnieszka|-1 -2 0 -1 0 5
ago|-1 -1 -1 -1 -1 4
agosto|-5 -8 20 -1 -1 -6
agree|-1 3 0 -1 0 -1
agreed|-6 -9 10 0 -1 7
agreed on|0 -1 5 -1 0 -3
agreed to|-4 -2 2 -1 0 4
agreed with|-1 -3 0 0 0 5
agreement|-2 -4 1 -1 0 6
agrees|-4 -7 0 -1 0 12
agua|-4 8 -1 -1 -1 -2
ahead|-4 -5 0 10 -2 1
ahead of|-4 -5 0 10 -1 0
aid|-4 -1 0 -4 0 9
aid course|-2 -8 0 -2 0 12
aiders|-3 1 0 -2 0 4
air|-4 3 0 -1 0 3
airflow|-1 0 0 0 0 1
aisle|-1 -3 -1 7 0 -2
aisle 0|-1 -3 0 7 0 -3
al|-4 -14 7 -3 13 0
al 0|3 0 -3 0 0 0
al lunes|-2 -3 9 0 0 -3
alarm|-4 5 -2 1 -1 0
alarms|-3 -6 1 -1 0 9
alert|-2 -5 1 8 -1 -2
alguien|-2 6 -1 0 0 -3
alive|-4 -5 0 0 0 9
all|-10 -9 -14 -1 -6 38
all 0|-2 -9 -1 0 0 12
all asking|0 7 0 0 0 -6
all day|0 5 0 0 0 -5
all eleven|-2 -5 0 0 0 7
all four|-8 -4 -2 0 0 14
all have|-1 -3 0 0 0 4
all in|-1 2 0 0 0 -1
all morning|0 12 0 0 0 -12
all night|0 -4 0 1 0 4
all of|-1 -1 0 0 0 2
all packed|0 0 0 0 0 1
all parents|0 -1 0 0 0 1
all six|-1 -4 2 0 0 3
all sorted|0 0 0 0 0 1
all the|-3 -4 -1 2 2 4
all three|0 -1 0 0 0 1
alle|-5 -9 -1 -1 -1 17
allergen|0 4 0 0 0 -3
allergic|-6 14 -1 -2 -1 -4
allergic to|-6 14 -1 -2 -1 -4
allergies|-1 3 0 0 -1 -1
allergy|-2 2 0 0 0 0
alles|-5 -14 -4 12 -3 14
almost|2 -1 0 0 0 0
alone|1 -5 -5 -3 -1 13
along|-3 1 -1 -1 6 -2
along the|1 0 0 0 0 0
already|-1 -7 17 -1 -4 -3
already on|-1 -4 4 0 0 1
already so|-1 -1 1 0 0 0
als|-4 3 -2 6 7 -11
also|-16 -14 7 -11 56 -22
also check|0 -1 0 0 1 0
also get|0 -1 0 0 1 0
also happens|0 9 0 0 -1 -8
also has|0 -1 0 0 1 0
also have|0 -1 0 0 2 -1
also make|0 -1 0 0 1 0
also need|-2 -4 0 -1 7 -1
also needs|-1 0 0 0 1 0
also order|-1 -1 0 0 3 -1
also put|-2 -1 0 0 5 -2
also the|0 -2 0 0 2 0
also want|0 -1 0 0 2 0
also wants|-1 -2 0 0 4 0
alta|-3 8 0 0 -1 -4
alte|-2 -4 -1 0 -1 7
alten|-3 -8 0 -1 -1 13
always|0 3 0 0 0 -1
am|10 7 4 -3 -2 -16
am 0|-3 0 -1 -1 0 6
amarre|-3 1 0 3 0 -1
amber|-1 -1 0 0 0 2
ambulance|4 -4 0 0 0 0
ames|-1 2 0 -1 0 1
amir|4 -4 0 -1 0 1
among|0 -1 0 0 -1 2
amt|8 -6 -1 0 0 0
an|-6 10 1 -5 3 -3
an answer|0 0 0 1 0 0
an appointment|0 4 -2 0 0 -1
an emergency|0 3 0 2 -1 -3
an extension|0 -1 2 0 0 -1
an extra|-2 -4 10 -1 1 -4
an hour|-6 3 -1 -2 -1 7
ana|1 4 0 -2 -3 0
and|-7 6 -13 -17 11 20
and 0|0 9 -3 0 -1 -5
and a|-8 -12 -1 -1 14 8
and all|0 -1 0 0 0 1
and are|-1 4 0 0 0 -3
and delivered|0 -2 0 0 0 2
and down|-3 2 0 -1 -2 4
and dry|0 -1 0 0 0 1
and dusted|-1 -1 0 0 0 2
and everything|0 -3 0 0 0 3
and gave|0 -1 -1 0 0 2
and got|1 -1 4 0 -1 -3
and hanging|0 -5 0 0 0 5
and has|0 -1 -1 0 0 3
and he|1 -4 0 -1 0 4
and i|0 -1 0 0 1 0
and in|-1 -8 0 0 0 9
and is|4 -7 0 -1 -1 4
and it|-2 -6 0 -1 -1 9
and it's|-1 -4 -1 0 -1 6
and laid|1 2 -1 0 0 -1
and live|0 0 0 0 0 1
and needs|-1 0 0 0 -1 2
and no|0 1 0 0 0 -1
and not|0 -4 -1 0 0 6
and nothing|0 2 0 0 0 -1
and on|-1 -2 0 0 0 3
and painted|0 -3 0 0 0 4
and picked|-1 -1 0 0 0 2
and printed|0 -2 0 0 0 2
and put|-1 -1 0 0 -1 4
and rafael|0 1 0 0 0 -1
and running|0 0 0 0 0 1
and said|0 4 4 0 0 -7
and sent|0 -1 0 0 0 1
and she|0 -4 0 0 0 5
and signed|0 -4 0 0 0 4
and sundays|-2 4 -1 0 0 0
and that|-1 -3 0 0 0 4
and the|7 -13 2 -2 6 0
and they|0 -2 0 0 0 3
and they've|0 -1 0 0 0 1
and tom|-1 7 0 0 0 -6
and took|0 -1 0 0 0 1
and two|0 5 0 0 0 -4
and we|-2 10 0 1 -1 -7
and went|0 9 0 0 0 -8
and with|0 -3 0 0 0 3
and would|0 3 0 0 0 -2
andere|-1 -4 0 17 -2 -9
angebot|-1 13 -1 -1 0 -10
angefangen|7 -2 0 -1 0 -4
angry|0 -2 0 1 0 3
anmelden|0 -2 0 -1 -1 4
anna|1 6 -1 -1 -2 -4
anna called|-2 9 -1 -1 -2 -4
annex|0 -2 0 -1 3 0
announced|-1 -1 0 6 -2 -3
annoyed|-1 7 0 0 0 -5
annual|0 -1 0 -1 0 2
annual accounts|-1 0 0 -1 0 2
another|-5 8 11 -1 3 -17
another 0|0 -1 3 0 0 -1
another one|2 0 0 0 0 -2
another week|-2 -3 7 0 -1 -1
another year|0 -7 0 0 -1 8
answer|16 -5 -8 0 -2 -2
answer from|0 1 0 0 0 -1
answered|-2 -1 -2 -2 -1 8
answered the|0 -1 0 0 0 1
answers|-2 4 0 -1 -2 2
antes|0 0 2 0 -1 -1
antivirus|0 -1 0 0 1 1
antrag|2 -4 -1 0 1 2
any|9 -21 -7 -1 -4 23
any longer|2 -8 -1 1 -1 7
any more|0 -20 -4 -3 -2 30
anybody|1 6 -1 -1 -1 -4
anymore|4 -18 -1 -1 -1 16
anyone|-2 9 -1 -1 -1 -5
anything|0 -3 -1 0 0 5
anything else|0 0 0 1 0 0
anyway|7 -4 -7 4 0 0
anywhere|-1 3 0 0 0 -2
apart|-5 16 0 0 0 -11
apart from|-2 18 0 0 0 -16
api|-1 0 0 1 0 1
apologised|-6 -4 2 0 0 9
apotheke|-3 2 -1 -2 3 1
app|1 -2 0 1 -1 2
appeal|-3 -5 1 0 0 9
apple|2 3 0 -4 0 -2
apple trees|5 0 0 -4 -1 0
apples|1 -3 0 3 -1 0
applicant|0 4 -1 0 0 -3
applicants|0 3 -1 -1 0 -2
application|7 -5 -1 -2 -1 3
application for|5 -2 0 0 -1 -2
application is|-1 -2 -1 0 0 4
applications|1 3 -1 3 0 -6
applications for|0 4 0 0 0 -4
applied|2 2 0 0 0 -4
apply|0 -2 2 0 0 0
appointment|-2 -1 7 0 0 -5
appointment for|-1 -1 4 0 0 -2
appointment is|0 -1 1 1 0 -1
apprentice|0 1 0 0 -1 0
apprentices|0 -1 0 0 0 1
approval|0 1 -1 0 -1 1
approved|0 -7 -2 -1 -1 11
approved and|-1 -1 0 0 0 2
approved by|1 -1 -1 0 0 1
approved the|-1 1 -1 -1 -1 2
april|-7 -8 14 -2 5 -3
april 0|-1 0 4 0 0 -3
april instead|0 -1 1 0 0 0
april now|0 -1 0 0 0 1
aprons|-1 0 1 0 0 0
arabic|-2 -1 -1 -1 -1 5
architect|-3 2 1 0 0 0
archive|-3 2 0 -1 0 3
archive boxes|-1 -6 0 0 0 8
are|17 5 -8 -5 -16 7
are 0|-4 13 0 0 0 -8
are all|-1 -2 0 -1 -2 6
are already|0 -1 0 0 0 1
are at|-4 3 0 0 1 -1
are back|-8 -4 0 -1 -1 14
are corrected|0 -1 0 0 0 1
are cut|5 -1 0 0 0 -4
are done|0 -1 0 0 0 1
are down|0 3 0 0 0 -3
are finished|6 -1 0 0 0 -5
are furious|0 -3 0 4 0 0
are glazed|1 -1 0 0 0 0
are gone|-2 -6 -2 0 0 9
are here|-1 -6 -1 -1 0 10
are in|10 -14 -1 -1 -5 11
are left|2 4 0 -1 0 -5
are missing|4 0 0 0 0 -3
are more|0 0 0 3 -1 -2
are moved|-1 -5 0 0 0 6
are new|0 -1 0 0 0 1
are now|0 4 1 2 0 -7
are off|-10 -2 0 0 0 12
are on|-5 -11 2 -1 -1 16
are online|-1 -2 0 0 0 4
are ordered|-2 -1 0 0 0 4
are out|1 -6 0 -1 0 6
are ready|6 -4 0 0 0 -1
are reserved|0 -1 0 0 0 1
are running|8 -1 -5 0 0 -3
are scanned|11 -3 0 0 0 -8
are still|0 2 0 -1 0 -2
are taken|2 1 0 0 0 -3
are the|-1 -3 0 -1 0 5
are too|-1 9 0 0 -1 -7
are two|-1 -1 0 0 0 3
are up|1 -2 -1 -1 0 3
are with|-2 5 0 0 0 -3
are written|-1 -1 0 0 0 1
area|1 0 -1 0 0 0
aren't|1 -1 0 0 0 -1
arm|0 2 0 0 0 -2
around|-3 11 0 -1 -2 -5
around 0|0 1 0 0 0 -1
around the|-2 9 0 -1 -1 -5
array|-1 3 0 0 0 -1
arrival|1 2 2 -1 0 -4
arrive|-7 0 0 -1 -1 10
arrived|-3 1 0 -1 -1 4
arrived 0|0 -2 0 0 0 3
arrived and|-1 1 1 0 0 0
arrived but|0 1 0 0 0 -1
arrived on|0 -3 0 0 0 3
arrives|3 1 -3 0 -1 1
arrives on|-1 3 -2 0 0 0
article|-1 -4 3 -1 -2 5
as|0 -6 -4 -1 21 -10
as a|-2 -5 -1 -1 -2 10
as an|0 2 0 1 1 -3
as before|0 9 -1 -3 -1 -4
as done|-2 2 0 0 0 1
as far|2 -1 0 -1 -1 0
as finished|0 5 0 0 0 -5
as good|0 8 0 0 0 -8
as i|0 2 0 -1 0 -1
as in|0 -2 0 0 0 3
as it|4 -7 0 -1 -1 4
as its|0 -1 0 0 4 -3
as long|1 4 0 0 -1 -3
as of|-2 -5 -1 0 0 8
as part|-1 -1 0 0 2 0
as soon|0 3 -2 5 -2 -3
as the|3 4 0 -1 -1 -5
as top|0 0 0 1 0 0
as we|12 -4 1 0 -1 -7
as well|-7 -4 -1 -3 33 -19
as you|-1 -2 -2 6 -1 1
asap|0 -1 0 2 0 0
asap please|0 -1 0 2 0 0
asbestos|0 4 0 0 0 -4
ask|-7 6 1 -3 11 -8
ask for|0 1 0 0 0 0
ask the|-2 -4 0 -1 9 -2
asked|-1 3 0 4 -1 -5
asked for|-4 -1 1 0 2 2
asked the|6 -5 4 -1 -1 -3
asking|-1 15 -3 0 -3 -9
asking about|0 7 0 0 0 -6
asks|-4 2 6 -1 4 -6
asks for|-2 2 -3 -1 7 -3
asks how|-1 3 0 0 0 -2
asks if|0 0 2 -1 0 0
assembled|-1 -4 0 0 0 5
assembly|3 -2 0 0 0 -1
assessment|-1 -3 0 -1 6 -1
at|4 2 -7 -2 -2 6
at 0|0 6 -3 2 0 -5
at a|0 -3 4 0 0 0
at all|2 7 0 0 -1 -7
at customs|2 0 0 0 0 -2
at first|-1 -3 -1 -2 0 7
at home|2 0 0 0 0 -1
at it|14 -3 -1 -5 5 -10
at last|0 -2 0 -1 0 4
at lunch|0 -2 0 0 0 2
at night|-1 -1 0 -1 0 3
at nine|0 4 -1 0 0 -2
at noon|-3 -3 4 -1 0 2
at once|-6 -7 -2 7 0 9
at reception|0 0 0 0 0 1
at six|1 -1 0 1 0 -2
at st|0 -1 0 0 0 1
at ten|-2 -8 4 -1 0 7
at the|5 -3 0 2 -3 -1
ate|-3 11 0 0 0 -8
attached|-3 -5 -1 0 -1 11
attachment|-1 5 0 0 -2 -2
attend|6 5 -1 0 -2 -7
attend la|6 2 -1 0 -1 -6
attente|1 0 0 0 0 -1
attic|2 5 -1 -1 0 -5
attorney|0 -2 0 0 0 3
au|2 2 0 -3 2 -3
au 0|0 -1 3 0 0 -1
auch|-11 -8 -3 -1 27 -3
auch das|-2 2 0 -2 4 -1
auch die|-2 0 -1 3 10 -10
auch noch|-2 -2 0 -1 8 -3
audio|-3 4 -1 -1 0 1
audit|-1 -4 -2 11 -1 -3
auditor|-2 -3 0 1 1 3
auditors|0 -2 3 0 0 0
auf|0 3 13 -3 -7 -7
auf den|-1 -5 11 0 -1 -4
auf die|-1 5 0 -1 -1 -2
aufnehmen|-1 -1 0 -1 4 0
august|-7 -11 24 -3 -2 -2
aunt|2 -3 5 0 -4 0
aunt rosa|5 -5 5 -1 -2 -2
aus|3 -1 -2 -3 1 3
aussi|-10 -20 -3 -2 50 -15
aussi un|-2 -4 0 0 8 -1
author|0 1 0 -1 0 0
authority|1 -1 0 0 0 0
autoclave|-3 8 0 0 0 -4
autumn|-4 -5 1 1 0 7
avant|0 -2 4 0 0 -1
avec|-3 -1 -1 0 -1 6
away|2 2 0 4 -3 -6
away this|0 -1 1 0 0 0
axle|4 -5 0 0 0 0
ayer|-4 -9 -1 -1 -1 15
ayuntamiento|-1 -1 -1 0 -1 4
b|-5 15 -3 -2 -2 -2
b is|-1 -2 -1 0 0 5
b0|1 -1 0 0 0 -1
baby|-7 -1 5 6 -1 -1
baby is|0 4 0 0 -1 -2
babysitter|-1 0 1 0 0 0
back|3 0 -3 0 -9 9
back a|0 -2 4 0 0 -1
back at|-2 -7 -1 0 0 10
back by|0 -1 5 0 0 -4
back from|-2 -2 0 -1 0 5
back hurts|1 2 0 0 0 -3
back in|-5 0 -2 -2 -1 10
back is|0 3 0 -2 0 -1
back of|-2 1 0 2 0 0
back on|-6 3 3 -1 -1 3
back order|2 1 2 0 0 -4
back signed|0 -1 0 0 0 1
back the|-1 -5 0 0 -1 6
back to|17 -5 0 -2 -2 -8
back today|0 -3 0 0 0 4
back up|0 -2 0 0 0 2
back with|-2 1 0 5 -2 -1
backend|5 -1 -4 0 0 1
backorder|1 1 0 0 0 -2
backordered|1 1 0 0 0 -2
backup|-2 -4 2 4 0 1
backup server|1 1 3 -1 -2 -3
backups|0 0 -1 0 -1 2
bad|-3 4 0 5 -3 -3
badge|-1 -8 0 0 0 9
badges|-4 4 -1 -3 -2 5
bag|-4 4 0 -1 0 0
bags|-5 -5 2 -1 5 4
bailiff|-2 0 0 0 0 2
baja|-2 -9 -1 -1 -1 15
baked|0 0 0 0 -1 0
bakery|0 -5 -4 -1 0 10
bakes|-8 -7 0 0 0 16
balance|-5 -1 0 -1 0 7
balcony|-5 13 -1 3 0 -10
baler|-1 1 0 0 1 0
bales|1 -1 0 0 0 1
bancs|11 -3 0 -1 -1 -6
band|-3 -6 -1 0 5 5
bands|0 -3 0 0 0 3
bank|-13 7 8 -3 -1 3
bank has|0 -2 -1 0 0 3
bank is|-1 1 0 0 0 0
bank says|0 3 0 0 0 -3
bank statement|0 0 0 0 0 1
banner|-3 4 0 0 0 -2
banners|1 0 0 0 0 -2
bar|-2 -1 0 0 0 4
barbecue|-2 5 -4 1 0 0
barber|5 0 -1 -2 -1 -1
barber chair|5 0 -1 -2 -1 -1
barley|-1 -3 -1 5 0 -1
barn|-4 5 -1 0 -2 1
basement|-2 1 0 -1 1 1
basin|-1 3 0 0 3 -4
batch|-8 10 -1 -1 -2 2
bath|-2 -4 -1 3 4 0
bathroom|3 -4 -6 10 -1 -2
batteries|-1 -3 0 -1 5 0
battery|1 -2 -1 0 -1 3
bay|0 0 1 0 0 0
be|-6 2 8 -9 4 1
be 0|0 -1 -1 3 0 0
be a|-1 0 0 0 1 0
be at|0 -1 2 0 0 0
be called|-2 0 -1 -1 0 4
be closed|1 -15 -1 -1 -1 17
be delivered|0 -1 2 0 0 0
be done|-5 3 1 4 0 -3
be finished|1 3 -2 -1 0 -1
be in|0 -4 8 -1 -2 0
be looked|-1 -1 0 0 1 0
be made|0 0 0 -1 -1 1
be on|0 -10 10 0 1 0
be out|0 -2 5 -1 -1 -2
be paid|0 1 0 0 0 -1
be ready|-2 -5 7 0 0 0
be renewed|0 1 0 0 0 -1
be seen|-1 -9 3 0 0 8
be taken|-3 6 0 -1 2 -4
be the|-1 -1 4 0 -1 -2
be there|0 -3 4 0 0 -1
be through|6 0 -6 0 0 0
bea|-4 18 0 -4 -1 -8
beamer|-2 -4 -6 0 0 13
bear|1 -2 0 0 0 1
bearing|-1 0 0 0 0 2
beca|-3 3 0 -1 -1 1
became|0 1 0 0 0 -1
because|-5 9 7 -2 0 -9
because of|-1 4 5 -2 1 -6
because the|-4 6 2 0 0 -3
beck|0 -1 0 0 0 2
become|-2 -7 -2 12 -1 -1
become urgent|0 0 0 1 0 0
bed|-2 -5 -1 7 2 -1
bedroom|0 6 0 0 0 -6
beds|-1 -1 2 -2 1 2
beekeeper|-1 -1 0 0 0 2
been|-1 -7 11 -3 -8 8
been delivered|-1 0 0 0 0 1
been moved|1 2 -2 0 0 0
been paid|-2 2 0 0 -1 0
been to|-1 6 0 0 -5 0
beeping|-1 1 0 0 0 0
beeps|-1 5 0 0 0 -4
beer|-1 -5 0 0 0 7
bees|-2 3 -1 -1 0 2
before|-25 -5 5 19 2 5
before 0|0 0 3 -1 0 -1
before all|-1 -3 -3 12 0 -4
before anything|0 0 0 1 0 0
before dec|0 0 1 -1 0 0
before december|0 -1 1 0 0 0
before everything|-4 -1 0 7 0 -1
before he|0 2 0 -2 1 -1
before i|0 6 -4 -2 -1 2
before it|0 1 0 0 0 0
before mid|1 0 0 0 0 0
before monday|1 -1 -1 0 0 0
before october|0 1 1 -1 0 0
before she|-1 3 -1 -1 0 -1
before the|-14 -10 9 3 3 10
before they|0 9 -2 -3 -2 -2
before we|0 0 -1 -2 3 0
began|6 -4 0 0 0 -1
begins|4 -1 0 0 0 -2
begun|15 -6 0 -1 0 -8
begun to|1 -1 0 0 0 0
begun with|1 -1 0 0 0 0
behind|-6 7 0 -1 -2 1
behind the|-6 1 0 0 -1 5
bei|-3 2 -2 -2 5 1
bei der|-4 1 -1 -3 8 -2
beim|3 7 0 -4 8 -14
beim amt|8 -6 -1 0 0 0
being|4 -1 0 4 -1 -7
bekommen|-5 1 8 -3 -2 0
belege|0 1 0 -1 0 0
believe|-1 7 -3 0 0 -2
bell|0 1 0 -1 0 0
bell rings|0 -2 0 0 0 2
bells|0 -3 0 0 0 4
belongs|-3 -7 0 -1 3 7
below|-2 1 0 -1 8 -6
belt|-1 -2 0 0 0 3
ben|2 7 -1 -5 -3 0
ben please|0 10 -1 -5 -3 -2
ben's|-4 4 0 0 0 1
bench|14 -6 0 0 0 -8
berger|-1 3 -1 -1 -1 0
berth|-1 -2 0 0 0 3
best|4 -6 -3 7 3 -6
best regards|3 0 -1 0 0 -1
bestellt|4 -4 -1 -2 0 3
better|1 6 5 -2 -2 -7
better the|0 -1 -1 0 0 2
between|0 9 0 0 0 -8
between mei|0 1 0 0 0 -1
bibliotheque|-1 -1 -3 0 -2 7
bici|-1 1 -1 -1 -2 4
bid|0 -1 0 0 0 1
bien|-3 3 -1 -1 -1 4
big|-4 1 -1 5 -6 4
bigger|0 3 0 0 0 -2
bike|-1 -6 -1 5 4 -1
bike is|3 4 -2 0 0 -5
bill|2 -6 5 0 -2 0
bill is|-2 2 -1 0 0 1
bill of|4 -4 0 0 0 1
bills|5 -7 0 0 -1 3
bin|8 -6 -1 5 -2 -4
binder|0 -3 0 0 -1 4
bio|0 -2 0 0 0 2
bird|-2 -5 0 -1 -1 9
birds|-2 7 0 -1 -1 -3
birth|1 3 0 -1 -1 -2
birth certificate|0 1 0 0 0 0
birthday|-1 9 -10 7 -1 -5
bis|15 -6 10 0 -3 -15
bis 0|3 5 -1 -1 0 -6
bis ende|-2 -1 -3 -1 0 6
biscuit|-2 6 0 0 -1 -3
bit|-3 6 -1 0 -2 1
bit more|0 0 0 1 0 0
bit of|-2 -2 -1 0 -1 6
bitte|-14 -25 3 26 31 -21
bitte als|-1 -5 0 -1 8 -1
bitte auch|-2 -3 -1 -3 12 -3
bitte vorziehen|-2 -4 0 13 -4 -3
black|0 -1 0 -1 -1 3
blade|2 -1 1 0 0 -2
blades|0 1 0 0 0 -1
blank|0 7 0 0 0 -7
blankets|0 -2 0 0 1 2
bled|-1 -4 0 0 0 6
blind|0 0 0 0 0 1
blinds|6 -5 0 -2 -1 2
blocked|3 -4 -1 -2 0 5
blocked by|4 0 -1 -1 0 -3
blood|12 -5 -1 -1 0 -5
bloque|4 1 0 0 0 -4
blue|-4 11 -2 -2 3 -6
blue ones|0 4 0 0 0 -3
board|-1 6 -5 0 -2 2
board has|0 -2 0 0 0 2
board in|-2 5 0 0 0 -4
board is|-1 -1 0 0 0 2
boards|12 -16 -2 -1 0 7
boat|-4 -4 3 4 -1 2
boat trip|-1 2 3 4 -1 -7
boathouse|1 4 -1 0 0 -4
boiler|0 -6 7 -1 -2 1
boiler is|-1 4 0 -1 0 -2
bolted|-1 -1 0 0 0 3
bolted down|-1 -1 0 0 0 3
bone|-6 -1 0 0 0 8
book|-4 -9 5 4 2 2
book the|-1 0 0 0 2 0
booked|-5 3 0 -1 0 2
booked 0|0 -1 -1 0 0 1
booked for|4 4 0 0 0 -8
booked it|0 -1 -1 0 0 2
booked out|-5 17 5 -1 0 -16
booking|-1 -1 0 2 -1 1
books|-4 1 -5 -3 -2 12
books are|-2 -6 0 -1 0 8
boot|3 0 0 0 -1 -1
booth|0 1 1 2 -2 -2
boots|0 -7 0 0 0 7
borrow|0 -6 0 0 6 0
borrow 0|0 -5 0 0 6 0
boss|9 1 -1 -1 -3 -4
bot|-3 -3 0 8 0 -1
both|-12 -4 -3 -3 -7 28
both have|0 -1 0 0 0 1
both sides|-1 -3 0 0 0 5
both signatures|0 8 0 0 -5 -2
bottle|-2 0 -1 -1 0 3
bottles|-3 -2 0 -1 5 2
bottom|-3 -1 -1 15 -3 -6
bottom of|0 -4 0 7 -2 0
bought|14 -16 -3 -3 -2 9
bought the|-8 -12 -1 -1 -1 23
bounced|0 13 0 -1 -3 -9
box|0 -8 1 -2 10 0
box is|-2 -3 0 0 0 5
box of|0 0 0 1 -1 0
boxes|-1 2 3 -3 -2 0
boxes 0|-4 -2 0 0 0 7
boxes are|3 -4 0 0 0 1
boxes of|-3 -3 0 0 0 6
braces|-10 0 -1 0 0 11
brake|0 3 1 0 -1 -2
brakes|-3 0 -2 0 0 6
branch|0 -2 0 0 0 3
brand|6 -2 0 -1 -1 -2
brandl|-1 11 0 -1 0 -9
brandt|-2 -6 0 0 0 9
brauchen|4 -1 2 -2 1 -5
brauchen wir|5 -1 2 -1 0 -4
braucht|-3 3 2 0 1 -2
braucht noch|-2 3 0 0 1 -2
bread|-1 1 0 0 -1 1
break|7 -4 -2 -1 -1 0
breakfast|-1 -5 0 0 0 6
breaks|0 2 0 0 0 -1
brian|0 -1 0 0 2 -1
bride|-5 2 0 -1 0 4
bridge|-1 0 0 0 0 1
briefing|0 4 0 0 0 -3
brigade|0 1 0 0 1 -1
bright|-1 -5 0 0 0 6
bright again|0 -2 0 0 0 3
bring|-5 1 4 4 3 -6
bring the|-2 -1 0 7 0 -3
brings|-2 -6 0 -1 5 4
brings the|-2 -6 0 -1 5 4
brochure|-1 -1 0 6 0 -4
broke|-2 18 -1 -3 -2 -11
broke down|0 3 -1 -2 0 -1
broke off|0 6 0 -1 -1 -4
broken|-5 4 -1 -1 -1 4
broken window|-1 -6 0 0 0 8
broker|5 -1 0 -1 0 -2
brother|1 -5 0 0 0 4
brother in|1 -3 0 0 0 3
brought|-2 -1 -3 5 -1 3
brought forward|0 0 -5 6 0 -1
brought the|-2 -5 3 0 0 4
brown|-1 1 0 0 0 1
browser|0 0 0 0 0 1
browser shows|0 -1 0 0 0 2
bruno|0 1 0 0 0 0
btw|-2 7 0 0 0 -5
bucket|-1 5 0 0 0 -4
bucks|-1 2 -1 0 0 0
budget|11 -7 -1 -2 6 -7
budget for|-4 1 0 0 -1 5
bug|-3 -1 0 -1 0 6
build|-5 1 -4 -1 2 7
building|6 -1 0 0 1 -6
built|-2 -4 0 4 0 3
bulb|-2 -1 0 -1 2 2
bulbs|1 -5 0 0 0 6
bump|-2 -11 0 16 -2 -2
bump it|0 -1 0 2 0 0
bump the|-1 -1 0 2 -1 0
bump this|0 -3 0 3 0 0
burn|0 -1 0 0 1 0
burns|-1 11 0 0 -1 -8
burnt|-1 3 0 -1 -1 -1
buro|0 5 -5 -1 -1 2
bus|-2 8 0 -2 -1 -3
bus company|0 1 0 0 0 -1
bus for|-1 -1 0 0 0 2
bus stop|-4 2 -1 -1 0 4
bus trip|4 0 2 -1 -1 -5
busy|-1 6 0 0 0 -4
but|-8 29 -1 1 0 -21
but i|0 2 0 0 0 -1
but it|2 5 0 -1 0 -5
but it's|-2 -1 0 0 0 3
but no|0 -6 0 7 0 0
but not|-3 4 -1 0 0 0
but only|0 3 -2 0 0 0
but the|-2 4 5 -1 -1 -6
but they|-1 1 0 0 0 0
butter|0 -1 0 0 0 2
button|-3 -12 -1 0 3 13
buy|-1 -2 0 0 6 -2
by|1 -8 9 -6 0 5
by 0|-3 -1 10 0 0 -6
by a|-2 7 5 0 0 -10
by both|0 -1 0 0 0 1
by courier|-1 -4 -2 0 0 8
by dec|-1 -1 2 0 0 0
by friday|-4 0 5 1 0 -2
by heart|0 1 -1 0 0 1
by itself|1 -5 -3 2 -2 6
by mail|0 -3 -1 0 0 6
by monday|1 2 2 0 0 -4
by noon|-1 0 2 0 0 0
by one|0 4 0 0 0 -4
by phone|-1 0 -1 0 0 2
by post|0 -1 2 0 0 0
by registered|0 -1 0 0 0 1
by the|3 5 -2 -6 3 -3
by then|0 -1 2 0 0 0
by this|-1 2 0 0 0 0
by thursday|-1 -1 2 0 0 0
by tuesday|-1 -3 4 0 0 0
by two|-2 -2 6 0 0 -1
bye|-2 1 7 -1 -2 -2
c|-5 3 0 0 -1 4
c'est|-6 -10 4 5 -2 8
c'est regle|-1 -5 0 0 -1 8
ca|2 3 -1 3 -1 -6
cab|0 -1 0 0 0 2
cabin|0 -2 0 -1 0 3
cabinet|-2 -4 -2 -1 0 10
cable|-4 -4 2 -1 2 5
cables|-2 6 0 -4 -2 2
cage|0 -1 0 2 0 0
caja|-5 1 -1 -1 7 -2
cake|-8 -1 5 -2 1 5
cake stall|-2 -1 -1 0 -2 6
calendar|-1 -2 0 -1 0 4
calf|4 -3 -1 7 -1 -6
calibrated|-1 -4 0 0 0 5
calibration|-1 -2 1 0 0 2
call|5 -1 5 -2 4 -11
call the|-2 3 -1 -1 2 -2
called|2 1 5 -2 -5 -1
called again|0 0 0 2 0 -2
called back|0 -2 0 0 0 3
called in|0 0 0 0 0 1
called off|9 -2 0 0 0 -6
called the|-7 3 1 -1 0 4
called they|-1 1 0 0 0 0
calls|3 11 -6 -2 -1 -6
came|-8 10 -9 -6 -6 19
came 0|1 0 0 0 0 -1
came at|-1 -4 -1 0 0 7
came back|-1 10 0 -1 -1 -5
came but|0 3 0 0 0 -2
came by|0 -1 -4 0 -1 6
came for|0 4 0 0 0 -3
came from|0 -5 0 0 0 6
came in|-1 8 0 -1 0 -7
came out|-1 1 0 -1 0 0
came through|-2 2 -1 0 0 2
came to|-1 3 0 0 0 -2
came today|0 -5 0 0 0 5
came with|0 4 0 0 0 -4
camera|0 -1 2 0 1 -1
camp|0 3 -3 0 1 -1
campaign|-2 1 1 0 0 0
can|-15 -13 8 13 2 4
can be|7 -16 -4 -1 -1 15
can come|-1 3 -3 -1 0 3
can do|-3 -1 3 -4 -1 7
can drive|0 5 -4 0 0 -1
can get|0 2 0 0 0 -1
can give|-1 -1 4 -1 0 -1
can go|-1 -3 1 4 -2 0
can have|0 1 -1 0 0 0
can hear|0 -2 0 0 -1 3
can log|-1 -2 0 1 -1 4
can only|2 1 2 -3 -1 -1
can pick|0 -1 0 0 0 1
can ring|0 -2 0 0 0 3
can see|0 2 1 0 0 -2
can send|0 3 0 -1 0 -2
can someone|-2 10 -1 -1 1 -8
can start|-2 6 0 -1 -1 -2
can stay|-1 8 -1 0 0 -6
can take|-3 -1 5 13 -3 -11
can the|0 0 1 0 1 -1
can wait|-5 -6 9 8 -2 -5
can we|-3 -8 11 2 5 -6
can you|-1 -4 -1 -1 14 -7
can't|-7 4 21 1 -6 -13
can't be|0 4 0 -1 -1 -2
can't come|1 2 5 -4 -1 -3
can't deliver|0 1 1 -1 0 0
can't do|3 -2 1 -2 0 0
can't get|-5 2 -1 -1 -1 5
can't go|1 0 0 -1 0 0
can't have|-1 3 0 0 0 -1
can't make|1 -1 2 -2 0 0
can't on|0 -7 8 0 0 0
can't open|-1 3 -1 0 -1 0
can't print|6 -5 0 0 0 0
can't start|-5 1 4 0 0 0
can't use|-1 4 -3 0 0 -1
can't wait|-3 -3 0 8 0 -3
canal|2 -4 -3 -2 0 7
cancel|19 -12 -2 -4 5 -6
cancel the|-5 1 -1 -1 7 -1
cancellation|0 0 -1 0 0 2
cancelled|-2 -2 1 -1 -2 6
cancelled the|0 2 0 0 -1 -1
candidates|7 2 -2 -1 -1 -5
candidates for|-1 9 -2 0 -1 -4
candles|-1 4 0 0 2 -4
cannot|1 7 -4 0 0 -2
cant|4 8 -2 -2 -3 -6
canteen|-3 -5 0 0 0 7
captain|1 2 0 0 0 -2
car|2 -2 -3 0 -3 5
car insurance|-1 3 0 -1 0 -1
car is|2 -1 0 0 0 -1
car park|6 0 0 -1 -1 -4
card|-5 8 -2 -2 0 2
card is|-7 -1 0 1 0 8
card reader|0 1 0 0 0 0
cards|-4 4 -1 0 -2 3
cards for|2 -1 0 0 0 -1
care|-1 -3 0 0 -1 5
care of|-1 -3 0 0 -1 5
careful|-2 9 0 0 0 -7
caretaker|-4 2 0 0 -1 2
carpenter|-1 3 0 0 0 -2
carpet|5 2 0 -2 -1 -4
carpet is|6 1 0 0 0 -6
carried|5 0 0 0 0 -4
carries|-1 -5 0 1 0 5
carry|-2 2 -2 0 0 2
carry the|-1 -1 0 0 0 2
cart|0 3 -3 0 1 0
carta|-3 5 -1 -1 -1 0
cartons|8 3 -2 0 -1 -7
case|2 -2 0 3 -3 0
case closed|-1 -1 0 0 0 2
cash|-3 0 -1 -2 -1 7
cat|4 -2 -2 -1 1 -1
catalogue|11 -4 -1 -1 -1 -5
caterer|-1 -1 0 0 0 2
cats|-1 -3 0 0 0 4
ce|2 -6 1 0 -1 4
ce matin|3 -6 -1 0 0 4
ceiling|5 -2 -1 0 -1 -1
cellar|1 -3 -1 -4 8 -2
cent|-2 -4 0 0 0 7
center|0 2 0 0 0 -2
centre|-2 -1 -1 0 0 4
centrifuge|0 -3 0 0 0 4
cents|-1 2 0 0 0 -1
cents a|0 4 0 0 0 -3
certificate|-3 -10 -4 11 -2 8
certificate is|0 -1 0 -1 0 2
certificates|-2 10 0 -1 -1 -6
certs|0 1 0 0 0 0
cfo|0 0 2 -1 0 -1
chain|-4 -5 0 0 -1 10
chair|3 -1 -1 -2 0 1
chairs|-4 2 4 -3 0 2
chairs are|-2 -3 0 0 0 5
chalkboards|1 1 -2 0 0 0
change|-2 6 4 -2 -1 -4
change the|0 -1 0 0 2 0
changed|9 -10 4 -4 -4 5
changed the|-2 1 2 -1 -2 2
changed to|-1 3 0 0 0 -1
changes|0 5 0 0 -1 -4
changing|2 0 0 0 0 -2
changing rooms|2 0 0 0 0 -2
chapel|-1 -1 -2 0 0 4
chapter|10 -1 0 -1 0 -7
chapter 0|11 -2 1 0 0 -9
charge|-1 3 -4 0 0 3
charger|6 -4 0 0 0 -1
charges|0 3 0 0 0 -2
charges 0|0 3 0 0 0 -2
charity|-1 -1 0 0 0 2
chart|0 -1 0 0 2 0
charts|0 1 0 0 0 -1
chasing|0 1 0 0 0 -1
chasing the|0 1 0 0 0 -1
cheaper|-1 2 0 0 0 0
cheaper but|0 1 0 0 0 0
cheaper one|0 2 0 0 0 -2
check|1 -10 -3 8 14 -9
check the|0 -1 0 0 4 -2
check to|0 -1 1 0 0 0
check whether|-1 2 0 -3 3 -2
checked|-5 -13 -4 -1 0 23
checking|16 -5 0 -1 0 -10
checklist|0 -3 -1 0 10 -5
checkout|2 3 -2 -1 -1 -2
cheers|0 1 0 1 2 -4
chef|-5 7 -1 -1 -3 4
cheque|-4 -2 0 -1 -1 7
chess|-1 3 0 0 0 -1
chez|1 -1 -1 10 -1 -8
chiara|-1 4 0 0 -1 -3
chickens|-5 6 0 0 2 -2
child|0 2 0 0 0 -2
children|-2 7 -1 -2 1 -5
chimney|-4 4 1 -1 0 0
chipped|5 -2 0 0 0 -3
chlorine|0 -2 0 0 0 2
chocolate|0 2 -2 0 0 0
choice|3 -2 0 0 0 0
choir|1 -5 4 -1 -1 2
choir concert|7 6 -3 -1 0 -9
choir robes|-2 -4 6 1 0 -1
christmas|0 -4 1 1 0 1
church|-3 3 0 0 0 1
church is|-5 3 0 0 0 2
cinema|-1 1 -1 0 -1 2
cita|0 -1 2 0 0 0
cita para|0 -1 2 0 0 0
city|2 1 -1 -2 1 -1
city hall|0 1 0 0 0 -1
claim|-1 -12 0 -1 6 9
claims|0 -3 0 -1 0 5
claire|2 5 0 -1 -1 -5
class|-3 6 2 -7 -1 2
class is|0 4 0 -4 0 0
classes|-2 5 -2 0 0 -1
clause|-1 7 -2 -2 0 -3
clause 0|0 3 -1 -1 0 -2
clean|-1 -6 -3 -4 -2 17
clean the|-2 11 -1 -2 -1 -5
cleaned|-2 6 0 0 0 -3
cleaned the|0 10 0 0 0 -10
cleaner|-2 1 3 4 -1 -5
cleaning|1 -2 0 -1 3 -2
clear|-3 -11 0 -1 -1 18
cleared|-4 -5 -1 -1 0 11
clerk|-1 1 -1 0 0 1
cles|-3 -2 0 0 -1 6
client|3 8 -2 -2 3 -10
client is|5 1 0 1 0 -7
client's|-2 4 -1 -1 0 0
cliente|6 -2 -1 -1 -1 -2
clients|-2 -3 -2 0 -1 9
climbing|-1 1 0 -1 3 -1
climbing frame|-1 -4 0 -1 3 4
clinic|7 -7 3 -2 0 -1
clock|-1 -2 0 0 0 3
clocks|-1 -2 4 -1 -1 0
close|0 -7 0 -3 -2 12
close it|6 -3 0 -1 -1 -1
close the|-6 -4 -1 -1 -1 14
closed|-13 17 -2 -1 6 -6
closed for|-2 13 -1 0 0 -11
closed on|-1 6 0 0 0 -4
closed today|-2 15 -1 0 0 -11
closes|-1 -4 1 -1 0 6
closes tight|-1 -1 0 -1 0 3
closing|-7 -10 1 2 5 8
closing date|0 0 2 0 0 -2
closing this|-3 -1 0 -1 0 5
club|0 -4 -2 0 -2 9
clutch|3 -1 -2 -1 0 1
cm|-1 4 0 0 -1 -2
cm too|0 2 0 0 -1 -1
co|-1 -1 1 0 0 2
coach|2 -2 -1 0 -1 3
coach company|0 1 0 0 0 0
coat|12 0 -2 -3 -1 -6
coat is|2 0 0 -1 0 0
coat on|2 1 0 -1 0 -2
coats|5 -4 0 0 0 0
coche|-2 1 -1 0 1 2
cocina|-3 -4 11 -1 -1 0
code|-3 9 -1 -2 -2 -1
coffee|-1 1 0 0 0 1
coffee machine|1 1 0 0 -1 0
coins|-1 -6 0 -1 0 9
cold|6 9 -1 -2 -4 -8
cold room|-1 -2 0 -1 0 3
cold store|-1 -2 0 -1 -1 5
colis|0 2 -1 -1 -1 1
colleague|-2 7 0 -1 0 -3
colleagues|1 -3 0 0 -1 4
collect|0 -4 2 -1 1 2
collect the|0 -1 0 0 1 0
collected|5 -14 -2 -1 -1 13
collected by|-2 -3 0 0 0 5
colour|5 -1 1 0 -1 -4
colours|0 -2 0 1 0 1
column|0 3 0 0 0 -3
combine|3 -3 -1 0 -1 2
come|10 -10 -2 3 -6 6
come a|0 -2 2 0 0 0
come back|5 -9 0 0 0 5
come before|0 0 5 0 -1 -5
come first|0 0 0 2 0 -1
come for|0 1 2 0 0 -3
come in|-1 -2 -1 -1 -1 5
come next|-1 -3 -2 1 0 5
come on|-2 -1 1 0 0 2
come tomorrow|6 2 -6 -1 0 -2
come until|-2 2 1 0 0 -1
comes|15 -5 -4 4 -2 -7
comes 0|-2 4 -2 0 0 0
comes a|0 0 1 0 0 0
comes back|2 1 -1 -1 -1 -1
comes for|0 3 -1 0 0 -2
comes friday|0 0 1 0 0 -2
comes in|0 1 0 0 0 0
comes next|10 -2 -3 0 0 -4
comes on|-5 11 -6 0 0 0
comes thursday|0 0 5 -2 0 -4
comes tuesday|-1 0 0 0 0 1
coming|6 6 -9 10 -2 -10
commande|4 -3 -1 -1 -1 1
commas|0 3 0 -1 0 -2
commence|-2 -3 -1 0 -1 7
comment|3 7 0 -2 0 -8
comment on|-3 10 0 0 0 -7
comments|0 7 5 -1 0 -11
comments on|-1 6 3 -1 0 -7
commission|0 0 1 0 0 0
company|-5 9 -1 -1 0 -1
company says|1 1 -1 0 0 -1
complain|-1 -1 0 8 -1 -4
complained|0 3 0 0 0 -3
complains|-1 8 0 0 -1 -6
complaint|-1 -4 0 3 0 1
complaints|-1 -5 0 0 0 7
complete|3 -3 0 0 0 1
compost|-3 3 0 4 -1 -3
compressor|4 -5 0 0 0 1
compressor is|1 0 0 0 0 -1
con|5 3 -1 -1 -2 -5
con el|-2 1 2 0 0 -1
concept|1 2 -1 0 1 -2
concert|10 2 2 -1 0 -13
concert is|4 4 0 0 0 -7
concrete|2 -2 0 -1 0 1
concrete is|1 0 0 0 0 0
confirm|0 -2 -2 0 0 4
confirmation|-4 -8 0 0 -1 14
confirmation is|-2 0 0 0 0 3
confirmation mail|-2 -1 0 0 0 3
confirmation number|0 -1 0 0 0 1
confirmed|-9 -4 -10 -1 4 19
confirmed 0|0 4 -2 0 0 -2
confirmed by|-4 -2 -1 0 0 8
confirmed for|-1 -5 -2 0 0 8
confirmed in|0 -1 0 0 0 1
confirmed receipt|0 -1 0 0 0 1
confirmed the|0 4 0 0 0 -5
confirmed two|-1 -2 0 0 0 3
consent|0 5 0 0 0 -4
consent form|0 -1 0 0 0 1
consulate|-1 2 0 0 0 -1
contact|-6 -3 -1 -2 -1 12
container|-1 -3 0 0 0 5
container is|0 -3 0 0 0 4
contenedor|5 -8 0 0 0 4
content|-1 -8 -1 0 0 11
continue|10 -2 -4 -1 0 -3
contract|-1 2 -1 5 -1 -4
contract signed|-2 -2 0 0 0 4
contractor|1 4 0 -1 0 -4
contracts|-3 -1 0 0 0 3
contrast|0 0 0 0 0 -1
contrato|-1 3 0 0 0 -1
control|0 1 1 0 0 -2
cook|-1 1 0 0 0 1
cooler|0 -4 0 0 0 4
cooling|0 5 0 0 -1 -4
coop|-2 -1 1 -1 0 3
copied|-1 -4 0 0 -1 6
copier|-1 -1 0 0 -1 3
copies|-2 -3 0 -1 0 5
copy|-2 -6 -2 -2 1 10
copy is|-1 -2 0 0 0 3
copy of|0 1 0 -1 1 -1
corner|0 5 -2 -2 0 -1
corre|-1 -2 0 7 0 -3
correct|-2 -1 -3 -1 0 7
correct now|-1 -1 -3 -1 0 6
corrected|-1 -2 0 0 0 4
corrected and|0 -1 0 0 0 1
correction|5 -7 -1 1 0 1
correctly|-1 -4 0 0 0 6
corridor|-1 -1 0 -1 2 2
cosmetic|-3 -2 -1 8 0 -2
cost|-2 2 0 -1 6 -5
cost 0|0 3 0 0 0 -2
costs|-2 2 -2 5 -2 -2
costs 0|-2 5 -1 6 -1 -6
costume|-5 -7 0 0 0 13
costumes|-3 -6 2 11 0 -3
couch|0 1 -1 0 0 1
could|-10 4 4 2 11 -12
could be|-3 6 -2 -1 -1 0
could not|0 3 -1 0 0 -1
could somebody|-1 -13 0 7 7 -1
could we|0 5 0 -2 0 -2
could you|-1 -2 1 -1 6 -3
couldn't|-1 4 0 -1 -1 -2
couldnt|0 6 0 -1 -1 -3
council|3 8 -3 -2 0 -6
council has|5 -1 0 0 0 -4
counsel|-1 2 -1 0 0 0
count|-3 11 -2 -3 1 -5
counted|-4 6 -2 -1 -1 2
counted them|0 -3 0 0 0 3
counter|-2 5 -1 0 0 -1
county|0 -1 -1 -2 0 4
courier|-2 -2 -4 -1 0 9
course|2 1 0 -3 0 0
course is|2 3 -1 0 0 -4
course on|-1 2 -1 0 0 0
court|5 3 -1 -1 -2 -4
cousin|-2 3 0 -1 -1 0
cover|4 -4 -6 0 1 4
cover the|-1 0 0 0 1 0
covered|-4 -3 0 0 0 8
cows|-1 0 -1 -1 0 3
cpr|0 -2 3 0 0 0
crack|-2 2 0 0 -2 2
crack is|-1 -2 0 0 0 3
cracked|-3 7 0 0 0 -3
crane|-1 1 -2 5 -2 -2
crash|-2 -6 -2 3 -1 8
crash cart|0 2 -2 0 0 0
crashes|-1 13 0 -1 -1 -9
crate|-2 2 0 0 0 1
crates|0 1 -1 -1 2 -1
cream|-3 10 0 -2 -1 -3
creche|5 -4 -1 0 -1 1
credit|-4 -4 -3 9 -2 4
credit note|0 -4 0 0 -1 5
credited|-5 -5 0 0 0 11
crew|17 -11 -1 -1 -1 -3
crew change|-2 -4 0 0 0 6
cried|-1 7 0 0 0 -5
critical|-2 -2 -2 6 0 0
croissant|0 2 -1 0 0 -1
croissants|-6 1 0 10 -5 -1
cross|1 -4 2 0 0 1
crossed|1 -2 0 0 -1 2
crossing|-1 -1 0 0 -1 3
crown|0 -2 1 0 0 2
csv|-1 -1 1 0 0 1
csv export|-1 -1 1 0 0 1
cuando|1 1 -2 -1 -1 1
cupboard|-2 -4 -1 0 0 7
cups|-1 5 -1 0 0 -3
curing|5 -3 -3 0 0 1
currently|7 -4 0 -1 0 -2
curtain|0 6 -1 0 -1 -4
curtains|-2 0 -1 4 -1 -1
customer|-2 1 1 6 -6 0
customer can|0 -2 0 0 0 2
customer is|-1 -1 0 3 -1 0
customer with|7 -2 0 0 -1 -5
customer's|-2 1 -1 -1 0 3
customers|-4 7 -3 6 -2 -4
customers can|0 -3 0 -1 0 4
customers in|-1 2 0 0 0 -1
customs|1 -3 0 -1 0 3
cut|8 -8 6 -3 -2 -1
cut and|2 -1 0 0 0 -1
cut off|-3 4 7 0 0 -7
cut the|-2 -1 -1 -1 0 5
cuts|-2 -9 0 5 10 -3
cutting|6 -3 0 0 0 -2
cylinder|7 -5 0 0 0 -1
d|-1 5 1 0 0 -4
d'emploi|6 -2 -1 -1 -1 -2
da|3 2 -3 -6 -4 8
dad|-1 4 0 1 -2 -2
dads|-2 -1 -2 -1 -1 6
daily|-1 -2 0 0 0 3
damage|0 0 0 0 5 -4
dan|-2 -4 12 -1 -1 -5
dans|-3 -15 -2 -2 12 11
dans la|2 -6 -1 -1 7 -1
dans le|-4 -6 -1 -1 5 7
dark|0 12 -2 0 -1 -8
dark mode|4 -1 0 0 0 -2
das|-1 5 -5 1 -3 2
das gutachten|7 -8 -1 -3 0 5
data|2 1 0 1 -1 -3
data protection|0 0 0 2 0 -2
data sheet|0 3 0 0 -1 -1
database|0 1 -1 0 1 -1
date|-2 2 13 -4 -5 -4
date 0|0 -1 3 0 0 -2
date is|0 0 1 0 0 -1
date on|-3 4 -1 0 0 1
dates|1 1 0 0 -1 -1
daughter|-1 -1 -1 0 -1 4
day|-5 4 9 -2 -2 -3
day 0|1 -4 0 0 0 4
day is|-2 0 1 0 3 -1
day later|0 0 1 0 0 0
day on|0 0 1 0 0 -1
day sooner|-2 -4 9 -2 -1 0
days|-4 5 24 -2 -3 -18
days earlier|0 -3 3 0 0 0
db|-1 7 2 0 0 -6
db 0|-1 5 0 0 0 -4
db upgrade|0 2 2 0 0 -3
de|-2 -2 5 -5 4 0
de 0|-1 -5 0 0 4 3
de abril|0 -1 3 0 0 -1
de la|-4 9 0 -1 -3 0
de las|-3 -3 0 8 0 -1
de motivation|-1 -1 1 0 0 2
de nouveau|-4 -3 -1 0 0 9
de subvention|-1 3 -1 1 -2 -1
dead|6 -2 -1 -1 -1 -1
deadline|-1 -5 12 0 0 -5
deadline for|0 -1 3 0 0 -2
deadline to|0 -1 1 0 0 0
deadline was|0 0 1 0 0 -1
deal|-2 -3 -1 6 -1 1
dealer|3 5 -2 -1 -1 -4
dear|11 -11 6 1 4 -11
dear colleagues|1 -3 0 0 -1 3
dear mr|2 -3 3 0 0 -2
dear ms|1 0 0 0 0 -1
dec|2 1 1 -2 0 -1
dec 0|-2 -6 9 -1 0 0
december|-4 9 5 0 0 -11
december 0|-1 2 6 0 0 -7
december the|0 -1 1 0 0 0
december we|-1 4 -3 0 0 -1
decide|1 8 -7 0 -1 -2
decided|5 3 -1 -1 -1 -5
decision|0 2 0 -1 0 -1
deck|0 2 0 -1 0 -2
declaration|-3 -3 15 0 -1 -8
declined|1 9 0 0 0 -10
deed|-2 -3 0 0 0 5
deed is|-2 -3 0 0 0 5
deep|-1 5 0 0 0 -4
defibrillator|-2 1 0 0 0 1
defibrillators|0 -1 0 0 0 1
degrees|-6 1 -3 -2 1 9
deja|5 1 -2 -1 -2 -1
del|-2 5 -1 3 3 -10
delay|-2 -3 7 0 -1 -1
delay the|-1 -3 6 0 -1 -1
delayed|0 0 3 -1 0 -2
deliver|3 3 -1 -2 -1 -2
deliver the|0 -1 2 -1 0 0
delivered|-7 3 1 0 -1 5
delivered the|-1 1 0 0 0 0
delivered to|-2 -3 -1 0 0 6
delivery|2 -1 5 -2 -1 -3
delivery came|1 -3 0 0 0 2
dem|-2 11 -1 5 -5 -8
demain|5 9 -7 -1 0 -5
demande|-2 6 0 0 -1 -3
demo|-1 -3 4 0 0 0
den|-10 -8 8 -8 17 0
den 0|-1 -6 9 -1 -1 -1
dental|-1 -2 0 0 0 3
dentist|7 -4 1 0 -1 -2
dentures|0 6 0 0 0 -6
deployed|-1 -6 0 0 0 7
deployed to|-1 -3 0 0 0 4
deposit|-5 -4 -8 -1 -1 18
deposit is|2 2 0 0 0 -3
deposit of|-2 3 0 0 0 0
depot|-1 -2 0 0 0 4
depuis|9 -4 -2 -1 -1 -1
depuis hier|8 -5 -1 -1 -1 -1
der|8 7 1 -3 -3 -11
der kunde|-1 5 2 4 -1 -8
der neue|9 -3 -1 -1 -3 -1
der termin|0 0 0 1 0 -1
des|0 1 4 -1 4 -7
descaled|0 -3 0 0 0 4
design|-1 -3 0 0 4 0
desk|-2 4 -3 -3 -1 6
desk the|0 4 0 0 0 -4
desks|0 1 0 0 0 0
details|-1 -2 5 0 -1 -1
detector|-2 0 0 -1 5 -1
detectors|0 -2 0 0 3 0
deux|-2 10 0 2 0 -10
device|0 1 0 0 0 -1
devices|0 -3 0 0 0 3
devient|0 -1 0 3 0 -1
devis|2 -4 -2 -1 1 3
dhl|-1 -4 -1 0 0 5
did|-3 3 -2 -4 -2 9
did his|0 2 0 -2 0 0
did it|-3 -7 0 -1 0 11
did not|0 2 -1 -1 0 -1
did the|0 -6 0 0 0 7
did you|0 1 0 0 0 0
didn't|3 1 -2 -2 -1 0
didn't get|6 -4 -1 0 0 0
didnt|1 12 -3 -1 -1 -8
die|1 -11 -3 -2 12 3
die einladungen|-1 0 -1 0 -1 2
die halfte|4 -3 -1 -1 -1 1
die heizung|-1 9 0 0 0 -8
died|0 7 0 0 -1 -7
dienstag|-3 3 1 0 0 -1
differ|-1 1 0 3 0 -2
difference|0 10 0 0 0 -8
different|-1 7 -3 0 0 -3
digger|-1 0 3 1 0 -3
digging|4 -3 0 0 0 -1
dinner|3 5 -6 -1 0 -1
dinosaur|-3 1 0 0 0 3
director|1 5 0 0 0 -5
discount|-1 3 -2 -1 -1 1
discs|-2 4 0 0 0 -2
dishwasher|-1 7 0 -1 0 -5
disk|0 0 -1 0 0 1
display|-2 9 0 0 0 -7
display shows|0 5 0 0 0 -4
dispute|-2 -1 0 0 0 3
dix|-4 4 0 -1 -1 1
dj|-2 -4 -3 -1 5 5
do|2 0 3 3 2 -10
do a|0 2 0 0 -1 0
do i|-1 2 0 0 0 -1
do it|-2 0 5 8 -3 -8
do not|4 1 0 -2 0 -1
do that|-1 3 0 1 -1 -2
do the|3 -4 -1 -2 9 -5
do there|-1 -2 0 0 0 3
do they|0 1 0 0 0 0
do this|-2 -2 1 6 -1 -2
do we|-1 4 -1 -1 -1 0
do you|0 3 0 0 -1 -2
doc|-1 0 1 0 0 -1
doch|-1 0 4 0 -1 -2
doch erst|-1 -1 6 -1 -1 -2
dock|-2 -4 0 0 0 7
docs|-1 -1 0 0 0 1
doctor|-1 -1 -1 0 0 3
document|0 1 0 0 -1 0
documents|-1 -3 0 0 0 4
does|4 18 -3 -3 -2 -14
does it|2 4 -1 -1 0 -4
does not|0 1 0 0 0 0
does the|4 6 -1 -1 -1 -7
doesn't|-4 -1 -1 -4 -1 10
doesn't drip|-1 -2 0 0 0 3
doesnt|3 0 0 -2 -2 0
dog|-1 -8 0 -1 2 8
doing|4 0 6 -4 3 -9
doing the|12 0 -4 -3 2 -6
dollars|0 -1 0 0 0 1
domain|-4 -7 -4 13 0 2
don't|-4 -13 2 6 5 4
don't close|-3 6 0 0 0 -2
don't forget|-4 -4 0 -2 11 -1
don't have|-1 2 0 0 0 -1
don't need|6 -8 -1 5 -1 -1
donation|0 -1 0 0 0 2
done|8 -17 -4 5 -2 11
done 0|-3 -2 -1 0 0 6
done a|-1 0 2 0 0 -1
done and|-1 -1 0 0 0 2
done but|-1 -6 0 7 0 0
done by|-2 4 -2 0 0 -1
done except|3 1 -2 0 0 -2
done two|1 1 0 0 0 -1
done with|1 -3 0 0 0 3
donnerstag|-3 2 5 -1 0 -3
donor|0 0 2 -1 -1 0
donors|-1 -2 0 0 -1 4
dont|11 -2 -3 -1 2 -7
door|-12 -2 -5 16 -2 4
door in|1 1 -1 -1 -1 1
door seal|0 6 -2 -1 0 -4
doorbell|0 -2 0 0 0 2
doors|-2 -10 -1 7 -1 7
dos|3 16 -6 -2 -1 -10
doses|1 2 -2 -2 0 1
dossier|-4 2 -1 1 -2 4
dossier de|-1 3 -1 1 -2 -1
dot|-1 -5 8 0 0 -1
double|-2 3 1 -1 -1 0
dough|0 1 -1 -2 4 -3
down|-4 -1 -5 10 0 0
down again|-1 0 0 0 0 2
down and|-1 -6 0 0 0 9
down for|0 -4 2 -1 1 2
down the|-4 3 -1 14 -3 -8
down there|1 -1 0 2 -1 -2
down to|6 -3 -5 2 -2 1
download|0 1 0 0 0 -1
downloaded|12 0 0 3 0 -15
downstairs|0 0 -2 0 -1 4
dr|0 8 5 -4 -3 -5
draft|16 -5 1 -2 -3 -8
draft is|7 -5 0 -1 0 -2
drain|-10 -3 -6 9 -1 12
drains|1 -4 4 0 0 0
dran|9 -5 4 -1 -1 -6
drauf|-2 -4 0 0 0 8
drawer|-3 1 0 4 -1 -1
drawing|-3 3 1 0 0 0
drawings|-1 6 0 0 -2 -3
drawn|-4 0 4 0 0 1
drei|-3 -5 -1 -1 -1 11
dress|1 -2 0 -1 5 -2
dried|-2 4 0 0 0 -2
drill|-5 7 -2 -1 -2 2
drilling|1 -1 2 0 -1 -1
dringend|-1 -1 -1 5 -1 -2
drinks|5 -8 0 0 0 4
drip|-3 -3 0 -1 0 6
drip any|-2 -1 0 0 0 3
dripping|-4 -4 -1 0 0 9
drips|5 2 0 0 -2 -5
drive|9 -1 -6 0 -2 0
driver|-10 3 0 -1 -1 9
driver is|-7 1 0 -1 0 7
drivers|-1 2 0 0 0 -1
drone|-1 -1 0 0 0 2
drop|12 -12 -2 13 -5 -8
drop everything|-2 -1 0 5 -1 -2
drop it|2 -1 0 0 0 -1
drop the|15 -8 -1 -3 -3 -1
dropped|17 -15 -3 -1 -3 5
dropped the|7 -6 0 0 -1 1
drops|-1 -1 -1 0 0 3
drove|-1 1 0 0 0 0
drum|0 -2 0 0 0 2
drums|0 -4 0 0 0 5
dry|16 -11 -3 -3 -3 5
dry and|-3 -3 0 0 0 7
dryer|-1 -3 0 0 0 4
drying|-1 7 0 0 0 -6
du|7 2 10 -3 -4 -11
du plombier|-1 1 -1 0 0 1
duarte|-1 -4 0 0 1 5
due|1 14 -6 -1 0 -7
due an|0 5 -1 0 0 -3
due on|2 0 1 0 0 -2
due yesterday|-1 12 -3 -1 0 -7
dues|1 -1 -1 0 0 1
dug|1 0 0 -1 -2 2
dump|0 5 0 0 1 -5
dumped|0 2 0 0 0 -1
dunmore|0 1 0 0 0 0
duplicate|0 5 -1 -4 0 0
durch|6 -6 -2 -1 0 3
during|-3 1 0 -1 0 3
during the|-3 2 0 0 -1 2
dusted|-1 -1 0 0 0 2
dutch|-2 -5 -1 -2 7 2
e|0 -10 0 6 -2 6
e paper|-2 -1 0 3 -1 0
e0|-1 10 0 0 -1 -8
each|-8 -9 -3 5 0 14
ear|-1 -3 -1 0 0 6
earlier|1 -9 10 -1 -1 0
earlier so|0 0 1 0 0 0
earlier than|0 -3 3 0 0 0
earliest|-1 3 5 -1 -1 -5
early|-3 0 7 -4 -1 1
easter|-3 -7 14 -2 -1 -2
eat|-1 5 0 0 0 -4
edge|0 10 0 0 -1 -9
edition|-1 -1 0 0 0 2
editor|-1 -3 4 0 0 0
eight|3 8 -2 -1 -1 -7
eilig|-3 -7 -1 18 0 -6
ein|-5 4 -3 4 5 -5
eine|-4 10 -5 -2 2 -2
einen|-3 4 0 -1 2 -1
einladungen|-2 -1 -1 -1 -1 4
el|-4 10 2 -7 -1 1
el 0|-2 -7 15 0 0 -5
el contenedor|5 -8 0 0 0 4
el gato|-3 6 0 0 0 -3
el lunes|-1 -4 -1 0 0 6
el pan|-4 2 -1 0 5 -1
el presupuesto|1 0 -1 -1 -1 2
el proveedor|-1 4 0 0 -1 -2
el salon|-1 6 0 0 -1 -4
el seguro|-1 -3 -1 0 0 6
el suelo|-2 -6 0 0 0 9
el tecnico|-2 0 5 0 0 -2
el viernes|0 1 1 -1 0 -1
elected|-1 -5 0 0 0 7
electric|0 1 0 0 0 0
electrician|15 -11 -1 -3 -1 1
electricity|-5 5 -1 0 7 -6
elevator|0 1 1 0 -1 -1
eleven|3 4 -1 -2 -1 -3
ella|3 -1 -6 6 -1 -2
elle|-6 -4 0 0 -1 11
elm|4 -1 0 0 0 -2
elm street|4 0 0 0 0 -3
else|-4 -4 -4 26 -3 -10
elsewhere|10 -3 -1 -2 -1 -4
elternabend|-1 0 0 0 0 1
email|-2 2 -1 0 0 1
emailed|0 2 0 0 -1 0
embassy|1 7 0 0 0 -7
emergency|-10 -9 -2 10 4 7
emergency exit|-1 -4 0 0 4 1
emil|-1 -6 -5 2 -1 12
emma|0 -1 0 0 0 3
emptied|-3 -8 -2 -2 -1 15
empties|0 0 -1 2 0 0
empty|-5 2 1 -3 1 5
en|13 -1 2 -7 -3 -4
en attente|1 0 0 0 0 -1
en el|1 6 -1 -1 -2 -3
en la|-9 10 4 -1 -3 -2
encore|-3 13 -2 0 -1 -6
end|-5 -9 17 3 -2 -4
end of|-4 -7 12 2 -1 -3
ende|-2 -1 -3 -1 0 6
endpoint|0 2 0 0 0 -2
ends|0 1 -3 0 0 3
ends on|0 1 -3 0 0 2
engaged|1 12 0 -1 -1 -11
engine|0 -1 0 0 1 0
engineer|-1 -2 -1 -1 0 4
english|-3 18 -1 -1 -2 -11
enough|-1 -8 0 10 -1 0
enrolled|-5 -2 0 0 0 8
entered|-1 4 0 -1 -1 -1
entrance|-3 2 0 -1 1 1
entregado|-2 -6 -1 0 -1 10
entry|1 6 0 -1 -2 -2
envelope|9 -9 0 0 0 1
envelopes|0 0 0 0 0 1
episode|4 -4 1 0 0 -1
episode 0|4 -4 1 0 0 -1
er|-6 1 -1 4 -2 5
erganzen|-1 -3 -1 -2 8 -1
erledigt|9 -5 0 -1 0 -3
error|-3 0 -2 -1 -1 7
errors|2 0 0 -1 0 0
erst|2 -2 25 -5 -5 -14
erst ab|0 0 1 0 0 -1
erst am|0 -2 3 0 0 0
erst im|-2 -2 9 -2 -1 -2
es|-4 2 0 19 -4 -13
es lo|0 -1 -1 2 0 0
es nicht|-1 2 -2 6 0 -4
escape|9 -2 0 0 0 -7
esperando|2 6 -1 -1 -1 -5
esperando la|2 6 -1 -1 -1 -5
esperar|-3 -4 3 8 0 -2
espresso|-1 -3 2 0 0 3
espresso tastes|0 0 2 0 0 -2
essays|2 0 0 -1 0 -1
est|9 -13 7 -5 -10 12
est passe|-2 2 -1 0 0 1
est repare|-1 -4 0 0 0 6
est signe|-2 -2 -3 -1 -1 8
esta|9 -2 -3 -3 -4 3
esta en|0 -9 -1 0 -1 12
esta manana|6 -6 0 0 0 1
esta parado|9 1 -1 -2 -2 -5
estamos|21 -9 -1 -1 -3 -7
estan|-2 -1 5 0 -3 2
estimate|0 5 0 0 0 -5
et|-3 4 -5 -1 2 2
euro|-2 0 -2 0 -1 7
euros|-4 4 -2 0 0 2
even|-3 5 -1 0 -2 1
even after|0 0 0 0 0 1
evening|-3 5 3 1 0 -6
event|1 0 0 0 0 -1
ever|-1 7 0 -1 -1 -4
every|-10 -7 -2 5 -5 19
every day|0 -1 0 2 0 -1
every hour|0 -3 0 7 -1 -3
every time|-2 12 -1 -2 -1 -7
everybody|-3 -5 -2 -1 -1 11
everyone|-4 -11 -2 5 -2 15
everyone has|0 -2 0 0 0 2
everyone who|0 -2 0 0 0 3
everyone's|-3 -6 0 -1 6 4
everything|-7 -8 -2 16 -5 6
everything else|-1 -1 0 11 -1 -7
everything in|-1 -1 0 -1 -1 4
everything on|-1 6 0 -2 0 -3
everywhere|-2 5 -1 -2 -1 0
ewes|-2 1 2 0 0 0
exam|-3 -2 10 -1 -2 -3
except|6 8 -3 -1 0 -9
except for|4 -1 -1 0 0 -2
except sunday|1 2 -2 0 0 -1
except the|1 6 0 0 0 -7
exchanged|-1 -6 0 0 0 8
exercise|0 0 0 0 0 1
exit|-1 -6 -2 1 8 0
expensive|6 0 -1 0 -2 -2
expert|0 0 1 0 0 -1
expired|2 -1 0 0 0 -1
expires|-3 -1 -6 14 0 -3
expires on|-1 4 -3 0 0 -1
explained|0 -1 0 0 0 1
export|-4 -3 -1 7 -1 2
extend|0 -3 -3 -1 8 -2
extended|-2 -8 4 -1 0 7
extended by|-1 -1 4 0 0 -2
extended the|0 -4 -5 -1 0 11
extended to|0 0 3 0 0 -3
extension|-3 -3 4 -1 6 -2
extension on|0 -1 1 -1 2 -1
extinguisher|2 1 0 0 4 -6
extinguishers|0 -1 0 0 0 1
extra|-2 0 5 -2 7 -8
extraction|0 1 0 0 0 -1
eye|-1 -6 0 0 1 6
f|2 1 -1 -1 -1 0
f0|0 8 0 0 0 -7
fabian|6 3 0 0 0 -9
factory|1 1 0 -1 0 -1
factura|-4 -1 -1 0 0 6
facture|-1 2 -1 0 0 1
facture du|-1 1 -1 0 0 1
failed|-4 13 -1 -1 -1 -5
fails|-1 15 -1 -1 0 -12
fair|-2 11 -1 0 0 -6
fait|0 2 0 0 0 -2
falls|-1 0 0 1 0 0
fallt|5 -2 -1 -1 0 -1
fallt aus|5 -2 -1 -1 0 -1
falta|10 -1 -4 -3 20 -22
falta tambien|-4 -5 -1 0 11 -2
faltan|23 0 -2 -2 -3 -15
families|-1 2 0 0 0 -1
family|1 3 -3 -1 -1 2
fan|-2 7 -1 -1 -1 -3
fan in|-1 8 -1 0 -1 -5
fangt|8 -6 -5 -1 -1 4
far|8 -1 -2 -1 -2 -2
far as|2 -1 0 -1 -1 0
farbe|0 13 -1 -1 -1 -10
farmer|-3 -1 0 0 1 4
father|0 4 0 0 0 -3
faudrait|-1 -2 -1 0 5 -1
faudrait aussi|-1 -2 -1 0 5 -1
fault|2 0 0 0 0 -1
faut|-3 -2 2 -1 3 1
faut aussi|-2 -2 -1 0 8 -2
favor|-2 1 0 1 1 0
fax|0 2 -3 0 0 0
feb|0 0 1 0 0 -1
feb 0|0 0 1 0 0 -1
february|6 -3 5 -5 -2 -1
fecha|7 -8 4 -1 0 -3
federation|-3 2 0 4 0 -2
fee|-3 5 0 0 0 -1
feed|-1 10 -1 -1 -1 -7
feed the|-2 7 0 -1 -1 -3
fees|-3 4 0 0 0 0
fehlen|2 6 -1 -2 -3 -2
fehlen noch|1 2 0 -1 -1 -1
fehlt|7 2 -1 -1 -1 -6
fehlt noch|10 -6 0 -1 0 -3
fell|1 16 -4 0 -1 -12
fell flat|9 -8 0 0 0 0
fell over|0 0 -1 0 0 1
fence|-10 -8 2 8 3 6
fence is|-3 0 0 0 0 3
ferme|-1 3 -1 0 -1 0
ferreira|0 2 0 2 -1 -3
ferry|0 -1 -3 0 1 3
ferry tickets|1 0 -4 0 0 4
fertig|0 3 3 -1 0 -5
festival|0 3 2 -1 -2 -3
fetch|5 -1 0 0 0 -4
fetched|-4 -3 0 0 0 7
feuerwehr|0 4 0 -1 -2 -1
fever|1 3 0 0 -1 -2
few|5 -10 9 -1 -2 -1
few people|5 -2 0 0 -2 -1
field|0 7 2 -1 -3 -4
field for|-1 3 0 0 0 -2
fifth|-7 9 0 0 -1 -1
fifty|1 1 0 0 0 0
figures|-3 2 -1 0 0 1
figures for|0 1 0 0 0 -1
file|-3 -7 -1 5 3 4
file is|0 4 0 -1 0 -2
filed|-2 -5 0 0 0 7
files|14 -5 0 -1 -1 -7
fill|0 0 0 0 1 -1
filled|-3 0 -3 -1 -1 8
filled and|-1 -5 0 0 0 6
filled in|1 0 0 0 0 -1
film|1 -2 0 9 0 -7
filter|-5 -2 -1 -3 0 11
fin|-2 -7 -1 -1 0 10
final|-6 -7 2 -1 -1 13
finally|-2 -1 -1 -2 -1 7
finally sent|0 6 0 0 0 -6
finance|0 1 0 0 1 -1
find|-1 11 -1 -1 -2 -6
find the|-1 5 0 0 -1 -3
findet|4 -2 -1 -1 0 0
findet nicht|4 -2 -1 -1 0 0
finding|-2 -3 -1 2 0 4
finds|4 0 0 -3 0 0
fine|-4 -11 2 -3 0 15
fine now|0 1 -1 -1 0 1
fine with|0 1 0 0 0 -1
fingers|5 0 0 0 0 -4
finish|6 -11 10 -2 -1 -2
finished|3 -3 -2 -2 -2 6
finished the|-3 -3 0 0 0 6
finished tomorrow|-3 6 -3 0 0 0
finn|-1 -3 0 0 0 6
fire|3 -3 -1 -1 4 -2
fire brigade|1 1 0 0 1 -2
fire drill|-2 1 -2 0 -1 4
fire extinguishers|0 0 0 0 0 1
fire station|0 -2 3 0 0 0
firewall|0 0 0 0 -1 1
firewood|-2 -7 -1 -1 7 4
firm|-1 2 -1 -1 0 1
firma|12 2 -3 -1 -1 -10
firmado|-1 -3 -1 0 0 5
firmware|-1 1 0 0 -1 1
first|0 -17 -9 41 -7 -8
first 0|1 3 -1 -1 0 -2
first aid|-3 -5 0 -4 0 11
first aiders|-3 1 0 -2 0 4
first coat|8 0 0 -2 0 -6
first day|0 -2 6 -4 3 -3
first draft|-6 9 0 -2 0 -1
first half|2 0 0 -1 0 -1
first now|0 0 -1 2 0 -1
first one|-1 3 0 -2 0 -1
first part|1 0 0 0 0 0
first please|-1 -5 -1 11 -2 -2
first the|-1 0 -2 5 -1 -1
first thing|-1 0 0 2 0 -1
first two|7 -2 -1 -2 -1 -2
fish|1 7 -3 -1 0 -4
fish order|3 3 1 0 0 -6
fishing|-1 3 -1 -4 0 3
fishing licence|-2 3 0 -4 -2 4
fishing licences|0 1 0 0 0 -1
fit|-1 -1 -3 -1 0 7
fits|-4 -1 -3 -1 -1 10
fitted|4 -4 -2 -1 -1 3
fitter|-2 5 -1 0 0 -2
fitter comes|-2 4 -1 0 0 0
fitting|7 -4 -2 -1 -1 1
five|13 3 -2 -2 -3 -9
five of|0 -1 0 0 0 2
fix|7 -2 -1 -1 0 -4
fixed|-6 -9 7 -1 0 9
fixed no|0 3 0 0 0 -3
flat|-4 -1 4 0 2 -1
flat 0|-3 2 0 -1 3 -1
flat nobody|9 -8 0 0 0 0
flats|0 -2 0 0 0 3
flies|3 -3 2 0 0 -1
flight|-6 -4 4 0 -1 6
flights|-1 -2 0 0 2 0
flohmarkt|0 2 -1 -1 -1 0
floor|-1 -7 -5 -3 4 12
floor 0|1 3 -1 0 -1 -2
floor has|-1 -1 0 0 0 2
floor is|3 -3 0 0 0 0
floor plan|-3 6 -1 -1 7 -7
floors|1 2 0 0 0 -4
florist|-1 0 0 0 8 -7
flour|-4 7 -2 -1 -1 1
flour is|-2 0 -1 -1 0 5
flowers|-5 -10 0 7 -4 11
flu|3 3 1 -2 0 -4
flu clinic|7 -1 -2 0 0 -3
flu jab|-1 1 0 -1 0 1
flush|0 -7 0 0 0 8
fly|1 1 -4 -1 0 2
flyer|-1 -1 0 0 0 2
flyers|-1 -4 3 -1 0 2
foil|0 2 0 0 0 -2
folded|-1 0 0 0 0 1
folder|-7 3 -1 -2 -3 10
folder for|-1 1 0 0 0 0
folder was|0 1 -1 0 0 1
follow|4 7 -1 1 -1 -9
follows|23 -1 -5 -1 0 -16
follows next|6 -1 -4 -1 0 0
fondant|0 9 -2 0 0 -7
font|-2 -2 0 4 -1 1
font is|-1 -1 0 0 -1 2
food|-3 -3 -1 0 0 8
foot|-1 -4 4 -1 0 1
football|-2 5 -6 3 0 0
for|0 -1 -7 -2 17 -6
for 0|5 -4 -3 -4 -3 9
for a|-5 4 -4 4 -2 2
for all|-1 -2 0 0 0 3
for an|0 9 -1 -1 -1 -6
for another|3 -3 1 -1 -2 3
for april|0 0 0 0 0 1
for both|0 -1 0 0 0 1
for changes|0 5 0 0 -1 -4
for everyone|-1 -1 0 0 0 2
for flat|-1 -2 0 0 0 3
for free|0 4 0 0 -1 -2
for good|3 -2 0 -1 -2 2
for her|-1 -4 0 4 0 1
for his|0 2 -2 0 0 0
for it|2 -10 0 6 4 -2
for january|0 1 0 0 0 -2
for june|-1 3 0 0 0 -2
for last|0 1 0 0 1 -2
for may|0 2 0 -1 -1 0
for mr|3 -8 4 0 -1 2
for new|0 -1 0 0 1 0
for next|-4 -2 -1 -1 0 8
for nothing|-1 6 0 0 0 -5
for now|12 -2 -2 9 -5 -12
for october|-1 -3 0 0 0 4
for our|-2 4 1 -1 0 -1
for pickup|0 -3 0 0 0 2
for reception|2 0 -2 0 0 0
for sat|-1 -1 -3 0 0 5
for saturday|0 -2 -1 0 0 3
for saturdays|1 -1 -1 0 0 1
for sunday|0 -4 -2 0 0 6
for ten|-2 4 0 0 -1 -1
for that|-3 -11 -1 9 8 -2
for the|-3 -1 10 -8 7 -5
for their|-1 -2 0 0 -1 4
for them|0 0 0 -1 0 2
for then|-1 -2 5 0 0 -2
for this|-4 -1 1 -1 6 -2
for thursday|0 3 0 0 0 -3
for tomorrow|-2 4 -2 0 0 0
for two|0 -6 -1 -1 3 5
for us|-1 1 1 0 -1 0
for your|7 -3 -2 2 2 -6
forecast|-2 -5 6 1 0 0
forecast for|0 0 0 1 0 0
forget|5 -9 -3 6 8 -7
forget about|5 -2 0 -1 -1 0
forget it|4 0 -1 -1 0 -2
forget the|-6 -1 -1 10 -1 -1
forget to|-1 -3 0 0 5 0
forgot|0 10 0 -1 -1 -9
fork|0 -1 0 0 0 2
forklift|-5 -2 -2 -1 3 6
form|3 -1 -1 -3 -3 4
form for|-2 7 0 0 -2 -2
form in|0 -3 0 0 0 3
form is|3 3 0 -1 0 -4
forms|3 4 -1 0 0 -6
forms are|-1 2 0 -1 0 1
forms for|0 0 0 1 0 0
formulaire|0 4 -2 0 -2 0
fortnight|0 -2 3 0 0 0
forty|0 2 0 -1 -1 0
forward|-6 -9 11 4 -1 1
forward to|-2 -3 6 0 0 -1
fotos|4 -1 0 -1 -1 -1
found|-5 10 -7 0 -9 10
found 0|0 2 0 -1 0 -1
found a|2 3 -1 -1 -3 1
found it|0 -1 0 0 0 1
found one|1 -1 0 -2 0 2
found someone|-1 -7 -3 -1 -1 13
found the|0 2 -1 -1 -2 3
found two|-4 -6 0 0 1 9
foundation|0 -4 1 0 0 3
four|20 -1 -6 -6 -5 -2
four of|2 -3 0 0 0 1
four people|8 2 0 0 0 -9
fourth|0 1 0 0 0 0
fox|-4 7 0 0 0 -2
frame|3 -1 -3 -2 4 -1
frames|1 1 0 0 0 -1
frau|0 8 -5 -5 -2 4
frau yilmaz|0 3 -1 -1 -1 0
free|2 -2 0 -5 -3 8
free at|1 4 -4 0 0 0
free on|0 -4 1 0 0 3
freezer|0 -3 0 -1 0 3
freigabe|4 1 -1 -1 -2 -2
freight|2 1 -2 0 0 -1
freitag|-4 -4 11 0 -1 -1
french|2 -1 -1 0 0 0
fresh|-2 -9 0 0 0 12
fri|0 -1 2 0 0 -1
friday|-8 3 18 -2 -2 -9
friday 0|0 -1 4 0 0 -3
friday at|0 -2 5 0 0 -3
friday evening|0 2 1 0 0 -2
friday instead|0 0 2 0 0 -2
friday noon|0 -2 3 0 0 0
friday now|-1 1 1 0 0 -1
fridge|-2 -8 -1 13 -2 0
fridge to|0 2 0 -1 -1 0
frist|0 -1 2 0 0 -1
from|-8 8 2 -5 -2 5
from 0|-2 0 -2 -1 3 1
from friday|-1 1 0 1 0 0
from home|0 0 -1 0 0 1
from january|0 1 0 0 0 -1
from last|-1 5 0 0 0 -3
from leeds|0 -6 0 0 0 6
from march|0 1 0 0 0 0
from monday|0 -3 2 0 0 1
from mr|0 -3 0 0 0 3
from my|0 -6 -1 0 0 8
from now|-1 -1 -2 5 0 -1
from our|0 -4 0 0 0 4
from porto|0 -4 0 0 0 5
from the|-7 3 0 -5 4 6
from today|-1 -1 0 0 0 2
from tuesday|-1 -4 9 0 0 -4
front|2 6 -1 -1 -1 -5
front desk|2 1 -1 0 0 -1
front of|-2 2 0 -1 -1 2
frost|2 2 6 -4 -2 -4
frozen|7 -2 -1 0 0 -3
frozen until|5 -1 -1 0 0 -2
fruh|-3 -3 4 -1 0 4
fryer|-1 4 0 -1 -3 1
fuhrerschein|-3 -3 0 -1 -1 7
full|-3 2 -3 7 -3 0
full on|0 4 -1 0 0 -3
fully|0 7 0 0 0 -7
fully booked|0 7 0 0 0 -7
funciona|-1 -5 0 0 0 8
funeral|-1 -7 6 -1 0 2
fur|-7 7 -7 1 1 5
fur das|-1 13 0 -1 -2 -9
fur den|0 -2 -2 0 -1 5
fur die|-4 5 -1 4 -2 -2
furious|0 -3 0 4 0 0
furnace|0 1 0 0 0 -1
furniture|0 -3 0 0 0 2
furs|-10 11 0 -4 -1 4
further|3 3 -1 -1 -1 -4
fuse|2 3 0 -1 -1 -3
fyi|-2 7 -1 -1 -1 -2
g|-1 4 -2 -1 -1 1
gala|1 5 -1 0 0 -5
gap|1 1 0 -1 0 -1
gaps|-1 1 0 0 1 -1
garage|5 -1 1 -1 1 -4
garage door|2 -1 2 0 -3 -1
garaje|-1 1 -1 -1 2 1
garden|8 -4 0 -1 1 -3
garden party|5 1 -2 0 0 -3
gas|-3 -3 5 8 1 -8
gasket|0 2 0 0 0 0
gaste|2 -4 -1 -2 4 1
gate|-5 9 -3 -1 -1 1
gate 0|0 2 -1 0 0 -1
gate closes|0 0 0 0 0 1
gate is|-1 -5 0 0 0 7
gato|-3 6 0 0 0 -3
gauge|6 -5 -1 0 0 0
gave|5 -17 6 -3 -5 14
gave me|0 -1 0 0 0 2
gave the|-2 -10 0 0 0 12
gave up|3 2 0 0 0 -4
gave us|-3 -6 8 -1 -1 3
gb|-1 1 0 0 0 0
gdpr|-1 -3 3 -1 0 3
gear|6 -12 -1 0 0 7
gearbox|1 0 -1 -1 -1 2
gedruckt|1 0 0 0 0 0
gefunden|-2 -8 -5 -1 0 17
geht|0 0 0 -1 0 1
gekauft|-4 -9 -1 -1 -1 15
gekundigt|8 -4 0 0 0 -3
gel|-1 2 -2 0 0 2
gemeindesaal|-1 1 0 0 0 1
gemeldet|-2 5 0 -2 1 -3
generator|-8 -1 -3 4 -2 10
gepruft|-3 -8 -1 -1 -1 13
gereinigt|-4 -9 -1 -1 -1 15
german|0 -4 0 0 0 3
geschenk|-3 -5 1 -1 -1 9
geschickt|-1 7 0 -2 0 -3
gestern|-2 -7 0 3 -2 10
get|1 5 -5 -1 8 -10
get a|-4 -7 4 -2 7 2
get in|-3 -2 -1 -1 -1 8
get it|10 -5 -2 -1 -1 -1
get on|0 3 0 0 -2 0
get the|-1 13 -3 4 -2 -10
get their|-1 -4 0 0 0 5
get to|1 4 -4 0 0 0
getauscht|0 -1 0 0 0 1
gets|-1 -1 -4 -1 0 7
gets the|-1 -4 0 0 0 4
getting|-2 -8 0 15 4 -8
getting worse|0 -1 0 2 0 0
ghent|4 -1 0 0 -2 -1
gibt|1 -1 -1 -2 -2 5
gibt es|1 -1 -1 -2 -2 5
gift|6 -8 0 0 -1 4
gina|1 2 -1 -1 0 -1
ging|-1 7 -1 -1 0 -4
girl|1 3 0 0 0 -4
girls|-3 2 0 0 -1 2
give|-2 13 3 -3 -2 -10
give the|-1 3 1 -1 -1 -1
give us|0 1 0 0 0 -1
given|-1 -1 -1 -1 0 3
given us|0 -1 0 0 0 1
gives|4 3 2 -2 -1 -6
gives the|-1 -3 0 -1 0 5
gives us|5 0 0 0 0 -4
giving|-1 6 0 0 0 -4
glass|-1 -3 -1 -1 0 5
glasses|-2 2 3 -1 -1 -1
glaze|-1 0 0 0 0 2
glazed|5 -1 0 0 0 -4
glazier|0 9 -1 -3 -3 -3
glazing|-1 3 0 0 0 -2
gleich|-4 -8 -1 -2 16 -1
glossary|0 0 0 -1 2 0
glove|0 -1 0 0 0 1
gloves|-2 6 -2 1 -3 0
gloves and|0 2 0 0 0 -2
glue|-3 1 -1 -2 -2 6
glued|-1 -8 0 -1 -1 11
gluten|0 0 -1 -1 9 -6
gluten free|4 2 -1 0 0 -5
go|11 4 -4 7 2 -19
go down|0 1 -1 3 -1 -1
go first|0 -1 0 1 0 0
go in|1 1 0 -1 3 -4
go live|-2 -3 6 0 0 -1
go on|0 5 -5 -2 4 -3
go out|-1 1 2 5 -1 -5
go to|4 4 -1 3 -3 -6
go up|0 2 -1 0 0 -1
go with|-2 1 -3 -1 5 -1
goalkeeper|0 -1 0 0 1 1
goalposts|-1 2 0 0 0 0
goals|-1 -1 0 0 0 2
goes|10 -2 -3 6 -4 -7
goes in|0 -1 0 -1 0 1
goes on|7 0 0 0 0 -7
goes out|0 5 -2 0 0 -3
goes to|-1 3 3 -1 -1 -4
goes up|1 -9 -1 -1 -1 10
goggles|-1 3 1 0 0 -3
going|10 8 -5 1 0 -14
going again|2 10 0 0 0 -11
going on|7 -4 0 -1 0 -1
going to|-1 -2 0 3 0 0
gold|0 -1 0 -1 0 2
gone|-11 0 -3 -2 -2 18
gone from|-1 -3 -2 0 0 6
gone the|0 -2 -1 0 0 3
good|-7 2 -3 -1 -4 14
good as|0 8 0 0 -1 -6
good for|0 -4 0 0 0 5
good morning|-1 -4 3 0 0 1
good now|0 0 0 0 0 1
good to|0 -1 0 0 2 0
good until|-5 -9 -1 0 0 15
goods|-1 -1 2 0 0 -1
google|2 -6 0 0 0 5
got|-1 -9 3 -2 -10 17
got 0|9 -2 -5 -1 -1 0
got a|4 2 -1 -2 -1 -2
got an|-1 -4 7 0 0 -2
got as|2 0 0 0 -1 -1
got her|0 -2 0 0 0 3
got his|0 -3 0 0 0 3
got hold|-2 -1 0 -1 0 4
got it|-1 -5 1 0 -1 6
got its|2 -1 0 0 0 -1
got moved|-1 13 -2 0 0 -10
got one|1 -3 -2 0 0 5
got our|-1 -1 -1 0 0 3
got shifted|-1 0 4 0 0 -3
got the|-3 -12 -2 -1 -1 19
got their|4 -4 0 0 0 0
got through|0 -1 0 0 0 1
got to|0 -1 0 0 0 2
got us|0 -2 0 0 0 2
gp|-1 -3 -1 4 0 1
grace|1 1 1 -1 0 -2
grade|-3 -2 0 0 0 5
graders|-1 0 0 -2 0 2
graffiti|-8 3 0 -1 -1 7
grandma|1 0 0 0 0 -1
grandma's|-2 7 0 0 0 -5
grandma's hearing|0 -1 0 0 0 1
grandpa|-1 8 0 0 -1 -6
granny|0 2 0 -1 -4 3
granny's|-1 5 0 0 0 -3
grant|1 1 3 -1 0 -4
grant application|0 -2 0 0 0 3
grant report|0 -1 2 0 0 -2
granted|-7 -12 11 -1 -1 10
grants|-2 -3 7 0 -1 -1
grants us|-2 -3 7 0 -1 -1
grass|0 -6 -1 0 0 7
gravel|7 -2 0 -2 0 -3
grease|0 -1 0 0 0 2
great|-2 0 -5 2 0 5
green|-5 6 -6 -3 -2 9
green for|0 4 0 0 0 -3
greenhouse|3 3 -3 0 -1 -2
greetings|3 -7 0 3 0 1
greetings from|6 -3 0 0 0 -2
grey|-3 -2 0 0 1 4
grid|6 -5 -3 -1 -1 4
grievance|1 3 0 -1 -1 -3
grill|0 12 0 0 0 -12
ground|6 1 -2 -2 -1 -3
ground floor|7 -1 -1 -1 0 -3
group|-3 5 0 0 0 -1
grown|0 -1 0 0 0 2
grown ups|0 0 0 0 0 1
guards|-5 4 0 0 0 1
guest|0 1 -1 3 -2 0
guest list|2 9 -1 0 -1 -9
guest room|-1 -1 0 0 0 2
guests|-2 3 -2 2 -1 -1
guide|-4 0 -1 -1 2 4
guides|0 4 -1 -1 -1 -1
gutachten|8 -6 -1 -4 0 3
gutter|-2 1 0 -1 4 -1
gutters|-4 5 0 -3 -4 6
guy|-7 5 1 -2 -1 3
guy can't|0 1 0 -1 0 0
guy from|0 1 1 0 0 -2
guys|-1 4 0 0 0 -2
gym|7 -4 -8 5 -1 0
ha|-1 5 1 -1 -1 -3
hab|-2 -13 -5 -1 -2 22
hab den|-1 -4 0 0 -1 7
habe|-2 -2 -1 -1 -1 7
habe die|-2 -6 0 0 -1 10
haben|-3 -2 3 8 -3 -3
hace|5 0 -4 -1 4 -4
hace falta|5 -5 0 -1 4 -3
had|-6 -1 2 -6 -2 13
had a|-2 -4 5 0 -1 1
had no|0 10 0 0 0 -9
had the|-3 3 -2 -1 0 3
had their|0 -1 0 0 0 2
had to|2 1 0 0 0 -3
had two|0 1 -1 0 0 0
haha|-1 -1 0 0 1 1
hail|0 3 1 0 0 -4
hair|-6 -6 5 -1 -1 9
haircut|0 0 0 0 0 1
halden|0 4 0 0 0 -4
half|-3 9 5 -6 -6 0
half a|-4 1 0 0 -1 5
half of|-8 12 0 -1 -1 -2
half past|-2 -1 -3 0 0 7
half term|-3 -3 7 0 -1 0
half the|8 4 -1 -1 0 -10
half way|3 -2 0 0 0 0
halfte|18 -9 -3 -2 -1 -4
halfte der|4 -3 -1 -1 -1 2
halfway|4 -2 0 0 0 -2
hall|3 1 -1 -1 1 -4
hall 0|0 -2 -2 0 4 0
hall c|-3 3 0 0 0 0
hall is|1 0 2 -1 1 -4
halle|-3 -4 0 -1 -1 9
hallway|-3 -1 -1 -1 1 5
hamburg|-2 3 -1 0 0 0
han|-2 7 -1 -1 -1 -2
hand|-3 -1 6 -2 -3 2
hand in|-3 -3 8 -1 0 -1
handed|1 -14 -1 -1 -1 16
handed in|5 -4 0 0 0 0
handed over|-2 2 0 0 0 1
handed the|0 -3 0 0 0 3
handle|-2 8 0 0 -1 -5
handover|-3 -9 18 -2 -2 -2
handover list|0 6 -1 -1 -2 -1
handrail|-1 4 0 3 -1 -3
hands|-6 -6 -1 -1 -1 14
handwriting|-2 8 0 0 0 -6
hang|-5 -7 -1 -1 0 13
hanging|-9 9 0 0 -1 2
hanging in|0 1 0 0 0 -1
hangs|-8 -6 -4 4 -2 16
hangs at|-2 -1 0 -1 0 4
hangs in|0 -5 -2 -1 -1 10
hangt|-3 7 -4 -3 -1 4
hanna|4 -5 5 -1 -1 -2
hannah|0 -2 -1 0 0 4
hansen|2 1 -2 0 0 0
happen|-2 -1 0 6 -1 -2
happens|-2 12 0 -1 -1 -8
happens on|1 4 0 0 0 -5
happy|-8 -3 -2 -2 -1 16
harbour|7 -4 -1 -1 -1 -1
harbour house|-2 2 0 0 0 0
harbour master|-1 -1 0 0 0 3
hard|-2 9 0 0 0 -6
hardware|0 5 0 0 -1 -4
hardware store|0 5 0 0 0 -5
harvest|0 0 1 0 0 0
has|5 3 -2 -7 -12 12
has 0|2 2 -1 -1 0 -2
has a|1 0 -3 -3 -4 9
has accepted|0 -1 0 0 0 2
has agreed|0 -1 1 0 0 0
has arrived|-1 -2 0 0 0 3
has become|-1 -5 0 8 -1 -1
has been|5 -6 9 -1 -1 -5
has begun|6 -3 0 0 0 -3
has changed|-1 7 -1 0 0 -5
has done|-1 7 0 -1 0 -5
has extended|0 -1 3 0 0 -1
has flu|2 -1 1 0 0 -1
has gone|-1 6 0 0 0 -5
has got|-1 -4 0 0 0 5
has had|-3 -1 0 0 0 5
has her|2 -11 -2 0 0 11
has his|-1 -9 -1 0 0 11
has hot|0 0 0 0 0 1
has it|-5 4 -2 0 0 3
has its|-2 -7 -4 -1 0 14
has left|10 -10 -2 -1 0 2
has moved|-1 -5 0 0 0 6
has new|0 -1 0 0 0 2
has no|-10 22 1 -1 0 -11
has not|0 2 0 0 0 -1
has only|0 -3 4 0 0 0
has our|0 -4 -1 0 0 6
has put|0 5 0 0 -1 -4
has sent|0 -4 0 0 0 4
has started|2 -1 0 0 -1 0
has taken|14 -2 0 -1 -1 -11
has the|-1 6 -7 -2 -1 6
has their|-1 -3 0 0 0 3
has them|0 -2 0 0 0 3
has to|-1 7 2 2 6 -16
has two|-3 -2 -1 0 0 6
hasn't|-5 3 0 -1 0 3
hasnt|2 4 -1 0 0 -4
hasta|6 -6 5 -1 -1 -3
hasta el|-1 -3 5 0 0 -2
hat|-3 3 -3 12 -7 -3
hat abgesagt|5 -1 0 -1 0 -3
hat den|0 -4 0 0 -1 5
hat die|-4 1 -1 -3 -1 8
hat keine|-2 8 0 0 -1 -5
hat sich|2 -2 0 -4 1 4
hat uns|-2 2 4 -1 0 -3
hats|4 -2 0 0 0 -1
hatte|-1 12 0 -2 -2 -7
haustur|6 -6 -1 -2 -1 3
have|0 -1 -2 6 -7 3
have 0|0 3 0 0 -1 -2
have a|-1 -11 -1 -4 -4 21
have all|0 -2 -1 0 0 3
have been|-2 -3 -1 -1 0 7
have begun|5 -1 0 0 0 -3
have found|0 -3 0 0 -1 4
have fresh|0 -4 0 0 0 5
have had|0 -1 0 0 0 1
have handed|4 -2 0 0 0 -2
have it|6 -6 4 -1 0 -3
have left|-3 -2 0 -1 0 5
have no|-1 6 0 -1 0 -4
have our|-1 -3 0 -1 0 4
have paid|0 9 0 0 0 -9
have place|-1 4 -3 0 0 -1
have said|-1 0 1 0 0 0
have the|-2 9 -2 -3 3 -5
have their|0 -4 0 -1 0 5
have them|-1 -3 3 0 0 0
have three|1 1 0 0 0 -2
have time|-1 4 1 1 0 -4
have to|-1 12 -1 -5 7 -13
haven't|-1 2 1 0 0 -2
haven't paid|0 1 0 0 0 -1
havent|-2 -1 0 0 0 3
hay|3 -3 -1 -1 3 -1
hay que|-4 0 4 0 7 -6
he|-3 -4 1 6 -5 4
he can|0 -1 8 -1 0 -5
he can't|0 -2 0 2 0 0
he comes|-1 -3 0 0 5 0
he has|12 -5 -2 -3 0 -1
he is|1 0 0 1 0 0
he knows|-1 -4 0 0 0 5
he needs|2 -2 5 -2 0 -3
he says|0 2 0 0 0 -1
he starts|1 1 -2 0 0 0
he takes|-1 -10 8 -1 0 3
he wants|-1 3 -1 0 0 -1
he was|-1 1 -2 -1 0 4
he'd|0 3 0 0 0 -3
he'll|-1 5 -3 -1 -1 1
he's|-4 -1 1 -3 7 -1
he's got|0 -1 0 0 -1 2
head|-2 11 0 0 -1 -7
heads|3 7 0 -1 0 -9
health|0 -2 5 0 0 -1
health office|-1 0 0 0 0 0
heap|-1 -1 0 6 -2 -2
hear|-3 2 1 -1 -3 4
hear from|0 4 2 0 0 -6
hear the|0 2 0 0 0 -1
heard|-1 -3 0 0 0 5
hearing|-1 -2 -1 6 -3 1
hearing aid|-1 5 0 -1 -1 -2
hears|-1 5 0 0 0 -4
hearse|-1 6 0 0 -1 -3
heart|-2 3 -1 0 0 0
heat|0 5 0 0 -1 -4
heat pump|0 6 -1 0 -1 -4
heater|-2 0 0 -1 -1 4
heating|2 4 -1 -1 -1 -2
heats|-1 -8 0 -2 0 12
heats up|-1 -4 0 -2 0 7
hedge|-2 0 2 -1 0 2
hedge is|0 2 0 0 0 -2
heizung|-2 11 0 -1 0 -8
heizung im|0 -1 0 0 0 2
held|5 -9 0 -2 0 6
held up|4 0 0 0 0 -4
helicopter|-1 -7 0 -1 5 4
hello|-5 -10 9 6 -3 2
hello mr|0 0 0 0 -1 1
help|0 5 -3 -1 -1 0
helpers|3 4 0 -1 0 -6
her|-16 6 -1 -6 -4 21
her money|0 -1 0 0 0 1
her name|0 -4 0 0 0 4
her new|0 -4 -1 0 0 6
her on|0 0 1 0 0 -1
her passport|0 -1 0 0 0 2
here|-2 -3 7 -7 -1 5
here and|4 -3 0 0 0 -1
here at|-1 0 0 0 0 1
here autoclave|0 -3 0 0 0 4
here but|0 2 0 0 0 -2
here the|-2 0 -1 -1 0 3
heron|2 5 -1 0 0 -5
herr|-3 4 1 -2 0 1
herr wolf|0 3 1 0 -1 -3
herself|3 -9 -3 7 -1 2
heute|6 -11 -14 -6 -1 25
heute fruh|-2 -2 -4 -1 0 8
hey|3 -7 0 0 0 5
hi|4 -17 12 11 -1 -9
hier|1 -5 -1 -1 -1 6
hier soir|-4 -3 0 0 0 9
high|-7 -6 -7 29 5 -14
high please|0 -3 -1 4 0 0
higher|-1 2 0 1 0 -1
higher than|-1 3 0 -1 0 -1
highest|-3 -5 -1 15 0 -4
him|6 0 -5 -3 1 1
him a|-1 -1 0 0 0 3
himself|5 -3 0 0 0 -1
hinge|-1 3 0 -1 0 -2
hire|3 -1 -1 0 0 0
hired|-3 -2 -1 0 0 6
his|-4 12 -2 -7 -2 3
his 0|-1 -11 -1 0 0 13
his drill|-1 -2 0 0 0 3
his first|0 2 0 -2 0 0
his forklift|0 -2 0 0 0 3
his money|0 -1 1 0 0 1
his own|1 -2 -1 -1 0 3
history|5 -4 -1 0 0 0
hive|-1 -1 0 0 0 1
hives|1 -2 0 0 -2 4
hof|-1 -2 -1 -1 0 5
hoist|-1 -1 0 0 0 1
hold|15 -3 -5 -4 -2 -2
hold of|-2 -1 0 -1 0 4
hold the|0 -1 2 0 0 0
hold till|2 0 -1 0 0 -1
hold until|4 -3 -1 0 0 -1
holds|-3 -12 0 0 0 16
holds 0|0 -4 0 0 0 5
holds its|-1 -1 0 0 0 2
hole|-2 1 0 1 0 1
holes|-1 -5 0 0 5 2
holiday|-1 9 8 -2 -2 -12
holidays|-3 -6 9 3 -1 -3
holidays so|1 -3 2 0 0 0
home|0 -8 3 -2 -1 8
home for|-1 -3 -1 0 -1 5
hood|0 -3 1 -1 3 0
hooks|0 1 -1 0 0 0
hope|5 -8 -1 6 -2 0
hope the|0 -3 -1 0 0 4
hope you|2 -3 0 1 0 0
horses|-2 -3 0 0 0 6
hose|0 4 0 0 1 -4
hospital|-1 -3 5 -1 0 1
host|0 0 0 1 0 0
hostel|4 4 0 0 0 -8
hosting|-2 7 -4 0 0 -1
hot|-2 0 -2 5 -2 1
hot water|-1 0 0 -1 0 2
hotel|-2 5 1 -2 0 -3
hotline|0 9 -1 0 -1 -8
hour|-10 -1 -5 10 -2 8
hour ago|0 2 -1 -1 -1 0
hours|-3 -9 -4 -1 0 16
hours in|0 4 0 0 0 -4
house|2 1 -2 -1 -2 3
house rules|1 1 0 0 -2 0
how|-3 7 0 -2 0 -2
how many|0 1 0 0 0 -1
how to|1 1 0 -1 1 -1
hoy|1 -2 -6 1 0 6
hr|0 -2 0 -1 4 -2
huber|1 5 -5 0 -1 -1
hugo|-1 -1 0 0 0 2
hull|6 1 0 -1 0 -5
hums|0 -4 0 0 0 4
hund|-1 1 1 -1 0 0
hung|8 -5 -3 -1 -1 1
hurry|-9 -8 -1 25 -2 -5
hurry with|-8 -5 0 15 0 -2
hurts|0 9 -2 0 0 -7
hut|-2 -5 -1 -1 2 7
hydraulic|7 -5 0 0 0 -1
hygiene|-5 -3 1 -3 1 10
hygiene certificate|-1 2 -1 -1 0 1
hygiene course|-1 2 0 0 2 -1
hymn|-2 -5 -1 0 0 8
i|3 14 3 -11 -11 2
i am|2 -1 0 1 0 -1
i asked|0 -3 4 0 0 -1
i call|0 -2 0 0 0 3
i can|-1 13 -5 -2 -1 -4
i can't|0 2 -1 0 -1 0
i cant|0 1 0 0 0 -1
i could|0 -1 -1 0 0 3
i counted|0 -1 0 0 0 1
i did|-1 -2 0 0 0 3
i didn't|0 2 0 0 0 -2
i do|-1 3 -1 0 0 -1
i don't|-2 3 0 0 0 -1
i found|3 -2 0 0 0 -1
i gave|0 -2 0 0 0 3
i got|0 0 0 0 0 1
i had|0 2 0 0 0 -2
i have|-2 5 2 -2 0 -2
i hope|4 -3 0 1 0 -1
i need|-1 3 0 -1 -1 -1
i ordered|7 -5 0 0 0 -2
i put|-1 -4 0 0 -1 7
i said|0 1 0 0 0 0
i see|0 2 0 0 0 -1
i spoke|-1 0 0 0 0 1
i started|5 -3 0 0 0 -2
i still|0 1 0 0 0 0
i think|-2 5 0 0 1 -3
i told|0 -3 1 0 0 2
i took|9 -5 3 0 0 -7
i was|-1 -8 4 0 -1 6
i will|0 3 -1 0 0 -2
i wish|-1 4 0 0 0 -3
i would|-1 0 0 2 0 -1
i'd|-3 -1 2 0 -2 5
i'd take|0 2 -1 0 0 -1
i'll|0 5 -1 0 -1 -3
i'm|8 2 3 -5 -3 -6
i'm at|2 -1 0 0 0 -1
i'm away|-1 -1 2 -1 0 0
i'm on|5 -4 0 -1 -2 2
i've|3 0 -1 3 -4 -1
i've handed|1 -2 0 0 0 1
i've started|4 -1 0 0 0 -3
i've told|0 3 0 0 0 -2
iban|-1 6 -3 0 0 -2
ice|-1 3 0 -3 -1 4
ice machine|-1 -8 0 0 0 9
ich|-3 20 -3 -5 -1 -8
icons|0 -4 4 0 0 0
id|0 3 0 0 -2 0
idea|6 6 -1 -1 -1 -10
if|-9 12 -5 10 -1 -8
if it|0 4 -3 -1 0 0
if the|-1 4 0 -1 -1 -1
if they|0 1 0 0 0 0
if we|-2 7 -2 -1 -1 -1
if you|-2 10 -2 -5 -2 1
ihre|-2 -4 -2 -1 0 8
il|4 2 3 -4 11 -15
il est|5 1 -1 -1 -3 -2
il faudrait|-1 -2 -1 0 5 -1
il faut|-3 -2 2 -1 3 1
il manque|-2 5 -1 -1 4 -5
ill|4 -5 3 2 -1 -4
ils|0 -9 5 0 -2 6
im|-9 1 0 2 -4 10
im buro|-1 1 -5 -1 0 6
im keller|1 8 -1 -1 0 -7
im mai|-1 -2 1 3 -1 0
im ordner|-1 -1 0 0 0 2
im urlaub|-1 10 -1 0 0 -8
images|-2 -1 0 0 0 3
immer|-4 4 -1 5 -2 -3
immer noch|-4 4 -1 5 -2 -3
implant|-2 -1 1 0 0 2
import|2 7 0 0 0 -8
important|-3 -4 0 10 0 -2
important any|0 0 0 1 0 0
important thing|0 0 0 2 0 -1
impression|0 4 0 0 0 -4
in|0 2 -13 -4 4 11
in 0|0 4 -2 -2 0 1
in 0a|0 6 0 0 0 -6
in 0b|-2 1 0 -1 0 2
in a|-1 -9 -3 6 -4 11
in addition|-4 -9 -1 -1 17 -2
in again|0 1 0 0 0 -1
in aisle|-1 -4 0 7 0 -2
in all|-1 -1 0 0 0 2
in and|0 0 0 0 -2 2
in april|-2 6 0 0 0 -4
in as|0 -1 3 0 0 -2
in at|-1 -2 0 0 0 3
in b|0 0 -1 -1 0 2
in but|0 2 0 0 0 -2
in by|2 -1 -1 0 0 1
in cash|0 -1 0 0 0 2
in december|0 1 0 0 0 -1
in der|4 -3 1 -2 -2 1
in english|-3 7 0 0 -2 -2
in every|-1 -1 0 0 0 2
in february|8 -3 -2 -1 0 -2
in for|0 3 -2 0 -1 0
in french|-2 -2 1 0 1 2
in from|0 1 0 0 0 -1
in front|-2 2 0 -1 -1 2
in full|0 -4 0 -1 0 6
in hall|-3 -2 0 0 4 2
in her|-1 -2 -1 0 0 4
in his|-1 4 0 -1 -1 -1
in it|-2 -3 0 0 0 6
in january|5 1 -3 -1 -1 -1
in june|-7 1 1 8 0 -2
in law|1 -4 0 0 0 3
in march|-1 2 2 0 0 -2
in may|-2 4 3 -2 0 -3
in my|-1 -4 0 0 -1 6
in no|-4 -7 0 0 0 10
in now|0 0 0 -1 0 1
in october|-5 -1 10 -1 -1 -3
in on|-1 5 1 0 0 -5
in one|-1 -1 2 0 0 0
in our|-3 2 0 7 0 -7
in person|0 0 0 0 0 1
in polish|-2 -3 0 -1 0 6
in portugal|-3 4 0 -1 -1 2
in progress|9 -3 0 0 0 -5
in rest|0 1 -1 0 0 -1
in review|14 1 0 -1 -1 -13
in room|-4 2 0 0 0 3
in september|-3 3 3 -3 0 1
in service|-1 -2 0 0 0 3
in six|1 0 0 0 0 -1
in so|1 0 0 0 0 -1
in spring|-1 1 3 3 -1 -6
in stock|-1 16 -2 0 0 -13
in ten|0 4 -3 0 0 -1
in that|0 1 0 0 0 -1
in the|2 2 -3 -7 0 7
in their|7 -3 0 0 -1 -3
in there|-2 -2 0 2 3 -2
in they|7 -3 0 0 0 -4
in this|1 5 0 -2 0 -3
in three|-2 1 2 0 0 -1
in to|-2 -2 0 0 0 4
in two|0 2 0 0 0 -1
in with|-1 -1 0 0 0 2
in writing|-1 -4 0 0 0 6
in your|-2 -2 0 0 -1 4
inbox|-1 -4 0 0 0 5
incident|0 1 0 0 0 0
incl|2 1 -2 -1 -1 1
include|-1 -4 -1 -1 10 -3
include a|0 -1 0 0 1 0
include the|-1 -3 -1 -1 9 -3
included|-5 -6 0 -1 2 10
including|0 3 -5 0 0 2
including the|0 1 -5 0 0 3
index|0 -4 -1 -1 0 6
ines|-3 8 -2 -1 -1 -2
ines for|0 3 0 0 -1 -3
info|0 6 -1 0 -1 -4
injunction|-2 -7 -1 -1 6 5
inn|-2 -4 0 0 0 6
ins|-5 3 -1 -2 3 1
inside|4 -9 -1 1 5 0
inspection|-2 -1 10 -1 -1 -6
inspector|-6 4 0 1 1 -1
inspector comes|0 5 -5 0 0 0
inspector for|0 0 0 0 0 -1
installed|-4 -3 0 0 0 7
instead|-7 3 17 -7 -2 -4
instead of|-6 12 -1 -4 -1 0
instead so|0 0 1 0 0 0
instructions|-3 2 -1 0 -2 4
instructions for|-3 2 -1 0 -2 4
insulin|-1 -3 -2 4 0 2
insurance|-1 -5 -3 -1 6 3
insurance for|-1 -3 0 0 5 0
insurance has|-1 5 0 0 0 -3
insurer|-4 0 5 0 5 -5
insurer wants|-1 -5 2 -1 5 -1
intercom|-2 -1 -1 -2 2 3
intern|0 -1 0 1 0 1
internet|-1 0 -1 0 0 2
interns|0 0 1 0 0 0
interpreter|0 3 -2 0 -1 1
interrupted|13 -5 0 -1 -1 -6
interview|-10 3 2 -1 4 2
interview is|0 -1 3 0 0 -1
interviewed|8 -2 0 -1 0 -5
interviewed two|0 2 0 0 0 -2
interviews|6 -2 -1 -1 0 -2
interviews for|0 2 -1 0 0 0
into|1 1 -1 -6 3 2
into account|0 5 -2 -2 0 0
into the|3 7 1 -1 -1 -9
inventory|2 -6 0 -1 4 1
invitation|-1 0 0 1 0 0
invitations|0 2 -2 0 -1 0
invoice|2 -6 -2 0 2 4
invoice 0|10 -6 0 1 0 -6
invoices|3 0 0 0 0 -3
ironed|-2 -9 0 0 0 11
is|4 2 1 9 -20 5
is 0|-3 18 9 -3 -1 -20
is a|-3 9 3 4 0 -13
is about|-2 5 0 -1 0 -2
is all|0 -1 0 0 0 1
is anyone|-1 4 0 0 0 -2
is approved|0 -1 0 0 0 1
is as|0 3 0 0 0 -3
is asking|-1 2 0 2 0 -3
is at|2 1 0 -3 -1 1
is attached|0 -3 0 0 0 4
is away|0 -1 1 0 0 1
is back|-1 21 -3 -1 0 -16
is being|3 -4 1 4 0 -4
is blocked|-4 -1 0 0 0 6
is booked|-5 4 0 -1 0 1
is broken|0 6 0 0 0 -6
is called|-1 6 0 0 0 -5
is cancelled|0 0 4 0 0 -4
is changed|-1 0 -1 0 0 2
is clean|-1 -5 0 0 0 6
is clear|0 -1 0 0 0 1
is closed|-4 12 -1 -1 8 -14
is coming|3 5 -1 1 0 -8
is complete|4 3 0 0 0 -7
is confirmed|0 0 2 0 6 -8
is corrected|0 -1 0 0 0 1
is counted|-2 0 0 0 0 2
is cut|4 -2 0 0 0 -2
is dead|6 -1 -1 -1 0 -4
is delayed|0 0 2 -1 0 -1
is done|-1 -3 0 -1 0 5
is down|-3 -3 -3 -2 0 12
is drawn|-3 3 -1 0 0 1
is dry|8 -4 -2 -1 0 1
is drying|0 1 0 0 0 -1
is due|2 0 1 0 0 -2
is empty|-6 3 -1 -2 0 7
is enough|-1 -6 2 11 0 -5
is filled|-4 -5 0 0 0 9
is finally|0 0 0 0 0 1
is fine|0 -11 6 -1 -1 6
is finished|5 7 -1 0 0 -10
is fixed|0 2 2 0 0 -3
is free|0 -3 0 0 0 5
is full|1 5 0 -1 0 -4
is fully|0 7 0 0 0 -7
is getting|-2 -4 0 7 -1 -1
is going|6 7 0 2 0 -14
is gone|-3 9 -1 0 -1 -5
is good|0 -4 0 0 0 5
is green|-2 -4 -2 0 0 8
is happy|-3 0 -4 -1 0 8
is here|2 -4 3 0 0 -1
is ill|0 -1 1 0 0 -1
is in|20 -14 -3 -1 -4 1
is it|0 0 2 0 0 -2
is left|2 5 0 0 0 -7
is live|-1 -2 0 0 0 3
is loose|-2 9 0 -1 1 -8
is merged|0 0 -1 0 0 0
is missing|-4 10 0 -2 0 -4
is more|0 0 -2 2 0 0
is moved|0 -1 1 0 0 -1
is next|3 3 -3 0 0 -3
is no|-3 -2 0 5 0 -1
is not|-2 4 -1 1 0 -2
is now|-5 4 11 -2 0 -7
is off|0 -1 0 -3 -1 5
is ok|0 3 0 0 0 -2
is on|6 0 5 -4 -3 -4
is online|-2 -4 0 0 0 5
is only|-3 3 -2 3 0 -1
is open|-2 -1 2 -3 -1 5
is ordered|-1 -3 -2 0 0 7
is ours|-1 -3 -2 0 0 6
is out|13 -7 -2 -2 -1 0
is over|6 -16 -1 -1 0 12
is paid|2 -3 -2 2 0 2
is painted|0 9 0 0 0 -9
is postponed|0 -1 2 0 0 -1
is quiet|-3 -7 0 -1 0 11
is ready|1 0 0 0 0 -1
is registered|-1 -4 0 0 0 6
is repaired|-1 8 0 0 0 -7
is reserved|-1 -2 0 0 0 3
is right|0 0 0 0 0 1
is running|7 -9 -1 1 0 1
is set|-2 -2 0 0 0 4
is shut|-2 -2 0 -1 0 5
is signed|1 0 0 0 0 -1
is sold|1 3 0 0 0 -4
is solid|-2 -4 0 -1 0 8
is sorted|0 -1 -1 0 0 2
is spotless|-2 -8 0 -1 0 11
is still|2 3 0 -2 0 -3
is stuck|0 2 0 1 0 -3
is sunday|3 1 -1 0 0 -3
is taken|1 0 2 0 0 -4
is terminated|0 0 0 0 0 1
is that|0 1 0 0 0 -1
is the|-8 17 1 6 -1 -15
is there|-1 4 0 -1 0 -2
is through|6 0 -1 -1 0 -4
is tight|-1 -5 0 0 0 7
is too|-1 9 -2 -1 -2 -3
is under|0 -5 0 -1 -1 6
is up|-2 1 0 -1 -1 3
is with|16 -4 -3 -7 -3 1
is working|0 -8 0 0 0 8
is written|0 3 0 0 0 -2
isn't|-3 0 -2 10 -1 -4
isn't in|0 1 0 0 0 0
isn't pressing|-1 -1 -2 4 0 0
isn't so|-1 0 0 2 0 -1
isnt|-1 1 -2 9 -1 -6
isnt urgent|-1 0 -1 3 0 -1
issues|0 2 -2 -1 0 0
ist|-6 -20 2 14 -12 23
ist da|-1 -6 0 -1 0 9
ist es|6 -6 0 1 0 -1
ist im|-2 4 5 -1 0 -6
ist jetzt|-3 -7 16 6 -3 -9
ist raus|0 0 0 0 0 1
ist schon|3 3 -4 -1 0 -1
ist weg|-1 -1 0 0 0 2
it|-3 -10 10 4 1 -3
it 0|-1 8 -6 -2 -1 1
it a|0 2 0 -1 1 -2
it again|0 12 0 0 0 -11
it already|0 -1 1 0 0 0
it and|0 -2 4 0 0 -1
it as|6 -6 0 7 -3 -4
it at|-2 3 -1 7 -1 -6
it away|0 5 0 -1 0 -3
it back|-1 9 -3 -2 -1 -3
it before|0 2 2 -2 -1 -1
it belongs|0 -6 0 0 0 7
it but|-1 4 -1 0 0 -2
it by|1 -1 2 0 0 -1
it can|0 0 -2 -1 0 3
it first|0 -1 0 5 0 -2
it for|-4 11 4 0 -3 -9
it from|-1 -4 0 0 0 4
it goes|1 2 -2 0 0 -1
it has|-1 3 4 -1 -1 -5
it here|0 -1 0 0 1 0
it himself|3 -2 0 0 0 0
it i|0 4 -1 0 0 -3
it in|-3 1 3 -1 3 -3
it is|-4 11 0 -3 0 -3
it isn't|-1 3 0 0 -1 -1
it last|0 -4 0 7 0 -2
it looks|-3 8 0 -1 0 -4
it now|9 5 -1 -2 0 -11
it off|-3 4 0 -1 0 -1
it on|0 5 -4 -2 4 -3
it one|-3 2 1 -1 -1 2
it only|0 1 0 0 0 -1
it out|0 0 0 1 0 -1
it please|-1 5 1 -2 -3 0
it runs|0 3 -1 0 0 0
it says|-1 7 -1 -1 0 -3
it should|-3 -6 0 -1 -2 12
it since|1 -4 0 2 0 2
it so|7 -4 0 -1 0 -1
it takes|-3 6 -2 0 0 -2
it the|7 -8 9 -2 -3 -2
it they|1 -1 0 -1 0 1
it this|4 0 -3 -1 0 0
it to|11 -10 6 0 -1 -6
it twice|-1 -5 -1 0 -2 8
it until|0 1 0 0 0 0
it up|1 -4 -2 5 -2 2
it was|-4 -2 -2 -2 -1 11
it we|3 -4 -1 5 -1 -2
it well|-1 -3 0 0 -1 5
it when|-2 -6 0 6 -2 4
it with|-2 1 0 0 1 0
it works|0 -1 0 0 0 1
it would|0 3 0 -2 0 0
it's|-9 10 -2 7 -10 4
it's 0|0 12 -1 1 0 -12
it's done|-1 -6 0 7 0 0
it's dry|1 0 0 0 -1 0
it's in|-1 2 0 0 0 -1
it's now|-1 1 5 -1 0 -4
it's on|-1 -5 0 0 -1 7
it's the|-1 2 0 -1 0 -1
it's too|-1 6 3 -4 -3 -1
italian|0 1 0 -1 0 -1
italy|0 1 -1 0 0 0
item|-2 -2 0 -2 9 -2
its|-2 -15 -4 9 2 10
its 0|-1 1 -1 0 0 1
its first|3 0 0 0 0 -3
its new|-1 -1 0 0 0 2
its own|-1 0 0 0 4 -3
its way|1 -2 0 0 0 2
itself|1 -5 -3 2 -2 6
itv|-2 0 1 0 -1 2
j|1 -2 0 0 -1 2
j'ai|16 -14 -4 -3 -6 11
jab|-1 1 -1 -1 0 2
jabs|-2 -1 3 0 0 1
jahr|-2 6 -2 5 -3 -5
jam|-1 -2 0 0 0 3
jams|-2 3 0 -1 -1 0
jan|-1 -1 4 0 0 -3
jan 0|0 0 2 0 0 -1
jana|-3 -1 -1 -1 1 5
januar|-1 -1 -3 -2 -1 8
january|2 1 13 -3 -1 -11
january 0|-1 -4 10 -1 0 -4
january for|-1 0 1 0 0 0
jardinero|-1 5 -8 -1 0 5
jars|-1 -5 -1 2 0 6
je|19 0 -4 -1 -2 -12
jean|-3 -8 -1 0 0 12
jens|0 3 0 -1 0 -2
jerseys|4 3 1 0 0 -8
jetzt|-8 -4 15 3 -8 3
jetzt am|0 -1 2 0 0 -1
jetzt dringend|0 -1 -1 3 0 -1
jetzt ist|0 10 0 0 0 -8
jetzt sauber|-1 -1 -1 -2 0 5
jo|1 -2 0 -1 2 1
joan|0 -1 -1 0 0 3
job|5 -2 -7 -4 1 7
job ad|2 -3 0 -1 -1 3
job advert|-1 2 0 -1 -1 0
job is|2 2 0 0 0 -4
jonas|-2 2 0 -1 -1 1
jonas'|0 1 1 -1 0 -1
jubilee|-2 2 0 0 -2 2
judge|-3 3 3 -1 -1 -1
july|0 3 5 -2 -1 -5
july 0|0 -3 4 0 0 -1
jump|-2 9 0 0 -1 -5
june|-14 11 10 3 0 -9
june 0|0 1 5 -1 0 -5
june and|0 1 -1 0 0 0
jusqu'au|-3 -10 21 0 -1 -7
jusqu'au 0|-3 -10 21 0 -1 -7
just|4 6 0 -1 -2 -8
just a|-1 1 0 0 -1 1
just got|1 3 0 0 0 -3
just now|-3 1 -1 -1 -1 5
just rang|-1 -1 0 0 0 1
just so|0 1 -1 0 0 0
just the|13 -4 0 0 -1 -8
k|5 5 -3 -1 0 -5
kahn|-7 3 -2 5 0 1
kam|0 1 0 -1 -1 2
kann|-4 -7 -2 8 -1 6
kaputt|0 -1 0 -2 0 4
karl|-1 0 0 0 2 -1
keep|-1 -4 3 0 -1 3
keep the|0 -1 0 0 0 1
keeps|-2 1 0 0 -1 2
keine|-4 10 -1 -1 -2 -2
keller|1 6 -1 -2 0 -3
kennel|0 1 0 0 0 -2
kept|-2 12 -1 -1 -2 -7
kessel|-3 -4 -1 -1 -1 9
kettle|0 -3 0 0 -1 5
key|-12 0 3 10 -1 1
key card|-1 -1 0 -3 3 2
key is|-1 4 0 0 0 -2
keyboard|0 2 0 0 1 -2
keys|-8 -1 3 -1 3 5
keys are|-1 7 0 0 0 -6
keys for|-1 -3 0 0 0 5
kg|-5 4 -3 -1 0 5
kid|-2 2 -1 0 0 2
kids|-9 13 -8 1 -2 4
kids are|-4 3 1 0 0 1
kids can't|-1 4 -3 0 0 -1
kids'|3 -4 -1 -2 0 4
killed|5 -2 -1 -1 -1 -1
kiln|0 6 -1 -1 -1 -3
kind|-1 -1 10 -1 -1 -5
kind regards|-1 0 6 -1 -1 -4
kindergarten|-3 -2 -1 -1 -1 9
kit|1 1 -2 0 1 -1
kitchen|1 -2 -5 7 -1 0
kitchen light|-1 -1 0 -1 1 1
klavier|-2 -3 -1 -2 3 5
klee|2 0 -1 0 0 0
km|-1 3 -4 -1 -1 3
knee|-2 4 0 0 -1 -3
know|-6 16 -3 -1 -1 -5
know the|-3 5 0 0 0 -2
knows|-3 6 -2 -4 -2 4
knows about|-3 -6 0 -1 -1 10
knows the|0 3 0 0 0 -2
kommen|-2 -4 5 0 0 1
kommt|7 -1 -2 4 -1 -7
konnte|0 -3 0 -1 0 4
kowalczyk|0 3 -3 0 0 0
kowalski|3 3 0 -1 -1 -4
kuchen|-1 -5 0 -1 5 3
kunde|-1 1 1 9 -2 -8
kundigung|-1 3 0 -1 0 1
kurz|-1 9 -1 -1 -1 -5
l|1 -1 1 -1 -1 1
l'assurance|-1 0 -1 0 0 1
la|4 -2 10 -9 -2 -1
la beca|-3 3 0 -1 -1 1
la bici|-1 1 -1 -1 -2 4
la carta|-3 5 -1 -1 -1 0
la cocina|-3 -4 11 -1 -1 0
la facture|-1 2 -1 0 0 1
la itv|-2 0 1 0 -1 2
la lavadora|-2 -1 5 0 -1 0
la licencia|-1 0 -1 0 -1 4
la mairie|-3 7 -1 -1 -2 0
la pista|-3 6 -1 -1 -1 0
la puerta|-1 0 0 0 0 3
la reponse|5 1 0 0 0 -5
la resena|4 0 -1 0 0 -3
la salle|-3 -1 -1 10 -1 -4
la terraza|7 -3 -1 0 -1 -2
la version|0 -3 0 0 0 3
lab|0 -2 -2 0 1 3
lab says|0 -6 0 0 0 6
lab they|0 -1 0 0 0 2
label|-3 3 -1 -2 11 -9
label for|-1 -2 0 -1 2 2
label print|-1 7 -1 0 -1 -4
labelled|0 -4 0 -1 -2 7
labels|-3 -10 -1 6 8 1
lacks|0 2 -1 0 2 -2
ladder|-1 7 0 0 -3 -2
ladder is|-1 -3 0 0 0 4
lading|4 -4 0 0 0 1
lady|1 4 -1 1 -1 -4
lady from|0 -1 0 0 0 1
lady with|0 0 0 1 0 0
lager|7 -5 -1 0 0 -1
laid|2 10 -1 0 0 -10
lambs|0 1 0 0 4 -5
lamp|4 -1 -2 -1 -1 1
lamps|0 1 0 0 1 -2
land|-1 -3 0 -1 2 3
landed|0 0 0 0 0 1
landlord|-1 5 -2 -1 -2 1
landlord wants|0 1 0 1 -1 0
lane|1 3 0 4 0 -7
languages|0 -2 0 0 0 2
laptop|1 1 0 -1 -1 -1
laptops|0 3 0 0 0 -2
lars|2 -4 0 0 0 2
las|1 -6 0 2 3 0
las 0|0 -3 4 0 0 -1
las sillas|0 2 0 -1 -1 0
last|-15 5 -3 12 -5 7
last box|-1 -5 0 1 -1 6
last night|-3 -1 -1 1 -2 6
last night's|-2 -2 0 3 0 2
last one|-4 0 -1 -1 0 6
last time|-1 6 -1 -1 0 -4
last two|12 -2 0 -1 0 -9
last week|-1 4 0 0 2 -4
last year|-4 14 -3 -1 0 -6
last year's|-1 6 0 0 -1 -4
late|1 1 4 -4 -2 -1
later|-4 -11 15 3 -3 0
later so|0 0 1 0 0 0
later than|-1 -3 4 -1 0 0
latest|-1 -7 12 0 0 -3
lauft|-3 -8 0 -2 -1 14
lauft wieder|0 -2 0 0 0 2
laughed|0 4 0 0 -2 -2
laundry|-1 6 1 0 0 -5
lavadora|-2 -1 5 0 -1 0
law|13 -5 0 0 0 -7
lawn|-1 -7 0 2 0 6
lawyer|2 6 -1 -2 -1 -5
lawyers|0 -2 3 -1 0 0
lay|4 3 2 0 0 -9
layer|0 0 1 0 0 -1
lazy|0 1 0 0 0 0
le|2 5 -1 -5 1 -2
le 0|-2 5 1 0 0 -3
le client|-4 0 3 -1 -2 4
le colis|-2 2 -1 -1 0 1
le devis|2 -1 -1 -1 -2 4
le dossier|-4 2 -1 1 -2 4
le mode|6 -2 -1 -1 -1 -2
le plombier|1 -1 5 -1 -1 -4
le portail|-1 4 -1 3 -3 -2
lea|-1 -2 0 -1 4 0
lead|-1 5 -2 0 0 -2
leaflet|-3 9 0 -2 -1 -3
leaflet is|1 3 0 0 0 -4
league|0 -1 0 0 0 2
leak|0 -1 0 0 0 1
leaking|-1 2 0 2 0 -3
leaks|6 7 0 0 0 -12
lean|-4 0 0 -1 0 6
learned|-2 -5 -1 0 -1 9
lease|4 0 -4 0 -1 1
leasing|0 0 0 -2 2 -1
least|0 -3 0 7 0 -3
leave|15 -13 -3 10 -3 -6
leave it|2 -3 0 7 -1 -5
leave the|7 -5 0 -2 -1 1
leaves|-4 -3 0 3 -1 5
lecture|-1 -5 0 0 0 7
leeds|-1 -4 -1 0 0 6
leer|2 1 -2 9 -1 -9
left|5 4 -9 10 -5 -5
left a|0 5 0 0 0 -5
left for|0 1 0 0 0 0
left on|1 1 0 0 0 -1
left side|-2 7 0 -1 -1 -2
left the|6 -2 -1 -1 0 -1
left to|-1 -3 -1 0 0 6
leg|1 1 0 0 0 -1
legal|14 -3 0 -1 -1 -8
legal sent|-1 9 0 0 0 -7
lemon|-2 8 -3 -2 -1 -1
lemon tree|-1 6 0 -1 0 -4
lena|-1 0 -1 0 0 2
lend|0 2 -1 0 -1 -1
lend us|0 2 -1 0 -1 -1
lent|-2 2 0 0 0 -1
lenz|0 -3 0 0 0 3
leo|0 5 2 0 -1 -5
leo's|-1 -3 0 0 2 2
les|5 -9 -1 -4 5 4
les bancs|11 -3 0 -1 -1 -6
les cles|-3 -2 0 0 -1 6
less|-3 4 -3 4 0 -2
lesson|-2 -11 15 -1 0 0
lessons|0 1 0 0 0 -1
let|2 3 -2 -2 5 -5
let me|0 2 0 0 0 -1
let us|0 2 -1 0 0 -1
let's|-1 3 8 -3 -1 -7
let's put|0 -2 3 -1 2 -2
let's say|0 -3 4 0 0 0
lets|2 -2 0 -2 -2 4
lets forget|4 -1 0 -1 -1 0
letter|2 -6 -6 2 4 4
letter came|0 -1 0 0 0 1
letter for|1 4 -2 -1 0 -3
letter is|-1 2 0 0 0 -1
letter of|-4 -3 -2 10 0 -1
letter to|-3 -9 -6 -3 14 7
letterbox|-2 -1 0 0 -1 4
letters|2 -5 -1 -2 -2 8
lettre|-1 -1 1 0 0 2
lettre de|-1 -1 1 0 0 2
lettuce|-1 2 -2 0 0 0
leute|1 0 0 7 -2 -5
level|5 -9 0 7 -1 -2
level 0|7 0 0 0 0 -7
library|-3 9 -6 -1 -1 1
library books|-1 -3 -5 -1 0 10
licence|-3 -1 -4 4 -5 9
licences|0 1 0 0 0 -1
licencia|-1 0 -1 0 -1 4
license|2 2 1 -2 0 -5
lieferung|0 7 -3 -1 -1 -2
liegen|1 3 -1 -2 -1 -1
liegt|-1 5 -4 -3 -6 9
liegt beim|10 -2 -1 0 -1 -5
liegt im|-3 0 -1 -1 -1 6
lies|-2 -7 0 -1 0 10
life|0 -1 0 0 0 1
lift|-12 5 -1 6 2 0
lift 0|-1 -4 0 9 0 -4
lift in|0 4 0 0 0 -4
lift the|0 2 -1 -1 2 -2
lifted|-2 4 -2 0 0 1
lifting|0 -3 0 0 0 3
light|-5 -3 -1 -3 0 12
lighthouse|5 -6 0 0 0 1
lights|-4 -6 -1 2 -3 12
like|-11 5 -1 -6 3 9
like a|1 -4 -2 -2 3 3
like butter|0 -1 0 0 0 2
like new|-1 -5 0 0 0 7
like the|-1 4 3 -1 0 -5
like to|-1 4 0 0 3 -6
liked|-7 16 -1 -1 0 -7
likes|-2 3 0 -1 0 0
lilies|-2 -1 -1 -2 -2 7
limit|-2 -1 0 0 -1 3
lindholm|0 0 0 0 0 1
lindner|4 -4 7 0 -2 -4
lindner report|0 -3 4 1 -1 -1
lindner tour|1 4 3 -1 0 -7
lindqvist|-1 -1 0 0 0 2
line|-5 8 -3 1 1 -2
line 0|0 -2 -2 0 0 4
line was|-1 8 0 0 0 -7
linen|-2 4 0 0 0 -1
lines|-3 5 0 0 -1 -1
lisbon|8 -7 2 0 0 -3
list|-11 5 -6 3 18 -9
list as|0 2 0 0 0 -2
list done|3 -1 0 0 0 -2
list for|-4 4 -2 -1 -2 5
list is|-3 -9 0 -1 -2 15
list now|0 0 0 0 0 1
list of|-1 1 0 -3 4 -1
list please|0 -2 0 0 3 0
list was|-1 3 -1 0 0 0
list with|-1 -1 0 3 0 -1
litres|-1 -1 0 0 0 3
little|-1 0 -3 3 1 0
little ones|-1 5 -1 3 0 -6
live|-4 -1 6 -1 -1 0
live on|0 -4 0 0 0 5
llegan|-5 -2 -3 0 0 10
llegan el|0 1 0 0 0 -1
llego|-4 3 -1 -1 -1 3
llego el|-3 -2 0 0 0 5
lo|0 -5 -4 18 -3 -7
lo de|5 1 -5 8 -1 -7
lo del|-3 -3 0 9 0 -2
lo primero|0 -1 0 2 0 0
load|-2 1 -1 -1 1 2
loaded|0 -1 0 0 0 2
loading|4 -1 0 -1 2 -3
loads|-6 -5 -3 8 -1 6
loan|-3 -4 6 0 0 2
lobby|0 1 0 0 0 -1
lock|5 -10 -1 -1 2 4
locked|4 9 0 0 0 -12
locks|2 0 -2 0 0 0
locksmith|0 10 0 0 0 -8
lodged|0 -1 0 0 0 2
loft|8 2 -1 0 0 -7
loft job|7 1 -1 0 0 -7
log|-2 0 -1 0 4 -1
log in|-1 1 0 0 -1 1
logged|0 0 0 0 0 1
logiciel|3 3 -1 -1 -2 -2
login|-5 2 -1 7 -1 -3
login page|2 0 0 9 -4 -5
logo|10 -7 -1 0 1 -2
logo on|9 -10 0 0 2 0
logs|1 -1 0 1 0 -2
long|-2 2 -2 -1 -2 4
long as|1 4 0 0 -1 -3
longer|5 -18 3 5 -1 7
longer than|0 -1 2 -1 0 -1
look|-3 14 -4 1 -4 -4
look at|-3 5 -2 2 -1 -2
look for|0 2 0 0 0 -1
looked|2 8 0 -1 0 -8
looked at|-1 3 0 -1 1 -2
looking|6 2 -2 0 -1 -5
looking for|3 4 0 0 -1 -5
looking into|3 2 0 -1 0 -3
looks|0 9 -5 -5 -2 3
looks good|-3 4 -2 0 1 0
looks great|1 -2 0 0 0 2
looks like|2 6 -1 -1 -1 -4
loose|-2 -2 0 -1 -1 7
lorry|-1 4 0 0 0 -2
los|7 -11 0 -2 1 4
los uniformes|1 -2 -1 -1 0 3
loscher|-3 -5 -1 -1 -1 10
lose|-2 3 0 6 -1 -6
lose a|0 1 0 0 0 0
lost|3 6 -2 10 -3 -14
lost luggage|-2 -6 0 0 0 9
lot|-4 5 -4 0 -1 4
lots|0 6 0 0 -1 -4
lotte|-2 1 0 0 0 2
lou|0 2 0 0 0 -1
loud|0 0 0 0 0 1
louder|-2 12 0 0 0 -10
loueur|-3 0 -1 -1 7 -2
love|4 2 0 3 -2 -7
love to|0 2 0 0 -1 -1
loved|-1 4 -1 0 0 -2
loved the|-1 4 -1 0 0 -2
lovely|1 -4 0 -2 1 4
low|-7 -6 -2 30 -4 -11
low nobody|-1 -2 0 4 0 0
lower|-2 -4 -1 9 -1 -1
lowest|-2 -9 -1 10 -2 4
luggage|-2 -5 0 0 0 8
luis|-2 -2 -1 -1 -1 7
lunch|8 6 -3 -5 -1 -5
lund|0 -2 0 0 0 2
lundi|2 -10 9 -1 -1 1
lunes|-3 -6 8 -1 0 2
luz|-5 1 -1 0 0 6
lying|1 3 0 -1 0 -2
lyon|7 -4 -8 -1 1 4
m|9 -1 1 -2 -1 -6
m of|-2 -1 0 0 0 3
ma|10 -7 -1 0 -1 -1
machen|-2 -1 4 -1 1 -1
machine|1 4 -6 -4 -5 10
machine in|0 2 0 0 0 -2
machine works|0 2 0 -1 0 -1
machines|-1 -2 0 0 0 3
made|0 0 -5 -4 -2 10
made 0|0 2 0 0 0 -2
made a|4 2 0 -1 -1 -4
magazine|0 1 0 0 0 0
mai|-2 0 -1 3 -1 2
mail|-7 4 -4 -3 2 8
mail from|0 4 -3 0 0 0
mail server|-2 -2 1 -1 1 4
mail to|-1 3 0 0 -1 -1
mailbox|-2 -1 0 0 0 4
mailed|-1 -6 -2 -1 -1 10
mailed the|0 -2 -1 0 0 3
mails|1 4 0 -1 -1 -3
main|0 0 -2 0 0 3
maintenance|4 -1 2 0 0 -5
maintenant|-5 -10 -1 3 -2 15
mairie|-3 7 -1 -1 -2 0
mais|0 7 -2 -1 -1 -4
make|-8 -6 5 12 10 -13
make a|-1 -1 -1 -1 5 -1
make it|-2 6 6 -2 -2 -6
make that|0 3 2 -4 0 0
make the|-1 -4 -1 9 -2 -1
make this|-1 -3 -1 8 -1 -1
makes|-2 -1 0 -1 -2 6
makes a|-1 3 0 0 -1 -1
mal|1 4 -1 -1 -1 -3
mamie|-4 1 -1 -1 -2 6
man|-1 -6 7 -5 -4 8
man came|-1 -7 0 0 0 8
man from|0 2 -1 0 0 0
man has|1 -2 1 0 0 0
man took|-1 0 0 0 0 1
man was|0 0 0 -1 0 1
man who|0 -4 0 0 0 5
management|8 -1 0 0 0 -7
manager|-1 1 0 0 0 0
manana|14 -3 -5 -1 -1 -3
mande|-1 -5 -1 0 -1 8
manque|-1 5 -1 -1 3 -5
manual|-3 6 0 -1 2 -5
many|-1 7 0 2 -1 -7
map|-4 2 -1 4 3 -4
maps|1 2 -3 0 0 1
march|-6 4 7 -2 -2 -1
march 0|0 5 0 0 0 -4
marche|-4 8 -1 -1 -2 1
mardi|-3 -3 15 -1 -1 -7
marek|-1 0 0 0 -1 2
mark|-3 -10 -2 3 4 8
mark the|-2 -5 0 3 4 0
marked|-1 -1 -1 -1 1 2
market|-3 2 6 -1 0 -4
marketing|-1 -1 2 0 0 0
marketing wants|-1 -1 2 0 0 0
marketplace|0 1 0 0 0 0
marks|0 5 0 0 0 -5
marquee|-2 1 -1 0 0 2
marshal|0 -2 0 2 0 0
marta|3 7 -2 -2 1 -8
marz|-1 0 3 0 -2 0
mas|-2 -6 10 0 -1 -1
mast|-1 -2 0 0 0 4
master|-1 -1 0 0 0 3
mastercard|0 0 0 0 0 1
mat|-1 -2 0 0 -1 5
match|-1 -5 1 0 -1 6
material|1 4 0 0 -1 -4
maths|0 -2 0 0 0 2
matin|-2 -12 18 -1 -1 -3
matter|-6 -6 -1 17 -5 0
matters|-5 -2 -3 16 -2 -5
matters more|-4 -4 -2 15 -1 -3
mattress|4 -4 0 0 0 0
max|0 4 -3 0 0 -1
may|-4 5 9 -7 -3 0
may 0|0 1 0 0 0 0
maybe|-1 12 -2 -1 -2 -6
mayor|-3 -4 -1 -1 4 4
mb|0 0 0 0 0 1
me|-5 11 3 -5 -7 3
me for|0 3 0 0 -1 -1
me in|-1 1 0 0 1 -1
me the|-1 1 0 1 0 0
me to|0 1 0 0 0 0
meadow|-1 -6 -1 0 0 8
mean|0 -1 0 0 0 2
measured|5 -2 -3 0 -1 0
measured the|-1 -2 -1 0 -1 6
measurements|0 1 0 0 0 0
mechanic|6 -2 1 0 -1 -3
medias|14 -5 -1 -1 -3 -5
medical|0 -1 0 0 1 0
medical forms|0 -1 0 0 1 0
meet|0 2 -2 0 0 1
meeting|-6 9 -2 2 -3 1
meeting room|-2 -7 0 -1 -1 11
mehr|1 -17 8 -6 -2 17
mehr der|3 1 -1 0 0 -3
mei|0 15 -1 -2 -2 -9
mei and|-1 9 0 0 0 -7
meier|1 1 -5 0 0 4
members|-4 10 -1 -1 0 -4
membership|-2 -7 -1 4 -1 7
membership list|1 1 0 0 -1 -1
memoire|0 6 0 -1 -1 -4
memory|0 0 4 -1 0 -3
men|1 0 -3 -1 0 3
mended|-3 -3 0 0 0 6
menu|-8 0 -1 -1 0 10
menuisier|4 2 -1 0 0 -5
menus|-4 0 0 0 -1 5
merged|-1 -9 -1 -1 0 12
merged and|-3 -1 0 0 0 4
merged the|5 -2 0 0 0 -3
mesh|0 1 0 0 -2 1
message|1 6 0 -1 0 -6
messages|2 -5 -1 0 0 4
meter|0 3 -1 -1 2 -3
meter reading|-1 -4 0 0 0 5
meter readings|4 -6 0 0 3 0
metres|-1 10 -3 -1 0 -5
mi|1 -3 -1 -1 -1 4
mia|-2 9 -3 0 0 -4
mic|0 -4 0 0 0 4
mid|4 -5 10 -3 0 -6
mid april|0 -1 2 0 0 0
midi|3 0 -2 0 -1 0
midnight|-2 -2 6 -1 0 -1
midsummer|0 2 0 0 0 -1
miete|-1 -3 -1 -1 0 6
might|1 7 -1 0 -1 -6
migration|8 1 -1 -1 0 -7
migration is|1 1 0 0 0 -2
milk|-4 1 -1 4 0 0
milk tank|-3 -3 -1 4 -1 5
mill|0 0 -2 4 -1 -1
mill lane|3 -3 0 4 0 -5
mill row|0 -1 0 0 0 1
milo|0 2 0 0 0 -2
min|2 -2 -2 0 0 2
mind|7 -3 -1 -1 -1 -2
mine|-4 13 0 0 0 -8
minibus|-1 -4 0 0 -1 6
minister|-2 -3 -1 2 -1 5
ministry|0 3 0 -1 -1 0
minus|-1 1 0 0 0 0
minus 0|-1 2 0 0 0 -1
minute|1 9 -1 -1 -2 -6
minutes|-6 6 -8 -2 0 9
minutes to|0 -2 0 0 0 3
mir|-2 14 0 -1 -1 -9
mirror|7 -4 0 0 0 -2
miss|-1 2 0 0 0 -1
missing|8 14 -3 -6 2 -15
mistake|0 -4 0 0 0 5
mit|8 -12 -5 7 7 -4
mit dem|5 -3 -1 8 -2 -7
mittwoch|-2 0 -1 -1 0 3
mixer|-4 2 0 -1 -1 4
mixer is|-1 1 0 0 0 1
mm|-4 -2 -1 -1 3 4
mobile|-6 -2 0 -1 6 4
mochte|0 7 -2 -1 -1 -4
mode|9 -3 -1 0 -1 -4
mode d'emploi|6 -2 -1 -1 -1 -2
model|0 0 1 -1 -1 1
moitie|22 -3 -4 0 0 -15
moment|17 -6 0 -1 -1 -9
mon|-2 0 0 0 0 2
monday|3 0 8 -4 -1 -6
monday 0|-2 -4 1 0 0 5
monday 0th|0 0 0 0 -1 0
monday and|-2 -4 1 0 0 5
monday for|-1 -6 8 0 0 0
monday so|-3 -1 0 2 0 3
monday the|0 -1 1 0 0 0
mondays|-2 9 0 0 0 -7
money|0 -5 -1 4 -1 4
money 0|0 0 2 0 0 -1
money for|4 -3 0 -1 0 0
money is|-1 -1 0 0 0 3
monitoring|-2 -5 0 0 1 6
montag|8 -4 5 -1 0 -7
month|-5 -5 18 -3 2 -8
months|-4 3 -2 -1 -1 5
mopped|2 -1 0 0 0 -1
more|-2 -9 13 12 -6 -7
more days|-4 -7 15 -1 -2 -2
more drips|0 -1 0 -1 0 2
more from|0 -2 5 0 0 -2
more names|-1 4 0 0 -2 0
more people|0 3 -2 0 0 -1
more pressing|-1 0 -2 4 0 -1
more than|-1 8 -5 1 -1 -1
more the|5 -3 -2 -1 -1 2
more thing|-2 -6 0 -1 10 -1
more time|0 0 4 0 0 -3
more to|2 1 0 0 -1 -2
more weeks|-2 -3 9 0 -1 -3
moreau|-1 2 0 0 0 -1
morgen|6 9 -6 -4 0 -5
morning|0 5 3 -9 -4 5
morning 0|-2 -6 4 0 0 4
morning and|0 -2 0 0 0 3
morning i|0 -3 5 -1 0 -1
morning no|-6 0 0 0 0 6
morning so|0 -5 0 0 0 6
mortgage|-2 4 0 -1 2 -3
moss|-2 -4 0 0 2 5
most|-1 4 -1 4 -1 -5
most important|0 -2 0 4 0 -2
most urgent|0 0 0 1 0 0
mostly|-1 3 0 -1 0 -1
mot|0 -4 4 0 0 -1
mot is|0 -4 4 0 0 0
mother|0 -2 -1 4 0 -1
motivation|-1 -1 1 0 0 2
motor|11 2 0 0 -1 -12
mould|-2 -1 -1 -1 -1 6
mould in|-3 -4 0 0 0 7
mountain|2 -7 -1 0 0 6
mounted|2 0 0 0 0 -2
mouse|-2 -10 0 -1 0 14
move|1 3 -4 10 3 -13
move is|6 1 -1 -1 0 -5
move it|0 -3 1 4 0 0
move on|1 -1 0 0 0 0
move the|-1 -1 5 -1 -2 0
move this|-2 2 -1 2 -1 -1
move to|0 -2 -2 0 5 0
moved|-9 6 0 -3 -2 9
moved from|0 -4 5 0 0 -1
moved in|0 -1 0 0 0 2
moved out|-2 0 0 0 0 2
moved the|-1 -8 -1 -1 -1 12
moved to|-4 19 -6 0 -1 -7
moved up|-1 12 0 0 0 -11
movers|-2 -1 3 0 0 1
moves|-3 2 3 -1 0 -1
moves to|0 -3 4 0 0 0
moving|6 3 -9 -1 0 1
moving the|-3 8 -2 -1 0 -2
mr|-10 7 2 -7 -4 11
mr osei|0 -2 2 0 0 0
mr quist|0 1 -1 0 0 0
mrs|-4 11 -5 -5 -5 8
mrs brandt|0 -4 0 0 0 5
mrs lindqvist|-1 1 0 0 0 -1
mrs okafor|0 -3 0 0 0 4
ms|-3 0 2 -4 0 5
much|-4 7 1 9 -4 -9
mum|-3 6 -1 -1 -1 -1
mum's|0 -1 0 0 0 2
mural|7 3 0 0 0 -9
mural is|2 4 0 0 0 -6
museum|-9 3 -1 -1 -1 10
museum trip|0 0 0 0 0 1
music|-4 1 0 -1 -1 5
music is|0 -1 0 0 0 1
music school|-1 -5 0 0 0 6
muss|-1 5 4 -1 -3 -3
mussen|-2 4 1 0 -2 -1
must|-7 -4 15 1 10 -15
must also|0 -1 0 0 2 0
must be|-3 0 11 -1 -2 -5
must come|0 0 0 1 0 -1
must go|-1 -4 1 -1 6 -1
must have|0 -1 2 0 0 -1
must not|0 2 0 0 -2 0
my|4 8 -5 -5 -11 9
my back|1 2 0 0 0 -2
my brother|2 -1 0 0 0 0
my desk|0 -1 0 0 0 1
my drawer|0 5 0 0 0 -5
my phone|-1 -4 0 0 0 6
my side|0 -2 0 0 0 3
my sister|7 -1 -1 -1 -1 -3
my way|5 -5 0 0 0 0
n'a|-1 3 0 0 0 -2
nach|-5 2 2 14 -2 -11
nach dem|-1 6 -1 1 -1 -4
nachsten|-3 -4 7 0 0 0
nada|-2 6 -1 -1 0 -2
nadie|-3 5 0 -2 -1 1
nails|-1 3 -2 0 1 0
name|-3 2 -7 -2 3 7
name is|-2 4 0 -1 -1 0
name tags|0 -1 0 0 1 0
names|-6 9 2 -1 3 -6
nap|3 -2 0 -2 0 2
nap room|3 -2 0 -2 0 2
ne|5 -7 4 -1 -5 3
near|-2 6 0 -1 0 -3
near the|-1 2 0 0 0 -1
nearly|17 -11 -3 2 -2 -2
nearly fell|0 0 0 1 0 0
necessary|6 -1 -2 0 0 -3
need|4 3 6 -6 16 -22
need 0|-1 0 0 1 0 0
need a|-1 6 -2 -1 1 -3
need another|0 1 1 0 -1 0
need for|11 -5 -1 -1 -2 -3
need it|4 -7 6 -1 -2 0
need one|0 2 0 0 0 -2
need somebody|0 0 0 0 2 -1
need someone|-1 0 0 0 1 0
need the|0 0 4 -1 1 -3
need them|-3 9 -1 0 -1 -4
need to|-1 -2 -3 5 0 0
need two|-1 3 0 0 -1 0
needed|13 -6 5 -2 -2 -8
needed any|2 -1 -1 0 0 0
needed by|-2 -2 5 0 0 -1
needs|9 1 -2 -1 18 -26
needs 0|-1 2 0 0 0 -1
needs a|0 1 -2 -3 8 -5
needs an|0 -1 0 0 2 0
needs both|0 4 0 0 0 -3
needs his|-1 2 0 -1 0 0
needs it|5 -4 5 -4 -1 -2
needs the|-1 -1 2 1 0 -1
needs to|-6 -7 -2 14 4 -2
needs two|-3 5 -2 -1 2 -1
needs until|-1 0 1 0 0 0
negative|-1 6 0 0 0 -3
neighbor|0 0 -1 -1 0 2
neighbour|-1 1 0 0 0 1
neighbours|-2 6 -3 0 2 -3
nest|-5 1 0 -1 1 3
nest box|-2 4 0 0 1 -3
nest is|-3 -2 0 -1 0 6
net|0 -6 0 0 0 7
net is|1 0 0 0 0 -1
nets|0 2 1 0 0 -2
neu|-4 -7 3 -1 -1 9
neue|13 -8 0 -2 -3 0
neuen|-4 -1 -2 -2 -1 9
neuer|-1 -5 11 0 0 -4
never|0 4 -1 -1 0 -2
never got|0 2 0 0 0 -1
new|7 -7 -2 -9 -8 18
new batch|0 7 0 -1 0 -5
new board|1 6 0 0 0 -7
new bulb|-1 1 0 0 -1 1
new coop|0 0 0 0 0 1
new date|-1 -2 1 0 0 3
new gasket|0 0 0 0 0 1
new girl|-2 4 0 0 1 -3
new hinge|0 5 0 0 0 -4
new leaflet|-2 8 0 0 0 -6
new logo|4 -1 0 1 0 -3
new office|-1 -1 0 0 0 3
new one|11 -4 -3 -1 -1 -1
new ones|1 -1 0 0 0 0
new oven|-6 2 0 0 0 5
new posts|1 0 0 0 0 0
new price|0 -2 0 0 0 3
new sign|-2 -5 10 1 -1 -2
new till|2 -2 -1 0 0 1
new version|4 -3 0 0 0 -1
new washer|-1 0 0 0 0 2
new year|0 -1 0 0 0 2
newbies|3 -2 -1 0 0 0
newsletter|0 -1 1 -1 -1 2
next|9 -6 12 -1 -5 -9
next monday|1 -1 0 0 0 0
next month|-5 0 6 -1 0 -1
next one|1 1 -9 0 0 8
next thursday|-2 -3 3 0 0 2
next time|3 -3 0 0 0 1
next to|-1 -3 -2 0 -1 7
next tuesday|0 0 0 0 0 -1
next wednesday|0 -5 9 -2 0 -1
next week|3 8 -9 1 -1 -2
next weekend|7 -4 -1 0 0 -2
next year|-4 0 -1 0 0 5
ni|-3 3 0 0 0 1
nice|-6 4 -3 19 -2 -11
nice to|-6 -3 -2 16 -1 -4
nicht|7 -9 5 8 -5 -5
nicht erst|-3 -4 9 -1 0 -1
nicht im|-1 6 1 0 -1 -4
nicht mehr|6 -16 -2 -5 -1 18
nicht statt|4 -2 -1 -1 0 0
nichts|-3 10 -1 -3 -2 -3
night|-2 2 -6 -2 3 5
night porter|0 2 -1 -1 -1 0
night shift|-1 -3 -5 -1 7 2
night theme|-1 0 0 2 0 -1
night's|-2 -2 0 3 0 2
nightly|0 -2 0 0 0 2
nights|1 1 -2 -1 0 0
nimmt|-1 7 -1 0 0 -4
nine|3 -2 -2 -3 -1 4
nine are|7 1 0 -1 0 -7
no|18 12 -15 3 -17 0
no 0|-1 -10 0 0 0 13
no answer|1 1 0 0 0 -2
no complaints|-1 -5 0 0 0 7
no hay|9 -1 -5 0 0 -2
no hot|0 5 0 -1 0 -4
no hurry|-1 0 0 1 0 0
no idea|-1 7 0 0 0 -5
no later|-1 -2 4 -1 0 0
no longer|4 -11 0 4 0 3
no more|-3 -15 -2 -4 -2 26
no need|10 -9 0 -1 -1 0
no new|3 7 0 0 0 -10
no one|-6 -14 2 -1 0 18
no rush|-2 -5 0 9 0 -1
no tiene|0 1 0 0 0 -1
no wait|0 3 0 0 0 -3
noah|-1 -3 4 0 0 0
nobody|12 -11 -6 3 -4 6
nobody at|0 3 0 0 0 -2
nobody comes|9 -8 0 0 0 0
nobody has|-4 6 -1 1 0 -2
nobody in|-2 2 0 1 0 -1
nobody needs|8 -4 -1 -3 -1 0
nobody reads|6 -4 0 -1 0 -1
noch|9 4 -3 -7 28 -31
noch 0|-1 1 -1 2 0 -1
noch die|-2 1 -1 -1 8 -5
noch ein|-2 1 0 -1 2 -1
noch einen|-1 1 0 -1 2 -1
noch nicht|7 -3 0 1 -2 -2
nodded|-4 -2 0 0 0 5
noise|-3 11 0 -1 3 -9
none|-1 -3 0 0 0 5
noon|2 -2 2 -3 -1 2
noor|0 0 -1 0 1 0
nora|0 6 -1 -1 -1 -5
nora does|0 5 -1 0 -1 -4
nord|3 -6 0 0 0 4
normal|-1 -4 0 2 -1 5
north|1 2 -2 0 -1 0
north window|-1 2 -1 0 0 0
nos|-5 -4 11 -2 -2 3
nos dan|-2 -4 12 -1 -1 -5
not|5 6 25 -7 -8 -21
not 0|-3 7 0 -1 -1 -2
not a|-1 -4 -1 0 -1 6
not at|-1 -4 7 0 0 -1
not be|0 4 0 -1 -2 -1
not before|-1 -6 1 6 0 0
not in|-1 -2 4 -2 0 0
not monday|-3 -5 8 0 0 0
not needed|1 -2 2 0 0 -1
not on|-3 7 -4 0 0 0
not one|-1 -5 -2 0 0 8
not sign|0 2 -1 -1 0 -1
not so|-3 5 -1 0 0 -1
not take|8 -8 0 0 0 0
not that|0 -1 0 1 0 0
not the|-1 -3 4 0 0 0
not there|0 1 -1 0 0 0
not to|-3 4 -1 1 0 -1
not today|-3 -2 6 -1 0 -1
notary|-1 3 0 0 0 -1
note|-5 13 -3 -3 4 -6
note for|-2 9 1 -1 -2 -4
note that|0 1 0 -1 0 0
notebook|-1 0 0 0 1 1
noted|4 -2 -1 0 -2 1
notes|-3 -4 1 0 5 2
nothing|0 19 -2 -2 -3 -11
nothing else|-1 -3 -1 3 0 2
nothing happens|1 1 0 0 0 -2
nothing left|-1 -3 -1 0 0 6
nothing more|-1 -1 0 0 0 2
nothing moves|0 4 0 0 0 -4
nothing on|-2 2 0 0 0 0
nothing to|5 -2 3 -3 -1 -2
notice|-1 -4 -2 0 -1 8
notices|-1 1 0 0 0 0
nouveau|-6 -5 -1 -1 -1 14
nov|-1 -7 8 -1 0 1
nov 0|-1 -2 2 0 0 0
novak|-2 -4 0 3 0 2
november|4 -9 10 -2 0 -2
november 0|0 0 1 0 0 0
november now|0 -7 0 0 0 7
now|9 -22 6 20 -21 8
now 0|-1 7 -5 -3 0 1
now and|1 -6 -1 0 0 7
now comes|0 3 0 -2 0 -1
now for|0 6 0 0 -1 -4
now he|2 1 -1 -2 -1 1
now i|0 -4 0 0 0 4
now in|3 -2 0 -1 0 0
now it|0 -1 0 0 0 2
now it's|-1 2 0 0 0 0
now merged|-1 -1 0 0 0 2
now not|-4 -1 8 -2 0 -1
now on|-1 -5 0 3 0 4
now only|-3 -4 0 9 0 -1
now please|-2 0 0 3 0 -1
now she|0 -3 0 0 0 4
now so|3 -2 1 -1 0 0
now the|0 -3 3 3 0 -3
now they|0 1 0 0 0 -1
now top|-1 0 -1 2 0 0
now urgent|0 0 0 1 0 0
now wants|-1 3 -1 0 0 -1
now we|1 3 0 0 0 -4
nueva|-2 5 0 0 0 -2
nuevo|-1 -1 -1 0 0 3
number|-10 11 -4 6 -4 0
number 0|-2 0 0 -1 0 3
number is|-1 6 -1 -1 0 -4
number of|0 3 0 0 0 -3
number on|-2 4 0 0 0 -2
number one|-2 -4 -2 10 -1 -1
number three|0 1 0 0 0 -1
number two|0 1 0 0 -1 0
numbers|-5 -8 0 -1 6 8
numbers on|-1 -1 0 0 0 2
numero|-3 4 -1 -1 -2 2
nur|-5 8 0 -2 -3 2
nur die|1 -4 0 0 -1 5
nur noch|-3 9 3 -1 -2 -6
nurse|8 -1 0 -1 -1 -5
nursery|-4 0 0 -4 4 4
nut|-1 6 0 -1 -1 -4
nuts|-2 5 0 -1 0 -2
o'clock|-4 -13 4 -2 0 14
oak|-1 3 -2 0 -1 1
oat|-1 6 0 0 0 -5
oat milk|-1 1 0 0 0 0
oben|-3 7 -1 2 -1 -5
obituary|-2 -6 1 -1 5 2
oct|-1 3 0 0 0 -1
oct 0|-1 1 0 0 0 0
october|-5 -6 18 -2 0 -6
october 0|0 2 -5 0 0 3
october at|0 -1 1 0 0 0
october so|-1 -3 0 0 0 4
of|3 6 -4 0 2 -8
of 0|4 4 -4 -2 -1 0
of a|5 0 0 0 -1 -4
of all|-2 -6 0 -3 2 8
of april|-2 -4 3 0 0 3
of attorney|0 -2 0 0 0 3
of credit|-3 0 -2 10 0 -4
of dec|0 -1 1 0 0 0
of five|9 -7 0 0 0 -1
of friday|0 -2 3 0 0 0
of his|0 1 0 1 -1 -1
of it|-3 7 -1 0 -1 -2
of july|0 3 -2 0 0 0
of lading|4 -4 0 0 0 1
of lemon|-1 -2 0 -1 -1 4
of march|-1 0 3 0 -1 -1
of mr|-1 -2 0 0 0 2
of my|-1 -2 0 0 0 3
of names|-4 10 0 0 -1 -5
of next|-2 -1 3 0 0 0
of nine|8 -4 0 0 0 -3
of our|-2 -6 0 7 0 1
of rye|-1 0 0 0 0 1
of stock|1 1 0 0 -1 -2
of the|4 -15 -5 6 7 3
of them|-11 3 0 -1 -1 10
of three|11 -3 0 0 0 -7
of today|-2 -6 3 0 0 6
of us|-3 1 0 0 0 2
ofen|-3 2 0 -1 -1 3
off|2 0 -2 -13 4 10
off at|-1 0 -1 0 0 2
off by|-1 2 1 0 -1 -1
off in|0 10 0 -1 -1 -9
off my|2 -7 0 0 0 6
off on|-1 7 0 0 -1 -5
off sick|-2 11 -6 0 0 -3
off the|3 -7 -1 -3 -2 10
off this|-5 10 -3 0 0 -1
off to|-2 2 0 0 -1 1
off too|2 -1 0 0 0 0
off until|0 3 -2 0 0 -1
off with|-2 -1 0 0 -1 4
offer|-1 15 -1 -2 0 -11
offer for|-1 6 0 0 0 -5
offered|0 3 -1 0 0 -1
offered 0|0 3 -1 0 0 -1
offers|-5 15 4 -1 0 -13
offers 0|-1 4 0 0 -1 -2
office|-4 6 -3 1 2 -2
office gave|-1 -1 2 0 0 0
office has|0 -4 0 0 0 4
office is|-1 -1 0 2 0 0
office move|9 0 -2 1 -2 -7
office says|0 3 0 0 0 -3
office sent|0 4 0 1 0 -4
office wants|0 1 0 0 0 0
officer|0 6 1 0 0 -6
offline|9 -1 0 0 0 -7
offside|-1 -2 0 0 -1 4
ohne|1 1 0 -1 4 -4
oil|0 -3 0 0 0 4
oiled|1 -4 0 -1 3 2
ok|-6 4 2 -3 -3 6
ok to|0 -1 0 0 0 1
okafor|-2 -4 0 0 0 6
old|-3 2 -3 -2 4 2
old contract|-1 6 -1 0 0 -4
old mill|0 -2 0 0 0 2
old one|-5 -1 -1 1 -1 8
old ones|-1 -1 0 0 0 2
old paint|-1 -6 0 0 4 4
olga|0 -2 0 0 0 3
oma|-3 -3 0 -2 -1 9
on|6 8 -14 -2 0 2
on 0|-5 3 9 -2 -2 -4
on a|-2 -8 11 -2 -3 3
on again|1 12 0 0 0 -13
on all|-13 -1 0 0 0 14
on april|0 1 0 0 0 -1
on attend|4 3 0 0 -1 -6
on back|2 1 2 0 0 -4
on backorder|1 1 0 0 0 -2
on board|4 -4 0 0 0 1
on dec|0 -2 1 0 0 2
on december|-1 4 1 0 0 -4
on friday|2 -1 -1 -1 -1 2
on her|0 2 0 0 0 -2
on his|2 -1 -2 -2 0 3
on hold|19 -12 -2 -1 -1 -3
on holiday|0 4 -3 0 0 0
on ice|1 0 0 0 0 -1
on it|-8 -1 -2 6 -1 7
on its|0 -5 0 -1 0 6
on leave|0 1 -1 0 0 0
on main|-1 0 0 0 0 0
on march|0 3 1 0 0 -4
on me|-1 -6 0 0 0 8
on monday|-1 5 -8 2 -1 4
on mondays|-2 8 0 0 0 -5
on my|-4 -1 -1 -1 -2 8
on one|0 1 0 0 0 -1
on order|1 4 -2 -1 -1 -3
on our|-2 -3 0 0 -1 7
on page|-1 2 0 0 1 -2
on paper|1 6 0 0 0 -6
on peut|-2 1 -1 10 -1 -7
on phones|-1 -1 0 2 0 -1
on saturday|-7 13 1 -4 1 -4
on stage|0 0 0 0 0 1
on staging|10 -1 0 -3 -1 -5
on sunday|1 -4 0 1 -1 2
on that|0 10 -1 -1 -3 -5
on the|2 4 -7 -4 2 4
on their|-2 0 0 0 0 3
on them|-1 -1 0 0 0 1
on this|0 2 0 0 0 -1
on thursday|0 -1 7 -2 0 -3
on top|-2 -9 0 -2 16 -3
on tuesday|-1 1 0 -2 -1 2
on tuesdays|0 1 0 0 0 0
on two|-1 3 0 0 0 -1
on wednesday|0 6 2 0 0 -7
on with|1 -1 0 -2 -1 4
on your|0 0 0 0 0 1
onboarding|1 6 1 0 0 -8
once|-5 -3 -4 5 -1 7
one|2 6 -5 0 -1 -2
one and|0 -3 0 0 0 3
one at|0 2 0 0 0 -2
one before|0 -1 1 2 0 0
one day|-2 -6 10 -2 -1 2
one for|-1 -1 -1 5 -1 -1
one from|0 2 -2 0 0 1
one goes|6 -2 -1 0 0 -3
one has|1 0 0 0 0 -1
one in|0 7 -1 0 0 -5
one is|-9 4 4 0 0 1
one more|5 -2 1 -4 14 -14
one of|-7 2 -2 -1 -1 8
one on|2 -4 3 0 0 0
one side|1 1 0 0 0 -1
one to|2 -8 0 4 0 2
one tomorrow|1 2 -2 -1 0 0
one was|0 3 0 -1 0 -2
one week|-2 -4 10 0 0 -3
one with|0 2 -1 0 0 -1
one's|-1 -5 0 0 0 6
ones|-4 0 -1 1 0 3
ones are|0 1 -1 -1 0 0
ones have|0 0 0 0 0 1
ones in|1 -2 0 0 1 1
ones on|1 1 2 0 0 -4
ones revoked|0 0 0 0 0 1
online|-5 5 0 -1 -1 1
online since|-2 -4 0 0 0 5
only|0 9 6 7 -11 -12
only 0|0 7 -1 -2 0 -3
only after|-1 -5 11 -3 -1 -1
only come|-1 2 0 -1 0 0
only deliver|2 -1 -1 0 0 0
only do|-1 1 1 -1 0 -1
only free|-1 4 -2 -1 0 0
only from|-1 2 -1 0 0 0
only half|0 1 0 0 0 0
only has|1 1 2 0 0 -3
only have|-1 4 2 -1 0 -3
only in|-1 2 2 0 -2 0
only need|0 0 0 0 0 1
only on|-3 2 1 -1 0 2
only one|1 1 0 -1 0 -1
only opens|-1 5 -2 -1 0 -1
only take|-1 3 0 0 0 -1
only the|18 -4 -1 -3 -2 -8
only two|0 1 -1 0 0 0
only until|0 2 -2 0 0 0
ont|-5 -6 6 0 -1 6
onto|0 4 0 0 0 -3
op|-1 1 0 0 0 0
open|-4 5 0 10 1 -11
open day|0 -6 1 0 0 4
open in|-1 4 0 1 -1 -3
open the|-1 1 -2 6 -1 -3
opened|6 -9 -1 -1 -1 5
opening|-2 -7 3 -1 3 3
opens|-3 -11 -4 9 -1 10
opens at|-1 5 -2 0 0 -1
opens on|0 -5 5 -1 0 2
operating|-1 -2 0 0 0 3
opinion|5 1 0 0 -3 -2
opinion on|-1 4 0 0 -2 -1
opposing|-1 1 2 0 0 -1
ops|2 -4 2 0 0 0
optician|0 -2 5 0 -1 -2
option|0 -1 0 0 3 -1
or|-4 6 -6 8 -4 0
or 0|0 -3 0 0 0 3
or they|-1 5 -2 -1 0 -1
orange|-2 4 0 0 -1 -2
orchard|-2 5 0 0 0 -2
orchestra|-2 0 -2 -1 0 4
order|12 -5 -8 -6 2 4
order 0|-1 -1 0 0 0 2
order for|-1 -2 -4 0 0 7
order is|16 -4 0 -1 0 -11
order no|-2 -2 0 0 0 4
order of|-5 1 0 0 -1 5
order spare|-1 -1 0 0 4 -1
order the|5 -3 -1 0 0 0
ordered|24 -9 -4 7 -1 -16
ordered 0|-4 2 -1 0 0 3
ordered a|10 -4 0 0 0 -6
ordered the|-2 -2 0 0 0 4
ordered waiting|1 0 0 0 0 -2
ordering|0 1 2 0 2 -4
orders|4 -3 -1 1 -1 -1
ordner|0 1 -1 -1 -1 1
organ|-2 -5 -2 -2 6 4
organic|3 -3 0 -1 -2 3
organic certificate|3 -3 0 0 -1 2
original|-3 2 -1 -1 -1 3
osei|0 -2 -3 6 0 -1
osei's|-2 -3 -1 -1 0 7
other|3 7 -5 4 -3 -7
other 0|0 4 -2 -2 0 -1
other half|3 -2 0 0 0 0
other one|0 3 0 0 0 -4
others|-1 3 -1 4 -4 -1
others are|1 1 0 0 0 -1
others please|0 0 -1 6 -2 -3
otherwise|-1 1 -4 0 0 4
otra|11 1 -4 -1 -4 -4
our|-1 -4 -1 6 -9 9
our account|-1 -7 0 -1 0 9
our booth|1 -4 2 2 -1 0
our new|-1 2 0 0 0 0
our side|0 -4 0 0 0 4
our signature|-2 -1 -2 0 0 5
our stall|7 8 0 -1 0 -13
ours|-1 0 -2 -1 0 4
ours on|0 -1 -2 0 0 3
out|0 -1 -6 4 -5 8
out 0|0 -4 0 0 0 5
out a|1 1 0 0 0 -1
out and|3 -4 5 -1 0 -3
out at|-1 -4 0 0 0 5
out before|0 -2 4 -1 -1 1
out by|-9 -4 2 0 0 12
out in|0 -2 -1 0 0 4
out last|0 0 0 2 0 -2
out no|-2 7 0 0 0 -5
out of|5 4 -3 -1 -4 0
out on|-2 -2 1 5 0 -1
out the|-1 -4 0 4 5 -4
out this|0 -2 0 0 0 3
out to|-2 5 0 0 0 -3
out today|-1 0 0 0 0 1
out tonight|0 3 -5 5 0 -3
out with|0 -2 0 0 0 3
outside|-2 4 0 2 -1 -4
outstanding|6 2 0 -1 -1 -6
oven|-1 4 1 -3 1 -2
over|4 -5 -7 0 -3 11
over 0|0 4 0 0 0 -4
over from|3 -2 0 0 0 -2
over it|-1 4 0 -1 0 -2
over the|-3 1 -1 8 1 -7
over to|-2 -3 -1 0 0 6
overnight|-1 10 -1 1 -2 -6
overtime|0 -3 -2 0 2 3
owes|-3 -3 0 0 0 7
own|3 -4 -2 -2 4 2
own now|0 -1 0 -2 0 4
owner|2 2 5 -1 4 -13
p0|0 5 -1 -1 0 -4
pack|0 9 -1 -4 -1 -3
package|-2 -2 0 0 2 2
packed|13 -5 0 0 -1 -6
packed and|6 0 0 0 0 -6
packing|0 -4 5 -1 0 0
packs|-3 -1 -1 0 0 4
pads|4 4 0 0 0 -7
pagado|0 -1 0 0 0 1
page|1 -6 -4 4 8 -2
page 0|2 4 -2 -1 -1 -2
page is|8 -5 0 -1 0 -2
page two|0 1 0 0 1 -2
pages|1 5 -2 -1 1 -3
paid|-2 0 -5 -1 -1 10
paid 0|0 1 0 0 0 0
paid and|0 -1 0 0 0 1
paid cash|0 -1 0 0 0 1
paid for|-3 0 0 0 0 4
paid out|0 0 0 0 0 1
paid the|1 -4 -2 0 0 5
paid their|0 1 0 0 0 0
paint|7 5 -1 -2 4 -13
painted|-5 0 0 -1 -1 7
painted the|-1 -3 0 -1 0 5
painter|5 6 0 -1 0 -9
painter is|3 -2 1 0 0 -2
painters|4 -2 0 -1 0 -1
painting|12 -5 6 -1 0 -11
pallet|0 4 0 0 0 -4
pallets|2 -11 4 -1 -2 8
pan|-4 2 -1 0 5 -1
pan sin|-4 2 -1 0 5 -1
pane|-2 1 0 0 0 1
panel|0 -3 2 0 0 2
panels|7 -4 2 -1 -1 -3
panes|-2 2 0 0 0 1
paper|-6 1 -2 2 -2 8
paper for|-1 1 2 0 -1 -1
papers|-2 1 -5 -1 1 6
papers are|-2 -3 3 0 0 2
paperwork|0 2 0 0 0 -1
papier|2 -4 0 0 -1 4
para|7 -1 -2 -1 7 -9
para el|5 -10 1 -1 5 1
para la|3 -2 3 0 0 -4
para los|-1 0 -1 1 0 1
parado|9 1 -1 -2 -2 -6
paragraph|0 6 -1 -1 -2 -2
parcel|-7 -1 0 4 -2 7
parents|-3 12 -7 1 -2 -1
parents'|0 1 0 0 1 -1
parents' evening|0 1 0 0 1 -1
parish|0 -1 2 0 0 -1
park|3 0 -1 -1 -1 0
parked|1 1 0 -1 0 -1
parking|-6 7 -1 -1 -1 2
parking permit|-2 -4 0 0 0 6
part|14 1 -5 -4 5 -12
part came|1 0 0 0 0 0
part comes|1 2 0 0 -1 -2
part is|6 -2 0 0 0 -4
part of|-3 1 -3 -1 8 -2
parts|0 3 -2 0 -1 0
parts list|-1 7 0 0 -1 -5
party|5 -7 0 2 7 -8
pas|1 22 -2 -1 -3 -16
pas encore|0 1 0 0 0 -1
pasa|0 -2 4 0 0 -1
pasa al|0 -2 4 0 0 -1
paso|-3 -1 -1 0 4 1
passe|-2 -3 6 0 -1 0
passed|-13 -4 -12 -2 -1 34
passed its|0 -1 0 0 0 1
passed the|0 -1 0 0 0 1
passes|-2 10 -1 -1 -1 -6
passport|5 -2 -1 -4 2 0
passport office|0 6 1 0 -1 -6
passports|0 2 0 0 0 -3
passt|-3 7 0 -2 0 -1
passt nicht|-3 7 0 -2 0 -1
password|-1 2 -1 2 -2 1
password reset|0 -2 -1 0 -1 4
past|-3 -2 -3 -1 0 8
pat|-1 5 0 0 0 -3
patch|-3 -5 1 -2 0 10
patched|-1 2 0 0 0 -1
patience|-1 -2 0 1 0 2
patient|1 -1 -2 3 -2 0
patients|-1 -2 0 0 0 3
patio|-5 5 0 0 0 1
paul|-5 4 -3 0 -1 5
paula|-1 3 0 -1 0 -1
pause|12 -7 0 0 0 -3
paused|6 -2 -1 -1 0 -2
pavel|0 -2 -1 0 0 3
pay|-10 -4 -1 4 4 6
pay 0|0 1 0 0 0 -1
pay for|0 -8 0 -1 6 3
pay the|-2 6 -1 -1 -1 -2
paying|0 -1 0 1 0 0
payment|-2 10 -2 -1 -1 -4
paypal|3 6 0 -1 0 -8
payroll|-2 7 -4 0 0 -1
pays|6 -3 -1 0 -1 -2
payslips|0 -1 0 0 0 1
paywall|-3 1 0 0 0 3
pcs|-1 -1 -1 0 0 3
pdf|-3 15 0 0 -1 -11
pdfs|0 -1 0 0 0 1
pedido|3 -9 -4 -1 9 2
pedir|4 -1 -1 -1 6 -8
pell|0 2 0 0 0 -1
pension|-2 -5 -1 -1 0 9
people|-1 12 -7 10 -6 -7
people can|-1 -7 0 -2 0 10
people have|0 2 0 -1 0 0
people in|0 -1 0 0 0 1
people say|-1 -2 0 -1 0 3
per|-4 6 -2 -1 -1 3
percent|1 9 -1 -1 0 -9
perfect|-1 -6 0 0 0 7
permission|-1 1 -1 -1 3 0
permit|-6 0 -5 2 5 4
permit expires|-1 4 -2 0 0 -1
permits|0 -1 0 0 0 2
pero|-2 18 -1 -1 -1 -13
persiana|2 0 -1 -1 -2 2
person|-1 3 -1 -1 0 0
petersen|0 1 0 -1 0 1
petra|4 1 0 -2 -1 -2
petty|0 1 0 -1 0 0
petty cash|0 1 0 -1 0 0
peut|-2 1 -1 10 -1 -7
pg|3 0 0 0 0 -3
ph|0 -3 0 0 0 3
pharmacy|-1 6 -1 -1 -1 -3
phase|3 2 0 0 0 -4
phone|-4 3 -1 -3 4 1
phone and|0 -1 0 0 0 2
phone numbers|-1 1 0 0 0 0
phone with|4 -1 0 0 0 -3
phoned|-1 9 0 0 -1 -8
phones|-1 -2 0 2 0 2
photo|4 -8 -2 3 10 -7
photo of|-2 -5 0 0 2 6
photographer|-4 2 1 -1 0 3
photos|-1 6 2 -5 9 -11
photos are|2 -3 6 -2 0 -2
photos for|0 -3 0 -1 3 1
photos of|-4 4 -1 -3 4 -1
physio|3 1 -3 0 0 -1
piano|-3 -7 6 -3 -2 9
piano is|-1 -1 0 0 0 2
piano tuner|1 -1 0 0 0 0
pick|5 -6 2 -1 3 -2
pick it|3 -1 0 0 0 -1
pick up|2 -4 2 -1 3 -2
picked|-3 -12 1 -1 -1 16
picked it|-1 -1 0 0 0 2
picked up|-7 -6 2 0 -1 13
picking|0 4 -1 -1 0 -2
picking the|0 2 -1 -1 0 -1
picks|0 7 -2 -1 0 -5
picks up|0 4 0 0 0 -4
pickup|0 -3 1 0 0 2
pics|0 -2 0 0 0 3
picture|-2 -2 0 -1 -1 7
picture is|-1 0 -1 0 0 2
pictures|3 2 -1 1 0 -6
pictures are|0 -1 0 0 0 1
piece|0 3 -2 -1 -1 1
pieces|0 -11 2 0 1 8
pieza|2 5 -1 0 -1 -5
pigeons|-2 -1 0 0 0 4
pile|1 0 0 1 0 -2
pills|-1 -1 0 0 0 2
pilot|5 -4 1 -1 0 0
pipe|-3 1 2 -1 -1 1
pista|-3 6 -1 -1 -1 0
pitch|3 -9 0 0 0 6
place|2 0 -5 -2 -2 6
place 0|-1 4 -3 0 0 -1
placed|10 -8 -1 -1 -1 0
places|0 -3 0 -1 0 5
plan|-4 -4 5 -2 11 -6
plan for|0 -3 -1 -3 2 5
plan is|-1 3 0 0 -1 -1
planned|0 -6 10 -2 4 -5
planners|-2 1 0 0 0 0
planning|1 -2 0 -1 0 3
plans|0 2 0 0 -2 0
plants|2 1 -1 -1 -1 0
plaque|-2 0 0 -1 0 3
plasters|-2 3 0 0 0 -1
plastic|-1 3 -1 1 0 -2
plate|-1 2 0 0 0 0
plates|0 2 -2 -2 3 -1
platz|1 1 -2 -1 0 1
play|-1 -1 -3 2 0 3
playground|3 -2 0 1 0 -1
please|-24 1 0 38 26 -42
please add|-1 -4 -1 -1 7 0
please also|-2 -3 0 -4 8 0
please before|0 -3 0 3 0 0
please do|5 -3 0 -3 3 -1
please have|-2 -1 1 8 0 -6
please make|0 -1 0 0 1 0
please move|-1 -2 4 0 0 0
please not|0 3 -1 -1 0 0
please note|0 2 0 -1 0 0
please push|0 4 -1 1 -3 -1
please put|-1 0 -1 -2 6 -2
please set|-1 -3 2 4 -1 -1
please shift|0 0 1 0 0 0
please take|0 4 -1 -2 1 -1
please the|-3 -5 -2 13 -1 -2
please treat|-1 -4 0 10 -3 -2
plombier|0 1 4 -1 -1 -3
plot|-2 -1 0 0 0 3
plot 0|0 1 0 0 0 -1
pls|-3 -11 7 6 12 -10
pls add|-1 -1 0 0 4 -2
plug|0 -4 0 0 0 4
plumber|-3 8 3 -1 -1 -6
plumber came|-1 1 0 0 0 0
plumber was|0 7 0 0 0 -6
plus|1 -7 -5 7 5 -2
pm|-3 0 3 -1 0 2
pocket|-2 -1 0 8 0 -4
pohl|-1 0 0 0 0 1
point|-4 1 -2 -2 5 3
points|0 2 0 0 0 -2
police|3 1 -1 -1 -1 -2
police want|0 2 0 0 0 0
policies|-3 1 0 0 -4 6
policy|-3 3 -1 2 2 -2
polish|-2 -1 -3 7 7 -8
pond|-2 2 -1 0 0 2
pool|0 -1 0 -1 -1 3
popup|0 3 0 0 -1 -2
por|0 8 3 -2 -2 -7
por favor|-2 1 0 1 1 0
por la|11 -7 -1 0 0 -3
port|-1 4 0 -1 0 -2
portail|-2 6 -1 3 -3 -3
portal|-2 4 -1 -1 -1 1
porter|0 2 -1 -1 -1 0
porto|0 -5 0 0 0 6
portugal|-3 4 0 -1 -1 2
position|-3 3 -1 1 0 0
possible|-2 -3 1 0 5 -2
post|-4 -3 -1 -3 2 9
post office|-1 0 0 0 0 1
post this|2 1 0 0 0 -3
poste|2 3 -3 -1 -1 0
posted|-7 -10 -1 10 -1 10
poster|-2 3 0 0 0 0
posters|-3 6 3 -1 0 -6
posters are|-3 8 0 0 0 -4
postgres|1 -4 2 -1 2 -1
postgres upgrade|1 -1 0 0 0 0
postpone|-2 -4 12 -1 -1 -4
postpone the|-1 -4 10 -1 -1 -4
postponed|0 -1 3 0 0 -1
postponed by|0 0 1 0 0 0
postponed to|0 -1 2 0 0 -1
posts|13 0 -1 -1 0 -12
posts are|4 4 0 0 -2 -6
potatoes|-1 -3 0 7 0 -3
pothole|-1 4 0 -1 0 -2
pound|0 9 -2 0 0 -7
pour|-11 2 7 -4 8 -2
pour la|-7 -8 11 0 4 0
pour le|2 -3 -1 0 9 -6
pour les|-1 7 0 -1 -3 -3
poured|-4 2 0 0 0 3
power|1 -4 0 5 2 -3
power of|0 -2 0 0 0 3
pr|0 9 0 -1 -1 -8
pr is|0 5 0 0 -1 -3
practice|-3 -1 0 0 0 5
pram|0 -7 0 0 1 6
pre|0 -3 0 0 0 3
prefers|-1 4 -1 0 0 -2
prefers to|-1 4 -1 0 0 -2
premiere|9 -4 0 3 0 -8
prepare|0 0 0 -3 3 0
prepared|0 -1 0 0 0 2
prescription|-1 3 0 0 -1 -1
present|-2 4 -1 0 -1 -1
press|-2 -3 -2 4 -2 5
press release|0 -1 1 0 0 0
pressed|-1 -1 0 -1 0 3
pressing|-6 -4 -2 21 -1 -8
pressing any|-1 -1 0 3 0 -1
pressure|-2 1 0 0 0 3
presupuesto|1 0 -1 -1 -1 2
pretzel|-1 1 0 0 -1 2
pretzel machine|-1 1 0 0 -1 2
prevoir|-1 -3 0 0 6 -1
price|-4 1 0 0 6 -2
price for|-1 2 0 0 -1 0
price is|0 2 -1 0 0 -1
price list|-2 0 0 1 8 -7
prices|3 1 0 0 0 -3
prices for|0 3 0 0 0 -3
primero|-1 -1 -1 5 0 -2
print|-3 7 1 -4 -2 1
print shop|0 -3 2 0 0 2
print the|-2 8 -1 -2 -1 -2
printed|-1 0 0 0 0 2
printed 0|0 -1 0 0 0 1
printed and|-1 -1 0 0 0 2
printer|-1 6 0 -2 -2 -1
printer can|0 0 1 -1 0 0
printer in|1 0 0 0 0 0
printer is|1 -3 0 -1 0 5
printer prints|0 -3 0 0 0 3
printers|0 2 0 0 0 -2
printing|0 -1 0 2 0 -1
prints|-2 -7 -1 -1 0 11
prio|-1 -5 -1 13 -1 -5
priority|-4 -9 0 22 -2 -8
priority from|0 0 0 1 0 -1
priority now|-1 0 0 1 0 0
priority please|0 -1 0 1 0 0
priority the|0 0 0 1 0 0
prisa|-1 -2 0 7 0 -3
privacy|-1 6 0 0 0 -5
priya|0 1 -1 -1 0 1
probe|1 5 0 0 0 -5
problem|-3 3 0 0 0 1
procedure|-2 -5 0 0 8 0
prod|7 -2 -2 -1 0 -2
production|6 1 0 -1 0 -6
prof|-4 -3 3 0 0 4
programme|-1 -3 1 0 0 4
programme notes|-1 -1 1 0 -1 2
progress|11 -2 -1 -1 0 -6
project|5 3 0 -5 -2 -1
projector|-3 1 -1 -1 0 5
prolonged|0 -1 3 0 0 -1
promised|-3 10 0 -1 -1 -5
promised to|-1 5 0 -1 0 -3
promises|-1 8 -1 -1 0 -5
proof|-1 -5 -3 0 0 9
proofing|0 -5 0 0 0 5
proofread|2 -4 0 0 0 2
properly|-2 -7 0 0 0 9
properly again|0 -6 0 0 0 7
property|-2 -1 0 0 0 3
proposal|0 0 1 0 0 0
protection|0 0 0 3 0 -2
protocol|-2 0 0 2 0 0
protokoll|-2 -5 0 -1 2 5
proveedor|0 13 -1 0 -1 -12
provider|2 3 -1 -1 -1 -2
pruned|1 0 0 0 0 0
publicada|-1 -2 -1 0 0 4
publisher|-1 -1 0 -1 -1 3
puede|-3 -3 1 8 0 -2
puerta|-1 0 0 0 0 3
pull|0 2 -1 -1 1 -1
pull the|0 2 -1 -1 1 -1
pulled|-2 -9 1 -1 0 10
pulled out|-1 -4 0 0 0 5
pulling|0 -2 0 0 0 3
pump|-8 8 -3 -2 1 4
pump hums|0 -4 0 0 0 4
pump is|0 -2 0 0 0 3
pumpe|0 -2 0 0 0 2
pumped|-1 -6 0 0 0 7
pumps|3 2 1 -1 -1 -3
purchase|-1 -1 0 0 0 3
push|-4 5 4 -1 -4 0
push it|-2 5 0 0 -2 -2
push the|-2 0 4 0 -2 -1
pushed|-1 1 2 0 -1 -1
pushed to|0 0 1 0 0 0
put|-7 -16 3 5 19 -4
put a|-1 -2 0 -1 1 3
put back|0 0 0 0 -1 0
put in|-2 4 1 -1 -3 2
put it|-1 -7 -1 6 7 -5
put off|8 3 2 0 -2 -10
put that|2 -4 -1 5 0 -3
put the|0 -8 4 -1 3 2
put them|-3 6 0 0 0 -3
put us|0 4 0 0 -1 -2
q0|2 -6 8 -1 1 -5
qa|0 -2 0 0 0 2
quarry|-1 -6 0 0 7 0
quarter|0 0 0 0 0 -1
que|-9 6 9 -4 10 -12
que el|-3 9 0 0 -1 -6
quelqu'un|-7 7 -1 -1 -2 4
question|-1 7 0 0 0 -6
questions|-1 1 -3 -1 -1 6
queue|6 0 -2 5 -1 -7
quick|-1 3 -3 0 0 3
quiet|-3 5 0 -1 -4 4
quiet as|0 -4 0 0 0 5
quilt|2 -4 0 0 6 -4
quist|0 1 -1 0 0 0
quittung|-2 7 0 -1 0 -4
quiz|-1 1 0 0 -2 1
quote|0 3 -3 4 1 -6
quote for|1 3 0 0 0 -3
quote from|0 -1 0 -1 3 -1
quote is|1 3 0 -1 0 -3
quoted|0 3 0 0 0 -2
quoted 0|0 3 0 0 0 -2
quotes|-1 3 -1 -1 0 0
quotes for|0 1 0 0 0 0
rabbit|5 -6 0 -1 -1 3
rabbits|5 -6 0 -1 -1 3
rabies|-1 0 -2 0 3 0
race|1 -3 2 0 0 0
rack|-1 4 0 0 0 -3
racks|-1 4 -6 -1 0 4
radiation|0 1 0 0 0 0
radiation check|0 1 0 0 0 0
radiator|-2 6 0 -3 -2 2
radiators|3 -6 0 -1 2 2
radio|-1 1 -1 0 0 2
radon|0 1 -2 -1 -1 3
rafael|0 1 0 0 0 -1
rafael in|0 1 0 0 0 -1
raffle|3 -2 0 0 0 -1
rail|-1 1 1 -1 4 -5
railing|-3 0 0 -1 0 3
rain|-9 8 5 -2 -2 0
raining|1 -1 0 0 0 -1
raise|0 -1 0 2 -1 0
raised|-1 5 0 0 0 -4
ral|-1 6 -1 0 -1 -3
ral 0|-1 6 -1 0 -1 -3
ram|-2 1 -2 7 -2 -1
ramp|-1 -3 1 -1 3 1
ran|-6 -2 -5 -3 -1 17
ran out|-1 9 -2 0 0 -6
ran the|0 -5 -1 0 0 6
rang|-8 -4 2 -2 -2 13
rang about|-2 5 0 0 0 -3
rang the|-1 1 1 0 0 0
range|-2 1 -1 -1 0 4
rate|1 0 -1 0 0 -1
rather|-3 6 5 -1 -1 -6
rather than|-1 -3 6 -1 0 -1
raus|-6 -1 2 -2 -3 11
raw|-1 5 0 0 0 -3
ray|-1 1 -1 -1 -1 2
ray machine|0 1 0 0 0 0
rays|-3 0 -2 4 0 1
re|4 -13 12 7 -2 -9
re the|2 0 0 -1 -2 1
reach|0 3 1 0 0 -4
reached|0 -13 -1 -1 -1 16
reached 0|1 -6 0 0 0 5
reached the|0 -1 0 0 0 1
read|-6 1 -1 0 -4 9
read it|-1 -4 0 0 -1 7
read the|-1 -5 0 2 0 5
reader|0 1 0 0 0 0
readers|-3 -6 0 3 -1 7
reading|6 -3 0 -1 0 -1
readings|4 -7 0 0 3 1
reads|1 -5 0 -2 -1 7
reads 0|-3 -5 0 0 0 8
ready|5 -7 12 -2 -2 -6
ready and|-1 -2 0 0 0 4
ready by|1 -2 3 -1 0 -2
ready for|0 -6 0 0 0 6
ready on|-1 -3 4 0 0 0
really|-6 11 -1 9 -2 -11
really good|0 4 0 0 0 -4
really need|-1 1 0 0 0 0
really urgent|0 -2 0 3 0 0
rear|0 1 0 0 0 0
recall|0 1 0 0 0 -1
receipt|-3 -4 -2 0 -1 10
receipt in|0 -1 0 0 0 2
receipts|0 -1 0 0 3 -2
received|-1 3 -1 0 0 -1
received the|0 2 0 0 0 -1
reception|1 -2 -1 -1 -1 4
reception in|0 -2 0 0 0 3
rechnung|-5 7 -1 -2 0 1
rechnungen|4 1 0 -1 0 -4
recipe|-3 -2 -1 1 -3 8
recommended|-1 8 0 0 0 -5
reconciled|0 -3 0 0 0 3
record|-1 1 0 0 4 -4
recorded|11 -6 0 -1 0 -4
recording|1 2 1 -1 -1 -2
recordings|2 1 0 0 0 -2
records|0 -3 -1 0 2 2
recu|0 -1 -3 -1 -2 6
recycling|-3 2 0 0 0 1
red|-6 4 -1 4 -3 2
red cross|0 1 2 0 0 -2
redo|0 1 0 0 0 0
redone|0 2 0 0 -1 0
ref|0 1 -1 0 0 0
ref 0|0 3 0 0 0 -3
referee|-5 6 -1 -1 0 2
reference|2 -2 -4 -5 -2 11
references|0 2 0 0 -1 -1
referral|0 2 0 0 0 -2
refund|-4 -3 -2 0 0 10
refunded|-1 -8 0 0 0 9
refunds|-1 -3 -3 -1 3 5
refused|-4 14 -1 0 -1 -8
refused to|-4 7 -1 0 0 -2
refuses|-1 12 -1 -1 -1 -9
regards|3 2 4 5 0 -14
register|-1 1 0 -2 1 2
registered|-2 -6 0 -1 0 9
registrar|-2 -7 6 -1 -1 4
registration|-2 -1 5 -1 -1 0
registry|-1 -3 5 0 0 -1
regle|-2 -5 -1 0 -1 10
rehearsal|0 7 -1 -1 -1 -4
rehearsal dinner|3 -2 0 -1 -1 1
rejected|1 14 -2 -1 -3 -9
rejected the|0 5 0 0 -2 -3
rejects|-1 10 0 -1 0 -9
release|1 -2 1 -1 5 -4
release notes|-1 -3 0 0 5 0
released|-3 -6 0 -1 0 9
relu|-5 -5 0 0 0 11
remaining|10 0 -2 0 0 -8
remarks|-1 8 -2 0 0 -4
reminder|6 2 -3 -1 -1 -4
reminders|-1 -3 0 1 -1 4
remote|-1 1 0 1 0 0
removal|0 -1 0 -1 2 0
removal van|0 1 0 0 0 0
removed|5 -2 -1 -1 -2 0
removed the|-1 -2 0 0 0 4
rendu|-3 -2 0 0 -1 5
renew|-3 1 -1 -1 -1 4
renew the|-2 4 0 0 -2 -1
renewal|-2 -3 3 5 -1 -2
renewed|-5 11 -1 2 -1 -6
renewed for|-1 0 0 0 0 1
rent|-3 -5 0 6 -1 4
rent is|-1 -1 0 0 0 2
rental|-1 -3 0 0 0 4
repair|9 -3 -1 -2 -1 -3
repaired|-4 0 -1 0 0 5
repairs|1 -3 5 0 0 -2
repare|-1 -4 0 0 0 6
reparee|-1 -2 0 0 0 3
replaced|6 -13 -1 -1 0 8
replaced the|-2 -5 0 0 0 7
replacement|-2 -3 0 -1 -1 6
reply|3 0 2 0 0 -5
reponse|5 1 0 0 0 -5
report|-11 -11 4 -2 3 15
report in|0 -1 0 0 1 0
report is|-5 -3 -3 -1 0 12
report on|1 -3 0 0 0 3
reporte|-1 -3 7 0 -1 -1
reporte a|-1 -2 5 0 -1 -1
reports|-2 4 0 0 0 -2
request|6 -1 2 -2 -1 -5
required|-1 -3 0 0 4 1
reschedule|-2 -2 9 -2 -1 -1
reschedule the|-1 -2 6 -2 -1 -1
rescheduled|0 0 2 0 0 -2
resena|4 0 -1 0 0 -3
reserve|0 -5 -2 -1 1 7
reserved|-4 -7 -8 -1 -1 22
reserved for|0 -1 0 0 0 2
reserviert|-1 4 -1 -1 -1 -1
reset|-2 -1 -1 -1 -1 5
rest|18 -1 -13 3 -2 -6
rest follows|2 0 -1 0 0 -1
rest is|2 1 0 0 0 -2
rest of|4 -2 0 0 0 -1
rest on|7 -5 -1 0 0 0
rest tomorrow|6 1 -4 -1 0 -2
restaurant|0 3 -1 -1 0 -1
reste|13 0 4 0 -2 -15
restore|-1 -1 0 4 0 -2
restored|-1 -2 0 -1 -1 4
result|9 1 -1 0 0 -9
results|8 -2 1 -1 -1 -4
resume|-3 -3 7 0 0 0
resume the|-3 -3 7 0 0 0
retired|-2 7 -1 -1 0 -4
return|3 -4 1 0 2 -2
return is|1 -1 0 1 0 0
return the|2 -1 0 0 1 -2
returned|-2 -4 -2 -1 1 8
returns|1 -1 0 1 2 -2
rev|0 -4 0 0 0 4
review|14 -2 1 -5 -2 -7
review with|11 -4 0 0 0 -6
reviews|0 1 0 0 0 0
revised|0 -1 0 0 0 1
revoked|0 -7 0 0 0 7
rewritten|0 -1 0 0 0 1
ribbon|0 2 0 0 0 -2
rid|-1 -5 0 0 4 2
rid of|-1 -5 0 0 4 2
rideaux|-4 6 0 0 -1 -1
riego|4 -3 -1 -1 -2 2
rien|2 10 -1 -1 -1 -10
riesling|1 10 -1 -1 0 -9
right|12 -3 -2 -1 -2 -3
right away|0 -1 0 2 -1 0
right now|22 -6 -1 3 0 -17
right to|-1 0 0 -2 0 4
rights|4 -5 0 -1 -1 2
ring|6 -7 -1 -2 3 1
rings|5 -11 -1 -1 -1 8
rings again|0 -2 0 0 0 2
risk|-2 -5 -1 5 5 -1
risk assessment|-1 -3 0 -1 6 -1
rita|-2 3 0 0 -1 0
rma|3 3 -1 -1 -1 -4
road|-1 -3 -2 4 0 2
rob|1 3 -3 -1 2 -2
robes|-3 -4 6 0 0 1
robes back|-1 -1 0 0 0 1
robot|-1 0 0 0 0 1
rollback|2 -6 0 -1 5 0
rolled|-2 -1 0 -1 -1 6
rolls|-1 -7 0 3 -1 6
roman|3 1 0 -1 0 -2
roof|-7 2 0 5 2 -1
roof 0|0 -1 0 0 0 1
roof is|0 -4 0 0 2 2
roofer|-2 2 0 -1 2 -1
room|4 0 -10 6 1 -1
room 0|13 -11 -7 10 -2 -4
room for|0 5 -1 -1 0 -5
room is|-4 -11 0 5 -1 11
rooms|1 -2 0 0 0 1
root|3 3 -3 -2 -1 -1
root canal|3 1 -3 -1 0 0
rope|-1 1 0 0 0 0
rosa|5 -5 5 -1 -2 -2
roses|1 4 0 0 0 -4
roster|0 2 -3 0 0 1
rota|-1 4 5 -3 6 -11
rota is|4 0 0 -1 0 -2
rotated|0 0 0 0 0 1
rotten|0 1 0 0 0 -1
rotterdam|12 -5 0 0 0 -6
round|-6 -5 5 -1 0 6
round on|-1 7 -1 -1 0 -4
round the|-2 -1 -2 2 2 1
route|0 4 -2 -1 -1 -1
router|-3 7 0 0 0 -3
row|-3 -2 0 -1 -1 7
rows|5 1 0 -1 0 -4
rubber|-3 -2 0 2 3 0
rules|1 1 0 0 -2 0
run|9 7 -5 -2 -1 -8
run is|2 -5 0 0 0 4
run out|5 -5 -2 2 0 -1
rung|-1 6 0 0 0 -5
running|18 -7 -6 1 -1 -4
running again|-1 -1 0 0 0 2
running in|4 -1 0 0 0 -3
running since|2 -4 0 -1 0 3
runs|-8 -3 -3 2 -3 15
runs on|-1 0 0 0 0 1
runs out|-1 0 -1 6 0 -4
rush|-2 -5 0 9 0 -1
rush with|-1 -1 0 4 0 -1
rye|-3 -1 -1 0 0 5
rye flour|-2 -1 -1 0 0 5
s|-3 6 -2 -1 0 0
sa|-9 -6 -1 0 -1 18
sabe|-1 8 -1 -1 0 -5
sacks|-2 -9 0 -1 0 12
saddle|5 -6 0 0 0 2
safari|-1 2 0 0 0 0
safe|-1 2 -4 -1 -1 4
safety|0 -2 8 -1 1 -5
safety sheets|0 1 0 0 0 -1
sagt|-2 4 0 -1 0 -1
said|-4 1 4 6 -4 -2
said no|0 4 -3 0 -1 0
said the|0 -3 5 0 0 -1
said yes|1 2 0 -1 0 -2
salary|-2 -2 -1 -2 0 7
sale|0 1 0 -1 0 0
sales|1 -7 2 3 -1 3
sales training|2 -3 2 -1 -1 1
salio|-1 -6 0 0 -1 9
salle|-4 -3 -1 9 -2 1
salon|-3 3 0 -1 2 0
salt|0 4 0 0 0 -4
same|3 10 -3 -3 2 -9
same error|-1 5 -1 -1 -1 -2
same time|-1 2 0 -1 0 -1
sample|-1 5 -1 -1 0 -2
samples|0 10 1 -3 -2 -7
samples at|1 -1 0 0 0 0
samstag|-3 2 -6 5 -1 2
sand|-1 1 0 0 0 0
sanded|3 0 -1 0 0 -1
sanding|10 -4 -3 -1 0 -2
sandpit|-1 -1 -1 3 0 0
sans|3 -1 0 2 -1 -3
sat|-1 -3 4 -1 0 0
saturday|-12 -7 -1 11 0 10
saturdays|1 3 -1 0 -1 -2
saturdays and|-2 4 -1 0 0 0
sauber|-1 -1 -1 -2 0 5
sauna|-1 -2 -2 0 0 5
saved|-1 -1 0 0 0 2
saw|-1 4 0 0 -1 0
saw it|-1 5 0 0 -1 -3
say|0 17 -4 -6 -3 -4
say the|-1 7 0 0 0 -5
say they|-1 7 0 0 0 -5
say yes|0 5 -5 0 0 0
says|-15 29 6 -8 -6 -5
says 0|-2 -4 -2 3 0 6
says he|0 3 0 0 0 -2
says it|0 2 -1 0 0 -1
says it's|0 3 0 0 -1 -3
says no|0 -2 0 0 0 3
says she|0 1 2 -2 0 -1
says the|-2 1 2 -4 -1 4
says we|-1 0 -1 -1 0 3
says yes|0 2 0 0 0 -2
scaffold|0 1 0 0 0 0
scaffolders|4 0 1 0 -1 -3
scaffolding|-1 -4 1 0 0 4
scaffolding is|0 -1 0 0 0 1
scale|-1 1 2 0 -1 0
scan|-2 -2 0 -1 3 3
scanned|10 -7 -1 0 0 -2
scanned and|-1 -2 0 0 0 3
scanner|-3 -4 0 0 0 7
schedule|0 -2 -1 0 0 3
schickt|-1 6 -1 0 -2 -2
schlussel|-4 -4 -4 -2 -1 15
schon|5 2 3 -5 -3 -1
schon am|-3 -1 4 0 0 0
school|3 -5 2 -2 -1 2
school has|1 0 0 0 0 -1
scouts|-4 -1 0 0 0 5
scrap|1 0 0 0 0 0
scrapped|4 -1 0 -1 -1 -1
scratch|1 0 0 0 1 -1
scratches|-1 -1 0 0 0 3
screen|3 1 0 -1 0 -2
screens|3 0 0 0 0 -3
screw|-1 -5 0 -1 0 7
screws|-6 7 0 -1 0 0
script|1 -3 1 -1 5 -3
script for|-1 -4 2 -1 5 -1
scrubbed|0 -3 0 0 0 4
se|8 0 0 0 -6 -3
seal|-4 6 -2 -1 0 1
sealed|-1 -5 0 0 -1 8
seals|1 -1 0 0 0 0
seamstress|0 -2 0 0 2 0
search|0 -1 -1 -1 0 3
search for|-1 1 0 0 0 0
season|3 -1 0 0 0 -2
seat|-2 -1 0 4 0 0
seating|-1 8 -1 -1 -1 -4
seating plan|0 5 -1 0 1 -3
seats|-1 2 -1 1 0 -1
second|9 7 -2 1 -1 -14
second coat|3 1 -2 -1 0 -2
second course|5 2 1 0 -1 -7
second draft|-3 -3 2 1 -1 4
second floor|-1 -5 0 -1 0 8
second hand|0 -3 0 0 0 4
second one|0 4 -2 -1 -1 0
second opinion|-1 4 0 0 -3 -1
second quote|-1 -1 0 -1 3 0
second round|3 1 -1 0 -1 -2
second sample|0 4 -1 0 0 -2
second time|0 3 -1 -1 -1 0
second week|-1 -1 3 0 0 -1
seconds|-8 5 -1 -2 0 6
secretary|0 2 0 0 0 -1
section|9 -7 0 -2 1 0
section on|3 -4 0 0 1 0
security|0 0 0 1 0 0
see|-4 14 8 -3 -3 -13
see a|-1 2 0 0 -1 0
see it|0 -2 -1 0 0 3
see the|0 4 3 -1 0 -6
see you|0 -1 0 0 0 1
seed|1 6 0 0 0 -7
seems|-1 5 0 -1 0 -3
seen|-1 0 0 5 -1 -3
sees|-3 7 -1 6 0 -9
seguimos|1 9 -1 -1 -1 -8
seguro|-1 -3 -1 0 0 6
sein|-1 -1 3 0 0 0
seine|-2 6 0 -1 -1 -2
seit|-3 0 -1 -2 -1 6
seit dem|-2 4 0 -2 -1 1
sello|-3 -5 -1 0 -1 9
semana|-3 1 11 -1 -1 -7
send|5 -1 -3 3 0 -4
send the|0 4 -1 -1 0 -2
sending|0 7 -1 0 0 -6
sends|-5 6 3 -2 -2 -1
sensor|-3 -3 0 0 0 6
sent|2 19 -6 -1 -2 -12
sent a|1 10 -1 1 0 -10
sent back|0 3 0 0 0 -4
sent in|12 -4 0 0 0 -8
sent it|0 1 0 0 0 -1
sent me|0 3 0 0 0 -3
sent off|-1 2 0 0 0 -1
sent the|1 -2 -1 0 -1 4
sent their|-1 4 0 0 0 -3
sent them|0 -3 -1 0 0 5
sent to|-2 -8 0 0 0 10
separate|0 -3 0 0 4 0
sept|-1 -2 10 -1 -1 -5
sept 0|-1 0 6 -1 0 -4
september|-5 -4 15 -4 -1 -1
september so|-1 1 1 -1 0 0
septic|-1 -3 0 -1 0 4
serial|-2 4 0 0 0 -2
serial number|0 1 0 0 0 0
served|-2 -2 0 0 0 5
server|-7 -10 2 12 -2 6
server is|0 -1 0 0 0 1
server room|-1 6 0 -1 2 -6
service|6 -8 -2 -1 2 4
serviced|-3 -5 -1 0 0 9
services|1 0 0 0 0 0
sesame|-1 9 -1 0 0 -6
session|7 -2 -1 -1 0 -4
set|2 -16 6 6 -2 4
set it|0 -3 3 0 0 0
set of|-1 -3 -1 0 0 5
set the|-2 -5 3 7 -1 -2
set up|-2 -2 0 0 0 4
sets|2 0 0 -1 0 -2
settings|1 0 0 0 0 0
settled|-4 -6 0 0 0 11
seven|12 -2 -2 -1 -1 -6
seven of|1 3 0 0 0 -3
sewage|-2 0 0 -1 -1 3
sewing|1 -3 0 0 1 1
sewn|1 -11 0 -1 6 5
shall|0 1 0 0 0 0
shall we|0 1 0 0 0 0
shared|-2 2 0 0 0 0
shared drive|-1 3 0 0 0 -1
sharp|-5 -5 1 0 -1 9
sharps|-1 -3 0 5 -1 -1
she|-8 2 -8 -4 -3 22
she can|-4 1 -2 -3 0 8
she comes|-1 5 -1 0 0 -4
she cried|0 -5 0 0 0 6
she had|0 3 -1 -2 0 1
she has|0 2 0 0 0 -1
she is|-2 2 -4 7 0 -3
she needs|0 -2 2 0 0 0
she said|0 0 0 0 0 1
she signed|0 -1 0 0 0 1
she starts|-4 -1 -1 -1 1 6
she takes|-1 4 0 0 0 -3
she wants|0 2 -1 0 0 -1
she will|-1 -3 -2 0 0 6
she'd|0 4 0 0 -1 -2
she'll|0 9 -3 0 0 -6
she'll come|0 0 -1 0 0 0
she's|-4 -5 -1 0 -2 12
shed|1 -3 0 4 2 -3
sheep|-2 3 -1 -1 -1 3
sheet|-3 7 2 -1 -1 -4
sheet is|1 7 0 0 0 -8
sheets|4 -2 0 -1 1 -2
shelf|-1 -14 -1 12 -1 5
shelves|1 5 0 0 0 -5
shelves are|0 -1 0 0 0 1
shift|-1 4 -7 -3 6 1
shift it|-1 1 1 -1 0 0
shift plan|0 0 0 0 0 1
shifted|-2 1 4 -1 0 -2
shifted to|-1 0 4 0 0 -3
shifts|0 -1 2 0 0 -1
shines|2 -7 -1 0 0 6
ship|-1 -4 -2 8 0 -1
shipped|0 -2 -1 0 0 3
shipping|9 -2 0 0 0 -6
ships|-1 4 -1 0 0 -1
shirts|0 -1 0 0 0 1
shoe|0 4 0 0 0 -3
shoes|6 -1 0 0 0 -4
shop|3 1 0 -2 -3 1
shop and|-1 0 0 0 -1 1
shop front|0 4 0 0 -1 -4
shop says|0 1 0 0 -1 0
shops|0 1 0 0 -1 0
short|-3 3 -1 0 -1 3
shot|0 1 0 0 0 -1
shots|-1 -2 0 0 0 3
should|1 -3 -14 8 18 -11
should also|1 0 0 -1 2 -2
should be|8 -10 -14 2 6 7
should get|0 0 0 0 1 0
should go|-2 -4 1 7 -1 -1
should have|0 -1 0 3 -1 -1
should i|0 1 0 0 -1 0
show|-4 -6 -1 5 5 1
show up|-1 0 -1 0 0 2
shower|1 -6 -3 -1 6 3
showers|0 5 0 -1 -1 -3
shows|-3 2 -1 -2 -2 4
shows 0|0 -1 0 -1 -1 3
shows the|-1 -4 0 0 0 5
shredding|0 3 0 -1 0 -2
shut|-3 7 0 -1 0 -2
shuts|-2 -2 0 0 0 4
shutter|-3 -4 -1 0 0 8
si|0 12 0 -1 -1 -9
sich|3 3 -2 -1 -3 0
sick|-1 12 -6 -1 0 -4
side|1 -1 2 -2 0 1
sides|-1 0 0 0 0 2
sie|-5 9 -2 -4 0 3
sie hat|0 1 0 -1 0 1
sign|-4 -9 4 8 3 -2
sign for|-1 -1 0 0 4 -2
sign in|1 0 0 0 0 -1
sign on|-1 3 0 0 -1 -1
sign the|0 5 -1 -1 0 -3
signage|-2 -3 0 0 -1 5
signatories|0 -1 0 0 0 1
signature|15 -3 -3 -2 -2 -5
signature by|-2 0 0 0 0 2
signature is|2 2 0 -1 0 -3
signatures|3 7 -1 0 -5 -4
signe|-5 -4 -3 -1 -1 14
signed|-6 -5 -2 -1 4 11
signed and|0 -1 0 0 0 2
signed by|1 2 -2 0 0 -1
signed copy|0 0 0 0 0 1
signed for|1 -1 0 0 6 -5
signed it|0 -2 0 0 0 3
signed off|0 0 0 0 0 1
signed the|-1 -1 0 0 0 2
signed today|-3 -1 0 0 0 4
signed up|2 7 0 0 0 -8
signee|-3 -6 -1 -1 -2 12
signs|-5 -1 -3 3 0 6
sigue|7 9 -2 -1 -2 -11
silence|-2 7 0 0 0 -5
silent|0 0 0 0 0 1
sillas|-1 9 -1 -1 -2 -5
silo|-2 -2 0 0 0 5
silver|-1 3 0 0 0 -1
simon|0 1 0 0 0 0
sin|4 2 -7 -1 4 -1
sin gluten|-4 2 -1 0 5 -1
since|12 -8 -5 -3 -5 8
since 0|3 -5 -1 -1 0 3
since last|-1 3 0 0 0 -1
since lunch|14 -6 0 0 0 -7
since noon|1 3 0 -1 0 -3
since sunday|-3 3 -1 0 0 2
since the|-2 3 -1 1 -1 -1
since this|12 -4 0 -1 0 -6
since tuesday|4 -3 0 -1 -1 1
since we|-3 -3 0 0 0 6
since yesterday|-1 6 0 0 -1 -4
sincerely|2 -1 0 0 0 -1
sind|0 2 -4 -2 -5 8
sind alle|-2 -2 0 -1 -1 5
sind bestellt|-2 -1 -1 0 0 3
single|-1 -1 0 0 -1 4
single sign|0 1 0 0 -1 0
singles|1 3 0 0 0 -4
sink|1 1 -1 -1 -1 1
sink is|0 2 0 -1 0 -1
sister|8 -7 -1 -2 -2 4
sit|0 4 -2 0 -1 0
sit in|0 1 0 0 0 0
site|-3 5 -2 -1 -2 4
site since|1 -2 0 0 0 1
sits|-2 6 -1 -1 -2 1
sits on|0 6 0 0 0 -5
six|-6 15 -3 -1 -3 -2
six of|0 -2 0 0 0 2
six weeks|0 3 0 0 0 -2
size|0 5 -1 -1 -1 -2
size 0|0 3 0 0 0 -2
sizes|0 5 0 0 0 -4
sketch|0 0 0 0 0 1
ski|-5 0 0 -1 0 6
skip|13 -9 0 -1 -1 -2
slab|5 -2 -3 0 0 0
sleep|-1 3 -1 0 -1 0
sleep on|0 1 0 0 0 0
slept|0 0 1 -1 0 0
slide|-1 -3 0 3 -1 3
slides|-2 -6 1 -1 0 8
slides are|-2 -2 0 0 0 3
slip|-2 -4 4 0 0 2
slipped|-5 -2 6 -1 -1 2
slips|0 -1 3 -2 3 -3
slips are|1 0 0 0 0 0
slips to|1 -1 1 0 0 -1
slot|-3 -9 5 -1 -1 10
slot for|0 2 3 0 0 -5
slots|-3 -6 0 9 0 0
slow|0 0 0 0 0 1
slower|0 2 -1 0 0 -1
small|-4 12 0 -3 2 -7
small one|0 2 0 0 -1 -2
smell|-5 1 0 1 -1 5
smell in|-1 -4 0 2 -1 4
smells|-4 8 -1 6 -3 -6
smells like|-1 2 0 0 -1 0
smells of|-1 4 -1 -2 -1 -1
smoke|-2 -3 -1 -1 6 1
smoke alarms|-1 -2 1 0 0 3
smoothly|-2 -5 0 0 0 7
snow|-1 -6 2 0 -1 6
snow is|-1 -2 0 0 0 2
so|8 0 13 -2 -10 -9
so 0|-1 4 0 0 0 -3
so by|0 -1 1 0 0 0
so far|7 -3 -2 0 0 -2
so important|0 0 0 1 0 0
so it|0 1 -1 0 0 0
so it's|5 -4 0 -1 0 0
so let's|0 -3 5 -1 0 0
so move|0 0 1 0 0 0
so no|12 -7 1 -1 0 -5
so nothing|2 0 0 0 0 -2
so please|-1 -2 -1 7 -1 -1
so pressing|-1 0 0 2 0 -1
so push|0 -1 1 0 0 0
so put|1 -1 0 1 0 -1
so that|-1 -5 0 -1 -1 8
so that's|-5 -7 0 0 0 12
so the|-1 6 -1 -2 0 -2
so this|-1 1 -3 3 0 0
so we|-3 5 0 -1 0 0
so we're|0 -1 0 0 0 1
so you|4 -2 -1 -1 0 0
socket|1 -1 0 -1 0 1
sockets|0 -1 0 -1 2 -1
sofa|-1 -3 0 -1 -1 7
sofa is|-1 1 0 -1 -1 2
sofia|0 2 -1 0 0 -1
software|5 -7 -1 -1 -1 5
soil|-1 4 0 0 -2 -2
soir|-4 -3 0 0 0 9
solar|6 6 0 -1 0 -10
sold|-6 -8 -2 -2 -1 18
sold out|-7 3 0 0 0 4
sold the|4 -8 0 -1 0 6
soldered|-3 -8 0 -1 0 12
solid|-3 -9 0 -1 0 13
solo|4 -10 -1 -1 -1 8
solved|4 -2 -1 1 0 -1
some|-2 11 -3 -3 6 -9
somebody|-6 3 -1 -1 9 -4
somebody has|0 -1 0 0 1 0
somebody look|-1 6 0 -2 -3 0
somebody must|0 -1 0 0 1 0
somebody to|-1 -3 0 0 1 3
somebody who|0 1 0 -1 0 0
someone|0 -1 -9 7 15 -12
someone add|0 -1 0 0 1 0
someone also|-1 -1 0 0 3 -1
someone check|-1 4 0 0 -1 -2
someone for|-2 -6 -2 -1 2 8
someone from|6 -1 -2 -1 -1 -2
someone has|-1 2 -1 -1 2 -1
someone must|0 -4 0 -1 7 -1
someone should|-1 1 0 -1 3 -2
someone to|-2 -3 0 0 1 5
something|0 14 -3 -1 -1 -9
sommer|3 4 0 -1 0 -7
sommerfest|-2 0 -1 -2 -3 8
son|-4 0 -1 -2 -2 10
song|-2 3 0 0 0 0
sons|0 -1 0 0 0 2
sonst|-1 -1 1 7 -2 -4
sont|2 -2 -5 2 -3 6
soon|2 1 -3 11 -4 -8
soon as|0 3 -2 5 -2 -3
sooner|-5 -9 17 1 -1 -2
sooner so|-1 -2 1 1 0 0
sooner than|-2 -4 8 -1 -1 0
sorry|0 1 4 -1 -3 -1
sorry for|2 -1 1 0 0 -1
sorry i|0 3 0 0 0 -3
sort|-2 5 -1 5 -3 -4
sort the|-2 6 0 0 -3 -1
sorted|-1 -11 -1 4 0 8
sorted the|-1 -2 0 0 0 3
sound|-2 -3 0 6 -1 -1
sounded|-1 6 -1 0 0 -3
sounds|9 -4 -1 0 -1 -3
sous|-8 0 -2 -1 1 9
south|1 -4 0 0 0 3
spam|-1 -1 0 0 0 3
spanish|0 3 -3 -1 4 -3
spare|1 -5 -1 -1 7 -1
spare keys|-1 -1 0 0 3 -1
spare part|0 1 0 0 0 0
spatestens|-3 -3 9 0 0 -3
speak|8 1 0 -2 -1 -5
speaker|-1 -3 1 -1 -1 5
speakers|1 4 0 -1 0 -3
speaks|-4 7 -1 -1 0 -1
speech|2 -5 0 0 4 -1
split|-2 2 0 0 7 -7
spoke|-3 8 -5 -3 -1 5
spoke to|-3 6 -4 -2 -1 4
spoke with|-1 2 0 -1 -1 1
sponsor|0 -2 0 0 2 1
sports|-4 -8 0 1 13 -2
spot|-1 0 0 3 0 -1
spotless|-2 -8 0 -1 0 11
spray|0 -1 0 0 4 -3
sprayed|0 -1 0 0 0 2
spreadsheet|0 1 0 0 -1 0
spring|-4 0 2 2 -2 1
sprinkler|-7 4 3 0 0 0
spulmaschine|-1 -4 0 0 0 6
squeak|-1 -6 0 -1 0 8
ssl|0 -1 0 0 0 1
st|-2 2 -1 0 0 0
stacked|1 -3 0 0 0 2
stadt|0 -1 0 0 1 -1
staff|-3 -1 -2 -2 5 2
staff room|-1 0 2 0 0 0
stage|-1 -6 2 -1 -1 6
staging|15 -3 -3 -3 -1 -5
staging is|6 -1 -2 0 0 -2
stain|-1 -4 0 -1 -1 8
stairlift|4 0 0 -1 6 -9
stairs|-4 3 -1 -1 -1 4
stairwell|4 1 0 0 -1 -4
stall|5 2 1 -2 -1 -5
stall is|4 9 -1 0 0 -11
stamp|-3 8 -1 0 2 -6
stamped|0 -2 0 -1 0 4
stamped copy|0 -1 0 0 0 1
stamps|-1 -4 0 0 3 2
stand|-5 -9 8 8 2 -5
stand at|-1 3 1 -1 0 -3
stand in|0 4 0 -1 -1 -2
stand on|-1 -7 3 -1 -1 7
standing|2 1 0 -1 0 -1
standing order|-2 0 0 0 0 2
stands|3 -3 -1 -2 -2 4
stands at|0 8 -1 0 0 -7
stands in|-2 -7 0 0 0 9
stands still|0 4 0 -1 0 -3
start|-3 -1 2 2 -2 2
start in|-3 6 -1 0 -1 -1
start on|3 -4 -1 3 0 -1
start the|8 -4 0 -2 -1 -2
started|14 -4 -2 -2 -1 -6
started at|-3 -4 -1 -1 0 8
started on|2 6 0 0 0 -6
started the|5 -2 0 0 -1 -2
started with|2 0 0 0 0 -1
starter|0 3 0 0 -1 -1
starting|2 -1 -1 -1 0 0
starts|-10 1 -6 -3 0 18
starts at|-6 4 -2 0 0 5
starts in|-4 -4 2 -2 0 8
starts on|-4 -1 -2 -1 0 9
state|0 0 2 -2 0 0
statement|-4 5 -1 -1 0 1
station|-2 7 1 -1 4 -9
statt|5 2 -1 -1 0 -4
statutes|-1 5 0 0 -1 -3
stay|-1 9 -2 -1 -1 -4
stay in|-1 -2 0 0 0 3
stays|5 2 -3 -2 -1 -1
steam|4 -7 0 0 0 4
steel|-1 -3 0 0 0 5
stehen|10 -1 -1 -2 -1 -5
steht|7 -16 2 -1 -2 10
step|-5 -9 -1 -2 13 4
step for|0 -4 0 0 5 0
steriliser|6 2 -2 0 0 -6
steuererklarung|-1 -1 0 0 0 3
steward|-3 3 0 0 0 0
sticker|-3 -1 -2 0 0 7
sticker is|0 -2 0 0 0 2
sticks|0 2 0 0 0 -2
still|7 35 -6 4 -3 -36
still 0|-1 1 -1 0 0 0
still at|0 1 0 0 0 0
still drips|0 2 0 0 0 -1
still get|-1 3 0 0 0 -1
still has|0 3 -2 0 0 -1
still have|-2 5 0 0 0 -2
still in|0 1 1 0 0 -1
still missing|8 -4 -1 -1 0 -2
still need|-2 2 0 -1 1 0
still needs|3 -2 0 -1 0 0
still no|0 1 0 0 0 -1
still not|0 1 0 0 0 -1
still on|-1 2 0 0 0 -1
still open|0 1 0 0 0 0
still to|5 -3 0 0 0 -2
still waiting|-1 1 0 0 0 0
stinks|-2 6 0 -3 -1 1
stock|2 12 -2 -2 -1 -8
stock at|0 4 0 0 0 -4
stock count|0 5 0 0 0 -4
stocktaking|1 0 0 0 0 -1
stolen|5 0 0 0 0 -4
stollen|2 2 0 0 0 -3
stone|0 3 -1 0 0 -2
stood|-1 -1 0 0 0 3
stop|10 -11 -2 -1 -2 6
stop the|9 -5 -1 -1 -1 -2
stopped|-8 14 -1 -1 -1 -4
stopped again|-1 12 0 0 0 -11
stopped at|-1 5 0 0 0 -3
stops|-2 5 0 0 -1 -1
storage|-2 1 -1 0 0 2
store|-2 4 0 -1 -1 0
store is|-1 -5 0 0 0 7
stores|-2 -2 5 0 0 -1
storm|5 -4 1 -2 -1 1
storm last|4 -4 0 -1 0 1
stove|-5 7 10 0 -1 -10
straight|-3 -9 -1 5 -1 9
straight away|-1 -4 0 5 -1 1
street|3 -11 -2 -3 -3 16
stress|-5 2 2 2 0 -1
strike|-4 3 0 5 -2 -2
strings|-2 3 0 0 0 -2
strong|2 -1 0 0 0 0
stuck|-10 2 -4 0 -1 12
stuck at|3 0 0 0 0 -2
stuck the|-5 -1 0 0 0 5
student|1 0 0 -2 -1 3
students|-3 1 0 0 0 2
studio|2 1 -2 -1 0 0
stuff|-2 0 -7 8 0 1
su|-3 -6 0 -1 -1 10
sub|-1 -2 0 -1 3 1
sub item|0 -2 0 -1 3 0
submission|-1 -2 3 0 0 0
submitted|0 -3 0 0 0 4
subscribers|-5 -2 0 0 0 8
subsidy|0 0 1 1 0 -1
substitute|0 2 0 0 0 -1
subtask|-1 -5 0 0 8 -1
subtask for|0 -5 0 0 6 -1
subtitles|0 4 0 0 0 -3
subvention|-1 3 -1 1 -2 -1
success|0 1 0 0 -1 1
sud|1 13 0 0 0 -13
suelo|-2 -6 0 0 0 9
suggests|0 2 -2 0 0 0
suite|0 2 -1 0 0 -1
summer|-4 4 4 0 -2 -2
summer camp|1 -4 2 -1 0 2
summer party|0 -2 0 0 0 3
sums|-2 -2 0 3 -1 2
sun|-2 2 0 0 0 0
sunday|-2 -1 6 -1 -3 1
sunday between|0 1 0 0 0 -1
sunday night|8 2 -1 0 0 -8
sunday please|0 1 2 -2 -1 0
sundays|-2 4 -1 0 0 0
sundays at|0 3 0 0 0 -3
supplier|-3 8 0 -3 2 -4
supplier has|-1 5 0 0 0 -4
supplier is|1 0 0 0 0 0
supplier says|0 2 0 0 0 -2
support|0 5 0 0 0 -5
sur|3 -5 -1 -1 -1 5
sure|-4 11 -1 -1 0 -5
surface|0 3 0 -1 0 -3
surgery|-1 -6 0 5 -1 2
surgery 0|-1 -6 -1 5 -1 2
survey|6 -4 -1 0 0 -2
surveyor|-1 8 -1 -1 0 -6
swap|-2 3 0 0 0 0
swapped|-3 -7 -1 -1 -2 14
swapped in|0 6 0 0 0 -5
swapped sunday|0 1 0 0 0 -1
swapped the|-3 -6 0 0 0 10
swarm|-3 -5 3 4 0 2
sweep|-1 7 1 -2 -2 -2
sweep the|-1 7 0 -2 -2 -1
swept|-1 -8 0 0 0 10
swim|-1 0 0 0 0 0
swimming|-2 -8 4 -1 -2 9
swimming pool|0 -5 0 0 0 5
swings|-1 -3 -1 3 0 3
switch|-1 3 0 0 1 -3
switched|-2 3 -5 -1 0 5
switched off|-1 6 -4 0 0 -1
switched the|-1 -2 0 0 0 4
sworn|0 1 0 0 -1 0
system|-5 6 -1 -1 -1 2
t|-2 3 0 0 0 -1
t0|0 3 0 0 0 -3
table|-5 -1 -3 9 0 -1
table for|-3 -2 -2 0 0 7
tableau|-4 -3 -1 0 0 9
tables|3 -2 -1 -1 3 -2
tables 0|0 -4 0 0 0 4
tablet|0 6 0 0 -1 -4
tablets|-3 5 -1 0 0 -1
tag|3 0 0 0 0 -3
tags|1 -1 0 0 1 0
tail|0 1 0 0 0 0
take|7 2 0 4 8 -21
take 0|-1 3 0 -1 -1 -1
take him|0 4 -1 0 -1 -1
take it|-1 7 0 -1 0 -4
take over|0 2 -2 0 0 0
take place|11 -10 0 0 0 0
take that|-1 5 -2 -2 0 0
take the|-2 3 6 -2 -2 -3
take two|-1 -1 0 -1 5 -1
taken|10 -5 -1 -3 -1 -1
taken out|-2 7 -1 -1 0 -3
taken the|9 -2 0 -1 -1 -4
takes|2 14 1 -3 -2 -11
takes 0|-1 5 -2 -1 0 -1
takes about|3 1 0 0 0 -4
takes the|5 -8 6 -1 0 -3
taking|9 5 0 -3 -1 -11
taking the|5 -1 0 0 0 -3
talk|-3 6 -1 -2 -1 1
talk to|0 -3 0 0 -1 5
talked|-3 0 3 -1 -1 2
talked to|-1 0 3 -1 -1 0
talking|2 2 -2 0 0 -2
talking to|2 2 -2 0 0 -2
talks|-2 -8 0 0 0 11
tambien|-10 -10 -3 -2 36 -10
tambien el|-1 -9 -1 -1 16 -4
tan|0 2 0 0 0 -2
tank|-2 2 -5 1 -2 6
tank 0|2 -1 -1 -1 0 0
tanker|0 1 0 0 0 -1
tap|4 -14 0 -1 -1 13
tap still|0 2 0 0 0 -1
tape|-1 3 0 -2 3 -2
target|-1 -2 0 0 0 3
task|-5 -4 -1 0 11 0
taste|-2 10 -1 -1 0 -7
tastes|0 -4 2 0 0 2
tastes like|0 -3 2 0 0 2
tasting|0 2 3 0 0 -4
tax|-2 2 5 1 -2 -5
tax folder|0 7 -1 -1 -1 -4
tax office|0 -2 5 1 -1 -2
tax return|1 -2 1 1 0 0
tb|1 -2 -1 0 0 2
tea|0 2 0 0 -1 0
teacher|-6 8 0 -2 2 -1
team|4 -2 6 0 -2 -5
team has|-5 5 0 0 0 0
teams|-4 -2 0 9 0 -2
tears|-4 6 0 0 0 -2
technician|25 -10 0 -2 -1 -11
technician comes|0 1 1 -1 0 0
technician is|3 -1 0 0 0 -1
technician says|1 0 0 0 0 -1
technician was|6 0 0 0 0 -6
tecnico|-2 0 5 0 0 -2
tell|-4 14 -10 -3 5 -3
tell the|-2 0 -1 -1 5 -2
tell you|-2 3 -1 0 0 0
tells|0 3 0 0 -1 -1
tells me|0 3 0 0 -1 -1
temp|-2 -1 0 0 -1 3
temperature|-1 6 -1 -1 1 -4
ten|-4 1 13 -5 -2 -3
ten days|4 -4 3 -1 0 -1
ten minutes|-1 5 -1 0 -1 -3
tenancy|1 1 1 -1 0 -2
tenancy agreement|1 -3 2 0 0 0
tenant|-1 9 2 -1 -2 -7
tenant in|0 0 2 0 0 -1
tenant is|0 2 0 0 0 -2
tenants|3 0 0 0 0 -2
tender|-2 -2 6 0 0 -2
tenemos|4 -3 0 0 -1 0
tengo|-3 0 0 0 -1 5
tennis|-1 0 0 0 0 2
tent|-4 0 -3 0 -1 7
tents|-2 -3 1 0 -1 5
term|-3 -5 10 0 -1 0
termin|-1 -3 4 1 0 -2
termin beim|0 -3 4 0 0 -1
terminated|0 -1 0 0 0 1
terms|0 5 3 -1 0 -7
terrace|4 -7 10 -2 -1 -4
terraza|5 -7 -2 -1 -1 4
test|1 -4 1 0 5 -2
test drive|2 -2 -2 -1 0 1
test on|0 2 0 0 1 -2
test run|0 3 0 0 -1 -2
test the|-2 -1 0 -2 8 -3
tested|5 -5 -1 -2 2 0
tested on|0 -4 0 0 0 4
tested with|-2 -2 0 -1 2 4
tester|0 0 1 0 0 0
testing|3 -2 0 0 0 -1
tests|19 -14 -3 -1 0 -2
text|-2 3 -1 0 0 1
text for|0 4 0 0 0 -4
texts|-1 -3 0 0 4 1
than|-3 3 15 1 -5 -11
than 0|0 3 -1 -1 0 -1
than last|0 3 -2 0 0 -1
than planned|-2 -4 9 -1 -1 0
than the|-1 -3 0 8 -1 -3
than we|0 -2 2 0 0 0
thank|3 -4 -2 -2 3 2
thank you|2 0 0 0 3 -5
thanks|-8 -15 7 5 -1 13
thanks for|-5 7 2 3 -2 -4
thanks to|0 0 0 0 0 1
thanksgiving|0 6 0 0 0 -6
that|-12 8 -6 2 12 -4
that customer|3 -2 0 -1 -1 2
that date|1 0 -1 -1 0 0
that day|0 4 -2 -1 0 -1
that he|0 1 0 -1 0 0
that important|-1 -1 0 2 0 0
that in|0 1 0 0 0 -1
that into|0 4 -2 -2 0 0
that makes|0 4 0 -1 -1 -2
that ok|0 1 0 0 0 -1
that one|0 -4 0 3 0 1
that our|0 2 0 0 0 0
that please|0 0 0 -3 3 0
that the|-3 1 2 -1 1 0
that they|0 1 0 0 0 0
that to|0 1 0 0 0 0
that under|0 -1 0 0 1 0
that was|-1 -3 0 0 -1 5
that we|-1 -2 -1 0 0 4
that's|-9 -9 -1 0 -1 19
that's all|0 -1 0 0 0 1
that's settled|-1 -3 0 0 0 4
thats|1 -7 -1 -2 -1 9
the|-2 9 -8 -7 2 3
the 0|4 -13 -6 5 -1 11
the 0nd|-3 1 10 -1 -1 -6
the 0rd|-3 4 7 -1 -1 -7
the 0st|-5 -8 19 -1 3 -8
the 0th|-13 -2 26 -3 -4 -4
the accident|0 3 -1 -1 -1 -1
the account|-3 6 -1 -1 0 -1
the ad|0 -2 0 0 0 2
the address|-2 -2 0 0 0 4
the agency|5 3 -1 -1 -1 -5
the agenda|0 3 0 0 1 -3
the agm|-1 5 -1 1 0 -3
the air|0 4 0 0 0 -4
the alarm|-2 7 -1 -1 -1 -1
the allergen|0 -2 0 0 0 3
the application|-1 0 0 0 0 1
the april|0 -6 0 -1 7 0
the architect|-2 0 0 0 0 2
the archive|3 1 0 0 0 -3
the attic|1 3 0 0 0 -3
the audit|-1 2 -4 6 -1 -3
the auditors|0 -2 3 0 0 0
the baby|-7 -1 5 5 -1 -1
the back|2 -10 0 2 1 5
the backup|0 -1 3 5 -2 -5
the badges|-2 7 -1 -2 -1 -2
the bakery|0 -5 -4 -1 0 10
the balcony|-3 8 -1 3 1 -7
the baler|-1 1 0 0 1 0
the band|-3 -4 0 0 6 1
the bank|-2 -4 10 -1 -6 3
the banner|-1 1 0 1 0 0
the barn|-3 3 -1 1 -2 1
the basement|-1 1 0 -1 1 0
the bathroom|-1 -3 0 -1 0 5
the battery|-1 1 0 0 0 0
the bell|0 1 0 -1 0 1
the belt|-1 -2 0 0 0 3
the big|-2 -3 0 1 -1 6
the bike|-1 -2 -3 4 -3 5
the bill|6 -6 0 2 -1 -1
the binder|0 1 0 0 0 -1
the birth|1 1 0 0 0 -1
the blue|-3 -2 0 -1 0 6
the board|-3 3 -3 -1 -1 4
the boat|-1 2 3 4 -1 -7
the boathouse|1 4 -1 0 0 -4
the boiler|-3 -2 8 0 -2 -2
the book|-1 -5 0 0 -1 8
the booking|1 -2 -1 3 0 -1
the books|-1 5 -1 -1 -1 -1
the bottom|-3 3 -1 9 -1 -7
the box|-1 8 0 0 0 -6
the boxes|-1 1 0 -1 -1 1
the brake|0 0 1 0 0 -1
the branch|0 -2 0 0 0 2
the break|0 0 -2 0 0 2
the bride|-1 -1 0 0 0 3
the bridge|-1 1 0 0 0 0
the brochure|-2 -1 0 7 0 -4
the broken|-1 -6 0 0 0 8
the bucket|-1 5 0 0 0 -5
the budget|0 1 0 0 -1 0
the build|-1 3 0 0 0 -2
the building|0 -1 0 1 0 0
the bus|-1 2 1 -1 1 -1
the button|-1 -9 -1 0 3 8
the cab|0 -1 0 0 0 2
the cabin|0 -1 0 -1 0 2
the cable|-1 -4 3 0 0 3
the cables|-2 8 0 -3 -2 -1
the cake|-6 1 -1 -1 2 5
the calendar|0 -2 0 -1 0 4
the calf|4 -6 0 7 0 -3
the call|1 -5 5 0 0 -1
the camera|0 -1 2 0 1 -2
the cancellation|0 0 -1 0 0 2
the car|1 0 -2 -1 0 3
the card|-7 3 0 1 0 4
the cards|-1 0 0 0 0 1
the caretaker|-1 5 0 0 0 -3
the cat|-1 -4 0 0 -1 6
the catalogue|8 -1 -1 0 -1 -6
the caterer|-1 -1 0 0 0 2
the ceiling|4 -4 0 1 0 0
the cellar|2 3 -1 -2 2 -5
the cent|0 -3 0 0 0 3
the certificate|0 3 -1 -1 1 -2
the chair|0 5 0 0 -5 1
the chairs|-1 2 4 -3 0 -3
the chapel|0 1 -4 0 0 3
the chef|0 -4 0 0 0 4
the cheque|0 7 0 0 0 -7
the chimney|-3 7 0 0 0 -4
the choir|3 -2 3 -1 -3 1
the church|-3 4 -2 0 0 1
the city|2 -1 -1 -1 1 0
the claim|1 -2 0 0 0 2
the class|-1 -3 0 0 0 4
the cleaning|0 -1 0 -1 3 -1
the client|3 0 0 0 0 -2
the clinic|1 -3 1 -2 0 4
the clocks|0 -3 4 -1 -1 0
the club|-1 -5 0 0 0 6
the coach|-1 0 -1 0 -1 2
the code|0 5 0 -1 0 -3
the coffee|0 0 0 0 0 1
the cold|0 1 0 -1 0 0
the compressor|1 2 0 0 0 -3
the concert|-1 -1 3 0 1 -2
the confirmation|-2 -1 0 0 0 2
the consent|-1 1 0 0 0 0
the consulate|-1 2 0 -1 0 0
the contact|-2 3 0 -1 0 0
the container|-1 -1 0 0 0 2
the contract|-1 -3 3 0 0 1
the copy|0 -2 0 0 0 2
the corner|0 8 -2 0 0 -5
the corridor|0 1 0 -1 2 -1
the costumes|-1 0 2 0 0 -1
the couch|0 2 -1 0 0 0
the council|-2 1 -2 0 0 3
the counter|-2 4 0 0 0 -2
the county|0 -3 0 0 0 4
the courier|1 1 -1 0 0 0
the court|1 2 0 0 -1 -1
the cover|4 -5 0 -1 -1 3
the crack|-1 -3 0 0 0 4
the crane|1 4 -1 -2 -1 -2
the cream|-1 -4 0 0 0 6
the credit|0 2 2 0 -1 -2
the crew|3 -2 0 0 -2 1
the crossing|0 -3 1 0 0 3
the cupboard|-2 -3 0 0 0 6
the curtains|-1 -4 0 4 1 -1
the customer|-1 -2 1 4 -1 -2
the customs|0 -1 0 0 0 2
the dark|0 6 0 1 0 -7
the data|-1 1 0 2 0 -2
the database|1 1 -1 0 1 -1
the date|-1 4 0 -1 -1 -1
the day|-1 4 -2 0 0 -1
the deadline|0 -2 3 0 0 -1
the delivery|-1 -1 0 0 0 2
the dentist|0 -1 0 0 0 1
the deposit|1 3 -2 0 0 -1
the depot|-1 -2 0 0 0 4
the desk|-2 2 0 -2 0 3
the dinosaur|-3 1 0 0 0 3
the dishwasher|0 4 0 0 0 -4
the dog|-3 -6 0 0 1 8
the door|-2 -4 -4 1 3 7
the drain|-5 5 0 -1 0 1
the drawer|-2 2 0 0 0 1
the drawing|-2 3 2 0 0 -2
the drawings|0 2 0 0 -2 0
the dress|0 -4 0 -1 6 0
the drill|-2 8 0 -1 -1 -5
the drive|-1 -6 0 0 0 8
the driver|0 1 0 0 0 -1
the drone|-1 -1 0 0 0 2
the drum|0 -2 0 0 0 2
the electrician|7 -4 0 -1 0 -2
the embassy|0 6 0 0 0 -6
the emergency|-4 -4 -1 -2 7 4
the end|-1 -3 4 1 0 0
the engineer|0 1 0 0 0 -1
the entrance|-1 -3 0 -1 1 4
the envelope|9 -9 0 0 0 1
the evening|0 0 0 0 0 1
the exam|3 1 2 -1 -1 -5
the extension|-2 -1 0 0 4 0
the extra|3 -1 0 -1 0 0
the extraction|0 1 0 0 0 -1
the factory|1 1 0 -1 0 -1
the fair|-2 8 -1 1 0 -5
the fan|-2 3 0 0 -1 0
the federation|-3 2 0 4 0 -2
the fence|-3 -5 0 9 -1 0
the ferry|-1 -1 2 0 1 -1
the festival|0 3 1 -1 -1 -3
the field|-1 -1 0 0 0 2
the figures|0 1 0 0 0 -1
the file|4 -4 0 -1 0 1
the files|5 -4 0 0 0 0
the final|-1 3 0 0 0 -1
the fine|1 1 0 0 0 -1
the fire|4 0 -2 -1 0 -2
the first|1 5 3 -11 -1 4
the fish|3 5 0 -1 0 -7
the fitter|-2 4 -2 0 0 0
the five|3 -4 0 0 0 1
the flat|-2 -5 -1 3 -1 5
the flights|0 0 0 -2 3 -1
the floor|-2 11 -1 0 -2 -6
the flowers|1 -2 1 0 0 1
the flu|5 3 -2 -1 0 -5
the flyers|0 -4 3 -1 0 2
the foil|0 2 0 0 0 -2
the folder|-3 -1 0 -1 -1 7
the font|-1 -1 0 0 -1 2
the food|-1 -2 0 0 0 4
the forklift|0 0 -1 0 4 -2
the form|6 -4 0 0 0 -1
the forms|0 -1 0 0 0 2
the four|1 -2 0 0 0 1
the fourth|0 0 0 0 0 1
the frame|3 1 0 0 0 -4
the freezer|1 -1 0 -1 0 0
the fridge|-2 0 2 2 -2 0
the front|4 0 -1 0 0 -3
the frost|-4 -3 7 -3 -1 4
the fuse|1 2 0 0 -1 -1
the garage|1 -4 3 -1 3 -2
the garden|8 -2 -1 -1 -1 -3
the gas|0 1 0 0 0 0
the gate|-1 0 0 -1 0 2
the glass|0 -1 0 0 0 1
the glaze|-1 0 0 0 0 2
the glazier|0 9 0 -3 -3 -3
the go|1 -4 5 0 0 -1
the grant|0 -2 2 -1 0 1
the green|0 2 0 0 0 -1
the greenhouse|3 -2 -3 0 0 3
the ground|-2 1 -1 -1 -1 3
the guest|2 0 -1 -1 -1 1
the guests|0 -3 0 0 0 3
the guide|0 0 0 0 2 -1
the gutter|-1 2 0 -1 4 -2
the gutters|-3 10 -1 -3 -4 0
the guy|0 0 1 0 0 -1
the gym|9 -3 -7 0 -1 1
the hall|7 -6 2 -1 1 -3
the hallway|-2 2 -1 0 1 0
the handover|-2 1 7 -1 -2 -4
the harvest|0 0 1 0 0 0
the hay|-1 1 0 1 -1 0
the head|0 2 0 0 0 -2
the health|-1 -5 3 2 0 1
the hearing|-2 -4 3 2 -2 3
the heat|0 9 0 0 0 -8
the heater|-2 -2 0 0 0 4
the heating|2 3 0 0 -1 -3
the hedge|-2 -2 1 0 0 2
the hole|-1 -4 0 0 0 6
the holiday|0 0 -1 0 -1 2
the holidays|-4 -4 9 3 -1 -3
the hotel|-1 0 -1 -1 0 3
the hour|-1 -10 -2 0 0 14
the house|4 -8 -1 0 -1 5
the hut|0 1 0 0 -1 0
the hygiene|-1 5 -1 -1 1 -4
the idea|9 -5 0 0 -1 -2
the injunction|-2 -7 -1 -1 6 5
the inspection|0 4 0 0 0 -4
the inspector|0 0 -4 2 3 -1
the insurance|-2 -5 -1 -3 8 3
the insurer|-1 -6 3 0 5 0
the inventory|4 -3 0 -1 1 -1
the invitations|0 1 0 0 0 0
the invoice|-2 -4 -1 -1 2 5
the invoices|3 -1 0 0 0 -2
the job|-1 7 -1 -1 -1 -3
the jubilee|-2 2 0 0 -2 2
the judge|-3 5 2 -1 -1 -3
the key|-4 2 4 -1 -1 1
the keys|-3 0 -1 0 0 4
the kids|-4 9 -6 1 -1 1
the kindergarten|-3 -3 0 0 -1 8
the kitchen|4 -3 2 -2 0 0
the klee|3 -2 -1 0 0 0
the lab|-1 -5 -1 1 3 4
the label|-1 11 -1 0 -1 -8
the ladder|-1 5 0 0 0 -4
the lady|1 2 0 0 -1 -2
the lamp|-3 7 0 0 0 -3
the landlord|0 -2 -2 0 -1 5
the laptop|2 3 0 0 0 -5
the last|7 -9 4 -3 -1 3
the late|-2 -1 0 0 0 3
the latest|-1 -7 11 0 0 -3
the lawn|0 -2 0 2 0 -1
the lease|0 0 0 0 0 1
the leaves|-1 -6 0 0 0 7
the left|-4 14 0 -2 -1 -8
the letter|-1 0 -2 10 -1 -6
the library|-1 -3 -4 0 0 9
the licence|-2 -3 -4 0 0 8
the lift|1 4 -1 -1 1 -5
the lights|-1 0 -1 3 -1 0
the lindner|1 1 8 0 -1 -8
the lines|-2 -1 0 0 0 3
the list|1 -11 -1 10 6 -4
the little|-1 4 -1 3 0 -4
the load|0 6 0 0 1 -6
the lobby|0 2 0 0 0 -1
the lock|9 -5 0 0 2 -6
the loft|8 2 -1 0 0 -7
the login|3 1 0 -2 1 -3
the logo|2 5 0 0 0 -6
the lorry|0 4 0 0 0 -3
the lost|-1 -5 0 6 -1 1
the lower|0 -1 -1 1 0 1
the machine|4 1 -1 -1 0 -4
the mail|-1 -4 -3 -2 3 7
the mailbox|-1 -2 0 0 0 3
the man|-1 -2 0 0 -1 4
the manual|-1 2 0 -1 2 -2
the market|-1 5 0 0 -1 -2
the mayor|-2 -7 0 0 5 5
the meeting|-2 3 -2 4 -1 -2
the members|0 -2 0 0 0 3
the membership|2 3 0 0 -1 -4
the menu|-3 -1 0 0 1 3
the meter|-1 -3 0 0 0 5
the mill|4 0 -1 0 0 -2
the minibus|-1 -4 0 0 -1 5
the minister|-2 -3 -1 2 -1 5
the ministry|0 3 0 -1 -1 0
the minutes|-2 1 0 0 1 1
the missing|-4 -14 0 -1 3 17
the mixer|-2 6 0 0 0 -2
the mobile|-2 0 0 0 0 2
the model|0 -9 0 -1 0 10
the moment|17 -6 0 -1 -1 -9
the money|4 -3 -2 -1 0 2
the month|1 0 -1 0 0 0
the mortgage|-1 3 0 0 1 -2
the most|0 -2 0 5 0 -2
the mould|-1 2 -1 -1 -1 2
the move|-3 -2 -1 0 7 0
the mural|7 3 0 0 0 -9
the museum|-1 -1 0 0 -1 3
the music|-1 -2 0 -1 -1 4
the neighbour|-1 -1 0 0 0 2
the neighbours|-1 0 0 0 2 -1
the new|2 5 0 2 -1 -8
the newsletter|0 0 2 0 0 -1
the next|0 1 0 0 0 -1
the night|-4 4 -2 -1 7 -4
the nine|-1 -5 0 0 0 7
the noise|-2 -1 0 0 3 -1
the north|3 0 -1 0 0 -1
the notary|-1 -2 0 0 0 3
the number|-1 -9 0 0 0 10
the nursery|-1 0 0 -2 0 4
the obituary|-1 -5 1 0 6 -1
the offer|-1 -3 -1 -1 1 5
the office|7 -1 -1 2 -2 -5
the old|-4 11 2 -3 4 -10
the one|-1 11 -1 0 -1 -8
the online|0 5 0 0 0 -5
the open|0 -5 1 0 0 4
the orchard|-1 8 0 0 0 -7
the order|7 2 -4 -1 -1 -3
the other|6 1 -4 2 -2 -2
the others|-1 1 -1 4 -3 0
the oven|6 -2 -1 -1 2 -4
the overtime|0 -1 0 1 2 -1
the owner|2 8 -1 0 0 -8
the paint|-2 7 0 0 0 -4
the painter|4 -1 -1 0 0 -3
the paper|-1 1 0 0 0 0
the papers|0 -2 0 0 0 2
the parents|-1 -1 -3 3 -1 2
the parish|0 1 0 0 0 -1
the parking|0 -2 0 0 0 3
the part|0 3 -2 0 0 0
the parts|0 2 0 0 -1 0
the party|0 -2 -1 3 0 -1
the passport|7 -4 0 -1 -1 -1
the passports|1 0 0 0 0 -1
the password|0 3 0 -1 0 -2
the payment|2 1 0 1 0 -4
the payroll|-1 1 0 0 0 1
the permit|-1 2 -2 0 0 1
the phone|3 -4 1 -1 -1 2
the photo|-2 -3 0 4 2 -1
the photographer|-1 1 1 -1 0 -1
the photos|1 -2 0 0 0 0
the piano|0 -4 2 0 -1 4
the pictures|0 -1 0 3 -1 -1
the pile|-1 -1 0 2 0 0
the pipe|-2 6 0 0 0 -3
the pitch|-1 -3 0 0 0 4
the plan|-1 -9 -1 5 4 2
the plants|3 -4 -1 -1 0 3
the playground|3 -2 0 1 0 -1
the plumber|-1 -1 1 -1 0 2
the polish|0 0 -1 0 1 0
the port|1 0 0 -1 0 0
the portal|0 -2 0 0 0 3
the post|2 -1 0 0 0 0
the poster|-1 3 0 0 0 -2
the posts|0 -1 0 0 0 1
the pothole|-1 4 0 -1 0 -2
the press|-1 -9 1 3 0 6
the pressure|-1 6 0 0 0 -4
the price|-2 14 -1 1 -3 -9
the print|0 -3 1 0 0 2
the printer|0 7 -1 0 -1 -4
the printers|0 2 0 0 0 -2
the projector|0 3 0 0 0 -2
the protocol|-1 1 0 2 0 -2
the publisher|-1 -2 0 0 0 3
the pump|-2 1 0 0 1 0
the queue|6 2 -1 4 -1 -10
the quiz|-1 2 0 0 -2 1
the quote|-1 2 0 0 0 -1
the rack|0 -1 0 0 0 1
the radio|-1 -1 -1 0 0 4
the raffle|3 -2 0 0 0 -1
the rain|-2 -7 4 0 -1 6
the receipt|-1 0 0 0 0 3
the receipts|-1 -1 0 0 4 -1
the recipe|-2 9 0 2 -2 -6
the recycling|-2 -4 0 0 0 7
the red|-2 -1 0 -1 0 4
the referee|-1 -3 -1 0 0 5
the refund|0 -1 0 0 0 1
the register|0 2 0 0 1 -2
the registry|-1 -3 5 0 0 -1
the reminder|4 0 -2 -2 0 0
the reminders|0 -2 0 0 -1 4
the remote|0 1 0 0 0 0
the rent|-2 -1 0 0 0 3
the rental|-1 -3 0 0 0 4
the repair|1 5 -1 -2 -1 -3
the report|-3 0 1 0 1 3
the request|7 0 -1 0 -1 -6
the rest|8 -4 -6 4 -1 -2
the return|-1 3 0 0 2 -3
the review|-6 -5 1 -1 0 11
the right|-7 0 0 -3 -1 11
the road|-2 -6 0 5 0 3
the roman|3 1 0 -1 0 -2
the roof|-3 -4 -1 3 1 4
the room|0 3 -2 0 0 0
the rooms|-1 -2 0 0 0 3
the rope|-1 1 0 0 0 0
the rota|-2 10 -1 0 -1 -5
the route|0 3 -2 -1 -1 0
the run|-1 1 1 0 0 0
the safe|-1 4 0 0 0 -2
the safety|-1 -3 8 0 -1 -4
the salon|-1 -7 0 0 2 6
the same|6 7 0 -2 1 -12
the sample|-2 5 0 0 0 -3
the samples|1 2 3 0 0 -6
the scaffolding|0 -1 1 0 0 0
the scale|0 3 0 0 -1 -1
the school|-4 0 0 0 0 4
the scouts|0 0 0 0 0 1
the seamstress|0 -2 0 0 2 0
the search|0 1 0 0 0 0
the seat|0 -1 0 0 0 1
the seating|0 8 -1 0 0 -6
the second|-3 -3 4 -2 -4 7
the server|-2 1 -1 -1 0 3
the service|-1 5 0 0 0 -4
the settings|1 0 0 0 0 -1
the shared|-2 2 0 0 0 0
the sheep|-2 3 0 -1 -1 1
the sheet|0 -1 1 0 0 1
the shelf|2 -2 0 1 0 1
the shift|0 2 0 0 -1 -1
the shop|3 5 -2 -1 -1 -4
the shower|2 -1 -2 0 3 -1
the side|-1 -1 0 0 1 0
the sign|-1 -2 0 -1 0 5
the signed|0 1 1 0 0 -2
the sink|2 0 0 -1 0 0
the site|0 7 0 -1 0 -7
the slip|-2 1 0 0 0 1
the slot|-1 0 1 0 0 0
the small|-4 5 0 -1 0 0
the smell|0 -2 0 0 0 3
the smoke|-1 -5 -1 0 7 1
the snow|0 -1 2 0 0 -1
the sofa|0 -1 0 0 0 1
the software|1 -1 0 -1 0 1
the soil|0 4 0 0 -2 -1
the sound|-1 6 2 -1 -1 -5
the spare|-1 -2 0 0 1 2
the speaker|0 -3 1 0 0 3
the sports|-1 1 0 3 0 -3
the spreadsheet|0 1 0 0 -1 0
the staff|-1 -1 0 0 0 2
the stage|1 -7 2 0 0 3
the stairs|-4 1 0 -1 -1 5
the stamp|0 9 0 0 0 -7
the stand|-1 7 1 -1 0 -5
the station|1 1 -2 0 0 0
the steriliser|0 2 -2 0 0 0
the stock|-1 4 0 0 0 -3
the storage|-2 2 0 0 0 0
the storm|1 -2 1 -1 -1 3
the street|4 1 -2 -2 -1 1
the summer|2 -4 1 -2 0 1
the supplier|-1 -2 -2 -2 2 5
the swarm|-2 -2 2 -1 0 3
the system|-2 -1 0 0 0 3
the table|-2 -2 0 11 -2 -5
the tank|0 18 0 0 0 -17
the tap|9 -7 0 0 -1 -1
the tax|-1 1 3 1 -1 -3
the team|5 1 -1 -1 -1 -4
the technician|7 -2 0 0 0 -6
the tenancy|1 -3 2 0 0 0
the tenant|-2 1 1 0 -1 1
the tender|-1 -5 7 0 0 0
the tent|1 3 0 0 -1 -3
the terrace|5 -2 0 0 0 -4
the test|-1 2 0 -1 -1 1
the text|0 -1 -1 0 0 2
the theatre|-1 2 0 0 -1 0
the thing|-2 3 0 1 -2 0
the third|-3 6 -1 1 -1 -2
the three|1 1 -4 -1 0 3
the tickets|0 0 0 0 0 1
the tiles|-2 8 0 0 0 -6
the till|-1 4 -4 -2 -1 3
the time|1 3 0 0 -1 -3
the timetable|0 0 1 -1 0 0
the top|-1 -1 0 5 -1 -1
the town|0 2 0 0 -2 1
the tractor|-2 -2 0 0 -2 7
the train|-1 0 0 -1 2 1
the training|0 4 0 -1 1 -4
the translation|5 -7 5 0 -1 -2
the translator|2 0 2 -1 0 -4
the trip|3 -1 0 0 0 -1
the truck|-2 1 0 0 0 1
the twins|0 -3 -1 -1 3 1
the two|-5 3 0 -1 -1 4
the tyres|-1 5 1 -1 -2 -3
the update|-1 5 0 0 -1 -3
the upholsterer|0 -2 5 0 0 -3
the vaccine|4 1 0 0 0 -5
the vaccines|-1 2 0 0 -1 -1
the valley|7 -4 0 0 0 -3
the valve|-1 0 0 0 0 2
the van|0 -2 0 6 -2 -2
the vat|0 1 0 0 0 0
the vault|6 -1 0 0 0 -5
the vegetable|-1 -1 0 0 -1 4
the vendor|0 -2 0 0 0 2
the very|-1 0 -3 8 -1 -3
the vestry|0 -2 0 0 0 2
the vet|-1 -1 0 2 -1 1
the video|0 4 1 -1 0 -5
the visa|-1 -2 -1 4 0 -1
the volunteers|-1 -3 0 0 2 3
the waist|1 2 0 -1 -1 -1
the waiting|-3 0 0 0 -1 3
the wall|-3 3 -3 -1 5 -1
the walls|4 -5 0 0 -1 3
the ward|-1 -8 0 8 0 1
the warehouse|0 0 0 0 0 1
the warranty|-1 0 -1 0 0 2
the washer|3 -7 -1 0 0 6
the water|-3 3 -1 -1 -1 4
the way|4 11 -1 -1 -1 -11
the website|-4 -7 -1 0 0 11
the wedding|-1 -7 0 0 3 5
the week|-1 -4 0 5 -1 0
the weekend|-3 10 -6 0 -2 1
the welcome|0 1 0 0 0 0
the well|-1 0 0 0 -1 2
the wet|0 1 0 1 0 -1
the whole|0 -5 -1 1 -2 6
the wifi|-1 -3 0 0 0 4
the wind|0 1 0 0 0 0
the window|-2 7 -4 0 0 -1
the windows|2 0 0 0 -1 0
the wire|0 4 0 0 -1 -3
the workshop|15 -2 0 0 0 -12
the wrong|-4 14 0 0 -1 -8
the x|-1 3 -1 -2 0 1
the yard|-3 8 0 -2 -2 -1
the year|0 0 0 0 0 1
the youth|-1 1 0 0 -1 0
the zoo|3 -2 0 0 0 0
theatre|-5 -1 1 0 -1 7
their|9 -6 -3 -1 1 1
their 0|-1 -1 0 0 0 1
their fees|0 1 0 0 0 0
their money|0 -1 0 0 0 1
their new|-1 2 0 0 0 -1
their own|3 -1 -2 -1 0 1
theirs|4 3 -1 0 0 -5
them|-7 -5 1 -2 1 10
them 0|0 1 0 0 0 0
them after|-2 7 0 0 -1 -4
them again|0 8 0 0 0 -7
them back|0 1 0 0 0 -1
them by|0 0 2 0 0 -1
them in|-2 0 0 0 -1 4
them on|-1 -7 -1 0 0 8
them the|0 -6 -1 0 8 0
them this|-1 0 3 0 0 -1
them to|-3 0 0 0 1 3
them up|-2 7 0 0 0 -4
theme|0 0 0 2 0 -1
then|-7 12 16 -3 2 -20
then i|0 4 1 0 0 -4
then the|0 2 0 0 0 -2
there|5 3 -2 -1 3 -8
there a|-1 3 0 0 0 -1
there are|-3 1 -1 1 0 2
there at|0 1 0 0 0 -1
there before|1 0 -1 0 0 0
there by|0 -2 2 0 0 0
there for|0 1 0 0 0 0
there is|-2 13 -1 -1 0 -9
there on|0 -2 0 0 0 1
there yet|0 1 -1 0 0 0
there's|-4 -6 -1 19 0 -8
there's a|0 0 0 -1 -1 3
there's no|0 3 0 0 0 -3
theres|-2 -1 0 0 5 -1
thesis|0 -3 5 0 0 -3
they|-6 10 0 -8 -4 6
they accepted|-1 -2 0 0 0 3
they are|1 -5 0 0 2 3
they can|0 -3 0 -1 0 5
they come|0 3 -2 1 0 -2
they confirmed|-4 -6 -2 0 -1 12
they gave|0 -1 0 0 0 1
they get|2 0 0 0 0 -2
they give|-1 0 1 0 0 0
they had|1 4 0 0 0 -4
they hang|1 -1 0 0 0 -1
they have|8 -4 6 -1 -2 -7
they need|5 -1 -1 1 -1 -3
they offer|0 2 0 0 0 -1
they only|-2 5 0 -1 0 -2
they pay|-1 -2 -1 -1 5 0
they put|0 1 0 0 0 -1
they say|-2 6 -4 0 0 0
they sent|-2 7 0 0 0 -6
they start|-3 -1 0 0 0 3
they take|-1 2 0 0 -1 2
they want|2 -3 11 -1 0 -8
they were|-2 1 4 0 -1 -2
they will|0 1 0 0 0 -1
they won't|-3 5 0 0 0 -1
they would|0 1 0 0 0 -1
they'd|0 -2 4 0 0 -1
they'll|3 4 -9 -1 -1 3
they're|0 2 -7 5 -3 2
they've|-1 -1 -1 -1 -1 4
thing|-4 -4 -4 8 8 -4
thing can|0 0 2 -1 0 0
thing for|2 -7 0 -2 6 1
thing i|-1 1 0 0 0 0
thing in|0 1 0 0 0 -1
thing is|-1 -1 0 2 0 0
thing that|0 8 0 0 0 -8
thing to|-3 -4 0 4 4 -2
thing with|-1 1 0 1 -2 1
things|0 0 0 -1 0 2
think|-2 13 -4 -1 0 -6
think about|0 4 -1 -1 -1 -1
thinking|1 4 0 -1 0 -3
thinks|-6 20 -2 -1 0 -11
thinks it|-2 10 -2 0 0 -6
third|4 14 -3 3 -3 -14
third floor|0 -2 0 0 0 3
third offer|-1 7 0 0 0 -5
third one|0 2 -1 0 0 0
third time|-1 1 0 1 -1 -1
this|4 -3 -11 28 0 -18
this afternoon|2 -1 -4 0 0 3
this before|-2 5 0 3 0 -5
this can|-1 -1 0 2 0 0
this can't|0 0 0 1 0 -1
this first|-1 -1 0 3 0 0
this friday|0 0 2 0 0 -1
this has|-3 -6 0 10 -1 -1
this is|-2 3 -2 4 0 -2
this month|-1 -1 1 0 0 0
this morning|0 -11 -10 -7 -3 31
this must|0 0 -1 1 0 0
this needs|-2 0 0 2 0 0
this on|0 3 0 0 0 -3
this one|2 -2 3 10 -2 -11
this the|-1 -1 0 1 0 1
this time|-3 -2 5 -6 1 5
this up|4 0 -1 2 -1 -4
this week|21 1 -8 -5 0 -9
this weekend|-1 -5 8 -1 0 -1
this year|8 -6 3 -4 -1 0
those|3 -4 0 7 0 -5
though|-1 -3 2 0 0 3
thought|0 2 1 0 0 -2
three|0 4 -9 2 0 4
three copies|0 -1 0 0 0 2
three days|-2 4 0 -1 0 0
three more|3 -2 0 0 0 0
three of|2 3 0 -1 -1 -3
three people|1 5 0 0 0 -5
three quotes|-1 -1 0 0 0 2
three times|-1 1 -1 -1 0 3
three weeks|0 -2 3 0 0 -1
threw|0 6 0 0 0 -6
through|18 -11 -10 -3 -4 9
through 0|4 -2 0 0 0 -1
through by|6 9 -6 0 0 -9
through no|-2 -2 0 0 0 4
through on|2 -1 0 0 0 -1
through the|8 11 -1 -3 -2 -15
through with|2 -3 -1 -1 0 3
throw|-1 -2 0 0 5 -2
thrown|0 1 0 0 0 -1
throws|-1 2 -2 0 0 0
thurs|0 5 0 0 0 -5
thursday|-7 5 21 -4 -3 -12
thursday 0|0 -3 -1 0 0 4
thursday at|0 -2 3 0 0 -1
thursday instead|0 0 1 0 0 0
thursday not|0 -8 8 0 0 0
thursday please|-1 -3 7 -2 0 0
thursday so|0 1 0 0 0 -1
thursdays|0 5 0 0 0 -4
tick|-5 -8 -1 -1 -1 14
tick off|-3 -5 0 0 -1 10
ticked|0 -8 0 0 0 8
ticket|9 -9 -1 -2 0 3
ticket 0|10 2 0 0 0 -10
tickets|1 3 -6 0 0 2
tickets are|0 6 0 0 0 -5
ticks|0 -1 0 0 0 2
tide|7 -4 -1 0 0 -2
tide gauge|7 -4 -1 0 0 -2
tiene|-6 4 -1 -1 -2 6
tienen|-2 -2 0 0 0 5
tiers|-3 6 -1 0 0 -1
tiers now|-3 5 -1 0 0 -1
tight|-4 -5 -4 -1 -1 15
tightened|0 -1 0 0 0 1
til|10 2 -1 -3 -1 -8
til monday|2 -3 3 0 0 -2
til the|8 -4 -5 0 0 2
tiles|-3 11 -1 0 0 -6
till|5 -4 0 -4 -3 5
till 0|-1 3 -1 0 0 -1
till after|0 -1 0 2 0 -1
till the|5 0 -2 -1 0 -2
tim|-3 -2 -1 2 0 3
timber|0 0 -1 0 0 2
timber yard|0 0 -1 0 0 2
time|-11 3 4 14 -3 -7
time being|1 3 0 0 -1 -3
time this|-1 4 -1 -2 0 -1
time until|0 -1 1 0 0 0
time with|-2 -5 0 10 -2 0
times|-2 10 -2 -2 2 -7
timetable|-1 3 1 -1 0 -3
tip|-3 -4 0 0 0 7
to|8 -3 4 -7 1 -3
to 0|0 -7 7 -5 9 -4
to a|5 4 -7 -1 -2 1
to add|-1 1 0 0 1 -1
to after|-1 -2 3 0 0 0
to all|-4 -3 0 0 0 8
to ask|-1 6 0 -1 -2 -2
to be|-11 1 3 -5 6 6
to ben|0 10 -1 -5 -3 -2
to book|0 0 0 -1 3 -2
to call|1 -1 0 0 1 -1
to check|-1 3 -1 -4 3 -1
to come|-1 0 -1 4 -2 0
to dec|0 -2 2 0 0 0
to deliver|0 1 0 0 0 0
to do|0 -4 -5 -1 3 6
to fetch|5 0 0 0 0 -4
to fill|0 0 0 0 1 -1
to friday|0 -1 1 0 0 0
to get|6 2 2 -1 -3 -6
to go|11 -8 -3 5 2 -8
to hand|0 0 1 0 0 0
to happen|-2 -2 1 7 -1 -2
to have|-9 2 2 15 2 -11
to hear|-1 1 2 -1 -2 1
to her|-1 0 -3 0 0 5
to high|-4 6 -2 6 -1 -5
to his|-1 -3 0 0 0 4
to hold|-2 5 -1 0 0 -1
to it|-4 -1 -4 -1 5 5
to january|0 1 0 0 0 -1
to k|9 0 -2 0 -1 -5
to know|0 1 0 0 0 0
to leave|-1 -3 0 6 0 -1
to let|0 2 0 0 0 -1
to look|-1 5 -1 -1 1 -3
to low|-1 -2 0 5 0 -1
to march|0 0 1 0 0 0
to may|0 -3 5 0 0 -1
to me|-1 -2 7 -1 0 -3
to mei|1 7 -1 -2 -2 -3
to monday|-1 -2 4 0 0 0
to move|1 4 -2 0 -2 0
to mrs|-1 -4 0 0 0 6
to next|-1 -1 2 -1 0 0
to november|0 -1 0 0 0 1
to open|1 1 0 -1 0 -1
to order|0 1 0 0 0 -1
to our|0 1 0 0 -1 -1
to print|-1 -2 0 0 0 3
to prod|-2 -5 -1 0 0 7
to put|-2 8 0 0 0 -6
to ring|10 -5 0 0 -1 -3
to saturday|0 -4 7 -1 0 -2
to say|5 -4 0 0 0 0
to see|2 -3 3 -1 -1 -1
to send|2 0 -1 1 0 -2
to sit|0 7 -2 0 -1 -4
to stand|-2 -9 3 0 0 8
to start|-3 4 0 0 0 -1
to sunday|0 0 3 -2 -1 0
to take|-1 2 0 -1 0 1
to talk|0 -1 -1 -2 0 3
to tell|0 0 -2 0 1 2
to the|-2 -6 3 1 -3 6
to their|5 0 -2 0 0 -3
to them|-1 1 1 0 0 -2
to then|0 -1 1 0 0 0
to think|0 5 -3 0 0 -1
to this|-1 -5 0 -1 7 0
to thursday|-2 -8 16 -2 0 -4
to tuesday|-1 -2 5 0 0 -1
to two|1 1 0 0 0 -1
to us|-1 0 -1 0 0 3
to use|-2 4 0 0 -1 0
to wait|5 -4 0 -1 0 0
to work|-2 -2 0 0 0 4
to write|0 3 0 0 1 -3
to you|3 0 0 0 0 -2
to your|0 -2 0 -1 0 3
today|9 -2 -16 6 -3 7
today 0|-1 -6 0 0 0 7
today and|0 0 3 0 0 -3
today please|-2 9 -4 -1 -1 -1
today so|-1 3 -3 0 0 1
today's|-2 -8 -2 -1 -1 13
todo|-2 -13 -4 -1 -1 22
together|-2 -4 0 -1 5 2
toilet|-4 5 1 -1 -1 0
toilets|-1 -7 -1 -1 7 4
told|-5 -3 -2 -2 -2 14
told him|0 1 0 0 0 -1
told me|0 2 0 0 0 -2
told the|-2 -4 -1 -1 -1 8
told them|-1 -7 1 0 0 8
tom|2 6 -3 5 -1 -9
tom swapped|0 6 0 0 0 -5
tomasz|1 5 -2 -1 -1 -2
tomasz for|0 5 0 0 -1 -4
tomatoes|0 2 0 0 -1 0
tomorrow|16 2 13 1 -2 -30
tomorrow for|-3 5 -1 0 0 0
tomorrow morning|4 -3 -1 0 0 0
tomorrow so|-2 10 -6 0 0 -2
ton|0 6 0 -1 -1 -4
ton memoire|0 6 0 -1 -1 -4
toner|-5 -1 0 -1 -1 7
tonight|4 -1 -8 18 -2 -12
too|-8 0 -5 -9 49 -27
too add|0 0 0 0 1 0
too expensive|6 0 -1 0 -2 -2
too few|5 -2 0 0 -2 -1
too much|-1 1 0 6 -4 -2
too please|0 -2 0 -1 4 0
too short|-1 7 -1 0 -4 -2
too small|0 5 0 0 -3 -2
too wet|0 3 2 0 -3 -1
took|3 -8 -4 -6 -5 20
took 0|2 1 -2 0 0 -1
took all|0 3 -2 0 0 0
took her|0 -1 0 0 0 1
took it|-4 -12 4 -1 -2 15
took the|0 -7 -2 -1 -1 10
tooth|-1 8 -2 0 0 -5
tooth 0|-1 4 -2 -1 0 -1
top|-7 -5 -2 14 12 -13
top of|-2 -2 0 4 2 -1
top prio|0 0 0 1 0 0
top priority|-2 -1 0 4 0 -2
torn|0 0 1 -1 0 0
totals|-1 0 0 -1 -1 2
toujours|0 8 -1 0 -3 -4
tour|-1 2 -2 -1 -2 4
tour is|3 2 0 0 0 -5
tours|0 -3 0 0 -1 4
tout|-3 -8 -2 -1 -1 15
toutes|-4 -2 0 0 -1 8
towels|-2 1 -1 0 0 3
town|-1 6 -1 -1 -3 -1
town hall|0 7 -1 -1 -2 -3
tracking|0 5 -1 0 -1 -3
tracking says|0 4 -1 0 0 -2
tracteur|3 -1 -1 -1 -1 1
tractor|-5 4 -2 -1 -2 6
tractor starts|-6 -2 -2 -1 0 11
trademark|2 7 0 -1 0 -8
traffic|0 -1 -1 -1 0 3
traffic plan|0 2 -1 -1 0 0
trailer|-3 0 0 -1 0 4
train|0 -3 0 7 1 -5
trained|0 -7 0 0 0 8
trainer|-1 3 0 -1 -1 1
training|-5 2 2 5 0 -5
training to|0 1 1 -1 0 -1
transfer|0 0 1 0 0 0
transferred|-4 -10 -1 -1 0 16
transferred the|-1 -3 0 0 0 5
translated|3 -1 0 -1 0 0
translation|6 -16 5 -2 8 -1
translator|5 -1 2 -1 -1 -4
transport|-1 0 0 -1 9 -6
trap|-1 -4 0 0 0 5
travel|-2 6 0 -1 0 -4
tray|0 -1 -1 0 0 3
treadmill|-1 -2 -1 0 0 5
treasurer|-1 -1 1 0 4 -3
treat|-1 -4 1 17 -5 -8
treat as|0 4 0 2 -2 -4
treat it|0 -4 0 8 -2 -1
treat the|0 0 0 1 0 0
treatment|-1 -2 0 0 0 4
tree|5 6 -2 -1 -1 -8
treehouse|-1 -1 0 0 0 2
trees|5 0 0 -4 -2 0
trench|2 -3 3 0 0 -2
treppenhaus|-1 9 -1 -3 -2 -4
tres|-3 9 -1 1 -1 -6
trial|3 -1 2 -2 -1 -1
trial day|0 1 0 0 0 -1
trial shift|0 3 -3 0 0 0
tried|-3 14 -3 -2 -4 -2
tried it|-1 -2 0 -1 -1 4
tried the|-1 1 0 0 0 1
tried to|0 6 0 0 0 -5
trikots|-1 -2 0 0 0 4
trikots sind|-1 -2 0 0 0 4
trim|0 0 0 0 1 -1
trip|10 0 3 2 -3 -13
trip is|4 2 -1 -1 0 -5
trip to|6 -4 -1 0 -2 2
tripped|-2 3 0 1 -1 -1
trois|-2 5 -2 -1 -2 2
trolley|0 3 0 0 0 -3
trop|-1 16 -1 -1 -2 -11
tropft|-7 1 -1 -1 -1 9
trophy|-1 -4 0 0 1 4
trouble|4 5 0 0 -1 -8
trouve|-3 -3 -1 -1 -3 9
truck|-3 0 5 -2 -1 1
truck 0|0 2 0 -1 0 -1
trucks|0 1 0 0 0 -1
trust|-1 -2 2 0 0 0
try|-7 8 1 -1 0 -1
try again|-1 -3 0 0 0 5
trying|9 3 -4 -1 -1 -6
tubes|-2 -2 0 0 0 4
tuesday|-2 -10 19 -4 -2 -1
tuesday 0|0 -3 -1 0 0 4
tuesday instead|0 -3 5 0 0 -2
tuesday the|0 -3 4 0 0 -1
tuesdays|0 1 0 0 0 0
tuner|-1 -2 -1 0 -1 5
turkish|1 1 0 0 -2 0
turn|-2 -1 0 -1 -1 6
turned|0 -7 0 -1 -1 9
turned up|-3 -7 0 0 0 10
turns|-2 -7 0 0 -1 10
turntable|4 0 -1 0 -1 -3
tuv|7 1 1 -3 0 -6
twelve|-1 1 0 -1 1 0
twenty|6 -2 0 0 0 -3
twice|-13 15 -2 -1 -2 4
twice and|-1 5 0 0 -1 -3
twice nobody|0 6 0 0 0 -5
twins|0 -3 -1 -1 3 1
two|3 12 -7 -1 2 -8
two are|1 6 0 0 0 -6
two boxes|-2 1 0 0 0 1
two candidates|3 -1 1 0 0 -2
two days|-1 -5 8 -1 -1 -1
two hours|-2 -10 -3 0 0 15
two more|-4 8 12 -1 -5 -9
two new|0 -1 0 0 0 1
two of|4 5 -2 -3 -3 -1
two people|-1 3 -2 -1 0 1
two signatures|0 -1 0 0 0 1
two students|-3 1 0 0 0 2
two to|4 -2 0 -1 -1 0
two weeks|-3 2 0 4 -1 -1
two years|-1 -3 0 0 0 5
typed|0 -1 0 0 0 2
typing|1 -5 0 0 0 4
typo|-1 3 0 1 0 -2
typo on|0 0 0 1 0 0
tyre|-1 11 0 0 0 -10
tyres|-2 -1 1 -1 -2 5
tyres on|-1 2 1 0 0 -3
u|-2 -6 0 11 -1 -1
u0|1 0 0 0 0 -1
ubergeben|-3 -5 0 -1 -2 10
uberwiesen|0 -4 -1 -1 -1 7
uhr|0 -3 5 0 0 -1
um|-1 -2 1 7 -2 -3
umgetopft|-3 -8 -1 -1 -1 13
umlauts|0 3 0 0 0 -2
un|-7 9 -5 -2 7 -2
una|-1 -2 5 -2 6 -7
uncle|1 2 0 0 -1 -2
und|-10 -6 -3 -1 3 16
und die|0 0 0 -1 -1 1
under|10 2 -10 -5 6 -4
under 0|-1 2 -1 0 -1 1
under it|0 -1 0 0 1 0
under the|-1 8 -3 -3 8 -9
under way|-3 -2 0 0 0 5
understand|-1 2 0 0 0 -1
une|-9 6 -2 -2 17 -9
unfortunately|5 -2 0 0 0 -2
unfortunately the|5 -2 0 0 0 -2
uniformes|0 -3 -1 -1 -1 5
uniforms|0 -1 0 0 0 1
union|-2 3 0 0 -1 0
unit|5 -2 0 -1 0 -2
unit 0|0 -1 1 0 0 1
unit is|6 -2 -1 0 0 -3
uns|0 5 1 -3 -1 -2
unterschrieben|0 0 0 0 0 1
until|3 -1 -1 -4 -5 8
until 0|-3 -12 10 -2 0 7
until after|-1 0 0 1 0 0
until august|-2 -1 5 -2 0 0
until friday|1 5 -5 0 0 -1
until june|-1 3 0 0 0 -1
until monday|2 4 -5 0 0 0
until next|-5 2 0 -2 0 5
until spring|-3 -4 -1 1 0 7
until the|4 0 3 1 -1 -7
until then|0 5 -4 0 0 0
until thursday|0 -1 1 0 0 0
until we|-1 3 -1 0 -1 0
until wednesday|0 0 1 0 0 0
up|7 6 -10 -3 -5 5
up 0|-1 -5 0 0 0 7
up again|3 2 -1 -1 0 -2
up and|-3 -3 0 0 -1 8
up at|3 -6 0 -1 0 4
up by|0 6 -1 0 0 -4
up first|-1 0 0 -2 -1 5
up for|-2 5 -1 0 0 -1
up in|1 11 -1 -1 -1 -10
up north|-1 2 0 0 0 -1
up on|2 5 2 0 -2 -7
up please|0 -4 0 6 -1 0
up the|-5 -7 -3 0 5 10
up there|-1 -4 0 0 0 5
up to|8 7 -3 0 -2 -9
up when|0 1 0 -1 -1 1
update|-3 1 -1 7 -1 -2
updated|-1 0 0 0 0 1
upgrade|6 1 2 0 0 -8
upholsterer|0 -2 5 0 0 -3
uploaded|-2 -3 -2 0 0 7
uploaded 0|0 5 -2 0 0 -4
uploaded the|0 -1 0 0 0 1
ups|0 -2 0 0 0 2
upside|0 8 0 -1 0 -7
upside down|0 8 0 -1 0 -7
upstairs|7 3 -1 0 0 -8
upstairs is|0 -1 0 0 0 1
urgent|-6 -9 -2 28 -1 -10
urgent any|-1 0 -1 2 0 -1
urgent now|-1 -1 0 2 0 -1
urgent the|0 -1 0 2 0 -1
urlaub|-1 10 -1 0 0 -8
urn|0 5 -5 0 0 0
us|-5 4 16 -7 -7 -2
us 0|0 0 0 0 0 1
us a|2 1 0 0 0 -3
us an|0 0 1 0 0 -1
us have|-1 2 0 0 0 -1
us in|0 -2 0 0 0 3
us on|0 -1 4 0 -1 -2
us the|-1 -3 -1 -1 -1 6
us to|-1 3 -1 0 0 0
us two|-2 -1 7 0 -1 -2
use|-3 13 -4 0 -2 -4
use it|-1 5 -3 -1 0 0
use the|-2 6 0 1 -1 -4
used|6 4 -2 -1 0 -6
used 0|0 1 -1 -1 0 -1
users|1 -2 -1 0 0 2
usual|-2 5 0 -1 0 -2
utility|-1 1 0 0 0 -1
v0|0 -2 0 -1 0 3
v0 0|0 0 0 0 0 1
vaccinated|-1 -1 0 0 0 1
vaccination|-1 -7 4 0 2 1
vaccine|4 4 -1 -2 0 -5
vaccines|-1 1 0 2 -1 -1
vacuum|0 -5 -1 6 0 0
valid|-3 -6 -2 -3 2 12
valid to|-2 -2 -1 0 0 4
valid until|-1 -3 -1 0 0 6
valley|7 -4 0 0 0 -3
value|-4 1 0 -1 1 3
values|-1 0 0 -1 0 3
valve|-2 5 0 -1 0 -2
van|-3 -7 -5 4 -2 12
van passed|0 -10 -3 0 0 14
vans|-1 -2 0 -1 0 4
vat|-2 2 0 1 -1 0
vat is|-1 -2 0 0 0 3
vat return|1 0 0 0 0 -1
vault|6 -1 0 0 0 -5
vegan|-5 6 -1 0 -1 0
vegetable|-1 -3 0 0 -2 7
vegetarian|-1 4 0 0 0 -3
veil|0 -3 0 0 3 0
vendor|-2 2 0 0 -1 1
venue|-1 1 0 0 -1 2
verified|-1 -3 0 0 -1 5
verlangert|-5 -12 8 5 -2 6
verlegt|0 -4 5 0 0 -1
verschickt|4 0 0 0 0 -4
verschoben|-1 -2 4 0 0 0
version|5 1 -1 -2 0 -2
version 0|3 -2 -1 0 0 1
version of|1 0 0 -1 1 -1
verteilt|-1 -3 0 0 -1 6
vertrag|-2 2 -2 -3 0 6
vertretung|0 2 0 0 0 -1
very|-5 6 -2 12 -1 -9
very top|0 1 -2 3 0 -1
vessel|0 0 2 0 0 -2
vestry|0 -2 0 0 0 2
vet|2 -3 12 -2 -1 -8
veut|-2 5 8 0 -2 -8
vez|-3 6 0 0 -2 -1
vicar|-1 -2 0 0 0 2
video|-2 -3 0 -1 9 -3
viene|-1 -1 6 0 0 -4
viene el|-1 -4 7 0 0 -2
vier|0 4 0 0 -2 -1
viernes|0 -3 6 -1 0 -2
vino|-1 -5 -1 0 -1 8
violin|-1 -3 4 0 0 0
visa|1 -3 2 2 -1 0
visit|-1 -1 4 -1 0 -1
visitors|-2 3 -2 0 -1 3
voice|3 4 0 -2 0 -4
voicemail|0 3 -1 -1 0 -1
voisin|-1 13 -1 -1 0 -9
volume|-2 -6 0 -1 7 3
volunteers|1 -6 0 0 1 5
volvo|0 -2 0 0 0 2
vom|0 12 -3 2 -2 -9
von|5 1 -3 -2 1 -2
vor|1 -4 -3 22 -2 -13
vorher|-2 8 1 -1 -1 -5
vorziehen|-2 -3 -1 13 -4 -3
voted|0 -4 0 0 0 5
voucher|0 -1 -1 -1 0 4
vpn|1 -4 0 0 0 3
w|-1 2 -1 0 0 1
w 0|-1 3 0 0 0 -2
wages|7 -5 -4 8 0 -6
waist|1 2 0 -1 -1 -1
wait|0 -5 9 13 -4 -12
wait any|0 0 0 2 0 -1
wait for|0 0 1 -1 0 0
wait the|0 3 0 0 0 -3
wait till|0 -1 4 -1 0 -1
wait until|-3 -1 6 1 0 -2
wait with|0 0 1 -1 0 0
waiting|21 5 -4 -4 -7 -11
waiting for|6 7 -4 -1 -4 -4
waiting list|1 4 0 -1 -1 -3
waiting on|9 -2 0 0 -1 -5
waiting room|4 -8 1 -1 0 4
waits|1 6 -1 -1 -2 -3
waits for|1 6 -1 -1 -2 -3
walk|-2 -1 5 -1 0 -1
walking|0 7 0 0 -2 -4
wall|-1 -9 3 5 3 -1
wall is|2 -5 -2 1 8 -3
walls|2 -2 -1 -1 -1 2
walls are|4 -6 0 0 0 3
want|1 9 3 -6 3 -11
want a|-3 -1 -1 -1 8 -1
want an|0 2 0 0 0 -1
want it|-1 4 -2 0 -1 0
want photos|-3 6 0 -2 0 -1
want the|-1 -1 2 0 0 -1
want to|-3 1 6 -1 -2 -2
wanted|-3 10 0 -1 -2 -4
wanted to|0 2 0 0 0 -2
wants|-15 23 2 -9 14 -16
wants 0|-1 4 -1 0 -1 -1
wants a|-3 -2 -2 -2 13 -3
wants an|0 -1 0 2 0 0
wants his|0 -1 1 0 0 0
wants it|-1 -4 7 0 -1 0
wants our|0 0 1 0 0 -1
wants photos|0 -3 0 -1 4 0
wants the|-4 0 6 -2 3 -2
wants to|-2 10 -2 -2 -2 -2
war|-5 7 -6 -2 -2 8
war da|-1 2 0 0 0 0
war heute|-1 2 -2 -1 0 1
war nur|-1 -4 0 0 0 6
ward|-1 -8 1 8 0 1
ward 0|-1 -1 0 1 0 1
warehouse|-2 -2 0 0 0 5
warm|-2 1 -1 -1 -2 5
warm in|-1 0 0 0 0 1
warranty|-2 2 -1 0 0 2
warten|1 5 -1 -1 -2 -3
was|-6 8 -10 -4 0 13
was 0|-1 8 -1 0 0 -5
was a|-1 -7 -1 -1 -1 11
was accepted|0 -1 0 0 0 2
was at|-1 -4 3 0 0 2
was busy|-1 5 0 0 0 -3
was called|3 -3 0 0 0 1
was closed|0 8 0 0 0 -9
was done|-1 4 0 0 0 -3
was due|-1 11 -3 -1 -1 -6
was fine|-1 8 -4 -1 0 -3
was full|0 2 0 0 0 -2
was good|0 2 -1 -1 0 -1
was great|-1 -3 -1 4 0 1
was here|3 0 -1 -2 -2 3
was in|-1 1 0 -1 0 2
was just|-1 1 0 0 -1 0
was loose|-1 -12 0 0 0 13
was moved|0 -1 0 0 0 1
was nice|1 0 0 -1 0 0
was not|0 2 -1 0 0 -1
was on|-3 -3 1 -1 0 6
was only|-4 -15 0 -1 0 20
was out|-1 0 -1 0 0 3
was paid|0 -1 0 0 0 1
was the|-1 -14 0 -1 -1 16
was there|-1 0 0 -1 -1 3
waschmaschine|3 9 0 -1 -1 -10
wash|0 -3 -2 0 4 1
wash the|0 1 -2 0 3 -2
washed|-3 0 -1 -2 2 4
washed and|-1 -5 0 0 0 7
washer|1 -8 -1 -1 -1 9
washing|1 -1 0 0 1 0
wasn't|-3 -1 -1 -1 -1 6
wasp|0 0 0 0 0 1
wasp nest|0 0 0 0 0 1
waste|-6 0 0 0 0 6
water|-8 2 -1 1 -3 9
water again|0 7 0 0 0 -7
water company|-1 -3 0 0 0 3
water is|0 -1 0 4 0 -3
water test|0 -2 0 0 0 3
way|13 -7 -2 -3 -3 2
way through|3 -6 0 0 0 3
way to|9 -9 0 -1 -1 2
we|6 2 5 -6 -1 -6
we add|0 0 0 0 2 -1
we agreed|-2 -2 6 0 0 -2
we also|-1 -2 -1 -1 5 0
we are|-1 7 0 0 0 -5
we can|7 1 -1 -7 -1 1
we can't|8 -9 0 -1 2 0
we cannot|3 -2 0 0 0 0
we could|-2 5 0 0 0 -3
we do|-1 -2 5 0 -1 -2
we don't|0 -7 -1 6 -1 4
we dont|9 -3 -2 -1 0 -2
we dropped|7 -4 0 0 0 -2
we found|-1 -7 0 0 -1 9
we gave|3 -2 1 0 0 -3
we get|-2 -1 -1 -2 4 1
we go|1 5 -2 -1 -1 -3
we got|-1 -7 10 0 -1 -1
we had|-1 8 0 0 0 -7
we have|-2 -2 -5 -3 -2 15
we know|-1 8 -1 -1 0 -5
we lose|0 -3 0 6 -1 -2
we make|0 1 2 0 -1 -1
we move|-1 -2 3 0 0 0
we must|-2 0 4 -1 1 -2
we need|-8 12 1 -2 4 -8
we only|-1 2 0 0 0 -1
we pay|-3 2 3 0 -1 -1
we put|1 -2 -1 0 0 1
we ran|-2 2 0 0 0 1
we really|-1 1 0 0 0 0
we send|0 2 0 0 -1 0
we should|-3 6 0 -1 0 -2
we sign|0 1 0 0 0 0
we speak|12 -3 0 0 -1 -7
we still|-2 2 -1 0 1 0
we take|5 -3 1 0 -1 -1
we used|-1 5 -1 -1 0 -3
we wait|2 8 -2 -1 -1 -5
we'd|-2 3 3 -1 0 -3
we'd need|0 0 0 0 2 -1
we'll|1 5 0 -1 1 -6
we'll see|-2 7 0 0 0 -5
we're|12 0 0 -1 -2 -9
we're on|1 -1 0 0 0 -1
we've|13 -5 -5 8 -3 -8
we've got|0 -1 -7 6 -2 4
wear|0 1 0 0 0 -1
weather|0 2 0 -1 0 0
web|-2 3 0 -1 0 1
webseite|1 2 -1 -2 -4 4
website|3 -5 -1 -1 -1 6
wed|-9 -2 10 0 0 1
wedding|-4 -13 3 -2 9 7
wedding cake|-1 -2 3 0 0 0
wednesday|-4 1 13 -4 -1 -5
wednesday instead|0 -2 2 0 0 0
week|12 -9 22 -5 -6 -14
week 0|-1 -3 4 -1 0 1
week after|0 2 0 -2 0 0
week because|-1 3 -1 0 0 -1
week later|-2 -1 3 0 0 -1
week more|-1 -4 8 0 -1 -3
week of|0 -2 4 -1 -1 -1
week so|-1 0 0 2 0 0
week sooner|-2 0 2 0 0 0
weekend|2 -1 -2 -3 6 -1
weeks|-4 -6 18 1 -5 -4
weeks for|-2 -2 7 0 -1 -2
weeks so|0 -1 2 0 0 -1
weg|3 1 0 -1 0 -3
wegen|-1 9 -3 -1 1 -5
wegen der|-1 5 -2 -1 1 -2
weight|-2 -4 0 8 0 -1
weihnachtsfeier|-2 -3 0 -2 8 -1
weiter|7 3 -4 -1 0 -4
welcome|-2 -1 0 7 -1 -3
welcome bags|0 0 0 0 0 1
welded|-3 -1 0 0 0 4
well|-7 -7 -2 -4 29 -9
well for|0 -1 0 0 1 0
well the|-1 -3 0 0 4 -1
went|-9 12 -8 -4 -4 14
went back|5 -3 -1 0 0 0
went fine|0 -2 0 0 0 2
went home|0 0 0 0 0 1
went in|0 0 0 0 0 1
went off|-1 -4 0 0 0 5
went out|-2 -3 -1 -1 0 6
went through|-4 -7 0 0 0 11
went to|-2 1 -2 -2 -2 7
went up|-2 10 0 0 0 -8
went well|-2 10 -1 0 0 -7
werden|-1 4 -3 -1 -1 3
were|-10 1 -1 -1 -4 15
were all|0 6 0 0 -1 -5
were at|0 -1 0 0 0 1
west|0 -2 0 0 0 2
wet|-1 15 1 2 -6 -11
wet for|0 1 2 0 -2 -1
what|-2 7 -1 -2 3 -5
what a|8 -3 0 -1 -1 -4
what do|0 2 0 0 -1 0
what we|-4 1 0 0 -1 5
wheel|0 -2 0 0 0 3
wheelchair|0 -1 0 0 1 0
wheels|-1 -3 -1 0 0 5
when|-1 0 -4 -3 12 -5
when he|-1 2 0 -1 5 -5
when i|0 3 0 0 -1 -1
when it|-2 3 0 0 0 -1
when it's|6 -1 0 -1 -2 -1
when the|0 0 0 -2 6 -4
when you|-4 -6 -1 -2 5 8
where|-3 9 -1 -4 -3 2
where it|-1 -1 0 -2 0 5
where the|0 5 0 0 0 -4
where they|2 -3 0 -1 -2 5
whether|-2 8 0 -3 3 -5
which|-2 10 -1 -2 -1 -5
while|-11 -12 -2 6 23 -4
while they|-1 -4 -1 -1 1 6
while you're|-1 -3 0 -1 10 -5
whisper|-1 1 0 0 0 0
whisper the|-1 1 0 0 0 0
whistle|-1 2 -6 0 0 6
white|-6 -2 -2 -2 0 12
who|-5 12 -1 -3 -1 -2
who does|-1 2 0 -1 0 0
who has|-1 3 0 0 0 -1
who was|0 -2 0 0 0 3
who's|0 13 -8 0 0 -3
whoever|-1 5 -1 -1 0 -2
whole|-1 -7 -1 1 -2 10
wholesaler|0 2 -1 -1 0 0
why|-4 5 -1 -1 -1 2
why the|0 2 0 -1 0 -1
width|-3 2 0 0 2 -1
wieder|-12 6 0 -4 -3 14
wieder war|0 -1 0 0 0 1
wieder warm|-1 -1 0 0 0 2
wifi|-2 3 0 0 0 -1
wifi in|-1 -3 0 0 0 4
wiki|0 1 0 0 0 0
will|13 7 -7 -3 -6 -4
will be|-4 3 5 2 -1 -5
will come|0 -3 5 0 0 -1
will do|1 -3 -2 -1 -1 7
will get|1 -2 -2 0 0 4
will go|0 2 -1 0 0 0
will not|9 -8 0 0 0 0
will only|-1 1 1 0 0 0
will take|-2 0 1 0 0 1
will try|0 4 0 0 0 -3
win|0 -4 5 0 0 0
wind|2 3 0 -1 0 -4
window|-3 -1 10 -3 -1 -2
window is|2 8 0 0 0 -10
windows|12 -10 -1 2 -2 0
windows are|2 -1 0 0 0 0
windscreen|-4 -5 0 0 0 8
wine|-1 4 -2 -1 0 0
winter|2 -2 -1 1 0 -1
wir|6 -4 5 8 -4 -10
wir haben|-4 -6 4 10 -1 -3
wir nicht|11 -5 -1 -1 0 -4
wird|16 -9 4 -1 -1 -9
wire|1 -2 -1 -1 -1 3
wiring|2 3 0 -1 -1 -3
wish|-1 4 0 0 0 -3
wish the|-1 4 0 0 0 -3
wished|-1 -3 0 0 -1 4
wishes|4 -2 0 0 0 -1
with|1 1 -10 -3 8 3
with 0|0 0 -1 0 0 1
with a|-3 10 0 -1 -5 -1
with all|0 -1 0 0 0 1
with four|4 1 0 0 0 -5
with her|-1 8 2 -2 -1 -6
with him|-1 -1 0 0 0 2
with his|0 2 0 0 0 -1
with ines|0 3 0 0 -1 -3
with it|1 -3 -1 -2 11 -7
with me|1 -7 0 1 0 5
with one|-1 -6 0 -1 -1 9
with the|7 -8 -4 12 -4 -3
with their|0 -1 0 0 0 1
with them|3 -2 0 0 0 -1
with this|0 0 0 -1 0 2
with three|0 -2 0 -1 0 3
with today's|-1 -6 -1 0 0 9
with tomasz|0 5 0 0 -1 -4
with two|-1 -4 0 0 0 5
withdrawn|16 -8 -1 -2 -1 -5
withdrew|10 -1 -1 -1 -1 -7
withdrew the|8 -5 0 0 -1 -2
within|-2 0 -3 -1 0 7
within 0|0 7 -1 -1 0 -5
without|-7 1 -6 6 4 1
without a|0 7 -1 -2 -3 -2
without it|-3 6 0 11 -1 -12
without the|0 6 0 2 -1 -7
wobble|-6 -4 0 0 0 11
wochen|-4 -5 10 -2 0 1
wohnung|-2 -3 -1 -1 -2 10
wolf|-2 8 1 -2 0 -5
wolf fence|0 0 0 0 2 0
won't|4 6 0 -3 -3 -5
won't be|5 0 -1 0 -1 -3
wont|0 2 -1 0 0 -1
wood|-1 5 -1 -1 -1 -2
wool|-2 -5 0 0 0 6
word|0 -1 -1 -2 -1 5
wording|-1 1 0 -1 0 2
work|-1 2 2 0 -1 -2
worked|4 -5 0 0 -1 3
worker|-1 5 0 0 0 -4
working|11 -7 -1 -2 -1 -1
working on|3 2 0 0 0 -5
works|3 -14 5 -2 2 7
works again|0 2 -1 0 0 0
works council|-1 0 0 0 2 -1
works for|0 -1 0 0 0 1
workshop|18 1 -1 0 0 -18
worn|0 4 0 -1 -1 -2
worse|-1 3 -3 5 -2 -2
worth|-2 -3 -1 2 0 5
would|-7 26 -6 -2 9 -20
would be|0 4 0 -2 0 -1
would like|-2 -5 0 -1 12 -4
would love|0 3 0 0 -1 -1
would need|0 2 0 0 -2 0
would not|-1 2 0 0 0 0
would rather|-1 7 0 0 -1 -5
would take|0 2 -1 0 0 0
wouldn't|-1 8 0 0 -1 -6
wrapped|5 -3 0 0 0 -2
wrapped and|0 -2 0 0 0 2
wrench|0 1 0 0 0 -1
write|1 1 -2 -1 2 0
write a|0 -3 0 0 3 0
writing|4 -6 0 -2 -1 3
written|6 2 -3 -1 -1 -2
written and|0 -1 0 0 0 1
written to|0 3 -1 0 0 -2
wrong|3 22 -2 -1 -2 -21
wrong size|0 1 -1 0 0 0
wrong tiles|-1 -2 0 0 0 3
wrote|-6 11 1 -6 -6 6
wrote back|0 -4 0 0 0 4
wrote that|0 3 0 0 0 -3
wrote to|-1 -6 0 0 0 8
wu|-1 -2 0 0 0 3
wurde|5 2 5 -1 -1 -9
x|-6 0 -2 3 -1 7
x ray|-2 2 -1 -1 -1 2
x rays|-3 0 -2 4 0 1
y|-8 5 4 -4 0 3
y no|0 3 5 -1 0 -6
y ya|0 -1 0 0 0 2
ya|1 -22 -2 -4 -2 29
ya esta|-6 -1 -1 0 -1 10
ya estan|-2 -1 5 0 -3 2
ya funciona|0 0 0 0 0 1
ya no|5 -5 -1 1 -1 1
ya tenemos|4 -3 0 0 -1 0
ya tiene|-3 -3 0 0 0 7
yard|-4 7 -1 -3 -2 3
year|1 7 -3 -6 -1 3
year 0|-1 6 -1 0 1 -5
year's|-1 6 0 0 -1 -4
yearbook|-2 6 0 -1 -2 -3
yearly|0 -2 -1 -1 8 -4
years|-2 -3 0 0 0 6
yellow|-3 6 -1 -1 0 -2
yes|-1 3 -5 -1 -1 6
yes for|0 5 -8 0 0 3
yesterday|1 2 -5 1 -6 6
yesterday's|-3 3 0 0 0 1
yet|10 15 -4 -2 -2 -17
yilmaz|0 3 -1 -2 -1 1
yilmaz hat|0 4 -1 -1 -1 -2
yo|-3 7 0 0 0 -4
you|-10 0 2 -3 13 -1
you add|0 -1 0 0 3 -2
you can|-4 -6 4 3 -6 9
you cards|-2 2 0 0 0 1
you do|0 -2 0 -1 7 -4
you for|6 -4 1 1 0 -3
you have|-1 2 0 0 -1 0
you make|0 -1 0 0 1 0
you press|-1 -2 -1 0 -1 6
you put|0 -2 0 0 4 -2
you the|-1 -3 5 0 -1 -1
you wished|0 0 0 0 0 1
you're|-2 -6 0 7 9 -7
you're at|-1 -2 0 -1 7 -3
you've|0 -1 2 0 0 0
young|-1 -3 0 0 0 4
your|4 -13 -8 4 -2 15
your inbox|-1 -1 0 0 0 2
your patience|-1 -2 0 1 0 2
yours|-2 -6 2 -1 3 4
youth|0 4 0 0 -1 -2
zahnarzt|0 2 0 0 0 -2
zeit|-6 -1 17 -1 -1 -7
zero|-1 -6 -1 -1 0 8
zip|-1 4 -3 0 0 0
zoo|3 -2 0 0 0 0
zu|-4 11 -1 2 -3 -4
zugesagt|0 4 0 -1 0 -3
zum|-4 -1 -1 -1 1 5
zur|18 -6 -2 -1 -3 -6
zwei|12 -3 9 -3 -3 -12
~asks nothing|2 7 -3 -4 -4 2
~done as asked|-2 -18 -15 8 -1 29
~has topic|1 19 -5 -13 18 -20
~something else done|12 7 -15 -2 -10 8
`;
