import type { TaskFeature } from './task-features.ts';

/** How much each feature speaks for a task; made by `npm run learn:tasks`, not by hand. */
export const TASK_WEIGHTS: Readonly<Record<TaskFeature, number>> = {
  none: 4.11,
  score: 1.27,
  value: 1.32,
  isWhole: 0.38,
  isOneWord: 0.19,
  isTwoWords: 0.81,
  isManyWords: 1.03,
  ofTitle: 0.62,
  restOfTitle: -1.48,
  isOfDescription: 0.23,
  hasReference: 0.69,
  hasNumber: -0.47,
  hasName: 0.22,
  isTopic: 2.06,
  hasHead: 0.44,
  isHeadAlone: -0.68,
  isOfQualifier: -0.65,
  isOnlyVerb: 0.4,
  useOfOneWord: 1.42,
  shareOfText: 1.15,
  tellsChange: 0.83,
  isOneWordOfChange: -0.05,
  asksAround: -0.66,
  isLongText: 0.74,
  isForeign: 0.21,
  valueOfForeign: 0.55,
  leadOfForeign: 0.21,
  isForeignChange: 0.51,
  isReferring: 0.64,
  isNameOfChange: -0.01,
  isNumberOfChange: 0.42,
  told: 3.37,
  toldOfDescription: 0.14,
  isTold: -0.2,
  isToldTwice: -0.28,
  isToldOften: -0.33,
  isOnlyTold: 1.01,
  shareTold: -1.4,
  isFirst: 0.27,
  isFirstByValue: 0.61,
  isFirstTold: 0.17,
  lead: 0.31,
  leadOfValue: 0.38,
  leadOfTold: 0.73,
};

/** How much each word of a text speaks for that it speaks of none; made by `npm run learn:tasks`, not by hand. */
export const WORDS_OF_NONE = `
! 0|-8
! a|-2
! please|-1
! the|-1
'|-1
'0|-2
( 0|3
) ,|-3
) .|-3
, ,|1
, .|-3
, 0|-5
, 0k|-1
, a|-4
, about|-2
, add|-2
, after|-2
, agreed|1
, all|-8
, alles|-1
, also|-1
, and|-5
, another|1
, answers|2
, anybody|3
, anyone|2
, apologised|-1
, are|-2
, arrives|2
, as|-1
, ask|3
, asked|-2
, asks|-1
, at|2
, back|7
, band|-4
, battery|1
, be|1
, because|-2
, best|6
, bis|-1
, bitte|13
, black|2
, blue|3
, both|-4
, bought|5
, bring|2
, brings|-1
, brought|1
, bucket|1
, bus|-2
, but|-4
, ca|1
, cake|2
, call|2
, camera|-1
, can|10
, can't|-1
, car|2
, card|1
, cards|-1
, careful|-1
, cash|-3
, certificate|-7
, changed|-1
, check|-1
, closed|-2
, closing|-7
, come|15
, comes|-4
, coming|2
, con|-3
, concrete|-1
, confirmation|-3
, contract|-4
, cost|-1
, could|1
, counted|2
, credit|-2
, customer|-1
, cut|-2
, da|7
, dad|-1
, dark|-2
, das|2
, dass|-1
, deadline|2
, delivered|2
, delivery|-4
, deposit|-1
, der|-6
, deux|-2
, did|3
, die|-2
, do|2
, don't|5
, done|3
, door|1
, double|-1
, down|-1
, dr|-1
, drive|3
, driver|5
, dry|-1
, ear|2
, egg|-1
, eight|-1
, el|-7
, electrician|-3
, elle|-3
, else|-2
, engineer|-1
, er|-2
, even|-6
, every|3
, everybody|-2
, everyone|-3
, everything|-1
, except|-1
, expect|5
, falta|-3
, faltan|-2
, fee|1
, finally|2
, fine|1
, finished|-4
, fire|-1
, first|-2
, fitted|-3
, fitter|-1
, five|3
, for|-2
, forty|2
, found|-3
, free|5
, from|3
, front|-1
, full|-1
, funny|1
, gave|2
, get|-3
, give|-1
, go|7
, goes|-1
, going|-2
, gold|1
, gone|-1
, good|-1
, got|-6
, green|-4
, guests|-1
, ha|1
, hab|1
, had|-1
, haha|4
, half|3
, has|4
, hat|2
, have|2
, hay|-9
, he|1
, he'd|-2
, he'll|-2
, he's|4
, help|5
, her|-1
, his|-6
, how|2
, i|-3
, i'd|-5
, i'll|4
, i'm|3
, i've|13
, ich|5
, il|1
, ils|-4
, in|-1
, including|-2
, ines|2
, inspector|-1
, invoice|-3
, is|-1
, it|2
, it'll|-1
, it's|10
, its|-3
, j'ai|-2
, je|2
, jetzt|-1
, just|5
, keep|2
, kids|-5
, la|1
, lab|2
, las|2
, lawyer|-1
, le|-7
, leave|1
, leaves|-1
, left|-1
, lena|-2
, less|-1
, let|-1
, let's|-1
, letter|-3
, lieferung|-2
, list|-1
, livraison|-1
, lo|-4
, look|-2
, looks|-3
, lovely|-1
, low|-4
, make|3
, marketing|1
, max|-2
, may|-3
, maybe|-1
, me|1
, mechanic|-1
, merci|2
, merged|-1
, milk|-1
, mind|2
, money|-2
, most|-1
, mostly|-3
, motor|-2
, mrs|-5
, mum|-1
, muss|-2
, must|-1
, my|-6
, names|-1
, need|-3
, needs|-9
, neighbours|-3
, neue|-1
, never|3
, new|-2
, next|-9
, nice|3
, nine|-1
, no|6
, nobody|-3
, not|-11
, nothing|2
, now|-5
, number|-5
, nur|-4
, ob|6
, offered|-3
, officer|-1
, oil|-2
, ok|1
, old|-5
, on|-10
, one|-5
, only|-1
, or|-3
, order|1
, ordered|-2
, ordering|5
, other|-1
, otherwise|-9
, ouch|3
, our|-3
, ours|-6
, out|-3
, over|-1
, pads|-2
, page|-2
, paid|1
, paper|2
, papers|-2
, parents|3
, parking|-1
, part|-5
, pas|1
, password|-1
, pdf|3
, people|-5
, photo|-4
, pick|-2
, pizza|3
, plaster|4
, please|-1
, pls|-1
, plumber|-1
, plus|-1
, police|4
, prices|-1
, print|-1
, printer|-1
, production|-3
, pump|-3
, put|5
, que|2
, raise|-1
, ran|-6
, ready|-1
, really|-1
, receipt|-6
, red|8
, remaining|-2
, report|-3
, rest|-7
, results|-5
, retest|-4
, right|-1
, ring|4
, room|-2
, rubber|-1
, running|2
, sad|3
, sagt|-1
, said|1
, sales|3
, salt|4
, same|4
, saw|3
, says|6
, school|-1
, second|-5
, security|-1
, see|4
, sending|3
, sensor|-1
, sent|1
, set|-1
, seven|-1
, shall|-3
, she'll|-3
, she's|-3
, shop|-2
, should|-7
, shows|-2
, sie|-1
, sign|2
, signed|-1
, silver|1
, six|-6
, size|9
, sizes|-4
, smells|-4
, smoke|-1
, so|-13
, sold|1
, solo|-1
, some|-1
, somebody|-1
, someone|3
, son|-2
, sonst|-3
, sorry|2
, sounds|-1
, staff|1
, stamped|-1
, stand|1
, start|2
, starting|-4
, starts|-9
, sticker|-7
, still|-7
, supplier|3
, swapped|-1
, switch|-1
, take|9
, takes|-2
, technician|-3
, tell|1
, ten|-2
, test|-3
, tested|-1
, text|-1
, thank|-2
, thanks|-5
, that|1
, the|-19
, their|1
, then|-5
, there|-3
, there's|-2
, they|5
, they'd|6
, they'll|-2
, they're|-1
, they've|-4
, third|-1
, this|-8
, threw|1
, tomasz|-2
, took|3
, tracking|-4
, train|2
, treat|-1
, tres|-1
, trial|-4
, tried|-4
, truck|-2
, try|-1
, trying|-7
, tuesday|2
, un|-1
, una|-1
, under|-1
, use|8
, used|-1
, valid|2
, vertrag|-3
, viene|-1
, voice|-2
, vorher|-4
, wait|-1
, waiting|-9
, wants|4
, war|-4
, was|-1
, water|-3
, we|-6
, we'd|-3
, we'll|7
, we're|-6
, we've|-1
, wear|1
, well|4
, what|1
, when|-1
, where|3
, which|-2
, white|-1
, who|-2
, whoever|5
, whole|4
, wholesaler|2
, whose|2
, will|-4
, windows|-2
, wir|-1
, won't|1
, works|1
, would|-4
, wrapped|-2
, wrong|2
, wrote|-1
, ya|-1
, you|-4
, your|1
, zwei|-1
- bike|1
- do|-2
- in|-1
- law|-2
- one|-1
- op|-1
- out|4
- please|-1
- ray|5
- seater|-1
- shirts|2
- star|4
- to|8
- two|-1
- up|5
- ups|1
- year|-1
. ,|-6
. .|-4
. 0|-1
. a|-3
. add|-1
. all|-2
. can|-1
. closing|-3
. do|2
. fix|-7
. he|-3
. i|3
. i'd|-2
. i'll|-1
. i've|5
. it's|-2
. kann|-2
. merged|-1
. need|-1
. needs|-5
. new|-5
. nothing|-2
. one|2
. please|-9
. regards|-1
. rest|-2
. same|-1
. shall|-3
. she's|-2
. so|-3
. somebody|-2
. someone|-1
. sorry|-5
. sorted|-3
. still|-2
. technician|-1
. that|-3
. that's|-3
. third|-2
. this|-1
. told|5
. two|-2
. we|-3
. who|5
. will|-4
0|2
0 (|-1
0 )|3
0 ,|-12
0 .|-8
0 0|2
0 :|7
0 ?|-1
0 a|-2
0 again|4
0 al|-4
0 all|3
0 already|1
0 am|-7
0 an|-4
0 and|-2
0 april|-5
0 are|-1
0 arrived|1
0 as|-1
0 asked|3
0 at|1
0 back|-3
0 bags|3
0 bar|-5
0 bis|3
0 boxes|15
0 bucks|4
0 but|-1
0 by|-3
0 came|3
0 cartons|-1
0 cash|-2
0 cents|-3
0 chairs|-1
0 cheaper|-2
0 children|-3
0 clicks|-1
0 cm|-1
0 copies|-3
0 customers|5
0 days|-11
0 db|5
0 de|-4
0 degrees|4
0 delivered|2
0 doesn't|2
0 dollars|4
0 done|-1
0 each|-1
0 est|1
0 et|3
0 euro|-3
0 euros|-1
0 families|2
0 for|-5
0 from|16
0 g|2
0 gb|-1
0 gets|1
0 got|11
0 has|14
0 have|1
0 hours|-1
0 if|-2
0 in|9
0 inch|-4
0 incl|-5
0 instead|5
0 is|11
0 ist|10
0 june|-2
0 kg|-16
0 kids|1
0 kilo|1
0 kilos|-2
0 km|-1
0 kw|-1
0 last|-5
0 left|2
0 leute|-1
0 lines|-1
0 litres|-3
0 m|1
0 march|-2
0 metres|-2
0 min|-2
0 minutes|4
0 ml|3
0 mm|-6
0 months|-2
0 more|5
0 ms|-5
0 must|-2
0 m²|-1
0 names|-4
0 needs|2
0 new|1
0 not|-1
0 now|3
0 october|-3
0 of|-14
0 on|-2
0 or|-5
0 out|6
0 pages|5
0 paid|4
0 passed|4
0 pcs|-1
0 people|2
0 per|-2
0 percent|-9
0 pieces|-2
0 please|1
0 plus|-6
0 pounds|-1
0 pour|-1
0 quid|-1
0 rolls|-2
0 runs|-1
0 s|-5
0 sacks|2
0 says|10
0 seats|-1
0 seconds|-2
0 sent|4
0 sets|-2
0 sheets|-3
0 since|2
0 slips|1
0 smells|5
0 so|-5
0 square|-1
0 stickers|1
0 still|1
0 t|-1
0 tb|-2
0 this|-2
0 thousand|-2
0 tickets|-1
0 times|1
0 to|-1
0 together|-2
0 tomorrow|3
0 tonnes|-1
0 tons|-1
0 too|-1
0 tubes|2
0 visitors|1
0 wants|2
0 was|8
0 weeks|-1
0 went|-2
0 when|4
0 with|-4
0 words|-1
0 would|1
0 x|-1
0 y|4
0 years|3
0$|-13
0's|5
0a|4
0a$|-3
0b|-5
0b and|2
0c|2
0d|1
0k|-7
0k for|-1
0k$|-1
0nd|2
0nd ,|-1
0nd floor|3
0rd|-3
0rd$|-2
0s|-5
0s ,|-3
0st$|-1
0th ,|8
0th .|-2
0th ?|1
0th after|-1
0th and|-1
0th at|-2
0th because|-3
0th is|-2
0th to|-2
0th$|-10
0x0|-4
: (|-5
: )|3
: 0|3
: a|2
: add|-2
: all|-1
: also|-1
: can|-2
: check|-2
: don't|-2
: first|-1
: i|-2
: le|1
: my|-1
: new|3
: one|13
: only|-1
: please|-1
: she|-1
: someone|-5
: still|3
: the|6
: their|4
: three|1
: two|3
: we|4
: who|1
; the|-2
? ?|6
? i|-2
? mine|-1
? my|-1
? need|1
? the|3
^0|-13
^0b|-8
^a|13
^a0|1
^add|-3
^added|-3
^agency|-1
^air|3
^alarm|-4
^alguien|2
^all|-17
^am|2
^an|3
^another|3
^answered|-1
^anyone|3
^app|1
^apprentice|3
^aprons|1
^asked|1
^at|-1
^audit|1
^auf|11
^autoclave|3
^b|-1
^baby|-1
^back|-1
^badge|1
^badges|-2
^bags|1
^bakery|-1
^banner|1
^bar|5
^barn|1
^bathroom|5
^batteries|3
^battery|1
^bed|3
^before|-2
^bei|8
^bell|2
^belt|5
^ben|-2
^big|-1
^bike|1
^bin|-6
^biscuit|1
^bishop's|1
^black|-2
^blanket|1
^block|1
^blue|-1
^boiler|8
^bonne|1
^book|1
^books|1
^both|-6
^bought|2
^box|-7
^breakfast|1
^bride|-2
^brochure|-1
^broker|-1
^bronze|-1
^brother|1
^bruno|-1
^bulb|-1
^burner|8
^bus|2
^cafeteria|1
^cake|-1
^calf|2
^call|1
^can|15
^can't|-3
^candles|1
^canteen|3
^car|5
^card|1
^cards|-1
^carpenter|-1
^carpet|6
^castle|1
^cat|1
^caterer|-1
^centrifuge|3
^certificate|2
^chain|-1
^changed|-2
^chapel|1
^children|2
^christmas|2
^city|2
^clara|3
^class|-1
^clock|2
^coach|5
^coffee|6
^cold|2
^collected|-3
^compost|1
^compressor|-1
^compressor's|-2
^concrete|-4
^contract|1
^could|-2
^council|-2
^counted|-7
^county|1
^courier|-2
^course|1
^court|1
^cover|-2
^crane|2
^csv|1
^curtain|3
^customer|3
^customers|-2
^customs|-1
^cut|-1
^dad|2
^dad's|5
^dark|1
^das|-2
^db|-4
^de|-6
^dealer|-1
^december|1
^dentist|2
^die|6
^dishwasher|4
^does|3
^dog|1
^done|-5
^door|6
^down|-1
^dr|1
^drill|1
^drive|2
^driver|-1
^drone|1
^dropped|-2
^drove|-1
^drugs|1
^dry|-1
^dutch|-1
^eight|-2
^el|-9
^electrician|-4
^electricity|4
^eleven|-2
^en|1
^engineer|-2
^episode|4
^evening|1
^every|-3
^everybody|-7
^everyone|-3
^everything|-2
^exam|1
^f0|-1
^faltan|-2
^farmer|-1
^father|2
^fees|1
^fence|1
^fermenter|1
^ferry|1
^filled|-1
^filter|1
^filters|1
^finn|2
^fire|6
^first|-3
^five|-2
^flag|1
^flights|1
^florist|4
^flour|1
^flu|1
^flyers|3
^for|-10
^forest|1
^forklift|6
^form|-1
^forty|-2
^found|-11
^four|-6
^fourteen|-2
^frau|-4
^freezer|2
^fridge|1
^from|3
^front|5
^fuel|1
^fur|-3
^fyi|9
^garage|4
^garden|1
^gate|1
^gave|-1
^generator|4
^ghent|3
^gift|6
^glazier|-4
^glue|1
^good|-1
^got|-14
^grandma|3
^granny|3
^granny's|2
^grant|2
^great|2
^green|-1
^grey|-2
^group|1
^guard|1
^guest|3
^gym|2
^hab|-1
^habe|-1
^had|-3
^half|-6
^hall|1
^han|4
^handed|-3
^happy|3
^harbour|3
^has|6
^hat|3
^hay|5
^he|-10
^he's|-5
^head|2
^headmistress|-4
^heads|3
^headset|2
^heating|1
^her|-4
^herr|2
^heute|9
^his|-4
^hive|1
^holiday|1
^hood|1
^hotel|2
^how|-3
^hr|-3
^huber|1
^i|1
^i'd|2
^i'll|3
^i'm|-1
^i've|-8
^ice|1
^ida|3
^if|-2
^il|-4
^im|16
^in|7
^ink|2
^inspector|-2
^insurance|3
^insurer|-1
^interview|1
^interviewed|-4
^inventory|1
^invoice|2
^iron|-1
^is|10
^it|-15
^it's|-4
^j'ai|-3
^job|2
^jonas|17
^judge|2
^kann|-3
^kettle|1
^kettle's|3
^keys|1
^kids|-2
^kitchen|1
^la|2
^lab|-4
^label|1
^labels|3
^ladder|1
^lady|4
^las|-3
^last|1
^le|5
^lead|5
^leaflet|1
^leak|3
^leaves|-2
^left|-3
^legal|-3
^leo|1
^les|-4
^let|-1
^let's|-3
^letters|1
^library|3
^licence|3
^lift|6
^lights|-1
^lindqvist|1
^linen|-3
^lisbon|2
^lo|-5
^lockers|2
^login|2
^los|-6
^lost|7
^lot|1
^love|-2
^lovely|4
^lunch|7
^m|1
^machine|-1
^made|-3
^make|-2
^malt|3
^man|1
^manana|4
^march|4
^marketing|3
^marquee|1
^maths|1
^mats|1
^max|-1
^may|-1
^measured|-2
^mechanic|-4
^membership|4
^memory|-3
^merged|-3
^mi|1
^milk|3
^milo|2
^minutes|1
^mme|1
^mon|2
^monday|-3
^money|-7
^morgen|3
^moths|-1
^move|-1
^moved|1
^moving|-1
^mr|11
^mrs|1
^muller|-3
^museum|1
^my|14
^need|-4
^neighbor|1
^neighbour|1
^net|1
^new|3
^newsletter|6
^newspaper|1
^next|9
^nice|6
^night|3
^nine|-4
^nits|4
^no|-5
^nobody|-11
^novak|1
^number|-5
^oak|2
^offered|-1
^office|5
^old|-4
^oma|1
^on|-3
^one|-3
^only|-2
^opa|-2
^open|1
^order|1
^ordered|2
^organ|1
^osei|1
^our|7
^out|-1
^oven|4
^owner|-3
^paid|5
^paint|3
^painter|-2
^pallets|1
^paper|1
^para|-3
^parcel|-3
^parents'|2
^park|2
^parking|11
^passed|-2
^passport|4
^patient|1
^payment|-3
^paypal|1
^payroll|1
^people|-7
^petersen|1
^phone|2
^phones|2
^photo|3
^photographer|2
^photos|4
^piano|1
^picked|-2
^pictures|-1
^pizza|1
^plot|2
^pls|-1
^plumber|-3
^police|-3
^port|2
^post|1
^poster|6
^posters|1
^postgres|4
^pour|-2
^poured|-1
^power|6
^pr|-3
^pressure|-3
^price|2
^prices|1
^printer's|3
^prof|2
^projector|2
^property|1
^publisher|6
^pulled|-2
^pump|3
^puppy|2
^push|6
^put|-8
^quelqu'un|2
^quien|1
^radiator|1
^radio|3
^raffle|2
^rain|2
^ramp|2
^ran|-1
^rang|-1
^re|-1
^reached|-4
^reception|-1
^red|-1
^reminder|10
^rent|5
^report|1
^results|-2
^revenue|-1
^road|3
^roof|2
^roofer|-1
^room|7
^rope|1
^rotary|1
^rowing|1
^running|1
^sales|1
^samples|-2
^sat|-1
^saturday|1
^saturday's|1
^saw|3
^scales|1
^scanner|2
^school|5
^scrap|-1
^screen|-1
^se|4
^seal|-2
^search|6
^season|1
^seat|1
^seating|1
^seats|-1
^second|-7
^security|-1
^sent|-8
^server|1
^seven|-4
^she|-10
^she's|-1
^shelves|-2
^should|2
^showed|-1
^shower|4
^shredder|-1
^sign|2
^signed|-2
^since|4
^six|-3
^skip|17
^snow|1
^sold|6
^some|3
^somebody|9
^somebody's|1
^someone|4
^someone's|2
^sorry|2
^sparky|-3
^spoke|-13
^spring|1
^st|1
^staff|1
^stage|-2
^staging|1
^start|-1
^started|-4
^station|1
^steel|-3
^still|-6
^stocktake|-1
^street|-3
^stuck|-1
^student|1
^studio|1
^sugar|4
^sunday|1
^supplier|-1
^swapped|-2
^swimming|1
^table|6
^tablets|1
^talked|-4
^tank|3
^tap|1
^tax|4
^taxi|6
^technician|-2
^ten|-1
^tenant|1
^test|-1
^thank|-1
^thanks|4
^that|2
^the|4
^their|-2
^there|4
^there's|3
^thermostat|1
^they|-11
^they'd|-2
^they've|-1
^third|-5
^thirty|-2
^three|-4
^ticket|8
^tickets|-1
^tiles|-2
^till|5
^to|2
^toilet|4
^told|-6
^tom|1
^tom's|5
^too|-1
^took|-4
^town|-3
^tractor|2
^traffic|4
^trailer|1
^train|-1
^training|1
^transit|1
^travel|1
^treasurer|-5
^tree|-1
^tried|-1
^trois|-3
^truck|2
^tubes|1
^twelve|-3
^two|-5
^tyre|2
^u0|1
^ultrasound|2
^una|3
^uncle|2
^une|8
^uniform|4
^users|1
^van|19
^van's|4
^vat|1
^vet|-1
^vet's|-2
^vicar|-1
^vino|-1
^violin|1
^visitors|-3
^voice|3
^waiting|3
^walk|1
^wall|1
^warehouse|1
^was|-1
^washing|8
^water|9
^we|-4
^we'll|-2
^we're|6
^we've|-5
^web|1
^website|-1
^welded|-1
^went|-3
^wer|4
^what|4
^when|-7
^where|1
^who|1
^whoever|1
^wholesaler|-1
^whose|2
^wifi|3
^winch|1
^window|2
^winter|1
^with|-2
^without|-2
^wrote|-4
^x|6
^ya|-6
^year|2
^you|-3
^your|-5
^youth|3
^yusuf's|1
^zwei|-1
a|-1
a ,|4
a -|-1
a 0|-1
a and|-2
a baby|3
a barbecue|2
a better|-6
a big|-1
a bigger|-2
a bike|1
a bill|-2
a birthday|-3
a bit|-2
a black|3
a blue|3
a bottle|-2
a boy|1
a broken|1
a bucket|3
a cake|-2
a calendar|3
a camera|-2
a car|-2
a card|-2
a cat|1
a cherry|-2
a clean|1
a cold|3
a copy|-5
a crack|2
a cracked|1
a customer|2
a dad|-2
a day|-7
a desk|1
a different|-5
a discount|2
a donation|1
a double|-1
a dozen|2
a drop|-6
a duplicate|3
a fever|1
a first|4
a flat|4
a football|-1
a fresh|-1
a gift|2
a girl|-3
a good|-1
a great|1
a green|5
a grey|3
a guy|-1
a half|-1
a hamper|-2
a hearing|2
a hospital|-1
a hundred|1
a key|-2
a kilo|1
a la|3
a lad|-4
a lady|-5
a lamp|-3
a las|-2
a late|1
a lawyer|-2
a letter|-1
a lift|1
a line|-2
a list|-4
a little|3
a longer|1
a look|2
a loose|-1
a lorry|-1
a los|-3
a man|3
a metre|-3
a minute|-1
a missing|-2
a mistake|-3
a month|-4
a mouse|-1
a mr|1
a music|-2
a new|7
a nice|-4
a note|-1
a nut|-2
a oublie|2
a page|-3
a pair|-1
a pallet|4
a parcel|2
a parking|4
a passport|1
a patient|2
a permit|-4
a phone|2
a photo|-2
a piano|-1
a picture|-1
a place|-1
a postcard|3
a projector|-1
a quote|3
a race|1
a reader|1
a red|2
a refund|-1
a reminder|-1
a retired|-3
a ride|1
a room|1
a second|-4
a separate|-2
a sign|1
a signature|-1
a single|1
a slot|-3
a small|1
a spare|1
a step|-2
a sticker|-1
a stone|-4
a table|1
a talk|2
a teacher|1
a tear|1
a thank|2
a third|-2
a to|-2
a tooth|2
a tour|-4
a tray|2
a trial|-11
a truck|-1
a typo|-1
a used|4
a van|-1
a video|1
a visit|2
a visitor|2
a voucher|-2
a vu|-1
a walk|1
a week|-7
a weekend|-2
a wheel|-1
a white|2
a whole|-1
a wrong|-1
a year|-2
a young|-3
a$|8
aber|1
abgesagt|-3
able|-1
about|4
about 0|-1
about a|5
about half|-4
about her|2
about his|1
about it|6
about our|5
about parking|4
about two|-1
above|-5
above 0|-1
above the|-3
abroad|-1
accept|-2
accept$|-2
accepted|-5
accepted ,|-1
accepted our|-1
accepted the|-2
accepted$|-1
accepts|-1
access|-5
access point|-6
accident|4
accident$|1
according|6
according to|6
accordingly|-1
account|-5
account ,|5
account$|-8
accountant|4
accountant is|-2
accounting|1
accounts|-1
aceite|-3
achete|-3
acid|-1
across|7
across the|3
ad|-3
ad for|1
ad up|-1
add|-14
add a|-5
add it|-1
add that|-4
add to|-2
added|-4
address|1
adeyemi|10
adjuster|-2
adobe|-4
ads|-1
adults|-1
advent|1
advert|-1
adviser|2
advisory|-2
advisory on|-2
afraid|-1
afraid of|-1
after|-10
after 0|-8
after a|-2
after all|-1
after easter|-1
after four|4
after half|1
after i|-1
after lunch|-4
after midnight|1
after new|-2
after ten|-2
after that|1
after the|-7
after three|11
after we|-1
after$|-2
afternoon ,|3
afternoon$|-3
afterwards|-6
afterwards$|-5
again|-1
again !|-2
again ,|5
again .|3
again :|-2
again ?|1
again and|4
again at|-1
again but|-4
again by|-1
again for|-1
again from|2
again in|3
again since|-6
again this|2
again with|-1
again$|7
against|-9
against the|-4
age|-2
agency|-5
agenda|-3
agm|4
ago|-2
agosto|1
agree|-4
agree to|-2
agreed|8
agreed on|-1
agreed to|-1
agreed$|-1
agreement|1
agrees|-1
agua|-3
ahead|-2
ahead ,|-1
aid|8
aid box|3
aid course|2
aid for|1
air|-3
air ,|-1
air con|3
air in|-1
air$|-1
airport|7
aisle|-1
al mes|-3
alarm|8
alarm in|2
alarms|-2
album|8
album$|6
alcohol|-2
aldi|1
alert|-3
alguien|1
ali|-1
all|-1
all !|-3
all ,|-1
all 0|-10
all ?|3
all at|3
all day|1
all eight|-3
all eleven|-1
all evening|1
all fine|1
all five|-3
all for|3
all four|2
all gone|6
all good|1
all in|-7
all morning|-2
all night|11
all nine|-2
all nineteen|-2
all of|7
all our|-1
all out|-1
all over|3
all round|1
all the|-11
all those|-5
all three|-2
all up|6
all week|1
all weekend|5
all$|1
alle|2
alle ,|18
allergen|8
allergic|1
allergic to|2
alles|-6
alley|-2
allotment|3
allowed|6
allowed$|4
allows|-2
almacen|4
almost|-1
alone|3
alone$|3
along|-5
along the|-4
along with|-1
along$|1
already|-10
already !|-1
already ,|-1
already$|-2
als|-4
also|-20
also get|-3
also have|-2
also in|-2
also need|-4
also needs|-1
also put|-1
also wants|-1
alte|-3
alvarez|3
always|3
am|1
am ,|-1
am 0|-1
am freitag|1
am samstag|1
am wochenende|-5
amber|-1
ambulance|4
ambulance bay|1
among|-3
among the|-2
amplifier|-2
amsel|-1
an|-1
an ,|3
an advisory|-1
an answer|-3
an appointment|1
an die|-1
an evening|-1
an extension|-4
an extra|-1
an hour|1
an offer|1
an old|2
and|-22
and 0|-6
and 0a|1
and a|-10
and all|4
and at|-2
and back|1
and can|3
and deployed|2
and down|-2
and everything|-4
and gave|-1
and get|1
and handed|1
and has|1
and he|-2
and he's|5
and her|-1
and his|-1
and i|5
and in|-6
and is|6
and it|11
and it's|-1
and left|-1
and look|1
and me|-1
and needs|8
and new|-2
and no|-2
and nobody|-2
and not|8
and now|2
and off|-1
and on|-5
and one|6
and paid|7
and running|-3
and see|3
and she|3
and signed|-1
and six|-1
and some|-1
and something|-1
and sunday|-2
and sundays|-6
and tested|-1
and that|1
and the|-13
and then|-1
and they|5
and three|-1
and took|-3
and two|-5
and wants|-2
and we|8
and when|-1
and who|-1
and will|4
and without|3
and won't|4
and would|-1
andere|-2
anew|-2
anew$|-1
angebot|-5
angebot fur|-1
angerufen|3
angerufen ,|3
angry|-1
anja|-1
ankle|-2
anna|-1
anne's|2
anniversary|2
announced|5
annual|2
ano|-2
anos|-2
another|-13
another 0|-5
another month|-1
another two|-1
another week|-1
another year|-4
another$|-1
ans|1
answer|-1
answer ,|-2
answer by|-1
answer in|3
answer$|1
answered|-7
answered ,|-3
answered the|-2
answers|1
answers to|1
antenna|-1
antes|3
antes$|-1
antrag|-3
anuncio|-1
any|3
any good|1
any longer|-2
any more|6
anybody|3
anybody know|3
anybody want|1
anymore|-2
anymore ,|-1
anymore$|-1
anyone|6
anyone ?|1
anyone else|1
anyone have|1
anyone up|1
anyone want|2
anyone$|1
anything|-2
anything else|-1
anything$|-2
anyway|-4
anyway$|-1
apart|-5
apart from|-4
apartment|1
api|4
apologised|-3
apologised$|-1
app|7
app$|-3
apparently|6
apparently$|4
apple|5
apples|2
applicant|-1
applicants|-3
application|-2
applications|-1
applications for|-1
applied|-1
applied ,|-1
apply|3
appointment|-2
appointment is|-2
apprentice|5
apprentice starts|6
apprenticeship|1
approval|-2
approved ,|-1
approved$|3
april|9
april ,|-2
april$|1
aprons|1
architect|-2
archive|1
are|-3
are ,|3
are a|2
are all|-1
are already|-4
are at|-5
are back|-9
are being|-1
are clean|-1
are coming|3
are copied|-1
are covered|-1
are cut|-5
are done|-2
are due|3
are fine|-2
are flat|2
are full|-2
are furious|-1
are getting|-1
are gone|-3
are half|-2
are here|-2
are in|-6
are left|-3
are missing|-2
are nearly|5
are new|-1
are not|8
are now|-1
are off|-1
are ok|-1
are on|-8
are ordered|4
are out|9
are over|-1
are paid|-3
are ready|-1
are right|1
are set|-1
are standing|-2
are still|1
are stuck|-3
are taken|-1
are through|-3
are too|-2
are up|2
are warm|-3
are with|1
are written|-2
are$|4
aren't|-6
arm|2
arm ,|-1
arms|-4
around 0|-8
around$|-1
arriba|4
arrive|6
arrived|4
arrived ,|-1
arrived and|3
arrived but|-1
arrived from|1
arrived$|2
arrivees|1
arrivees ,|1
arrivent|3
arrives|7
arrives at|4
arrives in|4
arrives$|-4
art|2
arts|1
as|-20
as a|-1
as always|3
as an|-1
as before|2
as big|-1
as far|-4
as if|1
as of|-1
as soon|-3
as the|-5
as urgent|-1
as we|-1
as well|-9
as you|-1
ascension|2
ash|-4
ask if|5
ask the|-7
ask them|1
asked|4
asked ,|3
asked about|5
asked again|-1
asked for|6
asked if|7
asked me|1
asked to|-3
asked whether|2
asked$|-4
asking|-1
asking for|3
asking if|1
asks|10
asks 0|-1
asks for|-5
asks how|-4
asks if|7
asks to|-2
asks what|1
asks where|1
asks whether|11
asleep|5
asleep in|3
assembly|4
assessor|-2
assistant|1
association|4
astoria|1
astra|2
at|11
at 0|-17
at a|-2
at all|2
at every|-2
at first|2
at five|3
at four|1
at gate|1
at half|5
at her|-1
at home|10
at it|-3
at last|-9
at least|-5
at midnight|-2
at my|3
at night|-5
at nine|7
at noon|2
at once|2
at our|2
at reception|-1
at school|2
at seven|3
at six|8
at st|1
at that|2
at the|-5
at their|4
at three|4
at work|1
ate|1
ate a|1
ate my|3
attached|-1
attached ,|6
attached .|-4
attached$|-7
attend|-2
attic|1
attic ,|1
au|6
au lieu|-1
au marche|3
auction|4
audience|4
audit|2
auditors|-1
auf|2
auf dem|-1
auf der|-3
auf die|-1
august|13
august ,|3
august$|3
aula|3
aunt|-2
aus|9
aus ,|-1
aus dem|1
aus der|5
aus$|-3
aussi|-4
austria|-3
author|1
authority|-3
auto|7
autoclave|6
autumn|-1
autumn ,|1
available|-2
avant|-3
avec|1
average|-3
away|-2
away ,|3
away for|6
away from|2
away$|1
awful|3
awful ,|1
awful$|1
ayuntamiento|-4
b|1
b is|-1
b$|-8
b0|3
b0 ,|1
baby|-5
baby girl|3
baby$|1
back|-15
back !|3
back ,|-3
back -|-1
back .|-4
back 0|-1
back :|-1
back ?|1
back at|1
back before|-1
back for|-3
back from|6
back in|3
back is|1
back of|-1
back order|-3
back room|-19
back the|-1
back to|-3
back with|2
back$|1
backed|1
backend|-3
backorder|-3
backordered|-2
backup|-2
backwards|-1
bad|2
bad$|4
badge|6
badge$|1
badges|-1
badly|3
badly ,|-1
badly$|1
bag|6
bag is|1
bag$|-1
bags|15
bags ,|5
bags in|1
bags of|4
bags$|1
baguettes|3
baja|-1
baked|6
baker|4
bakery|9
baklava|2
balance|2
balcony|3
bald|-1
bale|-1
ballast|-3
ballet|3
balls|1
banana|1
band|-3
band$|-1
bands|-1
bang|-2
bank ,|2
bank and|-2
bank details|-2
bank holiday|2
bank is|3
bank says|-2
bank wants|1
bank$|-3
bank's|-1
banners|2
bano|2
bar|8
bar ,|-1
bar de|1
bar$|2
barbecue|12
barbecue on|3
bare|-2
bare ,|-1
barn|4
barrel|1
barrels|-2
barrier|1
bars|5
base|-2
basement|-5
basin|-2
basket|9
bass|-6
basses|1
batch|-6
bath|-3
bath ,|-1
bathroom|12
bathroom ,|-2
bats|3
batteries|3
batteries are|2
battery|7
battery ,|-2
battery in|-1
battery is|2
battery$|4
bay|16
bay 0|1
bay again|2
bay$|-1
be|4
be ,|-1
be 0|-5
be a|5
be at|-3
be back|-1
be called|7
be collected|3
be delivered|-4
be done|1
be here|1
be in|-4
be nice|5
be off|-1
be on|6
be read|-1
be ready|-1
be right|3
be sent|-1
be taken|-1
be there|1
be with|-3
be$|-1
bea|-2
beach|-1
beamer|-8
beams|-1
bear|-3
beard|-1
bearing|-2
beat|-1
beautiful|1
beautifully|-2
became|-1
because|-9
because of|-6
because the|-3
bed|2
bed ,|-1
bed 0|2
bed$|5
beds|-4
bee|1
beech|1
been|-2
been ,|-10
been delivered|3
been in|-1
been ordered|5
been paid|3
been to|-3
been told|1
beep|-1
beeping|-2
beeps ,|2
bees|-1
bees are|-1
before|-16
before ,|-2
before 0|1
before easter|-1
before everything|-1
before friday|2
before i|-1
before it|3
before june|-1
before she|1
before the|-3
before they|-3
before tuesday|-1
before we|-5
before you|3
beforehand|-1
beforehand$|-1
began|-7
begin|-3
beginners|3
begins|1
begun|-10
behind|3
behind the|-2
behind$|1
bei|-1
bei den|-4
bei der|-4
bei mir|-1
beige|-1
beim|-2
being|3
bekommen|-5
bell|6
bells|2
belongs|-1
belongs to|-1
below|-8
below the|-1
below$|-1
belt|3
belt ,|-1
ben|-1
bench|7
bench$|3
benches|1
bend|-1
bent|-1
bent$|-2
bergen|1
bericht|-1
berth|-1
beside|-7
beside the|-8
best|5
best ,|-1
bestellt|-1
bestellt ,|-2
beta|-1
better|-9
better than|-1
better$|-1
between|9
between 0|3
between the|-4
bid|4
bien|-3
bien ,|-1
bier|-1
big|-7
big as|-1
big one|5
big room|1
bigger|-2
bike|8
bike helmet|1
bike in|1
bike is|1
bike$|2
bikes|3
bill|7
bill for|5
bill from|-1
bill of|-1
bill$|4
billed|-1
billed the|-2
bills|-1
bin|1
binder|-3
binder$|-3
bio|-5
biology|2
biomed|-1
biometric|-1
birch|1
bird|1
birds|-3
birth|-3
birth certificate|-1
birthday ,|1
birthday$|2
bis|-3
bis 0|3
biscuit's|1
biscuits|5
bishop|-1
bishop's|1
bit|3
bit ,|2
bit of|-1
bit the|1
bit$|-1
bite|1
bitte|4
bitte nicht|2
bitte vorziehen|-1
black|3
black ,|-1
black ones|3
black stuff|-2
black$|-2
blade|1
blades|-1
blanc|-1
blank|-3
blanket|1
blankets|-1
blanks|-2
bleiben|-6
bleibt|-2
bleu|1
blew|6
blight|1
blind|1
block|9
block ,|-1
block a|7
block c|1
block$|-1
blocked|2
blocked again|3
blocked by|1
blocked$|-1
blocking|1
blog|7
blow|-2
blower|-2
blows|-2
bloß|-3
blue|5
blue ones|-2
blue umbrella|2
blue with|2
blue$|2
blum|-1
blunt|2
blunt ,|1
blurry|2
board|-4
board ,|-2
board from|-4
board in|1
boarding|1
boards|2
boards ,|-1
boat|-1
boathouse|-5
boats|-1
boda|2
body|-2
bog|1
bogdan|5
boiler|13
bolt|-3
bon|-1
bonne|4
book|4
book ,|-1
book is|-1
book the|-1
book$|6
booked|-2
booked ,|-5
booked for|5
booked in|-6
booked$|2
booklet|-2
booklets|2
books|4
books are|2
booster|1
boot|3
boot ,|3
boots|5
boots ,|3
boots$|2
border|-1
boring|1
born|1
borrow|3
borrowed|4
boss|4
boss$|1
boss's|1
both|-6
both have|-3
both of|-2
both sides|6
both signatures|-2
bottle|4
bottle for|1
bottle of|-2
bottles|3
bottles of|-2
bottom ,|4
bottom of|-3
bottom$|-1
bought|7
bought ,|-3
bought a|7
bought the|-3
bought two|-1
bought$|2
bounce|-1
bounced|-2
bouquet|-1
bowl|1
bowling alley|-2
bowls|3
box ,|4
box 0|6
box by|1
box for|3
box in|-1
box is|-1
box of|-1
box office|-2
box on|1
box$|-4
boxed|-1
boxes|9
boxes ,|1
boxes are|6
boxes in|-1
boxes of|-4
boxes with|-2
boxes$|-1
boy|1
boys|-1
braces|-3
bracket|-1
brake|1
brakes|-6
branch|-2
branch ,|-2
branches|-3
brand|2
brandt|3
brandt's|2
brass|1
brauchen|-3
brauchen wir|-2
braucht|-3
braucht noch|-3
brave|-1
bread|10
break|1
break ,|-1
breaker|5
breakfast|9
breakfast ,|-1
breakfast$|2
brennan|4
brenner|2
brennt|-4
brewery|-2
brian|-4
bride|-8
bride wants|-2
bridge|7
bridge$|2
brigade|-1
bright|3
brille|5
brilliant|1
brim|-2
brim ,|-1
bring|4
bring a|1
bring it|5
bring the|-6
bring your|1
bringing|-4
brings|-6
brings his|-1
brochure|5
broke|4
broke ,|1
broke down|-1
broke her|4
broke his|-1
broke in|-1
broke the|2
broke$|-1
broken|8
broken ,|4
broken again|1
broken so|-3
broken$|6
broker|-3
bronze|1
brother|3
brought|7
brought a|2
brought forward|-1
brought in|3
brought the|-1
brought their|-1
brought us|4
brown|7
browsers|-1
brush|1
brushed|-1
brushes|2
brussels|-3
btw|4
btw$|4
bucket|3
bucket's|2
buckets|3
buckets$|1
budget|-1
budget$|-1
buffet|-1
bug|-1
build|2
builder|-1
builders|-2
building|1
building is|2
builds|-1
built|-1
built ,|-1
bulb|1
bulb is|-1
bulb$|1
bulbs|4
bump|-4
bump it|-3
bump the|-1
bump this|-1
bundle|3
buns|-1
burn|-2
burned|-2
burner|6
burning|1
burnt|-1
burnt$|1
buro|2
burst|2
bus|7
bus 0|2
bus company|-2
bus doesn't|1
bus is|4
bus stop|-2
bus to|1
bus was|2
bus$|5
bust|1
but|-13
but doesn't|-1
but has|-1
but it|-2
but no|-2
but not|-1
but she|4
but the|-1
but they|-1
but two|-1
but we|4
butcher|-4
butter|-7
butter$|-4
button|2
buttons|-1
buy|5
buy$|1
buyer|-1
buyers|-1
by|5
by ,|-1
by 0|10
by a|-1
by bike|1
by bus|1
by courier|-5
by eleven|4
by four|4
by friday|2
by mail|-3
by mistake|2
by monday|1
by noon|-1
by post|-3
by the|-6
by then|-1
by this|-1
by three|1
by thursday|-2
by train|-1
by tuesday|3
by two|2
c|-2
c ,|-2
c$|-2
c'est|-1
c'est bon|-1
c0|-1
ca|-3
cab|1
cabin|-4
cabinet|1
cabins|-2
cable|4
cable ,|2
cable was|-1
cable$|3
cables|-1
cada|-2
cafe|17
cafe ,|3
cafe has|3
cafetera|1
cafeteria|2
cage|3
cajas|-1
cajas de|-1
cake|6
cake ,|3
cake at|1
cake for|3
cake in|1
cake is|1
cake$|1
cakes|-1
calculation|-1
calendar|6
calendar ,|2
calendar for|2
calendar$|1
calendars|2
calf|2
calibration|2
call|15
call back|4
call the|3
call$|1
called|5
called ,|9
called :|-5
called again|-1
called the|2
called$|3
callers|-3
calls|-1
callum|-1
calves|1
cambiado|-2
came|1
came ,|1
came back|5
came but|-1
came down|-4
came for|-1
came in|5
came off|5
came on|-1
came out|-8
came this|-1
came through|-5
came to|1
came today|-2
came with|-7
came$|1
camera|-5
camera ,|-1
camera$|1
camion|-2
camp|-3
campana|-1
camper|1
campfire|1
camping|-1
can|-19
can be|-7
can collect|-1
can come|-3
can do|-4
can drive|-2
can get|2
can go|-3
can hear|1
can i|9
can lend|-1
can log|-1
can now|-1
can only|-7
can open|-3
can pick|-1
can put|-1
can read|-3
can ring|-1
can see|-4
can somebody|5
can someone|11
can start|-5
can stay|-3
can take|-2
can the|-7
can use|-1
can wait|-2
can we|3
can you|-2
can$|3
can't|-17
can't be|7
can't do|-4
can't find|-1
can't get|-4
can't go|-1
can't have|-1
can't make|-1
can't on|-3
can't open|-1
can't read|-1
can't see|1
can't take|-5
can't wait|-2
canada|-1
canal|1
cancel|-1
cancellation|-2
cancelled|1
cancelled ,|-5
candidate|1
candidates for|-1
candle|1
candles|-1
cannot|-1
cans|-1
cant|-2
canteen|18
canteen ,|1
canteen has|2
canteen$|1
canvas|-2
capacitor|-1
capital|-1
caps|-1
car|10
car ,|1
car ?|-1
car has|-2
car insurance|2
car is|4
car park|7
car was|1
car$|-2
car's|-6
caravan|-3
card|7
card ,|-1
card for|-1
card from|1
card is|1
card terminal|6
card$|3
cardboard|-4
cardigan|-1
cards|3
cards ,|-1
cards are|-1
cards for|2
cards$|2
care|2
careful|-1
caretaker$|-1
cargo|4
cargo bike|1
carnival|1
caro|-1
carol|5
carpenter|-3
carpet|8
carpet ,|1
carpet in|1
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
carton|-2
cartons|-1
cartridge|-1
casa|1
case|-4
case$|-1
cash|-5
cash ,|5
cash and|-2
cash box|-1
cash desk|-1
cash$|1
cashier|2
cast|5
castle|4
cat|17
cat ,|1
cat had|4
cat is|3
cat$|1
catalogue|17
caterer|-1
cathedral|-1
cats|1
caught|-1
cause|-4
caustic|-1
cave|1
cd|-3
ce|-3
ce matin|-3
ce soir|-2
ceiling ,|-2
cell|-3
cellar|5
cellar$|-3
cells|-2
cemetery|-1
cent|-1
center|-1
centimetres|-2
centre|1
centre$|1
centrifuge|3
cents|-3
cents a|-4
cents$|1
ceremony|5
cert|-2
certificate|-1
certificate for|7
certificate in|-1
certificate is|-5
certificate of|3
certificate$|-2
certification|-1
certified|-1
certs|-5
cette|1
ceux|-1
chain|-1
chainsaw|2
chair|9
chair ,|2
chair 0|3
chair in|-3
chair$|4
chairman|-1
chairs|3
chairs in|2
chairs$|1
chalk|1
chamber|-1
champagne|5
change|-2
change ,|3
change the|-1
change$|-2
changed|-6
changed ,|4
changed her|-5
changed it|-3
changed its|1
changed the|-5
changed to|1
changer|5
changes|12
changing|6
changing room|3
channel|2
chap|-3
chapel|6
chaplain|-2
chapter|-5
chapter 0|-1
charge|3
charge$|2
charged|-4
charger|3
charges|2
charges 0|2
chart|1
chasing|-1
chat|-3
cheap|2
cheaper|-3
cheaper$|-2
cheapest|-1
check|-5
check -|3
check of|-1
check the|-1
check$|-1
checked|-1
checked ,|-3
checked$|-1
checkout|1
cheese|3
chef|-4
chemist|-2
chemist's|-1
chemistry|-2
cheque|-1
cherche|5
cherry|-1
cherry picker|-2
chess|2
chest|-1
chewed|1
chewing|-1
chez|-4
chicken|3
child's|1
children|-1
chimney|-3
chimney sweep|-1
chip shop|1
chipped$|1
chips|5
chlorine|-2
chocolate|1
chocolate in|2
chocolates|5
choice|-1
choir|6
choir is|-1
chose|-10
christening|9
christmas|6
christmas card|1
christmas party|2
christmas$|-1
church$|4
ci|16
cierra|-1
cinco|-2
circle|1
city|-3
city hall|-1
civil|3
claim|3
claimed|2
claims|-2
clamp|-3
clara|1
class|6
class ,|-3
class 0|1
class 0a|1
class 0b|-2
class for|-5
class is|1
class of|1
classe|5
classe de|5
classes|-8
classes ,|-1
clause|-2
clause 0|-1
clay|-1
clean|-5
clean$|-2
cleaned|6
cleaned the|1
cleaner|12
cleaner comes|4
cleaner's|1
cleaners|3
cleaning|2
clear|1
clear ,|-5
cleared|-5
cleared ,|-1
clerk|1
click|3
clicked|1
clicks|-2
client|4
client's|-1
clients|5
climb|-1
climber|-1
climbers|2
climbing|-1
clinic|1
clock|6
clock in|3
clocks|4
clogged|-1
close|7
close it|-2
close the|-1
close$|2
closed|5
closed ,|4
closed for|5
closed till|2
closed$|-5
closes|2
closes at|1
closes the|1
closes$|-3
closing the|5
closing$|-9
closure|1
cloth|-3
clothes|-1
cloths|1
cloud|-1
clown|-1
club|11
club has|4
club is|3
clubhouse|1
clutch|9
clutch is|3
cm|-1
co|-1
co -|-1
coach|6
coach is|-1
coach party|4
coaches|-1
coat|-9
coat is|-1
coat of|-2
coat on|-3
coats|-1
coche|2
code|3
code ,|-1
code for|1
code is|4
codes|1
coffee|13
coffee beans|1
coffee filters|1
coffee in|2
coffee machine|1
coin|3
coins|3
coins$|4
cold|8
cold ,|-2
cold again|-3
cold room|-4
cold store|-1
cold water|4
cold$|10
collars|1
colleagues|-1
collect|-3
collect the|-3
collect$|2
collected|2
collected by|-1
collected$|4
collecting|-2
collection|2
college|2
colour|-3
colour ,|-1
colours|-2
column|-1
columns|4
comb|-1
come|4
come ,|-4
come along|1
come and|3
come at|7
come back|-2
come before|-4
come by|1
come down|1
come first|2
come for|1
come friday|-4
come from|-3
come in|-3
come off|-1
come on|-2
come out|-4
come to|2
come tomorrow|4
come with|1
come$|-1
comes|-18
comes ,|-3
comes at|1
comes back|-2
comes between|2
comes by|-4
comes from|-1
comes in|1
comes next|-2
comes off|-1
comes out|-1
comes thursday|1
comes to|1
comes tuesday|-1
comes$|-5
coming|-9
coming by|3
coming for|-1
coming in|3
coming on|-5
coming to|3
coming$|-1
commande|-1
commas|-1
comme|-1
comment|-3
comments|2
comments on|-1
commission|1
committee|-1
company|-7
company has|1
company wants|-2
competition|1
complain|-1
complained|4
complained about|4
complains|5
complains about|1
complains that|3
complaints|-2
complete|-4
complete ,|-1
complete$|-2
completely|-1
compost|3
compressor|3
compressor is|-5
compressor's|-2
computer|-2
con|2
con el|-1
con la|-3
concert|3
concrete|-5
condenser|-1
conditioning|2
cone|-2
cones|1
conference|6
confirm|2
confirmation|-2
confirmation mail|4
confirmation no|-1
confirmed|-7
confirmed ,|-2
confirmed for|2
confirmed the|-1
confirmed$|-1
confirms|-1
conge|2
congratulations|1
connection|1
consent|10
conservatory|-1
consulate|-7
consultant|1
contact|3
container|1
containers|-1
contract|-10
contract for|2
contract is|-1
contract signed|-13
contract with|3
contract$|-3
contractor|-1
contracts|-1
contrast|-1
contrat|-2
control|-1
conveyor|-1
cook|2
cookies|7
cool|1
cooler|1
cooling|-1
coop|1
copied|-4
copied ,|-2
copier|5
copies|-3
copper|2
copy|-6
copy in|-4
copy is|-1
copy of|-2
cord|3
cord ,|-2
cork|2
corn|-1
corner|1
corner ,|-1
corner$|1
correct|-1
corrected|-4
corrected$|1
correction|-1
corridor ,|-1
corridor$|-1
cost|-6
cost 0|-2
costs|6
costs 0|2
costs us|-1
costume|1
cote|-1
couch|-2
cough|4
could|-6
could be|2
could do|3
could somebody|-2
could someone|4
could take|-2
could the|2
could we|-1
could you|1
couldn't|-3
couldn't get|3
council|-4
council is|2
council$|-2
council's|1
counsel|-2
count|-9
counted|2
counted ,|-2
counted 0|-1
counted the|-4
counted them|-1
counted twice|-2
counted$|-2
counter|1
counter$|6
counting|-2
counts|-1
county|2
couple|-1
couple's|-3
courier|-8
courier ,|-1
courier has|-3
course|-1
course ,|-4
course at|2
course in|1
course on|1
course starts|2
course$|2
court|-1
cousin$|-1
cousins|-7
cover|-1
cover ,|-3
cover the|-2
covered|-8
covered$|-4
covering|1
covers the|-1
cow|5
cows|-1
cpr|1
crack|2
crack ,|1
crack in|2
cracked|1
cracked ,|3
cracked$|2
crackles|3
cracks|-5
crane|3
crane ,|1
crash|5
crashed|-1
crashes|1
crate|1
crate$|1
crazy|4
crazy$|2
cream|2
cream$|-3
credit|-6
credit card|-1
credit note|-3
credits|7
crew|1
crew$|1
cricket|1
cried|-6
cried ,|-2
cried$|-1
crocodile|-1
croissant|-1
croissants|4
crooked|-2
crop|-3
cross|-4
crosses|-1
crossing|-1
crowd|-1
crust|-1
csv|1
cubic|-1
cubic metres|-1
cubs|1
cuffs|-2
cup|2
cupboard|2
cupboard in|4
cupboard$|-1
cups|-1
cure|-2
curing|-4
current|-1
curso|-2
curtain|7
curtain in|3
curtains|7
curve|-4
cushion|1
customer|6
customer left|-2
customer wants|4
customer with|3
customer's|1
customers|7
customers ,|-1
customers are|1
customers can|-1
customers$|5
customs|-2
customs ,|-1
cut|-2
cut and|-5
cut in|6
cut the|-4
cuts|-4
cutter|1
cutting|-3
cv|-3
cyan|4
cycle|1
cycles|1
cylinder|-1
d|3
da|-4
da ,|-10
da$|6
dach|-2
dachshund|2
dad|-2
dad from|-3
dad's|4
daily|-1
damage$|1
dame|-1
damit|-1
damp|3
dance|1
dangerous|-2
dans|-4
dans la|1
dans le|-4
dark|-10
dark ,|-1
dark$|-2
das|-1
das finanzamt|-3
dass|-1
data|-2
database|-1
date|-13
date ,|-2
date for|-5
date in|1
date is|1
date to|-1
date$|-2
dates|-5
daughter|6
daughter has|3
daughter$|-1
dawn|-1
day|-1
day ,|-10
day .|5
day :|-3
day ?|-7
day and|2
day before|-1
day is|1
day later|7
day off|1
day to|1
day$|5
days|-8
days ,|-1
days a|-1
days at|-1
days in|1
days$|-6
db|1
de|3
de 0|-4
de arriba|4
de baja|-1
de cafe|4
de la|9
de las|5
de los|-2
de ma|1
de mi|2
de noche|-4
de nouveau|-4
de retard|3
dead|3
dead ,|1
dead$|-1
deadline|-6
deadline for|-1
deadline to|-1
deadline was|-3
deal|1
dealer|-3
dear|1
dear$|1
dearer|1
death|-1
debit|1
debt|1
dec|-3
dec 0|-1
december|-1
december ,|1
december$|1
decide|-5
decide$|-1
decided|-8
decision|-6
deck|3
declaration|-1
deep|-1
deer|1
defibrillator|-3
degrees and|-1
degrees in|-1
degrees too|3
deja|-5
dejado|9
del|-5
del 0|-5
del bano|2
delay|-2
delayed|2
delayed ,|2
delayed by|2
delete|3
deleted|-1
delighted|-3
deliver|-2
delivered|13
delivered ,|3
delivered and|-2
delivered$|12
delivers|-3
delivery|1
delivery note|1
delivery of|-1
delivery van|1
delivery$|-2
dem|-1
demain|-1
demain .|1
demain$|-1
demande|-4
demo|4
den|-17
den 0|-1
den schlussel|-1
denmark|1
dental|7
dented|3
dentist|10
dentist ,|1
dentist moved|1
dentist$|1
deployed$|2
deposit|-1
deposit for|1
deposit is|2
deposit of|-3
deposit paid|-1
deposit$|-2
depot|1
dept|-1
depuis|-1
depuis hier|-4
der|-1
der 0|5
der elektriker|-5
der kuche|3
der neue|-1
der pfarrer|1
der vorstand|-1
derby|3
des|1
descaled|1
descaling|3
described|-1
desde|-1
designer|-1
desk|8
desk ,|3
desk ?|-1
desk$|4
destroyed|5
details|-2
deux|3
deuxieme|5
devant|1
device|-4
devices|-2
devis|1
dezember|-1
dials|-1
diary|-4
dias|-1
dice|-1
dice que|-1
dicht|-1
did|-10
did a|-3
did his|-1
did not|1
did the|-12
did you|5
didn't|-1
didn't come|1
die|-10
die 0|1
die ganze|1
die halfte|3
die heizung|1
died ,|1
dies|-1
diesel|5
difference|-2
different|-5
dig|-1
digger|-2
dim|-1
dimanche|7
dimmer|-2
dinner|3
dinner ,|1
dinner$|1
diploma|-1
dirty$|1
discontinued|-2
discontinued ,|-1
discount|3
discount for|1
discs|-2
dish|4
dishes|-1
dishwasher|11
dishwasher is|2
disk|3
display|1
disposal|-2
distributor|-2
district|2
dit|-3
do|-7
do .|3
do a|3
do for|-2
do it|-7
do the|-14
do they|2
do we|6
do with|5
do you|-2
do$|-3
doch|-5
dock|3
docks|-1
doctor|5
doctor's|2
doctors|-1
document|-4
documents|-7
does|3
does a|1
does anybody|1
does anyone|3
does that|1
does the|-6
doesn't|7
doesn't close|3
doesn't fit|-1
doesn't open|1
doesn't shut|10
doesn't stop|5
doesn't want|-2
doesn't work|-1
dog|24
dog ,|9
dog bit|1
dog had|2
dog has|2
dog on|3
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
don't do|1
don't forget|-2
don't get|-1
don't use|-1
donated|1
donation|2
donations|-1
done|-10
done !|-1
done ,|-4
done .|-5
done :|-4
done the|5
done$|1
donnerstag|-2
donor|3
donors|-1
door|19
door ,|-2
door closes|-1
door is|5
door of|3
door seal|3
door sticks|-3
door$|-1
door's|8
doorbell|1
doors|-1
doors$|-1
dos|-9
dose|-6
doses|2
dossier|-3
double|-1
double ,|-4
double -|-2
doubled|3
doubles|-1
dough|3
down|-8
down ,|2
down 0|1
down and|-1
down at|-3
down by|-1
down for|-2
down from|-1
down in|-1
down on|2
down the|-1
down there|-2
down to|-5
down with|2
down$|3
download|2
downstairs|-1
downstairs is|1
dozen|1
dozen$|1
dr|1
dr .|-5
draft|-8
draft of|-3
draft$|-2
drafted|-3
drafted ,|-3
dragon|-1
drain|-1
drain ,|-3
drain$|2
drained|-2
drains|-2
dran|-2
drank|-1
drauf|-3
drauf ,|-1
drauf$|-2
draw|-4
drawer|2
drawer is|2
drawing|-9
drawings|2
draws|-2
drei|-1
dressing|-1
drew|-2
dried|-1
dries|-1
drill|7
drill on|1
drill went|1
drilling|-1
drin|-4
drin ,|-1
drin$|-3
dringend|-1
drinking|6
drinks|3
drinks on|-1
drip|-2
dripping|2
drips|1
drips ,|3
drips$|-1
drive ,|1
drive the|1
drive$|-1
driver|6
driver$|1
driver's|-2
drivers'|1
drives|5
drives me|1
driving|4
driving test|4
drone|1
drop|-3
drop it|-3
drop the|-2
dropped|-4
dropped a|1
dropped off|1
dropped the|-3
droppings|-2
drops|-5
drove|-3
drove the|-1
drucker|-1
drugs|1
drum|5
drums|-8
dry|-10
dry ,|-4
dry run|-1
dry$|-1
dryer|1
drying|-6
du|-1
du 0|-1
duck|-1
ducks|3
due|3
due in|-1
dues|1
dug|-3
dummies|-1
dummy|-2
dump|-1
dumped|1
dunmore|1
dunne|13
duplicate|3
duplicates|-1
durch|-1
durch ,|-1
during|4
during the|3
dust|-1
duty|-1
dying|-1
e -|2
e0|3
e0 ,|5
e0$|3
each ,|-3
each morning|-1
each$|5
ear|2
earlier|-1
earlier ,|-2
earliest|-4
earliest$|-2
early|1
early bird|2
early$|1
earring|2
earth|-4
east|2
easter|2
easter ,|2
easter eggs|1
easter$|-1
eat|2
eaten|2
eating|8
eats|2
eats coins|1
editor|-1
egg|1
eggs|7
eggs for|2
eggs$|-2
eight|-8
eight ,|-1
eight of|-3
eight$|-3
eighteen|-2
eighty|-1
ein|8
ein angebot|-2
ein$|-5
eine|7
eine neue|1
einen|2
einer|-1
einladungen|-4
either|-3
el|-5
el ayuntamiento|-1
el camion|-2
el fontanero|-1
el jueves|-2
el lunes|3
el martes|-1
el taller|-3
el tecnico|-2
el viernes|-1
election|4
electric|4
electrician|-5
electrician put|-1
electricity|3
elektriker|-5
element|-1
elevator|2
eleven|-8
eleven ,|2
eleven of|-1
eleven on|-1
eleven years|-1
eleven$|1
ella|-5
elle|-4
elm street|-1
else|-3
else ?|2
else$|1
email|-1
emailed|2
embassy|-1
emergency|-3
emergency exit|1
empfang|1
employer|5
emptied|-2
empty|-2
empty ,|-2
empty again|2
empty$|-8
en|-4
en 0|-1
en a|1
en agosto|1
en el|6
en panne|1
encore|2
end|-7
end ,|1
end of|-3
ends in|4
energy|-1
enfin|-1
engine|2
engine 0|3
engineer|-6
engineer was|-1
engineers|-1
english|-3
english$|-2
engraved|1
engraver|-1
enough|-6
enough ,|-3
enough for|-1
enquiry|8
enquiry :|6
entrance|6
entrance ,|-1
entrance$|5
entries|8
entry|-2
envelope|-4
envelope ,|-1
envelopes|-2
episode|4
episode 0|4
er|1
era|-1
erledigt|-1
erledigt$|-1
error|2
error e0|3
errors|-1
errors$|-1
erst|-6
erst ,|-1
erst im|-1
erst nachste|-1
erst$|-2
erste|-1
es|4
est|-5
est a|2
est en|1
est parti|-1
est passe|-1
esta|-7
estan|6
estan en|3
estate|1
et|-3
ete|-1
etiquettes|1
euro|-2
euro ,|4
euro in|-1
euros|-2
euros ,|2
euros and|-2
euros for|-2
euros$|2
evacuation|-2
even|-13
even after|-3
even the|-3
evening|-1
evening ,|-3
evening is|-1
evening to|-3
evening with|-1
evening$|1
evenings|-4
ever|2
ever$|1
every|-3
every day|3
every evening|2
every morning|2
every night|7
every time|1
everybody|-4
everybody$|6
everybody's|-2
everyone|1
everyone has|-3
everyone who|-1
everyone$|4
everything|-9
everything else|-2
everything in|1
everything$|1
everywhere|-5
everywhere$|2
ewes|-1
ex|-1
exact|-1
exactly|3
exam|2
exam room|2
exam$|-2
exams|3
excel|-1
except|-12
except the|-5
exchange|-1
exchanged|-1
exercise|-2
exit|3
exit$|1
expect|3
expect noise|3
expected|1
expenses|3
expensive|-1
expert|-1
expired ,|1
expires|5
explained|-2
express|-1
extend|-1
extended|-7
extended the|-5
extended to|-3
extension|-2
extinguisher|1
extinguishers|6
extra|-4
extra$|1
extractor|-1
eyes|-3
f|-4
f0|2
facade|-1
face|-1
facility|-1
facteur|1
factory|2
facture|-1
fahrt|1
failed|-9
failed again|-2
fair|9
fair ,|1
fair is|2
fair$|-1
fait|3
faite|2
fake|-1
fallen|6
falls|-3
fallt|2
falta|-5
falta el|-1
falta la|-1
faltan|-5
faltan 0|-2
familie|4
family|8
family with|-1
fan|6
faq|1
far|3
far ,|2
far as|-4
far too|4
far$|-1
farewell|2
farm|5
farm ,|4
farm shop|1
farmer|-2
farmers|1
farmers'|3
farrow|3
fast|3
fast$|1
faster|-3
fat|-1
fault|2
faure|7
faut|-5
fax|3
february|3
federation|-1
fee|6
fee for|1
fee$|-2
feed|4
feeder|2
feels|2
fees|7
feet|-3
fehlen|-4
fehlen noch|-2
fehlen uns|-1
fehlt|-3
fehlt noch|-3
fell|7
fell asleep|4
fell down|1
fell in|-3
fell off|1
fell over|-1
fella|1
fellow|-3
felt|-1
fence|6
fence ,|-1
fence is|-1
fenster|-1
fermenter 0|1
ferrante|1
ferry|2
fertig|-4
fertig ,|-1
fertig$|-3
fest|-1
festival|5
fetch|1
fetch it|5
fetch them|-4
fetched|-1
fetches|-2
fetches it|-2
fete|2
fete is|1
fever|4
few|-3
fewer|-1
fibre|8
field|-7
field$|1
fiesta|3
fifteen|-2
fifth|-1
fifty|-3
figma|3
figure|-3
figures|-3
figures for|3
file|-11
file .|-1
file$|-3
filed|-1
filed ,|-2
filed$|-1
files|-2
filing|-1
fill|2
fill in|-1
fill the|-1
fill up|4
filled|-6
filled ,|-1
filled in|-7
filling|2
filling$|2
fills|-2
film|6
film ,|-1
filter|4
filter$|-2
filters|3
filters and|1
filters are|1
fin|-1
final|-8
finally|-10
finally has|-3
finally$|2
finanzamt|-2
find|-7
find it|-1
find the|-2
finding|-3
findings|-2
finds|-5
fine|13
fine ,|3
fine .|-3
fine again|-3
fine for|-1
fine now|-3
fine with|2
fine$|-1
fines|1
fingers|-1
fini|-3
finish|-1
finished|7
finished .|-2
finished the|2
finished$|2
finn|2
finn's|3
fire|7
fire brigade|-8
fire drill|2
fire extinguisher|-1
fire extinguishers|6
firewood|3
fireworks|1
firm|-11
firm ,|-1
firm has|2
firm in|-2
firm$|-1
firma|-3
firmado|-1
firms|1
firmware|1
first|-15
first ,|-5
first 0|-4
first aid|7
first coat|-6
first day|-4
first floor|3
first of|2
first please|-3
first thing|-1
first time|6
first two|-3
first week|-1
first$|-3
fish|-6
fish ,|-4
fishing|1
fit|1
fit ,|-1
fits|-4
fits the|1
fits$|-2
fitted|-13
fitted ,|-1
fitted the|-2
fitter|-1
fitting|-5
five|-2
five ,|-1
five euros|1
five minutes|-1
five of|-1
five times|-2
five weeks|4
five years|-4
five$|2
fix|-9
fix in|-7
fix is|-2
fixed|5
fixed ,|6
fixes|-1
flame|-2
flap|-1
flares|-1
flashing|-4
flat|4
flat ,|6
flat as|-2
flat at|-5
flat$|-4
flats$|1
flea|10
flickers|9
flickers$|2
flies|-2
flight|2
flights|3
float|2
flood|1
flooded|4
flooded ,|3
floor|8
floor ,|-1
floor again|4
floor has|2
floor is|3
floor$|-2
flooring|-1
floors|-2
florist|7
flour|5
flow|-2
flower|1
flowers|10
flowers ,|4
flowers for|1
flowers$|4
flu|5
flu ,|-1
flu jabs|-1
flu$|5
flue|-1
fly|-2
flyers|6
flying|-1
foam|-2
foil|2
fold|-1
folded|-9
folder|-10
folder ,|-1
folder$|-10
folders|-1
folgt|-2
folgt$|-2
folks|1
follow|4
follow$|6
follows|-5
follows$|-2
fond|-1
fondant|-1
fontanero|-1
food|5
foods|6
foot|1
foot ,|-2
football|8
football boots|3
football club|1
football$|-1
footer|-1
for|7
for 0|-16
for a|-4
for after|-6
for an|2
for another|-8
for children|4
for december|1
for dinner|2
for dr|2
for eight|5
for everybody|1
for everyone|-1
for friday|-1
for gas|1
for her|2
for him|1
for lunch|1
for march|6
for me|-3
for monday|-1
for more|-1
for mr|4
for mrs|3
for my|5
for new|1
for next|-4
for nothing|-2
for now|-1
for october|4
for one|-1
for our|-2
for pickup|-1
for q0|2
for review|-1
for room|-1
for sale|5
for saturdays|-8
for september|2
for six|-1
for sixty|-2
for spring|1
for staff|1
for sunday|4
for tea|2
for that|4
for the|-7
for their|4
for them|-4
for this|-1
for those|-2
for three|-2
for thursday|2
for tonight|5
for twenty|-1
for two|6
for us|-1
for wednesday|4
for you|1
for your|-1
for$|2
forbidden|1
ford|-1
forecast|3
forecast for|4
forest|-2
forget|-3
forgot|3
forgot her|1
forgot his|1
forgot to|-1
fork|3
forklift|8
form|-7
form ,|1
form asks|-1
form is|-5
form needs|-1
former|5
forms|-3
forms$|-1
fortnight|2
forty|-11
forty minutes|-1
forty of|-2
forward|-5
forward to|-1
foto|-5
fotos|-4
found|-11
found ,|-3
found 0|-1
found :|5
found a|-5
found in|1
found it|-6
found on|2
found one|-1
found someone|-6
found$|-1
foundation|-1
fountain|2
four|-9
four -|1
four hours|-2
four more|1
four new|-1
four people|-2
four weeks|-1
four$|8
fourteen|-5
fourth|-2
fourth floor|1
fox|1
foyer|4
fr|-3
fragt|9
fragt ,|9
frame|-3
francs|-2
frankfurt|-1
franking|2
frau|-6
free ,|-6
free again|-1
free and|-3
free for|-1
free of|-1
free$|5
freezer|5
freezes|-1
frei|5
frei$|6
freight|4
freitag|5
french|-3
fresh|-9
friday|9
friday .|2
friday ?|-2
friday at|-1
friday now|6
friday$|-8
fridays|7
fridays$|5
fridge|8
fridge ,|-1
fridge for|1
fridge in|1
fridge is|6
friend|4
friendly|-1
frist|-2
from 0|-6
from a|1
from accounts|1
from all|1
from before|5
from dr|1
from eleven|-1
from germany|-1
from her|-1
from home|1
from it|1
from italy|-2
from january|5
from june|-3
from last|-1
from march|-3
from monday|3
from my|1
from november|10
from now|10
from october|5
from room|-4
from september|-2
from the|11
from their|3
from them|1
from tomorrow|1
from tuesday|-4
from two|-1
front|-3
front desk|-1
front door|6
front of|6
front row|-1
fronts|1
frost|2
frost$|4
froze|-1
frozen|3
fruh|-4
fruit|1
fuera|-2
full|-16
full again|1
full on|-1
full$|-3
fully|-1
fun|6
fun$|1
fund|2
funeral|3
funeral$|1
funny$|-1
fur|-10
fur den|-3
fur die|-8
furious|-2
furious$|-1
furniture|3
furs|-5
further|-6
fuse|6
fuse board|1
fyi|9
g|-3
g$|2
gala|1
gallery|1
galway|3
game|4
game$|1
ganz|-6
ganze|3
ganze nacht|1
gap|-4
gaps|-1
garage ,|-5
garage door|1
garage has|-1
garage$|1
garde|-1
garden centre|-1
garden$|1
gardener|1
gardening|1
gas|4
gas bill|2
gas man|2
gas$|1
gasket|-4
gasket$|-1
gate|9
gate ,|-1
gate 0|-1
gate again|1
gate code|1
gate$|3
gave|-6
gave her|-2
gave him|2
gave it|6
gave me|-2
gave the|-2
gave us|-9
gazebo|-5
gazette|-2
gb|-1
gdansk|-2
gdynia|-3
gear|-1
gearbox|-3
geburtstag|5
geburtstag ,|1
gedruckt|1
gehort|3
geht|4
gemacht|-4
gemeldet|1
gemeldet ,|-3
genehmigt|-1
genehmigt$|-1
generator|4
gentleman|-2
gerissen|-1
german|3
germany|4
germany$|4
geschrieben|-2
gestern|3
get|-4
get 0|6
get a|-3
get in|-3
get it|-1
get out|1
get some|5
get the|-6
get their|-2
get them|-1
get through|4
get up|3
getauscht|-5
getauscht$|-1
gets|1
gets 0|-1
gets a|-2
gets its|-2
gets new|1
gets the|-1
getting|-4
getting worse|-1
ghent|2
ghost|1
gibt|4
gibt es|4
gift|8
girl|-4
girl !|3
girl ,|3
girl from|-3
girl$|2
girls|-4
girls'|-1
gisela|1
give|-5
give the|-1
give us|-3
given|-2
given us|-1
gives|-5
gives a|-4
giving|-1
glass|-1
glasses|13
glasses are|1
glazier|-6
glazier measured|-4
glazing|-1
glove|7
glove ,|2
gloves|4
gloves :|1
gloves are|1
glucose|-1
glue|-1
glued|-5
glued ,|-5
go|-10
go ,|-3
go ?|3
go back|2
go by|2
go down|-3
go home|1
go in|-1
go into|-1
go on|5
go out|-1
go over|-1
go to|6
go up|-3
go with|-1
go$|-3
goal|2
goat|1
god|-3
goes|-9
goes in|-1
goes on|-3
goes out|1
goes over|3
goes to|-6
goes up|7
goes$|-5
goggles|4
going|-5
going back|-2
going round|3
going to|1
going up|-2
gold|-5
gold$|-1
golden|-1
golf|5
golf club|-1
goma|-1
gone|-10
gone !|-5
gone ,|5
gone already|-1
gone by|2
gone from|4
gone since|2
gone to|-5
gone up|-1
gone$|-3
good|-4
good ,|-3
good for|-4
good news|-1
good until|-1
good$|2
goods|3
google|-1
gorgeous|5
gorgeous$|5
got 0|-3
got a|20
got an|4
got her|-4
got his|-2
got hold|-1
got in|-2
got into|2
got it|-3
got its|4
got my|-3
got new|-2
got our|-4
got stuck|4
got the|-9
got their|-6
got us|-3
governors|-2
gps|-1
grade|2
grade 0|1
graded|3
graders|-2
graffiti|1
grain|3
gran|-1
grand|-5
grande|-1
grandma|4
grandmother|1
grandpa|1
grandpa's|1
grandson|2
grange|1
granny|2
granny's|6
grant|5
grant :|3
grant form|1
granted|-1
graph|-2
grass|-6
gravel|2
great|-2
great ,|-2
great -|-1
great$|-3
green|-1
green ,|3
green$|-1
greenhouse|2
greetings|7
greetings from|3
grey|3
grill|-1
grinding|2
grinding noise|2
grip|-1
grit|-2
ground|7
ground floor|-4
group|9
group on|4
group$|3
groups|2
grown|-2
grown -|-2
guard|5
guards|-5
guest|9
guest in|3
guests|-6
guests from|1
guide|4
guild|1
guinea|2
guinea pig|2
guitar|4
guns|-1
gut|2
gut ,|1
gute|2
gutter|-1
guy|-12
guy from|-2
guy is|-1
guys|-3
gym|3
gym bag|1
gym$|-1
ha|9
ha roto|4
ha$|1
hab|-2
hab ich|-1
habe|-5
haben|-3
hace|2
hacer|1
had|2
had a|5
had five|1
had gone|-1
had her|5
had his|-7
had its|3
had kittens|5
had the|-2
had their|-3
had to|-3
had twins|4
had two|-1
haha|4
haha$|4
hair|2
hair in|-4
haircut|-1
hairdresser|4
halden|1
hale|4
half|-6
half ,|-1
half an|1
half empty|-1
half marathon|5
half of|-4
half open|-1
half term|-2
half the|-4
half way|2
halfte|3
halfway|-4
halfway through|-3
hall|4
hall at|1
hall is|-2
hall on|1
hall says|-1
hall$|4
halloran|1
hallway|2
hallway$|2
halt|-1
hamburg|-1
hammer|-1
hamper|-2
han|1
hand|-2
hand ,|2
hand -|5
hand in|-3
hand it|-6
hand one|-1
hand out|-1
hand$|-3
handed|-1
handed in|1
handle|4
handler|-1
handles|-2
handout|-1
handrail|-5
hands|2
hands$|2
handwriting|-3
hang|-5
hang in|-2
hang it|-1
hanging|-2
hanging ,|-1
hangs|-6
hangs at|-1
hangs in|-2
hangs on|1
hangt|3
hanna|-1
happen|-2
happens|-2
happens on|-1
happy|-6
happy ,|-2
happy .|-1
happy to|-3
happy with|4
happy$|-4
harbour|4
hard|-2
hard$|-1
hardly|1
hardware|1
harp|1
harrow|2
harvest|1
has 0|2
has a|11
has accepted|-2
has an|-1
has anyone|-2
has arrived|4
has asked|2
has been|4
has changed|-1
has closed|1
has come|-1
has done|4
has extended|-1
has finally|-3
has finished|4
has found|2
has four|-1
has gone|-8
has had|-8
has her|-6
has his|-10
has hot|-1
has it|-2
has its|4
has left|1
has lost|4
has moved|9
has new|-1
has one|-2
has only|-4
has our|-3
has put|1
has sent|12
has signed|-3
has the|-1
has them|-1
has time|-1
has to|-20
has two|-1
has us|2
has$|1
hasn't|-1
hasn't been|1
hasn't got|2
hasn't sent|-1
hasta|-2
hasta el|-2
hat|7
hat angerufen|2
hat den|1
hat der|11
hat die|1
hat ihre|-3
hat jemand|7
hat sich|5
hat uns|-1
hat zugesagt|-2
hates|-1
hats|1
haugen|-1
haul|-3
haus|4
hause|-2
hausmeister|-1
have|-1
have 0|-5
have a|14
have all|-1
have an|3
have arrived|4
have asked|8
have been|-2
have come|-1
have fresh|-2
have it|-4
have not|-1
have paid|-4
have promised|-1
have put|2
have said|-1
have signed|7
have something|-3
have the|-7
have their|-1
have to|-4
have two|3
haven't|-5
haven't paid|1
having|4
having a|4
hay|-6
hay que|-9
he|-10
he can|1
he can't|4
he comes|-3
he does|-1
he doesn't|-1
he gets|-1
he has|5
he hasn't|-1
he may|2
he needs|3
he says|-3
he sees|-1
he starts|-4
he took|1
he wants|-4
he was|-1
he'd|-4
he'd like|-1
he'll|-5
he'll be|5
he's|-2
he's got|-1
he's happy|-2
he's in|-1
head|4
head ,|-1
head is|-1
head$|-2
headlamp|1
headmaster|-1
headmistress|-4
heads|-1
heads up|4
headset|3
health|3
hear|-5
hear the|-1
heard|5
hearing|5
hearing aid|1
hears|-5
heart|-3
heat|-2
heated|-1
heater|3
heating|3
heating in|4
hedge|6
hedge ,|1
hedgehog|3
height|-1
heirs|-1
heizung|1
held|-5
held up|-1
helicopter|-1
hello|13
helmet|3
helmets|1
help|5
help with|-1
help yourselves|2
help$|-2
helpers|-4
helps|-1
hens|-1
her|4
her ,|-4
her .|-6
her a|-2
her back|1
her driving|4
her home|-2
her in|2
her last|-2
her mind|-3
her money|-3
her on|-2
her own|-1
her umbrella|1
her up|1
her wrist|4
her$|-6
here|-2
here ,|-10
here .|2
here at|1
here this|-1
here$|4
hernia|1
heron|3
hers|-9
herself|-1
herself ,|-1
heures|6
heures$|1
heute|-2
heute fruh|-2
hi|1
hid|1
hid in|1
hidden|-3
hier|-4
hier ,|2
hier$|-4
high|2
high ,|-1
high$|-2
hike|1
hill|-1
hill is|-2
him|-1
him ,|1
him .|-1
him 0|2
him a|1
him for|-7
him in|-3
him no|1
him on|-2
him the|-4
him to|4
him$|1
himself|1
himself$|4
hin|1
hinge|-3
hinges|-1
hip|4
hire|2
hired|-1
his|-5
his 0|-4
his back|-1
his camper|1
his finger|1
his money|-2
his mum|-2
his new|-1
his old|-2
his own|1
his thumb|1
his umbrella|2
his van|2
his wife|-3
his wrist|1
hisses|-1
hive|1
hmrc|-5
hof|-2
hoist|1
hold|-12
hold ,|-1
hold a|-1
hold it|1
hold of|-1
hold till|-2
hold until|-2
hold$|-1
holding|-7
holds|-7
holds 0|-2
hole|-5
hole in|-1
holes|-3
holes ,|-1
holiday|7
holiday ,|1
holiday photos|2
holidays|4
holidays ,|-1
holidays :|1
holidays$|-1
hollis|-2
home|13
home ,|2
home ?|-1
home is|2
home office|-1
home today|-1
home was|2
home$|7
honey|4
honeymoon|8
hood|1
hook|5
hook$|7
hooks|-1
hooray|-3
hope|1
hora|4
horse|4
hose|-5
hose$|-2
hospital|6
hospital$|3
hostel|3
hot|7
hot water|-1
hotel|4
hotel in|2
hotel$|1
hour|2
hour ,|-3
hour earlier|1
hour late|1
hour$|-4
hours|1
hours ,|-1
hours from|1
hours in|-3
hours of|1
house|4
house ,|-5
house 0|5
house is|4
house$|-1
households|-1
houses|-1
how|-8
how many|-6
how much|-1
how the|1
how to|-6
hoy|-7
hr|1
huber|1
huge|2
hugo|1
huit|-2
hull|1
humidity|-1
humming|5
hums|8
hums but|-2
hund|6
hundred|-2
hung|-2
hung ,|-1
hung the|-1
hung up|-1
hurry|-1
hurt|-2
hurt$|-1
hurts|-2
hurts$|-2
hut|1
hydrants|-4
hydraulic|-1
i|2
i am|1
i asked|-9
i borrow|1
i bought|4
i bring|4
i called|7
i can|2
i can't|8
i changed|1
i could|2
i did|-2
i gave|7
i get|-1
i go|-1
i got|-4
i had|-1
i have|-2
i haven't|-2
i know|-2
i left|1
i lost|1
i moved|-1
i need|1
i only|-1
i ordered|1
i put|2
i ran|-2
i said|-1
i say|-5
i sent|2
i still|2
i take|1
i think|3
i thought|-2
i told|-2
i took|2
i want|-1
i was|-4
i wrote|-4
i'd|-3
i'd like|2
i'd say|-1
i'd take|-4
i'll|7
i'll be|5
i'm|-1
i'm at|-4
i'm in|1
i'm out|1
i've|6
i've asked|-1
i've got|2
i've put|4
i've started|-1
iban|-3
ice|2
ice cream|1
ice machine|1
ice$|-1
ich|-1
ich hab|-1
id|-2
ida|2
idea|5
if|5
if anyone|2
if he|-2
if it|1
if it's|-1
if she|1
if somebody|-3
if there's|-1
if we|-6
if we'd|4
if you|1
ihr|-1
ihre|-4
il|-7
il faut|-5
il manque|-4
il ne|-1
il reste|1
ill ,|3
ill$|-1
ils|-5
im|4
im hof|1
im keller|1
im mai|-1
im ordner|-4
images|-3
immer|3
immer noch|-1
impeller|-3
import|5
important|-3
important ,|-1
important any|-2
importer|-1
in|2
in ,|-17
in -|-2
in .|-2
in 0|4
in 0b|-1
in :|5
in ?|1
in a|-11
in again|-3
in all|-3
in an|-1
in and|-6
in any|-1
in april|3
in at|-5
in august|7
in autumn|3
in b|-3
in bay|1
in black|-2
in both|-1
in box|3
in boxes|-3
in by|1
in case|-3
in cash|4
in dark|-1
in december|-1
in der|10
in die|6
in every|-5
in for|-5
in four|-1
in from|-1
in front|5
in full|-2
in green|2
in half|1
in her|2
in his|6
in hospital|2
in it|-1
in its|-2
in january|4
in july|2
in june|5
in law|-3
in leeds|-1
in lost|1
in lyon|-1
in march|6
in maths|5
in may|6
in mill|1
in my|-8
in nine|-1
in no|-1
in november|2
in october|1
in on|1
in one|-1
in our|6
in person|-2
in place|-2
in review|-9
in room|5
in september|1
in service|-1
in six|-3
in so|-1
in spring|5
in stock|-1
in surgery|4
in ten|-1
in that|-1
in the|9
in their|-2
in there|-4
in this|-2
in three|-1
in town|3
in two|-3
in ulm|1
in with|-2
in writing|-5
in your|-5
in$|-7
inbox|-3
inbox$|-2
inch|-5
incl|-3
incl .|-3
included|-11
included .|-2
included$|-8
including|-3
including the|-2
income|3
index|-4
ines|-2
ines is|1
infection|-1
informed|1
informed$|1
ink|7
ins|-1
inside|-2
inside ,|-1
inside$|-1
inspection|5
inspection ,|1
inspection$|1
inspector|-9
inspector comes|-1
inspector for|-4
inspector is|-1
inspector wants|-1
inspector was|-1
inspector$|-1
installed|-4
instalment|3
instalments|-1
instead|-12
instead ,|-4
instead ?|-5
instead of|2
instead$|-10
instrument|-1
insurance|13
insurance :|1
insurance for|2
insurance wants|-1
insurance went|2
insured|-1
insurer|-5
insurer wants|-1
intake|3
interest|2
intern|4
internet|-2
interpreter|-1
interview with|-1
interviewed|-4
interviewed two|-4
interviews|-2
into|-2
into a|-1
into account|-2
into our|1
into the|4
intranet|2
inventory|1
invitation|-1
invited|12
invited us|5
invited$|3
invites|2
invites us|2
invoice|7
invoice 0|1
invoice from|2
invoices|-2
iphone|3
iphone$|4
iron|-2
is|3
is ,|1
is 0|-6
is a|-6
is all|-3
is approved|2
is asking|-1
is at|-2
is attached|6
is away|3
is awful|2
is back|5
is backordered|-1
is beeping|-6
is being|8
is bent|-1
is better|-1
is blocked|4
is booked|-4
is broken|1
is calibrated|-2
is called|1
is cancelled|3
is charging|1
is clean|-1
is closed|7
is closing|7
is coming|-8
is cracked|2
is cut|-1
is dark|1
is dead|1
is delayed|1
is delivered|1
is done|-3
is down|3
is dry|-2
is drying|-2
is due|2
is early|-1
is empty|1
is enough|-2
is filed|-1
is fine|-4
is finished|3
is fixed|-4
is flooded|3
is for|2
is forecast|-1
is free|-7
is friday|-1
is from|5
is getting|1
is giving|2
is going|-3
is gone|2
is good|-1
is green|-2
is happy|-6
is ill|3
is in|-10
is it|4
is late|3
is leaking|6
is left|-1
is live|-2
is locked|-2
is looking|5
is loose|3
is loud|2
is low|1
is making|2
is merged|-3
is missing|2
is more|-1
is moved|1
is nearly|3
is needed|-1
is next|-2
is not|-2
is now|4
is ok|4
is on|3
is one|4
is online|-1
is only|-3
is open|1
is ordered|1
is ours|-6
is out|3
is over|-1
is packed|2
is paid|1
is parked|1
is postponed|-2
is poured|-2
is printed|-2
is ready|3
is replaced|2
is reserved|-2
is running|7
is set|2
is settled|-2
is short|-3
is shut|2
is signed|2
is slow|1
is so|2
is sold|-2
is sorted|-1
is still|-1
is stuck|2
is switched|-2
is taken|-4
is ten|1
is that|8
is the|-1
is there|3
is this|1
is through|-5
is tight|-1
is to|-1
is too|2
is torn|5
is two|1
is under|8
is up|-3
is upside|1
is urgent|-2
is used|1
is wet|1
is what|-1
is with|1
is working|-1
is worn|-1
is wrong|2
is$|-1
island|-1
isn't|-5
isn't ours|1
issues|-2
ist|-8
ist am|2
ist da|-1
ist fertig|-1
ist genehmigt|-1
ist heute|-2
ist jetzt|-4
ist leer|-3
ist raus|4
ist unterschrieben|-3
ist wieder|1
ist zu|-2
ist$|-1
it|1
it !|1
it ,|-17
it .|-4
it :|-6
it ?|-5
it after|-2
it again|-2
it all|3
it and|-2
it as|-1
it at|-3
it away|1
it back|2
it before|1
it by|-2
it doesn't|-1
it down|2
it fell|-2
it for|-3
it gets|4
it has|-1
it himself|2
it in|4
it is|-2
it isn't|-1
it must|-1
it myself|-3
it now|-3
it off|2
it ok|-3
it on|10
it online|-1
it out|2
it over|-1
it please|3
it rains|9
it since|-1
it so|9
it stays|2
it still|-1
it takes|-3
it this|3
it to|5
it today|-1
it too|1
it took|-1
it until|-2
it up|8
it was|-3
it$|9
it'll|-1
it'll be|-1
it's|2
it's 0|4
it's a|1
it's an|-2
it's at|2
it's been|-1
it's dry|-1
it's in|5
it's on|14
it's raining|3
it's the|-6
italian|1
italy|-2
item|-2
items|1
its|11
its first|-1
its mot|2
its new|3
its own|1
its way|-6
its yearly|5
itself|1
itself ,|2
ivo|-1
j'ai|-5
jab|-4
jabs|-2
jacket|2
jackets|9
jahr|-2
jam|2
jammed|2
jams|2
jan|-1
januar|-1
january|6
january ,|-1
january$|5
japanese|3
jar|3
jardin|-4
jars|5
jazz|-2
je|4
jemand|6
jemanden|2
jet|-1
jetzt|-18
jetzt 0|1
jeudi ,|-1
jeweller|-2
jewellery|-2
jim|-2
jingle|1
jo|-1
job|3
job ,|-7
job :|2
joe|1
join|5
joiner|-1
joins|1
joint|-1
joke|5
joke$|1
jokes|1
jonah|2
jonas|15
jour|-3
journal|3
jours|1
jueves|-2
jueves ,|-2
jule|-5
july|-3
july ,|-1
jump|-2
jumper|2
jumps|1
june|-3
june ,|-1
june to|-2
june$|1
junior|1
juniors|4
jury|-1
just|-2
just a|-4
just in|-1
just saying|4
just the|-2
k|1
kaffeemaschine|2
kam|7
kann|-9
kaputt|1
karl|-1
keep asking|1
keep it|-1
keep the|-3
keeping|1
keeps|-4
keg|1
kegs|-1
kein|4
keine|15
keisha|1
keller|1
ken's|-7
kennel|1
kennels|-1
kent|2
kept|-7
kept the|-1
kessler|-1
ketamine|-2
kettle|9
kettle in|3
kettle's|3
kettles|-1
key|4
key at|1
key is|4
key of|3
key to|2
key$|-4
keyboard|2
keys|5
keys ,|-1
keys are|3
keys for|2
keys to|4
keys$|-4
kg|-3
kg of|-4
kg$|1
kick|2
kicked|-1
kid|1
kid's|5
kidney|4
kidney values|4
kids|-5
kids ,|3
kids are|-2
kids at|-2
kids who|1
kids with|-1
kids'|-3
killing|1
killing me|1
kilo|1
kilos|-3
kilos of|-1
kim|-1
kim's|-2
kind|-1
kindergarten|2
kiosk|-1
kit|-3
kit$|-1
kitchen|18
kitchen !|1
kitchen ,|1
kitchen tap|1
kitchen$|5
kittens|7
kittens$|1
kleine|2
knee|2
knees|-2
knives|-1
knocked|1
knots|5
know|8
know a|1
know by|-3
know how|-1
know if|4
know the|1
know what|-1
know where|3
know who|1
knows|-2
knows the|-5
komme|4
kommen|-1
kommt|-8
kommt erst|-1
kommt mit|-2
kommt$|-2
konnen|-1
konnen wir|-1
kowalczyk|-1
krakow|-1
kuche|3
kuche$|2
kuchen|3
kunde|1
kundigung|-1
kurt|1
kw|-1
l ,|-2
l$|3
l'a|-3
l'accueil|7
l'affiche|-1
l'ancien|-1
l'eau|-3
l'imprimeur|-1
la|-5
la boda|2
la cafetera|1
la campana|-1
la facture|-1
la mairie|-1
la maitresse|1
la nouvelle|-3
la oficina|3
la pagina|-1
la pompe|1
la sala|-1
la semaine|-2
la terraza|4
la version|1
lab|-4
lab ,|-2
lab has|-2
lab says|1
label|13
label on|-2
labelled|-1
labelled ,|-1
labels|2
labo|-2
labour|-1
lack|-2
lacks|-3
lacks a|-1
lad|-1
lad from|-2
ladder|1
ladder for|1
ladders|-1
ladies|-2
ladies'|4
lads|3
lads$|6
lady|-7
lady can|-1
lady from|-10
lady has|-2
lady in|3
lady on|1
lady who|-2
lady with|-1
lady's|-4
lager|2
lagos|-4
laid|-2
laisse|6
lake|3
lake$|1
lamb|-1
laminated|-2
lamp|-1
lamp for|-1
lamp in|3
lamp is|-1
lamp$|-4
lamps|-2
land|1
landed|-4
landing|-1
landlord|5
landlord says|5
lands|2
landscape|4
lane|4
lane ,|2
lane is|-1
languages|-1
laptop|7
laptop ,|-1
laptop is|2
laptop$|1
larch|-1
large|12
las|-5
las cinco|-2
las fotos|1
lasagne|3
laser|-1
lassen|-4
lassen$|-4
last|-3
last ,|-3
last day|3
last month|-2
last night|-2
last night's|3
last nite|-2
last one|-2
last time|-4
last two|-1
last week|6
last year|8
last year's|1
last$|-5
late|14
late ,|7
late again|1
late shift|-2
late this|1
late$|4
later|10
later ,|2
later than|-2
later$|1
latex|-1
laube|6
lauft|-3
lauft wieder|-1
laughed$|-1
launch|4
laundry|-2
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
le facteur|1
le labo|-2
le monde|-3
le samedi|-1
lead|9
leading|4
leaf|-1
leaflets|-1
leak|3
leaking|6
leaking again|1
leaks|3
learn|-1
lease for|1
least|-5
least 0|-3
leather|2
leave|6
leave from|1
leave it|3
leave the|1
leaves|-2
leaves ,|-1
leaves are|-1
leaves at|2
leaves$|-1
leaving|4
leaving do|3
lecture|1
ledger|-4
leeds|4
leer|-1
left|3
left ,|-8
left a|10
left for|-5
left her|8
left his|4
left in|-1
left it|-1
left my|2
left on|-1
left one|-1
left open|1
left over|1
left side|-1
left the|13
left to|-1
left with|-5
left$|-7
leg|2
leg ,|2
legal|-8
legal sent|-2
legs ,|1
legs$|-1
leider|-3
lemon|-5
lemonade|3
lena|-2
lend us|-4
lends|-9
lends us|-9
length|1
lenses|-1
lent|-1
lentils|1
leo|-20
leo's|-2
les|-5
less|-11
less if|-2
less$|-1
lesson|1
let|-8
let it|-1
let me|-2
let the|1
let us|-5
let's|-4
let's do|-1
let's put|-1
let's say|-1
lets|-3
lets us|-2
letter|-3
letter about|3
letter for|-2
letter from|-3
letter goes|-1
letter is|-4
letter to|-1
letter$|3
letter's|4
letterboxes|-1
lettering|-5
letters|1
letters to|1
lettuce|2
leur|2
leute|-3
level|2
level 0|6
liability|-2
liability cover|-3
library|9
library is|3
lice|2
licence|6
licence for|1
licence is|-1
license|-11
licht|3
lid|-1
lie|-2
lieferung|-2
liegen|-1
liegen im|-3
liegt|1
liegt im|-1
liegt noch|2
lies|-3
lies on|-2
lieu|-1
lieu de|-1
life|-1
lift|6
lift ,|1
lift 0|1
lift at|-2
lift in|3
lift is|2
lift$|-2
lifted|-6
lifting|-3
lifts|-1
light|7
light bulb|2
light in|1
light on|1
light$|-1
lighting|-1
lightning|-1
lights|6
lights on|5
like|-5
like 0|6
like a|3
like butter|-7
like new|-12
like that|-1
like to|20
liked|-2
liked the|2
likes the|-1
lilies|-1
limit|-3
limpia|1
linda|-1
linde|-1
lindgren|3
lindholm|1
lindqvist|1
line|-1
line 0|4
line$|-2
linen|-6
lines|-4
lines$|1
lining|-1
link|-2
links|-1
lisbon|4
list|-18
list ,|-2
list .|4
list for|-3
list is|-11
list of|-3
list with|1
list$|-1
liste|-4
listener|-1
listening|-1
listo|-2
lists|9
lit|-3
litre ,|2
litres|-2
litres ,|1
litres of|-1
litres$|-1
litter|1
little|-12
little one|1
little ones|-3
live|-4
live on|-2
living|3
living room|3
livre|-2
llaves|-1
llega|-3
llega el|-1
llegan|-7
llegan el|-1
lleva|-4
lo|-10
lo de|-3
lo del|-4
load|-5
load test|1
loaded|-2
loads|-3
loan|2
loaves|-1
lobby|1
local|1
loch|-2
lock|3
locked|12
locked out|1
locker|4
locker 0|2
locker room|1
lockers|2
locks|-1
locksmith|-1
locum|-1
lodge|1
loft|-1
log|4
log in|-1
logger|1
login|1
login page|1
login$|1
logo|8
logo ,|1
logo for|5
logs|-3
lol|2
lol$|4
long|-3
long ,|-2
long for|-2
long$|1
longer|-2
longer ,|-1
longer than|-1
longer$|1
loo|-2
look|-1
look ,|1
look at|-1
look for|1
look like|-1
look$|1
looked|-6
looked at|-9
looked like|-1
looking|5
looking for|5
looks at|-2
looks fine|-2
looks great|-1
looks like|-5
loos|-2
loose|1
loose$|1
lorries|-1
los|-19
los 0|-2
los de|-2
los ninos|-1
lose|-3
loses|2
loss|-1
lost|20
lost 0|1
lost :|3
lost a|2
lost her|3
lost his|1
lost property|2
lost the|5
lot|-2
lot 0|1
lot of|1
lot$|-1
lots|-3
lotte|4
lottery|1
lou|-5
loud|2
loud ,|1
loud$|1
louder|-4
lounge|2
love|-3
love$|1
loved|4
loved the|4
lovely|-3
lovely ,|-2
lovely$|2
loves|1
low|3
low ,|8
lower|1
lowest|-1
lubricant|-2
luca|-2
luckily$|1
lucky|3
lui|1
lukewarm|-3
lumen|2
luna|6
lunch|7
lunch :|-2
lunch and|-1
lunch at|1
lunch is|1
lunch on|1
lunch order|7
lunches|2
lundi|1
lundi$|1
lunes|2
lunes$|-2
lutz|2
lying|4
lyon|-1
m|-3
m ,|-3
m and|1
m of|-1
m$|2
m0|3
ma|4
mac|-3
machen|-1
machine|2
machine ,|-6
machine 0|1
machine :|-3
machine at|1
machine for|-1
machine has|1
machine is|6
machine makes|1
machine on|1
machine's|-2
macht|2
mad|2
mad ,|1
mad$|1
made|-8
made 0|-4
made a|-1
made the|-2
madeira|1
madrid|-2
magazine|1
magazines|-1
magenta|16
magenta$|15
mai|-1
mail|-4
mail ,|-3
mail today|-1
mail$|-8
mailbox|-5
mailed|-2
mailing|-2
mails|4
main|-5
main street|3
main$|-5
maintenance|-1
maintenant|1
mairie|-1
mais|-2
maitresse|1
make|-8
make a|-2
make it|-3
make sure|1
make the|-2
maker|-4
maker$|-2
makes|3
makes a|3
making|5
making a|3
mal|-4
mal$|-1
maler|-1
mall|1
malt|7
man|-16
man comes|5
man for|3
man from|-6
man has|-2
man in|-1
man is|-5
man on|3
man wants|-1
man was|-5
man who|-3
man with|4
man's|-1
managed|-1
manager|-1
manana|3
mande|-1
manque|-5
manque encore|-4
manual|-5
many|-6
map|-3
maple|1
maps|-1
marathon|6
marble|-1
march|7
march ,|-3
march$|5
marche|1
mardi|-2
marek|3
margaret|3
mark|9
marked|-4
market|11
market$|1
marketing|7
marketing wants|3
marks|4
marlow|1
marquee|1
married|3
mars|4
marshal|2
mart|3
marta|-1
martes|-1
martes$|1
marz|-1
mas|-2
mass|4
massage|1
mast|-1
master|-1
master's|1
mat|1
match|-5
match$|-7
mate|-1
material|-1
maternity|1
maternity leave|1
maths|9
maths$|5
matin|-5
matin ,|-2
matin$|-2
matinee|1
matt|1
matter|-1
mattress|1
max|-3
max 0|-2
may|4
may ,|8
may be|-2
may come|1
may go|-1
may not|-2
may$|-2
maybe|-4
maybe$|-1
mayor|-1
mayor's|3
mayor's office|2
me|1
me ,|1
me his|-2
me in|-2
me lo|4
me on|-2
me to|-2
me$|7
meadow|2
meadow is|1
meadow$|1
meals|1
meanwhile|-1
meanwhile$|-1
measure|1
measured|-4
measured 0|5
measured the|-1
meat|-3
meat ,|-3
mechanic|-6
media|-1
medium|-2
mediums|-4
meet|-2
meeting|6
meeting ,|1
meeting room|2
meeting$|1
meetup|1
mehr|1
mehr ,|-2
mehr$|4
mei|-6
mei$|-2
meine|2
members|2
members'|1
membership|4
membership fees|4
membrane|-2
memory|-3
men|-4
mended|-2
menos|-1
menus|-1
merchant|8
merci|3
merged|-8
merged ,|-2
merged and|2
merged$|-2
merger|8
mes|-3
mesa|2
mess|1
message|-1
messages|7
met|-2
metal|-2
meter|3
meter is|3
meters|2
metre|-5
metre ,|-3
metre$|-1
metres|-8
metres ,|-2
metres of|-1
metres$|-1
metro|1
metros|-1
mi|3
mia's|2
mic|-3
mick|2
microscope|-1
mid|-1
middle|-7
middle ,|-1
middle of|-1
midnight|-2
midnight ,|-1
midnight$|-1
midwife|1
might|1
migration|-5
mila|1
mileage|1
miles|1
milk|14
milk ,|1
milk and|6
milk for|2
milk lorry|1
mill|-11
mill ,|-14
mill has|-1
mill lane|-1
mill road|-1
mill street|2
million|-1
milo|3
min|-1
min ,|-3
min late|4
min$|-1
mind ,|-1
mine|3
mine are|3
mine$|1
mini|-1
minibus|4
minimum|-1
ministry|-1
minka|-1
minor|-1
minus|-3
minutes|5
minutes ,|-9
minutes and|-2
minutes each|-1
minutes late|5
minutes of|1
minutes on|1
minutes$|-1
mir|-3
mirror|4
miss|-1
missed|3
missed the|1
missing|-6
missing ,|4
missing .|-1
missing :|-3
missing from|-1
missing on|-1
mistake|-2
mistake ,|2
mistake$|-1
mistakes|-1
mit|4
mit dem|3
mit den|-2
mit der|-1
mit$|-1
mitgenommen|-1
mitgenommen$|-1
mitten|4
mittwoch|-5
mix|-3
mixer|11
mixing|-1
ml|6
mm|-6
mm ,|-1
mobile|3
mobile$|1
mochte|-6
model|-1
module|2
moi|-1
mom|2
moment|-2
moment$|-2
mon|3
monday|4
monday ,|3
monday .|-3
monday is|-1
monday on|-1
monday$|4
monday's|2
mondays|4
mondays$|3
monde|-3
money|-14
money ,|1
money back|-1
money for|-3
money in|1
money is|-2
money$|-7
monitor|3
monitoring|1
monitors|-1
monsieur|-3
montag|9
monte|-3
monteur|-1
month|-1
month ,|-4
month for|1
month from|3
month$|4
month's|-1
monthly|-1
months|-6
months ,|-1
months at|-2
months$|-2
moon|1
mooring|10
more|-9
more ,|-1
more dripping|-1
more for|3
more from|-1
more of|1
more people|-1
more per|-1
more plink|-4
more than|8
more time|-3
more weeks|-2
more$|-4
morgen|3
morning|-6
morning ,|-14
morning .|-5
morning and|-1
morning$|7
mornings|-1
mornings ,|2
morphine|-1
moss|1
most|-6
most of|-1
mostly|-3
mot|2
mot$|1
moteur|3
moth|-2
mother|-1
mother is|3
mother's|1
moths|-1
motion|2
motorbike|1
motors|3
motorway|-2
mould|1
mould on|2
mount|-1
mountain|-2
mounted|-5
mouse|-1
mouse$|1
mouth|-1
move|-8
move it|-1
move the|-5
move this|-1
move to|-2
move$|1
moved|7
moved ,|-2
moved out|3
moved the|2
moved to|4
moved us|-3
movement|3
moves|4
moves to|3
moving|3
mower|1
mr|11
mr .|2
mrs|-1
mrs .|-3
mrs okafor|1
ms|-4
ms .|-6
much|2
much ,|-1
muck|-1
mud|-1
mug|2
mugs|1
muller|-4
mum|-3
mum$|-3
mum's|-2
mums|-1
municipal|1
museum|4
music|-1
music is|1
music school|-3
musicians|-1
muss|-4
mussen|-7
mussen wir|-2
must|-17
must be|-5
must come|1
must go|2
must have|-1
must not|-1
must write|-2
mustn't|-1
my|18
my arms|-3
my back|1
my badge|1
my bike|4
my blue|1
my boot|1
my brother|-1
my car|2
my daughter|1
my desk|-2
my laptop|2
my neighbour|-3
my nephew|-1
my old|1
my own|6
my phone|2
my side|-1
my sister|2
my sister's|2
my son|2
my uncle|-1
my wife|-1
myself|-2
myself ,|1
myself$|-2
m²|-1
n|5
n'a|-1
naas|5
nach|-5
nachbarn|1
nachste|-3
nachste woche|-3
nachsten|2
nachstes|-1
nacht|1
nada$|-1
nadia|-5
nadie|-2
nail|1
nailed|-1
name|1
name ,|3
name is|-3
name on|3
name tag|1
named|2
names|-6
names ,|-2
names$|-1
national|-1
nature|1
navidad|1
navy|-1
ne|4
ne reste|-1
near|-2
near the|3
nearly|6
nearly gone|5
nearly out|6
neck|-1
need|-13
need a|-5
need another|-1
need four|1
need it|2
need more|2
need new|1
need one|-1
need somebody|1
need someone|-2
need that|-1
need the|-4
need to|-1
need two|1
needed|-12
needed for|-2
needed$|-7
needle|-1
needs|-6
needs 0|-2
needs a|3
needs an|-1
needs both|-2
needs it|-1
needs its|3
needs new|4
needs one|1
needs the|-7
needs to|-9
needs two|-1
negative ,|-1
neighbor|1
neighbour|5
neighbour's|5
neighbours|5
neighbours complained|-1
neighbours have|4
neighbours'|4
nephew|1
nesting|1
net|1
nets|2
neue|-3
neuen|-1
neuer|-2
never|-5
new|4
new ,|-2
new address|1
new battery|4
new belt|-1
new blade|-2
new bulb|-2
new car|1
new client|1
new customer|1
new date|-4
new dog|1
new door|-1
new enquiry|8
new girl|-2
new handle|-1
new hinge|-1
new lamp|1
new logo|6
new menu|1
new mobile|1
new one|-6
new ones|-1
new pane|-4
new people|-1
new phone|3
new place|-3
new posts|-1
new price|1
new receptionist|9
new rubber|-4
new seal|-1
new supplier|-1
new tyres|-5
new version|-5
new washer|-6
new year|1
new$|-12
newbies|-1
news|5
news ,|1
news :|-2
news$|2
newsletter|12
newsletter has|1
newspaper|-3
next|-7
next door|5
next door's|8
next may|-1
next monday|-1
next month|1
next one|-1
next time|1
next to|6
next tuesday|-2
next wednesday|-2
next week|6
next weekend|-3
next year|-3
next$|-1
nice|6
nice ,|3
nice$|-3
nicely|5
nicely$|5
nicht|-5
nicht an|3
nicht mehr|-2
nicht$|3
nichts|-1
nicked|3
niece|-1
night|4
night !|2
night .|2
night :|-2
night ?|1
night again|-1
night and|3
night shift|3
night$|-9
night's|3
nights|-11
nights ,|-2
nights$|2
nil|3
nils|-1
nimmt|-3
nine|-3
nine ,|1
nine days|-2
nine of|2
nine$|-1
nineteen|-2
ninety|-1
nino|4
ninos|-1
ninth|-1
nite|-2
nite ,|-2
nitrogen|7
nits|2
nits in|4
no|-5
no .|12
no 0|3
no air|-1
no hot|4
no idea|1
no more|-16
no need|-1
no one|-2
no parking|4
no signal|-2
no to|-3
no way|-1
no$|2
nobody|-20
nobody for|-2
nobody gets|-1
nobody has|-2
nobody is|-1
nobody wants|-1
nobody's|-3
noch|-22
noch ,|-1
noch 0|-1
noch die|-8
noch ein|2
noch eine|-2
noch einen|-9
noch vier|-1
noch$|-5
noche|-4
noche$|1
nochmal|-3
node|-1
noise|9
noise ,|2
non|1
none|-1
noon|-5
noon ,|-11
noon$|5
noor|-1
nord|-1
normal|-1
norte|-4
north|-4
north ,|-1
north is|-1
nos|-6
nos deja|-1
nos pide|1
nose|-1
not|-8
not 0|2
not a|-7
not at|7
not four|3
not in|-2
not just|-1
not one|-1
not our|2
not ours|4
not the|-3
not to|-1
notary|-1
note|-9
note for|-3
note that|-1
note$|2
notebook|-2
noted|3
notes|-3
notes are|-1
notes$|1
nothing|-8
nothing ,|-1
nothing else|2
nothing for|-1
nothing left|-1
nothing$|-2
notice|-1
notice ,|4
notice at|-2
notices|1
nous|-1
nouveau|-5
nouveau ,|-1
nouveau$|-2
nouvelle|-3
nov|-3
novak|1
november|1
november ,|2
november$|1
now|-19
now ,|-10
now .|3
now 0|-1
now and|-1
now comes|-1
now for|-1
now instead|1
now on|6
now top|-1
now with|-2
now$|-1
nozzle|-5
nueva|-2
nuevas|-2
nuevo|-2
nuit|-1
number|-4
number ,|1
number 0|5
number for|-5
number of|1
number on|2
number plate|1
number two|-2
numbers|-6
numbers of|-1
numbers$|-1
numero|1
nur|-10
nur die|-3
nur ein|-2
nuria|-1
nurse|2
nursery|2
nurses|-1
nursing|2
nursing home|2
nut|1
nuts ,|1
o|-1
o'clock|-5
o'clock$|1
oak|1
oak$|-1
oat|4
oat milk|4
ob|6
oben|-2
objection|-2
oct|-3
octavia|9
october|7
october ,|-3
october .|-2
october$|3
odd|1
oder|-3
oduya|-1
of|6
of 0|-1
of a|3
of coffee|3
of cyan|4
of date|1
of diesel|4
of each|-1
of friday|2
of frost|2
of gloves|1
of her|-3
of his|-4
of ink|2
of it|1
of lemon|-1
of me|1
of mrs|-1
of my|3
of nine|-2
of number|-1
of october|-1
of old|-1
of order|1
of our|7
of ours|1
of paper|9
of service|2
of stock|-6
of ten|1
of that|2
of the|2
of their|-1
of them|-10
of thirty|-1
of those|-1
of today|-3
of twelve|-1
of us|1
of water|1
of who|-2
of wine|3
of you|4
of your|-2
off|-5
off ,|-10
off .|-1
off a|4
off again|-1
off by|2
off for|-1
off in|2
off my|-1
off on|-8
off sick|7
off the|-4
off this|-3
off to|2
off with|-1
off$|2
offen|-4
offer|4
offer ,|4
offer 0|-1
offer at|3
offer$|-1
offered|-5
offered 0|-1
offers|-6
offers 0|-8
offers the|-2
office|6
office :|-2
office ?|1
office gave|-3
office in|-1
office is|5
office on|-2
office says|1
office sent|-1
office wants|-3
office$|-4
officer|-2
oficina|3
ohio|3
ohne|4
oil|4
oil and|-3
oil change|1
oiled|-3
ok|-4
ok ,|6
ok ?|-7
ok for|-1
ok with|5
ok$|-8
okafor|1
oktober|-5
old|-13
old gentleman|-1
old lady's|-1
old man|2
old mr|-1
old ones|4
oma|3
on|-2
on !|-5
on ,|-5
on .|2
on 0|8
on a|3
on again|-1
on air|-3
on all|-7
on and|-1
on back|-4
on backorder|-3
on board|-4
on both|-1
on call|-1
on day|-1
on en|2
on floor|1
on for|1
on friday|13
on fridays|2
on her|-2
on his|-7
on hold|-5
on in|-4
on it|-5
on its|-4
on leave|3
on line|3
on main|1
on maternity|1
on me|-1
on mill|4
on monday|-5
on mondays|1
on my|-2
on offer|4
on one|-4
on order|-9
on our|4
on page|6
on paper|-3
on peut|-5
on prod|-5
on saturday|2
on saturdays|3
on site|7
on stage|-1
on staging|-6
on strike|-1
on sunday|5
on tape|-3
on the|3
on their|5
on them|-4
on three|-1
on thursday|8
on thursdays|2
on time|4
on tomorrow|-6
on top|-3
on trial|-1
on tuesday|2
on tuesdays|4
on two|2
on vacation|1
on ward|1
on wednesday|-3
on wednesdays|1
on with|-1
on your|-6
on$|-6
once|-3
once ,|-1
once more|-1
once the|-2
once$|3
one|-17
one ,|-5
one -|3
one .|-1
one ?|3
one and|-2
one at|-2
one for|-1
one from|-1
one go|-1
one grey|4
one has|1
one hour|3
one in|4
one is|4
one more|-2
one of|1
one on|-1
one over|-2
one star|1
one still|-1
one to|-2
one tomorrow|-1
one was|-5
one week|-1
one with|-1
one without|-2
one$|3
one's|-2
ones|-16
ones ,|-4
ones and|-2
ones are|-3
ones at|-1
ones for|-2
ones from|-1
ones have|1
ones on|-1
ones revoked|-1
ones with|1
ones$|6
onions|1
online|-1
online since|-1
only|-25
only ,|-1
only after|-1
only be|-1
only come|-4
only for|-1
only free|-2
only gets|1
only half|2
only has|-5
only have|2
only in|-1
only need|-1
only on|-2
only one|1
only the|-1
only three|1
only with|-1
only$|1
onto|-2
onto the|-3
opa|-2
open|7
open ,|1
open again|-1
open day|4
open the|-2
open$|2
opened|3
opened a|1
opened$|-1
opening|6
opening hours|2
opens|3
opens at|2
opens the|-2
opens$|1
opera|-2
operation|1
operation$|1
operator|1
opposite|1
ops|-2
or|-7
or 0|-4
or do|1
or is|7
or the|5
or they|-2
orange|-2
orchard|3
orchestra|1
order|6
order ,|-9
order a|-2
order for|1
order is|7
order$|-3
ordered|5
ordered 0|3
ordered a|-3
ordered for|1
ordered from|1
ordered the|2
ordered$|3
ordering|2
orders|-1
ordner|-4
ordner$|-3
organ|-4
organic|-1
original|-5
osaka|1
oslo|-2
other|-1
other half|-6
other side|-1
other two|-2
other$|2
others|-3
others$|-1
otherwise|-9
otherwise they|-2
otherwise$|1
otra|6
otra vez|5
otto|1
oublie|3
ouch|2
ouch$|2
our 0|3
our gate|4
our liability|-1
our name|3
our new|1
our number|-1
our office|-1
our old|1
our own|3
our paper|-1
our roof|1
our signature|-4
our website|4
our yard|-2
ours|-4
ours ,|-1
ours is|-1
ours$|5
ourselves|2
out|-6
out ,|-4
out 0|-3
out a|-1
out again|2
out already|-2
out and|-1
out at|3
out by|-1
out everywhere|-1
out in|-2
out last|3
out of|3
out on|2
out right|-2
out sick|4
out the|-4
out there|-3
out this|2
out today|1
out tonight|-2
out twice|4
out with|7
out$|6
outing|6
outlook|1
outside|-3
outside ,|-2
outside the|1
outside$|1
outstanding|1
oven|17
oven 0|5
oven in|3
over|10
over ,|1
over 0|9
over a|-2
over and|-1
over christmas|-2
over easter|3
over in|-2
over it|-3
over on|1
over the|-1
over their|2
over there|-1
over to|-1
over$|2
overdue|1
overflowing|1
overnight|-5
overnight ,|-2
overnight$|-2
overtime|2
owe|-2
owe us|-1
owes|-1
own|6
own car|1
own now|-1
own office|1
own$|-1
owner|8
owner ,|-3
owner$|2
owners|1
p0|2
pa|-3
pack|-3
pack ,|-2
package|-1
packed|2
packed ,|1
packed up|1
packing|2
packs|1
packs of|-2
paddock|1
padlock|2
pads|-3
pads ,|-1
pads$|1
pagar|-1
page|-6
page 0|-5
page in|-1
page is|2
page$|-4
pages|2
pages$|2
pagina|-1
paid|3
paid ,|6
paid .|-2
paid 0|-2
paid by|3
paid for|-1
paid half|-1
paid it|5
paid the|8
paid their|-4
paid this|9
paid twice|4
paid up|-1
paint|3
paint ,|1
paint for|3
painted|4
painted ,|3
painted$|-1
painter|-1
painters|-1
painting|3
paintings|5
pair|-4
pair of|-1
pairs|-1
paket|1
pallet|5
pallets|-1
pane|-5
panel|-2
panels|-1
panels are|1
panne|1
panto|6
paper|9
paper ,|-3
paper .|1
paper bags|13
paper from|-1
paper in|-1
paper is|-3
paper$|1
paper's|-1
paperbacks|-1
papers|-2
papers ,|-1
papers are|-1
papers for|-1
papers$|2
paperwork|-2
par|6
para|-8
para el|3
para la|-2
para los|-1
parade|2
paragraph|-4
parapluie|2
parcel|4
parcel for|2
parcel with|-2
parcels|1
parents are|1
parents of|2
parents$|-2
parents'|1
parents' evening|1
paris|1
parish|-3
parish hall|1
park|16
park ,|2
park in|4
park is|2
park$|-1
parked|6
parked across|4
parked in|2
parked on|-3
parked the|1
parking|23
parking at|4
parking garage|1
parking in|5
parking is|1
parking lot|2
parking permit|1
parking permits|1
parking space|1
parking ticket|2
parking$|2
parkplatz|6
parks|3
parkweg|1
parlour|1
parquet|1
parrot|2
part|-13
part ,|-1
part comes|-3
part for|-2
part is|-1
part$|-3
parti|-1
partido|2
partie|-4
partir|-1
parts|-3
party|13
party ,|1
party :|1
party is|1
party on|1
party$|2
parzelle|6
parzelle 0|6
pas|-6
pasa|-5
pasado|-1
pass|14
passe|1
passed|-8
passed !|-4
passed ,|-12
passed her|7
passed his|2
passed its|2
passed the|-2
passed$|4
passengers|-2
passport|-9
passport ,|-6
passport office|3
passport photo|1
passport photos|-1
passt|-1
password|3
password for|-1
password reset|2
passwords|12
past|-1
pasta|-2
paste|-2
patch|-5
patched|-5
path|-1
patient|12
patients|-2
patio|4
paul|2
pause|1
pavel|-1
pavement|-2
pay|-1
pay ,|-1
pay 0|-1
pay for|-4
pay the|-1
pay$|1
payee|-1
paying|-2
payment|-6
payment$|3
paypal|1
payroll|7
payroll$|1
pays|-1
pays 0|-2
pays for|-3
payslips|9
pc|-1
pcs|-2
pcs ,|-2
pdf|9
pdfs|-1
pedal|2
pegs|3
pell|2
pending|-2
pending$|-2
pens|1
people|-23
people ,|1
people .|1
people and|-1
people are|-7
people asked|1
people came|-1
people can|4
people for|2
people have|-4
people in|-7
people left|-1
people on|-1
people say|-6
people still|-1
people want|1
people who|-1
people with|3
people$|6
pepper|-1
per|-9
per day|-1
per kilo|-1
percent|-7
percent for|-1
percent more|-2
percent of|-1
percent$|2
percussion|-1
perdu|2
perfect|1
perfume|2
period|3
permiso|-1
permiso de|-1
permission|4
permit|-4
permit ,|-1
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
peter|-1
petite|-1
petition|-1
petra|-2
petrel|5
petrol station|2
petty|4
petty cash|4
peut|-16
pfarrer|1
pg|-5
ph|1
phishing|6
phone|8
phone ,|-1
phone charger|3
phone is|1
phone line|1
phone number|3
phone$|1
phoned|-4
phoned ,|-4
phoned about|3
phoned the|-1
phones|-3
phones ,|3
phones are|4
phones$|-1
photo|4
photo ,|1
photo attached|-3
photo for|2
photo of|5
photo$|-2
photographed|-1
photographer|11
photographer sent|5
photographs|-1
photos|4
photos ,|1
photos of|2
physics|4
piano|8
piano ,|-1
piano tuner|4
piano$|-1
pick|2
pick -|2
pick up|3
picked|-3
picked up|-4
picker|-2
picks|-1
picks it|2
picks up|-2
picnic|4
picture|-12
picture is|-2
picture$|-8
pictures|-11
pictures are|-3
pictures of|-3
piden|-8
pie|-1
piece|-6
pieces|-1
pieces ,|3
pieces$|2
pier|1
pig|1
pile|-3
piles|-7
pillar|-1
pillow|4
pilot|-1
pin|-3
pine|3
piotr|-1
pipe|-3
pipes|-1
pit|-2
pitch|1
pity|4
pity$|4
pixel|5
pizza|10
place|2
place ,|-2
place ?|1
place for|3
place in|4
place$|-1
places|-2
plain|-2
plakette|-2
plan|-4
plan ,|-1
plan for|-2
plan is|1
plan of|-1
plane|2
planks|-1
planned|-5
planning|-1
plant|3
plants|11
plaster|1
plaster ,|-1
plasters|-5
plastic|-5
plate|-4
plate$|-1
plates|-3
platform|-4
play|2
play the|-3
player|2
players|-1
playground|6
playing|-1
plays|2
plaza|-4
please|-2
please !|-1
please ,|-2
please .|-1
please add|-1
please also|-4
please bump|-3
please check|4
please don't|2
please get|2
please have|-3
please look|8
please make|-2
please move|-2
please no|5
please note|-4
please push|-3
please put|-10
please tell|3
please treat|-2
please use|1
pleased|-1
pleased$|-1
plink|-4
plink plink|-4
plot|1
plot 0|3
plotter|15
pls|-2
pls ,|2
pls add|-1
pls$|-1
plug|2
plug$|-1
plugged|-4
plugs|-2
plum|1
plumber|-3
plumber changed|-1
plumber was|-3
plus|-8
plus ,|6
plus de|-2
plus vat|-1
pocket|-3
podcast|2
pohl|1
point|-3
point$|2
points$|1
pole|-2
police|4
police ,|3
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
poppy|1
popup|-1
por|-2
por el|4
porch|2
pork|-1
port|2
portable|2
portal|-4
portal ,|-1
portal$|2
porter|3
porters|2
portrait|-1
portugal|1
portuguese|1
pose|-3
position|-1
possible|-1
post|-8
post ,|-2
post .|-2
post$|-5
postcard|3
postcard from|3
postcards|1
poste|4
posted|-2
posted$|3
poster|10
posters|3
postgres|5
postman|1
postpone|2
postponed|1
postponed ,|-2
postponed to|4
posts|1
posts are|2
posts$|-1
pot|3
potato|-1
potatoes|1
pots|-1
pound|-3
pounds|1
pour|-13
pour la|-4
pour le|-2
pour les|-6
powder|-1
power|-1
power cut|6
ppl|-6
pr|-7
pr is|-3
practice|2
practice$|1
practised|-2
pram|1
pre|-2
pre -|-2
prefer|-2
pregunta|1
pregunta si|1
preis|-3
premiere|4
premium|-1
prend|-1
prendre|-8
prepare|2
prescription|4
present|1
press|1
press$|-1
pressed|-4
pressing|-1
pressure|5
pressure ,|-1
pressure was|-1
pretty|2
pretzels|2
price|5
price ,|-3
price by|-2
price for|1
price goes|6
price is|1
price list|3
price of|2
price on|1
price$|-2
prices|-4
prices are|-2
prices for|-6
prices in|-2
priest|-1
primary|-1
primero|-4
print|-6
print shop|-1
print the|-4
print$|-2
printed|-10
printed ,|-3
printed and|-3
printed$|-1
printer|2
printer ,|-1
printer in|1
printer is|1
printer needs|-1
printer on|4
printer paper|2
printer$|-5
printer's|3
printing|-3
prints|-2
prio|-1
priority|-2
priority ,|-1
priority$|-1
prise|-1
privacy|7
private|2
prize|7
prize$|1
prizes|2
pro|-1
probe|2
problem|-3
problem$|-2
procedure|3
prochaine|-2
prod|-8
prod$|-4
product|7
production|-3
prof .|-1
professor|-2
profile|-1
program|-5
programme|6
project|1
projector|4
promise|-2
promised|-4
promised to|-4
promises|-2
prompter|2
proof|-4
proof of|-3
proper|-2
properly|-3
properly again|-3
property|1
propose|1
protection|1
protokoll|-2
proud|5
proud$|5
provider|4
prueba|-1
pub|6
pub$|3
public|-2
published|1
publisher|4
puddle|-1
puede|-1
puerta del|-1
puesto|-1
pull|-3
pull the|-1
pull$|-3
pulled|3
pulls|1
pump|6
pump ,|-1
pump in|1
pump is|5
pump$|-1
pumpe|-3
pumpkins|-2
pumps|-1
pupil|2
pupils|-3
puppet|2
puppies|2
puppy|6
pups|1
push it|-4
push the|-5
pushed|-2
put|-13
put a|4
put an|-1
put in|-8
put it|7
put new|-1
put off|-1
put that|-1
put the|-3
put them|2
put up|8
puts|-1
puts the|-1
putting|2
q0|2
qu'on|-1
quantities|-1
quarry|-1
quarter|-3
quarter$|-2
quarterly|1
quatre|-6
quay|-1
que|-7
que la|-1
que no|-1
que viene|-1
queda|-1
queen|-3
quelqu'un|1
quelqu'un a|2
question|-1
questions|-5
queue|-1
qui|-4
quick|1
quid|-1
quiere|-1
quiet|1
quiet as|-1
quiet$|-2
quietly|-1
quill|1
quite|3
quiz|2
quote|3
quote is|-1
quote$|2
quotes|1
rabbit|4
race$|1
rack|3
rack$|-1
racks|-1
radiator|1
radiator in|1
radiators|1
radio|10
radio in|2
radio$|1
raffle|10
rail|4
rail is|1
rails|2
rain|-4
rain ,|-2
rain forecast|-1
rain$|-1
raining|3
rains|9
rainy|3
raise|-2
raised|5
raised the|2
ram|-1
ramp|1
ramp ,|-1
ramp$|1
ran through|-5
rang|-4
rang ,|2
rang :|-3
rang about|1
rang back|-1
rang her|-1
rasenmaher|3
rate|3
rates|3
rather|-8
rather have|-3
rather than|-3
rating|-1
rattles|3
raus|-7
raus ,|-5
raus$|-2
ray|5
rd|-2
re|-2
re -|-1
reach|-2
reach the|-1
reached|-5
reaches|-1
react|-3
read|6
read ,|2
read it|10
read the|-2
read$|-4
reader|2
reader at|1
readers|1
reading|3
readings|-1
reads|-4
reads 0|1
reads the|-1
ready|-3
ready ,|-3
ready for|-4
ready to|3
ready$|3
real|1
really|-8
really need|-5
rear|1
receipt|-4
receipt ,|1
receipt is|-5
receipt$|-2
receipts|5
receipts ,|1
received|-5
reception|4
reception is|-4
reception$|5
receptionist|7
rechnung|-1
recipe|2
recital|3
reckons|-2
record|6
record$|6
recorded|-5
recorded ,|-1
recording|-3
records|-1
rectory|-1
recu|-4
red|-4
red ,|1
red cross|-3
red one|1
redo|-2
reels|5
ref|4
refaire|-2
reference|7
references|-1
refilled|-2
refund|-1
refund$|1
refuses|-5
regards|2
regards ,|1
regatta|4
regen|1
regional|-1
register|-2
registered|-3
registered$|-1
registration|-1
regulator|-3
rehearsal|5
rejected|6
rejected ,|-5
rejects|-4
relay|-1
release|1
released|1
remaining|-4
remarks|5
remarks$|5
remember|5
remember$|1
reminder|7
reminder :|3
reminder$|-1
reminders|-1
remote|4
removed|-2
renew|7
renewal|-1
renewed|5
renewed ,|-1
rent|12
rent for|6
rental|-1
rented ,|-1
rents|-1
rep|5
repair|-1
repair man|-1
repaired|1
repaired ,|1
repare|-1
repeat|-2
replace|-1
replaced|-1
replaced the|-4
replaced$|6
replacement|-1
replied|-1
repondu|-1
report|4
report ,|-1
report :|3
report follows|-1
report goes|-2
report is|-3
reported|10
rescue|3
reserve|-6
reserved|-6
reserved ,|-3
reserviert|-1
reserviert$|1
reset|2
residents|1
resigned|1
resigned ,|1
resin|1
rest|-17
rest next|-1
rest of|1
rest on|-1
rest tomorrow|-2
rest$|-5
restaurant|-1
reste|-3
restore|-2
restored|-3
result|-7
results|1
results of|3
retard|3
retest|-5
retired|-5
retirement|3
retires in|-1
return|7
return is|1
returned|1
returned the|1
returns|5
reunion|1
revenue|-2
review|6
review ,|2
review$|-9
reviews|2
revoked|-1
revoked$|-1
riders|-1
rides|2
rien|1
right|2
right -|-2
right at|1
right now|-1
right through|1
rights|11
rim|-2
ring|4
ring ,|-4
ring him|2
ring in|-1
ring road|1
ring the|3
ring them|2
ring$|1
river|-5
road|9
road ,|1
road is|1
road$|3
roadworks|3
roast|4
rob|-1
robe|-8
robes|-1
robot|3
rocking|-1
rocky|3
rod|-2
rode|2
roll|-3
roll -|1
roll is|6
roll$|-3
rolled|-6
rolled back|-2
roller|-3
rollers|-2
rolling|-1
rolls ,|-2
rolls are|1
rolls for|1
rolls$|1
rome|1
roof|-2
roof is|1
roof terrace|1
roof$|-2
roofer|-1
room|8
room ,|1
room 0|7
room :|-3
room ?|2
room for|-4
room has|5
room in|-1
room is|2
room smells|1
room$|1
rooms|-1
root|-3
root cause|-3
rope|-1
rose|2
roses|2
roses and|-1
rot|-3
rota|1
rotary|5
rotated|-1
roto|5
rotten|3
rotterdam|5
rough|2
round|-4
round ,|4
round the|-2
round with|-1
round$|2
rounds|1
route|-1
row|-1
row ,|-2
row about|-1
row d|-1
row$|-1
rows|4
rubber|-12
rucksack|-1
rugby|-1
rugby club|-1
ruido|7
rules|3
rules ,|3
run|-4
run ,|-1
run :|-1
run off|-1
run out|-1
run the|-1
run$|3
rung|-3
runners|5
running|-1
running ,|-5
running late|2
running low|9
running$|-6
runs|-5
runs again|-2
runs like|-1
runs on|-5
runs out|-2
runs$|5
ruth|4
rye|5
s|-8
sa|2
sabado|-1
sabine|-1
sack|3
sacks|3
sacks ,|-1
sacks$|-1
sacs|-1
sad|3
sad$|3
saddle|1
safari|4
safe|5
safe ,|-2
safe$|3
safety|-3
sage|-1
sage green|-1
sagt|-6
sagt ,|-2
said|-8
said no|-4
said yes|-4
sailing|-1
saison|1
sala|-1
salad|2
salad$|1
salaries|-3
salary|-2
sale|6
sale ,|4
sale$|2
salen|-1
sales|8
salle|1
salle de|1
salon|-1
salsa|2
salt|5
salty|4
same|-3
same as|4
same room|4
same$|-2
samedi|4
sample|-3
samples|-5
samples ,|-2
samples of|1
samstag|2
samstag$|-1
san|-2
sand|1
sandals|2
sanded|1
sanding|-3
sandwich|4
sang|1
sans|-1
sat|-1
sat on|3
satellite|4
saturday|5
saturday !|-1
saturday ,|3
saturday ?|5
saturday and|2
saturday for|-3
saturday night|1
saturday was|7
saturday$|-2
saturday's|1
saturdays|-4
saturdays and|-6
sauna|6
sausage|-1
saw|7
saw a|3
saw it|4
sawdust|-1
say|-9
say 0|-1
say it|-3
say the|-8
say yes|-4
say$|7
saying|3
saying$|4
says|-16
says 0|-10
says hello|12
says hi|1
says his|-2
says it's|2
says my|2
says no|-2
says she|-4
says thanks|2
says the|5
says there's|-1
says they|-2
says we|3
says yes|-3
says$|-2
scaffold|-16
scale|1
scales|1
scan|-6
scanned|-8
scanner|2
scanner on|2
scarf|7
scene|-3
schedule|3
schickt|-2
schlussel|-3
schlussel vom|2
schon|2
school|15
school asks|2
school has|-6
school play|1
school wants|6
school$|2
scissors|1
scones|2
scored|6
scouts|2
scouts$|-1
scrap|-2
scraped|-1
scraping|6
scratch|-1
scratched|6
scratches|3
screen|-2
screen$|1
screens|-3
screwed|-1
screws|-7
script|-3
scrubbed|-8
scrubbed ,|-1
se|6
se ha|5
se queda|-1
sea|-2
seal|-1
seal ,|-1
seal for|1
seal is|-1
seal on|1
sealed|-1
seals|-1
seam|-1
seams|-1
seamstress|-2
search|10
season|-3
seat|-2
seat$|1
seater|-2
seating plan|1
seats|-6
seats ,|-1
seats on|-2
seats$|-1
sechs|-2
second|-5
second -|1
second candidate|-1
second coat|-4
second day|-2
second fitting|-1
second floor|1
second hand|-1
second instalment|3
second one|-6
second quote|-1
second reminder|-1
second round|-1
second time|3
second week|-2
second$|1
seconds|-1
seconds ,|-2
seconds$|-1
secretary|1
section|-2
security|-3
see a|-1
see it|-1
see us|1
see$|2
seed|4
seems|-6
seen|2
seen the|-1
sees|-1
segundo|-6
seguro|1
sein|-1
seine|-1
seis|-1
seit|4
seit gestern|5
selber|-1
selling|-1
sells|4
semaine|-2
semana|-2
semicolons|2
seminar|5
send|2
send a|1
send it|-1
send the|-1
send us|-3
sending|-2
sends|6
sends a|-3
sends greetings|2
sends her|1
sends the|4
senior|1
seniors|1
senora|-1
sensor|-3
sensor ,|-1
sensor$|-1
sent|6
sent ,|-4
sent 0|-1
sent a|7
sent back|-1
sent by|-1
sent her|6
sent him|3
sent his|5
sent it|-3
sent off|-2
sent the|-6
sent their|-4
sent them|1
sent to|-3
sent us|3
sentences|-1
separate|-2
september|-5
september$|-9
sera|-4
serious|-1
served|2
served$|3
server|7
server room|2
service|2
service ,|-3
service is|1
serviced|-1
ses|-1
sesame|-4
session|-3
session ,|-1
set|-9
set ,|-2
set for|-1
set it|-1
set of|-1
set the|-1
set to|3
set up|-1
sets|-6
settled|-8
settled$|-5
seven|-4
seven ,|-1
seven of|-4
seven to|-1
seven$|3
sewing|1
sewn|-2
sexton|-2
shade|2
shadow|-5
shall|-5
shall i|-5
shaped|2
share|-1
share$|-1
shared|3
shared folder|4
sharp|-1
sharpened|3
sharpening|7
she|-13
she can|-3
she comes|-1
she cried|-2
she did|-2
she does|-1
she gets|-3
she has|-2
she is|4
she may|1
she needs|-3
she only|-1
she said|1
she says|-1
she sends|2
she wants|-5
she was|-2
she will|1
she would|-1
she'd|-3
she'd like|2
she'll|-5
she'll come|-2
she's|-10
she's fine|3
she's got|-1
she's in|-2
she's on|-3
shed|6
shed ,|2
shed$|1
sheep|-3
sheet|-5
sheet is|-1
sheet$|-1
sheets|-7
sheets for|1
sheets$|-2
shelf|-10
shelf in|-1
shelf is|-2
shelf$|1
shelter|-1
shelves|-5
shelves are|-2
shelves$|-1
shift|-1
shift the|3
shifted|-1
shifted the|-1
shifts|-2
shingles|4
ship$|-1
shipped|-2
ships|-4
shirt|2
shirts|3
shoe|1
shoebox|-1
shoes|4
shoes ,|2
shoes for|1
shoes in|1
shook|-1
shop|4
shop ,|-1
shop and|-3
shop in|-3
shop is|2
shop on|-1
shop$|3
shop's|-1
shops|-2
short|3
short by|4
short for|-1
short$|1
shorten|-1
shortened|-1
shorts|-1
shot|-5
shot$|-1
shots|-6
shots$|-5
should|-1
should also|-3
should come|-1
should do|-1
should get|-1
should go|-1
should i|2
should we|4
shoulder|-2
shoulder ,|-1
show|-1
show ,|-1
show the|-2
show up|-2
showed|-3
showed the|-1
shower|4
shower in|3
showers|2
showing|-1
showroom|-1
shows|8
shows 0|-10
shows a|4
shows the|-3
shrank|1
shredder|-1
shredding|-5
shut|13
shut for|3
shuts|-3
si no|-2
sich|2
sick|12
sick ,|-1
sick today|7
side ,|1
side .|-1
side door|1
side of|-6
sides|5
sie|1
sie hat|-1
sign|-6
sign ,|1
sign -|-1
sign for|-1
sign it|2
sign on|-1
sign$|-2
signal|-2
signature|-7
signature$|-1
signatures|-3
signatures ,|-2
signe|-3
signed|-8
signed !|-1
signed ,|-1
signed and|-3
signed at|-2
signed by|-5
signed for|1
signed it|2
signed off|-1
signed up|3
signed$|2
signs|-8
signs$|-1
sigue|-2
silent|-3
silicone|-4
silk|-1
silver|1
sim|-1
sin|-1
since|-12
since february|-1
since friday|-1
since i|-2
since last|-4
since lunch|-2
since may|-1
since monday|6
since noon|-2
since sunday|-1
since the|9
since this|-3
since we|-1
sind|-6
sind alle|4
sind bestellt|-2
sind da|-1
sind die|-1
sind heute|-1
sing|8
singers|-1
singh|2
singing|3
single|-3
singles|1
sings|1
sink ,|2
sink is|-1
sink$|3
siren|2
sister|5
sister in|1
sister's|3
sit|-9
sit at|-2
sit in|-6
site|4
site$|1
sits|-7
sits in|2
sits on|-2
sitting|2
six|-13
six ,|-5
six in|-2
six of|-2
six weeks|-4
six$|5
sixteen|-1
sixty|-4
size|7
size 0|5
size l|3
size m|1
size$|-2
sizes|-7
skating|3
sketch|-2
ski|1
skiing|-2
skin|-1
skip|17
skip is|-1
skips|-2
skoda|6
sky|2
skylight|4
slab|-1
slates|-1
sleep|-6
sleep on|-1
sleeping|2
sleeps in|-1
slept|3
slide|-1
slides|-4
slip|-2
slip$|-2
slipped|-4
slipped on|-2
slips ,|-2
slips are|3
slips$|-1
slipway|4
slot|-8
slot for|-2
slot$|-1
slots|-2
slow|1
slow ,|3
slower|-1
sludge|-2
slugs|1
small|-2
small ,|4
small for|1
small one|-4
small$|-2
smell|-3
smell of|-3
smell$|1
smells|3
smells ,|1
smells of|3
smith|1
smoke|2
smoke alarm|7
smooth|-1
sms|1
snapped|2
snapped ,|2
snow|-2
snow on|3
so 0|-2
so far|5
so he|-1
so i|-1
so i'm|1
so it|-3
so it's|-1
so let's|-1
so much|4
so nobody|-3
so please|2
so proud|5
so that|-1
so that's|-4
so the|-6
so they|-1
so we|-7
so you|-1
so$|-3
soaked|-4
soap|2
soccer|3
society|-1
sock|-1
socket|-1
sockets|1
socks|1
sofa|3
sofa ,|1
soft|-5
software|-5
soil|-1
soir|-5
soir$|1
solar|1
solar panels|1
sold|18
sold 0|-1
sold out|9
sold the|3
sold to|1
soldered|-1
solo falta|-2
some|10
some$|5
somebody|3
somebody from|-4
somebody has|2
somebody left|2
somebody must|-4
somebody parked|1
somebody should|2
somebody stole|1
somebody's|1
someone|3
someone also|-1
someone ask|1
someone for|-5
someone from|-4
someone has|-6
someone left|7
someone must|-1
someone parked|7
someone to|-4
someone with|-1
someone$|1
someone's|2
something|-8
something to|-1
something$|2
sometime|4
somewhere|1
sommerfest|1
son|2
son ,|-1
son 0|-1
song|-1
songs|2
sonne|1
sonntag|1
sons|3
sonst|-1
sont|-10
sont arrivees|1
soon|-3
soon as|-3
soon$|-1
sooner|-6
sooner ,|-7
sooner$|-6
sopranos|7
sore|1
sorry|-8
sort|-2
sorted|-6
sorted !|-2
sorted ,|-1
sorted$|-4
sound|3
sounds|-6
soup|1
soup ,|-1
soup today|1
soup$|-2
sour|2
sourdough|4
sous|-2
south|-2
space|3
spaces|3
spain|-2
spam|1
spare|-9
spare part|-1
sparky|-3
spat|-1
spater|4
spater$|4
speak|-4
speaker|1
speaks|2
spec|2
special|1
speech|6
speed|4
spelling|4
spelt|9
spins|-1
spirit|1
spits|-1
splinter|1
split|-3
split off|-4
spoke|-14
spoke to|-10
spoke with|-2
spokes|-2
sports|-3
spot$|-1
spray|-7
sprayed|-3
spreadsheet|-1
spring|8
spring ,|-1
spring .|1
spring$|1
springs|-1
springt|3
springt nicht|3
sprinter|-1
spruce|-2
sql|-1
square|1
square metres|-1
square$|1
squeaks|1
squeaks ,|2
squeaks$|-1
st|1
st .|-2
st anne's|1
stack|-3
stacked|-1
stadt|-3
staff|10
staff ,|1
staff kitchen|1
staff room|2
staff$|-3
stage|-4
stage$|-1
staging|-6
staging ,|-1
stain|3
stain on|2
stainless|-2
stair|2
staircase|2
stairs|3
stairs$|2
stairwell|2
stall|1
stamp|-8
stamp$|-1
stamped|-7
stamped it|-3
stamps|-1
stamps$|-1
stan|3
stand|-3
stand 0|4
stand at|-1
stand in|-5
stand on|-1
standard|2
standing|-1
standing in|-3
stands|-6
stands ,|-1
stands by|-1
stands in|-1
stands on|-1
stands$|2
stapler|5
star|5
stars|6
start|-1
start ,|4
start at|-1
start on|1
start this|-2
start with|1
start without|1
start$|-1
started|-6
started on|-4
started with|-1
starting|-5
starts|6
starts ,|4
starts in|1
starts monday|3
starts on|1
starts$|-4
state|1
statement|9
statement ,|-1
statements|1
station|4
station$|1
statistics|1
statt|-4
stay|-5
stay in|-1
stay on|-1
staying|1
stays|-5
stays dry|3
stays in|-1
stays on|-2
stays the|-1
stays with|5
steam|-2
steel|-5
steep|-1
stehen|-4
steht in|4
stein|1
step|-2
step ,|1
step :|-1
step to|-1
step$|-1
steps|-5
steriliser|-3
stick|-3
stick$|-1
sticker|-3
sticker is|1
sticker valid|-9
sticker$|6
stickers|-1
stickers for|-1
sticks|-1
sticks$|-3
sticky|-2
still|-36
still ,|-1
still 0|-3
still a|3
still drips|-2
still get|-2
still has|-1
still hasn't|-2
still have|6
still in|2
still missing|2
still need|-2
still needs|-1
still no|-2
still not|3
still open|2
still owe|-1
still shows|-1
still the|1
still three|-2
still to|-2
still waiting|-2
still wet|-1
still$|-2
stinks|-1
stitches$|1
stock|1
stock ,|-2
stock count|1
stock until|-2
stock$|-1
stocktake|-3
stole|5
stole the|2
stolen|7
stolen$|1
stollen|1
stone|-2
stone ,|1
stones|-1
stood in|-1
stool|4
stop|1
stop ,|-1
stop at|3
stop the|-2
stop$|-3
stopped|3
stopped ,|-2
stops|-1
storage|-2
storage$|1
store|7
store$|4
stored|3
storm|-2
stout|-1
stove|1
straight|-4
straight again|-1
straight away|-1
straw|-1
stream|1
street|13
street ,|2
street is|4
street$|-2
strings|-5
strip|-2
stripe|-1
striped|-2
stroke|1
strong|-4
strong people|-1
struck|-1
stuck ,|-3
stuck at|-1
stuck between|4
stuck half|3
stuck on|-4
stuck$|1
student|-3
student from|2
students|-4
studio|1
study$|1
stuff|-17
stuff ,|-1
stuff from|-2
stuff$|-1
stuffed|1
su|-3
submitted|-2
submitted ,|-1
subscription|-4
subtask|-1
success|-1
success$|-1
sucht|1
suction|4
sugar|4
suggests|-2
suis|3
suit|1
suit$|2
suitcase|1
suitcases|2
suite|-1
summer ,|-1
summer party|3
summer$|-2
sun$|-1
sunday|1
sunday ,|9
sunday .|-2
sunday ?|1
sunday and|2
sunday night|-3
sunday$|4
sundays|-6
sundays ,|-3
sunset|1
super|1
supermarket|1
supper|2
supplier|2
supplier has|-1
supplier is|2
supplier only|-1
supplier says|-1
sur|-3
sur le|-2
sure|-1
surgeon|-1
surgery|6
surgery 0|4
survey|4
surveyor|-3
survive|-3
sven|-1
swallowed|1
swallows|1
swam|1
swan|-1
swap$|-1
swapped|-3
swapped ,|-3
swapped the|1
swaps|3
sweep|2
sweet|4
sweet$|1
swept|2
swimming|6
swimming pool|-2
swing|2
swings|-1
swiss|-1
switched|-3
switched off|-1
sworn|-3
syringes|5
syrup|3
system|2
system$|-1
t|-2
t -|3
t0|-1
table|8
table ,|-5
table 0|7
table for|2
table in|1
table is|1
table$|-2
tables|-10
tables are|1
tables$|1
tablet|-2
tablets|1
tablets are|3
tag|6
tage|-3
tags|-3
taille|1
tailor|-1
take|-8
take back|-1
take her|-1
take him|-3
take one|2
take our|-1
take over|-1
take that|-2
take the|-4
take two|-1
take us|4
take$|-1
taken|-7
taken ,|-1
takes|-13
takes 0|2
takes it|-1
takes ten|-3
takes the|-6
takes them|1
takes three|-1
taking|-1
taking the|-2
talk|-1
talk on|1
talk to|-1
talked|-3
talked to|-4
talks|-1
tall|-2
taller|-5
tambien|-5
tan|2
tandem|2
tank|1
tank 0|5
tank in|1
tank of|2
tank$|-2
tanker|-3
tap|5
tap drips|5
tap in|1
tape|-5
tape ,|-3
tape is|3
tape$|-1
taps|-2
tariff|-2
tart|-1
task|4
taste|-1
tastes|1
tasting|1
tasting room|1
tax|8
tax return|1
taxi|8
taxi for|1
tb|-2
te|-1
tea|4
tea$|1
teach|4
teacher|11
teacher ,|1
teacher from|-3
teacher's|1
teachers|-1
team|9
teams|4
teams ,|4
tear|1
technician|-9
technician comes|-2
technician has|-1
techniker|-7
tecnico|-2
teenagers|-2
teeth|-4
teeth ,|-3
telephone|1
tell|4
tell the|1
tell them|1
telly|1
temperature|1
template|4
temps|-1
ten|-7
ten ,|4
ten days|-8
ten o'clock|-3
ten percent|1
tenant|2
tenants|-1
tenemos|2
tengo|4
tennis|5
tenor|8
tent|1
tent ,|1
tent pegs|2
term|-2
term$|-3
termin|2
terminal|-2
terms|1
terrace|3
terraza|4
terrible|1
test|5
test drive|-1
test on|-6
test passed|-1
test was|1
test went|3
test$|8
tested|-9
tested ,|-3
tested it|-1
tested with|-1
tested$|-1
tests|5
text|-7
text for|-1
text is|-1
text$|-2
texts|-1
thai|1
thai place|1
than|-5
than 0|-1
than a|-1
than i|-1
than last|9
than planned|-1
than the|-1
than we|-2
thank|-2
thank you|1
thanks|4
thanks for|6
thanks$|-3
thanksgiving|2
that .|3
that ?|2
that as|-1
that day|5
that in|-2
that into|-2
that makes|-2
that ok|1
that one|2
that the|7
that they|-1
that thing|-2
that to|-1
that too|2
that we|1
that we're|-1
that week|-3
that weekend|-2
that$|6
that's|-5
that's 0|-1
that's not|-1
that's that|-4
the|-9
the 0nd|2
the 0rd|-3
the 0st|-3
the account|-4
the accountant|4
the accounts|1
the ad|-3
the afternoon|-2
the agency|-3
the air|-1
the airport|6
the ambulance|4
the annual|2
the api|-2
the app|1
the apprentice|-1
the april|4
the archive|1
the arm|-1
the ash|-3
the assessor|-2
the association|-1
the attic|2
the auction|4
the auditors|-1
the authority|-1
the autoclave|3
the autumn|3
the b0|1
the baby|-7
the back|8
the bag|2
the bags|-1
the baker|3
the bakery|5
the balcony|1
the bank|9
the banner|1
the bar|9
the barbecue|2
the barn|2
the basement|-1
the basin|-2
the basket|8
the bath|-1
the bathroom|1
the battery|-3
the bear|-1
the bed|2
the beer|2
the bell|1
the bells|1
the belt|-1
the bench|1
the big|1
the bike|1
the bikes|2
the bill|5
the bin|1
the binder|-1
the bins|1
the birds|-1
the birth|-3
the bit|-1
the black|-3
the blades|-1
the block|-4
the blue|-2
the boards|-1
the boat|-1
the boathouse|-5
the boiler|5
the book|-2
the booklet|-1
the books|-1
the bookshop|-1
the booth|-1
the boss|3
the boss's|1
the bottom|2
the bowling|-2
the box|-5
the boxes|-1
the boys|1
the branch|-3
the breaker|5
the breakfast|3
the brewery|-2
the bride|-3
the bridge|3
the brim|-2
the broken|-2
the brown|3
the bucket|-2
the buckets|1
the build|-1
the building|-1
the bus|1
the butcher|-2
the cabin|-1
the cable|5
the cafe|5
the cafeteria|1
the calibration|3
the call|-2
the camera|-1
the canal|-1
the cancellation|-1
the canteen|15
the canvas|-1
the car|7
the card|2
the cardboard|-1
the carpenter|-2
the carpet|-1
the cars|1
the cash|-2
the castle|3
the cat|10
the cathedral|-1
the ceiling|3
the cellar|4
the cemetery|-1
the cert|-1
the certificate|-2
the chair|6
the chairs|1
the changing|1
the chapel|1
the charity|-1
the cheapest|-1
the chef|-4
the chemist's|-1
the chess|1
the children's|1
the chimney|-1
the choir|-1
the christmas|3
the church|-1
the city|-4
the cleaner's|1
the cleaners|1
the cleaning|2
the client|2
the clock|-1
the club|-2
the clubhouse|1
the co|-1
the coach|3
the coffee|3
the cold|-5
the company|3
the compressor|-1
the computer|-1
the concert|2
the conference|3
the confirmation|5
the conservatory|-1
the container|2
the contract|4
the control|-1
the conveyor|-1
the cook|4
the corner|2
the corrected|-2
the corridor|-1
the cottage|-1
the couch|-2
the council|-3
the council's|1
the counter|4
the county|2
the courier|1
the course|6
the cover|-1
the crack|-1
the crane|1
the credit|-1
the crew|2
the cupboard|3
the curtain|1
the customer|3
the customer's|4
the dark|-2
the database|-1
the date|-3
the day|-2
the dead|-2
the deadline|-3
the deck|3
the dentist|3
the deposit|-3
the desk|9
the digger|-1
the dishwasher|4
the display|2
the district|-1
the dock|-2
the docks|-1
the doctor's|2
the dog|2
the door|-5
the double|-5
the draft|-1
the drawer|1
the drawing|-1
the drill|5
the drinks|3
the drive|4
the driver|1
the driver's|-2
the drum|-1
the drums|-6
the dryer|1
the dutch|-1
the e|3
the earliest|-1
the east|3
the election|1
the electric|-1
the elevator|-1
the emergency|-1
the end|-2
the engineer|-1
the entrance|-2
the envelope|-4
the espresso|1
the evening|-5
the exact|-1
the exam|1
the extractor|-2
the facade|-1
the factory|2
the fair|3
the family|-1
the fan|-2
the farm|-1
the farmer|-1
the federation|-1
the fence|2
the ferry|1
the field|-3
the figures|-2
the file|-1
the film|1
the final|-1
the finish|2
the fire|3
the firm|-2
the fish|1
the flap|-1
the flat|3
the flats|1
the flood|1
the floor|-3
the florist|1
the flour|1
the flowers|5
the flu|3
the flyer|-1
the foam|-1
the folder|-10
the folders|-1
the foot|2
the football|1
the forklift|3
the fountain|-2
the four|-1
the foyer|5
the frame|-1
the freezer|-1
the french|-1
the fridge|6
the front|-5
the frost|-1
the fruit|1
the funeral|2
the fuse|6
the gala|1
the garage|-2
the garden|3
the gardener|-1
the gas|3
the gate|5
the gentleman|-2
the girl|-5
the girls|-2
the gold|1
the golf|4
the good|5
the grain|-1
the grant|3
the grass|-1
the green|1
the greenhouse|2
the grey|-1
the grinder|-1
the ground|-7
the group|2
the guest|7
the guests|-1
the guild|1
the gutter|-2
the guy|-2
the half|4
the hall|5
the handle|-1
the handout|-1
the harbour|-2
the harp|1
the harvest|1
the head|-1
the health|-1
the heat|-1
the heating|3
the hedge|7
the high|-1
the hill|-1
the hinge|-2
the hip|1
the hole|-1
the holiday|-1
the holidays|-2
the hook|1
the horn|-2
the horse|3
the hose|-4
the hostel|-1
the hot|-1
the hotel|-1
the ice|-2
the index|-4
the inspector|-7
the insurance|-1
the internet|-2
the interview|1
the invoice|3
the italian|1
the japanese|2
the jar|3
the juniors|-1
the jury|-1
the kettle|9
the keys|-3
the kids'|-2
the kindergarten|2
the kiosk|-1
the kitchen|12
the knee|-1
the lab|-3
the lad|-1
the ladder|-1
the ladies|-1
the ladies'|4
the lads|-4
the lady|-8
the lamp|2
the land|-1
the landlord|2
the lane|4
the laptop|1
the laser|-1
the last|-8
the late|-4
the laundry|-2
the lawn|1
the lawyer|-1
the leasing|1
the leather|-1
the leaves|-6
the left|3
the lemon|-2
the letter|2
the letterbox|1
the letters|-3
the library|5
the licence|2
the lift|5
the light|2
the lights|-4
the limit|-2
the line|-2
the lines|-1
the list|-7
the little|-8
the loan|3
the lobby|2
the lock|3
the loft|-1
the log|1
the login|1
the long|-3
the lorry|-5
the lot|-3
the lottery|1
the lovely|1
the low|-1
the lower|-3
the m0|4
the mail|-4
the mailing|-1
the main|1
the maker|-2
the mall|1
the man|-5
the manual|-5
the manufacturer|-1
the map|-2
the market|2
the mast|1
the master|-1
the match|5
the mayor|-2
the mayor's|1
the meadow|1
the medical|-1
the meeting|3
the men|-1
the menu|-2
the merchant|8
the metal|-1
the meter|-1
the middle|-7
the mileage|1
the milk|-1
the mill|-12
the minibus|4
the minutes|1
the mirror|1
the mixer|2
the mobile|1
the model|1
the moment|-2
the monday|-1
the money|-2
the month|4
the monthly|-1
the morning|2
the motorway|-1
the mountain|-2
the museum|6
the music|-3
the name|-1
the names|-1
the neighbour|3
the neighbour's|5
the neighbours|6
the neighbours'|4
the news|3
the newsletter|3
the next|1
the night|1
the ninth|-1
the noise|2
the number|-5
the numbers|-2
the nursery|1
the oak|-1
the office|9
the oil|1
the old|-1
the one|5
the ones|-1
the online|-4
the open|6
the opening|1
the opera|-1
the orchard|1
the order|1
the organ|-5
the original|-4
the other|-9
the others|-1
the oven|4
the owner|3
the packing|1
the paint|-1
the pair|-2
the pallet|1
the panel|-1
the panto|4
the paper|-3
the papers|1
the parcel|1
the parents|-1
the parish|-2
the park|1
the part|-1
the party|2
the password|-1
the pavement|-2
the payment|-3
the pdf|2
the permit|-1
the petrol|1
the petty|3
the phones|-3
the photographer|4
the photos|5
the piano|6
the pick|1
the picture|-2
the pictures|-7
the pile|1
the pipe|-1
the pizza|-1
the place|-1
the plants|1
the plate|-2
the plotter|1
the plug|4
the plumber|1
the point|2
the police|3
the policy|-2
the polo|4
the porch|-3
the port|-1
the portal|1
the portuguese|-1
the post|-5
the poster|4
the postman|1
the pot|3
the power|3
the premiere|-1
the press|-2
the pressure|3
the price|-5
the prices|-7
the print|-1
the printer|-5
the programme|6
the projector|2
the provider|3
the pump|5
the quarry|-1
the queue|1
the radio|5
the raffle|8
the rain|-4
the ramp|-1
the reading|1
the receipt|4
the receipts|-4
the rectory|-1
the red|-2
the register|-1
the rent|-2
the rental|1
the report|-1
the rest|-8
the returns|3
the right|2
the ring|1
the rings|2
the river|-5
the road|4
the rolls|-1
the roof|2
the round|-3
the rubber|-1
the rugby|1
the run|-1
the rye|4
the safe|-1
the safety|-1
the saison|1
the salary|-2
the same|-9
the sand|-1
the saturday|-2
the sauna|2
the scale|1
the scales|1
the school|5
the scouts|2
the screen|-1
the script|-3
the sea|-1
the seamstress|-1
the search|4
the season|-2
the seat|-4
the seats|-2
the second|2
the seed|3
the seminar|1
the sensor|-1
the server|2
the service|3
the shade|-1
the shared|3
the shed|3
the sheep|-3
the sheet|-1
the sheets|-1
the shelves|-2
the shoe|-1
the shop|6
the short|-1
the shoulder|-1
the show|3
the showers|1
the shredding|-1
the side|3
the sign|1
the signature|-1
the silver|-1
the site|1
the six|-1
the skylight|4
the slipway|1
the slot|-1
the slow|-1
the small|-4
the smell|-1
the smoke|4
the snow|-1
the sofa|2
the software|-4
the sound|4
the south|-1
the spanish|2
the spare|-1
the sports|-3
the spreadsheet|-1
the spring|9
the staff|9
the stairs|2
the stairwell|1
the stamp|1
the stand|-1
the start|-1
the steel|-1
the steriliser|-1
the sticker|-1
the stickers|-1
the sticky|-1
the store|2
the stout|-1
the street|1
the student|-2
the students|-1
the studio|1
the stuff|-2
the suction|4
the summer|4
the sun|1
the sunday|1
the supplier|-3
the survey|1
the swimming|3
the swiss|-2
the switch|2
the system|-3
the tablet|1
the tablets|-3
the tall|-1
the tank|-2
the tanker|-3
the tap|1
the tasting|1
the tax|1
the taxi|-1
the tea|-1
the teacher|-2
the team|2
the technician|-1
the tenant|-2
the tent|1
the terrace|1
the test|-2
the text|-2
the thai|1
the theatre|2
the thing|-4
the third|-2
the three|-6
the thursday|-1
the tickets|-2
the till|6
the time|-5
the tin|2
the tiny|-1
the toilet|2
the tomatoes|1
the tombola|1
the toner|1
the tool|1
the top|-8
the torque|-1
the tour|3
the tournament|3
the town|-5
the track|-1
the tractor|3
the trade|5
the train|3
the trainee|1
the tram|4
the translator|-3
the tray|-1
the treasurer|-1
the tree|1
the trip|1
the tube|-1
the tv|3
the twins|-2
the two|-2
the u0|2
the ultrasound|4
the university|2
the update|-3
the upper|-1
the utility|3
the vacuum|1
the valve|2
the van|1
the vat|5
the vault|1
the vendor|-2
the very|-2
the vet|2
the vicar|-1
the vicar's|-1
the video|-2
the village|1
the visitors|-1
the volvo|-3
the waist|-1
the waiting|1
the wall|2
the walls|-1
the warehouse|-1
the wash|1
the water|-3
the wax|-1
the way|11
the weather|1
the website|1
the wedding|4
the week|-3
the weekend|-6
the well|3
the wet|-2
the white|-3
the whole|-4
the wifi|4
the wiki|-4
the wind|-3
the window|3
the windows|1
the windscreen|-1
the wine|1
the wings|-4
the wire|-5
the woman|-3
the wood|3
the word|-1
the works|2
the workshop|-1
the x|-2
the yard|7
the year|-6
the yearly|-1
the yellow|4
the yoga|1
the young|-3
the zoo|6
theatre|-1
their|-5
their 0|-1
their money|-1
their names|-2
their new|3
their own|-3
theirs|-5
theirs ,|-2
theirs$|-1
them|-1
them ,|-8
them .|-1
them ?|3
them a|1
them all|-1
them at|-1
them back|3
them by|-2
them for|-1
them in|2
them is|-1
them on|-3
them out|1
them the|-1
them thursday|-2
them we|4
them without|7
them$|11
theme|-1
themselves$|2
then|-14
then ,|-2
then the|-2
then we|-4
then$|-2
theo|1
theory|-2
there|-10
there ,|-4
there .|1
there a|2
there again|-1
there and|2
there at|1
there by|-2
there for|-3
there is|4
there on|-2
there with|-1
there$|1
there'll|-2
there'll be|-2
there's|2
there's no|3
thermocouple|-6
thermometer|1
thermos|-1
thermostat|-2
these|3
they|-4
they are|3
they asked|3
they call|-1
they can|-1
they can't|1
they come|1
they confirmed|-1
they don't|-1
they give|-1
they had|-2
they have|-2
they keep|-2
they look|-2
they need|1
they never|-2
they offer|-1
they only|-1
they pay|-1
they put|-1
they say|8
they send|2
they sent|-1
they should|-1
they start|-1
they took|7
they turned|-1
they want|3
they were|1
they won't|-1
they would|-1
they'd|2
they'd like|5
they'll|-4
they're happy|2
they're on|2
they've|-5
they've got|-1
thick|-4
thin|-1
thing|-22
thing ,|-1
thing can|-1
thing for|-2
thing is|-4
thing on|-2
thing that|-2
thing to|-2
thing$|1
things|-5
think|4
think$|2
thinking|-1
thinks|-4
third|-13
third complaint|-1
third floor|3
third is|-1
third one|-3
third time|-1
thirds|-1
thirty|-7
thirty -|-1
thirty$|1
this|2
this afternoon|4
this as|-1
this can't|-2
this friday|-2
this has|-2
this is|-1
this morning|-7
this quarter|-1
this saturday|12
this time|-4
this up|-2
this week|10
this weekend|-1
this year|9
those|-12
those who|-1
those$|1
though|-9
though$|-7
thought|-4
thought ,|-2
thought$|-2
thousand|-5
thousand for|-1
thousand$|-2
thread|2
thread$|-1
three|-9
three ,|-2
three -|-2
three customers|2
three days|1
three had|-1
three hours|-1
three months|-1
three more|-2
three tiers|-3
three times|1
three weeks|-1
three$|4
threw|1
threw up|1
thrilled|-2
thrilled$|-1
throat|1
through|-8
through 0|-1
through it|-1
through last|-3
through on|-3
through the|-4
through with|-1
through$|4
throw|-1
thrown|-4
thrown away|-1
thrown out|-1
throws|6
thru|1
thumb ,|1
thunder|1
thurs|-2
thurs$|-2
thursday|2
thursday ,|7
thursday .|-1
thursday at|-2
thursday for|-3
thursday instead|4
thursday$|-7
thursday's|-1
thursdays|-1
thursdays$|2
tick|5
tick it|-3
ticket|1
ticket for|2
ticket printer|1
ticket$|-3
tickets|6
tickets are|-2
tickets for|9
tickets$|1
ticks|-4
tie|2
tied|-1
tiene|-6
tienen|-1
tier|-2
tiers|-3
tight|-3
tight again|-2
tight$|-1
tightened it|-1
til|-1
tile|7
till|-1
till ,|1
till 0|1
till after|-1
till drawer|1
till friday|1
till june|-1
till next|-9
till october|-3
till roll|1
till sunday|-1
till ten|1
till the|-1
till then|4
till thursday|3
till we|-1
till$|5
timber|-7
time|2
time ,|-8
time .|5
time ?|4
time in|-2
time on|2
time the|1
time this|5
time we|-1
time$|5
timer|6
times|-4
times in|-1
times$|-1
tin|-2
tin$|-3
tins|3
tins$|2
tiny|-2
tip|-2
tipped|-4
title|-1
tmrw|-2
tmrw$|-2
to|-7
to ,|-3
to -|7
to .|-1
to 0|3
to a|-1
to all|1
to answer|-2
to ask|-6
to be|-5
to because|-1
to book|2
to buy|1
to carry|-1
to change|-2
to check|-2
to collect|1
to come|-2
to cure|-2
to do|1
to draw|-1
to everyone|2
to fetch|-1
to finish|-1
to five|-1
to follow|7
to get|2
to give|3
to go|2
to hand|-1
to her|-3
to high|-1
to him|-2
to hold|-2
to it|1
to join|5
to k|-1
to keep|-1
to know|8
to leave|-2
to leeds|4
to look|-8
to may|-1
to mei|-3
to monday|7
to move|-2
to mr|-1
to mrs|-2
to next|-3
to nine|-1
to one|-1
to open|1
to park|-1
to pay|4
to pick|-1
to print|-1
to pull|1
to push|-3
to put|4
to read|-1
to run|-3
to say|1
to see|-5
to sell|-1
to send|1
to settle|1
to show|2
to sign|-1
to sit|-4
to stand|-1
to start|-1
to stay|-2
to take|5
to talk|-1
to tell|-1
to the|2
to their|4
to them|5
to those|-1
to thursday|-1
to urgent|-1
to us|6
to use|3
to wait|-2
to wednesday|-2
to work|1
to write|-2
to$|-11
toda|1
toda la|1
today|2
today !|-1
today ,|-4
today .|-3
today ?|2
today and|2
today$|7
today's|-4
todo|-3
toe|-1
together|-6
together ,|-4
together$|-1
toilet|13
toilet is|1
toilet on|3
toilets|3
token|2
told|2
told her|-3
told him|4
told me|1
told the|-2
told them|1
told us|1
told$|1
tolerance|-1
toll|1
tom|-6
tom's|4
tomasz|1
tomato|-1
tomatoes|6
tombe|-1
tombola|1
tomorrow|1
tomorrow ,|8
tomorrow if|-1
tomorrow$|-4
ton|1
toner|7
tonight|3
tonight ,|7
tonight ?|1
tonight$|-5
tonne|-1
tonnes|-2
tonnes of|1
tons|-2
tons$|-2
too|-13
too ,|-4
too .|-2
too ?|2
too cold|1
too dark|-1
too dear|1
too expensive|-1
too fast|2
too high|5
too hot|2
too little|-2
too long|-1
too low|-1
too many|-1
too much|-2
too short|-1
too small|2
too thin|-1
too wide|-1
too$|-2
took|-5
took 0|2
took a|-2
took all|-2
took an|1
took it|-1
took my|3
took out|-1
took the|-1
took them|4
tools|-2
tooth|6
tooth$|2
top|-8
top ,|-4
top of|-5
top priority|-2
top$|-3
topped|1
topped up|1
tor|2
torch|-2
torches|-1
tore|1
torn|4
torn ,|1
torque|-1
total|-2
total$|-2
touch|3
touched|1
toujours|-3
tour|2
tour ,|6
tour$|-1
tourists|1
tournament|3
tourne|-2
tout le|2
toute|-1
tow|4
towed|2
towel|3
towels|2
tower|-1
town|-2
town hall|-3
town is|1
town$|2
toy|-1
trace|-2
track|-2
tracking|-5
tracks|1
tractor|7
tractor is|3
trade|4
traffic|6
trailer|1
trailer ,|1
train|7
train ,|2
train from|1
train is|1
train$|-1
trainee|1
trainees|-1
trainer|-1
training|2
training ,|-1
training is|1
trains|1
tram|5
tram$|3
transfer|-5
transferred|1
transferred the|4
transit|4
translate|-1
translated|-2
translator|-5
translator ,|-1
transporter|-3
trap|-1
trash|2
travel|1
tray of|2
tray$|-4
treasurer|-5
treat|-1
treat as|-1
treat this|-1
tree|-1
trees|1
tres|-4
tres bien|-2
trial|-13
trial day|-9
trial is|7
trial shift|-6
tried|-11
tried the|-1
trikots|-4
trim|-3
trimmed|-2
trip|8
trip to|1
tripped|4
tripped on|1
trips|4
trips the|6
trois|-1
trolleys|-8
trombone|1
trop|-2
tropft|2
trouble|-3
trouble$|-1
trousers|-1
trout|-1
trouve|-6
truck|-6
truck 0|3
truck comes|-1
trucks|-1
true|-1
trunk|-5
trusses|2
trust|1
trustees|3
try|-8
try again|-2
try the|-2
try$|-1
trying|-9
tub|-1
tuba|-1
tube|-2
tubes|4
tuesday ,|-5
tuesday$|-3
tuesdays|4
tune|-1
tur|3
turkish|-1
turn|-3
turn up|-1
turned up|4
turns|-1
tuv|-1
tv|3
twelve|-8
twelve months|-1
twenty -|-1
twenty minutes|1
twice|-4
twice ,|-1
twice .|-2
twice a|-5
twice and|-1
twice as|5
twice$|2
twins|5
twins$|1
two|-9
two ,|4
two are|-6
two bags|2
two boxes|9
two buckets|4
two coaches|-1
two days|1
two for|-1
two girls|-3
two have|2
two hours|5
two hundred|-1
two in|-2
two men|-1
two metres|-2
two more|-7
two need|-1
two new|-1
two of|-9
two pages|-1
two pallets|-1
two percent|1
two sacks|-1
two seconds|-1
two singles|2
two students|-3
two thirds|-1
two tickets|1
two tins|3
two weeks|1
two$|1
type|-2
typed|-1
typed in|-1
typing|-2
typo|-1
tyre|1
tyre pressure|2
tyres|-7
u|-3
u0|3
uber|4
uberwiesen|-4
ulm|1
ultrasound|6
um|3
umbrella|14
umbrella ,|1
umbrella in|3
umbrella on|2
un|2
una|8
unbearable|1
uncle|-6
und|-15
und die|-3
und ein|-5
under|-2
under 0|-3
under it|7
under my|-2
under the|1
underneath|-3
underwriter|-2
une semaine|-1
uniform|9
uniforms|2
union|-4
unit 0|1
unit is|1
units|-1
university|2
unlocked|13
uns|-5
uns noch|-1
unser|1
unsere|1
unten|-6
unterschrieben|4
unterschrieben$|-3
until|1
until 0|-1
until after|-2
until august|5
until february|-1
until friday|4
until i|-2
until it's|-1
until march|-1
until monday|3
until next|-1
until noon|2
until september|1
until spring|-3
until sunday|2
until the|-5
until then|-4
until thursday|2
until tuesday|-2
until two|1
until we|-1
until wednesday|-2
up|-8
up ,|-5
up .|-8
up 0|6
up a|1
up again|2
up and|5
up at|2
up by|6
up for|1
up front|-6
up north|-1
up on|-8
up please|1
up the|-7
up there|-7
up this|-1
up to|-1
up$|3
update|-2
update$|-1
updated|-1
upgrade|4
uploaded|-4
uploaded ,|-2
uploaded$|1
upper|-1
upstairs|-2
upstairs ,|-2
upstairs are|-1
upstairs$|-1
urgent|-9
urgent ,|-3
urgent now|-1
urgent$|-2
urn|3
urs|2
us|-5
us ,|-3
us .|5
us 0|-7
us a|6
us all|6
us an|-1
us and|-1
us before|-1
us by|-1
us down|-2
us for|-3
us from|-2
us have|-3
us in|3
us on|2
us six|-2
us the|-4
us their|-2
us to|8
us two|-2
us$|6
use|6
use it|-1
use our|3
use the|1
use$|-2
used|1
used the|-1
used up|1
users|1
uses|-1
using|1
usual$|-1
utility|2
utrecht|-4
v|9
v0|3
va|5
vacation|1
vaccinated|-3
vaccination|-1
vaccine|2
vaccines|2
vacuum|2
vacuum cleaner|2
valid|-2
valid until|7
validation|1
values|-1
values are|-2
valve|-4
valve ,|-5
van|16
van ,|-2
van 0|1
van is|1
van needs|1
van passed|1
van's|4
vanish|-1
vanished|1
varnish|-1
vases|1
vat|12
vat return|5
vault|1
vegan|-3
vegetarians|-1
veggie|1
vehicle|-1
vehicles|-1
velo|1
vending|5
vending machine|5
vendor|-1
vendredi|-1
venir|1
vent|-3
ventilation|-1
venue|-4
verde|-3
verein|1
verified|-4
verlangert|-3
verschieben|-1
verschoben|-2
verschoben ,|-1
verschoben$|-1
verse|-2
version|-9
version of|-6
version$|-2
vertrag|-5
vertrag ist|-3
very|-2
very top|-2
vessel|3
vests|-1
vet says|1
vet was|-1
vet's|-2
vetting|2
veut|2
vez|-2
vez ,|2
via|-2
vicar|-3
vicar says|-1
vicar's|-1
vide|1
video|-1
video$|1
viejo|1
viene|-3
vienna|6
vient|3
vier|-2
viernes|3
viernes$|4
vietnamese|-1
view|4
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
visit|6
visit ,|2
visit$|1
visiting|-3
visitor|5
visitors|-1
visitors'|5
visits|3
voice|-2
voicemail|3
voiceover|-1
voisin|2
voiture|4
volume|-1
volumes|-1
volunteer|1
volunteers|6
volunteers$|1
volunteers'|1
volvo|-3
vom|6
von|2
von 0|3
von der|-4
vor|-4
vorher|-5
vorstand|-1
vorziehen|-2
voss|-1
votes|-2
voucher|-1
voucher for|3
vouchers|2
vous|4
vu|-1
w|-7
wages|13
waist|-1
waist ,|-1
wait|-13
wait ,|-3
wait any|-2
wait for|2
wait till|-1
wait until|-3
wait$|-1
waiters|-2
waiting|-12
waiting area|1
waiting for|-9
waiting list|-1
waiting on|-4
waiting room|2
waits|-4
waits for|-2
waits$|-1
wake|-1
walk|10
walk on|3
walk with|2
walked|-1
walkers|2
walks|-1
wall|1
wall ,|-3
wall clock|1
wall$|1
wallet|-3
walls are|4
want|-1
want 0|-2
want a|-3
want it|-4
want one|1
want our|3
want the|-3
want their|-1
want to|13
want$|-1
wanted|-3
wants|-3
wants 0|-6
wants a|5
wants an|3
wants another|3
wants four|-2
wants her|2
wants his|6
wants it|5
wants the|-12
wants them|-1
wants three|-1
wants to|16
wants two|-1
wants us|3
war|-6
war da|-5
war der|-2
war heute|-1
war nur|-2
ward|1
ward 0|2
wardrobe|-1
warehouse|3
waren|-6
warm|-6
warm ,|-1
warm again|-5
warm$|2
warning|2
warsaw|-2
warten|-2
was|10
was 0|-2
was a|-4
was at|-3
was born|1
was changed|1
was charged|-6
was checked|1
was dead|2
was down|-1
was empty|-4
was extended|-1
was fine|-3
was full|1
was fun|1
was good|1
was here|-13
was in|-3
was it|1
was just|-5
was left|2
was missing|-1
was on|-1
was only|3
was out|-6
was paid|4
was rejected|-1
was short|2
was stolen|5
was stuck|-1
was the|-7
was there|4
was under|1
was very|-1
was wet|1
was wrong|-1
wash|6
wash ,|1
wash is|1
wash the|1
washed|3
washed$|3
washer|-1
washer ,|-1
washer in|-5
washing|9
washing machine|9
wasn't|3
wasp|1
wasser|-1
waste|-1
watch|7
watch the|1
watched|3
watching|1
water|3
water ,|-1
water again|-3
water bottles|1
water is|-2
water on|-1
water pump|-1
water runs|-2
water$|1
water's|1
watts|-1
wax|-2
waxed|1
way|-1
way ,|6
way home|-2
way in|-3
way to|2
way$|-1
we|-9
we add|1
we also|-5
we are|2
we buy|1
we can|3
we can't|-2
we carry|1
we close|1
we come|-1
we could|3
we do|1
we don't|-2
we get|1
we give|-1
we go|2
we got|4
we had|1
we keep|-3
we know|1
we leave|-1
we lose|-1
we lost|4
we may|-3
we meet|-1
we move|-2
we moved|3
we must|-1
we need|1
we only|2
we pay|-3
we please|4
we push|-4
we ran|1
we really|-6
we send|1
we shift|-1
we should|11
we start|-1
we stay|-3
we still|3
we take|-6
we thought|-2
we try|-2
we wait|2
we want|-2
we wanted|-1
we were|1
we'd|2
we'd have|-1
we'll|6
we'll need|-1
we're|-9
we're at|-4
we're closed|1
we're down|4
we're out|10
we're still|-2
we've|-7
we've 0|-1
we've got|-2
wear the|-1
weber|-1
website|6
website ,|3
website now|1
website$|1
wedding|2
wedding is|1
wedding of|1
wednesday|-2
wednesday ,|-1
wednesday .|-2
wednesday$|-2
wednesdays|3
wednesdays at|-1
week|-8
week ,|5
week .|3
week :|-3
week after|-2
week and|2
week earlier|-1
week later|-2
week of|-4
week so|3
week$|-2
week's|4
weekend|-11
weekend of|-3
weekend$|-3
weekly|-1
weeks|-3
weeks ,|1
weeks .|-1
weeks for|-2
weeks of|-2
weeks$|-3
weg|8
weg ,|3
wegen|3
wegen dem|-1
wegen der|-2
weight|-1
weights|-1
weihnachtsfeier|4
weir|-1
weiss|1
weiß|-3
welcome|4
welded|-2
welded ,|-1
welder|-2
well|4
well ,|-5
well .|-2
well done|5
well$|1
wenn|-5
went|-7
went back|-3
went fine|5
went for|2
went home|1
went in|-6
went off|2
went out|-2
went over|-1
went round|-3
went through|5
went well|1
wer|2
wer hat|5
werden|-4
werden$|-7
were|11
were 0|1
were at|-1
were delivered|1
were here|-4
were in|1
were on|3
were stolen|1
west ,|-1
wet|-3
wet .|-1
wexford|5
what|-2
what a|8
what about|-1
what do|4
what was|-2
what we|-5
wheat|4
wheel|1
wheel ,|1
wheelchairs|1
wheels|-4
when|-8
when i|1
when is|3
when it's|3
when she|-1
when the|4
when they|-2
when we|-1
when you|-3
whenever|7
where|-4
where are|2
where he|2
where is|1
where it|-1
where people|-2
where the|-3
where they|-1
where to|-1
where we|4
whether|15
whether the|-1
whether we|10
which|-5
which one|1
while|-8
while the|-3
while they|-2
while we|-2
whisper|-2
whisper the|-1
whistle|-7
whistle$|-5
whistles|-1
white|-1
white$|-1
whiteboard|5
who|-17
who ate|4
who can|1
who can't|-1
who could|-9
who do|1
who drives|-2
who gets|-2
who has|4
who haven't|-2
who is|3
who left|3
who orders|1
who parked|1
who stands|-3
who takes|-2
who took|7
who wants|4
who's|4
who's coming|2
who's on|-2
whoever|8
whole|-2
whole batch|-1
whole of|-1
wholesaler|1
wholesaler has|-1
whom|-3
whose|4
whose is|2
why|4
why the|-1
why$|2
wide|-3
wider|-2
wie|2
wieder|-12
wieder ,|-6
wieder da|3
wieder$|1
wiese|3
wife|4
wife had|3
wifi|11
wiki|-4
wild|-1
will|-1
will be|10
will come|4
will do|-1
will go|-1
will have|-1
will look|2
will not|-1
will sit|-1
willow|-1
win|2
winch|1
wind|1
wind$|4
window|6
window ,|-2
window cleaner|2
window in|9
window is|-2
window$|-2
windows|1
windscreen|-1
wine|3
wings|-4
winner|-2
winter|1
winter$|-3
wiped|-1
wipers|6
wir|-12
wir nicht|-1
wird|-3
wire|-3
wired|-3
wished|1
wissen|-3
with|-13
with 0|-8
with all|-5
with her|4
with him|-3
with his|-2
with it|5
with me|4
with my|-1
with new|1
with no|-1
with one|3
with our|2
with six|-1
with someone|1
with ten|1
with the|-6
with their|3
with them|-1
with those|-1
with today's|-4
with two|-1
with us|-1
with white|2
with your|-1
withdrew|4
withdrew ,|4
within|-1
without|-7
without a|-2
without me|2
without the|5
witness|-1
wobble|-1
wobbles|2
wobbles ,|2
wobbly|1
woche|-3
wochen|6
wochenende|-5
woke|3
wollen|-3
woman|-3
woman from|-4
woman with|-1
women|-1
won|12
won 0|5
won second|4
won the|3
won't|9
won't be|1
won't come|-1
won't do|3
won't go|-1
won't let|-2
won't open|4
won't start|1
wont|-1
wooden|-3
wool|1
word|-3
worden$|1
wording|-2
words|-1
work|-1
work ,|-2
work from|2
worked|-3
workers|-1
working|7
works|1
works ,|-2
works again|-1
works council|3
works$|4
workshop|3
workshop ,|-1
workshop$|3
worktop|1
worm|-2
worn|-2
worse|-2
worse ,|-1
worst|-2
worth|-2
would|-7
would do|-1
would go|-3
would like|24
would rather|-3
would take|-3
wow|1
wow$|1
wrap|1
wrapped|-8
wrapped ,|-5
wrapped and|-3
wrapping|6
wreath|1
wrist|5
write|-3
write -|-1
writes|-1
writes that|1
writing|-5
writing$|-4
written|-7
written ,|-4
written$|-2
wrong|-2
wrong ,|1
wrote|-13
wrote back|-1
wrote it|-3
wrote that|-1
wrote the|-2
wrote them|-1
wurde|-8
x|3
x -|5
x 0|-1
xl|1
xl$|-2
xmas|-1
y|-5
y la|4
ya|-17
ya esta|-4
ya estan|-2
ya no|-1
ya se|-1
ya tenemos|-1
ya tiene|-1
yard ,|1
yaris|1
year|1
year .|1
year 0|9
year is|1
year$|4
year's|4
yearly|2
years|-4
years ,|-3
years .|-2
years ago|-2
years$|1
yellow|1
yellow one|4
yellow$|1
yes|-9
yes !|-3
yes ,|-3
yes .|3
yes ?|-3
yes and|-1
yes for|-1
yes to|-1
yesterday|-2
yesterday ,|-1
yesterday .|7
yesterday's|-3
yet|-9
yet ,|-5
yet$|-3
yildiz|-1
yilmaz|1
yo|-1
yoga|2
yoghurt|1
you|5
you ?|2
you add|-4
you all|3
you ask|-1
you bring|2
you can|-7
you can't|-1
you do|-5
you for|-2
you have|2
you know|1
you one|1
you put|-1
you see|2
you take|1
you want|3
you$|7
you're|5
young|-7
young ones|-3
youngsters|-1
your|8
your parcel|5
yours|-5
yourself|2
yourself$|2
yourselves|2
yourselves$|2
youth|2
youth group|3
yusuf's|1
zahlen|3
zahnarzt|3
zehn|8
zeit|1
zeller|-1
zero|2
zip|1
zone|-1
zoo|8
zoom|-3
zu|-1
zu hause|-2
zu$|-1
zugesagt|-6
zugesagt ,|-2
zugesagt$|-4
zum|2
zur|-7
zurich|-2
zuruck|11
zuruck$|9
zwei|4
zwei wochen|1
~agrees|-16
~arrived|-2
~asks|19
~broken|6
~count|-9
~day|-1
~done|-12
~fails|-8
~life|17
~money|1
~moved|-5
~nothing|7
~paid|-1
~past|11
~person|-15
~progress|-12
~promises|-8
~refuses|-5
~sent|-12
~thanks|14
~time|-2
~urgent|-15
~wants|-7
~works|-7
`;

/** How much what a title has to do with what a text tells speaks for its task; made likewise. */
export const SIGNS_OF_TASKS = `
apply|-7
apply agrees|-2
apply arrived|-2
apply asks|4
apply broken|-6
apply count|1
apply day|-7
apply done|-5
apply exclaims|1
apply fails|-3
apply life|-8
apply money|1
apply nothing|4
apply paid|-2
apply past|-4
apply progress|1
apply promises|6
apply refuses|-1
apply sent|5
apply thanks|-4
apply time|-1
apply urgent|-1
apply wants|14
apply works|3
appointment|-6
appointment arrived|-6
appointment asks|3
appointment broken|-2
appointment day|6
appointment done|6
appointment fails|-2
appointment life|3
appointment money|6
appointment moved|1
appointment nothing|-4
appointment past|-2
appointment person|5
appointment progress|-2
appointment promises|-3
appointment refuses|8
appointment sent|-7
appointment thanks|-1
appointment time|5
appointment urgent|-2
appointment works|-3
book|-6
book agrees|10
book arrived|4
book asks|4
book broken|-4
book count|-2
book day|4
book done|-3
book fails|-2
book life|-2
book money|3
book moved|3
book nothing|-6
book paid|-1
book past|5
book person|5
book progress|-1
book promises|-4
book sent|-1
book thanks|1
book time|-3
book urgent|-2
book wants|9
build agrees|-2
build arrived|-1
build asks|-1
build broken|2
build count|-6
build day|-5
build done|6
build exclaims|-1
build fails|-2
build life|-4
build money|-3
build moved|1
build nothing|1
build paid|-2
build past|1
build progress|4
build refuses|-2
build sent|-2
build thanks|-1
build time|1
build wants|-3
build works|-4
buy|-7
buy agrees|-3
buy arrived|5
buy asks|2
buy broken|-5
buy count|3
buy day|-2
buy done|-9
buy fails|6
buy life|-5
buy money|-5
buy moved|7
buy nothing|1
buy paid|2
buy past|-4
buy person|-1
buy progress|6
buy promises|3
buy refuses|1
buy sent|-5
buy thanks|-2
buy time|-7
buy urgent|-1
buy wants|-1
buy works|-9
chase|4
chase agrees|-2
chase arrived|1
chase asks|-1
chase broken|2
chase count|2
chase day|-5
chase exclaims|1
chase fails|-1
chase life|4
chase money|-1
chase paid|9
chase past|1
chase progress|3
chase promises|3
chase refuses|-1
chase thanks|3
chase urgent|-1
chase wants|4
chase works|-4
clean|-2
clean agrees|-3
clean arrived|1
clean asks|2
clean broken|-2
clean count|3
clean day|-1
clean done|7
clean exclaims|-2
clean life|6
clean money|-2
clean nothing|-2
clean paid|-2
clean past|-4
clean person|-3
clean refuses|-2
clean sent|1
clean thanks|-1
clean urgent|-1
clean wants|-2
clean works|1
end|-1
end agrees|3
end arrived|-1
end count|3
end fails|1
end money|-1
end nothing|-2
end paid|-1
end promises|-1
end refuses|3
end sent|2
end time|1
end wants|-3
event|-3
event agrees|1
event arrived|-1
event asks|3
event broken|4
event count|6
event day|-5
event done|-1
event exclaims|-4
event fails|-6
event life|-6
event money|9
event moved|-2
event nothing|-2
event paid|6
event past|-5
event person|-2
event progress|-6
event promises|-2
event refuses|3
event sent|-3
event urgent|-1
event wants|2
event works|-2
fix|-1
fix agrees|-7
fix arrived|-4
fix asks|-4
fix broken|1
fix count|-2
fix day|-7
fix fails|13
fix life|-6
fix money|1
fix moved|2
fix nothing|2
fix past|8
fix person|-2
fix progress|-1
fix refuses|-1
fix sent|-1
fix time|4
fix urgent|4
fix wants|-7
fix works|19
named agrees|3
named arrived|5
named asks|1
named broken|4
named count|1
named day|8
named done|1
named exclaims|1
named fails|9
named life|-9
named money|9
named moved|5
named nothing|1
named paid|5
named past|1
named person|-3
named progress|2
named promises|3
named refuses|1
named sent|5
named thanks|-11
named time|-4
named urgent|8
named wants|6
named works|3
other|-1
other agrees|8
other arrived|-3
other asks|-4
other broken|2
other count|1
other day|-2
other done|3
other exclaims|-1
other fails|1
other life|2
other money|-1
other moved|1
other nothing|1
other paid|-8
other past|2
other person|3
other progress|2
other promises|1
other refuses|-2
other sent|-2
other time|3
other urgent|-3
other wants|2
other works|4
pay|-2
pay agrees|-8
pay arrived|3
pay asks|2
pay broken|-3
pay day|-6
pay done|-1
pay exclaims|1
pay fails|-2
pay life|-1
pay money|8
pay moved|2
pay paid|3
pay past|3
pay progress|6
pay promises|-3
pay refuses|1
pay sent|2
pay time|-4
pay urgent|1
pay wants|1
pay works|-3
people|6
people agrees|8
people arrived|1
people asks|3
people broken|-4
people count|-1
people day|10
people done|5
people exclaims|9
people fails|-2
people life|5
people money|9
people moved|-2
people nothing|3
people paid|4
people past|-4
people person|5
people progress|-8
people promises|10
people sent|-4
people thanks|2
people time|-5
people urgent|-1
people wants|2
people works|-7
quote|-3
quote agrees|5
quote asks|-1
quote broken|-1
quote count|1
quote day|-5
quote done|-1
quote exclaims|-3
quote fails|-2
quote life|-3
quote money|6
quote nothing|-2
quote paid|-5
quote past|-3
quote person|-1
quote promises|2
quote refuses|-1
quote sent|3
quote thanks|-2
quote time|4
quote urgent|3
quote wants|5
quote works|-2
sell|4
sell arrived|-2
sell asks|-1
sell broken|-1
sell count|7
sell day|3
sell done|-1
sell exclaims|4
sell fails|-3
sell life|4
sell money|2
sell nothing|-3
sell paid|8
sell past|1
sell progress|2
sell sent|2
sell thanks|-2
sell time|2
sell wants|3
sell works|-1
send|-6
send agrees|-2
send arrived|5
send asks|-4
send broken|-1
send count|-2
send day|-2
send done|-4
send exclaims|-3
send fails|-2
send life|1
send money|-1
send moved|3
send nothing|8
send paid|-3
send past|4
send progress|-6
send sent|8
send time|5
send wants|-2
send works|-3
system|-5
system agrees|-1
system asks|-3
system broken|-1
system count|-5
system day|-2
system done|-3
system exclaims|1
system life|-2
system money|-2
system past|2
system progress|-1
system thanks|-1
system time|-3
system works|3
test|-6
test agrees|-3
test arrived|3
test asks|-2
test broken|3
test count|-1
test day|1
test done|4
test exclaims|1
test fails|3
test life|-1
test money|-3
test moved|-4
test nothing|1
test paid|-4
test past|-3
test promises|-5
test refuses|-1
test thanks|2
test time|-2
test urgent|2
test wants|-2
write|-3
write agrees|-10
write arrived|-7
write asks|3
write broken|5
write count|-6
write day|-1
write done|1
write exclaims|-6
write fails|-1
write life|5
write money|-5
write nothing|3
write paid|-3
write past|-6
write person|-1
write progress|-3
write promises|-8
write refuses|-2
write sent|3
write thanks|-2
write urgent|3
write works|-2
`;
