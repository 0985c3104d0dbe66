/** How much each feature of a text speaks for each type of update; made by `npm run learn:updates`, not by hand. */
export const UPDATE_WEIGHTS = `
+addsPart|-6 -19 -2 -4 37 -6
+any|2 28 -41 -15 -21 28
+asks|-16 47 2 -6 1 -28
+isBrief|6 2 6 -8 -5 3
+isCancelled|50 -29 -2 1 -5 -15
+isCompleted|-4 1 -11 -4 -13 22
+isDueBy|3 -12 20 1 -4 -9
+isInPart|16 2 -5 1 -3 -11
+isNotCompleted|10 14 9 2 -2 -31
+isNotDone|-4 16 -14 8 -11 6
+isOrder|1 -3 2 18 14 -32
+isOver|13 5 -13 -15 -17 18
+isSoNow|-1 -18 -8 4 -2 25
+isStarted|56 -12 -16 -8 -8 -13
+isTakenBack|23 0 -9 -5 -5 -5
+isUnreal|2 22 -3 -7 7 -20
+moves|-19 -11 44 0 -1 -17
+movesBy|-3 0 12 -2 0 -6
+movesSurely|0 -17 37 -8 -2 -10
+mustBe|-7 -10 10 11 12 -16
+namesAnotherDate|-11 -10 43 2 -5 -19
+namesDay|4 3 24 -6 -15 -14
+namesMoment|-13 -8 33 0 -19 -3
+ordersMove|-1 -2 -2 1 4 0
+setsLevel|-19 -24 -4 66 -5 -15
+statesPriority|-18 -25 -5 69 -4 -18
+tellsDone|4 -9 -2 -9 0 14
+waits|46 3 -8 -9 -12 -19
0|-8 12 19 -11 -14 3
0 0|-6 5 2 -7 -1 8
0 a|0 11 -2 -2 -3 -3
0 again|0 -7 0 0 0 8
0 all|0 3 0 0 0 -3
0 also|-1 0 1 0 2 -1
0 am|-3 -4 10 -1 0 -1
0 an|0 5 -3 -1 0 -1
0 and|-2 16 -5 0 -1 -8
0 answered|0 -4 0 0 0 4
0 april|-2 -3 7 0 0 -1
0 are|10 -5 -1 0 0 -4
0 as|-1 -4 -2 5 2 0
0 at|5 -1 1 -1 0 -4
0 august|-2 -8 16 0 0 -6
0 back|0 -2 0 0 0 2
0 bar|-2 4 0 0 0 -1
0 before|2 0 -2 0 0 0
0 boxes|1 1 -1 -1 0 0
0 bucks|0 1 -1 0 0 0
0 but|0 -2 0 2 0 -1
0 came|0 4 -3 0 0 -1
0 can|-3 4 0 1 0 -2
0 cash|0 -2 0 0 0 2
0 cent|0 -1 0 0 0 1
0 cents|-1 5 -2 0 0 -2
0 chairs|-1 4 0 0 0 -3
0 cheaper|-1 -2 0 0 0 3
0 children|-1 6 0 0 0 -4
0 closing|-3 -2 0 0 0 5
0 cm|-1 4 0 0 -1 -1
0 come|1 1 -1 0 0 0
0 consent|1 4 0 0 0 -4
0 copies|0 2 0 0 0 -2
0 could|1 0 0 0 0 0
0 customer|0 2 0 0 0 -2
0 days|-1 3 -3 1 0 -1
0 de|-1 -3 11 -1 0 -6
0 dec|0 8 -5 0 0 -2
0 december|-2 1 0 -1 0 3
0 decembre|0 2 -1 0 0 0
0 degrees|-3 5 -3 0 0 1
0 dollars|0 0 0 0 0 1
0 done|-1 0 0 0 0 1
0 donors|-1 -2 0 0 0 3
0 doses|1 0 -1 0 0 1
0 down|4 -3 0 0 0 0
0 each|0 2 -1 0 0 -1
0 est|0 2 -1 0 0 -1
0 euro|-3 -1 -2 0 -1 7
0 euros|-4 3 -2 0 0 4
0 families|-1 2 0 0 0 -1
0 february|0 -1 3 0 0 -1
0 files|3 -1 0 0 0 -2
0 for|-3 15 -3 -1 -2 -6
0 g|-1 4 0 0 -1 -2
0 gb|-1 1 0 0 0 0
0 goes|0 -2 0 0 0 2
0 got|0 2 -1 0 0 -1
0 hangs|-2 1 0 0 0 1
0 has|0 1 -3 -1 0 4
0 have|2 0 1 0 -1 -3
0 he|-1 -7 0 6 0 2
0 helpers|3 4 -1 -1 0 -6
0 holds|0 -2 0 0 0 2
0 hours|1 2 -1 0 0 -1
0 hrs|1 -2 1 0 0 0
0 i|0 1 0 0 0 -1
0 in|0 -1 -1 2 4 -4
0 inch|0 1 -1 0 0 0
0 incl|2 0 -2 -1 0 0
0 instead|-1 -6 9 0 0 -1
0 is|0 -5 -6 10 -3 4
0 ist|-1 11 -1 -1 0 -9
0 jan|0 -1 3 0 0 -2
0 januar|0 0 2 0 0 -1
0 january|-1 -3 9 0 0 -5
0 july|-1 -1 5 0 0 -3
0 june|-3 -1 -2 -1 0 7
0 k|0 2 -1 0 0 0
0 kg|-5 4 -3 -1 0 5
0 kids|0 4 0 0 0 -3
0 km|-1 2 -3 -1 -1 3
0 la|-1 5 -1 0 0 -3
0 left|0 2 -1 0 0 -1
0 lies|-1 -3 0 0 0 5
0 litres|-1 0 -2 0 0 4
0 looks|-1 6 0 0 0 -4
0 m|-4 6 -1 0 0 0
0 march|-5 -1 1 -1 0 6
0 may|-2 7 2 -1 0 -7
0 mb|0 0 0 0 0 1
0 members|0 1 0 0 0 -1
0 metres|-2 1 -3 -1 0 4
0 min|7 -2 -3 0 0 -2
0 minutes|-2 -4 -6 -1 0 12
0 mm|-4 -2 -1 -1 4 3
0 months|0 2 -1 0 0 0
0 more|10 2 2 -2 0 -12
0 ms|-1 -1 -2 -1 0 5
0 needs|-1 -2 -1 0 5 -1
0 new|2 -1 0 -1 0 0
0 nicht|-1 -1 2 0 -1 0
0 no|-1 -5 0 0 0 6
0 nobody|0 1 1 0 0 -1
0 not|-3 -2 8 -1 0 -2
0 nov|-1 -6 5 -1 0 2
0 november|4 -3 3 0 0 -4
0 now|-8 9 4 -3 -1 -1
0 o'clock|0 -1 2 0 0 -1
0 oct|-1 1 4 0 0 -4
0 october|-1 -4 13 -1 0 -6
0 of|21 -10 -7 -2 -1 -1
0 off|-2 -2 0 0 0 4
0 old|1 0 0 0 0 0
0 on|-2 8 -4 0 0 -1
0 or|0 -3 0 0 0 4
0 out|4 -1 0 0 0 -2
0 pages|-2 5 0 0 0 -3
0 paid|0 -1 0 0 0 1
0 pallets|1 0 0 0 0 0
0 pcs|-1 -1 -1 0 0 2
0 people|0 -3 -1 -2 -1 7
0 per|0 5 -1 0 0 -3
0 percent|1 8 -1 0 0 -8
0 pieces|0 -10 2 0 1 7
0 places|0 4 -1 0 0 -2
0 please|-1 1 -1 3 -1 -2
0 plus|-1 8 -1 0 0 -6
0 pm|-3 0 4 -1 0 1
0 prints|-1 2 0 -1 0 1
0 remaining|7 1 0 0 0 -7
0 reports|-1 4 0 0 0 -2
0 runs|-4 3 0 0 0 0
0 s|-2 5 -2 -1 0 0
0 sacks|0 -2 0 0 0 3
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
0 the|-1 3 2 0 0 -4
0 they|0 0 0 0 0 1
0 third|0 -4 -1 5 0 0
0 this|-2 -4 -1 -1 0 8
0 tickets|-1 4 0 0 0 -2
0 times|0 -2 0 0 0 2
0 to|19 -9 2 -1 -2 -9
0 tomorrow|4 5 -4 0 0 -5
0 too|0 -1 0 0 0 1
0 took|-1 3 -2 0 0 1
0 tubes|-1 1 0 0 0 0
0 two|0 3 -2 0 0 -1
0 uhr|0 -3 5 0 0 -1
0 und|0 3 1 -1 3 -6
0 until|0 -2 1 0 0 1
0 verlegt|0 -4 5 0 0 0
0 was|-1 4 0 0 0 -2
0 we|-3 -1 5 0 0 -1
0 weeks|-3 -9 8 1 0 3
0 went|0 -2 0 0 0 3
0 when|-1 5 -1 0 -1 -2
0 will|0 2 0 0 0 -1
0 with|9 -4 -1 -1 0 -3
0 wks|1 2 0 0 0 -2
0 y|-1 2 1 0 0 -2
0 yet|0 1 0 0 0 0
0 you|0 0 0 0 -1 1
0's|5 -2 -3 -1 0 1
0a|0 3 0 -1 0 -2
0am|-3 -3 4 0 -1 3
0b|-5 4 0 -2 -2 4
0b is|-1 -1 0 0 0 2
0c|-1 2 0 0 0 -1
0d|-3 -9 0 0 0 12
0f|0 4 0 0 -1 -3
0h|-1 0 -3 0 0 5
0k|0 1 -5 -1 0 4
0k for|-1 2 0 0 0 0
0k rows|-1 -1 0 0 0 2
0nd|-4 2 11 -1 -1 -7
0pm|1 -3 3 -1 0 -1
0rd|-3 6 9 0 -1 -10
0s|-1 -5 2 0 0 5
0st|-6 -7 22 -2 3 -9
0st so|0 -2 0 2 0 0
0th|-18 2 32 -5 -5 -6
0th 0|0 4 -4 0 0 -1
0th already|0 0 1 0 0 0
0th and|1 6 -4 0 0 -2
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
0x0|-3 8 -1 -1 -1 -4
a|-9 4 -1 -3 16 -6
a 0|5 10 -6 0 -1 -8
a bit|-1 10 -1 -1 -1 -6
a bone|-1 0 0 0 0 1
a box|-1 -3 0 0 4 1
a broken|-1 7 0 0 0 -6
a car|0 4 0 2 -2 -4
a change|-1 1 1 0 0 0
a cheaper|0 3 0 0 0 -2
a cold|10 -4 0 0 -2 -4
a copy|0 -2 0 -1 2 1
a date|0 1 0 0 -1 0
a day|-1 2 -1 -1 -1 2
a deposit|-3 -2 0 0 -1 6
a different|-1 7 -3 0 0 -3
a discount|-1 3 -1 -1 0 0
a dream|-1 -4 0 0 2 3
a floor|0 -6 0 -1 8 -1
a fortnight|0 -2 3 0 0 0
a gas|-2 3 -1 -1 -1 1
a good|0 5 3 0 -1 -6
a key|-4 -3 0 13 1 -7
a la|-7 -10 -2 -1 -3 24
a lady|0 -1 0 0 0 1
a las|-3 -2 4 0 -1 2
a le|-3 -5 2 0 -1 6
a letter|0 6 0 0 -5 -1
a line|0 -2 0 0 3 0
a list|1 2 0 -1 2 -4
a little|0 -1 0 0 2 0
a look|-5 3 -1 -1 -2 7
a loose|0 -2 0 0 0 3
a los|-1 0 0 0 2 -1
a lot|-7 11 0 0 -1 -2
a lundi|-1 -2 5 0 -1 -1
a m|1 -1 3 0 0 -3
a medias|13 -4 -1 -1 -3 -5
a minute|-1 5 0 -1 -2 -2
a missing|0 1 0 0 0 -1
a month|1 1 4 0 -2 -4
a mouse|0 -4 0 0 0 5
a mr|0 -1 0 -1 0 2
a new|6 6 -2 -3 -6 -2
a nice|0 -2 -1 4 0 0
a nut|-1 7 0 0 -1 -5
a page|-1 0 0 -1 1 1
a paper|-1 -2 0 0 0 3
a part|0 2 0 0 -1 -1
a permit|0 1 0 0 -1 0
a photo|-1 -1 0 -1 2 1
a picture|0 0 0 -1 -1 2
a piece|0 1 0 0 0 -1
a place|2 -5 0 0 0 3
a point|0 0 -1 0 3 -1
a price|0 1 0 0 0 0
a recu|1 -4 -3 -1 -2 7
a red|0 2 0 0 0 -2
a refund|0 -1 0 0 0 1
a reminder|-1 -2 0 2 0 0
a retired|0 1 0 0 0 -1
a room|0 -1 0 0 1 0
a row|0 -5 0 0 0 6
a second|1 0 -3 -3 5 0
a section|3 -3 0 0 1 0
a separate|0 -1 0 0 1 0
a short|0 -4 0 0 3 1
a sign|-1 -2 0 -1 4 0
a signature|0 2 0 0 0 -1
a slot|0 2 3 -1 0 -5
a spare|0 -1 0 0 2 0
a start|4 -1 0 0 -1 -2
a step|0 -5 0 0 7 0
a student|0 0 0 0 -1 2
a sub|0 -2 0 -1 3 0
a success|0 1 0 0 -1 1
a table|0 -1 -1 -1 4 -2
a test|0 2 0 0 -1 0
a third|11 -2 0 0 -1 -7
a to|10 -1 -1 0 -1 -5
a traffic|0 2 -1 -1 0 0
a trial|1 6 -1 0 -1 -4
a trip|0 1 0 0 0 0
a trouve|1 -1 -1 -1 -1 3
a typo|-1 4 0 0 0 -2
a venue|-1 -4 0 0 0 5
a week|-5 -6 5 -3 -3 12
a word|0 3 0 -1 -1 -1
a year|0 -6 -1 0 0 7
a0|-1 -7 0 0 0 9
ab|1 -5 0 -1 -1 7
ab 0|0 0 -1 0 0 1
ab dem|0 1 1 0 -1 -1
abara|0 -2 0 0 0 3
aber|1 18 -1 -2 -2 -14
abgabe|-1 -3 10 -1 -1 -4
abgesagt|7 7 -1 -3 -1 -11
able|-1 1 0 0 0 0
able to|-1 1 0 0 0 0
abono|1 -4 -1 -1 -1 5
about|10 10 -10 1 13 -25
about 0|4 8 -1 -1 -1 -9
about half|0 1 0 0 0 -1
about it|-3 8 -3 6 -1 -6
about six|0 9 0 0 0 -9
about ten|4 -3 -1 0 0 0
about that|0 1 0 0 0 0
about the|-7 -9 -2 4 8 6
about this|-2 6 0 -2 -1 -1
above|-1 2 0 4 -2 -2
above the|0 -2 0 -1 0 4
abril|0 -1 3 0 0 -1
accept|-1 4 0 -1 -1 -2
accepted|-5 -13 -1 -1 -1 21
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
accountant|-1 3 2 0 0 -3
accountant is|-1 3 0 0 0 -3
accounts|-3 -5 0 -1 -1 10
acid|-1 0 1 0 0 0
acknowledged|-2 -4 0 0 -1 6
across|0 1 -3 0 0 3
act|1 3 -1 0 0 -3
ad|6 -7 -2 -1 2 2
ad for|3 -1 -1 0 0 -1
ad is|-2 -4 0 0 0 6
add|-10 -22 -4 -8 57 -14
add a|-2 -1 -1 -1 5 -2
add it|-1 0 0 0 3 -1
add please|0 -1 0 -1 2 0
add that|0 -1 0 -3 5 0
add to|-2 -4 -1 0 8 -2
added|-6 -9 -2 -2 6 12
adding|-1 -6 0 -1 9 -1
addition|-4 -9 -1 -1 16 -2
address|-5 9 0 0 -2 -2
address list|-1 2 0 -1 -1 1
adeyemi|0 -1 0 0 0 2
adler|0 -1 -1 0 0 1
adopted|-6 -5 -1 -1 4 9
adoption|-1 5 -9 0 0 5
ads|2 -4 0 0 0 2
adults|1 3 -4 0 0 1
advert|-3 0 -1 -2 -1 7
advisory|-1 -4 0 0 0 5
advisory on|-1 -4 0 0 0 5
after|5 2 11 -1 -5 -12
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
after that|0 -2 3 0 0 0
after the|-5 4 2 3 -3 -1
afternoon|4 -4 -4 0 0 4
again|-18 19 -12 -3 -10 24
again 0|0 -4 -1 2 0 4
again after|0 -1 0 0 0 2
again all|0 3 0 0 0 -3
again and|-1 -1 0 1 0 1
again at|-1 12 0 0 0 -10
again but|0 1 -1 0 0 -1
again by|0 7 0 0 0 -7
again electrician|-1 -5 -1 0 0 6
again for|0 2 0 1 0 -3
again i|-1 -1 -1 0 0 3
again in|0 3 3 0 0 -5
again it|-1 -11 0 0 0 13
again new|0 -1 0 0 0 1
again no|-2 -14 0 -1 0 17
again on|0 8 -3 1 0 -5
again since|-2 4 0 0 0 -2
again the|-2 -9 1 2 0 8
again this|0 14 -1 -1 0 -11
again was|0 -11 0 0 0 12
again we|1 -6 -1 0 0 6
again when|3 -4 0 0 0 2
again with|0 4 0 0 0 -3
against|6 -6 -1 -2 -1 4
against the|6 -3 0 -1 0 -1
agency|1 2 -1 -1 -2 0
agency has|-1 0 -1 0 -1 3
agenda|-1 -5 0 -2 3 5
agm|-2 4 0 1 -1 -3
agnieszka|-1 -3 0 -1 0 5
ago|-1 -1 -1 -1 -1 4
agosto|-5 -9 20 -1 -1 -5
agree|-1 3 0 -1 0 -1
agreed|-5 -9 9 0 -1 7
agreed on|0 -1 5 -1 0 -3
agreed to|-2 -2 0 -1 0 4
agreed with|-1 -3 0 0 0 5
agreement|-1 -4 1 -1 0 6
agrees|-4 -6 0 -1 0 12
agua|-4 7 -1 -1 -1 -1
ahead|-4 -5 0 10 -2 0
ahead of|-4 -4 0 10 -1 -1
aid|-4 -1 0 -4 0 10
aid course|-2 -7 0 -2 0 12
aiders|-2 1 0 -2 0 3
air|-4 4 0 -1 0 2
airflow|-1 0 0 0 0 1
aisle|-1 -4 -1 7 0 -1
aisle 0|-1 -4 0 7 0 -2
al|-3 -11 7 -4 10 0
al 0|2 0 -2 0 0 0
al lunes|-2 -4 9 0 0 -3
alarm|-4 7 -2 1 -2 -2
alarms|-3 -6 0 -1 0 9
alert|-2 -3 0 8 -1 -2
alguien|-1 5 -1 0 0 -3
alive|-4 -5 0 0 0 9
all|-10 -9 -14 0 -6 38
all 0|-3 -9 0 0 0 12
all asking|0 7 0 0 0 -6
all day|0 6 0 0 0 -5
all eleven|-2 -4 0 0 0 6
all four|-8 -5 -1 -1 0 15
all good|0 0 0 0 0 1
all have|-1 -2 0 0 0 4
all in|-1 0 0 3 0 -2
all morning|0 12 0 0 0 -11
all night|0 -4 0 0 0 4
all of|-1 -1 0 0 0 3
all packed|0 0 0 0 0 1
all parents|0 -1 0 0 0 1
all six|-1 -4 2 0 0 3
all sorted|-1 0 0 0 0 1
all the|-3 -1 -1 2 2 2
all three|0 -1 0 0 0 1
alle|-5 -9 -1 -2 -2 19
allergen|-1 4 0 -1 0 -3
allergic|-6 14 -1 -2 -1 -4
allergic to|-6 14 -1 -2 -1 -4
allergies|-1 3 0 0 -1 -1
allergy|-2 2 0 0 0 0
alles|-6 -14 -4 12 -4 15
almost|2 -1 0 0 0 0
alone|0 -5 -5 -2 -1 14
along|-3 2 -1 -1 6 -2
along the|1 0 0 0 0 -1
already|-1 -9 17 -1 -4 -2
already on|-1 -4 4 -1 0 2
already so|-1 -1 2 0 0 0
als|-4 3 -2 7 7 -12
also|-16 -11 6 -11 56 -23
also check|0 -1 0 0 1 0
also get|0 -1 0 0 1 0
also happens|0 8 0 0 -1 -7
also has|0 -1 0 0 2 0
also have|0 0 0 0 2 -1
also make|0 -1 0 0 1 0
also need|-2 -4 0 -1 7 -1
also needs|-1 0 0 0 1 0
also order|-1 -1 0 0 3 -2
also put|-2 -1 0 -1 5 -2
also the|0 -2 0 0 2 0
also want|0 -1 0 0 2 0
also wants|-2 -1 0 0 4 0
alta|-4 8 0 0 0 -3
alte|-2 -4 -1 0 -1 7
alten|-4 -8 0 -1 -1 13
always|0 2 0 0 0 -1
am|8 9 5 -4 -3 -15
am 0|-3 1 -1 -1 0 4
amarre|-3 1 0 3 0 -1
amber|-1 -2 0 0 0 2
ambulance|4 -4 0 0 0 0
ames|-1 2 -1 -1 0 0
amir|4 -4 0 -1 0 1
among|0 -1 0 0 0 2
amt|9 -6 -1 0 0 0
an|-4 7 0 -5 3 0
an answer|0 0 0 1 0 -1
an appointment|0 4 -2 0 0 -1
an emergency|0 3 0 2 -1 -3
an extension|0 -1 2 0 0 -1
an extra|-3 -4 11 -1 1 -4
an hour|-6 3 1 -2 -1 6
ana|0 4 0 -2 -3 1
and|-7 7 -13 -17 11 19
and 0|1 8 -2 0 -1 -5
and a|-8 -8 -1 -1 13 4
and all|0 -1 0 0 0 1
and are|-1 4 0 0 0 -2
and both|0 -1 0 0 0 1
and delivered|0 -2 0 0 0 3
and down|-3 1 0 -1 -1 6
and dry|0 0 0 0 0 1
and dusted|-1 -1 0 0 0 2
and gave|0 -1 -1 0 0 2
and got|1 -1 5 0 -1 -3
and half|0 -2 -1 0 0 4
and hanging|0 -5 0 0 0 6
and has|0 0 -1 0 0 1
and he|1 -4 0 0 0 4
and i|0 -1 0 0 1 0
and in|-1 -8 0 0 0 10
and is|4 -7 0 0 -1 5
and it|-2 -5 0 -1 -1 9
and it's|-1 -5 -1 0 -1 7
and laid|0 2 -1 0 0 -1
and live|0 0 0 0 0 1
and needs|-1 0 0 0 -1 2
and no|1 0 0 0 0 0
and nobody|2 2 -1 1 0 -4
and not|0 -4 -1 0 0 6
and nothing|0 2 0 0 0 -2
and on|-1 -3 0 0 0 4
and painted|0 -3 0 0 0 3
and picked|-1 -1 0 0 -1 3
and printed|0 -2 0 0 0 3
and put|-1 -1 0 0 -1 3
and rafael|0 1 0 0 0 -1
and rolled|-1 -3 0 0 0 5
and running|0 -1 0 0 0 1
and said|0 4 4 0 0 -7
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
and two|0 5 0 0 0 -5
and wants|0 1 0 0 0 0
and we|-2 10 0 1 -1 -7
and went|0 9 0 0 0 -8
and with|0 -3 0 0 0 3
and would|0 3 0 0 0 -2
andere|-2 -4 0 17 -2 -9
android|-1 2 -1 -1 0 0
angebot|-2 13 -1 -1 0 -9
angefangen|7 -2 0 -1 0 -4
angry|-1 -2 0 1 0 2
anmelden|0 -2 0 -1 -1 4
anna|1 6 -1 -1 -2 -4
anna called|-2 9 -1 -1 -2 -4
anne|-3 -6 0 10 -1 0
annex|0 -3 0 -1 4 0
announced|-1 -1 0 6 -2 -2
annoyed|-1 6 0 0 0 -5
annual|0 -1 0 -1 0 2
annual accounts|-1 0 0 -1 0 2
another|-5 9 11 -1 3 -17
another 0|0 0 2 0 0 -1
another one|2 0 0 0 0 -2
another week|-2 -3 7 0 -1 -1
another year|0 -6 0 0 -1 7
answer|15 -5 -7 0 -2 -1
answer by|2 2 -6 0 0 2
answer from|0 1 0 0 0 -1
answered|2 -4 -2 -2 -1 7
answered the|0 -1 0 0 0 1
answers|-2 4 0 -1 -2 1
antes|-1 1 2 0 -1 -1
antivirus|-1 -1 0 0 1 1
antrag|2 -4 -1 0 1 2
any|8 -20 -6 0 -4 22
any longer|2 -8 -1 1 -1 6
any more|0 -20 -5 -3 -2 30
anybody|1 6 -1 -1 -1 -4
anymore|3 -16 -1 -1 -1 16
anyone|-2 9 -1 -1 -1 -5
anything|0 -3 -2 1 0 4
anything else|0 0 -1 2 0 0
anyway|7 -4 -7 4 0 0
anywhere|-1 3 0 0 0 -2
apart|-6 18 0 0 -1 -10
apart from|-2 19 0 0 0 -16
api|-2 2 0 0 0 1
apologised|-6 -4 2 0 0 8
apotheke|-3 2 -1 -2 3 0
app|-2 4 0 1 -1 -2
appeal|-3 -4 1 0 0 7
apple|2 3 0 -4 0 -1
apple trees|5 0 0 -3 -1 0
apples|2 -3 0 3 -1 0
applicant|0 4 -1 0 0 -3
applicants|0 6 -1 -1 0 -4
application|7 -6 -1 -2 -1 3
application for|5 -2 0 0 0 -2
application is|-1 -2 -1 -1 0 4
applications|1 3 -1 4 0 -6
applications for|0 5 0 0 0 -5
applied|3 1 0 0 0 -4
apply|0 -2 2 0 0 0
appointment|-2 0 7 0 0 -5
appointment for|-1 -1 4 0 0 -2
appointment is|0 -1 1 0 0 -1
apprentice|1 -1 0 0 -1 2
apprentices|-1 -1 0 0 0 1
approval|0 2 -1 0 -1 0
approved|0 -7 -2 -1 -1 11
approved and|-1 -1 0 0 0 2
approved by|2 -2 -1 0 0 1
approved the|-1 1 -1 -1 -1 2
april|-8 -9 15 -2 6 -2
april 0|-1 0 5 0 0 -4
april instead|0 -1 1 0 0 0
april now|0 -1 0 0 0 1
aprons|-2 2 1 0 0 -2
arabic|-2 -1 -1 -1 -1 5
architect|-2 2 1 0 0 0
archive|-3 3 -1 -1 0 2
archive boxes|-2 -6 0 0 0 8
are|17 5 -9 -5 -16 7
are 0|-4 14 0 0 0 -8
are all|-1 -2 0 -1 -2 6
are already|0 -1 0 0 0 1
are at|-2 1 0 0 1 0
are back|-10 -5 0 -1 -1 17
are boxed|4 -1 -3 0 0 1
are coming|1 2 0 -1 0 -1
are complete|0 -1 0 0 0 2
are corrected|0 -1 0 0 0 1
are cut|5 -1 0 0 0 -3
are done|0 -2 0 0 0 2
are down|0 3 0 0 0 -3
are finished|6 -1 0 0 0 -5
are furious|0 -3 0 4 0 0
are glazed|1 -1 0 0 0 0
are gone|-2 -7 -2 0 0 11
are here|-2 -5 -1 -1 0 10
are in|7 -11 -1 0 -4 10
are left|2 3 0 -1 0 -5
are missing|4 0 0 0 0 -3
are more|0 0 0 3 -1 -2
are moved|-1 -5 0 0 0 6
are new|0 -1 0 0 0 1
are now|-1 3 1 3 0 -6
are off|-10 -2 0 0 0 12
are on|-5 -12 1 -1 -1 18
are online|-2 -2 0 0 0 4
are ordered|-2 -1 0 0 0 4
are out|1 -4 -1 -1 0 5
are paid|0 8 0 0 0 -8
are pruned|1 0 0 0 0 -1
are ready|5 -5 0 0 0 0
are reserved|0 -1 0 0 0 1
are running|8 -1 -4 0 0 -2
are scanned|11 -2 0 0 0 -8
are still|0 2 1 0 0 -2
are taken|1 0 0 0 0 -2
are the|0 -3 0 -1 0 4
are too|-1 9 0 0 -1 -7
are two|-1 -1 0 0 0 3
are up|4 -8 -1 -1 0 5
are with|-2 4 0 0 0 -2
are written|-1 0 0 0 0 0
area|1 0 -1 0 0 0
aren't|1 -1 0 0 0 -1
arm|0 3 0 0 0 -2
around|-2 12 -2 -1 -2 -6
around 0|1 2 -2 0 0 -1
around the|-2 9 0 -1 -1 -6
array|-1 3 0 0 0 -2
arrival|1 2 2 -1 0 -5
arrive|-7 -4 4 -1 -1 9
arrived|-3 0 0 -1 -1 5
arrived 0|0 -3 0 0 0 3
arrived and|-1 1 0 0 0 0
arrived but|0 1 0 0 0 -1
arrived on|0 -3 0 0 0 3
arrives|2 1 -3 0 -1 2
arrives on|-1 3 -1 0 0 0
article|0 -4 3 -1 -2 4
as|0 -7 -6 0 22 -10
as a|-1 -4 -1 -1 -2 9
as an|0 2 0 1 1 -3
as before|0 9 -1 -3 -1 -4
as done|-2 2 0 0 0 1
as far|2 -1 0 0 -1 0
as finished|0 5 0 0 0 -5
as good|0 9 0 0 0 -9
as i|0 2 0 -1 0 -1
as in|0 -2 0 0 0 3
as it|4 -7 0 -1 -1 5
as its|0 -1 0 0 4 -3
as long|1 4 0 0 -1 -3
as of|-1 -8 -4 -1 0 14
as part|-1 -1 0 0 2 0
as soon|0 3 -2 5 -2 -3
as the|2 3 1 -1 -1 -4
as top|0 -2 0 3 0 0
as we|11 -4 1 0 -1 -6
as well|-7 -4 0 -3 33 -19
as you|-1 -1 -2 6 -1 1
asap|0 -1 0 2 -1 0
asap please|0 -1 0 2 0 0
asbestos|0 4 0 0 0 -4
ask|-7 6 1 -3 11 -8
ask for|-1 1 0 0 0 0
ask the|-2 -4 0 -1 9 -2
asked|0 1 0 4 -1 -5
asked for|-5 -2 1 0 2 2
asked the|6 -5 3 -1 -1 -3
asking|-2 17 -3 0 -3 -10
asking about|0 7 0 0 0 -6
asks|-5 3 6 -1 3 -6
asks for|-2 2 -3 -1 6 -3
asks how|-1 3 0 0 0 -2
asks if|0 0 2 -1 0 0
assembled|-1 -4 0 0 0 5
assembly|3 -2 0 0 0 -1
assessment|-1 -3 0 0 6 -1
at|3 2 -5 -3 -3 5
at 0|-2 5 -5 2 1 -1
at 0pm|0 -2 0 0 0 2
at a|0 -4 5 0 0 -1
at all|2 7 0 0 -1 -7
at customs|2 0 0 0 0 -2
at first|-1 -3 -1 -2 0 7
at home|1 1 0 0 0 -1
at it|14 -3 -2 -4 5 -10
at last|-1 2 0 -1 -1 0
at lunch|0 -2 0 0 0 2
at night|-1 -1 0 -1 0 3
at nine|0 5 -1 0 0 -3
at noon|-3 -4 4 -1 0 4
at once|-6 -7 -2 7 -1 9
at reception|0 -1 0 0 0 1
at seven|-1 -2 0 0 0 3
at six|2 -1 0 1 0 -2
at st|0 -1 0 0 0 1
at ten|-3 -7 5 -1 0 6
at the|5 -2 -1 2 -4 -1
ate|-3 11 0 0 0 -8
attached|-3 -4 -1 0 -1 10
attachment|-1 6 0 0 -2 -2
attend|6 5 -1 0 -1 -7
attend la|6 2 -1 0 -1 -6
attente|1 0 0 0 0 -1
attic|1 5 -1 -1 0 -4
attorney|-1 -2 0 0 0 3
au|4 3 0 -3 2 -5
au 0|0 -1 3 0 0 -1
auch|-11 -8 -3 0 25 -3
auch das|-2 2 0 -2 4 -2
auch die|-2 -1 -1 3 10 -10
auch noch|-2 -2 0 -1 8 -2
audio|-3 5 -1 -1 0 0
audit|-2 -4 -3 11 -1 -1
auditor|-2 -2 0 1 1 2
auditors|0 -2 3 0 0 0
auf|4 3 12 -4 -3 -12
auf den|-2 -6 11 -1 -1 -2
auf die|-1 5 0 -1 -1 -1
aufnehmen|-1 -1 0 -1 4 0
august|-7 -9 24 -3 -2 -3
aunt|2 -3 5 0 -4 1
aunt rosa|4 -5 5 -1 -2 -2
aus|3 0 -2 -6 5 1
aussi|-9 -21 -3 -2 50 -15
aussi un|-2 -4 0 0 8 -1
author|0 2 0 -1 0 0
authority|1 -1 0 0 0 0
autoclave|-3 8 0 0 0 -5
autumn|-4 -5 2 1 0 6
avant|0 -2 4 0 0 -1
avec|-3 2 -2 -1 -1 5
away|2 1 1 4 -3 -5
away on|5 -4 -1 0 0 0
away this|0 -1 1 0 0 0
axle|4 -4 0 0 0 0
ayer|-3 -10 -1 -1 -1 16
ayuntamiento|-1 -1 -1 0 -1 4
b|3 8 -3 -2 -2 -3
b is|0 -3 -1 0 0 5
b0|1 -7 0 0 0 6
baby|-8 -1 4 6 -1 0
baby is|0 4 0 0 -1 -2
babysitter|0 0 1 0 0 0
back|3 0 -5 2 -9 10
back a|0 -2 4 0 0 -1
back and|0 -2 0 0 0 2
back at|-2 -7 -1 0 0 10
back by|0 -1 4 0 0 -2
back clean|-1 -3 0 0 0 3
back from|-1 -2 0 -1 -1 5
back hurts|1 1 0 0 0 -2
back in|-1 -3 -2 -2 -1 10
back is|0 2 0 -2 0 -1
back of|-2 0 0 2 0 0
back on|-5 1 4 0 -1 2
back order|3 1 1 0 0 -5
back signed|0 -2 0 0 0 2
back the|-1 -5 0 0 -1 6
back to|16 -4 0 -2 -2 -8
back today|0 -3 0 0 0 4
back up|0 -2 0 0 0 2
back with|-2 1 -1 5 -2 -1
back without|0 -1 0 -1 0 3
backend|5 -1 -4 0 0 0
backorder|1 1 0 0 0 -1
backordered|2 1 0 0 0 -2
backup|-2 -5 2 3 0 3
backup server|1 2 3 -1 -2 -3
backups|0 0 -1 0 -1 2
bad|-3 5 0 4 -3 -3
badge|-1 -8 0 0 0 9
badges|-4 4 -1 -3 -2 5
bag|-4 4 0 -1 0 0
bags|-5 -5 2 -1 6 4
bail|0 2 -2 0 0 1
bailiff|-2 -1 0 0 0 2
baja|-3 -9 -1 -1 -1 15
baked|0 0 0 0 -1 0
bakery|0 -5 -3 -1 0 10
bakes|-8 -6 0 0 0 15
balance|-5 -1 0 -1 0 7
balcony|-5 14 -2 3 0 -10
baler|-2 1 0 0 1 0
bales|1 -2 0 0 0 1
ballast|-1 -2 0 0 0 3
ballot|0 2 0 0 0 -2
balls|-1 -4 0 0 0 5
bancs|11 -2 0 -1 -2 -5
band|-3 -5 -1 -1 5 5
bands|1 -3 0 0 0 2
bank|-13 6 8 -3 0 3
bank has|0 -2 -1 0 0 3
bank is|-1 1 0 0 0 0
bank says|0 3 0 0 0 -3
bank wants|0 1 0 0 0 0
banner|-3 4 0 0 0 -2
banners|1 0 0 1 0 -2
bar|-2 0 0 0 0 4
barbecue|-2 4 -4 1 0 1
barber|5 0 0 -1 -1 -1
barber chair|5 0 0 -1 -1 -1
barley|-1 -3 -1 5 0 -1
barn|-4 5 -1 0 -2 2
barrels|0 1 0 0 0 -1
basement|-2 1 0 -1 1 1
basin|-1 2 0 0 3 -4
batch|-8 10 -1 -1 -2 1
bath|-2 -5 -1 2 5 0
bathroom|2 -4 -6 10 -1 -2
batteries|-1 -3 0 -1 5 0
battery|1 0 -1 -1 -1 2
be|-7 3 8 -9 4 1
be 0|0 0 -1 2 -1 -1
be a|-1 0 0 0 2 0
be at|0 -1 2 0 0 0
be booked|-1 0 1 0 1 0
be called|-2 1 -1 -1 0 4
be closed|1 -14 -1 -1 -1 16
be delivered|0 -1 1 0 0 0
be done|-5 3 1 4 0 -2
be finished|1 4 -2 -1 0 -1
be in|-1 -4 8 -1 -2 0
be looked|-1 -1 0 0 1 0
be made|0 0 0 -1 -1 1
be on|0 -10 10 0 0 0
be out|0 -1 5 -1 -1 -2
be paid|0 1 0 0 0 -1
be ready|-2 -5 7 0 0 0
be renewed|0 1 0 0 0 -1
be seen|-1 -9 3 0 0 8
be taken|-3 6 -1 -1 2 -4
be the|-1 -1 4 0 -1 -1
be there|0 -2 4 0 0 -1
be through|6 0 -6 0 0 0
bea|-4 18 0 -4 -1 -8
beamer|-2 -4 -6 0 0 13
bear|1 -2 0 0 0 1
bearing|-1 0 0 -1 0 2
beca|-3 3 0 -1 -1 1
became|0 1 0 0 0 -1
because|-5 9 7 -2 1 -9
because of|-1 2 5 -2 1 -5
because the|-4 6 2 0 0 -3
beck|-1 -1 0 0 0 2
become|-2 -7 -2 11 0 -1
bed|-2 -5 -1 7 2 -2
bedroom|0 6 0 0 0 -6
beds|-1 -1 2 -2 1 1
beekeeper|-1 -1 0 0 0 2
been|0 -9 11 -3 -8 9
been delivered|-1 0 0 0 0 1
been moved|1 2 -2 0 0 0
been on|0 -2 0 0 -1 2
been paid|-2 1 0 0 -1 1
been to|0 5 -1 0 -5 1
beep|0 0 0 0 0 1
beeping|0 11 0 0 0 -11
beeps|-1 5 0 0 0 -4
beer|-1 -6 0 0 0 7
bees|-2 2 -1 -1 0 2
before|-27 -3 4 19 2 4
before 0|0 0 3 -1 0 -1
before all|-1 -4 -3 11 0 -3
before anything|0 0 -1 2 0 0
before dec|0 0 1 -1 0 0
before december|0 -1 1 -1 0 0
before everything|-3 -2 0 7 0 -2
before he|0 2 0 -2 1 -1
before i|0 5 -4 -2 -1 2
before it|0 1 0 0 0 0
before monday|1 0 0 0 0 0
before october|0 1 1 -1 0 0
before she|-1 3 0 -1 0 -1
before the|-14 -12 9 4 3 10
before they|0 9 -2 -3 -2 -2
before tuesday|0 1 0 -1 0 -1
before we|0 0 -1 -2 4 0
began|6 -4 0 0 0 -2
begin|-4 2 0 0 1 2
begins|4 -2 0 0 0 -2
begun|15 -6 0 -1 0 -8
begun to|1 -1 0 0 0 0
begun with|1 -1 0 0 0 0
behind|-5 8 0 -1 -2 1
behind the|-5 2 0 0 -1 4
bei|-3 -1 -2 -1 5 2
bei der|-4 1 -1 -3 9 -3
beim|3 9 -1 -4 8 -14
beim amt|9 -6 -1 0 0 0
being|4 0 0 4 -1 -8
bekommen|-5 1 8 -3 -2 0
belege|0 1 0 0 0 0
believe|-1 7 -3 0 0 -2
bell|-1 2 0 -1 0 0
bell rings|0 -1 0 0 0 2
bells|0 -4 0 0 0 4
belongs|-3 -7 0 -1 3 7
below|-2 2 -1 -1 9 -6
below the|0 1 -1 0 1 0
belt|-1 -2 0 0 0 3
ben|3 8 -1 -5 -3 -1
ben please|0 10 -1 -5 -3 -2
ben's|-5 5 0 0 0 1
bench|13 -5 0 0 0 -8
berger|-1 3 -1 -1 -1 0
berth|-1 -2 0 0 0 3
best|4 -7 -3 8 3 -4
best regards|3 0 -1 0 0 -1
bestellt|4 -5 -1 -2 0 3
beta|0 4 -3 0 0 0
better|1 8 5 -3 -2 -9
better than|0 3 0 0 0 -3
better the|0 -1 0 0 0 2
between|0 9 0 0 0 -9
between 0|0 0 1 0 0 0
between mei|0 1 0 0 0 -1
bezahlt|-4 -1 -1 6 0 0
bibliotheque|-2 -1 -3 0 -1 7
bici|-1 0 -1 -1 -1 4
bid|0 -1 0 0 0 1
bien|-4 7 -1 -1 -1 0
big|-4 2 -1 5 -6 4
bigger|0 2 0 0 0 -2
bike|-1 -7 -2 6 4 0
bike is|3 4 -2 0 0 -5
bill|2 -6 5 0 -1 0
bill is|-1 2 -1 0 0 1
bill of|4 -4 0 0 0 1
bills|4 -7 0 0 -1 4
bin|8 -6 -1 5 -2 -4
binder|0 -3 0 0 -1 4
bins|-2 3 0 -1 -1 1
bio|0 -2 0 0 0 2
bird|-2 -5 0 -1 -1 9
birds|-2 7 0 -1 -1 -3
birth|1 3 0 -1 -1 -2
birth certificate|0 1 0 0 0 0
birthday|-1 8 -10 7 0 -4
bis|14 -8 11 0 -3 -14
bis 0|3 3 1 -1 0 -6
bis ende|-2 -1 -3 -1 0 7
biscuit|-2 6 0 0 -1 -3
bit|-3 6 -1 0 -2 0
bit more|0 0 0 1 0 0
bit of|-2 -2 -1 0 -1 6
bitte|-16 -23 2 24 34 -21
bitte als|-1 -5 0 -1 8 -1
bitte auch|-1 -3 -1 -3 11 -3
bitte vorziehen|-2 -4 0 14 -4 -3
black|2 -1 -3 -1 -1 4
black friday|0 -1 0 1 0 0
black stuff|2 1 -2 0 0 -1
blade|1 1 1 0 0 -3
blank|0 6 0 0 0 -6
blankets|0 -2 0 0 1 1
bled|-1 -4 0 0 0 6
blind|0 0 0 0 0 1
blinds|6 -5 0 -2 -1 3
blocked|3 -4 -1 -2 0 5
blocked by|3 0 0 -1 0 -2
blocks|0 -2 0 3 0 -1
blood|11 -5 -1 -1 0 -4
bloque|4 1 0 0 0 -4
blue|-3 10 -2 -2 3 -7
blue ones|0 4 0 0 0 -3
blum|-2 -1 0 0 3 -1
board|-2 7 -5 1 -2 1
board has|0 -3 0 1 0 2
board in|-1 6 0 0 0 -4
board is|-1 0 0 0 0 2
boards|11 -15 -1 -1 0 7
boat|-3 -5 3 4 -1 3
boat trip|-1 1 3 4 -1 -6
boathouse|0 5 -1 0 0 -4
boiler|0 -6 7 -1 -2 1
boiler is|-1 3 0 -1 0 -1
bolted|-1 -2 0 0 0 3
bolted down|-1 -2 0 0 0 3
bon|-2 -2 -1 0 0 5
bone|-6 -1 0 0 -1 8
book|-3 -8 4 4 2 2
book the|-1 0 0 0 2 0
booked|-6 6 0 -1 0 1
booked 0|0 -1 -1 0 0 2
booked for|4 4 0 0 0 -8
booked in|0 5 0 0 0 -5
booked it|0 -1 -1 0 0 2
booked out|-5 17 5 -1 0 -17
booking|-1 -1 0 2 -1 2
books|-1 2 -8 -3 -2 11
books are|2 -5 -3 -1 0 7
boot|4 -2 0 0 -1 -1
booth|0 1 1 2 -2 -2
boots|0 -7 0 0 0 7
borrow|0 -5 0 0 6 0
borrow 0|0 -5 0 0 5 0
boss|8 2 -1 -1 -3 -5
bot|-3 -3 0 8 0 -1
both|-10 -5 -2 -3 -7 27
both have|0 -1 0 0 0 1
both sides|-2 -3 0 0 0 5
both signatures|0 7 0 0 -5 -2
bottle|-2 0 -1 -1 0 4
bottles|-4 -3 0 -1 4 3
bottom|-4 0 -1 15 -4 -6
bottom of|0 -4 0 7 -3 0
bought|14 -16 -3 -3 -2 9
bought the|-9 -12 -1 -1 -1 23
bounced|0 13 0 -1 -3 -9
box|1 -8 0 -1 9 -1
box 0|10 -5 0 0 0 -4
box for|-1 -3 0 0 4 0
box is|-2 -4 0 0 0 6
box of|0 0 0 1 -1 1
boxed|4 -1 -3 0 0 1
boxes|-2 1 3 -2 -2 2
boxes 0|-4 -2 0 0 0 6
boxes are|2 -4 0 0 0 1
boxes of|-2 -3 0 0 0 6
braces|-9 1 -1 0 0 10
brake|0 2 0 0 -1 -1
brakes|-3 -2 -2 0 0 8
branch|0 2 0 0 0 -1
brand|5 -1 0 -1 -1 -2
brandl|-1 10 0 -1 0 -8
brandt|-2 -5 0 0 0 8
brauchen|4 -1 2 -2 1 -5
brauchen wir|5 -1 2 -1 0 -4
braucht|-4 4 2 0 1 -2
braucht noch|-2 4 0 0 1 -2
bread|-1 1 0 0 -1 2
break|7 -5 -2 -1 -1 0
breakfast|-1 -5 0 0 0 6
breaks|0 2 0 0 0 -2
brian|0 -1 0 0 2 -1
bride|-5 2 0 -1 0 5
bridge|-1 1 0 0 0 1
briefing|0 4 0 0 0 -3
brigade|1 0 0 0 1 -1
bright|-1 -5 0 0 0 6
bright again|0 -2 0 0 0 3
brim|0 -1 -2 5 -1 -1
bring|-5 0 4 4 3 -6
bring the|-2 -1 0 7 0 -3
brings|-2 -6 0 -1 5 5
brings the|-2 -6 0 -1 5 5
brochure|-1 -1 0 7 0 -4
broke|-1 18 -1 -3 -2 -11
broke down|0 3 -1 -1 0 -1
broke off|0 6 0 0 -1 -5
broken|-5 4 -1 -1 -1 3
broken window|-1 -7 0 0 0 8
broker|5 -1 0 -1 0 -2
brother|1 -5 0 0 0 5
brother in|1 -3 0 0 0 3
brought|-2 -1 -1 4 -1 2
brought forward|0 0 -5 6 0 -1
brought the|-2 -5 4 0 0 3
brown|-1 1 0 0 0 1
browser|0 0 0 0 0 1
browser shows|0 -1 0 0 0 2
bruno|0 1 0 0 0 -1
btw|-2 7 0 0 0 -4
bucket|4 6 -2 -2 0 -6
bucket is|4 0 0 -2 0 -1
buckets|-1 1 0 0 0 0
bucks|-1 3 -1 0 0 -1
budget|11 -7 -1 -2 6 -8
budget for|-4 1 0 0 -1 4
bug|-3 -1 0 -1 0 5
build|-5 1 -4 -1 2 7
building|6 -1 0 0 1 -6
built|-3 -4 0 4 0 3
bulb|-3 -1 0 -1 2 2
bulbs|1 -6 0 0 0 6
bump|-3 -10 -1 19 -2 -3
bump it|0 -1 0 1 0 0
bump the|-1 -2 0 5 -1 -2
bump this|0 -3 0 4 0 0
bundle|0 -1 -5 6 0 0
burn|0 -1 0 0 1 0
burns|-2 11 0 0 -1 -8
burnt|3 3 0 -1 -1 -5
buro|-1 5 -4 -1 -1 2
bus|-2 8 0 -2 -1 -2
bus company|0 1 1 0 0 -1
bus for|-1 -1 0 0 0 2
bus stop|-4 2 -1 -1 0 5
bus trip|4 0 2 -1 -1 -5
busy|-1 5 0 0 0 -4
but|0 26 -3 0 0 -23
but i|0 2 0 0 0 -2
but it|1 5 0 -1 0 -5
but it's|-3 -1 0 0 0 3
but no|-1 -5 -1 7 0 0
but not|-3 5 -1 0 0 0
but only|0 3 -2 0 0 0
but the|-2 5 5 -1 -1 -6
but they|0 1 0 0 0 0
butter|1 1 0 0 0 -1
button|-3 -11 -1 0 3 12
buttons|-3 -3 0 0 1 5
buy|-2 -2 0 0 6 -2
buzzed|0 0 0 1 0 -1
by|1 -7 10 -5 -1 3
by 0|-4 4 9 -1 -1 -8
by a|-3 6 5 0 0 -9
by both|0 -1 0 0 0 1
by courier|-1 2 -2 0 0 2
by dec|0 -1 2 0 0 0
by friday|-4 0 6 1 0 -2
by heart|0 0 -1 0 0 1
by itself|1 -6 -2 2 -2 7
by jan|0 -1 0 0 0 0
by mail|0 -4 -1 0 0 6
by monday|0 2 0 0 0 -3
by month|0 -4 0 0 4 0
by noon|-1 0 2 -1 0 0
by nov|0 -1 1 0 0 0
by one|1 3 0 0 0 -4
by phone|-1 0 -1 0 0 2
by post|0 0 1 0 0 0
by registered|0 -1 0 0 0 1
by the|5 5 -3 -6 3 -4
by then|0 -1 2 0 0 0
by this|-1 2 0 0 0 0
by thursday|-1 -1 2 0 0 0
by tuesday|-1 -3 4 0 0 0
by two|-1 -3 6 0 0 -1
bye|-2 0 7 -1 -2 -3
c|-5 3 2 -1 -1 2
c'est|-6 -10 5 5 -1 6
c'est bon|-2 -2 -1 0 0 5
c'est regle|-1 -6 -1 0 -1 8
ca|10 -7 -1 3 -1 -4
cab|-1 -1 0 0 0 2
cabin|0 -2 0 -1 0 4
cabinet|-2 2 -2 -2 -2 7
cable|-4 -4 2 -1 2 5
cables|-3 6 0 -4 -2 2
cage|-1 -1 0 2 0 0
caja|-5 0 -1 -1 8 -2
cake|-8 -1 5 -2 2 4
cake stall|-2 -1 -1 0 -2 6
calendar|-1 -2 0 -1 0 4
calf|4 -4 -1 7 0 -5
calibrated|-1 -3 0 0 0 4
calibration|0 -1 1 -1 0 2
call|4 -1 7 -2 3 -11
call the|-1 3 -1 -1 2 -2
called|1 0 5 -2 -4 0
called again|0 0 0 2 0 -2
called back|0 -2 0 0 0 2
called he|0 0 2 0 0 -1
called in|0 -1 0 0 0 1
called mrs|-1 -7 0 0 0 8
called off|10 -2 0 0 0 -7
called the|-7 4 1 -1 0 4
callers|2 1 0 -3 0 0
calls|3 10 -5 -2 -1 -5
came|-8 9 -9 -6 -6 20
came 0|1 0 0 0 0 -1
came at|-1 -4 -1 0 0 6
came back|-1 11 0 -1 -1 -6
came but|0 3 0 0 0 -2
came by|0 -3 -4 0 -1 8
came for|0 4 0 0 0 -3
came from|0 -11 0 0 0 11
came in|-1 8 0 -1 0 -6
came out|-1 1 0 -1 0 0
came through|-2 1 -1 0 0 3
came to|-1 4 0 0 0 -3
came today|0 -5 0 0 0 5
came with|0 5 0 0 0 -4
camera|0 -1 2 0 1 -1
camp|0 2 -3 -1 1 0
campaign|-2 1 1 0 0 0
can|-11 -14 8 12 2 3
can be|6 -16 -2 -1 -2 14
can close|0 -1 0 0 0 2
can come|5 -1 -4 -3 0 3
can do|-4 1 3 -4 -2 5
can drive|0 5 -4 0 0 0
can get|0 2 0 0 0 0
can give|-1 -2 5 -1 0 0
can go|1 -2 1 3 -2 0
can hardly|0 3 0 -1 0 -2
can have|0 2 -1 -1 0 0
can hear|0 -2 0 0 -1 3
can log|-1 -3 0 1 -1 5
can only|1 0 3 -3 -1 -1
can put|0 -1 5 -1 -1 -3
can ring|0 -2 0 0 0 3
can run|0 1 0 -1 0 0
can see|-1 -2 0 0 0 2
can send|0 3 0 0 0 -1
can sign|3 0 -3 0 0 0
can someone|-2 10 0 -1 1 -7
can start|-2 5 -1 -1 -1 -1
can stay|-1 7 -1 0 0 -5
can take|-1 -1 2 14 -3 -11
can that|0 -1 0 -1 2 0
can the|0 0 1 1 1 -2
can wait|-6 -5 9 9 -2 -5
can we|-4 -8 10 3 5 -6
can you|-1 -4 -1 -1 15 -8
can't|-8 3 20 3 -6 -13
can't be|0 5 0 -1 -1 -2
can't come|1 2 4 -4 -1 -3
can't deliver|0 1 0 -1 0 0
can't do|4 -3 3 -3 0 -1
can't find|-1 2 0 0 0 0
can't get|-5 3 -2 -1 -1 5
can't go|1 1 0 -1 0 0
can't have|-1 3 0 0 0 -1
can't make|1 0 1 -2 0 0
can't on|0 -7 7 0 0 0
can't open|-1 4 -1 -1 -1 0
can't print|5 -5 0 0 0 0
can't start|-5 1 4 0 0 0
can't use|-1 4 -3 0 0 -1
can't wait|-3 -2 0 8 0 -2
canal|1 -4 -2 -1 0 7
cancel|20 -11 -2 -4 5 -7
cancel the|-4 1 -1 -1 7 -1
cancellation|0 0 -1 0 0 1
cancelled|-3 -3 2 -1 -2 7
cancelled the|0 3 0 0 -1 -2
candidate|0 4 0 -1 1 -4
candidates|7 2 -2 -1 -1 -6
candidates for|-1 9 -2 0 -1 -4
candles|-1 4 0 0 2 -4
cannot|0 6 -4 0 0 -2
cant|4 9 -3 -1 -3 -6
canteen|-2 -5 0 0 0 7
captain|-1 4 0 0 0 -2
captions|0 0 0 0 0 -1
car|1 -2 -2 0 -3 6
car insurance|-1 3 0 -1 0 -1
car is|1 -1 0 0 0 0
car park|6 0 0 -1 -1 -5
car's|-1 -2 2 0 0 1
card|-5 5 -2 -2 0 5
card is|-7 -1 0 0 0 8
card reader|0 1 0 0 0 -1
cards|-4 4 -1 0 -2 3
cards for|1 -1 0 0 0 -1
care|-1 -3 0 0 0 5
care of|-1 -3 0 0 0 5
careful|-2 9 0 0 0 -6
caretaker|-3 1 0 0 -1 2
carpenter|-1 3 0 0 0 -2
carpet|4 2 0 -2 -1 -4
carpet is|6 1 0 0 0 -6
carried|5 -1 0 0 0 -4
carrier|12 -6 0 0 0 -5
carries|-1 -4 0 1 0 5
carry|-2 1 -1 0 0 2
carry the|-1 -1 0 0 0 2
cart|0 2 -3 0 1 1
carta|-3 4 -1 -1 -1 1
cartel|1 -2 0 0 0 1
cartons|14 1 -5 -1 -1 -8
case|1 -1 0 3 -2 -1
case closed|-1 -1 0 0 0 2
cash|-3 0 -1 -2 -1 7
cash and|0 -1 0 0 0 2
cat|4 -2 -2 -1 1 -1
catalogue|10 -3 0 -1 -1 -4
caterer|-1 -1 0 0 0 2
cats|-1 -5 0 0 0 6
cause|0 2 0 0 0 -2
ce|2 -7 1 0 -1 4
ce matin|3 -7 -1 0 0 5
ceiling|6 -4 -1 0 -2 1
cellar|1 -2 -1 -3 8 -3
cent|-2 -4 0 0 0 7
center|0 2 0 0 0 -2
centre|-2 -1 0 0 0 4
centrifuge|-1 -3 0 0 0 3
cents|-1 5 -2 0 0 -2
cents a|0 3 0 0 0 -3
cert|-1 0 0 0 0 2
cert on|0 -1 0 0 0 0
certificate|-3 -10 -4 11 -2 7
certificate in|0 -1 0 0 0 2
certificate is|0 -1 0 -1 0 2
certificates|-2 11 0 -1 -1 -7
certified|-4 -1 0 0 -1 6
certs|0 1 0 0 0 0
cfo|1 0 1 0 0 -2
cfo wants|0 -2 1 1 0 0
chain|-5 -5 0 0 0 11
chains|-2 -4 0 0 -1 7
chair|3 -2 -1 -2 1 1
chairs|-5 2 4 -3 0 2
chairs are|-2 -3 0 0 0 5
chalkboards|1 1 -2 0 0 0
change|1 3 3 -3 -1 -3
change the|0 -1 0 0 2 0
changed|8 -9 3 -3 -4 5
changed it|-1 0 0 0 0 1
changed the|-2 2 2 -1 -2 1
changed to|-2 3 0 0 0 -1
changes|0 3 0 -1 -1 -1
changing|3 0 0 0 0 -2
changing rooms|3 0 0 0 0 -2
chapel|-1 -1 -2 0 0 4
chapter|11 -1 -1 -1 0 -8
chapter 0|11 -2 1 0 0 -9
charge|-1 2 -3 0 0 2
charged|0 -1 0 0 -1 2
charger|6 -4 0 0 0 -1
charges|0 2 0 0 0 -2
charges 0|0 3 0 0 0 -2
charity|-1 -1 0 0 0 1
chart|0 -1 0 0 2 0
charts|0 1 0 0 0 -1
chasing|0 1 0 0 0 -1
chasing the|0 1 0 0 0 -1
cheaper|-1 2 0 0 0 -1
cheaper but|0 1 0 0 0 0
cheaper one|0 2 0 0 0 -2
cheapest|0 4 -1 0 0 -2
check|3 -13 -3 8 13 -9
check the|0 -1 0 0 4 -2
check to|0 -1 1 0 0 0
check whether|-1 1 0 -2 3 -1
checked|-5 -13 -4 -2 0 24
checking|16 -5 0 -1 0 -10
checklist|-1 -1 -1 0 10 -7
checkout|4 2 -2 0 -1 -2
cheers|0 1 0 1 2 -4
cheese|1 2 0 0 0 -2
chef|-5 7 -1 -1 -3 3
cheque|-4 -1 0 -1 -1 7
chess|-1 3 0 -1 0 -1
chez|2 0 -1 9 -1 -9
chiara|-1 5 0 0 -1 -3
chickens|-4 5 0 0 2 -2
child|0 3 0 0 0 -2
children|-2 7 0 -1 1 -5
chimney|-4 4 1 -1 0 0
chipped|5 -2 0 0 0 -3
chlorine|0 -2 0 0 0 2
chocolate|0 2 -1 0 0 0
choice|3 -2 0 0 0 0
choir|2 -5 4 -1 -1 2
choir concert|7 6 -3 -1 0 -9
choir robes|-2 -4 6 1 0 0
christmas|-1 -5 1 1 0 4
church|-3 2 0 0 0 1
church is|-4 2 0 0 0 2
cinema|-1 1 -1 0 -1 2
cita|0 -1 2 0 0 0
cita para|0 -1 2 0 0 0
city|2 1 -1 -2 1 0
city hall|0 1 0 0 0 -1
claim|-1 -10 0 -2 6 8
claims|-1 -2 0 -1 -1 5
claire|3 4 0 -1 -1 -5
class|-2 3 2 -7 -1 5
class is|0 5 0 -5 0 0
classes|-3 4 -2 0 0 0
clause|2 7 -4 -2 0 -3
clause 0|1 3 -1 -1 0 -2
clean|-2 -4 -3 -4 -2 15
clean the|-2 10 -1 -2 -1 -5
cleaned|-2 7 0 0 0 -4
cleaned the|0 9 0 0 0 -9
cleaner|-2 0 3 4 -1 -4
cleaning|2 -2 1 -1 3 -3
clear|-3 -11 0 -1 -2 18
cleared|-4 -5 0 -1 0 10
clerk|-1 1 -1 0 0 2
cles|-3 -2 0 0 -1 6
client|3 9 -3 -2 3 -10
client is|5 1 0 1 0 -6
client's|-2 4 -1 -1 0 0
cliente|10 -5 -1 -1 -2 1
clients|-2 -4 -2 0 -1 9
climbing|-1 1 0 -1 3 -1
climbing frame|-1 -3 0 -1 3 3
clinic|7 -7 3 -2 0 -1
clock|-1 -3 0 0 0 5
clocks|-1 -1 4 -1 -1 0
close|0 -7 0 -3 -2 12
close it|6 -2 0 -1 -1 -1
close the|-5 -5 -1 -1 -1 14
closed|-13 17 -2 -1 6 -6
closed for|-2 12 0 0 0 -10
closed on|-1 5 0 0 0 -4
closed today|-2 14 -1 0 0 -11
closes|-1 -6 1 -1 0 8
closes tight|-1 -1 0 -1 0 2
closing|-9 -12 1 2 6 12
closing date|0 0 2 0 0 -2
closing this|-3 -1 0 -1 0 4
club|1 -4 -2 0 -2 7
clutch|2 -1 -1 -1 0 1
cm|-1 4 0 0 -1 -1
cm too|0 2 0 0 -1 -1
co|-1 -1 1 0 0 1
coach|1 -2 -1 0 -1 3
coach company|0 1 0 0 0 0
coat|12 0 -2 -3 -1 -6
coat is|2 0 0 -1 0 0
coat on|1 1 0 -1 0 -1
coats|8 -6 0 -1 0 1
coche|-2 0 0 0 1 2
cocina|-4 -3 11 -1 -1 -1
code|-3 9 -1 -2 -2 -1
codes|0 2 0 0 0 -1
coffee|-1 1 0 0 0 1
coffee machine|0 1 0 0 -1 0
coins|-1 -6 0 0 0 9
cold|6 8 -1 -3 -4 -6
cold again|-1 8 0 0 0 -7
cold room|-1 -1 0 -1 0 3
cold store|-1 -2 0 -1 -1 5
colis|1 2 -1 -1 -1 0
colleague|-2 6 0 -1 0 -3
colleagues|1 -3 0 0 -1 3
collect|0 -4 3 -1 1 1
collect the|0 -1 0 0 1 0
collected|5 -14 -2 -1 -1 12
collected by|-2 -3 0 0 0 6
college|1 -3 -3 0 5 0
colour|5 -1 1 0 -1 -4
colours|0 -2 0 1 0 1
column|1 3 0 0 0 -4
combine|2 -2 -1 0 -1 2
come|14 -10 -3 2 -6 3
come a|0 -2 2 0 0 0
come back|3 -6 -2 0 0 6
come before|0 0 4 1 -1 -4
come first|0 0 0 2 0 -1
come for|4 -2 2 0 0 -3
come in|-1 -3 -1 -1 -1 7
come next|-2 -3 -2 1 0 5
come on|-2 -1 2 0 0 1
come out|0 1 0 0 0 -1
come tomorrow|5 3 -5 -1 0 -1
come until|-2 2 1 0 0 -1
comes|15 -5 -5 3 -2 -6
comes 0|-2 4 -2 0 0 1
comes a|0 0 1 -1 0 0
comes back|2 2 -2 -1 -1 -1
comes for|0 3 -1 0 0 -2
comes friday|0 0 1 0 0 -1
comes in|0 -2 0 0 0 3
comes next|9 -2 -3 0 0 -4
comes on|-5 10 -6 0 0 1
comes thursday|0 1 4 -2 0 -4
comes tuesday|-1 0 0 0 0 1
coming|6 6 -9 9 -2 -11
coming on|0 1 0 0 0 -1
coming thursday|-1 -1 0 0 0 2
commande|3 -2 0 -1 -1 0
commas|0 4 0 -1 0 -3
commence|-2 -3 -1 0 -1 7
comment|3 8 0 -2 0 -8
comment on|-3 10 0 0 0 -7
comments|0 8 5 -1 -1 -11
comments on|-1 6 3 -1 0 -7
company|-4 9 -1 -2 0 -3
company says|1 0 0 0 0 -1
compare|0 -1 0 -1 3 -1
complain|-1 0 0 7 -1 -5
complained|0 3 0 0 0 -3
complains|-1 8 0 0 -1 -6
complaint|0 -3 0 3 0 1
complaints|-1 -5 0 0 0 7
complete|2 -3 0 0 0 1
compost|-3 3 -1 4 -1 -3
compressor|4 -4 0 0 0 1
compressor is|1 1 0 0 0 -1
con|5 5 -1 -1 -1 -7
con el|-2 0 2 0 0 0
con la|4 1 0 0 0 -4
concept|2 0 -1 0 1 -2
concert|10 2 4 -1 0 -14
concert is|4 3 0 0 0 -7
concrete|2 -1 0 -1 0 1
concrete is|1 0 0 -1 0 0
cone|0 2 -1 0 0 0
confirm|0 -2 -2 0 0 4
confirmation|-5 -8 0 0 -1 14
confirmation is|-3 0 0 0 0 3
confirmation mail|-2 0 0 0 0 3
confirmation no|0 -1 0 0 0 1
confirmation number|0 -1 0 0 0 1
confirmed|-4 -7 -11 -3 4 21
confirmed 0|0 -1 -3 0 0 5
confirmed by|-5 -2 -1 0 0 8
confirmed for|-1 -4 -2 0 0 8
confirmed in|0 -1 0 0 0 1
confirmed receipt|0 -1 0 0 0 1
confirmed that|0 0 -1 0 0 1
confirmed the|0 5 0 0 0 -5
confirmed two|-1 -1 0 0 0 2
consent|0 5 0 0 0 -5
consent form|0 -1 0 0 0 1
consent forms|1 6 0 0 0 -6
consents|0 1 0 0 0 -1
consulate|-1 3 0 0 0 -1
contact|-7 -2 -1 -1 -1 11
contacts|1 2 -1 -1 0 -1
container|-2 -3 0 0 0 5
container is|0 -3 0 0 0 4
contenedor|6 -7 0 0 0 2
content|-1 -9 -1 0 0 12
continue|10 -1 -4 -1 0 -4
contract|0 -1 -1 5 -1 -1
contract came|0 1 0 -1 -1 0
contract signed|-2 -6 0 0 0 8
contractor|1 4 2 -1 0 -6
contracts|-3 -1 0 0 0 4
contrast|0 0 0 0 0 -1
contrato|-1 5 -1 0 0 -3
control|0 4 0 0 0 -4
cook|-1 1 0 0 0 0
cooler|0 -4 0 0 0 4
cooling|0 5 0 0 -2 -3
coop|-3 -2 1 2 0 2
copied|-1 -4 0 0 -1 6
copier|-1 -1 0 0 -1 4
copies|-2 -3 0 -1 0 6
copy|-2 -5 -2 -3 1 11
copy in|0 -2 0 0 0 2
copy is|-1 -3 0 0 0 4
copy of|0 2 0 -2 1 -1
corner|0 5 -1 -2 0 -1
corre|-2 -2 0 7 0 -3
correct|-2 -1 -3 -1 0 7
correct now|-1 -1 -2 0 0 5
corrected|-2 -2 0 0 0 5
corrected and|0 -1 0 0 0 1
correction|5 -6 -1 1 0 2
correctly|-1 -4 0 0 0 6
correo|0 0 5 0 0 -5
corridor|-1 -1 0 -1 2 1
cosmetic|-3 -2 -1 8 0 -2
cost|-2 1 0 -1 6 -4
cost 0|-1 4 0 0 0 -3
costs|-2 2 -2 5 -1 -3
costs 0|-2 4 -1 6 -1 -6
costume|-5 -7 0 0 0 13
costumes|-3 -5 1 11 0 -3
cottage|1 3 -2 -1 0 -2
couch|0 0 -2 0 0 3
could|-8 5 2 3 12 -14
could be|-3 6 -1 -1 -1 0
could not|0 2 -1 0 0 -1
could somebody|-1 -13 0 7 7 -1
could someone|0 1 0 0 0 0
could start|1 3 -3 0 0 -1
could we|0 5 0 -2 -1 -2
could you|-1 -3 1 -1 6 -3
couldn't|-1 4 0 -1 -1 -2
couldnt|0 5 0 -1 -1 -3
council|3 8 -3 -2 0 -6
council has|6 -1 0 0 0 -4
counsel|-1 1 -1 0 0 0
count|-2 10 -2 -3 2 -4
count is|0 1 0 0 0 0
counted|-4 3 -2 0 -1 5
counted them|0 -2 0 0 0 2
counted twice|0 -7 0 0 0 7
counter|-2 4 -1 0 0 -1
countersigned|-1 -3 1 0 0 3
counts|-1 -6 0 2 0 5
county|0 0 -1 -2 0 3
couple|0 -4 0 0 0 4
couple from|0 -4 0 0 0 4
courier|-2 6 -7 -1 0 4
course|1 3 0 -3 0 -1
course is|2 3 -1 0 0 -4
course on|-1 3 -1 0 0 -1
court|5 3 -1 -1 -2 -4
cousin|-2 3 0 -1 -1 1
cover|4 -5 -5 0 1 4
cover the|-1 1 0 0 1 0
covered|-5 -3 0 0 0 9
cows|-1 0 -1 -1 0 2
cpr|0 -3 3 0 0 0
crack|-1 2 0 0 -2 2
crack is|-1 -2 0 0 0 3
cracked|-3 7 0 0 0 -3
crane|-1 2 -2 5 -2 -2
crash|-2 -5 -2 3 -1 8
crash cart|0 1 -2 0 0 1
crashes|-1 13 0 -1 -1 -9
crate|-2 3 0 0 0 0
crates|0 1 -1 -1 2 -1
cream|-3 10 0 -3 -1 -3
creche|6 -6 -1 0 -1 1
credit|-5 -4 -2 9 -2 4
credit note|0 -3 1 -1 -1 4
credited|-5 -6 0 0 0 12
crew|16 -11 -1 -1 -1 -3
crew change|-2 -4 0 0 0 6
cried|-1 6 0 0 0 -5
critical|-2 -2 -2 6 0 0
croissant|0 2 -2 0 0 -1
croissants|-6 2 0 10 -5 -1
cross|1 -3 2 0 0 2
crossed|1 -2 0 0 -1 2
crossing|-1 0 0 0 -1 3
crown|0 -2 1 0 0 2
crutches|0 0 0 0 0 1
csv|-1 -1 1 0 0 1
csv export|-1 -1 1 0 0 1
cuando|0 2 -2 -1 -1 1
cuatro|4 6 -1 0 -1 -8
cupboard|-2 -6 -1 0 0 9
cups|-1 5 -1 0 0 -4
curing|5 -3 -3 0 0 1
current|-1 -2 0 0 0 2
currently|7 -4 0 -1 0 -2
curtain|0 5 -1 0 -1 -2
curtains|-2 0 0 4 0 -1
customer|-3 3 1 5 -5 -1
customer can|0 -1 0 0 0 2
customer in|-1 -5 0 7 0 0
customer is|-1 -2 0 3 -1 0
customer with|7 -2 0 0 -1 -4
customer's|-2 1 -1 -1 0 3
customers|-4 6 -2 6 -2 -3
customers can|0 -3 0 -1 0 4
customers in|-1 2 0 0 0 0
customs|1 -4 0 -2 0 4
cut|7 -6 6 -3 -2 -3
cut and|2 -1 0 0 0 0
cut off|-2 3 7 0 0 -7
cut the|-2 -2 -2 -1 0 6
cuts|-2 -8 0 5 8 -3
cutting|6 -3 0 0 0 -3
cylinder|7 -5 0 0 0 -1
d|-1 5 1 0 0 -4
d'emploi|5 -2 0 -1 -1 -1
da|2 3 -3 -6 -4 8
dad|-1 4 0 2 -2 -1
dads|-2 -2 -2 -1 -1 7
daily|-1 -2 0 0 0 3
damage|0 0 0 0 5 -4
damit|0 -1 0 0 0 1
dan|-2 -4 12 -1 -1 -5
dans|-3 -15 -3 -2 12 12
dans la|2 -5 -2 -1 6 -1
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
date|-1 -1 13 -1 -5 -5
date 0|0 -1 3 0 0 -2
date is|-1 1 1 0 0 -1
date on|-3 4 -1 0 0 1
dates|1 1 0 0 -1 -1
daughter|-1 -1 -1 0 -1 4
dawn|1 -5 0 0 0 4
day|-6 3 9 -2 -2 -2
day 0|1 -3 0 0 0 2
day is|-2 0 1 0 3 -1
day later|0 0 1 0 0 0
day on|0 0 1 0 0 -1
day sooner|-2 -5 9 -2 -1 0
daylight|0 -2 2 0 0 0
days|-4 7 22 -3 -4 -18
days a|1 3 -3 0 0 0
days earlier|0 -3 3 0 0 0
days for|-2 -6 11 0 -2 -1
db|-1 6 2 0 0 -6
db 0|-1 5 0 0 0 -4
db upgrade|0 1 2 0 0 -3
dbs|0 3 0 -1 0 -3
de|4 -3 2 -5 2 -1
de 0|-1 2 -3 0 3 0
de abril|0 -1 3 0 0 -1
de diciembre|0 0 1 0 0 0
de la|-4 9 0 0 -4 -1
de las|-3 -3 0 8 0 -1
de motivation|-1 -1 1 0 0 1
de nouveau|-5 -3 0 0 0 8
de plus|0 1 -1 -1 3 -2
de subvention|0 4 -1 1 -1 -2
dead|7 -2 -4 -1 -1 2
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
dec|1 1 2 -2 0 0
dec 0|-1 -6 9 -1 0 0
december|-4 6 5 0 0 -7
december 0|-1 3 6 0 0 -8
december instead|0 -1 1 0 0 0
december the|0 -1 1 0 0 0
december we|-1 5 -3 0 0 -1
decembre|0 2 -1 0 0 0
decide|1 9 -6 0 -1 -3
decided|5 3 -1 -1 -1 -5
decision|0 2 0 -1 0 -1
deck|0 2 0 -1 0 -2
deck 0|0 1 0 0 0 -1
declaration|-3 -2 15 0 -1 -9
declined|1 10 0 0 0 -10
deed|-2 -2 -1 0 0 5
deed is|-2 -3 0 0 0 5
deep|-1 5 0 0 0 -4
defibrillator|-2 0 0 0 0 2
defibrillators|0 -1 0 0 0 2
degrees|-6 3 -4 -1 0 9
deja|5 1 -1 -1 -2 -2
del|3 1 0 1 2 -8
delay|-2 -2 7 -1 -1 -2
delay the|-1 -3 6 0 0 -1
delayed|0 0 3 -1 0 -2
delighted|0 -2 0 0 0 2
deliver|3 3 -1 -2 -1 -2
deliver the|0 -1 2 -1 0 0
delivered|-7 4 1 0 -1 4
delivered the|-1 1 0 0 0 0
delivered to|-2 -3 -1 0 0 6
delivery|2 -1 4 -2 -1 -2
delivery came|1 -3 0 0 0 2
dem|-2 12 -2 5 -6 -9
dem 0|0 1 1 0 -1 -1
demain|8 4 -7 -1 0 -4
demande|-1 8 -1 -1 -2 -4
demas|-1 -5 0 8 0 -1
demo|-1 -4 4 3 0 -1
den|-10 -6 8 -8 18 -1
den 0|-1 -5 9 -1 2 -4
dental|-1 -2 0 0 0 3
dentist|5 -4 2 0 -1 -3
dentist moved|0 -2 2 0 0 0
dentures|0 7 0 0 0 -7
deployed|-1 -6 0 0 0 7
deployed to|-1 -3 0 0 0 3
deposit|-5 -3 -8 -1 -1 18
deposit is|2 1 0 0 0 -3
deposit of|-2 3 0 0 0 0
depot|-1 -1 -2 -1 0 5
dept|0 1 -1 -1 0 1
depuis|9 -3 -2 -1 -1 -2
depuis hier|8 -5 -1 -1 -1 -1
der|7 7 2 -3 -3 -9
der kunde|0 4 1 4 -1 -8
der neue|8 -3 -1 -1 -3 0
der termin|0 0 0 1 0 -1
des|1 4 4 -1 2 -10
descaled|0 -3 0 0 0 4
design|-1 -3 0 0 4 0
desk|-1 1 -4 -3 -1 8
desk the|0 4 0 0 0 -4
desks|0 1 0 0 0 0
details|-1 -2 5 0 0 -1
detector|-3 0 0 -1 5 -1
detectors|0 -2 0 0 2 0
deux|-2 9 0 2 0 -9
device|0 1 0 0 0 0
devices|0 -3 0 0 0 3
devient|0 -1 0 3 0 -1
devis|3 -5 -1 -1 1 3
dezember|0 0 0 -1 3 -3
dhl|0 -4 -1 0 0 5
dice|-1 7 -1 0 -1 -4
dice que|-1 7 -1 0 -1 -4
diciembre|0 0 1 0 0 0
did|-3 1 -2 -4 -2 12
did his|0 2 0 -2 0 0
did it|-3 -7 -1 -1 0 13
did not|0 2 -1 -1 0 -1
did the|0 -7 0 0 0 7
did you|0 1 0 0 0 -1
didn't|3 0 -2 -2 -1 1
didn't get|6 -4 -1 0 0 0
didnt|0 12 -3 -1 -1 -8
die|-1 -9 -3 -2 13 3
die 0|0 -2 -1 6 -2 -2
die belege|0 1 0 0 0 0
die einladungen|-1 0 -1 0 -1 2
die halfte|4 -3 -1 -1 -1 1
die heizung|-1 9 0 0 0 -7
died|0 7 0 0 -1 -6
dienstag|-3 3 2 0 0 -1
differ|-1 1 0 3 0 -2
difference|0 11 0 0 0 -10
different|-1 7 -3 0 0 -3
dig|0 0 2 0 4 -5
digger|-1 -1 3 1 0 -2
digging|4 -3 0 0 0 -1
dinner|3 4 -5 -1 0 -1
dinosaur|-3 1 0 -1 0 3
direct|7 0 -3 -1 0 -4
director|1 5 0 0 0 -6
discontinued|0 1 1 0 0 -2
discount|-1 3 -2 -1 -1 1
discs|-3 5 0 0 0 -2
dishwasher|-1 6 0 -1 0 -4
disk|0 0 -1 0 0 1
display|-2 9 0 0 0 -7
display shows|0 5 0 0 0 -4
dispute|-2 -1 0 0 0 3
distributor|0 1 0 0 0 -2
dix|-4 5 -1 -1 -1 0
dj|-2 -4 -3 -1 5 6
do|1 0 5 3 2 -11
do a|0 2 0 0 -1 0
do here|-1 -2 0 -1 2 3
do i|-1 2 0 0 0 -1
do it|-3 -1 5 8 -3 -7
do not|4 1 0 -2 0 -1
do that|-1 3 0 1 -1 -1
do the|2 -3 0 -1 8 -5
do there|-1 -2 0 0 0 3
do they|0 1 0 0 0 0
do this|-2 -2 1 6 -1 -2
do we|-1 4 -1 -1 -1 0
do you|0 2 0 0 -1 -1
doc|-1 1 1 0 0 -1
doch|-1 -2 6 0 -1 -2
doch erst|-1 -1 5 -1 -1 -1
dock|-1 -2 0 0 0 5
docs|-1 -1 0 0 0 1
doctor|-1 0 0 0 0 2
document|0 1 0 0 -1 0
documents|-1 -3 0 0 0 4
does|3 18 -3 -3 -2 -14
does it|2 4 -1 -1 0 -3
does not|-1 1 0 0 0 0
does the|4 7 -1 -1 -1 -8
doesn't|-2 -3 -1 -4 -1 10
doesn't drip|0 -2 0 -1 0 3
doesnt|3 1 0 -2 -2 0
dog|-2 -8 0 -1 2 9
doing|4 0 5 -3 3 -9
doing the|11 0 -4 -3 2 -6
dollars|0 0 0 0 0 1
domain|-3 -7 -4 13 0 2
don't|-5 -13 2 6 5 4
don't close|-2 5 0 0 0 -1
don't forget|-4 -4 0 -2 11 -1
don't have|-1 2 0 0 0 -1
don't need|6 -8 -1 5 -1 -1
donation|0 -1 0 0 0 2
done|8 -17 -5 5 -2 10
done 0|-3 -2 -2 0 0 6
done a|-1 0 2 0 0 -1
done and|-1 -1 0 0 0 2
done but|-1 -6 0 7 0 0
done by|-1 4 -2 0 0 0
done except|3 1 -2 0 0 -1
done in|5 -1 0 -1 0 -4
done the|0 2 0 0 0 -2
done two|1 0 0 0 0 -1
done with|1 -3 0 0 0 3
donnerstag|-3 2 6 -1 0 -3
donor|0 -1 2 -1 -1 0
donors|-1 -2 0 0 -1 4
dont|11 -1 -3 -1 2 -8
door|-10 -3 -5 16 -2 4
door in|1 1 -1 -1 -1 1
door seal|0 6 -2 -1 0 -4
doorbell|0 -2 0 0 0 3
doors|-2 -8 -2 7 -1 5
dos|10 8 -6 -2 -1 -9
doses|1 2 -2 -2 0 1
dossier|-4 3 -1 1 -1 3
dossier de|0 4 -1 1 -1 -2
dot|-1 -5 8 0 0 -1
double|-2 5 1 -2 -1 -1
dough|1 4 -2 -2 3 -4
down|-4 1 -6 11 0 -1
down 0|5 -2 0 0 0 -2
down again|-1 -1 0 0 0 2
down and|-1 -7 0 0 0 9
down for|0 -4 2 -1 1 2
down in|0 0 0 0 0 1
down the|-5 1 -1 14 -3 -7
down there|1 0 0 2 -1 -2
down to|6 -2 -5 2 -2 1
download|0 1 0 0 0 -1
downloaded|12 0 0 3 0 -14
downstairs|0 0 -2 0 -1 4
downstairs is|-1 0 0 0 0 2
dr|0 9 3 -4 -3 -5
draft|16 -4 1 -3 -3 -9
draft is|7 -5 0 -1 0 -2
draft of|2 3 0 -1 -1 -3
drain|-9 -3 -7 9 -1 11
drains|1 -5 4 0 0 0
dran|8 -5 5 -1 -1 -6
drauf|-3 -4 0 0 0 8
drawer|-3 1 0 4 -1 -1
drawing|-3 3 1 0 0 -1
drawings|-1 6 0 0 -2 -3
drawn|-3 -2 4 0 0 1
dream|-1 -4 0 0 2 3
drei|-3 -4 1 -1 -1 9
dress|0 -2 0 -1 5 -2
dried|-2 4 0 -1 0 -1
drill|-6 6 0 -1 -2 2
drilling|1 -1 2 0 0 -1
drin|-1 -10 0 0 0 13
dringend|-1 -1 -1 5 -1 -2
drinks|5 -9 0 0 0 4
drip|-2 -3 0 -1 0 6
drip any|-2 -1 0 0 0 3
dripping|-4 -4 -1 0 0 9
drips|4 2 0 0 -2 -4
drive|5 2 -9 0 -2 3
driver|-10 3 0 -1 -1 10
driver is|-7 1 0 -1 0 7
drivers|-1 2 0 0 0 -1
drone|-1 0 0 0 0 2
drop|11 -11 -2 13 -4 -7
drop everything|-1 -1 0 5 -1 -2
drop it|1 -1 0 0 0 0
drop the|15 -7 -1 -3 -3 -1
dropped|16 -13 -3 -1 -4 6
dropped the|7 -6 0 0 -1 1
drops|-1 -1 0 0 0 3
drove|-1 1 0 0 0 1
drove it|-1 -1 0 0 0 2
drum|0 0 -2 0 0 2
drums|0 -5 0 0 0 5
dry|16 -10 -4 -4 -4 6
dry and|-3 -3 0 0 0 7
dry as|-1 0 0 0 0 1
dry run|2 0 0 0 0 -2
dryer|-2 -1 0 0 0 3
drying|-1 7 0 0 0 -5
du|12 3 8 -4 -5 -14
du plombier|-1 1 -1 0 0 1
duarte|-1 -4 0 0 1 5
due|1 14 -6 -1 0 -6
due an|0 5 -1 0 0 -3
due on|2 0 1 0 0 -2
due yesterday|-1 12 -3 0 0 -7
dues|1 -1 -1 0 0 1
dug|1 3 0 -1 -2 -1
dump|-1 5 0 0 1 -5
dumped|0 2 0 -1 0 -1
dunkel|-2 7 0 -1 -1 -3
dunmore|0 1 0 0 0 0
duplicate|0 6 -1 -4 0 0
duplicates|-1 -1 0 0 0 3
durch|5 -5 -2 -1 0 3
during|-3 1 0 -1 0 3
during the|-3 3 0 0 -1 1
dusted|-1 -1 0 0 0 2
dutch|-2 -5 -1 -1 7 2
e|-1 -9 0 6 -2 5
e paper|-2 -1 0 3 -1 1
e0|-1 10 0 0 -1 -8
each|-8 -7 -4 5 0 14
ear|-1 -3 -1 0 0 6
earlier|2 -9 10 -1 -1 0
earlier so|0 0 1 0 0 0
earlier than|0 -3 3 0 0 0
earliest|-1 2 5 -1 0 -5
early|-3 -1 6 -3 -2 2
easter|-3 -7 14 -2 -1 -1
eat|-2 6 0 0 0 -4
eats|0 0 -3 -1 0 4
edge|0 9 0 0 -1 -8
edition|0 -1 0 0 0 2
editor|-1 -3 4 0 0 0
eight|2 7 -2 -1 -1 -6
eilig|-3 -7 -1 18 0 -6
ein|-5 3 -2 4 7 -6
eine|-4 11 -4 -2 2 -3
einen|-3 2 -1 -1 2 1
einladungen|-2 -1 -1 -1 -1 4
either|0 1 0 0 0 0
el|-4 8 3 -7 0 0
el 0|-2 -7 15 -1 0 -5
el cartel|1 -2 0 0 0 1
el contenedor|6 -7 0 0 0 2
el gato|-3 6 0 0 0 -2
el lunes|-1 -4 -1 0 0 7
el movil|-1 7 0 0 0 -5
el pan|-4 2 -1 0 5 -1
el presupuesto|0 1 -1 -1 -1 2
el proveedor|-1 3 0 0 0 -1
el salon|-1 6 0 0 -1 -4
el seguro|-1 -3 0 0 0 5
el suelo|-2 -6 0 0 0 9
el tecnico|-2 -1 5 0 0 -1
el viernes|0 0 2 -1 0 -1
elected|-1 -5 0 0 0 6
electric|0 1 0 0 0 0
electrician|14 -12 -2 -2 -1 4
electricity|-4 5 -1 0 7 -6
elevator|2 0 1 0 0 -1
eleven|3 4 -1 -2 -1 -3
ella|3 -2 -6 6 -1 -1
elle|-6 -4 0 0 -1 11
elm|4 -1 0 0 0 -2
elm street|4 0 0 0 0 -4
else|-4 -5 -5 27 -3 -11
elsewhere|10 -3 -1 -1 -1 -4
elternabend|-1 0 0 0 0 1
em|2 -7 0 -1 0 6
email|-2 2 -1 0 0 1
emailed|0 3 0 0 -2 -1
embassy|1 7 0 0 0 -7
emergency|-10 -9 -1 10 3 6
emergency exit|-1 -5 0 0 4 1
emergency phone|0 3 -1 -1 2 -3
emil|-1 -6 -5 2 -1 12
emma|0 -2 0 0 0 3
emptied|-3 -7 -2 -2 -1 15
empties|0 0 -1 2 0 0
empty|-6 4 2 -3 1 3
en|13 -1 2 -7 -3 -4
en attente|1 0 0 0 0 -1
en el|0 4 -2 -1 -2 1
en la|-9 10 4 -1 -3 -1
encore|-3 11 -2 0 -1 -6
end|-6 -9 19 2 -2 -6
end of|-4 -7 13 2 -1 -3
ende|-2 -1 -3 -1 0 7
endpoint|0 3 0 0 0 -2
ends|0 1 -3 0 0 3
ends on|0 1 -3 0 0 2
engaged|1 12 0 -1 -1 -12
engine|0 -1 0 0 1 0
engineer|-1 -2 -1 0 0 5
engineer was|0 -3 0 0 0 4
english|-3 14 -1 -1 -2 -7
enough|-1 -9 0 10 -1 1
enrolled|-5 -3 0 0 0 8
entered|-1 4 0 -1 -1 -1
entrance|-3 2 0 -1 1 1
entregado|-3 -5 -1 0 -1 9
entries|0 -1 1 0 0 0
entry|1 6 0 -1 -2 -3
envelope|10 -9 0 0 0 0
envelopes|0 0 0 0 0 1
episode|4 -3 2 0 0 -2
episode 0|4 -3 2 0 0 -2
er|-7 1 -1 4 -2 5
erganzen|-2 -3 0 -2 8 -1
erledigt|8 -6 0 -1 0 -1
error|-3 1 -2 -1 -1 6
errors|1 -1 0 -1 0 0
erst|2 -3 25 -5 -5 -13
erst ab|0 0 1 0 0 -1
erst am|0 -2 3 0 0 0
erst im|-2 -2 9 -2 -1 -2
es|-5 4 1 17 -4 -13
es lo|0 -1 -1 3 0 0
es nicht|0 1 -2 6 0 -4
escape|9 -2 0 0 0 -7
esperando|2 5 -1 -1 -1 -5
esperando la|2 5 -1 -1 -1 -5
esperar|-4 -5 3 8 0 -3
espresso|-1 -3 2 0 0 3
espresso tastes|0 0 2 0 0 -2
essays|2 0 0 -1 0 -1
est|10 -19 9 -4 -11 15
est de|-4 -1 0 0 0 5
est passe|-1 1 -1 0 0 1
est repare|-3 -3 0 0 0 6
est signe|-2 -2 -2 0 -1 7
esta|7 1 -4 -3 -4 3
esta en|1 -7 -1 -1 -1 8
esta manana|5 -5 -1 0 0 1
esta parado|9 0 -1 -2 -2 -5
estamos|17 -7 -1 -1 -3 -6
estan|-3 -1 5 0 -2 2
estimate|0 4 0 0 0 -4
et|0 1 -4 -1 2 2
ethics|0 2 -1 0 0 0
euro|-3 -1 -2 0 -1 7
euros|-4 3 -2 0 0 4
even|-3 6 -2 0 -2 1
even after|0 1 0 -1 0 0
evening|0 3 2 2 -1 -5
event|1 0 0 0 0 -1
ever|-1 7 0 -1 -1 -5
every|-10 -7 -3 6 -5 18
every day|0 -1 0 2 0 -1
every hour|0 -3 0 7 -1 -2
every time|-1 13 0 -2 -1 -8
everybody|-3 -5 -1 -1 -1 11
everyone|-4 -11 -2 5 -2 14
everyone has|0 -2 0 0 0 2
everyone who|-1 -2 0 0 0 3
everyone's|-3 -6 0 -1 6 3
everything|-8 -7 -2 17 -5 5
everything else|-1 -3 0 12 -1 -7
everything from|-1 -1 0 0 0 2
everything in|-2 0 0 -1 -1 4
everything is|0 -1 0 0 0 0
everything on|-1 5 0 -2 0 -2
everywhere|-2 5 -1 -2 -1 0
ewes|-2 1 1 0 0 0
exam|-2 -1 10 -1 -2 -4
examiner|-1 -3 4 0 0 0
excel|0 4 0 0 0 -4
excel now|0 4 0 0 0 -4
except|5 9 -3 -1 0 -10
except for|3 -1 0 0 0 -2
except sunday|0 2 -2 0 0 -1
except the|2 6 0 0 0 -7
exchanged|-1 -6 0 0 0 8
exercise|0 -1 0 0 0 0
exit|-1 -7 -2 1 8 0
expenses|0 2 0 0 0 -1
expensive|6 -1 -1 0 -2 -2
expert|0 0 1 0 0 0
expired|2 -1 0 0 0 -1
expires|-3 -1 -6 14 0 -4
expires on|-1 5 -3 0 0 -1
explained|0 -1 0 0 0 1
export|-4 -3 -1 7 0 2
extend|0 -3 -3 -1 9 -2
extended|-2 -7 4 -1 0 7
extended by|-1 -1 4 0 0 -2
extended the|0 -4 -6 -1 0 11
extended to|0 0 3 0 0 -3
extension|-3 -4 4 -1 6 -2
extension on|0 -1 1 0 2 0
extinguisher|3 -1 0 0 4 -5
extinguishers|0 -1 0 0 0 1
extra|-3 0 6 -2 7 -8
eye|-1 -5 0 0 1 5
eyes|0 -2 0 0 0 2
f|2 0 -1 0 -1 0
f0|0 7 0 0 0 -6
fabian|6 4 0 0 0 -9
factory|1 1 0 0 0 -1
factura|-4 -2 -1 0 0 7
facture|-1 1 -1 0 0 1
facture du|-1 1 -1 0 0 1
failed|-4 11 -1 1 -1 -5
failed 0|-4 4 0 0 0 -1
fails|-1 16 -1 -1 0 -13
fair|-3 9 -1 0 0 -5
fait|0 6 0 0 0 -6
falls|-1 0 0 1 0 0
fallt|5 -2 0 0 0 -1
fallt aus|5 -2 0 0 0 -1
falta|13 -1 -4 -3 20 -26
falta el|13 -3 0 -1 -1 -9
falta la|6 0 -1 0 -2 -4
falta tambien|-4 -6 0 0 12 -2
faltan|20 1 -2 -2 -3 -15
families|-1 2 0 0 0 -1
family|1 2 -3 -1 -1 2
fan|-2 6 -1 -1 -1 -1
fan in|-1 8 0 0 -1 -6
fangt|7 -5 -5 -1 0 4
faq|3 -2 0 0 0 -1
far|8 0 0 -1 -3 -3
far as|2 -1 0 0 -1 0
farbe|-1 14 -2 -1 -1 -9
farmer|-3 -1 0 0 1 3
father|-1 4 0 0 0 -3
faudrait|-1 -2 0 0 5 -1
faudrait aussi|-1 -2 0 0 5 -1
fault|2 0 0 0 0 -1
faut|-3 -2 2 -1 3 1
faut aussi|-2 -2 -1 0 7 -2
favor|-2 1 0 1 0 0
fax|0 2 -3 0 0 1
feb|0 0 1 0 0 0
feb 0|0 0 1 0 0 -1
february|5 -4 5 -5 -2 0
fecha|9 -9 5 -1 0 -4
federation|-3 2 0 4 0 -2
fedex|1 7 0 0 0 -7
fee|-3 5 0 -1 0 -1
feed|-1 10 -1 -1 -1 -7
feed the|-2 7 0 -1 -1 -3
fees|-3 4 0 0 0 0
feet|-1 -4 0 0 0 5
fehlen|2 6 0 -1 -3 -2
fehlen noch|1 2 0 -1 -1 -1
fehlt|8 8 -1 -2 -1 -11
fehlt noch|10 -6 0 -1 -1 -3
fell|1 17 -4 0 -1 -12
fell flat|9 -8 0 0 0 0
fell over|0 0 -1 0 0 1
fella|0 -1 -1 0 0 2
fence|-10 -9 5 7 2 5
fence is|-3 0 0 0 0 5
fenster|0 -1 0 0 0 1
ferme|-1 3 -2 0 -1 1
fermenter|0 4 0 0 0 -4
fermenter 0|0 4 0 0 0 -4
ferreira|0 2 0 2 -1 -2
ferry|0 -1 -2 0 1 2
ferry tickets|1 -1 -4 0 0 3
fertig|1 2 2 -1 0 -5
festival|0 3 2 -1 -1 -3
fetch|5 -1 0 0 0 -4
fetched|-4 -3 0 0 0 7
feuerwehr|0 4 0 0 -2 -1
fever|1 3 0 0 -1 -2
few|5 -10 9 -1 -2 -1
few people|5 -2 0 0 -2 -1
field|-1 6 2 -1 -3 -3
field for|-1 3 0 -1 0 -1
fifth|-7 9 0 0 -1 -1
fifty|0 1 0 0 0 0
figures|-3 4 -3 0 0 2
figures for|0 1 0 0 0 -1
file|-3 -7 -1 5 3 4
file is|-1 4 0 -1 0 -2
filed|-2 -5 0 0 0 7
files|14 -4 0 -1 -1 -8
fill|0 0 0 0 1 -1
filled|-4 -1 -2 -1 -1 9
filled and|-1 -5 0 0 0 6
filled in|1 0 0 0 0 0
filled it|0 1 0 0 0 0
film|0 -3 0 8 0 -6
filter|-5 -3 -1 -3 0 11
fin|-3 -7 -1 -1 0 12
final|-6 -6 1 -1 -1 12
finalement|7 -2 9 -1 -2 -11
finally|-2 -1 -1 -2 -1 7
finally sent|0 6 0 0 0 -6
finance|0 3 0 0 0 -2
finanzamt|-2 -1 2 0 0 1
find|-1 10 -1 -1 -2 -5
find it|0 1 0 0 0 0
find the|-1 4 0 0 -1 -2
findet|4 -2 -1 -1 0 0
findet nicht|4 -2 -1 -1 0 0
finding|-1 -3 -1 2 0 3
finds|3 1 0 -3 0 -1
fine|-4 -10 2 -3 0 15
fine now|-1 4 -1 -2 0 0
fine with|0 1 0 0 0 0
fingers|5 0 0 0 0 -4
finish|5 -10 10 -2 -1 -2
finish the|4 -2 -1 0 0 0
finished|3 -6 -2 -2 -2 9
finished the|-2 -4 0 0 0 6
finished tomorrow|-3 6 -3 0 0 0
finn|-1 -3 0 0 0 6
fire|3 -2 -2 -1 4 -2
fire brigade|1 0 0 0 1 -1
fire drill|-2 1 -2 0 -1 5
fire extinguishers|0 0 0 0 0 1
fire station|0 -2 3 0 0 0
firewall|0 0 0 0 -1 1
firewood|0 -9 -1 -1 7 4
firm|-1 2 -1 -1 1 0
firma|12 2 -3 -1 -1 -10
firmado|0 -3 -1 0 0 4
firmware|0 0 0 0 -1 1
first|1 -18 -9 40 -7 -7
first 0|1 3 -1 -1 0 -2
first aid|-3 -5 0 -4 0 11
first aiders|-2 1 0 -2 0 3
first coat|8 0 0 -2 0 -6
first day|0 -2 7 -4 3 -3
first draft|-6 9 0 -2 0 -1
first half|2 0 0 -1 0 -1
first now|0 0 -1 2 0 -1
first one|-1 3 0 -1 0 0
first part|1 0 0 0 0 -1
first please|-1 -5 -1 11 -3 -2
first the|-1 0 -2 5 -1 -1
first thing|-1 0 0 1 0 -1
first two|7 -2 -1 -2 0 -2
first week|2 0 0 -2 0 0
fish|1 7 -3 -1 0 -4
fish order|3 3 1 0 0 -6
fishing|-1 3 -1 -4 0 3
fishing licence|-2 3 -1 -4 -2 5
fishing licences|1 1 0 0 0 -2
fit|-2 -1 -2 -2 0 7
fits|-4 -4 -3 -1 -1 13
fitted|4 -5 -2 -1 0 4
fitter|-2 5 -1 0 0 -2
fitter comes|-2 4 -1 0 0 0
fitting|7 -4 -2 -1 -1 1
five|12 4 -3 -2 -3 -9
five of|0 -1 0 0 0 1
five years|0 1 0 0 0 0
fix|7 -2 -1 -1 0 -3
fixed|-6 -9 6 -1 0 9
fixed no|0 3 0 0 0 -3
flag|1 2 -3 0 0 1
flat|-4 0 4 1 2 -3
flat 0|-3 2 0 -1 3 -1
flat nobody|9 -8 0 0 0 0
flats|0 -2 0 0 0 3
flies|3 -3 2 0 -1 -1
flight|-6 -4 4 0 -1 6
flights|-1 -2 0 1 2 0
float|-1 1 0 0 0 1
flohmarkt|0 2 -1 -1 -1 1
floor|0 -7 -5 -3 4 12
floor 0|1 3 -1 0 -1 -3
floor has|-1 -2 0 0 0 2
floor is|4 -3 0 0 0 0
floor plan|-2 7 -1 -1 6 -7
floors|3 1 0 0 0 -3
florist|-1 0 0 0 8 -7
flour|-4 8 -2 -1 -1 1
flour is|-3 0 -1 -1 0 5
flowers|-6 -10 0 7 -4 11
flu|3 5 -1 -1 0 -5
flu clinic|7 -1 -2 0 0 -4
flu jab|-1 1 0 -1 0 1
flush|0 -7 0 0 0 7
fly|1 0 -3 -1 0 3
flyer|-1 0 0 0 0 1
flyers|0 -4 3 -1 0 2
foil|0 2 0 0 0 -2
folded|-1 0 0 0 0 1
folder|-9 1 -1 -2 -3 14
folder for|-1 1 0 0 0 0
folder was|0 1 -1 0 0 0
follow|3 6 -1 1 -2 -8
follows|22 -2 -4 -1 0 -15
follows next|5 -1 -3 -1 0 0
fondant|0 7 -1 0 0 -5
font|-2 -2 0 4 -1 1
font is|-1 -1 0 0 -1 2
food|-3 -3 -1 0 0 8
foot|-2 -3 5 -1 1 1
football|-2 4 -5 3 0 0
footer|0 0 0 0 0 1
for|-1 0 -7 -2 17 -7
for 0|5 -5 -3 -4 -3 9
for a|-5 4 -4 4 -3 4
for all|0 -2 0 0 0 3
for an|4 6 -1 -1 -1 -6
for another|2 -2 1 -1 -2 2
for april|0 0 0 0 0 1
for both|0 -1 0 0 0 2
for changes|0 5 0 0 -1 -4
for each|0 -2 0 -1 3 0
for everyone|-1 -1 0 0 0 2
for flat|-1 -2 0 0 0 3
for free|0 4 0 0 -1 -2
for friday|-1 1 1 0 0 -1
for good|3 -2 0 -1 -2 1
for half|0 1 0 0 0 0
for her|-1 -4 0 4 0 1
for his|0 2 -2 0 0 0
for it|1 -7 -2 7 4 -4
for january|0 1 0 0 0 -2
for june|-1 3 0 0 0 -2
for last|0 1 0 0 1 -1
for may|0 2 0 -1 -1 0
for me|0 2 0 0 0 -2
for monday|0 1 0 0 0 -1
for more|0 -1 3 0 0 -2
for mr|3 -8 4 0 -1 3
for new|0 -1 0 0 1 0
for next|-4 -2 -1 -1 0 8
for nothing|-1 7 0 0 0 -6
for now|11 -2 -2 10 -5 -12
for october|-1 -3 0 0 0 4
for our|-2 4 1 -1 0 -1
for pickup|0 -3 0 0 0 3
for reception|2 0 -1 0 0 0
for sat|-1 -1 -2 0 0 4
for saturday|0 -3 -1 0 0 4
for saturdays|0 0 -1 0 0 1
for sunday|-1 -3 -2 0 0 5
for ten|-2 4 0 0 -1 -1
for that|-2 -12 -1 9 8 -3
for the|-3 -2 10 -7 7 -5
for their|-2 -1 0 0 -1 4
for them|-1 -1 0 -1 0 3
for then|-1 -1 4 0 0 -2
for this|-3 -1 1 -1 7 -2
for thursday|0 4 0 0 0 -4
for tomorrow|-2 4 -1 0 0 -1
for two|0 -6 -1 -1 2 6
for us|-1 1 1 0 -1 0
for whoever|0 3 0 0 0 -3
for your|6 -3 -2 1 2 -5
forecast|-2 -4 6 1 0 0
forecast for|-1 0 0 1 0 0
forget|5 -9 -3 6 8 -7
forget about|5 -2 0 -1 -1 0
forget it|4 0 -1 -1 0 -2
forget the|-6 -1 0 10 -1 -1
forget to|-1 -3 0 0 5 0
forgot|0 10 0 -1 -1 -9
fork|0 -2 0 0 0 2
forklift|-5 -2 -2 -1 3 6
form|7 -1 -1 -3 -3 1
form for|-2 7 0 0 -2 -1
form in|0 -3 0 0 0 3
form is|2 3 0 -1 0 -3
forms|3 5 -1 0 1 -7
forms are|-2 2 0 -1 0 1
forms for|0 0 0 1 0 0
formulaire|0 3 -2 1 -2 0
formulario|0 6 0 0 0 -6
fortnight|0 -2 3 0 0 0
forty|1 2 0 -1 -1 0
forward|-7 -9 13 4 -1 0
forward to|-2 -3 6 0 0 -1
fotos|4 -1 0 -1 -1 -1
found|-2 7 -6 0 -8 10
found 0|0 2 0 -1 0 -1
found a|1 5 -1 -1 -3 0
found it|4 -5 0 0 0 1
found one|0 -1 0 -1 0 2
found someone|-1 -11 -3 -1 -1 17
found the|0 2 -1 -1 -2 2
found two|-4 -4 0 0 1 8
foundation|0 -4 1 0 0 3
four|19 -3 -4 -6 -4 -2
four days|1 1 -1 0 0 -1
four of|2 -2 0 0 0 0
four people|8 2 0 0 0 -10
fournisseur|-1 2 0 0 0 -2
fourth|0 1 0 0 0 0
fox|-4 6 0 0 0 -1
frame|3 -1 -3 -2 4 0
frames|1 1 0 0 0 -1
frau|0 8 -5 -5 -2 3
frau yilmaz|-1 3 -1 -1 -1 0
fraud|-1 -5 0 3 0 2
free|2 -2 0 -4 -3 8
free at|1 4 -4 0 0 0
free from|0 3 0 0 -1 -2
free on|0 -4 1 0 0 3
freezer|1 -5 0 -1 0 5
freigabe|4 1 0 -1 -2 -2
freight|2 -1 -1 0 0 1
freitag|-5 -5 11 0 -1 -1
french|2 -1 -1 0 0 -1
fresh|-1 -10 -2 -1 -1 14
fri|0 -1 3 0 0 -1
friday|-8 2 17 -1 -2 -9
friday 0|0 -1 3 0 0 -3
friday at|0 -2 5 0 0 -3
friday evening|0 2 1 0 0 -2
friday instead|0 -1 2 0 0 -1
friday noon|0 -2 3 0 0 0
friday now|-1 1 1 0 0 -1
fridge|-2 -9 -1 13 -2 1
fridge to|0 2 0 -1 -1 0
friendly|-1 8 0 -1 0 -6
frist|-1 -2 4 0 0 -1
from|-8 8 2 -5 -2 6
from 0|-2 0 -1 -1 3 0
from a|0 1 0 -1 0 0
from friday|-1 1 0 0 0 0
from home|0 0 0 0 0 1
from january|-1 1 0 0 0 0
from last|0 5 0 0 0 -4
from leeds|0 -5 0 0 0 5
from march|0 1 0 0 0 0
from monday|0 -4 3 0 0 2
from mr|0 -3 0 0 0 3
from my|0 -5 -1 0 0 7
from now|-1 -3 -2 5 0 1
from our|0 -4 0 0 0 4
from porto|0 -4 0 0 0 5
from the|-7 4 0 -5 4 4
from today|-1 -1 0 0 0 1
from tuesday|-1 -4 10 0 0 -4
from us|1 8 -1 0 0 -7
front|6 1 -2 0 -1 -3
front desk|4 -5 -2 0 0 4
front of|-3 2 0 1 -1 0
frost|2 2 6 -4 -2 -4
frozen|7 -2 -1 0 0 -3
frozen until|5 -1 -1 0 0 -2
fruh|-3 -4 4 -1 0 4
fryer|-1 3 -1 -1 -3 2
fuhrerschein|-3 -2 0 -1 -1 7
full|-3 2 -3 7 -3 0
full on|0 3 -1 0 0 -2
fully|0 7 0 0 0 -7
fully booked|0 7 0 0 0 -7
funciona|-2 -6 0 0 0 9
fund|0 -2 2 0 0 0
funeral|-1 -6 7 -1 0 2
funny|-1 7 0 -2 -1 -2
fur|-7 9 -7 0 1 3
fur das|-1 12 2 -1 -2 -9
fur den|0 1 -1 -1 -1 2
fur die|-4 2 -1 5 -2 0
furgoneta|-1 -2 0 1 -1 3
furious|0 -3 0 4 0 0
furnace|0 1 0 0 0 -1
furniture|0 -3 0 0 0 2
furs|-9 9 0 -4 -1 6
further|4 2 -1 -1 -1 -4
fuse|2 4 0 -1 -1 -3
fyi|-3 7 -1 -1 -1 -2
g|-1 4 -2 -1 -1 0
gala|1 5 -1 0 0 -5
galway|0 4 -3 0 0 -1
gap|1 1 0 -1 0 -1
gaps|-1 0 0 0 1 0
garage|4 -1 0 -1 1 -4
garage door|2 -1 2 1 -3 -1
garaje|-1 1 -1 -1 2 0
garden|8 -3 0 -1 1 -4
garden party|4 1 -2 0 0 -3
gas|-3 0 6 6 1 -10
gas bottles|-2 1 0 -1 5 -4
gas man|-1 6 -1 0 -2 -2
gasket|0 0 0 -1 -1 2
gaste|2 -4 -1 -2 4 1
gate|-4 7 -4 -1 -1 3
gate 0|0 3 -2 0 0 -1
gate is|-1 -6 0 0 0 8
gato|-3 6 0 0 0 -2
gauge|6 -4 -1 0 0 0
gave|4 -18 8 -3 -5 14
gave me|-1 -2 0 0 0 3
gave the|-2 -10 0 0 0 13
gave up|3 2 0 0 0 -4
gave us|-4 -7 11 -1 -1 2
gb|-1 1 0 0 0 0
gdpr|-2 -3 3 -1 0 3
gear|6 -9 0 0 0 4
gearbox|1 0 -2 0 -1 2
gedruckt|1 0 0 0 0 0
gefunden|-2 -9 -5 -1 0 17
gegeben|-2 -1 5 0 0 -1
geht|0 0 0 -1 0 1
gekauft|-4 -9 -1 -1 -1 15
gekundigt|7 -4 0 0 0 -2
gel|-1 2 -2 0 0 1
gemeindesaal|-1 0 0 0 0 1
gemeldet|-2 4 0 -1 1 -2
generator|-9 -2 -2 4 -2 11
gepruft|-3 -8 -1 -1 -1 13
gereinigt|-4 -9 -1 -1 -1 15
german|0 -3 0 0 0 4
geschenk|-3 -5 1 -1 -1 9
geschickt|-1 12 0 -2 -4 -5
gestern|-2 -7 -1 2 -3 10
get|0 6 -5 -1 9 -10
get a|-4 -7 4 -2 7 2
get in|-4 -2 -1 -1 -1 8
get it|10 -6 -2 -1 -1 0
get on|0 3 0 0 -2 0
get the|-2 13 -3 4 -2 -10
get their|-1 -5 0 0 0 6
get to|1 3 -3 0 0 0
getauscht|0 -3 0 0 0 3
gets|-1 0 -5 -2 0 8
gets the|-1 -4 0 0 0 4
getting|-2 -9 0 16 4 -8
getting worse|0 -1 0 2 0 0
ghent|3 -1 0 0 -2 0
gibt|1 -2 -1 -2 -2 6
gibt es|1 -2 -1 -2 -2 6
gift|5 -7 0 0 -1 4
gina|1 1 -1 0 0 -1
ging|-1 7 -1 -1 0 -3
girl|2 2 -1 0 0 -2
girl from|1 -1 -1 0 0 1
girls|-3 3 0 0 -1 1
give|-2 16 0 -3 -2 -9
give it|-1 0 5 -1 0 -2
give the|-1 4 0 -1 -1 -1
give us|0 1 0 0 0 -1
given|-1 1 -3 -1 0 4
given us|0 -1 0 0 0 2
gives|4 4 2 -2 -1 -8
gives the|-1 -2 0 -1 0 4
gives us|5 0 0 0 0 -4
giving|-1 7 0 0 0 -5
glass|0 -3 -1 -1 0 5
glasses|-2 2 4 -1 -1 -1
glaze|-1 0 0 0 0 1
glazed|5 -2 0 0 0 -3
glazier|0 9 -1 -3 -3 -3
glazing|-1 2 0 0 0 -2
gleich|-4 -8 -1 -2 15 -1
glossary|0 -1 0 -1 2 0
glove|0 -1 0 0 0 1
gloves|-3 6 -2 1 -3 0
gloves and|0 3 0 0 0 -2
glue|-3 6 -1 -2 -2 1
glued|-1 -8 0 -1 -1 11
gluten|0 0 -1 -1 10 -7
gluten free|5 2 -1 0 -1 -6
go|10 4 -1 6 2 -21
go back|0 -2 0 -1 0 4
go down|0 1 -1 3 -1 -2
go first|0 -1 0 1 0 0
go in|1 2 0 -1 2 -4
go live|-2 -3 6 0 0 -1
go on|1 4 -5 -2 4 -2
go out|-2 2 2 4 -1 -5
go to|3 4 -2 3 -2 -6
go up|0 2 0 0 0 -1
go with|-2 1 -3 -1 5 0
goalkeeper|0 -1 0 0 1 1
goalposts|-2 2 0 0 0 0
goals|-1 -1 0 0 0 1
god|0 -3 -2 -2 -1 7
goes|10 1 -5 7 -4 -10
goes in|0 -2 0 0 0 2
goes on|7 2 -3 0 0 -6
goes out|0 4 -1 0 0 -3
goes to|-1 3 2 -1 -1 -3
goes up|0 -9 -1 0 -1 11
goggles|-1 3 1 0 0 -3
going|10 9 -5 1 0 -14
going again|2 10 0 0 0 -11
going on|7 -4 0 -1 0 -1
going to|-1 -2 0 3 0 0
gold|0 -1 0 -1 0 2
golf|4 -6 -1 -1 -1 5
gone|-10 0 -3 -2 -2 17
gone already|1 0 0 0 0 0
gone from|-1 -3 -1 0 0 6
gone the|0 -2 0 0 0 2
good|-7 2 -3 -1 -5 15
good as|0 8 0 0 -1 -6
good for|0 -4 0 0 0 4
good morning|-1 -4 3 0 0 2
good now|0 0 0 0 0 1
good to|0 -1 0 0 2 0
good until|-4 -9 -1 0 0 15
goods|-1 -1 2 0 0 -1
google|2 -4 0 0 0 3
got|-2 -7 2 -1 -9 18
got 0|9 -2 -5 -1 -1 0
got a|4 1 0 -2 -1 -2
got an|-1 -4 7 0 0 -2
got as|2 0 0 0 0 -1
got her|0 -3 0 0 0 4
got his|0 -3 0 0 0 4
got hold|-2 -1 0 -1 0 4
got in|0 2 0 0 0 -2
got it|-1 -5 1 0 -1 6
got its|2 -1 0 0 0 -1
got moved|-1 13 -2 0 0 -10
got one|1 -3 -2 0 0 5
got our|-1 -1 -1 0 0 4
got shifted|-1 0 4 0 0 -3
got the|-2 -10 -4 -1 -1 18
got their|4 -4 0 0 0 1
got through|0 -1 0 0 0 1
got to|0 -1 0 0 0 1
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
granny|0 2 0 -1 -4 3
granny's|-1 5 0 0 0 -4
grant|1 -1 5 -1 0 -4
grant application|0 -2 0 0 0 3
grant report|0 -1 2 0 0 -2
granted|-7 -11 11 -1 -1 9
grants|-2 -3 7 0 -1 -1
grants us|-2 -3 7 0 -1 -1
grass|0 -6 -1 0 0 7
gravel|7 0 0 -2 0 -4
grease|-1 -1 0 0 0 2
great|-3 1 -4 2 0 4
green|-2 7 -6 -3 -2 6
green for|-1 4 0 0 0 -3
greenhouse|3 3 -3 0 0 -2
greetings|4 -7 0 3 0 1
greetings from|6 -3 0 0 0 -2
grey|-2 -2 0 0 1 4
grid|6 -5 -3 -1 -1 4
grievance|1 3 0 -1 -1 -3
grill|0 12 0 0 0 -13
ground|7 -1 -2 -2 -1 -2
ground floor|7 0 -1 -1 0 -4
group|-3 5 0 0 0 -2
grown|0 -1 0 0 0 1
grun|0 2 -2 0 0 1
guards|-5 4 0 0 0 1
guess|0 2 0 0 0 -1
guest|0 1 -1 3 -2 0
guest list|2 10 -1 -1 -1 -10
guest room|-1 -1 0 0 0 2
guests|-2 3 -1 2 -1 -1
guide|-4 0 -1 -1 1 4
guides|0 4 -1 -1 -1 -1
gutachten|7 -6 1 -4 -1 2
gutter|-2 0 0 -1 3 0
gutters|-4 6 0 -3 -4 5
guy|-7 7 1 -2 -1 2
guy can't|0 1 0 -1 0 0
guy from|0 1 1 0 0 -2
guy was|-1 0 0 0 0 1
guys|-1 2 0 0 0 0
gym|7 -4 -8 5 -1 1
ha|2 3 2 -1 -1 -5
hab|-2 -13 -6 -1 -2 24
hab den|-1 -5 0 0 -1 7
hab ich|1 0 -1 0 0 0
habe|-1 -4 -1 -1 -1 7
habe die|-2 -7 0 0 -1 10
haben|-3 -3 3 9 -3 -3
hace|3 0 -4 -1 4 -2
hace falta|2 -5 0 -1 5 -2
had|-3 -3 3 -6 -3 13
had a|-2 -3 5 0 -1 0
had no|1 9 0 0 0 -9
had the|-3 4 -3 -1 0 3
had their|-1 -1 0 0 0 2
had to|6 -3 1 0 0 -4
had two|0 3 -1 0 0 -2
haha|-1 -1 0 0 1 2
hail|0 3 1 0 0 -4
hair|-6 -6 5 -1 -2 9
haircut|0 0 0 0 0 1
halden|0 4 0 0 0 -4
half|-1 10 2 -6 -6 1
half a|-5 0 0 0 -1 6
half an|0 -2 -1 0 0 4
half of|-7 11 0 -1 -1 -2
half past|-2 -1 -3 0 0 7
half term|-2 -1 5 0 -1 -1
half the|8 4 -1 -1 0 -10
half way|3 -2 0 0 0 0
halfte|18 -9 -3 -2 -1 -4
halfte der|4 -3 -1 -1 -1 2
halfway|4 -2 0 0 0 -2
halfway through|1 0 0 0 0 0
hall|3 0 0 -1 1 -3
hall 0|-1 -1 -2 0 4 0
hall c|-2 2 0 0 0 1
hall is|1 0 2 0 1 -4
halle|-3 -4 0 -1 -1 9
hallway|-3 -1 -1 -1 1 5
halt|-2 -3 0 0 -2 6
hamburg|-2 3 -1 0 0 1
han|2 0 -2 -1 -1 2
hand|-3 -2 7 0 -3 1
hand in|-3 -5 8 1 0 -1
handbook|0 -2 0 0 0 3
handed|1 -14 0 -1 -1 16
handed in|4 -5 1 0 0 0
handed over|-3 3 0 0 0 0
handed the|0 -2 0 0 0 3
handle|-2 8 0 0 -1 -5
handover|-3 -8 18 -2 -2 -2
handover list|0 6 -1 -1 -2 -1
handrail|-1 3 0 3 -1 -3
hands|-6 -7 -1 -1 -1 15
handwriting|-2 7 0 0 0 -5
hang|-5 -6 0 0 0 12
hanging|-9 9 0 -1 -1 1
hanging in|0 2 0 0 0 -1
hangs|-8 -7 -4 4 -2 16
hangs at|-2 -1 0 0 0 4
hangs in|0 -5 -2 -1 -1 9
hangt|-3 7 -4 -2 -1 4
hanna|3 -4 4 -1 -1 -1
hannah|0 -2 -1 0 0 4
hansen|2 1 -2 0 0 0
happen|-2 -1 0 6 -1 -2
happens|-2 12 0 -1 -1 -8
happens on|1 5 0 0 0 -6
happy|-9 -2 -3 -2 -1 16
happy to|-2 2 0 0 0 1
happy with|0 -1 0 0 0 2
harbour|7 -4 -1 -1 -1 -1
harbour house|-2 2 0 0 0 1
harbour master|-1 -1 0 0 0 3
hard|-3 9 0 0 0 -5
hardly|0 3 0 -1 0 -2
hardware|0 6 0 0 -1 -5
hardware store|0 5 0 0 0 -5
harvest|0 0 1 0 0 0
has|5 5 -3 -6 -12 11
has 0|2 2 -2 -1 0 -2
has a|4 -4 -3 -3 -4 10
has accepted|0 -2 0 0 0 2
has agreed|0 -1 1 0 0 0
has arrived|-1 -2 0 0 0 3
has become|-1 -5 0 8 0 -1
has been|5 -7 8 -1 -1 -4
has begun|6 -3 0 0 0 -3
has changed|-1 6 0 0 0 -5
has done|-1 7 0 -1 0 -5
has extended|0 -2 3 0 0 -1
has flu|1 -1 1 0 0 -1
has gone|-1 8 0 0 0 -7
has got|-1 -4 0 0 0 5
has had|-4 0 -1 0 0 5
has her|1 -11 -2 0 0 11
has his|-1 -9 -1 0 0 12
has hot|0 -1 0 0 0 1
has it|-6 8 -4 -1 0 3
has its|-2 -8 -4 -1 0 15
has left|10 -9 -2 -1 0 1
has moved|-1 -5 0 0 0 7
has new|0 -1 0 0 0 1
has no|-10 21 1 -1 0 -10
has none|0 1 0 0 0 -1
has not|0 2 0 0 0 -1
has only|0 -3 4 0 0 0
has our|0 -5 -1 0 0 7
has put|0 5 0 0 -1 -4
has sent|0 -4 0 0 0 4
has signed|0 9 0 0 0 -9
has started|2 -1 0 0 0 0
has taken|15 -2 0 -1 -1 -11
has the|0 5 -7 -2 -2 6
has their|-1 -2 0 0 0 3
has them|-1 -3 0 0 -1 4
has to|0 6 3 2 6 -17
has two|-3 -2 0 0 0 6
hasn't|-5 4 0 -1 0 2
hasnt|1 4 -1 0 0 -3
hasta|7 -6 5 -1 -1 -3
hasta el|0 -2 5 0 -1 -1
hat|-2 5 -3 12 -10 -2
hat abgesagt|5 -1 0 -1 0 -3
hat den|-1 -4 0 0 0 6
hat die|-4 5 -1 -2 -4 6
hat ihre|-1 -2 0 0 0 3
hat jetzt|0 1 -1 -2 0 1
hat keine|-2 8 0 0 -1 -5
hat sich|2 0 0 -4 0 2
hat uns|-2 1 4 -1 0 -2
hats|3 -2 0 0 0 0
hatte|-1 11 0 -2 -2 -7
haustur|6 -6 -1 -2 -1 3
have|2 -2 -3 6 -6 3
have 0|0 2 0 0 -1 -1
have a|-2 -11 -1 -4 -4 22
have all|0 -1 -1 0 0 3
have been|-1 -3 -1 -1 -1 7
have begun|5 -2 0 0 0 -3
have come|2 -2 0 0 -1 2
have found|0 -2 0 0 -1 3
have four|1 5 0 -1 -1 -3
have fresh|0 -3 0 0 0 4
have had|0 -1 0 0 0 1
have handed|4 -2 0 0 0 -1
have it|6 -6 4 -1 0 -3
have left|-3 -1 0 -1 0 5
have no|-1 6 0 -1 0 -4
have our|-1 -2 0 0 0 4
have paid|0 9 0 0 0 -9
have place|-1 5 -3 0 0 -1
have said|-1 0 1 0 0 0
have signed|-1 0 0 0 0 1
have the|-2 14 -5 -3 3 -6
have their|2 -5 0 -1 0 5
have them|-1 -2 3 0 0 0
have three|1 2 0 0 0 -3
have time|-1 3 0 1 0 -3
have to|-2 14 -1 -4 7 -13
haven't|-1 3 0 0 0 -2
haven't paid|0 1 0 0 0 -1
havent|-2 0 0 0 0 2
hay|3 -3 -2 -1 4 -2
hay que|-4 0 4 0 7 -6
he|-3 -5 0 5 -5 8
he can|0 -1 8 -2 0 -4
he can't|1 -2 0 2 0 0
he comes|-1 -3 0 0 4 0
he has|12 -6 -2 -3 0 -1
he is|1 3 0 1 0 -4
he knows|-1 -4 0 0 0 5
he needs|1 0 5 -1 0 -4
he says|0 0 -2 0 0 3
he starts|1 0 -2 0 0 0
he takes|-1 -9 7 0 0 3
he wants|-1 3 -1 0 0 -1
he was|-1 1 -2 -1 0 3
he'd|0 3 0 0 0 -3
he'll|-1 4 -2 -1 -1 0
he's|-4 -1 1 -3 7 0
he's got|0 -1 0 0 -1 2
head|-3 11 0 0 -1 -7
heads|3 6 0 -1 0 -8
heads up|-1 10 0 -1 0 -8
health|-1 -2 5 -1 0 -1
health office|-1 1 0 0 0 0
heap|-1 -1 0 6 -2 -2
hear|-3 2 1 -2 -3 4
hear from|0 3 2 0 0 -5
hear the|0 2 0 0 0 -1
heard|-1 -3 0 0 0 5
hearing|-1 -3 -1 6 -3 2
hearing aid|-1 4 0 -1 -1 -1
hears|-1 5 0 0 0 -4
hearse|-2 6 0 0 -1 -2
heart|-2 2 -1 0 0 1
heat|0 5 0 0 -1 -3
heat pump|0 6 0 0 -1 -4
heater|-2 -2 0 -1 -1 6
heating|1 3 1 -1 -2 -3
heats|-1 -8 0 -2 0 12
heats up|-1 -4 0 -2 0 7
hedge|-2 -1 1 -1 0 3
hedge is|0 2 0 0 0 -2
heizung|-1 10 0 -1 0 -7
heizung im|0 -1 0 0 0 2
held|5 -9 0 -2 0 6
held up|5 0 0 0 0 -4
helicopter|-2 -7 0 -1 5 4
hello|-5 -10 9 6 -3 2
hello mr|0 0 0 0 -1 1
help|0 5 -2 -2 -1 0
helpers|3 3 0 -1 0 -6
hemos|1 -8 -2 -1 -1 10
her|-15 5 -1 -6 -4 20
her money|0 -1 0 0 0 2
her name|0 -4 0 0 0 4
her new|0 -4 -2 0 0 6
her on|0 1 1 0 0 -1
her passport|0 -2 0 0 0 2
her the|0 -1 0 0 0 1
here|-1 -4 6 -6 -1 6
here 0|0 -1 0 -1 0 3
here and|4 -3 0 0 0 -1
here at|0 -1 0 0 0 2
here autoclave|0 -3 0 0 0 4
here but|0 3 0 0 0 -2
here the|-2 0 -1 -1 0 3
heron|2 3 -1 0 0 -4
herr|-4 5 1 -2 -1 0
herr wolf|0 3 1 0 -1 -3
herself|3 -8 -3 7 -1 2
heute|4 -11 -13 -5 -1 25
heute fruh|-2 -2 -4 -1 0 8
hey|4 -8 0 0 0 5
hi|4 -18 12 11 -1 -8
hier|1 -6 -1 -1 -1 7
hier soir|-5 -4 0 0 0 9
high|-7 -7 -7 29 4 -13
high please|0 -3 -1 4 0 0
higher|-1 2 0 1 0 -1
higher than|-1 3 0 0 0 -1
highest|-3 -6 -1 15 0 -4
him|7 -1 -4 -3 1 1
him a|-1 -1 0 0 0 2
himself|5 -4 0 0 0 -1
hinge|0 3 0 -1 0 -2
hire|3 -1 -1 0 0 0
hired|-4 -2 0 0 0 6
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
hold|16 -4 -4 -4 -2 -2
hold of|-2 -1 0 -1 0 4
hold the|0 -1 2 0 0 0
hold till|1 0 -1 0 0 -1
hold until|3 -2 0 0 0 -1
holding|0 -3 0 0 0 3
holds|-3 -11 0 0 0 15
holds 0|0 -3 0 0 0 4
holds its|-1 -2 0 0 0 3
hole|-2 2 -2 1 0 1
holes|-1 -5 0 0 5 1
holiday|-1 8 9 -2 -2 -12
holidays|-3 -7 9 4 0 -2
holidays so|1 -3 2 0 0 0
home|0 -8 3 -3 -1 8
home for|-1 -3 -1 0 -1 5
hood|0 -4 1 -1 3 2
hook|0 -2 0 0 0 3
hooks|0 1 -1 0 0 0
hope|5 -8 -1 7 -2 0
hope the|0 -2 -1 0 0 3
hope you|2 -3 0 1 0 0
horses|-2 -3 0 0 0 6
hose|0 3 0 0 1 -4
hospital|-1 -3 5 -2 0 1
hostel|4 5 0 0 0 -9
hosting|-2 7 -3 0 0 -2
hot|-2 5 -3 4 -4 -1
hot water|-1 -1 0 -1 0 3
hotel|-2 4 1 -2 0 -1
hotline|1 9 -1 0 0 -8
hour|-11 0 -2 10 -3 5
hour ago|0 2 -1 -1 -1 0
hours|-3 -9 -4 -1 0 17
hours in|0 4 0 0 0 -4
house|2 0 -2 -1 -2 3
house rules|1 2 0 0 -2 -1
how|-3 7 0 -2 0 -2
how many|-1 2 0 0 0 -1
how to|1 1 0 -1 1 0
hoy|0 -3 -6 1 0 9
hr|0 -2 0 -1 4 -2
hrs|1 -2 1 0 0 0
huber|1 4 -4 0 0 -1
hugo|-1 -1 0 0 0 2
hull|6 0 0 -1 0 -5
humming|0 -3 0 -1 0 3
hums|0 -3 0 0 0 3
hund|-1 1 0 -1 0 0
hundred|0 -2 0 0 0 2
hung|8 -4 -2 -1 -1 0
hurry|-9 -7 -1 24 -2 -5
hurry with|-8 -4 0 14 0 -2
hurts|0 9 -2 0 0 -7
hut|-1 -6 -1 -1 2 7
hydraulic|7 -5 0 0 0 -1
hygiene|-5 -4 1 -3 1 10
hygiene certificate|-1 2 -1 -1 0 1
hygiene course|-1 1 0 0 2 -1
hymn|-2 -5 -1 0 0 8
i|3 13 3 -11 -11 3
i am|2 0 -1 1 0 -2
i asked|0 -3 4 0 0 -1
i call|0 -2 0 0 0 3
i called|-1 -1 0 0 0 2
i can|-1 14 -5 -2 -1 -4
i can't|-1 3 -1 0 -1 0
i cant|0 1 0 0 0 -1
i could|0 -1 -1 0 0 3
i counted|0 0 0 0 0 1
i did|-1 -2 0 0 0 2
i didn't|0 2 0 0 0 -2
i do|-1 3 -1 0 0 -2
i don't|-2 3 0 0 0 -1
i found|3 -1 0 0 0 -1
i gave|0 -2 0 0 0 3
i had|0 3 -1 0 0 -2
i have|1 3 2 -2 -1 -4
i hope|4 -3 0 1 0 -1
i need|-1 3 0 -1 -1 -1
i ordered|7 -5 0 0 0 -2
i put|-1 -4 0 0 -1 6
i said|0 1 0 0 0 0
i see|0 2 0 0 0 -2
i spoke|-1 0 0 0 0 1
i started|5 -3 0 0 0 -2
i think|-2 6 0 0 1 -5
i told|0 -2 2 0 0 1
i took|9 -5 3 0 0 -7
i was|-1 -9 4 0 -1 7
i will|0 3 -1 0 0 -2
i wish|-1 4 0 0 0 -3
i would|-1 0 0 2 0 -1
i wrote|0 6 0 0 0 -6
i'd|-3 2 2 0 -3 2
i'd take|0 4 -1 0 0 -3
i'll|4 4 -1 0 -1 -6
i'm|7 3 4 -4 -3 -6
i'm at|1 0 0 0 0 -1
i'm away|-1 -1 2 -1 0 0
i'm on|5 -4 0 -1 -2 3
i've|2 1 -1 3 -4 -1
i've handed|1 -2 0 0 0 1
i've started|3 -1 0 0 0 -2
i've told|0 3 0 0 0 -2
iban|0 5 -3 0 0 -1
ice|-1 2 0 -4 -1 4
ice machine|-1 -8 0 0 0 10
ich|-3 21 -5 -5 -1 -7
icons|0 -4 4 0 0 0
id|0 3 0 0 -2 -1
idea|6 6 -1 -1 -1 -10
if|-9 12 -5 9 0 -8
if it|0 4 -2 -1 0 0
if the|-1 3 0 0 -1 -1
if they|0 1 0 0 0 0
if we|-2 7 -1 -1 -1 -2
if you|-2 10 -2 -5 -2 1
ihr|0 0 -3 0 2 1
ihre|-1 -3 -1 -1 0 7
ihre spritze|-1 -2 -1 0 0 5
il|2 4 2 -5 12 -16
il est|4 2 -1 -1 -3 -2
il faudrait|-1 -2 0 0 5 -1
il faut|-3 -2 2 -1 3 1
il manque|-1 5 -1 -1 4 -6
il reste|3 4 -1 0 -1 -5
ill|4 -5 3 2 -1 -4
illegible|0 3 0 -1 0 -3
ils|0 -7 2 0 -2 8
im|-10 0 0 1 -2 10
im buro|-2 1 -4 -1 0 6
im keller|1 8 -1 -1 0 -8
im mai|-1 -3 1 3 -1 0
im ordner|-1 0 0 0 0 2
im urlaub|-1 10 -1 1 0 -9
images|-2 -1 0 0 0 4
immer|-4 4 -1 6 -2 -3
immer noch|-4 4 -1 6 -2 -3
implant|-2 -1 1 0 0 2
import|2 6 0 0 0 -7
important|-3 -4 0 10 0 -2
important any|0 0 0 1 0 0
important thing|0 0 0 2 0 -2
impression|0 4 0 0 0 -4
in|-1 3 -13 -3 4 9
in 0|0 2 -3 -2 0 4
in 0a|0 6 0 0 0 -5
in 0b|-2 0 1 -1 0 2
in a|-1 -9 -2 5 -4 11
in addition|-4 -9 -1 -1 16 -2
in again|0 -1 0 0 0 1
in aisle|-1 -4 0 7 0 -2
in all|-1 -3 0 0 0 4
in and|1 -1 0 0 -2 2
in any|-2 0 0 0 0 3
in april|-2 5 0 0 0 -3
in as|0 -1 3 0 0 -1
in at|0 -3 0 0 0 3
in august|-2 3 0 0 0 0
in b|0 0 -1 -1 -1 2
in but|0 3 0 0 0 -2
in by|1 -1 -1 0 0 1
in cash|0 -1 0 0 0 2
in dark|0 -1 0 3 0 -1
in december|0 1 0 0 0 -1
in der|5 -4 1 -2 -2 1
in english|-3 6 0 0 -2 -2
in every|-1 -1 0 0 0 3
in excel|0 4 0 0 0 -4
in february|8 -3 -2 -1 0 -1
in for|1 5 -2 -1 -1 -2
in french|-2 -2 1 0 1 2
in from|0 1 0 0 0 0
in front|-3 2 0 1 -1 0
in full|0 -4 0 -1 0 6
in hall|-3 -2 0 0 4 2
in hand|-1 -4 0 0 -1 6
in her|-1 -2 -1 0 0 4
in his|-1 4 0 0 -1 -1
in it|-2 -2 0 -1 0 5
in january|4 1 -2 -1 -1 -1
in june|-7 0 1 8 0 -2
in law|1 -4 0 0 0 3
in march|-1 3 2 0 0 -2
in may|-2 4 4 -2 0 -3
in my|-1 -4 0 0 -1 7
in no|-4 -7 0 0 0 10
in now|0 0 0 -1 0 1
in october|-5 -1 10 -1 -1 -3
in on|-1 5 0 0 -1 -4
in one|-1 -1 2 0 0 0
in oslo|0 1 0 0 -1 -1
in our|-3 2 0 7 0 -7
in person|0 0 0 0 0 1
in place|4 -7 0 -1 0 4
in polish|-2 -2 0 -1 0 5
in portugal|-3 2 0 -1 -1 3
in progress|9 -3 0 0 0 -5
in rest|1 1 0 0 0 -1
in review|14 -1 0 -1 -1 -12
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
in their|7 -4 0 -1 0 -3
in there|-2 -4 0 3 3 0
in they|7 -3 0 0 0 -4
in this|1 4 0 -2 0 -2
in three|-2 1 2 0 0 -1
in to|-1 -2 0 0 -1 5
in today's|-1 -2 0 0 0 3
in two|0 1 0 0 0 -1
in with|-1 2 0 0 0 -1
in writing|-1 -3 0 0 0 5
in your|-1 -2 0 0 -1 4
inbox|-1 -4 0 0 0 6
inch|0 1 -1 0 0 0
incident|0 1 -1 0 0 0
incl|2 1 -2 -1 0 0
include|-1 -4 -1 -1 10 -2
include a|0 -1 0 0 1 0
include the|-1 -3 -1 -1 9 -2
included|-5 -5 0 -1 2 9
including|0 3 -4 0 0 2
including the|0 1 -4 0 0 4
index|0 -3 -1 -1 0 5
ines|-2 7 -1 -1 -1 -1
ines for|0 3 0 0 0 -3
info|0 6 -1 0 -1 -3
informed|-1 -4 3 0 0 2
injunction|-2 -7 -1 -1 6 4
inn|-3 -4 0 0 0 7
ins|-5 2 -1 -2 2 2
inside|4 -9 -1 1 5 0
inspection|-1 0 10 -1 -1 -6
inspector|-6 3 0 3 2 -1
inspector comes|0 6 -5 0 0 0
inspector for|0 0 1 0 0 -1
inspector is|0 -2 1 2 0 0
installed|-4 -3 0 0 0 7
instead|-7 3 18 -7 -2 -6
instead of|-5 12 1 -5 -1 -2
instead so|0 0 1 0 0 0
instructions|-3 2 -1 0 -2 4
instructions for|-3 2 -1 0 -2 4
insulin|-1 -3 -2 4 0 2
insurance|-1 -5 -3 0 6 3
insurance for|-1 -3 0 0 5 0
insurance has|-1 3 0 0 0 -3
insurer|-4 0 4 0 5 -5
insurer wants|-1 -5 2 0 5 -1
intake|0 -1 0 0 0 1
intercom|-2 -2 -1 -1 2 4
intern|0 -1 0 1 0 1
internet|-1 -1 -1 0 0 3
interns|-1 -1 1 0 0 1
interpreter|0 2 -2 0 -1 2
interrupted|11 -4 0 0 0 -6
interview|-4 1 2 -1 4 -1
interview is|0 -1 3 0 0 -1
interview with|-1 -2 0 -1 0 4
interviewed|8 0 -1 -1 -1 -6
interviewed two|0 2 0 0 0 -2
interviews|6 -2 -1 -1 0 -2
interviews for|1 2 -1 0 0 -1
into|3 1 -1 -6 3 1
into account|-1 4 -2 -2 0 0
into the|3 5 1 -1 -1 -7
inventory|1 -6 0 -1 5 2
invitation|-1 0 0 1 0 0
invitations|2 1 -2 0 -1 0
invoice|1 -6 -2 0 2 4
invoice 0|10 -6 0 1 0 -5
invoices|3 0 0 0 0 -3
ios|0 3 -1 -1 0 -1
iphone|0 -1 0 0 0 1
ironed|-2 -9 0 0 0 11
is|4 2 1 10 -20 4
is 0|-3 18 9 -3 -1 -20
is a|-3 9 4 4 -1 -13
is about|-2 5 0 -1 0 -1
is agreed|0 -1 1 0 0 0
is all|0 -2 0 3 0 0
is anyone|-1 4 0 0 0 -2
is approved|0 -1 0 0 0 1
is as|0 3 0 0 0 -3
is asking|-1 2 0 2 0 -3
is at|1 -3 2 -3 -1 4
is attached|0 -4 0 0 0 4
is away|0 -1 1 -1 0 1
is back|-2 20 -2 1 0 -17
is being|3 -4 1 4 0 -4
is better|0 1 -1 0 0 0
is blocked|-5 -1 0 0 0 6
is booked|-5 7 1 -1 0 -2
is broken|0 6 0 0 0 -5
is called|0 6 0 0 0 -6
is cancelled|0 0 4 0 0 -4
is changed|-1 -1 0 0 0 3
is clean|-1 -5 0 0 0 6
is clear|0 -1 0 0 0 1
is closed|-4 12 -1 -1 8 -14
is coming|3 5 -1 1 0 -7
is complete|4 4 0 0 0 -7
is confirmed|0 1 2 0 6 -8
is corrected|0 -1 0 0 0 1
is counted|-2 1 0 0 0 1
is cut|3 -2 0 0 0 -1
is dead|7 -1 -1 -1 0 -4
is delayed|0 0 2 -1 0 -1
is done|-3 -1 0 -1 0 5
is down|-3 -2 -3 -2 0 11
is drawn|-1 1 -1 0 0 2
is dry|8 -4 -2 -2 0 1
is drying|0 1 0 0 0 -1
is due|2 0 0 0 0 -2
is empty|-6 4 -1 -2 0 6
is enough|-1 -6 2 11 0 -5
is filled|-4 -4 0 0 0 9
is finally|0 -1 0 0 0 1
is fine|0 -10 6 -1 -1 6
is finished|4 8 -1 0 0 -10
is fixed|0 2 2 0 0 -3
is free|0 -3 0 0 0 5
is full|1 5 0 -1 0 -4
is fully|0 7 0 0 0 -7
is getting|-2 -4 0 7 -1 -1
is going|7 6 0 2 0 -14
is gone|-1 8 -1 0 -1 -5
is good|0 -4 0 0 0 5
is green|-2 -4 -2 0 0 8
is happy|-3 0 -4 -1 0 7
is here|2 -4 3 0 0 -1
is ill|0 -1 2 0 0 -1
is illegible|0 3 0 -1 0 -3
is in|19 -15 -3 -1 -4 4
is it|0 0 2 0 0 -2
is left|1 4 0 0 0 -5
is live|-1 -2 0 0 0 3
is loose|-2 8 0 -1 1 -8
is made|-4 6 0 -1 0 -1
is making|0 5 0 0 0 -5
is merged|0 0 -1 0 0 1
is missing|-4 10 0 -2 0 -4
is more|0 0 -2 2 0 0
is moved|0 -1 1 0 0 -1
is next|2 2 -3 0 0 -1
is no|-3 -2 0 5 0 0
is not|-2 4 -1 1 0 -2
is now|-6 1 10 -2 0 -2
is off|1 1 -1 -3 -1 4
is ok|0 2 0 0 0 -2
is on|5 -2 5 -4 -3 -2
is online|-2 -4 0 0 0 6
is only|-3 3 -2 3 0 -1
is open|-3 -1 3 -3 -1 5
is ordered|-1 -3 -2 0 0 7
is ours|-1 -3 -2 0 0 6
is out|14 -9 -3 -4 -1 2
is over|6 -16 -1 -1 0 12
is paid|2 -3 -2 2 0 2
is painted|0 9 0 0 0 -9
is postponed|0 -1 2 0 0 -1
is quiet|-3 -6 0 -1 0 11
is ready|1 1 0 -1 0 -2
is registered|-1 -3 0 0 0 5
is repaired|-1 7 0 0 0 -6
is reserved|-1 -2 0 0 0 3
is right|0 0 0 0 0 1
is running|7 -9 -1 1 0 2
is set|-2 -2 0 0 0 5
is shut|-2 -2 0 -1 0 5
is signed|1 0 0 0 0 0
is sold|1 4 0 0 0 -4
is solid|-2 -4 0 -1 0 8
is sorted|0 -1 -1 0 0 2
is spotless|-2 -7 0 -1 0 10
is still|2 5 0 -2 0 -4
is stuck|0 2 0 1 0 -3
is sunday|0 3 -1 0 0 -3
is taken|1 1 2 0 0 -4
is terminated|0 0 0 0 0 1
is that|0 1 0 0 0 -1
is the|-8 18 1 6 -1 -16
is there|-1 4 0 -1 0 -2
is through|6 0 -1 -1 0 -4
is tight|-1 -6 0 0 0 7
is too|-1 9 -2 -1 -2 -3
is under|0 -5 0 -1 -1 7
is up|-3 3 0 -1 -1 2
is upside|0 6 0 -1 0 -5
is with|18 -5 -4 -6 -3 0
is working|0 -8 0 0 0 8
is written|0 3 0 0 0 -2
isn't|-3 1 -2 9 -1 -4
isn't in|0 1 0 0 0 0
isn't pressing|-1 -1 -2 4 0 0
isn't so|-1 0 0 2 0 -1
isnt|0 2 -2 8 -1 -7
isnt urgent|-1 0 -1 3 0 0
issued|-1 -4 0 0 -1 5
issues|1 2 -2 -1 0 0
ist|-6 -20 1 14 -11 23
ist da|-2 -6 0 -1 0 9
ist durch|-1 0 0 0 0 1
ist es|5 -6 0 2 0 0
ist gedruckt|1 0 0 0 0 0
ist heute|-1 -1 -2 0 0 3
ist im|-2 4 5 -1 0 -6
ist jetzt|-3 -7 16 7 -3 -9
ist raus|8 0 0 -1 0 -8
ist schon|4 2 -4 -1 0 -1
ist unterschrieben|0 0 0 0 0 1
ist weg|-1 -1 0 0 0 2
ist wieder|0 -1 0 0 0 1
it|-2 -11 10 4 1 -2
it 0|-1 8 -5 -2 -1 1
it a|0 2 0 -1 1 -2
it again|0 12 0 0 0 -11
it already|0 -1 1 0 0 0
it and|0 -3 3 0 0 0
it as|6 -5 0 6 -2 -4
it at|-2 2 -1 7 -1 -5
it away|-1 5 0 -1 0 -3
it back|-1 8 -2 -2 -1 -2
it before|0 1 1 -2 -1 1
it belongs|-1 -6 0 0 0 7
it but|-2 5 -1 0 0 -2
it by|1 -1 2 0 0 -1
it can|1 0 -2 -1 0 3
it down|0 -1 2 0 0 0
it first|-1 -2 0 5 0 -2
it for|-4 11 4 0 -3 -9
it from|-1 -4 0 0 0 4
it goes|1 2 -2 0 0 -1
it has|-1 4 3 -1 -1 -5
it here|0 -1 0 0 1 0
it himself|3 -2 0 0 0 0
it i|5 0 -1 0 0 -4
it in|-3 -3 3 -1 3 1
it is|-5 12 0 -4 0 -3
it isn't|-1 3 0 0 -1 -1
it last|0 -4 0 7 0 -2
it looks|-3 8 0 -1 0 -3
it now|9 4 -1 -3 0 -10
it off|-2 3 0 -1 0 1
it ok|0 -1 2 0 0 -1
it on|0 4 -3 -2 4 -3
it one|-4 2 1 -1 -1 2
it only|0 1 0 0 0 -1
it open|4 0 0 -2 0 -2
it out|0 -1 2 1 0 -1
it please|-1 5 1 -2 -3 0
it right|4 0 0 -1 0 -3
it runs|0 2 -1 0 0 0
it says|-1 7 -1 -1 0 -4
it should|-3 -6 0 -1 -2 12
it since|0 -4 0 2 0 2
it so|6 -4 0 -1 0 -1
it takes|-3 7 -2 0 0 -3
it the|9 -9 9 -2 -3 -3
it they|1 0 0 -1 0 1
it this|3 0 -2 -1 0 0
it to|11 -6 6 0 -3 -8
it today|1 5 -3 0 0 -2
it twice|-1 -4 -1 0 -1 7
it until|0 1 0 0 0 0
it up|1 -4 1 4 -2 0
it was|-5 -2 -3 -2 -1 13
it we|3 -4 -1 5 -1 -2
it well|-1 -3 0 0 -1 5
it when|-2 -6 0 6 -2 3
it with|-1 -2 0 0 0 3
it works|0 -1 0 0 0 1
it would|0 2 0 -1 0 -1
it's|-9 13 -3 7 -10 2
it's 0|0 10 -1 1 0 -10
it's an|0 3 0 0 0 -3
it's done|-1 -6 0 7 0 0
it's dry|1 0 0 0 -1 0
it's in|-1 1 0 0 0 0
it's now|-1 1 5 -1 0 -3
it's on|-1 2 0 0 0 0
it's only|-1 0 -1 3 0 -1
it's the|-1 4 -2 -1 0 0
it's too|-1 5 3 -4 -3 -1
italian|0 2 0 -1 0 -1
italy|0 1 -1 0 0 0
item|-3 -2 0 -2 9 -2
its|-4 -12 -3 8 1 10
its 0|-1 1 -1 0 0 1
its first|3 0 0 0 0 -2
its new|-1 -1 0 0 0 2
its own|-1 0 0 0 4 -2
its the|0 -1 -3 7 0 -3
its way|1 4 0 -1 0 -5
itself|1 -6 -2 2 -2 7
itv|-2 0 1 0 -1 2
j|1 -2 0 0 -1 2
j'ai|16 -15 -3 -3 -5 10
jab|-2 1 -1 0 0 2
jabs|-2 -1 3 0 0 1
jahr|-2 6 -2 5 -2 -5
jam|-1 -2 1 0 0 3
jams|-2 4 0 -1 -1 0
jan|-1 -1 4 0 0 -2
jan 0|0 -1 2 0 0 -1
jana|-4 -2 -1 -1 2 5
januar|-1 -1 -4 -1 -1 7
january|1 1 13 -3 -1 -11
january 0|-1 -5 10 -1 0 -3
january for|-1 0 1 0 0 0
jardinero|-1 4 -8 -1 -1 6
jars|-1 -6 -1 2 0 6
je|18 -4 -4 -1 -2 -8
jean|-3 -9 0 0 0 12
jemand|-3 6 -1 -3 4 -4
jens|0 3 0 -1 0 -2
jerseys|4 3 1 0 0 -8
jetzt|-8 -3 15 3 -8 2
jetzt am|0 -1 2 0 0 -1
jetzt doch|0 -3 6 -1 0 -2
jetzt dringend|-1 -1 -1 3 0 -1
jetzt ist|-1 9 0 0 0 -8
jetzt sauber|-1 -1 -1 -2 0 5
jo|1 -2 -1 -1 2 0
joan|0 -2 -1 0 0 3
joana|1 0 0 0 0 0
job|4 -2 -7 -4 1 8
job ad|2 -3 0 -1 -1 2
job advert|-1 2 0 -1 -1 0
job is|2 2 0 0 0 -4
join|0 1 0 0 0 0
jonas|-2 3 0 -1 -1 0
jonas'|0 1 1 -1 0 -1
jubilee|-2 2 0 0 -2 1
judge|-3 2 3 -1 -1 0
jueves|-1 0 5 0 0 -3
july|-1 2 6 -2 -1 -5
july 0|0 -3 4 0 0 0
jump|-2 9 0 0 -1 -5
june|-14 10 9 3 0 -8
june 0|0 0 5 -1 0 -5
june and|0 1 -1 0 0 0
jusqu'a|14 -3 -1 0 0 -10
jusqu'au|3 -15 20 -1 -1 -6
jusqu'au 0|-4 -8 21 0 -1 -7
just|7 6 0 -1 -2 -10
just a|-1 1 0 0 -1 1
just got|0 3 0 0 0 -3
just left|-1 -4 0 0 0 5
just now|-4 1 -1 -1 -1 6
just rang|-1 -1 0 0 0 1
just so|0 1 0 0 0 0
just the|17 -3 0 0 -1 -13
k|5 5 -3 -1 -1 -6
kahn|-6 1 -1 5 0 2
kam|0 1 0 -1 -1 1
kann|-4 -2 -2 6 -1 3
kaputt|0 -1 0 -2 -1 3
karl|-1 -1 1 0 2 0
keep|-1 -3 3 -1 -1 2
keep the|0 -1 0 0 0 1
keeps|-2 2 0 -1 -1 2
keine|-3 10 -1 -1 -2 -2
keller|1 6 -1 -2 0 -3
kennel|0 1 0 0 0 -1
kept|-2 12 -2 -1 -2 -7
kept the|0 3 0 0 0 -3
kessel|-3 -4 -1 -1 -1 9
ketamine|0 2 0 0 0 -3
kette|-2 -7 0 -1 0 10
kettle|0 -3 0 0 -1 5
key|-11 -2 3 10 -1 2
key card|-1 -1 0 -3 3 1
key is|-1 4 0 0 0 -2
keyboard|0 2 0 0 0 -2
keys|-8 -3 3 -1 3 7
keys are|-1 7 0 0 0 -5
keys for|-1 -3 0 0 0 4
kg|-5 4 -3 -1 0 5
kicked|0 4 -1 0 0 -2
kid|-2 1 -1 0 0 2
kids|-8 14 -7 0 -2 3
kids are|-4 2 1 0 0 1
kids can't|-1 4 -3 0 0 -1
kids'|3 -3 -1 -2 0 3
killed|5 -1 -2 -1 -1 -1
kiln|0 6 -1 -1 -1 -3
kind|-2 -1 10 -1 -1 -5
kind regards|-1 0 7 -1 -1 -4
kindergarten|-3 -3 0 -1 -1 9
kit|1 0 -1 0 1 -1
kitchen|1 -1 -5 7 -1 -1
kitchen light|-1 -1 0 -1 1 3
klavier|-2 -2 -1 -2 2 5
klee|2 0 -1 0 0 0
km|-1 2 -3 -1 -1 3
knee|-1 5 0 0 -1 -3
know|-6 18 -3 -1 -1 -6
know the|-3 5 0 0 0 -1
know where|-1 -1 0 0 0 3
knows|-3 7 -1 -4 -2 3
knows about|-3 -6 0 -1 -1 10
knows how|0 1 0 0 0 0
knows the|0 3 0 0 0 -2
kommen|-2 -3 6 0 0 -1
kommt|5 6 -4 1 -3 -5
kommt am|7 3 -2 -1 -1 -6
kommt mit|-1 -3 0 5 -1 1
konnen|0 1 0 -1 0 0
konnte|0 -3 0 -1 0 4
kowalczyk|0 3 -3 0 0 0
kowalski|3 3 0 -2 -1 -4
kuchen|-1 -5 0 -1 4 3
kunde|-1 0 1 10 -2 -8
kundigung|-2 3 0 -1 0 1
kurz|-1 9 -1 -1 -1 -6
l|0 0 0 -1 -1 2
l'assurance|-1 0 0 0 0 1
la|-1 2 9 -8 -2 0
la beca|-3 3 0 -1 -1 1
la bici|-1 0 -1 -1 -1 4
la carta|-3 4 -1 -1 -1 1
la cocina|-4 -3 11 -1 -1 -1
la facture|-1 1 -1 0 0 1
la furgoneta|-1 -2 0 1 -1 3
la itv|-2 0 1 0 -1 2
la lavadora|-2 -2 5 0 -1 0
la lettre|0 -2 0 0 0 3
la licencia|-1 0 -1 0 -1 4
la luz|-2 1 -1 0 0 3
la mairie|-2 6 -1 -1 -2 1
la pista|-3 5 -1 -1 -1 1
la puerta|-2 0 0 0 0 2
la reponse|5 0 0 0 0 -5
la resena|3 1 -1 0 0 -3
la salle|-3 1 -1 9 -2 -4
la senora|-1 -1 -1 0 0 4
la terraza|6 -3 -1 0 0 -2
la version|0 -3 0 0 0 3
lab|0 -2 -1 0 2 3
lab says|0 -6 0 0 0 7
lab they|0 -1 0 0 0 2
label|-3 2 -1 -1 11 -8
label for|-1 -2 0 -1 2 2
label print|0 7 -1 0 -1 -4
labelled|0 -4 0 -1 -2 7
labels|-4 -9 -1 6 7 1
lacks|0 1 -1 0 2 -2
lad|0 4 -1 0 0 -2
ladder|-1 7 0 0 -3 -2
ladder is|-1 -3 0 0 0 4
ladies|-1 -2 0 0 0 3
lading|4 -4 0 0 0 1
lads|-1 0 0 0 0 1
lady|0 6 -1 0 -1 -4
lady from|0 1 0 0 0 0
lady with|0 0 0 1 0 0
lager|7 -4 -1 -1 0 -2
laid|1 11 -1 -1 0 -10
lambs|-1 0 1 0 4 -4
lamp|4 -1 -2 -1 -1 1
lamps|0 2 0 0 1 -3
land|-1 -3 0 -1 2 4
landed|0 0 0 -1 0 0
landing|-1 2 0 0 0 0
landlord|-1 5 -2 -1 -2 1
landlord wants|0 1 0 1 -1 0
lane|1 3 0 4 0 -7
languages|0 -2 0 0 0 2
laptop|1 1 0 -1 -1 -1
laptops|3 0 0 0 0 -3
larch|4 1 0 0 0 -5
lars|1 -5 2 0 0 2
las|1 -6 1 2 2 -2
las 0|0 -3 4 0 0 -1
las sillas|0 1 0 -1 -1 1
lassen|1 4 -2 -2 2 -3
last|-15 6 -4 11 -6 7
last box|-1 -5 0 1 -1 5
last day|0 -1 0 0 0 1
last night|-3 -1 -1 1 -2 6
last night's|-2 -2 0 3 0 2
last nite|0 0 0 0 0 1
last one|-4 1 -1 -1 0 6
last time|-1 6 -1 -1 0 -4
last two|12 -2 0 -1 0 -9
last week|-1 4 0 0 1 -4
last year|-4 14 -2 -1 0 -7
last year's|-1 6 0 0 0 -4
late|1 1 4 -4 -2 -1
later|-4 -10 15 3 -3 0
later so|0 0 1 0 0 0
later than|0 -3 4 -1 0 0
latest|-2 -7 13 0 0 -4
lauft|-3 -9 0 -1 -1 14
lauft wieder|0 -2 0 0 0 3
laughed|0 4 0 0 -2 -2
laundry|-1 6 1 0 0 -5
lavadora|-2 -2 5 0 -1 0
law|14 -5 0 0 0 -8
lawn|-1 -8 0 2 0 7
lawyer|2 5 -1 -2 -1 -5
lawyer has|-2 -1 0 0 0 3
lawyers|0 -3 4 -1 0 0
lay|3 3 3 -1 0 -8
layer|0 2 1 0 0 -2
lazy|0 1 0 0 0 0
le|3 5 0 -5 0 -3
le 0|-3 9 0 0 0 -6
le bail|0 2 -2 0 0 1
le client|-4 0 3 -1 -2 3
le colis|-1 3 -1 -1 0 0
le devis|2 -2 -1 -1 -2 3
le dossier|-4 3 -1 1 -1 3
le fournisseur|-1 2 0 0 0 -2
le mode|5 -2 0 -1 -1 -1
le plombier|0 0 5 -1 -1 -4
le portail|-1 3 -1 3 -3 -2
lea|-1 -1 0 -1 5 -2
lead|-2 5 -1 0 0 -1
leaflet|-3 9 0 -2 -1 -3
leaflet is|1 3 0 0 0 -4
league|0 -1 0 0 0 1
leak|0 -1 0 0 0 2
leaking|-1 2 0 2 0 -3
leaks|6 7 0 0 0 -12
lean|-4 -1 0 -1 0 6
learned|-2 -5 -1 0 -1 9
lease|3 0 -1 0 -1 0
leasing|-1 1 0 -2 2 -1
least|-1 -4 0 7 0 -3
leave|17 -13 -2 9 -2 -9
leave it|1 -3 0 8 -1 -4
leave the|5 -5 0 -2 0 1
leaves|-4 -3 0 2 -1 5
lecture|-1 -5 0 0 0 7
leeds|-1 -3 -1 0 0 5
leer|2 0 -2 9 -1 -9
left|7 3 -9 8 -5 -6
left 0|-2 -4 0 0 0 6
left a|0 5 0 0 0 -5
left for|0 1 0 0 0 -1
left in|-1 1 0 0 0 -1
left on|1 1 0 0 0 -1
left side|-1 8 0 -1 -1 -5
left the|6 -2 -1 -1 0 -1
left to|-1 -6 -1 0 0 8
left with|-2 -3 -1 0 0 7
leg|1 1 0 0 0 -2
legal|14 -3 0 -1 -1 -9
legal sent|-1 9 0 0 0 -7
leider|2 2 0 -2 0 -1
lemon|-2 8 -2 -2 -1 -1
lemon instead|0 3 -1 0 0 -1
lemon tree|-1 6 0 0 0 -4
lena|-1 1 -1 0 0 1
lend|0 3 -1 0 -1 -1
lend us|0 3 -1 0 -1 -1
lender|3 -1 3 0 0 -4
lent|-2 3 0 0 0 -1
lenz|0 -3 0 0 0 3
leo|0 5 2 0 -1 -5
leo's|-2 -3 2 0 2 1
les|2 -8 -2 -3 5 7
les bancs|11 -2 0 -1 -2 -5
les cles|-3 -2 0 0 -1 6
les vieux|0 0 0 0 -1 1
less|-3 4 -3 4 0 -2
lesson|-2 -11 16 -1 0 0
lessons|0 3 0 0 0 -2
let|2 3 -2 -2 5 -5
let me|0 2 0 0 0 -1
let us|0 2 -1 0 0 -1
let's|-1 2 8 -1 -1 -7
let's put|0 -2 2 -1 2 -1
let's say|0 -3 4 0 0 0
lets|1 -2 0 -2 -2 4
lets forget|4 -1 0 -1 -1 0
letter|1 -6 -6 3 4 4
letter came|0 -1 0 0 0 1
letter for|1 3 -1 -1 0 -2
letter from|0 5 0 0 -4 -1
letter is|-1 2 0 0 0 0
letter of|-4 -2 -2 10 0 -1
letter to|-3 -8 -5 -3 13 6
letterbox|2 -6 0 0 -1 4
letters|1 -5 -1 -2 -2 8
lettre|0 -3 1 0 0 3
lettre de|0 -3 1 0 0 3
lettuce|-1 3 -1 0 0 0
leute|1 0 0 6 -2 -5
level|4 -9 0 7 -1 -1
level 0|7 1 0 0 0 -7
lib|0 -3 0 0 0 3
library|-3 10 -6 -1 0 1
library books|-1 -4 -5 -1 0 10
licence|-3 0 -4 4 -5 8
licences|1 1 0 0 0 -2
licencia|-1 0 -1 0 -1 4
license|3 2 2 -2 0 -4
lieferbar|-2 3 0 -1 0 -1
lieferung|0 6 -3 -1 -1 -2
liegen|1 0 -1 -2 -1 3
liegt|-1 4 -4 -3 -7 10
liegt beim|10 -2 -1 0 -1 -5
liegt im|-3 1 -1 -1 -1 5
lies|-2 -6 0 -1 0 9
life|0 -2 0 0 0 2
lift|-13 6 -1 6 2 0
lift 0|-1 -3 0 9 -1 -4
lift in|0 4 0 0 0 -4
lift the|0 2 -1 -1 2 -2
lifted|-2 3 -2 0 0 1
lifted the|-2 5 -2 0 0 -1
lifting|0 -2 0 0 0 2
light|-3 -3 -1 -3 0 11
lighthouse|5 -5 0 0 0 1
lights|-4 -6 -1 2 -3 13
like|-11 5 -1 -6 3 10
like a|1 -5 -2 -2 3 4
like an|0 2 0 0 0 -2
like butter|0 -1 0 0 0 2
like it|0 -2 0 0 -1 3
like new|-1 -6 0 0 0 8
like our|-1 3 0 0 0 -2
like the|-2 4 3 -1 0 -5
like to|-1 4 0 0 3 -6
liked|-6 14 -1 -1 0 -6
likes|-2 3 0 0 0 0
lilies|-2 0 -1 -2 -2 7
limit|-2 0 0 0 -1 3
lindholm|0 0 0 0 0 1
lindner|4 -4 7 0 -2 -4
lindner report|0 -3 4 1 -1 -1
lindner tour|1 4 3 -1 0 -7
lindqvist|-1 0 0 0 0 2
line|-5 8 -3 0 2 -2
line 0|0 -2 -2 0 0 4
line was|-1 8 0 0 0 -6
linen|-2 4 0 0 0 -1
lines|-3 5 0 0 -1 -1
link|-2 5 0 0 -1 -2
lisbon|8 -7 2 0 0 -3
list|-11 4 -7 3 17 -6
list as|0 3 0 0 0 -3
list done|3 -1 0 0 0 -2
list for|-4 4 -1 -1 -2 4
list is|-3 -8 0 -1 -1 14
list now|-1 0 0 0 0 1
list of|-1 1 0 -2 4 -1
list please|0 -2 0 0 2 0
list was|-1 3 -1 0 0 0
list with|-1 0 0 3 0 -2
litres|-1 0 -2 0 0 4
little|-1 -1 -3 2 1 1
little ones|-1 6 -1 3 0 -7
live|-5 -1 6 -1 -1 1
live on|0 -4 0 0 0 5
llega|0 1 0 0 0 -1
llegan|-4 -2 -2 0 0 9
llegan el|0 1 1 0 0 -2
llego|-4 5 -2 0 -1 2
llego el|-2 0 -2 0 0 4
lo|-1 -3 -4 17 -3 -6
lo de|4 1 -4 8 -2 -7
lo del|-3 -1 0 7 0 -2
lo demas|-1 -5 0 8 0 -1
lo primero|0 -2 0 3 0 0
load|-2 2 -1 -1 1 2
loaded|0 -1 0 0 0 2
loading|3 -1 0 -1 2 -3
loads|-4 -4 -3 8 -1 4
loads of|1 -2 0 0 0 1
loan|-3 -3 6 0 0 1
lobby|0 2 0 0 0 -1
lock|5 -10 -1 -1 2 4
locked|9 1 0 0 0 -10
locks|1 0 -2 0 0 0
locksmith|-1 9 0 0 0 -8
lodged|0 1 0 0 0 0
loft|8 2 -1 0 0 -8
loft job|8 2 -1 0 0 -7
log|-2 0 -1 0 4 0
log in|-1 1 0 0 -1 2
logged|-1 0 0 0 0 1
logiciel|3 2 -1 -1 -1 -2
login|-4 3 -1 7 -1 -3
login page|2 1 0 8 -4 -6
logo|10 -7 -1 0 1 -3
logo on|9 -10 0 0 2 -1
logs|1 -1 0 1 0 -2
long|-2 2 -2 -1 -2 4
long as|1 4 0 0 -1 -3
longer|4 -18 3 5 -1 6
longer than|0 -1 2 -1 0 -1
look|-3 13 -4 1 -3 -3
look at|-3 5 -2 3 -1 -2
look for|0 2 0 0 0 -1
looked|1 7 0 -1 0 -6
looked at|-1 3 0 -1 1 -2
looking|7 1 -2 0 -1 -4
looking for|3 4 0 0 -1 -5
looking into|4 1 0 -1 0 -3
looks|2 8 -5 -5 -2 3
looks at|5 -1 -1 0 0 -3
looks fine|-2 0 -1 -1 0 4
looks good|-3 4 -1 0 1 0
looks great|1 -2 0 0 0 2
looks like|2 6 -1 -1 -1 -4
loose|-3 -2 0 -1 -1 7
lorry|-1 3 0 0 0 -2
los|5 -6 -3 -1 2 4
los de|-1 4 2 0 0 -4
los uniformes|-2 1 0 -1 0 3
loscher|-3 -5 -1 -1 -1 10
lose|-2 3 0 5 -1 -5
lose a|0 2 0 0 0 0
lost|3 6 -2 10 -3 -14
lost luggage|-2 -6 0 0 0 9
lot|-4 4 -4 0 -1 5
lots|0 6 0 0 -1 -4
lotte|-2 1 0 0 0 2
lou|0 2 0 0 0 -1
loud|0 0 0 0 0 1
louder|-2 12 0 0 0 -10
loueur|-3 0 0 -1 7 -2
love|4 2 0 3 -2 -7
love to|0 2 0 0 -1 -1
loved|-1 4 -1 0 0 -1
loved the|-1 4 -1 0 0 -1
lovely|1 -3 0 -2 1 3
loves|0 -4 0 -1 0 6
low|-7 0 -2 31 -4 -18
low nobody|-1 -2 0 4 0 0
lower|-2 -4 -1 10 -1 -1
lowest|-2 -10 -1 10 -2 4
luggage|-2 -5 0 0 0 9
luis|-2 -3 -1 -1 -1 7
lunch|9 4 -4 -6 -1 -2
lund|0 -2 0 0 0 2
lundi|1 -10 9 0 -1 2
lunes|-3 -7 8 -1 0 3
luz|-4 0 -1 0 0 5
lying|0 3 0 -1 0 -1
lyon|7 -3 -8 -1 1 4
m|8 -2 1 -2 -1 -5
m of|-2 0 0 0 0 3
ma|11 -7 -1 0 -1 -1
mac|0 1 0 0 0 -1
machen|-1 -1 3 -1 1 -1
machine|1 4 -5 -4 -5 9
machine in|0 2 0 0 0 -2
machine works|0 2 0 -1 0 -1
machines|-1 -2 0 0 0 4
macht|-3 -1 0 -1 2 2
made|0 -1 -4 -3 -2 11
made 0|0 2 0 0 0 -1
made a|4 2 0 -1 -1 -4
magazine|0 1 0 0 0 0
mai|-3 1 0 3 -1 0
mail|-6 3 -5 -3 2 9
mail from|0 4 -3 0 0 0
mail server|-2 -2 0 -1 1 4
mail to|-1 4 0 0 -1 -2
mailbox|-2 -1 0 0 0 4
mailed|-1 -5 -2 -1 -1 9
mailed the|0 -2 -1 0 0 3
mails|0 6 0 -1 0 -4
main|0 0 -2 0 0 3
maintenance|4 -1 2 0 0 -6
maintenant|-5 -11 -1 3 -2 16
mairie|-2 6 -1 -1 -2 1
mais|0 7 -1 -1 -1 -4
make|-8 -4 5 12 9 -14
make a|0 -2 0 -1 6 -1
make it|-2 6 6 -2 -2 -6
make that|0 3 2 -5 0 0
make the|-1 -5 -1 10 -2 0
make this|-1 -3 -1 7 -1 -1
makes|-2 -1 0 -1 -2 7
makes a|-1 3 0 0 -1 -1
making|0 5 0 0 0 -5
making that|0 5 0 0 0 -5
mal|1 4 -1 0 -1 -2
mamie|-4 1 -1 -1 -2 7
man|-2 -5 9 -4 -4 7
man came|-1 -6 0 0 0 8
man from|0 1 -1 0 0 0
man has|1 -2 2 0 0 0
man says|0 3 0 0 0 -3
man took|-1 0 0 0 0 2
man was|0 0 0 -1 0 1
man who|0 -4 0 0 0 4
man with|-1 -6 7 0 0 0
management|8 -1 0 0 0 -7
manager|0 2 0 0 -1 -1
manana|16 -3 -8 -1 -1 -3
mandant|1 0 0 -1 0 0
mande|-2 -5 -1 0 -1 8
mano|-2 -2 -1 0 -1 6
manque|-1 5 -1 -1 4 -6
manual|-2 6 0 -1 2 -5
many|-1 8 0 2 -1 -7
map|-3 0 -1 4 3 -3
maps|1 1 -3 0 0 1
march|-8 3 8 -2 -2 0
march 0|0 4 0 0 0 -4
marche|-4 10 -1 -1 -2 -2
mardi|-4 -2 15 -1 -1 -7
marek|-1 -1 0 0 -1 3
mario|0 1 0 0 0 -1
mark|-4 -9 -1 3 4 8
mark the|-2 -5 0 3 4 0
marked|-1 -1 0 -1 1 2
market|-3 2 5 -1 0 -4
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
mat|-1 -3 0 -1 -1 6
match|-1 -5 1 0 -1 6
material|1 4 0 0 -1 -4
maths|0 -1 0 0 0 2
matin|-2 -12 18 -1 -1 -2
matter|-6 -6 -1 17 -5 0
matters|-5 -2 -3 16 -2 -5
matters more|-4 -4 -2 15 -1 -3
mattress|4 -4 0 0 0 0
max|-1 4 -3 0 0 0
may|-4 2 10 -8 -3 3
may 0|-1 1 0 0 0 0
maybe|-1 13 -2 -2 -2 -6
mayor|-3 -4 -1 -1 4 4
mb|0 0 0 0 0 1
me|-6 12 3 -6 -6 3
me a|0 -2 0 0 0 3
me for|0 3 0 0 -1 -1
me in|-1 1 0 0 1 0
me the|-2 0 0 1 0 1
me to|0 1 0 0 0 -1
meadow|-1 -7 -1 0 0 8
mean|0 -1 0 0 0 2
measure|0 0 0 -1 4 -2
measured|4 0 -3 0 -1 -1
measured the|-1 -3 -1 0 -1 6
measurements|0 1 0 0 0 0
mechanic|6 -1 0 0 -1 -4
medias|13 -4 -1 -1 -3 -5
medical|0 0 0 0 1 -1
medical forms|0 -1 0 0 1 0
mediums|0 -1 0 0 0 1
meet|0 2 -2 0 0 1
meeting|-7 8 -2 2 -3 1
meeting room|-3 -7 0 -1 -1 11
mehr|1 -16 7 -6 -2 16
mehr der|3 1 -1 0 0 -3
mei|0 13 -1 -2 -2 -8
mei and|-1 9 0 0 0 -7
meier|0 1 -4 0 0 3
members|-4 10 -1 -1 0 -5
membership|-2 -7 -1 4 -1 7
membership list|1 1 0 0 -1 -2
memoire|1 5 0 -1 -1 -4
memory|0 1 4 0 0 -4
men|2 0 -3 0 0 2
mended|-3 -4 0 0 0 7
menu|-7 -2 -1 -1 0 11
menuisier|5 1 0 0 0 -5
menus|-4 0 0 0 -1 6
merged|-1 -10 -1 0 0 13
merged and|-4 -1 0 0 0 5
merged the|5 -1 0 0 0 -3
mesh|0 1 0 0 -1 0
message|0 6 0 -1 0 -5
messages|2 -5 -1 0 0 5
meter|1 3 -2 -1 2 -3
meter reading|-1 -3 0 0 0 5
meter readings|4 -6 0 0 3 0
metres|-1 10 -3 -1 0 -5
mi|0 -3 0 0 -1 4
mia|-2 11 -4 -1 0 -4
mic|0 -4 0 0 0 5
mid|5 -5 9 -3 0 -6
mid april|0 -1 2 0 0 0
mid june|0 -5 5 0 0 0
midi|2 2 -2 0 -1 0
midnight|-2 -2 7 -1 0 -1
midsummer|0 2 0 0 0 -1
miete|-1 -4 -1 -1 0 6
might|1 6 -1 0 -1 -5
migration|9 1 -1 -1 0 -8
migration is|1 2 0 0 0 -2
milk|-4 1 -1 4 1 0
milk tank|-3 -4 -1 4 -1 5
mill|-1 1 -2 4 -1 -1
mill lane|3 -3 0 5 0 -5
mill row|0 -1 0 0 0 1
milo|0 3 -1 0 0 -2
min|7 -2 -3 0 0 -2
min 0|-1 -2 0 0 0 3
mind|9 -4 -1 -1 -1 -2
mine|-5 13 0 0 0 -8
minibus|-2 -3 0 0 -1 6
minister|-2 -2 -1 1 -1 5
ministry|0 5 -1 -1 -1 -2
minus|-1 1 0 0 0 0
minus 0|-1 2 0 0 0 -1
minute|0 10 -1 -1 -2 -6
minute 0|1 3 0 0 0 -3
minutes|-6 7 -8 -2 -1 10
minutes to|0 -2 0 0 0 3
mir|-2 9 0 -1 -1 -5
mirror|7 -4 0 0 0 -3
miss|-1 2 0 0 0 -1
missed|-1 2 -2 2 -2 1
missing|7 14 -3 -6 2 -15
missing for|0 1 0 0 0 0
missing on|0 1 0 0 0 0
mistake|0 -3 0 0 0 4
mit|8 -11 -5 7 5 -3
mit dem|5 -1 -2 7 -3 -7
mit der|7 -2 -2 -1 0 -2
mittwoch|-2 4 -2 -2 -1 3
mixer|-4 1 0 -1 -1 5
mixer is|-1 0 0 0 0 2
mm|-4 -2 -1 -1 4 3
mobile|-6 -2 0 -1 6 3
mochte|0 7 -2 -1 -1 -4
mode|7 -4 -1 2 -1 -4
mode d'emploi|5 -2 0 -1 -1 -1
model|0 0 1 -1 -1 1
module|0 -1 0 0 1 0
moisture|0 -1 0 0 0 2
moitie|23 -3 -4 0 0 -15
moment|17 -7 0 -1 -1 -8
mon|-2 0 0 -1 0 2
monday|4 2 7 -2 0 -11
monday 0|-2 -4 1 0 0 5
monday 0th|0 0 0 0 -1 1
monday and|-2 -5 1 0 0 6
monday for|-2 -6 8 0 0 0
monday so|-4 -1 0 1 0 4
monday the|0 -1 1 0 0 0
mondays|-2 9 0 0 0 -7
money|0 -6 -1 4 -1 4
money 0|0 0 2 0 0 -1
money for|4 -3 0 -1 0 0
money is|-2 -1 0 0 0 3
monitoring|-1 -4 0 -1 1 5
montag|4 0 5 -1 0 -7
monteur|0 -2 0 0 0 2
month|-5 -4 17 -3 2 -8
months|-5 4 -2 -1 -1 4
mopped|2 -1 0 0 0 -1
more|-2 -8 12 12 -5 -7
more days|-3 -5 12 -1 -1 -2
more drips|0 -1 0 -1 0 2
more from|-1 -2 5 0 0 -2
more names|-1 3 0 0 -2 0
more people|0 3 -2 0 0 0
more plink|-1 -2 0 0 0 3
more pressing|-1 0 -2 4 0 -1
more than|-1 7 -5 1 -1 -1
more the|5 -3 -2 -1 -1 2
more thing|-2 -5 0 -1 10 -1
more time|1 -1 4 0 0 -3
more to|2 1 0 0 -1 -1
more weeks|-3 -1 9 0 -1 -4
moreau|-1 2 0 0 0 -1
morgen|8 8 -6 -4 0 -6
morning|-1 5 4 -10 -4 5
morning 0|-2 -6 5 0 0 3
morning and|0 2 0 0 0 -2
morning confirmation|0 0 0 0 0 1
morning he|1 0 0 0 0 -1
morning i|-1 -2 5 -1 0 -1
morning no|-6 0 0 0 0 6
morning receipt|0 0 0 0 0 1
morning so|0 -5 0 0 0 5
mornings|1 -1 0 0 0 0
mortgage|-2 4 0 -1 2 -3
moss|-2 -4 0 -1 2 4
most|-1 4 -1 4 -1 -5
most important|0 -2 0 4 0 -2
mostly|-1 3 0 -1 0 -2
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
move|0 3 -4 11 3 -13
move is|5 1 -1 -1 0 -5
move it|-1 -3 0 4 0 0
move on|2 -1 0 0 0 0
move the|-2 -1 5 -1 -2 0
move this|-2 2 -1 2 -1 0
move to|0 -2 -2 0 5 0
moved|-10 5 0 -2 -2 9
moved from|0 -4 6 0 0 -1
moved in|0 -1 0 0 0 1
moved out|-2 -1 0 0 0 3
moved the|0 -9 -2 -1 -1 13
moved to|-4 18 -6 0 -1 -8
moved up|-1 12 0 0 0 -11
moved us|0 -1 1 0 0 0
movers|-1 -1 3 0 0 1
moves|-3 2 3 -1 0 -1
moves to|-1 -3 4 0 0 0
movil|-1 7 0 0 0 -5
moving|7 3 -10 -1 0 2
moving the|-3 8 -2 -1 0 -2
mr|-10 7 2 -7 -4 12
mr osei|0 -2 2 0 0 0
mr quist|0 1 -1 0 0 0
mrs|-5 8 -5 -5 -5 11
mrs brandt|0 -3 0 0 0 4
mrs lindqvist|-1 2 0 0 0 -1
mrs okafor|-1 -3 0 0 0 4
ms|-3 0 3 -4 0 5
much|-4 7 0 10 -4 -9
mum|-2 6 -1 -1 -1 -1
mum's|-1 -1 0 0 0 2
mural|7 3 0 0 0 -9
mural is|2 4 0 0 0 -6
museum|-10 4 -1 -1 -1 9
museum trip|0 0 0 0 0 1
music|-5 2 0 -1 -1 4
music is|0 -1 0 0 0 1
music school|-1 -5 0 0 0 6
muss|-1 3 6 -1 -3 -3
mussen|-2 4 2 0 -2 -2
must|-8 -5 17 1 10 -15
must also|0 -1 0 0 2 0
must be|-3 0 11 -1 -2 -5
must come|0 0 0 1 0 -1
must go|-1 -4 1 -1 6 -1
must have|0 -1 2 0 0 -1
must not|-1 2 0 0 -2 0
my|3 8 -5 -5 -11 9
my back|0 2 0 0 0 -2
my brother|2 -1 0 0 0 0
my desk|0 -1 0 0 0 1
my drawer|0 6 0 0 0 -6
my phone|-1 -5 0 0 0 6
my side|0 -3 0 0 0 3
my sister|6 0 -1 -1 -1 -3
my way|5 -6 0 0 0 1
myself|0 -4 0 0 0 5
n|-1 8 -1 -1 0 -5
n'a|-1 4 0 0 0 -2
nach|-6 2 1 13 1 -11
nach dem|-1 5 -1 2 -1 -4
nachbarn|-2 2 -1 0 -1 2
nachsten|-3 -3 7 -1 0 0
nada|-2 6 0 -1 0 -2
nadie|-4 5 0 -2 -1 1
nails|-1 2 -2 0 1 0
name|-3 2 -7 -2 3 7
name is|-2 4 0 -1 0 0
name tags|0 -1 0 0 1 0
named|0 2 0 0 0 -1
names|-7 8 2 -1 3 -6
nap|2 -2 0 -2 0 2
nap room|2 -2 0 -2 0 2
nda|0 -1 0 0 0 1
ne|6 -7 2 0 -5 4
near|-2 6 0 -1 0 -3
near the|-1 2 0 0 1 -1
nearly|18 -10 -3 2 -2 -4
nearly fell|-1 -1 0 1 0 0
necessary|6 -1 -2 0 0 -2
need|3 3 5 -5 15 -21
need 0|-1 0 0 1 0 0
need a|-1 6 -1 -1 1 -3
need another|0 1 1 0 -1 0
need for|11 -5 -1 -1 -2 -2
need it|4 -7 6 -1 -2 0
need one|0 2 0 0 0 -2
need somebody|0 0 0 0 2 -1
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
needs a|0 1 -2 -3 9 -5
needs an|-1 0 0 0 2 0
needs both|0 3 0 0 0 -3
needs his|-1 2 0 0 0 0
needs it|5 -3 6 -4 -1 -2
needs the|-1 -1 3 1 0 -1
needs to|-6 -7 -3 14 4 -2
needs two|-3 5 -2 -2 3 -1
needs until|-1 0 1 0 0 0
negative|-1 5 0 0 0 -3
neighbor|0 -1 -2 -1 0 3
neighbour|-1 2 0 -1 0 0
neighbours|-2 5 -3 0 2 -3
nest|-5 2 0 -1 1 3
nest box|-2 3 0 0 1 -3
nest is|-3 -2 0 -1 0 6
net|-1 -6 0 0 0 7
net is|1 0 0 0 0 -1
nets|0 2 1 0 0 -2
neu|-4 -7 3 -1 -1 9
neue|17 -6 0 -2 -3 -5
neuen|-3 0 -2 -3 -1 9
neuer|-1 -4 11 0 0 -6
never|-1 4 -1 -1 0 -2
never got|0 1 0 0 0 -1
new|6 -6 -2 -9 -8 19
new batch|0 6 0 -1 0 -5
new board|1 6 0 0 0 -6
new bulb|-1 1 0 0 -1 2
new coop|0 0 0 0 0 1
new date|-1 -2 1 0 0 3
new gasket|0 0 0 0 0 1
new girl|-2 4 0 0 1 -3
new hinge|0 5 0 0 0 -5
new leaflet|-1 8 0 0 0 -6
new logo|4 -1 0 1 0 -3
new office|-1 -1 0 0 0 2
new one|9 -4 -2 -1 -1 -1
new ones|1 -1 0 0 0 0
new oven|-6 1 0 0 0 5
new pane|0 1 0 0 0 -1
new posts|1 -1 0 0 0 0
new price|0 -2 0 0 0 2
new seal|-1 -1 0 0 0 1
new sign|-2 -6 10 1 -1 -2
new till|2 -2 -1 0 0 1
new treasurer|-1 -2 0 0 0 4
new version|4 -2 0 0 0 -1
new washer|-1 0 0 0 0 2
new year|0 -1 0 0 0 1
newbies|2 -2 0 0 1 0
newsletter|1 -2 2 -1 -1 1
newsletter has|-2 -4 1 0 0 6
next|8 -6 14 -2 -5 -10
next monday|1 -1 0 0 0 0
next month|-5 0 7 -1 0 0
next one|1 1 -10 0 0 8
next slot|0 0 1 0 0 -1
next thursday|-2 -3 3 0 0 3
next time|2 -3 0 0 0 1
next to|-1 -3 -2 0 -1 8
next tuesday|0 0 0 0 0 -1
next wednesday|0 -5 9 -2 0 -1
next week|7 7 -11 1 -1 -3
next weekend|7 -3 -1 0 0 -2
next year|-4 0 0 0 0 5
ni|-3 2 0 0 0 2
nice|-7 6 -3 18 -2 -12
nice to|-7 -2 -2 15 -1 -4
nicht|5 -9 7 8 -5 -5
nicht erst|-3 -4 9 -1 0 -1
nicht im|-1 6 1 -1 -1 -4
nicht mehr|6 -16 -2 -5 -1 18
nicht statt|4 -2 -1 -1 0 0
nichts|-2 10 -1 -2 -2 -2
night|-5 6 -9 -1 3 6
night and|0 -1 0 0 0 1
night porter|0 2 -1 -1 -1 0
night shift|-1 -2 -5 -1 7 2
night theme|-1 -1 0 2 0 0
night's|-2 -2 0 3 0 2
nightly|0 -2 0 0 0 2
nights|1 2 -3 0 0 2
nimmt|-1 7 -1 0 0 -4
nine|3 -2 -2 -2 -2 5
nine are|7 1 0 -1 0 -7
ninos|-2 -3 -1 0 0 7
nite|0 0 0 0 0 1
no|15 12 -14 3 -17 1
no 0|-2 -10 0 -1 -1 13
no answer|0 1 0 0 0 -1
no charge|-1 -2 0 0 0 3
no complaints|-1 -5 0 0 0 7
no hay|10 -1 -6 -1 0 -2
no hot|0 5 0 0 0 -4
no hurry|-1 0 0 1 0 0
no idea|-1 7 0 0 0 -6
no later|0 -3 4 -1 0 0
no longer|5 -11 -1 4 -1 3
no more|-2 -15 -2 -4 -2 25
no need|11 -10 0 -1 -1 0
no new|2 8 0 0 0 -10
no one|-6 -13 3 -1 0 18
no rush|-1 -6 0 9 0 -1
no tiene|0 1 0 0 0 -1
no wait|0 3 0 0 0 -3
noah|-1 -1 4 0 0 -2
nobody|12 -11 -9 3 -4 9
nobody at|0 2 0 0 0 -2
nobody comes|9 -8 0 0 0 0
nobody has|-3 5 0 1 0 -2
nobody in|-2 3 0 1 0 -2
nobody needs|9 -4 -1 -3 -1 0
nobody reads|6 -3 0 -1 0 -1
noch|9 4 -3 -7 27 -30
noch 0|-1 1 -1 2 0 -1
noch die|-2 1 -1 -1 8 -5
noch ein|-2 1 0 -1 2 0
noch eine|-1 0 0 0 3 -2
noch einen|-1 1 0 -1 2 -1
noch nicht|7 -4 0 1 -2 -2
nodded|-4 -2 0 0 0 5
noise|-3 6 0 -1 3 -4
noise again|0 5 0 0 0 -5
none|-1 0 0 0 0 2
none left|-1 -2 0 0 0 3
noon|2 -2 1 -3 -1 4
noor|0 0 -1 0 1 0
nora|0 7 -1 -1 -1 -5
nora does|0 5 -1 0 -1 -4
nord|2 -5 0 0 0 4
normal|-1 -4 0 2 -1 5
north|1 2 -2 0 -1 0
north window|-1 2 -1 0 0 0
nos|-5 -4 11 -2 -3 3
nos dan|-2 -4 12 -1 -1 -5
not|6 4 26 -7 -8 -21
not 0|-3 8 -1 -1 -1 -2
not a|-1 -2 -1 0 -1 6
not at|-1 -3 6 0 0 -2
not be|0 4 0 -1 -2 -1
not before|-1 -6 1 6 0 -1
not in|-1 -1 5 -2 0 -1
not monday|-3 -5 8 0 0 0
not needed|5 -6 2 0 0 0
not next|-2 -2 2 1 0 0
not on|-3 8 -4 0 0 0
not one|-2 -4 -2 0 0 8
not sign|0 2 0 -1 0 -1
not so|-4 6 -1 0 0 -1
not take|8 -7 0 0 0 0
not that|0 -1 0 1 0 0
not the|-2 -4 7 0 0 -1
not there|0 1 -1 0 0 0
not to|-2 4 -3 1 0 -1
not today|-3 -2 6 -1 0 -1
notary|-2 3 -1 0 0 0
notary's|0 9 -7 0 -1 -1
note|-6 13 -2 -3 3 -5
note for|-2 9 1 -1 -2 -4
note that|0 1 0 -1 0 0
notebook|-1 0 0 0 1 1
noted|4 -2 -1 0 -2 1
notes|-2 -5 1 0 5 2
nothing|0 17 -2 -2 -3 -10
nothing else|-1 -4 0 3 0 2
nothing happens|1 1 -1 0 0 -1
nothing left|-1 -6 -1 0 0 9
nothing more|-1 -1 0 0 0 2
nothing moves|0 4 0 0 0 -4
nothing on|-2 2 0 0 0 0
nothing to|5 -3 3 -3 -1 -2
notice|-1 -4 -2 0 -1 8
noticed|-1 -3 0 -1 0 5
notices|-1 1 0 0 0 0
nous|-2 4 4 -1 -1 -5
nouveau|-6 -6 -1 -1 -1 14
nov|-2 -8 10 -1 0 1
nov 0|-1 -3 4 -1 0 0
novak|-2 -3 0 3 0 2
november|3 -8 10 -2 0 -3
november 0|0 0 1 0 0 0
november now|0 -7 0 0 0 7
now|9 -22 6 19 -21 8
now 0|0 7 -5 -3 0 1
now and|1 -6 -1 0 0 7
now at|0 -4 7 -1 0 -1
now comes|0 3 0 -1 0 -1
now for|0 5 0 0 -1 -4
now he|2 0 0 -1 -2 2
now i|0 -3 0 0 0 4
now in|3 -2 0 -1 0 0
now it|0 -1 0 0 0 2
now it's|-1 1 0 0 0 0
now merged|-1 -2 0 0 0 3
now not|-5 1 7 -2 0 -1
now on|-2 -5 -1 2 0 6
now only|-4 -4 0 9 0 -1
now please|-2 0 0 3 0 -1
now she|0 -3 0 0 0 4
now so|3 -2 1 -1 0 0
now tested|-1 -2 0 -1 0 5
now the|1 -4 3 2 0 -2
now they|0 1 0 0 0 -2
now top|-1 -1 -1 2 0 0
now urgent|-1 0 0 1 0 0
now wants|-1 3 -1 0 0 -1
now we|1 3 0 0 0 -4
nowhere|-2 6 0 0 0 -4
nueva|-1 3 0 0 0 -1
nuevo|-3 -1 -1 0 0 6
number|-10 11 -4 6 -4 0
number 0|-2 0 0 -1 0 3
number before|0 2 0 -1 -1 0
number for|-1 3 0 0 0 -1
number is|-1 6 -1 -1 0 -3
number of|0 3 0 0 0 -2
number on|-2 4 0 0 0 -2
number one|-2 -4 -2 9 -1 -1
number three|0 1 0 0 0 -1
number two|0 1 0 0 -1 0
numbers|-6 -5 1 -1 6 4
numbers are|-2 0 -1 0 0 3
numbers on|-1 -1 0 0 0 2
numero|-4 5 -1 0 -2 2
nur|-7 12 0 -3 -3 0
nur die|1 -6 0 0 -1 6
nur noch|-3 8 2 -1 -2 -5
nurse|7 -2 0 -1 -1 -4
nursery|-4 0 0 -4 4 4
nurses|1 1 0 0 0 -1
nut|-1 6 0 -1 -1 -4
nuts|-2 5 -1 -1 0 -2
o|0 5 0 0 0 -5
o'clock|-4 -12 6 -2 0 13
oak|-1 1 -1 0 -1 3
oat|-1 6 0 0 0 -5
oat milk|-1 1 0 0 0 0
oben|-3 7 -1 3 -1 -5
obituary|-2 -6 1 0 6 1
oct|-2 3 5 -1 0 -5
oct 0|-1 2 1 0 0 -1
october|-5 -6 19 -2 0 -6
october 0|0 2 -5 0 0 3
october at|-1 0 3 0 0 -1
october so|-1 -3 0 0 0 4
odd|0 2 0 0 0 -1
of|4 5 -5 1 2 -7
of 0|5 2 -6 -2 -1 2
of a|5 1 0 0 -1 -4
of all|-2 -5 0 -3 2 8
of april|-2 -3 3 0 0 2
of attorney|-1 -2 0 0 0 3
of credit|-3 0 -2 10 0 -4
of dec|0 -1 1 0 0 0
of five|7 -5 0 0 0 -1
of friday|0 -2 3 0 0 0
of his|0 1 0 1 -1 -1
of it|-3 10 -1 -1 -1 -3
of july|0 3 -2 0 0 0
of lading|4 -4 0 0 0 1
of lemon|-1 -2 0 -1 -1 4
of march|-1 0 3 0 -1 -1
of mr|-1 -2 0 0 0 2
of my|0 -4 0 0 0 5
of names|-4 10 0 0 -1 -5
of next|-2 -1 3 0 0 0
of nine|8 -4 0 0 0 -3
of november|1 -1 1 -1 0 -1
of our|-2 -6 0 7 0 1
of rye|-1 0 0 0 0 1
of stock|2 1 -1 0 -1 -2
of the|2 -13 -3 6 8 1
of them|-12 3 0 -1 -1 11
of three|11 -2 0 0 0 -7
of today|-1 -4 3 -1 0 3
of us|-3 2 0 0 0 2
of your|1 -1 0 2 0 -2
ofen|-3 3 0 -1 -1 3
off|1 -1 -3 -13 4 13
off at|-1 2 -1 0 -1 0
off by|-2 5 0 0 -1 -2
off from|0 2 0 0 0 -2
off in|1 9 0 -1 -1 -9
off my|1 -6 0 0 0 6
off on|-1 7 0 0 -1 -5
off sick|-2 10 -5 0 0 -3
off the|3 -7 -1 -2 -2 9
off this|-6 8 -2 0 0 1
off to|-2 2 0 0 -1 1
off too|2 -1 0 0 0 0
off until|0 2 -2 0 0 -1
off with|-2 -1 0 0 -1 4
offer|-1 16 -1 -2 0 -12
offer for|-1 5 0 0 0 -4
offered|0 3 -1 0 0 -1
offered 0|0 3 -1 0 0 -1
offers|-5 15 3 -2 0 -13
offers 0|-1 3 0 0 0 -1
office|-1 4 -2 1 1 -2
office gave|-1 -2 4 0 0 0
office has|0 -4 0 0 0 4
office is|-1 -1 0 2 0 1
office move|8 0 -1 2 -2 -7
office says|0 3 0 0 0 -3
office sent|0 4 0 1 0 -4
office wants|0 1 0 0 0 0
officer|0 6 1 0 0 -6
offline|9 -1 0 0 0 -7
offside|-1 -2 0 0 -1 4
ohne|1 1 0 -1 4 -4
oil|1 -3 -1 0 0 4
oiled|0 -4 0 -1 3 2
ok|-6 4 2 -3 -3 5
ok to|0 0 0 0 0 1
okafor|-1 -4 1 0 0 4
okta|0 4 0 0 3 -7
oktober|0 0 3 0 0 -3
old|-3 0 -3 -2 3 5
old contract|-1 7 -1 0 0 -4
old files|0 1 0 0 0 -1
old mill|0 -2 0 0 0 2
old one|-6 -1 -1 1 -2 9
old ones|-1 -1 0 0 0 2
old paint|-2 -5 0 0 4 3
olga|0 -2 0 0 0 2
oma|-3 -3 -1 -2 -1 10
on|6 9 -14 -2 0 1
on 0|-5 3 9 -1 -2 -4
on a|0 -9 11 -2 -3 3
on again|0 12 0 0 0 -12
on all|-14 -1 0 0 0 15
on android|0 0 0 0 0 1
on another|0 7 -1 0 0 -5
on april|0 1 0 0 0 0
on at|2 -1 0 0 0 -1
on attend|5 3 0 0 -1 -6
on back|3 1 1 0 0 -5
on backorder|1 1 0 0 0 -1
on board|4 -5 0 -1 0 1
on dec|0 -2 1 0 0 2
on december|-1 5 1 0 0 -5
on friday|1 -1 -1 0 -1 2
on her|0 2 0 0 0 -2
on his|3 -1 -2 -3 0 4
on hold|18 -12 -2 -1 -1 -3
on holiday|0 4 -3 0 0 0
on ice|1 0 0 0 0 -1
on it|-9 -1 -2 6 -2 8
on its|0 1 0 -1 0 0
on leave|0 1 -1 0 0 0
on main|-1 0 0 0 0 1
on march|0 3 1 0 0 -3
on me|-1 -7 0 0 0 8
on monday|-2 2 -9 4 -1 6
on mondays|-2 8 0 0 0 -5
on my|-4 1 -1 -1 -2 6
on oct|-1 1 0 0 0 0
on one|0 1 0 0 0 -1
on order|1 4 -2 -1 -1 -3
on our|-2 -3 0 0 -1 6
on page|-1 2 0 0 1 -2
on paper|1 6 0 0 0 -6
on peut|-2 0 0 9 -1 -6
on phones|-1 -1 0 2 0 0
on saturday|-8 15 1 -4 1 -5
on stage|0 -1 0 0 0 1
on staging|8 1 0 -3 -1 -5
on sunday|-1 -4 1 2 -1 3
on that|1 9 -1 -1 -3 -4
on the|1 3 -6 -4 2 5
on their|-2 1 0 0 -1 3
on them|-1 -1 0 0 0 2
on this|0 1 0 0 0 0
on thursday|0 -3 7 -2 0 -1
on till|0 0 -2 1 0 0
on tomorrow|1 1 0 0 0 -1
on top|-2 -8 0 -2 15 -3
on tuesday|-2 1 0 -2 -1 3
on tuesdays|0 1 0 0 0 0
on two|-1 3 0 0 0 -1
on wednesday|0 5 2 0 0 -7
on with|1 -2 0 -2 -1 5
onboarding|1 6 1 0 0 -8
once|-2 -3 -3 5 -2 5
once the|1 2 0 0 0 -3
one|3 5 -4 -1 -1 -2
one and|0 -2 0 0 0 3
one at|0 3 0 0 0 -2
one before|0 -1 0 2 0 0
one day|-3 -6 10 -2 -1 2
one for|-1 -1 -1 5 -1 -1
one from|0 2 -2 0 0 1
one goes|6 -2 0 0 0 -3
one has|1 0 0 0 0 -1
one in|0 7 -2 0 0 -5
one is|-6 3 4 0 0 -1
one more|5 -2 2 -4 14 -14
one of|-7 2 -1 -1 -1 7
one on|2 -5 3 0 0 1
one side|1 1 0 0 0 -1
one to|2 -7 0 3 0 2
one tomorrow|1 2 -2 -1 0 0
one was|0 3 0 -1 0 -2
one week|-3 -4 10 0 0 -3
one with|0 2 -1 0 0 -1
one's|-1 -4 0 0 0 5
ones|-2 2 -1 1 0 1
ones are|1 0 -1 0 0 1
ones have|-1 0 0 0 0 1
ones in|1 -2 0 0 1 1
ones left|2 0 0 -1 0 -1
ones on|0 1 2 0 0 -3
online|-5 6 0 -1 0 1
online since|-2 -3 0 0 0 5
only|1 11 6 6 -11 -13
only 0|-1 7 -1 -2 0 -3
only a|-4 -9 -1 4 0 10
only after|-1 -6 11 -3 -1 0
only an|0 -4 0 0 0 4
only come|-1 2 1 -1 0 0
only deliver|2 -1 -1 0 0 0
only do|-1 1 1 -1 0 -1
only free|-1 4 -2 -1 0 0
only from|-1 2 0 0 0 0
only half|0 1 0 0 0 0
only has|2 -1 2 0 0 -2
only have|-1 3 2 -1 0 -3
only if|-1 -10 0 11 0 0
only in|-1 2 1 0 -2 0
only need|0 0 0 0 0 1
only on|-3 2 0 -2 0 2
only one|1 1 0 -1 0 0
only opens|-1 5 -3 -1 0 -1
only take|-1 3 0 0 0 -1
only the|20 -6 -1 -3 -2 -8
only two|0 1 0 0 0 0
only until|0 3 -2 0 0 0
ont|-5 -6 6 0 -1 6
onto|0 4 0 0 0 -3
op|-1 1 0 0 0 0
open|-1 3 0 8 1 -11
open again|-1 6 0 0 0 -5
open day|0 -4 1 0 0 3
open in|-1 3 0 1 -1 -2
open the|-1 2 -2 6 -1 -4
opened|6 -8 -1 -1 -1 4
opening|-2 -7 3 -1 3 4
opens|-3 -11 -4 9 -1 11
opens at|-1 5 -3 0 0 -1
opens on|0 -6 5 -1 0 2
operating|-1 -2 0 0 0 3
opinion|5 1 0 0 -3 -2
opinion on|-1 4 0 0 -3 0
opposing|-1 0 3 0 0 -1
ops|2 -1 2 0 0 -3
optician|0 -2 5 0 -1 -3
option|0 -1 0 0 2 -1
or|-5 8 -9 8 -4 1
or 0|0 -2 0 0 0 3
or they|-1 5 -2 -1 0 -1
orange|-1 4 0 0 -1 -2
orchard|-2 3 0 0 0 0
orchestra|-2 0 -2 -1 0 4
order|12 -5 -8 -6 2 4
order 0|0 -3 0 0 0 4
order for|-1 -2 -3 0 0 6
order is|16 -5 0 -1 0 -10
order no|-2 -2 0 0 0 3
order of|-4 3 0 0 -1 3
order spare|-1 -1 0 0 4 -2
order the|5 -3 -1 0 0 0
ordered|24 -7 -5 7 -1 -17
ordered 0|-3 1 -1 0 0 4
ordered a|10 -5 0 0 0 -5
ordered comes|-1 2 -2 0 0 1
ordered the|-2 -1 0 0 0 4
ordered waiting|1 0 0 0 0 -1
ordering|0 1 2 0 2 -4
orders|5 -4 -1 1 -1 0
ordner|0 2 -1 -1 -1 0
organ|-2 -6 -2 -1 7 4
organic|3 -4 0 -1 -2 4
organic certificate|3 -4 0 0 -1 3
original|-3 2 -1 -1 -1 3
osei|-1 -2 -3 6 0 -1
osei's|-2 -3 -1 -1 0 7
oslo|0 1 0 0 -1 0
other|3 6 -5 5 -2 -7
other 0|0 4 -2 -2 0 0
other half|3 -2 0 0 0 0
other one|0 3 0 0 0 -4
other side|-2 -5 0 0 0 9
others|-1 2 -1 4 -4 -1
others are|0 1 0 0 0 -1
others please|0 0 -1 6 -2 -3
otherwise|-1 3 -4 0 0 3
otra|10 0 -3 -1 -3 -3
ouch|1 -1 0 0 0 0
our|0 -4 -2 6 -9 9
our account|-1 -7 0 -1 0 9
our booth|1 -5 2 2 -1 0
our new|-2 1 0 0 0 1
our side|0 -4 0 0 0 4
our signature|-2 -2 -2 0 0 7
our stall|7 9 -1 -1 0 -13
ours|0 0 -1 -1 0 4
ours on|0 -1 -1 0 0 3
out|1 -2 -6 3 -5 9
out 0|0 -4 0 0 0 5
out a|1 -1 0 0 0 0
out after|0 0 0 0 0 1
out and|3 -4 5 -1 0 -3
out at|-1 -3 0 0 0 4
out before|0 -2 4 -1 -1 0
out by|-9 -5 1 0 0 13
out everywhere|0 -2 0 0 0 2
out for|0 -2 0 0 0 3
out in|0 -2 -1 0 0 4
out last|0 -2 0 1 0 0
out no|-2 8 0 0 0 -5
out of|5 5 -4 -1 -4 -1
out on|-3 -4 1 5 0 2
out the|-1 -4 0 4 5 -5
out this|0 -2 0 0 0 2
out to|-2 4 1 0 0 -2
out today|0 1 0 0 0 0
out tonight|0 2 -4 6 0 -4
out with|0 -3 0 0 0 3
outlook|0 -1 0 0 0 1
outside|-2 4 0 2 -1 -3
outstanding|6 0 0 -1 -1 -5
oven|0 3 1 -3 1 -2
over|5 -7 -6 0 -3 12
over 0|0 4 0 0 0 -4
over from|4 -2 0 0 0 -2
over it|0 4 0 -1 0 -2
over the|-2 1 -1 8 1 -6
over to|-2 -3 0 0 0 5
overnight|-1 9 -1 1 -2 -6
overtime|0 -4 -1 0 2 2
owe|0 -1 0 0 0 2
owes|-3 -3 0 0 0 7
own|3 -5 -3 -2 3 4
own now|0 -1 -1 -2 0 4
owner|2 2 6 -1 4 -13
p0|0 5 -1 -1 0 -3
pack|0 9 -1 -4 -1 -3
package|-2 -2 0 0 2 2
packed|12 -6 0 0 -1 -6
packed and|6 0 0 0 0 -6
packing|0 -4 5 -1 0 0
packs|-2 0 -2 0 0 4
pads|3 1 0 0 0 -4
pads and|0 -2 0 0 0 2
pagado|0 -1 0 0 0 1
page|0 -7 -4 4 8 0
page 0|-1 5 -1 -1 -1 -1
page in|-1 0 0 0 0 2
page is|8 -5 0 -1 0 -2
page two|0 2 0 0 1 -3
pages|2 4 -2 -1 1 -2
paid|-2 -2 -5 -1 -1 11
paid 0|0 1 0 0 0 0
paid and|0 -1 0 0 0 1
paid cash|0 0 0 0 0 1
paid for|-3 0 0 0 0 4
paid the|1 -4 -2 0 0 5
paid their|0 1 0 0 0 0
pain|0 0 0 1 -1 0
paint|7 4 -1 -2 4 -14
painted|-5 0 0 -1 -1 7
painted the|-1 -3 0 -1 0 5
painter|5 6 0 -1 0 -9
painter is|3 -2 1 0 0 -2
painters|3 -2 0 -1 0 -1
painting|12 -3 5 -1 -1 -12
pair|0 -2 0 0 0 2
pallet|0 4 0 0 0 -4
pallets|2 -11 4 -1 -2 7
pan|-4 2 -1 0 5 -1
pan sin|-4 2 -1 0 5 -1
pane|-2 1 0 0 0 0
panel|0 -4 2 0 0 3
panels|6 -4 2 -1 -1 -3
panes|-2 2 0 0 0 1
pantry|-1 -3 0 0 0 4
paper|-5 -1 -2 2 -3 9
paper for|-1 1 2 0 -1 -1
paper to|0 -3 -1 0 0 4
papers|-2 1 -5 -1 1 6
papers are|-2 -3 3 0 0 3
paperwork|0 2 0 0 0 -1
papier|1 -3 0 0 -1 3
para|3 -2 1 -1 7 -9
para el|1 -9 1 -1 6 2
para la|3 -1 4 -1 -1 -5
para los|-1 0 -1 1 0 1
parado|9 0 -1 -2 -2 -5
paragraph|1 8 -1 -1 -3 -4
parcel|-6 -4 0 4 -2 8
parcel with|-5 -5 0 -1 0 11
parents|-3 12 -8 1 -2 -1
parents'|0 1 0 0 1 -1
parents' evening|0 1 0 0 1 -1
parish|0 -1 2 0 0 -1
park|3 -1 0 -1 -1 0
parked|1 1 0 -1 0 -1
parking|-8 8 -1 -1 0 1
parking permit|-1 -4 0 0 0 6
part|14 2 -6 -4 5 -12
part came|1 0 0 0 0 -1
part comes|1 2 0 0 -1 -1
part is|6 -2 0 0 0 -4
part of|-3 1 -3 -1 8 -2
partie|-1 -2 0 0 0 3
partis|-1 -1 0 0 0 2
parts|0 3 -2 0 -1 0
parts list|-1 7 0 0 -1 -5
party|5 -8 0 2 8 -7
pas|1 24 -4 -2 -3 -17
pas encore|0 1 0 0 0 -1
pasa|-2 0 4 0 0 -2
pasa al|0 -3 5 0 0 -1
paso|-2 -2 -1 0 4 1
pass|0 0 0 0 1 0
passe|-2 -3 6 0 -1 0
passed|-13 -4 -13 -2 -1 34
passed its|0 -1 0 0 0 1
passed the|0 -1 0 0 0 1
passes|-2 9 0 -1 0 -5
passport|7 -2 -1 -3 1 -2
passport office|0 6 1 0 -1 -6
passport photos|1 0 0 0 1 -1
passports|0 2 0 0 0 -3
passt|-3 6 0 -2 0 -1
passt nicht|-3 6 0 -2 0 -1
password|2 -2 -1 2 -2 1
password reset|0 -2 -1 -1 -1 4
past|-3 -2 -3 -1 0 8
pat|-1 4 0 0 0 -3
patch|-3 -6 0 -2 0 11
patched|-1 1 0 0 0 0
patience|-1 -2 0 1 0 3
patient|1 -1 -1 4 -2 0
patients|-1 -2 0 1 0 2
patients are|0 2 0 0 0 -2
patio|-5 7 0 0 0 -1
paul|-5 5 -3 0 -1 5
paula|-1 4 0 -1 0 -2
pause|12 -8 0 -1 0 -3
paused|6 -2 -1 -1 0 -2
pavel|0 -2 0 0 0 4
pay|-10 -4 0 4 4 7
pay 0|0 0 0 0 0 1
pay for|0 -9 0 -1 6 4
pay the|-2 6 -1 -1 -1 -2
paying|0 -1 1 1 0 -1
payment|-2 9 -2 -1 -1 -3
paypal|7 3 0 -1 0 -8
payroll|-1 7 -4 0 0 -1
pays|5 -3 -1 0 -1 -1
paywall|-3 1 0 0 0 2
pcs|-1 -1 -1 0 0 2
pdf|-2 12 -1 0 -1 -8
pedido|2 -9 -4 -1 9 2
pedir|1 2 0 -1 6 -7
pell|1 1 0 0 0 -1
pension|-2 -5 -1 -1 0 9
people|-1 11 -7 11 -6 -9
people 0|0 4 0 0 0 -4
people can|-1 -7 0 -2 0 10
people have|0 2 0 -1 0 -1
people in|0 -1 0 0 0 2
people on|0 -2 0 0 0 2
people say|-1 -1 0 -1 0 3
people want|-2 3 0 0 0 0
per|-4 4 -2 -1 -1 5
percent|1 9 -1 -1 0 -8
perfect|-1 -6 0 0 0 7
permiso|-1 -1 0 1 2 0
permission|-1 1 -1 -1 3 0
permit|-6 1 -5 1 5 4
permit expires|-1 5 -3 0 0 -1
permits|0 -1 0 0 0 2
pero|-2 17 -1 -1 -1 -12
persiana|1 0 -1 -1 -1 2
person|-1 3 -1 -1 0 0
personas|9 4 -1 -1 -1 -11
perth|0 9 0 0 0 -9
petersen|0 0 0 -1 0 1
petra|4 1 0 -2 -1 -2
petty|0 1 0 -1 0 0
petty cash|0 1 0 -1 0 0
peut|-2 2 -2 9 -1 -6
pg|2 1 0 0 0 -3
ph|0 -3 0 0 0 3
pharmacy|-1 6 -1 -1 -1 -2
phase|3 2 0 0 0 -4
phone|-4 3 -1 -3 4 1
phone and|0 -2 0 0 0 2
phone numbers|-1 1 0 0 0 0
phone with|4 -1 0 0 0 -2
phoned|-2 9 2 0 -1 -9
phones|-1 -4 0 2 0 3
photo|4 -8 -2 3 11 -8
photo of|-2 -5 0 0 3 5
photographer|-4 2 1 -2 -1 3
photos|3 5 2 -5 9 -13
photos are|3 -3 5 -2 0 -3
photos for|0 -4 0 -1 3 2
photos of|-5 5 -1 -3 4 -1
physio|5 -2 -3 0 0 0
piano|-3 -7 5 -3 -2 9
piano is|-1 -1 0 0 0 2
piano tuner|1 -1 0 0 0 0
pick|5 -6 1 -1 3 -2
pick it|3 -1 0 0 0 -1
pick up|2 -4 2 -1 3 -1
picked|-3 -12 1 -2 -1 16
picked it|-1 -1 0 0 0 3
picked up|-7 -6 1 -1 -1 13
picker|-1 -6 0 3 0 4
picking|0 4 -1 -1 0 -2
picking the|0 3 -1 -1 0 -1
picks|0 7 -2 -1 0 -4
picks up|0 4 0 0 0 -3
pickup|0 -3 0 0 0 3
pics|0 -3 0 0 0 3
picture|-2 -2 0 -1 -1 6
picture is|-1 0 -1 0 0 2
pictures|3 2 -1 1 0 -5
pictures are|0 -1 0 0 0 1
piden|0 3 0 0 0 -2
piece|-1 3 -2 -1 -1 2
pieces|0 -11 2 -1 1 8
pieza|2 5 -1 0 -1 -5
pigeons|-2 -1 0 0 0 3
pile|1 0 0 1 0 -2
pills|-1 -1 0 0 0 2
pilot|4 -5 1 -1 0 0
pink|0 2 -2 0 0 0
pinot|-1 -1 0 0 0 3
piotr|0 -3 0 0 0 4
pipe|-3 0 3 -1 -1 2
piso|-1 -1 -1 0 -1 4
pista|-3 5 -1 -1 -1 1
pitch|4 -7 0 0 0 4
pixel|0 2 0 0 0 -2
place|5 -3 -4 -2 -2 6
place 0|-1 5 -3 0 0 -1
placed|9 -7 -1 -1 -1 0
places|0 -2 -1 -1 0 4
plan|-4 -4 5 -2 10 -6
plan for|0 -4 -1 -3 2 6
plan is|-1 3 0 0 0 -1
plan with|0 1 0 -1 1 -1
planned|-2 -3 11 -2 4 -7
planned for|1 3 2 0 0 -5
planners|-2 1 0 0 0 1
planning|1 -2 0 -1 0 3
plans|1 2 0 0 -2 0
plant|4 -2 -3 0 0 2
plants|2 2 -1 -1 -1 -1
plaque|-2 0 0 -1 0 3
plasters|-2 3 0 0 0 -1
plasters and|0 0 0 0 1 -1
plastic|-1 3 -1 1 0 -2
plate|-1 2 0 0 0 0
plates|0 1 -2 -2 2 0
platz|0 1 -1 -1 0 1
play|-1 -1 -3 2 0 3
playground|3 -2 0 1 0 -1
please|-25 1 0 39 27 -42
please add|-1 -4 -1 -1 7 -1
please also|-2 -3 0 -4 9 0
please before|0 -3 0 3 0 0
please bump|-1 0 -1 1 0 0
please do|4 -3 0 -3 3 -1
please have|-2 -2 1 8 0 -6
please make|0 -1 0 0 1 0
please move|-2 -2 5 0 0 0
please not|0 3 -1 -1 0 0
please note|0 2 0 -1 0 0
please push|0 3 -1 1 -2 0
please put|-1 1 -1 -2 6 -2
please set|-2 -4 2 5 -1 0
please shift|0 -1 1 0 0 0
please take|-1 4 -1 -2 1 -1
please the|-3 -5 -2 14 -1 -4
please treat|-1 -4 0 10 -3 -2
plink|-1 -2 0 0 0 3
plink plink|-1 -2 0 0 0 3
plombier|-1 1 5 -1 -1 -3
plot|-1 1 -1 0 0 2
plot 0|0 3 -1 0 0 -1
pls|-4 -9 6 6 12 -11
pls add|-1 -1 0 0 4 -2
plug|0 -4 0 0 0 4
plumber|-1 8 2 -1 -1 -7
plumber came|-1 1 0 0 0 0
plumber has|0 -1 1 0 0 -1
plumber was|0 6 0 0 0 -6
plus|2 -7 -5 7 4 -1
pm|-3 0 4 -1 0 1
pocket|-2 -2 0 8 0 -4
pohl|-1 0 0 0 0 1
point|-4 1 -2 -2 5 3
points|0 2 0 0 0 -2
police|3 0 1 -1 -1 -2
police want|0 2 0 0 0 0
policies|-3 1 0 0 -4 5
policy|-3 3 -1 2 2 -3
polish|-1 -2 -3 7 7 -8
pond|-2 3 -1 0 0 1
pool|0 -1 0 -1 -1 3
popup|0 3 0 0 -1 -1
por|1 9 1 -2 -3 -6
por correo|0 0 5 0 0 -5
por favor|-2 1 0 1 0 0
por fin|-4 -6 -1 0 0 11
por la|12 -7 0 0 0 -4
port|-1 4 0 -2 0 -1
portail|-2 5 -1 3 -3 -3
portal|-2 4 -1 -1 -1 1
porter|0 2 -1 -1 -1 0
porto|0 -2 -1 0 -1 4
portugal|-3 2 0 -1 -1 3
position|-3 2 -1 1 0 0
possible|-2 -3 1 0 5 -2
post|-4 -3 -2 -2 2 9
post office|-1 0 0 0 0 2
post this|2 1 0 0 0 -2
poste|2 1 -3 -1 -1 1
posted|-7 -11 -1 10 -1 11
poster|-3 3 0 0 0 0
posters|-4 7 3 0 0 -6
posters are|-3 8 0 0 0 -4
postgres|0 -2 2 -1 1 -1
postgres upgrade|-1 1 0 0 0 0
posting|5 1 0 0 0 -5
postpone|-2 -4 12 -1 -1 -4
postpone the|-1 -3 9 -1 -1 -4
postponed|0 -1 3 0 0 -1
postponed by|0 0 1 0 0 0
postponed to|0 -1 2 0 0 -1
posts|12 -1 -1 -1 0 -10
posts are|4 3 0 0 -1 -4
potatoes|-1 -3 0 7 0 -3
pothole|-1 4 0 -1 0 -2
pound|0 7 -1 0 0 -6
pour|-12 3 7 -4 7 -1
pour la|-7 -8 11 0 4 0
pour le|2 -3 1 0 9 -9
pour les|-2 7 0 -1 -4 0
poured|-4 2 0 0 0 3
power|0 5 0 5 2 -12
power of|-1 -2 0 0 0 3
pr|1 12 0 -1 -1 -11
pr is|0 8 0 0 -1 -7
practice|-3 -2 0 0 0 5
pram|0 -6 0 0 1 5
pre|0 -1 0 0 0 2
prefer|0 2 0 0 0 -1
prefers|-1 4 -1 0 0 -2
prefers to|-1 4 -1 0 0 -2
pregunta|-2 6 0 0 0 -3
pregunta si|-2 6 0 0 0 -3
premiere|10 -4 0 3 0 -8
prendre|0 -4 -2 0 7 -1
prepare|0 0 0 -3 3 0
prepared|-1 -1 0 0 0 2
prescription|-1 3 0 0 -1 -1
present|-2 4 0 0 -1 -1
press|-2 -2 -2 4 -2 3
press release|0 -1 1 0 0 0
pressed|-1 -1 0 0 0 3
pressing|-7 -4 -2 21 -1 -8
pressing any|-1 -1 0 3 0 -1
pressure|-2 1 0 0 0 2
presupuesto|0 1 -1 -1 -1 2
pret|-4 -5 2 0 0 8
pretzel|-1 1 0 0 -1 2
pretzel machine|-1 1 0 0 -1 2
prevoir|-1 -4 0 0 6 -1
price|-4 2 -2 -1 5 -1
price for|-1 2 0 0 -1 0
price is|0 1 -1 0 0 -1
price list|-2 3 0 0 7 -8
prices|4 -1 0 0 0 -2
prices for|0 3 0 0 0 -3
primero|-1 -2 -1 6 0 -2
print|-2 5 1 -4 -2 3
print shop|0 -3 2 0 0 2
print the|-2 9 -1 -2 -1 -2
printed|-1 0 0 0 0 2
printed 0|0 -1 0 0 0 1
printed and|-1 -1 0 0 0 2
printer|-1 6 0 -2 -2 -1
printer can|0 0 1 -1 0 0
printer in|1 0 0 0 0 0
printer is|0 -3 0 -1 0 4
printer prints|0 -3 0 0 0 3
printers|0 2 0 0 0 -2
printing|1 -1 0 2 0 -2
prints|-2 -8 -1 -1 0 11
prints again|0 0 0 0 0 1
prio|-1 -5 -1 13 -1 -5
priority|-4 -8 0 22 -2 -8
priority from|0 0 0 1 0 -1
priority now|-1 0 0 1 0 0
priority please|0 -1 0 1 0 0
priority the|0 0 0 1 0 0
prisa|-2 -2 0 7 0 -3
privacy|-1 7 0 0 0 -5
priya|0 0 -1 -1 0 1
probe|2 4 0 0 0 -4
problem|-4 3 0 0 0 2
procedure|-1 -7 0 0 9 0
prod|4 -1 -2 -1 0 0
production|2 5 0 -1 0 -6
prof|-4 -2 3 0 0 4
program|0 -1 0 0 0 1
programme|-1 -3 1 0 0 4
programme notes|-1 -1 1 0 -1 2
progress|11 -2 -1 -1 0 -7
project|5 4 0 -5 -2 -1
projector|-3 1 -1 -1 0 5
prolonged|-1 -2 4 0 0 -1
promise|4 5 -6 -1 0 -2
promised|-3 12 0 -1 -1 -6
promised for|0 2 0 0 0 -1
promised to|-2 5 0 -1 0 -2
promises|-1 8 -1 -1 0 -5
proof|0 -2 -5 -1 0 8
proofing|0 -5 0 0 0 5
proofread|2 -4 0 0 0 2
properly|-2 -5 -1 0 0 8
properly again|0 -6 0 0 0 6
property|-2 -1 0 0 0 3
protection|0 0 0 3 0 -2
protocol|-2 1 0 2 0 -1
protokoll|-1 -3 -1 -2 2 5
proveedor|1 12 0 0 -1 -12
provider|3 2 -1 -1 -1 -2
pruned|1 0 0 0 0 -1
publicada|-1 -2 0 0 0 4
publisher|-1 -1 0 0 -1 3
puddle|-1 0 0 0 0 1
puddle under|0 2 0 0 0 -2
puede|0 -8 1 8 -1 1
puerta|-2 0 0 0 0 2
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
push|-4 7 3 -1 -4 -1
push it|-2 4 0 0 -1 -2
push the|-2 0 5 0 -2 -1
pushed|-1 1 2 0 -1 0
pushed to|0 0 1 0 0 0
put|-7 -18 5 5 18 -4
put a|-1 -5 0 -1 1 6
put back|0 1 0 0 0 0
put in|-2 -4 0 -1 -3 10
put it|-1 -6 1 5 8 -7
put off|8 4 2 0 -2 -11
put that|2 -4 -1 6 0 -3
put the|0 -6 4 -1 3 0
put them|-4 6 0 0 0 -3
put us|1 4 0 0 -1 -3
q0|1 -6 8 -1 1 -4
qa|-1 -2 0 0 0 2
quality|0 0 1 0 0 0
quarry|-1 -6 0 0 7 0
quarter|-2 3 2 -1 0 -2
que|-7 5 6 -3 8 -9
que el|-3 10 0 0 0 -6
que la|1 1 -3 0 0 1
que le|-1 3 0 -1 7 -8
quedo|-1 0 0 0 -1 3
quelqu'un|-7 7 -1 -1 -2 3
question|-1 7 0 0 0 -6
questions|-2 1 -3 -1 -1 6
queue|6 -1 -2 7 -1 -8
quick|-1 3 -3 0 0 2
quiet|-3 4 0 -1 -4 5
quiet as|0 -4 0 0 0 4
quilt|2 -5 0 0 6 -3
quist|0 1 -1 0 0 0
quittung|-2 7 0 -1 0 -4
quiz|-1 1 0 0 -2 1
quotation|1 6 0 0 0 -6
quote|1 4 -2 4 1 -7
quote for|1 3 0 0 0 -3
quote from|0 -1 0 -1 3 -1
quote is|1 3 -1 -1 0 -3
quoted|0 2 0 0 0 -2
quoted 0|0 2 0 0 0 -2
quotes|-1 3 -1 -1 0 0
quotes for|0 1 0 0 0 0
rabbit|5 -6 0 -1 -1 3
rabbits|5 -6 0 -1 -1 3
rabies|0 -1 -1 0 3 0
race|1 -2 2 0 0 0
rack|-1 6 0 0 0 -4
racking|0 5 0 0 0 -5
racks|0 5 -6 -1 0 3
radiation|0 1 0 0 0 -1
radiation check|0 1 0 0 0 0
radiator|-2 5 0 -3 -1 2
radiators|5 -6 -1 -1 2 1
radio|-1 1 -1 0 0 2
radon|1 0 -2 -1 -1 4
rafael|0 1 0 0 0 -1
rafael in|0 1 0 0 0 -1
raffle|3 -2 0 0 -1 0
rail|-1 0 1 0 5 -4
railing|-3 0 0 -1 0 3
rain|-8 6 6 -2 -2 0
rain runs|0 7 0 -1 -1 -4
raining|1 0 0 0 0 0
raise|0 -1 0 2 -1 0
raised|-1 5 0 0 0 -4
ral|-1 6 -1 0 -1 -3
ral 0|-1 6 -1 0 -1 -3
ram|-2 0 -2 7 -2 -1
ramp|-1 -4 1 -1 3 2
ran|-7 2 -5 -2 -2 14
ran out|-2 10 -2 0 0 -6
ran the|0 -6 -1 0 0 7
ran through|1 0 0 0 0 0
rang|-7 -2 1 -2 -2 11
rang about|-2 5 0 0 0 -2
rang the|-2 1 1 0 0 1
range|-2 1 -1 -1 0 4
rate|2 0 -1 0 0 0
rather|-3 5 5 -1 -1 -5
rather than|-1 -3 6 -1 0 -1
rats|-2 7 0 0 0 -5
raus|0 -3 1 -2 -3 7
raw|-1 4 0 0 0 -3
ray|-1 1 -1 -1 -1 2
ray machine|0 1 0 0 0 0
rays|-3 0 -2 4 0 1
rd|0 -3 -1 0 0 4
re|3 -13 13 7 -1 -9
re the|3 0 0 -1 -2 0
reach|0 3 1 0 0 -4
reached|0 -12 -1 -1 -1 15
reached 0|1 -5 0 0 0 4
reached the|0 -1 0 0 0 1
read|-6 1 -1 0 -3 10
read it|-1 -6 0 -1 -1 9
read the|-1 -3 -1 2 0 3
reader|0 2 0 0 0 -1
readers|-2 -5 0 3 -1 5
reading|6 -3 1 -1 0 -3
readings|3 -8 0 0 3 2
reads|0 -4 -1 -2 -1 7
reads 0|-3 -6 0 0 0 9
ready|5 -7 12 -2 -2 -7
ready and|-1 -3 0 0 0 4
ready by|1 -2 3 -1 0 -2
ready for|1 -6 0 0 0 6
ready on|0 -2 4 0 0 -1
really|-6 11 -1 9 -2 -11
really good|0 5 0 0 -1 -4
really need|-1 1 0 0 0 0
really urgent|0 -2 0 3 0 0
rear|1 2 0 -1 0 -2
recall|0 1 0 0 0 -1
receipt|-2 -3 -2 0 -1 9
receipt for|-1 1 0 0 -1 2
receipt from|0 1 0 0 0 0
receipt in|0 -1 0 0 0 1
receipts|-1 -1 0 0 3 -1
received|-1 3 -1 0 0 0
received the|0 1 0 0 0 -1
reception|1 -3 -1 -1 -1 5
reception in|0 -2 0 0 0 3
rechnung|-5 6 -2 -2 -1 3
rechnungen|4 1 0 -1 0 -4
recipe|-2 -2 -1 1 -3 7
recommended|-2 8 0 0 0 -5
reconciled|0 -3 0 0 0 3
record|-1 1 0 0 4 -4
recorded|11 -6 0 -1 0 -3
recording|1 2 1 -1 -1 -2
recordings|0 1 0 0 0 -1
records|0 -3 -1 0 2 2
recruiter|1 1 0 0 0 -1
recu|1 -4 -3 -1 -2 7
recycling|-3 2 0 0 0 1
red|-6 3 -2 5 -3 2
red cross|0 1 2 0 0 -2
redo|0 2 0 0 0 -1
redone|0 1 0 0 -1 0
ref|-1 2 -1 0 0 0
ref 0|0 3 0 0 0 -3
referee|-6 6 -1 -1 0 2
reference|3 -2 -5 -5 -3 11
references|0 2 0 0 -1 -1
referral|0 2 0 0 0 -2
refs|-1 -3 0 0 0 4
refund|-4 -2 -2 -1 0 9
refunded|-1 -7 0 0 0 8
refunds|-1 -4 -2 -1 3 5
refused|-4 14 -1 0 -1 -8
refused to|-4 7 -1 0 0 -2
refuses|-1 12 -1 -1 -1 -8
regards|3 2 5 5 0 -14
register|-1 -2 -1 -2 1 5
registered|-1 -10 0 -1 0 13
registered with|-1 -2 0 0 0 3
registrar|-2 -7 6 -1 -1 3
registration|-2 -1 5 -1 -1 0
registry|-1 -3 5 0 0 0
regle|-2 -6 -1 0 -1 10
rehearsal|0 7 -1 -1 -1 -4
rehearsal dinner|3 -2 0 -1 -1 1
rejected|1 13 -2 -1 -3 -9
rejected the|0 5 0 0 -2 -3
rejects|-1 11 0 -1 0 -9
release|1 -2 0 -1 5 -4
release notes|-1 -3 0 0 5 0
released|-3 -6 -1 0 0 9
relu|-5 -4 0 0 0 10
remaining|9 1 -2 0 0 -8
remarks|-1 7 -3 0 0 -4
reminder|5 3 -3 -1 0 -4
reminders|-1 -5 0 1 -1 5
remote|-1 0 0 1 0 0
removal|0 -1 0 -1 2 0
removed|5 -1 -1 -1 -2 0
removed the|-1 -2 0 0 0 4
rendu|-4 -2 0 0 -1 7
renew|-2 2 -1 -1 -1 4
renew the|-1 4 0 0 -2 -1
renewal|-2 -3 3 5 -1 -2
renewed|-5 11 -1 2 -1 -6
renewed for|-1 0 0 0 0 1
rent|-4 -5 0 6 -1 5
rent is|-1 -1 0 0 0 3
rental|-1 -3 0 0 0 4
repair|12 -2 -3 -2 -1 -3
repaired|-5 1 -1 0 0 4
repairs|1 -3 4 0 0 -2
repare|-3 -3 0 0 0 6
reparee|-1 -2 0 0 0 3
replaced|6 -13 -1 -1 0 8
replaced the|-2 -5 0 0 0 7
replacement|-2 -2 1 -1 -1 4
replied|-4 -5 0 0 0 9
reply|3 0 2 0 0 -5
reponse|5 0 0 0 0 -5
report|-12 -10 5 -1 3 15
report in|0 -1 0 0 1 0
report is|-5 -3 -3 -1 0 12
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
resena|3 1 -1 0 0 -3
reserve|-1 -4 -2 -1 2 7
reserved|-4 -7 -8 -1 -1 21
reserved for|0 -1 0 0 0 1
reserviert|-1 5 -1 -1 -1 -1
reset|-2 0 -1 -1 -1 5
rest|19 -2 -13 3 -1 -5
rest after|1 2 0 0 -1 -2
rest follows|2 0 -2 0 0 -1
rest is|2 1 0 0 0 -2
rest of|4 -2 0 0 0 -1
rest on|6 -5 -1 0 0 0
rest tomorrow|6 0 -4 -1 0 -2
restaurant|0 3 -1 -1 0 -1
reste|11 1 4 -1 -2 -15
restore|-1 -1 0 4 0 -2
restored|-1 -2 0 -1 -1 4
result|8 2 -1 -1 -1 -7
results|9 -2 1 -2 -1 -5
resume|-4 -3 7 0 0 0
resume the|-4 -3 7 0 0 0
retest|4 0 0 -2 0 -2
retired|-2 7 -1 -1 0 -4
return|2 -4 2 0 2 -2
return is|1 -1 0 1 0 0
return the|3 -1 0 0 0 -2
returned|-2 -2 -3 -2 1 8
returned the|0 1 0 0 0 -1
returns|0 0 0 1 2 -3
rev|0 -4 0 0 0 4
revenue|0 3 -3 0 0 0
review|15 -2 1 -5 -2 -7
review with|11 -4 0 0 0 -6
reviews|0 1 0 0 0 0
revised|0 -1 0 0 0 1
revoked|0 -6 0 0 0 7
rewritten|0 -1 0 0 0 1
ribbon|0 3 0 0 0 -2
rid|-1 -5 0 0 4 2
rid of|-1 -5 0 0 4 2
rideaux|-4 6 0 0 -1 -1
riego|1 -2 -1 0 -1 4
rien|3 7 0 -1 -1 -9
riesling|1 9 -1 -1 0 -9
right|13 -3 -2 -1 -3 -4
right at|0 1 0 0 0 -1
right away|0 -1 0 2 0 0
right now|20 -6 -1 3 0 -17
right to|-1 0 0 -2 0 4
rights|4 -5 0 -1 -1 2
ring|5 -6 -1 -2 3 1
rings|5 -10 -1 -1 -1 7
rings again|0 -1 0 0 0 2
rising|0 4 0 0 0 -3
risk|-2 -5 -1 4 5 -1
risk assessment|-1 -3 0 0 6 -1
rita|-2 3 0 0 -1 0
rma|3 3 -1 -1 -1 -4
road|-1 -2 -1 4 -1 1
rob|1 2 -3 -1 2 -2
robes|-3 -5 6 0 0 1
robes back|-1 -1 0 0 0 1
robot|-1 0 0 0 0 1
rollback|3 -6 0 -1 5 0
rolled|-2 -1 0 -1 -1 5
rolled out|-1 -4 0 0 0 4
rolls|-1 -8 -1 3 -1 8
roman|2 0 0 0 0 -2
roof|-7 3 0 5 1 -3
roof 0|0 -2 0 0 0 2
roof is|0 -3 0 0 2 2
roofer|-2 2 0 -1 2 -1
room|3 -1 -10 7 1 0
room 0|13 -11 -8 10 -2 -4
room for|0 5 0 0 0 -4
room is|-3 -12 0 5 -1 11
rooms|1 -3 0 0 0 2
root|2 4 -3 -1 0 -2
root canal|3 1 -2 -1 0 0
root cause|0 2 0 0 0 -2
rope|-1 1 0 0 0 0
rosa|5 -4 4 -1 -1 -3
roses|1 4 0 0 0 -4
roster|0 2 -2 0 0 1
rota|-1 3 7 -2 6 -13
rota is|3 -1 0 -1 0 -1
rota to|5 2 0 -1 -1 -6
rotary|-1 5 0 0 -2 -1
rotor|0 -3 0 0 0 4
rotten|0 1 0 0 0 -1
rotterdam|11 -5 0 0 0 -5
roughly|5 -3 0 0 0 -2
round|-5 -4 6 -1 0 4
round on|0 6 -1 -1 0 -3
round the|-2 -1 -2 2 2 1
round to|0 1 0 0 0 0
route|0 4 -2 -1 -1 -1
router|-3 7 0 0 0 -4
row|-3 -2 0 -1 -1 7
rows|5 1 0 -1 0 -5
rubber|-2 -2 0 2 2 1
ruiz|0 5 0 0 0 -5
rules|1 1 0 0 -2 0
run|8 6 -3 -1 -1 -8
run is|2 -5 0 0 0 4
run out|5 -5 -2 2 0 -1
rung|-1 6 0 0 0 -5
running|17 -8 -5 3 -1 -5
running again|-1 -1 0 0 0 2
running in|4 -1 0 0 0 -3
running since|2 -4 0 -1 0 3
runs|-8 0 -4 2 -5 13
runs like|0 -1 0 0 0 1
runs on|-1 -1 0 0 0 2
runs out|-1 0 -1 6 0 -4
rush|-1 -6 0 9 0 -1
rush with|-1 -1 0 3 0 -1
ruth|-1 0 0 0 -1 2
rye|-3 -1 -1 0 0 6
rye flour|-2 -1 -1 0 0 5
s|-3 6 -2 -1 -1 0
sa|-10 -4 -3 -1 -1 18
saaz|0 -2 0 0 0 2
sabe|-1 8 -1 -1 0 -5
sacks|-2 -8 -1 -1 0 12
saddle|5 -5 0 0 0 1
safari|-1 2 0 0 0 0
safe|-2 3 -3 -1 -1 3
safety|0 -4 8 -1 1 -3
safety sheets|0 2 -1 0 0 -1
sagt|-2 4 0 -1 0 -1
said|-5 2 4 5 -4 -2
said no|0 4 -2 0 -1 0
said the|0 -3 5 0 0 -1
said yes|0 3 0 -1 0 -1
salary|-2 -2 -1 -1 0 7
sale|0 2 0 -1 0 0
sales|1 -6 1 3 -1 1
sales training|2 -4 2 -1 -1 1
salio|-1 -6 -1 0 -1 9
salle|-3 -3 -2 9 -2 1
salon|-4 3 -1 -1 2 0
salt|1 4 0 0 0 -4
same|1 11 -2 -4 2 -9
same error|0 5 -1 -1 -1 -2
same time|-2 2 0 -1 0 -1
sample|-1 4 -1 -1 0 -2
samples|0 9 1 -3 -2 -6
samples at|1 -1 0 0 0 0
samstag|-3 4 -6 4 0 2
sand|-1 1 0 0 0 0
sanded|2 0 -1 0 0 -1
sanding|10 -4 -3 -1 0 -2
sandpit|-1 -1 -1 3 0 0
sans|2 -1 0 3 -1 -3
sat|-1 -4 3 -1 0 2
sat 0|0 -2 6 0 0 -4
saturday|-13 -6 0 10 0 8
saturday 0|0 -1 2 0 0 -1
saturday for|1 3 -4 -1 0 2
saturdays|0 3 -1 0 0 -1
saturdays and|-3 4 -1 0 0 0
sauber|-1 -1 -1 -2 0 5
sauna|-1 -2 -2 0 0 5
saved|-1 -1 0 0 0 2
saw|-2 2 0 0 -1 1
saw it|-1 5 0 0 -1 -3
say|-1 16 -4 -6 -3 -2
say the|-1 8 0 0 0 -5
say they|-1 7 0 0 0 -5
say yes|-1 3 -5 0 0 3
says|-15 30 4 -9 -6 -4
says 0|-1 -3 -2 2 -1 6
says he|0 4 0 -1 0 -2
says it|0 4 -1 0 0 -2
says it's|0 3 0 0 0 -3
says no|0 -2 0 0 0 3
says she|0 2 2 -2 0 -1
says the|-3 0 4 -4 -1 3
says we|-1 1 -1 -1 0 3
says yes|0 2 0 0 0 -2
scaffold|0 1 0 0 0 0
scaffolders|4 -1 0 0 -1 -3
scaffolding|-1 -3 1 0 0 4
scaffolding is|0 -1 0 0 0 1
scale|-1 1 2 0 -1 -1
scan|-3 -2 0 -1 3 3
scanned|10 -7 -1 0 0 -1
scanned and|-1 -2 0 0 0 3
scanner|-3 -3 0 0 0 6
schedule|0 -2 -1 0 0 3
schickt|-1 5 -1 0 -2 -2
schlussel|-4 -5 -4 -2 -1 16
schon|6 -3 5 -5 -3 0
schon am|-3 -1 4 0 0 0
school|3 -5 2 -2 -1 3
school has|2 0 0 0 0 -1
scout|2 -3 0 -1 2 0
scouts|-4 -1 0 0 0 5
scrap|0 -1 0 0 0 0
scrapped|4 -1 0 -1 -1 -2
scratch|3 -3 0 0 1 -1
scratches|-1 -1 0 0 0 2
screen|2 1 0 -1 0 -2
screens|3 -1 0 0 0 -2
screw|-1 -5 0 -1 0 7
screws|-6 8 0 -1 0 -1
script|1 -3 2 -1 5 -3
script for|-1 -4 2 -1 5 -1
scrubbed|0 -4 0 0 0 4
scrubbed and|0 -1 0 0 0 1
se|3 4 0 1 -5 -4
seal|-4 7 -2 -1 -1 1
sealed|-2 -6 0 0 -1 9
seals|1 -1 0 0 0 0
seam|1 0 0 0 0 0
seamstress|0 -2 0 0 2 0
search|0 1 -1 -1 0 2
search for|-1 1 0 0 0 0
season|3 -1 0 0 0 -2
seat|-2 -1 0 4 0 -1
seating|-1 8 -1 -1 -1 -4
seating plan|-1 4 -1 0 1 -3
seats|0 -4 -2 1 0 5
seats on|-1 0 0 0 1 1
second|9 9 -2 1 0 -16
second coat|3 1 -2 -1 0 -2
second course|5 2 1 0 -1 -7
second draft|-4 -3 2 1 -1 4
second floor|-1 -6 0 0 0 8
second hand|0 -3 0 0 0 4
second one|-1 4 -2 -1 -1 0
second opinion|-1 4 0 0 -3 0
second quote|-1 -1 0 -1 3 -1
second round|3 1 -1 0 -1 -2
second sample|0 3 -1 0 0 -2
second time|0 4 -1 -1 -1 -1
second week|-1 -1 3 0 0 -1
seconds|-9 6 -1 -1 0 6
secretary|0 2 0 0 0 -1
section|10 -9 1 -2 0 0
section on|3 -4 0 0 1 0
see|-5 12 7 -1 -3 -10
see a|-1 3 0 0 -1 0
see it|0 -2 -1 0 0 3
see the|-1 1 2 -1 0 -1
see you|0 -1 0 0 0 1
seed|1 6 0 0 0 -7
seems|-1 6 -1 -1 0 -3
seen|-2 0 0 5 -1 -3
sees|-3 8 -1 6 0 -10
seguimos|7 8 -1 -1 -1 -13
seguro|-1 -3 0 0 0 5
sehen|1 1 2 0 0 -2
sein|-1 -1 3 0 0 0
seine|-2 5 0 -1 -1 -1
seit|-3 0 -1 -2 -1 7
seit dem|-2 4 0 -2 -1 1
sello|-2 -5 -1 0 -1 9
semaine|5 4 -2 1 -2 -6
semana|-3 1 11 -1 -1 -7
send|9 0 -3 3 0 -9
send it|-2 3 0 0 0 -1
send the|1 3 -1 0 -1 -2
sending|1 7 -1 0 0 -7
sends|-5 5 3 -2 -2 0
sends a|0 2 -1 0 0 -1
senora|-1 -1 -1 0 0 4
sense|0 3 0 0 0 -2
sensor|-3 -3 0 0 0 6
sent|0 20 -6 -1 -2 -11
sent a|1 11 -1 1 0 -11
sent back|0 4 0 0 0 -4
sent her|0 -1 0 0 0 1
sent in|13 -4 0 0 0 -8
sent it|0 2 0 0 0 -2
sent me|0 3 0 0 0 -3
sent off|-1 2 0 0 0 -1
sent the|1 -2 -1 -1 -1 4
sent their|-1 4 0 0 0 -3
sent them|0 -3 -1 0 0 5
sent to|-3 -8 0 0 0 12
separate|0 -4 0 0 5 0
sept|-2 0 10 -1 -1 -6
sept 0|-1 -1 7 -1 0 -4
september|-5 -4 15 -4 -1 -1
september so|-1 1 1 -1 0 0
septic|-2 -2 0 -1 0 4
serial|-2 4 0 0 0 -2
serial number|0 1 0 0 0 0
served|-2 -3 0 0 0 5
server|-7 -10 1 12 -2 6
server is|0 -1 0 0 0 1
server room|-1 7 0 -1 2 -6
service|4 -8 -1 -1 2 4
serviced|-3 -4 -1 0 0 9
ses|0 4 0 0 0 -3
sesame|-2 9 -1 0 0 -7
session|7 -3 0 -1 0 -3
set|1 -11 6 6 -4 2
set it|0 3 3 0 -2 -4
set of|-1 -4 -1 0 0 6
set the|-2 -5 4 7 -1 -2
set up|-2 -2 0 0 0 5
sets|3 0 0 -1 0 -2
settings|1 0 0 0 0 0
settle|-1 1 0 0 0 0
settled|-4 -6 0 0 0 11
seven|12 -2 -2 -1 -1 -6
seven of|2 3 0 0 0 -4
sewage|-2 1 0 -1 -1 3
sewing|0 -3 0 0 1 2
sewn|2 -11 0 -1 6 4
shall|0 2 -1 0 0 0
shall i|0 1 -1 0 0 0
shall we|0 1 0 0 0 0
shared|-1 2 0 -1 0 0
shared drive|-1 2 0 0 0 -1
sharp|-3 -3 1 0 0 5
sharps|-1 -2 0 5 -1 -1
she|-9 4 -9 -5 -4 23
she can|-3 2 -2 -4 0 7
she comes|0 4 -1 0 0 -3
she cried|0 -5 0 0 0 6
she had|0 1 -1 -2 0 3
she has|0 2 0 0 -1 -1
she is|-3 2 -4 7 0 -2
she needs|0 -2 2 0 0 0
she says|0 2 0 0 0 -2
she signed|0 -1 0 0 0 2
she starts|-5 0 -1 0 0 6
she takes|-1 5 0 0 0 -4
she wants|0 2 -1 0 0 -1
she will|0 -3 -1 0 0 5
she would|0 3 0 0 0 -3
she'd|0 3 0 0 -1 -2
she'll|0 10 -2 0 0 -7
she's|-4 -3 -2 -1 -2 12
she's happy|0 1 0 0 0 0
shed|1 -3 0 4 2 -3
sheep|-3 3 -1 -1 -1 3
sheet|-4 6 2 -1 -1 -2
sheet is|0 7 0 0 0 -7
sheets|5 -3 -1 -1 1 -2
shelf|-1 -14 -1 12 -2 6
shelf is|-1 -4 0 -1 0 7
shelves|1 5 0 0 0 -5
shelves are|0 -1 0 0 0 1
shift|-1 2 -7 -3 6 2
shift it|-1 1 2 -1 0 0
shift plan|0 0 0 0 0 1
shifted|-1 1 4 -1 0 -2
shifted to|-1 0 4 0 0 -3
shifts|0 -2 3 0 0 0
shines|2 -6 -1 0 0 5
ship|-1 -4 -2 8 0 -1
shipped|0 -2 -1 0 0 3
shipping|9 -2 0 0 0 -6
ships|-1 -1 3 0 0 -1
shirts|0 -1 0 0 0 1
shoe|0 4 0 0 0 -3
shoes|5 0 0 0 0 -4
shop|2 3 0 -2 -3 0
shop and|-1 2 0 0 -1 0
shop front|0 4 0 0 0 -4
shop says|0 1 0 0 -1 0
shops|0 1 0 0 -1 0
short|-2 3 -1 -1 -1 2
shot|0 1 0 -1 0 0
shots|-1 0 -2 0 0 3
should|1 0 -17 9 19 -10
should also|1 0 0 -1 2 -2
should be|8 -9 -13 1 7 6
should get|0 0 0 0 1 0
should go|-2 -4 1 7 -1 -1
should have|0 3 -3 3 -1 -2
should i|0 1 0 0 -1 0
show|-4 -6 -1 5 5 1
show up|-1 0 -1 0 0 2
shower|2 -6 -4 -1 6 3
showers|0 4 0 -1 -1 -2
shows|-3 3 -1 -2 -2 4
shows 0|0 0 0 -1 -1 2
shows the|-1 -4 0 0 0 5
shredding|0 2 -1 -1 0 -1
shut|-3 7 0 -1 0 -3
shuts|-2 -2 0 0 0 4
shutter|-3 -3 0 0 0 7
si|1 10 0 -1 -1 -9
sich|3 3 -2 -1 -3 -1
sick|-1 12 -5 -2 0 -4
side|1 -1 3 -2 0 -1
sides|-2 0 0 0 0 2
sie|-5 5 0 -4 0 4
sie hat|0 0 0 -1 0 2
sign|-2 -8 2 7 4 -2
sign for|-1 -1 0 0 4 -2
sign in|2 0 0 0 0 -1
sign on|-1 2 0 0 -1 -1
sign the|0 6 -1 -1 0 -4
sign to|3 0 -3 0 0 0
signage|-2 -2 0 0 -1 5
signatories|0 -1 0 0 0 1
signature|13 -3 -3 -3 -2 -3
signature by|-2 1 -1 0 0 2
signature is|1 2 0 -1 0 -3
signatures|3 7 -1 0 -5 -4
signe|-4 -3 -4 -1 -1 13
signed|-2 -7 -2 -2 4 9
signed and|-1 -2 0 0 0 2
signed at|0 9 0 0 0 -9
signed by|2 0 -1 0 0 0
signed copy|0 0 0 0 0 1
signed for|2 -3 0 0 5 -4
signed it|0 -2 0 0 0 3
signed off|-1 0 0 0 0 1
signed the|-1 -1 0 0 0 2
signed this|-1 -1 0 0 0 2
signed today|-3 -1 0 0 0 4
signed up|3 6 0 0 0 -8
signee|-2 -6 -1 -1 -2 11
signs|-5 -1 -3 3 0 5
sigue|7 8 -1 -1 -2 -11
silence|-2 5 0 0 0 -2
silent|-1 0 0 0 0 1
sillas|-1 9 -1 -1 -2 -4
silo|-2 -2 0 0 0 5
silver|-1 3 0 0 -1 -1
sin|5 0 -7 -1 4 0
sin gluten|-4 2 -1 0 5 -1
since|14 -9 -5 -3 -5 8
since 0|3 -4 -1 -1 0 2
since last|-1 3 0 0 0 -1
since lunch|14 -8 0 0 0 -5
since noon|1 4 0 -1 0 -4
since sunday|-2 4 -1 0 0 -1
since the|-3 3 0 1 -1 0
since this|12 -4 0 -2 0 -5
since tuesday|4 -3 0 0 -1 0
since we|-3 -3 0 0 0 7
since yesterday|3 2 0 0 0 -4
sincerely|1 -1 0 0 0 -1
sind|1 1 -5 -2 -5 10
sind alle|-2 -2 0 0 -1 5
sind bestellt|-2 -1 -1 0 0 4
single|-1 -1 0 -1 -1 4
single sign|0 0 0 0 -1 1
singles|1 3 0 0 0 -4
sink|1 1 -1 -1 -1 0
sink in|0 -1 0 0 0 1
sink is|0 2 0 -1 0 -1
sister|7 -6 -1 -2 -2 4
sit|0 3 -2 0 -1 0
sit in|0 1 0 0 0 0
site|-2 4 -2 -1 -2 3
site now|-1 -4 0 0 0 6
site since|2 -5 0 0 0 3
sits|-2 6 -1 -1 -2 0
sits on|0 6 0 0 0 -5
sitting|6 1 0 0 0 -7
six|-5 15 -3 -2 -2 -2
six of|0 -2 0 0 0 2
six weeks|-1 3 0 0 0 -2
size|0 7 -1 -1 -1 -4
size 0|0 4 0 0 0 -3
sizes|-1 6 0 0 0 -4
sketch|0 1 0 0 0 0
ski|-5 0 0 -1 0 6
skip|12 -9 0 -1 -1 -1
skylight|0 0 -1 0 0 0
slab|5 -2 -3 0 0 0
sleep|-1 3 -1 0 -1 0
sleep on|-1 1 0 0 0 0
slept|0 0 1 -1 0 1
slide|-2 -3 0 3 -1 2
slides|-2 -8 3 -1 0 8
slides are|-1 -2 0 0 0 4
slip|-2 -5 4 0 0 3
slipped|-6 -1 6 -1 -1 2
slips|0 -1 3 -2 3 -3
slips are|1 0 0 0 0 -1
slips to|1 -1 1 0 0 -1
slot|-3 -8 4 -1 -1 10
slot for|0 3 2 0 0 -5
slots|-3 -7 -1 11 0 -1
slow|0 0 0 0 0 1
slower|0 1 -1 0 0 0
small|-4 11 0 -2 2 -7
small one|0 2 0 0 0 -2
smell|-5 0 0 1 -1 5
smell in|-1 -4 0 2 -1 4
smells|-4 7 -1 6 -3 -6
smells like|-1 3 0 0 -1 0
smells of|-1 5 0 -2 -1 -1
smoke|-2 -4 -1 -1 6 2
smoke alarms|-1 -2 1 0 0 3
smooth|-1 -5 0 0 0 7
smoothly|-2 -4 0 0 0 7
snow|-2 -6 2 0 -1 6
snow is|-1 -2 1 0 0 3
so|10 -1 12 -1 -10 -10
so 0|-1 6 0 0 0 -4
so by|0 -1 1 0 0 0
so far|7 -3 -2 0 -1 -1
so he|1 1 0 -1 0 0
so i|0 0 -1 0 0 0
so important|0 0 0 1 0 0
so it|0 1 -1 0 0 0
so it's|7 -4 0 -1 0 -1
so let's|0 -5 4 1 0 0
so move|0 0 1 0 0 0
so no|12 -7 1 -1 0 -5
so not|-2 3 -1 0 0 0
so nothing|1 0 0 0 0 -1
so please|-1 -2 -1 6 -1 -1
so pressing|-1 0 0 2 0 -1
so push|0 -1 1 0 0 0
so put|1 -1 0 1 0 -1
so that|-1 -5 0 -1 -1 8
so that's|-5 -6 0 0 0 12
so the|0 5 0 -2 0 -2
so they|0 6 -2 0 0 -4
so this|-2 -1 -3 6 0 0
so we|-1 5 -3 -1 0 0
so we're|0 -1 0 0 0 1
so you|4 -2 -1 -1 0 0
socket|1 -1 0 -1 0 1
sockets|0 0 0 -1 2 -1
sofa|-1 -3 0 -1 -1 7
sofa is|-1 1 0 -1 -1 2
sofia|0 1 0 0 0 0
soft|3 1 -1 -3 0 0
software|4 -7 -1 -1 -1 5
soil|-1 4 0 0 -2 -2
soir|-5 -4 0 0 0 9
solar|6 7 0 -1 0 -11
sold|-6 -8 -2 -2 -1 17
sold out|-7 4 0 0 0 4
sold the|4 -9 0 -1 0 6
soldered|-3 -9 0 -1 0 13
solid|-3 -9 0 -1 0 14
solo|8 -9 -1 -1 -2 4
solo falta|5 0 0 0 -1 -4
solved|4 -3 -1 1 0 -1
some|1 10 -3 -5 5 -8
somebody|-5 5 -3 0 9 -6
somebody has|0 0 0 0 1 -2
somebody look|-1 6 0 -2 -3 0
somebody must|0 -1 0 0 1 0
somebody to|-1 -4 0 0 1 4
somebody who|0 1 0 -1 0 0
someone|0 -4 -9 7 16 -10
someone add|0 -1 0 0 1 0
someone also|-1 -1 0 0 3 -1
someone check|-1 3 0 0 -1 -1
someone for|-2 -9 -2 -1 2 11
someone from|6 -1 -2 -1 -1 -2
someone has|-1 1 -1 -1 2 -1
someone must|-1 -4 0 -1 7 -1
someone should|-1 1 0 -1 3 -2
someone to|-2 -3 0 0 1 5
something|-1 14 -2 -1 -1 -9
sommer|3 4 0 -1 0 -6
sommerfest|-2 0 -1 -2 -3 8
son|-2 6 -4 -2 -4 5
song|-3 3 0 0 0 0
sons|0 -1 0 0 0 2
sonst|-1 0 0 7 -2 -4
sont|3 -2 -5 2 -3 6
sont partis|-1 -1 0 0 0 2
soon|2 1 -2 11 -4 -8
soon as|0 3 -2 5 -2 -3
sooner|-6 -9 19 1 -1 -4
sooner so|-1 -2 1 1 0 0
sooner than|-2 -4 8 -1 -1 0
sorry|-1 2 4 -1 -3 0
sorry for|1 -2 2 0 0 -1
sorry i|0 3 0 -1 0 -3
sort|-2 5 -1 5 -3 -4
sort the|-2 6 0 0 -3 -2
sorted|-1 -13 -1 4 0 11
sorted the|-1 -2 0 0 0 3
sound|-2 -3 0 6 -1 -1
sounded|-1 5 -1 0 0 -3
sounds|9 -4 -1 0 -1 -3
sous|-8 0 -1 -1 1 9
south|1 -4 0 0 0 3
spam|-2 -1 0 0 0 3
spanish|0 2 -2 -1 4 -4
spare|1 -4 -1 -1 7 -2
spare keys|-1 -1 0 0 3 -2
spare part|0 1 -1 0 0 0
spatestens|-3 -3 9 0 0 -3
speak|8 0 0 -2 -1 -5
speaker|-1 -3 1 -1 -1 5
speaker for|-1 0 0 -1 -1 2
speakers|0 4 0 -1 0 -3
speaks|-4 4 -1 -1 0 2
speaks english|-1 5 0 0 0 -3
spec|0 -3 0 3 0 1
speech|2 -5 0 0 5 -1
split|-2 2 0 0 7 -7
spoke|-3 7 -4 -3 -1 4
spoke to|-2 6 -4 -3 -1 4
spoke with|-1 2 0 0 0 1
spokes|2 0 0 -1 0 -1
sponsor|0 -2 0 0 2 1
sports|-3 -8 0 1 13 -2
spot|-1 -1 0 3 0 0
spotless|-2 -7 0 -1 0 10
spray|0 -1 0 0 4 -2
sprayed|0 -1 0 0 -1 2
spread|-3 -5 0 -1 0 10
spreadsheet|0 1 0 0 -1 0
spring|-5 0 2 3 -2 2
sprinkler|-7 4 2 0 0 0
spritze|-1 -2 -1 0 0 5
spulmaschine|-1 -4 0 0 0 5
square|0 1 0 0 -1 0
squeak|-1 -6 0 -1 0 8
ssl|0 -1 0 0 0 1
st|-1 2 -1 0 0 1
stacked|0 -3 0 0 0 2
stadt|0 -1 0 0 1 -1
staff|-3 0 -1 -2 5 2
staff room|-1 0 2 0 0 0
stage|-2 -6 2 -1 -1 7
staging|8 1 -2 -3 -1 -3
staging is|1 2 -2 0 0 -1
stain|-1 -4 0 -1 -1 8
stairlift|5 0 0 -1 6 -9
stairs|-5 4 0 -1 -1 3
stairwell|3 1 0 0 -1 -3
stall|4 3 1 -2 -1 -5
stall is|4 9 -1 0 0 -11
stamp|-3 9 -1 0 2 -6
stamped|4 -3 0 -1 0 1
stamped and|0 0 0 0 0 1
stamped by|5 0 0 0 0 -5
stamped copy|0 -1 0 0 0 1
stamps|-1 -3 0 0 3 1
stand|-4 -11 10 8 2 -5
stand at|-1 4 1 -1 0 -3
stand in|0 4 0 -1 -1 -2
stand on|-1 -5 3 -1 -1 4
standing|2 0 0 -1 0 -1
standing order|-2 0 0 0 0 2
stands|3 -4 -1 -2 -1 5
stands at|0 8 -1 0 0 -7
stands in|-2 -6 0 0 0 9
stands still|0 3 0 -1 0 -2
start|-2 0 0 2 -2 2
start in|-3 5 -1 0 -1 0
start on|3 -4 -1 3 0 -1
start the|8 -4 0 -2 -1 -2
start with|3 1 -3 0 -1 -1
started|14 -4 -1 -2 -1 -6
started at|-3 -4 -1 -1 0 8
started on|2 6 0 0 0 -7
started the|5 -2 0 0 0 -2
started with|2 -1 0 0 0 -1
starter|0 3 0 0 -1 -1
starting|2 0 -2 -1 0 1
starts|-11 0 -5 -3 -1 19
starts 0|0 1 -1 0 0 0
starts at|-5 3 -2 0 0 4
starts in|-4 -4 2 -2 0 8
starts on|-4 -1 -2 -1 0 8
state|0 0 2 -2 0 0
statement|-5 5 -1 0 0 1
station|-2 7 1 -1 3 -9
statt|5 4 -3 -1 0 -4
statutes|-1 6 0 0 -1 -3
stay|0 9 -4 -1 -1 -3
stay in|2 -2 -3 0 0 3
stays|5 3 -4 -2 -1 -1
steam|4 -7 0 0 0 4
steel|-1 -2 0 0 0 4
stehen|10 -1 -1 -1 -1 -5
steht|7 -15 2 -1 -2 9
step|-6 -9 -1 -2 13 4
step for|0 -4 0 0 5 0
steriliser|6 2 -2 0 0 -7
steuererklarung|-1 -1 0 0 0 3
steward|-2 2 0 0 0 1
stick|-1 1 0 0 0 0
sticker|-3 -2 -2 0 0 8
sticker is|0 -4 0 0 0 4
sticks|-1 2 0 0 0 -2
still|7 38 -7 4 -3 -38
still 0|-1 1 0 0 0 0
still at|0 1 0 0 0 0
still dark|0 4 0 0 0 -3
still drips|0 2 0 0 0 -1
still get|0 5 -1 -1 0 -2
still has|0 3 -2 0 0 -1
still have|-3 4 0 0 0 -2
still in|0 1 1 0 0 -2
still missing|7 -5 0 -1 0 -1
still need|-2 2 0 -1 1 0
still needs|3 -2 0 0 0 0
still no|0 1 0 0 0 0
still not|0 1 0 0 0 0
still on|-1 3 0 0 0 -1
still open|0 1 0 0 0 0
still the|0 1 0 0 0 0
still to|5 -3 0 0 0 -1
still waiting|-1 2 0 0 0 0
stinks|-3 6 0 -3 -1 1
stock|2 11 -3 -2 -1 -7
stock at|0 4 0 0 0 -3
stock count|0 4 0 0 0 -4
stocktaking|0 0 0 0 0 -1
stolen|5 0 0 0 0 -4
stollen|2 2 0 0 0 -3
stone|0 3 -1 0 0 -2
stood|-1 0 0 0 0 2
stop|9 -10 -2 -1 -2 6
stop the|10 -5 -1 0 -1 -3
stopped|-7 13 -1 -1 -1 -4
stopped again|-1 11 0 0 0 -10
stopped at|-1 5 0 0 0 -3
stops|-2 4 -1 0 -1 -1
storage|-2 1 -1 0 0 2
store|-2 4 0 -1 -1 0
store is|-1 -5 0 0 0 7
stores|-2 -2 5 0 0 -1
storm|6 -4 0 -2 -1 2
storm last|3 -4 0 -1 0 1
stout|1 0 -1 -1 0 0
stove|-6 6 10 0 -1 -9
straight|-1 -10 -1 3 -1 9
straight away|-1 -4 0 5 -1 1
street|3 -11 -2 -3 -3 15
stress|-5 2 2 2 0 -1
strike|-2 4 -3 5 -2 -2
strings|-2 4 0 0 0 -2
stripe|0 -1 -2 0 0 3
stromvertrag|-1 -4 -1 6 -2 1
strong|1 0 0 0 0 0
struck|-6 7 0 0 0 1
stuck|-10 3 -4 0 -1 12
stuck at|3 0 0 0 0 -2
stuck the|-5 -1 0 0 0 6
stuck with|-2 5 -1 0 0 -2
student|0 3 0 -2 -1 0
student from|0 0 0 0 -1 2
students|-3 1 0 0 0 3
studio|0 1 -1 0 0 1
stuff|4 -1 -10 8 0 0
stuffed|0 1 0 0 0 -1
su|-2 -4 0 -1 -1 8
sub|-1 -2 0 -1 3 1
sub item|0 -2 0 -1 3 0
submission|-1 -2 3 0 0 0
submitted|0 -3 0 0 0 3
subscribers|-4 -2 0 0 0 7
subscription|0 2 0 0 -1 0
subsidy|0 0 1 1 0 -1
substitute|0 3 0 0 0 -2
subtask|-1 -5 0 0 8 -1
subtask for|-1 -5 0 0 6 -1
subtitles|0 3 0 0 0 -2
subvention|0 4 -1 1 -1 -2
success|0 1 0 0 -1 1
sud|1 12 0 0 0 -13
suelo|-2 -6 0 0 0 9
suggests|0 2 -1 0 0 0
suit|3 2 -3 0 0 -2
suite|0 1 0 0 0 0
summer|-4 4 4 0 -2 -2
summer camp|1 -4 2 -1 0 2
summer party|0 -2 0 0 0 3
sums|-2 -2 0 3 -1 2
sun|-2 1 0 0 0 2
sunday|-7 3 7 -1 -3 0
sunday 0|0 0 1 0 0 -1
sunday between|0 1 0 0 0 -1
sunday night|1 8 -1 0 0 -8
sunday please|0 1 1 -2 -1 0
sunday's|0 -2 1 0 0 1
sundays|-3 4 -1 0 0 0
sundays at|0 3 0 0 0 -3
supplier|-3 8 0 -3 2 -4
supplier has|-1 5 0 0 0 -4
supplier is|1 0 0 0 0 0
supplier says|0 2 0 0 0 -2
support|3 3 0 0 0 -5
sur|0 -1 -1 -1 -1 4
sur le|-3 -1 0 0 0 4
sure|-5 11 -1 -1 0 -4
surface|1 3 0 -1 0 -2
surgery|-1 -5 0 5 -1 2
surgery 0|-1 -5 0 5 -1 1
survey|6 -3 0 0 0 -2
surveyor|-1 8 -1 -1 0 -5
swap|-2 2 0 0 -1 1
swapped|-3 -8 -1 -1 -3 16
swapped in|0 6 0 0 0 -5
swapped sunday|0 1 0 0 0 -1
swapped the|-3 -6 0 0 0 10
swarm|-3 -5 2 4 0 1
sweep|-1 7 1 -2 -2 -2
sweep the|-1 7 0 -2 -2 -1
swept|-2 -8 0 0 0 10
swim|-1 1 1 0 0 -1
swimming|-2 -8 5 -1 -2 9
swimming pool|0 -4 0 0 0 5
swing|-2 4 0 0 0 -1
swings|1 -3 -1 3 0 0
switch|-1 3 0 0 1 -3
switched|-3 3 -5 -1 0 7
switched off|-4 5 -4 0 0 2
switched the|-1 -2 0 0 0 3
system|-5 3 -1 -1 -1 5
t|-2 3 0 0 0 -1
t0|0 2 0 0 0 -2
table|-6 -2 -2 9 1 0
table for|-3 -2 -2 0 0 7
tableau|-4 -2 -1 0 0 8
tables|2 -2 -1 -1 3 0
tables 0|0 -4 0 0 0 4
tablet|-1 6 0 0 -1 -4
tablets|-3 4 -1 0 0 0
tag|3 0 0 0 0 -2
tags|3 -2 0 0 1 -1
tail|0 2 0 0 0 -1
take|8 3 -2 4 8 -20
take 0|-1 3 0 -1 -1 -1
take him|0 5 -1 0 -1 -3
take it|-1 5 0 -2 0 -2
take over|0 2 -2 0 0 0
take place|11 -10 0 0 0 0
take that|-1 5 -2 -2 0 0
take the|-4 3 6 -2 -2 -2
take them|4 0 -3 0 0 -1
take two|-1 -1 0 -1 5 -1
taken|9 -4 -1 -2 -1 -1
taken out|-2 7 -1 0 0 -3
taken the|9 -2 0 -1 -1 -4
takes|1 13 1 -3 -2 -10
takes 0|-1 5 -2 0 0 -1
takes about|3 2 0 0 0 -4
takes the|5 -7 6 -1 0 -3
taking|9 6 0 -3 -1 -11
taking the|4 -1 0 0 0 -3
talk|-3 6 -1 -2 -1 1
talk to|0 -3 0 0 -1 4
talked|-3 0 3 -1 -2 2
talked to|-1 0 3 -1 -1 1
talking|2 2 -2 0 0 -2
talking to|2 2 -2 0 0 -2
talks|-2 -8 0 0 0 10
tambien|-12 -8 -3 -2 35 -10
tambien el|-2 -8 -1 -1 16 -4
tan|0 2 0 0 0 -2
tank|-2 1 -7 1 -2 8
tank 0|2 -1 -1 -1 0 0
tanker|0 1 0 0 0 -1
tap|2 -14 1 -1 -1 14
tap still|0 2 0 0 0 -1
tape|-2 3 0 -2 3 -2
target|-1 -2 0 0 0 3
tariq|0 5 0 0 -1 -4
task|-5 -4 -1 0 11 0
taste|-2 11 -1 -1 0 -7
tastes|0 -4 2 0 0 2
tastes like|0 -3 2 0 0 2
tasting|0 2 2 0 0 -4
tax|-2 1 7 1 -2 -6
tax folder|0 8 -1 -1 -1 -5
tax office|-1 -3 7 1 -1 -4
tax return|0 -2 2 1 0 0
tb|1 -2 -1 0 0 2
tea|0 2 0 0 -1 0
teach|-2 2 0 0 0 0
teacher|-6 9 0 -2 1 -2
teacher from|0 1 0 0 0 -1
team|3 -2 6 0 -1 -5
team has|-5 5 0 0 0 0
teams|-5 -2 0 9 0 -2
tears|-4 6 0 0 0 -1
technician|24 -9 0 -2 -1 -12
technician comes|0 1 1 -1 0 0
technician is|3 -1 0 0 0 -1
technician says|1 0 0 0 0 -1
technician was|6 0 0 0 0 -6
techniker|0 4 -1 -1 -1 -1
tecnico|-2 -1 5 0 0 -1
tell|-4 15 -9 -3 5 -3
tell the|-2 1 -1 -1 5 -2
tell you|-2 3 -1 0 0 -1
tells|0 3 0 0 -1 -1
tells me|0 3 0 0 -1 -1
temp|-2 0 0 0 0 4
temperature|-1 4 -1 -1 1 -2
ten|-2 -3 14 -5 -3 -1
ten days|4 -4 3 -1 0 -1
ten minutes|-1 2 -1 0 -1 2
ten o'clock|-1 -3 5 -1 0 0
tenancy|1 1 1 -1 0 -2
tenancy agreement|1 -3 2 0 0 0
tenant|0 9 0 -1 -2 -6
tenant in|0 -1 2 0 0 -1
tenant is|0 2 0 0 0 -2
tenants|3 0 0 0 0 -2
tender|-2 -2 6 0 0 -2
tenemos|1 -2 0 0 -1 2
tengo|-1 0 -1 0 -1 3
tennis|-1 1 0 0 0 1
tent|-4 0 -3 0 -1 8
tents|-2 -2 1 0 -1 5
term|-2 -3 7 0 -1 0
termin|-1 -2 4 1 0 -2
termin beim|0 -3 4 0 0 -1
terminated|0 -1 0 0 0 1
terms|1 5 3 -1 0 -7
terrace|4 -7 10 -2 -1 -4
terraza|5 -7 -1 0 -1 4
test|1 -7 1 0 6 -1
test drive|2 -1 -1 0 0 0
test on|0 1 0 0 1 -1
test passed|0 -2 0 0 0 2
test run|0 3 0 0 -1 -2
test the|-2 -1 0 -2 8 -3
tested|4 -6 -1 -1 2 2
tested on|0 -3 0 0 0 3
tested with|-2 -2 0 -1 2 3
tester|0 0 0 -1 0 0
testing|4 -2 0 0 0 -1
tests|24 -14 -3 -1 0 -6
text|-3 3 -1 0 0 1
text for|0 4 0 0 0 -4
texts|-1 -3 0 0 4 1
than|-3 4 15 1 -5 -13
than 0|0 3 -1 -1 0 0
than last|0 2 -1 0 0 -1
than planned|-2 -4 9 -1 -1 0
than the|-1 -3 0 8 -1 -3
than we|0 -2 2 0 0 0
thank|3 -3 -2 -2 3 0
thank you|2 0 0 0 4 -5
thanks|-9 -15 7 5 -1 13
thanks for|-5 7 3 2 -2 -5
thanks to|0 -1 0 0 0 1
thanksgiving|0 6 0 0 0 -6
that|-15 8 -4 3 12 -4
that be|0 -1 0 -1 2 0
that customer|2 -2 0 -1 -1 2
that date|1 0 -1 -1 0 0
that day|0 4 -2 -1 0 -1
that he|0 1 0 -1 0 -1
that important|-1 -1 0 2 0 0
that in|0 2 0 0 0 -2
that into|-1 4 -2 -2 0 0
that makes|0 4 0 -1 -1 -2
that ok|0 1 0 0 0 -1
that one|0 -3 0 2 0 1
that our|0 2 -1 0 0 0
that please|0 0 0 -2 2 0
that the|-3 2 2 -1 1 -1
that they|0 1 0 0 0 -1
that to|0 1 0 0 0 0
that under|0 -1 0 0 1 0
that was|-1 -2 0 0 -1 4
that we|-1 -2 -1 0 0 4
that week|0 -1 2 0 0 -1
that's|-9 -9 0 0 -1 20
that's all|0 -1 0 0 0 1
that's settled|-1 -3 0 0 0 4
thats|0 -6 1 -2 -2 9
the|-2 8 -7 -6 2 4
the 0|4 -11 -6 4 -1 10
the 0nd|-3 1 11 -1 -1 -6
the 0rd|-2 6 7 0 -1 -10
the 0st|-6 -7 18 1 3 -9
the 0th|-15 -1 25 -3 -4 -3
the accident|0 3 0 -1 -1 -2
the account|-3 6 -1 -1 -1 -1
the ad|-1 -1 0 0 0 2
the address|-2 -2 0 0 0 4
the agency|5 3 -1 -1 -1 -5
the agenda|0 3 0 0 1 -3
the agm|-2 5 -1 1 -1 -3
the air|0 5 0 0 0 -5
the alarm|-2 6 -1 -1 -1 -1
the allergen|0 -2 0 0 0 3
the app|0 6 0 0 0 -6
the application|-1 0 0 0 0 1
the april|0 -6 0 -1 7 0
the architect|-2 0 0 0 0 2
the archive|3 2 -1 0 0 -3
the attic|1 3 0 0 0 -3
the audit|-2 1 -4 6 -1 -1
the auditors|0 -2 3 0 0 0
the baby|-8 0 4 6 -1 -1
the back|1 -7 0 2 1 3
the backup|1 -2 2 4 -2 -4
the badges|-1 7 -1 -2 -1 -2
the bakery|0 -5 -3 -1 0 10
the balcony|-3 8 -1 3 0 -7
the baler|-2 1 0 0 1 0
the band|-3 -4 0 0 5 1
the bank|-2 -5 10 -2 -6 4
the banner|-1 1 0 1 0 0
the barn|-3 3 -1 1 -2 1
the basement|-1 1 0 -1 1 0
the bathroom|-2 -2 0 -1 0 6
the battery|0 3 0 0 0 -2
the bell|0 1 0 -1 0 1
the belt|-1 -1 0 0 0 3
the big|-2 -2 0 1 -2 5
the bike|-1 -1 -3 4 -3 4
the bill|5 -6 0 2 -1 -1
the binder|0 1 0 0 0 -1
the birth|0 1 0 0 0 -1
the blue|-3 -2 0 -1 0 6
the board|-4 3 -3 -1 -1 5
the boat|-1 1 3 4 -1 -6
the boathouse|0 5 -1 0 0 -4
the boiler|-2 -2 8 0 -2 -1
the book|-1 -5 0 0 -1 7
the booking|1 -3 -1 3 0 -1
the books|-1 6 -1 -1 -1 -1
the bottom|-3 4 -1 8 -2 -7
the box|-1 7 0 0 0 -5
the boxes|-1 1 0 -1 -1 2
the branch|-1 -3 0 0 0 4
the break|0 0 -2 0 0 2
the bride|-1 -2 -1 0 0 4
the bridge|-1 1 0 0 0 0
the brim|0 -1 -2 5 -1 -1
the brochure|-2 -1 0 7 0 -4
the broken|-1 -7 0 0 0 8
the bucket|-1 5 0 0 0 -5
the budget|0 1 0 0 -1 0
the build|-1 3 0 0 0 -2
the building|0 -2 0 1 0 1
the bus|-1 2 1 -1 1 -1
the button|-1 -9 -1 0 3 8
the cab|-1 -1 0 0 0 2
the cabin|0 -1 0 -1 0 3
the cable|-1 -4 3 0 0 3
the cables|-2 8 0 -3 -2 -2
the cake|-6 2 -1 -1 2 6
the calendar|0 -2 0 -1 0 4
the calf|4 -7 0 7 0 -3
the call|0 -5 7 0 0 -2
the camera|0 -1 2 0 1 -2
the cancellation|0 0 -1 0 0 1
the car|-1 -1 -2 -1 1 4
the card|-7 3 0 0 0 4
the cards|-1 0 0 0 0 1
the caretaker|-1 5 0 0 0 -3
the cat|-1 -4 0 0 -1 6
the catalogue|7 0 0 0 -1 -5
the caterer|-1 -1 0 0 0 2
the ceiling|4 -4 0 1 0 -1
the cellar|2 4 -1 -1 2 -6
the cent|0 -3 0 0 0 3
the certificate|0 3 -1 -1 2 -3
the chair|0 4 0 0 -5 1
the chairs|-1 2 4 -3 0 -3
the chapel|0 0 -4 0 0 4
the chef|0 -3 0 0 0 4
the cheque|0 7 0 0 0 -7
the chimney|-3 8 0 0 0 -4
the choir|3 -2 2 -1 -3 1
the church|-3 3 -1 0 0 1
the city|2 -2 0 -1 1 0
the claim|1 -2 0 0 0 2
the class|-1 -3 0 0 0 4
the cleaning|0 -1 0 -1 3 -1
the client|4 0 0 0 0 -2
the clinic|1 -4 1 -2 0 4
the clocks|0 -2 4 -1 -1 0
the club|-1 -4 0 0 0 5
the coach|-1 0 -1 0 -1 1
the code|0 5 0 -1 0 -3
the coffee|0 0 0 0 0 1
the cold|0 1 0 -1 0 0
the compressor|1 2 0 0 0 -3
the concert|-1 -1 4 0 1 -3
the confirmation|-2 -1 0 0 0 3
the consent|-1 1 0 0 0 0
the consulate|-1 2 0 -1 0 0
the contact|-2 2 0 -1 0 1
the container|-1 -1 0 0 0 2
the contract|-1 -2 3 0 0 1
the copy|0 -2 0 0 0 2
the corner|0 7 -1 0 0 -5
the corridor|0 2 0 -1 2 -1
the costumes|-1 0 2 0 0 0
the couch|0 0 -2 0 0 2
the council|-2 1 -1 0 0 2
the counter|-2 4 0 0 0 -2
the county|0 -3 0 0 0 3
the courier|1 0 -1 0 0 1
the court|1 2 0 0 -1 -1
the cover|4 -6 0 -1 -1 3
the crack|-1 -3 0 0 0 4
the crane|1 4 -1 -2 -1 -2
the cream|-1 -5 0 0 0 6
the credit|0 2 1 0 -1 -2
the crew|3 -2 0 0 -2 1
the crossing|0 -3 0 0 0 3
the crown|0 -1 1 0 0 0
the cupboard|-2 -2 0 0 0 5
the curtains|0 -4 0 4 1 -1
the customer|-1 -1 1 4 -1 -2
the customs|-1 -1 0 0 0 2
the dark|0 6 0 0 0 -5
the data|-1 1 0 2 0 -2
the database|1 0 0 0 1 -1
the date|0 2 -1 2 -1 -3
the day|0 3 -2 0 0 -1
the deadline|0 -1 3 0 0 -1
the delivery|-1 -1 0 0 0 2
the dentist|0 -1 0 0 0 1
the deposit|1 3 -2 0 0 -1
the depot|-2 -2 0 0 0 5
the desk|-3 2 -1 -1 0 2
the dinosaur|-3 1 0 0 0 3
the dishwasher|0 3 0 0 0 -3
the distributor|0 1 0 0 0 -2
the dock|-1 -6 -1 0 0 8
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
the drive|-1 -2 -3 0 0 6
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
the entrance|-1 -3 0 -1 1 3
the envelope|10 -9 0 0 0 0
the evening|-1 0 0 0 -1 1
the exam|3 0 2 -1 -1 -5
the extension|-2 -1 0 0 4 0
the extra|3 -1 0 -1 0 0
the factory|1 1 0 0 0 -1
the fair|-2 6 0 1 0 -4
the fan|-2 4 0 0 -1 -1
the farmer|-3 -1 0 0 1 4
the federation|-3 2 0 4 0 -2
the fence|-3 -5 3 8 -1 -2
the ferry|-1 -1 2 0 1 -1
the festival|0 3 0 -1 -1 -3
the field|-1 -1 0 0 0 2
the figures|0 3 -3 0 0 0
the file|3 -4 0 -1 0 2
the files|5 -4 0 0 0 0
the final|-1 3 0 0 0 -1
the fine|1 1 0 -1 0 -1
the fire|4 0 -2 -1 0 -1
the first|0 4 3 -11 0 3
the fish|3 6 0 -1 0 -8
the fitter|-2 4 -2 0 0 0
the five|3 -4 0 0 0 1
the fix|0 -1 0 0 0 1
the flat|-2 -5 -1 3 -1 6
the flights|0 1 0 -2 2 -1
the floor|-2 11 -2 0 -2 -6
the flowers|1 -2 1 0 0 2
the flu|5 3 -2 -1 0 -6
the flyers|0 -4 3 -1 0 2
the foil|0 2 0 0 0 -2
the folder|-3 -5 0 -1 -1 10
the font|-1 -1 0 0 -1 2
the food|-1 -2 0 0 0 4
the forklift|0 0 -1 0 4 -3
the form|7 -4 0 0 0 -2
the forms|0 -1 0 0 0 1
the four|1 -2 0 0 0 1
the frame|3 1 0 0 0 -4
the freezer|1 -1 0 -1 0 0
the fridge|-2 0 2 2 -2 0
the front|8 -5 -2 -1 0 0
the frost|-4 -3 7 -3 -1 4
the fuse|1 2 0 -1 -1 -1
the garage|1 -4 2 0 3 -2
the garden|8 -1 0 -1 -2 -4
the gas|0 2 0 0 0 -1
the gasket|0 1 0 0 0 0
the gate|-1 1 0 -1 0 2
the girl|1 1 -1 0 0 0
the glass|0 -1 0 0 0 1
the glaze|-1 0 0 0 0 1
the glazier|0 9 0 -3 -3 -3
the go|1 -4 5 0 0 -1
the grant|0 -2 1 -1 0 1
the green|0 2 0 0 0 -1
the greenhouse|4 -3 -3 0 0 3
the ground|-1 1 -1 -1 -1 4
the guest|2 1 -1 -1 -1 0
the guests|0 -3 0 0 0 3
the guide|0 0 0 0 2 -1
the gutter|-1 1 0 -1 3 -2
the gutters|-3 10 -1 -3 -4 0
the guy|0 0 2 0 0 -1
the gym|9 -3 -7 0 -1 2
the hall|7 -6 1 -1 0 -2
the hallway|-2 1 -1 0 1 0
the handbook|0 -2 0 0 0 3
the handover|-2 1 7 -1 -2 -4
the harvest|0 0 1 0 0 0
the hay|-1 1 0 1 -1 1
the head|0 2 0 0 0 -2
the health|-1 -4 3 1 0 2
the hearing|-2 -5 3 2 -2 3
the heat|0 9 0 0 0 -8
the heater|-2 -4 0 0 0 6
the heating|2 3 0 0 -1 -3
the hedge|-2 -2 1 0 0 3
the hole|-1 -5 0 0 0 6
the holiday|0 0 -1 0 -1 2
the holidays|-4 -5 9 3 -1 -2
the hotel|-1 -1 -1 -1 0 4
the hour|-1 -11 -3 0 0 15
the house|4 -8 -1 0 -1 6
the hut|2 0 0 0 -1 -1
the hygiene|-1 4 -1 -1 1 -3
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
the invoices|4 -1 0 0 0 -3
the job|-1 7 -1 -1 -1 -3
the jubilee|-2 2 0 0 -2 1
the judge|-3 4 2 -1 -1 -2
the key|-3 0 3 -1 -1 1
the keys|-3 0 -1 0 0 4
the kids|-3 9 -6 0 -1 1
the kindergarten|-4 -3 0 0 -1 8
the kitchen|5 -4 2 -2 0 -1
the klee|4 -2 -1 0 0 0
the lab|-2 -4 -1 1 3 3
the label|-1 11 -1 0 -1 -8
the labels|2 -7 0 0 7 -1
the ladder|-1 5 0 0 0 -4
the lady|0 4 0 0 -1 -4
the lamp|-3 7 0 0 0 -3
the landlord|0 -3 -2 0 -1 5
the laptop|2 3 0 0 0 -5
the last|7 -10 4 -3 -1 3
the late|-2 -1 0 0 0 3
the latest|-1 -7 11 0 0 -3
the lawn|0 -2 0 2 0 -1
the leak|-1 0 0 0 0 0
the lease|-1 0 2 0 0 -1
the leaves|-1 -6 0 0 0 7
the left|-3 14 0 -2 -1 -9
the letter|-1 1 -2 9 -1 -7
the library|-1 -2 -4 0 0 9
the licence|-2 -3 -4 0 0 8
the lift|1 4 0 -1 1 -5
the lights|-1 0 -1 3 -1 0
the limit|-1 -2 0 0 0 5
the lindner|2 1 7 0 -1 -8
the lines|-2 -1 0 0 0 3
the list|1 -10 -1 10 6 -6
the little|-1 3 -1 3 0 -3
the load|0 6 0 0 1 -6
the loan|-1 0 3 0 0 -2
the lobby|0 2 0 0 0 -1
the lock|9 -4 0 0 2 -6
the loft|8 2 -1 0 0 -7
the login|3 1 0 -2 1 -3
the logo|1 5 0 0 0 -5
the lorry|0 3 0 0 0 -3
the lost|-1 -5 0 6 -1 1
the lower|0 -1 -1 1 0 1
the machine|5 1 -1 -1 0 -4
the mail|-1 -6 -3 -2 3 9
the mailbox|-1 -2 0 0 0 2
the man|-1 -1 0 0 0 3
the manual|-1 2 0 -1 2 -2
the market|-2 5 0 0 -1 -3
the mayor|-2 -8 -1 0 5 5
the meeting|-3 2 -2 4 -1 -1
the members|0 -2 0 0 0 2
the membership|2 3 0 0 -1 -4
the menu|-2 -1 0 0 1 2
the meter|-1 -2 0 0 0 4
the mill|3 0 -1 0 0 -1
the minibus|-1 -3 1 0 -1 4
the minister|-2 -2 -1 1 -1 5
the ministry|0 2 0 -1 -1 0
the minutes|-2 1 -1 0 0 2
the missing|-4 -15 0 -1 3 18
the mixer|-2 5 0 0 0 -2
the mobile|-2 -1 0 0 0 3
the model|0 -9 0 -1 0 10
the moment|17 -7 0 -1 -1 -8
the money|3 -3 -1 -1 0 2
the month|1 0 -1 0 0 0
the mortgage|-1 3 0 0 1 -2
the most|0 -2 0 4 0 -2
the mould|-1 2 -1 -1 -1 1
the move|-3 -2 -1 0 6 0
the mural|7 3 0 0 0 -9
the museum|-1 -1 0 0 -1 3
the music|-1 -2 0 -1 -1 4
the name|-1 -1 0 -1 3 0
the nda|0 -1 0 0 0 1
the neighbour|0 -1 0 0 0 1
the neighbours|-1 -1 0 0 2 -1
the new|1 5 0 2 -1 -8
the newsletter|0 0 2 0 0 -1
the next|0 1 0 0 0 -1
the night|-3 4 -3 0 7 -4
the nine|-1 -5 0 0 0 7
the noise|-1 0 0 0 3 -1
the north|3 0 -1 -1 0 -1
the notary|-1 -2 0 0 0 3
the number|-1 -9 0 0 0 10
the nursery|-1 0 0 -2 0 4
the obituary|-1 -5 1 0 6 -1
the offer|-1 -3 -1 -1 1 5
the office|8 -1 -3 2 -2 -4
the old|-5 13 2 -2 4 -12
the one|0 11 -2 -1 -1 -8
the online|0 5 0 0 0 -5
the open|0 -4 1 0 0 3
the orchard|-1 6 0 0 0 -5
the order|7 1 -4 -1 -1 -2
the original|0 1 0 0 0 0
the other|5 2 -4 2 -2 -4
the others|-1 1 -1 4 -3 -1
the oven|6 -1 -1 -1 2 -5
the overtime|0 -1 0 1 2 -1
the owner|2 8 -1 0 0 -8
the paint|-2 7 0 0 0 -4
the painter|4 -1 0 0 0 -3
the pantry|-1 -3 0 0 0 4
the paper|-1 1 -1 0 0 0
the papers|0 -1 0 0 0 2
the parents|-1 -1 -3 3 -1 2
the parish|1 1 0 0 0 -1
the parking|0 -3 0 0 0 4
the part|1 3 -2 0 0 0
the parts|0 2 0 0 -1 -1
the party|0 -2 -1 4 0 -1
the passport|6 -3 0 -1 0 -1
the password|5 -1 0 -1 0 -2
the payment|2 1 0 1 0 -3
the payroll|-1 1 0 0 0 1
the pdf|0 -2 0 1 0 1
the pension|0 -1 0 0 0 1
the permit|-1 3 -3 0 0 1
the pharmacy|0 -1 0 0 0 2
the phone|2 -4 2 -1 -1 2
the photo|-2 -3 0 4 2 -1
the photographer|-1 1 1 -1 0 0
the photos|1 -1 0 0 0 0
the piano|0 -5 2 0 -1 4
the pictures|0 -1 0 3 -1 -1
the pile|-1 -1 0 2 0 0
the pipe|-2 6 0 0 0 -3
the pitch|-1 -3 0 0 0 4
the plan|-1 -9 -2 5 4 2
the plants|3 -4 -1 -1 0 3
the playground|3 -2 0 1 0 -1
the plumber|-1 -2 2 -1 0 3
the polish|0 0 -1 0 1 0
the port|1 0 0 -1 0 0
the portal|0 -2 0 0 0 2
the post|1 0 0 0 0 0
the poster|-1 3 0 0 0 -2
the posts|0 -1 0 0 0 1
the pothole|-1 4 0 -1 0 -2
the press|-1 -7 1 3 0 5
the pressure|-1 6 0 0 0 -4
the price|-2 14 -1 1 -3 -9
the print|0 -4 1 0 0 2
the printer|0 6 -1 0 -1 -4
the printers|0 2 0 0 0 -2
the programme|-1 -2 1 0 -1 2
the projector|0 3 0 0 -1 -2
the protocol|-1 1 0 3 0 -2
the publisher|-1 -2 0 0 0 3
the pump|-2 1 0 0 1 1
the queue|6 1 -1 6 -1 -10
the quiz|-1 2 0 0 -2 1
the quote|-1 3 0 0 0 -1
the rack|0 4 0 0 0 -3
the racking|0 5 0 0 0 -5
the radiation|0 2 0 0 0 -1
the radio|-1 -1 -1 0 0 4
the raffle|3 -2 0 0 0 0
the rain|-2 -7 3 0 -1 6
the receipt|-1 0 0 0 0 2
the receipts|-1 -1 0 0 4 -1
the recipe|-1 8 0 2 -2 -7
the recycling|-2 -4 0 0 0 6
the red|-2 -1 0 -1 0 4
the referee|-1 -3 -1 0 0 5
the refund|0 -1 0 0 0 1
the register|0 0 -1 0 1 0
the registry|-1 -3 5 0 0 0
the reminder|4 1 -2 -3 0 0
the reminders|0 -3 0 0 -1 5
the rent|-2 -1 0 0 0 4
the rental|-1 -3 0 0 0 4
the repair|3 6 -3 -2 -1 -3
the report|-3 -1 1 0 1 3
the request|7 0 0 0 0 -5
the rest|8 -4 -6 4 -1 -1
the return|-2 3 0 0 2 -4
the review|-5 -4 1 -1 0 9
the right|-8 -1 -1 -3 -1 14
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
the safe|-1 3 0 0 0 -1
the safety|-1 -2 8 0 -1 -5
the salary|0 3 -1 0 0 -1
the salon|-1 -8 0 0 2 6
the same|6 7 0 -2 1 -12
the sample|-1 5 0 0 1 -3
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
the second|-3 -5 4 -2 -4 9
the server|-2 1 -1 -1 0 3
the service|-1 5 0 0 0 -4
the settings|1 0 0 0 0 -1
the shared|-1 2 0 -1 0 0
the sheep|-3 4 0 -1 -1 1
the sheet|0 -2 1 0 0 1
the shelf|2 -3 0 1 0 1
the shift|0 2 0 0 -1 -1
the shop|3 6 -2 -1 -1 -6
the shower|1 -2 -1 0 3 -1
the side|-1 -1 0 1 1 0
the sign|-1 -3 0 -1 0 5
the signed|0 1 1 0 0 -2
the sink|2 1 0 -1 0 -2
the site|2 3 0 -1 0 -4
the six|-1 -1 0 0 1 1
the slip|-2 1 0 0 0 2
the slot|-1 0 0 0 0 1
the small|-4 5 0 -1 0 0
the smell|0 -2 0 0 0 3
the smoke|-1 -6 -1 0 7 2
the snow|0 -1 2 0 0 0
the sofa|0 -1 0 0 0 1
the software|1 -1 0 -1 0 1
the soil|0 4 0 0 -2 -1
the sound|-1 5 2 -1 -1 -5
the spare|-1 -2 0 0 1 2
the speaker|0 -3 1 0 0 3
the sports|-1 1 0 3 0 -3
the spot|-1 1 1 0 0 0
the spreadsheet|0 1 0 0 -1 0
the staff|-1 -1 0 0 0 2
the stage|1 -6 2 0 0 3
the stairs|-5 2 0 -1 -1 4
the stairwell|-1 1 0 0 0 0
the stamp|0 9 0 0 0 -8
the stand|-1 4 0 -1 -1 -2
the station|1 1 -1 0 0 0
the steriliser|0 2 -2 0 0 0
the stock|-1 4 0 0 0 -3
the storage|-2 3 0 0 0 0
the storm|1 -2 1 -1 -1 3
the stout|1 -1 0 -1 0 1
the street|4 1 -2 -2 -1 1
the summer|3 -4 1 -2 0 1
the supplier|-1 -2 -2 -2 2 4
the swap|-2 7 0 0 -1 -4
the swarm|-2 -2 2 -1 0 2
the system|-1 -6 0 0 0 7
the table|-2 -2 0 11 -2 -5
the tank|0 18 0 0 0 -17
the tap|8 -7 0 0 -1 0
the tax|-1 1 3 1 -1 -4
the team|4 1 -1 0 -1 -4
the technician|8 -2 1 0 0 -6
the tenancy|1 -3 2 0 0 0
the tenant|-2 0 2 0 -1 1
the tender|-1 -5 7 0 0 0
the tent|1 4 0 0 0 -4
the terrace|5 -2 0 0 0 -3
the test|-1 1 0 -1 -1 1
the text|0 -1 -1 0 0 1
the theatre|0 1 0 0 -1 0
the thing|-2 1 0 1 -3 2
the third|-4 6 -1 1 -1 -1
the three|3 0 -4 -1 0 2
the tickets|0 0 0 0 0 1
the tiles|-2 8 0 0 0 -6
the till|-1 3 -4 -2 -1 4
the time|1 3 0 0 -1 -3
the timetable|0 0 1 -1 0 0
the top|-2 0 -1 4 -1 -1
the town|-1 2 0 0 -2 2
the tractor|-2 -2 0 0 -2 7
the train|-1 0 0 0 2 1
the training|0 4 0 -1 1 -4
the translation|5 -7 5 0 -1 -2
the translator|2 0 0 -1 0 -2
the tray|0 -1 0 0 0 0
the trip|3 -1 0 0 0 -1
the trophies|0 0 0 0 1 0
the truck|-2 1 0 0 0 1
the twins|0 -2 -1 -1 3 1
the two|-5 4 -1 -1 0 4
the tyres|0 3 1 0 -1 -2
the update|-1 5 0 0 -1 -3
the upholsterer|0 -2 6 0 0 -3
the vaccination|-1 -3 0 0 2 1
the vaccine|4 0 0 0 0 -4
the vaccines|-1 2 0 0 0 0
the valley|6 -4 0 0 0 -2
the valve|-1 0 0 0 0 2
the van|0 -4 0 6 -2 0
the vat|0 1 0 0 0 -1
the vault|6 -1 0 0 0 -5
the vegetable|-1 -2 0 0 -1 4
the vendor|0 -1 0 0 0 2
the very|-2 0 -2 7 -1 -2
the vestry|0 -2 0 0 0 2
the vet|-1 -1 0 2 -1 1
the video|0 4 1 0 0 -4
the visa|-1 -2 -1 4 0 0
the volunteers|-1 -3 0 0 2 2
the volvo|0 0 0 0 0 -1
the waist|1 2 0 -1 -1 -1
the waiting|-3 1 0 0 -1 3
the wall|-3 3 -3 -1 5 -2
the walls|4 -1 0 0 -1 -2
the ward|-1 -8 0 8 0 1
the warehouse|0 0 0 0 0 1
the warranty|-1 1 -1 0 0 2
the washer|1 -7 0 0 0 6
the water|-3 3 -1 -1 -1 4
the way|4 9 -1 -1 -1 -10
the website|-4 -8 0 0 0 12
the wedding|-1 -7 0 0 3 5
the wee|0 6 0 0 0 -7
the week|-1 -3 0 5 -1 0
the weekend|-2 9 -5 0 -1 0
the welcome|0 1 0 0 0 0
the well|-1 0 0 0 -1 2
the wet|0 1 0 1 0 -1
the whole|0 -5 -1 1 -2 7
the wifi|-1 -3 0 0 0 4
the wind|0 1 0 0 0 0
the window|-2 7 -3 0 0 -1
the windows|2 0 -1 0 -1 0
the wire|0 7 0 0 -1 -6
the workshop|14 -2 0 0 -1 -12
the wrong|-4 13 0 0 -1 -8
the x|-1 3 -1 -2 0 1
the yard|-3 10 0 -2 -2 -3
the year|0 0 0 0 0 1
the youth|-1 1 0 0 -1 1
the zoo|3 -2 0 0 0 0
theatre|-5 -2 1 0 -1 7
their|9 -8 -3 -1 1 2
their 0|0 -1 0 0 0 1
their fees|0 1 0 0 0 0
their money|0 -1 0 0 0 1
their new|-1 2 0 0 0 0
their own|3 -1 -1 -1 0 0
theirs|4 4 -1 -1 0 -5
them|-4 -6 0 -1 2 10
them 0|0 1 0 0 0 0
them after|-2 7 0 1 -1 -4
them again|0 6 0 0 0 -6
them back|0 1 0 0 0 -1
them by|0 0 2 0 0 -1
them in|1 0 0 0 -1 1
them next|4 2 -3 -1 0 -2
them on|-1 -7 -1 0 0 9
them the|-1 -5 -1 0 8 0
them this|-1 0 3 0 0 -1
them to|-3 0 0 0 1 3
them up|-2 7 0 0 0 -4
theme|0 -1 0 2 0 -1
then|-7 13 16 -4 2 -20
then i|0 3 2 0 0 -4
then the|0 2 0 0 0 -2
there|4 3 -1 -1 3 -8
there a|-1 3 0 -1 0 -1
there are|-3 1 -1 1 0 1
there at|0 1 0 0 0 -1
there before|1 0 -1 0 0 0
there by|0 -2 2 0 0 0
there for|0 1 0 0 0 -1
there is|-2 12 -1 -1 0 -9
there on|0 -2 0 0 0 1
there was|0 4 0 0 0 -3
there yet|0 1 -1 0 0 0
there's|-4 -5 -1 17 0 -7
there's a|-1 0 -1 -1 -1 3
there's no|0 3 0 0 0 -3
theres|-2 -1 0 0 5 -1
thesis|0 -2 5 0 0 -3
they|-8 11 1 -7 -2 6
they accepted|-1 -2 0 0 0 3
they are|1 -5 0 0 2 2
they can|0 -4 -1 0 0 6
they come|-1 5 -3 1 0 -2
they confirmed|-4 -5 -2 0 -1 12
they gave|0 -1 0 0 0 1
they get|1 0 0 0 0 -1
they give|-1 1 0 0 0 0
they had|1 3 0 0 0 -4
they hang|1 -1 0 0 0 -1
they have|8 -5 7 -1 -2 -7
they look|0 1 0 0 0 0
they need|5 -2 0 1 0 -3
they offer|0 1 0 0 0 -1
they only|-1 5 0 -1 0 -2
they pay|-1 -3 -1 -1 5 0
they put|0 1 0 0 0 -1
they say|-1 7 -5 0 0 0
they sent|-1 7 0 0 0 -5
they start|-3 -1 0 0 0 4
they take|-1 1 0 0 -1 2
they want|2 -3 10 -2 1 -9
they were|-2 1 3 0 -1 -1
they will|0 0 0 0 0 -1
they won't|-3 5 0 0 0 -1
they would|0 1 0 0 0 0
they'd|0 -2 4 0 0 -2
they'll|2 4 -7 -1 -1 2
they're|0 1 -7 5 -2 3
they're in|0 -1 0 0 0 1
they've|4 1 -4 -3 -1 3
thing|-4 -5 -4 11 8 -6
thing can|0 0 2 -1 0 0
thing for|2 -7 0 -2 6 2
thing i|-1 1 0 0 0 0
thing in|0 1 0 0 0 -1
thing is|-1 -1 0 2 0 0
thing on|0 -1 0 1 -1 1
thing that|0 8 0 0 0 -8
thing to|-3 -4 0 4 5 -2
thing with|-1 1 0 1 -2 1
things|0 0 0 -1 0 2
think|-2 14 -4 -1 0 -7
think about|0 4 -1 -1 -1 -1
thinking|1 4 0 -1 0 -3
thinks|-7 21 -2 -1 0 -11
thinks it|-3 10 -2 0 0 -6
third|5 13 -4 4 -3 -14
third floor|0 -2 0 0 0 3
third of|11 -6 0 0 0 -5
third offer|-1 6 0 0 0 -5
third one|0 2 -1 0 0 0
third time|-1 2 0 1 -1 -1
thirty|0 7 0 0 0 -6
this|3 -4 -12 30 0 -17
this afternoon|2 -1 -4 0 0 3
this as|0 -1 0 2 0 0
this before|-2 5 0 3 0 -4
this can|-1 -1 -1 3 0 0
this can't|0 0 -1 1 0 -1
this first|-1 -1 0 3 0 0
this friday|0 0 2 0 0 -1
this has|-3 -5 0 9 -1 0
this is|-2 2 -2 4 0 -2
this month|0 1 1 0 0 -1
this morning|-1 -10 -9 -8 -3 31
this must|0 0 -1 1 0 0
this needs|-2 0 0 2 0 0
this off|-1 -3 0 -1 0 5
this on|0 3 0 0 0 -3
this one|3 -1 2 9 -2 -11
this the|-1 -1 0 1 0 1
this time|-3 -2 5 -5 1 4
this to|0 -1 0 1 0 0
this up|5 1 -1 1 -1 -4
this week|20 2 -7 -6 0 -8
this weekend|0 -5 7 -2 0 -1
this year|8 -6 3 -4 -1 0
those|3 -4 0 7 0 -6
though|-1 -2 2 0 0 2
thought|0 2 1 0 0 -3
three|2 2 -10 1 -1 5
three copies|-1 -1 0 0 0 2
three days|-2 4 0 -1 -1 0
three more|3 -2 0 0 0 0
three of|4 1 0 0 -1 -4
three people|1 4 0 0 0 -5
three quotes|-1 -1 0 0 0 2
three tiers|-2 3 -1 0 0 0
three times|-2 1 -1 -1 0 3
three weeks|0 -2 3 0 0 -1
threw|0 6 0 0 0 -6
through|17 -10 -10 -3 -4 10
through 0|3 -2 0 0 0 -1
through by|6 9 -6 0 0 -9
through last|0 -4 0 0 0 5
through no|-1 -3 0 0 0 4
through on|1 1 0 -1 0 -1
through the|9 11 -1 -2 -2 -15
through to|0 1 0 0 0 -1
through with|1 -2 -1 -1 0 3
throw|-1 -2 0 0 5 -1
throws|-1 2 -2 0 0 1
thru|3 -1 -1 0 0 0
thurs|0 7 0 -1 0 -6
thursday|-6 4 20 -4 -3 -11
thursday 0|0 -4 -1 0 0 4
thursday at|0 -2 3 0 0 -1
thursday for|0 1 -1 0 0 0
thursday instead|0 0 1 0 0 0
thursday not|0 -9 10 0 0 0
thursday please|-1 -3 7 -2 0 0
thursday so|0 1 0 0 0 0
thursday to|0 1 2 0 0 -2
thursdays|0 4 -1 0 0 -3
tick|-5 -7 -1 0 -1 13
tick off|-3 -5 0 0 0 9
ticked|0 -7 0 0 0 8
ticket|9 -8 -1 -2 0 3
ticket 0|10 2 0 -1 0 -11
tickets|1 1 -5 -1 0 3
tickets are|0 7 0 0 0 -6
ticks|-1 0 0 0 0 1
tide|7 -2 -2 0 0 -3
tide gauge|7 -3 -1 0 0 -2
tiene|-7 5 -1 -1 -2 6
tienen|-2 -2 1 0 0 3
tiers|-4 6 -1 0 0 -1
tiers now|-4 5 -1 0 0 -1
tight|-4 -4 -5 -1 -1 15
tightened|-1 -1 0 0 0 2
til|9 0 2 -3 -1 -8
til 0|-1 3 2 0 0 -4
til monday|2 -3 3 0 0 -2
til the|7 -4 -5 0 0 2
tiles|-3 10 -1 -1 0 -5
till|9 -3 -3 -5 -3 5
till 0|1 3 -1 0 0 -2
till after|0 0 0 2 0 -1
till friday|2 1 -3 0 0 1
till the|6 0 -1 -2 0 -2
till then|0 1 -1 0 0 0
tim|-3 -1 -1 2 0 3
timber|-1 0 -1 0 0 2
timber yard|-1 0 -1 0 0 2
time|-11 4 5 13 -3 -8
time being|1 3 0 0 -1 -3
time on|0 -4 4 0 0 0
time this|-1 4 0 -2 0 -1
time today|0 0 0 1 0 0
time until|0 -1 1 0 0 0
time with|-3 -5 0 10 -2 0
times|-2 10 -2 -2 2 -6
timetable|-1 3 1 -1 0 -2
tip|-3 -4 0 0 0 8
tipped|-1 6 0 -1 0 -4
tisch|-2 -5 0 -1 0 9
tmrw|-7 3 8 0 0 -3
to|9 -3 6 -8 1 -4
to 0|-1 -8 7 -5 10 -2
to a|5 5 -7 -1 -2 1
to add|-1 1 0 0 1 -1
to after|-1 -2 3 0 0 0
to all|-4 -3 -1 -1 0 8
to ask|-1 5 0 0 -2 -2
to be|-11 1 2 -4 6 7
to ben|0 10 -1 -5 -3 -2
to book|0 0 0 -1 3 -2
to both|-1 -2 0 0 0 4
to call|1 -1 0 0 1 -1
to check|0 2 0 -3 2 -1
to come|-1 0 -1 4 -2 0
to dec|0 -2 2 0 0 0
to decide|0 1 0 0 0 0
to deliver|0 1 0 0 0 -1
to do|0 -6 -5 0 4 7
to fetch|5 0 0 0 0 -4
to fill|0 1 0 0 1 -2
to follow|0 0 0 0 -1 1
to friday|0 -1 1 0 0 0
to get|6 1 2 -1 -3 -5
to go|10 -7 -3 6 2 -8
to hand|0 0 1 0 0 0
to happen|-2 -3 1 7 -1 -2
to have|-9 2 2 14 2 -11
to hear|-1 1 2 -1 -2 0
to her|3 0 -4 0 0 1
to high|-4 6 -2 6 -1 -5
to his|-1 -3 0 0 0 4
to hold|-3 5 -2 0 0 -1
to it|-5 -1 -3 -1 5 5
to january|0 1 0 0 0 -1
to k|9 0 -2 0 -1 -5
to leave|-2 -4 1 5 1 -1
to let|0 1 0 0 0 -1
to look|-2 7 -1 -1 1 -4
to low|-2 -3 0 5 0 0
to march|0 0 1 0 0 0
to may|0 -3 5 0 0 -1
to me|-1 -1 6 -1 0 -4
to mei|1 7 -1 -2 -2 -3
to monday|-1 -2 4 0 0 0
to move|1 5 -3 0 -2 0
to mrs|-1 -4 0 0 0 6
to ms|0 -2 0 0 0 3
to next|-1 -1 2 -1 0 0
to nov|0 -3 3 0 0 0
to november|0 -1 1 0 0 1
to open|0 2 0 -1 0 -1
to order|0 1 0 0 0 -1
to our|1 1 0 0 -1 -1
to print|-1 -2 0 0 0 3
to prod|-2 -5 -1 0 0 8
to put|-1 9 0 0 -1 -7
to read|-2 7 0 0 0 -5
to ring|9 -4 0 0 -1 -3
to saturday|0 -4 6 0 0 -1
to say|5 -4 0 0 0 0
to see|2 -2 3 -1 -1 -1
to send|5 1 -1 1 0 -7
to settle|-1 1 0 0 0 0
to sign|0 5 -1 0 0 -4
to sit|0 7 -2 0 -1 -4
to stand|-2 -9 3 0 0 8
to start|-3 4 0 0 0 -1
to stay|3 1 -3 0 0 -1
to sunday|0 1 2 -1 -1 0
to take|-1 2 0 -1 0 1
to talk|0 0 -1 -2 0 2
to tell|0 0 -2 0 1 2
to the|-3 -6 3 0 -2 8
to their|6 0 -2 0 0 -4
to them|-1 1 1 0 1 -2
to then|0 -1 1 0 0 0
to think|0 5 -3 0 0 -1
to this|-1 -5 0 -1 6 0
to thursday|-3 -8 16 -1 0 -4
to tuesday|-1 -3 5 0 0 -1
to two|1 1 0 0 0 -1
to us|-1 0 -1 0 0 3
to use|-2 4 0 0 -1 0
to wait|5 -4 0 -1 0 0
to work|-2 -2 0 0 0 5
to write|1 3 0 0 0 -3
to you|2 0 0 0 0 -2
to your|0 -2 0 -1 0 3
today|8 -3 -16 5 -3 8
today 0|-1 -5 0 0 0 7
today and|0 -1 3 1 0 -3
today please|-1 9 -4 -2 -1 -1
today so|-1 3 -3 1 0 1
today's|-2 -8 -1 0 0 12
today's post|-1 -4 -1 0 0 6
todo|-3 -13 -3 -1 -1 22
todos|-2 -3 0 0 0 6
together|-1 -5 0 -1 5 2
toilet|-4 4 1 -1 -1 0
toilets|-1 -7 -1 -1 7 4
told|-5 -3 -2 -2 -2 14
told him|0 1 0 0 0 -1
told me|0 2 0 0 0 -2
told the|-2 -3 0 -1 -1 7
told them|-1 -7 1 0 0 8
tolerance|-1 0 0 0 0 1
tom|2 6 -3 4 -1 -8
tom swapped|0 6 0 0 0 -5
tomasz|1 5 -2 -1 -1 -2
tomasz for|0 5 0 0 -1 -4
tomatoes|0 2 0 0 -1 0
tomorrow|16 1 13 1 -2 -29
tomorrow for|-3 5 -1 0 0 0
tomorrow morning|4 -2 -1 0 0 0
tomorrow so|-2 9 -5 0 0 -2
ton|1 5 0 -1 -1 -4
ton memoire|1 5 0 -1 -1 -4
toner|-4 0 -2 -1 -1 7
tonight|4 -1 -8 18 -2 -12
too|-8 0 -5 -9 49 -26
too add|0 0 0 0 1 0
too expensive|6 -1 -1 0 -2 -2
too few|5 -2 0 0 -2 -1
too high|0 1 0 0 0 0
too long|0 3 0 0 -1 -1
too much|-1 1 0 6 -4 -2
too please|0 -2 0 -2 4 0
too short|-1 7 -1 0 -4 -2
too small|0 5 0 0 -3 -2
too wet|0 3 2 0 -3 -1
took|3 -9 -4 -6 -5 21
took 0|1 1 -1 0 0 -1
took all|0 1 -1 0 0 1
took her|0 -1 0 0 0 1
took it|-4 -11 4 -1 -2 14
took the|1 -7 -2 -1 -1 11
took two|-4 9 0 0 0 -6
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
tour|-2 1 -1 -1 -1 4
tour is|3 2 0 0 0 -5
tours|0 -2 0 0 -1 3
tout|-4 -6 -1 -1 -1 13
toutes|-4 -2 0 0 0 7
towels|-2 1 -1 0 0 3
town|-2 6 -1 -1 -2 0
town hall|-1 7 -1 -1 -2 -3
track|-1 5 -1 -1 0 -2
tracking|0 5 -1 0 0 -3
tracking says|0 3 -1 0 0 -2
tracteur|2 -1 -1 -1 -1 2
tractor|-5 5 -3 -1 -2 6
tractor starts|-6 -2 -2 -1 0 11
trademark|2 7 0 -1 0 -8
traffic|0 -1 -1 -1 0 3
traffic plan|0 2 -1 -1 0 0
trailer|-3 1 0 -1 0 3
train|1 -1 0 7 1 -6
trained|-1 -7 0 0 0 8
trainer|-1 4 0 -1 -1 1
training|-6 2 2 5 0 -4
training to|0 1 1 -1 0 -1
transfer|0 0 0 0 0 1
transferred|-4 -9 -1 -1 0 16
transferred the|-1 -3 0 0 0 5
translated|3 -2 0 -1 0 -1
translation|6 -15 4 -2 8 -1
translator|5 -1 0 -1 -1 -2
transport|-1 0 -1 -1 9 -6
trap|-1 -4 0 0 0 5
travel|-2 6 0 -1 1 -4
tray|0 -1 -1 0 0 3
treadmill|-1 -2 -1 0 0 4
treasurer|-1 -1 0 1 4 -3
treat|-1 -5 1 18 -4 -9
treat as|0 3 0 2 -1 -3
treat it|0 -3 0 7 -2 -1
treat this|0 -2 0 2 0 0
treatment|-1 -2 0 0 0 4
tree|5 9 -2 -1 0 -10
treehouse|-1 -1 0 0 0 1
trees|4 -1 0 -4 -2 1
trench|2 -3 3 0 0 -1
treppenhaus|-1 10 -1 -3 -2 -4
tres|-2 9 -1 1 -1 -6
trial|3 -1 2 -2 -1 0
trial day|0 2 0 0 0 -1
trial shift|0 1 -3 0 0 2
tried|-2 12 -3 -2 -4 0
tried it|-1 -2 0 -1 -1 4
tried the|-1 4 0 0 0 -2
tried to|0 7 0 0 0 -5
trikots|-1 -6 0 0 0 8
trikots sind|-1 -1 0 0 0 3
trim|0 0 0 0 1 -1
trip|10 2 3 2 -3 -16
trip is|4 2 -1 -1 0 -5
trip to|6 -5 -1 0 -2 2
tripped|-2 3 0 1 -1 -1
trois|1 3 -2 -1 -2 2
trolley|-1 4 0 0 0 -3
trop|-2 16 -1 -1 -2 -11
tropft|-7 2 0 -1 -1 7
trophies|0 0 0 0 1 0
trophy|0 -4 0 0 1 4
trouble|1 7 0 0 -1 -7
trouve|-3 -1 -1 -1 -2 9
truck|-3 0 5 -3 -1 2
truck 0|0 2 0 0 0 -1
trucks|0 1 0 0 0 -1
trust|0 1 1 0 0 -1
try|-7 9 1 -1 0 -2
try again|-1 -4 0 0 0 5
trying|9 3 -4 -2 -1 -6
tube|-1 -5 -1 0 0 6
tubes|-2 -2 0 0 0 4
tue|0 1 0 0 0 -1
tues|-1 3 1 0 0 -3
tuesday|-2 -9 18 -4 -2 -1
tuesday 0|0 -3 0 0 0 4
tuesday instead|-1 -3 5 0 0 -2
tuesday the|0 -2 4 -1 0 -1
tuesdays|0 1 -1 0 0 1
tuner|-1 -2 -1 0 -1 5
turkish|1 2 0 0 -2 -1
turn|-2 0 0 -1 -1 5
turned|1 -7 0 -1 -1 9
turned up|-3 -7 0 0 0 10
turns|-2 -7 0 0 -1 10
turntable|5 -1 -1 0 -1 -3
tuv|4 1 1 -3 0 -3
twelve|-1 2 0 -1 1 0
twenty|6 -3 0 0 0 -3
twice|-13 13 -2 -1 -3 6
twice a|0 1 0 0 0 -1
twice and|-1 5 0 0 -1 -3
twice nobody|0 7 0 0 0 -7
twins|0 -2 -1 -1 3 1
two|4 11 -8 -1 2 -8
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
two of|3 5 -2 -3 -3 0
two people|2 -1 -1 -1 0 1
two signatures|0 -1 0 0 0 1
two students|-3 1 0 0 0 3
two to|4 -2 0 0 -1 0
two weeks|-3 1 0 4 -1 -1
two years|-1 -3 0 0 0 5
type|5 -4 0 0 0 0
typed|0 -1 0 0 0 2
typing|1 -5 0 0 0 5
typo|-1 3 0 1 0 -2
tyre|-1 11 0 0 0 -10
tyres|-3 1 0 -1 -1 5
tyres on|0 2 1 0 0 -2
u|-4 -6 -1 11 -1 0
u0|1 0 0 0 0 -1
ubergeben|-3 -5 0 -1 -2 10
uberwiesen|0 -5 -1 -1 -1 8
uhr|-1 -3 5 0 0 0
um|-1 -1 1 7 -2 -4
um 0|0 1 1 0 0 -2
umgetopft|-3 -8 -1 -1 -1 13
umlauts|0 3 0 0 0 -2
un|-7 12 -7 -2 8 -4
una|-4 -2 6 -2 7 -6
uncle|1 2 0 0 -1 -2
und|-10 -6 -2 -1 4 15
und 0|0 3 1 -1 3 -6
und die|0 0 0 -1 -1 2
under|9 3 -10 -5 7 -5
under 0|-1 2 0 0 -1 1
under it|0 -1 0 0 1 0
under the|-1 10 -3 -3 8 -12
under way|-3 -3 0 0 0 6
understand|-1 2 0 0 0 -1
underwriter|0 1 0 0 0 0
une|-8 5 -2 -2 17 -10
unfortunately|5 -2 0 0 0 -2
unfortunately the|5 -2 0 0 0 -2
uniformes|-3 0 0 -1 -1 4
uniforms|0 -1 0 0 0 0
union|-1 2 0 0 -1 0
unit|5 -2 0 -1 -1 -2
unit 0|0 -1 1 0 0 1
unit is|6 -2 0 0 0 -3
uns|0 6 0 -3 -1 -2
unterschrieben|0 -1 0 0 0 1
until|4 -2 1 -5 -4 6
until 0|-4 -12 11 -2 0 6
until after|-1 0 0 1 0 0
until august|-2 -1 5 -2 0 0
until friday|1 4 -4 0 0 0
until june|-1 3 0 0 0 -1
until mid|-1 0 2 0 0 0
until monday|2 3 -5 0 0 0
until next|-5 2 0 -2 0 5
until spring|-3 -5 -1 1 0 8
until the|4 1 3 1 -1 -7
until then|0 5 -4 0 0 0
until thursday|0 -1 1 0 0 0
until we|-1 3 -1 0 -1 0
up|7 5 -10 -2 -5 4
up 0|-1 -6 0 0 0 7
up again|3 2 -1 -1 0 -2
up and|-3 -4 0 0 -1 8
up at|5 -9 0 0 0 5
up by|0 4 -1 0 0 -3
up first|-1 0 0 -2 -1 5
up for|-1 4 -1 0 0 -1
up in|1 11 -1 -1 -1 -10
up north|-1 1 0 0 0 -1
up on|2 4 1 0 -2 -5
up please|-1 -5 0 8 -1 -2
up saturday|0 -1 1 -1 0 1
up the|-5 -7 -3 0 5 10
up there|-1 -3 0 0 0 4
up to|8 7 -4 0 -2 -9
up when|0 0 0 -1 -1 1
update|-4 1 -1 7 -1 -3
updated|-1 0 0 0 0 1
upgrade|2 6 2 0 0 -9
upgrade on|1 -1 0 0 0 0
upholsterer|0 -2 6 0 0 -3
uploaded|-2 -2 -2 0 0 6
uploaded 0|1 4 -2 0 0 -4
uploaded the|0 -1 0 0 0 2
ups|0 -1 0 0 0 2
upside|0 7 0 -1 0 -6
upside down|0 7 0 -1 0 -6
upstairs|6 2 -1 0 0 -7
upstairs is|0 -1 0 0 0 1
urgent|-7 -9 -1 29 -1 -10
urgent any|-1 0 -1 2 0 -1
urgent now|-1 -1 0 2 0 -1
urgent the|0 -1 0 3 0 -1
urlaub|-1 10 -1 1 0 -9
urn|0 4 -4 0 0 0
us|-4 1 16 -7 -7 2
us 0|0 0 0 0 0 1
us a|2 2 0 0 -1 -4
us an|0 -1 1 0 0 -1
us have|-1 3 0 0 0 -2
us in|0 -1 0 0 0 2
us on|0 0 4 0 -1 -2
us the|-1 -3 -1 0 -1 5
us to|-1 3 -1 0 0 0
us two|-3 -1 6 0 -1 -2
use|-3 13 -4 0 -2 -5
use it|-1 5 -3 -1 0 0
use the|-2 6 0 1 -1 -4
used|6 4 -2 -1 0 -7
used 0|0 2 -1 0 0 0
users|1 0 -2 -1 0 2
usual|-2 4 0 -1 0 -1
utility|-1 1 0 0 0 -1
utrecht|-4 1 3 0 0 1
v0|-1 -2 0 0 0 3
v0 0|0 0 0 0 0 1
va|-2 -6 -1 1 0 8
vacation|0 -1 1 0 0 1
vaccinated|-1 -1 0 0 0 1
vaccination|-1 -7 4 0 2 1
vaccine|4 2 -1 -2 0 -4
vaccines|-1 1 0 2 -1 -1
vacuum|-1 -5 0 6 0 0
valid|-4 -5 -2 -2 2 12
valid for|0 -1 0 0 0 1
valid to|-2 -2 -1 0 0 5
valid until|-1 -3 -1 0 0 6
valley|6 -4 0 0 0 -2
value|-4 0 0 -1 1 3
values|-1 -1 0 -1 0 4
valve|-2 5 0 0 0 -3
van|-3 -3 -5 5 -2 9
van is|0 5 0 0 0 -4
van passed|0 -9 -3 0 0 13
vans|-1 -2 0 -1 0 4
vat|-3 1 0 1 0 1
vat is|-1 -2 0 0 0 3
vat return|1 0 0 0 0 -1
vault|6 -1 0 0 0 -5
vegan|-5 6 -1 0 -1 0
vegetable|-2 -4 0 0 -2 8
vegetarian|-1 4 0 0 0 -3
veil|0 -3 0 0 3 0
vendor|-3 3 0 0 -1 0
venue|-1 1 0 0 -1 2
verified|-1 -3 0 0 0 5
verlangert|-5 -12 10 5 -3 6
verlegt|0 -4 5 0 0 0
verschickt|4 0 0 0 0 -4
verschoben|-2 -2 4 0 0 0
version|5 1 -1 -2 -1 -2
version 0|2 -2 -1 0 0 1
version for|1 -1 0 0 0 0
version of|2 0 0 -1 0 -2
verteilt|-1 -2 0 0 -1 5
vertrag|-3 2 -2 -3 0 6
vertretung|0 2 0 -1 2 -3
very|-5 5 -2 11 -2 -7
very top|-1 1 -2 3 0 -1
vessel|0 0 2 0 0 -2
vestry|0 -2 0 0 0 2
vests|0 0 0 0 0 1
vet|1 -3 11 -1 -1 -8
veut|-3 3 9 0 -2 -7
vez|-3 6 0 0 -2 -1
vicar|-1 -2 0 0 0 2
video|-2 -5 0 -1 8 0
viejo|5 6 0 -1 0 -9
viene|-2 -1 7 0 0 -4
viene el|-1 -4 7 0 0 -2
vier|0 4 0 0 -2 -1
viernes|0 -4 7 -1 0 -2
vieux|0 0 0 0 -1 1
view|0 -1 0 0 0 1
vino|-1 -6 -1 0 -1 9
violin|-1 -3 4 0 0 0
visa|-1 -2 1 2 -1 1
visit|-1 -1 4 -1 0 -1
visitors|-2 3 -2 0 -1 3
voice|1 5 -1 -2 0 -3
voicemail|0 3 -1 0 0 -1
voisin|0 12 -1 -1 0 -10
volume|-2 -7 0 -1 7 3
volunteers|0 -6 0 0 1 5
volvo|0 -1 0 0 0 1
vom|2 12 -3 1 -3 -9
von|4 1 -3 -2 1 -2
vor|1 -5 -3 23 -2 -14
vorher|-2 8 1 -1 -1 -5
vorziehen|-2 -4 -1 14 -4 -3
voted|0 -4 0 0 0 5
voucher|-1 -1 -1 -1 0 4
vpn|1 1 0 0 0 -2
w|-1 2 0 0 -1 0
w 0|0 3 -1 0 0 -2
wages|7 -5 -3 7 0 -6
waist|1 2 0 -1 -1 -1
wait|1 -6 8 12 -4 -12
wait any|0 0 0 2 0 -1
wait the|0 3 0 0 0 -3
wait till|0 -1 4 -1 0 -2
wait until|-4 -1 6 1 0 -2
wait with|0 0 1 -1 0 0
waiting|21 5 -4 -3 -7 -12
waiting for|6 7 -3 -1 -4 -4
waiting list|0 4 0 0 -1 -3
waiting on|9 -2 0 -1 -1 -6
waiting room|4 -8 0 -1 0 4
waits|1 4 -1 1 -2 -3
waits for|1 6 -1 -1 -2 -3
walk|-2 -1 6 -1 0 -1
walking|-1 7 0 0 -2 -4
wall|-1 -9 3 5 3 -1
wall is|2 -5 -2 1 7 -3
walls|2 2 -1 0 -1 -2
walls are|3 -8 0 0 0 5
want|-1 10 4 -6 4 -10
want 0|0 1 0 0 0 -1
want a|-3 0 -1 -2 7 -1
want an|0 2 0 0 0 -2
want it|-1 3 -2 0 -1 0
want photos|-3 6 0 -2 0 -1
want the|-1 0 2 0 0 -1
want them|7 -5 0 0 -1 -1
want to|-2 0 6 -1 -2 -1
wanted|-3 10 0 -1 -2 -4
wanted to|1 2 0 0 0 -2
wants|-16 24 2 -8 14 -16
wants 0|-1 6 -2 0 -1 -2
wants a|-3 -2 -2 -2 12 -3
wants an|0 -1 0 2 0 0
wants four|-2 3 0 0 0 -1
wants his|0 -1 1 0 0 0
wants it|-1 -4 6 0 -1 0
wants our|0 0 1 0 0 -1
wants photos|0 -3 0 -1 4 0
wants the|-5 0 6 -2 3 -2
wants to|-2 11 -3 -2 -2 -2
war|-5 9 -6 -2 -2 6
war da|-1 1 0 0 0 1
war heute|0 2 -2 -1 0 1
war nur|-1 -4 0 0 0 6
ward|-1 -8 1 8 0 1
ward 0|-1 -1 0 1 0 1
warehouse|-3 -1 0 0 0 5
warm|-2 0 -1 -1 -2 6
warm in|0 0 0 0 0 1
warranty|-2 2 -1 0 0 2
warten|1 5 -1 -1 -2 -2
was|-6 9 -11 -4 0 12
was 0|-1 8 -2 0 0 -5
was a|-1 -6 -1 -1 -1 10
was accepted|0 -1 0 0 0 2
was at|-1 -5 3 0 0 3
was busy|-1 5 0 0 0 -3
was called|3 -3 0 0 0 0
was charged|0 0 0 0 -1 1
was closed|0 8 0 0 0 -8
was done|-1 4 0 0 0 -3
was due|-1 11 -3 -1 -1 -6
was fine|0 8 -4 -1 0 -3
was full|0 2 0 0 0 -2
was good|0 2 -1 -1 0 0
was great|-1 -4 -1 4 0 2
was here|3 -1 -1 -2 -2 3
was in|-1 2 0 -1 0 1
was just|0 1 0 0 -1 1
was loose|-1 -10 0 0 0 11
was moved|-1 -2 1 0 0 1
was nice|1 0 0 -1 0 0
was not|0 2 -1 0 0 -1
was on|-3 -3 2 -1 0 6
was only|-4 -14 0 -1 0 18
was out|-1 -1 -1 0 0 3
was the|-1 -13 -1 -1 -1 17
was there|-1 0 0 -1 -1 3
waschmaschine|3 9 0 -1 -1 -10
wash|0 -3 -2 0 4 1
wash the|0 1 -2 0 3 -2
washed|-3 0 -1 -2 2 4
washed and|-1 -5 0 0 0 7
washer|0 -10 -1 -1 -1 11
washer in|-1 -2 0 0 0 2
washing|0 -1 0 0 1 0
wasn't|-4 -1 -1 -1 -1 6
wasnt|0 0 -1 1 0 0
wasp|0 0 0 0 0 1
wasp nest|0 0 0 0 0 1
waste|-6 -1 0 0 0 6
watch|0 3 0 0 0 -2
water|-8 2 -1 1 -3 10
water again|0 6 0 0 0 -6
water company|0 -3 0 0 0 3
water is|0 -1 0 4 0 -3
water test|0 -3 0 0 0 4
way|13 -4 -2 -3 -3 -1
way through|3 -7 0 0 0 4
way to|9 -11 0 -1 -1 3
we|5 2 5 -6 -1 -5
we add|-1 0 0 0 3 -1
we agreed|-2 -2 5 0 0 -2
we also|-1 -2 -1 -1 5 -1
we are|-2 7 0 0 0 -5
we can|7 -1 -4 -7 -1 5
we can't|8 -8 0 -1 2 -1
we cannot|3 -2 0 0 0 0
we could|-2 4 0 0 0 -2
we do|0 -2 5 0 0 -2
we don't|1 -8 -1 6 -1 4
we dont|8 -3 -2 -1 0 -2
we dropped|7 -4 0 0 0 -3
we finally|0 0 -1 0 0 1
we found|-1 -7 0 0 -1 9
we gave|3 -2 2 0 0 -3
we get|-2 -1 -1 -1 4 1
we go|1 6 -2 -1 -1 -2
we got|-1 -7 10 0 -1 -1
we had|-1 6 2 0 -1 -7
we have|-3 -2 -5 -2 -2 14
we keep|0 -4 0 0 0 5
we know|-2 8 -1 -1 0 -5
we lose|0 -3 0 6 -1 -1
we make|0 0 2 0 -1 -1
we move|-1 -2 3 0 0 0
we must|-2 0 4 -1 1 -2
we need|-8 13 1 -2 4 -8
we only|-1 2 0 0 0 -1
we pay|-4 2 3 0 -1 -1
we please|0 -1 0 1 0 0
we put|2 -1 -1 0 -1 1
we ran|-2 2 0 0 0 1
we really|-1 1 0 0 0 0
we send|0 1 0 0 -1 0
we should|-3 5 0 -1 0 -2
we sign|0 1 0 0 0 0
we speak|11 -3 0 0 -1 -6
we still|-2 2 0 0 1 0
we take|5 -3 1 0 -1 -2
we used|0 5 -1 0 0 -3
we wait|1 7 -2 -1 -1 -4
we'd|-2 3 3 -1 0 -3
we'd need|0 0 0 0 2 -1
we'll|1 5 0 -1 1 -6
we'll need|0 1 0 0 0 -1
we'll see|-2 7 0 0 0 -4
we're|14 -6 0 -1 -3 -4
we're at|0 4 -1 -1 0 -3
we're on|1 0 0 0 0 -1
we've|12 -5 -4 8 -3 -8
we've got|0 -2 -7 6 -2 4
wear|0 1 0 0 0 0
weather|-1 2 0 -1 0 0
web|-1 1 0 -1 0 2
webinar|0 0 1 0 0 -1
webseite|1 2 -2 -2 -4 5
website|2 -7 0 -1 -1 7
wed|-8 -3 9 0 0 1
wedding|-4 -12 3 -2 9 6
wedding cake|-1 -1 3 0 0 -1
wednesday|-4 1 12 -4 -1 -4
wednesday instead|0 -2 2 0 0 0
wee|0 6 0 0 0 -7
week|13 -11 21 -5 -6 -13
week 0|-1 -3 3 0 0 1
week after|0 2 0 -2 0 0
week and|0 2 0 0 -1 -1
week because|-2 4 -1 0 0 -1
week later|-2 -1 4 0 0 -1
week more|-1 -3 8 0 0 -3
week of|0 -1 4 -1 0 -1
week so|-2 0 0 2 0 0
week sooner|-2 0 2 0 0 0
week the|-1 -1 1 0 0 1
weekend|3 -2 -2 -3 6 -1
weekends|-1 6 0 0 0 -4
weeks|-3 -6 18 1 -5 -5
weeks for|-2 -1 7 0 -1 -3
weeks so|0 -1 2 0 0 -1
weg|3 1 0 -1 0 -3
wegen|-1 9 -2 -1 1 -5
wegen der|-1 5 -2 -1 1 -3
weight|-2 -4 0 8 0 -1
weihnachtsfeier|-2 -3 0 -1 8 -1
weiter|8 2 -4 -1 0 -4
welcome|1 -2 0 4 -1 -2
welcome bags|0 0 0 0 0 1
welded|-2 -1 0 0 0 4
well|-8 -7 -2 -4 29 -9
well for|0 -1 0 0 1 0
well the|0 -3 0 0 4 -1
went|-8 13 -9 -4 -4 12
went back|5 -3 -1 0 0 0
went fine|0 -2 0 0 0 2
went home|0 0 0 0 0 1
went in|0 0 0 0 0 1
went off|0 -4 0 0 0 4
went out|-2 -4 -1 -1 0 8
went through|-4 -6 0 0 0 11
went to|-2 1 -2 -1 -2 6
went up|-2 10 0 0 0 -7
went well|-2 10 -1 0 0 -7
werden|-1 11 -3 -1 -5 -1
were|-11 0 0 -1 -4 16
were all|0 6 0 0 -1 -5
were at|0 -1 0 0 0 2
west|0 -1 0 0 0 2
wet|0 14 0 3 -6 -11
wet for|0 1 2 0 -1 0
what|-3 8 -1 -2 3 -5
what a|8 -3 0 -1 -1 -4
what do|0 2 0 0 -1 0
what we|-5 2 0 0 -1 5
wheel|0 -2 0 0 0 3
wheelchair|-1 -1 0 0 1 0
wheels|-1 -2 0 0 0 5
when|-2 1 -3 -1 11 -5
when he|-1 2 0 0 4 -5
when i|0 3 0 0 0 -1
when it|-2 3 0 0 0 -1
when it's|6 -1 -1 -1 -2 -1
when the|-1 0 0 0 6 -4
when you|-3 -6 -1 -2 4 8
whenever|-1 0 0 7 -1 -5
where|-2 9 -1 -3 -3 1
where do|0 2 0 0 0 -2
where it|-2 -2 0 -2 0 6
where the|1 6 0 0 0 -6
where they|2 -4 0 -1 -2 4
whether|-2 7 0 -3 2 -4
whether the|0 0 0 0 1 0
which|-1 5 -1 -2 -1 0
while|-12 -11 -2 6 24 -5
while they|-1 -3 -1 -1 1 6
while you're|-1 -3 0 -1 10 -5
whisper|-1 1 0 0 0 0
whisper the|-1 1 0 0 0 0
whistle|-1 2 -6 0 0 6
whistles|-1 5 0 -1 -1 -2
white|-7 -3 -2 -2 0 14
who|-6 11 -1 -4 -1 0
who does|-1 2 0 -1 0 0
who has|-1 3 0 0 0 -1
who was|0 -2 0 0 0 3
who's|0 12 -8 0 0 -4
whoever|-1 7 -1 -1 0 -5
whole|-1 -8 -1 1 -2 12
whole of|1 -1 -1 0 0 2
wholesaler|0 2 -1 0 0 0
whose|0 1 0 0 0 0
why|-5 6 -1 -1 -1 2
why the|0 2 0 -1 0 -1
wide|0 1 0 0 -1 0
width|-3 2 0 0 2 -1
wieder|-12 6 0 -4 -3 13
wieder der|0 -2 0 0 0 2
wieder es|0 -1 0 0 0 1
wieder war|0 -1 0 0 0 1
wieder warm|-1 -2 0 0 0 3
wifi|-2 3 0 0 0 -1
wifi in|-1 -3 0 0 0 4
will|12 8 -6 -3 -6 -5
will be|-4 2 5 1 -1 -4
will come|0 -1 5 0 0 -3
will do|0 -3 -2 -1 -1 7
will get|1 -2 -1 0 0 3
will go|0 2 -1 0 0 0
will have|-1 3 -1 -1 0 -1
will not|8 -7 0 0 0 0
will only|-1 0 1 0 0 0
will take|-1 -1 2 0 0 1
will try|0 4 0 0 0 -3
win|0 -5 6 0 0 0
wind|2 3 0 -1 0 -4
window|-5 0 10 -3 -1 0
window is|-1 10 0 0 0 -9
windows|12 -10 -1 2 -3 0
windows are|2 -1 0 0 0 -1
windscreen|-4 -5 0 0 0 9
wine|-1 6 -2 -2 0 -1
wine list|-1 6 -1 -2 0 -3
winter|0 -2 0 2 0 0
wiper|0 1 0 0 0 -1
wir|6 -6 6 9 -4 -11
wir haben|-3 -7 4 10 -2 -3
wir nicht|10 -4 -1 -1 0 -4
wird|17 -9 4 -1 -1 -9
wire|1 -1 -1 -1 -1 2
wired|3 1 -3 0 0 -1
wiring|3 3 0 -1 -1 -4
wish|-1 4 0 0 0 -3
wish the|-1 4 0 0 0 -3
wished|0 -3 0 0 -1 4
wishes|4 -2 0 0 0 -1
with|1 2 -12 -3 8 4
with 0|0 0 -1 0 -1 2
with a|-2 9 0 -2 -5 -1
with all|0 -1 0 0 0 1
with four|4 2 0 0 0 -5
with her|-1 8 3 -2 -1 -7
with him|-1 -2 0 0 0 3
with his|1 1 0 0 -1 -1
with ines|0 3 0 0 0 -3
with it|1 -3 0 -2 11 -7
with me|1 -7 0 1 0 6
with no|-1 -4 0 0 0 5
with one|-1 -6 0 -1 -1 9
with the|7 -7 -4 12 -4 -4
with their|0 0 0 0 0 1
with them|3 -2 0 0 0 -1
with this|0 1 0 -2 0 2
with three|0 -4 0 -1 0 4
with today's|-1 -6 -1 0 0 8
with tomasz|0 5 0 0 -1 -4
with two|-2 -4 0 0 0 6
withdrawn|16 -8 -1 -2 -1 -5
withdrew|10 -1 -1 -1 -1 -6
withdrew the|7 -5 0 0 -1 -1
within|-2 -1 -3 -1 0 7
within 0|0 6 0 -1 0 -5
without|-9 3 -5 6 5 1
without a|-1 7 -1 -2 -3 -1
without it|-2 6 0 11 -1 -13
without the|0 7 0 2 -1 -8
wks|1 2 0 0 0 -2
wobble|-6 -4 0 0 0 11
woche|0 -2 3 0 0 -1
wochen|-4 -5 10 -2 0 1
wohnung|-2 -4 -1 -1 -2 10
wolf|-2 9 0 -2 0 -5
wolf fence|0 0 0 0 1 0
won't|4 7 0 -2 -3 -5
won't be|5 0 -1 0 -1 -3
won't release|1 1 -1 0 0 -1
wont|0 3 -1 0 0 -2
wood|-1 5 -1 -1 -1 -2
wooden|0 0 0 -1 0 1
wool|-2 -4 0 0 0 6
word|0 0 -1 -1 -1 4
wording|-1 2 -1 -1 0 1
work|-1 0 2 0 -1 -1
worked|4 -5 0 0 -1 3
worker|-1 5 0 0 0 -4
working|11 -7 -1 -2 -1 -1
working on|2 2 0 0 0 -4
works|4 -12 5 -2 1 4
works again|0 1 -1 0 0 0
works council|-1 0 0 -1 2 -1
works for|0 -1 0 0 0 2
workshop|18 -1 -1 2 -1 -18
worn|0 4 0 -1 -1 -2
worse|-1 2 -3 5 -2 -2
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
writing|3 -7 1 -1 0 5
written|6 2 -3 -1 -1 -3
written and|0 -1 0 0 0 1
written to|0 3 -1 0 0 -2
wrong|3 22 -2 -1 -2 -20
wrong size|0 1 -1 0 0 0
wrong tiles|-1 -3 0 0 0 4
wrote|-6 10 1 -6 -5 7
wrote back|-1 -4 0 0 0 5
wrote that|0 3 0 0 0 -3
wrote to|-1 -6 0 0 0 8
wu|-1 -2 0 0 0 3
wurde|6 1 5 -1 -1 -8
x|-6 0 -2 3 -1 7
x ray|-2 2 -1 -1 -1 2
x rays|-3 0 -2 4 0 1
xmas|3 1 -2 0 0 -2
y|-1 3 3 -5 -2 1
y el|-1 5 -1 0 0 -2
y no|0 4 5 -1 0 -8
y ya|0 -1 0 0 0 2
ya|9 -26 -5 -4 -3 28
ya esta|-5 -2 -2 0 -1 11
ya estan|-3 -1 5 0 -2 2
ya funciona|-1 -1 0 0 0 2
ya no|2 -5 -1 1 -1 3
ya tenemos|1 -2 0 0 -1 2
ya tiene|-3 -3 0 0 0 7
ya tienen|-1 -1 1 0 0 0
yard|-2 6 -1 -3 -2 2
year|1 5 -3 -6 -1 5
year 0|-1 6 -1 0 1 -5
year's|-1 6 0 0 0 -4
yearbook|-2 6 0 -1 -2 -3
yearly|0 -2 -1 -1 8 -4
years|-2 -3 0 0 0 6
years ago|0 -3 0 0 0 3
yellow|-3 7 -1 -1 0 -2
yes|-3 3 -5 -2 -1 8
yes for|0 5 -8 0 0 3
yes to|0 -2 -1 0 0 3
yesterday|3 2 -5 1 -6 6
yesterday and|0 -1 0 0 0 1
yesterday evening|3 -7 0 -1 0 5
yesterday's|-3 4 0 0 0 0
yet|10 20 -6 -2 -1 -20
yilmaz|-1 4 -1 -2 -1 1
yilmaz hat|0 5 -1 -1 0 -3
yo|-2 8 0 0 0 -5
you|-11 0 2 -2 12 0
you add|0 -1 0 0 3 -2
you can|-4 -6 4 3 -6 9
you cards|-2 2 0 0 0 2
you do|0 -1 0 -1 6 -4
you for|6 -5 1 1 0 -3
you have|-1 1 0 0 -1 1
you make|0 -1 0 0 1 0
you press|-1 -3 -1 0 -1 6
you put|0 -2 0 0 5 -2
you the|-1 -3 5 0 -1 -1
you're|1 -8 -1 5 8 -6
you're at|-1 -2 0 -1 7 -3
you've|0 -1 2 0 0 0
young|-1 -2 0 0 -1 4
your|4 -15 -8 5 -1 15
your inbox|-1 -1 0 0 0 2
your patience|-1 -2 0 1 0 3
yours|-2 -7 2 -1 3 5
youth|0 5 0 0 -1 -3
zahnarzt|0 2 0 0 0 -2
zeit|-6 -1 16 -1 -1 -7
zero|0 -6 -2 -1 0 9
zimmer|2 -2 -2 -1 -1 4
zip|-1 3 -3 0 0 0
zofia|0 2 -1 -1 3 -4
zoo|3 -2 0 0 0 0
zu|-3 9 -1 2 -3 -4
zugesagt|1 5 0 0 0 -5
zum|-4 -1 3 -1 1 3
zur|16 -3 -3 -2 -3 -6
zwei|10 -3 9 -6 2 -12
~asks nothing|9 8 -5 -6 -8 2
~done as asked|-2 -18 -16 7 -1 30
~has topic|1 19 -6 -14 19 -19
~something else done|11 7 -14 -3 -10 9
`;
