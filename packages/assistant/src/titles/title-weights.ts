import type { TitleFeature } from './title-features.ts';

/** How much each feature speaks for a title; made by `npm run learn:titles`, not by hand. */
export const TITLE_WEIGHTS: Readonly<Record<TitleFeature, number>> = {
  isByRules: 1.12,
  isActionByRules: -0.1,
  isAskedPart: -0.39,
  isWholeSentence: 0.75,
  isClause: -0.09,
  isLastClause: 0.32,
  isClauseToDo: 0.42,
  isSubordinate: -0.25,
  isToEnd: -0.3,
  isAfterLabel: 0.61,
  isFromVerb: 0.31,
  isSubject: -0.58,
  isCut: 1.35,
  hasTopic: 0.8,
  hasTopicOfSubject: 1.39,
  hasTopicOfLabel: -1.11,
  hasTopicOfOwn: -0.14,
  hasTopicOfBefore: 1.5,
  hasTopicOfEarlier: -0.21,
  hasTopicOfFirst: -0.64,
  isClearWithoutTopic: -3.09,
  isFairlyClearWithoutTopic: -1.46,
  isFirst: -0.33,
  isLast: -0.49,
  isLater: -0.83,
  placeInText: -1.09,
  isInFirstParagraph: -0.77,
  isBeforeTask: 0.49,
  isTask: 0.51,
  isAsking: 0.11,
  isTelling: -0.79,
  isShortSentence: -0.08,
  asksPlainly: 0.39,
  hasDate: -1.07,
  hasDeadline: 0.24,
  hasDue: 0.96,
  isMain: -0.26,
  isOfMain: -0.18,
  asksSomebody: 0.62,
  isItem: 1.36,
  isReport: -0.54,
  isOwnParagraph: -0.69,
  isFurther: -0.57,
  length: 3.22,
  words: 0.39,
  saysNothing: -0.87,
  saysMuch: 0.56,
  isUnspecific: -1.22,
  isSpecific: 0.77,
  isCentral: 1.11,
  refersBack: -0.18,
  beginsWithIt: -0.58,
  hasPronoun: -0.18,
  beginsWithVerb: 1.08,
  isToDo: 1,
  isRequest: 1.31,
  obliges: -0.78,
  isOfWriter: 0.09,
  isPleasantry: -0.6,
  hasName: -0.29,
  hasNumber: 0.08,
  hasColon: -0.85,
  hasComma: -1.26,
  isPast: -0.68,
  hasFault: 0.58,
  isOfDocument: 0.55,
  endsOpen: 0.23,
  hasAmount: -1.11,
};

/** How much each word of a title, or beside it, speaks for it; made by `npm run learn:titles`, not by hand. */
export const TITLE_WORDS = `
$a|8
$aa|-1
$ab|1
$above|-1
$ac|1
$accept|-2
$access|-1
$accident|-1
$accordingly|1
$account|3
$accounting|-1
$accounts|-2
$address|13
$adviser|-9
$affected|-1
$afraid|5
$afternoon|-1
$afterwards|-2
$again|6
$agency|-3
$agm|-2
$agreed|-1
$ahead|-6
$alarm|1
$all|5
$alone|-1
$already|-3
$also|-1
$am|-6
$amount|-1
$and|9
$android|-1
$angebot|2
$angebote|-1
$anneke|-1
$anrufen|-1
$anymore|-5
$anyway|-4
$aob|-2
$apart|2
$app|-4
$applicant|-6
$application|-2
$applications|3
$appointment|1
$approved|-3
$approx|1
$april|-2
$apt|2
$arrange|-4
$asap|-1
$ask|-1
$asking|-3
$asks|1
$assessment|-3
$assignee|-1
$attached|-3
$attic|-1
$attn|-2
$audit|1
$aula|4
$ausgefallen|-1
$automatically|-7
$autumn|-3
$avant|-1
$b|-1
$back|3
$bad|-1
$badge|7
$badges|1
$badly|1
$bags|1
$bakery|1
$balance|-1
$bank|4
$banner|1
$bar|-2
$basement|-1
$batch|-1
$batteries|8
$battery|3
$bay|1
$bazaar|-2
$be|-1
$bed|-7
$before|9
$beforehand|1
$behind|-2
$bell|1
$below|-1
$belt|1
$bent|-1
$besorgen|1
$besprochen|-1
$best|-1
$between|-1
$bezahlen|4
$bill|4
$billing|-2
$bins|1
$birthday|-4
$black|3
$blue|-6
$board|-2
$boiler|1
$book|1
$booked|3
$booking|-5
$bookings|-2
$books|9
$both|-2
$bottle|1
$bought|5
$box|-2
$boxes|9
$bracket|1
$break|-2
$briefing|2
$brochure|1
$broken|10
$bucket|1
$budget|2
$bug|-1
$building|-2
$bus|2
$business|-1
$but|-1
$by|-3
$bye|-1
$c|-1
$cabinet|2
$cable|1
$cafe|1
$cage|1
$cake|2
$calendar|2
$calibration|2
$call|-6
$called|-4
$came|-1
$camp|-5
$cancel|5
$cancelled|2
$car|-4
$card|-6
$cards|3
$care|-1
$caretaker|-1
$cash|1
$cat|12
$catalogue|-3
$caterer|1
$cause|-2
$cellar|1
$cert|2
$certificate|12
$certificates|4
$chain|2
$chair|-1
$chairs|6
$chance|-3
$change|-3
$changed|1
$changes|-3
$changing|5
$charge|-1
$charged|-1
$charger|3
$charges|-1
$chaudiere|1
$check|2
$checked|-2
$checklist|-6
$checks|-1
$child|1
$chocolate|-1
$choir|-1
$church|4
$churn|1
$claim|1
$claims|-3
$class|-1
$cleaning|-2
$cleared|-1
$client|-2
$clinic|-1
$closes|-2
$closing|-3
$club|-2
$cm|-2
$coach|1
$code|2
$cold|1
$collection|1
$colour|-2
$colours|-1
$come|2
$comes|-13
$coming|-4
$commande|1
$comment|2
$comments|-3
$company|2
$complaint|2
$completed|-1
$compressor|1
$concert|-2
$conference|-1
$confirm|-2
$confirmation|-3
$confirmed|-1
$constantly|1
$container|4
$contract|1
$contractor|-2
$contracts|2
$control|1
$copies|1
$copy|-4
$corner|1
$correct|-3
$correction|-1
$cost|-4
$council|-3
$count|3
$counter|1
$courier|-1
$course|-2
$court|-1
$covered|-1
$cracked|3
$crazy|-1
$crew|-1
$critical|-1
$crown|-1
$csv|1
$cups|2
$customers|-2
$cut|-1
$d|-2
$daily|-2
$database|1
$date|-5
$day|-2
$days|4
$de|-6
$deadline|-4
$dec|-6
$december|-4
$declaration|-1
$deed|3
$degrees|-1
$deliver|-5
$delivered|-4
$delivery|-6
$department|-1
$deploy|-1
$deposit|2
$depuis|4
$desde|1
$desk|-4
$detectors|1
$director|-2
$discussed|-1
$disk|-1
$display|1
$do|-2
$dock|-1
$doctor|-1
$document|-3
$documents|-1
$domain|1
$done|-2
$door|-8
$down|-3
$draft|-3
$drawer|-1
$drill|1
$dringend|-1
$drips|13
$driver|1
$drivers|2
$drum|2
$dry|-3
$du|-1
$due|3
$duty|2
$earlier|3
$easter|-1
$el|-1
$electric|-2
$electrician|1
$elevator|1
$eleven|-4
$emergency|1
$employees|-1
$end|-2
$ends|-3
$engineer|1
$enough|1
$entrance|2
$entry|2
$envoyer|-1
$erp|3
$error|3
$estimate|-1
$eur|1
$euros|-2
$evening|-1
$everybody|2
$everything|1
$exam|-1
$example|-1
$excerpt|-1
$expire|1
$expired|8
$expires|8
$express|1
$extension|-1
$extinguishers|5
$extract|2
$f|10
$failed|-1
$falls|-1
$families|-5
$farm|-1
$fast|-1
$father|-1
$favor|1
$feb|-3
$february|2
$fee|2
$feedback|-1
$fees|1
$fehlt|2
$fence|-1
$fever|-2
$figure|2
$file|3
$fils|2
$filter|1
$filters|1
$final|-2
$finance|3
$findings|-1
$fine|-3
$finished|-1
$fire|1
$firmado|4
$fitting|1
$five|2
$fix|-1
$fixed|-1
$flashing|3
$flat|1
$flickering|1
$flickers|1
$floor|-2
$florist|1
$flowers|3
$flyers|1
$fm|-1
$folder|-2
$for|3
$forget|-1
$form|2
$format|3
$forms|7
$foundation|3
$freeze|1
$freezer|-1
$fri|1
$friday|-8
$fridays|-1
$fridge|-3
$from|7
$front|-2
$frost|-1
$full|2
$furniture|2
$fyi|-4
$game|-1
$garage|-2
$gate|1
$gateway|2
$geben|2
$gestern|-4
$gets|-2
$glasses|1
$gloves|-1
$go|-6
$gone|5
$good|2
$grand|-2
$great|-1
$green|-5
$grey|1
$group|2
$guests|3
$guide|1
$gutters|2
$guy|1
$h|-1
$haben|3
$had|-1
$half|-2
$halfway|-1
$hall|-7
$hallway|-6
$handover|-1
$hands|1
$hardware|-1
$hat|-1
$have|-1
$hd|-1
$heating|2
$held|-1
$help|-1
$helpers|-1
$her|7
$herren|-2
$him|2
$hole|1
$home|2
$hospital|-1
$hotel|-3
$hour|-3
$house|-5
$i|2
$ideas|-2
$immediately|2
$imprime|1
$in|4
$inc|5
$incl|-1
$incomplete|-2
$inside|-1
$inspected|-1
$inspection|1
$installed|5
$instead|-1
$insurance|1
$interns|-3
$inv|3
$inventory|2
$invoice|3
$is|-4
$isn't|-1
$issued|2
$it|15
$item|-1
$itself|2
$jan|-3
$january|-6
$job|1
$june|-8
$k|-1
$kann|-8
$kegs|-2
$kettle|9
$key|4
$keys|-1
$kids|3
$kim|-2
$kitchen|-8
$kl|1
$knee|1
$knives|-1
$know|2
$kummern|-1
$l|-2
$la|-2
$labels|1
$landing|1
$landlord|5
$lane|-6
$laptop|-2
$late|-4
$later|-5
$lathe|1
$laundry|1
$le|-1
$leaking|-1
$leaks|2
$lease|2
$leave|-2
$leaves|-3
$left|-2
$lessons|-4
$letter|3
$letters|-2
$library|3
$licences|-2
$lieferung|-2
$lieu|-1
$light|-1
$lights|1
$like|-4
$lindenstr|2
$linen|-1
$list|1
$little|-1
$live|4
$llc|9
$load|4
$loan|1
$lobby|-7
$local|-3
$locker|-3
$locks|1
$log|-2
$logo|7
$look|2
$loose|4
$loss|-1
$lot|1
$lovely|-1
$m|2
$machen|-5
$machine|8
$mad|-3
$madrid|3
$mai|-1
$mailbox|2
$mailing|-4
$mairie|1
$management|-3
$manager|-2
$manual|1
$march|-4
$match|-1
$matinee|-1
$matters|8
$max|11
$may|3
$mayor|-1
$me|6
$meantime|-1
$medical|-1
$meeting|-4
$meetings|-2
$mehr|1
$melden|-3
$merged|-1
$message|-3
$mg|1
$midnight|-1
$mileage|-3
$milk|4
$min|2
$minimum|-4
$minute|-2
$minutes|6
$mirror|2
$mismo|-4
$missing|-1
$mit|2
$ml|-1
$mm|2
$mobile|1
$monday|-2
$money|-5
$monitor|1
$montant|-3
$month|-8
$months|3
$mot|6
$mother|-1
$moved|-4
$much|-5
$n|-2
$nachgefragt|-1
$names|-1
$nd|-2
$nda|8
$need|-5
$needed|-3
$neighbours|-1
$newsletter|3
$next|3
$nicht|-3
$night|1
$nights|3
$nl|-2
$no|-1
$nobody|3
$noise|-1
$not|-2
$note|4
$notes|-3
$notice|-6
$nov|-13
$november|-11
$novembre|3
$now|-1
$number|-2
$numbers|-1
$nurse|-3
$oct|2
$october|-10
$of|-5
$off|1
$office|1
$offline|9
$oil|2
$old|5
$on|-5
$once|-1
$one|-14
$ones|-2
$online|-2
$only|-1
$open|-2
$opens|2
$operator|-1
$optician|-1
$order|1
$outpatients|4
$over|7
$overnight|-1
$p|-2
$packs|1
$page|-8
$pages|-1
$paid|-6
$paint|-1
$pallets|-2
$panels|-1
$panic|-1
$paper|1
$papers|2
$parked|-1
$parking|4
$part|-3
$parts|1
$pasillo|1
$passed|1
$passport|5
$password|1
$patient|-2
$pay|2
$payment|-1
$payroll|2
$pcs|-1
$pdf|3
$people|-8
$permit|4
$permits|-5
$person|-7
$persons|-3
$pharmacy|-1
$phone|-2
$photo|4
$photos|-4
$pickup|1
$pictures|1
$pilot|-1
$place|-1
$plait|-1
$plan|8
$plants|2
$plate|1
$plates|2
$plazo|1
$plombier|1
$plot|-2
$plumber|3
$plumbing|-1
$plus|2
$pm|-4
$po|-2
$point|-1
$points|1
$policy|12
$polyvalente|1
$porfa|-1
$portal|-3
$porto|-1
$post|-1
$postponed|-1
$pot|4
$potatoes|3
$pr|1
$practice|1
$presented|1
$presents|6
$pressing|-1
$price|2
$prices|-1
$principal|8
$printed|1
$printer|2
$probe|4
$problem|-4
$production|-1
$programme|-1
$project|-5
$projector|5
$promised|-1
$proof|-1
$properly|1
$protection|1
$provider|2
$publisher|1
$pump|-2
$purchasing|1
$q|4
$questionnaire|2
$quick|2
$quickly|-3
$quote|1
$quotes|-2
$rain|2
$raised|2
$rang|-2
$rate|-2
$ray|1
$rc|-3
$rd|-2
$read|-1
$readings|6
$ready|1
$receipt|2
$receipts|1
$received|-5
$reception|3
$recommendation|4
$record|2
$records|4
$ref|-1
$register|-2
$regler|1
$rehearsal|-1
$release|-2
$remarks|-1
$reminder|-1
$remit|-3
$renew|1
$renewal|1
$renewed|-4
$repair|-1
$repaired|1
$reparateur|-1
$replace|2
$replaced|-1
$replacement|-1
$replacements|-6
$reply|-1
$report|3
$reprinted|1
$request|4
$required|-1
$requirements|1
$restaurant|1
$return|2
$returned|3
$returns|1
$rev|4
$review|-3
$rising|-3
$road|-2
$role|3
$roll|-1
$rolls|2
$roof|-3
$roofer|1
$room|-5
$roster|2
$rota|-3
$rotten|5
$round|-1
$row|4
$rufen|2
$run|-4
$running|-3
$safari|1
$safety|-1
$sale|1
$sales|-1
$samples|2
$sand|6
$sat|-1
$saturday|-2
$saturdays|-2
$say|3
$says|1
$scan|1
$schedule|7
$schicken|-2
$schon|-1
$seal|-2
$seat|3
$seats|-1
$sec|-1
$second|1
$secretary|1
$section|-4
$sein|1
$self|-1
$sender|-4
$sensor|5
$sent|1
$sep|-4
$sept|-3
$september|2
$server|1
$service|8
$serviced|1
$set|-1
$severity|-1
$sharp|-3
$shed|-3
$sheet|7
$sheets|-3
$shelf|2
$shift|-7
$shifts|-1
$shoes|2
$short|-1
$sich|-1
$sick|-3
$side|4
$sides|6
$sie|1
$signe|4
$signed|3
$sin|-1
$since|-6
$site|-5
$six|1
$size|1
$skip|-2
$slides|3
$slip|-1
$slot|-1
$slow|-2
$smells|2
$so|-1
$sofa|2
$solicitor|-4
$someone|-1
$something|-2
$soon|-4
$sound|1
$space|1
$spreadsheet|3
$spring|-1
$sprint|-7
$squeaks|1
$st|-1
$stairs|1
$starting|-2
$statement|5
$statements|4
$station|-4
$steht|-1
$step|2
$still|-2
$storage|3
$store|-3
$storm|-1
$stress|-4
$studio|1
$stuff|-1
$submission|-4
$submit|-1
$subscription|2
$success|-1
$suite|1
$sunday|-1
$super|-1
$supplier|-1
$supply|-2
$support|-1
$survey|6
$sweep|3
$sync|-1
$system|-1
$t|4
$ta|1
$table|-2
$tables|-1
$tags|-2
$take|-1
$tank|8
$tape|-1
$tard|-6
$tardar|-1
$tax|11
$teacher|-6
$team|-1
$technician|-2
$tecnico|1
$template|1
$ten|-1
$tenant|-9
$termin|1
$terms|-1
$test|-6
$tested|3
$tests|3
$th|-6
$than|4
$thats|-2
$the|1
$them|6
$then|5
$there|2
$they|-2
$thing|-7
$things|4
$think|-2
$this|8
$tho|-3
$those|-1
$though|-1
$through|-2
$thu|1
$thursday|-1
$thursdays|-1
$ticket|-2
$tickets|1
$time|4
$times|-1
$timesheets|2
$tires|-1
$tmrw|1
$to|7
$toast|-1
$together|1
$tomorrow|-4
$toner|1
$tool|-1
$traiteur|1
$transcript|-1
$transfer|1
$transit|5
$translation|-1
$transport|-3
$trays|1
$trees|4
$trim|2
$trip|7
$ttc|-1
$tuner|9
$tuv|-1
$twice|-4
$type|1
$tyres|8
$uberweisen|-1
$unanimously|-1
$unit|1
$unpaid|-1
$up|3
$update|-3
$updating|1
$upload|1
$uploaded|2
$ups|6
$upset|-1
$upstairs|1
$urgente|-1
$urn|-1
$us|5
$use|1
$used|-1
$valid|2
$valve|3
$van|-4
$vat|-1
$vehicle|-1
$vendor|-1
$verlangern|1
$version|-3
$view|-2
$virement|2
$visit|1
$visitors|-3
$vogt|1
$volume|1
$von|1
$w|4
$waiting|-1
$wall|-1
$ward|-1
$warm|3
$warning|1
$warranty|-2
$water|3
$way|-1
$we|2
$wed|1
$wedding|-8
$wednesday|5
$wednesdays|1
$week|-9
$weg|-1
$well|-2
$went|2
$werden|1
$when|-1
$white|-1
$wieder|4
$window|4
$winter|1
$wir|-1
$withdrawn|-1
$without|-1
$wobbles|5
$words|2
$work|-1
$working|3
$works|2
$workshop|2
$would|-1
$writing|2
$written|-2
$wrong|-1
$x|-3
$yard|-1
$year's|3
$years|-2
$yesterday|-5
$yet|-2
$you|-5
$yours|-3
<(|-4
<)|-2
<,|-4
<-|3
<.|-4
<:|13
<<|-7
<<(|1
<<) ,|-2
<<) -|-4
<<) :|-1
<<) should|1
<<) to|2
<<,|-9
<<, ,|-3
<<, :|-4
<<, bitte|-2
<<, but|-4
<<, can|-1
<<, i'd|4
<<, i'll|2
<<, just|2
<<, must|-2
<<, needs|2
<<, people|-1
<<, please|11
<<, pls|-1
<<, que|3
<<, someone|-4
<<, the|1
<<, then|-6
<<, you|-5
<<-|2
<<- ,|-3
<<- -|-1
<<- :|1
<<- please|1
<<.|-2
<<. ,|-4
<<. .|-1
<<. and|-1
<<. please|-1
<<:|-3
<<: ,|-3
<<: :|5
<<: please|2
<<: the|1
<<@ channel|1
<<@ here|1
<<a|2
<<able to|4
<<about :|-1
<<accept ,|1
<<acceptance :|-3
<<action :|8
<<actual :|3
<<advance ,|8
<<afternoon ,|-1
<<again ,|-1
<<agreed that|-1
<<agreed to|-3
<<alguien|-1
<<all|-3
<<also|-1
<<am ,|3
<<an|2
<<and|-5
<<and i'd|-1
<<and i'll|-1
<<and please|-1
<<and reports|-1
<<and then|-1
<<and to|-3
<<and would|4
<<anyone|-3
<<apologies :|-3
<<applicant :|4
<<april ,|1
<<april and|-1
<<art .|-1
<<as discussed|2
<<as to|-2
<<asap ,|-2
<<asked to|4
<<attached is|5
<<b ,|-1
<<back ,|-2
<<back and|4
<<badge ,|-4
<<because|5
<<bed :|1
<<before you|-2
<<believe|1
<<below ,|-1
<<bestellt|3
<<bis freitag|1
<<bitte|7
<<bitte sofort|-1
<<both|-3
<<boxes ,|-1
<<btw|2
<<bug|3
<<bug -|7
<<building :|-1
<<business :|-2
<<but|7
<<by :|-3
<<called ,|1
<<can|-10
<<can ,|-1
<<can somebody|2
<<can someone|4
<<can u|2
<<can we|1
<<can you|1
<<change :|1
<<channel|1
<<come and|2
<<complaint :|-2
<<could|2
<<could somebody|-1
<<could someone|1
<<could u|-1
<<could we|1
<<could you|4
<<critical :|2
<<cuando puedas|1
<<customer ,|2
<<customer :|2
<<dan ,|1
<<dann|1
<<day :|-2
<<days|-1
<<days ,|-1
<<de|4
<<dec ,|-1
<<december ,|-3
<<decided :|6
<<decision :|10
<<decisions :|-1
<<defect :|5
<<description :|-4
<<desk ,|-1
<<details :|-1
<<did you|-3
<<die|5
<<discussed|2
<<do :|1
<<does|3
<<donal|3
<<done :|-1
<<dont forget|-1
<<down ,|-3
<<dringend :|1
<<drive ,|1
<<driver :|-1
<<du|1
<<du bitte|-1
<<due :|-5
<<eggs ,|-1
<<emergency|2
<<et|4
<<ever|1
<<everyone|-3
<<expected :|2
<<f ,|-1
<<fatou ,|-4
<<faudrait|4
<<fault :|2
<<faut|3
<<favor ,|4
<<finding :|2
<<fine ,|2
<<first ,|3
<<floor ,|1
<<forget|-1
<<forget :|-3
<<free to|2
<<freitag|1
<<friday|-2
<<friday ,|1
<<from :|-1
<<full ,|-2
<<fyi|1
<<going to|-2
<<group :|-1
<<guys|4
<<had to|-1
<<handwritten :|8
<<happened :|-2
<<has|1
<<has to|3
<<have|4
<<have a|1
<<hay que|4
<<he'd|1
<<he'll|2
<<hello ,|3
<<helpdesk|3
<<here|1
<<here ,|-2
<<hi|3
<<hi ,|-1
<<i believe|1
<<i have|1
<<i need|7
<<i promised|-1
<<i should|3
<<i think|-1
<<i want|-1
<<i will|-1
<<i'd|5
<<i'll|-6
<<il faudrait|4
<<il faut|3
<<in and|3
<<in days|-1
<<inform that|6
<<informed that|5
<<is|4
<<is to|6
<<issue :|2
<<it|-1
<<it ,|2
<<it and|-2
<<it can|-1
<<item :|12
<<january ,|-1
<<job ,|2
<<job :|2
<<june ,|-2
<<just|-1
<<kannst du|1
<<kg ,|-1
<<kindly|1
<<know ,|-1
<<know that|-3
<<lars ,|1
<<latest ,|-1
<<le|-1
<<let's|-1
<<letter ,|-1
<<like to|7
<<list :|1
<<listen ,|3
<<lol|1
<<lotte :|-1
<<lovely to|-3
<<lucia|4
<<manana|2
<<march :|1
<<marek ,|-2
<<may ,|-1
<<maybe|-8
<<me|-1
<<me ,|-1
<<me :|-1
<<me to|-1
<<merci de|6
<<message :|4
<<milk ,|-2
<<miss|3
<<missing|-2
<<missing ,|-1
<<missing :|3
<<monday ,|-1
<<month ,|1
<<must|1
<<must to|-1
<<name :|-1
<<necesitamos|1
<<necesitamos que|-1
<<need|10
<<need :|2
<<need to|-6
<<needed|-1
<<needs|-2
<<needs to|3
<<news :|3
<<nicht ,|-1
<<night ,|-2
<<no ,|-2
<<noch|7
<<not pls|1
<<note :|2
<<note that|-2
<<noticed that|1
<<now ,|9
<<now and|1
<<o'clock ,|-1
<<observation :|1
<<october ,|-2
<<of you|3
<<office ,|1
<<ok|1
<<ok ,|1
<<ok i'll|-3
<<ok so|4
<<omg|1
<<one :|1
<<ones ,|-1
<<open :|11
<<ops -|2
<<order ,|-1
<<our|1
<<out ,|-2
<<out that|1
<<over|-2
<<owen ,|4
<<patient :|-8
<<pense a|1
<<people|-6
<<pete|1
<<petra ,|-1
<<peux|-1
<<please|12
<<please ,|-2
<<please to|-10
<<pls|3
<<pls ,|-1
<<plz|2
<<pm ,|-2
<<podrias|2
<<point ,|2
<<porfa|1
<<pourrais|1
<<printer ,|-2
<<priya|-1
<<priya :|1
<<problem :|2
<<product :|-1
<<promised|1
<<promised to|2
<<property :|-1
<<puedas|1
<<puedes|3
<<que|3
<<que alguien|-1
<<rang ,|2
<<ravi ,|2
<<rd ,|1
<<re :|-3
<<really|-2
<<reason :|-1
<<recordamos que|7
<<remember that|-1
<<reminder :|4
<<reminder that|6
<<renew ,|-1
<<reports|-1
<<request :|-8
<<requested to|5
<<requester :|-1
<<require|4
<<required :|1
<<responsible :|-1
<<right ,|-1
<<roisin ,|-1
<<room ,|-1
<<room :|-2
<<said|-1
<<said she'd|1
<<says|1
<<sb|1
<<section|1
<<self|1
<<self -|1
<<self :|2
<<service :|2
<<severity :|-1
<<shall|3
<<she'd|1
<<should|2
<<should really|1
<<sign and|3
<<site :|-1
<<so|-1
<<so ,|2
<<sofort|-1
<<somebody to|1
<<someone|-2
<<someone must|1
<<someone please|-1
<<someone should|1
<<someone to|1
<<sorry|-2
<<sorry ,|-1
<<sorry to|-1
<<step :|-2
<<still missing|-2
<<still need|1
<<subject :|2
<<summary :|5
<<takes over|-2
<<task :|2
<<tenant :|-1
<<tess ,|-1
<<test ,|-1
<<text :|-1
<<th and|-2
<<that|5
<<that ,|1
<<that you|1
<<the|3
<<them ,|-1
<<them and|3
<<then|-1
<<theo|5
<<there is|-1
<<there to|2
<<they will|-1
<<they'll|-5
<<thing ,|1
<<thing :|5
<<think|-1
<<thursday ,|-1
<<ticket|-1
<<ticket -|2
<<ticket :|-1
<<time to|1
<<title :|4
<<tmrw|-1
<<to|-1
<<to self|1
<<today :|3
<<today and|-2
<<told me|-3
<<tom ,|-1
<<tomasz|1
<<tomorrow ,|-1
<<tonight ,|-1
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
<<urgent :|5
<<urgente ,|5
<<us to|-1
<<user :|-2
<<van ,|-1
<<vehicle :|3
<<version ,|-1
<<volunteers :|-1
<<want to|-7
<<wanted :|-1
<<wanted to|3
<<wants to|-2
<<we|1
<<we can|-4
<<we must|-1
<<we need|5
<<we require|3
<<we shall|-4
<<we should|2
<<we want|1
<<we will|-1
<<we'll|-2
<<wednesday ,|-1
<<week ,|3
<<weeks|-4
<<what :|3
<<when you|-6
<<whenever you|-1
<<whether|4
<<who can|1
<<who does|3
<<who has|1
<<who's|-1
<<whoever|-2
<<will|-2
<<will you|2
<<wir noch|4
<<work :|5
<<workaround :|-1
<<workshop :|-1
<<would|2
<<would somebody|-1
<<would you|2
<<yeah|-1
<<year and|-1
<<yesterday :|-1
<<you|-4
<<you because|6
<<you can|-4
<<you could|-3
<<you ever|1
<<you must|3
<<you please|8
<<you that|-1
<<you to|3
<<yusuf|-1
<<yusuf ,|8
<<–|-4
<@|-2
<a|3
<ab|-2
<abdul|1
<able|4
<about|-2
<accept|-3
<acceptance|-3
<access|-9
<action|11
<actual|3
<actually|3
<address|-1
<advance|8
<after|1
<afternoon|-1
<again|-2
<agm|-1
<agnes|-1
<agreed|1
<aid|1
<aisha|4
<alguien|-1
<all|-2
<also|-2
<am|1
<amount|-1
<an|3
<anchor|-1
<and|-9
<any|-3
<anyone|5
<apologies|-3
<applicant|5
<appointment|-1
<approved|-1
<april|-3
<art|2
<as|-1
<asap|-1
<asked|1
<at|1
<attached|6
<august|-1
<away|2
<back|2
<bad|3
<badge|-4
<bank|1
<bao|1
<batteries|1
<be|8
<bea|-5
<because|5
<before|-3
<believe|4
<below|-1
<ben|-1
<benotigen|3
<bestellt|3
<bill|1
<billing|5
<bitte|11
<blocked|1
<bogdan|-7
<borrowed|-1
<borrower|1
<both|-4
<boxes|-1
<brauchen|3
<brochure|-1
<broken|-1
<btw|2
<bug|10
<building|-1
<business|-2
<but|9
<by|-8
<c|2
<call|-5
<came|-2
<can|5
<catalogue|-2
<chair|-2
<chance|-1
<channel|7
<check|1
<chloe|2
<claire|-4
<cleaning|-1
<close|-1
<club|3
<colm|-2
<comment|1
<committee|1
<company|2
<complaint|-2
<complete|-3
<confirm|-2
<contract|-2
<contractor|3
<control|-1
<corner|-1
<corrected|1
<could|2
<council|-3
<county|-4
<cracked|-1
<critical|1
<customer|3
<d'ici|6
<dad|-7
<dan|1
<dana|4
<dann|1
<dario|1
<data|2
<date|-2
<dates|1
<day|1
<days|-1
<de|-3
<dead|-4
<deadline|-1
<dear|1
<dec|-3
<december|-2
<decided|6
<decision|10
<decisions|-1
<declan|2
<defect|6
<delivered|-1
<delivery|-1
<denk|1
<dental|1
<deposit|-4
<der|1
<description|-4
<desk|-1
<desmond|-1
<detectors|-1
<did|-2
<die|4
<discussed|1
<dmitri|-2
<do|2
<documents|-3
<does|8
<donal|3
<down|-4
<dr|1
<drill|1
<dringend|1
<drive|1
<driver|-1
<drop|1
<due|-10
<dust|-1
<earl|3
<eddie|1
<eggs|-1
<eight|1
<el|-2
<elena|3
<else|-1
<email|-1
<embarrassing|-1
<emergency|2
<employee|4
<empty|-4
<emre|-1
<encore|1
<entry|-2
<error|-1
<es|5
<escribo|1
<et|4
<evening|-2
<ever|1
<every|-1
<everyone|-4
<everything|1
<ewa|-5
<expected|2
<expired|-1
<f|-1
<farida|-1
<fatou|-4
<faudrait|4
<fault|2
<faut|3
<favor|4
<february|-1
<fehlt|1
<femi|-1
<finding|3
<fine|3
<finish|-1
<first|5
<fix|-2
<flat|-1
<floor|3
<flour|1
<for|-2
<forget|-6
<form|-2
<found|-1
<frau|-1
<free|2
<fri|-1
<friday|-5
<from|-3
<full|-2
<fyi|1
<garden|-2
<gloves|6
<go|-1
<going|-2
<good|-2
<grant|-1
<great|-1
<grinding|-1
<group|-1
<guard|1
<gus|-3
<guys|3
<had|-1
<halb|1
<hall|3
<handbook|4
<handwritten|8
<hank|-1
<hannah|1
<happened|-2
<have|2
<hay|4
<he|-2
<he'd|1
<he'll|2
<heads|1
<hearing|-1
<helen|3
<hello|3
<helpdesk|3
<her|5
<here|1
<herr|1
<hi|2
<high|1
<him|-3
<holt|1
<home|2
<honey|2
<hours|1
<house|-2
<how|1
<hr|-5
<hugo|2
<i|3
<i'd|4
<i'll|-6
<i'm|-1
<ich|3
<if|4
<il|13
<impact|-1
<important|-1
<impression|1
<imran|-1
<in|2
<inch|-1
<ines|-2
<inform|4
<informed|3
<ingrid|-2
<ink|-1
<inspector|1
<is|17
<issue|2
<ist|1
<it|-5
<item|12
<jan|-4
<januar|-1
<january|-1
<jemand|6
<jens|-1
<jess|-1
<job|3
<jonas|1
<jorge|-7
<july|-1
<june|-2
<just|2
<k|-3
<kann|-3
<kannst|-1
<karen|-1
<kasia|4
<katrin|-4
<kelly|-3
<kg|-1
<kids|-3
<kindly|1
<kitchen|1
<know|4
<kofi|-1
<konnten|-2
<la|2
<lab|-3
<landlord|-1
<laptop|-1
<lars|1
<last|-3
<late|-1
<latest|-2
<le|6
<left|-2
<leila|-1
<lena|1
<les|1
<let|-1
<let's|1
<letter|-5
<library|-1
<licence|-5
<lights|-1
<like|9
<lina|2
<line|2
<list|1
<listen|3
<lol|1
<look|-2
<lot|5
<lou|3
<love|-1
<lovely|-2
<low|-2
<lower|-1
<lucia|4
<machine|-1
<maeve|1
<manana|1
<manque|6
<march|-3
<marcus|1
<marek|-5
<marguerite|1
<mate|6
<mats|1
<matt|-1
<may|6
<maybe|-7
<me|-7
<mei|8
<mel|1
<merci|6
<message|3
<milan|-5
<milk|-2
<mind|1
<mirko|-1
<miss|3
<missing|1
<mm|1
<mme|1
<model|2
<monday|-4
<monitor|-1
<montag|-1
<month|1
<more|1
<morgen|-1
<morning|-2
<move|-1
<mrs|-4
<my|-1
<nachster|-1
<nadia|3
<name|-1
<nearly|-1
<necesitamos|1
<need|7
<needs|4
<neil|-1
<new|-1
<news|3
<next|2
<night|-2
<no|-2
<nobody|6
<noch|4
<noise|-1
<noon|-1
<nos|-1
<not|-2
<note|4
<notice|1
<noticed|3
<notre|3
<nov|-2
<november|-1
<now|13
<o'clock|-1
<oat|-1
<observation|1
<october|-1
<off|-1
<offers|-2
<office|4
<oil|-1
<ok|1
<oliver|1
<omar|-2
<omg|1
<on|-8
<one|5
<ones|-1
<open|8
<ops|2
<order|-1
<ordered|-1
<orders|-1
<ortega|1
<oscar|-4
<osei|1
<oskar|1
<other|1
<otto|1
<out|-2
<over|-3
<overdue|-1
<overflowing|-1
<owen|4
<page|-3
<paid|-1
<para|-1
<part|3
<patient|-8
<paula|-1
<pavel|-2
<payment|-1
<pense|1
<people|-6
<per|2
<permit|-3
<person|1
<pete|1
<peter|2
<petra|-1
<phone|4
<pick|-1
<plants|1
<please|-3
<pls|3
<pm|-2
<po|-1
<podrias|2
<point|2
<policy|-2
<por|4
<porfa|1
<post|1
<pourrais|1
<pourriez|-1
<printer|-2
<prio|-1
<priority|-1
<priya|3
<problem|-1
<product|-1
<programme|1
<promised|5
<property|-1
<protection|1
<puedes|3
<que|2
<question|3
<quick|-3
<r|1
<raus|-1
<rc|2
<re|-3
<really|-5
<reason|-1
<recipient|-1
<recordamos|7
<remains|1
<remarks|2
<remember|-1
<reminder|12
<renew|-1
<repaired|-3
<replacement|-1
<reported|-1
<request|-7
<requested|7
<requester|-1
<require|4
<required|2
<responsible|-1
<result|2
<return|-1
<review|5
<reyes|-1
<right|2
<rogamos|-7
<roisin|-1
<rolls|-2
<room|-2
<rory|-1
<ruben|1
<ruth|-7
<said|1
<salt|1
<sam|3
<sandra|1
<sat|-2
<saturday|-2
<say|2
<says|5
<sb|1
<scan|1
<school|-3
<sec|1
<section|2
<self|3
<serviced|-3
<severity|-1
<shall|1
<she|1
<she'd|1
<sheet|1
<shift|7
<short|5
<side|-1
<sie|2
<sign|3
<simone|-1
<since|-6
<site|-1
<slack|2
<small|-1
<so|6
<sofie|2
<sofort|-1
<some|3
<somebody|-4
<someone|6
<sorry|-3
<sound|-1
<spare|-1
<spatestens|-1
<spring|-1
<stan|1
<step|-2
<still|8
<storage|-1
<street|3
<subject|2
<summary|5
<summer|-8
<sunday|-3
<sunniva|-1
<supplier|-1
<sure|4
<survey|-1
<sven|2
<sylvie|1
<table|-1
<tables|-1
<takes|-1
<tank|-3
<tariq|2
<task|2
<te|-5
<team|-1
<teh|-2
<tell|1
<ten|-1
<tenant|-2
<terms|-1
<tess|4
<test|-1
<text|-1
<th|-2
<than|-3
<that|10
<that's|3
<the|14
<then|-2
<theo|5
<there|6
<they|1
<they'll|-5
<thing|6
<think|1
<this|-2
<though|3
<three|-1
<thursday|3
<tim|-4
<time|1
<title|4
<tmrw|-1
<to|7
<toast|1
<today|-5
<told|-1
<tom|-1
<tomo|2
<tomorrow|-1
<tonight|-5
<too|-1
<transit|1
<trip|-1
<try|-1
<tuesday|-4
<twelve|1
<two|-3
<type|-1
<u|1
<uhr|-2
<um|3
<umgehend|1
<und|-1
<unit|-2
<uns|2
<until|1
<up|2
<urgent|3
<urgente|5
<us|-3
<use|1
<user|-2
<v|-2
<valid|-2
<van|1
<vehicle|3
<vendor|-1
<version|-1
<visit|-2
<volunteers|-1
<vous|-3
<waiting|-3
<walt|1
<wanda|1
<want|-7
<wanted|2
<wants|-2
<ward|4
<was|-1
<we|-1
<we'll|-3
<web|-1
<website|-1
<wed|1
<wednesday|-2
<week|-2
<weeks|-4
<well|-1
<wen|1
<werden|7
<what|1
<when|-9
<whenever|3
<whether|-2
<who|8
<who's|-1
<whoever|-3
<why|-1
<wieder|-1
<will|-1
<windows|6
<winter|4
<wir|8
<with|-4
<woche|1
<words|3
<work|4
<workaround|-1
<workshop|-1
<would|8
<write|-3
<writing|4
<x|-1
<yann|-1
<yeah|-1
<year|-2
<yes|-1
<yesterday|-1
<you|-2
<you'd|1
<your|-2
<yours|-2
<yuki|-2
<yusuf|7
<yvonne|1
<zum|-2
<–|-3
=a|1
=ab|-1
=aber|-1
=abernathy|1
=able|-3
=about|11
=above|-6
=abrir|-1
=abstract|8
=abstracts|9
=abzug|3
=accept|-3
=acceptance|-2
=accepted|-2
=acces|2
=access|15
=accessibility|1
=accident|-3
=according|1
=accordingly|4
=account|4
=accountant|-5
=accounting|-2
=accounts|-2
=across|3
=act|-3
=action|-4
=actually|-1
=ad|-9
=add|2
=address|10
=addresses|-1
=adeyemi|4
=admin|-1
=ads|-4
=aduana|1
=adult|-4
=advent|-3
=adviser|-7
=advisory|-1
=affected|-1
=affects|-1
=affiche|2
=afraid|-1
=after|-8
=afternoon|-2
=afterwards|-2
=again|4
=agency|-2
=agenda|-4
=agent|-1
=agm|-2
=agreed|-4
=agreement|1
=agua|5
=ahead|-10
=aid|7
=air|1
=al|7
=alarm|-4
=all|4
=allergen|2
=allergies|-2
=allotment|-1
=almeida|8
=alone|-1
=along|-1
=already|-6
=also|-1
=alt|1
=alten|-2
=always|-3
=am|-8
=amended|3
=amount|-4
=an|-8
=and|-8
=andernfalls|-1
=android|2
=angebot|3
=angebote|-1
=anneke|-1
=annex|-1
=annual|11
=another|-4
=answer|-12
=answered|1
=antes|-1
=anti|3
=anton|-1
=anual|1
=any|-2
=anymore|-5
=anyone|-3
=anything|-1
=anyway|-4
=aob|-2
=apart|2
=apartment|-1
=apex|4
=api|1
=apologies|-1
=app|2
=appeler|1
=appelle|2
=apple|1
=applicant|-5
=application|-6
=applications|3
=applies|-1
=apply|-5
=appreciate|-1
=apprentices|-1
=approved|-3
=approver|2
=approx|-2
=appt|1
=apr|-2
=april|-8
=apt|2
=architect|1
=archive|3
=are|-8
=area|3
=around|-4
=arrange|-3
=arrive|-1
=arrived|-3
=arrives|-1
=arrow|1
=art|-2
=artwork|4
=as|-7
=asap|-2
=ascensor|1
=ash|7
=ask|-12
=asked|2
=asking|-7
=asks|6
=assembly|-1
=assessment|-1
=asset|1
=assign|1
=assigned|-1
=assignee|-1
=assistant|-1
=association|-2
=at|-5
=attached|-2
=attend|3
=attendance|2
=attn|-3
=au|-5
=audit|-3
=auditor|-2
=auditors|-5
=auf|6
=aufzug|1
=aula|6
=aunt|-1
=aura|-1
=aus|-1
=authority|-4
=autoclave|-4
=automatically|-8
=autopay|1
=autumn|-3
=aux|2
=avant|-2
=avec|-2
=avisa|-4
=avoid|-4
=away|-5
=awful|1
=axis|1
=ayer|-3
=b|6
=baby|1
=back|-3
=backup|3
=backups|-1
=badge|7
=badges|4
=badly|1
=bags|9
=bake|-1
=baker|3
=bakery|-5
=ball|1
=band|-1
=bank|-1
=banner|4
=bar|-2
=barcode|1
=barn|-1
=bars|-1
=basement|-1
=batch|1
=bathroom|-3
=batteries|5
=battery|3
=bazaar|-2
=bc|-1
=be|-5
=beamer|5
=bearing|3
=because|-6
=bed|-6
=bedroom|-3
=bee|-1
=beech|-1
=been|-11
=beeping|-1
=beeps|4
=beer|2
=before|-15
=beforehand|1
=begins|-2
=behalf|-1
=behind|-1
=beim|5
=being|-1
=belgium|1
=bell|2
=bells|1
=below|-8
=belt|6
=ben|-1
=bench|7
=bent|1
=besorgen|1
=besprochen|-2
=best|4
=bestell|3
=bestellen|2
=bestellung|-2
=besten|1
=better|-2
=between|1
=bezahlen|4
=bicycle|-1
=bids|2
=bien|-2
=big|3
=bigger|1
=bike|-4
=bikes|2
=bill|3
=billed|1
=billing|6
=bins|3
=bio|3
=bird|-6
=birth|1
=birthday|-1
=bis|-2
=biscuit's|1
=bit|-4
=bitte|7
=black|5
=blades|1
=blame|-1
=blank|-2
=bleed|2
=blinds|5
=block|5
=blocked|1
=blocking|6
=blood|3
=blue|-9
=board|-6
=boat|1
=boiler|9
=bolts|2
=bombillas|2
=bon|1
=bonfire|-1
=book|3
=booked|2
=booking|-1
=bookings|-2
=books|7
=booster|1
=boot|1
=boots|-2
=borrow|-1
=borrower|-1
=boss|-3
=both|-10
=bother|-2
=bottle|11
=bottles|-1
=bottling|2
=bottom|-1
=bought|6
=bouncy|1
=boundary|-1
=box|-5
=boxes|-3
=bracket|1
=brake|8
=brakes|5
=branch|8
=brandt|-2
=brauchen|-2
=braucht|1
=bread|-4
=break|-2
=brewery|-2
=bridge|1
=brief|2
=briefing|2
=brigade|-1
=brightwater|3
=bring|-9
=brings|-4
=broadband|1
=brochure|3
=broke|1
=broken|8
=brother|-3
=brown|1
=bucket|4
=budget|3
=bug|-1
=build|3
=building|-5
=built|2
=bulbs|-4
=burn|4
=burst|-1
=bus|1
=business|-2
=but|-5
=button|1
=buying|1
=by|-4
=c|-4
=ca|-2
=cabinet|5
=cable|3
=caduca|1
=cafe|1
=cage|1
=cajas|-8
=cake|5
=caldera|1
=calendar|4
=calibrate|1
=call|-13
=callback|-1
=called|1
=caller|-9
=calls|1
=cambia|1
=came|3
=camp|-2
=campaign|1
=campos|-5
=can|-4
=can't|-2
=cancel|10
=cancellation|1
=cancelled|1
=candidate|2
=candidates|-1
=cannery|3
=cannot|-6
=canteen|-2
=car|-4
=card|8
=cards|13
=care|-1
=caretaker|-4
=carried|-1
=carries|1
=cartridges|1
=casa|-1
=case|-1
=cases|-2
=cash|3
=cassee|1
=cast|-1
=castle|1
=cat|3
=catalogue|-2
=category|8
=caterer|7
=cause|-3
=ce|-2
=cedar|1
=ceiling|-4
=centre|-3
=centrifuge|-1
=ceramic|-1
=cert|6
=certificate|11
=certificates|4
=certified|6
=chain|4
=chair|4
=chairs|4
=chamber|1
=chance|-6
=change|-2
=changed|-2
=changer|1
=changes|-10
=changing|8
=channel|1
=chapel|4
=chapter|5
=charge|-3
=charged|-3
=charger|4
=chart|-3
=chaudiere|1
=chauffe|-1
=check|-4
=checklist|-7
=checkout|9
=checks|-2
=chef|2
=child|3
=children|-2
=chimney|-3
=chlorine|-1
=chocolate|-2
=choir|-9
=christmas|4
=church|4
=churn|-2
=ci|5
=claim|12
=claims|-5
=class|-2
=clause|-7
=clean|5
=cleaners|2
=cleaning|-2
=clear|3
=clerk|-2
=cles|3
=click|1
=client|-10
=client's|1
=cliente|-3
=clinic|6
=clock|-7
=clodagh|-5
=closed|3
=closer|5
=closes|-9
=closing|2
=closure|2
=club|-2
=cm|-1
=co|-1
=coach|5
=coche|1
=cocina|1
=code|-5
=coffee|-3
=colleague|-10
=colleagues|1
=collect|-4
=collected|1
=collects|-5
=color|-5
=colour|4
=colours|-1
=come|-10
=comes|-15
=coming|-8
=commande|2
=commander|-2
=comments|-3
=commission|3
=committee|-3
=community|1
=companies|2
=company|-1
=compare|10
=complained|3
=complaining|-1
=complaint|2
=complaints|-1
=complete|-5
=comprar|6
=con|-8
=concert|-2
=condition|-2
=conference|-2
=confirm|3
=confirmation|-3
=confirmed|-1
=congratulations|-2
=congress|2
=consent|6
=constantly|1
=contact|-1
=container|4
=continue|-1
=contract|6
=contractor|-3
=contracts|1
=contrato|3
=control|2
=controle|1
=controlled|3
=conversation|-3
=cookie|1
=copier|4
=copies|1
=copy|1
=cormac|-1
=corner|-4
=correct|13
=corrected|-4
=corrective|-1
=corridor|1
=cost|-5
=costume|1
=cot|2
=cottage|3
=could|-4
=couldn't|-2
=council|4
=counsel|-3
=count|-2
=counter|1
=countersigned|3
=county|-9
=couple|-4
=coupon|3
=courier|-2
=course|-3
=court|-5
=cover|-1
=covered|-3
=covers|1
=cr|-1
=cracked|2
=crane|1
=crash|1
=crashes|7
=crate|-1
=crates|-1
=crazy|-1
=create|1
=credentials|2
=credit|1
=crew|-5
=crm|-2
=crop|2
=crown|2
=csv|7
=cuisine|-3
=cuota|1
=cups|1
=customer|-12
=customer's|-1
=customers|-5
=customs|-1
=cut|4
=cutoff|-9
=cutting|-1
=cvs|-1
=d|-2
=d'eau|-2
=d'un|-1
=dad|4
=dad's|-1
=dafur|3
=daily|-2
=dairy|1
=damage|5
=damaged|-1
=damen|-1
=damit|-2
=damp|2
=danach|-6
=danke|-1
=dann|-2
=dans|1
=dark|2
=darum|-1
=das|-4
=dass|4
=data|2
=database|6
=date|7
=dated|-1
=daughter|-1
=days|-3
=db|1
=de|12
=dead|4
=deadline|-6
=dealer|-10
=dear|-1
=dec|-6
=december|-7
=decide|-2
=decided|-3
=decision|-2
=deck|1
=deed|6
=deep|5
=defrost|-1
=degrees|-2
=del|13
=delete|-3
=delgado|5
=deliver|-10
=delivered|-9
=delivery|-8
=dem|-2
=demande|-4
=demo|-1
=den|16
=dental|3
=dentist|2
=denver|-3
=department|1
=deploy|-2
=deploys|-3
=deposit|8
=depuis|5
=deputy|-2
=der|15
=des|1
=descale|8
=descaling|1
=description|-3
=desde|1
=design|3
=desk|-4
=despite|2
=details|1
=detectors|1
=deux|-1
=dev|1
=devis|3
=dhl|-2
=dich|1
=did|-8
=didn't|-1
=die|11
=diese|3
=digital|-1
=dinner|-4
=direct|-4
=director|-2
=discharge|-1
=discount|-2
=discussed|-1
=discussion|-1
=dishwasher|-3
=disk|2
=dispatch|1
=display|-1
=dispute|4
=do|3
=dock|-4
=doctor|-1
=document|-9
=documents|3
=does|1
=doesn't|5
=dog|-2
=doit|5
=dollars|2
=domain|4
=don't|-10
=donated|1
=donation|3
=done|-6
=donor|2
=dont|-3
=door|4
=doors|2
=dort|-3
=dose|2
=doses|3
=dossier|-4
=double|-1
=dough|1
=dr|2
=draft|-1
=drain|6
=drama|-2
=draw|6
=drawer|1
=drawing|2
=drawings|3
=drei|1
=dress|1
=dressing|5
=drill|-1
=drip|-1
=dripping|2
=drips|17
=drivers|3
=driving|-1
=drone|1
=drop|-3
=drops|5
=drucker|4
=drugs|3
=drum|-1
=dry|5
=du|7
=due|-5
=dunmore|-1
=dunne|-2
=during|-3
=dust|1
=duty|3
=dwg|5
=e|4
=each|-8
=earl|-2
=early|-2
=east|2
=easter|1
=eat|-1
=edge|5
=eh|-1
=eight|-1
=ein|6
=eine|4
=einen|5
=el|2
=electric|4
=electrician|3
=electricity|6
=elementary|-3
=elevator|9
=eleven|-5
=elle|-1
=else|-1
=em|-1
=email|-3
=embarrassing|2
=embassy|-3
=emergency|2
=employee|2
=employees|-1
=empresa|-4
=emptied|1
=empty|-1
=en|-3
=encarga|3
=enclosed|5
=end|-3
=ended|-1
=ends|-5
=energy|1
=enero|-6
=engel|5
=engineer|4
=engineers|-1
=enough|-4
=enquiry|-2
=enter|2
=entrance|5
=entry|4
=envoyer|-1
=er|1
=erp|5
=erreur|-1
=error|3
=es|-2
=espresso|1
=est|-3
=esta|-2
=estan|8
=estar|-1
=estate|-1
=este|-4
=estimate|7
=estoy|-4
=estrich|-2
=et|-2
=eta|1
=etiquetas|4
=eur|-3
=euro|-5
=euros|-2
=evening|-1
=event|1
=ever|-4
=every|6
=everybody|3
=everyone|3
=everything|4
=exam|-3
=examination|1
=example|3
=excel|-1
=except|-1
=excerpt|-1
=exchanged|-1
=excuses|-3
=exhibition|-1
=exit|3
=expect|2
=expense|-5
=expire|1
=expired|2
=expires|4
=explain|1
=export|17
=express|1
=extend|1
=extended|-4
=extension|4
=extinguisher|4
=extinguishers|12
=extra|3
=extract|1
=eye|11
=eyewash|1
=f|13
=fabric|1
=facility|-2
=factura|7
=facture|6
=fail|1
=failed|6
=failing|-1
=fails|-1
=fair|-4
=faire|-1
=falling|2
=falls|-1
=falta|-1
=families|-6
=family|-4
=fan|1
=farm|-1
=farmer|-2
=farrier|6
=fast|1
=fasting|2
=faucet|3
=faut|6
=favor|-2
=fax|3
=feb|-5
=fee|-4
=feed|-2
=feedback|-3
=fees|-1
=fehlen|-4
=fehlt|2
=fell|-1
=felling|-1
=femi|2
=fence|-2
=ferme|-3
=ferry|1
=festival|-5
=fetch|6
=fete|-2
=fever|2
=few|-2
=fi|-1
=field|-1
=figures|5
=file|12
=filed|5
=files|1
=filiale|-1
=fill|-4
=fills|2
=film|-2
=fils|2
=filter|2
=filters|2
=fin|1
=final|-2
=finance|5
=find|-16
=findings|-1
=fine|-3
=finger|-1
=finish|-3
=finished|-2
=fiona|-1
=fire|6
=firm|2
=firma|5
=firmado|4
=firmware|2
=first|-10
=fish|-1
=fit|2
=five|3
=fix|-9
=fixed|-7
=fixing|-1
=flackert|-1
=flag|2
=flaky|6
=flashing|4
=flat|-2
=flickering|2
=fliesen|-3
=flights|2
=float|1
=floor|6
=florist|3
=flow|2
=flowers|6
=flu|-2
=fly|2
=flyer|1
=flyers|4
=fm|-1
=fog|1
=fois|-1
=folder|2
=folding|6
=folks|-1
=follow|-8
=following|-3
=fontanero|1
=food|-1
=footer|2
=for|9
=ford|1
=forecast|2
=forget|-1
=forgotten|-3
=forklift|8
=form|4
=forma|1
=format|3
=forms|5
=forward|1
=forwarded|-1
=fotos|-1
=found|-7
=founded|-1
=four|-9
=fournisseur|1
=fragt|2
=frame|1
=frau|-1
=free|2
=freeze|2
=freezer|2
=freitag|-2
=fri|-4
=friday|-8
=fridays|-1
=fridge|4
=friend|7
=friendly|-4
=frist|-1
=from|-12
=front|-2
=frost|-2
=fryer|1
=ft|1
=fuit|-1
=fuite|-1
=fully|-3
=function|-1
=fur|-1
=furgoneta|1
=furnace|6
=furniture|2
=furs|1
=further|2
=fyi|-4
=g|2
=gala|-2
=game|-4
=gap|-1
=gaps|2
=garage|4
=garnier|4
=gas|6
=gate|14
=gateway|2
=gave|5
=geben|1
=geehrte|-2
=general|-1
=generator|10
=german|-1
=gestern|-11
=get|8
=gets|-1
=getting|-1
=gite|1
=give|-3
=given|-1
=gives|-2
=glasses|3
=glazier|1
=glossary|-1
=gloves|2
=glue|3
=gmbh|-1
=go|-1
=goat|1
=goes|-5
=going|-4
=gone|13
=good|1
=goods|-2
=google|2
=got|4
=gracias|-1
=grade|-1
=grand|-2
=grande|2
=grandma|-2
=grandma's|4
=grandpa's|-4
=grant|3
=graz|3
=grease|1
=great|-1
=green|-9
=greenline|2
=greta|2
=grey|5
=grifo|2
=grill|1
=grinder|3
=grinding|5
=group|-5
=grout|-1
=grove|1
=guarantee|-1
=guard|1
=guest|2
=guests|4
=guide|3
=gutter|7
=gutters|3
=guy|4
=guys|-5
=h|-9
=haas|-1
=hab|-2
=haben|1
=haccp|1
=had|-2
=half|-1
=halfway|-1
=hall|-7
=halle|2
=halloran|-6
=hallway|-6
=hana|-2
=hand|-1
=handbook|2
=handed|-1
=handle|-1
=handrail|6
=hands|1
=hangen|2
=hanging|1
=hanna|-1
=hannah|-1
=happen|-1
=happened|-3
=happy|-1
=harbour|-1
=hard|-1
=hardware|-2
=harp|-1
=harvest|-1
=has|4
=hasn't|-2
=hat|-5
=have|7
=haven't|-3
=having|2
=hay|-7
=hazelnut|-1
=hd|-1
=hdmi|2
=he|-7
=he'd|-1
=he'll|-3
=he's|-1
=head|1
=headcount|1
=health|-1
=hear|-1
=heard|2
=hearing|8
=heat|-1
=heater|-2
=heating|10
=hedge|1
=heifers|-1
=height|1
=heizung|2
=held|-1
=helo|-7
=helpdesk|-1
=helpers|-1
=hem|10
=henderson|-2
=hendersons|-2
=her|14
=here|-11
=hero|5
=herr|-2
=herren|-1
=herrn|1
=heute|1
=hey|2
=hi|-2
=hier|-1
=high|-3
=highest|-1
=hill|-1
=him|-8
=himself|-1
=hinge|1
=hire|-3
=his|5
=hit|1
=hoa|-1
=hold|-1
=holding|-1
=hole|1
=holiday|-4
=home|-8
=homework|-8
=hood|3
=hop|6
=hope|-1
=horas|-2
=horno|1
=hospital|-1
=host|-1
=hot|2
=hotel|-5
=hotfix|-2
=hotline|4
=hour|2
=house|-3
=housing|-1
=how|-2
=hr|-1
=hse|4
=http|-1
=humidity|-1
=hurry|2
=hurt|-1
=husband|-1
=hut|-5
=hydraulic|1
=i|2
=i'd|2
=i'll|-5
=i'm|-5
=ice|-1
=ich|-4
=id|-1
=idea|-2
=if|-15
=ihn|-2
=ihnen|-1
=ihr|1
=il|4
=im|-1
=image|4
=images|1
=immediately|2
=imprenta|-2
=impresora|5
=imprime|1
=in|-2
=inc|5
=inch|2
=incident|1
=incl|-1
=included|-1
=including|-8
=incomplete|-2
=increase|2
=ines|-1
=info|-2
=inform|-1
=information|1
=informe|2
=ink|-1
=ins|-2
=inside|-1
=inspect|4
=inspected|2
=inspection|4
=inspector|-8
=install|1
=installateur|1
=installed|2
=instead|-5
=instructor|-1
=insurance|-2
=insured|-1
=insurer|-7
=intercom|1
=interest|-1
=interim|4
=intern|5
=internal|-1
=internet|-1
=interns|-2
=interruption|-3
=into|4
=intranet|-1
=inv|2
=inventory|3
=invitation|1
=invitations|2
=invite|1
=invoice|4
=invoices|-4
=irgendwann|-1
=is|-1
=isn't|-2
=iso|-1
=issue|7
=issued|3
=ist|1
=it|-23
=it's|-10
=italy|-1
=item|4
=items|-6
=its|7
=itself|2
=j|-3
=jack|3
=jacket|-5
=jams|6
=jan|-2
=januar|3
=january|-7
=je|1
=jemand|-6
=jetzt|-1
=jira|2
=job|2
=jobs|1
=jonas|3
=juin|-4
=july|-6
=june|-11
=just|1
=k|-3
=kann|-8
=kannst|1
=keep|-5
=keeper|-1
=keeps|-4
=kegs|-4
=kein|-1
=keine|1
=keller|4
=kessler|1
=kestrel|2
=kettle|9
=kg|3
=kid|-2
=kids|-4
=kids'|-3
=kilkenny|-1
=kiln|-1
=kim|-1
=kind|-1
=kindly|-5
=kiosk|1
=kit|-6
=kitchen|1
=kl|1
=knife|-1
=knives|-1
=know|-2
=knows|-2
=kollegen|-2
=kommt|-1
=konnen|-1
=kowalczyk|3
=kummern|-1
=kummerst|2
=l|2
=l'envoyer|-2
=l'imprimante|2
=la|-1
=lab|4
=label|6
=labels|5
=lads|-2
=lady|-1
=lakeside|2
=laminate|1
=lamp|8
=lamps|-1
=land|-1
=landing|3
=landlord|4
=landlord's|-1
=landscaping|2
=lane|-6
=lapses|-5
=laptop|4
=larch|2
=large|-8
=lars|-1
=las|2
=lassen|4
=last|10
=latch|4
=late|-10
=later|-6
=latest|-1
=lathe|-1
=lauft|5
=launch|-1
=laundry|1
=lave|1
=layout|1
=le|19
=leaf|-1
=leak|3
=leaked|1
=leaking|1
=leaks|3
=lease|-1
=least|-1
=leave|-9
=leaves|-6
=leaving|-4
=lectures|-1
=leeds|1
=leer|3
=left|1
=leg|1
=legal|-2
=leider|1
=lena|8
=lend|-4
=les|8
=less|-2
=lesson|2
=lessons|-3
=lessor|1
=let|-6
=letter|4
=letters|5
=level|5
=liability|5
=library|6
=licence|9
=licences|-2
=license|1
=lids|5
=lieferung|-6
=liegen|-1
=liegt|-2
=lieu|-2
=life|1
=lift|6
=lifts|-3
=light|1
=lighting|1
=lights|2
=like|5
=liked|-1
=limit|2
=lincoln|-3
=linde|-2
=lindenstr|2
=lindgren|-1
=lindqvist|-1
=line|-2
=linen|-1
=lines|-3
=link|3
=links|-2
=linz|7
=lisbon|-1
=list|2
=liste|2
=listen|1
=litres|1
=live|4
=lived|-4
=lives|-1
=livraison|-4
=llama|2
=llamar|-1
=llame|1
=llave|-2
=llc|8
=llegan|1
=ller|-1
=lo|-6
=load|5
=loading|1
=loan|4
=lobby|-7
=local|4
=location|-1
=lock|8
=locker|-3
=locks|1
=log|5
=logged|-3
=login|-3
=logistics|-3
=logo|9
=logs|2
=long|-7
=longer|-2
=look|-1
=looks|-9
=loop|-1
=loose|4
=loosing|1
=lorry|-4
=los|6
=lose|1
=loss|-2
=lost|-5
=lottie's|-2
=love|-2
=lovely|-2
=low|-1
=lower|-2
=lt|1
=ltd|1
=lui|-2
=lund|-1
=lyon|-1
=machen|-5
=machine|2
=machines|-1
=machst|2
=mad|-3
=madame|-5
=made|-1
=madrid|3
=mai|-2
=mail|-10
=mailbox|4
=mailing|-2
=mails|-4
=main|-1
=maintenance|-6
=mairie|1
=mais|1
=make|-6
=maker|3
=makes|1
=making|-1
=mal|-4
=man|1
=management|-3
=manager|-3
=mandar|3
=mandatory|2
=manual|-3
=manufacturer|1
=manuscript|1
=map|3
=maple|3
=maps|-7
=mar|-1
=march|-6
=marguerite|-1
=mark|4
=marketing|-4
=marsh|-3
=marta|2
=mas|-1
=mast|3
=match|-1
=matinee|-3
=mats|1
=matter|-1
=matters|8
=max|3
=may|-4
=maybe|1
=mayor|-1
=me|-9
=means|-4
=meantime|-1
=measure|4
=measured|2
=media|1
=medicines|-7
=medium|-1
=meet|-4
=meeting|-10
=meetings|-1
=mehr|5
=mei|-1
=melden|-3
=member|1
=membership|-2
=memorial|2
=memory|2
=menus|-1
=merchant|-4
=merci|-2
=merge|1
=merged|-1
=message|-6
=messe|-1
=messestand|-1
=meter|10
=meters|4
=method|3
=mg|5
=mgmt|-1
=mick|-1
=microphone|-2
=microwave|3
=midnight|-1
=mietvertrag|1
=might|-2
=migration|1
=mila|-2
=mileage|-3
=milestone|3
=milk|5
=mill|3
=milling|-2
=min|2
=mind|1
=minds|-1
=mine|-3
=minimum|-4
=minute|-2
=minutes|6
=mirror|5
=mismo|-6
=miss|-2
=missing|12
=mistake|1
=mister|-4
=mit|1
=mixing|-6
=mm|8
=mme|-1
=mo|2
=mobile|1
=mochte|-3
=mock|-1
=model|-1
=mom|-2
=mom's|3
=mon|-2
=monday|-7
=money|-11
=monitor|7
=monitoring|-1
=monsieur|-1
=montag|-3
=montant|-1
=month|-11
=months|4
=more|4
=morning|-1
=morning's|-1
=most|7
=mot|10
=motor|-1
=mould|1
=mouse|3
=move|8
=moved|-11
=moves|-3
=moving|2
=mr|7
=mri|2
=mrs|-4
=ms|2
=msg|5
=msku|-1
=much|-4
=muller|-1
=mum|-4
=mum's|-6
=municipal|3
=museum|-3
=music|1
=muss|2
=mussen|2
=mussten|1
=must|-4
=mutual|3
=my|12
=n|-2
=n'avons|5
=n'est|-4
=n'ont|1
=nach|-2
=nachgefragt|-2
=nachste|-1
=nadia|-1
=nadja|-4
=nail|2
=name|2
=names|-2
=nature|1
=nav|1
=nd|1
=nda|12
=ne|-1
=near|-3
=nearly|10
=nearside|3
=necesito|-3
=ned|-1
=need|2
=needed|-7
=needs|6
=neighbour|-5
=neighbours|-6
=neither|-3
=net|-2
=network|-1
=neu|-1
=neue|-1
=neuen|1
=never|8
=new|4
=news|1
=newsletter|2
=next|-7
=nice|-3
=nicht|4
=night|-8
=nightly|2
=nights|2
=nine|-1
=nl|-1
=no|10
=nobody|-2
=noch|4
=node|2
=noise|-6
=none|-1
=noor|3
=nora|1
=nordlys|3
=normal|-1
=north|7
=nos|12
=not|-5
=notdienst|2
=note|5
=notes|-4
=nothing|-2
=notice|-1
=noticed|3
=notices|3
=notification|1
=notify|-3
=nous|15
=nov|-15
=november|-17
=novembre|-1
=now|1
=nr|1
=nuevo|-4
=number|-7
=numbers|-4
=nur|3
=nurse|-3
=nut|-1
=o|-3
=oat|2
=ob|-1
=object|1
=obligations|-2
=observation|-1
=obtain|4
=oct|3
=october|-3
=oder|1
=of|6
=off|-2
=offenen|8
=offer|-10
=offered|-1
=offers|8
=office|-5
=officer|-1
=offline|9
=og|2
=oil|1
=ok|-5
=okafor|-1
=old|16
=older|2
=oma|-1
=on|-1
=onboarding|7
=one|-6
=ones|-9
=op|3
=open|-16
=opened|-1
=opening|-3
=opens|-3
=operator|2
=optician|-1
=or|-21
=orange|-1
=orchard|1
=orchestra|1
=order|3
=ordered|-1
=orders|-1
=org|-1
=organ|3
=organise|-1
=original|-2
=osei|-2
=other|-3
=others|-1
=otherwise|-4
=ou|-3
=our|-1
=ours|4
=out|1
=outpatients|4
=outside|3
=over|6
=overdue|-8
=overflowing|1
=overnight|-1
=overtime|1
=owe|3
=owen|1
=own|-2
=oyelaran|-2
=p|-7
=package|1
=packet|-2
=packing|1
=packs|1
=pads|-1
=pages|-1
=paid|-11
=pain|-1
=paint|-8
=painted|10
=pair|-8
=pallet|2
=pallets|-4
=pan|3
=pane|7
=panels|-4
=panic|-1
=paper|-3
=papers|-5
=par|-3
=para|-8
=parcel|-4
=parental|-5
=parents|-3
=parish|3
=parked|-1
=parking|9
=part|-5
=parte|-7
=partners|3
=partners'|-1
=party|-3
=pas|1
=pasillo|2
=pass|3
=passport|5
=passports|6
=patch|-3
=path|-2
=patient|-4
=patients|-1
=pavement|1
=pay|-1
=payable|1
=payment|-2
=payments|1
=payroll|6
=pcs|-1
=pdf|7
=pe|-5
=pedido|-9
=pedir|-5
=pen|1
=people|-18
=peoples|-1
=per|-4
=period|-1
=permission|2
=permit|10
=permits|-2
=pero|-1
=persiana|4
=person|-10
=persons|-1
=pest|2
=peter|-1
=petra|-4
=petty|1
=ph|5
=pharmacy|2
=phone|-1
=phones|-2
=photo|-1
=photographs|1
=photos|-4
=physio|2
=piano|-5
=pick|-3
=picker|7
=picking|-2
=picture|-1
=pictures|1
=pide|1
=piece|-2
=pieces|-4
=pierde|4
=pilot|-2
=pine|1
=pink|1
=pipeline|-3
=piso|2
=pitch|2
=pl|-3
=place|-3
=plait|-1
=plan|9
=planetarium|-1
=plants|4
=plate|1
=plates|4
=platform|4
=playground|-1
=playlist|-1
=plazo|1
=please|2
=plomberie|6
=plombier|2
=plot|-3
=plotter|-1
=pls|1
=plumber|6
=plumbing|6
=plus|-4
=pm|-5
=po|-2
=point|2
=points|1
=policy|11
=polyvalente|1
=pond|1
=pool|-1
=por|-5
=porfa|-1
=port|1
=portal|-6
=porte|4
=porto|-1
=position|-2
=possible|-2
=post|-4
=poster|2
=postgres|1
=posting|-2
=postponed|-1
=pot|4
=potassium|5
=potatoes|2
=pounds|2
=pour|-1
=power|6
=ppl|-1
=pr|1
=practice|-2
=preferably|-1
=premium|3
=prep|-3
=prepare|5
=preparer|1
=prescription|3
=present|1
=presented|-1
=presenting|-1
=presents|6
=press|-2
=pressure|3
=pretty|-1
=previous|-1
=price|4
=prices|2
=pricing|6
=primary|-1
=primera|-1
=principal|7
=print|-3
=printed|3
=printer|13
=printing|-3
=prints|6
=prior|4
=priority|-2
=privacy|1
=priya|-3
=prizes|1
=probably|-1
=probe|4
=problem|8
=process|-1
=prod|-1
=product|-1
=production|-2
=prof|-1
=programme|-3
=project|-8
=projector|16
=promised|-1
=proof|2
=proofread|4
=proofs|-2
=property|13
=proposal|1
=props|-1
=protection|8
=protokoll|-1
=proveedor|3
=provide|1
=provider|2
=prufen|-1
=public|6
=publish|-1
=publisher|1
=puddle|-2
=puedes|-7
=pull|2
=pump|12
=pumpkin|1
=pupils|2
=purchase|3
=purchasing|1
=push|-1
=put|3
=q|5
=qa|1
=quality|-1
=quarantine|-1
=quarry|-2
=quarter|-1
=quarterly|3
=que|-3
=query|3
=question|-2
=questionnaire|5
=questions|1
=queue|-7
=quick|-4
=quickly|-3
=quiere|6
=quiet|-2
=quite|-2
=quotation|8
=quote|9
=quotes|-1
=r|1
=ra|-3
=rabies|5
=racks|1
=radiator|3
=radio|-3
=raise|2
=ramp|1
=ran|-2
=rang|-8
=rate|-2
=raum|6
=raus|1
=raw|-1
=rc|-2
=rd|-3
=re|-3
=reach|-5
=read|-1
=reader|-1
=readers|1
=reading|12
=readings|9
=reads|-2
=real|-2
=really|-2
=rear|5
=rebook|2
=recalibrate|3
=recall|3
=receipts|2
=receivable|1
=receive|-3
=received|9
=recepcion|-1
=reception|-1
=rechnung|7
=recital|-5
=recommendation|3
=record|2
=recorded|-3
=records|-1
=recycling|2
=red|2
=redlines|8
=redo|2
=reels|-1
=ref|-1
=refer|7
=reference|5
=referral|7
=refill|2
=refresher|1
=refrigeration|3
=refund|6
=refunded|1
=regarding|-1
=regatta|1
=register|16
=registered|1
=registrar|1
=registration|-5
=regler|1
=rehearsal|5
=reisekostenabrechnung|1
=reissue|-1
=relancer|3
=release|-7
=released|-1
=relief|4
=remains|-4
=remark|-1
=remember|4
=remind|1
=reminder|-3
=reminders|2
=remit|-6
=removal|-1
=remove|2
=removed|-1
=remplacement|-5
=rename|1
=rendez|-3
=renew|-1
=renewal|2
=renewed|-6
=renews|-6
=rent|6
=rental|2
=rented|3
=renvoyer|2
=reorder|-1
=rep|-1
=repair|-8
=repaired|5
=repairs|-1
=repare|2
=reparer|-2
=repeat|4
=replacement|-5
=replacements|-8
=replica|3
=replies|3
=reply|5
=report|5
=reported|-1
=reports|3
=reprint|2
=reprinted|1
=reproduce|-1
=requested|-1
=requests|5
=require|-1
=required|-2
=requirements|1
=requisition|2
=rerun|2
=resend|-8
=reservar|-5
=reservation|1
=reserve|3
=reserver|3
=reset|8
=residence|-1
=residents|7
=residents'|-1
=resolved|-3
=respond|-7
=response|-3
=rest|-1
=restaurant|2
=restore|3
=result|2
=results|1
=retainer|1
=retourner|2
=return|-6
=returned|4
=returns|10
=reunion|-3
=review|1
=reviewer|-1
=revised|11
=revision|-2
=rewrite|1
=right|-7
=rights|-1
=ring|-4
=ringing|1
=rings|-2
=rising|-3
=risk|-4
=riverside|-1
=road|5
=role|3
=roll|13
=rollback|-2
=rolls|3
=roof|-2
=roofer|1
=roofing|-1
=room|9
=rooms|-3
=root|-1
=roses|-1
=roster|4
=rota|-1
=rotate|1
=rotor|2
=rotten|8
=rotterdam|4
=roughly|1
=round|-3
=routine|-1
=roux|-4
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
=s|1
=s'il|-1
=sacks|-1
=safari|2
=safety|-1
=said|-1
=sala|3
=sale|-2
=sales|-2
=salle|2
=salmon|-1
=salon|2
=salt|-3
=same|-1
=sammelt|4
=sample|2
=samples|5
=sand|5
=sandbox|7
=sandpit|7
=sans|2
=sat|-5
=saturday|-6
=saturdays|-2
=save|1
=saw|1
=sawmill|1
=say|8
=says|-5
=scaffold|5
=scale|5
=scan|-2
=scanned|-2
=scanner|3
=schauen|-5
=schedule|6
=schick|-1
=schicken|-1
=schlussel|4
=schon|-3
=school|-12
=schulung|-1
=science|-4
=scouts|1
=scratched|6
=screening|4
=screens|1
=screws|-1
=se|2
=sea|1
=seal|10
=season|-1
=seat|6
=seating|-1
=seats|-1
=sec|-2
=second|3
=secretariat|2
=secretary|-2
=section|-5
=security|2
=see|-6
=seed|8
=seen|-4
=segundo|1
=seguridad|2
=seguro|1
=sehr|-2
=sein|2
=seit|-6
=self|1
=sell|8
=seminaire|-1
=seminar|-1
=send|6
=sender|-4
=sending|6
=senor|-2
=sensor|5
=sent|3
=sep|-5
=sept|-4
=september|-2
=sera|-1
=serrure|2
=server|1
=service|-10
=serviced|-2
=session|1
=set|-3
=settings|-1
=settle|-5
=settlement|1
=severity|-1
=sew|1
=shall|-2
=share|-4
=sharp|-1
=she|-3
=she'd|3
=she'll|1
=she's|-2
=shed|-4
=sheet|2
=sheets|-2
=shelf|4
=shelter|-2
=shelves|-5
=shift|-8
=shifts|-1
=ship|-1
=shipment|1
=shipped|-1
=shoes|3
=shoot|-3
=shop|-4
=shopping|1
=shot|5
=should|-4
=shout|-5
=show|-2
=showed|-2
=shower|4
=showing|10
=shows|5
=shuts|-2
=si|-6
=sich|2
=sick|-3
=side|9
=sie|3
=sign|8
=signe|5
=signed|3
=sigue|1
=sillas|2
=sin|4
=since|5
=sind|1
=sing|-1
=sink|2
=sit|-1
=site|-7
=sitting|-2
=sitzung|-1
=six|2
=sketch|3
=ski|-1
=skip|4
=skylight|5
=slept|-1
=slides|7
=slip|6
=slipped|-2
=slips|1
=slot|-5
=slow|-2
=small|-1
=smell|1
=smells|4
=smoke|1
=so|-9
=sofa|3
=soft|-1
=software|-2
=solar|1
=solicitor|-4
=soll|2
=some|-2
=somebody|4
=someone|-1
=something|-2
=sometime|-1
=somewhere|-2
=son|-3
=sons|-1
=sonst|-2
=soon|-4
=sort|-1
=sorted|-3
=sound|8
=sounds|-1
=space|4
=spanish|1
=speaker|1
=spelling|5
=spielplatz|1
=spoke|-2
=sponsors|-1
=sport|-1
=spray|-1
=spreadsheet|3
=spring|1
=sprinkler|2
=sprint|-3
=squeaks|1
=sso|1
=st|-8
=staff|8
=stage|-3
=stair|-1
=stairs|5
=stairwell|1
=stamp|-1
=stamped|2
=stand|1
=standing|-2
=standup|1
=star|6
=start|-9
=started|5
=starters|-2
=starting|-2
=starts|-11
=state|-1
=statement|2
=statements|5
=statt|-1
=stay|1
=stayed|-1
=stays|3
=steht|-2
=stein|-1
=step|4
=steps|-1
=steve|-1
=stick|-1
=sticker|2
=sticks|-3
=still|20
=stock|-1
=stood|-1
=stop|-8
=stops|3
=storage|4
=store|-5
=story|-1
=stove|-2
=straight|1
=strange|-1
=street|-1
=stress|-4
=stretched|1
=string|1
=strings|-3
=strip|2
=strong|-4
=stuck|-3
=student|-4
=students|-3
=studio|2
=style|1
=su|-7
=subject|-1
=submission|-1
=submit|3
=submitted|-2
=subscription|-7
=substitute|1
=success|-3
=sud|-1
=suis|-1
=suit|1
=summary|-1
=summer|-3
=sunday|4
=supplier|-5
=supplier's|-6
=supply|-5
=support|2
=sur|-2
=sure|-3
=surgery|8
=survey|3
=surveyor|1
=suspend|-1
=sven|-4
=svg|1
=swap|-2
=swapped|-2
=sweep|1
=swimming|-4
=switch|-3
=switched|2
=syllabus|-1
=sync|1
=system|-8
=t|4
=t'en|-1
=ta|1
=tab|-4
=table|-1
=tables|6
=tablet|3
=tag|-6
=tags|1
=take|-9
=taken|-1
=takes|-5
=talk|-2
=talked|-2
=talking|-3
=talks|-1
=taller|-2
=tank|5
=tap|16
=tape|-1
=tard|-6
=tardar|-1
=tarif|1
=task|-4
=tasting|-1
=tax|7
=tb|-1
=te|-1
=tea|-1
=teacher|-4
=technique|-1
=tecnico|3
=teh|2
=teilen|3
=telephone|-2
=tell|-4
=temp|2
=temperature|1
=template|2
=ten|1
=tenancy|1
=tenant|-6
=tenants|-2
=tender|-2
=tener|-1
=tent|5
=termin|7
=terminal|-1
=termination|1
=terms|-1
=test|3
=tested|6
=tests|3
=texts|1
=th|-9
=than|2
=thank|1
=thanks|-2
=that's|-9
=thats|-1
=the|13
=their|-3
=theirs|-2
=them|-7
=then|-1
=theo|-2
=there|1
=there's|-2
=thereafter|-1
=thermocouple|-1
=thermometer|1
=thermostat|-1
=they|3
=they'd|4
=they'll|-2
=thing|-3
=things|-9
=think|-3
=third|-2
=thirty|-3
=this|-11
=tho|-3
=thoma|-1
=those|-1
=three|-2
=threw|-1
=through|-8
=throw|-2
=throwing|-1
=throws|-1
=thu|2
=thursday|-4
=thursdays|-2
=thx|-1
=ticket|2
=tiene|-3
=tile|3
=tiles|1
=till|2
=time|-13
=timer|3
=times|-4
=timesheet|3
=timesheets|7
=timing|1
=tip|3
=tires|-1
=title|-2
=tmrw|1
=to|-12
=toast|-1
=today|-4
=today's|1
=together|-2
=told|3
=tom|-2
=tomasz|-10
=tomatoes|-3
=tomorrow|-3
=toner|2
=too|-4
=tool|-2
=toolbox|-1
=tools|-4
=top|-1
=torn|4
=torque|1
=total|-1
=totally|4
=toujours|7
=tour|-4
=tout|1
=town|-3
=track|-2
=tractor|1
=traffic|-6
=trailer|2
=train|-3
=training|6
=traiteur|1
=tram|-3
=transcript|-2
=transfer|8
=transit|1
=translate|1
=translation|4
=transport|-1
=travel|-6
=tray|4
=trays|2
=treasurer|-5
=treatment|-4
=tree|2
=trees|4
=tres|1
=trial|-1
=trim|9
=tripped|1
=trois|1
=trolley|1
=trouble|-3
=truck|-2
=trust|2
=trustees'|-1
=try|2
=ttc|-1
=tu|5
=tuesday|-2
=tuner|9
=tuning|1
=turkey|1
=turn|-2
=turning|-1
=tuv|-1
=tv|5
=twenty|2
=twice|8
=two|10
=type|-2
=typed|-2
=tyre|3
=tyres|11
=u|-1
=uber|-2
=uhr|1
=um|5
=umzug|-2
=un|-8
=una|-3
=unanimously|-1
=uncle|2
=und|-2
=under|-7
=une|2
=unit|3
=units|-1
=university|-1
=unlock|3
=unpaid|1
=unser|4
=unten|-2
=unterschriebene|1
=until|-4
=up|15
=update|20
=updating|1
=upgrade|1
=upload|-1
=ups|5
=upset|-1
=urgency|-1
=urgente|-1
=urlaubsplanung|-1
=us|5
=use|4
=used|-3
=user|4
=uses|3
=using|3
=v|-3
=vaccination|-1
=vaccine|1
=vaccines|4
=vale|2
=valid|1
=valve|-2
=van|-3
=vat|8
=vegan|-2
=vehicle|-5
=velos|-1
=vendor|5
=venue|1
=verlangern|1
=version|-20
=very|3
=vet|1
=veterinary|-1
=veut|-1
=via|-2
=videoprojecteur|3
=view|-1
=violin|3
=virement|2
=visa|4
=visit|-5
=visiting|-1
=visitor|3
=visitors|-5
=visits|-1
=vogt|1
=voice|-2
=voicemail|-1
=voir|-2
=vollmacht|1
=volume|1
=volunteer|2
=volvo|5
=vom|-3
=von|1
=vorher|-7
=voucher|-3
=vous|-5
=vp|1
=vpn|3
=w|3
=wait|-4
=waiting|-2
=walk|-3
=wall|-1
=walt|-4
=want|11
=wanted|2
=wants|-3
=ward|-1
=ware|-1
=warehouse|-5
=warm|3
=warranty|-5
=was|-1
=wash|4
=washed|1
=wasser|-1
=waste|-1
=water|-4
=way|-7
=we|-7
=we'll|1
=we're|7
=we've|-1
=weather|-6
=weber|-3
=wed|-1
=wedding|-7
=wednesday|6
=wednesdays|-2
=week|-19
=weekend|-1
=weekly|-1
=weeks|1
=weg|-1
=wegen|3
=welcome|4
=well|-3
=wenn|7
=went|-2
=wer|3
=werden|2
=wet|-3
=whatever|-1
=whatsapp|-1
=wheel|10
=wheelchair|8
=wheelchairs|-1
=when|4
=whenever|-1
=where|2
=whether|-3
=which|-3
=while|-5
=whiteboard|2
=who|1
=who's|-3
=whoever|-1
=whole|2
=wholesaler|-3
=whose|-2
=wi|-2
=width|4
=wie|-2
=wieder|4
=wifi|-1
=wiki|-2
=will|-7
=wind|-3
=window|5
=windows|-2
=wine|-1
=wing|4
=winter|2
=winterreifen|1
=wiper|1
=wir|-1
=wird|1
=wiring|1
=wish|-9
=wit|-1
=with|-6
=withdraw|3
=withdrawn|-1
=within|-9
=without|-4
=witness|2
=wobbles|6
=won't|-1
=wont|1
=wood|-4
=word|2
=wording|1
=words|1
=work|-2
=worker|-1
=working|2
=works|1
=workshop|2
=worktop|1
=worn|8
=worry|-3
=worse|-1
=would|-8
=wound|2
=wrap|-2
=write|2
=writing|1
=written|2
=wrong|-4
=wurde|-4
=x|-4
=y|-11
=ya|-8
=yard|-3
=ye|-1
=yeah|-1
=year|4
=year's|5
=yearly|1
=years|-2
=yeast|1
=yellow|4
=yes|3
=yesterday|3
=yesterday's|-2
=yet|8
=you|-7
=you'd|-4
=you're|-5
=your|3
=yours|-7
=yourself|-1
=yuki|-1
=z|-1
=zahlerstand|1
=zahnarzt|1
=zero|-2
=zip|-2
=zum|-1
=zur|3
=zwei|-2
=zweimal|-2
=º|1
>>|-18
>>!|13
>>'|-2
>>(|4
>>,|3
>>-|5
>>.|-9
>>:|-9
>>;|1
>>?|11
>>a|-8
>>about|-3
>>again|2
>>and|-13
>>antes|9
>>april|-2
>>are|6
>>at|4
>>aujourd'hui|1
>>ay|-1
>>ays|1
>>back|2
>>because|6
>>before|17
>>bis|-7
>>bitte|-1
>>by|2
>>c|-1
>>card|2
>>ce|4
>>certificate|-1
>>con|1
>>d|-3
>>d'ici|3
>>date|5
>>dated|3
>>day|5
>>days|-2
>>dec|-6
>>december|-1
>>del|3
>>demain|4
>>den|1
>>der|-2
>>des|4
>>du|-2
>>due|1
>>e|5
>>eeks|-1
>>een|-1
>>ek|-1
>>el|3
>>ember|-1
>>en|1
>>end|-1
>>er|-1
>>es|1
>>et|-1
>>expires|-1
>>f|-2
>>first|1
>>for|10
>>friday|-3
>>from|4
>>fur|6
>>g|-1
>>gain|1
>>ge|-1
>>h|4
>>has|-4
>>have|4
>>he|-3
>>hours|1
>>hoy|-1
>>hr|1
>>i|-1
>>if|-4
>>ight|1
>>in|2
>>ing|-2
>>ion|-1
>>is|-6
>>it|-1
>>jan|3
>>june|-3
>>l|-2
>>la|2
>>latest|2
>>ld|4
>>le|-8
>>ll|1
>>low|7
>>m|2
>>manana|7
>>mber|-1
>>meeting|-1
>>mehr|-1
>>ment|-1
>>mon|1
>>monday|1
>>morning|-1
>>must|-11
>>n|2
>>nachste|-4
>>nd|7
>>nde|4
>>needed|1
>>needs|-2
>>next|4
>>nicht|1
>>no|-6
>>not|2
>>november|-1
>>now|9
>>o|-1
>>of|-7
>>ok|-2
>>om|-4
>>on|-7
>>or|1
>>ot|1
>>out|-1
>>ow|-4
>>p|-1
>>please|1
>>pls|-6
>>pm|-1
>>por|1
>>pour|2
>>prisa|-1
>>r|4
>>right|4
>>room|1
>>s|-4
>>sat|1
>>sday|5
>>sept|-1
>>should|-1
>>sing|-2
>>so|1
>>sometime|1
>>sous|6
>>spatestens|-1
>>still|-5
>>sunday|-3
>>t|-4
>>tard|1
>>than|1
>>that|5
>>the|-4
>>them|1
>>ther|-1
>>they|-4
>>this|2
>>three|-1
>>through|-4
>>thurs|-2
>>thursday|3
>>tion|-1
>>tmrw|-4
>>to|1
>>today|7
>>tomorow|3
>>tomorrow|8
>>tonight|8
>>two|1
>>uary|2
>>und|-3
>>unless|-2
>>until|-12
>>we|-2
>>week|1
>>when|-1
>>whenever|7
>>which|-6
>>while|1
>>wieder|1
>>will|4
>>with|1
>>within|-2
>>y|-2
>>yesterday|-1
>>zum|3
>>–|6
^a|10
^a copy|1
^a few|-1
^a late|-1
^aber|-1
^about|-2
^abstracts|8
^accept|3
^accept the|1
^access|10
^account|-4
^accounting|-1
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
^am|-1
^am besten|-1
^amira|1
^an|-2
^andernfalls|-1
^annex|-1
^annex b|-1
^annual|5
^another|-1
^answer|-3
^answer the|1
^answer them|1
^any|-2
^apologies|-1
^app|5
^appelle|2
^appelle le|2
^applicant|1
^application|-4
^apply|-4
^apply for|-1
^appointment|-2
^approve|1
^approve or|3
^approve the|-2
^approved|-1
^arrange a|1
^arrange the|2
^as|-7
^as a|1
^as per|-2
^as the|-4
^asap|-1
^ask|-4
^ask for|-2
^ask mr|1
^ask the|-11
^ask whether|3
^ask you|1
^assigned|-1
^assignee|-1
^at|-1
^at the|-1
^audit|-1
^aunt|-1
^autoclave|-1
^autumn|-1
^avisa|-4
^avoid|-1
^back|-3
^backup|1
^badge|1
^bags|-1
^bake|-1
^batteries|-1
^be|-4
^be on|-4
^be repaired|-1
^be so|-1
^because|-6
^because of|-1
^because the|-4
^bed|1
^beer|1
^before|-6
^before the|-4
^before we|-1
^bei|-2
^bei der|-8
^best|5
^bestell|3
^between|-1
^bike|-1
^bin|-1
^bis|-1
^bis freitag|-1
^black|-2
^bleed|3
^bleed the|3
^blocked|-1
^blood|1
^blue|1
^board|-1
^boiler|4
^book|5
^book flights|2
^book it|-4
^book the|-1
^borrow|-1
^borrowed|-1
^box|-2
^boxes|-4
^brightwater|6
^bring|-5
^bring a|-4
^bring it|-4
^bring the|2
^bring them|-1
^bring your|1
^broken|-1
^budget|1
^bug|-1
^build|3
^building|-1
^bump|3
^bus|-2
^buy|-2
^buy new|-3
^by|-1
^c|1
^calibrate|1
^call|3
^call him|-5
^call the|8
^call them|-2
^call us|-1
^caller|-7
^cambia|1
^cambia la|1
^cancel|8
^cancel it|-5
^cancel the|1
^car|-1
^card|1
^case|1
^category|8
^cedar|-1
^chair|1
^chairs|2
^change|-7
^change it|-1
^change of|2
^change request|-1
^change that|-1
^change the|2
^changer|1
^charge|-3
^chase|8
^chase the|5
^chase them|-1
^check it|-1
^check the|5
^check your|-4
^chnage|3
^christmas|-1
^circulate|-3
^city|-2
^city of|-1
^claim|3
^claim the|4
^claims|-1
^clean|1
^clean it|2
^clean up|-1
^cleaning|-2
^clear|2
^clear out|1
^client|1
^close|4
^close the|4
^coach|-1
^code|-1
^code freeze|-1
^coffee|-1
^cold|-1
^collect|-5
^collect the|3
^collect them|-2
^come|-1
^comes|-1
^commander|1
^comment|-4
^compare|10
^complaint|-1
^complete|-5
^comprar|2
^compressor|-1
^confirm|10
^confirm in|-1
^confirm the|1
^confirm to|3
^confirm with|3
^congratulations|-1
^contact|-5
^contact form|-5
^contract|7
^contrato|1
^copy|2
^cormac|-1
^correct|9
^correct and|-3
^correct it|3
^correct the|1
^corrective|-1
^council|3
^count|-4
^count the|-4
^cover|-6
^cover the|-2
^crash|1
^create|-1
^critical|-1
^csv|3
^csv export|3
^customer|-6
^customer complaint|-1
^customer's|-1
^customers|1
^customs|-1
^d|-1
^da|-2
^dad's|-1
^damit|-1
^danke|-2
^danke fur|-1
^das angebot|1
^dass|1
^date|1
^date of|-2
^de|-3
^deadline|-2
^deadline is|-1
^deal|1
^deal with|1
^dec|-1
^decide|-2
^decided|-2
^deep|5
^deep clean|5
^defect|2
^defrost|1
^defrost the|1
^delete|-3
^deliver|-6
^deliver the|-8
^delivery|-4
^delivery note|-3
^demo|-7
^den|8
^den betrag|-1
^dental|4
^dentist|1
^dentist for|2
^department|2
^department of|2
^der|-5
^descale|8
^descale the|8
^description|-3
^desk|-2
^despite|2
^despite two|2
^did|2
^did anyone|-2
^did the|4
^die|4
^die heizung|2
^die reisekostenabrechnung|1
^dinner|-2
^discussion|-1
^dishwasher|-1
^do|-1
^do it|-1
^do not|-6
^do that|-1
^do the|1
^do we|2
^do you|4
^does|-1
^does the|-1
^domain|-1
^don't|-2
^done|-4
^dont|-2
^dont forget|-2
^door|8
^double|-1
^draft|1
^draft the|7
^draft to|-1
^draw|4
^draw up|2
^drei|1
^dringend|-1
^drive|2
^driver|-1
^drivers|2
^drives|1
^drop it|-1
^drop the|1
^dry|4
^during|-1
^e|-1
^each|8
^earl|-1
^early|-1
^edge|4
^eine|5
^einen|1
^el|3
^el cliente|-3
^el grifo|2
^electric|7
^else|-3
^email|-4
^email the|-4
^embassy|-3
^emergency|-1
^employee|-1
^empty|1
^empty the|2
^en|3
^end|-1
^end of|-1
^engineer|-1
^enter|2
^envoyer|1
^er|-4
^estate|-1
^estate of|-1
^estoy|-4
^eur|-1
^every|-2
^exam|-1
^exchange|1
^explain|1
^export|4
^export the|1
^export to|2
^extend|4
^extend it|2
^extend the|1
^facilities|2
^facility|-1
^facture|5
^facture n|5
^failing|-1
^failing which|-1
^faire|1
^farrier|5
^february|-1
^feed|-5
^fetch|6
^file|6
^file it|-1
^file the|-3
^fill|-7
^fill a|2
^fill in|-4
^final|-1
^finance|-1
^find|-6
^find a|3
^find another|-3
^find attached|-5
^find out|-6
^find the|-1
^finish|-1
^finish the|3
^fire|1
^fire drill|-1
^fire extinguisher|1
^fire extinguishers|1
^first|5
^first thing|-1
^fit|3
^fix|-6
^fix before|-8
^fix it|-4
^fix that|3
^fix the|9
^fixing|-1
^flaky|3
^floor|3
^flu|-1
^follow|-9
^follow our|-5
^follow up|-2
^food|-1
^for|2
^for my|-1
^for the|-1
^forklift|7
^form|-4
^forward|-4
^forward it|-1
^forwarded|-1
^found|-1
^four|-1
^free|-1
^free to|-2
^freezer|4
^fridge|2
^frist|-2
^from the|-1
^fuite|-1
^full|1
^fur|1
^fur die|1
^gas|-1
^gas safety|1
^get|4
^get a|-2
^get an|-2
^get it|-2
^get somebody|-2
^get the|6
^get them|-2
^get three|1
^get two|1
^give|-2
^give her|1
^give me|-3
^give the|-3
^glue|3
^go|-12
^go ahead|-4
^go back|-5
^go out|-7
^go over|1
^go to|7
^goods|-1
^got|-3
^gracias|-1
^grandma's|2
^grandma's hearing|3
^grandpa's|-4
^grant|-4
^grease|1
^great|-1
^greenline|2
^gutter|4
^gutters|10
^guy|-1
^half|2
^half of|3
^hall|4
^hana|-2
^hand|11
^hand in|1
^hand it|3
^hand over|4
^hand the|-2
^hand them|1
^handle|-4
^handover|-1
^handrail|1
^hang|-1
^hang it|-1
^harbour|-1
^has|-7
^has the|-2
^have|15
^have a|-1
^have boiler|-1
^have it|2
^have the|18
^hay|-1
^he|-3
^he can|-1
^he wants|-2
^he'd|3
^he'd like|3
^he's|-2
^heating|1
^hedge|-1
^helo|-7
^helpdesk|-1
^helpdesk request|-1
^hem|5
^her|-1
^here|-2
^herr|-2
^hi|-2
^highest|-1
^hire|1
^his|-1
^hold|-1
^holiday|-1
^hope|-1
^hope the|-1
^housekeeping|-1
^how|-1
^how many|-1
^hr|-1
^hr wants|-1
^i|-6
^i am|4
^i asked|-3
^i bought|-3
^i can't|-2
^i don't|-7
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
^i was|-3
^i would|2
^i'm|-4
^i'm in|-4
^i'm short|1
^i've|3
^i've put|-1
^ich hab|-2
^ideally|-1
^if|2
^if not|-1
^if the|5
^if you|-2
^ihn|-1
^ihr|-1
^il|5
^in|7
^in the|-1
^incident|-1
^inform|-1
^inspect|1
^inspection|-2
^inspection report|-2
^install|1
^instead|-1
^instead of|-1
^insurance renewal|1
^insurer|-1
^internal|-1
^invitations|2
^invoice|4
^invoice date|-1
^invoice dated|-1
^invoice no|3
^invoice of|4
^is|-5
^is the|3
^issue|7
^issue a|7
^ist|1
^it|12
^it doesn't|-1
^it for|-1
^it has|-1
^it is|1
^it must|-2
^it needs|1
^it says|4
^it still|7
^it was|11
^it's here|-1
^it's not|-4
^it's on|-1
^it's the|2
^item|-2
^its|-4
^january|-3
^je suis|-1
^job|-1
^job card|-1
^june|-1
^k|2
^keep|-3
^keep the|-1
^kein|-1
^key|-1
^keys|-1
^keys are|-1
^kg|1
^kids|-3
^kitchen|8
^kitchen faucet|3
^kitchen tap|7
^know|-2
^kummerst|1
^kummerst du|1
^la|-3
^la impresora|4
^la reunion|-5
^label|10
^label printer|3
^label the|6
^larch|-2
^lars|-1
^las|8
^lassen|3
^lassen sie|3
^last|-3
^last year|-1
^late|-2
^le|-1
^le client|2
^le lave|1
^le lui|-2
^le videoprojecteur|3
^leaking|1
^lease|2
^leave|-4
^leave request|1
^leave the|-2
^left|-4
^left the|-6
^legal|11
^leider|1
^lena|8
^lend|-1
^let him|3
^let me|-13
^let the|1
^let them|3
^let us|5
^letter|1
^library|6
^lift|5
^light|1
^like|4
^like the|8
^like to|-3
^limit|-1
^listen|1
^llama|1
^llame|1
^llame al|1
^llegan|1
^lo|5
^lo necesito|7
^loan agreement|-1
^lock|6
^locker|-1
^login|-1
^long|-5
^look|-10
^look at|1
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
^madame|-5
^madame monsieur|-1
^mail|2
^mail it|3
^mail them|-2
^maintenance|-5
^maintenance request|-1
^mais|1
^make|3
^make a|1
^make an|3
^make it|2
^make new|-1
^make sure|6
^make the|-4
^mandar|2
^march|-1
^marketing|-6
^marta|3
^max|-7
^may|-1
^me|1
^measure|3
^measure the|2
^medium|-1
^meet|-4
^meet you|-3
^menu|1
^merge|1
^messe|-1
^meter|3
^meter readings|3
^midland|-1
^milk|4
^mill|5
^mill road|5
^mine|-3
^minutes|8
^minutes of|-1
^mo|2
^mom|-2
^mom's|3
^mom's birthday|3
^more|1
^morning|-1
^morning all|-1
^mot|4
^mot for|1
^move|11
^move her|-1
^move out|1
^move samples|2
^move the|3
^mow|1
^mr|-1
^mrs|3
^ms|1
^mum's|-2
^my|-5
^my daughter|2
^my husband|-1
^my second|4
^my son|2
^nadia|-1
^names|-3
^near|-1
^near miss|-1
^net|-2
^new|-2
^new request|-1
^newsletter|-1
^next|2
^nightly|1
^nitrile|2
^nitrile gloves|2
^no|-7
^no action|-1
^no hot|1
^no hurry|-1
^no the|1
^nobody|1
^nobody can|1
^nobody has|2
^noor|2
^nos|8
^not|-9
^not a|-2
^not me|-1
^not on|-1
^not the|-1
^note|-1
^nothing|-1
^notice|-2
^notice of|-1
^notification|-1
^notification of|-1
^nous|7
^nous n'avons|5
^nur|3
^nurse|1
^obligations|-2
^obligations of|-2
^observation|-1
^obtain|6
^obtain three|3
^obtain two|1
^oder|1
^of|-1
^offer|-5
^offer him|1
^office|-3
^office of|-3
^oil|-3
^old|1
^on|-8
^on the|-1
^onboarding|2
^once|-1
^one|1
^one more|1
^open|2
^open the|3
^opened|-1
^opening|-1
^opening hours|-1
^or|2
^order|-1
^order a|-1
^order it|-1
^order more|1
^order name|1
^order new|1
^order one|-2
^order replacement|2
^order the|6
^order two|1
^orders|-1
^organise|3
^organise that|2
^otherwise|-4
^otherwise the|-3
^otherwise they|-1
^our|2
^our invoice|-2
^our records|-2
^p|-1
^pack|-1
^pack the|-1
^page|1
^paid|-1
^paint|-3
^para|-4
^parcel|-4
^parish|3
^parish council|3
^partners'|-1
^pass|-1
^passport|2
^password|2
^patient|-5
^patient mr|-1
^patients|-1
^pay|4
^pay by|-2
^pay invoice|9
^pay online|2
^pay the|3
^payable|3
^payment|1
^payment terms|-1
^payroll|4
^pedir|-1
^people|-2
^petra|-1
^phone|7
^phone them|1
^photos|-1
^pick|-2
^pick it|2
^pick one|-1
^picture|-1
^pide|1
^plomberie|6
^plus|-1
^pm|-1
^porte|3
^porte du|3
^post|-7
^post it|-1
^pour|-2
^practice|-1
^prepare|5
^prepare a|1
^prepare the|1
^preparer|1
^prescription|4
^present|-4
^present them|-1
^press|-1
^prices|7
^print|3
^print the|-2
^printer|5
^printing|-3
^priya|-1
^pro|1
^pro forma|1
^prod|-2
^production|-1
^production meeting|-1
^project|-2
^projector|3
^projector in|-1
^proofread|3
^property|-1
^provide|1
^provide the|1
^prufen|-1
^pull|1
^pull the|1
^pump|10
^purchase|2
^put|2
^put a|2
^put in|-2
^put it|1
^put the|-1
^put them|1
^put up|5
^q|-8
^quarantine|-1
^quarterly|3
^questions|3
^queue|-1
^quick|-2
^quotation|5
^quote|-4
^quote for|-3
^radiator|3
^re|-3
^reach|-1
^read|-1
^read the|3
^rebook|2
^recalibrate|2
^recalibrate the|2
^receive|-3
^receive the|-3
^reception|-2
^rechnung|6
^rechnung bezahlen|2
^rechnung nr|2
^rechnung re|2
^redo|3
^ref|-1
^refill|2
^refill the|1
^refund|8
^refund the|2
^register|3
^register your|2
^relancer|5
^relancer le|4
^release|-2
^release notes|1
^remains|-2
^remind|1
^remind about|1
^reminder|-5
^reminder for|-2
^reminder from|-1
^reminder to|-1
^remit|-5
^remit the|-1
^remove|2
^remove the|2
^remplacement|-5
^rename|1
^rename the|1
^renew|6
^renew it|2
^renew now|-3
^renew online|1
^renew passport|1
^renew the|5
^renew your|3
^renewal|-3
^rent|2
^rental|4
^renvoyer|1
^reorder|4
^repaint|1
^repair|-7
^repair it|-1
^repair the|-4
^repeat|4
^replace|7
^replace the|4
^replace them|2
^reply|2
^reply to|2
^report|1
^reported|-1
^reported by|-1
^request|-9
^request the|-3
^requested|-1
^rerun|2
^resend|-5
^reserve|4
^reserver|3
^reserver la|3
^reset|3
^reset the|1
^resolved|-2
^resolved that|-2
^respond|-4
^response|-1
^restart|-2
^restart the|2
^restock|1
^return|15
^return signed|2
^return the|8
^return them|-1
^rev|-2
^review|3
^review the|1
^rewrite|1
^ring|-2
^ring her|-3
^ring me|-1
^ring mr|1
^ring the|2
^ring them|-1
^risk|-3
^road|3
^roll|6
^roll back|6
^room|5
^rotate|1
^rotate the|1
^ruf|2
^run|-1
^run out|-1
^ruth|1
^safety|-1
^safety walk|-1
^said|-2
^said he'd|-1
^said she'd|-1
^sammelt|-2
^sample|1
^sat|1
^save|-1
^saw|-1
^say|6
^says|-3
^scaffold|4
^scan|2
^scan it|1
^scan the|3
^schedule|-3
^schedule the|-4
^schick|-1
^schicken|1
^school|-2
^se|-1
^seal|4
^seat|1
^second|5
^see|-6
^see below|-2
^see the|-4
^seen|-1
^sehr|-2
^sehr geehrte|-2
^sell|-5
^send|8
^send a|2
^send back|1
^send me|-5
^send over|1
^send someone|-2
^send the|9
^send them|4
^send to|-2
^server|-1
^server room|-1
^service|-3
^set|-6
^set up|-2
^settle|-5
^settle it|-2
^severity|-1
^sew|1
^sew the|1
^share|-2
^she|-4
^she can't|-3
^she wants|2
^she'd|4
^she'd like|4
^she's|-2
^shop|-1
^shopping|1
^short|-1
^show it|1
^si|-1
^sich|-1
^sie|-3
^sign|2
^sign and|-4
^sign off|1
^sign up|2
^signed|-1
^sin|5
^since|14
^since the|7
^since update|4
^skip|7
^sla|-1
^small|-1
^smoke|1
^something|-1
^sometime|-1
^son|-2
^sonst|-2
^sort|-1
^sort it|-2
^sort out|1
^sort the|1
^sound|2
^soup|-1
^spare|-1
^spatestens|-1
^spatestens bis|-1
^speak|3
^spring|5
^sprint|-1
^st|-1
^staff|1
^stage|-1
^stand|-1
^start|-11
^state|-1
^statement|-1
^statement of|-2
^stay|-1
^sticky|-1
^sticky note|-1
^still|-3
^stop|-8
^stop the|-2
^storage|-1
^students|-1
^su|1
^submit|6
^submit a|1
^submit it|-1
^submit the|8
^submit your|1
^suite|-2
^summary|-1
^summer|-1
^supplier|-4
^support|-1
^sure|-4
^surgery|8
^swap|6
^swap it|1
^swap the|2
^swap them|3
^switch|-1
^t|-2
^table|-1
^take|-10
^take a|-1
^take it|-1
^take over|1
^take place|-1
^take that|-1
^take the|-1
^take this|1
^take your|-1
^talk|-2
^talk about|-4
^talk to|2
^tank|-1
^tap|-2
^tariq|-1
^tax|1
^technician|-1
^teh|1
^teilen|3
^teilen sie|3
^tell|-6
^tell her|7
^tell me|-2
^tell the|4
^tell us|-1
^temp|-1
^tenant|-1
^tenant is|-1
^tender|-2
^tent|5
^term|-1
^termin|1
^terms|-1
^test the|1
^text|-1
^th|-3
^thanks|-1
^thanks for|-1
^that|4
^that means|-4
^that we|-2
^thats|-1
^the|3
^the alarm|1
^the annual|-2
^the application|-1
^the auditor|-2
^the auditors|-1
^the autoclave|-3
^the bank|-3
^the board|-1
^the boiler|-1
^the calibration|2
^the car|2
^the card|5
^the caterer|6
^the children|-2
^the client|-9
^the coffee|-4
^the company|1
^the consent|4
^the contract|1
^the council|-2
^the county|-3
^the crane|-1
^the customer|1
^the delivery|1
^the demo|4
^the dishwasher|-2
^the domain|-1
^the donor|1
^the elevator|5
^the emergency|1
^the ethics|-1
^the export|1
^the fire|-1
^the fish|-1
^the following|-6
^the forklift|-1
^the form|-3
^the freezer|-1
^the grant|6
^the gutter|-2
^the hall|1
^the handrail|3
^the hearing|1
^the heating|2
^the hendersons|1
^the hero|5
^the inspector|-1
^the insurance|-3
^the insurer|-4
^the invoice|-1
^the key|-5
^the keys|4
^the kitchen|-1
^the label|2
^the lady|-3
^the last|3
^the light|-1
^the machine|-1
^the minutes|2
^the museum|-1
^the neighbours|-5
^the new|2
^the next|-1
^the offer|9
^the one|-1
^the only|1
^the opening|-1
^the organ|3
^the original|2
^the parents|-1
^the photographer|-1
^the piano|-1
^the plants|-1
^the plotter|-1
^the plumber|2
^the portal|-3
^the price|-4
^the print|-2
^the printer|3
^the programme|-1
^the projector|4
^the q|1
^the salt|-3
^the school|-1
^the second|-1
^the shower|1
^the signed|1
^the sound|1
^the staging|-1
^the tenants|-2
^the th|-1
^the thing|2
^the tls|-1
^the toner|-1
^the truck|-1
^the visitor|1
^the walk|-2
^the yearly|2
^their|2
^them|-1
^theo|-1
^there|1
^there are|1
^there is|1
^there's|-1
^there's a|-1
^these|-1
^they|2
^they are|-3
^they asked|2
^they can't|-1
^they changed|1
^they like|-3
^they need|-2
^they said|-1
^they say|3
^they want|11
^they'd|4
^they'd like|4
^they'll|-1
^they're|-1
^they've|-1
^things|-1
^think|-1
^this|5
^this cannot|-2
^this has|-1
^this is|2
^three|-3
^throw|-1
^throw out|-1
^thx|-1
^ticket|-3
^tickets|-1
^till|6
^timesheets|7
^toner|-1
^toolbox|-1
^toolbox talk|-1
^top|-1
^total|-1
^total ttc|-1
^tour|-3
^transfer|6
^transfer the|5
^translate|1
^translate the|1
^translation|6
^transport|2
^treasurer|-4
^trim|2
^truck|-1
^trustees'|-1
^tu|-2
^tu t'en|-1
^tuesday|-3
^turn|1
^two|-5
^two of|-2
^two remarks|-1
^two things|-3
^type|-3
^type of|-2
^tyres|2
^um|-2
^under|-9
^unit|4
^unlock|2
^until|1
^until then|1
^update|11
^update the|4
^upgrade|1
^upload|-4
^upload it|-2
^upload them|-5
^urgency|-1
^urgente|-1
^use|3
^use it|5
^use the|-2
^user|3
^utility|-2
^vaccine|1
^vaccine fridge|1
^valid|-1
^vehicle|-3
^vendor|4
^version|-1
^version of|-1
^very|-1
^via|-2
^visit|-4
^visit the|-3
^visitor|-1
^visitors|-2
^voice|-1
^voicemail|-1
^voir|-2
^volunteers|3
^vorher|-2
^votre|1
^w|5
^wait|-1
^wait until|-1
^waiting|-1
^walk|4
^walk in|5
^want|3
^warehouse|-1
^warranty|2
^was|-2
^wash|8
^wash the|1
^water|-5
^water coming|1
^water is|-2
^water the|1
^water them|-1
^we|-4
^we are|-3
^we can't|7
^we cannot|-1
^we don't|-2
^we go|-1
^we got|-1
^we have|-11
^we pay|-3
^we refer|-1
^we ship|-1
^we still|2
^we would|-1
^we're|14
^we're down|8
^we're nearly|2
^we're out|6
^we've|-1
^we've got|-1
^weather|-1
^website|-2
^wedding|-1
^weekly|-1
^wenn|7
^wer|6
^what|10
^what happened|-3
^what i|7
^what is|-1
^what she|2
^what we|4
^what's|1
^what's missing|1
^wheelchair|6
^when|5
^when i|3
^when the|4
^whenever it|1
^where|3
^which|-1
^white|-1
^wie|-2
^window|-1
^winter|-2
^winter fair|-1
^wir|2
^with|-2
^withdraw|3
^without|-3
^without it|-1
^words|-1
^work|-3
^write|-2
^write a|1
^write it|-1
^write the|1
^write them|-1
^write to|-4
^write up|-1
^wrong|-1
^x|-3
^ya|-6
^year|-1
^yes|-1
^yes do|1
^yes go|-1
^yesterday|-1
^you|-2
^you're|-2
^you're on|1
^you've|-1
^your|4
^your application|-2
^your appointment|9
^your domain|5
^your order|-1
^your vehicle|-1
^yours|-1
topic $a|2
topic $account|1
topic $agreement|-1
topic $alarm|5
topic $apartment|1
topic $article|-2
topic $autoclave|-1
topic $b|-3
topic $badge|-1
topic $battery|1
topic $birthday|-1
topic $board|-1
topic $boots|3
topic $boxes|2
topic $bulb|1
topic $c|-1
topic $cake|2
topic $call|-1
topic $car|-2
topic $card|3
topic $category|-2
topic $centrifuge|1
topic $certificate|2
topic $change|-1
topic $check|-3
topic $choir|-1
topic $clinic|-3
topic $club|1
topic $committee|-1
topic $company|2
topic $compressor|1
topic $contact|-1
topic $council|-2
topic $court|-1
topic $customers|5
topic $date|-2
topic $day|-2
topic $days|1
topic $delivery|-2
topic $doctor|-1
topic $door|-3
topic $draft|-2
topic $engineer|-1
topic $evening|-4
topic $excerpt|-3
topic $expected|-1
topic $extinguishers|2
topic $extract|-1
topic $fair|1
topic $family|1
topic $fence|-2
topic $firm|-1
topic $flat|-2
topic $forget|-4
topic $form|3
topic $forms|1
topic $free|-1
topic $from|-1
topic $garden|2
topic $gate|-3
topic $group|-3
topic $guide|-1
topic $hall|-1
topic $hendersons|1
topic $hours|1
topic $in|1
topic $inc|-1
topic $inspector|-1
topic $invoice|8
topic $it|-2
topic $item|-3
topic $items|-2
topic $job|1
topic $jobs|-1
topic $key|7
topic $keys|1
topic $kids|-1
topic $kitchen|-3
topic $lamp|-1
topic $latest|-1
topic $lease|2
topic $leo|-1
topic $letter|2
topic $letters|-1
topic $licence|4
topic $lift|-1
topic $lights|-1
topic $log|-1
topic $m|3
topic $machine|-2
topic $meeting|-2
topic $message|1
topic $monday|1
topic $name|-1
topic $never|1
topic $news|1
topic $note|-1
topic $notes|-1
topic $number|-1
topic $of|-4
topic $office|-1
topic $on|-1
topic $one|-3
topic $ones|-1
topic $open|-1
topic $order|7
topic $overtime|1
topic $page|7
topic $papers|1
topic $parcel|1
topic $parents|-1
topic $patient|1
topic $people|-3
topic $permits|1
topic $plan|2
topic $plumber|4
topic $po|6
topic $printer|-1
topic $project|-1
topic $q|8
topic $re|1
topic $reading|1
topic $receipt|3
topic $receipts|5
topic $registration|2
topic $renewal|2
topic $report|2
topic $request|-2
topic $room|4
topic $rota|2
topic $round|-1
topic $say|-1
topic $says|-2
topic $self|-1
topic $service|-2
topic $severity|-1
topic $sheets|1
topic $shop|-1
topic $side|2
topic $site|-1
topic $slip|-1
topic $staff|-1
topic $stage|-1
topic $statement|1
topic $station|1
topic $survey|-1
topic $t|-2
topic $tank|1
topic $tap|1
topic $tax|3
topic $team|-6
topic $tenant|-1
topic $term|-1
topic $terminal|-1
topic $terms|-2
topic $test|2
topic $th|-2
topic $them|-1
topic $things|-1
topic $ticket|-2
topic $to|-1
topic $training|1
topic $truck|4
topic $u|-1
topic $unit|1
topic $user|-1
topic $vehicle|-1
topic $visit|-1
topic $volunteers|-1
topic $wall|-5
topic $weather|-1
topic $website|2
topic $week|2
topic $well|-1
topic $whether|-2
topic $ya|-1
topic =a|1
topic =about|2
topic =above|1
topic =account|3
topic =accounts|-3
topic =action|-1
topic =after|-1
topic =agreement|-1
topic =alarm|5
topic =all|7
topic =annual|4
topic =another|-2
topic =apartment|1
topic =api|2
topic =application|-1
topic =appointment|2
topic =archive|3
topic =article|-2
topic =as|-2
topic =ask|-3
topic =at|-3
topic =audit|1
topic =aunt|-1
topic =authority|-3
topic =autoclave|-1
topic =b|3
topic =bad|1
topic =badge|-1
topic =band|1
topic =bank|3
topic =bathroom|1
topic =battery|1
topic =be|1
topic =bed|-1
topic =before|-2
topic =bill|3
topic =blank|2
topic =block|1
topic =board|-2
topic =boiler|1
topic =book|-1
topic =booking|-2
topic =books|-1
topic =boots|3
topic =boxes|2
topic =broken|-4
topic =bug|-1
topic =bulb|1
topic =bus|6
topic =c|-1
topic =cake|3
topic =caldera|1
topic =call|-1
topic =car|-3
topic =card|2
topic =case|1
topic =category|-4
topic =centrifuge|1
topic =certificate|6
topic =change|5
topic =changing|-1
topic =channel|-3
topic =chart|2
topic =check|-2
topic =checkout|1
topic =choir|-2
topic =christmas|-1
topic =city|-1
topic =class|-1
topic =clinic|-5
topic =coffee|1
topic =committee|-1
topic =company|2
topic =complaint|-1
topic =compost|1
topic =compressor|1
topic =concert|-1
topic =consent|1
topic =contract|2
topic =copper|3
topic =copy|-2
topic =cost|-3
topic =count|1
topic =county|-1
topic =court|-2
topic =cover|1
topic =crane|-1
topic =csv|1
topic =customers|5
topic =customs|1
topic =data|3
topic =date|-2
topic =daughter|-3
topic =day|1
topic =days|1
topic =db|4
topic =de|7
topic =deck|2
topic =defect|-2
topic =del|-1
topic =delivery|-2
topic =demo|-1
topic =dental|2
topic =der|-1
topic =desk|-2
topic =disk|4
topic =doctor|-1
topic =domain|3
topic =don't|-1
topic =door|1
topic =draft|-2
topic =du|1
topic =early|3
topic =emergency|-1
topic =engineer|-1
topic =enquiry|-1
topic =ethics|-1
topic =evening|-4
topic =excerpt|-3
topic =exit|-1
topic =expected|-1
topic =export|1
topic =extension|-1
topic =extinguishers|2
topic =extract|-1
topic =eye|1
topic =fair|1
topic =family|1
topic =fee|-1
topic =feedback|-2
topic =fence|-1
topic =file|-1
topic =final|-1
topic =fire|2
topic =firm|-1
topic =first|-3
topic =flat|-2
topic =flu|-4
topic =follow|-3
topic =following|-4
topic =for|17
topic =forget|-4
topic =forklift|-1
topic =form|3
topic =forma|1
topic =forms|1
topic =four|-1
topic =free|-1
topic =freezer|-1
topic =fridge|1
topic =from|4
topic =front|-2
topic =fuel|5
topic =garden|2
topic =gas|-1
topic =gate|-3
topic =gloves|3
topic =go|-1
topic =grandma's|1
topic =grant|-2
topic =green|1
topic =group|-3
topic =guest|4
topic =gutter|2
topic =gym|7
topic =half|-1
topic =hall|-1
topic =hallway|1
topic =hand|1
topic =handover|4
topic =harbour|-1
topic =harvest|1
topic =head|1
topic =hearing|-2
topic =heating|7
topic =helpdesk|-2
topic =hendersons|1
topic =hire|-1
topic =hope|-1
topic =hotel|1
topic =house|-1
topic =husband|-1
topic =i|-2
topic =im|-1
topic =in|-1
topic =inc|-1
topic =incident|-1
topic =ines|-3
topic =inspector|-1
topic =insurance|4
topic =invitation|2
topic =invoice|6
topic =is|1
topic =it|-2
topic =item|-3
topic =items|-2
topic =job|-1
topic =jobs|-2
topic =k|-1
topic =key|7
topic =keys|2
topic =kids|-1
topic =kitchen|-4
topic =la|1
topic =lab|1
topic =ladder|4
topic =lady|-1
topic =lamp|-1
topic =laptop|1
topic =late|-1
topic =lave|-1
topic =lease|2
topic =least|-1
topic =left|1
topic =leo|-1
topic =letter|2
topic =letters|-2
topic =library|1
topic =licence|7
topic =lift|-2
topic =lighting|-1
topic =lights|-1
topic =list|-1
topic =little|-1
topic =loan|-1
topic =local|1
topic =locker|7
topic =log|-3
topic =logo|-1
topic =lost|-1
topic =low|-3
topic =m|3
topic =machine|-2
topic =maintenance|-2
topic =man|2
topic =media|1
topic =meeting|-6
topic =message|1
topic =messe|-4
topic =mill|-1
topic =minutes|-1
topic =missing|7
topic =moved|-2
topic =mr|1
topic =mum's|-1
topic =name|-2
topic =nd|-1
topic =never|1
topic =new|3
topic =news|1
topic =next|-2
topic =night|-2
topic =not|1
topic =note|-5
topic =notes|-2
topic =notice|-2
topic =number|-2
topic =numbers|-2
topic =of|10
topic =off|-1
topic =office|-4
topic =oil|3
topic =ok|-1
topic =on|-3
topic =onboarding|-6
topic =one|-6
topic =ones|-1
topic =only|-1
topic =open|-1
topic =opening|1
topic =orchard|-2
topic =order|7
topic =out|-1
topic =overtime|1
topic =page|4
topic =papers|1
topic =parcel|3
topic =parent|-3
topic =parents|-1
topic =parking|4
topic =parts|1
topic =party|-2
topic =passport|1
topic =patient|1
topic =people|-5
topic =permits|1
topic =photos|5
topic =pitch|2
topic =plan|2
topic =plumber|4
topic =po|4
topic =policy|-3
topic =portal|-1
topic =porte|1
topic =prep|-1
topic =prescription|1
topic =press|1
topic =print|-1
topic =printed|-1
topic =printer|-2
topic =pro|1
topic =prod|4
topic =project|-2
topic =q|10
topic =quotation|5
topic =quote|4
topic =rabies|-1
topic =ramp|-1
topic =rd|-1
topic =re|1
topic =receipt|3
topic =receipts|5
topic =reference|1
topic =registration|2
topic =rehearsal|2
topic =renewal|4
topic =report|1
topic =request|-4
topic =requester|-1
topic =return|2
topic =revised|1
topic =room|4
topic =rota|2
topic =round|-1
topic =safety|-1
topic =salt|-1
topic =sat|-1
topic =saturday|2
topic =say|-1
topic =says|-1
topic =scaffold|1
topic =scaffolding|2
topic =school|-3
topic =second|-1
topic =self|-1
topic =server|-1
topic =service|-1
topic =severity|-2
topic =sheets|6
topic =shift|-3
topic =shopping|-2
topic =shower|-2
topic =side|2
topic =signed|-1
topic =site|-4
topic =size|4
topic =skip|1
topic =slip|-1
topic =snow|5
topic =so|-1
topic =son|-2
topic =speaker|2
topic =spring|3
topic =st|-2
topic =stage|-1
topic =staging|1
topic =stamped|2
topic =stand|1
topic =statement|7
topic =street|3
topic =summer|7
topic =sunday|1
topic =supplier|2
topic =support|-3
topic =survey|2
topic =t|-2
topic =tank|1
topic =tap|1
topic =tax|4
topic =team|-5
topic =tecnico|1
topic =tenant|-3
topic =tender|-1
topic =term|-1
topic =terminal|-1
topic =terms|-2
topic =test|1
topic =th|-2
topic =the|1
topic =them|-9
topic =things|-1
topic =three|-7
topic =thursday|-3
topic =ticket|-2
topic =time|5
topic =to|-8
topic =top|-1
topic =traffic|4
topic =trailer|1
topic =training|1
topic =trip|-1
topic =truck|4
topic =trustees'|-2
topic =tv|5
topic =u|-1
topic =umzug|2
topic =under|-2
topic =user|-1
topic =v|1
topic =vaccine|-2
topic =vaisselle|-1
topic =valid|-1
topic =van|-1
topic =vat|2
topic =vehicle|-2
topic =velos|1
topic =vendor|-4
topic =visit|-1
topic =voicemail|-2
topic =volunteers|-1
topic =w|3
topic =waiting|4
topic =wall|-5
topic =warranty|-1
topic =weather|-1
topic =website|1
topic =week|2
topic =well|-1
topic =went|-1
topic =what|-1
topic =whether|-2
topic =winter|-1
topic =with|3
topic =without|-1
topic =work|-2
topic =wrong|5
topic =x|1
topic =ya|-1
topic =year|-1
topic =yearly|-2
topic =your|2
topic ^about|-1
topic ^action|-1
topic ^alarm|3
topic ^annual|6
topic ^another|-2
topic ^applicant|1
topic ^archive|3
topic ^as|-2
topic ^at|-1
topic ^aunt|-1
topic ^autoclave|-1
topic ^bank|-2
topic ^bed|-1
topic ^blank|2
topic ^blank page|2
topic ^board|-1
topic ^boiler|1
topic ^booking|-2
topic ^broken|-4
topic ^bug|-1
topic ^bus|7
topic ^cake|2
topic ^card|-1
topic ^category|-4
topic ^category it|-2
topic ^certificate|2
topic ^change|2
topic ^choir|-1
topic ^city|-1
topic ^city of|-1
topic ^class|-1
topic ^club|-1
topic ^coffee|4
topic ^coffee machine|-1
topic ^complaint|-1
topic ^compost|1
topic ^consent|1
topic ^contract|3
topic ^council|1
topic ^court|-1
topic ^customs|1
topic ^date|-1
topic ^date of|-1
topic ^daughter|-3
topic ^delivery note|-1
topic ^dental|2
topic ^domain|3
topic ^don't|-1
topic ^don't forget|-1
topic ^emergency|-1
topic ^emergency exit|-1
topic ^ethics|-1
topic ^expected|-1
topic ^eye|1
topic ^feedback|-2
topic ^fence|1
topic ^final|-2
topic ^final notice|-2
topic ^fire|2
topic ^fire extinguishers|2
topic ^first|-2
topic ^first aid|1
topic ^flat|-2
topic ^flu|-4
topic ^following|-4
topic ^for|-5
topic ^forklift|-1
topic ^form|-1
topic ^from|1
topic ^front|-1
topic ^garden|2
topic ^gate|1
topic ^grandma's|1
topic ^group|-1
topic ^guest|4
topic ^gutter|2
topic ^gutter over|1
topic ^gym|7
topic ^half|-1
topic ^hall|-1
topic ^hallway|1
topic ^hand|1
topic ^harbour|-1
topic ^heating|7
topic ^helpdesk|-2
topic ^helpdesk request|-1
topic ^hendersons|1
topic ^hope|-1
topic ^hope the|-1
topic ^hotel|1
topic ^husband|-1
topic ^inc|-1
topic ^incident|-1
topic ^inspector|-1
topic ^insurance|4
topic ^insurance renewal|3
topic ^invitation|2
topic ^invoice|5
topic ^invoice date|-1
topic ^job|-2
topic ^job card|-2
topic ^kitchen|-1
topic ^lab|1
topic ^lady|-1
topic ^lamp|-1
topic ^laptop|1
topic ^last|1
topic ^lave|-1
topic ^lave vaisselle|-1
topic ^letter|-2
topic ^library|1
topic ^lift|-2
topic ^list|-1
topic ^logo|-1
topic ^lost|-1
topic ^low|-3
topic ^machine|1
topic ^maintenance|-2
topic ^meeting|-1
topic ^message|1
topic ^messe|-4
topic ^minutes|1
topic ^minutes of|1
topic ^missing|7
topic ^mum's|-1
topic ^name|-2
topic ^name of|-1
topic ^nd|-1
topic ^new|-2
topic ^next|-2
topic ^notes|-1
topic ^notice|-2
topic ^numbers|-1
topic ^office|-3
topic ^ok|-1
topic ^ok so|-1
topic ^on|-3
topic ^on the|-2
topic ^onboarding|-3
topic ^one|-1
topic ^only|-1
topic ^open|-1
topic ^opening|1
topic ^page|-1
topic ^page of|-3
topic ^parcel|3
topic ^parent|-3
topic ^parking|4
topic ^parking permits|1
topic ^passport|1
topic ^people|-2
topic ^photos|5
topic ^photos of|8
topic ^plumber|-1
topic ^po|-1
topic ^porte|1
topic ^porte du|1
topic ^prescription|1
topic ^price|2
topic ^printer|-1
topic ^pro|1
topic ^pro forma|1
topic ^prod|4
topic ^project|-2
topic ^q|2
topic ^quotation|5
topic ^quote|3
topic ^quote for|-1
topic ^rabies|2
topic ^reference|1
topic ^rehearsal|2
topic ^requester|-1
topic ^revised|1
topic ^room|-3
topic ^sat|-1
topic ^scaffold|1
topic ^school|-2
topic ^second|-1
topic ^server|-1
topic ^server room|-1
topic ^severity|-2
topic ^shopping|-2
topic ^shower|-2
topic ^signed|-1
topic ^skip|1
topic ^snow|5
topic ^son|-2
topic ^spring|2
topic ^staff|1
topic ^staging|1
topic ^stand|1
topic ^statement|4
topic ^statement of|5
topic ^summer|7
topic ^supplier|2
topic ^support|-3
topic ^tecnico|1
topic ^tecnico de|1
topic ^tenant|-2
topic ^tenant in|-1
topic ^tender|1
topic ^term|-1
topic ^terms|-2
topic ^the|1
topic ^them|-6
topic ^three|-2
topic ^ticket|-2
topic ^to|-6
topic ^top|-1
topic ^trailer|1
topic ^truck|4
topic ^trustees'|-2
topic ^two|1
topic ^unit|-2
topic ^user|-1
topic ^valid|-1
topic ^vat|2
topic ^vat return|2
topic ^vehicle|-2
topic ^vendor|-4
topic ^voicemail|-2
topic ^w|3
topic ^warranty|-1
topic ^weather|-1
topic ^website|2
topic ^went|-1
topic ^went well|-1
`;
