import type { TitleFeature } from './title-features.ts';

/** How much each feature speaks for a title; made by `npm run learn:titles`, not by hand. */
export const TITLE_WEIGHTS: Readonly<Record<TitleFeature, number>> = {
  isByRules: 0.83,
  isActionByRules: 0.22,
  isAskedPart: -0.29,
  isWholeSentence: 0.69,
  isClause: -0.17,
  isLastClause: 0.17,
  isClauseToDo: 0.46,
  isSubordinate: -0.38,
  isToEnd: -0.14,
  isAfterLabel: 0.35,
  isCut: 0.89,
  isFirst: 0.08,
  isLast: -0.34,
  isLater: -0.94,
  placeInText: -0.58,
  isInFirstParagraph: -1.06,
  isBeforeTask: 0.37,
  isTask: -0.12,
  isAsking: 0.01,
  isTelling: -0.33,
  isShortSentence: -0.33,
  asksPlainly: 0.31,
  hasDate: -0.83,
  hasDeadline: 0.35,
  hasDue: 0.61,
  isMain: -0.01,
  isOfMain: 0.3,
  asksSomebody: 0.54,
  isItem: 1.82,
  isReport: -0.29,
  isOwnParagraph: -1.25,
  length: 2.66,
  words: 0.33,
  saysNothing: -1.16,
  saysMuch: 0.42,
  isUnspecific: -1.37,
  isSpecific: 0.58,
  isCentral: 0.87,
  refersBack: -0.35,
  beginsWithIt: -1.26,
  hasPronoun: -0.1,
  beginsWithVerb: 0.8,
  isToDo: 0.99,
  isRequest: 1.41,
  obliges: -0.85,
  isOfWriter: -0.11,
  isPleasantry: -0.97,
  hasName: -0.14,
  hasNumber: 0.07,
  hasColon: -0.88,
  hasComma: -1.39,
  isPast: -0.55,
  hasFault: 0.6,
  isOfDocument: 0.68,
  endsOpen: -0.14,
  hasAmount: -0.41,
};

/** How much each word of a title, or beside it, speaks for it; made by `npm run learn:titles`, not by hand. */
export const TITLE_WORDS = `
$a|3
$aa|-2
$above|-1
$abzug|-1
$ac|1
$accept|-5
$acceptance|-1
$access|2
$accordingly|1
$account|1
$accounting|-2
$address|10
$affected|-3
$after|1
$afternoon|-1
$afterwards|-3
$again|5
$agency|-3
$agian|-1
$agreed|-1
$agreement|-2
$ahead|-6
$aisle|-1
$alarm|4
$already|-1
$am|-4
$amount|-1
$an|-3
$and|8
$android|-2
$angebot|2
$anrufen|-1
$answer|1
$answered|-1
$anymore|-6
$anyway|-2
$app|-3
$application|-1
$appointment|2
$approval|-2
$approved|-3
$april|-6
$area|-1
$around|-1
$arrange|-4
$arrival|1
$arrived|-1
$asap|-1
$ask|-2
$asked|2
$asks|1
$assessment|-2
$assigned|-1
$assignee|-1
$at|-2
$attached|-1
$attn|-2
$audit|4
$august|4
$aula|4
$ausgefallen|-1
$authority|-5
$automatically|-7
$avant|-1
$b|1
$back|1
$badge|2
$badges|1
$badly|1
$bags|1
$bakery|-1
$balance|-1
$bank|-2
$bar|-1
$barrels|9
$batch|-3
$batteries|8
$battery|2
$bay|1
$be|-1
$bed|-7
$beforehand|1
$below|-2
$belt|1
$best|-3
$bestellen|-3
$bezahlen|3
$bill|6
$bins|1
$birthday|-1
$bis|1
$black|3
$board|-3
$boiler|1
$booked|2
$books|1
$booster|1
$both|-1
$boxes|10
$break|-2
$broken|7
$budget|2
$bug|-1
$building|-1
$buildings|-1
$bus|-1
$business|-1
$by|-2
$c|1
$cabinet|3
$cable|2
$cage|1
$cake|-2
$calendar|1
$call|-5
$called|-3
$cancel|6
$cancelled|1
$car|-4
$card|-9
$cards|3
$care|-1
$caretaker|-3
$cast|-3
$category|-1
$certificate|5
$chair|-1
$chairs|5
$chance|-4
$change|-1
$changed|-4
$changes|-2
$channel|1
$charge|1
$charged|-1
$charger|1
$charges|-1
$chaudiere|1
$check|5
$checks|-3
$church|4
$city|-2
$class|1
$cleaner|1
$cleaning|-1
$client|1
$clinic|-3
$close|4
$closes|1
$closing|-1
$club|-1
$come|4
$comes|-6
$comments|2
$committee|-3
$company|1
$complaining|-2
$complaint|-1
$completed|-1
$completion|-1
$concert|-4
$conference|-2
$confirm|-2
$confirmation|-4
$confirmed|-1
$container|4
$contractor|-2
$contracts|2
$copy|-5
$correct|-1
$correction|-1
$cost|-3
$costume|7
$council|-1
$count|4
$court|-1
$crack|2
$cracked|-1
$crane|1
$crazy|-2
$crew|-2
$critical|-1
$cups|1
$customers|-1
$cut|-1
$cutoff|1
$d|-1
$date|-8
$day|-3
$days|1
$de|-4
$dead|-1
$deadline|-3
$dec|-8
$december|-4
$deed|5
$deliver|-4
$delivered|-3
$delivery|-3
$demo|1
$department|-1
$deploy|-1
$deposit|2
$dept|3
$description|-1
$desde|1
$desk|-3
$details|2
$discussed|-1
$display|1
$do|-2
$documents|-1
$domain|2
$done|1
$door|-2
$down|-5
$draft|-2
$dran|-1
$dringend|-1
$dripping|1
$drips|9
$drive|-1
$driver|1
$du|-1
$due|-1
$duty|1
$e|-2
$early|-1
$echeance|-1
$el|1
$electric|-1
$electrician|1
$else|1
$email|-1
$emergency|1
$end|-2
$ends|-2
$engineer|1
$english|-1
$enough|5
$entrance|2
$envoyer|-1
$error|5
$es|-1
$eur|-4
$euros|-1
$evening|-1
$everybody|2
$everyone|1
$everything|3
$exam|-1
$example|2
$excerpt|-1
$expire|2
$expired|3
$expires|2
$express|1
$extinguishers|1
$extract|-2
$f|10
$failed|-1
$fair|-2
$falls|-1
$families|-7
$farm|-1
$favor|2
$feb|-3
$fee|3
$fehlt|9
$fence|-2
$figure|4
$file|4
$fils|3
$filter|1
$finance|2
$fine|-1
$finished|-1
$fire|5
$firmado|4
$first|5
$fix|1
$fixed|-3
$flat|2
$flickering|2
$florist|1
$flour|2
$flowers|1
$folder|-2
$food|-1
$for|3
$forget|-1
$forklift|-1
$form|-2
$format|3
$forms|8
$foundation|-1
$four|-1
$free|4
$freezer|1
$freitag|-2
$friday|-3
$fridays|-2
$fridge|-2
$from|3
$front|2
$frost|-5
$full|1
$fyi|-2
$garage|-5
$gas|-2
$gateway|2
$glass|2
$glasses|5
$gloves|-2
$go|-1
$gone|1
$good|-1
$grant|-1
$green|-1
$grey|1
$group|-2
$guests|1
$gutters|9
$guy|2
$h|-1
$haben|3
$half|-2
$hall|-4
$hand|1
$handover|-1
$hands|1
$hat|-1
$held|-1
$her|8
$here|-2
$herren|-2
$him|2
$hire|1
$holidays|1
$home|-4
$hour|-2
$hours|-1
$house|-5
$ice|1
$id|-2
$idea|-1
$immediately|2
$imprime|1
$in|-1
$inc|1
$incomplete|-1
$information|-1
$inside|-2
$inspection|5
$inspector|2
$installed|4
$interns|-4
$inventory|1
$invoice|10
$is|-2
$issued|1
$it|8
$it's|1
$itself|6
$jan|1
$january|-9
$job|-1
$july|1
$june|-7
$k|-4
$key|3
$keys|-1
$kids|-6
$kitchen|-1
$know|6
$la|-1
$lab|4
$landing|1
$landlord|7
$lane|-5
$laptop|-4
$lars|-1
$last|1
$late|-5
$later|-4
$laundry|1
$lease|2
$leave|1
$leaves|-3
$left|-1
$legal|-4
$letter|-2
$letters|-2
$library|4
$licence|-1
$lieferung|-2
$lieu|-1
$lights|1
$like|-4
$lindenstr|3
$lisbon|1
$list|2
$live|2
$llc|10
$lobby|-2
$local|-3
$locker|-1
$login|2
$logo|4
$look|-2
$lot|1
$low|-6
$m|2
$machen|-5
$machine|3
$mail|-3
$mailing|-2
$management|-2
$march|-3
$max|10
$may|11
$me|4
$meantime|-1
$meeting|-4
$mehr|1
$menu|1
$merged|-1
$message|-1
$mg|1
$min|1
$minute|-2
$mirror|2
$mismo|-3
$missing|-6
$mit|1
$mm|2
$monday|-1
$money|-1
$montag|-3
$montant|-3
$month|-8
$more|-3
$morning|1
$mot|3
$moved|-3
$much|-2
$music|1
$n|-3
$nachgefragt|-1
$nd|-2
$nda|7
$need|-5
$needed|-1
$next|3
$nicht|-4
$night|1
$no|5
$nobody|2
$note|-2
$notice|-3
$nov|-12
$november|-4
$novembre|3
$now|2
$nr|-1
$number|-2
$oct|2
$of|-2
$off|3
$offers|-2
$office|4
$oil|2
$older|-3
$on|-3
$one|-9
$ones|-2
$online|-2
$open|1
$opened|2
$optician|3
$or|2
$order|1
$ordered|-1
$ordner|-1
$out|1
$over|7
$overnight|-1
$p|-3
$page|-1
$pages|-1
$paid|-4
$pallets|2
$panic|-1
$papers|-7
$parents|1
$park|-1
$part|-3
$party|2
$pass|3
$passport|4
$path|1
$patient|-3
$patients|-1
$pay|3
$payroll|3
$pdf|3
$people|-6
$permit|5
$permits|1
$pharmacy|1
$phone|-6
$photo|4
$photos|-1
$pictures|1
$pilot|-1
$place|-1
$plan|5
$plants|1
$please|1
$plombier|1
$plot|-2
$plumber|2
$plus|1
$pm|-9
$po|-2
$policy|10
$polyvalente|1
$pool|1
$possible|-1
$practice|1
$present|-1
$pressing|-1
$price|3
$prizes|1
$problem|-3
$programme|-2
$projector|7
$promise|-2
$property|-2
$provider|1
$pump|-2
$q|9
$quarter|-1
$questions|-1
$quick|1
$quickly|-4
$quote|-1
$r|-1
$rain|-2
$rang|2
$raus|1
$rd|-3
$reading|4
$readings|5
$ready|-1
$recall|1
$receipt|1
$receipts|1
$received|-4
$reception|3
$records|5
$red|1
$ref|-1
$register|-1
$regler|1
$remit|-3
$renewal|-1
$renewed|2
$repair|-1
$repaired|2
$reparateur|-1
$replace|2
$replaced|1
$replacement|-3
$reply|4
$report|4
$reported|-1
$request|6
$required|-1
$response|-1
$restaurant|1
$return|3
$returned|3
$rev|2
$review|-7
$right|1
$rising|-3
$road|1
$roof|1
$room|-3
$rooms|-1
$roster|1
$rota|-1
$round|-1
$row|5
$rufen|3
$run|-2
$s|1
$safari|2
$safety|-1
$salle|1
$samples|3
$sat|-2
$saturday|-2
$saturdays|-1
$say|1
$scaffolding|1
$scan|1
$schedule|6
$schicken|-1
$screen|1
$seat|1
$secretary|-7
$section|-7
$security|1
$sein|3
$self|-1
$sender|-6
$sent|2
$sep|-3
$september|-1
$service|-3
$set|-1
$sev|-1
$severity|-1
$sharp|-2
$shed|-1
$sheet|1
$sheets|-5
$shift|-9
$shifts|-1
$shop|1
$show|1
$sich|-1
$sick|-2
$side|3
$sie|-1
$sign|-1
$signe|4
$signed|1
$since|-4
$site|-2
$size|1
$slides|4
$smells|1
$so|-1
$something|-2
$soon|-3
$sound|1
$spring|-1
$sprint|-1
$st|-1
$stairs|-1
$stall|1
$station|-2
$steht|-1
$stock|2
$storage|2
$store|-3
$street|3
$stress|-3
$stuck|3
$stuff|-1
$submit|-1
$submitted|-2
$subscription|3
$suite|1
$sunday|-2
$supplier|2
$support|-1
$surgery|-1
$survey|4
$system|2
$t|1
$ta|1
$table|-1
$tag|3
$take|-2
$tard|-7
$tardar|-1
$tax|12
$teacher|-6
$team|-2
$technician|1
$tenant|-9
$terms|-1
$test|-2
$th|-10
$than|5
$thanksgiving|-1
$that|-1
$thats|-1
$them|8
$then|6
$there|-4
$thing|-8
$things|-1
$think|-1
$this|1
$those|1
$though|-1
$three|-2
$through|-1
$thu|3
$thursday|-4
$thx|-1
$ticket|-2
$time|3
$title|-1
$tmrw|1
$to|6
$together|2
$tomorrow|2
$toner|2
$too|-1
$top|1
$train|-1
$training|-1
$traiteur|1
$transcript|-1
$translation|1
$transport|-4
$trays|1
$trip|-1
$ttc|-1
$tuesday|-1
$tuner|8
$twice|-1
$type|-2
$tyres|2
$uber|-4
$uberweisen|-1
$uberweisung|5
$umlauts|1
$unit|1
$up|3
$update|-3
$us|1
$used|-1
$users|-2
$valid|-2
$valve|-1
$vat|-1
$vehicle|-1
$verlangern|1
$version|-5
$virement|2
$visit|2
$visitors|-2
$vom|-1
$von|1
$w|3
$warm|2
$warning|2
$warranty|-1
$water|1
$way|-4
$web|1
$website|3
$wedding|-4
$wednesday|-1
$week|-3
$weeks|1
$weg|-2
$well|-3
$werden|1
$wieder|4
$window|2
$windows|-1
$winter|-4
$without|-1
$working|6
$works|3
$writing|3
$written|-4
$wrong|5
$x|-3
$yard|-2
$year|-4
$years|-2
$yesterday|-1
$you|-4
$yours|-3
$zu|-1
<(|-3
<)|-6
<,|-6
<-|2
<.|-2
<:|10
<<|-7
<<) ,|-2
<<) -|-4
<<) :|-4
<<,|-11
<<, ,|-2
<<, :|-5
<<, and|-4
<<, bitte|1
<<, but|-7
<<, can|-1
<<, i'd|3
<<, i'll|3
<<, just|1
<<, must|-1
<<, needs|2
<<, people|-1
<<, please|9
<<, pls|1
<<, que|4
<<, so|-5
<<, someone|-4
<<, the|2
<<, then|-4
<<, you|-5
<<- ,|-3
<<- -|-1
<<- :|3
<<- tu|-1
<<.|-3
<<. ,|2
<<. .|-1
<<. :|1
<<:|-1
<<: (|-1
<<: ,|-3
<<: please|1
<<@ here|1
<<a|3
<<a ,|-1
<<accept ,|2
<<acceptance :|-3
<<action :|3
<<actual :|2
<<again ,|-3
<<agreed to|-2
<<all|1
<<all :|2
<<also|1
<<am ,|-1
<<an|2
<<and|-7
<<and i'd|-1
<<and please|-2
<<and then|-1
<<and will|-1
<<anyone|-1
<<apologies :|-2
<<april ,|-4
<<as discussed|-2
<<asap ,|-2
<<asked to|2
<<attached is|3
<<b ,|3
<<because|4
<<bitte|5
<<bitten um|4
<<both|-3
<<boxes ,|-1
<<btw|3
<<bug|1
<<bug -|5
<<business :|-2
<<but|6
<<by ,|-1
<<by :|-1
<<called ,|1
<<can|-8
<<can someone|4
<<can u|3
<<can you|1
<<complaint :|-3
<<could|-3
<<could somebody|-1
<<could u|-1
<<could we|2
<<could you|4
<<council ,|-1
<<critical :|2
<<cuando puedas|1
<<dan ,|1
<<dann|1
<<das|1
<<days|-1
<<days ,|-1
<<de|4
<<dear ,|3
<<dec ,|-1
<<december ,|-3
<<decision :|2
<<der|-1
<<description :|-6
<<details :|-3
<<did you|-2
<<die|6
<<discussed|-2
<<do :|-1
<<does|1
<<donal|3
<<dont forget|-2
<<drive ,|3
<<du|1
<<du bitte|-1
<<due :|-4
<<emergency|3
<<et|5
<<everyone|-2
<<f ,|-1
<<fatou ,|-4
<<faudrait|4
<<faut|4
<<favor ,|-2
<<finding :|5
<<fine ,|3
<<first ,|4
<<flat ,|-1
<<for :|-3
<<forget|-1
<<forget :|3
<<friday|-2
<<friday ,|1
<<grateful to|-1
<<guys|3
<<happened :|-1
<<has|-2
<<has to|4
<<have|7
<<have a|1
<<have to|-6
<<hay que|5
<<here|1
<<here ,|2
<<hi ,|1
<<i have|1
<<i need|1
<<i promised|5
<<i think|-1
<<i want|-1
<<i'd|3
<<i'll|-4
<<if|1
<<il faudrait|4
<<il faut|4
<<informed that|3
<<is|2
<<is to|1
<<issue :|4
<<it ,|3
<<item :|4
<<july ,|-1
<<june ,|1
<<kannst du|1
<<kg ,|-1
<<kindly|2
<<know ,|-1
<<know that|-1
<<lars ,|2
<<latest ,|-1
<<lena :|1
<<let's|1
<<like to|5
<<lol|2
<<m ,|-1
<<mal|-1
<<manana|2
<<maybe|-7
<<me|-2
<<me ,|-1
<<me to|5
<<merci de|5
<<message :|2
<<milk ,|-1
<<missing|-2
<<mittwoch|-1
<<month ,|1
<<must|-9
<<necesitamos|2
<<necesitamos que|-1
<<need|6
<<need :|2
<<need to|-6
<<needed|-1
<<needs|-3
<<needs to|5
<<nice to|1
<<nicht ,|-1
<<night ,|-2
<<no ,|-2
<<noch|5
<<note :|3
<<note that|-3
<<notes :|-1
<<notice :|-1
<<noticed that|1
<<nov ,|-1
<<now ,|10
<<october ,|-2
<<of you|2
<<office ,|1
<<ok|2
<<ok ,|5
<<ok so|3
<<ones ,|-1
<<open :|6
<<order ,|-1
<<out that|1
<<patient :|-8
<<people|-4
<<please|10
<<please ,|-2
<<please to|-5
<<please you|-1
<<pls|-2
<<plz|2
<<point ,|2
<<point :|-1
<<pourrais|1
<<priya :|1
<<problem :|2
<<product :|-1
<<promised|3
<<puedas|1
<<puedes|2
<<que|3
<<rd ,|2
<<re :|-2
<<recordamos que|6
<<remarks :|-1
<<reminder that|6
<<renew ,|-1
<<reported :|-1
<<request :|-4
<<requested :|1
<<requested to|1
<<requester :|-1
<<require|1
<<right ,|1
<<room :|5
<<said|-1
<<sam ,|3
<<says|1
<<self -|1
<<self :|2
<<severity :|-1
<<shall|2
<<should|8
<<should really|1
<<sie bitte|1
<<so|-1
<<so ,|-1
<<so let's|1
<<so please|2
<<somebody|2
<<somebody should|3
<<someone|1
<<someone must|2
<<someone should|-1
<<someone to|1
<<sorry|-2
<<sorry to|-1
<<still missing|-2
<<still need|-2
<<summary :|5
<<system ,|-1
<<tenant :|-1
<<tenant shall|-1
<<test ,|-1
<<text :|1
<<th ,|1
<<that|7
<<that ,|1
<<the|5
<<them ,|-1
<<then|-3
<<theo|6
<<there is|-1
<<they must|-2
<<thing :|7
<<think|-1
<<ticket :|-1
<<time :|1
<<title :|1
<<to :|-1
<<today ,|-1
<<today :|1
<<told me|-2
<<tom ,|-1
<<tomorrow ,|-1
<<tonight ,|-1
<<top :|-2
<<tu|-1
<<tu pourrais|1
<<two weeks|-1
<<type ,|-1
<<uhr|-2
<<um|7
<<um uhr|-1
<<urgent|-1
<<urgent -|2
<<urgent :|5
<<urgente :|-1
<<us have|2
<<us to|-1
<<user :|-2
<<vehicle :|3
<<want to|-2
<<wanted :|-2
<<we|2
<<we can|-4
<<we need|10
<<we require|1
<<we should|-2
<<we'd|-1
<<we'll|-1
<<week ,|3
<<weeks|-3
<<whether|2
<<who does|1
<<who has|-2
<<whoever|-3
<<will|-3
<<will you|2
<<wir noch|3
<<workaround :|-2
<<workshop :|-1
<<would|4
<<would you|-1
<<x :|-1
<<yeah|-1
<<yes ,|2
<<yesterday ,|-2
<<you ,|-1
<<you because|5
<<you can|1
<<you could|-6
<<you please|-1
<<you that|-2
<<you to|2
<<you'd|1
<<–|-3
<@|1
<a|1
<ab|-1
<abdul|3
<about|-1
<accept|-1
<acceptance|-3
<action|4
<actual|2
<actually|3
<again|-3
<agreed|-2
<aid|1
<aisha|5
<all|-2
<also|2
<am|-1
<amount|-1
<an|2
<ana|-1
<anchor|-1
<and|-5
<any|-2
<anyone|3
<apologies|-2
<april|-13
<are|-2
<as|-4
<asap|-1
<ask|-3
<asked|3
<at|3
<attached|7
<august|-6
<b|5
<back|-1
<batteries|1
<be|3
<bea|-6
<because|4
<bed|-1
<before|-1
<believe|4
<bike|-1
<bill|-2
<billing|7
<bis|-1
<bitte|11
<bitten|4
<bo|-2
<both|-3
<boxes|-1
<brauchen|2
<broken|-1
<btw|3
<bug|6
<business|-2
<but|11
<by|-6
<c|-1
<called|1
<can|10
<carla|1
<catalogue|-1
<chain|-1
<chair|-2
<chance|-2
<change|1
<channel|6
<charge|1
<churn|8
<client|1
<close|-1
<colm|-1
<complaint|-3
<confirm|-2
<could|1
<council|-4
<critical|2
<cuando|1
<customer|7
<d'ici|5
<dad|-2
<damage|5
<dan|1
<dana|3
<dann|1
<das|1
<date|-1
<days|-1
<de|-4
<dead|-4
<deadline|-2
<dear|3
<dec|-4
<december|-5
<decided|2
<decision|2
<delivery|-1
<den|-1
<denise|1
<denk|2
<dentist|1
<des|-1
<description|-6
<desmond|-1
<details|-3
<dev|1
<dezember|1
<did|-2
<die|6
<discussed|-2
<discussion|-1
<dmitri|-1
<do|-1
<does|5
<doing|1
<don't|6
<donal|3
<done|-3
<donnerstag|-1
<dont|-1
<door|-1
<drive|3
<drop|1
<due|-8
<earl|3
<eilt|-1
<el|-2
<elena|2
<emergency|3
<empty|-5
<encore|1
<es|-1
<escribo|1
<et|5
<evening|-1
<everyone|-2
<everything|1
<expires|-1
<f|-1
<fair|-1
<farida|-3
<fatou|-4
<faudrait|4
<faut|4
<favor|-1
<fehlt|4
<finding|6
<fine|3
<first|4
<flat|-1
<floor|2
<flour|1
<for|-9
<found|1
<frau|-2
<fri|-1
<friday|-6
<from|-1
<front|-1
<get|-1
<go|-3
<grace|1
<grant|-3
<grateful|-1
<greg|1
<guard|1
<gus|-3
<guys|3
<gwen|-2
<happened|-1
<has|-1
<have|3
<hay|5
<hello|1
<here|6
<herr|-1
<hi|1
<high|1
<hour|1
<i|-1
<i'd|3
<i'll|-4
<if|1
<ikeda|2
<il|13
<in|-5
<inc|-2
<ines|2
<inform|-2
<is|12
<issue|4
<ist|1
<it|1
<item|4
<jan|-4
<januar|-1
<january|-1
<job|4
<july|-1
<june|1
<just|5
<k|-5
<kann|-3
<kannst|-1
<kasia|2
<kelly|-2
<kg|-1
<kindly|2
<kitchen|2
<know|5
<kofi|-2
<konnten|-3
<laptop|-1
<lars|1
<las|3
<latest|-1
<le|6
<left|1
<leila|-1
<lena|1
<les|1
<let|2
<let's|1
<letter|-1
<library|1
<like|4
<line|-1
<liz|1
<lol|1
<look|-1
<lot|-1
<lotte|1
<lou|2
<lovely|1
<low|-3
<lucia|4
<lundi|-1
<m|-1
<manana|2
<manque|6
<march|-3
<marcus|1
<marek|-2
<marisol|-1
<mats|-6
<max|1
<may|1
<maybe|-6
<me|3
<mei|2
<merci|5
<message|2
<milan|-2
<milk|-1
<minute|1
<minutes|-1
<missing|-2
<mittwoch|-1
<mm|2
<moira|1
<mom|3
<monday|-2
<montag|-1
<morning|-1
<mrs|-2
<mum|1
<must|-9
<my|2
<nadia|4
<nearly|-1
<necesitamos|1
<need|3
<needed|-1
<needs|1
<new|-1
<news|4
<next|7
<nice|2
<night|-3
<no|-2
<noch|6
<noon|-1
<nos|-2
<not|-2
<note|1
<notes|-1
<noticed|5
<notre|4
<nov|-3
<november|-1
<now|14
<october|-3
<of|3
<office|2
<oil|-2
<ok|7
<okay|1
<omar|-3
<on|-6
<one|7
<ones|-1
<only|1
<open|1
<or|-6
<order|-1
<ortega|1
<oscar|-4
<oskar|2
<other|3
<our|1
<overdue|-1
<p|1
<page|6
<para|-1
<party|-1
<passport|-1
<patient|-8
<paula|-1
<pavel|-1
<peadar|1
<people|-4
<per|1
<permit|-3
<peux|-1
<pieter|-1
<piotr|-1
<plan|-1
<please|-1
<pls|-3
<plz|2
<pm|-1
<po|-1
<point|1
<por|-1
<post|1
<pourrais|1
<printer|-3
<priya|1
<problem|1
<product|-1
<programme|3
<promised|4
<puedas|1
<puedes|2
<que|3
<quick|-3
<raffle|-1
<raj|1
<rang|1
<raus|-1
<ravi|-2
<rd|1
<re|-2
<recall|-1
<recordamos|6
<release|4
<remarks|-1
<reminder|8
<renew|-1
<repair|5
<reported|-1
<request|5
<requested|1
<requester|-1
<require|1
<required|3
<result|2
<right|1
<rogamos|-6
<room|2
<run|-2
<ruth|-11
<safety|-1
<said|-1
<sam|2
<sandra|1
<sat|-6
<saturday|-3
<say|2
<says|1
<school|-2
<section|2
<self|3
<september|-1
<severity|-1
<shall|2
<shared|-1
<shift|1
<short|4
<should|8
<sie|2
<since|-1
<site|-1
<size|-1
<so|4
<some|2
<someone|8
<sorry|-3
<sound|-1
<spare|1
<spatestens|-1
<spring|-1
<st|-1
<start|-1
<still|4
<storage|-1
<summary|5
<sunday|-1
<support|1
<sure|2
<sven|1
<system|-1
<takes|-1
<tariq|2
<te|-4
<ten|-1
<tenancy|1
<tenant|-2
<teresa|1
<terms|-1
<tess|4
<test|-1
<text|1
<that|10
<that's|3
<the|6
<them|-1
<then|-2
<theo|6
<there|3
<they|-6
<thing|9
<think|1
<this|-2
<though|3
<thursday|-1
<ticket|-4
<till|-1
<tim|-3
<time|3
<title|1
<to|7
<today|-5
<todo|-2
<told|-3
<tom|-3
<tomasz|1
<tomo|2
<tonight|-4
<too|1
<top|-4
<trip|-2
<tuesday|-4
<two|-2
<type|6
<uhr|-2
<um|6
<umgehend|2
<und|-1
<uns|1
<until|1
<urgent|4
<urgente|-1
<us|1
<user|-2
<v|-2
<valid|-1
<vehicle|3
<version|-1
<viernes|2
<violation|1
<visit|-3
<vous|-2
<wanda|5
<want|3
<wanted|-2
<we|4
<we'd|-1
<we'll|-1
<web|-1
<wed|-1
<wednesday|-1
<week|2
<weeks|-3
<what|4
<when|-1
<whether|-5
<who|2
<who's|-1
<whoever|-4
<why|-1
<will|-1
<wir|10
<woche|1
<words|2
<work|2
<workaround|-2
<workshop|-1
<would|5
<write|-1
<writing|4
<x|-1
<yann|-1
<yeah|-1
<yes|1
<yesterday|-2
<yilmaz|1
<you|-8
<you'd|1
<your|2
<yours|-3
<yuki|-3
<zum|-2
='|4
=a|5
=aa|-1
=ab|-2
=aber|4
=abernathy|3
=about|6
=above|-5
=abstract|9
=abstracts|6
=abzug|2
=ac|-1
=accept|-3
=acceptance|-1
=access|19
=accordingly|1
=account|4
=accountant|-7
=accounting|-2
=accounts|-4
=across|3
=act|-6
=action|-3
=actually|-1
=add|5
=address|13
=ads|-3
=advent|-3
=affected|-1
=affects|-2
=affiche|2
=after|-7
=afternoon|-3
=afterwards|-3
=again|-5
=agency|-3
=agenda|-1
=agent|-3
=agian|-1
=agree|9
=agreed|-3
=agreement|-1
=agua|3
=ahead|-11
=aid|7
=air|2
=aisle|1
=al|10
=alarm|-3
=all|4
=allergen|2
=alone|-1
=along|-3
=already|-7
=also|-1
=alt|1
=alten|-3
=always|-3
=am|-8
=an|-8
=anbei|-4
=and|-10
=andernfalls|-1
=android|1
=angebot|2
=angebote|1
=anna|-1
=annual|16
=another|-6
=anrufen|-1
=answer|-10
=answered|-1
=antes|-1
=anual|1
=any|2
=anymore|-1
=anyone|-3
=anything|-2
=anyway|-2
=apex|4
=api|1
=apologies|-1
=app|-2
=appelle|1
=apple|1
=application|1
=applications|-2
=applies|-2
=apply|-4
=appointment|-3
=appointments|1
=approval|-1
=approved|-1
=approx|-4
=apr|-2
=april|-10
=archive|4
=are|-5
=around|-6
=arrange|-7
=arrival|1
=arrive|1
=arrived|-3
=arrives|-1
=as|-8
=asap|-4
=ascensor|1
=ash|6
=asked|5
=asking|-1
=asks|1
=assessment|3
=asset|3
=assign|1
=assigned|-1
=assignee|-1
=association|-1
=at|-11
=attached|-4
=attend|3
=attic|-1
=attn|-2
=au|-4
=audit|-3
=auditors|-2
=auf|5
=august|3
=aula|5
=aus|-1
=ausgefallen|-1
=authority|-5
=auto|-1
=autoclave|-4
=automatically|-7
=autopay|2
=autorizacion|1
=autumn|-1
=aux|4
=available|-2
=avant|-2
=ave|2
=avec|-3
=avoid|-10
=away|-2
=ayer|-3
=b|-5
=back|-3
=backup|2
=bad|2
=badge|6
=badges|5
=badly|1
=bags|4
=bake|-1
=bakery|-6
=balance|-2
=ball|1
=band|1
=bank|-6
=banner|3
=bar|-1
=barcode|1
=barn|-1
=barrels|9
=basement|7
=batch|1
=bathroom|2
=batteries|6
=battery|1
=bay|1
=be|-3
=beamer|4
=because|-1
=bed|-7
=bedroom|-4
=been|-7
=beeping|-2
=beeps|7
=beer|2
=before|-14
=beforehand|1
=begins|-4
=beim|1
=bell|1
=below|-4
=belt|6
=bench|2
=best|1
=bestell|3
=bestellt|4
=besten|2
=better|-2
=bezahlen|3
=bien|-2
=big|4
=bike|-3
=bill|7
=billed|1
=billing|5
=bins|1
=bio|3
=birthday|-2
=bis|-2
=biscuit|2
=bit|-1
=bitte|7
=black|5
=blank|1
=blinds|4
=block|1
=blocked|1
=blocking|7
=blood|4
=blue|-13
=board|-7
=boiler|2
=bon|1
=book|4
=booked|1
=booking|1
=bookings|-2
=booster|2
=booth|2
=boots|3
=borrowed|1
=boss|5
=both|-2
=bother|-1
=bottle|4
=bottling|1
=bought|-4
=boundary|-2
=brake|12
=brakes|1
=brandt|2
=brauchen|-4
=braucht|1
=bread|-5
=break|-3
=breaks|1
=brewery|-4
=brief|1
=briefing|1
=brightwater|1
=bring|-1
=brings|-5
=broke|2
=broken|2
=budget|2
=bug|-1
=build|2
=building|-3
=buildings|-1
=built|4
=bulb|1
=bulbs|-6
=bus|2
=business|-3
=but|-8
=button|2
=buy|11
=buying|1
=by|-2
=c|-1
=ca|-2
=cabinet|5
=cable|3
=caduca|1
=cage|1
=cake|4
=caldera|3
=calendar|5
=calibration|1
=call|-7
=called|6
=caller|-9
=calls|1
=cambia|1
=came|3
=camp|3
=can|-3
=cancel|10
=cannery|3
=cannot|-5
=car|-5
=card|3
=cards|9
=care|-2
=caretaker|-3
=carpet|5
=carried|-2
=cases|-8
=cash|2
=cast|-3
=cat|1
=catalogue|4
=category|8
=caterer|4
=cause|-3
=ce|-2
=cedar|5
=ceiling|-4
=cellar|-1
=centre|-5
=cert|5
=certificate|5
=certified|5
=chain|2
=chair|8
=chairs|6
=chamber|1
=chance|-6
=change|7
=changed|-8
=changes|-9
=changing|2
=channel|1
=chapter|6
=charge|-2
=charged|-4
=charger|3
=charges|-1
=chart|5
=chase|-2
=chaudiere|1
=check|-3
=checked|1
=checklist|-1
=checkout|8
=checks|-4
=chef|1
=child|4
=chimney|-2
=choir|-2
=church|5
=churn|-2
=ci|6
=circulate|1
=city|2
=claim|3
=claims|-3
=class|1
=clause|-7
=clean|3
=cleaning|-1
=clear|1
=clerk|-2
=cles|4
=click|1
=client|-6
=cliente|-4
=clinic|-4
=clock|4
=close|4
=closed|1
=closes|-5
=closing|2
=closure|4
=club|-1
=cm|2
=co|-1
=coach|3
=coats|1
=coche|1
=cocina|2
=code|-4
=codes|1
=coffee|-3
=cold|-2
=colleague|-9
=collect|-3
=collection|-1
=collects|-5
=color|-5
=colour|1
=come|-5
=comes|-8
=coming|-2
=commande|1
=commander|-1
=comment|-1
=commission|1
=committee|-5
=community|1
=companies|3
=company|2
=complained|3
=complaining|-2
=complaints|1
=complete|-5
=completion|-1
=comprar|6
=compressor|-1
=con|-8
=concert|-3
=concrete|-1
=condition|-2
=conference|-1
=confirm|3
=confirmation|-4
=confirmed|-3
=congratulations|-2
=congress|3
=connection|1
=consent|8
=contact|5
=container|4
=contract|8
=contractor|4
=contracts|2
=contrato|3
=control|1
=controle|1
=conversation|-3
=cooler|1
=copier|4
=copies|2
=copper|1
=copy|1
=corner|-3
=correct|7
=corrected|5
=correction|-1
=corrective|-1
=cost|-4
=costs|-1
=costume|8
=could|3
=count|5
=county|-9
=couple|-8
=courier|-3
=course|-1
=court|-4
=cover|-1
=covers|2
=crack|3
=cracked|2
=crane|1
=crash|1
=crashes|4
=crazy|-2
=credentials|1
=credit|-5
=crew|-5
=critical|-1
=crown|7
=csv|5
=ct|1
=cuota|1
=cups|2
=current|1
=customer|-4
=cut|5
=cutoff|-9
=cutting|-2
=cv|-1
=cvs|-1
=d|-1
=d'eau|-3
=d'un|-1
=da|1
=dafur|3
=damage|2
=damen|-2
=damit|-1
=danach|-6
=dangerous|-4
=dank|-1
=danke|-2
=dann|-3
=dans|-1
=das|3
=dass|5
=data|2
=database|5
=date|4
=dated|2
=dates|3
=daughter|-3
=day|-3
=days|-4
=de|12
=dead|4
=deadline|-5
=dear|-2
=dec|-10
=december|-6
=decided|-3
=decision|-1
=deck|1
=declaration|-1
=deed|7
=deep|3
=defrost|-1
=degrees|-4
=del|11
=delete|-8
=delgado|4
=deliver|-11
=delivered|-7
=delivery|-9
=dem|-2
=demande|-4
=demo|3
=den|14
=dental|9
=denver|1
=department|-3
=deploy|-1
=deposit|4
=dept|3
=depuis|6
=der|8
=des|2
=description|-3
=desde|1
=design|4
=desk|-7
=details|2
=detector|2
=deux|-1
=dev|1
=devis|4
=dhl|-4
=dia|-1
=dich|1
=did|-6
=didn't|-1
=die|13
=dienstplan|-1
=diese|2
=dinner|-5
=direct|-4
=director|-1
=discharge|-2
=discount|-1
=discussed|-2
=discussion|-1
=disk|5
=dispatch|1
=display|1
=do|2
=dock|-3
=document|-5
=documents|3
=doesn't|3
=dog|1
=doing|-1
=doit|6
=dollars|7
=domain|4
=don't|-5
=donation|2
=done|-3
=donor|1
=dont|-1
=door|7
=doors|1
=dort|-4
=dossier|-5
=double|-6
=down|2
=dr|-1
=draft|-4
=drain|6
=drama|-2
=dran|-1
=draw|4
=drawer|3
=drawing|1
=drawings|4
=drei|2
=dress|5
=drin|1
=dringend|-2
=drip|-4
=dripping|3
=drips|9
=drive|3
=driver|1
=drivers|-3
=drives|1
=driving|-2
=drop|-1
=drops|3
=drucker|4
=drum|4
=dryer|-1
=du|8
=due|-2
=during|-3
=duty|1
=dwg|4
=e|-2
=each|-7
=early|-2
=echeance|-1
=edge|5
=eh|-1
=ein|6
=eine|4
=einen|2
=either|2
=el|6
=electric|6
=electrician|3
=electricity|5
=elevator|6
=elle|-1
=else|3
=em|-1
=embassy|-3
=emergency|3
=employee|-1
=empresa|-4
=emptied|-1
=empty|4
=en|-4
=enclosed|4
=end|-4
=ended|-1
=ending|-1
=ends|-2
=enero|-4
=engineer|2
=english|-1
=enter|1
=entrance|3
=entry|2
=envoyer|-1
=er|-2
=erp|4
=erreur|-2
=error|2
=erst|-1
=erstellt|-7
=es|-3
=est|-3
=esta|-3
=estan|8
=estar|-2
=estrich|-3
=et|-3
=etage|1
=eur|-2
=euros|-2
=evacuation|1
=even|3
=evening|-5
=event|-1
=ever|-6
=every|-1
=everybody|2
=everyone|2
=everything|-2
=exam|-3
=examination|-2
=example|4
=excerpt|-2
=excursion|-1
=exit|3
=expense|-2
=expire|2
=expired|-1
=expires|-1
=expiry|1
=export|15
=express|2
=extend|2
=extended|-6
=extension|6
=extinguisher|1
=extinguishers|8
=extra|2
=extract|-3
=eye|1
=f|12
=facilities|-2
=facility|-3
=factura|8
=facture|7
=failed|6
=failing|-1
=fair|-5
=falls|-2
=falta|1
=familie|1
=families|-11
=family|-4
=farmer|-2
=fast|1
=fasting|3
=faucet|4
=faut|5
=favor|2
=fax|-1
=feature|-1
=feb|-3
=february|-3
=fee|-5
=feedback|-7
=fees|-1
=fehlt|9
=fell|-1
=fence|-1
=fennimore|1
=fenwick|-1
=ferme|-3
=ferreira|2
=festival|-5
=fever|-1
=few|-2
=fi|2
=figure|1
=figures|3
=file|9
=filed|6
=fill|-5
=film|-1
=fils|2
=filter|2
=filters|2
=final|3
=finance|4
=find|-16
=finding|6
=findings|-3
=fine|-1
=finish|-4
=finished|-2
=fire|5
=firm|4
=firma|6
=firmada|1
=firmado|4
=firmware|2
=first|-7
=fit|2
=five|-3
=fix|-7
=fixing|-1
=flaky|4
=flat|3
=flickering|2
=flickers|3
=float|5
=flood|-1
=floor|3
=floors|-1
=florist|3
=flour|3
=flow|2
=flowers|3
=flu|-3
=fly|2
=flyer|1
=fois|-1
=folder|-3
=folding|4
=folks|-1
=follow|-9
=fontanero|1
=food|1
=for|9
=ford|1
=forecast|-2
=forget|-1
=forgotten|-2
=forklift|9
=form|5
=format|3
=former|6
=forms|6
=forwarded|-2
=found|-5
=foundation|-5
=four|-3
=fournisseur|1
=foyer|-1
=fr|-3
=fragt|-2
=frau|-2
=free|11
=freitag|-2
=fri|-5
=friday|-5
=fridays|-2
=fridge|1
=friendly|-2
=frist|-2
=from|-18
=front|-6
=frost|-3
=fryer|3
=ft|1
=full|5
=fully|-5
=fund|-1
=funder|-2
=fur|4
=furs|1
=further|-1
=fyi|-3
=g|2
=game|-2
=gaps|5
=garage|3
=garden|1
=garnier|4
=gate|11
=gateway|1
=gave|4
=geben|1
=geehrte|-2
=geht|-1
=generator|8
=gestern|-9
=get|6
=gets|-1
=getting|-1
=give|-2
=given|-1
=gives|-2
=glass|1
=glasses|6
=glazier|1
=gloves|1
=glue|4
=gmbh|-2
=go|3
=goes|-6
=going|-7
=gone|9
=goods|-1
=got|1
=gracias|-1
=grade|-1
=grandma|-2
=grandma's|3
=grant|3
=grease|2
=great|-1
=green|-3
=greenline|2
=greta|2
=grey|1
=grifo|2
=grill|1
=grinding|5
=ground|1
=group|-2
=guard|1
=guest|-1
=guests|2
=guide|-1
=gut|-2
=gutter|3
=gutters|9
=guy|1
=guys|-4
=gwen|-1
=gym|13
=h|-4
=haben|2
=had|-2
=half|-3
=hall|-4
=halle|2
=hamster|2
=hand|-1
=handbook|3
=handle|-5
=handover|2
=handrail|2
=hands|2
=handwritten|-1
=hangen|1
=hanging|1
=hannah|3
=happen|-1
=happened|-2
=happy|-1
=harbour|-1
=hardware|-1
=harlow|-1
=harvest|-2
=has|2
=hasn't|2
=hat|-4
=have|9
=haven't|-2
=having|2
=hay|-7
=hazelnut|-2
=he|-2
=he'd|1
=he's|-2
=head|3
=health|-4
=hear|-1
=hearing|7
=heat|-1
=heater|-2
=heating|13
=hedge|2
=heizung|-1
=held|-2
=hem|12
=henderson|-3
=hendersons|-2
=her|11
=here|-7
=hero|7
=herr|-1
=herren|-2
=heute|2
=hi|-2
=hier|-1
=highest|-1
=hill|-1
=him|-5
=himself|2
=hinge|2
=hire|-2
=his|9
=hoa|-3
=holiday|2
=holidays|1
=home|-8
=homework|-8
=hope|-2
=hora|-1
=hose|-1
=hospital|-1
=hot|1
=hotel|-1
=hotfix|-2
=hotline|1
=hour|1
=hours|3
=how|-3
=hr|-5
=http|-2
=hurry|-1
=hydraulic|3
=hygiene|2
=i|5
=i'd|2
=i'll|-3
=i'm|-4
=i've|-2
=iban|3
=ice|-1
=ich|-4
=id|-4
=idea|-2
=ideally|-1
=if|-15
=ihn|-2
=ihnen|-1
=ihre|2
=il|3
=im|-2
=image|6
=images|1
=immediately|2
=important|-1
=imprenta|-2
=impresora|6
=imprime|1
=inc|1
=inch|1
=incidencia|-1
=incident|2
=incomplete|-1
=indicator|1
=info|-2
=inform|3
=information|-2
=informe|2
=informed|-1
=ink|-1
=inside|-3
=inspect|1
=inspected|4
=inspection|8
=inspector|-10
=installed|4
=instead|-4
=insurance|-3
=insurer|-3
=interim|4
=intern|2
=internal|-2
=internet|-1
=interns|-4
=interruption|-3
=into|-1
=intranet|-1
=inventory|5
=invite|3
=invoice|14
=invoices|-6
=irgendwann|-1
=isn't|-1
=issue|1
=issued|4
=it|-14
=it's|-7
=italy|-1
=item|-1
=items|-1
=its|10
=itself|6
=j|-2
=jack|5
=jahr|-1
=jams|1
=jan|2
=januar|2
=january|-8
=jemand|-6
=jetzt|-1
=jira|1
=job|2
=july|-8
=june|-9
=just|-1
=k|-5
=kann|-1
=keep|-6
=keeps|-1
=keine|1
=keller|2
=kept|-1
=kessler|3
=key|5
=keys|6
=kg|4
=kid|-6
=kids|-7
=kids'|-4
=kiln|-4
=kind|-1
=kindergarten|1
=kindly|-5
=kiosk|1
=kitchen|6
=kl|1
=knife|-1
=knows|-2
=kollegen|-2
=konnen|-1
=konnten|-1
=kummerst|2
=kunde|-1
=l|2
=l'eau|-1
=l'envoyer|-2
=l'imprimante|2
=la|2
=lab|5
=label|7
=labels|2
=ladder|3
=lady|1
=lager|-1
=lakeside|3
=lamp|5
=landing|1
=landlord|3
=landlord's|-1
=landscaping|2
=lane|-7
=lapses|-7
=laptop|6
=larch|-3
=large|-7
=lars|-1
=las|4
=lassen|3
=last|12
=latch|3
=late|-14
=later|-10
=lauft|4
=launch|-1
=lave|1
=le|16
=leaflet|1
=leak|2
=leaked|2
=leaking|-3
=leaks|5
=lease|3
=least|-3
=leave|-1
=leaves|-4
=leaving|-4
=lecture|-1
=lectures|-2
=ledger|-1
=leer|3
=left|-3
=leg|6
=legal|-2
=leipzig|-2
=lend|-2
=lender|-1
=les|8
=less|-2
=let's|-1
=letter|2
=letters|3
=liability|4
=library|2
=licence|9
=licences|-2
=license|1
=lids|4
=lieferung|-5
=liegt|-1
=lieu|-2
=lift|6
=light|-1
=lights|1
=like|4
=liked|-3
=limit|1
=lindenstr|3
=lindgren|-4
=line|-4
=lines|2
=link|3
=lisbon|1
=list|8
=liste|3
=lists|8
=little|-1
=live|1
=livraison|-4
=llama|1
=llamar|-1
=llame|2
=llave|-2
=llc|10
=ller|-1
=lo|-3
=load|3
=loading|-1
=loan|2
=lobby|-4
=local|-1
=locker|8
=log|2
=logged|-4
=logger|-2
=login|1
=logistics|-2
=logo|6
=long|-5
=longer|-5
=look|-2
=looks|-8
=loop|-3
=loose|1
=loosing|4
=los|10
=lose|2
=lost|1
=lottie's|-1
=love|-1
=lovely|-2
=low|-6
=ltd|1
=lui|-2
=m|-1
=machen|-5
=machine|5
=machst|2
=madame|-4
=made|-1
=mai|-2
=mail|-11
=mailing|-2
=main|-1
=maintenance|-7
=mairie|1
=mais|1
=make|6
=maker|3
=makes|7
=mal|-4
=man|2
=management|-3
=mandar|3
=manual|-2
=map|2
=maple|3
=maps|-5
=march|-4
=marketing|-2
=mas|-1
=matter|-1
=max|9
=may|-6
=maybe|2
=me|2
=meantime|-1
=measure|2
=medium|-1
=meet|-2
=meeting|-8
=meets|-1
=mehr|5
=membership|-3
=menu|1
=menus|-1
=merchant|-5
=merci|-2
=merged|-1
=message|-2
=messe|-2
=meter|9
=mg|5
=mgmt|-1
=mic|1
=microwave|5
=midland|-1
=mietvertrag|1
=migration|1
=milk|2
=mill|5
=milo|1
=min|1
=mind|2
=mine|-1
=minute|-1
=minutes|4
=mirror|2
=mismo|-2
=miss|-2
=missing|8
=mistake|2
=mit|1
=mixing|-4
=mm|7
=mme|-1
=mobile|1
=mochte|-3
=model|-1
=mom|-1
=mon|1
=monday|-5
=money|-8
=monitor|2
=monitoring|-2
=montag|-3
=montant|-1
=month|-10
=monthly|-1
=months|-1
=more|2
=moss|2
=most|-2
=mot|3
=motor|-2
=move|7
=moved|-9
=moves|-1
=moving|2
=mr|5
=mri|5
=mrs|4
=ms|-1
=msg|4
=msku|-1
=much|-5
=muller|-1
=mum|-4
=mum's|-2
=museum|-3
=music|1
=muss|2
=mussen|1
=mussten|1
=must|-1
=mutual|2
=my|10
=n|-1
=n'est|-3
=n'ont|1
=nach|-2
=nachgefragt|-2
=nadia|-1
=nadja|-5
=names|-1
=nda|8
=ne|-2
=near|-3
=nearly|9
=need|-5
=needs|8
=neighbour|-1
=neighbours|-5
=neither|-3
=net|-2
=neue|-3
=never|4
=new|2
=news|1
=newsletter|-1
=next|-3
=nice|-1
=nicht|2
=night|-7
=nightly|2
=nl|1
=no|10
=nobody|-2
=noch|6
=node|2
=none|-1
=north|2
=nos|10
=not|-5
=notdienst|2
=note|4
=notes|-3
=nothing|-2
=notice|-2
=noticed|-1
=notify|-5
=nous|18
=nov|-14
=november|-7
=novembre|-1
=now|3
=nr|-3
=nuevo|-3
=number|-7
=numbers|1
=nur|4
=nurse|-3
=oak|2
=oat|2
=ob|-1
=obligations|-3
=obtain|6
=oct|3
=october|-1
=oder|1
=of|7
=off|-8
=offer|-9
=offers|6
=office|-7
=offline|4
=og|4
=ohne|-1
=oil|10
=ok|-4
=old|9
=older|-3
=oma|-2
=onboarding|5
=once|1
=one|-5
=ones|-6
=online|2
=only|-2
=onto|-1
=op|4
=open|-9
=opened|-2
=opening|-2
=opens|-7
=optician|3
=or|-19
=orchestra|1
=order|1
=orders|2
=ordner|-1
=org|-1
=organ|4
=organise|-4
=osei|2
=other|-1
=others|-1
=otherwise|-5
=ou|-3
=our|-6
=out|1
=over|4
=overflowing|1
=overnight|-1
=overtime|1
=owe|3
=owen|1
=own|-2
=owner|-1
=owners|4
=p|-7
=package|2
=packet|-5
=packing|1
=packs|-1
=pads|6
=page|6
=pages|-1
=paid|-9
=pain|-1
=paint|-7
=painted|9
=pallet|2
=pallets|4
=panel|-1
=panels|-2
=panic|-1
=paper|-4
=papers|-7
=par|-3
=para|-9
=parcel|1
=parent|-1
=parents|-2
=park|-1
=parking|10
=part|-5
=partout|-1
=parts|-1
=party|-1
=pas|3
=pass|5
=passed|1
=passport|5
=passports|9
=password|1
=patch|-5
=path|-4
=patient|-1
=patients|1
=pay|-2
=payable|-1
=paying|3
=payment|-3
=payroll|6
=pcs|-3
=pdf|8
=pedido|-9
=pedir|-5
=pen|1
=people|-17
=per|-2
=period|-1
=permission|2
=permit|11
=permits|5
=pero|-1
=persiana|3
=person|-3
=pest|2
=petit|-1
=pharmacy|-1
=phone|-7
=photo|2
=photographer|-2
=photos|-3
=physio|1
=piano|-8
=pick|1
=pickup|2
=pictures|1
=piece|-3
=pieces|-5
=pierde|1
=pilot|-4
=pine|2
=pitch|3
=place|-2
=plan|7
=planetarium|-1
=plans|-1
=plants|1
=plate|-1
=platform|4
=playground|-1
=plazo|1
=please|8
=plomberie|6
=plombier|1
=plot|-1
=pls|1
=plumber|4
=plumbing|1
=plus|-6
=pm|-9
=po|3
=point|3
=policy|11
=polish|-1
=polyvalente|1
=pool|-1
=por|-1
=portal|-8
=porte|2
=position|-2
=possible|-1
=post|-5
=poster|1
=postgres|1
=postponed|-4
=power|8
=ppl|-1
=pr|1
=practice|-6
=premium|11
=prep|-4
=prepara|-1
=prepare|2
=preparer|1
=prescription|-1
=press|-2
=pressing|-1
=pressure|3
=presupuesto|-1
=previous|-1
=price|2
=pricing|3
=primera|-1
=principal|1
=print|-1
=printed|2
=printer|6
=printing|-1
=prints|4
=prio|-1
=prior|3
=priority|-1
=priya|-3
=prizes|3
=probably|-1
=problem|3
=production|-4
=prof|-3
=programme|-4
=project|-1
=projector|13
=promise|-2
=promised|-3
=proof|6
=proofread|3
=properly|-2
=property|8
=proposal|1
=protection|5
=protokoll|-2
=proveedor|3
=provide|2
=provider|2
=prufen|-1
=public|7
=puddle|-2
=puedes|-9
=pull|3
=pump|3
=purchase|1
=put|5
=q|5
=qa|2
=qty|2
=quality|-1
=quarantine|-2
=quarry|-3
=quarter|-2
=quarterly|2
=que|-2
=question|-2
=questions|5
=queue|-1
=quick|-7
=quickly|-4
=quite|-1
=quotation|8
=quote|13
=quotes|9
=r|-1
=rabies|2
=rack|1
=radiator|2
=raffle|2
=rain|-3
=raise|2
=ran|-1
=rang|1
=rate|-5
=raum|7
=raus|1
=ray|2
=rd|-4
=reach|-2
=read|-4
=reader|-2
=readers|4
=reading|8
=readings|4
=reads|-4
=ready|3
=real|-3
=really|-1
=rear|2
=rebook|4
=recalibrate|5
=recall|5
=receipt|2
=receipts|3
=receive|-2
=received|9
=recepcion|-1
=rechnung|2
=recital|-4
=recorded|-4
=recu|-2
=recycling|-1
=red|4
=redlines|7
=redo|4
=reels|-1
=reference|4
=referral|3
=refill|1
=refund|4
=register|8
=registrar|2
=registration|-1
=regler|1
=reissue|-1
=relancer|3
=release|-6
=remains|-5
=remarks|1
=remind|1
=reminder|-5
=remit|-5
=removal|-1
=removed|-2
=remplacement|-5
=rename|1
=rendez|-4
=renew|1
=renewal|4
=renewed|-1
=renews|-1
=rent|2
=rental|-2
=renvoyer|2
=reorder|1
=rep|-1
=repair|-6
=repaired|2
=repairs|-1
=reparateur|-1
=reparer|-3
=replace|3
=replaced|1
=replacement|-5
=replica|3
=reply|5
=report|-4
=reported|-1
=reporting|-1
=reports|1
=request|-5
=requested|-2
=requester|-1
=requests|9
=require|-1
=required|-2
=resend|-6
=reserved|-1
=reserver|3
=residents|2
=resolution|1
=resolved|-1
=response|-8
=restart|-1
=restaurant|1
=restore|1
=result|2
=retry|1
=return|-4
=returned|3
=returns|7
=reunion|-3
=rev|3
=review|-5
=reviewed|-4
=revised|7
=rewrite|-2
=right|-5
=rights|-2
=ring|-10
=ringing|1
=rising|-3
=risk|-2
=road|4
=roll|3
=rollback|-3
=rolls|1
=roof|1
=roofer|1
=roofing|-1
=rooms|-5
=roster|2
=rota|-1
=rotate|2
=rotor|1
=rotterdam|3
=round|-5
=route|1
=row|6
=rufen|3
=ruido|-3
=run|-9
=running|-1
=runs|-3
=ruth|-4
=rye|2
=s|1
=sacks|-2
=safari|2
=safe|1
=safety|-1
=said|1
=sala|2
=salle|1
=salmon|-1
=salt|-3
=same|-2
=samples|6
=sand|1
=sans|2
=sat|-5
=saturday|-7
=saturdays|-1
=save|1
=saw|-4
=say|2
=says|-9
=scaffold|5
=scaffolding|7
=scanner|3
=schauen|-5
=schedule|4
=schick|-1
=schicken|-2
=schlussel|4
=schon|-3
=school|-1
=schreiben|-1
=schulung|4
=science|-3
=screen|1
=script|3
=seal|8
=search|-6
=season|3
=seat|4
=seating|-4
=second|3
=secretariat|2
=secretary|-7
=section|-6
=security|5
=see|-8
=seed|6
=seen|-2
=segundo|1
=seguro|1
=sehr|-2
=sein|3
=seit|-3
=self|5
=seminaire|-1
=seminar|-1
=send|3
=sender|-6
=sends|1
=senor|-2
=sensor|6
=sent|9
=sep|-4
=sera|-1
=serrure|4
=server|-1
=service|-12
=serviced|-1
=set|-2
=sets|1
=sev|-1
=seven|-1
=severity|-2
=shall|-2
=share|-1
=shared|1
=sharp|-3
=she|-1
=she'd|4
=she's|-3
=shed|-1
=sheet|4
=shelf|3
=shelves|-5
=shift|-8
=shifts|-2
=ship|-3
=shipped|-2
=shoes|3
=shop|-3
=shopping|2
=short|-3
=shot|2
=should|-2
=show|-2
=showed|-3
=shower|2
=showing|-1
=shows|4
=shut|-2
=si|-5
=sich|2
=sick|-1
=side|10
=sie|-2
=sign|7
=signatures|1
=signe|5
=signs|1
=sigue|1
=sillas|3
=sin|-1
=since|8
=sink|1
=sit|-2
=site|-8
=sitting|-2
=six|2
=size|8
=sizes|10
=skip|5
=skylight|2
=slept|-2
=slide|-1
=slides|8
=slip|-1
=slipped|-2
=slips|1
=slot|-9
=slow|4
=small|-3
=smell|-1
=smells|4
=smoke|2
=snow|6
=so|-5
=sofa|1
=software|-1
=solar|3
=solicitor|-3
=soll|-2
=some|4
=somebody|9
=something|-1
=sometime|-2
=son|-5
=sons|-1
=sonst|-2
=soon|-3
=sorry|-1
=sort|-5
=sorted|-1
=sound|11
=sounds|-1
=sous|1
=space|5
=spielplatz|1
=spoke|-5
=spreadsheet|4
=spring|4
=sprinkler|2
=sprint|-1
=squeaks|-1
=sso|1
=st|-7
=stack|-1
=stadt|-1
=staff|3
=stage|-7
=stairs|-1
=stall|5
=stamped|1
=stand|-1
=standing|-2
=star|6
=start|-7
=started|4
=starter|-1
=starts|-12
=statistics|1
=statt|-1
=stay|-1
=stays|3
=steht|-3
=stein|-1
=steuerberater|-1
=steve|-1
=sticker|1
=sticks|-1
=still|20
=stock|3
=stood|-1
=stopped|-1
=stops|1
=storage|4
=story|-1
=stove|1
=street|1
=stress|-3
=stretched|1
=strings|1
=student|-4
=students|-1
=studio|2
=stuff|-1
=su|-7
=subject|-1
=submission|-1
=submitted|-4
=subscription|-8
=suggest|-1
=suis|-1
=suit|3
=suite|-1
=summary|-3
=summer|2
=sunday|2
=super|1
=supply|-9
=support|-2
=sur|-2
=sure|-4
=surgery|7
=survey|4
=swapped|-1
=sweep|-2
=switch|-6
=switched|1
=system|-4
=t|-2
=t'en|-1
=ta|1
=tab|-6
=tables|7
=tablets|-2
=tag|-4
=take|-10
=taken|-1
=takes|-5
=talk|-2
=talked|-3
=talks|-1
=tank|2
=tap|9
=tard|-7
=tardar|-1
=tariq|-1
=tax|6
=te|-2
=tea|-1
=teacher|-6
=team|-2
=tech|-1
=technician|2
=technicien|-1
=technique|-1
=tecnico|6
=teh|3
=telephone|-2
=tell|-3
=tenant|-9
=tenants|-3
=tent|1
=termin|8
=terms|-1
=test|-1
=tested|4
=text|1
=th|-12
=than|-3
=thanks|-3
=thanksgiving|-2
=that|9
=that's|-4
=thats|1
=the|15
=their|-5
=then|-2
=theo|-2
=there|-5
=thermostat|-3
=these|-3
=they|5
=they'd|8
=they'll|-2
=they're|1
=they've|-1
=thing|-1
=things|-7
=think|-2
=third|-2
=this|-14
=those|-3
=through|-8
=throws|-1
=thu|3
=thursday|-8
=thx|-1
=ticket|-3
=tickets|-2
=tiene|-2
=tile|-2
=tiles|4
=till|-3
=time|3
=times|-2
=timesheets|7
=title|-5
=tls|2
=to|-10
=today|-1
=today's|1
=todo|-3
=together|3
=toilet|2
=tomasz|-9
=tomorrow|2
=toner|3
=too|-2
=took|1
=tool|-2
=top|-5
=topics|-1
=torn|4
=torque|1
=total|-2
=toujours|7
=tout|1
=towel|-1
=town|-4
=track|-2
=tracking|-1
=tractor|1
=trade|-1
=trailer|1
=train|-4
=traiteur|1
=transcript|-2
=transfer|2
=transit|-3
=translation|-1
=transport|-3
=travel|-2
=trays|1
=treasurer|-1
=treatment|-2
=tree|2
=tres|1
=trim|8
=trip|-2
=trois|1
=truck|2
=trust|2
=trustees'|-2
=ttc|-1
=tu|5
=tube|1
=tue|-1
=tuesday|-4
=tuner|8
=turkey|1
=turnhalle|1
=turns|-1
=tuv|-1
=tv|8
=twice|5
=two|9
=type|-7
=typo|1
=tyre|-1
=tyres|5
=uber|-6
=uberweisen|-1
=uberweisung|5
=um|5
=umlauts|1
=umzug|-3
=un|-10
=una|-4
=uncle|3
=und|-2
=under|-11
=une|1
=unfortunately|-1
=unit|-1
=units|2
=unlock|1
=unpaid|2
=uns|1
=unser|5
=unsere|-5
=unten|-1
=unterschriebene|1
=until|-3
=up|9
=update|16
=updated|2
=upgrade|1
=upload|2
=ups|-1
=ur|-1
=urgency|-1
=us|3
=us'|2
=use|3
=used|-1
=user|1
=using|1
=usual|-1
=v|-1
=vaccination|1
=vale|1
=valid|-1
=valve|1
=van|1
=vat|4
=vecino|-1
=vegan|-3
=vehicle|1
=vendor|1
=verlangern|1
=version|-11
=very|3
=veterinary|-2
=veut|-1
=via|-4
=vielen|-1
=viene|3
=virement|2
=visa|12
=visit|-4
=visiting|-5
=visitor|3
=visitors|-4
=visits|-1
=voice|-2
=voicemail|-2
=vollmacht|2
=volunteers|-1
=volvo|4
=vom|-4
=von|3
=vor|1
=vorher|-6
=vous|-5
=vpn|2
=w|-1
=wait|-5
=walt|-1
=want|8
=wanted|7
=wants|-1
=war|-2
=ward|-2
=ware|-2
=warehouse|-2
=warm|2
=warning|2
=warranty|-3
=was|-1
=wash|3
=water|-2
=way|-8
=we|-8
=we'll|2
=we're|10
=we've|-1
=weather|-1
=web|1
=weber|-3
=website|2
=wed|-1
=wedding|-3
=wednesdays|-1
=week|-9
=weekend|-1
=weeks|7
=weg|-2
=wegen|-1
=welcome|5
=well|-3
=wenn|-1
=went|-3
=wer|4
=werden|1
=were|5
=wet|4
=what|-4
=what's|-1
=whatever|-1
=whatsapp|-1
=wheel|9
=wheelchair|9
=when|12
=whenever|-1
=where|-2
=whether|5
=which|1
=while|-3
=white|-5
=whiteboard|2
=who|-8
=who's|-1
=whoever|-2
=whole|2
=wholesaler|-3
=wi|2
=wie|-2
=wieder|4
=wifi|-1
=wild|-1
=will|-1
=wind|-2
=windows|-3
=wine|-1
=wing|1
=winterreifen|1
=wird|2
=wire|1
=wiring|1
=wish|-8
=with|-10
=within|-7
=without|-1
=wo|1
=wobbles|6
=wont|1
=word|2
=words|-2
=work|-6
=worked|3
=worker|-1
=working|4
=works|2
=workshop|1
=worn|1
=would|-8
=wound|1
=write|3
=writing|-2
=written|2
=wrong|-1
=wurde|-5
=x|-2
=y|-10
=ya|-6
=yard|-5
=yeah|-1
=year|-1
=year's|3
=yearbook|-1
=yearly|1
=years|-7
=yellow|2
=yes|5
=yesterday|6
=yesterday's|-3
=yet|12
=you|4
=you're|-5
=yours|-9
=yuki|1
=z|-1
=zahlbar|-1
=zahlerstand|1
=zahnarzt|2
=zeit|-1
=zero|-2
=zu|-1
=zum|-1
=zur|3
=zwei|-2
=zweimal|-3
=º|1
>>|-17
>>!|10
>>'|-1
>>(|1
>>)|2
>>,|-1
>>-|2
>>.|-11
>>;|-1
>>?|10
>>a|-12
>>about|1
>>after|5
>>again|1
>>all|-1
>>and|-7
>>antes|11
>>are|5
>>as|3
>>avant|1
>>b|1
>>because|7
>>before|13
>>bis|-4
>>but|1
>>by|6
>>c|2
>>ce|3
>>con|1
>>d|-2
>>d'ici|3
>>date|6
>>dated|2
>>day|6
>>days|-2
>>de|1
>>dec|-3
>>del|4
>>demain|6
>>den|1
>>des|4
>>du|-2
>>due|1
>>e|1
>>early|-2
>>el|3
>>en|1
>>es|2
>>et|-2
>>expires|1
>>for|9
>>friday|-2
>>from|3
>>fur|8
>>g|-3
>>gain|2
>>h|2
>>has|-7
>>have|6
>>he|-4
>>hours|2
>>hoy|-1
>>hr|2
>>i|-2
>>if|-7
>>ight|-2
>>immediately|5
>>in|3
>>ing|-1
>>is|-14
>>jan|3
>>january|-1
>>june|-2
>>la|2
>>last|-1
>>le|-7
>>lol|-1
>>m|3
>>may|2
>>mehr|-1
>>ment|-1
>>monday|-1
>>morning|-1
>>must|-7
>>n|1
>>nachste|-4
>>nd|2
>>nde|5
>>needs|-1
>>next|2
>>ng|5
>>nicht|1
>>no|-2
>>noon|-1
>>not|5
>>now|12
>>of|-6
>>ok|-2
>>om|-2
>>on|-7
>>only|1
>>para|2
>>please|-3
>>pls|-3
>>pm|-2
>>por|-1
>>pour|2
>>re|4
>>sat|1
>>saturday|-1
>>so|-1
>>sometime|-1
>>sous|7
>>t|-4
>>than|-1
>>that|-2
>>this|2
>>til|1
>>tmrw|-5
>>to|-9
>>today|7
>>tomorrow|4
>>tonight|4
>>tuesday|2
>>two|2
>>u|1
>>until|-7
>>v|1
>>we|-1
>>wednesday|-1
>>week|2
>>when|7
>>whenever|5
>>with|-2
>>within|-1
>>y|3
>>–|5
^a|19
^a copy|1
^a late|-2
^a quick|1
^a regler|1
^a written|1
^aber|4
^about|-3
^abstracts|6
^accept|-1
^access|15
^account|-5
^action|-1
^add|5
^affects|-1
^agenda|-1
^agenda item|-1
^agent|-2
^alarm|-4
^all|-1
^all of|-1
^amount|-1
^amount due|-1
^an|-2
^anbei|-4
^andernfalls|-1
^annual|12
^answer|3
^answer the|1
^any|-1
^apologies|-1
^app|4
^appelle|1
^appelle le|1
^application|-3
^applications|-1
^apply|-4
^apply for|-1
^appointment|-3
^approved|-1
^arrange|-2
^arrange the|6
^as|-8
^as the|-5
^as you|-1
^ask|-1
^ask for|-2
^ask the|-6
^assign|1
^assigned|-1
^assignee|-1
^at|1
^at the|1
^attached|-2
^attn|-1
^audit|-4
^autoclave|-1
^avoid|-1
^b|-2
^back|-1
^backup|1
^bad|1
^badge|3
^bags|-1
^bank|-2
^batteries|-1
^be|-3
^be on|-7
^be so|3
^because|-1
^because of|-1
^bed|1
^beer|1
^before|-3
^before the|-3
^bei|-1
^bei der|-7
^best|4
^bestell|3
^bestellt|5
^bike|-2
^bis|-1
^bis freitag|-1
^biscuit|1
^black|-2
^blocked|-2
^board|-3
^boiler|3
^book|5
^book it|-4
^book the|5
^boxes|-1
^brightwater|1
^bring|3
^bring the|3
^bring them|-1
^budget|-1
^budget approved|-1
^bug|-1
^build|2
^bump|5
^bus|-2
^buy|2
^by|-2
^c|1
^cake|4
^call|5
^call her|-1
^call him|-5
^call me|-1
^call mr|1
^call the|7
^call to|-3
^call us|-3
^caller|-6
^cambia|1
^cambia la|1
^cancel|7
^cancel the|1
^car|1
^cat|-1
^category|8
^certificate|-1
^chair|2
^change|12
^change it|-2
^change request|-1
^change the|4
^chase|-2
^chase the|5
^check|-3
^check the|6
^check with|-5
^christmas|-1
^city|-4
^city of|-4
^clean|3
^clean the|4
^clean up|-1
^cleaning|-3
^clear|1
^clear out|2
^client|-1
^close|6
^code|1
^code freeze|1
^coffee|-3
^coffee machine|-3
^cold|-1
^collect|-1
^collect the|1
^come|-1
^comment|-1
^complete|-5
^comprar|1
^compressor|-1
^confirm|7
^confirm the|1
^confirm with|3
^congratulations|-1
^contact|-1
^contract|6
^contrato|1
^copy|4
^correct|3
^correct the|2
^corrective|-1
^council|6
^cover|-5
^crash|1
^critical|-1
^crown|1
^csv|4
^csv export|4
^customers|6
^cut|1
^da|-2
^dad's|-1
^damit|-1
^danke|-2
^danke fur|-2
^das|-2
^das angebot|2
^dass|1
^date|1
^date of|-1
^dated|-1
^de|-4
^deadline|-2
^deadline is|-1
^dec|-1
^decided|-2
^deep|3
^delete|-8
^deliver|-5
^delivery|-5
^delivery note|-3
^delivery of|-1
^delivery takes|-1
^den|8
^den betrag|-1
^dental|6
^dentist for|2
^department|-1
^department of|-1
^deposit|1
^der|1
^der drucker|1
^description|-3
^did|3
^did the|6
^die|7
^dinner|-4
^discussion|-1
^do|-2
^do it|-1
^do not|-3
^do the|3
^dock|-1
^dog|2
^don't|-3
^dont|-2
^dont forget|-2
^door|4
^dr|-1
^draw|1
^draw up|1
^dringend|-1
^driver|-1
^drivers|-1
^drop the|1
^e|-1
^each|1
^echeance|-1
^eine|6
^einen|-2
^el|4
^el cliente|-4
^el grifo|2
^electric|6
^elevator|-1
^email|1
^email the|1
^emergency|-1
^en|3
^enter|1
^envoyer|1
^envoyer les|1
^er|-4
^erstellt|-6
^event|-1
^everything|-1
^exam|-2
^export|1
^export to|1
^extend|2
^eye|1
^eye wash|2
^facility|-2
^facture|6
^facture n|6
^failing|-1
^failing which|-1
^faire|1
^falls|-1
^feature|-1
^feature request|-1
^fee|-1
^feed|-5
^file|8
^file the|1
^fill|-2
^fill in|-1
^final|1
^finance|-2
^find|-8
^find a|2
^find attached|-1
^find out|-5
^finding|6
^finish|-4
^finish the|-3
^finished|-1
^fire|-1
^firmware|-1
^first|1
^fix|-8
^fix before|-4
^fix it|-1
^fix the|5
^fix typo|1
^fixing|-1
^flaky|-1
^floor|3
^flour|-1
^follow|-8
^follow our|-5
^follow up|-3
^for|-4
^for my|-1
^for the|-3
^forget|-1
^forklift|7
^form|-3
^forward it|-1
^forward the|2
^forwarded|-2
^four|5
^freezer|3
^fridge|3
^frist|-2
^from|-1
^front|-3
^front desk|-1
^fur|2
^fur die|2
^gas safety|2
^get|7
^get a|-2
^get it|-3
^get the|7
^get them|-3
^get two|1
^give|1
^go|-6
^go through|-1
^go to|3
^goods|-1
^got|1
^gracias|-1
^grandma's|5
^grandma's hearing|3
^grant|3
^grease|3
^great|-1
^greenline|2
^guest|1
^gutter|2
^gutters|10
^guy|-1
^gwen|-1
^half|-2
^half of|-2
^hand|3
^hand in|-5
^hand them|1
^handle|-5
^handwritten|-1
^hannah|1
^has|-8
^has the|-3
^have|9
^have a|-1
^have it|4
^have the|6
^hay|-1
^he has|-1
^he needs|1
^he wants|-1
^he'd|3
^he'd like|3
^he's|-1
^heating|3
^her|2
^herr|-1
^hi|-2
^highest|-1
^hoa|-2
^hope|-1
^hope the|-1
^how|-1
^hr|-1
^i|-1
^i asked|-3
^i bought|-5
^i can't|-1
^i don't|-8
^i have|-1
^i hope|-1
^i keep|1
^i know|-2
^i left|9
^i looked|1
^i moved|-1
^i put|-1
^i said|2
^i spoke|-4
^i was|-5
^i'm|-3
^i'm in|-3
^i've|-1
^i've put|1
^ich|-1
^ideally|-1
^if|4
^if not|-1
^if the|5
^if you|-1
^ihn|-1
^ihr|-1
^il|4
^il y|-1
^im|-1
^in|5
^in the|-2
^incidencia|-1
^incident|-1
^inform|1
^inspect|1
^inspection|-3
^inspection of|-1
^instead|-2
^internal|-1
^invoice|11
^invoice date|-1
^invoice dated|4
^invoice from|-1
^invoice no|6
^invoice of|-1
^is|3
^is the|4
^issue|2
^ist|3
^it|11
^it doesn't|-1
^it for|-2
^it is|1
^it still|6
^it was|9
^it's not|-3
^it's the|2
^item|-2
^its|-4
^j|1
^january|-3
^je suis|-1
^job|-1
^june|-1
^k|2
^keep|-2
^kg|2
^kids|-3
^kiln|-1
^kitchen|4
^kitchen faucet|4
^know|-4
^kummerst|1
^kummerst du|1
^la|-5
^la impresora|4
^la porte|-1
^la reunion|-5
^lab|2
^label|11
^label printer|4
^larch|-2
^las|8
^lassen|3
^lassen sie|3
^last|-2
^last year|-1
^late|-2
^latest|-1
^le client|2
^le lave|1
^le lui|-2
^lease|3
^left|-9
^left the|-6
^legal|10
^legal has|2
^leider konnten|-1
^lend|1
^les|1
^let|2
^let me|-2
^let the|4
^let us|1
^library|-1
^lift|3
^light|1
^like|4
^like the|5
^limit|-1
^live|-1
^llama|1
^llame|2
^lo|-2
^loan agreement|-1
^lock|6
^locker|1
^login|-2
^login page|1
^long|-5
^look|-3
^look at|1
^look into|-2
^looks|-1
^los|-1
^lost|4
^lost property|4
^love|-1
^lovely|-1
^low|-1
^lunch|1
^m|-2
^machst|2
^machst du|2
^madame|-4
^mail|-1
^mail the|1
^mail them|-1
^maintenance|-5
^mais|1
^make|4
^make it|1
^make sure|1
^march|-1
^marketing|-3
^max|-1
^may|-1
^me|4
^measure|2
^medium|-1
^menu|1
^messe|-3
^midland|-2
^mill|2
^mill road|5
^mine|-1
^minutes|-1
^missing|7
^mm|-1
^mom|-2
^more|1
^mot|1
^mot for|-1
^move|11
^move samples|2
^move the|2
^mr|-3
^mrs|4
^ms|-2
^mum's|-3
^my|1
^my husband|5
^my second|3
^nadia|-1
^names|-4
^near|-1
^net|-1
^new|-1
^new request|-1
^next|-3
^nicht|-1
^nightly|1
^no|-1
^no action|-2
^nobody has|2
^not|-12
^not a|-1
^not the|-2
^notes|-6
^nothing|1
^nothing else|2
^notice|-2
^notice of|-2
^notification|-1
^notification of|-1
^nous|8
^nov|-2
^nur|4
^oat|1
^obligations|-3
^obligations of|-3
^obtain|4
^oder|1
^of|-3
^offer|-7
^office|-5
^office of|-5
^on|-2
^on call|-1
^on the|-2
^onboarding|1
^once|-1
^one|8
^one thing|2
^only|-3
^open the|5
^opened|-3
^opened by|-1
^or|3
^order|-1
^order a|4
^order name|1
^order new|1
^order replacement|3
^order the|6
^order two|1
^organise|-4
^otherwise|-4
^otherwise the|-3
^otherwise they|-1
^our records|-3
^p|-1
^page|2
^paid|-1
^para|-5
^parcel|2
^parking|1
^parking permits|1
^parts|-1
^passport|3
^patient|-2
^patients|-1
^patients are|-1
^pay|2
^pay by|-2
^pay invoice|9
^pay the|1
^pay to|-2
^payable|-1
^payment|4
^payment terms|-1
^payroll|6
^pedir|-1
^people|-3
^per|1
^permit|2
^phone|-1
^photos|-3
^pick|-7
^pick it|-2
^pick one|-1
^pick up|-5
^pide|2
^plan|-1
^plate|-1
^plomberie|6
^pls|-1
^policy|3
^post|-7
^pour|-3
^prepara|-1
^prepare|1
^preparer|1
^press|-2
^prices|4
^print|3
^print the|-3
^printer|2
^priya|-1
^probably|-1
^prod|-1
^product|-1
^production|-2
^production meeting|-2
^projector|2
^projector in|-1
^proofread|3
^property|-1
^protokoll|-1
^provide|2
^prufen|-1
^publish|1
^put|4
^put a|-1
^put in|-2
^put it|1
^put the|2
^put together|-1
^put up|1
^q|-7
^quarantine|-2
^quarter|-1
^quarterly|1
^questions|4
^quick|-4
^quotation|8
^quote|10
^quote for|3
^quote the|3
^radiator|2
^raise|2
^raise the|1
^re|-2
^read|-4
^rebook|4
^recalibrate|4
^recalibrate the|4
^received|2
^rechnung|6
^rechnung bezahlen|1
^rechnung nr|3
^rechnung re|2
^redo|4
^ref|-1
^reference|2
^refill|1
^refund|5
^refund the|3
^register|5
^relancer|5
^relancer le|4
^release|1
^reminder|-5
^reminder for|-2
^reminder from|-1
^remit|-4
^remove|-5
^remplacement|-5
^rename|2
^renew now|-3
^renew online|1
^renew passport|1
^renew the|3
^renewal|-6
^rent|1
^reorder|3
^repair|-7
^repair it|-1
^replace the|6
^replacement|1
^report|-2
^reported|-1
^request|-14
^requested|-1
^requester|-1
^reserve|1
^reserve the|1
^reserver|3
^reserver la|3
^reset|-1
^reset the|1
^resolved|-1
^response|-1
^restart|-1
^restart the|2
^restock|1
^return|8
^return the|7
^review|1
^review the|1
^rewrite|-2
^ring|-6
^ring the|5
^roll|6
^roll back|6
^room|5
^rotate|2
^rotate the|2
^run out|-1
^ruth|2
^s|-1
^safety|-2
^said|2
^same|-1
^sat|1
^saw|-3
^say|1
^scaffold|3
^scan|1
^scanner|-1
^schedule|-4
^se|-4
^search|-6
^second|3
^see|-5
^see below|-1
^see the|-3
^see to|1
^seen|-1
^sehr|-2
^sehr geehrte|-2
^send|5
^send a|2
^send it|-1
^send me|1
^send over|2
^send the|3
^send them|2
^send to|-4
^send us|2
^server|-1
^server room|-1
^service|-2
^set|-3
^set up|1
^sev|-1
^severity|-2
^she can't|-2
^she needs|2
^she wants|2
^she's|-2
^she's off|-1
^shop|-2
^shopping|2
^short|-1
^show|-2
^si|-1
^sie|-4
^sign|1
^sign and|-4
^sign the|1
^sign up|3
^signed|-2
^since|11
^since the|10
^smoke|1
^some|1
^something|-2
^sometime|-2
^son|-1
^sonst|-1
^sound|2
^spring|7
^st|-1
^stage|-1
^stand|-1
^start|-3
^state|-2
^statement|-1
^statement of|-2
^still|-2
^store|1
^students|-1
^submit the|1
^submit your|1
^suite|-1
^summary|-1
^summer|8
^supplier|-2
^support|-1
^sure|-2
^surgery|7
^swap|4
^swap the|3
^switch|-1
^t|-4
^take|-7
^take a|-2
^take care|2
^take the|-1
^talk|-2
^talk about|-2
^tap|-1
^tariq|-2
^tax|1
^technician|-1
^teh|1
^tell|-1
^tell me|-3
^tell the|3
^temp|-2
^tenant|-2
^termin|2
^terms|-1
^test the|2
^text|2
^thank|1
^thank you|1
^thanks|-2
^thanks for|-2
^that|4
^that we|-1
^that's|-3
^the|6
^the alarm|1
^the annual|-2
^the auditors|-1
^the autoclave|-2
^the board|-1
^the budget|1
^the car|1
^the caterer|4
^the choir|-2
^the client|-8
^the coffee|-3
^the contractor|4
^the council|-3
^the county|-7
^the crane|-1
^the customer|1
^the customs|-1
^the delivery|1
^the demo|10
^the dishwasher|-1
^the donor|1
^the elevator|4
^the emergency|2
^the exit|-2
^the fire|-3
^the first|-1
^the following|-1
^the forklift|-1
^the freezer|-3
^the garden|-1
^the hall|1
^the handrail|1
^the heating|5
^the hedge|-1
^the hendersons|1
^the hero|6
^the inspector|-1
^the insurance|-4
^the invoice|-1
^the key|-3
^the keys|4
^the kitchen|-1
^the label|2
^the lease|2
^the lift|2
^the light|-1
^the machine|-2
^the meeting|1
^the neighbours|-5
^the new|4
^the offer|8
^the old|3
^the one|-1
^the opening|-2
^the organ|4
^the other|-2
^the parking|2
^the plants|-1
^the portal|-4
^the price|-2
^the print|-1
^the printer|-1
^the projector|1
^the q|-1
^the school|-1
^the signed|2
^the smoke|1
^the tenant|-1
^the thing|1
^the tls|1
^the toner|-1
^the visitor|1
^the walk|-1
^the website|1
^them|-1
^theo|-1
^these|-1
^they|3
^they are|-1
^they asked|2
^they can't|-1
^they like|-4
^they need|-2
^they only|1
^they said|-2
^they want|10
^they'd|8
^they'd like|8
^they'll|-2
^they're|-1
^they've|-1
^things|-2
^this|-1
^this is|1
^three|5
^three of|2
^thx|-1
^ticket|-2
^timesheets|7
^todo|-3
^toner|-1
^top|-6
^total|-2
^total due|-1
^total ttc|-1
^transfer|3
^transfer the|3
^transport|1
^trim|3
^truck|5
^trustees'|-2
^tu|-3
^tu t'en|-1
^tuesday|-2
^two|-7
^two of|-3
^type|-3
^tyres|2
^uberweisung|5
^um|-2
^under|-8
^unfortunately|-1
^unit|-2
^unlock|2
^update|5
^update the|1
^upgrade|1
^upgrade postgres|1
^upload|-1
^upload the|2
^user|2
^utility|-2
^valid|-1
^valid until|-1
^vehicle|-1
^vendor|1
^version|-2
^via|-2
^vielen|-1
^vielen dank|-1
^viene|3
^viene el|3
^visitor|-1
^visitors|-1
^voice|-2
^voicemail|-2
^votre|2
^w|-1
^wait|-4
^walk|6
^walk in|6
^want|1
^wanted|-1
^wants|-2
^warehouse|-1
^warranty|2
^was|-1
^wash|2
^wash the|1
^water|1
^water is|-2
^water them|1
^we|-8
^we are|-1
^we can't|6
^we cannot|-1
^we have|-6
^we still|2
^we would|2
^we're|13
^we're down|8
^we're out|6
^we've|-1
^we've got|-1
^weather|-1
^website|-3
^wedding|-1
^wer|8
^what|9
^what happened|-1
^what i|2
^what she|1
^when|1
^when i|2
^when you|-1
^when you're|-1
^whenever it|2
^which|-1
^who|-4
^wie|-2
^window|-1
^winter|1
^wir|2
^with|-2
^without|-2
^without it|-1
^words|-1
^work|-3
^write|2
^write it|2
^write the|2
^write up|1
^wrong|-1
^x|-2
^ya|-5
^yes|1
^yesterday|-1
^you|-2
^you're|2
^your|2
^your application|-2
^your domain|2
^your parcel|3
^yours|-1
^zahlbar|-1
^zahlbar ohne|-1
`;
