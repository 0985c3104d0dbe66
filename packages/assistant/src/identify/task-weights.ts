import type { TaskFeature } from './task-features.ts';

/** How much each feature speaks for a task; made by `npm run learn:tasks`, not by hand. */
export const TASK_WEIGHTS: Readonly<Record<TaskFeature, number>> = {
  none: 4.05,
  score: 1.22,
  value: 1.26,
  isWhole: 0.4,
  isOneWord: 0.13,
  isTwoWords: 0.77,
  isManyWords: 1.07,
  ofTitle: 0.64,
  restOfTitle: -1.5,
  isOfDescription: 0.33,
  hasReference: 0.68,
  hasNumber: -0.38,
  hasName: 0.25,
  isTopic: 2.04,
  hasHead: 0.48,
  isHeadAlone: -0.71,
  isOfQualifier: -0.6,
  isOnlyVerb: 0.32,
  useOfOneWord: 1.54,
  shareOfText: 1.2,
  tellsChange: 0.79,
  isOneWordOfChange: -0.15,
  asksAround: -0.64,
  isLongText: 0.78,
  isForeign: 0.28,
  valueOfForeign: 0.49,
  leadOfForeign: 0.23,
  isForeignChange: 0.56,
  isReferring: 0.58,
  isNameOfChange: -0.08,
  isNumberOfChange: 0.39,
  told: 3.42,
  toldOfDescription: 0.13,
  isTold: -0.22,
  isToldTwice: -0.3,
  isToldOften: -0.34,
  isOnlyTold: 1.05,
  shareTold: -1.39,
  isFirst: 0.25,
  isFirstByValue: 0.63,
  isFirstTold: 0.14,
  lead: 0.32,
  leadOfValue: 0.39,
  leadOfTold: 0.75,
};

/** How much each word of a text speaks for that it speaks of none; made by `npm run learn:tasks`, not by hand. */
export const WORDS_OF_NONE = `
! !|-1
! 0|-7
! a|-2
! please|-1
! the|-1
'0|-1
( 0|3
) ,|-2
) .|-3
, ,|1
, .|-3
, 0|-5
, 0k|-1
, a|-4
, about|-3
, add|-2
, after|-1
, agreed|1
, all|-6
, alles|-2
, also|-1
, and|-1
, another|1
, answers|2
, anybody|3
, anyone|2
, apologised|-1
, are|-2
, arrives|1
, as|-1
, ask|3
, asked|-1
, asks|-1
, at|2
, back|6
, band|-4
, battery|1
, be|1
, because|-2
, best|6
, bis|-1
, bitte|13
, black|2
, blue|2
, both|-3
, bought|5
, bring|1
, brings|-1
, brought|1
, bus|-2
, but|-3
, ca|1
, cake|2
, call|2
, camera|-1
, can|8
, can't|-1
, car|2
, card|1
, cards|-1
, careful|-1
, cash|-3
, certificate|-8
, changed|-1
, check|-1
, closed|-2
, closing|-7
, come|15
, comes|-4
, coming|2
, con|-3
, concrete|-1
, confirmation|-4
, contract|-4
, cost|-1
, could|2
, counted|2
, credit|-2
, customer|-1
, cut|-2
, da|6
, dad|-1
, dark|-2
, das|2
, dass|-1
, deadline|2
, delivered|2
, delivery|-4
, der|-6
, did|3
, die|-2
, do|2
, don't|5
, done|3
, door|2
, double|-1
, down|-1
, dr|-1
, drive|2
, driver|5
, dry|-1
, ear|2
, egg|-1
, eight|-1
, el|-7
, electrician|-2
, elle|-3
, else|-2
, engineer|-1
, er|-1
, even|-6
, every|3
, everybody|-2
, everyone|-3
, everything|-1
, except|-1
, expect|5
, falta|-2
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
, funny|1
, gave|3
, get|-3
, give|-1
, go|7
, goes|-1
, going|-2
, gold|1
, gone|-2
, good|-1
, got|-6
, green|-4
, ha|1
, hab|1
, had|-1
, haha|4
, half|3
, has|4
, hat|2
, have|3
, hay|-9
, he|1
, he'd|-3
, he'll|-4
, he's|4
, help|5
, her|-1
, his|-6
, how|2
, i|-1
, i'd|-5
, i'll|1
, i'm|3
, i've|15
, ich|5
, il|1
, ils|-4
, in|1
, including|-2
, ines|2
, inspector|-1
, invoice|-3
, it|2
, it'll|-1
, it's|9
, its|-3
, j'ai|-2
, je|2
, jetzt|-1
, just|5
, keep|2
, kids|-5
, kitchen|1
, la|1
, lab|2
, lawyer|-1
, le|-6
, leave|1
, leaves|-1
, left|-1
, lena|-2
, less|-1
, let|-1
, let's|-1
, letter|-3
, lieferung|-2
, list|-2
, livraison|-1
, lo|-4
, look|-2
, looks|-3
, lots|-1
, lovely|-1
, low|-4
, make|3
, marketing|1
, max|-2
, may|-2
, maybe|-1
, me|1
, mechanic|-1
, merci|2
, merged|-1
, milk|-2
, mind|2
, money|-2
, most|-1
, mostly|-3
, motor|-2
, move|1
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
, none|1
, not|-10
, nothing|1
, now|-5
, number|-6
, nur|-2
, ob|6
, offered|-3
, officer|-1
, oil|-2
, ok|1
, old|-5
, on|-11
, one|-6
, only|-1
, or|-3
, order|1
, ordered|-1
, ordering|4
, otherwise|-9
, ouch|3
, our|-3
, ours|-7
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
, poor|1
, prices|-1
, print|-1
, production|-4
, pump|-3
, put|5
, que|3
, raise|-1
, ran|-6
, ready|-1
, really|-1
, receipt|-3
, red|8
, remaining|-2
, report|-3
, rest|-6
, results|-5
, right|-1
, ring|4
, room|-2
, rubber|-1
, running|1
, sad|2
, sagt|-1
, said|1
, sales|3
, salt|4
, same|4
, saw|3
, says|6
, school|-1
, second|-4
, security|-2
, see|2
, sending|3
, sensor|-1
, sent|1
, set|-1
, seven|-1
, shall|-3
, she'd|-1
, she'll|-3
, shop|-2
, should|-7
, shows|-1
, sie|-1
, sign|2
, signed|-1
, silver|1
, six|-6
, size|9
, sizes|-4
, smells|-4
, smoke|-1
, so|-12
, sold|1
, solo|-1
, some|-1
, somebody|-1
, someone|1
, son|-2
, sonst|-3
, sorry|2
, sounds|-1
, staff|1
, stamped|-1
, stand|1
, start|1
, starting|-4
, starts|-8
, sticker|-5
, still|-7
, supplier|3
, swapped|-1
, switch|-1
, take|10
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
, the|-18
, their|1
, then|-5
, there|-3
, there's|-2
, they|3
, they'd|5
, they'll|-1
, they're|-2
, they've|-4
, third|-1
, this|-7
, threw|1
, told|-1
, tomasz|-3
, took|3
, tracking|-4
, train|2
, treat|-1
, tres|-1
, tried|-4
, truck|-2
, try|-1
, trying|-7
, tuesday|2
, two|1
, un|-1
, una|-1
, under|-1
, use|8
, used|-1
, valid|3
, vertrag|-3
, viene|-1
, voice|-2
, vorher|-5
, wait|-1
, waiting|-9
, wants|4
, war|-5
, was|-1
, water|-3
, we|-6
, we'd|-3
, we'll|7
, we're|-5
, we've|-1
, wear|1
, well|4
, wer|-1
, what|1
, when|-1
, where|4
, which|-2
, white|-1
, who|-1
, whoever|5
, whole|4
, wholesaler|2
, whose|2
, will|-4
, windows|-2
, wir|-1
, with|1
, won't|1
, works|1
, would|-3
, wrapped|-2
, wrong|3
, wrote|-1
, ya|-1
, yellow|1
, you|-3
, your|1
, zwei|-1
- bike|1
- do|-2
- free|-1
- hand|-2
- in|-1
- law|-2
- one|-1
- op|-1
- out|3
- please|-2
- ray|5
- seater|-1
- shirts|2
- to|8
- up|6
- ups|1
- year|-1
- you|1
. ,|-6
. .|-4
. 0|-1
. a|-4
. add|-1
. all|-2
. can|-2
. closing|-3
. do|2
. done|-1
. fix|-7
. he|-3
. i|4
. i'd|-2
. i'll|-1
. i've|2
. it's|-1
. kann|-2
. merged|-1
. needs|-5
. new|-5
. nothing|-2
. one|2
. please|-8
. rest|-2
. same|-1
. shall|-4
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
. they|1
. third|-2
. this|-1
. told|5
. two|-2
. we|-4
. who|4
. will|-4
0|2
0 !|-1
0 (|-1
0 )|3
0 ,|-12
0 .|-8
0 0|3
0 :|7
0 ?|-1
0 a|-2
0 again|4
0 al|-3
0 already|1
0 am|-8
0 an|-4
0 and|-3
0 april|-5
0 are|-2
0 arrived|1
0 as|-1
0 asked|3
0 back|-3
0 bags|3
0 bar|-5
0 bis|3
0 boxes|14
0 bucks|4
0 but|-1
0 by|-3
0 came|3
0 cartons|-1
0 cash|-2
0 cent|1
0 cents|-4
0 chairs|-1
0 cheaper|-2
0 children|-3
0 clicks|-1
0 cm|-1
0 copies|-3
0 customers|5
0 days|-11
0 db|-1
0 de|-4
0 degrees|4
0 delivered|2
0 doesn't|3
0 dollars|4
0 done|-1
0 each|-1
0 est|1
0 et|3
0 euro|-2
0 euros|-1
0 families|3
0 for|-5
0 from|16
0 g|1
0 gb|-1
0 gets|1
0 got|10
0 has|14
0 have|1
0 if|-2
0 in|6
0 inch|-4
0 incl|-4
0 instead|5
0 is|11
0 ist|10
0 june|-2
0 kg|-13
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
0 lost|1
0 m|1
0 march|-2
0 metres|-1
0 min|-2
0 minutes|5
0 ml|3
0 mm|-6
0 months|-3
0 more|6
0 ms|-4
0 must|-2
0 m²|-1
0 names|-3
0 needs|2
0 new|1
0 now|2
0 october|-2
0 of|-13
0 on|-2
0 or|-5
0 out|2
0 pages|5
0 paid|5
0 passed|4
0 pcs|-1
0 people|1
0 per|-2
0 percent|-8
0 pieces|-1
0 please|1
0 plus|-5
0 pounds|-1
0 pour|-1
0 quid|-1
0 rolls|-3
0 runs|-1
0 s|-4
0 sacks|2
0 says|10
0 seats|-1
0 seconds|-2
0 sent|4
0 sets|-3
0 sheets|-3
0 since|1
0 slips|1
0 smells|5
0 so|-5
0 square|-1
0 stickers|1
0 still|2
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
0 tubes|3
0 visitors|1
0 wants|3
0 was|8
0 weeks|-2
0 went|-2
0 when|4
0 with|-3
0 words|-1
0 would|1
0 x|-2
0 y|5
0 years|3
0$|-12
0's|5
0a|4
0a$|-3
0b|-6
0b and|2
0c|2
0d|1
0k|-7
0k for|-1
0k$|-1
0nd|1
0nd ,|-1
0nd floor|3
0rd|-3
0rd$|-2
0s|-5
0s ,|-3
0st$|-1
0th|-3
0th ,|11
0th .|-1
0th at|-2
0th because|-2
0th is|-2
0th to|-2
0th$|-9
0x0|-4
: (|-5
: )|4
: 0|3
: a|2
: add|-2
: all|-2
: also|-1
: can|-3
: check|-2
: don't|-2
: first|-1
: i|-2
: le|1
: my|-1
: new|-1
: one|13
: only|-1
: please|-1
: still|3
: the|5
: three|1
: two|3
: we|4
: who|1
; the|-1
? ?|7
? i|-2
? mine|-1
? my|-1
? need|1
? the|3
^0|-13
^0b|-7
^a|13
^a0|1
^add|-3
^added|-3
^agency|-1
^air|2
^alarm|-4
^alguien|2
^all|-16
^am|1
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
^bar|4
^barn|1
^bathroom|5
^batteries|2
^battery|1
^bed|2
^before|-2
^bei|8
^bell|2
^belt|5
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
^bonne|2
^book|1
^books|1
^both|-5
^bought|1
^box|-6
^breakfast|1
^bride|-2
^brochure|-1
^broker|-1
^bronze|-1
^brother|1
^bruno|-1
^bulb|-1
^bus|2
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
^carpet|7
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
^city|3
^clara|3
^clock|3
^coach|6
^coffee|6
^cold|2
^collected|-3
^compost|1
^compressor|-1
^concrete|-4
^container|1
^contract|1
^copier|1
^could|-2
^council|-1
^counted|-7
^county|1
^courier|-3
^course|1
^court|1
^cover|-2
^crane|2
^csv|1
^curtain|3
^customer|4
^customers|-2
^customs|-1
^cut|-1
^dad|2
^dad's|5
^dark|1
^das|-2
^db|-3
^de|-5
^dealer|-1
^december|1
^dentist|2
^deposit|1
^der|1
^did|2
^die|7
^dishwasher|4
^does|3
^dog|1
^done|-5
^door|6
^down|-1
^dr|2
^drill|1
^drive|3
^driver|-1
^drone|1
^dropped|-1
^drove|-1
^drugs|1
^dry|-1
^dutch|-1
^eight|-3
^el|-8
^electric|1
^electrician|-4
^electricity|4
^eleven|-2
^en|1
^engineer|-2
^episode|4
^evening|1
^every|-3
^everybody|-8
^everyone|-2
^everything|-2
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
^for|-11
^forest|1
^forklift|6
^form|-1
^forty|-2
^found|-10
^four|-6
^fourteen|-2
^frau|-4
^freezer|2
^fridge|1
^from|3
^front|5
^fuel|1
^fur|-4
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
^got|-13
^grandma|4
^granny|4
^granny's|2
^grant|2
^great|2
^green|-1
^grey|-2
^group|1
^guest|2
^guide|-1
^gym|2
^hab|-1
^habe|-1
^had|-3
^half|-6
^hall|1
^handed|-3
^happy|3
^harbour|3
^has|6
^hat|3
^hay|5
^he|-9
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
^how|-2
^hr|-3
^i|2
^i'd|2
^i'll|3
^i'm|-1
^i've|-8
^ice|1
^ida|3
^if|-3
^il|-3
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
^is|11
^it|-14
^it's|-5
^j'ai|-3
^job|2
^judge|2
^kann|-2
^kettle's|3
^kids|-2
^kitchen|1
^knee|1
^la|2
^lab|-3
^label|1
^labels|1
^ladder|1
^lady|4
^landlord|-3
^las|-2
^last|1
^le|4
^lead|4
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
^library|4
^licence|3
^lift|4
^light|-1
^lights|-1
^lindqvist|1
^linen|-3
^lisbon|2
^lo|-5
^lockers|2
^login|2
^los|-5
^lost|7
^lot|1
^love|-2
^lovely|4
^lunch|7
^m|1
^made|-3
^make|-2
^malt|3
^man|1
^manana|4
^march|4
^marketing|4
^marquee|1
^maths|1
^mats|1
^max|-1
^may|-1
^measured|-1
^mechanic|-4
^membership|5
^memory|-3
^merged|-3
^mi|1
^milk|2
^milo|2
^minutes|1
^mme|2
^mon|2
^monday|-3
^money|-6
^morgen|4
^moths|-1
^move|-1
^moved|1
^moving|-1
^mr|11
^mrs|5
^ms|-3
^muller|-3
^museum|1
^my|13
^need|-4
^neighbor|1
^net|1
^new|4
^newsletter|6
^newspaper|1
^next|8
^nice|6
^night|2
^nine|-4
^nits|4
^no|-5
^nobody|-11
^novak|1
^number|-5
^oak|2
^office|5
^old|-4
^oma|1
^on|-3
^one|-3
^only|-2
^opa|-1
^open|1
^order|1
^ordered|2
^organ|1
^our|8
^out|-1
^oven|3
^owner|-3
^paid|5
^paint|3
^painter|-1
^pallets|1
^paper|1
^para|-3
^parcel|-2
^parents|-1
^parents'|2
^park|2
^parking|11
^passed|-2
^passport|3
^patient|1
^payment|-3
^paypal|1
^payroll|1
^people|-6
^petersen|1
^phone|2
^phones|2
^photo|3
^photographer|1
^photos|4
^piano|1
^picked|-2
^pictures|-1
^pizza|1
^please|-1
^plot|1
^pls|-2
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
^price|3
^prices|-1
^printer|1
^printer's|3
^prof|2
^projector|2
^property|1
^publisher|6
^pulled|-2
^pump|3
^puppy|2
^push|7
^put|-8
^quelqu'un|2
^qui|-1
^quien|1
^radiator|1
^radio|3
^raffle|2
^rain|2
^ramp|2
^ran|-1
^rang|-1
^re|-1
^reception|-1
^red|-1
^reminder|10
^rent|6
^report|1
^results|-2
^revenue|-1
^river|1
^road|3
^roof|3
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
^school|4
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
^server|2
^seven|-4
^she|-11
^she's|-2
^shelves|-2
^should|2
^showed|-1
^shower|4
^shredder|-1
^sign|2
^signed|-1
^since|5
^six|-3
^skip|17
^sold|6
^some|3
^somebody|8
^somebody's|1
^someone|3
^someone's|3
^sorry|1
^sparky|-3
^spoke|-13
^spring|1
^st|1
^staff|1
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
^taxi|7
^technician|-2
^ten|-1
^tenant|1
^test|-1
^thank|-1
^thanks|3
^that|3
^the|4
^their|-2
^there|4
^there's|2
^thermostat|1
^they|-11
^they'd|-2
^they've|-1
^third|-5
^thirty|-2
^three|-4
^ticket|7
^tickets|-1
^tiles|-2
^till|6
^to|2
^toilet|4
^told|-6
^tom|1
^tom's|3
^too|-1
^took|-5
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
^twelve|-2
^two|-5
^tyre|2
^u0|1
^ultrasound|2
^una|3
^uncle|1
^une|6
^uniform|5
^unit|1
^users|1
^van|20
^van's|4
^vat|1
^vet|-2
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
^we'll|-1
^we're|5
^we've|-6
^web|1
^website|-1
^welded|-1
^went|-3
^wer|4
^what|3
^when|-6
^where|1
^who|1
^whoever|1
^wholesaler|-1
^whose|3
^wifi|3
^winch|2
^window|2
^winter|1
^wir|1
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
a ,|4
a -|-1
a 0|-1
a and|-2
a baby|3
a barbecue|3
a big|-1
a bigger|-3
a bike|1
a bill|-2
a birthday|-3
a bit|-2
a blue|3
a bottle|-2
a box|-1
a boy|1
a bucket|3
a cake|2
a calendar|3
a camera|-2
a car|-2
a card|-1
a cat|1
a cherry|-2
a clean|1
a cold|3
a copy|-5
a couple|1
a crack|2
a cracked|-2
a customer|2
a dad|-2
a day|-4
a deposit|-1
a desk|1
a different|-4
a discount|2
a dog|-1
a donation|1
a double|-1
a dozen|2
a drop|-5
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
a half|-2
a hamper|-2
a hearing|2
a holiday|1
a hospital|-1
a hundred|1
a job|-1
a key|-2
a la|4
a lad|-1
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
a look|3
a loose|-1
a lorry|-1
a los|-3
a lot|1
a man|3
a metre|-2
a minute|-1
a missing|-2
a mistake|-3
a month|-6
a mouse|-1
a mr|1
a mrs|-1
a music|-2
a new|6
a nice|-5
a note|-1
a nut|-1
a oublie|2
a page|-3
a pair|-1
a pallet|4
a parking|3
a passport|1
a patient|1
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
a reader|2
a red|1
a refund|-2
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
a tear|1
a thank|2
a third|-3
a to|-2
a tooth|2
a tour|3
a tray|2
a trial|-11
a truck|-1
a typo|-1
a used|4
a van|1
a video|1
a visit|2
a visitor|2
a voucher|-2
a vu|-1
a walk|1
a week|-9
a weekend|-2
a white|2
a whole|-1
a window|1
a wrong|-1
a year|-1
a young|-3
a$|8
aber|1
abgesagt|-3
able|-1
about|5
about 0|-2
about a|5
about half|-4
about her|1
about his|1
about it|6
about our|6
about parking|3
about the|2
above|-4
above 0|-1
above the|-3
abroad|-1
accept|-2
accept$|-2
accepted|-1
accepted ,|-1
accepted our|-1
accepted the|-3
accepted$|3
accepts|-1
access|-6
access point|-5
accident|4
accident$|1
according|7
according to|7
accordingly|-1
account|-4
account ,|6
account$|-7
accountant|4
accountant is|-2
accounting|1
aceite|-3
achete|-3
acid|-1
across|7
across the|2
ad|-3
ad for|1
ad up|-1
add|-14
add a|-5
add it|-1
add that|-3
add to|-3
add$|-1
added|-4
address|1
adeyemi|10
adjuster|-2
adobe|-4
ads|-1
adults|-1
advent|1
advert|-1
advice|1
adviser|2
advisory|-2
advisory on|-2
afraid|-1
afraid of|-1
after|-9
after 0|-9
after a|-2
after easter|-1
after four|3
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
again|-2
again !|-2
again ,|6
again .|2
again :|-2
again ?|1
again and|3
again at|-1
again but|-3
again by|-1
again for|-1
again from|2
again in|4
again on|1
again since|-6
again this|2
again with|-1
again$|6
against|-8
against the|-3
age|-2
agency|-5
agenda|-1
agm|4
ago|-2
agosto|1
agree|-4
agree to|-2
agreed|9
agreed to|-1
agreed$|-1
agreement|2
agrees|-1
agua|-2
ahead|-2
ahead ,|-1
aid|8
aid box|3
aid course|2
aid for|1
air|-2
air ,|-1
air con|3
air in|-1
air$|-1
airport|8
aisle|-1
al|1
al mes|-2
alarm|7
alarm in|2
alarm test|1
alarms|-2
album|9
album$|6
alcohol|-2
aldi|1
alert|-3
alguien|1
ali|-1
all|-2
all !|-3
all 0|-11
all ?|3
all at|3
all day|1
all eight|-3
all eleven|-1
all evening|1
all fine|1
all five|-2
all for|3
all four|2
all good|1
all in|-5
all morning|1
all night|11
all nine|-2
all nineteen|-1
all of|5
all our|-1
all out|-1
all over|3
all right|-3
all round|1
all the|-11
all those|-5
all three|-2
all up|6
all week|2
all weekend|5
alle|2
alle ,|18
allergen|7
allergic|1
allergic to|2
alles|-5
alley|-2
allotment|3
allowed|6
allowed$|3
allows|-2
almost|-2
alone|3
alone$|3
along|-7
along the|-3
along with|-1
along$|-1
already|-10
already !|-1
already ,|-1
already$|-2
als|-4
also|-22
also get|-3
also have|-1
also in|-2
also need|-4
also needs|-1
also put|-2
also wants|-1
alte|-4
alvarez|3
always|3
am ,|-1
am 0|-1
am freitag|1
am samstag|1
am wochenende|-4
amber|-1
ambulance|3
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
an old|3
and|-22
and 0|-7
and 0a|1
and a|-7
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
and in|-6
and is|7
and it|3
and it's|-1
and left|-1
and look|1
and me|-1
and needs|8
and new|-2
and no|-2
and nobody|-1
and not|8
and now|2
and off|-1
and on|-5
and one|7
and paid|8
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
and then|-1
and they|5
and three|-1
and took|-3
and two|-4
and wants|-2
and we|7
and when|-1
and who|-1
and will|5
and without|3
and would|-1
andere|-3
android|1
anew|-1
anew$|-1
angebot|-5
angebot fur|-2
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
another|-13
another 0|-5
another month|-1
another two|-1
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
answered the|-1
answers|1
answers to|2
antenna|-1
antes|3
antes$|-1
anti -|-1
antrag|-2
anuncio|-1
any|4
any good|1
any longer|-2
any more|7
anybody|3
anybody know|3
anybody want|1
anymore|-2
anymore ,|-1
anymore$|-1
anyone|7
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
apparently|5
apparently$|4
apple|5
apples|2
applicant|-1
applicants|-3
application|-2
applications|-2
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
april|8
april ,|-2
april$|1
aprons|1
architect|-2
archive|1
are|-3
are ,|3
are 0|1
are a|2
are all|1
are already|-4
are at|-4
are back|-9
are clean|-1
are coming|3
are copied|-1
are covered|-1
are cut|-5
are done|-3
are due|2
are fine|-2
are flat|2
are full|-1
are furious|-1
are getting|-1
are gone|-3
are half|-2
are happy|-1
are here|-1
are in|-6
are left|-3
are missing|-2
are moved|-1
are nearly|5
are new|-1
are not|8
are off|-1
are ok|-1
are on|-8
are ordered|3
are out|10
are over|-1
are paid|-3
are ready|-1
are right|-1
are set|-1
are standing|-2
are still|1
are stuck|-3
are taken|-1
are through|-3
are too|-2
are two|1
are up|2
are warm|-3
are with|1
are written|-2
are$|4
area|-1
aren't|-6
arm|3
arms|-4
around|-2
around 0|-7
around$|-1
arriba|4
arrive|3
arrived|4
arrived and|3
arrived but|-1
arrived from|1
arrived$|1
arrivees|1
arrivees ,|1
arrivent|4
arrives|8
arrives at|5
arrives in|4
arrives$|-4
art|2
arts|1
as|-20
as a|-2
as always|4
as an|-1
as before|2
as big|-1
as far|-4
as if|1
as of|-2
as soon|-2
as the|-5
as urgent|-1
as we|-1
as well|-9
as you|-1
ascension|2
ash|-5
ask|3
ask if|5
ask the|-8
ask them|1
asked|5
asked ,|3
asked about|5
asked again|-1
asked if|7
asked me|1
asked to|-3
asked whether|3
asked$|-5
asking|-1
asking for|3
asking if|1
asks|9
asks 0|-1
asks for|-4
asks how|-4
asks if|7
asks to|-2
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
at|10
at 0|-13
at a|-2
at all|2
at every|-2
at first|2
at five|4
at four|1
at gate|1
at half|5
at her|-1
at home|10
at it|-3
at last|-9
at least|-4
at midnight|-2
at minus|1
at my|3
at night|-8
at nine|5
at once|2
at one|-1
at our|2
at reception|-1
at school|1
at seven|3
at six|4
at st|1
at that|2
at the|-4
at their|4
at three|4
at work|1
ate|1
ate a|1
ate my|3
attached|-3
attached ,|2
attached .|-3
attached$|-6
attend|-2
attic|2
attic ,|1
au|6
au lieu|-1
au marche|3
auction|4
audience|4
audio|-1
audit|3
auditors|-1
auf|2
auf dem|-1
auf der|-3
auf die|-1
august|13
august ,|3
august$|3
aula|3
aunt|-3
aus|11
aus ,|1
aus dem|1
aus der|6
aus$|-4
aussi|-4
austria|-3
author|1
authority|-3
auto|6
autoclave|6
autumn|-1
autumn ,|1
aux|1
available|-2
avant|-2
avec|-4
average|-3
away|-2
away ,|3
away for|5
away from|2
away$|1
awful|3
awful ,|1
awful$|1
ayuntamiento|-3
b is|-3
b$|-7
b0|3
b0 ,|2
baby|-5
baby girl|3
baby$|1
back|-13
back !|3
back ,|-3
back -|-2
back .|-4
back 0|-1
back :|-1
back ?|1
back at|1
back before|-1
back for|-3
back from|5
back in|4
back is|1
back of|-1
back order|-3
back room|-18
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
badge|5
badge$|1
badges|-1
badly|3
badly ,|-1
badly$|1
bag|7
bag is|1
bag$|-1
bags|15
bags ,|5
bags in|1
bags of|4
bags$|1
baguettes|3
baja|-1
baked|7
baker|4
bakery|8
baklava|2
balance|2
balcony|2
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
bank says|-1
bank wants|1
bank$|-3
banners|2
bano|2
bar|8
bar ,|-1
bar de|1
bar$|2
barbecue|12
bare|-2
bare ,|-1
barn|4
barn$|1
barre|1
barrel|1
barrels|-2
barrier|1
bars|5
base|-2
basement|-5
basin|-2
basket|8
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
battery$|3
bay|4
bay 0|2
bay again|1
be|3
be ,|-1
be 0|-4
be a|5
be at|-2
be called|8
be collected|4
be delivered|-4
be done|2
be here|1
be in|-4
be nice|5
be off|-1
be on|6
be ready|-1
be right|3
be sent|-1
be taken|-1
be there|1
be with|-3
be$|-1
bea|-2
beach|-1
beamer|-6
beams|-1
bear|-3
beard|-1
bearing|-2
beat|-1
beautiful|1
beautifully|-2
became|-1
because|-8
because of|-5
because the|-3
bed|1
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
beeps ,|1
bees|-1
bees are|-1
before|-17
before ,|-2
before 0|1
before easter|-1
before everything|-1
before friday|2
before i|-1
before it|3
before june|-1
before she|1
before the|-5
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
behind$|2
bei|-1
bei den|-3
bei der|-4
beim|-3
being|4
bekommen|-4
bell|5
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
best|6
best ,|-1
bestellt|-2
bestellt ,|-2
beta|-1
better|-4
better than|-2
better$|-1
between|9
between 0|3
between the|-4
bid|4
bien|-4
bien ,|-1
bier|-1
big|-6
big as|-1
big one|5
big room|1
bigger|-1
bike|11
bike in|1
bike is|1
bike$|1
bikes|4
bill|7
bill for|5
bill from|-1
bill of|-1
bill$|5
billed the|-2
bills|-1
binder|-4
binder$|-4
bio|-5
biology|2
biomed|-2
birch|1
bird|2
birds|-3
birth|-4
birth certificate|-2
birthday|3
birthday ,|1
birthday$|1
bis|-3
bis 0|2
biscuit|-1
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
blind|1
block|8
block ,|-1
block a|7
block c|2
block$|-1
blocked|2
blocked again|3
blocked by|1
blocked$|-1
blocking|1
blog|7
blow|-2
blower|-2
blows|-1
bloß|-3
blue|4
blue ones|-2
blue umbrella|2
blue$|3
blum|-1
blunt|3
blunt ,|1
blurry|2
board|-4
board ,|-2
board from|-4
board in|1
boarding|1
boards|2
boards ,|-2
boat|-1
boathouse|-4
boats|-1
boda|2
body|-2
bog|1
bogdan|5
boiler|13
bolt|-2
bon|-1
bonne|4
book|5
book ,|-1
book is|-1
book the|-1
book$|6
booked|-2
booked ,|-6
booked for|5
booked in|-6
booked$|2
booklet|-2
booklets|2
books|5
books are|2
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
boss|3
boss$|1
boss's|1
both|-9
both have|-2
both of|-2
both sides|-2
both signatures|-2
bottle|5
bottle for|1
bottle of|-2
bottles|3
bottles of|-2
bottom ,|4
bottom of|-3
bottom$|-1
bought|10
bought ,|2
bought a|6
bought the|-3
bought$|3
bounced|-2
bouquet|-1
bowl|1
bowling alley|-2
bowls|3
box|-1
box ,|4
box 0|6
box by|1
box for|3
box in|-1
box of|-2
box on|1
box$|-4
boxed|-1
boxes|9
boxes ,|1
boxes are|6
boxes in|-1
boxes of|-5
boxes with|-2
boxes$|-1
boy|1
boys|-1
braces|-3
bracket|-1
brakes|-2
branch|-1
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
break|2
break ,|-1
breaker|5
breakfast|9
breakfast ,|-1
breakfast$|2
breaks|-2
brennan|4
brenner|2
brewery|-1
brian|-4
bride|-7
bride wants|-2
bridge|7
bridge$|2
brigade|-1
bright|3
brille|5
brilliant|1
brim|-2
brim ,|-1
bring|5
bring a|1
bring it|5
bring the|-4
brings|-6
brings his|-1
bristol|1
brochure|4
broke|3
broke ,|1
broke down|-1
broke his|-1
broke in|-1
broke the|2
broke$|-1
broken|7
broken ,|4
broken again|1
broken so|-3
broken$|6
broker|-1
bronze|1
brother|3
brought|6
brought a|2
brought forward|-1
brought in|3
brought the|-1
brought us|3
brown|7
browsers|-1
brush|1
brushed|-1
brushes|2
brussels|-3
btw|4
btw$|4
bucket|2
bucket's|2
buckets|3
buckets$|1
budget|-2
budget$|-1
buffet|-1
bug|-1
build|2
builder|-1
builders|-2
building|2
building is|2
builds|-1
built|-1
built ,|-1
bulb|1
bulb is|-1
bulb$|1
bulbs|4
bump|-4
bump it|-2
bump the|-1
bump this|-1
buns|-1
burn|-2
burned|-1
burner|-1
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
business|1
bust|1
but|-12
but doesn't|-1
but has|-1
but it|-2
but no|-2
but not|-1
but only|-1
but she|4
but the|-1
but they|-1
but two|-2
but we|4
butcher|-3
butter|-7
butter$|-4
button|2
buttons|-1
buy|5
buy$|1
buyer|-1
buyers|-1
buys|1
by|4
by ,|-1
by 0|9
by a|-1
by bike|1
by courier|-5
by eleven|4
by four|4
by friday|2
by itself|1
by mail|-4
by mistake|2
by noon|-1
by post|-3
by the|-6
by then|-1
by this|-1
by three|1
by thursday|-2
by train|-1
by tuesday|4
by two|3
c|-1
c ,|-2
c$|-1
c'est|-1
c'est bon|-1
ca|-2
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
cafe|11
cafetera|1
cafeteria|2
cage|3
cajas|-1
cake|9
cake ,|2
cake at|1
cake for|3
cake in|1
cake is|1
cake$|1
cakes|-1
calculation|-1
calendar|6
calendar ,|1
calendar for|2
calendar$|1
calendars|2
calf|2
calibration|2
call|15
call back|4
call the|3
call$|2
called|5
called ,|9
called :|-5
called again|-1
called the|3
called$|3
callers|-3
callum|-1
calves|1
cambiado|-2
came|4
came back|5
came but|-1
came down|-4
came for|-1
came in|3
came off|5
came on|-1
came out|-3
came this|-1
came through|-5
came to|1
came today|-2
came with|-4
came$|1
camera|-5
camera ,|-1
camera$|1
camion|-3
camp|-3
campana|-1
camper|1
campfire|1
camping|-2
can|-18
can be|-7
can collect|-1
can come|-3
can do|-5
can drive|-3
can get|2
can go|-4
can hear|1
can i|10
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
can someone|10
can start|-4
can stay|-3
can still|-1
can take|-2
can the|-7
can use|-1
can wait|-2
can we|4
can you|-2
can$|3
can't|-15
can't be|8
can't do|-3
can't find|-1
can't get|-4
can't go|-1
can't have|-1
can't make|-1
can't on|-2
can't open|-1
can't read|-1
can't see|2
can't take|-5
can't wait|-3
canada|-1
canal|1
cancel|-1
cancellation|-2
cancelled|1
cancelled ,|-3
candidate|3
candidates for|-1
candle|1
candles|-1
cannot|-1
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
car's|-7
caravan|-3
card|4
card ,|-1
card for|-1
card from|1
card is|1
card terminal|1
card$|3
cardboard|-4
cardigan|-1
cards|4
cards ,|-1
cards are|-1
cards for|2
cards$|3
care|2
careful|-1
caretaker$|-1
cargo|3
cargo bike|1
carnival|1
caro|-1
carol|5
carpenter|-2
carpet|8
carpet ,|1
carpets|1
carriage|-4
carried|-2
carrier|-1
carries|-1
carries the|-1
carry|-3
carry it|-1
carry the|-1
carrying|-2
cars|3
cart|-1
carton|-2
cartons|-1
cartridge|-1
casa|1
case|-4
case$|-1
cash|-5
cash ,|4
cash and|-2
cash box|-1
cash desk|-1
cash$|1
cashier|2
cast|5
castle|4
cat|16
cat ,|1
cat had|4
cat is|3
cat$|1
catalogue|7
caterer|-1
cats|1
caught|-2
cause|-4
caustic|-1
cave|1
cd|-3
ce|-3
ce matin|-3
ce soir|-2
ceiling|1
ceiling ,|-1
cell|-3
cellar|5
cellar$|-3
cells|-2
cemetery|-1
cent|-1
center|-1
centimetres|-2
centrifuge|3
cents|-3
cents a|-4
cents$|1
cert|-2
certificate for|8
certificate in|-1
certificate is|-5
certificate of|2
certificate$|-2
certification|-1
certified|-1
certs|-5
cette|1
ceux|-1
chain|-2
chair|8
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
change|-1
change ,|3
change the|-1
change$|-2
changed|-5
changed ,|4
changed her|-5
changed it|-1
changed its|1
changed the|-5
changed to|1
changer|5
changes|12
changing|6
changing room|3
channel|2
channel 0|1
chap|-3
chapel|6
chaplain|-1
chapter|-5
chapter 0|-1
charge|1
charge$|2
charged|-3
charger|3
charges|2
charges 0|2
chart|1
chat|-3
cheap|2
cheaper|-3
cheaper$|-2
cheapest|-1
check|-4
check -|3
check of|-1
check the|-1
check$|-1
checked ,|-3
checked$|-1
checkout|1
cheese|4
chef|-4
chemist|-2
chemist's|-1
chemistry|-2
cheque|-1
cherche|5
cherry|-1
cherry picker|-2
chess|1
chest|-1
chewed|2
chewing|-1
chez|-4
chicken|3
child's|-1
children|-1
chili|1
chimney|-3
chimney sweep|-1
chip shop|1
chipped$|1
chips|6
chlorine|-2
chocolate|1
chocolate in|2
chocolates|5
choice|-1
choir|7
choir is|-1
chose|-9
christening|9
christmas|6
christmas card|1
christmas party|2
christmas$|-2
church|4
church ,|-1
church is|-1
church$|3
ci|16
cierra|-1
cinco|-2
circle|1
city|-3
city hall|-1
claim|2
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
classe|3
classes|-8
classes ,|-1
clause|-2
clause 0|-1
clay|-1
clean|-6
clean$|-2
cleaned|6
cleaned the|1
cleaner|12
cleaner comes|4
cleaner's|1
cleaners|3
cleaning|3
clear ,|-5
cleared|-5
cleared ,|-1
clerk|1
click|4
clicked|1
clicks|-2
client|4
client's|-1
clients|6
climb|-1
climber|-1
climbers|2
climbing|-1
clock|7
clock in|4
clocks|3
clogged|-1
close|8
close it|-2
close the|-1
close$|2
closed|6
closed ,|5
closed for|5
closed till|2
closed$|-4
closes|3
closes at|1
closing the|5
closing$|-8
closure|1
cloth|-3
clothes|-1
cloths|1
cloud|-1
clown|-1
club|10
club has|4
club is|3
clubhouse|1
cluster|1
clutch|9
clutch is|3
cm|-1
co|-1
co -|-1
coach|8
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
coffee|12
coffee beans|1
coffee filters|1
coffee in|2
coffee machine|2
coin|3
coins|3
coins$|4
cold|8
cold ,|-2
cold again|-3
cold room|-4
cold water|4
cold$|10
collars|1
colleagues|-1
collect|-3
collect the|-3
collect$|2
collected|3
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
come|2
come ,|-3
come along|1
come and|4
come at|4
come back|-2
come before|-4
come by|1
come down|1
come first|1
come for|1
come friday|-4
come from|-2
come in|-4
come off|-1
come on|-1
come out|-4
come to|3
come tomorrow|4
comes|-17
comes ,|-3
comes at|1
comes back|-2
comes between|3
comes by|-4
comes from|-1
comes in|1
comes next|-2
comes off|-1
comes out|-1
comes thursday|1
comes to|1
comes tuesday|-1
comes with|1
comes$|-5
coming|-8
coming by|3
coming for|-1
coming in|4
coming on|-5
coming to|3
coming$|-1
commande|-1
commas|-1
comme|-1
comment|-4
comments|3
comments on|-1
commission|1
committee|-1
company|-6
company has|1
company wants|-2
competition|1
complain|-1
complained|4
complained about|4
complained$|1
complains|3
complains about|1
complaints|-2
complete|-4
complete ,|-1
complete$|-2
completely|-1
compost|3
compressor|2
compressor is|-6
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
confirmation mail|4
confirmation no|-2
confirmed|-7
confirmed ,|-2
confirmed for|2
confirmed the|-1
confirmed$|-2
confirms|-1
conge|2
congratulations|1
congress|-1
connection|1
consent|10
conservatory|-1
consulate|-7
consultant|1
contact|3
container|1
containers|-1
contract|-9
contract for|2
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
cookies|6
cool|2
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
cord|-2
cord ,|-2
cork|2
corn|-1
corner|1
corner ,|-1
corner$|1
correct|-1
corrected|-3
corrected$|1
correction|-1
corridor ,|-1
corridor$|-1
cost|-4
cost 0|-2
costs|7
costs 0|2
costs us|-1
costume|1
cote|-1
cough|4
could|-7
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
council|-5
council is|2
council$|-2
council's|1
count|-8
counted|1
counted ,|-2
counted 0|-1
counted the|-4
counted them|-2
counted twice|-2
counted$|-2
counter$|6
counting|-2
counts|-1
county|2
couple|-1
couple's|-3
courier|-9
courier ,|-1
courier has|-3
course|-1
course ,|-4
course at|2
course in|1
course on|1
course starts|2
course$|3
court|-1
cousin$|-1
cousins|-7
cover|-1
cover ,|-3
cover the|-2
covered|-7
covered$|-4
covers the|-1
cow|5
cows|-1
cpr|2
crack|2
crack ,|1
crack in|2
cracked|-1
cracked ,|3
cracked$|2
crackles|3
cracks|-5
crane|3
crash|5
crashed|-1
crashes|1
crate|1
crate$|1
crates|1
crazy|4
crazy$|2
cream|2
cream$|-3
credit|-6
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
crust|-1
csv|1
cuatro|1
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
curtain|6
curtain in|3
curtains|2
curve|-3
cushion|1
customer|6
customer left|-1
customer wants|4
customer with|3
customer's|1
customers|8
customers ,|-1
customers are|1
customers can|-1
customers$|6
customs|-2
customs ,|-1
cut|-2
cut and|-5
cut in|6
cut the|-4
cuts|-2
cutter|1
cutting|-3
cv|-3
cyan|4
cycle|1
cycles|1
cylinder|-1
d|4
da|-1
da ,|-5
da$|5
dach|-2
dachshund|2
dad|-2
dad from|-3
dad's|5
daily|-1
damage$|1
dame|-1
damit|-1
damp|3
danach|-1
dance|1
dangerous|-2
dans|-4
dans la|1
dans le|-4
dark|-9
dark ,|-1
dark$|-2
das|-2
das finanzamt|-2
dass|-1
data|-2
database|-1
date|-12
date ,|-2
date for|-5
date in|2
date is|1
date to|-1
date$|-2
dates|-4
daughter|6
daughter has|2
daughter$|-1
dawn|-1
day ,|-10
day .|5
day :|-3
day ?|-7
day and|2
day before|-1
day is|1
day later|6
day off|1
day to|1
day$|4
days|-7
days in|1
days$|-6
db|-4
de 0|-4
de arriba|4
de baja|-1
de cafe|1
de la|10
de las|5
de los|-2
de ma|1
de mi|2
de noche|-4
de nouveau|-4
dead|3
dead ,|1
dead$|-1
deadline|-6
deadline to|-1
deadline was|-3
deal|1
dealer|-4
dear|1
dear$|1
death|-1
debit|1
debt|1
dec|-3
dec 0|-1
december ,|1
december$|1
decide|-5
decide$|-1
decided|-8
decision|-6
deck|4
declaration|-1
deep|-1
deer|1
defibrillator|-3
degrees ,|-1
degrees and|-1
degrees in|-1
degrees too|3
deja|-5
dejado|6
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
delivered the|1
delivered$|12
delivers|-3
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
den|-15
den 0|-1
den schlussel|-1
denmark|1
dent|-1
dental|7
dented|3
dentist|10
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
der 0|5
der elektriker|-3
der kuche|3
der neue|-1
der vorstand|-1
derby|3
des|2
described|-1
desde|-1
designer|-1
desk|8
desk ,|3
desk ?|-1
desk$|4
desks|1
destroyed|5
details|-2
deux|-1
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
did|-9
did a|-3
did his|-1
did the|-11
did you|4
didn't|-1
didn't come|1
die|-10
die 0|1
die alten|-1
die ganze|1
die halfte|3
died ,|1
dies|-1
diesel|5
difference|-2
different|-4
dig|-1
digger|-3
dim|-1
dimanche|7
dimmer|-1
dinner|3
dinner ,|2
dinner on|-1
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
dishwasher|10
dishwasher is|2
disk|4
display|1
disposal|-2
distributor|-1
district|2
dit|-2
dj|1
do|-7
do .|2
do a|3
do for|-2
do it|-7
do the|-13
do they|2
do we|6
do with|5
do you|-2
do$|-3
doch|-5
dock|3
docks|-1
doctor|4
doctor's|2
doctors|-1
document|-3
documents|-7
does|3
does a|1
does anybody|1
does anyone|2
does that|2
does the|-6
doesn't|4
doesn't close|3
doesn't fit|-1
doesn't open|1
doesn't stop|5
doesn't want|-2
dog|23
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
domingo|2
don't|4
don't do|1
don't forget|-2
don't get|-1
don't use|-1
donated|1
donation|2
donations|-2
done|-10
done !|-1
done ,|-5
done .|-5
done :|-4
done the|6
done$|1
donnerstag|-1
donor|3
donors|-1
door|20
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
dos|-7
dose|-6
doses|1
dossier|-3
double|-1
double ,|-4
double -|-2
doubled|3
doubles|-1
dough|3
down|-7
down ,|2
down 0|1
down and|-1
down at|-3
down by|-1
down for|-3
down from|-1
down in|-1
down on|2
down the|-1
down there|-3
down to|-6
down with|2
down$|3
download|2
downstairs is|2
dozen|1
dozen$|1
dr|1
dr .|-5
draft|-8
draft$|-2
drafted|-3
drafted ,|-2
dragon|-1
drain|-2
drain ,|-3
drained|-2
drains|-2
dran|-2
drank|-1
drauf|-3
drauf ,|-1
drauf$|-2
draw|-3
drawer|3
drawer is|2
drawer$|1
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
drinking|6
drinks|3
drinks on|-1
drip|-2
dripping|2
drips|1
drips ,|3
drive ,|1
drive the|1
drive$|-1
driver|6
driver$|1
driver's|-2
drivers'|1
drives|4
drives me|1
driving|4
driving test|4
drone|1
drop|-11
drop it|-2
drop the|-1
dropped|-5
dropped the|-3
droppings|-1
drops|-5
drove|-3
drove the|-1
drugs|1
drum|6
drums|-7
dry|-9
dry ,|-4
dry run|-1
dry$|-1
dryer|1
drying|-6
du|-2
du 0|-1
duck|-1
ducks|3
due|2
due in|-1
dues|1
dug|-3
dummies|-1
dummy|-2
dump|-1
dumped|1
dunmore|1
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
e0|2
e0 ,|5
e0$|3
each ,|-3
each morning|-1
each$|4
ear|2
earlier|-1
earlier ,|-2
earliest|-5
earliest$|-2
early|1
early bird|3
early$|1
earring|2
earth|-4
east|2
easter eggs|1
easter$|-1
eat|2
eaten|2
eating|8
eats|3
eats coins|1
editor|-1
egg|1
eggs|10
eggs for|2
eggs$|3
eight|-7
eight ,|-1
eight of|-3
eight$|-3
eighteen|-2
eighty|-1
ein|7
ein angebot|-2
ein$|-5
eine|4
einen|3
einer|-1
einladungen|-4
either|-3
el|-5
el ayuntamiento|-1
el camion|-2
el jueves|-2
el lunes|3
el martes|-2
el taller|-3
el tecnico|-2
el viernes|-2
election|4
electric|4
electrician|-5
electrician put|-1
electricity|4
elektriker|-3
element|-1
elevator|2
eleven|-7
eleven ,|3
eleven of|-1
eleven years|-1
eleven$|1
elle|-5
elm|-1
elm street|-2
else|-2
else ,|-1
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
en el|5
en panne|1
encore|3
end|-7
end ,|1
end of|-3
ends in|3
energy|-1
enfin|-1
engine|2
engine ,|1
engine 0|3
engineer|-6
engineer was|-1
engineers|-1
english|-3
english$|-2
engraved|1
engraver|-1
enough|-5
enough ,|-3
enough for|-1
enquiry|7
enquiry :|5
entrance|5
entrance ,|-1
entrance$|5
entries|9
entry|-2
envelope|-4
envelope ,|-1
envelopes|-2
episode|4
episode 0|4
er|1
erledigt|-1
erledigt$|-1
error|2
error e0|3
errors|-2
errors$|-1
erst|-6
erst ,|-1
erst im|-1
erst$|-3
erste|-1
es|5
est|-4
est a|3
est en|2
esta|-6
estan|7
estan en|3
estate|1
et|-2
ete|-1
etiquettes|1
euro|-1
euro ,|4
euros|-2
euros ,|1
euros and|-2
euros for|-2
euros$|2
evacuation|-2
even|-14
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
every night|7
every time|2
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
everywhere|-4
everywhere$|1
ewes|-1
ex|-1
exact|-1
exactly|2
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
exit|2
exit$|1
expect|3
expect noise|3
expected|1
expenses|2
expensive|-1
expert|-1
expired ,|1
expires|4
explained|-1
express|-1
extend|-1
extended|-7
extended the|-4
extended to|-3
extension|-2
extinguisher|1
extinguishers|6
extra|-3
extra$|1
extractor|-1
eyes|-2
f|-4
f0|1
facade|-1
face|-1
facility|-1
facteur|1
factory|2
facture|-1
fahrt|2
failed|-6
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
fallt|1
falta|-5
falta el|-1
falta la|-1
faltan|-4
faltan 0|-1
familie|5
family|7
family with|-1
fan|1
far|2
far ,|1
far as|-4
far too|4
farewell|2
farm|5
farm ,|4
farm shop|1
farmer|-2
farmers|1
farmers'|3
farrow|3
fast|2
fast$|1
faster|-3
fat|-1
fault|2
faure|7
faut|-5
fax|3
february|3
federation|-1
fee|7
fee for|1
fee$|-2
feed|4
feeder|2
feel|1
feels|2
fees|8
feet|-3
fehlen|-4
fehlen noch|-2
fehlen uns|-1
fehlt|-4
fehlt noch|-3
fell|7
fell asleep|4
fell down|1
fell in|-2
fell off|1
fell over|-1
fella|2
fellow|-3
felt|-1
fence|6
fence ,|-1
fence is|-1
fenster|-1
fermenter 0|1
ferrante|1
ferry|2
fertig|-3
fertig ,|-1
fertig$|-1
fest|-1
festival|6
fetch|3
fetch it|5
fetch them|-2
fetched|-1
fetches|-2
fetches it|-2
fete|2
fete is|1
fever|3
few|-3
fewer|-1
fibre|8
field|-7
fiesta|3
fifteen|-2
fifth|-1
fifty|-3
figma|3
figure|-3
figures|-3
figures for|3
file|-11
file$|-3
filed|-1
filed ,|-2
filed$|-1
files|-3
filing|-1
fill|2
fill in|-1
fill the|-1
fill up|4
filled|-6
filled ,|-1
filled in|-7
filling|3
filling$|3
fills|-2
film|6
film ,|-1
filter|4
filter$|-1
filters|3
filters and|1
filters are|1
final|-7
finally|-11
finally has|-3
finally$|2
finanzamt|-2
find|-8
find it|-1
find the|-3
finder|-1
finding|-3
findings|-2
finds|-4
fine|13
fine ,|3
fine .|-3
fine again|-3
fine now|-3
fine with|1
fine$|-1
fines|1
fingers|-2
fini|-2
finish|-1
finished|7
finished .|-2
finished the|2
finished$|3
finn|2
fire|7
fire alarm|1
fire brigade|-8
fire drill|2
fire extinguisher|-1
fire extinguishers|6
firewood|4
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
first day|-3
first floor|3
first of|2
first please|-3
first time|6
first two|-3
first week|-1
first$|-3
fish|-5
fish ,|-4
fishing|1
fit|1
fit ,|-1
fits|-4
fits the|1
fits$|-2
fitted|-13
fitted ,|-1
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
fix|-9
fix in|-7
fix is|-1
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
flea|9
flew|1
flickers|9
flickers$|2
flies|-3
flight|3
flights|3
float|2
flood|1
flooded|4
flooded ,|3
floor|8
floor again|4
floor has|2
floor is|3
floor$|-2
flooring|-1
floors|-2
florist|6
flour|5
flow|-1
flower|1
flowers|8
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
foam|-1
foil|2
fold|-1
folded|-8
folder|-10
folder ,|-1
folder$|-9
folders|-1
folgt|-2
folgt$|-2
folks|1
follow|4
follow$|5
follows|-5
follows$|-2
fond|-1
fondant|-1
food|5
foods|6
foot|2
foot ,|-2
football|6
football boots|3
football club|1
football$|-1
footer|-1
for|7
for 0|-15
for a|-1
for after|-6
for an|2
for another|-7
for children|4
for december|1
for dinner|2
for dr|2
for eight|5
for everybody|1
for everyone|-1
for friday|-1
for gas|1
for good|-1
for half|-1
for her|2
for him|1
for lunch|1
for march|6
for me|-3
for monday|-1
for mr|4
for mrs|2
for my|5
for new|1
for next|-4
for nothing|-3
for now|-1
for october|4
for one|-1
for our|-2
for pickup|-1
for q0|2
for room|-1
for sale|4
for saturdays|-8
for september|2
for six|-1
for sixty|-2
for spring|1
for staff|1
for sunday|3
for tea|2
for that|3
for the|-8
for them|-3
for this|-1
for those|-2
for three|-2
for thursday|2
for tonight|5
for twenty|-1
for two|5
for us|-1
for wednesday|4
for you|1
for$|2
forbidden|1
ford|-1
forecast|3
forecast for|4
forest|-2
forget|-3
forgot|5
forgot her|1
forgot his|1
forgot the|1
forgot to|-1
fork|3
forklift|9
form|-9
form ,|1
form asks|-1
form is|-4
form needs|-1
form$|1
former|5
forms|-3
forty|-11
forty minutes|-1
forty of|-2
forward|-1
forward to|-1
forwarded|1
foto|-5
fotos|-4
found|-11
found ,|-3
found 0|-1
found :|5
found a|-3
found in|1
found it|-7
found on|2
found one|-1
found someone|-6
found the|-2
found$|-1
foundation|-1
fountain|2
four|-8
four -|1
four hours|-2
four more|1
four new|-1
four people|-1
four weeks|-1
four$|8
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
free|-1
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
french|-2
fresh|-9
friday|10
friday .|2
friday ?|-2
friday at|-1
friday now|6
friday$|-8
fridays|7
fridays$|5
fridge|7
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
from eleven|-1
from germany|-1
from graz|1
from her|-1
from home|1
from it|1
from italy|-1
from january|4
from june|-3
from march|-3
from monday|3
from my|1
from november|10
from now|10
from october|6
from room|-4
from september|-2
from the|11
from their|3
from them|1
from tomorrow|1
from tuesday|-4
from two|-1
from us|1
front|-3
front desk|-1
front door|7
front of|6
front row|-1
front$|-1
fronts|1
frost|2
frost$|4
froze|-1
frozen|3
fruh|-5
fruit|1
fuera|-1
full|-16
full ,|-1
full again|1
full of|1
full on|-1
full to|-2
full$|-3
fully|-1
fun|6
fun$|1
fund|2
funeral|3
funeral$|1
funny$|-1
fur|-9
fur den|-2
fur die|-8
furious|-2
furious$|-1
furniture|3
furs|-5
further|-5
fuse|5
fuse board|1
fyi|10
g|-2
g$|2
gala|1
gallery|1
galway|3
game|4
game$|1
ganz|-6
ganze|2
ganze nacht|1
gap|-4
gaps|-1
garage ,|-5
garage door|1
garage has|-1
garage is|1
garage$|1
garde|-1
garden centre|-2
garden$|1
gardener|1
gardening|1
gas|4
gas bill|2
gas man|2
gas$|1
gasket|-4
gate|9
gate ,|-1
gate 0|-1
gate again|1
gate code|1
gate$|3
gave|-10
gave her|-2
gave him|2
gave me|-1
gave the|-1
gave us|-8
gazette|-3
gb|-1
gdansk|-2
gdynia|-3
gear|-1
gearbox|-3
geburtstag|4
geburtstag ,|1
gedruckt|1
gehort|2
geht|4
gemacht|-4
gemeldet|-2
gemeldet ,|-2
genehmigt|-1
general|1
generator|4
gentleman|-1
gerissen|-1
german|3
germany|4
germany$|4
geschrieben|-1
gestern|3
get|-5
get 0|6
get a|-4
get in|-3
get more|1
get out|-1
get some|5
get the|-5
get their|-2
get them|-1
get through|4
get up|3
getauscht|-2
getauscht$|-2
gets 0|-1
gets a|-3
gets its|-2
gets new|1
gets the|-1
getting|-3
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
girls|-5
girls'|-1
gisela|1
give|-6
give the|-2
give us|-2
given|-1
given us|-1
gives|-5
gives a|-4
glasses|13
glasses are|1
glazier|-5
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
go down|-2
go in|-1
go into|-1
go on|5
go over|-1
go to|6
go up|-3
go with|-1
go$|-4
goal|2
goat|1
god|-4
goes|-10
goes in|-1
goes on|-2
goes out|-1
goes over|3
goes to|-6
goes up|5
goes$|-5
goggles|4
going|-4
going back|-2
going round|3
going to|2
going up|-2
gold|-4
gold$|-1
golden|-1
golf|4
golf club|-1
goma|-1
gone|-9
gone !|-5
gone already|-1
gone by|2
gone from|4
gone since|2
gone up|-1
gone$|-2
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
got 0|-7
got a|20
got an|4
got her|-4
got his|-2
got hold|-1
got in|-2
got into|2
got it|-3
got its|3
got my|-3
got new|-2
got one|-1
got our|-4
got stuck|4
got the|-8
got their|-6
got through|-1
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
grandpa|2
grandpa's|1
grandson|2
grange|1
granny|1
granny's|5
grant|5
grant :|3
grant form|1
granted|-1
graph|-2
grass|-6
gravel|2
great|-2
great ,|-1
great -|-1
great$|-3
green|-8
green ,|4
green ones|1
greenhouse|2
greetings|7
greetings from|3
grey|3
grey ones|-1
grill|-1
grinding|2
grinding noise|2
grip|-1
grit|-2
ground|8
ground floor|-4
group|9
group on|4
group$|2
groups|2
grown|-2
grown -|-2
großen|-1
guard|4
guards|-5
guest|9
guest in|3
guests|-6
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
guy|-11
guy from|-2
guy is|-1
guys|-3
gym|3
gym bag|1
gym$|-1
ha|9
ha roto|5
ha$|1
hab|-2
hab ich|-1
habe|-5
haben|-3
hace|2
hacer|1
had|2
had 0|1
had a|3
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
hair|-4
hair in|-3
haircut|-1
hairdresser|4
halden|1
hale|4
half|-7
half ,|-1
half empty|-1
half marathon|5
half of|-3
half open|-1
half term|-3
half the|-4
half way|2
halfte|3
halfway|-4
halfway through|-3
hall|2
hall at|2
hall is|-1
hall on|1
hall says|-1
hall$|5
halloran|1
hallway|1
hallway$|2
halt|-1
hamburg|-1
hammer|-1
hamper|-2
han|-2
hand|-3
hand ,|2
hand -|5
hand in|-3
hand it|-5
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
handwriting|-2
hang|-5
hang in|-2
hang it|-1
hanging|-2
hanging ,|-1
hangs|-6
hangs at|-1
hangs in|-2
hangt|5
hanna|-1
hansen|1
happen|-2
happens|-2
happens on|-1
happy|-6
happy ,|-2
happy .|-2
happy to|-3
happy with|4
happy$|-4
harbour|4
hard|-1
hard$|-1
hardly|-1
hardware|1
harp|1
harrow|2
harvest|1
has 0|2
has a|10
has accepted|-3
has an|-1
has anyone|-2
has arrived|4
has asked|2
has been|4
has changed|-1
has closed|1
has done|5
has extended|-1
has finally|-3
has finished|4
has found|2
has four|-1
has gone|-4
has had|-7
has her|-6
has his|-10
has it|-2
has its|2
has left|1
has lost|4
has moved|9
has new|-1
has one|-2
has only|-4
has our|-3
has put|1
has seen|-1
has sent|12
has signed|-2
has them|-1
has time|-1
has to|-16
has two|-1
has us|2
has$|1
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
hat sich|3
hat uns|-1
hat zugesagt|-2
hates|-1
hats|1
haugen|-1
haul|-3
haus|4
hause|-2
hausmeister|-2
have|-4
have 0|-4
have a|14
have all|-1
have arrived|5
have asked|7
have been|-2
have come|-1
have fresh|-2
have it|-2
have paid|-4
have promised|-1
have put|2
have signed|-1
have something|-3
have the|-6
have their|-1
have to|-6
have two|4
haven't|-4
haven't paid|2
having|4
having a|4
hay|-5
hay que|-8
he|-12
he can|1
he can't|4
he comes|-4
he does|-2
he doesn't|-1
he gets|-1
he has|6
he hasn't|-1
he is|1
he may|2
he says|-2
he sees|-1
he starts|-3
he took|1
he wants|-4
he was|-1
he'd|-5
he'd like|-1
he'll|-6
he'll be|4
he's|-3
he's got|-1
he's happy|-3
he's in|-1
head|3
head ,|-1
head is|-1
head$|-3
headlamp|1
headmaster|-1
headmistress|-4
heads|-1
heads up|4
headset|3
health|2
heap|-1
hear|-4
hear the|-1
heard|5
hearing|5
hearing aid|1
hears|-4
heart|-3
heat|-2
heated|-1
heater|3
heating|3
heating in|4
heavy|1
hedge|3
hedge ,|1
hedgehog|3
height|-1
heirs|-1
held|-4
held up|-1
helicopter|-1
hello|13
helmet|1
helmets|1
help|5
help with|-1
help yourselves|2
help$|-1
helpers|-4
helps|-1
hens|-1
her|3
her ,|-3
her .|-6
her a|-2
her back|1
her driving|4
her home|-2
her last|-2
her mind|-3
her money|-3
her on|-2
her own|-1
her umbrella|1
her up|1
her wrist|1
her$|-6
here|-2
here ,|-11
here .|2
here at|2
here this|-1
here$|4
hernia|1
heron|3
hers|-1
herself|-1
herself ,|-1
heures|1
heures$|1
heute|-1
heute fruh|-2
hi|1
hid|1
hid in|1
hidden|-2
hier|-4
hier ,|2
hier$|-4
high|1
high ,|-1
high$|-2
hike|1
hill|-1
hill is|-1
him|2
him ,|1
him .|-1
him 0|3
him a|-1
him in|-3
him no|1
him on|-2
him the|-3
him to|4
himself|1
himself$|4
hin|1
hinge|-3
hinges|-1
hip|3
hire|1
hired|-1
his|-5
his 0|-4
his back|-1
his camper|1
his finger|1
his money|-1
his mum|-2
his new|-1
his old|-2
his own|1
his thumb|1
his umbrella|2
his van|1
his wife|-3
his wrist|1
hisses|-1
hit|1
hive|1
hmrc|-5
hof|-1
hold|-11
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
hole in|-2
holes|-2
holes ,|-1
holiday|7
holiday ,|1
holiday photos|2
holiday$|-1
holidays|2
holidays ,|-1
holidays :|1
holidays$|-1
hollis|-3
home|12
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
hook|4
hook$|7
hooks|-1
hooray|-4
hope|1
hora|4
horse|4
hose|-4
hose$|-2
hospital|6
hospital$|4
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
hour$|-3
hours ,|-1
hours from|1
hours in|-3
hours of|1
hours$|1
house|6
house ,|-1
house 0|5
house is|4
house$|-1
households|-1
houses|-1
how|-8
how many|-7
how much|-2
how the|1
how to|-6
hoy|-6
hr|1
huber|1
huge|3
hugo|1
huit|-2
hull|1
humidity|-1
humming|5
hums|8
hums but|-2
hund|5
hundred|-2
hung|-2
hung ,|-1
hung the|-1
hung up|-1
hurry|-1
hurt|-2
hurt$|-1
hurts|-1
hurts$|-1
hut|1
hydrants|-3
hydraulic|-1
i|1
i am|1
i asked|-2
i borrow|1
i bought|4
i bring|4
i called|7
i can|1
i can't|8
i changed|1
i did|-2
i go|-1
i got|-4
i had|-1
i have|-1
i haven't|-2
i know|-1
i left|1
i lost|1
i moved|-1
i need|1
i only|-1
i ordered|1
i put|2
i ran|-2
i say|-4
i sent|2
i still|2
i take|1
i think|3
i thought|-2
i told|-4
i took|2
i want|-1
i was|-4
i wrote|-4
i'd|-3
i'd like|2
i'd say|-1
i'd take|-4
i'll|4
i'll be|6
i'm at|-4
i'm in|1
i'm off|-1
i'm out|1
i've|5
i've got|2
i've put|4
i've started|-1
iban|-3
ice|2
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
ihre|-4
il|-6
il faut|-5
il manque|-4
il ne|-1
il reste|1
ill ,|3
ill$|-1
ils|-5
im|5
im hof|1
im mai|-1
im ordner|-5
images|-3
immer|3
immer noch|-1
impeller|-3
import|5
important|-3
important ,|-1
important any|-1
importer|-1
in|2
in ,|-16
in -|-2
in .|-2
in 0|4
in 0b|-1
in :|5
in a|-11
in again|-3
in all|-3
in an|-1
in and|-4
in any|-2
in april|4
in at|-5
in august|7
in autumn|3
in b|-3
in bay|2
in black|-2
in box|3
in boxes|-3
in by|-1
in case|-3
in cash|3
in dark|-1
in december|-1
in der|11
in die|7
in every|-5
in five|1
in for|-5
in four|-1
in from|-1
in front|5
in full|-2
in green|3
in half|1
in her|-1
in his|6
in hospital|2
in it|-1
in its|-2
in january|5
in july|2
in june|5
in law|-2
in leeds|-1
in lost|1
in march|5
in maths|5
in may|5
in mill|1
in my|-7
in nine|-1
in no|-1
in november|2
in october|1
in on|2
in one|-1
in our|7
in person|-2
in place|-2
in review|-9
in room|6
in september|1
in service|-1
in six|-3
in so|-2
in spring|5
in stock|-1
in surgery|4
in ten|-1
in that|-1
in the|9
in their|-2
in there|-4
in this|-2
in three|-2
in town|3
in two|-3
in ulm|1
in with|-4
in writing|-6
in your|-5
in$|-11
inbox|-2
inbox$|-2
inch|-5
incl|-2
incl .|-2
included|-11
included .|-2
included$|-9
including|-3
including the|-2
income|4
index|-4
induction|1
ines|-2
ines is|1
infection|-1
informed|1
informed$|1
ink|5
ins|-1
inside|-2
inside ,|-1
inside$|-1
inspection|5
inspection ,|1
inspection$|1
inspector|-10
inspector comes|-1
inspector for|-4
inspector is|-1
inspector wants|-1
inspector was|-1
inspector$|-1
installed|-3
instalment|4
instalments|-1
instead|-11
instead ,|-4
instead ?|-4
instead of|3
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
into|-1
into a|-1
into account|-2
into our|1
into the|4
intranet|2
invitation|-1
invited|12
invited us|5
invited$|3
invites|2
invites us|2
invoice|7
invoice 0|1
invoice from|3
invoices|-1
iphone|3
iphone$|4
iron|-2
is|2
is ,|1
is 0|-5
is a|-5
is all|-7
is anyone|1
is approved|2
is asking|-1
is at|-2
is away|3
is awful|2
is back|5
is backordered|-1
is beeping|-6
is being|8
is bent|-1
is better|-1
is blocked|3
is booked|-5
is broken|2
is calibrated|-2
is called|1
is cancelled|1
is charging|1
is clean|-1
is closed|6
is closing|7
is coming|-7
is cracked|2
is cut|-2
is dark|1
is dead|1
is delayed|1
is delivered|1
is done|-3
is down|3
is dry|-1
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
is free|-6
is friday|-1
is full|-1
is getting|1
is giving|2
is going|-3
is gone|3
is good|-1
is green|-2
is hanging|1
is happy|-5
is ill|2
is in|-11
is it|5
is late|3
is leaking|6
is left|-1
is live|-2
is locked|-2
is looking|5
is loose|3
is loud|2
is low|1
is making|1
is merged|-2
is missing|2
is more|-1
is moved|1
is nearly|3
is needed|-1
is next|-2
is not|-2
is off|-1
is ok|4
is on|3
is one|4
is online|-1
is only|-3
is open|1
is ordered|1
is ours|-5
is out|3
is packed|2
is paid|-2
is parked|1
is postponed|-2
is poured|-2
is printed|-2
is ready|3
is replaced|2
is reserved|-2
is running|6
is set|2
is settled|-2
is short|-3
is shut|3
is signed|2
is so|2
is sold|-2
is sorted|-1
is still|-1
is stuck|3
is switched|-2
is taken|-3
is ten|2
is that|5
is the|-1
is there|3
is this|1
is through|-5
is tight|-1
is too|2
is torn|5
is two|1
is under|8
is up|-2
is upside|2
is urgent|-2
is used|1
is wet|1
is what|-1
is with|2
is worn|-1
is wrong|3
is$|2
island|-1
isn't|-4
isn't ours|1
issues|-2
ist|-8
ist am|2
ist da|-1
ist die|-1
ist fertig|-1
ist heute|-2
ist jetzt|-4
ist leer|-2
ist raus|4
ist unterschrieben|-3
ist zu|-2
ist$|-1
it !|1
it ,|-16
it .|-4
it :|-5
it ?|-5
it after|-2
it again|-2
it all|3
it and|-1
it as|-1
it at|-2
it away|1
it back|1
it before|2
it by|-2
it doesn't|-1
it down|2
it fell|-2
it for|-3
it gets|4
it has|-1
it himself|2
it in|5
it is|-2
it isn't|-1
it must|-1
it myself|-3
it now|-3
it off|2
it ok|-3
it on|10
it online|-1
it out|3
it over|-1
it please|3
it rains|1
it since|-1
it so|10
it stays|2
it still|-1
it takes|-4
it this|4
it to|1
it today|-1
it took|-1
it until|-2
it up|7
it was|-3
it$|9
it'll|-2
it'll be|-2
it's|2
it's 0|4
it's a|1
it's an|-2
it's at|2
it's been|-1
it's in|5
it's on|14
it's raining|3
it's the|-6
italian|1
italy|-2
item|-2
items|1
its|9
its first|-1
its mot|2
its new|3
its way|-6
its yearly|5
itself|1
itself ,|2
ivo|-1
j'ai|-4
jab|-4
jabs|-2
jacket|2
jackets|9
jahr|-2
jam|2
jammed|2
jan|-1
januar|-1
january|6
january$|3
japanese|3
jar|3
jardin|-4
jars|5
jazz|-2
je|4
jemand|5
jemanden|2
jet|-1
jetzt|-18
jetzt 0|1
jeudi ,|-1
jeweller|-2
jewellery|-2
jim|-2
jingle|1
joan|-1
job|3
job ,|-6
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
jour|-3
journal|3
jours|2
jueves|-2
jueves ,|-2
jule|-4
july|-3
july ,|-1
jump|-2
jumper|2
jumps|1
june|-2
june to|-2
june$|1
junior|1
juniors|4
jury|-1
just|-1
just a|-4
just in|-1
just now|-1
just saying|4
just the|-2
kaffeemaschine|2
kann|-9
kaputt|1
karl|-1
keep a|-1
keep asking|1
keep it|-1
keep the|-3
keeping|1
keeps|-3
keg|1
kegs|-1
kein|4
keine|14
keisha|1
kennel|1
kennels|-1
kent|2
kept|-8
kept the|-1
kessler|-1
ketamine|-2
kettle|8
kettle's|3
kettles|-1
key|3
key is|4
key of|3
key to|2
key$|-4
keyboard|2
keys|5
keys ,|-1
keys are|3
keys to|4
keys$|-4
kg|-1
kg$|1
kick|2
kicked|-1
kid|1
kid's|5
kidney|4
kidney values|4
kids|-5
kids ,|3
kids are|-1
kids at|-2
kids who|1
kids'|-4
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
kitchen|14
kitchen !|1
kitchen ,|2
kitchen tap|1
kitchen$|6
kittens|7
kittens$|1
kleine|2
klemmt|-1
knee|2
knees|-2
knives|-1
knocked|1
knots|4
know|7
know a|1
know by|-3
know if|4
know the|1
know what|-1
know where|3
know who|-1
knows the|-4
knows$|1
komme|4
kommen|-2
kommt|-10
kommt erst|-1
kommt mit|-1
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
l'accueil|1
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
la semaine|-1
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
labels|-1
labo|-2
labour|-1
lack|-2
lacks|-3
lacks a|-1
lad|1
ladder|3
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
landed|-3
landing|-1
landlord|3
landlord says|6
lands|2
landscape|5
lane|4
lane ,|2
lane is|-1
languages|-1
laptop|7
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
lassen|-4
lassen$|-4
last|-2
last ,|-3
last day|3
last month|-2
last night|-2
last night's|3
last nite|-2
last one|-2
last time|-4
last week|6
last year|9
last year's|1
last$|-5
late|13
late ,|7
late again|1
late shift|-2
late this|1
late$|3
later|9
later ,|3
later than|-2
later$|1
latex|-1
laube|6
lauft|-4
lauft wieder|-2
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
le monde|-2
le samedi|-1
lead|9
leading|4
leaf|-1
leaflets|-1
leak|3
leaking|7
leaking again|1
leaks|2
learn|-1
lease for|1
least|-4
least 0|-3
leather|2
leave|6
leave from|1
leave it|3
leave the|2
leaves|-2
leaves ,|-1
leaves are|-1
leaves at|2
leaves$|-2
leaving|4
leaving do|3
lecture|1
ledger|-4
leeds|4
leer|-1
left|2
left ,|-8
left a|8
left for|-5
left her|7
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
left$|-6
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
lend us|-3
lends|-7
lends us|-7
length|1
lenses|-1
lentils|1
leo|-20
leo's|-2
les|-7
less|-10
less if|-2
less$|-1
lesson|2
let|-7
let it|-1
let me|-2
let the|2
let us|-5
let's|-4
let's do|-1
let's put|-1
lets|-3
lets us|-2
letter|-3
letter about|3
letter for|-2
letter from|-3
letter is|-4
letter to|-1
letter$|3
letter's|5
letterboxes|-1
lettering|-5
letters|1
letters to|1
lettuce|2
leur|3
leute|-3
level|2
level 0|5
liability|-2
liability cover|-3
library|9
library is|3
lice|2
licence|7
licence for|2
licence is|-1
license|-10
licht|2
lid|-1
lie|-1
lieferung|-2
liegen|-1
liegen im|-3
liegt|2
liegt im|-1
liegt noch|2
lies|-3
lies on|-2
lieu|-1
lieu de|-1
life|-1
lift|5
lift ,|-2
lift 0|1
lift at|-2
lift in|4
lift is|2
lift$|-2
lifted|-6
lifting|-4
lifts|-1
light|8
light bulb|2
light in|1
light on|1
light$|-1
lightning|-1
lights|6
lights on|6
like|-3
like 0|5
like a|1
like butter|-6
like new|-13
like that|-1
like to|18
liked|-2
liked the|2
likes the|-1
lilies|-1
limit|-3
linda|-1
linde|-1
lindholm|1
lindqvist|1
line 0|4
line$|-2
linen|-4
lines|-4
lines$|1
lining|-1
link|-2
links|-1
lisbon|4
list|-11
list ,|-3
list .|4
list for|-3
list is|-2
list of|-3
list with|1
list$|-3
liste|-4
listener|-1
listening|-1
listo|-2
lists|9
lit|-2
litre ,|2
litres|-2
litres ,|1
litres of|-1
litter|1
little|-12
little one|1
little ones|-3
live|-5
live on|-2
living|-2
living room|-2
livre|-1
llaves|-1
llega|-3
llega el|-1
llegan|-7
lleva|-4
lo|-11
lo de|-3
lo del|-4
load|-5
load test|1
loads|-2
loan|3
loaves|-1
lobby|1
local|1
loch|-2
lock|3
locked|12
locker|5
locker 0|2
locker room|1
lockers|2
locks|-1
locksmith|-2
locum|-1
log|1
log in|-1
logger|1
login|1
login page|1
login$|1
logo|5
logo ,|1
logs|-3
lol|3
lol$|3
long|-4
long ,|-2
long for|-2
long$|-3
longer|-2
longer ,|-1
longer than|-1
longer$|2
loo|-2
look ,|1
look at|-1
look for|1
look like|-2
look$|1
looked|-6
looked at|-8
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
lorry|-2
los|-18
los 0|-1
los de|-2
los ninos|-1
lose|-3
loses|3
loss|-1
lost|20
lost 0|1
lost :|4
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
lovely|-3
lovely ,|-2
lovely$|2
loves|1
low|3
low ,|8
lower|2
lowest|-2
lubricant|-2
luca|-3
luckily$|1
lucky|4
lui|1
lukewarm|-2
lumen|1
luna|6
lunch|8
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
lying|2
lyon|-1
m|-3
m ,|-2
m and|1
m of|-1
m$|2
m0|4
ma|5
mac|-3
machine|1
machine ,|-6
machine 0|1
machine :|-3
machine at|1
machine for|-1
machine has|1
machine in|1
machine is|4
machine makes|1
machine on|1
machine$|1
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
magenta$|14
mai|-1
mail|-3
mail ,|-3
mail today|-1
mail$|-8
mailbox|-4
mailing|-2
mails|4
main|-6
main street|3
main$|-5
maintenant|1
mairie|-1
mais|-2
maitresse|1
maize|-1
make|-9
make a|-2
make it|-3
make sure|1
make the|-2
maker|-4
maker$|-2
makes|2
makes a|3
making|3
mal|-4
mal$|-1
maler|-1
mall|1
malt|8
man|-16
man comes|6
man for|4
man from|-6
man has|-2
man in|-1
man is|-5
man on|3
man wants|-1
man was|-4
man who|-3
man with|4
man's|-1
management|-1
manager|-2
manana|3
mande|-1
manque|-5
manque encore|-3
manual|-5
many|-6
map|-3
maple|1
maps|-1
marathon|6
marble|-1
march|6
march ,|-3
march$|5
marche|2
mardi|-2
marek|3
margaret|3
mark|9
marked|-4
market|11
market in|1
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
mat|2
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
may ,|7
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
me in|-1
me lo|4
me on|-2
me to|-2
me$|7
meadow|2
meadow is|1
meadow$|1
meals|1
means|-1
meanwhile|-1
meanwhile$|-1
measure|1
measured|-8
measured the|-1
meat|-2
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
meetup|2
mehr|3
mehr$|4
mei|-6
mei$|-2
meine|2
members|2
members'|1
membership|5
membership fees|5
membrane|-2
memory|-3
men|-4
mended|-2
menos|-1
menus|-1
merchant|8
merci|3
merged|-8
merged ,|-1
merged and|2
merged$|-2
mes|-2
mesa|2
mess|1
message|-1
messages|7
met|-2
metal|-1
meter|3
meter is|3
meters|2
metre|-3
metre$|-1
metres|-8
metres ,|-2
metres of|-1
metres$|-1
metro|1
metros|-1
mi|3
mia's|2
mic|-2
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
mileage|2
miles|1
milk|14
milk ,|1
milk and|6
milk for|2
milk lorry|1
mill|-11
mill ,|-13
mill has|-1
mill lane|-2
mill road|-1
mill street|2
milo|2
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
minus|-2
minus 0|1
minute|1
minutes|5
minutes ,|-9
minutes and|-2
minutes each|-1
minutes late|4
minutes of|1
minutes on|1
minutes$|-1
mir|-2
mirror|4
miss|-1
missed|3
missed the|1
missing|-6
missing ,|4
missing .|-1
missing :|-2
missing on|-1
mistake|-1
mistake ,|2
mistake$|-1
mistakes|-1
mit|5
mit dem|3
mit der|-1
mit$|-1
mitgenommen|-1
mitgenommen$|-1
mitten|4
mittwoch|-5
mix|-1
mixer|12
mixing|-1
ml|6
mm|-6
mm ,|-1
mme|1
mobile|3
mobile$|1
mochte|-6
model|-1
module|2
mom|2
moment|-2
moment$|-2
mon|3
monday|4
monday ,|3
monday .|-2
monday is|-1
monday on|-1
monday$|4
monday's|2
mondays|4
mondays$|3
monde|-2
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
montag|6
monte|-3
monteur|-1
month|-2
month ,|-4
month for|2
month$|5
month's|-1
monthly|-1
months|-6
months ,|-1
months at|-2
months$|-2
moon|1
mooring|11
more|-8
more a|1
more dripping|-1
more for|3
more from|-1
more of|1
more per|-1
more plink|-4
more than|8
more time|-3
more weeks|-2
more$|-3
morgen|3
morning|-5
morning ,|-14
morning .|-5
morning and|-1
morning$|9
mornings|-1
mornings ,|2
morphine|-1
moss|2
most|-6
most of|-1
mostly|-3
mot|2
mot$|1
moteur|3
moth|-2
mother|-1
mother is|3
mother's|2
moths|-1
motion|2
motorbike|1
motors|5
motorway|-2
mould|1
mould on|2
mount|-1
mountain|-2
mounted|-4
mouse|-1
mouse$|1
move|-9
move it|-1
move the|-5
move this|-1
move to|-2
move$|1
moved|6
moved ,|-2
moved out|3
moved the|2
moved to|5
moved us|-3
movement|4
moves|4
moves to|3
moving|4
mower|1
mr|11
mr .|3
mrs|1
mrs .|-4
ms|-6
ms .|-5
much|2
much ,|-1
muck|-1
mud|-1
mug|2
mugs|1
muller|-5
mum|-3
mum$|-3
mum's|-1
mums|-1
municipal|1
museum|5
music|-1
music is|1
music school|-3
musicians|-1
muss|-4
mussen|-7
mussen wir|-3
must|-16
must be|-5
must come|1
must go|2
must have|-1
must not|-2
must stand|-1
must write|-2
mustn't|-1
muy|1
my|18
my arms|-4
my back|1
my badge|1
my bike|4
my blue|1
my brother|-1
my car|2
my daughter|1
my desk|-2
my laptop|2
my neighbour|-3
my nephew|-1
my new|1
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
nachste|-2
nachste woche|-2
nachsten|-2
nachstes|-1
nacht|1
nada$|-1
nadia|-5
nadie|-2
nail|1
nailed|-1
name|1
name ,|3
name is|-2
name of|1
name on|1
name tag|1
name$|1
named|2
names|-5
names ,|-1
names$|-1
national|-1
nature|1
navidad|1
navy|-1
ne|3
ne reste|-1
near|-2
near the|2
nearly|6
nearly gone|5
nearly out|6
neck|-1
need|-12
need a|-5
need another|-1
need for|-1
need four|1
need it|2
need more|2
need new|1
need one|-1
need somebody|1
need someone|-2
need that|-1
need the|-3
need to|-1
need two|1
needed|-12
needed ,|-1
needed for|-2
needed$|-7
needle|-1
needs|-4
needs 0|-2
needs a|1
needs an|-1
needs both|-2
needs it|-1
needs its|3
needs new|4
needs one|1
needs the|-9
needs to|-8
needs two|-2
negative ,|-1
neighbor|2
neighbour|4
neighbour's|5
neighbours|6
neighbours complained|-1
neighbours have|4
neighbours'|5
nephew|1
nesting|1
net|1
nets|2
netting|-1
neue|-4
neuen|-1
neuer|-2
never|-5
new|3
new ,|-2
new address|1
new batteries|1
new battery|4
new belt|-1
new blade|-2
new bulb|-2
new car|1
new client|1
new coffee|1
new customer|1
new date|-4
new door|-1
new enquiry|7
new girl|-2
new handle|-1
new lamp|1
new logo|3
new menu|1
new mobile|1
new one|-6
new ones|-1
new people|-1
new phone|3
new photo|1
new place|-3
new posts|-1
new price|1
new receptionist|9
new rubber|-4
new seal|-1
new supplier|-1
new tyres|-5
new version|-5
new washer|-5
new year|-2
new$|-12
newbies|-1
news|5
news ,|1
news :|-2
news$|2
newsletter|12
newsletter has|1
newspaper|-3
next|-6
next door|4
next door's|8
next may|-1
next monday|-1
next month|1
next one|-2
next time|1
next to|5
next tuesday|-2
next wednesday|-2
next week|6
next weekend|-4
next year|-2
next$|-1
nice|7
nice ,|3
nice$|-3
nicely|5
nicely$|5
nicht|-5
nicht an|3
nicht mehr|-2
nicht$|3
nicked|3
niece|-1
night|3
night !|3
night ,|1
night .|2
night :|-1
night ?|1
night again|-1
night and|3
night shift|3
night$|-12
night's|3
nights|-11
nights ,|-2
nil|3
nils|-1
nimmt|-3
nine|-4
nine ,|-1
nine days|-1
nine of|2
nineteen|-1
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
no more|-15
no need|-2
no one|-2
no parking|4
no signal|-2
no to|-3
no way|-1
no$|2
nobody|-19
nobody for|-2
nobody gets|-1
nobody has|-3
nobody wants|-1
nobody's|-2
noch|-22
noch ,|-1
noch 0|-1
noch die|-7
noch ein|2
noch eine|-2
noch einen|-9
noch vier|-1
noch$|-5
noche|-4
noche$|1
nochmal|-3
node|-1
noise|8
noise ,|2
non|1
noon|-2
noon ,|-6
noon$|4
nord|-1
normal|-1
norte|-4
north|-3
north ,|-1
north is|-1
nos|-6
nos deja|-1
nos pide|1
nose|-1
not|-7
not 0|2
not a|-6
not at|7
not four|3
not in|-2
not just|-2
not one|-1
not our|2
not ours|4
not the|-3
not to|-1
note|-8
note for|-3
note that|-1
note$|2
notebook|-2
noted|3
notes|-3
notes are|-2
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
nouveau$|-1
nouvelle|-2
nov|-3
novak|1
november ,|2
november$|1
now|-20
now ,|-8
now .|4
now 0|-1
now and|-1
now comes|-1
now for|-1
now instead|2
now on|6
now top|-1
now with|-2
nozzle|-5
nueva|-2
nuevas|-2
nuevo|-2
nuit|-1
number|-2
number ,|1
number 0|4
number for|-5
number of|1
number on|3
number plate|1
number two|-3
numbers|-6
numbers of|-1
numbers$|-1
numero|1
nur|-9
nur die|-4
nur ein|-2
nurse|2
nursery|2
nurses|-1
nursing|3
nursing home|2
nut|1
nuts|1
nuts ,|2
o|-1
o'clock|-3
o'clock ,|-1
o'clock$|1
oak|2
oak$|-1
oat|5
oat milk|5
ob|6
oben|-2
objection|-2
oct|-4
octavia|9
october|6
october ,|-3
october .|-1
october$|3
oder|-3
oduya|-1
of|5
of 0|-5
of a|3
of coffee|4
of cyan|4
of date|1
of diesel|4
of each|-1
of friday|2
of frost|2
of gloves|1
of her|-3
of his|-5
of it|1
of lemon|-2
of mine|1
of mrs|-1
of my|3
of nine|-2
of november|-2
of number|-1
of old|-1
of order|1
of our|7
of ours|1
of paper|9
of service|2
of stock|-5
of ten|1
of that|2
of the|3
of their|-1
of them|-9
of thirty|-1
of those|-1
of today|-3
of twelve|-1
of us|-1
of water|1
of who|-2
of wine|3
of you|4
off|-3
off ,|-10
off .|-1
off a|2
off again|-1
off by|2
off for|-1
off in|2
off my|-2
off sick|7
off the|-4
off this|-3
off to|2
off$|1
offen|-4
offer|4
offer ,|4
offer 0|-1
offer at|2
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
office says|-1
office sent|-1
office wants|-3
office$|-5
officer|-1
oficina|3
ohio|3
ohne|4
oil|3
oil and|-3
oil change|1
oiled|-2
ok|-4
ok ,|6
ok ?|-7
ok for|-1
ok with|5
ok$|-8
okafor|1
old|-14
old lady's|-1
old man|2
old mr|-1
old one|-4
old ones|4
oma|3
on|-2
on !|-5
on ,|-5
on .|3
on 0|8
on a|7
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
on friday|14
on fridays|2
on her|-2
on his|-7
on hold|-5
on in|-4
on it|-7
on its|-3
on leave|3
on line|3
on main|2
on maternity|1
on me|-1
on mill|4
on monday|-5
on mondays|1
on my|-1
on offer|3
on one|-4
on order|-9
on our|3
on page|4
on paper|-3
on peut|-5
on prod|-5
on saturday|-1
on saturdays|3
on site|7
on stage|-1
on staging|-6
on sunday|8
on tape|-3
on that|1
on the|3
on their|2
on them|-4
on three|-1
on thursday|9
on thursdays|2
on time|4
on tomorrow|-6
on top|-3
on trial|-1
on tuesday|3
on tuesdays|4
on two|2
on vacation|1
on ward|1
on wednesday|-2
on wednesdays|1
on with|-1
on your|-6
on$|-5
once|-3
once ,|-1
once more|-1
once the|-2
once$|3
one|-17
one ,|-5
one .|-1
one ?|3
one and|-2
one day|-1
one for|-1
one from|-1
one go|-1
one grey|4
one has|1
one hour|3
one in|3
one is|2
one more|-2
one of|3
one on|-1
one over|-2
one star|2
one still|-1
one to|-2
one tomorrow|-1
one was|-4
one week|-1
one with|-1
one without|-2
one$|3
one's|-2
ones|-15
ones ,|-2
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
only|-24
only ,|-1
only 0|1
only be|-1
only come|-4
only comes|1
only for|-1
only free|-2
only gets|1
only half|2
only has|-5
only have|2
only in|-1
only need|-1
only on|-1
only one|1
only the|-1
only three|1
only two|-1
only with|-1
only$|1
onto|-2
onto the|-3
opa|-1
open|7
open ,|1
open again|-1
open day|4
open the|-2
open$|3
opened|3
opened a|1
opened$|-1
opening|7
opening hours|2
opens|4
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
or is|7
or the|5
or they|-2
orange|-2
orchard|3
orchestra|1
order|7
order ,|-9
order a|-2
order for|1
order is|7
order$|-2
ordered|3
ordered ,|-1
ordered 0|3
ordered a|-2
ordered for|1
ordered from|1
ordered$|3
ordering|2
orders|-1
ordner|-5
ordner$|-3
organ|-4
organic|-1
original|-5
oslo|-2
other|-1
other half|-5
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
our|1
our 0|3
our gate|4
our liability|-1
our number|-1
our office|-1
our old|1
our own|4
our paper|-1
our roof|1
our signature|-5
our website|2
our yard|-2
ours|-4
ours ,|-1
ours is|-1
ours$|6
ourselves|2
out|-5
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
out last|1
out of|2
out on|3
out right|-2
out sick|4
out the|-4
out there|-3
out this|3
out to|-1
out with|7
out$|6
outing|6
outlook|2
outside|-3
outside ,|-2
outside the|1
outside$|1
oven|17
oven 0|3
oven in|3
over|9
over ,|1
over 0|9
over a|-3
over christmas|-2
over in|-2
over it|-3
over on|1
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
packing|2
packs|1
packs of|-2
paddock|1
pads|-3
pads ,|-1
pads$|1
pagar|-1
page|-7
page 0|-7
page in|-1
page is|2
page$|-4
pages|2
pages$|2
pagina|-1
paid|2
paid ,|3
paid .|-2
paid 0|-2
paid by|3
paid for|-1
paid half|-1
paid it|4
paid the|8
paid their|-4
paid this|9
paid twice|4
paid up|-1
paid$|1
paint|3
paint ,|1
paint for|4
painted|4
painted ,|3
painted$|-1
painter|-1
painters|-1
painting|3
paintings|5
pair|-2
pair of|-1
pairs|-1
paket|1
pale|-2
pallet|5
pallets|-1
pane|-4
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
paper$|2
paper's|-1
paperbacks|-1
papers|-2
papers ,|-1
papers are|-1
papers$|2
paperwork|-2
papier|1
par|7
para|-7
para el|3
para la|-2
para los|-1
parade|2
paragraph|-4
parapluie|2
parcel|3
parcel for|1
parcel with|-2
parcels|1
parents|-1
parents are|1
parents of|2
parents$|-2
parents'|1
parents' evening|1
paris|1
parish|-2
parish hall|1
park|15
park ,|2
park behind|-1
park in|4
park is|2
park$|-1
parked|7
parked across|4
parked in|3
parked on|-2
parked the|1
parking|22
parking at|3
parking garage|1
parking in|4
parking is|1
parking lot|3
parking permit|1
parking permits|1
parking space|1
parking ticket|1
parking$|2
parkplatz|6
parks|3
parkweg|1
parlour|1
parquet|1
parrot|3
part|-13
part ,|-1
part comes|-3
part for|-2
part is|-1
part$|-2
partido|2
partie|-5
parts|-3
party|12
party ,|1
party :|1
party is|1
party on|1
party$|2
parzelle|7
parzelle 0|6
pas|-5
pasa|-5
pasado|-1
pass|10
passe|1
passed|-7
passed !|-4
passed ,|-10
passed her|8
passed his|2
passed its|2
passed the|-2
passed$|4
passengers|-1
passport|-4
passport ,|-6
passport office|2
passport photo|1
passport photos|-1
passt|-1
password|3
password for|-1
password reset|2
passwords|11
past|-1
pasta|-1
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
pay ,|-1
pay 0|-1
pay for|-3
pay the|-1
pay$|1
payee|-1
paying|-2
payment|-6
payment$|3
paypal|1
payroll|6
payroll$|1
pays|-1
pays 0|-2
pays for|-3
payslips|9
pc|-1
pcs|-2
pcs ,|-2
pdf|6
pdfs|-1
pedal|2
pegs|3
pell|2
pending|-2
pending$|-2
pens|1
people|-22
people ,|2
people .|1
people and|-1
people are|-7
people asked|1
people came|-1
people can|4
people for|2
people from|-1
people have|-3
people in|-6
people left|-1
people on|-1
people say|-6
people still|-1
people want|1
people who|-1
people with|3
people$|5
per|-8
per day|-1
per kilo|-1
percent|-7
percent for|-1
percent more|-1
percent of|-1
percent$|3
perdu|2
perfect|1
perfume|2
period|3
permiso|-1
permiso de|-1
permission|4
permit|-6
permit ,|-1
permit for|-2
permit$|-1
permits|2
permits for|1
pero|-4
person|-3
person$|-2
personas|-1
pest|-1
pest man|-1
peter|-1
petite|-1
petition|-2
petrol station|2
petty|4
petty cash|4
peut|-10
pfarrer|1
pg|-5
ph|1
phishing|6
phone|9
phone ,|-1
phone charger|3
phone is|1
phone line|1
phone number|3
phone$|1
phoned|-5
phoned ,|-4
phoned about|3
phoned the|-1
phones|-3
phones ,|3
phones are|4
phones$|-1
photo|5
photo ,|1
photo attached|-3
photo for|2
photo of|5
photo$|-1
photographed|-1
photographer|11
photographer sent|5
photographs|-1
photos|4
photos ,|1
photos of|2
physics|5
piano|6
piano ,|-1
piano tuner|1
piano$|-1
pick|-1
pick -|2
pick up|-1
picked|-2
picked up|-3
picker|-2
picks|-1
picks it|2
picks up|-2
picnic|4
picture|-7
picture is|-2
picture$|-2
pictures|-11
pictures are|-3
pictures of|-4
piden|-6
pie|-1
piece|-6
pieces|-4
pieces ,|3
pieces$|-2
pier|1
pier 0|1
pig|1
pile|-2
pile$|-1
piles|-7
pillar|-1
pillow|4
pilot|-1
pin|-3
pine|3
pinned|1
piotr|-1
pipe|-3
pipes|-1
pit|-1
pitch|-1
pity|4
pity$|4
pixel|5
pizza|10
place|3
place ,|-2
place ?|1
place for|2
place in|5
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
planned$|-1
planning|-1
plant|3
plants|11
plaster|2
plaster ,|-1
plasters|1
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
please ,|1
please .|-1
please add|-1
please also|-4
please bump|-3
please check|4
please don't|2
please get|2
please have|-3
please look|7
please make|-2
please move|-2
please no|5
please note|-4
please push|-3
please put|-10
please tell|3
please treat|-2
please$|-1
pleased|-1
pleased$|-1
plink|-4
plink plink|-4
plot 0|2
plotter|15
pls|-2
pls ,|2
pls add|-1
pls$|-1
plug|2
plug$|-1
plugged|-1
plugs|-2
plum|1
plumber|-3
plumber changed|-1
plumber was|-3
plus|-7
plus ,|6
plus de|-2
plus vat|-2
pocket|-3
podcast|2
pohl|1
point|-3
point$|2
points$|1
pole|-2
police|4
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
por|-1
por el|4
porch|2
pork|-1
port|2
portable|2
portal|-4
portal ,|-1
porter|3
porters|2
portrait|-1
portugal|1
pose|-3
position|-1
post|-8
post ,|-2
post .|-2
post$|-5
postcard|3
postcard from|3
postcards|1
poste|4
posted|-3
posted$|3
poster|7
poster for|1
posters|3
postgres|4
postman|1
postpone|2
postponed|1
postponed ,|-2
postponed to|4
posts|2
posts are|2
posts$|-1
pot|3
potato|-1
potatoes|1
pots|-1
pound|-3
pounds|1
pour|-12
pour la|-4
pour le|-2
pour les|-5
powder|-1
power|-1
power cut|6
ppl|-6
pr|-7
pr is|-3
practice|2
practice$|1
practised|-2
prague|-1
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
prendre|-1
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
pretzels|1
price|6
price ,|-2
price by|-1
price goes|6
price is|1
price list|3
price of|2
price on|1
price$|-2
prices|-5
prices are|-2
prices for|-6
prices in|-2
priest|-1
primary|-1
primero|-4
print|-5
print shop|-1
print the|-4
print$|-2
printed|-10
printed ,|-3
printed and|-3
printed$|-1
printer|2
printer ,|-1
printer is|1
printer needs|-1
printer on|5
printer paper|2
printer$|-5
printer's|4
printing|-4
prints|-2
prio|-1
priority|-3
priority ,|-1
priority$|-1
prise|-1
privacy|7
private|2
prize|7
prize$|1
prizes|3
pro|-1
probe|2
problem|-3
problem$|-2
procedure|4
prochaine|-1
prod|-8
prod$|-4
product|7
production|-4
prof|-1
prof .|-1
professor|-2
profile|-1
program|-4
programme|6
project|1
projector|4
promise|-2
promised|-4
promised to|-4
promises|-2
prompter|2
proof|-4
proof of|-2
proper|-2
properly|-3
properly again|-3
property|2
propose|2
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
pumpkins|-2
pumps|-1
pupil|2
pupils|-2
puppet|2
puppies|2
puppy|6
pups|1
push it|-4
push the|-5
pushed|-2
put|-11
put a|4
put an|-1
put back|-1
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
quarter|-4
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
queue|-2
qui|-4
quick|1
quid|-1
quiere|-1
quiet|-1
quiet as|-1
quiet$|-2
quietly|-1
quite|3
quiz|2
quote|3
quote is|-1
quote$|2
quotes|-3
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
rail|2
rails|2
rain|-4
rain ,|-2
rain$|-1
raining|3
rainy|3
raise|-1
raised|4
raised its|1
raised the|2
ram|-1
ramp|1
ramp ,|-1
ramp$|1
ran out|1
ran through|-6
rang|-4
rang ,|1
rang :|-2
rang about|1
rang back|-1
rang her|-1
rang the|-1
rasenmaher|4
rate|3
rates|3
rather|-9
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
rear|4
receipt|-2
receipt ,|1
receipt is|-1
receipt$|-2
receipts|6
received|-5
reception|4
reception is|-4
reception$|6
receptionist|7
rechnung|-1
recipe|2
recital|3
reckons|-2
record|6
record$|6
recorded|-5
recorded ,|-1
recording|-4
records|-1
rectory|-1
recu|-4
red|-4
red ,|1
red cross|-3
red one|1
redo|-2
ref|4
refaire|-2
reference|1
refilled|-2
refund|-1
refund of|-1
refund$|1
refuses|-5
regards|3
regards ,|1
regatta|3
regen|1
register|-2
registered|-3
registered$|-1
regulator|-3
rehearsal|3
rejected|7
rejected ,|-4
rejects|-4
relay|-1
release|1
released|1
remaining|-4
remarks|4
remarks$|5
remember|5
remember$|1
reminder|7
reminder :|4
reminder$|-1
reminders|-1
remote|3
removed|-2
renew|6
renewal|-1
renewed|6
renewed ,|-1
rent|12
rent for|7
rental|-1
rented ,|-1
rents|-1
rep|-4
repair|-1
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
report :|4
report follows|-1
report goes|-2
report is|-3
reported|11
request|1
rescue|3
reserve|-7
reserved|-6
reserved ,|-4
reserviert|1
reserviert$|1
reset|2
residents|1
resigned|1
resigned ,|1
resin|1
rest|-16
rest next|-1
rest of|1
rest on|-1
rest tomorrow|-2
rest$|-5
restaurant|-1
reste|-2
restore|-1
restored|-2
result|-7
results of|3
retard|-2
retest|-1
retired|-5
retirement|3
retires in|-1
return|7
return is|1
returned|1
returned the|1
returns|5
reunion|1
rev|-1
revenue|-2
review|4
review$|-8
reviews|2
revoked|-1
revoked$|-1
ribbon|1
riders|-1
rides|2
rien|1
right -|-1
right at|1
right now|-1
right through|1
rights|12
rim|-2
ring|3
ring ,|-4
ring him|2
ring in|-1
ring road|1
ring the|3
ring them|2
ring$|1
river|-5
road|9
road ,|2
road is|1
road$|3
roadworks|3
roast|4
rob|-1
robe|-1
robes|-1
robot|3
rocking|-1
rocky|3
rod|-2
rode|2
roll|-4
roll -|1
roll is|5
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
roof|-4
roof is|1
roof terrace|1
roof$|-2
room|7
room ,|1
room 0|7
room :|-2
room ?|2
room for|-3
room has|5
room in|-1
room is|2
room smells|1
room$|1
rooms|-1
root|-3
root cause|-2
rope|-1
rose|3
roses|2
roses and|-1
rot|-4
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
row ,|-1
row about|-1
row d|-1
row$|-1
rowing|1
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
running|2
running ,|-2
running late|2
running low|10
running$|-5
runs|-4
runs ,|-1
runs again|-2
runs like|-1
runs on|-5
runs out|-2
runs$|5
ruth|2
rye|5
s|-7
sa|2
sabado|-1
sabine|-2
sack|3
sacks|3
sacks ,|-1
sacks$|-1
sacs|-1
sad|3
sad$|2
saddle|1
safari|4
safe|6
safe ,|-2
safe$|2
safety|-3
sage|-1
sagt|-6
sagt ,|-2
said|-7
said no|-4
said yes|-3
said$|-1
sailing|-1
saison|1
sala|-1
salad|2
salad$|1
salaries|-2
salary|-2
sale|6
sale ,|4
sale$|2
salen|-1
sales|9
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
samedi|-1
sample|-3
samples|-5
samples ,|-3
samples of|1
samstag|2
samstag$|-1
san|-1
sandals|2
sanded|1
sanding|-3
sandwich|5
sang|1
sans|-1
sat|-1
sat on|4
satellite|4
saturday|9
saturday !|-2
saturday ?|5
saturday and|2
saturday for|-3
saturday night|1
saturday was|7
saturday$|-3
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
say 0|-2
say it|-3
say the|-8
say yes|-4
say$|7
saying|3
saying$|4
says|-15
says 0|-10
says hello|11
says hi|1
says his|-2
says it's|2
says my|2
says no|-2
says she|-4
says thanks|2
says the|4
says there's|-1
says they|-2
says we|3
says yes|-3
says$|-1
scaffold|-16
scale|1
scales|1
scan|-6
scanned|-8
scanner|2
scanner on|2
scarf|7
scene|-3
schickt|-3
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
scones|3
scored|6
scouts|1
scouts$|-1
scrap|-2
scraping|4
scratch|-1
scratched|5
scratches|3
screen|-2
screen$|1
screens|-2
screwed|-1
screws|-7
script|-3
scrubbed|-7
scrubbed ,|-1
se|7
se ha|6
se queda|-1
sea|-2
seal|-1
seal for|1
seal is|-1
seal on|1
sealed|-1
seals|-1
seam|-1
seams|-1
seamstress|-2
search|10
season|-2
seat|-1
seat$|1
seater|-2
seating plan|1
seats|-6
seats on|-2
seats$|-1
sechs|-2
second|-6
second -|-1
second candidate|-1
second coat|-3
second day|-2
second fitting|-1
second floor|2
second hand|-1
second one|-5
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
see|-1
see a|-1
see it|-1
see the|-1
see us|1
see$|3
seed|1
seems|-6
seen|2
seen the|-1
sees|-1
segundo|-6
seguro|1
sein|-1
seit|3
seit gestern|5
selber|-2
selling|-1
sells|4
semaine|-2
semana|-2
semicolons|3
seminar|5
send|3
send a|1
send it|-1
send the|-1
send us|-3
sending|-2
sends|6
sends a|-3
sends greetings|2
sends her|1
sends the|5
senior|1
seniors|1
senora|-1
sensor|-2
sensor ,|-1
sensor$|-1
sent|5
sent ,|-4
sent 0|-1
sent a|8
sent back|-1
sent by|-1
sent her|6
sent him|3
sent his|5
sent it|-3
sent off|-2
sent the|-6
sent their|-3
sent them|1
sent to|-3
sent us|3
sentences|-1
separate|-2
september|-3
september$|-8
sera|-5
serious|-1
served|2
served$|3
server|6
server room|2
service ,|-2
service is|1
serviced|-1
ses|-1
sesame|-4
session|-3
session ,|-1
set|-9
set ,|-2
set for|-2
set it|-1
set of|-1
set the|-1
set to|2
set up|-1
sets|-3
settled|-8
settled$|-5
seven|-3
seven ,|-1
seven of|-4
seven to|-1
seven$|3
sewing|1
sewn|-2
sexton|-2
shade|1
shadow|-5
shall|-6
shall i|-5
shall we|-1
shaped|1
share|-1
share$|-1
shared|3
shared folder|4
sharp|-1
sharpened|3
sharpening|6
she|-12
she can|-3
she comes|-1
she cried|-2
she did|-2
she does|-1
she gets|-3
she has|-3
she is|3
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
she'd like|1
she'll|-5
she'll be|-1
she'll come|-2
she's|-7
she's fine|2
she's got|-1
she's in|-2
she's on|-3
shed|7
shed ,|2
shed$|1
sheep|-3
sheet|-5
sheet is|-1
sheet$|-1
sheets|-7
sheets for|1
sheets$|-2
shelf|-9
shelf in|-1
shelf is|-2
shelf$|1
shelter|-1
shelves|-5
shelves are|-2
shelves$|-1
shift the|3
shifted|-1
shifted the|-1
shifts|-1
shingles|4
ship|-1
ship$|-1
shipped|-2
ships|-5
shirt|2
shirts|3
shoe|1
shoebox|-1
shoes|4
shoes ,|3
shoes for|1
shoes in|1
shook|-1
shop|3
shop ,|-1
shop and|-3
shop in|-3
shop is|2
shop$|-2
shop's|-1
shops|-2
short|4
short ,|-1
short by|4
short for|-1
short$|2
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
should have|-1
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
shows the|-2
shrank|1
shredder|-1
shredding|-5
shut|6
shut for|4
shut$|1
shuts|-2
si no|-2
sick|12
sick ,|-1
sick today|7
side ,|1
side .|-1
side door|1
side of|-6
sides|-3
sie|1
sie hat|-1
sign|-6
sign ,|1
sign -|-2
sign it|2
sign on|-1
sign$|-2
signal|-2
signature|-7
signature$|-1
signatures|-3
signatures ,|-2
signe|-3
signed|-11
signed !|-1
signed ,|-7
signed and|-2
signed at|-1
signed by|-5
signed for|2
signed it|2
signed off|-1
signed this|-1
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
since|-11
since february|-1
since i|-2
since last|-4
since lunch|-2
since may|-1
since monday|6
since noon|-3
since sunday|-1
since the|9
since this|-3
since we|1
sind|-8
sind alle|4
sind bestellt|-3
sind da|-1
sind die|-1
sind heute|-1
sing|8
singers|-1
singh|2
single|-3
singles|1
sings|1
sink|-1
sink ,|2
sink is|-1
sink$|1
siren|2
sister|5
sister's|3
sit|-9
sit at|-2
sit in|-6
site|4
sits|-7
sits in|2
sits on|-2
sitting|2
six|-13
six ,|-2
six in|-2
six of|-2
six weeks|-4
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
skip|16
skip is|-1
skips|-2
skoda|6
sky|2
skylight|4
slab|-1
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
slips ,|-1
slips are|3
slips$|-1
slipway|4
slot|-8
slot for|-2
slot$|-1
slots|-1
slow|-1
slower|-1
sludge|-2
slugs|1
small|-1
small ,|4
small for|1
small one|-4
small ones|-1
small$|-2
smell|-3
smell of|-3
smell$|1
smells|4
smells ,|1
smells of|4
smoke|1
smoke alarm|7
smooth|-1
sms|1
snapped|2
snapped ,|2
snow|-2
snow on|3
so|1
so 0|-2
so far|4
so he|-1
so i'm|1
so it|-3
so it's|-2
so let's|-1
so much|4
so no|-1
so nobody|-3
so please|2
so proud|5
so that|-1
so that's|-4
so the|-6
so they|-1
so we|-6
so you|-1
so$|-3
soaked|-4
soap|2
soccer|4
society|-1
sock|-1
socket|-1
sockets|2
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
sold the|2
sold to|1
soldered|-1
solo falta|-2
some|9
some$|5
somebody|4
somebody from|-4
somebody has|2
somebody left|3
somebody must|-3
somebody parked|1
somebody should|2
somebody stole|1
somebody to|-1
somebody's|1
someone|3
someone also|-1
someone ask|1
someone for|-5
someone from|-4
someone has|-1
someone left|5
someone must|-1
someone parked|7
someone to|-4
someone with|-1
someone$|1
someone's|3
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
soon as|-2
sooner ,|-2
sopranos|7
sore|1
sorry|-9
sorry$|-1
sort|-2
sorted|-7
sorted ,|-1
sorted$|-5
sound|3
sounds|-7
soup|1
soup ,|-1
soup today|1
soup$|-2
sour|-1
sous|-2
south|-1
space|3
spaces|4
spain|-2
spam|2
spare|-6
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
speech|7
speed|4
spelling|-1
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
sports|-4
spot$|-1
spots|1
spray|-7
sprayed|-2
spreadsheet|-1
spring|1
spring ,|-1
spring .|2
spring$|2
springs|-1
springt|3
springt nicht|3
sprinter|-1
spruce|-2
spuds|-1
sql|-1
square metres|-1
square$|1
squeaks|1
squeaks ,|2
squeaks$|-1
st|2
st .|-2
st anne's|1
stack|-3
stacked|-1
stadt|-3
staff|10
staff ,|1
staff kitchen|1
staff room|2
staff$|-2
stage|-3
stage$|-1
staging|-6
staging ,|-1
stain|3
stain on|2
stainless|-2
stair|2
staircase|1
stairs|3
stairs$|2
stairwell|2
stall|1
stamp|-8
stamp ,|-1
stamp$|-1
stamped|-6
stamped it|-2
stamps|-1
stamps$|-1
stan|3
stand|-2
stand 0|4
stand at|-1
stand in|-5
stand on|-1
standard|1
standing|-1
standing in|-3
stands|-6
stands by|-1
stands in|-1
stands on|-1
stands$|2
stapler|4
star|2
stars|6
start|-1
start ,|4
start on|1
start this|-2
start with|1
start without|1
started|-6
started on|-4
started with|-1
starting|-5
starts|6
starts ,|4
starts in|1
starts monday|3
starts on|2
starts$|-4
statement|2
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
stays|-4
stays dry|3
stays in|-1
stays on|-2
stays the|-1
stays with|5
steam|-2
steel|-4
steep|-1
stehen|-4
steht|2
steht in|4
stein|1
step|-3
step ,|1
step :|-1
step to|-1
step$|-1
steps|-5
steriliser|-3
stick|-3
stick$|-1
sticker|-1
sticker is|1
sticker$|6
stickers|-1
stickers for|-1
sticks|-1
sticks$|-3
sticky|-2
still|-35
still ,|-1
still 0|-3
still a|2
still drips|-2
still get|-2
still has|-1
still hasn't|-2
still have|7
still in|3
still missing|1
still need|-1
still needs|-1
still no|-2
still not|3
still open|2
still owe|-1
still shows|-1
still the|1
still three|-1
still to|-2
still waiting|-1
still wet|-1
still$|-2
stinks|-1
stitches$|1
stock|1
stock ,|-2
stock count|2
stock until|-2
stock$|-1
stocktake|-3
stole|5
stole the|2
stolen|7
stolen$|1
stollen|1
stone|-2
stone ,|2
stones|-1
stood in|-1
stool|4
stop|2
stop ,|-1
stop at|3
stop the|-2
stop$|-3
stopped|3
stopped ,|-2
stops|-1
storage|-2
storage$|1
store|8
store$|4
stored|3
storm|-2
stout|-1
stove|1
straight|-4
straight again|-1
straight away|-1
straw|-1
stream|2
street|13
street ,|2
street is|4
street$|-2
strings|-4
strip|-1
stripe|-1
striped|-2
stroke|1
strong|-3
strong people|-1
struck|-1
stuck ,|-3
stuck at|-1
stuck between|5
stuck half|3
stuck on|-3
stuck$|1
student|-3
student from|3
students|-3
studio|1
study$|1
stuff|-16
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
sugar|4
suggests|-2
suis|3
suit|2
suit$|2
suitcases|2
suite|-1
summer|1
summer party|3
summer$|-2
sun$|-1
sunday|2
sunday ,|8
sunday .|-2
sunday and|2
sunday night|-4
sunday$|7
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
sur|-2
sur le|-2
sure|-1
surgeon|-1
surgery|6
surgery 0|4
survey|3
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
swearing|1
sweep|2
sweet|4
sweet$|1
swept|2
swimming|6
swimming pool|-2
swing|2
swings|-1
swiss|-1
switched|-2
switched off|-1
sworn|-3
syringes|5
syrup|3
system|2
system ,|-1
system$|-1
t|-2
t -|3
t0|-1
table|8
table ,|-6
table 0|7
table for|2
table in|1
table is|1
table$|-2
tables|-10
tables are|2
tables$|1
tablet|-2
tablets|-1
tablets are|1
tag|7
tage|-3
tags|-4
taille|1
tailor|-1
take|-8
take back|-1
take her|-1
take him|-3
take one|3
take our|-1
take over|-1
take that|-2
take the|-4
take two|-1
take us|4
take$|-1
taken|-6
taken ,|-1
taken$|1
takes|-13
takes 0|3
takes it|-1
takes ten|-4
takes the|-6
takes them|1
takes three|-1
taking|-1
taking the|-2
talk|-2
talk about|-1
talk on|1
talk to|-1
talked|-3
talked to|-3
talks|-1
tall|-2
taller|-4
tambien|-5
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
tape is|4
tape$|-1
taped|1
taps|-2
tariff|-2
tart|-1
task|4
taste|-1
tastes|1
tasting|1
tasting room|1
tax|5
tax return|1
taxi|8
taxi for|1
tb|-2
te|-1
tea|5
tea$|1
teach|4
teacher|10
teacher ,|1
teacher from|-4
teacher's|1
team|9
teams|4
teams ,|4
tear|1
technician|-9
technician comes|-2
technician has|-1
techniker|-4
tecnico|-2
teenagers|-2
teeth|-4
teeth ,|-3
telephone|1
tell|5
tell the|2
tell them|1
telly|1
temperature|1
template|4
temps|-1
ten|-6
ten ,|4
ten days|-8
ten minutes|-1
ten o'clock|-1
ten percent|1
tenant|2
tenants|-1
tenemos|2
tengo|4
tennis|5
tenor|9
tent|1
tent ,|1
tent pegs|3
term|-3
term$|-3
termin|2
terminal|1
terms|1
terrace|1
terraza|4
terrible|1
test|3
test drive|-1
test on|-6
test passed|-1
test was|1
test went|3
test$|5
tested|-10
tested ,|-3
tested it|-1
tested with|-1
tested$|-1
tester|-1
tests|5
text|-7
text for|-2
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
thank -|1
thank you|1
thanks|4
thanks for|6
thanks$|-3
thanksgiving|2
that|-2
that .|3
that ?|3
that as|-1
that day|5
that in|-1
that into|-2
that makes|-1
that ok|1
that one|2
that the|5
that thing|-2
that too|2
that we|1
that we're|-1
that week|-3
that weekend|-1
that$|5
that's|-5
that's 0|-1
that's not|-1
that's that|-3
the|-10
the 0|1
the 0nd|2
the 0rd|-3
the 0st|-3
the 0th|-3
the account|-3
the accountant|5
the accounts|1
the ad|-3
the afternoon|-2
the agency|-3
the air|-1
the airport|6
the ambulance|3
the annual|2
the api|-2
the apprentice|-1
the april|4
the archive|1
the arm|-1
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
the bakery|4
the bank|9
the banner|1
the bar|9
the barbecue|1
the barn|2
the basement|-1
the basin|-2
the basket|8
the bath|-1
the bathroom|1
the battery|-2
the bear|-1
the bed|2
the beer|2
the bell|1
the bells|1
the belt|-1
the bench|1
the best|-1
the big|2
the bike|1
the bikes|2
the bill|5
the binder|-2
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
the boathouse|-4
the boiler|6
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
the broken|-1
the brown|3
the bucket|-2
the buckets|1
the budget|-1
the build|-1
the building|-1
the bus|1
the butcher|-2
the cabin|-1
the cable|5
the cafe|1
the cafeteria|1
the cake|-1
the calibration|3
the call|-2
the camera|-1
the canal|-1
the cancellation|-1
the canteen|16
the canvas|-1
the car|7
the card|3
the cardboard|-1
the caretaker|1
the carpenter|-1
the carpet|-1
the cars|1
the cash|-1
the castle|3
the cat|9
the cathedral|-1
the ceiling|3
the cellar|4
the cemetery|-1
the certificate|-3
the chair|4
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
the church|3
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
the coffee|1
the cold|-5
the company|3
the compressor|-1
the computer|-1
the concert|2
the conference|3
the confirmation|7
the conservatory|-1
the container|2
the contract|4
the control|-1
the conveyor|-1
the cook|4
the corner|2
the corrected|-2
the corridor|-1
the cost|1
the cottage|-1
the council|-4
the council's|1
the counter|5
the county|2
the courier|1
the course|7
the cover|-1
the crack|-1
the crane|1
the credit|-1
the crew|2
the cupboard|4
the curtain|1
the customer|3
the customer's|4
the dark|-2
the database|-1
the date|-3
the day|-2
the dead|-3
the deadline|-3
the deck|4
the dentist|2
the deposit|-3
the desk|10
the digger|-1
the dishwasher|5
the display|2
the district|-1
the dock|-2
the docks|-1
the doctor's|2
the dog|3
the door|-5
the double|-5
the draft|-1
the drawer|2
the drawing|-1
the drill|5
the drinks|3
the drive|4
the driver's|-1
the drum|-1
the drums|-5
the dryer|1
the dutch|-1
the e|3
the earliest|-1
the east|3
the election|1
the electric|-1
the elevator|-1
the end|-2
the engineer|-1
the entrance|-2
the envelope|-4
the espresso|1
the evening|-5
the exact|-1
the exam|1
the extractor|-1
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
the first|1
the fish|2
the flap|-1
the flat|3
the flats|1
the flood|1
the floor|-3
the florist|1
the flour|2
the flowers|5
the flu|3
the flyer|-1
the foam|-1
the folder|-9
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
the front|-4
the frost|-1
the fruit|1
the funeral|1
the fuse|5
the gala|1
the garage|-2
the garden|2
the gas|3
the gate|5
the gentleman|-2
the girl|-5
the girls|-1
the gold|1
the golf|4
the good|5
the grain|-1
the grant|3
the grass|-1
the green|3
the greenhouse|2
the grey|-1
the grinder|-1
the ground|-6
the group|2
the guest|7
the guests|-1
the guild|1
the gutter|-2
the guy|-2
the gym|1
the half|4
the hall|4
the handle|-1
the handout|-1
the harbour|-2
the harp|1
the harvest|1
the head|-1
the heat|-1
the heating|3
the hedge|4
the high|-1
the hill|-1
the hinge|-2
the hip|1
the holidays|-2
the hook|1
the horn|-2
the horse|3
the hose|-4
the hostel|-1
the hot|-2
the hotel|-1
the ice|-1
the index|-3
the inspector|-7
the insurance|-1
the internet|-2
the interview|1
the invoice|3
the japanese|2
the jar|3
the juniors|-1
the jury|-1
the kettle|10
the keys|-3
the kids'|-3
the kindergarten|2
the kiosk|-1
the kitchen|6
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
the leaves|-5
the left|4
the lemon|-2
the letter|2
the letterbox|1
the letters|-3
the library|5
the licence|2
the lift|4
the light|2
the lights|-4
the limit|-2
the line|-2
the list|-8
the little|-8
the loan|3
the lobby|2
the lock|3
the loft|-1
the log|1
the login|1
the long|-2
the lorry|-5
the lot|-3
the lottery|1
the lovely|1
the low|-1
the lower|-3
the m0|5
the machine|1
the mail|-4
the mailing|-1
the main|-2
the maker|-2
the mall|1
the man|-4
the manual|-5
the manufacturer|-1
the map|-1
the market|3
the mast|1
the master|-1
the match|5
the mayor|-1
the mayor's|1
the meadow|1
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
the mobile|2
the model|1
the moment|-2
the monday|-1
the money|-2
the month|3
the monthly|-1
the morning|2
the motorway|-1
the mountain|-2
the museum|6
the music|-3
the name|-1
the names|-1
the neck|-1
the neighbour|3
the neighbour's|5
the neighbours|6
the neighbours'|4
the new|-1
the news|3
the newsletter|3
the next|1
the night|1
the ninth|-1
the noise|2
the notary|1
the number|-5
the numbers|-2
the nurse|1
the nursery|1
the oak|-1
the office|10
the oil|2
the old|-2
the one|5
the ones|-1
the online|-3
the open|5
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
the pair|-1
the pallet|1
the panel|-1
the panto|4
the paper|-3
the papers|1
the parcel|1
the parents|-1
the parish|-2
the park|1
the parking|-1
the part|-1
the party|2
the password|-1
the pavement|-2
the payment|-3
the pdf|3
the permit|-1
the petrol|1
the petty|4
the phone|1
the phones|-3
the photographer|4
the photos|5
the piano|3
the pick|1
the picture|-2
the pictures|-7
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
the post|-4
the poster|1
the postman|1
the pot|3
the power|3
the premiere|-1
the press|-2
the pressure|3
the price|-6
the prices|-7
the primary|-1
the print|-1
the printer|-4
the programme|5
the projector|2
the provider|3
the pump|5
the quarry|-1
the radio|5
the raffle|8
the rain|-4
the ramp|-1
the reading|1
the rear|-1
the receipt|4
the receipts|-3
the rectory|-1
the red|-2
the register|-1
the rent|-3
the report|-1
the rest|-8
the returns|3
the right|3
the ring|1
the rings|2
the river|-5
the road|4
the rolls|-1
the roof|-1
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
the school|7
the scouts|1
the screen|-1
the script|-3
the sea|-1
the seamstress|-1
the search|4
the season|-2
the seat|-4
the seats|-2
the sensor|-1
the server|3
the shade|-1
the shared|3
the shed|3
the sheep|-3
the sheet|-1
the sheets|-1
the shelf|1
the shelves|-2
the shoe|-1
the shop|4
the short|-1
the shoulder|-1
the show|3
the showers|1
the side|3
the sign|1
the signature|-1
the silver|-1
the sink|-1
the site|2
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
the spanish|3
the spare|-1
the sports|-4
the spreadsheet|-1
the spring|-1
the staff|9
the stairs|3
the stairwell|1
the stamp|1
the stand|-1
the start|-1
the steel|-1
the steriliser|-1
the sticker|-1
the stickers|-1
the sticky|-1
the store|3
the stout|-1
the street|2
the student|-2
the studio|1
the stuff|-2
the suction|4
the summer|4
the sun|2
the sunday|1
the supplier|-2
the survey|1
the swimming|3
the swiss|-2
the switch|2
the system|-2
the tablet|1
the tablets|-2
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
the thing|-3
the third|-1
the three|-7
the thursday|-1
the tickets|-2
the till|7
the time|-4
the tin|1
the tiny|-1
the toilet|2
the tombola|1
the toner|1
the tool|1
the top|-8
the torque|-1
the tour|3
the tournament|3
the town|-4
the track|-1
the tractor|3
the trade|5
the train|4
the tram|4
the translator|-3
the tray|-1
the treasurer|-1
the tree|2
the trip|1
the tube|-1
the tv|3
the twins|-2
the two|-1
the u0|2
the ultrasound|4
the university|1
the update|-3
the upper|-1
the utility|3
the valve|3
the vat|5
the vault|1
the vendor|-2
the very|-1
the vestry|-1
the vet|2
the vicar|-1
the vicar's|-1
the video|-1
the visitors|-1
the volvo|-3
the waist|-1
the waiting|1
the wall|3
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
the whole|-5
the wifi|4
the wiki|-4
the wind|-3
the window|4
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
the yard|8
the year|-6
the yearly|-1
the yellow|4
the yoga|1
the young|-3
the youth|1
the zoo|7
theatre|-1
their|-6
their money|-1
their names|-2
their new|3
their own|-2
theirs|-5
theirs ,|-2
theirs$|-1
them|-2
them ,|-8
them .|-1
them ?|2
them a|1
them at|-1
them back|2
them by|-2
them for|-1
them in|2
them on|-3
them out|1
them the|-1
them thursday|-2
them up|1
them we|4
them without|7
them$|9
theme|-1
themselves$|2
then|-14
then ,|-2
then the|-2
then we|-4
then$|-2
theory|-2
there|-9
there ,|-4
there .|1
there a|2
there again|-1
there and|2
there at|1
there by|-2
there for|-3
there is|4
there was|-1
there with|-1
there$|1
there'll|-1
there'll be|-1
there's|2
there's a|1
there's no|3
thermocouple|-5
thermometer|1
thermos|-1
thermostat|-2
these|3
they|-5
they are|3
they asked|-3
they call|-1
they can|-1
they can't|1
they come|1
they confirmed|-1
they don't|-1
they give|-1
they had|-3
they have|-2
they keep|-2
they look|-2
they need|2
they never|-2
they offer|-1
they only|-1
they pay|-1
they put|-1
they say|8
they send|2
they sent|-1
they should|-1
they took|7
they turned|-1
they want|4
they were|-1
they won't|-1
they would|-1
they'd|1
they'd like|5
they'll|-4
they're|-1
they're happy|2
they're on|2
they've|-5
they've got|-1
thick|-4
thin|-1
thing|-21
thing ,|-1
thing can|-1
thing for|-1
thing is|-4
thing on|-2
thing that|-2
thing to|-2
thing$|1
things|-5
think|5
think$|2
thinking|-1
thinks|-4
third|-13
third complaint|-1
third floor|2
third is|-1
third one|-2
third time|-1
thirds|-1
thirty|-6
thirty -|-1
thirty$|1
this|2
this afternoon|4
this as|-1
this can't|-2
this friday|-2
this has|-1
this is|-1
this morning|-8
this quarter|-1
this saturday|12
this time|-3
this up|-2
this week|10
this weekend|-1
this year|9
those|-12
those who|-1
those$|1
though|-9
though$|-8
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
three months|-1
three more|-2
three of|1
three tiers|-3
three times|1
three weeks|-2
three$|4
threw|1
threw up|1
thrilled|-2
thrilled$|-1
throat|1
through|-8
through ,|-1
through 0|-1
through it|-1
through last|-3
through on|-4
through the|-4
through with|-1
through$|4
throw|-1
thrown|-4
thrown away|-1
thrown out|-1
throws|4
thru|1
thumb ,|1
thunder|1
thurs|-2
thurs$|-2
thursday|2
thursday ,|6
thursday .|-1
thursday ?|1
thursday for|-3
thursday instead|4
thursday$|-7
thursday's|-1
thursdays|-1
thursdays$|2
tick|5
tick it|-3
ticket|3
ticket for|2
ticket$|-3
tickets|6
tickets are|-2
tickets for|9
tickets$|1
ticks|-4
tie|2
tied|-1
tiene|-5
tienen|-1
tier|-1
tiers|-2
tight|-2
tight again|-2
tightened it|-1
til|-1
tile|7
till|-3
till ,|1
till 0|2
till after|-1
till drawer|1
till friday|1
till june|-1
till next|-8
till october|-7
till roll|1
till sunday|-1
till ten|1
till the|-4
till then|4
till thursday|3
till$|5
timber|-6
time|1
time ,|-9
time .|3
time ?|4
time in|-2
time on|2
time the|1
time this|5
time we|-1
time$|5
timer|5
times|-3
times in|-1
times$|-1
tin|3
tin$|2
tins|2
tins$|1
tiny|-2
tip|-2
tipped|-4
title|-1
tmrw|-1
tmrw$|-2
to|-7
to ,|-3
to -|6
to .|-1
to 0|3
to a|-1
to all|1
to ask|-1
to be|-8
to because|-1
to book|2
to buy|1
to carry|-1
to change|-2
to check|-2
to collect|1
to come|-2
to cure|-2
to decide|-1
to do|1
to draw|-1
to everyone|1
to finish|-1
to five|-1
to follow|7
to get|2
to give|3
to go|3
to hand|-1
to have|1
to her|-2
to high|-1
to him|-2
to hold|-3
to it|1
to join|5
to k|-2
to know|7
to leave|-2
to leeds|4
to look|-8
to may|-1
to mei|-3
to monday|7
to move|-3
to mr|-1
to mrs|-2
to next|-3
to nine|-1
to one|-1
to open|1
to park|-1
to pay|4
to print|-1
to pull|1
to push|-3
to put|3
to read|-1
to run|-3
to say|1
to see|-4
to sell|-1
to send|1
to settle|1
to show|2
to sign|-1
to sit|-5
to stand|-1
to stay|-2
to take|5
to talk|-1
to tell|-1
to the|2
to their|4
to them|-1
to those|-1
to thursday|-2
to urgent|-1
to us|6
to use|3
to wait|-2
to wear|-1
to wednesday|-2
to work|1
to write|-2
to$|-11
toda|1
toda la|1
today|1
today !|-1
today ,|-5
today .|-4
today ?|2
today and|2
today$|7
today's|-4
todo|-3
todos|-1
toe|-1
together|-6
together ,|-4
together$|-1
toilet|13
toilet is|1
toilet on|4
toilets|4
token|1
told|1
told her|-3
told him|2
told me|1
told the|-2
told them|2
told us|1
told$|1
tolerance|-1
toll|1
tom|-6
tom's|2
tomasz|1
tomatoes|6
tombe|-1
tombola|1
tomorrow|1
tomorrow ,|8
tomorrow if|-1
tomorrow$|-4
ton|2
toner|7
tonight|3
tonight ,|7
tonight ?|1
tonight$|-4
tonne|-1
tonnes|-1
tonnes of|1
tons|-2
tons$|-2
too|-13
too ,|-5
too .|-2
too ?|5
too cold|1
too dark|-1
too dear|1
too expensive|-1
too fast|2
too high|5
too hot|2
too little|-2
too low|-1
too many|-1
too much|-2
too short|-1
too small|2
too thin|-1
too wide|-1
too$|-3
took|-4
took 0|1
took a|-2
took all|-2
took an|1
took it|-1
took me|-1
took my|3
took out|-1
took them|4
tools|-2
tooth|7
tooth$|2
top|-8
top ,|-4
top of|-4
top priority|-2
top$|-2
topped|1
topped up|1
tor|2
torch|-2
torches|-1
tore|1
torn|3
torn ,|1
torque|-1
total|-3
total$|-2
touch|3
touched|1
toujours|-3
tour|6
tour ,|3
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
town|-1
town hall|-3
town is|1
town$|2
toy|-1
toys|1
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
train|8
train ,|1
train from|1
train is|1
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
translator|-4
translator ,|-1
transporter|-3
trap|-1
trash|2
travel|1
tray of|2
tray$|-4
treasurer|-4
treat|-1
treat as|-1
treat this|-1
treatment|-1
tree|-1
trees|1
tres|-3
tres bien|-2
trial|-18
trial day|-8
trial shift|-6
tried|-11
tried the|-1
trikots|-4
trim|-4
trimmed|-2
trip|9
trip to|1
tripped|4
tripped on|1
trips|5
trips the|7
trolleys|-8
trop|-2
tropft|3
trouble|-4
trouble$|-1
trousers|-1
trout|-1
trouve|-7
truck|-6
truck 0|3
truck comes|-1
trucks|-1
true|-1
trunk|-4
trusses|2
trustees|3
try|-8
try again|-2
try the|-2
try$|-1
trying|-10
tub|-1
tube|-2
tubes|3
tue|-1
tuesday|-3
tuesday ,|-5
tuesday$|-2
tuesdays|4
tune|-1
tuner|-3
tur|3
turkish|-1
turn|-3
turn up|-1
turned|-1
turned up|3
turns|-1
tuv|-1
tv|3
twelve|-8
twelve months|-1
twenty|-1
twenty -|-1
twenty minutes|-1
twice|-4
twice .|-2
twice a|-5
twice and|-1
twice as|5
twice in|1
twice on|1
twice$|2
twins|4
twins$|1
two|-9
two ,|5
two are|-6
two bags|2
two boxes|8
two buckets|4
two coaches|-1
two days|1
two for|-1
two girls|-3
two have|2
two hours|2
two hundred|-1
two in|-2
two left|1
two men|-1
two metres|-2
two more|-6
two need|-1
two new|-1
two of|-9
two pages|-1
two pallets|-1
two percent|1
two seconds|-1
two singles|2
two students|-3
two thirds|-1
two tickets|1
two tins|3
two to|-1
two weeks|2
two$|2
type|-2
typed|-1
typed in|-1
typing|-2
typo|-1
tyre|1
tyre pressure|2
tyres|-7
tyres$|-1
u|-3
u0|3
uber|4
uberwiesen|-4
ulm|1
ultrasound|6
um|4
umbrella|15
umbrella ,|1
umbrella in|2
umbrella on|2
un|3
una|8
unbearable|2
uncle|-2
und|-18
und die|-3
und ein|-4
under|-3
under 0|-3
under it|6
under my|-2
underneath|-4
underwriter|-2
uniform|7
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
unsere|2
unten|-6
unterschrieben|5
unterschrieben$|-3
until 0|-2
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
until september|2
until spring|-2
until sunday|2
until the|-4
until then|-4
until thursday|2
until tuesday|-2
until two|1
until we|-1
until wednesday|-2
up|-9
up ,|-5
up .|-7
up 0|6
up a|1
up again|2
up and|5
up at|2
up by|5
up for|1
up front|-6
up north|-1
up on|-7
up please|1
up the|-7
up there|-6
up this|-1
up$|3
update|-1
update$|-1
updated|-1
upgrade|4
uploaded|-4
uploaded ,|-3
uploaded$|1
upper|-1
ups|1
upstairs|-2
upstairs ,|-2
upstairs are|-1
upstairs$|-1
urgent|-9
urgent ,|-3
urgent now|-2
urgent$|-2
urn|3
urs|2
us|-4
us ,|-3
us .|3
us 0|-7
us a|5
us all|6
us an|-1
us before|-1
us by|-1
us down|-2
us for|-3
us from|-2
us have|-3
us in|3
us on|3
us over|-1
us the|-3
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
using|1
usual$|-1
utility|2
utrecht|-4
v|9
v0|3
va|6
vacation|1
vaccinated|-2
vaccination|-1
vaccine|2
vaccines|2
vacuum|2
vacuum cleaner|2
valid|1
valid until|7
validation|1
values|-2
values are|-2
valve|-3
valve ,|-5
van|18
van ,|1
van 0|1
van is|-1
van needs|1
van passed|1
van's|4
vanish|-1
vanished|1
varnish|-1
vat|11
vat return|4
vault|1
vegan|-3
vegetarians|-1
vehicle|-1
vehicles|-1
velo|1
vending|5
vending machine|5
vendor|-1
vendredi|-2
venir|2
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
verse|-2
version|-9
version of|-5
version$|-2
vertrag|-5
vertrag ist|-3
very|-2
very top|-1
vessel|3
vestry|-1
vests|-1
vet was|-1
vet's|-2
vetting|3
veut|2
vez|-2
vez ,|2
via|-2
vicar|-2
vicar says|-1
vicar's|-1
vide|1
video$|1
viejo|1
viene|-4
vienna|6
vient|3
vier|-2
viernes|3
viernes$|4
view|4
vigo|1
villa|-1
village|2
village$|1
vinegar|-1
vino|-1
vino el|-1
viola|-1
virement|-2
visa|-1
visit|6
visit ,|2
visit in|-1
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
von|3
von 0|3
von der|-4
vor|-2
vorher|-6
vorstand|-1
vorziehen|-2
voss|-1
votes|-2
voucher|-2
voucher for|2
vouchers|2
vous|4
vu|-1
w|-8
wages|13
waist|-1
wait|-12
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
waiting$|-1
waits|-4
waits for|-2
waits$|-1
wake|-1
walk|10
walk on|3
walked|-1
walkers|2
walks|-1
wall|2
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
want the|-2
want their|-1
want to|12
want$|-1
wanted|-2
wants|-3
wants 0|-6
wants a|4
wants an|3
wants another|3
wants four|-2
wants her|3
wants his|6
wants it|5
wants the|-11
wants them|-1
wants three|-1
wants to|17
wants two|-1
wants us|3
war|-4
war da|-2
war der|-2
war heute|1
war nur|-2
ward|1
ward 0|2
wardrobe|-1
warehouse|4
waren|-6
warm|-7
warm ,|-1
warm again|-5
warm$|1
warning|2
warsaw|-2
warten|-2
was|9
was 0|-2
was a|-5
was at|-3
was born|1
was changed|1
was charged|-5
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
was left|3
was missing|-1
was on|-3
was only|3
was out|-6
was paid|4
was short|2
was stolen|5
was stuck|-1
was the|-8
was there|4
was under|1
was very|-1
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
washing machine|8
wasn't|3
wasp|1
wasser|-1
waste|-1
watch|7
watch the|1
watched|2
watching|1
water|2
water ,|-1
water again|-3
water bottles|1
water is|-1
water on|-1
water pump|-1
water runs|-2
water$|2
watts|-1
wax|-1
waxed|1
way ,|6
way home|-2
way in|-3
way to|2
way$|-1
we|-8
we also|-4
we are|2
we buy|1
we can|4
we can't|-2
we close|1
we come|-1
we could|3
we do|2
we don't|-2
we get|1
we give|-2
we go|2
we got|4
we had|1
we have|1
we keep|-3
we know|1
we leave|-1
we lose|-1
we lost|4
we may|-3
we move|-3
we moved|3
we must|-1
we need|1
we only|2
we pay|-3
we please|4
we push|-4
we put|3
we ran|1
we really|-6
we send|1
we shift|-1
we should|10
we start|-1
we stay|-3
we still|3
we take|-6
we thought|-2
we try|-2
we wait|2
we want|-2
we wanted|-1
we'd|2
we'd have|-1
we'll|7
we'll need|-1
we're|-8
we're at|-4
we're closed|1
we're down|4
we're out|9
we're still|-3
we've|-8
we've 0|-1
we've got|-1
wear the|-1
weber|-1
website|4
website ,|3
website now|1
website$|1
wedding|2
wedding is|1
wedding of|1
wednesday|-1
wednesday ,|-1
wednesday .|-2
wednesday$|-2
wednesdays|3
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
weekend ,|-1
weekend of|-3
weekend$|-2
weekly|-1
weeks|-3
weeks ,|1
weeks .|-1
weeks for|-1
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
weiß|-4
welcome|4
welded|-2
welded ,|-1
welder|-2
well|4
well ,|-5
well .|-2
well done|4
well$|1
wenn|-5
went|-7
went back|-3
went fine|5
went for|2
went home|1
went in|-7
went off|1
went out|-3
went over|-1
went round|-3
went through|5
went well|1
wer|1
wer hat|5
werden|-3
werden$|-6
were|10
were at|-1
were delivered|1
were here|-4
were on|3
were stolen|1
west|-1
west ,|-1
wet|-3
wet .|-1
wexford|5
what|-3
what a|8
what about|-1
what do|3
what was|-2
what we|-5
wheat|4
wheel ,|1
wheels|-4
when|-10
when i|-3
when is|3
when it|1
when it's|4
when she|-1
when the|3
when they|-2
when we|-1
when you|-3
whenever|6
where|-4
where are|2
where he|2
where is|1
where people|-1
where the|-3
where they|-1
where to|-1
where we|4
whether|15
whether the|-2
whether we|10
which|-5
which one|1
while|-8
while the|-3
while they|-2
while we|-2
whisper|-2
whistle|-7
whistle$|-5
whistles|-1
white|-1
white$|-1
whiteboard|4
who|-17
who ate|4
who can|1
who can't|-1
who could|-10
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
who took|6
who wants|4
who's|4
who's coming|2
who's on|-2
whoever|7
whole|-3
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
wie|3
wieder|-9
wieder ,|-7
wieder da|2
wiese|3
wife|4
wife had|3
wifi|11
wiki|-4
wild|-1
will|-4
will be|13
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
window|1
window ,|-1
window cleaner|3
window is|-1
window$|-2
windows|1
windscreen|-1
wine|4
wings|-4
winner|-2
winter|1
winter$|-3
wiped|-1
wipers|6
wir|-12
wir nicht|-1
wire|-3
wired|-3
wished|1
wissen|-2
with|-14
with 0|-8
with a|-2
with all|-5
with her|4
with him|-3
with his|-3
with it|5
with me|4
with new|1
with no|-1
with one|4
with six|-1
with someone|1
with ten|1
with the|-6
with their|3
with them|-1
with those|-1
with today's|-4
with two|-2
with us|-2
with white|2
with your|-1
withdrew|4
withdrew ,|5
within|-1
without|-5
without a|-2
without it|-1
without me|1
without the|5
witness|-1
wobble|-1
wobbles|2
wobbles ,|2
wobbly|1
woche|-3
wochen|6
wochenende|-4
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
won't|7
won't be|-1
won't come|-1
won't do|3
won't go|-1
won't let|-1
won't open|5
won't start|1
wont|-1
wooden|-3
wool|1
word|-3
worden$|1
wording|-2
work|-1
work ,|-2
work from|2
worked|-3
workers|-1
working|7
works ,|-2
works again|-1
works council|3
works$|4
workshop|4
workshop ,|-1
workshop$|3
worktop|1
worm|-2
worn|-2
worse|-2
worse ,|-1
worst|-2
worth|-1
would|-6
would be|1
would come|-3
would do|-1
would go|-3
would like|28
would rather|-4
would take|-3
wound|-1
wow|1
wow$|1
wrapped|-8
wrapped ,|-5
wrapped and|-3
wrapping|6
wreath|1
wrist|3
write|-3
write -|-1
writes|-3
writes that|-2
writing|-5
writing$|-4
written|-7
written ,|-4
written$|-2
wrong|-2
wrong ,|2
wrote|-13
wrote back|-1
wrote it|-3
wrote that|-1
wrote the|-2
wrote them|-1
wurde|-7
x|3
x -|5
x 0|-1
xl|1
xl$|-2
xmas|-1
y|-5
y la|5
ya|-17
ya esta|-4
ya estan|-2
ya no|-1
ya se|-1
ya tenemos|-1
ya tiene|-1
yard ,|1
yaris|1
year ,|1
year .|-1
year 0|8
year is|1
year$|5
year's|4
yearly|2
years|-4
years ,|-3
years .|-2
years ago|-2
years$|1
yellow|2
yellow one|4
yellow$|1
yes|-8
yes !|-2
yes ,|-4
yes .|3
yes ?|-3
yes and|-1
yes to|-1
yesterday|-1
yesterday ,|-1
yesterday .|9
yesterday$|1
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
you bring|2
you can|-7
you can't|-1
you do|-6
you for|-3
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
yours|-4
yourself|1
yourself$|1
yourselves|2
yourselves$|2
youth|2
youth group|3
yusuf's|1
zahlen|3
zahnarzt|3
zehn|9
zeit|1
zero|2
zip|1
zone|-1
zoo|8
zoom|-4
zu|-1
zu hause|-2
zu$|-1
zugesagt|-6
zugesagt ,|-2
zugesagt$|-3
zum|-1
zur|-7
zurich|-2
zuruck|12
zuruck$|10
zwei|6
zwei wochen|1
~agrees|-15
~arrived|-3
~asks|19
~broken|7
~count|-10
~done|-11
~exclaims|1
~fails|-9
~life|18
~money|-3
~moved|-5
~nothing|7
~paid|-2
~past|12
~person|-14
~progress|-12
~promises|-9
~refuses|-4
~sent|-12
~thanks|16
~time|-1
~urgent|-15
~wants|-7
~works|-8
`;

/** How much what a title has to do with what a text tells speaks for its task; made likewise. */
export const SIGNS_OF_TASKS = `
apply|-8
apply agrees|-1
apply arrived|-5
apply asks|5
apply broken|-6
apply day|-6
apply done|-5
apply exclaims|-2
apply fails|-3
apply life|-8
apply money|-2
apply nothing|5
apply paid|-2
apply past|-4
apply progress|1
apply promises|6
apply refuses|-1
apply sent|5
apply thanks|-4
apply urgent|-1
apply wants|14
apply works|4
appointment|-5
appointment agrees|1
appointment arrived|-6
appointment asks|3
appointment broken|-3
appointment count|-1
appointment day|4
appointment done|6
appointment exclaims|1
appointment fails|-2
appointment life|4
appointment money|6
appointment moved|1
appointment nothing|-5
appointment paid|1
appointment past|-2
appointment person|1
appointment progress|-1
appointment promises|-2
appointment refuses|4
appointment sent|-7
appointment thanks|-1
appointment time|4
appointment urgent|-2
appointment works|-3
book|-6
book agrees|8
book arrived|4
book asks|5
book broken|-4
book count|-2
book day|4
book done|-6
book exclaims|1
book fails|-2
book life|-2
book money|1
book moved|3
book nothing|-6
book paid|-2
book past|5
book person|5
book progress|-1
book promises|-4
book sent|-1
book thanks|2
book time|-2
book urgent|-1
book wants|9
build|-1
build agrees|-2
build arrived|-1
build asks|-1
build broken|2
build count|-5
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
build promises|-1
build refuses|1
build sent|-2
build thanks|-1
build time|-1
build wants|-3
build works|-4
buy|-8
buy agrees|-2
buy arrived|4
buy asks|2
buy broken|-4
buy count|2
buy day|-1
buy done|-8
buy fails|7
buy life|-4
buy money|-4
buy moved|8
buy nothing|1
buy paid|-3
buy past|-3
buy person|-1
buy progress|3
buy promises|3
buy refuses|1
buy sent|-4
buy thanks|-2
buy time|-7
buy works|-9
chase|3
chase agrees|-2
chase arrived|1
chase asks|-1
chase broken|2
chase count|2
chase day|-5
chase fails|-1
chase life|4
chase money|-1
chase paid|9
chase past|1
chase progress|3
chase promises|2
chase refuses|-1
chase sent|1
chase thanks|3
chase urgent|-1
chase wants|4
chase works|-3
clean|-4
clean agrees|-2
clean arrived|1
clean asks|2
clean broken|-2
clean count|3
clean done|7
clean exclaims|-2
clean life|6
clean money|-2
clean nothing|-1
clean paid|-2
clean past|-4
clean person|-2
clean refuses|-1
clean sent|1
clean thanks|-5
clean time|1
clean urgent|-1
clean wants|-2
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
end wants|-2
end works|1
event|-4
event agrees|2
event arrived|-1
event asks|3
event broken|4
event count|5
event day|-5
event done|-3
event exclaims|-2
event fails|-6
event life|-5
event money|3
event moved|-2
event nothing|-2
event paid|3
event past|-5
event person|-1
event progress|-2
event promises|-2
event refuses|4
event sent|-3
event time|-2
event urgent|-1
event wants|2
event works|-2
fix|-1
fix agrees|-7
fix arrived|-4
fix asks|-4
fix broken|1
fix count|-3
fix day|-8
fix done|-1
fix fails|10
fix life|-5
fix money|2
fix moved|-1
fix nothing|3
fix past|8
fix person|-2
fix promises|-1
fix refuses|-1
fix time|3
fix urgent|4
fix wants|-7
fix works|19
named agrees|2
named arrived|5
named asks|1
named broken|4
named count|1
named day|8
named done|1
named exclaims|2
named fails|10
named life|-8
named money|5
named moved|5
named paid|2
named past|3
named person|-2
named progress|2
named promises|4
named refuses|3
named sent|5
named thanks|-9
named time|-5
named urgent|7
named wants|6
named works|3
other|-2
other agrees|10
other arrived|-3
other asks|-4
other broken|2
other count|2
other day|-3
other done|5
other exclaims|-2
other fails|1
other life|1
other money|-2
other moved|3
other nothing|1
other paid|-8
other past|2
other person|3
other progress|1
other promises|1
other refuses|-2
other sent|-4
other time|4
other urgent|-3
other wants|2
other works|3
pay|-1
pay agrees|-7
pay arrived|2
pay asks|2
pay broken|-4
pay day|-5
pay fails|-2
pay life|-1
pay money|7
pay moved|1
pay nothing|-1
pay paid|5
pay past|3
pay progress|6
pay promises|-1
pay refuses|1
pay sent|2
pay time|-4
pay urgent|1
pay wants|1
pay works|-3
people|5
people agrees|5
people asks|3
people broken|-3
people count|-1
people day|11
people done|1
people exclaims|7
people fails|-2
people life|6
people money|6
people moved|-2
people nothing|4
people paid|4
people past|-3
people person|5
people progress|-8
people promises|10
people refuses|1
people sent|-3
people thanks|2
people time|-5
people urgent|-1
people wants|3
people works|-7
quote|-3
quote agrees|2
quote arrived|-1
quote asks|-1
quote broken|-2
quote count|3
quote day|-5
quote done|-1
quote exclaims|-2
quote life|-4
quote money|5
quote moved|-1
quote nothing|-1
quote paid|-3
quote past|-3
quote person|-1
quote progress|1
quote promises|2
quote refuses|-1
quote sent|2
quote thanks|-2
quote time|4
quote urgent|3
quote wants|5
quote works|-2
sell|6
sell arrived|-1
sell asks|-1
sell broken|-1
sell count|8
sell day|2
sell done|-1
sell exclaims|5
sell fails|-3
sell life|4
sell money|4
sell nothing|-4
sell paid|7
sell progress|2
sell sent|1
sell thanks|1
sell time|3
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
send exclaims|-4
send fails|-1
send money|-1
send moved|4
send nothing|8
send paid|-3
send past|4
send progress|-6
send promises|-1
send sent|7
send time|5
send wants|-2
send works|-3
system|-5
system agrees|-1
system asks|-3
system broken|-1
system count|-4
system done|-2
system exclaims|1
system life|-2
system money|-2
system past|2
system progress|-1
system thanks|-1
system time|-3
system wants|-1
system works|3
test|-6
test agrees|-3
test arrived|2
test asks|-2
test broken|3
test count|-2
test done|4
test exclaims|1
test fails|4
test life|-1
test moved|-3
test nothing|-1
test paid|-4
test past|-3
test promises|-5
test refuses|-1
test sent|-1
test thanks|2
test time|-2
test urgent|2
test wants|-3
test works|-1
write|-3
write agrees|-9
write arrived|-6
write asks|2
write broken|5
write count|-5
write done|1
write exclaims|-8
write life|3
write money|-5
write nothing|3
write past|-7
write person|-1
write progress|-2
write promises|-9
write refuses|-2
write sent|5
write thanks|-2
write urgent|3
write works|-2
`;
