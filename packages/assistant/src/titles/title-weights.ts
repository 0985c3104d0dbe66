import type { TitleFeature } from './title-features.ts';

/** How much each feature speaks for a title; made by `npm run learn:titles`, not by hand. */
export const TITLE_WEIGHTS: Readonly<Record<TitleFeature, number>> = {
  isByRules: 1.15,
  isActionByRules: -0.12,
  isAskedPart: -0.5,
  isWholeSentence: 0.82,
  isClause: -0.18,
  isLastClause: 0.2,
  isClauseToDo: 0.59,
  isSubordinate: -0.31,
  isToEnd: -0.26,
  isAfterLabel: 0.5,
  isFromVerb: 0.19,
  isSubject: -0.55,
  isCut: 1.25,
  hasTopic: 0.63,
  hasTopicOfSubject: 1.32,
  hasTopicOfLabel: -1.06,
  hasTopicOfOwn: 0.11,
  hasTopicOfBefore: 1.37,
  hasTopicOfEarlier: -0.18,
  hasTopicOfFirst: -0.93,
  isClearWithoutTopic: -2.75,
  isFairlyClearWithoutTopic: -0.92,
  isFirst: -0.01,
  isLast: -0.52,
  isLater: -1.08,
  placeInText: -0.62,
  isInFirstParagraph: -0.89,
  isBeforeTask: 0.62,
  isTask: 0.28,
  isAsking: 0.15,
  isTelling: -0.62,
  isShortSentence: -0.08,
  asksPlainly: 0.37,
  hasDate: -0.93,
  hasDeadline: 0.24,
  hasDue: 0.76,
  isMain: -0.3,
  isOfMain: 0.14,
  asksSomebody: 0.72,
  isItem: 1.59,
  isReport: -0.36,
  isOwnParagraph: -1.13,
  isFurther: -0.51,
  length: 3.04,
  words: 0.22,
  saysNothing: -0.63,
  saysMuch: 0.53,
  isUnspecific: -1.27,
  isSpecific: 0.91,
  isCentral: 0.91,
  refersBack: 0.16,
  beginsWithIt: -0.52,
  hasPronoun: -0.12,
  beginsWithVerb: 1.07,
  isToDo: 1.04,
  isRequest: 1.46,
  obliges: -0.9,
  isOfWriter: 0.21,
  isPleasantry: -0.77,
  hasName: -0.29,
  hasNumber: 0.02,
  hasColon: -0.64,
  hasComma: -1.3,
  isPast: -0.63,
  hasFault: 0.55,
  isOfDocument: 0.62,
  endsOpen: 0.11,
  hasAmount: -1.31,
};

/** How much each word of a title, or beside it, speaks for it; made by `npm run learn:titles`, not by hand. */
export const TITLE_WORDS = `
$a|2
$aa|-1
$ab|-1
$abzug|-1
$ac|1
$accept|-2
$accordingly|1
$account|-1
$accounting|-1
$accounts|-3
$address|4
$adviser|-8
$affected|-1
$afternoon|-1
$afterwards|-1
$again|11
$agency|-3
$agreed|-1
$agreement|-1
$ahead|-6
$alarm|2
$all|-3
$already|-2
$also|-1
$am|-6
$an|-4
$and|11
$android|-1
$angebot|2
$anrufen|-1
$anymore|-5
$anyway|-1
$aob|-1
$app|-4
$applicant|-7
$application|-1
$applications|3
$appointment|-1
$approved|-3
$april|-5
$area|-1
$arrange|-3
$arrival|1
$ask|-2
$asked|2
$asks|1
$assessment|-3
$attached|-1
$attic|-1
$attn|-2
$audit|1
$august|-1
$aula|4
$ausgefallen|-1
$automatically|-7
$avant|-1
$away|-1
$back|-3
$bad|-1
$badge|2
$badly|1
$bakery|1
$balance|-3
$banner|1
$bar|-1
$batch|-2
$batteries|7
$battery|2
$be|-1
$bed|-6
$before|6
$bell|1
$below|-1
$belt|1
$best|-1
$bestellen|-3
$between|-1
$bezahlen|4
$bill|4
$bins|2
$birthday|-4
$black|3
$blank|1
$board|-2
$boiler|2
$book|1
$booked|2
$books|1
$both|-1
$boxes|7
$bracket|1
$bread|-1
$break|-2
$briefing|2
$brochure|1
$broken|9
$budget|2
$bug|-1
$building|-2
$bus|2
$business|-1
$but|-1
$by|-2
$bye|-1
$c|-2
$cabinet|4
$cable|1
$cafe|1
$cage|1
$cake|-1
$calendar|2
$call|-5
$called|-4
$came|-1
$camp|-5
$cancel|5
$cancelled|3
$car|-5
$card|-7
$care|-1
$cat|11
$category|-1
$caterer|1
$cause|-1
$cert|2
$certificate|11
$certificates|4
$chair|-1
$chairs|5
$chance|-3
$change|-1
$changed|-4
$changes|-3
$changing|6
$charged|-1
$charger|4
$charges|-1
$chaudiere|1
$check|5
$checklist|-5
$checks|-1
$choir|-1
$church|3
$claim|2
$cleaner|1
$cleaning|1
$cleared|-1
$client|-1
$clinic|-1
$close|4
$closes|-1
$closing|-4
$club|-1
$co|1
$code|2
$come|4
$comes|-11
$coming|-2
$comment|2
$committee|-4
$company|2
$complaining|-1
$complaint|1
$completed|-1
$compressor|2
$concert|-3
$conference|-1
$confirm|-1
$confirmation|-3
$confirmed|-1
$container|5
$contractor|-2
$contracts|1
$control|1
$copies|3
$copy|-5
$correct|-3
$correction|-1
$cost|-4
$council|-1
$count|2
$counter|1
$course|-1
$court|-1
$crazy|-1
$crew|-1
$csv|1
$cups|1
$customers|2
$cut|-1
$d|-3
$date|-2
$day|-4
$days|4
$de|-5
$dead|1
$deadline|-3
$dec|-4
$december|-4
$deed|4
$degrees|-1
$deliver|-5
$delivered|-4
$delivery|-7
$demo|1
$department|-1
$deploy|-1
$deposit|4
$depuis|4
$desde|1
$desk|-4
$detectors|1
$dinner|-1
$director|-2
$discussed|-1
$display|1
$do|-2
$documents|-1
$down|-3
$draft|-3
$drawer|-1
$drill|1
$drips|11
$drivers|3
$drum|2
$du|-1
$due|3
$duty|2
$e|-1
$earlier|3
$el|-1
$electric|-1
$electrician|1
$emergency|2
$employees|-1
$end|-2
$ends|-2
$entrance|2
$envoyer|-1
$error|4
$estimate|-1
$eur|-2
$euros|-1
$everybody|4
$example|-1
$excerpt|-1
$expire|1
$expired|6
$expires|9
$express|1
$extension|-1
$extinguishers|4
$extract|-2
$f|9
$failed|-1
$fair|-1
$falls|-1
$families|-5
$farm|-1
$feb|-3
$fee|1
$fees|2
$fehlt|1
$fence|-1
$figure|3
$file|2
$fils|2
$filter|1
$finance|4
$fine|-1
$finished|-1
$fire|5
$firmado|3
$first|3
$five|1
$fix|-2
$fixed|-2
$flashing|1
$flat|2
$flickering|1
$floor|1
$florist|1
$flowers|3
$fm|-1
$folder|-2
$for|4
$forget|-1
$forklift|1
$form|1
$format|2
$forms|8
$foundation|-1
$fr|-3
$free|1
$freeze|-2
$freitag|-4
$friday|-1
$fridays|-1
$fridge|-2
$from|8
$front|-1
$frost|-1
$full|3
$fyi|-3
$garage|-2
$gas|-1
$gate|2
$gateway|3
$glasses|4
$gloves|-2
$go|-2
$gone|3
$good|-1
$green|-1
$grey|8
$group|1
$guests|2
$guide|1
$gutters|3
$guy|1
$h|-1
$haben|4
$halfway|-1
$hall|-6
$hand|1
$handover|-1
$hands|1
$hat|-1
$heating|3
$held|-1
$her|7
$herren|-2
$him|3
$hole|1
$home|-1
$hotel|-3
$hour|-2
$hours|-2
$house|-5
$ice|1
$immediately|2
$imprime|1
$in|4
$inc|5
$incomplete|-1
$inside|-1
$inspection|1
$inspector|-1
$installed|5
$instead|-1
$interns|-3
$inventory|3
$invoice|4
$is|-4
$issued|2
$it|13
$itself|1
$jan|-2
$january|-8
$july|1
$june|-7
$k|-1
$kann|-8
$key|2
$keys|-1
$kids|3
$kim|-2
$kit|-2
$kitchen|-7
$kl|1
$knee|1
$knives|-1
$know|5
$la|-2
$lab|-1
$landing|1
$landlord|3
$lane|-4
$laptop|-2
$lars|-1
$late|-5
$later|-5
$laundry|1
$lease|2
$leaves|-3
$left|1
$letter|-2
$letters|-2
$library|4
$licences|-2
$lieferung|-1
$lieu|-1
$lights|1
$like|-4
$lindenstr|1
$lines|-3
$listen|1
$live|4
$llc|9
$lobby|-2
$local|-3
$locker|-4
$log|-2
$logo|4
$look|1
$lost|-1
$lot|1
$lovely|-1
$m|2
$machen|-5
$machine|2
$mail|-1
$mailing|-3
$maintenance|-1
$management|-2
$manager|-1
$march|-1
$match|-1
$max|10
$may|2
$mayor|-1
$me|7
$meeting|-3
$meetings|-2
$mehr|1
$message|-1
$milk|4
$min|2
$minute|-1
$mirror|2
$mismo|-4
$missing|-1
$mit|3
$ml|-1
$mm|3
$model|1
$money|-1
$montag|-3
$montant|-3
$month|-8
$more|-2
$morning|1
$mot|4
$moved|-5
$much|-6
$n|-2
$nachgefragt|-1
$names|-2
$nd|-2
$nda|7
$need|-5
$needed|-1
$needs|-1
$new|1
$newsletter|2
$next|3
$nicht|-2
$night|3
$nights|2
$no|-3
$nobody|2
$not|-1
$note|3
$notes|-1
$notice|-3
$nov|-15
$november|-9
$novembre|2
$number|-3
$oct|2
$october|-1
$of|-4
$off|4
$offers|-1
$office|4
$oil|2
$on|-6
$one|-9
$ones|-1
$online|-1
$only|-1
$op|-1
$opened|1
$opening|1
$operator|-1
$optician|-1
$order|2
$ordered|-1
$ordner|-1
$osei|1
$out|2
$over|7
$p|-1
$page|-5
$pages|-1
$paid|-6
$pallets|1
$panic|-1
$paper|2
$papers|-1
$part|-2
$party|1
$pasillo|2
$pass|-1
$passport|4
$password|1
$path|1
$patient|-2
$patients|1
$payment|-1
$payroll|2
$pdf|3
$people|-9
$permit|3
$person|-7
$phone|-3
$photo|4
$photos|-4
$pickup|1
$pictures|2
$pilot|-2
$plan|4
$plazo|1
$please|1
$plombier|1
$plot|-2
$plumber|2
$plus|1
$pm|-5
$po|-3
$point|-1
$policy|13
$polyvalente|1
$porfa|-1
$portal|-1
$post|-1
$postponed|-2
$practice|1
$presents|5
$pressing|-1
$price|3
$principal|8
$printed|1
$printer|2
$problem|-3
$production|-1
$programme|-2
$projector|5
$promised|-1
$proof|-1
$property|-1
$provider|2
$publisher|1
$pump|-2
$q|6
$quarter|-1
$questionnaire|1
$quick|1
$quickly|-3
$quote|-1
$quotes|1
$r|-1
$rain|-2
$raised|2
$rang|-1
$rate|-1
$rd|-2
$readings|5
$recall|1
$receipt|5
$receipts|1
$received|-5
$reception|2
$recommendation|4
$records|4
$red|1
$register|-2
$regler|1
$remarks|-1
$reminder|-1
$remit|-3
$renew|1
$renewed|-5
$repair|-3
$repaired|2
$reparateur|-1
$replace|1
$replacement|-1
$replacements|-6
$reply|-1
$report|5
$request|5
$required|-2
$requirements|1
$restaurant|1
$return|2
$returned|3
$rev|3
$review|-4
$rising|-2
$roof|-1
$roofer|1
$room|-6
$rota|-4
$row|4
$rufen|2
$run|-5
$s|1
$safari|1
$safety|-1
$sample|-1
$samples|3
$sat|-2
$saturday|-2
$saturdays|-3
$say|4
$says|1
$scan|1
$schedule|6
$schicken|-3
$schon|-2
$season|1
$seat|1
$seats|-1
$sec|-1
$section|-7
$sein|1
$self|-1
$sender|-5
$sensor|5
$sent|1
$sep|-3
$september|4
$serviced|1
$sev|-1
$sharp|-4
$shed|-4
$sheet|4
$sheets|-2
$shift|-6
$shifts|-1
$shot|1
$sich|-1
$sick|-2
$side|1
$sie|1
$sign|-1
$signe|4
$signed|4
$since|-3
$site|-3
$size|2
$slides|4
$slip|-1
$smells|1
$solicitor|-4
$someone|-1
$something|-2
$soon|-4
$spreadsheet|3
$sprint|-1
$squeaks|1
$st|-1
$stairs|-1
$statement|7
$station|-3
$steht|-1
$storage|3
$store|-3
$storm|-1
$stress|-3
$stuck|1
$stuff|-1
$submit|-1
$submitted|-1
$subscription|2
$suite|1
$sunday|-2
$supplier|-1
$support|-2
$survey|7
$sweep|-1
$system|-3
$ta|1
$table|-2
$tag|1
$tags|-1
$tank|3
$tard|-6
$tardar|-1
$tax|15
$team|-1
$technician|-1
$tecnico|1
$tenant|-9
$terms|-1
$test|-4
$tested|3
$th|-6
$than|4
$that|-2
$thats|-1
$them|3
$then|6
$there|-2
$they|-2
$thing|-6
$things|5
$think|-2
$this|8
$tho|-2
$those|1
$though|-1
$through|-2
$thu|2
$thursday|-3
$ticket|-2
$tickets|1
$tiles|1
$time|3
$timesheets|3
$tires|-1
$tmrw|1
$to|7
$together|2
$tomorrow|-3
$toner|1
$too|-2
$top|1
$training|-1
$traiteur|1
$transcript|-1
$translation|-2
$transport|-3
$trays|1
$trees|3
$trim|1
$trip|1
$ttc|-1
$tuesday|-1
$tuner|9
$type|1
$tyres|9
$uber|-4
$uberweisen|-1
$uberweisung|5
$umlauts|1
$unit|1
$unpaid|-1
$up|2
$update|-2
$upset|-1
$us|3
$use|1
$used|-1
$valid|-1
$valve|3
$van|-5
$vendor|-1
$verlangern|1
$version|-2
$virement|2
$visit|2
$visitors|-4
$von|1
$w|5
$want|-4
$ward|-1
$warm|3
$warning|1
$warranty|-1
$was|4
$water|1
$way|-2
$web|1
$website|3
$wedding|-4
$wednesday|5
$week|-1
$weeks|1
$weg|-2
$well|-4
$werden|1
$when|-1
$white|-1
$wieder|3
$window|3
$winter|-1
$wir|-1
$withdrawn|-1
$without|-1
$words|2
$work|-1
$working|4
$works|1
$writing|1
$written|-2
$wrong|-1
$x|-3
$yard|4
$years|-2
$yesterday|-5
$yet|-1
$you|-3
$yours|-2
$zu|-1
<(|-3
<,|-3
<-|1
<.|-4
<:|10
<<|-8
<<(|-1
<<) ,|-2
<<) -|-4
<<) :|-1
<<) should|1
<<,|-8
<<, ,|-3
<<, :|-4
<<, and|1
<<, but|-1
<<, can|-1
<<, everybody|-1
<<, i'd|4
<<, i'll|3
<<, just|2
<<, must|-1
<<, needs|2
<<, people|-1
<<, please|7
<<, pls|-1
<<, que|3
<<, so|-2
<<, someone|-4
<<, the|1
<<, then|-4
<<, you|-5
<<-|3
<<- ,|-2
<<- -|-1
<<- :|2
<<- tu|-1
<<.|-3
<<. ,|-5
<<. .|-1
<<. :|1
<<. and|-1
<<. please|-2
<<:|-3
<<: ,|-3
<<: :|4
<<: please|1
<<: pls|1
<<: the|1
<<@ channel|1
<<@ here|1
<<a|3
<<able to|1
<<about :|-1
<<accept ,|1
<<acceptance :|-2
<<action :|3
<<actual :|4
<<afternoon ,|-1
<<again ,|-3
<<agreed to|-3
<<alguien|-1
<<all|-2
<<also|-1
<<am ,|3
<<an|2
<<and|-6
<<and i'd|-1
<<and i'll|-2
<<and please|-1
<<and then|-1
<<and to|-1
<<and will|1
<<and would|3
<<anyone|-2
<<apologies :|-2
<<april ,|1
<<as discussed|-1
<<as to|-1
<<asap ,|-2
<<asked to|2
<<attached is|5
<<b ,|-1
<<back ,|-1
<<back and|1
<<because|5
<<before you|-2
<<bitte|7
<<bitten um|3
<<both|-3
<<boxes ,|-1
<<btw|2
<<bug|1
<<bug -|7
<<business :|-1
<<but|9
<<by ,|-1
<<by :|-1
<<called ,|2
<<can|-9
<<can somebody|1
<<can someone|4
<<can u|1
<<can you|2
<<channel|1
<<complaint :|-2
<<could|4
<<could somebody|-2
<<could someone|1
<<could u|-1
<<could we|1
<<could you|7
<<critical ,|-1
<<critical :|2
<<dan ,|1
<<dann|1
<<das|1
<<date :|-1
<<day :|-2
<<days ,|-1
<<de|4
<<dec ,|-1
<<december ,|-3
<<decision :|1
<<description :|-7
<<details :|-3
<<did you|-2
<<die|6
<<discussed|-1
<<dmitri ,|1
<<does|2
<<donal|3
<<dont forget|-1
<<down ,|-3
<<drive ,|1
<<du|1
<<du bitte|-1
<<due :|-4
<<emergency|2
<<et|4
<<ever|1
<<everybody|-1
<<everyone|-3
<<f ,|-1
<<falta|1
<<fatou ,|-3
<<faudrait|4
<<fault :|3
<<faut|3
<<favor ,|4
<<finding :|4
<<fine ,|2
<<first ,|4
<<for :|-2
<<forget|-1
<<forget :|-3
<<friday|-2
<<friday ,|1
<<full ,|-2
<<going to|-1
<<good to|-1
<<grateful to|-1
<<group :|-1
<<guys|3
<<had to|-1
<<handwritten :|8
<<happened :|-1
<<has|-2
<<has to|2
<<have|4
<<have a|1
<<have to|-4
<<hay que|4
<<he'd|1
<<he'll|2
<<here|1
<<hi ,|-1
<<i can|-2
<<i have|1
<<i need|3
<<i think|-2
<<i want|-1
<<i will|-1
<<i'd|4
<<i'll|-6
<<il faudrait|4
<<il faut|3
<<informed that|4
<<is|4
<<is to|5
<<issue :|4
<<it ,|3
<<it and|-2
<<it can|-1
<<item :|4
<<january ,|-1
<<job :|2
<<june ,|-2
<<just|-1
<<kannst du|1
<<know ,|-1
<<know that|-2
<<lars ,|1
<<latest ,|-1
<<letter ,|-2
<<like to|7
<<lol|2
<<lovely to|-1
<<lucia|5
<<manana|4
<<marek ,|-2
<<may ,|-1
<<maybe|-9
<<me|-2
<<me ,|-1
<<me to|-1
<<merci de|6
<<message :|4
<<milk ,|-1
<<miss|3
<<missing|-1
<<month ,|1
<<must|2
<<necesitamos|2
<<necesitamos que|-1
<<need|10
<<need :|3
<<need to|-5
<<needs|-2
<<needs to|4
<<nicht ,|-1
<<night ,|-2
<<no ,|-3
<<noch|6
<<note :|2
<<note that|-2
<<notes :|-1
<<noticed that|1
<<now ,|9
<<october ,|-1
<<of you|2
<<office ,|1
<<ok|2
<<ok so|4
<<omg|1
<<one :|2
<<ones ,|-1
<<open :|7
<<order ,|-1
<<our|2
<<out ,|-1
<<out that|1
<<owen ,|4
<<patient :|-7
<<people|-4
<<pete|1
<<petra ,|-1
<<peux|-1
<<please|12
<<please ,|-2
<<please to|-9
<<please you|1
<<pls|3
<<plz|1
<<pm ,|-1
<<podrias|2
<<point ,|3
<<possible ,|-1
<<pourrais|1
<<priya :|1
<<problem :|2
<<product :|-1
<<promised|2
<<promised to|1
<<puedes|2
<<que|3
<<que alguien|-1
<<rang ,|5
<<rd ,|1
<<re :|-2
<<really|-3
<<recordamos que|7
<<remarks :|1
<<remember that|-1
<<reminder :|-2
<<reminder that|7
<<renew ,|-2
<<request :|-6
<<requested to|3
<<require|2
<<required :|1
<<right ,|-1
<<roisin ,|-1
<<room :|2
<<ruego que|1
<<said|-1
<<said she'd|1
<<sam ,|2
<<says|1
<<sb|1
<<section|1
<<self -|1
<<self :|2
<<service :|2
<<shall|2
<<she'd|1
<<should|4
<<sie bitte|1
<<sign and|3
<<so|-1
<<so ,|-1
<<so please|2
<<somebody|1
<<somebody please|1
<<somebody should|2
<<someone|-1
<<someone must|1
<<someone please|-2
<<someone to|1
<<sorry|-1
<<sorry to|-1
<<still missing|-1
<<still need|1
<<summary :|4
<<tenant :|-1
<<test ,|-1
<<th ,|-1
<<th and|-1
<<that|6
<<that ,|1
<<that the|1
<<that you|1
<<the|3
<<them ,|-1
<<them and|2
<<then|-2
<<theo|5
<<there to|2
<<they'll|-4
<<thing ,|2
<<thing :|6
<<think|-2
<<ticket -|2
<<ticket :|-1
<<time ,|-1
<<time to|4
<<title :|2
<<to|-4
<<to :|-1
<<today :|1
<<told me|-3
<<tom ,|-1
<<tomorrow ,|-1
<<tonight ,|-1
<<top :|-2
<<tu|-1
<<tu peux|-1
<<tu pourrais|1
<<tuesday ,|-1
<<two weeks|-2
<<type ,|-1
<<uhr|-2
<<um|6
<<um uhr|-1
<<up :|1
<<urgent|-1
<<urgent -|1
<<urgent :|6
<<us to|-1
<<user :|-2
<<vehicle :|4
<<version ,|-1
<<volunteers :|-1
<<want to|-4
<<wanted :|-1
<<wanted to|6
<<wants to|-2
<<we|1
<<we can|-5
<<we need|8
<<we require|2
<<we'd|-1
<<we'll|-2
<<week ,|3
<<week :|-1
<<weeks|-3
<<what :|3
<<when you|-5
<<whenever you|-1
<<whether|3
<<who does|2
<<who has|-2
<<whoever|-4
<<will|-3
<<will you|2
<<wir noch|3
<<work :|2
<<workaround :|-2
<<workshop :|-1
<<would|3
<<would somebody|-1
<<would you|-1
<<x :|-1
<<you|-6
<<you because|6
<<you could|-4
<<you ever|1
<<you must|6
<<you please|6
<<you that|-1
<<you to|1
<<yusuf|-1
<<yusuf ,|8
<<–|-2
<@|-3
<a|2
<abdul|2
<able|1
<about|-2
<accept|-3
<acceptance|-2
<access|-9
<account|7
<action|5
<actual|4
<actually|3
<address|-1
<ade|1
<affected|-1
<afternoon|-1
<again|-4
<agnes|-1
<agreed|-4
<aid|1
<aisha|4
<alguien|-1
<all|-1
<also|-1
<am|3
<amount|-1
<an|3
<anchor|-1
<and|-8
<any|-1
<anyone|5
<apologies|-2
<approved|-1
<april|-4
<are|-1
<as|-2
<asap|-1
<ask|2
<at|2
<attached|6
<august|-1
<away|3
<back|-1
<bad|4
<be|7
<bea|-5
<because|5
<bed|-1
<before|-4
<believe|6
<best|-1
<bike|-1
<bill|1
<billing|4
<bis|-1
<bitte|12
<bitten|3
<blocked|1
<bogdan|-7
<boiler|-1
<both|-3
<boxes|-1
<brauchen|3
<btw|2
<bug|8
<business|-1
<but|13
<by|-6
<c|3
<call|-4
<called|1
<came|-3
<can|3
<catalogue|-2
<chair|-1
<change|-2
<channel|7
<check|1
<claire|-1
<close|-1
<club|3
<colm|-3
<committee|-1
<company|2
<complaint|-2
<complete|-2
<confirm|-2
<corrected|1
<could|3
<council|-3
<county|-4
<critical|2
<customer|-1
<d'ici|6
<dad|-5
<dan|1
<dana|4
<dann|1
<das|1
<date|4
<days|-2
<de|-4
<dead|-4
<deadline|-1
<dear|-1
<dec|-3
<december|-1
<decided|1
<decision|1
<declan|2
<defect|1
<delivered|-1
<denk|1
<dentist|1
<description|-7
<desmond|-2
<details|-3
<did|-1
<die|5
<discussed|-2
<dmitri|-1
<do|1
<does|7
<don't|3
<donal|3
<done|1
<donnerstag|-1
<down|-3
<drill|1
<drive|1
<drop|2
<due|-9
<earl|3
<eilt|-1
<el|-2
<elena|2
<emergency|2
<empty|-4
<emre|-1
<encore|1
<es|-1
<escribo|1
<et|4
<evening|-1
<ever|1
<every|-1
<everybody|-1
<everyone|-3
<everything|1
<ewa|-5
<expired|-1
<expires|-1
<f|-1
<fair|-1
<falta|1
<farida|-2
<fatou|-3
<faudrait|4
<fault|3
<faut|3
<favor|4
<fehlt|2
<finding|5
<fine|2
<first|4
<floor|2
<flour|1
<for|-3
<forget|-5
<form|-1
<fr|2
<frau|-1
<free|1
<freitag|-1
<friday|-5
<fridge|-1
<from|-3
<full|-2
<fyi|1
<go|-2
<going|-1
<good|-2
<grace|1
<grainne|1
<grant|-2
<grateful|-1
<group|-1
<guard|1
<gus|-3
<guys|3
<had|-1
<hall|1
<handbook|4
<handwritten|8
<hannah|-1
<happened|-1
<has|-3
<have|5
<hay|4
<he'd|1
<he'll|2
<heads|1
<hello|1
<here|3
<herr|-1
<hi|2
<high|1
<him|-4
<home|1
<hospital|-1
<hour|1
<house|-2
<hr|-4
<i|-1
<i'd|3
<i'll|-6
<if|3
<ikeda|2
<il|12
<imran|-1
<in|2
<inc|-1
<ines|3
<inform|-1
<informed|2
<ingrid|-2
<inspector|1
<is|15
<issue|4
<ist|1
<it|-2
<item|5
<jan|-3
<januar|-1
<january|-2
<jens|-1
<jess|-1
<job|3
<july|-1
<june|-2
<just|2
<k|-4
<kann|-3
<kannst|-1
<karen|-1
<kasia|4
<kelly|-3
<kids|-2
<kind|1
<kindly|1
<kitchen|1
<know|6
<konnten|-2
<la|2
<landlord|-1
<laptop|-2
<lars|1
<last|-1
<late|-1
<latest|-2
<le|7
<lease|1
<left|1
<leila|-1
<lena|1
<les|1
<let's|1
<letter|-2
<liam|2
<library|1
<like|6
<line|-1
<liz|1
<lol|2
<look|-2
<lot|5
<lotte|-1
<lou|3
<love|-1
<low|-2
<lucia|5
<lundi|-1
<maeve|1
<manana|3
<manque|5
<march|-2
<marcus|1
<marek|-5
<marisol|2
<mats|1
<may|6
<maybe|-9
<me|-4
<mei|5
<merci|6
<message|3
<milan|-5
<milk|-1
<mind|1
<miss|3
<missing|1
<mm|1
<moira|1
<mom|1
<monday|-3
<morning|-2
<mr|1
<mrs|-3
<nadia|3
<nearly|-1
<necesitamos|1
<need|8
<needs|2
<new|-2
<news|4
<next|7
<night|-2
<no|-2
<nobody|4
<noch|5
<noon|-1
<nos|-1
<note|3
<notes|-1
<noticed|4
<notre|2
<nov|-1
<november|-1
<now|14
<october|-2
<of|4
<off|-1
<offers|-2
<office|4
<oil|-1
<okay|1
<omar|-1
<omg|1
<on|-5
<one|4
<ones|-1
<open|3
<order|-1
<ortega|1
<oscar|-4
<oskar|1
<other|3
<our|1
<out|-1
<over|-2
<overflowing|-1
<owen|4
<page|-1
<para|-1
<part|2
<party|-1
<patient|-6
<pavel|-2
<payment|-1
<people|-4
<per|1
<permit|-3
<pete|1
<petra|-1
<peux|-2
<phone|4
<pick|-1
<pilar|1
<please|-3
<pls|4
<plz|-1
<pm|-3
<po|-1
<podrias|2
<point|3
<por|4
<post|1
<pourrais|1
<printer|-3
<priya|3
<problem|-1
<product|-1
<programme|1
<promised|2
<property|-2
<protection|1
<puedes|2
<que|2
<quick|-1
<raj|-1
<rang|3
<raus|-1
<ravi|-2
<rd|-1
<re|-2
<really|-4
<recordamos|7
<remarks|1
<remember|-1
<reminder|8
<renew|-2
<repair|4
<repaired|-2
<request|-5
<requested|3
<require|2
<required|2
<result|2
<return|-1
<review|5
<right|2
<ring|-1
<rogamos|-7
<roisin|-1
<room|1
<ruego|1
<ruth|-9
<safety|1
<said|1
<sam|2
<sandra|1
<sat|-3
<saturday|-1
<say|3
<says|3
<sb|1
<school|-2
<sec|2
<section|1
<see|1
<self|3
<service|1
<shall|2
<she|1
<she'd|1
<shift|10
<short|4
<should|4
<side|-1
<sie|2
<sign|3
<since|-5
<so|2
<some|3
<someone|4
<sorry|-3
<spatestens|-1
<spring|-1
<st|-1
<start|-1
<still|5
<storage|-1
<street|2
<summary|4
<summer|-4
<sunday|-1
<support|1
<sure|3
<sven|1
<sylvie|1
<system|-1
<table|-1
<tables|-1
<takes|-1
<tariq|1
<te|-5
<team|-1
<tenancy|1
<terms|-1
<tess|3
<test|-1
<th|-1
<that|10
<that's|3
<the|10
<them|1
<then|-3
<theo|6
<there|7
<they'll|-4
<thing|8
<think|1
<this|-4
<though|3
<through|-1
<thursday|3
<tim|-4
<time|6
<title|2
<to|4
<today|-4
<todo|-2
<told|-3
<tom|-1
<tomasz|1
<tomo|2
<tomorrow|-1
<tonight|-5
<too|1
<top|-4
<transit|1
<trip|-2
<tu|-1
<tuesday|-4
<two|-1
<type|-2
<u|1
<uhr|-2
<um|6
<umgehend|1
<und|-1
<unit|-1
<uns|3
<until|2
<up|1
<urgent|4
<urgente|-1
<us|-2
<user|-2
<v|-2
<van|2
<vehicle|4
<vendor|-1
<version|-1
<visit|-2
<volunteers|-1
<vous|-2
<waiting|-1
<walt|1
<want|-7
<wanted|5
<wants|-2
<we'd|-1
<we'll|-2
<web|-1
<wed|-1
<wednesday|-1
<weeks|-2
<werden|8
<what|3
<when|-8
<whenever|1
<whether|-2
<who|4
<who's|-1
<whoever|-4
<why|-1
<wieder|-2
<will|-1
<wir|10
<with|-1
<woche|1
<words|2
<work|1
<workaround|-2
<workshop|-1
<would|6
<write|-2
<writing|5
<x|-1
<yann|-1
<yes|-1
<yesterday|-1
<yilmaz|1
<you|-3
<you'd|2
<your|-1
<yours|-3
<yuki|-2
<yusuf|7
<zum|-2
<–|-1
='s|1
=a|3
=ab|-2
=abernathy|1
=able|-3
=about|7
=above|-5
=abstract|8
=abstracts|8
=abzug|2
=accept|-2
=acceptance|-1
=accepted|-1
=access|15
=accordingly|1
=account|1
=accountant|-5
=accounting|-1
=accounts|-1
=across|1
=act|-3
=acta|1
=action|-3
=actually|-1
=ad|-3
=add|-1
=address|6
=ade|-1
=admin|-1
=ads|-3
=advent|-3
=adviser|-7
=affects|-1
=affiche|2
=afraid|-2
=after|-10
=afternoon|-2
=afterwards|-1
=again|2
=against|1
=agency|-2
=agenda|-5
=agent|-2
=agm|-2
=agreed|-3
=agreement|1
=agua|5
=ahead|-7
=aid|4
=air|2
=al|7
=alarm|-2
=all|3
=allergen|2
=alone|-1
=already|-5
=also|-1
=alt|1
=alten|-2
=always|-3
=am|-9
=amended|2
=an|-2
=anbei|-4
=anchor|1
=and|-6
=andernfalls|-1
=android|2
=angebot|3
=angebote|1
=anna|-1
=annual|13
=another|-3
=answer|-10
=answered|1
=antes|-1
=anual|1
=any|-2
=anymore|-4
=anyone|-3
=anyway|-1
=aob|-1
=apex|3
=api|2
=apologies|-1
=app|2
=appeler|1
=appelle|1
=apple|1
=applicant|-5
=application|-5
=applications|3
=applies|-1
=apply|-5
=appointment|-3
=appointments|-1
=approve|1
=approved|-2
=approx|-3
=appt|-1
=apr|-2
=april|-10
=archive|3
=are|-9
=area|2
=around|-4
=arrange|-5
=arrival|1
=arrive|-1
=arrived|-4
=arrives|-1
=article|1
=as|-7
=asap|-3
=ascensor|1
=ash|5
=ask|-5
=asked|1
=asking|-3
=asks|4
=assessment|2
=asset|1
=assign|1
=assigned|-1
=assignee|-1
=association|-1
=at|-7
=attached|-5
=attend|3
=attic|-1
=attn|-3
=au|-3
=audit|-2
=auditor|-2
=auditors|-6
=auf|6
=aufzug|1
=august|-1
=aula|6
=aus|-1
=ausgefallen|-1
=authority|-4
=auto|-1
=autoclave|-4
=automatically|-7
=autopay|1
=autorizacion|1
=autumn|-1
=aux|2
=avant|-2
=ave|1
=avec|-2
=avisa|-4
=avoid|-7
=away|-6
=awful|1
=ayer|-3
=b|5
=baby|2
=back|-2
=backup|2
=badge|4
=badges|3
=badly|1
=bags|1
=bake|-1
=bakery|-4
=balance|-3
=ball|1
=bank|-6
=banner|3
=bar|-2
=barcode|2
=basement|-1
=batch|1
=bathroom|4
=batteries|5
=battery|2
=be|-5
=beamer|5
=because|-3
=bed|-5
=bedroom|-2
=been|-4
=beeping|-1
=beeps|4
=beer|1
=before|-16
=begins|-3
=behind|-2
=bei|-4
=beim|6
=bell|2
=bells|1
=below|-2
=belt|7
=bench|2
=bent|1
=best|4
=bestell|3
=bestellen|-1
=bestellt|4
=bestellung|-3
=besten|2
=better|-1
=between|1
=bezahlen|4
=bids|2
=bien|-2
=big|1
=bigger|1
=bike|-4
=bikes|3
=bill|3
=billed|1
=bins|3
=bio|2
=bird|-6
=birthday|-1
=bis|-1
=biscuit|1
=bit|-2
=bitte|6
=black|5
=blank|-1
=blinds|5
=block|1
=blocked|1
=blocking|6
=blocks|-1
=blood|3
=blue|-11
=board|-7
=boiler|9
=bolts|3
=bon|1
=bonfire|-1
=book|5
=booked|2
=bookings|-2
=booster|2
=booth|2
=boots|-2
=borrow|-1
=borrowed|1
=boss|-3
=both|-1
=bother|-1
=bottle|3
=bottling|1
=bought|1
=bounce|1
=bouncy|2
=boundary|-1
=box|-2
=boxes|-1
=bracket|1
=brake|8
=brakes|4
=branch|1
=brandt|-2
=brauchen|-3
=braucht|1
=bread|-4
=break|-2
=brewery|-3
=brief|2
=briefing|2
=brightwater|6
=bring|-1
=brings|-5
=brochure|1
=broke|2
=broken|6
=budget|7
=bug|-1
=build|3
=building|-4
=built|3
=bulbs|-5
=business|-2
=but|-1
=button|8
=buy|4
=buying|1
=by|-4
=bye|-1
=c|-3
=ca|-2
=cabinet|6
=cable|3
=caduca|1
=cafe|1
=cage|1
=cake|1
=caldera|1
=calendar|6
=calibration|1
=call|-12
=called|1
=caller|-9
=cambia|1
=came|4
=camp|-2
=campos|-5
=can|-6
=can't|-3
=cancel|10
=cancelled|2
=candidate|2
=cannery|3
=cannot|-4
=cant|1
=canteen|-2
=car|-6
=card|5
=cards|8
=care|-1
=caretaker|-3
=carried|-1
=carries|1
=case|-2
=cases|-2
=cash|3
=cassee|1
=cast|-1
=castle|2
=cat|2
=catalogue|1
=category|9
=caterer|5
=cause|-3
=ce|-2
=ceiling|-4
=cellar|-1
=centre|-3
=centrifuge|-1
=cert|6
=certificate|11
=certificates|4
=certified|4
=chain|1
=chair|4
=chairs|3
=chamber|3
=chance|-6
=change|-9
=changed|-7
=changes|-9
=changing|8
=chapel|1
=chapter|3
=charge|-1
=charged|-2
=charger|5
=charges|-1
=charity|1
=chart|-2
=chase|-1
=chaudiere|1
=check|1
=checked|2
=checklist|-7
=checkout|9
=checks|-4
=cheese|-1
=chef|2
=child|4
=chimney|-1
=choir|-3
=church|3
=churn|-2
=ci|5
=city|3
=claim|8
=claims|-4
=class|1
=clause|-6
=clean|4
=cleaner|1
=clear|5
=clerk|-1
=cles|3
=click|1
=client|-12
=client's|2
=cliente|-4
=clinic|-2
=clock|-6
=close|4
=closed|3
=closes|-6
=closure|3
=club|-2
=cm|1
=coach|4
=coats|1
=coche|1
=cocina|1
=code|-2
=coffee|-3
=cold|-4
=colleague|-9
=collection|-2
=collects|-5
=color|-5
=colour|7
=come|-9
=comes|-11
=coming|-6
=commande|2
=commander|-2
=comment|1
=commission|1
=committee|-5
=community|1
=companies|2
=company|-3
=compare|5
=complained|3
=complaining|-1
=complaint|2
=complaints|-1
=complete|-5
=completed|-1
=comprar|6
=con|-8
=concert|-2
=condition|-1
=conference|-1
=confirmation|-4
=confirmed|-2
=congratulations|-1
=congress|3
=connection|1
=consent|8
=contact|1
=container|5
=contract|4
=contractor|-2
=contracts|2
=contrato|3
=control|2
=controle|1
=conversation|-3
=cooler|1
=copier|4
=copies|5
=cormac|-1
=corner|-3
=correct|9
=corrected|-4
=corrective|-1
=corridor|1
=cost|-5
=costume|1
=cot|2
=could|2
=council|4
=count|3
=counter|1
=county|-6
=couple|-4
=courier|-2
=course|-2
=court|-6
=covers|1
=crack|1
=cracked|-1
=cracks|-1
=crane|2
=crash|1
=crashes|7
=crates|-1
=crazy|-1
=credentials|1
=credit|1
=crew|-5
=crown|2
=csv|7
=cuota|1
=cups|1
=customer|-4
=customer's|-1
=customers|-2
=customs|-1
=cut|5
=cutoff|-8
=cutting|-1
=cvs|-1
=d|-2
=d'eau|-2
=d'un|-2
=da|1
=dad's|-1
=dafur|3
=dahin|1
=damage|3
=damen|-1
=damit|-2
=damp|1
=danach|-6
=danke|-2
=dann|-2
=dans|-1
=dark|1
=das|-5
=dass|4
=data|-1
=database|6
=date|2
=dated|-1
=day|-2
=days|-3
=db|1
=de|12
=dead|4
=deadline|-5
=dear|-1
=dec|-5
=december|-8
=decide|-1
=decided|-3
=decision|-1
=deck|1
=declaration|-1
=deed|7
=deep|5
=defect|-1
=degrees|-2
=del|13
=delete|-4
=delgado|3
=deliver|-9
=delivered|-8
=delivery|-8
=delmas|-1
=dem|-2
=demande|-3
=demo|-2
=den|17
=dental|3
=dentist|1
=denver|-4
=department|-2
=deploy|-2
=deposit|9
=depuis|5
=der|12
=des|1
=description|-3
=desde|1
=design|3
=desk|-6
=detectors|1
=deux|-1
=dev|1
=devis|3
=dhl|-1
=dich|1
=did|-5
=didn't|-1
=die|13
=diese|3
=dinner|-4
=direct|-5
=director|-2
=discharge|-1
=discount|-1
=discussed|-1
=discussion|-1
=dishwasher|-1
=disk|2
=dispatch|1
=do|3
=dock|-2
=document|-6
=documents|2
=does|2
=doesn't|1
=doit|5
=dollars|2
=domain|4
=don't|-11
=donated|1
=donation|2
=donor|1
=dont|-3
=door|8
=dort|-3
=dose|2
=dossier|-4
=double|1
=dr|1
=draft|-2
=drain|5
=drama|-1
=draw|7
=drawer|2
=drawing|2
=drawings|2
=drei|2
=dress|1
=dressing|1
=drin|1
=dringend|-2
=drip|-1
=dripping|3
=drips|12
=drive|2
=drivers|3
=driving|-1
=drop|-4
=drops|5
=drucker|4
=dry|-1
=du|7
=during|-1
=duty|2
=dwg|5
=e|2
=each|-8
=earl|-2
=early|-2
=east|1
=easter|1
=eau|-1
=edge|5
=eh|-1
=eight|-1
=ein|6
=eine|3
=einen|3
=el|3
=electric|5
=electrician|3
=electricity|4
=elektriker|-1
=elementary|-3
=elevator|8
=elle|-1
=elm|-1
=else|1
=email|-3
=embarrassing|-1
=embassy|-1
=emergency|3
=employees|-1
=empresa|-4
=emptied|-1
=empty|2
=enclosed|4
=end|-4
=ended|-1
=ends|-2
=enero|-4
=engel|5
=engineer|1
=engineers|-1
=enough|-5
=enter|2
=entrance|2
=entry|2
=envoyer|-2
=er|-2
=erp|5
=erreur|-1
=error|4
=erstellt|-6
=es|-2
=est|-2
=esta|-2
=estan|8
=estar|-1
=estimate|7
=estoy|-4
=estrich|-2
=et|-1
=etage|1
=ete|-1
=eur|-3
=euro|-2
=euros|-2
=even|1
=evening|-1
=ever|-6
=every|2
=everybody|4
=everyone|4
=everything|2
=exam|-2
=examination|1
=example|3
=except|-1
=excerpt|-2
=exchanged|-1
=exit|2
=expected|1
=expense|-3
=expire|1
=expired|1
=expires|6
=export|16
=express|1
=extend|2
=extended|-4
=extension|6
=extinguisher|1
=extinguishers|11
=extra|2
=extract|-2
=eye|1
=eyewash|1
=f|11
=facilities|-1
=facility|-2
=factura|7
=facture|6
=failed|7
=failing|-1
=fair|-4
=faire|-1
=falls|-1
=falta|-2
=families|-6
=family|-2
=farmer|-1
=fast|2
=fasting|2
=faucet|4
=faut|6
=favor|-2
=fax|3
=feb|-5
=february|-2
=fee|-5
=feed|-2
=feedback|-2
=feel|-1
=fehlen|-3
=fehlt|2
=fell|-1
=fence|-2
=ferme|-2
=ferreira|2
=festival|-5
=fetch|7
=few|-3
=field|-1
=figure|1
=figures|4
=file|12
=filed|5
=files|1
=fill|-5
=film|-1
=fils|1
=filter|2
=filters|2
=final|1
=finally|1
=finance|7
=find|-17
=fine|-1
=finish|-4
=finished|-2
=fire|6
=firm|2
=firma|5
=firmada|1
=firmado|4
=firmware|2
=first|-10
=fish|-1
=fit|-1
=five|1
=fix|-9
=fixed|-2
=fixing|-1
=flackert|-2
=flaky|4
=flashing|2
=flat|1
=flickering|3
=flickers|1
=flights|1
=floor|8
=florist|1
=flow|3
=flowers|7
=flu|-1
=fly|2
=flyer|1
=flyers|3
=fm|-1
=fois|-2
=folder|-1
=folding|5
=folks|-1
=follow|-10
=fontanero|1
=footer|1
=for|9
=ford|1
=forecast|2
=forgotten|-2
=forklift|8
=format|2
=former|-1
=forms|6
=forward|1
=forwarded|-2
=fotos|-1
=found|-8
=foundation|-4
=four|-2
=fournisseur|2
=fr|-3
=fragt|3
=frau|-2
=free|4
=freeze|-1
=freezer|2
=freitag|-3
=fri|-4
=friday|-3
=fridays|-1
=fridge|1
=friendly|-2
=frist|-1
=from|-13
=front|-2
=frost|-4
=fryer|2
=ft|1
=full|2
=fully|-4
=fund|-1
=funder|-2
=fur|1
=furnace|5
=furniture|2
=furs|1
=further|1
=fyi|-4
=g|2
=game|-2
=gap|-1
=gaps|4
=garage|4
=garden|1
=garnier|4
=gas|4
=gate|13
=gateway|2
=gave|6
=geben|2
=geehrte|-2
=general|-1
=generator|9
=german|-1
=gestern|-9
=get|5
=gets|-3
=getting|-1
=give|-7
=given|-1
=gives|-1
=glasses|4
=glazier|1
=glossary|-2
=gloves|1
=glue|3
=gmbh|-1
=go|4
=goes|-6
=going|-5
=gone|11
=good|-1
=goods|-1
=got|-3
=gracias|-1
=grade|-1
=grand|-3
=grandma|-2
=grandma's|2
=grandpa's|-4
=grant|1
=grease|2
=great|-1
=green|-3
=greenline|2
=greta|2
=grey|12
=grifo|2
=grill|1
=grinding|5
=group|-5
=grove|1
=guard|1
=guest|1
=guests|3
=guide|2
=gut|-2
=gutter|3
=gutters|3
=guy|3
=guys|-4
=gym|-3
=h|-7
=haben|3
=had|-4
=halfway|-1
=hall|-2
=halle|2
=halloran|-6
=hallway|-7
=hamster|1
=hana|-2
=hand|2
=handbook|3
=handle|-5
=handover|1
=handrail|2
=hands|2
=hangen|1
=hanging|1
=happen|-1
=happened|-3
=hardware|-1
=harp|-1
=harvest|-1
=has|2
=hasn't|-3
=hat|-5
=have|8
=haven't|-2
=having|3
=hay|-6
=hazelnut|-2
=hdmi|2
=he|-2
=he'll|-3
=he's|-1
=head|1
=health|-2
=hear|-1
=hearing|8
=heat|-1
=heating|9
=hedge|1
=heizung|1
=held|-1
=helpdesk|-1
=hem|8
=henderson|-2
=hendersons|-2
=her|11
=here|-7
=hero|6
=herr|-1
=herren|-1
=heute|2
=hi|-2
=hier|-1
=high|-1
=highest|-1
=hill|-2
=him|-9
=hinge|1
=hire|-3
=his|4
=hit|1
=hoa|-2
=hold|-1
=hole|1
=holiday|1
=holt|2
=home|-9
=homework|-7
=hood|3
=hooks|2
=hope|-1
=horas|-2
=horno|1
=hospital|-1
=hot|1
=hotfix|-2
=hotline|1
=hour|3
=hours|-1
=house|-3
=how|-1
=hr|-4
=http|-1
=hurry|-1
=husband|1
=hydraulic|2
=hygiene|-1
=i|4
=i'd|2
=i'll|-4
=i'm|-5
=i've|2
=ich|-4
=id|-2
=idea|-3
=if|-17
=ihn|-3
=ihr|1
=ihre|-1
=il|4
=image|5
=images|1
=imprenta|-2
=impresora|6
=imprime|1
=inc|5
=incident|1
=included|-1
=including|-8
=incomplete|-1
=indicator|1
=info|-2
=information|-1
=informe|2
=ink|1
=ins|-2
=inside|-1
=inspect|3
=inspected|5
=inspection|3
=inspector|-9
=installed|3
=instead|-3
=instructor|-1
=insurance|-5
=insurer|-7
=interim|4
=intern|4
=internal|-1
=interns|-3
=interruption|-3
=interview|1
=into|-1
=inv|1
=inventory|1
=invite|1
=invoice|5
=invoices|-4
=irgendwann|-1
=is|-4
=isn't|-2
=iso|-1
=issue|7
=issued|3
=ist|3
=it|-24
=it's|-10
=italy|-1
=item|5
=items|-1
=its|8
=itself|2
=j|-3
=jack|4
=jams|5
=januar|2
=january|-6
=jemand|-6
=jetzt|-1
=jira|2
=job|1
=july|-6
=june|-10
=k|-4
=kann|-8
=kannst|1
=keep|-6
=keine|1
=keller|3
=kessler|1
=kestrel|2
=key|3
=keys|3
=kid|-5
=kids|-3
=kids'|-2
=kiln|-1
=kim|-1
=kind|-1
=kindly|-3
=kiosk|1
=kit|-1
=kitchen|3
=kl|1
=knee|1
=knife|-1
=knives|-1
=know|-2
=knows|-1
=kofi|-1
=kollegen|-2
=konnen|-1
=konnten|-1
=kowalczyk|3
=kummerst|2
=l|5
=l'envoyer|-2
=l'imprimante|1
=la|1
=lab|2
=label|6
=labels|6
=lager|-2
=lakeside|3
=lamp|7
=land|-2
=landing|3
=landlord|1
=landscaping|1
=lane|-5
=lapses|-5
=laptop|4
=larch|1
=large|-8
=lars|-1
=las|1
=lassen|3
=last|13
=latch|4
=late|-10
=later|-6
=lauft|4
=launch|-1
=laundry|1
=lave|1
=layout|1
=le|17
=leaked|1
=leaking|3
=leaks|4
=lease|1
=least|-2
=leave|-5
=leaves|-5
=leaving|-4
=lectures|-1
=ledger|-1
=leeds|1
=leer|2
=left|-2
=leg|1
=legal|-1
=leider|1
=leipzig|-1
=lena|9
=lend|-2
=les|8
=less|-2
=lessons|1
=let|-10
=letter|4
=letters|6
=liability|4
=library|2
=licence|8
=licences|-2
=license|1
=lids|6
=lieferung|-5
=liegt|-2
=lieu|-2
=lift|6
=lifts|-2
=lighting|1
=lights|3
=like|6
=liked|-2
=limit|1
=lincoln|-3
=lindenstr|1
=lindgren|-1
=line|-2
=lines|-2
=link|1
=list|5
=liste|2
=lists|1
=live|3
=lives|-1
=livraison|-4
=llama|1
=llamar|-1
=llame|1
=llave|-2
=llc|8
=ller|-1
=lo|-6
=load|6
=loan|2
=lobby|-2
=local|4
=lock|7
=locked|1
=locker|-2
=log|1
=logged|-3
=logger|-1
=logistics|-2
=logo|5
=logs|2
=long|-4
=longer|-2
=look|-3
=looks|-8
=loop|-1
=loosing|1
=los|8
=lost|-3
=lottie's|-1
=love|-1
=lovely|-2
=lower|-1
=lt|2
=ltd|1
=lui|-2
=m|3
=machen|-5
=machine|2
=machst|2
=madame|-3
=made|-1
=mai|-1
=mail|-11
=mailbox|2
=mailing|-2
=main|-1
=maintenance|-5
=mairie|1
=mais|1
=maker|3
=making|-1
=mal|-5
=man|2
=management|-3
=manager|-1
=mandar|3
=map|4
=maple|3
=maps|-6
=march|-4
=marketing|-1
=marsh|-3
=marta|2
=mas|-1
=mast|1
=match|-1
=matinee|-4
=matter|-2
=max|8
=may|-6
=maybe|1
=mayor|-1
=me|-9
=means|-3
=meantime|-1
=measure|2
=medical|2
=medium|-1
=meet|-3
=meeting|-7
=meetings|-1
=mehr|5
=mei|-1
=membership|-3
=memorial|2
=menus|-1
=merchant|-5
=merci|-2
=message|-1
=messe|-1
=meter|7
=mg|4
=mgmt|-1
=microwave|2
=mietvertrag|1
=migration|1
=milk|5
=mill|3
=min|1
=mind|1
=mine|-3
=minute|-1
=minutes|3
=mirror|2
=mismo|-3
=miss|-1
=missing|10
=mistake|2
=mit|2
=mixing|-6
=ml|-1
=mm|8
=mo|-1
=mobile|2
=mochte|-3
=mom|-1
=mom's|4
=monday|-6
=money|-7
=monitor|3
=monitoring|-1
=montag|-2
=montant|-2
=month|-10
=more|6
=most|-1
=mot|6
=motor|-1
=move|7
=moved|-11
=moves|-3
=moving|3
=mr|11
=mri|2
=mrs|-1
=ms|3
=msg|5
=much|-5
=muller|-1
=mum|-4
=mum's|-7
=museum|-2
=music|2
=muss|3
=mussen|2
=mussten|1
=must|-4
=mutual|2
=my|10
=n|-1
=n'avons|5
=n'est|-4
=n'ont|1
=nach|-1
=nachgefragt|-2
=nadja|-6
=names|-3
=nd|1
=nda|10
=ne|-1
=near|-4
=nearly|11
=necesito|-3
=ned|-1
=need|-4
=needed|-7
=needs|11
=neighbour|-4
=neighbours|-4
=neither|-3
=net|-2
=network|-1
=neue|-1
=neuen|1
=never|1
=new|1
=newsletter|2
=next|-9
=nice|-1
=nicht|5
=night|-7
=nightly|2
=nights|1
=nine|-1
=nitrile|-1
=nl|-2
=no|10
=nobody|-2
=noch|5
=node|2
=noise|-5
=non|-1
=none|-1
=north|3
=nos|12
=not|-7
=notdienst|2
=note|8
=nothing|-2
=notice|-1
=noticed|3
=notification|1
=notify|-4
=nous|16
=nov|-16
=november|-15
=novembre|-2
=nr|-3
=nuevo|-4
=number|-7
=numbers|2
=nur|3
=nurse|-2
=o|-2
=oak|-1
=oat|1
=ob|-1
=obligations|-2
=obtain|5
=oct|3
=october|3
=of|8
=off|-2
=offenen|8
=offer|-8
=offered|-1
=offers|7
=office|-6
=offline|2
=og|4
=ohne|-1
=oil|2
=ok|-5
=old|7
=oma|-1
=on|4
=onboarding|7
=once|3
=one|-12
=ones|-9
=op|4
=open|-9
=opening|-3
=opens|-6
=operator|3
=or|-22
=orange|-1
=orchard|1
=orchestra|2
=order|2
=ordered|-1
=ordner|-1
=org|-1
=organ|5
=organise|-4
=original|-1
=osei|1
=oslo|-4
=other|-3
=others|-1
=otherwise|-4
=ou|-3
=our|-6
=ours|1
=out|1
=over|8
=overdue|-1
=overtime|1
=owe|3
=owen|1
=own|-2
=owner|1
=p|-4
=pack|-1
=package|1
=packet|-3
=packing|1
=page|2
=pages|-1
=paid|-10
=pain|-1
=paint|-4
=painted|10
=pair|-7
=pallet|2
=pallets|-1
=panels|-3
=panic|-1
=paper|-4
=papers|-7
=par|-2
=para|-8
=parcel|-3
=parents|-3
=parking|3
=part|-4
=parts|-1
=party|-1
=pas|2
=pasillo|2
=pass|2
=passport|5
=passports|6
=password|1
=past|1
=patch|-3
=path|-4
=pavement|1
=pay|3
=payable|1
=payment|-1
=payroll|6
=pcs|-3
=pdf|7
=pedido|-9
=pedir|-5
=pen|1
=people|-19
=per|-4
=period|-1
=permission|3
=permit|10
=permits|3
=pero|-1
=persiana|4
=person|-9
=persons|-1
=pest|2
=petra|-3
=pharmacy|-1
=phone|-4
=photo|3
=photos|-5
=physio|2
=piano|-4
=pick|-4
=picture|-1
=pictures|2
=piece|-3
=pieces|-5
=pierde|3
=pilot|-2
=pine|2
=piso|2
=pitch|1
=pl|-3
=place|-5
=plan|10
=planetarium|-1
=plants|-1
=plate|1
=plates|3
=platform|4
=plazo|1
=please|3
=plomberie|6
=plombier|2
=plot|-1
=pls|1
=plumbing|6
=plus|-4
=pm|-6
=po|-3
=point|3
=policy|11
=polyvalente|1
=pool|-1
=por|-5
=porfa|-1
=portal|-4
=porte|4
=position|-2
=possible|-2
=post|-3
=postgres|1
=postponed|-2
=pour|-1
=power|7
=ppl|-1
=pr|1
=practice|-2
=premium|5
=prep|-4
=prepara|-1
=prepare|2
=preparer|1
=prescription|-1
=presents|5
=pressure|3
=presupuesto|-1
=pretty|-1
=price|1
=prices|3
=pricing|2
=primera|-1
=principal|8
=print|-2
=printed|5
=printer|11
=printing|-1
=prints|4
=prior|3
=priority|-1
=priya|-3
=prizes|1
=probably|-1
=problem|4
=prod|-1
=product|1
=production|-3
=prof|-1
=programme|-3
=project|-2
=projector|13
=promised|-2
=proof|1
=proofread|4
=proofs|-2
=properly|-1
=property|13
=proposal|1
=props|-1
=protection|6
=protokoll|-1
=proveedor|2
=provide|1
=provider|2
=prufen|-1
=public|7
=publisher|1
=puddle|-2
=puede|-1
=puedes|-8
=pull|2
=pump|2
=purchase|1
=purchasing|1
=put|5
=q|4
=qa|1
=quality|-1
=quarantine|-1
=quarry|-2
=quarter|-2
=quarterly|3
=que|-3
=query|1
=question|-2
=questionnaire|4
=questions|4
=queue|-1
=quick|-4
=quickly|-3
=quite|-2
=quiz|1
=quotation|5
=quote|8
=quotes|3
=ra|-3
=rabies|4
=rack|1
=radiator|2
=rail|1
=rain|-2
=raise|2
=raised|1
=ramp|1
=ran|-1
=rang|-3
=rapport|1
=raum|7
=raus|1
=ray|-1
=rd|-3
=reach|-3
=read|-4
=reader|-1
=readers|2
=reading|12
=readings|7
=reads|-3
=ready|1
=real|-2
=really|-1
=rear|2
=rebook|2
=recalibrate|4
=recall|5
=receipt|3
=receipts|3
=received|7
=recepcion|-1
=rechnung|2
=recital|-4
=recommendation|3
=recorded|-4
=recycling|-1
=red|3
=redlines|7
=redo|2
=reels|-1
=ref|-1
=refer|7
=reference|-3
=referral|3
=refill|1
=refrigeration|1
=refund|5
=register|5
=registrar|1
=registration|-1
=rehearsal|5
=reissue|-1
=relancer|3
=release|-3
=released|-2
=relief|4
=remains|-5
=remark|-1
=remind|1
=reminder|-8
=remit|-5
=removal|-1
=remove|-1
=removed|-2
=remplacement|-5
=rename|1
=rendez|-3
=renew|-3
=renewal|-1
=renewals|-1
=renewed|-8
=renews|-6
=rent|5
=rental|3
=renvoyer|2
=reorder|-1
=rep|-1
=repair|-5
=repaired|4
=repairs|-1
=reparer|-3
=replace|-2
=replacement|-8
=replacements|-9
=replica|3
=reply|3
=report|5
=reported|-1
=reporting|-1
=reports|1
=reprint|-1
=reproduce|-1
=request|-1
=requested|-1
=requests|5
=require|-1
=required|-2
=requirements|1
=resend|-3
=reservation|1
=reserve|2
=reserver|3
=reset|8
=residents|8
=residents'|-1
=resolution|1
=resolved|-1
=response|-3
=rest|-1
=restaurant|1
=restock|1
=restore|2
=result|-1
=results|1
=return|-4
=returned|3
=returns|7
=reunion|-3
=rev|-1
=revenue|-1
=review|-2
=reviewed|-1
=revised|7
=revision|-2
=rewrite|-1
=right|-6
=rights|-1
=ring|-9
=ringing|3
=rising|-2
=risk|-3
=riverside|-1
=road|4
=roll|4
=rollback|-2
=rolls|3
=roof|1
=roofer|1
=roofing|-1
=room|9
=rooms|-3
=roses|2
=roster|-1
=rota|-2
=rotate|1
=rotor|-1
=rotterdam|2
=round|-3
=row|4
=ruf|2
=rufen|2
=ruido|-1
=ruiz|1
=rules|-2
=run|-10
=running|-5
=runs|-2
=ruth|-4
=s|1
=safari|2
=said|-1
=sala|3
=sale|-3
=sales|-1
=salle|2
=salmon|-1
=salt|-4
=sammelt|2
=sample|1
=samples|9
=sandbox|5
=sans|1
=sat|-5
=saturday|-6
=saturdays|-3
=save|8
=saw|-2
=say|1
=says|-5
=scaffold|4
=scale|4
=scan|1
=scanner|3
=scarf|1
=schauen|-5
=schedule|7
=schick|-1
=schicken|-4
=schlussel|3
=schon|-2
=school|-5
=schulung|5
=science|-3
=scores|1
=scouts|1
=se|1
=seal|6
=season|1
=seat|5
=seating|-4
=seats|-1
=sec|-3
=second|4
=secretariat|1
=secretary|-3
=section|-5
=security|3
=see|-8
=seed|7
=seen|-2
=segundo|1
=seguridad|2
=seguro|1
=sehr|-2
=sein|3
=seit|-4
=self|4
=seminaire|-1
=seminar|-1
=send|3
=sender|-5
=sends|1
=senor|-2
=sensor|4
=sent|4
=sep|-3
=sera|-1
=serial|1
=serrure|2
=server|1
=service|-15
=set|-1
=sets|-2
=settle|-4
=sev|-1
=seven|-1
=severity|-1
=sew|1
=shall|-1
=share|-3
=shared|1
=sharp|-2
=she|1
=she'd|3
=she's|-2
=shed|-5
=sheet|4
=sheets|-1
=shelf|2
=shelter|-2
=shelves|-7
=shift|-9
=shifts|1
=ship|-1
=shipped|-1
=shoes|4
=shop|-2
=shopping|1
=short|-2
=shot|4
=should|-1
=showed|-1
=shower|2
=showing|8
=shows|7
=shut|-1
=si|-5
=sich|2
=sick|-2
=side|8
=sides|1
=sie|1
=sign|8
=signe|5
=signed|6
=signs|1
=sigue|1
=sillas|3
=since|10
=sind|1
=sink|1
=sit|-1
=site|-2
=sites|-1
=sitting|-2
=size|4
=skip|6
=slept|-2
=slides|7
=slip|1
=slipped|-2
=slips|2
=slot|-5
=small|-3
=smells|4
=smoke|1
=so|-12
=soft|-1
=software|-1
=solar|1
=solicitor|-4
=soll|-2
=some|-2
=somebody|5
=someone|-1
=sometime|-1
=somewhere|-2
=son|-7
=sons|-1
=sonst|-2
=soon|-4
=sort|-1
=sorted|-3
=sound|7
=sounds|-1
=sous|1
=space|5
=spare|1
=speaker|2
=spielplatz|1
=spoke|-2
=sport|-1
=spreadsheet|4
=spring|4
=sprinkler|2
=sprint|-1
=squeaks|1
=sso|1
=st|-4
=stadt|-1
=staff|8
=stage|-3
=staging|1
=stair|-1
=stairs|-1
=stairwell|1
=stamp|-1
=stamped|3
=stand|-1
=standing|-2
=standup|1
=star|5
=start|-7
=started|4
=starts|-14
=state|-1
=statement|1
=statements|1
=station|-1
=statt|-1
=stay|-1
=stays|8
=steht|-3
=steps|-2
=steve|-1
=sticker|3
=sticks|-2
=sticky|-1
=still|25
=stock|1
=stood|-1
=stop|-7
=stopped|-1
=storage|4
=store|-4
=storm|1
=story|-1
=stove|1
=straight|1
=strange|-2
=street|-1
=stress|-3
=stretched|1
=strings|2
=stuck|-3
=student|-4
=students|-3
=studio|2
=style|1
=su|-6
=submission|-2
=submit|1
=submitted|-2
=subscription|-7
=suis|-1
=suit|4
=summer|-3
=sun|1
=sunday|2
=supplier|-3
=supply|-3
=support|3
=sur|-2
=sure|-3
=survey|2
=swap|2
=swapped|-2
=sweep|-2
=swept|1
=switch|-4
=switched|1
=sync|2
=system|-6
=t|3
=t'en|-1
=ta|1
=tab|-4
=table|-1
=tables|6
=tag|-5
=tags|-1
=take|-7
=taken|-1
=takes|-4
=talk|-2
=talked|-2
=taller|-2
=tank|1
=tap|12
=tard|-6
=tardar|-1
=tarif|1
=task|-5
=tax|9
=te|-1
=tea|-1
=technique|-1
=tecnico|3
=teh|2
=teilen|3
=telephone|-3
=tell|-3
=temp|2
=temperature|1
=ten|-4
=tenancy|2
=tenant|-7
=tenants|-3
=tender|-1
=tener|-1
=tent|5
=termin|7
=termination|1
=terms|-1
=test|3
=tested|7
=text|1
=texts|1
=th|-11
=than|3
=thanks|-2
=that|-1
=that's|-6
=the|13
=their|-3
=them|-5
=then|-1
=theo|-1
=there|-2
=there's|-1
=they|3
=they'd|7
=they'll|-2
=thing|-5
=things|-9
=think|-3
=thinking|1
=third|-1
=this|-10
=tho|-2
=those|1
=three|-4
=through|-10
=throw|-1
=throwing|-1
=thu|2
=thursday|-4
=thursdays|-2
=ticket|-3
=tickets|1
=tiene|-2
=tiles|5
=till|-4
=time|-14
=timesheets|8
=tires|-1
=title|-2
=tmrw|1
=to|-10
=today|-3
=today's|1
=todo|-2
=together|1
=toilet|1
=told|4
=tomasz|-9
=tomorrow|-3
=toner|3
=too|-6
=tool|1
=toolbox|-1
=top|-4
=torn|4
=total|-1
=totally|3
=toujours|7
=tour|-2
=tout|1
=town|-2
=track|-2
=tractor|1
=trade|-1
=trailer|1
=train|-3
=training|5
=traiteur|1
=transcript|-2
=transfer|6
=transit|-3
=transport|-2
=travel|-6
=tray|3
=trays|2
=treasurer|-5
=treatment|-3
=tree|2
=trees|3
=trial|-1
=trim|8
=trip|-4
=trois|1
=truck|-1
=trust|3
=trustees'|-1
=tu|4
=tuesday|-1
=tuner|10
=tuning|1
=turkey|1
=turn|-1
=turnhalle|2
=tuv|-1
=tv|3
=twelve|2
=twice|5
=two|9
=type|-2
=tyres|11
=u|-2
=uber|-7
=uberweisung|5
=um|5
=umlauts|1
=umzug|-2
=un|-9
=una|-3
=uncle|3
=und|-1
=under|-6
=une|3
=unit|6
=university|-1
=unlock|2
=unser|5
=unsere|-5
=unten|-2
=unterschriebene|2
=up|10
=update|18
=upgrade|1
=upload|4
=ups|-1
=upset|-1
=us|2
=use|6
=used|-1
=user|4
=using|1
=usual|-1
=utility|1
=v|-1
=vaccination|-1
=vaccine|1
=vaisselle|1
=vale|2
=valid|2
=valley|1
=valve|-2
=van|-3
=vat|7
=vecino|-2
=vegan|-4
=vehicle|2
=velos|-1
=vendor|4
=verlangern|1
=version|-17
=very|4
=vet|1
=veterinary|-1
=veut|-1
=via|-2
=video|1
=virement|2
=visa|3
=visit|-4
=visiting|-4
=visitor|2
=visitors|-5
=visits|-1
=vogt|1
=voice|-1
=voicemail|-1
=vollmacht|2
=volunteer|1
=volunteers|-2
=volvo|6
=vom|-3
=von|1
=vorher|-5
=voucher|-5
=vous|-4
=vp|2
=vpn|2
=w|1
=wait|-2
=waiting|-2
=walk|-2
=wall|1
=walt|-1
=want|6
=wanted|3
=wants|-2
=ware|-1
=warehouse|-1
=warm|2
=warning|1
=warranty|-2
=was|6
=wash|4
=water|-3
=way|-7
=we|-9
=we'll|2
=we're|4
=weather|-2
=web|1
=weber|-3
=website|1
=wed|2
=wedding|-4
=wednesday|6
=wednesdays|-3
=week|-16
=weekend|-1
=weekly|-1
=weeks|6
=weg|-1
=wegen|4
=welcome|4
=well|-3
=wenn|7
=wer|4
=werden|2
=were|3
=wet|-3
=what|1
=what's|1
=whatsapp|-2
=wheel|10
=wheelchair|8
=wheelchairs|1
=when|8
=whether|-1
=which|-3
=while|-3
=white|1
=whiteboard|1
=who's|-2
=whoever|-2
=whole|1
=wholesaler|-4
=why|1
=wi|-2
=wie|-2
=wieder|3
=wifi|-1
=wiki|1
=wild|-1
=will|-4
=wind|-2
=window|4
=windows|-2
=wine|-1
=wing|1
=winter|3
=winterreifen|1
=wird|1
=wiring|1
=wish|-7
=with|-8
=withdrawn|-1
=within|-9
=without|-2
=witness|2
=wobbles|6
=won't|-1
=wont|1
=word|2
=words|2
=work|-2
=worker|-1
=working|4
=worn|8
=worry|-3
=would|-8
=wound|1
=wrap|-2
=write|2
=writing|-3
=written|4
=wrong|-4
=wurde|-4
=x|-1
=y|-11
=ya|-8
=yard|1
=yeah|-1
=year|2
=year's|6
=yearly|1
=years|-5
=yellow|4
=yes|4
=yesterday|3
=yesterday's|-2
=yet|14
=you|-3
=you'd|-3
=you're|-4
=your|5
=yours|-6
=yuki|-1
=yusuf|-1
=zahlbar|-1
=zahlerstand|1
=zahnarzt|1
=zeit|-1
=zip|-2
=zum|-1
=zur|3
=zwei|-2
=zweimal|-2
=º|1
>>|-21
>>!|11
>>'|-1
>>(|7
>>)|-1
>>,|2
>>-|8
>>.|-8
>>:|-11
>>?|10
>>a|-8
>>about|-3
>>again|2
>>am|2
>>and|-6
>>antes|9
>>are|6
>>as|-1
>>at|4
>>ay|-1
>>back|1
>>because|7
>>before|14
>>bis|-2
>>bitte|-1
>>by|5
>>call|-1
>>ce|3
>>con|1
>>d|-2
>>d'ici|3
>>date|2
>>dated|2
>>day|3
>>days|-2
>>dec|-6
>>december|-1
>>del|4
>>demain|5
>>den|1
>>des|4
>>du|-2
>>due|1
>>e|4
>>early|-1
>>ek|-1
>>el|3
>>ember|-2
>>en|1
>>es|1
>>et|-3
>>expires|-1
>>f|-2
>>for|11
>>friday|-3
>>from|4
>>fur|5
>>g|-2
>>gain|1
>>h|1
>>has|-4
>>have|5
>>he|-3
>>hours|1
>>hoy|-1
>>hr|2
>>i|-2
>>if|-5
>>ight|2
>>ing|-2
>>is|-9
>>jan|3
>>january|-1
>>june|-3
>>l|-2
>>la|2
>>latest|2
>>le|-6
>>ll|2
>>m|2
>>manana|6
>>march|-1
>>may|1
>>mber|-1
>>mehr|-1
>>ment|-1
>>must|-11
>>n|1
>>nachste|-4
>>nd|1
>>nde|5
>>needs|-3
>>next|1
>>ng|1
>>nicht|2
>>no|-5
>>not|2
>>now|9
>>o|-2
>>of|-5
>>ok|-2
>>om|-3
>>on|-10
>>or|-1
>>ow|-4
>>page|-1
>>para|2
>>please|2
>>pls|-10
>>pm|-1
>>pour|2
>>right|6
>>s|-5
>>sday|4
>>sing|-2
>>sometime|1
>>sous|6
>>still|-5
>>sunday|-3
>>t|-3
>>than|1
>>that|-1
>>the|-2
>>this|1
>>thurs|-1
>>thursday|3
>>tmrw|-5
>>to|3
>>today|6
>>tomorrow|6
>>tonight|9
>>two|2
>>und|-2
>>until|-10
>>we|-2
>>week|1
>>when|5
>>whenever|7
>>which|-5
>>wieder|1
>>with|1
>>within|-4
>>y|1
>>–|7
^a|10
^a copy|1
^a late|-1
^a quick|1
^a written|-1
^aber|-1
^about|-1
^abstracts|7
^accept|2
^accept the|1
^access|10
^account|-3
^add|1
^add the|2
^after|-6
^after the|-6
^agent|-1
^agreed|-1
^alarm|-3
^all|-1
^allergen|-1
^an|-2
^anbei|-4
^and|1
^andernfalls|-1
^annual|7
^answer|-1
^answer the|1
^any|-2
^apologies|-1
^app|5
^appelle|1
^appelle le|1
^application|-4
^apply|-6
^apply for|-2
^appointment|-2
^approved|-1
^arrange|-1
^arrange the|4
^as|-7
^as per|-2
^as the|-2
^ask|-3
^ask for|-2
^ask mr|1
^ask the|-4
^assigned|-1
^audit|-1
^aunt|-1
^autoclave|-1
^avisa|-4
^avoid|-1
^back|-2
^badge|2
^bags|-1
^bank|-1
^batteries|-1
^be|-4
^be done|-1
^be on|-5
^be so|-1
^because|-5
^because of|-1
^because the|-4
^bed|1
^beer|1
^before|-3
^before i|1
^before the|-3
^bei|-2
^bei der|-7
^best|4
^bestell|3
^bestellt|4
^bike|-1
^bis|-1
^black|-2
^blocked|-1
^board|-2
^boiler|4
^book|6
^book a|1
^book flights|2
^book it|-5
^book the|1
^borrow|-1
^bother|-1
^brightwater|6
^bring|1
^bring it|-3
^bring the|3
^bring them|-3
^budget|3
^bug|-1
^build|3
^bump|4
^buy|2
^buy new|1
^by|-1
^call|4
^call her|-1
^call him|-4
^call the|6
^call to|-1
^call us|-2
^caller|-7
^cancel|9
^cancel the|1
^car|-1
^case|1
^category|9
^cedar|-1
^certificate|-1
^chair|1
^chairs|3
^change|-6
^change it|-2
^change the|1
^charge|-2
^charity|1
^chase|4
^chase the|4
^chase them|-3
^check|-4
^check it|-1
^check the|2
^check whether|-2
^check with|-1
^check your|-4
^christmas|-1
^circulate|-3
^city|-1
^city of|-1
^clean|-2
^clean it|1
^clean the|1
^cleaning|-2
^clear|5
^clear out|1
^clear the|3
^client|1
^close|4
^code|-1
^code freeze|-1
^coffee|-1
^cold|-1
^collect|-3
^collect it|-1
^collect the|2
^collect them|-2
^come|-1
^comment|-1
^compare|5
^complete|-5
^comprar|2
^compressor|-1
^confirm|7
^confirm in|-2
^confirm the|2
^confirm with|3
^congratulations|-1
^contact|-2
^contract|8
^contrato|1
^copy|2
^cormac|-1
^correct|8
^correct it|5
^correct the|3
^corrective|-1
^council|4
^count|1
^count the|1
^cover|-6
^cover the|-2
^crash|1
^create|-1
^csv|4
^csv export|4
^customer|1
^customer's|-1
^customers|2
^da|-2
^dad's|-1
^damit|-1
^danke|-2
^danke fur|-1
^das|-3
^das angebot|2
^dass|1
^date|3
^date of|-1
^de|-3
^deadline|-2
^deadline is|-1
^deal|1
^deal with|1
^dec|-1
^decide|-1
^decided|-1
^deep|5
^deep clean|5
^defect|-1
^defrost|1
^defrost the|1
^delete|-4
^deliver|-6
^delivery|-4
^delivery note|-3
^demo|-7
^den|8
^den betrag|-1
^dental|4
^dentist|1
^dentist for|2
^department|-1
^department of|-1
^der|-4
^description|-3
^desk|-2
^did|1
^did the|3
^die|2
^die heizung|1
^dinner|-2
^discussion|-1
^dishwasher|1
^do|-2
^do it|-1
^do not|-5
^do that|-1
^do the|3
^do we|2
^does|-1
^does the|-1
^domain|-1
^don't|-3
^dont|-3
^dont forget|-2
^door|4
^dr|1
^draft the|5
^draft to|-1
^drain|-1
^drive|1
^driver|-2
^drivers|2
^drop|-1
^drop it|-1
^drop the|1
^e|-1
^each|8
^earl|-1
^edge|1
^eine|6
^einen|-2
^el|4
^el cliente|-4
^el grifo|2
^electric|6
^email|-4
^email the|-4
^emergency|-1
^en|3
^enter|2
^envoyer|1
^er|-5
^erstellt|-6
^estoy|-4
^eur|-1
^every|-4
^everything|-1
^exam|-1
^exchange|1
^export|4
^export the|1
^export to|2
^extend|4
^extend it|2
^eye|1
^eye wash|1
^facility|-1
^facture|5
^facture n|5
^failing|-2
^failing which|-2
^faire|1
^falls|-1
^family|1
^february|-1
^feed|-5
^fetch|7
^file|7
^file the|1
^fill|-4
^fill in|-1
^final|1
^finance|-1
^find|-11
^find a|1
^find attached|-5
^find out|-5
^find the|-1
^finish|-2
^fire|-3
^fire drill|-1
^fire extinguisher|-2
^firmware|-1
^fix|1
^fix before|-6
^fix the|8
^fixing|-1
^floor|5
^follow|-10
^follow our|-5
^follow up|-3
^food|-1
^for|1
^for my|-1
^for the|-3
^forklift|7
^form|-2
^forward|2
^forward it|-1
^forward the|1
^forwarded|-2
^found|-1
^free|-1
^freezer|4
^fridge|2
^frist|-2
^from|1
^from the|-1
^fur|2
^fur die|1
^gas|-1
^gas safety|1
^get|4
^get a|-1
^get it|-2
^get someone|1
^get the|4
^get them|-4
^get three|2
^get two|1
^give|-4
^give me|-2
^give the|-4
^glue|3
^go|-13
^go ahead|-2
^go back|-5
^go out|-7
^go through|-1
^go to|3
^goods|-1
^got|-2
^gracias|-1
^grandma's|2
^grandma's hearing|3
^grandpa's|-4
^grant|-3
^grease|2
^great|-1
^greenline|2
^group|1
^gutter|5
^gutters|11
^guy|-1
^half|3
^half of|3
^hall|3
^hana|-2
^hand|8
^hand it|3
^hand over|6
^hand them|1
^handle|-5
^has|-6
^has the|-2
^have|11
^have a|-1
^have it|2
^have that|-1
^have the|16
^have time|-3
^hay|-1
^he|2
^he has|-1
^he wants|-2
^he'd|2
^he'd like|3
^he's|-1
^heating|1
^helpdesk|-1
^helpdesk request|-1
^her|3
^here|-1
^herr|-1
^hi|-2
^highest|-1
^hoa|-2
^holt|2
^hope|-1
^how|-1
^hr|-1
^hr wants|-1
^i|-6
^i asked|-2
^i bought|-3
^i don't|-6
^i have|-1
^i know|-2
^i left|9
^i looked|1
^i put|-1
^i refer|7
^i said|2
^i send|-1
^i spoke|-1
^i was|-4
^i'm|-4
^i'm in|-4
^i've|4
^i've put|-2
^ich|-1
^ideally|-1
^if not|-1
^if the|2
^if you|-1
^ihn|-1
^ihr|-1
^il|5
^im|-1
^in|8
^in the|-1
^incident|-1
^inform|-2
^inspect|1
^inspection|-2
^inspection report|-2
^instead|-1
^internal|-1
^inv|1
^invoice|3
^invoice dated|-1
^invoice no|3
^invoice of|1
^is|-4
^is the|3
^issue|7
^issue a|6
^ist|1
^it|12
^it doesn't|-1
^it for|-1
^it has|-1
^it must|-2
^it still|6
^it was|15
^it's been|-1
^it's not|-3
^it's the|2
^item|-2
^its|-3
^january|-2
^je suis|-1
^job|-1
^june|-1
^k|2
^keep|-2
^keep the|1
^keys|-1
^kids|-2
^kitchen|6
^kitchen faucet|4
^kitchen tap|3
^know|-1
^kofi|-1
^kummerst|1
^kummerst du|1
^la|-3
^la impresora|4
^la porte|-1
^la reunion|-5
^lab|1
^label|10
^label printer|3
^label the|6
^larch|-2
^las|8
^lassen|3
^lassen sie|3
^last|-2
^late|-1
^lauft|-1
^le|-1
^le client|2
^le lave|1
^le lui|-2
^leaking|2
^lease|2
^leave|1
^left|-9
^left the|-6
^legal|9
^leider|1
^leider konnten|-1
^lena|9
^lend|-1
^let|4
^let him|3
^let me|-8
^let the|3
^let them|2
^let us|4
^lift|4
^light|1
^like|4
^like the|8
^like to|-3
^limit|-1
^list|-1
^llama|1
^llame|1
^llame al|1
^lo|4
^loan agreement|-1
^lock|6
^locker|-1
^login|-1
^long|-4
^look|-8
^look at|2
^look into|-6
^looks|-1
^los|-1
^lost|3
^lost property|3
^love|-1
^low|-1
^lunch|1
^m|-2
^machst|2
^machst du|2
^madame|-3
^mail|2
^mail it|3
^mail the|1
^mail them|-2
^maintenance|-4
^mais|1
^make|5
^make a|1
^make an|1
^make it|2
^make sure|4
^make the|-3
^march|-1
^marketing|-3
^marta|3
^may|-1
^me|1
^measure|2
^medium|-1
^meet|-3
^meet you|-1
^menu|1
^messe|-1
^meter|3
^meter readings|3
^midland|-1
^milk|4
^mill|4
^mill road|5
^mine|-3
^minutes|-1
^mom|-1
^mom's|3
^mom's birthday|3
^more|1
^mot|3
^mount|-1
^move|10
^move her|-1
^move samples|2
^move the|2
^mow|1
^mrs|1
^ms|1
^mum's|-2
^my daughter|2
^my husband|3
^my second|3
^my son|-3
^names|-3
^near|-1
^near miss|-1
^need|1
^net|-1
^new|-10
^next|-2
^nightly|1
^no|-4
^no action|-1
^no the|1
^nobody|1
^nobody has|2
^nos|8
^not|-8
^not a|-1
^not on|-1
^not the|-1
^note|-2
^nothing|-1
^notice|-2
^notice of|-1
^notification|-1
^notification of|-1
^nous|6
^nous n'avons|5
^nur|3
^obligations|-2
^obligations of|-2
^obtain|5
^obtain three|3
^obtain two|2
^of|-1
^offer|-8
^office|-3
^office of|-3
^oil|-2
^on|-2
^on the|-1
^onboarding|2
^once|-1
^one|2
^one more|1
^open|1
^open the|3
^opened|-1
^opening|-1
^or|3
^order|2
^order a|-1
^order new|1
^order replacement|3
^order the|5
^order two|1
^orders|-1
^organise|-3
^otherwise|-4
^otherwise the|-3
^otherwise they|-1
^our|3
^our invoice|-1
^our records|-1
^out|-1
^p|-1
^pack|-1
^pack the|-1
^page|1
^paid|-1
^paint|2
^para|-4
^parcel|-2
^parts|-1
^pass|-1
^passport|2
^password|2
^patient|-2
^pay|8
^pay by|-3
^pay invoice|10
^pay the|2
^pay to|-2
^payable|2
^payment terms|-1
^payroll|6
^pedir|-2
^people|-2
^per|-1
^permit|1
^phone|3
^photos|-2
^pick|1
^pick it|2
^pick one|-1
^pick up|-3
^picture|-1
^pide|1
^place|1
^plate|-1
^plomberie|6
^pm|-1
^po|-1
^policy|-1
^porte|3
^porte du|3
^post|-7
^post it|-1
^pour|-3
^prepara|-1
^prepare|2
^prepare the|1
^preparer|1
^present|-4
^press|-1
^prices|6
^print|1
^print the|-3
^printer|5
^priya|-1
^process|1
^prod|-1
^production|-1
^production meeting|-1
^project|-2
^projector|1
^projector in|-1
^proofread|5
^property|-2
^protokoll|-1
^provide|1
^prufen|-1
^pull|1
^pull the|1
^put|1
^put a|1
^put in|-2
^put the|1
^put them|1
^put together|-1
^put up|2
^q|-7
^quarantine|-1
^quarter|-1
^quarterly|3
^questions|4
^quick|-3
^quotation|5
^quote|-2
^quote for|-1
^radiator|2
^raise|-1
^raise the|1
^re|-4
^read|-3
^rebook|2
^recalibrate|3
^recalibrate the|3
^receive|1
^received|1
^rechnung|6
^rechnung bezahlen|1
^rechnung nr|2
^rechnung re|2
^redo|3
^ref|-1
^refill|3
^refill the|2
^refund|7
^refund the|2
^register|3
^relancer|5
^relancer le|4
^release|1
^release the|1
^remains|-1
^remind about|1
^reminder|-5
^reminder for|-1
^reminder from|-1
^reminder to|-1
^remit|-4
^remit the|-1
^remove|-1
^remplacement|-5
^rename|2
^renew|6
^renew it|1
^renew now|-3
^renew online|1
^renew passport|1
^renew the|6
^renewal|-2
^rental|6
^reorder|4
^repaint|1
^repair|-5
^repair it|-1
^repair the|1
^replace|7
^replace the|5
^reply|1
^reply to|1
^report|1
^reported|-1
^request|-12
^request the|-3
^requested|-1
^resend|-1
^reserve|3
^reserver|3
^reserver la|3
^reset|2
^reset the|1
^resolved|-1
^response|-1
^restart|-1
^restart the|3
^restock|1
^return|11
^return it|1
^return the|7
^rev|-2
^review|2
^review the|1
^rewrite|-1
^ring|-6
^ring her|-5
^ring me|-1
^ring them|-1
^risk|-3
^riverside|-1
^roll|6
^roll back|6
^room|7
^rotate|1
^rotate the|1
^ruf|2
^ruth|2
^safety|-1
^said|-2
^said he'd|-1
^said she'd|-1
^sammelt|-3
^sat|1
^save|-1
^save the|-1
^saw|-2
^say|-1
^says|-3
^scaffold|3
^scan|1
^schedule|-2
^schedule the|-4
^schick|-1
^school|-2
^se|-2
^seat|1
^second|3
^see|-5
^see below|-2
^see the|-3
^seen|-1
^sehr|-2
^sehr geehrte|-2
^send|7
^send a|2
^send back|2
^send it|4
^send me|-3
^send over|2
^send someone|-1
^send the|5
^send them|2
^send to|-3
^send us|-1
^service|-2
^set|-6
^set up|-2
^settle|-4
^settle it|-2
^settle the|1
^sev|-1
^severity|-1
^sew|1
^sew the|1
^she|-4
^she can't|-3
^she wants|1
^she's|-2
^shop|-3
^shopping|1
^short|-1
^show|1
^show it|1
^si|-1
^sie|-4
^sign|1
^sign and|-5
^sign off|1
^sign the|2
^sign up|2
^signed|-2
^since|10
^since the|7
^since update|5
^skip|7
^small|-1
^smoke|1
^some|1
^something|-1
^sometime|-1
^son|-2
^sonst|-1
^sort out|1
^sound|2
^spatestens|-1
^spatestens bis|-1
^speak|3
^spring|6
^st|-1
^staff|2
^stage|-1
^stand|-1
^start|-9
^state|-1
^statement|-1
^statement of|-2
^sticky|-1
^sticky note|-1
^still|-3
^stop|-9
^stop the|-3
^students|-1
^su|1
^submit|1
^submit a|1
^submit it|-2
^submit the|3
^submit your|1
^suite|-1
^summer|1
^supplier|-3
^sure|-3
^swap|6
^swap it|1
^swap the|2
^sweep|-1
^sweep the|-1
^switch|-1
^t|-1
^table|-1
^take|-8
^take a|-2
^take care|1
^take it|-1
^take place|-1
^take that|-1
^take your|-1
^talk|-2
^talk about|-3
^talk to|1
^tank|-1
^tariq|-1
^tax|1
^technician|-1
^teh|1
^teilen|3
^teilen sie|3
^tell|-5
^tell her|7
^tell me|-3
^tell the|3
^temp|-1
^tenant|-1
^termin|1
^terms|-1
^terms net|-1
^test the|1
^text|1
^th|-2
^thanks|-1
^thanks for|-1
^that|5
^that means|-3
^that we|-1
^that's|4
^the|6
^the alarm|1
^the annual|-2
^the auditors|-2
^the autoclave|-2
^the board|-1
^the car|1
^the caterer|5
^the client|-9
^the coffee|-3
^the council|-2
^the county|-3
^the crane|-1
^the delivery|1
^the demo|5
^the dishwasher|-2
^the domain|-1
^the donor|1
^the elevator|4
^the emergency|1
^the first|-1
^the fish|-1
^the forklift|-1
^the freezer|-1
^the grant|2
^the gutter|-1
^the handrail|1
^the heating|1
^the hendersons|2
^the hero|5
^the inspector|-1
^the insurance|-3
^the insurer|-4
^the invoice|-1
^the key|-3
^the keys|5
^the kitchen|-1
^the label|2
^the lease|3
^the lift|1
^the machine|-2
^the meeting|1
^the neighbours|-4
^the new|8
^the next|-1
^the offer|9
^the old|1
^the only|1
^the opening|-2
^the organ|4
^the other|-1
^the piano|-1
^the plants|-1
^the plumber|1
^the portal|-3
^the price|-2
^the print|-1
^the printer|-1
^the projector|3
^the q|-2
^the shower|1
^the supplier|1
^the tenant|1
^the thing|1
^the tls|-1
^the toner|-1
^the vendor|-1
^the visitor|1
^the walk|-2
^the website|1
^the yearly|2
^their|1
^them|-1
^theo|-1
^there is|1
^there's|-1
^these|-2
^they|-2
^they are|-3
^they asked|2
^they can't|-1
^they like|-4
^they need|-2
^they want|10
^they won't|-1
^they'd|7
^they'd like|7
^they'll|-1
^they're|-1
^they've|-1
^things|-1
^third|1
^this|3
^this is|1
^three|-4
^thx|-1
^ticket|-3
^timesheets|8
^todo|-2
^toner|-1
^toolbox|-1
^toolbox talk|-1
^top|-4
^total|-1
^total ttc|-1
^transfer|4
^transfer the|3
^translate|1
^translate the|1
^translation|3
^transport|1
^treasurer|-5
^trim|2
^trustees'|-1
^tu|-3
^tu t'en|-1
^tuesday|-2
^two|-6
^two of|-2
^two things|-3
^type|-3
^tyres|1
^uberweisen sie|1
^uberweisung|5
^um|-2
^under|-8
^unit|4
^unlock|1
^until then|1
^update|7
^update the|1
^upload it|-1
^upload the|1
^upload them|-2
^use|4
^use it|4
^user|3
^utility|-1
^vaccine|1
^valid|-1
^van|2
^vendor|4
^version|-1
^very|-1
^via|-2
^visit|-4
^visit the|-3
^visitor|-1
^visitors|-1
^voice|-1
^voicemail|-1
^votre|2
^w|-1
^wait until|-1
^walk|6
^walk in|6
^want|1
^wanted|-1
^wants|-1
^warehouse|-1
^warranty|2
^was|-2
^wash|9
^wash the|1
^water|-1
^water is|-2
^water the|1
^water them|1
^we|-9
^we are|-3
^we cannot|-1
^we don't|-1
^we have|-7
^we still|2
^we would|2
^we're|14
^we're down|9
^we're nearly|1
^we're on|-1
^we're out|6
^we've|-1
^we've got|-1
^weather|-2
^website|-3
^wedding|-1
^wenn|7
^wer|6
^were|-1
^what|15
^what happened|-2
^what i|8
^what she|2
^what we|4
^what's|1
^when|2
^when i|2
^whenever|1
^whenever it|3
^where|2
^which|-1
^who|-4
^wie|-2
^window|-1
^winter fair|-1
^wir|2
^with|-2
^without|-3
^without it|-1
^words|-2
^work|-2
^write|-1
^write a|1
^write them|-1
^write to|-3
^wrong|-1
^x|-2
^ya|-6
^yes|-1
^yes do|1
^yesterday|-1
^you|-2
^you've|-1
^your|-2
^your application|-2
^your domain|5
^your parcel|1
^your vehicle|-1
^yours|-2
^zahlbar|-1
^zahlbar ohne|-1
topic $a|2
topic $account|-1
topic $alarm|3
topic $april|-1
topic $autoclave|-1
topic $b|-2
topic $badge|-1
topic $band|1
topic $battery|2
topic $birthday|-1
topic $boots|3
topic $boxes|3
topic $bulb|1
topic $cake|3
topic $called|1
topic $card|-1
topic $category|-2
topic $centrifuge|1
topic $check|-2
topic $choir|-1
topic $clinic|-3
topic $committee|-1
topic $compressor|1
topic $council|-2
topic $customers|4
topic $damage|-1
topic $date|-2
topic $day|-3
topic $days|1
topic $december|-3
topic $delivery|-3
topic $door|-3
topic $draft|-3
topic $excerpt|-1
topic $extinguishers|1
topic $extract|-1
topic $family|1
topic $fence|-3
topic $floor|1
topic $forget|-5
topic $from|-1
topic $gate|-3
topic $group|-4
topic $guide|-1
topic $hours|1
topic $in|1
topic $inc|-1
topic $invoice|10
topic $it|-1
topic $item|-3
topic $items|-1
topic $job|1
topic $june|1
topic $key|6
topic $keys|1
topic $lab|-1
topic $lamp|-1
topic $latest|-1
topic $lease|3
topic $leo|-1
topic $letters|-2
topic $lights|-1
topic $list|-1
topic $log|-1
topic $m|3
topic $machine|-3
topic $may|-3
topic $meeting|-3
topic $name|-1
topic $never|1
topic $note|-1
topic $notes|-1
topic $notice|-1
topic $nov|-2
topic $of|-2
topic $on|-1
topic $one|-1
topic $ones|-1
topic $order|8
topic $page|4
topic $papers|1
topic $parcel|2
topic $party|-1
topic $patient|1
topic $people|-3
topic $period|1
topic $permits|2
topic $plumber|4
topic $printer|-1
topic $q|6
topic $rang|-1
topic $re|1
topic $reading|1
topic $receipts|5
topic $registration|3
topic $reminder|-1
topic $renewal|3
topic $report|1
topic $request|-2
topic $room|6
topic $rota|2
topic $self|-1
topic $service|-1
topic $severity|-1
topic $shed|1
topic $shop|-2
topic $side|1
topic $staff|-1
topic $stage|-1
topic $statement|1
topic $survey|-1
topic $table|-1
topic $tap|1
topic $tax|1
topic $team|-5
topic $term|-1
topic $terms|-2
topic $test|2
topic $ticket|-2
topic $to|-1
topic $training|1
topic $truck|4
topic $unit|1
topic $up|-1
topic $user|-1
topic $van|-1
topic $vehicle|-1
topic $visit|-1
topic $wall|-4
topic $weather|-1
topic $week|2
topic $weekend|-1
topic $well|-1
topic $whether|-4
topic $ya|-1
topic =a|1
topic =about|2
topic =above|1
topic =account|1
topic =action|-1
topic =after|-1
topic =aid|1
topic =alarm|3
topic =annual|-1
topic =appointment|1
topic =april|-1
topic =archive|4
topic =as|-1
topic =ask|-4
topic =asset|1
topic =at|-1
topic =audit|1
topic =autoclave|-1
topic =b|-2
topic =bad|1
topic =badge|-1
topic =band|1
topic =battery|2
topic =be|2
topic =bill|3
topic =blank|2
topic =board|-3
topic =boots|3
topic =box|1
topic =boxes|2
topic =brochure|-1
topic =bug|-1
topic =bulb|1
topic =bus|5
topic =cake|3
topic =caldera|1
topic =call|-1
topic =called|1
topic =card|-3
topic =case|1
topic =category|-4
topic =centrifuge|1
topic =certificate|5
topic =change|2
topic =channel|-2
topic =chart|2
topic =check|-1
topic =choir|-2
topic =christmas|-1
topic =claim|-1
topic =clinic|-5
topic =coffee|1
topic =cold|-1
topic =committee|-1
topic =complaint|-1
topic =compost|1
topic =compressor|1
topic =contract|2
topic =copper|4
topic =copy|-1
topic =council|-2
topic =count|1
topic =court|-2
topic =cover|-1
topic =csv|1
topic =customers|4
topic =customs|1
topic =damage|-1
topic =date|-2
topic =daughter|-4
topic =day|-3
topic =days|1
topic =db|3
topic =de|7
topic =december|-3
topic =deck|2
topic =del|-1
topic =delivery|-2
topic =demo|-3
topic =dental|2
topic =der|-1
topic =desk|-2
topic =disk|3
topic =domain|3
topic =don't|-1
topic =door|-2
topic =draft|-3
topic =du|1
topic =early|3
topic =emergency|-1
topic =engineer|-1
topic =excerpt|-1
topic =exit|-1
topic =extinguishers|1
topic =extract|-1
topic =family|1
topic =fence|-2
topic =final|-1
topic =first|-4
topic =fixed|1
topic =flu|-4
topic =follow|-2
topic =following|-4
topic =for|15
topic =forget|-5
topic =forklift|-1
topic =form|1
topic =four|-1
topic =freezer|-1
topic =fridge|1
topic =from|4
topic =front|-1
topic =fuel|5
topic =fur|1
topic =gate|-2
topic =gloves|2
topic =grandma's|1
topic =grant|-1
topic =group|-4
topic =guest|5
topic =gutter|1
topic =gym|7
topic =half|-1
topic =hallway|1
topic =hand|1
topic =handover|4
topic =head|1
topic =hearing|-2
topic =heating|8
topic =helpdesk|-1
topic =hoa|-1
topic =hotel|1
topic =husband|-1
topic =i|-3
topic =im|-1
topic =in|2
topic =inc|-1
topic =insurance|4
topic =invoice|8
topic =is|2
topic =it|-1
topic =item|-3
topic =items|-1
topic =job|-1
topic =june|1
topic =k|-1
topic =key|5
topic =keys|1
topic =lab|1
topic =lady|-2
topic =lamp|-1
topic =laptop|1
topic =late|-1
topic =lave|-1
topic =lease|3
topic =least|-1
topic =left|1
topic =leo|-1
topic =letters|-2
topic =licence|8
topic =licences|-1
topic =lights|-1
topic =list|-3
topic =little|-1
topic =local|1
topic =locker|6
topic =log|-3
topic =low|-3
topic =m|2
topic =machine|-1
topic =maintenance|-1
topic =man|2
topic =may|-3
topic =meeting|-4
topic =messe|-4
topic =mill|-1
topic =minutes|-1
topic =missing|6
topic =moved|-2
topic =mrs|-2
topic =name|-1
topic =nd|-1
topic =never|1
topic =new|6
topic =next|-2
topic =night|-2
topic =north|-1
topic =not|2
topic =note|-5
topic =notes|-1
topic =notice|-2
topic =nov|-2
topic =november|-1
topic =of|5
topic =off|-1
topic =offer|-1
topic =office|-4
topic =ok|-1
topic =old|-1
topic =on|6
topic =onboarding|-7
topic =one|-4
topic =ones|-1
topic =only|-1
topic =open|-1
topic =opening|1
topic =order|7
topic =over|-1
topic =page|2
topic =papers|2
topic =parcel|3
topic =parent|-1
topic =parking|4
topic =party|-1
topic =passport|1
topic =patient|2
topic =people|-3
topic =per|1
topic =period|1
topic =permits|2
topic =photos|5
topic =pitch|1
topic =plumber|4
topic =po|4
topic =portal|-1
topic =porte|1
topic =prep|-1
topic =press|1
topic =price|2
topic =print|-1
topic =printed|-1
topic =printer|-1
topic =prod|3
topic =project|-1
topic =property|-1
topic =pta|-2
topic =q|6
topic =quotation|5
topic =quote|6
topic =rang|-1
topic =rd|-1
topic =re|1
topic =reading|1
topic =recall|1
topic =receipt|4
topic =receipts|5
topic =register|1
topic =registration|3
topic =reminder|-1
topic =renewal|3
topic =report|1
topic =request|-2
topic =room|5
topic =rota|2
topic =said|1
topic =sat|-1
topic =saturday|1
topic =say|-1
topic =scaffold|1
topic =school|-3
topic =second|-1
topic =self|-1
topic =server|-1
topic =severity|-1
topic =shed|1
topic =sheets|4
topic =shift|-4
topic =shop|-2
topic =short|-1
topic =shower|-2
topic =side|1
topic =signed|-2
topic =site|-1
topic =size|3
topic =skip|1
topic =snow|5
topic =so|-1
topic =son|-2
topic =speaker|2
topic =spring|2
topic =st|-2
topic =staff|-1
topic =stage|-1
topic =stand|1
topic =statement|1
topic =street|3
topic =summary|-1
topic =sunday|1
topic =supplier|1
topic =support|-2
topic =survey|2
topic =system|-4
topic =table|-1
topic =tap|1
topic =tax|2
topic =team|-5
topic =tecnico|1
topic =tenant|-2
topic =tender|-1
topic =term|-1
topic =terms|-2
topic =test|1
topic =th|-1
topic =the|2
topic =them|-2
topic =this|1
topic =three|-6
topic =thursday|-3
topic =ticket|-2
topic =time|4
topic =to|-8
topic =top|-1
topic =training|1
topic =trip|-1
topic =truck|4
topic =trustees'|-2
topic =tv|8
topic =umzug|2
topic =up|-2
topic =user|-1
topic =vaccine|-2
topic =vaisselle|-1
topic =van|-3
topic =vat|-1
topic =vehicle|-1
topic =velos|1
topic =vendor|-4
topic =visit|-1
topic =voicemail|-2
topic =w|2
topic =waiting|3
topic =wall|-4
topic =water|-1
topic =weather|-1
topic =week|1
topic =weekend|-1
topic =well|-1
topic =went|-1
topic =whether|-4
topic =with|3
topic =words|-1
topic =work|-2
topic =wrong|5
topic =x|1
topic =ya|-1
topic =year|-1
topic =yearly|-1
topic =your|-3
topic ^action|-1
topic ^alarm|2
topic ^as|-2
topic ^at|-1
topic ^auditors|-1
topic ^bank|-2
topic ^blank|2
topic ^blank page|2
topic ^board|-1
topic ^bug|-1
topic ^bus|6
topic ^cake|2
topic ^card|-1
topic ^category|-4
topic ^certificate|2
topic ^change|2
topic ^choir|-1
topic ^claim|-1
topic ^club|-1
topic ^coffee|4
topic ^complaint|-2
topic ^compost|1
topic ^contract|3
topic ^council|-1
topic ^customs|1
topic ^dental|2
topic ^domain|3
topic ^don't|-1
topic ^don't forget|-1
topic ^emergency|-1
topic ^emergency exit|-1
topic ^final|-1
topic ^final notice|-2
topic ^fire extinguishers|1
topic ^first|-2
topic ^first aid|1
topic ^fixed|1
topic ^fixed asset|1
topic ^flu|-4
topic ^following|-4
topic ^following up|-1
topic ^for|-4
topic ^forklift|-1
topic ^form|-1
topic ^gate|1
topic ^grandma's|1
topic ^group|-2
topic ^guest|5
topic ^gutter|1
topic ^gym|7
topic ^half|-1
topic ^heating|8
topic ^helpdesk|-1
topic ^helpdesk request|-1
topic ^hotel|1
topic ^husband|-1
topic ^inc|-1
topic ^incident|-1
topic ^inspector|-1
topic ^insurance|4
topic ^insurance renewal|3
topic ^invoice|7
topic ^invoice date|-2
topic ^job|-3
topic ^job card|-2
topic ^lab|1
topic ^laptop|1
topic ^lave|-1
topic ^lave vaisselle|-1
topic ^letter|-2
topic ^low|-3
topic ^machine|1
topic ^maintenance|-1
topic ^messe|-4
topic ^missing|6
topic ^mrs|-2
topic ^name|-1
topic ^nd|-1
topic ^next|-2
topic ^note|-1
topic ^note to|-1
topic ^offer|-1
topic ^office|-3
topic ^ok|-1
topic ^ok so|-1
topic ^old|-1
topic ^on|-2
topic ^onboarding|-3
topic ^only|-1
topic ^open|-1
topic ^order|1
topic ^page|-2
topic ^page of|-2
topic ^parcel|3
topic ^parent|-1
topic ^parking|4
topic ^parking permits|2
topic ^passport|1
topic ^patient|1
topic ^photos|5
topic ^photos of|8
topic ^plumber|-1
topic ^po|-1
topic ^porte|1
topic ^porte du|1
topic ^price|2
topic ^prod|3
topic ^project|-1
topic ^property|-1
topic ^pta|-2
topic ^quotation|5
topic ^quote|6
topic ^rabies|3
topic ^room|-2
topic ^scaffold|1
topic ^school|-3
topic ^server|-1
topic ^server room|-1
topic ^service|1
topic ^severity|-1
topic ^shower|-2
topic ^signed|-2
topic ^size|1
topic ^skip|1
topic ^snow|5
topic ^son|-2
topic ^spring|1
topic ^stand|1
topic ^support|-2
topic ^tax|1
topic ^tecnico|1
topic ^tecnico de|1
topic ^tenant|-2
topic ^terms|-2
topic ^th|-1
topic ^the|1
topic ^this|1
topic ^three|-2
topic ^ticket|-2
topic ^to|-7
topic ^top|-1
topic ^truck|4
topic ^trustees'|-2
topic ^unit|-1
topic ^user|-1
topic ^vehicle|-1
topic ^vendor|-4
topic ^voicemail|-2
topic ^w|3
topic ^water|-1
topic ^weather|-1
topic ^went|-1
topic ^went well|-1
`;
