import type { TitleFeature } from './title-features.ts';

/** How much each feature speaks for a title; made by `npm run learn:titles`, not by hand. */
export const TITLE_WEIGHTS: Readonly<Record<TitleFeature, number>> = {
  isByRules: 0.8,
  isActionByRules: -0.72,
  isAskedPart: 0.15,
  isWholeSentence: 0.05,
  isClause: -0.35,
  isLastClause: 0.1,
  isClauseToDo: 0.41,
  isSubordinate: 0.26,
  isToEnd: -0.19,
  isAfterLabel: 0.58,
  isFromVerb: -0.28,
  isSubject: -0.88,
  isCut: 1.78,
  hasThing: 0.24,
  hasTopic: -0.02,
  hasTopicOfSubject: 1.19,
  hasTopicOfLabel: -1.02,
  hasTopicOfOwn: 0.14,
  hasTopicOfBefore: 1.33,
  hasTopicOfEarlier: 0.32,
  hasTopicOfFirst: -0.75,
  isTopicPhrase: -0.75,
  isTopicAlone: -0.06,
  isTopicSubject: 0.25,
  isTopicDefinite: 1.55,
  isTopicFirst: 0.29,
  isTopicInOwn: -0.1,
  isTopicRightBefore: 0.26,
  isTopicBehind: -2.38,
  isTopicOfFirst: 0.42,
  isTopicRepeated: 0.62,
  isTopicOfSeveral: 1.45,
  isTopicName: -0.19,
  isTopicForPronoun: 0.55,
  isCutForTopic: 0.19,
  isClearWithoutTopic: -2.18,
  isFairlyClearWithoutTopic: -0.71,
  isFirst: -0.74,
  isLast: -0.49,
  isLater: -0.78,
  placeInText: -1.6,
  isInFirstParagraph: -0.58,
  isBeforeTask: 0.14,
  isTask: -0.17,
  isAsking: 0.08,
  isTelling: -0.62,
  isShortSentence: -0.3,
  asksPlainly: 0.6,
  hasDate: -1.12,
  hasDeadline: 0.03,
  hasDue: 1.08,
  isMain: 0.05,
  isOfMain: 0.11,
  asksSomebody: 1.07,
  isItem: 1.27,
  isReport: -0.47,
  isOwnParagraph: -0.71,
  isFurther: -0.31,
  length: 3.97,
  words: -0.59,
  rarity: 2.39,
  rarest: 2.64,
  saysNothing: -0.29,
  saysMuch: 0.18,
  isUnspecific: -1.02,
  isSpecific: 0.86,
  isCentral: 1.15,
  refersBack: -0.7,
  beginsWithIt: -0.75,
  hasPronoun: -0.55,
  beginsWithVerb: 0.71,
  isToDo: 0.71,
  isRequest: 2.12,
  obliges: -0.57,
  isOfWriter: -0.43,
  isPleasantry: -0.81,
  hasName: -0.6,
  hasNumber: 0.01,
  hasColon: -0.64,
  hasComma: -1.46,
  isPast: -0.83,
  hasFault: 0.31,
  isOfDocument: 0.93,
  endsOpen: -0.02,
  hasAmount: -0.62,
};

/** How much each word of a title, or beside it, speaks for it; made by `npm run learn:titles`, not by hand. */
export const TITLE_WORDS = `
$a|-2
$accepted|-1
$access|1
$account|4
$accounts|-1
$actions|-1
$address|5
$after|-1
$afternoon|-1
$again|3
$agency|-2
$agm|-2
$ahead|-2
$all|1
$already|-2
$always|-1
$am|-2
$amount|3
$an|-2
$and|5
$answer|2
$anymore|-3
$anything|-1
$anyway|-3
$aob|-2
$app|-3
$application|1
$appointment|8
$approval|1
$approved|-1
$april|-1
$asap|-1
$ask|1
$asked|-1
$asking|-2
$assessment|-2
$attached|-2
$audit|1
$august|-3
$aus|-1
$automatically|-3
$away|1
$b|-3
$back|13
$badge|5
$badges|1
$bags|1
$balance|-1
$bank|6
$bar|-1
$batteries|7
$battery|2
$bay|2
$be|-2
$bed|-3
$before|-1
$below|-1
$best|-1
$bestellen|2
$between|-1
$bezahlen|4
$bill|-2
$birthday|-2
$bit|-1
$black|1
$blocked|1
$booked|-4
$both|-3
$box|-2
$boxes|3
$break|-4
$broken|3
$btw|-1
$bug|-1
$business|1
$but|1
$by|-1
$bye|1
$c|-4
$cable|2
$cake|4
$calibration|1
$call|-3
$called|-3
$card|1
$cards|5
$care|1
$case|1
$cash|1
$cat|7
$centre|-1
$cert|1
$certificate|8
$chair|-3
$chairs|2
$chance|-2
$change|-1
$changed|2
$changes|-1
$charged|-1
$check|-2
$checked|-3
$checklist|-1
$claims|-1
$class|-1
$clerk|1
$client|1
$clinic|-1
$close|4
$closed|-3
$closes|-4
$code|1
$collected|1
$collection|1
$come|-2
$comes|-4
$coming|-2
$committee|-1
$company|1
$complaining|-1
$complaint|1
$completed|1
$concert|-2
$conference|-1
$confirmation|-1
$confirmed|-1
$container|1
$contract|8
$copies|-1
$costs|-1
$count|4
$counter|1
$course|-2
$court|-1
$cracked|7
$csv|1
$customer|-1
$customers|3
$cut|-1
$das|2
$date|-2
$dates|4
$days|5
$deadline|-1
$dec|-1
$degrees|-1
$delay|1
$delivered|-3
$delivery|1
$demo|-2
$dentist|1
$department|-1
$deposit|3
$desde|2
$desk|-2
$didn't|-1
$director|-1
$discussed|-2
$do|-1
$dock|-1
$docs|2
$done|2
$door|-10
$down|-2
$draft|-2
$drawings|1
$drill|1
$drips|6
$drive|-1
$drivers|1
$dry|-3
$due|2
$e|2
$each|2
$easter|1
$echeance|1
$ein|5
$el|-3
$electrician|1
$end|-2
$ends|-1
$enough|1
$envoyer|-1
$equipo|1
$error|3
$est|-1
$eur|-4
$euro|-1
$euros|-2
$event|1
$everything|2
$example|-1
$excerpt|-2
$expire|1
$expired|2
$expires|8
$extension|-1
$extinguishers|1
$f|1
$failing|-1
$favor|-2
$feb|3
$fehlt|2
$figures|-1
$file|-2
$files|2
$final|-1
$finance|2
$fine|-3
$finished|-1
$fire|-3
$firm|3
$first|3
$five|1
$fix|1
$fixed|-2
$flat|2
$floor|1
$folder|-3
$for|1
$form|-7
$forms|2
$forward|-1
$found|1
$free|-1
$freeze|2
$freezer|-1
$freitag|-1
$fri|-1
$friday|-4
$fridge|-2
$from|4
$front|-1
$full|-1
$fyi|-3
$gate|2
$glasses|1
$go|-4
$gone|2
$good|2
$great|-1
$green|-3
$group|2
$guests|2
$guide|1
$gutters|-4
$h|-1
$half|-1
$hall|-2
$handover|-1
$hands|2
$handwritten|2
$hardware|-1
$her|4
$here|-2
$high|2
$hire|3
$holidays|1
$home|-1
$hour|-2
$hours|3
$house|1
$i|2
$ice|1
$in|2
$incl|1
$incomplete|-1
$inspection|6
$inspector|-1
$instead|2
$inv|1
$invoice|2
$is|-2
$ist|1
$it|9
$item|1
$items|2
$itself|1
$job|1
$juin|-2
$july|2
$june|-6
$k|2
$key|1
$kg|1
$kit|2
$kitchen|-4
$know|2
$l|3
$ladder|-1
$lane|-3
$lapses|-1
$laptop|-1
$last|2
$lease|1
$leave|-1
$leaves|-3
$left|-8
$legal|-1
$letter|2
$level|-1
$library|-1
$lieu|-1
$lift|1
$lights|3
$like|-1
$line|1
$lines|-1
$live|2
$locker|1
$log|-1
$logo|2
$look|-2
$lost|1
$lovely|-1
$low|2
$ltd|1
$lunch|1
$m|1
$machen|-2
$machine|1
$madam|-1
$mail|2
$maintenance|-1
$management|-3
$march|-5
$max|8
$may|-1
$me|3
$mehr|1
$message|-2
$milk|3
$min|7
$minute|-1
$minutes|7
$missing|-1
$mit|3
$mm|4
$monday|-3
$monsieur|-4
$month|-3
$more|-2
$moved|-1
$much|-2
$n|6
$name|2
$names|1
$nd|-3
$nda|2
$need|-2
$needed|-1
$needs|-4
$net|-1
$newsletter|1
$next|4
$nice|-1
$night|1
$no|1
$nobody|1
$noise|-1
$none|-1
$not|-1
$notes|-3
$notice|-3
$nov|-5
$november|-6
$now|-1
$nr|-1
$number|1
$nurse|-3
$nuts|1
$oct|-5
$october|-8
$off|4
$office|2
$oil|1
$old|1
$on|1
$once|-1
$one|-8
$ones|4
$online|-2
$only|-1
$order|2
$ordered|3
$out|7
$over|-2
$overflowing|1
$own|2
$owner|1
$p|-1
$page|-4
$paid|-1
$pallets|1
$panic|-1
$paper|-1
$parking|3
$part|3
$parts|2
$pas|-1
$passport|5
$password|1
$pay|3
$pdf|5
$people|-6
$permit|1
$permits|-2
$person|-1
$persons|-5
$photo|-2
$photos|-2
$piano|3
$pictures|2
$plan|3
$plate|-1
$plazo|-3
$pls|1
$plumber|2
$plus|1
$pm|-1
$po|-1
$porfa|1
$possible|-1
$post|-3
$pr|-2
$practice|1
$premises|-1
$present|-1
$presents|3
$pressing|-2
$prices|-1
$problem|-2
$pump|2
$purchase|-1
$q|6
$questions|2
$quickly|-4
$quote|1
$rain|3
$raised|1
$rang|-2
$rd|-1
$read|-1
$readings|2
$ready|1
$received|-1
$reception|2
$records|3
$red|-1
$ref|3
$reference|1
$regards|-1
$register|4
$registration|-2
$rehearsal|1
$release|-1
$reminder|-1
$renew|2
$renewed|-1
$repair|-1
$replaced|1
$replacement|1
$reply|-1
$report|3
$request|-1
$required|-1
$response|-1
$return|-1
$rev|1
$road|-4
$roof|-1
$room|2
$rooms|1
$round|1
$row|1
$rufen|3
$run|1
$running|1
$runs|-1
$s|1
$safety|1
$sale|-1
$sales|-1
$samples|-1
$sat|-2
$say|3
$says|-1
$scanner|1
$schedule|5
$school|-1
$seat|2
$sec|-1
$section|-1
$sein|1
$sep|-3
$sept|-4
$september|4
$septembre|2
$set|1
$sheet|-2
$shelf|1
$shift|-5
$shop|-1
$sick|-1
$side|1
$sign|-3
$sin|-1
$since|-1
$site|-2
$size|5
$slot|-1
$so|-2
$soon|-3
$speaker|1
$spring|-1
$sprint|-4
$st|-1
$stairs|2
$start|-1
$starting|2
$starts|1
$statement|3
$station|-2
$step|2
$stock|1
$store|-3
$storm|1
$street|-1
$stuck|2
$submitted|1
$suite|1
$summer|1
$sunday|-1
$supplies|-1
$supply|-1
$support|4
$survey|1
$sweep|2
$t|2
$table|1
$take|-1
$tank|2
$tard|-3
$tardar|-2
$tarde|-2
$tax|-1
$technician|1
$template|-1
$tenant|-3
$term|1
$termin|1
$terms|-2
$test|-2
$tests|1
$th|-5
$than|1
$that|1
$the|1
$them|4
$then|1
$thing|-3
$things|-1
$this|3
$those|1
$three|1
$through|-3
$thursday|-1
$ticket|-3
$tickets|1
$till|-1
$to|4
$together|1
$tomorrow|-1
$toner|2
$transfer|-1
$translation|-1
$trip|3
$twice|-3
$two|-1
$tyres|5
$unassigned|-2
$unit|-1
$up|-2
$urgent|-2
$us|4
$used|-1
$valid|-1
$van|-3
$vat|-2
$vendor|-1
$vez|1
$visit|-1
$visitors|-1
$w|1
$wall|1
$warm|1
$warning|1
$warranty|1
$was|-2
$way|-3
$website|-1
$wedding|2
$wednesday|3
$weeks|-1
$well|-2
$window|1
$without|-2
$words|4
$work|1
$workshop|1
$written|-1
$wrong|2
$x|2
$yard|1
$year|-3
$years|-4
$you|-1
<(|-5
<)|1
<,|-4
<-|1
<.|-12
<:|11
<<|-14
<<(|-1
<<( ,|-1
<<) ,|-1
<<) :|-1
<<) and|1
<<,|-13
<<, ,|-2
<<, :|-1
<<, all|-1
<<, and|-3
<<, bitte|-2
<<, but|-2
<<, just|1
<<, must|-2
<<, needs|1
<<, please|5
<<, pls|2
<<, que|2
<<, so|5
<<, someone|-2
<<, then|-4
<<, you|1
<<-|-1
<<- ,|-1
<<- -|3
<<- :|1
<<- tu|1
<<- vous|1
<<.|-3
<<. ,|-2
<<. .|-2
<<:|-2
<<: ,|1
<<: -|1
<<: :|3
<<: please|2
<<: the|1
<<@ channel|1
<<a|1
<<able to|3
<<accept ,|1
<<action :|4
<<actual :|2
<<agreed that|3
<<agreed to|-3
<<alguien|-2
<<all|-2
<<also|2
<<am ,|-1
<<and|-1
<<and i'd|-2
<<and to|-1
<<and would|3
<<anyone|-1
<<aob :|1
<<as discussed|-1
<<asap ,|-1
<<asked to|4
<<attached is|1
<<b ,|-1
<<back ,|-2
<<back and|1
<<because|9
<<before you|-1
<<bis freitag|1
<<bitte sofort|-1
<<both|-2
<<broken ,|-1
<<bug|1
<<bug :|1
<<business :|-1
<<but|2
<<by :|-2
<<c ,|1
<<called ,|4
<<caller :|2
<<can|-4
<<can somebody|-2
<<can someone|1
<<can u|2
<<can we|-1
<<can you|1
<<channel|1
<<come and|1
<<complaint :|-1
<<could|-5
<<could somebody|-2
<<could someone|1
<<could u|-1
<<could you|10
<<customer ,|1
<<date :|1
<<days|-1
<<de|1
<<dec ,|-1
<<december ,|-2
<<decision :|-2
<<description :|-3
<<dice que|-1
<<did you|-2
<<die|8
<<discussed|-1
<<do|1
<<do :|1
<<dont forget|2
<<drive ,|1
<<du bitte|1
<<eilt|5
<<emergency|1
<<evening ,|-1
<<ever|-2
<<everyone|-2
<<expected :|2
<<faudrait|4
<<fault :|1
<<favor|-3
<<favor ,|3
<<feb ,|2
<<first|2
<<first ,|4
<<for :|-1
<<forget|2
<<forget :|-3
<<freitag|1
<<from :|-1
<<full ,|-3
<<fyi|-1
<<going to|-2
<<guys|-2
<<h ,|1
<<happened :|-1
<<has to|1
<<have|3
<<hay que|4
<<he'd|-1
<<hello ,|1
<<hi ,|2
<<i can|-1
<<i need|3
<<i should|8
<<i think|3
<<i want|-1
<<i will|-3
<<i'll|-2
<<if|-1
<<il faudrait|4
<<in and|1
<<is|5
<<issue :|1
<<it ,|6
<<it and|1
<<item :|12
<<just|-1
<<kannst du|-1
<<kg ,|-4
<<kindly|-3
<<latest ,|-1
<<letter ,|-2
<<like to|5
<<lol|1
<<maybe|-1
<<me|1
<<me ,|-1
<<me to|1
<<merci de|5
<<message :|1
<<milk ,|-1
<<monday ,|-1
<<morning ,|5
<<must|1
<<name :|-1
<<need|3
<<need :|3
<<need to|-3
<<needed :|1
<<needs|-3
<<needs to|4
<<nicht ,|4
<<night ,|-1
<<noch|5
<<note :|2
<<notes :|-1
<<noticed that|2
<<october ,|-1
<<of you|2
<<ok|1
<<one ,|2
<<one :|1
<<open :|1
<<out ,|-1
<<patient :|-2
<<people|-3
<<peux|-4
<<please|10
<<please ,|-1
<<please to|-4
<<please you|-1
<<pls|-2
<<plz|2
<<pm ,|-1
<<podrias|-1
<<por favor|-3
<<possible ,|-1
<<priya to|2
<<problem :|2
<<promised|1
<<property :|-1
<<que|10
<<rang ,|1
<<re :|-1
<<recordamos que|6
<<ref :|-3
<<remember|-1
<<reminder that|1
<<reported :|-1
<<reported that|-1
<<request :|1
<<requested to|2
<<requester :|-1
<<require|1
<<right ,|-1
<<room :|-4
<<said|-1
<<second ,|-2
<<september ,|-1
<<service ,|-1
<<service :|2
<<shall|1
<<should|8
<<sie|2
<<sign and|1
<<so|-3
<<sofort|-1
<<somebody|-1
<<somebody should|-1
<<somebody to|-1
<<someone|-2
<<someone please|-3
<<someone should|1
<<someone to|3
<<sorry|-1
<<summary :|7
<<task :|1
<<tenant :|-1
<<tenant shall|-1
<<terms :|-1
<<that|5
<<that you|2
<<the|2
<<them ,|-1
<<them and|-1
<<then|-4
<<there is|2
<<there to|1
<<they'll|-1
<<thing :|6
<<think|3
<<thursday ,|-1
<<ticket|-1
<<ticket -|1
<<time ,|-1
<<title :|1
<<to|3
<<today|3
<<today ,|-2
<<tomorrow ,|-1
<<tonight ,|4
<<tu|1
<<tu peux|-4
<<tuesday ,|-1
<<u|1
<<u pls|1
<<uhr|-3
<<um|3
<<und|-2
<<up :|2
<<urgent :|1
<<us to|-2
<<user :|-1
<<v ,|2
<<vehicle :|2
<<veuillez|-1
<<vous|1
<<want to|-1
<<we|-1
<<we can|-2
<<we need|5
<<we require|1
<<we shall|-3
<<we will|-2
<<we'd|2
<<we'll|-1
<<weekend ,|-1
<<weeks|-1
<<when you|-6
<<whenever you|-2
<<who's|-1
<<whoever|-1
<<will|-3
<<will you|1
<<work :|2
<<workaround :|-2
<<would|2
<<would you|-2
<<x ,|-1
<<you|1
<<you ,|1
<<you because|6
<<you could|-2
<<you ever|-1
<<you must|1
<<you please|6
<<you pls|2
<<you to|3
<<you will|-4
<<yusuf ,|1
<<–|-2
<@|-4
<a|8
<able|3
<about|-2
<accept|-2
<action|5
<actual|2
<address|-1
<after|-4
<again|-1
<ahead|1
<all|-3
<also|2
<am|2
<amount|1
<an|1
<and|-6
<another|1
<any|-1
<anyone|3
<aob|1
<april|-1
<are|-1
<asap|-1
<ask|2
<asked|2
<at|-2
<attached|1
<august|-3
<avant|-1
<b|3
<back|-1
<badly|-1
<bags|-1
<be|5
<bea|-3
<because|9
<been|-1
<before|-3
<below|-1
<bike|-1
<bis|-1
<bitte|3
<bitten|1
<book|-1
<both|-2
<boxes|-1
<brauchen|3
<broken|-1
<btw|1
<bug|7
<business|-1
<but|7
<by|-7
<c|2
<called|3
<caller|2
<can|2
<carla|-1
<case|-1
<chair|-2
<channel|1
<charge|1
<check|1
<chloe|1
<choir|-2
<class|-1
<cleaning|-1
<come|-1
<complaint|-1
<confirm|-1
<correct|1
<cuando|1
<customer|-1
<d|-2
<dad|-3
<dan|1
<dana|1
<date|1
<day|-3
<days|-1
<de|-2
<dead|-1
<deadline|-1
<dear|1
<dec|-2
<december|-3
<decision|-2
<declan|-2
<delivered|-1
<delivery|1
<des|-2
<description|-4
<desk|-1
<dice|-1
<did|-5
<die|10
<discussed|-2
<dmitri|-3
<do|2
<does|4
<don't|-2
<dont|3
<down|1
<dringend|-2
<drive|1
<driver|-1
<du|-1
<due|2
<eilt|9
<ein|1
<el|-6
<emeka|-1
<emergency|2
<empty|1
<en|1
<ends|1
<es|1
<evening|-1
<ever|-2
<every|1
<everyone|-5
<expected|2
<expires|1
<f|-1
<faudrait|4
<feb|2
<fehlt|7
<find|2
<fire|2
<first|7
<fix|-1
<fixed|-1
<folder|-1
<for|-10
<forget|1
<form|1
<four|5
<frau|-2
<friday|-4
<from|7
<full|-3
<fyi|-2
<garage|-1
<get|2
<go|-1
<going|-2
<good|1
<grant|3
<greg|3
<guys|-2
<gwen|-1
<h|2
<had|-1
<hall|-3
<handwritten|-1
<happened|-1
<has|-1
<have|4
<hay|4
<he'd|-1
<hello|1
<helpdesk|1
<here|2
<herr|-1
<hi|3
<him|2
<hollis|1
<hotel|4
<hours|1
<house|-1
<how|-1
<hr|-1
<i|6
<i'll|-2
<if|5
<il|7
<impact|-1
<in|-2
<ines|-2
<inform|3
<informed|2
<ingrid|-2
<inspector|-1
<is|9
<issue|1
<ist|1
<it|-4
<it's|-1
<item|12
<jan|-1
<jo|1
<job|2
<jonas|1
<just|-1
<k|-1
<kannst|-1
<kg|-4
<kindly|-2
<kitchen|1
<know|4
<konnten|-2
<la|-2
<lab|-1
<lars|1
<last|-3
<latest|-1
<le|5
<left|3
<lena|-1
<les|-2
<letter|-2
<library|-1
<like|4
<line|1
<list|-1
<lol|1
<look|-1
<lot|-1
<love|-1
<low|-1
<m|-1
<machine|-1
<mal|-1
<manana|1
<manque|4
<march|-1
<marcus|-1
<marek|-5
<marisol|-1
<may|1
<maybe|-1
<me|-1
<mei|6
<merci|4
<message|1
<milk|-1
<mind|1
<missing|3
<mittwoch|-1
<mm|-3
<monday|-1
<months|2
<morning|5
<mr|-3
<mrs|-1
<must|1
<nadia|1
<name|-1
<nd|3
<necesitamos|4
<necesito|2
<need|3
<needed|1
<needs|3
<new|-1
<news|3
<next|-3
<nice|-1
<nicht|1
<no|-4
<nobody|1
<noch|5
<not|-1
<note|2
<notes|-1
<noticed|3
<nov|-1
<november|3
<now|6
<nuala|-2
<o'clock|-1
<oct|1
<october|-2
<off|-1
<office|2
<ok|-2
<omar|-1
<one|5
<ones|-1
<only|1
<order|-3
<oskar|-1
<other|1
<over|2
<owner|-1
<pages|-2
<paper|-1
<parking|1
<part|5
<pas|2
<past|1
<patient|-3
<people|-4
<per|-1
<permit|-2
<peter|1
<peux|-4
<phone|1
<piotr|1
<pls|-2
<plz|2
<pm|-1
<podrias|-1
<point|1
<porfa|1
<pourrais|-2
<pourriez|1
<printer|-2
<priya|5
<priyanka|3
<problem|1
<promised|3
<property|-1
<puedas|1
<que|9
<ravi|-1
<rd|2
<re|-1
<reception|1
<recordamos|6
<ref|-3
<remember|-1
<reminder|1
<renew|-2
<report|-1
<reported|-2
<request|2
<requested|4
<requester|-1
<require|1
<required|1
<return|-1
<review|1
<ring|1
<rogamos|-5
<room|-3
<round|1
<ruben|-1
<ruth|-1
<s|1
<sabine|-3
<said|-1
<sam|2
<sat|-1
<saturday|3
<say|2
<says|2
<school|-3
<se|-2
<sec|4
<second|-3
<section|1
<self|1
<september|-3
<service|1
<shall|-1
<shed|-1
<shift|3
<short|1
<should|6
<side|-1
<sie|3
<sign|1
<since|-2
<so|-4
<sofie|1
<sofort|-1
<some|1
<somebody|-3
<someone|4
<sorry|-1
<spare|1
<st|2
<still|5
<summary|7
<sunday|-2
<sven|1
<system|-1
<takes|2
<task|1
<te|-2
<team|1
<tenant|-2
<terms|-2
<tess|3
<th|-2
<than|-1
<that|4
<them|-1
<then|-5
<theo|3
<there|4
<they|-1
<they'll|-1
<thing|5
<things|1
<think|4
<third|-1
<this|-2
<thursday|-2
<till|1
<time|3
<title|1
<tmrw|3
<to|3
<today|4
<told|2
<tomorrow|-1
<tonight|2
<too|3
<trip|-1
<tu|-5
<tuesday|-3
<two|-2
<u|3
<uhr|-3
<um|2
<und|-2
<uns|5
<up|1
<urgent|3
<urgente|-1
<us|-3
<user|-1
<v|-1
<vehicle|2
<veuillez|-1
<vous|-4
<want|1
<wanted|-2
<was|4
<water|4
<we|-1
<we'd|1
<we'll|-1
<web|1
<website|-1
<week|-2
<weekend|-1
<weeks|7
<went|-1
<wes|-1
<what|1
<when|-7
<whenever|-1
<where|3
<whether|-2
<who|2
<who's|-1
<whoever|-1
<will|-3
<window|2
<wir|5
<wish|-2
<with|1
<work|1
<workaround|-2
<would|7
<writing|9
<x|-1
<y|-1
<yeah|-1
<year|1
<yes|1
<you|9
<you'd|1
<your|4
<yuki|-3
<zum|-2
='|-5
=a|-2
=ab|-1
=aber|-2
=about|4
=above|-1
=abzug|1
=accept|-5
=acceptance|-1
=accepted|-2
=access|4
=accident|-1
=account|7
=accountant|-3
=accounts|-3
=acct|-1
=act|-1
=acta|-1
=action|-4
=actions|-1
=ad|-3
=add|4
=address|-2
=adjunto|-3
=advance|-1
=after|-8
=afternoon|-1
=afterwards|-2
=again|3
=against|-2
=agency|-3
=agenda|-1
=agree|-1
=agreed|-1
=agreement|2
=agua|5
=ahead|-4
=aid|8
=aisle|1
=al|-3
=alarm|4
=alert|1
=all|8
=allergen|1
=almacen|2
=alone|1
=along|1
=already|-6
=always|-2
=am|-5
=amended|3
=amount|1
=an|8
=and|-2
=android|1
=angebot|2
=angebote|4
=annex|-1
=annual|5
=ano|-3
=another|-4
=anrufen|1
=answer|-1
=antes|-1
=anual|1
=any|-4
=anybody|-1
=anymore|-2
=anyone|-6
=anything|-5
=anyway|-4
=aob|-1
=apart|1
=api|-1
=appeler|1
=applicant|-1
=application|-5
=applies|-2
=apply|-4
=appointment|-1
=approval|2
=approved|-1
=approx|-1
=appt|1
=april|-5
=archive|2
=are|-8
=around|-1
=arrange|-3
=arrives|-1
=artwork|1
=asap|-4
=ascensor|1
=ash|1
=ask|-8
=asked|-3
=asking|-4
=asset|1
=assistant|-1
=at|-6
=attached|-4
=attend|-3
=attendance|2
=attention|-2
=attic|1
=attn|-2
=au|-3
=auditor|-1
=auditors|-3
=auf|-3
=aug|-1
=august|-6
=aus|-1
=auto|-3
=autoclave|-1
=automatically|-4
=autumn|-3
=avant|-2
=avec|-1
=avoid|-3
=avril|-4
=away|-3
=ayer|1
=baby|1
=back|-5
=backup|2
=bad|-2
=badge|6
=badges|4
=bags|4
=bakery|-1
=balance|-1
=band|-1
=bank|7
=bano|1
=bar|-1
=batch|1
=bath|1
=bathroom|1
=batteries|5
=battery|1
=bay|-5
=bc|-5
=be|3
=beamer|2
=bearing|1
=because|-4
=become|2
=bed|-3
=bedroom|1
=been|-8
=beeps|1
=before|-14
=begin|-3
=behind|-1
=beim|3
=believe|-4
=bell|1
=below|-2
=belt|1
=bench|3
=bent|2
=best|4
=bestellen|1
=betrag|1
=better|-1
=between|-1
=bezahlen|6
=bien|-3
=big|1
=bike|-1
=bikes|-2
=bill|-3
=billed|1
=billing|-1
=bin|1
=bins|2
=bio|4
=bird|-3
=birthday|-3
=bis|-5
=biscuit|1
=bit|-1
=blank|-1
=block|3
=blocking|3
=blood|1
=blue|-3
=board|-1
=boards|-3
=boat|1
=boiler|9
=bon|-1
=booked|-4
=booking|-1
=bookings|-1
=books|-1
=booster|2
=booth|1
=born|-1
=borrow|-1
=both|-1
=bother|-3
=bottle|7
=bought|1
=box|1
=boxes|-2
=branch|5
=braucht|2
=bread|-1
=break|-1
=brightwater|-1
=bring|-10
=brochure|-1
=broke|2
=broken|1
=broker|-2
=bucket|2
=budget|2
=bug|-1
=build|4
=building|-2
=built|1
=bulbs|1
=bump|1
=bus|2
=business|4
=but|-15
=button|4
=buy|-2
=by|-4
=c|-2
=c'est|-1
=cabinet|4
=cable|2
=cafe|1
=cake|2
=caldera|5
=calendar|3
=call|-2
=called|1
=caller|-4
=callum|-1
=cambia|1
=cambiar|1
=came|1
=camp|-3
=can|-1
=can't|-6
=cancel|3
=cannot|2
=cant|-1
=canteen|-1
=car|3
=card|3
=cards|9
=care|-1
=caretaker|-3
=carried|-1
=carry|-1
=cars|-1
=cash|3
=category|4
=caterer|3
=catering|2
=cause|-1
=ce|-4
=ceiling|-2
=certificate|4
=certificates|1
=certified|3
=chain|1
=chair|-2
=chance|-3
=change|-6
=changes|-1
=changing|3
=channel|-2
=chapel|2
=chapter|3
=charge|2
=charged|-1
=chart|-1
=chase|1
=cheap|-4
=check|-4
=checked|-4
=checklist|-3
=checkout|2
=checks|-2
=chef|-3
=chez|1
=chimney|1
=choir|-4
=christmas|8
=churn|-3
=city|-1
=claim|4
=claims|-1
=class|-1
=clause|-4
=clean|6
=cleaned|1
=cleaner|1
=cleaners|-2
=cleaning|-1
=clear|2
=cleared|-2
=clerk|1
=click|3
=client|-5
=cliente|-3
=clinic|-1
=clock|-2
=close|1
=closed|-1
=closer|6
=closes|-5
=closing|2
=co|-1
=coach|5
=code|2
=coffee|-6
=cold|-3
=colleague|-7
=collect|-3
=collected|1
=collection|1
=collects|-2
=color|-2
=colour|1
=come|-7
=comes|-8
=coming|-2
=commander|1
=commission|-1
=committee|-2
=community|-1
=como|-3
=company|-3
=compare|1
=complaining|-2
=complaint|4
=complete|-3
=completed|1
=comprar|4
=compressor|-4
=con|-6
=concert|-2
=condition|-1
=conference|1
=confirmed|-1
=connection|-1
=consent|4
=container|1
=contract|17
=contractor|1
=contrato|2
=control|-1
=conversation|-4
=cooler|3
=cooling|-1
=copies|-3
=copy|-3
=corner|1
=correct|-2
=correction|-2
=cost|-3
=costume|1
=could|-3
=counsel|-6
=count|1
=counted|-2
=county|-4
=courier|-1
=course|-2
=court|1
=cover|2
=covers|3
=cracked|5
=crane|4
=crash|1
=crashes|3
=cream|1
=created|-1
=credit|1
=crew|-3
=crm|-3
=crown|4
=csv|8
=cups|1
=current|-3
=curtains|1
=customer|-14
=customers|-1
=cut|3
=cutoff|-5
=cutting|-1
=d|1
=d'eau|-2
=da|-2
=dad|1
=daily|-1
=damage|2
=damit|-3
=damp|1
=danach|-3
=dank|-2
=danke|-1
=dann|-1
=dans|-3
=dark|2
=das|1
=dass|8
=data|4
=database|1
=date|-2
=dates|1
=daughter|-1
=day|2
=db|1
=de|6
=dead|3
=deadline|-3
=debit|-1
=dec|-3
=december|-1
=decide|-4
=decided|-2
=decision|-1
=deck|3
=declaration|1
=deep|3
=defect|-4
=defrost|3
=degrees|-1
=del|11
=delete|-3
=deliver|-2
=delivered|-4
=delivery|-1
=dem|1
=demande|-1
=demo|-2
=den|5
=dental|1
=dentist|5
=denver|-1
=department|-1
=deploy|-1
=deploys|-2
=deposit|10
=depot|-4
=depuis|3
=der|3
=des|6
=descale|9
=descaling|1
=design|1
=desk|-1
=details|2
=deux|-2
=device|1
=devis|5
=dia|-1
=did|-2
=didn't|-1
=die|8
=dig|-3
=direct|-3
=discount|-1
=discussed|-2
=disk|2
=display|-2
=do|9
=docs|2
=doctor|-1
=document|-1
=documents|2
=does|4
=doesn't|5
=dog|-5
=doing|2
=doit|2
=domain|4
=don't|-8
=donc|-1
=done|-1
=donor|1
=dont|-1
=door|8
=doors|1
=dos|-2
=dossier|-2
=double|-2
=dr|5
=drain|4
=dran|1
=draw|1
=drawer|2
=drawing|2
=drawings|2
=drei|3
=dress|-2
=drill|-1
=dringend|1
=dripping|1
=drips|10
=drive|2
=driver|-1
=drivers|2
=drop|-1
=dropped|1
=drops|6
=drucker|-4
=dry|-2
=dryer|2
=du|-2
=due|-1
=during|-4
=dutch|3
=duty|1
=e|4
=each|-5
=earlier|2
=early|-2
=east|1
=echeance|1
=eh|-1
=ein|7
=eine|2
=einen|2
=el|5
=electricity|1
=elevator|7
=eleven|-3
=else|-3
=email|-1
=embarrassing|1
=embassy|-2
=emergency|1
=employee|2
=empresa|-5
=empty|-1
=en|-2
=enclosed|5
=encore|1
=end|2
=ended|-4
=ending|1
=ends|-4
=engine|1
=engineer|1
=enough|-2
=enter|1
=entrance|1
=enviar|5
=envoyer|3
=equipment|-3
=equipo|1
=er|2
=error|4
=es|-3
=est|-3
=esta|-2
=estan|1
=estimate|3
=etage|1
=ete|-1
=eur|-4
=euro|-2
=euros|-2
=ever|-4
=every|2
=everyone|1
=examination|-2
=example|3
=excel|-3
=except|1
=excerpt|1
=expense|-1
=expire|2
=expired|2
=expires|4
=expiry|1
=explain|-3
=export|14
=extend|2
=extended|-1
=extension|4
=extinguisher|4
=extinguishers|5
=extra|-1
=extract|-2
=extractor|2
=eye|1
=f|5
=facilities|2
=facility|-2
=facture|10
=failed|1
=failing|-1
=fair|-1
=faire|1
=fait|-1
=falta|1
=fan|2
=farm|-1
=fast|-2
=father|-1
=faut|2
=favor|2
=feb|-2
=february|-1
=fecha|-3
=fee|-1
=feed|1
=feedback|-1
=fees|1
=fehlt|3
=felt|-1
=fence|1
=ferme|1
=festival|-1
=few|1
=field|-1
=figure|1
=figures|1
=file|-5
=files|1
=filter|1
=filters|1
=final|3
=finance|4
=find|-11
=fine|-6
=finish|-3
=finished|-2
=fiona|-1
=fire|-2
=firm|2
=firma|3
=firmado|2
=first|-3
=fit|1
=five|1
=fix|-4
=fixed|-4
=flaky|2
=flat|2
=flickers|1
=floor|9
=florist|2
=flour|1
=flowers|1
=fois|-1
=folder|1
=folding|1
=following|-7
=footer|1
=for|12
=forecast|1
=forklift|5
=forma|-1
=format|2
=former|1
=forms|2
=forward|-1
=found|-2
=four|-3
=fournisseur|3
=frame|2
=frau|-1
=freeze|3
=freezer|2
=freitag|-1
=french|2
=friday|-5
=fridge|6
=frist|-2
=from|-12
=front|-4
=fuel|2
=full|-3
=fur|4
=furgoneta|1
=furnish|-2
=further|-1
=fyi|-3
=game|1
=garage|4
=garden|1
=gas|3
=gate|13
=gateway|1
=geben|-1
=general|-1
=gestern|-5
=get|-4
=gets|-3
=getting|-1
=gift|1
=gives|-4
=glass|-1
=glasses|1
=gloves|7
=gmbh|-1
=go|-8
=goes|-6
=going|-4
=gone|5
=good|-2
=got|-1
=grab|-3
=grandma|-1
=grant|5
=great|-1
=green|-4
=greta|1
=grey|1
=grinding|1
=group|-1
=guard|1
=guest|6
=guests|1
=guide|3
=gutter|2
=gutters|-2
=gym|2
=h|-3
=ha|-1
=haben|-2
=hace|3
=had|-1
=half|-3
=hall|-5
=handle|-2
=handrail|3
=hands|4
=hanging|2
=happen|-1
=happened|-1
=harbor|2
=hardware|-1
=harvest|-1
=hasn't|-1
=hat|-5
=have|10
=haven't|1
=hay|-2
=he|-4
=he'd|1
=he'll|1
=head|4
=heads|-4
=health|-3
=hear|1
=hearing|7
=heater|-1
=heating|5
=hedge|5
=held|2
=her|6
=here|-5
=hi|3
=high|1
=him|-8
=hire|-2
=his|5
=hit|1
=hold|-2
=holiday|4
=home|-8
=hope|-1
=hora|-1
=hospital|-1
=hot|-2
=hotel|-1
=hotline|1
=hours|6
=house|-1
=housekeeping|-2
=how|1
=hr|1
=hut|-1
=i|6
=i'd|4
=i'm|-1
=i've|-3
=ice|3
=ich|-5
=idea|-1
=if|-7
=ihn|-5
=ihr|1
=ihre|-2
=il|-1
=im|7
=image|3
=immediately|-1
=impact|2
=impresora|3
=in|4
=inbox|-2
=inch|3
=incidencia|-1
=incident|2
=including|-4
=incomplete|-1
=info|3
=inform|-3
=inside|-1
=inspect|-1
=inspected|3
=inspection|-6
=inspector|-7
=install|1
=instead|2
=insurance|3
=insurer|-5
=interest|-1
=interim|2
=intern|3
=internal|-1
=interruption|-1
=interview|-4
=into|3
=inv|1
=inventory|3
=invitation|3
=invoices|1
=is|2
=isn't|-3
=issue|2
=issued|6
=ist|-2
=it|-19
=it's|-5
=item|1
=items|-2
=its|3
=itself|1
=j'ai|-1
=jahr|-2
=jams|3
=jan|1
=januar|-1
=january|-6
=je|3
=jemand|-6
=jerseys|1
=jira|2
=job|1
=jobs|2
=jonas|1
=jour|5
=juin|-5
=july|3
=june|-7
=k|1
=kann|-4
=keep|-4
=keeps|-2
=keine|1
=keller|3
=kettle|4
=key|-1
=keys|-3
=kg|-1
=kid|-2
=kids|-3
=kids'|-1
=kiln|-1
=kind|-1
=kindly|-2
=kitchen|-1
=know|3
=knows|-1
=kommt|-2
=konnen|-1
=kx|3
=l|3
=la|12
=label|7
=labels|4
=ladder|1
=lady|1
=lager|1
=lamp|1
=land|-1
=landlord|-8
=lane|-1
=lapses|-2
=laptop|4
=larch|1
=large|-4
=las|2
=lassen|1
=last|5
=latch|6
=late|-6
=later|2
=lauft|2
=launch|1
=layout|1
=le|13
=lead|3
=leaflet|2
=leak|1
=leaking|2
=leaks|-1
=leave|-4
=leaves|-3
=leaving|-1
=left|-4
=legal|-2
=lemon|-1
=leo|1
=les|3
=less|-1
=lessons|-1
=letter|5
=letters|4
=level|1
=liability|2
=library|1
=licence|1
=license|1
=lieferung|-3
=lieu|-1
=life|2
=lift|5
=light|3
=lights|6
=like|4
=limit|3
=line|4
=link|2
=list|4
=liste|1
=little|1
=live|1
=llama|1
=lo|-5
=load|2
=loan|2
=lobby|-4
=location|-3
=lock|3
=locked|1
=locker|1
=log|3
=login|-1
=logistics|-1
=logo|3
=logs|1
=long|-4
=longer|-1
=look|-5
=loose|3
=lorry|-2
=los|7
=loss|-4
=lost|6
=lot|-1
=love|-1
=lovely|-2
=low|-1
=lower|1
=lucia|-1
=lui|1
=lunch|2
=lyon|-1
=m|7
=machen|-2
=machine|-1
=machst|1
=made|-4
=mai|-1
=mail|-5
=mailbox|2
=mailing|-1
=mails|-1
=maintenance|-3
=make|2
=makes|-3
=making|1
=man|2
=management|-1
=mantenimiento|-2
=manual|-5
=manufacturer|-3
=many|-1
=map|5
=maple|1
=mar|-2
=march|-9
=marcus|-1
=marketing|-1
=mas|1
=matter|-2
=max|3
=mayor|-1
=me|-7
=means|-1
=measure|4
=meet|-1
=meeting|-6
=mehr|2
=member|-2
=members|-1
=membership|2
=memo|-1
=menu|-2
=merci|-1
=message|-1
=met|-1
=meter|4
=meters|2
=mg|2
=mic|1
=might|-1
=migration|1
=milk|4
=million|-2
=min|9
=minibus|-4
=minimum|-1
=minutes|9
=mir|-1
=mirror|2
=mise|1
=miss|2
=missing|14
=mit|5
=mm|4
=mme|-1
=mobile|2
=mode|2
=model|3
=mom|-5
=mon|-3
=monday|-6
=money|-3
=monitor|3
=monsieur|-4
=month|-4
=months|-7
=more|-4
=mot|3
=mother|1
=motion|1
=motor|-1
=move|4
=moved|-4
=moving|-3
=mr|3
=ms|-1
=much|-2
=mum|-5
=mum's|-3
=music|2
=muss|1
=mussen|1
=my|12
=n|-1
=n'est|-3
=name|5
=names|-1
=nda|4
=ne|-1
=near|-3
=nearly|9
=need|-4
=needed|-1
=needful|-6
=needs|3
=neighbour|-3
=neighbours|-2
=neue|4
=neuen|2
=never|3
=new|-2
=news|1
=newsletter|2
=next|-3
=nicht|-4
=nightly|3
=nights|1
=nine|-1
=nitrile|3
=no|12
=nobody|3
=noch|-2
=node|3
=noise|-3
=none|-1
=noor|2
=nord|1
=normal|-1
=north|4
=nos|12
=not|4
=note|3
=noted|1
=notes|-3
=nothing|3
=notice|-1
=notre|2
=nous|3
=nov|-4
=november|-9
=novembre|-3
=now|1
=nr|1
=number|4
=numbers|-4
=nur|1
=nurse|1
=o|-1
=oak|1
=oat|1
=ob|3
=obligations|-1
=oct|-4
=october|-10
=octobre|-2
=octubre|-10
=oder|1
=of|12
=off|-4
=offen|1
=offer|-4
=offers|2
=office|-3
=og|6
=ohne|-1
=oil|-3
=ok|-2
=okay|-1
=older|-1
=oma|-1
=on|3
=onboarding|-1
=once|1
=one|-9
=ones|-4
=online|-3
=only|4
=op|2
=open|-2
=opened|-2
=opens|-4
=operator|1
=option|1
=or|-8
=order|-5
=ordered|3
=orders|-1
=organ|-3
=original|3
=other|-3
=otherwise|-3
=otra|2
=our|-2
=ours|-1
=out|2
=outside|2
=outstanding|1
=oven|1
=over|2
=overdue|-3
=overflowing|1
=overtime|1
=owe|-1
=own|-1
=owner|2
=owners|-1
=p|-3
=packet|-2
=packing|1
=page|-2
=pago|2
=paid|-8
=paint|-4
=pair|-2
=pallet|3
=pallets|1
=panels|-3
=paper|-2
=par|-2
=para|-1
=parcel|-3
=parcels|-1
=parents|-1
=parking|11
=part|-2
=parts|-1
=party|-3
=parvenir|2
=pas|1
=pasado|-3
=pass|4
=passe|-1
=passed|-1
=passer|-2
=passport|6
=password|2
=past|-5
=patch|-1
=patient|-1
=pay|1
=payable|-1
=paying|-1
=payment|2
=payroll|2
=pcs|-2
=pdf|5
=pedido|-3
=pedir|-2
=penalty|1
=pension|3
=people|-11
=per|-1
=period|-1
=permission|1
=permit|10
=permits|-2
=person|-3
=persons|-2
=petra|-3
=phone|3
=photo|1
=photographer|1
=photographs|1
=photos|-1
=piano|2
=pick|5
=picks|-1
=pickup|1
=picture|-1
=pide|3
=piece|-1
=pieces|-4
=pierde|3
=pintura|2
=pitch|2
=place|-2
=plan|11
=planned|-1
=planning|-1
=plant|-5
=plants|7
=plazo|1
=please|1
=plombier|1
=pls|-1
=plumber|-3
=plus|-1
=pm|-5
=po|1
=point|1
=policy|-1
=polyvalente|1
=porfa|-1
=portal|-1
=porte|3
=porto|2
=position|-1
=post|-2
=poster|1
=posters|-1
=pot|1
=pour|4
=power|-2
=ppl|-2
=pr|-2
=practice|-2
=premises|-2
=prep|-1
=prepare|4
=present|-4
=presents|4
=press|-1
=pressure|3
=presupuesto|3
=presupuestos|2
=price|2
=prices|-2
=pricing|3
=principal|2
=print|1
=printed|2
=printer|14
=printers|-1
=printing|-5
=prints|4
=prior|1
=priority|-2
=priya|-1
=pro|-1
=prod|-1
=production|-1
=project|-3
=projector|5
=promise|-1
=promised|1
=proof|1
=proofread|3
=properly|-1
=property|3
=proposal|1
=protection|5
=proveedor|-1
=pt|1
=public|4
=publish|-2
=puddle|-2
=puedes|-2
=pull|1
=pump|6
=purchase|4
=put|6
=q|7
=quality|-1
=quarter|-1
=quay|-2
=que|-8
=queda|-1
=query|-1
=question|-1
=questionnaire|2
=questions|2
=queue|-2
=quick|-2
=quickly|-3
=quotation|4
=quote|2
=quotes|1
=r|7
=rabies|1
=radiator|3
=radio|-1
=rail|1
=rain|1
=raise|-1
=ramp|1
=rang|-5
=rate|2
=rather|-1
=raum|2
=ray|1
=rd|2
=re|6
=reach|-5
=reading|5
=readings|1
=reads|2
=ready|2
=real|-1
=really|-1
=rear|1
=reason|-5
=recalibrate|1
=recall|2
=receipt|-4
=receive|-1
=received|4
=rechnung|6
=recital|-2
=recommendation|2
=recu|1
=recycling|4
=red|2
=redo|2
=ref|-1
=refer|3
=reference|-1
=refill|1
=refund|4
=refunded|-1
=regarding|-2
=register|7
=registered|2
=registration|-1
=rehearsal|-2
=relancer|3
=release|-2
=released|-2
=relire|1
=remains|-3
=remarks|-1
=remind|1
=reminder|-3
=remit|-2
=remove|1
=rendez|-1
=renew|1
=renewal|-3
=renewed|-1
=renews|-1
=renovar|1
=rent|2
=repair|-6
=repeat|2
=replace|7
=replaced|1
=replacement|-2
=replacing|-1
=reply|1
=report|2
=reports|1
=request|-7
=requested|-1
=requester|-1
=require|5
=required|-1
=resend|-3
=reservation|1
=reserve|3
=reserver|2
=reset|4
=residents|1
=resolved|-2
=responsible|1
=rest|-4
=restaurant|-3
=restore|1
=result|1
=results|1
=return|5
=returns|5
=reunion|-1
=review|1
=reviewed|1
=reviewer|-2
=revise|1
=revised|10
=revision|-1
=rewrite|1
=rien|3
=right|-3
=ring|-5
=risk|-1
=road|2
=robes|2
=roll|5
=rollback|-1
=roller|1
=rolls|3
=roof|4
=roofer|2
=roofing|1
=room|6
=rooms|-1
=roster|3
=rota|3
=rotate|2
=round|-2
=row|4
=rows|-1
=rufen|1
=run|-4
=running|-2
=runs|1
=ruth|-2
=s|4
=safe|1
=safety|1
=said|6
=sala|1
=salary|1
=sale|-1
=sales|-1
=salt|-1
=same|-3
=sand|1
=sans|1
=sat|-1
=saturday|-4
=save|4
=saw|1
=say|3
=says|-4
=scaffold|1
=scale|3
=scanner|2
=schedule|6
=schick|-1
=schicken|4
=schlussel|-1
=schon|-2
=school|-6
=schreiben|-1
=science|-2
=scouts|1
=screws|1
=se|2
=seal|9
=search|2
=seat|9
=seating|-1
=seats|1
=sec|-2
=second|-1
=secretary|-1
=security|5
=see|-2
=seed|4
=seen|-4
=sehr|-1
=sein|1
=seit|-5
=self|-1
=send|-2
=sends|1
=senior|-2
=sensor|5
=sent|6
=sep|-2
=sept|-6
=september|5
=septembre|2
=septiembre|-3
=serial|1
=server|1
=service|-5
=serviced|3
=sets|-1
=settle|-2
=severity|-1
=shared|1
=sharp|-1
=she|1
=she'd|4
=shed|3
=sheet|-3
=shelf|2
=shelves|-2
=shift|-4
=shipped|-1
=shoes|2
=shop|-2
=should|2
=show|2
=shower|2
=showing|4
=shows|7
=shut|1
=si|-4
=sich|-4
=sick|-1
=side|6
=sie|3
=sign|-1
=signe|1
=signed|7
=signs|1
=sin|-1
=since|8
=sind|1
=sink|1
=site|-1
=sits|-1
=sitting|-1
=six|1
=size|5
=sizes|1
=skip|5
=sleep|-1
=slide|3
=slides|7
=slot|-1
=smell|1
=smells|2
=smoke|2
=so|-8
=sofa|1
=solicitor|-2
=some|-4
=somebody|-5
=something|-1
=son|-6
=sonst|-4
=sorted|-1
=sound|1
=soup|2
=sous|-3
=spanish|1
=spare|-1
=speak|-1
=speaker|-1
=spelling|2
=split|-1
=spoke|-1
=spreadsheet|2
=spring|-2
=st|-4
=staff|-4
=stage|-2
=staging|3
=stairs|5
=standing|-1
=stands|-1
=start|-7
=starter|1
=starting|2
=starts|-2
=statement|5
=statements|5
=station|4
=statt|-1
=steering|-1
=stehen|3
=step|2
=steps|-1
=stick|1
=sticker|-2
=sticky|-1
=still|10
=stood|-1
=stop|-6
=stopped|1
=stops|2
=store|-3
=storm|1
=straight|1
=street|-3
=stress|-1
=stuck|1
=student|-1
=students|-1
=studio|-1
=study|1
=stuff|-1
=su|-3
=subject|2
=submit|2
=submitted|-1
=subscription|-1
=suit|-1
=suite|-1
=summer|1
=sunday|4
=supplier|-5
=supplies|-1
=supply|-2
=sur|-2
=sure|-1
=survey|-3
=swap|-1
=swapped|-1
=sweep|2
=swept|2
=swimming|-1
=switch|1
=switched|1
=sync|-2
=t|3
=table|2
=tables|2
=tags|5
=take|-8
=taken|-2
=takes|-3
=talk|-1
=talked|-1
=tank|1
=tap|12
=tard|-4
=tarde|-1
=tax|-2
=te|2
=tea|-1
=teacher|-2
=team|3
=tecnico|1
=teilen|3
=telephone|-2
=tell|-6
=temperature|1
=template|1
=ten|-1
=tenants|-1
=term|2
=termin|4
=terms|-3
=terrace|1
=test|-1
=tested|7
=tests|1
=text|2
=th|-8
=than|-2
=thank|3
=thanks|-2
=that's|-3
=thats|-1
=the|11
=theatre|-1
=their|-3
=them|-7
=then|4
=there|-7
=there's|-3
=they|3
=they'd|-1
=they're|-1
=thing|-2
=things|-4
=third|-2
=thirty|-1
=this|-4
=those|1
=though|2
=three|3
=through|-2
=thu|1
=ticket|1
=tickets|1
=tidy|-1
=til|-1
=tile|1
=tiles|1
=till|3
=timber|-1
=time|-11
=times|-4
=timesheets|2
=title|-1
=tls|1
=to|-6
=today|-1
=today's|1
=todo|-1
=together|-2
=tom|-2
=tomasz|-2
=tomatoes|-1
=tomorrow|-2
=toner|-2
=took|-2
=tool|-5
=top|-2
=torn|3
=torque|1
=toujours|4
=tour|-2
=town|1
=trade|-2
=traffic|-3
=trailer|1
=train|-2
=training|1
=tram|-2
=transcript|-1
=transfer|2
=transferencia|-2
=transit|-1
=translate|3
=translation|3
=transport|-1
=travel|-2
=tray|2
=treasurer|-1
=treatment|-1
=tree|1
=trees|4
=treppenhaus|7
=tres|1
=tried|1
=trim|1
=trois|2
=truck|-1
=trust|-2
=tu|1
=turn|-1
=turned|1
=tuv|-1
=two|3
=tyre|2
=tyres|8
=u|3
=uber|1
=uberweisen|1
=um|-1
=umlauts|1
=un|-2
=und|-4
=under|-3
=unfortunately|-3
=unit|-2
=units|-2
=uns|1
=unten|-1
=until|-2
=up|8
=update|10
=updated|3
=upgrade|1
=upload|3
=ups|-1
=ur|3
=urgent|-2
=us|4
=use|-3
=using|-2
=v|-3
=vaccination|2
=vaccine|-1
=valid|7
=van|2
=vat|11
=vehicle|-3
=vence|1
=vendor|-3
=version|-7
=very|2
=vet|1
=veterinary|-1
=vez|1
=video|-2
=vielen|-2
=viene|-2
=village|1
=virement|1
=visa|2
=visit|-5
=visitor|4
=visitors|-2
=visits|-1
=voice|-1
=voicemail|-2
=volunteers|3
=vom|-4
=von|2
=vor|1
=vorher|-3
=votre|3
=vous|-6
=vpn|3
=w|-4
=wait|-4
=waiting|-3
=want|9
=wanted|2
=wants|2
=war|-1
=warehouse|-1
=warm|1
=wartet|-1
=was|-1
=wash|-6
=washed|2
=washing|-1
=water|2
=way|-4
=we|-6
=we'll|1
=we're|3
=we've|3
=weather|-2
=wed|-3
=wedding|-2
=week|-11
=weekend|-2
=weeks|-2
=wegen|2
=well|-1
=wenn|-2
=went|2
=werden|1
=were|4
=west|4
=what|3
=what's|2
=whatever|-1
=wheel|1
=wheelchair|5
=when|-7
=whether|-4
=which|-2
=while|-5
=white|3
=whiteboard|2
=who|-1
=whoever|-1
=whole|1
=why|-7
=wie|-1
=wifi|2
=wiki|-3
=will|-9
=wind|-1
=window|2
=windows|-1
=wine|-1
=winterreifen|2
=wir|-2
=wish|-1
=with|-6
=within|1
=without|-2
=won't|-1
=wont|1
=word|4
=words|3
=work|-4
=works|3
=would|-4
=wrap|-1
=write|-3
=writes|4
=writing|1
=written|2
=wrong|4
=wurde|-1
=x|3
=xmas|-4
=y|-5
=ya|-5
=yard|-1
=year|-6
=years|-2
=yellow|-1
=yet|3
=you|-4
=you'd|1
=you're|-4
=you've|-1
=young|-1
=your|11
=yours|-3
=zero|-1
=zu|2
=zur|-2
=zwei|5
=º|-4
>>|-8
>>!|7
>>(|2
>>)|1
>>,|3
>>-|4
>>.|-6
>>:|-11
>>?|5
>>a|-8
>>about|-1
>>after|2
>>again|-3
>>am|-3
>>an|1
>>and|-9
>>antes|5
>>april|-1
>>are|8
>>as|4
>>asap|-1
>>at|1
>>avant|1
>>ay|-1
>>b|3
>>because|-1
>>before|10
>>ber|-1
>>bis|-5
>>by|14
>>ce|2
>>con|2
>>cuando|-1
>>d'ici|2
>>date|1
>>day|3
>>days|-2
>>de|-2
>>dec|-3
>>december|2
>>del|-1
>>demain|2
>>der|-1
>>des|1
>>du|5
>>e|6
>>ed|1
>>el|-4
>>ember|-1
>>en|6
>>er|-1
>>es|1
>>et|-6
>>first|1
>>for|13
>>friday|-2
>>from|4
>>fur|3
>>g|1
>>h|1
>>has|-1
>>have|-3
>>i|-2
>>if|5
>>im|2
>>immediately|1
>>in|-4
>>ing|-2
>>is|-2
>>it|2
>>june|-1
>>l|-1
>>latest|2
>>le|-5
>>m|1
>>may|2
>>monday|4
>>must|-3
>>n|-2
>>nd|1
>>needed|1
>>next|1
>>not|1
>>nov|-1
>>now|7
>>o|-3
>>oct|-3
>>of|-8
>>ok|-1
>>on|-1
>>one|1
>>or|-3
>>para|1
>>please|-2
>>pls|4
>>pm|1
>>pour|2
>>r|2
>>re|-1
>>s|-10
>>since|2
>>so|-1
>>sometime|-1
>>still|-1
>>sunday|-1
>>t|-1
>>th|-1
>>than|1
>>that|4
>>the|-1
>>them|-1
>>this|2
>>three|3
>>thurs|-1
>>thursday|-1
>>till|-1
>>tion|2
>>tmrw|-4
>>to|1
>>today|2
>>tomorrow|1
>>tuesday|2
>>two|1
>>und|1
>>unless|-1
>>until|-3
>>vom|-1
>>we|-1
>>wednesday|1
>>weekend|-1
>>when|-2
>>whenever|3
>>while|1
>>who|-1
>>with|3
>>within|1
>>y|-2
>>yesterday|-1
>>zum|3
>>–|-5
^a|16
^a copy|1
^a few|-1
^a new|2
^about|1
^about the|1
^accept|-3
^access|1
^account|-1
^action|-1
^add|1
^add the|2
^after|-4
^after the|-4
^already|-1
^am|1
^am besten|-1
^an|-2
^annual|3
^answer|1
^anything|-4
^appeler|1
^appeler le|1
^application|-2
^apply|-4
^apply for|-3
^appointment|-1
^approve|-4
^approve the|-1
^archive|1
^are|3
^arrange|1
^arrange a|1
^arrange the|-2
^as|1
^as the|-2
^as you|-1
^asi|-1
^asi que|-1
^ask|2
^ask for|-3
^ask the|-3
^ask them|-1
^assigned|-1
^at|-1
^at the|-2
^aunt|-1
^auto|-1
^avoid|-2
^back|1
^badge|1
^balance|-1
^bank|1
^be on|-4
^be so|-3
^be there|-1
^because|-1
^bed|1
^before i|-2
^before the|3
^before we|-1
^bei der|-4
^best|1
^between|-1
^birthday|-2
^bis|-3
^blocked|-2
^board|-2
^board of|-1
^boiler|3
^book|10
^book it|-3
^book the|7
^bring|-1
^bring it|-1
^bring the|-2
^bring them|-1
^bring your|1
^budget|1
^build|4
^bump|1
^by|-8
^call|3
^call for|1
^call her|1
^call me|-1
^call the|5
^call them|-1
^caller|-4
^cambiar|1
^can't|-5
^cancel the|1
^car|2
^category|4
^certificate|-2
^chair|1
^change|-5
^change it|-2
^change the|4
^chase|5
^chase the|2
^check the|-1
^checkout|2
^choir|-1
^choose|-1
^circulate|-6
^city|-1
^city of|-1
^claim|1
^clean|1
^cleaning|-1
^clear|1
^clear the|-1
^client|-1
^close|1
^close the|1
^closed|-1
^coach|1
^collect|-3
^collect it|1
^collect the|2
^come|-2
^commander|2
^comment|-1
^compare|3
^complaint|4
^complete|1
^comprar|-1
^con|-4
^confirm|2
^confirm the|2
^confirm with|-2
^contact|-4
^contact form|-2
^contract|2
^copy|1
^correct|7
^correct it|1
^correct the|-1
^count|-2
^count the|-2
^cover|1
^credit|1
^csv|5
^csv export|5
^customer|-8
^cut|3
^cut the|-4
^d|2
^dad|1
^damit|-1
^danke|-2
^das|-1
^dass|8
^date|1
^date of|-1
^de|-2
^deadline|-2
^deadline is|-1
^dear|-1
^decide|-3
^decided|-1
^delete|-4
^deliver|-4
^delivery|-2
^delivery note|-1
^den|9
^dentist|5
^department|2
^department of|2
^deposit|1
^der|-3
^descale|8
^did anyone|1
^die|4
^do|-10
^do it|1
^do not|-5
^do the|-2
^does|1
^does the|1
^dog|-1
^don't|-2
^donc|-2
^done|-1
^dont|-1
^door|6
^draft|-1
^draft the|1
^draw|2
^draw up|2
^drive|2
^drop|2
^drop it|-1
^drop the|2
^dry|2
^ein|-1
^eine|4
^einen|2
^else|-1
^en|3
^enter|1
^enviar|1
^envoyer|3
^er|-3
^es|-1
^eur|-1
^every|-1
^expires|-6
^explain|-3
^export|2
^export to|1
^extend|-1
^extend the|1
^facilities|3
^facture|5
^facture n|5
^failing|-2
^failing which|-2
^feature|-1
^feature request|-1
^feb|2
^feed|2
^feed the|3
^file|1
^file it|-2
^file the|-3
^fill|2
^fill in|2
^filter|-1
^finance|-1
^find|-5
^find a|1
^find out|-4
^find the|1
^finish|-2
^finish the|1
^finished|-2
^fire|-2
^fire drill|-1
^fit|3
^fix|-4
^fix before|-4
^fix the|3
^flaky|3
^floor|3
^following|-2
^following up|-1
^food|-1
^for the|-3
^forklift|1
^forward|-3
^forward it|-3
^found|-1
^fridge|1
^frist|-3
^from|-2
^from the|-2
^further|-1
^further to|-1
^gas|-1
^get|3
^get the|4
^get them|-4
^get three|-1
^get two|1
^give|-2
^give me|-4
^give them|-2
^go|-5
^go ahead|-1
^go back|-1
^go out|-5
^go through|1
^go to|2
^got|-3
^gracias|-1
^grant|-2
^guest|2
^gutter|1
^half|-1
^half of|-1
^hand|-4
^hand in|-2
^hand over|2
^handover|1
^handrail|1
^handwritten|-1
^hang|1
^has|-3
^hat|-1
^have|6
^have a|-1
^have it|-2
^have the|8
^he|-1
^he's|-1
^hear|2
^here|-1
^hi|-2
^high|-1
^hire|1
^his|-1
^hope|-1
^hope the|-1
^how|-1
^hr|-1
^i|3
^i am|6
^i can't|-3
^i don't|-3
^i have|1
^i know|-1
^i refer|4
^i said|3
^i would|1
^i write|-2
^i'm in|-1
^i've|-2
^ice|1
^ich|2
^if|-5
^if not|-2
^if you|-1
^ihre|-1
^il|-1
^im|2
^in|14
^in the|4
^incidencia|1
^inform|-4
^inspect|3
^inspection|-1
^internal|-1
^interview|-4
^invoice|4
^invoice date|-1
^invoice no|2
^invoice of|2
^is|-3
^issue|4
^issue a|3
^ist|-1
^it|-2
^it for|-1
^it is|2
^it must|-1
^it still|1
^it's|-1
^it's been|1
^it's in|-1
^it's not|-2
^its|-2
^january|-2
^je|-3
^jonas|-1
^k|2
^keep|1
^keep it|2
^keep the|-2
^key|-1
^keys|-1
^kids|-3
^kitchen|4
^kitchen tap|4
^know|-1
^la|-2
^lab|-1
^label|5
^label printer|3
^landlord|-1
^laptop|2
^las|1
^last|-3
^last year|-1
^late|-1
^le|3
^le client|1
^lead|2
^lease|1
^leave|-3
^leave the|-1
^left|1
^legal|1
^let|-2
^let me|-6
^let the|1
^let them|2
^let us|1
^library|1
^lift|1
^like|6
^like the|6
^llama|2
^llamar|-2
^lo|5
^look at|2
^look into|-2
^looks|3
^los|-2
^lost|1
^love|-1
^m|-1
^machst|4
^machst du|4
^madame|-1
^mail|1
^maintenance|-3
^mais|1
^make|-1
^make an|1
^make it|1
^make sure|2
^mandar|-1
^many|-2
^marketing|-2
^max|-4
^may|-1
^me|2
^measure|4
^meter|-1
^milk|3
^minutes|2
^minutes of|-1
^mom|-5
^morning|-1
^morning all|-1
^move|2
^move the|4
^mr|1
^mrs|-3
^mum|-3
^mum's|-1
^my|-5
^my son|-1
^name|2
^nd|2
^near|-2
^need|1
^net|-1
^new|1
^next|-1
^nicht|-2
^night|2
^no|-1
^no action|-3
^no panic|-1
^nobody|1
^nobody has|2
^noise|-1
^noor|2
^nos|4
^not|-8
^not a|-1
^not before|-1
^note|1
^notes|-1
^notice|1
^notice of|-1
^notice to|1
^now|1
^ob|3
^obligations|-1
^obligations of|-1
^obtain|2
^of|4
^of the|2
^offer|-8
^office|-1
^oil|1
^old|-1
^on|-3
^once|-1
^one|-1
^only|-2
^open|-1
^open the|1
^opened|-1
^order|4
^order a|-2
^order more|1
^order new|2
^order the|2
^orders|-1
^organise|3
^otherwise|-3
^otherwise the|-2
^our|6
^our records|-2
^owner|-1
^page|1
^page of|-1
^paint|-6
^pallet|-1
^passer|-1
^passport|4
^patient|-1
^patients|-1
^pay|9
^pay invoice|3
^pay the|1
^payable|2
^payment|-1
^payment terms|-1
^payroll|2
^people|-2
^per|1
^permit|-2
^phone|7
^phone the|2
^pick|-2
^pick up|1
^plan|-2
^please|2
^pls|-1
^pm|-2
^policy|-1
^por|-3
^por favor|-2
^post|-2
^pour|-5
^practice|-2
^prepare|1
^prepare a|3
^present|-2
^prices|2
^print|2
^print the|-2
^printer|5
^priya|-1
^pro|-1
^pro forma|-1
^prod|-2
^project|-2
^projector|2
^proofread|3
^pull|1
^purchase|-1
^put|1
^put in|-1
^put it|-2
^put the|-2
^put up|4
^q|-2
^quarantine|-1
^questions|3
^queue|2
^quick|-2
^quotation|4
^quote for|-1
^quote the|-1
^radiator|3
^raise|-1
^rather|-3
^rather not|-3
^re|2
^reach|-3
^rebook|1
^recalibrate|1
^recall|2
^receipt|1
^receive|-1
^receive the|-2
^received|5
^rechnung|3
^rechnung bezahlen|1
^rechnung nr|1
^ref|-3
^reference|1
^refill|1
^refund|2
^register|2
^relancer|3
^relancer le|3
^release|-4
^release notes|-2
^relire|1
^remind|-1
^reminder|-3
^remit|-2
^remove|2
^renew|5
^renew it|2
^renew online|-1
^renew the|1
^rent|1
^reorder|-1
^repaint|-1
^repaint the|-1
^repair|-6
^repair the|-2
^replace|9
^replace the|3
^reply|-1
^request|-3
^requested|1
^requester|-2
^resend|-2
^reserve|1
^reserve the|-1
^reserver|3
^reserver la|2
^reset|5
^resolved|1
^restart|1
^restore|1
^return|9
^return the|8
^rev|-1
^rewrite|2
^rewrite the|2
^ring|-1
^ring the|2
^roll|3
^roll back|2
^roof|4
^rotate|2
^rotate the|1
^run|-1
^run out|-2
^said|3
^sat|1
^saturday|-1
^save|-2
^say|2
^says|-2
^scan|1
^schedule|1
^school|-1
^se|-1
^second|3
^see|-4
^see below|-1
^see the|-2
^see to|1
^seen|-2
^send|9
^send a|3
^send it|-1
^send me|-2
^send the|5
^send us|5
^serial|-1
^service|-2
^set|2
^settle|-1
^settle it|-2
^settle the|1
^severity|-1
^she|-3
^she is|-1
^she's|-1
^shop|-1
^show|1
^si|-4
^si no|-3
^sie|-3
^sign|-1
^sign and|-4
^sign it|-1
^sin|-1
^since|8
^since the|4
^since update|3
^sla|-2
^smoke|1
^something|-1
^son|-1
^sonst|-3
^sort|-5
^spring|1
^sprint|-1
^st|-1
^stage|1
^start|-2
^state|-1
^statement|-1
^statement of|-1
^sticky|-2
^sticky note|-2
^still|-2
^stock|-2
^stop|-11
^store|-1
^submit|1
^submit it|-3
^submit the|2
^suite|-1
^suite a|-1
^summary|-1
^summer|-1
^supplier|-2
^sure|-1
^swap|4
^swap the|3
^switch|-1
^take|-3
^take a|-2
^take care|1
^take the|1
^take them|-1
^take this|1
^talk|-7
^talk about|-7
^talk to|-1
^te|3
^teilen|3
^teilen sie|3
^tell|-1
^tell her|4
^tell the|1
^tenant|-1
^termin|3
^test|-2
^text|-1
^th|-1
^that|6
^that you|4
^that's|-1
^thats|-1
^the|14
^the auditors|-2
^the bank|-1
^the big|2
^the board|1
^the certificate|1
^the children|-1
^the client|-4
^the coffee|-1
^the customer|-5
^the following|-2
^the form|-1
^the freezer|-2
^the hedge|1
^the insurance|-1
^the insurer|-4
^the key|-1
^the label|2
^the last|4
^the lift|-1
^the machine|1
^the old|-2
^the one|-2
^the price|-2
^the printer|1
^the projector|2
^the school|-2
^the signed|1
^the staging|-1
^the th|-1
^the website|1
^there's|-1
^they|6
^they are|1
^they need|-2
^they want|6
^they were|2
^they won't|-1
^they'd|-2
^they'd like|-2
^they're|-2
^think|-1
^this|-3
^this is|-2
^though|-1
^three|2
^thx|-1
^ticket|-2
^tidy|-1
^till|9
^time|-1
^todo|1
^top|-2
^total|-1
^transfer|5
^transfer the|4
^treasurer|-1
^tu|2
^two|-3
^two of|-1
^two things|-1
^type|-1
^uberweisen|1
^uberweisen sie|1
^um|-1
^unfortunately|-3
^unit|-1
^unlock|2
^until|-1
^update|6
^update the|5
^upgrade|2
^upload it|-1
^upload the|3
^upload them|-2
^use|-4
^use the|-3
^user|1
^v|-1
^valid|-1
^van|3
^vat|-2
^vehicle|-2
^version|-4
^vielen|-2
^vielen dank|-2
^visit|-2
^visitors|-1
^voice|-1
^voice memo|-1
^voicemail|-1
^volunteers|2
^votre|2
^vpn|1
^wait|-1
^walk|2
^walk in|2
^want|1
^wants|-1
^was|5
^wash|-1
^wash the|1
^water|-1
^water is|3
^water the|1
^we|-8
^we are|-1
^we don't|-1
^we have|-5
^we still|1
^we're|9
^we're down|4
^we've|2
^we've got|-1
^website|-2
^weekly|-2
^wer|2
^were|-1
^what|9
^what happened|-1
^what i|5
^what is|4
^what's|2
^when|1
^when i|7
^whenever|-1
^where|1
^which|-2
^which is|-2
^while|-1
^who|1
^winter|-3
^winterreifen|2
^wir|1
^with|-2
^words|-1
^work|-5
^write|6
^write a|2
^write it|-1
^write the|1
^write to|2
^x|2
^ya|-3
^yes|-1
^yesterday|-1
^you|-1
^you're|1
^you're the|-1
^your|7
^your application|-1
^your appointment|1
^your domain|3
^your order|-2
^yours|-2
topic $above|1
topic $abzug|-1
topic $access|2
topic $account|7
topic $address|1
topic $afterwards|-1
topic $again|-2
topic $agent|1
topic $agm|1
topic $agreement|-1
topic $aid|1
topic $alarm|5
topic $alone|-1
topic $anymore|-2
topic $apart|-1
topic $app|-3
topic $application|-2
topic $appointment|-1
topic $arrive|-5
topic $assessment|-1
topic $association|-1
topic $at|2
topic $attention|-1
topic $audit|-1
topic $august|-2
topic $authority|-2
topic $autoclave|2
topic $away|-3
topic $b|1
topic $back|1
topic $badges|4
topic $balance|-3
topic $band|-1
topic $bank|-1
topic $banner|-1
topic $bar|-1
topic $batch|-1
topic $bath|-1
topic $batteries|2
topic $battery|1
topic $bay|1
topic $bedroom|-1
topic $begin|-1
topic $believe|-1
topic $below|-2
topic $bench|2
topic $bent|1
topic $bill|3
topic $bins|1
topic $birthday|1
topic $biscuit|1
topic $black|1
topic $board|-1
topic $boards|-2
topic $boiler|7
topic $book|2
topic $booking|-1
topic $bookings|-1
topic $books|4
topic $boots|-1
topic $bottles|1
topic $box|-1
topic $boxes|-2
topic $break|-1
topic $brochure|-4
topic $broken|1
topic $broker|-3
topic $bug|-2
topic $bulb|1
topic $bus|-1
topic $button|-2
topic $bye|-1
topic $cabinet|-5
topic $cable|1
topic $cake|4
topic $calibration|2
topic $call|-3
topic $camp|-1
topic $car|-3
topic $cards|3
topic $cash|-1
topic $category|-1
topic $centre|-2
topic $cert|4
topic $certificate|6
topic $certificates|1
topic $chair|7
topic $chairs|6
topic $change|-1
topic $charge|-1
topic $chat|-2
topic $check|1
topic $checklist|-3
topic $child|-1
topic $choir|-1
topic $christmas|-2
topic $claim|-1
topic $class|-2
topic $clinic|4
topic $club|-4
topic $co|3
topic $coats|-1
topic $codes|4
topic $collection|-1
topic $colour|2
topic $comment|-3
topic $commission|-1
topic $committee|-2
topic $complaint|1
topic $complaints|2
topic $compressor|6
topic $concert|-1
topic $conference|-2
topic $confirmation|1
topic $contract|1
topic $contractor|-1
topic $contrato|1
topic $convenience|-1
topic $conversation|-3
topic $corner|-2
topic $council|-3
topic $counsel|3
topic $counter|4
topic $county|2
topic $court|-2
topic $cr|-1
topic $cracked|-1
topic $crashes|1
topic $crew|-2
topic $critical|-1
topic $crm|-1
topic $crowd|3
topic $d|2
topic $data|-1
topic $date|-1
topic $dated|-1
topic $dead|-1
topic $debit|-4
topic $decisions|-1
topic $deck|-1
topic $degrees|-1
topic $delay|-1
topic $delivery|1
topic $department|-3
topic $deposit|2
topic $depot|-1
topic $description|-1
topic $desk|-1
topic $details|1
topic $devis|2
topic $dishwasher|1
topic $display|-1
topic $dock|1
topic $dog|-2
topic $domain|2
topic $door|-1
topic $doors|1
topic $dossier|1
topic $draft|4
topic $drawings|-1
topic $drips|-1
topic $drucker|-1
topic $earlier|-2
topic $emptied|-1
topic $ending|-1
topic $engineer|-4
topic $english|-1
topic $entry|-1
topic $error|-1
topic $exam|1
topic $excerpt|-1
topic $expire|-1
topic $extension|-1
topic $extinguishers|3
topic $factura|2
topic $fair|-2
topic $fax|-1
topic $fee|1
topic $fees|2
topic $festival|-2
topic $file|5
topic $finance|-2
topic $fire|1
topic $firmware|1
topic $flat|-1
topic $floor|2
topic $folders|-1
topic $forget|-5
topic $forklift|2
topic $form|8
topic $forms|3
topic $foundation|1
topic $fournisseur|-2
topic $frame|4
topic $freezer|7
topic $fridge|1
topic $frist|-1
topic $from|-1
topic $frost|1
topic $funny|-1
topic $gap|-1
topic $garage|2
topic $garden|-1
topic $gas|-1
topic $gate|-2
topic $glass|-2
topic $glasses|3
topic $gmbh|-1
topic $grey|-1
topic $group|-3
topic $guard|-1
topic $guide|-1
topic $gutter|6
topic $gutters|4
topic $gym|-1
topic $h|3
topic $hall|-1
topic $handover|-1
topic $handrail|1
topic $heads|2
topic $health|-1
topic $hearing|-2
topic $heater|2
topic $heating|1
topic $hedge|5
topic $heizung|2
topic $helpdesk|-1
topic $him|-1
topic $hit|-2
topic $holiday|-1
topic $holidays|-1
topic $home|1
topic $hospital|-1
topic $hours|1
topic $house|-5
topic $id|1
topic $immediately|-1
topic $in|4
topic $inc|-1
topic $inside|-1
topic $inspection|1
topic $inspector|1
topic $insurance|2
topic $insurer|-1
topic $inv|1
topic $invoice|11
topic $itself|-2
topic $january|-2
topic $jerseys|4
topic $job|1
topic $k|1
topic $key|8
topic $keys|6
topic $kg|-1
topic $kids|-1
topic $kit|6
topic $kitchen|-1
topic $l|2
topic $lab|-1
topic $ladder|1
topic $lady|-2
topic $lamp|1
topic $landlord|2
topic $lane|-1
topic $last|3
topic $leak|1
topic $lease|-3
topic $letters|-1
topic $level|5
topic $library|2
topic $licence|2
topic $lift|3
topic $lighting|4
topic $limit|1
topic $line|-3
topic $list|1
topic $llc|2
topic $locker|4
topic $log|3
topic $login|2
topic $logs|-1
topic $long|-1
topic $lorry|-1
topic $lose|-1
topic $lost|-1
topic $ltd|1
topic $lunch|-1
topic $machine|-2
topic $madam|-2
topic $man|1
topic $manual|-1
topic $market|-3
topic $meeting|-9
topic $memo|-3
topic $message|-3
topic $mind|-1
topic $minibus|4
topic $minutes|-4
topic $missing|2
topic $mode|1
topic $mot|1
topic $motion|1
topic $name|-1
topic $nda|2
topic $near|-1
topic $newsletter|-1
topic $noise|-3
topic $note|-3
topic $notes|-2
topic $notice|-3
topic $nr|-2
topic $number|3
topic $numbers|-2
topic $of|-3
topic $office|-4
topic $og|-1
topic $oil|1
topic $older|1
topic $one|-2
topic $ones|-1
topic $online|-1
topic $open|-1
topic $opening|-1
topic $operator|-1
topic $ought|1
topic $outside|1
topic $overdue|1
topic $owe|-1
topic $owner|-2
topic $p|-1
topic $page|2
topic $pages|-1
topic $pallet|2
topic $paper|-2
topic $papers|1
topic $parcel|1
topic $park|-1
topic $parking|3
topic $partners|1
topic $party|1
topic $pass|1
topic $passport|10
topic $password|3
topic $path|-2
topic $patient|-1
topic $pay|1
topic $pcs|2
topic $pdf|-1
topic $people|-4
topic $perfect|-2
topic $period|-1
topic $permit|-2
topic $permits|1
topic $pharmacy|-1
topic $photo|2
topic $photographer|2
topic $photos|4
topic $piano|2
topic $piso|-1
topic $place|-3
topic $plan|1
topic $plates|5
topic $po|1
topic $point|-1
topic $points|-1
topic $policy|3
topic $portal|1
topic $position|-1
topic $post|1
topic $pounds|-1
topic $power|3
topic $pr|1
topic $premises|1
topic $premium|2
topic $price|-2
topic $printer|-2
topic $prod|1
topic $programme|-1
topic $projector|3
topic $promise|-2
topic $promised|-1
topic $q|3
topic $quotation|1
topic $quote|1
topic $rack|-1
topic $radiator|2
topic $rail|1
topic $ramp|1
topic $rate|1
topic $raum|-2
topic $rd|-1
topic $re|-1
topic $reader|5
topic $reading|1
topic $readings|3
topic $ready|-1
topic $receipt|1
topic $receipts|2
topic $recordamos|-1
topic $red|-2
topic $register|2
topic $registration|2
topic $rehearsal|-1
topic $remark|-1
topic $remember|-1
topic $reminder|-5
topic $renewal|-1
topic $repair|-1
topic $request|4
topic $requester|-1
topic $require|-1
topic $result|1
topic $return|-1
topic $reunion|1
topic $rev|-1
topic $revenue|-1
topic $review|2
topic $risk|-2
topic $robes|2
topic $rollback|-1
topic $rolls|1
topic $room|-6
topic $round|-2
topic $row|-2
topic $rows|-1
topic $s|-2
topic $sample|-2
topic $samples|-2
topic $scaffold|2
topic $schedule|2
topic $school|-1
topic $season|-1
topic $seat|2
topic $second|-1
topic $section|1
topic $security|-1
topic $september|3
topic $service|1
topic $services|-1
topic $sev|-1
topic $severity|-2
topic $shed|2
topic $shop|-1
topic $show|-2
topic $shower|-2
topic $side|1
topic $sign|-2
topic $sink|2
topic $site|-1
topic $size|-1
topic $sizes|3
topic $skip|4
topic $slides|1
topic $slip|-1
topic $slot|-2
topic $sofa|2
topic $sometime|-1
topic $sound|-3
topic $spoke|-1
topic $staff|-1
topic $stairs|1
topic $statement|1
topic $statements|1
topic $station|1
topic $stays|-3
topic $sticker|-1
topic $storage|3
topic $store|-4
topic $storm|-1
topic $street|3
topic $stuck|-1
topic $subscription|-3
topic $summary|-1
topic $summer|-1
topic $supplier|1
topic $sweep|-3
topic $system|-1
topic $t|-1
topic $table|1
topic $tables|4
topic $talk|-4
topic $tank|2
topic $tasting|-1
topic $tax|6
topic $temp|-1
topic $tenant|-2
topic $term|-1
topic $terminal|-1
topic $test|3
topic $thats|-1
topic $through|-3
topic $ticket|-1
topic $tickets|1
topic $timesheets|2
topic $title|-1
topic $todo|-1
topic $tomatoes|-1
topic $toner|4
topic $tool|5
topic $tour|-1
topic $trailer|1
topic $transcript|-6
topic $translation|3
topic $trip|-3
topic $truck|2
topic $tuner|6
topic $two|-1
topic $unit|2
topic $unpaid|-1
topic $up|-1
topic $ups|1
topic $user|-1
topic $v|2
topic $valve|-2
topic $van|-2
topic $vat|-1
topic $vehicle|-2
topic $version|-4
topic $vet|-2
topic $visit|1
topic $volunteers|-1
topic $w|5
topic $walk|-1
topic $wall|-3
topic $ward|-4
topic $warehouse|-1
topic $warranty|-1
topic $water|3
topic $weather|-1
topic $web|-1
topic $website|2
topic $week|4
topic $whole|1
topic $wind|-1
topic $window|-1
topic $windows|3
topic $winterreifen|3
topic $words|-1
topic $years|-1
topic =a|2
topic =ac|1
topic =access|4
topic =account|9
topic =accounts|-2
topic =act|-1
topic =ad|1
topic =address|2
topic =afterwards|-1
topic =again|-2
topic =agency|1
topic =agent|1
topic =agreement|-1
topic =aid|3
topic =air|1
topic =alarm|4
topic =alert|-2
topic =all|-4
topic =allergen|1
topic =alone|-1
topic =amended|-1
topic =android|-2
topic =angebot|-1
topic =annual|1
topic =answer|-3
topic =anymore|-2
topic =apart|-1
topic =apartment|-2
topic =api|3
topic =app|-3
topic =applicant|-1
topic =application|-2
topic =appointment|-4
topic =archive|1
topic =arrive|-5
topic =as|2
topic =ash|1
topic =aside|-1
topic =asking|-1
topic =assessment|1
topic =association|-1
topic =at|5
topic =attention|-1
topic =audit|-1
topic =august|-2
topic =aunt|1
topic =authority|-2
topic =auto|1
topic =autoclave|3
topic =automated|-1
topic =autumn|-1
topic =away|-4
topic =b|-3
topic =baby|-1
topic =back|1
topic =badge|5
topic =badges|5
topic =bag|1
topic =bakery|-1
topic =balance|-1
topic =band|-1
topic =bank|1
topic =banner|-1
topic =bar|-1
topic =barn|-1
topic =base|1
topic =basement|-1
topic =batch|-3
topic =batteries|2
topic =battery|1
topic =bay|1
topic =be|3
topic =beamer|2
topic =bed|1
topic =before|2
topic =begin|-1
topic =believe|-1
topic =bell|3
topic =below|-1
topic =belt|1
topic =bench|2
topic =bent|1
topic =bicycle|-1
topic =big|1
topic =bike|1
topic =bill|6
topic =bins|1
topic =birthday|3
topic =biscuit|1
topic =black|2
topic =blank|1
topic =block|1
topic =blood|1
topic =blue|-1
topic =board|-1
topic =boards|-2
topic =boat|1
topic =boiler|9
topic =bon|1
topic =book|2
topic =booking|2
topic =bookings|-1
topic =books|4
topic =booster|2
topic =booth|2
topic =boots|-1
topic =box|-2
topic =boxes|-1
topic =brake|-2
topic =bread|-3
topic =break|-1
topic =brochure|-4
topic =broken|3
topic =broker|-3
topic =brown|-1
topic =bug|-3
topic =building|-1
topic =bulb|1
topic =bus|1
topic =business|2
topic =button|-2
topic =bye|-1
topic =cabinet|-5
topic =cable|1
topic =cafe|2
topic =cake|6
topic =calibration|1
topic =call|-1
topic =caller|-1
topic =camp|-1
topic =canal|-3
topic =canteen|-1
topic =car|-2
topic =card|4
topic =cards|3
topic =carpet|1
topic =cash|-1
topic =cat|-1
topic =category|-2
topic =catering|2
topic =centre|-2
topic =cert|4
topic =certificate|10
topic =certificates|1
topic =chair|8
topic =chairs|5
topic =change|-1
topic =channel|-4
topic =charge|-1
topic =chat|-2
topic =cheap|1
topic =check|1
topic =checklist|-4
topic =checkout|2
topic =child|2
topic =chimney|-2
topic =choir|-2
topic =christmas|-2
topic =church|2
topic =city|2
topic =claim|-2
topic =class|-4
topic =clean|1
topic =cleaning|-1
topic =clinic|3
topic =close|-2
topic =closing|-2
topic =club|-5
topic =clubhouse|-1
topic =cm|-1
topic =co|3
topic =coats|-1
topic =codes|4
topic =coffee|2
topic =colour|5
topic =column|1
topic =comment|-3
topic =commercial|-2
topic =committee|-2
topic =complaints|2
topic =completion|-1
topic =compressor|4
topic =concert|-1
topic =condition|3
topic =confirmation|1
topic =consent|4
topic =container|-1
topic =contract|-1
topic =contractor|-1
topic =contrato|-2
topic =convenience|-1
topic =conversation|-3
topic =cooler|-1
topic =copies|1
topic =copper|3
topic =copy|1
topic =cost|-4
topic =costs|-1
topic =council|-1
topic =counsel|3
topic =count|1
topic =counter|4
topic =county|1
topic =court|-2
topic =cover|-1
topic =cr|-1
topic =crane|1
topic =crashes|1
topic =cream|-1
topic =credit|2
topic =crew|-3
topic =critical|-1
topic =crm|-1
topic =crowd|3
topic =crown|1
topic =csv|1
topic =customs|-3
topic =cutoff|-2
topic =damp|3
topic =dark|1
topic =data|3
topic =date|-1
topic =dated|-1
topic =de|7
topic =debit|-4
topic =decisions|-1
topic =defect|-4
topic =degrees|-1
topic =del|-5
topic =delay|-1
topic =delivery|-3
topic =demo|-1
topic =dental|2
topic =department|-3
topic =deposit|3
topic =depot|-2
topic =der|-1
topic =des|-1
topic =description|-1
topic =desk|-3
topic =details|1
topic =devis|1
topic =direct|-4
topic =discharge|3
topic =dishwasher|3
topic =display|1
topic =district|-1
topic =dock|1
topic =docs|-2
topic =dog|-1
topic =dogs|-1
topic =domain|3
topic =donor|1
topic =dont|-5
topic =door|7
topic =doors|2
topic =draft|3
topic =drawing|6
topic =drawings|3
topic =drill|1
topic =drips|-1
topic =driving|-1
topic =drucker|-1
topic =dry|2
topic =dryer|1
topic =du|4
topic =duty|1
topic =e|1
topic =earlier|-1
topic =earliest|-1
topic =east|-3
topic =easter|-1
topic =effect|-1
topic =eight|-1
topic =electric|2
topic =electricity|2
topic =elevator|1
topic =eleven|-1
topic =emergency|8
topic =emptied|-1
topic =end|-3
topic =ending|-1
topic =engineer|-4
topic =english|-1
topic =entry|-1
topic =equipment|-3
topic =error|-2
topic =estate|-1
topic =except|-1
topic =excerpt|-1
topic =expense|1
topic =expire|-1
topic =expiry|-1
topic =export|2
topic =express|-1
topic =extension|-1
topic =extinguisher|5
topic =extinguishers|3
topic =extract|-2
topic =eye|9
topic =facilities|-1
topic =facility|-2
topic =factura|2
topic =fair|-2
topic =fall|-3
topic =falling|-2
topic =family|2
topic =farm|-1
topic =fax|-1
topic =feature|-1
topic =february|-1
topic =feedback|-1
topic =fees|2
topic =festival|-6
topic =figures|-3
topic =file|4
topic =film|-3
topic =final|-5
topic =finance|-1
topic =fire|10
topic =firmware|1
topic =first|-5
topic =fit|-1
topic =five|-2
topic =fix|-2
topic =flaky|1
topic =flat|1
topic =floor|-1
topic =flu|-2
topic =folder|1
topic =folders|-1
topic =folding|2
topic =follow|-2
topic =food|-1
topic =for|8
topic =forecast|-2
topic =forget|-5
topic =forklift|2
topic =form|10
topic =forms|3
topic =forty|-1
topic =foundation|1
topic =four|-1
topic =fournisseur|-1
topic =frame|3
topic =freezer|6
topic =friday|-4
topic =fridge|1
topic =frist|-2
topic =from|-3
topic =front|-1
topic =frost|1
topic =fuel|1
topic =full|-1
topic =funny|-1
topic =fur|3
topic =further|-1
topic =game|-1
topic =gap|-1
topic =garage|2
topic =garden|-2
topic =gas|9
topic =gate|-2
topic =glass|-1
topic =glasses|3
topic =gloves|1
topic =gmbh|-1
topic =grant|-3
topic =green|1
topic =grey|-2
topic =grinding|-5
topic =ground|-1
topic =group|-3
topic =guard|1
topic =guest|3
topic =gutter|7
topic =gutters|4
topic =guy|-2
topic =gym|3
topic =h|3
topic =half|-1
topic =hall|-3
topic =hallway|-1
topic =hand|2
topic =handover|-1
topic =handrail|2
topic =harbor|1
topic =harbour|-1
topic =hardware|-2
topic =harvest|-1
topic =heads|2
topic =health|-1
topic =hearing|2
topic =heater|2
topic =heating|2
topic =hedge|6
topic =height|1
topic =heizung|2
topic =helpdesk|-1
topic =him|-1
topic =hire|-1
topic =his|1
topic =hit|-3
topic =holiday|1
topic =holidays|-1
topic =home|-1
topic =hope|-2
topic =hospital|-1
topic =hot|3
topic =hotel|5
topic =house|-5
topic =id|1
topic =idea|-1
topic =immediately|-1
topic =impresora|2
topic =in|1
topic =inc|-1
topic =incidencia|-2
topic =incident|-2
topic =inside|-1
topic =inspection|-1
topic =inspector|1
topic =insurance|1
topic =insurer|-1
topic =intern|-2
topic =internal|-1
topic =inv|1
topic =invitation|1
topic =invoice|14
topic =is|-1
topic =it|-1
topic =item|-1
topic =itself|-2
topic =january|-2
topic =jerseys|4
topic =jira|-1
topic =job|-2
topic =jour|-1
topic =june|1
topic =kettle|5
topic =key|8
topic =keys|6
topic =kg|-1
topic =kids|-1
topic =kit|6
topic =kitchen|-3
topic =l|2
topic =la|8
topic =lab|-2
topic =label|-1
topic =lady|-2
topic =lamp|1
topic =landlord|2
topic =lane|-1
topic =laptop|1
topic =large|1
topic =last|-3
topic =leak|1
topic =leaks|-1
topic =lease|-4
topic =lessons|-2
topic =letter|3
topic =letters|-1
topic =level|5
topic =liability|3
topic =library|4
topic =licence|3
topic =lieferung|-2
topic =life|-1
topic =lift|2
topic =light|-3
topic =lighting|6
topic =limit|-1
topic =line|-3
topic =lisbon|-1
topic =lists|1
topic =little|-2
topic =llc|2
topic =local|3
topic =location|-1
topic =lock|-1
topic =locker|4
topic =logs|-1
topic =long|-3
topic =longer|-1
topic =lorry|-1
topic =lose|-1
topic =lost|-1
topic =ltd|-1
topic =lunch|-1
topic =m|3
topic =machine|2
topic =madam|-2
topic =mailbox|1
topic =main|-1
topic =maintenance|-3
topic =man|1
topic =manager|-1
topic =manual|-1
topic =march|-5
topic =margin|1
topic =market|-3
topic =matter|-2
topic =max|1
topic =may|1
topic =meeting|-11
topic =memo|-3
topic =message|-3
topic =messe|-1
topic =meter|5
topic =metres|-1
topic =migration|1
topic =milk|-1
topic =mill|3
topic =mind|-1
topic =minibus|5
topic =minutes|-2
topic =missing|2
topic =mm|1
topic =mo|-2
topic =mobile|-2
topic =mode|1
topic =module|-1
topic =monitor|2
topic =mot|2
topic =mother|-1
topic =motion|1
topic =mrs|1
topic =music|-1
topic =my|11
topic =name|1
topic =named|1
topic =nda|3
topic =near|-1
topic =nearly|1
topic =net|-2
topic =newsletter|-1
topic =next|2
topic =night|-1
topic =nitrile|1
topic =node|-1
topic =noise|-6
topic =north|-2
topic =note|-5
topic =notes|-7
topic =notice|-5
topic =nr|-2
topic =number|4
topic =numbers|-5
topic =nut|4
topic =oak|1
topic =obligations|-2
topic =october|-3
topic =of|-1
topic =off|-1
topic =offer|1
topic =office|-5
topic =officer|-1
topic =og|-1
topic =oil|1
topic =ok|-1
topic =old|3
topic =older|1
topic =on|1
topic =onboarding|-1
topic =one|-3
topic =ones|-2
topic =online|-1
topic =op|1
topic =open|-2
topic =operator|2
topic =ops|-2
topic =orchard|-1
topic =orders|1
topic =organ|5
topic =otherwise|-2
topic =ought|1
topic =our|-1
topic =out|-2
topic =outside|1
topic =outstanding|-1
topic =overdue|1
topic =owe|-1
topic =own|-1
topic =owner|-2
topic =p|2
topic =pack|-1
topic =packaging|1
topic =packing|1
topic =page|-1
topic =pages|-1
topic =paint|-2
topic =pallet|5
topic =paper|-2
topic =papers|1
topic =para|3
topic =parcel|4
topic =park|-2
topic =parking|8
topic =partners|2
topic =pass|1
topic =passport|11
topic =password|5
topic =past|-1
topic =patient|2
topic =pay|1
topic =payment|-2
topic =payroll|1
topic =pcs|3
topic =pen|1
topic =pension|3
topic =people|-7
topic =perfect|-2
topic =period|-2
topic =permission|1
topic =permit|-1
topic =permits|1
topic =person|-2
topic =persons|-1
topic =pharmacy|-1
topic =phone|-1
topic =photo|2
topic =photographer|3
topic =photos|-1
topic =physio|-1
topic =piano|6
topic =pickup|1
topic =picture|1
topic =piso|-2
topic =pitch|-1
topic =place|-3
topic =plan|2
topic =planning|-2
topic =plates|5
topic =plazo|-1
topic =pleas|-1
topic =plot|-1
topic =plus|-1
topic =pm|-1
topic =po|-2
topic =point|-1
topic =points|-1
topic =policy|7
topic =port|-2
topic =portal|1
topic =porte|1
topic =position|-1
topic =post|1
topic =poster|-2
topic =pot|1
topic =pounds|-1
topic =power|4
topic =pr|1
topic =premises|1
topic =premium|2
topic =prep|-1
topic =press|1
topic =pressure|3
topic =presupuesto|-1
topic =previous|-2
topic =prices|1
topic =print|2
topic =printer|3
topic =printing|-1
topic =pro|1
topic =prod|1
topic =product|2
topic =programme|-1
topic =project|-1
topic =projector|5
topic =promise|-2
topic =promised|-1
topic =property|4
topic =protection|4
topic =public|6
topic =pump|3
topic =purchase|1
topic =q|3
topic =quarterly|1
topic =quiet|-1
topic =quotation|1
topic =quote|7
topic =rabies|-3
topic =rack|-1
topic =radiator|2
topic =radio|-1
topic =rail|1
topic =ramp|2
topic =rate|-1
topic =raum|-1
topic =rd|5
topic =re|-1
topic =reader|5
topic =reading|3
topic =readings|3
topic =reads|1
topic =ready|-1
topic =real|-1
topic =rear|1
topic =recall|2
topic =receipt|2
topic =receipts|2
topic =reception|-1
topic =rechnung|-1
topic =recordamos|-1
topic =red|-3
topic =ref|-1
topic =reference|3
topic =referral|4
topic =regarding|-2
topic =register|2
topic =registration|2
topic =rehearsal|-2
topic =remains|-2
topic =remark|-1
topic =remarks|3
topic =remember|-1
topic =reminder|-6
topic =renewal|2
topic =rent|-1
topic =rental|1
topic =repair|-1
topic =request|2
topic =requester|-1
topic =require|-1
topic =result|1
topic =results|-3
topic =return|-1
topic =rev|-1
topic =revenue|-2
topic =review|2
topic =reviewer|2
topic =revised|-1
topic =revision|-1
topic =risk|-1
topic =road|3
topic =robes|3
topic =roll|2
topic =rolls|1
topic =room|-3
topic =rota|1
topic =round|-3
topic =row|-2
topic =rows|-1
topic =rules|-1
topic =s|1
topic =safe|1
topic =safety|1
topic =salary|-1
topic =sales|1
topic =salle|-1
topic =same|1
topic =sample|2
topic =samples|-2
topic =sat|-2
topic =scaffold|1
topic =scale|4
topic =schedule|2
topic =schlussel|2
topic =school|-8
topic =season|-1
topic =seat|2
topic =seating|-2
topic =seats|3
topic =second|-1
topic =section|1
topic =security|-1
topic =sensor|-1
topic =september|5
topic =server|1
topic =service|-2
topic =services|-1
topic =sev|-1
topic =severity|-2
topic =shed|2
topic =sheet|4
topic =sheets|4
topic =shelter|1
topic =shift|-3
topic =shop|-1
topic =short|1
topic =show|-2
topic =shower|-2
topic =showing|1
topic =side|1
topic =sign|1
topic =signed|1
topic =sink|2
topic =site|1
topic =sizes|3
topic =skip|4
topic =slip|-1
topic =slot|-2
topic =small|3
topic =snow|1
topic =so|-1
topic =socket|1
topic =sofa|2
topic =sometime|-3
topic =somewhere|2
topic =son|-2
topic =sons|-1
topic =sound|-1
topic =space|-1
topic =spoke|-1
topic =spring|4
topic =sr|-1
topic =st|-1
topic =staff|1
topic =stage|-1
topic =staging|-1
topic =stair|1
topic =stairs|1
topic =stand|3
topic =starter|1
topic =statement|4
topic =statements|1
topic =station|1
topic =stays|-2
topic =steel|2
topic =steering|-1
topic =sticker|-1
topic =sticky|-2
topic =stop|-1
topic =storage|-2
topic =store|-4
topic =street|2
topic =subject|1
topic =subscription|-3
topic =summary|-1
topic =summer|2
topic =support|-3
topic =surgery|5
topic =survey|1
topic =sweep|-2
topic =swimming|-3
topic =system|-1
topic =t|-1
topic =table|1
topic =tables|3
topic =talk|-4
topic =tank|4
topic =tap|2
topic =tasting|-1
topic =tax|7
topic =telephone|-1
topic =temp|-1
topic =ten|-2
topic =tenant|-3
topic =tender|-2
topic =tent|1
topic =term|-1
topic =termin|1
topic =terminal|-1
topic =terrace|-1
topic =test|7
topic =th|-2
topic =thank|3
topic =thats|-1
topic =the|8
topic =them|-1
topic =third|1
topic =thirty|-1
topic =this|-1
topic =three|-2
topic =through|-3
topic =ticket|1
topic =tickets|1
topic =timber|3
topic =time|3
topic =timesheets|2
topic =title|-1
topic =tls|1
topic =to|-7
topic =todo|-1
topic =tomatoes|-1
topic =toner|6
topic =tool|5
topic =torque|2
topic =total|-2
topic =tour|-2
topic =tower|1
topic =tracking|-3
topic =trade|-1
topic =trailer|1
topic =training|1
topic =tram|-1
topic =transcript|-6
topic =translation|5
topic =transport|-1
topic =travel|3
topic =treasurer|-1
topic =treatment|-1
topic =tree|1
topic =trip|-3
topic =truck|1
topic =tuesdays|-2
topic =tuner|6
topic =twenty|-3
topic =type|1
topic =tyre|1
topic =u|-2
topic =unit|1
topic =up|2
topic =updated|1
topic =ups|1
topic =user|-1
topic =v|4
topic =vaccination|1
topic =vaccine|1
topic =valve|-2
topic =van|2
topic =vehicle|-5
topic =version|-4
topic =vet|-2
topic =visa|1
topic =visitor|2
topic =voice|-2
topic =voicemail|-6
topic =volunteers|-2
topic =von|-1
topic =vpn|1
topic =w|5
topic =walk|-2
topic =wall|-3
topic =ward|-5
topic =wardrobe|-1
topic =warehouse|-4
topic =warranty|1
topic =washing|1
topic =waste|-3
topic =water|7
topic =weather|-1
topic =web|-4
topic =website|1
topic =wedding|-1
topic =week|4
topic =weekly|-2
topic =wheel|1
topic =wheelchair|3
topic =white|-3
topic =whole|-3
topic =wi|1
topic =wifi|3
topic =wind|-1
topic =window|-1
topic =windows|3
topic =wine|-1
topic =winter|-3
topic =winterreifen|3
topic =wish|-3
topic =with|1
topic =words|-1
topic =work|-1
topic =writing|-1
topic =x|4
topic =year|-1
topic =years|-1
topic =you|3
topic =young|-1
topic =zero|-3
topic ^above|-2
topic ^access|3
topic ^account|1
topic ^accounts|-1
topic ^act|-1
topic ^agency|1
topic ^agent|1
topic ^agm|-1
topic ^alarm code|-1
topic ^allergen|1
topic ^amended|-1
topic ^annual|1
topic ^apartment|-2
topic ^api|3
topic ^appointment|-2
topic ^archive|1
topic ^arrive|-1
topic ^attention|-1
topic ^aunt|1
topic ^auto|1
topic ^autoclave|3
topic ^autoclave in|1
topic ^automated|-1
topic ^automated message|-1
topic ^autumn|-1
topic ^away|-2
topic ^badge|6
topic ^bag|1
topic ^bank|-2
topic ^barn|-1
topic ^basement|-1
topic ^batch|-3
topic ^bay|1
topic ^beamer|2
topic ^bed|1
topic ^bedroom|1
topic ^believe|-1
topic ^bell|-1
topic ^bench|2
topic ^big|1
topic ^bike|1
topic ^bird|1
topic ^birthday|2
topic ^blank|1
topic ^blood|2
topic ^blue|1
topic ^board|-1
topic ^boiler|4
topic ^bon|1
topic ^booking|3
topic ^bottles|-1
topic ^brake|-2
topic ^bread|-3
topic ^broken|2
topic ^brown|-1
topic ^budget|-1
topic ^bug|-2
topic ^building|-1
topic ^bus|3
topic ^business|1
topic ^bye|-1
topic ^cable|1
topic ^cafe|1
topic ^cake|2
topic ^caller|-1
topic ^camp|1
topic ^canteen|-1
topic ^card|4
topic ^carpet|1
topic ^cases|1
topic ^cat|-1
topic ^category|-2
topic ^certificate|3
topic ^certificate of|1
topic ^chair|4
topic ^chairs|3
topic ^channel|-4
topic ^chart|2
topic ^cheap|1
topic ^checkout|1
topic ^child|2
topic ^chimney|-2
topic ^chimney sweep|-3
topic ^christmas|-2
topic ^church|2
topic ^city|-1
topic ^city of|-1
topic ^claim|-1
topic ^class|-2
topic ^cleaning|-2
topic ^closing|-2
topic ^club|-2
topic ^clubhouse|-1
topic ^cm|-1
topic ^code|-1
topic ^coffee|2
topic ^collection|1
topic ^comment|-1
topic ^commission|1
topic ^community|1
topic ^completion|-1
topic ^compressor|4
topic ^condition|3
topic ^consent|3
topic ^container|-1
topic ^contract|1
topic ^contrato|-2
topic ^contrato de|-3
topic ^copies|1
topic ^copies of|1
topic ^copy|2
topic ^copy of|2
topic ^corner|-1
topic ^county|3
topic ^court|-1
topic ^crane|1
topic ^credit|2
topic ^credit note|2
topic ^crew|-1
topic ^critical|-1
topic ^crown|1
topic ^csv|1
topic ^csv export|1
topic ^customs|-3
topic ^damp|3
topic ^dark|1
topic ^dark mode|2
topic ^data|3
topic ^dated|-1
topic ^delivery|-5
topic ^delivery note|-2
topic ^delivery of|-2
topic ^dental|2
topic ^deposit|1
topic ^depot|-1
topic ^description|-1
topic ^desk|-1
topic ^devis|2
topic ^direct|-4
topic ^direct debit|-4
topic ^dishwasher|3
topic ^dock|1
topic ^dog|-1
topic ^dogs|-1
topic ^domain|3
topic ^dont|-4
topic ^dont forget|-4
topic ^door|8
topic ^draft|-1
topic ^drawing|6
topic ^driving|-1
topic ^drucker|-1
topic ^dry|2
topic ^earlier|-1
topic ^earliest|-1
topic ^earliest convenience|-1
topic ^east|-1
topic ^easter|-1
topic ^electric|2
topic ^electricity|2
topic ^eleven|-1
topic ^emergency|8
topic ^emptied|-1
topic ^end|-3
topic ^end of|-3
topic ^english|-1
topic ^entry|-1
topic ^equipment|-2
topic ^error|-2
topic ^except|-1
topic ^expense|1
topic ^expire|-1
topic ^export|2
topic ^express|-1
topic ^extract|-1
topic ^eye|9
topic ^f|-1
topic ^facilities|-1
topic ^factura|2
topic ^fall|-3
topic ^family|1
topic ^feature|-1
topic ^feature request|-1
topic ^fee|-1
topic ^feedback|-1
topic ^fence|1
topic ^final|-5
topic ^finance|1
topic ^fire|7
topic ^fire drill|1
topic ^fire extinguishers|3
topic ^fire safety|-1
topic ^firmware|-1
topic ^first|-4
topic ^fit|-1
topic ^fix|-2
topic ^flaky|1
topic ^flat|-1
topic ^floor|-6
topic ^flu|-2
topic ^folding|2
topic ^food|-1
topic ^for|-1
topic ^forget|1
topic ^forklift|2
topic ^fournisseur|-1
topic ^free|-2
topic ^freezer|4
topic ^fridge|-1
topic ^frist|-2
topic ^fuel|1
topic ^full|-1
topic ^full of|-1
topic ^garage|-2
topic ^gas|8
topic ^gate|1
topic ^good|1
topic ^grant|-1
topic ^green|1
topic ^grinding|-4
topic ^guest|3
topic ^gutter|7
topic ^gutters|4
topic ^gym|2
topic ^half|-1
topic ^hall|-2
topic ^handrail|1
topic ^hardware|-2
topic ^hearing|2
topic ^hearing aid|3
topic ^heater|1
topic ^heating|2
topic ^hedge|6
topic ^heizung|2
topic ^helpdesk|-1
topic ^hire|-1
topic ^holiday|1
topic ^home|-2
topic ^hope|-2
topic ^hope the|-2
topic ^hospital|-1
topic ^hot|3
topic ^hot water|3
topic ^hotel|1
topic ^idea|-1
topic ^impresora|2
topic ^inc|-1
topic ^incident|-2
topic ^inside|-1
topic ^inspection|-2
topic ^inspection report|-1
topic ^insurance|1
topic ^insurer|-1
topic ^internal|-1
topic ^inv|1
topic ^invitation|1
topic ^invoice|15
topic ^jerseys|4
topic ^jira|-1
topic ^job|-3
topic ^jour|-1
topic ^k|-1
topic ^keller|-1
topic ^key|4
topic ^key for|-3
topic ^key of|2
topic ^keys|-1
topic ^kg|-1
topic ^kitchen|-3
topic ^kitchen tap|1
topic ^lab|-3
topic ^label|-1
topic ^label printer|-1
topic ^lady|-2
topic ^laptop|1
topic ^last|-4
topic ^last row|-1
topic ^leak|1
topic ^lease|-2
topic ^letter|-3
topic ^level|-1
topic ^library books|3
topic ^licence|1
topic ^lieferung|-2
topic ^lift|2
topic ^light|-3
topic ^limit|-1
topic ^line|-1
topic ^lisbon|-1
topic ^loan|1
topic ^local|3
topic ^locker|5
topic ^log|2
topic ^login|-1
topic ^login page|-1
topic ^long|-2
topic ^longer|-1
topic ^lose|-1
topic ^lost|-1
topic ^lunch|-1
topic ^machine|3
topic ^mailbox|1
topic ^main|-1
topic ^maintenance|-2
topic ^march|-5
topic ^margin|1
topic ^market|-3
topic ^max|1
topic ^medical|1
topic ^meeting|-1
topic ^memo|-1
topic ^messe|-1
topic ^meter|5
topic ^meter reading|1
topic ^migration|1
topic ^milk|-2
topic ^mill|3
topic ^mind|-1
topic ^minibus|5
topic ^minutes|2
topic ^minutes of|-2
topic ^mm|-1
topic ^mobile|-2
topic ^mot|2
topic ^music|-2
topic ^name|1
topic ^nd|-1
topic ^new|-2
topic ^newsletter|1
topic ^noise|-3
topic ^north|-2
topic ^notes|-3
topic ^notice|-2
topic ^notice of|1
topic ^numbers|-2
topic ^nut|2
topic ^oak|1
topic ^october|-1
topic ^offer|1
topic ^office|-1
topic ^og|-1
topic ^ok|-1
topic ^ok so|-1
topic ^old|4
topic ^on|2
topic ^on call|2
topic ^onboarding|-1
topic ^open|-1
topic ^ops|-2
topic ^order|-1
topic ^otherwise|-2
topic ^overdue|1
topic ^owe|-1
topic ^own|-1
topic ^p|2
topic ^page|-3
topic ^page of|-3
topic ^pages|-1
topic ^pallet|5
topic ^paper|-1
topic ^parcel|4
topic ^parking|4
topic ^parking permit|1
topic ^parking permits|1
topic ^passport|11
topic ^password|2
topic ^patient|1
topic ^payment|-1
topic ^payroll|1
topic ^pcs|1
topic ^people|-4
topic ^perfect|-2
topic ^permission|1
topic ^permit|1
topic ^person|-1
topic ^photo|1
topic ^photographer|3
topic ^photos|3
topic ^photos of|-1
topic ^piano|5
topic ^picture|1
topic ^pitch|-1
topic ^place|-1
topic ^planning|-2
topic ^plazo|-1
topic ^pleas|-1
topic ^plot|-2
topic ^plus|-1
topic ^pm|-1
topic ^po|-4
topic ^points|-1
topic ^policy|1
topic ^porte|1
topic ^poster|-2
topic ^power|1
topic ^premises|1
topic ^pressure|1
topic ^presupuesto|-1
topic ^previous|-2
topic ^price|1
topic ^price list|-1
topic ^pricing page|-1
topic ^printer|2
topic ^prod|1
topic ^product|2
topic ^project|-1
topic ^projector|5
topic ^promised|-1
topic ^property|2
topic ^public|2
topic ^pump|3
topic ^q|-1
topic ^quarterly|1
topic ^quiet|-1
topic ^quote|6
topic ^quote for|2
topic ^radiator|2
topic ^radio|-1
topic ^raum|-2
topic ^rd|2
topic ^reading|1
topic ^ready|-1
topic ^real|-1
topic ^receipt|-2
topic ^reception|-1
topic ^rechnung|-1
topic ^recordamos|-1
topic ^red|-2
topic ^reference|2
topic ^rehearsal|-2
topic ^remains|-1
topic ^remarks|3
topic ^remember|-1
topic ^renewal|5
topic ^rent|-1
topic ^requester|-1
topic ^require|-1
topic ^result|1
topic ^results|-2
topic ^rev|-1
topic ^revenue|-1
topic ^reviewer|-1
topic ^revised|-1
topic ^risk|2
topic ^road|-1
topic ^roll|1
topic ^round|-1
topic ^safe|1
topic ^safety|-2
topic ^sale|-1
topic ^sales|1
topic ^salle|-1
topic ^sample|2
topic ^scaffold|1
topic ^scale|4
topic ^schlussel|2
topic ^school|-6
topic ^season|-1
topic ^seat|2
topic ^seating|-2
topic ^seats|3
topic ^security|-1
topic ^seen|-1
topic ^september|2
topic ^server|1
topic ^server room|1
topic ^service|-4
topic ^sev|-1
topic ^severity|-2
topic ^sheets|-1
topic ^shop|-1
topic ^short|1
topic ^shower|-2
topic ^shut|1
topic ^sign|3
topic ^sign up|3
topic ^sink|2
topic ^site|2
topic ^skip|4
topic ^slides|-1
topic ^slip|-1
topic ^small|3
topic ^smoke|1
topic ^sometime|-3
topic ^son|-2
topic ^sons|-1
topic ^sound|2
topic ^spoke|-1
topic ^spring|3
topic ^st|-1
topic ^stage|1
topic ^staging|-1
topic ^stair|1
topic ^stand|3
topic ^statement|-1
topic ^statement of|2
topic ^station|-1
topic ^sticky|-2
topic ^sticky note|-2
topic ^storage|-1
topic ^storm|-1
topic ^stuck|1
topic ^subscription|-3
topic ^summary|-1
topic ^summer|3
topic ^supplier|-1
topic ^support|-3
topic ^surgery|4
topic ^swimming|-3
topic ^system|-1
topic ^tap|1
topic ^tasting|-1
topic ^tax|1
topic ^telephone|-1
topic ^ten|-1
topic ^tender|-2
topic ^tent|2
topic ^term|-1
topic ^test|2
topic ^th|-2
topic ^thank|3
topic ^thank you|3
topic ^thats|-1
topic ^third|1
topic ^thirty|-1
topic ^this|-1
topic ^three|1
topic ^ticket|-1
topic ^title|-1
topic ^tls|1
topic ^tls certificate|1
topic ^to|-1
topic ^tomatoes|-1
topic ^toner|6
topic ^torque|1
topic ^total|-2
topic ^tour|-3
topic ^tracking|-3
topic ^trailer|1
topic ^translation|2
topic ^travel|3
topic ^treatment|-1
topic ^trip|-1
topic ^truck|2
topic ^tuesdays|-2
topic ^type|-1
topic ^unit|-1
topic ^updated|1
topic ^user|-1
topic ^vaccine|2
topic ^vaccine fridge|2
topic ^valid|-1
topic ^valve|-1
topic ^van|2
topic ^vehicle|-3
topic ^vet|-2
topic ^visa|1
topic ^voice|-2
topic ^voicemail|-6
topic ^volunteers|-2
topic ^vpn|1
topic ^w|5
topic ^walk|-1
topic ^walk in|-1
topic ^wall|-3
topic ^ward|-2
topic ^warehouse|-4
topic ^warranty|2
topic ^washing|1
topic ^washing machine|1
topic ^water|2
topic ^weather|-1
topic ^web|-2
topic ^website|-2
topic ^wedding|-1
topic ^weekly|-1
topic ^wheelchair|3
topic ^white|-3
topic ^whole|-2
topic ^wifi|2
topic ^wiki|-1
topic ^wind|-1
topic ^window|2
topic ^windows|1
topic ^winter|-3
topic ^winterreifen|3
topic ^wish|-3
topic ^words|-1
topic ^writing|-1
topic ^x|2
topic ^young|-1
topic ^zero|-1
topic< |-7
topic< "|9
topic< #|-1
topic< $|-1
topic< %|1
topic< &|-2
topic< '|7
topic< (|-12
topic< )|-3
topic< +|-1
topic< ,|-18
topic< -|-1
topic< .|1
topic< /|4
topic< :|17
topic< @|-5
topic< [|-4
topic< ]|1
topic< a|-1
topic< about|9
topic< above|-1
topic< after|-3
topic< against|-1
topic< am|-5
topic< an|-2
topic< anbei|-1
topic< and|-6
topic< are|-3
topic< as|-1
topic< ask|1
topic< asks|1
topic< at|-16
topic< attached|1
topic< auf|-1
topic< because|-3
topic< been|-1
topic< before|-7
topic< behind|1
topic< bei|-4
topic< best|-1
topic< bit|-1
topic< blocking|-2
topic< book|-3
topic< bring|1
topic< but|2
topic< by|-4
topic< call|-4
topic< can|-1
topic< can't|1
topic< change|1
topic< changed|2
topic< charge|-3
topic< chase|-1
topic< check|1
topic< clean|1
topic< come|-1
topic< confirm|-1
topic< correct|-1
topic< cover|-1
topic< dans|-1
topic< date|-1
topic< day|3
topic< de|-3
topic< dear|-1
topic< deliver|1
topic< desde|-1
topic< did|-2
topic< do|-2
topic< doing|-3
topic< don't|1
topic< dr|-1
topic< draft|1
topic< drops|-1
topic< during|-2
topic< en|-3
topic< et|2
topic< every|5
topic< failed|-3
topic< falta|7
topic< faut|3
topic< few|-1
topic< find|-1
topic< finished|-1
topic< first|1
topic< fix|2
topic< for|4
topic< forget|-1
topic< from|-11
topic< front|1
topic< fur|-5
topic< fyi|1
topic< get|1
topic< gets|-1
topic< getting|-1
topic< give|3
topic< go|-1
topic< got|-3
topic< great|-1
topic< had|-3
topic< half|2
topic< has|4
topic< have|10
topic< him|3
topic< hope|-2
topic< i|-4
topic< i'm|-2
topic< if|1
topic< im|-3
topic< in|-22
topic< is|-6
topic< ist|2
topic< it|-2
topic< keep|-1
topic< know|-1
topic< last|1
topic< late|-1
topic< leave|-2
topic< left|4
topic< let|-1
topic< like|6
topic< lose|2
topic< lost|8
topic< mail|1
topic< make|-1
topic< makes|-3
topic< making|-2
topic< me|3
topic< mise|-1
topic< miss|2
topic< missing|3
topic< mit|-1
topic< moved|-1
topic< moving|4
topic< mr|-1
topic< mrs|-1
topic< my|-7
topic< nach|-1
topic< need|14
topic< needs|13
topic< nice|-2
topic< no|8
topic< noch|1
topic< not|-10
topic< of|4
topic< ok|-2
topic< on|-15
topic< only|-1
topic< or|-3
topic< otherwise|-1
topic< out|-2
topic< over|-4
topic< para|-1
topic< pay|-2
topic< per|-1
topic< pls|-2
topic< por|1
topic< pour|1
topic< prepare|-1
topic< print|-2
topic< purchase|2
topic< put|-1
topic< que|9
topic< receive|-3
topic< received|5
topic< regarding|2
topic< relancer|1
topic< release|-2
topic< remember|2
topic< renew|-1
topic< request|5
topic< require|1
topic< reserver|-1
topic< reset|2
topic< returned|2
topic< ring|-1
topic< says|2
topic< see|-4
topic< seen|2
topic< seit|-1
topic< sent|-1
topic< she|-1
topic< shows|-1
topic< since|-7
topic< so|7
topic< someone|1
topic< something|-1
topic< sort|2
topic< still|-2
topic< stop|1
topic< takes|-1
topic< test|-1
topic< than|-1
topic< that|8
topic< them|2
topic< there|1
topic< think|-1
topic< through|1
topic< time|-2
topic< to|-19
topic< told|-2
topic< too|1
topic< top|-1
topic< toujours|3
topic< um|2
topic< under|-1
topic< until|3
topic< us|3
topic< use|4
topic< very|-1
topic< waiting|3
topic< want|4
topic< wants|9
topic< was|-1
topic< water|-2
topic< we|-3
topic< we're|-1
topic< were|-1
topic< when|5
topic< whether|-1
topic< which|-1
topic< who|2
topic< why|1
topic< with|1
topic< without|5
topic< written|2
topic< x|1
topic< y|-2
topic< you're|-1
topic< ~|2
topic< «|1
topic< ·|3
topic< –|10
topic< —|1
topic< →|-1
topic> |-12
topic> !|12
topic> "|2
topic> %|-2
topic> &|7
topic> '|-3
topic> (|3
topic> )|-14
topic> +|-1
topic> ,|-11
topic> -|4
topic> .|-17
topic> /|-8
topic> :|4
topic> ;|-1
topic> ?|2
topic> @|3
topic> ]|-3
topic> a|-6
topic> about|-1
topic> after|2
topic> again|-3
topic> along|1
topic> already|-1
topic> am|-5
topic> and|-7
topic> antes|-1
topic> are|2
topic> as|-2
topic> asked|-1
topic> asks|1
topic> at|9
topic> attached|3
topic> au|-1
topic> auf|3
topic> aus|2
topic> avant|1
topic> b|3
topic> back|7
topic> be|-2
topic> because|-1
topic> before|4
topic> behind|1
topic> between|1
topic> bis|-1
topic> books|-2
topic> braucht|-1
topic> but|-2
topic> by|6
topic> c|-1
topic> called|-1
topic> came|-2
topic> can|1
topic> can't|-1
topic> cannot|-1
topic> checked|2
topic> closed|-1
topic> closes|-4
topic> comes|1
topic> confirmed|2
topic> da|1
topic> dans|1
topic> date|2
topic> day|-1
topic> days|-1
topic> de|5
topic> del|5
topic> does|3
topic> down|1
topic> due|1
topic> el|3
topic> ended|1
topic> ends|3
topic> es|-4
topic> est|-3
topic> evening|-1
topic> every|-2
topic> expired|-1
topic> expires|2
topic> failed|3
topic> fehlt|-1
topic> for|8
topic> from|5
topic> gets|4
topic> go|1
topic> goes|-1
topic> got|-3
topic> had|-4
topic> has|6
topic> hasn't|1
topic> have|-1
topic> here|-1
topic> his|-1
topic> i|-4
topic> if|-2
topic> im|1
topic> in|26
topic> into|-2
topic> is|-1
topic> ist|-1
topic> it|-2
topic> labels|-2
topic> last|5
topic> lauft|1
topic> le|-1
topic> leaves|1
topic> left|1
topic> like|-1
topic> lol|-2
topic> look|-1
topic> looks|2
topic> lot|2
topic> m|3
topic> may|-3
topic> months|-1
topic> must|-1
topic> my|-2
topic> n|1
topic> need|-2
topic> needs|1
topic> nicht|1
topic> night|-1
topic> not|4
topic> notes|-1
topic> now|-2
topic> number|1
topic> off|-2
topic> on|-2
topic> one|1
topic> only|-1
topic> opens|1
topic> per|1
topic> pour|-2
topic> prints|-1
topic> que|-2
topic> rang|-1
topic> records|1
topic> required|-1
topic> runs|5
topic> said|-1
topic> say|4
topic> says|-6
topic> se|-2
topic> serviced|6
topic> she|-1
topic> should|-1
topic> shows|2
topic> side|-1
topic> signe|3
topic> since|9
topic> sind|1
topic> so|-6
topic> stands|2
topic> starts|-1
topic> still|10
topic> takes|-2
topic> than|1
topic> that|3
topic> the|-7
topic> them|-1
topic> there|3
topic> they|-3
topic> this|-3
topic> till|1
topic> time|-1
topic> to|3
topic> tomorrow|-3
topic> too|-1
topic> took|-1
topic> twice|-1
topic> until|-5
topic> up|-3
topic> vom|-1
topic> von|4
topic> want|1
topic> war|-4
topic> was|-13
topic> we|2
topic> weeks|-1
topic> went|-1
topic> were|-1
topic> which|-2
topic> while|-1
topic> will|-5
topic> with|-5
topic> won't|-1
topic> would|-1
topic> x|-1
topic> y|-2
topic> year|2
topic> yesterday|1
topic> yet|4
topic> you|-3
topic> zum|2
topic> —|2
topic> €|-1
topic> →|1
`;
