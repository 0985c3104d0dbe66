/** How much each feature of a text speaks for each type of update; made by `npm run learn:updates`, not by hand. */
export const UPDATE_WEIGHTS = `
+addsPart|-6 -19 -2 -4 38 -7
+any|1 27 -40 -16 -18 26
+asks|-16 44 1 -6 8 -30
+isBrief|4 2 5 -7 -6 4
+isCancelled|51 -27 -3 -2 -4 -15
+isCompleted|-1 -1 -17 -6 -12 23
+isDueBy|4 -12 18 2 -5 -9
+isInPart|16 5 -7 1 -3 -12
+isNotCompleted|10 12 9 1 -2 -30
+isNotDone|-4 18 -15 8 -11 4
+isOrder|1 -4 3 18 14 -32
+isOver|14 3 -11 -13 -18 15
+isSoNow|10 -24 -11 2 -2 25
+isStarted|60 -11 -16 -11 -8 -17
+isTakenBack|16 2 1 3 -12 -11
+isUnreal|1 21 -5 -3 6 -21
+moves|-20 -13 44 2 -3 -19
+movesBy|-4 -1 12 -2 0 -6
+movesSurely|1 -17 36 -7 -2 -12
+mustBe|-10 -10 12 14 12 -19
+namesAnotherDate|-15 -9 43 4 -7 -19
+namesDay|3 3 25 -6 -18 -18
+namesMoment|-9 -10 31 -2 -21 -1
+ordersMove|-7 -7 10 0 5 0
+setsLevel|-23 -25 -6 67 -6 -17
+statesPriority|-20 -28 -7 73 -4 -21
+tellsDone|6 -11 -5 -10 -1 17
+waits|48 1 -8 -9 -12 -20
0|-6 13 18 -13 -13 3
0 0|-7 5 3 -8 -2 10
0 a|0 13 -5 -2 -2 -4
0 again|0 -7 0 0 0 8
0 al|0 3 -1 0 0 -1
0 all|-1 3 0 0 0 -2
0 also|-1 0 1 0 2 -1
0 am|-5 -5 8 -1 0 2
0 an|0 4 -2 0 0 -1
0 and|-1 14 -6 0 -2 -5
0 answered|0 -2 0 0 0 2
0 april|-3 -4 7 0 0 1
0 are|10 -5 -1 0 0 -4
0 as|-1 -3 -1 5 1 -1
0 at|5 0 1 -1 0 -5
0 august|-2 -8 17 0 0 -6
0 back|-1 -2 1 0 0 3
0 bar|-2 2 0 0 0 1
0 beds|0 4 -2 0 0 -3
0 before|1 0 -2 0 0 0
0 bis|5 1 -1 -1 0 -4
0 boxes|2 1 -1 -1 0 -1
0 bucks|0 2 -1 0 0 0
0 but|0 -1 0 2 0 0
0 came|0 5 -3 0 0 -2
0 can|-2 3 0 1 0 -2
0 cash|0 -3 0 0 0 4
0 cent|0 0 0 0 0 1
0 cents|0 5 -2 0 0 -2
0 chairs|0 3 0 0 0 -3
0 cheaper|-1 -2 0 0 0 3
0 children|-1 6 0 0 0 -4
0 closing|-3 -2 0 0 0 5
0 cm|-1 4 0 0 -1 -1
0 come|1 1 -2 0 0 -1
0 confirmation|0 -2 0 0 0 3
0 consent|1 4 0 0 0 -5
0 copies|0 4 0 0 0 -3
0 counted|0 -1 0 0 0 2
0 customer|0 2 0 0 0 -2
0 days|-1 6 -2 1 0 -4
0 de|-3 -4 14 -1 -1 -6
0 dec|0 8 -5 0 0 -2
0 december|-3 0 1 -1 0 4
0 decembre|0 2 -2 0 0 0
0 degrees|-4 3 1 0 0 0
0 deposit|0 3 -2 0 0 -1
0 dezember|0 -1 1 0 0 0
0 dollars|0 -1 0 0 0 1
0 done|-1 0 0 0 0 1
0 donors|-1 -2 0 0 0 3
0 doses|0 0 -1 0 0 1
0 down|3 -7 0 0 0 4
0 each|0 4 -1 0 0 -2
0 en|-2 -2 0 0 0 4
0 est|0 5 0 0 0 -4
0 euro|-2 0 -3 0 -2 7
0 euros|-4 4 -2 0 0 2
0 everyone|0 -1 0 0 0 1
0 families|-1 2 0 0 0 -1
0 february|0 -2 3 0 0 -1
0 files|3 -1 0 0 0 -2
0 fine|0 1 0 0 0 -1
0 for|-3 12 0 -1 -3 -4
0 g|-1 4 0 0 -1 -2
0 gb|-1 1 0 0 0 0
0 goes|0 -1 0 0 0 1
0 got|0 1 0 0 0 0
0 h|0 2 -2 0 0 0
0 hangs|-2 1 0 0 0 1
0 has|-2 2 -4 -2 0 7
0 have|3 1 1 -1 -1 -4
0 he|-1 -6 -1 8 0 0
0 helpers|3 4 -1 -1 0 -6
0 holds|0 -1 0 0 0 1
0 hours|0 3 -1 -1 0 -1
0 hrs|1 -2 1 0 0 0
0 i|0 1 0 0 0 -1
0 if|0 1 -1 0 0 0
0 il|6 0 -2 0 0 -3
0 in|0 1 -1 0 4 -4
0 inch|1 1 -1 0 0 0
0 incl|2 2 -2 0 -1 -1
0 instead|-2 -4 7 0 0 -1
0 is|3 -9 -2 9 -3 2
0 ist|-2 7 -3 -1 0 -1
0 jan|0 -1 3 0 0 -2
0 januar|0 0 1 0 0 -1
0 january|-1 -2 8 0 0 -5
0 july|-1 -3 4 0 0 0
0 june|-4 -3 2 -1 0 6
0 k|0 2 -1 0 0 0
0 kg|-5 4 -2 0 -1 4
0 kids|0 4 0 0 0 -3
0 km|-1 2 -3 -1 -1 3
0 la|0 7 -3 0 0 -3
0 left|0 1 0 0 0 -1
0 letters|0 -2 0 0 0 2
0 lies|-1 -4 0 0 0 5
0 litres|-1 0 -2 0 0 3
0 looks|-2 7 0 0 0 -4
0 m|-4 6 -1 0 0 0
0 mai|0 -3 6 0 0 -2
0 march|-6 1 4 0 0 2
0 marz|0 0 1 0 0 0
0 may|-2 4 3 -1 0 -4
0 mb|0 0 0 0 0 1
0 members|0 2 0 0 0 -2
0 metres|-2 1 -3 -1 0 4
0 min|7 -3 -2 0 0 -1
0 minutes|-2 -4 -5 -1 0 13
0 mm|-4 -2 -1 -1 4 3
0 months|0 4 -1 0 0 -3
0 more|12 3 0 -2 0 -13
0 ms|-1 -2 -2 -1 0 6
0 m²|-3 4 0 0 0 -1
0 needs|-1 -2 -1 0 5 -1
0 new|2 0 0 -1 0 0
0 nicht|-1 0 2 0 -1 0
0 no|0 -4 0 0 0 5
0 nobody|0 2 1 0 0 -2
0 not|-3 -3 9 -1 0 -2
0 nothing|-1 -1 0 0 0 2
0 nov|-1 -8 7 -1 0 2
0 november|2 -3 8 -1 0 -5
0 now|0 12 2 -3 -1 -11
0 o'clock|0 -1 2 0 0 0
0 oct|0 1 3 0 0 -4
0 october|-3 -10 16 -3 -1 0
0 octobre|0 9 -5 0 0 -4
0 of|18 -7 -7 -2 -1 -1
0 off|-1 -2 0 0 0 3
0 old|1 0 0 0 0 -1
0 on|-3 11 -5 0 0 -2
0 or|0 -3 0 0 0 3
0 out|5 -3 0 0 -1 -1
0 pages|-2 2 0 0 0 0
0 pallets|1 0 0 0 0 0
0 pcs|-1 0 0 0 0 2
0 people|1 -2 -1 -2 -1 5
0 per|0 4 -1 0 0 -2
0 percent|1 10 -1 -1 0 -10
0 photo|-1 -3 0 0 0 4
0 pieces|0 -9 2 -1 1 8
0 places|0 4 -1 0 0 -3
0 please|-1 0 0 4 -1 -2
0 plus|3 12 -6 -1 0 -7
0 pm|-4 0 4 -1 0 1
0 posts|1 0 0 -1 0 0
0 prints|-1 1 0 -1 0 1
0 quid|0 -3 0 0 0 3
0 raus|-2 -1 7 -1 0 -3
0 remaining|6 1 0 0 0 -7
0 reports|-1 4 0 0 0 -2
0 rolls|0 -3 -1 0 0 4
0 runs|-3 5 0 0 0 -1
0 s|-3 8 -2 -1 0 -2
0 sacks|0 1 -3 0 0 3
0 seater|0 1 0 0 0 0
0 seats|0 -1 0 0 0 2
0 seconds|-2 -1 -2 0 0 5
0 sept|-1 -7 12 -1 -1 -2
0 september|-1 -5 8 0 0 -2
0 signed|1 0 0 0 0 -1
0 slips|0 1 0 0 0 0
0 so|-1 0 1 0 0 0
0 somebody|0 1 -1 0 1 -1
0 stamped|0 -1 0 0 0 1
0 still|0 2 0 0 0 -1
0 stuck|-2 -1 -2 0 0 6
0 t|-1 1 0 0 0 0
0 tables|0 2 0 0 0 -2
0 the|-3 3 2 0 0 -1
0 they|0 2 -2 0 0 1
0 third|0 -3 -1 5 0 0
0 this|-1 -2 -3 -1 0 7
0 tickets|-1 4 0 0 0 -2
0 times|0 -5 0 3 0 3
0 to|19 -10 3 -1 -2 -9
0 tomorrow|5 4 -3 0 0 -5
0 tonnes|0 3 0 0 0 -2
0 too|0 -1 0 0 0 1
0 took|-1 3 -2 0 0 1
0 tubes|-1 1 0 0 0 0
0 two|0 3 -2 0 0 -1
0 uhr|-1 -3 5 0 0 -1
0 um|0 2 0 0 0 -2
0 und|0 3 1 0 2 -4
0 until|0 -1 0 0 0 1
0 verlegt|0 -4 6 0 0 0
0 verschoben|0 0 1 0 0 0
0 was|-1 5 0 0 0 -3
0 we|-3 -2 5 0 0 0
0 weeks|-3 -8 7 0 -1 4
0 went|0 -2 0 0 0 3
0 when|0 4 0 0 -1 -2
0 will|0 1 0 0 0 -1
0 with|8 -6 -1 -1 0 -1
0 wks|1 2 0 0 0 -3
0 works|-4 -9 6 0 0 7
0 x|0 4 0 0 -1 -3
0 y|-1 8 -4 0 0 -2
0 ya|-1 0 0 0 0 2
0 yet|0 1 0 0 0 0
0 you|0 1 0 0 -1 1
0'0|0 1 -1 0 0 -1
0's|4 -2 -4 -2 0 4
0a|-1 5 0 -1 0 -2
0am|-3 -4 5 0 -1 3
0b|-5 4 0 -2 -1 4
0b is|-1 -1 0 0 0 2
0c|-1 5 0 0 0 -3
0d|-2 -9 0 0 0 12
0f|0 4 0 0 -1 -4
0h|-1 0 -3 0 0 4
0k|1 1 -5 0 0 3
0k for|-1 2 0 0 0 0
0k rows|1 -1 0 0 0 1
0nd|-5 3 12 -2 0 -7
0nd instead|0 -2 3 0 0 -1
0nd so|-1 0 3 0 0 -2
0pm|1 -2 3 -1 0 -1
0rd|-3 4 12 0 -1 -11
0s|0 -1 0 -1 0 2
0st|-6 -8 21 -2 3 -9
0st so|0 -2 0 2 0 0
0th|-17 0 34 -7 -6 -7
0th 0|0 7 -5 0 0 -2
0th after|0 1 -1 0 0 0
0th already|0 -1 1 0 0 0
0th and|5 3 -5 0 0 -3
0th as|0 -1 1 0 0 0
0th at|-1 -4 10 0 0 -4
0th because|0 -3 5 0 0 -1
0th but|0 1 -1 0 0 0
0th instead|0 0 3 0 0 -3
0th is|4 -9 3 0 0 2
0th not|-1 -3 4 0 0 -1
0th now|-2 -1 6 0 0 -2
0th of|-1 3 -2 0 0 0
0th please|0 0 1 0 0 0
0th so|0 0 1 0 0 0
0th the|0 -2 2 0 0 0
0th they|0 -1 1 0 0 -1
0th to|0 6 -2 0 0 -3
0x|-4 3 0 0 0 1
0x0|-3 11 -1 -1 0 -7
a|-10 6 -3 -3 16 -5
a 0|5 13 -9 0 -1 -8
a and|0 8 0 0 0 -8
a better|0 5 0 -1 0 -4
a big|-1 -2 -1 5 0 0
a bit|-1 10 -1 -1 -1 -6
a bone|0 0 0 0 0 1
a box|-1 -3 0 0 3 1
a breakdown|0 -3 0 0 4 0
a broken|-1 6 0 0 0 -5
a car|0 3 0 2 -2 -3
a change|0 1 1 0 0 0
a cheaper|0 3 0 0 0 -2
a cold|11 -4 0 0 -2 -4
a copy|0 -2 0 -1 2 2
a date|0 1 0 0 -1 0
a day|-1 2 2 -1 -2 0
a deposit|-3 -3 0 0 -1 7
a different|0 7 -3 0 0 -3
a discount|-1 2 0 -1 0 0
a dream|0 -3 0 0 2 2
a drop|-5 -7 0 0 0 13
a dry|0 3 0 0 -2 -1
a floor|0 -6 0 -1 8 -1
a fortnight|0 -2 2 0 0 0
a free|0 2 -1 0 0 -1
a gas|-2 3 0 0 -1 0
a gluten|0 -2 0 0 2 0
a good|0 4 2 0 -1 -5
a head|0 1 0 0 0 0
a hitch|0 -2 0 0 0 2
a key|-3 -4 0 13 1 -6
a la|-5 -12 -4 -1 -3 25
a lad|0 1 0 0 0 0
a lady|0 0 0 0 0 1
a las|-5 0 1 0 -1 5
a le|-4 -4 2 0 -1 7
a letter|0 5 0 0 -4 -1
a line|0 -2 0 0 3 0
a list|1 3 0 -2 2 -4
a little|0 -1 0 0 2 0
a look|-5 2 -1 -1 -2 8
a loose|0 -2 0 0 0 3
a los|-1 0 0 0 2 -1
a lot|-8 11 0 0 -1 -3
a lundi|-1 -2 5 0 -1 -1
a m|1 -2 4 0 0 -3
a man|0 0 -1 0 0 1
a map|0 -3 0 0 3 0
a medias|13 -4 -1 -1 -3 -5
a minute|-1 5 0 -1 -2 -2
a missing|0 1 0 0 0 0
a month|0 1 4 0 -2 -3
a mouse|0 -3 0 0 0 4
a mr|0 1 -2 -1 0 3
a music|0 1 -1 0 0 -1
a new|8 4 -2 -3 -5 -2
a nice|0 -2 -1 4 0 0
a nut|-1 5 0 0 -1 -3
a page|-1 1 0 -1 1 0
a pallet|0 1 0 0 0 -1
a paper|-1 -3 0 0 0 5
a paragraph|-1 0 0 0 1 0
a part|0 3 0 0 -1 -2
a patch|2 0 0 0 0 -2
a permit|0 2 0 0 -1 0
a photo|-2 -1 0 -1 2 1
a picture|0 -1 0 -1 -1 2
a pixel|0 3 0 0 -2 -1
a place|4 -6 0 0 0 2
a point|0 0 -1 0 3 0
a price|0 1 0 0 0 -1
a recu|-1 -2 -3 0 -1 8
a red|0 2 0 0 0 -2
a refund|0 -2 0 1 0 1
a reminder|-1 -1 0 2 0 0
a retired|0 1 0 0 0 0
a risk|-1 -3 0 0 5 0
a room|0 -1 0 0 1 0
a row|0 -5 0 0 0 6
a scan|-1 0 0 0 0 2
a second|1 1 -4 -3 6 0
a section|3 -3 0 0 1 0
a separate|-4 3 0 0 1 0
a short|0 -4 0 0 4 1
a sign|-1 -2 0 -1 4 0
a signature|0 2 0 0 0 -1
a signed|0 2 0 0 2 -4
a slot|0 4 2 -1 0 -5
a spare|0 -1 0 0 1 0
a start|4 -1 0 0 -1 -2
a step|0 -6 0 0 7 0
a student|0 1 0 0 -1 1
a sub|0 -2 0 -1 3 0
a success|0 1 0 0 -1 1
a table|0 -1 -1 0 4 -1
a test|0 2 0 0 -1 0
a third|11 -1 0 0 -1 -8
a timezone|0 1 -1 0 0 0
a to|10 -1 -1 0 -1 -5
a traffic|0 1 0 -1 0 0
a trial|2 8 -2 0 -1 -6
a trouve|1 -3 -1 -1 -1 4
a typo|-1 3 0 0 0 -2
a venue|-1 -4 0 0 0 5
a voucher|0 12 0 0 0 -11
a week|-8 -7 9 -4 -3 12
a whole|0 1 0 0 0 -1
a word|0 3 -1 -1 -1 0
a year|0 -6 -1 0 0 7
a0|-1 -7 0 0 0 9
ab|-1 -4 -1 -2 -1 9
ab 0|0 0 -1 0 0 1
ab dem|0 1 1 0 0 0
abara|0 0 -2 0 0 2
abend|-1 -3 0 0 -2 6
aber|1 18 -2 -2 -1 -14
abgabe|-1 -5 11 -1 -1 -3
abgesagt|8 7 -1 -2 -1 -11
able|-1 1 0 0 0 1
able to|-1 1 0 0 0 0
abono|0 -2 -1 -1 -1 4
about|10 10 -10 5 12 -26
about 0|4 9 -1 -1 -1 -9
about a|-1 2 0 0 -1 0
about half|0 1 0 0 0 -1
about his|-2 4 0 0 0 -2
about it|-3 8 -3 5 -1 -6
about our|0 1 -1 0 0 0
about six|0 8 0 0 0 -7
about ten|4 -3 0 0 0 0
about that|0 1 0 0 0 0
about the|-7 -12 -2 9 7 5
about this|-1 6 0 -2 -1 -2
about two|5 -4 0 0 0 -1
above|1 4 0 4 -2 -7
above the|0 -2 0 -1 0 4
abril|0 -1 3 0 0 -1
accept|-1 4 0 -1 0 -2
accepted|-5 -16 -1 -1 -2 24
accepted our|-1 -2 0 0 0 3
accepted the|-1 -3 0 0 -1 5
access|-1 5 0 0 -1 -3
access to|-1 7 0 0 -1 -5
accessible|-1 -1 0 0 0 1
accident|0 3 0 0 -1 -1
according|0 8 3 0 -1 -9
according to|0 8 3 0 -1 -9
account|0 -1 -4 2 -2 6
account is|4 0 0 0 0 -4
accountant|-1 3 1 0 0 -3
accountant is|-1 4 0 0 0 -3
accounts|1 -4 -1 -1 0 5
acid|-2 0 1 2 0 0
acknowledged|-1 -4 0 0 -1 6
acompte|0 2 -2 -1 -1 1
across|-3 -1 -3 0 0 7
act|0 3 -1 0 0 -3
ad|3 -4 1 -1 2 0
ad for|-1 2 -1 0 0 -1
ad is|-2 -2 0 0 0 4
add|-10 -23 -3 -8 57 -14
add a|-2 -1 0 -1 5 -1
add it|-1 -1 0 0 3 -1
add please|0 -1 0 -1 2 0
add that|0 -1 0 -3 5 0
add to|-2 -4 -1 0 8 -2
added|-5 -8 -2 -2 6 11
adding|-1 -7 0 -1 10 -1
addition|-4 -8 -1 -1 15 -2
address|-5 10 0 0 -2 -3
address list|-1 3 0 -1 -1 0
adeyemi|0 -4 0 0 0 4
adjuster|-1 2 0 0 0 -1
adler|0 -1 0 0 0 1
adobe|2 2 0 0 0 -4
adopted|-6 -5 -2 -1 3 9
adoption|-1 3 -7 0 0 4
adrenaline|0 2 -2 0 0 0
ads|4 -5 0 0 0 2
adults|1 3 -4 0 0 1
advert|-3 2 -1 -2 -1 5
advisory|-1 -4 0 0 0 5
advisory on|-1 -4 0 0 0 5
after|6 0 14 -1 -5 -14
after 0|0 3 -1 0 0 -1
after a|-1 3 0 -1 0 -1
after all|7 1 2 -1 -1 -8
after christmas|0 -1 0 2 0 0
after easter|-1 -7 12 -3 -1 -1
after half|-2 -2 5 -1 0 0
after lunch|4 1 -1 0 0 -4
after new|0 1 0 0 0 -1
after next|0 -1 2 0 0 0
after ten|0 3 0 0 0 -3
after that|0 0 2 0 0 -2
after the|-4 1 3 3 -3 1
afternoon|4 -3 -4 0 0 4
again|-16 18 -14 0 -10 23
again 0|0 -2 -1 2 0 2
again about|-1 9 0 2 0 -9
again after|0 -2 0 0 0 2
again all|0 3 0 0 0 -3
again and|-1 -2 0 2 0 1
again at|-1 10 0 0 0 -9
again but|0 2 -1 0 0 -1
again by|-1 8 0 0 0 -7
again electrician|-1 -5 0 0 0 6
again for|0 3 0 1 0 -3
again i|-1 0 -1 0 0 2
again in|0 4 3 0 0 -7
again it|-1 -11 0 0 0 12
again new|0 -1 0 0 0 1
again no|-2 -14 0 -1 0 17
again on|0 8 -3 0 0 -5
again put|0 -1 0 0 0 1
again she|0 1 0 0 0 -1
again since|-2 3 0 -1 0 1
again tested|0 -1 0 0 0 1
again the|-2 -8 1 2 0 8
again this|-1 17 -1 -1 0 -14
again was|0 -11 0 0 0 12
again we|1 -6 -1 0 0 6
again when|2 -4 0 0 0 2
again with|0 6 0 0 0 -6
against|7 -8 -1 -2 -1 5
against the|7 -3 0 -1 0 -2
agency|0 3 -4 -1 -2 3
agency has|-1 4 -3 0 -1 1
agenda|-1 -4 0 -2 3 4
agm|-2 3 -1 2 0 -2
agnieszka|-1 -3 0 -1 0 5
ago|0 -5 -1 0 -1 8
agosto|-5 -10 21 -1 -1 -5
agree|-1 2 0 0 0 -1
agreed|-6 -7 9 0 -1 5
agreed on|0 -1 5 -1 0 -3
agreed to|-3 1 0 0 0 2
agreed with|-1 -3 0 0 -1 5
agreement|-1 -4 2 -1 -1 5
agrees|-4 -7 0 -1 0 13
agua|-7 14 -1 0 -1 -5
ahead|-4 -5 1 9 -2 1
ahead of|-4 -3 0 9 -1 -1
ahead so|0 -1 1 0 0 0
aid|-4 -2 0 -4 -1 11
aid course|-2 -7 0 -2 0 12
aiders|-2 1 0 -2 0 3
air|-4 2 0 0 0 3
airflow|-1 -1 0 0 0 2
aisle|-1 -4 -1 7 0 -1
aisle 0|-1 -4 0 7 0 -2
ajouter|-1 2 -1 0 5 -5
al|-6 -10 7 -4 10 3
al 0|2 0 -2 0 0 0
al lunes|-2 -4 9 0 0 -3
al mes|0 3 -1 0 0 -1
alarm|-4 7 -2 0 -1 0
alarm in|0 3 0 0 0 -3
alarm is|-1 0 0 1 0 0
alarms|-2 -5 1 -1 -1 8
alert|-2 -3 0 8 -1 -2
alguien|-1 5 -1 0 0 -3
alive|-4 -5 0 0 0 9
all|-12 -10 -14 4 -7 37
all 0|-4 -8 -1 0 0 13
all asking|0 8 0 0 0 -7
all day|0 6 0 0 0 -6
all done|0 -2 0 0 0 2
all eleven|-2 -4 0 0 0 6
all five|0 0 0 -1 -1 2
all four|-8 -4 -1 -1 0 14
all good|0 0 0 0 0 1
all have|0 -2 0 0 0 3
all in|-1 0 0 2 0 -1
all morning|0 11 0 0 0 -10
all night|-1 -4 0 0 0 5
all october|0 3 -1 0 0 -2
all of|-1 0 0 0 0 2
all packed|0 -1 0 0 0 1
all parents|0 -1 0 0 0 1
all round|0 -2 0 0 0 3
all six|-1 -3 0 0 0 4
all so|3 -1 -1 2 0 -1
all the|-3 -1 -1 1 2 2
all three|0 -1 0 0 0 1
all twelve|0 -2 0 -1 1 2
all with|0 0 0 0 0 1
alle|-4 -13 -3 -3 -3 25
alle raus|-2 -1 0 0 0 4
allergen|4 0 -1 -1 1 -3
allergic|-6 14 -1 -2 -1 -3
allergic to|-6 14 -1 -2 -1 -3
allergies|-1 3 0 0 -1 -1
allergy|-2 2 -1 0 0 0
alles|-7 -16 -2 13 -4 16
allowance|0 1 0 0 0 -1
almost|2 -2 0 0 0 0
alone|0 -5 -4 -3 -1 14
alone on|0 -1 -1 1 0 1
along|-4 5 -1 -2 6 -4
along the|1 0 0 0 0 0
along with|-1 5 0 -1 0 -3
already|-2 -8 18 -1 -5 -3
already on|-1 -3 2 -1 0 2
already so|0 0 1 0 0 0
als|-5 -4 -4 7 17 -12
also|-15 -10 4 -12 58 -25
also check|0 -1 0 0 1 0
also get|0 -1 0 0 1 0
also happens|0 8 0 0 0 -7
also has|0 -1 0 0 1 0
also have|0 -1 0 0 2 -1
also make|0 -1 0 0 1 0
also need|-1 -4 0 0 8 -2
also needs|-1 0 0 0 2 -1
also order|-1 -1 0 0 3 -1
also put|-2 -1 0 -1 6 -2
also the|0 -2 0 0 3 0
also want|0 -1 0 0 2 0
also wants|-1 -1 -1 0 3 0
alta|-3 8 0 0 0 -4
alte|-2 -4 -1 0 -1 7
alten|-3 -6 0 -1 0 10
always|0 2 0 0 0 -1
am|13 10 6 -4 -3 -21
am 0|-6 -1 4 -2 0 5
am samstag|3 3 1 0 0 -6
amarre|-3 1 0 3 0 0
amber|-1 -1 0 0 0 2
ambulance|4 -5 0 0 0 1
ames|-1 3 0 -1 0 0
amir|4 -4 0 -1 0 1
among|0 -2 0 0 0 3
amt|7 -5 -1 0 0 0
an|-6 9 -1 -6 2 2
an answer|-1 -1 0 2 0 0
an appointment|0 3 -2 0 0 -1
an emergency|0 3 0 2 -1 -3
an extension|0 -1 2 0 0 -1
an extra|-2 -4 11 0 1 -5
an hour|-6 0 0 -2 -1 9
ana|0 5 0 -1 -2 0
and|-11 6 -10 -15 11 18
and 0|1 10 -3 0 -1 -7
and a|-7 -10 -2 0 12 7
and all|0 -1 0 0 0 1
and are|-1 3 0 0 0 -2
and b|0 8 0 0 0 -8
and back|0 1 0 0 0 0
and both|0 -2 0 0 0 2
and closed|-1 -5 0 0 0 6
and delivered|0 -2 0 0 0 2
and deployed|0 0 0 0 0 1
and down|-2 1 0 -2 -1 4
and dusted|-1 -1 0 0 0 2
and everything|-1 1 0 0 0 0
and filed|0 -1 0 0 0 2
and gave|0 -1 -1 0 0 2
and got|1 -1 5 0 -1 -4
and half|0 -2 -1 0 0 3
and handed|0 0 0 0 0 1
and hanging|-1 -3 0 0 0 4
and has|0 0 -2 0 0 2
and he|1 -4 0 0 0 4
and i|0 -1 0 0 1 0
and in|-1 -8 0 0 0 10
and is|4 -9 0 0 -1 6
and it|-2 -4 0 -1 -1 8
and it's|-1 -3 -1 0 0 5
and laid|1 2 -1 0 0 -1
and live|0 0 0 0 0 1
and mr|0 0 -1 0 0 0
and needs|-1 -1 0 0 -1 2
and no|0 3 0 0 0 -2
and nobody|1 2 -1 1 0 -3
and not|-2 -9 6 0 0 5
and nothing|0 2 0 0 0 -2
and on|-2 -3 0 0 0 4
and one|0 1 -1 0 0 0
and paid|0 -1 0 0 0 2
and painted|0 -3 0 0 0 3
and picked|-1 -2 0 0 -1 3
and printed|0 -2 0 0 0 3
and put|-1 -1 0 0 -1 4
and rafael|0 2 0 0 0 -1
and rolled|-1 -3 0 0 0 5
and running|0 -1 0 0 0 1
and said|0 4 4 0 0 -7
and sent|0 -6 0 0 0 5
and she|0 -7 0 0 0 7
and signed|-1 -3 0 0 0 5
and sundays|-3 5 -1 0 0 -1
and tested|0 1 0 0 0 0
and that|1 -2 0 0 -1 2
and the|0 0 -1 -3 8 -3
and then|0 0 0 0 4 -4
and they|0 -3 0 0 0 3
and they've|0 -1 0 0 0 1
and tom|0 7 0 0 0 -6
and took|-1 1 0 0 0 0
and two|0 6 0 0 0 -5
and up|-1 -2 0 0 0 4
and wants|0 1 0 0 0 0
and we|-2 9 -1 0 -1 -5
and went|0 9 0 0 0 -8
and whisper|0 3 0 0 0 -2
and will|-2 0 3 0 0 -1
and with|0 -3 0 0 0 3
and would|0 3 0 0 0 -2
andere|-2 -2 0 17 -2 -10
android|-1 2 -1 -1 0 0
angebot|-1 15 -2 -1 -1 -10
angefangen|7 -2 0 0 0 -5
angerufen|0 2 0 0 0 -2
angry|0 -2 0 0 0 2
anmelden|0 -2 0 -1 0 4
anna|1 6 -1 0 -2 -4
anna called|-2 8 -1 0 -2 -4
anne|-4 -6 0 10 0 1
anne's|0 -1 0 0 0 1
annex|0 -3 0 -1 4 0
announced|-1 -1 0 6 -2 -2
annoyed|-1 6 0 0 0 -5
annual|0 -2 0 -1 0 2
annual accounts|-1 -1 0 -1 0 3
ano|7 6 -2 0 -1 -11
another|-5 9 9 0 2 -16
another 0|-1 1 2 -1 0 -1
another one|3 2 -2 0 0 -3
another week|-1 -1 8 -1 -2 -2
another year|0 -4 0 0 -1 5
answer|16 -6 -7 1 -1 -3
answer by|5 2 -7 0 0 1
answer from|0 1 0 0 0 -1
answered|-2 -1 -3 -2 -1 9
answered the|-1 -3 -1 0 0 5
answers|-1 6 -1 -1 -2 0
antes|-3 2 6 -1 -1 -3
antivirus|-1 0 0 0 0 1
antrag|2 -2 -1 0 1 2
any|6 -20 -7 1 -4 24
any longer|1 -8 -1 2 -1 7
any more|-1 -20 -5 -2 -2 30
anybody|0 7 -1 -1 -1 -4
anymore|3 -16 -1 -1 -1 15
anyone|-2 10 -1 -1 -1 -6
anything|1 -3 -2 2 0 3
anything else|0 -1 -1 3 0 0
anyway|8 -4 -7 3 -1 0
anywhere|-1 3 0 0 0 -2
aoife|0 6 0 -2 0 -4
apart|-6 18 -1 -1 -1 -11
apart from|-2 18 0 0 0 -14
api|-2 1 0 0 0 1
apologised|-6 0 1 0 0 5
apotheke|-2 1 0 -1 3 0
app|0 0 -1 1 -1 1
appeal|-3 -4 -2 3 0 6
apple|0 3 0 0 0 -3
apple trees|5 0 0 -4 -1 0
apples|0 -4 0 3 -1 1
applicant|0 4 -1 0 0 -3
applicants|1 7 -1 -1 0 -5
application|7 -2 -2 -2 0 -1
application for|5 2 0 0 0 -6
application is|-1 -3 -1 0 0 5
application to|0 0 0 0 1 -1
applications|1 5 -1 3 0 -8
applications for|1 4 0 0 0 -4
applied|3 1 0 0 0 -4
apply|0 -2 2 0 0 0
appointment|-2 0 7 0 0 -5
appointment for|-1 -2 5 0 0 -2
appointment is|0 0 1 0 0 -1
apprentice|1 -3 0 0 -1 3
apprentices|-1 0 0 0 0 1
approval|0 3 -2 0 -1 0
approved|-1 -6 -2 -1 -1 11
approved and|-1 -1 0 0 0 2
approved by|1 -2 -1 0 0 1
approved the|-1 1 -1 -1 -1 3
apres|7 -2 0 0 0 -5
april|-9 -9 16 -2 6 -1
april 0|-1 1 4 0 0 -4
april instead|0 -1 1 0 0 0
april now|0 -1 0 0 0 1
aprons|-2 2 1 0 0 -1
arabic|-2 -1 0 -1 -1 5
architect|-3 6 1 -1 0 -2
archive|-3 2 -1 -1 0 2
archive boxes|-2 -6 0 0 0 8
are|21 7 -13 -5 -15 6
are 0|-4 11 0 0 0 -6
are all|6 -1 0 -1 -2 -2
are already|0 -1 0 0 0 1
are at|-3 1 1 0 1 1
are back|-7 -6 0 -1 -1 16
are booked|0 2 0 0 0 -1
are boxed|3 -1 -3 0 0 1
are coming|0 2 0 -1 0 -1
are complete|0 -2 0 0 0 2
are corrected|0 0 0 0 0 1
are cut|3 7 0 0 0 -9
are done|-2 -1 0 0 -1 4
are down|1 4 -2 0 0 -3
are fine|-1 0 0 0 0 1
are finished|5 -1 0 0 0 -5
are furious|0 -2 0 3 0 0
are glazed|1 -1 0 0 0 0
are gone|-2 -7 -2 0 0 11
are here|-1 -6 -1 -1 0 10
are in|8 -15 -1 0 -4 12
are left|2 4 0 -1 0 -4
are missing|3 0 0 0 0 -2
are more|0 0 0 3 -1 -2
are moved|-1 -3 0 0 0 5
are new|0 -1 0 0 0 1
are now|0 3 1 3 0 -6
are off|-8 -2 0 0 0 10
are on|-5 -10 -3 -1 -1 20
are online|-1 -2 0 0 0 3
are ordered|-3 -1 0 0 0 4
are out|2 -6 -1 -1 0 5
are paid|0 9 0 0 0 -9
are printed|-2 -1 0 0 0 3
are pruned|-1 0 0 0 0 1
are ready|5 -5 0 0 0 0
are reserved|-1 -1 0 0 0 1
are running|7 -2 -2 0 0 -2
are scanned|10 -2 0 0 0 -8
are still|1 0 1 0 0 -2
are taken|1 0 0 0 0 -2
are the|0 -4 0 0 0 4
are too|-1 9 0 0 -1 -6
are two|-2 -1 0 0 0 4
are up|4 -6 0 -1 0 4
are with|-1 5 -1 0 0 -2
are written|2 0 0 0 0 -2
area|1 0 -1 0 0 0
aren't|1 0 0 0 0 -1
arm|-1 2 0 -1 0 0
armrests|0 1 0 0 0 0
arms|5 1 0 0 0 -5
around|-2 10 -1 -1 -2 -4
around 0|1 2 -1 0 0 -1
around the|-2 10 0 -1 -1 -6
arrange|0 -3 0 -1 4 0
array|-1 3 0 0 0 -1
arrival|2 2 2 -1 0 -5
arrive|-7 -3 3 -1 -1 9
arrived|-1 1 -1 -1 -1 4
arrived 0|0 -2 0 0 0 3
arrived and|-1 0 0 0 0 0
arrived but|0 1 0 0 0 -1
arrived on|0 -2 0 0 0 2
arrives|2 1 -2 0 -1 1
arrives on|-1 3 -1 0 0 0
art|0 3 0 0 0 -3
article|0 -2 2 -1 -2 3
arts|0 -1 1 0 0 0
artwork|-2 0 0 0 3 0
as|1 -5 -8 0 22 -9
as a|-1 -5 -2 0 -2 9
as an|0 2 0 1 1 -3
as before|1 8 -1 -3 -1 -4
as done|-2 2 0 0 0 0
as far|2 -1 0 0 -1 0
as finished|0 6 0 0 0 -6
as good|0 9 0 0 0 -9
as i|0 2 0 -1 0 -1
as in|0 -2 0 0 0 3
as it|4 -8 0 -1 -1 5
as its|0 -1 0 0 4 -3
as long|1 3 0 0 -1 -3
as of|-1 -8 -3 0 0 14
as part|-1 -1 0 0 2 0
as soon|0 4 -2 4 -2 -4
as the|3 3 1 -1 -1 -5
as top|0 -2 0 3 0 0
as we|11 -4 1 0 -1 -6
as well|-9 -2 0 -3 33 -19
as you|-1 -2 -2 5 -1 1
asap|0 0 0 1 0 0
asap please|0 -1 0 1 0 0
asbestos|0 4 0 0 0 -4
ash|-1 4 0 0 0 -3
ask|-7 4 3 -3 11 -7
ask for|-1 -1 3 0 -1 0
ask the|-2 -4 0 -1 8 -2
asked|0 1 1 5 -1 -6
asked for|-5 -4 2 2 2 4
asked the|6 -5 3 -1 -1 -3
asked to|0 3 -2 0 0 0
asking|-2 16 -2 -1 -3 -8
asking about|0 8 0 0 0 -7
asks|-5 0 7 0 3 -6
asks for|-2 1 -2 -1 6 -3
asks how|-1 3 0 0 0 -2
asks if|-1 0 2 -1 0 0
assembled|-1 -3 0 0 0 5
assembly|3 -2 0 0 0 -1
assessment|-2 -3 0 0 5 0
at|4 0 -3 -1 -4 4
at 0|-3 5 -1 2 -1 -3
at 0pm|0 -2 0 0 0 2
at a|-1 -4 5 0 0 -1
at all|0 8 0 5 -1 -11
at customs|2 0 0 0 0 -2
at first|-2 -3 -1 -2 0 7
at home|1 1 0 0 0 -1
at it|13 -3 -2 -5 6 -9
at last|6 -5 0 -1 -1 0
at least|0 2 0 0 0 -1
at lunch|-1 -2 0 0 0 2
at most|0 5 0 0 0 -4
at my|0 0 0 0 0 -1
at night|-1 0 0 -1 0 2
at nine|0 4 -1 0 0 -2
at noon|-1 -7 3 -1 0 5
at once|-6 -6 -2 7 0 7
at our|0 -2 0 0 0 3
at reception|0 0 0 0 0 1
at seven|-1 -2 0 0 0 3
at six|1 -2 0 0 0 1
at st|0 -1 0 0 0 1
at ten|-3 -6 5 -1 0 5
at the|5 -2 0 1 -4 0
ate|-4 7 0 0 0 -2
attached|-4 2 -1 0 -2 6
attachment|-1 5 0 0 -2 -2
attend|9 3 -1 -1 -2 -8
attend la|8 0 -1 0 -1 -6
attente|1 0 0 0 0 0
attention|-3 4 2 0 -1 -2
attention le|-3 4 2 0 -1 -2
attic|2 4 -1 -1 0 -3
attic and|-1 -2 0 0 0 3
attorney|-1 -2 0 0 0 3
au|3 -2 5 -3 2 -5
au 0|0 -1 3 0 0 -1
au lieu|-1 0 5 -1 -1 -3
auch|-10 -7 -3 -1 25 -3
auch das|-3 6 -1 -3 4 -4
auch die|-2 -2 -1 3 11 -10
auch noch|-1 -2 0 -1 6 -2
audio|-3 5 0 -1 0 0
audit|-2 -4 -3 11 -1 -2
auditor|-2 -4 2 3 0 1
auditors|0 3 3 0 0 -5
auf|3 2 10 -6 -3 -5
auf 0|0 0 1 0 0 0
auf den|-2 -7 13 -1 -1 -2
auf der|-3 1 -5 0 -1 7
auf die|-1 5 -1 0 -2 -2
aufnehmen|-3 -13 0 -1 17 0
auftrag|-1 -4 -1 -1 -1 7
aufzug|4 -5 -1 0 0 1
august|-8 -10 24 -3 -2 -2
aunt|2 -4 4 1 -4 1
aunt rosa|4 -6 5 -1 -1 -1
aus|3 -1 -3 -6 4 3
aussi|-9 -20 -3 -2 49 -15
aussi prevoir|0 -3 0 0 4 -1
aussi un|-1 -5 0 0 7 -1
author|0 2 0 -1 0 0
authority|1 0 -1 0 0 0
auto|0 -2 -1 0 -2 5
autoclave|-2 6 0 0 0 -3
autumn|-4 -2 1 1 -1 4
avant|0 -1 4 -1 0 -2
avant le|0 -2 2 0 0 0
avec|-2 4 -3 0 -1 3
away|0 0 7 4 -3 -8
away on|3 -5 1 0 0 1
away this|-1 0 2 -1 0 0
axle|4 -4 0 0 0 0
ayer|-3 -9 -1 -1 -1 14
ayuntamiento|-1 -2 1 0 -1 4
b|2 7 -3 -2 -2 -2
b is|0 -3 -1 0 0 5
b0|1 -7 0 0 0 6
baby|-6 0 4 4 -1 -1
baby is|0 2 0 0 0 -1
babysitter|-1 0 0 0 0 0
back|4 1 -6 0 -8 9
back a|0 -2 4 -1 0 -1
back and|0 -2 0 0 0 2
back at|-3 -6 -1 0 0 10
back because|0 1 0 0 0 0
back by|0 -1 3 0 0 -2
back clean|-1 -3 0 0 0 4
back door|2 0 0 0 0 -1
back for|0 2 0 0 0 -2
back from|-1 -1 0 -1 -1 4
back hurts|1 1 0 0 0 -2
back in|-2 -1 -1 -2 -1 7
back is|0 2 0 -1 0 0
back of|-2 0 0 2 0 0
back on|-2 0 3 0 -1 1
back order|3 1 0 0 0 -5
back right|-2 1 0 6 0 -5
back room|2 1 0 -1 0 -2
back signed|0 -1 0 0 0 2
back the|0 -3 0 0 -1 4
back to|17 -7 1 -2 -2 -8
back today|0 -3 0 0 0 4
back two|0 2 -2 0 0 -1
back up|0 -1 0 0 0 2
back with|-2 -1 0 6 -2 -1
back without|0 -1 0 -1 0 3
backend|5 -1 -4 0 0 0
background|0 1 0 0 0 0
backorder|1 1 0 0 0 -1
backordered|1 1 0 0 0 -2
backup|-2 -6 2 3 0 3
backup server|1 2 3 -1 -2 -3
backups|0 0 -1 0 -1 2
bad|-2 5 0 4 -3 -3
badge|-1 -7 0 0 0 8
badges|-3 4 -1 -3 -2 6
bag|-4 2 0 -1 0 2
bags|-5 -4 1 -1 5 3
bail|0 1 -2 0 0 1
bailiff|-2 -1 0 0 0 3
baja|-3 -9 -1 -1 -1 16
bake|1 0 0 0 0 0
baked|0 1 0 0 -1 0
baker|0 -3 -1 0 0 4
bakery|-1 -3 -3 -1 -1 9
bakes|-9 -6 0 0 0 15
balance|-2 -2 0 -1 0 5
balcony|-3 12 -1 3 0 -11
baler|-1 1 0 0 0 0
bales|1 -1 0 0 0 0
ballast|-1 -1 -1 0 0 3
ballot|0 2 0 0 0 -2
balls|-1 -3 0 0 0 5
ban|0 -2 -2 -1 -1 5
bancs|12 -3 0 -1 -2 -6
band|-4 -5 -1 -1 5 5
bands|1 -4 0 0 0 3
bank|-13 5 8 -1 -1 1
bank has|0 -2 0 0 0 3
bank holiday|0 -4 7 -1 -1 -1
bank is|-1 -1 0 3 0 0
bank says|1 3 0 0 0 -3
bank wants|0 1 -1 0 0 0
banner|-2 7 0 0 -3 -3
banners|1 0 0 1 0 -1
bano|-4 -3 2 0 -1 7
bar|-2 2 0 -1 0 2
barbecue|-2 5 -5 1 0 1
barber|5 0 0 -1 -1 -2
barber chair|5 0 0 -1 -1 -2
bare|-1 -5 -1 0 0 7
barley|-1 -4 0 6 0 -1
barn|-2 3 -1 0 -1 2
barrels|0 2 0 0 0 -2
bars|-1 -3 0 0 0 5
basement|-2 0 0 -1 1 2
basin|-1 1 0 0 4 -4
batch|-9 11 -1 -1 -2 2
bath|-2 -4 -1 3 4 0
bathroom|-1 -4 -5 9 -1 1
batteries|-1 -2 0 -1 4 0
batteries for|-1 -1 0 -1 2 0
battery|2 -1 -1 0 -1 1
battery is|1 0 0 0 0 0
bay|-1 0 0 0 0 0
bay 0|-1 0 0 0 0 1
be|-9 3 3 -7 5 5
be 0|0 1 -1 2 -1 -2
be a|-1 0 0 0 2 0
be at|0 -1 2 0 0 0
be booked|-3 -3 0 6 0 0
be bought|0 -1 0 0 1 0
be called|-2 -1 -1 -1 0 5
be closed|0 -15 -1 -1 -1 17
be complete|0 -1 1 0 0 0
be delivered|0 -1 1 0 0 0
be done|-5 5 1 4 0 -5
be finished|2 3 -3 -2 0 -1
be here|0 1 0 0 0 -1
be in|-1 -5 8 0 -2 0
be live|0 -1 1 0 0 0
be looked|-1 0 0 0 1 0
be made|0 1 0 -1 -1 1
be on|0 -8 9 -1 0 0
be out|0 -2 6 -1 -1 -2
be paid|0 1 0 0 0 -1
be ready|-1 -4 6 0 0 0
be renewed|0 1 0 0 0 -1
be seen|-1 -8 3 0 0 7
be taken|-3 7 0 -1 2 -5
be the|-1 0 4 -1 -1 -1
be there|0 -3 5 0 0 -1
be through|6 0 -5 0 0 0
bea|-4 18 0 -4 -1 -9
beam|-1 0 0 0 0 0
beamer|-1 -5 -6 0 -1 14
bear|0 -3 0 0 0 2
bearing|-1 0 0 -1 0 2
beca|-3 2 0 -1 -1 3
became|-2 -2 0 0 0 4
because|-6 7 9 -3 0 -8
because of|-2 1 8 -3 1 -5
because the|-4 6 1 0 0 -3
beck|0 -1 0 -1 0 2
become|-2 -6 -2 10 0 -1
bed|-2 -5 -1 9 1 -2
bedroom|1 5 0 0 0 -6
beds|-1 1 0 -2 1 2
beekeeper|-1 0 0 0 0 2
been|-1 -8 11 -4 -8 9
been delivered|-1 0 0 0 0 1
been moved|0 2 -3 0 0 1
been on|0 -2 0 0 -1 3
been paid|-1 2 0 0 -1 0
been running|5 -4 0 0 0 -1
been set|-1 -2 2 0 0 1
been to|0 5 -1 0 -5 0
been told|0 -1 0 0 0 0
beeping|0 8 0 0 0 -8
beeps|0 5 0 0 0 -5
beer|0 -6 0 -1 0 7
bees|-2 3 -1 -1 0 2
before|-26 -1 4 16 3 4
before 0|-1 0 3 -1 0 -1
before all|0 -5 -3 13 0 -4
before anything|0 -1 -1 2 0 0
before dec|0 0 1 0 0 0
before december|0 -2 2 0 0 0
before everything|-1 -4 0 7 0 -2
before he|0 4 -2 -2 1 -1
before i|0 3 -3 -2 -1 3
before it|0 1 0 -1 1 0
before mid|1 0 0 0 0 0
before monday|1 0 0 0 0 0
before next|0 -5 5 0 0 0
before october|0 1 0 -1 0 0
before she|-1 3 0 0 0 -1
before the|-15 -12 10 4 5 8
before they|0 10 -2 -2 -2 -4
before they'll|0 1 0 -1 0 0
before tuesday|0 1 0 -1 0 -1
before we|0 1 -1 -2 3 -1
beforehand|0 -1 0 0 1 0
began|5 -3 0 0 0 -1
begin|-4 2 0 0 1 3
begins|2 -1 0 0 0 -2
begun|16 -6 0 -1 0 -9
begun on|5 -2 0 0 0 -2
begun to|1 0 0 0 0 0
begun with|3 0 0 0 0 -3
behind|-6 10 0 -2 -2 0
behind the|-6 3 0 0 -1 3
bei|2 4 -4 -4 3 -1
bei der|-5 -1 -1 -3 8 2
bei uns|-2 -1 0 -1 0 3
beim|3 8 0 -4 8 -15
beim amt|7 -5 -1 0 0 0
being|5 -2 2 4 -1 -9
bekommen|-5 3 7 -3 -2 0
belege|-1 -12 0 0 13 0
believe|-1 7 -3 0 0 -3
bell|-1 2 0 -1 0 0
bell rings|0 -1 0 0 0 2
bells|-1 -4 0 0 0 5
belongs|-3 -8 0 -1 3 8
below|-2 1 -1 -1 8 -6
below the|0 0 -1 0 1 0
belt|-2 1 0 -1 0 2
belts|0 3 0 0 1 -4
ben|3 7 -1 -5 -4 -1
ben please|0 10 -1 -5 -3 -2
ben's|-4 12 0 0 0 -7
bench|13 -5 0 0 0 -8
berger|0 2 -1 -1 0 0
berth|-1 -3 0 0 0 4
beside|0 -4 0 -1 3 2
beside the|0 -4 0 -1 3 2
best|4 -4 -3 8 3 -7
best regards|3 -1 -1 0 0 0
bestatigt|-1 -6 0 -1 -1 9
bestatigung|-3 -6 -1 0 0 10
bestellen|0 1 0 0 0 0
bestellt|4 -4 -1 -2 0 3
bestellt lieferung|0 0 0 0 0 1
beta|0 4 -3 0 0 0
better|1 10 4 -3 -2 -11
better than|0 3 0 0 0 -3
better the|-1 -2 0 0 0 3
between|0 8 0 0 0 -8
between 0|0 0 1 0 0 -1
between mei|0 2 0 0 0 -1
bezahlt|-5 -1 -1 7 0 0
bibliotheque|-2 0 -3 0 -1 6
bici|-1 0 -1 -1 -1 4
bid|0 -1 0 0 1 0
bien|-5 11 -5 -1 -2 2
big|-4 4 -2 3 -5 3
bigger|-1 1 -1 0 0 1
bike|-1 -8 1 5 3 -1
bike cellar|-2 -4 0 -1 5 2
bike is|4 5 -3 0 0 -5
bikes|1 3 -1 0 0 -2
bill|4 -3 3 -1 -2 -2
bill is|-2 2 0 0 0 1
bill of|3 -4 0 0 0 1
bills|4 -6 0 0 -1 3
bin|15 -6 -1 4 -3 -9
bin dran|1 0 0 0 0 -1
binder|0 -3 0 0 -1 5
bins|-2 3 0 -1 -1 0
bio|0 -1 0 0 0 1
bird|-1 -6 0 -1 -1 8
birds|-2 11 0 -1 -1 -6
birth|2 5 -2 -1 -1 -2
birthday|-1 9 -11 7 0 -4
bis|13 -8 12 4 -4 -16
bis 0|2 2 1 -1 0 -5
bis auf|12 -2 -4 -2 -1 -3
bis ende|-2 -1 -2 -1 0 6
biscuit|-2 6 0 0 -1 -2
bit|-3 6 -1 0 -1 0
bit more|0 0 0 1 0 0
bit of|-2 -2 0 0 -1 6
bitte|-18 -23 1 26 35 -21
bitte als|-1 -4 0 -1 7 -1
bitte auch|-1 -3 -1 -3 10 -3
bitte auf|-1 -4 0 6 -1 0
bitte ganz|0 -3 -2 7 -1 -1
bitte vorziehen|-2 -4 0 14 -5 -3
black|4 -3 -3 -1 -1 4
black friday|2 -2 0 1 0 0
black stuff|2 1 -2 0 0 -1
blade|1 4 0 0 0 -5
blank|0 6 0 0 0 -6
blankets|0 -2 0 0 1 1
bled|-2 -3 0 0 0 6
bleed|0 1 0 0 0 0
bless|-1 0 -1 0 0 2
blind|-1 4 0 0 0 -3
blinds|4 -6 3 -2 -1 2
block|0 0 0 -1 0 1
blocked|2 -3 -1 -2 -1 5
blocked by|3 0 -1 0 0 -2
blocks|0 -2 0 3 0 -1
blood|11 -3 -3 -1 0 -3
bloque|4 1 0 0 0 -4
blue|-3 8 -2 -2 3 -6
blue folder|0 -1 0 0 0 2
blue ones|0 3 0 0 0 -3
blum|-1 -1 0 0 3 -1
board|-2 8 -5 1 -1 0
board has|0 -3 0 1 0 2
board in|-2 6 0 0 0 -4
board is|-1 0 0 0 0 2
boards|10 -16 -1 -1 0 8
boat|-2 -6 3 4 -1 3
boat trip|-1 0 3 4 -1 -6
boathouse|0 5 -1 0 0 -4
boats|0 5 -1 -2 0 -3
boden|10 -5 -2 0 -1 -1
bogdan|-1 -4 -1 0 0 7
boiler|0 -6 7 0 -2 1
boiler is|-1 5 0 -1 0 -2
boiler man|4 -1 0 0 0 -3
bolted|-1 -1 0 0 0 3
bolted down|-1 -1 0 0 0 3
bon|-1 -2 -1 -1 -1 5
bone|-5 -1 0 0 -1 8
book|-2 -8 4 3 2 1
book the|0 0 0 -1 2 -1
booked|-8 6 -1 5 -1 -1
booked 0|0 -1 -1 0 0 1
booked for|4 3 0 0 0 -7
booked in|0 5 0 0 0 -5
booked it|0 -2 0 0 0 2
booked out|-5 17 5 -1 0 -17
booking|-2 -4 -3 2 -1 8
booklet|0 -3 0 0 0 4
books|-1 3 -6 -3 -2 9
books are|1 -3 -3 -1 0 6
booster|-1 -1 0 0 0 1
boot|1 1 0 0 -1 -1
booth|1 0 1 2 -2 -2
boots|0 -5 0 0 0 5
borrow|0 -5 0 0 6 0
borrow 0|0 -5 0 0 5 0
boss|7 4 -1 -1 -3 -6
bot|-2 -3 0 8 0 -2
both|-14 2 -8 -3 -4 28
both have|-3 -1 0 0 2 2
both of|0 0 1 0 0 -1
both sides|-2 -3 0 0 0 5
both signatures|0 7 0 0 -5 -1
bottle|-3 1 -1 -1 0 3
bottles|-2 -4 -1 -1 5 3
bottom|-4 0 -1 15 -3 -7
bottom of|0 -4 0 7 -2 0
bought|15 -16 -2 -3 -2 9
bought the|-8 -12 -1 -1 -1 22
bounced|0 12 0 -1 -2 -8
bouncy|0 1 -3 -1 0 3
box|2 -9 0 -1 9 0
box 0|10 -4 0 0 0 -5
box for|-1 -2 0 0 4 0
box is|-3 -4 0 0 0 6
box of|0 0 0 1 -1 1
boxed|3 -1 -3 0 0 2
boxes|-1 1 2 -3 -2 3
boxes 0|-4 -2 0 0 0 6
boxes are|2 -4 0 0 0 2
boxes of|-3 -5 0 0 0 8
boxes the|1 2 0 0 0 -3
braces|-10 0 -1 0 0 11
brake|0 4 0 0 -1 -3
brakes|-4 -1 -2 0 0 8
branch|0 1 0 0 0 -1
brand|6 -2 0 -1 -1 -3
brandl|-1 11 0 -1 0 -9
brandt|-2 -3 0 0 0 6
brauchen|2 0 2 -2 3 -4
brauchen wir|2 0 2 -2 2 -4
braucht|-3 4 1 0 0 -3
braucht noch|-2 3 0 0 0 -1
bread|-1 1 0 0 -1 1
break|9 -5 -2 -1 -1 0
breakdown|0 -3 0 0 4 0
breakfast|-1 -5 0 0 0 6
breaks|0 3 0 0 0 -2
brennan|-3 -1 3 0 0 2
brian|0 -1 0 -1 2 0
bride|-4 4 -2 -1 0 3
bride rang|0 1 0 0 0 -1
bridge|-1 2 0 -1 0 0
briefing|0 4 0 0 0 -3
brigade|1 0 -1 0 1 -1
bright|-1 -5 0 0 0 6
bright again|0 -2 0 0 0 2
brilliant|0 2 -1 0 0 -1
brim|0 0 -2 5 -1 -2
bring|-5 -6 10 4 4 -7
bring the|-2 -9 6 6 1 -2
brings|-2 -6 0 -1 5 4
brings the|-2 -6 0 -1 5 5
brochure|-2 -1 0 7 0 -4
broke|-2 18 -1 -3 -1 -11
broke down|0 3 -1 -1 0 -1
broke off|0 5 0 0 -1 -4
broken|-3 4 -1 -3 -1 4
broken window|-1 -7 0 0 0 8
broker|5 -1 -1 -1 -1 -2
brother|0 -5 0 0 0 6
brother in|0 -4 0 0 0 5
brought|-2 2 0 4 -1 -3
brought forward|0 0 -4 6 0 -1
brought the|-1 -6 5 0 0 4
brought their|0 -1 1 0 0 0
brown|-1 1 0 0 0 1
browser|0 0 0 0 0 1
browser shows|0 -1 0 0 0 1
bruno|0 1 0 0 0 -1
btw|-2 7 0 0 0 -5
bucket|3 7 -2 -2 0 -7
bucket is|4 0 0 -2 0 -1
buckets|-1 1 0 0 0 1
bucks|-1 3 -1 0 0 -1
budget|7 -5 0 -2 5 -6
budget for|-4 1 0 -1 -1 4
bug|-3 -1 0 -1 0 5
build|-5 0 -5 -1 2 8
building|4 -1 0 1 0 -5
built|-2 -4 0 4 0 2
bulb|-3 -1 -1 -1 2 3
bulb in|0 2 -1 0 1 -1
bulbs|0 -6 0 0 0 7
bump|-3 -9 -2 17 -1 -2
bump it|0 -1 0 1 0 0
bump the|-1 -2 0 5 -1 -2
bump this|0 -3 0 4 0 0
bumped|1 0 -1 0 0 1
bundle|0 0 -5 6 0 -1
burn|0 -1 0 0 1 0
burner|0 0 0 1 -1 0
burns|-2 11 0 0 -1 -9
burnt|3 4 0 -1 -1 -6
buro|-1 5 -4 -1 -1 2
bus|-3 3 0 -2 -1 3
bus company|0 2 0 0 0 -2
bus for|-1 -1 0 0 0 2
bus stop|-5 3 -1 0 0 4
bus trip|4 1 1 -1 -1 -5
busy|-1 5 0 0 0 -4
but|-2 29 -2 0 0 -24
but i|0 3 0 0 0 -2
but it|1 7 0 -1 0 -7
but it's|-3 0 0 0 0 3
but no|0 -6 -1 7 0 0
but not|-4 5 -1 0 0 0
but only|0 3 -2 -1 0 0
but the|-2 7 5 0 -1 -8
but they|1 -1 -1 0 0 0
butcher|0 2 0 0 -1 -1
butter|-1 -1 0 0 0 3
button|-3 -11 -1 0 3 12
buttons|-2 -4 0 0 1 5
buy|-2 0 -1 0 6 -2
buy 0|-2 3 0 0 0 -1
buyer|0 -5 -1 0 -1 7
by|3 -9 12 -6 -2 2
by 0|-4 4 10 -1 -1 -8
by a|-3 6 5 0 0 -8
by both|0 -1 0 0 0 1
by courier|6 -5 -2 0 0 3
by dec|0 -1 2 0 0 0
by friday|-4 2 5 0 0 -3
by heart|-1 1 -1 0 0 2
by itself|0 -5 -3 2 -1 8
by mail|0 -3 -1 0 0 6
by monday|0 1 0 0 0 -2
by month|0 -3 0 0 4 0
by noon|0 2 1 -1 0 -1
by nov|0 0 1 0 0 0
by one|1 2 0 0 0 -3
by phone|-1 0 -1 0 0 1
by post|3 0 1 0 0 -3
by registered|0 -1 0 0 0 2
by saturday|0 -3 6 0 0 -2
by the|2 3 0 -6 3 -3
by then|0 -1 2 0 0 0
by this|-1 1 0 0 0 0
by thursday|-1 0 1 0 0 0
by tuesday|-2 -1 4 0 0 0
by two|-2 -2 6 0 0 -1
bye|-1 1 7 -1 -2 -4
byrne|-1 -2 0 0 0 4
c|-5 3 1 -1 -1 2
c 0|0 1 1 0 0 -2
c is|0 -1 1 0 0 0
c'est|-7 -14 11 4 -2 7
c'est bon|-1 -2 -1 -1 -1 5
c'est regle|-1 -4 -1 0 -1 7
ca|13 -4 -1 2 -1 -8
cab|-1 -1 0 0 0 2
cabin|0 -4 -2 0 -1 8
cabinet|-3 0 -2 -1 -2 9
cable|-4 -5 2 -1 2 6
cables|-3 7 0 -4 -2 3
cafe|-1 -3 -5 10 3 -3
caja|-6 0 -1 -1 8 -1
cake|-8 -1 5 -2 2 4
cake stall|-2 -1 -1 0 -2 6
cakes|-2 5 0 1 0 -4
calendar|-2 -2 0 -1 0 5
calf|4 -3 -1 6 0 -6
calibrated|-1 -3 0 0 0 3
calibration|-1 -3 4 -1 -1 1
call|5 -2 7 -2 3 -10
call the|-2 3 -1 -1 1 -1
called|1 3 4 -2 -5 -1
called again|0 2 0 2 0 -4
called back|0 -1 0 0 0 2
called he|0 0 1 0 0 0
called her|-2 2 4 0 0 -4
called in|0 0 0 0 0 1
called mrs|-1 -7 -1 0 0 9
called off|10 -2 0 0 0 -7
called the|-7 4 1 -1 0 4
callers|2 1 0 -2 0 1
calls|3 10 -5 -2 -1 -5
camara|-2 -1 0 0 0 3
cambiado|-1 -2 0 0 0 3
came|-4 8 -9 -6 -7 18
came 0|1 0 0 0 0 -1
came and|0 -7 0 0 0 7
came at|-1 -3 -1 0 0 5
came back|-2 10 0 -1 -1 -5
came but|0 2 0 0 0 -2
came by|-1 -2 -3 0 -1 7
came down|0 5 0 0 0 -4
came for|0 3 0 0 0 -2
came from|0 -13 0 0 0 13
came in|1 7 -1 -1 0 -6
came off|0 -1 0 1 0 1
came out|-1 5 0 -1 -1 -2
came this|5 3 0 0 0 -7
came through|-3 1 -1 0 0 3
came to|-1 4 -1 0 0 -3
came today|0 -5 0 0 0 5
came two|-1 -2 0 0 0 3
came up|-1 -4 0 0 0 6
came with|0 4 0 0 0 -3
camera|0 2 2 0 1 -4
camion|-1 6 -4 -1 -1 2
camp|2 4 -3 -1 1 -2
campaign|-1 1 1 0 0 0
campsite|-1 -5 0 0 0 7
can|-10 -12 6 11 2 3
can be|7 -16 -1 -2 -1 13
can close|0 -1 0 0 0 1
can come|3 1 -5 -2 0 3
can do|-3 0 3 -3 -2 4
can drive|0 5 -5 0 0 0
can get|0 1 0 0 0 0
can give|-1 -2 5 -2 0 -1
can go|0 1 -1 1 -2 0
can hardly|0 2 0 -1 0 0
can have|0 2 -1 -1 0 0
can hear|0 -2 0 0 -1 3
can log|-1 -3 0 0 -1 5
can offer|0 1 0 0 0 0
can only|1 1 3 -3 -1 -2
can pick|0 -1 0 0 0 1
can put|0 0 5 -1 -1 -2
can ring|0 -2 -1 0 0 3
can run|0 1 0 0 0 0
can see|-1 -1 1 0 0 1
can send|0 2 0 0 0 -1
can sign|4 -1 -3 -1 0 1
can somebody|0 1 0 -1 0 0
can someone|-2 8 0 -1 3 -8
can start|-2 4 -1 0 -1 0
can stay|-1 7 -1 0 0 -4
can take|-1 -3 2 14 -3 -9
can that|0 -1 0 -1 2 -1
can the|0 -1 2 1 1 -2
can tick|-2 -1 0 0 0 3
can wait|-6 -6 11 8 -2 -6
can we|-4 -6 9 3 5 -6
can you|-1 -3 -1 -1 14 -8
can't|-9 4 24 3 -7 -15
can't be|0 4 0 -1 -1 -2
can't come|-1 1 8 -4 -1 -3
can't deliver|0 1 0 -1 0 0
can't do|3 -7 7 -2 0 -1
can't find|0 3 0 0 0 -1
can't get|-5 3 -2 -1 -1 5
can't go|1 2 -1 -1 0 0
can't have|-1 3 0 0 0 -1
can't make|1 0 2 -2 0 -1
can't on|0 -6 7 0 0 0
can't open|-1 3 -1 0 -1 0
can't print|5 -5 0 0 0 0
can't start|-5 1 4 0 0 0
can't use|-1 4 -3 0 0 -1
can't wait|-4 -2 0 9 0 -3
can't work|0 1 -1 0 0 0
canal|1 -4 -3 -1 0 7
cancel|21 -11 -3 -4 5 -8
cancel the|-4 1 -1 -1 6 -1
cancellation|-1 -3 -1 0 0 4
cancelled|-3 -3 2 -1 -2 7
cancelled so|1 0 0 0 0 -1
cancelled the|1 2 0 0 0 -2
candidate|1 4 0 0 1 -5
candidates|8 5 -4 -1 -1 -7
candidates for|-1 7 -2 0 -1 -4
candles|-1 3 0 -1 2 -3
cannot|-1 6 -4 3 0 -5
cant|3 10 -3 -2 -3 -6
cant come|6 -2 0 -1 0 -3
cant do|-1 2 1 -1 0 -1
canteen|-3 -7 0 0 0 10
captain|-1 4 0 0 0 -3
captions|0 0 0 0 0 -1
car|2 -2 -4 1 -3 7
car 0|0 -2 -2 0 0 5
car insurance|-1 3 0 -1 0 -1
car is|2 -1 0 0 0 -1
car park|6 0 0 0 -1 -5
car's|-1 -1 2 0 0 1
card|-5 6 -2 -2 0 3
card and|-1 3 0 0 0 -2
card is|-8 -2 0 0 0 9
card reader|0 1 0 0 0 0
card terminal|0 2 0 0 0 -1
cards|-4 3 -1 0 -2 3
cards for|1 0 0 1 0 -1
care|-1 -3 0 0 -1 5
care of|-1 -3 0 0 -1 5
careful|-3 5 0 -1 0 -2
caretaker|-2 1 0 0 -1 1
cargo|0 -1 1 0 0 0
carpenter|-1 3 0 0 0 -2
carpet|6 2 2 -2 -1 -7
carpet is|7 -1 0 0 0 -6
carried|6 -1 0 0 0 -4
carrier|10 -7 0 0 0 -2
carries|-1 -4 0 1 0 4
carry|-2 1 -1 0 0 3
carry the|-1 -1 0 0 0 3
cars|0 3 -1 0 0 -3
cart|0 2 -2 0 1 1
carta|-3 5 -1 -1 -1 1
cartel|1 -1 0 0 0 0
cartons|7 3 -6 -1 -1 -3
cartridges|-1 -3 0 0 1 3
case|0 -1 0 2 -2 1
case 0|0 5 0 0 0 -5
case closed|-1 -5 0 0 0 6
cases|-1 1 0 0 0 0
cash|-3 0 -1 -2 -1 6
cash and|0 -1 0 0 0 2
castle|-2 0 -1 0 0 3
cat|4 -3 -2 -1 1 0
catalogue|10 -3 0 -1 -1 -5
caterer|-1 -1 0 0 0 2
cats|-1 -5 0 0 0 6
caught|2 4 -2 0 0 -3
cause|0 3 0 0 0 -2
ce|4 -8 0 1 -1 4
ce matin|1 -7 0 0 0 7
ceiling|7 -3 -2 0 -2 0
cell|-2 -1 0 0 0 3
cellar|2 -3 -1 -3 8 -2
cells|0 -1 0 0 0 2
cent|-2 -1 0 0 0 4
center|0 2 0 0 0 -3
centre|-2 4 -1 -1 0 -1
centrifuge|-1 -2 0 0 0 3
cents|0 5 -2 0 0 -2
cents a|0 3 0 0 0 -2
cert|-1 -3 0 0 0 5
cert is|-1 -1 0 0 0 2
certificate|-5 -11 -4 12 -1 8
certificate in|0 -1 0 0 0 1
certificate is|0 -2 0 0 0 2
certificate runs|-1 0 -1 6 0 -3
certificates|-2 12 0 -1 -1 -8
certification|9 -1 -1 0 -1 -5
certified|-4 -1 0 0 -1 6
certs|0 2 -2 0 0 0
cfo|0 0 1 0 0 -1
cfo wants|0 -2 1 1 0 0
chain|-1 -8 0 0 0 10
chains|-1 -5 0 0 -1 7
chair|3 -3 -1 -2 1 2
chairs|-4 1 4 -3 0 2
chairs are|-2 -3 0 0 0 6
chalkboards|1 2 -2 0 0 0
change|-1 3 4 -3 -2 -1
change it|-2 -2 0 0 0 5
change the|0 -1 0 0 2 0
changed|6 -7 3 -5 -4 6
changed her|-1 5 0 0 0 -4
changed it|-2 -2 0 0 0 4
changed the|-5 5 1 -3 -1 3
changed to|-1 2 0 0 0 -1
changes|0 3 -1 -1 -1 -1
changing|3 0 0 0 0 -2
changing rooms|3 0 0 0 0 -2
chapel|-1 -1 -2 0 0 4
chapter|11 -1 -1 -1 0 -8
chapter 0|11 -2 1 0 0 -10
chapters|5 -3 0 0 0 -3
charge|-1 2 -3 0 0 3
charged|-1 -1 -1 1 -1 3
charged twice|0 -1 0 0 0 1
charger|6 -3 0 0 0 -2
charges|-1 2 0 0 0 -1
charges 0|0 3 0 0 0 -2
charity|-1 -2 0 0 0 4
chart|0 -1 0 0 2 0
charts|0 1 0 0 0 -1
chasing|0 1 0 0 0 -1
chasing the|0 1 0 0 0 -1
cheaper|-1 2 0 0 0 -1
cheaper one|0 2 0 0 0 -2
cheapest|0 3 -1 0 0 -1
check|1 -10 -2 9 13 -10
check of|0 1 0 0 0 -1
check the|0 -1 0 0 4 -2
check to|0 -1 1 0 0 0
check whether|-1 1 0 -2 2 -1
checked|-6 -11 -3 -2 0 22
checking|17 -4 0 -1 0 -11
checklist|0 -1 -1 0 9 -6
checkout|2 3 -2 0 -1 -2
cheers|0 0 0 1 2 -3
cheese|1 2 0 0 0 -3
chef|-7 5 -1 -1 -3 7
cheque|-3 -1 0 -1 -1 6
chess|-1 2 0 0 0 0
chez|1 5 -6 9 -1 -9
chez le|5 10 -4 -1 0 -9
chiara|-1 4 0 0 0 -3
chickens|-4 4 0 0 2 -2
child|0 2 0 0 0 -2
children|-2 9 -1 -1 1 -7
chimney|-4 2 1 0 0 3
chipped|5 -1 0 0 0 -3
chlorine|0 -2 0 0 0 2
chocolate|0 3 -2 0 0 0
choice|3 -3 0 0 0 0
choir|2 -5 4 -1 -1 2
choir concert|7 6 -4 -1 0 -9
choir robes|-3 -4 6 1 0 0
christmas|0 -7 0 1 0 5
church|-3 -2 2 0 0 4
church is|-5 3 0 0 0 2
cinema|-1 1 -1 1 -1 1
cita|0 -3 3 0 0 -1
cita para|0 -3 3 0 0 -1
citra|0 -1 0 0 0 2
city|2 0 -1 -3 1 1
claim|-1 -11 0 -2 6 9
claims|-1 -2 0 -1 0 4
claire|1 5 0 0 -1 -5
clamp|-3 -1 0 0 0 4
class|-2 2 2 -6 -1 4
class is|0 4 0 -4 0 0
classes|-3 4 -2 0 0 0
clause|2 6 -4 -1 0 -2
clause 0|0 2 -1 -1 0 -1
clean|-2 -3 -3 -4 -2 15
clean the|-2 11 -1 -2 -1 -5
cleaned|-3 7 0 0 0 -4
cleaned the|0 10 0 0 0 -10
cleaner|-2 0 2 4 -1 -3
cleaners|3 -2 0 0 0 -1
cleaning|2 -2 1 -1 3 -3
clear|-3 -13 0 -1 -2 19
cleared|-4 -4 0 -1 0 10
clerk|-1 1 -1 0 0 2
cles|-2 -1 0 0 0 4
client|2 12 -3 -2 4 -13
client is|5 1 0 1 0 -6
client wants|0 1 0 0 0 0
client's|-2 3 -1 0 0 0
cliente|10 -6 -1 -1 -2 0
clients|-3 -4 -3 0 -1 11
climbing|-1 0 0 -1 3 0
climbing frame|-1 -4 0 -1 3 4
clinic|7 -7 4 -2 0 -1
clock|-1 -4 0 0 0 6
clocks|-1 -2 5 -1 -1 0
close|-1 -7 0 -3 -2 13
close it|4 -3 0 -1 -1 2
close the|-5 -5 -1 -1 -1 13
closed|-14 16 -3 -2 6 -4
closed for|-2 13 0 0 0 -10
closed on|-1 5 0 0 0 -4
closed today|-2 15 -1 0 0 -12
closes|-1 -9 3 -1 0 8
closes on|0 -2 2 0 0 0
closes tight|-1 -1 0 -1 0 2
closet|-1 -2 0 0 0 3
closing|-11 -14 2 1 6 15
closing date|0 -1 3 0 0 -2
closing this|-4 -3 0 -2 0 9
club|2 -5 -3 -1 -2 8
cluster|-1 -1 0 0 0 2
clutch|1 -1 -1 0 0 2
clutch is|1 -1 -1 0 0 2
cm|-1 4 0 0 -1 -1
cm too|0 2 0 0 -1 -1
co|-1 -1 1 0 0 1
coach|-1 -3 -1 -1 -1 7
coach company|0 1 0 0 0 -1
coaches|0 4 0 -4 0 -1
coat|11 1 -2 -3 -1 -6
coat is|2 -1 0 -1 0 0
coat of|0 2 0 0 -1 -1
coat on|2 1 0 -1 0 -2
coats|7 -5 0 -1 0 -1
coche|-2 1 -1 0 1 1
cocina|-3 -2 9 -2 -2 -1
code|-3 8 -1 -2 -2 -1
codes|0 2 0 0 0 -1
coeliacs|0 1 0 0 0 0
coffee|-1 0 0 -1 0 2
coffee machine|1 0 0 0 -1 0
coins|-1 -6 0 0 0 8
cold|6 5 1 -4 -4 -4
cold again|-1 2 0 0 0 -1
cold room|-1 -1 2 -1 0 1
cold store|-1 -2 0 -1 -1 5
colis|1 2 -1 -1 -1 0
colleague|-1 4 0 -2 0 -1
colleagues|1 -3 0 0 -1 3
collect|-1 -5 6 -1 1 1
collect the|0 -3 2 0 1 -1
collected|5 -12 -2 -1 -1 11
collected by|-2 -3 0 0 0 6
collection|2 -2 -1 0 0 1
college|1 -3 -3 0 5 0
colour|5 -1 0 0 0 -3
colours|0 -2 0 2 0 1
column|1 2 0 0 0 -3
combine|2 -1 -1 0 -1 1
come|9 -11 2 2 -7 5
come a|0 -2 2 0 0 0
come and|0 1 -1 0 -1 1
come back|3 -7 -2 0 0 7
come before|0 1 4 1 -1 -4
come first|0 0 0 2 0 -1
come for|0 2 2 -1 0 -4
come from|-1 -3 0 5 0 -2
come in|-1 -3 -1 -1 -1 7
come next|-2 -4 -2 1 0 6
come on|-2 0 2 0 0 1
come out|-1 1 0 0 0 0
come tomorrow|5 3 -6 -1 0 -1
come until|-1 2 1 0 0 -1
comes|17 -5 -8 3 -2 -6
comes 0|-2 4 -2 0 0 0
comes a|0 0 1 0 0 0
comes back|2 1 -1 0 -1 -1
comes before|0 -4 0 6 0 -2
comes by|1 0 0 0 -1 0
comes for|0 4 -2 0 0 -1
comes friday|0 0 1 0 0 -1
comes from|1 1 0 0 0 -1
comes in|0 -2 0 0 0 3
comes next|10 -2 -3 0 0 -4
comes on|-5 13 -6 0 -1 -1
comes out|-2 2 0 -1 0 2
comes thursday|1 1 3 -2 0 -3
comes tuesday|-1 0 0 0 0 1
coming|5 6 -6 9 -2 -12
coming from|6 -3 0 0 0 -2
coming in|-1 -5 0 10 0 -3
coming on|0 2 1 0 0 -2
coming thursday|-1 -1 0 0 0 2
commande|0 -2 5 -1 -1 -1
commande de|2 -2 5 0 -1 -4
commas|0 3 -1 0 0 -2
comme|-3 -4 0 0 3 3
commence|-4 -4 -1 0 -1 9
comment|3 7 0 -1 0 -8
comment on|-3 11 0 0 0 -7
comments|-1 7 5 -1 -1 -10
comments on|-1 6 2 -1 0 -6
commission|-1 -2 0 0 0 2
committee|0 0 0 0 0 1
companies|-1 -2 0 0 0 3
companies house|-1 -2 0 0 0 3
company|-4 10 0 -2 0 -4
company says|1 0 0 0 0 -1
compare|0 -1 0 -1 3 -1
complain|-1 0 0 8 -1 -5
complained|0 3 0 0 0 -3
complains|-1 9 0 0 -1 -7
complaint|-1 -2 -1 3 0 1
complaints|-1 -5 0 0 0 7
complete|4 -4 1 -1 0 -1
complete by|0 -1 1 0 0 0
compost|-3 2 0 5 -1 -2
compressor|4 -4 -1 0 0 2
compressor is|1 1 -1 0 0 -1
con|3 2 0 -2 -1 -2
con el|-2 1 3 0 0 -1
con la|1 -1 0 -1 0 0
concept|2 -1 -1 0 1 -1
concert|10 1 4 -1 0 -13
concert is|4 3 0 0 0 -7
concrete|2 -2 -1 -1 0 2
concrete is|1 0 0 -1 0 0
cone|0 1 -1 0 0 0
cones|0 5 -2 -1 0 -2
confirm|0 -1 -2 -1 0 4
confirmation|-5 -10 -4 -1 -1 20
confirmation is|-3 0 0 0 0 3
confirmation mail|-1 0 0 0 0 2
confirmation no|0 -2 0 0 0 2
confirmation number|0 -1 0 0 0 1
confirmed|-5 -10 -11 -3 4 24
confirmed 0|0 -2 -3 0 0 5
confirmed by|-5 -2 -1 0 0 7
confirmed for|-1 -5 -2 0 0 8
confirmed in|0 -1 0 0 0 1
confirmed it|0 0 0 0 0 1
confirmed the|0 4 0 0 0 -4
confirmed two|-1 -1 0 0 0 2
confirms|-1 0 0 0 0 1
consent|0 7 0 0 -2 -5
consent form|0 -2 0 0 0 2
consent forms|1 5 0 0 0 -6
consents|0 1 0 0 0 0
consulate|-1 3 0 0 0 -1
contact|-6 -2 -1 -2 0 11
contacts|0 2 -1 -1 0 -1
container|4 -5 0 0 0 1
container is|-1 -4 0 0 0 4
contenedor|6 -7 0 0 0 1
content|-1 -9 -2 0 0 13
continue|9 -1 -4 -1 0 -3
contract|0 1 -2 5 -1 -3
contract came|0 1 0 -1 -1 1
contract is|0 -1 0 0 0 2
contract signed|-2 -4 0 0 0 7
contractor|2 4 1 -1 0 -6
contracts|-4 4 0 0 0 -1
contrast|0 5 0 0 0 -5
contrat|-2 -3 0 0 -1 6
contrato|-2 4 0 0 0 -1
control|0 2 0 0 0 -2
cook|-1 1 0 0 0 0
cookie|0 2 0 0 0 -2
cooler|0 -7 5 0 0 2
cooling|0 5 0 0 -1 -3
coop|-2 -2 1 2 0 2
copied|-1 -4 0 0 -1 5
copier|-2 -6 0 0 -1 10
copies|-2 -2 0 -1 0 5
copper|2 -5 -1 -1 2 3
copy|-2 -5 -2 -2 1 10
copy in|0 -2 0 0 0 2
copy is|-1 -2 0 0 0 3
copy of|0 2 0 -1 1 -1
copying|1 1 0 0 0 -1
corner|4 2 -2 -1 0 -2
corre|-1 -2 0 7 0 -3
correct|-2 -2 -2 0 0 7
correct now|-1 -1 -2 0 0 5
corrected|-3 -3 0 0 0 5
corrected and|0 -1 0 0 0 1
correction|5 -6 -1 1 0 2
correctly|-1 -4 0 0 0 5
correo|5 -2 1 0 0 -4
corridor|-2 -4 0 -2 1 6
cosmetic|-3 -1 -1 8 0 -2
cost|-3 -1 0 -1 6 -1
cost 0|0 4 0 0 0 -3
costs|-2 3 -2 5 -1 -3
costs 0|-2 4 -1 6 -1 -5
costume|-5 -9 0 -1 0 14
costumes|-3 -6 1 12 0 -3
cottage|2 3 -2 -1 0 -2
couch|0 0 -2 0 0 3
could|-7 8 0 2 12 -14
could be|-3 6 -1 -1 -1 -1
could not|0 2 -1 0 0 -1
could somebody|-1 -13 0 8 7 0
could someone|0 1 0 0 0 0
could start|1 2 -2 0 0 -1
could take|0 1 0 0 0 0
could we|-1 7 0 -2 0 -3
could you|-1 -3 1 -1 6 -3
couldn't|-1 3 0 0 -1 -2
couldnt|0 6 0 -1 -1 -3
council|2 9 -4 0 0 -7
council has|6 -1 0 0 0 -5
counsel|-1 2 -1 0 0 0
count|-5 11 -2 -3 1 -2
count is|0 1 0 0 0 0
counted|-4 2 -4 -1 -1 8
counted 0|-1 2 -1 0 0 0
counted all|-1 -2 0 0 0 3
counted them|0 -2 0 0 0 3
counted twice|0 -6 0 0 0 7
counter|-3 4 0 0 0 0
countersigned|-1 -2 1 0 0 2
counts|-1 -5 0 2 0 5
county|0 -1 -1 -2 1 3
couple|0 -4 0 1 0 3
couple from|0 -3 0 0 0 3
coupon|0 -1 0 0 0 2
courier|4 -1 -6 -1 -1 4
course|3 1 -1 -4 0 1
course is|2 3 -1 0 0 -4
course on|-1 2 -1 0 0 1
court|5 1 -1 1 -2 -4
cousin|0 1 0 -1 -1 0
cousins|0 4 0 0 0 -4
cover|4 -5 -5 0 1 5
cover the|-1 1 0 0 1 0
covered|-4 -4 -1 0 0 10
cows|0 1 -1 0 0 1
cpr|-1 -3 3 0 0 0
crack|-1 2 0 0 -2 2
crack is|0 -2 0 0 0 3
cracked|-3 1 0 0 -1 3
crane|-1 1 -2 6 -2 -1
crash|-2 -3 -2 2 -1 6
crash cart|0 1 -2 0 0 1
crashes|-1 15 0 -1 -3 -9
crate|-2 2 0 0 0 2
crates|0 -3 -1 -1 1 4
cream|-2 8 0 -3 -1 -3
creche|3 -5 -1 0 -1 3
credit|-4 -5 -2 9 -2 5
credit note|0 -3 1 0 -1 4
credited|-6 -6 -1 0 0 12
crew|15 -13 3 -1 -1 -4
crew change|-1 -4 0 0 0 5
cried|0 6 0 0 0 -5
critical|-2 -2 -2 5 0 0
croissant|0 2 -2 0 0 0
croissants|-5 1 0 11 -5 -1
cross|1 -3 0 -1 0 2
crossed|2 -3 0 0 -1 1
crossing|-1 -1 -1 0 -1 3
crowd|0 1 0 0 0 -1
crown|0 -2 0 0 0 2
crutches|0 0 0 0 0 1
csv|0 2 1 0 0 -2
csv export|-1 -1 1 0 0 1
cuando|0 2 -2 -1 -1 1
cuatro|4 6 -1 0 -1 -8
cupboard|-2 -6 0 0 0 9
cups|-1 7 0 0 0 -5
curing|5 -2 -3 0 0 0
current|-1 -2 0 0 0 2
currently|7 -4 0 -1 0 -3
curtain|0 4 -1 0 -1 -2
curtains|-2 0 0 4 0 -1
customer|-2 2 -1 7 -5 -1
customer can|0 -1 0 0 0 1
customer in|-1 -6 0 7 0 0
customer is|-2 -1 0 3 -1 0
customer with|8 -2 0 0 -1 -5
customer's|-3 1 -1 -1 0 4
customers|-5 8 -2 8 -2 -7
customers can|0 -2 0 -1 0 4
customers in|-1 2 0 0 0 0
customs|0 -4 1 -2 0 5
cut|5 -4 5 1 -3 -4
cut and|0 6 0 0 0 -6
cut off|-2 2 7 0 0 -6
cut the|-2 -3 -2 -1 0 8
cuts|-2 -6 0 5 8 -5
cutting|6 -3 0 0 0 -3
cycles|0 -1 0 0 0 2
cylinder|6 -4 0 0 0 -2
d|-1 4 1 0 0 -3
d'emploi|4 -1 0 -1 -1 -2
da|2 11 -7 -6 -4 4
dad|-1 3 -1 2 -2 -1
dads|2 -5 -2 -1 -1 6
daily|-1 -2 0 0 0 3
damage|0 0 0 0 5 -5
damit|-1 -5 0 0 0 6
dan|-3 -4 11 -1 -1 -3
dans|-5 -8 -8 -2 12 11
dans la|2 -7 -1 0 7 -2
dans le|-6 1 -7 -1 6 7
dark|2 10 -2 1 -1 -10
dark green|4 -2 0 0 0 -1
dark mode|2 -2 0 3 0 -3
das|0 1 -3 3 -2 2
das gutachten|8 -8 1 -3 0 3
data|2 0 0 1 -1 -2
data protection|-1 0 0 2 0 -2
data sheet|0 3 0 0 -1 -2
database|0 0 1 0 1 -1
date|-2 1 13 -2 -5 -5
date 0|0 -2 3 0 0 -1
date for|0 1 1 0 0 -1
date is|-1 1 1 0 0 -1
date of|0 0 1 0 0 0
date on|-2 4 -1 0 -1 0
dates|-1 0 0 0 -1 2
daughter|-1 -1 -1 0 -1 3
dawn|2 -5 0 0 0 4
day|-7 3 10 -1 -3 -2
day 0|1 -4 0 0 0 4
day earlier|0 0 1 0 0 0
day is|-2 0 1 0 2 -2
day later|0 0 1 0 0 0
day on|0 0 1 0 0 -1
day sooner|-2 -7 11 -2 -1 0
day the|-1 -3 0 0 0 4
daylight|0 -2 3 0 0 0
days|-3 7 22 -3 -4 -19
days a|0 2 -2 0 0 0
days before|0 0 1 0 0 0
days earlier|0 -2 3 0 0 0
days for|-2 -6 11 0 -1 -1
db|-1 5 3 0 0 -5
db 0|-1 5 0 0 0 -3
db upgrade|0 0 3 0 0 -2
dbs|0 3 0 0 0 -2
de|7 -4 -1 -3 1 -1
de 0|-1 4 -9 -1 3 4
de abril|0 -1 3 0 0 -1
de la|-5 10 -1 0 -4 0
de las|-5 -2 0 9 0 -1
de los|1 -1 -1 1 0 -1
de motivation|-1 -1 1 0 0 1
de nouveau|-4 -2 0 0 0 8
de noviembre|0 -2 4 0 0 -1
de plus|1 0 -1 -1 3 -2
de subvention|2 4 -1 0 -2 -3
dead|8 -2 -3 0 -1 -1
deadline|-2 -6 11 3 0 -6
deadline for|0 -1 3 0 0 -1
deadline is|0 0 -3 4 0 0
deadline to|0 -1 1 0 0 0
deadline was|0 0 1 0 0 -1
deal|-2 -2 -2 6 -1 0
dealer|3 4 -2 -1 -1 -4
dear|11 -13 6 1 4 -10
dear colleagues|1 -3 0 -1 -1 3
dear mr|2 -3 3 0 0 -2
dear ms|1 0 0 0 0 -1
dec|0 -1 2 -2 0 1
dec 0|-2 -6 9 -1 0 0
december|-5 7 5 -1 -1 -6
december 0|-2 2 8 0 0 -8
december instead|0 -1 1 0 0 0
december so|0 0 1 0 0 0
december the|0 -1 1 0 0 0
december we|-1 5 -3 0 0 -1
decembre|0 5 -2 0 0 -2
decide|1 9 -7 1 -1 -3
decided|6 3 -1 -1 -1 -6
decision|0 2 0 0 -1 -1
deck|0 2 0 -1 0 -2
deck 0|0 2 0 0 0 -1
declaration|-3 -3 14 0 -1 -8
declined|6 5 0 0 0 -11
deed|-2 -1 -1 0 0 5
deed is|-2 -2 0 0 0 5
deep|-1 5 0 0 0 -3
defibrillator|-2 0 0 0 0 2
defibrillators|0 -1 0 0 0 2
degrees|-6 1 -1 -1 0 6
degrees since|-1 -4 0 0 0 5
deja|2 1 -1 -1 -1 -1
del|7 -1 4 -4 2 -8
del 0|-2 -2 4 0 0 -1
del bano|-4 -3 2 0 -1 7
delay|-2 -2 7 -1 -1 -2
delay the|-1 -3 6 0 0 -1
delayed|0 0 3 -1 0 -2
delighted|-1 -1 0 0 0 2
deliver|2 3 0 -1 -1 -3
deliver on|0 1 0 0 -1 0
deliver the|0 -1 2 0 0 0
delivered|-6 3 0 0 -1 4
delivered and|0 -1 0 0 0 1
delivered the|-1 0 0 0 0 0
delivered to|-1 -4 -1 0 0 6
delivery|1 -1 5 -2 -1 -2
delivery came|1 -3 0 0 0 2
dem|-2 11 -3 4 -6 -5
dem 0|0 1 1 0 0 0
demain|9 3 -6 -1 -1 -5
demande|0 8 -2 0 -2 -4
demas|0 -1 0 2 0 0
demo|-1 -2 3 2 -1 -2
den|-10 4 4 -7 14 -5
den 0|-2 -7 13 -1 1 -5
dental|-1 -3 0 0 0 4
dentist|6 -3 3 0 -1 -5
dentist moved|0 -3 3 0 0 0
dentures|0 7 0 0 0 -6
deployed|-2 -6 0 0 0 7
deployed to|-1 -3 0 0 0 4
deposit|-6 -4 -7 -1 1 17
deposit is|2 2 0 0 0 -3
deposit of|-2 3 0 0 0 0
depot|-2 -3 -1 0 0 6
dept|0 1 -1 -1 0 1
depuis|10 -4 -2 -1 -1 -2
depuis hier|7 -6 0 -1 -1 0
der|4 9 2 -4 -5 -7
der 0|-2 -7 11 -1 0 -1
der installateur|0 0 0 0 0 1
der kunde|1 4 1 4 -1 -9
der maler|-2 0 0 -1 -1 4
der neue|7 -3 0 -1 -3 0
der termin|0 0 0 1 0 -1
des|0 5 4 -2 3 -10
descaled|0 0 0 0 0 1
design|-1 -3 0 0 5 0
designer|0 6 0 -1 1 -5
desk|-4 1 -3 -3 0 9
desk the|0 3 0 0 0 -3
desks|0 1 0 0 0 0
details|-1 -3 6 0 0 -1
detector|-3 0 0 -1 5 -1
detectors|0 -2 0 0 2 0
deux|-4 9 -1 2 1 -7
deuxieme|8 1 -2 0 0 -6
device|0 1 0 0 0 -1
devices|0 -2 0 0 0 3
devient|-1 0 0 2 0 -1
devis|1 -4 -1 -1 1 3
dezember|-3 3 1 0 1 -2
dhl|0 -4 -1 0 0 5
dice|-1 11 -1 -1 -2 -6
dice que|-1 10 -1 -1 -2 -5
did|-4 3 -3 -5 -3 12
did a|0 1 -1 0 0 0
did his|0 3 0 -2 0 -1
did it|-3 -7 0 -2 0 13
did not|0 2 -1 0 0 -1
did the|0 -4 0 0 0 5
did you|0 1 0 0 0 0
didn't|3 0 -2 -2 -1 1
didn't get|5 -3 -1 0 0 -1
didnt|1 12 -3 -2 -1 -7
die|-3 -6 1 -3 9 2
die 0|-1 -3 -3 6 -1 2
die belege|0 1 0 0 0 0
die einladungen|-3 0 5 -1 0 -1
die halfte|4 -3 -1 -1 0 1
die heizung|-1 8 0 0 0 -6
die neuen|-1 0 0 0 0 0
die rechnungen|-2 0 0 0 0 3
died|0 7 0 0 -1 -6
dienstag|-4 3 2 0 0 -1
dies|2 2 0 0 0 -4
differ|0 0 0 3 0 -3
difference|0 9 0 0 0 -8
different|0 7 -3 0 0 -3
dig|-1 2 1 0 4 -5
digger|0 -1 3 0 0 -2
digging|4 -3 0 0 0 -1
dimmer|-3 -5 0 0 0 8
dinner|3 3 -4 -1 0 -1
dinosaur|-3 0 0 0 0 3
direct|7 -1 -4 0 0 -1
director|2 5 0 0 0 -6
discontinued|0 1 2 0 0 -2
discount|-1 3 -1 -1 0 1
discs|-3 6 0 0 0 -3
dish|0 1 -1 0 0 -1
dishwasher|-1 6 0 -1 0 -4
disk|0 0 -2 0 0 2
display|-1 8 0 -1 0 -6
display shows|0 5 0 0 0 -5
dispute|-2 -1 0 0 0 3
distributor|0 1 0 0 0 -2
district|0 -1 0 0 0 1
dit|-1 6 -1 0 -1 -2
dix|-3 5 -1 0 -1 0
dj|-2 -5 -2 -1 4 5
dns|-1 -1 0 -1 0 2
do|0 -2 6 0 3 -7
do a|0 2 0 0 -1 0
do here|-1 -3 0 -1 2 4
do his|0 0 1 0 0 0
do i|0 2 0 0 0 -1
do it|-2 3 7 4 -3 -10
do not|4 1 0 -3 0 -1
do that|-1 -1 0 1 1 0
do the|-1 0 1 1 8 -8
do there|-1 -2 0 0 0 3
do they|0 1 0 0 -1 0
do this|-1 -2 1 4 0 -2
do we|-1 4 -1 0 -2 0
do you|0 2 0 0 -1 -1
doc|-1 1 1 0 0 -1
doch|-4 4 5 -1 -1 -3
doch erst|-1 -2 6 -1 -1 -1
dock|-2 0 0 0 0 3
docs|0 0 0 0 0 1
doctor|-1 1 0 0 0 1
document|0 0 0 0 -1 0
documentation|-2 -5 1 0 7 -2
documents|-1 -3 0 0 0 4
does|2 16 -3 -3 -2 -11
does it|1 4 -1 -1 0 -3
does not|-1 2 0 0 0 -1
does the|4 7 -1 -1 -1 -7
doesn't|-2 -3 -1 -4 -1 11
doesn't drip|0 -2 0 -1 0 3
doesnt|3 1 0 -2 -2 0
dog|-2 -7 -1 -1 1 9
doing|4 1 5 -3 2 -9
doing the|11 0 -4 -3 2 -6
doit|0 1 2 0 0 -4
dollars|0 -1 0 0 0 1
domain|-4 -6 -5 14 0 1
don't|-4 -12 3 2 6 5
don't close|-2 4 0 0 0 -1
don't forget|-6 -4 0 -1 12 -1
don't have|0 3 0 0 -1 -2
don't need|6 -3 -1 0 -2 -1
donation|0 -1 0 0 0 2
done|8 -13 -10 5 -3 13
done 0|-3 -2 -1 0 0 6
done a|-1 0 2 0 0 -1
done and|-1 -1 0 0 0 2
done before|0 -2 2 0 0 0
done but|-1 -6 0 7 0 0
done by|-2 5 -3 0 0 0
done except|3 0 -2 0 0 -1
done for|6 1 0 0 -1 -6
done in|4 -1 0 -1 0 -3
done the|0 1 0 0 0 -1
done two|1 0 0 0 0 -1
done with|0 -6 0 0 0 6
donnerstag|-4 2 6 -1 0 -3
donor|0 -1 2 -1 0 0
donors|-1 -2 0 0 -1 4
dont|12 -1 -3 -2 2 -8
door|-7 -3 -5 15 -2 1
door goes|-1 4 -2 0 0 -1
door in|1 1 -1 -1 -1 1
door seal|0 6 -2 -1 0 -3
doorbell|0 -2 0 0 0 3
doors|-2 -7 -2 7 -1 5
dos|13 9 -7 -2 -2 -10
doses|0 2 -1 -2 0 1
dossier|-2 -1 2 0 -2 2
dossier de|2 4 -1 0 -2 -3
dot|-1 -5 8 0 0 -2
double|-2 6 1 -2 -1 -2
dough|0 3 -2 -1 3 -3
down|-6 3 -9 11 0 2
down 0|6 -2 0 0 0 -2
down again|-1 0 0 0 0 1
down and|-1 -6 0 0 0 8
down for|0 -3 1 -2 1 3
down like|0 -1 0 0 0 2
down the|-4 0 0 14 -3 -6
down there|1 0 0 2 -1 -2
down to|6 0 -7 2 -2 0
download|0 1 0 0 0 -1
downloaded|12 1 0 2 0 -15
downstairs|-1 -1 -2 0 -1 5
downstairs is|-2 0 0 0 0 2
downtime|0 -2 1 0 0 0
dr|3 5 4 -4 -3 -5
draft|14 -3 1 -2 -3 -8
draft is|9 -6 0 -1 0 -2
draft of|1 2 0 0 -1 -2
drafts|0 4 0 0 0 -3
drain|-9 -3 -6 9 -1 11
drains|2 -5 4 0 0 0
dran|7 -5 5 -1 -2 -4
drauf|-2 -5 0 0 0 8
draw|0 -1 0 0 0 2
drawer|-3 1 0 3 -1 0
drawing|-3 4 0 -1 0 0
drawings|-1 6 0 0 -2 -3
drawn|-3 -3 5 0 0 2
dream|0 -3 0 0 2 2
drei|3 0 -3 -2 -3 6
dress|1 -3 0 -1 4 -2
dried|-2 4 0 -1 0 -1
drill|-6 6 0 -1 -1 2
drill on|0 3 0 0 0 -3
drilling|1 -1 2 0 0 -1
drin|-2 -12 0 -1 0 16
dringend|-1 -2 -1 8 -1 -3
drinks|5 -9 0 0 0 5
drip|-2 -3 0 -1 0 5
drip any|-1 -1 0 0 0 2
dripping|-3 -5 -1 0 0 9
drips|1 6 0 -1 -1 -5
drive|4 3 -9 1 -2 3
drive ok|0 -2 0 0 0 2
driver|-9 1 0 -2 -1 11
driver is|-8 1 0 -1 0 7
drivers|0 2 0 0 0 -1
drone|-1 0 0 0 0 2
drop|7 -12 -2 14 -4 -3
drop everything|-3 0 0 7 0 -4
drop it|1 0 0 0 0 0
drop the|16 -8 -1 -2 -3 -2
dropped|16 -12 -3 -1 -4 3
dropped the|7 -5 0 0 -1 -1
drops|-2 2 0 0 0 0
drove|-1 1 -1 0 -1 1
drove it|-1 -1 0 0 0 1
drucker|0 4 -1 -1 0 -3
drum|-1 -4 -2 -1 0 8
drums|0 -5 0 0 0 6
dry|14 -9 -4 -4 -3 7
dry and|-1 -5 0 0 0 6
dry as|0 0 0 0 0 1
dry run|1 0 0 0 0 -1
dryer|-2 -1 0 0 0 4
drying|0 10 0 0 0 -9
du|12 0 1 -5 4 -11
du 0|0 4 -1 0 -1 -1
du plombier|-1 1 0 0 0 1
duarte|-1 -4 0 0 0 5
due|0 15 -6 -1 0 -8
due an|0 7 -1 0 0 -5
due on|2 0 0 0 0 -2
due yesterday|-1 11 -3 -1 0 -6
dues|0 1 0 0 0 0
dug|1 3 0 -2 -2 -1
dump|-1 5 0 0 1 -5
dumped|0 2 0 0 0 -1
dunkel|-1 5 0 -1 0 -3
dunmore|0 1 0 0 0 0
duplicate|0 6 -1 -4 -1 0
duplicates|-1 -1 0 0 0 2
dupree|0 1 0 0 0 0
durch|3 -11 -2 -1 -1 11
during|-3 2 0 -1 0 2
during the|-3 3 0 0 -1 0
dusted|-1 -1 0 0 0 2
dutch|-2 -6 -1 -1 7 2
e|0 -7 0 6 -2 2
e paper|-1 -1 0 2 -1 1
e0|-1 10 0 0 -1 -8
each|-7 -6 -4 6 0 12
each of|-1 -5 0 0 0 7
ear|-1 -3 -1 0 0 6
earlier|1 -10 11 -1 -1 0
earlier so|0 0 1 0 0 -1
earlier than|0 -3 3 0 0 0
earlier this|0 -2 2 0 0 0
earliest|-1 0 7 -1 0 -5
early|-3 0 7 -3 -1 1
easter|-2 -5 13 -3 -1 -1
eat|-1 5 0 0 0 -3
eats|0 0 -4 -1 0 4
edge|0 9 0 -1 -1 -7
edition|-1 -3 0 0 0 4
editor|-1 -2 3 0 0 0
eight|3 6 -2 -1 -1 -6
eilig|-3 -7 -1 17 0 -6
ein|-4 9 -4 2 4 -7
ein angebot|0 3 -1 0 0 -1
eine|-7 10 -5 -2 2 2
einen|-3 3 0 -1 1 0
einladung|-1 -3 2 0 1 0
einladungen|-4 -1 5 -1 0 2
einladungen zur|-4 -2 6 -1 0 0
einschreiben|0 0 -2 -1 -1 4
either|0 1 0 0 0 0
el|-2 4 4 -5 -1 0
el 0|-4 -2 13 -1 0 -5
el camion|0 -1 0 -1 -1 3
el cartel|1 -1 0 0 0 0
el contenedor|6 -7 0 0 0 1
el gato|-3 6 0 0 0 -3
el grifo|-4 5 2 0 0 -2
el jueves|1 2 1 -1 0 -2
el lunes|8 -7 -7 -1 0 6
el movil|-1 8 0 0 0 -6
el pan|-4 2 -1 0 5 -1
el patio|-3 -2 0 0 0 6
el presupuesto|-1 1 -1 -1 -1 2
el proveedor|-1 3 0 0 0 -2
el salon|-1 4 0 0 0 -2
el segundo|1 4 -2 0 -1 -1
el seguro|-2 -2 0 0 0 5
el suelo|-2 -6 0 0 0 8
el tecnico|-2 -1 3 0 0 1
el viernes|1 -1 6 -1 0 -4
elected|-1 -5 0 0 0 6
electric|0 1 0 0 0 0
electrician|15 -13 -2 -3 -1 4
electrician put|1 -5 -1 0 0 5
electricity|-4 5 -1 0 7 -6
elevator|1 0 0 0 0 -1
eleven|4 4 -2 -2 -1 -4
ella|2 0 -7 7 -1 -2
elle|-5 1 -3 -1 -1 9
elm|4 -1 0 0 0 -2
elm street|4 0 0 0 0 -4
else|-4 -8 -5 29 -3 -9
else to|-2 -1 0 3 0 1
elsewhere|10 -3 -1 -1 -1 -4
eltern|5 -4 -1 -1 2 -1
elternabend|-1 0 0 0 0 1
em|2 -6 0 -1 0 5
email|-2 4 -1 -1 0 -1
emailed|0 2 0 0 -2 0
embassy|0 7 0 0 0 -6
emergency|-9 -8 -1 10 4 6
emergency exit|-1 -4 0 0 4 1
emergency phone|0 2 -1 -1 2 -2
emil|-2 -6 -5 2 -1 11
emma|-1 -1 0 0 0 3
emptied|-3 -13 -2 -1 -1 20
empties|0 1 -1 0 0 0
empty|-6 2 1 -3 1 5
en|10 3 2 -5 -4 -6
en attente|1 0 0 0 0 0
en el|-3 4 0 -1 -2 2
en la|-5 11 -3 -1 -2 0
en vez|-1 1 2 0 0 -1
encore|-3 18 -3 -1 -1 -10
encore la|0 1 0 0 0 -1
end|-7 -4 15 2 -1 -5
end of|-4 -8 14 2 -1 -3
ende|-2 -1 -2 -1 0 6
endpoint|0 2 0 0 0 -2
ends|-1 3 -5 0 0 4
ends on|0 4 -5 0 0 2
engaged|1 13 0 -1 -1 -12
engagement|0 2 0 0 -1 0
engine|0 -1 0 0 1 0
engineer|-1 -1 -2 -1 0 5
engineer says|0 2 -2 0 0 0
engineer was|0 -3 0 0 0 3
english|-3 13 -1 -1 -2 -6
engraver|0 1 1 0 1 -2
enough|-1 -7 1 9 -1 0
enough for|-1 -5 1 10 0 -5
enrolled|-5 -2 0 0 0 8
entered|-1 4 0 -1 -1 0
entrance|-3 2 0 -1 1 1
entregado|-2 -5 -1 0 -1 8
entries|0 -1 1 0 0 0
entry|2 6 0 -1 -3 -3
envelope|10 -10 0 0 0 0
envelopes|6 0 -1 0 0 -5
episode|4 -3 2 0 0 -2
episode 0|4 -3 2 0 0 -2
er|-5 1 -1 5 -2 2
era|-3 -4 0 0 0 7
erganzen|-1 -3 0 -1 7 -1
erledigt|8 -5 -1 -1 0 -1
error|-4 2 -1 -1 -1 4
errors|0 4 0 0 0 -3
erst|-1 -4 27 -5 -3 -13
erst ab|0 1 2 -1 0 -1
erst am|0 -2 3 0 0 0
erst im|-3 -3 8 -1 -1 -1
erste|1 0 0 0 0 0
es|-3 3 2 16 -5 -14
es lo|0 -2 -1 3 0 0
es nicht|-1 0 -2 6 0 -4
escape|9 -2 0 0 0 -7
esperando|2 5 -1 -1 -1 -5
esperando la|2 5 -1 -1 -1 -5
esperar|-5 -4 3 9 0 -2
espresso|-1 -3 1 0 0 3
espresso tastes|0 1 1 0 0 -1
essays|1 0 0 -1 0 0
est|9 -18 7 -4 -12 19
est de|-3 -1 0 0 0 4
est parti|1 -3 0 0 0 2
est partie|-2 -3 0 0 0 6
est passe|-1 1 -1 0 0 1
est repare|-3 -2 0 0 0 5
est reserve|-1 3 -5 0 0 2
est signe|-1 -2 -2 0 0 5
esta|8 -2 -4 0 -4 3
esta en|0 -5 -1 -1 -1 6
esta manana|5 -4 -3 0 0 3
esta parado|9 0 -1 -2 -2 -5
estamos|16 -5 -1 -1 -3 -7
estan|-1 -4 0 0 -1 6
estan en|5 -1 1 0 0 -5
estimate|0 4 0 0 0 -4
et|-4 -3 -4 -2 1 12
ethics|0 1 -1 0 0 0
euro|-2 4 -3 -1 -2 3
euros|-7 2 -2 0 0 8
even|-4 5 -2 0 -2 3
even after|0 1 -1 -1 0 0
even with|0 -4 0 0 0 4
evening|1 0 2 0 0 -3
evening to|0 1 0 0 0 0
evenings|0 3 0 0 0 -3
event|1 1 0 -1 0 -2
ever|-1 7 0 -1 -1 -5
every|-10 -6 -4 5 -5 19
every 0|0 -1 0 0 0 1
every day|0 -1 0 2 0 0
every evening|2 5 0 -1 0 -5
every hour|0 -2 0 6 -1 -2
every time|-2 13 -1 -2 -1 -9
everybody|-3 -6 -1 -1 -1 12
everybody's|0 -2 0 0 0 3
everyone|-4 -11 -3 4 -2 15
everyone has|0 -2 0 0 0 2
everyone out|0 -1 0 0 0 1
everyone who|0 -2 0 0 0 3
everyone's|-3 -6 0 -1 6 4
everything|-6 -9 -2 20 -5 2
everything else|0 -6 0 14 -1 -7
everything from|-1 -1 0 0 0 2
everything in|-2 0 0 -1 -1 4
everything on|-1 4 0 -1 0 -1
everywhere|-2 7 -1 -1 -1 -3
ewes|-2 2 1 0 0 0
exactly|0 -2 0 0 0 3
exam|-3 -1 10 -1 -1 -3
examiner|-1 -3 4 0 0 0
excel|0 4 0 0 0 -4
excel now|0 4 0 0 0 -4
except|6 9 -3 -1 0 -10
except for|4 -2 0 0 0 -2
except sunday|0 2 -1 0 0 -1
except the|1 6 0 0 0 -6
exchanged|-1 -7 0 0 0 8
excise|0 -1 0 0 0 1
excursion|1 0 0 0 0 0
exit|-1 -7 -1 1 8 0
expenses|0 2 0 0 0 -2
expensive|6 0 -1 0 -2 -2
expert|0 1 0 0 0 0
expired|2 -1 0 0 0 -1
expires|-4 0 -7 14 0 -3
expires on|-1 5 -3 0 0 -1
explained|0 0 0 0 0 1
export|-3 1 -1 7 0 -4
extend|0 -2 -2 -2 8 -1
extend the|0 -2 -1 0 9 -5
extended|-2 -7 4 -1 0 7
extended by|-1 0 4 0 0 -2
extended the|0 -4 -6 -1 0 11
extended to|0 -1 4 0 0 -3
extension|-2 -4 4 -1 5 -2
extension on|0 -1 1 0 2 -1
extinguisher|3 -1 0 0 4 -5
extinguishers|0 0 0 0 0 1
extra|-4 -4 7 -1 8 -6
extractor|0 0 1 0 0 -1
eye|0 -6 0 0 1 6
eyes|0 -1 0 0 0 2
f|2 -1 -1 -1 -1 1
f0|0 5 0 0 0 -4
fabian|6 4 0 0 0 -9
facade|-2 3 0 -1 0 0
factory|1 1 0 0 0 -1
factura|-5 -1 -1 0 0 7
facture|1 0 -1 0 0 1
facture du|-1 1 0 0 0 1
factures|3 0 -1 0 0 -1
failed|-4 14 0 1 -1 -10
failed 0|-4 4 0 0 0 0
failed again|0 0 0 2 0 -2
fails|-1 16 -1 -1 0 -13
fair|-4 11 0 0 -1 -6
fait|-1 1 8 0 0 -8
falls|-1 0 0 1 0 0
fallt|5 -2 0 0 0 -1
fallt aus|5 -2 0 0 0 -1
false|-1 -4 0 0 0 6
falta|17 -2 -3 -3 22 -31
falta el|13 -2 0 -1 -1 -9
falta la|4 0 0 0 -1 -3
falta tambien|-3 -7 0 0 11 -1
faltan|20 2 -3 -2 -2 -13
faltan 0|2 4 -1 0 0 -5
faltan las|9 -1 -2 -1 -1 -4
familie|-1 4 0 -1 0 -2
families|-1 3 0 0 0 -1
family|0 1 -3 -1 -1 3
fan|-3 6 -1 -1 -1 -1
fan in|-1 8 0 0 -1 -6
fangt|8 -5 -5 -1 0 3
faq|3 -2 0 0 0 -1
far|8 -3 -2 -1 -4 2
far as|2 -1 0 0 -1 0
far too|-2 -4 0 0 -2 8
farbe|-1 13 -1 -1 -1 -9
farmer|-1 -1 0 0 1 2
father|-1 3 2 0 0 -4
faudrait|-2 -6 4 0 4 -1
faudrait aussi|-1 -2 -1 0 4 -1
fault|2 0 0 0 0 -2
faut|-1 0 2 -1 4 -4
faut aussi|-2 -3 0 0 7 -2
favor|-1 0 0 1 0 0
fax|0 2 -3 0 0 1
feb|0 0 1 0 0 0
feb 0|0 0 1 0 0 -1
february|5 -3 6 -5 -2 -1
fecha|10 -9 4 -1 0 -4
federation|-3 2 -1 4 0 -2
fedex|1 7 0 0 0 -7
fee|-3 4 0 -1 0 1
feed|0 9 -1 -1 -1 -6
feed the|-2 8 0 -1 -1 -4
fees|-3 3 2 0 0 -1
feet|-1 -3 0 0 0 4
fehlen|2 5 0 -1 -3 -2
fehlen noch|2 2 0 -1 -2 -1
fehlen uns|0 2 0 0 0 -1
fehlt|12 8 -1 -2 -1 -16
fehlt noch|14 -4 0 -1 -1 -7
fehlt nur|0 4 0 -1 0 -3
fell|4 13 -4 0 -1 -11
fell flat|8 -8 0 0 0 0
fell over|0 0 -1 0 0 1
fella|-1 -1 -1 0 0 3
fella from|0 -1 0 0 0 2
femke|0 1 -1 0 0 0
fence|-9 -10 5 6 2 6
fence is|-4 -4 0 0 0 9
fenster|4 3 -1 -1 0 -6
ferme|-1 3 -2 0 0 0
fermenter|0 4 0 0 0 -4
fermenter 0|0 4 0 0 0 -4
ferreira|0 2 0 2 -1 -2
ferry|-2 -5 -2 5 1 3
ferry tickets|2 0 -4 0 0 2
fertig|5 -5 3 -1 0 -2
festival|3 2 3 -1 -2 -6
fetch|4 4 -2 0 0 -6
fetch it|4 2 -1 0 0 -5
fetched|-4 -3 0 0 0 7
feuerwehr|0 3 0 0 -1 -1
fever|1 2 0 0 -1 -1
few|5 -18 9 -1 -2 7
few people|5 -1 0 0 -2 -1
fichier|-2 -1 0 0 0 4
field|1 6 2 -1 -2 -5
field for|-1 3 0 0 0 -1
fifth|-7 9 0 0 -1 -1
fifty|0 1 0 0 0 0
figure|1 -1 1 0 0 0
figures|-3 5 -5 0 0 4
figures for|0 1 0 0 0 -1
file|-3 -8 -1 5 2 5
file is|-1 5 0 -1 0 -3
filed|-6 -4 -1 0 0 12
filed under|-3 0 0 0 0 3
files|14 -4 1 -1 -1 -8
filing|0 5 0 0 0 -5
fill|0 0 0 0 1 -1
filled|-4 0 -2 -2 -1 9
filled and|-1 -5 0 0 0 6
filled in|1 1 0 0 0 -1
filled it|0 0 0 0 0 1
film|1 0 -1 7 0 -7
filter|-5 -3 -1 -2 -1 11
filters|2 1 0 0 0 -3
fin|-4 -5 -1 0 0 11
final|-4 -4 2 -1 -2 10
finalement|7 -3 9 -1 -2 -11
finally|1 -4 -1 -2 -1 8
finally sent|0 7 0 0 0 -7
finance|0 2 0 0 0 -2
finanzamt|-2 -1 2 0 0 1
find|-1 11 -1 -1 -2 -6
find the|-1 4 -1 0 0 -2
findet|5 -3 -1 -1 0 0
findet nicht|5 -3 -1 -1 0 0
finding|-1 -2 -1 2 0 2
finding a|0 0 -1 1 0 0
finds|3 1 0 -2 0 -1
fine|-9 -6 3 -2 -1 14
fine again|0 -1 0 0 0 1
fine now|-1 5 -1 -2 0 -1
fine with|0 1 0 0 0 0
finger|0 -4 0 -1 1 4
fingers|5 -1 0 0 0 -3
fini|-1 -2 0 0 0 4
finish|3 -9 9 -2 -1 0
finish the|3 -2 -1 0 0 0
finished|2 -6 -2 -3 -2 11
finished the|-2 -3 0 0 0 5
finished tomorrow|-3 6 -3 0 0 0
finn|-1 -3 0 0 0 4
fire|2 -3 -1 -1 3 -1
fire brigade|1 1 -1 0 1 -2
fire drill|-3 1 -2 0 -1 4
fire officer|1 2 0 -1 0 -3
fire station|0 -2 3 0 0 0
firewall|0 0 -1 0 0 1
firewood|-1 -9 -1 -1 7 5
firm|-4 0 2 -1 0 3
firma|14 4 -3 -2 -3 -11
firmado|0 -2 0 0 0 3
firmware|0 -1 0 0 -1 2
first|0 -15 -8 39 -7 -9
first 0|3 4 -2 -2 0 -3
first aid|-3 -5 0 -3 0 11
first aiders|-2 1 0 -2 0 3
first before|0 1 0 0 0 -1
first coat|7 0 0 -1 0 -5
first day|0 -3 6 -4 3 -3
first draft|-6 9 0 -2 0 -1
first half|2 -1 0 0 0 0
first now|-1 0 -1 2 0 -1
first one|-1 4 0 -1 0 -1
first please|-2 -6 -1 13 -3 -2
first the|-1 -2 -1 6 -1 -1
first thing|0 0 0 2 0 -1
first time|0 -2 0 0 0 2
first two|7 -3 0 -1 0 -2
first week|1 0 1 -2 0 0
fish|2 11 -2 -1 0 -9
fish order|3 1 1 0 0 -5
fishing|-1 3 -1 -4 0 3
fishing licence|-2 3 -1 -4 -2 5
fishing licences|1 1 0 0 0 -2
fit|-4 -3 2 -2 -1 7
fits|-4 -3 -1 -1 -1 10
fitted|1 -7 -2 -1 0 10
fitted the|-1 0 0 -1 0 3
fitter|-2 5 -2 0 0 -2
fitter comes|-2 4 -2 0 0 0
fitters|1 0 1 -1 0 -1
fitting|15 -5 -2 -1 -2 -6
fitting it|8 -2 0 -1 0 -4
five|13 4 -3 -3 -4 -7
five of|1 -1 -1 0 0 1
five years|0 1 0 0 0 0
fix|8 -1 -1 -1 0 -4
fix in|0 2 0 0 0 -2
fixed|-8 -8 7 0 0 10
fixed in|0 -1 0 0 0 1
fixed no|0 4 0 0 0 -4
flag|1 1 -3 0 0 1
flashing|0 0 -1 0 0 0
flat|-4 1 3 1 2 -2
flat 0|-3 2 0 -1 3 -1
flat nobody|8 -8 0 0 0 0
flats|0 -2 0 0 0 3
flicker|0 0 0 0 0 1
flies|3 -7 1 0 -1 2
flight|-6 -4 5 0 -1 6
flights|-1 -1 0 1 1 -1
float|-2 1 0 0 0 1
flohmarkt|0 1 -1 -1 0 1
floor|-3 -7 -4 -3 4 13
floor 0|1 2 -1 0 -1 -3
floor has|0 -2 0 0 0 2
floor is|3 -4 0 0 0 1
floor plan|-2 7 -1 -1 6 -8
floors|3 1 0 0 0 -4
florist|0 0 0 0 8 -7
flour|-4 7 -2 -1 -1 0
flour is|-3 -1 -1 -1 0 6
flowers|-5 -7 0 7 -3 9
flu|3 4 -1 -1 0 -4
flu clinic|7 -1 -2 0 0 -3
flu jab|-1 0 0 0 0 1
flur|0 3 0 0 0 -3
flush|0 -4 0 0 0 5
fly|1 0 -3 -1 0 3
flyer|0 9 0 0 0 -9
flyers|0 -4 3 -1 0 2
flying|-1 0 0 0 0 1
foil|0 2 0 0 0 -2
folded|0 0 0 0 0 1
folder|-10 4 -1 -2 -5 15
folder for|-1 1 0 0 0 0
folder was|0 1 -1 0 0 0
folders|-1 0 0 2 0 -2
follow|3 7 -3 1 -2 -6
follow spot|0 -3 -1 3 0 2
follows|26 -5 -5 -1 0 -15
follows next|5 -1 -3 0 0 0
follows on|1 1 -1 0 0 -1
fondant|0 6 -1 0 0 -5
font|-2 -2 0 4 0 0
font is|-1 -1 0 0 -1 2
food|-2 3 -7 0 0 7
foot|-2 -4 4 0 1 1
football|0 5 -6 2 0 0
for|-1 2 -9 -2 17 -5
for 0|6 -6 -3 -3 -2 8
for a|-4 5 -6 6 -3 2
for all|0 -2 0 0 0 3
for an|0 12 -1 -1 -1 -9
for another|3 -8 0 -1 -2 7
for both|0 -1 0 0 0 1
for changes|0 5 0 0 -1 -4
for each|0 -2 0 -1 3 0
for everyone|-1 -1 0 0 0 2
for flat|-1 -2 0 0 0 3
for free|0 1 0 0 -1 0
for friday|-1 0 2 0 0 -1
for good|5 -4 0 -1 -2 2
for half|0 3 -1 0 0 -1
for her|-1 -4 0 3 0 1
for his|0 2 -2 0 0 0
for it|2 -7 -3 7 4 -4
for january|0 1 0 0 0 -2
for june|0 3 0 0 0 -3
for last|0 1 0 0 1 -1
for may|0 2 0 -1 -1 0
for me|1 1 2 0 0 -3
for monday|0 1 0 0 0 -1
for more|0 -1 3 0 0 -2
for mr|3 -9 5 0 -1 2
for mrs|0 5 1 -1 0 -6
for mum|0 2 -1 0 0 -1
for my|0 -1 1 0 0 0
for new|0 -1 0 0 1 -1
for next|-4 -2 -2 0 0 8
for nine|0 0 0 0 0 -1
for nothing|-1 4 0 3 0 -6
for now|10 -3 -2 10 -6 -9
for october|-1 -3 0 0 0 4
for our|-1 3 1 -1 0 -1
for pickup|0 -2 0 0 0 2
for reception|2 1 -1 0 0 -1
for review|0 2 0 0 0 -2
for room|-1 -1 0 0 0 2
for sat|-1 -1 -2 0 0 5
for saturday|0 -3 -1 0 0 4
for saturdays|-1 -1 -3 0 0 6
for six|1 2 0 0 0 -2
for sunday|0 -3 -1 0 0 4
for ten|-3 5 0 0 -1 -1
for that|-4 -10 -2 8 7 0
for the|-3 -3 13 -7 8 -8
for their|-2 -1 0 -1 -1 5
for them|-1 -1 0 0 0 3
for then|-1 -1 4 0 0 -2
for this|-3 -1 1 -2 7 -2
for thursday|0 5 0 0 0 -4
for tomorrow|-2 4 -1 0 0 -1
for two|0 -8 -1 -1 1 8
for us|-1 3 -1 -1 -1 0
for whoever|0 4 0 0 0 -4
for your|7 -5 -1 1 3 -5
forecast|-1 -5 6 0 0 0
forecast for|-1 0 0 0 0 0
forget|4 -9 -3 6 9 -7
forget about|5 -2 0 -2 -1 0
forget it|4 0 -1 -1 0 -1
forget the|-8 -2 0 10 1 -1
forget to|-1 -2 0 0 4 0
forgot|0 10 0 -1 0 -9
fork|0 -1 0 0 0 1
forklift|-6 -2 -2 -1 3 8
form|5 -1 -1 -2 -2 1
form for|-2 6 0 0 -2 -1
form in|0 -3 0 0 0 3
form is|1 3 0 -1 0 -3
forms|3 1 2 0 0 -7
forms are|-1 1 0 0 0 1
forms for|0 0 0 1 0 0
formulaire|0 2 0 0 -2 0
formulario|-1 6 0 0 0 -4
fortnight|0 -2 2 0 0 0
forty|0 2 0 0 -1 0
forward|-6 -7 13 4 -2 -2
forward to|-2 -4 6 0 0 0
foto|2 -6 -3 -1 0 8
fotos|3 1 -2 -2 -1 -1
found|-2 9 -6 0 -8 7
found 0|0 6 0 0 0 -5
found a|2 5 -1 -1 -3 -2
found it|5 -2 0 -1 0 -1
found one|0 -2 0 -1 0 4
found someone|-1 -10 -3 -1 -1 16
found the|-1 2 0 -1 -2 2
found two|-5 -4 0 0 1 9
foundation|0 -4 1 0 0 4
four|21 -3 -6 -7 -4 -1
four days|1 1 -1 0 0 0
four of|3 -2 0 0 0 0
four people|7 4 0 0 0 -10
fournisseur|-1 2 0 0 0 -1
fourth|0 1 0 0 0 -1
fox|-3 5 0 0 0 -1
frame|3 0 -3 -2 4 -1
frames|1 2 0 0 0 -2
frau|0 14 -7 -4 -2 -2
frau yilmaz|-1 3 -1 -1 -1 0
fraud|-1 -3 0 3 0 1
free|3 -4 -1 -4 -3 10
free at|0 4 -4 0 0 0
free from|0 3 0 0 -1 -2
free on|0 -5 1 0 0 4
freezer|1 -6 0 0 0 5
frei|-3 2 -1 -1 0 3
freigabe|3 1 0 0 -2 -2
freight|2 -1 -1 0 0 1
freitag|-5 -3 9 0 0 -2
french|0 1 0 0 0 -1
fresh|-1 -10 -2 -1 -1 14
fri|0 -2 1 0 0 2
fri 0|0 -3 -1 0 0 4
friday|-8 3 18 -3 -2 -8
friday 0|0 -1 3 0 0 -2
friday at|0 -5 8 0 0 -3
friday evening|0 2 1 0 0 -2
friday instead|0 0 2 0 0 -2
friday noon|0 -2 3 0 0 0
friday now|-1 0 1 0 0 0
friday on|1 0 -1 0 0 0
friday so|2 -2 1 0 0 0
fridge|-1 -9 -1 10 -2 3
fridge is|-2 -4 -1 0 0 7
fridge to|0 2 0 0 -1 0
friendly|-1 8 0 -1 0 -6
frist|-1 -2 4 0 0 -1
from|-9 8 -2 -5 -2 9
from 0|0 -4 -2 -1 3 4
from a|0 1 0 -1 0 0
from friday|-1 1 0 0 0 0
from home|0 0 0 0 0 1
from italy|0 1 0 0 0 0
from last|-1 6 0 0 0 -5
from leeds|0 -3 0 0 0 3
from march|0 1 0 0 0 -1
from monday|-2 -3 2 0 0 3
from mr|0 -3 0 0 0 3
from my|0 -5 -1 0 0 6
from now|-1 -3 -2 5 0 1
from our|0 -3 0 0 0 3
from porto|-1 -3 0 0 0 4
from the|-8 9 0 -6 5 -1
from today|-1 0 0 0 0 1
from tuesday|-1 -3 8 0 0 -4
from us|1 9 -2 -1 0 -7
front|4 3 -2 0 -2 -3
front desk|0 -4 -1 0 0 5
front of|-1 1 0 1 -1 0
frost|2 2 6 -4 -2 -4
froze|0 5 0 0 0 -5
frozen|7 -2 -1 0 0 -2
frozen until|5 -1 -1 0 0 -2
fruh|3 -3 5 -1 -1 -3
fryer|0 3 -1 -1 -3 2
fuhrerschein|-2 -4 0 -1 -1 8
full|-3 2 -4 6 -3 1
full on|0 3 -1 0 0 -2
full to|0 -1 0 5 -1 -2
fully|0 7 0 0 0 -7
fully booked|0 7 0 0 0 -7
funciona|-2 -5 0 0 0 8
fund|0 -2 3 0 0 0
funding|1 -1 0 0 1 -2
funeral|-2 -6 7 -1 0 1
funny|0 5 0 -2 -1 -2
fur|-11 13 -7 1 0 4
fur das|-1 10 2 -1 -2 -8
fur den|-1 -1 -1 -1 0 4
fur die|-6 7 -2 5 -3 -2
furgoneta|-1 -3 0 1 0 3
furious|0 -2 0 3 0 0
furnace|0 1 0 0 0 -1
furniture|0 -3 0 0 0 3
furs|-10 10 1 -5 1 2
further|4 7 -1 -1 -1 -9
fuse|-1 1 0 -1 -1 2
fyi|-3 7 -1 -1 -1 -1
fyi the|-1 0 0 0 0 2
g|-1 4 -2 -1 -1 1
gala|1 5 -1 0 0 -4
galway|0 3 -3 0 0 0
game|-1 2 0 0 0 0
ganz|-2 2 -2 10 -1 -7
ganz nach|0 -3 -2 7 -1 -1
gap|1 0 1 0 0 -1
gaps|-2 1 0 0 0 0
garage|1 0 -1 1 0 -1
garage door|2 -1 2 0 -3 -1
garage for|2 0 0 0 0 -2
garaje|0 2 -1 -1 1 0
garda|4 1 0 0 0 -4
garde|12 2 -8 0 0 -5
garden|11 1 -1 -2 1 -11
garden centre|0 5 0 0 0 -5
garden party|4 1 -2 0 0 -2
gas|-2 1 8 1 2 -9
gas bottles|-2 0 0 0 5 -3
gas man|-1 3 1 0 -2 -2
gasket|0 1 0 -1 -1 1
gaste|2 -6 -1 -2 5 1
gate|-5 6 -4 -1 -1 4
gate 0|0 2 -2 0 0 0
gate is|-1 -6 0 0 0 7
gato|-3 6 0 0 0 -3
gauge|6 -4 -1 0 0 0
gave|5 -13 8 -3 -6 10
gave me|-1 -3 0 0 0 5
gave the|-2 -9 0 0 0 13
gave up|3 2 0 0 0 -4
gave us|-4 -8 11 -1 -1 3
gazebo|-1 3 0 0 -1 -1
gb|-1 1 0 0 0 0
gdpr|-1 -3 3 -1 0 3
gear|6 -9 0 0 0 4
gearbox|1 0 -2 0 -1 2
gefunden|-2 -9 -5 -1 0 18
gegeben|-2 -1 4 0 0 -1
geht|4 -2 1 0 0 -3
geht wieder|4 -2 0 0 0 -3
gekauft|-4 -9 -1 -1 -1 15
gekommen|-1 5 -2 -1 0 -1
gekundigt|7 -3 0 0 0 -4
gel|-1 2 -2 0 0 1
geliefert|11 -4 0 -2 0 -5
gemeindesaal|-1 0 1 0 0 1
gemeldet|-3 1 0 -2 0 4
genehmigt|-2 -3 -2 0 0 8
general|0 0 1 0 0 0
general meeting|0 -1 1 0 0 0
generator|-9 -1 -2 4 -2 10
gepruft|-3 -7 -1 1 -1 12
gerade|8 5 0 0 0 -12
gereinigt|-4 -9 -1 -1 -1 15
german|0 -3 0 0 0 4
geschenk|-3 -4 1 -1 -1 8
geschickt|0 12 0 -2 -4 -5
geschrieben|0 -1 0 0 0 1
gestern|-2 -4 -1 2 -3 8
gestrichen|10 -8 -1 -1 -1 1
get|0 5 -4 2 7 -11
get a|-4 -8 5 -2 7 2
get in|-4 -2 -2 0 -1 8
get it|11 -8 -1 3 -2 -3
get on|0 3 0 0 -2 0
get the|-1 13 -4 4 -1 -10
get their|-1 -4 0 0 0 5
get them|-2 0 0 0 0 1
get to|1 4 -3 0 -1 0
getauscht|-1 -5 0 0 0 6
gets|-1 -1 -5 -1 0 8
gets switched|-1 6 -4 0 0 -1
gets the|0 -3 0 0 0 3
getting|-3 -9 4 12 3 -8
getting worse|0 -1 0 3 0 0
ghent|3 -1 0 0 -2 -1
gibt|1 1 -1 -2 -2 3
gibt es|1 0 -1 -2 -2 3
gift|5 -8 0 0 -1 5
gina|0 1 0 0 0 0
ging|0 7 -1 -1 0 -5
girl|3 0 -1 0 0 -2
girl from|1 -1 -1 0 0 1
girls|-3 5 -1 0 0 -1
give|-2 13 0 0 -2 -9
give it|-1 0 2 2 -1 -3
give the|-1 4 0 -1 -1 -1
give us|0 1 0 0 0 0
given|-1 1 -2 -1 0 3
given us|0 -1 0 0 0 1
gives|3 0 7 -2 -2 -6
gives the|-1 -4 2 -1 0 4
gives us|4 -2 4 0 0 -4
giving|-1 7 0 0 0 -6
glass|-1 -1 -1 -1 1 3
glasses|-2 2 3 -1 -1 -2
glaze|-1 1 0 0 0 1
glazed|5 -1 0 0 0 -4
glazier|0 12 -1 -3 -3 -5
glazier measured|1 1 0 0 0 -2
glazing|-1 2 0 0 0 -1
gleich|-5 -13 -1 -3 16 6
glossary|-1 -1 0 -1 2 0
glove|0 -1 0 0 0 1
gloves|-3 6 -2 0 -3 1
gloves and|0 3 0 0 0 -2
gloves came|0 -3 0 0 0 4
glue|-3 5 -1 -2 -1 2
glued|-1 -1 -1 -1 -1 5
gluten|-3 2 -1 -1 11 -7
gluten free|5 1 0 0 0 -5
gmail|0 1 0 0 0 0
go|9 5 -5 9 4 -23
go ahead|0 1 0 0 0 -1
go back|0 -2 0 -1 0 4
go before|1 0 0 -1 0 0
go down|-1 1 -1 3 -1 -2
go first|0 -1 0 1 0 0
go in|0 1 0 -1 3 -3
go into|-1 2 0 0 0 0
go live|-2 -3 6 0 0 0
go on|-1 5 -6 -3 6 -1
go out|-2 0 4 4 -1 -4
go to|4 3 -3 2 0 -6
go up|-3 -1 0 5 0 -1
go with|-2 0 -2 -1 5 0
goalkeeper|-1 -1 0 0 1 1
goalposts|-1 2 -1 0 0 1
goals|1 0 0 0 0 -1
goats|-1 -2 2 0 0 1
god|0 -3 -2 -2 -1 7
goes|8 -3 1 5 -3 -8
goes first|-1 0 0 1 0 0
goes in|0 -2 0 0 0 2
goes on|7 -11 3 -1 1 1
goes out|0 7 -2 0 0 -5
goes to|-1 7 1 1 -1 -7
goes up|-1 -9 -1 -1 -1 13
goggles|-2 4 1 1 0 -3
going|15 2 -5 0 -1 -12
going again|10 2 0 -1 0 -11
going on|4 -2 0 -1 0 -1
going to|-2 -2 0 2 0 2
going up|0 1 -1 0 0 0
gold|-1 0 0 -1 0 2
golf|2 -4 -1 -1 -1 5
gone|-10 -4 -3 -2 -3 22
gone already|1 0 0 0 0 0
gone for|0 2 0 0 0 -1
gone from|-1 -4 -1 0 0 6
gone out|-1 3 0 0 0 -3
gone the|-1 -1 0 0 0 2
good|-3 0 -5 -1 -5 15
good as|0 8 0 0 -1 -7
good for|0 -3 0 0 0 4
good morning|-1 -4 3 0 0 2
good news|0 -4 0 0 0 4
good till|-1 -3 0 0 0 4
good to|0 -1 0 0 2 0
good until|-4 -9 -1 0 0 15
goods|-1 -1 2 0 0 -1
google|2 -4 0 0 0 3
gorgeous|0 -3 -1 0 0 4
got|-2 -7 0 -1 -10 19
got 0|8 -2 -6 -1 -1 1
got a|4 2 0 -2 -1 -3
got an|0 -4 8 0 0 -3
got as|3 0 0 0 0 -2
got her|-1 -3 0 0 0 4
got his|0 -3 0 0 0 4
got hold|-2 0 0 -1 0 4
got in|0 2 0 0 0 -3
got it|-1 -5 2 0 -1 5
got its|1 -1 0 0 0 1
got moved|-1 13 -2 0 0 -10
got one|1 -6 -1 0 -1 8
got our|-2 -2 -1 0 0 5
got shifted|-1 0 4 0 0 -3
got the|-3 -11 -5 -1 -1 21
got their|4 -4 -1 -1 0 2
got through|0 -1 0 0 0 1
got to|0 -1 0 0 0 2
got us|-1 -4 1 0 0 4
gotea|-4 -3 2 0 0 5
gp|-1 -3 -1 4 0 1
grace|0 0 5 -1 0 -3
grade|-3 -2 0 0 0 5
graders|-1 1 0 -1 0 2
graffiti|-9 4 0 -1 -1 7
grandma|1 0 0 0 0 0
grandma's|-2 5 0 0 0 -4
grandma's hearing|0 -1 0 0 0 1
grandpa|-1 7 0 0 0 -5
granny|0 2 0 -1 -4 3
granny's|-2 4 0 0 0 -1
grant|0 -1 6 -1 0 -4
grant application|0 -1 0 0 0 3
grant report|0 0 2 0 0 -2
granted|-7 -10 11 -2 -1 9
granted the|0 1 -2 -1 0 2
grants|-2 -3 7 0 -1 -1
grants us|-2 -4 7 0 -1 -1
grass|1 -6 -1 0 0 6
gravel|7 0 0 -1 0 -4
grease|-1 -1 0 0 0 2
great|-3 0 -4 3 0 5
green|-2 8 -5 -3 -2 5
green 0|0 -1 0 0 0 1
green for|0 3 0 0 0 -2
greenhouse|3 3 -3 0 0 -1
greetings|4 -7 0 3 0 0
greetings from|5 -3 0 0 0 -2
grey|-3 -2 0 0 1 4
grid|6 -6 -2 -1 -1 3
grievance|1 2 0 -1 -1 -2
grifo|-5 4 2 0 0 0
grifo del|-5 4 2 0 0 0
grill|0 14 0 0 0 -14
ground|7 0 -2 -2 -1 -3
ground floor|8 0 -1 -1 0 -5
group|-3 8 0 0 0 -5
grown|0 -1 0 0 0 2
grown ups|0 0 0 0 0 1
grun|0 1 -2 0 0 0
guard|5 -7 0 0 0 3
guards|-5 4 0 0 0 1
guess|0 1 0 0 0 -1
guest|0 2 4 -1 -2 -3
guest list|2 10 -1 0 -1 -10
guest room|-1 0 0 0 0 1
guests|-1 1 -1 2 -1 0
guide|-2 0 -1 -1 1 3
guides|0 3 -1 -1 -1 -1
gutachten|8 -7 1 -4 -1 2
gutachter|0 7 -2 -3 0 -3
gutter|-2 0 0 -1 4 0
gutters|-4 6 0 -3 -3 5
guy|-8 5 6 -2 -1 0
guy can't|0 1 0 -1 0 0
guy from|0 2 0 0 0 -1
guy says|0 1 0 0 0 -1
guy was|0 0 0 0 0 1
guys|-1 1 0 0 0 1
gym|6 -5 -8 5 -1 1
h|0 2 -2 0 0 0
ha|1 3 3 -1 -1 -4
hab|-1 -14 -6 -2 -2 25
hab das|-1 -5 0 0 0 7
hab den|-1 -4 0 0 -1 7
hab ich|1 0 0 0 0 -1
habe|0 -10 -3 -1 -1 15
habe die|-1 -7 0 0 0 8
haben|-1 -5 -1 8 7 -8
haben wir|-1 0 1 0 -1 0
hace|2 -4 -4 -1 4 3
hace falta|4 -4 0 -1 4 -3
hacer|-1 4 -2 0 0 -1
had|-2 -2 2 -6 -3 10
had 0|0 -1 0 0 0 1
had a|-2 -3 5 0 -1 1
had her|0 2 -2 -3 0 3
had no|2 7 0 0 0 -8
had the|-1 3 -4 -1 0 4
had their|-1 -1 0 0 0 3
had to|6 -4 1 0 0 -3
had two|0 2 -1 0 0 -2
haha|-1 -1 0 -1 1 1
hail|0 4 1 0 0 -4
hair|-6 -6 4 -1 -1 10
haircut|0 0 0 0 0 1
halbe|6 7 -3 -1 0 -8
halden|0 4 0 0 0 -4
half|-1 11 2 -5 -6 -1
half a|-4 0 0 0 -1 6
half an|0 0 -2 0 0 2
half of|-9 9 0 0 -1 1
half past|-2 -1 -3 0 0 7
half term|-2 -1 5 0 -1 0
half the|9 4 -1 -1 0 -11
half way|2 -2 0 0 0 0
halfte|16 -7 -3 -1 -1 -4
halfte der|3 -3 -1 -1 0 2
halfway|4 -2 0 0 0 -1
halfway through|1 0 0 0 0 0
hall|3 0 -1 -1 1 -3
hall 0|-1 -1 -2 -1 4 -1
hall c|-2 2 0 0 0 1
hall has|-1 0 0 0 0 1
hall is|1 0 2 0 1 -4
halle|-3 -4 0 -1 -1 8
hallway|-3 -1 -1 -1 1 4
halt|-2 -4 0 0 -2 8
hamburg|-3 3 -1 0 0 1
han|1 -3 1 -1 -2 4
hand|-4 0 6 0 -3 1
hand in|-3 -5 8 1 0 -1
hand it|0 1 0 0 1 -1
handbook|0 -2 0 0 0 3
handed|0 -14 0 -1 -1 16
handed in|4 -5 1 0 0 1
handed out|-1 -1 0 0 0 2
handed over|-3 3 -1 0 0 0
handed the|0 -2 0 0 0 3
handle|-2 8 0 0 -1 -6
handover|-3 -6 16 -2 -2 -3
handover list|0 6 -1 -1 -2 -1
handrail|-1 10 0 3 -1 -10
hands|-2 -7 -1 -1 -1 13
handwriting|-1 6 0 0 0 -5
hang|-5 -7 -1 0 0 13
hangen|-1 -8 2 0 0 8
hanging|-7 8 0 -1 -1 0
hanging in|0 2 0 0 0 -1
hangs|-5 -7 -4 2 -2 15
hangs at|-2 -1 0 0 0 4
hangs in|0 -5 -2 -1 -1 9
hangt|-4 8 -3 -3 -2 4
hanna|4 -5 3 0 -1 0
hannah|0 -4 0 1 0 4
hansen|1 1 -2 0 0 0
happen|-2 -1 5 1 -1 -2
happens|-2 12 0 -1 -1 -9
happens on|1 5 0 0 0 -6
happy|-9 -4 -2 -1 -1 17
happy to|-2 1 0 0 0 1
happy with|0 -2 0 0 0 2
harbour|6 -3 -1 -1 -1 0
harbour house|-2 2 0 0 0 0
harbour master|-1 -2 0 0 0 3
hard|-2 8 0 0 0 -5
hardly|0 2 0 -1 0 0
hardware|0 6 0 0 -1 -5
hardware store|0 5 0 0 0 -5
harvest|0 0 0 0 0 -1
has|4 7 -4 -5 -12 10
has 0|3 2 -1 -1 0 -3
has a|4 -4 -4 -3 -3 10
has accepted|0 -5 0 0 0 6
has agreed|0 -1 2 0 0 0
has an|-1 2 0 0 0 -1
has arrived|-1 -2 0 0 0 3
has become|-1 -4 0 6 0 0
has been|4 -8 10 -1 -1 -3
has begun|5 -3 0 0 0 -2
has changed|-1 9 0 -1 0 -6
has done|0 7 0 -2 0 -5
has extended|0 -1 3 0 0 -1
has flu|1 -1 1 0 0 -1
has gone|-1 8 0 0 0 -6
has got|-1 -5 0 0 0 6
has had|-2 0 -2 0 0 4
has her|1 -11 -2 0 0 12
has his|-1 -11 -2 0 0 14
has hot|0 -2 0 0 0 2
has it|-6 6 -4 -1 0 5
has its|-2 -7 -3 -1 0 15
has left|10 -10 -1 -1 0 2
has moved|-1 -6 0 0 0 8
has new|0 -1 0 0 0 1
has no|-10 21 -1 -1 0 -9
has none|0 1 0 0 0 -1
has not|0 2 0 0 0 -1
has one|0 1 0 -1 -1 0
has only|0 -2 4 0 -1 -1
has our|0 -6 -2 0 0 8
has put|0 10 -3 0 -1 -7
has sent|0 -4 0 0 0 4
has signed|8 0 0 0 0 -8
has started|1 -1 0 0 0 0
has taken|13 0 -1 -1 -1 -11
has the|0 6 -8 -3 -1 6
has their|-1 -3 0 0 0 4
has them|-1 -3 0 0 -1 4
has to|-3 6 6 8 6 -23
has two|-4 4 -1 0 0 1
hasn't|-5 3 0 -1 0 4
hasnt|1 4 -1 -1 0 -4
hasta|4 -5 6 -1 -1 -3
hasta el|0 -2 4 0 -1 -1
hat|-3 2 -2 12 -11 2
hat abgesagt|5 -1 0 -1 0 -3
hat angerufen|0 2 0 0 0 -2
hat das|-3 1 1 -1 -1 3
hat den|-1 -7 0 -1 -1 10
hat die|-3 5 -1 -3 -4 6
hat heute|0 0 0 0 0 1
hat ihre|-1 -1 0 0 0 3
hat jetzt|0 0 0 -1 0 2
hat keine|-1 8 0 0 0 -5
hat sich|2 0 -1 -4 0 2
hat uns|-2 2 4 -1 0 -3
hat zugesagt|0 -1 0 0 0 1
hats|3 -2 0 0 0 0
hatte|0 8 0 -1 -1 -5
haus|-4 -7 0 0 -1 12
hausmeister|11 -6 0 0 0 -4
haustur|5 -5 -1 -2 -1 4
have|-1 -1 -3 6 -5 5
have 0|1 2 0 0 -1 -2
have a|0 -10 -1 -4 -4 18
have all|0 -1 -1 0 0 3
have been|-1 -3 -1 -1 -1 7
have begun|4 -1 0 0 0 -2
have come|2 -3 0 0 -1 3
have confirmed|0 0 -2 0 0 2
have done|0 5 0 0 0 -5
have found|0 -2 0 0 -1 3
have four|1 5 0 -1 -1 -4
have fresh|0 -3 0 0 0 4
have had|0 -1 0 0 0 1
have handed|4 -3 0 0 0 -1
have it|7 -5 2 -1 0 -3
have left|-3 -2 0 0 0 5
have no|-1 7 0 -1 0 -5
have our|-1 -3 0 0 0 4
have paid|1 10 0 0 0 -10
have place|-1 5 -3 0 0 -1
have promised|0 0 1 0 0 0
have put|-1 0 0 -1 -1 3
have said|-2 0 1 0 0 1
have sent|0 1 0 0 0 -1
have signed|-1 -1 0 0 0 2
have the|-2 15 -6 -2 3 -8
have their|2 -5 0 -1 0 5
have them|-1 -2 3 0 0 0
have three|1 1 0 0 0 -2
have time|-1 3 0 2 0 -3
have to|-7 15 4 -5 9 -15
haven't|0 4 0 -1 0 -3
haven't paid|0 2 0 0 0 -2
havent|-2 -1 0 0 0 3
hay|1 -3 0 -2 6 -2
hay que|-6 1 6 -1 7 -7
he|-3 -4 -1 4 -5 9
he can|0 0 6 -2 0 -4
he can't|0 0 0 0 0 -1
he comes|-1 -4 0 -1 5 0
he has|11 -4 -3 -3 0 -1
he hasn't|0 1 0 0 0 0
he is|1 3 -1 1 0 -4
he knows|-1 -3 0 0 0 4
he needs|2 3 5 -2 0 -7
he says|0 -4 -2 -1 0 7
he starts|1 0 -1 0 0 0
he takes|-1 -10 7 0 0 4
he took|-2 -3 0 0 0 6
he wants|-1 -2 4 0 0 -1
he was|-1 1 -2 -1 0 2
he'd|0 5 -1 0 0 -4
he'd like|0 5 0 0 0 -5
he'll|-2 2 1 -1 -1 0
he's|-4 -1 1 -3 7 -1
he's got|0 -1 0 0 -1 2
head|-2 9 0 -1 -1 -6
heads|4 7 0 -1 0 -9
heads up|-2 10 0 -1 0 -8
health|0 -2 4 -2 0 -1
health office|-1 1 0 0 0 0
heap|-1 -1 0 6 -2 -2
hear|-3 2 2 -2 -3 4
hear from|0 3 2 0 0 -5
hear the|0 2 0 0 0 -1
heard|-1 -2 0 0 0 4
hearing|-2 -3 1 5 -3 2
hearing aid|-1 4 0 -1 -1 -1
hearing has|0 1 0 0 0 -1
hears|-1 5 0 0 0 -4
hearse|-2 6 -1 0 -1 -3
heart|-2 2 -1 0 0 2
heat|0 6 -1 0 -1 -4
heat pump|0 6 -1 0 -1 -4
heater|-3 -1 0 -1 -1 5
heating|1 3 1 -1 -1 -3
heating bills|5 -4 0 0 0 0
heats|-1 -7 -1 -3 0 12
heats up|-1 -3 0 -2 0 7
hedge|0 -3 1 2 -1 2
hedge is|3 2 0 0 0 -5
hedges|-2 -2 0 0 0 3
heizung|-1 10 0 -1 0 -7
heizung im|0 -1 0 0 0 1
held|6 -9 0 -1 0 5
held up|5 0 0 0 0 -4
helicopter|-2 -6 0 0 5 3
hello|-5 -10 10 6 -3 1
hello mr|0 0 0 0 -1 2
help|0 4 -2 -2 -1 0
helpers|3 3 0 -1 0 -6
hemos|2 -8 -2 -1 -1 10
hens|-1 -3 0 -1 0 5
her|-15 8 0 -8 -4 19
her 0|0 -3 0 0 0 3
her badge|0 1 0 0 0 -1
her first|0 3 -2 -3 0 2
her last|0 0 0 -1 0 1
her money|0 -1 0 0 0 1
her name|0 -4 0 0 0 5
her new|0 -4 -2 0 0 7
her on|0 1 1 0 0 -1
her passport|0 -2 0 0 0 3
her the|0 -1 0 0 0 1
here|-2 -5 7 -6 -1 7
here 0|0 -1 0 0 0 2
here and|4 -2 0 0 0 -1
here at|-1 -2 -1 0 0 4
here autoclave|0 -2 0 0 0 3
here but|0 6 0 0 0 -5
here the|-2 0 -1 -1 0 3
here this|0 -1 0 0 0 1
heron|2 4 -1 0 0 -5
herr|-3 6 0 -2 -1 0
herr wolf|0 3 1 0 0 -3
hers|1 1 4 0 0 -6
herself|4 -9 -4 8 -1 2
heut|0 -4 0 0 0 5
heute|8 -15 -15 -6 -2 29
heute fruh|4 -2 -1 -1 -1 1
hey|2 -7 0 0 0 6
hi|3 -19 12 12 -1 -7
hier|-1 3 -1 -1 -1 1
hier soir|-5 -5 0 0 0 10
high|-6 -7 -8 29 4 -13
high please|0 -3 -1 4 0 0
higher|-1 2 0 0 0 -1
higher than|-1 2 0 0 0 -1
highest|-2 -6 -1 14 0 -4
him|4 3 -4 -4 2 0
him a|-1 -2 0 0 0 4
him the|3 6 0 -1 0 -7
himself|6 -4 2 0 0 -3
hinge|0 3 -1 -1 0 -1
hinge on|0 -1 0 -1 0 2
hip|-1 -1 3 0 0 0
hire|2 -1 -1 0 0 0
hired|-4 -2 0 0 0 6
his|-5 8 3 -7 -3 3
his 0|-1 -11 -1 0 0 13
his drill|-1 -2 0 0 0 3
his file|0 -2 0 0 -1 2
his first|0 3 0 -2 0 -1
his forklift|0 -1 0 0 0 2
his money|0 -1 1 0 0 1
his mother|-1 -1 -1 4 0 -1
his own|-1 -3 -2 -1 0 8
history|4 -4 0 0 0 0
hit|0 2 0 0 0 -1
hitch|0 -2 0 0 0 2
hive|-1 -1 0 0 0 1
hives|1 -3 0 0 -2 4
hmrc|0 -1 0 0 0 2
hof|-1 -4 -1 -1 -1 8
hogan|1 -2 0 0 0 1
hoist|-1 -1 0 0 0 1
hold|14 -2 -4 -4 -2 -2
hold it|0 7 -2 0 0 -5
hold of|-2 0 0 -1 0 4
hold the|0 -1 2 0 0 0
hold till|2 0 -1 0 0 -1
hold until|3 -2 0 0 0 -1
holding|-1 -3 0 0 0 4
holds|-3 -11 -2 -1 0 16
holds 0|0 -6 0 0 0 6
holds its|-1 0 -1 0 0 1
hole|-1 3 -1 1 0 0
hole in|-1 -1 0 1 -1 2
holes|-1 -5 0 0 4 2
holiday|-1 7 11 -2 -2 -13
holidays|-3 -7 9 3 0 -3
holidays so|1 -3 2 0 0 0
hollis|0 1 0 0 0 0
home|0 -8 3 -2 -1 8
home for|-1 -4 0 0 -1 6
home office|0 -1 0 0 0 1
hood|0 -4 0 -1 3 2
hook|0 -3 0 0 0 3
hooks|0 1 -1 0 0 0
hop|0 2 0 0 0 -2
hope|4 -8 -1 6 -2 1
hope the|0 -2 -1 0 0 3
hope you|2 -3 0 1 0 0
horses|-2 -4 0 0 0 6
hose|1 -3 0 -1 2 0
hospital|-2 -3 5 -1 0 1
hostel|6 5 0 0 0 -10
hosting|-2 7 -3 0 0 -2
hot|-2 3 -3 5 -3 1
hot water|-1 -2 0 0 0 3
hotel|-4 4 3 -2 -1 0
hotline|0 9 -1 0 0 -8
hour|-11 3 -2 8 -3 5
hour ago|0 -3 -1 0 -1 6
hours|-4 -8 -4 -2 0 17
hours in|0 4 0 0 0 -4
house|1 -2 -3 -1 -1 6
house rules|1 2 0 0 -1 -1
how|-3 8 -1 -2 0 -2
how many|-1 3 0 0 0 -1
how to|0 0 0 -1 1 0
hoy|2 -4 -5 1 0 7
hr|-1 -1 1 -1 4 -2
hrs|1 -2 1 0 0 0
huber|0 4 -4 0 0 0
hugo|-1 0 0 0 0 1
hull|5 1 0 -1 0 -5
humming|0 -3 0 0 0 3
hums|0 -3 0 0 0 3
hund|-2 1 0 -1 0 1
hundred|0 -2 0 0 0 2
hung|8 -5 -3 -1 -1 1
hung up|-1 -2 0 0 0 4
hurry|-11 -1 -1 21 -2 -7
hurry with|-9 2 0 9 0 -1
hurt|1 3 0 0 0 -4
hurts|1 8 -2 0 0 -6
hut|-1 -7 -1 -1 2 7
hydraulic|6 -4 0 0 0 -2
hygiene|-3 -3 0 -3 1 9
hygiene certificate|0 2 -2 -1 0 1
hygiene course|-1 1 0 0 1 -1
hymn|-3 -4 -1 0 0 8
i|3 13 2 -11 -11 4
i am|2 0 -1 0 0 -1
i asked|0 0 4 0 0 -3
i call|0 -2 -1 0 0 3
i called|-1 -1 0 0 0 2
i can|-1 15 -5 -2 -1 -6
i can't|0 2 -1 0 -1 0
i cant|0 3 -1 0 0 -1
i could|0 -1 -1 0 0 2
i counted|0 -1 0 0 0 1
i did|0 -2 0 0 0 2
i didn't|0 2 0 0 0 -2
i do|0 4 -1 0 0 -2
i don't|-2 3 0 0 0 -1
i found|4 -3 0 0 0 -1
i gave|0 -2 0 0 0 3
i had|0 2 0 0 0 -2
i have|0 1 4 -2 -1 -2
i hope|3 -3 0 1 0 -1
i know|0 1 0 0 0 -1
i need|-1 3 0 -1 -1 -1
i ordered|6 -4 0 0 0 -2
i put|2 -7 0 0 -1 7
i said|0 1 0 0 0 -1
i see|0 2 0 0 0 -2
i spoke|0 0 0 0 0 1
i started|5 -3 0 0 0 -2
i think|-2 7 0 0 1 -5
i told|0 -2 1 0 0 1
i took|9 -6 4 0 0 -7
i was|-1 -8 4 0 -1 7
i will|0 4 -2 0 0 -2
i wish|-1 4 0 0 0 -3
i would|-2 0 0 2 0 -1
i wrote|0 7 -1 0 0 -6
i'd|-3 2 2 0 -2 1
i'd call|0 -6 -1 0 0 7
i'd like|0 5 0 0 -1 -3
i'd say|0 -1 0 0 0 1
i'd take|0 3 -1 0 0 -2
i'll|6 5 -1 -1 -1 -9
i'm|8 4 4 -4 -3 -9
i'm at|1 0 0 0 0 -1
i'm away|-1 0 2 -1 0 0
i'm on|4 -4 0 -1 -2 4
i've|8 -2 -5 3 -5 1
i've asked|0 1 0 0 -1 0
i've begun|5 -2 0 0 0 -3
i've handed|1 -2 0 0 0 1
i've started|3 -1 0 0 0 -2
i've told|0 4 0 0 0 -3
iban|0 5 -3 0 0 -2
ice|-1 3 0 -3 -1 3
ice cream|1 6 0 -2 -1 -3
ice machine|-1 -9 0 0 0 11
ich|2 18 -7 -5 -2 -6
ich habe|-1 1 0 0 0 1
icons|0 -4 5 0 0 0
id|0 3 0 0 -2 -1
idea|6 7 -1 -1 -1 -10
if|-9 13 -5 9 0 -8
if it|0 4 -2 -1 0 -1
if somebody|-1 1 0 1 0 0
if the|-1 4 0 -2 -1 -1
if they|0 1 0 0 0 -1
if we|-2 6 -1 -1 -1 -1
if you|-2 10 -2 -5 -3 2
ihr|0 3 -3 -1 1 1
ihre|-2 -1 -1 0 0 4
ihre spritze|-1 -1 -1 0 0 3
il|6 7 -1 -4 12 -20
il est|3 2 -1 -1 -2 -1
il faudrait|-1 -2 -1 0 4 -1
il faut|-1 0 2 -1 4 -4
il manque|-2 3 -1 -1 5 -4
il nous|-2 -6 10 0 0 -1
il reste|4 4 -1 0 -1 -6
ill|5 -5 4 1 -1 -4
illegible|0 2 0 0 0 -2
ils|-3 -7 3 0 -2 10
ils sont|6 0 -1 -1 -1 -4
im|-10 1 -2 3 -2 10
im buro|-2 1 -4 -1 0 6
im keller|0 8 0 -1 1 -7
im mai|-1 -3 1 3 -1 1
im oktober|-1 -2 3 1 0 -1
im ordner|-1 -1 0 0 0 2
im september|-1 3 5 -1 0 -5
im treppenhaus|-1 9 0 -1 0 -7
im urlaub|-1 10 -1 1 0 -9
images|-3 -1 0 0 0 4
immer|-4 3 -1 6 -2 -2
immer noch|-4 3 -1 6 -2 -2
imo|0 1 0 0 0 0
impeller|0 0 0 0 -1 1
implant|-2 -2 2 0 0 2
import|-1 5 0 -1 0 -1
important|-3 -4 0 10 0 -2
important any|0 0 0 1 0 0
important thing|-1 0 0 3 0 -2
impression|0 3 0 0 0 -3
in|1 3 -14 -6 3 10
in 0|-1 1 -2 -2 -1 5
in 0a|0 5 0 0 0 -5
in 0b|-2 0 1 0 0 1
in a|-2 -11 -1 7 -4 12
in addition|-3 -9 -1 -1 15 -2
in again|0 1 -1 -1 0 0
in aisle|-1 -4 0 7 0 -2
in all|-1 -2 0 0 0 4
in and|0 -4 0 0 -1 5
in any|-2 0 -1 0 0 3
in april|-2 6 0 0 0 -4
in as|0 0 3 0 0 -2
in at|0 -1 0 0 0 2
in august|-3 2 0 0 0 1
in b|-1 2 -1 -1 0 1
in bay|-1 0 0 0 0 0
in boxes|2 5 0 0 0 -6
in but|0 2 0 0 0 -2
in by|1 -2 0 0 0 1
in case|0 -1 0 0 0 1
in cash|0 -1 0 0 0 1
in dark|0 -1 0 3 0 -1
in december|0 1 0 0 0 -1
in den|-1 1 0 -1 4 -3
in der|3 -4 2 -2 -1 2
in english|-2 5 0 0 -2 -1
in every|-1 -2 0 0 0 3
in excel|0 4 0 0 0 -4
in february|7 -3 -1 -1 0 -1
in for|1 7 -3 -1 -1 -3
in french|-2 -2 1 0 1 2
in from|0 -1 -1 0 0 2
in front|-1 1 0 1 -1 0
in full|-1 -5 0 -1 0 7
in galway|0 -1 0 0 0 1
in hall|-3 -2 0 0 4 1
in hand|-1 -4 0 0 -1 6
in her|-2 -3 0 0 0 5
in his|-1 2 -1 -1 -1 3
in it|-2 0 0 -1 0 2
in january|3 1 -2 0 -1 -1
in july|0 1 0 -1 0 -1
in june|-9 8 1 1 0 -1
in law|0 -2 0 0 0 3
in march|-1 4 1 -1 -1 -3
in may|-2 4 4 -2 0 -3
in my|-2 -5 -1 0 -1 9
in no|-5 -9 6 0 0 8
in november|0 1 1 -1 0 -1
in now|0 0 0 0 0 1
in october|-4 -1 10 0 -1 -3
in on|-1 4 0 0 0 -3
in one|-1 -3 1 0 0 3
in only|0 1 0 0 0 -1
in oslo|0 1 0 0 -1 0
in our|-2 1 0 7 0 -6
in person|0 0 -1 0 0 1
in place|3 -6 0 -1 0 4
in polish|-2 -2 0 -1 0 5
in portugal|-3 2 0 -1 0 3
in progress|8 -3 0 0 0 -5
in rest|0 1 0 0 0 -1
in review|14 1 0 -1 -1 -13
in room|-5 -2 -1 1 0 7
in september|-3 2 3 -3 0 1
in service|-1 -2 0 0 0 2
in six|1 -1 1 0 0 -1
in so|1 0 0 0 0 -1
in spring|-1 1 3 4 -1 -6
in stock|-1 15 -1 0 0 -13
in surgery|0 -2 0 0 0 2
in ten|5 3 -4 0 0 -4
in test|1 -1 -1 0 0 2
in that|0 0 0 2 0 -1
in the|-1 4 -6 -7 0 9
in their|7 -2 -2 0 0 -3
in there|-2 -3 1 0 2 1
in they|7 -3 0 0 0 -4
in this|1 3 0 -1 0 -2
in three|-2 2 2 0 0 -2
in to|-1 -2 0 0 -1 5
in today's|-1 -2 0 0 0 3
in two|0 1 0 0 0 -1
in while|-4 10 -3 0 0 -2
in with|1 2 0 0 0 -2
in writing|-1 -2 -1 0 0 5
in yesterday|-1 0 0 1 0 1
in your|-1 2 0 -2 -1 2
inbox|-1 -3 -1 0 0 5
inch|1 1 -1 0 0 0
incident|0 1 -1 0 0 0
incl|1 -2 -2 -1 -1 4
include|-1 -4 -1 -1 9 -2
include a|0 -1 0 0 1 0
include the|-1 -3 -1 -1 8 -2
included|-6 -4 0 -1 2 9
including|0 4 -4 0 0 1
including the|0 1 -4 0 0 3
index|0 -2 -1 -1 0 4
ines|-2 6 -1 -1 -1 0
ines for|0 3 0 0 0 -2
infection|0 -1 -2 5 -1 -1
info|0 6 -2 0 0 -3
informed|-1 -4 3 0 0 2
injunction|-1 -6 -1 -1 6 3
inn|-2 -4 0 0 0 6
ins|-4 3 0 -2 1 2
inside|4 -10 -1 2 6 -1
inspection|-2 2 10 -1 -1 -8
inspector|-6 0 4 4 1 -3
inspector comes|0 6 -6 0 0 0
inspector for|0 1 0 0 0 -1
inspector is|-1 -5 4 2 0 0
installateur|0 0 0 0 0 1
installed|-2 -3 0 0 0 5
instead|-8 3 21 -6 -2 -7
instead of|-6 12 1 -4 -1 -2
instead so|0 0 1 0 0 0
instructions|-3 2 -1 0 -2 4
instructions for|-3 2 -1 0 -2 4
insulin|-1 -3 -1 4 0 2
insurance|-2 -4 -3 1 6 3
insurance broker|0 2 -1 -1 0 0
insurance for|-1 -3 0 0 5 0
insurance has|-1 4 0 0 0 -3
insurer|-5 1 4 -1 6 -6
insurer wants|-1 -5 2 -1 5 -1
insurers|-2 3 0 -1 0 0
intake|0 -1 0 0 0 1
intercom|-2 -2 0 -2 2 4
intern|0 -1 0 1 0 1
internet|0 0 -1 0 0 2
interns|-1 0 0 0 0 0
interpreter|0 0 -2 2 -1 1
interrupted|11 -3 0 0 0 -7
interview|-7 4 2 -1 4 -1
interview is|0 -1 3 0 0 -1
interview with|-1 -2 0 0 0 4
interviewed|8 0 -1 -1 -1 -6
interviewed two|0 2 0 0 0 -2
interviews|7 1 -3 -1 0 -4
interviews are|3 2 -3 0 0 -3
interviews for|0 1 -1 0 0 0
into|0 5 -1 -6 3 0
into account|0 4 -2 -2 0 0
into the|0 8 0 -2 -1 -7
intranet|-1 -1 0 3 0 0
inventory|2 -7 0 -1 4 3
invitation|-1 0 0 1 0 0
invitations|0 2 -1 0 0 0
invoice|2 -8 -2 0 2 6
invoice 0|9 -4 0 1 0 -6
invoices|3 0 0 0 0 -2
ios|0 4 -1 -1 0 -2
iphone|-2 0 0 4 0 -1
iron|-1 -3 0 -1 1 4
ironed|-2 -8 0 0 0 10
is|6 2 3 8 -22 4
is 0|-3 20 10 -2 -1 -23
is a|-3 7 4 5 -1 -12
is about|-3 6 0 -1 0 -2
is agreed|0 -1 0 0 0 0
is alive|0 -1 0 0 0 2
is all|0 -2 0 3 0 -1
is anyone|-1 4 0 0 0 -2
is approved|0 0 0 0 0 1
is as|0 3 0 0 0 -3
is asking|-1 3 0 1 0 -3
is at|2 -6 4 -3 -1 4
is attached|0 -4 0 0 0 5
is away|0 -2 2 -1 0 1
is back|-3 21 -2 1 0 -17
is being|3 -4 1 4 0 -4
is better|0 1 0 0 0 0
is blocked|-5 -1 0 0 0 6
is booked|-5 7 0 0 0 -2
is broken|0 7 0 -2 0 -5
is called|0 8 0 0 0 -7
is cancelled|0 -1 4 0 0 -4
is changed|-1 -1 -1 -1 0 3
is clean|-1 -4 0 0 0 5
is clear|0 -1 0 0 0 1
is closed|-4 13 -1 -1 7 -15
is coming|4 4 1 0 0 -9
is complete|3 3 0 0 0 -6
is confirmed|-1 0 2 0 6 -7
is corrected|0 -1 0 0 0 1
is counted|-2 2 0 0 0 1
is cut|3 -3 0 0 0 1
is dead|5 0 -1 0 0 -3
is delayed|0 0 2 0 0 -1
is done|1 -3 0 -1 0 3
is down|-3 -3 -4 -2 0 12
is drawn|-1 1 -1 0 0 2
is dry|6 -6 -2 -1 0 4
is drying|0 1 0 0 0 -1
is due|2 0 0 0 0 -2
is empty|-7 3 -1 -1 0 7
is enough|-1 -5 1 10 0 -5
is filed|-1 -3 -2 0 0 6
is filled|-4 -2 0 0 -1 7
is finally|0 0 0 0 0 1
is fine|0 -12 6 -1 0 7
is finished|2 10 -1 0 0 -11
is fixed|0 3 2 0 0 -4
is for|0 -5 0 7 -1 -1
is free|0 -4 0 0 0 5
is full|1 5 -1 -1 0 -5
is fully|0 7 0 0 0 -7
is getting|-2 -4 5 3 -1 -1
is going|13 -1 0 1 -1 -12
is gone|-1 10 0 0 -1 -7
is good|0 -3 0 0 0 4
is green|-1 -3 -2 0 0 7
is happy|-2 0 -5 0 0 7
is here|1 -3 3 0 0 -1
is ill|0 -3 4 0 0 -1
is illegible|0 2 0 0 0 -2
is in|18 -10 -4 -4 -5 5
is it|0 0 2 0 0 -1
is left|1 6 0 0 0 -7
is live|-1 -2 0 0 0 4
is loose|-2 8 0 0 1 -7
is made|-5 7 0 -1 0 -1
is making|0 5 0 0 0 -5
is merged|0 0 -1 0 0 1
is missing|2 9 -5 -3 0 -3
is more|0 0 -2 2 0 0
is moved|0 -1 1 0 0 0
is nearly|4 0 -4 0 0 0
is next|2 3 -4 0 0 -1
is no|-3 -2 0 5 0 0
is not|-2 5 -2 1 0 -2
is now|-7 0 11 -2 0 -2
is off|1 1 2 -4 -1 1
is ok|0 2 0 0 0 -2
is on|4 -2 3 -2 -2 -2
is online|-3 -4 0 0 0 6
is only|-4 4 -2 4 0 -1
is open|-3 -1 2 -2 -1 5
is ordered|-1 -4 -1 0 0 7
is ours|-1 -3 -2 0 0 6
is out|14 -12 -2 -2 -1 3
is over|5 -16 -1 -1 0 12
is paid|0 -3 -2 2 0 4
is painted|-1 6 0 0 0 -5
is planned|3 0 0 0 0 -3
is postponed|0 -1 2 0 0 -1
is quiet|-3 -7 0 -1 0 11
is ready|1 1 0 -1 0 -1
is registered|-2 -3 0 0 0 5
is repaired|-2 8 0 0 0 -5
is replaced|0 -1 0 0 0 0
is reserved|-1 -1 0 0 0 2
is right|0 0 0 0 0 1
is running|7 -9 -1 1 0 2
is set|-2 -2 0 0 0 5
is shut|-2 -2 0 -1 0 6
is signed|0 0 0 1 0 -1
is sold|1 4 0 0 0 -4
is solid|-1 -5 0 -1 0 7
is sorted|0 -1 -1 0 0 2
is spotless|-2 -8 -1 -1 0 11
is still|2 5 -1 -2 0 -4
is stuck|1 2 0 0 0 -3
is sunday|2 1 -1 0 0 -2
is taken|1 1 2 0 0 -4
is terminated|0 0 0 0 0 1
is that|0 1 0 0 0 -1
is the|-8 18 1 5 -1 -15
is there|-1 3 0 -1 0 -1
is threatening|0 -2 0 3 0 0
is through|6 1 -1 -1 0 -5
is tight|-1 -5 0 0 0 6
is to|-2 4 0 -1 0 -2
is too|-1 9 -2 0 -2 -3
is under|0 -4 0 -1 -1 6
is up|0 3 0 -1 -1 0
is upside|0 6 0 -1 0 -4
is with|17 -2 -4 -6 -3 -3
is working|1 -6 0 0 0 5
is written|-1 3 0 0 0 -2
isn't|-1 1 -3 7 -1 -4
isn't pressing|-1 -1 -2 4 0 0
isn't so|-1 0 0 2 0 -1
isnt|0 0 -2 10 -1 -7
isnt urgent|0 0 -1 2 0 0
issue|0 1 0 -1 0 -1
issue the|0 1 0 -1 0 -1
issued|-1 -3 0 0 -1 5
issues|0 2 -2 -1 0 0
ist|-8 -20 2 12 -11 25
ist da|-1 -7 0 -1 -1 10
ist durch|-1 0 0 0 0 1
ist es|4 -6 0 2 0 0
ist fertig|4 -3 0 0 0 0
ist genehmigt|-2 -3 -2 0 0 8
ist heute|-1 -1 -3 -1 -1 6
ist im|-2 3 5 -1 0 -5
ist jetzt|-3 -7 16 5 -3 -9
ist raus|7 0 0 0 0 -6
ist schon|3 1 -3 -1 0 0
ist unterschrieben|-1 0 0 0 0 1
ist weg|-1 0 0 0 0 2
ist wieder|-1 4 0 0 0 -2
it|0 -9 8 4 0 -3
it 0|-3 10 -9 -2 -1 6
it a|0 1 0 -1 1 -1
it again|-1 12 0 0 0 -11
it already|1 -1 1 0 0 0
it and|0 -3 3 0 0 0
it as|6 -6 0 6 -2 -4
it at|-5 1 -1 8 -1 -2
it away|-1 1 6 -1 0 -5
it back|-1 7 -2 -3 -1 -1
it before|0 -1 3 -3 -1 2
it belongs|-1 -7 0 0 0 8
it but|-2 5 -1 0 0 -2
it by|1 -1 2 0 0 -1
it can|0 -1 -2 -1 0 3
it cut|-3 -4 0 4 -1 4
it down|0 -1 2 0 0 0
it first|0 0 0 1 0 0
it for|-3 11 4 -1 -3 -9
it from|-1 -4 0 0 0 5
it goes|1 2 -2 -1 1 -1
it has|-1 4 3 -1 -1 -5
it here|0 -1 0 0 1 0
it himself|3 -2 2 0 0 -2
it holds|0 -1 -1 0 0 2
it i|4 0 -1 0 0 -3
it in|-1 -1 2 -3 4 0
it is|-3 12 -1 -4 0 -4
it isn't|-1 3 -1 0 -1 -1
it last|0 -4 0 7 0 -2
it looks|-4 9 0 -1 0 -4
it must|0 3 -2 -1 0 0
it now|19 3 -1 -3 0 -17
it off|-4 0 -1 -1 0 6
it ok|0 -2 2 0 0 -1
it on|0 3 -2 -2 2 -2
it one|-3 1 1 0 -1 3
it only|0 1 0 0 0 0
it open|3 0 0 -2 0 -2
it out|-1 3 0 1 0 -3
it please|0 6 1 -2 -3 0
it right|4 0 0 -1 0 -3
it runs|0 1 -1 0 0 0
it saturday|0 -2 -1 0 0 4
it says|-1 6 -1 -1 0 -2
it should|-3 -6 0 -1 -1 11
it since|0 -4 0 2 0 2
it so|6 -4 0 0 0 -1
it stays|1 2 -2 0 0 -1
it still|0 1 0 0 0 0
it takes|-2 8 -1 0 0 -5
it the|6 -8 10 -1 -3 -3
it then|0 -3 5 0 0 -1
it there|0 4 0 0 0 -4
it they|1 -1 0 0 0 1
it this|3 -1 -2 -1 0 0
it thursday|2 2 -1 0 0 -2
it to|11 -11 6 0 -3 -4
it today|1 5 -3 0 0 -2
it twice|-1 -4 -1 0 -1 8
it until|0 1 0 0 0 0
it up|-1 -5 1 5 -2 2
it was|-6 -4 -3 -2 -1 16
it we|3 -5 -1 6 1 -4
it well|-1 -3 0 0 0 5
it when|-2 -6 0 7 -2 3
it with|-2 -3 0 -1 0 5
it works|0 -1 0 0 0 1
it would|0 3 0 -2 0 -1
it'll|0 -7 0 0 -1 8
it'll be|0 2 0 0 -1 -1
it's|-6 8 -3 6 -10 6
it's 0|-1 8 -1 2 0 -8
it's an|0 3 0 0 0 -3
it's done|-1 -7 0 7 0 0
it's dry|1 1 0 -1 0 0
it's in|-2 2 0 0 0 0
it's now|-1 1 5 -1 0 -4
it's on|7 -5 0 0 -1 -1
it's only|-1 0 -1 3 0 -2
it's the|-1 6 -3 -2 0 0
it's too|-1 6 3 -4 -3 -1
italian|0 1 0 0 0 -1
italy|0 1 0 0 0 0
item|-2 -2 0 -2 9 -2
its|-1 -15 -4 9 0 10
its 0|-1 2 -1 0 0 0
its first|2 0 0 0 0 -2
its new|-1 0 0 0 0 1
its own|-1 0 0 0 3 -2
its the|0 -1 -3 7 0 -3
its way|6 -2 -1 -1 0 -2
itself|0 -5 -3 2 -1 8
itv|-2 0 3 0 -1 1
j|0 -3 0 0 -1 4
j'ai|16 -10 -8 -3 -6 11
j'attends|2 6 -1 0 -1 -6
jab|-1 0 -1 0 0 2
jabs|-2 -1 2 0 0 1
jacket|0 -4 0 0 0 3
jahr|-4 10 -1 6 -3 -8
jam|-1 -3 0 1 0 2
jams|-2 4 0 -1 -1 0
jan|-1 -1 4 0 0 -2
jan 0|0 0 2 0 0 -1
jana|-3 -1 -1 -1 1 4
januar|-1 -1 -4 -1 0 7
january|0 0 14 -2 -1 -11
january 0|-1 -6 11 -1 0 -3
january for|-1 0 1 0 0 0
jardinero|-3 6 -7 -1 -1 5
jars|-1 -6 -1 2 0 6
je|20 2 -10 -2 -2 -8
jean|-2 -9 0 0 0 11
jemand|-2 5 -2 1 4 -6
jens|0 2 0 0 0 -1
jerseys|4 3 1 0 0 -8
jetzt|-5 -2 11 5 -7 -1
jetzt am|7 -1 1 0 0 -7
jetzt doch|-3 3 4 -2 0 -2
jetzt dringend|0 -1 0 3 0 -1
jetzt ist|-1 8 0 0 0 -7
jetzt sauber|-1 -1 -1 -1 0 4
jetzt schon|-1 0 2 0 -1 0
jeudi|2 2 3 -1 0 -5
jeweller|0 0 0 0 1 -1
jo|0 -1 -1 -1 2 0
joan|-1 -2 -1 0 0 4
joana|1 0 0 0 0 0
job|5 -4 -7 -4 1 8
job ad|3 -3 0 0 -1 2
job advert|-1 2 0 -1 -1 1
job is|3 0 0 0 0 -3
jobs|0 3 0 0 0 -3
joe|5 -2 0 -1 0 -3
join|0 1 0 0 0 0
joint|0 5 -1 0 0 -3
jonas|-2 3 0 -1 -1 1
jonas'|0 2 1 -1 0 -1
jubilee|-2 2 0 0 -2 1
judge|-3 3 3 -1 -1 -1
jueves|0 1 6 -1 0 -5
juin|-5 -9 8 0 0 7
july|0 1 5 -2 -1 -2
july 0|-1 -5 4 0 0 3
jump|-2 8 0 0 -1 -5
jumps|0 -2 -1 3 0 0
june|-16 14 11 -2 -1 -7
june 0|0 1 5 0 0 -5
june and|0 0 -1 0 0 1
june at|0 -6 -2 0 0 9
june the|0 5 0 0 0 -4
junior|1 2 0 0 0 -3
jury|0 0 0 0 0 1
jusqu'a|15 -2 -1 0 -1 -11
jusqu'au|5 -15 18 -1 -1 -6
jusqu'au 0|-4 -9 20 0 -1 -6
just|8 8 -1 -1 -2 -11
just a|0 0 0 0 -1 1
just got|0 4 0 0 0 -4
just left|-1 -4 0 0 0 5
just now|-2 -2 -2 -1 -1 7
just rang|-1 -1 0 0 0 2
just so|0 1 0 0 0 0
just the|11 1 0 -1 -1 -10
k|5 5 -3 -1 0 -6
kaffeemaschine|-3 -10 -2 -1 13 3
kahn|-7 0 -1 5 0 3
kam|-2 2 -1 -1 -2 3
kann|-4 -5 -2 5 -1 8
kaputt|0 -2 0 -1 0 4
karl|-1 -1 1 0 1 0
keep|-1 -5 4 0 -1 4
keep the|0 -1 0 0 0 1
keeps|-2 2 0 0 -1 1
keine|-3 13 -1 -2 -2 -5
keiner|-3 4 0 1 5 -7
keller|0 4 -1 -2 0 -1
kennel|0 1 0 1 0 -2
kennels|0 -2 2 0 0 0
kept|-1 12 -1 -1 -2 -7
kept the|0 3 0 0 0 -3
kessel|-2 -8 0 -1 -1 13
kessler|2 -3 0 5 -2 -2
ketamine|0 3 0 0 0 -3
kette|-2 -7 0 0 0 10
kettle|1 -7 -1 -1 -1 9
key|-10 -1 3 10 -1 0
key card|0 -1 0 -3 3 2
key for|0 2 0 -1 0 -1
key is|-1 4 0 0 0 -3
keyboard|-2 7 0 0 0 -4
keys|-7 -4 4 -1 2 6
keys are|1 7 0 0 0 -7
keys for|-1 -3 0 0 0 5
kg|-5 4 -2 0 -1 4
kicked|0 4 -1 0 0 -2
kicked the|0 2 0 0 0 -2
kid|-2 2 -2 1 0 2
kidney|-1 0 0 0 0 1
kidney values|-1 0 0 0 0 1
kids|-6 11 -7 -1 -2 4
kids are|-3 3 1 0 0 0
kids can't|-1 4 -3 0 0 -1
kids'|2 -4 -1 -1 0 4
killed|5 -1 -2 0 -1 -1
kiln|-1 6 -1 -1 -1 -3
kilo|0 -2 0 0 0 3
kind|-2 -1 10 -2 -1 -5
kind regards|-2 0 7 -1 -1 -4
kinder|0 -4 -1 0 0 5
kindergarten|-4 -2 0 -1 -1 9
kit|2 0 -2 -1 1 0
kitchen|-1 -2 -4 6 -1 2
kitchen light|-1 -1 0 -1 1 3
klavier|-2 -2 -1 -2 2 4
klee|2 0 -1 -1 0 0
km|-1 2 -3 -1 -1 3
knee|-1 5 0 0 0 -4
know|-7 18 -2 -2 -2 -6
know the|-3 4 0 0 0 -1
know what|0 1 0 0 0 0
know where|-1 -1 0 0 0 3
knows|-3 8 -1 -4 -2 4
knows about|-2 -6 0 -1 -1 11
knows how|0 0 0 0 0 1
knows the|0 2 0 0 0 -2
kommen|-2 -3 6 0 0 0
kommt|2 7 -1 1 -4 -5
kommt am|5 3 -1 -1 -1 -5
kommt mit|-1 -3 0 5 -1 0
kommt montag|0 4 -1 0 0 -3
konnen|0 0 1 0 0 -1
konnen wir|0 1 1 0 0 -1
konnte|0 -2 0 -1 0 4
konzert|2 -5 -1 -1 0 5
kowalczyk|0 4 -4 0 0 0
kowalski|4 5 0 -2 -1 -6
kuche|-1 6 1 -1 0 -4
kuchen|-1 -4 0 0 3 3
kunde|0 0 1 10 -2 -9
kundigung|-2 4 -2 -1 -1 3
kurz|-1 8 -1 -1 0 -5
l|1 0 0 -1 -1 0
l'a|3 -4 0 0 0 2
l'ancien|-1 -5 0 0 -1 8
l'assurance|0 0 0 0 0 1
la|-1 2 8 -6 -3 1
la beca|-3 2 0 -1 -1 3
la bici|-1 0 -1 -1 -1 4
la camara|-2 -1 0 0 0 3
la carta|-3 5 -1 -1 -1 1
la cocina|-3 -4 10 -2 -1 -1
la facture|-1 1 0 0 0 1
la furgoneta|-1 -3 0 1 0 3
la itv|-2 0 2 0 -1 1
la lavadora|-2 -2 5 0 -1 0
la lettre|0 -1 0 0 0 2
la licencia|-1 0 -1 0 -1 4
la luz|-2 0 -1 0 0 4
la mairie|0 3 0 -1 -2 1
la otra|10 -4 -3 0 -1 -2
la page|4 -2 -1 0 -1 0
la pagina|3 3 0 0 0 -5
la pieza|3 3 -2 0 -1 -3
la pista|-3 5 -1 -1 -1 0
la poste|-1 -1 0 0 0 3
la puerta|-5 1 0 0 0 6
la reponse|7 -2 0 0 0 -4
la resena|2 3 -1 0 0 -3
la salle|-2 2 -4 9 -2 -4
la semaine|5 4 -4 0 0 -4
la senora|-1 -1 0 0 0 3
la terraza|5 -2 -1 0 0 -2
la version|-7 -9 0 0 -1 18
lab|-2 -2 -2 0 2 4
lab says|0 -5 0 0 0 6
lab they|0 -1 0 0 0 1
label|-4 4 -2 -2 13 -8
label for|-1 -3 0 -1 2 3
label print|-1 7 -1 0 -1 -4
labelled|0 -5 0 -1 -2 8
labels|-3 -10 -1 6 7 1
labour|0 1 0 0 0 0
lacks|0 1 -1 0 2 -2
lad|3 1 -1 0 0 -3
lad from|1 2 0 0 0 -3
ladder|-1 9 0 -1 -3 -4
ladder is|-1 -3 0 0 0 4
ladies|0 -3 0 0 0 4
lading|3 -4 0 0 0 1
lads|-1 -3 0 1 0 3
lady|1 6 -1 0 -1 -4
lady from|0 1 0 0 0 0
lady with|0 0 0 1 0 0
lager|7 -3 -1 -1 0 -1
laid|1 9 -1 0 0 -8
laid in|0 5 0 0 0 -4
laid out|1 4 0 0 0 -4
lambs|-1 0 1 0 4 -4
lamp|5 -1 -2 -1 -1 1
lamps|0 2 0 0 1 -3
land|-1 -4 0 -1 1 4
landed|0 0 -1 -1 0 1
landing|-1 1 0 0 0 0
landlord|-1 4 1 -1 -2 0
landlord wants|0 1 0 0 -1 0
lane|-1 6 -2 3 0 -7
languages|0 -1 0 0 0 2
laptop|1 2 0 -1 -1 -1
laptops|5 -4 0 -1 2 -3
larch|4 1 0 0 0 -5
lars|1 -4 2 0 0 1
las|-5 0 3 2 1 -2
las 0|0 0 1 0 0 0
las fotos|0 1 -2 -1 0 2
las sillas|0 1 0 0 -1 1
lassen|1 4 -2 -2 2 -3
last|-10 4 -5 11 -5 5
last box|-1 -4 0 1 -1 5
last day|0 -1 0 0 0 1
last month|5 0 0 0 0 -5
last night|-6 0 -1 2 -1 6
last night's|-3 -2 0 3 0 2
last nite|0 -1 0 0 0 1
last one|-6 2 -1 -1 0 6
last time|-1 7 -1 -1 0 -4
last two|13 -4 0 -1 0 -8
last week|-1 4 0 0 1 -4
last year|-4 15 -2 -1 0 -7
last year's|-1 6 0 0 0 -5
late|0 1 0 -1 -2 1
later|-4 -10 16 3 -3 -1
later so|0 0 1 0 0 0
later than|0 -4 5 -1 0 0
latest|-2 -7 14 0 0 -4
lauft|-3 -4 -2 -2 -3 13
lauft wieder|-1 -2 0 0 0 3
laughed|0 3 0 0 -2 -2
launch|0 -1 0 0 0 1
laundry|-1 6 0 0 0 -4
laura|5 -3 3 0 0 -5
laut|1 4 -1 -1 -2 -1
lavadora|-2 -2 5 0 -1 0
law|14 -4 0 0 0 -9
lawn|0 -8 0 2 0 6
lawyer|1 7 -1 -1 -1 -6
lawyer has|-2 -1 0 0 0 4
lawyers|0 -3 4 -1 0 0
lay|4 2 3 0 0 -7
layer|0 1 0 0 0 -1
le|4 4 2 -6 -1 -3
le 0|-5 -1 15 -1 -1 -8
le bail|0 1 -2 0 0 1
le client|-3 1 2 -1 -1 2
le colis|-1 2 -1 -1 0 1
le devis|1 -1 -1 -1 -2 4
le dossier|-2 -1 2 0 -2 2
le fichier|-2 -1 0 0 0 4
le formulaire|1 -2 0 0 0 1
le fournisseur|-1 2 0 0 0 -1
le mode|4 -1 0 -1 -1 -2
le plombier|0 0 4 0 -1 -3
le portail|-2 3 -1 4 -2 -1
lea|0 0 0 -1 5 -3
lead|-2 4 -1 0 0 -1
leaflet|-2 8 0 -2 -1 -4
leaflet is|2 2 0 0 0 -3
league|0 0 0 0 0 1
leak|0 -2 0 0 0 3
leaking|-2 3 0 0 0 -2
leaks|7 6 0 0 0 -12
lean|-1 -2 0 -1 0 5
learned|-2 -3 -1 0 -1 8
lease|3 1 0 0 -1 -2
leasing|0 2 0 -2 2 -2
least|-1 -3 0 8 0 -3
least 0|0 1 0 0 0 -1
leave|15 -14 3 9 -2 -11
leave it|0 -3 -1 8 0 -4
leave the|6 -4 0 -2 0 1
leaves|-4 -3 0 2 -1 5
lecture|-1 -5 0 0 0 7
ledger|-1 -2 0 0 0 3
leeds|-1 -2 -1 0 0 4
leer|-1 -1 -2 8 -1 -4
left|9 5 -10 9 -5 -7
left 0|-2 -4 0 0 0 6
left a|0 5 0 0 0 -5
left at|-1 0 0 0 0 1
left for|0 2 0 0 -1 -1
left in|-1 1 0 0 0 -1
left on|0 1 0 0 0 -1
left side|-2 8 0 -1 -1 -5
left the|4 -2 -1 -1 0 0
left to|4 -5 -2 0 0 4
left with|-2 -3 -1 0 0 6
leg|0 3 -1 -1 0 -2
legal|14 -3 0 -1 -1 -10
legal says|0 0 1 0 0 0
legal sent|-1 8 0 0 0 -7
leider|2 2 1 -2 0 -2
lemon|-4 5 -4 -2 -1 6
lemon tree|-1 7 0 0 0 -5
lena|-1 0 -1 0 0 2
lend|0 3 -1 0 -1 -1
lend us|0 3 -1 0 -1 -1
lender|3 -2 3 0 0 -4
lends|3 -1 0 0 0 -2
lends us|3 -1 0 0 0 -2
lent|-2 2 0 2 0 -2
lenz|0 -2 0 0 0 3
leo|1 4 1 -1 -1 -5
leo's|-3 -4 2 3 2 0
les|5 -10 -8 -4 4 12
les bancs|12 -3 0 -1 -2 -6
les cles|-2 -1 0 0 0 4
les factures|3 0 -1 0 0 -1
les vieux|2 -2 0 0 -1 2
less|-3 5 -3 4 0 -2
lesson|-2 -11 15 -1 0 -1
lessons|0 2 0 0 0 -2
let|1 1 -2 2 4 -7
let me|-1 2 0 0 0 -1
let the|0 2 0 -1 0 0
let us|0 4 -1 0 0 -3
let's|-2 1 9 -1 -1 -6
let's do|0 0 0 1 -1 0
let's put|0 -2 2 -1 2 -1
let's say|-1 -4 5 0 0 0
lets|2 -1 0 -2 -2 4
lets forget|3 -1 0 -1 -1 0
letter|-1 -5 -7 3 5 4
letter came|0 -1 0 0 0 1
letter for|1 2 -1 -1 0 -2
letter from|0 5 0 0 -4 0
letter is|-1 4 0 -1 0 -1
letter of|-4 -3 -2 10 0 0
letter to|-2 -9 -5 -2 13 6
letterbox|2 -7 0 0 -1 5
letters|6 -6 -2 -1 -2 4
letters are|4 -1 0 0 0 -3
letters to|-2 -1 0 -2 0 4
lettre|0 -2 1 0 0 2
lettre de|0 -2 1 0 0 2
lettuce|-1 3 -1 0 0 -1
leute|1 0 0 6 -2 -5
level|4 -9 0 7 -1 -1
level 0|7 1 0 0 0 -7
liability|0 1 0 -1 0 0
liability cover|0 1 0 -1 0 0
lib|0 -2 0 0 0 3
library|-3 10 -6 -2 0 1
library books|-1 -4 -5 -1 0 11
licence|-3 4 -4 3 -4 5
licence for|0 -1 0 0 0 1
licences|1 1 0 0 0 -2
licencia|-1 0 -1 0 -1 4
license|2 1 1 -1 0 -4
lie|2 -5 -2 3 -1 3
lieferbar|-1 3 0 0 0 -1
lieferung|0 6 -2 0 -1 -3
liegen|0 -4 -3 3 -1 4
liegen im|-1 -4 0 0 0 6
liegt|0 4 -4 -3 -7 9
liegt beim|8 0 -1 -1 -1 -5
liegt im|-2 -1 -1 -1 -1 6
lies|-2 -6 0 -1 0 9
lieu|-1 0 5 -1 -1 -3
lieu de|1 5 -1 0 -1 -3
life|0 -2 0 0 0 2
lift|-9 2 -3 9 2 0
lift 0|-1 -3 0 8 -1 -3
lift in|0 4 0 0 0 -4
lift the|0 2 -1 -1 2 -2
lifted|-2 3 -1 -1 0 1
lifted the|-2 5 -2 0 0 -1
lifting|0 -2 0 0 0 2
lifts|0 -1 0 0 0 1
light|-3 -2 -1 -3 0 9
light is|0 1 0 0 0 0
lighthouse|6 -6 0 0 -1 1
lights|-4 -6 -1 2 -3 13
ligne|-3 -4 -1 -1 7 2
like|-12 4 1 -7 3 12
like a|0 -7 -1 -1 4 6
like an|0 2 0 0 0 -2
like before|-2 0 -2 -2 -1 8
like butter|-2 -3 0 0 0 6
like his|0 -1 0 0 2 0
like it|0 -2 0 0 -1 3
like new|-2 -10 0 0 0 14
like our|0 3 0 0 0 -2
like that|0 1 0 0 0 -1
like the|-2 4 3 -1 0 -5
like this|0 1 0 1 -1 0
like to|-1 5 0 0 3 -6
liked|-7 13 -1 -1 0 -4
likes|-2 3 0 0 0 0
lilies|-2 -1 -1 -1 -2 7
limit|-2 -1 0 0 -1 4
linde|2 1 -2 0 -1 -1
lindenstr|-5 5 -5 -1 0 6
lindenstr 0|-5 5 -5 -1 0 6
lindgren|0 1 0 0 0 -1
lindner|5 -5 7 0 -3 -4
lindner report|0 -4 4 1 -1 0
lindner tour|3 3 3 0 0 -7
lindqvist|-1 -1 0 0 0 2
line|-4 9 -4 0 2 -2
line 0|0 -1 -2 0 0 4
line was|-1 8 0 0 0 -6
linen|-2 5 0 0 0 -2
lines|-4 5 0 0 -1 0
link|-1 4 0 0 -1 -2
lisbon|8 -7 2 0 0 -4
list|-11 2 -4 4 17 -7
list as|0 3 0 0 0 -3
list done|3 -1 0 0 0 -2
list for|-4 4 -1 -2 -2 5
list is|-3 -8 0 -1 -1 14
list now|-1 0 0 0 0 1
list of|-1 -1 0 -3 6 -1
list on|0 6 0 -1 -1 -4
list please|0 -2 0 1 2 0
list was|-1 3 -1 0 0 0
list with|-1 -1 0 3 0 -1
lista|-1 6 -1 0 0 -4
liste|-1 1 1 1 1 -2
listo|1 -1 0 0 0 1
lists|0 3 0 0 0 -2
litres|-1 0 -2 0 0 3
little|-1 -2 -3 2 2 2
little ones|-1 6 -1 3 0 -8
live|-2 1 5 -1 -1 -1
live on|2 -4 0 0 0 3
livraison|0 1 -3 0 0 2
livre|-2 -3 6 0 0 0
llave|0 2 0 0 -1 -1
llega|2 1 -2 0 0 -1
llega el|2 1 -2 0 0 -1
llegan|-5 3 -2 -1 0 6
llegan el|-1 1 6 -1 0 -6
llego|-3 5 -1 -1 -1 1
llego el|-1 0 -1 0 0 3
lo|3 -5 -3 14 -3 -5
lo de|8 -4 -3 8 -2 -7
lo del|-3 4 0 1 -1 -2
lo demas|0 -1 0 2 0 0
lo primero|-2 -2 -1 6 -1 -1
load|-2 2 -1 -1 1 2
loaded|0 -1 0 0 0 1
loading|4 -2 0 -1 2 -4
loads|-5 -4 -3 8 0 5
loads of|2 -2 0 0 0 1
loan|-4 -4 5 2 1 -1
lobby|0 1 0 0 0 0
local|1 -1 0 0 -1 1
lock|5 -10 0 -1 2 4
locked|9 3 0 0 0 -11
locks|1 0 -1 0 0 0
locksmith|0 9 0 0 0 -7
locum|0 0 1 0 0 -1
lodged|0 1 0 0 0 0
loft|8 1 -1 0 0 -7
loft job|8 1 -1 0 0 -7
log|0 1 -2 -1 4 -1
log in|-1 0 0 0 -1 2
logged|-1 0 0 0 0 1
logiciel|5 -1 -1 -1 -1 -1
login|-5 4 -1 7 -1 -4
login page|1 0 -1 9 -4 -5
logo|9 -6 -1 0 2 -5
logo on|10 -10 0 0 1 -1
logs|1 0 0 1 0 -2
lol|-1 -1 0 0 0 3
long|0 3 -2 -1 -3 3
long and|0 -2 0 0 0 3
long as|1 3 0 0 -1 -3
longer|4 -17 3 5 -1 7
longer than|0 -1 2 -1 0 -1
look|-3 12 -5 1 -3 -2
look at|-3 6 -3 2 -1 -2
look for|0 2 0 0 0 -1
look like|0 5 0 0 0 -4
looked|0 8 0 -1 0 -6
looked at|-1 3 0 -1 1 -2
looked like|0 -1 0 0 0 1
looking|6 3 -2 -1 -1 -5
looking at|4 -3 -1 0 0 0
looking for|4 5 -1 0 -1 -6
looking into|3 2 0 -1 0 -3
looks|3 8 -5 -6 -2 2
looks at|5 -1 -1 0 0 -3
looks fine|-2 -1 -1 -1 0 5
looks good|0 5 -2 0 1 -3
looks great|0 -2 0 0 0 2
looks like|2 5 -1 -1 -1 -4
loos|-1 1 0 0 0 0
loose|-2 -3 -1 -1 -1 7
lorry|-1 1 4 0 0 -4
los|4 -6 -1 -3 3 3
los de|-4 3 1 0 0 0
los uniformes|-2 -2 0 -1 0 6
loscher|-3 -5 -1 1 -1 9
lose|-3 2 0 9 -1 -7
lose a|0 1 0 -1 0 0
losing|-2 -5 0 7 0 0
lost|2 6 -1 10 -3 -15
lost luggage|-2 -5 0 0 0 9
lot|0 3 -5 0 -1 3
lots|-1 6 0 0 -1 -5
lotte|-3 1 0 0 0 2
lottery|0 -1 0 0 0 1
lou|0 1 0 0 0 -1
loud|0 0 0 0 0 1
louder|-2 13 0 0 0 -10
loueur|-3 4 -4 -1 7 -3
love|4 3 -1 4 -3 -7
love to|0 2 -1 0 -1 -1
loved|-1 4 -1 0 0 -1
loved the|-1 4 -1 0 0 -1
lovely|3 -5 0 -2 1 3
loves|-1 -4 0 -1 0 6
low|-7 -2 -2 31 -4 -16
low nobody|-1 -2 0 3 0 0
lower|-2 -4 -1 9 -1 -1
lowest|-2 -10 -1 11 -2 4
luca|0 1 -2 0 0 1
luggage|-2 -5 0 0 0 8
luis|-2 -2 -1 -1 -1 6
lumen|0 5 -1 0 0 -5
lunch|12 2 -4 -4 -1 -5
lund|0 -3 0 0 0 2
lundi|1 -9 9 -1 -1 0
lunes|6 -10 3 -1 0 2
luz|-4 -1 -1 0 0 6
lying|0 3 0 -1 0 -2
lyon|7 -3 -8 -1 1 4
m|10 -4 2 -2 -1 -4
m of|-2 0 0 0 0 2
ma|10 -7 -1 0 -1 -1
mac|0 1 0 0 0 0
machen|-2 -1 3 -1 1 -1
machine|1 5 -3 -6 -5 7
machine in|0 2 0 0 0 -1
machine is|3 0 0 0 0 -3
machine works|0 2 0 -1 0 -1
machines|-1 -2 0 0 0 4
macht|-2 -1 0 -1 2 2
made|-1 0 -4 -3 -2 11
made 0|0 2 0 0 0 -1
made a|4 2 0 -1 -1 -3
magazine|0 1 0 0 0 0
mai|-3 -6 7 3 -1 1
mail|-7 4 -5 -4 3 8
mail from|0 3 -3 0 0 0
mail server|-1 -2 0 -1 1 4
mail to|0 4 0 0 -1 -2
mailbox|-2 0 0 0 -1 3
mailed|-2 -4 -2 -1 -1 9
mailed the|0 -2 -1 0 0 3
mailing|-1 -1 0 -1 3 0
mails|1 5 0 -1 -1 -4
main|-1 3 -3 -1 -1 3
maintenance|4 -4 7 -1 0 -5
maintenance window|1 -1 2 0 0 -2
maintenant|-5 -12 -1 3 -2 17
mairie|0 3 0 -1 -2 1
mais|0 6 -2 -1 -1 -3
make|-9 -6 6 12 10 -12
make a|-1 -3 0 -2 7 -1
make it|-3 5 8 -2 -2 -6
make sure|-2 3 0 0 0 -1
make that|0 3 1 -4 0 -1
make the|-2 -6 -1 9 -2 2
make this|-1 -3 -1 7 -1 -1
maker|3 0 0 0 0 -3
makes|-3 0 -1 -1 -2 7
makes a|-1 3 0 0 -1 -1
making|0 5 0 0 0 -5
making that|0 5 0 0 0 -5
mal|1 3 -1 -1 -1 -2
maler|-2 0 0 -1 -1 4
malik|0 5 -6 5 -1 -3
mamie|-4 1 -1 -1 -2 6
man|-2 -2 9 -3 -5 3
man came|-1 -5 0 0 0 6
man from|0 6 -1 0 0 -5
man has|1 -2 2 0 0 0
man is|4 -4 4 0 0 -3
man says|0 2 0 0 0 -2
man took|-2 0 0 0 0 2
man wants|0 1 0 0 0 -1
man was|-1 -1 0 0 0 2
man who|0 -4 0 0 0 4
man with|-1 -7 7 0 0 1
management|8 0 -1 0 0 -6
manager|0 1 0 0 0 0
manana|17 1 -11 -1 -1 -5
mandant|2 0 0 -1 0 -1
mande|-1 -5 0 0 -1 8
mano|-1 -3 -1 0 -1 6
manque|-3 8 -3 -1 5 -5
manque encore|0 1 0 0 0 0
manual|-2 6 0 -1 2 -5
many|-2 3 -1 2 -1 0
map|-3 0 -1 4 2 -2
maps|4 -1 -1 0 0 -2
march|-9 3 10 -2 -2 -1
march 0|0 2 -1 0 0 -1
marche|-4 7 -1 -1 -2 2
mardi|-2 -1 12 -1 -2 -6
marek|-1 0 0 0 -1 3
mark|-3 -9 -1 3 4 7
mark the|-2 -5 0 3 4 0
marked|-1 -1 0 -1 0 3
market|-3 7 7 -1 0 -9
marketing|-1 -1 2 0 0 0
marketing wants|-1 -1 2 0 0 0
marketplace|0 1 0 0 0 0
marks|1 5 0 0 0 -6
marquee|-2 1 -1 0 0 2
marshal|0 -2 0 3 0 -1
mart|-1 -1 -1 0 0 4
marta|2 7 -2 -2 1 -7
martin|-1 1 0 0 1 -1
marz|-1 -1 5 -1 -1 -1
mas|-4 -5 12 0 -1 -2
mast|-1 -1 0 0 0 3
master|-1 -2 0 0 0 3
mastercard|0 0 0 0 0 1
mat|-1 -1 0 0 -1 3
match|-1 -3 1 0 -1 4
material|1 5 0 0 -1 -4
maths|0 -1 0 0 0 2
matin|-3 -8 16 -1 -1 -3
matter|-6 -5 -1 18 -5 -1
matters|-5 -1 -2 15 -2 -4
matters more|-5 -4 -2 15 -1 -3
mattress|4 -4 0 0 0 0
max|-1 4 -2 0 0 -1
may|-6 1 10 -7 -3 5
may 0|-1 0 1 0 0 -1
may is|0 -1 2 0 0 0
maybe|-4 12 -2 -1 -1 -4
mayor|-2 -5 -1 -1 4 5
maße|-1 7 0 0 0 -5
mb|0 0 0 0 0 1
me|-8 12 4 -6 -6 4
me 0|0 -4 0 0 0 4
me a|0 -2 0 0 0 3
me for|-1 3 0 0 -1 0
me in|-1 1 0 0 1 0
me the|-2 1 0 1 0 0
me to|0 1 -1 0 0 0
meadow|-1 -6 -1 0 0 7
meals|0 -4 -2 -2 0 7
mean|0 -1 0 0 0 1
measure|0 -1 0 -1 4 -2
measured|3 0 0 0 -1 -1
measured the|-1 -3 -1 0 -1 6
measured up|-2 0 3 0 0 -2
measurements|0 1 0 0 0 0
mechanic|6 -1 0 0 -1 -4
medias|13 -4 -1 -1 -3 -5
medical|0 0 0 0 1 -1
medical forms|0 -1 0 0 1 0
mediums|0 0 0 0 0 1
meet|0 2 -2 0 0 1
meeting|-7 7 -1 3 -3 1
meeting room|-4 -5 0 -1 -1 11
mehr|3 -15 8 -7 -2 13
mehr der|5 0 -1 0 0 -3
mei|0 14 -1 -2 -2 -9
mei and|-1 9 0 0 0 -7
meier|0 1 -4 0 0 3
meldet|0 -1 -1 4 0 -1
meldet sich|0 -1 -1 4 0 -1
members|-4 9 0 -1 0 -4
membership|-2 -4 -2 3 -1 4
membership list|1 1 0 0 -1 -1
memoire|-1 6 0 0 -1 -4
memory|0 1 4 0 0 -4
men|3 0 -3 -1 0 1
mended|-1 -5 0 0 0 6
menu|-8 3 -1 -1 -1 8
menuisier|5 1 0 0 -1 -4
menus|-4 -4 0 0 -1 9
merchant|0 1 0 0 0 -1
merged|-2 -11 -1 -1 0 15
merged and|-4 -2 0 0 0 7
merged the|5 -1 0 0 0 -3
mes|0 3 -1 0 0 -1
mesh|0 0 0 0 -1 1
message|0 6 0 -1 0 -5
messages|1 -5 -1 0 0 5
meter|0 3 -1 -1 2 -3
meter reading|-2 -3 0 0 0 5
meter readings|3 -6 0 0 3 0
metres|-1 10 -3 -1 0 -5
mi|0 -3 0 0 -1 4
mi parte|0 -2 0 0 0 3
mia|-2 10 -4 0 0 -4
mic|-1 -3 0 0 0 4
mick|0 -1 0 0 0 2
mid|5 -6 9 -3 0 -5
mid april|0 -1 1 0 0 0
mid june|0 -4 5 0 0 0
mid november|1 0 0 0 0 0
middle|0 3 -1 0 -1 -1
midi|-1 3 -2 0 0 1
midnight|-2 -1 4 0 0 -1
midsummer|0 1 0 0 0 -1
miete|-1 -4 -1 -1 0 6
might|0 6 -1 0 -1 -5
migration|8 0 0 -1 0 -7
migration is|1 2 0 0 0 -2
milk|-4 -1 4 3 0 -3
milk and|0 -1 0 0 0 1
milk tank|-3 -2 -2 3 -1 4
mill|1 4 -6 4 -1 -1
mill lane|4 -2 0 4 0 -5
mill row|0 -1 0 0 0 1
milo|0 2 0 0 0 -1
min|7 -3 -2 0 0 -1
min 0|0 -3 0 0 0 4
mind|11 -1 -1 -1 -1 -6
mine|-6 13 0 0 0 -7
minibus|-1 -3 0 0 -1 6
minister|-2 -3 -1 1 -1 5
ministry|0 5 -1 -1 -1 -2
minus|-1 1 0 0 0 0
minus 0|-1 2 0 0 0 -1
minute|0 10 -2 -1 -2 -5
minute 0|0 5 -1 0 0 -3
minutes|-7 8 -9 -2 -1 10
minutes 0|0 0 -1 0 0 0
minutes to|0 -2 0 0 0 3
mir|-1 9 0 -1 -1 -5
mirror|8 -4 0 0 0 -3
miss|-1 2 0 0 0 -1
miss the|0 2 0 0 0 -1
missed|-1 1 -2 2 -2 2
missing|10 16 -7 -7 3 -15
missing for|-1 1 0 0 0 0
missing now|1 2 -1 -1 0 -1
missing on|-1 1 0 0 0 0
missing so|0 2 0 0 0 -2
mistake|0 -4 0 0 0 4
mistakes|0 1 0 0 0 0
mit|4 -11 -5 5 5 2
mit dem|6 2 -2 6 -3 -8
mit den|-3 2 -1 0 -1 3
mit der|8 -2 -2 0 0 -4
mittwoch|-1 1 1 -2 -1 2
mixer|-4 2 0 -1 -1 4
mixer is|-1 1 0 0 0 1
mm|-4 -2 -1 -1 4 3
mme|0 6 -3 -1 -1 -2
mobile|-6 -2 -1 -1 6 3
mochte|-2 9 -1 -2 0 -4
mode|6 -3 -1 2 -1 -5
mode d'emploi|4 -1 0 -1 -1 -2
model|0 0 1 -1 -1 1
module|0 -1 0 0 1 0
moisture|0 -1 0 0 0 1
moitie|22 -3 -4 0 0 -14
moment|16 -6 0 -1 -1 -8
mon|-1 0 0 0 0 2
monday|0 0 9 2 0 -10
monday 0|-2 -4 2 0 0 4
monday 0th|0 0 -1 0 -1 1
monday and|-2 -7 4 0 0 5
monday for|-1 -5 6 0 0 0
monday or|-1 0 1 0 0 0
monday so|-4 0 0 1 0 3
monday the|0 -1 1 0 0 0
monday to|2 2 -3 0 0 -1
mondays|-2 9 0 0 0 -7
money|0 -6 -2 4 -1 5
money 0|0 0 2 0 0 -1
money back|0 0 0 0 0 1
money for|5 -4 0 -1 0 0
money is|-2 -1 -1 0 0 3
monitoring|-1 -4 0 -1 1 5
monsieur|-2 -2 0 0 0 3
montag|2 -1 5 -2 0 -4
monte|4 -1 -2 0 0 -2
monteur|0 -1 0 0 0 1
month|0 -4 19 -3 1 -12
months|-6 2 -4 -1 -1 9
months at|0 0 0 0 0 -1
mopped|3 -1 0 0 0 -1
more|-1 -9 12 12 -6 -8
more days|-3 -6 13 -1 -1 -2
more drips|0 -1 0 -1 0 2
more for|0 -2 -1 0 4 0
more from|0 -3 5 0 0 -2
more in|0 2 0 0 0 -1
more names|-1 3 0 0 -2 0
more people|0 2 -1 0 0 -1
more plink|-2 -4 0 -1 0 6
more pressing|-1 0 -2 4 0 -2
more than|-1 6 -5 2 -1 -1
more the|4 -3 -2 1 -1 1
more thing|-3 -4 -1 -2 10 -1
more time|2 -2 4 0 0 -2
more to|2 -1 0 0 -1 0
more weeks|-3 -4 11 0 -1 -3
moreau|-1 2 0 0 0 -1
morgen|8 6 -8 -4 0 -3
morning|0 9 3 -10 -5 4
morning 0|-2 -7 4 0 0 5
morning and|-1 2 0 0 0 0
morning confirmation|0 0 0 0 0 1
morning he|1 1 -1 0 0 -1
morning i|0 -2 4 -1 0 -1
morning no|-6 0 0 0 0 6
morning so|0 -6 0 0 0 6
morning the|1 2 0 0 0 -3
morning they|2 -2 -2 0 0 2
mornings|1 0 -1 0 0 0
mortgage|-2 4 0 -1 2 -3
moss|-2 -1 0 -1 2 2
most|-1 5 -1 5 -1 -6
most important|-1 -1 0 5 0 -2
mostly|-1 3 0 0 0 -1
mot|0 1 3 0 0 -4
mot is|0 -3 3 0 0 0
moteur|11 -5 0 -1 -1 -4
mother|-1 0 -2 4 0 0
mothers|0 -2 0 0 0 3
motivation|-1 -1 1 0 0 1
motor|11 1 0 -1 -1 -10
motor is|7 -2 0 0 0 -5
motor's|0 -2 0 0 0 1
mould|-4 -1 -1 0 -2 8
mould in|-4 -4 0 0 -1 9
mountain|1 -6 -1 0 0 6
mounted|2 -3 0 0 0 1
mouse|-1 -10 0 -1 0 12
move|1 3 -4 12 2 -13
move is|6 1 -1 -1 0 -5
move it|-1 -3 0 4 0 0
move on|1 -1 0 0 0 0
move the|-1 -3 6 2 -3 0
move this|-2 2 -1 2 -1 0
move to|0 -2 -3 0 5 0
move up|0 4 -1 0 -1 -1
moved|-11 8 0 -3 -2 8
moved from|-1 -4 5 0 0 -1
moved in|0 -1 0 0 0 2
moved out|-1 -1 0 0 0 3
moved the|0 -9 -2 -1 -1 13
moved to|-4 19 -5 -1 -1 -8
moved up|-1 14 0 0 0 -12
moved us|0 0 1 0 0 0
movers|-2 -1 2 0 0 1
moves|-2 1 3 -1 -1 -2
moves to|-1 -3 4 0 0 0
movil|-1 8 0 0 0 -6
moving|7 3 -10 -1 0 2
moving the|-2 8 -3 -1 0 -2
mr|-10 8 0 -7 -4 12
mr osei|0 -2 2 0 0 0
mr quist|0 1 -1 0 0 0
mrs|-8 5 1 -3 -6 11
mrs abara|0 2 -1 0 0 -1
mrs brandt|0 -3 -1 0 0 4
mrs dupree|0 1 0 0 0 0
mrs lindqvist|-1 3 0 0 0 -1
mrs okafor|0 -2 3 -1 0 0
ms|-4 3 2 -4 0 2
ms duarte|0 -1 0 0 0 1
much|-4 6 0 10 -4 -8
muller|0 1 0 0 0 0
mum|-2 6 -1 -1 -1 -1
mum's|-1 -2 0 0 0 3
mural|7 3 0 0 0 -9
mural is|3 4 0 0 0 -6
museum|-9 3 0 -1 -1 8
music|-5 3 -1 -1 -1 4
music is|0 -1 0 0 0 1
music school|-1 -5 0 0 0 6
music teacher|0 1 -1 0 0 -1
muss|-1 5 8 -2 -5 -5
muss jetzt|-1 -4 6 1 -1 0
mussen|-5 6 7 0 -1 -7
mussen wir|0 2 0 0 0 -2
must|-8 -2 13 2 10 -15
must also|0 -1 0 0 2 0
must be|-2 1 11 -3 -2 -5
must come|0 0 0 1 0 -1
must go|-1 -4 1 -1 5 -1
must have|0 -1 2 0 0 -1
must not|0 2 -4 3 -1 0
must wait|0 0 1 0 0 0
muy|4 4 -2 0 -1 -6
my|2 9 -6 -4 -11 11
my arms|5 0 0 0 0 -5
my back|1 2 0 0 0 -2
my brother|1 -1 0 0 0 0
my desk|0 -1 0 0 0 1
my drawer|0 5 0 0 0 -5
my inbox|0 0 -1 0 0 1
my phone|0 -4 0 0 0 5
my side|0 -2 0 0 0 2
my sister|6 1 -1 -1 -1 -5
my way|5 -5 0 0 0 1
myself|-2 -4 0 0 0 6
m²|-3 4 0 0 0 -1
n|-1 10 -2 -1 0 -6
n'a|-1 3 0 0 0 -1
nach|-2 0 0 14 1 -14
nach dem|-1 7 -1 1 -1 -5
nachbarn|-2 1 -1 -1 -1 3
nachste|0 -2 0 3 0 -1
nachste woche|0 -2 0 3 0 -1
nachsten|-3 -4 9 -1 0 0
nachsten mittwoch|-1 -2 4 0 0 0
nada|-2 7 0 -1 -1 -3
nadie|-5 5 0 -1 -1 2
nails|-1 3 -2 0 1 0
name|-2 3 -7 -2 3 7
name is|-2 4 -1 -1 0 0
name tags|0 -1 0 0 1 0
named|0 1 0 0 0 -1
names|-3 6 2 -3 2 -4
nap|3 -3 0 -2 0 2
nap room|3 -3 0 -2 0 2
nas|0 1 0 0 0 0
nda|0 0 0 0 0 1
ne|5 -7 1 0 -5 6
near|-2 6 0 -1 1 -4
near the|-1 3 0 0 1 -2
nearly|20 -9 -6 3 -2 -5
nearly fell|-1 -1 0 1 0 0
necessary|6 -1 -2 0 0 -3
need|4 6 5 -9 16 -22
need 0|0 0 0 1 0 -1
need a|-5 9 -1 -1 2 -4
need about|0 1 0 0 -1 0
need another|0 1 1 0 -1 0
need for|11 -6 0 -1 -2 -3
need it|4 -9 7 0 -2 0
need new|2 -3 0 0 2 -1
need one|0 1 0 0 0 -1
need our|0 1 -1 0 0 0
need somebody|0 0 0 0 2 -1
need someone|-1 1 -1 0 1 0
need that|0 1 0 0 0 0
need the|1 -3 5 0 1 -5
need them|-3 8 -1 0 -1 -3
need three|0 1 0 -1 1 -1
need to|-1 2 -2 0 -1 1
need two|-1 3 0 0 -1 0
needed|16 -8 5 -2 -2 -9
needed any|2 0 -1 0 0 0
needed by|-2 -2 5 0 0 -1
needs|10 4 2 -5 19 -31
needs 0|2 3 0 -1 0 -3
needs a|0 -1 -2 -2 8 -4
needs an|0 0 -1 -1 2 0
needs both|0 2 0 0 0 -2
needs his|-1 1 0 0 0 0
needs it|4 -4 5 -3 -1 -1
needs the|-1 3 2 0 0 -4
needs to|-5 -6 1 9 4 -3
needs two|-4 5 -1 -1 2 -1
needs until|-1 0 1 0 0 0
negative|-1 6 0 0 0 -4
neighbor|0 -1 -2 -1 0 4
neighbour|-1 2 0 -1 0 0
neighbours|-2 6 -4 0 2 -2
nest|-4 3 0 -1 2 1
nest box|-1 2 0 0 2 -2
nest is|-3 -2 0 0 0 6
net|-1 -3 0 0 0 5
nets|0 2 1 0 0 -2
netting|-3 4 0 0 0 0
neu|-4 -5 3 -1 -1 6
neue|14 -1 0 -2 -3 -8
neuen|-3 1 -3 -2 -1 9
neuer|-2 -6 11 -1 0 -1
never|0 4 -1 -1 0 -2
never got|0 1 0 0 0 -1
new|6 -6 -2 -11 -7 20
new address|-2 6 -1 0 0 -3
new appointment|0 -1 1 0 0 -1
new batch|0 6 0 -1 0 -5
new battery|2 0 0 0 0 -1
new belt|0 -1 0 0 0 1
new board|0 6 0 0 0 -6
new bulb|-1 1 -1 0 -1 2
new card|-1 3 0 0 0 -2
new cert|0 -2 0 0 0 2
new coop|0 0 0 0 0 1
new date|0 -2 1 0 0 2
new gasket|0 0 0 0 0 1
new girl|-2 5 0 0 1 -3
new hinge|0 4 0 -1 0 -3
new leaflet|-1 9 0 0 0 -7
new logo|4 -2 0 1 0 -3
new office|-1 0 0 0 0 1
new one|8 -1 -2 0 -1 -3
new oven|-7 1 0 0 0 7
new pane|0 1 0 0 0 -1
new posts|1 -1 0 0 0 0
new price|0 -4 0 0 0 4
new rubber|-2 1 1 0 0 0
new seal|-4 -3 0 0 0 7
new sign|-2 -6 10 1 -2 -2
new till|3 -2 -1 0 0 0
new treasurer|-1 -2 0 0 0 3
new version|6 -2 0 -1 0 -3
new washer|-5 -3 0 0 0 8
new year|0 -2 0 0 0 2
newbies|3 -2 -1 0 1 0
news|0 -5 0 0 0 5
newsletter|1 -3 1 -1 -1 2
newsletter has|-2 -4 0 0 0 6
newspaper|-1 -1 -1 0 3 0
next|7 -4 13 -2 -4 -10
next door|-1 -2 0 6 0 -2
next monday|1 -1 0 0 0 0
next month|-5 0 6 -1 0 0
next one|1 -2 -8 0 0 9
next slot|-1 0 1 0 0 -1
next thursday|-3 -4 3 0 0 4
next time|3 -2 0 0 0 0
next to|-2 -3 -2 0 -1 8
next tuesday|0 0 0 0 0 -1
next wednesday|0 -4 7 -2 0 -1
next week|5 8 -9 1 0 -4
next weekend|10 -3 -2 0 0 -5
next year|-4 0 0 0 0 4
ni|-5 8 0 0 0 -3
nice|-7 3 -3 19 -2 -11
nice to|-6 -4 -2 15 -1 -3
nicht|5 -10 7 10 -5 -7
nicht erst|-3 -4 8 -1 0 0
nicht im|-1 7 1 -1 -1 -5
nicht mehr|8 -18 -2 -5 -1 18
nicht statt|5 -3 -1 -1 0 0
nichts|-3 8 0 -2 -2 -1
night|-3 3 -11 1 4 6
night and|0 -1 0 0 0 1
night for|-1 3 -1 2 0 -4
night porter|0 2 -1 -1 -1 0
night shift|-1 -2 -5 -1 8 1
night the|3 0 0 1 0 -4
night theme|-1 -1 0 2 0 0
night's|-3 -2 0 3 0 2
nightly|0 -1 0 0 0 1
nights|0 3 -3 -1 0 1
nimmt|-1 6 -1 0 0 -3
nine|1 1 -2 -3 -2 6
nine are|6 1 0 -1 0 -6
ninos|-3 0 -2 0 0 6
nite|-1 -2 0 0 0 3
no|13 11 -12 4 -18 2
no 0|-2 -9 3 -1 -1 10
no answer|0 1 0 0 0 -1
no charge|-1 -2 0 0 0 3
no complaints|-1 -5 0 0 0 7
no hace|3 -5 0 -1 -1 3
no hay|10 0 -7 -1 0 -3
no hot|0 5 0 0 0 -5
no hurry|-1 0 0 3 0 -2
no idea|-1 8 0 0 0 -6
no later|0 -3 5 -1 0 0
no longer|6 -10 -1 4 0 1
no more|-2 -16 -2 -4 -2 26
no need|11 -10 0 -1 -1 0
no new|2 8 0 0 0 -10
no one|-5 -13 2 -1 0 18
no rush|-2 -5 0 9 0 -2
no tiene|0 1 0 0 0 -1
no wait|0 4 0 0 0 -5
noah|-1 -1 4 0 0 -2
nobody|12 -8 -10 3 -4 8
nobody at|0 3 0 0 0 -2
nobody comes|8 -8 0 0 0 0
nobody gets|0 -1 0 0 0 2
nobody had|0 -5 0 -1 0 6
nobody has|-3 4 0 1 0 -1
nobody in|-2 3 0 1 0 -1
nobody is|-3 -3 0 -1 0 6
nobody needs|9 -4 -1 -3 -1 0
nobody reads|5 -4 0 -1 0 -1
noch|10 8 -6 -9 30 -33
noch 0|-1 0 -1 2 0 0
noch das|5 1 0 0 0 -6
noch die|-2 2 -1 -1 5 -4
noch ein|-2 1 0 -1 3 -1
noch eine|-2 3 0 -1 3 -2
noch einen|-1 1 0 -1 1 0
noch nicht|5 -5 0 1 -1 -1
nodded|-3 -1 0 0 0 5
noise|-4 7 0 -1 2 -4
noise again|0 5 0 0 0 -5
none left|-1 -3 0 0 0 4
noon|4 -4 4 -3 -1 0
noor|0 0 -1 0 1 0
nora|0 8 -1 -1 -1 -6
nora does|0 6 -1 0 -1 -4
nord|2 -5 -1 0 0 4
normal|-2 -4 0 0 -1 7
north|0 3 -2 0 -1 1
north side|3 -1 0 0 0 -2
north window|-1 3 -1 0 0 0
nos|-7 -3 13 -2 -3 2
nos dan|-1 -4 11 -1 -1 -5
not|5 4 26 -6 -8 -21
not 0|-3 10 -2 -1 -1 -2
not a|-5 -3 -2 -1 -1 11
not at|-2 -3 7 0 0 -1
not be|0 3 -3 3 -2 -1
not before|-1 -5 0 6 0 0
not in|-1 -1 5 -2 0 0
not just|-1 1 0 0 0 0
not monday|-2 -4 7 0 0 0
not needed|5 -6 2 0 0 0
not next|-1 -2 3 1 0 0
not on|-5 3 3 0 0 0
not one|-2 -5 -2 0 0 8
not sign|0 2 0 -1 0 -1
not so|-3 5 -1 0 0 -1
not take|8 -7 0 0 0 0
not that|0 -1 0 1 0 0
not the|-1 -4 7 0 0 -1
not there|0 1 -1 0 0 0
not this|-2 -1 4 0 0 0
not to|-1 3 -2 1 0 -1
not today|-3 -3 7 -1 0 0
notary|-2 6 -1 0 0 -4
notary's|0 7 -5 0 -1 -1
note|-5 13 -2 -3 3 -6
note for|-2 8 1 -1 -2 -4
note that|0 1 1 -1 0 0
notebook|-1 -1 0 0 0 1
notebooks|0 1 0 0 0 -1
noted|3 -2 0 0 -2 1
notes|-3 -6 0 -1 4 5
notes are|-1 -3 0 0 0 5
nothing|-1 18 -3 1 -3 -11
nothing else|-3 -3 0 3 0 4
nothing happens|1 1 0 0 0 -1
nothing left|-2 -5 -2 0 0 9
nothing more|-1 -1 0 0 0 3
nothing moves|0 5 0 0 0 -4
nothing on|-1 2 0 0 0 0
nothing to|5 -2 3 -2 -1 -3
notice|-2 -3 -1 0 -1 6
noticed|-1 -4 0 0 0 6
notices|-1 1 0 0 0 0
nous|-3 11 4 -1 -1 -9
nouveau|-6 -4 -1 -1 -1 13
nouvelle|9 3 0 0 -1 -11
nov|-2 -10 11 -1 0 2
nov 0|0 -3 4 0 0 0
novak|-3 -3 1 4 0 1
november|3 -10 16 -4 -1 -4
november 0|0 0 1 0 0 0
november instead|1 -2 2 -1 0 0
november not|-2 -1 3 0 0 0
november now|0 -5 1 0 0 5
noviembre|-2 -2 3 3 0 -2
now|10 -22 4 20 -22 9
now 0|0 9 -5 -4 0 0
now and|0 -5 -1 0 0 7
now at|-1 -4 7 -1 0 -1
now closing|-3 -2 0 0 0 6
now comes|0 2 0 -1 0 -1
now for|-1 5 0 0 -1 -4
now he|2 -1 0 -1 -2 2
now i|-1 -5 0 0 0 6
now in|3 1 0 -1 0 -3
now instead|-1 7 -3 -1 0 -2
now it|0 -1 0 0 0 2
now it's|-1 2 1 0 0 -1
now like|0 2 -1 -1 0 -1
now merged|-1 -2 0 0 0 3
now not|-5 2 6 -2 0 -1
now on|-1 -6 -1 2 0 6
now only|-3 -4 0 8 0 -1
now please|-2 -2 0 5 0 -1
now she|0 -4 0 0 0 5
now so|2 -3 2 -1 0 0
now tested|-1 -2 0 -1 0 4
now the|0 -3 3 2 0 -2
now they|0 2 0 0 0 -2
now top|-1 0 0 2 0 0
now urgent|-1 0 0 2 0 0
now wants|-1 4 -1 -1 0 -1
now we|6 2 -1 0 0 -7
now with|-5 5 0 0 0 1
nowhere|-1 4 0 0 0 -3
nueva|-2 1 -1 -1 -1 3
nuevo|-4 -1 0 0 0 6
number|-9 12 -7 6 -4 1
number 0|-2 -1 0 0 0 4
number before|0 1 0 0 0 0
number for|-1 2 0 0 0 -1
number is|-1 6 -1 0 0 -4
number of|0 4 -1 0 0 -2
number on|-1 3 0 0 0 -2
number one|-2 -4 -2 9 -1 -1
number three|0 1 0 0 0 -1
number two|0 1 0 0 0 0
numbers|-8 -4 0 -2 9 4
numbers are|-3 2 -1 0 0 2
numbers on|-1 -1 0 0 0 2
numero|-4 6 -2 0 -2 3
nur|-6 12 0 -3 -4 0
nur die|0 -4 0 0 -1 5
nur ein|-1 -2 0 -1 0 4
nur noch|-2 9 2 0 -3 -5
nurse|7 -2 0 -1 -1 -4
nursery|-4 0 0 -4 3 5
nurses|1 0 0 0 0 -1
nut|-1 5 0 -1 -1 -3
nuts|-2 6 -1 -1 0 -2
o|0 5 0 0 0 -5
o'clock|-4 -12 6 -2 0 13
oak|-1 1 -1 0 -1 2
oat|-1 5 0 0 0 -4
oat milk|-1 2 0 0 0 0
oben|-2 6 0 1 0 -4
obituary|-2 -6 1 0 6 2
oct|-1 3 4 0 0 -5
oct 0|-1 2 1 0 0 -1
oct so|0 0 1 0 0 0
october|-2 -10 20 -4 0 -3
october 0|0 1 -4 0 0 3
october at|-1 0 3 0 0 -2
october instead|0 -2 2 0 0 0
october now|0 -1 2 -1 0 -1
october so|-1 -4 0 0 0 5
october to|0 1 0 0 0 -1
octobre|0 9 -5 0 0 -4
odd|0 1 0 0 0 -1
of|6 5 -6 1 2 -8
of 0|6 1 -5 -2 -1 0
of a|5 0 0 0 -1 -3
of address|0 -1 0 1 0 0
of all|-2 -6 0 -1 2 8
of april|-2 -3 3 0 0 2
of attorney|-1 -2 0 0 0 3
of credit|-4 -1 -2 10 0 -3
of dec|0 -1 1 0 0 0
of five|7 -5 0 0 0 -1
of friday|0 -1 1 0 0 0
of green|-1 8 -2 -1 0 -3
of his|0 1 0 0 0 -1
of it|-3 9 -2 0 -1 -3
of july|-1 3 -2 0 0 0
of lading|3 -4 0 0 0 1
of lemon|-1 1 -1 -1 -1 3
of march|-2 -1 4 0 -1 -1
of month|0 1 1 -1 0 -1
of mr|-1 -2 0 0 0 2
of my|-1 -3 0 0 0 4
of names|-4 10 0 0 -1 -5
of next|-2 -1 3 0 0 0
of nine|8 -4 0 0 0 -3
of november|1 -1 1 -1 0 -1
of our|-3 -4 0 6 0 0
of paint|0 2 0 0 -1 -1
of rye|-1 0 0 0 0 1
of stock|2 1 -1 0 -1 -2
of the|2 -12 -3 4 7 1
of them|-13 4 -1 -1 -1 11
of this|-1 0 0 0 1 0
of three|10 -2 0 0 0 -7
of today|-1 -4 3 -1 0 4
of two|-1 2 0 0 0 0
of us|-4 4 0 0 0 1
of who|0 0 0 0 1 0
of your|0 0 0 2 0 -2
ofen|-2 2 0 -1 -1 3
off|-1 -3 1 -11 2 13
off again|0 5 0 0 0 -4
off at|-2 2 -1 0 -1 1
off by|-2 5 -1 0 0 -2
off from|0 3 0 0 0 -2
off in|1 10 0 -1 -1 -9
off is|-2 -5 7 0 0 1
off my|1 -7 0 0 0 7
off on|-1 2 5 0 -1 -5
off please|0 -2 0 0 0 2
off sick|-3 7 0 0 0 -3
off the|3 -5 0 -4 -2 7
off this|-6 10 -4 -1 0 0
off to|-1 3 0 0 -2 0
off too|2 -1 0 0 0 0
off until|0 2 -2 0 0 -1
off with|-2 -2 0 0 -1 5
offer|-2 16 -2 -2 0 -10
offer for|-1 5 0 0 0 -4
offered|0 3 -2 0 0 -1
offered 0|0 3 -2 0 0 -1
offers|-6 17 3 -2 0 -13
offers 0|-1 4 0 0 0 -2
office|-2 2 -1 1 2 -2
office gave|-2 -2 4 0 0 -1
office has|0 -4 0 0 0 5
office is|-1 -1 0 1 0 0
office move|9 0 -2 1 -1 -7
office says|0 3 0 0 0 -3
office sent|0 4 0 1 0 -4
office wants|0 1 0 0 0 -1
officer|0 7 0 -1 0 -6
offline|9 -1 0 0 0 -8
offside|-1 -1 0 0 0 3
ohne|0 -1 -1 -1 2 1
oil|-3 -1 -1 0 0 5
oiled|0 -4 -1 -1 3 2
ok|-6 5 2 -2 -3 5
ok now|-1 -2 0 0 0 4
ok the|0 -1 0 0 0 1
ok to|0 -1 0 0 0 2
okafor|-2 -3 4 -1 0 2
okta|0 4 0 0 3 -7
oktober|-1 0 3 1 0 -3
old|-3 0 -3 -2 3 5
old contract|-1 8 -1 0 0 -5
old files|0 1 0 0 -1 -1
old mill|0 -2 0 0 0 2
old one|-6 -2 -1 1 -1 9
old ones|-1 -2 0 0 0 2
old paint|-1 -5 0 0 3 3
olga|0 -2 0 0 0 2
olsen|0 0 -3 0 0 4
oma|-4 -1 0 -2 -1 8
on|6 7 -13 0 -2 1
on 0|-5 4 9 -1 -2 -6
on a|-2 -8 14 -3 -5 2
on again|1 12 0 1 0 -14
on all|-13 -2 0 0 0 16
on another|0 6 -1 0 0 -5
on april|0 1 0 0 0 -1
on at|1 0 0 0 0 -1
on attend|7 1 0 0 -1 -6
on back|3 1 0 0 0 -5
on backorder|1 1 0 0 0 -1
on board|4 -4 0 0 0 1
on dec|-1 -2 0 0 0 2
on december|0 4 1 0 0 -5
on every|-1 0 0 0 0 2
on friday|-1 -2 3 0 -1 1
on her|0 1 0 0 0 -1
on his|1 1 -2 -2 0 3
on hold|17 -11 -2 -1 -1 -2
on holiday|0 2 -1 0 0 0
on ice|1 0 0 0 0 -1
on in|-1 0 0 0 0 2
on it|4 1 -7 1 -2 3
on its|5 -4 -1 -1 0 2
on leave|-1 -4 6 0 0 0
on main|0 2 0 0 0 -1
on march|0 2 0 0 0 -2
on me|-1 -7 0 0 0 9
on monday|-4 -1 -8 7 -1 6
on mondays|-2 8 0 0 0 -5
on my|-4 1 -1 -1 -1 5
on oct|-1 1 0 0 0 0
on one|0 1 0 0 0 -1
on order|1 4 -2 -1 -1 -2
on our|-2 -4 0 0 -1 7
on page|-1 3 0 0 1 -2
on paper|0 5 0 0 0 -5
on peut|-5 -1 -1 9 -1 -2
on phones|-1 -1 0 2 0 0
on prod|0 0 -1 0 0 1
on saturday|-9 18 0 -4 1 -6
on stage|0 -1 0 0 0 1
on staging|12 0 -1 -2 0 -9
on sunday|-2 -5 5 2 -1 1
on that|1 10 -1 -1 -3 -5
on the|-2 4 -6 -4 3 5
on their|-3 0 0 0 -1 3
on them|-1 -1 0 0 0 2
on this|0 2 0 0 0 0
on thursday|-1 -2 5 -2 -1 0
on thursdays|0 2 0 0 0 -2
on till|0 0 -1 1 0 0
on tomorrow|1 0 0 0 0 -1
on top|-2 -5 0 -2 14 -4
on tuesday|-2 1 -2 -2 -1 6
on tuesdays|0 1 0 0 0 -1
on two|-1 5 -2 -1 0 -1
on until|0 4 -4 0 0 0
on wednesday|0 2 6 -1 0 -7
on with|2 -2 -1 -3 -1 5
on your|0 4 0 0 0 -3
onboarding|0 5 1 0 0 -6
once|-5 -3 -3 4 -2 9
once more|0 1 -1 -1 0 0
once the|1 0 0 0 0 -1
one|0 5 -4 -1 0 0
one and|0 -1 0 0 0 1
one at|-2 1 0 0 0 1
one before|-2 -5 0 3 -1 5
one can|-2 2 0 0 0 0
one day|-3 -5 8 -2 -1 2
one for|-1 1 -2 4 -1 -2
one from|0 2 -1 0 0 0
one goes|6 -2 -1 0 0 -3
one has|0 0 0 0 0 -1
one in|0 7 -1 0 0 -5
one is|-6 4 5 0 0 -2
one more|10 -6 1 -4 13 -14
one of|-7 1 -1 -1 -1 8
one on|2 -4 2 0 0 0
one side|1 1 0 0 0 -2
one to|1 -5 0 2 0 2
one tomorrow|1 1 -2 -1 0 0
one was|1 3 0 -1 0 -3
one week|-3 -4 11 0 0 -3
one with|0 4 0 0 0 -3
one's|-1 -4 0 0 0 5
ones|-3 6 -3 0 -1 0
ones are|1 0 -1 0 0 1
ones have|0 -1 0 0 0 1
ones in|1 0 -1 0 1 1
ones left|2 1 0 -1 0 -2
ones on|-1 1 2 0 0 -2
online|-7 4 0 -1 -1 4
online since|-3 -3 0 0 0 6
only|1 14 5 5 -13 -12
only 0|-2 9 -2 -1 0 -4
only a|-2 -9 -1 4 0 8
only after|-1 -6 11 -3 -1 0
only an|0 -4 0 0 0 5
only come|-1 2 1 -1 -1 -1
only deliver|1 -1 0 0 0 0
only do|-1 1 0 0 0 -1
only free|-1 4 -2 -1 0 0
only from|-1 2 0 0 0 0
only has|3 -3 3 -1 0 -2
only have|-1 1 2 -1 0 -2
only if|-1 -10 0 11 0 0
only in|-1 3 1 0 -2 0
only offer|0 2 -2 0 0 0
only on|-3 3 0 -1 0 2
only one|0 -1 0 0 0 1
only opens|-1 5 -3 0 0 -1
only take|-1 2 1 0 0 -1
only the|21 -6 -5 -3 -3 -4
only three|-4 -3 0 8 0 -1
only two|0 2 -1 -1 0 -1
only until|0 2 -1 0 0 0
ont|-5 -6 6 0 -1 6
onto|0 4 0 0 0 -4
op|0 0 1 0 0 0
open|-1 3 -1 7 2 -10
open again|-1 6 0 0 0 -5
open day|0 -5 1 0 0 4
open in|0 3 0 0 -1 -2
open one|-1 0 1 0 0 0
open the|-1 2 -2 6 -1 -3
opened|6 -6 -1 -1 -1 3
opening|-2 -7 3 -1 3 4
opens|-3 -11 -4 9 -1 10
opens at|-1 5 -3 0 0 -1
opens on|0 -5 5 -1 0 2
opens the|-1 -1 0 1 0 2
operating|-1 -1 0 0 0 3
opinion|5 1 0 0 -3 -2
opinion on|-1 4 0 0 -2 0
opposing|-1 0 3 0 0 -1
ops|2 -2 3 0 0 -3
optician|0 -2 5 0 -1 -2
option|0 -2 0 0 3 -1
or|-5 7 -5 8 -4 -1
or 0|0 -2 0 0 0 3
or they|-1 6 -3 -1 0 -1
orange|-1 4 0 0 -1 -2
orchard|-2 2 0 0 0 1
orchestra|-2 0 -2 -1 0 4
order|12 -3 -9 -6 2 4
order 0|0 -3 0 0 0 3
order a|0 0 0 0 1 0
order for|-5 1 -4 0 1 7
order is|16 -4 0 -1 0 -10
order no|-1 -2 0 0 0 3
order of|-5 2 0 0 -1 4
order spare|-1 -1 0 0 4 -1
order the|4 -4 -1 0 0 0
ordered|23 -8 -5 5 -1 -14
ordered 0|-4 2 -1 0 0 3
ordered a|9 -4 0 0 0 -5
ordered comes|-1 2 -2 0 0 1
ordered the|-2 -1 0 0 0 3
ordered waiting|1 0 0 0 0 -2
ordering|0 1 1 0 2 -4
orders|3 -5 1 5 -1 -3
ordner|0 2 -1 -1 -1 0
organ|-2 -4 -2 -1 7 3
organic|4 -5 0 -1 -2 4
organic certificate|3 -4 0 0 -1 3
original|-4 2 0 -1 -1 3
osei|0 -2 -3 6 0 -1
osei's|-2 -3 -1 -1 0 7
oslo|0 1 0 0 -1 0
other|3 5 -5 4 -3 -5
other 0|0 4 -2 -2 0 -2
other half|3 -2 -1 0 0 -1
other one|-1 2 0 0 0 0
other side|-2 -5 0 0 0 8
other two|0 -4 0 -1 0 4
others|-1 0 -1 7 -4 -1
others are|0 1 0 0 0 -1
others please|0 -1 -1 5 -2 -2
otherwise|-1 5 -4 -1 0 1
otra|7 -1 -1 -1 -3 -2
otra vez|-3 4 0 0 -2 2
ouch|1 0 0 0 0 0
our|-4 -1 -2 6 -10 11
our 0|0 -2 1 0 0 1
our account|-1 -8 0 -1 0 9
our answer|0 1 -1 0 0 0
our booth|2 -5 2 2 -1 0
our new|-2 4 -2 -1 0 1
our offer|-1 -6 1 -1 0 6
our request|0 1 1 -1 0 -1
our side|0 -3 0 0 0 3
our signature|-2 -2 -2 0 0 7
our stall|9 8 -1 -2 0 -14
ours|-1 0 -2 -1 0 4
ours on|0 -1 -2 0 0 3
ourselves|0 1 0 0 0 0
out|1 1 -6 1 -6 9
out 0|0 -7 0 0 -1 8
out a|1 -1 0 0 0 0
out after|-1 0 0 0 0 1
out again|0 0 0 0 0 1
out and|3 -3 5 0 0 -5
out at|-1 -2 0 0 0 3
out before|0 -3 5 -1 -1 1
out by|-10 -3 1 0 0 12
out everywhere|0 -2 0 0 0 3
out for|0 -1 0 0 0 1
out in|0 -3 -2 0 0 5
out last|0 -1 0 1 0 0
out no|-2 8 0 0 0 -5
out of|5 5 -4 -2 -4 -1
out on|-3 -6 5 3 0 2
out right|0 0 0 0 0 1
out so|1 -1 0 0 0 0
out the|1 -5 0 4 5 -4
out there|0 -5 -1 0 0 5
out this|0 -2 0 0 0 2
out to|-2 3 0 0 0 0
out today|-1 1 0 0 0 0
out tonight|0 3 -5 5 0 -4
out whole|-1 -1 0 0 0 2
out with|0 -3 0 0 0 3
outside|-2 5 -3 2 -1 -1
outstanding|6 0 0 -1 -1 -5
oven|1 3 1 -3 1 -3
over|7 -6 -7 0 -3 10
over 0|0 5 0 0 0 -4
over from|3 -1 0 0 0 -2
over it|1 2 0 0 0 -2
over the|-1 1 -1 8 0 -7
over to|-2 -4 -1 0 0 6
overnight|-1 12 -2 1 -2 -8
overtime|2 -3 -1 0 2 0
owe|0 1 0 -1 0 0
owes|-3 -3 0 0 0 5
own|2 -7 -4 -2 3 8
own now|0 -1 -1 -2 0 3
owner|3 2 7 -1 4 -14
ozdemir|1 7 0 -1 -2 -5
p|-3 8 0 0 -1 -4
p0|0 5 -1 -1 0 -2
pa|0 1 0 0 -1 0
pack|0 9 -1 -4 -1 -3
package|-2 -2 0 0 2 2
packed|13 -6 0 0 0 -6
packed and|5 0 0 0 0 -5
packing|0 -4 5 -1 0 0
packs|-7 3 -1 0 0 5
pads|3 0 0 0 0 -3
pads and|0 -2 0 0 0 2
pagado|0 -1 0 0 0 1
pagar|9 4 -1 -1 0 -11
page|2 -8 -4 4 7 -2
page 0|0 2 -1 -1 -2 2
page in|-1 1 0 0 -1 1
page is|8 -6 0 0 0 -2
page two|0 1 0 0 1 -2
pages|1 2 -2 -1 0 0
pagina|3 3 0 0 0 -5
paid|-2 -4 -7 -3 -1 17
paid 0|-1 0 0 0 0 1
paid for|-3 -3 -3 0 0 9
paid half|1 2 0 0 0 -3
paid out|0 -4 0 0 0 4
paid the|1 -5 -1 0 0 5
paid their|0 1 0 0 0 -1
pain|0 0 0 1 -1 0
paint|6 9 -1 -2 3 -15
painted|-6 -1 0 -1 -1 9
painted the|-1 -2 0 -1 0 4
painter|5 6 -1 -1 -1 -9
painter is|3 -2 1 0 0 -2
painters|3 -2 1 -1 0 -1
painting|12 -3 4 -1 0 -12
pair|0 -2 0 0 0 2
pallet|0 4 0 0 0 -4
pallets|2 -11 5 -1 -2 7
pan|-4 2 -1 0 5 -1
pan sin|-4 2 -1 0 5 -1
pane|-2 2 0 0 0 -1
panel|0 -2 2 0 0 1
panels|7 -3 2 -1 -1 -4
panels are|0 1 0 0 0 -1
panes|-2 2 0 0 0 0
panneau|1 -3 -2 0 6 -1
panto|0 -2 2 0 -1 0
pantry|-1 -3 0 0 0 4
paper|-4 -1 -2 1 -2 7
paper for|-1 1 2 0 -1 -1
paper is|2 -3 0 0 0 2
paper to|0 -4 -1 0 0 5
papers|-2 -1 -4 0 1 7
papers are|-2 -3 3 0 0 2
paperwork|0 1 0 0 0 -1
papier|2 -3 0 0 -1 3
para|5 7 -1 -2 8 -17
para el|5 -8 -3 -1 6 1
para la|4 -3 6 -1 -1 -5
para los|0 1 -2 1 0 0
parado|9 1 -1 -2 -2 -6
paragraph|0 7 -1 -1 -2 -3
paragraph about|-1 1 0 0 1 0
parcel|-7 -3 0 4 -2 8
parcel with|-6 -4 0 -1 0 11
parents|-3 13 -7 1 -2 -1
parents'|0 0 0 0 1 -1
parents' evening|0 0 0 0 1 -1
parish|0 0 2 -1 0 0
park|2 0 0 -2 -1 0
parked|1 1 0 -1 0 -1
parking|-7 8 -1 -1 0 2
parking permit|-1 -4 0 0 0 6
parks|0 0 -1 0 1 0
part|15 0 -7 -3 5 -10
part comes|1 2 0 0 -1 -1
part for|0 2 0 0 -1 -1
part is|6 -1 0 0 0 -4
part of|-3 1 -4 -1 8 -2
parte|0 -2 0 0 0 3
parti|1 -3 0 0 0 2
parti a|2 0 0 0 0 -1
partie|0 -3 -1 0 0 4
partis|-1 -1 0 0 0 2
partner|0 3 0 0 0 -2
parts|0 3 -2 -1 -1 0
parts list|-1 8 0 0 -1 -6
party|5 -9 0 2 8 -7
pas|2 19 3 -2 -3 -19
pasa|-4 -1 6 5 0 -5
pasa al|0 -4 5 0 0 -1
paso|-3 0 -1 -1 4 0
pass|0 -1 0 0 1 1
passe|-2 0 5 -1 -1 -1
passed|-12 -4 -13 -2 -2 33
passed his|0 -5 0 0 0 6
passed its|0 -1 0 0 0 1
passed sticker|0 -2 -2 0 0 4
passed the|0 -1 0 0 0 1
passes|-3 8 0 -1 0 -4
passport|7 0 -1 -3 1 -4
passport office|0 6 1 0 0 -7
passport photos|1 1 0 0 1 -2
passports|-1 3 0 1 0 -3
passt|-2 6 0 -2 0 -1
passt nicht|-2 6 0 -2 0 -1
password|2 -2 -1 2 -1 1
password reset|0 -1 -1 0 -1 3
past|-2 -2 -3 -1 0 8
past seven|-2 -3 -2 0 0 7
paste|0 1 0 0 0 -1
pat|-2 4 0 0 0 -2
patch|0 -6 0 -2 0 8
patched|-1 0 0 0 0 1
patience|-1 -3 0 1 0 3
patient|0 -2 0 4 -2 0
patients|-1 -1 -1 1 0 2
patients are|0 2 0 0 0 -2
patio|-5 5 0 0 0 1
paul|-5 3 -3 -1 -1 6
paula|0 3 0 -1 0 -1
pause|12 -7 0 0 0 -3
paused|6 -1 -1 -1 0 -2
pavel|0 -1 0 0 0 3
pay|-11 -4 0 8 4 5
pay for|1 -8 0 -1 5 4
pay the|-2 6 -1 -1 0 -3
paying|0 -1 1 1 0 0
payment|-2 11 -4 -1 -1 -3
paypal|5 4 0 -1 0 -8
payroll|-2 6 -4 0 0 0
pays|6 -3 0 0 -1 -2
paywall|-2 1 0 0 0 2
pc|-1 -4 0 0 0 5
pcs|-1 0 0 0 0 2
pdf|-3 12 -2 1 -2 -7
pdf is|1 -2 0 0 0 1
pedido|1 -7 -4 -1 9 2
pedir|0 -1 0 -1 6 -5
pell|0 1 0 0 0 -1
pemberton|-1 0 2 0 0 -1
pen|0 0 1 0 0 -1
pension|-2 -4 -1 -1 0 8
people|0 11 -7 11 -6 -9
people 0|0 5 0 0 0 -4
people are|1 5 0 0 0 -5
people can|1 -9 0 -3 0 12
people can't|-2 -3 -1 7 -1 0
people for|0 3 0 0 0 -3
people have|-1 -1 0 -1 0 5
people in|-1 -4 0 1 0 4
people on|0 -2 0 0 0 2
people say|-1 0 0 -2 0 3
people signed|0 0 0 0 0 -1
people want|-2 2 0 0 0 0
per|-3 4 -2 -1 0 3
percent|1 11 -1 -1 0 -10
perfect|-1 -5 0 0 0 7
perfectly|0 0 0 0 0 1
permiso|-2 0 0 1 2 -1
permission|-3 3 -1 -1 3 0
permit|-6 1 -4 0 4 5
permit expires|-1 5 -3 0 0 -1
permit for|0 -1 0 0 0 2
permits|0 -1 0 0 0 2
pero|-3 19 -2 -1 -1 -12
persiana|1 0 -1 -1 -1 1
person|-1 3 -1 -1 0 0
personas|10 1 0 0 -1 -10
perth|9 -1 0 0 0 -8
petersen|0 0 0 -1 0 1
petra|4 2 -1 -2 -1 -2
petrol|-1 3 0 0 0 -2
petty|0 0 0 0 0 1
petty cash|0 0 0 0 0 1
peut|-4 0 -6 9 -1 2
pg|1 1 0 0 0 -2
pg upgrade|1 0 0 0 0 -1
ph|0 -3 0 0 0 3
pharmacy|-1 5 -1 -1 -1 -1
phase|3 2 0 0 0 -4
phew|0 -1 0 0 0 1
phone|-5 1 -1 0 4 1
phone and|0 -2 0 0 0 2
phone numbers|-1 1 0 0 0 0
phone with|5 -1 0 0 0 -3
phoned|-2 10 2 0 0 -9
phones|-2 -2 0 2 0 2
photo|4 -6 -3 3 10 -8
photo for|0 3 0 0 -2 -1
photo of|-2 -6 0 0 3 5
photographer|-3 3 3 -2 -1 1
photos|2 5 2 -4 9 -14
photos are|2 -3 5 -1 0 -2
photos for|0 -4 0 -1 3 2
photos of|-4 3 -1 -2 4 -1
physio|2 0 -2 0 0 0
piano|-3 -4 3 -3 -2 8
piano is|-1 -1 0 0 0 3
piano tuner|2 -1 0 0 0 -1
pic|0 -1 0 0 0 1
pick|4 -5 1 -1 3 -2
pick it|2 -1 0 0 0 0
pick up|2 -3 1 -1 3 -2
picked|-3 -11 1 -2 -1 17
picked it|-1 -1 0 0 0 3
picked up|-7 -5 1 -1 -1 12
picker|-1 -6 0 2 0 4
picking|0 5 -1 -2 0 -2
picking the|0 3 -1 -1 0 -1
picks|-1 5 -2 -1 0 -2
picks it|-1 1 -1 0 0 2
picks up|0 3 0 0 0 -3
pickup|0 -3 1 0 0 2
pics|0 -2 0 0 0 2
picture|-2 1 0 -1 -1 3
picture is|-1 0 -1 0 0 2
pictures|1 7 -1 2 -1 -9
pictures are|0 -2 0 0 0 2
pictures of|-1 2 0 0 0 0
pide|-2 9 0 0 0 -7
pide tambien|-2 7 0 0 1 -5
piden|0 5 -1 0 0 -3
piece|1 1 -2 -1 -1 2
pieces|0 -8 2 -2 1 7
pieza|3 5 -2 -1 -1 -4
pigeons|-2 -1 0 0 0 3
pile|0 0 0 2 0 -2
pills|-1 -1 0 0 0 2
pilot|3 -5 1 -1 0 1
pink|0 2 -2 0 0 0
pinot|-1 1 -1 0 0 1
piotr|0 -3 0 0 0 4
pipe|-2 4 2 -1 -1 -1
piso|-1 0 -1 0 -1 3
pista|-3 5 -1 -1 -1 0
pitch|4 -6 0 0 0 3
pixel|0 3 0 0 -2 -1
place|5 -3 -5 -2 -2 6
place 0|-1 5 -3 0 0 -1
placed|9 -7 -1 0 0 0
places|-1 -3 -1 -2 0 7
plan|-4 -1 4 -2 10 -7
plan for|0 -5 -1 -2 2 6
plan is|0 2 0 0 0 -1
plan with|0 1 0 0 0 -1
planned|0 -4 9 -1 4 -8
planned for|4 1 1 0 0 -6
planners|-2 2 0 0 0 0
planning|1 3 -6 -1 0 3
plans|0 2 0 0 -2 -1
plant|3 -1 -3 -1 0 2
plants|2 -1 3 -1 -1 -1
plaque|-2 0 0 -1 0 3
plasterer|7 -1 0 0 0 -6
plasters|-4 3 0 0 1 1
plasters and|0 0 0 0 1 -1
plastic|0 4 -1 0 0 -3
plate|-1 2 0 0 0 0
plates|0 0 -1 -2 2 1
platform|-1 0 0 0 0 0
platz|0 2 -1 0 0 -1
play|0 1 -4 2 0 2
playground|3 -2 0 0 0 -1
plays|-3 0 0 0 0 4
plazo|-1 -3 4 0 0 0
please|-26 1 -1 41 27 -42
please add|-1 -4 -1 -2 8 -1
please also|-2 -3 0 -4 9 0
please before|0 -3 0 3 0 0
please bump|-1 0 -1 1 0 0
please do|5 -3 0 -3 3 -1
please have|-2 -1 1 7 0 -6
please make|0 -1 0 0 1 0
please move|-2 -3 4 3 -2 0
please not|0 2 -1 -1 0 0
please note|0 5 -1 -2 -1 0
please push|0 1 -2 3 -2 0
please put|-1 2 -1 -2 6 -4
please set|-2 -4 2 5 -1 0
please take|0 4 -1 -2 1 -1
please tell|0 9 -6 -1 -1 0
please the|-3 -6 0 14 -1 -4
please treat|-1 -4 0 9 -3 -2
plink|-2 -4 0 -1 0 6
plink plink|-2 -4 0 -1 0 6
plombier|-1 1 4 -1 -1 -2
plot|-1 -1 -1 -1 0 4
plot 0|0 3 -1 0 0 -1
pls|-3 -7 4 5 13 -13
pls add|-1 -1 0 0 4 -2
pls also|0 0 0 0 1 0
plug|-1 -5 0 3 0 4
plugged|0 -1 0 0 0 1
plumber|-1 6 2 -2 -1 -5
plumber came|-1 1 0 0 0 0
plumber can't|0 1 0 0 0 -1
plumber changed|-1 -5 0 0 0 6
plumber has|0 -1 1 0 0 0
plumber was|2 6 0 0 0 -7
plus|8 -9 -2 6 4 -6
plus vat|0 2 0 0 0 -1
pm|-4 0 4 -1 0 1
pocket|-2 -1 0 8 0 -5
pohl|-1 0 0 0 0 1
point|-4 -1 -2 -3 5 5
point for|0 0 -1 0 2 0
points|0 2 0 0 0 -2
police|3 1 1 -1 -1 -3
police want|0 2 0 0 0 0
policies|-2 1 0 0 -4 5
policy|-4 2 -1 3 1 -3
polish|-1 -3 -3 7 6 -7
pond|-3 3 -1 0 0 1
pool|0 -1 0 -1 -1 3
popup|0 1 0 0 0 -1
por|9 5 -4 -2 -3 -4
por correo|5 -2 1 0 0 -4
por favor|-1 0 0 1 0 0
por fin|-5 -5 -1 0 0 11
por la|12 -6 -2 0 0 -4
por mi|0 -2 0 0 0 3
porch|-2 10 0 0 0 -8
port|-1 5 0 -2 0 -2
portail|-3 5 -1 3 -3 -2
portal|-2 4 -1 -1 0 0
porter|2 0 -1 -1 -1 0
porto|0 -2 0 0 -1 4
portugal|-3 2 0 -1 0 3
position|-2 1 -1 1 0 1
possible|-1 -4 0 0 6 -1
post|-4 -4 -4 -2 2 12
post office|-1 1 0 0 0 1
post this|2 0 0 0 0 -2
post today|-1 -1 0 0 0 2
poste|3 0 -2 -1 -1 1
posted|-6 -11 -1 10 -1 10
poster|-2 4 1 1 -1 -3
posters|-4 7 3 0 0 -5
posters are|-3 8 0 0 0 -4
postgres|1 -4 2 0 2 0
postgres upgrade|1 -1 0 0 0 0
posting|4 1 0 0 0 -4
postpone|-2 -4 11 -1 -1 -4
postpone the|-1 -3 9 -1 -1 -3
postponed|0 -1 3 0 0 -1
postponed by|0 0 1 0 0 0
postponed to|0 -1 2 0 0 -1
posts|13 0 -1 -2 1 -11
posts are|4 2 0 0 -1 -4
potatoes|-1 -4 0 7 0 -2
pothole|-1 4 0 -1 0 -2
pound|-3 8 -1 0 0 -3
pour|-13 3 13 -5 5 -3
pour la|-5 -3 11 -1 5 -7
pour le|1 -5 5 0 8 -7
pour les|-2 5 0 -1 -4 2
poured|-4 3 -1 0 -1 3
power|0 3 0 5 2 -9
power of|-1 -2 0 0 0 3
ppl|0 4 -2 0 0 -1
pr|1 11 0 -1 -1 -11
pr is|1 8 0 0 -1 -8
practice|-4 0 -1 0 0 4
pram|0 -5 -1 0 2 4
pre|0 0 0 0 0 1
prefer|0 4 0 0 0 -3
prefers|-1 4 -1 0 0 -2
prefers to|-1 4 -1 0 0 -2
pregunta|-2 6 0 0 0 -3
pregunta si|-2 6 0 0 0 -3
premiere|7 -4 1 3 0 -6
prendre|0 -3 -3 0 7 -1
prepare|0 0 0 -3 3 0
prepared|-1 -1 0 0 0 2
prescription|-1 3 0 0 -1 -2
present|-1 3 0 0 -1 -1
press|-2 0 -3 4 -2 2
press release|0 0 1 0 0 0
pressed|-1 1 0 0 -2 2
pressing|-6 -3 -2 21 -1 -8
pressing any|-1 -1 0 3 0 -1
pressure|-2 1 0 0 0 2
presupuesto|-1 1 -1 -1 -1 2
pret|-6 -3 1 -1 0 9
pretzel|-1 1 0 0 -1 1
pretzel machine|-1 1 0 0 -1 1
prevoir|-1 -3 0 0 5 -1
price|-4 6 -4 -3 5 0
price by|-1 -1 2 0 0 0
price for|0 2 0 0 0 0
price is|0 1 0 0 0 0
price list|-2 1 0 1 7 -6
prices|2 0 0 6 0 -8
prices for|0 1 0 1 0 -2
primero|-3 -2 -1 9 -1 -3
primeros|7 -3 -3 3 -1 -3
print|-3 6 1 -4 -2 3
print shop|0 -3 2 0 0 1
print the|-2 9 -1 -2 -1 -3
printed|3 -2 0 0 0 0
printed 0|0 -1 0 0 0 1
printed and|-2 -3 0 0 0 5
printer|0 7 0 -3 -2 -2
printer can|0 0 1 -1 0 0
printer in|1 0 0 0 0 -1
printer is|0 -5 0 -1 0 7
printer needs|-1 0 1 0 0 0
printer prints|0 -2 0 0 0 2
printers|0 -2 0 0 0 2
printing|1 -1 0 3 0 -2
prints|-2 -9 0 -1 1 11
prio|-1 -4 -1 11 -1 -5
priority|-3 -9 -3 23 -2 -7
priority now|0 -1 0 2 0 0
priority please|0 -1 0 1 0 0
prisa|-1 -2 0 7 0 -3
privacy|-1 7 0 0 0 -4
priya|1 1 -2 -1 0 0
probe|2 3 0 0 0 -4
problem|-3 2 0 0 0 0
procedure|-2 -8 0 0 9 1
proceed|0 1 0 0 0 0
prod|7 -4 -2 -1 0 0
production|6 1 -1 0 0 -6
prof|-4 -7 4 0 0 8
prof adeyemi|0 -3 0 0 0 4
program|0 -1 0 0 0 1
programme|-1 0 0 0 -1 2
programme notes|-1 0 1 0 -1 1
programmes|-1 -2 0 0 0 3
progress|11 -2 -1 -2 0 -6
project|4 3 0 -4 -2 0
projector|-3 0 -1 -1 0 5
prolonged|-1 -1 4 0 0 -1
promise|5 4 -6 -1 0 -2
promised|-3 11 0 -1 -1 -6
promised for|0 2 0 0 0 -2
promised to|-2 6 -1 -1 0 -2
promises|0 8 -1 0 0 -5
proof|0 -3 -5 -2 -1 10
proof of|0 2 0 -1 0 -1
proofing|0 -5 0 0 0 5
proofread|2 -4 0 0 0 2
proofreading|-2 -1 0 0 -1 4
proper|0 -2 0 -1 -1 4
properly|-1 -5 -1 0 0 8
properly again|0 -5 0 0 0 6
property|-1 -1 0 0 0 3
protection|-1 0 0 3 0 -2
protocol|-2 1 0 2 0 0
protokoll|0 -2 -1 -2 0 4
proveedor|1 12 0 0 -1 -12
provider|3 3 -1 -2 -2 -2
prueba|1 7 -6 -1 -1 -1
prufung|4 -4 6 -1 0 -5
pruned|0 -1 0 0 0 1
public|0 2 0 0 0 -1
publicada|-1 -2 0 0 0 3
publisher|-1 0 0 0 -1 3
publisher wants|0 1 0 0 0 0
puddle|-1 0 0 0 0 2
puddle under|0 2 0 0 0 -2
puede|-2 -8 2 8 -1 2
puerta|-5 1 0 0 0 6
puerta de|-1 2 0 0 0 0
puesto|7 -3 0 -1 0 -3
pull|1 -2 -1 1 0 0
pull the|0 0 -1 2 1 -1
pulled|-2 -9 1 0 0 11
pulled out|-1 -4 0 0 0 6
pulling|0 -3 0 0 0 4
pump|-9 9 -3 -2 1 4
pump hums|0 -3 0 0 0 3
pump is|0 2 -1 -1 -1 0
pumpe|-1 -5 0 0 0 7
pumped|-2 -5 0 0 0 7
pumps|2 1 1 -1 -1 -3
puppy|-1 -4 0 0 5 -1
purchase|-2 -1 0 0 0 3
push|-4 4 4 1 -3 -1
push it|-2 4 0 1 -1 -2
push the|-2 -2 5 1 -1 -1
pushed|-1 2 1 -1 -1 0
pushed the|-2 -3 1 0 0 4
pushed to|0 0 1 0 0 0
put|-4 -18 4 6 18 -6
put a|2 -9 0 -2 1 8
put back|0 1 0 0 0 0
put in|-1 -5 0 -1 -4 10
put it|-2 -7 2 6 7 -6
put off|7 4 1 0 -2 -10
put on|1 5 -1 0 0 -5
put that|1 -3 0 6 0 -4
put the|0 -6 4 -1 2 1
put them|-4 6 0 0 0 -2
put this|0 -2 0 3 0 0
put us|0 4 0 0 -1 -3
puts|0 7 -3 0 0 -3
puts the|0 3 -3 0 0 0
putting|3 4 0 -1 0 -5
q0|1 -6 8 -1 1 -4
qa|-1 -2 0 0 0 2
quarry|0 -6 0 -1 7 0
quarter|-2 1 2 -1 0 -1
quatre|1 -3 -2 0 -1 4
que|-2 3 11 -4 7 -15
que el|-3 10 0 0 -1 -6
que la|8 1 -2 0 0 -7
que le|-2 4 -2 -1 7 -7
quedo|0 -2 0 0 -1 4
queen|0 -1 0 0 0 1
quelqu'un|-6 8 -1 -1 -3 3
question|0 7 0 0 0 -6
questions|-1 2 -3 -1 -1 4
queue|6 -1 -1 6 -1 -8
quick|-1 2 -3 0 0 3
quid|0 -3 0 0 0 3
quiet|-3 5 0 -1 -4 4
quiet as|0 -3 0 0 0 4
quilt|1 -4 0 0 6 -2
quist|0 1 -1 0 0 0
quittung|-2 7 0 -1 0 -4
quiz|-1 1 0 0 -2 1
quotation|0 5 0 0 0 -4
quote|4 5 -3 3 0 -9
quote for|1 4 -1 0 0 -3
quote from|0 -1 0 -1 3 0
quote is|1 3 0 0 0 -3
quoted|0 3 0 0 0 -3
quoted 0|0 3 0 0 0 -3
quotes|-1 4 -1 -1 0 -1
quotes for|0 1 0 0 0 0
rabbit|6 -7 0 -1 -2 4
rabbits|6 -7 0 0 -1 4
rabies|0 -1 -1 0 3 0
race|1 -1 1 0 0 0
rack|-1 7 0 0 0 -5
racking|0 5 0 0 0 -5
racks|0 3 -5 -1 0 4
rad|-2 -5 0 0 0 7
radiation|0 1 0 0 0 -1
radiation check|0 1 0 0 0 0
radiator|-2 6 0 -4 -1 2
radiators|4 -6 -1 -1 2 1
radio|-1 1 -1 0 0 2
radon|1 -1 -2 -1 -1 4
rafael|0 2 0 0 0 -1
rafael in|0 2 0 0 0 -1
raffle|3 -1 0 0 -1 -1
rail|-1 1 1 0 4 -5
railing|0 -2 0 -1 0 3
rain|-8 7 5 -2 -2 -1
rain runs|0 6 0 -1 -1 -4
rained|-1 0 0 0 0 1
rained all|0 0 0 0 0 1
raining|1 -1 0 0 0 0
raise|0 -1 0 2 0 0
raised|-1 5 0 0 0 -4
ral|-1 6 -1 0 -1 -3
ral 0|-1 6 -1 0 -1 -3
ram|-2 -1 -2 7 -2 0
ramp|-1 -3 0 1 2 1
ran|-4 0 -4 -4 -2 14
ran out|-1 11 -1 -1 0 -8
ran the|3 -5 -1 0 0 3
ran through|0 -4 0 -1 0 5
rang|-9 -1 6 -2 -2 8
rang about|-2 3 0 0 0 -1
rang again|0 2 0 0 0 -2
rang back|-2 0 -1 0 0 3
rang she|0 2 0 0 0 -3
rang the|-1 -1 1 0 0 2
range|-2 1 -1 -1 0 2
rate|1 0 -1 0 0 0
rather|-3 5 4 -1 -1 -4
rather than|-1 -2 4 -1 0 -1
rats|-2 7 0 0 0 -5
rauchmelder|-4 -4 0 1 -2 9
raus|-2 -4 4 -1 -4 7
raw|-1 4 0 0 0 -3
ray|0 0 0 -1 -1 2
ray machine|0 1 0 0 0 0
rays|-4 -1 -2 4 0 2
rd|0 -1 -1 0 0 3
re|3 -12 12 6 -1 -9
re the|2 1 0 -1 -2 0
reach|0 3 1 0 0 -4
reached|0 -13 -1 -1 -1 15
reached 0|1 -5 0 0 0 5
reached the|0 -1 0 0 0 1
read|-6 -1 -1 0 -4 12
read it|-2 -6 0 -1 -1 10
read the|-2 -4 -1 2 0 4
reader|0 1 0 0 0 0
readers|-2 -5 0 3 -1 5
reading|12 -5 1 -2 0 -7
readings|3 -6 -1 0 3 1
reads|0 -4 -1 -2 -2 8
reads 0|-3 -6 0 0 0 9
ready|4 -8 11 -3 -2 -3
ready a|-1 0 1 0 0 0
ready and|-1 -2 0 0 0 4
ready by|1 -1 2 -1 0 -2
ready for|0 -7 0 0 0 8
ready on|0 -2 3 0 0 -1
real|1 -3 -1 7 -2 -1
really|-8 9 -1 15 -2 -12
really good|0 5 0 0 -1 -4
really need|-2 1 0 1 0 0
really urgent|0 -2 0 2 0 0
rear|2 6 1 -2 0 -7
recall|0 1 0 0 0 0
recalls|1 0 -1 0 0 0
receipt|-5 -4 -2 -1 -1 13
receipt for|-1 0 0 0 -1 2
receipt from|0 1 0 0 0 -1
receipt in|0 -1 0 0 0 1
receipt is|-2 -1 0 0 0 3
receipt saved|0 -1 0 0 0 1
receipts|-1 -1 0 0 3 0
received|-1 3 -1 0 0 -1
received the|0 1 0 0 0 -1
reception|1 -3 0 -1 -1 4
reception in|0 -1 0 0 0 2
receptionist|-1 3 0 0 3 -5
rechnung|-5 6 -2 -1 0 3
rechnungen|3 0 -1 -1 0 -1
recipe|-2 0 -1 1 -3 5
recommended|-1 7 0 0 0 -5
reconciled|0 -3 0 0 0 3
record|0 1 0 -1 4 -4
recorded|9 -4 0 -1 0 -4
recording|2 1 1 -1 -1 -1
recordings|0 2 0 0 0 -1
records|0 0 -1 0 2 0
recruiter|1 0 0 0 0 0
rectory|-2 -2 0 0 0 4
recu|-1 0 -3 -1 -2 6
recycling|-3 2 0 0 0 1
recycling centre|-1 -3 0 0 1 4
red|-4 1 -2 6 -3 2
red cross|0 2 0 0 0 -2
redo|0 1 0 0 0 -1
redone|0 2 0 0 -1 0
ref|-1 2 -1 0 0 0
ref 0|0 4 0 0 0 -4
referee|-6 5 -1 -1 -1 3
reference|7 -2 -5 -5 -3 8
references|0 2 0 0 0 -2
referral|0 2 0 0 0 -2
refs|-2 -3 0 0 0 5
refund|-5 -3 -2 0 0 9
refund of|0 -1 0 1 0 0
refunded|0 -6 0 0 0 6
refunds|-1 -4 -2 -1 3 5
refused|-4 14 -1 0 -1 -8
refused to|-4 7 -1 0 0 -2
refuses|-1 11 -1 0 -1 -9
refuses to|0 5 0 0 0 -4
regarding|0 4 0 0 0 -3
regards|2 1 5 5 0 -14
region|0 -1 3 0 0 -2
register|-1 -2 -1 -2 1 4
registered|-2 -10 -1 -1 0 14
registered with|-1 -1 0 0 0 2
registrar|-2 -8 7 0 0 3
registration|-4 -2 4 0 -1 3
registry|-1 -3 5 0 0 -1
regle|-2 -4 -1 0 -1 9
rehearsal|0 7 -1 0 -1 -5
rehearsal dinner|3 -2 0 0 -1 0
rehearse|0 -3 3 0 0 0
reifen|0 1 0 0 0 0
rejected|1 14 -2 -1 -3 -10
rejected the|0 5 0 0 -2 -3
rejects|-1 11 0 0 0 -10
release|1 -2 0 -1 6 -3
release notes|-1 -3 0 0 5 0
released|-4 -5 -1 0 0 9
relu|0 -4 -2 0 0 7
remaining|8 1 -2 0 0 -7
remarks|-1 7 -2 0 0 -4
reminder|4 4 -3 -1 0 -4
reminders|0 -5 0 1 -1 6
remote|-1 1 0 0 0 0
removal|0 -1 0 -1 2 0
removed|5 -1 -1 -1 -2 0
removed the|-1 -2 0 0 0 4
rendu|-3 -2 0 0 -1 6
renew|-3 2 -1 -1 -2 4
renew the|-1 4 0 0 -2 -1
renewal|-2 -4 3 5 -1 -1
renewed|-7 12 -1 1 -1 -4
renewed for|-1 0 0 0 0 1
rent|-3 -5 -2 7 -1 5
rent is|-1 -1 0 0 0 3
rental|-2 -2 0 -1 -1 5
repair|12 -2 -4 -2 -1 -4
repaired|-5 3 0 0 0 4
repairs|0 -3 4 1 -1 -2
repare|-3 -2 0 0 0 5
reparee|-2 -2 0 0 0 4
repeat|-1 10 -3 -1 -1 -3
repeater|-1 5 0 0 -1 -3
replaced|6 -13 -1 -1 0 8
replaced the|-2 -4 0 0 0 7
replacement|-2 -2 1 0 -1 4
replica|-2 -2 0 0 0 5
replied|-3 -4 0 0 0 8
reply|2 1 2 0 0 -5
reponse|7 1 0 0 -1 -6
report|-15 -4 5 -2 5 11
report for|1 -1 0 0 0 0
report in|0 -2 0 0 2 0
report is|-6 1 -3 -1 0 9
report on|1 -4 0 0 0 4
reporte|-1 -4 7 0 -1 -1
reporte a|-1 -2 5 0 -1 -1
reports|-1 4 0 0 0 -2
reproduce|0 2 0 0 0 -2
request|6 -1 2 -2 -1 -4
requested|3 9 -3 -1 -1 -7
required|-1 -3 0 0 4 0
reschedule|-1 -2 8 -3 -1 -1
reschedule the|-1 -2 6 -2 -1 -1
rescheduled|0 0 2 0 0 -2
resena|2 3 -1 0 0 -3
reservado|3 0 0 0 0 -2
reserve|-3 -3 -5 -1 2 11
reserve a|0 -1 0 0 1 0
reserved|-4 -7 -8 -1 -1 23
reserved 0|0 -2 0 0 0 2
reserved for|0 -1 0 0 0 2
reserviert|-1 3 0 -1 0 -1
reset|-2 -1 -1 -1 -1 5
rest|22 -4 -10 2 -2 -8
rest after|2 2 0 0 -1 -3
rest follows|1 0 -1 0 0 0
rest is|2 1 0 0 0 -3
rest of|4 -2 0 0 0 -1
rest on|6 -5 -1 0 0 0
rest tomorrow|9 -1 -3 0 0 -5
restaurant|0 2 0 -1 0 -1
reste|13 1 3 0 -2 -14
restore|-1 -1 0 4 0 -2
restored|-1 -2 0 -1 -1 4
result|6 3 -1 -1 0 -6
results|11 -3 1 -1 -1 -6
results in|6 3 -4 0 0 -4
resume|-4 -3 7 0 0 0
resume the|-4 -3 7 0 0 0
retest|4 5 1 -2 0 -7
retired|-3 8 -1 -1 0 -4
return|-1 -6 2 0 4 0
return is|0 -3 0 1 0 2
return the|3 -1 0 0 0 -2
returned|-3 -1 -2 -1 1 6
returned the|0 1 0 0 0 -1
returns|1 1 0 1 2 -4
rev|0 -4 0 0 0 4
revenue|-1 -2 -1 0 0 4
review|15 -3 1 -4 -2 -7
review with|11 -4 0 0 0 -6
reviewer|0 1 0 0 -1 0
reviews|0 1 0 0 0 0
revise|8 -4 0 0 0 -2
revised|0 -1 0 0 0 1
revoked|-1 -6 0 0 0 7
rewritten|0 -1 0 0 0 1
ribbon|0 2 0 0 0 -2
rid|-1 -4 0 0 3 3
rid of|-1 -4 0 0 3 3
rideaux|-4 6 0 0 0 -1
riego|1 -3 0 0 -1 4
rien|3 6 0 0 -1 -7
riesling|4 8 0 0 0 -11
right|11 -5 0 -1 -4 -2
right at|0 1 0 0 0 -1
right away|0 -1 0 2 -1 0
right in|0 -1 0 0 0 2
right now|21 -5 -1 3 0 -17
right to|-1 -1 0 -1 -1 3
rights|3 -6 0 1 -1 3
ring|6 -6 -2 -2 2 2
ring him|0 0 -1 0 0 1
ring the|0 2 0 0 0 -2
rings|5 -8 -1 -2 1 5
rings again|0 -1 0 0 0 2
rise|0 2 0 0 0 -2
rising|0 5 0 0 0 -4
risk|-2 -5 0 4 4 -1
risk assessment|-1 -3 0 -1 5 0
rita|-2 3 0 0 -1 -1
river|0 1 0 0 0 -1
rma|2 3 0 0 -1 -4
road|5 -4 -1 3 -1 -1
rob|1 2 -3 -1 2 -2
robes|-3 -5 6 0 0 1
robes back|-1 -1 0 0 0 1
robot|-1 0 0 0 0 1
roll|-2 -4 0 7 0 -1
rollback|3 -7 0 -1 5 0
rolled|-1 -2 -1 -1 -1 6
rolled back|0 4 0 0 0 -4
rolled out|-1 -4 0 0 0 4
rolls|-1 -7 -1 3 -1 8
roman|2 0 0 0 0 -2
roof|-7 2 0 5 1 -2
roof 0|0 -1 0 0 0 1
roof is|0 -4 0 -1 3 2
roofer|-2 1 0 -1 3 0
roofers|-2 -2 0 0 0 4
room|4 -1 -9 7 1 -2
room 0|12 -12 -8 12 -2 -2
room for|1 4 -1 -1 0 -3
room in|-1 4 0 0 0 -2
room is|-4 -12 1 5 -1 11
rooms|2 -3 0 0 0 2
root|3 5 -3 -1 -1 -3
root canal|3 1 -3 -1 0 0
root cause|0 3 0 0 0 -2
rope|-1 1 0 0 0 0
rosa|5 -6 4 -1 -1 -1
roses|1 4 0 -1 0 -4
roster|4 1 -6 0 0 1
rota|-1 4 7 -2 6 -13
rota is|3 -1 0 -1 0 0
rota to|4 2 0 -1 -1 -4
rotary|-1 4 0 0 -1 -1
rotation|0 2 0 0 0 -1
rotor|0 -3 0 0 0 4
rotten|0 0 0 0 1 -1
rotterdam|12 -6 0 0 0 -6
rough|9 -6 0 0 -1 -1
roughly|5 -3 0 0 0 -2
roughly 0|5 -3 0 0 0 -2
round|-4 -2 5 -2 0 3
round on|-1 6 -1 -1 0 -3
round the|-2 0 -2 0 2 4
route|0 4 -2 -1 -1 -1
router|-2 8 0 0 0 -4
row|-2 -2 0 -1 -1 7
rows|5 3 0 -1 0 -7
rubber|-2 0 1 0 2 -1
ruiz|0 6 0 0 0 -6
rule|-1 -1 0 0 0 3
rules|1 1 0 0 -1 -1
run|8 5 -3 -1 -1 -8
run is|1 -5 0 0 0 4
run out|5 -5 -2 3 0 -1
run the|2 0 -1 0 0 0
rung|-1 6 0 0 0 -4
running|16 -11 -4 3 -1 -3
running again|-1 -1 0 0 0 2
running in|5 -1 0 0 0 -4
running since|3 -3 0 -1 0 1
runs|-8 1 -3 2 -5 12
runs like|0 -1 0 0 0 1
runs on|-1 1 0 0 0 1
runs out|-1 0 -1 6 0 -4
rush|-2 -5 0 9 0 -2
rush with|-2 -1 0 5 0 -2
ruth|-1 -1 0 0 -1 3
rye|-3 3 -4 0 0 5
rye flour|-2 -2 -1 0 0 5
s|-3 5 -1 -1 0 1
sa|-10 -4 -3 0 -1 18
saal|-1 -2 0 0 0 4
saaz|0 -1 0 0 0 1
sabe|-1 8 -1 -1 0 -5
sacks|-2 -4 -3 -1 0 11
saddle|5 -5 0 0 0 1
safari|-1 4 0 0 -1 -2
safe|-2 2 -3 -1 -1 5
safety|-1 -4 8 0 1 -4
safety sheets|0 2 -1 0 0 -2
sagt|-1 14 -1 -1 -1 -10
said|-3 1 3 6 -4 -3
said no|0 4 -3 0 -1 0
said the|-1 -3 5 0 0 -1
said yes|2 1 0 -1 0 -1
salaries|0 -6 4 -1 0 3
salary|-2 -3 -1 -1 0 7
sale|-3 5 2 -1 -1 -3
salen|-1 2 -2 0 -1 3
sales|2 -7 1 3 -2 2
sales training|3 -4 2 0 -1 1
salio|0 -5 0 0 -1 7
salle|-2 -2 -4 9 -2 1
salle 0|2 1 -2 0 0 0
salon|-4 9 -1 -1 2 -6
salt|8 0 -2 0 0 -5
salt road|7 -4 -2 0 0 -1
same|-3 12 -1 -3 2 -7
same error|0 4 0 -1 -1 -2
same time|-1 1 1 -1 0 -1
sample|-1 4 -1 -1 -1 -1
samples|1 7 0 -2 -2 -5
samples at|0 -1 0 0 0 0
samstag|2 2 -6 4 0 -1
sand|0 1 1 0 0 -1
sanded|2 0 -1 0 0 -1
sanding|10 -2 -3 -1 -1 -4
sandpit|-1 -1 -1 3 0 0
sandwich|-4 3 -1 0 0 1
sans|1 0 0 3 -1 -3
sat|-1 -3 3 -1 0 2
sat 0|0 -2 6 0 0 -3
saturday|-13 -3 2 8 0 6
saturday 0|0 -1 -1 0 0 2
saturday for|1 3 -5 -1 0 2
saturdays|-2 3 -4 0 -1 4
saturdays and|-3 5 -1 0 0 -1
sauber|-2 -7 -1 -1 0 12
sauna|-1 0 -3 0 0 4
saved|-1 -2 0 0 0 4
savings|-3 4 -1 0 0 -1
saw|-2 1 1 0 -1 2
saw it|-1 4 1 0 -1 -3
say|-1 16 -1 -7 -3 -5
say 0|0 -2 2 0 0 0
say that|0 2 0 0 0 -2
say the|-2 8 0 0 0 -6
say they|-1 6 0 0 0 -5
say yes|0 3 -5 0 0 3
says|-16 31 4 -8 -7 -4
says 0|-4 -2 -3 3 -1 7
says he|0 4 0 -1 0 -3
says it|0 3 0 0 0 -2
says it's|0 5 0 0 -1 -4
says no|0 -2 0 0 0 3
says she|0 2 1 -2 0 -1
says that|0 0 0 1 0 0
says the|-3 -2 5 -4 -1 5
says we|-1 0 -1 -1 0 4
says yes|1 3 0 0 0 -2
scaffold|0 -1 2 0 0 0
scaffolders|3 -1 0 -1 -1 -2
scaffolding|-1 -3 1 0 0 3
scaffolding is|0 -1 0 0 0 1
scale|-1 2 2 0 -1 -2
scan|-3 -4 0 -1 3 5
scan is|-1 -2 0 0 0 3
scanned|9 -6 -1 0 0 -2
scanned and|0 -2 0 0 0 2
scanner|-2 -2 0 0 0 5
schedule|0 -1 -2 0 0 3
schickt|-1 8 -3 0 -1 -1
schlussel|-4 -6 -4 -2 -1 17
schon|4 -1 5 -3 -4 -2
schon am|-2 -2 4 0 0 0
schon im|0 3 3 1 -1 -5
schon wieder|0 3 0 -1 0 -2
school|3 -7 5 -4 -1 4
school has|1 0 0 0 0 -1
scones|-1 3 -1 0 0 -1
scout|2 -3 0 -1 2 0
scouts|-1 -1 0 0 -1 4
scrap|0 0 0 0 0 1
scrapped|4 -1 0 -1 -1 -2
scratch|3 -4 0 0 1 -1
scratches|-1 -1 0 0 0 3
screen|3 1 0 -1 0 -3
screens|3 0 0 0 0 -3
screenshots|0 4 0 0 -2 -2
screw|-2 -5 0 -1 0 8
screwed|0 -2 -4 0 0 6
screws|-6 8 0 -1 0 0
script|0 -2 2 -1 4 -3
script for|-1 -4 2 -1 5 -1
scripts|2 -1 0 0 0 -1
scrubbed|-1 -6 0 0 0 8
scrubbed and|0 -1 0 0 0 1
se|1 6 1 1 -6 -3
seal|1 5 -2 -2 -1 -1
seal for|5 0 0 0 0 -5
sealed|-2 -6 0 0 -1 9
seals|1 -1 0 0 0 0
seam|1 0 0 0 0 0
seamstress|0 -2 0 0 2 0
sean|2 0 0 -2 0 0
search|0 1 -2 -1 0 2
search for|0 1 0 0 0 -1
season|2 0 1 0 0 -2
seat|-2 -1 0 4 0 -1
seater|0 1 0 0 0 0
seating|-2 7 -1 0 -1 -3
seating plan|-2 4 -1 0 1 -2
seats|0 -5 -2 1 0 6
seats on|-1 0 0 0 0 1
second|10 10 -1 -1 -1 -17
second coat|4 1 -2 -1 0 -2
second course|4 3 1 0 -1 -8
second draft|-4 -3 2 1 -1 5
second fitting|4 -4 0 0 0 0
second floor|-1 -6 0 0 0 8
second hand|0 -3 -1 0 0 4
second offer|-1 3 0 0 0 -2
second one|0 3 -2 -1 0 0
second opinion|-1 4 0 0 -2 0
second quote|-1 -1 0 -1 3 0
second round|4 1 -1 0 0 -3
second sample|0 3 -1 0 0 -2
second time|0 4 -1 -1 0 -1
second week|-2 -1 4 0 -1 -1
secondary|-2 0 -1 8 0 -4
seconds|-10 7 -2 -1 0 7
secretary|0 2 -1 0 0 -1
section|11 -10 0 -2 0 1
section on|3 -4 0 0 1 0
security|0 0 0 0 0 1
see|-4 12 5 0 -3 -11
see a|-1 2 0 0 -1 0
see it|0 -3 -1 0 0 4
see the|-1 1 1 1 -1 -2
see you|0 2 -1 -1 0 1
seed|2 7 0 0 0 -9
seems|0 5 0 -1 0 -3
seen|-1 1 0 5 -1 -4
sees|-2 9 -1 4 0 -10
seguimos|8 8 -1 -1 -1 -13
segundo|1 4 -2 0 -1 -1
seguro|-4 -3 0 0 0 7
sehen|1 -2 3 0 0 -2
sein|-1 -2 3 0 0 0
seine|-2 6 0 -1 -1 -2
seis|-1 -2 4 -1 -1 1
seit|3 -3 -1 -2 -1 3
seit dem|-2 2 0 -1 0 3
sello|-2 -5 -1 0 -1 8
semaine|5 -3 4 0 -2 -5
semana|-4 -1 11 2 -1 -8
send|12 -1 -2 3 1 -12
send it|-2 3 0 0 0 0
send the|0 2 -1 -1 0 -1
send them|5 0 0 0 2 -7
send us|0 1 0 0 0 -1
sending|0 8 -1 0 0 -7
sending it|0 4 0 0 0 -4
sends|-5 4 3 -1 -2 1
sends a|0 1 -1 0 0 0
senora|-1 -1 0 0 0 3
sense|0 3 0 0 0 -3
sensor|-3 -3 0 0 0 6
sent|1 20 -7 -1 -3 -11
sent a|0 10 -1 1 -1 -9
sent back|0 3 0 0 0 -3
sent her|0 0 0 0 0 1
sent in|13 -4 0 0 0 -8
sent it|1 -3 0 0 0 2
sent me|0 3 0 0 0 -3
sent off|-1 2 0 0 0 -1
sent the|3 -3 -2 0 -1 3
sent their|-1 5 0 0 0 -5
sent them|0 -1 -1 0 0 3
sent to|-4 -6 0 0 0 10
separate|-4 0 0 0 5 0
sept|-2 -2 11 -1 -1 -5
sept 0|-1 -2 6 -1 0 -2
september|-7 0 16 -4 -1 -3
september so|-1 1 1 -1 0 0
septic|-1 -2 0 -1 0 4
serial|-2 2 0 -1 2 -2
serial number|0 1 0 0 0 0
served|-2 -3 0 0 0 5
server|-7 -9 1 11 -2 6
server is|0 -1 0 0 0 1
server room|-1 7 0 -1 2 -6
service|3 -9 0 -1 1 6
serviced|-4 -4 -1 0 0 9
ses|0 3 0 0 0 -2
sesame|-2 9 -1 0 0 -7
session|7 -4 0 -1 0 -2
sessions|1 6 0 -2 0 -5
set|4 -12 6 6 -4 1
set is|0 -1 0 0 0 1
set it|0 3 2 0 -2 -4
set of|1 -4 -2 0 0 5
set the|-2 -6 3 7 -1 -2
set up|-2 -2 0 0 0 4
sets|3 0 0 -1 0 -2
settings|1 0 0 0 0 0
settle|-1 2 -1 0 0 0
settled|-5 -6 0 -1 0 12
seven|13 -2 -3 -1 -1 -6
seven of|2 3 0 0 0 -5
sewage|-1 1 0 -1 -1 2
sewing|0 -3 0 0 1 2
sewn|2 -11 0 -1 6 4
shade|1 1 0 0 0 -1
shall|0 4 -2 0 -1 -1
shall i|0 1 -1 0 0 0
shall we|0 3 -2 0 0 -1
share|1 1 0 -1 0 0
shared|-1 2 0 -1 0 -1
shared drive|-1 3 0 0 0 -2
sharp|-3 -3 1 0 0 6
sharps|-1 -2 0 5 -1 -1
she|-12 8 -11 -3 -4 22
she can|-4 1 -3 -3 0 9
she comes|0 6 0 0 0 -5
she cried|0 -6 0 0 0 7
she did|-1 -2 0 0 0 3
she got|0 -1 0 0 0 1
she had|0 1 -2 -2 0 3
she has|0 4 0 0 0 -3
she is|-4 4 -5 8 0 -3
she needs|0 -1 1 0 0 0
she said|0 0 0 0 0 1
she says|0 1 0 0 0 -1
she signed|0 -1 0 0 0 1
she starts|-4 0 -1 0 0 5
she takes|-1 8 0 0 0 -6
she took|0 1 0 0 0 -1
she wants|0 1 1 0 0 -2
she will|0 -3 -1 0 0 5
she would|0 3 0 0 0 -3
she'd|0 3 0 -1 -1 -2
she'll|1 3 4 0 0 -7
she'll come|0 -1 1 0 0 1
she's|-4 -3 -1 -1 -2 11
she's coming|-1 0 0 0 -1 2
she's in|0 1 0 0 0 0
she's on|-1 -1 0 0 0 2
shed|0 -3 0 4 2 -3
sheep|-3 3 -1 -1 -2 3
sheet|2 0 5 -1 -1 -5
sheet is|6 2 0 0 0 -7
sheets|3 -1 -1 -1 1 -2
shelf|-1 -13 -1 12 -2 4
shelf is|-2 -5 0 -1 0 7
shelves|1 2 0 -1 0 -1
shelves are|0 -1 0 0 0 1
shift|-2 -2 -6 -3 7 6
shift it|-1 1 1 -1 0 0
shifted|-2 0 6 -1 0 -3
shifted to|-1 0 4 0 0 -3
shifts|0 -2 2 0 0 1
shines|0 -5 -1 0 0 6
ship|-1 -4 -2 9 0 -1
shipped|0 -2 -1 0 0 3
shipping|9 -2 0 0 0 -7
ships|-1 -1 4 0 -1 -1
shirts|0 2 0 0 0 -1
shoe|0 4 0 0 0 -3
shoes|5 0 0 0 0 -4
shop|2 5 -1 -2 -4 -1
shop and|-1 1 0 0 0 1
shop front|0 4 0 0 -1 -3
shop says|0 1 0 0 -1 0
shops|0 3 0 0 0 -3
shops have|0 3 0 0 0 -3
short|-2 5 -1 -1 0 -1
short for|1 6 0 0 -2 -4
shot|0 0 0 0 0 1
shots|-1 0 -2 0 0 3
should|1 -2 -19 7 19 -7
should also|1 0 0 -1 2 -2
should be|10 -8 -14 0 6 6
should do|1 4 0 -1 -2 -1
should get|0 0 0 0 1 0
should go|-2 -2 0 7 -2 -2
should have|0 2 -3 3 -1 -2
should i|0 1 0 0 -1 0
show|-5 0 -1 0 5 0
show up|-1 0 -1 0 0 2
shower|3 -7 -4 -1 6 4
showers|0 4 0 -1 -1 -2
showing|3 4 -1 -1 0 -4
shown|0 1 0 0 1 -1
shows|-3 4 -1 -2 -2 4
shows 0|0 0 0 -1 -1 2
shows the|-1 -3 0 0 0 4
shredding|0 1 -1 -1 0 0
shut|-4 9 0 -1 0 -4
shuts|-3 -2 0 -1 0 7
shutter|-3 0 0 0 -2 6
shuttle|-1 1 0 0 0 -1
si|-2 16 -3 -1 -1 -9
sich|3 2 -4 2 -3 -1
sich gemeldet|0 1 0 0 0 -1
sick|-1 10 -1 -2 0 -5
side|2 -2 3 -3 0 0
sides|-2 -1 0 0 0 3
sie|-5 8 -1 -5 -1 3
sie hat|0 -1 0 -1 0 2
sign|-2 -6 2 6 3 -3
sign for|-1 -1 0 0 4 -2
sign in|2 -1 0 0 0 0
sign is|-1 -2 0 0 4 -1
sign on|-1 2 0 0 -1 0
sign the|0 5 -1 0 0 -3
sign to|2 1 -3 0 0 0
signage|-2 -2 0 0 -1 4
signal|0 2 0 0 0 -2
signatories|0 -1 0 0 0 1
signature|14 -2 -3 -3 -1 -5
signature by|-2 0 -1 0 0 3
signature is|2 1 0 -1 0 -2
signatures|2 6 -1 0 -5 -2
signe|-2 -6 -6 -1 -1 17
signed|4 -18 -3 -1 6 11
signed and|-1 -2 0 0 0 2
signed at|8 0 0 0 0 -8
signed by|2 0 -1 0 0 0
signed copy|-1 0 0 0 0 1
signed for|1 -3 0 0 6 -4
signed i|-1 -2 0 0 0 2
signed it|-1 -2 0 0 0 3
signed off|-1 0 0 0 0 1
signed on|0 1 0 0 0 -1
signed the|-2 0 0 -1 0 2
signed this|-2 0 0 0 0 2
signed today|-3 -1 0 0 0 5
signed up|7 0 0 0 0 -7
signee|-2 -7 -1 0 -1 12
signs|-5 -1 -2 3 0 6
sigue|6 7 -1 -1 -2 -10
silence|-2 6 0 0 0 -3
silent|0 0 0 -1 0 1
silicone|1 2 -2 0 0 -2
sillas|-1 7 -1 -1 -2 -3
silo|-3 -1 0 0 0 4
silver|-1 3 -1 0 -1 -1
simon|0 1 0 0 0 0
simone|-2 2 0 -1 3 -2
sin|6 0 -8 -1 4 -2
sin gluten|-4 2 -1 0 5 -1
since|13 -10 -6 -1 -6 10
since 0|2 -3 -1 0 0 2
since i|0 -2 0 -1 0 3
since last|-2 3 0 0 0 -1
since lunch|14 -7 0 0 0 -6
since monday|0 1 0 0 0 -1
since noon|2 6 0 -1 0 -6
since summer|-1 4 0 3 0 -5
since sunday|-2 6 -1 0 0 -2
since the|-3 4 0 1 -1 0
since this|13 -5 -1 1 -1 -7
since tuesday|4 -2 0 -1 -1 0
since we|-3 -3 0 0 0 7
since yesterday|6 2 0 0 0 -7
sincerely|2 0 0 0 0 -1
sind|-2 -2 -7 -2 -4 17
sind alle|-3 -1 0 0 0 5
sind bestellt|-1 -1 -1 0 0 4
sind da|0 1 0 0 0 -1
sind heute|-2 -3 -2 0 0 7
single|-1 -1 0 -1 -1 4
single sign|0 0 0 0 -1 1
singles|1 3 0 0 0 -3
sink|3 1 -1 -1 0 -1
sink in|0 0 0 0 0 1
sink is|0 2 -1 -1 0 0
sister|7 -7 0 -2 -2 4
sit|-1 5 -2 0 -1 -1
sit in|-1 1 0 0 0 1
site|-2 2 3 -1 -2 0
site for|0 0 0 0 0 -1
site is|-3 4 4 0 0 -5
site now|-1 -4 0 0 0 5
site since|3 -4 0 0 0 2
sits|-3 11 -2 -1 -4 -1
sits on|-1 11 -1 -1 -3 -6
sitting|7 2 0 0 0 -8
six|-4 14 -4 -3 -3 0
six of|0 -1 0 0 0 2
six this|2 -2 0 0 0 1
six weeks|-1 6 1 0 0 -6
size|0 8 -1 -1 0 -5
size 0|0 3 0 0 0 -2
size again|0 1 -1 0 1 -1
sizes|1 4 0 0 0 -4
sketch|0 1 0 0 0 0
ski|-1 -1 -2 -1 0 5
skip|13 -10 0 -1 -1 -2
skylight|0 0 -1 0 0 0
slab|5 -1 -3 0 0 0
slates|0 1 0 0 0 -1
sleep|-1 3 -1 1 -1 0
slept|-1 -1 1 0 0 1
slide|-2 -4 0 4 -1 3
slides|-2 -6 3 -1 0 7
slides are|-1 -2 0 0 0 4
slip|-3 -3 5 0 0 2
slipped|-5 -3 6 2 -2 2
slips|0 -1 4 -2 3 -3
slips are|1 0 0 0 0 0
slips missing|0 2 0 0 0 -1
slips to|1 -1 1 0 0 -1
slot|-3 -3 1 -2 -1 8
slot for|0 4 1 0 0 -4
slot on|0 -5 -4 0 0 9
slots|-3 -7 0 11 0 0
slow|0 0 0 0 -1 2
slower|0 2 -1 0 0 0
small|-3 9 0 -2 2 -6
small one|0 3 0 0 0 -2
smaller|2 3 0 -1 0 -4
smell|-5 0 0 1 -1 5
smell in|-1 -4 0 1 0 4
smells|-4 8 -1 7 -2 -7
smells like|-1 4 0 0 -1 -2
smells of|-1 5 0 -1 -1 -1
smoke|2 -3 -1 -2 6 -3
smoke alarms|0 -1 1 0 -1 2
smooth|0 -7 0 0 0 7
smoothly|-2 -4 0 0 0 7
snow|0 -6 2 0 -1 6
snow is|-1 -2 0 0 0 3
so|9 2 12 -2 -12 -10
so 0|0 5 0 0 0 -4
so a|-1 -1 2 0 0 0
so by|0 -1 1 0 0 0
so everything|0 1 0 0 0 0
so far|9 0 -3 -1 -1 -3
so he|0 3 0 -2 0 -1
so his|-1 1 0 0 0 0
so i|0 1 -1 0 0 0
so important|0 0 0 1 0 0
so it|0 2 -2 0 0 0
so it's|6 -3 1 -1 0 -2
so let's|-1 -5 5 2 0 0
so no|13 -8 1 -1 0 -5
so nobody|1 1 -1 0 0 0
so not|-1 3 -1 0 0 0
so nothing|2 0 0 0 0 -2
so only|0 1 -1 0 0 0
so please|-1 -2 -1 6 -1 -1
so pressing|-1 0 0 2 0 -1
so push|0 -1 1 0 0 0
so put|1 -1 0 1 0 -1
so that|-1 -8 0 1 0 10
so that's|-4 -10 -1 0 0 15
so the|-4 4 1 1 -1 0
so they|0 6 -2 0 0 -5
so this|-2 -1 -3 6 0 0
so we|-1 3 -1 -1 0 0
so we're|1 0 0 -1 0 1
so you|4 -3 0 0 0 0
socket|1 -1 0 -1 0 1
sockets|0 -1 0 -1 3 -1
sofa|-1 -3 0 -1 -1 6
sofa is|-1 1 0 -1 -1 2
sofia|-1 2 0 0 0 0
soft|3 1 -1 -3 0 0
software|4 -7 -1 -1 -1 6
soil|-1 5 0 0 -2 -2
soir|-1 -7 -6 -1 -1 14
soir a|0 -3 -4 0 0 7
solar|6 7 0 -1 0 -11
sold|-7 -7 -2 -1 -1 19
sold out|-8 4 0 0 0 5
sold the|3 -10 0 -1 0 8
soldered|-3 -8 0 -1 0 12
solicitor|0 1 0 0 0 -1
solid|-2 -9 0 -1 0 13
soll|-1 0 2 0 -1 0
solo|11 -6 -1 -1 -2 -1
solo falta|5 0 0 0 -1 -4
solved|4 -3 -1 0 0 -1
some|1 9 -4 -5 6 -6
somebody|-6 5 -4 1 10 -6
somebody also|0 0 0 -1 1 0
somebody has|0 2 -1 0 1 -2
somebody look|0 6 0 -2 -3 0
somebody must|0 -1 0 0 1 0
somebody should|0 -2 0 0 3 0
somebody to|-1 -4 0 0 1 4
somebody who|0 1 0 -1 0 0
someone|1 -4 -11 7 16 -8
someone add|0 -1 0 0 1 0
someone also|-1 -1 0 0 3 -1
someone check|-1 3 0 0 -1 -1
someone for|-3 -11 -3 0 2 16
someone from|6 -1 -2 0 -1 -2
someone has|-2 3 -1 -1 3 -1
someone must|-1 -4 0 -1 7 -1
someone should|-1 2 0 -1 3 -3
someone to|-2 -4 0 0 1 6
something|-1 13 -2 -1 -1 -9
something for|-1 2 0 0 0 0
sommer|4 3 0 -1 0 -6
sommerfest|-2 -3 -1 -2 -3 10
son|6 0 -3 -2 -4 4
song|-3 3 0 0 0 0
sons|0 -1 0 0 0 2
sonst|-3 -1 5 5 -2 -5
sont|-3 5 -5 1 -3 5
sont partis|-1 -1 0 0 0 2
soon|1 1 -2 10 -4 -6
soon as|0 4 -2 4 -2 -4
sooner|-6 -11 21 0 -1 -4
sooner so|-1 -1 1 1 0 0
sooner than|-2 -4 8 -1 -1 0
sorry|-1 5 0 -2 -3 1
sorry for|1 -1 1 0 0 0
sorry i|0 3 0 0 0 -3
sorry to|-1 2 -3 0 -1 3
sort|-2 5 -1 6 -3 -4
sort the|-2 7 0 0 -3 -2
sorted|-5 -14 -1 4 0 16
sorted the|0 -2 0 0 0 2
sound|-2 -1 -1 7 -1 -2
sounded|-1 5 -1 0 0 -3
sounds|9 -6 0 -1 -1 -1
soup|-2 1 0 0 0 1
sous|-8 -3 -1 -1 1 12
south|1 -5 0 0 0 5
spam|-1 -2 0 0 0 3
spanish|0 2 -2 -1 4 -3
spare|1 -2 -1 -1 6 -2
spare keys|-1 -1 0 0 3 -1
spare part|0 3 -1 0 -1 -2
sparky|0 1 0 0 0 -1
spatestens|-5 -4 15 -1 0 -5
speak|8 0 0 -1 -1 -4
speaker|-1 -3 1 -1 -1 5
speaker for|-1 1 0 -1 -1 2
speakers|5 0 0 -1 0 -3
speaks|-4 4 -1 -1 0 1
speaks english|-1 5 0 0 0 -3
spec|0 -2 0 3 0 -1
spec failed|0 0 0 2 0 -2
speech|1 -5 0 0 4 0
spelt|-1 1 -1 0 0 1
spf|1 0 0 0 0 -1
split|-3 6 0 -1 7 -8
split off|-1 -1 0 -1 7 -4
spoke|-3 6 -6 -3 -2 8
spoke to|-2 5 -6 -2 -1 7
spoke with|-1 1 0 0 0 1
spokes|2 1 0 -1 0 -1
sponsor|0 -2 0 0 1 1
sports|-3 -7 0 1 12 -3
spot|-1 0 -1 3 0 -1
spotless|-2 -8 -1 -1 0 11
spray|0 -1 0 0 4 -3
sprayed|0 0 0 -1 0 2
sprayed the|0 -4 0 0 0 6
spread|-3 -6 0 -1 0 10
spreadsheet|-1 1 0 0 -1 1
spring|-6 -1 2 3 -2 2
sprinkler|-7 4 3 0 0 0
sprint|-1 -3 4 0 0 0
sprinter|0 1 0 0 0 0
spritze|-1 -1 -1 0 0 3
spulmaschine|-1 -4 0 0 0 5
square|0 0 0 1 -1 0
squeak|-1 -6 0 -1 0 8
squeaks|0 3 -1 0 0 -2
ssl|0 -2 0 0 0 2
st|-2 6 -2 -1 0 -2
st anne's|0 -1 0 0 0 1
stack|0 1 0 0 -2 1
stacked|1 -3 0 0 0 2
stadt|0 0 0 0 1 0
staff|-2 -1 -2 -2 4 1
staff room|-1 0 2 0 0 0
stage|-2 -5 2 0 -1 7
staging|19 -5 -3 -3 0 -8
staging is|8 -2 -2 0 0 -3
stain|-1 -5 0 -1 -1 8
stairlift|2 1 0 -1 5 -7
stairs|-4 5 0 -2 -1 2
stairs 0|-1 3 0 0 0 -2
stairwell|4 0 0 -1 -1 -3
stall|6 3 1 -3 0 -7
stall is|4 9 -1 0 0 -11
stamp|-3 10 -2 0 2 -6
stamp on|-2 0 0 0 2 0
stamped|3 -3 0 -1 0 1
stamped by|4 0 0 0 0 -4
stamped copy|0 -1 0 0 0 1
stamps|-1 -2 0 0 3 1
stand|-4 -10 3 8 2 0
stand at|-1 4 1 -1 0 -3
stand in|0 12 -5 -1 -1 -5
stand on|-1 -5 3 -1 -1 4
standing|3 -1 0 -1 0 0
standing order|-2 0 0 0 0 2
stands|3 -5 -1 -2 -1 6
stands at|0 6 0 0 0 -6
stands in|-2 -6 0 0 0 9
stands still|0 3 0 -1 0 -3
start|-4 1 0 3 -2 2
start in|-3 4 -1 0 -1 1
start on|3 -1 -1 3 0 -5
start the|8 -4 0 -1 -1 -1
start with|3 1 -2 0 -1 -1
started|13 -4 -1 -2 -1 -5
started at|-3 -3 0 0 0 7
started on|3 4 0 -1 0 -7
started the|4 -2 0 0 0 -2
started with|2 -1 0 0 0 -1
starter|0 3 0 0 -1 -1
starting|2 2 -2 0 0 -1
starts|-13 -3 -6 -2 -1 25
starts 0|0 1 -1 0 0 1
starts a|0 1 0 0 0 -1
starts at|-6 4 -3 0 0 5
starts first|1 -2 0 0 0 1
starts in|-5 -4 3 -2 0 8
starts on|-6 -3 -3 -1 0 13
state|0 0 1 -1 0 0
statement|-6 5 -1 -1 0 3
statements|1 -2 -1 0 0 2
station|-2 7 2 -1 3 -9
statt|2 10 -6 -2 -1 -4
statt am|-1 0 1 0 0 0
statutes|-1 5 0 0 -1 -3
stay|0 9 -4 0 -1 -3
stay in|2 -2 -3 0 0 3
stays|7 4 -4 -2 -1 -3
stays on|0 2 -1 -1 0 0
steam|5 -6 0 0 0 2
steel|-1 -3 0 0 0 5
stefan|5 -6 0 0 0 1
stehen|9 0 -1 -1 -3 -4
steht|9 -16 3 -2 -2 8
stelle|10 -1 -1 -1 -1 -7
step|-4 -4 -1 -2 13 -2
step for|0 -5 0 0 5 0
steps|-4 5 0 0 0 0
steps are|-4 5 0 0 0 0
steriliser|7 2 -2 0 0 -7
steuererklarung|-1 -1 0 0 0 3
steward|-2 2 0 0 0 1
stick|-1 1 0 0 0 0
sticker|-5 -5 -4 0 0 15
sticker is|0 -3 0 0 0 3
sticker valid|0 -1 -2 0 0 3
sticks|-1 2 0 0 0 -1
still|9 40 -8 2 -3 -39
still 0|0 1 0 0 0 0
still a|0 -3 0 4 0 0
still at|0 1 0 0 0 0
still dark|0 3 0 0 0 -2
still drips|0 1 0 0 0 -1
still get|0 4 -1 -1 0 -2
still has|0 4 -2 0 0 -1
still have|-3 6 0 0 0 -2
still in|0 0 1 0 0 -1
still missing|8 -5 -1 -1 0 -1
still need|-1 2 -1 0 1 0
still needs|3 -3 0 0 0 0
still no|0 1 0 0 0 -1
still not|0 1 0 0 0 0
still on|-1 2 0 0 0 -1
still open|0 1 0 0 0 0
still owe|0 2 0 0 0 -2
still to|6 -1 0 0 0 -4
still waiting|-1 1 0 0 0 0
stinks|-2 6 0 -3 -1 0
stock|-1 11 -3 -3 -1 -3
stock at|0 4 0 0 0 -3
stock count|-1 5 0 0 0 -4
stocktaking|0 0 0 0 0 -1
stolen|6 -1 0 0 0 -4
stollen|1 1 -1 0 0 -2
stone|1 3 -2 0 0 -2
stood|-1 -1 0 0 0 3
stop|7 -9 -2 -1 -2 6
stop the|9 -6 0 0 -1 -1
stopped|-2 8 -1 -1 -1 -4
stopped again|-2 13 0 0 0 -11
stopped at|-2 5 0 0 0 -4
stops|-2 5 -1 -1 -1 0
storage|-3 -2 -1 0 0 5
store|-3 4 0 -1 -1 0
store is|-1 -5 0 0 0 7
stored|-4 12 0 -1 0 -7
stores|-2 -2 5 0 0 -1
storm|5 -1 0 -2 -1 0
storm last|2 -3 0 -1 0 2
stout|-2 1 -1 -1 3 0
stout label|0 2 -1 0 1 -2
stove|-5 5 10 0 -1 -9
straight|-3 -11 -1 3 -1 12
straight away|-1 -4 0 5 -1 2
street|5 -12 -1 -3 -3 14
stress|-5 3 1 1 0 -1
strike|-2 3 -3 6 -2 -2
strings|-2 4 0 0 0 -2
stripe|0 0 -2 0 0 3
stromvertrag|-1 -4 0 6 -2 1
strong|2 -1 0 0 0 -1
struck|-6 7 0 0 0 1
stuck|-11 5 -3 0 -1 10
stuck at|3 -1 0 0 0 -2
stuck in|-1 1 0 1 0 0
stuck the|-4 -2 0 0 0 6
stuck with|-1 4 -1 0 0 -2
student|0 3 0 -1 -1 -1
student from|0 1 0 0 -1 0
students|-3 0 0 0 0 3
studio|1 1 -1 -1 0 0
study|1 2 0 0 0 -3
stuff|3 1 -10 5 2 -1
stuffed|1 1 0 0 0 -1
su|-2 -3 0 -1 -1 7
sub|-1 -2 0 -1 3 1
sub item|0 -2 0 -1 3 0
sube|-1 0 -1 0 -1 3
submission|-1 -2 3 0 0 0
submitted|-1 -5 0 0 0 5
subscribers|-4 -2 0 0 0 7
subscription|0 2 0 0 -1 -1
subsidy|0 0 1 1 0 -1
substitute|0 2 0 0 0 -1
subtask|-1 -6 0 0 9 -2
subtask for|-1 -5 0 0 7 -1
subtitles|-1 3 0 0 0 -2
subvention|2 4 -1 0 -2 -3
success|0 1 0 0 -1 1
sud|8 6 0 0 0 -14
suelo|-2 -6 0 0 0 8
suggests|0 2 -1 0 0 0
suit|3 0 -1 0 0 0
suite|0 1 0 0 0 -1
summer|-4 1 4 2 -2 -1
summer camp|1 -2 1 -1 0 1
summer party|0 -2 0 0 0 3
sums|-1 -1 0 3 -1 0
sun|-2 2 0 0 0 1
sunday|-5 0 8 -2 -3 2
sunday 0|0 -1 1 0 0 0
sunday between|0 2 0 0 0 -1
sunday night|8 1 -1 0 0 -8
sunday please|0 2 1 -2 -1 0
sunday's|0 0 0 0 0 1
sundays|-3 5 -1 0 0 -1
sundays at|0 3 0 0 0 -2
supplier|-1 7 0 -2 1 -5
supplier has|-1 4 0 0 0 -3
supplier is|1 0 0 0 0 -1
supplier says|0 2 0 0 0 -2
supply|-1 -2 0 0 0 3
support|3 3 0 0 0 -5
sur|3 5 -1 -1 -1 -4
sur le|-4 0 0 0 0 4
sur les|4 -2 -1 0 -1 0
sure|-5 10 -1 -1 0 -3
surface|1 3 0 -1 0 -3
surgery|-1 -5 0 5 -1 2
surgery 0|-1 -5 0 5 -1 2
survey|3 1 -2 0 0 -1
surveyor|-1 9 -1 -1 0 -6
sven|0 -2 2 0 0 0
swap|-2 3 0 0 -1 0
swapped|-2 -9 -1 -1 -2 16
swapped in|0 6 0 0 0 -5
swapped sunday|0 2 0 0 0 -1
swapped the|-3 -7 0 0 0 11
swaps|0 -2 0 0 0 3
swarm|-3 -5 7 0 0 1
sweep|-1 10 0 -2 -2 -5
sweep the|-1 6 0 -2 -2 -1
sweet|0 0 0 0 0 1
swept|-1 -8 0 0 0 10
swim|0 0 0 0 0 -1
swimming|-2 -7 3 -1 -2 8
swimming pool|0 -5 0 0 0 5
swing|-2 5 0 0 0 -2
swings|1 -3 -1 3 0 0
switch|-1 4 0 0 1 -3
switched|-2 2 -4 -1 0 6
switched off|-3 5 -4 0 0 2
switched the|-1 -2 0 0 0 4
sworn|0 1 0 0 0 0
system|-7 6 -2 -1 -1 5
t|-1 7 0 0 0 -6
t0|0 2 0 0 0 -2
table|-6 -2 -3 9 1 1
table for|-2 -3 -2 0 0 8
table is|0 -1 0 0 0 1
tableau|-3 -2 0 0 0 7
tables|2 1 -1 -1 3 -4
tablet|-1 7 0 0 -1 -5
tablets|-3 3 0 0 0 0
tabs|3 -4 0 -1 -1 2
tag|2 0 0 0 0 -2
tagged|1 -1 0 0 0 0
tags|2 -3 0 0 1 1
tail|0 2 0 0 0 -1
take|9 4 -3 4 8 -22
take 0|-1 3 -1 -1 0 -1
take a|-1 5 0 4 -1 -6
take him|0 4 -1 0 -2 -2
take it|-1 5 -1 -1 0 -2
take over|0 1 -1 0 0 0
take place|11 -10 0 0 0 0
take that|-1 4 -2 -2 0 1
take the|-3 6 6 -4 -2 -2
take them|3 1 -3 0 0 0
take two|-2 -2 0 -1 5 -1
taken|7 -3 -1 -3 -1 1
taken on|4 -3 -2 0 0 2
taken out|-2 7 -1 0 0 -4
taken the|9 -1 0 -1 -1 -5
takes|1 13 1 -3 -3 -9
takes 0|-1 4 -2 0 0 0
takes about|2 3 0 0 0 -5
takes the|5 -1 6 -1 0 -9
taking|8 7 0 -3 -1 -11
taking the|4 -1 0 0 0 -3
talk|-3 7 -2 -3 -1 2
talk to|0 -3 0 0 -1 4
talked|-2 -2 3 -1 -1 3
talked to|-1 -2 3 -1 -1 1
talking|2 1 -2 0 0 -2
talking to|2 1 -2 0 0 -2
talks|-1 -8 0 0 0 9
tambien|-12 -3 -3 -2 35 -15
tambien el|-3 -8 -1 -1 15 -3
tan|0 0 4 0 0 -4
tank|-1 0 -6 1 -2 9
tank 0|2 0 0 0 0 -1
tank is|-1 -11 0 0 0 12
tanker|0 1 0 0 0 -1
tap|0 -11 1 -1 -1 12
tap still|0 1 0 0 0 -1
tape|-1 1 0 -2 2 0
taped|1 3 0 0 0 -3
target|-1 -1 0 0 0 2
tariq|0 4 0 0 -1 -3
task|-5 -4 -1 -1 10 0
taste|-2 10 -1 -1 0 -7
tastes|0 -1 1 0 0 0
tastes like|0 0 1 0 0 0
tasting|0 2 2 0 0 -3
tax|-3 2 8 1 -2 -5
tax folder|0 8 -1 -1 -1 -5
tax office|-1 -2 7 1 -1 -4
tax on|-2 -1 0 0 0 3
tax papers|0 1 0 0 0 -1
tax return|1 -2 2 1 -1 -1
tb|1 -2 -1 0 0 2
te|-2 3 -1 0 0 0
tea|-1 0 0 -1 -1 3
teach|-1 2 0 0 0 0
teacher|-5 10 -2 -2 2 -2
teacher from|0 2 -1 0 0 -1
teachers|0 -1 0 0 1 1
team|3 -3 6 0 -1 -4
team has|-5 5 0 0 0 0
teams|-3 -3 0 8 0 -2
tears|-4 5 0 0 0 0
technician|25 -12 -1 -2 -1 -9
technician comes|0 1 1 -1 0 0
technician has|-1 -3 -1 0 0 5
technician is|3 -1 0 0 0 -1
technician says|1 0 0 0 0 -1
technician was|7 0 0 0 0 -7
techniker|-1 2 -1 -1 -1 3
techniker war|-1 -3 0 0 0 4
tecnico|-2 -1 3 0 0 1
tell|-4 13 -8 -3 5 -3
tell the|-2 0 -1 -1 5 -2
tell you|-2 3 0 0 0 0
tells|0 3 0 0 -1 -1
tells me|0 3 0 0 -1 -1
temp|-2 0 0 0 0 3
temperature|-1 4 -1 0 1 -2
temps|1 3 3 0 -1 -5
ten|0 -4 10 -6 -3 2
ten days|8 -4 2 -1 0 -5
ten minutes|-1 2 -1 0 -1 2
ten o'clock|-2 -3 6 -1 0 0
tenancy|1 1 1 -1 0 -1
tenancy agreement|1 -2 2 0 0 0
tenant|0 8 0 -1 -2 -6
tenant in|0 -1 2 0 0 -1
tenant is|0 2 0 0 0 -2
tenants|3 0 0 0 0 -2
tender|-1 -3 6 0 0 -2
tenemos|1 -1 0 0 -1 2
tengo|-1 0 0 -1 -1 2
tennis|-1 1 0 0 0 1
tenor|0 -5 0 0 0 6
tent|-2 2 -4 0 -1 5
tents|-2 -2 1 0 -1 4
term|-3 -3 7 0 -1 0
termin|-1 -3 4 1 0 -2
termin beim|0 -3 4 0 0 -1
terminal|0 -1 0 0 0 2
terminated|0 0 0 0 0 1
terms|0 4 3 -1 0 -7
terrace|4 -7 10 -3 -1 -3
terraza|3 -6 -2 0 -1 5
test|0 -7 0 0 6 2
test drive|1 -2 -1 0 0 3
test on|0 0 0 0 1 -1
test passed|0 -2 0 0 0 2
test run|0 3 0 0 0 -2
test the|-2 -1 0 -2 9 -3
tested|5 -4 0 -3 1 2
tested it|0 -2 0 0 0 3
tested on|0 -3 0 0 0 3
tested with|-2 -2 0 -2 1 5
tester|-1 -3 4 0 0 1
testing|3 -1 0 0 0 -1
tests|26 -14 -2 -1 0 -9
text|-2 2 -1 0 0 1
text for|0 3 0 0 0 -4
texts|-1 -3 0 0 4 0
than|-3 4 15 3 -5 -14
than 0|0 4 -1 -1 0 -2
than last|0 2 -1 0 0 0
than planned|-2 -4 8 -1 -1 0
than the|-1 -2 0 9 -1 -4
than we|0 -2 2 0 0 -1
thank|3 -5 -2 -1 3 2
thank you|2 -1 -1 0 4 -3
thanked|0 -7 0 0 -1 9
thanks|-9 -16 7 5 -2 14
thanks for|-5 5 3 2 -3 -3
thanks to|-1 -1 0 0 0 2
thanksgiving|0 6 0 0 0 -6
that|-15 8 -6 4 12 -3
that as|0 -1 0 0 0 0
that be|0 -1 0 -1 2 -1
that before|0 1 0 1 -1 0
that customer|3 -3 -1 -1 -1 2
that date|2 1 -1 0 0 0
that day|0 4 -1 -1 0 -2
that for|0 1 0 0 0 0
that goes|0 0 0 1 0 0
that he|0 1 0 0 0 0
that important|-1 -1 0 2 0 0
that in|0 3 0 -1 0 -2
that into|-1 5 -2 -2 0 0
that machine|0 3 0 0 0 -2
that makes|-1 6 0 0 -2 -4
that off|0 -2 0 0 0 3
that ok|0 1 0 0 0 -1
that on|0 -3 0 0 3 0
that one|0 -3 0 1 0 2
that our|0 2 0 0 0 -1
that please|0 0 0 -2 2 0
that the|-3 2 3 -1 2 -2
that they|0 4 0 0 0 -3
that to|0 1 0 -1 0 0
that under|0 -1 0 0 1 0
that was|0 -1 0 0 -1 3
that we|-1 -3 -1 0 0 5
that week|0 -1 2 0 0 0
that's|-9 -6 -2 -1 -1 18
that's all|0 -1 0 0 0 1
that's settled|-1 -3 0 0 0 4
that's that|0 -4 0 0 0 4
that's the|0 -3 0 0 0 3
thats|1 -6 1 -2 -2 8
the|-2 9 -9 -7 1 4
the 0|0 -10 -5 6 -1 10
the 0nd|-4 1 12 -2 -1 -6
the 0rd|-3 6 9 0 -1 -11
the 0s|0 2 0 0 0 -3
the 0st|-6 -7 17 0 3 -8
the 0th|-17 1 25 -3 -4 -1
the accident|0 3 0 0 -1 -1
the account|-3 5 -1 -1 -1 0
the accounts|-1 0 0 0 0 2
the ad|-2 -1 0 0 0 3
the address|-1 -2 0 0 0 3
the agency|5 6 -3 -1 -1 -6
the agenda|0 2 0 0 1 -3
the agm|-1 4 -1 2 -1 -3
the air|0 5 0 0 0 -5
the alarm|-3 6 -2 0 -1 0
the allergen|0 -2 -1 -1 0 3
the annual|-1 -1 0 -1 0 2
the app|0 5 0 0 0 -4
the appeal|-2 -4 -4 3 0 6
the application|-2 1 0 0 0 1
the apprentice|-1 1 0 0 0 1
the april|0 -7 0 -1 7 0
the architect|-2 0 0 0 0 2
the archive|2 1 -1 0 0 -2
the article|-2 -4 2 0 0 4
the attic|1 2 0 0 0 -2
the audit|-2 1 -4 6 -1 -1
the auditor|0 -1 0 2 0 0
the auditors|0 3 3 0 0 -5
the autoclave|-1 3 0 0 0 -1
the baby|-6 0 4 4 -1 -2
the back|3 -7 0 1 3 0
the background|0 1 0 0 0 0
the backup|1 -2 2 4 -2 -3
the badges|-1 8 -1 -2 -1 -2
the bakery|-1 -5 -3 -1 0 10
the balcony|-2 8 -1 3 0 -8
the baler|-1 1 0 0 0 0
the ballast|-1 -1 -1 0 0 2
the band|-3 -4 0 0 6 2
the bank|-2 -4 9 -1 -5 3
the banner|-1 0 0 1 0 0
the bar|0 4 0 -1 0 -3
the barn|-2 2 0 0 -1 1
the basement|-1 1 0 -1 1 0
the bathroom|-4 -2 0 -1 -1 7
the battery|0 4 0 0 0 -2
the bedroom|1 1 0 0 0 -1
the beer|1 0 0 0 0 0
the bell|-1 2 0 -1 0 0
the belt|-2 2 0 0 0 0
the best|0 4 0 0 0 -5
the big|-3 -1 0 -1 -2 6
the bike|-2 1 -3 4 -3 3
the bill|5 -5 0 2 0 0
the binder|0 0 0 0 0 -1
the birth|0 1 0 0 0 -1
the block|0 0 0 0 0 2
the blue|-3 -3 0 -1 0 7
the board|-3 5 -3 0 -1 2
the boat|-1 0 3 4 -1 -6
the boathouse|0 5 -1 0 0 -4
the boiler|-3 -2 8 0 -2 -1
the book|-1 -5 0 0 -1 7
the booking|0 -3 -1 3 0 0
the books|-2 4 0 -2 -1 0
the bottom|-3 4 -1 9 -2 -7
the box|-1 5 0 0 0 -3
the boxes|-1 0 0 0 -1 2
the brake|0 -1 0 0 0 1
the branch|0 -4 0 0 0 4
the break|0 0 -2 0 0 2
the bride|-1 -3 -1 0 0 5
the bridge|-1 1 0 0 0 0
the brim|0 0 -2 5 -1 -2
the brochure|-2 -1 0 7 0 -4
the broken|-1 -7 0 0 0 8
the bucket|-1 5 0 0 0 -5
the budget|0 2 1 0 -1 -1
the build|-1 3 0 0 0 -2
the building|0 -2 1 1 0 1
the bus|-1 4 0 -1 0 -3
the butcher|0 1 0 0 -1 -1
the button|-1 -9 0 0 3 8
the cab|-1 -1 0 0 0 2
the cabin|0 -2 0 0 -1 2
the cable|-2 -6 3 0 0 4
the cables|-2 9 0 -4 -2 -2
the cake|-5 -1 -1 -1 2 6
the calendar|0 -3 0 0 0 4
the calf|4 -6 -1 6 0 -4
the call|0 -6 8 0 0 -2
the camera|0 -1 2 0 1 -2
the campsite|-1 -5 0 0 0 7
the cancellation|-1 -3 -1 0 0 4
the car|0 -2 -2 -1 1 4
the card|-7 3 0 0 0 4
the cards|0 -1 0 0 0 2
the caretaker|-1 4 0 0 0 -2
the carpenter|0 2 0 0 0 -2
the cat|-1 -3 0 0 -1 6
the catalogue|7 -1 0 0 -1 -5
the caterer|-1 -1 0 0 0 2
the ceiling|4 -4 0 1 0 -1
the cellar|2 2 -1 -1 3 -4
the cent|0 -3 0 0 0 3
the cert|0 0 0 0 0 1
the certificate|0 4 -1 -1 1 -3
the chair|0 3 0 0 -5 2
the chairs|0 2 4 -3 0 -2
the chapel|0 1 -4 0 0 4
the chef|0 -4 0 0 0 4
the cheque|0 8 0 0 0 -7
the chimney|-3 6 0 0 0 -2
the choir|4 -2 2 -1 -3 0
the church|-3 0 0 0 0 4
the cinema|0 0 0 -1 -1 2
the city|2 -1 0 -2 1 1
the claim|1 -2 0 0 0 2
the class|-1 -2 0 0 0 3
the cleaners|4 -2 0 0 0 -1
the cleaning|0 -2 0 -1 3 -1
the client|4 0 -1 0 0 -2
the clinic|1 -4 1 -2 0 4
the clocks|0 -3 5 -1 -1 0
the closing|-1 -1 1 4 0 -2
the club|0 -4 0 0 0 5
the coach|-1 1 -1 0 -1 1
the code|0 4 0 -1 0 -2
the coffee|0 -3 0 0 0 4
the cold|0 1 2 -1 0 -2
the compressor|1 3 -1 0 0 -3
the concert|-1 -1 5 0 0 -3
the confirmation|-1 -1 0 0 0 3
the consent|0 4 0 0 -2 -1
the consulate|-1 2 0 -1 0 0
the contact|-2 3 -1 -1 0 1
the container|-1 -2 0 0 0 3
the contract|-1 -2 2 0 0 1
the cooling|0 3 0 0 0 -3
the copier|-2 -6 0 -1 -1 10
the copy|0 -2 0 0 0 2
the corner|5 3 -2 0 0 -6
the corridor|-1 -2 0 -2 1 4
the costumes|-1 0 1 0 0 0
the couch|0 0 -2 0 0 2
the council|-1 1 -2 -1 0 2
the counter|-3 4 0 0 0 -1
the county|0 -2 0 -1 1 3
the courier|0 1 -1 0 0 0
the court|1 0 0 2 -1 -1
the cover|4 -6 0 -1 -1 4
the crack|0 -3 0 0 0 4
the crane|0 3 1 -1 -1 -2
the cream|-1 -4 0 0 0 5
the credit|0 1 1 0 -1 -2
the crew|3 -3 0 0 -1 1
the crossing|0 -2 -1 0 0 3
the crown|0 -1 1 0 0 0
the cupboard|-2 -2 0 0 0 5
the curtains|0 -4 0 4 1 0
the customer|-1 -1 1 4 -1 -2
the customs|-1 -2 0 0 0 3
the dark|0 5 0 0 0 -4
the data|-1 1 0 2 0 -2
the database|1 0 0 0 1 -1
the date|-2 4 -1 2 -1 -1
the day|-1 4 -3 0 0 1
the dead|-1 -1 0 0 0 2
the deadline|0 -2 4 0 0 -1
the delivery|-1 -1 0 0 0 2
the dentist|0 -1 0 0 0 1
the deposit|-1 4 -3 0 2 -2
the depot|-1 -1 0 0 0 3
the designer|0 1 0 -1 1 -1
the desk|-3 1 -1 -1 0 4
the dinosaur|-3 0 0 0 0 4
the dishwasher|0 3 0 0 0 -3
the display|-1 6 0 0 0 -4
the distributor|0 1 0 0 0 -2
the district|0 -1 0 0 0 1
the dock|-1 -4 0 0 0 5
the dog|-2 -6 0 0 1 8
the domain|-1 -2 0 -1 0 4
the door|-1 -5 -3 0 3 6
the double|0 1 0 0 0 0
the draft|4 -1 0 0 0 -3
the drain|-5 5 0 0 0 1
the drawer|-2 1 0 0 0 1
the drawing|-2 3 1 0 0 -2
the drawings|0 2 0 0 -2 0
the dress|0 -3 0 -1 5 -1
the drill|-2 9 0 -1 -1 -6
the drive|0 2 -3 0 -1 2
the driver|0 1 0 -1 0 0
the drone|-1 -1 0 0 0 2
the drum|0 1 -2 0 0 1
the drums|0 -5 0 0 0 6
the earliest|0 0 0 0 0 -1
the electrician|7 -3 0 0 0 -3
the embassy|0 6 0 0 0 -6
the emergency|-3 -4 -1 -3 7 3
the end|-3 -6 6 1 0 1
the engineer|0 1 0 0 0 -1
the entrance|-1 -3 0 -1 1 3
the envelope|9 -10 0 0 0 0
the error|0 3 0 0 0 -3
the evening|0 -3 0 0 -1 4
the exam|3 0 2 -1 -1 -3
the extension|-2 -1 0 0 3 0
the extra|3 -2 0 0 0 0
the facade|-2 3 0 -1 0 0
the factory|1 1 0 0 0 -1
the fair|-3 8 0 0 0 -5
the fan|-2 4 0 0 0 -1
the farmer|-1 -2 0 0 1 2
the federation|-3 2 -1 4 0 -2
the fence|-2 -3 3 7 -2 -3
the ferry|-1 -1 2 0 1 -1
the festival|0 2 1 -1 -1 -2
the field|1 -1 0 0 0 0
the figure|1 -1 1 0 0 0
the figures|0 2 -4 0 0 2
the file|3 -4 0 -1 0 2
the files|4 -4 0 0 0 0
the final|-1 2 0 0 0 -1
the fine|2 1 0 -1 0 -1
the fire|4 0 -2 -1 1 -1
the first|0 2 5 -10 0 4
the fish|3 3 1 -1 0 -6
the fitter|-2 4 -2 0 0 0
the five|3 -3 0 0 0 0
the fix|0 -1 0 0 0 1
the flat|-2 -6 -1 3 -1 7
the flights|0 1 0 -1 2 -1
the floor|-4 10 -1 0 -2 -3
the flowers|0 -3 0 0 0 4
the flu|5 4 -2 -1 0 -6
the flyer|0 2 0 0 0 -1
the flyers|0 -4 3 -1 0 2
the foil|0 2 0 0 0 -2
the folder|-5 -1 0 -1 -3 10
the font|-1 -1 0 0 -1 2
the food|-1 -3 0 0 0 4
the forklift|0 -1 -1 0 3 -1
the form|7 -3 0 0 -1 -3
the forms|0 0 0 0 0 1
the four|1 -3 0 0 0 3
the fourth|0 1 0 0 0 0
the frame|3 1 0 0 0 -4
the freezer|1 -1 0 -1 0 0
the french|-1 -3 -1 1 0 4
the friday|1 3 -3 0 0 -1
the fridge|-2 -1 2 2 -2 0
the front|5 -1 -2 -1 -1 0
the frost|-4 -3 6 -3 -1 5
the fuse|-1 0 0 0 -1 3
the garage|-1 -3 3 -1 3 -1
the garden|7 -2 -1 -1 -1 -3
the gas|0 0 2 0 0 -2
the gasket|0 1 0 0 0 0
the gate|-1 0 0 -1 0 2
the girl|1 1 -1 0 0 0
the glass|0 -1 0 0 0 1
the glaze|-1 1 0 0 0 1
the glazier|0 8 0 -3 -3 -2
the go|1 -6 6 0 0 -1
the goats|-1 -2 2 0 0 1
the grant|0 -2 1 -1 0 2
the green|0 2 0 0 -1 0
the greenhouse|3 -3 -3 0 0 4
the ground|-1 1 -1 -1 -1 4
the guest|2 2 -1 0 -1 -1
the guests|0 -3 0 0 0 3
the guide|0 0 0 0 1 -1
the gutter|-1 1 0 -1 4 -2
the gutters|-2 9 -1 -3 -3 0
the guy|0 0 1 0 0 -1
the gym|9 -3 -7 0 -1 2
the hall|7 -6 1 -1 0 -2
the hallway|-2 1 -1 0 1 0
the handbook|0 -2 0 0 0 3
the handover|-2 2 7 -1 -2 -4
the hay|0 -1 0 0 0 1
the head|0 2 1 0 0 -2
the health|-1 -3 2 0 0 1
the hearing|-2 -5 4 2 -2 3
the heat|0 9 0 0 0 -8
the heater|-2 -4 0 0 0 6
the heating|2 3 0 0 -1 -3
the hedge|0 -4 1 3 -1 2
the heron|1 0 0 0 0 -1
the hinge|0 -1 0 0 0 2
the hole|-1 -4 0 0 0 6
the holiday|0 0 -1 0 -1 2
the holidays|-4 -5 9 3 -1 -3
the hotel|-2 -1 0 -1 -1 5
the hour|-1 -10 -3 0 0 15
the house|4 -7 -1 0 0 5
the hut|2 -1 0 0 0 -1
the hygiene|-1 4 -1 -1 1 -2
the idea|9 -5 0 0 0 -2
the injunction|-1 -6 -1 -1 6 3
the inspection|0 4 1 0 0 -4
the inspector|-1 -1 -2 2 2 -1
the insurance|-2 -6 -1 -1 8 2
the insurer|-1 -7 3 0 5 0
the internet|0 -2 -1 0 0 3
the interview|-7 3 0 0 0 5
the inventory|4 -3 0 -1 1 -1
the invoice|-1 -3 -1 -1 2 4
the invoices|3 -1 0 0 0 -3
the job|-1 7 -1 -1 -1 -3
the jubilee|-2 2 0 0 -2 1
the judge|-3 3 3 -1 -1 -2
the key|-4 1 4 -1 -1 1
the keys|-3 0 1 0 0 2
the kids|-3 6 -6 0 -1 3
the kids'|-1 0 0 0 0 1
the kiln|-1 1 0 0 0 0
the kindergarten|-4 -3 0 0 -1 8
the kitchen|4 -2 2 -2 0 -1
the klee|3 -2 -1 -1 0 0
the lab|0 -4 -1 0 3 2
the label|-2 11 -1 0 -1 -7
the labels|2 -9 0 0 7 0
the ladder|-1 5 0 0 0 -4
the lady|0 3 0 0 -1 -3
the lamp|-3 7 0 0 0 -3
the landlord|0 -3 1 0 -1 3
the laptop|2 2 0 0 0 -4
the last|8 -9 3 -3 -1 2
the late|-3 -2 0 -1 0 6
the latest|-1 -7 11 0 0 -3
the lawn|1 -2 0 2 0 -1
the leak|-1 0 0 0 0 0
the lease|-1 0 2 0 0 -1
the leaves|-1 -6 0 0 0 8
the ledger|-1 -2 0 0 0 3
the left|-4 15 0 -2 -1 -9
the letter|-1 1 -2 10 -1 -6
the library|-1 -2 -5 0 0 8
the licence|-2 -3 -4 0 0 9
the lift|1 7 -1 -2 1 -5
the lights|0 0 -1 3 -1 0
the limit|-1 -3 0 0 0 5
the lindner|3 -1 7 0 -1 -7
the lines|-3 0 0 0 0 3
the list|1 -13 4 12 4 -7
the little|-1 2 -1 3 -1 -2
the load|0 6 0 0 1 -6
the loan|0 -1 3 0 0 -2
the lobby|0 1 0 0 0 0
the lock|9 -3 0 0 3 -8
the loft|8 1 -1 0 0 -7
the log|2 3 0 -1 0 -4
the login|3 2 0 -2 1 -3
the logo|2 4 0 0 0 -5
the long|0 2 0 0 0 -1
the lorry|0 3 0 0 0 -3
the lost|-1 -5 0 6 -1 1
the lot|0 -1 -1 0 0 2
the lower|0 -1 0 1 0 1
the machine|1 2 0 -1 0 -1
the magazine|0 1 0 0 0 0
the mail|-1 -5 -4 -1 3 9
the mailbox|-1 -1 0 0 0 2
the man|-1 -3 0 0 0 4
the manual|-1 1 0 0 2 -2
the market|-2 4 0 0 -1 -2
the mart|-1 -1 -1 0 0 4
the mayor|-2 -8 0 0 6 5
the meeting|-2 2 -2 4 -1 -1
the members|0 -2 0 0 0 2
the membership|2 2 0 0 0 -3
the menu|-2 -3 0 0 2 4
the meter|-1 -2 0 0 0 4
the middle|0 3 -1 0 -1 -1
the mill|3 2 -3 0 0 -2
the minibus|-1 -3 1 0 -1 5
the minister|-2 -3 -1 1 -1 5
the ministry|0 2 0 -1 -1 0
the minutes|-1 1 -1 0 0 1
the missing|-5 -13 0 -1 3 16
the mixer|-2 5 0 0 0 -2
the mobile|-2 0 0 0 0 2
the model|0 -9 0 0 0 10
the moment|16 -6 0 -1 -1 -8
the money|4 -3 -2 -1 0 2
the month|0 -2 2 0 0 0
the morning|0 0 0 0 0 1
the mortgage|-1 4 0 -1 1 -3
the most|-1 -2 0 5 0 -2
the mould|0 2 -1 -1 -1 1
the move|-3 -1 -1 0 6 0
the mural|7 3 0 0 0 -9
the museum|-1 -2 1 0 -1 3
the music|-1 -2 0 -1 -1 4
the name|-1 0 0 -1 3 -1
the nda|0 0 0 0 0 1
the neighbour|0 -1 0 0 0 2
the neighbours|-1 0 0 0 2 -1
the net|0 3 0 0 0 -4
the new|0 5 1 2 1 -9
the newsletter|0 0 1 0 0 -1
the next|0 1 0 0 0 -1
the night|-3 5 -4 0 7 -4
the nine|-1 -5 0 0 0 7
the noise|-2 0 0 0 3 -1
the north|2 0 -2 -1 -1 1
the notary|-1 -2 0 0 0 3
the notice|0 -1 -1 0 0 3
the number|-1 -8 -1 0 0 10
the nursery|-1 0 0 -3 0 3
the obituary|-1 -5 1 0 6 -1
the offer|-2 -2 0 -1 1 4
the office|9 -1 -3 1 -2 -4
the oil|0 -1 0 0 0 1
the old|-6 11 2 -2 4 -9
the one|-2 10 -1 -2 -1 -5
the online|0 6 0 0 0 -6
the open|0 -5 1 0 0 4
the orchard|-1 6 0 0 0 -5
the order|10 0 -4 -1 -1 -5
the original|0 1 0 0 0 -1
the other|6 2 -4 2 -3 -3
the others|-2 1 -1 4 -3 0
the oven|10 -2 -1 -1 2 -8
the overtime|0 -1 0 1 2 -1
the owner|2 9 -1 0 0 -9
the page|-1 -1 0 -1 0 3
the paint|-2 6 0 0 0 -4
the painter|4 0 0 0 0 -4
the pane|0 5 0 0 0 -6
the pantry|-1 -3 0 0 0 4
the paper|-1 1 -1 0 0 0
the papers|0 -2 -1 0 0 3
the parents|-1 -1 -2 2 0 3
the parish|1 1 -1 0 0 0
the parking|0 -3 0 -1 0 3
the part|1 2 -2 0 0 0
the parts|0 3 0 0 -1 -1
the party|1 -3 -1 3 0 0
the passport|6 -3 0 -1 0 -2
the passports|-1 1 0 0 0 0
the password|5 -1 0 -1 0 -2
the payment|1 7 0 0 0 -8
the payroll|-1 1 0 0 0 1
the pdf|-1 -1 -1 2 0 1
the pension|0 -1 0 0 0 1
the people|-1 -1 0 1 0 0
the permit|-1 2 -3 0 0 2
the pharmacy|0 -2 0 0 0 2
the phone|3 -7 2 3 -2 2
the photo|-2 -4 0 5 2 -1
the photographer|-1 4 2 -1 0 -4
the photos|1 -1 0 0 0 0
the piano|1 -4 1 0 -1 4
the picture|0 -1 1 0 0 1
the pictures|0 6 0 3 -1 -7
the pile|-1 -1 0 2 0 0
the pipe|-2 4 0 0 0 -1
the pitch|-1 -3 0 0 0 5
the plan|-1 -7 -1 4 4 1
the plants|3 -4 -1 -1 0 3
the playground|3 -2 0 0 0 -1
the plug|-1 -6 0 3 0 4
the plumber|-1 0 2 -1 0 1
the polish|0 0 -1 0 1 0
the porch|-2 10 0 0 0 -8
the port|1 0 0 -1 0 0
the portal|0 -1 0 0 0 2
the post|2 0 0 0 0 0
the poster|-1 1 2 0 0 -2
the posters|-1 -2 0 0 0 2
the posts|0 -1 0 0 0 1
the pothole|-1 4 0 -1 0 -2
the practice|-2 -6 0 0 0 8
the press|-1 -6 0 3 -1 4
the pressure|-1 6 0 0 0 -4
the price|-2 19 -4 0 -3 -10
the prices|0 -2 0 2 0 0
the print|0 -3 1 0 0 2
the printer|-1 6 -1 0 -1 -3
the printers|0 -2 0 0 0 2
the programme|0 0 1 0 -1 0
the projector|0 3 0 -1 -1 -2
the protocol|-2 1 0 3 0 -1
the publisher|-1 -1 0 0 0 3
the pump|-2 1 0 0 1 0
the queue|7 0 -1 5 -1 -10
the quiz|-1 2 0 0 -2 1
the quote|-1 2 0 0 0 0
the rack|0 5 0 0 0 -4
the racking|0 5 0 0 0 -5
the radiation|0 2 0 0 0 -1
the radio|-1 -1 -1 0 0 4
the raffle|3 -2 0 0 0 0
the rain|-2 -7 3 0 -1 6
the ramp|0 -1 0 2 -2 1
the receipt|-2 -1 -1 0 0 4
the receipts|-1 -1 0 0 3 -1
the recipe|-1 8 0 2 -2 -6
the rectory|-2 -2 0 0 0 4
the recycling|-2 -4 0 0 0 6
the red|-1 -3 0 -1 0 5
the referee|-1 -3 -1 0 0 5
the refund|0 -1 0 0 0 1
the register|0 0 -1 0 1 0
the registry|-1 -4 5 0 0 0
the reminder|4 1 -3 -3 0 0
the reminders|0 -5 0 0 -1 7
the remote|0 1 0 0 0 0
the rent|-2 0 -1 0 0 4
the rental|-1 -4 0 0 0 5
the repair|3 6 -3 -1 -1 -3
the report|-4 1 0 0 0 2
the request|7 0 -1 0 0 -6
the rest|8 -3 -5 4 -1 -2
the return|-1 3 0 0 2 -4
the returns|3 0 0 0 0 -2
the review|-5 -4 1 -1 0 9
the right|-8 -1 -2 -2 -1 14
the rings|6 -4 0 0 1 -3
the road|-3 -5 2 4 0 3
the roman|2 0 0 0 0 -2
the roof|-3 -2 0 3 0 2
the room|0 2 -2 0 0 0
the rooms|-1 -2 0 0 0 3
the rope|-1 1 0 0 0 0
the rota|1 11 -2 0 -1 -9
the route|0 3 -1 0 -1 0
the rubber|0 0 0 0 0 -1
the run|0 1 0 0 0 0
the rye|0 1 0 0 0 -1
the safe|-1 3 0 0 0 -2
the safety|-1 -2 9 0 -1 -5
the salary|0 2 -1 0 0 -1
the sale|0 -4 0 0 -1 5
the salon|-1 2 0 0 3 -3
the same|1 11 0 -2 1 -11
the sample|-1 4 0 0 0 -3
the samples|3 2 1 0 0 -7
the scaffold|0 -2 2 0 0 0
the scaffolding|0 0 1 0 0 0
the scale|0 3 0 0 -1 -1
the school|-4 1 0 0 0 4
the script|-1 -1 0 0 0 2
the seal|5 0 0 0 0 -4
the seamstress|0 -2 0 0 2 0
the search|0 1 0 0 0 -1
the season|2 -1 1 0 0 -1
the seat|0 -1 0 0 0 1
the seating|-1 8 -1 0 0 -6
the second|-2 -6 4 -1 -3 9
the sensor|0 0 0 0 0 1
the server|-2 2 -2 -1 0 3
the service|-1 3 1 0 0 -3
the settings|1 0 0 0 0 -1
the shared|-1 2 0 -1 0 -1
the sheep|-3 3 0 -1 -1 2
the sheet|0 -1 0 0 0 1
the shelf|2 -4 0 0 0 2
the shelves|0 -1 0 -1 0 1
the shift|1 1 0 0 -1 -1
the shop|3 8 -3 -1 -1 -6
the shower|1 -3 -1 0 4 -1
the shredding|0 2 -1 -1 0 0
the shutter|-3 1 0 0 -2 5
the side|-1 0 0 0 1 -1
the sign|-2 -3 0 -1 0 6
the signed|0 1 1 0 0 -2
the silver|0 1 0 0 0 0
the sink|4 0 -1 -1 0 -2
the site|2 3 0 -1 0 -4
the six|1 -2 0 0 1 1
the skip|0 0 0 0 0 1
the slip|-2 2 0 0 0 2
the slot|-1 0 0 0 0 1
the small|-3 4 1 -1 0 -1
the smell|0 -2 0 0 0 3
the smoke|2 -6 -1 0 7 -2
the snow|0 -1 2 0 0 0
the sofa|0 -1 0 0 0 1
the software|1 -2 0 0 0 1
the soil|-1 5 0 0 -2 -2
the sound|-1 5 2 0 -1 -5
the spare|-1 -2 0 0 1 2
the speaker|0 -3 1 0 0 3
the sports|-1 2 0 3 -1 -4
the spot|-1 1 0 0 0 0
the spreadsheet|-1 1 0 0 -1 1
the staff|0 -1 0 -1 0 2
the stage|0 -6 2 0 0 4
the stairs|-4 3 0 -1 -1 3
the stairwell|0 1 0 0 0 0
the stamp|0 9 0 0 0 -8
the stand|-1 5 1 -1 -1 -3
the station|1 1 -1 0 0 0
the statutes|0 -2 -1 0 0 3
the steriliser|0 2 -2 0 0 0
the sticker|-2 6 -1 0 0 -3
the stock|-1 5 0 0 0 -4
the storage|-2 3 0 0 0 0
the storm|1 0 1 -1 -1 0
the stout|-2 -1 0 0 2 2
the street|3 1 -1 -3 -2 0
the summer|2 -7 2 -2 0 4
the supplier|0 -3 -1 -2 2 3
the survey|-3 1 0 0 0 2
the swap|-1 8 0 0 0 -5
the swarm|-2 -1 2 0 0 2
the switch|0 0 0 0 1 -1
the system|-1 -6 0 0 0 7
the table|-2 -2 0 12 -2 -6
the tank|0 18 0 0 0 -17
the tap|4 -2 0 0 -1 -1
the tax|0 2 3 1 -1 -5
the tea|-1 -1 0 -1 -1 3
the team|4 1 -1 0 -1 -4
the technician|7 -5 0 0 0 -1
the ten|0 -1 0 0 0 1
the tenancy|1 -2 2 0 0 0
the tenant|-2 0 1 0 -1 2
the tender|-1 -5 6 0 0 0
the tenor|0 -5 0 0 0 6
the tent|2 2 0 0 0 -3
the terrace|5 -1 0 0 0 -3
the test|-1 2 0 -1 0 0
the text|0 -1 -1 0 0 1
the theatre|-1 0 0 0 -1 1
the thing|-1 2 0 1 -3 1
the third|-3 6 -1 1 -1 -1
the three|2 0 -4 -1 0 4
the tickets|0 0 -1 0 0 1
the tiles|-2 8 0 0 0 -5
the till|-1 4 -3 -2 -1 2
the time|2 4 -1 0 -1 -4
the timetable|0 0 1 -1 0 0
the top|-2 -2 -1 4 -1 2
the tour|0 1 0 0 0 0
the town|-1 4 0 -1 -2 1
the tractor|-2 -2 0 0 -2 6
the trailer|-1 1 -1 -1 0 1
the train|-1 0 0 0 2 0
the trainee|1 1 -1 0 0 -1
the training|0 3 0 0 1 -4
the translation|6 -7 5 0 -1 -2
the translator|2 0 0 0 0 -2
the tray|0 -1 0 0 0 1
the trip|2 0 0 0 0 -2
the trophies|0 0 0 0 1 0
the truck|-2 1 0 0 0 1
the twins|0 -3 -1 -1 3 1
the two|-4 5 -1 -1 0 0
the tyres|-1 3 1 0 -1 -2
the update|-1 5 0 0 -1 -3
the upholsterer|0 -3 6 0 0 -3
the vaccination|-1 0 0 0 2 -1
the vaccine|3 1 0 0 0 -3
the vaccines|-1 2 0 0 0 -1
the valley|6 -4 0 0 0 -1
the valve|-1 0 0 0 0 2
the van|0 -2 0 6 -2 -2
the vat|-1 0 2 0 0 -1
the vault|6 0 0 0 0 -5
the vegetable|0 -2 0 0 -1 4
the vendor|0 -2 0 0 0 2
the very|-3 -2 -2 10 -1 -3
the vestry|0 -2 0 0 0 2
the vet|-1 -1 0 2 -1 1
the video|0 4 1 0 0 -4
the visa|-1 -2 -1 4 0 0
the volunteers|-1 -4 0 0 2 3
the wages|-1 -1 -2 -1 0 4
the waist|1 1 0 0 -1 -1
the waiting|-3 1 0 -1 -1 2
the wall|-2 3 -3 -1 4 -1
the walls|3 -1 0 0 -1 -1
the ward|-1 -8 0 8 0 1
the warehouse|-1 0 0 0 0 1
the warranty|-1 0 0 0 0 2
the washer|-3 -2 0 0 0 6
the water|-3 2 -1 -1 -1 5
the way|3 11 -1 -1 -1 -11
the website|-3 -6 0 0 0 10
the wedding|-1 -8 0 0 3 6
the wee|0 5 0 0 0 -5
the week|3 -3 -4 5 -1 0
the weekend|-3 9 -3 -1 -1 0
the welcome|0 1 0 0 0 0
the well|0 -1 0 0 -1 3
the wet|0 1 0 1 0 -1
the whole|0 -3 -1 0 -2 6
the wifi|-1 -3 0 0 0 3
the wiki|0 0 0 0 0 1
the wind|0 -1 0 -1 0 1
the window|-3 7 -3 0 0 -1
the windows|2 0 0 0 -1 -1
the wings|-1 0 0 0 0 1
the winter|-1 -2 0 3 0 0
the wire|1 7 0 0 0 -7
the workshop|15 -2 0 0 -1 -12
the wrong|-3 12 0 0 -1 -8
the x|-1 3 -1 -2 0 1
the xmas|0 0 0 0 1 0
the yard|-3 10 0 -2 -2 -3
the youth|-1 0 0 0 -1 2
the zoo|2 -2 0 0 0 0
theatre|-5 -3 0 0 -1 9
their|10 -8 2 -3 0 -2
their 0|-1 -1 0 0 0 2
their money|-1 -1 0 0 0 2
their new|-2 2 0 0 0 0
their own|4 -2 -2 -1 0 0
their shots|-1 0 0 0 0 1
theirs|3 4 -1 2 0 -7
them|-4 -5 0 0 2 7
them 0|0 1 0 0 0 0
them a|0 0 0 1 0 0
them after|-2 6 -1 1 -1 -3
them again|0 6 0 0 0 -5
them back|0 3 0 0 0 -2
them by|0 0 2 0 0 -1
them for|-1 0 0 0 0 1
them has|0 2 0 0 0 -1
them in|6 -1 0 0 -1 -3
them is|-2 9 -1 0 0 -6
them next|3 1 -3 0 0 -1
them on|-3 -8 2 0 0 9
them the|-1 -6 -1 0 8 0
them this|-1 0 3 0 0 -1
them thursday|0 3 -2 0 0 -2
them to|-4 0 0 0 0 5
them up|-2 6 0 0 0 -3
theme|0 -1 0 2 0 -1
themselves|-3 -6 0 0 0 10
then|-7 11 15 -4 2 -17
then i|0 3 2 0 0 -4
then the|0 1 0 0 0 -2
theory|-12 21 0 0 0 -9
there|4 4 0 -3 3 -8
there a|-1 2 0 -1 0 -1
there are|-4 2 -1 2 0 2
there at|0 2 0 0 0 -1
there before|1 0 -1 0 0 0
there by|0 -3 3 0 0 0
there for|0 1 0 0 0 -1
there is|-1 13 -1 -1 0 -9
there on|0 2 0 0 0 -2
there was|0 4 0 0 0 -3
there yet|0 1 -1 0 0 0
there's|-1 -4 -1 17 0 -10
there's a|-1 2 0 -1 -1 0
there's no|0 3 0 0 0 -2
theres|-2 -1 0 0 4 -1
thermometer|0 -1 0 0 0 1
thesis|0 -3 6 0 0 -2
they|-6 9 1 -6 -3 5
they accepted|-1 -1 0 0 0 2
they are|0 -6 0 0 2 3
they can|0 2 -4 -1 0 3
they can't|0 1 0 0 0 -1
they come|0 5 -3 0 0 -1
they confirmed|-4 -6 -2 0 0 12
they emailed|0 2 0 0 -2 0
they gave|0 -1 0 0 0 1
they get|0 1 0 0 0 -1
they give|-1 1 1 0 0 0
they had|2 1 0 0 0 -3
they hang|1 -1 0 1 0 -1
they have|6 -3 6 -1 -2 -6
they look|0 1 0 0 0 0
they need|5 0 -2 1 0 -4
they never|0 1 0 0 0 0
they offer|0 2 0 0 0 -2
they only|-1 4 0 0 0 -1
they pay|-1 -3 -1 -1 5 0
they put|0 1 0 0 0 -1
they say|-3 3 1 0 0 0
they sent|-2 8 0 0 0 -6
they start|-3 2 0 0 0 1
they take|-1 1 0 0 -1 2
they want|3 -3 9 -2 1 -9
they were|-3 2 3 -1 -1 -1
they will|0 1 0 0 0 -1
they won't|-2 7 -1 0 0 -3
they would|0 1 0 0 0 0
they'd|0 -1 4 0 0 -2
they'd like|0 -3 4 0 0 -1
they'll|2 4 -5 2 -1 -2
they'll send|0 -2 0 0 0 3
they're|0 3 -6 4 -2 1
they're in|0 -1 0 0 0 1
they've|3 2 -4 -3 -1 2
thing|-6 -5 -4 12 8 -4
thing can|0 0 1 0 0 -1
thing for|2 -7 0 -2 5 2
thing in|0 1 0 0 0 -1
thing is|-1 -2 0 2 0 1
thing now|2 3 0 -1 0 -3
thing on|-1 0 0 2 -1 1
thing that|0 8 0 0 0 -9
thing this|-1 0 0 1 0 0
thing to|-3 -4 -1 4 5 -2
thing with|-1 0 0 1 -2 1
things|0 0 0 -1 0 2
think|-2 15 -4 -1 0 -7
think about|0 4 -1 -1 -1 -1
thinking|1 3 0 -1 0 -2
thinking about|1 0 0 0 0 -1
thinks|-7 20 -2 -1 0 -10
thinks it|-2 10 -2 0 0 -6
third|5 12 -5 4 -3 -12
third complaint|0 -2 -1 3 0 0
third floor|0 -1 0 0 0 2
third of|11 -6 0 0 0 -5
third offer|-1 7 0 0 0 -5
third one|0 2 -1 0 0 0
third time|-1 2 0 1 -1 -1
thirty|0 8 0 0 0 -6
this|3 -6 -9 31 -1 -17
this afternoon|1 -1 -4 0 0 4
this as|0 -2 0 2 0 0
this before|-2 4 0 3 -1 -4
this can|-1 -1 -1 2 0 0
this can't|0 0 -1 2 0 -1
this first|0 -1 0 1 0 0
this friday|1 -4 4 0 0 -1
this goes|-3 -1 0 8 -1 -3
this has|-2 -7 -1 12 0 -1
this is|-2 3 -2 4 0 -2
this month|-1 1 2 0 0 -2
this morning|1 -7 -10 -9 -4 30
this must|0 0 0 1 0 0
this needs|-2 0 0 3 0 0
this off|-1 -3 0 -1 0 4
this on|0 3 0 0 0 -3
this one|2 -1 1 11 -2 -12
this the|-1 -1 0 1 0 1
this time|-4 -4 9 -6 1 5
this to|0 -1 0 1 0 0
this up|3 1 -1 2 -1 -4
this week|15 -1 -8 0 0 -6
this weekend|-1 -4 7 -1 0 -1
this year|9 -7 3 -3 -1 -1
those|-2 1 -1 6 1 -5
though|0 -2 0 -1 -1 3
thought|0 3 0 0 0 -3
threatening|0 -2 0 3 0 0
threatening to|0 -2 0 3 0 0
three|2 5 -9 0 -2 5
three copies|-1 -1 0 0 0 2
three days|-2 5 -1 -1 -1 0
three drafts|0 4 0 0 0 -3
three more|4 3 0 -2 0 -5
three of|4 1 0 0 0 -4
three people|0 5 0 -1 1 -5
three quotes|0 -1 0 0 0 2
three tiers|-3 -4 -1 0 0 9
three times|-1 1 -1 -1 0 3
three weeks|0 -2 4 -1 0 -1
three years|0 1 0 0 0 0
threw|1 5 0 0 0 -5
through|17 -11 -9 -4 -4 12
through 0|3 -2 0 0 0 -1
through by|5 8 -5 0 0 -7
through last|-2 -4 0 -1 0 9
through no|-1 -2 0 0 0 3
through on|2 -1 -1 -1 0 1
through the|9 12 -1 -2 -2 -16
through to|0 1 0 0 0 -1
through with|2 -3 0 0 0 2
throw|-1 -2 0 0 5 -2
throw in|0 1 0 0 0 0
thrown|0 1 0 0 0 -1
thrown away|0 0 0 0 0 1
throws|-1 2 -2 0 0 1
thru|4 1 -1 -1 0 -3
thurs|0 4 0 0 0 -4
thursday|-5 7 19 -4 -3 -14
thursday 0|0 -5 1 0 0 5
thursday 0th|0 -2 2 0 0 0
thursday at|0 -2 4 0 0 -1
thursday evening|-1 -2 5 0 0 -2
thursday for|0 2 -1 0 0 0
thursday instead|0 0 1 0 0 0
thursday not|-1 -10 10 0 0 0
thursday please|-1 -4 7 -2 0 0
thursday to|0 1 1 0 0 -2
thursdays|0 2 -2 -1 0 2
tick|-5 -8 -1 -1 -1 15
tick it|-2 -2 0 0 0 5
tick off|-2 -4 -1 0 0 8
ticked|0 -8 0 0 0 8
ticket|8 -8 -1 -3 0 4
ticket 0|10 3 0 0 0 -11
tickets|1 1 -5 -1 -1 4
tickets are|-1 7 0 0 0 -7
ticks|-1 0 0 0 0 1
tide|7 -3 -2 0 0 -2
tide gauge|6 -3 -1 0 0 -2
tiene|-6 6 -1 -1 -2 5
tienen|-2 -3 1 0 0 4
tier|-1 7 -1 -1 0 -4
tiers|-5 -1 -1 -1 0 8
tiers now|-4 6 -1 0 0 -2
tight|-5 -4 -4 -1 -1 15
tight again|0 -1 0 0 0 2
tightened|-1 -1 0 0 0 2
til|9 0 1 -3 0 -7
til 0|-1 3 2 0 0 -4
til monday|2 -3 3 0 0 -1
til the|6 -3 -5 0 0 3
tiles|-3 9 -1 -1 0 -5
till|8 -6 -2 -5 -3 9
till 0|1 1 1 -3 0 0
till after|0 -1 0 1 0 -1
till friday|1 1 -2 0 0 0
till next|-6 -1 5 -1 0 2
till the|5 1 -1 -1 0 -3
till then|1 1 -1 0 0 0
till we|1 0 0 0 0 -1
tim|-3 -1 0 2 0 3
timber|0 0 -1 0 0 1
timber yard|0 0 -1 0 0 1
time|-10 1 8 13 -3 -8
time being|1 3 0 0 -1 -4
time on|0 -5 4 0 0 0
time this|-1 5 0 -2 0 -1
time today|0 0 0 1 0 0
time until|0 -1 1 0 0 0
time with|-3 -6 0 11 -2 0
times|-3 8 -2 1 2 -6
times in|0 -2 0 0 0 3
timetable|-1 4 1 -1 0 -3
timezone|0 1 -1 0 0 0
timezone thing|0 1 -1 0 0 0
tip|-4 -5 0 0 0 9
tipped|-1 5 0 -1 0 -3
tisch|-1 -5 0 -1 0 8
tische|0 9 -1 -1 -2 -6
title|0 0 0 0 0 1
tmrw|-7 5 7 0 0 -4
to|8 -2 7 -9 2 -4
to 0|-1 -9 9 -5 9 -4
to a|5 3 -7 -1 -2 1
to add|-1 1 0 0 1 -1
to after|-1 -2 3 0 0 0
to all|-4 -3 -1 -1 0 9
to answer|1 0 -1 0 0 0
to ask|-1 5 0 0 -1 -2
to be|-14 1 2 1 6 4
to ben|0 10 -1 -5 -3 -2
to book|1 0 0 0 2 -2
to both|-1 -3 0 0 0 4
to buy|0 1 0 0 0 0
to call|1 0 0 0 1 -1
to change|-2 -4 0 0 0 7
to check|0 2 0 -3 2 -1
to come|-2 0 4 4 -2 -4
to dec|0 -1 2 0 0 0
to decide|0 1 0 0 0 0
to deliver|0 1 0 0 0 0
to dig|-1 1 0 0 0 0
to do|-1 -5 -6 0 4 9
to fetch|5 -1 0 0 0 -3
to fill|0 0 0 0 1 -1
to finish|2 -2 0 0 0 1
to follow|0 1 0 0 -1 0
to friday|0 -1 2 0 0 0
to get|5 2 3 -1 -3 -5
to go|10 -6 0 5 4 -13
to hand|-1 0 1 0 0 0
to happen|-2 -2 5 2 -1 -2
to have|-9 4 1 14 2 -12
to hear|-1 1 2 -1 -2 1
to her|2 0 -5 -1 0 3
to high|-4 5 -2 6 -1 -5
to him|0 4 -1 0 0 -4
to his|-1 -2 0 0 0 3
to hold|-2 3 -1 0 0 0
to it|-4 -1 -4 -1 4 5
to january|0 1 0 0 0 -1
to k|9 0 -2 0 -1 -5
to know|-1 2 0 0 0 0
to leave|-2 -3 0 5 0 -1
to let|0 1 0 0 0 -1
to look|-1 7 -2 -1 0 -4
to low|-1 -2 0 4 0 0
to may|0 -3 4 0 0 -1
to me|-1 0 7 -1 0 -5
to mei|1 6 -1 -2 -2 -2
to monday|-1 -2 3 0 0 0
to move|1 4 -3 0 -2 -1
to mr|-1 -2 0 0 0 3
to mrs|0 -3 -3 0 0 6
to ms|0 -3 -1 0 0 3
to next|-1 -1 2 -1 0 0
to nov|0 -3 4 0 0 0
to november|0 -1 0 0 0 1
to open|0 2 0 -1 0 -1
to order|0 1 0 0 0 -1
to our|0 3 0 0 -1 -1
to print|-1 -2 0 0 0 3
to prod|-3 -5 -1 0 0 8
to put|-1 6 0 3 -1 -6
to read|-2 6 0 0 0 -5
to ring|10 -5 0 0 -1 -3
to saturday|0 -5 6 0 0 -1
to say|5 -5 -1 0 0 0
to see|3 -1 1 0 -1 -2
to send|10 1 0 1 0 -11
to settle|-1 2 -1 0 0 0
to shift|0 -2 3 0 0 -1
to sign|-1 5 -1 0 0 -3
to sit|-1 7 -2 0 0 -4
to stand|-2 -4 0 0 0 6
to start|-2 3 0 0 0 -1
to stay|3 1 -3 0 0 -1
to sunday|0 1 2 -2 -1 0
to take|-1 1 0 -1 0 2
to talk|0 1 -1 -2 0 2
to tell|0 0 -2 0 1 1
to the|-3 -8 2 2 -1 8
to their|5 -1 -2 0 0 -2
to them|-1 1 1 0 1 -2
to then|0 -1 1 0 0 0
to think|0 5 -3 0 0 -1
to this|-1 -4 0 -1 6 0
to thursday|-2 -9 16 -1 0 -3
to tuesday|-1 -2 4 0 0 -1
to two|1 1 0 0 0 -2
to us|-1 0 -1 0 0 2
to use|-2 4 0 0 -1 -1
to wait|6 -5 0 -1 0 0
to work|-2 -2 0 0 0 4
to write|3 2 -1 -1 1 -4
to you|3 0 0 0 0 -2
to your|1 -3 0 -1 0 3
tobias|0 1 0 -1 0 0
today|4 -3 -12 3 -3 10
today 0|-1 -4 -2 0 0 6
today and|0 -1 3 1 0 -2
today please|-1 10 -5 -1 -1 -1
today so|-1 3 -3 0 0 1
today's|-2 -7 -1 0 0 11
today's post|-1 -3 -1 0 0 5
todo|-4 -14 -3 -1 -1 23
todos|-2 -3 0 0 -1 7
together|-1 -3 0 -1 5 0
toilet|-3 4 1 -1 -1 -1
toilets|-1 -5 -1 -1 7 2
told|-6 0 -3 -2 -2 13
told him|0 5 -1 0 0 -4
told me|0 2 0 0 0 -2
told the|-4 -4 0 -1 -1 10
told them|-1 -6 0 0 0 8
tolerance|-1 0 0 0 0 1
tom|1 6 -3 5 0 -9
tom swapped|0 6 0 0 0 -5
tomasz|1 5 -2 0 -1 -2
tomasz for|0 5 0 0 -1 -4
tomatoes|0 2 0 0 -1 0
tomorrow|16 0 14 2 -2 -31
tomorrow for|-3 4 -1 0 0 0
tomorrow if|0 1 0 -1 0 0
tomorrow morning|3 -2 -1 0 0 0
tomorrow so|-2 8 -5 2 0 -2
ton|-1 7 0 -1 -1 -4
ton memoire|-1 6 0 0 -1 -4
toner|-4 0 -2 0 -1 7
tonight|4 -1 -4 17 -1 -14
tonnes|0 3 0 -1 0 -2
too|-8 0 -5 -9 48 -26
too add|0 0 0 0 1 -1
too dark|0 4 -1 0 -1 -2
too expensive|6 0 -1 0 -2 -2
too few|5 -1 0 0 -2 -1
too high|0 1 0 0 0 0
too long|0 3 0 0 -1 -1
too much|-1 0 0 6 -4 -2
too please|0 -2 0 -1 3 0
too short|-1 6 -1 0 -3 -1
too small|0 6 0 0 -3 -2
too they|-1 -1 0 0 1 1
too wet|0 3 2 0 -3 -1
took|5 -10 -5 -6 -5 21
took 0|2 1 -2 0 0 -1
took all|-1 0 -1 0 0 2
took her|0 -1 0 0 0 1
took it|-5 -9 5 -1 -2 11
took me|-1 -3 -1 0 0 5
took the|3 -8 -3 -1 -2 11
took two|-3 9 0 0 0 -5
tooth|-1 6 -2 0 0 -4
tooth 0|-1 4 -2 -1 0 -1
top|-8 -7 -5 22 10 -11
top of|-3 1 0 4 0 -2
top please|0 -2 0 3 0 0
top priority|-2 -1 -3 7 0 -1
top tier|-1 6 0 0 0 -4
tor|-5 -3 0 -1 0 9
torn|0 -1 1 0 0 1
total|0 -1 0 0 0 1
totals|-1 0 0 0 0 2
toujours|1 8 -1 -1 -3 -5
tour|-2 0 3 -2 -1 2
tour is|5 0 0 0 0 -5
tourne|-4 -5 0 0 0 10
tours|0 -2 0 0 -1 3
tout|-3 -6 -1 0 -1 11
toutes|-4 -2 0 0 0 7
towels|-3 0 -1 0 0 4
town|-2 8 -1 -2 -2 -1
town hall|-1 8 -1 -1 -2 -3
trace|-1 4 0 0 -2 -1
track|-1 6 -1 -1 0 -3
tracking|0 4 -1 0 0 -3
tracking says|0 3 -1 0 0 -2
tracteur|0 0 -1 -1 -1 3
tractor|-4 5 -2 -1 -2 5
tractor starts|-6 -1 -1 -1 0 10
trade|0 1 0 0 0 -1
trademark|1 8 0 0 0 -8
traffic|0 -1 0 -1 0 3
traffic plan|0 1 0 -1 0 0
trailer|-2 2 -1 -3 0 3
train|-3 -4 0 7 1 -1
trained|0 -6 -1 0 0 7
trainee|1 1 -1 0 0 -1
trainer|-1 3 0 -1 -1 1
training|-8 9 3 1 0 -5
training to|0 1 1 -1 0 -1
transferred|-3 -11 -1 -1 -1 17
transferred the|-1 -4 0 0 0 5
transit|1 4 -4 0 0 0
translated|3 -2 0 -1 0 0
translation|6 -15 4 -1 7 -1
translator|4 0 0 -1 -1 -2
transport|-1 -1 0 -1 8 -5
trap|-1 -3 0 0 0 5
traps|-1 -2 0 0 0 4
travel|-2 6 0 -1 1 -4
tray|0 -2 -1 0 0 3
treadmill|-1 -2 -1 0 0 4
treasurer|-1 1 1 0 3 -4
treasurer's|-1 -7 0 0 1 8
treat|-2 -3 0 18 -4 -8
treat as|0 4 0 2 -2 -4
treat it|-1 -4 0 7 -2 -1
treat this|0 -2 0 2 0 0
treatment|-1 -1 -1 0 0 4
tree|5 10 -2 -1 0 -12
treehouse|-1 0 0 0 0 1
trees|5 -1 0 -4 -2 2
trench|2 -3 3 0 0 -2
treppenhaus|0 8 0 -3 -2 -3
tres|7 11 -6 0 -1 -11
trial|4 2 0 -1 -1 -3
trial day|0 1 0 0 0 -1
trial shift|0 3 -3 0 0 1
tried|0 11 -4 -3 -4 0
tried a|0 4 0 0 -2 -2
tried it|-1 -1 0 -1 -1 4
tried the|-1 2 0 0 0 -1
tried to|0 8 0 0 0 -6
tries|-1 1 0 0 0 0
trikots|-1 -5 0 0 0 6
trikots sind|-1 -1 0 0 0 2
trim|0 0 0 0 1 -1
trip|10 3 4 3 -3 -18
trip is|5 2 -1 -1 0 -6
trip to|5 -4 0 0 -2 2
tripped|-2 2 0 1 -1 -1
trois|-3 11 -3 -1 -2 -3
trolley|-1 5 0 0 0 -4
trop|-2 15 0 -1 -2 -11
tropft|-7 3 -1 -2 -2 8
trophies|0 0 0 0 1 0
trophy|-1 -5 0 0 1 5
trouble|2 5 0 -1 -1 -5
trouve|-2 -3 -1 -1 -2 9
truck|-4 2 1 -3 -1 5
truck 0|0 2 0 0 0 -1
trust|0 2 0 0 0 -1
try|-7 10 1 -1 0 -3
try again|-1 -4 0 0 0 5
trying|10 5 -4 -2 -1 -8
tube|-1 -5 0 0 0 7
tubes|-2 -2 0 -1 0 5
tue|0 1 0 0 0 -1
tues|-1 3 1 0 0 -3
tuesday|-4 -10 21 -5 -2 0
tuesday 0|-1 -3 0 0 0 4
tuesday instead|0 -2 5 0 0 -2
tuesday the|0 -1 3 -1 0 -1
tuesday to|-1 -2 6 0 0 -2
tuesday's|-1 -1 4 0 0 -1
tuesdays|0 1 -1 0 0 0
tune|0 -3 -1 0 0 4
tuner|-2 -4 -1 0 -1 8
tunnel|5 -1 0 0 0 -5
turkish|1 1 0 0 -2 -1
turn|-1 -1 0 -1 -1 5
turned|0 -7 0 -1 -1 9
turned up|-3 -6 0 0 0 10
turns|-1 -7 0 0 -1 9
turntable|4 0 0 -1 -1 -2
tuv|2 0 1 -2 0 -1
twelve|-2 -2 -2 -1 1 7
twelve months|-1 -4 -2 0 0 8
twenty|7 -2 0 0 -1 -3
twice|-10 13 -2 -2 -3 4
twice a|0 1 0 0 0 -1
twice and|-1 5 0 0 -1 -3
twice nobody|0 6 0 0 0 -6
twins|0 -1 -1 -1 3 0
two|6 11 -10 -2 2 -7
two are|3 4 0 0 0 -7
two boxes|-2 1 0 0 0 1
two candidates|3 4 -2 0 0 -4
two coats|4 -5 0 0 0 2
two days|-4 -7 8 -1 -1 4
two girls|-2 6 -1 0 0 -3
two hours|-2 -9 -3 0 0 14
two left|0 2 0 0 0 -2
two more|-7 10 11 -2 -5 -8
two need|2 -1 0 0 0 0
two new|-1 4 0 0 0 -3
two now|-1 -1 0 0 0 2
two of|2 7 -2 -3 -3 0
two on|0 0 0 -1 0 0
two people|-1 4 -1 -1 0 0
two signatures|0 -1 0 0 0 1
two students|-3 0 0 0 0 3
two to|4 -3 0 0 -1 0
two weeks|-3 2 0 5 -1 -2
two years|-1 -1 0 0 0 3
type|5 -4 0 0 0 0
typed|-1 -2 0 0 0 3
typing|1 -5 0 0 0 5
typo|-1 2 0 1 0 -2
tyre|-1 9 0 0 0 -8
tyres|-1 -1 -1 -1 -1 5
tyres are|-3 -7 0 0 0 10
tyres on|0 2 1 0 0 -2
u|-4 -5 -1 11 -1 0
u0|1 0 0 0 0 -1
uber|-1 8 -1 0 1 -6
ubergeben|-3 -4 0 -1 -2 10
uberwiesen|0 -5 -1 -1 -1 7
uhr|-1 -3 5 0 0 -1
ultrasound|-2 -3 -1 0 0 6
um|0 1 0 6 -2 -5
um 0|0 3 1 0 0 -3
umgetopft|-3 -7 -1 -1 -1 13
umlauts|0 3 0 0 0 -2
umzug|5 -4 -1 -1 0 1
un|-10 12 -6 -3 6 1
una|-2 -2 3 -2 8 -5
uncle|1 3 0 0 -1 -2
und|-10 -8 -5 -1 12 12
und 0|0 3 1 0 2 -4
und die|-1 1 0 -1 -1 2
und ein|-1 -2 0 0 3 0
under|5 -2 -10 -4 7 3
under 0|-4 3 0 0 -1 3
under it|0 -1 0 0 1 0
under the|0 12 -3 -3 9 -15
under way|-3 -2 0 0 0 5
underneath|2 -1 0 0 0 -1
understand|-1 2 0 0 0 -1
underwriter|0 1 0 0 0 -1
une|-2 7 -1 -3 17 -17
une semaine|1 -6 7 0 -1 0
unfortunately|4 -1 0 0 0 -2
unfortunately the|4 -2 -1 0 0 -1
uniform|0 -2 2 -1 1 0
uniformes|-3 -2 0 -1 -1 7
uniforms|1 0 0 0 0 0
union|-1 2 0 0 0 0
unit|5 -2 0 -1 0 -3
unit 0|0 -1 1 0 0 1
unit is|6 -1 -1 0 0 -3
uns|-1 8 -1 -3 -2 -2
uns noch|0 2 0 0 0 -1
unterschrieben|-1 -1 0 0 0 2
until|3 -1 3 -4 -5 4
until 0|-6 -14 13 -1 0 9
until after|-1 -2 1 1 0 0
until august|-2 -1 6 -2 0 0
until easter|0 3 -3 0 0 0
until friday|0 5 -5 0 0 0
until i|0 1 0 0 0 -1
until june|-1 2 0 0 0 0
until mid|-1 0 2 0 0 0
until monday|1 3 -2 -1 0 -1
until next|-4 2 0 -2 0 5
until spring|-4 -4 0 1 0 8
until the|4 2 1 2 -1 -8
until then|0 5 -4 -1 0 0
until thursday|0 -1 1 0 0 0
until we|-1 2 -1 0 -1 0
up|8 1 -10 2 -6 6
up 0|-1 -5 -1 0 0 7
up again|2 3 -1 -2 0 -2
up and|-4 -4 3 -1 -1 6
up at|3 -9 0 -1 0 7
up by|0 5 -1 0 0 -4
up first|-1 0 0 -2 -1 5
up for|4 -1 -1 -1 -1 -1
up in|5 10 -1 -1 -1 -12
up north|-1 2 0 0 0 -1
up on|2 4 -2 5 -2 -7
up please|0 -4 0 7 -1 -2
up saturday|0 -1 1 -1 0 1
up the|-2 -12 -1 4 3 7
up there|-1 -2 0 0 0 3
up to|7 7 -4 0 -2 -7
up two|3 1 0 0 0 -4
up when|0 1 0 -1 0 1
update|-4 1 -1 8 -1 -4
updated|-1 0 0 0 0 1
upgrade|4 0 3 0 0 -5
upgrade on|1 -1 0 0 0 0
upholsterer|0 -3 6 0 0 -3
upload|7 -3 0 -1 0 -3
uploaded|-2 -3 -1 0 1 5
uploaded 0|1 4 -1 0 0 -4
uploaded the|0 -1 0 0 0 1
upright|0 1 0 0 0 0
ups|0 -1 0 0 0 2
upside|0 8 0 -1 0 -7
upside down|0 8 0 -1 0 -7
upstairs|7 4 -1 0 0 -9
urgent|-8 -8 -1 28 -1 -9
urgent any|0 0 -1 2 0 -1
urgent now|-1 -1 0 2 0 -1
urgent the|0 -1 0 3 0 -1
urlaub|-1 10 -1 1 0 -9
urn|0 4 -4 0 0 0
urs|0 -3 0 2 2 -2
us|-8 3 14 -2 -9 2
us 0|0 1 -1 0 0 2
us a|2 2 -1 0 0 -3
us all|0 -1 0 0 0 1
us an|0 0 1 0 0 -1
us before|0 1 -1 0 0 0
us down|-1 3 0 0 0 -2
us for|0 3 -2 -1 0 0
us have|0 2 0 0 0 -2
us in|0 -1 0 0 0 1
us know|0 1 -1 0 0 0
us on|-1 -1 3 0 -1 -1
us the|-1 -5 0 -1 -1 7
us theirs|3 -3 0 2 0 -2
us to|-1 1 -1 2 0 -1
us two|-3 -1 6 0 -1 -2
us until|-1 -2 3 0 0 0
use|-3 12 -3 0 -2 -3
use it|-1 3 -3 0 0 1
use the|-2 7 0 1 -1 -4
used|6 -1 0 -1 0 -3
used 0|0 3 -1 0 0 -2
users|1 -1 -2 -1 0 3
ushers|2 3 -2 0 0 -3
using|-4 -3 0 -1 0 8
usual|-3 6 0 -1 0 -1
utility|-1 1 0 0 0 -1
utrecht|-5 2 3 0 0 1
v|0 1 0 0 0 0
v0|0 -2 0 0 0 3
v0 0|-1 0 0 0 0 1
va|-2 -3 -3 1 -1 8
vacation|0 -1 1 0 0 1
vaccinated|-1 -1 0 0 0 1
vaccination|-1 -4 4 0 2 -1
vaccination records|-1 0 0 0 2 -1
vaccine|3 3 -1 -1 0 -3
vaccines|-1 2 0 0 -1 -1
vacunas|0 1 0 0 0 0
vacuum|-1 -5 0 7 0 0
valid|-4 -6 -3 -2 2 13
valid for|0 0 0 0 0 1
valid till|0 -1 -2 0 0 3
valid to|-2 -2 -1 0 0 5
valid until|-1 -3 -1 0 0 5
validation|0 -2 0 0 0 2
validation of|0 -2 0 0 0 2
valley|6 -4 0 0 0 -1
value|-3 1 0 -1 1 2
values|-2 -1 0 -1 0 5
values are|-1 0 0 0 0 1
valve|2 3 0 0 0 -4
van|-2 -4 -3 3 -2 8
van is|0 4 2 -1 0 -5
van passed|0 -9 -3 0 0 13
vans|0 -1 0 -1 -1 2
vat|-2 1 0 1 0 -1
vat is|-1 -1 0 0 0 2
vault|6 -1 0 0 0 -5
vegan|-4 7 -1 0 -1 -1
vegetable|0 -4 0 0 -2 7
vegetarian|-1 4 0 0 0 -3
veil|0 -2 0 0 2 0
vendor|-2 2 0 -1 -1 1
vendredi|0 0 2 0 0 -1
vent|4 -2 0 0 0 -3
venue|-1 0 0 0 -1 2
verified|-1 -3 0 0 0 5
verlangert|-4 -13 9 5 -3 5
verlegt|0 -5 6 0 0 0
verschickt|4 0 0 0 0 -4
verschieben|0 0 2 0 0 -1
verschoben|-2 -1 4 0 0 -1
verse|0 2 -2 -1 -1 2
versicherung|1 -2 -1 -1 0 4
version|0 -2 -1 -3 -1 7
version 0|2 0 -1 0 0 -1
version for|1 -1 0 0 0 0
version is|-1 3 0 -1 0 -1
version of|2 1 0 -1 1 -3
verteilt|-1 -2 0 0 0 4
vertrag|-2 3 -1 -3 0 4
vertrag ist|-1 -1 0 0 0 2
vertretung|0 2 0 -1 2 -2
very|-7 1 -2 14 -1 -5
very top|-2 -1 -2 6 0 -2
vessel|0 0 1 0 0 -2
vestry|0 -2 0 0 0 2
vests|0 -1 0 0 0 1
vet|1 -2 11 -1 -1 -8
vet can't|0 -5 5 0 0 0
vetting|0 1 0 0 0 -1
veut|-4 5 9 -1 -2 -7
vez|-4 4 2 0 -2 0
vez del|-1 1 2 0 0 -1
vicar|-1 -1 0 0 0 2
video|-2 -5 0 -1 8 0
viejo|6 4 -1 0 0 -9
viene|1 -2 6 2 -1 -6
viene el|-1 -4 8 -1 0 -2
vier|0 4 -1 0 -1 -1
viernes|-1 -3 12 -1 0 -6
vieux|2 -2 0 0 -1 2
view|0 0 0 0 0 1
vino|1 -6 2 -1 -1 6
vino el|0 0 0 0 0 1
violin|-1 -3 4 0 0 0
visa|-1 0 1 2 -1 0
visit|-1 0 3 0 0 -1
visiting|0 1 -1 0 0 0
visitors|-3 5 -3 0 -1 3
voice|1 5 0 -2 0 -4
voicemail|0 3 -1 0 0 -1
voiceover|0 0 0 -1 -1 1
voisin|-1 11 -1 -1 -1 -8
volets|-1 6 0 -1 -1 -2
volume|-2 -7 0 -1 7 3
volunteers|0 -4 -1 0 1 4
volunteers are|3 -1 0 0 0 -1
volunteers for|-2 -3 0 0 -1 6
volvo|0 -1 0 0 0 1
vom|1 9 -1 1 -2 -9
von|2 2 -3 -3 0 1
von der|-1 -3 0 0 0 4
vor|-2 -2 -2 23 -3 -14
vorher|-2 10 1 -1 -1 -7
vorziehen|-2 -3 -1 14 -5 -3
voted|0 -4 0 0 0 5
voucher|-1 10 -1 -2 -1 -6
vouchers|6 -5 0 0 -1 -1
vpn|0 1 0 -1 0 -1
w|-1 2 -1 0 -1 1
w 0|-1 1 0 0 0 0
wages|5 -2 -4 6 0 -5
waist|1 1 0 0 -1 -1
wait|0 -5 9 12 -4 -12
wait any|-1 0 0 3 0 -1
wait for|0 0 -1 0 0 0
wait the|0 4 0 0 0 -5
wait till|-1 -1 6 -2 -1 -2
wait until|-3 -2 7 0 -1 -2
wait with|0 0 1 -1 0 0
waiters|0 8 -2 -1 0 -6
waiting|22 4 -3 -3 -7 -12
waiting for|6 5 -3 -1 -4 -4
waiting list|1 5 0 0 -1 -4
waiting on|10 -2 0 -1 -1 -6
waiting room|4 -7 1 -1 0 4
waits|1 5 -1 0 -3 -3
waits for|1 7 -1 -2 -3 -3
walk|-2 -2 5 -1 0 -1
walk on|0 -1 0 0 0 2
walking|-1 7 0 0 -2 -4
wall|0 -10 2 5 2 0
wall is|2 -3 -2 1 7 -4
wallet|0 1 0 0 0 0
walls|2 1 -1 -1 -1 0
walls are|3 -8 0 0 0 6
wand|-3 -1 0 -1 -1 6
want|-5 8 8 -4 4 -11
want 0|0 3 -1 0 0 -1
want a|-3 -1 -1 -1 7 -1
want an|-1 1 0 1 0 -2
want it|-4 7 -2 0 0 0
want photos|-2 4 0 -1 0 -1
want the|-3 -4 8 0 0 -1
want them|7 -4 0 0 -1 -1
want three|-2 3 0 0 0 0
want to|-2 0 6 -1 -2 -2
wanted|-2 9 -1 -1 -2 -3
wanted to|1 2 0 0 0 -2
wants|-17 24 4 -7 15 -19
wants 0|-1 6 -2 0 -1 -2
wants a|-3 0 -5 -3 13 -3
wants an|0 -1 0 1 0 0
wants four|-2 4 0 0 0 -1
wants his|0 -5 5 0 0 0
wants it|-1 -3 6 0 -1 0
wants our|0 -1 1 0 0 0
wants photos|0 -3 0 -1 4 0
wants the|-4 -1 7 -2 3 -3
wants to|-2 10 -3 -1 -3 -2
wants us|0 -2 0 3 0 0
war|-7 9 -7 -3 -3 12
war da|-2 -1 0 0 -1 4
war heute|-2 -3 -2 -1 0 7
war nur|-1 -4 0 0 0 6
ward|-3 -8 1 7 0 3
ward 0|-1 -1 0 1 0 1
ware|-1 2 0 0 3 -3
warehouse|-3 -1 0 0 0 5
waren|-1 -9 0 -1 -1 12
warm|-2 0 -1 -1 -2 5
warm in|-1 0 0 0 0 1
warning|2 2 -1 -1 0 -2
warranty|-2 1 0 0 0 2
warte|8 2 0 0 0 -10
warten|1 5 -1 -1 -2 -3
was|-5 9 -10 -6 -1 13
was 0|-1 8 -2 0 0 -5
was a|-1 -7 -1 -1 -1 11
was accepted|0 -1 0 0 0 1
was at|-1 -4 2 0 0 4
was busy|-1 5 0 0 0 -3
was called|3 -3 0 0 0 0
was charged|0 0 0 0 -1 1
was closed|0 8 0 0 0 -8
was done|-1 4 0 0 0 -3
was due|-1 12 -3 -1 -1 -7
was fine|0 12 -4 0 0 -8
was full|0 3 0 0 0 -3
was good|0 2 -1 -1 0 -1
was great|-1 -3 -1 4 0 1
was here|3 -3 -2 -2 -2 4
was in|-2 0 0 -1 0 3
was just|-3 -1 0 0 -1 4
was loose|-1 -9 0 0 0 10
was moved|0 -2 1 0 0 2
was nice|0 1 0 -1 0 0
was not|0 3 -2 0 0 -1
was on|-3 -4 2 1 0 6
was only|-4 -16 0 0 0 22
was out|-1 3 -1 0 0 1
was the|-1 -13 -1 -1 -1 16
was there|-1 0 0 -1 -1 3
was under|-1 -13 0 0 -1 16
was very|-1 8 -1 -1 0 -5
waschmaschine|2 7 0 -1 -1 -6
wash|0 -3 -2 -1 5 2
wash the|0 2 -2 0 3 -3
washed|-3 -1 -1 -1 2 4
washed and|-2 -5 -1 0 0 8
washer|-7 -8 -1 -1 -1 17
washer in|-5 -3 0 0 0 9
washing|0 0 0 0 1 -1
wasn't|-6 0 0 -1 0 8
wasnt|0 0 -1 1 0 0
wasp|0 0 0 0 0 1
wasp nest|0 0 0 0 0 1
waste|-5 0 0 0 0 6
watch|0 3 0 0 0 -2
water|-9 5 -2 1 -3 8
water again|-1 4 0 0 0 -3
water company|-1 -3 0 0 0 3
water is|0 -2 0 4 0 -2
water pump|-1 3 0 0 0 -1
water runs|-1 -5 0 0 0 7
water test|0 -3 0 0 0 4
way|16 -6 -2 -3 -4 -1
way through|3 -5 0 0 0 3
way to|8 -10 0 -1 -1 4
we|5 4 7 -7 -2 -6
we add|-1 0 0 0 2 -1
we agreed|-1 -2 6 0 0 -2
we also|-1 -2 -1 -1 6 -2
we are|-2 8 -2 -1 0 -4
we can|11 -2 -6 -7 -1 6
we can't|7 -8 0 0 1 -1
we cannot|3 -2 0 0 0 0
we come|1 0 0 0 0 -1
we confirm|0 0 -2 0 0 3
we could|-1 3 0 0 0 -2
we do|0 -2 5 0 -1 -2
we don't|1 -2 -2 0 -1 3
we dont|8 -3 -2 -1 0 -2
we dropped|7 -4 0 0 0 -2
we finally|0 0 -1 0 0 1
we found|-1 -9 0 0 -1 11
we gave|3 -2 2 0 0 -2
we get|-1 -1 -1 -1 4 1
we give|0 -1 2 0 0 0
we go|1 5 -2 -1 -1 -3
we got|-1 -7 10 0 -1 -1
we had|-2 5 3 0 0 -6
we have|-5 -4 -6 -2 -2 19
we keep|0 -5 0 0 0 6
we know|-1 8 -1 0 0 -5
we lose|-2 -3 0 10 -1 -3
we make|0 0 2 0 -1 -1
we may|0 -1 3 0 0 -2
we move|-1 -2 3 0 0 0
we must|-2 -1 4 -1 1 -2
we need|-8 15 2 -2 4 -11
we only|-1 1 0 0 0 0
we pay|-3 1 3 0 -1 -1
we please|0 -1 0 1 0 0
we put|1 -1 -1 0 0 1
we ran|-2 2 0 0 0 1
we really|-1 1 0 1 0 0
we send|0 1 0 0 0 0
we should|-3 6 0 -1 0 -2
we speak|11 -3 0 0 -1 -6
we start|-1 -1 0 0 1 1
we still|-2 3 -1 0 1 0
we take|6 -3 1 0 -1 -2
we thought|0 0 -1 0 0 -1
we used|-1 6 -1 0 0 -3
we wait|1 9 -4 -1 -1 -4
we want|-1 -2 0 0 3 0
we won't|-1 -3 0 0 0 5
we'd|-2 3 3 -1 0 -4
we'd need|0 0 0 0 2 -1
we'll|0 7 -1 -1 1 -6
we'll also|0 0 0 0 1 -1
we'll be|0 1 -1 0 0 0
we'll need|0 1 0 0 0 0
we'll see|-2 7 0 0 0 -4
we're|12 -6 -1 0 -3 -2
we're at|1 3 -1 -1 0 -2
we're down|0 1 0 1 -1 0
we're on|1 0 0 0 0 0
we've|12 -6 -5 9 -3 -7
we've got|-1 -4 -6 6 -1 6
wear|0 1 0 0 0 0
weather|0 3 0 -1 0 -1
web|-1 -1 0 -2 0 4
webinar|0 0 1 0 0 -1
webseite|0 1 -1 -1 -4 6
website|2 -4 0 -1 -1 5
wed|-8 -2 9 0 0 1
wedding|-3 -13 3 -2 9 7
wedding cake|-1 -2 3 0 0 0
wednesday|-5 -1 14 -5 -1 -4
wednesday 0|0 0 -3 0 0 4
wednesday instead|0 -1 1 0 0 0
wee|0 5 0 0 0 -5
week|10 -8 20 -1 -6 -16
week 0|-1 -3 3 -1 0 1
week after|0 2 0 -1 0 0
week and|0 1 0 0 0 -1
week because|-1 4 -1 0 0 -1
week early|0 -1 1 1 0 0
week later|-2 -1 4 0 0 -1
week more|-2 -3 10 0 0 -3
week of|4 -2 0 -2 -1 0
week so|0 0 0 2 0 -2
week sooner|-1 -1 2 0 0 0
week the|0 0 1 0 0 0
weekend|3 -3 0 -5 5 -1
weekend of|0 -2 2 0 0 0
weekends|-1 6 0 0 0 -4
weeks|-1 -3 18 1 -5 -10
weeks for|-3 -1 7 0 0 -2
weeks so|0 -1 2 0 0 -1
weg|2 0 0 -2 -1 1
wegen|0 8 -2 -2 0 -4
wegen der|-1 5 -1 -1 0 -3
weight|-2 -5 0 8 0 -1
weihnachtsfeier|-1 -3 0 -1 7 -1
weiter|7 1 -4 -1 0 -3
welcome|1 -2 0 5 -1 -2
welcome bags|0 0 0 0 0 1
welded|-3 -1 0 0 0 4
well|-10 -5 -2 -4 29 -8
well for|0 -1 0 0 1 0
well the|0 -3 0 0 4 -1
went|-8 14 -10 -4 -5 12
went back|6 -6 -1 0 0 2
went fine|0 4 0 -1 0 -2
went home|0 0 0 0 0 1
went in|0 -1 0 0 0 2
went off|-1 -6 0 3 0 4
went out|-3 -6 -1 -1 0 10
went round|0 -6 0 0 0 7
went through|-4 -5 0 0 0 9
went to|-2 -2 -2 -2 -2 10
went up|-2 10 -1 0 0 -7
went well|-2 10 -1 0 0 -7
went with|-1 0 0 0 0 1
werden|-3 15 -4 -1 -5 -3
were|-11 0 0 -1 -4 17
were all|0 7 0 0 -1 -5
were at|0 -1 0 0 0 2
were here|0 -1 0 0 0 1
west|1 -2 0 0 0 1
wet|-1 14 0 3 -5 -10
wet for|0 1 2 0 -1 -1
wet to|0 2 0 0 -2 0
what|-3 8 -1 -2 2 -4
what a|7 -4 0 0 0 -2
what do|0 1 0 0 -1 0
what is|-3 5 1 0 0 -2
what they|0 -4 0 0 5 -1
what we|-5 1 0 0 -1 5
whatever|0 6 -1 0 -2 -4
wheel|-1 -3 0 2 0 2
wheelchair|-1 -1 0 0 2 0
wheels|-2 -2 0 0 0 4
when|-3 3 -4 0 10 -6
when he|-1 2 0 0 5 -6
when i|-1 2 -1 -1 0 1
when it|-2 2 0 0 0 -1
when it's|5 0 0 -1 -2 -1
when the|0 0 0 1 5 -5
when you|-4 -4 -2 -2 4 9
whenever|-1 -3 0 10 -1 -5
where|-4 11 -1 -3 -3 -1
where do|0 2 0 0 0 -2
where it|-2 -3 0 -1 0 6
where the|1 6 0 0 0 -6
where they|1 -4 0 -1 -2 5
whether|-2 7 0 -2 2 -4
whether the|0 0 0 0 1 0
which|-2 5 0 -2 -2 1
while|-12 -6 -4 7 22 -7
while the|0 4 0 0 -2 -1
while they|-1 -5 0 -1 1 7
while you're|-1 -3 0 -1 9 -4
whisper|-2 1 0 0 0 1
whisper the|-2 1 0 0 0 1
whistle|-1 1 -7 0 0 7
whistles|-1 5 0 -1 -1 -2
white|-6 -3 -2 -2 -1 13
who|-6 13 -1 -4 0 -2
who could|0 1 0 0 0 -1
who does|-1 2 0 -1 0 0
who gets|0 0 0 0 0 -1
who has|-1 3 0 0 0 -1
who haven't|0 1 0 0 0 -1
who was|0 -2 0 0 0 3
who's|0 12 -7 0 0 -4
whoever|-1 7 -1 -1 0 -5
whole|-1 -5 -1 0 -2 10
whole of|0 -1 -1 0 0 2
wholesaler|1 1 -1 0 0 -1
whose|0 1 0 0 0 -1
why|-5 5 -1 -1 -1 3
why the|0 2 0 -1 0 -1
wide|-1 1 0 0 -1 0
width|-3 2 0 0 2 -1
wie|-1 3 -1 0 -1 0
wieder|-10 7 1 -5 -4 10
wieder der|0 -1 0 0 0 1
wieder die|0 3 0 0 0 -3
wieder es|0 -1 0 0 0 1
wieder war|-1 -3 0 0 0 4
wieder warm|-1 -2 0 0 0 3
wifi|-2 3 0 0 0 -1
wifi in|-1 -3 0 0 0 4
wiki|0 0 0 0 0 1
will|10 8 -5 -4 -6 -3
will be|-5 2 3 0 -1 0
will come|0 -1 4 0 0 -3
will cover|0 0 0 0 0 1
will do|0 -3 -2 -1 0 6
will get|3 -2 -1 -1 0 1
will go|0 2 -1 0 0 0
will have|-1 2 0 0 0 -1
will not|9 -8 0 0 0 0
will only|-1 0 2 0 0 0
will take|-2 2 2 -1 0 -1
will try|0 4 0 0 0 -3
win|0 -6 6 0 0 1
winch|1 -1 0 0 0 0
wind|3 1 0 -1 0 -3
window|1 -2 9 -3 -1 -4
window for|0 0 3 0 0 -2
window is|1 9 1 0 0 -10
windows|12 -10 -1 2 -3 -1
windows are|2 -1 0 0 0 0
windscreen|-3 -4 0 0 0 8
wine|-2 6 -2 -1 0 -1
wine list|-1 6 -1 -1 0 -3
wings|-1 0 0 0 0 1
winter|1 -1 -1 2 0 -1
wiper|0 0 0 0 0 -1
wir|2 1 9 6 -4 -14
wir haben|-4 -8 3 11 -3 1
wir nicht|12 -6 -1 -1 -1 -3
wir noch|-2 1 0 -1 3 -1
wird|14 -11 2 -2 -1 -2
wire|2 0 0 -1 -1 0
wired|2 0 -2 0 0 0
wiring|2 4 0 -1 -1 -4
wish|-1 4 0 0 0 -3
wish the|-1 4 0 0 0 -3
wished|0 -3 0 0 0 4
wishes|4 -2 0 0 0 -1
with|1 3 -14 -1 6 6
with 0|2 0 -3 0 0 3
with a|-1 11 -1 -2 -4 -3
with all|0 -1 0 0 0 1
with four|4 2 0 0 0 -6
with her|-1 7 2 -2 -1 -6
with him|-1 -3 0 0 0 4
with his|0 1 0 0 -1 -1
with ines|0 3 0 0 0 -2
with it|1 -4 0 -2 10 -6
with me|2 -8 0 1 0 6
with my|0 -2 0 0 0 3
with no|-1 -5 0 0 0 6
with one|-1 -5 0 -1 -1 7
with that|-1 -1 0 0 0 2
with the|6 -6 -4 10 -3 -4
with their|0 0 -1 0 0 1
with them|3 -3 0 1 0 -1
with this|0 1 0 -2 0 1
with three|0 -3 0 -1 0 4
with today's|-1 -6 -1 0 0 8
with tomasz|0 5 0 0 -1 -4
with two|-1 -4 0 0 0 5
with us|0 1 -4 0 0 4
withdrawn|16 -9 -1 -1 -1 -5
withdrew|10 -2 -1 -1 -1 -6
withdrew the|7 -6 0 0 -1 0
within|-2 0 -3 -2 0 8
within 0|0 6 0 -1 0 -4
without|-13 4 -6 6 5 4
without a|-2 6 -1 -1 -2 1
without it|-2 6 -1 12 -1 -13
without the|0 6 0 2 0 -7
wks|1 2 0 0 0 -3
wobble|-7 -4 0 -1 0 12
wobble any|-2 -4 0 0 0 6
woche|0 2 1 3 0 -6
wochen|-4 -6 10 -1 -1 2
wohnung|-2 -1 -3 -1 -2 8
wolf|-2 9 0 -2 0 -6
wolf fence|-1 0 0 0 1 0
wollte|-1 4 0 -1 0 -1
won't|0 7 2 -3 -1 -5
won't be|4 0 0 -1 0 -2
won't let|-2 4 0 0 0 -2
won't release|1 1 -1 0 0 -1
wont|1 3 -1 -1 -1 -2
wood|-1 5 -1 -1 0 -2
wooden|0 2 -1 0 0 0
wool|-2 -4 0 0 0 6
word|0 0 -1 -1 -1 5
worden|-1 0 0 2 0 -1
wording|-1 2 -1 -1 0 0
work|0 0 2 0 -1 -1
work out|-1 0 1 0 0 0
workaround|0 1 0 0 0 0
worked|4 -6 0 -1 -1 4
worker|-1 5 0 0 0 -4
working|11 -4 0 -2 -1 -3
working on|2 3 0 0 0 -5
works|2 -12 5 -3 2 7
works again|0 2 -1 0 0 0
works council|-1 0 0 -1 2 -1
works for|0 -1 0 0 0 2
works on|7 -1 0 0 0 -6
workshop|18 -1 0 2 -1 -17
worktop|0 -3 -1 0 0 4
worn|-1 4 0 -1 -1 -1
worse|-1 2 -3 6 -2 -2
worse than|0 3 -2 0 0 -1
worth|-2 0 -1 0 0 4
would|-8 25 -3 -3 9 -21
would be|-1 5 -1 -2 0 -1
would do|0 1 0 0 0 -1
would like|-1 -7 4 -1 12 -6
would love|0 3 0 0 -1 -1
would need|0 2 0 0 -1 0
would not|-1 2 0 0 0 0
would now|0 2 -1 -1 0 -1
would rather|-1 5 0 0 -1 -3
would take|0 1 -1 0 0 0
wouldn't|-2 1 0 0 0 2
wrapped|5 -3 0 0 0 -2
wrapped and|0 -2 0 0 0 2
wrapping|1 1 -1 -1 0 0
write|3 1 -2 -2 3 -3
write a|0 -3 0 0 3 0
write to|1 2 0 0 0 -2
writes|-1 3 0 0 0 -2
writes that|0 1 0 0 0 0
writing|3 -6 -1 -1 -1 5
written|8 2 -2 -1 -1 -5
written and|-1 0 0 0 0 1
written to|0 3 -1 0 0 -2
wrong|4 22 -2 -1 -2 -21
wrong size|0 1 -1 0 0 0
wrong tiles|-1 -3 0 0 0 4
wrote|-6 11 3 -7 -5 5
wrote back|0 -4 0 0 0 5
wrote that|0 6 0 0 0 -5
wrote to|-1 -6 0 0 0 7
wu|-1 -2 0 0 0 3
wurde|4 1 6 -1 -1 -9
x|-6 1 -2 3 -2 6
x ray|-2 1 0 -1 -1 2
x rays|-4 -1 -2 4 0 2
xl|-3 7 0 0 0 -3
xmas|2 2 -2 -1 1 -2
y|-7 8 -2 -4 0 5
y el|-1 3 0 0 0 -1
y la|-1 -1 0 0 -1 3
y no|0 4 5 -1 0 -8
y ya|0 -2 0 0 0 2
ya|10 -28 -8 -4 -2 33
ya esta|-3 -4 -2 -1 -1 10
ya estan|1 -2 0 0 -1 1
ya funciona|-1 -1 0 0 0 2
ya he|1 -2 0 0 0 1
ya no|-4 0 -1 1 -1 4
ya tenemos|1 -1 0 0 -1 2
ya tiene|-3 -2 0 0 0 7
ya tienen|-1 0 1 0 0 0
yard|-2 6 -2 -3 -2 4
year|1 7 -3 -6 -1 2
year 0|-1 6 -1 0 1 -5
year so|2 -2 1 -1 0 0
year's|-1 6 0 0 0 -5
yearbook|-2 8 1 0 -2 -4
yearly|0 -3 0 -1 9 -4
years|-3 -7 0 0 -1 11
years ago|0 -1 0 0 0 1
yellow|-3 7 -1 -1 0 -2
yes|1 1 -6 -2 -1 8
yes for|-1 5 -8 0 0 4
yes to|0 -2 -1 0 0 3
yesterday|5 0 -6 3 -7 5
yesterday 0|0 1 0 0 0 -1
yesterday and|0 0 0 0 0 1
yesterday evening|3 -7 0 -1 0 4
yesterday's|-3 4 0 0 0 0
yet|13 20 -6 -3 -1 -23
yilmaz|-1 2 -1 -2 -1 2
yilmaz hat|0 5 -1 0 0 -3
yo|-2 8 0 0 0 -5
you|-11 2 -1 -3 11 1
you add|0 -1 0 0 4 -2
you all|0 -2 0 0 0 2
you can|-3 -8 5 3 -6 9
you cards|-2 2 0 0 0 1
you do|-1 1 -2 -1 7 -4
you for|6 -6 -1 1 0 0
you have|-1 0 0 1 -1 1
you like|0 -4 0 0 0 4
you make|0 -1 0 0 1 0
you press|-1 -4 -1 0 -1 6
you put|0 -2 0 0 5 -2
you the|-2 -4 6 0 -1 0
you're|0 -8 -1 6 8 -5
you're at|-1 -2 0 -1 7 -3
you've|0 -1 2 0 0 0
young|-1 -2 0 0 -1 3
your|4 -7 -8 3 0 8
your inbox|0 -1 0 0 0 2
your patience|-1 -3 0 1 0 3
yours|-2 -7 2 -1 3 5
youth|0 3 0 0 -1 -2
zahlen|-1 1 1 0 0 0
zahnarzt|0 1 0 0 0 -1
zeit|-6 -1 17 -1 -1 -8
zero|-2 -6 -2 0 0 10
zimmer|3 -4 -2 -1 -1 5
zip|1 4 -4 0 0 -2
zofia|0 1 0 0 2 -3
zoo|2 -2 0 0 0 1
zoom|-1 3 1 -1 0 -2
zu|-6 11 0 0 -3 -2
zugesagt|1 -6 0 -1 13 -7
zum|-5 0 4 -3 0 4
zur|17 -4 3 -3 -3 -10
zur post|-1 1 -1 0 -1 2
zuruck|0 2 -4 0 0 3
zusatzlich|-3 -1 -1 -2 8 -2
zwei|11 -5 8 -7 -1 -6
zylinder|-1 -1 0 0 0 1
~asks nothing|10 10 -7 -5 -11 3
~done as asked|-2 -21 -17 10 -2 32
~has topic|3 19 -8 -14 18 -17
~something else done|10 9 -16 -4 -10 11
`;
