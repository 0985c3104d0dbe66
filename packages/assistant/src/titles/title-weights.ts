import type { TitleFeature } from './title-features.ts';

/** How much each feature speaks for a title; made by `npm run learn:titles`, not by hand. */
export const TITLE_WEIGHTS: Readonly<Record<TitleFeature, number>> = {
  isByRules: 1.17,
  isActionByRules: -0.16,
  isAskedPart: -0.55,
  isWholeSentence: 0.81,
  isClause: -0.15,
  isLastClause: 0.27,
  isClauseToDo: 0.56,
  isSubordinate: -0.31,
  isToEnd: -0.27,
  isAfterLabel: 0.39,
  isFromVerb: 0.19,
  isSubject: -0.78,
  isCut: 1.37,
  hasTopic: 0.68,
  hasTopicOfSubject: 1.41,
  hasTopicOfLabel: -1.04,
  hasTopicOfOwn: 0.02,
  hasTopicOfBefore: 1.44,
  hasTopicOfEarlier: -0.26,
  hasTopicOfFirst: -0.92,
  isClearWithoutTopic: -2.9,
  isFairlyClearWithoutTopic: -1.29,
  isFirst: -0.17,
  isLast: -0.49,
  isLater: -0.79,
  placeInText: -0.83,
  isInFirstParagraph: -0.8,
  isBeforeTask: 0.57,
  isTask: 0.24,
  isAsking: 0.24,
  isTelling: -0.76,
  isShortSentence: -0.05,
  asksPlainly: 0.23,
  hasDate: -1.07,
  hasDeadline: 0.24,
  hasDue: 0.88,
  isMain: -0.31,
  isOfMain: 0.06,
  asksSomebody: 0.72,
  isItem: 1.38,
  isReport: -0.28,
  isOwnParagraph: -0.83,
  isFurther: -0.5,
  length: 3.19,
  words: 0.35,
  saysNothing: -0.62,
  saysMuch: 0.57,
  isUnspecific: -1.38,
  isSpecific: 0.84,
  isCentral: 1.02,
  refersBack: 0.04,
  beginsWithIt: -0.67,
  hasPronoun: -0.2,
  beginsWithVerb: 0.98,
  isToDo: 1.05,
  isRequest: 1.45,
  obliges: -0.92,
  isOfWriter: 0.19,
  isPleasantry: -0.76,
  hasName: -0.36,
  hasNumber: 0.03,
  hasColon: -0.76,
  hasComma: -1.32,
  isPast: -0.7,
  hasFault: 0.56,
  isOfDocument: 0.53,
  endsOpen: 0.22,
  hasAmount: -1.15,
};

/** How much each word of a title, or beside it, speaks for it; made by `npm run learn:titles`, not by hand. */
export const TITLE_WORDS = `
$a|4
$ab|-1
$above|-1
$ac|1
$accept|-2
$accordingly|1
$account|3
$accounting|-1
$accounts|-2
$address|9
$adviser|-9
$affected|-1
$afraid|5
$afternoon|-1
$afterwards|-2
$again|9
$agency|-4
$agreed|-1
$agreement|-1
$ahead|-6
$alarm|1
$all|2
$already|-3
$am|-5
$amount|-2
$an|-3
$and|10
$android|-1
$angebot|2
$anrufen|-1
$answer|1
$anymore|-4
$anyway|-3
$aob|-1
$app|-4
$applicant|-7
$applications|3
$approved|-3
$approx|1
$april|-4
$apt|3
$area|-1
$arrange|-4
$arrival|1
$ask|-1
$asked|1
$asks|1
$assessment|-2
$assignee|-1
$attached|-2
$attic|-1
$attn|-2
$audit|1
$aula|4
$ausgefallen|-1
$automatically|-8
$avant|-1
$away|-2
$back|-1
$bad|-1
$badge|2
$badges|1
$badly|1
$bakery|1
$balance|1
$bank|6
$banner|1
$bar|-1
$basement|-1
$batch|-1
$bathroom|1
$batteries|8
$battery|2
$bay|1
$be|-1
$bed|-6
$before|6
$beforehand|1
$bell|1
$below|-1
$belt|2
$besprochen|-1
$bestellen|-4
$between|-1
$bezahlen|4
$bill|4
$billing|-1
$bins|2
$birthday|-4
$black|3
$blue|-5
$board|-2
$boiler|1
$book|1
$booked|2
$booking|-2
$books|9
$both|-1
$bought|5
$boxes|8
$bracket|1
$break|-2
$briefing|2
$brochure|1
$broken|11
$bucket|1
$budget|2
$bug|-1
$building|-2
$bus|1
$but|-1
$by|-2
$bye|-1
$c|-2
$cabinet|3
$cable|1
$cafe|1
$cage|1
$cake|2
$calendar|2
$calibration|2
$call|-6
$called|-4
$camp|-4
$cancel|5
$cancelled|3
$car|-4
$card|-7
$cards|3
$case|1
$cat|11
$catalogue|-3
$caterer|1
$cause|-1
$cert|2
$certificate|13
$certificates|4
$chain|4
$chair|-1
$chairs|5
$chance|-3
$change|-2
$changes|-3
$changing|6
$charged|-1
$charger|3
$charges|-1
$chaudiere|1
$check|2
$checked|-2
$checklist|-5
$choir|-1
$church|4
$churn|1
$claim|2
$class|-2
$cleared|-1
$client|-2
$clinic|1
$closes|-3
$closing|-3
$club|-2
$cm|-1
$coach|-1
$code|2
$collection|1
$colours|-1
$come|3
$comes|-12
$coming|-2
$commande|1
$comment|2
$company|2
$complaining|-1
$complaint|1
$completed|-1
$compressor|1
$concert|-3
$conference|-1
$confirm|-2
$confirmation|-3
$confirmed|-1
$constantly|1
$container|4
$contractor|-2
$contracts|2
$control|1
$copies|3
$copy|-5
$correct|-3
$correction|-1
$cost|-4
$council|-3
$count|3
$counter|1
$course|-2
$court|-1
$cracked|-1
$crazy|-1
$crew|-1
$csv|1
$cups|1
$customers|-1
$cut|-1
$d|-2
$database|1
$date|-5
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
$department|-1
$deploy|-1
$deposit|2
$depuis|4
$descaling|1
$desde|1
$desk|-4
$detectors|1
$dinner|-1
$director|-1
$discussed|-1
$display|1
$do|-2
$documents|-1
$domain|1
$done|-2
$door|-4
$down|-3
$draft|-3
$drawer|-1
$drill|1
$dringend|-1
$drips|10
$drive|-1
$drivers|2
$drum|2
$du|-1
$due|3
$duty|2
$earlier|3
$ein|1
$el|-1
$electric|-1
$electrician|1
$emergency|1
$employees|-1
$emptied|-1
$encore|1
$end|-2
$ends|-2
$engineer|1
$entrance|3
$envoyer|-1
$error|3
$estimate|-1
$eur|-1
$euros|-1
$evening|-1
$everybody|3
$exam|-1
$example|-1
$excerpt|-1
$expire|2
$expired|5
$expires|8
$express|1
$extension|-1
$extinguishers|4
$extract|2
$f|9
$fair|-1
$falls|-1
$families|-6
$father|-1
$feb|-3
$february|3
$fee|2
$feedback|-1
$fees|2
$fehlt|1
$fence|-1
$figure|3
$file|2
$fils|3
$filter|1
$final|-2
$finance|4
$fine|-2
$finished|-1
$fire|1
$firm|-1
$firmado|3
$five|1
$fix|-3
$fixed|-2
$flashing|4
$flat|2
$flickering|1
$flickers|1
$floor|1
$florist|1
$flowers|4
$fm|-1
$folder|-2
$for|3
$forget|-1
$forklift|1
$form|1
$format|2
$forms|7
$foundation|-1
$fr|-3
$freeze|-1
$freezer|-1
$freitag|-4
$friday|-8
$fridays|-1
$fridge|-3
$from|7
$front|-2
$frost|-1
$full|3
$fyi|-4
$galway|-1
$garage|-2
$gas|-1
$gate|1
$gateway|2
$glasses|4
$go|-6
$gone|4
$good|-1
$grand|-2
$green|-6
$greeting|1
$grey|2
$group|1
$guests|3
$guide|1
$gutters|2
$guy|1
$h|-1
$haben|3
$had|-1
$halfway|-1
$hall|-6
$hallway|-6
$hand|1
$handover|-1
$hands|1
$hat|-1
$have|-1
$heating|2
$held|-1
$helpers|-2
$her|7
$herren|-2
$him|4
$hole|1
$home|1
$hotel|-3
$hour|-2
$house|-5
$ice|1
$immediately|2
$imprime|1
$in|4
$inc|6
$incl|-1
$incomplete|-1
$inside|-1
$inspection|2
$installed|6
$instead|-1
$insurance|1
$interns|-3
$inv|4
$inventory|2
$invoice|2
$is|-4
$issued|2
$it|17
$itself|1
$jan|-2
$january|-7
$job|1
$july|1
$june|-8
$kann|-8
$kettle|1
$key|3
$keys|-1
$kids|2
$kim|-2
$kit|-2
$kitchen|-6
$kl|1
$knee|1
$knives|-1
$know|6
$l|-3
$la|-2
$lab|-1
$landlord|3
$lane|-5
$laptop|-2
$lars|-1
$late|-4
$later|-5
$laundry|1
$le|-1
$leaking|-1
$lease|2
$leave|-2
$leaves|-4
$legal|1
$letter|4
$letters|-2
$library|4
$licences|-2
$lieferung|-2
$lieu|-1
$lights|1
$like|-4
$lindenstr|1
$line|1
$list|-1
$live|4
$llc|10
$lobby|-2
$local|-3
$locker|-3
$log|-2
$logo|4
$look|1
$loose|4
$lost|-1
$lot|1
$lovely|-1
$m|2
$machen|-5
$machine|8
$mai|-1
$mailing|-3
$maintenance|-1
$make|-1
$management|-3
$manager|-2
$march|-2
$match|-1
$matters|8
$max|11
$may|2
$mayor|-1
$me|9
$meantime|-1
$meeting|-3
$meetings|-2
$mehr|1
$message|-1
$milk|5
$min|3
$minute|-1
$mirror|2
$mismo|-4
$missing|-1
$mit|3
$ml|-1
$mm|3
$mobile|2
$money|-4
$montag|-3
$montant|-3
$month|-8
$more|-3
$morning|1
$mot|4
$moved|-5
$much|-4
$museum|1
$myself|-1
$n|-1
$nachgefragt|-1
$names|-3
$nd|-2
$nda|8
$need|-5
$needed|-1
$new|1
$newsletter|3
$next|2
$nicht|-3
$nights|2
$nl|-2
$no|-3
$nobody|2
$noise|-1
$not|-2
$note|3
$notes|-2
$notice|-4
$nov|-13
$november|-9
$novembre|2
$now|-1
$number|-5
$numbers|-1
$nurse|-3
$oct|2
$october|-9
$of|-4
$off|3
$office|4
$oil|2
$old|4
$on|-6
$one|-8
$ones|-1
$online|-1
$only|-1
$open|1
$opened|1
$opens|2
$operator|-1
$optician|-1
$order|3
$osei|1
$out|2
$over|8
$p|-1
$page|-7
$pages|-1
$paid|-6
$pallets|2
$panels|-1
$panic|-1
$paper|1
$parked|-1
$part|-2
$pasillo|2
$pass|-1
$passport|5
$password|1
$patient|-2
$patients|1
$pay|2
$payment|-1
$payroll|2
$pdf|4
$people|-8
$permit|4
$person|-8
$phone|-2
$photo|4
$photos|-5
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
$pm|-6
$po|-2
$point|-1
$policy|12
$polyvalente|2
$porfa|-1
$porto|-1
$possible|1
$postponed|-1
$practice|1
$presents|5
$pressing|-1
$price|3
$principal|8
$printer|3
$probe|5
$problem|-3
$production|-1
$programme|-2
$project|-4
$projector|4
$promised|-1
$proof|-1
$provider|2
$pt|-1
$publisher|1
$pump|-4
$q|4
$query|-1
$quick|1
$quickly|-3
$quotes|-2
$rain|-2
$raised|2
$rang|-1
$rate|-1
$ray|1
$rd|-2
$readings|7
$receipt|5
$receipts|1
$received|-5
$reception|2
$recommendation|4
$records|4
$ref|-1
$register|-3
$regler|1
$rehearsal|-1
$reminder|-1
$remit|-3
$renew|1
$renewal|1
$renewed|-5
$repair|-1
$repaired|1
$reparateur|-1
$replace|2
$replacement|-1
$replacements|-7
$reply|-1
$report|3
$request|4
$required|-2
$requirements|1
$restaurant|1
$return|2
$returned|3
$rev|4
$review|-3
$rising|-2
$road|-1
$roll|-1
$roofer|1
$room|-4
$roster|2
$rota|-3
$row|4
$rufen|2
$run|-4
$running|-3
$safari|1
$safety|-1
$sale|1
$samples|2
$sat|-1
$saturday|-1
$saturdays|-3
$say|3
$says|1
$scan|1
$schedule|7
$schicken|-3
$schon|-2
$seat|2
$seats|-1
$sec|-1
$second|1
$section|-3
$sein|1
$self|-1
$sender|-4
$sensor|6
$sent|1
$sep|-4
$sept|-2
$september|3
$service|8
$serviced|1
$severity|-1
$sharp|-3
$shed|-3
$sheet|3
$sheets|-2
$shift|-6
$shifts|-1
$short|-1
$sich|-1
$sick|-2
$side|1
$sides|7
$sie|1
$signe|4
$signed|4
$since|-6
$site|-2
$size|2
$skip|-2
$slides|3
$slip|-1
$smells|1
$so|-1
$solicitor|-4
$someone|-1
$something|-2
$soon|-3
$spreadsheet|3
$sprint|-5
$squeaks|1
$st|-1
$stairs|-2
$starts|-2
$statement|7
$statements|4
$station|-4
$steht|-1
$sticks|1
$storage|3
$store|-3
$storm|-1
$stress|-4
$stuck|1
$studio|1
$submit|-1
$subscription|2
$success|-1
$suite|1
$sunday|-2
$supplier|-1
$supply|-2
$support|-1
$survey|6
$system|-2
$ta|1
$table|-2
$tag|-1
$tags|-2
$tank|7
$tard|-6
$tardar|-1
$tax|14
$teacher|-6
$team|-1
$technician|-2
$tecnico|1
$template|1
$ten|-1
$tenant|-9
$termin|1
$terms|-1
$test|-4
$tested|3
$text|1
$th|-6
$than|4
$that|-1
$thats|-2
$the|1
$them|6
$then|7
$they|-2
$thing|-6
$things|4
$think|-2
$this|6
$tho|-2
$though|-1
$through|-2
$thu|2
$thursday|-2
$thursdays|-1
$ticket|-2
$tickets|1
$time|2
$timesheets|3
$tires|-1
$tmrw|1
$to|7
$together|1
$tomorrow|-4
$toner|1
$training|-1
$traiteur|1
$transcript|-1
$transfer|1
$transit|3
$translation|-2
$transport|-3
$trays|1
$trees|4
$trim|2
$trip|1
$ttc|-1
$tuesday|-1
$tuner|9
$twice|-1
$type|1
$tyres|8
$uberweisen|-1
$umlauts|1
$unanimously|-1
$unit|1
$unpaid|-1
$up|5
$update|-3
$uploaded|2
$upset|-1
$upstairs|1
$urgente|-1
$us|5
$use|1
$used|-1
$valid|3
$valve|3
$van|-6
$vehicle|-2
$vendor|-1
$verlangern|1
$version|-2
$view|-1
$virement|2
$visit|2
$visitors|-3
$von|1
$w|5
$wall|-1
$ward|-1
$warm|3
$warning|1
$warranty|-1
$was|4
$water|1
$way|-2
$web|1
$website|1
$wed|1
$wedding|-4
$wednesday|5
$week|-2
$weeks|1
$weg|-2
$well|-3
$went|1
$werden|2
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
$x|-4
$yard|-1
$year|-3
$years|-2
$yesterday|-5
$you|-3
$yours|-2
$zu|-1
<(|-2
<)|-2
<,|-3
<-|1
<.|-4
<:|11
<<|-6
<<) ,|-2
<<) -|-4
<<) :|-1
<<) should|1
<<,|-9
<<, ,|-3
<<, :|-4
<<, and|1
<<, bitte|-1
<<, but|-2
<<, can|-1
<<, everybody|-2
<<, i'd|4
<<, i'll|3
<<, just|3
<<, needs|2
<<, people|-1
<<, please|10
<<, que|3
<<, so|-1
<<, someone|-4
<<, the|1
<<, then|-6
<<, you|-4
<<-|3
<<- ,|-2
<<- -|-1
<<- :|1
<<- tu|-1
<<.|-3
<<. ,|-4
<<. .|-1
<<. :|1
<<. please|-2
<<:|-1
<<: ,|-3
<<: :|4
<<: the|1
<<@ channel|1
<<a|3
<<able to|4
<<about :|-1
<<accept ,|1
<<acceptance :|-3
<<action :|5
<<actual :|3
<<afternoon ,|-1
<<again ,|-2
<<agreed that|-1
<<agreed to|-3
<<alguien|-1
<<all|-3
<<also|-1
<<am ,|3
<<an|1
<<and|-8
<<and i'd|-1
<<and i'll|-2
<<and then|-1
<<and to|-2
<<and would|4
<<anyone|-3
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
<<believe|2
<<below ,|-1
<<bitte|8
<<both|-3
<<boxes ,|-1
<<btw|2
<<bug|4
<<bug -|6
<<building :|-1
<<business :|-1
<<but|8
<<by ,|-1
<<by :|-2
<<called ,|2
<<can|-8
<<can ,|-1
<<can somebody|1
<<can someone|4
<<can u|2
<<can you|2
<<channel|1
<<complaint :|-2
<<could|4
<<could somebody|-2
<<could someone|1
<<could u|-1
<<could we|1
<<could you|6
<<critical :|2
<<cuando puedas|1
<<customer :|3
<<dan ,|1
<<dann|1
<<day :|-2
<<days ,|-1
<<de|4
<<dec ,|-1
<<december ,|-3
<<decision :|1
<<decisions :|-1
<<defect :|3
<<description :|-5
<<details :|-3
<<did you|-2
<<die|5
<<discussed|-1
<<dmitri ,|1
<<does|3
<<donal|3
<<dont forget|-1
<<down ,|-3
<<drive ,|1
<<du|1
<<du bitte|-1
<<due :|-4
<<eggs ,|-1
<<emergency|2
<<employee :|-1
<<et|4
<<ever|1
<<everybody|-2
<<everyone|-2
<<expected :|1
<<falta|1
<<fatou ,|-4
<<faudrait|4
<<fault :|3
<<faut|3
<<favor ,|4
<<finding :|4
<<fine ,|2
<<first ,|3
<<folder ,|-1
<<for :|-2
<<forget|-1
<<forget :|-3
<<free to|2
<<friday|-2
<<friday ,|1
<<full ,|-2
<<going to|-2
<<good to|-1
<<guys|3
<<had to|-1
<<handwritten :|8
<<happened :|-1
<<has|-2
<<has to|3
<<have|4
<<have a|1
<<hay que|4
<<he'd|1
<<he'll|2
<<hi ,|-1
<<hour :|1
<<i believe|2
<<i can|-1
<<i have|1
<<i need|5
<<i promised|-1
<<i should|3
<<i think|-1
<<i want|-1
<<i will|-2
<<i'd|5
<<i'll|-6
<<il faudrait|4
<<il faut|3
<<informed that|5
<<is|4
<<is to|6
<<issue :|3
<<it ,|3
<<it and|-2
<<it can|-1
<<item :|11
<<january ,|-1
<<job ,|1
<<job :|2
<<june ,|-2
<<just|-1
<<kannst du|1
<<kg ,|-1
<<kindly|1
<<know ,|-1
<<know that|-2
<<lars ,|1
<<latest ,|-1
<<letter ,|-2
<<like to|6
<<lol|1
<<lotte :|-1
<<lovely to|-2
<<lucia|4
<<manana|1
<<marek ,|-2
<<may ,|-1
<<maybe|-8
<<me|-1
<<me ,|-1
<<me to|-1
<<merci de|6
<<message :|5
<<milk ,|-1
<<miss|2
<<missing|-1
<<missing ,|-1
<<month ,|1
<<must|1
<<must to|-1
<<necesitamos|1
<<necesitamos que|-1
<<need|9
<<need :|3
<<need to|-6
<<needs|-2
<<needs to|3
<<nicht ,|-1
<<night ,|-2
<<no ,|-2
<<noch|7
<<note :|2
<<note that|-2
<<noticed that|1
<<now ,|9
<<now and|1
<<observation :|2
<<october ,|-2
<<of you|3
<<office ,|1
<<ok|1
<<ok ,|1
<<ok so|4
<<omg|1
<<one :|1
<<ones ,|-1
<<open :|7
<<order ,|-1
<<our|1
<<out ,|-1
<<out that|1
<<owen ,|3
<<patient :|-7
<<people|-6
<<pete|1
<<petra ,|-2
<<peux|-1
<<please|12
<<please ,|-2
<<please to|-10
<<pls|4
<<pls ,|-1
<<plz|2
<<pm ,|-1
<<podrias|2
<<point ,|2
<<porfa|1
<<pourrais|1
<<printer ,|-2
<<priya :|1
<<problem :|2
<<product :|-1
<<promised to|3
<<property :|-1
<<puedas|1
<<puedes|3
<<que|3
<<que alguien|-1
<<rang ,|5
<<rd ,|1
<<re :|-2
<<really|-2
<<reason :|-1
<<recordamos que|7
<<remember that|-1
<<reminder :|5
<<reminder that|6
<<renew ,|-2
<<request :|-7
<<requested :|-1
<<requested to|5
<<require|4
<<required :|1
<<responsible :|-1
<<right ,|-1
<<roisin ,|-1
<<room ,|-1
<<room :|-1
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
<<should|3
<<should really|1
<<sie bitte|1
<<sign and|3
<<so|-1
<<so ,|2
<<so please|1
<<somebody|-1
<<somebody please|2
<<someone|-2
<<someone must|1
<<someone please|-2
<<someone should|2
<<someone to|1
<<sorry|-1
<<sorry to|-1
<<still missing|-1
<<subject :|3
<<summary :|4
<<task :|1
<<tenant :|-1
<<test ,|-1
<<text :|-1
<<th and|-1
<<that|6
<<that ,|1
<<that the|1
<<the|2
<<them ,|-1
<<them and|3
<<then|-4
<<theo|5
<<there to|2
<<they will|-1
<<they'll|-4
<<thing ,|2
<<thing :|5
<<think|-1
<<thursday ,|-1
<<ticket|-1
<<ticket -|2
<<ticket :|-1
<<time ,|-1
<<time to|1
<<title :|5
<<to|-1
<<to :|-1
<<today :|1
<<today and|-3
<<told me|-3
<<tom ,|-1
<<tomasz|1
<<tomorrow ,|-1
<<tonight ,|-1
<<top :|-2
<<tu|-1
<<tu peux|-1
<<tu pourrais|1
<<tuesday ,|-1
<<two weeks|-3
<<type ,|-1
<<uhr|-2
<<um|3
<<um uhr|-1
<<up :|2
<<urgent|-1
<<urgent -|1
<<urgent :|6
<<urgente ,|5
<<us to|-1
<<user :|-2
<<vehicle :|3
<<version ,|-1
<<volunteered to|-1
<<want to|-5
<<wanted :|-2
<<wanted to|6
<<wants to|-2
<<we|1
<<we can|-5
<<we need|7
<<we require|3
<<we will|-1
<<we'll|-2
<<week ,|3
<<week :|-1
<<weeks|-4
<<what :|3
<<when you|-5
<<whenever you|-1
<<whether|4
<<who does|3
<<who has|-2
<<who's|-1
<<whoever|-3
<<will|-2
<<will you|2
<<wir noch|3
<<work :|3
<<workaround :|-1
<<workshop :|-1
<<would|2
<<would somebody|-1
<<would you|2
<<x :|-1
<<yeah|-1
<<you|-5
<<you because|6
<<you could|-3
<<you ever|1
<<you must|2
<<you please|6
<<you that|-1
<<you to|2
<<yusuf|-1
<<yusuf ,|8
<<–|-3
<@|-3
<a|1
<abdul|1
<able|4
<about|-2
<accept|-3
<acceptance|-3
<access|-9
<account|1
<action|8
<actual|3
<actually|3
<address|-1
<after|1
<afternoon|-1
<again|-3
<agnes|-1
<agnieszka|-1
<agreed|-2
<aid|1
<aisha|3
<alguien|-1
<also|-1
<am|2
<amount|-1
<an|2
<ana|1
<anchor|-1
<and|-9
<any|-1
<anyone|5
<apologies|-2
<applicant|6
<approved|-1
<approver|-1
<april|-3
<are|1
<art|1
<as|-3
<asap|-2
<asked|-1
<attached|6
<august|-1
<away|3
<back|-1
<bad|3
<batteries|1
<be|9
<bea|-4
<because|5
<bed|-1
<before|-3
<believe|4
<below|-1
<bill|1
<billing|4
<bis|-1
<bitte|13
<blocked|1
<bogdan|-8
<both|-3
<boxes|-1
<brauchen|3
<btw|2
<bug|11
<building|-1
<business|-1
<but|11
<by|-7
<c|3
<call|-4
<called|1
<came|-2
<can|5
<catalogue|-2
<chair|-1
<change|-2
<channel|6
<check|1
<chloe|1
<claire|-1
<close|-1
<club|3
<colm|-3
<come|-1
<company|2
<complaint|-2
<complete|-2
<confirm|-2
<contract|-2
<contractor|4
<corrected|1
<could|3
<council|-3
<county|-4
<critical|2
<cuando|1
<customer|4
<d'ici|6
<dad|-6
<dan|1
<dana|4
<dann|1
<date|-2
<days|-2
<de|-4
<dead|-4
<deadline|-1
<dear|2
<dec|-3
<december|-2
<decided|1
<decision|1
<decisions|-1
<declan|3
<defect|4
<del|-1
<delivered|-1
<denise|1
<denk|1
<dental|1
<description|-5
<desmond|-2
<details|-3
<did|-2
<die|5
<discussed|-2
<dmitri|-1
<do|1
<does|8
<don't|1
<donal|3
<done|1
<down|-3
<dr|1
<drill|1
<drips|-1
<drive|1
<drop|2
<due|-9
<earl|3
<eddie|1
<eggs|-1
<eilt|-1
<el|-1
<elena|3
<else|-1
<email|-1
<emergency|2
<employee|3
<empty|-4
<emre|-1
<encore|1
<es|5
<escribo|1
<et|4
<evening|-1
<ever|1
<every|-1
<everybody|-2
<everyone|-3
<everything|1
<ewa|-6
<expected|1
<expired|-1
<f|-1
<falta|1
<farida|-1
<fatou|-4
<faudrait|4
<fault|3
<faut|3
<favor|5
<fehlt|2
<finding|5
<fine|3
<finish|-1
<first|5
<fix|-1
<flat|-1
<floor|2
<flour|1
<for|-3
<forget|-5
<form|-1
<found|-1
<fr|2
<frau|-1
<free|2
<freitag|-1
<fri|-1
<friday|-4
<from|-2
<full|-2
<garage|1
<garden|-2
<get|-1
<gloves|6
<go|-2
<going|-2
<good|-2
<grainne|1
<grant|-1
<grinding|-1
<guard|1
<gus|-3
<guys|3
<gwen|1
<had|-1
<halb|1
<hall|1
<handbook|4
<handrail|-1
<handwritten|8
<hannah|1
<happened|-1
<has|-2
<have|1
<hay|4
<he|-1
<he'd|1
<he'll|2
<heads|1
<hello|1
<her|1
<here|2
<herr|-1
<hi|2
<high|1
<him|-4
<home|1
<hour|1
<house|-2
<hr|-4
<i'd|4
<i'll|-6
<i'm|-1
<if|4
<ikeda|2
<il|13
<imran|-1
<in|1
<inc|-1
<ines|3
<inform|1
<informed|3
<ingrid|-2
<ink|-1
<inspector|1
<is|15
<issue|3
<ist|1
<it|-3
<item|12
<jan|-3
<januar|-1
<january|-2
<jens|-1
<jess|-1
<job|3
<jonas|1
<july|-1
<june|-2
<just|2
<k|-3
<kann|-3
<kannst|-1
<karen|-1
<kasia|4
<kelly|-2
<kg|-1
<kids|-2
<kind|1
<kindly|2
<kitchen|1
<know|4
<kofi|-1
<konnten|-2
<la|2
<lab|-3
<landlord|-1
<laptop|-1
<lars|1
<last|-1
<late|-1
<latest|-1
<le|7
<lease|1
<left|-1
<leila|-1
<lena|1
<les|1
<let's|1
<letter|-5
<liam|2
<library|1
<like|7
<line|-1
<liz|1
<lol|1
<look|-2
<lot|5
<lotte|-2
<lou|3
<love|-1
<lovely|-2
<low|-1
<lucia|5
<maeve|1
<manana|1
<manque|6
<march|-1
<marcus|2
<marek|-5
<marguerite|1
<mats|1
<may|7
<maybe|-8
<me|-4
<mei|5
<merci|6
<message|4
<milan|-5
<milk|-1
<mind|1
<mirko|-1
<miss|2
<mm|1
<model|2
<moira|1
<monday|-3
<morning|-2
<mrs|-3
<nadia|3
<nearly|-1
<necesitamos|1
<need|7
<needed|1
<needs|1
<new|-2
<news|3
<next|5
<night|-2
<no|-2
<nobody|5
<noch|5
<nos|-1
<not|-1
<note|4
<notes|-1
<noticed|3
<notre|2
<nov|-2
<november|-1
<now|14
<observation|2
<october|-2
<off|-1
<offers|-3
<office|4
<oil|-1
<okay|1
<omar|-2
<omg|1
<on|-5
<one|5
<ones|-1
<open|4
<order|-1
<ortega|1
<oscar|-4
<oskar|1
<other|2
<otto|1
<our|1
<out|-1
<over|-2
<overflowing|-1
<owen|4
<page|-3
<para|-1
<part|2
<patient|-6
<paula|-1
<pavel|-2
<payment|-1
<people|-5
<per|2
<permit|-3
<pete|1
<peter|1
<petra|-2
<peux|-1
<phone|4
<pilar|1
<plants|1
<please|-3
<pls|4
<pm|-2
<po|-1
<podrias|2
<point|2
<policy|-1
<por|5
<porfa|1
<pourrais|1
<printer|-2
<priya|2
<problem|-1
<product|-1
<programme|1
<promised|3
<property|-1
<ps|-1
<puedas|1
<puedes|3
<que|2
<question|2
<quick|-2
<raj|-1
<rang|3
<raus|-1
<ravi|-2
<rd|-1
<re|-2
<really|-4
<reason|-1
<recordamos|7
<ref|-1
<remember|-1
<reminder|13
<renew|-2
<repaired|-2
<request|-5
<requested|5
<require|4
<required|2
<responsible|-1
<result|2
<return|-1
<review|6
<right|3
<ring|-1
<rogamos|-7
<roisin|-1
<room|-3
<ruego|1
<ruth|-8
<safety|1
<said|2
<salt|1
<sam|2
<sandra|1
<sat|-2
<saturday|-2
<say|3
<says|4
<sb|1
<scan|1
<school|-2
<sec|2
<section|1
<see|1
<self|4
<service|1
<serviced|-3
<shall|2
<shared|-1
<she|1
<she'd|1
<sheet|1
<shift|8
<short|3
<should|3
<side|-1
<sie|3
<sign|3
<since|-5
<slack|2
<small|-1
<so|4
<some|3
<somebody|-3
<someone|6
<sorry|-3
<spare|-1
<spatestens|-1
<spring|-1
<st|-1
<start|-1
<still|6
<storage|-1
<street|2
<subject|3
<summary|4
<summer|-5
<sunday|-1
<sunniva|-1
<supplier|-1
<sure|3
<survey|-1
<sven|1
<sylvie|1
<table|-1
<tables|-1
<takes|-2
<tank|-3
<tariq|1
<task|1
<te|-5
<team|-1
<ten|-1
<tenant|-1
<terms|-1
<tess|3
<test|-1
<text|-1
<th|-1
<that|10
<that's|3
<the|10
<them|2
<then|-5
<theo|5
<there|6
<they|-1
<they'll|-4
<thing|6
<think|1
<this|-4
<though|3
<three|-1
<through|-1
<thursday|4
<tim|-4
<time|2
<title|4
<to|7
<toast|1
<today|-6
<told|-3
<tom|-1
<tomasz|-1
<tomo|2
<tomorrow|-1
<tonight|-5
<too|1
<top|-5
<trip|-2
<tu|-1
<tuesday|-3
<two|-2
<type|-1
<u|1
<uhr|-2
<um|4
<umgehend|1
<und|-1
<unit|-1
<uns|3
<until|1
<up|2
<urgent|4
<urgente|5
<us|-2
<use|1
<user|-2
<v|-2
<valid|-2
<van|2
<vehicle|3
<vendor|-1
<version|-1
<visit|-2
<volunteered|-1
<volunteers|-1
<vous|-3
<waiting|-3
<walt|1
<wanda|1
<want|-8
<wanted|4
<wants|-2
<was|-1
<we|-1
<we'd|-1
<we'll|-2
<web|-1
<website|-1
<wed|1
<wednesday|-1
<weeks|-3
<wen|1
<werden|8
<what|2
<when|-8
<whenever|2
<whether|-1
<who|5
<who's|-1
<whoever|-3
<why|-1
<wieder|-2
<wir|7
<with|-1
<woche|1
<words|2
<work|2
<workaround|-1
<workshop|-1
<would|7
<write|-1
<writing|5
<x|-1
<yann|-1
<yeah|-1
<yes|-1
<yesterday|-1
<yilmaz|1
<you|-2
<you'd|2
<your|-2
<yours|-3
<yuki|-2
<yusuf|7
<zum|-2
<–|-2
='s|1
=a|-1
=ab|-2
=aber|-1
=abernathy|1
=able|-3
=about|10
=above|-5
=abrir|-1
=abstract|8
=abstracts|9
=abzug|3
=accept|-3
=acceptance|-2
=accepted|-1
=access|15
=accessibility|1
=accident|-1
=according|1
=accordingly|3
=account|4
=accountant|-4
=accounting|-1
=accounts|-2
=across|2
=act|-3
=acta|1
=action|-3
=actually|-1
=ad|-3
=add|2
=address|12
=admin|-2
=ads|-3
=adult|-4
=advent|-3
=adviser|-7
=advisory|-1
=affected|-1
=affects|-1
=affiche|2
=afraid|-2
=after|-8
=afternoon|-2
=afterwards|-2
=again|2
=against|1
=agency|-3
=agenda|-4
=agent|-1
=agm|-1
=agreed|-3
=agreement|1
=agua|5
=ahead|-7
=aid|4
=air|2
=al|7
=alarm|-4
=all|4
=allergen|1
=almacen|1
=alone|-1
=already|-6
=also|-1
=alten|-2
=always|-3
=am|-9
=amended|3
=amount|-4
=an|-6
=and|-8
=andernfalls|-1
=android|2
=angebot|3
=angebote|1
=annex|-1
=annual|12
=another|-4
=answer|-12
=answered|1
=antes|-1
=anual|1
=any|-2
=anymore|-4
=anyone|-3
=anything|-1
=anyway|-3
=aob|-1
=apex|4
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
=appointment|-4
=appointments|-1
=approve|3
=approved|-2
=approver|-1
=approx|-3
=appt|-1
=apr|-2
=april|-9
=apt|3
=archive|3
=are|-10
=area|2
=around|-4
=arrange|-4
=arrival|1
=arrive|-1
=arrived|-4
=arrives|-1
=arrow|1
=article|1
=as|-7
=asap|-1
=ascensor|1
=ash|5
=ask|-9
=asked|4
=asking|-4
=asks|6
=assessment|-1
=asset|1
=assign|1
=assigned|-1
=assignee|-1
=association|-1
=at|-5
=attached|-5
=attend|3
=attendance|2
=attic|-1
=attn|-3
=au|-3
=audit|-2
=auditor|-2
=auditors|-5
=auf|6
=aula|6
=aunt|-1
=aura|-1
=aus|-1
=ausgefallen|-1
=authority|-4
=autoclave|-4
=automatically|-7
=autopay|1
=autorizacion|1
=autumn|-1
=aux|2
=available|-1
=avant|-2
=ave|1
=avec|-2
=avisa|-4
=avoid|-5
=away|-7
=awful|1
=ayer|-3
=b|6
=baby|2
=back|-2
=backup|2
=backups|-1
=badge|3
=badges|4
=badly|1
=bags|9
=bake|-1
=bakery|-4
=balance|2
=ball|1
=band|-1
=bank|3
=banner|3
=bar|-2
=barcode|1
=barn|-1
=bars|-1
=basement|-1
=batch|2
=bathroom|-2
=batteries|5
=battery|2
=be|-4
=beamer|5
=bearing|3
=because|-3
=bed|-5
=bedroom|-2
=bee|-1
=been|-9
=beeping|-1
=beeps|4
=beer|1
=before|-15
=beforehand|1
=begins|-3
=behind|-3
=bei|-4
=beim|5
=bell|1
=bells|1
=below|-8
=belt|6
=bench|2
=bent|1
=besprochen|-2
=best|4
=bestatigt|-1
=bestell|2
=bestellen|-1
=bestellt|4
=bestellung|-3
=besten|2
=better|-2
=between|1
=bezahlen|4
=bicycle|-1
=bid|1
=bids|2
=bien|-2
=big|2
=bike|-5
=bikes|3
=bill|3
=billed|1
=billing|6
=bins|3
=bio|3
=bird|-6
=birthday|-2
=bis|-2
=biscuit's|1
=bit|-2
=bitte|7
=black|5
=blades|2
=blank|-1
=blinds|5
=block|3
=blocked|1
=blocking|6
=blood|3
=blue|-8
=board|-6
=boiler|9
=bolts|2
=bon|1
=bonfire|-1
=book|4
=booked|2
=booking|1
=bookings|-2
=books|8
=booster|1
=boot|1
=booth|2
=boots|-2
=borrow|-1
=boss|-3
=both|-5
=bother|-1
=bottle|11
=bottles|-1
=bottling|1
=bought|5
=bounce|1
=bouncy|2
=boundary|-1
=box|-4
=boxes|-4
=bracket|1
=brake|8
=brakes|5
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
=bring|-6
=brings|-5
=brochure|2
=broke|1
=broken|8
=brown|1
=bucket|3
=budget|6
=bug|-1
=build|3
=building|-5
=built|3
=bulbs|-5
=bus|2
=business|-2
=but|-4
=butter|1
=button|2
=buy|-2
=buying|1
=by|-2
=bye|-1
=c|-2
=ca|-2
=cabinet|5
=cable|3
=caduca|1
=cafe|1
=cage|1
=cake|3
=caldera|1
=calendar|5
=calibrate|1
=call|-11
=called|2
=caller|-9
=cambia|1
=came|4
=camp|-2
=campos|-5
=can|-6
=can't|1
=cancel|10
=cancellation|1
=cancelled|1
=candidate|3
=cannery|2
=cannot|-5
=cant|1
=canteen|-2
=car|-3
=card|7
=cards|14
=care|-1
=caretaker|-4
=carried|-1
=carries|1
=casa|-2
=case|-2
=cases|-2
=cash|3
=cassee|1
=cast|-1
=castle|2
=cat|2
=catalogue|-1
=category|9
=caterer|8
=cause|-3
=ce|-2
=ceiling|-4
=cellar|-2
=centre|-3
=centrifuge|-1
=ceramic|-1
=cert|5
=certificate|10
=certificates|4
=certified|5
=chain|5
=chair|3
=chairs|4
=chamber|2
=chance|-5
=change|-4
=changed|-3
=changer|1
=changes|-10
=changing|8
=chapel|4
=chapter|5
=charge|-1
=charged|-3
=charger|4
=charity|1
=chart|-2
=chase|-1
=chaudiere|1
=check|-2
=checklist|-7
=checkout|8
=checks|-3
=cheese|-1
=chef|2
=child|3
=chimney|-2
=chlorine|-1
=choir|-8
=christmas|4
=church|3
=churn|-1
=ci|6
=circulate|-1
=city|2
=claim|13
=claims|-3
=class|-2
=clause|-7
=clean|6
=cleaners|4
=clear|3
=cles|4
=click|1
=client|-11
=client's|2
=cliente|-3
=climbing|-1
=clinic|5
=clock|-7
=clodagh|-4
=close|2
=closed|3
=closes|-7
=closure|2
=club|-2
=cm|-1
=co|-1
=coach|2
=coats|1
=coche|1
=cocina|1
=code|-5
=coffee|-3
=cold|-1
=colleague|-8
=collect|-1
=collected|1
=collects|-5
=color|-4
=colour|7
=colours|-1
=come|-9
=comes|-13
=coming|-6
=commande|2
=commander|-2
=comment|1
=commission|1
=committee|-2
=community|1
=companies|2
=company|-1
=compare|5
=complained|2
=complaining|-2
=complaint|2
=complaints|-1
=complete|-5
=completed|-1
=completion|-1
=comprar|5
=con|-8
=concert|-2
=condition|-2
=conference|-2
=confirm|2
=confirmation|-4
=confirmed|-2
=congratulations|-2
=congress|3
=connection|1
=consent|8
=constantly|1
=container|4
=contract|5
=contractor|-3
=contracts|2
=contrato|3
=control|2
=controle|1
=controlled|4
=conversation|-3
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
=could|1
=couldn't|-1
=council|4
=counter|1
=countersigned|2
=county|-7
=couple|-3
=coupon|4
=courier|-3
=course|-2
=court|-5
=cover|-1
=covered|-4
=covers|1
=crack|1
=cracked|-1
=crane|1
=crash|1
=crashes|6
=crate|-1
=crates|-1
=crazy|-1
=credentials|1
=credit|2
=crew|-6
=crm|-1
=crop|2
=crown|2
=csv|7
=cuota|1
=cups|1
=customer|-6
=customer's|-1
=customers|-3
=customs|-1
=cut|5
=cutoff|-9
=cutting|-1
=cvs|-1
=d|-2
=d'eau|-2
=d'un|-2
=dafur|3
=dairy|1
=damage|3
=damen|-2
=damit|-2
=damp|1
=danach|-7
=danke|-1
=dann|-2
=dans|-1
=dark|1
=das|-4
=dass|4
=database|6
=date|8
=dated|-1
=daughter|-1
=day|-2
=days|-2
=db|1
=de|12
=dead|3
=deadline|-5
=dealer|-9
=dear|-1
=dec|-5
=december|-7
=decide|-1
=decided|-3
=decision|-1
=deck|1
=deed|7
=deep|5
=defrost|-1
=degrees|-2
=del|13
=delete|-4
=delgado|4
=deliver|-10
=delivered|-8
=delivery|-9
=delmas|-1
=dem|-2
=demande|-4
=demo|-1
=den|17
=dental|3
=dentist|1
=denver|-4
=department|-3
=deploy|-2
=deposit|9
=depuis|5
=deputy|-2
=der|11
=des|1
=descale|1
=descaling|1
=description|-3
=desde|1
=design|3
=desk|-3
=despite|3
=detectors|1
=deux|-1
=dev|1
=devis|2
=dhl|-1
=dich|1
=did|-9
=didn't|-1
=die|12
=diese|3
=dinner|-3
=direct|-4
=director|-2
=discharge|-1
=discount|-1
=discussed|-1
=discussion|-1
=dishwasher|-1
=disk|2
=dispatch|1
=display|-1
=dispute|4
=do|1
=dock|-2
=document|-5
=documents|3
=does|3
=doesn't|4
=doit|4
=dollars|2
=domain|4
=don't|-10
=donation|2
=done|-2
=donor|1
=dont|-2
=door|6
=doors|1
=dort|-3
=dose|2
=doses|3
=dossier|-4
=double|-1
=dough|1
=down|1
=draft|-1
=drain|6
=drama|-2
=draw|6
=drawer|2
=drawing|2
=drawings|2
=drei|2
=dress|1
=dressing|1
=drill|-1
=drin|1
=dringend|-2
=drip|-1
=dripping|2
=drips|15
=drive|1
=drivers|3
=driving|-1
=drone|1
=drop|-3
=drops|6
=drucker|4
=drugs|4
=dry|6
=dryer|-1
=du|7
=due|-1
=dunmore|-1
=during|-2
=duty|3
=dwg|5
=e|2
=each|-8
=earl|-2
=early|-2
=east|1
=eat|-1
=edge|5
=eh|-1
=eight|-1
=ein|7
=eine|3
=einen|3
=el|2
=electric|5
=electrician|3
=electricity|7
=elektriker|-2
=elementary|-3
=elevator|8
=elle|-1
=elm|-1
=else|1
=email|-3
=embarrassing|-1
=embassy|-1
=emergency|2
=employee|-1
=employees|-1
=empresa|-4
=empty|-2
=en|-2
=enclosed|4
=end|-4
=ended|-1
=ends|-2
=enero|-5
=engel|4
=engineer|3
=engineers|-1
=enough|-4
=enquiry|-1
=enter|2
=entrance|2
=entry|6
=envoyer|-1
=er|-2
=erp|5
=erreur|-1
=error|3
=erstellt|-5
=es|-2
=est|-2
=esta|-2
=estan|8
=estar|-1
=estate|-1
=este|-4
=estimate|7
=estoy|-5
=estrich|-2
=et|-1
=etage|1
=eur|-2
=euro|-2
=euros|-2
=evening|-1
=event|1
=ever|-6
=every|2
=everybody|3
=everyone|3
=everything|4
=exam|-2
=examination|1
=example|3
=except|-1
=excerpt|-2
=exchanged|-1
=excursion|-1
=exit|2
=expense|-2
=expire|2
=expires|5
=export|17
=express|1
=extend|2
=extended|-4
=extension|5
=extinguisher|4
=extinguishers|11
=extra|2
=extract|1
=eye|8
=eyewash|1
=f|13
=facilities|1
=facility|-2
=factura|7
=facture|5
=fail|1
=failed|7
=failing|-1
=fails|-1
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
=faut|6
=favor|-2
=fax|3
=feb|-4
=fee|-4
=feed|-2
=feedback|-3
=feel|-1
=fehlen|-4
=fehlt|2
=fell|-1
=fence|-2
=fennimore|1
=ferme|-3
=ferreira|2
=festival|-5
=fetch|7
=few|-2
=fi|-1
=field|-1
=figure|1
=figures|7
=file|12
=filed|4
=files|1
=filiale|-3
=fill|-3
=filled|-1
=fills|2
=film|-1
=fils|2
=filter|2
=filters|2
=final|-5
=finance|6
=find|-16
=fine|-3
=finish|-3
=finished|-2
=fire|6
=firm|3
=firma|5
=firmada|1
=firmado|3
=firmware|2
=first|-12
=fish|-1
=fit|-1
=five|1
=fix|-10
=fixed|-5
=fixing|-1
=flackert|-2
=flag|1
=flaky|4
=flashing|5
=flat|-3
=flickering|3
=flickers|1
=flights|2
=floor|7
=florist|2
=flow|3
=flowers|6
=flu|-1
=fly|2
=flyer|1
=flyers|3
=fm|-1
=fog|1
=fois|-1
=folder|-1
=folding|5
=folks|-1
=follow|-8
=following|-4
=fontanero|1
=footer|1
=for|8
=ford|1
=forecast|2
=forget|-1
=forgotten|-3
=forklift|9
=form|4
=format|2
=forms|6
=forward|-1
=forwarded|-2
=fotos|-1
=found|-8
=foundation|-4
=four|-4
=fournisseur|2
=fr|-3
=fragt|2
=frau|-2
=free|2
=freeze|-1
=freezer|2
=freitag|-3
=fri|-4
=friday|-9
=fridays|-1
=fridge|3
=friendly|-2
=frist|-1
=from|-11
=front|-3
=frost|-4
=fryer|1
=ft|1
=fully|-3
=fund|-1
=funder|-1
=fur|-1
=furnace|5
=furniture|2
=furs|1
=further|3
=fyi|-4
=g|2
=gala|-2
=galway|-1
=game|-4
=gap|-1
=gaps|3
=garage|5
=garden|1
=garnier|4
=gas|5
=gate|14
=gateway|2
=gave|5
=geben|1
=geehrte|-2
=general|-1
=generator|10
=german|-1
=gestern|-9
=get|6
=gets|-5
=getting|-1
=give|-6
=given|-1
=gives|-2
=glasses|3
=glazier|1
=glossary|-2
=gloves|3
=glue|3
=gmbh|-1
=go|3
=goat|1
=goes|-5
=going|-5
=gone|11
=good|-2
=goods|-1
=google|3
=got|-3
=gracias|-1
=grade|-1
=grand|-2
=grandma|-2
=grandma's|4
=grandpa's|-4
=grant|3
=grease|2
=great|-1
=green|-9
=greenline|2
=greta|2
=grey|6
=grifo|2
=grill|2
=grinding|4
=group|-6
=grove|1
=guard|2
=guests|4
=guide|3
=gut|-2
=gutter|3
=gutters|3
=guy|4
=guys|-5
=h|-6
=haben|2
=had|-2
=half|-1
=halfway|-1
=hall|-7
=halle|2
=halloran|-6
=hallway|-7
=hana|-2
=hand|2
=handbook|2
=handle|-4
=handrail|7
=hands|1
=hang|1
=hangen|1
=hanging|1
=happen|-1
=happened|-4
=happens|-1
=hardware|-1
=harp|-1
=harvest|-1
=has|1
=hasn't|-2
=hat|-5
=have|6
=haven't|-2
=having|2
=hay|-6
=hazelnut|-1
=hdmi|2
=he|-5
=he'll|-3
=he's|-2
=head|1
=health|-2
=hear|-1
=hearing|7
=heat|-1
=heater|-1
=heating|9
=hedge|1
=height|1
=heizung|1
=held|-1
=helpdesk|-1
=helpers|-1
=hem|9
=henderson|-2
=hendersons|-2
=her|15
=here|-10
=hero|5
=herr|-1
=herren|-2
=heute|1
=hey|2
=hi|-2
=hier|-1
=high|-1
=highest|-1
=hill|-1
=him|-8
=hinge|1
=hire|-3
=his|5
=hit|1
=hoa|-2
=hold|-1
=holding|-1
=hole|1
=holiday|1
=holidays|-1
=holt|2
=home|-6
=homework|-7
=hood|3
=hop|5
=hope|-1
=horas|-2
=horno|1
=hospital|-1
=hot|1
=hotel|-2
=hotfix|-2
=hotline|1
=hour|2
=house|-4
=how|-1
=hr|-3
=hse|4
=http|-1
=hurry|-2
=hurt|-1
=husband|-1
=hydraulic|2
=hygiene|-1
=i|3
=i'd|2
=i'll|-5
=i'm|-5
=i've|1
=ice|-1
=ich|-5
=id|-1
=idea|-4
=if|-15
=ihn|-2
=ihnen|-1
=ihr|1
=il|4
=im|-1
=image|5
=images|1
=immediately|2
=imprenta|-2
=impresora|6
=imprime|1
=in|-3
=inc|6
=incident|1
=included|-1
=including|-8
=incomplete|-1
=increase|2
=indicator|1
=ines|-1
=info|-2
=inform|-1
=information|2
=informe|2
=ins|-2
=inside|-2
=inspect|3
=inspected|4
=inspection|3
=inspector|-8
=installed|3
=instead|-5
=instructor|-1
=insurance|-4
=insurer|-8
=intercom|1
=interim|4
=intern|5
=internal|-1
=internet|-1
=interns|-3
=interruption|-4
=into|2
=inv|2
=inventory|1
=invitations|2
=invoice|2
=invoices|-4
=irgendwann|-1
=is|-3
=isn't|-2
=iso|-1
=issue|6
=issued|3
=ist|2
=it|-24
=it's|-10
=item|3
=items|-6
=its|9
=itself|2
=j|-3
=jack|3
=jacket|-4
=jams|5
=januar|3
=january|-6
=je|1
=jemand|-6
=jetzt|-1
=jira|2
=job|2
=jonas|1
=july|-6
=june|-11
=just|2
=k|-4
=kann|-8
=kannst|1
=keep|-6
=kegs|-3
=kein|-1
=keine|1
=keller|3
=kessler|1
=kestrel|2
=kettle|1
=key|1
=keys|3
=kg|3
=kid|-5
=kids|-4
=kids'|-2
=kilkenny|-1
=kiln|-1
=kim|-1
=kind|-2
=kindly|-3
=kiosk|1
=kit|-8
=kitchen|4
=kl|1
=knee|1
=knife|-1
=knives|-1
=know|-2
=knows|-2
=kollegen|-2
=konnen|-1
=konnten|-1
=kowalczyk|3
=kuchen|1
=kummerst|2
=l|3
=l'envoyer|-2
=l'imprimante|1
=la|-1
=lab|3
=label|5
=labels|5
=lady|1
=lager|-2
=lakeside|3
=lamp|7
=land|-1
=landing|3
=landlord|1
=landlord's|-1
=landscaping|2
=lane|-6
=lapses|-6
=laptop|4
=larch|2
=large|-8
=lars|-2
=las|1
=lassen|3
=last|10
=latch|4
=late|-10
=later|-6
=lauft|4
=launch|-1
=laundry|1
=lave|1
=layout|1
=le|18
=leaf|-1
=leak|1
=leaked|1
=leaking|1
=leaks|4
=least|-2
=leave|-8
=leaves|-5
=leaving|-5
=lectures|-1
=leeds|1
=leer|2
=left|-2
=leg|1
=legal|-1
=leipzig|-1
=lena|9
=lend|-3
=les|8
=less|-2
=lesson|1
=lessons|1
=lessor|1
=let|-8
=letters|5
=level|1
=liability|5
=library|7
=licence|8
=licences|-2
=license|1
=lids|5
=lieferung|-6
=liegt|-2
=lieu|-2
=life|1
=lift|6
=lifts|-1
=lighting|1
=lights|2
=like|3
=liked|-1
=limit|1
=lincoln|-3
=linde|-1
=lindenstr|1
=lindgren|-1
=lindqvist|-1
=line|-1
=lines|-1
=link|3
=list|4
=liste|2
=litres|1
=little|-1
=live|4
=lived|-3
=lives|-2
=livraison|-4
=llama|2
=llamar|-1
=llame|1
=llave|-2
=llc|9
=llegan|1
=ller|-1
=lo|-6
=load|6
=loading|1
=loan|3
=lobby|-3
=local|4
=location|-1
=lock|8
=locker|-3
=log|4
=logged|-4
=logger|-1
=login|-1
=logistics|-3
=logo|5
=logs|2
=long|-5
=longer|-2
=look|-4
=looks|-8
=loop|-1
=loose|4
=loosing|1
=lorry|-3
=los|6
=lose|2
=lost|-4
=lottie's|-1
=love|-2
=lovely|-2
=lower|-2
=lt|2
=ltd|1
=lui|-2
=lund|-1
=m|2
=machen|-5
=machine|1
=machst|2
=madame|-4
=made|-2
=mai|-2
=mail|-10
=mailbox|3
=mailing|-1
=mails|-4
=main|-1
=maintenance|-6
=mairie|1
=make|-4
=maker|3
=making|-1
=mal|-4
=man|3
=management|-3
=manager|-1
=mandar|3
=mantenimiento|1
=manufacturer|1
=map|4
=maple|3
=maps|-6
=march|-4
=marguerite|-1
=mark|4
=marketing|-4
=marsh|-3
=marta|1
=mast|3
=match|-1
=mate|-6
=matinee|-3
=matter|-2
=matters|8
=max|3
=may|-3
=maybe|1
=mayor|-1
=me|-9
=means|-3
=meantime|-1
=measure|2
=measured|1
=medical|1
=medium|-1
=meet|-3
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
=messestand|-1
=meter|9
=meters|2
=mg|4
=mgmt|-1
=mick|-1
=microwave|2
=mietvertrag|1
=might|-3
=migration|1
=milk|5
=mill|3
=min|2
=mind|1
=mine|-2
=minibus|1
=minute|-2
=minutes|2
=mirror|2
=mismo|-6
=miss|-1
=missing|13
=mistake|2
=mit|2
=mixing|-6
=mm|8
=mo|-1
=mobile|2
=mochte|-4
=model|-1
=mom|-1
=mom's|3
=mon|-1
=monday|-5
=money|-10
=monitor|4
=monitoring|-1
=montag|-2
=montant|-2
=month|-10
=more|3
=morning|-1
=most|7
=mot|5
=motor|-1
=mould|1
=move|8
=moved|-11
=moves|-2
=moving|2
=mr|9
=mri|3
=mrs|1
=ms|3
=msg|4
=much|-4
=muller|-1
=mum|-5
=mum's|-7
=museum|-2
=music|2
=muss|3
=mussen|2
=mussten|1
=must|-4
=mutual|3
=my|12
=n|-1
=n'avons|5
=n'est|-4
=n'ont|1
=nach|-1
=nachgefragt|-2
=nachste|-1
=nadia|-1
=nadja|-5
=nail|1
=name|1
=names|-3
=nda|12
=ne|-1
=near|-3
=nearly|10
=necesito|-3
=ned|-1
=need|-3
=needed|-6
=needs|8
=neighbour|-5
=neighbours|-6
=neither|-3
=net|-3
=network|-1
=neue|-1
=neuen|1
=never|2
=news|1
=newsletter|2
=next|-10
=nice|-2
=nicht|4
=night|-9
=nightly|2
=nights|1
=nine|-1
=nitrile|1
=nl|-1
=no|9
=nobody|-3
=noch|6
=node|2
=noise|-6
=non|1
=none|-1
=north|3
=nos|11
=not|-5
=notdienst|2
=note|11
=nothing|-3
=notice|-1
=noticed|3
=notification|1
=notify|-4
=nous|16
=nov|-15
=november|-15
=novembre|-1
=now|1
=nr|1
=nuevo|-4
=number|-7
=numbers|1
=nur|3
=nurse|-3
=nuts|-1
=o|-2
=oat|1
=ob|-1
=obligations|-2
=observation|-1
=obtain|5
=oct|3
=october|-1
=of|8
=off|-3
=offenen|8
=offer|-10
=offered|-1
=offers|7
=office|-4
=officer|-1
=offline|2
=og|4
=oil|2
=ok|-5
=old|9
=oma|-1
=on|1
=onboarding|8
=once|2
=one|-8
=ones|-8
=only|-1
=op|3
=open|-9
=opened|-1
=opening|-4
=opens|-5
=operator|2
=optician|-1
=or|-23
=orange|-2
=orchard|1
=orchestra|1
=order|2
=org|-1
=organ|4
=original|1
=osei|1
=other|-2
=others|-1
=otherwise|-4
=ou|-3
=our|-3
=ours|1
=out|3
=outside|3
=over|7
=overdue|-7
=overflowing|1
=overnight|-1
=overtime|1
=owe|3
=owen|1
=own|-1
=oyelaran|-1
=p|-4
=pack|-1
=package|1
=packet|-2
=packing|1
=page|2
=pages|-1
=paid|-10
=pain|-1
=paint|-9
=painted|10
=pair|-6
=pallet|2
=pallets|-1
=panels|-4
=panic|-1
=paper|-4
=papers|-6
=par|-2
=para|-8
=parcel|-3
=parent|-1
=parental|-5
=parents|-3
=park|-1
=parked|-1
=parking|5
=part|-4
=partners'|-1
=parts|-1
=party|-3
=pas|2
=pasillo|2
=pass|3
=passport|5
=passports|6
=patch|-3
=path|-2
=patient|-1
=patients|-1
=pavement|1
=pay|2
=payable|2
=payment|-2
=payments|1
=payroll|7
=pcs|-2
=pdf|7
=pedido|-9
=pedir|-5
=pen|1
=people|-19
=per|-5
=permission|2
=permit|10
=permits|3
=pero|-1
=persiana|4
=person|-10
=persons|-2
=pest|2
=peter|-1
=petra|-4
=ph|6
=pharmacy|3
=phone|-3
=phones|-2
=photos|-4
=physio|2
=piano|-8
=pick|-3
=picker|8
=picking|-2
=picture|-1
=pictures|2
=piece|-2
=pieces|-5
=pierde|4
=pilot|-2
=pine|1
=pipeline|-4
=piso|2
=pitch|1
=pl|-2
=place|-5
=plan|9
=planetarium|-1
=plants|3
=plates|3
=platform|3
=playground|-1
=plazo|1
=please|2
=plomberie|6
=plombier|2
=plot|-2
=plotter|-1
=pls|1
=plumbing|6
=plus|-4
=pm|-7
=po|-2
=point|3
=points|2
=policy|11
=polyvalente|2
=pond|-1
=pool|-1
=por|-6
=porfa|-1
=portal|-5
=porte|4
=porto|-1
=position|-2
=possible|-2
=post|-1
=poster|3
=postgres|1
=posting|-2
=postponed|-2
=power|7
=ppl|-1
=pr|1
=practice|-2
=premium|5
=prep|-4
=prepare|5
=preparer|1
=prescription|-1
=present|1
=presented|-1
=presents|5
=press|-2
=pressure|3
=pretty|-1
=previous|-1
=price|3
=prices|3
=pricing|2
=primary|-1
=primera|-1
=principal|8
=print|-1
=printed|3
=printer|12
=printing|-3
=prints|4
=prior|3
=priority|-1
=privacy|1
=priya|-2
=prizes|1
=pro|1
=probably|-1
=probe|5
=problem|5
=process|-1
=prod|-1
=production|-2
=prof|-1
=programme|-3
=project|-6
=projector|17
=promised|-2
=proof|2
=proofread|3
=proofs|-2
=proper|1
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
=pt|-1
=public|5
=publisher|1
=puddle|-2
=puedes|-7
=pull|2
=pump|11
=pumpkin|1
=pupils|2
=purchasing|1
=push|-1
=put|6
=q|1
=qa|1
=quality|-1
=quarantine|-1
=quarry|-2
=quarter|-1
=quarterly|3
=que|-3
=query|1
=question|-2
=questionnaire|4
=questions|4
=queue|-1
=quick|-5
=quickly|-3
=quiere|6
=quiet|-1
=quite|-2
=quiz|1
=quotation|6
=quote|6
=quotes|1
=r|2
=ra|-3
=rabies|4
=rack|1
=radiator|2
=radio|-3
=rail|1
=rain|-3
=raise|2
=ramp|1
=ran|-1
=rang|-3
=raum|7
=raus|1
=ray|-1
=rd|-3
=re|-1
=reach|-4
=read|-2
=reader|-1
=readers|2
=reading|10
=readings|8
=reads|-2
=real|-2
=really|-2
=rear|5
=rebook|2
=recalibrate|4
=recall|4
=receipt|5
=receipts|2
=receive|-3
=received|9
=recepcion|-1
=reception|-2
=rechnung|7
=recital|-5
=recommendation|4
=record|2
=recorded|-4
=recycling|-1
=red|3
=redlines|8
=redo|2
=reels|-1
=ref|-1
=refer|7
=reference|-3
=referral|7
=refill|2
=refrigeration|3
=refund|5
=refunded|1
=regarding|-1
=register|12
=registered|1
=registrar|1
=registration|-2
=rehearsal|5
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
=remit|-6
=removal|-1
=removed|-2
=remplacement|-5
=rename|1
=rendez|-3
=renew|-2
=renewal|1
=renewals|-1
=renewed|-9
=renews|-6
=rent|7
=rental|3
=renvoyer|2
=reorder|-1
=rep|-1
=repaint|-1
=repainting|1
=repair|-3
=repaired|4
=repairs|-1
=reparer|-2
=replace|-2
=replaced|1
=replacement|-5
=replacements|-9
=replica|3
=replies|3
=reply|4
=report|4
=reported|-1
=reporting|-1
=reports|1
=reprint|2
=reproduce|-1
=requested|-1
=requester|-1
=requests|5
=require|-1
=required|-2
=requirements|1
=rerun|3
=resend|-7
=reservar|-5
=reservation|1
=reserve|3
=reserver|4
=reset|8
=residents|7
=residents'|-1
=resolved|-2
=response|-3
=rest|-1
=restaurant|1
=restore|2
=results|1
=retainer|1
=return|-3
=returned|3
=returns|10
=reunion|-4
=review|-1
=revised|8
=revision|-2
=rewrite|2
=right|-5
=rights|-1
=ring|-8
=ringing|2
=rising|-2
=risk|-3
=riverside|-1
=road|6
=roll|8
=rollback|-2
=roller|1
=rolls|3
=roof|1
=roofer|1
=roofing|-1
=room|8
=rooms|-4
=root|-1
=roses|-1
=roster|3
=rota|-2
=rotate|1
=rotor|2
=rotterdam|3
=roughly|1
=round|-2
=routine|-1
=row|3
=rubber|1
=ruf|2
=rufen|2
=ruido|-1
=ruiz|1
=rules|-2
=run|-10
=running|-6
=runs|-3
=ruth|-5
=rye|7
=s|-1
=sacks|-1
=safari|2
=safety|-1
=said|-1
=sala|3
=sale|-2
=sales|-1
=salle|2
=salmon|-1
=salon|2
=salt|-2
=sammelt|4
=sample|2
=samples|4
=sandbox|5
=sans|1
=sat|-5
=saturday|-5
=saturdays|-3
=save|2
=saw|-2
=say|2
=says|-5
=scaffold|5
=scale|5
=scan|-3
=scanner|3
=scarf|1
=schauen|-5
=schedule|7
=schick|-1
=schicken|-4
=schlussel|3
=schon|-3
=school|-9
=schulung|5
=science|-4
=screening|4
=se|1
=seal|6
=season|-1
=seat|5
=seating|-4
=sec|-3
=second|2
=secretariat|1
=secretary|-3
=section|-5
=security|3
=see|-6
=seed|7
=seen|-2
=segundo|1
=seguridad|2
=seguro|1
=sehr|-2
=sein|3
=seit|-4
=self|1
=seminaire|-1
=seminar|-1
=send|5
=sender|-4
=sends|1
=senor|-2
=sensor|4
=sent|3
=sep|-4
=sept|-3
=sera|-1
=serrure|2
=server|1
=service|-11
=serviced|-1
=set|-3
=settings|-1
=settle|-5
=severity|-1
=sew|1
=shall|-2
=share|-4
=shared|1
=sharp|-1
=she'd|3
=she's|-2
=shed|-4
=sheets|-2
=shelf|3
=shelter|-3
=shelves|-6
=shift|-9
=shifts|-1
=ship|-1
=shipped|-1
=shoes|4
=shop|-3
=shopping|2
=shot|4
=should|-2
=showed|-2
=shower|3
=showing|9
=shows|6
=shut|-1
=si|-6
=sich|2
=sick|-2
=side|7
=sie|2
=sign|8
=signe|5
=signed|4
=sigue|1
=sillas|2
=sin|5
=since|7
=sind|1
=sink|3
=sit|-1
=site|-1
=sitting|-2
=sitzung|-1
=six|2
=size|2
=skip|4
=sleep|-1
=slept|-2
=slides|7
=slip|2
=slipped|-3
=slips|2
=slot|-5
=slow|-1
=small|-2
=smells|4
=smoke|1
=snag|1
=so|-8
=soft|-1
=software|-1
=solar|1
=solicitor|-4
=soll|-2
=some|-1
=somebody|4
=someone|-2
=sometime|-1
=somewhere|-2
=son|-4
=sons|-1
=sonst|-2
=soon|-4
=sort|-1
=sorted|-3
=sound|7
=sounds|-1
=sous|1
=space|4
=spare|1
=speaker|2
=spielplatz|1
=spoke|-2
=sport|-1
=spreadsheet|4
=spring|2
=sprinkler|3
=sprint|-2
=squeaks|1
=sso|1
=st|-7
=stadt|-1
=staff|8
=stage|-3
=stair|-1
=stairs|1
=stairwell|1
=stamp|-1
=stamped|3
=stand|-1
=standing|-2
=standup|1
=star|5
=start|-7
=started|5
=starter|1
=starts|-14
=state|-1
=statement|1
=statements|5
=station|-2
=statt|-1
=stay|2
=stays|3
=steht|-3
=stein|-1
=steps|-2
=steve|-1
=stick|-1
=sticker|2
=sticks|-2
=sticky|-1
=still|22
=stock|-1
=stood|-1
=stop|-8
=stops|4
=storage|5
=store|-4
=story|-1
=stove|1
=straight|1
=strange|-1
=street|-1
=stress|-4
=stretched|1
=string|1
=strings|1
=stuck|-3
=student|-4
=students|-3
=studio|2
=style|1
=su|-7
=submission|-1
=submit|4
=submitted|-2
=subscription|-6
=substitute|1
=success|-3
=sud|-1
=suis|-1
=suit|4
=suite|-1
=summary|-1
=summer|-4
=sunday|3
=super|1
=supplier|-3
=supply|-6
=support|2
=sur|-2
=sure|-2
=surgery|8
=survey|2
=surveyor|1
=suspend|-1
=swapped|-2
=sweep|-3
=swept|1
=switch|-4
=switched|2
=sync|2
=system|-6
=t|2
=t'en|-1
=ta|1
=tab|-4
=table|-1
=tables|6
=tablet|3
=tag|-6
=tags|-1
=take|-8
=taken|-1
=takes|-4
=talked|-2
=talks|-1
=taller|-2
=tank|5
=tap|15
=tard|-6
=tardar|-1
=tarif|1
=task|-5
=tasting|-1
=tax|9
=te|-1
=tea|-1
=teacher|-4
=technician|-1
=technique|-1
=tecnico|3
=teh|2
=teilen|3
=telephone|-3
=tell|-4
=temp|2
=template|1
=ten|-1
=tenancy|1
=tenant|-6
=tenants|-2
=tender|-2
=tener|-1
=tent|4
=termin|6
=termination|1
=terms|-1
=test|4
=tested|6
=th|-10
=than|1
=thank|1
=thanks|-2
=that|1
=that's|-6
=thats|-2
=the|14
=their|-1
=theirs|-2
=them|-4
=theo|-2
=there|-1
=there's|-2
=thereafter|-1
=thermostat|-1
=they|-1
=they'd|3
=they'll|-2
=thing|-5
=things|-10
=think|-3
=third|-1
=thirty|-2
=this|-11
=tho|-2
=three|-3
=through|-10
=throw|-2
=throwing|-1
=throws|-1
=thu|2
=thursday|-4
=thursdays|-2
=thx|-1
=tiene|-3
=tile|-1
=tiles|4
=till|-4
=time|-11
=times|-1
=timesheets|7
=tires|-1
=title|-2
=tmrw|1
=to|-11
=toast|-1
=today|-3
=today's|1
=together|1
=toilet|1
=told|3
=tom|-2
=tomasz|-9
=tomatoes|-2
=tomorrow|-3
=toner|3
=too|-4
=toolbox|-1
=top|-5
=torn|3
=total|-1
=totally|3
=toujours|7
=tour|-3
=tout|1
=town|-3
=track|-2
=tractor|1
=trade|-1
=traffic|-3
=trailer|2
=train|-3
=training|5
=traiteur|1
=transcript|-2
=transfer|6
=transit|-2
=translate|1
=translation|1
=transport|-1
=travel|-6
=tray|3
=trays|2
=treasurer|-5
=treatment|-4
=tree|2
=trees|4
=trial|-1
=trim|9
=trip|-4
=trois|1
=truck|-1
=trust|4
=trustees'|-1
=try|2
=tu|4
=tuesday|-2
=tuner|10
=tuning|1
=turkey|1
=turn|-1
=turnhalle|2
=turning|-1
=tuv|-1
=tv|3
=twelve|2
=twice|8
=two|10
=type|-2
=typed|-3
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
=under|-6
=une|3
=unit|6
=units|-1
=university|-1
=unless|1
=unlock|2
=unpaid|1
=unser|5
=unten|-2
=unterschriebene|1
=until|-3
=up|11
=update|19
=updating|1
=upgrade|1
=upload|2
=ups|-1
=upset|-1
=urgency|-1
=urgent|-1
=urgente|-1
=us|3
=use|5
=used|-1
=user|5
=uses|3
=using|3
=usual|-1
=utility|1
=v|-3
=vaccination|-1
=vaccine|1
=vaccines|4
=vaisselle|1
=vale|1
=valid|3
=valve|-2
=van|-4
=vat|7
=vecino|-2
=vegan|-2
=vehicle|-1
=velos|-1
=vendor|4
=verlangern|1
=version|-17
=very|4
=veterinary|-1
=veut|-1
=via|-2
=viene|1
=view|-1
=virement|2
=visa|2
=visit|-4
=visiting|-1
=visitor|2
=visitors|-5
=visits|-1
=vogt|1
=voice|-2
=voicemail|-1
=vollmacht|2
=volunteer|2
=volunteers|-2
=volvo|5
=vom|-3
=von|1
=vorher|-5
=voucher|-5
=vous|-4
=vp|2
=vpn|2
=wait|-3
=waiting|-2
=walk|-3
=wall|-1
=walt|-1
=want|9
=wanted|2
=wants|-3
=ware|-1
=warehouse|-1
=warm|2
=warranty|-2
=was|5
=wash|3
=washing|1
=waste|-1
=water|-6
=way|-7
=we|-10
=we'd|-1
=we'll|2
=we're|4
=we've|-1
=weather|-3
=web|1
=weber|-4
=wedding|-4
=wednesday|6
=wednesdays|-2
=week|-16
=weekend|-1
=weekly|-1
=weeks|6
=weg|-1
=wegen|4
=welcome|4
=well|-3
=wenn|7
=went|-1
=wer|4
=werden|2
=were|1
=wet|-4
=what's|1
=whatsapp|-1
=wheel|11
=wheelchair|7
=when|11
=whether|1
=which|-2
=while|-4
=white|-1
=whiteboard|2
=who|2
=who's|-3
=whoever|-2
=whole|2
=wholesaler|-3
=whose|-1
=why|1
=wi|-2
=wie|-2
=wieder|4
=wifi|-1
=wiki|1
=wild|-1
=will|-5
=wind|-2
=window|3
=windows|-2
=wine|-1
=wing|1
=winter|3
=winterreifen|1
=wiper|1
=wir|-1
=wird|1
=wiring|1
=wish|-8
=with|-8
=withdrawn|-1
=within|-8
=without|-3
=witness|2
=wobbles|6
=won't|-1
=wont|1
=word|2
=words|2
=work|-3
=worker|-1
=working|3
=worn|8
=worry|-3
=worse|-1
=would|-7
=wound|1
=wrap|-2
=write|2
=writing|-2
=written|2
=wrong|-5
=wurde|-4
=x|-2
=y|-10
=ya|-8
=yard|-3
=ye|-1
=yeah|-1
=year|2
=year's|6
=yearbook|-1
=yearly|1
=years|-2
=yeast|1
=yellow|5
=yes|4
=yesterday|3
=yesterday's|-2
=yet|11
=you|-4
=you'd|-4
=you'll|1
=you're|-5
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
>>|-20
>>!|13
>>'|-1
>>(|7
>>,|3
>>-|5
>>.|-9
>>:|-10
>>;|2
>>?|9
>>a|-8
>>about|-1
>>after|1
>>again|2
>>all|-1
>>am|1
>>and|-10
>>antes|9
>>are|6
>>as|-1
>>at|3
>>avant|1
>>ay|-1
>>back|2
>>because|7
>>before|16
>>bis|-3
>>bitte|-1
>>by|4
>>c|-1
>>ce|4
>>con|1
>>d|-2
>>d'ici|3
>>date|6
>>dated|3
>>day|3
>>days|-2
>>dec|-7
>>december|-1
>>del|4
>>demain|5
>>den|1
>>des|4
>>du|-2
>>due|1
>>e|3
>>ek|-1
>>el|3
>>ember|-1
>>en|1
>>er|-4
>>es|1
>>et|-2
>>expires|-1
>>f|-1
>>feb|-1
>>for|11
>>friday|-2
>>from|4
>>fur|6
>>g|-1
>>gain|1
>>h|1
>>has|-4
>>have|5
>>he|-3
>>hours|1
>>hoy|-1
>>hr|1
>>i|-1
>>if|-5
>>ight|1
>>immediately|-1
>>in|2
>>ing|-2
>>ion|-1
>>is|-9
>>jan|3
>>january|-1
>>june|-3
>>l|-2
>>la|2
>>latest|3
>>ld|4
>>le|-7
>>ll|1
>>m|2
>>manana|7
>>march|-1
>>may|1
>>mber|-1
>>mehr|-2
>>ment|-1
>>monday|-1
>>morning|-1
>>must|-11
>>n|1
>>nachste|-5
>>nd|1
>>nde|5
>>needed|1
>>needs|-3
>>next|5
>>nicht|1
>>no|-5
>>not|2
>>now|10
>>o|-2
>>of|-5
>>ok|-3
>>om|-3
>>on|-8
>>or|1
>>ot|1
>>ow|-4
>>page|-1
>>please|2
>>pls|-9
>>pm|-1
>>por|1
>>pour|2
>>r|4
>>right|3
>>room|1
>>s|-6
>>sat|1
>>sday|4
>>sept|-1
>>sing|-2
>>sometime|1
>>sous|6
>>spatestens|-1
>>still|-5
>>sunday|-3
>>t|-4
>>tard|1
>>than|1
>>that|-1
>>the|-2
>>ther|-1
>>this|3
>>thurs|-2
>>thursday|3
>>tmrw|-4
>>to|-1
>>today|6
>>tomorrow|5
>>tonight|9
>>two|1
>>uary|3
>>und|-3
>>until|-14
>>we|-2
>>week|1
>>when|5
>>whenever|7
>>which|-6
>>wieder|1
>>within|-3
>>yesterday|-1
>>–|4
^a|12
^a copy|1
^a late|-1
^a written|-1
^aber|-1
^about|-1
^abstracts|8
^accept|2
^accept the|1
^access|10
^account|-3
^accounts|-1
^action|-1
^add|3
^add the|3
^after|-6
^after the|-6
^agent|-1
^agreed|-1
^alarm|-4
^all|-1
^allergen|-1
^an|-2
^andernfalls|-1
^annual|6
^answer|-3
^answer the|1
^answer them|2
^any|-2
^apologies|-1
^app|5
^appelle|1
^appelle le|1
^application|-4
^apply|-6
^apply for|-2
^appointment|-2
^approve|3
^approved|-1
^approver|-1
^arrange a|1
^arrange the|3
^as|-7
^as a|1
^as per|-2
^as the|-3
^ask|-4
^ask for|-1
^ask mr|2
^ask the|-10
^ask whether|6
^assigned|-1
^attached|1
^attached the|1
^audit|-1
^aunt|-1
^autoclave|-1
^avisa|-4
^avoid|-1
^back|-3
^backup|1
^badge|2
^bags|-1
^bake|-1
^bank|-1
^batteries|-1
^be|-3
^be on|-4
^be so|-1
^because|-5
^because of|-1
^because the|-4
^bed|1
^beer|1
^before|-4
^before the|-3
^bei|-2
^bei der|-7
^best|4
^bestell|3
^bestellt|5
^bike|-1
^bin|-1
^bis|-1
^bis freitag|-1
^black|-2
^block|-1
^blocked|-1
^blue|1
^board|-1
^boiler|3
^book|7
^book flights|2
^book it|-4
^book the|2
^borrow|-1
^box|-2
^boxes|-3
^brightwater|6
^bring|-2
^bring it|-4
^bring the|3
^bring them|-2
^broken|-1
^budget|3
^bug|-1
^build|3
^building|-1
^bump|4
^bus|-1
^buy|-3
^buy new|-2
^by|-1
^by the|-1
^c|1
^cake|-1
^calibrate|1
^call|4
^call for|1
^call her|-1
^call him|-4
^call the|6
^call to|-1
^call us|-2
^caller|-7
^cambia|1
^cambia la|1
^cancel|9
^cancel it|-4
^car|-1
^card|1
^case|1
^category|9
^cedar|-1
^certificate|-1
^chair|1
^chairs|2
^change|-7
^change it|-1
^change the|2
^changer|1
^charge|-2
^chase|5
^chase the|5
^chase them|-2
^check it|-1
^check the|4
^check whether|-1
^check your|-4
^christmas|-1
^circulate|-2
^city|-2
^city of|-1
^claim|3
^claim the|5
^clean|1
^clean it|1
^clean the|1
^clean up|-1
^cleaning|-2
^clear|2
^clear out|1
^client|1
^close|3
^close the|3
^coach|-1
^code|-1
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
^confirm|9
^confirm in|-1
^confirm the|1
^confirm with|3
^congratulations|-1
^contact|-3
^contact form|-3
^contract|7
^contrato|1
^copy|2
^cormac|-1
^correct|1
^correct it|1
^correct the|2
^corrective|-1
^cost|-1
^council|4
^count|-2
^count the|-2
^cover|-6
^cover the|-2
^crash|1
^create|-1
^crown|-1
^csv|3
^csv export|3
^customer|1
^customer complaint|-1
^customer no|-1
^customer's|-1
^customers|1
^da|-2
^dad's|-1
^damit|-1
^danke|-2
^danke fur|-1
^das|-2
^das angebot|2
^dass|1
^date|2
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
^defect|1
^defrost|1
^defrost the|1
^deirdre|-1
^delete|-4
^deliver|-6
^delivery|-4
^delivery note|-3
^delivery of|-1
^demo|-6
^den|8
^den betrag|-1
^dental|4
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
^do|-5
^do it|-1
^do not|-4
^do that|-1
^do we|3
^does|-1
^does the|-1
^domain|-1
^don't|-3
^dont|-3
^dont forget|-2
^door|8
^dr|1
^draft the|7
^draft to|-1
^draw|2
^draw up|1
^dringend|-1
^drive|1
^driver|-1
^drivers|2
^drives|1
^drop it|-1
^dry|3
^e|-1
^each|8
^earl|-1
^early|-1
^edge|2
^eine|5
^einen|-1
^el|3
^el cliente|-3
^el grifo|2
^electric|6
^elevator|-1
^email|-4
^email the|-4
^emergency|-1
^employee|-1
^en|3
^engineer|-1
^enter|2
^envoyer|1
^er|-5
^erstellt|-6
^estate|-1
^estoy|-5
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
^extend the|1
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
^fill|-5
^fill in|-1
^finance|-1
^find|-9
^find a|1
^find attached|-5
^find out|-6
^finish|-1
^finish the|4
^fire|1
^fire drill|-1
^fire extinguisher|2
^firmware|-1
^first|3
^fix|-5
^fix before|-7
^fix it|-4
^fix the|9
^fixing|-1
^floor|4
^follow|-9
^follow our|-5
^follow up|-3
^food|-1
^for my|-1
^for the|-3
^forklift|8
^form|-3
^forward|-2
^forward it|-1
^forward the|2
^forwarded|-2
^found|-1
^free|-2
^free to|-2
^freezer|4
^fridge|1
^frist|-2
^from|1
^from the|-1
^fur|1
^fur die|1
^gas|-1
^gas safety|1
^get|6
^get a|-2
^get it|-1
^get round|-1
^get the|5
^get them|-2
^get three|2
^get two|1
^give|-3
^give her|1
^give me|-2
^give the|-3
^glue|3
^go|-12
^go ahead|-2
^go back|-5
^go out|-8
^go through|-1
^go to|6
^got|-2
^gracias|-1
^grandma's|2
^grandma's hearing|3
^grandpa's|-4
^grant|-3
^grease|2
^great|-1
^greenline|3
^gutter|4
^gutters|10
^guy|-1
^half|3
^half of|3
^hall|4
^hana|-1
^hand|8
^hand it|3
^hand over|5
^hand them|1
^handle|-4
^handrail|1
^handwritten|-1
^has|-7
^has the|-3
^have|15
^have a|-1
^have it|2
^have that|-1
^have the|17
^hay|-1
^he|-1
^he wants|-2
^he'd|2
^he'd like|2
^he's|-2
^heating|1
^hedge|-1
^helpdesk|-1
^helpdesk request|-1
^her|3
^here|-1
^herr|-1
^hi|-1
^highest|-1
^hire|1
^hoa|-1
^holt|2
^hope|-1
^housekeeping|-1
^how|-1
^how many|-1
^hr|-1
^hr wants|-1
^i|-8
^i asked|-2
^i bought|-3
^i can't|1
^i don't|-6
^i have|-1
^i know|-1
^i left|8
^i looked|1
^i moved|-1
^i ordered|-1
^i put|-1
^i read|1
^i refer|7
^i said|2
^i send|-1
^i spoke|-1
^i was|-4
^i'm|-3
^i'm in|-3
^i'm short|1
^i've|4
^i've put|-1
^ich|-1
^ideally|-1
^if|1
^if not|-1
^if the|6
^if you|-2
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
^inspection report|-2
^install|1
^instead|-1
^internal|-1
^invoice|1
^invoice date|-1
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
^it still|7
^it was|15
^it's not|-4
^it's the|2
^item|-2
^its|-4
^january|-3
^je suis|-1
^job|-1
^job card|-1
^jonas|1
^june|-1
^k|2
^keep|-3
^keep the|-1
^keys|-1
^keys are|-1
^kg|1
^kids|-2
^kitchen|6
^kitchen faucet|3
^kitchen tap|5
^know|-1
^kummerst|1
^kummerst du|1
^la|-2
^la impresora|4
^la reunion|-5
^lab|-1
^label|10
^label printer|3
^label the|6
^larch|-2
^lars|-1
^las|8
^lassen|3
^lassen sie|3
^last|-2
^late|-1
^lauft|-1
^le client|2
^le lave|1
^le lui|-2
^leaking|1
^lease|2
^leave|-2
^leave request|1
^leave the|-1
^left|-7
^left the|-7
^legal|10
^leider konnten|-1
^lena|9
^lend|-1
^let|2
^let him|4
^let me|-10
^let the|2
^let them|2
^let us|4
^library|6
^lift|5
^light|1
^like|4
^like the|9
^like to|-3
^limit|-1
^list|-1
^listen|1
^llama|1
^llame|1
^llame al|1
^llegan|1
^lo|5
^load|1
^loan agreement|-1
^lock|6
^login|-1
^long|-5
^look|-8
^look at|2
^look for|1
^look into|-6
^looks|-1
^los|-1
^lost|2
^lost property|3
^love|-1
^lovely|-1
^low|-1
^m|-1
^machst|2
^machst du|2
^madame|-4
^mail|2
^mail it|3
^mail them|-2
^maintenance|-5
^maintenance request|-1
^mais|1
^make|7
^make a|1
^make an|2
^make it|3
^make sure|6
^make the|-4
^march|-1
^marketing|-5
^marta|2
^max|-7
^may|-1
^me|1
^measure|2
^medium|-1
^medium toast|-1
^meet|-4
^meet you|-2
^menu|1
^messe|-1
^meter|3
^meter readings|3
^midland|-1
^milk|5
^mill|4
^mill road|5
^mine|-2
^minutes|-1
^mo|2
^mom|-2
^mom's|3
^mom's birthday|3
^more|1
^mot|3
^mount|-1
^move|11
^move her|-1
^move out|2
^move samples|2
^move the|2
^mow|1
^mr|-1
^mrs|4
^ms|1
^mum's|-2
^my|-1
^my daughter|2
^my husband|-1
^my second|3
^my son|1
^nadia|-1
^names|-3
^near|-1
^near miss|-1
^net|-2
^new|-8
^newsletter|-1
^next|-2
^nightly|1
^no|-7
^no action|-1
^no the|1
^nobody has|2
^nos|7
^not|-9
^not a|-1
^not me|-1
^not on|-1
^not the|-2
^nothing|-1
^notice|-2
^notice of|-1
^notification|-1
^notification of|-1
^nous|6
^nous n'avons|5
^nur|4
^nurse|1
^obligations|-2
^obligations of|-2
^observation|-1
^obtain|5
^obtain three|3
^obtain two|2
^of|-1
^offer|-8
^office|-3
^office of|-3
^oil|-2
^on|-4
^on the|-1
^onboarding|3
^once|-1
^one|2
^one more|1
^open|2
^open the|2
^opened|-1
^opening|-1
^or|3
^order a|1
^order name|1
^order new|1
^order one|-1
^order replacement|2
^order the|4
^order two|1
^organise|3
^organise that|1
^otherwise|-4
^otherwise the|-3
^otherwise they|-1
^our|3
^our invoice|-2
^our records|-1
^out|-1
^owner|-1
^p|-1
^pack|-1
^pack the|-1
^page|1
^paid|-1
^paint|-4
^para|-4
^parcel|-2
^partners'|-1
^pass|-1
^passport|3
^password|2
^patient|-2
^patients|-1
^pay|6
^pay by|-3
^pay invoice|9
^pay the|3
^payable|3
^payment|1
^payment terms|-1
^payroll|5
^pedir|-1
^people|-2
^petra|-1
^phone|4
^photos|-1
^pick|-4
^pick it|2
^pick one|-1
^pick up|-2
^pide|1
^plate|-1
^plomberie|6
^pm|-1
^po|-1
^porte|3
^porte du|3
^post|-7
^post it|-1
^pour|-2
^practice|-1
^prepara|-1
^prepare|4
^prepare a|1
^prepare the|1
^preparer|1
^present|-3
^present them|-1
^press|-1
^prices|7
^print|2
^print the|-3
^printer|4
^priya|-1
^prod|-2
^product|-1
^production|-1
^production meeting|-1
^project|-2
^projector|4
^projector in|-1
^proofread|3
^property|-1
^protokoll|-1
^provide|1
^prufen|-1
^pt|-1
^pull|1
^pull the|1
^pump|10
^put|4
^put a|2
^put in|-2
^put it|-1
^put the|-1
^put them|1
^put together|-1
^put up|3
^q|-8
^quarantine|-1
^quarterly|2
^questions|3
^quick|-2
^quotation|5
^quote|-1
^radiator|2
^rain|-1
^raise the|1
^re|-3
^read|-1
^rebook|2
^recalibrate|3
^recalibrate the|3
^receive|-2
^receive the|-3
^received|1
^reception|-1
^rechnung|6
^rechnung bezahlen|2
^rechnung nr|2
^rechnung re|2
^redo|4
^ref|-1
^refill|4
^refill the|3
^refund|7
^refund the|2
^register|3
^register your|2
^relancer|5
^relancer le|4
^release the|1
^remains|-1
^remind|1
^remind about|1
^reminder|-5
^reminder for|-2
^reminder from|-1
^reminder to|-1
^remit|-4
^remit the|-1
^remove the|1
^remplacement|-5
^rename|2
^rename the|1
^renew|6
^renew it|2
^renew now|-4
^renew online|1
^renew the|6
^renew your|2
^renewal|-3
^rent|3
^rental|5
^reorder|5
^repair|-6
^repair it|-1
^replace|6
^replace the|4
^replacement|1
^reply|2
^reply to|3
^report|1
^reported|-1
^reported by|-1
^request|-9
^request the|-3
^requested|-1
^requester|-1
^resend|-5
^reserve|3
^reserver|3
^reserver la|3
^reset|2
^reset the|1
^resolved|-1
^response|-1
^restart|-1
^restart the|2
^restock|1
^return|10
^return it|1
^return the|8
^rev|-1
^review|2
^review the|1
^rewrite|2
^ring|-6
^ring her|-5
^ring me|-1
^ring mr|1
^ring them|-1
^risk|-3
^riverside|-1
^road|2
^roll|6
^roll back|6
^roof|-1
^room|5
^rotate|1
^rotate the|1
^ruf|2
^run|-1
^run out|-1
^ruth|1
^safety|-1
^said|-2
^said he'd|-1
^said she'd|-1
^sammelt|-3
^sample|1
^sat|1
^save|-1
^saw|-1
^say|-1
^says|-3
^scaffold|4
^scan|2
^scan it|1
^scan the|3
^schedule|-2
^schedule the|-4
^schick|-1
^school|-2
^se|-1
^seat|1
^second|3
^see|-6
^see below|-2
^see the|-3
^seen|-1
^sehr|-2
^sehr geehrte|-2
^send|9
^send a|2
^send back|1
^send it|2
^send me|-5
^send over|1
^send someone|-1
^send the|9
^send them|3
^send to|-4
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
^share|-2
^she|-5
^she can't|-3
^she is|-1
^she wants|1
^she's|-2
^shop|-2
^shopping|2
^short|-1
^show|1
^show it|1
^si|-1
^sie|-4
^sign|1
^sign and|-4
^sign off|1
^sign the|1
^sign up|2
^signed|-2
^sin|5
^since|14
^since the|7
^since update|4
^skip|7
^small|-1
^smoke|1
^something|-1
^sometime|-1
^son|-2
^sonst|-1
^sort|-2
^sort it|-3
^sort out|1
^sort the|1
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
^sticky|-1
^sticky note|-1
^still|-3
^stop|-9
^stop the|-3
^storage|-1
^students|-1
^su|1
^submit|5
^submit a|1
^submit it|-1
^submit the|5
^submit your|1
^suite|-1
^supplier|-4
^support|-1
^sure|-3
^surgery|8
^swap|5
^swap it|1
^swap the|1
^swap them|2
^switch|-1
^t|-2
^table|-1
^take|-10
^take a|-1
^take care|1
^take it|-1
^take place|-1
^take that|-1
^take the|-2
^take your|-1
^talk about|-2
^talk to|2
^tank|-1
^tariq|-1
^tax|1
^technician|-1
^teh|1
^teilen|3
^teilen sie|3
^tell|-6
^tell her|7
^tell me|-3
^tell the|4
^temp|-1
^tenant|-1
^tender|-2
^term|-1
^termin|1
^terms|-1
^test the|1
^text|-1
^th|-2
^thank|1
^thank you|1
^thanks|-1
^thanks for|-1
^that|4
^that means|-3
^that we|-2
^that's|4
^thats|-1
^the|4
^the alarm|1
^the annual|-2
^the auditor|-2
^the auditors|-1
^the autoclave|-2
^the bank|-3
^the board|-1
^the boiler|-1
^the calibration|2
^the car|1
^the card|5
^the caterer|6
^the client|-10
^the coffee|-4
^the contract|1
^the council|-1
^the county|-4
^the courier|-1
^the crane|-1
^the delivery|1
^the demo|4
^the dishwasher|-1
^the domain|-1
^the donor|1
^the elevator|4
^the emergency|1
^the ethics|-1
^the export|1
^the fire|-1
^the fish|-1
^the following|-6
^the forklift|-1
^the form|-1
^the freezer|-1
^the grant|2
^the gutter|-2
^the hall|1
^the handrail|3
^the heating|1
^the hendersons|2
^the hero|5
^the inspector|-1
^the insurance|-3
^the insurer|-5
^the invoice|-1
^the key|-3
^the keys|5
^the kitchen|-1
^the label|2
^the last|2
^the lease|2
^the lift|1
^the machine|-2
^the meeting|1
^the minutes|3
^the neighbours|-5
^the new|4
^the next|-1
^the offer|9
^the old|1
^the only|1
^the opening|-2
^the organ|4
^the other|-1
^the owner|-1
^the piano|-1
^the plants|-1
^the plotter|-1
^the plumber|1
^the portal|-4
^the price|-2
^the print|-2
^the printer|-1
^the projector|4
^the q|-2
^the red|-1
^the salt|-2
^the school|-1
^the shower|1
^the signed|1
^the sound|1
^the staging|-1
^the supplier|1
^the tenants|-2
^the thing|2
^the tls|-1
^the toner|-1
^the vendor|-1
^the walk|-2
^the yearly|1
^their|1
^them|-1
^theo|-1
^there is|1
^there's|-1
^there's a|-1
^there's no|-1
^these|-1
^they are|-2
^they asked|2
^they can't|-1
^they like|-3
^they need|-1
^they want|10
^they won't|-1
^they'd|3
^they'd like|3
^they'll|-1
^they're|-1
^they've|-1
^things|-1
^think|-1
^third|1
^this|4
^this is|2
^three|-4
^thx|-1
^ticket|-3
^till|-1
^timesheets|7
^toner|-1
^toolbox|-1
^toolbox talk|-1
^top|-5
^total|-1
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
^tu|-2
^tu t'en|-1
^tuesday|-2
^two|-6
^two of|-2
^two things|-3
^type|-2
^tyres|2
^uberweisen sie|1
^um|-2
^under|-9
^unit|4
^unless|1
^unlock|1
^until then|1
^update|11
^update the|4
^upgrade|1
^upload|2
^upload it|-1
^upload the|1
^upload them|-1
^urgency|-1
^urgente|-1
^use|4
^use it|4
^use the|-1
^user|4
^utility|-1
^vaccine|1
^valid|-1
^van|1
^vehicle|-1
^vendor|4
^version|-1
^very|-1
^via|-2
^viene|1
^viene el|1
^visit|-4
^visit the|-4
^visitor|-1
^visitors|-2
^voice|-2
^voicemail|-1
^votre|1
^wait until|-1
^walk|5
^walk in|5
^want|1
^wanted|-1
^wants|-1
^warehouse|-1
^warranty|2
^was|-2
^wash|9
^wash the|1
^water|-4
^water is|-2
^water the|1
^water them|-1
^we|-7
^we are|-3
^we can't|6
^we cannot|-1
^we don't|-1
^we go|-1
^we have|-8
^we still|2
^we would|1
^we're|14
^we're down|9
^we're nearly|1
^we're on|-1
^we're out|5
^we've|-1
^we've got|-1
^weather|-2
^website|-2
^wedding|-1
^weekly|-1
^wenn|7
^wer|7
^what|13
^what happened|-3
^what i|8
^what she|2
^what we|4
^what's|1
^wheelchair|5
^when|4
^when i|2
^when the|4
^whenever|1
^whenever it|2
^where|1
^which|-1
^who|-1
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
^write it|-1
^write the|2
^write them|-1
^write to|-2
^write up|-1
^wrong|-1
^x|-2
^ya|-6
^yes|-1
^yes do|1
^yesterday|-1
^you|-2
^you're|-2
^you're on|1
^you've|-1
^your|4
^your application|-1
^your domain|6
^your order|-1
^your vehicle|-1
^yours|-1
topic $a|2
topic $account|1
topic $alarm|4
topic $approver|1
topic $april|-1
topic $autoclave|-1
topic $b|-2
topic $badge|-1
topic $band|1
topic $bank|-1
topic $battery|2
topic $birthday|-1
topic $boots|3
topic $boxes|3
topic $bulb|1
topic $cake|2
topic $call|-1
topic $called|1
topic $card|3
topic $category|-2
topic $centrifuge|1
topic $certificate|2
topic $check|-3
topic $choir|-2
topic $clinic|-3
topic $committee|-1
topic $company|2
topic $compressor|1
topic $council|-2
topic $court|-1
topic $customers|5
topic $damage|-1
topic $date|-2
topic $day|-2
topic $days|1
topic $december|-4
topic $delivery|-3
topic $doctor|-1
topic $door|-3
topic $draft|-2
topic $evening|-3
topic $excerpt|-1
topic $expected|-2
topic $extinguishers|1
topic $extract|-1
topic $fair|1
topic $family|1
topic $fence|-2
topic $floor|1
topic $forget|-4
topic $form|-1
topic $free|-1
topic $from|-1
topic $gate|-3
topic $group|-3
topic $guide|-2
topic $hall|-1
topic $hours|1
topic $in|1
topic $inc|-1
topic $inspector|-1
topic $invoice|8
topic $it|-1
topic $item|-3
topic $items|-2
topic $job|1
topic $june|1
topic $key|6
topic $keys|1
topic $lamp|-1
topic $latest|-1
topic $lease|3
topic $leo|-1
topic $letter|1
topic $letters|-2
topic $licence|5
topic $log|-1
topic $m|3
topic $machine|-2
topic $may|-2
topic $meeting|-3
topic $message|1
topic $monday|1
topic $never|1
topic $note|-1
topic $notes|-1
topic $notice|-2
topic $nov|-2
topic $number|-1
topic $of|-2
topic $on|-1
topic $one|-3
topic $ones|-1
topic $order|8
topic $page|4
topic $papers|1
topic $parcel|1
topic $patient|1
topic $people|-3
topic $permits|2
topic $plan|2
topic $plumber|4
topic $po|6
topic $printer|-1
topic $project|-1
topic $q|6
topic $rang|-1
topic $re|1
topic $reading|1
topic $receipt|3
topic $receipts|5
topic $registration|2
topic $reminder|-1
topic $renewal|2
topic $report|3
topic $request|-2
topic $room|7
topic $rota|2
topic $say|-1
topic $self|-1
topic $service|-2
topic $severity|-1
topic $shed|1
topic $sheets|1
topic $shop|-2
topic $side|1
topic $st|1
topic $staff|-2
topic $stage|-1
topic $statement|1
topic $subscription|-1
topic $survey|-1
topic $table|-1
topic $tap|1
topic $tax|1
topic $team|-6
topic $tenant|-1
topic $term|-1
topic $terms|-2
topic $test|1
topic $th|-2
topic $things|-1
topic $ticket|-2
topic $to|-1
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
topic =account|3
topic =accounts|-3
topic =action|-1
topic =after|-1
topic =aid|1
topic =alarm|4
topic =annual|4
topic =appointment|3
topic =approver|1
topic =april|-1
topic =archive|4
topic =as|-1
topic =ask|-4
topic =asset|1
topic =at|-2
topic =autoclave|-1
topic =b|-2
topic =bad|1
topic =badge|-1
topic =band|1
topic =bank|2
topic =bathroom|1
topic =battery|2
topic =be|2
topic =bill|3
topic =blank|2
topic =board|-3
topic =book|-1
topic =booking|-1
topic =boots|3
topic =box|1
topic =boxes|1
topic =brochure|-1
topic =broken|-4
topic =bug|-1
topic =bulb|1
topic =bus|6
topic =c|-1
topic =cake|2
topic =caldera|1
topic =call|-2
topic =called|1
topic =car|-3
topic =card|2
topic =case|1
topic =category|-4
topic =centrifuge|1
topic =certificate|6
topic =change|2
topic =channel|-2
topic =chart|2
topic =check|-2
topic =choir|-2
topic =christmas|-1
topic =city|-1
topic =claim|-1
topic =class|-1
topic =clinic|-5
topic =coffee|1
topic =committee|-1
topic =company|2
topic =complaint|-1
topic =compost|1
topic =compressor|1
topic =contact|-1
topic =contract|2
topic =copper|3
topic =copy|-2
topic =cost|-3
topic =council|-2
topic =count|2
topic =court|-2
topic =cover|-1
topic =csv|1
topic =customers|5
topic =customs|2
topic =damage|-1
topic =date|-2
topic =daughter|-3
topic =day|-2
topic =days|1
topic =db|3
topic =de|8
topic =december|-4
topic =deck|1
topic =defect|-1
topic =del|-1
topic =delivery|-2
topic =demo|-2
topic =dental|2
topic =der|-1
topic =desk|-2
topic =disk|4
topic =doctor|-1
topic =domain|3
topic =don't|-1
topic =draft|-2
topic =du|1
topic =early|3
topic =emergency|-1
topic =engineer|-1
topic =ethics|-1
topic =evening|-3
topic =excerpt|-1
topic =exit|-1
topic =expected|-2
topic =extension|-1
topic =extinguishers|1
topic =extract|-1
topic =fair|1
topic =family|1
topic =fee|-1
topic =feedback|-2
topic =fence|-1
topic =final|-1
topic =fire|1
topic =first|-4
topic =fixed|1
topic =flat|-1
topic =flu|-4
topic =follow|-3
topic =following|-5
topic =for|16
topic =forget|-4
topic =forklift|-1
topic =four|-1
topic =free|-1
topic =freezer|-1
topic =fridge|1
topic =from|3
topic =front|-2
topic =fuel|5
topic =fur|1
topic =gas|-1
topic =gate|-2
topic =gloves|3
topic =grandma's|1
topic =grant|-1
topic =group|-3
topic =guest|5
topic =guide|-1
topic =gutter|2
topic =gym|7
topic =half|-1
topic =hall|-1
topic =hallway|1
topic =hand|1
topic =handover|4
topic =harvest|1
topic =head|1
topic =hearing|-2
topic =heating|9
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
topic =insurance|3
topic =invoice|6
topic =is|1
topic =it|-1
topic =item|-3
topic =items|-2
topic =job|-1
topic =jobs|-1
topic =june|1
topic =k|-1
topic =key|6
topic =keys|1
topic =kitchen|-2
topic =la|1
topic =lab|1
topic =lady|-2
topic =lamp|-1
topic =laptop|1
topic =late|-1
topic =lave|-1
topic =lease|3
topic =least|-1
topic =leave|1
topic =left|1
topic =leo|-1
topic =letter|1
topic =letters|-2
topic =licence|8
topic =lift|-1
topic =list|-3
topic =little|-1
topic =loan|-1
topic =local|1
topic =locker|7
topic =log|-3
topic =low|-3
topic =m|3
topic =machine|-1
topic =maintenance|-2
topic =man|2
topic =may|-2
topic =meeting|-4
topic =message|1
topic =messe|-4
topic =mill|-1
topic =minutes|-1
topic =missing|7
topic =monday|1
topic =moved|-2
topic =mr|1
topic =mrs|-2
topic =name|-1
topic =nd|-1
topic =never|1
topic =new|6
topic =next|-2
topic =night|-2
topic =not|2
topic =note|-5
topic =notes|-2
topic =notice|-2
topic =nov|-2
topic =november|-1
topic =number|-1
topic =of|6
topic =off|-1
topic =office|-4
topic =ok|-1
topic =old|-1
topic =on|3
topic =onboarding|-7
topic =one|-6
topic =ones|-1
topic =only|-1
topic =open|-1
topic =opening|1
topic =order|8
topic =out|-1
topic =page|2
topic =papers|2
topic =parcel|3
topic =parent|-3
topic =parking|4
topic =party|-2
topic =patient|2
topic =people|-6
topic =permits|2
topic =photos|5
topic =pitch|1
topic =plan|2
topic =plumber|4
topic =po|4
topic =policy|-3
topic =portal|-1
topic =porte|1
topic =prep|-1
topic =press|1
topic =price|2
topic =prices|1
topic =print|-1
topic =printed|-1
topic =printer|-1
topic =prod|3
topic =project|-2
topic =pta|-1
topic =q|8
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
topic =registration|2
topic =rehearsal|1
topic =reminder|-1
topic =renewal|2
topic =report|2
topic =request|-3
topic =return|-1
topic =review|-1
topic =revised|1
topic =room|6
topic =rota|2
topic =safety|-1
topic =said|1
topic =salt|-1
topic =sat|-1
topic =saturday|1
topic =say|-1
topic =scaffold|1
topic =scaffolding|2
topic =school|-3
topic =second|-2
topic =self|-1
topic =server|-1
topic =service|-1
topic =severity|-2
topic =shed|1
topic =sheets|6
topic =shift|-4
topic =shop|-1
topic =shower|-2
topic =side|1
topic =signed|-1
topic =site|-1
topic =size|4
topic =skip|1
topic =snow|4
topic =so|-1
topic =son|-2
topic =speaker|2
topic =spring|2
topic =staff|-1
topic =stage|-1
topic =staging|1
topic =stand|1
topic =statement|4
topic =street|3
topic =subscription|-1
topic =summary|-1
topic =summer|7
topic =sunday|1
topic =support|-2
topic =survey|2
topic =system|-3
topic =table|-1
topic =tax|2
topic =team|-4
topic =tecnico|1
topic =tenant|-3
topic =tender|-2
topic =term|-1
topic =terms|-2
topic =test|1
topic =th|-3
topic =the|4
topic =them|-2
topic =there|-2
topic =things|-1
topic =this|1
topic =three|-6
topic =thursday|-3
topic =ticket|-2
topic =time|5
topic =to|-7
topic =top|-1
topic =trailer|1
topic =trip|-1
topic =truck|4
topic =trustees'|-1
topic =tv|8
topic =umzug|2
topic =under|-2
topic =up|-2
topic =user|-1
topic =v|1
topic =vaccine|-2
topic =vaisselle|-1
topic =van|-2
topic =vat|-1
topic =vehicle|-2
topic =velos|1
topic =vendor|-4
topic =visit|-1
topic =voicemail|-2
topic =w|2
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
topic =winter|-1
topic =with|3
topic =without|-1
topic =work|-2
topic =wrong|4
topic =x|1
topic =ya|-1
topic =year|-1
topic =yearly|-2
topic =your|3
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
topic ^booking|-2
topic ^broken|-4
topic ^bug|-1
topic ^bus|6
topic ^cake|2
topic ^card|-1
topic ^category|-4
topic ^category it|-1
topic ^certificate|2
topic ^change|3
topic ^choir|-2
topic ^city|-1
topic ^claim|-1
topic ^club|-1
topic ^coffee|4
topic ^complaint|-1
topic ^compost|1
topic ^contact|-1
topic ^contract|3
topic ^council|-1
topic ^customs|2
topic ^delivery|1
topic ^delivery note|-1
topic ^dental|2
topic ^domain|3
topic ^don't|-1
topic ^don't forget|-1
topic ^emergency|-1
topic ^emergency exit|-1
topic ^ethics|-1
topic ^expected|-2
topic ^feedback|-2
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
topic ^for|-5
topic ^forklift|-1
topic ^form|-1
topic ^front|-1
topic ^gate|1
topic ^grandma's|1
topic ^group|-1
topic ^guest|5
topic ^gutter|2
topic ^gym|7
topic ^half|-1
topic ^hall|-1
topic ^hand|1
topic ^heating|9
topic ^helpdesk|-1
topic ^helpdesk request|-1
topic ^hotel|1
topic ^husband|-1
topic ^inc|-1
topic ^inspector|-1
topic ^insurance|3
topic ^insurance renewal|2
topic ^invoice|5
topic ^invoice date|-2
topic ^job|-2
topic ^job card|-2
topic ^kitchen|-2
topic ^lab|1
topic ^lamp|-1
topic ^laptop|1
topic ^last|1
topic ^lave|-1
topic ^lave vaisselle|-1
topic ^letter|-2
topic ^lift|-1
topic ^low|-3
topic ^machine|1
topic ^maintenance|-2
topic ^message|1
topic ^messe|-4
topic ^missing|7
topic ^mrs|-2
topic ^name|-1
topic ^nd|-1
topic ^new|-1
topic ^next|-2
topic ^note|-1
topic ^note to|-1
topic ^notes|-1
topic ^office|-3
topic ^ok|-1
topic ^ok so|-1
topic ^old|-1
topic ^on|-3
topic ^on the|-3
topic ^onboarding|-3
topic ^only|-1
topic ^open|-1
topic ^opening|1
topic ^order|1
topic ^page|-2
topic ^page of|-2
topic ^parcel|3
topic ^parent|-3
topic ^parking|4
topic ^parking permits|2
topic ^patient|1
topic ^photos|5
topic ^photos of|8
topic ^plumber|-1
topic ^po|-1
topic ^porte|1
topic ^porte du|1
topic ^price|2
topic ^prod|3
topic ^project|-2
topic ^pta|-1
topic ^q|2
topic ^quotation|5
topic ^quote|5
topic ^rabies|2
topic ^revised|1
topic ^room|-3
topic ^sat|-1
topic ^scaffold|1
topic ^school|-3
topic ^second|-1
topic ^server|-1
topic ^server room|-1
topic ^severity|-2
topic ^shower|-2
topic ^signed|-1
topic ^size|1
topic ^skip|1
topic ^snow|4
topic ^son|-2
topic ^spring|1
topic ^staff|1
topic ^staging|1
topic ^stand|1
topic ^statement|3
topic ^statement of|3
topic ^support|-2
topic ^tecnico|1
topic ^tecnico de|1
topic ^tenant|-2
topic ^tenant in|-1
topic ^term|-1
topic ^termin|1
topic ^terms|-2
topic ^th|-1
topic ^the|1
topic ^this|1
topic ^three|-2
topic ^ticket|-2
topic ^to|-6
topic ^top|-1
topic ^trailer|1
topic ^truck|5
topic ^trustees'|-1
topic ^unit|-1
topic ^user|-1
topic ^vehicle|-1
topic ^vendor|-4
topic ^voicemail|-2
topic ^w|3
topic ^weather|-1
topic ^went|-1
topic ^went well|-1
`;
