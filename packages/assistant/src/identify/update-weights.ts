/** How much each feature of a text speaks for each type of update; made by `npm run learn:updates`, not by hand. */
export const UPDATE_WEIGHTS = `
+addsPart|-6 -19 -2 -4 37 -6
+any|1 28 -40 -14 -21 27
+asks|-16 47 1 -6 1 -28
+isBrief|7 2 6 -8 -5 3
+isCancelled|50 -29 -2 1 -5 -15
+isCompleted|-4 1 -12 -4 -13 22
+isDueBy|3 -12 20 1 -4 -9
+isInPart|17 1 -5 1 -3 -11
+isNotCompleted|11 13 9 1 -2 -31
+isNotDone|-4 16 -14 8 -12 6
+isOrder|1 -2 1 18 14 -32
+isOver|15 4 -13 -15 -17 18
+isSoNow|2 -23 -8 4 -2 27
+isStarted|57 -12 -16 -8 -8 -14
+isTakenBack|23 0 -9 -5 -5 -5
+isUnreal|2 22 -3 -7 7 -21
+moves|-18 -12 44 0 -1 -16
+movesBy|-3 0 12 -2 0 -6
+movesSurely|-1 -16 38 -8 -2 -10
+mustBe|-7 -10 11 11 12 -17
+namesAnotherDate|-13 -9 43 2 -5 -19
+namesDay|5 3 23 -6 -15 -14
+namesMoment|-14 -7 33 1 -19 -3
+ordersMove|-1 -2 -2 1 4 0
+setsLevel|-19 -24 -4 65 -5 -15
+statesPriority|-18 -25 -5 69 -4 -18
+tellsDone|4 -9 -2 -9 1 14
+waits|46 3 -8 -9 -12 -20
0|-9 13 19 -11 -13 3
0 0|-5 4 2 -7 -2 7
0 a|0 11 -2 -2 -3 -3
0 again|-1 -7 0 0 0 8
0 all|0 3 0 0 0 -3
0 also|-1 0 1 0 2 -1
0 am|-3 -4 10 -1 0 -1
0 an|0 5 -3 -1 0 -1
0 and|-2 16 -5 0 -1 -7
0 answered|0 -4 0 0 0 4
0 april|-2 -3 7 0 0 0
0 are|10 -5 -1 0 0 -4
0 as|-1 -5 -2 5 2 0
0 at|5 -1 1 -1 0 -4
0 august|-1 -8 16 0 0 -6
0 back|0 -2 0 0 0 2
0 bar|-2 4 0 0 0 -1
0 boxes|1 1 -1 -1 0 0
0 bucks|0 1 -1 0 0 0
0 but|0 -2 0 2 0 -1
0 came|0 5 -3 0 0 -2
0 can|-3 4 0 1 0 -2
0 cash|0 -2 0 0 0 2
0 cents|0 5 -2 0 0 -2
0 chairs|-1 4 0 0 0 -3
0 cheaper|-1 -2 0 0 0 3
0 children|-1 6 0 0 0 -4
0 closing|-3 -1 0 0 0 4
0 cm|-1 4 0 0 -1 -1
0 come|1 1 -2 0 0 -1
0 consent|1 4 0 0 0 -4
0 copies|0 2 0 0 0 -2
0 could|1 0 0 0 0 0
0 customer|0 2 0 0 0 -2
0 days|0 3 -3 1 0 -1
0 de|-1 -3 11 -1 0 -6
0 dec|0 7 -5 0 0 -2
0 december|-2 1 0 -1 0 3
0 decembre|0 2 -1 0 0 0
0 degrees|-4 3 -2 0 2 1
0 dollars|0 0 0 0 0 1
0 done|-1 0 0 0 0 1
0 donors|-1 -2 0 0 0 3
0 doses|1 0 -1 0 0 0
0 down|5 -3 0 0 0 -1
0 each|0 3 -1 0 0 -1
0 est|0 1 -1 0 0 -1
0 euro|-3 -1 -2 0 -1 6
0 euros|-4 3 -2 0 0 3
0 families|-1 2 0 0 0 -1
0 february|0 -1 3 0 0 -1
0 files|3 -1 0 0 0 -2
0 for|-3 14 -3 -1 -2 -6
0 g|-1 4 0 0 -1 -2
0 gb|-1 1 0 0 0 0
0 goes|0 -2 0 0 0 2
0 got|0 2 -1 -1 0 0
0 hangs|-2 1 0 0 0 1
0 has|0 1 -3 -1 -1 4
0 have|2 0 1 0 -1 -3
0 he|-1 -7 0 6 0 2
0 helpers|3 4 -1 -1 0 -6
0 holds|0 -2 0 0 0 2
0 hours|1 1 -1 0 0 -1
0 hrs|1 -2 1 0 0 0
0 i|0 2 0 0 0 -1
0 in|0 0 -2 2 4 -5
0 inch|1 1 -1 0 0 0
0 incl|2 1 -2 -1 0 0
0 instead|-1 -6 9 0 0 -1
0 is|0 -5 -7 10 -3 4
0 ist|-1 11 -1 -1 0 -9
0 jan|0 -1 3 0 0 -2
0 januar|0 0 2 0 0 -1
0 january|-1 -2 8 0 0 -5
0 july|-1 -1 5 0 0 -3
0 june|-3 -2 -1 -1 0 7
0 kg|-5 4 -3 -1 0 4
0 kids|0 4 0 0 0 -3
0 km|-1 3 -3 -1 -1 3
0 la|0 5 -1 0 0 -3
0 left|0 2 -1 0 0 -1
0 lies|-1 -3 0 0 0 5
0 litres|-1 0 -2 0 0 4
0 looks|-1 6 0 0 0 -4
0 m|-4 6 -1 0 0 0
0 march|-5 -1 2 -1 0 6
0 may|-1 7 2 -1 0 -7
0 members|0 1 0 0 0 -1
0 metres|-2 1 -2 -1 0 4
0 min|2 -1 -2 0 0 2
0 minutes|-2 -4 -6 -1 0 13
0 mm|-3 -2 -1 -1 4 3
0 months|0 2 -1 0 0 0
0 more|2 3 3 -1 0 -7
0 ms|-1 -1 -2 -1 0 5
0 needs|-1 -2 -1 0 5 -1
0 new|2 -1 0 -1 0 0
0 nicht|-1 -1 2 0 -1 0
0 no|-1 -5 0 0 0 6
0 nobody|0 1 1 0 0 -1
0 not|-4 -1 8 -1 0 -2
0 nov|-1 -6 5 -1 0 2
0 november|2 0 3 0 0 -4
0 now|-7 9 4 -3 -1 -1
0 o'clock|0 -1 2 0 0 -1
0 oct|-1 1 4 0 0 -4
0 october|-1 -4 13 -1 0 -6
0 of|22 -10 -7 -3 -1 -1
0 off|-1 -3 0 0 0 4
0 old|1 0 0 0 0 0
0 on|-3 8 -4 0 0 -1
0 or|0 -3 0 0 0 3
0 out|4 -1 0 0 0 -2
0 pages|-2 5 0 0 0 -2
0 paid|0 -1 0 0 0 1
0 pallets|1 0 0 0 0 0
0 pcs|-1 -1 -1 0 0 2
0 people|1 -4 -1 -2 -1 6
0 per|0 5 -1 0 0 -3
0 percent|2 9 -1 0 0 -9
0 pieces|0 -10 2 0 1 7
0 places|0 4 -1 0 0 -2
0 please|-1 2 -1 3 -1 -2
0 plus|-1 7 0 0 0 -5
0 pm|-3 0 4 -1 0 1
0 prints|-1 2 0 -1 0 1
0 reports|-1 4 0 0 0 -2
0 runs|-4 4 0 0 0 0
0 s|-3 5 -2 -1 0 0
0 seconds|-1 -2 -1 0 0 4
0 sept|-1 -6 10 -1 -1 -1
0 september|-1 -5 7 0 0 -1
0 signed|2 -1 0 0 0 -1
0 slips|0 1 -1 0 0 -1
0 so|0 -2 2 0 0 1
0 somebody|0 1 -1 0 1 -1
0 stamped|0 -1 0 0 0 1
0 still|0 1 0 0 0 -1
0 stuck|-2 -2 -3 0 0 8
0 tables|0 3 0 0 0 -2
0 tb|0 1 -1 0 0 0
0 the|-1 4 2 0 0 -5
0 they|0 0 0 0 0 2
0 third|0 -3 -1 5 0 0
0 this|-2 -4 -1 -1 0 8
0 tickets|-1 3 0 0 0 -2
0 times|0 -2 0 0 0 2
0 to|20 -9 2 -1 -2 -10
0 tomorrow|4 6 -4 0 0 -5
0 too|0 -1 0 0 0 1
0 took|-1 4 -3 0 0 0
0 tubes|-1 1 0 0 0 0
0 two|0 3 -2 0 0 -1
0 uhr|0 -3 5 0 0 -1
0 until|0 -2 0 0 0 1
0 verlegt|-1 -4 5 0 0 0
0 was|-1 4 0 0 0 -2
0 we|-2 -1 5 0 0 -1
0 weeks|-2 -9 8 1 0 2
0 went|0 -2 0 0 0 2
0 when|-1 5 -1 0 -1 -3
0 will|0 2 0 0 0 -1
0 with|9 -4 -1 -1 0 -3
0 wks|0 2 0 0 0 -2
0 y|-1 2 1 0 0 -2
0 yet|0 1 0 0 0 0
0 you|0 0 0 0 -1 1
0's|5 -2 -3 -1 0 1
0a|0 4 0 -1 0 -2
0am|-2 -4 4 0 -1 3
0b|-4 4 0 -2 -2 4
0b is|-1 -1 0 0 0 2
0c|-1 3 0 0 0 -1
0d|-3 -9 0 0 0 12
0f|0 4 0 0 -1 -3
0h|-1 -1 -3 0 0 5
0k|1 1 -5 0 0 4
0k for|-1 2 0 0 0 0
0k rows|-1 -1 0 0 0 2
0nd|-4 2 11 -1 -1 -7
0pm|1 -3 3 -1 0 -1
0rd|-3 3 9 0 -1 -8
0s|-1 -4 2 0 0 5
0st|-6 -7 22 -2 3 -9
0st so|0 -2 0 2 0 0
0th|-18 2 32 -5 -5 -7
0th 0|0 4 -3 0 0 -1
0th already|0 0 1 0 0 0
0th and|2 6 -5 0 0 -2
0th as|0 -1 1 0 0 0
0th at|-1 -5 10 0 0 -4
0th because|-1 -4 6 0 0 -1
0th instead|0 -1 1 0 0 0
0th is|0 -9 8 0 0 2
0th not|-1 -4 5 0 0 0
0th now|-2 -2 6 -1 0 -2
0th of|0 3 -2 0 0 0
0th please|0 0 1 0 0 0
0th so|0 0 1 0 0 0
0th the|0 -2 3 0 0 0
0th they|0 0 1 0 0 0
0th to|0 1 1 0 0 -1
0x0|-2 8 -1 -1 0 -4
a|-9 4 -1 -3 16 -6
a 0|0 9 -5 0 -1 -3
a bit|-1 10 -1 -1 -1 -6
a bone|-1 0 0 0 0 1
a box|-1 -4 0 0 4 1
a broken|-1 7 0 0 0 -6
a car|0 4 0 2 -2 -4
a change|-1 0 1 0 0 0
a cheaper|0 3 0 0 0 -2
a cold|11 -5 0 0 -2 -3
a copy|0 -2 0 -1 2 2
a date|0 1 0 0 -1 0
a day|-1 2 -1 -1 -1 2
a deposit|-3 -2 0 0 -1 6
a different|-1 7 -3 0 0 -3
a discount|0 2 -1 -1 0 0
a dream|0 -4 0 0 2 3
a floor|0 -6 0 -1 8 -1
a fortnight|0 -2 3 0 0 0
a gas|-2 4 -1 -1 -1 1
a good|0 5 3 0 -1 -6
a key|-4 -3 0 13 1 -7
a la|-8 -10 -2 -1 -3 25
a lady|0 -1 0 0 0 1
a las|-3 -1 4 0 -1 2
a le|-3 -5 2 0 -1 6
a letter|0 6 0 0 -5 -1
a line|0 -2 0 0 3 0
a list|1 2 0 -1 2 -3
a little|0 -1 0 0 2 0
a look|-5 3 -1 -1 -2 6
a loose|0 -2 0 0 0 3
a los|-1 0 0 0 2 -1
a lot|-7 10 0 0 -1 -3
a lundi|-1 -2 5 0 -1 -1
a m|1 -1 3 0 0 -3
a medias|13 -4 -1 -1 -3 -5
a minute|-1 5 0 -1 -2 -2
a month|1 2 4 0 -2 -4
a mouse|0 -4 0 0 0 5
a mr|0 -1 0 -1 0 2
a new|6 6 -2 -3 -6 -1
a nice|0 -2 -1 4 0 0
a nut|-1 7 0 0 -1 -5
a page|-1 0 0 -1 1 1
a paper|-1 -2 0 0 0 3
a part|0 2 0 0 -1 -1
a permit|0 1 0 0 -1 0
a photo|-1 -1 0 -1 2 1
a picture|0 0 0 -1 -1 2
a piece|0 1 0 0 0 0
a place|2 -5 0 0 0 4
a point|0 0 -1 0 3 -1
a price|0 1 0 0 0 -1
a recu|0 -2 -2 -1 -1 7
a red|0 2 0 0 0 -2
a refund|0 -1 0 0 0 1
a reminder|-1 -2 0 3 0 0
a retired|0 1 0 0 0 -1
a room|0 -1 0 0 2 0
a row|0 -5 0 0 0 6
a second|1 0 -4 -3 5 0
a section|3 -3 0 0 1 0
a separate|0 -1 0 0 1 0
a short|0 -4 0 0 3 1
a sign|-1 -2 0 -1 4 0
a signature|0 2 -1 0 0 -1
a slot|0 3 2 -1 0 -5
a spare|0 -1 0 0 1 0
a start|4 -1 0 0 -1 -2
a step|0 -5 0 0 7 0
a student|0 0 0 0 -1 2
a sub|0 -2 0 -1 3 0
a success|0 0 0 0 -1 1
a table|0 0 -1 -1 4 -2
a test|0 2 0 0 -1 0
a third|11 -2 0 0 -1 -7
a to|10 -1 -1 0 -1 -5
a traffic|0 2 -1 -1 0 0
a trial|1 6 -1 0 -1 -4
a trouve|1 -1 -1 -1 -1 3
a typo|-1 4 0 0 0 -2
a venue|-1 -4 0 0 0 6
a week|-5 -6 5 -3 -3 12
a word|0 3 0 -1 -1 -1
a year|0 -6 -1 0 0 7
a0|-1 -7 0 0 0 9
ab|1 -5 0 -1 -2 7
ab 0|0 0 -1 0 0 1
ab dem|0 1 1 0 -1 -1
abara|0 -2 0 0 0 3
aber|1 18 -1 -3 -2 -14
abgabe|-1 -3 10 -1 -1 -4
abgesagt|8 7 -1 -3 -1 -10
able|-1 1 0 0 0 0
able to|-1 1 0 0 0 0
abono|1 -4 -1 -1 -1 6
about|11 10 -10 1 13 -25
about 0|5 8 -1 -1 -1 -9
about half|0 1 0 0 0 -1
about it|-3 8 -3 6 -1 -7
about six|0 9 0 0 0 -9
about ten|4 -3 -1 0 0 0
about that|0 1 0 0 0 0
about the|-7 -9 -2 4 8 6
about this|-2 6 0 -2 -1 -1
above|-1 2 0 4 -2 -3
above the|0 -3 0 -1 0 4
abril|0 -2 3 0 0 -1
accept|-1 4 0 -1 -1 -2
accepted|-6 -13 -1 -1 -1 21
accepted by|0 0 0 0 0 1
accepted our|-1 -2 0 0 0 4
accepted the|-1 -3 0 0 -1 6
access|-2 7 0 1 -1 -5
access to|-1 7 0 0 -1 -5
accident|0 3 0 -1 -1 -2
according|0 8 3 0 -1 -9
according to|0 8 3 0 -1 -9
account|-2 0 -4 1 -2 6
account is|4 0 0 0 0 -3
accountant|-1 3 1 0 0 -3
accountant is|-1 3 0 0 0 -3
accounts|-2 -5 0 -1 -1 9
acid|-1 0 1 0 0 0
acknowledged|-2 -4 0 0 -1 6
across|0 1 -3 0 0 3
act|0 4 -1 0 0 -3
ad|3 -5 -2 -1 2 3
ad for|0 2 -1 0 0 -1
ad is|-2 -5 0 0 0 7
add|-10 -22 -4 -8 57 -14
add a|-2 -1 -1 -1 5 -2
add it|-1 -1 0 0 3 -1
add please|0 -1 0 -1 2 0
add that|0 -1 0 -3 5 0
add to|-2 -4 -1 0 8 -2
added|-6 -9 -2 -2 6 12
adding|-1 -6 0 -1 9 -1
addition|-4 -9 -1 -1 16 -2
address|-4 9 0 0 -2 -3
address list|-1 2 0 -1 -1 1
adeyemi|0 -1 0 0 0 2
adler|0 -1 -1 0 0 1
adopted|-6 -5 -1 -1 4 9
adoption|-1 5 -9 0 0 5
adress|0 -2 -1 0 0 4
ads|2 -4 0 0 0 2
adults|1 3 -4 0 0 1
advert|-3 1 -1 -2 -1 6
after|5 1 11 -1 -5 -12
after 0|0 3 -1 0 0 -1
after a|-1 3 0 0 0 -1
after all|9 3 -2 -1 -1 -8
after christmas|0 -1 0 2 0 0
after easter|-1 -7 12 -3 -1 -1
after half|-1 -1 4 -1 0 0
after lunch|0 2 0 0 0 -1
after new|0 1 0 0 0 -1
after next|0 -1 2 0 0 0
after ten|0 3 0 0 0 -3
after that|0 -2 2 0 0 0
after the|-5 4 2 3 -3 -1
afternoon|4 -3 -4 0 0 4
again|-15 18 -13 -4 -10 24
again 0|0 -3 -1 2 0 4
again after|0 -1 0 0 0 2
again and|-1 -1 0 1 0 1
again at|-1 12 0 0 0 -11
again but|0 1 -1 0 0 -1
again electrician|0 -6 0 0 0 6
again for|0 1 0 1 0 -2
again i|-1 -2 -1 0 0 4
again in|0 3 3 0 0 -5
again it|0 -11 0 0 0 12
again new|0 -1 0 0 0 1
again no|-2 -13 0 -1 0 16
again on|-1 9 -3 1 0 -6
again since|-2 4 0 0 0 -1
again the|-2 -9 1 2 0 8
again this|0 14 -1 -1 0 -12
again was|0 -11 0 0 0 12
again we|1 -6 -1 0 0 6
again when|2 -5 0 0 0 3
again with|0 4 0 0 0 -4
against|6 -7 -1 -2 -1 4
against the|7 -3 0 -1 0 -1
agency|1 2 -1 -1 -2 0
agency has|-1 0 -1 0 -1 3
agenda|-1 -5 0 -2 3 4
agm|-2 4 0 1 -1 -3
agnieszka|-1 -3 0 -1 0 5
ago|-1 -1 -1 -1 -1 4
agosto|-5 -9 20 -1 -1 -6
agree|-1 3 0 -1 0 -1
agreed|-6 -7 9 0 -1 6
agreed on|0 -1 5 -1 0 -3
agreed to|-4 1 0 -1 0 4
agreed with|-1 -3 0 0 0 5
agreement|-1 -4 1 -1 0 6
agrees|-4 -7 0 -1 0 12
agua|-4 7 -1 -1 -1 -1
ahead|-4 -5 0 10 -2 0
ahead of|-4 -4 0 10 -1 -1
aid|-3 -1 0 -4 0 9
aid course|-2 -8 0 -2 0 12
aiders|-2 1 0 -2 0 3
air|-4 4 0 -1 0 2
airflow|-1 0 0 0 0 1
aisle|-1 -4 -1 7 0 -1
aisle 0|-1 -3 0 7 0 -2
al|-1 -11 7 -4 10 0
al 0|2 0 -3 0 0 0
al lunes|-2 -4 9 0 0 -3
alarm|-4 5 -2 1 -1 1
alarms|-3 -6 0 -1 0 9
alert|-2 -5 1 8 -1 -1
alguien|-1 5 -1 0 0 -3
alive|-4 -5 0 0 0 9
all|-9 -9 -15 0 -6 38
all 0|-3 -9 0 0 0 12
all asking|0 7 0 0 0 -6
all day|0 6 0 0 0 -5
all eleven|-2 -5 0 0 0 7
all four|-8 -5 -1 -1 0 14
all have|-1 -3 0 0 0 4
all in|-1 0 0 3 0 -2
all morning|0 12 0 0 0 -12
all night|0 -4 0 0 0 4
all of|-1 -1 0 0 0 2
all packed|0 0 0 0 0 1
all parents|0 -1 0 0 0 1
all six|-1 -3 1 0 0 3
all sorted|-1 0 0 0 0 1
all the|-3 -1 -1 1 2 2
all three|0 -1 0 0 0 1
alle|-5 -12 -1 -1 -1 20
allergen|-1 4 0 -1 0 -3
allergic|-6 14 -1 -2 -1 -4
allergic to|-6 14 -1 -2 -1 -4
allergies|-1 3 0 0 -1 -1
allergy|-2 2 0 0 0 0
alles|-6 -14 -4 13 -4 15
almost|2 -1 0 0 0 0
alone|0 -5 -5 -2 -1 14
along|-3 2 -1 -1 6 -2
along the|1 0 0 0 0 0
already|0 -9 17 -1 -4 -2
already on|-1 -4 4 -1 0 1
already so|-1 0 2 0 0 0
als|-4 3 -2 7 7 -12
also|-16 -11 6 -11 56 -23
also check|0 -1 0 0 1 0
also get|0 -1 0 0 1 0
also happens|0 9 0 0 -1 -8
also has|0 -1 0 0 1 0
also have|0 0 0 0 2 -1
also make|0 -1 0 0 1 0
also need|-1 -4 0 -1 7 -1
also needs|-1 0 0 0 1 0
also order|-1 -1 0 0 3 -2
also put|-2 -1 0 -1 5 -1
also the|0 -2 0 0 2 0
also want|0 -1 0 0 2 0
also wants|-2 -1 0 0 4 0
alta|-3 8 0 0 0 -3
alte|-2 -4 -1 0 -1 7
alten|-4 -8 0 -1 -1 13
always|0 2 0 0 0 -1
am|8 8 4 -4 -2 -15
am 0|-2 0 -1 -1 0 5
amarre|-3 1 0 3 0 -1
amber|-1 -2 0 0 0 2
ambulance|4 -4 0 0 0 0
ames|-1 2 -1 -1 0 0
amir|4 -3 0 -1 0 1
among|0 -1 0 0 0 2
amt|8 -6 -1 0 0 0
an|-7 9 0 -5 3 -1
an answer|0 0 0 1 0 -1
an appointment|0 4 -2 0 0 -1
an emergency|0 3 0 2 -1 -3
an extension|0 -1 2 0 0 -1
an extra|-2 -4 10 -1 1 -4
an hour|-6 3 1 -2 -1 6
ana|0 4 0 -2 -3 1
and|-7 8 -13 -18 11 18
and 0|1 7 -2 0 -1 -4
and a|-8 -8 -1 -1 13 5
and all|0 -1 0 0 0 1
and are|-1 4 0 0 0 -2
and both|0 -1 0 0 0 1
and delivered|0 -2 0 0 0 3
and down|-3 1 0 -1 -2 5
and dry|0 0 0 0 0 1
and dusted|-1 -1 0 0 0 2
and everything|0 -3 0 0 0 4
and gave|0 -1 -1 0 0 2
and got|1 -1 5 0 -1 -3
and half|0 -2 -1 0 0 4
and hanging|0 -5 0 0 0 6
and has|0 0 -1 0 0 1
and he|1 -4 0 -1 0 4
and i|0 -1 0 0 1 0
and in|-2 -8 0 0 0 10
and is|4 -7 0 0 -1 4
and it|-2 -5 0 -1 -1 9
and it's|-1 -4 -1 0 -1 6
and laid|0 2 -1 0 0 -1
and live|0 0 0 0 0 1
and needs|-1 0 0 0 -1 2
and no|0 1 0 0 0 -2
and nobody|2 2 -1 1 0 -4
and not|0 -4 -1 0 0 6
and nothing|0 2 0 0 0 -1
and on|-1 -2 0 0 0 3
and painted|0 -3 0 0 0 3
and picked|-1 -1 0 0 -1 3
and printed|0 -2 0 0 0 3
and put|-1 -1 0 0 -1 3
and rafael|0 1 0 0 0 -1
and rolled|-1 -4 0 0 0 5
and running|0 -1 0 0 0 1
and said|0 4 3 0 0 -7
and sent|0 -1 0 0 0 2
and she|0 -6 0 0 0 7
and signed|-1 -4 0 0 0 5
and sundays|-3 4 -1 0 0 0
and tested|0 1 0 0 0 0
and that|-1 -3 0 0 0 4
and the|7 -10 -1 -2 6 -1
and they|0 1 0 0 0 0
and they've|0 -1 0 0 0 2
and tom|-1 7 0 0 0 -6
and took|-1 1 0 0 0 0
and two|0 6 0 0 0 -5
and wants|0 1 0 0 0 0
and we|-2 10 0 1 -1 -7
and went|0 9 0 0 0 -8
and with|0 -3 0 0 0 3
and would|0 3 0 0 0 -2
andere|-2 -4 0 17 -2 -9
android|-1 0 0 0 0 1
angebot|-2 13 -1 -1 0 -9
angefangen|7 -2 0 -1 0 -4
angry|0 -2 0 1 0 2
anmelden|0 -2 0 -1 -1 4
anna|1 6 -1 -1 -2 -4
anna called|-2 9 -1 -1 -2 -4
anne|-2 -6 0 9 -1 -1
annex|0 -3 0 -1 4 0
announced|-1 -1 0 6 -2 -3
annoyed|-1 7 0 0 0 -5
annual|0 -1 0 -1 0 2
annual accounts|-1 0 0 -1 0 2
another|-5 9 11 -1 3 -17
another 0|0 -1 3 0 0 -1
another one|2 0 0 0 0 -2
another week|-2 -3 7 0 -1 -1
another year|0 -6 0 0 -1 7
answer|14 -5 -7 0 -2 -1
answer by|2 2 -6 0 0 3
answer from|0 1 0 0 0 -1
answered|-2 -2 -2 -2 -1 8
answered the|0 -1 0 0 0 2
answers|-2 4 0 -1 -2 1
antes|-1 1 2 0 -1 -1
antivirus|0 -1 0 0 1 1
antrag|2 -4 -1 0 1 2
any|9 -20 -7 -1 -4 22
any longer|1 -7 -1 2 -1 6
any more|1 -20 -5 -3 -2 29
anybody|1 6 -1 -1 -1 -4
anymore|3 -17 -1 -1 -1 16
anyone|-2 9 -1 -1 -1 -5
anything|0 -3 -2 1 0 4
anything else|0 0 -1 2 0 0
anyway|7 -4 -7 4 0 0
anywhere|-1 3 0 0 0 -2
apart|-6 18 0 0 -1 -10
apart from|-2 19 0 0 -1 -16
api|-2 2 0 0 0 1
apologised|-6 -4 2 0 0 8
apotheke|-3 2 -1 -2 3 0
app|-1 4 0 1 -1 -2
appeal|-3 -5 1 0 0 8
apple|2 3 0 -4 0 -1
apple trees|5 0 0 -4 -1 0
apples|2 -3 0 3 -1 0
applicant|0 4 -1 0 0 -3
applicants|0 6 -1 -1 0 -4
application|7 -6 -1 -2 -1 3
application for|5 -2 0 0 -1 -2
application is|-1 -2 -1 -1 0 4
applications|1 3 -1 4 0 -6
applications for|0 5 0 0 0 -5
applied|3 1 0 0 0 -4
apply|0 -2 2 0 0 0
appointment|-2 -1 7 0 0 -4
appointment for|-1 -1 4 0 0 -2
appointment is|0 -1 1 1 0 -1
apprentice|1 -2 0 0 -1 2
apprentices|0 -1 0 0 0 1
approval|0 2 -1 0 -1 0
approved|0 -6 -2 -1 -1 11
approved and|-1 -1 0 0 0 2
approved by|2 -2 -1 0 0 1
approved the|-1 1 -1 -1 -1 2
april|-8 -9 15 -2 6 -2
april 0|-1 0 5 0 0 -4
april instead|0 -1 1 0 0 0
april now|0 -1 0 0 0 1
aprons|-2 1 1 0 0 0
arabic|-2 -1 -1 -1 -1 5
architect|-2 2 0 0 0 0
archive|-3 3 0 -1 0 2
archive boxes|-1 -6 0 0 0 8
are|16 6 -9 -5 -16 7
are 0|-4 13 0 0 0 -9
are all|-1 -2 0 -1 -2 6
are already|0 -1 0 0 0 1
are at|-2 1 0 0 1 0
are back|-8 -4 0 -1 -1 14
are boxed|0 2 -3 0 0 1
are coming|1 2 0 -1 0 -1
are corrected|0 -1 0 0 0 1
are cut|5 -1 0 0 0 -4
are done|0 -2 0 0 0 2
are down|0 3 0 0 0 -3
are finished|6 -1 0 0 0 -5
are furious|0 -3 0 4 0 0
are glazed|1 -1 0 0 0 0
are gone|-2 -7 -2 0 0 11
are here|-2 -5 -1 -1 0 10
are in|8 -11 -1 0 -4 9
are left|2 3 0 -1 0 -5
are missing|4 0 0 0 0 -3
are more|0 0 0 3 -1 -2
are moved|-1 -5 0 0 0 6
are new|0 -1 0 0 0 1
are now|-1 3 1 3 0 -6
are off|-9 -2 0 0 0 12
are on|-4 -12 1 -1 -1 17
are online|-1 -3 0 0 0 4
are ordered|-3 -1 0 0 0 4
are out|1 -4 -1 -1 0 5
are paid|0 7 0 0 0 -8
are pruned|1 0 0 0 0 -1
are ready|5 -5 0 0 0 0
are reserved|0 -1 0 0 0 1
are running|8 0 -4 0 0 -3
are scanned|11 -3 0 0 0 -8
are still|0 1 1 0 0 -1
are taken|1 0 0 0 0 -2
are the|0 -3 0 -1 0 4
are too|-1 9 0 0 -1 -7
are two|-1 -1 0 0 0 2
are up|2 -3 -1 -1 0 3
are with|-2 4 0 0 0 -2
are written|0 1 0 0 0 0
area|1 0 -1 0 0 0
aren't|1 -1 0 0 0 0
arm|0 3 0 0 0 -2
around|-1 12 -2 -1 -2 -5
around 0|1 2 -2 0 0 -1
around the|-2 9 0 -1 -1 -5
array|-1 3 0 0 0 -2
arrival|1 2 2 -1 0 -5
arrive|-7 -4 4 -1 -1 9
arrived|-3 1 0 -1 -1 4
arrived 0|0 -2 0 0 0 3
arrived and|-1 1 0 0 0 0
arrived but|0 1 0 0 0 -1
arrived on|0 -3 0 0 0 3
arrives|2 0 -3 0 -1 2
arrives on|-1 3 -2 0 0 0
article|0 -4 3 -1 -2 4
as|0 -7 -6 0 22 -9
as a|-1 -4 -1 -1 -2 9
as an|0 2 0 1 1 -3
as before|0 9 -1 -3 -1 -4
as done|-2 2 0 0 0 1
as far|2 -1 0 0 -1 0
as finished|0 5 0 0 0 -5
as good|0 9 0 0 0 -9
as i|0 3 0 -1 0 -1
as in|0 -2 0 0 0 3
as it|4 -7 0 -1 -1 4
as its|0 -1 0 0 4 -3
as long|1 4 0 0 -1 -4
as of|-1 -7 -4 -1 0 13
as part|-1 -1 0 0 2 0
as soon|0 3 -2 5 -2 -3
as the|2 4 1 -1 -1 -5
as top|0 -2 0 3 0 0
as we|11 -4 1 0 -1 -6
as well|-7 -5 0 -3 33 -19
as you|-1 -1 -2 6 -1 1
asap|0 -1 0 2 -1 0
asap please|0 -1 0 2 0 0
asbestos|0 4 0 0 0 -4
ask|-7 6 1 -3 11 -8
ask for|0 1 0 0 0 0
ask the|-2 -4 0 -1 9 -2
asked|1 1 0 4 -1 -5
asked for|-5 -1 1 0 2 2
asked the|6 -5 3 -1 -1 -3
asking|-1 17 -3 0 -3 -10
asking about|0 7 0 0 0 -6
asks|-5 3 6 -1 3 -6
asks for|-2 2 -3 -1 6 -3
asks how|-1 3 0 0 0 -2
asks if|0 0 2 -1 0 0
assembled|-1 -4 0 0 0 5
assembly|3 -2 0 0 0 -1
assessment|-2 -3 0 0 6 0
at|4 1 -4 -3 -3 5
at 0|-2 6 -5 2 0 -2
at 0pm|0 -2 0 0 0 3
at a|0 -4 5 0 0 -1
at all|2 7 0 0 -1 -7
at customs|2 0 0 0 0 -2
at first|-1 -3 -1 -2 0 7
at home|1 1 0 0 0 -1
at it|14 -3 -2 -5 5 -11
at last|-1 -4 0 -1 -1 6
at lunch|0 -2 0 0 0 2
at night|-1 -1 0 -1 0 3
at nine|0 4 -1 0 0 -2
at noon|-3 -3 4 -1 0 2
at once|-6 -7 -2 7 -1 9
at reception|0 0 0 0 0 1
at seven|-1 -2 0 0 0 3
at six|1 -1 0 1 0 -2
at st|0 -1 0 0 0 1
at ten|-3 -7 5 -1 0 6
at the|5 -2 -1 2 -4 -1
ate|-3 11 0 0 0 -8
attached|-4 -4 -1 0 -1 10
attachment|-1 6 0 0 -2 -2
attend|5 5 -1 0 -1 -7
attend la|5 2 -1 0 -1 -6
attente|1 0 0 0 0 -1
attic|1 5 -1 -1 0 -4
attorney|0 -2 0 0 0 2
au|2 4 0 -3 2 -5
au 0|0 -1 3 0 0 -1
auch|-11 -8 -3 0 25 -3
auch das|-2 2 0 -2 4 -2
auch die|-2 -1 -1 3 11 -10
auch noch|-2 -2 0 -1 8 -2
audio|-3 5 -1 -1 0 0
audit|-2 -5 -2 11 -1 -1
auditor|-2 -3 0 1 1 2
auditors|0 -2 3 0 0 0
auf|4 3 12 -5 -3 -12
auf den|-2 -6 11 -1 -1 -2
auf die|-1 5 0 -1 -1 -1
aufnehmen|-1 -1 0 -1 4 0
august|-7 -9 24 -3 -2 -3
aunt|2 -3 5 0 -4 1
aunt rosa|4 -6 5 -1 -2 -2
aus|3 -1 -2 -6 5 2
aussi|-9 -21 -3 -2 50 -15
aussi un|-2 -4 0 0 8 -1
author|0 1 0 -1 0 0
authority|1 -1 0 0 0 0
autoclave|-2 8 0 0 0 -5
autumn|-4 -5 2 1 0 6
avant|0 -2 4 0 0 -1
avec|-3 2 -2 -1 -1 5
away|2 1 1 3 -3 -5
away on|4 -3 -1 0 0 0
away this|0 -1 1 0 0 0
axle|4 -4 0 0 0 0
ayer|-3 -10 -1 -1 -1 16
ayuntamiento|-1 -1 -1 0 -1 4
b|1 9 -3 -2 -2 -3
b is|0 -3 -1 0 0 5
b0|1 -7 0 0 0 6
baby|-8 0 4 6 -2 0
baby is|0 4 0 0 -1 -2
babysitter|0 0 1 0 0 0
back|4 0 -6 1 -9 9
back a|0 -2 4 0 0 -1
back and|0 -2 0 0 0 2
back at|-2 -6 -1 0 0 10
back by|0 -1 3 0 0 -2
back clean|-1 -2 0 0 0 3
back from|-2 -2 0 -1 -1 6
back hurts|2 1 0 0 0 -3
back in|-2 -3 -1 -2 -1 10
back is|0 3 0 -2 0 -1
back of|-2 0 0 2 0 0
back on|-5 1 4 0 -1 1
back order|3 2 1 0 0 -5
back signed|0 -1 0 0 0 2
back the|-1 -4 0 0 -1 6
back to|16 -5 1 -2 -2 -8
back today|0 -3 0 0 0 4
back up|0 -2 0 0 0 2
back with|-3 1 0 5 -2 -1
back without|0 -1 0 -1 0 3
backend|5 -1 -4 0 0 0
backorder|1 1 0 0 0 -1
backordered|2 1 0 0 0 -2
backup|-2 -5 1 3 0 2
backup server|1 2 2 -1 -2 -3
backups|0 0 -1 0 -1 3
bad|-3 5 0 5 -3 -3
badge|-1 -8 0 0 0 9
badges|-4 4 -1 -3 -2 5
bag|-4 4 0 -1 0 1
bags|-5 -5 2 -1 5 4
bail|0 3 -2 0 0 1
bailiff|-2 0 0 0 0 2
baja|-2 -9 -1 -1 -1 14
bakery|0 -5 -3 -1 0 10
bakes|-8 -6 0 0 0 15
balance|-5 -1 0 -1 0 7
balcony|-5 14 -2 2 0 -10
baler|-2 1 0 0 1 0
bales|1 -2 0 0 0 1
ballast|-1 -2 0 0 0 3
ballot|0 2 0 0 0 -2
balls|-1 -4 0 0 0 5
bancs|11 -2 0 -1 -2 -5
band|-3 -5 -1 -1 5 5
bands|0 -2 0 0 0 1
bank|-13 7 8 -3 -1 3
bank has|0 -2 -1 0 0 3
bank is|-1 1 0 0 0 0
bank says|0 3 0 0 0 -3
banner|-3 5 0 0 0 -2
banners|1 0 0 1 0 -2
bar|-2 0 0 0 0 4
barbecue|-2 5 -4 1 0 1
barber|5 -1 0 -1 -1 -1
barber chair|5 -1 0 -1 -1 -1
barley|-1 -3 -1 5 0 -1
barn|-4 5 -1 0 -2 2
barrels|0 1 0 0 0 -1
basement|-2 1 0 -1 1 1
basin|-1 2 0 0 3 -4
batch|-8 10 -1 -1 -2 1
bath|-2 -4 -1 2 5 0
bathroom|2 -4 -6 10 -1 -2
batteries|-1 -3 0 -1 5 -1
battery|0 -2 -1 0 -1 4
be|-7 3 8 -8 5 1
be 0|0 -1 -1 2 -1 0
be a|-1 0 0 0 2 0
be at|0 -1 2 0 0 0
be booked|-1 0 1 0 0 0
be called|-2 1 -1 -1 0 4
be closed|1 -14 -1 -1 -1 16
be delivered|0 -1 1 0 0 0
be done|-5 3 1 4 0 -2
be finished|1 4 -2 -1 0 -1
be in|0 -4 7 -1 -2 0
be looked|-1 0 0 0 1 0
be made|0 0 0 -1 -1 1
be on|0 -10 10 0 0 0
be out|0 -1 5 -1 -1 -2
be paid|0 1 0 0 0 -1
be ready|-2 -5 7 0 0 0
be renewed|0 1 0 0 0 -1
be seen|-1 -9 3 0 0 8
be taken|-3 6 -1 -1 2 -4
be the|-1 -1 4 0 -1 -1
be there|0 -3 4 0 0 -1
be through|6 0 -5 0 0 0
bea|-4 18 0 -4 -1 -8
beamer|-2 -4 -6 0 0 13
bear|1 -2 0 0 0 1
bearing|-1 0 0 -1 0 2
beca|-3 3 0 -1 -1 1
became|0 1 0 0 0 -1
because|-5 9 7 -2 0 -9
because of|-1 2 5 -2 1 -5
because the|-4 6 2 0 0 -3
beck|-1 -1 0 0 0 2
become|-2 -7 -2 11 0 -1
become urgent|0 0 0 1 0 0
bed|-1 -5 -1 7 2 -2
bedroom|0 6 0 0 0 -6
beds|-1 -1 2 -2 1 1
beekeeper|-1 -1 0 0 0 2
been|0 -8 10 -3 -8 9
been delivered|-1 0 0 0 0 1
been moved|1 2 -2 0 0 0
been on|0 -2 0 0 -1 2
been paid|-2 1 0 0 -1 1
been to|0 5 -1 0 -5 1
beeping|0 1 0 0 0 0
beeps|-1 5 0 0 0 -4
beer|-1 -6 0 0 0 7
bees|-2 2 -1 -1 0 2
before|-26 -4 5 19 2 4
before 0|0 0 3 -1 0 -1
before all|-1 -4 -3 11 0 -3
before anything|0 0 -1 2 0 0
before dec|0 0 1 -1 0 0
before december|1 -1 2 -1 0 -1
before everything|-4 -1 0 7 0 -2
before he|0 2 0 -2 1 -1
before i|0 5 -4 -2 -1 2
before it|0 1 0 0 0 0
before monday|1 0 0 0 0 0
before october|0 1 1 -1 0 0
before she|-1 3 0 -1 0 -1
before the|-14 -11 9 4 3 10
before they|0 9 -2 -3 -2 -2
before we|0 -1 -1 -2 4 0
began|6 -4 0 0 0 -1
begin|-4 2 0 0 0 2
begins|4 -1 0 0 0 -2
begun|14 -5 0 -1 0 -8
begun to|1 0 0 0 0 0
begun with|1 -1 0 0 0 0
behind|-5 8 0 -1 -2 1
behind the|-5 2 0 0 -1 4
bei|-3 0 -2 -2 5 2
bei der|-4 1 -1 -3 9 -3
beim|3 9 -1 -4 7 -14
beim amt|8 -6 -1 0 0 0
being|4 0 1 4 -1 -8
bekommen|-5 1 8 -3 -2 0
belege|0 1 0 0 0 0
believe|-1 7 -3 0 0 -2
bell|-1 2 0 -1 0 0
bell rings|0 -1 0 0 0 2
bells|0 -3 0 0 0 4
belongs|-3 -7 0 -1 3 7
below|-2 2 -1 -1 9 -6
below the|0 1 -1 0 1 0
belt|-1 -2 0 0 0 4
ben|3 8 -1 -5 -3 -1
ben please|0 10 -1 -5 -3 -2
ben's|-5 5 0 0 0 1
bench|14 -6 0 0 0 -8
berger|-1 3 -1 -1 -1 0
berth|-1 -2 0 0 0 3
best|4 -7 -3 8 3 -4
best regards|3 0 -1 0 0 -1
bestellt|4 -4 -1 -2 0 3
better|1 7 5 -3 -2 -7
better the|0 -1 0 0 0 2
between|0 9 0 0 0 -9
between 0|0 0 1 0 0 0
between mei|0 1 0 0 0 -1
bezahlt|-4 -1 -1 6 0 0
bibliotheque|-1 -1 -3 0 -1 6
bici|-1 0 -1 -1 -1 4
bid|0 -1 0 0 0 1
bien|-4 7 -1 -1 -1 0
big|-4 2 -1 5 -6 4
bigger|0 3 0 0 0 -2
bike|-1 -7 -2 6 4 0
bike is|3 4 -2 0 0 -5
bill|2 -5 5 0 -1 0
bill is|-2 2 -1 0 0 1
bill of|4 -4 0 0 0 1
bills|5 -7 0 0 -1 3
bin|8 -6 -1 5 -2 -4
binder|0 -3 0 0 -1 4
bins|-2 3 0 -1 -1 1
bio|0 -1 0 0 0 2
bird|-2 -5 0 -1 -1 9
birds|-2 7 0 -1 -1 -3
birth|1 3 0 -1 -1 -2
birth certificate|0 1 0 0 0 0
birthday|-1 8 -10 7 0 -4
bis|15 -8 11 0 -3 -14
bis 0|4 3 1 -1 0 -7
bis ende|-2 -1 -3 -1 0 7
biscuit|-2 6 0 0 -1 -3
bit|-3 6 -1 0 -2 0
bit more|0 0 0 1 0 0
bit of|-2 -2 -1 0 -1 6
bitte|-17 -23 2 24 34 -22
bitte als|-1 -5 0 -1 8 -1
bitte auch|-1 -3 -1 -3 11 -3
bitte vorziehen|-2 -4 0 13 -4 -3
black|2 -1 -2 -1 -1 3
black friday|0 -1 0 1 0 0
black stuff|2 1 -2 0 0 -1
blade|1 1 1 0 0 -3
blades|0 1 0 0 0 -1
blank|0 7 0 0 0 -7
blankets|0 -2 0 0 1 1
bled|-2 -4 0 0 0 6
blind|0 0 0 0 0 1
blinds|6 -5 0 -2 -1 3
blocked|2 -4 -1 -2 0 5
blocked by|3 0 0 -1 0 -2
blocks|0 -2 0 3 0 -1
blood|11 -5 -1 -1 0 -5
bloque|4 1 0 0 0 -4
blue|-3 11 -2 -2 3 -7
blue ones|0 4 0 0 0 -3
blum|-1 -1 0 0 3 -1
board|-2 7 -5 1 -1 0
board has|0 -3 0 1 0 2
board in|-1 5 0 0 0 -4
board is|-1 0 0 0 0 2
boards|11 -16 -1 -1 0 7
boat|-2 -6 3 4 -1 2
boat trip|0 0 3 4 -1 -7
boathouse|0 4 -1 0 0 -4
boiler|1 -6 7 -1 -2 1
boiler is|-1 4 0 -1 0 -1
bolted|-1 -1 0 0 0 3
bolted down|-1 -1 0 0 0 3
bon|-2 -2 -1 0 0 5
bone|-6 -1 0 0 -1 8
book|-3 -7 3 4 2 2
book the|-1 0 0 0 2 -1
booked|-8 6 1 -1 0 2
booked 0|0 -1 -1 0 0 1
booked for|1 6 1 0 0 -8
booked in|0 1 0 0 0 0
booked it|0 -1 -1 0 0 2
booked out|-5 17 5 -1 0 -17
booking|-1 -1 0 2 -1 1
books|-3 4 -8 -3 -2 12
books are|-1 -2 -3 -1 0 8
boot|5 -2 0 0 -1 -2
booth|0 1 1 2 -2 -2
boots|0 -7 0 0 0 7
borrow|0 -6 0 0 6 0
borrow 0|0 -5 0 0 6 0
boss|9 2 -1 -1 -3 -5
bot|-3 -3 0 8 0 -2
both|-13 -3 -2 -3 -7 28
both have|0 -1 0 0 0 1
both sides|-1 -3 0 0 0 5
both signatures|0 7 0 0 -5 -2
bottle|-2 1 -1 -1 0 3
bottles|-3 -2 0 -1 5 2
bottom|-4 0 -1 15 -4 -6
bottom of|0 -4 0 7 -3 0
bought|14 -16 -3 -3 -2 9
bought the|-8 -12 -1 -1 -1 23
bounced|0 13 0 -1 -3 -9
box|1 -9 0 -1 9 -1
box 0|10 -5 0 0 0 -4
box is|-2 -3 0 0 0 5
box of|0 0 0 1 -1 1
boxed|0 2 -3 0 0 1
boxes|-1 2 3 -2 -2 1
boxes 0|-4 -2 0 0 0 6
boxes are|2 -4 0 0 0 1
boxes of|-2 -3 0 0 0 6
braces|-9 0 -1 0 0 10
brake|0 2 0 0 -1 -1
brakes|-3 -1 -2 0 0 7
branch|0 2 0 0 0 -2
brand|5 -1 0 -1 -1 -2
brandl|-1 10 0 -1 0 -8
brandt|-2 -5 0 0 0 8
brauchen|4 -1 2 -2 1 -5
brauchen wir|5 -1 2 -1 0 -4
braucht|-4 4 2 0 1 -2
braucht noch|-3 4 0 0 1 -2
bread|-1 1 0 0 -1 2
break|7 -4 -2 -1 -1 1
breakfast|-1 -5 0 0 0 6
breaks|0 2 0 0 0 -2
brian|0 -1 0 0 2 -1
bride|-5 3 0 -1 0 3
bridge|-1 0 0 0 0 1
briefing|0 4 0 0 0 -3
brigade|1 0 0 0 1 -1
bright|-1 -5 0 0 0 6
bright again|0 -2 0 0 0 3
brim|0 -1 -1 5 -1 -1
bring|-5 0 4 4 3 -6
bring the|-2 -1 0 7 0 -3
brings|-2 -6 0 -1 5 5
brings the|-2 -7 0 -1 5 5
brochure|-2 0 0 7 0 -4
broke|-2 19 -1 -3 -2 -11
broke down|0 3 -1 -1 0 -1
broke off|0 6 0 0 -1 -5
broken|-5 4 -1 -1 -1 4
broken window|-1 -6 0 0 0 8
broker|5 -1 0 -1 0 -2
brother|1 -4 0 0 0 5
brother in|1 -3 0 0 0 3
brought|-2 -2 -2 5 -1 2
brought forward|0 0 -5 7 0 -1
brought the|-2 -6 4 0 0 4
brown|-1 1 0 0 0 1
browser|0 0 0 0 0 1
browser shows|0 -1 0 0 0 1
bruno|0 2 0 0 0 -1
btw|-2 7 0 0 0 -4
bucket|4 6 -2 -2 0 -6
bucket is|4 0 0 -2 0 -2
buckets|-1 2 0 0 0 0
bucks|-1 3 -1 0 0 -1
budget|11 -7 -1 -2 6 -7
budget for|-4 1 0 0 -1 4
bug|-3 -1 0 -1 0 5
build|-5 1 -4 -1 2 7
building|6 -1 0 0 1 -6
built|-3 -4 0 4 0 3
bulb|-3 0 0 -1 2 2
bulbs|1 -6 0 0 0 6
bump|-2 -11 -1 18 -2 -3
bump it|0 -1 0 1 0 0
bump the|-1 -2 0 5 -1 -2
bump this|0 -3 0 4 0 0
burn|0 -1 0 0 1 0
burns|-2 11 0 0 -1 -8
burnt|3 3 0 -1 -1 -5
buro|-1 5 -5 -1 -1 2
bus|-2 8 0 -2 -1 -2
bus company|0 1 0 0 0 -1
bus for|-1 -1 0 0 0 2
bus stop|-4 2 -1 0 0 4
bus trip|4 0 2 -1 -1 -5
busy|-1 5 0 0 0 -4
but|0 26 -3 0 0 -23
but i|0 2 0 0 0 -2
but it|1 5 0 -1 0 -5
but it's|-3 0 0 0 0 3
but no|-1 -5 -1 7 0 0
but not|-4 5 -1 0 0 0
but only|0 3 -2 0 0 0
but the|-2 5 5 -1 -1 -6
but they|1 0 0 0 0 0
butter|0 -1 0 0 0 2
button|-3 -11 -1 0 3 12
buy|-2 -1 0 0 6 -2
buzzed|0 0 0 1 0 -1
by|1 -7 9 -6 -1 4
by 0|-4 5 9 -1 -1 -9
by a|-3 7 5 0 0 -9
by both|0 -1 0 0 0 1
by courier|-1 -5 -2 0 0 8
by dec|0 -1 2 0 0 0
by friday|-4 0 6 1 0 -2
by heart|0 1 -1 0 0 1
by itself|1 -6 -2 2 -2 6
by jan|0 -1 0 0 0 0
by mail|0 -3 -1 0 0 5
by monday|0 2 0 0 0 -3
by month|0 -4 0 0 4 0
by noon|-1 0 2 0 0 0
by nov|0 -1 1 0 0 0
by one|1 3 0 0 0 -4
by phone|-1 0 -1 0 0 1
by post|0 0 1 0 0 0
by registered|0 -1 0 0 0 1
by the|4 5 -2 -6 3 -4
by then|0 -1 2 0 0 0
by this|-1 1 0 0 0 0
by thursday|-1 -1 2 0 0 0
by tomorrow|6 -2 -4 0 0 0
by tuesday|-1 -3 4 0 0 0
by two|-2 -2 6 0 0 -1
bye|-2 0 7 -1 -2 -3
c|-5 3 1 -1 -1 2
c'est|-6 -9 5 5 -1 6
c'est bon|-2 -2 -1 0 0 5
c'est regle|-1 -5 -1 0 -1 8
ca|10 -5 -1 3 -1 -5
cab|-1 -1 0 0 0 2
cabin|0 -2 0 -1 0 4
cabinet|-3 -4 -2 -1 0 10
cable|-4 -4 2 -1 2 5
cables|-2 6 0 -4 -2 2
cage|-1 -1 0 2 0 0
caja|-5 0 -1 -1 8 -1
cake|-8 0 5 -2 1 4
cake stall|-2 -1 -1 0 -2 6
calendar|-1 -1 0 -1 0 4
calf|3 -3 0 6 0 -5
calibrated|-1 -3 0 0 0 4
calibration|0 -1 1 -1 0 2
call|5 -2 7 -2 3 -11
call the|-2 3 -1 -1 2 -2
called|1 0 6 -2 -5 -1
called again|0 1 0 2 0 -2
called back|0 -2 0 0 0 2
called he|0 0 2 0 0 -1
called in|0 -1 0 0 0 1
called mrs|-1 -7 0 0 0 8
called off|10 -2 0 0 0 -7
called the|-7 4 1 -1 0 4
callers|3 1 0 -3 0 0
calls|2 12 -6 -2 -1 -5
came|-8 9 -9 -6 -6 20
came 0|1 0 0 0 0 -1
came at|-1 -4 -1 0 0 6
came back|-2 11 0 -1 -1 -6
came but|0 3 0 0 0 -2
came by|0 -1 -4 0 -1 6
came for|0 4 0 0 0 -3
came from|0 -11 0 0 0 11
came in|-1 9 0 -1 0 -7
came out|-1 1 0 -1 0 0
came through|-2 1 -1 0 0 3
came to|-1 4 0 0 0 -3
came today|0 -5 0 0 0 5
came with|0 5 0 0 0 -4
camera|0 -1 2 0 1 -1
camp|0 2 -3 -1 1 0
campaign|-2 1 1 0 0 0
can|-14 -12 8 12 2 4
can be|7 -16 -2 -1 -1 14
can close|0 -1 0 0 0 2
can come|2 3 -4 -3 0 2
can do|-3 0 3 -4 -1 5
can drive|0 5 -4 0 0 0
can get|0 2 0 0 0 0
can give|-1 -2 4 -1 0 -1
can go|0 -2 1 3 -2 0
can hardly|0 3 0 -1 0 -2
can have|0 2 -1 -1 0 0
can hear|0 -2 0 0 -1 3
can log|-1 -3 0 1 -1 5
can only|2 0 3 -3 -1 -1
can pick|0 -1 0 0 0 1
can put|0 -1 5 -1 -1 -2
can ring|0 -2 0 0 0 3
can see|0 -2 0 0 0 2
can send|0 2 0 0 0 -1
can sign|0 3 -3 0 0 0
can someone|-2 9 0 -1 1 -7
can start|-2 5 0 -1 -1 -1
can stay|-1 7 -1 0 0 -5
can take|-3 1 2 14 -3 -11
can that|0 -1 0 -1 2 -1
can the|0 0 1 1 1 -2
can wait|-5 -6 9 9 -2 -5
can we|-4 -8 10 3 5 -6
can you|-1 -4 -1 -1 14 -8
can't|-8 3 21 3 -6 -13
can't be|0 4 0 -1 -1 -2
can't come|1 2 4 -4 -1 -3
can't deliver|0 1 0 -1 0 0
can't do|4 -2 3 -3 0 -1
can't find|-1 2 0 0 0 0
can't get|-5 3 -1 -1 -1 5
can't go|1 1 0 -1 0 0
can't have|-1 3 0 0 0 -1
can't make|1 0 2 -2 0 0
can't on|0 -6 7 0 0 0
can't open|-1 4 -1 -1 -1 0
can't print|5 -5 0 0 0 0
can't start|-5 1 5 0 0 0
can't use|-1 4 -4 0 0 -1
can't wait|-4 -2 1 8 0 -2
canal|2 -5 -3 -1 0 7
cancel|20 -12 -2 -4 5 -7
cancel the|-5 1 -1 -1 7 -1
cancellation|0 0 -1 0 0 1
cancelled|-3 -2 2 -1 -2 7
cancelled the|0 3 0 0 -1 -1
candidate|0 4 0 0 1 -4
candidates|7 2 -2 -1 -1 -6
candidates for|-1 9 -2 0 -1 -4
candles|-1 3 0 0 2 -4
cannot|1 6 -4 0 0 -3
cant|4 9 -3 -2 -3 -6
canteen|-3 -5 0 0 0 8
captain|0 3 0 0 0 -2
captions|0 1 0 0 0 -1
car|2 -2 -2 0 -3 5
car insurance|-1 3 0 -1 0 -1
car is|1 -1 0 0 0 0
car park|6 0 0 -1 -1 -4
car's|-1 -2 2 0 0 1
card|-5 5 -2 -2 0 5
card is|-7 -1 0 0 0 8
card reader|0 1 0 0 0 -1
cards|-3 4 -1 0 -2 3
cards for|2 -1 0 0 0 -1
care|-1 -3 0 0 0 5
care of|-1 -3 0 0 0 5
careful|-2 9 0 0 0 -6
caretaker|-4 2 0 0 -1 3
carpenter|-1 3 0 0 0 -2
carpet|4 2 0 -2 -1 -4
carpet is|6 1 0 0 0 -6
carried|5 -1 0 0 0 -4
carrier|12 -6 0 0 0 -5
carries|-1 -4 0 1 0 5
carry|-2 2 -1 0 0 2
carry the|-1 -1 0 0 0 2
cart|0 2 -3 0 1 1
carta|-3 4 -1 -1 -1 1
cartel|1 -2 0 0 0 1
cartons|9 6 -5 -1 -1 -7
case|1 1 0 3 -3 -1
case closed|-1 -1 0 0 0 2
cash|-3 0 -1 -2 -1 7
cash and|0 -1 0 0 0 2
cat|4 -2 -2 -1 1 -1
catalogue|10 -3 0 -1 -1 -4
caterer|-1 -1 0 0 0 2
cats|-1 -3 0 0 0 4
cause|0 2 0 0 0 -2
ce|2 -6 1 0 -1 4
ce matin|2 -6 -1 0 0 5
ceiling|6 -3 -1 0 -2 0
cellar|1 -3 -1 -3 8 -2
cent|-2 -4 0 0 0 6
center|0 2 0 0 0 -2
centre|-2 -1 0 0 0 4
centrifuge|-1 -3 0 0 0 3
cents|0 5 -2 0 0 -2
cents a|0 3 0 0 0 -3
cert|-1 0 0 0 0 1
cert on|0 -1 0 0 0 0
certificate|-3 -10 -4 11 -2 7
certificate in|0 -1 0 0 0 2
certificate is|0 -1 0 -1 0 2
certificates|-2 11 0 -1 -1 -6
certified|-4 -1 0 0 -1 6
certs|0 1 0 0 0 0
cfo|0 0 1 0 0 -1
cfo wants|0 -2 1 1 0 0
chain|-5 -5 0 0 0 11
chains|-1 -4 0 0 -1 7
chair|3 -2 -1 -2 1 1
chairs|-4 1 4 -3 0 2
chairs are|-2 -3 0 0 0 5
chalkboards|1 1 -1 0 0 0
change|-1 5 3 -2 -1 -4
change the|0 -1 0 0 2 0
changed|8 -10 3 -3 -4 6
changed it|-1 0 0 0 0 1
changed the|-2 1 2 -1 -1 2
changed to|-2 3 0 0 0 -1
changes|0 3 0 -1 -1 -1
changing|2 0 0 0 0 -2
changing rooms|2 0 0 0 0 -2
chapel|-1 -1 -2 0 0 4
chapter|11 -1 -1 -1 0 -8
chapter 0|12 -2 1 0 0 -9
charge|-1 2 -3 0 0 3
charger|6 -4 0 0 0 -1
charges|0 2 0 0 0 -2
charges 0|0 3 0 0 0 -2
charity|-1 -1 0 0 0 2
chart|0 -1 0 0 2 0
charts|0 1 0 0 0 -1
chasing|0 1 0 0 0 -1
chasing the|0 1 0 0 0 -1
cheaper|-1 2 0 0 0 0
cheaper but|0 1 0 0 0 0
cheaper one|0 2 0 0 0 -2
check|3 -12 -3 8 13 -9
check the|0 -1 0 0 4 -2
check to|0 -1 1 0 0 0
check whether|-1 1 0 -2 3 -1
checked|-5 -13 -4 -2 0 24
checking|17 -5 0 -1 0 -10
checklist|-1 -1 -1 0 10 -6
checkout|3 2 -2 0 -1 -2
cheers|0 1 0 1 2 -4
chef|-5 7 -1 -1 -3 3
cheque|-4 -2 0 -1 -1 7
chess|-1 3 0 0 0 -1
chez|2 1 -1 9 -1 -9
chiara|-1 5 0 0 -1 -3
chickens|-5 6 0 0 2 -2
child|0 3 0 0 0 -2
children|-2 7 0 -1 1 -5
chimney|-4 4 1 -1 0 0
chipped|5 -2 0 0 0 -3
chlorine|0 -2 0 0 0 2
chocolate|0 2 -2 0 0 0
choice|3 -2 0 0 0 0
choir|2 -5 4 -1 -1 2
choir concert|8 5 -3 -1 0 -9
choir robes|-2 -4 6 1 0 0
christmas|-1 -5 1 1 0 5
church|-3 2 0 0 0 1
church is|-4 2 0 0 0 2
cinema|-1 1 -1 0 -1 2
cita|0 -1 2 0 0 0
cita para|0 -1 2 0 0 0
city|2 1 -1 -2 1 0
city hall|0 1 0 0 0 -1
claim|-1 -10 0 -2 6 8
claims|-1 -2 0 -1 0 5
claire|3 4 0 -1 -1 -5
class|-3 3 2 -7 -1 5
class is|0 5 0 -5 0 0
classes|-2 5 -2 0 0 0
clause|-1 10 -4 -1 0 -3
clause 0|0 3 -1 -1 0 -1
clean|-1 -4 -3 -4 -2 15
clean the|-2 10 -1 -2 -1 -5
cleaned|-2 6 0 0 0 -3
cleaned the|0 9 0 0 0 -9
cleaner|-2 0 3 4 -1 -4
cleaning|2 -2 0 -1 3 -3
clear|-3 -11 0 -1 -2 18
cleared|-4 -5 -1 -1 0 10
clerk|-1 1 -1 0 0 2
cles|-3 -2 0 0 -1 5
client|3 8 -3 -2 3 -10
client is|5 1 0 1 0 -6
client's|-2 4 -1 -1 0 0
cliente|8 -5 -1 -1 -2 2
clients|-2 -4 -3 0 -1 9
climbing|-1 1 0 -1 3 -1
climbing frame|-1 -3 0 -1 3 3
clinic|7 -7 3 -2 0 -1
clock|-1 -2 0 0 0 4
clocks|-1 -1 4 -1 -1 0
close|0 -7 0 -3 -2 12
close it|6 -2 0 -1 -1 -2
close the|-5 -5 -1 -1 -1 14
closed|-13 16 -2 -2 6 -6
closed for|-2 13 0 0 0 -10
closed on|-1 6 0 0 0 -5
closed today|-2 15 -1 0 0 -12
closes|-1 -6 1 -1 0 8
closes tight|-1 -1 0 -1 0 2
closing|-9 -10 1 2 6 11
closing date|0 0 2 0 0 -2
closing this|-3 -1 0 -1 0 4
club|1 -4 -2 0 -2 7
clutch|2 -1 -2 -1 0 1
cm|-1 4 0 0 -1 -1
cm too|0 2 0 0 -1 -1
co|-1 -1 1 0 0 1
coach|2 -2 -1 0 -1 3
coach company|0 1 0 0 0 0
coat|12 0 -2 -3 -1 -6
coat is|2 0 0 -1 0 0
coat on|1 1 0 -1 0 -1
coats|7 -6 0 -1 0 0
coche|-2 0 0 0 1 2
cocina|-4 -4 11 -1 -1 0
code|-3 9 -1 -2 -2 -1
codes|0 2 0 0 0 -1
coffee|-1 1 0 0 0 1
coffee machine|0 1 0 0 -1 0
coins|-1 -6 0 0 0 8
cold|6 8 -1 -3 -4 -6
cold again|-2 9 0 0 0 -7
cold room|-1 -1 0 -1 0 3
cold store|-1 -2 0 -1 -1 5
colis|1 2 -1 -1 -1 0
colleague|-2 7 0 -1 0 -3
colleagues|1 -3 0 0 -1 3
collect|0 -4 3 -1 1 1
collect the|0 -1 0 0 1 0
collected|5 -14 -2 -1 -1 13
collected by|-2 -3 0 0 0 6
colour|5 -1 1 0 -1 -3
colours|0 -2 0 1 0 1
column|1 3 0 0 0 -4
combine|3 -2 -1 0 -1 2
come|14 -10 -4 2 -6 4
come a|0 -2 2 0 0 0
come back|3 -7 -2 0 0 6
come before|0 0 4 1 -1 -4
come first|0 0 0 2 0 -1
come for|0 1 2 0 0 -3
come in|-1 -3 -1 -1 -1 7
come next|-2 -3 -2 1 0 6
come on|-2 -1 2 0 0 1
come tomorrow|5 3 -5 -1 0 -1
come until|-2 2 1 0 0 -1
comes|15 -4 -6 3 -2 -6
comes 0|-2 3 -2 0 0 1
comes a|0 0 1 -1 0 0
comes back|2 2 -2 -1 -1 -1
comes for|0 2 -1 0 0 -2
comes friday|0 0 1 0 0 -1
comes in|0 -2 0 0 0 3
comes next|10 -2 -3 0 0 -4
comes on|-5 10 -6 0 0 0
comes thursday|1 1 4 -2 0 -4
comes tuesday|-1 0 0 0 0 1
coming|6 6 -9 10 -2 -11
coming on|0 1 0 0 0 -1
commande|4 -2 0 -1 -1 0
commas|0 4 0 -1 0 -3
commence|-2 -3 -1 0 -1 7
comment|3 8 0 -2 0 -8
comment on|-3 10 0 0 0 -7
comments|0 8 5 -1 0 -11
comments on|-1 6 3 -1 0 -7
company|-4 9 -1 -2 0 -2
company says|1 0 0 0 0 -1
compare|0 -1 0 -1 3 -1
complain|-1 0 0 8 -1 -5
complained|0 3 0 0 0 -3
complains|-1 8 0 0 -1 -6
complaint|0 -3 0 3 0 1
complaints|-1 -5 0 0 0 7
complete|2 -2 0 0 0 0
compost|-3 3 -1 4 -1 -3
compressor|4 -4 0 0 0 1
compressor is|1 1 0 0 0 -2
con|5 5 0 -1 -1 -7
con el|-2 0 2 0 0 0
con la|5 1 -1 0 0 -5
concept|2 0 -1 0 1 -2
concert|10 1 4 -1 0 -14
concert is|4 3 0 0 0 -7
concrete|2 -2 0 -1 0 1
concrete is|1 0 0 -1 0 0
cone|0 2 0 0 0 -1
confirm|0 -2 -2 0 0 4
confirmation|-5 -8 0 0 -1 14
confirmation is|-2 0 0 0 0 3
confirmation mail|-2 0 0 0 0 3
confirmation no|0 -1 0 0 0 1
confirmation number|0 -1 0 0 0 1
confirmed|-4 -7 -11 -3 4 20
confirmed 0|0 -1 -3 0 0 5
confirmed by|-5 -2 -1 0 0 8
confirmed for|-1 -5 -2 0 0 8
confirmed in|0 -1 0 0 0 1
confirmed receipt|0 -1 0 0 0 1
confirmed that|0 0 0 0 0 1
confirmed the|0 5 0 0 0 -5
confirmed two|-1 -1 0 0 0 2
consent|0 5 0 0 0 -5
consent form|0 -1 0 0 0 1
consent forms|1 6 0 0 0 -6
consents|0 1 0 0 0 0
consulate|-1 3 0 0 0 -1
contact|-7 -3 -1 -2 -1 12
container|-2 -3 0 0 0 5
container is|0 -3 0 0 0 4
contenedor|6 -7 0 0 0 2
content|-1 -9 -1 0 0 12
continue|10 -1 -4 -1 0 -4
contract|0 -1 -1 5 -1 -2
contract came|0 2 0 -1 -1 0
contract signed|-1 -6 0 0 0 7
contractor|1 4 1 -1 0 -6
contracts|-3 -1 0 0 0 4
contrast|0 0 0 0 0 -1
contrato|-1 5 -1 0 0 -3
control|0 4 0 0 0 -4
cook|-1 1 0 0 0 0
cooler|0 -3 0 0 0 3
cooling|0 5 0 0 -1 -4
coop|-3 -1 1 2 0 2
copied|-1 -4 0 0 -1 6
copier|-1 -1 0 0 -1 4
copies|-2 -3 0 -1 0 5
copy|-2 -4 -2 -3 1 10
copy in|0 -1 0 0 0 2
copy is|-1 -3 0 0 0 3
copy of|0 2 0 -2 1 -1
corner|0 5 -1 -2 0 -1
corre|-1 -2 0 7 0 -3
correct|-2 -1 -3 -1 0 7
correct now|-1 -1 -2 0 0 5
corrected|-2 -2 0 0 0 5
corrected and|0 -1 0 0 0 1
correction|5 -6 -1 1 0 2
correctly|-1 -4 0 0 0 6
correo|0 0 5 0 0 -5
corridor|-1 0 0 -1 2 1
cosmetic|-3 -2 -1 8 0 -2
cost|-2 1 0 -1 6 -4
cost 0|0 3 0 0 0 -3
costs|-1 3 -2 5 -1 -3
costs 0|-2 5 -1 6 -1 -6
costume|-5 -7 0 0 0 13
costumes|-2 -5 1 11 0 -3
cottage|1 3 -2 -1 0 -2
couch|0 -1 -2 0 0 3
could|-9 6 2 3 12 -14
could be|-3 6 -1 -1 -1 0
could not|0 2 -1 0 0 -1
could somebody|-1 -13 0 7 7 -1
could someone|0 1 0 0 0 0
could start|1 3 -3 0 0 -1
could we|0 5 0 -2 0 -2
could you|-1 -3 1 -1 6 -3
couldn't|-1 4 0 -1 -1 -2
couldnt|0 6 0 -1 -1 -3
council|3 8 -3 -2 0 -6
council has|6 -1 0 0 0 -4
counsel|-1 2 -1 0 0 0
count|-2 11 -2 -3 2 -5
count is|0 1 0 0 0 0
counted|-4 3 -2 0 -1 5
counted them|0 -2 0 0 0 2
counted twice|0 -6 0 0 0 7
counter|-2 5 -1 0 0 -1
countersigned|-1 -2 1 0 0 3
counts|-1 -6 0 2 0 5
county|0 -1 -1 -2 0 3
couple|0 -4 0 0 0 4
couple from|0 -4 0 0 0 4
courier|-2 1 -7 -1 0 8
course|2 2 0 -3 0 -1
course is|2 3 -1 0 0 -4
course on|-1 2 -1 0 0 0
court|5 3 -1 -1 -2 -4
cousin|-1 2 0 -1 -1 0
cover|4 -5 -6 0 1 4
cover the|-1 0 0 0 1 0
covered|-5 -3 0 0 0 9
cows|-1 1 -1 -1 0 2
cpr|0 -2 3 0 0 0
crack|-2 2 0 0 -2 2
crack is|-1 -2 0 0 0 3
cracked|-3 8 0 0 0 -3
crane|-1 2 -2 5 -2 -2
crash|-2 -5 -2 3 -1 8
crash cart|0 1 -2 0 0 1
crashes|-1 13 0 -1 -1 -9
crate|-2 3 0 0 0 1
crates|0 1 -1 -1 2 -1
cream|-3 9 0 -3 -1 -3
creche|6 -5 -1 0 -1 1
credit|-5 -4 -2 9 -2 4
credit note|0 -3 1 0 -1 4
credited|-5 -6 0 0 0 12
crew|17 -11 -1 -1 -1 -3
crew change|-2 -4 0 0 0 6
cried|-1 6 0 0 0 -5
critical|-2 -2 -2 6 0 0
croissant|0 2 -1 0 0 -1
croissants|-6 1 0 10 -5 -1
cross|1 -3 1 0 0 2
crossed|1 -2 0 0 -1 2
crossing|-1 0 0 0 -1 3
crown|0 -2 1 0 0 2
csv|-1 -1 1 0 0 1
csv export|-1 -1 1 0 0 1
cuando|0 2 -2 -1 -1 1
cupboard|-2 -6 -1 0 0 8
cups|-1 5 -1 0 0 -4
curing|5 -3 -3 0 0 1
current|-1 -2 0 0 0 2
currently|7 -4 0 -1 0 -2
curtain|0 6 -1 0 -1 -4
curtains|-2 0 0 4 0 -1
customer|-2 2 1 5 -5 -1
customer can|0 -1 0 0 0 2
customer in|-1 -5 0 7 0 -1
customer is|-1 -1 0 3 -1 0
customer with|7 -2 0 0 -1 -4
customer's|-2 1 -1 -1 0 3
customers|-4 6 -2 6 -2 -4
customers can|0 -3 0 -1 0 4
customers in|-1 2 0 0 0 0
customs|1 -4 0 -2 0 5
cut|6 -5 6 -3 -2 -3
cut and|2 -1 0 0 0 0
cut off|-2 3 7 0 0 -7
cut the|-2 -2 -2 0 0 6
cuts|-2 -8 0 5 8 -3
cutting|6 -3 0 0 0 -3
cylinder|6 -5 0 0 0 -1
d|-1 4 1 0 0 -4
d'emploi|5 -2 0 -1 -1 -1
da|2 3 -3 -6 -4 8
dad|-1 3 0 1 -2 -1
dads|-1 -2 -2 -1 -1 6
daily|-1 -2 0 0 0 3
damage|0 0 0 0 5 -4
damit|0 -1 0 0 0 1
dan|-2 -4 12 -1 -1 -5
dans|-4 -14 -3 -2 11 11
dans la|2 -3 -2 -1 6 -3
dans le|-4 -7 -1 -1 6 8
dark|3 9 -2 2 -1 -10
dark green|4 -2 0 0 0 -2
dark mode|2 -2 0 3 0 -3
das|-2 4 -3 1 -1 2
das gutachten|7 -8 1 -3 0 4
data|2 1 0 1 -1 -2
data protection|0 0 0 2 0 -2
data sheet|0 3 0 0 -1 -2
database|1 1 0 0 1 -1
date|-2 0 13 -1 -5 -4
date 0|0 -1 3 0 0 -2
date is|-1 1 1 0 0 -1
date on|-3 4 -1 0 0 1
dates|1 1 0 0 -1 -1
daughter|-1 -1 -1 0 -1 4
dawn|1 -5 0 0 0 4
day|-6 3 9 -2 -3 -2
day 0|1 -3 0 0 0 2
day is|-2 0 1 0 3 -1
day later|0 0 1 0 0 0
day on|0 0 1 0 0 -1
day sooner|-2 -4 9 -2 -1 0
daylight|0 -2 2 0 0 0
days|-3 7 22 -3 -4 -19
days a|0 3 -3 0 0 0
days earlier|0 -3 3 0 0 0
days for|-2 -6 11 0 -2 -1
db|-1 6 2 0 0 -6
db 0|-1 5 0 0 0 -4
db upgrade|0 2 2 0 0 -3
dbs|0 3 0 0 0 -3
de|0 -1 3 -4 2 0
de 0|-1 2 -4 0 3 0
de abril|0 -2 3 0 0 -1
de la|-5 9 1 1 -4 -1
de las|-3 -3 0 8 0 -1
de motivation|-1 -1 1 0 0 1
de nouveau|-4 -3 0 0 0 8
de plus|0 1 -1 -1 3 -2
de subvention|-1 4 -1 1 -1 -2
dead|6 -1 -4 -1 -1 2
deadline|-1 -5 12 0 0 -5
deadline for|0 -1 3 0 0 -2
deadline to|0 -1 1 0 0 0
deadline was|0 0 1 0 0 -1
deal|-2 -3 -1 6 -1 1
dealer|3 5 -2 -1 -1 -4
dear|10 -11 6 1 4 -11
dear colleagues|1 -3 0 0 -1 3
dear mr|1 -3 4 0 0 -2
dear ms|1 0 0 0 0 -1
dec|1 0 2 -2 0 -1
dec 0|-1 -6 9 -1 0 0
december|-4 6 5 0 0 -7
december 0|-1 3 7 0 0 -8
december instead|0 -1 1 0 0 0
december the|0 0 1 0 0 0
december we|-1 5 -3 0 0 -1
decembre|0 2 -1 0 0 0
decide|0 9 -6 0 -1 -3
decided|5 3 -1 -1 -1 -5
decision|0 2 0 -1 0 -1
deck|0 2 0 -1 0 -2
declaration|-3 -3 15 0 -1 -8
declined|2 10 0 0 0 -11
deed|-2 -1 -1 0 0 5
deed is|-2 -3 0 0 0 5
deep|-1 5 0 0 0 -4
defibrillator|-2 1 0 0 0 1
defibrillators|0 -1 0 0 0 1
degrees|-6 1 -4 -1 1 9
deja|6 1 -1 -1 -2 -2
del|0 4 0 1 2 -8
delay|-2 -3 7 0 -1 -1
delay the|-1 -3 6 0 0 -1
delayed|0 0 3 -1 0 -2
deliver|3 3 -1 -2 -1 -2
deliver the|0 -1 2 -1 0 0
delivered|-7 4 1 0 -1 4
delivered the|-1 1 0 0 0 0
delivered to|-2 -3 -1 0 0 6
delivery|2 -1 4 -2 -1 -2
delivery came|1 -3 0 0 0 2
dem|-2 12 -2 5 -6 -8
dem 0|0 1 1 0 -1 -1
demain|6 6 -7 -1 0 -4
demande|-1 7 -1 0 -2 -3
demas|-1 -5 0 8 0 -1
demo|-1 -4 4 3 0 -1
den|-10 -6 7 -8 18 0
den 0|-1 -5 9 -1 2 -4
dental|-1 -2 0 0 0 4
dentist|6 -4 2 0 -1 -3
dentist moved|0 -2 2 0 0 0
dentures|0 7 0 0 0 -7
deployed|-1 -5 0 0 0 6
deployed to|-1 -3 0 0 0 3
deposit|-4 -4 -8 -1 -1 19
deposit is|2 1 0 0 0 -3
deposit of|-2 3 0 0 0 0
depot|-1 -1 -2 -1 0 5
dept|0 1 -1 -1 0 1
depuis|10 -4 -2 -1 -1 -2
depuis hier|8 -5 -1 -1 -1 -1
der|7 6 2 -2 -3 -10
der kunde|0 4 1 4 -1 -8
der neue|8 -3 -1 -1 -3 0
der termin|0 0 0 1 0 -1
des|1 4 4 -1 2 -10
descaled|0 -3 0 0 0 4
design|-1 -3 0 0 4 0
desk|-3 2 -3 -3 -1 8
desk the|0 4 0 0 0 -4
details|-2 -2 5 0 0 -1
detector|-2 0 0 -1 5 -1
detectors|0 -2 0 0 3 0
deux|-2 9 0 2 0 -9
device|0 1 0 0 0 0
devices|0 -3 0 0 0 3
devient|0 -1 0 3 0 -1
devis|3 -5 -1 -1 1 3
dezember|0 0 0 -1 3 -3
dhl|-1 -4 -1 0 0 5
dice|-1 7 -1 0 -1 -4
dice que|-1 7 -1 0 -1 -4
did|-3 1 -2 -4 -2 12
did his|0 2 0 -2 0 0
did it|-3 -7 -1 -1 0 13
did not|0 2 -1 -1 0 -1
did the|0 -6 0 0 0 7
did you|0 1 0 0 0 -1
didn't|3 1 -2 -2 -1 1
didn't get|6 -4 -1 0 0 0
didnt|1 12 -3 -1 -1 -8
die|-1 -9 -3 -2 12 3
die 0|0 -2 -1 6 -2 -2
die einladungen|-1 1 -1 0 -1 2
die halfte|4 -3 -1 -1 -1 1
die heizung|-1 9 0 0 0 -7
died|0 7 0 0 -1 -6
dienstag|-3 3 2 0 0 -1
differ|-1 1 0 3 0 -2
difference|0 10 0 0 0 -9
different|-1 8 -3 0 0 -3
dig|0 0 2 0 4 -5
digger|-1 -1 3 1 0 -3
digging|4 -3 0 0 0 -1
dinner|3 4 -6 -1 0 -1
dinosaur|-2 1 0 0 0 3
director|1 6 0 0 0 -6
discontinued|0 1 1 0 0 -2
discount|-1 3 -2 -1 -1 1
discs|-3 5 0 0 0 -2
dishwasher|-1 7 0 -1 0 -4
disk|0 0 -1 0 0 1
display|-2 9 0 0 0 -7
display shows|0 5 0 0 0 -4
dispute|-2 -1 0 0 0 3
distributor|0 2 0 0 0 -2
dix|-3 5 -1 -1 -1 0
dj|-2 -4 -3 -1 5 5
do|2 0 4 3 2 -11
do a|0 2 0 0 -1 0
do here|-1 -2 0 -1 2 3
do i|-1 2 0 0 0 -1
do it|-2 -1 5 8 -3 -7
do not|4 1 0 -3 0 -1
do that|-1 3 0 1 -1 -1
do the|2 -4 0 -1 8 -5
do there|-1 -2 0 0 0 3
do they|0 1 0 0 0 0
do this|-2 -2 1 6 -1 -2
do we|-1 4 -1 -1 -1 0
do you|0 2 0 0 -1 -1
doc|-1 1 1 0 0 -1
doch|-1 -2 6 0 -1 -2
doch erst|-1 -1 5 -1 -1 -1
dock|-1 -3 0 0 0 5
docs|-1 -1 0 0 0 1
doctor|-1 0 0 0 0 2
document|0 1 0 0 -1 0
documents|-1 -3 0 0 0 4
does|3 18 -3 -3 -2 -14
does it|2 4 -1 -1 0 -4
does not|-1 1 0 0 0 0
does the|3 7 -1 -1 -1 -7
doesn't|-2 -3 -1 -4 -1 10
doesn't drip|-1 -2 0 -1 0 3
doesnt|3 1 0 -2 -2 0
dog|-1 -8 0 -1 2 8
doing|4 0 5 -3 3 -9
doing the|11 0 -4 -3 2 -6
dollars|0 0 0 0 0 1
domain|-4 -7 -4 13 0 2
don't|-5 -13 2 6 5 4
don't close|-2 5 0 0 0 -1
don't forget|-4 -4 0 -2 11 -1
don't have|-1 2 0 0 0 -1
don't need|6 -8 -1 5 -1 -1
donation|0 -1 0 0 0 2
done|8 -17 -4 5 -2 11
done 0|-2 -1 -2 0 0 6
done a|-1 0 2 0 0 -1
done and|-1 -1 0 0 0 2
done but|-1 -6 0 7 0 0
done by|-2 4 -2 0 0 -1
done except|3 1 -2 0 0 -1
done in|5 -1 0 -1 0 -4
done two|1 1 0 0 0 -1
done with|0 -3 0 0 0 3
donnerstag|-3 2 6 -1 0 -3
donor|0 -1 2 -1 -1 0
donors|-1 -2 0 0 -1 4
dont|11 -1 -3 -1 2 -8
door|-10 -3 -5 16 -2 4
door in|1 1 -1 -1 -1 1
door seal|0 6 -2 -1 0 -4
doorbell|0 -2 0 0 0 2
doors|-2 -8 -2 7 -1 5
dos|5 13 -5 -2 -1 -9
doses|1 2 -2 -2 0 1
dossier|-4 3 -1 1 -2 3
dossier de|-1 4 -1 1 -1 -2
dot|-1 -5 8 0 0 -1
double|-2 3 2 -1 -1 -1
dough|0 0 -1 -2 4 -2
down|-4 1 -6 11 0 -1
down 0|5 -2 0 0 0 -2
down again|-1 0 0 0 0 2
down and|-1 -7 0 0 0 9
down for|0 -4 2 -1 1 2
down in|0 0 0 0 0 1
down the|-4 1 -1 14 -3 -7
down there|1 0 0 2 -1 -2
down to|6 -2 -5 2 -2 0
download|0 1 0 0 0 -1
downloaded|12 0 0 2 0 -15
downstairs|0 0 -2 0 -1 4
downstairs is|-1 0 0 0 0 1
dr|0 9 3 -4 -3 -5
draft|17 -4 1 -3 -3 -9
draft is|7 -5 0 -1 0 -2
draft of|2 3 0 -1 -1 -3
drain|-10 -3 -7 9 -1 12
drains|1 -5 4 0 0 0
dran|8 -5 5 -1 -1 -6
drauf|-3 -5 0 0 0 9
drawer|-3 1 0 4 -1 -1
drawing|-3 3 2 0 0 -1
drawings|-1 6 0 0 -2 -3
drawn|-3 -2 4 0 0 1
dream|0 -4 0 0 2 3
drei|-3 -4 -1 -1 -1 11
dress|0 -2 0 -1 5 -2
dried|-2 5 0 -1 0 -2
drill|-5 7 0 -1 -2 1
drilling|1 -1 2 0 0 -1
drin|-1 -10 0 0 0 13
dringend|-1 -1 -1 5 -1 -2
drinks|5 -9 0 0 0 4
drip|-3 -3 0 -1 0 6
drip any|-2 -1 0 0 0 3
dripping|-4 -4 -1 0 0 9
drips|5 2 0 0 -2 -4
drive|6 2 -9 0 -2 3
driver|-10 3 0 -1 -1 10
driver is|-7 1 0 -1 0 7
drivers|-1 2 0 0 0 -1
drone|-1 0 0 0 0 2
drop|11 -11 -2 13 -4 -7
drop everything|-1 -1 0 5 -1 -2
drop it|1 -1 0 0 0 -1
drop the|15 -7 -1 -3 -3 -1
dropped|17 -14 -3 -1 -4 5
dropped the|7 -6 0 0 -1 1
drops|-1 -1 0 0 0 3
drove|-1 1 0 0 0 0
drove it|-1 -1 0 0 0 2
drum|0 0 -2 0 0 2
drums|0 -5 0 0 0 5
dry|16 -10 -4 -3 -4 5
dry and|-3 -3 0 0 0 7
dry as|-1 0 0 0 0 1
dry run|2 0 0 0 0 -3
dryer|-2 -1 0 0 0 3
drying|-1 7 0 0 0 -6
du|12 2 8 -4 -5 -13
du plombier|-1 1 -1 0 0 1
duarte|-1 -4 0 0 1 5
due|1 14 -6 -1 0 -7
due an|0 5 -1 0 0 -3
due on|2 0 0 0 0 -2
due yesterday|-1 12 -3 -1 0 -7
dues|1 -1 -1 0 0 2
dug|2 -1 0 -1 -2 3
dump|-1 5 0 0 1 -5
dumped|0 2 0 0 0 -1
dunkel|-2 7 0 -1 -1 -3
dunmore|0 1 0 0 0 0
duplicate|0 6 -1 -4 0 0
duplicates|-1 -1 0 0 0 3
durch|6 -5 -2 -1 0 2
during|-3 1 0 -1 0 3
during the|-3 3 0 0 -1 1
dusted|-1 -1 0 0 0 2
dutch|-2 -6 -1 -1 7 2
e|-1 -9 0 6 -2 5
e paper|-2 -1 0 3 -1 1
e0|-1 10 0 0 -1 -8
each|-8 -9 -4 6 0 15
ear|-1 -3 -1 0 0 6
earlier|1 -9 10 -1 -1 0
earlier so|0 0 1 0 0 0
earlier than|0 -2 3 0 0 0
earliest|-1 2 5 -1 0 -5
early|-3 -1 7 -3 -2 2
easter|-3 -7 14 -2 -1 -1
eat|-2 6 0 0 0 -4
eats|0 -1 -3 0 0 4
edge|0 9 0 0 -1 -8
edition|0 -1 0 0 0 2
editor|-1 -3 4 0 0 0
eight|3 8 -2 -1 -1 -7
eilig|-3 -7 -1 18 0 -6
ein|-5 4 -2 4 7 -7
eine|-4 12 -4 -2 2 -4
einen|-3 3 -1 -2 2 1
einladungen|-2 0 -1 -1 -1 4
either|0 1 0 0 0 0
el|-4 9 2 -7 0 0
el 0|-2 -7 15 -1 0 -5
el cartel|1 -2 0 0 0 1
el contenedor|6 -7 0 0 0 2
el gato|-3 5 0 0 0 -2
el lunes|-1 -4 -1 0 0 7
el movil|-1 7 0 0 0 -6
el pan|-4 2 -1 0 5 -1
el presupuesto|0 1 -1 -1 -1 2
el proveedor|-1 3 0 0 0 -1
el salon|-1 6 0 0 -1 -4
el seguro|-1 -3 0 0 0 5
el suelo|-2 -6 0 0 0 9
el tecnico|-2 -1 5 0 0 -1
el viernes|0 -1 2 -1 0 -1
elected|-1 -5 0 0 0 6
electric|0 1 0 0 0 0
electrician|14 -13 -2 -3 -1 4
electricity|-5 5 -1 0 7 -5
elevator|2 0 1 0 0 -1
eleven|4 3 -1 -2 -1 -3
ella|3 -2 -6 6 -1 -1
elle|-6 -4 0 0 -1 11
elm|4 -2 0 0 0 -1
elm street|4 0 0 0 0 -3
else|-4 -4 -5 27 -3 -11
elsewhere|9 -2 -1 -1 -1 -4
elternabend|-1 0 0 0 0 1
em|2 -7 0 -1 0 7
email|-2 2 -1 0 0 1
emailed|0 2 0 0 -2 0
embassy|1 7 0 0 0 -7
emergency|-10 -9 -1 10 3 6
emergency exit|-1 -4 0 0 4 1
emergency phone|0 3 -1 -1 2 -3
emil|-1 -6 -5 2 -1 12
emma|0 -2 0 0 0 3
emptied|-3 -7 -2 -2 -1 15
empties|0 0 -1 2 0 0
empty|-5 3 2 -3 1 3
en|13 -1 2 -7 -3 -4
en attente|1 0 0 0 0 -1
en el|0 4 -2 -1 -2 1
en la|-10 10 4 -1 -3 0
encore|-3 11 -2 0 -1 -6
end|-5 -8 19 2 -2 -7
end of|-3 -7 12 2 -1 -3
ende|-2 -1 -3 -1 0 7
endpoint|0 2 0 0 0 -2
ends|0 1 -3 0 0 3
ends on|0 1 -3 0 0 2
engaged|1 12 0 -1 -1 -11
engine|0 -1 0 0 1 0
engineer|-1 -1 -1 0 0 4
engineer was|0 -3 0 0 0 4
english|-3 14 -1 -1 -2 -7
enough|-1 -9 0 10 -1 1
enrolled|-5 -2 0 0 0 8
entered|-1 4 0 -1 -1 -1
entrance|-3 2 0 -1 1 1
entregado|-2 -5 -1 0 -1 9
entries|0 -1 1 0 0 0
entry|1 6 0 -1 -2 -3
envelope|10 -9 0 0 0 0
envelopes|0 0 0 0 0 1
episode|4 -4 1 0 0 -1
episode 0|4 -4 1 0 0 -1
er|-7 0 -1 5 -3 6
erganzen|-2 -3 0 -2 8 -1
erledigt|8 -6 0 -1 0 -2
error|-3 1 -2 -1 -1 6
errors|1 0 0 -1 0 0
erst|2 -3 25 -5 -5 -13
erst ab|0 0 1 0 0 -1
erst am|0 -2 3 0 0 0
erst im|-2 -2 9 -2 -1 -2
es|-5 2 1 17 -4 -12
es lo|0 -1 -1 3 0 0
es nicht|0 1 -2 6 0 -4
escape|9 -2 0 0 0 -7
esperando|2 6 -1 -1 -1 -5
esperando la|2 6 -1 -1 -1 -5
esperar|-3 -4 3 8 0 -3
espresso|-1 -3 2 0 0 3
espresso tastes|0 0 2 0 0 -2
essays|2 0 0 -1 0 -1
est|8 -17 10 -4 -10 14
est de|-3 -1 0 0 0 5
est passe|-2 1 -1 0 0 1
est repare|-2 -3 0 0 0 6
est signe|-2 -2 -2 0 -1 8
esta|9 -1 -4 -3 -4 3
esta en|2 -8 -1 -1 -1 8
esta manana|6 -5 -1 0 0 1
esta parado|9 0 -1 -2 -2 -5
estamos|18 -7 -1 -1 -3 -7
estan|-2 -1 4 0 -2 2
estimate|0 4 0 0 0 -4
et|-1 3 -4 -1 2 1
ethics|0 2 -2 0 0 0
euro|-3 -1 -2 0 -1 6
euros|-4 3 -2 0 0 3
even|-3 6 -1 0 -2 1
even after|0 0 0 0 0 1
evening|0 2 2 1 0 -6
event|1 0 0 0 0 -1
ever|-1 7 0 -1 -1 -5
every|-10 -7 -2 7 -5 18
every day|0 -1 0 2 0 -1
every hour|0 -3 0 7 -1 -2
every time|-2 13 -1 -2 -1 -8
everybody|-3 -5 -1 -1 -1 11
everyone|-4 -11 -2 5 -2 14
everyone has|0 -2 0 0 0 2
everyone who|0 -2 0 0 0 3
everyone's|-3 -6 0 -1 6 3
everything|-7 -9 -2 17 -5 5
everything else|-1 -3 0 12 -1 -7
everything from|-1 -1 0 0 0 2
everything in|-2 0 0 -1 -1 3
everything on|-1 5 0 -2 0 -2
everywhere|-2 6 -1 -1 -1 -2
ewes|-2 1 1 0 0 0
exam|-3 -1 10 -1 -2 -4
examiner|-1 -3 4 0 0 0
excel|0 4 0 0 0 -4
excel now|0 4 0 0 0 -4
except|5 8 -3 -1 0 -10
except for|3 -1 -1 0 0 -2
except sunday|0 2 -2 0 0 -1
except the|2 7 0 0 0 -8
exchanged|-1 -6 0 0 0 8
exercise|0 -1 0 0 0 0
exit|-1 -7 -2 1 8 0
expensive|6 0 -1 0 -2 -2
expert|0 0 1 0 0 0
expired|2 -1 0 0 0 -1
expires|-3 -1 -6 14 0 -4
expires on|-1 5 -3 0 0 -1
explained|0 -1 0 0 0 1
export|-4 -3 -1 7 0 2
extend|0 -3 -3 -1 9 -2
extended|-2 -7 4 -1 0 7
extended by|-1 0 4 0 0 -2
extended the|0 -4 -6 -1 0 11
extended to|0 0 3 0 0 -3
extension|-3 -4 4 -1 6 -2
extension on|0 -1 1 0 2 0
extinguisher|3 -1 0 0 4 -5
extinguishers|0 -1 0 0 0 1
extra|-3 0 6 -2 7 -8
eye|-1 -5 0 0 1 6
f|2 1 -1 0 -1 0
f0|0 7 0 0 0 -7
fabian|6 4 0 0 0 -9
factory|1 1 0 -1 0 -1
factura|-4 -2 -1 0 0 7
facture|-1 2 -1 0 0 1
facture du|-1 1 -1 0 0 1
failed|-5 12 -1 1 -1 -5
failed 0|-4 5 0 0 0 -1
fails|-1 16 -1 -1 0 -12
fair|-3 10 -1 0 0 -6
fait|0 7 0 0 0 -6
falls|-1 0 0 1 0 0
fallt|5 -2 0 0 0 -1
fallt aus|5 -2 0 0 0 -1
falta|14 0 -4 -3 20 -27
falta el|13 -3 0 -1 0 -9
falta tambien|-3 -6 0 0 11 -2
faltan|21 1 -2 -2 -3 -15
families|-1 2 0 0 0 -1
family|1 2 -3 -1 -1 2
fan|-2 6 -1 -1 -1 -1
fan in|-1 8 0 0 -1 -6
fangt|8 -6 -4 -1 0 4
faq|3 -2 0 0 0 -1
far|8 -1 0 -1 -2 -3
far as|2 -1 0 0 -1 0
farbe|0 14 -2 -1 -1 -9
farmer|-4 -1 0 0 1 4
father|0 4 0 0 0 -3
faudrait|-1 -2 -1 0 5 -1
faudrait aussi|-1 -2 -1 0 5 -1
fault|2 0 0 0 0 -1
faut|-3 -2 2 -1 3 1
faut aussi|-2 -2 -1 0 7 -2
favor|-2 1 0 1 1 0
fax|0 2 -3 0 0 1
feb|0 0 1 0 0 0
feb 0|0 0 1 0 0 -1
february|5 -3 5 -5 -2 0
fecha|8 -8 5 -1 0 -4
federation|-3 2 0 4 0 -2
fedex|1 7 0 0 0 -7
fee|-3 5 0 -1 0 -1
feed|0 9 -1 -1 -1 -7
feed the|-2 7 0 -1 -1 -3
fees|-3 4 0 0 0 0
feet|-1 -3 0 0 0 4
fehlen|2 6 0 -1 -3 -2
fehlen noch|2 2 0 -1 -1 -1
fehlt|7 5 -1 -1 -1 -9
fehlt noch|10 -6 0 -1 -1 -3
fell|1 16 -4 0 -1 -12
fell flat|9 -8 0 0 0 0
fell over|0 0 -1 0 0 1
fella|-1 -1 0 0 0 2
fence|-10 -9 5 7 2 5
fence is|-3 0 0 0 0 4
fenster|0 0 0 0 0 1
ferme|-1 3 -1 0 -1 1
ferreira|0 2 0 2 -1 -2
ferry|0 -1 -2 0 1 2
ferry tickets|1 -1 -4 0 0 3
fertig|2 2 2 -1 0 -5
festival|0 3 3 -1 -2 -3
fetch|5 0 0 0 0 -3
fetched|-4 -3 0 0 0 7
feuerwehr|0 4 0 0 -2 -1
fever|1 2 0 0 -1 -2
few|5 -10 9 -1 -2 -1
few people|5 -2 0 0 -2 -1
field|-1 6 2 -1 -3 -3
field for|-1 3 0 -1 0 -1
fifth|-7 9 0 0 -1 -1
fifty|0 1 0 0 0 0
figures|-3 3 -1 0 0 1
figures for|0 2 0 0 0 -1
file|-3 -7 -1 5 3 4
file is|-1 4 0 -1 0 -2
filed|-2 -5 0 0 0 7
files|14 -4 0 -1 -1 -8
fill|0 1 0 0 1 -2
filled|-4 -1 -2 -1 -1 9
filled and|-1 -5 0 0 0 6
filled in|1 0 0 0 0 0
filled it|0 1 0 0 0 0
film|0 -2 0 8 0 -6
filter|-5 -3 -1 -3 0 11
fin|-2 -7 -1 -1 0 12
final|-6 -6 1 -1 -1 12
finalement|7 -2 9 -1 -2 -11
finally|-3 -1 -1 -2 -1 7
finally sent|0 6 0 0 0 -7
finance|0 3 0 0 0 -2
find|-1 10 -1 -1 -2 -5
find it|0 1 0 0 0 0
find the|-1 5 0 0 0 -3
findet|5 -2 -1 -1 0 0
findet nicht|5 -2 -1 -1 0 0
finding|-1 -3 -1 3 0 3
finds|4 0 0 -3 0 0
fine|-4 -11 3 -3 0 15
fine now|-1 1 -1 -1 0 1
fine with|0 1 0 0 0 -1
fingers|5 0 0 0 0 -4
finish|6 -10 10 -2 -1 -2
finish the|4 -2 -1 0 0 0
finished|3 -6 -2 -2 -2 10
finished the|-2 -3 0 0 0 6
finished tomorrow|-3 6 -3 0 0 0
finn|-1 -3 0 0 0 6
fire|3 -3 -1 -1 4 -1
fire brigade|1 1 0 0 1 -2
fire drill|-2 1 -2 0 -1 4
fire extinguishers|0 0 0 0 0 1
fire station|0 -2 3 0 0 0
firewall|0 0 0 0 0 1
firewood|-2 -7 -1 -1 7 4
firm|-1 2 -1 -1 1 0
firma|12 2 -3 -1 -1 -10
firmado|1 -2 -1 0 0 3
firmware|0 0 0 0 -1 1
first|-2 -16 -9 41 -7 -7
first 0|1 3 -1 -1 0 -2
first aid|-2 -5 0 -4 0 11
first aiders|-2 1 0 -2 0 3
first coat|8 0 0 -2 0 -6
first day|0 -2 7 -4 3 -3
first draft|-5 8 0 -2 0 -1
first half|2 0 0 -1 0 -1
first now|0 0 -1 2 0 -1
first one|-1 3 0 -1 0 0
first part|1 0 0 0 0 -1
first please|-1 -5 -1 11 -3 -2
first the|-1 0 -2 5 -1 -1
first thing|0 0 0 1 0 -1
first two|7 -3 -1 -2 0 -2
first week|2 -1 1 -2 0 0
fish|1 6 -3 -1 0 -4
fish order|3 3 1 0 0 -6
fishing|-1 3 -1 -4 0 3
fishing licence|-2 3 -1 -4 -2 5
fishing licences|0 2 0 0 0 -2
fit|-2 -1 -2 -2 0 8
fits|-4 -4 -3 -1 -1 13
fitted|4 -4 -2 -1 -1 4
fitter|-2 5 -1 0 0 -2
fitter comes|-2 4 -1 0 0 0
fitting|7 -4 -1 -1 -1 0
five|11 6 -3 -2 -3 -9
five of|0 -1 0 0 0 1
five years|0 1 0 0 0 0
fix|7 -1 -1 -1 0 -4
fixed|-6 -9 7 -1 0 9
fixed no|0 3 0 0 0 -3
flag|2 1 -3 0 0 1
flat|-4 -1 4 1 2 -2
flat 0|-3 2 0 -1 3 -1
flat nobody|9 -8 0 0 0 0
flats|0 -2 0 0 0 3
flies|3 -3 2 0 -1 -1
flight|-6 -4 4 0 -1 6
flights|-1 -2 0 1 2 0
float|-2 1 0 0 0 1
flohmarkt|0 2 -1 -1 -1 1
floor|-1 -7 -4 -3 4 11
floor 0|1 3 -1 0 -1 -3
floor has|-1 -1 0 0 0 2
floor is|3 -3 0 0 0 0
floor plan|-2 7 -1 -1 6 -7
floors|3 0 0 0 0 -3
florist|-1 0 0 0 8 -7
flour|-4 8 -2 -1 -1 1
flour is|-3 0 -1 -1 0 5
flowers|-5 -10 0 7 -4 12
flu|3 5 -1 -2 0 -5
flu clinic|7 -1 -2 0 0 -3
flu jab|-2 1 0 -1 0 1
flush|0 -7 0 0 0 7
fly|1 0 -3 -1 0 3
flyer|-1 0 0 0 0 1
flyers|0 -4 3 -1 0 2
foil|0 2 0 0 0 -2
folded|-1 0 0 0 0 1
folder|-9 2 -1 -2 -3 13
folder for|-1 1 0 0 0 0
folder was|0 1 -1 0 0 0
follow|3 7 -1 1 -1 -9
follows|23 -2 -4 -1 0 -15
follows next|6 -1 -3 -1 0 0
fondant|0 8 -2 0 0 -6
font|-2 -2 0 4 -1 1
font is|-1 -1 0 0 -1 2
food|-3 -3 -1 0 0 8
foot|-2 -3 4 -1 1 1
football|-2 4 -5 3 0 0
for|-1 0 -6 -2 17 -6
for 0|-2 -2 -2 -2 -3 11
for a|-4 3 -4 4 -3 3
for all|0 -2 0 0 0 3
for an|0 8 -1 -1 -1 -6
for another|2 -2 1 -1 -2 2
for april|0 0 0 0 0 1
for both|0 -1 0 0 0 1
for changes|0 5 0 0 -1 -4
for each|0 -1 0 -1 3 0
for everyone|-1 -1 0 0 0 2
for flat|-1 -2 0 0 0 3
for free|0 4 0 0 -1 -2
for good|3 -2 0 -1 -2 1
for half|0 1 0 0 0 0
for her|-1 -4 0 4 0 1
for his|0 2 -2 0 0 0
for it|1 -7 -2 7 4 -4
for january|0 1 0 0 0 -1
for june|-1 3 0 0 0 -2
for last|0 1 0 0 1 -2
for may|0 2 0 -1 -1 0
for monday|0 1 0 0 0 -1
for more|0 0 3 0 0 -2
for mr|3 -8 4 0 -1 2
for new|0 -1 0 0 1 0
for next|-4 -2 -1 -1 0 8
for nothing|-1 6 0 0 0 -5
for now|12 -2 -2 10 -5 -12
for october|-1 -3 0 0 0 4
for our|-2 4 1 -1 0 -1
for pickup|0 -3 0 0 0 3
for reception|2 0 -1 0 0 0
for sat|-1 -1 -2 0 0 4
for saturday|0 -3 -1 0 0 4
for saturdays|1 -1 -1 0 0 1
for sunday|1 -5 -2 0 0 6
for ten|-2 4 0 0 -1 -1
for that|-2 -11 -1 9 8 -3
for the|-3 -1 9 -7 8 -5
for their|-2 -1 0 0 -1 4
for them|0 -1 0 -1 0 2
for then|-1 -1 4 0 0 -2
for this|-3 0 1 -1 6 -3
for thursday|0 4 0 0 0 -4
for tomorrow|-2 4 -1 0 0 -1
for two|0 -6 -1 -1 2 6
for us|-1 2 0 0 -1 0
for your|7 -3 -2 1 2 -5
forecast|-1 -4 6 1 0 0
forecast for|0 0 0 1 0 0
forget|5 -9 -3 6 8 -7
forget about|5 -2 0 -1 -1 0
forget it|4 0 -1 -1 0 -2
forget the|-6 -1 0 10 -1 -1
forget to|-1 -3 0 0 5 0
forgot|0 10 0 -1 -1 -9
fork|0 -1 0 0 0 2
forklift|-5 -2 -2 -1 3 7
form|7 0 -1 -3 -3 0
form for|-2 6 0 0 -2 -1
form in|0 -3 0 0 0 3
form is|2 3 0 -1 0 -3
forms|3 4 -1 0 1 -7
forms are|-1 1 0 -1 0 1
forms for|0 0 0 1 0 0
formulaire|0 4 -2 1 -2 0
formulario|0 6 0 0 0 -6
fortnight|0 -2 3 0 0 0
forty|0 2 0 -1 -1 0
forward|-6 -9 12 5 -1 0
forward to|-2 -3 6 0 0 -1
fotos|4 -1 0 -1 -1 -1
found|-1 7 -7 0 -8 9
found 0|0 2 0 -1 0 -1
found a|2 4 -1 -1 -3 0
found it|4 -5 0 0 0 1
found one|1 -1 0 -2 0 2
found someone|-1 -11 -3 -1 -1 17
found the|0 2 -1 -1 -2 2
found two|-4 -5 0 0 1 8
foundation|0 -4 1 0 0 4
four|20 -3 -4 -6 -5 -2
four days|1 1 -1 0 0 -1
four of|2 -2 0 0 0 0
four people|8 2 0 0 0 -10
fournisseur|-1 2 0 0 0 -2
fourth|0 1 0 0 0 0
fox|-4 7 0 0 0 -2
frame|4 -2 -3 -2 4 0
frames|1 1 0 0 0 -1
frau|0 8 -4 -5 -2 3
frau yilmaz|-1 3 -1 -1 -1 0
fraud|-1 -4 0 3 0 2
free|2 -2 0 -5 -3 8
free at|1 4 -4 0 0 0
free from|0 3 0 0 -1 -2
free on|0 -4 1 0 0 3
freezer|1 -5 0 0 0 5
freigabe|4 1 0 -1 -2 -2
freight|2 -1 -1 0 0 1
freitag|-5 -5 11 0 -1 -1
french|2 -1 -1 0 0 0
fresh|-1 -9 -2 -1 -1 14
fri|0 -1 3 0 0 -1
friday|-7 2 18 -1 -2 -9
friday 0|0 -1 3 0 0 -3
friday at|0 -2 5 0 0 -3
friday evening|0 2 1 0 0 -2
friday instead|0 -1 2 0 0 -1
friday noon|0 -2 3 0 0 0
friday now|-1 1 1 0 0 -1
fridge|-1 -9 -1 13 -2 0
fridge to|0 2 0 -1 -1 0
friendly|-1 8 0 -1 0 -6
frist|-1 -2 4 0 0 -1
from|-8 8 2 -5 -2 5
from 0|-2 0 -1 -1 3 0
from a|0 1 0 -1 0 0
from friday|-1 1 0 0 0 0
from home|0 0 -1 0 0 1
from january|-1 1 0 0 0 0
from last|0 5 0 0 0 -4
from leeds|0 -5 0 0 0 5
from march|0 1 0 0 0 0
from monday|0 -4 3 0 0 1
from mr|0 -3 0 0 0 3
from my|0 -5 -1 0 0 7
from now|-1 -2 -2 5 0 1
from our|0 -4 0 0 0 4
from porto|0 -4 0 0 0 5
from the|-7 3 0 -5 4 4
from today|-1 -1 0 0 0 2
from tuesday|-1 -4 10 0 0 -4
from us|1 8 -1 0 0 -7
front|4 3 -2 0 -1 -3
front desk|1 -3 -2 0 0 4
front of|-3 1 0 1 -1 1
frost|2 2 6 -4 -2 -4
frozen|6 -2 -1 0 0 -3
frozen until|5 -1 -1 0 0 -2
fruh|-3 -4 4 -1 0 4
fryer|0 3 0 -1 -3 2
fuhrerschein|-3 -2 0 -1 -1 7
full|-3 3 -3 7 -3 0
full on|0 3 -1 0 0 -2
fully|0 7 0 0 0 -7
fully booked|0 7 0 0 0 -7
funciona|-2 -6 0 0 0 8
fund|0 -2 2 0 0 0
funeral|-1 -7 7 -1 0 2
funny|-1 6 0 -2 -1 -2
fur|-7 9 -8 0 1 4
fur das|-1 12 2 -1 -2 -9
fur den|0 1 -3 0 -1 3
fur die|-4 3 -1 5 -2 0
furgoneta|-1 -2 0 1 -1 4
furious|0 -3 0 4 0 0
furnace|0 1 0 0 0 -1
furniture|0 -3 0 0 0 2
furs|-9 9 0 -4 -1 6
further|3 3 -1 -1 -1 -4
fuse|1 4 0 -1 -1 -3
fyi|-3 7 -1 -1 -1 -2
g|0 4 -2 -1 -1 0
gala|1 5 -1 0 0 -5
gap|1 1 0 -1 0 -2
gaps|-1 0 0 0 1 0
garage|5 -1 1 -1 1 -4
garage door|2 -1 2 1 -3 -1
garaje|-1 1 -1 -1 2 0
garden|9 -3 0 -1 1 -4
garden party|4 1 -2 0 0 -3
gas|-3 -1 5 6 1 -9
gas man|-1 6 -1 0 -2 -2
gasket|0 0 0 -1 -1 2
gaste|2 -4 -1 -2 4 1
gate|-4 9 -4 -1 -1 0
gate 0|0 2 -2 0 0 -1
gate is|-1 -1 0 0 0 2
gato|-3 5 0 0 0 -2
gauge|6 -5 -1 0 0 0
gave|5 -18 8 -3 -5 14
gave me|-1 -1 0 0 0 2
gave the|-3 -10 0 0 0 13
gave up|3 2 0 0 0 -4
gave us|-4 -7 11 -1 -1 2
gb|-1 1 0 0 0 0
gdpr|-1 -4 3 -1 0 3
gear|6 -9 0 0 0 4
gearbox|1 0 -2 0 -1 2
gefunden|-2 -9 -5 -1 0 17
gegeben|-2 -1 5 -1 0 -1
geht|0 0 0 -1 0 1
gekauft|-4 -9 -1 -1 -1 15
gekundigt|7 -4 0 0 0 -2
gel|-1 2 -2 0 0 1
gemeindesaal|-1 1 0 0 0 1
gemeldet|-2 5 0 -2 1 -2
generator|-9 -1 -2 4 -2 10
gepruft|-3 -8 -1 -1 -1 13
gereinigt|-4 -9 -1 -1 -1 15
german|0 -3 0 0 0 4
geschenk|-3 -5 1 -1 -1 9
geschickt|-1 13 0 -2 -4 -5
gestern|-2 -7 0 3 -2 9
get|0 5 -4 -1 8 -10
get a|-4 -7 4 -2 7 2
get in|-3 -2 -1 -1 -1 7
get it|10 -6 -2 -1 -1 -1
get on|0 3 0 0 -2 0
get the|-2 13 -3 4 -2 -10
get their|-1 -5 0 0 0 5
get to|1 3 -3 0 0 0
getauscht|0 -2 0 0 0 3
gets|-1 -1 -4 -1 0 9
gets the|-1 -4 0 0 0 4
getting|-2 -9 0 16 4 -8
getting worse|0 -1 0 2 0 0
ghent|3 -1 0 0 -2 0
gibt|1 -1 -1 -2 -2 5
gibt es|1 -2 -1 -2 -2 5
gift|5 -7 0 0 -1 4
gina|1 1 -1 -1 0 -1
ging|-1 7 -1 -1 0 -3
girl|2 1 -1 0 0 -2
girl from|0 -1 0 0 0 1
girls|-3 3 0 0 -1 1
give|-2 16 0 -3 -2 -9
give it|-1 0 4 -1 0 -3
give the|-1 4 0 -1 -1 -1
give us|0 1 0 0 0 -1
given|-1 1 -3 -1 0 4
given us|0 -1 0 0 0 2
gives|4 4 2 -2 -1 -8
gives the|-1 -3 0 -1 0 4
gives us|5 0 0 0 0 -4
giving|-1 7 0 0 0 -5
glass|-1 -3 -1 -1 0 5
glasses|-2 2 4 -1 -1 -1
glaze|-1 0 0 0 0 2
glazed|5 -2 0 0 0 -4
glazier|0 9 -1 -3 -3 -3
glazing|0 3 0 0 0 -2
gleich|-4 -8 -1 -2 15 -1
glossary|0 -1 0 -1 2 -1
glove|0 -1 0 0 0 1
gloves|-2 6 -2 1 -3 0
gloves and|0 2 0 0 0 -2
glue|-3 6 -1 -2 -2 1
glued|-1 -8 0 -1 -1 10
gluten|0 0 -1 -1 9 -7
gluten free|5 2 -1 0 -1 -6
go|10 5 -2 7 2 -21
go back|0 -2 0 -1 0 4
go down|0 1 -1 3 -1 -2
go first|0 -1 0 1 0 0
go in|1 2 0 -1 3 -4
go live|-2 -3 6 0 0 -1
go on|1 4 -4 -2 4 -2
go out|-2 2 2 4 -1 -5
go to|3 4 -1 3 -2 -6
go up|0 2 0 0 0 -1
go with|-2 1 -3 -1 5 0
goalkeeper|0 -1 0 0 1 1
goalposts|-2 2 0 0 0 0
goals|-1 -1 0 0 0 1
god|0 -2 -2 -2 -1 7
goes|10 1 -3 6 -4 -10
goes in|0 -1 0 0 0 2
goes on|7 0 0 0 0 -7
goes out|0 4 -1 0 0 -3
goes to|-1 3 2 -1 -1 -3
goes up|1 -9 -1 -1 -1 11
goggles|-1 3 1 0 0 -3
going|17 3 -5 1 0 -15
going again|9 3 0 -1 0 -11
going on|5 -2 0 -1 0 -1
going to|-1 -1 0 3 0 -1
gold|0 0 0 -1 0 2
golf|1 -6 -1 -1 -1 7
gone|-11 -1 -3 -2 -2 18
gone already|1 0 0 0 0 -1
gone from|-1 -3 -1 0 0 6
gone the|0 -2 -1 0 0 3
good|-7 2 -3 -1 -5 14
good as|0 8 0 0 -1 -6
good for|0 -4 0 0 0 4
good morning|-1 -4 3 0 0 1
good now|0 0 0 0 0 1
good to|0 -1 0 0 1 0
good until|-5 -9 -1 0 0 15
goods|-1 -1 3 0 0 -1
google|1 -5 0 0 0 5
got|-2 -7 2 -1 -9 18
got 0|8 0 -6 -1 -1 0
got a|4 1 -1 -2 -1 -2
got an|0 -4 7 0 0 -2
got as|2 0 0 0 0 -1
got her|0 -3 0 0 0 4
got his|0 -3 0 0 0 4
got hold|-2 -1 0 -1 0 4
got it|-1 -5 1 0 -1 6
got its|2 -1 0 0 0 -1
got moved|-1 13 -2 0 0 -10
got one|1 -3 -2 0 0 5
got our|-1 -1 -1 0 0 3
got shifted|-1 0 4 0 0 -3
got the|-2 -12 -1 -1 -1 18
got their|4 -4 0 0 0 0
got through|0 -1 0 0 0 1
got to|0 -1 0 0 0 2
got us|0 -3 1 0 0 2
gp|-1 -3 -1 4 0 1
grace|0 0 5 -1 0 -4
grade|-3 -2 0 0 0 5
graders|-1 0 0 -1 0 2
graffiti|-8 3 0 -1 -1 7
grandma|1 0 0 0 0 -1
grandma's|-2 6 0 0 0 -4
grandma's hearing|0 -1 0 0 0 1
grandpa|-1 7 0 0 -1 -5
granny|0 2 -1 -1 -4 3
granny's|-1 5 0 0 0 -4
grant|1 -1 5 -1 0 -4
grant application|0 -2 0 0 0 3
grant report|0 -1 2 0 0 -2
granted|-7 -11 11 -1 -1 9
grants|-2 -3 7 0 -1 -1
grants us|-2 -4 7 0 -1 -1
grass|0 -6 -1 0 0 8
gravel|6 -2 0 -2 0 -2
grease|-1 -1 0 0 0 2
great|-3 1 -4 2 0 4
green|-2 5 -6 -3 -2 8
green for|-1 4 0 0 0 -3
greenhouse|3 3 -3 -1 0 -2
greetings|4 -7 0 3 0 1
greetings from|6 -3 0 0 0 -2
grey|-2 -2 0 0 1 4
grid|6 -5 -2 -1 -1 3
grievance|1 3 0 -1 -1 -2
grill|0 12 0 0 0 -13
ground|7 0 -2 -2 -1 -2
ground floor|7 0 -1 -1 0 -4
group|-3 5 0 0 0 -2
grown|0 -2 0 0 0 2
grown ups|0 0 0 0 0 1
grun|0 2 -2 0 0 1
guards|-5 4 0 0 0 1
guess|0 2 0 0 0 -2
guest|0 1 -1 3 -3 0
guest list|2 10 -1 -1 -1 -10
guest room|-1 -1 0 0 0 2
guests|-2 3 -2 2 -1 -1
guide|-4 0 -1 -1 1 4
guides|0 4 -1 -1 -1 -1
gutachten|8 -7 1 -4 -1 2
gutter|-2 1 0 -1 3 -1
gutters|-3 6 0 -3 -4 5
guy|-7 6 1 -2 -1 2
guy can't|0 1 0 -1 0 0
guy from|0 1 1 0 0 -2
guy was|-1 0 0 0 0 1
guys|-1 2 0 0 0 -1
gym|7 -4 -8 5 -1 1
ha|3 4 2 -1 -2 -6
hab|-2 -13 -5 -1 -2 23
hab den|-1 -5 0 0 -1 7
habe|-1 -3 -1 -1 -1 7
habe die|-2 -7 0 0 -1 10
haben|-3 -4 3 9 -3 -2
hace|3 -1 -4 -1 4 -2
hace falta|3 -5 0 -1 5 -1
had|-2 -4 3 -6 -3 13
had a|-2 -3 5 0 -1 0
had no|2 9 0 0 0 -10
had the|-3 4 -2 -1 0 2
had their|-1 -1 0 0 0 2
had to|6 -2 1 0 0 -4
had two|0 2 -1 0 0 -1
haha|-1 -1 0 0 1 2
hail|0 3 1 0 0 -4
hair|-6 -6 5 -1 -2 9
haircut|0 0 0 0 0 1
halden|0 4 0 0 0 -4
half|-1 9 2 -6 -6 0
half a|-5 0 0 0 -1 6
half an|0 -3 -1 0 0 4
half of|-7 11 0 -1 -1 -2
half past|-2 -1 -3 0 0 7
half term|-2 -1 5 0 -1 -1
half the|8 3 -1 -1 0 -10
half way|3 -2 0 0 0 0
halfte|18 -9 -3 -2 -1 -4
halfte der|4 -3 -1 -1 -1 2
halfway|4 -2 0 0 0 -2
halfway through|1 0 0 0 0 0
hall|3 1 -1 -1 1 -3
hall 0|0 -1 -2 0 4 0
hall c|-2 2 0 0 0 1
hall is|1 0 2 0 1 -3
halle|-3 -4 0 -1 -1 9
hallway|-3 -1 -1 -1 1 5
halt|-2 -3 1 0 -2 6
hamburg|-2 3 -1 0 0 0
han|0 4 -2 -1 -1 0
hand|-3 -2 7 0 -2 1
hand in|-3 -5 8 1 0 -1
handbook|0 -3 0 0 0 3
handed|1 -14 0 -1 -1 16
handed in|5 -4 0 0 0 0
handed over|-3 3 0 0 0 0
handed the|0 -3 0 0 0 3
handle|-2 8 0 0 -1 -5
handover|-3 -8 18 -2 -2 -2
handover list|0 6 -1 -1 -2 -1
handrail|-1 3 0 3 -1 -3
hands|-6 -6 -1 -1 -1 15
handwriting|-2 7 0 0 0 -5
hang|-5 -7 -1 0 0 13
hanging|-9 9 0 -1 -1 2
hanging in|0 2 0 0 0 -1
hangs|-8 -7 -4 5 -2 16
hangs at|-2 -1 0 0 0 4
hangs in|0 -5 -2 -1 -1 9
hangt|-3 7 -4 -2 -1 4
hanna|3 -4 4 -1 -1 -2
hannah|0 -2 -1 0 0 4
hansen|2 1 -2 0 0 0
happen|-2 -1 0 6 -1 -2
happens|-2 13 0 -1 -1 -8
happens on|1 5 0 0 0 -6
happy|-9 -1 -3 -2 -1 15
happy to|-2 2 0 0 0 1
happy with|0 -1 0 0 0 2
harbour|7 -4 -1 -1 -1 0
harbour house|-2 2 0 0 0 1
harbour master|-1 -1 0 0 0 3
hard|-3 9 0 0 0 -5
hardly|0 3 0 -1 0 -2
hardware|0 6 0 0 -1 -5
hardware store|0 6 0 0 0 -5
harvest|0 0 1 0 0 0
has|5 5 -3 -6 -12 11
has 0|2 1 -1 -1 0 -2
has a|4 -2 -4 -3 -4 9
has accepted|0 -2 0 0 0 2
has agreed|0 -1 1 0 0 0
has arrived|-1 -2 0 0 0 3
has become|-1 -5 0 8 0 -1
has been|5 -6 8 -1 -1 -4
has begun|6 -3 0 0 0 -3
has changed|-1 7 -1 0 0 -5
has done|-1 7 0 -1 0 -5
has extended|0 -2 3 0 0 -1
has flu|1 -1 1 0 0 -1
has gone|-1 6 0 0 0 -4
has got|-1 -4 0 0 0 5
has had|-4 0 0 0 0 5
has her|1 -11 -2 0 0 11
has his|-1 -9 -1 0 0 11
has hot|0 -1 0 0 0 1
has it|-6 9 -5 -1 0 3
has its|-2 -7 -4 -1 0 15
has left|10 -9 -2 -1 0 2
has moved|-1 -5 0 0 0 6
has new|0 -1 0 0 0 1
has no|-11 21 1 -1 0 -11
has none|0 1 0 0 0 -1
has not|0 2 -1 0 0 -1
has only|0 -3 4 0 0 0
has our|0 -5 -2 0 0 7
has put|0 5 0 0 -1 -5
has sent|0 -4 0 0 0 4
has started|2 -1 0 0 0 0
has taken|15 -2 0 -1 -1 -11
has the|0 5 -7 -2 -2 6
has their|-1 -2 0 0 0 4
has them|-1 -3 0 0 -1 4
has to|0 6 3 2 6 -17
has two|-3 -1 0 0 0 5
hasn't|-5 4 0 -1 0 2
hasnt|1 4 -1 0 0 -3
hasta|7 -6 5 -1 -1 -3
hasta el|0 -2 5 0 -1 -1
hat|-3 4 -3 13 -9 -1
hat abgesagt|5 -1 0 -1 0 -3
hat den|0 -4 0 0 0 6
hat die|-4 5 -1 -3 -4 7
hat keine|-2 8 0 0 -1 -5
hat sich|2 0 0 -4 0 2
hat uns|-2 2 4 -1 0 -2
hats|3 -2 0 0 0 0
hatte|-1 11 0 -2 -2 -7
haustur|6 -6 -1 -2 -1 4
have|2 -2 -3 7 -7 3
have 0|0 2 0 0 -1 -1
have a|-3 -10 -1 -4 -4 21
have all|0 -1 -1 0 0 3
have been|-1 -3 -1 -1 -1 6
have begun|5 -1 0 0 0 -3
have come|2 -2 0 0 -1 2
have found|0 -2 0 0 -1 3
have four|1 5 0 -1 -1 -3
have fresh|0 -3 0 0 0 4
have had|0 -1 0 0 0 1
have handed|4 -2 0 0 0 -2
have it|6 -6 4 -1 0 -3
have left|-3 -1 0 -1 0 6
have no|-1 6 0 -1 0 -4
have our|-1 -3 0 0 0 4
have paid|0 9 0 0 0 -9
have place|-1 5 -3 0 0 -1
have said|-1 0 1 0 0 0
have the|-2 14 -6 -3 3 -6
have their|2 -5 0 -1 0 5
have them|-1 -3 3 0 0 0
have three|1 1 0 0 0 -2
have time|-1 3 0 1 0 -3
have to|-2 13 -1 -4 7 -12
haven't|-1 3 0 0 0 -2
haven't paid|0 1 0 0 0 -1
havent|-2 0 0 0 0 2
hay|3 -3 -1 -1 4 -2
hay que|-4 0 4 0 7 -7
he|-4 -4 0 5 -5 7
he can|0 -1 8 -2 0 -4
he can't|1 -1 0 1 0 0
he comes|-1 -3 0 0 5 0
he has|12 -5 -2 -3 0 -2
he is|1 2 0 1 0 -4
he knows|-1 -4 0 0 0 5
he needs|1 0 5 -1 0 -4
he says|0 0 -2 0 0 3
he starts|1 0 -2 0 0 0
he takes|-1 -9 7 0 0 3
he wants|-1 3 -1 0 0 -1
he was|-1 1 -2 -1 0 3
he'd|0 3 0 0 0 -3
he'll|-1 4 -2 -1 -1 1
he's|-4 -1 1 -3 7 0
he's got|0 -1 0 0 -1 2
head|-3 11 0 0 -1 -7
heads|3 6 0 -1 0 -8
heads up|-1 10 0 -1 0 -8
health|0 -2 5 -1 0 -1
health office|-1 1 0 0 0 0
heap|-1 -1 0 6 -2 -2
hear|-3 2 1 -2 -3 4
hear from|0 3 2 0 0 -5
hear the|0 2 0 0 0 -1
heard|-1 -3 0 0 0 5
hearing|0 -3 -1 6 -3 1
hearing aid|-1 4 0 -1 -1 -1
hears|-1 5 0 0 0 -4
hearse|-2 6 0 0 -1 -2
heart|-2 2 -1 0 0 1
heat|0 5 0 0 -1 -3
heat pump|0 6 -1 0 -1 -4
heater|-2 3 0 0 0 0
heating|1 3 1 -1 -2 -3
heats|-1 -8 0 -2 0 12
heats up|-1 -4 0 -2 0 8
hedge|-2 -1 1 -1 0 3
hedge is|0 2 0 0 0 -2
heizung|-2 10 0 -1 0 -7
heizung im|0 -1 0 0 0 2
held|5 -9 0 -2 0 6
held up|5 0 0 0 0 -4
helicopter|-2 -7 0 -1 5 4
hello|-5 -9 9 6 -3 2
hello mr|0 0 0 0 -1 2
help|0 5 -2 -1 -1 0
helpers|3 4 0 -1 0 -6
her|-14 6 -1 -6 -4 20
her money|0 -1 0 0 0 1
her name|0 -4 0 0 0 4
her new|0 -4 -2 0 0 7
her on|0 0 1 0 0 -1
her passport|0 -1 0 0 0 2
her the|0 -1 0 0 0 1
here|-1 -4 6 -6 -1 6
here 0|0 -2 0 -1 0 3
here and|4 -3 0 0 0 -1
here at|0 -1 0 0 0 2
here autoclave|0 -3 0 0 0 4
here but|0 3 0 0 0 -2
here the|-2 1 -1 -1 0 3
heron|2 4 -1 0 0 -4
herr|-4 5 1 -2 0 0
herr wolf|0 3 1 0 -1 -3
herself|3 -9 -3 8 -1 2
heute|5 -12 -13 -5 -1 26
heute fruh|-2 -2 -4 -1 0 8
hey|4 -8 0 0 0 5
hi|4 -18 12 11 -1 -8
hier|1 -6 -1 -1 -1 7
hier soir|-5 -3 0 0 0 9
high|-7 -6 -8 30 4 -13
high please|0 -3 -1 4 0 0
higher|-1 2 0 1 0 -1
higher than|-1 3 0 0 0 -1
highest|-4 -5 -1 15 0 -4
him|7 -1 -5 -3 1 0
him a|-1 -1 0 0 0 3
himself|5 -4 0 0 0 -1
hinge|-1 3 0 -1 0 -1
hire|3 -1 -1 0 0 0
hired|-3 -2 0 0 0 6
his|-4 11 0 -7 -2 2
his 0|-1 -11 -1 0 0 13
his drill|-1 -2 0 0 0 3
his first|0 2 0 -2 0 0
his forklift|0 -2 0 0 0 3
his money|0 -1 1 0 0 1
his own|1 -2 -1 -1 0 4
history|5 -5 0 0 0 1
hive|-1 -1 0 0 0 1
hives|1 -3 0 0 -2 4
hof|-1 -2 -1 -1 0 5
hoist|-1 -1 0 0 0 2
hold|15 -3 -4 -4 -2 -2
hold of|-2 -1 0 -1 0 4
hold the|0 -1 2 0 0 0
hold till|1 0 -1 0 0 -1
hold until|4 -2 0 0 0 -1
holding|0 -2 0 0 0 3
holds|-3 -11 0 0 0 15
holds 0|0 -4 0 0 0 5
holds its|-1 -1 0 0 0 2
hole|-2 2 -2 1 0 1
holes|-1 -4 0 0 5 1
holiday|-1 8 9 -2 -2 -12
holidays|-3 -7 9 4 -1 -2
holidays so|1 -3 2 0 0 0
home|0 -8 3 -3 -1 8
home for|-1 -3 -1 0 -1 5
hood|0 -4 0 -1 3 2
hook|0 -2 0 0 0 3
hooks|0 1 -1 0 0 0
hope|5 -8 -1 7 -2 0
hope the|0 -3 -1 0 0 4
hope you|2 -3 0 1 0 0
horses|-2 -3 0 0 0 6
hose|0 3 0 0 1 -4
hospital|-1 -3 5 -1 0 1
hostel|4 5 0 0 0 -9
hosting|-2 8 -4 0 0 -2
hot|-2 0 -2 5 -2 1
hot water|-1 0 0 -1 0 2
hotel|-2 5 1 -2 0 -2
hotline|1 9 -1 0 0 -8
hour|-11 0 -2 10 -3 6
hour ago|0 2 -1 -1 -1 0
hours|-3 -9 -4 -1 0 17
hours in|1 4 0 0 0 -4
house|2 1 -2 -1 -1 3
house rules|1 1 0 0 -2 -1
how|-3 7 0 -2 0 -2
how many|-1 2 0 0 0 -1
how to|1 1 0 -1 1 0
hoy|0 -4 -6 1 0 9
hr|0 -2 0 -1 4 -2
hrs|1 -2 1 0 0 0
huber|0 4 -3 0 0 0
hugo|-1 -1 0 0 0 2
hull|6 1 0 -1 0 -5
humming|0 -2 0 -1 0 2
hums|0 -3 0 0 0 3
hund|-1 1 1 -1 0 0
hundred|0 -2 0 0 0 2
hung|8 -4 -2 -1 -1 0
hurry|-8 -8 -1 24 -2 -5
hurry with|-8 -4 0 14 0 -2
hurts|1 9 -2 0 0 -7
hut|-2 -5 -1 -1 2 7
hydraulic|6 -5 0 0 0 -1
hygiene|-5 -4 1 -3 1 10
hygiene certificate|-1 2 -1 -1 0 1
hygiene course|-1 2 0 0 2 -1
hymn|-2 -6 -1 0 0 8
i|3 13 3 -11 -11 2
i am|2 0 -1 1 0 -2
i asked|0 -3 4 0 0 -1
i call|0 -2 0 0 0 3
i called|-1 -1 0 0 0 2
i can|-1 13 -5 -2 -1 -4
i can't|-1 3 -1 0 -1 0
i cant|0 1 0 0 0 -1
i could|0 -1 -1 0 0 2
i counted|0 -1 0 0 0 1
i did|-1 -2 0 0 0 2
i didn't|0 2 0 0 0 -2
i do|-1 3 -1 0 0 -2
i don't|-2 3 0 0 0 -1
i found|4 -2 0 0 0 -1
i gave|0 -2 0 0 0 3
i got|-1 0 0 0 0 1
i had|0 3 -1 0 0 -2
i have|1 2 2 -2 -1 -2
i hope|4 -3 0 1 0 -1
i need|-1 3 0 -1 -1 0
i ordered|7 -5 0 0 0 -2
i put|-1 -4 0 0 -1 6
i said|0 1 0 0 0 0
i see|0 2 0 0 0 -2
i spoke|-1 0 0 0 0 1
i started|5 -3 0 0 0 -2
i still|0 1 0 0 0 0
i think|-2 6 0 0 1 -5
i told|0 -3 1 0 0 2
i took|9 -6 3 0 0 -7
i was|-2 -9 4 0 -1 7
i will|0 3 -1 0 0 -2
i wish|-1 4 0 0 0 -3
i would|-1 0 0 2 0 -1
i'd|-3 1 2 0 -2 2
i'd take|0 4 -1 0 0 -3
i'll|4 4 -1 0 -1 -7
i'm|8 3 3 -4 -3 -7
i'm at|1 0 0 0 0 -1
i'm away|-1 -1 2 -1 0 0
i'm on|5 -5 0 -1 -2 2
i've|3 0 -1 3 -4 -1
i've handed|1 -2 0 0 0 1
i've started|4 -1 0 0 0 -2
i've told|0 2 0 0 0 -1
iban|0 5 -3 0 0 -1
ice|-1 2 0 -4 -1 4
ice machine|-1 -8 0 0 0 10
ich|-3 20 -5 -5 -1 -7
icons|0 -4 4 0 0 0
id|0 3 0 0 -2 -1
idea|6 6 -1 -1 -1 -10
if|-9 13 -5 9 0 -8
if it|0 4 -3 -1 0 0
if the|-1 3 0 0 -1 -1
if they|0 1 0 0 0 0
if we|-2 6 -1 -1 -1 -2
if you|-2 10 -2 -5 -2 1
ihr|0 0 -2 0 1 1
ihre|-2 -4 -2 -1 0 8
il|2 3 2 -4 12 -15
il est|5 1 -1 -1 -3 -1
il faudrait|-1 -2 -1 0 5 -1
il faut|-3 -2 2 -1 3 1
il manque|-1 3 -1 -1 4 -5
il reste|3 4 -1 0 -1 -5
ill|4 -5 3 2 -1 -4
illegible|0 3 0 -1 0 -3
ils|0 -7 2 0 -2 7
im|-10 0 0 2 -2 9
im buro|-2 1 -4 -1 0 6
im keller|1 8 -1 -1 0 -7
im mai|-1 -3 1 3 -1 0
im ordner|-1 0 0 0 0 2
im urlaub|-1 10 -1 1 0 -8
images|-2 -1 0 0 0 3
immer|-4 4 -1 6 -2 -3
immer noch|-4 4 -1 6 -2 -3
implant|-2 -1 1 0 0 2
import|2 6 0 0 0 -7
important|-3 -4 0 10 0 -2
important any|0 0 0 1 0 0
important thing|0 0 0 2 0 -2
impression|0 4 0 0 0 -4
in|-1 2 -13 -3 4 10
in 0|1 2 -2 -2 0 3
in 0a|0 6 0 0 0 -5
in 0b|-2 0 1 -1 0 2
in a|-1 -9 -2 5 -4 11
in addition|-4 -9 -1 -1 16 -2
in aisle|-1 -4 0 7 0 -2
in all|-1 -2 0 0 0 4
in and|1 -1 0 0 -2 2
in any|-2 0 -1 0 0 2
in april|-2 5 0 0 0 -3
in as|0 -1 3 0 0 -2
in at|0 -3 0 0 0 2
in august|-2 2 0 0 0 0
in b|0 0 -1 -1 0 2
in but|0 3 0 0 0 -2
in by|1 -1 -1 0 0 1
in cash|0 -1 0 0 0 2
in dark|0 -1 0 3 0 -1
in december|0 1 0 0 0 -1
in der|5 -3 1 -2 -2 0
in english|-3 7 0 0 -2 -2
in every|-1 -1 0 0 0 3
in excel|0 4 0 0 0 -4
in february|7 -3 -1 -1 0 -2
in for|0 3 -2 -1 -1 0
in french|-2 -2 1 0 1 1
in from|0 1 0 0 0 -1
in front|-3 1 0 1 -1 1
in full|0 -5 0 -1 0 6
in hall|-3 -2 0 0 4 2
in hand|-1 -4 0 0 -1 6
in her|-1 -2 -1 0 0 4
in his|-1 4 0 0 -1 -1
in it|-2 -3 0 0 0 5
in january|4 1 -2 -1 -1 -1
in june|-7 1 1 8 0 -2
in law|1 -3 0 0 0 3
in march|-1 3 1 0 0 -2
in may|-2 4 4 -2 0 -3
in my|-2 -4 0 0 -1 6
in no|-4 -7 0 0 0 11
in now|0 0 0 -1 0 1
in october|-4 -1 10 -1 -1 -3
in on|-1 6 0 0 -1 -4
in one|-1 -1 2 0 0 1
in our|-3 2 0 7 0 -7
in person|0 0 0 0 0 1
in place|3 -6 0 -1 0 4
in polish|-2 -2 0 -1 0 5
in portugal|-3 3 0 -1 -1 3
in progress|9 -3 0 0 0 -5
in rest|0 1 0 0 0 -1
in review|15 0 0 -1 -1 -13
in room|-4 2 0 0 0 3
in september|-4 3 3 -3 0 1
in service|-1 -2 0 0 0 2
in six|1 0 0 0 0 -1
in so|1 0 0 0 0 -1
in spring|-1 1 3 3 -1 -6
in stock|-1 16 -1 0 0 -13
in ten|0 3 -2 0 0 -1
in that|0 -1 0 2 0 -1
in the|3 2 -5 -8 0 8
in their|8 -3 0 -1 -1 -3
in there|-2 -3 0 3 3 -1
in they|7 -3 0 0 0 -4
in this|1 4 0 -2 0 -3
in three|-2 1 2 0 0 -1
in to|-1 -2 0 0 -1 5
in today's|-1 -2 0 0 0 3
in two|0 2 0 0 0 -1
in with|-1 -2 0 0 0 3
in writing|-1 -3 0 0 0 5
in your|-1 -1 0 0 -1 4
inbox|-1 -4 0 0 0 6
inch|1 1 -1 0 0 0
incident|0 1 -1 0 0 0
incl|2 1 -2 -1 0 0
include|-1 -4 -1 -1 10 -3
include a|0 -1 0 0 1 0
include the|-1 -3 -1 -1 9 -2
included|-5 -5 0 -1 2 10
including|0 3 -4 0 0 1
including the|0 1 -4 0 0 3
index|0 -3 -1 -1 0 5
ines|-2 8 -1 -1 -1 -1
ines for|0 3 0 0 -1 -3
info|0 6 -1 0 -1 -3
informed|-1 -4 3 0 0 1
injunction|-2 -7 -1 -1 6 4
inn|-3 -4 0 0 0 7
ins|-5 3 -1 -2 2 2
inside|4 -9 -1 1 5 0
inspection|-1 -1 10 -1 -1 -6
inspector|-6 3 0 3 2 -2
inspector comes|0 6 -5 0 0 0
inspector for|0 0 0 0 0 -1
inspector is|0 -2 1 2 0 0
installed|-4 -3 0 0 0 7
instead|-7 3 18 -7 -2 -6
instead of|-6 12 1 -5 -1 -2
instead so|0 0 1 0 0 0
instructions|-3 2 -1 0 -2 4
instructions for|-3 2 -1 0 -2 4
insulin|-1 -3 -2 4 0 2
insurance|-1 -6 -3 0 6 3
insurance for|-1 -3 0 0 5 0
insurance has|-1 4 0 0 0 -3
insurer|-4 0 5 0 5 -5
insurer wants|-1 -5 2 -1 5 -1
intake|0 -1 0 0 0 1
intercom|-2 -1 -1 -1 2 3
intern|0 -1 0 1 0 1
internet|-1 0 -1 0 0 2
interns|0 -1 1 0 0 1
interpreter|0 2 -2 1 -1 2
interrupted|12 -4 0 0 0 -7
interview|-6 3 2 -1 4 -1
interview is|0 -1 3 0 0 -1
interview with|-1 -2 0 -1 0 4
interviewed|7 0 -1 -1 -1 -6
interviewed two|0 2 0 0 0 -2
interviews|6 -2 -1 -1 0 -2
interviews for|0 2 -1 0 0 -1
into|3 2 -1 -6 3 0
into account|-1 4 -2 -2 0 0
into the|3 5 0 -1 -1 -7
inventory|1 -6 0 -1 4 2
invitation|-1 0 0 1 0 0
invitations|0 2 -2 0 -1 0
invoice|2 -5 -2 -1 2 4
invoice 0|10 -6 0 1 0 -5
invoices|3 0 0 0 0 -3
iphone|0 -1 0 0 0 1
ironed|-2 -9 0 0 0 11
is|5 2 1 10 -20 4
is 0|-3 18 9 -3 -1 -20
is a|-3 9 4 4 -1 -13
is about|-2 5 0 -1 0 -1
is agreed|0 -1 1 0 0 0
is all|0 -2 0 3 0 -1
is anyone|-1 4 0 0 0 -2
is approved|0 -1 0 0 0 1
is as|0 3 0 0 0 -3
is asking|-1 2 0 2 0 -3
is at|2 -3 1 -3 -1 4
is attached|0 -3 0 0 0 4
is away|0 -1 1 -1 0 1
is back|-2 21 -2 1 0 -17
is being|3 -4 1 4 0 -4
is better|0 1 -1 0 0 0
is blocked|-5 -1 0 0 0 6
is booked|-5 4 1 0 0 0
is broken|0 6 0 0 0 -5
is called|-1 7 0 0 0 -6
is cancelled|0 0 4 0 0 -4
is changed|-1 -1 0 0 0 2
is clean|-1 -5 0 0 0 6
is clear|0 -1 0 0 0 1
is closed|-4 12 -1 -1 8 -14
is coming|3 5 -1 1 0 -7
is complete|4 4 0 0 0 -7
is confirmed|0 1 2 0 6 -8
is corrected|0 -1 0 0 0 1
is counted|-2 1 0 0 0 1
is cut|3 -2 0 0 0 -1
is dead|6 0 -1 -1 0 -4
is delayed|0 0 2 -1 0 -1
is done|-2 -2 0 -1 0 5
is down|-3 -2 -4 -2 0 11
is drawn|-1 1 -1 0 0 2
is dry|8 -5 -2 -1 0 1
is drying|0 1 0 0 0 -1
is due|2 0 0 0 0 -2
is empty|-6 3 -1 -2 0 6
is enough|-1 -6 2 11 -1 -5
is filled|-4 -4 0 0 0 9
is finally|0 0 0 0 0 1
is fine|0 -10 6 -1 -1 6
is finished|3 6 -1 0 0 -8
is fixed|0 2 2 0 0 -3
is free|0 -4 0 0 0 5
is full|1 5 0 -1 0 -4
is fully|0 7 0 0 0 -7
is getting|-2 -4 0 7 -1 -1
is going|13 0 0 2 0 -14
is gone|-2 10 -1 0 -1 -6
is good|0 -4 0 0 0 5
is green|-2 -3 -2 0 0 7
is happy|-3 0 -4 -1 0 7
is here|2 -3 3 0 0 -1
is ill|0 -1 2 0 0 -1
is illegible|0 3 0 -1 0 -3
is in|16 -13 -3 -1 -4 4
is it|0 0 2 0 0 -2
is left|1 4 0 0 0 -5
is live|-1 -2 0 0 0 3
is loose|-2 9 0 -1 1 -8
is making|0 4 0 0 0 -4
is merged|0 0 -1 0 0 1
is missing|-4 10 0 -2 0 -3
is more|0 0 -2 2 0 0
is moved|0 -1 1 0 0 -1
is next|2 2 -3 0 0 -1
is no|-3 -2 0 5 0 0
is not|-2 5 -1 1 0 -2
is now|-6 1 10 -3 0 -2
is off|1 1 -1 -3 -1 4
is ok|0 2 0 0 0 -2
is on|6 -1 4 -4 -3 -3
is online|-2 -4 0 0 0 6
is only|-3 3 -2 3 0 -1
is open|-2 -1 2 -3 -1 5
is ordered|-1 -3 -2 0 0 7
is ours|-1 -3 -2 0 0 6
is out|13 -8 -2 -4 -1 1
is over|5 -15 -1 -1 0 12
is paid|1 -4 -2 2 0 2
is painted|0 9 0 0 0 -9
is postponed|0 -1 2 0 0 -1
is quiet|-3 -7 0 -1 0 11
is ready|1 0 0 -1 0 -1
is registered|-2 -3 0 0 0 5
is repaired|-1 7 0 0 0 -6
is reserved|-1 -2 0 0 0 3
is right|0 0 0 0 0 1
is running|7 -9 -1 1 0 2
is set|-2 -2 0 0 0 4
is shut|-2 -2 0 -1 0 5
is signed|1 0 0 0 0 -1
is sold|0 4 0 0 0 -3
is solid|-2 -4 0 -1 0 8
is sorted|0 -1 -1 0 0 2
is spotless|-2 -8 0 -1 0 11
is still|2 4 -1 -2 0 -4
is stuck|0 2 0 1 0 -3
is sunday|1 3 -1 0 0 -3
is taken|1 1 2 0 0 -4
is terminated|0 0 0 0 0 1
is that|0 1 0 0 0 -1
is the|-8 18 1 6 -1 -15
is there|-1 4 0 -1 0 -2
is through|6 0 -1 -1 0 -4
is tight|-1 -6 0 0 0 7
is too|-1 9 -2 -1 -2 -3
is under|0 -5 0 -1 -1 7
is up|-2 3 0 -1 -1 1
is with|18 -4 -4 -6 -3 0
is working|0 -8 0 0 0 8
is written|-1 3 0 0 0 -2
isn't|-3 1 -2 9 -1 -4
isn't in|0 1 0 0 0 0
isn't pressing|-1 -1 -2 4 0 0
isn't so|-1 0 0 2 0 -1
isnt|-1 2 -2 8 -1 -6
isnt urgent|-1 0 -1 3 0 -1
issued|-1 -4 0 0 -1 5
issues|0 2 -2 -1 0 0
ist|-7 -20 1 14 -10 22
ist da|-2 -6 0 -1 0 9
ist durch|-1 0 0 0 0 1
ist es|5 -6 0 1 0 -1
ist gedruckt|1 0 0 0 0 0
ist heute|-1 -1 -2 0 0 3
ist im|-2 4 4 -1 0 -6
ist jetzt|-3 -7 16 6 -3 -9
ist raus|8 0 0 0 0 -8
ist schon|3 3 -4 -1 0 0
ist unterschrieben|0 0 0 0 0 1
ist weg|-1 -1 0 0 0 2
it|-2 -10 10 4 1 -2
it 0|-1 8 -5 -2 -1 1
it a|0 2 0 -1 1 -2
it again|0 12 0 0 0 -11
it already|0 -1 1 0 0 0
it and|0 -2 3 0 0 0
it as|6 -5 0 6 -3 -4
it at|-2 3 -1 7 -1 -6
it away|0 5 0 -1 0 -4
it back|-1 8 -2 -2 -1 -2
it before|0 1 1 -2 -1 1
it belongs|-1 -6 0 0 0 7
it but|-2 5 -1 0 0 -2
it by|1 -1 2 0 0 -1
it can|1 0 -2 -1 0 2
it down|0 -1 2 0 0 0
it first|0 -2 0 5 0 -2
it for|-4 11 4 0 -3 -9
it from|-1 -4 0 0 0 4
it goes|1 2 -2 0 0 -1
it has|-1 4 3 -1 -1 -5
it here|0 -1 0 0 1 0
it himself|3 -2 0 0 0 0
it i|4 0 -1 0 0 -4
it in|-2 -3 3 -1 3 0
it is|-4 11 0 -4 0 -2
it isn't|-1 2 0 0 -1 -1
it last|0 -4 0 7 0 -3
it looks|-3 9 0 -1 0 -4
it now|9 5 -1 -3 0 -10
it off|-3 5 0 -1 0 -2
it ok|0 -1 3 0 0 -1
it on|0 3 -3 -2 4 -2
it one|-3 0 2 0 -1 3
it only|0 1 0 0 0 -1
it open|4 0 0 -2 0 -2
it out|0 -1 2 1 0 -1
it please|-1 5 1 -2 -3 -1
it right|4 0 0 -1 0 -3
it runs|0 3 -1 0 0 0
it says|-1 7 -1 -1 0 -4
it should|-3 -6 0 -1 -2 11
it since|0 -4 0 2 0 2
it so|7 -4 0 -1 0 -1
it takes|-3 7 -1 0 0 -3
it the|7 -8 9 -2 -3 -3
it they|1 0 0 -1 0 1
it this|3 0 -2 -1 0 0
it to|11 -10 6 0 -1 -6
it today|1 4 -3 0 0 -2
it twice|-1 -4 -1 0 -1 8
it until|0 1 0 0 0 0
it up|1 -4 1 4 -2 0
it was|-4 -2 -3 -2 -1 12
it we|3 -4 -1 5 -1 -2
it well|-1 -3 0 0 -1 5
it when|-2 -5 0 6 -2 3
it with|-1 -2 0 0 0 3
it works|0 -1 0 0 0 1
it would|0 2 0 -1 0 0
it's|-10 11 -3 8 -10 4
it's 0|0 11 -1 1 0 -11
it's an|0 3 0 0 0 -3
it's done|-1 -6 0 7 0 0
it's dry|1 0 0 0 -1 0
it's in|-1 2 0 0 0 0
it's now|-1 1 5 -1 0 -4
it's on|-1 -5 0 0 0 7
it's only|-2 0 -1 4 0 0
it's the|-1 3 -2 -1 0 0
it's too|-1 5 3 -4 -3 -1
italian|0 2 0 -1 0 -1
italy|0 1 -1 0 0 0
item|-3 -2 0 -2 9 -2
its|-2 -14 -3 9 1 10
its 0|-1 1 -1 0 0 1
its first|3 0 0 0 0 -2
its new|-1 0 0 0 0 2
its own|-1 0 0 0 4 -3
its the|0 -1 -3 7 0 -3
its way|2 -2 0 -1 0 1
itself|1 -6 -2 2 -2 6
itv|-2 0 1 0 -1 2
j|1 -1 0 0 -1 2
j'ai|16 -15 -3 -3 -5 10
jab|-2 1 -1 0 0 2
jabs|-2 -1 3 0 0 1
jahr|-2 6 -2 6 -3 -5
jam|-1 -2 1 0 0 3
jams|-2 4 0 -1 -1 0
jan|-1 -1 4 0 0 -2
jan 0|0 -1 2 0 0 -1
jana|-3 -2 -1 -1 1 5
januar|-1 0 -3 -1 -1 7
january|1 1 13 -3 -1 -11
january 0|-1 -5 10 -1 0 -4
january for|-1 0 1 0 0 0
jardinero|-1 4 -8 -1 0 6
jars|-1 -5 -1 2 0 6
je|19 -4 -4 -1 -2 -8
jean|-3 -8 0 0 0 12
jemand|-3 6 -1 -3 4 -4
jens|0 3 0 0 0 -2
jerseys|4 3 1 0 0 -8
jetzt|-8 -5 15 3 -8 3
jetzt am|0 -1 2 0 0 -1
jetzt doch|0 -3 6 -1 0 -2
jetzt dringend|-1 -1 -1 3 0 -1
jetzt ist|-1 9 0 0 0 -8
jetzt sauber|-1 -1 -1 -2 0 5
jo|1 -2 -1 -1 2 0
joan|0 -2 -1 0 0 3
joana|1 0 0 0 0 0
job|5 -3 -7 -4 1 8
job ad|2 -3 0 -1 -1 3
job advert|-1 2 0 -1 -1 0
job is|4 0 0 0 0 -3
join|0 1 0 0 0 0
jonas|-2 2 0 -1 -1 1
jonas'|0 1 1 -1 0 -1
jubilee|-2 2 0 0 -2 1
judge|-3 2 3 -1 -1 0
jueves|0 0 5 0 0 -4
july|-1 3 5 -2 -1 -5
july 0|0 -3 4 0 0 0
jump|-2 9 0 0 -1 -5
june|-14 9 10 3 0 -8
june 0|0 1 5 -1 0 -5
june and|0 1 -1 0 0 0
jusqu'a|14 -3 -1 0 0 -10
jusqu'au|4 -16 20 -1 -1 -6
jusqu'au 0|-4 -9 21 0 -1 -7
just|6 7 0 -1 -2 -10
just a|-1 1 0 0 -1 1
just got|0 3 0 0 0 -3
just now|-4 1 -1 -1 0 6
just rang|-1 -1 0 0 0 1
just so|0 1 0 0 0 0
just the|17 -2 0 0 -1 -13
k|6 4 -3 -1 0 -5
kahn|-7 1 -1 5 0 2
kam|0 1 0 -1 -1 1
kann|-4 -2 -2 6 -1 3
kaputt|0 -1 0 -2 -1 4
karl|-1 0 0 0 2 -1
keep|-1 -3 3 -1 -1 2
keep the|0 -1 0 0 0 1
keeps|-2 2 0 -1 -1 2
keine|-3 10 -1 -1 -2 -2
keller|1 6 -1 -2 0 -3
kennel|0 1 0 0 0 -1
kept|-2 12 -2 -1 -2 -7
kept the|0 3 0 0 0 -3
kessel|-3 -4 -1 -1 -1 9
ketamine|0 2 0 0 0 -2
kettle|0 -3 0 0 -1 5
key|-11 -1 3 10 -1 1
key card|-1 -1 0 -3 3 1
key is|-1 4 0 0 0 -2
keyboard|0 2 0 0 0 -2
keys|-8 -3 3 -1 3 7
keys are|-1 7 0 0 0 -5
keys for|-1 -3 -1 0 0 4
kg|-5 4 -3 -1 0 4
kicked|0 4 -1 0 0 -3
kid|-2 2 -1 0 0 2
kids|-8 14 -7 0 -2 3
kids are|-4 3 1 0 0 1
kids can't|-1 4 -4 0 0 -1
kids'|3 -4 -1 -2 0 3
killed|5 -1 -3 -1 -1 -1
kiln|0 5 -1 -1 -1 -3
kind|-2 -1 10 -2 -1 -5
kind regards|-1 0 7 -1 -1 -4
kindergarten|-3 -3 0 -1 -1 9
kit|1 0 -1 0 1 -1
kitchen|1 0 -5 7 -1 -1
kitchen light|-1 -1 0 -1 1 2
klavier|-2 -2 -1 -2 2 5
klee|2 0 -1 0 0 0
km|-1 3 -3 -1 -1 3
knee|-1 5 0 0 -1 -3
know|-6 17 -3 -1 -1 -6
know the|-3 5 0 0 0 -2
knows|-2 7 -2 -4 -2 3
knows about|-3 -6 0 -1 -1 10
knows the|0 3 0 0 0 -2
kommen|-2 -4 5 0 0 1
kommt|5 5 -4 2 -2 -6
kommt am|7 3 -2 -1 -1 -7
kommt mit|-1 -3 0 5 -1 1
konnen|0 1 0 -1 0 0
konnte|0 -3 0 -1 0 4
kowalczyk|0 3 -3 0 0 0
kowalski|4 2 0 -2 -1 -4
kuchen|-1 -5 0 -1 4 3
kunde|-1 0 1 9 -2 -8
kundigung|-2 3 0 -1 0 1
kurz|-1 9 -1 -1 -1 -6
l|0 -1 0 -1 -1 2
l'assurance|-1 0 0 0 0 1
la|1 1 9 -8 -2 -1
la beca|-3 3 0 -1 -1 1
la bici|-1 0 -1 -1 -1 4
la carta|-3 4 -1 -1 -1 1
la cocina|-4 -4 11 -1 -1 0
la facture|-2 2 -1 0 0 1
la furgoneta|-1 -2 0 1 -1 4
la itv|-2 0 1 0 -1 2
la lavadora|-2 -2 5 0 -1 0
la lettre|0 -2 -1 0 0 3
la licencia|-1 0 -1 0 -1 4
la luz|-3 1 -1 0 0 3
la mairie|-2 6 -1 -1 -2 0
la pista|-3 5 -1 -1 -1 0
la puerta|-2 0 0 0 0 3
la reponse|5 1 0 0 0 -4
la resena|3 0 -1 0 0 -2
la salle|-3 -1 -1 9 -1 -3
la senora|-1 -1 -1 0 0 4
la terraza|7 -3 -1 0 -1 -2
la version|0 -3 0 0 0 3
lab|0 -3 -1 0 1 3
lab says|0 -5 0 0 0 6
lab they|0 -1 0 0 0 2
label|-3 2 -1 -1 11 -8
label for|-1 -2 0 -1 2 2
label print|-1 7 -1 0 -1 -4
labelled|0 -5 0 -1 -2 7
labels|-4 -9 -1 6 7 1
lacks|0 1 -1 0 2 -2
lad|0 4 -1 0 0 -2
ladder|-2 7 0 0 -3 -2
ladder is|-1 -3 0 0 0 4
ladies|-1 -2 0 0 0 3
lading|4 -4 0 0 0 1
lads|-1 0 0 0 0 1
lady|1 6 -1 0 -1 -4
lady from|0 1 0 0 0 0
lady with|0 0 0 1 0 0
lager|7 -5 -1 0 0 -1
laid|1 11 -1 -1 0 -10
lambs|0 0 1 0 4 -4
lamp|4 -1 -2 -1 -1 1
lamps|0 2 0 0 1 -3
land|-1 -3 0 -1 2 3
landed|0 0 0 -1 0 0
landing|-1 2 0 0 0 0
landlord|-1 5 -2 -1 -2 0
landlord wants|0 1 0 1 -1 0
lane|1 3 0 4 0 -7
languages|0 -2 0 0 0 2
laptop|1 1 0 -1 -1 -1
laptops|1 2 0 0 0 -3
larch|4 1 0 0 0 -5
lars|1 -5 2 0 0 2
las|2 -7 1 2 2 0
las 0|0 -3 4 0 0 -1
las sillas|0 1 0 -1 -1 0
lassen|0 4 -2 -2 2 -3
last|-15 4 -4 11 -6 8
last box|-1 -5 0 1 -1 5
last day|0 -1 0 0 0 1
last night|-3 0 -1 1 -2 5
last night's|-2 -2 0 3 0 2
last nite|0 -1 0 0 0 2
last one|-5 1 -1 -1 0 6
last time|-1 6 -1 -1 0 -4
last two|12 -2 0 -1 0 -9
last week|-1 4 0 0 1 -4
last year|-4 15 -2 -1 0 -7
last year's|-1 6 0 0 0 -4
late|1 1 5 -4 -2 -1
later|-4 -10 15 3 -3 0
later so|0 0 1 0 0 0
later than|0 -3 4 -1 0 0
latest|-2 -7 13 0 0 -4
lauft|-3 -8 0 -1 -1 14
lauft wieder|0 -2 0 0 0 2
laughed|0 4 0 0 -2 -2
laundry|-1 6 1 0 0 -5
lavadora|-2 -2 5 0 -1 0
law|14 -5 0 0 0 -8
lawn|-2 -7 0 2 0 7
lawyer|2 6 -1 -2 -1 -5
lawyer has|-2 -1 0 0 0 3
lawyers|0 -3 4 -1 0 0
lay|3 2 3 0 0 -7
layer|0 1 1 0 0 -2
lazy|0 1 0 0 0 0
le|3 5 -1 -5 0 -3
le 0|-2 8 0 0 0 -6
le bail|0 3 -2 0 0 1
le client|-4 0 3 -1 -2 4
le colis|-1 3 -1 -1 0 0
le devis|3 -2 -1 -1 -2 3
le dossier|-4 3 -1 1 -2 3
le fournisseur|-1 2 0 0 0 -2
le mode|5 -2 0 -1 -1 -1
le plombier|0 -1 5 -1 -1 -4
le portail|-2 4 -1 3 -3 -2
lea|0 -1 0 -1 5 -2
lead|-1 5 -2 0 0 -1
leaflet|-2 8 0 -2 -1 -3
leaflet is|2 2 0 0 0 -3
league|0 -1 0 0 0 1
leak|0 -1 0 0 0 2
leaking|-1 2 0 2 0 -3
leaks|5 7 0 0 0 -12
lean|-4 -1 0 -1 0 6
learned|-2 -4 -1 0 -1 9
lease|3 0 -1 0 -1 0
leasing|-1 1 0 -1 2 -1
least|0 -3 0 7 0 -3
leave|17 -13 -2 9 -2 -9
leave it|1 -3 0 8 -1 -5
leave the|6 -5 0 -2 0 1
leaves|-4 -3 0 2 -1 5
lecture|-1 -5 0 0 0 7
leeds|-1 -4 -1 0 0 5
leer|2 1 -2 9 -1 -9
left|7 4 -9 9 -5 -6
left a|0 5 0 0 0 -5
left for|0 1 0 0 0 0
left in|0 1 0 0 0 -1
left on|0 1 0 0 0 -1
left side|-1 8 0 -1 -1 -5
left the|7 -3 -1 -1 0 -1
left to|-2 -5 -1 0 0 8
leg|1 1 0 0 0 -2
legal|13 -3 0 -1 -1 -9
legal sent|-1 9 0 0 0 -7
leider|2 2 0 -2 0 -2
lemon|-2 9 -2 -2 -1 -2
lemon tree|-1 6 0 0 0 -4
lena|-1 0 -1 0 0 2
lend|0 3 -1 0 -1 -1
lend us|0 3 -1 0 -1 -1
lender|3 -1 3 0 0 -4
lent|-2 3 0 0 0 -1
lenz|0 -3 0 0 0 3
leo|0 5 2 0 -1 -5
leo's|-2 -3 2 0 2 1
les|2 -9 -1 -3 5 7
les bancs|11 -2 0 -1 -2 -5
les cles|-3 -2 0 0 -1 5
less|-3 4 -3 4 0 -2
lesson|-2 -11 15 -2 0 0
lessons|0 3 0 0 0 -2
let|2 3 -2 -2 5 -5
let me|-1 2 0 0 0 -1
let us|0 2 -1 0 0 -1
let's|-1 2 8 -1 -1 -7
let's put|0 -2 2 -1 2 -2
let's say|0 -3 4 0 0 0
lets|1 -2 0 -2 -2 5
lets forget|3 -1 0 -1 -1 0
letter|2 -7 -6 2 5 4
letter came|0 -1 0 0 0 1
letter for|1 4 -1 -1 0 -2
letter from|0 5 0 0 -5 -1
letter is|-1 2 0 0 0 0
letter of|-4 -2 -2 10 0 -1
letter to|-2 -9 -5 -3 13 6
letterbox|2 -5 0 0 -1 4
letters|2 -5 -1 -2 -2 8
lettre|0 -3 1 0 0 3
lettre de|0 -3 1 0 0 3
lettuce|-1 3 -1 0 0 0
leute|1 0 0 6 -2 -5
level|5 -9 0 7 -1 -2
level 0|7 0 0 0 0 -7
lib|-1 -3 0 0 0 4
library|-3 9 -6 -1 0 1
library books|-1 -4 -5 -1 0 10
licence|-3 -1 -4 4 -5 8
licences|0 2 0 0 0 -2
licencia|-1 0 -1 0 -1 4
license|3 2 2 -2 0 -4
lieferbar|-2 3 0 -1 0 -1
lieferung|0 6 -3 -1 -1 -2
liegen|1 0 -1 -2 -1 2
liegt|0 4 -4 -3 -7 10
liegt beim|10 -2 -1 0 -1 -5
liegt im|-3 1 -1 -1 -1 6
lies|-2 -6 0 -1 0 9
life|0 -2 0 0 0 2
lift|-13 6 -1 6 2 0
lift 0|-1 -4 0 9 -1 -4
lift in|0 4 0 0 0 -4
lift the|0 2 -1 -1 2 -2
lifted|-2 3 -2 0 0 2
lifted the|-2 5 -2 0 0 -1
lifting|0 -2 0 0 0 2
light|-3 -2 -1 -3 0 10
lighthouse|5 -6 0 0 0 1
lights|-4 -6 -1 2 -3 13
like|-11 5 -1 -6 3 9
like a|1 -5 -2 -2 3 4
like an|0 2 0 0 0 -2
like butter|0 -1 0 0 0 2
like it|0 -2 0 0 -1 3
like new|-2 -6 0 0 0 8
like our|-1 3 0 0 0 -2
like the|-2 4 3 -1 0 -5
like to|-1 4 0 0 3 -6
liked|-6 14 -1 -1 0 -6
likes|-2 3 0 0 0 0
lilies|-2 0 -1 -2 -2 7
limit|-2 0 0 0 -1 2
lindholm|0 0 0 0 0 1
lindner|5 -5 7 0 -2 -4
lindner report|0 -3 4 1 -1 -1
lindner tour|3 2 3 -1 0 -8
lindqvist|-1 0 0 0 0 2
line|-5 8 -3 1 2 -2
line 0|0 -2 -2 0 0 4
line was|-1 8 0 0 0 -6
linen|-2 4 0 0 0 -1
lines|-3 5 0 0 -1 -1
link|-2 5 0 0 -1 -2
lisbon|8 -7 2 0 0 -3
list|-11 4 -7 3 17 -7
list as|0 3 0 0 0 -3
list done|3 -1 0 0 0 -2
list for|-3 4 -1 -1 -2 4
list is|-3 -8 0 -1 -1 14
list now|-1 0 0 0 0 1
list of|-1 1 0 -3 4 -1
list please|0 -2 0 0 3 0
list was|-1 3 -1 0 0 0
list with|-1 -1 0 3 0 -1
litres|-1 0 -2 0 0 4
little|-1 -1 -3 2 1 1
little ones|-1 6 -1 3 0 -7
live|-5 -1 6 -1 -1 1
live on|0 -4 0 0 0 5
llega|0 1 0 0 0 -1
llegan|-4 -3 -2 0 0 9
llegan el|0 1 1 0 0 -1
llego|-4 5 -2 0 -1 2
llego el|-2 0 -2 0 0 4
lo|0 -3 -4 17 -3 -7
lo de|5 1 -4 8 -2 -7
lo del|-3 -1 0 7 0 -2
lo demas|-1 -5 0 8 0 -1
lo primero|0 -1 0 3 0 0
load|-2 2 -1 -1 1 2
loaded|0 -1 0 0 0 2
loading|4 -1 0 -1 2 -4
loads|-6 -3 -3 8 -1 3
loan|-3 -4 6 0 0 2
lobby|-1 2 0 0 0 -1
lock|5 -10 -1 -1 2 4
locked|10 1 0 0 0 -10
locks|2 0 -2 0 0 0
locksmith|-1 9 0 0 0 -8
lodged|0 1 0 0 0 0
loft|9 0 -1 0 0 -7
loft job|8 0 -1 0 0 -7
log|-2 0 -1 0 4 0
log in|-1 1 0 0 -1 2
logged|0 0 0 0 0 1
logiciel|3 2 -1 -1 -1 -2
login|-5 3 -1 7 0 -3
login page|2 0 0 8 -4 -6
logo|10 -7 -1 0 1 -3
logo on|9 -10 0 0 2 -1
logs|1 -1 0 1 0 -2
long|-2 2 -2 -1 -2 4
long as|1 4 0 0 -1 -4
longer|4 -18 4 5 -1 7
longer than|0 0 2 -1 0 -1
look|-3 13 -5 1 -3 -3
look at|-3 5 -2 3 -1 -1
look for|0 2 0 0 0 -1
looked|1 7 0 -1 0 -7
looked at|-1 4 0 -1 0 -3
looking|7 1 -2 0 -1 -4
looking for|3 4 0 0 -1 -5
looking into|3 1 0 -1 0 -3
looks|2 7 -5 -5 -2 3
looks at|5 -1 -1 0 0 -3
looks good|-3 4 -1 0 0 0
looks great|1 -2 0 0 0 2
looks like|2 7 -1 -1 -1 -5
loose|-3 -1 0 -1 -1 6
lorry|-1 4 0 0 0 -2
los|4 -7 -3 -1 2 6
los de|-1 4 2 0 0 -5
los uniformes|0 -1 0 -1 -1 3
loscher|-3 -5 -1 -1 -1 10
lose|-2 3 0 5 -1 -5
lose a|-1 2 0 0 0 0
lost|3 6 -2 10 -3 -14
lost luggage|-2 -6 0 0 0 9
lot|-4 4 -4 0 -1 5
lots|0 6 0 0 -1 -5
lotte|-2 1 0 0 0 2
lou|0 2 0 0 0 -1
loud|0 0 0 0 0 1
louder|-2 12 0 0 0 -9
loueur|-3 0 -1 -1 7 -3
love|4 2 0 3 -2 -7
love to|0 2 0 0 -1 -1
loved|-1 4 -1 0 0 -1
loved the|-1 4 -1 0 0 -1
lovely|1 -3 0 -2 1 3
loves|0 -4 0 -1 0 6
low|-7 -7 -2 31 -4 -11
low nobody|-1 -2 0 4 0 0
lower|-2 -4 -1 10 -1 -1
lowest|-2 -9 -1 10 -2 4
luggage|-2 -5 0 0 0 8
luis|-2 -2 -1 -1 -1 7
lunch|8 5 -4 -6 -1 -3
lund|0 -2 0 0 0 2
lundi|1 -10 9 0 -1 1
lunes|-3 -7 8 -1 0 3
luz|-4 0 -1 0 0 6
lying|1 3 0 -1 0 -1
lyon|7 -3 -8 -1 1 4
m|8 -2 1 -2 -1 -5
m of|-2 0 0 0 0 3
ma|11 -7 -1 0 -1 -1
mac|0 1 0 0 0 -1
machen|-2 -1 4 -1 1 -1
machine|1 5 -5 -4 -5 9
machine in|0 2 0 0 0 -2
machine works|0 2 0 -1 0 -1
machines|-1 -2 0 0 0 3
macht|-3 -1 0 -1 3 2
made|-1 0 -5 -3 -2 11
made 0|0 2 0 0 0 -2
made a|4 2 0 -1 -1 -4
magazine|0 1 0 0 0 -1
mai|-3 0 -1 3 -1 2
mail|-6 3 -5 -3 2 9
mail from|0 4 -3 0 0 0
mail server|-2 -2 0 -1 1 4
mail to|-1 4 0 0 -1 -2
mailbox|-2 -1 0 0 0 4
mailed|-1 -5 -2 -1 -1 10
mailed the|0 -2 -1 0 0 3
mails|0 6 0 -1 0 -3
main|0 0 -2 0 0 3
maintenance|4 -1 2 0 0 -6
maintenant|-5 -11 -1 3 -2 15
mairie|-2 6 -1 -1 -2 0
mais|0 7 -1 -1 -1 -4
make|-8 -4 5 12 9 -14
make a|0 -2 0 -1 6 -1
make it|-2 5 7 -2 -2 -6
make that|0 3 2 -5 0 0
make the|-1 -5 -1 9 -2 -1
make this|-1 -3 -1 8 -1 -1
makes|-2 -1 0 -1 -2 6
makes a|-1 3 0 0 -1 -1
making|0 4 0 0 0 -4
mal|1 4 -1 0 -1 -2
mamie|-4 0 -1 -1 -2 7
man|-1 -5 8 -4 -4 6
man came|-1 -7 0 0 0 8
man from|0 2 -1 0 0 0
man has|0 -2 1 0 0 0
man took|-1 0 0 0 0 1
man was|0 0 0 -1 0 1
man who|0 -4 0 0 0 4
man with|-1 -6 7 0 0 0
management|8 -1 0 0 0 -7
manager|1 2 0 -1 -1 -1
manana|15 -3 -8 -1 -1 -3
mandant|1 1 0 -1 0 0
mande|-1 -4 0 0 -1 8
mano|-2 -2 -1 0 -1 6
manque|-1 4 -1 -1 4 -5
manual|-2 6 0 -1 2 -5
many|-1 8 0 2 -1 -7
map|-3 0 -1 4 3 -3
maps|1 1 -3 0 0 1
march|-8 3 8 -2 -2 0
march 0|0 4 0 0 0 -4
marche|-4 10 -1 -1 -2 -2
mardi|-4 -2 15 -1 -1 -7
marek|-1 -1 0 0 -1 3
mario|0 1 0 0 0 0
mark|-4 -9 -1 3 4 7
mark the|-2 -5 0 3 4 0
marked|-1 -1 0 -1 1 2
market|-3 3 5 -1 0 -4
marketing|-1 -1 2 0 0 0
marketing wants|-1 -1 2 0 0 0
marketplace|0 1 0 0 0 0
marks|0 6 0 0 0 -5
marquee|-2 2 -1 0 0 2
marshal|0 -2 1 3 0 -1
marta|3 7 -2 -2 1 -8
marz|-1 0 3 0 -2 0
mas|-2 -6 10 0 -1 -1
mast|-1 -2 0 0 0 3
master|-1 -1 0 0 0 3
mastercard|0 0 0 0 0 1
mat|-1 -2 0 -1 -1 5
match|-1 -5 1 0 -1 6
material|1 4 0 0 -1 -4
maths|0 -2 0 0 0 2
matin|-3 -11 18 -1 -1 -2
matter|-6 -6 -1 17 -5 0
matters|-5 -2 -3 16 -2 -4
matters more|-4 -4 -2 15 -1 -3
mattress|4 -4 0 0 0 0
max|0 4 -3 0 0 0
may|-5 4 10 -8 -3 2
may 0|0 1 0 0 0 0
maybe|-1 12 -2 -1 -2 -6
mayor|-2 -4 -1 -1 4 4
me|-6 11 3 -6 -6 4
me a|0 -2 0 0 0 3
me for|0 3 0 0 -1 -1
me in|-1 1 0 0 1 0
me the|-2 1 0 1 0 0
me to|0 1 0 0 0 -1
meadow|-1 -7 -1 0 0 9
mean|0 -1 0 0 0 2
measure|0 0 0 -1 4 -2
measured|4 0 -3 0 -1 -1
measured the|-1 -2 -1 0 -1 6
measurements|0 1 0 0 0 0
mechanic|6 -1 0 0 -1 -4
medias|13 -4 -1 -1 -3 -5
medical|0 -1 0 0 1 0
medical forms|0 -1 0 0 1 0
mediums|0 -1 0 0 0 1
meet|0 1 -2 0 0 1
meeting|-7 8 -2 2 -3 1
meeting room|-3 -6 0 -1 -1 11
mehr|1 -16 8 -6 -2 16
mehr der|3 1 -1 0 0 -3
mei|0 14 -1 -2 -2 -8
mei and|-1 9 0 0 0 -7
meier|-1 0 -3 0 0 4
members|-4 9 0 -1 0 -4
membership|-2 -7 -1 4 -1 7
membership list|1 1 0 0 -1 -2
memoire|1 5 0 -1 -1 -4
memory|0 1 4 0 0 -4
men|2 0 -3 -1 0 2
mended|-3 -4 0 0 0 7
menu|-7 -1 -1 -1 0 11
menuisier|5 1 0 0 0 -5
menus|-4 0 0 0 -1 6
merged|-1 -10 -1 0 0 13
merged and|-4 -1 0 0 0 5
merged the|5 -1 0 0 0 -3
mesh|0 1 0 0 -1 1
message|0 6 0 -1 0 -5
messages|2 -5 -1 0 0 5
meter|1 3 -2 -1 2 -3
meter reading|-1 -3 0 0 0 5
meter readings|4 -6 0 0 3 0
metres|-1 10 -3 -1 0 -5
mi|1 -3 -1 0 -1 4
mia|-2 11 -4 -1 0 -4
mic|0 -4 0 0 0 5
mid|5 -6 10 -3 0 -6
mid april|0 -1 2 0 0 0
midi|3 1 -2 0 -1 -1
midnight|-2 -2 6 -1 0 -1
midsummer|0 1 0 0 0 -1
miete|-1 -4 -1 -1 0 6
might|1 6 -1 0 -1 -5
migration|8 1 -1 -1 0 -8
migration is|1 2 0 0 0 -2
milk|-4 1 -1 3 1 0
milk tank|-3 -3 -1 4 -1 5
mill|-1 0 -2 4 -1 -1
mill lane|3 -2 0 4 0 -5
mill row|0 -1 0 0 0 1
milo|0 3 -1 0 0 -2
min|2 -1 -2 0 0 2
min 0|0 -2 0 0 0 2
mind|9 -4 -1 -1 -1 -1
mine|-5 13 0 0 0 -8
minibus|-2 -3 0 0 -1 6
minister|-2 -3 -1 2 -1 5
ministry|0 5 -1 -1 -1 -2
minus|-1 0 0 0 0 0
minus 0|-1 2 0 0 0 -1
minute|1 10 -1 -1 -2 -6
minute 0|1 4 0 0 0 -3
minutes|-6 7 -8 -2 -1 10
minutes to|0 -2 0 0 0 3
mir|-2 10 0 -1 -1 -6
mirror|7 -4 0 0 0 -3
miss|-1 2 0 0 0 -1
missed|-1 2 -2 2 -2 1
missing|8 14 -3 -6 2 -15
missing on|0 1 0 0 0 0
mistake|0 -4 0 0 0 4
mit|7 -10 -5 7 5 -3
mit dem|5 -1 -1 7 -3 -7
mit der|7 -2 -2 -1 0 -2
mittwoch|-2 4 -2 -2 -1 3
mixer|-4 1 0 -1 -1 5
mixer is|-1 0 0 0 0 2
mm|-3 -2 -1 -1 4 3
mobile|-6 -2 0 -1 6 4
mochte|0 7 -2 -1 -1 -4
mode|7 -4 -1 2 -1 -5
mode d'emploi|5 -2 0 -1 -1 -1
model|0 0 1 -1 -1 1
module|0 -1 0 0 1 0
moisture|0 -1 0 0 0 1
moitie|23 -3 -4 0 0 -15
moment|17 -7 0 -1 -1 -8
mon|-2 0 0 -1 0 3
monday|4 1 8 -2 0 -11
monday 0|-2 -4 1 0 0 5
monday 0th|1 0 0 0 -1 1
monday and|-2 -5 1 0 0 6
monday for|-2 -6 8 0 0 0
monday so|-4 -1 0 1 0 4
monday the|0 -1 1 0 0 0
mondays|-2 9 0 0 0 -7
money|-1 -5 -1 4 -1 4
money 0|0 0 2 0 0 -1
money for|4 -3 0 -1 0 0
money is|-1 -1 0 0 0 3
monitoring|-1 -4 0 -1 1 5
montag|4 -1 5 -1 0 -7
monteur|0 -2 0 0 0 2
month|-4 -5 17 -2 2 -7
months|-4 3 -2 -1 -1 4
mopped|2 -1 0 0 0 -1
more|-5 -8 12 12 -5 -6
more days|-3 -6 13 -1 -1 -2
more drips|0 -1 0 -1 0 2
more from|0 -2 5 0 0 -2
more names|-1 3 0 0 -2 0
more people|0 2 -2 0 0 -1
more plink|-1 -2 0 0 0 3
more pressing|-1 0 -2 4 0 -1
more than|-1 7 -5 1 -1 -1
more the|5 -3 -2 -1 -1 2
more thing|-2 -5 0 -1 10 -1
more time|2 -2 4 0 0 -3
more to|2 1 0 0 -1 -2
more weeks|-2 -1 9 0 -1 -4
moreau|-1 2 0 0 0 -1
morgen|7 8 -6 -4 0 -5
morning|-1 6 3 -10 -4 5
morning 0|-3 -5 4 0 0 4
morning and|0 -2 0 0 0 2
morning confirmation|0 0 0 0 0 1
morning he|1 0 0 0 0 0
morning i|-1 -2 5 -1 0 -1
morning no|-6 0 0 0 0 6
morning so|0 -5 0 0 0 5
mornings|1 -1 0 0 0 0
mortgage|-2 4 0 -1 2 -3
moss|-2 -4 0 -1 2 4
most|-1 4 -1 4 -1 -5
most important|0 -2 0 4 0 -2
mostly|-1 4 0 -1 0 -2
mot|0 -3 4 0 0 -1
mot is|0 -4 4 0 0 0
mother|0 -2 -1 4 0 0
motivation|-1 -1 1 0 0 1
motor|13 0 0 0 -1 -12
mould|-3 -1 -1 -1 -1 7
mould in|-4 -4 0 0 0 8
mountain|2 -6 -1 0 0 6
mounted|2 0 0 0 0 -1
mouse|-2 -10 0 -1 0 13
move|1 2 -4 10 3 -13
move is|6 1 -1 -1 0 -5
move it|-1 -3 0 4 0 0
move on|1 -1 0 0 0 0
move the|-1 -1 5 -1 -2 0
move this|-2 3 -1 2 -1 -1
move to|0 -2 -2 0 5 0
moved|-10 6 0 -3 -2 9
moved from|0 -4 5 0 0 -1
moved in|0 -1 0 0 0 1
moved out|-2 0 0 0 0 2
moved the|0 -8 -2 -1 -1 12
moved to|-4 18 -6 0 -1 -7
moved up|-1 13 0 0 0 -11
moved us|0 0 1 0 0 0
movers|-2 -1 3 0 0 1
moves|-3 2 3 -1 0 -1
moves to|-1 -3 4 0 0 0
movil|-1 7 0 0 0 -6
moving|6 3 -10 -1 0 1
moving the|-3 8 -2 -1 0 -2
mr|-10 7 2 -7 -4 12
mr osei|0 -2 2 0 0 0
mr quist|0 1 -1 0 0 0
mrs|-4 9 -5 -5 -5 10
mrs brandt|0 -3 0 0 0 4
mrs lindqvist|-1 2 0 0 0 -1
mrs okafor|0 -3 0 0 0 4
ms|-3 0 3 -4 0 5
much|-4 8 0 10 -4 -10
mum|-2 6 -1 -1 -1 -1
mum's|-1 -1 0 0 0 2
mural|7 3 0 0 0 -9
mural is|2 4 0 0 0 -6
museum|-9 3 -1 -1 -1 9
music|-5 2 0 -1 -1 4
music is|0 -1 0 0 0 1
music school|-1 -5 0 0 0 6
muss|-1 3 6 -1 -3 -3
mussen|-2 4 2 0 -2 -2
must|-8 -4 16 1 10 -16
must also|0 -1 0 0 2 0
must be|-3 0 11 -1 -2 -5
must come|0 0 0 1 0 -1
must go|-1 -4 1 -1 6 -1
must have|0 -1 2 0 0 -1
must not|-1 2 0 0 -2 0
my|4 7 -5 -5 -11 9
my back|1 2 0 0 0 -2
my brother|2 -1 0 0 0 0
my desk|0 -1 0 0 0 1
my drawer|0 5 0 0 0 -5
my phone|-1 -5 0 0 0 6
my side|0 -3 0 0 0 3
my sister|6 0 -1 -1 -1 -3
my way|5 -5 0 0 0 1
myself|0 -5 0 0 0 5
n|-1 7 -1 -1 0 -5
n'a|-1 3 0 0 0 -2
nach|-6 2 1 13 1 -11
nach dem|-1 5 -1 2 -1 -4
nachsten|-3 -3 7 -1 0 0
nada|-2 6 0 -1 0 -2
nadie|-3 5 0 -2 0 1
nails|-1 2 -2 0 1 0
name|-3 2 -7 -2 3 7
name is|-2 4 0 -1 0 0
name tags|0 -1 0 0 1 0
named|0 1 0 0 0 -1
names|-7 9 2 -1 3 -6
nap|2 -2 0 -2 0 2
nap room|2 -2 0 -2 0 2
nda|0 -1 0 0 0 1
ne|6 -7 3 0 -5 3
near|-2 6 0 -1 0 -3
near the|-1 2 0 0 1 -1
nearly|17 -10 -3 2 -2 -5
nearly fell|-1 -1 0 1 0 0
necessary|6 -1 -2 0 0 -3
need|3 2 5 -5 15 -21
need 0|-1 0 0 1 0 0
need a|-1 6 -1 -1 1 -3
need another|0 1 1 0 -1 0
need for|11 -5 0 -1 -2 -2
need it|4 -7 6 -1 -2 0
need one|0 2 0 0 0 -2
need somebody|0 0 0 0 1 -1
need someone|-1 0 0 0 1 0
need the|0 0 4 -1 1 -4
need them|-3 8 0 0 -1 -4
need to|-1 -2 -3 5 0 1
need two|-1 3 0 0 -1 0
needed|15 -8 5 -2 -2 -8
needed any|2 0 -1 0 0 0
needed by|-2 -2 5 0 0 -1
needs|9 1 -1 -1 19 -26
needs 0|2 3 0 -1 0 -4
needs a|-1 1 -1 -2 9 -5
needs an|0 0 0 0 2 0
needs both|0 3 0 0 0 -3
needs his|-1 2 0 -1 0 0
needs it|4 -4 6 -3 -1 -2
needs the|-1 -1 3 1 0 -1
needs to|-6 -7 -3 14 4 -2
needs two|-3 6 -2 -2 2 -1
needs until|-1 0 1 0 0 0
negative|-2 6 0 0 0 -3
neighbor|0 -1 -1 -1 0 3
neighbour|-1 1 0 0 0 1
neighbours|-2 6 -3 0 2 -3
nest|-5 1 0 -1 1 4
nest box|-2 3 0 0 1 -3
nest is|-3 -2 0 -1 0 6
net|0 -5 0 0 0 7
net is|1 0 0 0 0 -1
nets|0 2 1 0 0 -2
neu|-4 -7 3 -1 -1 9
neue|17 -7 0 -2 -3 -4
neuen|-3 0 -2 -3 -1 9
neuer|-1 -5 11 0 0 -4
never|0 5 -1 -1 0 -2
never got|0 2 0 0 0 -1
new|6 -6 -2 -9 -8 18
new batch|0 6 0 -1 0 -5
new board|1 6 0 0 0 -6
new bulb|-1 1 0 0 -1 1
new coop|0 0 0 0 0 1
new date|-1 -2 1 0 0 3
new gasket|0 0 0 0 0 1
new girl|-2 5 0 0 1 -3
new hinge|0 4 0 0 0 -4
new leaflet|-1 9 0 0 0 -6
new logo|4 -2 0 1 0 -2
new office|-1 -1 0 0 0 2
new one|9 -4 -2 -1 -1 0
new ones|1 -1 0 0 0 0
new oven|-6 1 0 0 0 5
new pane|0 1 0 0 0 -1
new posts|1 -1 0 0 0 0
new price|0 -2 0 0 0 2
new seal|0 -1 0 0 0 1
new sign|-1 -6 10 1 -1 -2
new till|2 -2 -1 0 0 1
new treasurer|-1 -3 0 0 0 4
new version|4 -2 0 0 0 -1
new washer|-1 0 0 0 0 2
new year|0 -1 0 0 0 2
newbies|3 -2 0 0 1 0
newsletter|1 -3 2 -1 -1 2
newsletter has|-2 -5 1 0 0 6
next|6 -3 14 -2 -4 -10
next monday|1 -1 0 0 0 0
next month|-5 0 7 -1 0 0
next one|1 2 -10 0 0 7
next slot|0 0 1 0 0 -1
next thursday|-2 -3 3 0 0 3
next time|3 -3 0 0 0 1
next to|-1 -3 -2 0 -1 8
next tuesday|0 0 0 0 0 -1
next wednesday|0 -5 9 -2 0 -1
next week|2 12 -11 1 -1 -4
next weekend|7 -3 -1 0 0 -2
next year|-4 0 0 0 0 5
ni|-2 2 0 0 0 1
nice|-7 5 -3 18 -2 -12
nice to|-7 -2 -2 15 -1 -4
nicht|5 -9 7 8 -5 -5
nicht erst|-3 -4 9 -1 0 -1
nicht im|-1 6 1 -1 -1 -4
nicht mehr|6 -16 -2 -5 -1 18
nicht statt|5 -2 -1 -1 0 0
nichts|-2 10 -1 -3 -2 -2
night|-3 4 -8 -1 3 5
night and|0 -1 0 0 0 0
night porter|0 2 -1 -1 -1 0
night shift|-1 -2 -5 -1 7 2
night theme|-1 -1 0 2 0 0
night's|-2 -2 0 3 0 2
nightly|0 -2 0 0 0 2
nights|1 2 -3 -1 0 1
nimmt|-1 7 -1 0 0 -4
nine|3 -2 -2 -2 -1 5
nine are|7 1 0 -1 0 -7
ninos|-2 -3 -1 0 0 6
nite|0 -1 0 0 0 2
no|16 12 -15 4 -17 1
no 0|-1 -10 0 0 -1 13
no answer|1 1 0 0 0 -1
no charge|-1 -2 0 0 0 3
no complaints|-1 -5 0 0 0 7
no hay|10 -1 -6 -1 0 -2
no hot|0 5 0 0 0 -5
no hurry|-1 0 0 1 0 0
no idea|-1 7 0 0 0 -5
no later|0 -2 4 -1 0 0
no longer|5 -11 0 4 -1 3
no more|-2 -15 -2 -4 -2 24
no need|11 -10 0 -1 -1 0
no new|2 8 0 0 0 -10
no one|-6 -14 2 -1 0 19
no rush|-1 -6 0 9 0 -1
no tiene|0 1 0 0 0 -1
no wait|0 3 0 0 0 -3
noah|-1 -1 4 0 0 -2
nobody|12 -10 -9 3 -4 9
nobody at|0 2 0 0 0 -2
nobody comes|9 -8 0 0 0 0
nobody has|-3 4 0 1 0 -2
nobody in|-2 3 0 1 0 -2
nobody needs|9 -4 -1 -3 -1 0
nobody reads|6 -3 0 -1 0 -1
noch|9 4 -3 -7 27 -31
noch 0|-1 1 -1 2 0 -1
noch die|-2 1 -1 -1 8 -5
noch ein|-2 1 0 -1 2 0
noch eine|-1 0 0 0 3 -2
noch einen|-1 1 0 -1 2 -1
noch nicht|7 -3 0 1 -2 -2
nodded|-4 -2 0 0 0 5
noise|-3 6 0 -1 3 -4
none|-1 0 0 0 0 1
none left|-1 -2 0 0 0 3
noon|2 -2 2 -3 -1 2
noor|0 1 -1 0 1 0
nora|0 7 -1 -1 -1 -5
nora does|0 5 -1 0 -1 -4
nord|2 -6 -1 0 0 4
normal|-2 -5 0 2 -1 5
north|1 2 -2 0 -1 0
north window|-1 2 -1 0 0 0
nos|-5 -4 11 -2 -3 3
nos dan|-2 -4 12 -1 -1 -5
not|6 4 26 -7 -8 -21
not 0|-3 7 0 -1 -1 -2
not a|-1 -3 -1 0 -1 6
not at|-1 -3 6 0 0 -2
not be|0 4 0 -1 -2 -1
not before|-1 -6 1 6 0 -1
not in|-1 -1 5 -2 0 -1
not monday|-3 -5 8 0 0 0
not needed|5 -6 2 0 0 0
not on|-4 8 -4 0 0 0
not one|-1 -5 -2 0 0 8
not sign|0 2 0 -1 0 -1
not so|-3 5 -1 0 0 -1
not take|8 -7 0 0 0 0
not that|0 -1 0 1 0 0
not the|-2 -4 6 0 0 -1
not there|0 1 -1 0 0 0
not to|-2 4 -3 1 0 -1
not today|-3 -1 5 -1 0 -1
notary|-2 3 -1 0 0 0
notary's|0 9 -7 0 -1 -1
note|-6 13 -2 -3 3 -6
note for|-2 9 1 -1 -2 -4
note that|0 1 0 -1 0 0
notebook|-1 0 0 0 1 1
noted|4 -2 -1 0 -2 1
notes|-2 -5 1 0 5 2
nothing|0 18 -2 -2 -3 -11
nothing else|-2 -3 0 3 0 2
nothing happens|1 1 -1 0 0 -1
nothing left|-2 -5 -1 0 0 8
nothing more|-1 -1 0 0 0 2
nothing moves|0 4 0 0 0 -4
nothing on|-1 2 0 0 0 0
nothing to|5 -3 3 -2 -1 -2
notice|-2 -4 -2 0 -1 9
noticed|-1 -3 0 -1 0 5
notices|-1 1 0 0 0 0
nous|-2 5 4 -1 -1 -6
nouveau|-6 -6 -1 -1 -1 14
nov|-1 -8 10 -1 0 1
nov 0|-1 -3 4 -1 0 0
novak|-2 -4 0 3 0 2
november|1 -6 11 -2 0 -3
november 0|0 0 1 0 0 0
november now|0 -7 0 0 0 7
now|9 -22 6 19 -21 8
now 0|0 7 -5 -3 0 1
now and|1 -6 -1 0 0 6
now at|0 -4 7 -1 0 -1
now comes|0 3 0 -2 0 -1
now for|0 6 0 0 -1 -4
now he|2 0 -1 -1 -2 2
now i|0 -3 0 0 0 4
now in|3 -2 0 -1 0 0
now it|0 -1 0 0 0 2
now it's|-1 2 0 0 0 -1
now merged|-1 -2 0 0 0 3
now not|-5 1 7 -2 0 -1
now on|-2 -6 -1 2 0 7
now only|-4 -4 0 9 0 -1
now please|-2 0 0 3 0 -1
now she|0 -3 0 0 0 4
now so|3 -2 1 -1 0 0
now tested|-1 -2 0 -1 0 5
now the|1 -3 3 2 0 -3
now they|0 1 0 0 0 -1
now top|-1 -1 -1 2 0 0
now urgent|-1 0 0 1 0 0
now wants|-1 3 -1 0 0 -1
now we|0 3 0 0 0 -4
nowhere|-2 6 0 0 0 -4
nueva|-1 3 0 0 0 -1
nuevo|-3 -1 -1 0 0 5
number|-10 11 -4 6 -4 0
number 0|-1 0 0 -1 0 3
number before|0 2 0 -1 -1 0
number for|-1 3 0 0 0 -1
number is|-1 6 -1 -1 0 -4
number of|0 3 0 0 0 -2
number on|-2 4 0 0 0 -2
number one|-2 -4 -2 9 -1 -1
number three|0 1 0 0 0 -1
number two|0 1 0 0 -1 0
numbers|-5 -5 0 -1 6 4
numbers are|-2 0 -1 0 0 3
numbers on|-1 -1 0 0 0 2
numero|-3 4 -1 0 -2 2
nur|-7 10 1 -2 -3 2
nur die|1 -5 0 0 -1 6
nur noch|-3 9 2 -1 -2 -6
nurse|8 -2 0 -1 -1 -4
nursery|-4 0 0 -4 4 4
nurses|1 1 0 0 0 -1
nut|-1 6 0 -1 -1 -4
nuts|-2 6 0 -1 0 -2
o|0 5 0 0 0 -5
o'clock|-4 -13 6 -2 0 13
oak|-1 2 -1 0 0 1
oat|-1 6 0 0 0 -5
oat milk|-1 1 0 0 0 0
oben|-3 7 -1 3 -1 -5
obituary|-2 -6 1 0 6 2
oct|-2 3 5 -1 0 -5
oct 0|-1 2 1 0 0 -1
october|-4 -7 19 -2 0 -6
october 0|0 2 -5 0 0 3
october at|-1 0 3 0 0 -1
october so|-1 -3 0 0 0 4
odd|0 2 0 0 0 -1
of|4 5 -5 1 2 -7
of 0|5 2 -6 -2 -1 2
of a|5 1 0 0 -1 -4
of all|-2 -6 0 -2 2 8
of april|-1 -3 3 0 0 2
of attorney|0 -2 0 0 0 2
of credit|-3 0 -2 10 0 -4
of dec|0 -1 1 0 0 0
of five|7 -5 0 0 0 -1
of friday|0 -2 3 0 0 0
of his|0 1 0 1 -1 -1
of it|-3 10 -1 -1 -1 -3
of july|0 3 -2 0 0 0
of lading|4 -4 0 0 0 1
of lemon|-1 -2 0 -1 -1 5
of march|-1 0 3 0 -1 -1
of mr|-1 -1 0 0 0 2
of my|-1 -4 0 0 0 4
of names|-4 10 0 0 -1 -5
of next|-2 -1 3 0 0 0
of nine|8 -4 0 0 0 -3
of november|1 -1 1 -1 0 -1
of our|-2 -6 0 7 0 1
of rye|-1 0 0 0 0 1
of stock|2 2 -1 0 -1 -2
of the|3 -13 -4 5 8 2
of them|-11 3 0 -1 -1 10
of three|10 -2 0 0 0 -7
of today|-1 -4 3 -1 0 3
of us|-3 2 0 0 0 2
of your|0 -1 0 2 0 -2
ofen|-3 3 0 -1 -1 3
off|1 -1 -3 -13 4 12
off at|-1 1 -1 0 -1 2
off by|-2 5 0 0 -1 -3
off in|0 9 0 -1 -1 -9
off my|1 -7 0 0 0 6
off on|-1 7 0 0 -1 -5
off sick|-2 10 -5 0 0 -3
off the|3 -7 -1 -3 -2 9
off this|-6 8 -3 0 0 0
off to|-2 3 0 0 -1 1
off too|2 -1 0 0 0 0
off until|0 2 -2 0 0 -1
off with|-2 0 0 0 -1 4
offer|-1 16 -1 -2 0 -12
offer for|-1 5 0 0 0 -5
offered|0 3 -1 0 0 -1
offered 0|0 3 -1 0 0 -1
offers|-5 15 3 -2 0 -13
offers 0|-1 3 0 0 0 -2
office|-2 4 -2 1 1 -2
office gave|-1 -2 4 0 0 -1
office has|0 -4 0 0 0 4
office is|-1 -1 0 2 0 0
office move|9 -1 -1 1 -2 -7
office says|0 3 0 0 0 -3
office sent|0 4 0 1 0 -4
office wants|0 1 0 0 0 0
officer|0 6 1 0 0 -6
offline|9 -1 0 0 0 -7
offside|-1 -2 0 0 -1 4
ohne|1 1 0 -1 4 -4
oil|1 -4 -1 0 0 4
oiled|0 -4 0 -1 3 2
ok|-6 5 2 -3 -3 5
ok to|0 0 0 0 0 1
okafor|-2 -4 2 0 0 4
okta|0 5 0 0 3 -8
oktober|0 1 3 0 0 -3
old|-3 1 -3 -2 3 4
old contract|-1 7 -1 0 0 -4
old files|0 1 0 0 0 -1
old mill|0 -2 0 0 0 2
old one|-6 -2 -1 1 -1 9
old ones|-1 -1 0 0 0 2
old paint|-1 -5 0 0 4 3
olga|0 -2 0 0 0 2
oma|-3 -3 -1 -2 -1 10
on|6 8 -14 -2 0 2
on 0|-4 3 9 -1 -2 -4
on a|-2 -8 11 -2 -3 3
on again|1 12 0 0 0 -13
on all|-13 -2 0 0 0 15
on april|0 1 0 0 0 0
on at|2 0 0 0 0 -1
on attend|4 3 0 0 -1 -5
on back|3 2 1 0 0 -5
on backorder|1 1 0 0 0 -1
on board|4 -5 0 0 0 1
on dec|0 -2 0 0 0 2
on december|-1 4 1 0 0 -5
on friday|1 -1 -1 0 -1 2
on her|0 2 0 0 0 -2
on his|3 -1 -2 -3 0 4
on hold|18 -12 -2 -1 -1 -3
on holiday|0 4 -3 0 0 0
on ice|1 0 0 0 0 -1
on it|-10 -1 -2 6 -2 8
on its|2 -4 0 -1 0 5
on leave|0 1 -1 0 0 0
on main|-1 0 0 0 0 1
on march|0 3 1 0 0 -3
on me|-1 -7 0 0 0 8
on monday|-2 2 -8 4 -1 6
on mondays|-2 8 0 0 0 -5
on my|-4 1 -1 -1 -2 6
on oct|-1 1 0 0 0 0
on one|0 1 0 0 0 -1
on order|1 4 -2 -1 -1 -3
on our|-2 -3 0 0 -1 6
on page|-1 2 0 0 1 -2
on paper|1 6 0 0 0 -6
on peut|-3 0 0 9 -1 -6
on phones|-1 -1 0 2 0 0
on saturday|-9 15 1 -4 1 -5
on stage|0 -1 0 0 0 1
on staging|9 -1 0 -3 -1 -5
on sunday|0 -4 1 2 -1 2
on that|1 9 -1 -1 -3 -4
on the|1 3 -6 -4 2 5
on their|-2 0 0 0 0 3
on them|-1 -1 0 0 0 2
on this|0 1 0 0 0 0
on thursday|0 -4 7 -2 0 0
on tomorrow|1 1 0 0 0 -1
on top|-2 -8 0 -2 16 -3
on tuesday|-2 2 0 -2 -1 2
on tuesdays|0 1 0 0 0 0
on two|-1 3 0 0 0 -1
on wednesday|0 5 2 0 0 -7
on with|1 -1 0 -2 -1 4
on your|0 0 0 0 0 1
onboarding|1 6 1 0 0 -8
once|-1 -3 -3 5 -2 4
once the|2 2 0 0 0 -4
one|3 5 -4 -1 -1 -2
one and|0 -2 0 0 0 3
one at|0 3 0 0 0 -2
one before|0 -1 0 2 0 0
one day|-3 -6 10 -2 -1 2
one for|-1 -1 -1 5 -1 -1
one from|0 2 -2 0 0 1
one goes|6 -2 0 0 0 -3
one has|1 0 0 0 0 -1
one in|0 8 -2 0 0 -5
one is|-7 4 4 0 0 -1
one more|6 -3 2 -4 14 -14
one of|-7 2 -1 -1 -1 7
one on|2 -5 2 0 0 0
one side|1 1 0 0 0 -1
one to|2 -7 0 3 0 2
one tomorrow|1 2 -2 -1 0 0
one was|0 3 0 -1 0 -2
one week|-3 -4 10 0 0 -3
one with|0 2 -1 0 0 -1
one's|-1 -4 0 0 0 5
ones|-3 3 -2 1 0 1
ones are|1 0 -1 -1 0 0
ones have|-1 0 0 0 0 1
ones in|1 -2 0 0 1 1
ones on|0 1 2 0 0 -3
online|-5 6 0 -1 -1 0
online since|-2 -3 0 0 0 5
only|1 10 6 6 -11 -13
only 0|-1 7 -1 -2 0 -3
only a|-4 -9 -1 4 0 10
only after|-1 -6 11 -3 -1 0
only come|-1 2 1 -1 0 0
only deliver|2 -1 -1 0 0 0
only do|-1 1 1 -1 0 -1
only free|-1 4 -2 -1 0 0
only from|-1 2 0 0 0 0
only half|0 1 0 0 0 0
only has|2 -2 2 -1 0 -2
only have|-1 3 2 -1 0 -3
only if|-1 -10 0 11 0 0
only in|-1 2 1 0 -2 0
only need|0 0 0 0 0 1
only on|-3 2 0 -2 0 2
only one|1 1 0 -1 0 -1
only opens|-1 5 -3 -1 0 -1
only take|-1 3 0 0 0 -1
only the|19 -6 -1 -3 -2 -8
only two|0 1 -1 0 0 0
only until|0 3 -2 0 0 0
ont|-5 -6 6 0 -1 5
onto|0 4 0 0 0 -3
op|-1 1 0 0 0 0
open|-1 3 0 8 1 -11
open again|-1 7 0 0 0 -6
open day|0 -5 1 0 0 3
open in|-1 3 0 1 -1 -2
open the|-1 1 -2 7 -1 -4
opened|6 -7 -1 -1 -1 3
opening|-2 -7 4 -1 3 4
opens|-3 -11 -4 9 -1 11
opens at|-1 5 -3 0 0 -1
opens on|0 -5 5 -1 0 2
operating|-1 -1 0 0 0 3
opinion|5 1 0 0 -3 -2
opinion on|-1 4 0 0 -2 0
opposing|-1 0 3 0 0 -1
ops|2 -1 2 0 0 -3
optician|0 -2 6 0 -1 -2
option|0 -1 0 0 2 -1
or|-5 8 -9 9 -4 1
or 0|0 -3 0 0 0 3
or they|-1 5 -3 -1 0 -1
orange|-1 4 0 0 -1 -2
orchard|-2 3 0 0 0 -1
orchestra|-2 0 -2 -1 0 4
order|13 -5 -8 -6 2 4
order 0|0 -3 0 0 0 4
order for|-1 -2 -3 0 0 6
order is|15 -4 0 -1 0 -10
order no|-2 -2 0 0 0 3
order of|-4 3 0 0 -1 3
order spare|-1 -1 0 0 4 -2
order the|5 -4 -1 0 0 0
ordered|24 -7 -5 7 -1 -18
ordered 0|-4 1 -1 0 0 4
ordered a|10 -4 0 0 0 -6
ordered comes|-1 2 -2 0 0 1
ordered the|-2 -1 0 0 0 4
ordered waiting|1 0 0 0 0 -1
ordering|0 1 2 0 2 -4
orders|5 -3 -1 1 -1 -1
ordner|0 2 -1 -1 -1 1
organ|-2 -6 -2 -2 6 4
organic|3 -4 0 -1 -2 4
organic certificate|3 -4 0 0 -1 3
original|-3 2 -1 -1 -1 3
osei|-1 -2 -3 7 0 -1
osei's|-2 -3 -1 -1 0 7
oslo|0 0 0 0 0 1
other|3 6 -5 5 -2 -6
other 0|0 4 -2 -2 0 0
other half|3 -2 0 0 0 0
other one|1 3 0 0 0 -4
other side|-2 -5 0 0 0 9
others|-1 3 -1 4 -4 -1
others are|0 1 0 0 0 -1
others please|0 0 -1 6 -2 -3
otherwise|-2 3 -4 0 0 3
otra|10 0 -3 -1 -3 -3
ouch|1 0 0 0 0 0
our|-1 -4 -1 6 -9 9
our account|-1 -7 0 -1 0 9
our booth|2 -4 2 2 -1 0
our new|-2 1 0 0 0 1
our side|0 -4 0 0 0 4
our signature|-2 -2 -2 0 0 6
our stall|8 8 -1 -1 0 -13
ours|0 0 -1 -2 0 3
ours on|0 -1 -2 0 0 3
out|1 -2 -6 3 -5 8
out 0|0 -4 0 0 0 5
out a|1 -1 0 0 0 0
out after|0 0 0 0 0 1
out and|3 -5 5 -1 0 -3
out at|-1 -4 0 0 0 5
out before|0 -2 4 -1 -1 0
out by|-9 -5 1 0 0 13
out in|0 -2 -1 0 0 4
out last|0 -2 0 1 0 0
out no|-2 7 0 0 0 -5
out of|5 4 -4 -1 -4 0
out on|-3 -3 1 5 0 1
out the|-1 -4 0 4 5 -4
out this|0 -2 0 0 0 2
out to|-3 4 1 0 0 -2
out today|-1 0 0 0 0 1
out tonight|1 1 -4 6 0 -4
out with|0 -2 0 0 0 3
outlook|0 0 0 0 0 1
outside|-2 4 0 2 -1 -4
outstanding|6 1 0 -1 -1 -5
oven|0 3 0 -3 1 -2
over|5 -7 -6 -1 -3 12
over 0|0 4 0 0 0 -4
over from|3 -2 0 0 0 -2
over it|1 2 0 -1 0 -2
over the|-2 1 -1 8 1 -6
over to|-2 -3 0 0 0 5
overnight|-1 9 -1 1 -2 -6
overtime|0 -3 -1 0 2 2
owe|0 -1 0 0 0 1
owes|-3 -3 0 0 0 6
own|3 -5 -3 -2 3 4
own now|0 -1 -1 -2 0 4
owner|2 3 6 -1 4 -13
p0|0 5 -1 -1 0 -4
pack|0 9 -1 -4 -1 -3
package|-2 -2 0 0 2 2
packed|12 -6 0 0 -1 -6
packed and|6 0 0 0 0 -6
packing|0 -4 5 -1 0 0
packs|-2 0 -2 0 0 5
pads|3 1 0 0 0 -4
pads and|0 -1 0 0 0 1
pagado|0 -1 0 0 0 1
page|0 -7 -4 4 8 -1
page 0|0 5 -1 -1 -1 -1
page in|-1 0 0 -1 -1 2
page is|7 -4 0 -1 0 -2
page two|0 2 0 0 1 -3
pages|1 5 -3 -1 1 -3
paid|-2 -2 -5 -1 -1 11
paid and|0 -1 0 0 0 1
paid cash|0 0 0 0 0 1
paid for|-3 0 0 0 0 4
paid the|1 -4 -2 0 0 5
paid their|0 1 0 0 0 0
pain|0 0 0 1 -1 0
paint|6 5 -1 -2 4 -14
painted|-5 0 0 -1 -1 7
painted the|-1 -3 0 -1 0 5
painter|5 6 0 -1 0 -9
painter is|2 -2 1 0 0 -2
painters|3 -2 1 -1 0 -1
painting|12 -3 5 -1 0 -12
pair|0 -2 0 0 0 2
pallet|0 5 0 0 0 -4
pallets|2 -11 4 -1 -2 8
pan|-4 2 -1 0 5 -1
pan sin|-4 2 -1 0 5 -1
pane|-2 1 0 0 0 0
panel|0 -4 2 0 0 3
panels|7 -4 2 -1 -1 -3
panes|-2 2 0 0 0 1
pantry|-1 -3 0 0 0 4
paper|-5 0 -2 2 -3 9
paper for|-1 1 2 0 -1 -1
paper to|0 -3 -1 0 0 4
papers|-2 1 -5 -1 1 7
papers are|-2 -4 3 0 0 3
paperwork|0 1 0 0 0 -1
papier|1 -3 0 0 -1 4
para|4 -2 1 -1 7 -9
para el|2 -10 1 -1 5 2
para la|3 -1 5 -1 -1 -6
para los|-1 0 -1 1 0 1
parado|9 0 -1 -2 -2 -5
paragraph|1 7 -1 -1 -2 -4
parcel|-5 -3 0 4 -2 7
parcel with|-4 -4 0 -1 0 10
parents|-3 12 -7 1 -2 -1
parents'|0 1 0 0 1 -1
parents' evening|0 1 0 0 1 -1
parish|0 -1 3 0 0 -1
park|3 0 0 -1 -1 0
parked|1 1 0 -1 0 -1
parking|-7 7 -1 -1 0 2
parking permit|-2 -4 0 0 0 6
part|14 2 -6 -4 5 -11
part came|1 0 0 0 0 -1
part comes|1 2 0 0 -1 -1
part is|6 -2 0 0 0 -4
part of|-3 1 -3 -1 8 -2
partie|-1 -2 0 0 0 3
parts|0 3 -2 -1 -1 0
parts list|-1 7 0 0 -1 -5
party|5 -8 0 2 8 -7
pas|1 24 -4 -1 -3 -17
pas encore|0 1 0 0 0 -1
pasa|-2 0 4 0 1 -2
pasa al|0 -3 5 0 0 -1
paso|-3 -2 -1 0 4 1
pass|0 0 0 0 1 0
passe|-2 -3 6 0 -1 0
passed|-14 -4 -12 -2 -2 34
passed its|0 -1 0 0 0 1
passed the|0 -1 0 0 0 1
passes|-2 9 -1 -1 0 -5
passport|7 -2 -1 -3 1 -2
passport office|0 6 1 0 -1 -6
passport photos|1 0 0 0 1 -1
passports|0 2 0 0 0 -3
passt|-3 7 0 -2 0 -1
passt nicht|-3 7 0 -2 0 -1
password|2 -1 -2 2 -2 0
password reset|0 -2 -1 -1 -1 3
past|-2 -2 -3 -1 0 8
pat|-1 4 0 0 0 -3
patch|-3 -5 0 -2 0 10
patched|-1 1 0 0 0 0
patience|-1 -2 0 1 0 3
patient|1 -1 -1 4 -2 -1
patients|-1 -2 0 1 0 3
patients are|0 2 0 0 0 -2
patio|-5 7 0 0 0 -1
paul|-5 5 -3 0 -1 5
paula|-1 4 0 -1 0 -2
pause|12 -8 0 -1 0 -3
paused|6 -2 -1 -1 0 -2
pavel|0 -2 0 0 0 4
pay|-10 -5 0 4 4 7
pay 0|0 0 0 0 0 1
pay for|1 -8 -1 -1 6 3
pay the|-2 6 -1 -1 -1 -2
paying|0 -1 1 1 0 -1
payment|-2 9 -2 -1 -1 -3
paypal|7 3 0 -1 0 -8
payroll|-1 7 -4 0 0 -1
pays|6 -3 -1 0 -1 -2
payslips|0 0 0 0 0 1
paywall|-3 1 0 0 0 2
pcs|-1 -1 -1 0 0 2
pdf|-3 14 0 0 -1 -10
pedido|2 -9 -4 -1 9 2
pedir|3 0 0 -1 6 -8
pell|0 1 -1 0 0 -1
pension|-2 -5 -1 -1 0 9
people|-2 12 -6 11 -5 -9
people 0|0 4 0 0 0 -4
people can|-1 -7 0 -2 0 10
people have|1 2 0 -1 0 -1
people in|0 -1 0 0 0 2
people on|0 -2 0 0 0 2
people say|-1 -1 0 -1 0 3
people want|-2 3 0 0 0 0
per|-4 4 -2 -2 -1 4
percent|2 9 -1 -1 0 -9
perfect|-1 -6 0 0 0 7
permiso|-1 -1 0 1 2 0
permission|-1 1 -1 -1 3 0
permit|-6 1 -5 1 5 3
permit expires|-1 5 -3 0 0 -1
permits|0 -1 0 0 0 2
pero|-2 17 -1 -1 -1 -12
persiana|2 0 -1 -1 -1 1
person|-1 3 -1 -1 0 0
petersen|0 1 0 -1 0 1
petra|4 1 0 -2 -1 -2
petty|0 1 0 -1 0 0
petty cash|0 1 0 -1 0 0
peut|-3 2 -2 9 -1 -6
pg|2 0 0 0 0 -3
ph|0 -3 0 0 0 3
pharmacy|-1 6 -1 -1 -1 -3
phase|3 2 0 0 0 -4
phone|-5 3 -1 -3 4 1
phone and|0 -2 0 0 0 2
phone numbers|-1 1 0 0 0 0
phone with|4 -1 0 0 0 -2
phoned|-2 9 2 0 -1 -9
phones|-1 -4 0 2 0 3
photo|4 -7 -2 3 10 -8
photo of|-2 -5 0 0 3 5
photographer|-4 2 1 -2 -1 3
photos|3 5 1 -5 9 -14
photos are|3 -3 5 -1 0 -3
photos for|0 -4 0 -1 3 2
photos of|-4 4 -1 -3 4 -1
physio|5 -2 -3 0 0 0
piano|-3 -7 6 -3 -2 9
piano is|-1 -1 0 0 0 2
piano tuner|1 -1 0 0 0 0
pick|5 -6 1 -1 3 -2
pick it|3 -1 0 0 0 -1
pick up|2 -4 2 -1 3 -2
picked|-3 -12 1 -2 -1 16
picked it|-1 -1 0 0 0 3
picked up|-7 -6 1 -1 -1 13
picker|0 -6 0 3 0 4
picking|0 4 -1 -1 0 -2
picking the|0 3 -1 -1 0 -1
picks|0 6 -2 0 0 -4
picks up|0 4 0 0 0 -3
pickup|0 -3 1 0 0 2
pics|0 -3 0 0 0 3
picture|-2 -2 0 -1 -1 6
picture is|-1 -1 -1 0 0 3
pictures|3 1 -1 1 0 -5
pictures are|0 -1 0 0 0 1
piden|0 3 0 0 0 -3
piece|-1 4 -2 -1 -1 1
pieces|0 -12 2 -1 1 9
pieza|1 6 -1 0 -1 -5
pigeons|-2 -1 0 0 0 3
pile|1 0 0 1 0 -2
pills|-1 -1 0 0 0 2
pilot|3 -3 1 -1 0 0
pink|0 2 -2 0 0 0
pinot|-1 -1 0 0 0 3
pipe|-3 0 3 -1 -1 2
piso|-1 -1 -1 0 -1 4
pista|-3 5 -1 -1 -1 0
pitch|5 -7 0 0 0 3
pixel|0 2 0 0 0 -2
place|5 -3 -4 -2 -2 6
place 0|-1 5 -3 0 0 -1
placed|9 -8 -1 -1 -1 0
places|0 -2 -1 -1 0 4
plan|-4 -3 5 -2 10 -6
plan for|0 -4 -1 -3 2 5
plan is|-1 2 0 0 0 -1
plan with|0 1 0 -1 1 -1
planned|-1 -5 11 -2 4 -7
planners|-2 1 0 0 0 1
planning|1 -2 0 -1 0 3
plans|1 2 0 0 -2 0
plant|1 2 -4 -1 0 1
plants|2 2 -1 -1 -1 -1
plaque|-2 0 0 -1 0 3
plasters|-2 3 0 0 0 -1
plasters and|0 0 0 0 0 -1
plastic|-1 3 -1 1 0 -2
plate|-1 2 0 0 0 0
plates|0 1 -2 -2 2 0
platz|1 1 -1 -1 0 1
play|-1 -1 -3 2 0 3
playground|3 -2 0 1 0 -1
please|-25 1 0 38 27 -42
please add|-1 -4 -1 -1 7 -1
please also|-2 -3 0 -4 9 0
please before|0 -3 0 3 0 0
please bump|0 -1 0 1 0 0
please do|5 -3 0 -3 3 -1
please have|-2 -1 1 8 0 -6
please make|0 -1 0 0 1 0
please move|-2 -2 5 0 0 0
please not|0 3 -1 -1 0 0
please note|0 2 0 -1 0 0
please push|0 3 -2 1 -2 -1
please put|-1 1 -1 -2 6 -2
please set|-2 -3 2 4 -1 -1
please shift|0 0 1 0 0 0
please take|0 4 -1 -2 1 -1
please the|-3 -5 -2 14 -1 -4
please treat|-1 -4 0 9 -3 -2
plink|-1 -2 0 0 0 3
plink plink|-1 -2 0 0 0 3
plombier|-1 1 5 -1 -1 -2
plot|-2 0 -1 0 0 3
plot 0|0 2 -1 0 0 -1
pls|-3 -10 6 6 12 -11
pls add|-1 -1 0 0 4 -2
plug|0 -4 0 0 0 5
plumber|-1 8 2 -1 -1 -7
plumber came|-1 1 0 0 0 0
plumber has|0 -1 1 0 0 0
plumber was|1 6 0 0 0 -6
plus|2 -7 -4 7 4 -2
pm|-3 0 4 -1 0 1
pocket|-2 -1 0 8 0 -5
pohl|-1 0 0 0 0 1
point|-4 1 -2 -2 5 2
points|0 2 0 0 0 -2
police|3 0 1 -1 -1 -2
police want|0 2 0 0 0 0
policies|-3 2 0 0 -4 5
policy|-3 3 -1 2 2 -3
polish|-1 -1 -3 7 7 -8
pond|-2 3 -1 0 0 1
pool|0 -1 0 -1 -1 3
popup|0 3 0 0 -1 -2
por|1 9 1 -2 -2 -6
por correo|0 0 5 0 0 -5
por favor|-2 1 0 1 1 0
por fin|-3 -6 -1 0 0 11
por la|12 -7 0 0 0 -4
port|-1 4 0 -2 0 -1
portail|-2 6 -1 3 -3 -3
portal|-2 4 -1 -1 -1 1
porter|0 2 -1 -1 -1 0
porto|0 -2 -1 0 -1 5
portugal|-3 3 0 -1 -1 3
position|-3 3 -1 1 0 0
possible|-2 -3 1 0 5 -2
post|-4 -3 -2 -2 2 9
post office|-1 0 0 0 0 1
post this|2 1 0 0 0 -2
poste|2 2 -3 -1 -1 0
posted|-7 -11 -1 10 -1 11
poster|-3 3 0 0 0 0
posters|-3 6 3 0 0 -5
posters are|-3 8 0 0 0 -4
postgres|1 -3 2 -1 2 -1
postgres upgrade|1 0 0 0 0 0
posting|5 1 0 0 0 -5
postpone|-2 -4 12 -1 -1 -4
postpone the|-1 -3 9 -1 -1 -4
postponed|0 -1 3 0 0 -1
postponed by|0 0 1 0 0 0
postponed to|0 -1 2 0 0 -1
posts|13 0 -1 -1 1 -12
posts are|4 4 0 0 -1 -6
potatoes|-1 -4 0 7 0 -2
pothole|-1 5 0 -1 0 -3
pound|0 8 -2 0 0 -7
pour|-12 3 8 -4 7 -1
pour la|-7 -8 11 0 4 0
pour le|2 -3 1 0 9 -9
pour les|-2 8 0 -1 -4 0
poured|-4 2 0 0 0 3
power|0 -3 0 5 2 -4
power of|0 -2 0 0 0 2
pr|1 12 0 -1 -1 -11
pr is|0 8 0 0 -1 -7
practice|-3 -2 0 0 0 5
pram|0 -6 0 0 2 5
pre|0 -1 0 0 0 2
prefer|0 2 0 0 0 -1
prefers|-1 4 -1 0 0 -2
prefers to|-1 4 -1 0 0 -2
pregunta|-2 6 0 0 0 -3
pregunta si|-2 6 0 0 0 -3
premiere|9 -4 0 3 0 -8
prendre|0 -3 -2 0 6 -1
prepare|0 0 0 -3 3 0
prepared|-1 -1 0 0 0 2
prescription|-1 3 0 0 -1 -1
present|-2 4 0 0 -1 -1
press|-2 -2 -2 4 -2 4
press release|0 -1 1 0 0 0
pressed|-1 -1 0 -1 0 2
pressing|-7 -4 -1 21 -1 -8
pressing any|-1 -1 0 3 0 -1
pressure|-2 1 0 0 0 3
presupuesto|0 1 -1 -1 -1 2
pret|-4 -5 2 0 0 8
pretzel|-1 1 0 0 -1 1
pretzel machine|-1 1 0 0 -1 1
prevoir|-1 -4 0 0 6 -1
price|-4 2 -1 -1 5 -1
price for|0 2 0 0 -1 0
price is|0 2 -1 0 0 -1
price list|-2 3 0 0 7 -7
prices|3 1 0 0 0 -3
prices for|0 3 0 0 0 -3
primero|-1 -2 -1 6 0 -2
print|-3 7 1 -4 -2 1
print shop|0 -3 2 0 0 2
print the|-2 8 -1 -2 -1 -2
printed|-1 0 0 0 0 2
printed 0|0 -1 0 0 0 1
printed and|-1 -1 0 0 0 2
printer|-1 6 0 -2 -2 -1
printer can|0 0 1 -1 0 0
printer in|1 0 0 0 0 0
printer is|1 -3 -1 -1 0 5
printer prints|0 -3 0 0 0 3
printers|0 2 0 0 0 -2
printing|0 -1 0 2 0 -1
prints|-2 -7 -1 -1 0 10
prio|-1 -5 -1 13 -1 -5
priority|-4 -8 0 22 -2 -8
priority from|0 0 0 1 0 -1
priority now|-1 0 0 2 0 0
priority please|0 -1 0 1 0 0
priority the|0 0 0 1 0 0
prisa|-1 -2 0 7 0 -3
privacy|-1 7 0 0 0 -5
priya|0 0 -1 -1 0 1
probe|1 4 0 0 0 -5
problem|-4 3 0 0 0 2
procedure|-2 -6 0 0 9 0
prod|4 -1 -2 -1 0 0
production|6 2 0 -1 0 -7
prof|-4 -3 3 0 0 4
programme|-1 -3 1 0 0 4
programme notes|-1 -1 1 0 -1 2
progress|11 -2 -1 -1 0 -7
project|5 4 0 -5 -2 -2
projector|-3 1 -1 -1 0 5
prolonged|-1 -2 4 0 0 -2
promise|4 5 -6 -1 0 -2
promised|-3 11 0 -1 -1 -7
promised to|-2 5 0 -1 0 -2
promises|-1 8 -1 0 0 -5
proof|0 -1 -4 -1 -1 7
proofing|0 -5 0 0 0 5
proofread|2 -4 0 0 0 2
properly|-2 -5 -1 0 0 8
properly again|-1 -5 0 0 0 6
property|-1 -1 0 0 0 3
protection|0 0 0 3 0 -2
protocol|-2 2 0 2 0 -1
protokoll|-2 -4 0 -1 2 4
proveedor|1 12 0 0 -1 -12
provider|2 3 -1 -1 -2 -2
pruned|1 0 0 0 0 -1
publicada|-1 -2 0 0 0 4
publisher|-1 -1 0 -1 -1 3
puddle|-1 0 0 0 0 1
puddle under|0 3 0 0 0 -2
puede|-2 -8 1 8 -1 3
puerta|-2 0 0 0 0 3
pull|1 0 -1 -1 1 0
pull the|0 2 -1 -1 1 -1
pulled|-2 -8 1 -1 0 10
pulled out|-1 -3 0 0 0 5
pulling|0 -2 0 0 0 3
pump|-8 8 -3 -2 1 4
pump hums|0 -3 0 0 0 3
pump is|1 -2 -1 0 0 3
pumpe|-1 -2 0 0 0 3
pumped|-1 -5 0 0 0 7
pumps|3 2 0 -1 -1 -3
purchase|-1 -1 0 0 0 3
push|-4 5 4 0 -4 0
push it|-2 5 0 0 -1 -2
push the|-2 0 4 0 -2 -1
pushed|-1 1 2 0 -1 0
pushed to|0 0 1 0 0 0
put|-7 -17 5 5 18 -4
put a|-1 -4 0 -1 1 6
put back|0 1 0 0 0 0
put in|-2 -4 0 -1 -3 10
put it|-1 -6 1 5 8 -7
put off|8 4 2 0 -2 -11
put that|2 -4 -1 6 0 -3
put the|0 -6 4 -1 3 1
put them|-3 6 0 0 0 -3
put us|0 4 0 0 -1 -3
q0|2 -6 8 -1 1 -4
qa|0 -2 0 0 0 2
quality|0 0 1 0 0 0
quarry|-1 -6 0 0 7 0
quarter|-2 3 2 -1 0 -2
que|-8 4 6 -3 9 -8
que el|-3 10 0 0 0 -6
que la|1 1 -3 0 0 2
que le|-1 4 0 -1 7 -9
quedo|0 0 0 0 -1 2
quelqu'un|-7 7 -1 -1 -2 3
question|-1 7 0 0 0 -6
questions|-1 2 -3 -1 -1 4
queue|6 -1 -2 6 -1 -8
quick|-1 3 -4 0 0 2
quiet|-3 5 0 -1 -4 4
quiet as|0 -4 0 0 0 4
quilt|2 -4 0 0 6 -3
quist|0 1 -1 0 0 0
quittung|-2 7 0 -1 0 -4
quiz|-1 1 0 0 -2 1
quotation|1 6 0 0 0 -6
quote|1 4 -2 4 1 -7
quote for|1 3 0 0 0 -3
quote from|0 -1 0 -1 3 0
quote is|0 3 0 -1 0 -3
quoted|0 2 0 0 0 -2
quoted 0|0 2 0 0 0 -2
quotes|-1 3 -1 -1 0 0
quotes for|0 1 0 0 0 0
rabbit|5 -6 0 -1 -1 3
rabbits|5 -6 0 -1 -1 3
rabies|0 -1 -1 0 3 0
race|1 -2 2 0 0 0
rack|-1 7 0 0 0 -5
racking|0 5 0 0 0 -5
racks|0 4 -6 -1 0 3
radiation|0 1 0 0 0 0
radiation check|0 1 0 0 0 0
radiator|-2 5 0 -3 -1 2
radiators|4 -6 -1 -1 2 1
radio|-1 1 -1 0 0 2
radon|1 0 -2 -1 -1 3
rafael|0 1 0 0 0 -1
rafael in|0 1 0 0 0 -1
raffle|3 -2 0 0 -1 -1
rail|-1 1 1 0 5 -4
railing|-2 0 0 -1 0 3
rain|-8 7 6 -2 -2 -1
rain runs|0 7 0 -1 -1 -5
raining|1 -1 0 0 0 0
raise|0 -1 0 2 -1 0
raised|-1 5 0 0 0 -4
ral|-1 6 0 0 -1 -3
ral 0|-1 6 0 0 -1 -3
ram|-2 0 -2 7 -2 -1
ramp|-1 -4 1 -1 3 2
ran|-6 0 -5 -3 -2 15
ran out|-2 10 -2 0 0 -6
ran the|0 -5 -1 0 0 7
rang|-8 -1 1 -2 -2 12
rang about|-2 4 0 0 0 -2
rang the|-2 0 1 0 0 1
range|-2 1 -1 -1 0 4
rate|2 0 -1 0 0 -1
rather|-3 5 5 -1 -1 -5
rather than|-1 -3 6 -1 0 -1
rats|-2 7 0 0 0 -5
raus|0 -3 1 -2 -3 8
raw|-1 4 0 0 0 -3
ray|-1 1 -1 -1 -1 2
ray machine|0 1 0 0 0 0
rays|-3 0 -2 4 0 1
rd|0 -2 -1 0 0 4
re|3 -12 12 7 -1 -9
re the|3 0 0 -1 -2 1
reach|0 3 2 0 0 -4
reached|0 -13 -1 -1 -1 16
reached 0|1 -6 0 0 0 5
reached the|0 -1 0 0 0 1
read|-6 2 -1 0 -3 9
read it|-1 -7 0 -1 -1 10
read the|-1 -3 -1 2 0 3
reader|0 2 0 0 0 -1
readers|-2 -5 0 3 -1 6
reading|6 -3 1 -1 0 -2
readings|3 -7 0 0 3 2
reads|0 -4 -1 -2 -1 7
reads 0|-3 -6 0 0 0 9
ready|6 -7 12 -2 -2 -6
ready and|-1 -3 0 0 0 4
ready by|1 -2 3 -1 0 -2
ready for|1 -5 0 0 0 5
ready on|-1 -3 3 0 0 0
really|-6 11 -1 9 -2 -11
really good|0 5 0 0 -1 -4
really need|-1 1 0 0 0 0
really urgent|0 -2 0 3 0 0
rear|2 2 0 -1 0 -2
recall|0 1 0 0 0 -1
receipt|-3 -3 -2 0 -1 9
receipt for|-1 1 0 0 -1 2
receipt from|0 1 0 0 0 0
receipt in|0 -1 0 0 0 1
receipts|0 -1 0 0 3 -1
received|-1 3 -1 0 0 0
received the|0 2 0 0 0 -1
reception|1 -3 -1 -1 -1 5
reception in|0 -2 0 0 0 2
rechnung|-5 7 -2 -2 -1 2
rechnungen|4 1 0 -1 0 -4
recipe|-2 -2 -1 1 -3 6
recommended|-2 8 0 0 0 -5
reconciled|0 -3 0 0 0 3
record|-1 1 0 0 4 -4
recorded|9 -5 0 -1 0 -3
recording|1 2 1 -1 -1 -2
recordings|1 1 0 0 0 -2
records|0 -3 -1 0 2 1
recruiter|1 1 0 0 0 -1
recu|0 -2 -2 -1 -1 7
recycling|-3 2 0 0 0 1
red|-6 4 -2 5 -2 1
red cross|0 1 1 0 0 -2
redo|0 2 0 0 0 -1
redone|0 2 0 0 -1 0
ref|0 2 -1 0 0 0
ref 0|0 3 0 0 0 -3
referee|-6 6 -1 -1 0 2
reference|3 -2 -4 -5 -3 11
references|0 2 0 0 -1 -1
referral|0 2 0 0 0 -2
refs|-1 -2 0 0 0 4
refund|-4 -2 -2 -1 0 9
refunded|-1 -7 0 0 0 8
refunds|-1 -4 -3 -1 3 6
refused|-4 14 -1 0 -1 -8
refused to|-4 7 -1 0 0 -2
refuses|-1 12 -1 -1 -1 -9
regards|2 2 5 6 0 -14
register|-1 -1 -1 -2 1 3
registered|-2 -10 0 -1 0 12
registered with|-1 -2 0 0 0 3
registrar|-2 -7 6 -1 -1 3
registration|-2 -1 5 -1 -1 0
registry|-1 -3 5 0 0 0
regle|-2 -6 -1 0 -1 10
rehearsal|0 7 -1 -1 -1 -4
rehearsal dinner|3 -2 0 -1 -1 0
rejected|1 14 -2 -1 -3 -9
rejected the|0 5 0 0 -2 -3
rejects|-1 11 0 -1 0 -9
release|1 -1 0 -1 5 -4
release notes|-1 -3 0 0 5 0
released|-3 -5 -1 0 0 9
relu|-5 -5 0 0 0 11
remaining|10 1 -2 0 0 -9
remarks|-1 8 -2 0 0 -4
reminder|5 3 -3 -1 0 -4
reminders|-1 -5 0 1 -1 5
remote|-1 1 0 1 0 0
removal|0 -1 0 -1 2 0
removed|5 -1 -1 -1 -2 0
removed the|-1 -2 0 0 0 4
rendu|-3 -2 0 0 -1 7
renew|-2 1 -1 -1 -1 4
renew the|-1 4 0 0 -2 -1
renewal|-2 -3 3 5 -1 -2
renewed|-5 11 -1 2 -1 -6
renewed for|-1 0 0 0 0 1
rent|-4 -5 0 6 -1 4
rent is|-1 -1 0 0 0 3
rental|-1 -3 0 0 0 4
repair|10 0 -4 -2 -1 -4
repaired|-5 1 -1 0 0 5
repairs|1 -3 4 0 0 -2
repare|-2 -3 0 0 0 6
reparee|-1 -2 0 0 0 3
replaced|6 -13 -1 -1 0 8
replaced the|-2 -5 0 0 0 7
replacement|-2 -2 1 -1 -1 5
reply|3 1 2 0 0 -5
reponse|5 1 0 0 0 -4
report|-12 -10 5 -1 3 15
report in|0 -1 0 0 1 0
report is|-5 -2 -3 -1 0 10
report on|1 -3 0 0 0 3
reporte|-1 -3 6 0 -1 -1
reporte a|-1 -2 5 0 -1 -1
reports|-2 4 0 0 0 -2
reproduce|0 1 0 0 0 -1
request|6 -1 2 -2 -1 -4
required|-1 -3 0 0 4 0
reschedule|-2 -2 8 -2 -1 -1
reschedule the|-1 -2 6 -2 -1 -1
rescheduled|0 0 2 0 0 -2
resena|3 0 -1 0 0 -2
reserve|-1 -5 -3 -1 2 7
reserved|-3 -7 -8 -1 -1 21
reserved for|0 -1 0 0 0 2
reserviert|-1 5 -1 -1 -1 -1
reset|-2 0 -1 -1 -1 4
rest|19 -2 -13 3 -1 -5
rest after|1 2 0 0 -1 -2
rest follows|2 0 -2 0 0 -1
rest is|2 1 0 0 0 -2
rest of|4 -2 0 0 0 -1
rest on|6 -5 -1 0 0 0
rest tomorrow|6 1 -5 -1 0 -2
restaurant|0 3 -1 -1 0 -1
reste|11 1 4 -1 -2 -15
restore|-1 -1 0 4 0 -2
restored|-1 -2 0 -1 -1 4
result|9 2 -1 -1 -1 -8
results|8 -2 1 -2 -1 -5
resume|-3 -4 8 0 0 0
resume the|-3 -4 8 0 0 0
retest|4 1 0 -2 0 -2
retired|-2 7 -1 -1 0 -4
return|2 -4 2 0 2 -2
return is|1 -1 0 1 0 0
return the|3 -1 0 0 0 -2
returned|-2 -2 -3 -2 1 8
returned the|0 1 0 0 0 -1
returns|0 -1 0 1 2 -3
rev|0 -4 0 0 0 4
review|15 -3 1 -5 -2 -6
review with|11 -4 0 0 0 -6
reviews|0 1 0 0 0 0
revised|0 -1 0 0 0 1
revoked|0 -6 0 0 0 7
rewritten|0 -1 0 0 0 1
ribbon|0 3 0 0 0 -2
rid|-1 -5 0 0 4 2
rid of|-1 -5 0 0 4 2
rideaux|-4 7 0 0 -1 -1
riego|2 -3 -1 0 -1 3
rien|3 7 0 -1 -1 -9
riesling|1 10 -1 -1 0 -10
right|13 -3 -2 -1 -3 -4
right at|0 1 0 0 0 -1
right away|0 -1 0 2 -1 0
right now|21 -6 -1 3 0 -17
right to|-1 0 0 -2 0 4
rights|4 -5 0 -1 -1 2
ring|5 -6 -1 -2 3 1
rings|6 -10 -1 -1 -1 7
rings again|0 -1 0 0 0 2
rising|0 4 0 0 0 -4
risk|-2 -5 -1 4 5 -1
risk assessment|-2 -3 0 0 6 0
rita|-2 3 0 0 -1 -1
rma|3 3 -1 -1 -1 -4
road|-1 -2 -1 4 -1 2
rob|1 3 -3 -1 2 -2
robes|-3 -4 6 0 0 1
robes back|-1 -1 0 0 0 1
robot|-1 0 0 0 0 1
rollback|2 -6 0 -1 5 0
rolled|-2 -1 0 -1 -1 5
rolled out|-1 -4 0 0 0 5
rolls|-1 -8 -1 3 -1 8
roman|2 0 0 0 0 -2
roof|-7 3 0 5 2 -3
roof 0|0 -2 0 0 0 2
roof is|0 -3 0 0 2 2
roofer|-2 2 0 -1 2 -1
room|4 -1 -10 6 1 -1
room 0|14 -11 -7 10 -2 -4
room for|0 5 0 0 0 -4
room is|-3 -12 0 5 -1 11
rooms|1 -3 0 0 0 2
root|4 3 -3 -1 -1 -2
root canal|4 0 -3 -1 0 0
root cause|0 2 0 0 0 -2
rope|-1 1 0 0 0 0
rosa|5 -5 4 -1 -1 -3
roses|1 4 0 0 0 -4
roster|0 2 -2 0 0 1
rota|1 2 7 -2 6 -13
rota is|3 -1 0 -1 0 -1
rota to|5 2 0 -1 -1 -6
rotor|0 -3 0 0 0 4
rotten|0 1 0 0 0 -1
rotterdam|12 -5 0 0 0 -6
roughly|6 -4 0 0 0 -2
round|-5 -4 5 -1 0 4
round on|-1 6 -1 -1 0 -3
round the|-2 -1 -2 2 2 1
round to|0 1 0 0 0 0
route|0 4 -2 -1 -1 -1
router|-2 7 0 0 0 -3
row|-3 -2 -1 -1 -1 7
rows|5 1 0 -1 0 -5
rubber|-3 -2 0 2 2 1
ruiz|0 5 0 0 0 -5
rules|1 1 0 0 -2 0
run|8 6 -3 -1 -1 -9
run is|2 -5 0 0 0 4
run out|5 -5 -2 2 0 -1
rung|-1 6 0 0 0 -5
running|18 -8 -6 2 -1 -5
running again|-1 -1 0 0 0 2
running in|4 -1 0 0 0 -3
running since|2 -4 0 -1 0 3
runs|-8 -3 -3 3 -3 15
runs on|-1 0 0 0 0 1
runs out|-1 0 -1 6 0 -4
rush|-1 -6 0 9 0 -1
rush with|-1 -1 0 3 0 -1
ruth|-1 0 0 0 -1 2
rye|-3 -1 -1 0 0 6
rye flour|-2 -1 -1 0 0 5
s|-3 6 -2 -1 0 0
sa|-10 -4 -3 -1 -1 18
saaz|0 -1 0 0 0 1
sabe|-1 8 -1 -1 0 -5
sacks|-2 -9 0 -1 0 12
saddle|5 -5 0 0 0 1
safari|-1 2 0 0 0 0
safe|-2 4 -4 -1 -1 3
safety|0 -4 8 -1 1 -3
safety sheets|0 2 0 0 0 -1
sagt|-2 4 0 -1 0 -1
said|-5 1 4 5 -4 -2
said no|0 4 -2 0 -1 0
said the|0 -3 4 0 0 -1
said yes|0 4 0 -1 0 -2
salary|-2 -2 -1 -1 0 7
sale|0 2 0 -1 0 0
sales|1 -6 1 3 -1 1
sales training|2 -4 2 -1 -1 1
salio|-1 -6 -1 0 -1 9
salle|-3 -5 -1 9 -2 2
salon|-3 3 0 -1 2 0
salt|1 3 0 0 0 -3
same|1 11 -1 -4 2 -9
same error|0 5 -1 -1 -1 -2
same time|-2 2 0 -1 0 -1
sample|-1 5 -1 -1 0 -2
samples|0 10 1 -3 -2 -7
samples at|1 -1 0 0 0 0
samstag|-3 3 -7 4 0 3
sand|-1 1 0 0 0 0
sanded|2 0 -1 0 0 -1
sanding|10 -4 -3 -1 0 -2
sandpit|-1 -1 -1 3 0 0
sans|2 0 0 3 -1 -3
sat|-1 -4 3 -1 0 2
sat 0|0 -2 6 0 0 -4
saturday|-13 -6 1 10 0 9
saturday 0|0 0 1 0 0 -1
saturday for|1 3 -4 -1 0 2
saturdays|1 1 -1 0 -1 -1
saturdays and|-3 4 -1 0 0 0
sauber|-1 -1 -1 -2 0 5
sauna|0 -2 -2 0 0 5
saved|-1 -1 0 0 0 2
saw|-2 2 0 0 -1 1
saw it|-1 5 0 0 -1 -3
say|-1 16 -4 -6 -3 -2
say the|-1 8 0 0 0 -5
say they|-1 7 0 0 0 -5
say yes|-1 3 -4 0 0 3
says|-15 30 4 -9 -6 -4
says 0|-1 -4 -2 2 0 6
says he|0 4 0 -1 0 -2
says it|0 2 -1 0 0 -1
says it's|0 3 0 0 0 -3
says no|0 -3 0 0 0 3
says she|0 2 2 -2 0 -1
says the|-2 1 4 -4 -1 2
says we|-1 1 -1 -1 0 3
says yes|0 2 0 0 0 -2
scaffold|0 1 0 0 0 0
scaffolders|4 -1 0 0 -1 -3
scaffolding|-1 -4 1 0 0 4
scaffolding is|0 -1 0 0 0 1
scale|-1 1 2 0 -1 -1
scan|-3 -2 0 -1 3 3
scanned|10 -7 -1 0 0 -2
scanned and|-1 -2 0 0 0 3
scanner|-3 -3 0 0 0 6
schedule|0 -2 -1 0 0 3
schickt|-1 6 -1 0 -2 -2
schlussel|-4 -4 -4 -2 -1 15
schon|5 -1 5 -5 -3 -1
schon am|-2 -1 4 0 0 0
school|3 -6 2 -2 -1 3
school has|1 0 0 0 0 -1
scouts|-4 -1 0 0 0 6
scrap|1 0 0 0 0 0
scrapped|4 -1 0 -1 -1 -2
scratch|3 -3 0 0 1 -1
scratches|-1 -1 0 0 0 2
screen|2 1 0 -1 0 -2
screens|3 -1 0 0 0 -3
screw|-1 -4 0 -1 0 7
screws|-5 8 0 -1 0 -1
script|1 -3 2 -1 5 -2
script for|-1 -4 2 -1 5 -1
scrubbed|0 -3 0 0 0 4
se|5 3 0 1 -5 -4
seal|-4 7 -2 -1 -1 1
sealed|-2 -5 0 0 -1 9
seals|1 -1 0 0 0 0
seam|1 0 0 0 0 0
seamstress|0 -2 0 0 2 0
search|0 1 -1 -1 -1 2
search for|-1 1 0 0 0 0
season|3 -1 0 0 0 -2
seat|-2 -1 0 4 0 -1
seating|-2 8 -1 -1 -1 -4
seating plan|-1 4 -1 0 1 -3
seats|0 -4 -2 1 0 5
seats on|-1 0 0 0 1 1
second|9 9 -2 1 -1 -16
second coat|3 1 -2 -1 0 -2
second course|5 2 1 0 -1 -7
second draft|-4 -3 2 1 -1 4
second floor|-1 -6 0 -1 0 8
second hand|0 -3 0 0 0 4
second one|-1 4 -2 -1 -1 1
second opinion|-1 4 0 0 -3 0
second quote|0 -1 0 -1 2 -1
second round|3 1 -1 0 -1 -2
second sample|0 3 -1 0 0 -2
second time|0 4 -1 -1 -1 -1
second week|-1 -1 3 0 0 -1
seconds|-9 6 -1 -1 0 6
secretary|0 2 0 0 0 -1
section|10 -9 1 -2 0 0
section on|2 -3 0 0 1 0
security|0 0 0 1 0 0
see|-5 12 7 -1 -3 -10
see a|-1 3 0 0 -1 -1
see it|0 -2 -1 0 0 3
see the|0 1 2 -1 0 -1
see you|0 -1 0 0 0 1
seed|1 6 0 0 0 -7
seems|-1 5 -1 -1 0 -3
seen|-1 0 0 5 -1 -3
sees|-3 8 -1 6 0 -9
seguimos|1 9 -1 -1 -1 -8
seguro|-1 -3 0 0 0 5
sein|-1 -1 3 0 0 0
seine|-2 5 0 -1 -1 -1
seit|-3 0 -1 -2 -1 7
seit dem|-2 3 0 -2 -1 1
sello|-2 -4 -1 0 -1 9
semaine|5 4 -2 1 -2 -6
semana|-3 0 11 -1 -1 -6
send|9 0 -3 3 0 -9
send it|-2 3 0 0 0 -1
send the|0 3 -1 0 -1 -2
sending|0 8 -1 0 0 -7
sends|-5 5 3 -2 -2 0
sends a|0 1 -1 0 0 0
senora|-1 -1 -1 0 0 4
sense|0 3 0 0 0 -2
sensor|-3 -3 0 0 0 6
sent|0 20 -6 -1 -2 -11
sent a|1 11 -1 1 0 -11
sent back|0 4 0 0 0 -4
sent in|13 -4 0 0 0 -8
sent it|0 2 0 0 0 -2
sent me|0 3 0 0 0 -3
sent off|-1 2 0 0 0 -1
sent the|1 -2 -1 0 -1 4
sent their|-1 4 0 0 0 -3
sent them|0 -3 -1 0 0 5
sent to|-3 -8 0 0 0 11
separate|0 -4 0 0 5 0
sept|-2 0 10 -1 -1 -7
sept 0|-1 0 6 -1 0 -4
september|-5 -4 15 -4 -1 -1
september so|-1 1 1 -1 0 0
septic|-2 -2 0 -1 0 4
serial|-2 4 0 0 0 -2
serial number|0 1 0 0 0 0
served|-2 -3 0 0 0 5
server|-7 -10 1 12 -2 6
server is|0 -1 0 0 0 1
server room|-1 7 0 -1 2 -6
service|5 -9 -1 -1 2 4
serviced|-3 -4 -1 0 0 9
services|1 0 0 0 0 0
ses|0 4 0 0 0 -4
sesame|-2 9 -1 0 0 -6
session|8 -4 0 -1 0 -3
set|2 -16 7 6 -2 4
set it|0 -3 3 0 0 0
set of|-1 -3 -1 0 0 6
set the|-2 -5 3 6 -1 -2
set up|-2 -2 0 0 0 4
sets|3 0 0 -1 0 -2
settings|1 0 0 0 0 0
settled|-4 -6 0 0 0 11
seven|14 -3 -3 -1 -1 -6
seven of|2 3 0 0 0 -4
sewage|-2 1 0 -1 -1 3
sewing|0 -3 0 0 1 2
sewn|2 -11 0 -1 6 5
shall|0 2 -1 0 0 0
shall i|0 1 -1 0 0 0
shall we|0 1 0 0 0 0
shared|-1 2 0 -1 0 0
shared drive|-1 2 0 0 0 -1
sharp|-5 -5 1 0 0 9
sharps|-1 -2 0 5 -1 -1
she|-9 4 -9 -5 -4 23
she can|-3 2 -2 -3 0 7
she comes|0 4 -1 0 0 -3
she cried|0 -5 0 0 0 6
she had|0 1 -2 -3 0 3
she has|0 2 0 0 0 -1
she is|-3 2 -4 7 0 -2
she needs|0 -2 2 0 0 0
she says|0 2 0 0 0 -2
she signed|0 -1 0 0 0 1
she starts|-5 0 -1 0 0 6
she takes|-1 5 0 0 0 -4
she wants|0 3 -1 0 0 -2
she will|-1 -3 -1 0 0 5
she would|0 3 0 0 0 -3
she'd|0 3 0 0 -1 -2
she'll|0 10 -2 0 0 -7
she's|-4 -2 -2 -1 -2 11
she's happy|0 1 0 0 0 0
shed|1 -3 0 4 1 -3
sheep|-3 3 -1 -1 -1 3
sheet|-4 6 2 -1 -1 -2
sheet is|0 6 0 0 0 -7
sheets|4 -3 0 -1 1 -2
shelf|-1 -15 -1 12 -2 6
shelves|1 5 0 0 0 -5
shelves are|0 -1 0 0 0 1
shift|0 2 -8 -3 6 2
shift it|-1 1 1 -1 0 0
shift plan|0 0 0 0 0 1
shifted|-1 1 4 -1 0 -2
shifted to|-1 0 4 0 0 -3
shifts|0 -2 3 0 0 0
shines|1 -6 -1 0 0 6
ship|-1 -4 -2 8 0 -1
shipped|0 -2 -1 0 0 3
shipping|9 -2 0 0 0 -6
ships|-1 -1 3 0 0 -1
shirts|0 -1 0 0 0 1
shoe|0 3 0 0 0 -3
shoes|5 0 0 0 0 -5
shop|2 2 0 -2 -3 0
shop and|-1 2 0 0 -1 0
shop front|0 4 0 0 0 -4
shop says|0 1 0 0 -1 0
shops|0 1 0 0 -1 0
short|-2 3 -1 -1 -1 2
shot|0 1 0 -1 0 0
shots|-1 0 -2 0 0 3
should|1 0 -17 9 19 -11
should also|1 0 0 -1 2 -2
should be|8 -9 -13 1 7 7
should get|0 0 0 0 1 0
should go|-2 -4 1 7 -1 -1
should have|0 4 -4 3 -1 -3
should i|0 1 0 0 -1 0
show|-4 -6 -1 5 5 1
show up|-1 0 -1 0 0 2
shower|3 -6 -4 -1 6 3
showers|0 4 0 -1 -1 -2
shows|-3 3 -1 -2 -2 4
shows 0|0 0 0 -1 -1 2
shows the|-1 -3 0 0 0 5
shredding|0 3 -1 -1 0 -1
shut|-3 7 0 -1 0 -3
shuts|-2 -2 0 0 0 4
shutter|-3 -3 0 0 0 8
si|1 10 0 -1 -1 -8
sich|3 3 -2 -1 -3 -1
sick|-1 12 -5 -2 0 -4
side|2 -1 3 -2 0 -2
sides|-1 0 0 0 0 2
sie|-5 6 0 -4 0 3
sie hat|-1 0 0 -1 0 1
sign|-3 -6 2 7 4 -2
sign for|-1 -1 0 0 4 -1
sign in|2 0 0 0 0 -1
sign on|-1 3 0 0 -1 -1
sign the|0 6 -1 -1 0 -4
sign to|0 3 -3 0 0 0
signage|-2 -3 0 0 -1 5
signatories|0 -1 0 0 0 1
signature|14 -3 -3 -2 -2 -4
signature by|-2 1 0 0 0 1
signature is|2 2 0 -1 0 -3
signatures|3 6 -1 0 -5 -4
signe|-4 -3 -4 -1 -1 14
signed|-1 -10 -2 -2 4 11
signed and|-1 -1 0 0 0 2
signed by|2 0 -1 0 0 0
signed copy|0 0 0 0 0 1
signed for|2 -3 0 0 5 -4
signed it|0 -2 0 0 0 3
signed off|-1 0 0 0 0 1
signed on|0 1 0 0 0 0
signed the|-1 0 0 0 0 1
signed this|-1 -1 0 0 0 2
signed today|-3 -1 0 0 0 4
signed up|3 7 0 0 0 -9
signee|-2 -6 -1 -1 -2 11
signs|-5 -1 -3 3 0 6
sigue|7 8 -1 -1 -2 -11
silence|-2 5 0 0 0 -3
silent|-1 0 0 0 0 1
sillas|-1 9 -1 -1 -2 -5
silo|-2 -2 0 0 0 5
silver|-1 3 0 0 0 -1
simon|0 1 0 0 0 0
sin|4 0 -7 -1 4 0
sin gluten|-4 2 -1 0 5 -1
since|14 -9 -5 -3 -5 8
since 0|3 -4 -1 -1 0 2
since last|-1 3 0 0 0 -1
since lunch|14 -6 0 0 0 -7
since noon|1 4 0 -1 0 -4
since sunday|-3 3 -1 0 0 2
since the|-3 3 0 1 -1 0
since this|12 -3 0 -2 0 -6
since tuesday|4 -3 0 0 -1 0
since we|-3 -3 0 0 0 6
since yesterday|3 2 0 0 0 -4
sincerely|2 -1 0 0 0 -1
sind|1 2 -5 -2 -5 9
sind alle|-2 -1 0 -1 -1 5
sind bestellt|-2 -1 -1 0 0 3
single|-1 -2 0 0 -1 4
single sign|0 0 0 0 -1 1
singles|0 3 0 0 0 -4
sink|1 2 -1 -1 -1 0
sink in|0 -1 0 0 0 1
sink is|0 2 0 -1 0 -1
sister|7 -6 -1 -2 -2 4
sit|0 3 -2 0 -1 0
site|-3 5 -2 -1 -2 3
site now|-1 -5 0 0 0 6
site since|1 -2 0 0 0 1
sits|-2 6 -1 -1 -2 0
sits on|0 6 0 0 0 -5
sitting|6 2 0 0 0 -7
six|-5 15 -4 -2 -2 -2
six of|0 -2 0 0 0 2
six weeks|-1 3 0 0 0 -2
size|0 7 -1 -1 -1 -4
size 0|0 4 0 0 0 -3
sizes|-1 6 0 0 0 -4
ski|-5 0 0 -1 0 6
skip|12 -9 0 -1 -1 -1
skylight|0 0 -1 0 0 1
slab|5 -2 -3 0 0 0
sleep|-2 3 -1 0 -1 0
sleep on|-1 1 0 0 0 0
slept|0 0 1 -1 0 1
slide|-1 -3 0 3 -1 2
slides|-2 -7 3 -1 0 7
slides are|-1 -2 0 0 0 4
slip|-2 -4 4 0 0 2
slipped|-5 -1 6 -1 -1 2
slips|0 -1 3 -2 3 -4
slips are|1 0 0 0 0 -1
slips to|1 -1 1 0 0 -1
slot|-3 -8 3 -1 -1 10
slot for|0 3 2 0 0 -5
slots|-3 -7 -1 11 0 0
slow|0 0 0 0 0 1
slower|0 2 -1 0 0 0
small|-4 11 0 -3 2 -7
small one|0 2 0 0 -1 -2
smell|-5 1 0 1 -1 5
smell in|-1 -4 0 2 -1 4
smells|-4 8 -1 6 -3 -6
smells like|-1 3 0 0 -1 0
smells of|-1 5 0 -2 -1 -1
smoke|-2 -3 -1 -1 7 2
smoke alarms|-1 -2 1 0 0 3
smoothly|-2 -5 0 0 0 7
snow|-1 -5 2 0 -1 5
snow is|-1 -2 0 0 0 3
so|9 0 12 0 -10 -9
so 0|-1 6 0 0 0 -5
so by|0 -1 1 0 0 0
so far|7 -3 -2 0 -1 -1
so he|1 1 0 -1 0 0
so i|0 1 -1 0 0 0
so important|0 0 0 1 0 0
so it|0 1 -2 0 0 0
so it's|5 -4 1 -1 0 0
so let's|0 -5 4 1 0 0
so move|0 0 1 0 0 0
so no|12 -8 1 -1 0 -5
so not|-2 3 -1 0 0 0
so nothing|1 0 0 0 0 -1
so please|-1 -2 -1 6 -1 -1
so pressing|-1 0 0 2 0 -1
so push|0 -1 1 0 0 0
so put|1 -1 0 1 0 -1
so that|-1 -5 0 -1 -1 8
so that's|-5 -7 0 0 0 12
so the|-1 5 0 -2 0 -2
so they|0 6 -2 0 0 -4
so this|-2 -1 -3 6 0 0
so we|-3 7 -3 -1 0 0
so we're|0 -1 0 0 0 1
so you|4 -2 -1 -1 0 0
socket|1 -1 0 -1 0 1
sockets|0 0 0 -1 2 -1
sofa|-1 -3 0 -1 -1 7
sofa is|-1 1 0 -1 -1 2
sofia|0 1 0 0 0 0
soft|3 1 -1 -3 0 0
software|5 -7 -1 -1 -1 5
soil|-1 4 0 0 -2 -2
soir|-5 -3 0 0 0 9
solar|6 7 0 -1 0 -11
sold|-6 -8 -2 -2 -1 18
sold out|-8 4 0 0 0 4
sold the|4 -9 0 -1 0 7
soldered|-3 -8 0 -1 0 12
solid|-3 -9 0 -1 0 14
solo|10 -8 -1 -1 -2 3
solved|4 -3 -1 1 0 -1
some|1 11 -3 -5 5 -8
somebody|-6 5 -3 0 9 -5
somebody has|0 -1 0 0 1 0
somebody look|-1 6 0 -2 -3 0
somebody must|0 -1 0 0 1 0
somebody to|-1 -4 0 0 1 4
somebody who|0 1 0 -1 0 0
someone|0 -4 -9 7 15 -11
someone add|0 -1 0 0 1 0
someone also|-1 -1 0 0 3 -1
someone check|-1 3 0 0 -1 -1
someone for|-2 -9 -2 -1 2 11
someone from|6 -1 -2 -1 -1 -2
someone has|-1 2 -1 -1 2 -1
someone must|-1 -4 0 -1 7 -1
someone should|-1 1 0 -1 3 -2
someone to|-2 -3 0 0 1 5
something|-1 14 -2 -1 -1 -9
sommer|3 4 0 -1 0 -6
sommerfest|-2 0 -1 -2 -3 8
son|-3 3 -4 -2 -4 10
song|-3 4 0 0 0 -1
sons|0 -1 0 0 0 2
sonst|-1 0 0 7 -2 -4
sont|2 -4 -4 2 -3 6
soon|2 1 -2 11 -4 -8
soon as|0 3 -2 5 -2 -3
sooner|-5 -9 19 1 -1 -4
sooner so|-1 -2 1 1 0 0
sooner than|-2 -4 8 -1 -1 0
sorry|-1 2 4 -1 -3 -1
sorry for|1 -1 2 0 0 -1
sorry i|0 4 0 0 0 -3
sort|-2 5 -1 5 -3 -4
sort the|-2 6 0 0 -3 -1
sorted|-1 -13 -1 4 0 11
sorted the|-1 -2 0 0 0 3
sound|-2 -3 0 6 -1 0
sounded|-1 6 -1 0 0 -3
sounds|9 -4 -1 -1 -1 -3
sous|-7 0 -1 -1 1 9
south|1 -4 0 0 0 3
spam|-2 -2 0 0 0 3
spanish|0 3 -2 -1 4 -4
spare|1 -4 -1 -1 7 -2
spare keys|-1 -1 0 0 3 -2
spare part|0 1 -1 0 0 0
spatestens|-3 -3 9 0 0 -3
speak|8 1 0 -2 -1 -5
speaker|-1 -3 1 -1 -1 5
speakers|1 3 0 -1 0 -3
speaks|-4 4 -1 -1 0 2
speaks english|-1 5 0 0 0 -3
spec|0 -3 0 3 0 1
speech|2 -5 0 0 4 -1
split|-2 2 0 0 7 -6
spoke|-4 8 -4 -3 -1 4
spoke to|-3 6 -4 -3 -1 4
spoke with|-1 2 0 0 0 1
spokes|3 0 0 -1 0 -2
sponsor|0 -2 0 0 2 1
sports|-3 -8 0 1 13 -2
spot|-1 0 0 3 0 -1
spotless|-2 -8 0 -1 0 11
spray|0 -1 0 0 4 -2
sprayed|0 -1 0 0 -1 2
spreadsheet|0 2 0 0 -1 0
spring|-5 0 2 3 -2 2
sprinkler|-7 4 3 0 0 0
spulmaschine|-1 -4 0 0 0 5
square|0 1 0 0 -1 0
squeak|-1 -6 0 -1 0 8
ssl|0 -1 0 0 0 1
st|-1 2 -1 0 0 1
stacked|0 -3 0 0 0 2
stadt|0 -1 0 0 1 -1
staff|-3 -1 -1 -2 5 2
staff room|-1 0 2 0 0 0
stage|-1 -6 2 -1 -1 7
staging|12 -1 -2 -3 -1 -5
staging is|3 2 -2 0 0 -2
stain|-1 -4 0 -1 -1 8
stairlift|4 0 0 -1 6 -9
stairs|-5 4 -1 -1 -1 4
stairwell|3 2 0 0 -1 -3
stall|5 3 1 -2 -1 -5
stall is|4 9 -1 0 0 -11
stamp|-3 9 -1 0 2 -6
stamped|4 -3 0 -1 0 1
stamped by|5 0 0 0 0 -5
stamped copy|0 -1 0 0 0 1
stamps|-1 -3 0 0 3 2
stand|-4 -11 10 8 2 -5
stand at|-1 4 1 -1 0 -3
stand in|0 5 0 -1 -1 -2
stand on|0 -5 3 -1 -1 4
standing|2 0 0 -1 0 -1
standing order|-2 0 0 0 0 2
stands|3 -3 -1 -2 -1 5
stands at|0 8 -1 0 0 -7
stands in|-2 -6 0 0 0 9
stands still|0 3 0 -1 0 -3
start|-3 0 0 2 -2 2
start in|-3 5 -1 0 -1 0
start on|3 -4 -1 3 0 -1
start the|8 -4 0 -2 -1 -2
start with|3 2 -3 0 0 -1
started|14 -4 -1 -2 -1 -6
started at|-3 -4 -1 -1 0 8
started on|2 5 0 0 0 -7
started the|5 -2 0 0 0 -2
started with|2 0 0 0 0 -1
starter|0 3 0 0 -1 -1
starting|2 0 -2 -1 0 1
starts|-9 0 -5 -3 -1 18
starts 0|0 1 -1 0 0 0
starts at|-6 4 -2 0 0 4
starts in|-4 -4 2 -2 0 8
starts on|-3 -1 -2 -1 0 7
state|0 0 2 -2 0 0
statement|-5 5 -1 0 0 1
station|-2 7 1 -1 4 -9
statt|5 4 -3 -1 0 -4
statutes|-1 6 0 0 -1 -3
stay|-1 11 -5 -1 -1 -3
stay in|0 0 -3 0 0 4
stays|5 2 -3 -2 -1 -2
steam|4 -7 0 0 0 4
steel|-1 -2 0 0 0 4
stehen|10 -1 -1 -1 -1 -5
steht|7 -15 2 -2 -2 10
step|-5 -9 -1 -2 13 4
step for|0 -5 0 0 5 0
steriliser|6 2 -2 0 0 -6
steuererklarung|-1 -1 0 0 0 3
steward|-2 2 0 0 0 1
stick|-1 1 0 0 0 0
sticker|-3 -2 -2 0 0 8
sticker is|0 -4 0 0 0 4
sticks|-1 2 0 0 0 -2
still|7 36 -6 4 -3 -38
still 0|0 1 0 0 0 0
still at|0 1 0 0 0 0
still dark|0 4 0 0 0 -3
still drips|0 2 0 0 0 -1
still get|0 2 0 0 0 -1
still has|0 3 -2 0 0 -1
still have|-3 5 0 0 0 -2
still in|0 0 1 0 0 -1
still missing|8 -5 0 -1 0 -1
still need|-2 2 0 -1 1 0
still needs|3 -2 0 0 0 0
still no|0 1 0 0 0 0
still not|0 1 0 0 0 0
still on|-1 2 0 0 0 -1
still open|0 1 0 0 0 0
still to|5 -3 0 0 0 -2
still waiting|-1 2 0 0 0 -1
stinks|-3 6 0 -3 -1 1
stock|2 11 -3 -2 -1 -7
stock at|0 4 0 0 0 -4
stock count|0 4 0 0 0 -4
stocktaking|0 0 0 0 0 -1
stolen|5 0 0 0 0 -4
stollen|2 2 0 0 0 -3
stone|0 3 -1 0 0 -2
stood|-1 -1 0 0 0 2
stop|9 -10 -2 -1 -2 6
stop the|9 -5 -1 0 -1 -2
stopped|-7 14 -1 -1 -1 -4
stopped again|-1 12 0 0 0 -11
stopped at|-1 4 0 0 0 -3
stops|-2 4 -1 0 -1 -1
storage|-2 1 -1 0 0 2
store|-2 4 0 -1 -1 0
store is|-1 -5 0 0 0 7
stores|-2 -2 5 0 0 -1
storm|6 -4 0 -2 -1 1
storm last|3 -4 0 -1 0 1
stout|1 0 0 0 0 1
stove|-5 7 9 0 -1 -10
straight|0 -9 -1 3 -1 8
straight away|-1 -4 0 5 -1 1
street|3 -11 -2 -3 -3 16
stress|-5 2 2 2 0 -1
strike|-4 5 -3 5 -2 -2
strings|-2 4 0 0 0 -2
stripe|0 -1 -2 0 0 3
strong|1 0 0 0 0 0
struck|-6 6 0 0 0 1
stuck|-11 3 -4 0 -1 12
stuck at|3 0 0 0 0 -2
stuck the|-5 0 0 0 0 5
stuck with|-2 5 -1 0 0 -2
student|0 2 0 -2 -1 0
student from|0 0 0 0 -1 2
students|-3 0 0 0 0 3
studio|1 1 -1 -1 0 0
stuff|4 -1 -10 8 0 0
stuffed|0 2 0 0 0 -1
su|-2 -5 0 -1 -1 8
sub|-1 -2 0 -1 3 1
sub item|0 -2 0 -1 3 0
submission|-1 -2 3 0 0 0
submitted|0 -3 0 0 0 3
subscribers|-4 -2 0 0 0 7
subsidy|0 -1 1 1 0 -1
substitute|0 3 0 0 0 -2
subtask|-1 -5 0 0 8 -1
subtask for|-1 -4 0 0 6 -1
subtitles|0 3 0 0 0 -2
subvention|-1 4 -1 1 -1 -2
success|0 0 0 0 -1 1
sud|1 12 0 0 0 -12
suelo|-2 -6 0 0 0 9
suggests|0 2 -1 0 0 0
suit|1 4 -3 0 0 -2
suite|0 1 0 0 0 -1
summer|-4 4 4 0 -2 -2
summer camp|2 -4 2 -1 0 2
summer party|0 -2 0 0 0 3
sums|-1 -2 0 3 -1 2
sun|-2 1 0 0 0 2
sunday|-4 0 7 -1 -3 1
sunday 0|0 0 1 0 0 -1
sunday between|0 1 0 0 0 -1
sunday night|5 4 -1 0 0 -8
sunday please|0 1 2 -2 -1 0
sunday's|0 -2 1 0 0 1
sundays|-3 4 -1 0 0 0
sundays at|0 3 0 0 0 -3
supplier|-3 9 0 -3 2 -5
supplier has|-1 5 0 0 0 -4
supplier is|1 0 0 0 0 0
supplier says|0 3 0 0 0 -3
support|3 3 0 0 0 -5
sur|0 -2 -1 -1 -1 5
sur le|-3 -1 0 0 0 4
sure|-5 11 -1 -1 0 -4
surface|1 3 0 -1 0 -2
surgery|-1 -5 0 5 -1 2
surgery 0|0 -5 0 5 -1 2
survey|6 -3 0 0 0 -1
surveyor|-1 8 -1 -1 0 -5
swap|-2 2 0 0 -1 1
swapped|-4 -7 -1 -1 -2 15
swapped in|-1 6 0 0 0 -5
swapped sunday|0 1 0 0 0 -1
swapped the|-3 -5 0 0 0 9
swarm|-3 -5 2 4 0 1
sweep|-1 7 1 -2 -2 -2
sweep the|-1 7 0 -2 -2 -1
swept|-2 -8 0 0 0 10
swim|-1 0 1 0 0 0
swimming|-2 -8 5 -1 -2 9
swimming pool|0 -4 0 0 0 5
swing|-2 4 0 0 0 -2
swings|1 -3 -1 3 0 0
switch|-1 3 0 0 1 -3
switched|-3 2 -5 -1 0 7
switched off|-3 5 -4 0 0 2
switched the|-1 -2 0 0 0 4
system|-6 3 -1 -1 -1 5
t|-2 3 0 0 0 -1
t0|0 2 0 0 0 -2
table|-5 -3 -3 9 1 1
table for|-2 -3 -2 0 0 7
tableau|-4 -3 -1 0 0 9
tables|3 -2 -1 -1 3 -1
tables 0|0 -4 0 0 0 4
tablet|-1 6 0 0 -1 -4
tablets|-2 4 -1 0 0 0
tag|3 0 0 0 0 -3
tags|3 -2 0 0 1 0
tail|0 2 0 0 0 -1
take|7 4 -2 4 8 -21
take 0|-1 2 0 -1 0 0
take him|0 5 -1 0 -1 -3
take it|-1 7 0 -1 0 -5
take over|0 2 -2 0 0 0
take place|11 -10 0 0 0 0
take that|-1 5 -2 -2 0 0
take the|-4 2 6 -2 -2 -1
take them|0 4 -3 0 0 -1
take two|-1 -2 0 -1 5 -1
taken|9 -5 -1 -2 -1 -1
taken out|-1 7 -1 0 0 -3
taken the|9 -2 0 -1 -1 -4
takes|1 13 1 -3 -2 -10
takes 0|-1 5 -2 -1 0 -1
takes about|3 2 0 0 0 -4
takes the|5 -7 6 -1 0 -3
taking|9 6 0 -3 -1 -11
taking the|5 -1 0 0 0 -3
talk|-3 6 -1 -2 -1 1
talk to|0 -3 0 0 -1 4
talked|-3 0 3 -1 -2 2
talked to|-1 -1 3 -1 -1 0
talking|2 2 -2 0 0 -2
talking to|2 2 -2 0 0 -2
talks|-2 -8 0 0 0 10
tambien|-11 -8 -3 -2 36 -11
tambien el|-2 -9 -1 -1 16 -4
tan|0 2 0 0 0 -2
tank|-2 2 -6 1 -2 8
tank 0|2 -1 -1 -1 0 0
tanker|0 1 0 0 0 -1
tap|3 -14 1 -1 -1 13
tap still|0 2 0 0 0 -1
tape|-2 3 0 -2 3 -2
target|-1 -2 0 0 0 3
tariq|0 5 0 0 -1 -4
task|-5 -4 -1 0 11 0
taste|-2 11 -1 -1 0 -7
tastes|0 -3 2 0 0 2
tastes like|0 -3 2 0 0 2
tasting|0 2 2 0 0 -4
tax|-2 1 7 1 -1 -5
tax folder|0 8 -1 -1 -1 -5
tax office|-1 -3 7 1 -1 -3
tax return|0 -2 2 1 0 0
tb|1 -1 -1 0 0 2
tea|0 2 0 0 -1 0
teach|-2 2 0 0 0 0
teacher|-6 9 0 -2 1 -2
teacher from|0 1 0 0 0 -1
team|3 -2 6 0 -1 -5
team has|-5 5 0 0 0 0
teams|-5 -2 0 9 0 -2
tears|-4 6 0 0 0 -1
technician|23 -8 0 -2 -1 -12
technician comes|0 1 1 -1 0 0
technician is|3 -1 0 0 0 -1
technician says|1 0 0 0 0 -1
technician was|6 0 0 0 0 -6
techniker|0 5 -1 -1 -1 -2
tecnico|-2 -1 5 0 0 -1
teh|0 -3 0 0 0 3
tell|-4 15 -9 -3 5 -4
tell the|-2 0 -1 -1 5 -2
tell you|-2 4 -1 0 0 -1
tells|0 3 0 0 -1 -1
tells me|0 3 0 0 -1 -1
temp|-2 0 0 0 -1 3
temperature|-1 5 -1 -1 1 -4
ten|-4 -1 14 -5 -3 -1
ten days|4 -5 3 -1 0 -1
ten minutes|-1 1 -1 0 -1 2
ten o'clock|-1 -3 5 -1 0 0
tenancy|1 1 1 -1 0 -2
tenancy agreement|1 -3 2 0 0 0
tenant|0 9 0 -1 -2 -6
tenant in|0 0 2 0 0 -1
tenant is|0 2 0 0 0 -2
tenants|3 0 0 0 0 -3
tender|-1 -2 6 0 0 -2
tenemos|4 -2 -1 0 -1 1
tengo|-3 0 0 0 -1 5
tennis|-1 1 0 0 0 1
tent|-4 0 -3 0 -1 8
tents|-2 -2 1 0 -1 5
term|-2 -3 7 0 -1 0
termin|-1 -3 4 1 0 -2
termin beim|0 -3 4 0 0 -1
terminated|0 -1 0 0 0 1
terms|0 5 3 -1 0 -7
terrace|4 -7 10 -2 -1 -4
terraza|5 -7 -1 0 -1 4
test|1 -6 1 0 6 -1
test drive|2 -1 -1 0 0 0
test on|0 1 0 0 0 -1
test passed|0 -2 0 0 0 2
test run|0 3 0 0 -1 -2
test the|-2 -2 0 -2 8 -3
tested|5 -6 -1 -1 2 1
tested on|0 -3 0 0 0 3
tested with|-2 -2 0 -1 2 3
tester|0 0 1 -1 0 0
testing|3 -2 0 0 0 -1
tests|19 -14 -2 -1 0 -2
text|-2 3 -1 0 0 1
text for|0 4 0 0 0 -4
texts|-1 -3 0 0 4 1
than|-3 3 15 1 -5 -11
than 0|0 3 -1 -1 0 -1
than last|0 2 -1 0 0 -1
than planned|-2 -4 8 -1 -1 0
than the|-1 -3 0 8 -1 -3
than we|0 -2 2 0 0 0
thank|3 -3 -2 -2 3 1
thank you|2 0 0 0 3 -5
thanks|-9 -15 7 5 -1 13
thanks for|-5 7 3 2 -2 -5
thanks to|0 -1 0 0 0 1
thanksgiving|0 6 0 0 0 -6
that|-15 8 -5 3 12 -4
that be|0 -1 0 -1 2 -1
that customer|2 -3 0 -1 -1 3
that date|1 0 -1 -1 0 0
that day|0 4 -2 -1 0 -1
that he|0 1 0 -1 0 -1
that important|-1 -1 0 2 0 0
that in|0 2 0 0 0 -2
that into|0 4 -2 -2 0 0
that makes|0 4 0 -1 -1 -2
that ok|0 1 0 0 0 -1
that one|0 -3 0 2 0 1
that our|0 2 0 0 0 0
that please|0 0 0 -2 2 0
that the|-3 2 2 -1 1 -2
that they|0 1 0 0 0 -1
that to|0 1 0 0 0 0
that under|0 -1 0 0 1 0
that was|-1 -2 0 0 -1 4
that we|0 -2 -1 0 0 4
that week|0 -1 2 0 0 -1
that's|-9 -9 0 0 -1 20
that's all|0 -1 0 0 0 1
that's settled|-1 -3 0 0 0 4
thats|0 -6 1 -2 -2 8
the|-2 9 -7 -6 2 3
the 0|4 -11 -6 4 -1 10
the 0nd|-3 1 11 -1 -1 -6
the 0rd|-3 4 6 0 -1 -7
the 0st|-6 -7 18 1 3 -9
the 0th|-15 -2 25 -3 -3 -3
the accident|0 3 0 -1 -1 -2
the account|-3 6 -1 -1 0 -1
the ad|-1 -2 0 0 0 3
the address|-2 -2 0 0 0 4
the agency|5 3 -1 -1 -1 -5
the agenda|0 3 0 0 1 -3
the agm|-2 5 -1 1 -1 -3
the air|0 5 0 0 0 -5
the alarm|-2 7 -1 -1 -1 -1
the allergen|0 -2 0 0 0 3
the app|0 7 0 0 0 -6
the application|-1 0 0 0 0 1
the april|0 -6 0 -1 7 0
the architect|-2 0 0 0 0 2
the archive|2 2 0 0 0 -3
the attic|1 3 0 0 0 -3
the audit|-2 1 -4 6 -1 -1
the auditors|0 -2 3 0 0 0
the baby|-8 0 4 6 -1 -1
the back|1 -9 0 2 1 5
the backup|1 -1 2 4 -2 -4
the badges|-1 7 -1 -2 -1 -2
the bakery|0 -5 -3 -1 0 10
the balcony|-3 8 -1 3 0 -7
the baler|-2 1 0 0 1 0
the band|-3 -4 0 0 5 2
the bank|-2 -5 10 -2 -6 4
the banner|-1 1 0 1 0 0
the barn|-3 3 -1 1 -2 2
the basement|-1 1 0 -1 1 0
the bathroom|-3 -2 0 -1 0 6
the battery|-1 1 0 0 0 0
the bell|-1 1 0 -1 0 1
the belt|-1 -2 0 0 0 3
the big|-2 -3 0 1 -1 6
the bike|-1 -2 -3 4 -3 5
the bill|6 -6 0 2 -1 -1
the binder|0 1 0 0 0 -1
the birth|1 1 0 0 0 -1
the blue|-2 -2 0 -1 0 6
the board|-3 3 -3 -1 -1 4
the boat|0 0 3 4 -1 -7
the boathouse|0 4 -1 0 0 -4
the boiler|-3 -2 8 0 -2 -1
the book|-1 -4 0 0 -1 7
the booking|1 -3 -1 3 0 -1
the books|-1 5 -1 -1 -1 -1
the bottom|-3 4 -1 8 -2 -7
the box|-1 7 0 0 0 -5
the boxes|-1 1 0 -1 -1 1
the branch|0 -3 0 0 0 4
the break|0 0 -2 0 0 2
the bride|-1 -2 -1 0 0 4
the bridge|-1 1 0 0 0 0
the brim|0 -1 -1 5 -1 -1
the brochure|-2 -1 0 7 0 -4
the broken|-1 -7 0 0 0 8
the bucket|-1 5 0 0 0 -5
the budget|0 1 0 0 -1 0
the build|-1 3 0 0 0 -2
the building|0 -1 0 1 0 0
the bus|-1 2 0 -1 1 -1
the button|-1 -9 -1 0 3 8
the cab|-1 -1 0 0 0 2
the cabin|0 -2 0 -1 0 3
the cable|-1 -4 3 0 0 3
the cables|-2 8 0 -3 -2 -1
the cake|-6 1 -1 -1 2 6
the calendar|0 -2 0 -1 0 3
the calf|4 -6 0 7 0 -3
the call|0 -5 7 0 0 -2
the camera|0 -1 2 0 1 -2
the cancellation|0 0 -1 0 0 1
the car|0 -1 -2 -1 0 4
the card|-7 3 0 0 0 4
the cards|-1 0 0 0 0 1
the caretaker|-1 5 0 0 0 -3
the cat|-1 -4 0 0 -1 6
the catalogue|7 0 0 0 -1 -5
the caterer|-1 -1 0 0 0 2
the ceiling|4 -4 0 1 0 0
the cellar|2 3 -1 -1 2 -5
the cent|0 -3 0 0 0 3
the certificate|0 3 -1 -1 2 -2
the chair|0 4 0 0 -5 1
the chairs|-1 2 4 -3 0 -3
the chapel|0 0 -4 0 0 4
the chef|0 -3 0 0 0 4
the cheque|0 7 0 0 0 -7
the chimney|-3 8 0 0 0 -4
the choir|3 -2 2 -1 -3 1
the church|-3 3 -1 0 0 1
the city|2 -1 0 -1 1 0
the claim|1 -2 0 0 0 2
the class|-1 -3 0 0 0 4
the cleaning|0 -1 0 -1 3 -1
the client|4 0 0 0 0 -2
the clinic|1 -4 1 -2 0 4
the clocks|0 -2 4 -1 -1 0
the club|-1 -4 0 0 0 5
the coach|-1 0 -1 0 -1 2
the code|0 5 0 -1 0 -3
the coffee|0 0 0 0 0 1
the cold|0 1 0 -1 0 0
the compressor|1 3 0 0 0 -4
the concert|-1 -1 5 0 1 -3
the confirmation|-2 -1 0 0 0 3
the consent|0 1 0 0 0 0
the consulate|-1 2 0 -1 0 0
the contact|-2 2 0 -1 0 1
the container|-1 -1 0 0 0 2
the contract|-1 -2 3 0 0 1
the copy|0 -2 0 0 0 2
the corner|1 7 -1 0 0 -6
the corridor|-1 2 0 -1 2 -1
the costumes|-1 0 2 0 0 0
the couch|0 0 -2 0 0 2
the council|-2 2 -2 0 0 2
the counter|-2 5 0 0 0 -2
the county|0 -3 0 0 0 3
the courier|1 0 -1 0 0 0
the court|1 2 0 1 -1 -1
the cover|4 -6 0 -1 -1 3
the crack|-1 -3 0 0 0 4
the crane|1 4 -1 -2 -1 -1
the cream|-1 -5 0 0 0 6
the credit|0 2 1 0 -1 -2
the crew|2 -2 0 0 -2 1
the crossing|0 -3 0 0 0 3
the cupboard|-2 -2 0 0 0 5
the curtains|-1 -4 0 4 1 -1
the customer|0 -1 1 4 -1 -2
the customs|0 -1 0 0 0 2
the dark|0 5 0 0 0 -5
the data|-1 1 0 2 0 -2
the database|1 0 0 0 1 -1
the date|-1 3 -1 2 -1 -3
the day|0 3 -2 0 0 -1
the deadline|0 -1 3 0 0 -1
the delivery|-1 -1 0 0 0 2
the dentist|0 -1 0 0 0 1
the deposit|1 2 -2 0 0 -1
the depot|-2 -2 0 0 0 4
the desk|-2 2 -1 -1 0 2
the dinosaur|-3 1 0 0 0 3
the dishwasher|0 4 0 0 0 -4
the distributor|0 1 0 0 0 -2
the dock|-1 -7 -1 0 0 8
the dog|-3 -6 0 0 1 8
the domain|-1 -2 0 -1 0 4
the door|0 -4 -3 0 3 5
the double|0 1 0 0 0 0
the drain|-5 5 0 -1 0 1
the drawer|-2 3 0 0 0 0
the drawing|-2 3 2 0 0 -2
the drawings|0 2 0 0 -2 0
the dress|0 -4 0 -1 6 -1
the drill|-2 9 0 -1 -1 -6
the drive|-1 -1 -3 0 0 6
the driver|0 1 0 0 0 -1
the drone|-1 0 0 0 0 2
the drum|0 0 -2 0 0 2
the drums|0 -5 0 0 0 5
the earliest|0 0 1 0 0 -1
the electrician|6 -3 0 0 0 -2
the embassy|0 7 0 0 0 -7
the emergency|-4 -4 -1 -2 7 4
the end|-2 -3 4 1 0 0
the engineer|0 1 0 0 0 -1
the entrance|-1 -3 0 -1 1 4
the envelope|10 -9 0 0 0 0
the evening|0 1 0 0 -1 1
the exam|3 1 2 -1 -1 -5
the extension|-2 -1 0 0 4 0
the extra|3 -1 0 -1 0 0
the factory|1 1 0 0 0 -1
the fair|-2 7 0 1 0 -5
the fan|-2 4 0 0 -1 -1
the federation|-3 2 0 4 0 -2
the fence|-3 -5 3 8 -1 -2
the ferry|-1 -1 2 0 1 -1
the festival|0 3 0 -1 0 -3
the field|-1 -1 0 0 0 2
the figures|0 1 0 0 0 -1
the file|4 -4 0 -1 0 1
the files|5 -5 0 0 0 0
the final|-1 3 0 0 0 -2
the fine|1 1 0 -1 0 -1
the fire|4 0 -2 -1 0 -1
the first|-6 6 4 -10 0 6
the fish|3 5 0 -1 0 -7
the fitter|-2 4 -2 0 0 0
the five|3 -4 0 0 0 1
the flat|-2 -5 -1 3 -1 6
the flights|0 1 0 -2 2 -1
the floor|-1 11 -2 0 -2 -6
the flowers|1 -3 1 0 0 2
the flu|5 3 -2 -1 0 -6
the flyers|0 -4 3 -1 0 2
the foil|0 2 0 0 0 -2
the folder|-3 -5 0 -1 -1 10
the font|-1 -1 0 0 -1 2
the food|-1 -2 0 0 0 4
the forklift|0 0 -1 0 4 -3
the form|7 -3 0 0 0 -3
the forms|0 -1 0 0 0 1
the four|1 -2 0 0 0 1
the frame|3 1 0 0 0 -4
the freezer|1 -1 0 -1 0 0
the fridge|-2 0 2 2 -2 0
the front|6 -3 -2 -1 0 0
the frost|-4 -3 7 -3 -1 4
the fuse|1 2 0 -1 -1 -2
the garage|1 -3 2 -1 3 -3
the garden|9 -1 0 -1 -2 -5
the gas|0 2 0 0 0 -1
the gasket|0 1 0 0 0 0
the gate|-1 4 0 0 0 -2
the glass|0 -1 0 0 0 1
the glaze|-1 0 0 0 0 2
the glazier|0 9 0 -3 -3 -3
the go|1 -4 5 0 0 -1
the grant|0 -2 1 -1 0 1
the green|0 2 0 0 0 -1
the greenhouse|4 -3 -3 0 0 3
the ground|-1 1 -1 -1 -1 3
the guest|2 0 -1 -1 -1 0
the guests|0 -3 0 0 0 3
the guide|0 0 0 0 2 -1
the gutter|-1 2 0 -1 3 -2
the gutters|-2 10 -1 -3 -4 0
the guy|0 0 1 0 0 -1
the gym|9 -3 -7 0 -1 2
the hall|7 -6 1 -1 0 -2
the hallway|-2 1 -1 0 1 0
the handbook|0 -3 0 0 0 3
the handover|-1 1 7 -1 -2 -4
the harvest|0 0 1 0 0 0
the hay|-1 1 0 1 -1 1
the head|0 2 0 0 0 -2
the health|-1 -4 3 1 0 1
the hearing|-1 -4 3 2 -2 3
the heat|0 8 0 0 0 -8
the heater|-1 1 0 0 0 0
the heating|2 3 0 0 -1 -2
the hedge|-2 -2 1 0 0 3
the hole|-1 -5 0 0 0 6
the holiday|0 0 -1 0 -1 2
the holidays|-4 -5 9 3 -1 -2
the hotel|-1 -1 -1 -1 0 4
the hour|-1 -10 -3 0 0 15
the house|4 -8 -1 0 -1 6
the hut|0 1 0 0 -1 -1
the hygiene|-1 5 -1 -1 1 -3
the idea|9 -5 0 0 -1 -3
the injunction|-2 -7 -1 -1 6 4
the inspection|0 4 0 0 0 -4
the inspector|0 -1 -4 4 3 -1
the insurance|-1 -6 -1 -2 8 3
the insurer|-1 -7 3 0 5 0
the internet|0 -2 -1 0 0 4
the interview|-7 2 0 -1 0 6
the inventory|4 -3 0 -1 1 -1
the invitations|0 1 0 0 0 0
the invoice|-1 -3 -1 -1 2 4
the invoices|3 -1 0 0 0 -2
the job|-1 7 -1 -1 -1 -3
the jubilee|-2 2 0 0 -2 1
the judge|-3 4 2 -1 -1 -2
the key|-2 0 3 -1 -1 1
the keys|-3 1 -1 0 0 4
the kids|-3 9 -6 0 -1 1
the kindergarten|-3 -3 0 0 -1 8
the kitchen|4 -3 2 -2 0 -1
the klee|4 -2 -1 0 0 0
the lab|-2 -4 -1 1 3 3
the label|-1 11 -1 0 -1 -8
the labels|2 -7 0 0 7 -1
the ladder|-1 5 0 0 0 -4
the lady|0 3 0 0 -1 -3
the lamp|-3 7 0 0 0 -3
the landlord|0 -2 -2 0 -1 4
the laptop|2 3 0 0 0 -5
the last|8 -10 4 -3 -1 3
the late|-1 -1 0 0 0 3
the latest|-1 -7 11 0 0 -3
the lawn|0 -1 0 3 0 -1
the leak|-1 0 0 0 0 0
the lease|-1 0 2 0 0 -1
the leaves|-1 -6 0 0 0 7
the left|-3 14 0 -2 -1 -9
the letter|-1 1 -2 9 -1 -7
the library|-1 -3 -4 0 0 9
the licence|-2 -3 -4 0 0 8
the lift|1 4 -1 -1 1 -5
the lights|0 0 -1 3 -1 0
the limit|-1 -2 0 0 0 4
the lindner|3 0 7 0 -1 -8
the lines|-2 -1 0 0 0 3
the list|2 -10 -1 10 6 -6
the little|-1 3 -1 3 0 -3
the load|0 6 0 0 1 -6
the lobby|-1 2 0 0 0 -1
the lock|9 -5 0 0 2 -6
the loft|8 0 -1 0 0 -7
the login|3 1 0 -2 1 -3
the logo|1 5 0 0 0 -5
the lorry|0 4 0 0 0 -3
the lost|-1 -5 0 6 -1 1
the lower|0 -1 -1 1 0 1
the machine|4 2 -1 -1 0 -4
the mail|-1 -6 -3 -2 3 10
the mailbox|-1 -2 0 0 0 2
the man|-1 -2 0 0 0 4
the manual|-1 2 0 -1 2 -2
the market|-2 5 0 0 -1 -3
the mayor|-2 -8 -1 0 5 5
the meeting|-2 2 -2 4 -1 -1
the members|0 -2 0 0 0 3
the membership|2 3 0 0 -1 -4
the menu|-2 -1 0 0 1 3
the meter|-1 -2 0 0 0 4
the mill|3 0 -1 0 0 -2
the minibus|-1 -3 1 0 -1 4
the minister|-2 -3 -1 2 -1 5
the ministry|0 2 0 -1 -1 0
the minutes|-2 1 -1 0 0 2
the missing|-5 -14 0 -1 3 17
the mixer|-2 5 0 0 0 -2
the mobile|-2 -1 0 0 0 2
the model|0 -9 0 -1 0 10
the moment|17 -7 0 -1 -1 -8
the money|3 -3 -1 -1 0 2
the month|1 0 -1 0 0 0
the mortgage|-1 3 0 0 1 -2
the most|0 -2 0 4 0 -2
the mould|-1 2 -1 -1 -1 1
the move|-3 -2 -1 0 7 0
the mural|7 3 0 0 0 -9
the museum|-1 -1 0 0 -1 3
the music|-1 -2 0 -1 -1 4
the name|-1 -1 0 -1 3 0
the nda|0 -1 0 0 0 1
the neighbour|0 -1 0 0 0 1
the neighbours|-1 0 0 0 3 -1
the new|2 4 0 2 -1 -8
the newsletter|0 0 2 0 0 -1
the next|0 1 0 0 0 -1
the night|-4 4 -2 -1 7 -4
the nine|-1 -5 0 0 0 7
the noise|-2 0 0 0 3 -1
the north|3 0 -1 -1 0 -1
the notary|-1 -2 0 0 0 3
the number|-1 -9 0 0 0 10
the nursery|-1 0 0 -2 0 4
the obituary|-1 -5 1 0 6 -1
the offer|-2 -3 -1 -1 1 5
the office|7 0 -3 2 -2 -4
the old|-5 12 2 -2 4 -11
the one|-1 12 -2 0 -1 -8
the online|0 5 0 0 0 -5
the open|0 -4 1 0 0 3
the orchard|-1 6 0 0 0 -5
the order|7 1 -4 -1 -1 -2
the original|0 1 0 0 0 -1
the other|5 2 -4 2 -2 -4
the others|-1 1 -1 4 -3 -1
the oven|6 -2 -1 -1 2 -4
the overtime|0 -1 0 1 2 -1
the owner|2 7 -1 0 0 -8
the paint|-2 7 0 0 0 -4
the painter|4 -1 0 0 0 -3
the pantry|-1 -3 0 0 0 4
the paper|-1 1 -1 1 0 0
the papers|0 -2 0 0 0 2
the parents|-1 -1 -3 3 -1 3
the parish|0 1 0 0 0 -1
the parking|0 -3 0 0 0 4
the part|1 3 -2 0 0 0
the parts|0 2 0 0 -1 -1
the party|0 -2 -1 4 0 -1
the passport|6 -3 0 -1 0 -1
the password|5 -1 0 -1 0 -2
the payment|2 1 0 1 0 -3
the payroll|-1 1 0 0 0 1
the pdf|0 -1 0 1 0 0
the pension|0 -1 0 0 0 1
the permit|-1 3 -3 0 0 1
the pharmacy|0 -1 0 0 0 2
the phone|2 -4 2 -1 -1 1
the photo|-2 -3 0 4 2 -1
the photographer|-1 1 1 -1 0 -1
the photos|1 -1 0 0 0 1
the piano|0 -5 2 0 -1 4
the pictures|0 -1 0 3 -1 -1
the pile|-1 -1 0 2 0 0
the pipe|-2 6 0 0 0 -3
the pitch|-1 -3 0 0 0 4
the plan|-1 -9 -2 5 4 2
the plants|3 -4 -1 -1 0 3
the playground|3 -2 0 1 0 -1
the plumber|-1 -2 2 -1 0 2
the polish|0 0 -1 0 1 0
the port|1 0 0 -1 0 0
the portal|0 -2 0 0 0 2
the post|1 -1 0 0 0 0
the poster|-1 3 0 0 0 -1
the posts|0 -1 0 0 0 1
the pothole|-1 5 0 -1 0 -3
the press|-1 -8 1 3 0 6
the pressure|-1 6 0 0 0 -4
the price|-1 14 -1 1 -3 -9
the print|0 -3 1 0 0 3
the printer|0 6 -1 0 -1 -4
the printers|0 2 0 0 0 -2
the programme|0 -2 1 0 -1 2
the projector|0 3 0 0 -1 -2
the protocol|-1 1 0 3 0 -2
the publisher|-1 -2 0 0 0 3
the pump|-2 1 0 0 1 0
the queue|6 1 -1 6 -1 -10
the quiz|-1 2 0 0 -2 1
the quote|-1 2 0 0 0 -1
the rack|0 4 0 0 0 -4
the racking|0 5 0 0 0 -5
the radio|-1 -1 -1 0 0 4
the raffle|3 -2 0 0 0 0
the rain|-2 -7 3 0 -1 6
the receipt|-1 0 0 0 0 3
the receipts|-1 -1 0 0 4 -1
the recipe|-1 9 0 2 -2 -7
the recycling|-2 -4 0 0 0 6
the red|-2 -1 0 -1 0 4
the referee|-1 -3 -1 0 0 5
the refund|0 -1 0 0 0 1
the register|0 0 -1 0 1 0
the registry|-1 -3 5 0 0 0
the reminder|4 1 -2 -3 0 0
the reminders|0 -4 0 0 -1 5
the remote|0 1 0 0 0 0
the rent|-2 -1 0 0 0 4
the rental|-1 -3 0 0 0 4
the repair|2 8 -4 -1 -1 -3
the report|-3 -1 1 0 1 3
the request|7 0 -1 0 0 -6
the rest|9 -4 -7 4 -1 -1
the return|-1 3 0 0 2 -4
the review|-6 -5 1 -1 0 11
the right|-8 -2 -1 -3 -1 14
the road|-2 -5 0 5 0 3
the roman|2 0 0 0 0 -2
the roof|-3 -4 0 3 1 4
the room|0 3 -3 0 0 0
the rooms|-1 -2 0 0 0 3
the rope|-1 1 0 0 0 0
the rota|2 10 -2 -1 -1 -9
the route|0 3 -1 -1 -1 0
the rubber|0 -1 0 2 0 -1
the run|-1 1 0 0 0 0
the safe|-1 3 0 0 0 -2
the safety|-1 -2 8 0 -1 -5
the salary|0 3 -1 0 0 -1
the salon|-1 -8 0 0 2 6
the same|6 7 0 -2 1 -12
the sample|-1 5 0 0 0 -3
the samples|1 1 3 0 0 -5
the scaffolding|0 -1 1 0 0 0
the scale|0 3 0 0 -1 -1
the school|-4 1 0 0 0 4
the scouts|0 0 0 0 0 1
the seal|0 0 0 0 0 1
the seamstress|0 -2 0 0 2 0
the search|0 1 0 0 0 0
the seat|0 -1 0 0 0 1
the seating|0 8 -1 0 0 -6
the second|-3 -4 4 -2 -4 9
the server|-2 2 -1 -1 0 3
the service|-1 5 0 0 0 -4
the settings|1 0 0 0 0 -1
the shared|-1 2 0 -1 0 0
the sheep|-3 3 0 -1 -1 1
the sheet|0 -2 1 0 0 1
the shelf|1 -3 0 1 0 1
the shift|1 2 0 0 -1 -1
the shop|3 6 -2 -1 -1 -5
the shower|2 -2 -1 0 3 -1
the side|-1 -1 0 1 1 0
the sign|-1 -3 0 -1 0 5
the signed|0 1 1 0 0 -2
the sink|2 1 0 -1 0 -1
the site|0 5 0 -1 0 -5
the six|-1 -1 0 0 1 1
the slip|-2 1 0 0 0 2
the slot|-1 0 0 0 0 0
the small|-4 5 0 -1 0 0
the smell|0 -2 0 0 0 3
the smoke|-1 -6 -1 0 7 1
the snow|0 -1 2 0 0 0
the sofa|0 -1 0 0 0 2
the software|1 -1 0 -1 0 1
the soil|0 4 0 0 -2 -1
the sound|-1 5 2 -1 -1 -5
the spare|-1 -2 0 0 1 2
the speaker|0 -3 1 0 0 3
the sports|-1 1 0 3 0 -3
the spot|-1 1 0 0 0 0
the spreadsheet|0 2 0 0 -1 0
the staff|-1 -1 0 0 0 2
the stage|1 -6 2 0 0 3
the stairs|-5 2 0 -1 -1 5
the stairwell|-1 1 0 0 0 0
the stamp|0 8 0 0 0 -7
the stand|-1 4 0 -1 -1 -2
the station|1 1 -1 0 0 0
the steriliser|0 2 -2 0 0 0
the stock|-1 4 0 0 0 -3
the storage|-2 3 0 0 0 0
the storm|1 -2 1 -1 -1 3
the stout|1 0 0 0 0 1
the street|4 1 -2 -2 -1 1
the summer|3 -4 1 -2 0 1
the supplier|-1 -2 -2 -2 2 4
the swap|-2 7 0 0 -1 -5
the swarm|-2 -2 2 -1 0 2
the system|-1 -6 0 0 0 7
the table|-2 -2 0 11 -2 -5
the tank|0 18 0 0 0 -17
the tap|8 -7 0 0 -1 -1
the tax|-1 1 3 1 -1 -4
the team|4 2 -1 -1 -1 -4
the technician|7 -2 0 0 0 -6
the tenancy|1 -3 2 0 0 0
the tenant|-2 0 1 0 -1 1
the tender|-1 -5 6 0 0 0
the tent|1 3 0 0 -1 -4
the terrace|5 -2 0 0 0 -3
the test|-1 2 0 -1 -1 1
the text|0 -1 -1 0 0 1
the theatre|0 1 0 0 -1 0
the thing|-2 2 0 1 -3 1
the third|-4 6 -1 1 -1 -1
the three|2 1 -4 -1 0 2
the tickets|0 0 0 0 0 1
the tiles|-2 8 0 0 0 -6
the till|-1 3 -3 -2 -1 4
the time|1 3 0 0 -1 -3
the timetable|0 0 1 -1 0 0
the top|-2 1 -1 4 -1 -1
the town|-1 2 0 0 -2 1
the tractor|-2 -2 0 0 -2 7
the train|-2 0 0 0 2 1
the training|0 4 0 -1 1 -4
the translation|5 -7 5 0 -1 -2
the translator|2 0 0 -1 0 -2
the trip|3 -1 0 0 0 -1
the trophies|0 0 0 0 1 0
the truck|-2 1 0 0 0 1
the twins|0 -2 -1 -1 3 1
the two|-5 3 -1 -1 -1 4
the tyres|0 5 1 -1 -1 -3
the update|-1 5 0 0 -1 -3
the upholsterer|0 -2 6 0 0 -3
the vaccination|-1 -3 0 0 2 1
the vaccine|4 1 0 0 0 -4
the vaccines|-1 2 0 0 0 0
the valley|6 -4 0 0 0 -2
the valve|-1 0 0 0 0 2
the van|0 -2 0 6 -2 -2
the vat|0 1 0 0 0 0
the vault|6 -1 0 0 0 -5
the vegetable|-1 -1 0 0 -1 4
the vendor|0 -2 0 0 0 2
the very|-2 0 -2 7 -1 -3
the vestry|0 -2 0 0 0 2
the vet|-1 -1 0 2 -1 1
the video|0 5 1 -1 0 -5
the visa|-1 -2 -1 4 0 0
the volunteers|-1 -3 0 0 2 2
the volvo|0 0 0 0 0 -1
the waist|1 2 0 -1 -1 -1
the waiting|-3 1 0 -1 -1 3
the wall|-3 3 -3 -1 5 -1
the walls|4 -1 0 0 -1 -2
the ward|-1 -8 0 8 0 1
the warehouse|0 0 0 0 0 1
the warranty|-1 1 -1 0 0 2
the washer|1 -6 0 0 0 6
the water|-3 3 -1 -1 -1 4
the way|4 11 -1 -1 -1 -11
the website|-4 -7 0 0 0 12
the wedding|-1 -6 0 0 3 5
the wee|0 7 0 0 0 -7
the week|-1 -4 0 5 -1 0
the weekend|-3 10 -5 0 -1 0
the welcome|0 1 0 0 0 0
the well|-1 0 0 0 -1 2
the wet|0 1 0 1 0 -1
the whole|0 -4 -1 1 -2 7
the wifi|-1 -3 0 0 0 4
the wind|0 1 0 0 0 0
the window|-2 7 -3 0 0 -1
the windows|2 0 -1 0 -1 0
the wire|0 3 0 0 -1 -3
the workshop|15 -2 0 0 -1 -12
the wrong|-4 14 0 0 -1 -8
the x|-1 3 -1 -2 0 1
the yard|-3 10 0 -2 -2 -2
the year|0 0 0 0 0 1
the youth|-1 1 0 0 -1 1
the zoo|3 -2 0 0 0 0
theatre|-5 -2 1 0 -1 7
their|9 -8 -3 -1 1 1
their 0|0 -1 0 0 0 1
their fees|0 1 0 0 0 0
their money|0 -1 0 0 0 1
their new|-2 2 0 0 0 0
their own|3 -1 -1 -1 0 0
theirs|4 3 -1 -1 0 -5
them|-5 -4 0 -1 2 9
them 0|0 1 0 0 0 0
them after|-2 7 0 1 -1 -4
them again|0 8 0 0 0 -7
them back|0 1 0 0 0 -1
them by|0 0 2 0 0 -1
them in|1 0 0 0 -1 1
them next|0 5 -4 0 0 -1
them on|-1 -7 -1 0 0 8
them the|-1 -6 -1 0 8 0
them this|-1 0 3 0 0 -1
them to|-3 0 0 0 1 3
them up|-3 7 0 0 0 -4
theme|0 0 0 2 0 -1
then|-7 13 17 -4 2 -20
then i|0 3 1 0 0 -4
then the|0 2 0 0 0 -3
there|4 3 -1 -1 3 -8
there a|-1 3 0 0 0 -1
there are|-3 1 -1 1 0 1
there at|0 1 0 0 0 -1
there before|1 0 -1 0 0 0
there by|0 -2 2 0 0 0
there for|0 1 0 0 0 -1
there is|-2 13 -1 -1 0 -9
there on|0 -2 0 0 0 1
there was|0 4 0 0 0 -3
there yet|0 1 -1 0 0 0
there's|-4 -5 -1 17 0 -7
there's a|0 0 -1 -1 -1 3
there's no|0 3 0 0 0 -3
theres|-2 -1 0 0 5 -1
thesis|0 -3 5 0 0 -3
they|-7 11 1 -7 -3 6
they accepted|-1 -2 0 0 0 3
they are|1 -6 0 0 2 3
they can|0 -4 -1 0 0 6
they come|-1 5 -3 1 0 -1
they confirmed|-4 -5 -2 0 -1 12
they gave|0 -1 0 0 0 1
they get|1 1 0 0 0 -1
they give|-1 1 1 0 0 0
they had|2 2 0 0 0 -4
they hang|1 -1 0 0 0 -1
they have|8 -5 6 -1 -2 -7
they look|0 1 0 0 0 0
they need|5 -1 -1 1 0 -3
they offer|0 2 0 0 0 -2
they only|-2 4 0 -1 0 -2
they pay|-1 -3 -1 -1 5 0
they put|0 1 0 0 0 -1
they say|-2 7 -4 0 0 -1
they sent|-1 7 0 0 0 -5
they start|-3 -1 0 0 0 4
they take|-1 1 0 0 -1 2
they want|2 -2 10 -2 1 -9
they were|-2 1 3 0 -1 -1
they will|0 0 1 0 0 -1
they won't|-3 5 0 0 0 -1
they would|0 1 0 0 0 0
they'd|0 -2 4 0 0 -1
they'll|1 4 -7 -1 0 3
they're|0 1 -7 5 -3 3
they've|4 1 -4 -3 -1 3
thing|-5 -5 -4 10 8 -5
thing can|0 0 2 -1 0 0
thing for|2 -7 0 -2 6 1
thing i|-1 1 0 0 0 0
thing in|0 1 0 0 0 -1
thing is|-1 -1 0 2 0 0
thing on|0 0 0 1 -1 0
thing that|0 9 0 0 0 -9
thing to|-3 -3 0 4 4 -2
thing with|-1 0 0 1 -2 1
things|0 0 0 -1 0 2
think|-2 14 -4 -1 0 -7
think about|0 4 -1 -1 -1 -1
thinking|1 4 0 -1 0 -3
thinks|-6 21 -2 -1 0 -11
thinks it|-3 10 -2 0 0 -6
third|5 13 -4 4 -3 -14
third floor|0 -2 0 0 0 3
third of|11 -6 0 0 0 -5
third offer|-1 6 0 0 0 -5
third one|0 2 -2 0 0 0
third time|-1 2 0 1 -1 -1
thirty|0 7 0 0 0 -6
this|3 -4 -11 30 0 -18
this afternoon|2 -1 -4 0 0 3
this as|0 -1 0 2 0 0
this before|-2 5 -1 3 0 -5
this can|-1 -1 -1 3 0 0
this can't|0 0 0 1 0 -1
this first|-1 -1 0 3 0 0
this friday|0 0 2 0 0 -1
this has|-3 -5 0 9 -1 0
this is|-2 3 -2 4 0 -3
this month|-1 -1 2 0 0 -1
this morning|0 -11 -9 -8 -3 31
this must|0 0 -1 1 0 0
this needs|-2 0 0 3 0 0
this off|-1 -3 0 -1 0 5
this on|0 3 0 0 0 -3
this one|2 0 2 9 -2 -11
this the|-1 -1 0 1 0 1
this time|-3 -2 5 -6 1 5
this to|0 -1 0 1 0 0
this up|4 1 -1 1 -1 -4
this week|21 1 -7 -6 0 -8
this weekend|-1 -5 8 -1 0 -1
this year|9 -6 3 -4 -1 -1
those|2 -4 0 7 0 -5
though|-1 -2 2 0 0 2
thought|0 2 1 0 0 -3
three|1 3 -10 2 -1 5
three copies|-1 -1 0 0 0 2
three days|-2 4 0 -1 -1 0
three more|3 -2 0 0 0 0
three of|2 3 0 0 -1 -4
three people|1 4 0 0 0 -4
three quotes|-1 -1 0 0 0 2
three tiers|-2 4 -1 0 0 0
three times|-1 1 -1 -1 0 3
three weeks|0 -2 3 0 0 -1
threw|0 7 0 0 0 -6
through|18 -10 -9 -3 -4 9
through 0|4 -2 0 0 0 -1
through by|5 9 -5 0 0 -9
through no|-2 -2 0 0 0 4
through on|2 -1 0 -1 0 -1
through the|9 12 -1 -3 -2 -15
through to|0 1 0 0 0 -1
through with|1 -2 -1 -1 0 3
throw|-1 -2 0 0 5 -2
thrown|0 1 0 0 0 -1
throws|-1 3 -2 0 0 0
thru|3 -1 -1 0 0 0
thurs|0 7 0 -1 0 -5
thursday|-6 3 20 -4 -3 -11
thursday 0|0 -3 -1 0 0 4
thursday at|0 -2 3 0 0 -1
thursday for|0 1 -1 0 0 0
thursday instead|0 0 1 0 0 0
thursday not|-1 -9 9 0 0 0
thursday please|-1 -3 7 -2 0 0
thursday so|0 1 0 0 0 -1
thursday to|0 1 2 0 0 -3
thursdays|0 5 -1 0 0 -3
tick|-4 -7 -1 0 -1 13
tick off|-3 -5 0 0 -1 9
ticked|0 -8 0 0 0 8
ticket|9 -8 -1 -2 0 3
ticket 0|10 2 -1 -1 0 -11
tickets|1 3 -5 0 0 2
tickets are|0 6 0 0 0 -6
ticks|0 0 0 0 0 1
tide|7 -3 -2 0 0 -2
tide gauge|7 -4 -1 0 0 -2
tiene|-6 5 -1 -1 -2 5
tienen|-2 -2 2 0 0 3
tiers|-4 6 -1 0 0 -1
tiers now|-4 5 -1 0 0 -1
tight|-4 -4 -5 -1 -1 15
tightened|-1 -1 0 0 0 2
til|9 0 2 -3 -1 -7
til 0|-1 3 2 0 0 -4
til monday|2 -3 3 0 0 -2
til the|7 -4 -5 0 0 2
tiles|-2 9 -1 -1 0 -5
till|8 -2 -3 -5 -3 5
till 0|-1 5 -1 0 0 -2
till after|0 -1 0 2 0 -1
till the|6 0 -1 -2 0 -2
till then|0 1 -1 0 0 0
tim|-3 -2 -1 2 0 3
timber|-1 0 -1 0 0 2
timber yard|-1 0 -1 0 0 2
time|-10 3 5 13 -3 -8
time being|1 3 0 0 -1 -3
time on|0 -4 4 0 0 0
time this|-1 4 0 -2 0 -1
time today|0 0 0 1 0 0
time until|0 -1 1 0 0 0
time with|-3 -5 0 11 -2 0
times|-2 10 -2 -2 2 -7
timetable|-1 3 1 -1 0 -3
tip|-3 -4 0 0 0 7
tisch|-2 -5 0 -1 0 8
tmrw|-7 4 7 0 0 -3
to|9 -3 6 -8 1 -4
to 0|0 -8 7 -5 9 -3
to a|5 5 -7 -1 -2 1
to add|-1 1 0 0 1 -1
to after|-1 -2 3 0 0 0
to all|-4 -3 0 -1 0 9
to ask|-1 5 0 0 -2 -2
to be|-11 2 1 -4 5 7
to ben|0 10 -1 -5 -3 -2
to book|0 0 0 -1 3 -2
to both|-1 -2 0 0 0 3
to call|1 -1 0 0 1 -1
to check|0 2 0 -3 2 -1
to come|-1 -1 -1 4 -2 1
to dec|0 -2 2 0 0 0
to decide|0 1 0 0 0 0
to deliver|0 1 0 0 0 -1
to do|0 -6 -5 0 4 8
to fetch|5 0 0 0 0 -4
to fill|0 1 0 0 1 -2
to friday|0 -1 1 0 0 0
to get|5 2 2 -1 -3 -5
to go|10 -7 -3 5 2 -8
to hand|0 0 1 0 0 0
to happen|-2 -3 1 7 -1 -2
to have|-9 2 2 14 2 -11
to hear|-1 1 2 -1 -2 0
to her|3 0 -4 0 0 1
to high|-4 6 -2 6 -1 -5
to his|-1 -3 0 0 0 4
to hold|-2 5 -1 0 0 -1
to it|-5 -1 -4 -1 5 5
to january|0 1 0 0 0 -1
to k|10 0 -2 0 -1 -5
to leave|-2 -3 1 5 0 -1
to let|0 1 0 0 0 -1
to look|-2 6 -1 -1 1 -4
to low|-2 -2 0 5 0 0
to march|0 0 1 0 0 0
to may|0 -3 5 0 0 -1
to me|-1 -1 6 -1 0 -4
to mei|1 7 -1 -2 -2 -2
to monday|-1 -2 4 0 0 0
to move|1 4 -3 0 -2 -1
to mrs|-1 -4 0 0 0 6
to next|-1 -1 2 -1 0 0
to nov|0 -3 3 0 0 0
to november|0 -1 1 0 0 1
to open|0 2 0 -1 0 -1
to order|0 1 0 0 0 -1
to our|1 1 0 0 -1 -1
to print|-1 -2 0 0 0 3
to prod|-2 -5 -1 0 0 8
to put|-1 9 0 0 -1 -7
to ring|9 -5 0 0 -1 -3
to saturday|0 -5 6 0 0 -1
to say|5 -4 0 0 0 0
to see|2 -2 3 -1 -1 -1
to send|5 1 -1 1 0 -7
to sit|0 6 -2 0 -1 -4
to stand|-2 -9 3 0 0 8
to start|-3 4 0 0 0 -1
to stay|1 3 -3 0 0 -1
to sunday|0 0 2 -2 -1 0
to take|-2 2 0 -1 0 1
to talk|0 0 -1 -2 0 3
to tell|0 0 -2 0 1 2
to the|-3 -6 3 0 -2 9
to their|6 0 -2 0 0 -3
to them|-1 1 1 0 1 -2
to then|0 -1 1 0 0 0
to think|0 5 -3 0 0 -2
to this|-1 -5 0 -1 6 0
to thursday|-3 -8 16 -1 0 -4
to tuesday|-2 -2 5 0 0 -1
to two|1 1 0 0 0 -1
to us|-1 0 -1 0 0 3
to use|-2 4 0 0 -1 0
to wait|5 -4 0 -1 0 0
to work|-2 -2 0 0 0 5
to write|1 3 0 0 0 -3
to you|3 0 0 0 0 -2
to your|0 -2 0 -1 0 3
today|9 -3 -16 5 -3 8
today 0|-1 -6 0 0 0 7
today and|0 -1 3 1 0 -3
today please|-1 9 -4 -2 -1 -1
today so|-1 3 -3 1 0 1
today's|-2 -8 -2 -1 0 12
today's post|-1 -4 -1 0 0 7
todo|-3 -13 -3 -1 -1 22
todos|-2 -3 0 0 0 6
together|-1 -5 0 -1 5 2
toilet|-4 4 1 -1 -1 0
toilets|-1 -7 -1 -1 7 4
told|-5 -4 -2 -2 -2 14
told him|0 1 0 0 0 0
told me|0 2 0 0 0 -2
told the|-2 -4 0 -1 -1 8
told them|-1 -7 1 0 0 8
tolerance|-1 0 0 0 0 1
tom|1 6 -3 4 -1 -8
tom swapped|-1 6 0 0 0 -5
tomasz|1 5 -2 -1 -1 -3
tomasz for|0 5 0 0 -1 -4
tomatoes|0 2 0 0 -1 0
tomorrow|16 0 14 1 -2 -29
tomorrow for|-3 5 -1 0 0 0
tomorrow morning|2 -4 3 0 0 0
tomorrow so|-2 10 -6 0 0 -2
ton|1 5 0 -1 -1 -4
ton memoire|1 5 0 -1 -1 -4
toner|-4 0 -2 -1 -1 7
tonight|5 -2 -8 18 -2 -12
too|-9 -1 -4 -9 49 -26
too add|0 0 0 0 1 0
too expensive|6 -1 -1 0 -2 -2
too few|5 -2 0 0 -2 -1
too high|0 1 0 0 -1 0
too much|-1 1 0 6 -4 -2
too please|0 -2 0 -2 4 0
too short|-1 7 -1 0 -4 -2
too small|0 6 0 0 -3 -2
too wet|0 3 2 0 -4 -1
took|3 -8 -4 -6 -5 20
took 0|2 1 -1 0 0 -1
took all|0 2 -2 0 0 0
took her|0 -1 0 0 0 1
took it|-4 -12 4 -1 -2 14
took the|1 -8 -2 -1 -1 11
tooth|-1 8 -2 0 0 -5
tooth 0|-1 4 -2 -1 0 -1
top|-8 -5 -2 17 11 -13
top of|-2 -3 0 4 2 0
top please|0 -2 0 2 0 0
top prio|0 0 0 1 0 0
top priority|-2 -1 0 4 0 -2
torn|0 -1 1 -1 0 1
totals|-1 0 0 0 0 2
toujours|0 7 -1 0 -3 -4
tour|0 0 -1 -1 -1 4
tour is|5 0 0 0 0 -5
tours|0 -2 0 0 -1 3
tout|-3 -7 -1 -1 -1 13
toutes|-4 -2 0 0 0 7
towels|-2 1 -1 0 0 3
town|-2 6 -1 -1 -3 -1
town hall|-1 7 -1 -1 -2 -3
tracking|0 5 -1 0 0 -3
tracking says|0 3 -1 0 0 -2
tracteur|2 -1 -1 -1 -1 2
tractor|-4 5 -3 -1 -2 5
tractor starts|-6 -1 -2 -1 0 11
trademark|2 7 0 -1 0 -8
traffic|0 -1 -1 -1 0 3
traffic plan|0 2 -1 -1 0 0
trailer|-3 0 0 -1 0 3
train|0 -1 0 7 1 -7
trained|-1 -7 0 0 0 8
trainer|-1 3 0 -1 -1 1
training|-6 2 2 5 0 -4
training to|0 1 1 -1 0 -1
transfer|0 -1 1 0 0 1
transferred|-4 -10 -1 -1 0 16
transferred the|-1 -3 0 0 0 5
translated|4 -2 0 -1 0 -1
translation|6 -16 4 -2 8 -1
translator|5 -1 0 -1 -1 -2
transport|-1 0 -1 -1 9 -6
trap|-1 -3 0 0 0 5
travel|-2 6 0 -1 1 -4
tray|0 -1 -1 0 0 3
treadmill|-1 -3 -1 0 0 5
treasurer|-1 0 0 1 3 -3
treat|-1 -4 1 18 -5 -9
treat as|0 3 0 2 -1 -4
treat it|0 -3 0 7 -2 -1
treat this|0 -2 0 2 0 0
treatment|-1 -2 0 0 0 4
tree|5 6 -2 -1 -1 -7
treehouse|-1 0 0 0 0 1
trees|5 0 0 -4 -2 1
trench|2 -3 3 0 0 -1
treppenhaus|-1 9 -1 -3 -2 -4
tres|-2 9 -1 1 -1 -6
trial|3 -2 2 -2 -1 0
trial day|0 1 0 0 0 -1
trial shift|0 1 -3 0 0 2
tried|-2 12 -3 -2 -4 0
tried it|-1 -1 0 -1 -1 4
tried the|-1 3 0 0 0 -2
tried to|0 6 0 0 0 -5
trikots|-1 -6 0 0 0 8
trikots sind|-1 -1 0 0 0 3
trim|0 0 0 0 1 -1
trip|11 2 3 2 -3 -16
trip is|5 1 -1 -1 0 -5
trip to|6 -5 -1 0 -2 2
tripped|-2 3 0 1 -1 -1
trois|-2 4 -2 -1 -2 2
trolley|-1 4 0 0 0 -3
trop|-1 16 -1 -1 -2 -11
tropft|-7 1 -1 -1 -1 8
trophies|0 0 0 0 1 0
trophy|0 -4 0 0 1 4
trouble|4 6 0 0 -1 -8
trouve|-2 -2 -1 -1 -2 9
truck|-3 0 5 -3 -1 2
truck 0|0 2 0 -1 0 -1
trucks|0 1 0 0 0 0
trust|0 2 1 0 0 -2
try|-7 9 1 -1 0 -2
try again|-1 -4 0 0 0 5
trying|9 3 -5 -2 -1 -5
tube|0 -6 -1 0 0 7
tubes|-2 -2 0 0 0 4
tue|0 1 0 0 0 -1
tues|-1 3 1 0 0 -3
tuesday|-2 -10 18 -4 -2 -1
tuesday 0|0 -3 0 0 0 4
tuesday instead|-1 -3 5 0 0 -2
tuesday the|1 -3 3 0 0 -1
tuesdays|0 1 -1 0 0 1
tuner|-1 -2 -1 0 -1 5
turkish|1 1 0 0 -2 -1
turn|-2 0 0 -1 -1 4
turned|1 -7 0 -1 -1 9
turned up|-2 -6 0 0 0 10
turns|-2 -7 0 0 -1 10
turntable|4 0 -1 0 -1 -3
tuv|4 1 1 -3 0 -3
twelve|-1 2 0 -1 1 0
twenty|6 -2 0 0 0 -3
twice|-13 13 -2 -1 -3 7
twice a|0 1 0 0 0 -1
twice and|-1 5 0 0 -1 -3
twice nobody|0 7 0 0 0 -7
twins|0 -2 -1 -1 3 1
two|3 11 -8 -1 3 -8
two are|1 6 0 0 0 -6
two boxes|-2 1 0 0 0 1
two candidates|3 -1 1 0 0 -2
two coats|4 -6 0 0 0 2
two days|-1 -5 8 -1 -1 -1
two hours|-2 -10 -3 0 0 15
two left|0 3 0 0 0 -3
two more|-4 10 10 -2 -5 -9
two new|0 -1 0 0 0 1
two now|-1 -1 0 0 0 2
two of|3 3 -2 -3 -3 2
two people|-1 2 -1 -1 0 1
two signatures|0 -1 0 0 0 1
two students|-3 0 0 0 0 3
two to|4 -2 0 0 -1 0
two weeks|-3 1 0 4 -1 -1
two years|-1 -3 0 0 0 5
type|4 -4 0 0 0 0
typed|0 -1 0 0 0 2
typing|1 -5 0 0 0 4
typo|-1 3 0 1 0 -2
typo on|0 0 0 1 0 0
tyre|-1 11 0 0 0 -10
tyres|-3 1 0 -1 -1 5
tyres on|0 2 1 0 0 -2
u|-3 -6 -1 11 -1 -1
u0|1 0 0 0 0 -1
ubergeben|-3 -4 0 -1 -2 10
uberwiesen|0 -5 -1 -1 -1 7
uhr|0 -3 5 0 0 -1
um|-1 -1 1 7 -2 -4
um 0|0 1 1 0 0 -2
umgetopft|-3 -8 -1 -1 -1 13
umlauts|0 3 0 0 0 -2
un|-7 12 -7 -2 8 -4
una|-3 -2 6 -2 7 -6
uncle|1 3 0 0 -1 -2
und|-10 -6 -3 -1 5 15
und die|0 0 0 -1 -1 2
under|10 2 -10 -5 7 -4
under 0|-1 2 0 0 -1 1
under it|0 -1 0 0 1 0
under the|-1 8 -3 -3 8 -10
under way|-3 -2 0 0 0 5
understand|-1 2 0 0 0 -1
une|-8 5 -2 -2 17 -9
unfortunately|4 -2 0 0 0 -2
unfortunately the|4 -2 0 0 0 -2
uniformes|-1 -1 0 -1 -1 4
uniforms|0 -1 0 0 0 1
union|-2 3 0 0 -1 0
unit|5 -2 0 -1 -1 -2
unit 0|0 -1 1 0 0 1
unit is|6 -2 0 0 0 -3
uns|0 6 0 -3 -1 -2
unterschrieben|0 -1 0 0 0 1
until|4 -2 1 -5 -4 6
until 0|-4 -12 11 -2 0 6
until after|-1 0 0 1 0 0
until august|-2 -1 5 -2 0 0
until friday|1 4 -4 0 0 -1
until june|-2 3 0 0 0 -1
until mid|-1 0 2 0 0 0
until monday|2 3 -5 0 0 0
until next|-5 2 0 -2 0 5
until spring|-3 -5 0 1 0 7
until the|4 1 3 1 -1 -7
until then|0 4 -4 0 0 0
until thursday|0 -1 1 0 0 0
until we|-1 3 -1 0 -1 0
up|7 5 -10 -2 -5 4
up 0|-1 -5 0 0 0 7
up again|3 2 -1 -1 0 -2
up and|-3 -4 0 0 -1 8
up at|3 -7 0 -1 0 4
up by|0 5 -1 0 0 -4
up first|-1 0 0 -2 -1 5
up for|-1 4 -1 0 0 -1
up in|1 11 -1 -1 -1 -10
up north|-1 2 0 0 0 -1
up on|1 5 1 0 -2 -6
up please|-1 -5 0 8 -1 -2
up saturday|0 -1 1 -1 0 1
up the|-4 -8 -3 0 5 10
up there|-1 -3 0 0 0 4
up to|8 7 -4 0 -2 -8
up when|0 0 0 -1 -1 1
update|-4 2 -1 7 -1 -3
updated|-1 0 0 0 0 1
upgrade|5 2 2 0 0 -9
upholsterer|0 -2 6 0 0 -3
uploaded|-2 -3 -2 0 0 6
uploaded 0|1 4 -2 0 0 -4
uploaded the|0 -1 0 0 0 1
ups|0 -1 0 0 0 2
upside|0 8 0 -1 0 -7
upside down|0 8 0 -1 0 -7
upstairs|7 2 -1 0 0 -8
upstairs is|0 -1 0 0 0 1
urgent|-7 -9 -2 28 -1 -10
urgent any|0 0 -1 2 0 -1
urgent now|-1 -1 0 2 0 -1
urgent the|0 -1 0 3 0 -1
urlaub|-1 10 -1 1 0 -8
urn|0 4 -4 0 0 0
us|-4 1 16 -7 -7 2
us 0|0 0 0 0 0 1
us a|2 2 0 0 -1 -4
us an|0 -1 1 0 0 0
us have|-1 3 0 0 0 -2
us in|0 -1 0 0 0 2
us on|0 0 4 0 -1 -2
us the|-1 -2 -1 0 -1 5
us to|-1 3 -1 0 0 0
us two|-2 -1 6 0 -1 -2
use|-3 13 -4 0 -2 -4
use it|-1 5 -3 -1 0 0
use the|-2 6 0 1 -1 -3
used|6 4 -2 -1 0 -7
used 0|0 2 -1 0 0 0
users|1 -1 -1 0 0 2
usual|-2 5 0 -1 0 -2
utility|-1 1 0 0 0 -1
utrecht|-3 2 3 0 0 -1
v0|-1 -2 0 0 0 3
v0 0|0 0 0 0 0 1
va|-2 -6 -1 1 0 8
vacation|0 -1 1 0 0 1
vaccinated|-1 -1 0 0 0 1
vaccination|-1 -7 4 0 2 1
vaccine|4 3 -1 -2 0 -5
vaccines|-1 1 0 2 -1 -1
vacuum|-1 -5 0 6 0 0
valid|-4 -5 -2 -2 2 12
valid for|0 -1 0 0 0 1
valid to|-2 -2 -1 0 0 5
valid until|-1 -3 -1 0 0 6
valley|6 -4 0 0 0 -2
value|-4 1 0 -1 1 3
values|-2 -1 0 -1 0 4
valve|-1 5 0 -1 0 -3
van|-3 -7 -5 5 -2 12
van passed|-1 -10 -3 0 0 14
vans|-1 -2 0 -1 0 4
vat|-3 1 0 1 0 1
vat is|-1 -2 0 0 0 3
vat return|1 0 0 0 0 -1
vault|6 -1 0 0 0 -5
vegan|-5 6 -1 0 -1 0
vegetable|-1 -4 0 0 -2 7
vegetarian|-1 4 0 0 0 -3
veil|0 -3 0 0 3 0
vendor|-2 2 0 0 -1 1
venue|-1 1 0 0 -1 2
verified|-1 -3 0 0 0 5
verlangert|-6 -13 10 6 -3 6
verlegt|-1 -4 5 0 0 0
verschickt|4 0 0 0 0 -4
verschoben|-2 -1 4 0 0 0
version|5 1 -1 -2 -1 -2
version 0|2 -3 -1 0 0 1
version for|1 -1 0 0 0 0
version of|2 0 0 -1 1 -2
verteilt|-1 -2 0 0 -1 5
vertrag|-3 3 -2 -3 0 6
vertretung|0 2 0 -1 3 -3
very|-5 5 -2 12 -2 -8
very top|-1 1 -2 3 0 -1
vessel|0 0 2 0 0 -2
vestry|0 -2 0 0 0 2
vet|1 -2 11 -1 -1 -8
veut|-3 3 9 0 -2 -7
vez|-3 7 0 0 -2 -1
vicar|-1 -2 0 0 0 2
video|-2 -5 0 -1 9 -1
viejo|1 10 0 -1 0 -10
viene|-1 -1 7 0 0 -4
viene el|-1 -4 7 0 0 -2
vier|0 4 0 0 -3 -1
viernes|0 -4 8 -1 0 -2
vino|-1 -6 -1 0 -1 9
violin|-1 -3 4 0 0 0
visa|-1 -2 1 2 -1 0
visit|-1 -1 4 -1 0 -2
visitors|-3 3 -2 0 -1 3
voice|2 5 -1 -2 0 -4
voicemail|0 3 -1 0 0 -1
voisin|-1 13 -1 -1 0 -10
volume|-2 -7 0 -1 7 3
volunteers|0 -6 0 0 1 5
volvo|0 -1 0 0 0 1
vom|1 12 -3 2 -3 -9
von|4 1 -3 -2 1 -2
vor|1 -5 -3 22 -2 -14
vorher|-2 8 1 -1 -1 -5
vorziehen|-2 -3 -1 14 -4 -3
voted|0 -4 0 0 0 5
voucher|0 -1 -1 -1 0 4
vpn|1 1 0 0 0 -2
w|-1 2 0 0 -1 0
w 0|-1 2 -1 0 0 -1
wages|7 -5 -3 7 0 -6
waist|1 2 0 -1 -1 -1
wait|1 -5 8 12 -4 -12
wait any|0 0 0 2 0 -1
wait the|0 3 0 0 0 -3
wait till|0 -1 4 -1 0 -2
wait until|-3 -1 6 1 0 -2
wait with|0 0 1 -1 0 0
waiting|23 3 -4 -3 -7 -12
waiting for|9 4 -3 -1 -4 -4
waiting list|1 4 0 -1 -1 -3
waiting on|9 -1 0 -1 -1 -6
waiting room|4 -7 1 -1 0 4
waits|1 4 -1 1 -2 -3
waits for|1 6 -1 -1 -2 -3
walk|-2 -1 6 -1 0 -2
walking|-1 7 0 0 -2 -4
wall|-1 -9 3 5 3 -1
wall is|2 -5 -2 1 8 -3
walls|3 2 -1 -1 -1 -2
walls are|4 -8 0 0 0 5
want|-1 10 4 -6 4 -11
want 0|0 1 0 0 0 -1
want a|-3 0 -1 -2 8 -1
want an|0 2 0 0 0 -1
want it|-1 4 -2 0 -1 0
want photos|-3 5 0 -2 0 -1
want the|-1 0 2 0 0 -1
want them|7 -5 0 0 -1 -1
want to|-2 1 6 -1 -2 -2
wanted|-3 10 -1 -1 -2 -4
wanted to|1 2 0 0 0 -2
wants|-17 25 2 -8 14 -17
wants 0|0 6 -2 0 -1 -3
wants a|-3 -2 -2 -2 12 -3
wants an|0 -1 0 2 0 0
wants four|-2 3 0 0 0 -1
wants his|0 -1 1 0 0 0
wants it|-1 -5 7 0 -1 0
wants our|0 0 1 0 0 -1
wants photos|0 -3 0 -1 4 0
wants the|-5 0 6 -2 3 -2
wants to|-2 11 -3 -2 -2 -2
war|-5 9 -6 -2 -2 6
war da|-1 2 0 0 0 1
war heute|-1 1 -2 -1 0 2
war nur|-1 -3 0 0 0 5
ward|-1 -8 1 8 0 2
ward 0|-1 -1 0 1 0 1
warehouse|-3 -1 0 0 0 5
warm|-2 0 -1 -1 -2 6
warm in|0 0 0 0 0 1
warranty|-2 2 -1 0 0 2
warten|1 5 -1 -1 -2 -2
was|-6 9 -10 -4 0 12
was 0|-1 8 -2 0 0 -5
was a|-1 -6 -1 -1 -1 10
was accepted|0 -1 0 0 0 2
was at|-1 -5 3 0 0 3
was busy|-1 5 0 0 0 -3
was called|3 -3 0 0 0 0
was closed|0 8 0 0 0 -8
was done|-1 4 0 0 0 -3
was due|-1 11 -3 -1 -1 -6
was fine|0 8 -4 -1 0 -3
was full|0 2 0 0 0 -2
was good|0 2 -1 -1 0 0
was great|-1 -4 -1 4 0 2
was here|3 -1 -1 -2 -2 4
was in|-1 2 0 -1 0 0
was just|0 1 0 0 -1 1
was loose|-1 -10 0 0 0 11
was moved|0 -2 1 0 0 1
was nice|1 0 0 -1 0 0
was not|0 2 -1 0 0 -1
was on|-3 -4 2 -1 0 6
was only|-4 -13 0 -1 0 18
was out|-1 0 -1 0 0 3
was the|-1 -13 -1 -1 -1 17
was there|-1 0 0 -1 -1 3
waschmaschine|3 9 0 -1 -1 -10
wash|-1 -3 -1 0 4 1
wash the|0 1 -1 0 3 -2
washed|-3 0 -1 -2 2 4
washed and|-2 -5 0 0 0 8
washer|0 -9 -1 -1 -1 11
washer in|-1 -1 0 0 0 2
washing|0 -1 0 0 1 0
wasn't|-4 -1 -1 -1 -1 6
wasnt|0 0 -1 1 0 0
wasp|0 0 0 0 0 1
wasp nest|0 -1 0 0 0 1
waste|-6 -1 0 0 0 6
watch|0 3 0 0 0 -2
water|-8 3 -2 1 -3 9
water again|0 7 0 0 0 -6
water company|-1 -3 0 0 0 3
water is|0 -1 0 4 0 -3
water test|0 -3 0 0 0 4
way|13 -7 -2 -3 -3 2
way through|3 -6 0 0 0 3
way to|10 -9 0 -1 -1 1
we|5 2 6 -6 -1 -6
we add|-1 0 0 0 2 -1
we agreed|-1 -2 5 0 0 -2
we also|-1 -2 -1 -1 5 -1
we are|-1 7 0 0 0 -5
we can|6 0 -5 -7 -1 6
we can't|8 -8 0 -1 2 -1
we cannot|3 -2 0 0 0 0
we could|-2 4 0 0 0 -2
we do|0 -2 5 0 0 -2
we don't|1 -8 -1 5 -1 4
we dont|8 -3 -2 -1 0 -2
we dropped|7 -4 0 0 0 -3
we found|-1 -7 0 0 -1 9
we gave|4 -2 2 0 0 -3
we get|-2 -1 -1 -1 4 1
we go|1 5 -2 -1 -1 -3
we got|-1 -7 10 0 -1 -1
we had|-1 7 2 0 -1 -7
we have|-3 -2 -5 -2 -2 14
we keep|0 -4 0 0 0 5
we know|-1 8 -1 -1 0 -5
we lose|0 -3 0 6 -1 -1
we make|0 0 2 0 -1 -1
we move|-1 -2 3 0 0 0
we must|-2 0 4 -1 1 -2
we need|-8 12 1 -2 4 -8
we only|-1 2 0 0 0 -1
we pay|-4 2 3 0 -1 -1
we please|0 -1 0 1 0 0
we put|2 -1 -1 0 -1 1
we ran|-2 2 0 0 0 1
we really|-1 1 0 0 0 0
we send|0 1 0 0 -1 0
we should|-3 6 0 -1 0 -2
we speak|11 -3 0 0 -1 -6
we still|-2 2 0 0 1 0
we take|5 -4 1 0 -1 -2
we used|0 5 -1 0 0 -3
we wait|1 8 -2 -1 -1 -4
we'd|-2 3 3 -1 0 -3
we'd need|0 0 0 0 2 -1
we'll|0 5 0 -1 1 -6
we'll need|0 1 0 0 0 -1
we'll see|-2 7 0 0 0 -4
we're|13 -5 0 -1 -3 -4
we're at|0 4 -1 -1 0 -2
we're on|1 0 0 0 0 -1
we've|12 -3 -6 8 -3 -9
we've got|-1 0 -8 6 -1 4
wear|0 1 0 0 0 -1
weather|0 2 0 -1 0 0
web|-1 1 0 -1 0 2
webinar|0 0 1 0 0 -1
webseite|1 2 -2 -2 -4 4
website|2 -6 0 -1 -1 6
wed|-8 -3 9 0 0 1
wedding|-4 -13 3 -2 9 6
wedding cake|-1 -2 3 0 0 0
wednesday|-4 2 12 -4 -1 -4
wednesday instead|0 -2 2 0 0 0
wee|0 7 0 0 0 -7
week|11 -9 22 -5 -5 -14
week 0|-1 -3 3 0 0 1
week after|0 2 0 -2 0 0
week and|0 1 0 0 -1 -1
week because|-1 3 -1 0 0 -1
week later|-2 -1 4 0 0 -1
week more|-1 -3 8 0 0 -3
week of|0 -2 4 -1 -1 -1
week so|-1 0 0 2 0 0
week sooner|-2 0 2 0 0 0
week the|0 -1 0 0 0 1
weekend|2 -2 -2 -3 6 -1
weekends|-1 6 0 0 0 -5
weeks|-3 -6 18 1 -5 -6
weeks for|-2 0 7 0 -1 -3
weeks so|0 -1 2 0 0 -1
weg|3 1 0 -1 0 -3
wegen|-1 9 -2 -1 0 -5
wegen der|-1 5 -2 -1 1 -3
weight|-2 -4 0 8 0 -1
weihnachtsfeier|-2 -3 0 -2 8 -1
weiter|7 3 -4 -1 0 -4
welcome|1 -2 0 4 -1 -2
welcome bags|0 0 0 0 0 1
welded|-3 -1 0 0 0 4
well|-8 -7 -2 -4 29 -9
well for|0 -1 0 0 1 0
well the|0 -3 0 0 4 -1
went|-9 13 -9 -5 -4 13
went back|5 -3 -1 0 0 0
went fine|0 -1 0 0 0 1
went home|0 0 0 0 0 1
went in|0 0 0 0 0 1
went off|0 -4 0 0 0 5
went out|-2 -4 -1 -1 0 8
went over|0 0 0 0 0 1
went through|-4 -6 0 0 0 11
went to|-2 1 -2 -1 -2 6
went up|-2 10 0 0 0 -7
went well|-2 10 -1 0 0 -7
werden|-1 11 -3 -1 -5 -1
were|-11 0 0 -2 -4 16
were all|0 6 0 0 -1 -5
were at|0 -1 0 0 0 2
west|0 -1 0 0 0 2
wet|-1 14 1 3 -6 -11
wet for|0 1 2 0 -1 0
what|-3 8 -1 -2 3 -5
what a|8 -3 0 -1 -1 -4
what do|0 2 0 0 -1 0
what we|-5 2 0 0 -1 5
wheel|0 -2 0 0 0 2
wheelchair|-1 -1 0 0 1 0
wheels|-1 -3 0 0 0 5
when|-2 1 -3 -1 11 -5
when he|-1 2 0 0 5 -5
when i|0 3 0 0 0 -1
when it|-2 3 0 0 0 -1
when it's|6 -1 -1 -1 -2 -1
when the|-1 -1 0 0 6 -4
when you|-3 -6 -1 -2 4 9
whenever|-1 0 0 7 -1 -5
where|-3 9 -1 -3 -3 1
where do|0 3 0 0 0 -2
where it|-2 -2 0 -1 0 6
where the|1 6 0 0 0 -7
where they|2 -4 0 -1 -2 4
whether|-2 7 0 -3 2 -4
whether the|0 0 0 0 1 0
which|-2 5 -1 -2 -1 0
while|-12 -11 -2 6 24 -5
while they|-1 -3 -1 -1 1 6
while you're|-1 -3 0 -1 10 -4
whisper|-1 1 0 0 0 0
whisper the|-1 1 0 0 0 0
whistle|-1 2 -6 0 0 6
whistles|-1 5 0 -1 -1 -2
white|-7 -3 -2 -2 0 14
who|-6 11 -1 -4 -1 1
who does|-1 2 0 -1 0 0
who has|-1 3 0 0 0 -2
who was|0 -2 0 0 0 3
who's|0 13 -8 0 0 -4
whoever|-1 5 -1 -1 0 -2
whole|-1 -7 -1 1 -2 11
whole of|1 -1 -1 0 0 2
wholesaler|0 2 -1 0 0 0
whose|0 1 0 0 0 0
why|-5 6 -1 -1 -1 2
why the|0 2 0 -1 0 -1
wide|0 2 0 0 -1 0
width|-3 2 0 0 2 -1
wieder|-13 8 -1 -4 -3 13
wieder der|0 -2 0 0 0 2
wieder es|0 -1 0 0 0 1
wieder war|0 -1 0 0 0 1
wieder warm|-1 -1 0 0 0 3
wifi|-2 3 0 0 0 -1
wifi in|-1 -3 0 0 0 4
will|12 9 -6 -3 -6 -6
will be|-4 3 5 1 -1 -4
will come|0 -1 5 0 0 -3
will do|1 -3 -2 -1 -1 6
will get|1 -2 -1 0 0 3
will go|0 2 -1 0 0 0
will have|-1 3 -1 -1 0 -1
will not|8 -8 0 0 0 0
will only|0 0 1 0 0 0
will take|-1 -1 2 0 0 1
will try|0 3 0 0 0 -3
win|0 -5 6 0 0 -1
wind|2 3 0 -1 0 -4
window|-5 0 10 -3 -1 -1
window is|0 10 0 0 0 -9
windows|13 -10 -1 2 -3 0
windows are|2 -1 0 0 0 -1
windscreen|-4 -5 0 0 0 9
wine|-1 4 -2 -1 0 -1
winter|1 -2 0 2 0 0
wiper|0 1 0 0 0 -1
wir|6 -6 6 8 -4 -11
wir haben|-3 -7 4 10 -2 -3
wir nicht|10 -4 -1 -1 0 -4
wird|16 -9 4 -1 -1 -9
wire|1 -3 -1 -1 -1 4
wired|3 1 -3 0 0 -1
wiring|3 3 0 -1 -1 -3
wish|-1 4 0 0 0 -3
wish the|-1 4 0 0 0 -3
wished|0 -3 0 0 -1 4
wishes|4 -2 0 0 0 -1
with|2 2 -12 -3 8 4
with 0|0 0 -1 0 -1 1
with a|-2 10 0 -2 -5 -2
with all|0 -1 0 0 0 1
with four|4 1 0 0 0 -5
with her|-1 8 3 -2 -1 -7
with him|-1 -1 0 0 0 3
with his|1 1 0 0 -1 -1
with ines|0 3 0 0 -1 -3
with it|1 -3 0 -2 11 -7
with me|1 -6 0 1 0 5
with one|-1 -6 0 -1 -1 9
with the|7 -7 -4 12 -4 -4
with their|0 0 0 0 0 1
with them|3 -2 0 0 0 -1
with this|0 1 0 -2 0 2
with three|0 -4 0 -1 0 4
with today's|-1 -6 -1 0 0 9
with tomasz|0 5 0 0 -1 -4
with two|-1 -4 0 0 0 6
withdrawn|16 -8 -1 -2 -1 -5
withdrew|11 -2 -1 -1 -1 -7
withdrew the|8 -5 0 -1 -1 -1
within|-2 -1 -3 -1 0 7
within 0|0 6 0 -1 0 -5
without|-8 2 -5 6 4 1
without a|-1 7 -1 -2 -3 -1
without it|-2 6 0 11 -1 -13
without the|0 6 0 2 -1 -7
wks|0 2 0 0 0 -2
wobble|-6 -4 0 0 0 11
woche|0 -2 4 0 0 -1
wochen|-4 -5 10 -2 0 1
wohnung|-2 -4 -1 -1 -2 10
wolf|-2 8 0 -2 0 -5
wolf fence|0 0 0 0 1 0
won't|4 7 -1 -2 -3 -5
won't be|5 0 0 0 -1 -3
won't release|1 1 -1 0 0 -1
wont|0 2 -1 0 0 -2
wood|-1 5 -1 -1 -1 -1
wooden|0 -1 0 -1 0 1
wool|-1 -4 0 0 0 6
word|0 0 -1 -1 -1 4
wording|-1 2 0 -1 0 2
work|-1 1 2 0 -1 -1
worked|4 -6 0 0 -1 3
worker|-1 5 0 0 0 -4
working|11 -7 -1 -2 -1 -1
working on|2 3 0 0 0 -4
works|4 -12 5 -2 2 4
works again|0 2 -1 0 0 0
works council|-1 0 0 -1 2 -1
works for|0 -1 0 0 0 2
workshop|18 -1 -1 2 -1 -18
worn|0 4 0 -1 -2 -2
worse|-1 3 -3 5 -2 -2
worth|-2 -3 -1 2 0 5
would|-7 26 -6 -2 9 -20
would be|0 3 0 -2 -1 -1
would like|-2 -6 0 -1 12 -4
would love|0 3 0 0 -1 -1
would need|0 2 0 0 -2 0
would not|-2 2 0 0 0 0
would rather|-1 7 0 0 -1 -4
would take|0 2 -1 0 0 0
wouldn't|-1 2 0 0 -1 0
wrapped|5 -4 0 0 0 -1
wrapped and|0 -2 0 0 0 3
wrapping|1 0 -1 -1 1 0
wrench|0 1 0 0 0 -1
write|1 1 -2 -1 2 -1
write a|0 -3 0 0 3 0
writes|-1 4 0 0 0 -2
writing|3 -7 1 -1 -1 5
written|6 2 -3 -1 -1 -4
written and|0 -1 0 0 0 1
written to|0 3 -1 0 0 -2
wrong|3 22 -2 -1 -2 -20
wrong size|0 1 -1 0 0 0
wrong tiles|-1 -2 0 0 0 4
wrote|-6 10 1 -6 -5 6
wrote back|-1 -4 0 0 0 5
wrote that|0 3 0 0 0 -3
wrote to|-1 -6 0 0 0 8
wu|-1 -2 0 0 0 3
wurde|6 0 5 -1 -1 -9
x|-6 0 -2 3 -1 7
x ray|-2 2 0 -1 -1 2
x rays|-3 0 -2 4 0 1
xmas|3 1 -2 0 0 -2
y|-7 4 4 -4 -1 4
y el|-1 5 -1 0 0 -2
y no|0 4 5 -1 0 -8
y ya|0 -1 0 0 0 2
ya|6 -22 -5 -4 -3 28
ya esta|-5 -3 -2 0 -1 11
ya estan|-2 -1 4 0 -2 2
ya funciona|-1 -1 0 0 0 2
ya no|2 -6 -1 1 -1 3
ya tenemos|4 -2 -1 0 -1 1
ya tiene|-3 -3 0 0 0 7
ya tienen|-1 0 2 0 0 0
yard|-2 6 -1 -3 -2 3
year|1 5 -3 -6 -1 4
year 0|-1 6 -1 0 1 -5
year's|-1 6 0 0 0 -4
yearbook|-2 6 0 -1 -2 -3
yearly|0 -2 -1 -1 8 -4
years|-2 -3 0 0 0 5
years ago|0 -3 0 0 0 3
yellow|-3 6 0 -1 0 -2
yes|-2 3 -5 -2 -1 8
yes for|0 5 -8 0 0 3
yes to|0 -2 -1 0 0 4
yesterday|4 2 -5 1 -6 5
yesterday and|0 -1 0 0 0 1
yesterday evening|3 -7 0 -1 0 5
yesterday's|-3 4 0 0 0 0
yet|10 20 -6 -2 -1 -20
yilmaz|-1 4 -1 -2 -1 1
yilmaz hat|0 5 -1 -1 0 -3
yo|-2 8 0 0 0 -5
you|-11 -2 2 -2 13 0
you add|0 -1 0 0 3 -2
you can|-4 -6 4 3 -6 9
you cards|-3 2 0 0 0 2
you do|0 -1 0 -1 6 -4
you for|6 -4 1 1 0 -3
you have|-1 1 0 0 -1 1
you make|0 -1 0 0 1 0
you press|-1 -2 -1 0 -1 6
you put|0 -2 0 0 5 -2
you the|-1 -3 5 0 -1 -1
you're|1 -7 -1 5 8 -7
you're at|-1 -2 0 -1 7 -3
you've|0 -1 2 0 0 0
young|-1 -2 0 0 -1 4
your|4 -15 -7 5 -1 15
your inbox|-1 -1 0 0 0 2
your patience|-1 -2 0 1 0 3
yours|-2 -7 2 -1 3 5
youth|0 5 0 0 -1 -3
zahnarzt|0 2 0 0 0 -1
zeit|-6 -1 16 -1 -1 -7
zero|0 -6 -3 -1 0 9
zimmer|2 -2 -2 -1 -1 4
zip|-1 3 -3 0 0 0
zofia|0 2 -1 -1 3 -4
zoo|3 -2 0 0 0 0
zu|-3 9 -1 2 -3 -4
zugesagt|1 5 0 -1 0 -5
zum|-4 -2 1 -1 1 4
zur|17 -3 -3 -2 -3 -6
zwei|10 -3 9 -6 2 -12
~asks nothing|9 6 -4 -6 -8 3
~done as asked|-1 -19 -16 8 -2 30
~has topic|2 19 -6 -15 19 -20
~something else done|10 8 -15 -2 -10 9
`;
