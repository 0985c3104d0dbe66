import type { TitleFeature } from './title-features.ts';

/** How much each feature speaks for a title; made by `npm run learn:titles`, not by hand. */
export const TITLE_WEIGHTS: Readonly<Record<TitleFeature, number>> = {
  isByRules: 0.85,
  isActionByRules: 0.22,
  isAskedPart: -0.3,
  isWholeSentence: 0.76,
  isClause: -0.15,
  isLastClause: 0.27,
  isClauseToDo: 0.43,
  isSubordinate: -0.36,
  isToEnd: -0.14,
  isAfterLabel: 0.45,
  isCut: 0.77,
  isFirst: 0.04,
  isLast: -0.32,
  isLater: -0.89,
  placeInText: -0.64,
  isInFirstParagraph: -1.07,
  isBeforeTask: 0.42,
  isTask: -0.03,
  isAsking: -0.08,
  isTelling: -0.32,
  isShortSentence: -0.34,
  asksPlainly: 0.29,
  hasDate: -0.91,
  hasDeadline: 0.31,
  hasDue: 0.72,
  isMain: -0.02,
  isOfMain: 0.31,
  asksSomebody: 0.54,
  isItem: 1.76,
  isReport: -0.19,
  isOwnParagraph: -1.23,
  length: 2.66,
  words: 0.36,
  saysNothing: -1.08,
  saysMuch: 0.41,
  isUnspecific: -1.45,
  isSpecific: 0.56,
  isCentral: 0.85,
  refersBack: -0.29,
  beginsWithIt: -1.29,
  hasPronoun: -0.1,
  beginsWithVerb: 0.76,
  isToDo: 1.03,
  isRequest: 1.41,
  obliges: -0.95,
  isOfWriter: -0.17,
  isPleasantry: -0.96,
  hasName: -0.13,
  hasNumber: 0.02,
  hasColon: -0.91,
  hasComma: -1.31,
  isPast: -0.55,
  hasFault: 0.55,
  isOfDocument: 0.71,
  endsOpen: -0.16,
  hasAmount: -0.41,
};

/** How much each word of a title, or beside it, speaks for it; made by `npm run learn:titles`, not by hand. */
export const TITLE_WORDS = `
$a|3
$aa|-2
$above|-1
$abzug|-1
$ac|1
$accept|-4
$access|2
$accordingly|1
$account|1
$accounting|-2
$address|10
$affected|-3
$after|1
$afternoon|-1
$afterwards|-3
$again|3
$agency|-3
$agian|-1
$agreed|-1
$agreement|-2
$ahead|-6
$aisle|-1
$alarm|4
$already|-1
$am|-4
$an|-3
$and|6
$android|-2
$angebot|2
$anrufen|-1
$answer|1
$answered|-1
$anymore|-5
$anyway|-1
$app|-3
$application|-1
$appointment|1
$approval|-1
$approved|-3
$april|-6
$area|-1
$around|-1
$arrange|-5
$arrival|1
$arrived|-1
$asap|-1
$ask|-2
$asked|2
$asks|1
$assessment|-2
$assigned|-1
$assignee|-1
$at|-3
$attached|-2
$attn|-2
$audit|3
$august|4
$aula|4
$ausgefallen|-2
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
$better|-1
$bezahlen|3
$bill|6
$bins|1
$birthday|-1
$bis|1
$black|3
$board|-3
$booked|5
$books|1
$booster|1
$boxes|8
$break|-2
$broken|8
$budget|2
$bug|-1
$building|-1
$buildings|-1
$bus|-1
$business|-2
$by|-2
$c|1
$cabinet|3
$cable|2
$cafe|1
$cage|1
$cake|-1
$calendar|2
$call|-5
$called|-3
$cancel|5
$cancelled|1
$car|-4
$card|-8
$cards|3
$care|-1
$caretaker|-3
$cast|-3
$category|-1
$certificate|5
$chair|-1
$chance|-3
$change|-1
$changed|-4
$changes|-2
$channel|1
$charge|1
$charged|-1
$charger|1
$charges|-1
$chaudiere|1
$check|6
$checks|-3
$church|4
$city|-2
$class|1
$cleaner|1
$cleaning|-1
$client|1
$clinic|-3
$close|3
$closes|1
$closing|-1
$club|-1
$code|1
$come|4
$comes|-6
$coming|1
$comments|2
$committee|-4
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
$contractor|-3
$contracts|2
$copies|1
$copy|-5
$correct|-1
$corrected|1
$correction|-1
$cost|-3
$costume|7
$council|-1
$count|3
$court|-1
$crack|2
$cracked|-1
$crane|1
$crazy|-2
$crew|-2
$critical|-1
$cups|1
$customers|-1
$cutoff|1
$d|-2
$date|-7
$dates|1
$day|-3
$days|1
$de|-4
$deadline|-2
$dec|-7
$december|-3
$deed|5
$deliver|-4
$delivered|-3
$delivery|-1
$department|-1
$deploy|-1
$deposit|2
$dept|3
$description|-1
$desde|1
$desk|-3
$details|2
$discussed|-1
$do|-2
$documents|-1
$domain|2
$done|1
$door|-1
$down|-4
$draft|-2
$drill|1
$dringend|-1
$dripping|1
$drips|9
$drive|-1
$driver|1
$du|-1
$duty|1
$e|-2
$early|-1
$echeance|-1
$ein|1
$electric|-1
$electrician|2
$else|1
$email|-1
$emergency|1
$empty|1
$end|-2
$ends|-2
$engineer|1
$english|-1
$enough|5
$entrance|3
$envoyer|-1
$error|5
$es|-1
$eur|-4
$euros|-2
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
$extract|-3
$f|10
$failed|-1
$fair|-2
$falls|-1
$families|-7
$farm|-1
$favor|2
$feb|-3
$fee|2
$fehlt|9
$fence|-1
$figure|4
$file|4
$filter|1
$finance|2
$find|1
$fine|-1
$finished|-1
$fire|5
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
$for|2
$forklift|-1
$form|-1
$format|3
$forms|8
$foundation|-1
$free|5
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
$gateway|1
$glass|2
$glasses|5
$go|-1
$gone|1
$good|-1
$grant|-1
$green|-1
$greeting|1
$grey|1
$group|-1
$guests|1
$gutters|9
$guy|2
$h|-1
$haben|3
$half|-1
$hall|-4
$handover|-1
$hands|1
$hat|-1
$heating|1
$held|-1
$her|9
$here|-2
$herren|-2
$him|2
$hire|1
$holidays|1
$home|-4
$hour|-2
$hours|-1
$house|-4
$ice|1
$id|-3
$idea|-1
$immediately|3
$imprime|1
$in|-1
$inc|1
$incomplete|-1
$inside|-2
$inspection|5
$inspector|2
$installed|4
$interns|-4
$inventory|1
$invoice|9
$is|-2
$issued|1
$it|8
$it's|1
$item|1
$itself|6
$jan|1
$january|-9
$july|1
$june|-7
$k|-4
$key|3
$kids|-6
$know|6
$la|-1
$lab|4
$landing|2
$landlord|7
$lane|-5
$laptop|-4
$lars|-1
$late|-4
$later|-4
$laundry|1
$lease|2
$leave|1
$leaves|-3
$left|-2
$legal|-4
$letter|-2
$letters|-2
$library|5
$licence|-1
$lieferung|-2
$lieu|-1
$lights|1
$like|-4
$lindenstr|2
$lisbon|1
$list|2
$live|2
$llc|9
$lobby|-2
$local|-3
$locker|-1
$login|2
$logo|4
$look|-2
$lost|1
$lot|1
$low|-6
$m|1
$machen|-5
$machine|1
$mail|-3
$mailing|-2
$man|-1
$management|-2
$mar|-1
$march|-3
$max|11
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
$minute|-1
$mirror|1
$mismo|-3
$missing|-6
$mit|1
$mm|2
$monday|-1
$montag|-2
$montant|-3
$month|-8
$more|1
$morning|1
$mot|2
$moved|-2
$much|-2
$music|1
$n|-3
$nachgefragt|-1
$nd|-2
$nda|7
$need|-4
$needed|-1
$next|4
$nicht|-4
$night|1
$no|5
$nobody|2
$not|1
$note|-2
$notice|-3
$nov|-12
$november|-4
$novembre|3
$now|3
$nr|-1
$number|-3
$oct|2
$of|-2
$off|3
$offers|-2
$office|2
$oil|2
$on|-4
$one|-9
$ones|-1
$online|-2
$open|1
$optician|3
$or|2
$order|2
$ordered|-1
$ordner|-1
$over|7
$overnight|-1
$p|-3
$page|-2
$pages|-1
$paid|-4
$pallets|2
$panic|-1
$papers|-7
$parents|1
$part|-3
$party|2
$pass|4
$passport|4
$path|1
$patient|-3
$patients|-1
$pay|3
$payment|-1
$payroll|2
$pdf|3
$people|-6
$permit|4
$permits|1
$pharmacy|1
$phone|-5
$photo|4
$photos|-1
$pictures|1
$pilot|-1
$place|-1
$plan|5
$plants|2
$plate|-1
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
$portal|-1
$possible|-1
$practice|1
$present|-1
$pressing|-1
$price|3
$printer|-1
$prizes|1
$problem|-4
$programme|-2
$projector|7
$promise|-2
$property|-2
$provider|2
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
$readings|4
$ready|-1
$receipt|1
$receipts|1
$received|-4
$reception|3
$records|5
$red|1
$ref|-1
$regler|1
$reminder|-1
$remit|-3
$renewal|-1
$renewed|2
$renews|1
$repair|-1
$repaired|2
$reparateur|-1
$replace|3
$replaced|1
$replacement|-3
$reply|5
$report|5
$reported|-1
$request|4
$required|-2
$response|-1
$restaurant|1
$result|-1
$return|3
$returned|3
$rev|2
$review|-6
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
$says|-1
$scaffolding|1
$schedule|6
$schicken|-2
$screen|1
$seat|1
$secretary|-7
$section|-6
$sein|3
$self|-1
$sent|2
$service|-4
$serviced|1
$set|-1
$sev|-1
$severity|-1
$sharp|-2
$shed|2
$sheet|-1
$sheets|-5
$shift|-9
$shifts|-1
$shop|1
$show|2
$sich|-1
$sick|-2
$side|3
$sie|-1
$sign|-1
$signe|4
$signed|1
$since|-4
$site|-2
$slot|-1
$smells|1
$so|-1
$something|-2
$soon|-3
$sound|1
$spring|-1
$sprint|-1
$st|-1
$stage|1
$stairs|-1
$stall|1
$station|-2
$steht|-1
$still|-1
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
$sunday|-1
$supplier|1
$support|-1
$surgery|-1
$survey|4
$system|2
$t|1
$ta|1
$table|-2
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
$test|-3
$th|-10
$than|5
$thanksgiving|-1
$that|-1
$them|6
$then|5
$there|-4
$thing|-8
$things|-1
$think|-1
$those|2
$though|-1
$three|-2
$through|-1
$thu|3
$thursday|-4
$thx|-1
$ticket|-2
$time|4
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
$transcript|-2
$translation|1
$trays|1
$trip|-2
$ttc|-1
$tuesday|-1
$tuner|8
$twice|-3
$type|-2
$tyres|2
$uber|-4
$uberweisen|-1
$uberweisung|5
$unit|1
$up|4
$update|-3
$us|2
$used|-1
$users|-2
$v|1
$valid|-2
$valve|-1
$vat|-1
$vehicle|-1
$vendor|-1
$verlangern|1
$version|-5
$virement|2
$visit|2
$visitors|-2
$vom|-1
$von|1
$w|3
$warehouse|1
$warm|2
$warning|3
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
$window|-2
$windows|-1
$winter|-4
$without|-1
$working|6
$works|3
$writing|3
$written|-4
$wrong|4
$x|-3
$yard|-3
$year|-4
$years|-2
$yesterday|-1
$you|-3
$yours|-3
$zu|-1
<,|-6
<-|1
<:|6
<<|-7
<<,|-13
<<, ,|-2
<<, :|-5
<<, and|-4
<<, bitte|1
<<, but|-5
<<, can|-2
<<, i'd|3
<<, i'll|3
<<, just|1
<<, must|-1
<<, needs|2
<<, people|-1
<<, please|7
<<, pls|1
<<, que|4
<<, so|-5
<<, the|2
<<, then|-4
<<, you|-5
<<-|-1
<<- ,|-3
<<- -|-1
<<- :|3
<<.|-4
<<. ,|4
<<. -|-1
<<. .|-1
<<: ,|-3
<<: :|-2
<<: please|1
<<: the|1
<<a|3
<<a ,|-1
<<accept ,|2
<<acceptance :|-4
<<action :|3
<<actual :|2
<<again ,|-3
<<agreed to|-2
<<all|2
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
<<asked to|3
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
<<but|7
<<by ,|-1
<<by :|-1
<<called ,|1
<<can|-7
<<can someone|4
<<can u|3
<<can you|1
<<complaint :|-1
<<could|-3
<<could somebody|-1
<<could u|-1
<<could we|1
<<could you|6
<<council ,|-1
<<critical :|2
<<cuando puedas|1
<<dan ,|1
<<dann|1
<<das|1
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
<<due :|-3
<<emergency|2
<<et|5
<<everyone|-2
<<f ,|-1
<<fatou ,|-4
<<faudrait|3
<<faut|3
<<favor ,|-1
<<finding :|5
<<fine ,|3
<<first ,|4
<<flat ,|-1
<<for :|-3
<<forget|-2
<<forget :|3
<<friday|-2
<<friday ,|1
<<grateful to|-1
<<happened :|-1
<<has to|4
<<have|6
<<have a|1
<<have to|-6
<<hay que|5
<<here|1
<<here ,|2
<<hi ,|1
<<i have|1
<<i need|1
<<i promised|5
<<i want|-1
<<i'd|3
<<i'll|-4
<<if|1
<<il faudrait|3
<<il faut|3
<<informed that|4
<<is|2
<<is to|1
<<issue :|4
<<it ,|3
<<item :|5
<<june ,|-1
<<kannst du|1
<<kindly|2
<<know ,|-1
<<know that|-1
<<latest ,|-1
<<lena :|1
<<let's|1
<<like to|5
<<lol|2
<<mal|-1
<<manana|2
<<maybe|-7
<<me|-2
<<me ,|-1
<<me to|5
<<merci de|5
<<message :|2
<<milk ,|-1
<<month ,|1
<<must|-9
<<necesitamos|2
<<necesitamos que|-1
<<need|6
<<need :|1
<<need to|-5
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
<<nov –|-2
<<now ,|10
<<october ,|-2
<<of you|2
<<office ,|1
<<ok|3
<<ok ,|5
<<ok so|3
<<ones ,|-1
<<open :|6
<<out that|2
<<patient :|-8
<<people|-4
<<please|10
<<please ,|-2
<<please to|-5
<<pls|-1
<<plz|2
<<podrias|1
<<point ,|2
<<point :|-1
<<pourrais|1
<<priya :|1
<<problem :|1
<<product :|-1
<<promised|4
<<puedas|1
<<puedes|-1
<<que|3
<<rd ,|2
<<re :|-2
<<recordamos que|6
<<remarks :|-1
<<reminder :|-1
<<reminder that|6
<<renew ,|-1
<<reported :|-1
<<request :|-4
<<requested :|1
<<requested to|1
<<requester :|-1
<<right ,|1
<<room :|5
<<ruego que|1
<<said|-1
<<sam ,|3
<<says|2
<<self -|1
<<self :|2
<<severity :|-1
<<shall|2
<<should|5
<<should really|1
<<sie bitte|1
<<so|-1
<<so ,|-1
<<so let's|1
<<so please|2
<<somebody|1
<<somebody should|4
<<someone|2
<<someone must|1
<<someone to|1
<<sorry|-2
<<sorry to|-1
<<still need|-1
<<summary :|5
<<tenant :|-1
<<tenant shall|-1
<<text :|1
<<th ,|1
<<that|8
<<the|5
<<them ,|-1
<<then|-2
<<there is|-1
<<they must|-2
<<thing :|7
<<ticket :|-1
<<time :|1
<<title :|1
<<to :|-1
<<today ,|-1
<<today :|1
<<told me|-2
<<tom ,|-1
<<tomorrow ,|-1
<<top :|-2
<<tu pourrais|1
<<two weeks|-1
<<type ,|-1
<<uhr|-2
<<um|7
<<um uhr|-1
<<urgent|-1
<<urgent -|2
<<urgent :|6
<<urgente :|-1
<<us have|3
<<us to|-1
<<user :|-2
<<vehicle :|3
<<want to|-1
<<wanted :|-1
<<we|2
<<we can|-4
<<we need|10
<<we require|1
<<we should|-1
<<we'd|-1
<<we'll|-2
<<week ,|4
<<weeks|-3
<<whether|2
<<who does|1
<<whoever|-3
<<will|-1
<<will you|2
<<wir|1
<<wir noch|3
<<workaround :|-2
<<workshop :|-1
<<would|4
<<yeah|-1
<<yes ,|2
<<yesterday ,|-2
<<you|-2
<<you ,|-1
<<you because|5
<<you can|1
<<you could|-6
<<you please|-2
<<you that|-1
<<you to|2
<<–|-3
<ab|-1
<abdul|3
<about|-1
<accept|-2
<acceptance|-4
<action|4
<actual|2
<actually|3
<again|-3
<agreed|-2
<aid|2
<aisha|5
<all|-2
<also|2
<am|-1
<amount|-1
<an|2
<ana|-1
<anchor|-1
<and|-6
<any|-3
<anyone|3
<apologies|-2
<april|-13
<are|-2
<as|-4
<asap|-1
<ask|-4
<asked|3
<at|4
<attached|7
<august|-6
<b|4
<back|-1
<batteries|1
<be|3
<because|4
<bed|-1
<before|-1
<believe|4
<bike|-1
<billing|7
<bis|-1
<bitte|11
<bitten|4
<both|-3
<boxes|-1
<brauchen|2
<broken|-1
<btw|2
<bug|6
<business|-2
<but|11
<by|-5
<c|-1
<called|1
<came|1
<can|9
<can't|-1
<chain|-1
<chair|-2
<chance|-3
<change|1
<channel|6
<charge|1
<client|1
<close|-1
<club|-1
<colm|-1
<complaint|-1
<confirm|-2
<could|2
<council|-4
<critical|2
<cuando|1
<customer|7
<d'ici|5
<dad|-2
<damage|5
<dan|1
<dana|4
<dann|1
<das|1
<de|-4
<dead|-4
<deadline|-2
<dear|3
<dec|-3
<december|-4
<decided|2
<decision|2
<delivery|-1
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
<does|5
<doing|1
<don't|6
<donal|3
<done|-3
<donnerstag|-1
<dont|-1
<drive|3
<drop|1
<due|-8
<earl|3
<eilt|-1
<el|-1
<elena|2
<emergency|2
<encore|1
<es|-1
<escribo|1
<et|5
<evening|-1
<everyone|-2
<everything|1
<expires|-1
<f|-1
<fatou|-4
<faudrait|3
<faut|3
<favor|-1
<fehlt|4
<finding|6
<fine|3
<first|4
<flat|-1
<floor|2
<flour|1
<folder|1
<for|-9
<frau|-1
<fri|-1
<friday|-6
<from|-1
<front|-1
<get|-1
<go|-3
<grace|1
<grant|-2
<grateful|-1
<greg|1
<guard|1
<gus|-3
<guys|-2
<gwen|-3
<handwritten|12
<happened|-1
<has|2
<have|3
<hay|5
<hello|1
<here|6
<hi|1
<high|1
<hour|1
<i|-1
<i'd|3
<i'll|-4
<if|1
<ikeda|2
<il|13
<in|-6
<inc|-2
<ines|2
<inform|-1
<is|12
<issue|4
<ist|1
<it|2
<item|5
<jan|-4
<januar|-1
<january|-1
<job|4
<june|-1
<just|5
<k|-5
<kann|-3
<kannst|-1
<kasia|2
<kelly|-2
<kids|-2
<kindly|1
<kitchen|2
<know|5
<kofi|-2
<konnten|-3
<laptop|-1
<las|3
<late|-1
<latest|-1
<le|6
<leila|-1
<lena|1
<les|1
<let|3
<let's|1
<letter|-2
<library|1
<like|4
<line|-2
<liz|1
<lol|1
<look|-1
<lot|-1
<lou|2
<lovely|1
<low|-2
<lucia|4
<lundi|-1
<m|-1
<manana|2
<march|-3
<marcus|1
<marek|-1
<marisol|-1
<mats|-6
<max|1
<may|1
<maybe|-6
<me|3
<mei|2
<merci|5
<message|2
<milk|-1
<minute|1
<minutes|-1
<missing|-2
<mm|2
<moira|1
<mom|3
<monday|-2
<montag|-1
<more|1
<morning|-1
<mr|2
<mrs|-2
<must|-10
<my|2
<nadia|3
<nearly|-2
<necesitamos|1
<need|3
<needed|-1
<needs|1
<new|-1
<next|3
<nice|2
<night|-2
<no|-1
<noch|6
<noon|-1
<nos|-2
<not|-2
<note|2
<notes|-1
<noticed|5
<notre|4
<nov|-3
<november|-1
<now|14
<october|-3
<of|6
<office|2
<oil|-2
<ok|8
<okay|1
<omar|-3
<on|-6
<one|6
<ones|-1
<only|1
<open|3
<or|-6
<order|-1
<ortega|1
<oscar|-4
<oskar|2
<other|3
<our|1
<page|6
<para|-1
<party|-1
<passport|-1
<patient|-7
<paula|-1
<pavel|-1
<peadar|1
<people|-4
<per|1
<permit|-3
<pieter|-1
<piotr|-1
<plan|-1
<please|-1
<plz|2
<pm|-1
<po|-1
<podrias|1
<point|2
<por|-1
<post|1
<pourrais|1
<printed|-1
<printer|-2
<priya|1
<product|-1
<promised|4
<puedas|1
<puedes|-1
<que|3
<quick|-3
<raffle|-1
<raj|1
<rang|1
<ravi|-2
<rd|1
<re|-2
<recordamos|6
<release|4
<remarks|-1
<reminder|7
<renew|-1
<repair|5
<reported|-1
<request|4
<requested|2
<requester|-1
<required|3
<result|2
<rev|-2
<right|1
<rogamos|-6
<room|2
<ruego|1
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
<service|-1
<severity|-1
<shall|2
<shift|1
<short|3
<should|5
<sie|2
<since|-1
<site|-1
<size|-1
<so|3
<some|3
<somebody|1
<someone|8
<sorry|-3
<sound|-1
<spare|1
<spatestens|-1
<spring|-1
<st|-1
<start|-1
<starts|-2
<still|4
<summary|5
<sunday|-1
<support|1
<sure|2
<sven|2
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
<the|7
<them|-1
<then|-2
<there|-1
<they|-6
<thing|9
<think|1
<this|-2
<though|4
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
<tomorrow|1
<tonight|-3
<too|1
<top|-3
<transcript|-2
<trip|-2
<tuesday|-4
<two|-1
<type|6
<uhr|-2
<um|6
<umgehend|2
<und|-1
<uns|2
<urgent|5
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
<walt|1
<wanda|5
<want|3
<wanted|-1
<we|5
<we'd|-1
<we'll|-2
<web|-1
<website|1
<wed|-2
<wednesday|-1
<week|1
<weeks|-3
<what|4
<when|-1
<whether|-5
<who|1
<who's|-1
<whoever|-4
<why|-1
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
<year|-1
<yes|1
<yesterday|-2
<yilmaz|1
<you|-8
<your|2
<yours|-3
<yuki|-3
<zum|-3
='|5
=a|5
=aa|-1
=ab|-2
=aber|5
=abernathy|3
=about|3
=above|-5
=abstract|9
=abstracts|6
=abzug|2
=ac|-1
=accept|-5
=acceptance|-1
=access|20
=accordingly|1
=account|5
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
=after|-8
=afternoon|-4
=afterwards|-3
=again|-6
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
=al|9
=alarm|-3
=all|6
=allergen|2
=alone|-2
=along|-3
=already|-7
=also|-1
=alt|1
=always|-3
=am|-8
=amount|-1
=an|-8
=anbei|-5
=and|-11
=andernfalls|-1
=android|1
=angebot|2
=angebote|1
=angerufen|-1
=anna|-1
=anniversary|-1
=annual|12
=another|-6
=anrufen|-1
=answer|-11
=answered|-1
=antes|-1
=anual|1
=any|2
=anymore|-1
=anyone|-3
=anything|-1
=anyway|-1
=apex|4
=api|1
=apologies|-1
=app|-2
=appelle|1
=application|2
=applications|-2
=applies|-2
=apply|-4
=appointment|-4
=appointments|1
=approval|-1
=approved|-1
=approx|-4
=apr|-2
=april|-9
=archive|4
=are|-3
=around|-6
=arrange|-7
=arrival|1
=arrive|1
=arrived|-3
=arrives|-1
=article|1
=as|-8
=asap|-4
=ascensor|1
=ash|6
=ask|1
=asked|5
=asking|-1
=assessment|4
=asset|4
=assign|1
=assigned|-1
=assignee|-1
=at|-11
=attached|-5
=attend|3
=attic|-1
=attn|-2
=au|-4
=audit|-3
=auditors|-2
=auf|5
=august|4
=aula|5
=aus|-1
=ausgefallen|-2
=authority|-6
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
=avoid|-9
=away|-3
=ayer|-3
=b|-5
=back|-4
=backup|2
=bad|1
=badge|6
=badges|5
=badly|1
=bags|4
=bake|-1
=bakery|-6
=balance|-2
=band|1
=bank|-6
=banner|3
=bar|-1
=barcode|1
=barn|-1
=barrels|9
=basement|6
=batch|1
=bathroom|1
=batteries|6
=battery|1
=bay|1
=bc|-1
=be|-3
=beamer|4
=because|-1
=bed|-7
=bedroom|-4
=been|-7
=beeping|-2
=beeps|7
=beer|1
=before|-15
=beforehand|1
=begins|-4
=beim|1
=belege|-1
=bell|1
=below|-3
=belt|6
=bench|2
=best|1
=bestell|3
=bestellt|4
=besten|3
=betrag|-1
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
=birthday|-3
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
=board|-8
=boiler|1
=bon|1
=book|4
=booked|3
=bookings|-2
=books|-1
=booster|2
=booth|1
=boots|2
=borrowed|1
=boss|5
=both|-2
=bother|-1
=bottle|4
=bottling|1
=bought|-4
=boundary|-2
=box|-1
=boxes|-2
=brake|13
=brandt|2
=brauchen|-4
=braucht|1
=bread|-5
=break|-3
=breaks|1
=brewery|-4
=brief|2
=briefing|1
=brightwater|1
=bring|-1
=brings|-5
=broke|2
=broken|2
=budget|2
=bug|-1
=build|2
=building|-4
=buildings|-1
=built|4
=bulb|1
=bulbs|-6
=bus|2
=business|-3
=but|-8
=button|2
=buy|5
=buying|1
=c|-2
=ca|-2
=cabinet|5
=cable|3
=caduca|1
=cafe|1
=cage|1
=cake|4
=caldera|2
=calendar|6
=calibration|1
=call|-7
=called|6
=caller|-9
=calls|1
=cambia|1
=came|3
=camp|2
=can|-3
=cancel|11
=cannery|3
=cannot|-5
=car|-5
=card|2
=cards|8
=care|-3
=caretaker|-3
=carpet|5
=carried|-1
=case|1
=cases|-8
=cash|2
=cast|-3
=cat|2
=catalogue|4
=category|8
=caterer|4
=cause|-3
=cc|-1
=ce|-2
=cedar|6
=ceiling|-4
=cellar|-1
=centre|-5
=cert|5
=certificate|5
=certified|4
=chain|2
=chair|8
=chairs|2
=chance|-5
=change|7
=changed|-8
=changes|-9
=changing|2
=channel|1
=chapter|5
=charge|-3
=charged|-3
=charger|2
=charges|-1
=chart|5
=chase|-2
=chaudiere|1
=check|-4
=checked|1
=checklist|-1
=checkout|8
=checks|-4
=chef|1
=child|3
=chimney|-2
=choir|-2
=church|5
=churn|-2
=ci|5
=circulate|1
=city|3
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
=clinic|-4
=clock|4
=close|-1
=closed|2
=closes|-6
=closing|2
=closure|4
=club|-2
=cm|2
=co|-1
=coach|4
=coats|1
=coche|1
=cocina|2
=code|-5
=codes|1
=cold|-2
=colleague|-9
=collect|-4
=collection|-1
=collects|-5
=color|-5
=colour|1
=come|-5
=comes|-8
=coming|-1
=commande|1
=commander|-1
=comment|-1
=commission|1
=committee|-6
=community|1
=companies|3
=company|2
=complained|4
=complaining|-2
=complaints|1
=complete|-5
=completion|-1
=comprar|5
=compressor|-1
=con|-7
=concert|-3
=concrete|-1
=condition|-2
=conference|-1
=confirm|2
=confirmation|-5
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
=conversation|-2
=cooler|1
=copier|4
=copies|2
=copper|5
=copy|1
=corner|3
=correct|7
=corrected|5
=corrective|-1
=cost|-4
=costs|-1
=costume|8
=could|4
=count|5
=county|-9
=couple|-8
=courier|-3
=course|-1
=court|-4
=cover|-1
=covers|1
=crack|3
=cracked|2
=crane|2
=crashes|4
=crazy|-2
=credentials|1
=credit|-5
=crew|-5
=critical|-1
=crown|6
=csv|5
=ct|1
=cuota|1
=cups|1
=current|1
=customer|-4
=customers|4
=cut|5
=cutoff|-9
=cutting|-2
=cvs|-1
=d'eau|-3
=d'un|-1
=da|1
=dafur|3
=damage|3
=damen|-2
=damit|-1
=danach|-6
=dangerous|-5
=dank|-1
=danke|-2
=dann|-3
=dans|-1
=das|3
=dass|4
=data|2
=database|5
=date|2
=dated|2
=dates|2
=daughter|-3
=day|-3
=days|-6
=de|12
=dead|5
=deadline|-4
=dear|-2
=debit|1
=dec|-9
=december|-6
=decided|-3
=decision|-2
=deck|1
=declaration|-1
=deed|7
=deep|4
=defrost|-1
=degrees|-2
=del|11
=delgado|4
=deliver|-11
=delivered|-7
=delivery|-7
=dem|-2
=demande|-4
=demo|2
=den|15
=dental|9
=denver|1
=department|-4
=deploy|-1
=deposit|5
=dept|3
=depuis|6
=der|8
=des|2
=description|-3
=desde|1
=design|3
=desk|-8
=details|2
=detector|2
=deux|-1
=dev|1
=devis|4
=dhl|-3
=dia|-1
=dich|1
=did|-5
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
=disk|3
=do|2
=dock|-3
=document|-5
=documents|2
=doesn't|3
=dog|-1
=doing|-1
=doit|6
=dollars|7
=domain|4
=don't|-7
=donation|3
=done|-3
=donor|1
=door|8
=doors|1
=dort|-4
=dossier|-5
=double|-6
=down|2
=draft|-4
=drain|7
=drama|-2
=draw|4
=drawer|3
=drawings|4
=drei|2
=dress|5
=drin|1
=dringend|-2
=drip|-3
=dripping|3
=drips|9
=drive|3
=driver|1
=drivers|-3
=drives|1
=driving|-2
=drop|-1
=drops|2
=drucker|4
=drum|4
=dryer|-1
=du|8
=due|-2
=during|-3
=duty|1
=dwg|4
=e|-1
=each|-7
=early|-2
=echeance|-1
=edge|6
=eh|-1
=ein|6
=eine|4
=einen|2
=either|1
=el|5
=electric|6
=electrician|3
=electricity|5
=elevator|6
=elle|-1
=em|-1
=embassy|-3
=emergency|3
=employee|-1
=empresa|-5
=emptied|-1
=en|-4
=enclosed|4
=end|-4
=ended|-1
=ending|-1
=ends|-2
=enero|-4
=engineer|2
=enter|1
=entrance|3
=entry|2
=envoyer|-1
=er|-4
=erp|4
=erreur|-2
=error|3
=erstellt|-6
=es|-3
=est|-3
=esta|-3
=estan|7
=estar|-2
=estimate|1
=estrich|-3
=et|-3
=etage|1
=eur|-4
=euros|-3
=evacuation|1
=even|3
=evening|-5
=event|-1
=everybody|2
=everyone|2
=exam|-3
=examination|-2
=example|4
=except|-2
=excerpt|-2
=excursion|-1
=exit|3
=expected|-1
=expense|-2
=expire|2
=expired|-1
=expires|-2
=expiry|1
=export|15
=express|1
=extend|2
=extended|-6
=extension|7
=extinguisher|1
=extinguishers|7
=extra|1
=extract|-4
=eye|1
=eyewash|1
=f|11
=facilities|-2
=facility|-3
=factura|8
=facture|3
=failed|6
=failing|-1
=fair|-5
=falls|-2
=falta|1
=families|-11
=family|-5
=farmer|-2
=fast|1
=fasting|3
=faucet|3
=faut|5
=favor|2
=fax|-1
=feb|-3
=february|-3
=fee|-6
=feedback|-7
=fees|-2
=fehlt|9
=fell|-1
=fence|-1
=fennimore|1
=fenwick|-1
=ferme|-3
=ferreira|2
=festival|-6
=fever|-1
=few|-2
=fi|2
=field|-1
=figure|1
=figures|3
=file|7
=filed|5
=fill|-5
=film|-1
=filter|1
=filters|2
=final|3
=finance|5
=find|-16
=finding|6
=findings|-3
=fine|-1
=finish|-4
=finished|-2
=fire|5
=firm|5
=firma|6
=firmada|1
=firmware|2
=first|-7
=fit|2
=five|-3
=fix|-8
=fixing|-2
=flaky|4
=flat|3
=flickering|2
=flickers|1
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
=follow|-8
=fontanero|1
=footer|1
=for|9
=ford|1
=forecast|-3
=forget|-1
=forgotten|-2
=forklift|9
=form|5
=format|3
=former|7
=forms|6
=forwarded|-2
=fotos|-1
=found|-5
=foundation|-5
=four|-3
=foyer|-1
=fr|-3
=fragt|-1
=frau|-1
=free|13
=freitag|-2
=fri|-5
=friday|-5
=fridays|-2
=fridge|4
=friendly|-2
=frist|-2
=from|-19
=front|-6
=frost|-2
=fryer|3
=ft|2
=full|3
=fully|-5
=fund|-1
=funder|-2
=fur|4
=furs|1
=fyi|-3
=game|-2
=gaps|5
=garage|3
=garden|1
=garnier|4
=gas|1
=gate|11
=gateway|1
=gave|4
=geben|1
=geehrte|-2
=geht|-1
=gestern|-9
=get|8
=gets|-1
=getting|-1
=give|-2
=given|-1
=gives|-2
=glass|1
=glasses|6
=gloves|1
=gmbh|-1
=go|2
=goes|-5
=going|-7
=gone|5
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
=group|-1
=guard|1
=guest|-1
=guests|3
=guide|-2
=gut|-2
=gutter|3
=gutters|9
=guys|1
=gwen|-1
=gym|13
=h|-4
=haben|2
=had|-2
=half|-2
=hall|-3
=halle|-1
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
=has|2
=hasn't|2
=hat|-4
=have|7
=haven't|-2
=hay|-6
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
=heifers|1
=heizung|-1
=held|-2
=hem|12
=henderson|-3
=hendersons|-2
=her|12
=here|-6
=hero|6
=herr|-1
=herren|-2
=heute|2
=hi|-2
=hier|-1
=high|-1
=highest|-1
=hill|-1
=him|-4
=himself|2
=hinge|2
=hire|-1
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
=hour|1
=how|-3
=hr|-6
=http|-2
=hurry|-1
=hydraulic|3
=hygiene|2
=i|4
=i'd|2
=i'll|-4
=i'm|-3
=i've|-2
=iban|2
=ice|-1
=ich|-4
=id|-4
=idea|-1
=ideally|-1
=if|-16
=ihn|-2
=ihnen|-1
=ihre|2
=il|3
=im|-1
=image|6
=images|1
=immediately|2
=imprenta|-2
=impresora|6
=imprime|1
=in|-1
=inc|1
=inch|1
=incidencia|-1
=incident|2
=incomplete|-1
=indicator|1
=info|-2
=inform|3
=information|-1
=informe|2
=informed|-1
=ink|-1
=inside|-3
=inspect|1
=inspected|4
=inspection|8
=inspector|-10
=install|1
=installed|4
=instead|-2
=insurance|-3
=insurer|-2
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
=invoices|-5
=irgendwann|-1
=is|-1
=isn't|-1
=issue|1
=issued|4
=it|-13
=it's|-8
=italy|-1
=item|-1
=items|-1
=its|10
=itself|5
=j|-2
=jack|5
=jahr|-1
=jams|2
=jan|2
=januar|2
=january|-8
=jemand|-6
=jira|1
=job|2
=july|-7
=june|-9
=just|-1
=k|-7
=kann|-1
=keep|-5
=keeps|-1
=keine|1
=keller|2
=kept|-1
=kessler|3
=kevin's|-1
=key|7
=keys|5
=kg|4
=kids|-7
=kids'|-4
=kiln|-4
=kind|-1
=kindergarten|1
=kindly|-5
=kiosk|1
=kitchen|6
=knows|-2
=kollegen|-2
=konnen|-1
=konnten|-1
=kummerst|1
=kunde|-2
=l|2
=l'eau|-1
=l'envoyer|-1
=l'imprimante|2
=la|1
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
=laptop|5
=larch|-3
=large|-7
=lars|-1
=las|4
=lassen|3
=last|11
=latch|3
=late|-13
=later|-11
=lauft|4
=launch|-1
=lave|1
=le|16
=leaflet|1
=leak|2
=leaked|2
=leaking|-3
=leaks|5
=lease|4
=least|-3
=leaves|-4
=leaving|-4
=lecture|-1
=lectures|-2
=ledger|-1
=leer|3
=left|-2
=leg|7
=legal|-2
=lend|-2
=les|8
=less|-2
=let|-1
=let's|-1
=letter|2
=letters|3
=liability|4
=library|1
=licence|9
=license|1
=lids|4
=lieferung|-4
=liegt|-1
=lieu|-2
=lift|6
=light|-1
=lights|2
=like|5
=liked|-3
=limit|1
=lindenstr|2
=lindgren|-4
=line|-4
=lines|1
=link|2
=lisbon|1
=list|8
=liste|3
=listen|1
=lists|8
=live|1
=livraison|-3
=llama|1
=llamar|-2
=llame|2
=llave|-2
=llc|9
=ller|-1
=lo|-3
=load|3
=loading|-1
=loan|1
=lobby|-4
=local|-1
=location|-2
=lock|-1
=locker|8
=log|2
=logged|-4
=login|1
=logistics|-2
=logo|6
=long|-5
=longer|-5
=look|-2
=looks|-3
=loop|-3
=loose|2
=loosing|4
=los|10
=lose|2
=lost|1
=lottie's|-1
=love|-1
=lovely|-3
=low|-7
=ltd|1
=lui|-2
=m|-1
=machen|-5
=machine|3
=machst|2
=madame|-4
=made|-1
=mai|-2
=mail|-12
=mailing|-2
=main|-1
=maintenance|-7
=mais|1
=make|6
=maker|3
=makes|7
=mal|-5
=man|3
=management|-3
=mandar|3
=manual|-2
=many|-1
=map|2
=maple|3
=maps|-6
=mar|-1
=march|-4
=marketing|-2
=matter|-1
=max|9
=may|-5
=maybe|2
=me|2
=meantime|-1
=measure|1
=medium|-1
=meet|-2
=meeting|-7
=meets|-1
=mehr|5
=membership|-3
=menu|2
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
=microwave|4
=midland|-1
=mietvertrag|1
=migration|1
=milk|2
=mill|4
=milo|1
=min|1
=mind|2
=mine|-1
=minute|-1
=minutes|3
=mirror|1
=mismo|-2
=miss|-2
=missing|8
=mistake|2
=mit|1
=mixing|-4
=mm|6
=mme|-1
=mo|1
=mobile|2
=mochte|-3
=model|-1
=mom|-2
=mon|2
=monday|-5
=money|-8
=monitor|2
=monitoring|-2
=montag|-2
=montant|-1
=month|-10
=monthly|-1
=months|-1
=more|6
=moss|2
=most|-2
=mot|2
=motor|-2
=move|8
=moved|-8
=moves|-1
=moving|2
=mr|5
=mri|5
=mrs|3
=ms|-3
=msg|4
=msku|-1
=much|-4
=muller|-1
=mum|-4
=mum's|-2
=music|1
=muss|2
=mussen|2
=must|-3
=mutual|2
=my|10
=n|-1
=n'est|-3
=n'ont|1
=nach|-2
=nachgefragt|-2
=nadia|-1
=name|-1
=nda|8
=ne|-2
=near|-3
=nearly|6
=need|-4
=needs|9
=neighbours|-5
=neither|-4
=net|-2
=neue|-3
=never|4
=new|-1
=newsletter|-2
=next|-2
=nice|-1
=nicht|3
=night|-7
=nightly|1
=nl|1
=no|11
=nobody|-2
=noch|6
=node|2
=none|-1
=north|3
=nos|10
=not|-4
=notdienst|2
=note|4
=notes|-3
=nothing|-4
=notice|-1
=noticed|-1
=nous|18
=nov|-14
=november|-7
=now|4
=nr|-3
=nuevo|-3
=number|-8
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
=offer|-8
=offers|6
=office|-7
=offline|5
=og|4
=ohne|-1
=oil|11
=ok|-4
=old|5
=older|-1
=oma|-2
=on|-1
=onboarding|5
=once|1
=one|-4
=ones|-6
=online|2
=only|-2
=onto|-1
=op|5
=open|-9
=opened|-2
=opening|-2
=opens|-7
=optician|3
=or|-21
=orchestra|1
=orders|3
=ordner|-2
=org|-1
=organ|3
=organise|-4
=osei|1
=other|-1
=others|-1
=otherwise|-5
=ou|-3
=our|-5
=ours|1
=out|1
=over|8
=overnight|-1
=overtime|1
=owe|3
=owen|1
=own|-2
=owner|-1
=owners|4
=p|-7
=package|1
=packet|-5
=packing|1
=packs|-1
=pads|6
=page|6
=pages|-1
=paid|-9
=pain|-1
=paint|-3
=painted|9
=pallet|2
=pallets|4
=panels|-2
=panic|-1
=paper|-5
=papers|-7
=par|-3
=para|-9
=parcel|1
=parent|-1
=parents|-1
=park|-1
=parking|10
=part|-5
=partout|-1
=parts|-1
=party|-1
=pas|3
=pass|6
=passed|1
=passport|6
=passports|9
=password|1
=patch|-5
=path|-4
=patient|-1
=patients|1
=pay|-2
=payable|-1
=paying|2
=payment|-3
=payroll|6
=pcs|-3
=pdf|8
=pedido|-9
=pedir|-5
=pen|1
=people|-17
=per|-4
=period|-1
=permission|2
=permit|11
=permits|6
=pero|-1
=persiana|4
=person|-4
=pest|2
=petit|-1
=pharmacy|-1
=phone|-7
=photo|2
=photographer|-2
=photos|-4
=physio|2
=piano|-8
=pick|2
=pickup|2
=pictures|1
=piece|-3
=pieces|-5
=pierde|1
=pilot|-4
=pine|2
=pitch|2
=place|-3
=plan|7
=planetarium|-1
=plants|1
=plate|-2
=platform|4
=please|7
=plomberie|6
=plombier|1
=plot|-1
=plumber|4
=plumbing|1
=plus|-6
=pm|-9
=po|3
=point|3
=policy|13
=polish|-1
=polyvalente|1
=pool|-1
=por|3
=portal|-7
=porte|2
=position|-2
=possible|-1
=post|-5
=poster|1
=postgres|1
=postponed|-4
=power|8
=pr|1
=practice|-5
=prep|-4
=prepara|-1
=prepare|2
=preparer|1
=present|1
=press|-2
=pressing|-1
=pressure|4
=previous|-1
=price|1
=pricing|3
=primera|-1
=principal|1
=print|-1
=printed|3
=printer|6
=printing|-1
=prints|4
=prio|-1
=prior|4
=priority|-1
=priya|-3
=prizes|3
=probably|-1
=problem|3
=prod|-1
=production|-4
=prof|-3
=programme|-2
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
=quarantine|-1
=quarry|-3
=quarter|-2
=quarterly|1
=que|-2
=question|-2
=queue|-1
=quick|-7
=quickly|-4
=quite|-2
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
=rappel|-1
=rapport|1
=raum|7
=raus|1
=ray|2
=rd|-4
=reach|-3
=read|-5
=reader|-3
=readers|4
=reading|9
=readings|4
=reads|-4
=ready|3
=real|-3
=really|-1
=rear|2
=rebook|5
=recalibrate|5
=recall|5
=receipt|2
=receipts|3
=receive|-1
=received|9
=recepcion|-1
=rechnung|2
=recital|-4
=recorded|-4
=recu|-2
=recycling|-1
=red|4
=redlines|7
=redo|3
=reels|-1
=ref|-1
=reference|3
=referral|3
=refill|1
=refund|4
=register|9
=registrar|1
=registration|-1
=regler|1
=reissue|-1
=relancer|3
=release|-6
=remains|-5
=remarks|1
=reminder|-5
=remit|-5
=removal|-1
=removed|-3
=remplacement|-5
=rendez|-4
=renew|1
=renewal|3
=renewed|-1
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
=replace|2
=replacement|-5
=replica|3
=reply|6
=report|-4
=reported|-1
=reporting|-1
=reports|1
=request|-8
=requested|-2
=requester|-1
=requests|9
=require|-1
=required|-2
=resend|-6
=reserver|3
=residents|3
=resolution|1
=resolved|-1
=response|-3
=restart|-1
=restaurant|1
=restore|1
=result|2
=retry|1
=return|-4
=returned|3
=returns|7
=reunion|-2
=rev|3
=review|-5
=reviewed|-4
=revised|6
=rewrite|-2
=right|-4
=rights|-2
=ring|-10
=rising|-3
=risk|-2
=road|4
=roll|3
=rollback|-3
=rolls|1
=roof|1
=roofer|1
=roofing|-1
=room|-1
=rooms|-5
=roster|2
=rotate|2
=rotor|1
=round|-5
=route|1
=row|5
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
=said|1
=sala|2
=salle|1
=salt|-3
=same|-3
=samples|6
=sand|1
=sans|2
=sat|-5
=saturday|-7
=saturdays|-1
=save|2
=saw|-4
=say|2
=says|-9
=scaffold|5
=scaffolding|6
=scan|-1
=scanner|3
=schauen|-5
=schedule|4
=schicken|-2
=schlussel|4
=schon|-3
=school|-1
=schreiben|-1
=schulung|4
=science|-3
=screen|1
=script|3
=se|1
=seal|8
=search|-6
=season|3
=seat|4
=seating|-4
=second|1
=secretariat|2
=secretary|-7
=section|-6
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
=sends|1
=senor|-2
=sensor|6
=sent|9
=sera|-1
=serrure|4
=server|-1
=service|-12
=serviced|-1
=set|-2
=sets|1
=sev|-1
=severity|-2
=shall|-3
=share|-1
=shared|2
=sharp|-2
=she'd|4
=she's|-3
=shed|2
=sheet|2
=shelf|3
=shelves|-5
=shift|-8
=shifts|-2
=ship|-3
=shipped|-2
=shoes|4
=shoot|1
=shop|-4
=shopping|2
=short|-3
=shot|2
=should|-2
=show|-3
=showed|-1
=shower|2
=shows|5
=shut|-2
=si|-6
=sich|1
=sick|-1
=side|11
=sie|-2
=sign|4
=signatures|1
=signe|5
=signs|1
=sigue|1
=sillas|2
=sin|-1
=since|7
=sink|1
=sit|-2
=site|-8
=sitting|-2
=six|2
=size|8
=sizes|10
=skip|6
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
=snow|5
=so|-5
=sofa|1
=software|-1
=solar|3
=solicitor|-3
=soll|-2
=some|4
=somebody|9
=someone|-2
=something|-1
=sometime|-2
=son|-5
=sons|-1
=sonst|-2
=soon|-3
=sorry|-1
=sort|-4
=sorted|-1
=sound|11
=sounds|-1
=sous|1
=space|6
=spare|1
=spielplatz|1
=spoke|-5
=spring|4
=sprinkler|2
=sprint|-1
=squeaks|-1
=st|-8
=stadt|-1
=staff|3
=stage|-7
=stairs|-1
=stall|6
=stamped|1
=standing|-2
=star|6
=start|-8
=started|4
=starter|-1
=starts|-11
=statement|-1
=station|1
=statt|-1
=stay|-1
=stays|3
=steht|-2
=steve|-1
=sticker|1
=sticks|-1
=still|20
=stock|1
=stop|1
=stops|1
=storage|4
=story|-1
=stove|1
=street|1
=stress|-3
=stretched|1
=strings|2
=student|-5
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
=supply|-8
=support|-2
=sur|-2
=sure|-4
=surgery|7
=survey|3
=swapped|-1
=sweep|-2
=switch|-5
=system|-4
=t|-2
=t'en|-1
=ta|1
=table|-1
=tables|6
=tag|-5
=take|-9
=taken|-1
=takes|-5
=talk|-1
=talked|-2
=talks|-1
=tank|1
=tap|8
=tard|-7
=tardar|-1
=tariq|-1
=task|-1
=tax|6
=te|-2
=tea|-2
=teacher|-6
=team|-1
=tech|-1
=technician|2
=technicien|-1
=technique|-1
=tecnico|6
=teh|3
=telephone|-2
=tell|-2
=template|1
=tenancy|-1
=tenant|-9
=tenants|-2
=tent|1
=termin|8
=terms|-1
=test|-1
=tested|4
=text|1
=th|-12
=than|-4
=thanks|-3
=thanksgiving|-2
=that|9
=that's|-4
=the|15
=their|-5
=them|-1
=then|-1
=there|-6
=thermostat|-2
=these|-3
=they|5
=they'd|8
=they'll|-2
=they're|1
=thing|-2
=things|-6
=think|-2
=third|-2
=this|-14
=those|-3
=through|-8
=throws|-1
=thu|3
=thursday|-6
=thx|-1
=ticket|-3
=tickets|-2
=tiene|-2
=tile|-2
=tiles|5
=till|-1
=time|3
=times|-1
=timesheets|7
=title|-4
=tls|2
=tmrw|1
=to|-11
=today|-2
=today's|1
=todo|-3
=together|3
=toilet|1
=tomorrow|2
=tomorrow's|1
=toner|3
=too|-1
=took|1
=tool|-2
=top|-4
=topics|-1
=torn|4
=torque|1
=total|-2
=toujours|6
=tout|1
=towel|-1
=town|-4
=tracking|-1
=trade|-1
=trailer|1
=train|-4
=training|-1
=traiteur|1
=transcript|-2
=transfer|1
=transit|-3
=translation|-2
=transport|-4
=travel|-2
=trays|1
=treasurer|-1
=treatment|-2
=tree|2
=tres|1
=trim|9
=trip|-2
=trois|2
=truck|3
=trust|2
=trustees'|-2
=ttc|-1
=tu|5
=tube|1
=tue|-1
=tuesday|-3
=tuner|9
=turkey|1
=turnhalle|1
=tuv|-1
=tv|8
=twice|5
=two|6
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
=uncle|2
=und|-2
=under|-12
=une|1
=unit|-1
=unlock|1
=unpaid|2
=uns|1
=unser|5
=unsere|-5
=unten|-1
=unterschriebene|1
=until|-1
=up|6
=update|16
=updated|2
=upgrade|1
=ups|-1
=ur|-1
=us|4
=us'|1
=use|3
=used|-1
=user|2
=using|2
=usual|-1
=v|-1
=vaccination|1
=vale|1
=valve|1
=van|1
=vat|4
=vecino|-1
=vegan|-3
=vehicle|1
=verlangern|1
=verschiedenes|-1
=version|-12
=very|3
=veterinary|-2
=veut|-1
=via|-3
=vielen|-1
=viene|2
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
=volvo|3
=vom|-4
=von|3
=vor|1
=vorher|-5
=votre|-1
=vous|-5
=vpn|2
=w|-1
=wait|-5
=walk|-1
=walt|-1
=want|8
=wanted|7
=wants|-1
=war|-2
=ward|-2
=ware|-2
=warehouse|-2
=warm|2
=warning|3
=warranty|-3
=was|-2
=wash|3
=water|-2
=way|-8
=we|-9
=we'll|2
=we're|8
=we've|-1
=weather|-1
=web|1
=weber|-3
=website|2
=wedding|-3
=wednesdays|-1
=week|-10
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
=wet|5
=what|-5
=what's|-1
=whatever|-1
=whatsapp|-1
=wheel|9
=wheelchair|9
=when|12
=where|-2
=whether|5
=which|2
=while|-3
=white|-5
=whiteboard|2
=who|-9
=who's|-1
=whole|2
=wholesaler|-2
=why|-1
=wi|2
=wie|-2
=wieder|4
=wild|-1
=will|-1
=wind|-2
=window|-4
=windows|-3
=wine|-1
=wing|1
=winter|-1
=winterreifen|1
=wird|2
=wire|1
=wiring|1
=wish|-7
=with|-9
=within|-6
=without|-2
=wo|1
=wobbles|6
=wont|1
=word|2
=words|-2
=work|-5
=worked|3
=worker|-1
=working|4
=works|1
=workshop|1
=worn|2
=would|-9
=wound|1
=write|1
=writing|-1
=written|2
=wurde|-6
=x|-3
=y|-9
=ya|-6
=yard|-5
=yeah|-1
=year|-2
=year's|3
=yearly|1
=years|-6
=yellow|2
=yes|5
=yesterday|6
=yesterday's|-3
=yet|9
=you|2
=you're|-5
=your|-1
=yours|-9
=yuki|1
=z|-1
=zahlbar|-1
=zahlerstand|1
=zahnarzt|2
=zeit|-1
=zero|-2
=zu|-1
=zur|3
=zwei|-2
=zweimal|-3
=º|1
>>|-17
>>!|9
>>'|-1
>>,|-1
>>.|-11
>>;|-2
>>?|9
>>a|-12
>>after|4
>>again|1
>>all|-1
>>and|-7
>>antes|9
>>are|5
>>as|3
>>avant|1
>>b|2
>>because|6
>>before|14
>>bis|-4
>>but|1
>>by|7
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
>>dec|-2
>>del|4
>>demain|5
>>den|1
>>der|1
>>des|4
>>du|-2
>>due|1
>>e|1
>>early|-1
>>el|4
>>en|1
>>es|2
>>et|-2
>>feb|1
>>for|7
>>friday|-3
>>from|3
>>fur|8
>>g|-3
>>gain|2
>>h|3
>>has|-6
>>have|6
>>he|-8
>>hours|2
>>hoy|-1
>>hr|2
>>i|-1
>>if|-7
>>ight|-2
>>immediately|3
>>in|2
>>ing|-1
>>is|-14
>>it|-3
>>jan|3
>>january|-1
>>june|-1
>>la|2
>>last|-1
>>le|-7
>>lol|-1
>>m|3
>>may|3
>>mehr|-1
>>ment|-1
>>mon|-1
>>monday|1
>>morning|-1
>>must|-7
>>n|1
>>nachste|-4
>>nd|2
>>nde|5
>>needs|-1
>>next|6
>>ng|5
>>nicht|1
>>no|-4
>>noon|-1
>>not|5
>>november|-1
>>now|11
>>of|-7
>>ok|-2
>>om|-2
>>on|-6
>>or|-1
>>para|1
>>please|-3
>>pls|-3
>>pm|-2
>>por|-1
>>pour|2
>>re|3
>>sat|1
>>saturday|-1
>>since|-1
>>so|-1
>>sometime|-1
>>sous|7
>>still|3
>>t|-4
>>tag|1
>>than|1
>>that|-4
>>this|2
>>thursday|1
>>till|-1
>>tmrw|-5
>>to|-8
>>today|7
>>tomorrow|5
>>tonight|2
>>two|2
>>u|1
>>until|-7
>>v|1
>>version|-1
>>we|-1
>>wednesday|-1
>>week|2
>>when|6
>>whenever|5
>>with|-2
>>within|-1
>>y|4
>>–|5
^a|19
^a copy|1
^a late|-2
^a quick|1
^a regler|1
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
^anbei|-5
^andernfalls|-1
^annual|7
^answer|2
^answer the|1
^any|-1
^apologies|-1
^app|4
^appelle|1
^appelle le|1
^application|-4
^applications|-1
^apply|-4
^apply for|-1
^appointment|-3
^approved|-1
^arrange|-2
^arrange the|6
^as|-8
^as the|-4
^as you|-1
^ask|-1
^ask for|-2
^ask the|-7
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
^backup|1
^badge|4
^bags|-1
^bank|-2
^batteries|-1
^be|-3
^be on|-7
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
^bike|-1
^bis|-1
^bis freitag|-1
^biscuit|1
^black|-2
^blocked|-2
^board|-3
^boiler|3
^book|5
^book it|-4
^book the|4
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
^buy a|1
^by|-2
^c|2
^cake|4
^call|5
^call her|-1
^call him|-6
^call me|-1
^call mr|1
^call the|6
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
^cc|-1
^certificate|-1
^chair|2
^change|13
^change it|-2
^change the|4
^chase|-2
^chase the|5
^check|-3
^check the|6
^check with|-5
^christmas|-1
^city|-3
^city of|-3
^clean|3
^clean the|4
^clean up|-1
^cleaning|-3
^clear|1
^clear out|2
^client|-1
^close|2
^code|1
^code freeze|1
^coffee|-3
^coffee machine|-3
^cold|-1
^collect the|1
^come|-1
^complete|-5
^comprar|1
^compressor|-1
^confirm|6
^confirm in|1
^confirm the|2
^confirm with|1
^congratulations|-2
^contact|-1
^contract|7
^contrato|1
^copy|4
^correct|3
^correct the|2
^corrective|-1
^council|6
^cover|-5
^critical|-1
^crown|1
^csv|4
^csv export|4
^customers|5
^cut|1
^da|-2
^dad's|-1
^damit|-1
^danke|-2
^danke fur|-2
^das|-2
^das angebot|2
^dass|1
^date|-1
^date of|-1
^dated|-1
^de|-4
^deadline|-2
^deadline is|-1
^dec|-1
^deep|4
^deliver|-4
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
^description|-4
^did|2
^did the|5
^die|6
^dinner|-4
^direct|1
^do|-1
^do it|-1
^do not|-2
^do the|3
^dock|-1
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
^each|1
^echeance|-1
^eine|6
^einen|-2
^el|6
^el grifo|2
^electric|6
^elevator|-1
^email|1
^emergency|-1
^en|3
^enter|1
^envoyer|1
^envoyer les|1
^er|-4
^erstellt|-6
^event|-1
^everything|-1
^exam|-1
^extend|2
^eye|1
^eye wash|2
^facility|-1
^facture|6
^facture n|6
^failing|-1
^failing which|-1
^faire|1
^falls|-1
^fee|-1
^feed|-5
^file|8
^file the|1
^fill|-1
^fill in|-1
^final|1
^finance|-2
^find|-9
^find a|1
^find attached|-1
^find out|-5
^finding|6
^finish|-4
^finish the|-3
^finished|-1
^fire|-1
^firmware|-1
^first|1
^fix|-9
^fix before|-3
^fix it|-1
^fix the|5
^fix typo|1
^fixing|-1
^flaky|-1
^floor|4
^flour|-1
^follow|-8
^follow our|-5
^follow up|-3
^for|-4
^for my|-1
^for the|-4
^forget|-1
^forklift|7
^form|-3
^forward it|-1
^forward the|2
^forwarded|-2
^four|5
^free|1
^freezer|3
^fridge|3
^frist|-2
^from|-1
^front|-2
^front desk|-1
^fur|2
^fur die|2
^gas safety|2
^get|6
^get a|-2
^get it|-3
^get the|6
^get them|-3
^get two|1
^give|1
^go|-6
^go through|-1
^go to|3
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
^hand|2
^hand in|-5
^handle|-5
^handwritten|-1
^hannah|1
^has|-3
^has the|-3
^have|9
^have it|4
^have the|7
^hay|-1
^he has|-1
^he wants|-1
^he'd|2
^he'd like|3
^he's|-1
^health|-1
^heating|3
^her|1
^herr|-1
^hi|-2
^highest|-1
^hoa|-2
^hope|-1
^hope the|-1
^how|-1
^hr|-1
^i|-3
^i am|1
^i asked|-3
^i bought|-5
^i don't|-7
^i hope|-1
^i keep|1
^i know|-2
^i left|8
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
^im|-2
^in|5
^in the|-1
^incidencia|-1
^incident|-1
^inform|1
^inspect|1
^inspection|-3
^inspection of|-1
^internal|-2
^invoice|12
^invoice date|-1
^invoice dated|3
^invoice from|-1
^invoice no|5
^is|4
^is the|4
^issue|2
^ist|3
^it|11
^it doesn't|-1
^it for|-2
^it has|1
^it is|1
^it still|6
^it was|8
^it would|-1
^it's|-1
^it's not|-2
^it's the|2
^item|-2
^its|-4
^j|1
^january|-3
^je suis|-1
^job|-1
^june|-1
^k|3
^keep|-2
^kg|2
^kids|-3
^kiln|-1
^kitchen|4
^kitchen faucet|3
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
^las|7
^lassen|3
^lassen sie|3
^last|-2
^late|-2
^latest|-1
^le|1
^le client|2
^le lave|1
^le lui|-2
^lease|3
^left|-9
^left the|-6
^legal|10
^legal has|2
^leider konnten|-1
^les|1
^let|1
^let me|-2
^let the|4
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
^loan|-1
^lock|5
^locker|1
^login|-2
^login page|1
^long|-5
^look|-3
^look into|-1
^looks|-1
^los|-1
^lost|4
^love|-1
^lovely|-1
^low|-1
^lunch|1
^m|-2
^machst|2
^machst du|2
^madame|-4
^mail|-1
^maintenance|-5
^mais|1
^make|5
^make it|1
^make sure|1
^marketing|-3
^max|-1
^may|-1
^me|4
^medium|-1
^menu|1
^messe|-3
^midland|-2
^mill|2
^mill road|4
^mine|-1
^minutes|-1
^missing|7
^mm|-1
^mom|-3
^more|1
^mot|1
^mot for|-1
^move|12
^move samples|2
^move the|2
^mr|-3
^mrs|4
^ms|-3
^mum's|-3
^my|1
^my second|3
^nadia|-1
^names|-4
^near|-1
^new|-1
^next|-3
^nightly|1
^no action|-2
^nobody has|3
^not|-13
^not a|-1
^notes|-5
^nothing|-1
^notice|-2
^notice of|-2
^notification|-1
^notification of|-1
^nous|8
^nov|-2
^now|1
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
^only|-2
^open the|5
^opened|-3
^opened by|-1
^or|3
^order|1
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
^page|3
^paid|-1
^para|-5
^parcel|2
^parking|1
^parking permits|1
^parts|-1
^passport|3
^patient|-2
^patients|-1
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
^petit|-1
^petit rappel|-1
^phone|-1
^photos|-4
^pick|-7
^pick it|-2
^pick one|-1
^pick up|-4
^pide|2
^plan|-1
^plate|-1
^plomberie|6
^pls|-1
^policy|6
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
^put|3
^put a|-1
^put it|1
^put the|2
^put together|-1
^put up|1
^q|-8
^quarantine|-1
^quarter|-1
^quarterly|1
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
^rebook|5
^recalibrate|4
^recalibrate the|4
^received|2
^rechnung|6
^rechnung bezahlen|1
^rechnung nr|3
^rechnung re|2
^redo|3
^ref|-1
^reference|2
^refill|1
^refund|5
^refund the|2
^register|5
^relancer|5
^relancer le|4
^release|1
^reminder|-5
^reminder for|-2
^reminder from|-1
^reminder to|-1
^remit|-4
^remove|-4
^remplacement|-5
^rename|1
^rename the|1
^renew now|-3
^renew online|1
^renew passport|1
^renew the|3
^renewal|-6
^rent|1
^reorder|2
^repair|-7
^repair it|-1
^replace|-1
^replace the|4
^replacement|1
^reply|-1
^report|-2
^reported|-1
^request|-13
^request the|1
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
^ring the|4
^roll|6
^roll back|6
^room|5
^rotate|2
^rotate the|2
^run out|-1
^ruth|2
^s|-2
^safety|-1
^said|2
^same|-1
^sat|1
^saw|-3
^say|1
^scaffold|3
^scan|1
^scanner|-1
^schedule|-4
^se|-3
^search|-6
^second|3
^see|-5
^see below|-1
^see the|-3
^see to|1
^seen|-1
^sehr|-2
^sehr geehrte|-2
^send|4
^send a|2
^send it|-1
^send me|2
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
^shop|-3
^shopping|2
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
^start|-3
^state|-2
^statement|-2
^statement of|-3
^still|-1
^students|-1
^submit|1
^submit the|1
^submit your|1
^suite|-2
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
^take|-6
^take a|-2
^take care|2
^talk|-1
^talk about|-1
^tap|-1
^tariq|-2
^technician|-1
^teh|1
^tell me|-3
^tell the|3
^temp|-2
^tenant|-2
^termin|1
^test the|1
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
^the caterer|3
^the choir|-2
^the client|-8
^the coffee|2
^the contractor|3
^the council|-3
^the county|-7
^the crane|-1
^the customer|1
^the customs|-1
^the delivery|1
^the demo|9
^the dishwasher|-1
^the donor|1
^the elevator|4
^the emergency|2
^the exit|-1
^the fire|-3
^the following|-1
^the forklift|-1
^the freezer|-3
^the garden|-2
^the hall|1
^the handrail|1
^the heating|5
^the hedge|-1
^the hendersons|2
^the hero|6
^the inspector|-1
^the insurance|-4
^the invoice|-1
^the key|-1
^the keys|3
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
^the old|2
^the one|-1
^the opening|-2
^the organ|3
^the other|-2
^the parking|2
^the plants|-1
^the portal|-4
^the price|-3
^the print|-1
^the printer|-1
^the projector|1
^the q|-1
^the signed|1
^the smoke|1
^the tenant|-1
^the thing|1
^the tls|1
^the toner|-1
^the visitor|1
^the walk|-1
^the website|1
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
^three of|3
^thx|-1
^ticket|-2
^timesheets|7
^todo|-3
^toner|-1
^top|-5
^total|-2
^total due|-1
^total ttc|-1
^transfer|2
^transfer the|2
^trim|3
^truck|5
^trustees'|-2
^tu|-3
^tu t'en|-1
^tuesday|-2
^two|-6
^two of|-3
^type|-3
^tyres|3
^uberweisung|5
^um|-2
^under|-8
^unit|-2
^unlock|2
^update|5
^update the|1
^upgrade|1
^upgrade postgres|1
^upload|-3
^upload the|1
^upload them|-1
^use|-1
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
^viene|2
^viene el|2
^visitor|-1
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
^warranty|1
^was|-1
^wash|2
^wash the|1
^water|1
^water is|-2
^water them|1
^we|-7
^we are|-1
^we can't|6
^we cannot|-1
^we did|-1
^we have|-6
^we still|2
^we would|2
^we're|11
^we're down|6
^we're out|7
^we've|-1
^we've got|-1
^weather|-1
^website|-3
^wedding|-1
^wer|8
^what|7
^what happened|-1
^what i|2
^what is|1
^what she|1
^when|1
^when i|3
^when you|-1
^when you're|-1
^whenever|1
^whenever it|2
^which|-1
^who|-4
^wie|-2
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
^x|-1
^ya|-5
^yes|1
^yesterday|-1
^you|-2
^you're|2
^your|3
^your application|-1
^your domain|2
^your parcel|3
^yours|-1
^zahlbar|-1
^zahlbar ohne|-1
`;
