import type { TaskFeature } from './task-features.ts';

/** How much each feature speaks for a task; made by `npm run learn:tasks`, not by hand. */
export const TASK_WEIGHTS: Readonly<Record<TaskFeature, number>> = {
  none: 3.57,
  score: 1.06,
  value: 1.17,
  isWhole: 0.41,
  isOneWord: -0.14,
  isTwoWords: 0.69,
  isManyWords: 1.1,
  ofTitle: 0.45,
  restOfTitle: -1.71,
  isOfDescription: 0.43,
  hasReference: 0.81,
  hasNumber: -0.35,
  hasName: 0.18,
  isTopic: 2.08,
  hasHead: 0.56,
  isHeadAlone: -0.78,
  isOfQualifier: -0.56,
  isOnlyVerb: 0.29,
  useOfOneWord: 1.58,
  shareOfText: 1.05,
  tellsChange: 0.6,
  isOneWordOfChange: -0.03,
  asksAround: -0.65,
  isLongText: 0.5,
  isForeign: 0.06,
  valueOfForeign: 0.49,
  leadOfForeign: 0.23,
  isForeignChange: 0.86,
  isReferring: 0.54,
  isNameOfChange: -0.04,
  isNumberOfChange: 0.48,
  told: 3.43,
  toldOfDescription: 0.17,
  isTold: -0.18,
  isToldTwice: -0.26,
  isToldOften: -0.27,
  isOnlyTold: 0.99,
  shareTold: -1.73,
  isFirst: 0.14,
  isFirstByValue: 0.51,
  isFirstTold: 0.14,
  lead: 0.41,
  leadOfValue: 0.5,
  leadOfTold: 0.7,
};

/** How much each word of a text speaks for that it speaks of none; made by `npm run learn:tasks`, not by hand. */
export const WORDS_OF_NONE = `
! !|-2
! 0|-5
! a|-3
! please|-1
! the|-2
'|-1
'0|-2
( 0|3
) ,|-2
) .|-3
, ,|2
, .|-4
, 0|-5
, 0k|-1
, a|-4
, about|-6
, add|-2
, after|-1
, agreed|2
, all|-6
, alles|-3
, also|-1
, and|-2
, another|1
, answers|2
, anybody|4
, anyone|3
, apologised|-1
, are|-2
, arrives|2
, as|-1
, ask|3
, asked|-2
, asks|-1
, at|4
, back|7
, band|-4
, battery|1
, be|1
, because|-2
, best|7
, bis|-1
, bitte|15
, black|2
, blue|2
, booked|1
, both|-3
, bought|6
, box|-1
, bring|2
, brings|-1
, brought|1
, bus|-2
, but|-3
, ca|1
, cake|3
, call|2
, camera|-1
, can|11
, can't|-1
, cant|1
, car|2
, card|1
, cards|-1
, careful|-1
, cash|-4
, certificate|-8
, changed|-1
, check|-1
, closed|-2
, closing|-8
, come|18
, comes|-5
, coming|2
, con|-3
, concrete|-1
, confirmation|-5
, contract|-4
, cost|-1
, could|-3
, counted|2
, credit|-2
, customer|-1
, customers|-1
, cut|-3
, da|8
, dad|-1
, dark|-2
, das|3
, dass|-1
, deadline|3
, delivered|3
, delivery|-5
, dentist|1
, der|-7
, did|5
, die|-2
, do|3
, don't|5
, done|3
, door|2
, double|-1
, down|-1
, dr|-1
, drive|3
, driver|6
, dry|-1
, ear|2
, egg|-1
, eight|-1
, el|-9
, electrician|-3
, eleven|1
, elle|-4
, else|-2
, engineer|-1
, er|-2
, even|-4
, every|3
, everybody|-3
, everyone|-4
, everything|-1
, except|-1
, expect|5
, falta|-3
, faltan|-2
, fee|2
, finally|3
, fine|1
, finished|-4
, fire|-1
, first|-1
, fitted|-3
, fitter|-1
, five|3
, for|-1
, form|-1
, forty|3
, found|-3
, four|-2
, free|7
, from|3
, front|-1
, full|-1
, funny|1
, gave|3
, get|-4
, give|-1
, go|8
, goes|-1
, going|-2
, gold|1
, gone|-2
, good|-1
, got|-7
, green|-4
, grey|1
, ha|1
, hab|1
, had|-1
, haha|4
, half|4
, has|5
, hat|2
, have|3
, hay|-9
, he|1
, he'd|-3
, he'll|-4
, he's|4
, help|6
, his|-7
, home|1
, how|2
, i|1
, i'd|-6
, i'll|1
, i'm|3
, i've|16
, ich|6
, il|1
, ils|-5
, in|2
, including|-2
, ines|2
, inspector|-1
, invoice|-3
, is|1
, it|3
, it'll|-1
, it's|9
, its|-4
, j'ai|-1
, je|2
, jetzt|-1
, just|4
, keep|2
, kids|-6
, kitchen|1
, la|3
, lab|2
, lawyer|-1
, le|-8
, leave|1
, leaves|-1
, left|-1
, lena|-2
, less|-1
, let|-1
, let's|-1
, letter|-3
, list|-2
, livraison|-1
, lo|-5
, look|-2
, looks|-4
, lots|-1
, lovely|-1
, low|-4
, make|5
, marketing|1
, max|-2
, may|-2
, maybe|-1
, me|1
, mechanic|-1
, merci|2
, merged|-1
, milk|-1
, mind|2
, money|-2
, more|-1
, most|-1
, mostly|-3
, motor|-2
, move|1
, mrs|-6
, mum|-1
, muss|-2
, must|-1
, my|-7
, names|-1
, need|-4
, needs|-10
, neighbours|-3
, neue|-1
, never|4
, new|-3
, next|-9
, nice|2
, nicht|-2
, nine|-1
, no|7
, nobody|-3
, none|1
, not|-9
, nothing|2
, now|-6
, number|-7
, nur|-1
, ob|6
, offered|-3
, officer|-1
, oil|-3
, ok|-1
, old|-6
, on|-9
, one|-5
, or|-3
, order|1
, ordered|-1
, ordering|5
, otherwise|-10
, ouch|5
, our|-3
, ours|-6
, out|-4
, over|-1
, owner|1
, pads|-2
, page|-3
, paid|1
, paper|2
, papers|-2
, parents|4
, parking|-1
, part|-5
, pas|1
, password|-1
, people|-6
, photo|-5
, pick|-2
, pizza|5
, plaster|5
, please|-1
, pls|-1
, plumber|-1
, plus|-1
, police|4
, poor|1
, price|-1
, prices|-2
, print|-1
, printer|-1
, production|-5
, pump|-3
, put|11
, que|3
, raise|-1
, ran|-7
, reading|-1
, ready|-2
, really|-1
, receipt|-3
, red|10
, remaining|-3
, report|-3
, rest|-7
, results|-5
, ring|4
, room|-2
, rubber|-1
, running|1
, runs|1
, sad|3
, sagt|-1
, said|2
, sales|4
, salt|5
, same|1
, saw|3
, says|4
, school|-1
, second|-11
, security|-2
, see|2
, sending|4
, sensor|-1
, sent|1
, set|-1
, shall|-2
, she|-1
, she'd|-1
, she'll|-2
, she's|2
, shop|-2
, should|-8
, shows|-2
, sie|-1
, sign|2
, signed|-1
, six|-7
, size|10
, sizes|-4
, smells|-5
, smoke|-1
, so|-14
, sold|1
, solo|-1
, some|-1
, son|-3
, sonst|-3
, sorry|3
, sounds|-2
, stacked|-1
, staff|2
, stamped|-1
, stand|1
, start|2
, starting|-5
, starts|-10
, sticker|-5
, still|-8
, stop|-1
, supplier|3
, swapped|-1
, switch|-1
, take|12
, takes|-2
, technician|-4
, tell|2
, ten|-2
, test|-4
, tested|-2
, text|-1
, thank|-2
, thanks|-5
, that|1
, the|-20
, their|1
, then|-6
, there|-3
, there's|-1
, they|5
, they'd|4
, they'll|-2
, they're|-1
, they've|-5
, third|-1
, this|-8
, three|-2
, threw|2
, tomasz|-3
, too|1
, took|2
, tracking|-4
, train|3
, treat|-1
, tres|-1
, truck|-2
, try|-2
, trying|-8
, tuesday|2
, twelve|1
, twenty|1
, two|-1
, un|-2
, una|-1
, under|-1
, use|9
, used|-1
, valid|3
, vertrag|-4
, vet|-1
, viene|-1
, voice|-2
, vorher|-6
, wait|-1
, waiting|-10
, wants|4
, war|-6
, was|-1
, water|-4
, we|-4
, we'd|-4
, we'll|7
, we're|-6
, we've|-1
, wear|1
, well|4
, wer|-1
, what|2
, when|-1
, where|4
, which|-2
, white|-1
, who|1
, whoever|5
, whole|4
, wholesaler|2
, whose|2
, will|-4
, windows|-1
, wir|-1
, with|1
, won't|1
, works|1
, would|-3
, wrapped|-3
, wrong|4
, wrote|-2
, ya|-1
, yellow|1
, you|-5
, your|2
, zwei|-1
- bike|1
- do|-2
- free|-1
- hand|-2
- in|-1
- law|-2
- off|-1
- one|-1
- op|-1
- out|3
- please|-2
- ray|6
- seater|-1
- shirts|2
- to|8
- two|-1
- up|6
- ups|-1
- year|-1
- you|1
. ,|-4
. .|-5
. 0|2
. a|-5
. add|-1
. all|-2
. can|-4
. closing|-3
. do|2
. done|-1
. fix|-7
. he|-4
. i|1
. i'd|-1
. i'll|-1
. i've|2
. it's|-1
. make|-1
. merged|-1
. needs|-5
. new|-6
. nothing|5
. on|-1
. one|2
. please|-9
. rest|-3
. same|-2
. shall|-6
. she|1
. she's|-1
. so|-1
. somebody|-2
. sorry|-6
. sorted|-4
. still|-2
. that|-4
. that's|-2
. the|2
. they|-3
. third|-2
. this|-2
. told|6
. two|-1
. we|-5
. will|-4
0|2
0 !|-2
0 (|-1
0 )|4
0 ,|-13
0 -|1
0 .|-13
0 0|1
0 :|8
0 ?|-2
0 a|-1
0 again|5
0 al|-3
0 already|1
0 am|-9
0 an|-5
0 and|-1
0 are|-4
0 arrived|1
0 as|-1
0 asked|3
0 at|1
0 back|-3
0 bar|-6
0 bis|3
0 boxes|15
0 bucks|6
0 but|-1
0 by|-3
0 came|3
0 cartons|-2
0 cash|-3
0 cent|1
0 cents|-4
0 chairs|-1
0 cheaper|-2
0 children|-4
0 clicks|-1
0 cm|-2
0 copies|-4
0 customers|5
0 days|-3
0 db|-1
0 de|-5
0 degrees|6
0 delivered|2
0 doesn't|3
0 dollars|5
0 done|-2
0 each|-1
0 est|1
0 et|3
0 euro|-2
0 families|2
0 for|-5
0 from|19
0 g|2
0 gb|-1
0 gets|1
0 got|11
0 has|12
0 have|2
0 hours|-1
0 if|-2
0 in|3
0 inch|-5
0 incl|-4
0 instead|7
0 is|12
0 ist|11
0 june|-3
0 kg|-13
0 kilo|1
0 kilos|-2
0 km|-1
0 kw|-2
0 last|-5
0 left|3
0 lines|-1
0 litres|-3
0 lost|1
0 m|2
0 march|-2
0 mb|-1
0 metres|-2
0 min|-3
0 ml|4
0 mm|-7
0 months|-3
0 more|6
0 ms|-4
0 must|-2
0 m²|-1
0 names|-4
0 needs|3
0 new|1
0 october|-3
0 of|-16
0 on|-2
0 or|-7
0 out|3
0 pages|6
0 paid|5
0 passed|5
0 pcs|-1
0 people|1
0 per|-2
0 percent|-9
0 pieces|-2
0 please|1
0 plus|-3
0 pour|-1
0 quid|-2
0 rolls|-4
0 runs|-1
0 s|-5
0 sacks|2
0 says|12
0 seats|-1
0 seconds|-2
0 sent|5
0 sets|-3
0 sheets|-3
0 since|-1
0 slips|2
0 smells|6
0 so|-5
0 square|-1
0 stickers|2
0 still|2
0 tb|-3
0 this|-3
0 thousand|-2
0 tickets|-1
0 to|-2
0 together|-2
0 tomorrow|4
0 tonnes|-1
0 tons|-1
0 too|-1
0 visitors|1
0 wants|3
0 was|9
0 weeks|-2
0 went|-2
0 when|5
0 with|-4
0 words|-1
0 would|1
0 x|-2
0 y|5
0 years|3
0$|-10
0's|6
0a|5
0a$|-4
0b|-5
0b and|4
0d|1
0k|-7
0k for|-1
0k$|-2
0nd|2
0nd ,|-1
0nd floor|4
0rd|-4
0rd$|-2
0s|-5
0s ,|-3
0st$|-1
0th|-6
0th ,|10
0th .|-1
0th ?|1
0th at|-2
0th because|-2
0th is|-2
0th to|-2
0th$|-10
0x0|-4
: (|-6
: )|3
: 0|3
: a|2
: add|-2
: all|-2
: also|-1
: ask|-1
: can|-3
: check|-2
: don't|-3
: first|-2
: i|-2
: le|2
: my|-1
: new|-1
: one|11
: only|-2
: please|-1
: second|1
: still|4
: the|8
: three|1
: two|4
: we|4
: who|2
; the|-1
? ?|6
? i|-2
? mine|-1
? my|-1
? the|3
^0|-13
^0b|-8
^a|15
^a0|1
^add|-4
^added|-3
^agency|-1
^air|3
^aisle|1
^alarm|-4
^alguien|2
^all|-19
^am|2
^an|3
^another|4
^answered|-2
^anyone|4
^apprentice|3
^aprons|1
^asked|1
^at|-1
^audit|1
^auf|13
^autoclave|3
^b|-1
^baby|-1
^back|-1
^badge|1
^badges|-2
^bags|1
^bakery|-1
^banner|2
^bar|4
^barn|1
^bathroom|5
^batteries|3
^battery|2
^bed|3
^before|-3
^bei|8
^bell|3
^belt|5
^big|-2
^bike|1
^bin|-7
^biscuit|1
^bishop's|1
^black|-2
^blanket|2
^block|1
^blue|-2
^boat|1
^boiler|6
^bonne|2
^book|1
^books|1
^both|-6
^bought|1
^brass|1
^breakfast|1
^bride|-3
^bridge|1
^brochure|-1
^broker|-1
^bronze|-1
^brother|1
^bruno|-1
^bulb|-1
^bus|2
^c'est|-1
^cafeteria|1
^cake|-2
^calf|2
^call|2
^can|16
^can't|-3
^candles|1
^canteen|1
^car|5
^card|1
^cards|-1
^carpenter|-1
^carpet|8
^castle|1
^cat|1
^centrifuge|4
^certificate|2
^chain|-1
^changed|-2
^chapel|1
^chemical|1
^children|2
^choir|1
^christmas|2
^city|3
^clara|3
^clock|3
^coach|6
^coffee|7
^cold|3
^collected|-4
^compost|1
^compressor|-2
^concrete|-5
^container|1
^contract|1
^copier|1
^could|2
^council|-1
^counted|-8
^county|1
^courier|-4
^course|1
^court|1
^cover|-3
^crane|2
^csv|1
^curtain|3
^customer|4
^customers|-4
^customs|-1
^cut|-1
^dad|2
^dad's|6
^dark|1
^das|-1
^db|-4
^de|-6
^dealer|-1
^dentist|3
^deposit|1
^der|-2
^did|3
^die|4
^dishwasher|5
^do|1
^does|3
^dog|1
^done|-6
^door|2
^down|-1
^dr|2
^drill|1
^drive|3
^driver|-1
^drone|1
^dropped|-2
^drove|-1
^drugs|1
^dry|-1
^dutch|-1
^eight|-3
^el|-7
^electric|1
^electrician|-5
^electricity|2
^eleven|-6
^en|1
^engineer|-2
^episode|4
^evening|1
^every|-3
^everybody|-8
^everyone|-3
^everything|-3
^exam|1
^f0|-1
^faltan|-2
^farmer|-2
^father|3
^fees|1
^fence|1
^fermenter|1
^ferry|1
^filled|-1
^filter|1
^filters|1
^finn|1
^fire|7
^first|-4
^five|-2
^flag|1
^flights|1
^florist|4
^flour|1
^flu|1
^flyers|3
^for|-13
^forest|1
^forklift|6
^form|-1
^forty|-2
^found|-13
^four|-8
^fourteen|-2
^frau|-4
^freezer|2
^from|3
^front|4
^fuel|1
^fur|-4
^fyi|10
^garage|4
^garden|1
^gate|1
^gave|-1
^generator|5
^glazier|-4
^glue|1
^good|-2
^got|-14
^grandma|5
^grandpa's|1
^granny|4
^granny's|2
^grant|2
^great|4
^green|-1
^grey|-3
^group|1
^guest|3
^guide|-1
^gutters|1
^gym|2
^habe|-1
^had|-3
^half|-5
^hall|2
^handed|-4
^happy|3
^harbour|3
^has|7
^hat|4
^hay|7
^he|-10
^he's|-7
^head|2
^headmistress|-4
^heads|4
^headset|2
^headsets|1
^heating|1
^her|-5
^herr|2
^heute|11
^his|-4
^hive|1
^holiday|1
^hood|1
^hotel|2
^how|-2
^hr|-4
^huber|1
^hung|-1
^i|4
^i'd|-1
^i'll|4
^i'm|-1
^i've|-10
^ice|1
^ida|4
^if|-3
^il|-4
^im|18
^in|8
^ink|3
^inspector|-3
^insurance|2
^insurer|-1
^internet|-1
^interview|2
^interviewed|-4
^invoice|2
^iron|-2
^is|12
^it|-17
^it's|-4
^j'ai|-3
^job|2
^jonas|1
^judge|3
^kann|-3
^kettle|1
^kettle's|4
^kids|-3
^kitchen|1
^knee|1
^la|2
^lab|-4
^label|1
^labels|1
^ladder|1
^lady|4
^landlord|-5
^laptop|1
^las|-3
^last|2
^le|3
^lead|5
^leaflet|1
^leak|3
^leaves|-2
^left|-3
^legal|-4
^leo|2
^les|-1
^let|-1
^let's|-4
^letter|1
^letters|2
^library|4
^licence|3
^lift|6
^light|-1
^lights|-1
^lindqvist|1
^linen|-4
^lisbon|2
^lo|-6
^lockers|2
^login|2
^los|-6
^lost|8
^lot|1
^love|-2
^lovely|4
^lunch|7
^m|1
^machine|-1
^made|-3
^make|-3
^malt|4
^man|-1
^manana|5
^march|5
^marketing|4
^marquee|1
^maths|1
^mats|1
^max|-1
^may|-1
^measured|-1
^mechanic|-5
^membership|5
^memory|-3
^merged|-3
^mi|1
^mia|-1
^milk|3
^milo|3
^minutes|1
^mme|2
^mon|3
^monday|-3
^money|-7
^morgen|4
^moths|-1
^move|-1
^moved|2
^moving|-1
^mr|10
^mrs|6
^ms|-2
^muller|-3
^mum|1
^museum|1
^my|14
^need|-3
^neighbor|2
^neighbours|1
^net|2
^neue|1
^new|5
^newsletter|6
^newspaper|1
^next|10
^nice|6
^night|3
^nine|-4
^nits|4
^no|-6
^nobody|-12
^novak|1
^number|-5
^oak|3
^offered|-1
^office|5
^old|-4
^oma|1
^on|-4
^one|-2
^only|-1
^opa|-2
^open|1
^order|1
^ordered|2
^organ|1
^our|11
^out|-1
^oven|3
^owner|-3
^oxygen|1
^paid|6
^paint|4
^painter|-2
^pallets|1
^paper|1
^para|-4
^parcel|-3
^parents'|2
^park|2
^parking|12
^passport|3
^patient|1
^payment|-2
^paypal|1
^payroll|1
^people|-7
^petersen|1
^phone|3
^phones|2
^photo|3
^photographer|1
^photos|4
^piano|1
^picked|-3
^pictures|-1
^pizza|1
^please|-1
^plot|1
^pls|-2
^plumber|-5
^police|-3
^pool|-1
^popcorn|1
^port|2
^portal|-1
^post|2
^posted|-1
^poster|6
^posters|1
^postgres|5
^pour|-3
^poured|-1
^power|7
^pr|-3
^pressure|-3
^price|3
^prices|-1
^printer|1
^printer's|3
^prof|2
^projector|3
^property|1
^publisher|6
^pulled|-3
^pump|4
^puppy|2
^push|7
^put|-10
^quelqu'un|2
^qui|-1
^radiator|1
^radio|4
^raffle|3
^rain|3
^ramp|2
^ran|-1
^rang|-2
^re|-2
^reception|-1
^red|-2
^reminder|11
^rent|8
^report|1
^results|-2
^revenue|-2
^river|1
^road|3
^roll|-1
^roof|3
^roofer|-1
^room|10
^rope|2
^rose|1
^rotary|2
^running|1
^sales|1
^samples|-2
^sand|1
^sat|-1
^saturday|1
^saturday's|1
^saw|3
^scanner|2
^school|-1
^scrap|-1
^screen|-1
^se|4
^seal|-1
^search|7
^season|1
^seat|1
^seating|1
^seats|-1
^second|-8
^security|-2
^sent|-9
^server|2
^seven|-5
^she|-12
^she's|-2
^shelves|-2
^should|2
^showed|-1
^shower|1
^shredder|-1
^sign|2
^signed|-1
^since|5
^six|-3
^skip|16
^snow|1
^sold|7
^some|3
^somebody|11
^someone|3
^someone's|3
^sorry|1
^sparky|-3
^spoke|-15
^spring|1
^st|-1
^staging|1
^start|-1
^started|-5
^station|1
^steel|1
^still|-7
^stocktake|-1
^stuck|-1
^student|1
^studio|1
^sugar|5
^sunday|2
^supplier|-2
^swapped|-2
^swimming|1
^t|-1
^table|8
^tablets|1
^talked|-4
^tank|3
^tap|1
^tax|5
^taxi|8
^technician|-2
^ten|-1
^tenant|1
^thank|-1
^thanks|4
^that|2
^the|3
^their|-2
^there|5
^there's|4
^thermostat|2
^they|-11
^they'd|-2
^they've|-1
^third|-5
^thirty|-3
^three|-4
^ticket|9
^tickets|-1
^tiles|-2
^till|4
^to|2
^toilet|4
^told|-7
^tom|1
^tom's|4
^too|-1
^took|-5
^tower|-1
^town|-4
^tractor|2
^traffic|5
^trailer|1
^train|-1
^training|1
^transferred|-1
^transit|1
^travel|1
^treasurer|-5
^tree|-1
^tried|-2
^trois|-3
^truck|3
^twelve|-3
^twenty|-1
^two|-6
^tyre|2
^u0|1
^ultrasound|2
^una|4
^uncle|1
^une|7
^uniform|4
^unit|1
^users|1
^van|19
^van's|4
^vat|1
^vet|-2
^vet's|-2
^vicar|-1
^vino|-1
^violin|1
^visa|1
^visitors|-3
^voice|4
^waiting|4
^walk|1
^wall|1
^warehouse|1
^was|-1
^washing|9
^water|11
^we|-4
^we'll|-1
^we're|5
^we've|-6
^web|1
^website|-1
^welded|-1
^went|-4
^wer|4
^what|5
^when|-8
^white|-1
^who|2
^whoever|1
^wholesaler|-1
^whose|3
^wifi|3
^winch|2
^window|2
^winter|1
^wir|2
^with|-3
^without|-2
^wrote|-4
^x|6
^ya|-7
^year|2
^you|-4
^your|-4
^youth|3
^yusuf's|1
^zwei|-1
a -|-1
a 0|-2
a and|-3
a baby|3
a barbecue|3
a better|1
a big|-1
a bigger|-2
a bike|1
a bill|-3
a birthday|-4
a bit|-3
a blue|4
a bottle|-2
a box|-2
a boy|1
a bucket|3
a cake|3
a calendar|3
a camera|-2
a car|-3
a card|-1
a cat|1
a cherry|-2
a clean|1
a cold|5
a copy|-5
a crack|2
a cracked|-2
a customer|3
a dad|-2
a day|-5
a dead|1
a deposit|-1
a desk|1
a different|-5
a discount|3
a dog|-2
a donation|1
a double|-1
a dozen|2
a drop|-1
a duplicate|3
a eu|1
a fever|1
a flat|5
a football|-1
a fresh|-1
a gift|2
a girl|-3
a good|-2
a great|1
a green|6
a grey|1
a guy|-1
a half|-1
a hamper|-2
a hearing|2
a holiday|1
a hospital|-1
a hundred|1
a key|-2
a la|4
a lad|-1
a lady|-7
a lamp|-3
a las|-2
a late|1
a lawyer|-2
a letter|-1
a lift|1
a line|-2
a list|-4
a little|4
a longer|1
a look|2
a lorry|-1
a los|-4
a lot|1
a man|3
a metre|-2
a minute|-1
a missing|-2
a mistake|-3
a month|-8
a mouse|-1
a mr|2
a mrs|-1
a new|4
a nice|-5
a note|-1
a nut|-2
a oublie|2
a page|-4
a pair|-1
a pallet|5
a paper|-1
a parking|4
a passport|1
a patient|1
a permit|-4
a phone|2
a photo|-2
a piano|-1
a picture|-1
a place|-1
a postcard|3
a price|-2
a projector|-1
a quote|3
a race|1
a reader|2
a red|2
a refund|-2
a reminder|-2
a retired|-4
a ride|1
a room|2
a row|-2
a second|-3
a separate|-3
a sign|1
a signature|-1
a single|1
a slot|-2
a small|1
a spare|1
a step|-2
a sticker|-1
a stone|-5
a student|-1
a table|1
a talk|3
a tear|1
a thank|2
a third|-3
a to|-2
a tooth|2
a tractor|1
a tray|2
a trial|-10
a truck|-1
a typo|-1
a used|4
a van|1
a video|1
a visit|2
a visitor|3
a voucher|-3
a vu|-1
a walk|2
a week|-8
a weekend|-2
a white|3
a whole|-2
a window|1
a wrong|-1
a year|-1
a young|-3
a$|9
abgesagt|-3
able|-1
about|6
about 0|-4
about a|6
about half|-5
about her|1
about it|7
about our|7
about parking|4
about the|2
above|-4
above 0|-1
above the|-3
abroad|-1
accept|-2
accept$|-2
accepted|-1
accepted ,|-2
accepted our|-1
accepted the|-3
accepted$|4
accepts|-1
access|-7
access point|-7
accident|4
accident$|1
according|8
according to|8
accordingly|-1
account|-4
account ,|7
account$|-9
accountant|4
accountant is|-2
accounting|1
accounts|1
aceite|-4
achete|-4
acid|-1
acompte|-1
across|8
across the|2
ad|-3
ad for|1
ad up|-1
add|-17
add a|-6
add it|-1
add that|-4
add to|-3
add$|-1
added|-5
address|1
address$|-1
adeyemi|10
adjuster|-2
adobe|-5
ads|-1
adults|-2
advent|1
advert|-1
advice|1
adviser|3
advisory|-3
advisory on|-3
afraid|-2
afraid of|-1
after|-11
after 0|-1
after a|-2
after easter|-1
after four|5
after half|1
after i|-1
after last|1
after lunch|-4
after midnight|2
after new|-2
after one|1
after ten|-2
after that|2
after the|-7
after three|13
after we|-1
after$|-2
afternoon ,|4
afternoon$|-3
afterwards|-6
afterwards$|-5
again|-1
again !|-3
again ,|4
again .|2
again :|-2
again ?|1
again after|1
again and|5
again at|-1
again but|-3
again by|-1
again for|-2
again from|2
again in|5
again on|1
again since|-5
again this|3
again with|-2
again$|7
against|-6
age|-2
agency|-5
agenda|-1
agm|5
ago|-2
agosto|1
agree|-5
agree to|-2
agreed|10
agreed on|-1
agreed to|-2
agreed$|-1
agreement|2
agrees|-1
agua|-2
ahead|-3
aid|10
aid box|3
aid course|2
aid for|2
air|-3
air ,|-1
air con|4
air in|-1
air$|-1
airflow|-1
airport|8
aisle|-1
al mes|-3
alarm|9
alarm at|1
alarm in|2
alarm test|1
alarms|-2
album|9
album$|7
alcohol|-1
aldi|1
alert|-4
alguien|1
ali|-1
all|-2
all !|-4
all 0|-12
all ?|4
all at|4
all day|-3
all eight|-4
all eleven|-1
all evening|1
all fine|1
all five|-3
all for|4
all four|2
all good|1
all in|-6
all morning|1
all night|12
all nine|-2
all nineteen|-2
all of|6
all our|-1
all out|-1
all over|4
all right|-3
all round|1
all the|-12
all those|-6
all three|-2
all up|6
all week|2
all weekend|7
all$|1
alle|-2
alle ,|14
allergen|7
allergic|1
allergic to|2
alles|-6
alley|-2
allotment|3
allowed|6
allowed$|3
allows|-2
almost|-2
alone|4
alone$|3
along|-9
along the|-4
along with|-1
along$|-1
already|-12
already !|-1
already ,|-1
already$|-2
als|-3
also|-24
also get|-3
also have|-2
also in|-2
also need|-5
also needs|-1
alte|-4
alvarez|4
always|4
am|-2
am ,|-1
am 0|-2
am freitag|2
am samstag|2
am sonntag|1
am wochenende|-5
amber|-1
ambulance|4
ambulance bay|1
among|-4
among the|-2
amplifier|-2
amsel|-1
an ,|4
an advisory|-2
an answer|-2
an appointment|-1
an evening|-1
an extension|-5
an extra|-2
an hour|1
an offer|-1
an old|3
and|-23
and 0|-7
and 0a|2
and a|-7
and all|7
and at|-3
and back|1
and can|3
and deployed|3
and down|-3
and everything|-5
and gave|-1
and get|2
and handed|1
and has|2
and he|-2
and he's|7
and his|-1
and in|-7
and is|9
and it|2
and it's|-1
and left|-2
and look|1
and me|-1
and needs|9
and new|-3
and no|-2
and nobody|-1
and not|9
and now|2
and off|-1
and on|-6
and one|8
and paid|10
and see|3
and she|3
and she's|-1
and signed|-1
and six|-1
and some|-1
and something|-1
and sunday|-2
and sundays|-6
and tested|-2
and that|1
and the|-12
and then|-2
and they|5
and three|-1
and took|-4
and two|-5
and wants|-3
and was|-1
and we|8
and we're|-1
and when|-1
and who|-1
and will|5
and without|4
andere|-4
android|2
anew|-2
anew$|-1
angebot|-6
angebot fur|-2
angerufen|4
angerufen ,|4
angry|-1
anja|-1
ankle|-2
anniversary|3
announced|5
annual|2
ano|-2
another|-13
another 0|-5
another month|-1
another two|-1
another week|-1
another year|-3
another$|-2
ans|1
answer|-8
answer ,|-2
answer by|-1
answer$|-2
answered|-8
answered ,|-4
answered the|-2
answers|1
answers to|2
antenna|-1
antes|3
antes$|-2
anti|-1
anti -|-1
antrag|-2
anuncio|-1
any|3
any good|2
any longer|-3
any more|6
anybody|4
anybody know|3
anybody want|1
anymore|-2
anymore ,|-1
anymore$|-1
anyone|8
anyone ?|1
anyone else|2
anyone got|1
anyone have|1
anyone up|1
anyone want|2
anyone$|1
anything|-3
anything else|-2
anything$|-2
anyway|-5
anyway$|-1
apart|-6
apart from|-4
apartment|2
api|4
apologised|-3
apologised$|-2
app|8
app$|-3
apparently|6
apparently$|5
apple|6
apples|1
applicant|-1
applicants|-3
application|-2
applications|-2
applications for|-2
applied|-1
applied ,|-1
apply|3
appointment|1
appointment is|-3
apprentice|4
apprentice starts|6
apprenticeship|1
approval|-2
approved ,|-1
approved$|4
april|8
april ,|-1
april$|-2
aprons|1
architect|-2
archive|1
are|-2
are ,|3
are 0|1
are a|1
are already|-4
are at|-6
are back|-9
are being|-1
are clean|-1
are coming|4
are copied|-1
are covered|-2
are cut|-4
are done|-4
are due|3
are fine|-2
are flat|3
are full|-2
are furious|-1
are getting|-1
are gone|-3
are half|-2
are here|-2
are in|-11
are left|-3
are missing|-2
are moved|-1
are nearly|4
are new|-1
are not|8
are now|-1
are off|-2
are ok|-1
are on|-9
are ordered|4
are out|10
are over|-1
are paid|-4
are printed|1
are ready|-1
are right|-1
are set|-2
are standing|-3
are still|1
are stuck|-4
are taken|-1
are through|-3
are too|-2
are two|1
are up|3
are warm|-4
are with|1
are written|-3
are$|5
area|-1
aren't|-7
arm|3
arms|-2
around|-2
around 0|-7
around$|-1
arriba|4
arrive|3
arrived|4
arrived ,|-3
arrived and|4
arrived by|-1
arrived from|1
arrived$|2
arrivees|1
arrivees ,|1
arrivent|4
arrives|7
arrives at|6
arrives in|5
arrives$|-4
art|2
arts|1
as|-20
as a|-2
as always|5
as an|-2
as before|3
as big|-1
as far|-4
as if|1
as long|1
as of|-2
as soon|-3
as the|-5
as top|-1
as urgent|-2
as we|-2
as well|-10
as you|-2
ascension|2
ash|-5
ask|4
ask if|5
ask me|-1
ask the|-8
ask them|1
asked|5
asked ,|4
asked about|5
asked again|-1
asked if|9
asked to|-4
asked whether|3
asked$|-5
asking|-3
asking for|2
asking if|1
asks|7
asks 0|-1
asks for|-4
asks how|-5
asks if|8
asks to|-1
asks where|1
asks whether|7
asleep|5
asleep in|3
assembly|5
assessor|-2
assistant|2
association|5
astoria|1
at|10
at 0|-10
at a|-3
at all|2
at eight|1
at eleven|1
at every|-2
at first|3
at five|4
at four|1
at gate|1
at half|5
at her|-1
at home|8
at it|-2
at last|-10
at least|-5
at midnight|-2
at minus|1
at my|3
at night|-9
at nine|8
at once|3
at one|-1
at our|3
at reception|-1
at school|2
at seven|5
at six|5
at st|2
at table|-1
at that|2
at the|-5
at their|4
at three|4
at work|1
ate|2
ate a|1
ate my|3
attached|-3
attached ,|2
attached .|-4
attached$|-7
attend|-2
attic|2
attic ,|1
au|5
au lieu|-2
au marche|4
auch|-8
auction|5
audience|4
audio|-1
audit|3
auditor|-1
auditors|-1
auf|1
auf dem|-2
auf der|-5
auf die|-2
august|13
august ,|3
august$|5
aula|4
aunt|-3
aus|12
aus ,|1
aus dem|1
aus der|8
aus$|-4
aussi|-5
austria|-3
author|1
authority|-3
auto|7
autoclave|7
automatic|-1
autumn|-3
autumn ,|2
aux|1
available|-2
avant|-2
avec|-5
average|-4
away|2
away ,|2
away .|-1
away for|6
away from|3
away$|1
awful|4
awful ,|1
awful$|1
ayer$|1
ayuntamiento|-4
b|6
b ,|-1
b :|-1
b is|-4
b$|-1
b0|4
b0 ,|2
baby|-6
baby girl|3
baby$|1
back|-14
back !|4
back ,|-5
back -|-2
back .|-4
back 0|-1
back :|-1
back ?|1
back and|1
back at|2
back before|-1
back for|-3
back from|6
back in|5
back is|1
back of|-1
back order|-3
back room|-18
back the|-1
back to|-3
back with|3
back$|1
backed|1
backend|-3
backorder|-3
backordered|-3
backup|-2
bad|2
bad$|4
badge|5
badge$|1
badges|-2
badly|4
badly ,|-1
badly$|1
bag|7
bag is|1
bag$|-1
bags|15
bags ,|6
bags in|1
bags$|3
baguettes|5
baja|-1
baked|7
baker|5
bakery|10
baklava|2
balance|1
balcony|2
bald|-2
bale|-1
ball|-1
ballast|-3
ballet|3
balls|1
banana|1
band|-3
band$|-1
bands|-2
bang|-2
bank ,|3
bank and|-2
bank details|-3
bank holiday|1
bank is|4
bank says|-2
bank wants|1
bank$|-4
banners|2
bano|3
bar|9
bar ,|-1
bar and|1
bar de|1
bar$|3
barbecue|14
bare|-3
bare ,|-2
barn|5
barn$|1
barre|1
barrel|1
barrels|-2
barrier|1
bars|5
base|-1
basement|-6
basin|-3
basket|10
baskets|1
bass|-6
basses|1
batch|-8
batch 0|-1
bath|-4
bath ,|-2
bathroom|14
bathroom ,|-2
bats|5
bats in|-1
batteries|3
batteries are|3
battery|7
battery ,|-2
battery in|-1
battery is|3
battery of|1
battery$|4
bay|5
bay 0|2
bay again|2
bay$|-1
be|3
be 0|-4
be a|5
be at|-2
be collected|4
be delivered|-6
be done|4
be here|3
be in|-7
be nice|7
be off|-1
be on|8
be paid|1
be ready|-1
be renewed|1
be right|4
be signed|-1
be taken|-1
be there|1
be with|-3
be$|-2
bea|-3
beach|-1
beamer|-5
beams|-1
bear|-3
beard|-1
bearing|-3
beat|-1
beautiful|2
beautifully|-3
became|-1
because|-8
because of|-6
because the|-3
bed|2
bed ,|-1
bed 0|3
bed$|6
bedroom|-1
beds|-4
bee|1
beech|1
beef|1
been|-4
been ,|-13
been delivered|3
been ordered|6
been paid|4
been to|-3
been told|1
beeps|-1
beeps ,|1
beer|-1
bees|-1
bees are|-1
before|-17
before ,|-3
before 0|1
before anything|-1
before easter|-1
before everything|-2
before friday|2
before i|-1
before it|4
before june|-1
before she|1
before the|-6
before they|-3
before tuesday|-1
before we|-5
before you|4
before$|1
beforehand|-1
beforehand$|-1
began|-8
begin|-3
begins|1
begun|-13
behind|2
behind the|-3
behind$|2
bei|-1
bei den|-4
bei der|-5
beige|-1
beim|-3
being|3
bekommen|-5
bell|6
bells|2
belongs|-1
belongs to|-1
below|-9
below the|-1
below$|-1
belt|3
belt ,|-1
belt$|-1
ben|-2
bench|8
bench ,|1
bench$|3
benches|1
bend|-1
bent|-1
bent$|-2
bergen|1
bericht|-1
berth|-2
beside|-8
beside the|-9
best|7
best ,|-1
bestellt ,|-1
beta|-1
better|-4
better than|-2
better$|-1
between|8
between 0|4
between the|-4
bezahlt|1
bid|5
bien|-4
bien ,|-1
big|-6
big as|-1
big one|7
big room|2
bike|12
bike in|1
bike is|1
bike$|2
bikes|4
bill|7
bill ,|-1
bill for|5
bill from|-1
bill of|-1
bill$|6
billed|-1
billed the|-2
bills|-1
binder|-4
binder$|-4
bins|1
bio|-6
biology|3
biomed|-2
biometric|-1
birch|1
bird|2
birds|-3
birth|-5
birth certificate|-2
birthday|4
birthday ,|1
birthday$|1
bis|-4
bis 0|2
biscuit|-1
biscuit's|2
biscuits|6
bishop|-2
bishop's|1
bit|5
bit ,|2
bit of|-2
bit the|1
bit$|-1
bite|1
bits|1
bitte|4
bitte nicht|3
bitte vorziehen|-2
black|3
black ,|-1
black ones|3
black stuff|-2
black$|-3
blade|1
blades|-2
blanc|-1
blank|-3
blanket|2
blankets|-1
blanks|-2
bleiben|-8
bleibt|-2
bleu|1
blew|7
blind|1
blinds|-1
block|4
block ,|-1
blocked|2
blocked ,|1
blocked again|4
blocked by|1
blocked$|-1
blocking|1
blog|8
blood|1
blow|-2
blower|-2
blows|-2
bloß|-4
blue|5
blue ones|-2
blue umbrella|2
blue$|3
blum|-1
blunt|3
blunt ,|1
blurry|2
board|-5
board ,|-2
board from|-5
board in|1
boarding|1
boards|2
boards ,|-2
boathouse|-5
boats|-2
boda|2
boden|-1
body|-2
bog|1
bogdan|6
boiler|7
bolt|-3
bon|-1
bonne|5
book|4
book ,|-1
book is|-1
book the|-1
book$|7
booked|-2
booked ,|-7
booked at|-1
booked for|7
booked in|-7
booked$|2
booklet|-2
booklets|3
books|4
books are|2
boot|1
boots|5
boots ,|2
boots$|3
border|-1
boring|1
born|1
borrow|-1
borrowed|4
boss|4
boss$|1
boss's|1
both|-9
both have|-3
both of|-2
both sides|-2
both signatures|-2
bottle|5
bottle for|1
bottle of|-2
bottles|2
bottles of|-2
bottom|-5
bottom of|-3
bottom$|-1
bought|10
bought ,|2
bought a|8
bought the|-4
bought$|3
bounce|-1
bounced|-2
bouquet|-1
bowl|1
bowling alley|-2
bowls|4
box|2
box ,|4
box 0|6
box at|-1
box by|1
box for|3
box is|-1
box of|3
box on|1
box$|-4
boxed|-1
boxes|9
boxes ,|1
boxes :|1
boxes are|7
boxes in|-1
boxes of|-6
boxes with|-2
boxes$|-1
boy|1
boys|-1
braces|-3
bracket|-1
brakes|-3
branch|-1
branch ,|-2
branches|-3
brand|2
brand$|-1
brandt|4
brandt's|2
brass|1
brauchen|-3
brauchen wir|-2
braucht|-3
braucht noch|-3
bread|12
break|1
break ,|-1
break$|1
breaker|6
breakfast|12
breakfast ,|-1
breakfast$|2
breaks|-2
brenner|2
brewery|-1
brian|-4
bride|-9
bride wants|-2
bridge|8
bridge$|2
brigade|-2
bright|3
brille|6
brilliant|1
brim|-2
brim ,|-1
bring|6
bring it|5
bring the|-4
brings|-7
brings a|-1
brings his|-1
bristol|1
brochure|6
broke|4
broke ,|1
broke down|-1
broke his|-1
broke in|-1
broke the|2
broke$|-1
broken|6
broken ,|6
broken again|1
broken so|-3
broken$|3
broker|-2
bronze|1
brother|4
brought|6
brought a|2
brought forward|-1
brought in|4
brought the|-2
brought us|4
brown|6
browsers|-1
brush|1
brushed|-1
brushes|2
brussels|-4
btw|5
btw$|5
bucket|2
bucket's|3
buckets|3
buckets$|1
bucks|2
budget|-2
budget$|-1
buffet|-1
bug|-1
build|3
builders|-2
building|2
building is|2
builds|-1
built|-1
built ,|-1
bulb is|-2
bulbs|4
bump|-4
bump it|-3
bump the|-1
bump this|-1
bureau|1
burn|-2
burned|-2
burner|-1
burning|1
burnt|-1
burnt$|1
buro|2
burst|2
bus|8
bus 0|3
bus company|-3
bus doesn't|2
bus is|6
bus stop|-2
bus to|1
bus was|2
bus$|6
bust|1
but|-11
but doesn't|-1
but has|-1
but it|-2
but no|-2
but not|-1
but she|6
but the|-1
but they|-2
but two|-2
but we|5
butcher|-4
butter|-9
butter$|-5
button|2
buttons|-1
buy|7
buy$|1
buyer|-1
buyers|-1
buying|1
buzz|-1
by ,|-1
by 0|9
by an|-1
by bike|1
by courier|-5
by eleven|5
by four|5
by friday|4
by itself|-1
by mail|-4
by mistake|3
by monday|-1
by noon|-1
by one|-1
by post|-3
by the|-6
by then|-1
by this|-2
by three|1
by thursday|-2
by train|-1
by tuesday|-2
by two|3
c|-4
c ,|-2
c$|-2
c'est|-1
c'est bon|-1
c0|-1
ca|-2
cabin|-4
cabinet|1
cabins|-2
cable|3
cable ,|1
cable was|-1
cable$|3
cables|-2
cada|-2
cafe|12
cafetera|1
cafeteria|3
cage|4
cajas|-1
cajas de|-1
cake|10
cake ,|3
cake at|2
cake for|4
cake in|1
cake is|1
cake$|1
cakes|-1
calculation|-1
calendar|7
calendar ,|1
calendar for|2
calendar$|1
calendars|3
calf|2
calibration|3
call|15
call back|4
call the|2
call$|2
called|4
called ,|11
called :|-1
called again|-1
called the|3
called$|-6
callers|-3
calls|-1
callum|-1
calves|1
cambiado|-2
came|6
came ,|-1
came back|5
came but|-1
came down|-5
came for|-1
came in|7
came off|6
came on|-1
came out|-2
came this|-1
came through|-5
came to|2
came today|-4
came with|-5
came$|1
camera|-5
camera ,|-2
camera$|1
camion|-3
camp|-4
campana|-1
camper|1
campfire|1
camping|-2
can|-19
can be|-8
can collect|-1
can come|-3
can do|-5
can drive|-3
can get|2
can go|-5
can have|1
can hear|1
can i|11
can log|-1
can now|-1
can only|-8
can open|-3
can pick|-1
can put|-2
can read|-3
can ring|-2
can see|-4
can somebody|4
can someone|12
can start|-4
can stay|-3
can still|-1
can take|-3
can the|-9
can use|-1
can wait|-3
can we|4
can you|2
can$|4
can't|-15
can't be|9
can't come|1
can't deliver|-1
can't do|-4
can't find|-1
can't get|-4
can't go|-1
can't have|-1
can't make|-1
can't on|-3
can't open|-1
can't read|-1
can't see|2
can't take|-6
can't wait|-3
canada|-1
canal|1
cancel|-2
cancellation|-3
cancelled|2
cancelled ,|-3
cancels|-1
candidate|-1
candidates for|-1
candle|1
candles|-1
cannot|-1
cans|-1
cant|-2
canteen|19
canteen ,|1
canteen has|2
canteen$|1
canvas|-2
capacitor|-2
capital|-1
caps|-1
car|11
car ,|1
car ?|-1
car has|-3
car insurance|2
car is|4
car park|9
car was|1
car$|-2
car's|-7
caravan|-3
carbon|1
card|5
card ,|-1
card for|-1
card from|1
card is|1
card terminal|2
card$|4
cardboard|-5
cardigan|-2
cards|5
cards ,|-2
cards are|-1
cards for|2
cards$|3
care|1
careful|-2
caretaker$|-1
cargo|2
cargo bike|1
carnival|1
caro|-2
carol|6
carpenter|-3
carpet|10
carpet ,|1
carpet in|1
carpet$|-1
carpets|1
carriage|-5
carried|-2
carrier|-1
carries|-1
carries the|-1
carry|-3
carry it|-1
carry the|-1
carrying|-2
cars|4
cart|-1
carton|-2
cartons|-1
cartridge|-1
casa|1
case|-4
case$|-1
cash|-6
cash ,|5
cash and|-3
cash box|-1
cash desk|-1
cash$|2
cashier|2
cast|5
castle|5
cat|13
cat ,|1
cat had|5
cat is|4
cat$|2
catalogue|9
cats|1
caught|-1
cause|-4
caustic|-1
cave|1
cd|-4
ce|-3
ce matin|-4
ce soir|-3
ceiling|-1
cell|-4
cellar|6
cellar$|-4
cells|-2
cemetery|-1
cent|-1
center|-1
centimetres|-2
centre|2
centrifuge|3
cents|-3
cents a|-4
cents$|1
cert|-3
certificate for|9
certificate in|-1
certificate is|-5
certificate of|3
certificate$|-2
certificates|1
certification|-1
certs|-6
cette|1
ceux|-1
chain|-3
chair|9
chair ,|2
chair 0|4
chair in|-3
chair$|5
chairman|-1
chairs|4
chairs in|3
chairs$|1
chalk|1
chamber|-1
champagne|7
change|-2
change ,|3
change the|-2
change$|-2
changed|-5
changed ,|5
changed her|-6
changed it|-1
changed its|1
changed the|-6
changed to|2
changed$|-1
changer|7
changes|14
changing|4
changing room|4
channel|3
channel 0|1
chap|-4
chapel|7
chaplain|-2
chapter|-6
chapter 0|-1
charge$|2
charged|-4
charger|4
charges|3
charges 0|3
chart|1
chasing|-1
chat|-3
cheap|2
cheaper|-3
cheaper$|-3
cheapest|-1
check|-4
check -|4
check of|-1
check the|-1
check$|-2
checked|3
checked ,|-4
checked$|-2
checkout|1
cheese|-2
chef|-5
chemical|1
chemist|-2
chemist's|-1
chemistry|-1
cheque|-1
cherche|5
cherry|-2
cherry picker|-3
chess|2
chest|-1
chewed|2
chewing|-1
chez|-4
chicken|4
chico|1
chili|1
chimney|-3
chimney sweep|-1
chip shop|2
chipped$|1
chips|6
chlorine|-2
chocolate|1
chocolate in|3
chocolates|5
choice|-1
choir|7
choir is|-2
chose|-11
christening|10
christmas|7
christmas card|1
christmas party|2
christmas$|-2
church|6
church ,|-1
church is|-1
church$|3
ci|12
cierra|-1
cinco|-2
cinema|1
circle|1
cita|1
city|-3
city hall|-1
claim|2
claimed|2
claims|-2
clamp|-3
clara|1
clashes|-1
clashes with|-1
class|6
class ,|-3
class 0|1
class 0a|2
class 0b|-2
class for|-5
class of|1
classe|4
classes|-9
classes ,|-2
clause|-3
clause 0|-1
clay|-1
clean|-6
clean$|-2
cleaned|7
cleaned the|2
cleaner|14
cleaner comes|4
cleaner's|1
cleaners|4
cleaning|1
clear ,|-6
cleared|-6
cleared ,|-1
clerk|2
click|4
clicked|1
clicks|-2
client|6
client's|-1
clients|7
climb|-1
climbed|1
climber|-1
climbers|3
climbing|-1
clock|8
clock in|4
clocks|4
clogged|-1
close|10
close it|-2
close the|-1
close$|3
closed|6
closed ,|6
closed for|5
closed on|1
closed till|2
closed$|-5
closes|4
closes ,|1
closes at|1
closes early|-1
closes on|-1
closes the|1
closing the|7
closing$|-10
closure|1
cloth|-3
clothes|-1
cloths|1
cloud|-1
clown|-2
club|9
club has|4
club is|5
club wants|-1
clubhouse|1
cluster|1
clutch|8
cm|-2
co|-1
co -|-1
coach|9
coach is|-2
coach party|3
coaches|-1
coastguard|1
coat|-10
coat is|-1
coat of|-2
coat on|-4
coats|-1
coche|3
code|3
code ,|-1
code is|5
codes|1
coffee|13
coffee beans|1
coffee filters|1
coffee in|3
coffee machine|1
coffee$|1
coin|3
coins|3
coins$|4
cold|6
cold ,|-2
cold again|-3
cold room|-7
cold water|5
cold$|10
collars|2
colleagues|-1
collect|-5
collect the|-4
collect$|2
collected|4
collected$|5
collecting|-2
collection|3
college|2
colm|1
colour|-3
colour ,|-1
colours|-2
column|-1
columns|5
comb|-1
come|3
come ,|-4
come along|1
come and|4
come at|6
come back|-1
come before|-5
come by|2
come down|1
come first|2
come for|1
come friday|-5
come from|-3
come in|-6
come off|-1
come on|-2
come out|-5
come to|3
come tomorrow|4
comes|-15
comes ,|-4
comes at|1
comes back|-2
comes between|3
comes by|-5
comes for|-1
comes from|-1
comes in|1
comes next|-2
comes off|-1
comes on|5
comes thursday|1
comes to|2
comes tuesday|-1
comes wednesday|1
comes with|1
comes$|-6
coming|-7
coming by|3
coming for|-1
coming on|-4
coming to|3
coming$|-1
commande|-1
commas|-1
comme|-2
comment|-4
comments|3
comments on|-1
commission|1
committee|-1
company|-8
company has|1
company wants|-3
competition|1
complain|-4
complain about|-1
complained|4
complained about|5
complains|3
complains about|1
complaints|-2
complete|-4
complete ,|-1
complete$|-3
completely|-1
compost|3
compressor|-1
compressor is|-6
compressor's|-2
computer|-2
con|2
con el|-1
con la|-4
concert|3
concrete|-6
condenser|-2
conditioning|2
cone|-2
cones|2
conference|7
confirm|-1
confirmation|-1
confirmation mail|5
confirmation no|-2
confirmed|-8
confirmed ,|-3
confirmed for|2
confirmed the|-2
confirmed$|-2
confirms|-1
conge|2
congratulations|2
congress|-1
connection|1
consent|11
conservatory|-1
consulate|-7
consultant|1
contact|3
contactless|-1
container|1
containers|-1
contract|-8
contract for|2
contract is|-1
contract of|1
contract signed|-13
contract with|4
contract$|-3
contractor|-2
contracts|-1
contrast|-1
contrat|-2
control|-1
conveyor|-1
cook|-2
cookies|8
cool|2
cooler|1
cooling|-1
coop|1
copied|-4
copied ,|-3
copier|1
copies|-4
copper|2
copy|-6
copy in|-4
copy is|-1
copy of|-2
cord|-2
cord ,|-2
cork|1
corn|-1
corner|2
corner ,|-1
corner$|1
correct|-1
corrected|-2
corrected$|2
correction|-1
corridor ,|-1
cost|-5
cost 0|-2
costs|10
costs 0|1
costs us|-2
costume|1
cote|-1
couch|1
cough|4
could|-9
could be|2
could do|4
could somebody|-3
could someone|5
could take|-2
could the|3
could we|-6
could you|1
couldn't|-3
couldn't get|3
council|-3
council is|2
council$|-2
count|-9
counted|1
counted ,|-2
counted 0|-1
counted the|-5
counted them|-2
counted twice|-3
counted$|-2
counter ,|-1
counter$|7
counting|-2
counts|-1
county|2
couple|-2
couple's|-3
courier|-10
courier has|-3
courier$|-1
course ,|-4
course at|2
course in|1
course on|1
course starts|2
course$|3
court|1
cousin$|-1
cousins|-7
cover|-2
cover ,|-3
cover the|-2
covered|-5
covered$|-2
covers the|-1
cow|5
cows|-2
cpr|2
crack|2
crack ,|1
crack in|2
cracked|-2
cracked ,|3
cracked$|2
crackles|4
cracks|-5
crane|3
crash|6
crashed|-1
crashes|1
crate|1
crate$|1
crazy|5
crazy$|2
cream|2
cream$|-3
credit|-7
credit card|-1
credit note|-3
credits|8
crew|2
crew$|2
cricket|1
cried|-6
cried ,|-3
cried$|-1
crocodile|-1
croissant|-1
croissants|5
crooked|-2
crop|-4
cross|-5
crosses|-1
crossing|-1
crowd|-1
crown|1
crust|-1
csv|1
cuatro|1
cubic|-1
cubic metres|-1
cubs|1
cuffs|-2
cup|2
cupboard|1
cupboard in|5
cupboard$|-4
cups|-1
cure|-3
curing|-6
current|-2
curtain|7
curtain in|3
curtains|3
curve|-4
cushion|2
customer|7
customer left|-2
customer wants|5
customer with|4
customer's|2
customers|8
customers ,|-2
customers are|1
customers can|-1
customers$|6
customs|-2
customs ,|-1
cut|-1
cut and|-4
cut in|7
cut the|-4
cuts|-3
cutter|1
cutting|-3
cv|-3
cyan|4
cycle|1
cycles|1
cylinder|-1
d|4
da|1
da ,|-6
da$|6
dach|-2
dachshund|2
dad|-2
dad from|-4
dad's|6
dads|-1
daily|-1
damage$|1
dame|-1
damit|-2
damp|4
danach|-1
dance|1
dangerous|-2
dans|-3
dans la|2
dans le|-4
darf|-2
dark|-10
dark ,|-1
dark$|-2
das|-2
das finanzamt|-3
dass|-1
data|-3
database|-1
date|-14
date ,|-2
date for|-5
date in|2
date is|1
date on|-1
date to|-1
date$|-2
dates|-4
daughter|6
daughter has|3
daughter$|-1
daughter's|1
dawn|-1
day ,|-12
day .|5
day :|-3
day ?|-7
day and|2
day before|-1
day is|2
day later|6
day off|1
day to|1
day with|1
day$|3
days|-9
days and|-1
days in|-1
days late|1
days$|-7
db|-4
de|1
de 0|-4
de arriba|4
de baja|-1
de cafe|1
de la|12
de las|7
de los|-2
de ma|1
de mi|3
de noche|-5
de nouveau|-5
dead|5
dead ,|1
dead$|2
deadline|-7
deadline to|-1
deadline was|-4
deal|1
dealer|-4
dear|1
dear$|1
dearer|1
death|-1
debit|1
debt|1
dec|-3
dec 0|-1
december ,|1
december$|2
decide|-5
decided|-9
decision|-7
deck|3
declaration|-1
deep|-1
deer|1
defibrillator|-3
degrees|2
degrees ,|-1
degrees and|-2
degrees in|-1
degrees too|4
deja|-6
dejado|6
del|-6
del 0|-6
del bano|3
delay|-3
delayed|3
delayed ,|2
delayed by|3
delete|4
deleted|-1
delighted|-4
deliver|-3
delivered|14
delivered ,|3
delivered and|-3
delivered the|1
delivered$|13
delivers|-3
delivery|1
delivery note|1
delivery of|-1
delivery van|1
delivery$|-3
demain .|1
demande|-5
demo|5
den|-14
den 0|-1
den schlussel|-3
denmark|2
dent|-1
dental|8
dented|4
dentist|11
dentist ,|1
dentist moved|2
dentist$|1
dentist's|1
department|-1
deployed|-1
deployed$|3
deposit|-3
deposit for|1
deposit is|3
deposit of|-3
deposit paid|-1
deposit$|-2
depot|1
dept|-1
depuis|-1
depuis hier|-5
der|-2
der 0|6
der elektriker|-3
der kuche|3
der neue|-1
derby|3
des|2
described|-2
desde|-1
designer|-1
desk|9
desk ,|4
desk ?|-1
desk$|3
desks|1
destroyed|6
details|-2
deux|-1
deuxieme|6
devant|2
device|-5
devices|-3
devis|1
dezember|-1
dials|-1
diary|-5
dias|-1
dice|-1
dice que|-1
dicht|-1
did|-10
did a|-2
did his|-2
did it|-1
did the|-12
did you|5
didn't come|1
die|-9
die 0|1
die alten|-1
die ganze|1
die halfte|4
die heizung|1
died ,|1
dienstag|1
dies|-1
diesel|6
difference|-3
different|-5
dig|-1
digger|-3
dim|-1
dimanche|8
dimmer|-2
dinner|3
dinner ,|2
dinner on|-1
dinner$|1
diploma|-1
director's|1
dirty$|1
discontinued|-2
discontinued ,|-1
discount|4
discount for|1
discs|-2
dish|4
dishes|-1
dishwasher|12
dishwasher is|2
disk|4
dispatch|1
display|2
disposal|-2
distributor|-2
district|2
dit|-3
dj|1
do|-7
do .|4
do a|4
do for|-2
do it|-8
do the|-14
do they|2
do this|-1
do we|6
do with|6
do you|-3
do$|-3
doch|-4
dock|3
docks|-1
doctor|5
doctor's|2
doctors|-1
document|-4
documents|-8
does|5
does a|1
does anybody|1
does anyone|2
does that|2
does the|-7
doesn't|1
doesn't close|4
doesn't fit|-1
doesn't open|2
doesn't stop|6
doesn't want|-2
doesn't work|-1
dog|25
dog ,|9
dog bit|1
dog had|2
dog has|2
dog on|4
dog$|-1
dogs|-1
doing|1
doing the|1
dollar|1
dollars|2
dollars ,|1
domain|4
domingo|3
don't|4
don't do|2
don't forget|-2
don't get|-1
don't use|-1
donated|1
donation|2
donations|-1
done|-9
done !|-1
done ,|-3
done .|-6
done :|-4
done in|-1
done the|7
donnerstag|-1
donor|4
donors|-1
door|20
door ,|-3
door again|1
door closes|-1
door is|5
door of|2
door seal|-1
door sticks|-3
door$|-1
door's|9
doorbell|2
doors|-1
doors$|-1
dos|-8
dose|-6
doses|1
dossier|-3
double|-2
double ,|-4
double -|-3
doubled|4
doubles|-1
dough|3
down|-7
down ,|2
down 0|1
down and|-1
down at|-4
down by|-1
down for|-2
down from|-1
down in|-1
down on|2
down the|-1
down there|-3
down to|-7
down with|4
down$|4
download|2
downstairs is|1
dozen|1
dozen$|1
dr .|-5
draft|-9
draft$|-2
drafted|-1
drafts|-1
dragon|-2
drain|-2
drain ,|-3
drained|-2
drains|-2
dran|-2
drank|-1
drauf|-4
drauf ,|-1
drauf$|-3
draw|-4
drawer|3
drawer is|2
drawer$|2
drawing|-10
drawings|-2
drawn|-1
draws|-2
drei|-1
dresses|-1
dressing|-1
drew|-2
dried|-2
dries|-2
drill|6
drill on|1
drill went|1
drilling|-1
drin|-5
drin ,|-1
drin$|-4
drinking|6
drinks|3
drinks on|-1
drip|-2
dripping|2
drips|1
drips ,|3
drips$|-1
drive|-1
drive ,|1
drive ok|-1
drive the|1
drive$|-1
driver|8
driver$|1
driver's|-2
drivers'|1
drives|5
drives me|1
driving|5
driving test|5
drone|1
drop|-8
drop it|-2
drop the|-2
dropped|-6
dropped the|-3
droppings|-2
drops|-4
drove|-3
drove the|-1
drucker|1
drugs|1
drum|2
drums|-9
dry|-9
dry ,|-4
dry now|-1
dry run|-1
dry$|-1
dryer|1
drying|-7
du|-2
du 0|-2
duck|-1
ducks|3
due|2
due ,|1
due in|-1
dues|1
dug|-3
dummies|-1
dummy|-2
dump|-2
dunmore|2
duplicate|4
duplicates|-1
durch|-1
durch ,|-1
during|1
dust|-1
dutch|-2
duty|-1
dying|-1
e -|2
e0|3
e0 ,|6
e0$|4
each|1
each ,|-3
each morning|-1
each$|5
ear|2
earlier|-1
earlier ,|-2
earlier than|-1
earlier$|-1
earliest|-5
earliest$|-2
early|2
early bird|3
early$|1
earring|3
earth|-4
east|3
easter|-1
easter eggs|1
easter$|-1
eat|2
eaten|3
eating|11
eats|3
eats coins|1
editor|-1
egg|1
eggs|12
eggs for|2
eggs$|3
eight|-7
eight ,|-1
eight of|-3
eight$|-4
eighteen|-2
eighty|-1
ein|-1
ein angebot|-2
ein$|-4
eine|5
einen|3
einer|-2
einladungen|-5
either|-4
el|-5
el ayuntamiento|-1
el camion|-2
el jueves|-3
el lunes|4
el martes|-2
el taller|-3
el tecnico|-2
el viernes|-2
election|5
electric|4
electrician|-5
electrician put|-1
electrician says|-1
electricity|2
electricity bill|1
elektriker|-3
element|-1
elevator|3
eleven|-9
eleven ,|3
eleven of|-1
eleven years|-1
eleven$|1
elle|-5
elm|-1
elm street|-2
else|-3
else !|-1
else ,|-1
else ?|2
else please|-1
else$|1
email|-1
emailed|2
embassy|-1
emergency|-3
emergency exit|1
emil|1
empfang|1
employer|1
emptied|-2
empty|-2
empty ,|-3
empty again|2
empty$|-9
en|-3
en 0|-1
en a|2
en agosto|1
en el|5
en la|1
en panne|2
encore|4
end|-7
end ,|1
end of|-2
ends in|4
energy|-1
enfin|-1
engine|2
engine ,|1
engine 0|3
engineer|-6
engineer was|-2
engineers|-1
english|-3
english$|-2
engraved|1
engraver|-1
enough|-5
enough ,|-4
enquiry|8
enquiry :|6
entered|1
entrance|6
entrance ,|-1
entrance$|6
entries|10
entry|-2
envelope|-5
envelope ,|-1
envelopes|-2
episode|4
episode 0|4
er|1
error|2
error e0|3
errors|-1
errors$|-1
erst|-6
erst ,|-1
erst am|-1
erst im|-2
erst$|-2
erste|-1
es|5
ese|-1
est|-4
est a|3
est en|2
est passe|-1
esta|-8
estan|7
estan en|4
estate|1
et|-3
etait|1
ete|-1
etiquettes|1
euro|-1
euro ,|5
euro for|-1
euro in|-1
euros|-1
euros ,|1
euros and|-3
euros for|-2
euros$|3
evacuation|-2
even|-14
even after|-4
evening|-4
evening ,|-3
evening is|-1
evening to|-3
evening with|-1
evening$|2
evenings|-4
ever|2
ever$|1
every|-2
every day|3
every evening|1
every morning|-1
every night|8
every time|3
everybody|-5
everybody$|7
everybody's|-2
everyone has|-3
everyone who|-1
everyone$|4
everything|-10
everything else|-2
everything in|2
everything$|1
everywhere|-4
everywhere ,|1
everywhere$|2
ewes|-1
ex|-1
exact|-1
exactly|2
exam|2
exam for|1
exam room|2
exam$|-2
exams|4
excel|-1
except|-13
except the|-5
exchange|-1
exchanged|-2
exercise|-2
exit|2
exit$|1
expect|3
expect noise|4
expected|2
expenses|3
expensive|-1
expert|-2
expired ,|1
expires|5
explained|-2
export|1
express|-1
extend|-2
extended|-8
extended the|-5
extension|-2
extinguisher|1
extinguishers|7
extra|-3
extra$|2
extractor|-1
eyes|-3
f|-4
f0|-2
facade|-2
face|-1
facility|-1
facteur|2
factory|-1
facture|-2
fahrt|2
failed|-6
failed again|-2
fainted|-1
fair|8
fair ,|2
fair is|2
fair$|-1
fait|4
faite|3
fake|-1
fall|1
fallen|7
falls|-4
fallt|2
falta|-7
falta el|-1
falta la|-1
faltan|-5
faltan 0|-2
familie|8
family|7
family with|-1
fan|1
far|-2
far ,|2
far as|-4
far too|-2
far$|-1
farewell|2
farm|7
farm ,|5
farm shop|1
farmer|-2
farmers|1
farmers'|2
farrow|4
fast|3
fast$|1
faster|-4
fat|-1
fault|2
faure|8
faut|-5
fax|4
february|6
february$|-1
federation|-1
fee|3
fee for|1
fee$|-2
feed|5
feeder|3
feel|1
feels|3
fees|9
feet|-3
fehlen|-4
fehlen noch|-1
fehlen uns|-2
fehlt|-5
fehlt noch|-3
fell|9
fell asleep|4
fell down|1
fell in|-2
fell off|1
fell on|-1
fell over|-1
fella|2
fellow|-3
felt|-1
fence|7
fence ,|-1
fence is|-2
ferme|1
fermenter 0|1
ferrante|1
ferry|2
fertig|-3
fertig ,|-1
fertig$|-2
fest|-1
festival|6
fetch|4
fetch it|6
fetch them|-2
fetched|-1
fetches|-2
fetches it|-2
fete|3
fete is|1
fever|4
few|-4
fewer|-1
fibre|11
field|-8
fiesta|4
fifteen|-2
fifth|-1
fifty|-4
figma|4
figure|-4
figures|-3
figures for|4
file|-13
file$|-4
filed|-3
filed ,|-2
filed$|-1
files|-3
filing|-1
fill|2
fill in|-1
fill the|-1
fill up|5
filled|-5
filled ,|-1
filled in|-7
filling|3
filling$|3
fills|-3
film|7
film ,|-1
filter|4
filter$|-2
filters|3
filters and|1
filters are|1
fin|-1
final|-9
finally|-12
finally has|-4
finally$|2
finanzamt|-3
find|-4
find it|-1
find the|-3
finder|-1
finding|-3
findings|-2
finds|-5
fine|14
fine ,|3
fine .|-4
fine again|-2
fine now|-4
fine with|1
fine$|-1
fines|1
fingers|-2
fini|-3
finish$|1
finished|7
finished .|-3
finished the|1
finished$|3
finn|2
finn's|1
fire|8
fire alarm|1
fire brigade|-8
fire drill|3
fire extinguisher|-1
fire extinguishers|7
firewood|4
fireworks|2
firm|-12
firm ,|-1
firm has|1
firm in|-2
firm$|-1
firma|-3
firmado|-1
firms|1
firmware|1
first|-16
first ,|-5
first 0|-4
first aid|8
first coat|-7
first day|-4
first floor|3
first of|3
first please|-3
first time|7
first two|-3
first week|-1
first$|-1
fish|-5
fish ,|-4
fishing|1
fit|1
fit ,|-1
fits|-5
fits the|1
fits$|-3
fitted|-16
fitted ,|-1
fitter|-1
fitting|-6
five|-1
five euros|1
five minutes|-1
five of|-1
five weeks|5
five years|-4
fix|-9
fix in|-6
fix is|-2
fixed|7
fixed ,|7
fixed and|-1
fixes|-1
flag|1
flame|-2
flap|-2
flares|-1
flashing|-4
flat|6
flat ,|8
flat as|-2
flat at|-5
flat battery|1
flat$|-4
flats$|1
flea|10
flew|1
flickers|10
flickers$|2
flies|-4
flight|4
flights|4
float|2
flood|1
flooded|5
flooded ,|2
floor|8
floor has|2
floor is|3
floor$|-2
flooring|-1
floors|-2
florist|7
flour|6
flow|-2
flower|1
flowers|9
flowers ,|4
flowers for|1
flowers$|4
flu|6
flu ,|-1
flu jabs|-1
flu$|5
flue|-1
flush|-1
fly|-2
flyers|7
flying|-1
foam|-2
foil|1
folded|-10
folder|-10
folder ,|-1
folder$|-10
folders|-1
folgt|-2
folgt$|-2
folks|1
follow|4
follow$|6
follows|-6
follows$|-3
fond|-1
fondant|-1
font|1
food|5
foot|3
foot ,|-2
football|6
football club|1
football$|-1
footer|-1
for|7
for 0|-16
for a|-2
for after|-6
for an|1
for another|-8
for children|5
for coffee|1
for dinner|2
for dr|2
for eight|6
for everybody|1
for everyone|-2
for five|-2
for free|-1
for friday|-1
for gas|1
for good|-1
for half|-1
for him|1
for his|-1
for june|1
for lunch|1
for march|6
for me|-4
for monday|-1
for mr|6
for mrs|3
for my|6
for new|1
for next|-4
for nine|-1
for nothing|-4
for now|-2
for october|5
for once|1
for one|-1
for our|-1
for pickup|-1
for q0|2
for review|1
for room|-1
for sale|5
for saturday|-1
for saturdays|-10
for september|3
for sixty|-2
for spring|1
for staff|2
for sunday|3
for tea|2
for that|1
for the|-8
for their|-1
for them|-3
for this|-1
for those|-2
for three|-2
for thursday|3
for tonight|5
for twenty|-1
for two|5
for us|1
for wednesday|5
for you|1
for your|-1
for$|2
forbidden|2
ford|-1
forecast|3
forecast for|5
forest|-2
forget|-4
forgot|6
forgot her|1
forgot his|2
forgot to|-1
fork|4
forklift|10
form|-10
form ,|2
form asks|-1
form is|-5
form needs|-1
form$|1
former|7
forms|-3
forty|-11
forty minutes|-1
forty of|-2
forward|-2
forward to|-1
forwarded|1
foto|-7
fotos|-2
found|-13
found ,|-4
found :|6
found a|-2
found in|2
found it|-7
found on|2
found one|-1
found someone|-6
found the|-2
found two|-1
foundation|-1
fountain|3
four|-9
four -|1
four hours|-2
four minutes|1
four more|1
four new|-1
four of|-2
four people|-1
four weeks|-1
four$|10
fourteen|-5
fourth|-2
fourth floor|1
fox|1
foyer|4
fragt|9
fragt ,|9
frame|-3
francs|-2
frankfurt|-1
frau|-6
frayed|1
free|-1
free ,|-7
free again|-1
free and|-3
free for|-1
free of|-1
free$|4
freezer|6
freezes|-1
frei|2
freitag|7
french|-3
fresh|-10
friday|12
friday .|3
friday ?|-2
friday at|-2
friday now|8
friday$|-9
fridays|8
fridays$|5
fridge|6
fridge ,|-1
fridge for|1
fridge in|1
fridge is|5
friend|4
friendly|-1
frigo|1
frist|-2
from 0|-7
from a|1
from accounts|1
from all|-2
from dr|1
from eight|-1
from eleven|-1
from germany|-2
from her|-1
from home|2
from it|1
from italy|-1
from june|-3
from march|-3
from monday|3
from my|1
from november|11
from now|12
from october|6
from room|-5
from september|-2
from the|12
from their|3
from them|2
from tomorrow|1
from tuesday|-5
from two|-1
front|-4
front and|-1
front desk|-1
front door|7
front of|6
front row|-1
front$|-1
fronts|1
frost|2
frost$|5
froze|-2
frozen|4
frozen$|-1
fruh|-2
fruit|1
fuera|-2
full|-17
full again|1
full of|1
full on|-1
full to|-2
full$|-3
fully|-1
fun|7
fun$|1
fund|3
funeral|4
funeral$|1
funny$|-1
fur|-7
fur den|-2
fur die|-7
furious|-2
furious$|-1
furniture|3
furs|-6
further|-6
fuse|5
fuse board|2
fyi|11
g|-2
g$|2
gala|1
gallery|1
galway|4
game|5
game$|1
gano|1
ganz|-8
ganze|3
ganze nacht|1
gap|-4
gaps|-1
garage ,|-7
garage door|1
garage has|-1
garage is|1
garage$|2
garde|-1
garden|2
garden centre|-2
garden$|1
gardener|1
gardening|2
gas|4
gas bill|2
gas man|2
gas$|1
gasket|-4
gate|10
gate ,|-2
gate 0|-1
gate code|1
gate$|4
gave|-11
gave her|-2
gave him|2
gave me|-1
gave the|-2
gave us|-9
gazette|-3
gb|-1
gdansk|-2
gdynia|-3
gear|-1
gearbox|-4
geburtstag|5
geburtstag ,|1
gegen|-1
geht|5
gemacht|-7
gemeldet|-2
gemeldet ,|-2
genehmigt|-1
genehmigt$|-1
general|1
generator|5
gentleman|-2
gerissen|-1
german|3
germany|6
germany$|6
geschickt$|1
geschrieben|-2
gestern|2
get|-5
get 0|3
get a|-3
get in|-3
get more|1
get out|-2
get some|6
get the|-6
get their|-2
get them|-1
get through|5
get up|3
getauscht|-2
getauscht$|-2
gets 0|-1
gets a|-3
gets its|-2
gets new|1
gets the|-1
getting|-4
getting the|1
getting worse|-1
gibt|4
gibt es|5
gift|11
ginger|-1
girl|-4
girl !|3
girl ,|4
girl from|-3
girl$|2
girls|-5
girls'|-1
gisela|1
give|-7
give the|-1
give us|-2
given|-4
given us|-1
gives|-6
gives a|-4
gives the|-1
gives us|-1
glasses|15
glasses are|2
glazier|-6
glazing|-1
glove|8
glove ,|3
gloves|5
gloves :|1
gloves are|2
glue|-1
glued|-4
glued ,|-5
go|-9
go ,|-3
go ?|4
go back|3
go by|3
go down|-2
go home|1
go in|-2
go into|-1
go on|5
go over|-1
go round|1
go through|-1
go to|7
go up|-3
go with|-1
go$|-4
goal|2
goals|-1
goat|1
goats|1
god|-5
goes|-12
goes in|-1
goes on|-3
goes out|-1
goes over|3
goes to|-6
goes up|6
goes$|-6
goggles|5
going|-6
going back|-2
going round|3
going to|2
going up|-3
gold|-4
gold$|-1
golden|-1
golf|5
golf club|-1
goma|-1
gone|-10
gone !|-6
gone ,|1
gone already|-1
gone by|-1
gone for|1
gone from|5
gone since|3
gone up|-1
gone$|-1
good|-5
good ,|-3
good for|-4
good news|-2
good till|-1
good until|-2
good$|3
google|-1
gorgeous|4
gorgeous$|5
got 0|-7
got a|24
got an|4
got her|-5
got his|-4
got in|-2
got into|2
got it|-4
got its|4
got my|-4
got new|-2
got one|-1
got our|-5
got stuck|5
got the|-9
got their|-8
got to|-1
got us|-3
governors|-2
gp|-1
gps|-1
grade|2
grade 0|2
graded|5
graders|-2
graffiti|1
grain|4
gran|-1
grand|-5
grande|-1
grandma|5
grandmother|1
grandpa|2
grandpa's|2
grandson|2
grange|2
granny|2
granny's|6
grant|4
grant :|2
grant form|1
granted|-2
graph|-2
grass|-7
gravel|2
great|-1
great ,|-2
great -|-1
great$|-4
green|-8
green ,|4
green ones|1
green$|1
greenhouse|2
greetings|8
greetings from|3
grey ones|-1
grill|-1
grinding|2
grinding noise|2
grip|-1
grit|-2
ground|5
ground floor|-7
group|10
group on|3
group$|3
groups|2
grown|-2
grown -|-2
großen|-2
grun|-1
guard|4
guards|-6
guest|11
guest in|4
guests|-6
guests from|1
guide|2
guides|1
guild|1
guinea|3
guinea pig|2
guitar|5
guns|-1
gut|3
gut ,|2
gute|3
gutter|-2
guy|-13
guy from|-3
guy is|-1
guys|-3
gym|4
gym bag|1
gym$|-1
ha|9
ha roto|5
ha$|1
hab|-1
hab das|-1
hab ich|-1
habe|-8
haben|-2
hace|2
had|2
had 0|3
had a|3
had been|1
had five|1
had gone|-1
had her|6
had his|-7
had its|3
had kittens|4
had the|-2
had their|-3
had to|-4
had twins|4
had two|-2
haha|5
haha$|5
hair|-4
hair in|-3
haircut|-2
hairdresser|6
halden|1
hale|5
half|-6
half ,|-1
half a|1
half an|1
half empty|-1
half marathon|6
half of|-4
half open|-1
half term|-3
half the|-5
half way|3
halfte|3
halfway|-4
halfway ,|1
halfway through|-4
hall|2
hall at|1
hall is|-3
hall on|2
hall says|-1
hall$|6
halloran|1
hallway|2
hallway$|2
halt|-1
hamburg|-1
hammer|-1
hamper|-2
han|-3
hand|-3
hand ,|2
hand -|5
hand in|-3
hand it|-5
hand one|-1
hand out|-1
hand$|-3
handball|1
handed|-1
handed in|2
handle|6
handler|-1
handles|-2
handout|-1
handrail|-4
hands|2
hands$|2
handwriting|-3
hang|-6
hang in|-3
hang it|-1
hanging|-1
hanging ,|-1
hanging in|1
hangs|-6
hangs at|-2
hangs in|-2
hangs on|1
hangt|6
hanna|-1
hannah|1
happen|-2
happens|-3
happens on|-1
happy|-6
happy ,|-2
happy .|-2
happy to|-4
happy with|6
happy$|-5
harbour|2
hard|-2
hard$|-1
hardly|-2
hardware|1
harp|1
harrow|2
harvest|2
has 0|3
has a|11
has accepted|-3
has an|-2
has anyone|-1
has arrived|5
has asked|2
has been|5
has changed|-2
has closed|1
has done|5
has extended|-1
has finally|-4
has finished|5
has found|2
has four|-1
has gone|-5
has got|-1
has had|-10
has her|-6
has his|-9
has it|-3
has its|3
has left|2
has lost|5
has moved|11
has new|-2
has none|-1
has now|-1
has one|-3
has only|-4
has our|-4
has put|1
has seen|-1
has sent|14
has signed|-3
has the|-1
has them|-1
has to|-18
has two|-1
has us|1
has$|2
hasn't|-1
hasn't been|1
hasn't got|-1
hasn't sent|-1
hasta|-3
hasta el|-3
hat|7
hat angerufen|3
hat den|1
hat der|10
hat die|2
hat heute|-1
hat ihre|-3
hat jemand|7
hat jetzt|1
hat sich|3
hat zugesagt|-3
hates|-1
hats|1
haugen|-1
haul|-3
haus|5
hause|-2
hausmeister|-2
have|-5
have 0|-5
have a|16
have all|-1
have arrived|2
have asked|6
have been|-2
have come|-1
have fresh|-2
have it|-6
have paid|-4
have promised|-1
have put|4
have said|-1
have signed|-1
have something|-4
have the|-6
have their|-1
have to|-7
have two|4
haven't|-8
haven't paid|-2
having|4
hay|-4
hay que|-9
he|-13
he can|1
he can't|5
he comes|-4
he does|-2
he doesn't|-1
he gets|-1
he has|9
he hasn't|-1
he is|1
he may|2
he says|-3
he sees|-1
he starts|-4
he took|1
he wants|-4
he was|-1
he'd|-5
he'll|-7
he'll be|5
he's|-3
he's got|-2
he's happy|-3
he's in|-1
head|5
head ,|-2
head is|-1
head$|-3
headlamp|1
headmaster|-2
headmistress|-4
heads|-1
heads up|4
headset|3
headsets|1
health|3
heap|-1
hear|-4
hear the|-1
heard|6
hearing|6
hearing aid|1
hears|-5
heart|-3
heated|-1
heater|4
heating|4
heating in|5
heavy|-1
hedge|3
hedge ,|1
hedgehog|3
height|-1
heirs|-1
heizung|1
held|-5
held up|-1
helicopter|-1
hello|15
helmet|2
helmets|1
help|4
help with|-1
help yourselves|2
help$|-1
helpers|-5
helps|-1
her|3
her ,|-4
her .|-7
her a|-3
her back|2
her driving|5
her home|-3
her last|-3
her mind|-3
her money|-4
her on|-2
her own|-1
her umbrella|1
her up|1
her wrist|1
her$|-7
here ,|-12
here .|1
here at|1
here but|-1
here this|-1
here$|4
hernia|1
heron|2
hers|-2
herself|-2
herself ,|-1
heures|2
heures$|1
heute fruh|-2
hi|1
hid|1
hid in|1
hidden|-3
hier|-4
hier ,|2
hier$|-5
high|-5
high ,|-1
high$|-2
hike|1
hill|-1
hill is|-2
him|2
him ,|1
him .|-2
him 0|3
him a|-1
him at|-1
him in|-3
him no|2
him on|-2
him the|-4
him to|5
him$|-2
himself|1
himself$|4
hin|1
hinge|-3
hinges|-1
hinten|-1
hip|4
hire|1
hired|-1
his|-4
his 0|-5
his camper|1
his finger|2
his first|-1
his money|-2
his mum|-2
his new|-1
his old|-2
his own|3
his thumb|1
his umbrella|3
his van|2
his wife|-3
his wrist|1
hisses|-1
hit|1
hive|2
hmrc|-6
hob|1
hof|-1
hoist|1
hold|-13
hold ,|-1
hold a|-1
hold it|1
hold till|-3
hold until|-2
hold$|-1
holding|-8
holds|-8
holds 0|-2
hole|-6
hole in|-2
holes|-3
holes ,|-1
holiday|8
holiday photos|2
holidays|2
holidays ,|-1
holidays :|2
holidays$|-1
hollis|-3
home|11
home ,|2
home after|1
home office|-1
home today|-1
home was|3
home$|5
honey|-1
honeymoon|10
hood|1
hook|5
hook$|8
hooks|-1
hooray|-4
hope|1
hora|4
horse|5
hose|-5
hose$|-3
hospital|7
hospital$|4
hostel|2
hot|6
hot again|1
hot water|-1
hot$|1
hotel|5
hotel in|2
hotel wants|1
hotel$|1
hour|3
hour ,|-3
hour earlier|1
hour late|2
hour$|-4
hours ,|-1
hours from|2
hours in|-3
hours of|2
hours$|1
house|7
house ,|-1
house 0|4
house is|5
house$|-1
households|-1
how|-8
how many|-7
how much|-2
how the|1
how to|-7
hoy|-7
hr|1
huber|1
huge|3
hugo|2
huit|-1
hull|1
humidity|-1
humming|5
hums|10
hums but|-2
hund|5
hundred|-2
hung|-2
hung ,|-1
hung the|-1
hung up|-1
hurry|-2
hurt|-2
hurt$|-2
hurts|-2
hurts$|-2
husband|1
hut|2
hydrants|-4
hydraulic|-1
i|2
i am|1
i asked|-3
i borrow|1
i bought|5
i bring|5
i called|8
i can't|10
i changed|2
i come|1
i did|-3
i go|-1
i got|-4
i had|-1
i have|-4
i haven't|-2
i left|2
i lost|1
i moved|-1
i need|1
i only|-1
i ordered|1
i put|2
i ran|-3
i said|-1
i say|-5
i sent|2
i still|2
i take|1
i think|3
i thought|-2
i told|-3
i took|4
i want|-1
i was|-5
i wrote|-5
i'd|-4
i'd like|2
i'd take|-4
i'll|4
i'll be|7
i'm at|-4
i'm in|1
i'm off|-1
i'm out|1
i've|4
i've got|2
i've put|4
i've started|-1
iban|-3
ice|2
ice cream|1
ice machine|1
ice$|-1
ich|-3
id|-2
ida|3
idea|6
idea$|1
if|6
if anyone|2
if he|-2
if it|2
if it's|-2
if she|1
if somebody|-3
if there's|-1
if we|-7
if we'd|5
ihre|-4
il|-7
il faut|-5
il manque|-5
il ne|-1
il reste|2
ill|1
ill ,|3
ill$|-1
ils|-5
im|10
im hof|1
im keller|1
im mai|-1
im ordner|-2
images|-3
immer|4
immer noch|-1
impeller|-4
import|6
important|-3
important ,|-1
important any|-2
importer|-1
in|3
in ,|-16
in -|-2
in .|-2
in 0|3
in 0b|-1
in :|-2
in ?|1
in a|-14
in again|-4
in all|-3
in an|-1
in and|-5
in any|-2
in april|3
in at|-7
in august|8
in autumn|4
in b|-3
in bay|2
in black|-3
in both|-1
in box|4
in boxes|-3
in by|-1
in case|-3
in cash|4
in dark|-1
in december|-2
in den|1
in der|14
in every|-6
in five|1
in for|-6
in four|-1
in from|-3
in front|5
in full|-3
in green|3
in half|1
in her|-1
in his|7
in hospital|3
in it|-1
in its|-2
in january|4
in july|3
in june|7
in law|-3
in leeds|-1
in lost|1
in lyon|-1
in march|4
in maths|5
in may|6
in mill|1
in my|-8
in nine|-1
in no|-1
in november|3
in october|2
in on|2
in one|-2
in our|6
in person|-2
in place|-3
in review|-9
in room|6
in september|2
in service|-2
in six|-4
in so|-2
in spring|6
in stock|-1
in surgery|5
in ten|-1
in that|-2
in the|8
in their|-2
in there|-4
in this|-3
in three|-2
in town|3
in two|-3
in ulm|1
in with|-5
in writing|-7
in your|-5
in$|-13
inbox|-3
inbox$|-3
inch|-5
incl|-3
incl .|-3
included|-12
included .|-2
included$|-10
including|-4
including the|-3
income|5
index|-4
induction|1
ines|-2
ines is|1
infection|-1
info|1
informed|1
informed$|2
ingrid|-1
ink|6
ins|-1
inside|-3
inside ,|-1
inside$|-1
inspected|1
inspection|5
inspection ,|1
inspection is|1
inspection$|1
inspector|-10
inspector comes|-1
inspector for|-4
inspector wants|-1
inspector was|-2
inspector$|-1
installed|-4
instalment|4
instalments|-1
instead|-13
instead ,|-4
instead ?|-4
instead of|2
instead$|-10
instrument|-2
insurance|15
insurance :|1
insurance for|2
insurance went|2
insured|-1
insurer|-5
insurer wants|-2
intake|3
interest|3
intern|4
internet|-3
interpreter|-1
interview|1
interview with|-1
interviewed|-4
interviewed two|-4
interviews|-2
into|-2
into a|-1
into account|-3
into our|1
into the|4
intranet|2
invitation|-1
invited|15
invited us|5
invited$|4
invites|3
invites us|2
invoice|8
invoice from|3
invoices|-1
iphone|4
iphone$|5
iron|-3
is|1
is ,|1
is 0|-6
is a|-5
is all|-5
is anyone|1
is approved|2
is at|-3
is away|2
is awful|3
is back|6
is backordered|-2
is beeping|-6
is being|7
is bent|-1
is better|-1
is blocked|4
is booked|-6
is broken|3
is calibrated|-2
is called|1
is charging|1
is clean|-1
is closed|7
is closing|8
is coming|-6
is cracked|2
is cut|-2
is dark|1
is dead|1
is delayed|1
is delivered|1
is done|-1
is down|3
is dry|-2
is drying|-2
is due|2
is early|-1
is empty|1
is enough|-2
is filed|-2
is fine|-5
is finished|4
is fixed|-4
is flooded|3
is for|2
is forecast|-1
is free|-7
is friday|-1
is from|1
is getting|1
is going|-3
is gone|1
is good|-2
is green|-2
is half|1
is hanging|1
is happy|-6
is here|-1
is ill|4
is in|-10
is it|5
is late|4
is leaking|6
is left|-1
is live|-2
is locked|-3
is looking|4
is loose|3
is loud|2
is low|2
is making|1
is merged|-3
is missing|-4
is more|-1
is moved|1
is nearly|4
is needed|-1
is next|-3
is not|-2
is now|-1
is off|-1
is ok|5
is on|2
is one|6
is online|-1
is only|-1
is open|1
is ordered|2
is ours|-6
is out|4
is packed|2
is paid|-3
is parked|1
is postponed|-2
is poured|-3
is printed|-2
is ready|5
is replaced|2
is reserved|-3
is running|7
is set|3
is settled|-2
is short|-3
is shut|3
is signed|4
is slow|-1
is so|2
is sold|-2
is sorted|-1
is stuck|4
is switched|-2
is taken|-4
is ten|2
is that|6
is there|4
is this|1
is three|1
is through|-6
is tight|-1
is too|4
is torn|1
is two|1
is under|10
is up|-2
is upside|2
is urgent|-2
is used|1
is welded|-1
is wet|1
is what|-1
is with|2
is worn|-1
is wrong|3
is$|2
island|-1
isn't|-3
isn't ours|2
issues|-2
ist|-8
ist am|2
ist da|-1
ist die|-1
ist fertig|-1
ist jetzt|-5
ist leer|1
ist raus|4
ist unterschrieben|-4
ist wieder|1
ist zu|-2
ist$|-1
it|-1
it ,|-16
it .|-3
it :|-5
it ?|-5
it after|-3
it again|-2
it all|3
it and|-2
it as|-1
it at|-6
it away|1
it back|2
it before|3
it by|-3
it doesn't|-1
it down|2
it fell|-2
it for|-4
it gets|5
it had|1
it has|-1
it himself|3
it home|1
it in|7
it is|-2
it isn't|-1
it myself|-3
it now|-1
it off|3
it ok|-4
it on|10
it online|-1
it out|2
it over|-1
it please|4
it since|-1
it so|11
it stays|3
it still|-1
it takes|-3
it this|5
it to|1
it today|-1
it too|1
it took|-1
it until|-2
it up|9
it was|-4
it$|10
it'll|-2
it'll be|-2
it's|1
it's 0|4
it's a|1
it's an|-3
it's at|2
it's been|-1
it's dry|-1
it's in|6
it's on|15
it's raining|3
it's still|-1
it's the|-6
italian|1
italy|-3
item|-2
item$|-1
items|1
its|9
its first|-1
its mot|2
its new|3
its way|-7
its yearly|6
itself ,|1
ivo|-1
j'ai|-5
jab|-4
jabs|-3
jacket|2
jackets|-1
jahr|-1
jam|3
jammed|2
jan|-1
januar|-1
january|1
january ,|-2
january$|2
japanese|3
jar|3
jardin|-5
jars|1
jazz|-2
je|5
jemand|3
jemanden|3
jet|-1
jetzt|-18
jetzt 0|1
jeweller|-2
jewellery|-2
jingle|1
jo|-1
joan|-1
job|3
job ,|-7
job :|2
join|6
joiner|-1
joins|1
joint|-1
joke|5
joke$|1
jokes|1
jonah|2
jour|-3
journal|4
jours|3
joy|-1
judge|1
jueves|-3
jueves ,|-2
jule|-4
july|-3
july ,|-1
july$|1
jump|-2
jumped|-1
jumper|2
jumps|1
june|-1
june to|-3
june$|1
junior|1
juniors|2
jury|-2
just|-4
just a|-6
just in|-1
just now|1
just saying|4
just so|-1
just the|-1
k|1
kann|-11
kaputt|1
karl|-1
keep a|-1
keep asking|2
keep it|-1
keep the|-4
keeping|1
keeps|-4
keg|1
kegs|-1
kein|4
keine|18
keisha|1
keller|1
kennel|1
kennels|-1
kent|2
kept|-8
kept the|-1
kessler|-1
ketamine|-2
kettle|7
kettle's|4
kettles|-2
key|3
key is|4
key of|3
key to|1
key$|-5
keyboard|2
keys|6
keys ,|-1
keys are|3
keys to|5
keys$|-5
kg$|2
kick|2
kicked|-1
kid|2
kid's|6
kidney|-2
kidney values|-2
kids|-5
kids ,|3
kids are|-2
kids at|-2
kids who|1
kids'|-4
killing|1
killing me|1
kilo|2
kilos|-2
kilos of|-1
kim|-1
kim's|-3
kind|-1
kindergarten|3
kiosk|-1
kit|-3
kit$|-1
kitchen|14
kitchen !|1
kitchen ,|2
kitchen has|1
kitchen tap|1
kitchen$|7
kittens|6
kittens$|1
kleine|3
klemmt|-1
knee|2
knees|-2
knives|-1
knocked|1
knots|5
know|7
know a|1
know by|-2
know if|4
know what|-2
know where|4
know who|-1
know$|1
knows|1
knows the|-5
knows$|1
komme|6
kommen|-2
kommt|-12
kommt erst|-1
kommt mit|-2
kommt$|-2
konnen|-1
konnen wir|-1
kowalczyk|-1
krone|-1
kuche|3
kuche$|3
kuchen|3
kunde|1
kurt|1
kw|-2
l|-1
l ,|-2
l$|3
l'a|-4
l'accueil|1
l'affiche|-1
l'ancien|-1
l'eau|-4
l'imprimeur|-1
la|-5
la boda|2
la cafetera|1
la campana|-1
la facture|-2
la machine|1
la mairie|-1
la maitresse|1
la nouvelle|-4
la oficina|4
la pagina|-2
la pompe|1
la sala|-1
la semaine|-2
la terraza|4
la version|1
lab|-4
lab ,|-2
lab has|-2
lab says|1
label|3
label on|-2
labelled|-2
labelled ,|-1
labo|-2
labour|-2
lack|-3
lacks|-3
lacks a|-1
lad|1
ladder|3
ladder for|1
ladders|-1
ladies|-2
ladies'|1
lads|3
lads$|6
lady|-6
lady can|-1
lady from|-11
lady has|-3
lady in|5
lady on|1
lady who|-2
lady with|-1
lady's|-4
lager|3
lagos|-5
laid|-2
laisse|7
lake|4
lake$|1
lamb|-1
laminated|-2
lamp|-1
lamp for|-1
lamp in|4
lamp is|-1
lamp$|-5
lamps|-2
land|1
landed|-4
landed on|1
landing|-1
landlord says|4
landlord wants|-2
lands|2
landscape|5
lane|4
lane ,|2
lane is|-2
languages|-1
laptop|6
laptop ,|-1
laptop is|3
laptop$|1
larch|-1
large|12
las|-6
las cinco|-2
las fotos|1
lasagne|3
laser|-1
lassen|-5
lassen$|-5
last|-3
last ,|-4
last day|3
last month|-3
last night|-2
last night's|3
last nite|-2
last one|-3
last time|-5
last two|-1
last week|8
last year|10
last year's|2
last$|-5
late|13
late ,|9
late again|1
late shift|-2
late this|1
late$|2
later|11
later ,|5
later than|-3
later$|1
latex|-1
laube|7
lauft|-3
lauft wieder|-2
laughed|-1
laughed$|-2
launch|-1
laundry|-3
laut|-2
lavender|3
law|-3
law$|-1
lawn|2
lawnmower|1
lawyer|-5
lawyer says|-1
lawyer$|1
lawyer's|-1
lawyers|-1
lay|-1
layer|-1
layers|-1
layout|-2
lazy|-1
le|-1
le 0|-1
le facteur|2
le labo|-2
le monde|-3
le samedi|-1
lead|7
leading|5
leaf|-1
leaflets|-1
leak|3
leaking|7
leaking again|2
leaks|2
leaks ,|1
learn|-1
learned|1
lease|1
lease for|1
least|-5
least 0|-3
leather|3
leave|7
leave ,|1
leave from|2
leave it|4
leave the|-1
leave$|-1
leaves|-2
leaves ,|-1
leaves are|-1
leaves at|2
leaves$|-2
leaving|4
leaving do|3
lecture|2
ledger|-4
leeds|5
leer|2
left|1
left ,|-9
left a|9
left at|1
left for|-5
left her|8
left his|4
left in|-2
left it|-1
left my|3
left on|-1
left one|-2
left open|1
left over|1
left side|-1
left the|14
left to|-1
left with|-5
left$|-6
leftovers|-1
leg|3
leg ,|3
legal|-9
legal sent|-3
legs ,|2
legs$|-1
leider|-4
lemon|-5
lemonade|3
lena|-2
lend|1
lend us|-3
lends|-7
lends us|-7
length|2
lenses|-1
lent|-1
lentil|-1
lentils|1
leo|-19
leo's|-3
les|-7
less|-11
less if|-2
less$|-1
lesson|2
let|-8
let it|-1
let me|-2
let the|2
let us|-6
let's|-5
let's do|-1
let's put|-1
lets|-4
lets us|-2
letter|-4
letter about|3
letter came|1
letter for|-2
letter from|-4
letter goes|-1
letter is|-5
letter to|-1
letter$|4
lettering|-5
letters|1
letters to|1
lettuce|3
leur|3
leute|-4
level|2
level 0|6
liability|-2
liability cover|-4
library|10
library is|3
libros|-1
lice|2
licence|7
licence ,|1
licence for|2
licence is|-1
license|-11
licht|3
lie|-1
liegen|-1
liegt|3
liegt im|-2
liegt noch|2
lies|-4
lies on|-2
lieu|-2
lieu de|-1
life|-1
lift|2
lift ,|-2
lift 0|1
lift at|-2
lift in|5
lift is|3
lift$|-2
lifted|-7
lifting|-4
lifts|-1
light|10
light bulb|3
light in|1
light on|1
light$|-1
lightning|-1
lights|7
lights on|6
like|-3
like 0|6
like an|-2
like butter|-8
like new|-7
like that|-1
like to|18
liked|-2
liked the|2
likes the|-1
lilies|-1
limit|-4
limpia|1
linda|-1
linde|-1
lindholm|2
lindqvist|1
line ,|-1
line 0|5
line$|-2
linen|-5
lines|-4
lines ,|-1
lines$|1
lining|-1
link|-2
links|-1
lisbon|5
list|-11
list ,|-3
list .|5
list for|-2
list is|-2
list of|-2
list with|1
list$|-3
liste|-5
listener|-1
listening|-1
listo|-2
lists|-1
lit|-3
litre ,|3
litres|-2
litres ,|1
litres of|-1
litres$|-1
litter|1
little|-13
little one|1
little ones|-4
live|-6
live on|-3
living|-3
living room|-2
livre|-2
llaves|-1
llega|-4
llega el|-2
llegan|-8
llegan el|-1
llego|1
lleva|-4
lo|-11
lo de|-4
lo del|-5
load|-5
load test|2
loaded|-1
loading|1
loads|-3
loaf|-1
loan|2
loaves|-1
lobby|1
local|1
loch|-2
lock|3
locked|13
locker|4
locker 0|2
locker room|1
lockers|2
locks|-1
locksmith|-2
locum|-1
log|-1
logger|1
login|1
login page|1
login$|1
logo|6
logo ,|1
logs|-3
lol|3
lol$|3
long|-4
long ,|-2
long as|1
long for|-3
long$|-4
longer|-1
longer ,|-2
longer than|-1
longer$|2
loo|-2
look|-1
look ,|1
look for|1
look like|-2
looked|-6
looked at|-9
looking|4
looking for|4
looks at|-1
looks fine|-3
looks great|-1
looks like|-6
looks lovely|-1
loos|-2
loose|2
loose$|1
lorries|-2
lorry|-1
los|-20
los 0|-1
los de|-2
los ninos|-1
lose|-4
loses|3
lost|23
lost 0|1
lost :|4
lost a|2
lost her|3
lost property|2
lost the|6
lot|-2
lot 0|2
lot of|2
lot$|-1
lots|-4
lotte|5
lottery|1
lou|-6
loud|2
loud ,|1
loud$|2
louder|-4
lounge|2
love|-3
love$|1
loved|4
loved the|4
lovely|-2
lovely$|2
loves|1
low|3
low ,|9
low$|1
lower|1
lowest|-2
lubricant|-3
luca|-4
luckily$|1
lucky|5
lui|1
luke's|1
lukewarm|-3
lunch|7
lunch :|-3
lunch and|-2
lunch at|2
lunch is|1
lunch on|1
lunch order|9
lunches|3
lundi|1
lundi$|1
lunes|2
lunes$|-2
lutz|2
lying|2
lyon|-1
m|-3
m ,|-3
m .|1
m and|2
m of|-1
m$|2
m0|4
ma|6
mac|-3
machen|-1
machen ,|-1
machine|2
machine ,|-7
machine 0|1
machine :|-3
machine at|1
machine for|-1
machine has|2
machine in|1
machine is|5
machine makes|1
machine on|1
machine$|1
machine's|-2
mad|2
mad ,|1
mad$|1
made|-9
made 0|-5
made a|-1
made the|-2
madeira|2
madrid|-2
magazine|1
magazines|-1
magenta|19
magenta$|17
mai|-1
mail|-3
mail ,|-2
mail today|-1
mail$|-9
mailbox|-4
mailing|-3
mails|5
main|-8
main$|-5
maintenance|-1
maintenant|1
mairie|-1
mais|-3
maitresse|1
maize|-1
make|-8
make a|-1
make it|-4
make sure|3
make the|-2
maker|-4
maker$|-2
makes|3
makes a|3
making|3
mal|-5
mal$|-1
maler|-1
mall|2
malt|9
man|-18
man came|-1
man comes|7
man for|6
man from|-7
man has|-2
man in|-1
man is|-6
man on|1
man wants|-1
man was|-5
man who|-4
man with|5
man's|-1
managed|-1
management|-1
manager|-1
manager$|-1
manana|4
mande|-1
manque|-6
manque encore|-4
manual|-6
many|-6
map|-3
maple|1
maps|-1
marathon|7
marble|-1
march|6
march ,|-3
march$|3
marche|2
mardi|-2
marek|4
margaret|3
marit|1
mark|12
marked|-5
market|13
market in|1
market$|1
marketing|8
marketing wants|4
marks|4
marlow|1
marquee|1
married|4
mars|5
marshal|2
mart|3
marta|-1
martes$|2
marz|-1
mas|-3
mass|5
mast|-1
master|-2
master's|1
mat|1
match|-5
match$|-7
mate|-1
material|-1
maternity|1
maternity leave|1
maths|10
maths$|6
matin|-5
matin ,|-2
matin$|-2
matinee|2
mats|-1
matt|1
matter|-1
mattress|1
max|-4
max 0|-2
may|2
may ,|9
may be|-2
may come|1
may go|-1
may not|-2
may$|-1
maybe|-4
maybe$|-1
mayor|-1
mayor's|3
mayor's office|3
mb|-1
me|3
me ,|2
me a|1
me for|1
me his|-2
me in|-2
me lo|5
me on|-2
me to|-2
me$|9
meadow|2
meadow is|1
meadow$|1
meals|1
means|-1
meanwhile|-1
meanwhile$|-1
measure|1
measure again|-1
measured|-9
measured the|-1
meat|-2
meat ,|-3
mechanic|-7
media|-1
medium|-2
mediums|-6
meet|-3
meeting|7
meeting ,|1
meeting room|2
meeting$|1
meetup|2
mehr|3
mehr ,|-1
mehr$|4
mei|-6
mei$|-3
meine|4
members|2
members'|1
membership|6
membership fees|4
membrane|-2
memory|-3
men|-4
mended|-3
menos|-1
menu|-2
menus|-2
merchant|9
merci|4
merged|-9
merged ,|-2
merged and|3
merged$|-2
mes|-2
mess|2
messages|7
met|-2
metal|-2
meter|1
meters|2
metre|-3
metre$|-1
metres|-10
metres ,|-2
metres of|-1
metres$|-2
metro|1
metros|-1
mi|4
mia|-1
mia's|1
mic|-3
mick|3
microscope|-1
mid|-1
middle|-7
middle ,|-1
midnight|-2
midnight ,|-1
midnight$|-1
midwife|1
might|2
migration|-6
migration is|-1
mila|1
milan|1
mileage|2
miles|1
milk|16
milk ,|1
milk and|8
milk for|3
milk lorry|1
mill|-10
mill ,|-12
mill has|-1
mill lane|-2
mill road|-1
mill street|2
million|-1
milo|3
min|-2
min ,|-3
min late|3
min$|-1
mind ,|-1
mine|4
mine are|3
mine$|1
mini|-1
minibus|5
ministry|-1
minor|-1
minus|-3
minus 0|1
minute|1
minutes|2
minutes ,|-9
minutes and|-2
minutes each|-1
minutes late|4
minutes of|2
minutes on|1
mir|-1
mirror|5
miss|-1
missed|3
missed the|1
missing|-9
missing ,|6
missing .|-1
missing :|-3
missing on|-1
missing$|-6
mistake|-1
mistake ,|2
mistake$|-1
mit|6
mit dem|4
mit der|-1
mit$|-1
mitgenommen|-1
mitgenommen$|-1
mitten|5
mittwoch|-6
mix|-2
mixed|1
mixer|13
mixing|-1
ml|6
mm|-7
mm ,|-1
mme|1
mobile|3
mobile$|1
mochte|-7
model|-1
module|2
mom|2
moment|-2
moment$|-2
mon|4
monday|5
monday ,|2
monday .|-3
monday is|-1
monday on|-1
monday so|-1
monday$|6
monday's|3
mondays|4
mondays$|3
monde|-3
money|-16
money ,|3
money back|-1
money for|-3
money in|1
money is|-2
money$|-8
monitor|3
monitoring|1
monitors|-1
monsieur|-5
montag|7
monte|-4
monteur|-1
month|-3
month ,|-3
month$|6
month's|-1
monthly|-1
months|-7
months ,|-2
months at|-2
months$|-2
moon|1
mooring|12
more|-9
more a|-2
more days|-1
more dripping|-1
more for|4
more from|-1
more of|1
more people|-1
more per|-1
more plink|-4
more than|9
more time|-4
more weeks|-2
more$|-4
moreau|1
morgen|4
morning|-4
morning ,|-16
morning .|-3
morning and|-1
morning$|10
mornings|-2
mornings ,|2
morphine|-1
most|-7
most of|-1
mostly|-3
mot|2
mot$|1
moteur|2
moth|-2
mother|1
mother is|4
mother's|2
moths|-1
motion|2
motor|-1
motorbike|1
motors|6
motorway|-2
mould|1
mould on|3
mount|-1
mountain|-2
mounted|-6
mouse|-1
mouse$|1
mouth|-1
move|-7
move it|-2
move the|-7
move this|-1
move$|1
moved|5
moved ,|-2
moved the|3
moved to|6
moved us|-4
moved$|-1
movement|4
moves|4
moves to|2
moving|4
mr|10
mr .|4
mrs .|-5
ms|-5
ms .|-4
much|3
much ,|-2
muck|-1
mud|-1
mug|2
mugs|2
muller|-5
mum|-4
mum$|-4
mum's|-2
mums|-1
municipal|2
museum|2
music|1
music is|1
music school|-3
musicians|-2
muss|-4
mussen|-8
must|-18
must be|-8
must come|2
must go|2
must have|-1
must not|-1
must write|-2
mustn't|-2
muy|1
my|18
my back|1
my badge|1
my bike|4
my blue|1
my boot|1
my car|1
my daughter|1
my daughter's|1
my desk|-2
my drawer|-1
my laptop|3
my neighbour|-3
my nephew|-1
my new|1
my old|1
my own|6
my phone|3
my side|-1
my sister|2
my sister's|2
my son|2
my uncle|-1
my wife|-1
myself|-2
myself ,|1
myself$|-3
m²|-1
n|6
n'a|-1
naas|6
nach|-5
nachbarn|1
nachste|-3
nachste woche|-3
nachsten|-2
nachstes|-1
nacht|1
nada$|-1
nadia|-5
nadie|-3
nail|1
nailed|-1
name|1
name ,|4
name is|-2
name of|1
name on|1
name tag|1
name$|1
named|3
names|-4
names ,|-2
names$|-2
national|-1
nature|1
navidad|1
navy|-1
ne|3
ne reste|-1
near|-2
near the|3
nearly|5
nearly gone|5
nearly out|3
neck|-1
need|-13
need a|-6
need another|-1
need for|-1
need four|1
need it|1
need more|2
need new|1
need one|-1
need somebody|1
need someone|-2
need that|-1
need the|-3
need two|1
needed|-12
needed ,|-1
needed for|-2
needed$|-6
needle|-1
needs|-3
needs 0|-3
needs an|-2
needs both|-2
needs his|-1
needs it|-2
needs its|4
needs new|3
needs one|1
needs the|-10
needs to|-9
needs two|-2
negative|1
negative ,|-1
neighbor|2
neighbour|5
neighbour's|6
neighbours|6
neighbours complained|-1
neighbours have|4
neighbours'|4
nephew|1
nest|1
nesting|1
net|2
nets|2
netting|-1
neue|-4
neuen|-1
neuer|-2
never|-5
new|5
new ,|-3
new address|1
new batteries|1
new battery|2
new belt|-1
new blade|-3
new bulb|-2
new car|1
new client|1
new coffee|1
new customer|1
new date|-4
new door|-1
new enquiry|8
new gasket|-1
new girl|-2
new handle|-1
new hinge|-1
new lamp|1
new logo|3
new menu|1
new mobile|1
new one|-7
new ones|-1
new people|-1
new phone|2
new photo|1
new place|-3
new posts|-2
new price|2
new prices|-1
new receptionist|11
new rubber|-4
new seal|-1
new supplier|-1
new tyres|-6
new version|-6
new washer|-1
new year|-2
new$|-6
newbies|-2
news|6
news ,|2
news :|-3
news$|2
newsletter|13
newsletter has|1
newspaper|-3
next|-4
next door|4
next door's|9
next may|-1
next monday|-2
next month|1
next one|-1
next to|7
next tuesday|-2
next wednesday|-3
next week|7
next weekend|-1
next year|-2
next$|-2
nice|7
nice ,|4
nice$|-4
nicely|7
nicely$|7
nicht|-8
nicht an|4
nicht mehr|-3
nicht$|5
nicked|4
niece|-2
night|4
night !|3
night ,|2
night .|2
night :|-1
night ?|1
night again|-2
night and|3
night in|1
night shift|3
night$|-14
night's|3
nights|-12
nights ,|-2
nights$|1
nil|4
nils|-1
nimmt|-4
nine|-3
nine ,|-1
nine days|-2
nine of|3
nineteen|-1
ninety|-1
nino|4
ninos|-1
ninth|-1
nite|-2
nite ,|-2
nitrogen|8
nits|3
nits in|4
no|-6
no .|12
no 0|4
no air|-1
no hot|1
no idea|2
no more|-18
no need|-2
no one|-2
no parking|4
no signal|-2
no to|-3
no way|-1
no$|2
noah|1
nobody|-20
nobody for|-2
nobody gets|-1
nobody has|-3
nobody wants|-2
nobody's|-3
noch|-23
noch ,|-1
noch 0|-1
noch die|-8
noch ein|4
noch eine|-2
noch einen|-10
noch vier|-1
noch$|-6
noche|-4
noche$|1
noise|10
noise ,|2
non|1
noon|-1
noon ,|-7
noon$|6
nord|-1
normal|-1
norte|-5
north|-3
north ,|-1
north is|-1
nos|-6
nos deja|-2
nos pide|2
nose|-1
not|-6
not 0|2
not a|-3
not at|8
not four|4
not in|-2
not just|-1
not one|-1
not our|2
not ours|4
not that|-1
not the|-5
not to|-1
not$|-1
notary|1
note|-9
note for|-4
note that|-1
note$|3
notebook|-2
noted|3
notes|-3
notes are|-2
notes$|1
nothing|-5
nothing ,|-1
nothing else|2
nothing for|-1
nothing left|-1
nothing to|7
nothing$|-2
notice|-1
notice ,|5
notice at|-2
notices|1
nouveau|-7
nouveau ,|-2
nouveau$|-2
nouvelle|-3
nov|-3
novak|1
november|1
november ,|3
november$|2
now|-21
now !|-1
now ,|-9
now .|5
now 0|-1
now a|-1
now and|-1
now comes|-1
now for|-1
now instead|4
now it|1
now on|6
now top|-1
now with|-3
now$|1
nozzle|-5
nueva|-2
nuevas|-3
nuevo|-3
nuit|-1
number|-2
number 0|5
number for|-6
number of|1
number on|4
number plate|1
number two|-3
numbers|-7
numbers of|-1
numbers$|-1
numero|1
nur|-10
nur die|-5
nur ein|-1
nurse|3
nursery|2
nurses|-1
nursing|2
nut|1
nuts|1
nuts ,|2
o|-1
o'clock|-3
o'clock ,|-1
o'clock$|1
oak|7
oak$|-2
oat|5
oat milk|5
ob|6
oben|-2
objection|-2
ocho|-1
oct|-4
octavia|10
october|7
october ,|-3
october$|3
oder|-4
oduya|-1
of|4
of 0|-1
of a|5
of coffee|4
of cyan|4
of date|1
of diesel|4
of each|-1
of friday|4
of frost|2
of gloves|1
of her|-3
of his|-5
of it|-1
of last|1
of lemon|-2
of me|1
of mine|1
of mrs|-1
of my|3
of nine|-2
of november|-2
of number|-1
of old|-1
of order|2
of our|5
of ours|2
of paper|10
of service|3
of stock|-4
of ten|1
of that|5
of the|4
of their|-1
of them|-10
of thirty|-1
of those|-1
of today|-3
of twelve|-1
of water|1
of who|-2
of wine|3
of you|5
off|-3
off ,|-12
off .|-1
off a|2
off again|-1
off by|2
off for|-1
off in|3
off my|-2
off now|-1
off sick|7
off the|-4
off this|-3
off to|2
off with|-1
off$|2
offen|-4
offer|4
offer ,|5
offer 0|-1
offer at|4
offer$|-2
offered|-5
offered 0|-2
offers|-7
offers 0|-9
offers the|-2
office|6
office :|-2
office ?|1
office gave|-4
office has|-1
office in|-1
office is|5
office on|-3
office says|-1
office sent|-1
office wants|-2
office$|-6
officer|-2
oficina|4
ohio|3
ohne|5
oil|1
oil and|-4
oil change|1
oil$|-1
oiled|-3
ok|-5
ok ,|8
ok ?|-7
ok for|-1
ok with|4
ok$|-8
okafor|1
old|-15
old gentleman|-1
old lady's|-1
old man|2
old mr|-1
old one|-4
old ones|5
older|1
oma|4
on !|-6
on ,|-4
on .|3
on 0|8
on a|6
on air|-4
on all|-9
on and|-1
on back|-5
on backorder|-3
on board|-5
on both|-1
on call|-1
on day|-1
on floor|1
on for|1
on friday|14
on fridays|2
on her|-3
on his|-8
on hold|-6
on in|-5
on it|-8
on its|-3
on leave|3
on line|3
on main|2
on maternity|1
on me|-2
on mill|4
on monday|-7
on mondays|1
on my|-3
on offer|5
on one|-5
on order|-10
on our|2
on page|4
on paper|-3
on peut|-2
on prod|-5
on saturday|-1
on saturdays|3
on site|8
on stage|-1
on staging|-6
on strike|-1
on sunday|9
on tape|-4
on the|1
on their|2
on them|-5
on three|-1
on thursday|9
on thursdays|2
on time|6
on tomorrow|-7
on top|-4
on trial|-1
on tuesday|9
on tuesdays|4
on two|2
on vacation|2
on ward|1
on wednesday|-2
on wednesdays|1
on with|-1
on your|-6
on$|-7
once|-1
once ,|-1
once more|-1
once the|-2
once$|4
one|-17
one ,|-6
one .|-2
one ?|4
one and|-2
one day|-1
one for|-1
one from|-1
one go|-1
one has|2
one hour|4
one in|4
one is|3
one more|-3
one of|3
one on|-1
one over|-2
one star|2
one still|-1
one to|-2
one tomorrow|-1
one was|-5
one week|-1
one without|-2
one$|5
one's|-2
ones|-15
ones ,|-3
ones and|-1
ones are|-4
ones at|-2
ones for|-2
ones from|-1
ones have|2
ones left|1
ones on|-1
ones revoked|-1
ones with|2
ones$|7
onions|2
online|-1
online since|-2
only|-26
only ,|-2
only 0|3
only after|-1
only be|-1
only come|-4
only comes|1
only free|-2
only gets|1
only has|-5
only have|2
only if|1
only in|-1
only need|-1
only on|-1
only one|1
only the|-1
only three|2
only with|-1
only$|3
ont|-1
onto|-3
onto the|-4
opa|-2
open|7
open ,|1
open again|-1
open day|5
open the|-2
open$|3
opened|3
opened a|2
opened$|-1
opening|7
opening hours|2
opens|4
opens at|3
opens the|-3
opens$|1
opera|-2
operation|1
operation$|1
operator|2
opposite|1
ops|-2
or|-6
or 0|-5
or do|1
or is|7
or the|6
or they|-2
orange|-2
orchard|3
orchestra|2
order|8
order ,|-9
order 0|1
order a|-3
order is|9
order of|1
order$|-3
ordered|2
ordered ,|-2
ordered 0|5
ordered a|-3
ordered for|1
ordered from|1
ordered$|4
ordering|2
orders|-1
orders$|-1
ordner|-2
organ|-4
organic|-1
original|-5
osaka|1
osei|-1
oslo|-2
other half|-5
other side|-1
other two|-2
other$|3
others|-3
others$|-1
otherwise|-10
otherwise they|-2
otherwise$|1
otra|6
otra vez|6
otto|1
oublie|3
ouch|3
ouch$|3
our|-1
our 0|4
our gate|5
our new|1
our number|-2
our office|-1
our old|1
our own|4
our paper|-1
our roof|1
our side|-1
our signature|-5
our website|3
our yard|-2
ours|-3
ours ,|-1
ours is|-1
ours$|6
ourselves|2
out|-5
out ,|-5
out 0|-3
out a|-2
out again|1
out already|-2
out and|-1
out at|3
out by|-1
out front|-1
out in|-2
out of|2
out right|-2
out sick|5
out the|-5
out there|-5
out this|4
out to|-1
out with|8
out without|-1
out$|6
outing|7
outlook|2
outside|-3
outside ,|-2
outside the|1
outside$|1
outstanding|1
oven|19
oven 0|4
oven in|3
over|7
over ,|1
over 0|4
over a|-2
over and|-1
over christmas|-2
over in|-1
over it|-4
over on|2
over their|2
over there|-1
over to|-1
over$|3
overdue|1
overflowing|1
overnight|-5
overnight ,|-2
overnight$|-2
overtime|2
owe|-2
owe us|-1
owes|-1
own|7
own car|1
own now|-1
own office|1
own$|-1
owner|5
owner ,|-3
owner of|-1
owner$|2
owners|2
oxygen|1
p0|3
pa|-4
pack|-4
pack ,|-2
package|-1
packages|-1
packed|2
packed ,|2
packing|2
packs|2
packs of|-1
paddock|1
pads|-4
pads ,|-1
pads$|1
pagar|-1
page|-8
page 0|-7
page in|-1
page is|2
page$|-4
pages ,|-1
pagina|-2
paid|1
paid ,|2
paid .|-2
paid 0|-2
paid by|4
paid for|-1
paid half|-1
paid in|1
paid it|6
paid the|11
paid their|-4
paid twice|5
paint|4
paint ,|1
paint for|4
painted|4
painted ,|4
painted$|-1
painter|-1
painters|-1
painting|4
paintings|6
pair|-2
pair of|-1
pairs|-1
paket|2
pale|-2
pallet|6
pallets|-1
pallets$|-1
pane|-5
panel|-2
panels|-1
panels are|1
panne|2
panto|6
paper|11
paper ,|-3
paper .|1
paper bags|15
paper from|-1
paper in|-2
paper is|-4
paper$|2
paper's|-1
paperbacks|-1
papers|-3
papers ,|-2
papers$|1
paperwork|-2
papier|1
par|7
para|-8
para el|3
para la|-2
para los|-1
parade|2
paragraph|-4
parapluie|3
parcel|4
parcel for|1
parcel with|-2
parcels|1
parents are|2
parents of|2
parents$|-3
parents'|1
parents' evening|1
paris|1
parish|-3
parish hall|2
park|16
park ,|2
park behind|-1
park in|5
park is|3
park$|-2
parked|7
parked across|6
parked in|3
parked on|-3
parked the|1
parking|24
parking at|4
parking garage|1
parking in|5
parking is|1
parking lot|3
parking permit|1
parking permits|1
parking space|1
parking ticket|2
parking$|2
parkplatz|8
parks|3
parkweg|1
parlour|1
parquet|1
parrot|2
part|-13
part ,|-1
part comes|-3
part is|-2
part$|-3
partido|2
partie|-7
parts|-4
party|13
party ,|1
party :|1
party is|1
party on|1
party$|2
parzelle|8
parzelle 0|7
pas|-7
pasa|-4
pasado|-1
pass|11
passe|1
passed|-7
passed !|-3
passed ,|-12
passed her|9
passed his|3
passed its|2
passed the|-3
passed$|5
passengers|-1
passport|-4
passport ,|-7
passport office|2
passport photo|2
passport photos|-1
passt|-1
password|3
password for|-1
password reset|2
passwords|14
past|-1
pasta|-1
paste|-2
patch|-5
patched|-6
path|-1
patient|13
patients|-2
patio|5
paul|4
pause|2
pavel|-1
pavement|-2
pay|1
pay ,|-1
pay 0|-2
pay for|-4
pay the|-1
pay$|1
payee|-1
paying|-3
payment|-5
payment$|4
payments|-1
paypal|1
payroll|8
payroll$|1
pays|-4
pays 0|-2
pays for|-3
payslips|10
pc|-1
pcs|-3
pcs ,|-3
pdf|7
pdfs|-1
pedal|2
pedi|1
pegs|4
pell|2
pending|-2
pending$|-2
pens|1
people|-23
people ,|2
people .|-1
people and|-1
people are|-8
people came|-1
people can|5
people for|2
people from|-1
people have|-3
people in|-8
people left|-1
people say|-6
people still|-1
people want|1
people who|-1
people with|4
people$|7
per|-10
per day|-1
per kilo|-1
percent|-6
percent for|-1
percent more|-2
percent of|-1
percent off|1
percent$|4
perdu|2
perfect|2
perfume|2
period|-1
permiso|-2
permiso de|-2
permission|4
permit|-7
permit for|-3
permit$|-1
permits|2
permits for|1
pero|-5
person|-3
person$|-2
personas|-1
pest|-1
pest man|-1
peter|-2
petersen|1
petite|-1
petition|-2
petrol|2
petrol station|2
petty|5
petty cash|5
peut|-8
pfarrer|2
pg|-6
ph|1
pharmacist|-1
phishing|7
phone|8
phone ,|-2
phone charger|3
phone is|2
phone line|2
phone number|2
phone$|2
phoned|-5
phoned ,|-5
phoned about|3
phoned the|-1
phones|-2
phones ,|4
phones are|5
phones$|-1
photo|6
photo ,|1
photo attached|-3
photo for|2
photo of|5
photo$|-1
photographed|-1
photographer|12
photographer sent|5
photographs|-1
photos|3
photos ,|2
photos of|1
physics|7
piano|7
piano ,|-2
piano tuner|1
piano$|-1
pick|-4
pick -|-1
pick up|-1
picked|-2
picked up|-3
picker|-2
picks it|3
picks up|-2
picnic|5
picture|-9
picture is|-2
picture$|-2
pictures|-10
pictures are|-3
pictures of|-4
pide|1
piden|-8
pie|-1
piece|-8
pieces|-3
pieces ,|3
pieces$|-3
pier|1
pier 0|1
piet|-1
pig|2
pile|-2
pile$|-1
piles|-8
pillar|-1
pillow|5
pilot|-1
pin|-3
pine|3
pink|-1
pinned|1
piotr|-1
pipe|-3
pipes|-2
pit|-2
pitch|-1
pity|4
pity$|4
pixel|7
pizza|12
place|3
place ,|-2
place ?|1
place for|3
place in|5
place$|-1
places|-3
plain|-2
plakette|-2
plan|-4
plan ,|-1
plan for|-3
plan is|1
plan of|-1
plane|2
planks|-1
planned|-6
planning|-1
plans|1
plant|5
plants|14
plaster|2
plaster ,|-1
plastic|-5
plate|-5
plate$|-1
plates|-3
platform|-4
play|3
play the|-4
player|3
playground|7
playing|-1
plays|2
plaza|-5
please|-1
please !|-1
please .|-2
please also|-5
please bump|-3
please check|5
please do|-1
please don't|2
please get|3
please have|-4
please look|8
please make|-3
please move|-3
please no|6
please note|-3
please push|-4
please put|-12
please tell|4
please treat|-2
please$|-1
pleased|-1
pleased$|-1
plink|-4
plink plink|-4
plot 0|2
plotter|18
pls|-2
pls ,|2
pls add|-1
pls$|-1
plug|3
plug$|-1
plugged|-1
plugs|-3
plum|1
plumber|-4
plumber changed|-1
plumber was|-4
plus|-7
plus ,|6
plus de|-3
pocket|-3
podcast|2
pohl|1
point|-5
point$|3
points|1
points$|1
pole|-3
police|3
police ,|4
police want|-1
policy|-3
policy$|-1
polished|1
polite|-2
polo|6
pompe|1
pond|1
pontoon|2
poo|1
pool|-2
pop|1
popcorn|1
poppy|1
popup|-1
por|-3
por el|5
por fin|-1
porcelain|1
porch|3
pork|-1
port|2
portable|2
portal|-5
portal ,|-2
porter|4
porters|2
portrait|-1
portugal|1
pose|-4
position|-2
possible|-1
post|-8
post ,|-3
post$|-5
postcard|3
postcard from|3
postcards|2
poste|4
posted|-2
posted$|3
poster|7
poster for|1
posters|4
postgres|5
postman|1
postpone|2
postponed|3
postponed ,|-2
postponed to|7
posts|2
posts are|3
posts$|-1
pot|4
potato|-1
potatoes|2
pots|-1
pound|-4
pounds|2
pounds$|1
pour|-13
pour la|-5
pour le|-2
pour les|-6
poured|-1
powder|-1
power|-1
power cut|7
ppl|-7
pr|-8
pr is|-3
practice|-1
practice$|1
practised|-2
pram|1
pre|-2
pre -|-2
prefer|-3
pregunta|1
pregunta si|1
premiere|6
premium|-1
prend|-1
prendre|-2
prepare|3
prescription|5
present|1
press|1
press$|-1
pressed|-5
pressing|-2
pressure|6
pressure ,|-1
pretty|3
pretzels|2
price|7
price ,|-2
price by|-2
price for|-1
price goes|7
price is|1
price list|3
price of|3
price on|1
price$|-3
prices|-1
prices are|-2
prices by|-1
prices in|-3
priest|-1
print|-8
print the|-5
print$|-2
printed|-12
printed ,|-4
printed and|-4
printed$|-1
printer|2
printer ,|-1
printer in|1
printer is|1
printer needs|-1
printer on|6
printer paper|3
printer$|-6
printer's|5
printers|-1
printing|-5
prints|-3
prio|-1
prio$|-1
priority|-3
priority ,|-1
priority$|-1
prise|-1
private|2
priya|1
prize|9
prize$|1
prizes|4
pro|-2
probe|1
problem|-3
problem$|-2
procedure|4
prochaine|-2
prod|-9
prod$|-4
product|9
production|-5
prof|-1
prof .|-2
professor|-3
profile|-1
program|-5
programme|7
project|1
projector|5
promise|-2
promised|-4
promised ,|1
promised to|-5
promises|-2
prompter|2
proof|-4
proof of|-2
proper|-3
properly|-4
properly again|-4
properly$|-1
property|2
propose|2
protection|1
proud|5
proud$|5
provider|3
prueba|-1
pub|7
pub$|3
public|-3
published|1
publisher|4
puddle|-1
puede|-1
puesto|-2
pull|-5
pull the|-1
pull$|-4
pulled|4
pump|4
pump ,|-1
pumpkins|-2
pumps|-2
pupil|2
pupils|-3
puppet|3
puppies|3
puppy|7
pups|1
push|-3
push it|-5
push the|-6
pushed|-2
put|-11
put a|3
put an|-1
put in|-10
put it|6
put new|-1
put off|-1
put on|-1
put that|-2
put the|-4
put them|1
put up|9
puts|-3
puts the|-1
q0|2
qu'on|-1
quality|-2
quantities|-1
quarry|-1
quarter|-4
quarter$|-3
quarterly|1
quatre|-7
quay|-1
que|-9
que la|-1
que le|-1
que no|-1
que viene|-1
queda|-2
queen|-3
quelle|-1
quelqu'un|1
quelqu'un a|2
question|-1
questions|-5
queue|-2
qui|-4
quick|2
quid|-2
quiere|-1
quiet as|-1
quietly|-1
quite|3
quiz|3
quiz ,|1
quote|4
quote is|-1
quote$|2
quotes|-4
rabbit|4
race$|1
rack|3
rack$|-1
racks|-1
radiator|1
radiator in|1
radiators|1
radio|11
radio 0|1
radio in|3
radio$|1
raffle|11
rail|2
rails|3
railway|1
rain|-4
rain ,|-3
raining|4
rainy|4
raise|-2
raised|5
raised its|1
raised the|2
raises|1
ram|-1
ramp|1
ramp ,|-1
ramp$|1
ran|-1
ran out|1
ran through|-7
rang|-4
rang ,|1
rang :|-2
rang about|1
rang back|-1
rang her|-1
rang the|-1
rasenmaher|4
rate|3
rates|2
rather|-10
rather have|-4
rather than|-3
rating|-1
rattles|4
raus|-7
raus ,|-5
raus$|-1
raw|-1
ray|5
rd|-3
re|-3
re -|-2
reach|-2
reach the|-1
reached|-6
reaches|-1
react|-4
read|6
read ,|-1
read it|13
read the|-3
read$|-5
reader|2
reader at|1
readers|1
reading|5
readings|-1
reads|-5
reads the|-1
ready|-3
ready ,|-3
ready at|-1
ready by|-1
ready for|-4
ready to|3
ready$|4
real|1
really|-9
really need|-5
reams|-1
rear|4
recall|1
receipt|-3
receipt is|-1
receipt$|-2
receipts|3
received|-6
reception|5
reception is|-5
reception$|6
receptionist|9
rechnung|-1
recipe|3
recital|5
reckons|-2
record|8
record$|8
recorded|-6
recorded ,|-1
recording|-4
records|-1
rectory|-1
recu|-5
red|-3
red ,|2
red cross|-3
red one|1
redo|-2
reels|-1
ref|5
refaire|-3
reference|2
refilled|-3
refund|-1
refund of|-1
refund$|1
refuses|-5
regards|1
regards ,|-1
regatta|5
region|-1
register|-2
registered|-4
registered$|-1
registry|-1
regulator|-3
rehearsal|3
rehearse|-1
rejected ,|-3
rejects|-4
relay|-1
release|1
released|1
remaining|-4
remains|-1
remarks|4
remarks$|6
remember|6
remember$|1
reminder|9
reminder :|4
reminder$|-1
reminders|-1
remote|3
removed|-2
renew|7
renewal|-1
renewed|8
renewed ,|-2
rent|15
rent for|9
rental|-2
rented|-1
rented ,|-1
rents|-1
rep|-5
repair|-1
repaired|2
repaired ,|1
repare|-1
repeat|-2
replace|-1
replaced ,|-1
replaced the|-4
replaced$|8
replacement|-1
replied|-2
reply|-1
repondu|-2
report|4
report ,|-1
report :|4
report follows|-1
report goes|-2
report is|-3
reported|11
request|2
rescue|4
reserve|-3
reserved|-6
reserved ,|-4
reserviert|1
reserviert$|2
residents|1
resigned|1
resigned ,|1
resin|1
rest|-18
rest next|-2
rest of|1
rest on|-1
rest tomorrow|-2
rest$|-5
restaurant|-2
reste|-3
restore|-2
restored|-3
result|-8
results|-5
results of|4
retard|-2
retest|-2
retired|-5
retirement|4
retires in|-1
retreat|1
return|7
return is|1
returned|2
returned the|1
returns|5
reunion|2
rev|-1
revenue|-2
review|-3
review$|-7
reviews|3
revoked|-1
revoked$|-1
rib|1
ribbon|1
riders|-1
rides|1
rien|1
right|-1
right -|-2
right at|1
right in|-1
right now|-1
right through|1
rights|14
rim|-2
ring|2
ring ,|-4
ring him|3
ring in|-1
ring road|1
ring the|3
ring$|1
rinsed|1
river|-4
road|10
road ,|2
road is|1
road$|3
roadworks|4
roast|6
rob|-2
robe|-1
robes|-1
robot|3
rocking|-1
rocky|3
rod|-2
rode|2
roll|4
roll is|6
roll$|-4
rolled|-6
rolled back|-2
roller|-3
rollers|-2
rolling|-1
rolls ,|-3
rolls are|1
rolls for|1
rolls$|1
rome|1
roof|-4
roof is|1
roof terrace|1
roof$|-2
roofer|-1
room|6
room ,|2
room 0|7
room :|-2
room ?|1
room for|-2
room has|4
room in|-1
room is|-2
room smells|1
rooms|-2
root|-3
root cause|-2
rose|3
roses|3
roses and|-1
rot|-4
rota|1
rota is|1
rotary|6
rotated|-1
roto|5
rotten|5
rotterdam|6
rough|2
round|-3
round ,|4
round with|-1
round$|2
rounds|1
route|-1
row|-4
row ,|-1
row about|-1
row d|-1
row$|-1
rows|5
rubber|-14
rucksack|-1
rugby|-1
rugby club|-1
ruido|7
rules|3
rules ,|3
run|-9
run ,|-1
run :|-1
run off|-1
run out|-1
run the|-1
run$|4
rung|-4
runners|-2
running|3
running ,|-2
running again|-1
running late|2
running$|-6
runs|-10
runs again|-2
runs like|-1
runs on|-5
runs out|-2
runs$|6
ruth|4
rye|6
s|-8
sa|2
sabado|-1
sabine|-2
sack|3
sacks|3
sacks ,|-1
sad|3
sad$|3
saddle|1
safari|5
safe|6
safe ,|-2
safe$|3
safety|-3
sage|-1
sage green|-1
sagt|-6
sagt ,|-2
said|-7
said no|-4
said yes|-4
said$|-1
sail|1
saint|-1
saison|1
sala|-2
salad|2
salaries|-3
salary|-2
sale|6
sale ,|4
sale$|2
salen|-2
sales|9
salle|1
salle de|1
salon|-1
salsa|2
salt|6
salty|5
same|-5
same as|5
same room|1
same$|-1
samedi|-1
sample|-4
samples|-4
samples ,|-3
samples of|1
samstag|3
samstag$|-1
san|-2
sand|1
sandals|2
sanded|1
sanding|-3
sandwich|5
sang|1
sans|-1
sat on|5
satellite|4
saturday|10
saturday !|-2
saturday ?|7
saturday and|2
saturday for|-3
saturday night|1
saturday was|8
saturday$|-2
saturday's|2
saturdays|-5
saturdays and|-6
sauna|7
sausage|-1
saw|8
saw a|3
saw it|4
sawdust|-1
say|-9
say 0|-2
say it|-4
say the|-10
say yes|-4
say$|9
saying|4
saying$|4
says|-16
says 0|-11
says hello|13
says hi|1
says his|-2
says it|1
says it's|3
says my|2
says no|-3
says she|-5
says thanks|2
says the|4
says there's|-1
says they|-2
says we|5
says yes|-3
scaffold|-15
scale|1
scales|1
scan|-5
scanned|-9
scanner|2
scanner on|2
scarf|4
scene|-3
schickt|-3
schlussel|-4
schlussel vom|2
schon|2
school|14
school asks|2
school bus|1
school has|-7
school is|1
school play|1
school$|2
scissors|1
scones|3
scored|6
scouts|2
scouts$|-1
scrap|-3
scrap$|-1
scraping|5
scratch|-1
scratched|8
scratches|3
screen|-3
screen$|1
screens|-3
screw$|1
screwed|-2
screws|-8
script|-4
scrubbed|-8
scrubbed ,|-1
se|7
se ha|6
se queda|-1
sea|-2
seal|-4
seal for|1
seal is|-1
seal on|1
sealed|-1
seals|-1
seam|-1
seams|-1
seamstress|-2
search|12
season|-3
seat|-1
seat on|-1
seat$|1
seater|-3
seating plan|1
seats|-7
seats on|-2
seats$|-1
sechs|-2
second|-7
second -|-1
second candidate|-1
second coat|-4
second fitting|-1
second floor|2
second hand|-2
second one|-6
second quote|-1
second reminder|-1
second round|-2
second session|-1
second time|-1
second week|-2
second$|1
seconds|-1
seconds ,|-2
seconds$|-1
secretary|1
section|-2
security|-4
see|-1
see a|-1
see it|-1
see the|-1
see us|1
see$|3
seed|1
seems|-7
seen|3
seen the|-1
sees|-1
segundo|-7
seguro|1
sein|-1
seit|2
selber|-2
sell|1
selling|-1
sells|4
semaine|-3
semana|-2
semicolons|4
seminar|6
send|2
send a|1
send it|-1
send the|-1
send them|1
send us|-3
sending|-3
sends|6
sends a|-2
sends greetings|2
sends her|1
sends the|5
senior|1
seniors|1
sensor|-2
sensor ,|-1
sensor$|-1
sent|7
sent ,|-4
sent 0|-1
sent a|8
sent back|-1
sent by|-1
sent her|7
sent him|4
sent his|6
sent it|-4
sent off|-3
sent the|-7
sent their|-4
sent them|1
sent to|-4
sent us|3
sentences|-1
separate|-3
september|-2
september$|-9
sera|-6
serious|-1
served|2
served$|3
server|6
server room|2
service ,|-3
service is|1
serviced|-1
ses|-1
sesame|-4
session|-4
session ,|-1
sessions|-1
set|-10
set ,|-3
set for|-1
set it|-1
set of|-1
set the|-1
set to|3
set up|-1
sets|-4
settle|1
settled|-8
settled$|-5
seven|-3
seven ,|-1
seven of|-5
seven to|-1
seven$|5
sewing|1
sewn|-3
sexton|-2
shade|2
shadow|-5
shall|-6
shall i|-4
shall we|-2
shaped|1
share|-1
share$|-1
shared|4
shared folder|5
sharp|-1
sharpened|3
sharpening|8
she|-12
she can|-3
she comes|-1
she cried|-2
she did|-2
she does|-1
she gets|-3
she has|-3
she is|5
she may|2
she needs|-4
she only|-1
she said|1
she says|-1
she sends|2
she starts|-1
she wants|-6
she was|-2
she will|1
she'd|-3
she'd like|1
she'll|-5
she'll be|-1
she'll come|-1
she's|-6
she's fine|1
she's got|-2
she's happy|-1
she's on|-3
shed|6
shed$|1
sheep|-3
sheet|-6
sheet music|1
sheet$|-2
sheets|-8
sheets for|1
sheets$|-2
sheila|1
shelf|-4
shelf in|-1
shelf is|-3
shelf$|1
shelter|-1
shelves|-5
shelves are|-2
shelves$|-1
shift|1
shift the|5
shifted|-2
shifted the|-2
shifts|-2
shingles|6
ship|-1
ship$|-1
shipped|-2
ships|-5
shirt|2
shirts|4
shoe|1
shoebox|-1
shoes|5
shoes ,|3
shoes for|1
shoes in|1
shook|-1
shooting|-1
shop|3
shop and|-3
shop in|-3
shop is|3
shop$|-2
shop's|-1
shops|-2
short|3
short ,|-1
short by|5
short for|-1
shorten|-1
shortened|-1
shorts|-1
shot|-5
shot$|-2
shots|-7
shots$|-5
should|-1
should also|-4
should be|-1
should come|-1
should do|-1
should get|-1
should go|-2
should have|-2
should i|3
should we|5
shoulder|-2
shoulder ,|-2
show|-1
show ,|-1
show the|-3
show up|-2
showed|-3
showed the|-1
shower|2
showers|2
showing|-1
showroom|-1
shows|7
shows 0|-10
shows a|4
shows the|-2
shrank|1
shredder|-1
shredding|-6
shut|5
shut for|4
shut$|1
shuts|-3
si no|-2
sich|-1
sick|13
sick ,|-1
sick today|9
side|2
side ,|1
side .|-1
side door|1
side of|-3
sides|-4
sie hat|-1
sign|-6
sign ,|1
sign -|-2
sign before|-1
sign for|-1
sign it|2
sign on|-2
sign the|-1
sign$|-2
signal|-2
signature|-7
signature$|-1
signatures|-2
signatures ,|-2
signatures$|1
signe|-3
signe ,|-1
signed|-11
signed !|-1
signed ,|-8
signed and|-3
signed at|-2
signed by|-4
signed for|2
signed it|3
signed off|-1
signed this|-1
signed up|4
signed$|3
signs|-9
signs$|-1
sigue|-3
silent|-3
silicone|-4
silk|-1
silo|1
silver|1
sim|-1
sin|-1
since|-9
since 0|-1
since february|-1
since i|-1
since last|-5
since lunch|-3
since may|-1
since monday|8
since noon|-3
since sunday|-1
since the|10
since this|-4
since tuesday|1
since we|1
since yesterday|-2
sind|-8
sind alle|6
sind bestellt|-2
sind da|-2
sind die|-2
sing|11
singers|-1
singh|2
single|-4
sings|2
sink|-1
sink ,|2
sink is|-1
sink$|1
siren|2
sister|6
sister in|1
sister's|3
sit|-10
sit at|-2
sit in|-6
site|4
site$|1
sits|-7
sits in|2
sits on|-2
sitting|3
six|-14
six ,|-3
six bottles|-1
six in|-2
six of|-2
six weeks|-5
sixteen|-1
sixty|-4
size|8
size 0|6
size l|3
size m|1
size$|-2
sizes|-7
skating|3
sketch|-2
ski|1
skiing|-3
skin|-1
skip|15
skip is|-1
skips|-3
skoda|6
sky|2
skylight|6
slab|-1
slates|-1
sleep|-6
sleep on|-1
sleeping|2
sleeps in|-1
slept|4
slides|-5
slip|-3
slip$|-3
slipped|-5
slipped on|-2
slips ,|-1
slips are|3
slips$|-1
slipway|5
slot|-9
slot for|-2
slot$|-1
slots|-2
slow|-1
slower|-1
sludge|-2
slugs|1
small|-1
small ,|5
small for|2
small one|-4
small ones|-1
small$|-2
smallest|-1
smell|-3
smell of|-3
smell$|1
smells|4
smells ,|1
smells like|-1
smells of|4
smoke|2
smoke alarm|8
smoked|-1
smooth|-1
snake|-1
snapped|2
snapped ,|2
snow|-2
snow on|4
so|3
so 0|-2
so far|6
so he|-1
so i'm|1
so it|-3
so it's|-2
so let's|-1
so much|4
so no|-1
so nobody|-3
so not|-1
so please|2
so proud|5
so that|-1
so that's|-3
so the|-7
so they|-1
so this|-1
so we|-7
so you|-2
so$|-4
soaked|-4
soap|2
soccer|4
society|-1
socket|-1
sockets|2
socks|1
sofa|4
sofa ,|2
soft|-6
software|-4
soil|-1
soir|-6
soir$|2
solar|1
solar panels|1
sold|20
sold 0|-1
sold out|11
sold the|2
sold to|1
soldered|-1
soldered it|-1
solid|-1
soll|-1
solo|1
solo falta|-2
some|9
some$|7
somebody|3
somebody for|1
somebody has|4
somebody left|3
somebody must|-2
somebody parked|1
somebody should|-1
somebody stole|1
somebody to|-1
someone|3
someone also|-2
someone ask|1
someone for|-7
someone from|-5
someone has|-1
someone left|5
someone must|-1
someone parked|8
someone to|-5
someone with|-1
someone$|1
someone's|3
something|-9
something to|-1
something$|2
sometime|4
somewhere|2
son|2
son ,|-1
son 0|-1
song|-2
songs|3
sonne|1
sonntag|1
sonst|-2
sont|-7
sont arrivees|1
soon|-4
soon as|-3
soon$|-1
sooner ,|-2
sopranos|3
sore|1
sorry|-10
sorry about|-1
sorry$|-1
sort|-2
sorted|-8
sorted ,|-1
sorted$|-5
sound|1
sounds|-5
soup|2
soup ,|-1
soup today|1
soup$|-3
sour|-1
sous|-3
south|-2
space|3
spaces|5
spain|-3
spam|2
spanish|1
spare|-7
spare part|-1
sparky|-3
spat|-1
spater|5
spater$|5
speak|-5
speaker|1
speaks|4
spec|2
special|1
speech|9
speed|4
spelt|11
spf|-1
spins|-1
spirit|1
spits|-1
splinter|1
split|-3
split off|-4
spoke|-16
spoke to|-11
spoke with|-2
spokes|-2
sports|-4
spot$|-1
spots|1
spray|-7
sprayed|-3
spreadsheet|-2
spring ,|-1
spring .|2
spring$|2
springs|-2
springt|4
springt nicht|4
spruce|-2
spuds|-1
sql|-2
square metres|-1
square$|1
squeaks|1
squeaks ,|2
squeaks$|-1
st|2
st .|-2
stack|-4
stacked|-2
stadt|-3
staff|11
staff ,|1
staff kitchen|1
staff room|2
staff$|-3
stage|-3
stage$|-1
staging|-6
staging ,|-2
stain|2
stain on|1
stainless|-2
stair|2
staircase|2
stairs|4
stairs ,|1
stairs$|2
stairwell|2
stall|1
stamp|-9
stamp ,|-1
stamp$|-1
stamped|-7
stamped copy|-1
stamped it|-3
stamped$|1
stamps|1
stan|3
stand|-4
stand 0|4
stand at|-1
stand in|-6
stand on|-1
standard|2
standing|-1
standing in|-3
stands|-7
stands ,|-1
stands by|-1
stands in|-1
stands on|-1
stands$|3
standup|1
stapler|5
star|3
stars|7
start|-2
start ,|4
start in|-3
start on|2
start this|-2
start with|1
start without|1
started|-7
started on|-5
started with|-1
starting|-6
starts|6
starts ,|4
starts at|-1
starts monday|4
starts on|1
starts$|-5
statement|2
statement ,|-1
statements|1
station|5
station$|1
statistics|1
statt|-3
stay|-5
stay in|-1
stay on|-2
staying|1
stays|-8
stays dry|3
stays in|-2
stays on|-3
stays the|-1
steam|-2
steel|-1
steep|-1
stehen|-5
steht|1
steht in|5
stein|1
step|-3
step ,|1
step :|-1
step to|-1
step$|-1
steps|-5
steriliser|-3
stick|-2
sticker is|1
sticker$|7
stickers|-1
stickers for|-1
sticks|-2
sticks$|-3
sticky|-2
still|-35
still ,|-1
still 0|-4
still a|3
still drips|-2
still get|-2
still has|-1
still hasn't|-2
still have|8
still in|4
still missing|3
still need|-1
still needs|-1
still no|-2
still not|4
still open|2
still says|-1
still shows|-1
still the|1
still three|-2
still to|-2
still wet|-1
still$|-2
stinks|-1
stitches$|2
stock|1
stock ,|-2
stock count|2
stock until|-2
stock$|-1
stocktake|-4
stole|5
stole the|2
stolen|7
stolen$|1
stollen|1
stone|-2
stone ,|2
stones|-1
stood in|-1
stool|6
stop|2
stop ,|-2
stop at|4
stop the|-2
stop$|-4
stopped|2
stopped ,|-2
stops|-1
stops halfway|1
storage|-6
storage$|1
store|1
store ,|1
store$|4
stored|3
storm|-3
story|1
stout|-1
stove|1
straight|-5
straight again|-1
straight away|-2
stream|1
street|17
street ,|2
street is|5
street$|-3
strings|-5
strip|-2
stripe|-1
striped|-2
stripes|1
stroke|1
strong|-4
strong people|-1
struck|-1
stuck|-1
stuck ,|-3
stuck at|-1
stuck between|1
stuck half|3
stuck on|-3
stuck with|-1
stuck$|1
student|-3
student from|3
students|-4
studio|1
study$|1
stuff|-18
stuff ,|-1
stuff from|-2
stuff$|-1
stuffed|1
su|-3
submitted|-2
subscription|-3
subtask|-1
success|-1
success$|-1
sucht|1
suction|4
sud|-1
sugar|5
suggests|-2
suis|4
suit|2
suit$|2
suitcase|1
suitcases|3
suite|-1
suits|1
summer|1
summer ,|-1
summer party|4
summer$|-3
sun$|-1
sunday|3
sunday ,|8
sunday .|-2
sunday and|2
sunday night|-4
sunday$|7
sunday's|1
sundays|-6
sundays ,|-3
sunset|1
super|1
supermarket|1
supper|3
supplier|2
supplier has|-1
supplier is|3
supplier only|-1
supplier says|-1
supply|-1
sur|-1
sur la|-1
sur le|-2
surgeon|-1
surgery|7
surgery 0|5
survey|4
surveyor|-3
survive|-4
sven|-1
swallowed|1
swallows|1
swan|-1
swap$|-1
swapped|-4
swapped ,|-3
swapped the|1
swaps|3
swearing|1
sweep|3
sweet|6
sweet$|1
swept|2
swimming|8
swimming pool|-2
swing|3
swings|-1
swiss|-1
switch|1
switch off|-1
switched|-3
switched off|-1
sworn|-4
syringes|3
syrup|3
system|2
system$|-2
t|2
t -|3
table|8
table ,|-6
table 0|8
table for|2
table in|1
table is|1
table$|-2
tables|-6
tables are|1
tables$|1
tablet|-2
tablets|-1
tablets are|1
tablets for|-1
tag|9
tage|-3
tags|-4
taille|1
tailor|-1
take|-8
take back|-1
take her|-1
take him|-3
take one|4
take our|-1
take over|-1
take that|-3
take the|-5
take two|-1
take us|5
take$|-1
taken|-6
taken ,|-1
taken$|1
takes|-17
takes 0|-2
takes it|-1
takes over|1
takes ten|-4
takes the|-5
takes them|1
takes three|-1
taking|-1
taking the|-2
talk|-1
talk on|1
talk to|-2
talked|-3
talked to|-3
talks|-2
tall|-2
taller|-5
tambien|-6
tank|2
tank 0|6
tank in|1
tank of|2
tank$|-3
tanker|-4
tap|5
tap drips|5
tap in|1
tape|-6
tape ,|-3
tape is|4
tape$|-1
taped|1
taps|-2
tariff|-2
tart|-1
task|6
taste|-1
tastes|1
tasting|1
tasting room|1
tax|7
tax return|1
taxi|8
taxi for|1
tb|-2
tea|4
tea$|1
teach|5
teacher|13
teacher ,|1
teacher from|-3
teacher's|1
teachers|-1
team|9
teams|5
teams ,|4
tear|1
technician|-11
technician comes|-3
technician was|-1
techniker|-4
tecnico|-3
teenagers|-2
teeth|-5
teeth ,|-4
telephone|1
tell|6
tell the|2
tell them|1
telly|1
temperature|1
template|5
temps|-1
ten|-5
ten ,|5
ten days|-9
ten minutes|-1
ten percent|1
tenant|2
tenants|-1
tenemos|3
tengo|4
tennis|7
tennis balls|1
tenor|4
tent|2
tent ,|2
tent pegs|3
tenth|-1
tents|-1
term|-3
term$|-3
termin|2
terminal|1
terms|2
terrace|2
terraza|4
terrible|1
test|3
test drive|-2
test on|-7
test passed|-2
test was|1
test went|4
test$|6
tested|-12
tested ,|-4
tested it|-1
tested with|-2
tested$|-1
tester|-1
testers|-1
tests|-1
text|-7
text for|-2
text is|-1
text$|-2
texts|-1
thai|1
thai place|1
than|-5
than 0|-1
than a|-2
than i|-1
than in|1
than last|10
than planned|-2
than the|-1
than we|-2
thank|-3
thank -|1
thank you|1
thanks|3
thanks for|6
thanks$|-4
thanksgiving|2
that .|5
that ?|1
that as|-1
that day|6
that in|-2
that into|-3
that makes|-2
that ok|2
that one|2
that please|-1
that the|5
that they|-1
that thing|-2
that we|2
that we're|-1
that week|-3
that weekend|-2
that$|7
that's|-1
that's 0|-1
that's not|-1
that's the|-1
the|-9
the 0|-4
the 0nd|2
the 0rd|-3
the 0st|-4
the 0th|-1
the account|-3
the accountant|5
the accounts|1
the ad|-4
the afternoon|-2
the agency|-4
the air|-2
the airport|7
the ambulance|4
the annual|2
the api|-2
the app|1
the apprentice|-2
the april|5
the archive|1
the arm|-1
the assessor|-2
the association|-1
the attic|2
the auction|5
the audit|1
the auditor|-1
the auditors|-1
the authority|-1
the autoclave|3
the autumn|2
the b0|1
the baby|-7
the back|9
the bag|3
the bags|-1
the baker|5
the bakery|5
the balcony|1
the band|1
the bank|11
the banner|1
the bar|10
the barbecue|2
the barn|2
the basement|-1
the basin|-2
the basket|9
the bath|-1
the bathroom|1
the battery|-3
the bear|-1
the bed|2
the beer|2
the bell|1
the belt|-1
the bench|2
the best|-1
the big|3
the bike|1
the bikes|1
the bill|6
the binder|-2
the bins|1
the birds|-1
the birth|-4
the bit|-1
the black|-4
the blades|-1
the block|-2
the blue|-2
the board|1
the boards|-2
the boat|-1
the boathouse|-5
the boiler|1
the book|-1
the booklet|-1
the books|-2
the bookshop|-1
the booth|-1
the boss|4
the boss's|1
the bottle|-1
the bottom|-2
the bowling|-2
the box|-6
the boxes|-1
the boys|1
the branch|-3
the breaker|6
the breakfast|3
the brewery|-2
the bride|-3
the bridge|3
the brim|-2
the broken|-1
the brown|4
the bucket|-2
the buckets|1
the budget|-1
the build|-1
the building|-1
the butcher|-2
the cabin|-1
the cable|5
the cafe|1
the cafeteria|1
the cake|-1
the calibration|4
the call|-2
the camera|-2
the canal|-1
the cancellation|-2
the canteen|17
the canvas|-1
the car|8
the card|3
the cardboard|-1
the caretaker|1
the carpenter|-2
the carpet|-1
the cars|2
the cash|-1
the castle|4
the cat|5
the cathedral|-1
the ceiling|3
the cellar|4
the cemetery|-1
the certificate|-3
the chair|5
the chairs|2
the changing|2
the chapel|1
the charity|-1
the cheapest|-1
the chef|-4
the chemist's|-1
the chess|1
the children's|1
the chimney|-1
the christmas|3
the church|5
the city|-5
the cleaner's|1
the cleaners|2
the client|1
the clock|-1
the club|-2
the clubhouse|1
the co|-1
the coach|3
the code|-1
the cold|-8
the company|5
the compressor|-1
the computer|-1
the concert|2
the conference|4
the confirmation|7
the conservatory|-1
the container|3
the contract|4
the control|-1
the conveyor|-1
the corner|3
the cost|1
the cottage|-1
the couch|1
the council|-4
the council's|1
the counter|5
the county|1
the courier|1
the course|8
the cover|-1
the crack|-1
the crane|1
the credit|-1
the crew|2
the cupboard|2
the curtain|1
the customer|3
the customer's|6
the dark|-2
the database|-1
the date|-3
the day|-2
the dead|-3
the deadline|-4
the deck|4
the dentist|3
the dentist's|1
the deposit|-3
the depot|1
the desk|10
the digger|-2
the dishwasher|5
the display|2
the district|-1
the dock|-3
the docks|-1
the doctor's|2
the dog|4
the door|-4
the double|-6
the draft|-1
the drawer|2
the drawing|-1
the drill|5
the drinks|4
the drive|5
the driver|2
the driver's|-2
the drum|-1
the drums|-6
the dryer|2
the dutch|-1
the e|3
the earliest|-1
the east|4
the election|1
the electric|-1
the elevator|-1
the end|-3
the engineer|-1
the entrance|-2
the envelope|-4
the envelopes|1
the espresso|1
the evening|-4
the exact|-1
the exam|1
the extraction|-1
the extractor|-2
the facade|-2
the fair|1
the family|-1
the fan|-2
the farm|-2
the farmer|-1
the federation|-1
the fee|1
the fence|2
the ferry|1
the field|-3
the figures|-3
the file|-1
the final|-2
the finish|3
the fire|3
the firm|-2
the first|1
the fish|2
the fitting|-1
the flap|-1
the flat|3
the flats|1
the flood|1
the floor|-3
the florist|1
the flour|2
the flowers|6
the flu|4
the flue|-1
the foam|-1
the foil|-1
the folder|-10
the folders|-1
the foot|3
the football|1
the forklift|4
the fountain|-2
the four|-2
the foyer|5
the frame|-1
the freezer|-1
the french|-1
the fridge|7
the front|-4
the frost|-1
the fruit|1
the funeral|2
the fuse|5
the gala|1
the garage|-2
the garden|2
the gardener|-1
the gas|3
the gate|6
the gentleman|-2
the girl|-5
the girls|-2
the glass|1
the gold|1
the golf|5
the good|6
the grain|-1
the grant|3
the grass|-1
the green|3
the greenhouse|2
the grinder|-1
the ground|-7
the group|2
the guest|9
the guests|-1
the guild|1
the gutter|-2
the guy|-2
the gym|1
the half|5
the hall|4
the handle|-1
the handout|-1
the harbour|-2
the harp|1
the harvest|1
the head|-1
the heat|-1
the heating|4
the hedge|4
the high|-1
the hinge|-2
the holidays|-2
the hook|1
the horn|-2
the horse|4
the hose|-5
the hot|-2
the hotel|-2
the house|1
the ice|-2
the index|-3
the inspector|-8
the insurance|-1
the intern|1
the internet|-2
the interview|1
the invoice|4
the italian|1
the japanese|2
the jar|3
the juniors|-1
the jury|-1
the kettle|9
the key|-1
the keys|-2
the kids'|-3
the kindergarten|3
the kiosk|-1
the kitchen|6
the lab|-3
the lad|-2
the ladder|-1
the ladies|-1
the ladies'|2
the lads|-4
the lady|-8
the lamp|2
the land|-1
the landlord|1
the lane|4
the laptop|1
the laser|-1
the last|-10
the late|-5
the laundry|-4
the lawn|2
the lawyer|-1
the lease|1
the leasing|1
the leather|-1
the leaves|-6
the left|5
the lemon|-2
the letter|2
the letterbox|1
the letters|-2
the library|6
the licence|2
the lift|6
the light|3
the lights|-4
the limit|-2
the line|-2
the lines|-1
the list|-8
the little|-9
the loan|3
the lobby|3
the lock|4
the log|-1
the login|1
the long|-1
the lorry|-6
the lot|-3
the lottery|1
the lovely|1
the low|-2
the lower|-4
the m0|5
the machine|1
the mail|-5
the mailing|-2
the main|-2
the maker|-2
the mall|2
the man|-4
the manual|-6
the manufacturer|-1
the map|-2
the market|3
the mast|1
the master|-1
the match|6
the mayor|-2
the mayor's|1
the meadow|1
the meeting|2
the men|-1
the menu|-2
the merchant|9
the metal|-1
the meter|-1
the middle|-7
the mileage|2
the milk|-1
the mill|-12
the minibus|5
the minutes|2
the mirror|1
the mixer|4
the mobile|2
the model|1
the moment|-2
the monday|-1
the money|-3
the month|3
the monthly|-1
the morning|2
the motorway|-1
the mountain|-2
the museum|4
the music|-2
the name|-1
the names|-1
the neighbour|4
the neighbour's|5
the neighbours|7
the neighbours'|4
the new|-2
the news|4
the newsletter|4
the next|1
the night|1
the ninth|-1
the noise|2
the notary|1
the notice|-1
the number|-6
the numbers|-2
the nurse|1
the nursery|2
the oak|-1
the office|11
the oil|2
the old|-2
the one|5
the ones|-1
the online|-4
the open|6
the opening|1
the opera|-1
the orchard|1
the order|2
the organ|-5
the original|-5
the other|-12
the others|-1
the oven|5
the overtime|-1
the owner|4
the packing|2
the paint|-1
the pair|-1
the pallet|2
the panel|-1
the panto|4
the paper|-3
the parcel|1
the parents|-2
the parish|-3
the park|1
the parking|-1
the part|-1
the party|3
the password|-1
the pavement|-2
the payment|-3
the pdf|4
the permit|-1
the petrol|2
the petty|5
the pharmacy|-1
the phones|-4
the photographer|4
the photos|5
the piano|4
the picture|-2
the pictures|-6
the pile|1
the pipe|-1
the pizza|-1
the place|-1
the plan|1
the planks|-1
the plants|1
the plate|-2
the plotter|1
the plug|5
the plumber|2
the point|2
the police|3
the policy|-2
the polo|6
the porcelain|-1
the porch|-3
the port|-1
the portal|2
the portuguese|-1
the post|-5
the poster|1
the postman|2
the pot|4
the power|4
the practice|-1
the premiere|-1
the press|-3
the pressure|4
the price|-6
the prices|-1
the print|-1
the printer|-5
the printers|-1
the programme|6
the projector|2
the provider|2
the publisher|-1
the quarry|-1
the quote|-1
the radio|5
the raffle|8
the rain|-5
the ramp|-1
the reading|1
the rear|-1
the receipt|3
the receipts|-3
the reception|1
the rectory|-1
the red|-2
the register|-1
the rent|-3
the rental|-1
the report|-1
the rest|-9
the returns|4
the right|3
the ring|1
the rings|2
the river|-5
the road|5
the rolls|-1
the roof|-1
the rooms|-1
the round|-4
the rubber|-2
the rugby|1
the run|-1
the rye|5
the safe|-1
the safety|-1
the saison|1
the salary|-2
the sale|-1
the same|-9
the sand|-1
the saturday|-2
the sauna|3
the scale|1
the scales|1
the school|8
the scouts|2
the screen|-1
the script|-4
the sea|-1
the seamstress|-2
the search|5
the season|-2
the seat|-4
the seats|-2
the second|2
the seed|-1
the sensor|-1
the server|2
the shade|-1
the shared|4
the shed|4
the sheep|-2
the sheet|-1
the sheets|-1
the shelves|-2
the shoe|-1
the shop|2
the short|-1
the shoulder|-1
the show|3
the showers|2
the side|2
the sign|1
the signature|-1
the silver|-1
the single|-1
the sink|-2
the site|1
the six|-1
the skylight|6
the slipway|1
the slot|-1
the slow|-1
the small|-5
the smell|-1
the smoke|5
the snow|-1
the sofa|3
the sound|2
the south|-1
the spanish|4
the spare|-2
the sports|-3
the spreadsheet|-1
the spring|-1
the staff|10
the stairs|3
the stairwell|1
the stamp|1
the steel|-1
the steriliser|-1
the sticker|-1
the stickers|-1
the sticky|-1
the store|3
the storm|-1
the stout|-1
the street|1
the student|-2
the students|-1
the studio|1
the stuff|-2
the subscription|1
the suction|4
the summer|4
the sun|2
the sunday|2
the supplier|-3
the survey|1
the swimming|4
the swiss|-2
the switch|2
the system|-3
the tablet|1
the tablets|-3
the tall|-1
the tank|-2
the tanker|-4
the tap|1
the tasting|1
the tax|1
the taxi|-1
the tea|-1
the teacher|-2
the team|3
the technician|-2
the tenant|-2
the tent|2
the terrace|1
the test|-2
the text|-3
the thai|1
the thing|-4
the third|-1
the three|-8
the thursday|-1
the tickets|-3
the till|8
the time|-4
the tin|2
the tiny|-1
the toilet|2
the tombola|1
the toner|2
the tool|1
the top|-7
the torque|-1
the tour|2
the tournament|4
the town|-4
the track|-1
the tractor|4
the trade|6
the train|4
the tram|5
the translator|-3
the tray|-1
the treasurer|-1
the tree|2
the trip|1
the tube|-1
the tubes|-1
the tv|3
the twins|-2
the two|-1
the u0|3
the ultrasound|3
the university|2
the update|-4
the upper|-1
the utility|4
the valve|3
the van|-1
the vat|5
the vault|1
the vendor|-2
the very|-1
the vestry|-1
the vet|3
the vicar|-1
the vicar's|-1
the video|-2
the visitors|-1
the volvo|-3
the waist|-1
the waiting|1
the wall|4
the walls|-2
the warehouse|-1
the wash|2
the washer|-1
the water|-2
the wax|-1
the way|12
the weather|1
the website|1
the wedding|4
the week|-4
the weekend|-8
the well|4
the wet|-2
the white|-3
the whole|-5
the wifi|5
the wiki|-4
the wind|-4
the window|4
the windows|-1
the windscreen|-1
the wine|1
the wings|-4
the wire|-6
the woman|-3
the wood|4
the word|-1
the works|2
the workshop|-1
the x|-2
the yard|8
the year|-8
the yearly|-1
the yellow|5
the yoga|1
the young|-3
the zoo|2
theatre|-3
their|-6
their 0|-1
their money|-1
their new|4
their own|-3
theirs|-5
theirs ,|-3
them|-3
them ,|-7
them .|-1
them ?|-2
them a|1
them all|-1
them at|-1
them back|3
them before|-1
them by|-2
them for|-1
them in|2
them on|-3
them out|1
them the|-1
them thursday|-2
them up|1
them we|5
them without|7
them$|7
theme|-1
themselves$|3
then|-16
then ,|-2
then the|-3
then we|-4
then$|-2
theory|-3
there|-9
there ,|-5
there a|2
there again|-2
there and|2
there at|1
there by|-2
there for|-3
there is|5
there on|-1
there was|-1
there with|-1
there'll|-2
there'll be|-2
there's|1
there's a|1
thermocouple|-6
thermometer|1
thermos|-1
thermostat|-3
these|4
they|-6
they are|5
they asked|-3
they bring|-1
they call|-1
they can|-1
they can't|2
they come|1
they confirmed|-1
they don't|-1
they give|-1
they had|-3
they have|-2
they keep|-3
they look|-2
they may|1
they need|-2
they never|-2
they offer|-1
they only|-1
they pay|-1
they put|-1
they say|10
they send|2
they sent|-1
they should|-1
they take|1
they took|9
they turned|-1
they want|4
they were|-1
they won't|-1
they would|-1
they'd like|4
they'll|-5
they're on|2
they've|-5
they've got|-1
thick|-4
thin|-1
thing|-24
thing ,|-1
thing can|-1
thing for|-2
thing in|1
thing is|-5
thing on|-2
thing that|-2
thing to|-2
thing$|1
things|-5
think|5
think$|2
thinking|-1
thinks|-5
third|-14
third floor|3
third is|-1
third one|-2
third time|-1
thirds|-1
thirty|-7
thirty -|-1
thirty$|1
this|-1
this afternoon|5
this as|-1
this can't|-2
this friday|-3
this has|-2
this is|-1
this month|1
this morning|-7
this quarter|-1
this saturday|14
this time|-3
this up|-3
this week|7
this weekend|-1
this year|11
those|-13
those who|-1
those$|1
though|-10
though$|-8
thought|-4
thought ,|-2
thought$|-2
thousand|-6
thousand for|-2
thousand$|-2
thread|3
thread$|-2
threatening|-1
three|-10
three ,|-2
three -|-2
three customers|3
three had|-1
three months|-1
three more|-2
three new|1
three of|1
three people|1
three tiers|-3
three times|1
three weeks|-2
three years|1
three$|5
threw|1
threw out|1
threw up|1
thrilled|-2
thrilled$|-1
throat|1
through|-8
through 0|-1
through it|-1
through last|-3
through on|-4
through the|-4
through with|-1
through$|5
throw|-1
thrown|-4
thrown away|-1
thrown out|-1
throws|5
thru|1
thu|-1
thumb ,|1
thunder|1
thurs|-3
thurs$|-2
thursday|1
thursday ,|10
thursday .|-1
thursday ?|1
thursday for|-3
thursday with|1
thursday$|-7
thursday's|-1
thursdays|2
thursdays$|2
tick|5
tick it|-4
ticket|4
ticket for|3
ticket$|-3
tickets|8
tickets are|-2
tickets for|12
tickets$|1
ticks|-4
tie|2
tied|-2
tiene|-7
tienen|-1
tier|-1
tiers|-3
ties|-1
tight|-3
tight again|-3
tight$|-1
tightened|2
til|-2
tile|5
till|-5
till ,|1
till 0|-1
till after|-1
till drawer|1
till friday|1
till june|-1
till next|-9
till october|-7
till roll|1
till sunday|-1
till ten|2
till the|-4
till then|4
till thursday|4
till$|6
timber|-2
time ,|-9
time .|3
time ?|5
time in|-2
time on|3
time the|2
time this|2
time we|-1
time$|6
timer|8
times|-2
times in|-1
times$|1
timetable|1
timing|-1
tin|4
tin$|3
tins|3
tins$|1
tiny|-2
tip|-2
tipped|-4
title|-1
tmrw|-2
tmrw$|-2
to|-6
to ,|-1
to -|7
to 0|3
to all|2
to ask|-1
to be|-7
to because|-1
to book|2
to buy|1
to carry|-1
to change|-3
to check|-2
to collect|1
to come|-3
to cure|-2
to decide|-1
to do|-1
to draw|-1
to everyone|1
to fill|-1
to finish|-2
to five|-1
to follow|7
to get|4
to give|3
to go|3
to hand|-1
to have|1
to her|-2
to high|-2
to him|-2
to hold|-3
to it|1
to join|6
to k|-2
to keep|-1
to know|8
to leave|-2
to leeds|5
to let|1
to look|-8
to low|-1
to may|-1
to mei|-4
to monday|11
to move|-1
to mr|-2
to mrs|-2
to next|-4
to nine|-1
to one|-1
to our|1
to park|-1
to pay|4
to print|-1
to push|-3
to put|4
to read|-1
to run|-3
to say|1
to see|-4
to sell|-1
to send|1
to settle|1
to shift|-1
to show|2
to sit|-5
to stand|-2
to start|-1
to stay|-2
to take|6
to talk|-2
to tell|-1
to the|1
to their|4
to them|-1
to those|-1
to three|1
to thursday|-2
to urgent|-1
to us|7
to use|3
to wait|-2
to wear|-1
to wednesday|-2
to work|1
to write|-2
to$|-12
toaster|1
toda|1
toda la|1
today|1
today !|-2
today ,|-6
today .|-5
today ?|2
today and|3
today$|7
today's|-5
todo|-3
todos|-1
toe|-1
together|-7
together ,|-5
together$|-1
toilet|15
toilet is|1
toilet on|4
toilets|4
token|2
told|2
told her|-1
told him|3
told me|1
told the|-3
told them|1
told us|1
told$|1
tolerance|-1
toll|2
tom|-6
tom's|2
tomasz|1
tomato|-1
tomatoes|5
tombe|-1
tombola|2
tomorrow|2
tomorrow ,|8
tomorrow if|-1
tomorrow$|-4
ton|2
toner|9
tonight|4
tonight ,|7
tonight ?|2
tonight$|-5
tonne|-1
tonnes|-3
tons|-3
tons$|-3
too|-14
too ,|-5
too .|-2
too ?|7
too cold|2
too dark|-1
too dear|1
too expensive|-1
too fast|2
too high|-1
too hot|3
too little|-2
too long|1
too low|-1
too many|-1
too much|-2
too short|-1
too small|2
too thin|-1
too wide|-1
too$|-1
took|-4
took 0|2
took a|-3
took all|-3
took an|1
took his|-1
took it|1
took me|-2
took my|3
took out|-1
took pictures|-1
took them|5
tools|-2
tooth|7
tooth$|2
top|-7
top ,|-5
top of|-5
top priority|-3
top$|-3
topped|1
topped up|1
tor|2
torch|-2
torches|-1
tore|1
torn ,|1
torque|-1
torque wrench|-1
total|-2
touch|4
touched|1
toujours|-3
tour|4
tour ,|3
tour$|-1
tourists|1
tournament|4
tourne|-2
tout le|3
toute|-2
tow|1
towed|2
towel|3
towels|3
towels are|1
town hall|-3
town is|2
town$|3
toy|-1
toys|1
trace|-2
track|-2
tracking|-6
tracks|1
tractor|9
tractor is|3
trade|5
trade fair|-1
traffic|7
trailer|1
trailer ,|1
train|9
train ,|1
train from|1
train is|2
trainees|-1
trainer|-1
training|3
training ,|-1
training is|2
trains|1
tram|6
tram$|3
transfer|-6
transferred|3
transferred the|7
transit|6
translate|-1
translated|-3
translator|-5
translator ,|-1
transporter|-4
trap|-1
trash|3
travel|1
tray of|2
tray$|-4
treasurer|-4
treat|-2
treat as|-1
treat this|-1
treatment|1
tree|-1
trees|1
tres|-4
tres bien|-2
trial|-18
trial day|-7
trial shift|-6
tried|-11
tried the|-1
trikots|-4
trim|-4
trimmed|-2
trimmer|-1
trip|5
trip to|1
tripped|4
trips|5
trips the|7
trois|2
trolleys|1
trop|-2
tropft|3
trouble|-4
trouble$|-1
trousers|-1
trout|-1
trouve|-8
truck|-7
truck 0|4
truck comes|-2
trucks|-1
true|-1
trunk|-5
trusses|3
trustees|4
try|-9
try again|-2
try the|-1
try$|-1
trying|-11
tub|-1
tube|-3
tubes|1
tue|-1
tuesday|-4
tuesday ,|-4
tuesday$|-2
tuesdays|4
tune|-1
tuner|-1
tur|4
turin|1
turkish|-1
turn|-3
turn up|-1
turned|-2
turned up|3
turns|-2
tuv|-1
tv|3
twelve|-8
twelve months|-1
twenty|-1
twenty -|-1
twenty minutes|-1
twice|-3
twice ,|1
twice .|-3
twice a|-6
twice as|6
twice in|1
twice on|1
twice$|2
twins|5
twins$|1
two|-9
two ,|6
two -|-1
two are|-8
two bags|3
two boxes|10
two buckets|5
two coaches|-1
two days|2
two for|-1
two girls|-3
two have|2
two hours|2
two hundred|-2
two in|-3
two left|1
two men|-1
two metres|-2
two more|-6
two need|-1
two new|-1
two of|-8
two pages|-1
two pallets|-1
two percent|1
two sacks|-1
two seconds|-1
two singles|2
two students|-3
two thirds|-1
two tickets|1
two tins|4
two to|-1
two weeks|3
two$|2
type|-2
typed|-1
typed in|-1
typing|-2
typo|-2
tyre|1
tyre pressure|2
tyres|-7
tyres$|-1
u|-3
u0|3
uber|-1
uberwiesen|-5
ulm|1
ultrasound|6
um|5
umbrella|16
umbrella ,|1
umbrella in|2
umbrella on|2
un|2
una|9
unbearable|1
uncle|-2
und|-19
und die|-3
und ein|-3
under|-4
under 0|-3
under it|5
under my|-3
under the|1
underneath|-4
underwriter|-2
une|-1
uniform|7
uniforms|2
union|-5
unit|1
unit 0|1
unit is|1
units|-1
university|2
unlocked|15
uno|1
uns|-5
uns noch|-2
unser|2
unsere|2
unten|-7
unterschrieben|7
unterschrieben$|-3
until|1
until 0|-3
until after|-2
until august|6
until february|-2
until friday|5
until i|-2
until it's|-1
until march|-1
until monday|3
until next|-2
until noon|2
until september|2
until spring|-3
until sunday|3
until the|-4
until then|-4
until thursday|2
until tuesday|-2
until two|1
until wednesday|-2
up|-11
up ,|-6
up .|-8
up 0|7
up a|1
up again|3
up and|6
up at|3
up by|4
up for|2
up front|-6
up in|1
up north|-1
up on|-8
up please|1
up the|-10
up there|-7
up tomorrow|1
up$|3
update|1
update$|-1
updated|-1
upgrade|3
uploaded|-5
uploaded ,|-4
uploaded$|1
upper|-1
ups|-2
upstairs|-2
upstairs ,|-2
upstairs are|-1
upstairs$|-1
urgent|-10
urgent ,|-4
urgent now|-2
urgent$|-2
urlaub|1
urlaub ,|1
urn|3
urs|2
us|-4
us ,|-4
us .|4
us 0|-7
us a|6
us about|-1
us all|7
us an|-1
us before|-1
us down|-3
us for|-2
us from|-2
us have|-3
us in|4
us on|4
us the|-4
us their|-2
us to|8
us two|-2
us$|6
use|7
use it|-1
use our|3
use$|-2
used|1
used the|-1
used up|2
users|1
uses|-1
using|1
usual$|-1
utility|3
utrecht|-5
v|10
v0|4
va|8
vacation|2
vaccinated|-3
vaccination|-1
vaccine|2
vaccines|2
vacuum|2
vacuum cleaner|2
valid|1
valid until|8
validation|1
valley|-1
valuation|1
values|-7
values are|-2
valve|-2
valve ,|-6
van|19
van 0|1
van is|-1
van needs|1
van passed|1
van's|5
vanish|-2
vanished|2
varnish|-1
vases|1
vat|12
vat return|4
vault|2
vegan|-2
vegetarians|-1
vehicle|-1
vehicles|-1
velo|2
vending|6
vending machine|6
vendor|-2
vendredi|-2
venir|1
vent|-4
ventilation|-1
venue|-4
verde|-4
verein|1
verified|-5
verlangert|-3
verschieben|-1
verschoben|-2
verschoben ,|-1
verse|-2
version|-10
version of|-5
version$|-2
vertrag|-6
vertrag ist|-3
very|-3
very top|-1
vessel|4
vestry|-1
vests|-1
vet|1
vet was|-1
vet's|-2
veut|3
vez|-3
vez ,|2
vez$|1
via|-2
vial|-1
vicar|-2
vicar says|-1
vicar's|-1
vide|1
video$|2
viejo|1
viene|-3
vienna|3
vient|4
vier|-2
viernes|2
viernes$|5
vietnamese|-1
view|5
vigo|1
villa|-1
village|2
village$|1
vinegar|-1
vino|-2
vino el|-1
viola|-1
virement|-2
visa|-1
visit|8
visit ,|2
visit$|1
visiting|-3
visitor|7
visitors'|6
visits|4
voice|-2
voicemail|2
voiceover|-2
voisin|3
voiture|6
volume|-1
volumes|-1
volunteer|1
volunteers|8
volunteers$|1
volunteers'|1
volvo|-3
vom|8
von|2
von 0|3
von der|-6
vor|-2
vorher|-7
vorziehen|-2
voss|-1
votes|-2
voucher|-3
vous|4
vu|-1
w|-8
wages|13
wagon|1
waist|-2
waist ,|-1
wait|-14
wait ,|-3
wait any|-2
wait for|3
wait till|-1
wait until|-4
wait$|-1
waiters|-2
waiting|-13
waiting area|1
waiting for|-11
waiting list|-2
waiting on|-4
waiting room|3
waiting$|-2
waits|-4
waits for|-3
waits$|-1
wake|-2
walk|11
walk on|3
walked|-1
walkers|3
walks|-1
wall|2
wall ,|-4
wall clock|1
wall$|1
wallet|-3
walls are|6
want 0|-2
want a|-3
want it|-4
want one|1
want our|4
want the|-2
want their|-2
want to|13
want$|-1
wanted|-3
wants|-3
wants 0|-11
wants a|7
wants an|4
wants another|4
wants four|-2
wants her|3
wants his|9
wants it|6
wants the|-12
wants them|-1
wants three|-1
wants to|19
wants two|-2
wants us|3
war|-1
war da|-2
war der|-2
war nur|-3
ward|2
ward 0|3
wardrobe|-2
waren|-6
warm|-7
warm ,|-1
warm$|2
warning|3
warsaw|-2
warten|-2
was|11
was 0|-2
was a|-4
was at|-3
was born|1
was cancelled|1
was changed|1
was charged|-6
was checked|2
was dead|2
was down|-1
was empty|-5
was extended|-1
was fine|-4
was full|1
was fun|1
was good|1
was here|-15
was in|-1
was it|1
was just|-5
was left|3
was lovely|-1
was on|-4
was only|3
was out|-6
was paid|6
was rejected|1
was short|3
was stolen|5
was stuck|-1
was the|-10
was there|5
was under|1
was wet|1
was wrong|-1
wash|8
wash ,|2
wash is|1
wash the|1
washed|3
washed$|3
washer|3
washer ,|-1
washing|10
washing machine|9
wasn't|4
wasp|2
wasser|-1
waste|-2
watch|9
watch the|1
watched|3
watching|2
water|4
water ,|-2
water again|-3
water bottles|1
water is|-2
water on|-1
water pump|-1
water runs|-2
water$|2
wax|-1
waxed|1
way ,|7
way back|-1
way home|-3
way in|-3
way to|3
way too|1
way$|-1
we|-9
we add|1
we also|-5
we buy|2
we can|3
we can't|-2
we carry|1
we close|1
we come|-2
we could|4
we do|3
we don't|-2
we get|-2
we give|-3
we go|3
we got|4
we had|1
we have|2
we keep|-4
we know|1
we leave|-1
we lose|-1
we lost|6
we may|-4
we meet|-1
we move|-3
we moved|3
we must|-1
we need|3
we only|2
we pay|-3
we please|5
we push|-4
we put|4
we ran|2
we really|-6
we send|2
we shift|-1
we should|12
we sign|-1
we start|-2
we stay|-3
we still|4
we take|-7
we thought|-2
we try|-2
we wait|3
we want|-2
we wanted|-1
we were|1
we'd|2
we'd have|-1
we'll|8
we'll need|-1
we're|-10
we're at|-5
we're closed|1
we're down|4
we're out|12
we're still|-3
we've|-9
we've 0|-1
we've got|-2
wear the|-1
weather$|-1
weber|-1
website|5
website ,|3
website now|1
website$|1
wedding|3
wedding is|2
wedding of|2
wednesday|-3
wednesday .|-2
wednesday$|-2
wednesdays|3
week|-11
week ,|4
week .|-1
week :|-3
week after|-2
week and|3
week earlier|-1
week later|-3
week of|-4
week so|4
week$|-1
week's|5
weekend|-9
weekend$|-2
weekly|-1
weeks|-3
weeks ,|1
weeks .|-1
weeks for|-2
weeks of|-2
weeks$|-3
weg|9
weg ,|3
wegen|5
wegen dem|-1
wegen der|-2
weight|-1
weights|-2
weihnachtsfeier|5
weir|-1
weiß|-1
welcome|5
welded|-2
welded ,|-1
welder|-3
well|6
well ,|-6
well .|-3
well done|5
well$|2
wenn|-7
went|-7
went back|-4
went down|-1
went fine|5
went home|1
went in|-7
went off|1
went out|-3
went over|-2
went round|-2
went through|4
went up|1
went well|1
wer|1
wer hat|5
werden|-3
werden$|-6
were|9
were 0|1
were at|-1
were delivered|1
were here|-5
were on|4
were stolen|1
west|-1
west ,|-1
wet|-3
wet .|-1
wexford|4
what|-1
what a|8
what about|-1
what time|1
what was|-3
what we|-5
wheat|6
wheel|1
wheel ,|1
wheelchair|-1
wheels|-5
when|-12
when i|-4
when is|3
when it|1
when it's|4
when she|-1
when the|3
when they|-2
when we|-1
when you|-2
whenever|6
where|-4
where are|2
where he|2
where is|1
where people|-2
where the|-3
where they|-1
where to|-1
where we|6
whether|13
whether the|-2
whether we|11
which|-6
which one|1
while|-8
while the|-2
while they|-2
while we|-2
whisper|-2
whisper the|-1
whistle|-8
whistle$|-6
whistles|-1
white|-1
white$|-1
whiteboard|6
who|-18
who ate|4
who can|2
who can't|-1
who could|-12
who do|1
who drives|-2
who gets|-2
who has|3
who haven't|-2
who is|2
who knows|1
who left|3
who orders|1
who parked|1
who stands|-3
who takes|-2
who took|7
who wants|4
who'll|-1
who's|4
who's coming|2
who's on|-2
whoever|8
whole|-3
whole batch|-1
whole of|-1
wholesaler|1
wholesaler has|-1
whom|-3
whose|5
whose is|3
why|5
why the|-2
why$|3
wide|-4
wider|-2
widow|-1
wie|3
wieder|-10
wieder ,|-9
wieder da|3
wieder$|1
wiese|3
wife|5
wife had|3
wifi|12
wifi password|1
wiki|-4
wild|-1
will|-4
will be|15
will come|6
will do|-1
will go|-1
will have|-1
will look|3
will not|-1
will sit|-2
will take|-1
willow|-2
win|2
winch|1
wind|2
wind$|6
window|1
window ,|-2
window cleaner|3
window in|-1
window is|-1
window$|-2
windows|-2
windscreen|-1
wine|5
wings|-4
winner|-3
winter|1
winter ,|-1
winter$|-3
wiped|-1
wipers|7
wir|-11
wir haben|-1
wir nicht|-1
wir noch|1
wird|1
wire|-2
wired|-4
wires|1
wished|1
wissen|-3
with|-14
with 0|-9
with all|-6
with her|1
with him|-3
with his|-4
with it|7
with me|4
with new|1
with no|-1
with one|4
with our|1
with six|-1
with someone|1
with ten|1
with the|-6
with their|3
with them|-1
with those|-1
with three|1
with today's|-5
with two|-3
with us|-1
with white|2
with your|-1
withdrew ,|1
within|-1
without|-6
without a|-3
without it|-1
without me|1
without the|7
witness|-1
witnesses|-1
wobble|-2
wobbles|2
wobbles ,|2
wobbly|1
woche|-3
wochen|8
wochenende|-5
woke|3
wolf|-1
woman|-3
woman from|-4
woman with|-1
women|-1
women's|1
won|14
won 0|5
won second|4
won the|3
won't|10
won't be|-2
won't come|-1
won't do|5
won't go|-1
won't let|-2
won't open|5
won't start|1
wont|-1
wooden|-3
wool|1
word|-4
worden|1
worden$|1
wording|-2
work ,|-3
work from|2
worked|-3
workers|-1
working|7
working from|1
works ,|-2
works again|-2
works but|-1
works council|4
works$|5
workshop|4
workshop ,|-1
workshop$|4
worktop|1
worm|-2
worn|-2
worse|-3
worse ,|-1
worst|-2
worth|-1
would|-8
would be|2
would come|-4
would do|-1
would go|-3
would like|30
would rather|-4
would take|-3
wow|1
wow$|1
wrap|1
wrapped|-9
wrapped ,|-5
wrapped and|-3
wrapping|7
wreath|1
wrist|3
write|-3
write -|-1
writes|-3
writing|-5
writing$|-5
written|-8
written ,|-4
written$|-3
wrong|-1
wrong ,|2
wrote|-12
wrote back|-1
wrote it|-3
wrote that|-1
wrote the|-3
wrote them|-1
wurde|-8
x|4
x -|5
x 0|-1
xl|1
xl$|-2
y|-6
y la|5
ya|-19
ya esta|-4
ya estan|-3
ya se|-1
ya tenemos|-1
ya tiene|-1
yard|3
year|1
year ,|1
year .|-2
year 0|9
year is|2
year$|5
year's|2
yearly|2
years|-4
years ,|-3
years .|-2
years ago|-2
years$|1
yellow|2
yellow one|6
yellow$|1
yes|-8
yes !|-3
yes ,|-5
yes .|4
yes ?|-3
yes and|-1
yes to|-1
yes$|2
yesterday|-3
yesterday ,|-1
yesterday .|9
yesterday's|-3
yet|-10
yet ,|-5
yet$|-4
yilmaz|1
yo|-2
yoga|3
yoghurt|2
you|6
you add|-6
you all|3
you ask|-1
you at|1
you bring|2
you can|-8
you can't|-1
you do|-6
you for|-2
you know|1
you one|1
you put|-1
you see|2
you take|1
you want|3
you$|6
you're|7
young|-8
young ones|-3
youngsters|-1
your|8
your parcel|6
yours|-5
yourself|2
yourself$|2
yourselves|2
yourselves$|2
youth|3
youth group|3
yusuf's|1
zahlen|4
zahnarzt|3
zehn|11
zeit|1
zeller|-1
zero|3
zip|1
zone|-2
zoo|4
zoom|-3
zu|-6
zu hause|-2
zugesagt|-7
zugesagt ,|-3
zugesagt$|-4
zum|-1
zur|-8
zurich|-2
zuruck|15
zuruck$|12
zwei|5
zwei wochen|1
~agrees|-16
~arrived|-3
~asks|19
~broken|8
~count|-8
~day|-1
~done|-12
~exclaims|4
~fails|-9
~life|19
~money|-4
~moved|-4
~nothing|10
~past|13
~person|-17
~progress|-13
~promises|-9
~refuses|-7
~sent|-13
~thanks|17
~time|-1
~urgent|-17
~wants|-6
~works|-8
`;

/** How much what a title has to do with what a text tells speaks for its task; made likewise. */
export const SIGNS_OF_TASKS = `
apply|-8
apply arrived|-4
apply asks|4
apply broken|-6
apply count|1
apply day|-6
apply done|-5
apply fails|-3
apply life|-9
apply money|-2
apply nothing|6
apply past|-5
apply promises|6
apply refuses|-2
apply sent|6
apply thanks|-4
apply urgent|-1
apply wants|14
apply works|3
appointment|-5
appointment agrees|1
appointment arrived|-5
appointment broken|-3
appointment count|-1
appointment day|4
appointment done|5
appointment fails|-2
appointment life|1
appointment money|2
appointment moved|1
appointment nothing|-1
appointment paid|2
appointment past|-3
appointment progress|-1
appointment promises|-3
appointment refuses|4
appointment sent|-7
appointment thanks|-1
appointment time|4
appointment urgent|-2
appointment wants|-2
appointment works|-3
book|-7
book agrees|8
book arrived|4
book asks|5
book broken|-4
book count|-3
book day|5
book done|-6
book fails|-3
book life|-2
book money|2
book moved|3
book nothing|-6
book past|4
book person|5
book promises|-4
book thanks|3
book time|-2
book urgent|-1
book wants|7
build|-1
build agrees|-3
build arrived|1
build asks|-1
build broken|2
build count|-4
build day|-5
build done|6
build exclaims|-3
build fails|-2
build life|-5
build money|-3
build moved|1
build nothing|2
build paid|-4
build past|1
build progress|4
build promises|-1
build sent|-2
build thanks|-1
build time|-2
build wants|-3
build works|-4
buy|-8
buy agrees|-2
buy arrived|3
buy asks|2
buy broken|-4
buy count|2
buy day|-2
buy done|-7
buy fails|7
buy life|-2
buy money|-4
buy moved|8
buy nothing|-1
buy paid|-3
buy past|-4
buy progress|4
buy promises|4
buy refuses|1
buy sent|-3
buy thanks|-2
buy time|-9
buy urgent|-1
buy works|-9
chase|3
chase agrees|-1
chase arrived|1
chase asks|-1
chase broken|2
chase day|-5
chase exclaims|1
chase fails|-1
chase life|4
chase money|-1
chase paid|6
chase past|1
chase progress|2
chase promises|3
chase refuses|-2
chase thanks|3
chase time|1
chase urgent|-1
chase wants|5
chase works|-3
clean|-5
clean agrees|-2
clean arrived|1
clean broken|-2
clean count|4
clean day|1
clean done|7
clean exclaims|-4
clean life|3
clean money|-5
clean nothing|-1
clean paid|-2
clean past|-4
clean person|-2
clean progress|1
clean promises|-1
clean refuses|-1
clean sent|1
clean thanks|-5
clean time|2
clean urgent|-1
clean wants|-5
clean works|1
end agrees|3
end arrived|-1
end count|3
end day|1
end fails|1
end money|-1
end nothing|-2
end paid|-1
end sent|2
end time|2
end wants|-3
end works|1
event|-5
event agrees|2
event arrived|-1
event asks|3
event broken|4
event count|6
event day|-5
event done|-3
event exclaims|-4
event fails|-6
event life|-5
event money|3
event moved|-3
event nothing|-1
event paid|3
event past|-4
event person|-1
event progress|-3
event promises|-1
event refuses|4
event sent|-3
event time|-2
event wants|1
event works|-2
fix|-2
fix agrees|-7
fix arrived|-4
fix asks|-3
fix count|-3
fix day|-8
fix done|-1
fix fails|10
fix life|-5
fix money|1
fix nothing|2
fix past|8
fix person|-2
fix promises|-1
fix time|4
fix urgent|4
fix wants|-7
fix works|20
named agrees|2
named arrived|5
named asks|2
named broken|6
named count|2
named day|9
named exclaims|1
named fails|10
named life|-7
named money|5
named moved|7
named nothing|2
named paid|2
named past|4
named person|-2
named progress|-1
named promises|3
named refuses|5
named sent|6
named thanks|-9
named time|-2
named urgent|8
named wants|8
named works|3
other|-4
other agrees|9
other arrived|-3
other asks|-3
other broken|3
other count|3
other day|-2
other done|6
other exclaims|-2
other fails|2
other life|1
other moved|4
other nothing|2
other paid|-7
other past|1
other person|4
other promises|1
other sent|-3
other thanks|-1
other time|5
other urgent|-3
other wants|2
other works|4
pay|-2
pay agrees|-7
pay arrived|2
pay asks|2
pay broken|-4
pay day|-5
pay fails|-2
pay life|-1
pay money|8
pay moved|1
pay nothing|-4
pay paid|6
pay past|4
pay progress|6
pay promises|-1
pay sent|2
pay time|-4
pay urgent|1
pay wants|2
pay works|-3
people|4
people agrees|6
people broken|-3
people day|11
people exclaims|9
people fails|-2
people life|4
people money|4
people moved|-2
people nothing|4
people paid|2
people past|-3
people person|5
people progress|-7
people promises|9
people refuses|1
people sent|-3
people time|-4
people urgent|-1
people wants|1
people works|-7
quote|-3
quote agrees|1
quote arrived|-1
quote asks|-1
quote broken|-2
quote count|4
quote day|-5
quote done|-1
quote exclaims|-3
quote life|-4
quote money|5
quote moved|-1
quote nothing|-2
quote paid|-4
quote past|-3
quote person|-1
quote progress|2
quote promises|2
quote refuses|-1
quote sent|2
quote thanks|-1
quote time|6
quote urgent|3
quote wants|5
quote works|-2
sell|5
sell arrived|-1
sell asks|-1
sell broken|-1
sell count|7
sell day|1
sell done|-2
sell exclaims|5
sell fails|-3
sell life|4
sell money|3
sell moved|1
sell nothing|-4
sell paid|8
sell past|1
sell progress|2
sell sent|1
sell thanks|1
sell time|3
sell wants|3
sell works|-1
send|-6
send agrees|-2
send arrived|4
send asks|-5
send broken|-2
send count|-1
send day|-1
send done|-2
send exclaims|-4
send fails|-1
send money|-1
send moved|4
send nothing|8
send paid|-3
send past|4
send progress|-4
send promises|1
send sent|8
send time|5
send wants|-2
send works|-3
system|-5
system agrees|-1
system arrived|-1
system asks|-3
system broken|-1
system count|-4
system done|-3
system exclaims|2
system life|-3
system money|-2
system past|2
system progress|-1
system thanks|-1
system time|-3
system wants|-1
system works|3
test|-6
test agrees|-3
test arrived|3
test asks|-2
test broken|3
test count|-2
test done|3
test exclaims|1
test fails|4
test money|-1
test moved|-4
test nothing|1
test paid|-3
test past|-4
test promises|-5
test refuses|-1
test thanks|2
test time|-2
test urgent|1
test wants|-3
test works|-1
write|-3
write agrees|-9
write arrived|-8
write asks|3
write broken|5
write count|-5
write done|2
write exclaims|-8
write fails|1
write life|4
write money|-4
write moved|1
write nothing|4
write past|-6
write person|-1
write progress|-4
write promises|-8
write refuses|-2
write sent|4
write thanks|-2
write time|1
write urgent|3
write wants|3
write works|-5
`;
