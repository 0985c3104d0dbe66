import type { TaskFeature } from './task-features.ts';

/** How much each feature speaks for a task; made by `npm run learn:tasks`, not by hand. */
export const TASK_WEIGHTS: Readonly<Record<TaskFeature, number>> = {
  none: 3.57,
  score: 0.86,
  value: 1.05,
  isWhole: 0.42,
  isOneWord: -0.31,
  isTwoWords: 0.48,
  isManyWords: 1.03,
  ofTitle: 0.25,
  restOfTitle: -1.52,
  isOfDescription: 0.53,
  hasReference: 0.88,
  hasNumber: -0.39,
  hasName: 0.12,
  isTopic: 2.12,
  hasHead: 0.69,
  isHeadAlone: -0.72,
  isOfQualifier: -0.55,
  isOnlyVerb: 0.31,
  useOfOneWord: 1.47,
  shareOfText: 1.51,
  tellsChange: 0.55,
  isOneWordOfChange: -0.29,
  asksAround: -0.72,
  isLongText: 1.16,
  isForeign: 0.44,
  valueOfForeign: -0.06,
  leadOfForeign: 0.31,
  isForeignChange: 0.63,
  isReferring: 0.6,
  isNameOfChange: 0.04,
  isNumberOfChange: 0.68,
  told: 3.73,
  toldOfDescription: 0.22,
  isTold: -0.13,
  isToldTwice: -0.2,
  isToldOften: -0.28,
  isOnlyTold: 1.07,
  shareTold: -2.42,
  isFirst: 0.19,
  isFirstByValue: 0.34,
  isFirstTold: 0.1,
  lead: 0.49,
  leadOfValue: 0.54,
  leadOfTold: 0.65,
};

/** How much each word of a text speaks for that it speaks of none; made by `npm run learn:tasks`, not by hand. */
export const WORDS_OF_NONE = `
! !|-5
! 0|-3
! a|-2
! the|-3
'0|-2
( 0|2
) ,|-1
) .|-2
, ,|3
, 0|-7
, 0k|-1
, a|-4
, about|-5
, add|-3
, after|-2
, agreed|3
, all|-4
, alles|-2
, also|-1
, another|1
, answers|1
, anybody|5
, anyone|4
, apologised|-1
, are|-1
, arrives|2
, as|-2
, ask|5
, asked|-2
, asks|-1
, at|5
, autoclave|1
, back|6
, band|-4
, bank|-1
, be|1
, because|-1
, before|1
, best|6
, better|-1
, bis|-2
, bitte|11
, black|3
, blue|2
, booked|2
, boss|1
, both|-1
, bought|5
, box|-1
, bring|1
, brings|-1
, brought|2
, bucket|1
, bus|-3
, but|-4
, by|-1
, c'est|-1
, ca|1
, cake|4
, call|2
, camera|-1
, can|10
, can't|-2
, cant|1
, car|1
, card|2
, cards|-2
, careful|-1
, cash|-3
, certificate|-4
, changed|-1
, check|-1
, closed|-3
, closing|-7
, come|18
, comes|-5
, coming|2
, con|-2
, concrete|-2
, confirmation|-4
, contract|-4
, correct|-1
, corrected|-1
, cost|-2
, could|-3
, council|-1
, credit|-2
, customer|-1
, cut|-3
, da|3
, dad|-1
, dark|-1
, das|1
, dass|-2
, deadline|-2
, delivery|-5
, dentist|1
, deposit|1
, der|-10
, deshalb|1
, dice|1
, did|7
, die|-2
, do|4
, don't|6
, done|4
, double|-1
, down|-2
, dr|-1
, drive|2
, driver|1
, dry|-2
, ear|3
, egg|-1
, eight|-2
, el|-8
, electrician|-3
, eleven|-1
, elle|-5
, else|-3
, engineer|-1
, er|-1
, even|-4
, every|4
, everybody|-4
, everyone|-5
, everything|-1
, expect|6
, falta|-3
, faltan|-3
, fee|-2
, finally|3
, fine|2
, finished|-3
, fire|-1
, first|-1
, fitter|-2
, form|-1
, forty|4
, found|-2
, four|-1
, free|8
, from|1
, front|-2
, funny|1
, gave|3
, get|-3
, give|-2
, glazier|1
, go|6
, goes|-1
, going|-3
, gone|-1
, good|-2
, got|-4
, green|-4
, grey|-1
, ha|2
, hab|-1
, had|1
, haha|4
, hang|1
, has|6
, hat|2
, hay|-9
, he|3
, he'd|-3
, he'll|-4
, he's|4
, help|6
, her|1
, his|-7
, home|1
, how|4
, i|-1
, i'd|-7
, i'm|5
, i've|2
, ich|-1
, il|-1
, ils|-2
, including|-3
, ines|2
, inspector|-1
, invoice|-4
, is|1
, it|5
, it'll|-1
, it's|10
, its|-4
, j'ai|-1
, je|-1
, jetzt|-2
, just|1
, keep|2
, kept|-1
, key|-1
, kids|-7
, kitchen|1
, komme|1
, la|2
, lab|2
, last|-4
, lawyer|-1
, le|-7
, leave|2
, leaves|-1
, left|-2
, lena|-2
, les|1
, less|-2
, let|-3
, letter|-1
, list|-1
, lo|-6
, look|-2
, looks|-2
, los|-1
, lots|-1
, low|-4
, make|4
, max|-1
, may|-3
, maybe|-1
, me|2
, mechanic|-1
, merci|2
, merged|-1
, milk|-2
, mill|-1
, mind|3
, money|-2
, more|-1
, morgen|-1
, most|-2
, mostly|-4
, motor|-1
, move|2
, mrs|-4
, mum|-1
, muss|-1
, must|-2
, my|-6
, names|-2
, need|-5
, needs|-12
, neighbours|-4
, never|4
, new|-3
, next|-9
, nice|3
, nicht|-2
, nine|-1
, no|4
, none|1
, not|-9
, nothing|4
, now|-6
, number|-7
, nur|-2
, ob|3
, of|-1
, offered|-4
, officer|-1
, oil|-3
, ok|-2
, old|-8
, on|-8
, one|-5
, only|-2
, open|1
, or|-4
, order|2
, ordered|1
, otherwise|-9
, ouch|5
, our|-4
, ours|-7
, out|-3
, over|-1
, owner|1
, p0|1
, pads|-2
, page|1
, paper|3
, papers|-2
, parents|4
, parking|-2
, part|-5
, pas|1
, password|-1
, people|-4
, photo|-5
, pick|-3
, pizza|5
, plaster|5
, please|-2
, plumber|-1
, plus|-1
, police|4
, poor|1
, print|-1
, printer|-1
, production|-3
, pump|-2
, put|8
, que|5
, raise|-1
, ran|-5
, reading|-1
, reads|-1
, ready|-2
, really|-1
, receipt|-4
, red|11
, remaining|-2
, remember|1
, report|-3
, rest|-4
, results|-4
, ring|3
, room|-3
, rubber|-1
, running|1
, runs|1
, sad|3
, sagt|-1
, said|3
, salt|3
, same|-2
, saw|3
, says|5
, school|-2
, se|-1
, second|-11
, security|-1
, see|2
, send|-1
, sending|2
, sensor|-1
, sent|2
, set|-1
, shall|-1
, she|1
, she'd|-1
, she'll|-1
, she's|3
, shop|-3
, should|-6
, shows|-2
, sie|-1
, sign|2
, signed|-1
, six|-8
, size|8
, sizes|-3
, smells|-5
, smoke|-1
, so|-15
, sold|1
, solo|-1
, some|-2
, somebody|-1
, son|-3
, sonst|-2
, sorry|3
, sounds|-3
, spare|-1
, staff|2
, stamped|-1
, start|2
, starting|-4
, starts|-10
, sticker|-3
, still|-7
, supplier|1
, swapped|-1
, switch|-1
, take|8
, takes|-2
, technician|-4
, tell|2
, ten|-1
, test|-4
, tested|-2
, text|-1
, thank|-1
, thanks|-5
, that|1
, that's|2
, the|-20
, their|4
, then|-6
, there|-4
, there's|-2
, they|5
, they'd|2
, they'll|-1
, they're|-1
, they've|-5
, this|-7
, three|-1
, threw|4
, tickets|2
, told|1
, tomasz|-3
, too|-1
, took|5
, tracking|-4
, train|3
, treat|-1
, tres|-1
, trois|1
, truck|-3
, try|-3
, trying|-7
, tuesday|3
, twelve|2
, twenty|1
, two|1
, un|3
, una|-1
, under|-1
, use|8
, used|-1
, valid|-1
, vertrag|-2
, vet|-1
, viene|-2
, voice|-2
, vorher|-3
, wait|-1
, waiting|-10
, wants|3
, war|-5
, was|-1
, water|-5
, we|-4
, we'd|-4
, we're|-3
, we've|-1
, well|2
, wer|-2
, what|1
, when|-2
, where|5
, which|-1
, whoever|1
, wholesaler|4
, whose|3
, will|-2
, wir|1
, with|1
, won't|1
, works|1
, would|-5
, wrapped|-2
, wrong|4
, wrote|-1
, ya|-1
, yellow|2
, you|-8
, your|2
, zu|-1
, zwei|2
- 0|4
- bike|1
- do|-2
- free|-1
- hand|-2
- in|-1
- law|-1
- one|-1
- op|-1
- out|4
- please|-1
- ray|6
- seater|-1
- shirts|3
- to|5
- two|-1
- up|7
- year|-1
. ,|-4
. .|-4
. a|-5
. add|-1
. all|-2
. can|-2
. closing|-2
. could|-1
. do|2
. he|-2
. i|8
. i'll|-1
. it's|-1
. needs|-1
. new|-4
. nothing|4
. on|1
. one|2
. please|-1
. rest|-3
. same|-1
. shall|-4
. she|1
. she's|-1
. so|-1
. sorted|-3
. still|-1
. that|-2
. the|3
. they|-3
. third|-1
. this|-2
. told|6
. two|-1
. we|-5
. will|-2
0|2
0 !|3
0 (|-1
0 )|1
0 ,|-14
0 -|4
0 .|-9
0 0|-1
0 :|8
0 ?|-1
0 a|1
0 again|1
0 al|-3
0 already|1
0 am|-2
0 an|-6
0 and|1
0 are|-2
0 arrived|2
0 as|-2
0 at|-2
0 back|-3
0 bar|-4
0 bis|2
0 boxes|6
0 bucks|6
0 but|-2
0 by|-4
0 came|3
0 can|1
0 cartons|-1
0 cash|-2
0 cent|1
0 cents|-2
0 chairs|-2
0 cheaper|-2
0 children|-4
0 clicks|-1
0 cm|-2
0 copies|-4
0 cubic|1
0 customers|1
0 days|-3
0 de|-3
0 degrees|3
0 doesn't|4
0 dollars|4
0 done|-3
0 each|-3
0 est|1
0 euro|-1
0 euros|1
0 families|1
0 for|-7
0 from|15
0 g|3
0 gets|2
0 got|12
0 guests|1
0 has|12
0 have|2
0 hours|-2
0 if|-2
0 in|2
0 inch|-4
0 incl|-3
0 instead|8
0 is|11
0 june|-3
0 kg|-13
0 kids|2
0 kilo|2
0 kilos|-1
0 km|-1
0 kw|-2
0 left|4
0 lines|-1
0 litres|-2
0 lost|1
0 m|1
0 march|-2
0 mb|-1
0 metres|-2
0 million|-1
0 min|-1
0 minutes|-2
0 ml|5
0 mm|-6
0 months|-3
0 more|-6
0 ms|-4
0 must|-2
0 m²|-1
0 names|-5
0 needs|4
0 new|1
0 now|1
0 october|-2
0 of|-21
0 on|-3
0 or|-5
0 out|4
0 pages|3
0 paid|3
0 pallets|1
0 passed|4
0 pcs|-1
0 people|5
0 per|-3
0 percent|-8
0 pieces|-4
0 please|1
0 plus|-4
0 pour|-1
0 rolls|-2
0 runs|1
0 s|-4
0 sacks|3
0 says|5
0 seats|2
0 seconds|-1
0 sent|5
0 sets|-3
0 sheets|-3
0 since|-1
0 slips|3
0 smells|4
0 so|-1
0 square|-1
0 stickers|3
0 still|2
0 tb|-3
0 thousand|-2
0 tickets|-1
0 times|-1
0 to|-6
0 together|-1
0 tomorrow|4
0 tonnes|-1
0 tons|-1
0 too|-1
0 up|1
0 visitors|2
0 wants|4
0 was|9
0 weeks|-2
0 went|-1
0 when|4
0 with|-5
0 would|1
0 y|2
0 years|5
0$|-10
0's|8
0a|8
0a$|-4
0b|2
0b and|3
0c|1
0k|-9
0k for|-1
0k$|-2
0nd|1
0nd ,|-1
0nd floor|2
0rd|-4
0rd$|-2
0s|-4
0s ,|-3
0st|-2
0st$|-1
0th|-7
0th ,|-1
0th ?|1
0th at|-1
0th is|-3
0th$|-7
0x0|-4
: )|3
: 0|1
: a|2
: add|-3
: all|-2
: also|-1
: ask|-1
: can|-3
: check|-2
: first|-1
: i|-2
: le|3
: my|-3
: one|11
: please|-5
: second|1
: she|-1
: someone|-1
: still|4
: the|8
: they|1
: three|3
: two|5
: we|2
: who|2
; the|-2
? ?|9
? i|-2
? mine|-1
? my|-1
? no|1
? the|1
^0|-20
^a|15
^a0|1
^ad|1
^add|-4
^added|-3
^agency|-1
^air|2
^aisle|1
^alarm|-4
^alguien|2
^all|-19
^an|4
^another|2
^answered|-1
^anyone|5
^apprentice|1
^aprons|1
^asked|2
^at|-2
^audit|1
^auf|6
^aunt|1
^autoclave|4
^back|-2
^badges|-2
^bags|2
^bakery|-1
^bank|2
^banner|3
^bar|1
^barn|2
^basement|-1
^bathroom|3
^batteries|4
^battery|4
^bed|4
^beer|1
^before|-3
^bei|5
^bell|3
^belt|2
^bettina|1
^big|-1
^bike|1
^bin|-1
^biscuit|1
^bishop's|2
^black|-2
^blade|1
^blanket|3
^block|2
^blue|-2
^board|1
^boat|1
^boiler|5
^bonne|3
^book|1
^books|1
^both|-7
^bought|-3
^box|-2
^brass|2
^breakfast|1
^bride|-3
^bridge|1
^brochure|-1
^broker|-2
^bronze|-2
^brother|1
^bruno|-1
^bucket|1
^bulb|-1
^bus|4
^c'est|-1
^cafeteria|2
^cake|-3
^calf|2
^call|2
^camera|1
^camp|1
^can|17
^can't|-3
^candles|2
^canteen|2
^car|5
^card|2
^cards|-1
^carpenter|-1
^castle|1
^cat|2
^cellar|-1
^centrifuge|1
^certificate|4
^chairs|1
^changed|-2
^chapel|1
^chemical|1
^children|1
^children's|1
^chimney|1
^choir|1
^christmas|2
^city|3
^clara|4
^client|-1
^club|1
^coach|6
^coffee|7
^coin|1
^cold|2
^compost|1
^compressor|-1
^concrete|-5
^container|1
^contract|2
^copier|1
^could|3
^council|-1
^counted|-7
^courier|-4
^course|1
^court|1
^cover|-2
^crane|3
^crash|1
^csv|2
^curtain|2
^customer|6
^customers|-3
^cut|-1
^cylinder|-1
^dad|2
^dad's|2
^dark|1
^das|-3
^database|1
^db|-2
^de|-5
^dealer|-1
^dentist|3
^der|-4
^did|4
^die|6
^dinner|1
^dishwasher|5
^dock|1
^does|3
^dog|1
^done|-5
^door|2
^down|-1
^dr|2
^drill|1
^drive|3
^driver|-1
^drone|3
^dropped|-3
^drove|-1
^dry|-2
^dutch|-2
^e|1
^easter|1
^eight|-3
^el|-4
^electric|1
^electrician|-5
^electricity|3
^eleven|-7
^emergency|-1
^en|3
^engine|1
^engineer|-2
^episode|3
^evening|2
^every|-4
^everybody|-9
^everyone|-3
^everything|-2
^exam|1
^faltan|-4
^fan|1
^farm|1
^farmer|-1
^father|4
^fees|1
^fence|1
^fermenter|2
^ferry|1
^filled|-1
^filter|2
^filters|2
^finn|2
^fire|7
^first|-3
^five|-3
^flag|2
^flat|1
^flights|2
^floor|1
^flour|1
^flu|1
^flyers|5
^football|1
^for|-15
^forest|2
^forklift|2
^form|-1
^forty|-3
^found|-11
^four|-9
^fourteen|-3
^frau|-3
^freezer|2
^fridge|1
^from|-4
^front|4
^frost|-1
^fuel|2
^fur|-4
^furnace|1
^fyi|8
^garage|1
^garden|2
^gas|-1
^gate|2
^gave|-1
^glazier|-4
^glue|2
^golf|1
^good|-1
^got|-10
^grandma|6
^grandpa's|1
^granny|4
^grant|2
^great|4
^green|-1
^grey|-3
^group|1
^guest|2
^guests|-1
^guide|-1
^gutters|1
^gym|4
^hab|-1
^habe|-1
^had|-3
^half|-3
^hall|2
^han|1
^handed|-5
^happy|3
^has|7
^hat|4
^hay|6
^he|-12
^he's|-7
^head|4
^headmistress|-6
^heads|4
^headset|3
^headsets|1
^heating|3
^hedge|1
^her|-7
^herr|1
^heute|5
^his|-6
^hive|2
^holiday|1
^hood|1
^horse|1
^hose|1
^hospital|1
^hotel|3
^how|-5
^hr|-3
^huber|1
^hung|-1
^i|4
^i'd|-1
^i'll|3
^i'm|-1
^i've|-2
^ice|2
^ida|3
^if|-4
^il|-2
^im|11
^in|4
^ines|1
^ink|4
^inspector|-4
^insurance|1
^insurer|-1
^internet|-1
^interview|1
^interviewed|-3
^invoice|2
^iron|-1
^is|12
^it|-19
^it's|-5
^j'ai|-2
^job|2
^jonas|1
^judge|3
^kann|-2
^kestrel|1
^kettle|1
^kettle's|4
^key|1
^keys|1
^kids|-3
^kids'|1
^kitchen|2
^knee|1
^la|5
^lab|-5
^label|2
^labels|1
^ladder|2
^lady|6
^landlord|-4
^laptop|1
^las|1
^last|2
^lead|3
^leaflet|1
^leak|3
^leaves|-3
^left|-5
^legal|-2
^les|-5
^let|-2
^let's|-4
^letter|2
^letters|3
^library|2
^licence|4
^lift|7
^light|-1
^lights|-1
^lindqvist|1
^linen|-4
^lisbon|2
^lo|-6
^lockers|2
^login|2
^los|-4
^lost|8
^lot|1
^love|-2
^lovely|4
^lunch|9
^m|1
^machine|2
^made|-3
^mail|1
^make|-2
^malt|2
^man|-1
^manana|5
^march|4
^market|-1
^marketing|5
^marquee|2
^maths|2
^mats|1
^max|-2
^measured|-2
^mechanic|-4
^membership|4
^memory|-2
^merged|-2
^mi|2
^milk|2
^milo|2
^minutes|2
^mirror|1
^mme|-1
^mon|3
^monday|-2
^money|-7
^morgen|5
^moths|-1
^mould|1
^move|-1
^moved|2
^moving|-1
^mr|8
^mrs|7
^ms|-1
^muller|-2
^mum|1
^museum|1
^music|1
^my|15
^need|-6
^neighbor|2
^neighbour|-3
^net|3
^neue|1
^new|7
^newsletter|2
^newspaper|2
^next|10
^nice|3
^night|4
^nine|-5
^no|-11
^nobody|-13
^novak|1
^number|-4
^nurse|1
^oak|3
^offered|-1
^office|3
^old|-4
^oma|2
^on|-6
^one|-3
^only|-3
^opa|-3
^open|1
^order|2
^ordered|3
^organ|2
^our|8
^out|-2
^oven|2
^owner|-4
^oxygen|2
^paid|3
^paint|3
^painter|-2
^pallet|1
^pallets|2
^paper|2
^para|-3
^parcel|-3
^parents|-1
^parents'|1
^parish|1
^park|2
^parking|8
^passport|3
^patient|-1
^payment|-2
^paypal|1
^payroll|1
^people|-8
^petersen|1
^phone|3
^phones|2
^photo|4
^photographer|1
^photos|1
^piano|2
^picked|-2
^pictures|-2
^pitch|-1
^pizza|2
^please|-2
^plot|1
^pls|-2
^plumber|-5
^police|-3
^pool|-1
^popcorn|1
^poppy|1
^port|3
^post|3
^posted|-1
^poster|4
^posters|1
^postgres|3
^pour|-3
^poured|-1
^power|3
^pr|-3
^pressure|-3
^price|3
^prices|-1
^printer|2
^printer's|4
^prof|3
^projector|3
^property|2
^publisher|6
^pulled|-4
^pump|5
^puppy|2
^push|4
^put|-8
^quelqu'un|2
^qui|-1
^quien|1
^radiator|1
^radio|5
^raffle|4
^rain|4
^ramp|1
^ran|-1
^rang|-2
^re|-1
^reception|-2
^red|-2
^reminder|10
^rent|8
^report|2
^results|-3
^revenue|-1
^rights|-1
^river|2
^road|3
^roll|-1
^roof|4
^roofer|-1
^room|11
^rope|3
^rose|1
^roses|1
^rota|1
^rotary|2
^running|1
^safety|1
^samples|-2
^sand|2
^sat|-1
^saturday|2
^saturday's|2
^saw|3
^scanner|2
^school|1
^scrap|-1
^se|4
^seal|-1
^search|5
^season|2
^seat|2
^seating|1
^second|-6
^sensor|-1
^sent|-9
^server|1
^seven|-5
^she|-12
^she's|-3
^shelves|-3
^showed|-2
^shower|1
^shredder|-1
^sign|2
^signed|-1
^silo|1
^since|5
^six|-4
^skip|7
^smoke|1
^snow|1
^sold|7
^some|2
^somebody|13
^someone|4
^someone's|1
^sorry|1
^sorting|-1
^sparky|-2
^spoke|-13
^spring|2
^st|-1
^staging|2
^start|-1
^started|-4
^steam|1
^steel|1
^still|-5
^stocktake|-3
^stuck|-2
^student|2
^studio|2
^sugar|4
^summer|1
^sunday|4
^supplier|-1
^swapped|-2
^swimming|1
^table|8
^tablets|2
^talked|-4
^tank|4
^tap|1
^tax|6
^taxi|6
^technician|-2
^ten|-2
^tender|1
^tent|1
^test|-1
^thank|-1
^thanks|4
^theatre|1
^their|-4
^there|5
^there's|4
^thermostat|2
^they|-14
^they'd|-2
^they've|-2
^third|-5
^thirty|-4
^those|-1
^three|-5
^ticket|4
^tickets|-1
^tiles|-2
^till|6
^to|2
^toilet|5
^told|-8
^tom|1
^tom's|4
^too|-1
^took|-6
^tower|-1
^town|-5
^tractor|2
^traffic|5
^trailer|1
^train|-1
^training|1
^transit|1
^travel|2
^treasurer|-4
^tree|-1
^tried|-2
^truck|5
^twelve|-4
^twenty|-1
^two|-5
^tyre|3
^u0|1
^ultrasound|3
^un|1
^una|2
^uncle|2
^une|2
^uniform|1
^unit|3
^users|1
^van|8
^vat|1
^vet|-2
^vet's|-1
^vicar|-1
^violin|2
^visa|1
^visitors|-2
^waiting|4
^walk|2
^wall|2
^warehouse|2
^was|-2
^washing|4
^water|11
^wax|1
^we|-4
^we'll|-1
^we've|-5
^web|2
^website|-1
^wedding|1
^went|-3
^wer|3
^what|4
^when|-7
^white|-1
^who|5
^whoever|1
^wholesaler|-1
^whose|4
^wifi|1
^winch|3
^wind|1
^window|3
^winter|2
^wir|-4
^with|-4
^without|-2
^wrote|-4
^x|7
^ya|-7
^year|3
^yeast|-1
^you|-5
^your|1
^youth|1
^yusuf's|1
^zwei|-2
a -|-1
a and|-2
a baby|2
a barbecue|3
a better|1
a big|-1
a bigger|-2
a bike|1
a bill|-2
a birthday|-3
a bit|-4
a blue|5
a bottle|-2
a boy|1
a cake|2
a calendar|3
a camera|-2
a car|-3
a card|-1
a cat|1
a change|-2
a cherry|-2
a clean|2
a coffee|1
a cold|5
a company|1
a copy|-4
a couple|1
a crack|1
a credit|-1
a customer|1
a dad|-2
a day|-9
a desk|1
a different|-4
a discount|4
a dog|1
a donation|3
a double|-1
a dozen|3
a duplicate|3
a eu|1
a fever|1
a first|1
a flat|6
a football|-2
a free|-2
a gift|2
a girl|-2
a great|1
a green|3
a grey|2
a guy|-2
a half|-2
a ham|-1
a hamper|-2
a hole|-1
a holiday|1
a hospital|-1
a hundred|2
a key|-2
a la|8
a lad|-2
a lady|-6
a lamp|-2
a las|-4
a late|1
a lawyer|-3
a leak|1
a letter|-2
a lift|1
a line|-2
a list|-4
a little|6
a longer|2
a look|4
a loose|1
a lorry|-2
a los|-4
a lot|1
a man|4
a map|-1
a metre|-2
a minute|-1
a missing|-1
a mistake|-4
a month|-7
a mouse|-2
a mr|1
a mrs|-2
a new|8
a nice|-4
a oublie|3
a page|-2
a pair|-2
a pallet|4
a paper|-1
a parking|4
a passport|1
a patient|1
a permit|-3
a phone|2
a photo|-1
a piano|-1
a picture|-1
a place|-1
a point|1
a postcard|4
a price|-5
a projector|-1
a quote|4
a reader|1
a red|3
a refund|-2
a reminder|-2
a retired|-4
a ride|2
a roll|1
a room|3
a row|-1
a second|-3
a separate|-3
a sign|1
a signature|-1
a single|1
a slot|-2
a spare|1
a step|-3
a sticker|-1
a stone|-5
a student|-2
a talk|3
a thank|3
a thing|1
a third|-3
a to|-1
a tooth|2
a tractor|1
a traffic|-1
a trailer|-1
a tray|2
a trial|-6
a truck|-1
a two|1
a typo|-2
a used|4
a valve|1
a van|2
a video|2
a visit|2
a visitor|4
a voucher|-3
a vu|-2
a walk|1
a week|-7
a weekend|-1
a whole|-1
a woman|-1
a wrong|-1
a year|-1
a young|-3
a$|6
a0|1
ab|2
abajo|1
abgesagt|-4
able|-1
about|5
about 0|-1
about a|5
about half|-4
about her|2
about his|1
about it|3
about our|7
about parking|4
about their|-1
above|-5
above the|-5
abroad|-1
accept|-2
accept$|-3
accepted|4
accepted our|-1
accepted the|-3
accepted$|6
accepts|-3
access|-4
access point|-4
accident|4
accident$|1
according|5
according to|5
accordingly|-1
account|-2
account ,|7
account$|-8
accountant|2
accountant is|-2
accounting|1
accounts|2
aceite|-2
acid|-1
across|7
across the|3
acrylic|1
ad|-4
ad ,|1
ad up|-2
add|-18
add a|-7
add it|-1
add that|-5
add to|-3
added|-5
address|3
adeyemi|4
adjuster|-2
adobe|-4
ads|-1
adults|-2
advent|2
advice|1
adviser|4
advisory|-4
advisory on|-4
afraid|-3
afraid of|-2
after|-15
after 0|1
after a|-3
after all|1
after easter|-2
after four|5
after half|2
after i|-2
after last|1
after lunch|-3
after midnight|3
after new|-1
after one|1
after six|1
after ten|-4
after that|2
after the|-5
after three|-1
after two|1
after we|-1
after work|1
after$|-3
afternoon|-1
afternoon ,|3
afternoon$|-4
afterwards|-3
again|-3
again !|-3
again ,|4
again .|3
again :|-1
again ?|1
again and|5
again at|-2
again but|-2
again by|1
again for|-2
again from|3
again in|1
again on|-1
again since|-5
again this|3
again with|-3
again$|6
against|-7
age|-3
agency|-5
agenda|-1
agent|1
agm|4
ago|-1
agosto|2
agree|-5
agree to|-2
agreed|1
agreed on|-1
agreed to|-1
agreed$|2
agreement|2
agrees|-1
agua|-2
ahead|-3
ahora|1
aid|12
aid box|2
aid course|4
aid for|3
aid kit|1
air|-5
air ,|-1
air in|-1
air$|-1
airport|8
aisle 0|1
al|-3
al mes|-3
alarm|11
alarm at|1
alarm in|3
alarm test|1
alarms|-1
album|6
album$|6
alcohol|-2
aldi|1
alert|-3
alguien|1
alguien sabe|1
ali|-1
all|-4
all ,|-1
all 0|-11
all ?|4
all at|5
all day|-3
all eight|-3
all eleven|-1
all evening|1
all fine|2
all five|-2
all for|4
all good|2
all in|-8
all morning|2
all night|10
all nine|-2
all nineteen|-1
all of|4
all our|-1
all right|-3
all round|-2
all six|1
all the|-11
all those|-6
all three|-2
all up|4
all week|3
all weekend|7
all$|4
alle|-4
alle ,|8
allergen|7
allergic to|2
allergy|1
alles|-6
alley|-2
allotment|2
allowed|3
allowed$|-1
allows|-3
almacen|1
almost|-1
alone|3
alone$|3
along|-10
along the|-5
along with|-1
along$|-1
already|-8
already !|-1
already ,|1
already$|-1
als|-4
also|-22
also has|-1
also have|-1
also in|-3
also need|-5
also needs|-1
alte|-4
although|1
alvarez|5
always|4
am ,|-2
am 0|-2
am freitag|3
am samstag|2
am sonntag|1
am wochenende|-4
am$|1
amber|-1
ambulance|4
ambulance bay|1
ames|1
among|-5
among the|-3
amplifier|-3
amsel|-1
an|1
an ,|4
an ad|1
an advisory|-3
an answer|-1
an appointment|-1
an evening|-1
an extension|-4
an extra|-2
an hour|-1
an old|3
ana|1
analytics|1
and|-24
and 0|-2
and 0a|3
and a|-7
and all|8
and are|-1
and at|-3
and can|3
and changed|-1
and deployed|3
and down|-2
and everything|-5
and gave|-1
and get|2
and half|-1
and handed|2
and has|3
and he|-2
and he's|8
and his|-1
and in|-7
and is|10
and it|2
and it's|-1
and left|-2
and look|2
and me|-2
and new|-1
and nobody|-1
and not|10
and now|1
and off|-1
and on|-5
and one|6
and paid|8
and put|1
and says|1
and see|4
and sent|-1
and she|4
and she's|2
and six|-1
and some|-1
and something|-1
and sunday|-3
and sundays|-5
and tested|-3
and that|1
and the|-11
and then|-2
and they|6
and three|-2
and took|-3
and two|-6
and wants|-3
and was|-1
and we|10
and we're|-1
and when|-1
and who|-1
and will|4
and with|-1
and without|4
and would|-3
andere|-4
android|1
anew|-2
anew$|-1
angebot|-5
angebot fur|-1
angerufen|3
angerufen ,|3
angry|-1
anja|-2
ankle|-3
anna|1
anne's|1
anniversary|4
annual|3
ano|-2
another|-13
another 0|-3
another month|-1
another one|1
another two|-2
another week|-1
another year|-2
another$|-2
ans|2
answer|-5
answer ,|-2
answer by|1
answer$|-2
answered|-6
answered ,|-3
answered the|-1
answers|1
answers to|1
antenna|-1
antes|2
antes$|-1
anti -|-1
antrag|-2
anuncio|-2
any|3
any good|2
any ideas|1
any longer|-1
any more|5
anybody|3
anybody know|4
anybody want|1
anymore|-3
anymore ,|-1
anymore$|-1
anyone|9
anyone ?|1
anyone else|2
anyone got|1
anyone have|1
anyone know|1
anyone up|2
anyone want|3
anyone$|1
anything|-1
anything else|-1
anything$|-2
anyway|-5
anyway$|-1
apart|-5
apart from|-4
apartment|2
api|3
apologised|-2
apologised$|-1
app|9
app$|-3
apparently|8
apparently$|6
apple|4
apples|1
applicants|-4
application|-2
applications|-1
applications for|-1
applied|-2
applied ,|-2
apply|4
apprentice|1
apprenticeship|2
approved$|4
april|7
april ,|-1
april$|-2
apron|1
aprons|3
architect|-1
archive|1
are|-3
are 0|-2
are all|2
are already|-3
are at|-7
are back|-10
are being|-1
are clean|-1
are coming|3
are copied|-1
are covered|-1
are cut|-1
are done|-4
are down|-1
are due|4
are finished|-1
are flat|5
are full|-3
are furious|-1
are getting|-1
are gone|-1
are half|-1
are happy|-1
are here|-1
are in|-10
are late|-1
are left|-4
are missing|-2
are nearly|6
are new|-2
are not|6
are now|-1
are off|-1
are ok|-2
are on|-8
are ordered|4
are out|2
are over|-1
are paid|-3
are ready|-1
are really|1
are right|-1
are set|-1
are signed|1
are sorted|1
are stamped|-1
are standing|-2
are still|2
are stuck|-4
are taken|-1
are too|-2
are two|2
are up|3
are warm|-3
are with|-2
are written|-2
are$|5
aren't|-7
arm|4
arms|-1
around|-1
around 0|-7
around$|-1
arrive|3
arrive$|-1
arrived|7
arrived ,|-4
arrived and|4
arrived from|1
arrivees|2
arrivees ,|2
arrives|7
arrives at|6
arrives in|4
arrives$|-4
art|2
article|1
as|-16
as a|2
as always|4
as an|-2
as before|3
as big|-1
as far|-5
as if|2
as it|-1
as long|1
as of|-2
as soon|-4
as the|-6
as top|-1
as urgent|-2
as we|-2
as well|-10
as you|-2
ascension|3
ash|-6
ashby|1
ask|2
ask for|1
ask the|-10
ask them|3
asked|1
asked ,|4
asked about|3
asked again|-2
asked for|-1
asked if|4
asked the|-3
asked whether|3
asked$|-4
asking|-1
asking for|2
asking if|2
asks|7
asks 0|-2
asks about|-1
asks for|-2
asks how|-4
asks if|8
asks to|-1
asks where|1
asks whether|5
asks$|-1
asleep|6
asleep in|4
assembly|7
assessor|-3
assistant|3
association|2
astoria|2
at|8
at 0|-9
at a|-3
at all|3
at eight|1
at eleven|2
at every|-3
at first|3
at five|6
at four|3
at gate|1
at half|6
at home|1
at it|-2
at last|-8
at least|-6
at low|-1
at lunch|1
at midnight|-3
at my|3
at night|-10
at nine|9
at once|3
at one|-1
at our|3
at school|2
at seven|4
at six|5
at st|1
at table|1
at the|-2
at three|5
at two|1
at work|1
at$|1
ate|3
ate a|2
ate my|3
atlas|1
attached|-3
attached ,|-1
attached .|-2
attached$|-6
attend|-3
attendance|1
attic|2
attic ,|2
au|1
au lieu|-1
au marche|2
auch|-6
auction|6
audience|1
audio|-2
audit|6
auditor|-1
auf|2
auf dem|-1
auf den|-1
auf der|1
auf die|-2
august|11
august ,|2
august$|5
aula|2
aunt|-2
auntie|1
aus|9
aus ,|2
aus dem|2
aus der|7
aus$|-2
aussi|-3
austria|-3
author|1
authority|-4
auto|6
autoclave|5
automatic|-1
autumn|3
autumn ,|2
autumn$|1
aux|1
available|-3
avant|-4
avec|-6
average|-2
away ,|3
away from|4
awful|5
awful ,|2
awful$|2
ayer$|1
ayuntamiento|-4
b|-3
b is|-3
b$|1
b0|4
b0 ,|2
baby|-3
baby ,|-1
baby girl|2
baby$|1
back|-13
back !|5
back ,|-6
back -|-3
back .|-1
back :|-1
back and|2
back at|3
back before|-2
back door|1
back for|-4
back from|7
back in|5
back is|1
back of|-1
back on|-1
back order|-3
back room|-8
back the|-1
back to|-1
back with|2
back without|-1
back$|1
backed|2
backend|-4
backorder|-3
backordered|-3
backup|-2
backwards|-1
bad$|3
badge|6
badge ,|-1
badge$|1
badges|-2
badly|5
badly ,|-2
badly$|1
bag|7
bag ,|-1
bag is|1
bag$|-1
bags|9
bags ,|1
bags are|1
bags in|2
bags$|1
baguettes|5
baja|-2
bake|-2
baked|8
baker|7
baker's|-1
bakery|9
bakery is|1
baklava|2
balance|1
balanced|1
bald|-2
ball|-2
ballet|4
balls|4
banana|2
band|1
band$|-1
bands|-2
bang|-3
bank|3
bank ,|4
bank and|-3
bank details|-3
bank holiday|-1
bank is|3
bank says|-1
bank wants|2
bank$|-2
banners|3
bar|5
bar ,|-1
bar and|2
bar de|1
bar$|2
barbecue|12
bare|-4
bare ,|-2
barn|8
barn ,|1
barn$|1
barre|1
barrel|1
barrels|-3
barrier|1
bars|1
base|1
basel|1
basement|-2
basin|-3
basket|2
baskets|2
bass|-5
basses|2
batch|-6
batch 0|-1
bath|-4
bath ,|-2
bath$|-1
bathroom|12
bathroom ,|-2
bats|4
bats in|-1
batteries|4
batteries are|2
batteries for|1
battery|8
battery ,|-3
battery for|1
battery is|1
battery of|2
battery$|4
bay|4
bay 0|3
bazaar|1
be|4
be ,|2
be 0|-5
be a|5
be at|-2
be changed|-1
be closed|1
be collected|2
be delivered|-5
be done|4
be here|2
be in|-6
be nice|7
be off|-2
be on|6
be out|-2
be paid|1
be ready|-1
be renewed|1
be right|4
be signed|-1
be taken|-1
be there|2
be with|-2
be$|-1
bea|-3
beach|-2
beam|-1
beamer|-7
beams|-2
beans ,|1
beans are|1
bear|-4
beard|-1
bearing|-3
beat|-2
beautiful|3
beautifully|-3
became|-1
because|-10
because of|-7
because the|-3
bed|3
bed ,|-1
bed 0|4
bed$|5
bedroom|-1
beds|-2
bee|2
beech|-3
beef|1
been|-2
been ,|-12
been delivered|3
been ordered|6
been paid|4
been to|-3
been told|3
beeps|-1
beeps ,|2
beer|-2
bees are|-2
before|-16
before ,|-3
before 0|1
before dec|-1
before easter|-2
before everything|-1
before friday|2
before i|-2
before it|4
before june|-1
before noon|1
before she|1
before the|-4
before they|-3
before tuesday|-1
before we|-6
before you|4
before$|2
beforehand|-2
beforehand$|-2
began|-6
begin|-2
beginners|-1
begins|2
begins in|-1
begun|-5
behind|-4
behind the|-2
behind$|-1
bei|2
bei den|4
bei der|-5
bei mir|2
beige|-1
beim|-3
being|4
bekommen|-11
bell|6
bells|2
belly|1
below|-10
below the|-1
below$|-2
belt ,|-1
ben|-1
bench|8
bench ,|1
bench$|2
benches|2
bend|-1
bent|-3
bent$|-4
bergen|2
bericht|-2
beside|-8
beside the|-8
best|7
best ,|-3
best$|-1
bestellt ,|-2
beta|-1
better|-3
better than|-1
bettina|1
between|4
between 0|2
between the|-5
bezahlt|1
bicycle|1
bid|6
bidder|1
bien|-2
bien ,|-1
bien$|1
big|-8
big as|-1
big one|7
big ones|1
big room|2
bike|13
bike ,|-1
bike helmet|1
bike in|1
bike is|2
bike$|1
bikes|5
bill|8
bill for|6
bill from|-1
bill of|-2
bill$|6
billed|-2
billed the|-3
bills|-2
bin|7
binder|-3
binder$|-3
bins|1
bins out|1
bio|-6
biology|2
biomed|-2
biometric|-1
birch|2
bird|2
birds|-4
birth|-6
birth certificate|-3
birthday|4
birthday ,|1
birthday is|1
birthday$|2
bis|4
bis 0|1
biscuit's|2
biscuits|7
bishop|-2
bishop's|3
bit|3
bit ,|2
bit of|-2
bit the|2
bit$|-2
bits|2
bitte vorziehen|-3
black|-5
black ,|-2
black ones|5
black stuff|-2
black$|-2
blade|2
blades|-2
blanc|-2
blank|-5
blanket|3
blankets|-1
blanks|-2
bleibt|-3
bleu|2
blew|7
blind|3
blinds|-1
blinks|-1
block|4
block ,|-1
block a|1
blocked|1
blocked ,|2
blocked again|4
blocked by|2
blocked$|-2
blocking|1
blog|6
blood|2
blow|-2
blower|-3
blows|-3
bloß|-4
blue|4
blue folder|1
blue ones|-2
blue umbrella|3
blue$|2
blum|-1
blunt|4
blunt ,|2
blurry|3
board|-3
board ,|-2
board from|-4
board in|1
board meeting|1
board$|2
boarding|2
boards|-1
boards ,|-2
boat|1
boathouse|-5
boats|-2
boda|2
boden|-1
body|-3
bog|2
bogdan|2
boiler|7
bolt|-3
bolts|1
bon|-1
bonne|5
bonus|1
book|5
book ,|-1
book is|-1
book$|4
booked|-3
booked ,|-6
booked at|-1
booked for|5
booked in|-8
booked$|2
booking|1
booklet|-3
booklets|3
books|2
books ,|1
books are|2
boot|2
booth|1
boots|4
boots are|-1
boots$|3
border|-2
boring|2
born|1
borrow|-1
borrowed|4
boss|5
boss$|2
boss's|2
both|-8
both of|-2
both sides|-3
both signatures|-1
bottle|5
bottle for|1
bottle of|-2
bottles|2
bottles ,|1
bottles of|-3
bottom|-6
bottom of|-3
bottom$|-1
bought|9
bought ,|2
bought 0|-1
bought a|8
bought the|-4
bought$|1
bounce|-1
bounced|-3
bouquet|-2
bowl|3
bowling alley|-2
bowls|5
box|1
box ,|3
box 0|7
box at|-1
box for|4
box is|-3
box of|-1
box on|1
box$|-2
boxes|3
boxes ,|3
boxes :|1
boxes are|8
boxes from|1
boxes in|1
boxes of|-4
boxes with|-2
boxes$|-1
boy|2
boys|-1
braces|-3
bracket|-1
brahms|-1
brakes|-3
branch ,|-1
branches|-6
brand|1
brand$|-1
brandl|1
brandt|5
brandt's|3
brass|3
brauchen|-1
braucht|-3
braucht noch|-4
bread|11
break|1
break ,|-2
break room|1
breaker|5
breakfast|10
breakfast ,|-1
breakfast$|4
breaks|-1
brenner|2
brewery|-1
brian|-4
bricks|1
bride|-8
bride wants|-2
bridge|10
bridge ,|-1
bridge$|1
brigade|-1
brille|5
brilliant|2
brim|-2
brim ,|-1
bring|4
bring a|1
bring it|5
bring some|1
bring the|-5
brings|-9
brings a|-1
brings his|-1
bringt|2
bristol|3
brochure|7
broke|4
broke ,|2
broke down|-1
broke his|-1
broke in|-1
broke the|4
broke$|-3
broken|7
broken ,|4
broken again|1
broken$|5
broker|-2
brook|-1
brother|4
brought|8
brought a|2
brought cake|1
brought in|3
brought the|-3
brought us|3
brown|6
browsers|-1
bruno|-1
brush|1
brushes|2
brussels|-2
btw|5
btw$|5
bubble|1
bucket is|1
buckets|3
buckets of|1
buckets$|2
bucks|2
budget|-1
budget$|-1
buffet|-2
bug|-1
build|3
builder|2
builders|-3
building|3
building is|1
builds|-2
built|-2
built ,|-3
bulb|-1
bulb is|-2
bulb$|1
bulbs|5
bump|-4
bump it|-2
bump the|-1
bump this|-1
bureau|2
burn|-2
burned|-2
burner|-2
burning|2
burnt|-1
burnt$|1
buro|4
burst|2
bus|12
bus 0|4
bus doesn't|2
bus is|5
bus stop|-2
bus to|2
bus was|2
bus$|5
bust|2
but|-12
but has|-2
but he|1
but it|-3
but no|-3
but not|-2
but she|6
but the|-4
but they|-2
but two|-2
but we|5
butcher|-3
butter|-6
butter$|-3
button$|1
buy|10
buy$|2
buyer|1
buyers|-1
buying|1
buys|1
buzz|-1
by|-1
by ,|-1
by 0|4
by a|1
by an|-1
by bike|1
by bus|1
by courier|-5
by eleven|3
by four|5
by friday|3
by hand|-1
by itself|-1
by mail|-4
by mistake|5
by monday|-2
by noon|-2
by one|-1
by phone|1
by post|-1
by the|-3
by themselves|-1
by then|-1
by this|-2
by three|3
by thursday|-1
by train|-1
by tuesday|-1
by two|1
c|-7
c ,|-3
c$|-1
c'est|-1
c'est bon|-1
c0|-1
cab|1
cabin|-3
cabinet|7
cabins|-3
cable|2
cable was|-1
cable$|3
cables|-2
cada|-2
cafe|11
cafeteria|4
cage|1
caja|1
cajas|-1
cake|13
cake ,|2
cake at|2
cake for|4
cake is|1
cake recipe|1
cake$|2
cakes|-1
calculation|-1
calendar|9
calendar ,|1
calendar for|3
calendar$|2
calendars|3
calf|2
calibrated|2
calibration|3
call|18
call back|4
call the|2
call$|2
called|2
called ,|12
called the|2
called$|-6
callers|-2
calls|-1
callum|-1
calves|2
cambiado|-3
came|6
came ,|-5
came back|4
came but|-2
came by|-1
came down|-6
came for|-1
came from|1
came in|10
came off|5
came on|-2
came this|-1
came through|-4
came to|3
came today|-3
came two|1
came with|-4
came$|1
camera|-4
camera ,|-1
camera$|2
camion|-1
camp|-3
camper|2
campfire|2
can|-22
can anyone|1
can be|-7
can come|-3
can do|-4
can drive|-2
can finally|-1
can get|2
can go|-5
can have|2
can hear|1
can i|13
can log|-2
can now|-1
can only|-7
can open|-4
can pick|-2
can put|-1
can read|-3
can ring|-2
can see|-4
can somebody|5
can someone|12
can start|-3
can still|-1
can take|-3
can the|-9
can use|-1
can wait|-3
can we|5
can you|3
can$|5
can't|-16
can't be|5
can't come|-2
can't do|-3
can't find|-1
can't get|-3
can't go|-1
can't have|-2
can't make|-2
can't on|-3
can't open|-1
can't read|-2
can't see|-1
can't sleep|1
can't take|-1
can't wait|-3
canada|-2
canal|1
cancel|-2
cancellation|-4
cancelled|1
cancelled ,|-3
cancelled$|1
candidate|-2
candidates for|-1
candle|1
canisters|2
cannot|-1
cans|-1
cant|1
canteen|16
canteen ,|1
canteen has|3
canteen is|1
canteen was|1
canteen$|1
canvas|-2
capacitor|-3
capital|-1
caps|-1
car|13
car ,|2
car ?|-2
car has|-2
car insurance|3
car is|5
car park|7
car was|1
car wash|1
car$|-3
car's|-8
caravan|-3
carbon|1
card|7
card ,|-2
card for|-2
card from|1
card is|1
card terminal|2
card$|5
cardboard|-5
cardigan|-2
cards|8
cards ,|-2
cards are|-1
cards for|3
cards$|3
care|2
careful|-2
caretaker|2
caretaker has|-1
cargo|2
cargo bike|1
carnival|1
caro|-1
carol|7
carpenter|-4
carpet|6
carpet ,|2
carpet in|1
carpet$|-1
carpets|2
carport|1
carriage|-3
carried|-1
carrier|-1
carries|-2
carries the|-2
carry|-4
carry it|-1
carry the|-1
carrying|-3
cars|7
cars ,|-1
cart|-1
carton|-4
cartons|-1
cartridge|-1
casa|1
case|-3
case$|-1
cash|-7
cash ,|4
cash and|-3
cash box|-1
cash desk|-1
cash$|2
cashier|2
cast|2
castle|4
cat|18
cat ,|2
cat had|3
cat is|2
cat$|4
catalogue|10
cats|3
caught|-1
cause|-3
caustic|-2
cave|2
cd|-2
ce|1
ce matin|-2
ce soir|1
ceiling|-1
cell|-3
cellar|5
cellar ,|2
cellar$|-2
cello|-1
cells|-2
cemetery|-1
cent|1
center|-1
centimetres|-2
centre|4
centrifuge|1
cents|-1
cents a|-4
cents$|1
cert|-3
certificate|-1
certificate for|5
certificate in|-2
certificate is|-5
certificate of|5
certificate$|-3
certificates|2
certification|-1
certs|-5
cette|1
ceux|-1
chain|-3
chair|6
chair ,|3
chair 0|2
chair in|-3
chair$|3
chairman|-2
chairs|3
chairs in|3
chairs$|1
chalk|1
chamber|-1
champagne|7
change|-3
change ,|3
change the|-2
change$|-1
changed|-1
changed ,|6
changed her|-5
changed it|-1
changed its|2
changed the|-5
changed to|3
changed$|-1
changer|1
changes|14
changes in|1
changing|4
changing room|4
channel|2
chap|-5
chapel|8
chaplain|-2
chapter|-6
chapter 0|-1
charge|-1
charge$|1
charged|-4
charger|4
charity|1
chart|1
chased|-1
chat|-2
cheap|3
cheaper|-2
cheaper at|1
cheaper$|-3
cheapest|-1
check|-5
check -|4
check of|-1
check the|-1
check$|-3
checked|4
checked ,|-1
checked$|-1
checking|1
checkout|3
chef|-4
chemical|1
chemist|-3
chemistry|-1
cheque|-1
cherche|4
cherry|-1
cherry picker|-3
chess|2
chest|-2
chewed|2
chewing|-2
chez|-4
chicken|4
chickenpox|1
chico|1
child|1
children's|1
chili|1
chimney|-1
chinese|-1
chip|1
chip shop|2
chipped|1
chipped$|2
chips|5
chlorine|-3
chocolate|1
chocolate in|3
chocolates|4
choice|-1
choir|8
choir is|-1
choir practice|1
chosen|1
christening|7
christmas|5
christmas card|1
christmas party|2
christmas$|-5
church|8
church ,|-2
church is|-1
church$|4
ci|11
cierra|-1
cinco|-4
cinema|2
cinq|-1
circle|2
cita|1
city|-3
city hall|-2
claim|2
claimed|3
claims|-2
claire|-1
clamp|-3
clara|2
clashes|-2
clashes with|-2
class|1
class ,|-2
class 0|3
class 0a|3
class 0b|-3
class for|-4
class is|1
class of|1
class$|3
classe|4
classes|-8
classes ,|-2
clause|-3
clay|-1
clean|-5
clean$|-2
cleaned|7
cleaner|17
cleaner comes|4
cleaner's|3
cleaners|3
cleaning|4
clear|-1
clear ,|-6
cleared|-6
cleared ,|-2
clerk|1
click|-1
clicked|1
clicks|-3
client|5
client's|-1
climb|-1
climbed|1
climber|-2
climbers|3
clinic|1
clip|1
clock|9
clock in|2
clocks|5
clogged|-1
close|9
close it|-2
close the|-2
close$|3
closed|7
closed ,|6
closed for|7
closed it|-1
closed on|3
closed till|2
closed$|-5
closes|3
closes ,|1
closes at|2
closes on|-1
closes the|1
closing|1
closing the|6
closing$|-8
closure|1
cloth|-2
clothes|-1
cloths|2
cloud|1
clown|-2
club|10
club has|5
club is|4
club wants|1
clubhouse|1
cluster|2
clutch|5
cm|-2
co|-1
co -|-1
coach|8
coach is|-1
coach party|2
coach$|-1
coaches|-2
coastguard|1
coat|-9
coat is|-1
coat of|-2
coat on|-2
coats of|1
coche|5
code|-1
code ,|-1
code is|1
coffee|13
coffee beans|1
coffee filters|2
coffee in|3
coffee machine|4
coffee$|-1
coin|4
coins|3
coins$|3
cold|4
cold ,|-2
cold again|-2
cold room|-8
cold$|11
collars|3
colleague|-2
colleagues|-1
collect|-3
collect the|-2
collect$|3
collected|1
collected 0|2
collected by|2
collected$|4
collecting|-1
collection|4
collects|-3
colm|1
colour|-5
colour ,|-1
colours|-2
column|-1
columns|6
comb|-1
come|3
come ,|-5
come a|-1
come along|1
come and|5
come at|5
come before|-3
come by|2
come down|2
come first|2
come for|1
come friday|-4
come from|-4
come in|-5
come off|-2
come on|-2
come out|-5
come to|3
come with|-1
come$|2
comes|-12
comes ,|-4
comes at|1
comes back|-3
comes between|1
comes by|-6
comes for|-2
comes friday|-1
comes from|-2
comes in|4
comes next|-2
comes off|-1
comes on|-1
comes only|-1
comes out|1
comes thursday|1
comes to|4
comes tuesday|-1
comes wednesday|1
comes with|1
comes$|-7
coming|-7
coming by|3
coming down|-1
coming on|-2
coming$|-3
commande|-1
comme|-3
comment|-3
comments|3
comments on|-2
committee|-2
community|1
company|-3
company has|2
company wants|-1
compare|-1
competition|1
complain|-2
complain about|-1
complained|4
complained about|5
complains|4
complains about|1
complaint about|1
complaints|-1
complete|-5
complete ,|-1
complete$|-3
completely|-1
compost|4
compressor|-2
compressor is|-6
compressor's|-3
computer|-2
con|2
con el|-1
concert|5
concrete|-8
condenser|-2
conditioning|3
conductor|1
cone|-2
cones|1
conference|8
confirm|-1
confirmation|-6
confirmation no|-1
confirmed|-8
confirmed ,|-1
confirmed for|2
confirmed the|-2
confirmed$|-2
confirms|-1
conge|4
congratulations|2
congress|-1
connect|1
consent|1
consulate|-8
consultant|2
contactless|-1
contacts|1
container|7
containers|-2
content|-1
contest|1
contract|-2
contract for|3
contract of|1
contract signed|-8
contract with|4
contract$|-3
contractor|-3
contracts|-2
contrast|-1
control|-1
control room|1
controller|1
conveyor|-1
cook|-2
cookies|8
cool|1
cooler|1
cooling|-1
coop|1
copied|-5
copied ,|-3
copier|1
copies|-3
copper|2
copy|-5
copy in|-3
copy is|-1
copy of|-2
copy$|-1
cord|-3
cord ,|-2
cork|3
corn|-1
corner|2
corner ,|-1
corner$|1
correct|-2
corrected|-2
corrected$|3
correction|-1
correo|-1
correo$|-1
corridor ,|-2
corridor$|-1
cost|-6
cost 0|-2
costs|2
costs 0|3
costs us|-2
costume|2
cote|-1
couch|3
cough|5
could|-11
could do|3
could not|1
could somebody|-2
could someone|6
could take|-3
could the|3
could we|-4
could you|1
couldn't|-3
couldn't get|4
council|-4
council is|1
council$|-1
council's|-1
count|-7
counted|-3
counted ,|-2
counted 0|-1
counted the|-3
counted twice|-2
counted$|-1
counter|-2
counter ,|-1
counter$|9
counting|-2
counts|-1
couple|-4
couple from|-3
couple's|-3
courier|-10
courier has|-3
courier$|-1
course|1
course ,|-2
course at|4
course for|-1
course in|2
course on|1
course starts|2
court|2
court is|1
cousin|1
cousin$|-1
cover|-2
cover ,|-2
cover of|1
cover the|-1
covered|-4
covered$|-1
covers the|-2
cow|7
cows|-2
cpr|3
crack|3
crack ,|2
crack in|1
cracked|1
cracked ,|4
cracked$|4
crackles|1
cracks|-5
crane|5
crash|6
crashed|-1
crashes|1
crate|3
crate$|2
crates|1
crazy|5
crazy$|3
cream|6
cream$|-1
credit|-5
credit card|-1
credit note|-3
credits|5
crew|3
crew$|3
cricket|1
cried|-6
cried ,|-2
cried$|-2
crocodile|-1
croissant|-1
croissants|5
crooked|-2
crop|-3
cross|-4
crosses|-1
crossing|-1
crowd|-1
crown|1
crust|-1
csv|2
cuatro|2
cubic|-1
cubic metres|-2
cubs|1
cuffs|-2
cuisine|-1
cup|4
cupboard|4
cupboard in|6
cupboard$|-2
cups|-1
cure|-2
curing|-6
current|-2
curry|-1
curtain|5
curtain in|3
curtains|4
curve|-2
cushion|4
customer|9
customer ,|1
customer left|-2
customer wants|7
customer with|5
customer's|1
customers|5
customers ,|-1
customers are|3
customers can|-1
customs|-2
customs ,|-2
cut|-5
cut ,|1
cut and|-1
cut in|8
cut it|1
cut the|-4
cuts|-4
cutter|2
cutting|-3
cv|-3
cyan|2
cycle|-1
cycles|1
cylinder|-2
d|4
da|-1
da ,|-5
da$|7
dach|-3
dachshund|2
dad|-1
dad from|-4
dad's|1
dads|-1
daily|-3
damage$|1
dame|-2
damit|-1
damp$|-1
danach|-1
dance|3
dangerous|-3
dans|-1
dans la|4
dans le|-3
dark|-9
dark ,|-2
dark mode|1
dark$|-1
das finanzamt|-4
dass|-2
data|-4
database|-1
date|-8
date ,|-3
date for|-3
date in|3
date is|1
date on|-1
date to|-1
dates|-5
daughter|5
daughter has|4
daughter$|-1
daughter's|1
dawn|-2
day|-3
day ,|-7
day :|-2
day ?|-7
day and|3
day before|-1
day is|-3
day later|-2
day off|2
day to|1
day with|1
day$|3
days|-9
days and|-1
days in|-1
days late|2
days$|-7
db|-3
de|6
de 0|-5
de baja|-2
de cafe|1
de la|5
de las|4
de los|-1
de ma|3
de mi|5
de noche|-5
de nouveau|-6
dead|6
dead$|2
deadline|-11
deadline for|-3
deadline to|-1
deadline was|-4
deal|2
dealer|-2
dear|2
dear$|1
dearer|2
death|-1
debt|1
dec|-3
dec 0|-1
december ,|1
december$|1
decide|-5
decided|-8
decision|-5
deck|2
declaration|-1
deed|1
deep|-2
deer|2
defibrillator|-3
degrees|1
degrees in|-1
degrees too|4
degrees$|-1
deja|-7
del|-5
del 0|-5
delay|-2
delayed|2
delayed ,|1
delayed by|4
delete|1
deleted|-1
delighted|-2
deliver|-1
delivered|13
delivered ,|5
delivered the|1
delivered to|-1
delivered$|8
delivers|-2
delivery|-1
delivery note|2
delivery of|-2
delivery van|2
delivery$|-3
dem|-2
demain|1
demain .|2
demain$|1
demande|-5
demo|7
den|-7
den 0|-2
den schlussel|-3
denmark|2
dent|-2
dental|10
dented|2
dentist|13
dentist ,|1
dentist moved|2
dentist$|1
dentist's|2
department|1
deployed|-2
deployed$|3
deposit|-6
deposit for|1
deposit is|2
deposit of|-1
deposit paid|-1
deposit$|-2
depot|2
depuis|-1
depuis hier|-6
der|-2
der 0|3
der elektriker|-3
der kuche|2
der neue|-2
derby|4
des|1
described|-2
desde|-1
deshalb|1
desk|8
desk ,|3
desk ?|-2
desk$|2
desks|1
destroyed|6
details|-3
detector|1
deux|-1
deux$|1
devant|3
device|-4
devices|-2
devis|2
dials|-2
diary|-4
dias|-2
dice|-3
dice que|-2
dicht|-1
did|-11
did a|-1
did his|-2
did it|-3
did the|-14
did you|4
didn't come|1
die|-12
die 0|-2
die alten|-1
die ganze|1
die halfte|3
die heizung|2
died ,|2
dies|-1
diesel|3
dieses|1
dieses jahr|1
difference|-2
different|-4
digger|-3
dim|-1
dimanche|5
dimmer|-2
dinner|4
dinner ,|2
dinner on|-1
dinner$|2
diploma|-1
dirty|-3
dirty$|-2
discontinued|-4
discontinued ,|-2
discount|5
discount for|1
discount$|1
discs|-3
dishes|-1
dishwasher|12
dishwasher is|3
disk|5
dispatcher|1
display|2
disposal|-2
distributor|-2
district|2
dj|1
do|-7
do .|5
do a|1
do for|-2
do it|-5
do the|-15
do they|3
do we|5
do with|7
do you|-2
do$|-2
doch|-5
dock|5
dock street|1
docks|-2
doctor|5
doctor's|2
doctors|-1
document|-3
documents|-8
does|6
does a|2
does anybody|1
does anyone|3
does that|2
does the|-9
doesn't|1
doesn't close|3
doesn't fit|-1
doesn't open|2
doesn't stop|8
doesn't want|-2
doesn't work|-1
dog|21
dog bit|1
dog had|3
dog on|5
dog$|1
dogs|-1
doing|-2
doing the|-2
dollar|2
dollars|1
dollars ,|1
domain|4
domingo|4
don't|3
don't do|3
don't get|-1
don't use|-1
donated|2
donation|4
donations|1
done|-6
done !|-1
done ,|-4
done .|-5
done :|-4
done in|-1
done on|-1
done the|4
done$|1
donnerstag|-2
donor|6
donors|-1
door|21
door ,|-2
door again|1
door closes|-1
door is|4
door of|2
door seal|-2
door sticks|-3
door$|-2
door's|7
doorbell|3
doors|-1
doors$|-2
dos|-9
dose|-5
doses|1
dossier|-3
dot|-2
double|-4
double ,|-3
double -|-4
doubled|5
doubles|-2
dough|3
douze|-1
down|-6
down ,|4
down 0|1
down again|1
down and|-1
down at|-4
down by|-1
down in|-1
down on|2
down the|-3
down there|-4
down to|-6
down with|2
down$|4
download|1
downstairs|-1
dozen|1
dozen$|1
dr|-1
dr .|-3
draft|-8
drafted|-1
drafts|-1
dragon|-3
drain|-2
drain ,|-3
drain in|1
drained|-3
drains|-2
drank|-1
drauf|-6
drauf ,|-2
drauf$|-4
draw|-4
drawer|3
drawer is|3
drawer$|2
drawing|-8
drawings|-2
drawn|-1
draws|-2
drei|2
dress|1
dressing|-1
drew|-3
dried|-2
dries|-3
drill|7
drill on|1
drill went|2
drilling|-1
drin|-6
drin$|-5
drinking|4
drinks|3
drinks on|-1
drip|-2
drips|-1
drips ,|1
drips$|-1
drive ,|1
drive the|1
driver|6
driver's|-3
drivers|1
drivers'|1
drives me|2
driving|6
driving test|5
drone|3
drop|-9
drop it|-2
drop the|-3
dropped|-5
dropped a|1
dropped off|1
dropped the|-3
droppings|-2
drops|-6
drove|-4
drove the|-2
drucker|1
drummer|1
drums|-7
dry|-10
dry ,|-3
dry now|-1
dry run|-2
dry$|-2
dryer|3
drying|-5
du|1
du 0|-2
duck|-2
ducks|4
duct|1
due|1
due ,|1
due in|-2
dues|2
dug|-3
dummies|-2
dummy|-3
dump|-2
dumped|1
dunmore|3
duplicate|2
durch|-3
durch ,|-2
durch$|-1
during|-1
during the|-1
dutch|-3
duty|-1
dvd|-1
dying|-1
e|1
e -|3
e0|2
e0$|4
each|-8
each ,|-3
each morning|-1
each$|-4
ear|4
earlier ,|-1
earlier than|-1
earlier$|-1
earliest|-3
earliest$|-2
early|5
early bird|3
early$|2
earring|3
earth|-4
east|3
easter eggs|2
easter monday|1
easter$|-1
eat|2
eaten|2
eating|10
eats|3
eats coins|1
edge|-3
editor|-1
egg|3
eggs|13
eggs for|3
eggs$|3
eight|-9
eight of|-4
eight$|-3
eighteen|-3
eighty|-2
ein|1
ein$|-2
eine|-1
einen|-3
einer|-2
either|-5
el|-3
el ayuntamiento|-2
el camion|-1
el jueves|-4
el lunes|3
el seguro|1
el taller|-4
el tecnico|-1
election|5
electric|5
electrician|-6
electrician says|-1
electricity|3
electricity bill|1
elektriker|-3
element|-3
elevator|3
eleven|-10
eleven ,|1
eleven of|-1
eleven years|-1
eleven$|2
elle|-6
elm street|-3
else|-2
else !|-1
else ,|-1
else ?|3
else$|2
emailed|3
embassy|-1
emergency|-2
emergency exit|1
emil|1
emil's|1
empfang|1
employer|1
emptied|-1
empty|2
empty ,|1
empty again|3
empty$|-9
en|-2
en 0|-2
en a|1
en agosto|2
en el|3
en la|1
en panne|2
end|-3
end of|1
ends|4
ends in|3
energy|-1
enfin|-1
engine|3
engine ,|1
engine 0|4
engineer|-6
engineer was|-2
engineers|-1
english|-3
english$|-2
engraved|2
engraver|-1
enough|-2
enough ,|-4
enough$|2
enquiry|7
enquiry :|4
entered|2
entrance|8
entrance ,|-2
entrance$|6
entries|-1
entry|-3
envelope|-5
envelope ,|-1
envelopes|-1
episode|3
episode 0|3
er|1
error|2
error e0|4
errors$|-1
erst|-7
erst ,|-1
erst am|-1
erst im|-2
erst$|-3
erste|-1
es|5
est|-1
est a|5
est en|2
est passe|-1
esta|-8
esta en|1
estan|8
estan en|4
estate|-2
et|-5
etait|2
ete|-1
etiquettes|2
eu|1
euro|1
euro ,|3
euro for|-1
euro in|-1
euro$|1
euros|2
euros ,|-1
euros and|-1
euros for|-2
euros$|5
evacuation|-2
even|-13
even after|-3
evening|1
evening ,|-4
evening is|-2
evening with|-2
evening$|2
evenings|-4
ever$|2
every|-3
every day|5
every evening|1
every morning|-1
every night|6
every second|1
every time|4
everybody|-3
everybody$|10
everybody's|-3
everyone|-5
everyone has|-2
everyone who|-1
everyone$|4
everything|-11
everything else|-1
everything in|1
everything$|2
everywhere|-4
everywhere ,|1
everywhere$|1
ewes|-1
ex|-1
exact|-1
exactly|2
exam|5
exam for|1
exam room|2
examiner|-1
exams|3
excel|1
except|-14
except the|-6
exchange|-2
exchanged|-2
exhaust|1
exit|2
exit$|2
expect|3
expect noise|4
expected|3
expenses|4
expensive|-1
expert|-2
expired ,|2
expires|2
explained|-2
export|2
express|-1
extend|-1
extended|-5
extended the|-3
extension|-3
extinguisher|2
extinguishers|5
extra|-5
extra$|1
extractor|-2
eye|1
eyes|-4
f|-4
f0|-1
facade|-2
face|-1
facility|-1
facteur|3
factory|-2
facture|-1
fahrt|3
failed|-4
failed ,|1
failed again|-1
failed the|-1
fainted|-1
fair|11
fair ,|2
fair is|2
fair$|-1
fait|5
faite|5
fake|-1
fall|1
fallen|6
falls|-4
fallt|4
falta|-8
falta el|-2
falta la|-1
faltan|-8
faltan 0|-2
familie|3
families|-2
family|1
fan|3
fangt|-1
fans|1
far|-6
far ,|-6
far as|-5
far$|2
farewell|3
farm|9
farm ,|6
farm shop|3
farmer|-8
farmers|1
farmers'|-1
farrow|2
fast|4
fast$|2
faster|-4
fat|-1
father|3
fault|-1
faut|-3
fax|4
february|6
february ,|-1
federation|-1
fee|2
fee for|2
fee is|1
fee$|-2
feed|6
feeder|4
feel|1
feels|3
fees|9
fees go|1
feet|-3
feet in|1
fehlen noch|1
fehlt|-5
fehlt noch|-3
fell|10
fell asleep|4
fell down|1
fell in|-3
fell off|1
fell on|-1
fell over|-1
fella|-1
fellow|-5
felt|-1
fence|7
fence ,|-2
fence is|-2
ferme|1
fermenter 0|1
ferrante|1
ferreira|1
ferry|3
fertig|-3
fertig$|-2
festival|4
fetch|2
fetch it|7
fetch them|-2
fetched|-1
fetches|-3
fetches it|-3
fete|5
fete is|2
fever|5
few|-4
fewer|-1
field|-5
fiesta|3
fifteen|-3
fifth|-1
fifty|-3
fifty$|-1
figma|4
figure|-2
figures|-5
figures for|-2
file|-10
file$|-4
filed|-2
filed ,|-2
files|-4
fill|-2
fill in|-1
fill the|-1
fill up|1
fille|1
filled|-6
filled ,|-2
filled in|-8
fills|-2
film|4
film ,|-1
filter|3
filter is|1
filter$|-2
filters|5
filters are|2
fin|-1
final|-6
finally|-10
finally has|-4
finally$|3
finanzamt|-3
find|-6
find it|-1
find the|-3
finder|-1
finding|-2
findings|-2
finds|-4
fine|7
fine ,|6
fine .|-2
fine again|-1
fine now|-4
fine with|2
fine$|2
fines|1
finger|1
fingers|-3
fini|-4
finish|2
finish$|1
finished|8
finished$|4
finn|3
fire|9
fire alarm|1
fire brigade|-7
fire drill|3
fire extinguisher|-1
fire extinguishers|5
fireworks|2
firm|-10
firm ,|-1
firm comes|-1
firm has|-2
firm is|1
firm$|-2
firma|-2
firmado|-1
firms|1
firmware|2
first|-13
first !|-1
first ,|-2
first -|-1
first 0|-3
first aid|11
first coat|-6
first day|-4
first floor|3
first of|2
first please|-4
first time|7
first two|-3
first$|-2
fish|-2
fish ,|-4
fishing|2
fit ,|-1
fits|-3
fits the|1
fits$|-2
fitted|-12
fitted ,|-1
fitter|-3
fitting|-3
five|-1
five euros|2
five minutes|-1
five of|-1
five weeks|5
five years|-3
five$|2
fix|-7
fix in|-6
fixed|7
fixed ,|6
fixed and|-1
fixed$|-1
fixes|-1
flag|1
flame|-2
flap|-2
flares|-2
flashing|-3
flat|4
flat ,|7
flat 0|1
flat as|-2
flat at|-4
flat battery|1
flat tyre|1
flat$|-4
flats$|2
flea|1
flea market|1
flew|1
flickers|9
flickers$|2
flies|-2
flight|5
flights|2
flood|2
flooded|7
flooded ,|3
floor|9
floor :|1
floor has|2
floor is|2
floor$|-1
flooring|-2
floors|-2
florist|5
flour|6
flower|3
flowers|9
flowers ,|4
flowers for|1
flowers$|4
flu|6
flu ,|-1
flu jabs|-1
flu$|4
flue|-2
fluid|2
flush|-1
fly|-3
flyers|8
flying|-1
foam|-2
fold|1
folded|-9
folder|-6
folder ,|-1
folder$|-5
folders|-2
folgt|-3
folgt$|-3
folks|1
follow|-6
follow$|-4
follows|-5
follows$|-2
fond|-2
fondant|-1
font|2
food|4
foot|5
foot ,|-2
football|6
football club|1
football$|-2
for|7
for 0|-15
for a|1
for after|-5
for all|2
for an|2
for another|-7
for april|1
for children|5
for coffee|-1
for dinner|3
for dr|2
for eight|6
for everybody|2
for everyone|-1
for five|-2
for free|-1
for friday|-1
for gas|2
for good|-1
for half|-1
for him|2
for his|-2
for it|-3
for its|1
for june|1
for lunch|1
for march|7
for me|-3
for monday|-1
for mr|4
for mrs|4
for my|6
for next|-4
for nine|-1
for nothing|-4
for now|-3
for october|7
for once|1
for one|-1
for pickup|-1
for review|1
for room|-2
for sale|7
for saturday|-2
for saturdays|-7
for six|1
for sixty|-4
for spring|1
for staff|2
for sunday|1
for tea|2
for that|3
for the|-7
for their|1
for them|-3
for this|-1
for those|-3
for three|-2
for thursday|5
for tonight|4
for twenty|-1
for us|1
for volunteers|1
for wednesday|3
for winter|1
for you|2
for$|1
forbidden|3
forecast|1
forecast for|3
forest|-2
forget|-2
forgot|7
forgot her|1
forgot his|2
forgot to|-1
fork|6
forklift|3
forklift 0|1
forklift licence|1
forks|1
form|-13
form ,|2
form asks|-2
form is|-5
form needs|-1
form$|3
former|8
forms|-2
forms are|2
forms for|-1
forty|-14
forty minutes|-1
forty of|-3
forward|-2
forwarded|1
foto|-2
fotos|-1
found|-10
found ,|-6
found 0|1
found :|5
found in|4
found it|-6
found on|3
found one|-1
found someone|-6
found the|-1
found two|-1
found$|-1
foundation|-1
fountain|2
four|-9
four ,|1
four -|2
four days|-1
four hours|-2
four in|1
four minutes|2
four more|2
four new|-2
four of|-2
four people|-1
four times|1
four weeks|-2
four$|10
fourteen|-7
fourth|-2
fourth floor|1
fox|1
foyer|2
fragt|4
fragt ,|4
frame|-2
francs|-2
frankfurt|-1
frau|-5
frayed|1
free|-1
free ,|-7
free again|-2
free and|-2
free for|-1
free of|-1
free$|6
freezer|7
freezes|-1
frei|4
freitag|8
freitag$|1
french|-4
fresh|-9
friday|11
friday ,|1
friday .|2
friday ?|-3
friday at|-3
friday now|7
friday$|-6
fridays|4
fridge|6
fridge ,|-2
fridge for|2
fridge in|2
fridge$|-1
friend|4
friendly|-1
frigo|2
frist|-4
frog|1
from|-1
from 0|-3
from a|1
from accounts|2
from all|-2
from eight|-1
from eleven|-1
from germany|-2
from ghent|-1
from graz|-2
from her|-1
from home|3
from it|3
from italy|-2
from january|1
from july|1
from june|-3
from leeds|1
from march|-3
from may|1
from monday|4
from my|3
from next|1
from nine|1
from november|2
from now|13
from our|-1
from room|-6
from sales|1
from september|-3
from six|2
from the|8
from their|3
from them|2
from tomorrow|3
from tuesday|-3
from two|-1
from us|1
front|-1
front ,|-1
front and|-1
front door|4
front of|7
front row|-2
front$|-1
fronts|1
frost|1
frost is|1
frost$|5
froze|-1
frozen|4
frozen$|-1
fruh|2
fruit|1
fuel|2
full|-16
full again|1
full of|-1
full on|-2
full to|-2
full$|-2
fully|-1
fun|8
fun$|1
funciona|-1
fund is|1
funeral|4
funeral$|1
funny|1
funny$|-1
fur den|-3
fur die|-1
furious|-3
furious$|-2
furnace|-1
furniture|5
furs|-4
further|-2
fuse|3
fyi|10
g|-1
g$|3
gala|2
gallery|2
galway|5
game|6
game$|2
gano|1
ganz|-1
ganze|2
ganze nacht|1
gap|-4
gap in|-1
gaps|-1
garage|2
garage ,|-7
garage door|1
garage has|-2
garage is|1
garage$|3
garde|-2
garden|3
garden centre|-2
garden$|1
gardener|2
gardeners|-1
gardening|3
gas|2
gas ,|1
gas$|1
gasket|-1
gate|12
gate ,|-1
gate 0|-2
gate again|1
gate code|1
gate is|-1
gate$|3
gauge|1
gave|-11
gave a|1
gave her|-3
gave him|1
gave me|-1
gave the|-2
gave us|-9
gazette|2
gdynia|-2
gear|-1
gearbox|-3
gebrochen|-1
geburtstag|5
geburtstag ,|2
gedruckt|-1
geht|3
gel|2
gemeldet|-1
gemeldet ,|-2
genehmigt|-1
genehmigt$|-1
general|1
generator|1
gente|-1
gentleman|-2
gerissen|-2
german|5
germany|6
germany$|6
geschickt|2
geschickt$|3
geschrieben|-3
gesehen|1
gesehen ?|1
gestern|1
get|-4
get 0|4
get a|-3
get in|-2
get it|-1
get more|1
get out|-2
get some|5
get the|-7
get their|-3
get them|-1
get through|5
get to|-1
get up|4
getauscht|-1
getauscht$|-1
gets|-4
gets 0|-1
gets a|-2
gets its|-3
gets new|3
gets the|-1
getting|-4
getting the|1
gibt|5
gibt es|6
gibt's|1
gift|3
ginger|-1
girl|-4
girl !|2
girl ,|5
girl from|-3
girl$|2
girls|-5
girls'|-2
gisela|2
give|-7
give the|-1
give us|-3
given|-4
gives|-8
gives a|-4
gives the|-1
gives us|-3
giving|-1
glass|1
glass is|1
glasses|16
glasses are|2
glazier|-4
glazing|-2
glove|6
glove ,|3
gloves|7
gloves :|2
gloves are|3
gloves size|1
glue$|-1
glued|-1
glued ,|-3
glued the|-1
gluten|-1
go|-8
go ,|-4
go ?|4
go back|3
go by|2
go down|-2
go home|1
go in|-2
go into|-1
go on|1
go out|1
go over|-1
go round|2
go through|-1
go to|7
go up|-1
go with|-2
go$|-2
goal|2
goat|1
god|-3
goes|-11
goes before|-1
goes in|-2
goes on|-3
goes out|1
goes over|2
goes to|-6
goes up|7
goes$|-5
goggles|7
going|-6
going back|-3
going to|2
going up|-1
gold|-3
gold$|-2
golden|-1
golf|2
golf club|-1
goma|-2
gone|-9
gone !|-5
gone ,|1
gone already|-1
gone by|-1
gone from|5
gone since|1
gone$|-2
good|-3
good ,|-3
good for|-5
good news|-1
good till|-1
good until|-3
good$|4
goods|1
google|-1
gorgeous|5
gorgeous$|5
got|-4
got 0|-4
got a|22
got an|4
got her|-5
got his|-4
got in|-2
got into|4
got it|-2
got its|5
got my|-4
got new|-4
got our|-5
got stuck|6
got the|-12
got their|-10
got three|-1
got through|1
got us|-3
governors|-2
gown|-1
gp|-1
gps|-1
grade|3
grade 0|2
graded|5
graders|-2
graffiti|1
grain|-1
grand|-6
grande|-1
grandma|6
grandma's|1
grandmother|2
grandpa|2
grandpa's|2
grandson|2
grange|3
granny|1
granny's|5
grant|6
grant :|3
grant form|1
granted|-2
graph|-2
grass|-5
gravel|3
graz|-3
great|-2
great ,|-4
great -|-2
great$|-3
green|-4
green ,|2
green ones|2
green$|3
greenhouse|2
greetings|9
greetings from|4
grey|-1
grey one|-1
grey ones|-1
grid|-1
grinder|-2
grinding|2
grinding noise|4
grip|-1
grit|-1
ground|-7
ground floor|-4
group|7
group ,|1
group on|4
group$|4
groups|4
grout|1
grown|-2
grown -|-2
großen|-1
grun|-1
guard|4
guards|-5
guess|-1
guess$|-1
guest|10
guest in|3
guests|-5
guests from|1
guide|4
guild|3
guinea|1
guitar|5
guns|-1
gut|5
gut ,|3
gute|3
gutter|-1
gutters|1
guy|-14
guy from|-3
guy is|-1
guys|-3
gym|6
gym bag|1
gym$|-2
h$|1
ha|7
ha roto|4
ha$|2
hab|-3
hab ich|-2
habe|-3
haben wir|1
hace|1
hacer|-1
had 0|3
had a|6
had been|1
had five|1
had gone|-2
had her|6
had his|-6
had kittens|3
had no|1
had the|-2
had their|-2
had to|-4
had twins|4
had two|-1
haha|4
haha$|4
hair|-4
hair in|-4
haircut|-2
hairdresser|6
halden|1
half|-1
half ,|-2
half a|2
half an|2
half done|-1
half empty|-1
half marathon|7
half of|-5
half open|-1
half term|-1
half the|-4
half way|3
half$|1
halfte|2
halfway|-5
halfway ,|1
halfway through|-4
hall|6
hall ,|-1
hall 0|1
hall at|1
hall b|1
hall is|-4
hall on|3
hall says|-2
hall$|8
hall's|1
halloran|1
hallway|2
hallway$|2
halt|-2
hammer|-1
hamper|-2
han|-1
hand|-4
hand ,|4
hand -|2
hand in|-5
hand one|-1
hand out|-1
hand$|-3
handball|1
handed|-1
handed in|-2
handed over|2
handle|5
handle$|1
handler|-1
handles|-3
handrail|-2
hands|2
hands ,|1
hands$|2
handwriting|-3
hang|-8
hang in|-3
hang it|-1
hangers|-1
hanging|-2
hanging ,|-1
hangs|-8
hangs at|-2
hangs in|-2
hangs on|1
hangt|2
hanna|-1
hannah|1
happen|-2
happens|-2
happy|-6
happy ,|-2
happy .|-2
happy to|-4
happy with|5
happy$|-5
hard|-2
hard$|-2
hardly|-3
hardware|2
harp|1
harrow|1
harvest|3
has|-2
has 0|3
has a|11
has accepted|-2
has an|-1
has anyone|-2
has arrived|8
has asked|2
has been|7
has changed|-1
has closed|1
has come|-1
has done|3
has extended|-1
has finally|-3
has finished|4
has flu|2
has found|2
has four|-2
has gone|-4
has had|-8
has her|-6
has his|-7
has it|-2
has its|-1
has left|3
has lost|-1
has moved|11
has new|-2
has none|-1
has now|-1
has one|-3
has only|-4
has our|-4
has put|-1
has run|-1
has seen|-1
has sent|10
has signed|-2
has started|1
has the|-3
has them|-1
has to|-14
has two|-1
has$|2
hasn't|-4
hasn't got|-1
hasn't paid|1
hasn't sent|-2
hasta|-2
hasta el|-3
hat|3
hat angerufen|3
hat den|1
hat der|6
hat die|2
hat heute|-1
hat ihre|-2
hat jemand|2
hat jetzt|1
hat sich|5
hat uns|2
hat zugesagt|-2
hates|-1
hats|3
haugen|-2
haul|-4
haus|3
hause|-1
hausmeister|-1
have|-5
have 0|-6
have a|16
have all|-1
have arrived|3
have asked|5
have been|-2
have come|-1
have fresh|-3
have got|1
have it|-5
have no|1
have paid|-2
have signed|-1
have something|-4
have the|-5
have their|-1
have to|-8
have two|5
haven't|-7
haven't paid|-1
having|4
hay|-2
hay que|-7
he|-11
he can|2
he can't|6
he comes|1
he does|-2
he gets|-1
he has|8
he hasn't|-1
he is|1
he may|2
he needs|2
he says|-4
he sees|-2
he starts|-4
he took|1
he wants|-4
he was|-1
he'd|-4
he'll|-7
he'll be|5
he's|-3
he's got|-2
he's happy|-3
he's in|-2
head|2
head ,|-2
head is|-1
head$|-4
headlamp|1
headmaster|-3
headmistress|-6
heads|-3
heads up|5
headset|4
headsets|2
health|4
heap|-1
hear|-6
hear the|-1
heard|2
hearing|6
hearing aid|1
hears|-7
heart|-5
hearts|1
heat|-1
heated|-3
heater|5
heating|6
heating in|6
heavy|-2
hedge|3
hedge ,|2
hedgehog|3
height|-1
heirs|-1
heizung|2
held|-4
hello|13
helmet|4
helmets|2
help|3
help with|-1
help yourselves|2
help$|-2
helpers|-6
helps|-1
her|1
her ,|-5
her .|-5
her a|-2
her back|1
her driving|5
her home|-2
her last|-3
her mind|-3
her money|-4
her on|-2
her own|-2
her the|1
her umbrella|1
her wrist|2
her$|-6
herbst|-1
here|2
here ,|-10
here .|5
here at|2
here but|-1
here this|-1
here$|4
heritage|1
hernia|1
heron|3
herr|-1
hers|-1
herself|-3
herself ,|-2
heures|4
heures$|2
heute|3
heute fruh|2
hid|1
hid in|2
hidden|-2
hier|-1
hier ,|3
hier soir|-1
hier$|-6
high|-5
high ,|-1
high$|-2
hike|1
hill|1
hill is|-1
him|1
him ,|2
him .|-1
him 0|2
him a|-1
him at|-1
him in|3
him no|3
him on|-4
him the|-4
him to|4
him$|-5
himself|-4
hinge|-2
hinges|-2
hip|6
hire|1
hired|-2
his|-3
his 0|-4
his camper|2
his finger|3
his first|-2
his money|-2
his mum|-2
his new|-2
his old|-1
his own|3
his thumb|2
his umbrella|2
his van|2
his wife|-4
his wrist|-2
hisses|-1
hit|1
hive|3
hives|1
hob|1
hof|1
hofer|1
hoist|1
hold|-14
hold ,|-1
hold a|-2
hold the|1
hold till|-3
hold until|-2
hold$|-1
holding|-7
holds|-7
holds 0|-3
hole|-6
hole in|-3
holes|-4
holes ,|-2
holiday|9
holiday ,|1
holiday photos|3
holidays|3
holidays :|3
holidays$|-2
hollis|-3
holm|1
home|10
home ,|-5
home after|1
home is|1
home office|-2
home today|-1
home was|5
home with|1
home$|5
honey|-1
honeymoon|8
hood|1
hook|6
hook$|8
hooks|-2
hooray|-4
hope|3
hora|2
horrible|1
horse|5
hose|-4
hose$|-2
hospital|7
hospital$|4
host|1
hostel|3
hot|6
hot again|1
hot$|1
hotel|6
hotel in|2
hotel wants|1
hotel$|1
hour|5
hour ,|-4
hour earlier|2
hour late|2
hour$|-3
hours|-2
hours ,|-1
hours from|2
hours in|-2
hours of|1
hours on|1
hours$|1
house|7
house ,|-1
house 0|4
house in|1
house is|5
house$|-1
households|-2
houses|-1
how|-8
how many|-6
how much|-2
how the|1
how to|-6
hoy|-6
huber|2
huele|-1
huge|3
hugo|3
hull|2
hum|1
humidity|-1
humming|2
hums|5
hums but|-1
hund|1
hundred|-2
hung|-7
hung ,|-1
hung the|-1
hung up|-2
hurry|-2
hurt|-2
hurt$|-2
hurts|-1
hurts$|-1
husband|2
hut|3
hydrant|-1
hydrants|-2
hydraulic|-1
i|3
i am|1
i asked|-4
i borrow|1
i bought|4
i bring|5
i called|6
i can|1
i can't|11
i changed|2
i come|1
i did|-3
i get|-1
i go|-1
i got|-3
i guess|-1
i had|-2
i have|-4
i haven't|-1
i left|2
i lost|2
i moved|-1
i need|1
i only|-1
i ordered|2
i put|2
i ran|-2
i said|1
i say|-5
i sent|4
i still|3
i take|1
i think|1
i thought|-2
i told|-1
i took|4
i want|-1
i was|-5
i wrote|-5
i'd|-3
i'd like|2
i'd rather|-1
i'd say|1
i'd take|-4
i'll|4
i'll be|7
i'm|2
i'm at|-5
i'm in|2
i'm on|-1
i'm out|2
i've|-5
i've asked|-2
i've got|4
i've started|-1
iban|-3
ice|3
ice cream|2
ice machine|1
ice packs|1
ice$|-2
ich|-2
ich hab|1
id|-1
ida|2
idea|8
if|1
if anyone|2
if he|-2
if it|2
if it's|-2
if she|1
if somebody|-4
if the|-5
if there's|-1
if they|1
if we|-6
if we'd|6
if you|6
ihre|-4
il|-8
il faut|-3
il manque|-3
il ne|-1
il reste|2
ill|-5
ill ,|-4
illegible|-1
ils|-3
im|10
im herbst|-1
im mai|-2
im ordner|-2
images|-3
immer|3
immer noch|-1
impeller|-4
import|6
important|-2
important ,|-1
important any|-1
importer|-2
in|2
in ,|-14
in -|-2
in .|-1
in 0|1
in 0a|1
in 0b|-1
in :|-1
in a|-13
in again|-2
in all|-3
in an|-2
in and|-4
in any|-1
in april|2
in at|-7
in august|8
in autumn|4
in b|-3
in basel|1
in bay|3
in black|-2
in block|1
in both|-1
in box|4
in by|-2
in case|-3
in cash|3
in cork|1
in dark|-1
in december|-2
in den|-1
in der|11
in every|-6
in february|1
in five|1
in for|-5
in four|-1
in from|-2
in front|4
in full|-1
in green|3
in half|1
in hall|1
in her|-4
in his|8
in hospital|2
in its|-2
in july|5
in june|9
in law|-3
in leeds|-2
in lisbon|-1
in lost|1
in march|5
in maths|5
in may|3
in mill|1
in my|-8
in nine|-3
in november|3
in october|3
in one|-1
in our|6
in person|-2
in place|-2
in review|-7
in room|4
in september|3
in service|-2
in six|-4
in so|-2
in spring|4
in stock|-1
in that|-3
in the|7
in their|-3
in there|-4
in this|-3
in three|-2
in town|4
in two|-1
in ulm|2
in winter|1
in with|-5
in writing|-5
in your|-4
in$|-4
inbox|-3
inbox$|-3
inch|-5
incl|-3
incl .|-3
included|-12
included .|-2
included$|-10
including|-5
including the|-3
income|4
index|-4
induction|1
ines is|1
info|1
informed|2
informed$|2
ink|3
ins|-1
inside|-4
inside ,|-2
inside$|-1
insists|-1
inspected|2
inspection|7
inspection ,|2
inspection is|1
inspection$|2
inspector|-10
inspector comes|-1
inspector for|-4
inspector wants|-2
inspector was|-2
instagram|1
installed|-5
instalment|2
instalments|-1
instead|-8
instead ,|-5
instead ?|-4
instead of|2
instead$|-4
institute|1
instrument|-1
insurance|13
insurance :|1
insurance for|3
insurance went|2
insurance$|1
insurer|-4
insurer wants|-1
intake|4
intern|5
internet|-1
interns|1
interview|2
interviewed|-3
interviews|-3
into|-4
into a|-2
into account|-3
into our|2
into the|1
inventory|1
invitation|-1
invited|11
invited us|6
invited$|4
invites|4
invites us|2
invoice|10
invoice 0|1
invoice for|1
invoice from|4
invoice$|1
invoices|-1
ios|1
iphone|3
iphone$|6
iron|-3
is ,|3
is 0|-6
is a|-5
is all|-5
is approved|2
is asking|1
is at|-2
is away|1
is awful|3
is back|4
is backordered|-2
is beeping|-5
is being|9
is bent|-2
is better|-1
is blocked|3
is booked|-4
is broken|6
is calibrated|-1
is called|2
is cancelled|1
is charging|2
is clean|-1
is closed|9
is closing|7
is coming|-6
is confirmed|-1
is cracked|2
is cut|-2
is dark|2
is dead|1
is delayed|1
is delivered|1
is done|-2
is down|3
is dry|-2
is drying|-2
is due|2
is early|-1
is empty|6
is enough|-2
is filed|-1
is filled|1
is finally|-1
is fine|-2
is finished|3
is fixed|-2
is flooded|3
is for|3
is forecast|-1
is free|-5
is friday|-1
is getting|1
is going|-3
is gone|-2
is good|-2
is great|1
is green|-2
is half|1
is hanging|1
is happy|-5
is here|-2
is ill|-2
is in|-10
is it|7
is late|3
is leaking|2
is left|-1
is live|-3
is locked|-2
is looking|2
is loose|2
is loud|2
is low|2
is making|1
is merged|-4
is missing|-3
is more|-1
is moved|-2
is nearly|4
is needed|-2
is next|-3
is not|-2
is off|1
is ok|6
is on|1
is one|6
is online|-1
is only|-1
is open|2
is ordered|1
is ours|-7
is out|5
is packed|2
is paid|-3
is parked|1
is postponed|-3
is poured|-3
is printed|-2
is put|1
is ready|2
is renewed|-1
is replaced|2
is reserved|-3
is running|5
is set|2
is settled|-4
is short|-3
is shut|2
is signed|6
is slow|-1
is so|1
is sold|-2
is sorted|-1
is still|-2
is stuck|4
is switched|-1
is taken|-4
is ten|3
is that|4
is the|-1
is there|5
is this|1
is three|1
is through|-5
is tight|-2
is to|1
is too|2
is torn|2
is two|2
is under|11
is up|-2
is urgent|-2
is used|2
is waiting|-1
is welded|-1
is wet|1
is what|-1
is with|2
is worn|-2
is wrong|3
is$|1
island|-1
isn't ours|2
issues|-2
ist|-7
ist am|3
ist da|1
ist jetzt|-6
ist leer|2
ist raus|-1
ist unterschrieben|-3
ist wieder|2
ist zu|-3
ist$|-1
it|-2
it ,|-14
it .|1
it 0|-2
it :|-4
it ?|-4
it after|-1
it again|-1
it all|3
it and|-2
it as|-2
it at|-7
it away|1
it back|4
it before|4
it by|-4
it doesn't|-1
it down|5
it fell|-3
it for|-3
it from|-3
it gets|5
it goes|-1
it had|1
it has|-2
it himself|-2
it home|1
it in|4
it is|-2
it isn't|-2
it myself|-2
it now|-2
it off|3
it ok|-2
it on|9
it online|-1
it out|5
it over|-2
it please|5
it should|-1
it so|10
it stays|3
it still|1
it stinks|-1
it takes|-3
it this|5
it to|-1
it too|1
it took|-1
it until|-2
it up|9
it was|-4
it$|5
it'll|-1
it'll be|-1
it's|1
it's 0|2
it's a|1
it's an|-2
it's at|2
it's been|-1
it's in|5
it's on|14
it's raining|3
it's the|-4
italian|-1
italy|-3
item|-3
item$|-1
items|1
its|5
its first|-1
its mot|3
its new|-2
its way|-6
its yearly|5
itself ,|1
ivo|-1
j'ai|-4
jab|-4
jabs|-2
jacket|3
jahr|-2
jam|4
jammed|1
jams|2
jan|-1
januar|-1
january|-1
january$|-2
japanese|4
jar|2
jardin|-4
jars|2
jazz|-1
je|2
jemanden|5
jena|-1
jet|-1
jetzt|-13
jetzt 0|2
jeudi|1
jeudi ,|1
jewellery|-2
jingle|2
joan|-2
job|3
job ,|-6
job :|1
job$|1
join|2
joiner|-2
joins|1
joint|-3
joke|6
joke$|2
jokes|1
jonah|2
jour|-3
journal|5
jours|3
joy|-1
jubilee|1
jueves|-4
jueves ,|-3
jueves$|-1
juice|2
jule|-4
july ,|-1
july$|1
jump|-1
jumped|-1
jumper|4
jumps|2
june|1
june ,|2
june to|-3
june$|1
junior|3
juniors|1
jury|-2
just|-4
just a|-6
just in|-1
just now|3
just saying|3
just the|1
k|-2
kann|-7
kaputt|3
karim|1
karl|-1
keep|2
keep a|2
keep asking|2
keep the|-4
keeping|1
keeps|-5
keg|2
kegs|-1
kein|2
keine|6
keisha|1
kennel|2
kent|3
kept|-8
kessler|-1
kestrel|1
kettle|7
kettle's|4
kettles|-2
key|5
key at|1
key is|5
key of|3
key to|1
key$|-4
keyboard|2
keys|5
keys ,|-1
keys to|3
keys$|-4
kg|-1
kg$|2
kick|3
kicked|-1
kid|3
kid's|7
kids|-7
kids ,|3
kids are|-1
kids at|-3
kids who|1
kids'|-2
killing|2
killing me|2
kills|1
kilo|4
kilo$|-1
kilos|-2
kilos ,|1
kilos of|-1
kim|-1
kim's|-5
kind|-1
kindergarten|3
kiosk|-1
kit|-3
kit$|-1
kitchen|15
kitchen !|1
kitchen ,|2
kitchen has|1
kitchen tap|1
kitchen$|4
kittens|6
kittens$|1
kleine|2
km|1
km 0|2
knee|3
knees|-3
knife|5
knocked|1
knots|3
know|7
know .|1
know a|1
know by|-4
know if|7
know what|-2
know where|4
know whether|1
know who|-1
know$|1
knows|2
knows the|-5
komme|7
kommen|-1
kommt|-12
kommt erst|-1
kommt mit|-2
konnen|-1
konnen wir|-1
krone|-1
kuche|2
kuche$|3
kuchen|4
kurt|1
kw|-2
l|-3
l ,|-3
l$|1
l'accueil|2
l'affiche|-1
l'eau|-6
l'ecole|-1
l'imprimeur|-2
la|-1
la boda|2
la cuisine|-1
la facture|-1
la machine|1
la maitresse|3
la nouvelle|-1
la oficina|4
la puerta|-1
la sala|-2
la salle|1
la semaine|-1
la terraza|3
la version|1
lab|-3
lab ,|-2
lab has|-2
lab is|1
lab says|1
lab$|-1
label|3
label on|-2
labelled|-2
labelled ,|-1
labels|-1
labels are|-1
labels for|-1
labo|-3
labour|-2
lack|-5
lacks|-5
lacks a|-1
lad|2
ladder|5
ladder for|1
ladders|-1
ladies|-2
ladies'|1
lads|2
lads$|4
lady|-5
lady ,|-1
lady can|-1
lady from|-11
lady has|-2
lady in|3
lady is|-1
lady on|2
lady who|-2
lady with|-1
lady's|-5
lager|-1
lagos|-4
laisse|4
lake|6
lake$|1
lamb|-2
laminated|-2
lamp|-1
lamp in|4
lamp is|-1
lamp$|-6
lamps|-2
land|2
landed|-4
landed on|1
landing|-1
landlord|1
landlord says|3
landlord wants|-3
lands|2
landscape|3
lane|3
lane ,|1
lane is|-1
languages|-1
laptop|6
laptop ,|-2
laptop is|4
laptop$|2
laptops|1
larch|-1
large|3
las|-8
las cinco|-4
lasagne|3
lassen|-5
lassen$|-5
last|-6
last ,|-4
last day|-2
last month|-2
last night|5
last night's|5
last one|-2
last time|-3
last two|-1
last week|10
last week's|1
last year|3
last$|-2
lasts|-1
late|15
late ,|7
late again|1
late this|1
late$|2
later|8
later ,|5
later than|-1
later$|2
latex|-2
lauft|-1
lauft wieder|-2
laughed$|-2
launch|-1
laundry|-1
law|-2
law$|-2
lawn|4
lawyer|-7
lawyer says|-2
lawyer$|1
lawyer's|-2
lawyers|-1
layer|-1
layers|-1
layout|-2
le|-3
le 0|-1
le facteur|3
le labo|-3
le monde|-3
lead|3
leader|1
leading|4
leads|1
leaflet|1
leaflets|-2
leak|4
leaking again|1
leaks|2
leaks ,|1
learn|-1
learned|2
lease|2
lease for|2
least|-6
leather|2
leave|8
leave at|1
leave from|2
leave it|4
leave$|-2
leaves|-4
leaves ,|-1
leaves are|-2
leaves at|3
leaves$|-1
leaving|5
leaving do|4
lecture|3
led|-1
ledger|-3
leeds|1
leer|1
leer ,|-1
left|-1
left ,|-10
left a|6
left at|2
left for|-2
left her|10
left his|5
left it|-1
left my|2
left on|-2
left one|-3
left open|1
left over|1
left side|-1
left the|10
left with|-6
left$|-3
leftovers|-1
leg|2
legal|-8
legal sent|-2
legs|-4
legs$|-2
leider|-5
lemon|-3
lemonade|3
lena|-1
lend|3
lend us|-4
lends|-8
lends us|-8
length|-1
lenses|-2
lent to|1
lentil|-1
lentils|1
lenz|1
leo|1
les|-11
less|-10
less if|-2
less$|-2
lesson|3
lessons|1
let|-9
let it|-1
let me|-3
let the|2
let us|-6
let's|-7
let's do|-1
let's put|-1
lets|-5
lets us|-3
letter|-5
letter about|2
letter came|1
letter for|-1
letter from|-3
letter goes|-1
letter is|-2
letter$|-1
lettering|-5
lettuce|3
leute|-5
level|3
level ,|1
level 0|6
liability|-4
library|9
library$|-1
libros|-1
lice|4
licence|10
licence ,|1
licence for|1
licence of|1
licences|1
license|-10
licht|3
lie|-1
liegt|4
liegt im|-2
liegt noch|3
lies|-5
lies on|-2
lieu|-1
lieu de|-1
life|-1
lifeboat|1
lift|9
lift ,|-3
lift 0|1
lift in|5
lift is|5
lift$|-3
lifted|-6
lifting|-5
lifts|-1
light|12
light bulb|2
light in|1
light on|1
light$|-1
lightning|-1
lights|8
lights on|6
like|-3
like an|-2
like butter|-7
like new|-7
like that|-1
like the|-1
like to|14
liked|-4
liked the|2
likes|1
likes the|-2
limit|-4
limits|1
limpia|2
linde|-1
linden|-1
lindholm|3
lindqvist|2
line ,|-1
line 0|6
line$|-3
linen|-5
lines|-3
lines$|1
lining|-2
link|-3
links|-2
lisbon|2
list|-8
list ,|-2
list :|-1
list for|-3
list has|1
list is|-1
list of|-1
list with|1
list$|-3
liste|-2
listening|-1
lists|-2
lit|-2
litre|-3
litres|1
litres ,|2
litres of|-1
litres$|-1
litter|2
little|-15
little one|1
little ones|-4
live|-7
live ,|-1
living|-4
living room|-3
livre|-2
llaves|-1
llega|-5
llega el|-2
llegan|-7
llego|1
lleva|-5
lo|-10
lo de|-4
lo del|-6
load|-6
load test|2
loaded|-1
loads|-4
loaf|-1
loan|2
loaves|-1
lobby|2
local|5
loch|-2
lock|2
locked|2
locked out|1
locker|6
locker 0|3
locker room|1
lockers|3
locks|-1
locksmith|-1
locum|-1
loft|-3
login|-1
login for|-1
login page|2
login$|1
logo|6
logo ,|2
logo on|-1
logs|-4
lol|4
lol$|4
long|-8
long ,|-2
long as|1
long for|-3
long$|-3
longer|-1
longer ,|-1
longer$|-1
loo|-3
look|-2
look at|-3
look for|2
look great|1
look like|-2
looked|-5
looked at|-10
looking|2
looking for|1
looks|-2
looks at|-2
looks fine|-2
looks good|1
looks great|-1
looks like|-5
looks lovely|-1
loos|-1
loose|3
loose$|1
lorries|-3
lorry$|1
los|-17
los 0|-1
los de|-3
los ninos|-1
lose|-5
loses|2
lost|22
lost 0|2
lost :|5
lost a|2
lost his|1
lost property|2
lost the|6
lot|-1
lot 0|3
lot of|2
lot$|-1
lots|-4
lots of|-1
lotte|5
lottery|2
lou|-6
loud|3
loud ,|1
loud$|2
louder|-4
lounge|3
love|-1
love$|3
loved|5
loved the|4
lovely ,|1
lovely$|2
low|3
low ,|8
low$|1
lowest|-2
lubricant|-4
luck|1
luck$|1
luckily|1
luckily$|1
lucky|5
lui|2
luke's|1
lukewarm|-3
lumen|1
lunch|9
lunch ,|-1
lunch :|-1
lunch and|-1
lunch at|1
lunch is|1
lunch on|1
lunch order|9
lunch$|2
lunches|2
lundi|2
lundi$|2
lunes$|-2
lunettes|1
lutz|2
luz|-1
lying|1
lyon|-1
lyon ,|-1
m|-3
m ,|-4
m .|2
m and|3
m of|-1
m0|4
ma|8
mac|-3
machine|6
machine ,|-5
machine 0|2
machine :|-2
machine at|2
machine for|-1
machine has|2
machine in|1
machine is|8
machine makes|1
machine needs|1
machine on|1
machine$|1
machine's|-3
mad|2
mad ,|2
made|-8
made 0|-6
made a|-1
made the|-3
madeira|2
madrid|-3
magazine|2
magazines|-2
magenta|5
magenta$|2
mai|-1
mail|-6
mail ,|-3
mail from|-2
mail today|-1
mail$|-8
mailbox|-2
mailing|-4
mails|6
main|-5
main$|-4
maintenant|1
mais|-5
maitresse|3
maize|-1
make|-7
make a|-1
make it|-4
make sure|3
make the|-3
maker|-3
maker$|-2
makes|5
makes a|5
making|5
mal|-5
mall|2
malt|2
man|-17
man ,|-1
man came|-1
man can't|-1
man comes|4
man for|4
man from|-4
man has|-2
man in|-2
man on|1
man wants|-1
man was|-5
man who|-4
man with|2
man$|1
man's|-2
managed|-1
manager|-2
manager is|1
manager$|-1
manana|4
manana$|2
mande|-2
manque|-4
manque encore|-2
manual|-5
many|-2
map|-5
maple|2
maps|-1
marathon|8
marble|-1
march|9
march ,|-2
march$|4
marche|-1
mardi|-2
mardi$|-1
marek|5
marit|1
mark|13
marked|-5
market|14
market ,|-1
market in|1
market$|3
marketing|8
marketing wants|4
marks|5
marlow|1
marquee|2
married|4
mars|2
marshal|3
mart|4
marta|-2
martes|2
martes$|3
marz|-2
mas|-2
mass|2
mast|1
master|-2
master's|1
mat|1
match|-4
match$|-6
mate|-1
material|-1
maternity|1
maternity leave|1
maths|11
maths$|6
matin|-3
matin ,|1
matin$|-3
matinee|3
mats|-1
matt|1
mattress|1
max|-4
max 0|-1
may|-2
may ,|7
may be|-3
may go|-1
may not|-3
may$|-1
maybe|-5
maybe$|-2
mayor's|3
mayor's office|2
mb|-1
me|5
me ,|3
me for|2
me his|-2
me in|-3
me lo|6
me on|-4
me the|-1
me to|-2
me$|9
meadow|2
meadow is|1
meadow$|1
meals|1
means|-1
meanwhile|-1
meanwhile$|-1
measure|2
measure again|-1
measured|-11
measured the|-2
meat|-1
meat ,|-2
mecanico|1
mechanic|-8
medal|-1
media|-2
medium|-2
mediums|-4
meet|-3
meet at|-1
meeting|10
meeting about|1
meeting room|3
meeting$|2
meets|1
meetup|2
mehr|1
mehr ,|-2
mehr$|3
mei|-6
mei$|-2
meine|5
members|2
members'|1
membership|6
membership fees|2
membrane|-2
memory|-2
men|-5
mended|-2
menos|-2
menu|-1
menus|-1
mercedes|-1
merchant|4
merci|3
merged|-8
merged ,|-2
merged and|3
merged$|-2
mes|-2
mess|3
messages|5
met|-3
metal|-2
meter|4
meters|5
metre|-3
metre$|-1
metres|-12
metres ,|-3
metres of|-2
metres$|-3
metros|-1
mi|8
mia|-1
mia's|3
mic|-2
mick|3
microscope|-1
mid|-2
middle|-9
middle ,|-2
middle of|-1
midi|-1
midnight|-2
midnight ,|-1
midnight$|-1
midwife|2
migration|-5
migration is|-1
mil|-1
mila|1
milan|1
mileage|3
milk|17
milk ,|1
milk and|8
milk lorry|1
mill|-1
mill ,|-1
mill lane|-1
mill road|-2
mill street|3
million|-1
milo|3
min|1
min late|2
mind|2
mine|4
mine are|4
mine$|1
mini|-1
minibus|6
minister|1
minka's|1
minor|-1
minus|-4
minus 0|1
minutes|3
minutes ,|-8
minutes and|-4
minutes each|-1
minutes late|4
minutes of|3
minutes on|1
mir|1
mirror|5
mis|-1
miss|-1
missed|3
missed the|1
missing|-6
missing ,|8
missing .|-1
missing :|-2
missing on|-2
missing the|-1
missing$|-7
mistake|-1
mistake ,|3
mistake$|1
mit|2
mit dem|4
mit der|-1
mit$|1
mitten|5
mittwoch|-4
mix|-2
mixed|2
mixer|11
mixing|-1
ml|5
mm|-7
mm ,|-1
mme|-1
mobile|2
mobile$|2
mochte|-6
mode|1
module|3
mom|3
moment|-4
moment$|-4
mon|6
monday|5
monday ,|3
monday .|-2
monday and|1
monday is|-1
monday on|-2
monday so|-1
monday$|6
monday's|4
mondays|-2
monde|-3
money|-14
money ,|3
money back|-1
money for|-2
money in|1
money is|-2
money$|-8
monitor|5
monitoring|2
monitors|-1
monsieur|-1
montag|1
monte|-1
monteur|-1
month|-3
month ,|-3
month$|7
month's|-1
monthly|-2
months|-6
months ,|-2
months at|-2
months$|-2
moon|1
more|-11
more a|-3
more for|3
more from|-1
more of|2
more people|-1
more per|-1
more plink|-4
more than|-1
more time|-4
more weeks|-2
more years|1
moreau|1
morgen|6
morning|-6
morning ,|-14
morning .|-2
morning and|-1
morning$|7
mornings|-3
mornings ,|-2
morphine|-1
morte|1
moss|1
most|-6
most of|-2
mostly|-4
mot|4
mot$|2
moteur|-2
moth|-2
mother is|4
mother's|2
moths|-1
motion|1
motor|-4
motorbike|1
motors|1
motorway|-3
mould|1
mould on|4
mount|-1
mountain|-1
mounted|-3
mouse|-2
move|-4
move it|-2
move the|-6
move this|-1
move$|1
moved|6
moved ,|-3
moved 0|1
moved the|2
moved their|1
moved to|6
moved us|-3
moved$|-2
moves|1
movie|1
moving|2
mower|1
mr|6
mr .|6
mrs|2
mrs .|-4
ms|-8
ms .|-4
much|6
much ,|-2
much$|1
muck|-1
mud|-1
mug|3
mugs|3
muller|-3
mum|-3
mum$|-3
mum's|-1
mums|-1
municipal|3
museum|4
music|2
music is|3
music school|-2
musicians|-2
muss|-2
mussen|-9
must|-18
must be|-8
must come|1
must go|4
must have|-1
must not|1
must stand|-1
must write|-3
mustn't|-2
muy|2
my|21
my back|2
my badge|1
my bike|4
my blue|2
my boot|1
my brother|2
my car|1
my daughter|2
my daughter's|1
my desk|-1
my laptop|2
my mother|1
my neighbour|-3
my nephew|-2
my new|1
my old|2
my own|7
my phone|3
my sister|2
my sister's|3
my son|3
my uncle|-1
my wife|-1
myself ,|1
myself$|-1
m²|-1
n'a|-1
nach|-4
nachbarn|2
nachste|3
nachste woche|3
nacht|2
nada$|-2
nadia|-5
nadie|-5
nail|1
nailed|-1
name|3
name ,|3
name is|-2
name of|1
name tag|1
named|5
names|-5
names ,|-2
names$|-2
national|-1
nature|2
navidad|1
navy|-1
ne reste|-1
near|-1
near the|3
nearly gone|6
nearly out|-1
neck|-1
need|-12
need a|-5
need another|-2
need for|-1
need four|2
need it|2
need more|3
need new|2
need one|-1
need someone|-2
need that|-1
need the|-5
need to|2
need two|1
needed|-13
needed ,|-1
needed for|-2
needed$|-6
needle|-1
needle$|1
needs|-6
needs 0|-2
needs an|-1
needs another|1
needs both|-1
needs his|-1
needs it|-2
needs its|5
needs new|9
needs one|3
needs the|-7
needs to|-8
negative|1
negative ,|-1
neighbor|3
neighbour|3
neighbour's|6
neighbours|6
neighbours complained|-1
neighbours have|5
neighbours'|4
nephew|1
nest|1
nesting|1
net|3
nets|4
netting|-1
neue|1
neuen|-1
neuer|-1
neuf|1
never|-6
new|6
new ,|-3
new address|1
new batteries|1
new battery|2
new belt|-1
new bulb|-2
new car|1
new client|1
new coffee|1
new customer|1
new date|-4
new dog|1
new door|-2
new enquiry|7
new gasket|-1
new girl|-2
new handle|-2
new lamp|1
new logo|3
new menu|1
new mobile|1
new one|-6
new ones|-1
new people|-1
new phone|2
new photo|1
new place|-4
new posts|-2
new price|2
new prices|-1
new receptionist|11
new rubber|-3
new seal|-1
new supplier|-2
new version|-8
new washer|-1
new year|-2
new$|-6
newbies|-2
news|6
news ,|2
news :|-3
news$|2
newsletter|12
newsletter has|1
next|-4
next door|5
next door's|7
next may|-1
next monday|-3
next time|-4
next to|6
next tuesday|-2
next wednesday|-3
next week|3
next weekend|-1
next$|-2
nice|6
nice ,|4
nice$|-4
nicely|7
nicely$|7
nicht|-6
nicht an|4
nicht mehr|-4
nicht$|3
nichts|3
nicked|-1
niece|-1
night|5
night !|2
night ,|1
night .|1
night :|6
night again|-1
night and|3
night shift|4
night$|-15
night's|5
nights|-3
nights ,|-3
nights$|1
nil|4
nils|-1
nimmt|-6
nine|-2
nine ,|-2
nine days|-3
nine of|3
nine$|1
nineteen|-1
ninety|-1
nino|4
ninos|-1
ninth|-1
nite|-7
nits|-2
no|-10
no ,|1
no .|10
no 0|3
no hot|2
no idea|3
no longer|1
no more|-13
no one|-2
no paper|1
no parking|2
no se|2
no signal|-2
no tiene|-1
no to|-3
no$|4
noah|1
nobody|-20
nobody at|-1
nobody can|-1
nobody for|-4
nobody has|-1
nobody wants|-2
nobody's|-4
noch|-19
noch ,|-2
noch 0|-1
noch die|-5
noch ein|4
noch einen|-10
noch vier|-2
noch$|-5
noche|-3
noche$|1
node|-1
noise|11
noise$|-1
non|2
none|1
none$|1
noon|1
noon ,|-6
noon$|7
nord|-1
normal|-1
norte|-4
north|-3
north ,|-2
north is|-1
nos|-5
nos deja|-2
nos pide|2
nose|-2
not|-6
not 0|3
not a|-4
not allowed|1
not at|9
not before|1
not for|-1
not four|4
not in|-3
not just|-1
not on|-1
not one|-1
not our|3
not ours|5
not that|-1
not the|-4
not$|-1
notary|2
note|-4
note for|-4
note on|1
note$|6
notebook|-2
noted|2
notes|-2
notes are|-1
notes$|2
nothing|-6
nothing ,|-1
nothing left|-2
nothing serious|1
nothing to|6
nothing$|-4
notice|-4
notice ,|1
notice at|-2
notices|2
nous|-2
nouveau|-9
nouveau$|-3
nouvelle|-1
nov|-4
novak|1
novel|-1
november|-7
november ,|-3
november$|3
now|-19
now !|-1
now ,|-11
now .|5
now 0|-1
now a|-1
now and|-1
now comes|-1
now for|-1
now in|1
now instead|3
now it|1
now on|7
now top|-1
now with|-2
now$|2
nozzle|-6
nueva|-3
nuevas|-3
nuevo|-4
nuit|-1
number|-6
number ,|-1
number 0|6
number for|-5
number of|2
number on|6
number plate|2
number two|-3
numbers|-9
numbers of|-1
numbers$|-1
numero|1
nummer|1
nur|-9
nur die|-4
nur ein|-2
nur noch|1
nurse|3
nursery|3
nurses|-1
nursing|3
nut|3
nuts|2
nuts ,|2
nuts$|-1
o|2
o'clock|-1
o'clock ,|-1
o'clock$|2
oak|6
oak$|-2
oat|5
oat milk|5
ob|3
objection|-2
ocho|-1
oct|-4
octavia|7
october|5
october ,|-3
odd|1
oder|-4
oduya|-1
of|4
of ,|-1
of 0|-1
of a|6
of all|1
of coffee|5
of date|1
of each|-1
of friday|3
of frost|2
of gloves|2
of her|-2
of his|-5
of it|-1
of last|1
of me|1
of mine|1
of my|4
of nine|-2
of november|-2
of number|-1
of old|-1
of order|1
of our|4
of ours|3
of paint|1
of paper|9
of service|5
of stock|-1
of ten|2
of that|6
of the|3
of their|-2
of them|-8
of thirty|-1
of those|-1
of three|-1
of today|-3
of two|1
of us|-2
of who|-2
of wine|4
of you|4
off|-1
off ,|-13
off .|-1
off a|1
off at|1
off by|2
off for|-1
off in|2
off my|-4
off now|-1
off sick|7
off the|-1
off this|-5
off to|4
off tomorrow|1
off with|-1
off$|2
offen|-4
offer|4
offer ,|6
offer 0|-1
offer at|5
offer$|-2
offered|-5
offered 0|-2
offers|-6
offers 0|-7
offers the|-2
office|8
office ,|-1
office :|-2
office ?|1
office closes|1
office gave|-5
office has|2
office in|-1
office is|6
office on|-1
office says|-1
office wants|-2
office was|1
office$|-7
officer|-1
oficina|4
ohio|4
ohne|2
oil|1
oil and|-4
oil change|2
oiled|-2
ok|-7
ok ,|5
ok ?|-7
ok$|-9
okafor|2
old|-14
old gentleman|-1
old lady's|-1
old man|1
old mr|-1
old one|-3
old ones|4
old$|1
older|1
ole|1
olga|1
oma|5
on ,|-5
on .|2
on 0|6
on a|4
on air|-3
on all|-9
on and|-1
on at|-1
on back|-4
on backorder|-3
on board|-3
on both|-1
on call|-2
on day|-1
on floor|2
on for|-1
on friday|12
on fridays|4
on her|-3
on his|-9
on hold|-6
on holiday|1
on ice|1
on in|-3
on it|-3
on its|-4
on leave|4
on line|4
on main|3
on me|-2
on mill|4
on monday|-8
on mondays|-2
on my|-3
on offer|6
on one|-6
on order|-6
on our|1
on page|4
on paper|-5
on peut|-3
on saturday|3
on saturdays|3
on site|7
on stage|-2
on staging|-4
on strike|-1
on sunday|8
on sundays|1
on tape|-2
on the|1
on them|-3
on three|-2
on thursday|8
on thursdays|1
on time|6
on tomorrow|-6
on top|-4
on trial|-1
on tuesday|9
on tuesdays|1
on tv|1
on two|2
on vacation|2
on ward|2
on wednesdays|2
on with|-1
on your|1
on$|-3
once|-1
once ,|-2
once more|-1
once the|-2
once$|4
one|-16
one ,|-7
one .|-1
one ?|4
one and|-2
one at|-1
one by|1
one for|-1
one from|2
one go|-1
one has|4
one hour|5
one in|3
one is|4
one more|-2
one of|4
one on|-1
one over|-3
one star|1
one to|-3
one tomorrow|-1
one was|-3
one week|-1
one with|-1
one without|-1
one$|5
one's|-2
ones|-16
ones ,|-3
ones and|-1
ones are|-4
ones at|-2
ones for|-2
ones from|-2
ones left|1
ones on|-1
ones with|2
ones$|9
onions|4
online|-2
online ,|-1
online since|-2
online$|1
only|-23
only 0|1
only a|1
only after|-1
only be|-1
only come|-4
only comes|1
only for|1
only free|-2
only gets|2
only half|-1
only has|-5
only have|2
only if|2
only in|-1
only need|-1
only on|-1
only one|1
only the|-3
only three|3
only two|-1
only with|-1
only$|3
ont|-1
onto|-3
onto the|-4
opa|-3
open|7
open ,|2
open all|1
open day|5
open the|-1
open$|-1
opened|5
opened a|3
opened$|-1
opening|5
opening hours|3
opens|4
opens at|4
opens$|2
opera|-2
operation|2
operation$|1
operator|4
opposite|2
ops|-1
or|-6
or 0|-2
or is|7
or the|5
or they|-3
orange|-4
orchard|3
orchestra|2
order|8
order ,|-6
order 0|2
order a|-2
order from|1
order is|9
order$|-2
ordered|5
ordered ,|-6
ordered 0|8
ordered a|-3
ordered for|2
ordered the|-1
ordered$|3
ordering|-6
orders$|-1
ordner|-2
organ|-2
organic|-2
original|-1
osaka|1
oslo|-1
other|1
other half|-3
other side|-1
other two|-1
other$|3
others|-4
others$|-1
otherwise|-9
otherwise they|-3
otherwise$|1
otra|6
otra vez|6
otto|1
oublie|5
ouch|4
ouch$|4
our|3
our 0|3
our gate|5
our new|1
our number|-3
our office|-1
our old|2
our own|4
our paper|-1
our roof|2
our side|-1
our signature|-4
our street|1
our website|3
ours|-1
ours is|-1
ours$|7
ourselves|4
out|-7
out ,|-2
out 0|-3
out a|-2
out again|1
out already|-3
out and|-1
out by|2
out everywhere|1
out four|1
out in|-2
out last|1
out of|1
out on|-2
out right|-2
out sick|5
out the|-4
out there|-5
out this|2
out to|-2
out tomorrow|-1
out with|10
out without|-1
out$|3
outing|9
outlook|2
outside|-1
outside ,|-2
outside the|2
outside$|1
outstanding|-1
oven|18
oven 0|5
oven in|4
over|4
over ,|5
over 0|4
over a|-4
over and|-1
over christmas|-2
over in|-1
over it|-4
over on|3
over the|-2
over their|1
over there|-2
over$|2
overdue|2
overflowing|1
overnight|-4
overnight ,|-3
overtime|4
owe|-2
owe us|-1
owes|-1
own|8
own car|1
own now|-2
own office|1
own$|-2
owner|-2
owner ,|-3
owner$|4
owners|3
oxygen|2
p0|2
pa|-2
pack|-3
pack ,|-2
package|-1
packages|-1
packed|2
packed ,|1
packing|3
packs|2
paddock|1
padlock|-1
pads|-3
pads ,|-1
pads$|1
pagar|-1
page|-5
page ,|-1
page 0|-3
page in|-1
page is|2
page$|-4
pages|-3
pages ,|-1
paid ,|-4
paid 0|-2
paid by|2
paid for|-2
paid half|-2
paid in|1
paid it|6
paid the|9
paid their|-3
paid twice|8
paid$|1
paint|4
paint ,|2
paint for|2
painted|5
painted ,|3
painted$|-1
painter|-2
painters|-1
painting|5
paintings|4
pair|-3
pair of|-1
pairs|-1
paket|3
pale|-3
pallet|6
pallets|-1
pallets of|1
pallets$|-1
pane|-3
panel|-3
panels are|1
panes|-1
panne|2
panto|1
paper|10
paper ,|-3
paper bags|12
paper from|-1
paper in|-2
paper is|-2
paper$|2
paper's|-2
paperbacks|-3
papers|-5
papers ,|-2
papers are|-1
paperwork|-2
par|-3
para|-3
para el|4
para la|-2
parade|3
paragraph|-5
parapluie|4
parcel|2
parcel for|1
parcel with|-1
parcels|2
parents are|4
parents of|3
parents$|-3
parents'|1
parents' evening|1
paris|1
parish|-1
parish hall|3
park|16
park ,|1
park in|5
park is|3
park$|-2
parked|8
parked across|5
parked in|1
parked on|-1
parked the|1
parking|25
parking at|4
parking garage|1
parking in|4
parking is|1
parking lot|4
parking permit|1
parking space|1
parking ticket|2
parking$|2
parks|3
parkweg|1
parlour|2
parquet|1
parrot|1
part|-12
part ,|-1
part comes|-3
part is|-2
part$|-3
partido|2
partner|1
parts|-2
party|16
party ,|1
party :|1
party at|1
party is|2
party on|1
party$|1
parzelle|2
pas|-7
pas de|-1
pasa|-2
pasado|-1
pass|9
passe|3
passed|-4
passed ,|-10
passed her|9
passed his|3
passed its|3
passed the|-4
passed$|3
passengers|-2
passes|1
passport|-3
passport ,|-7
passport office|1
passport photo|2
passport photos|-2
passt|-1
password|3
password for|-1
password is|1
password reset|3
past|-2
patch|-5
patched|-6
path|-2
patient|11
patients|-3
patio|4
paul|4
pause|2
pavement|-2
pay|1
pay ,|-1
pay 0|-2
pay for|-4
pay the|-2
pay$|-2
paying|-4
payment|-5
payment$|3
payments|-1
paypal|1
payroll|7
payroll$|2
pays|-5
pays 0|-3
pays for|-5
pcs|-3
pcs ,|-3
pdf|5
pdfs|-1
peas|1
pedal|2
pedi|1
pegs|5
pell|1
pen|-1
pending|-2
pending$|-2
pens|1
pensioners|-1
peonies|-1
people|-24
people ,|3
people and|-1
people are|-4
people at|-1
people came|1
people can|-2
people from|-1
people have|-3
people in|-6
people on|1
people say|-6
people still|-1
people want|2
people who|-1
people with|3
people$|8
pepper|-1
per|-12
per day|-1
percent|-2
percent for|-2
percent more|-2
percent of|-2
percent off|1
percent$|6
perdu|4
perfect|4
perfume|2
permiso|-3
permiso de|-2
permission|2
permit|-6
permit ,|-1
permit for|-2
permit$|-1
permits|2
pero|-2
person|-2
person$|-2
personas|-2
perth|1
pest|-1
pest man|-1
peter|-2
petersen|1
petite|-2
petra|1
petrol|4
petrol station|3
petty|6
petty cash|6
peut|-9
pfarrer|3
pg|-6
ph|2
pharmacist|-1
pharmacy|2
phase|1
phone|7
phone ,|-3
phone charger|2
phone in|1
phone is|2
phone line|3
phone number|1
phone$|3
phoned|-7
phoned ,|-5
phoned about|1
phones ,|3
phones are|5
phones$|-2
photo|7
photo ,|1
photo attached|-3
photo for|3
photo of|5
photo$|-2
photocopier|1
photograph|-1
photographed|-2
photographer|11
photographer sent|5
photographs|-1
photos|1
photos ,|2
photos are|1
photos of|-2
physics|7
piano|4
piano tuner|2
piano$|-1
pick|-5
pick -|-2
picked|-3
picked it|1
picked up|-3
picker|-3
picks it|3
picks up|-3
picnic|5
picture|-9
picture is|-2
picture$|-2
pictures|-8
pictures are|-3
pictures of|-6
pide|2
piden|-3
pie|-1
piece|-5
pieces|-5
pieces ,|-2
pieces$|-1
pier|2
pier 0|1
piet|-1
pile|-2
pile$|-1
piles|-9
pillar|-1
pillow|6
pilot|-2
pin|-5
pin$|-1
pine|4
pink|-1
pinned|1
piotr|-2
pipe|-1
pipes|-2
piso|1
pit|-2
pitch|-2
pitch 0|1
pity|5
pity$|5
pixel|6
pixels|1
pizza|13
place|1
place ,|-3
place ?|1
place for|3
place in|4
place$|-1
places|-2
plain|-3
plan|-2
plan for|-3
plan is|2
plan of|-1
plane|3
planks|-1
planned|-4
planning|-1
plans|1
plant|2
plants|19
plaster|2
plaster ,|-1
plasters|-2
plastic|-6
plate|-4
plate$|-2
plates|-1
platform|-6
play|4
play the|-4
player|3
playground|6
playing|-2
plays|4
please|1
please !|-1
please ,|1
please add|-1
please also|-5
please bring|-1
please bump|-3
please check|3
please don't|2
please get|4
please have|-4
please make|-2
please move|-1
please no|7
please note|-2
please push|-4
please put|-5
please tell|3
please treat|-3
please$|-1
pleased|-1
pleased$|-1
plink|-4
plink plink|-4
plot|2
plot 0|3
plotter|3
pls|-1
pls ,|3
pls add|-1
pls$|-1
plug|2
plug$|-2
plugged|-1
plugs|-4
plum|1
plumber|-3
plumber changed|-1
plumber was|-4
plumber's|1
plus|-8
plus ,|3
plus$|1
pocket|-4
point|-3
point$|3
pole|-4
police want|-1
police$|1
policy|-2
policy$|-1
polish|1
polished|1
polite|-4
polo|6
pompe|-1
pond|2
poo|1
poor|1
popcorn|2
poppy|2
por|-7
por correo|-1
por el|1
por fin|-1
porcelain|1
porch|4
pork|-1
port|3
portable|4
portal|-5
portal ,|-2
porter|4
porters|2
porto|1
portrait|-2
position|-2
possible|-1
post|-5
post ,|-1
post$|-6
postcard|4
postcard from|4
postcards|2
posted|-4
posted$|2
poster|6
poster for|1
poster is|1
posters|4
posters for|1
postgres|4
postman|1
postpone|1
postponed|2
postponed ,|-3
postponed to|8
posts|3
posts are|4
posts$|-2
pot|5
pot$|1
potato|-1
potatoes|4
pots|-1
pound|-3
pounds|4
pounds$|1
pour|-8
pour la|-6
pour les|-3
poured|-2
poured ,|-3
powder|-2
power|-5
power cut|3
ppl|-7
pr|-7
pr is|-3
practice$|2
practised|-3
pram|2
pre|-3
pre -|-3
prefer|-3
premiere|6
premium|-1
prend|-2
prendre|-1
prepare|3
pres|1
prescription|5
present|2
press|3
pressed|-6
pressing|-2
pressure|2
pressure was|-1
pretty|4
pretzels|3
price|6
price ,|-3
price by|-2
price for|-4
price goes|4
price is|3
price list|4
price of|2
price on|1
price$|-3
prices|3
prices are|-3
prices by|-1
prices in|-1
priest|-1
primary|-1
print|-8
print the|-6
print$|-2
printed|-8
printed ,|-5
printed and|-4
printed$|-1
printer|4
printer ,|-1
printer in|1
printer is|1
printer on|6
printer paper|4
printer$|-9
printer's|6
printers|-1
printing|-5
prints|-4
prio|-1
prio$|-1
priority|-3
priority ,|-1
priority$|-1
prise|-2
private|3
priya|1
prize|9
prize$|1
prizes|3
pro|-2
problem|-3
problem$|-2
procedure|4
prochaine|-1
prod|-6
prod$|-3
product|1
production|-3
prof|1
prof .|-1
professor|-4
profile|-2
program|-7
project|2
projector|4
promise|-2
promised|-4
promised ,|2
promises|-2
prompter|1
proof|-4
proof of|-2
proper|-2
properly|-6
properly again|-3
properly$|-1
property|6
propose|-2
proud|5
proud$|5
provider|-1
provider ,|1
pub|7
pub$|3
public|-3
published|1
publisher|3
puddle|-1
puede|-3
puerta|-1
puesto|-1
pull|-4
pull the|-1
pull$|-3
pulled|5
pump|5
pump ,|-2
pump is|-1
pumpe|1
pumpkin|2
pumpkins|-3
pumps|-1
punch|1
pupil|3
pupils|-4
puppet|2
puppies|5
puppy|2
pups|1
push|-3
push it|-5
push the|-6
pushed|1
put|-13
put a|-3
put in|-10
put it|9
put new|-2
put off|-2
put that|-2
put the|-7
put up|8
puts|-3
puts the|-1
putting|-2
qu'on|-2
quality|-2
quantities|-1
quarry|-1
quarter|-3
quarter$|-2
quarterly|2
quarters|-1
quartet|1
quatre|-7
que|-10
que la|-2
que le|-1
que no|-1
queda|-3
quedan|1
queen|-2
quelle|-1
quelqu'un a|2
question|-1
questions|-6
queue|-1
qui|-6
quick|3
quid|1
quiere|-1
quiet|-1
quiet as|-1
quiet$|-1
quietly|-1
quite|3
quiz|4
quiz ,|1
quote|5
quote :|-1
quote is|-1
quote$|3
quotes|-4
rabbit|4
rabies|1
rack|4
rack$|-2
racks|-1
radiator|2
radiator in|1
radiator$|1
radio|13
radio ,|-1
radio 0|1
radio in|3
radio$|2
raffle|9
rail|3
railing|-1
rails|2
railway|2
rain|-4
rain ,|-3
rained|1
raining|3
rainwater|1
rainy|4
raise|-2
raised|6
raised the|4
raises|1
ramp|3
ramp ,|-1
ramp$|2
ran out|3
rang|-3
rang :|-1
rang about|1
rang her|-1
rang the|-1
rasenmaher|4
rates|2
rather|-9
rather have|-3
rather than|-4
rats|1
rattles|5
rauf|-1
raus|-10
raus ,|-6
raus$|-5
ray|5
rd|-4
re|-2
reach|-3
reach the|-2
reached|-6
reached 0|-1
reaches|-2
react|-5
read|8
read ,|-1
read it|14
read the|-2
read$|-5
reader|2
reader at|1
readers|2
reading|8
readings|-1
reads|-5
reads the|-2
ready|-7
ready ,|-4
ready at|-1
ready by|-1
ready for|-4
ready to|1
ready$|4
real|1
really|-8
really need|-4
rear|1
recall|1
recall letters|1
receipt|-1
receipt is|-2
receipt$|-1
receipts|1
received|-7
reception|6
reception is|-4
reception$|4
receptionist|11
rechnung|-1
recipe|4
recital|4
reckons|-2
record|9
record$|9
recorded|-6
recorded ,|-1
recorder|-1
recording|-4
records|-1
rectory|-1
recu|-4
recycling|1
red|-2
red cross|-2
red one|1
red ones|1
red$|-1
redo|-3
reels|-1
refaire|-4
reference|3
refilled|-3
refund|1
refund$|2
refused|1
refuses|-6
regards|3
regatta|5
region|-2
regional|1
register|-2
registered|-4
registered$|-1
registry|-1
regulars|-1
regulator|-3
rehearsal|2
rein|-1
rejected ,|-4
rejects|-4
relay|-1
release|2
remaining|-4
remains|-1
remarks|3
remarks$|5
remember|6
remember$|1
reminder|8
reminder :|2
reminder to|1
reminder went|1
reminder$|-1
reminders|-1
remote|4
removal|1
removed|-3
renew|5
renewal|-3
renewed|8
renewed ,|-2
rent|12
rent for|9
rental|-1
rented|-1
rented ,|-2
rents|1
rep|3
repair|-1
repaired|2
repaired ,|1
repare|-1
repeat|-2
replace|-1
replaced|1
replaced the|-3
replaced$|7
replacement|-1
replied|-2
reply|-1
repondu|-3
report|4
report follows|-1
report goes|-3
reported|1
request|3
rescue|4
reserve|-4
reserved|-6
reserved ,|-4
reserviert|2
reserviert$|2
reset|4
residence|-1
residents|2
resigned|2
resigned ,|1
rest|-15
rest next|-1
rest of|1
rest on|-1
rest tomorrow|-3
rest$|-3
restaurant|-2
reste|-4
restore|-2
restored|-1
result|-8
results|-7
results of|2
retard|-3
retest|-1
retired|-6
retirement|4
retires in|-1
retreat|1
return|9
return is|2
returned|3
returned the|1
returns|5
reunion|3
rev|-1
revenue|-1
review ,|-1
review$|-5
reviews|3
revoked|-1
rib|-1
ribbon|2
ride|1
riders|-2
rides|2
rien|3
right|-2
right -|-2
right at|1
right in|-1
right now|-1
right on|-1
right through|1
rights|3
rim|-3
ring|4
ring ,|-2
ring in|-2
ring road|1
ring the|4
ring them|-1
ring$|1
risk|-2
river|-3
road|11
road ,|2
road is|2
road$|4
roads|-1
roadworks|4
roast|6
rob|-1
robe|-1
robes|-1
robot|4
rock|1
rocky|3
rod|-4
rode|2
rods|1
roll|4
roll -|1
roll is|5
roll$|-5
rolled|-5
rolled back|-2
roller|-3
rolls|2
rolls ,|-2
rolls are|2
rolls for|2
rolls$|2
rome|1
roof|-2
roof is|2
roof of|-1
roof terrace|2
roof$|-2
roofer|-1
room|8
room ,|-3
room 0|7
room :|-3
room ?|1
room for|-3
room has|5
room in|-1
room is|-2
room smells|2
room$|-1
rooms|-2
rooms are|1
root|-2
root cause|-1
rose|4
roses and|-1
rot|-3
rota|2
rota for|1
rota is|1
rotary|7
rotated|-1
roto|5
rotten|5
rotterdam|6
rough|4
round|-5
round ,|2
round the|1
round with|-1
rounds|-1
router|1
row|-6
row ,|-2
row about|-1
row d|-1
row$|-2
rows|5
rubber|-13
rubbish|-1
rucksack|-2
rugby|-1
rugby club|-2
ruido|2
rules ,|2
run|-8
run out|-2
run the|-1
run$|5
rung|-4
runners|-3
running|8
running ,|-3
running late|2
runs|-5
runs again|-3
runs like|-1
runs on|-5
runs out|-3
runs$|7
ruth|4
rye|2
s|-6
s'est|1
sa|2
saal|1
sabado|-1
sabine|-1
sack|4
sacks|-1
sacks ,|-1
sad|3
sad$|3
saddle|2
safari|2
safe|2
safe ,|-2
safe$|1
safety|-3
safety shoes|1
sage|-1
sage green|-1
sagen|-1
sagt|-7
sagt ,|-2
said|-6
said no|-4
said yes|-1
said$|-1
saint|-1
sala|-3
salad|4
salaries|-3
salary|-2
sale|4
sale ,|6
sale$|3
sales|7
salle|1
salle de|1
salon|-2
salsa|2
salt|6
salty|4
same|-5
same as|1
same time|1
same$|-2
samedi|-1
sample|-3
samples|-4
samstag|3
sand|-2
sand in|-1
sand$|-1
sandals|2
sanded|2
sandwich|5
sandwiches for|-1
sang|2
sans|-1
sat on|5
saturday|9
saturday !|-1
saturday ?|8
saturday and|1
saturday for|-3
saturday night|1
saturday was|7
saturday$|-5
saturday's|2
saturdays|-6
saturdays and|-5
saturdays$|1
sauna|6
save|1
saved|-1
savings|2
saw|8
saw a|4
saw it|5
saw the|-1
sawdust|-2
say|-8
say 0|-2
say it|-4
say the|-11
say yes|-3
say$|9
saying|2
saying$|3
says|-16
says 0|-11
says he|1
says hello|12
says his|-3
says it|2
says it's|4
says my|4
says no|-3
says she|-3
says thanks|1
says the|5
says there's|-1
says they|-2
says we|3
says yes|-3
says$|3
scaffold|-3
scaffolders|1
scale|2
scales|3
scan|-3
scanned|-7
scanner|2
scarf|4
scene|-3
schedule|1
schickt|-2
schlussel|-4
schon|-2
school|13
school ,|-1
school asks|2
school bus|1
school class|1
school has|-6
school is|2
school play|1
school run|1
school$|1
scissors|3
scones|1
scooter|-2
scored|7
scores|-1
scouts|1
scrap|-3
scrap$|-1
scraping|6
scratch|-1
scratched|9
scratches|4
screen|-2
screen is|1
screen$|1
screening|-1
screens|-3
screw$|1
screwed|-2
screws|-7
script|-2
scrubbed|-8
scrubbed the|-1
se|4
se ha|5
sea|-2
seal|-4
seal for|1
seal is|-2
seal on|1
sealed|-2
sealed ,|-1
seams|-2
seamstress|-3
search|11
season|-1
seat in|1
seat on|-1
seater|-1
seating plan|1
seats|-7
seats on|-3
seats$|-1
sechs|-3
second|-6
second -|-1
second candidate|-2
second coat|-4
second floor|3
second half|-1
second hand|-1
second one|-4
second reminder|-2
second round|-2
second session|-1
second time|-1
second week|-3
second$|2
seconds|-1
seconds ,|-2
seconds$|-2
secretary|2
section|-2
security|-3
see|-1
see a|-1
see it|-3
see us|2
see you|1
see$|4
seed|3
seems|-7
seen|3
seen a|1
seen the|-1
sees|-2
segundo|-6
seguro|3
sein|-2
seine|-1
seit|4
selber|-2
sell|2
selling|-1
sells|8
semaine|-2
semana|-1
semicolons|4
seminar|6
send|4
send it|-1
send the|-2
send them|1
send us|-2
sending|2
sends|1
sends a|-2
sends greetings|2
sends her|1
senior|2
seniors|2
senora|-1
sensor|-2
sensor ,|-1
sensor$|-1
sent|6
sent ,|-4
sent 0|-2
sent a|6
sent back|-1
sent by|-1
sent her|6
sent him|4
sent his|7
sent it|-4
sent off|-3
sent the|-8
sent their|-2
sent them|2
sent to|-4
sent us|4
sent$|1
sentences|-1
separate|-3
september|-1
september ,|1
september$|-3
sera|-8
series|1
serious|-1
served|2
served$|3
server|5
server room|1
service|1
service ,|-2
service is|3
serviced|-2
sesame|-4
session|-4
session ,|-1
set|-11
set ,|-3
set it|-1
set of|-1
set the|-1
set to|2
set up|-1
set$|1
sets|-5
settle|2
settled|-9
settled$|-4
seven|-5
seven ,|-2
seven of|-5
seven to|-1
seven$|5
sewing|2
sewn|-2
sexton|-3
shade|2
shadow|-1
shall|-4
shall i|-3
shaped|2
share|-1
share$|-1
sharp|-2
sharpened|3
sharpening|7
she|-14
she can|-2
she comes|-1
she cried|-1
she did|-1
she gets|-4
she has|-3
she is|5
she needs|-1
she only|-1
she said|2
she says|-2
she sends|1
she starts|-1
she wants|-4
she was|-3
she will|1
she'd|-4
she'd like|1
she'll|-3
she'll come|-1
she's|-5
she's fine|3
she's got|-3
she's happy|-1
she's on|-1
shed|9
shed$|2
sheep|-1
sheet|-4
sheet ,|-1
sheet music|1
sheet$|-1
sheets|-6
sheets for|2
sheets$|-2
shelf|-4
shelf in|-1
shelf is|-4
shelf$|1
shelter|-1
shelves|-6
shelves are|-3
shelves$|-1
shift|5
shift ,|-1
shift the|3
shift$|2
shifted|-1
shifted the|-2
shifts|-2
shifts$|1
shines|-1
shingles|6
ship|-2
ship$|-1
shipped|-2
ships|-3
shirt|4
shirts|5
shoebox|-2
shoes|8
shoes ,|4
shoes for|1
shoes in|2
shoes size|1
shook|-2
shoot|1
shop|6
shop ,|-1
shop and|-3
shop front|-1
shop in|-1
shop is|3
shop$|-3
shop's|-1
shops|-3
short|3
short ,|-1
short by|3
short for|1
short$|-1
shorten|-1
shortened|-2
shorts|-2
shot|-6
shot$|-2
shots|-6
shots$|-4
should|-4
should also|-2
should come|-1
should do|-1
should go|-2
should have|-2
should i|3
should we|3
should$|-1
shoulder|-3
shoulder ,|-3
show|-1
show ,|-1
show the|-4
show up|-2
show$|-1
showed|-4
showed the|-2
shower|3
showers|4
showing|-1
shown|1
showroom|1
shows|5
shows 0|-10
shows the|-4
shrank|2
shredder|-1
shredding|-1
shut|6
shut for|4
shut the|-1
shut$|3
shuts|-1
si no|-3
sich|1
sick|15
sick ,|-1
sick today|9
side ,|3
side is|1
side of|-5
side$|-3
sides|-4
sie|-3
sie hat|-1
siete|-1
sign|-3
sign ,|2
sign -|-1
sign for|-2
sign it|2
sign on|-2
sign the|-1
sign$|-2
signal|-1
signature|-9
signature$|-2
signatures|-2
signatures ,|-2
signatures$|2
signe|-1
signe ,|-1
signed|-9
signed !|-2
signed ,|-5
signed and|-2
signed by|-2
signed it|4
signed off|-1
signed the|2
signed this|-1
signed up|-1
signed$|4
signs|-10
signs for|-1
signs$|-1
sigue|-4
silent|-4
silicone|-3
silk|-1
silo|1
sim|-1
sin|-2
since|-10
since february|-1
since friday|1
since i|-1
since last|-4
since lunch|-4
since may|-1
since monday|9
since noon|-3
since the|6
since this|-3
since we|1
since yesterday|-2
sind|-13
sind bestellt|-2
sind da|-2
sind die|-2
sing|-3
singers|-2
single|-4
singles|1
sings|2
sink ,|2
sink in|1
sink is|-1
sink$|1
siren|3
sister|8
sister in|1
sister's|3
sit|-10
sit at|-2
sit in|-6
site|4
site$|2
sits|-2
sits in|2
sits on|-3
sitting|4
six|-11
six ,|-4
six bottles|-1
six in|-3
six of|-2
six weeks|-5
six$|2
sixteen|-1
sixty|-6
size|5
size 0|7
size$|-2
sizes|-6
skating|5
sketch|-3
ski|1
skiing|-1
skin|-2
skip|7
skip is|-1
skips|-5
skoda|6
skylight|6
slates|-1
sleep|-6
sleep on|-1
sleep$|1
sleeping|3
sleeps|-1
sleeps in|-1
sleeves|-1
slept|4
slides|-6
slip|-2
slip$|-2
slipped|-1
slipped on|-1
slips ,|-2
slips are|4
slips$|-1
slipway|5
slot|-9
slot for|-1
slot$|-1
slots|-2
slow|-2
slower|-1
sludge|-3
slugs|2
small|-2
small ,|5
small for|2
small one|-1
small$|-2
smallest|-1
smell|-3
smell of|-4
smell$|2
smells ,|1
smells like|1
smells of|3
smith|1
smoke|2
smoke alarm|9
smoke detector|1
smooth|-2
snake|-1
snapped|1
snapped ,|1
snow|-2
snow ,|1
snow on|4
snow$|-1
so|4
so 0|-2
so he|1
so i'm|1
so it|-3
so it's|-3
so let's|-1
so much|6
so no|-2
so nobody|-4
so not|-1
so please|3
so proud|5
so that|-1
so that's|-3
so the|-9
so they|-1
so this|-1
so we|-6
so we're|1
so$|-5
soaked|-6
soap|4
soccer|4
society|-1
socket|-2
sockets|1
socks|3
sofa|6
sofa ,|1
soft|-7
software|-5
soir ,|-1
soir$|3
solar|2
solar panels|2
sold|19
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
some|10
some$|7
somebody|4
somebody else|1
somebody has|4
somebody left|4
somebody must|-2
somebody parked|1
somebody stole|1
somebody to|-2
somebody's|1
someone|5
someone also|-2
someone for|-5
someone from|-3
someone has|-1
someone left|3
someone must|-2
someone parked|7
someone to|-5
someone with|-1
someone$|2
someone's|1
something|-10
something for|-1
something to|-2
something$|2
sometime|5
somewhere|2
son|-1
son ,|-1
son 0|-2
song|-1
songs|3
sonne|2
sonntag|2
sont|-4
sont arrivees|2
soon|-5
soon as|-4
soon$|-1
sooner ,|-2
sore|2
sorry|-7
sorry ,|1
sorry about|-1
sorry$|-2
sort|-2
sorted|-6
sorted ,|-1
sorted$|-4
sorting|-1
sounds|-6
sounds like|-1
soup|5
soup ,|-2
soup today|2
soup$|-2
sour|-2
sous|-3
space|2
spaces|4
spain|-3
spam|3
spanish|2
spare|-8
spare part|-1
sparky|-2
spater|5
spater$|5
speak|-6
speaker|3
speaks|2
special|2
speech|4
speed|3
spelled|-1
spelt|8
spins|-2
spirit|2
spits|-1
splinter|2
split|2
spoke|-14
spoke to|-11
spoke with|-2
spokes|-1
sponsor|-1
sports|-4
sports hall|1
spot|2
spot$|-1
spots|1
spray|-5
sprayed|-1
spread|1
spreadsheet|-2
spring|-2
spring .|2
springs|-2
springt|4
springt nicht|4
sprint|1
spruce|-4
spuds|-2
square|1
square metres|-1
square$|1
squeaks|3
squeaks ,|3
squeaks$|-1
st|3
stack|-4
stacked|-3
stadt|-4
staff|12
staff ,|1
staff kitchen|1
staff room|2
staff$|-3
stage|-5
stage$|-1
staging|-3
staging ,|-1
stain|4
stain on|2
stainless|-3
stains|-1
stair|4
staircase|1
stairs|4
stairs ,|1
stairs are|-1
stairs$|1
stairwell|3
stairwell ,|1
stamp|-9
stamp ,|-1
stamp$|-1
stamped|-8
stamped copy|-1
stamped it|-3
stamped$|1
stamps|1
stan|3
stand|-1
stand at|-2
stand in|-5
stand on|-1
standing|-1
standing in|-4
stands|-8
stands ,|-1
stands at|-1
stands by|-1
stands on|-1
stands$|4
standup|1
stapler|3
star|3
stars|6
start ,|3
start in|-2
start on|2
start this|-2
start with|1
start without|1
started|-7
started on|-4
started with|-2
starting|-5
starts|5
starts ,|1
starts at|-1
starts in|-1
starts monday|4
starts on|2
starts with|1
starts$|-4
state|1
statement ,|-1
statements|1
station|7
station$|2
statistics|1
statt|-3
stay|-4
staying|2
stays|-7
stays dry|3
stays in|-3
stays on|-3
steam|-3
steel|-2
steep|-1
stehen|-3
steht|4
steht in|4
stein|1
step|-2
step ,|2
step :|-1
step to|-1
step$|-1
steps|-2
steriliser|-4
stick|-1
sticker|-2
sticker is|-2
sticker$|5
stickers|-1
stickers for|-1
sticks$|-3
sticky|-2
still|-31
still ,|-2
still 0|-3
still a|3
still at|-1
still can't|-1
still cold|-1
still drips|-3
still get|-2
still has|-2
still hasn't|-1
still have|7
still in|4
still lying|-1
still missing|3
still needs|-1
still no|-2
still not|3
still open|2
still says|-1
still shows|-2
still the|2
still to|2
still$|-2
stinks|-1
stitches$|3
stock|-5
stock$|-2
stocktake|-3
stole|6
stole the|3
stolen|8
stolen$|1
stollen|1
stone|-7
stones|-1
stood|-1
stood in|-1
stool|6
stop|-3
stop ,|-3
stop at|5
stop the|-3
stop$|-4
stops|-1
stops halfway|1
stops$|-1
storage|-6
storage$|1
store|1
store ,|1
store is|1
store$|3
stored|4
storm|-3
story|1
stout|-1
stove|2
straight|-6
straight again|-1
straight away|-3
straps|-1
stream|2
street|19
street ,|1
street has|1
street is|5
street$|-3
strike|2
strike$|-1
string|1
strings|-4
strip|-2
stripe|-1
striped|-2
strips|1
stroke|2
strom|1
strong|-4
strong people|-1
stuck|1
stuck ,|-2
stuck at|-1
stuck between|2
stuck half|4
stuck on|2
stuck with|-1
stuck$|1
student|-3
student from|1
students|-3
studio|2
studio 0|1
study|-1
study$|1
stuff|-18
stuff ,|-2
stuff from|-2
stuff is|1
stuff$|-2
stuffed|1
su|-4
submitted|-2
subscription|-1
subtask|-2
success|-1
success$|-2
sucht|3
suction|-1
sud|-1
sugar|4
suggests|-3
suis|6
suit|3
suit$|2
suitcase|1
suitcases|4
suite|-1
summer|2
summer party|5
summer$|-1
sun|1
sun$|-2
sunday|5
sunday ,|7
sunday .|-1
sunday ?|1
sunday night|-4
sunday$|8
sunday's|1
sundays|-4
sundays ,|-3
sunglasses|1
sunset|1
super|1
supermarket|2
supper|3
supplier|-2
supplier has|-2
supplier only|-1
supplier says|-1
supply|-1
sur|2
sur la|-1
sur le|-2
sure|1
surgeon|-1
surgery|2
survey|5
surveyor|-2
survive|-4
sven|-2
swallowed|2
swallows|2
swam|1
swan|-1
swap$|-1
swapped|-6
swapped ,|-3
swapped the|-2
swapped$|1
swaps|3
swearing|2
sweep|4
sweet|8
sweet$|1
swept|3
swim|1
swimming|9
swimming pool|-1
swing|3
swings|-1
swiss|-3
switch|-3
switch$|-1
switched|-1
sworn|-1
syringes|1
syrup|5
system|1
system ,|-1
system$|-2
t|3
t -|3
table|10
table ,|-4
table 0|8
table for|2
table in|1
table is|-1
table$|-2
tables|1
tables are|1
tables$|1
tablet|-3
tablets are|1
tablets for|-1
tag|7
tage|-1
tags|-5
tail|-1
taille|1
tailor|-1
take|-6
take 0|1
take a|1
take back|-1
take her|1
take him|-4
take it|1
take one|3
take our|-1
take over|-2
take that|-2
take the|-3
take them|1
take two|-2
take us|4
taken|-6
taken ,|-2
taken$|2
takes|-18
takes 0|-1
takes it|-1
takes over|1
takes ten|-4
takes the|-5
takes them|2
takes three|-1
taking the|-1
talk|-1
talk about|-1
talk on|1
talk with|-1
talked|-4
talked to|-4
talks|-2
tall|-4
taller|-7
tambien|-6
tank|3
tank 0|8
tank in|1
tank$|-4
tanker|-3
tap|6
tap drips|4
tap in|1
tape|-2
tape$|-3
taps|-2
tariff|-1
tart|-1
task|6
tastes|1
tasting|1
tasting room|2
tax|7
tax office|1
tax return|2
taxi|4
taxi for|2
tb|-2
tea|6
tea$|1
teach|6
teacher|2
teacher ,|2
teacher from|-3
teacher's|2
teachers|-1
team|11
team lunch|1
teams|4
teams ,|4
technician|-12
technician comes|-3
technician was|-1
techniker|-4
tecnico|-2
teenagers|-2
teeth|-5
teeth ,|-4
telephone|2
tell|5
tell the|2
tell them|2
telly|1
template|5
temps|-1
ten|-2
ten ,|4
ten days|-9
ten minutes|1
ten more|1
ten percent|2
ten seconds|-1
ten years|1
tenant|-1
tenants|-1
tender|1
tenemos|3
tengo|3
tennis|7
tennis balls|1
tent|2
tent ,|2
tent pegs|3
tenth|-1
tents|-1
term|-2
term$|-2
termin|1
terms|2
terrace|3
terraza|3
terrible|1
test|4
test drive|-1
test on|-6
test passed|-2
test was|2
test went|5
test$|5
tested|-11
tested ,|-3
tested it|-1
tested with|-1
tested$|-2
tester|-2
testers|-1
text|-6
text ,|1
text for|-3
text is|-2
text$|-2
texts|-2
thai|1
thai place|1
than|-9
than 0|-1
than a|-2
than i|-1
than in|2
than we|-2
thank|-6
thank you|-3
thanks|1
thanks for|5
thanks$|-4
thanksgiving|2
that|1
that .|5
that ?|2
that as|-1
that day|2
that evening|-1
that for|2
that has|1
that in|-1
that into|-2
that makes|-1
that ok|-2
that on|-1
that one|2
that please|-1
that the|4
that they|-1
that thing|-2
that we|3
that we're|-1
that week|-2
that$|8
that's|-3
that's 0|-1
that's not|-1
that's the|-1
the|-7
the 0|-2
the 0nd|1
the 0rd|-4
the 0st|-5
the 0th|-5
the a0|1
the account|-2
the accountant|5
the accounts|2
the ad|-6
the agency|-3
the air|-2
the airport|6
the alarm|1
the ambulance|4
the annual|2
the api|-2
the app|3
the apprentice|-1
the april|4
the archive|3
the arm|-1
the assessor|-3
the association|-2
the auction|6
the audit|1
the auditor|-1
the authority|-1
the autoclave|1
the autumn|1
the b0|2
the baby|-5
the back|5
the bag|2
the bags|-1
the baker|7
the bakery|4
the balcony|2
the band|2
the bank|8
the banner|1
the bar|6
the barbecue|3
the barn|3
the basin|-3
the bath|-1
the bathroom|1
the battery|-2
the bear|-1
the bedroom|-1
the beer|-2
the belt|-2
the bench|2
the big|5
the bikes|1
the bill|3
the bin|-1
the binder|-1
the bins|2
the birds|-2
the birth|-4
the black|-4
the blades|-1
the block|-3
the blue|-2
the board|1
the boards|-2
the boat|-1
the boathouse|-5
the boiler|2
the bolt|1
the booklet|-2
the books|-1
the bookshop|-1
the booth|-1
the boss|6
the boss's|2
the bottom|-4
the bowling|-2
the box|-6
the boxes|-1
the boys|1
the branch|-3
the bread|1
the breaker|5
the brewery|-2
the bride|-3
the bridge|3
the brim|-2
the broken|-1
the brook|-1
the brown|4
the bucket|-2
the buckets|2
the budget|-2
the build|-1
the bus|1
the butcher|-2
the buyer|1
the cabin|-3
the cable|3
the cafe|1
the cafeteria|2
the calendar|2
the calibration|5
the call|-2
the camera|-2
the canal|-2
the cancellation|-2
the canteen|13
the canvas|-2
the car|7
the card|3
the cardboard|-2
the caretaker|2
the carpenter|-2
the carpet|3
the cars|4
the cash|-1
the castle|4
the cat|4
the cathedral|-1
the ceiling|1
the cellar|3
the cemetery|-1
the certificate|-4
the chair|3
the chairs|2
the changing|3
the chapel|2
the charity|-1
the cheapest|-1
the chef|-3
the chess|1
the children's|1
the chimney|-2
the choir|1
the christmas|3
the church|7
the cinema|1
the city|-4
the class|1
the cleaner|-1
the cleaner's|2
the cleaners|3
the cleaning|1
the client|3
the clinic|1
the clock|-1
the club|-3
the clubhouse|1
the co|-1
the coach|4
the coffee|1
the cold|-8
the community|1
the company|3
the compressor|-2
the computer|-1
the concert|3
the conference|4
the confirmation|-2
the container|2
the contract|3
the control|-1
the conveyor|-1
the copy|1
the corner|5
the corridor|-1
the cottage|-1
the couch|3
the council|-6
the counter|3
the course|6
the cover|-1
the crack|-1
the crane|-1
the credit|-1
the crew|4
the cupboard|4
the customer|4
the customer's|5
the customers|1
the dark|-3
the database|-2
the date|-2
the day|-2
the dead|-3
the deadline|-2
the deck|3
the dental|2
the dentist|5
the dentist's|2
the deposit|-2
the depot|1
the desk|10
the digger|-2
the dishwasher|6
the display|2
the district|-1
the dock|-2
the docks|-2
the doctor's|3
the dog|5
the door|-3
the double|-6
the drawer|2
the drawing|-2
the drill|3
the drinks|4
the drive|5
the driver|2
the driver's|-3
the drum|-2
the drums|-6
the dryer|3
the dump|1
the dutch|-1
the e|4
the earliest|-1
the early|1
the east|5
the election|1
the electric|-1
the elevator|-1
the emergency|2
the engineer|-2
the entrance|-2
the envelope|-4
the envelopes|1
the espresso|1
the evening|-1
the exam|1
the extractor|-2
the facade|-2
the fair|2
the fan|-2
the farm|-2
the farmer|-1
the federation|-1
the fee|1
the fees|1
the fence|2
the ferry|1
the field|-2
the figures|-2
the file|-2
the film|1
the final|-2
the finish|4
the fire|6
the first|1
the fish|1
the fitter|-1
the fitting|-1
the five|-1
the flap|-1
the flat|1
the flats|1
the flood|1
the floor|-3
the florist|2
the flour|3
the flowers|6
the flu|1
the flue|-1
the foam|-1
the foil|-2
the folder|-4
the folders|-2
the foot|3
the football|1
the forest|-1
the forklift|1
the fountain|-3
the four|-2
the foyer|5
the frame|-1
the free|-1
the freezer|-1
the french|-2
the fridge|7
the front|-1
the frost|-1
the fruit|2
the funeral|2
the fuse|3
the gala|2
the gap|-1
the garage|-1
the garden|1
the gardener|1
the gas|1
the gate|5
the gentleman|-3
the girl|-7
the girls|-2
the glass|1
the gold|2
the golf|2
the good|5
the grain|-1
the grant|4
the green|3
the greenhouse|2
the grey|2
the grinder|-1
the ground|-4
the group|4
the guest|9
the guests|-2
the guild|3
the gutter|-2
the guy|-2
the hail|-1
the half|5
the hall|4
the handle|-1
the harbour|-1
the harp|1
the harvest|1
the head|-3
the heat|-2
the heating|4
the hedge|4
the high|-2
the hinge|-1
the hole|1
the holiday|-1
the holidays|-3
the hook|2
the horn|-3
the horse|5
the hose|-4
the hot|-3
the hotel|-1
the hours|1
the house|1
the ice|-4
the importer|1
the index|-3
the inspection|1
the inspector|-7
the insurance|-1
the insurer|1
the intern|1
the internet|-1
the interview|1
the invoice|4
the island|-1
the jam|1
the japanese|3
the jar|3
the juniors|-2
the jury|-2
the kettle|7
the key|-2
the keys|-2
the kids|-1
the kids'|-1
the kindergarten|3
the kiosk|-1
the kitchen|7
the knee|-1
the lab|-2
the lad|-2
the ladies|-1
the ladies'|2
the lads|-2
the lady|-8
the lake|1
the lamp|-1
the land|-1
the laptop|1
the laser|-1
the last|-7
the late|-4
the laundry|-2
the lawn|2
the lawyer|-1
the lease|2
the leasing|2
the leather|-2
the leaves|-6
the left|1
the lemon|-3
the letter|2
the letterbox|1
the letters|-4
the library|6
the licence|3
the lifeboat|1
the lift|5
the light|3
the lights|-5
the limit|-3
the line|-2
the lines|-1
the list|-5
the little|-13
the loan|2
the lobby|4
the lock|2
the locker|1
the loft|-3
the log|-2
the login|1
the logo|1
the long|-1
the lorry|-7
the lost|1
the lot|-4
the lottery|2
the lovely|2
the low|-2
the lower|-4
the m0|5
the machine|1
the mail|-4
the mailing|-2
the main|-3
the maker|-2
the mall|2
the man|-5
the manual|-6
the manufacturer|-1
the map|-3
the marathon|-1
the market|3
the mast|2
the master|-1
the match|7
the mayor's|1
the meadow|1
the meeting|3
the men|-2
the menu|-1
the metal|-2
the meter|-1
the middle|-8
the mileage|2
the milk|-2
the mill|-1
the minibus|6
the minutes|2
the mirror|2
the mixer|2
the mobile|2
the model|2
the moment|-4
the monday|-2
the money|-4
the month|3
the monthly|-1
the motorway|-2
the mountain|-1
the museum|6
the music|-3
the names|-2
the neighbour|6
the neighbour's|5
the neighbours|8
the neighbours'|4
the new|-4
the news|4
the newsletter|5
the next|2
the nine|-1
the ninth|-1
the noise|2
the north|3
the notary|2
the number|-6
the numbers|-3
the nurse|1
the nursery|2
the oak|-1
the office|11
the oil|2
the old|-4
the one|6
the ones|-2
the online|-4
the open|6
the opening|2
the opera|-1
the orange|-1
the orchard|1
the order|2
the organ|-5
the original|-1
the other|-11
the others|-1
the oven|6
the overtime|-1
the owner|5
the packing|3
the page|-1
the paint|-2
the pair|-1
the pallet|2
the panel|-2
the panto|1
the paper|-3
the papers|-1
the parcel|1
the parents|-3
the parish|-1
the park|1
the parking|1
the part|-1
the party|4
the password|-2
the pavement|-2
the payment|-2
the pdf|1
the pension|-1
the people|1
the permit|-1
the petrol|3
the petty|5
the phone|-1
the phones|-5
the photo|1
the photographer|5
the photos|5
the piano|2
the picture|-1
the pictures|-1
the pier|1
the pipe|-1
the pizza|-1
the place|-2
the plan|1
the planks|-1
the plants|2
the plate|-3
the plotter|2
the plug|5
the plumber|3
the policy|-2
the polish|1
the polo|6
the porcelain|-1
the porch|-3
the port|-1
the portal|1
the portuguese|-1
the post|-5
the poster|1
the postman|2
the pot|4
the power|4
the premiere|-1
the press|-3
the pressure|3
the price|-6
the primary|-1
the printer|-7
the printers|-1
the programme|-2
the projector|1
the pub|1
the publisher|-1
the pump|1
the quarry|-2
the queue|1
the quote|-1
the rack|1
the radio|6
the rail|1
the rain|-6
the ramp|1
the reading|1
the rear|-2
the recall|1
the receipt|4
the receipts|-3
the reception|1
the rectory|-1
the recycling|1
the red|-1
the register|-2
the rent|-4
the rental|-1
the report|-1
the rest|-9
the returns|3
the right|3
the ring|1
the river|-5
the road|6
the rolls|-1
the roof|-2
the room|-2
the rooms|-1
the rota|1
the round|-4
the rubber|-1
the rugby|1
the safe|-3
the safety|-2
the salary|-2
the sale|-1
the same|-6
the sample|-1
the sand|-1
the saturday|-2
the sauna|3
the scale|1
the scales|3
the scanner|1
the school|5
the scouts|1
the screen|-2
the script|-2
the sea|-2
the seamstress|-2
the search|6
the seat|-4
the seats|-2
the second|1
the security|1
the seed|-1
the sensor|-1
the shade|-1
the shed|5
the sheep|-1
the sheet|-2
the sheets|-2
the shelves|-2
the shift|-1
the shoe|-1
the shop|1
the short|-1
the shoulder|-2
the show|4
the shower|1
the showers|3
the side|-1
the sign|2
the signature|-1
the silver|-1
the single|-1
the site|2
the six|-1
the skylight|6
the slot|-1
the slow|-1
the small|-4
the smell|-1
the smoke|5
the snow|-1
the sofa|3
the soft|-1
the son|1
the sound|1
the soup|1
the south|2
the spanish|5
the spare|-2
the sports|-3
the spot|1
the spreadsheet|-1
the spring|-2
the square|-1
the staff|11
the stage|-1
the stairs|3
the stairwell|2
the stamp|1
the start|-1
the steel|-1
the steriliser|-1
the sticker|-1
the stickers|-1
the sticky|-2
the storage|-1
the store|1
the storm|-1
the stream|-1
the street|2
the student|-1
the students|-1
the studio|1
the stuff|-2
the subscription|1
the sun|2
the sunday|3
the supplier|-3
the survey|1
the swimming|4
the swiss|-3
the system|-4
the table|-1
the tablet|2
the tablets|-3
the tall|-2
the tank|-2
the tanker|-3
the tap|2
the tasting|2
the tax|3
the taxi|-1
the tea|-1
the teacher|-2
the team|3
the technician|-1
the tenant|-2
the tent|2
the terrace|2
the test|-4
the text|-3
the thai|1
the theatre|1
the thing|-4
the third|-1
the three|-7
the thursday|-1
the tickets|-3
the till|4
the time|-4
the tin|3
the tiny|-1
the toddler|-1
the toilet|4
the tombola|2
the toner|3
the tool|2
the top|-5
the torque|-1
the tournament|4
the town|-4
the track|-2
the tractor|4
the trade|1
the traffic|1
the trailer|1
the train|4
the tram|5
the translator|-3
the tray|-2
the treasurer|-1
the tree|1
the trip|1
the truck|1
the tube|-2
the tubes|-1
the turning|-1
the twins|-2
the two|-2
the tyres|-1
the u0|4
the ultrasound|2
the under|1
the university|1
the update|-5
the upper|-1
the vacuum|1
the valley|-1
the valve|4
the van|2
the vat|5
the vendor|-2
the very|-1
the vet|4
the vicar|-2
the vicar's|-2
the video|-2
the visitors|-1
the volvo|-2
the waist|-1
the wall|3
the walls|-1
the wash|3
the washer|-1
the water|-3
the wax|-2
the way|10
the weather|2
the website|-1
the wedding|3
the week|-5
the weekend|-7
the well|3
the wet|-2
the wheel|-1
the white|-3
the whole|-3
the wifi|1
the wiki|-3
the wind|-3
the window|5
the windows|-1
the windscreen|-2
the wine|2
the wings|-3
the winter|1
the wire|-6
the woman|-5
the wood|4
the word|-1
the works|1
the workshop|1
the wrong|2
the x|-3
the yard|5
the year|-3
the yearly|-2
the yellow|4
the yoga|1
the young|-3
the youth|2
the zoo|1
theatre|-2
theatre ,|1
their|-8
their money|-2
their new|5
their own|-4
theirs|-6
theirs ,|-3
them|-2
them ,|-7
them ?|-2
them a|3
them about|-1
them again|-1
them all|-1
them at|-2
them back|2
them before|-1
them by|-2
them for|-1
them in|3
them on|-4
them out|1
them thursday|-2
them tonight|1
them up|1
them we|6
them$|7
theme|-1
themselves$|3
then|-14
then ,|-2
then the|-4
then$|-3
theory|-4
there|-7
there ,|-5
there a|2
there again|-2
there and|2
there are|1
there at|1
there by|-3
there for|-1
there is|6
there on|-1
there was|-2
there with|-1
there'll|-3
there'll be|-3
there's a|-1
thermocouple|-5
thermometer|2
thermos|-1
thermostat|-2
these|5
they|-5
they all|-1
they are|6
they asked|-3
they bring|-1
they call|-1
they can|-1
they can't|-1
they come|3
they confirmed|-1
they don't|-1
they give|-2
they had|-3
they have|-3
they look|-1
they may|1
they need|-2
they never|-2
they offer|-1
they only|-2
they pay|-1
they put|-1
they say|9
they send|2
they sent|-2
they should|-1
they take|2
they took|10
they turned|-1
they want|7
they were|-1
they would|-1
they'd|-3
they'd like|2
they'll|-4
they're in|-1
they're on|2
they've|-5
they've got|-1
thick|-4
thin|-2
thing|-23
thing ,|-1
thing :|1
thing for|-2
thing in|1
thing is|-3
thing on|-2
thing that|-2
thing to|-2
thing$|2
things|-4
things ,|-1
think|3
think$|1
thinking|-1
thinks|-7
third|-13
third floor|4
third is|-1
third time|-1
thirds|-1
thirty|-8
thirty -|-1
thirty$|2
this|-3
this afternoon|5
this as|-1
this can't|-2
this friday|-2
this has|-2
this is|-1
this month|2
this morning|-3
this time|-4
this up|-2
this week|7
this weekend|-1
this year|11
those|-13
those who|-2
those$|2
though|-5
though$|-3
thought|-3
thought ,|-2
thought$|-2
thousand|-7
thousand ,|-1
thousand for|-2
thousand$|-2
thread|4
thread$|-2
three|-9
three ,|-2
three days|1
three had|-1
three hours|1
three months|-1
three more|-3
three new|1
three of|1
three people|3
three times|2
three weeks|-2
three years|1
three$|8
threw|3
threw out|2
threw up|1
thrilled|-4
thrilled$|-2
throat|1
through|-13
through ,|3
through 0|-1
through it|-1
through last|-3
through on|-4
through the|-5
through with|-1
through$|5
thrown|-5
thrown away|-2
throws|4
thru|2
thumb|1
thumb ,|2
thunder|2
thurs|-2
thursday|2
thursday ,|9
thursday .|-1
thursday ?|1
thursday at|-1
thursday for|-4
thursday with|-2
thursday$|-5
thursdays|2
thursdays$|3
tick|-3
tick it|-2
ticket|4
ticket for|2
ticket$|-3
tickets|10
tickets are|-2
tickets for|12
tickets$|2
ticks|-4
tie|3
tied|-2
tiene|-4
tienen|-1
tight|-3
tight again|-3
tight$|-1
tightened|3
til|-1
tile|3
till|-3
till 0|-1
till after|-1
till drawer|2
till friday|1
till june|-1
till monday|-1
till next|-4
till noon|-1
till roll|2
till sunday|-2
till ten|2
till the|-5
till then|3
till thursday|3
till we|-1
till$|3
timber|-4
time|-1
time ,|-9
time .|3
time in|-2
time on|4
time the|1
time this|2
time we|-1
time$|1
timer|9
times|-3
times in|-1
times$|2
timetable|1
timing|-1
tin|5
tin$|5
tins$|1
tiny|-3
tip|-2
tipped|-5
tips|-1
title|-1
tmrw|-1
tmrw$|-1
to|-7
to -|4
to 0|-1
to a|3
to all|4
to be|-8
to because|-1
to book|1
to bring|1
to buy|2
to carry|-1
to change|-4
to check|-2
to close|-1
to collect|1
to cure|-2
to decide|-1
to everyone|1
to fill|-1
to five|-2
to follow|-3
to four|1
to get|2
to give|4
to go|4
to hand|-1
to have|2
to her|-2
to high|-2
to him|-2
to his|1
to hold|-2
to in|1
to it|1
to join|2
to k|-1
to keep|-1
to know|7
to learn|-1
to leave|-3
to let|2
to look|-7
to may|-1
to mei|-3
to monday|8
to mr|-1
to mrs|-2
to next|-5
to nine|-2
to one|-1
to open|-1
to our|1
to park|-1
to pay|4
to print|-1
to read|-2
to ring|1
to room|-2
to run|-2
to say|1
to see|-4
to sell|-1
to send|2
to settle|2
to shift|-1
to show|2
to sit|-4
to six|2
to stand|-2
to stay|-2
to stop|-2
to take|5
to talk|-1
to tell|-1
to the|1
to their|5
to them|-1
to those|-1
to three|1
to thursday|-2
to tuesday|1
to urgent|-1
to us|10
to use|5
to wait|-2
to wear|-1
to wednesday|-1
to work|2
to write|-2
to$|-9
toaster|1
toda|1
toda la|1
today|2
today !|-1
today ,|-4
today .|-4
today ?|3
today and|3
today$|6
today's|-6
toddler|-1
todo|-3
todos|-1
toe|-1
together|-6
together ,|-4
toilet|14
toilet is|2
toilet on|4
toilets|5
token|1
told|2
told him|2
told the|-3
told them|4
told us|2
told$|1
tolerance|-1
toll|2
tolland|1
tom|3
tom's|3
tomasz|-3
tomatoes|7
tombe|-2
tombola|3
tomorrow|1
tomorrow ,|7
tomorrow at|1
tomorrow$|-5
ton|3
toner|11
tonight|4
tonight ,|8
tonight ?|2
tonight$|-6
tonne|-1
tonnes|-4
tons|-3
tons$|-3
too|-16
too ,|-4
too .|-1
too ?|8
too cold|2
too dear|2
too expensive|-1
too fast|1
too high|-1
too hot|1
too late|1
too little|-3
too long|-4
too loud|1
too low|-1
too many|2
too much|-1
too short|-1
too small|4
too thin|-2
too wet|-1
too wide|-2
took|-4
took 0|2
took a|-3
took all|-2
took an|1
took it|1
took me|-1
took my|4
took out|-1
took pictures|-1
took them|5
tool|1
tools|-3
tooth|5
tooth$|2
top|-7
top ,|-3
top of|-4
top priority|-3
top$|-3
topped|-2
topped up|-2
tops|1
tor|3
torch|-2
torches|-1
torn ,|2
torque|-2
torque wrench|-1
total|-2
touch|3
toujours|-5
tour|6
tour ,|2
tournament|4
tout|-6
tout le|-4
toute|-3
tow|3
towed|3
towel|4
towels|4
towels are|1
tower|1
town|3
town hall|-2
town is|3
town$|3
toy|-1
toys|1
trace|-2
track|-3
tracking|-6
tracks|1
tractor|9
tractor ,|1
tractor is|3
trade|2
trade fair|1
traffic|8
trailer|5
trailer ,|2
train|12
train ,|1
train from|1
train is|2
train$|1
trainee|1
trainees|-2
trainer|-1
training|2
training ,|-1
training is|2
training$|1
trains|2
tram|6
tram$|4
transfer|-6
transferred|4
transferred the|6
transformer|1
transit|3
translate|-1
translated|-2
translator|-2
translator ,|-1
transporter|-4
trap|-1
traps|1
trash|2
travel|3
travel expenses|1
tray|-2
tray of|2
tray$|-4
trays|-1
treasurer|-3
treat as|-1
treat it|-1
treat the|1
treat this|-1
treatment|1
tree|-1
trees|3
tres|-4
tres bien|-2
trial|-13
trial day|-3
trial shift|-6
trial$|1
tried|-10
tried the|-1
tries|1
trikots|-4
trim|-4
trimmed|-2
trimmer|-1
trip|4
trip to|2
tripped|3
trips|2
trips the|6
trois|4
trolley|1
trolleys|2
trombone|1
trop|-5
tropft|1
trophy|1
trouble|-4
trouble$|-1
trousers|-1
trouve|-9
truck|-5
truck 0|5
truck comes|-1
truck$|-1
true|-2
trumpet|1
trunk|-6
trusses|3
try|-9
try again|-1
try the|-2
try$|-2
trying|-10
tub|-1
tube|-3
tube ,|-1
tubes|3
tue|-1
tuesday|-2
tuesday ,|-4
tuesday$|-3
tuesday's|3
tuesdays|1
tune|-1
tuning|1
tunnel|-3
tur|5
turin|1
turkish|-2
turn|-3
turn up|-1
turned|-2
turned the|-1
turned up|2
turning|-1
turns|-2
tuv|-2
tv|2
twelve|-9
twelve months|-1
twenty|-1
twenty -|-2
twenty minutes|-2
twice|-5
twice ,|-2
twice .|-1
twice a|-5
twice as|8
twice in|-1
twice on|2
twins|6
twins$|1
two|-8
two ,|7
two and|1
two are|-7
two boxes|10
two buckets|4
two candidates|-1
two coaches|-1
two coats|-1
two girls|-2
two have|3
two hours|3
two hundred|-3
two in|-3
two left|2
two men|-1
two metres|-2
two more|-5
two need|-1
two of|-8
two pages|-1
two pairs|1
two pallets|-1
two people|2
two percent|1
two sacks|-1
two seconds|-1
two singles|2
two students|-4
two thirds|-1
two tickets|2
two to|-1
two weeks|3
two years|-2
two$|3
type|-3
typed|-1
typed in|-1
typing|-3
typo|-3
tyre|1
tyre pressure|3
tyres|-1
tyres are|1
tyres$|-2
u|-3
u0|5
uber|-1
uberwiesen|-4
ulm|2
ultrasound|5
um|6
umbrella|16
umbrella ,|1
umbrella in|2
umbrella on|2
un|-1
una|6
unbearable|1
uncle|-1
und|-17
und die|-2
under|-5
under -|1
under 0|-2
under it|2
under my|-5
under the|2
underneath|-1
underneath$|1
underwriter|-2
une|-2
uniform|5
uniforms|3
union|-5
unit|2
unit 0|1
unit is|1
units|-1
university|1
uno|2
unpaid|-1
uns|-3
unser|4
unsere|3
unterschrieben|3
unterschrieben$|-2
until 0|-3
until after|-1
until august|5
until easter|1
until february|-2
until friday|6
until i|-2
until it's|-2
until march|-2
until monday|5
until next|-3
until noon|2
until spring|-3
until sunday|4
until the|-4
until then|-1
until thursday|3
until tuesday|-3
until two|2
until wednesday|-2
up|-11
up ,|-5
up .|-7
up 0|3
up again|3
up and|4
up at|3
up by|6
up for|-1
up front|-6
up in|-2
up north|-2
up on|-7
up please|1
up the|-11
up there|-6
up to|2
up tomorrow|1
update|2
update$|-2
updated|-1
upgrade|4
uploaded|-7
uploaded ,|-4
upper|-1
ups|-2
upside|-3
upside down|-3
upstairs|-1
upstairs ,|-3
upstairs are|-1
upstairs$|2
urgent|-9
urgent ,|-4
urgent now|-2
urgent$|-1
urlaub|1
urn|3
urs|3
us|-4
us ,|-7
us .|2
us 0|-5
us a|3
us all|7
us an|-1
us before|-2
us down|-1
us for|1
us from|-2
us have|-3
us in|3
us on|5
us the|-4
us their|-2
us to|5
us two|-2
us$|7
usb|-1
use|10
use it|-1
use our|5
use the|1
use$|-2
used|1
used the|-1
used up|2
user|1
users|2
uses|-1
using|2
usual$|-1
utility|1
utrecht|-4
v|-3
v0|4
v0 .|1
va|10
vacation|2
vaccinated|-2
vaccination|-1
vaccine|2
vaccines|3
vacuum|3
vacuum cleaner|2
valid|3
valid until|4
validation|1
valley|-1
valuation|1
value|-1
values|-9
valve|-1
valve ,|-6
van|17
van ,|1
van 0|3
van needs|1
van passed|1
van$|2
vanish|-2
vanished|3
vans|-1
varnish|-1
vases|1
vat|6
vat return|4
vat$|1
vault|1
vegan|-1
vegetarian|1
vegetarians|-1
vehicle|-1
vehicles|-1
velo|3
velvet|1
vending|6
vending machine|6
vendor|-2
vendredi|-2
vendredi$|-1
venir|-3
vent|-2
ventilation|-1
venue|-3
verde|-4
verein|1
verified|-3
verlangert|-3
verschieben|-1
verschoben|-2
verschoben ,|-2
verse|-1
version|-10
version of|-4
version$|-3
vertrag|-5
vertrag ist|-2
very|-1
very top|-1
vessel|1
vet|1
vet was|-1
vet's|-2
veut|3
vez|-3
vez ,|2
vez$|1
via|-1
vial|-1
vicar|-3
vicar's|-1
vide|3
video$|2
viejo|1
viene|-3
vienna|2
vient|3
vier|-3
viernes$|1
view|6
viewing|-1
vigo|3
villa|-2
village|4
village$|2
vinegar|-1
vingt|1
vino|-2
vino el|-1
viola|-1
violins|1
virement|-3
visa|-1
visible|-1
visit|10
visit ,|2
visiting|-3
visitor|7
visitors|2
visitors'|1
visits|4
voice|-7
voicemail|-1
voiceover|-1
voisin|3
voiture|6
voll|-1
volume|-1
volumes|-1
volunteer|3
volunteers|5
volunteers$|2
volunteers'|2
volvo|-1
vom|5
von|3
von 0|2
von der|-3
vorher|-4
vorziehen|-3
voss|-1
vote|-1
votes|-2
voucher|-2
vouchers|1
vpn|-1
vu|-2
w|-7
wages|2
wagon|1
waist|-2
waist ,|-1
wait|-13
wait ,|-3
wait any|-2
wait for|4
wait till|-1
wait until|-4
wait$|-2
waiting|-11
waiting area|2
waiting for|-10
waiting list|-1
waiting on|-4
waiting room|3
waiting$|-1
waits|-7
waits for|-5
waits$|-2
wake|-2
walk|9
walk in|-1
walked|-1
walkers|3
walks|-1
wall|2
wall ,|-5
wall by|-1
wall clock|1
wall is|1
wall$|1
wallet|-3
walls|1
walls are|5
want|2
want 0|-3
want a|-3
want it|-3
want one|3
want our|4
want the|-4
want their|-2
want to|9
wanted|-4
wants|-3
wants 0|-9
wants a|8
wants an|5
wants another|4
wants four|-1
wants her|-1
wants his|12
wants it|-1
wants our|-1
wants the|-12
wants them|-2
wants three|-1
wants to|21
wants two|-2
wants us|4
war|-5
war da|-1
war der|-4
war nur|-2
ward|2
ward 0|4
wardrobe|-2
warehouse|1
waren|-3
warm|-10
warm$|1
warning|2
warsaw|-2
warten|-4
was|9
was 0|-2
was a|-4
was at|-5
was born|1
was cancelled|1
was changed|2
was charged|-6
was checked|3
was dead|2
was delivered|3
was down|2
was empty|-5
was fine|-3
was fun|1
was gone|-1
was good|1
was great|1
was here|-12
was in|-3
was it|2
was just|-3
was left|4
was lovely|-1
was moved|1
was on|-1
was only|3
was out|-5
was paid|8
was rejected|2
was short|4
was slow|1
was stolen|4
was stuck|-1
was the|-11
was there|5
was under|1
was wet|1
was wrong|-1
wash|10
wash ,|3
wash is|2
wash the|1
washed|4
washed$|4
washer|2
washer ,|-1
washes|1
washing|6
washing machine|6
wasn't|1
wasp|2
wasps|1
wasser|-2
waste|-1
watch|8
watch the|1
watched|3
watching|1
water|5
water ,|-2
water again|-3
water bottles|1
water is|-2
water on|-2
water pump|-1
water runs|-3
water the|1
water$|2
water's|1
wave|-1
wax|-1
waxed|1
way|3
way ,|7
way home|-1
way in|-2
way to|3
way$|-1
we|-9
we add|1
we also|-5
we are|-2
we buy|3
we can|2
we can't|-1
we carry|1
we close|2
we could|4
we do|-2
we get|-3
we give|-2
we go|1
we got|1
we had|2
we have|3
we keep|-4
we know|2
we leave|-1
we lose|-2
we lost|7
we may|-5
we meet|-1
we move|-4
we moved|3
we must|-2
we need|4
we only|3
we pay|-2
we please|6
we push|-3
we put|6
we ran|3
we really|-6
we send|1
we shift|-1
we should|9
we sign|-2
we stay|-3
we still|4
we take|-5
we thought|-2
we try|-2
we wait|3
we want|-1
we wanted|-1
we were|1
we'd|2
we'd have|-2
we're|-8
we're at|-3
we're closed|2
we're down|3
we're out|8
we're still|-1
we've|-8
we've 0|-2
we've got|-1
wear|1
wear the|-1
weather|1
weather$|-1
web|3
weber|-2
website|5
website ,|3
website now|2
website$|1
wedding|4
wedding is|3
wedding of|3
wednesday|-3
wednesday ,|1
wednesday .|-2
wednesday$|-3
wednesdays|-1
wednesdays$|1
week|-12
week ,|5
week .|-1
week 0|1
week :|-3
week after|-2
week and|3
week earlier|-1
week later|-3
week of|-3
week so|3
week$|-1
week's|1
weekend|-9
weekend$|-2
weekly|-1
weeks|-3
weeks ,|1
weeks .|-1
weeks for|-2
weeks of|-2
weeks$|-2
weg|4
weg ,|3
weg$|1
wegen|4
wegen dem|-2
wegen der|-2
weighs|1
weight|-2
weights|-2
weihnachtsfeier|5
weir|-1
weiss|1
welcome|6
welded|-3
welded ,|-2
welder|-3
well|5
well ,|-4
well done|4
well$|2
went|-8
went back|-3
went down|-1
went fine|7
went home|2
went in|-7
went out|-1
went over|-1
went round|-2
went through|-4
went to|-2
went up|6
went well|4
wer hat|4
werden|-3
werden$|-3
were|7
were 0|1
were at|-1
were delivered|1
were here|-1
were in|-1
were on|4
were stolen|2
west|-1
west ,|-2
wet|-1
wet .|-1
wet$|-1
wexford|3
what|-5
what a|10
what about|-4
what do|1
what time|1
what was|-5
what we|-7
wheat|6
wheel|1
wheel ,|1
wheel is|1
wheelchairs|1
wheels|-5
when|-15
when he|-1
when i|-2
when is|4
when it|1
when it's|3
when she|-1
when the|1
when they|-2
when we|-1
whenever|4
where|2
where are|3
where do|-1
where he|2
where is|1
where it|-1
where the|-2
where they|-2
where to|-2
where we|5
whether|10
whether the|-3
whether we|9
which|-5
which one|1
while|-8
while the|-2
while they|-2
while we|-3
whisper|-2
whisper the|-1
whistle|-8
whistle$|-6
whistles|-1
whitby|1
white|-4
white$|-1
whiteboard|6
who|-18
who ate|3
who borrowed|-1
who can|2
who can't|-1
who could|-11
who do|1
who drives|-3
who gets|-2
who has|2
who haven't|-1
who is|2
who knows|2
who left|3
who orders|2
who parked|2
who stands|-5
who takes|-3
who took|6
who wants|7
who'll|-1
who's|-1
who's coming|2
who's in|1
who's on|-3
whoever|6
whole|-6
whole of|-1
wholesaler|2
wholesaler has|-1
whom|-4
whose|6
whose is|3
whose turn|1
why|6
why the|-2
wide|-4
wider|-3
widow|-1
wie|2
wieder|-8
wieder ,|-7
wieder da|4
wiese|2
wife|4
wife had|4
wifi|9
wifi password|1
wiki|-3
wild|-1
will|-4
will be|13
will come|6
will do|-1
will go|-1
will have|-1
will look|3
will not|-1
will sit|-2
willow|-2
win|2
winch|1
wind|2
wind$|6
window|5
window ,|-2
window cleaner|4
window in|-1
window is|-1
window$|-2
windows|-2
windscreen|-1
wine|6
wings|-3
winner|-3
winter|3
winter ,|-1
winter$|-1
wiped|-1
wipers|7
wir|-11
wir haben|-1
wir noch|2
wird|3
wire|-1
wired|-4
wires|1
wished|1
with|-14
with 0|-4
with all|-6
with four|1
with her|1
with him|-3
with his|-4
with it|5
with me|4
with new|3
with no|-2
with one|5
with our|1
with six|-1
with someone|1
with ten|1
with the|-5
with their|3
with them|-2
with those|-1
with three|1
with today's|-6
with two|-2
with us|3
with white|2
with your|-1
withdrew ,|1
without|-10
without a|-1
without me|1
without the|-1
witness|-1
witnesses|-1
wobble|-1
wobbles|3
wobbles ,|3
wobbly|2
woche|3
wochen|7
wochenende|-4
woke|4
wolf|-1
woman|-5
woman from|-6
woman with|-1
women|-1
women's|1
won|14
won 0|4
won second|5
won the|4
won't|5
won't be|-1
won't come|-1
won't do|4
won't go|-1
won't let|-2
won't open|4
won't start|1
wont|-1
wood|1
wooden|-3
wool|2
word|-4
worden|2
worden$|3
wording|-1
work ,|-3
work$|1
worked|-5
working|5
working from|1
works|-2
works ,|-4
works again|-2
works but|-1
works council|5
works$|5
workshop|3
workshop$|5
worktop|2
worm|-3
worn|-3
worn$|-1
worse|-1
worse ,|-1
worst|-3
worth|-1
would|-9
would be|4
would come|-3
would do|-1
would go|-4
would like|24
would rather|-3
would take|-3
wouldn't|-1
wound|1
wow|1
wow$|1
wrap|2
wrapped|-8
wrapped ,|-5
wrapped and|-3
wrapping|-2
wrist|1
write|-5
write -|-1
writes|-3
writing|-9
writing$|-3
written|-8
written ,|-4
wrong|2
wrong ,|2
wrong date|1
wrong$|1
wrote|-12
wrote back|-1
wrote it|-3
wrote that|-1
wrote the|-3
wrote them|-2
wurde|-5
x|2
x -|5
xl|2
xl$|-2
y|-14
ya|-19
ya esta|-5
ya estan|-2
ya no|1
ya se|-1
ya tenemos|-2
ya tiene|-2
yard|3
yard ,|1
yard is|1
yard$|1
year ,|2
year .|1
year 0|7
year is|2
year$|1
yearly|-1
years|-3
years ,|-4
years .|-2
years ago|-1
yellow|1
yellow one|7
yellow$|1
yes|-10
yes !|-2
yes ,|-6
yes ?|-3
yes and|-1
yes to|-2
yesterday|-7
yesterday ,|-3
yesterday .|4
yesterday$|-3
yesterday's|-3
yet|-11
yet ,|-6
yet$|-4
yilmaz|2
yoga|4
yoghurt|3
you|10
you ,|1
you add|-6
you all|3
you ask|-1
you at|1
you can|-8
you can't|-2
you do|-4
you for|-1
you one|1
you put|-1
you see|2
you take|1
you want|4
you$|-2
you're|7
young|-7
young ones|-3
youngsters|-1
your|12
your parcel|3
yours|-3
yourself|1
yourself$|1
yourselves|2
yourselves$|2
youth|3
yusuf's|1
zahlen|4
zahnarzt|4
zaun|1
zehn|7
zeit|2
zeller|-1
zero|2
zip|2
zone|-3
zoo|3
zoom|1
zu|-4
zu hause|-1
zugesagt|-5
zugesagt ,|-2
zugesagt$|-3
zum|2
zur|-8
zurich|-1
zuruck|10
zuruck$|8
zwei|5
zwei wochen|2
~agrees|-17
~arrived|-3
~asks|14
~broken|5
~count|-9
~day|-5
~done|-8
~exclaims|6
~fails|-9
~life|16
~money|-3
~moved|-6
~nothing|9
~paid|2
~past|12
~person|-15
~progress|-11
~promises|-9
~refuses|-5
~sent|-11
~thanks|16
~time|-4
~urgent|-15
~wants|-9
~works|-5
`;

/** How much what a title has to do with what a text tells speaks for its task; made likewise. */
export const SIGNS_OF_TASKS = `
apply|-9
apply agrees|8
apply arrived|-2
apply asks|1
apply broken|-6
apply count|3
apply day|-5
apply done|-6
apply exclaims|1
apply fails|2
apply life|-11
apply money|-3
apply nothing|2
apply past|-3
apply progress|-5
apply promises|5
apply refuses|-3
apply sent|7
apply thanks|-7
apply time|-1
apply wants|16
apply works|5
appointment|-6
appointment agrees|-2
appointment arrived|-7
appointment asks|1
appointment broken|-3
appointment count|3
appointment day|4
appointment done|2
appointment exclaims|-2
appointment fails|-1
appointment life|4
appointment money|1
appointment moved|3
appointment nothing|4
appointment paid|3
appointment past|-4
appointment person|3
appointment promises|-6
appointment refuses|9
appointment sent|-9
appointment thanks|-1
appointment time|5
appointment urgent|-4
appointment works|-3
book|-5
book agrees|10
book arrived|2
book asks|6
book broken|-7
book count|-1
book day|3
book done|-8
book exclaims|5
book fails|-2
book life|2
book money|1
book moved|2
book nothing|-4
book paid|1
book person|11
book progress|-3
book promises|-5
book thanks|2
book time|-2
book urgent|-2
book wants|8
build|-2
build agrees|-1
build arrived|2
build asks|-1
build broken|5
build day|-7
build done|3
build exclaims|-5
build fails|-1
build life|-6
build money|-6
build moved|4
build nothing|3
build paid|-3
build past|-1
build progress|-5
build refuses|2
build sent|-1
build thanks|-1
build time|-2
build wants|-5
build works|-3
buy|-8
buy agrees|-5
buy arrived|6
buy asks|5
buy broken|-5
buy count|6
buy day|1
buy done|-8
buy exclaims|3
buy fails|1
buy life|-3
buy money|-5
buy moved|8
buy nothing|-3
buy paid|-4
buy past|-6
buy person|-2
buy progress|6
buy promises|5
buy sent|-4
buy thanks|-4
buy time|-9
buy urgent|-3
buy wants|2
buy works|-12
chase|4
chase agrees|4
chase asks|-2
chase broken|3
chase count|-3
chase day|-7
chase done|1
chase exclaims|2
chase fails|-2
chase life|7
chase money|1
chase moved|2
chase nothing|-1
chase paid|8
chase past|-2
chase progress|3
chase promises|7
chase refuses|-2
chase sent|-3
chase thanks|5
chase time|-1
chase urgent|-1
chase wants|11
chase works|-5
clean|-4
clean agrees|-3
clean arrived|-2
clean asks|-2
clean broken|-3
clean count|5
clean day|3
clean done|11
clean exclaims|-6
clean life|6
clean money|-10
clean paid|-2
clean past|-1
clean progress|5
clean promises|1
clean refuses|-3
clean sent|1
clean thanks|-5
clean time|5
clean urgent|-1
clean wants|-9
clean works|3
end agrees|8
end arrived|-3
end broken|2
end count|3
end fails|5
end life|-3
end money|-2
end nothing|-3
end paid|-2
end progress|-1
end sent|4
end time|3
end wants|-5
end works|2
event|-4
event agrees|1
event asks|3
event broken|4
event count|8
event day|-6
event done|-6
event exclaims|-6
event fails|-5
event life|-5
event money|2
event moved|-5
event paid|6
event past|-7
event person|-2
event progress|-6
event promises|-2
event refuses|8
event sent|-5
event thanks|3
event time|-4
event urgent|-1
fix|-3
fix agrees|-11
fix arrived|-2
fix asks|-6
fix broken|1
fix count|-4
fix day|-8
fix exclaims|1
fix fails|9
fix life|-8
fix money|1
fix moved|1
fix nothing|3
fix paid|3
fix past|11
fix person|-3
fix progress|2
fix promises|-3
fix sent|-2
fix thanks|1
fix time|3
fix urgent|7
fix wants|-10
fix works|24
named agrees|2
named arrived|5
named asks|3
named broken|10
named day|6
named done|2
named fails|7
named life|-9
named money|3
named moved|7
named nothing|1
named paid|2
named past|3
named person|-3
named progress|-1
named promises|4
named refuses|9
named sent|4
named thanks|-10
named time|2
named urgent|14
named wants|7
named works|2
other|-5
other agrees|2
other arrived|-5
other asks|-4
other broken|5
other count|4
other done|10
other exclaims|-3
other fails|6
other life|2
other money|2
other moved|5
other nothing|4
other paid|-9
other past|4
other person|6
other progress|4
other refuses|-2
other sent|-2
other thanks|2
other time|-1
other urgent|-1
other wants|1
other works|5
pay|-4
pay agrees|-9
pay arrived|2
pay asks|2
pay broken|-5
pay count|3
pay day|-6
pay exclaims|2
pay fails|-4
pay life|-3
pay money|15
pay moved|2
pay nothing|-5
pay paid|11
pay past|6
pay progress|8
pay refuses|-1
pay sent|4
pay thanks|-1
pay time|-5
pay urgent|1
pay wants|5
pay works|-2
people|-1
people agrees|6
people arrived|-2
people asks|8
people broken|-6
people day|10
people done|1
people exclaims|5
people fails|-5
people life|4
people money|4
people moved|-3
people nothing|8
people paid|4
people past|-3
people person|9
people progress|-1
people promises|17
people refuses|1
people sent|-6
people thanks|-3
people time|-6
people urgent|-2
people wants|5
people works|-7
quote|-4
quote agrees|1
quote arrived|-2
quote asks|-2
quote broken|-4
quote count|8
quote day|-8
quote done|-2
quote exclaims|-4
quote fails|1
quote life|-7
quote money|8
quote moved|-1
quote nothing|-1
quote paid|-7
quote past|-4
quote progress|3
quote promises|4
quote refuses|-2
quote sent|3
quote thanks|-2
quote time|11
quote urgent|5
quote wants|8
quote works|-5
sell|3
sell arrived|-3
sell asks|-3
sell broken|-2
sell count|8
sell day|3
sell done|-4
sell exclaims|3
sell fails|-2
sell life|6
sell money|5
sell moved|2
sell nothing|-6
sell paid|7
sell past|2
sell progress|3
sell promises|-1
sell sent|3
sell thanks|2
sell time|6
sell wants|5
sell works|-2
send|-7
send agrees|-2
send arrived|8
send asks|-8
send broken|-2
send day|-4
send done|-1
send exclaims|-5
send life|2
send moved|6
send nothing|10
send paid|-4
send past|8
send progress|-5
send promises|-1
send sent|10
send thanks|1
send time|6
send urgent|1
send works|-2
system|-4
system agrees|-1
system arrived|1
system asks|-7
system broken|-2
system count|-7
system day|2
system done|1
system exclaims|-1
system fails|-1
system life|-6
system money|-1
system moved|-2
system nothing|1
system past|3
system progress|1
system promises|1
system sent|-1
system thanks|-1
system time|-2
system wants|-1
test|-6
test agrees|-7
test arrived|2
test asks|-4
test broken|6
test count|3
test day|-4
test done|9
test exclaims|1
test fails|5
test life|-4
test money|-1
test moved|-2
test nothing|6
test paid|-6
test past|-5
test person|-1
test promises|-9
test refuses|-2
test thanks|3
test time|-4
test urgent|3
test wants|-4
test works|-3
write|-3
write agrees|-5
write arrived|-13
write asks|5
write broken|4
write count|-2
write day|-1
write done|-1
write exclaims|-6
write fails|-2
write life|4
write money|-6
write moved|1
write nothing|3
write paid|-3
write past|-7
write person|-2
write progress|-1
write promises|-11
write refuses|-5
write sent|7
write thanks|-1
write time|4
write urgent|2
write wants|3
write works|-6
`;
