import type { TitleFeature } from './title-features.ts';

/** How much each feature speaks for a title; made by `npm run learn:titles`, not by hand. */
export const TITLE_WEIGHTS: Readonly<Record<TitleFeature, number>> = {
  isByRules: 1.17,
  isActionByRules: -0.13,
  isAskedPart: -0.52,
  isWholeSentence: 0.8,
  isClause: -0.19,
  isLastClause: 0.27,
  isClauseToDo: 0.67,
  isSubordinate: -0.37,
  isToEnd: -0.29,
  isAfterLabel: 0.46,
  isFromVerb: 0.22,
  isSubject: -0.52,
  isCut: 1.32,
  hasTopic: 0.65,
  hasTopicOfSubject: 1.34,
  hasTopicOfLabel: -1.09,
  hasTopicOfOwn: 0.11,
  hasTopicOfBefore: 1.41,
  hasTopicOfEarlier: -0.22,
  hasTopicOfFirst: -0.9,
  isClearWithoutTopic: -2.8,
  isFairlyClearWithoutTopic: -1.03,
  isFirst: -0.09,
  isLast: -0.52,
  isLater: -0.95,
  placeInText: -0.69,
  isInFirstParagraph: -0.75,
  isBeforeTask: 0.63,
  isTask: 0.29,
  isAsking: 0.2,
  isTelling: -0.58,
  isShortSentence: -0.07,
  asksPlainly: 0.33,
  hasDate: -0.92,
  hasDeadline: 0.19,
  hasDue: 0.74,
  isMain: -0.28,
  isOfMain: 0.07,
  asksSomebody: 0.73,
  isItem: 1.47,
  isReport: -0.4,
  isOwnParagraph: -0.94,
  isFurther: -0.42,
  length: 3.07,
  words: 0.38,
  saysNothing: -0.6,
  saysMuch: 0.51,
  isUnspecific: -1.37,
  isSpecific: 0.91,
  isCentral: 0.97,
  refersBack: 0.16,
  beginsWithIt: -0.6,
  hasPronoun: -0.16,
  beginsWithVerb: 0.99,
  isToDo: 1.03,
  isRequest: 1.46,
  obliges: -0.89,
  isOfWriter: 0.21,
  isPleasantry: -0.81,
  hasName: -0.3,
  hasNumber: 0.02,
  hasColon: -0.66,
  hasComma: -1.29,
  isPast: -0.68,
  hasFault: 0.47,
  isOfDocument: 0.61,
  endsOpen: 0.13,
  hasAmount: -1.28,
};

/** How much each word of a title, or beside it, speaks for it; made by `npm run learn:titles`, not by hand. */
export const TITLE_WORDS = `
$a|3
$aa|-1
$ab|-1
$ac|1
$accept|-2
$accordingly|1
$account|2
$accounting|-1
$accounts|-3
$address|4
$adviser|-9
$affected|-1
$afternoon|-1
$afterwards|-1
$again|9
$agency|-3
$agreed|-1
$ahead|-6
$alarm|2
$all|2
$already|-2
$am|-6
$amount|-1
$an|-3
$and|11
$android|-1
$angebot|2
$anrufen|-1
$answer|1
$anymore|-4
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
$asked|1
$asks|1
$assessment|-3
$at|1
$attached|-1
$attic|-1
$attn|-2
$audit|1
$august|-1
$aula|5
$ausgefallen|-1
$automatically|-7
$avant|-1
$away|-1
$back|-2
$bad|-1
$badge|2
$badges|1
$badly|1
$bakery|1
$balance|-4
$bank|-1
$banner|1
$bar|-1
$batch|-2
$bathroom|1
$batteries|7
$battery|2
$bay|1
$be|-1
$bed|-7
$before|6
$bell|1
$below|-1
$belt|1
$best|-1
$bestellen|-4
$between|-1
$bezahlen|4
$bike|-1
$bill|4
$bins|2
$birthday|-4
$black|3
$blank|1
$blue|-5
$board|-2
$boiler|2
$book|1
$booked|2
$booking|-2
$books|9
$bought|4
$box|-1
$boxes|7
$bracket|1
$break|-2
$briefing|2
$brochure|2
$broken|9
$bucket|1
$budget|1
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
$cake|1
$calendar|2
$calibration|3
$call|-6
$called|-4
$camp|-5
$cancel|5
$cancelled|3
$car|-5
$card|-8
$cards|4
$cat|11
$catalogue|-3
$caterer|1
$cause|-1
$cert|2
$certificate|11
$certificates|4
$chain|4
$chair|-1
$chairs|6
$chance|-3
$change|-2
$changed|-4
$changes|-3
$changing|6
$charged|-1
$charger|4
$charges|-1
$chaudiere|1
$check|5
$checklist|-5
$checks|1
$choir|-1
$church|4
$churn|2
$claim|2
$cleaner|1
$client|-1
$clinic|-1
$close|4
$closed|-1
$closes|-1
$closing|-3
$club|-1
$cm|-1
$code|2
$come|4
$comes|-12
$coming|-1
$comment|2
$committee|-4
$company|2
$complaining|-1
$complaint|1
$completed|-1
$compressor|2
$concert|-3
$conference|-1
$confirm|-2
$confirmation|-3
$confirmed|-1
$container|4
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
$customers|-1
$cut|-1
$d|-2
$database|1
$date|-3
$day|-4
$days|5
$de|-6
$dead|1
$deadline|-3
$dec|-4
$december|-4
$deed|4
$degrees|-1
$deliver|-5
$delivered|-4
$delivery|-6
$demo|1
$dentist|1
$department|-1
$deploy|-1
$deposit|3
$depuis|4
$descaling|1
$desde|1
$desk|-4
$detectors|1
$dinner|-1
$director|-2
$discussed|-1
$display|1
$do|-2
$documents|-1
$door|-3
$down|-2
$draft|-3
$drawer|-1
$drill|1
$drips|11
$driver|1
$drivers|3
$drum|2
$due|3
$duty|2
$earlier|3
$el|-1
$electric|-1
$electrician|1
$emergency|2
$employees|-1
$empty|1
$end|-2
$ends|-2
$entrance|2
$envoyer|-1
$error|4
$estimate|-1
$eur|-2
$euros|-1
$everybody|3
$everything|1
$example|-1
$excerpt|-1
$expire|1
$expired|7
$expires|9
$express|1
$extension|-1
$extinguishers|4
$extract|-2
$f|9
$fair|-1
$falls|-1
$families|-5
$farm|-1
$feb|-3
$february|3
$fee|2
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
$firm|-1
$firmado|3
$first|3
$five|1
$fix|-4
$fixed|-2
$flashing|1
$flat|2
$flickering|1
$flickers|1
$floor|1
$florist|1
$flowers|4
$fm|-1
$folder|-2
$for|4
$forget|-1
$forklift|1
$format|2
$forms|7
$foundation|-1
$fr|-3
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
$galway|-1
$garage|-2
$gate|2
$gateway|2
$get|-1
$glasses|4
$gloves|-1
$go|-2
$gone|3
$good|-1
$grand|-3
$green|-1
$greeting|1
$grey|8
$group|1
$guests|3
$guide|1
$gutters|3
$guy|1
$h|-1
$haben|4
$had|-1
$halfway|-1
$hall|-7
$hand|1
$handover|-1
$hands|1
$hat|-1
$have|-1
$heating|2
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
$inc|6
$incomplete|-1
$inside|-1
$inspection|1
$inspector|-1
$installed|5
$instead|-1
$interns|-3
$inventory|3
$invoice|5
$is|-4
$issued|2
$it|16
$item|1
$itself|1
$jan|-2
$january|-7
$job|1
$july|1
$june|-8
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
$know|6
$la|-2
$lab|-1
$landing|1
$landlord|3
$lane|-5
$laptop|-2
$lars|-1
$late|-4
$later|-5
$laundry|1
$leaking|-1
$lease|2
$leave|-2
$leaves|-3
$left|1
$letter|-1
$letters|-2
$library|4
$licences|-2
$lieferung|-1
$lieu|-1
$lights|1
$like|-3
$lindenstr|2
$line|1
$list|-1
$listen|1
$live|4
$llc|9
$lobby|-2
$local|-3
$locker|-4
$log|-3
$logo|4
$longer|-1
$look|1
$loose|1
$lost|-1
$lot|1
$lovely|-1
$m|1
$machen|-5
$machine|2
$mailing|-3
$maintenance|-1
$management|-2
$manager|-1
$march|-1
$match|-1
$matters|8
$max|10
$may|1
$mayor|-1
$me|8
$meeting|-3
$meetings|-2
$mehr|1
$message|-1
$mg|1
$milk|5
$min|3
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
$museum|1
$n|-1
$nachgefragt|-1
$names|-3
$nd|-2
$nda|7
$need|-5
$needed|-1
$new|1
$newsletter|2
$next|2
$nicht|-2
$night|3
$nights|2
$nl|-2
$no|-4
$nobody|2
$noise|-1
$not|-1
$note|3
$notes|-2
$notice|-4
$nov|-14
$november|-9
$novembre|2
$number|-3
$oct|3
$october|-1
$of|-4
$off|4
$office|5
$oil|2
$on|-5
$one|-10
$ones|-1
$online|-2
$only|-1
$opened|1
$opens|2
$operator|-1
$optician|-1
$order|1
$ordered|-1
$ordner|-1
$out|2
$over|6
$p|-1
$page|-5
$pages|-1
$paid|-6
$pallets|2
$panels|-1
$panic|-1
$paper|1
$papers|-1
$part|-3
$party|1
$pasillo|2
$pass|-1
$passport|5
$password|1
$patient|-2
$patients|1
$payroll|2
$pdf|3
$people|-9
$permit|4
$person|-7
$phone|-3
$photo|4
$photos|-4
$pickup|1
$pictures|2
$pilot|-2
$plan|4
$plants|2
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
$postponed|-2
$practice|1
$presents|5
$pressing|-1
$price|4
$principal|8
$printer|1
$problem|-3
$production|-1
$programme|-1
$projector|4
$promised|-1
$proof|-1
$property|-1
$provider|2
$publisher|1
$pump|-2
$q|5
$quarter|-1
$questionnaire|1
$quick|1
$quickly|-4
$quote|-1
$quotes|-1
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
$register|-2
$regler|1
$remarks|-1
$reminder|-1
$remit|-3
$renew|1
$renewed|-6
$repair|-2
$repaired|2
$reparateur|-1
$replace|1
$replacement|-1
$replacements|-7
$reply|-1
$report|4
$request|6
$required|-2
$requirements|1
$restaurant|1
$return|2
$returned|3
$rev|3
$review|-3
$rising|-2
$road|-1
$roof|-1
$roofer|1
$room|-6
$roster|2
$rota|-4
$row|4
$rufen|2
$run|-5
$s|1
$safari|1
$safety|-1
$sample|-1
$samples|2
$sat|-2
$saturday|-2
$saturdays|-3
$say|3
$says|1
$scan|1
$schedule|6
$schicken|-3
$schon|-2
$season|1
$seat|1
$seats|-1
$sec|-1
$second|1
$section|-3
$sein|1
$self|-1
$sender|-5
$sensor|5
$sent|1
$sep|-4
$sept|-2
$september|3
$serviced|1
$sharp|-4
$shed|-3
$sheet|4
$sheets|-2
$shift|-6
$shifts|-1
$shop|-1
$sich|-1
$sick|-2
$side|1
$sie|1
$sign|-1
$signe|4
$signed|4
$since|-7
$site|-3
$size|2
$skip|-2
$slides|4
$slip|-1
$smells|2
$so|-1
$solicitor|-4
$someone|-1
$something|-2
$soon|-4
$space|1
$spreadsheet|3
$sprint|-1
$squeaks|1
$st|-1
$stairs|-1
$starts|-2
$statement|7
$station|-3
$steht|-1
$sticks|1
$storage|3
$store|-3
$storm|-1
$stress|-3
$stuck|1
$studio|1
$stuff|-1
$submit|-1
$submitted|-1
$subscription|2
$suite|1
$sunday|-2
$supplier|-1
$supply|-2
$support|-2
$survey|7
$sweep|-1
$system|-3
$ta|1
$table|-2
$tags|-1
$tank|8
$tard|-6
$tardar|-1
$tax|15
$teacher|-6
$team|-1
$technician|-1
$tecnico|1
$ten|-1
$tenant|-9
$termin|1
$terms|-1
$test|-4
$tested|3
$th|-6
$than|4
$that|-3
$thats|-2
$them|4
$then|6
$there|-2
$they|-2
$thing|-6
$things|3
$think|-2
$this|5
$tho|-2
$those|1
$though|-1
$through|-2
$thu|2
$thursday|-2
$ticket|-2
$tickets|1
$time|2
$timesheets|3
$tires|-1
$tmrw|1
$to|7
$together|1
$tomorrow|-3
$toner|1
$training|-1
$traiteur|1
$transcript|-1
$translation|-2
$transport|-3
$trays|1
$trees|3
$trim|2
$ttc|-1
$tuesday|-1
$tuner|9
$type|1
$tyres|8
$uberweisen|-1
$umlauts|1
$unanimously|-1
$unit|1
$unpaid|-1
$up|2
$update|-2
$uploaded|2
$upset|-1
$upstairs|1
$urgente|-1
$us|6
$use|1
$used|-1
$valid|-1
$valve|3
$van|-6
$vendor|-1
$verlangern|1
$version|-5
$virement|2
$visit|2
$visitors|-3
$von|1
$w|5
$wall|-1
$want|-4
$ward|-1
$warm|3
$warning|1
$warranty|-1
$was|3
$water|1
$way|-2
$web|1
$website|3
$wed|1
$wedding|-5
$wednesday|5
$week|-2
$weeks|1
$weg|-2
$well|-4
$werden|1
$when|-1
$white|-1
$wieder|3
$window|3
$winter|1
$wir|-1
$withdrawn|-1
$without|-1
$words|2
$work|-1
$working|3
$works|1
$writing|2
$written|-2
$wrong|-1
$x|-3
$yard|-1
$year|-1
$years|-2
$yesterday|-5
$you|-3
$yours|-2
$zu|-1
<(|-2
<)|-1
<,|-4
<-|2
<.|-4
<:|10
<<|-8
<<(|-1
<<) ,|-2
<<) -|-4
<<) :|-2
<<) should|1
<<,|-8
<<, ,|-3
<<, :|-4
<<, and|1
<<, bitte|-1
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
<<, someone|-5
<<, the|1
<<, then|-4
<<, to|1
<<, will|1
<<, you|-4
<<-|3
<<- ,|-2
<<- -|-1
<<- :|2
<<- to|-1
<<- tu|-1
<<.|-3
<<. ,|-5
<<. .|-1
<<. :|1
<<. and|-1
<<. please|-2
<<:|-1
<<: ,|-3
<<: :|3
<<: please|1
<<: the|2
<<@ channel|1
<<a|3
<<able to|4
<<about :|-1
<<accept ,|1
<<acceptance :|-2
<<action :|5
<<actual :|3
<<afternoon ,|-1
<<again ,|-3
<<agreed to|-3
<<alguien|-1
<<all|-3
<<also|-1
<<am ,|3
<<an|2
<<and|-7
<<and i'd|-1
<<and i'll|-2
<<and please|-1
<<and then|-1
<<and to|-2
<<and will|1
<<and would|3
<<anyone|-2
<<apologies :|-2
<<approver :|-1
<<april ,|2
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
<<below ,|-1
<<bitte|7
<<both|-3
<<boxes ,|-1
<<btw|2
<<bug -|7
<<building :|-1
<<business :|-1
<<but|9
<<by ,|-1
<<by :|-1
<<called ,|2
<<can|-8
<<can somebody|1
<<can someone|4
<<can u|2
<<can we|1
<<can you|2
<<channel|1
<<complaint :|-2
<<could|3
<<could somebody|-2
<<could someone|1
<<could u|-1
<<could we|1
<<could you|6
<<critical :|2
<<customer :|3
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
<<description :|-4
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
<<eggs ,|-1
<<emergency|2
<<et|4
<<ever|1
<<everybody|-1
<<everyone|-2
<<expected :|2
<<f ,|-1
<<falta|1
<<fatou ,|-3
<<faudrait|4
<<fault :|2
<<faut|3
<<favor ,|4
<<finding :|4
<<fine ,|2
<<first ,|3
<<for :|-2
<<forget|-1
<<forget :|-3
<<friday|-1
<<friday ,|1
<<full ,|-3
<<going to|-1
<<good to|-1
<<guys|3
<<had to|-1
<<handwritten :|8
<<happened :|-1
<<has|-1
<<has to|2
<<have|3
<<have a|1
<<have to|-5
<<hay que|4
<<he'd|1
<<he'll|2
<<hi ,|-1
<<hour :|1
<<i can|-2
<<i have|1
<<i need|3
<<i should|3
<<i think|-2
<<i want|-1
<<i will|-1
<<i'd|5
<<i'll|-6
<<il faudrait|4
<<il faut|3
<<informed that|5
<<is|5
<<is to|5
<<issue :|3
<<it ,|3
<<it and|-2
<<it can|-1
<<item :|5
<<january ,|-1
<<job ,|1
<<job :|2
<<june ,|-2
<<just|-1
<<kannst du|1
<<kg ,|-1
<<know ,|-1
<<know that|-2
<<lars ,|1
<<latest ,|-1
<<letter ,|-2
<<like to|6
<<lol|1
<<lotte :|-1
<<lovely to|-2
<<lucia|5
<<manana|4
<<march and|-1
<<marek ,|-2
<<may ,|-1
<<maybe|-8
<<me|-2
<<me ,|-1
<<me to|-1
<<merci de|6
<<message :|5
<<milk ,|-1
<<miss|2
<<missing|-1
<<month ,|1
<<must|2
<<necesitamos|1
<<necesitamos que|-1
<<need|11
<<need :|3
<<need to|-6
<<needs|-2
<<needs to|4
<<nicht ,|-1
<<night ,|-2
<<no ,|-2
<<noch|7
<<note :|2
<<note that|-3
<<notes :|-1
<<noticed that|1
<<now ,|9
<<october ,|-1
<<of you|2
<<office ,|1
<<ok|2
<<ok ,|1
<<ok so|4
<<omg|1
<<one :|2
<<ones ,|-1
<<open :|6
<<order ,|-1
<<our|2
<<out ,|-1
<<out that|1
<<owen ,|4
<<patient :|-8
<<people|-4
<<pete|1
<<petra ,|-1
<<peux|-1
<<please|11
<<please ,|-2
<<please to|-10
<<please you|1
<<pls|4
<<pls ,|-1
<<plz|1
<<pm ,|-1
<<podrias|2
<<point ,|3
<<possible ,|-1
<<pourrais|1
<<printer ,|-2
<<priya :|1
<<problem :|2
<<product :|-1
<<promised|1
<<promised to|3
<<property :|-1
<<puedes|3
<<que|4
<<que alguien|-1
<<rang ,|5
<<rd ,|1
<<re :|-2
<<really|-2
<<recordamos que|7
<<remarks :|1
<<remember that|-1
<<reminder :|4
<<reminder that|6
<<renew ,|-2
<<request :|-7
<<requested to|5
<<require|2
<<required :|1
<<right ,|-1
<<roisin ,|-1
<<room ,|-1
<<ruego que|1
<<said|-1
<<said she'd|1
<<sam ,|2
<<sb|1
<<section|1
<<self -|1
<<self :|2
<<service :|2
<<shall|2
<<she'd|1
<<should|4
<<should really|1
<<sie bitte|1
<<sign and|3
<<so|-1
<<so ,|-1
<<so please|1
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
<<subject :|1
<<summary :|4
<<task :|2
<<tenant :|-1
<<test ,|-1
<<th ,|-1
<<th and|-1
<<that|6
<<that ,|1
<<that the|1
<<that you|1
<<the|2
<<them ,|-1
<<them and|2
<<then|-2
<<theo|5
<<there to|2
<<they'll|-4
<<thing ,|2
<<thing :|6
<<think|-2
<<ticket|-1
<<ticket -|2
<<ticket :|-1
<<time ,|-1
<<time to|4
<<title :|3
<<to|-2
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
<<um|3
<<um uhr|-1
<<up :|2
<<urgent|-1
<<urgent -|1
<<urgent :|6
<<us to|-1
<<user :|-2
<<vehicle :|3
<<version ,|-1
<<volunteers :|-1
<<want to|-4
<<wanted :|-2
<<wanted to|6
<<wants to|-2
<<we|1
<<we can|-4
<<we need|9
<<we require|2
<<we'd|-1
<<we'll|-2
<<week ,|3
<<week :|-1
<<weeks|-3
<<what :|3
<<when you|-5
<<whenever you|-1
<<whether|4
<<whether you|1
<<who does|2
<<who has|-1
<<whoever|-3
<<will|-3
<<will you|2
<<wir noch|4
<<work :|2
<<workaround :|-1
<<workshop :|-1
<<would|2
<<would somebody|-1
<<would you|-1
<<x :|-1
<<you|-5
<<you ,|-1
<<you because|6
<<you could|-5
<<you ever|1
<<you must|5
<<you please|6
<<you that|-1
<<you to|2
<<yusuf|-1
<<yusuf ,|8
<<–|-2
<@|-3
<a|2
<abdul|2
<able|4
<about|-2
<accept|-3
<acceptance|-2
<access|-9
<account|7
<action|6
<actual|3
<actually|3
<address|-1
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
<and|-9
<any|-1
<anyone|5
<apologies|-2
<applicant|6
<approved|-1
<approver|-1
<april|-4
<are|2
<as|-2
<asap|-1
<ask|1
<asked|-1
<at|2
<attached|6
<august|-1
<away|3
<back|-1
<bad|3
<batteries|1
<be|9
<bea|-5
<because|5
<bed|-1
<before|-4
<believe|6
<below|-1
<bike|-1
<bill|1
<billing|4
<bis|-1
<bitte|12
<blocked|1
<bogdan|-8
<boiler|-1
<both|-3
<boxes|-1
<brauchen|3
<brochure|-1
<broken|-1
<btw|2
<bug|8
<building|-1
<business|-2
<but|12
<by|-6
<c|3
<call|-4
<called|1
<came|-2
<can|4
<catalogue|-2
<chair|-1
<chance|1
<change|-2
<channel|7
<check|1
<claim|-1
<claire|-1
<close|-1
<club|3
<colm|-3
<committee|-1
<company|2
<complaint|-2
<complete|-2
<confirm|-2
<contract|-2
<contractor|3
<corrected|1
<could|2
<council|-3
<county|-4
<critical|2
<customer|5
<d'ici|6
<dad|-5
<dan|1
<dana|4
<dann|1
<das|1
<date|-1
<days|-2
<de|-4
<dead|-4
<deadline|-1
<dear|2
<dec|-3
<december|-1
<decided|1
<decision|1
<declan|2
<defect|1
<delivered|-1
<denise|1
<denk|1
<dental|1
<description|-4
<desmond|-2
<details|-3
<dezember|1
<did|-1
<die|5
<discussed|-2
<dmitri|-1
<do|1
<does|7
<don't|2
<donal|3
<done|1
<donnerstag|-1
<down|-3
<dr|1
<drill|1
<drive|1
<drop|1
<due|-8
<earl|3
<eddie|1
<eggs|-1
<eilt|-1
<el|-1
<elena|3
<emergency|2
<employee|3
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
<expected|2
<expired|-1
<expires|-1
<f|-1
<falta|1
<farida|-2
<fatou|-3
<faudrait|4
<fault|2
<faut|3
<favor|4
<fehlt|2
<finding|5
<fine|2
<first|4
<flat|-1
<floor|2
<flour|1
<for|-3
<forget|-5
<form|-1
<fr|2
<frau|-1
<free|1
<freitag|-1
<fri|-1
<friday|-4
<from|-3
<full|-3
<garage|1
<get|-1
<go|-2
<going|-1
<good|-2
<grace|1
<grainne|1
<grant|-2
<guard|1
<gus|-3
<guys|3
<had|-1
<halb|1
<hall|1
<handbook|4
<handrail|-1
<handwritten|8
<hannah|2
<happened|-1
<has|-3
<have|4
<hay|4
<he|-1
<he'd|1
<he'll|2
<heads|1
<hello|1
<here|2
<herr|-1
<hi|2
<high|1
<him|-4
<home|1
<hospital|-1
<hour|1
<house|-2
<hr|-4
<i'd|3
<i'll|-6
<if|3
<ikeda|2
<il|13
<imran|-1
<in|1
<ines|3
<inform|-1
<informed|2
<ingrid|-2
<ink|-1
<inspector|1
<is|17
<issue|3
<ist|1
<it|-3
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
<k|-3
<kann|-3
<kannst|-1
<karen|-1
<kasia|4
<kelly|-3
<kg|-1
<kids|-2
<kind|1
<kindly|1
<kitchen|1
<know|7
<konnten|-2
<la|2
<lab|-3
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
<like|7
<line|-1
<liz|1
<lol|1
<look|-2
<lot|5
<lotte|-1
<lou|3
<love|-1
<lovely|-2
<low|-1
<lucia|5
<lundi|-1
<maeve|1
<manana|3
<manque|6
<march|-2
<marcus|1
<marek|-5
<marguerite|2
<marisol|3
<mats|1
<may|6
<maybe|-8
<me|-4
<mei|5
<merci|6
<message|4
<milan|-6
<milk|-1
<mind|1
<miss|2
<mm|1
<moira|1
<monday|-3
<morning|-2
<mr|1
<mrs|-3
<nadia|3
<nearly|-1
<necesitamos|1
<need|7
<needs|2
<new|-2
<news|3
<next|7
<night|-2
<no|-2
<nobody|4
<noch|5
<nos|-1
<not|-1
<note|4
<notes|-1
<noticed|3
<notre|1
<nov|-1
<november|-1
<now|14
<october|-2
<of|2
<off|-1
<offers|-3
<office|3
<oil|-1
<omar|-2
<omg|1
<on|-6
<one|5
<ones|-1
<open|3
<order|-1
<ortega|1
<oscar|-4
<oskar|1
<other|2
<our|1
<out|-2
<over|-3
<overflowing|-1
<owen|4
<page|-1
<para|-1
<part|1
<patient|-6
<pavel|-2
<payment|-1
<people|-3
<per|2
<permit|-3
<pete|1
<peter|1
<petra|-1
<peux|-2
<phone|4
<pilar|1
<please|-2
<pls|4
<plz|-1
<pm|-3
<po|-1
<podrias|2
<point|3
<policy|-1
<por|4
<possible|-1
<post|1
<pourrais|1
<printer|-2
<priya|2
<problem|-2
<product|-1
<programme|1
<promised|4
<property|-1
<puedes|3
<que|2
<question|2
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
<reminder|13
<renew|-2
<repair|4
<repaired|-2
<request|-5
<requested|5
<require|2
<required|2
<result|3
<return|-1
<review|5
<right|2
<ring|-1
<rogamos|-7
<roisin|-1
<room|-2
<ruego|1
<ruth|-8
<safety|1
<said|2
<sam|2
<sandra|1
<sat|-3
<saturday|-1
<say|3
<says|4
<sb|1
<school|-2
<sec|2
<section|1
<see|1
<self|4
<sept|1
<service|1
<shall|2
<she|1
<she'd|1
<shift|11
<short|3
<should|4
<side|-1
<sie|2
<sign|2
<since|-5
<slack|2
<small|-1
<so|2
<some|3
<someone|4
<sorry|-3
<spare|-1
<spatestens|-1
<spring|-1
<st|-1
<start|-1
<still|5
<storage|-1
<street|2
<subject|1
<summary|4
<summer|-5
<sunday|-1
<sunniva|-1
<supplier|-1
<sure|3
<survey|-1
<sven|1
<sylvie|1
<system|-1
<table|-1
<tables|-1
<takes|-2
<tariq|1
<task|2
<te|-5
<team|-1
<tenant|-1
<terms|-1
<tess|3
<test|-1
<th|-1
<that|9
<that's|3
<the|10
<them|1
<then|-3
<theo|5
<there|6
<they'll|-4
<thing|7
<think|1
<this|-4
<though|3
<three|-1
<through|-1
<thursday|3
<tim|-4
<time|6
<title|3
<to|5
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
<um|4
<umgehend|1
<und|-1
<unit|-1
<uns|2
<until|2
<up|2
<urgent|4
<urgente|-1
<us|-2
<use|1
<user|-2
<v|-2
<van|2
<vehicle|3
<vendor|-1
<version|-1
<visit|-2
<volunteers|-1
<vous|-2
<waiting|-3
<walt|1
<want|-7
<wanted|4
<wants|-2
<was|-1
<we|-1
<we'd|-2
<we'll|-2
<web|-1
<website|-1
<wed|-1
<wednesday|-1
<weeks|-2
<werden|8
<what|3
<when|-8
<whenever|1
<whether|-1
<who|5
<who's|-1
<whoever|-4
<why|-1
<wieder|-2
<will|-1
<wir|6
<with|-1
<woche|1
<words|2
<work|1
<workaround|-1
<workshop|-1
<would|5
<write|-1
<writing|5
<x|-1
<yann|-1
<yes|-1
<yesterday|-1
<yilmaz|1
<you|-3
<you'd|2
<your|-2
<yours|-3
<yuki|-2
<yusuf|7
<zum|-2
<–|-1
='s|1
=a|2
=ab|-2
=abernathy|1
=able|-3
=about|9
=above|-5
=abrir|-1
=abstract|8
=abstracts|8
=abzug|2
=accept|-2
=acceptance|-2
=accepted|-1
=access|15
=according|1
=accordingly|4
=account|3
=accountant|-5
=accounting|-1
=accounts|-1
=across|1
=act|-3
=acta|1
=action|-3
=actually|-1
=ad|-2
=address|8
=admin|-2
=ads|-3
=advent|-3
=adviser|-7
=affects|-1
=affiche|2
=afraid|-2
=after|-10
=afternoon|-2
=afterwards|-1
=again|3
=against|1
=agency|-2
=agenda|-4
=agent|-2
=agm|-2
=agreed|-3
=agreement|2
=agua|5
=ahead|-8
=aid|4
=air|2
=al|7
=alarm|-2
=all|4
=allergen|2
=alone|-1
=already|-5
=also|-1
=alt|1
=alten|-2
=always|-3
=am|-8
=amended|3
=amount|-3
=an|-1
=and|-6
=andernfalls|-1
=android|2
=angebot|3
=angebote|1
=anna|-1
=annex|-1
=annual|13
=another|-4
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
=are|-12
=area|2
=around|-4
=arrange|-5
=arrival|1
=arrive|-1
=arrived|-4
=arrives|-1
=arrow|1
=article|1
=as|-6
=asap|-2
=ascensor|1
=ash|5
=ask|-6
=asked|2
=asking|-3
=asks|4
=assessment|2
=asset|1
=assign|1
=assigned|-1
=assignee|-1
=association|-1
=at|-8
=attached|-5
=attend|3
=attic|-1
=attn|-3
=au|-3
=audit|-2
=auditor|-2
=auditors|-5
=auf|6
=aufzug|1
=august|-1
=aula|6
=aus|-1
=ausgefallen|-1
=authority|-4
=auto|-1
=autoclave|-3
=automatically|-7
=autopay|1
=autorizacion|1
=autumn|-1
=aux|2
=avant|-2
=ave|1
=avec|-2
=avisa|-4
=avoid|-6
=away|-6
=awful|1
=ayer|-3
=b|5
=baby|2
=back|-3
=backup|2
=badge|3
=badges|4
=badly|1
=bags|1
=bake|-1
=bakery|-5
=balance|-3
=ball|1
=band|-1
=bank|-3
=banner|3
=bar|-2
=barcode|1
=barn|-1
=bars|-1
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
=bei|-3
=beim|5
=bell|2
=bells|1
=below|-9
=belt|7
=bench|3
=bent|1
=best|4
=bestell|2
=bestellen|-1
=bestellt|4
=bestellung|-3
=besten|2
=better|-1
=between|1
=bezahlen|4
=bicycle|-1
=bids|2
=bien|-2
=big|1
=bike|-4
=bikes|3
=bill|3
=billed|1
=bins|3
=bio|3
=bird|-6
=birthday|-2
=bis|-1
=biscuit|1
=biscuit's|1
=bit|-2
=bitte|6
=black|5
=blades|2
=blank|-1
=blinds|5
=block|1
=blocked|1
=blocking|6
=blocks|-1
=blood|3
=blue|-10
=board|-8
=boiler|9
=bolts|2
=bon|1
=bonfire|-1
=book|5
=booked|2
=booking|1
=bookings|-2
=books|8
=booster|2
=booth|2
=boots|-2
=borrow|-1
=borrowed|1
=boss|-3
=both|-4
=bother|-1
=bottle|3
=bottling|1
=bought|4
=bounce|1
=bouncy|3
=boundary|-1
=box|-3
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
=bring|-2
=brings|-5
=brochure|2
=broke|2
=broken|5
=bucket|4
=budget|6
=bug|-1
=build|4
=building|-4
=built|2
=bulbs|-5
=business|-2
=but|-3
=butter|1
=button|8
=buy|4
=buying|1
=by|-5
=bye|-1
=c|-2
=ca|-1
=cabinet|6
=cable|4
=caduca|1
=cafe|1
=cage|1
=cake|3
=caldera|1
=calendar|5
=calibration|1
=call|-12
=called|1
=caller|-9
=cambia|1
=came|4
=camp|-3
=campos|-5
=can|-6
=can't|-3
=cancel|10
=cancellation|1
=cancelled|2
=candidate|2
=cannery|3
=cannot|-4
=cant|1
=canteen|-2
=car|-6
=card|5
=cards|14
=care|-1
=caretaker|-4
=carried|-1
=case|-2
=cases|-2
=cash|3
=cast|-1
=castle|3
=cat|2
=catalogue|-1
=category|9
=caterer|6
=cause|-3
=ce|-2
=ceiling|-4
=cellar|-1
=centre|-3
=centrifuge|-1
=cert|5
=certificate|11
=certificates|4
=certified|5
=chain|5
=chair|4
=chairs|1
=chamber|3
=chance|-6
=change|-9
=changed|-5
=changes|-10
=changing|9
=chapel|1
=chapter|6
=charge|-2
=charged|-2
=charger|5
=charity|1
=chart|-2
=chase|-1
=chaudiere|1
=check|1
=checked|2
=checklist|-7
=checkout|9
=checks|-3
=cheese|-1
=chef|2
=child|3
=chimney|-2
=chlorine|-1
=choir|-4
=christmas|3
=church|3
=churn|-1
=ci|5
=city|3
=claim|7
=claims|-3
=class|1
=clause|-7
=clean|7
=cleaner|1
=cleaning|-1
=clear|2
=clerk|-1
=cles|3
=click|1
=client|-13
=client's|2
=cliente|-3
=climbing|-1
=clinic|-2
=clock|-6
=close|4
=closed|4
=closes|-6
=closure|2
=club|-2
=cm|-1
=co|-1
=coach|3
=coats|1
=coche|1
=cocina|1
=code|-4
=coffee|-3
=cold|-1
=colleague|-8
=collection|-2
=collects|-5
=color|-4
=colour|8
=colours|2
=come|-9
=comes|-12
=coming|-6
=commande|2
=commander|-2
=comment|1
=commission|1
=committee|-5
=community|1
=companies|2
=company|-2
=compare|5
=complained|3
=complaining|-2
=complaint|2
=complaints|-1
=complete|-5
=completed|-1
=comprar|6
=con|-8
=concert|-3
=condition|-2
=conference|-2
=confirm|1
=confirmation|-4
=confirmed|-2
=congratulations|-2
=congress|3
=connection|1
=consent|8
=contact|1
=container|4
=contract|5
=contractor|-3
=contracts|2
=contrato|3
=control|2
=controle|1
=conversation|-3
=copier|4
=copies|5
=cormac|-1
=corner|-3
=correct|8
=corrected|-4
=corrective|-1
=corridor|1
=cost|-5
=costume|1
=cot|2
=could|1
=council|4
=count|1
=counter|1
=county|-6
=couple|-4
=courier|-3
=course|-2
=court|-5
=cover|-1
=covered|-3
=covers|1
=crack|1
=cracked|-1
=crane|1
=crash|1
=crashes|6
=crate|-1
=crates|-1
=crazy|-1
=create|1
=credentials|1
=credit|2
=crew|-5
=crm|-1
=crop|2
=crown|2
=csv|7
=cuota|1
=cups|1
=customer|-5
=customer's|-1
=customers|-3
=customs|-1
=cut|5
=cutoff|-8
=cutting|-1
=cvs|-1
=d|-1
=d'eau|-2
=d'un|-2
=da|1
=dad's|-1
=dafur|3
=dahin|1
=damage|3
=damen|-1
=damit|-2
=danach|-6
=danke|-1
=dann|-2
=dans|-1
=dark|1
=das|-5
=dass|4
=database|6
=date|3
=dated|-1
=dates|-1
=daughter|-1
=day|-3
=days|-3
=db|1
=de|12
=dead|4
=deadline|-5
=dear|-1
=dec|-5
=december|-7
=decide|-1
=decided|-3
=decision|-1
=deck|1
=declaration|-1
=deed|7
=deep|5
=defect|3
=degrees|-3
=del|13
=delete|-4
=delgado|4
=deliver|-9
=delivered|-8
=delivery|-9
=delmas|-1
=dem|-2
=demande|-4
=demo|-2
=den|17
=dental|3
=dentist|2
=denver|-4
=department|-2
=deploy|-2
=deposit|9
=depuis|5
=der|11
=des|1
=descaling|1
=description|-3
=desde|1
=design|3
=desk|-3
=despite|3
=detectors|1
=deux|-1
=dev|1
=devis|3
=dhl|-1
=dich|1
=did|-6
=didn't|-1
=die|12
=diese|3
=dinner|-4
=direct|-4
=director|-2
=discharge|-1
=discount|-1
=discussed|-1
=discussion|-1
=dishwasher|-1
=disk|2
=dispatch|1
=do|2
=dock|-2
=document|-6
=documents|2
=does|3
=doesn't|1
=doing|-1
=doit|4
=dollars|2
=domain|4
=don't|-10
=donated|1
=donation|2
=donc|1
=done|1
=donor|1
=dont|-3
=door|5
=doors|1
=dort|-4
=dose|2
=doses|3
=dossier|-4
=double|1
=down|1
=draft|-1
=drain|6
=drama|-1
=draw|5
=drawer|2
=drawing|1
=drawings|2
=drei|2
=dress|1
=dressing|1
=drill|1
=drin|1
=dringend|-2
=drip|-1
=dripping|2
=drips|16
=drive|2
=drivers|3
=driving|-1
=drop|-3
=drops|6
=drucker|4
=drum|-1
=dry|3
=drying|-1
=du|7
=due|-1
=during|-2
=duty|2
=dwg|5
=e|2
=each|-8
=earl|-2
=early|-1
=east|1
=eau|-1
=edge|5
=eggs|1
=eh|-2
=eight|-1
=ein|6
=eine|3
=einen|3
=el|3
=electric|5
=electrician|3
=electricity|4
=elektriker|-2
=elementary|-3
=elevator|8
=elle|-1
=else|1
=email|-3
=embarrassing|-1
=embassy|-1
=emergency|3
=employee|-1
=employees|-1
=empresa|-4
=emptied|-1
=empty|-2
=enclosed|4
=end|-4
=ended|-1
=ends|-2
=enero|-5
=engel|4
=engineer|3
=engineers|-1
=english|1
=enough|-5
=enter|2
=entrance|1
=entry|5
=envoyer|-1
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
=ever|-6
=every|2
=everybody|3
=everyone|4
=everything|3
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
=expires|7
=export|17
=express|1
=extend|2
=extended|-3
=extension|5
=extinguishers|11
=extra|2
=extract|-3
=eye|1
=eyewash|1
=f|11
=facilities|1
=facility|-2
=factura|7
=facture|6
=failed|7
=failing|-1
=fair|-4
=faire|-1
=falls|-2
=falta|-2
=families|-6
=family|-3
=fan|1
=farmer|-2
=fast|2
=fasting|2
=faucet|3
=faudrait|1
=faut|6
=favor|-2
=fax|3
=feb|-4
=fee|-5
=feed|-2
=feedback|-2
=feel|-1
=fees|-1
=fehlen|-3
=fehlt|2
=fell|-1
=fence|-2
=fennimore|1
=ferme|-2
=ferreira|2
=festival|-5
=fetch|7
=few|-2
=field|-1
=figure|1
=figures|4
=file|13
=filed|5
=fill|-4
=film|-1
=fils|1
=filter|2
=filters|2
=final|-2
=finance|7
=find|-16
=fine|-1
=finish|-5
=finished|-2
=fire|6
=firm|3
=firma|5
=firmada|1
=firmado|4
=firmware|2
=first|-11
=fish|-1
=fit|-1
=five|1
=fix|-11
=fixed|-2
=fixing|-1
=flackert|-2
=flaky|3
=flashing|2
=flat|-2
=flickering|3
=flickers|1
=flights|2
=float|1
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
=follow|-9
=following|-4
=fontanero|1
=footer|1
=for|8
=ford|1
=forecast|2
=forget|-1
=forgotten|-2
=forklift|9
=form|4
=format|2
=forms|6
=forwarded|-2
=fotos|-1
=found|-7
=foundation|-4
=four|-3
=fournisseur|2
=fr|-3
=fragt|3
=frau|-2
=free|3
=freeze|-1
=freezer|2
=freitag|-3
=fri|-4
=friday|-4
=fridays|-1
=fridge|4
=friendly|-2
=frist|-1
=from|-13
=front|-2
=frost|-4
=fryer|1
=ft|1
=fully|-4
=fund|-1
=funder|-1
=furnace|5
=furniture|2
=furs|1
=further|4
=fyi|-4
=g|2
=gala|-2
=galway|-1
=game|-2
=gap|-1
=gaps|3
=garage|5
=garden|1
=garnier|4
=gas|4
=gate|13
=gateway|2
=gave|6
=geben|1
=geehrte|-2
=general|-1
=generator|9
=german|-1
=gestern|-9
=get|5
=gets|-4
=getting|-1
=ghent|1
=give|-6
=given|-1
=gives|-1
=glasses|4
=glazier|1
=glossary|-2
=gloves|1
=glue|4
=gmbh|-1
=go|4
=goes|-6
=going|-5
=gone|10
=good|-2
=goods|-1
=google|3
=got|-3
=gracias|-1
=grade|-1
=grand|-3
=grandma|-2
=grandma's|2
=grandpa's|-4
=grant|3
=grease|2
=great|-1
=green|-4
=greenline|2
=greta|2
=grey|12
=grifo|2
=grill|1
=grinding|5
=group|-6
=grove|1
=guard|2
=guests|3
=guide|3
=gut|-2
=gutter|3
=gutters|3
=guy|4
=guys|-4
=gym|-3
=h|-7
=haben|2
=had|-4
=half|-1
=halfway|-1
=hall|-3
=halle|2
=halloran|-6
=hallway|-7
=hamster|1
=hana|-2
=hand|2
=handbook|2
=handle|-4
=handover|1
=handrail|4
=hands|1
=hangen|1
=hanging|1
=happen|-1
=happened|-3
=hardware|-1
=harp|-1
=harvest|-1
=has|1
=hasn't|-3
=hat|-5
=have|7
=haven't|-2
=having|3
=hay|-6
=hazelnut|-2
=hdmi|2
=he|-2
=he'd|-1
=he'll|-3
=he's|-2
=head|1
=health|-2
=hear|-1
=hearing|8
=heating|9
=hedge|1
=heizung|1
=held|-1
=helpdesk|-1
=helpers|-2
=hem|8
=henderson|-2
=hendersons|-2
=her|12
=here|-7
=hero|5
=heron|1
=herr|-1
=herren|-1
=heute|2
=hey|2
=hi|-2
=hier|-1
=high|-1
=highest|-1
=hill|-2
=him|-9
=hinge|1
=hire|-3
=his|5
=hit|1
=hoa|-2
=hold|-1
=holding|-1
=hole|1
=holiday|1
=holt|2
=home|-9
=homework|-7
=hood|3
=hop|6
=hope|-1
=horas|-2
=horno|1
=hospital|-1
=hot|1
=hotel|-1
=hotfix|-2
=hotline|1
=hour|2
=hours|-2
=house|-4
=how|-2
=hr|-4
=hse|4
=http|-1
=hurry|-1
=husband|1
=hydraulic|2
=hygiene|-1
=i|3
=i'd|2
=i'll|-4
=i'm|-5
=i've|2
=ich|-5
=id|-2
=idea|-3
=if|-16
=ihn|-3
=ihnen|-1
=ihr|1
=ihre|-1
=il|4
=image|5
=images|1
=immediately|1
=imprenta|-2
=impresora|6
=imprime|1
=inc|6
=incident|1
=included|-1
=including|-7
=incomplete|-1
=indicator|1
=info|-2
=information|2
=informe|2
=ins|-2
=inside|-1
=inspect|3
=inspected|5
=inspection|2
=inspector|-8
=installed|3
=instead|-6
=instructor|-1
=insurance|-3
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
=ist|2
=it|-25
=it's|-10
=italy|-1
=item|5
=items|-6
=its|8
=itself|2
=j|-3
=jack|4
=jams|5
=januar|3
=january|-6
=jemand|-6
=jetzt|-1
=jira|2
=job|2
=july|-6
=june|-10
=just|2
=k|-4
=kann|-8
=kannst|1
=keep|-6
=kegs|-4
=keine|1
=keller|3
=kessler|1
=kestrel|2
=key|2
=keys|3
=kg|1
=kid|-5
=kids|-3
=kids'|-2
=kiln|-1
=kim|-1
=kind|-1
=kindly|-3
=kiosk|1
=kit|-1
=kitchen|4
=kl|1
=knee|1
=knife|-1
=knives|-1
=know|-1
=knows|-1
=kofi|-1
=kollegen|-2
=konnen|-1
=konnten|-1
=kowalczyk|3
=kuchen|1
=kummerst|1
=l|5
=l'eau|-1
=l'envoyer|-2
=l'imprimante|1
=la|1
=lab|2
=label|7
=labels|6
=lager|-2
=lakeside|3
=lamp|7
=land|-1
=landing|3
=landlord|1
=landscaping|1
=lane|-6
=lapses|-5
=laptop|4
=larch|1
=large|-8
=lars|-1
=las|1
=lassen|4
=last|13
=latch|4
=late|-9
=later|-6
=lauft|4
=launch|-1
=laundry|1
=lave|1
=layout|1
=le|17
=leaked|1
=leaking|1
=leaks|4
=least|-3
=leave|-8
=leaves|-6
=leaving|-4
=lectures|-1
=ledger|-1
=leeds|1
=leer|2
=left|-3
=leg|1
=legal|-1
=leipzig|-1
=lena|9
=lend|-2
=les|8
=less|-2
=lesson|1
=lessor|1
=let|-10
=letter|4
=letters|5
=liability|5
=library|8
=licence|8
=licences|-2
=license|1
=lids|5
=lieferung|-5
=liegt|-2
=lieu|-2
=lift|5
=lifts|-2
=lighting|1
=lights|2
=like|5
=liked|-2
=limit|1
=lincoln|-3
=linde|-1
=lindenstr|2
=lindgren|-1
=line|-1
=lines|-1
=link|3
=list|7
=liste|2
=lists|1
=litres|1
=little|-1
=live|4
=lives|-2
=livraison|-4
=llama|1
=llamar|-1
=llame|1
=llave|-2
=llc|9
=ller|-1
=lo|-6
=load|6
=loan|3
=lobby|-3
=local|4
=location|-1
=lock|7
=locked|1
=locker|-2
=log|5
=logged|-3
=logger|-1
=logistics|-2
=logo|6
=logs|2
=long|-5
=longer|-2
=look|-3
=looks|-8
=loop|-1
=loose|1
=loosing|1
=lorry|-3
=los|8
=lost|-3
=lottie's|-1
=love|-1
=lovely|-2
=lower|-2
=lt|2
=ltd|1
=lui|-2
=lund|-1
=m|3
=machen|-5
=machine|2
=machst|2
=madame|-4
=made|-2
=mai|-1
=mail|-10
=mailbox|3
=mailing|-3
=main|-1
=maintenance|-5
=mairie|1
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
=marguerite|-1
=marketing|-1
=marsh|-3
=marta|2
=mas|-1
=mast|3
=match|-1
=mate|-6
=matinee|-3
=matter|-2
=matters|9
=max|9
=may|-4
=maybe|1
=mayor|-1
=me|-10
=means|-3
=meantime|-1
=measure|2
=medical|2
=medium|-1
=meet|-4
=meeting|-8
=meetings|-1
=mehr|5
=mei|-1
=membership|-3
=memorial|2
=memory|1
=menus|-1
=merchant|-5
=merci|-2
=message|-4
=messe|-1
=meter|7
=meters|2
=mg|4
=mgmt|-1
=mick|-1
=microwave|2
=mietvertrag|1
=migration|1
=milk|5
=mill|3
=min|2
=mind|2
=mine|-2
=minute|-1
=minutes|2
=mirror|2
=mismo|-3
=miss|-1
=missing|10
=mistake|2
=mit|2
=mixing|-5
=ml|-1
=mm|7
=mme|-1
=mo|-1
=mobile|2
=mochte|-4
=mom's|3
=mon|-1
=monday|-6
=money|-8
=monitor|3
=monitoring|-1
=montag|-2
=montant|-2
=month|-10
=months|-1
=more|5
=morning|-1
=most|-1
=mot|6
=motor|-1
=move|7
=moved|-11
=moves|-3
=moving|2
=mr|11
=mri|2
=mrs|-2
=ms|3
=msg|4
=msku|-1
=much|-5
=muller|-1
=mum|-4
=mum's|-6
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
=nadja|-5
=nail|1
=name|1
=names|-3
=nda|10
=ne|-1
=near|-3
=nearly|11
=necesito|-3
=ned|-1
=need|-3
=needed|-7
=needs|9
=neighbour|-4
=neighbours|-4
=neither|-3
=net|-2
=network|-1
=neue|-1
=neuen|1
=never|2
=new|-1
=newsletter|1
=next|-9
=nice|-1
=nicht|5
=night|-6
=nightly|2
=nights|1
=nine|-1
=nitrile|-1
=nl|-1
=no|9
=nobody|-2
=noch|6
=node|2
=noise|-6
=non|-1
=none|-1
=north|3
=nos|11
=not|-7
=notdienst|2
=note|11
=notes|-1
=nothing|-2
=notice|-2
=noticed|3
=notices|1
=notification|1
=notify|-4
=nous|16
=nov|-16
=november|-14
=novembre|-2
=now|1
=nr|1
=nuevo|-4
=number|-7
=numbers|2
=nur|3
=nurse|-2
=o|-2
=oat|1
=ob|-1
=obligations|-2
=obtain|5
=oct|3
=october|2
=of|8
=off|-3
=offenen|8
=offer|-10
=offered|-1
=offers|8
=office|-6
=offline|2
=og|4
=oil|2
=ok|-4
=old|7
=oma|-1
=on|3
=onboarding|7
=once|3
=one|-9
=ones|-8
=online|-1
=only|-1
=op|4
=open|-8
=opening|-4
=opens|-5
=operator|3
=or|-23
=orange|-1
=orchard|1
=orchestra|1
=order|2
=ordner|-1
=org|-1
=organ|4
=organise|-4
=original|-1
=oslo|-3
=other|-5
=others|-1
=otherwise|-4
=ou|-3
=our|-7
=ours|1
=out|2
=over|7
=overdue|-6
=overtime|1
=owe|3
=owen|1
=own|-1
=owner|1
=owners|-1
=p|-4
=pack|-1
=package|1
=packet|-3
=packing|1
=packs|-1
=page|2
=pages|-1
=paid|-11
=pain|-1
=paint|-4
=painted|10
=pair|-6
=pallet|2
=panels|-4
=panic|-1
=paper|-3
=papers|-7
=par|-2
=para|-8
=parcel|-3
=parental|-5
=parents|-3
=parking|3
=part|-4
=partout|-1
=parts|-1
=party|-2
=pas|2
=pasillo|2
=pass|2
=passport|5
=passports|6
=password|1
=past|1
=patch|-4
=path|-4
=pavement|1
=pay|2
=payable|1
=payment|-1
=payroll|6
=pcs|-3
=pdf|7
=pedido|-9
=pedir|-5
=pen|1
=people|-20
=per|-5
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
=photo|2
=photos|-4
=physio|2
=piano|-8
=pick|-4
=picture|-1
=pictures|2
=piece|-2
=pieces|-5
=pierde|3
=pilot|-2
=pine|2
=piso|2
=pitch|1
=pl|-3
=place|-5
=plan|9
=planetarium|-1
=plants|1
=plates|3
=platform|3
=plazo|1
=please|3
=plomberie|6
=plombier|2
=plot|-2
=pls|1
=plumber|-1
=plumbing|4
=plus|-4
=pm|-7
=po|-3
=point|3
=policy|11
=polyvalente|1
=pool|-1
=por|-6
=porfa|-1
=portal|-3
=porte|4
=position|-2
=possible|-3
=post|-2
=postgres|1
=postponed|-2
=pot|-1
=pour|-1
=power|7
=ppl|-1
=practice|-2
=premium|6
=prep|-4
=prepara|-1
=prepare|3
=preparer|1
=prescription|-1
=present|1
=presented|-1
=presents|5
=pressure|3
=presupuesto|-1
=pretty|-1
=price|1
=prices|3
=pricing|2
=primera|-1
=principal|8
=print|-3
=printed|5
=printer|11
=printing|-1
=prints|4
=prior|3
=priority|-1
=privacy|2
=priya|-3
=prizes|1
=probably|-1
=problem|5
=prod|-1
=production|-2
=prof|-1
=programme|-3
=project|-2
=projector|13
=promised|-2
=proof|2
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
=public|5
=publisher|1
=puddle|-2
=puedes|-8
=pull|2
=pump|3
=purchase|1
=purchasing|1
=push|-1
=put|3
=q|3
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
=questions|3
=queue|-1
=quick|-4
=quickly|-4
=quite|-2
=quiz|1
=quotation|6
=quote|7
=quotes|1
=r|1
=ra|-3
=rabies|4
=rack|1
=radiator|2
=radio|-3
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
=re|-2
=reach|-3
=read|-2
=reader|-1
=readers|2
=reading|11
=readings|7
=reads|-3
=ready|1
=real|-2
=really|-1
=rear|3
=rebook|2
=recalibrate|5
=recall|5
=receipt|5
=receipts|2
=receive|-3
=received|7
=recepcion|-1
=rechnung|7
=recital|-4
=recommendation|3
=record|1
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
=refill|2
=refrigeration|2
=refund|5
=register|5
=registered|1
=registrar|1
=rehearsal|6
=reissue|-1
=relancer|3
=release|-3
=released|-2
=relief|4
=remains|-4
=remark|-1
=remind|1
=reminder|-5
=reminders|2
=remit|-5
=removal|-1
=remove|-1
=removed|-2
=remplacement|-5
=rename|1
=rendez|-3
=renew|-4
=renewal|-1
=renewals|-1
=renewed|-9
=renews|-6
=rent|4
=rental|4
=renvoyer|2
=reorder|-1
=rep|-1
=repaint|-1
=repair|-4
=repaired|4
=repairs|-1
=reparer|-3
=replace|-3
=replaced|1
=replacement|-7
=replacements|-9
=replica|3
=replies|3
=reply|3
=report|5
=reported|-1
=reporting|-1
=reports|1
=reprint|2
=reproduce|-1
=requested|-1
=requests|5
=require|-1
=required|-2
=requirements|1
=resend|-3
=reservar|-6
=reservation|1
=reserve|2
=reserver|3
=reset|8
=residents|7
=residents'|-1
=resolution|1
=resolved|-2
=response|-3
=rest|-1
=restaurant|1
=restore|2
=result|-1
=results|1
=return|-4
=returned|3
=returns|10
=reunion|-3
=rev|-1
=review|-1
=reviewed|-1
=revised|8
=revision|-2
=rewrite|1
=right|-6
=rights|-1
=ring|-8
=ringing|3
=rising|-2
=risk|-3
=riverside|-1
=road|3
=roll|4
=rollback|-2
=rolls|3
=roofer|2
=roofing|-1
=room|9
=rooms|-3
=roses|-1
=rota|-2
=rotate|1
=rotor|2
=rotterdam|2
=round|-3
=row|3
=rubber|1
=ruf|2
=rufen|2
=ruido|-1
=ruiz|1
=rules|-2
=run|-11
=running|-6
=runs|-2
=ruth|-4
=s|1
=safari|2
=safety|-1
=said|-1
=sala|3
=sale|-3
=sales|-1
=salle|2
=salmon|-1
=salt|-4
=sammelt|2
=sample|1
=samples|8
=sandbox|5
=sans|1
=sat|-5
=saturday|-6
=saturdays|-3
=save|8
=saw|-2
=say|1
=says|-5
=scaffold|5
=scale|4
=scan|-3
=scanner|3
=scarf|1
=schauen|-5
=schedule|6
=schick|-1
=schicken|-4
=schlussel|3
=schon|-3
=school|-6
=schulung|5
=science|-3
=scores|1
=scouts|-1
=se|1
=seal|7
=seat|5
=seating|-4
=seats|-1
=sec|-3
=second|4
=secretariat|1
=secretary|-3
=section|-1
=security|3
=see|-8
=seed|7
=seen|-2
=seguridad|2
=seguro|1
=sehr|-2
=sein|3
=seit|-4
=self|4
=seminaire|-1
=seminar|-1
=send|6
=sender|-5
=sends|1
=senor|-2
=sensor|4
=sent|4
=sep|-4
=sept|-2
=sera|-1
=serial|1
=serrure|1
=server|1
=service|-16
=set|-2
=sets|-2
=settle|-4
=seven|-1
=severity|-1
=sew|1
=shall|-2
=share|-3
=shared|1
=sharp|-2
=she'd|3
=she's|-3
=shed|-5
=sheets|-1
=shelf|2
=shelter|-2
=shelves|-6
=shift|-9
=shifts|1
=ship|-1
=shipped|-1
=shoes|4
=shop|-2
=shopping|1
=short|-1
=shot|4
=should|-2
=showed|-2
=shower|2
=showing|8
=shows|7
=shut|-1
=si|-5
=sich|2
=sick|-2
=side|8
=sides|1
=sie|2
=sign|8
=signe|5
=signed|6
=sigue|1
=sillas|3
=since|8
=sind|1
=sink|4
=sit|-1
=site|-2
=sitting|-2
=size|3
=skip|6
=slept|-2
=slides|7
=slip|1
=slipped|-2
=slips|2
=slot|-6
=slow|-1
=small|-2
=smells|4
=smoke|1
=snag|2
=so|-11
=soft|-1
=software|-1
=solar|1
=solicitor|-4
=soll|-2
=some|-2
=somebody|5
=someone|-2
=sometime|-1
=somewhere|-2
=son|-7
=sons|-1
=sonst|-2
=soon|-3
=sort|-1
=sorted|-3
=sound|7
=sounds|-1
=sous|1
=space|5
=spare|1
=speaker|1
=spielplatz|1
=spoke|-2
=sport|-1
=spreadsheet|4
=spring|3
=sprinkler|3
=sprint|-1
=squeaks|1
=sso|1
=st|-4
=stadt|-1
=staff|8
=stage|-4
=staging|1
=stair|-1
=stairs|-1
=stamp|-1
=stamped|2
=stand|-1
=standing|-2
=standup|1
=star|5
=start|-7
=started|4
=starts|-14
=state|-1
=statements|3
=station|-1
=statt|-1
=stay|2
=stays|8
=steht|-3
=stein|-1
=steps|-2
=steve|-1
=stick|-1
=sticker|2
=sticks|-2
=sticky|-1
=still|25
=stood|-1
=stop|-7
=stops|4
=storage|4
=store|-4
=story|-1
=stove|1
=straight|1
=strange|-2
=street|-1
=stress|-3
=stretched|1
=strings|2
=stuck|-2
=student|-4
=students|-3
=studio|2
=style|1
=su|-7
=submission|-2
=submit|4
=submitted|-2
=subscription|-7
=suis|-1
=suit|4
=summary|-1
=summer|-4
=sunday|3
=supplier|-2
=supply|-5
=support|2
=sur|-2
=sure|-3
=surgery|8
=survey|2
=suspend|-1
=swap|2
=swapped|-3
=sweep|-3
=swept|1
=switch|-4
=switched|1
=sync|2
=system|-6
=t|3
=t'en|-1
=ta|1
=tab|-4
=table|-2
=tables|6
=tablet|4
=tag|-6
=tags|-1
=take|-7
=taken|-1
=takes|-4
=talk|-1
=talked|-2
=talks|-1
=taller|-2
=tank|5
=tap|16
=tard|-6
=tardar|-1
=tarif|1
=task|-5
=tax|9
=te|-1
=tea|-1
=teacher|-5
=technique|-1
=tecnico|3
=teh|2
=teilen|3
=telephone|-2
=tell|-2
=temp|2
=temperature|1
=template|1
=ten|-1
=tenancy|2
=tenant|-8
=tenants|-2
=tender|-2
=tener|-1
=tent|6
=termin|6
=terminal|1
=termination|1
=terms|-1
=test|4
=tested|6
=text|1
=texts|1
=th|-10
=than|2
=thank|1
=thanks|-2
=that|3
=that's|-6
=thats|-1
=the|14
=their|-2
=them|-5
=then|-1
=theo|-1
=there|-2
=there's|-1
=thermostat|-1
=they|3
=they'd|5
=they'll|-2
=they're|-1
=thing|-4
=things|-10
=think|-3
=thinking|1
=third|-1
=thirty|-1
=this|-9
=tho|-2
=those|1
=three|-4
=through|-10
=throw|-1
=throwing|-1
=throws|-1
=thu|2
=thursday|-4
=thursdays|-2
=thx|-1
=ticket|-3
=tiene|-3
=tiles|5
=till|-3
=time|-14
=times|-1
=timesheets|7
=tint|-1
=tires|-1
=title|-2
=tmrw|1
=to|-10
=today|-3
=today's|1
=todo|-2
=together|1
=toilet|1
=told|3
=tom|-2
=tomasz|-9
=tomatoes|-3
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
=town|-3
=track|-2
=tractor|1
=trade|-1
=traffic|-3
=trailer|1
=train|-4
=training|5
=traiteur|1
=transcript|-2
=transfer|6
=transit|-3
=translate|1
=transport|-2
=travel|-6
=tray|3
=trays|2
=treasurer|-5
=treatment|-3
=tree|2
=trees|3
=tres|1
=trial|-1
=trim|8
=trip|-4
=trois|1
=truck|-1
=trust|3
=trustees'|-1
=try|2
=tu|4
=tuesday|-2
=tuner|10
=tuning|1
=turkey|1
=turn|-1
=turnhalle|2
=turns|-1
=tuv|-1
=tv|2
=twelve|2
=twice|5
=two|10
=type|-2
=tyres|11
=u|-2
=uber|-3
=uhr|-1
=um|5
=umlauts|1
=umzug|-2
=un|-8
=una|-3
=unanimously|-1
=uncle|2
=und|-1
=under|-4
=une|3
=unit|6
=university|-1
=unlock|2
=unser|5
=unten|-2
=unterschriebene|1
=until|-1
=up|11
=update|18
=upgrade|1
=upload|1
=ups|-1
=upset|-1
=urgente|-1
=use|5
=used|-1
=user|4
=uses|3
=using|3
=usual|-1
=utility|1
=v|-1
=vaccination|-1
=vaccine|1
=vaccines|4
=vaisselle|1
=vale|2
=valley|1
=valve|-2
=van|-4
=vat|7
=vecino|-2
=vegan|-4
=vehicle|2
=velos|-1
=vendor|4
=verlangern|1
=version|-20
=very|3
=veterinary|-1
=veut|-1
=via|-2
=view|-1
=virement|2
=visa|2
=visit|-4
=visiting|-4
=visitor|2
=visitors|-5
=visits|-1
=vogt|1
=voice|-2
=voicemail|-1
=vollmacht|2
=volunteer|2
=volunteers|-2
=volvo|6
=vom|-3
=von|1
=vorher|-5
=voucher|-4
=vous|-4
=vp|2
=vpn|2
=w|1
=wait|-2
=waiting|-2
=walk|-3
=wall|-1
=walt|-1
=want|6
=wanted|3
=wants|-1
=ware|-1
=warehouse|-1
=warm|3
=warranty|-2
=was|5
=wash|4
=water|-4
=way|-7
=we|-9
=we'd|-1
=we'll|2
=we're|4
=weather|-3
=web|1
=weber|-4
=website|1
=wedding|-4
=wednesday|6
=wednesdays|-3
=week|-15
=weekend|-1
=weeks|5
=weg|-1
=wegen|4
=welcome|4
=well|-3
=wenn|7
=wer|4
=werden|2
=were|2
=wet|-3
=what's|1
=whatsapp|-2
=wheel|10
=wheelchair|8
=when|10
=whether|-1
=which|-3
=while|-5
=white|-2
=whiteboard|1
=who|1
=who's|-3
=whoever|-2
=whole|1
=wholesaler|-4
=why|1
=wi|-1
=wie|-2
=wieder|3
=wiki|1
=wild|-1
=will|-4
=wind|-2
=window|4
=windows|-2
=wine|-1
=wing|1
=winter|4
=winterreifen|1
=wiper|2
=wir|-1
=wird|1
=wiring|1
=wish|-9
=with|-8
=withdrawn|-1
=within|-9
=without|-3
=witness|2
=wobbles|7
=wont|1
=word|2
=words|2
=work|-3
=worker|-1
=working|4
=workshop|1
=worn|8
=worry|-4
=would|-7
=wound|1
=wrap|-2
=write|1
=writing|-2
=written|4
=wrong|-4
=wurde|-4
=x|-2
=y|-11
=ya|-8
=yard|-4
=ye|-1
=yeah|-1
=year|1
=year's|6
=yearbook|-1
=yearly|1
=years|-5
=yellow|4
=yes|3
=yesterday|3
=yesterday's|-2
=yet|15
=you|-3
=you'd|-3
=you're|-3
=your|5
=yours|-6
=yuki|-1
=yusuf|-1
=z|-1
=zahlerstand|1
=zahnarzt|1
=zeit|-1
=zero|-2
=zip|-2
=zum|-1
=zur|3
=zwei|-2
=zweimal|-2
=º|1
>>|-21
>>!|11
>>'|-1
>>(|9
>>,|3
>>-|7
>>.|-8
>>:|-11
>>;|2
>>?|9
>>a|-8
>>about|-3
>>after|1
>>again|2
>>all|-1
>>am|1
>>and|-7
>>antes|9
>>are|6
>>asap|-1
>>at|2
>>avant|1
>>ay|-1
>>back|2
>>because|8
>>before|16
>>bis|-4
>>bitte|-1
>>by|4
>>ce|3
>>con|1
>>d|-2
>>d'ici|3
>>date|5
>>dated|2
>>day|3
>>days|-2
>>dec|-6
>>december|-1
>>del|3
>>demain|5
>>den|1
>>des|4
>>du|-2
>>due|1
>>e|3
>>early|-1
>>ek|-1
>>el|3
>>ember|-2
>>en|1
>>er|-4
>>es|1
>>et|-2
>>expires|-1
>>f|-2
>>feb|-1
>>for|12
>>friday|-3
>>from|4
>>fur|6
>>g|-2
>>gain|1
>>h|2
>>has|-4
>>have|5
>>he|-3
>>hours|1
>>hoy|-1
>>hr|2
>>i|-2
>>if|-5
>>ight|2
>>in|2
>>ing|-2
>>ion|-1
>>is|-9
>>jan|3
>>june|-3
>>l|-3
>>la|1
>>latest|2
>>ld|4
>>le|-7
>>ll|1
>>m|2
>>manana|6
>>march|-1
>>may|1
>>mber|-1
>>mehr|-1
>>ment|-1
>>morning|-1
>>must|-11
>>n|1
>>nachste|-5
>>nd|1
>>nde|6
>>needed|1
>>needs|-3
>>next|1
>>nicht|1
>>no|-5
>>noon|-1
>>not|2
>>now|9
>>o|-2
>>of|-6
>>ok|-3
>>om|-3
>>on|-10
>>ot|1
>>ow|-4
>>page|-1
>>para|1
>>please|2
>>pls|-10
>>pm|-1
>>pour|2
>>r|-1
>>right|5
>>s|-6
>>sday|4
>>sept|-1
>>sing|-2
>>sometime|1
>>sous|6
>>still|-5
>>sunday|-3
>>t|-3
>>than|1
>>that|-1
>>the|-2
>>ther|-1
>>this|1
>>thurs|-2
>>thursday|3
>>tmrw|-5
>>to|2
>>today|6
>>tomorrow|7
>>tonight|8
>>two|1
>>uary|3
>>und|-2
>>until|-11
>>we|-2
>>week|1
>>weekend|1
>>when|6
>>whenever|7
>>which|-6
>>wieder|1
>>with|1
>>within|-4
>>–|7
^a|10
^a copy|1
^a late|-1
^a quick|1
^a written|-1
^aber|-1
^about|-1
^abstracts|8
^accept|2
^accept the|1
^access|10
^account|-4
^add|2
^add the|2
^after|-6
^after the|-6
^agenda|-1
^agent|-1
^agreed|-1
^alarm|-3
^all|-1
^allergen|-1
^an|-2
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
^approve|1
^approved|-1
^arrange|-1
^arrange the|4
^as|-6
^as a|1
^as per|-2
^as the|-2
^ask|-2
^ask for|-2
^ask mr|1
^ask the|-6
^assigned|-1
^audit|-1
^autoclave|-1
^avisa|-4
^avoid|-1
^b|-1
^back|-1
^backup|1
^badge|1
^bags|-1
^bake|-1
^bank|-1
^batteries|-1
^be|-3
^be done|-1
^be on|-5
^be so|-1
^because|-5
^because of|-1
^because the|-4
^bed|1
^before|-4
^before i|1
^before the|-3
^bei|-2
^bei der|-7
^best|4
^bestell|3
^bestellt|4
^bike|-1
^bis|-1
^bis freitag|-1
^black|-2
^blocked|-1
^blue|1
^board|-3
^boiler|3
^book|6
^book a|1
^book flights|2
^book it|-5
^borrow|-1
^bother|-1
^brightwater|6
^bring|1
^bring it|-5
^bring the|4
^bring them|-2
^budget|3
^bug|-1
^build|3
^bump|4
^bus|-1
^buy|2
^buy new|1
^by|-1
^by the|-1
^cake|-1
^call|5
^call her|-1
^call him|-4
^call the|7
^call to|-1
^call us|-2
^caller|-7
^cambia|1
^cambia la|1
^cancel|9
^car|-1
^case|1
^category|9
^cedar|-1
^certificate|-1
^chair|1
^chairs|2
^change|-6
^change it|-2
^change the|1
^charge|-2
^charity|1
^chase|6
^chase the|5
^chase them|-3
^check|-3
^check it|-1
^check the|3
^check whether|-2
^check with|-1
^check your|-4
^christmas|-1
^circulate|-3
^city|-1
^city of|-1
^clean|2
^clean it|1
^clean the|2
^clean up|-1
^cleaning|-2
^clear|2
^clear out|1
^client|1
^close|3
^close the|3
^code|-1
^code freeze|-1
^coffee|-1
^cold|-1
^collect|-2
^collect it|-1
^collect the|2
^collect them|-2
^come|-1
^comment|-1
^compare|5
^complete|-5
^comprar|2
^compressor|-1
^confirm|8
^confirm in|-2
^confirm the|2
^confirm with|3
^congratulations|-1
^contact|-2
^contact form|-2
^contract|7
^contrato|1
^copy|2
^cormac|-1
^correct|2
^correct it|3
^correct the|2
^corrective|-1
^council|4
^count|-3
^count the|-3
^cover|-6
^cover the|-2
^crash|1
^create|-2
^crown|-1
^csv|3
^csv export|3
^customer's|-1
^customers|2
^da|-2
^dad's|-1
^damit|-1
^danke|-1
^danke fur|-1
^das|-2
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
^decided|-2
^deep|5
^deep clean|5
^defect|3
^defrost|1
^defrost the|1
^delete|-4
^deliver|-7
^delivery|-5
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
^despite|3
^did the|3
^die|2
^die heizung|1
^dinner|-2
^discussion|-1
^do|-3
^do it|-1
^do not|-4
^do that|-1
^do the|2
^do we|3
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
^draw|3
^drive|1
^driver|-2
^drivers|2
^drop it|-1
^drop the|1
^dry|4
^each|8
^earl|-1
^edge|1
^eine|5
^einen|-1
^el|4
^el cliente|-3
^el grifo|2
^electric|6
^elevator|-1
^email|-4
^email the|-4
^emergency|-1
^employee|-1
^en|3
^enter|2
^envoyer|1
^er|-6
^erstellt|-6
^estoy|-4
^eur|-1
^every|-3
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
^facilities|2
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
^finance|-1
^find|-10
^find a|1
^find attached|-5
^find out|-5
^find the|-1
^finish|-3
^finish the|1
^fire|-4
^fire drill|-1
^fire extinguisher|-3
^firmware|-1
^fix|-2
^fix before|-8
^fix the|9
^fixing|-1
^floor|5
^follow|-10
^follow our|-5
^follow up|-3
^food|-1
^for my|-1
^for the|-3
^forklift|7
^form|-3
^forward|-2
^forward it|-1
^forward the|1
^forwarded|-2
^found|-1
^free|-1
^freezer|3
^fridge|2
^frist|-2
^from|1
^from the|-1
^front|1
^fur|1
^fur die|1
^gas|-1
^gas safety|1
^get|5
^get a|-1
^get it|-1
^get round|-1
^get someone|1
^get the|4
^get them|-4
^get three|2
^get two|1
^give|-3
^give me|-2
^give the|-4
^glue|4
^go|-14
^go ahead|-2
^go back|-5
^go out|-7
^go through|-1
^go to|2
^got|-2
^gracias|-1
^grandma's|2
^grandma's hearing|3
^grandpa's|-4
^grant|-3
^grease|2
^great|-1
^greenline|2
^gutter|5
^gutters|11
^guy|-1
^half|3
^half of|3
^hall|3
^hana|-1
^hand|9
^hand it|3
^hand them|1
^handle|-5
^hang|-1
^has|-7
^has the|-3
^have|12
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
^he'd like|2
^he's|-1
^heating|1
^hedge|-2
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
^i|-7
^i asked|-2
^i bought|-3
^i don't|-6
^i have|-3
^i know|-1
^i left|9
^i put|-1
^i read|1
^i refer|7
^i said|2
^i send|-1
^i spoke|-1
^i was|-4
^i'm|-4
^i'm in|-4
^i'm short|1
^i've|4
^i've put|-2
^ich|-1
^ideally|-1
^if|2
^if not|-1
^if the|5
^if you|-1
^ihn|-1
^ihr|-1
^il|5
^im|-1
^in|7
^in the|-1
^incident|-1
^inform|-2
^inspect|1
^inspection|-2
^inspection report|-1
^instead|-1
^internal|-1
^inv|1
^invoice|2
^invoice dated|-1
^invoice no|3
^invoice of|1
^is|-4
^is the|3
^issue|6
^issue a|5
^ist|1
^it|13
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
^its|-4
^january|-2
^je suis|-1
^job|-1
^job card|-1
^june|-1
^k|2
^keep|-3
^keep the|-1
^keys|-1
^kids|-2
^kitchen|8
^kitchen faucet|3
^kitchen tap|6
^know|-1
^kummerst|1
^kummerst du|1
^la|-3
^la impresora|4
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
^lease|1
^leave|-2
^left|-9
^left the|-6
^legal|10
^leider konnten|-1
^lena|9
^lend|-1
^let|4
^let him|3
^let me|-8
^let the|2
^let them|2
^let us|5
^library|7
^lift|4
^light|1
^like|3
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
^look into|-5
^looks|-1
^los|-1
^lost|2
^lost property|3
^love|-1
^low|-1
^lunch|1
^m|-2
^machst|2
^machst du|2
^madame|-4
^mail|2
^mail it|3
^mail the|1
^mail them|-2
^maintenance|-4
^maintenance request|-1
^mais|1
^make|5
^make a|1
^make an|2
^make it|2
^make sure|4
^make the|-4
^march|-1
^marketing|-3
^marta|2
^may|-1
^me|1
^measure|2
^medium|-1
^meet|-4
^meet you|-2
^menu|1
^messe|-1
^meter|3
^meter readings|4
^midland|-1
^milk|5
^mill|4
^mill road|4
^mine|-2
^minutes|-1
^mo|2
^mom|-1
^mom's|3
^mom's birthday|3
^more|1
^mot|3
^mot for|1
^mount|-1
^move|10
^move her|-1
^move samples|1
^move the|2
^mow|1
^mrs|1
^ms|1
^mum's|-2
^my daughter|2
^my husband|3
^my second|3
^my son|-3
^nadia|-1
^names|-3
^near|-1
^near miss|-1
^net|-1
^new|-8
^next|-1
^nightly|1
^no|-5
^no action|-1
^no the|1
^nobody|1
^nobody has|2
^nos|8
^not|-8
^not a|-1
^not on|-1
^not the|-2
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
^obtain|6
^obtain three|4
^obtain two|1
^of|-1
^offer|-8
^office|-3
^office of|-3
^oil|-3
^on|-2
^on the|-1
^onboarding|2
^once|-1
^one|2
^one more|1
^open|2
^open the|3
^opened|-1
^opening|-1
^or|3
^order name|1
^order new|1
^order replacement|3
^order the|5
^order two|1
^organise|-3
^otherwise|-4
^otherwise the|-2
^otherwise they|-1
^our|4
^our invoice|-1
^our records|-1
^pack|-1
^pack the|-1
^page|1
^paid|-1
^paint|1
^para|-4
^parcel|-2
^parts|-1
^pass|-1
^passport|3
^password|2
^patient|-2
^pay|6
^pay by|-2
^pay invoice|11
^pay the|3
^pay to|-2
^payable|2
^payment|1
^payroll|6
^pedir|-2
^people|-2
^per|-1
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
^porte|4
^porte du|3
^post|-7
^post it|-1
^pour|-3
^practice|-1
^prepara|-1
^prepare|3
^prepare a|1
^prepare the|1
^preparer|1
^present|-4
^present them|-1
^press|-1
^prices|7
^print|2
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
^property|-1
^protokoll|-1
^provide|1
^prufen|-1
^pull|1
^pull the|1
^purchase|1
^put|1
^put a|1
^put in|-2
^put them|1
^put together|-1
^put up|2
^q|-7
^quarantine|-1
^quarterly|3
^questions|3
^quick|-2
^quotation|5
^quote|-2
^quote for|-1
^radiator|2
^raise the|1
^re|-3
^read|-2
^rebook|2
^recalibrate|3
^recalibrate the|3
^receive|-2
^receive the|-3
^received|1
^rechnung|6
^rechnung bezahlen|2
^rechnung nr|2
^rechnung re|2
^redo|4
^ref|-1
^refill|3
^refill the|2
^refund|7
^refund the|2
^register|3
^rehearsal|1
^relancer|5
^relancer le|4
^release|1
^release the|1
^remains|-1
^remind|1
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
^rename the|1
^renew|6
^renew it|1
^renew now|-3
^renew online|1
^renew passport|1
^renew the|6
^renewal|-3
^rental|5
^reorder|4
^repair|-5
^repair it|-1
^replace|5
^replace the|5
^replacement|1
^reply|1
^reply to|1
^report|1
^reported|-1
^reported by|-1
^request|-10
^request the|-3
^requested|-1
^resend|-1
^reserve|3
^reserver|3
^reserver la|3
^reset|3
^reset the|1
^resolved|-1
^response|-1
^restart|-1
^restart the|2
^restock|1
^return|11
^return it|1
^return the|8
^rev|-1
^review|2
^review the|1
^rewrite|1
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
^run out|-1
^ruth|2
^s|-1
^safety|-1
^said|-2
^said he'd|-1
^said she'd|-1
^sammelt|-3
^sat|1
^save|-1
^saw|-2
^say|-1
^says|-3
^scaffold|4
^scan|1
^scan it|1
^scan the|3
^schedule|-2
^schedule the|-4
^schick|-1
^school|-2
^se|-1
^seat|1
^second|3
^see|-5
^see below|-2
^see the|-3
^sehr|-2
^sehr geehrte|-2
^send|7
^send a|2
^send back|1
^send it|2
^send me|-2
^send over|1
^send someone|-1
^send the|9
^send them|2
^send to|-3
^send us|-1
^server|-1
^server room|-1
^service|-2
^set|-6
^set up|-2
^settle|-5
^settle it|-2
^settle the|1
^severity|-1
^sew|1
^sew the|1
^she|-5
^she can't|-2
^she wants|1
^she's|-2
^shop|-2
^shopping|1
^short|-1
^show|1
^show it|1
^si|-1
^sie|-4
^sign|1
^sign and|-5
^sign off|1
^sign the|1
^sign up|2
^signed|-2
^since|10
^since the|7
^since update|4
^skip|7
^small|-1
^smoke|1
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
^sprint|-1
^st|-1
^staff|1
^stage|-1
^stand|-1
^start|-9
^state|-1
^statement|-1
^statement of|-2
^sticky|-2
^sticky note|-2
^still|-3
^stop|-8
^stop the|-3
^students|-1
^su|1
^submit|4
^submit a|1
^submit it|-2
^submit the|5
^submit your|1
^suite|-1
^summer|1
^supplier|-4
^support|-1
^sure|-3
^surgery|8
^swap|8
^swap it|1
^swap the|1
^swap them|2
^switch|-1
^t|-2
^table|-1
^take|-9
^take a|-1
^take care|1
^take it|-1
^take place|-1
^take that|-1
^take your|-1
^talk|-2
^talk about|-3
^talk to|1
^tank|-1
^tap|-1
^tariq|-1
^tax|1
^technician|-1
^teh|1
^teilen|3
^teilen sie|3
^tell|-4
^tell her|7
^tell me|-4
^tell the|3
^temp|-1
^tenant|-1
^tender|-2
^term|-1
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
^thats|-2
^the|5
^the alarm|1
^the annual|-2
^the auditors|-2
^the autoclave|-2
^the bank|-3
^the board|-1
^the car|1
^the card|5
^the caterer|6
^the client|-9
^the coffee|-4
^the council|-2
^the county|-3
^the courier|-1
^the crane|-1
^the delivery|1
^the demo|5
^the dishwasher|-2
^the domain|-1
^the donor|1
^the elevator|4
^the export|1
^the first|-1
^the fish|-1
^the following|-6
^the forklift|-1
^the freezer|-1
^the grant|2
^the gutter|-2
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
^the minutes|3
^the neighbours|-4
^the new|8
^the next|-1
^the offer|9
^the old|1
^the only|1
^the opening|-2
^the organ|4
^the piano|-1
^the plants|-1
^the plumber|1
^the portal|-3
^the price|-2
^the print|-1
^the printer|-1
^the projector|4
^the q|-2
^the salt|-4
^the school|-1
^the shower|1
^the supplier|1
^the thing|2
^the tls|-1
^the toner|-1
^the visitor|1
^the walk|-2
^the yearly|2
^their|1
^them|-1
^theo|-1
^there is|1
^there's|-1
^there's a|-1
^there's no|-1
^these|-1
^they|-1
^they are|-3
^they asked|2
^they can't|-1
^they like|-4
^they need|-2
^they want|9
^they won't|-1
^they'd|5
^they'd like|5
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
^tidy|-1
^till|-1
^timesheets|7
^todo|-2
^toner|-1
^toolbox|-1
^toolbox talk|-1
^top|-4
^total|-1
^total ttc|-1
^tour|-2
^transfer|4
^transfer the|4
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
^two things|-4
^type|-2
^tyres|2
^uberweisen sie|1
^um|-2
^under|-9
^unit|4
^unlock|1
^until then|1
^update|8
^update the|1
^upgrade|1
^upload|1
^upload it|-1
^upload the|2
^upload them|-2
^urgente|-1
^use|3
^use it|4
^use the|-1
^user|3
^utility|-1
^vaccine|1
^valid|-1
^van|1
^vendor|4
^version|-1
^very|-1
^via|-2
^visit|-4
^visit the|-3
^visitor|-1
^visitors|-2
^voice|-1
^voicemail|-1
^votre|2
^w|-1
^wait until|-1
^walk|6
^walk in|6
^want|1
^wants|-1
^warehouse|-1
^warranty|2
^was|-2
^wash|9
^wash the|1
^water|-5
^water is|-2
^water the|1
^water them|-1
^we|-9
^we are|-3
^we cannot|-1
^we don't|-1
^we have|-7
^we still|2
^we would|2
^we're|14
^we're down|8
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
^what|14
^what happened|-2
^what i|8
^what is|-2
^what she|2
^what we|5
^what's|1
^wheelchair|5
^when|1
^when i|2
^whenever it|2
^where|1
^which|-1
^who|-3
^wie|-2
^window|-1
^winter fair|-1
^wir|2
^with|-1
^without|-3
^without it|-1
^words|-1
^work|-2
^write|-1
^write a|1
^write the|-1
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
^your domain|6
^your parcel|1
^your vehicle|-1
^yours|-2
topic $a|2
topic $account|-1
topic $agreement|-1
topic $alarm|3
topic $approver|1
topic $april|-1
topic $autoclave|-1
topic $b|-1
topic $badge|-1
topic $band|1
topic $bank|-1
topic $battery|2
topic $birthday|-1
topic $boots|3
topic $boxes|2
topic $bulb|1
topic $cake|3
topic $call|-1
topic $called|1
topic $card|3
topic $category|-2
topic $centrifuge|1
topic $check|-2
topic $choir|-1
topic $clinic|-3
topic $committee|-1
topic $company|2
topic $compressor|1
topic $council|-2
topic $customers|4
topic $damage|-1
topic $date|-2
topic $day|-2
topic $days|1
topic $december|-3
topic $delivery|-3
topic $door|-3
topic $draft|-2
topic $excerpt|-1
topic $expected|-2
topic $extinguishers|1
topic $extract|-1
topic $family|1
topic $fence|-3
topic $forget|-4
topic $form|-1
topic $free|-1
topic $from|-1
topic $gate|-3
topic $group|-4
topic $guide|-1
topic $hall|-1
topic $hours|1
topic $in|1
topic $inc|-1
topic $inspector|-1
topic $invoice|9
topic $it|-1
topic $item|-3
topic $items|-2
topic $job|1
topic $june|2
topic $key|6
topic $keys|1
topic $lamp|-1
topic $latest|-1
topic $lease|3
topic $leo|-1
topic $letters|-2
topic $licence|5
topic $lights|-1
topic $list|-1
topic $log|-1
topic $m|3
topic $machine|-3
topic $may|-2
topic $meeting|-3
topic $monday|1
topic $never|1
topic $note|-1
topic $notes|-1
topic $notice|-2
topic $nov|-2
topic $of|-2
topic $on|-1
topic $one|-1
topic $ones|-1
topic $order|8
topic $page|3
topic $papers|1
topic $parcel|1
topic $patient|1
topic $people|-3
topic $period|1
topic $permits|2
topic $plan|3
topic $plumber|4
topic $po|6
topic $printer|-1
topic $q|6
topic $rang|-1
topic $re|1
topic $reading|1
topic $receipts|5
topic $registration|2
topic $reminder|-1
topic $renewal|3
topic $report|1
topic $request|-2
topic $room|7
topic $rota|2
topic $self|-1
topic $service|-2
topic $severity|-1
topic $shed|1
topic $shop|-2
topic $side|1
topic $staff|-2
topic $stage|-1
topic $statement|1
topic $survey|-1
topic $table|-1
topic $tap|1
topic $tax|1
topic $team|-5
topic $tenant|-1
topic $term|-1
topic $terms|-2
topic $test|2
topic $th|-1
topic $things|-1
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
topic $wall|-5
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
topic =accounts|-3
topic =action|-1
topic =after|-1
topic =aid|1
topic =alarm|3
topic =annual|4
topic =appointment|1
topic =approver|1
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
topic =bank|1
topic =battery|2
topic =be|2
topic =bill|4
topic =blank|2
topic =board|-3
topic =booking|-1
topic =boots|3
topic =boxes|1
topic =brochure|-1
topic =broken|-3
topic =bug|-1
topic =bulb|1
topic =bus|6
topic =cake|3
topic =caldera|1
topic =call|-2
topic =called|1
topic =card|2
topic =case|1
topic =category|-4
topic =centrifuge|1
topic =certificate|5
topic =change|2
topic =channel|-2
topic =chart|2
topic =check|-2
topic =choir|-1
topic =christmas|-1
topic =city|-1
topic =claim|-1
topic =clinic|-5
topic =coffee|1
topic =cold|-1
topic =committee|-1
topic =company|2
topic =complaint|-1
topic =compost|1
topic =compressor|1
topic =contact|-1
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
topic =daughter|-3
topic =day|-2
topic =days|2
topic =db|3
topic =de|7
topic =december|-3
topic =deck|2
topic =del|-1
topic =delivery|-2
topic =demo|-2
topic =dental|2
topic =der|-1
topic =desk|-2
topic =disk|3
topic =domain|3
topic =don't|-1
topic =door|-1
topic =draft|-3
topic =du|1
topic =early|3
topic =emergency|-1
topic =engineer|-1
topic =excerpt|-1
topic =exit|-1
topic =expected|-2
topic =export|1
topic =extension|-1
topic =extinguishers|1
topic =extract|-1
topic =family|1
topic =fee|-1
topic =fence|-2
topic =final|-1
topic =fire|1
topic =first|-4
topic =fixed|1
topic =flat|-1
topic =flu|-4
topic =follow|-2
topic =following|-5
topic =for|15
topic =forget|-4
topic =forklift|-1
topic =four|-1
topic =free|-1
topic =freezer|-2
topic =fridge|1
topic =from|4
topic =front|-2
topic =fuel|5
topic =fur|1
topic =gate|-2
topic =gloves|2
topic =grandma's|1
topic =grant|-1
topic =group|-4
topic =guest|5
topic =gutter|2
topic =gym|7
topic =half|-1
topic =hall|-1
topic =hallway|1
topic =handover|4
topic =head|1
topic =hearing|-2
topic =heating|8
topic =helpdesk|-1
topic =hoa|-1
topic =hotel|1
topic =house|-1
topic =husband|-1
topic =i|-2
topic =im|-1
topic =in|3
topic =inc|-1
topic =inspector|-1
topic =insurance|4
topic =invoice|7
topic =is|1
topic =it|-1
topic =item|-3
topic =items|-2
topic =job|-1
topic =june|2
topic =k|-1
topic =key|5
topic =keys|1
topic =kitchen|-1
topic =la|1
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
topic =lift|-1
topic =lights|-1
topic =list|-3
topic =little|-1
topic =local|1
topic =locker|6
topic =log|-3
topic =low|-3
topic =m|3
topic =machine|-2
topic =maintenance|-1
topic =man|1
topic =may|-2
topic =meeting|-4
topic =messe|-4
topic =mill|-1
topic =minutes|-1
topic =missing|7
topic =monday|1
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
topic =note|-6
topic =notes|-2
topic =notice|-2
topic =nov|-2
topic =november|-1
topic =of|5
topic =off|-1
topic =offer|-1
topic =office|-3
topic =ok|-1
topic =old|-1
topic =on|5
topic =onboarding|-7
topic =one|-4
topic =ones|-1
topic =only|-1
topic =op|1
topic =open|-1
topic =opening|1
topic =order|7
topic =out|-1
topic =page|1
topic =papers|2
topic =parcel|3
topic =parent|-1
topic =parking|4
topic =party|-2
topic =passport|1
topic =patient|2
topic =people|-3
topic =period|1
topic =permits|2
topic =photos|5
topic =pitch|1
topic =plan|3
topic =plumber|4
topic =po|4
topic =policy|-3
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
topic =pta|-1
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
topic =rehearsal|1
topic =reminder|-1
topic =renewal|3
topic =report|1
topic =request|-3
topic =revised|1
topic =room|6
topic =rota|2
topic =safety|-1
topic =said|1
topic =sat|-1
topic =saturday|1
topic =say|-1
topic =scaffold|1
topic =scaffolding|2
topic =school|-3
topic =second|-1
topic =self|-1
topic =server|-1
topic =severity|-1
topic =shed|1
topic =sheets|4
topic =shift|-4
topic =shop|-1
topic =short|-1
topic =shower|-2
topic =side|1
topic =signed|-2
topic =site|-1
topic =size|3
topic =skip|1
topic =slip|-1
topic =snow|5
topic =so|-1
topic =son|-3
topic =speaker|2
topic =spring|2
topic =st|-2
topic =staff|-2
topic =stage|-1
topic =stand|1
topic =statement|1
topic =street|3
topic =summary|-1
topic =sunday|1
topic =supplier|1
topic =support|-2
topic =survey|2
topic =system|-3
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
topic =the|3
topic =them|-1
topic =things|-1
topic =this|1
topic =three|-6
topic =thursday|-3
topic =ticket|-2
topic =time|4
topic =to|-7
topic =top|-1
topic =trailer|2
topic =training|1
topic =trip|-1
topic =truck|4
topic =trustees'|-2
topic =tv|8
topic =umzug|2
topic =under|-2
topic =up|-1
topic =user|-1
topic =vaccine|-2
topic =vaisselle|-1
topic =van|-2
topic =vat|-1
topic =vehicle|-1
topic =velos|1
topic =vendor|-4
topic =visit|-1
topic =voicemail|-2
topic =w|3
topic =waiting|2
topic =wall|-5
topic =water|-1
topic =weather|-1
topic =week|1
topic =weekend|-1
topic =weekly|-1
topic =well|-1
topic =went|-1
topic =whether|-4
topic =with|3
topic =words|-1
topic =work|-2
topic =wrong|4
topic =x|1
topic =ya|-1
topic =year|-1
topic =yearly|-1
topic =your|-3
topic ^action|-1
topic ^alarm|2
topic ^annual|5
topic ^approver|1
topic ^archive|3
topic ^as|-2
topic ^at|-1
topic ^autoclave|-1
topic ^bank|-2
topic ^blank|2
topic ^blank page|2
topic ^board|-1
topic ^booking|-1
topic ^broken|-3
topic ^bug|-1
topic ^bus|6
topic ^cake|2
topic ^card|-1
topic ^category|-4
topic ^certificate|2
topic ^change|2
topic ^choir|-1
topic ^city|-1
topic ^claim|-1
topic ^club|-1
topic ^coffee|4
topic ^complaint|-2
topic ^compost|1
topic ^contact|-1
topic ^contract|3
topic ^council|-1
topic ^customs|1
topic ^dental|2
topic ^domain|3
topic ^don't|-1
topic ^don't forget|-1
topic ^emergency|-1
topic ^emergency exit|-1
topic ^expected|-2
topic ^final|-1
topic ^final notice|-2
topic ^fire|1
topic ^fire extinguishers|1
topic ^first|-2
topic ^first aid|1
topic ^fixed|1
topic ^fixed asset|1
topic ^flu|-4
topic ^following|-5
topic ^following up|-1
topic ^for|-4
topic ^forklift|-1
topic ^form|-1
topic ^front|-1
topic ^gate|1
topic ^grandma's|1
topic ^group|-2
topic ^guest|5
topic ^gutter|2
topic ^gym|7
topic ^half|-1
topic ^hall|-1
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
topic ^invoice|6
topic ^invoice date|-2
topic ^job|-2
topic ^job card|-1
topic ^kitchen|-1
topic ^lab|1
topic ^last|1
topic ^lave|-1
topic ^lave vaisselle|-1
topic ^letter|-2
topic ^lift|-1
topic ^low|-3
topic ^machine|1
topic ^maintenance|-1
topic ^messe|-4
topic ^missing|7
topic ^mrs|-2
topic ^name|-1
topic ^nd|-1
topic ^new|-1
topic ^next|-2
topic ^north|-1
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
topic ^opening|1
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
topic ^pta|-1
topic ^quotation|5
topic ^quote|6
topic ^rabies|3
topic ^revised|1
topic ^room|-2
topic ^sat|-1
topic ^scaffold|1
topic ^school|-3
topic ^server|-1
topic ^server room|-1
topic ^severity|-1
topic ^shower|-2
topic ^signed|-2
topic ^size|1
topic ^skip|1
topic ^snow|5
topic ^son|-3
topic ^spring|1
topic ^stand|1
topic ^statement of|1
topic ^support|-2
topic ^tecnico|1
topic ^tecnico de|1
topic ^tenant|-2
topic ^terms|-2
topic ^th|-1
topic ^the|1
topic ^this|1
topic ^three|-2
topic ^ticket|-2
topic ^to|-6
topic ^top|-1
topic ^trailer|2
topic ^truck|4
topic ^trustees'|-2
topic ^unit|-1
topic ^user|-1
topic ^vehicle|-1
topic ^vendor|-4
topic ^voicemail|-2
topic ^w|3
topic ^weather|-1
topic ^went|-1
topic ^went well|-1
topic ^wrong|-1
`;
