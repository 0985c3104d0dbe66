import type { TitleFeature } from './title-features.ts';

/** How much each feature speaks for a title; made by `npm run learn:titles`, not by hand. */
export const TITLE_WEIGHTS: Readonly<Record<TitleFeature, number>> = {
  isByRules: 1.1,
  isActionByRules: -0.03,
  isAskedPart: -0.39,
  isWholeSentence: 0.68,
  isClause: -0.09,
  isLastClause: 0.23,
  isClauseToDo: 0.42,
  isSubordinate: -0.14,
  isToEnd: -0.25,
  isAfterLabel: 0.61,
  isFromVerb: 0.11,
  isSubject: -0.4,
  isCut: 1.33,
  hasThing: 0.5,
  hasTopic: 0.83,
  hasTopicOfSubject: 1.32,
  hasTopicOfLabel: -1.19,
  hasTopicOfOwn: -0.42,
  hasTopicOfBefore: 1.59,
  hasTopicOfEarlier: 0.01,
  hasTopicOfFirst: -0.51,
  isClearWithoutTopic: -3.28,
  isFairlyClearWithoutTopic: -1.49,
  isFirst: -0.31,
  isLast: -0.48,
  isLater: -0.75,
  placeInText: -1.14,
  isInFirstParagraph: -0.9,
  isBeforeTask: 0.44,
  isTask: 0.53,
  isAsking: 0.22,
  isTelling: -0.56,
  isShortSentence: -0.26,
  asksPlainly: 0.42,
  hasDate: -0.99,
  hasDeadline: 0.17,
  hasDue: 0.98,
  isMain: -0.22,
  isOfMain: -0.42,
  asksSomebody: 0.69,
  isItem: 1.21,
  isReport: -0.65,
  isOwnParagraph: -0.43,
  isFurther: -0.81,
  length: 3.3,
  words: 0.38,
  saysNothing: -0.8,
  saysMuch: 0.54,
  isUnspecific: -1.22,
  isSpecific: 0.83,
  isCentral: 1.06,
  refersBack: -0.32,
  beginsWithIt: -0.55,
  hasPronoun: -0.3,
  beginsWithVerb: 1.1,
  isToDo: 1.06,
  isRequest: 1.54,
  obliges: -0.86,
  isOfWriter: -0.01,
  isPleasantry: -0.43,
  hasName: -0.35,
  hasNumber: 0.1,
  hasColon: -0.8,
  hasComma: -1.16,
  isPast: -0.75,
  hasFault: 0.52,
  isOfDocument: 0.55,
  endsOpen: 0.18,
  hasAmount: -1.06,
};

/** How much each word of a title, or beside it, speaks for it; made by `npm run learn:titles`, not by hand. */
export const TITLE_WORDS = `
$a|10
$aa|-1
$ab|1
$about|-1
$above|-1
$ac|1
$accept|-1
$accepted|-1
$access|-1
$accident|-1
$accordingly|1
$account|3
$accounting|-1
$accounts|-1
$address|14
$adviser|-9
$affected|1
$affects|-1
$afraid|6
$after|-1
$afternoon|-2
$afterwards|-3
$again|4
$agency|-3
$agm|-1
$agreed|-1
$ahead|-5
$album|-2
$all|5
$allergic|-1
$almeida|7
$alone|-1
$already|-3
$am|-6
$an|1
$and|11
$android|-1
$angebot|2
$angebote|-1
$anneke|-1
$anrufen|-1
$anymore|-5
$anyway|-5
$aob|-3
$apart|3
$app|-3
$applicant|-6
$application|-2
$applications|3
$applies|-1
$appointment|5
$approval|1
$approved|-2
$approx|1
$appt|-1
$apr|-2
$april|-3
$architect|1
$archive|1
$around|-1
$arrange|-3
$asap|-3
$ask|-1
$asking|-5
$assessment|-4
$assignee|-1
$at|1
$attached|-3
$attend|-1
$attic|-1
$attn|-2
$audit|1
$august|-1
$aula|4
$ausgefallen|-1
$autoclave|1
$automatically|-8
$autumn|-3
$b|-1
$back|11
$background|1
$bad|-1
$badge|7
$badges|1
$badly|1
$bags|1
$bakery|1
$bank|6
$banner|1
$bar|-2
$barcode|1
$barrels|1
$basin|-1
$batch|-1
$bath|3
$batteries|10
$battery|2
$bay|2
$bazaar|-2
$be|-3
$bed|-6
$beekeepers|-2
$before|10
$behind|-2
$bell|1
$belt|1
$bent|-1
$besorgen|1
$besprochen|-1
$best|-1
$between|-1
$bezahlen|3
$bids|1
$bill|1
$billing|-2
$bins|1
$birthday|-4
$biscuit|1
$bit|-1
$black|7
$bleibt|1
$blinds|3
$blocked|1
$blue|-6
$board|-2
$boiler|1
$booked|3
$booking|-5
$bookings|-2
$books|8
$booster|-1
$boots|-1
$both|-2
$bottle|1
$bought|5
$box|-2
$boxes|7
$bracket|1
$break|-2
$briefing|1
$brochure|1
$broke|1
$broken|11
$bucket|2
$budget|2
$bug|-1
$building|-2
$bus|2
$business|-1
$but|-1
$by|-2
$bye|-1
$c|4
$cabinet|2
$cable|1
$cafe|1
$cage|1
$cake|2
$calendar|1
$calibration|2
$call|-8
$called|-5
$came|-1
$camp|-5
$campos|-1
$cancel|6
$candles|-2
$car|-4
$card|-6
$cards|4
$care|-1
$cash|1
$castle|1
$cat|12
$catalogue|-3
$cause|-2
$cellar|2
$census|1
$cert|3
$certificate|17
$certificates|4
$chain|-1
$chair|-2
$chairs|6
$chance|-4
$change|-2
$changed|2
$changes|-3
$changing|5
$charge|-1
$charged|-1
$charger|4
$charges|-1
$chaudiere|1
$check|1
$checked|-1
$checklist|-5
$checks|-1
$cheques|-1
$child|1
$chocolate|-2
$church|4
$churn|1
$cladding|4
$claims|-3
$class|-2
$cleaned|1
$cleared|-1
$client|1
$clinic|-3
$close|6
$closed|1
$closes|-5
$closing|-3
$clothes|-1
$club|1
$cm|-1
$coach|1
$code|3
$coffee|-1
$cold|1
$collected|1
$collection|3
$colour|-1
$colours|-1
$come|1
$comes|-15
$coming|-3
$commande|1
$comments|-3
$company|3
$complaining|1
$complaint|1
$completed|2
$compressor|1
$concept|1
$concert|-1
$conference|-1
$confirm|-2
$confirmation|-3
$confirmed|2
$connection|1
$constantly|1
$container|4
$contract|3
$contractor|-1
$contracts|1
$control|1
$copies|1
$copy|-3
$correct|-3
$correction|-1
$cost|-5
$costs|-3
$cottage|1
$cottages|-2
$council|-4
$count|5
$counter|1
$courier|-1
$course|-2
$court|-1
$covered|-1
$cracked|2
$crazy|-1
$credit|-6
$crew|-1
$critical|-1
$crop|-1
$crown|-2
$csv|1
$cups|2
$customer|-1
$customers|-1
$cut|-1
$da|-2
$daily|-2
$database|1
$date|-3
$day|-1
$days|4
$de|-3
$deadline|-3
$dec|-6
$december|-3
$decide|-1
$declaration|-1
$deed|7
$degrees|-1
$delay|2
$deliver|-5
$delivered|-5
$delivery|-6
$dentist|-2
$deploy|-2
$deposit|2
$depuis|4
$desde|1
$desk|-3
$desks|1
$detectors|1
$dinner|-1
$director|-2
$discussed|-1
$disk|-1
$display|-3
$do|-3
$dob|-2
$dock|-1
$docs|1
$doctor|-1
$document|-2
$documents|-1
$domain|2
$done|-1
$door|-6
$down|-2
$draft|-1
$drawings|5
$dress|1
$drill|1
$dringend|-1
$drips|11
$drive|-1
$driver|1
$drivers|2
$drum|2
$dry|-5
$due|4
$duty|2
$e|-1
$each|3
$earlier|3
$el|-1
$electric|-2
$electrician|1
$eleven|-4
$em|-1
$emergency|1
$employees|-1
$emptied|-1
$empty|1
$end|-2
$ends|-3
$engineering|-1
$enough|5
$entrance|2
$entry|2
$envoyer|-1
$erp|3
$error|4
$estate|1
$euro|-1
$euros|-2
$evening|-1
$event|2
$everything|1
$everywhere|2
$exam|-1
$example|-3
$excerpt|-1
$exit|-1
$expire|1
$expired|9
$expires|8
$express|1
$ext|-1
$extension|-2
$extinguishers|5
$extract|5
$f|8
$fahren|1
$failed|-1
$families|-3
$family|-1
$farm|-1
$fast|-1
$favor|-1
$feb|-3
$february|2
$fee|1
$feedback|-2
$fees|1
$fehlt|2
$fence|-2
$fever|-2
$figure|2
$file|-2
$fils|3
$final|-2
$finance|4
$findings|-1
$fine|-3
$finished|-1
$fire|2
$firmado|3
$first|-1
$fitting|1
$five|2
$fix|2
$fixed|-2
$flashing|3
$flat|1
$flickers|1
$floor|-1
$flowers|4
$fly|1
$flyers|1
$fm|-1
$folder|-2
$for|2
$form|1
$format|2
$forms|5
$foundation|3
$free|-2
$freeze|3
$freezer|-1
$fri|5
$friday|-9
$fridays|-1
$fridge|-3
$from|10
$front|-2
$frost|-1
$ft|1
$furniture|2
$fyi|-4
$garage|-2
$gate|2
$gateway|1
$geben|2
$gestern|-4
$get|-1
$gets|-2
$gloves|2
$go|-12
$gone|5
$good|1
$grand|-2
$grant|-1
$green|-6
$grey|2
$group|2
$guests|3
$gutters|4
$guy|1
$gym|-1
$haben|2
$had|-1
$half|-2
$hall|-6
$halloran|-1
$hallway|-6
$handover|-1
$hands|1
$hardware|-1
$hat|-1
$have|-1
$heating|1
$hedge|1
$held|-1
$her|8
$here|-1
$herren|-2
$him|-1
$hire|-1
$holiday|-4
$holidays|2
$home|-1
$hotel|-3
$hour|-6
$hours|1
$house|-5
$hut|-4
$i|1
$ice|2
$immediately|1
$imprime|1
$in|2
$inc|7
$incl|-1
$included|-1
$incomplete|-2
$inside|-1
$inspected|-1
$inspection|2
$inspector|-1
$installed|4
$instead|1
$insured|-1
$interns|-2
$inv|2
$inventory|3
$invoice|2
$is|-2
$issued|-1
$it|18
$italy|1
$item|2
$itself|2
$jan|-3
$january|-6
$job|1
$july|1
$jun|-1
$june|-9
$k|-1
$kann|-8
$kegs|-1
$kettle|8
$key|4
$kids|3
$kim|-2
$kit|1
$kitchen|-8
$kl|1
$knee|1
$knives|-1
$knows|-1
$koln|-1
$konnen|-1
$kummern|-1
$l|3
$la|-2
$lab|-1
$labels|1
$landing|1
$landlord|5
$lane|-6
$lapses|-1
$laptop|-2
$lassen|-6
$last|-1
$late|-3
$later|-5
$lathe|1
$laundry|2
$layout|1
$leak|-1
$leaking|-1
$leaks|2
$lease|2
$least|-1
$leave|-2
$leaves|-3
$left|-3
$lessons|-4
$letter|3
$letters|-1
$level|5
$library|3
$licence|-1
$licences|-1
$lieferung|-2
$lieu|-1
$lift|-1
$lighting|1
$like|-3
$lindenstr|2
$line|-3
$linen|-1
$lines|-2
$list|-1
$little|-1
$live|3
$llc|8
$load|5
$lobby|-7
$local|-3
$locker|-3
$logo|7
$longer|-1
$look|2
$loose|1
$loss|-2
$lot|1
$lovely|-1
$lowe|-4
$ltd|-1
$lunch|-1
$m|-2
$machen|-5
$machine|4
$mad|-3
$madrid|3
$mai|-1
$mail|-1
$mailbox|2
$mailing|-4
$mairie|1
$make|-1
$man|-2
$management|-3
$manager|-2
$manufacturer|-2
$march|-3
$matter|-1
$matters|8
$max|13
$mayor|-1
$me|2
$meantime|-1
$meeting|-1
$meetings|-2
$mehr|1
$melden|-3
$membership|1
$message|-3
$meters|1
$mg|1
$microwave|1
$midnight|-1
$mileage|-2
$milk|5
$mill|1
$min|3
$minimum|-5
$minute|-1
$minutes|4
$mirror|2
$mismo|-4
$missing|1
$mit|4
$mm|5
$mobile|2
$model|1
$monday|-4
$money|-5
$monitor|1
$montant|-3
$month|-8
$months|3
$mornings|-1
$mot|9
$mother|-1
$moved|-5
$moves|-1
$much|-4
$n|-2
$nachgefragt|-1
$names|-1
$nd|-3
$nda|4
$need|-5
$needed|-3
$neighbour|-1
$neighbours|-1
$newsletter|4
$next|2
$nicht|-3
$night|2
$nights|2
$nl|-2
$no|4
$nobody|3
$noch|-1
$noise|-2
$not|-2
$note|5
$notes|-3
$notice|-7
$nov|-14
$november|-10
$novembre|3
$nr|-2
$number|1
$numbers|-2
$nurse|-3
$oct|2
$october|-10
$of|-7
$office|1
$offline|9
$oil|2
$old|1
$on|-5
$once|-1
$one|-16
$ones|6
$online|-1
$only|-1
$op|-1
$open|-5
$opens|1
$operator|-1
$optician|-1
$order|1
$ordner|-1
$organiser|-1
$out|1
$outpatients|3
$over|2
$overdue|-1
$overflowing|1
$overnight|-1
$own|1
$p|-1
$packs|1
$page|-7
$pages|-1
$paid|-7
$pain|-1
$pallets|1
$panels|-1
$panic|-1
$paper|1
$papers|2
$parcel|-3
$parked|-1
$parking|3
$part|-3
$partners|3
$parts|2
$pasillo|1
$passed|1
$passport|5
$password|1
$patient|-1
$payment|3
$payroll|1
$pdf|4
$people|-12
$perfect|-1
$permit|3
$permits|-5
$person|-7
$persons|-2
$pf|1
$pharmacy|2
$phone|-3
$photo|4
$photos|-5
$piano|2
$pictures|1
$pilot|-1
$pitch|1
$place|-1
$plan|9
$plants|2
$plates|2
$plazo|1
$plombier|1
$plot|-1
$plumber|4
$plus|2
$pm|-4
$po|-4
$point|-1
$policy|4
$polyvalente|1
$porfa|-1
$portal|-2
$porto|-1
$postponed|-1
$pot|4
$potatoes|6
$pounds|-1
$pr|-3
$practice|1
$premium|7
$presented|1
$presents|5
$pressing|-2
$pressure|-1
$presupuesto|-1
$price|2
$principal|8
$printer|1
$probe|4
$problem|-4
$production|-1
$programme|-2
$project|-5
$projector|5
$promise|-1
$promised|-1
$proof|-1
$properly|1
$protection|1
$provider|2
$publisher|1
$pump|4
$purchasing|1
$q|3
$questionnaire|2
$quick|1
$quickly|-4
$quote|2
$raffle|-1
$rail|1
$rain|3
$raised|2
$rang|-5
$rate|-2
$ray|3
$rc|-2
$rd|-2
$read|-1
$reading|-1
$readings|6
$ready|1
$receipt|2
$receipts|2
$received|-5
$reception|4
$recommendation|3
$records|7
$red|1
$ref|-1
$refresher|1
$register|-1
$regler|1
$rehearsal|-1
$reject|2
$reminder|-2
$remit|-4
$renew|1
$renewal|5
$renews|2
$repaired|1
$reparateur|-1
$replace|1
$replacements|-5
$report|3
$reports|1
$reprinted|1
$request|6
$required|-1
$requirements|1
$requisition|2
$response|-1
$restaurant|1
$return|-1
$returned|4
$returns|2
$rev|1
$review|-3
$ring|-1
$rising|-3
$road|-4
$role|3
$roll|-1
$rolls|2
$roof|-3
$roofer|1
$room|-4
$roster|1
$rota|-2
$rotor|3
$rotten|5
$round|-1
$route|-1
$row|1
$rufen|2
$run|-4
$running|-3
$safari|2
$safe|-1
$sale|2
$sales|-2
$salle|1
$same|-1
$samples|1
$sand|6
$sat|-1
$saturday|-3
$saturdays|-3
$say|4
$says|1
$scanner|-1
$schedule|8
$schon|-1
$scouts|1
$seal|-1
$search|1
$seat|3
$sec|-1
$second|1
$secretary|1
$sein|1
$self|-1
$sender|-5
$sensor|5
$sent|1
$sep|-4
$sept|-2
$september|3
$server|1
$service|7
$serviced|1
$services|-1
$seven|2
$severity|-1
$sharp|-4
$shed|-3
$sheet|7
$sheets|-2
$shelf|2
$shift|-8
$shifts|-1
$shoes|2
$shop|1
$shops|1
$shut|-2
$sick|-2
$side|6
$sides|7
$sie|1
$sign|-1
$signe|5
$signed|2
$since|-5
$sink|7
$site|-5
$size|2
$skip|-1
$slides|3
$slip|-3
$slot|-1
$slow|-1
$smells|1
$sofa|2
$solicitor|-2
$somebody|1
$someone|4
$something|-3
$soon|-4
$sound|1
$space|2
$spreadsheet|4
$spring|-2
$sprint|-7
$squeaks|2
$st|-1
$staging|5
$stairs|2
$stand|1
$standup|1
$start|-1
$starting|-1
$starts|-1
$statement|7
$statements|4
$station|-4
$step|2
$steps|-2
$sticker|1
$still|-2
$stools|-1
$storage|3
$store|-3
$storm|-1
$stress|-3
$studio|1
$stuff|-1
$submission|-4
$submit|-1
$submitted|-1
$subscription|3
$success|-1
$suite|3
$sunday|-1
$super|-1
$supplier|-1
$supply|-2
$support|-1
$survey|8
$sweep|3
$sync|-1
$system|-1
$t|3
$ta|1
$table|-1
$tag|-1
$tags|-2
$take|-1
$tank|8
$tape|-1
$tard|-7
$tardar|-1
$tax|10
$tea|-3
$teacher|-6
$team|1
$technician|-3
$tecnico|1
$template|1
$ten|-1
$tenant|-9
$terms|-1
$test|-6
$tested|2
$tests|2
$th|-8
$than|5
$thats|-2
$the|1
$theirs|-1
$them|6
$then|5
$therefore|-1
$they|-1
$thing|-7
$things|4
$think|-2
$this|6
$tho|-2
$those|-2
$though|-2
$through|-2
$thu|1
$thursdays|-1
$ticket|-2
$tickets|1
$till|-1
$time|4
$times|-1
$timesheets|2
$tires|-1
$tmrw|1
$to|6
$together|2
$tomorrow|-5
$toner|1
$tool|-2
$tour|-1
$training|-1
$traiteur|1
$transcript|-1
$transit|5
$translation|-1
$transport|-4
$tray|-1
$trays|1
$trees|3
$trim|1
$trip|-2
$ttc|-1
$tuner|9
$tuv|-1
$twice|-4
$two|-3
$type|1
$tyres|8
$u|1
$unanimously|-1
$unassigned|-1
$unit|1
$unpaid|-1
$until|1
$up|3
$update|-2
$uploaded|2
$ups|6
$upstairs|1
$urgente|-1
$us|2
$use|1
$used|-1
$valid|2
$valve|3
$van|-4
$vat|-1
$vehicle|-1
$vendor|-1
$verlangern|2
$version|-5
$view|-1
$virement|1
$visit|1
$visitors|-3
$visits|-1
$vogt|1
$volume|2
$vom|-1
$von|1
$vor|2
$w|4
$wall|-2
$want|-1
$wants|1
$ward|-1
$warm|4
$warning|1
$was|-1
$waste|-1
$water|2
$way|-2
$we|1
$webshop|-4
$wed|1
$wedding|-8
$wednesday|6
$week|-5
$weekend|-1
$weekly|-1
$weeks|-2
$weg|-1
$well|-2
$went|2
$werden|1
$west|1
$when|-1
$white|-1
$wholesaler|-3
$wieder|4
$window|3
$wine|-3
$winter|1
$wir|-1
$withdrawn|-1
$wobbles|5
$words|2
$work|-2
$working|2
$works|1
$workshop|2
$would|-1
$writing|-1
$written|-2
$x|-3
$xlsx|-1
$yard|-1
$year|4
$year's|2
$years|-1
$yesterday|-8
$yet|-2
$you|-10
$yours|-2
$yusuf|-1
<(|-4
<,|-3
<-|1
<.|-5
<:|16
<<|-8
<<(|2
<<)|2
<<) ,|-2
<<) -|-1
<<) :|-2
<<) and|-1
<<) to|2
<<) –|1
<<,|-12
<<, ,|-3
<<, :|-5
<<, and|-2
<<, bitte|-2
<<, but|-4
<<, can|-2
<<, i'd|4
<<, i'll|3
<<, just|2
<<, must|-3
<<, need|-1
<<, needs|2
<<, people|-1
<<, please|12
<<, pls|-1
<<, que|3
<<, somebody|-2
<<, someone|-3
<<, the|1
<<, then|-4
<<, you|-5
<<-|-1
<<- ,|-3
<<- -|1
<<- :|1
<<- please|1
<<- to|-3
<<- tu|1
<<.|-3
<<. ,|-4
<<. .|-1
<<. :|1
<<. and|-1
<<. please|-1
<<:|-4
<<: ,|-2
<<: :|4
<<: please|3
<<: the|1
<<: you|3
<<@ channel|1
<<@ here|1
<<a|2
<<able to|6
<<about :|-2
<<accept ,|2
<<acceptance :|-2
<<action :|10
<<actual :|3
<<address :|-1
<<advance ,|7
<<afternoon ,|-1
<<again ,|-1
<<agreed to|-1
<<alguien|-1
<<all|-3
<<also|-1
<<also :|-4
<<am ,|3
<<amount :|1
<<an|2
<<and|-2
<<and i'd|-1
<<and i'll|-1
<<and reports|-2
<<and then|-1
<<and to|-4
<<and would|5
<<anyone|1
<<apologies :|-1
<<applicant :|5
<<april and|-1
<<area :|-1
<<art .|-1
<<as discussed|2
<<as to|-1
<<asap ,|-2
<<asked to|4
<<attached is|2
<<b ,|-1
<<back ,|-1
<<back and|2
<<badge ,|-3
<<bea to|1
<<because|5
<<bed :|1
<<before you|-2
<<believe|1
<<bestellen ,|-1
<<bestellt|3
<<bis freitag|1
<<bitte|10
<<bitte sofort|-1
<<boat :|1
<<both|-3
<<boxes ,|-1
<<brings|3
<<btw|1
<<bug|3
<<bug -|6
<<business :|-1
<<but|5
<<but do|1
<<by :|-3
<<called ,|2
<<can|-9
<<can somebody|1
<<can someone|2
<<can u|2
<<can you|6
<<chair ,|-1
<<change :|1
<<channel|1
<<come and|1
<<confirm that|-3
<<could somebody|2
<<could someone|1
<<could u|-1
<<could we|1
<<could you|3
<<critical :|2
<<customer ,|2
<<customer :|4
<<dan ,|1
<<dann|1
<<date :|-1
<<day :|-2
<<days|-1
<<de|4
<<dec ,|-1
<<december ,|-5
<<decided :|6
<<decision :|9
<<decisions :|-1
<<declan -|1
<<defect :|5
<<description :|-4
<<details :|-2
<<did you|-2
<<die|4
<<discussed|2
<<discussed :|-1
<<dmitri ,|-2
<<do|1
<<do :|2
<<does|2
<<doing|-1
<<donal|2
<<dont forget|-1
<<down ,|-3
<<dringend :|1
<<drive ,|1
<<du|1
<<du bitte|-1
<<due :|-5
<<eggs ,|-1
<<emergency|2
<<et|4
<<ever|1
<<everyone|-4
<<everyone :|-2
<<expected :|4
<<faudrait|5
<<fault :|2
<<faut|3
<<favor ,|3
<<finding :|2
<<fine ,|2
<<first|5
<<first ,|5
<<flat ,|-1
<<floor ,|1
<<folder ,|-1
<<for :|1
<<forget|-1
<<forget :|-3
<<free to|2
<<freitag|1
<<freitag ,|-1
<<friday|-2
<<from :|-2
<<full ,|-1
<<fyi|1
<<gloves ,|6
<<going to|-4
<<group :|-1
<<guys|-1
<<had to|-1
<<hall :|2
<<handwritten :|9
<<happened :|-2
<<has|1
<<has to|2
<<have|4
<<have a|1
<<hay que|3
<<he'd|-2
<<he'll|2
<<hello ,|1
<<helpdesk|3
<<here|1
<<here ,|1
<<hi|3
<<hi ,|-1
<<however ,|-2
<<i believe|1
<<i can|2
<<i could|1
<<i have|1
<<i need|5
<<i should|2
<<i think|-1
<<i want|-1
<<i will|-1
<<i'd|5
<<i'll|-6
<<if you|-1
<<il faudrait|5
<<il faut|3
<<in and|4
<<in days|-1
<<inform that|4
<<informed that|5
<<is|5
<<is to|5
<<issue :|1
<<it|-1
<<it ,|1
<<it and|-3
<<item :|19
<<january ,|-1
<<job ,|1
<<job :|1
<<june ,|-1
<<just|-2
<<just to|1
<<kannst du|1
<<kg ,|-1
<<kindly|6
<<know ,|-1
<<know that|-2
<<la|-1
<<laptop ,|-1
<<lars ,|1
<<le|-1
<<let's|-1
<<letter ,|-1
<<like to|5
<<list :|1
<<listen ,|3
<<lol|1
<<lot ,|8
<<lotte :|-1
<<lovely to|-3
<<lucia|4
<<m .|-2
<<madame ,|-1
<<manager :|-1
<<manana|3
<<march :|1
<<marcus|1
<<marek ,|-2
<<maybe|-9
<<me|-2
<<me ,|-1
<<me :|-1
<<me to|-1
<<merci de|7
<<message :|3
<<milk ,|-1
<<miss|2
<<missing ,|-1
<<missing :|3
<<monday ,|-1
<<month ,|1
<<must|3
<<name :|-1
<<necesitamos|1
<<need|10
<<need :|2
<<need to|-5
<<needed :|3
<<needs|-3
<<needs to|3
<<news :|4
<<nice to|-1
<<nicht ,|-1
<<night ,|-1
<<no ,|-2
<<nobody can|1
<<noch|7
<<not pls|1
<<note :|1
<<note that|-2
<<noticed that|1
<<now ,|9
<<now :|3
<<now and|3
<<object :|4
<<observation :|1
<<october ,|-1
<<of you|4
<<office ,|1
<<office :|-1
<<ok|1
<<ok ,|1
<<ok i'll|-4
<<ok so|5
<<omg|1
<<one ,|-1
<<one :|1
<<ones ,|-1
<<open :|11
<<ops -|1
<<order ,|-1
<<order :|1
<<ought to|1
<<our|1
<<out ,|-1
<<out that|1
<<owen ,|5
<<patient :|-5
<<pense a|2
<<people|-7
<<pete|1
<<peter ,|1
<<petra ,|-1
<<peux|1
<<please|13
<<please ,|-2
<<please to|-6
<<please you|-1
<<pls|4
<<pls ,|-1
<<plz|2
<<pm ,|-2
<<pm to|1
<<podrias|2
<<point ,|1
<<pourrais|1
<<printer ,|-2
<<priya|-1
<<priya -|-2
<<priya :|1
<<priya to|2
<<problem :|4
<<product :|-1
<<promised|1
<<promised to|2
<<property :|-3
<<puedes|3
<<que|3
<<que alguien|-1
<<question :|2
<<rang ,|2
<<ravi ,|2
<<rd ,|1
<<re :|-3
<<reason :|-1
<<recordamos que|7
<<remember that|-1
<<reminder :|5
<<reminder that|4
<<renew ,|-3
<<reports|-2
<<request :|-8
<<requested to|4
<<requester :|-1
<<require|3
<<required :|1
<<required to|2
<<responsible :|-1
<<result :|1
<<right ,|-1
<<roisin ,|-1
<<room ,|-1
<<sagt ,|-3
<<said|-1
<<said he'd|-2
<<said she'd|1
<<say|2
<<says|-1
<<says :|1
<<sb|1
<<second ,|-1
<<section|2
<<service :|1
<<services ,|1
<<severity :|-1
<<shall|3
<<she'd|1
<<should|3
<<should really|1
<<sie ,|2
<<sign and|3
<<site :|-1
<<so|-1
<<so ,|2
<<somebody|2
<<somebody should|-1
<<somebody to|1
<<someone|-5
<<someone must|1
<<someone please|-2
<<someone to|2
<<sorry|-2
<<sorry to|-1
<<step :|-2
<<stephen ,|1
<<subject :|2
<<summary :|5
<<task :|5
<<tenant :|-1
<<test ,|-1
<<text :|-1
<<th and|-1
<<that|4
<<that you|1
<<the|1
<<them ,|-1
<<them and|4
<<then|1
<<theo|4
<<there is|-1
<<there to|3
<<they'll|-5
<<thing ,|1
<<thing :|6
<<think|-1
<<think we|-1
<<thursday|1
<<thursday ,|-1
<<ticket|-1
<<ticket -|3
<<ticket :|-2
<<time to|-1
<<title :|5
<<tmrw|-1
<<to|2
<<today :|2
<<today and|-2
<<told me|-2
<<tom :|-1
<<tomasz|1
<<tomasz ,|-1
<<tomorrow ,|-2
<<try|-1
<<tu|1
<<tu peux|1
<<tu pourrais|1
<<tuesday ,|-1
<<two weeks|-4
<<type ,|-1
<<u|1
<<uhr|-2
<<um|4
<<um uhr|-1
<<up :|2
<<urgent|-1
<<urgent -|1
<<urgent :|4
<<us to|-2
<<user :|-2
<<van ,|-1
<<vat ,|1
<<vehicle :|3
<<version ,|-1
<<volunteered to|-1
<<volunteers :|-1
<<want to|-9
<<wanted :|-1
<<wanted to|3
<<wants to|-3
<<we|1
<<we can|-4
<<we must|-1
<<we need|8
<<we require|2
<<we shall|-6
<<we should|1
<<we will|-3
<<we'll|-2
<<wednesday ,|-1
<<weeks|-4
<<what :|3
<<when you|-5
<<whenever you|-1
<<where :|-1
<<whether|2
<<whether you|1
<<who brings|3
<<who can|1
<<who does|2
<<who has|1
<<who's doing|-1
<<whoever|-3
<<will|-1
<<will you|2
<<wir noch|4
<<work :|3
<<workaround :|-1
<<workshop :|-1
<<would|4
<<would need|-1
<<would somebody|-1
<<would you|-1
<<wrote that|-1
<<yard ,|1
<<yeah|-2
<<year and|-1
<<yesterday ,|-1
<<yesterday :|-1
<<you|-9
<<you :|5
<<you because|6
<<you can|-3
<<you could|-4
<<you ever|1
<<you kindly|-1
<<you must|5
<<you please|6
<<you that|-1
<<you to|4
<<yusuf ,|9
<<–|-7
<@|-4
<a|2
<ab|-2
<abdul|2
<able|6
<about|-3
<accept|-2
<acceptance|-2
<access|-9
<action|12
<actual|3
<actually|3
<address|-2
<advance|7
<after|1
<afternoon|-1
<again|-1
<agnes|-1
<agreed|1
<agreement|-1
<aid|1
<aisha|4
<alert|-1
<alguien|-1
<all|-2
<also|-2
<amir|-1
<amount|-1
<an|3
<ana|1
<and|-10
<any|-3
<anyone|9
<apologies|-1
<applicant|6
<appointment|-1
<approved|-1
<april|-3
<are|1
<area|-1
<arrived|-1
<art|1
<asap|-1
<asked|1
<at|1
<attached|2
<august|-1
<away|2
<ayse|-2
<back|1
<background|1
<bad|4
<badge|-3
<bank|1
<bao|1
<bathroom|-1
<batteries|1
<be|10
<bea|-5
<because|5
<bed|1
<been|-1
<before|-3
<believe|2
<below|-1
<ben|-1
<benotigen|3
<bernie|2
<best|-1
<bestellen|-1
<bestellt|3
<beth|2
<better|1
<between|-1
<bill|1
<billing|5
<bis|1
<biscuit|1
<bit|-1
<bitte|8
<boat|1
<bogdan|-7
<borrowed|-1
<borrower|1
<both|-4
<boxes|-1
<brandt|7
<brauchen|3
<brings|3
<btw|1
<bug|10
<business|-1
<but|9
<by|-8
<c|2
<call|-3
<called|1
<callum|-1
<came|-2
<can|5
<cannot|1
<catalogue|-2
<chain|-1
<chair|-2
<change|-1
<channel|6
<check|1
<chloe|1
<choir|1
<claire|-5
<cleaning|-1
<client|1
<club|3
<colm|-2
<come|-5
<comment|1
<committee|1
<company|2
<complete|-3
<confirm|-3
<consultant|-1
<contract|-2
<contractor|2
<control|-1
<copies|-1
<corner|-1
<corrected|1
<could|2
<council|-3
<county|-4
<cracked|-1
<critical|1
<curtis|1
<customer|5
<d'ici|6
<dad|-6
<dan|1
<dana|3
<dann|1
<dario|1
<data|4
<date|-3
<dates|1
<days|-1
<de|-3
<dead|-4
<deadline|-2
<dear|1
<dec|-3
<december|-4
<decided|6
<decision|9
<decisions|-1
<declan|3
<defect|5
<delivered|-1
<delivery|-1
<denk|1
<dental|1
<deposit|-4
<der|1
<description|-4
<desmond|-1
<details|-1
<detectors|-1
<did|-3
<die|4
<dmitri|-3
<do|3
<documents|-3
<does|8
<doing|1
<don't|1
<donal|2
<down|-4
<draft|-2
<drill|1
<dringend|-5
<drive|1
<driver|-1
<drop|1
<due|-9
<dust|-1
<earl|3
<eddie|1
<eight|1
<el|-1
<elena|3
<eleven|-1
<else|-1
<embarrassing|-1
<emergency|2
<employee|3
<empty|-2
<emre|-1
<encore|1
<ende|1
<ending|-1
<entry|-1
<equipment|2
<er|-4
<es|-1
<escribo|1
<et|4
<evening|-2
<event|-1
<ever|1
<every|-1
<everyone|-6
<ewa|-5
<expected|4
<expired|-1
<extinguisher|-2
<f|-1
<family|4
<farida|-1
<fatou|-1
<faudrait|5
<fault|2
<faut|3
<favor|4
<favour|-1
<february|-1
<fehlt|5
<femi|-1
<finding|2
<fine|2
<finish|-1
<first|10
<fix|-1
<flat|-1
<floor|2
<flour|1
<folder|-1
<for|-6
<forget|-5
<form|1
<forms|-1
<found|-1
<four|2
<frank|-1
<frau|-2
<free|2
<freitag|-1
<friday|-6
<from|9
<full|-1
<fyi|1
<game|-1
<garden|-2
<gil|1
<glad|-1
<gloves|6
<go|-1
<going|-4
<gone|-2
<good|-1
<grainne|1
<grant|-1
<great|-1
<grinding|-1
<group|-1
<guard|1
<gus|-2
<guys|-1
<gwen|-1
<had|-1
<hall|2
<handbook|3
<handwritten|8
<hank|-1
<hannah|1
<happened|-2
<happy|-1
<has|2
<have|2
<hay|3
<he|-1
<he'd|-2
<he'll|2
<heads|1
<hearing|-1
<helen|-1
<hello|1
<helpdesk|3
<her|3
<here|4
<herr|1
<hi|2
<high|1
<him|-4
<hire|-2
<home|1
<honey|3
<hours|1
<house|-2
<how|-2
<however|-2
<hr|-4
<hugo|2
<hut|-1
<i|4
<i'd|4
<i'll|-6
<i'm|-1
<ich|3
<if|7
<il|8
<imogen|-5
<impact|-1
<important|-1
<impression|1
<imran|-1
<in|1
<inch|-1
<incidencia|3
<ines|-2
<inform|3
<informed|4
<ingrid|-3
<inspector|1
<is|17
<ist|1
<it|-4
<it's|1
<item|19
<items|-1
<jan|-4
<januar|-1
<january|-1
<jemand|7
<jens|-1
<jess|-1
<jo|-1
<joanne|2
<job|3
<jonas|2
<jorge|-8
<july|-1
<june|-2
<just|2
<k|-2
<kann|-3
<kannst|-1
<karen|-1
<katrin|-3
<kelly|-3
<kev|1
<key|2
<kg|-1
<kids|-3
<kindly|8
<kirsty|-1
<kitchen|4
<know|3
<kofi|-3
<konnten|-2
<kowalczyk|-1
<la|2
<lab|-3
<landing|-1
<laptop|-2
<last|-4
<late|-1
<latest|-1
<le|7
<leaflet|-1
<leaking|-1
<left|-1
<leila|-1
<lena|1
<leonie|-3
<les|1
<let|-1
<let's|1
<letter|-5
<library|-1
<licence|-5
<like|5
<lina|2
<lindqvist|-2
<line|2
<list|1
<listen|3
<lol|1
<look|-2
<loop|-1
<lot|6
<lou|3
<love|-1
<lovely|-2
<low|-2
<lower|-1
<lucas|-1
<lucia|3
<lundi|-1
<m|-1
<machine|-1
<madame|-1
<maeve|1
<main|-1
<maintenance|-1
<manager|-2
<manana|2
<manque|1
<manual|-1
<march|-4
<marcus|1
<marek|-5
<margin|-1
<marguerite|1
<mate|-2
<mateusz|-2
<mats|1
<matt|-1
<maureen|-4
<may|1
<maybe|-8
<mayo|-3
<me|-4
<mei|8
<mel|1
<merci|6
<message|2
<milan|-5
<milk|-1
<mind|1
<mirko|-1
<miss|2
<missing|1
<model|2
<module|-1
<monday|-3
<monitor|-1
<montag|-1
<month|1
<morgen|-1
<morning|-1
<move|-2
<mr|-1
<mrs|-3
<must|2
<my|-1
<nachster|-1
<nadia|3
<name|-1
<nearly|-1
<necesitamos|1
<need|8
<needed|2
<needs|3
<neil|-1
<new|-1
<news|4
<next|-1
<nice|-1
<night|-1
<no|-2
<nobody|5
<noch|5
<noon|-1
<nos|-1
<not|-2
<note|4
<noticed|4
<notre|4
<nov|-1
<november|-1
<now|15
<nuala|-1
<nurse|1
<object|4
<observation|1
<october|-1
<of|-3
<offers|-3
<office|4
<oil|-2
<ok|1
<oliver|-5
<omar|-2
<omg|1
<on|-7
<one|3
<ones|-1
<only|1
<open|7
<ops|2
<order|-1
<orders|-1
<ortega|1
<oscar|-2
<other|1
<otto|-1
<ought|1
<out|-2
<over|1
<overdue|-1
<overflowing|-1
<owen|5
<page|-3
<paid|-1
<para|-1
<part|4
<passport|-1
<past|2
<patient|-4
<pavel|-3
<pense|2
<people|-6
<per|2
<permit|-2
<person|1
<pete|1
<peter|3
<petra|-1
<peux|1
<phone|4
<pick|-1
<piotr|1
<plan|-1
<plants|1
<please|-4
<pls|4
<pm|-2
<po|-1
<podrias|2
<point|1
<por|4
<porfa|1
<post|1
<pourrais|1
<printer|-2
<prio|-1
<priority|-1
<priya|6
<priyanka|1
<problem|1
<product|-1
<programme|1
<promised|4
<property|-3
<protection|1
<puedes|3
<que|3
<question|2
<quick|-2
<r|1
<raus|-1
<ravi|-1
<ray|3
<rc|2
<re|-3
<really|-6
<reason|-1
<record|-1
<recordamos|7
<records|-1
<reg|-1
<remains|1
<remarks|2
<remember|-1
<reminder|10
<renate|1
<renew|-3
<rental|3
<repair|-1
<repaired|-2
<reported|-1
<reports|-1
<request|-7
<requested|7
<requester|-1
<require|3
<required|3
<responsible|-2
<result|2
<return|-2
<review|5
<reyes|-1
<right|2
<ring|-1
<rogamos|-7
<roisin|-1
<rolls|-1
<ronan|-1
<roofing|-1
<rory|-1
<ruth|-7
<safety|1
<sagt|-3
<said|-1
<salt|1
<sam|3
<samstag|1
<sandra|1
<sat|-2
<saturday|-4
<say|2
<says|3
<sb|1
<scan|1
<school|-3
<sec|2
<second|-1
<section|2
<self|3
<sept|1
<september|-1
<service|-1
<serviced|-4
<seven|1
<severity|-1
<shared|-1
<she'd|1
<sheet|1
<shift|7
<shop|1
<short|4
<should|2
<side|1
<sie|2
<sign|3
<simon|-1
<simone|-1
<since|-6
<site|-1
<slack|2
<small|-1
<so|5
<sofie|1
<some|2
<somebody|-3
<someone|1
<sorry|-4
<sound|-2
<spatestens|-1
<stan|1
<step|-2
<stephen|1
<still|9
<storage|-1
<street|3
<subject|2
<summary|5
<summer|-7
<sunday|-2
<sure|3
<survey|-1
<sven|4
<table|-1
<tables|-1
<tank|-3
<tariq|1
<task|5
<tatro|-1
<te|-5
<team|-1
<teh|-2
<tell|1
<ten|-1
<tenant|-1
<terms|-1
<tess|4
<test|-1
<text|-1
<th|-1
<than|-1
<that|7
<that's|3
<the|8
<their|1
<them|6
<then|-4
<theo|5
<there|6
<they'll|-5
<thing|6
<this|-2
<though|4
<thursday|2
<ticket|1
<tim|-4
<time|1
<tina|1
<title|5
<tmrw|-1
<to|5
<toast|1
<today|-4
<told|-2
<tom|-1
<tomasz|1
<tomo|1
<tomorrow|-2
<tonight|-5
<top|-1
<training|-1
<transit|1
<trip|-2
<try|-1
<tu|2
<tuesday|-3
<twelve|1
<two|-4
<type|-1
<u|2
<uhr|-2
<um|4
<umgehend|1
<unit|-2
<uns|4
<until|1
<up|3
<urgent|4
<urgente|-1
<us|-4
<use|1
<user|-2
<utility|1
<v|-2
<valid|-3
<van|1
<vat|1
<vehicle|3
<vendor|-1
<visit|-2
<voice|-1
<volunteered|-1
<volunteers|-1
<vous|-3
<waiting|-1
<wanda|1
<want|-9
<wanted|2
<wants|-3
<ward|3
<was|-1
<we|-1
<we'll|-3
<website|-1
<wed|1
<wednesday|-1
<week|-5
<weeks|-4
<well|-1
<wen|1
<werden|7
<were|-1
<west|1
<what|1
<when|-8
<whenever|3
<where|-1
<whether|-4
<whitlock|1
<who|7
<who's|-1
<whoever|-3
<why|-1
<wieder|-1
<will|1
<window|4
<windows|6
<winifred|4
<winter|4
<wir|7
<with|-4
<woche|1
<words|2
<work|2
<workaround|-1
<workshop|-1
<would|6
<write|-2
<writing|5
<wrote|-1
<yann|-1
<yard|1
<yeah|-2
<year|-1
<yes|3
<yesterday|-1
<you|1
<you'd|2
<you're|2
<your|2
<yours|-2
<yuki|-2
<yusuf|8
<yvonne|1
<zum|-2
<–|-3
=abernathy|1
=able|-2
=about|6
=above|-6
=abrir|-1
=absence|1
=abstract|7
=abstracts|9
=abzug|3
=accept|-1
=acceptance|-1
=accepted|-2
=acces|2
=access|15
=accessibility|1
=accident|-3
=according|1
=accordingly|4
=account|8
=accountant|-8
=accounting|-2
=accounts|-1
=acct|1
=acondicionado|1
=across|2
=act|-3
=action|-4
=actually|-1
=ad|-10
=add|5
=addresses|-1
=adeyemi|3
=admin|-1
=ads|-4
=adult|-3
=advent|-3
=adviser|-7
=advisory|-1
=affects|-1
=affiche|3
=afraid|-1
=after|-8
=afternoon|-3
=afterwards|-6
=ag|-5
=again|3
=against|1
=agency|-2
=agenda|-3
=agent|-1
=agm|-2
=agree|1
=agreed|-4
=agreement|1
=agua|9
=ahead|-10
=aid|5
=aire|1
=al|7
=alarm|-5
=alarmed|5
=albright|-1
=album|-1
=alcohol|-1
=alguien|-1
=all|4
=allergen|1
=allergic|-1
=allotment|-1
=almeida|7
=almost|1
=alone|-1
=already|-5
=also|-1
=alten|-2
=altos|-1
=always|-5
=am|-6
=amended|2
=amount|-1
=an|-6
=and|-4
=andernfalls|-1
=android|2
=angebot|3
=angebote|-1
=anneke|-1
=annex|-1
=annual|11
=another|-3
=answer|-12
=antes|-1
=anti|3
=anton|-1
=anual|1
=any|-2
=anymore|-4
=anyone|-3
=anything|-2
=anyway|-5
=aob|-3
=apart|3
=apartment|-3
=apex|3
=api|-4
=app|2
=appeler|1
=appelle|4
=apple|1
=applicant|-7
=application|-6
=applications|3
=applies|-2
=apply|-5
=appointment|2
=appointments|-1
=appreciate|-1
=approval|3
=approve|1
=approved|-3
=approver|2
=approx|-1
=appt|1
=apr|-2
=april|-10
=architect|1
=archive|3
=are|-11
=area|3
=around|-5
=arrange|-2
=arrived|-5
=arrives|-1
=art|-3
=as|-5
=asap|-6
=ascensor|1
=ash|7
=ask|-10
=asked|8
=asking|-9
=asks|3
=assembly|-1
=asset|1
=assign|1
=assigned|-1
=assignee|-1
=assistant|-1
=association|-1
=at|-4
=attached|2
=attend|3
=attendance|3
=attended|-1
=attention|-1
=attic|1
=attn|-4
=au|-5
=audit|-2
=auditor|-3
=auditors|-4
=auf|5
=aufzug|1
=august|-2
=aula|6
=aunt|-1
=auntie|-1
=aura|-1
=aus|-1
=austauschen|-5
=authority|-4
=auto|1
=autoclave|-4
=automatic|1
=automatically|-9
=autopay|1
=autumn|-4
=aux|2
=available|-1
=avant|-1
=ave|1
=avec|-2
=avisa|-4
=avoid|-5
=away|-5
=awful|1
=axis|1
=ayer|-3
=b|5
=baby|2
=back|-6
=background|1
=backup|3
=badge|6
=badges|4
=badly|1
=bag|-1
=bags|10
=bake|-1
=baker|3
=bakery|-5
=balance|2
=balcony|3
=ball|2
=bank|4
=banner|3
=bar|-2
=barcode|1
=bars|-1
=basement|-1
=basin|-1
=bath|2
=bathroom|-1
=batteries|10
=battery|4
=bauherr|-2
=bazaar|-2
=bc|-1
=be|-5
=bea|-1
=beamer|5
=bearing|3
=because|-6
=become|1
=bed|-6
=bedroom|1
=bee|-2
=beech|-1
=beekeepers|-2
=been|-14
=beeping|-1
=beeps|4
=beer|3
=before|-16
=begins|-2
=behalf|-1
=behind|-4
=bei|-1
=beim|5
=being|-1
=belgium|2
=bell|3
=bells|1
=below|-7
=belt|5
=ben|-1
=bench|6
=bent|1
=besorgen|1
=besprochen|-2
=best|3
=bestell|3
=bestellen|1
=bestellung|-5
=besten|1
=beth|-1
=better|-2
=between|3
=bezahlen|4
=bicycle|-1
=bids|2
=bien|-3
=big|-7
=bigger|1
=bike|-4
=bikes|-1
=bill|1
=billed|1
=billing|5
=bin|1
=bins|2
=bio|2
=biomed|-3
=bird|-6
=birth|2
=birthday|-3
=bis|-2
=biscuit|6
=biscuit's|1
=bit|-4
=bitte|7
=black|7
=blades|1
=blame|-1
=blank|-1
=bleed|2
=blinds|4
=block|2
=blocking|7
=blocks|-1
=blood|3
=blue|-9
=board|-3
=boat|-1
=boiler|9
=bolts|3
=bombillas|1
=bon|2
=bonfire|-1
=book|1
=booked|4
=booking|-2
=bookings|-2
=books|7
=boots|-2
=born|-1
=borrow|-2
=borrower|-1
=boss|-3
=both|-5
=bother|-2
=bottle|11
=bottles|-1
=bottling|2
=bottom|-1
=bought|4
=bounce|-1
=bouncy|1
=boundary|-2
=box|-4
=boxes|-6
=brace|1
=bracket|2
=brake|8
=brakes|4
=branch|7
=brandt|-2
=brauchen|-2
=bread|-5
=break|-2
=breakfast|1
=brewery|-2
=bridge|2
=brief|1
=briefing|2
=brigade|-1
=brightwater|3
=bring|-13
=bringen|-2
=brings|-4
=brochure|2
=broke|2
=broken|8
=brook|-2
=brother|-1
=bs|-2
=budget|2
=bug|-1
=build|3
=builder|5
=building|-6
=built|5
=bulbs|-4
=burn|4
=burnt|1
=burst|-1
=but|-5
=butter|1
=button|2
=buy|-4
=buying|1
=by|-4
=ca|-2
=cab|4
=cabinet|6
=cable|4
=cafe|1
=cajas|-9
=cake|8
=caldera|1
=calendar|6
=calibrate|1
=call|-10
=callback|-1
=called|3
=caller|-9
=callum|-2
=came|6
=camion|-1
=camp|-4
=campaign|1
=campos|-1
=can|-7
=can't|-1
=cancel|9
=cancellation|1
=cancelled|-1
=candidate|1
=candidates|-1
=candles|-2
=cannery|2
=cannot|-7
=canteen|-1
=car|-3
=card|5
=cards|13
=caretaker|-4
=carla|-1
=carried|-3
=carries|1
=cartridges|1
=casa|-3
=case|-2
=cases|-2
=cash|3
=cast|-1
=castle|1
=cat|3
=catalogue|-2
=category|8
=caterer|7
=cause|-3
=ce|-2
=cedar|1
=ceiling|-5
=cellar|1
=census|1
=centre|-4
=centrifuge|-2
=cert|6
=certificate|10
=certificates|4
=certified|5
=chain|2
=chair|4
=chairs|5
=chance|-7
=change|1
=changed|-2
=changes|-5
=changing|9
=channel|1
=chapel|4
=chapter|7
=chapters|-1
=charge|-4
=charged|-2
=charger|5
=charges|-1
=chart|-3
=chaudiere|1
=chauffe|-1
=cheap|-4
=check|-4
=checked|1
=checklist|-4
=checkout|9
=checks|-3
=chef|1
=cheques|-1
=chez|1
=child|4
=child's|-1
=children|-2
=chimney|-3
=chlorine|-1
=chocolate|-2
=choir|-9
=choose|2
=christmas|3
=church|4
=churn|-1
=ci|5
=circulate|-2
=city|2
=cladding|4
=claim|11
=claims|-5
=class|-2
=clause|-7
=clean|7
=cleaner|1
=cleaners|1
=cleaning|-2
=clear|1
=clerk|-2
=cles|2
=click|1
=client|-10
=client's|2
=cliente|-3
=clinic|5
=clinical|-1
=clock|-2
=clodagh|-4
=close|4
=closed|2
=closer|5
=closes|-11
=closing|2
=closure|2
=club|-1
=clutch|1
=coach|5
=coat|4
=coats|-1
=coche|1
=cocina|2
=code|-6
=coffee|-3
=cold|-4
=colleague|-10
=colleagues|-2
=collect|-2
=collected|1
=collection|2
=collects|-4
=color|-4
=colour|9
=colours|-1
=column|2
=come|-12
=comes|-14
=coming|-6
=commande|2
=comment|-1
=comments|-3
=commercial|1
=commission|3
=committee|-4
=companies|1
=company|-3
=compare|11
=complained|3
=complaint|3
=complaints|-2
=complete|-6
=completed|2
=comprar|5
=compressor|-1
=computer|6
=con|-8
=concept|1
=concert|-3
=condition|-3
=conference|-1
=confirm|5
=confirmation|-3
=congratulations|-2
=congress|2
=connect|1
=connection|1
=consent|5
=constantly|1
=contact|-2
=container|4
=contents|4
=continue|-1
=contract|7
=contractor|-2
=contracts|1
=contrato|2
=contribution|-1
=control|3
=controlled|4
=conversation|-3
=cookie|1
=copier|5
=copies|-1
=copy|-1
=corner|-5
=correct|8
=corrected|-5
=correction|-1
=corrective|-1
=corridor|1
=cost|-7
=costs|-3
=cot|2
=cottage|3
=cottages|-2
=could|-3
=couldn't|-2
=council|1
=counsel|-8
=count|1
=counter|1
=countersigned|2
=county|-8
=couple|-4
=coupon|4
=courier|-1
=course|-3
=court|-5
=covered|-1
=covering|-1
=covers|1
=cr|-1
=crack|1
=cracked|4
=crashes|6
=crazy|-1
=credentials|2
=credit|1
=crew|-5
=critical|-1
=crm|-2
=cron|1
=crop|2
=crown|2
=csv|6
=cuisine|-3
=cuota|1
=cups|1
=current|-4
=custom|1
=customer|-12
=customer's|-3
=customers|-3
=cutoff|-10
=cutting|-2
=cvs|-1
=cylinders|2
=d|-1
=d'eau|-3
=d'un|-1
=da|-2
=dad|1
=dad's|-1
=dafur|3
=dahin|1
=daily|-3
=dairy|1
=damage|2
=damen|-1
=damit|-3
=damp|4
=danach|-6
=danke|-2
=dann|-2
=dans|1
=daran|-2
=darum|-1
=das|-1
=dass|4
=data|4
=database|5
=date|6
=dated|-1
=day|-1
=days|-3
=db|1
=dc|1
=de|11
=dead|3
=deadline|-6
=deal|-1
=dealer|-9
=dear|-1
=debit|-1
=dec|-7
=december|-5
=decided|-4
=decision|-2
=deck|1
=declan|-1
=declaration|1
=deed|6
=deep|5
=defect|-3
=defects|1
=defrost|-1
=degrees|-3
=del|13
=delete|-4
=delgado|5
=deliver|-10
=delivered|-8
=delivery|-7
=dem|-3
=demo|-2
=den|16
=denied|-1
=dental|4
=dentist|2
=denver|-4
=department|1
=deploy|-2
=deploys|-2
=deposit|8
=depot|1
=depuis|6
=deputy|-2
=der|15
=des|1
=descale|11
=descaling|1
=description|-2
=desde|1
=design|4
=desk|-4
=despite|1
=detail|-1
=details|1
=detectors|1
=deux|-1
=development|1
=devis|4
=dhl|-2
=dich|2
=did|-8
=didn't|-1
=die|12
=diese|3
=dig|-5
=dinner|-4
=direct|-5
=director|-3
=discharge|-1
=disconnection|1
=discount|-1
=discussed|-1
=discussion|-2
=dishwasher|3
=disk|1
=dispatch|1
=display|-4
=dispute|4
=district|-1
=do|8
=dock|-4
=docs|1
=doctor|-3
=document|-7
=documents|2
=doesn't|5
=doit|5
=dollars|1
=domain|5
=don't|-9
=donated|1
=donation|3
=done|-5
=donor|3
=dont|-2
=door|9
=doors|3
=dort|-3
=doses|-1
=dossier|-4
=double|-1
=down|1
=download|1
=dr|2
=drain|6
=drainage|1
=drains|2
=drama|-2
=draw|9
=drawer|1
=drawing|2
=drawings|4
=drei|1
=dress|2
=dressing|5
=drill|-1
=drinks|-1
=drip|-1
=dripping|2
=drips|15
=drive|-1
=drivers|2
=drives|1
=driving|-1
=drone|1
=drop|-1
=drops|5
=drucker|4
=drug|1
=drugs|5
=dry|4
=du|6
=due|-4
=dunmore|-1
=dunne|-1
=during|-5
=dust|1
=duty|2
=dwg|2
=e|4
=each|-4
=earl|-1
=early|-2
=east|1
=easter|1
=eat|-1
=edge|5
=edition|1
=eh|-1
=eight|-1
=eilt|1
=ein|6
=eine|4
=einen|6
=el|2
=electric|5
=electrical|1
=electrician|3
=electricity|3
=elementary|-2
=elevator|11
=eleven|-5
=elle|-1
=else|-4
=em|-1
=email|-2
=embarrassing|2
=embassy|-3
=emergency|2
=employee|2
=employees|-1
=employer|-1
=empresa|-4
=empty|-4
=en|1
=encarga|3
=enclosed|6
=encore|1
=end|-4
=ended|-1
=ends|-6
=energy|1
=enero|-6
=engel|5
=engineer|5
=engineer's|-3
=engineering|-1
=english|-1
=enough|1
=enquiry|-3
=enter|2
=entrance|4
=entry|4
=equipment|-3
=er|-1
=erp|6
=erreur|-1
=error|3
=es|-2
=espresso|1
=est|-4
=esta|-1
=estan|8
=estar|-1
=este|-3
=estimate|8
=estoy|-4
=estrich|-2
=et|-2
=eta|1
=etage|1
=ete|-2
=etiquetas|3
=eur|-4
=euro|-2
=euros|-3
=evacuation|1
=eve|-1
=evening|-2
=event|1
=ever|-5
=every|2
=everybody|1
=everyone|1
=everything|6
=everywhere|2
=exam|-3
=examination|-4
=example|1
=excel|-1
=except|-2
=excerpt|-1
=excuses|-2
=exercise|2
=exhibition|-1
=exit|2
=expect|1
=expense|-4
=expire|1
=expired|4
=expires|4
=export|16
=express|1
=ext|-1
=extend|2
=extended|-3
=extension|4
=extinguisher|3
=extinguishers|12
=extra|2
=extract|5
=extractor|3
=eye|11
=eyewash|1
=f|12
=fabric|1
=facility|-2
=factura|8
=facture|6
=fahren|1
=fail|1
=failed|7
=failing|-2
=fails|-1
=fair|-4
=faire|1
=falling|3
=falls|-1
=falta|-1
=faltan|6
=families|-4
=family|-5
=fan|1
=farm|-1
=farmer|-1
=farrier|6
=fast|-2
=fasting|2
=faucet|1
=faut|6
=favor|-2
=fax|3
=feb|-5
=fee|1
=feed|-4
=feedback|-3
=feel|-1
=fees|-1
=fehlen|-3
=fehlt|4
=fell|-2
=felling|-1
=femi|1
=fence|-2
=ferme|-2
=ferry|1
=fertig|-4
=festival|-4
=fetch|6
=fete|-1
=fever|1
=few|-2
=fi|-1
=field|-1
=figure|1
=figures|5
=file|8
=filed|5
=files|2
=fill|-3
=fills|1
=film|-2
=fils|2
=filter|2
=filters|1
=fin|1
=final|-4
=finance|6
=find|-14
=findings|-1
=fine|-5
=finger|-1
=finish|-5
=finished|-4
=fiona|-2
=fire|7
=firm|1
=firma|5
=firmado|4
=firmware|2
=first|-14
=fiscal|-2
=fish|-1
=fit|2
=fitted|2
=five|4
=fix|-10
=fixed|-9
=fixing|-1
=flackert|-1
=flag|1
=flaky|6
=flashing|3
=flat|-5
=fleet|4
=flickering|2
=fliesen|-3
=flight|1
=flights|2
=floor|5
=florist|3
=flow|3
=flowers|5
=flu|-1
=flur|-1
=fly|2
=flyer|1
=flyers|3
=fm|-1
=focus|-1
=fog|1
=fois|-1
=folder|2
=folding|6
=folks|-1
=follow|-7
=following|-4
=fontanero|1
=foot|-1
=footer|2
=for|10
=ford|2
=forecast|2
=forever|-1
=forget|-2
=forgotten|-3
=forklift|9
=form|4
=forma|1
=format|2
=forms|5
=forty|-1
=forward|2
=forwarded|-1
=fotos|-1
=found|-8
=four|-9
=fournisseur|1
=fr|1
=fragt|3
=frame|3
=frank|-1
=frau|-2
=free|2
=freeze|3
=freight|-1
=freitag|-2
=fresh|1
=fri|-1
=friday|-8
=fridays|-1
=fridge|7
=friend|5
=friendly|-3
=frist|-1
=from|-12
=front|1
=frost|-2
=fryer|1
=ft|1
=fuel|3
=fuit|-1
=fuite|-1
=full|-6
=fully|-4
=function|-1
=fur|-1
=furnace|6
=furniture|2
=furs|1
=fyi|-4
=g|1
=gala|-2
=game|-2
=gap|-4
=gaps|2
=garage|4
=garnier|4
=gas|8
=gate|14
=gateway|2
=gave|6
=geben|2
=geehrte|-2
=geht|-1
=general|-1
=generator|10
=german|-1
=gestern|-9
=gestoria|-1
=get|9
=gets|1
=getting|-1
=gift|2
=gite|1
=given|-1
=gives|-5
=glasses|2
=glazier|1
=glossary|-1
=gloves|7
=glue|3
=go|-3
=goalie|-2
=goals|2
=goat|1
=goes|-4
=going|-7
=golden|-1
=gone|10
=goods|-2
=google|2
=got|-2
=gracias|-1
=grade|-1
=grand|-2
=grande|1
=grandma|-2
=grandma's|3
=grandpa's|-5
=grant|3
=grateful|-1
=graz|1
=grease|1
=greased|1
=great|-1
=green|-11
=greenline|1
=greg|-1
=greta|2
=grey|7
=grifo|2
=grill|1
=grinder|2
=grinding|5
=group|1
=grout|2
=grove|3
=guarantee|-1
=guard|1
=guest|7
=guests|3
=guide|3
=gut|-1
=gutter|6
=gutters|4
=guy|4
=gym|-1
=h|-9
=ha|-4
=haas|-1
=hab|-2
=haben|1
=haccp|1
=had|-3
=half|1
=hall|-7
=halle|3
=halloran|-1
=hallway|-6
=halvorsen|-1
=hana|-2
=handbook|2
=handheld|1
=handle|-3
=handrail|3
=hands|1
=handwritten|-2
=hang|1
=hangen|2
=hanging|1
=happen|-1
=happened|-4
=harbor|2
=harbour|-1
=hard|-1
=hardware|-4
=harp|2
=hartley|-5
=harvest|-4
=harwick|-1
=has|4
=hasn't|-3
=hat|-4
=hats|1
=have|7
=haven't|-3
=having|2
=hay|-7
=hazelnut|-1
=hdmi|1
=he|-8
=he'd|3
=he'll|-1
=he's|-1
=head|5
=headcount|1
=health|-2
=hear|-1
=heard|2
=hearing|9
=heat|-1
=heater|-4
=heating|10
=hedge|2
=height|1
=heizung|2
=held|-1
=helen|-1
=helpdesk|-1
=helps|-2
=hem|12
=henderson|-2
=hendersons|-2
=henrik|4
=her|16
=here|-12
=hereby|2
=hero|5
=heron|1
=herr|-4
=herren|-1
=herrn|1
=heute|1
=hey|2
=hi|-2
=hier|-1
=high|-3
=hill|-1
=him|-11
=himself|1
=hinge|1
=hip|2
=hire|-3
=his|8
=hit|1
=hives|5
=hoa|-1
=hold|-1
=holder|7
=holding|-1
=holiday|-2
=holidays|2
=hollis|-1
=home|-17
=homework|-7
=hood|4
=hoover|4
=hop|6
=hope|-1
=hora|-1
=horas|-2
=horno|1
=hose|1
=hospital|-2
=host|1
=hot|1
=hotel|-4
=hotfix|-2
=hotline|3
=hours|2
=house|-4
=housekeeping|-1
=housing|-1
=how|-2
=however|6
=hp|1
=hr|-1
=http|-1
=humidity|-1
=hurry|1
=hurt|-1
=husband|-1
=hut|-5
=hydraulic|5
=hygiene|1
=i|6
=i'd|2
=i'll|-5
=i'm|-6
=ice|-1
=ich|-4
=id|-1
=idea|-3
=if|-19
=ihn|-2
=ihnen|-1
=ihr|1
=ihrer|-2
=il|3
=im|-1
=image|5
=images|1
=importer|1
=imprenta|-1
=impresora|5
=imprime|1
=in|-3
=inbox|-2
=inc|7
=inch|2
=incidencia|-2
=incident|3
=incl|-1
=included|-1
=including|-5
=income|1
=incomplete|-2
=increase|-3
=indicator|1
=ines|-1
=info|-1
=inform|-1
=informe|2
=informed|-1
=ink|-1
=ins|-2
=inside|-1
=inspect|2
=inspected|2
=inspection|3
=inspector|-9
=installateur|1
=installed|2
=instead|-4
=instructor|-1
=insurance|-3
=insured|-2
=insurer|-6
=intercom|1
=interest|-1
=interim|4
=intern|5
=internal|-1
=interns|-2
=interruption|-4
=interview|-2
=into|-3
=intranet|-1
=inventory|1
=invitation|1
=invitations|2
=invite|1
=invoice|3
=invoices|-3
=irgendwann|-1
=is|-1
=isn't|-2
=iso|-1
=isolation|-2
=issue|5
=issued|1
=ist|1
=it|-23
=it's|-9
=italy|1
=item|4
=items|-6
=its|10
=itself|2
=j|-2
=jab|1
=jack|3
=jacket|-5
=jahr|-1
=jammed|-1
=jams|5
=jan|-2
=januar|3
=january|-6
=je|1
=jemand|-6
=jira|2
=jobs|2
=joe|-1
=joinery|-1
=joint|5
=jonah|-1
=jonas|1
=juin|-5
=july|-6
=jun|-1
=june|-15
=k|-3
=kann|-8
=kannst|1
=keep|-7
=keeper|-1
=keeps|-5
=kegs|-4
=kein|-1
=keine|1
=keller|3
=kessler|1
=kestrel|1
=kettle|8
=key|-3
=keys|1
=kg|5
=kickoff|-1
=kid|-5
=kids|-7
=kids'|-4
=kilkenny|-1
=kiln|-1
=kim|-1
=kind|-1
=kindly|-4
=kiosk|1
=kit|-5
=kitchen|3
=kl|1
=knee|1
=knew|-1
=knife|-1
=knives|-1
=knows|-2
=kollegen|-2
=kommt|-1
=konnen|-2
=kowalczyk|3
=kummern|-1
=kummerst|2
=kunde|-1
=l|6
=l'attestation|7
=l'envoyer|-2
=l'imprimante|2
=la|1
=label|6
=labels|5
=ladder|-1
=lads|-2
=lady|1
=lager|-1
=lakeside|1
=laminate|1
=lamp|6
=land|-1
=landing|3
=landlord|3
=landlord's|-1
=landscaping|1
=lane|-4
=language|1
=lapses|-6
=laptop|4
=larch|3
=large|-9
=lars|-1
=las|5
=lassen|-1
=last|11
=latch|3
=late|-16
=later|-6
=latest|-1
=lathe|-1
=lauft|5
=launch|-1
=laundry|1
=lawn|-2
=layout|1
=le|16
=lead|3
=league|1
=leak|3
=leaked|1
=leaking|2
=leaks|4
=lease|-1
=least|-2
=leave|-11
=leaves|-5
=leaving|-4
=lectures|-1
=led|-1
=leer|3
=left|2
=leg|1
=legal|1
=lena|8
=lend|-3
=les|8
=less|-2
=lesson|1
=lessons|-2
=lessor|1
=let|-8
=letterhead|1
=letters|3
=level|5
=liability|5
=library|9
=licence|10
=licences|-1
=license|5
=lid|1
=lids|4
=lieferung|-4
=liegen|-1
=liegt|-2
=lieu|-2
=lift|6
=lifts|-3
=light|2
=lighting|1
=lights|2
=like|6
=liked|-1
=limit|3
=lincoln|-2
=linde|-2
=lindenstr|2
=lindgren|-1
=lindqvist|-1
=linen|-1
=lines|-3
=link|3
=links|-2
=linz|8
=lisbon|-1
=list|3
=liste|1
=listen|1
=lists|1
=litres|1
=little|-1
=live|3
=lived|-3
=lives|-1
=livraison|-4
=llama|1
=llamar|-1
=llame|1
=llave|-2
=llc|8
=llegan|2
=ller|-1
=lo|-5
=load|6
=loan|4
=lobby|-7
=local|4
=location|-2
=lock|9
=locked|2
=locker|-2
=log|12
=logged|-4
=login|-4
=logistics|-2
=logo|9
=logs|2
=loler|-4
=long|-6
=longer|-3
=look|-1
=looks|-8
=loop|-2
=loose|1
=lorry|-5
=los|7
=lose|2
=loses|1
=loss|-2
=lost|-1
=lot|1
=lottie's|-2
=lou|-2
=love|-2
=lovely|-2
=low|1
=lowe|-3
=lower|-1
=lt|2
=ltd|1
=lubeck|1
=lucia|-1
=lui|-2
=luis|-1
=lunch|-1
=lund|-1
=lyon|-1
=m|2
=machen|-4
=machine|-1
=machines|-1
=machst|2
=mad|-5
=madame|-2
=made|-1
=madrid|3
=mai|-2
=mail|-9
=mailbox|6
=mailing|-3
=mails|-3
=maintenance|-7
=mairie|1
=mais|1
=make|-5
=maker|3
=makes|-1
=making|-1
=mal|-4
=man|6
=management|-4
=manager|-1
=mandar|2
=mandatory|1
=manual|-5
=manufacturer|1
=manuscript|1
=map|2
=maple|3
=maps|-5
=march|-7
=marcus|-2
=marek|-2
=marguerite|-1
=marisol|1
=mark|3
=markers|1
=market|-1
=marketing|-4
=marlowe|-1
=marsh|-3
=marta|2
=mas|-1
=mast|3
=matinee|-3
=mats|1
=matter|-3
=matters|8
=mattress|1
=max|5
=may|-6
=maybe|1
=mayor|-1
=me|-15
=means|-4
=meantime|-1
=measure|4
=measured|1
=medical|1
=medicines|-6
=medium|-1
=meet|-4
=meeting|-9
=meetings|-1
=mehr|6
=mei|-1
=melden|-3
=member|1
=membership|-2
=memo|-1
=memorial|2
=memory|1
=mend|-1
=menu|-1
=merchant|-4
=merci|-2
=message|-5
=messe|-1
=messestand|-1
=met|-1
=meter|9
=meters|3
=method|2
=mg|4
=mgmt|-1
=mic|1
=mick|-1
=microphone|-1
=microwave|3
=middle|-1
=midnight|-1
=might|-2
=migration|4
=mike|-1
=mila|-1
=mileage|-2
=miles|-4
=milestone|2
=milk|6
=mill|4
=milling|-1
=milo|1
=min|3
=mind|-1
=minds|-1
=mine|-2
=minibus|1
=minimum|-5
=mins|-1
=minute|-2
=minutes|5
=mir|-1
=mirror|5
=mismo|-3
=miss|-1
=missed|1
=missing|13
=mister|-2
=mit|2
=mixing|-5
=ml|-1
=mm|11
=mme|-1
=mo|2
=mobile|2
=mochte|-3
=mock|-1
=module|1
=mom|-2
=mom's|3
=mon|-5
=monday|-8
=money|-13
=monitor|6
=monitoring|-1
=monsieur|-1
=montag|-3
=montant|-1
=month|-11
=monthly|1
=months|4
=more|3
=morning's|-1
=mornings|-1
=most|7
=mot|12
=mother's|3
=motor|-1
=mount|-1
=mouse|3
=move|6
=moved|-12
=moves|-1
=moving|1
=mow|-2
=mr|8
=mri|3
=mrs|-2
=ms|2
=msg|5
=much|-4
=muller|-1
=mum|-4
=mum's|-3
=municipal|2
=museum|-4
=muss|2
=mussen|2
=mussten|1
=must|-6
=muy|-4
=my|8
=myself|-1
=n|-3
=n'avons|5
=n'est|-5
=n'ont|-1
=nach|-1
=nachgefragt|-2
=nachste|-2
=nadia|-1
=nadja|-4
=nail|2
=name|2
=names|-2
=nature|2
=nav|1
=navy|5
=nd|-2
=nda|4
=ne|-4
=near|-3
=nearly|9
=nearside|2
=necesito|-2
=ned|-1
=need|4
=needed|-6
=needs|9
=neighbour|-5
=neighbours|-6
=neither|-2
=nephew|-1
=net|1
=nets|1
=network|-1
=neu|-1
=neue|-1
=neuen|1
=never|2
=new|3
=news|1
=newsletter|3
=next|-3
=nice|-2
=nicht|5
=night|-7
=nightly|1
=nights|1
=nine|-1
=nineteen|-1
=nitrile|1
=nl|-1
=no|5
=noah|-2
=nobody|-2
=noch|3
=node|2
=noise|-8
=none|-1
=noor|2
=nordlys|4
=normal|-1
=north|6
=nos|13
=not|-7
=notdienst|2
=note|3
=notes|-6
=nothing|-4
=notice|-1
=noticed|3
=notices|4
=notify|-4
=nous|14
=nov|-15
=november|-16
=novembre|-1
=now|6
=nr|-1
=ns|-1
=nuevo|-3
=number|-2
=numbers|-4
=nur|3
=nurse|-4
=nuts|-1
=o|-3
=o'clock|-1
=oat|1
=ob|-1
=obligations|-1
=observation|-1
=obtain|3
=oct|2
=october|-2
=oder|1
=of|4
=off|-4
=offenen|8
=offer|-12
=offered|-1
=offers|8
=office|-8
=officer|-1
=offline|9
=og|2
=ok|-2
=okafor|-1
=okonjo|1
=old|14
=older|1
=oma|-2
=on|-1
=onboarding|6
=once|2
=one|-6
=ones|-8
=online|-1
=onto|-1
=op|4
=open|-15
=opened|-1
=opening|-2
=opens|-5
=operator|3
=ops|2
=optician|-1
=option|1
=or|-18
=orange|-1
=orchard|-1
=orchestra|1
=order|6
=ordner|-1
=ordnung|-2
=org|-1
=organ|3
=original|-1
=osei|-2
=other|-3
=others|-1
=otherwise|-4
=otoscope|4
=ou|-1
=our|-2
=ours|2
=out|-1
=outlook|3
=outpatients|3
=outside|-1
=outstanding|5
=over|1
=overdue|-6
=overflowing|3
=overnight|-1
=overtime|2
=owe|3
=owen|1
=own|-3
=owner's|-5
=oyelaran|-2
=p|-3
=pack|-1
=package|1
=packet|-2
=packing|1
=packs|1
=pads|-3
=page|-1
=pages|-1
=pago|6
=paid|-12
=pain|-1
=paint|-8
=painted|10
=pair|-7
=pallet|6
=pallets|-1
=pan|-2
=pane|7
=panels|-5
=panic|-1
=paolo|-1
=paper|-2
=papers|-5
=par|-2
=para|-8
=parcel|-5
=parental|-5
=parents|-3
=parents'|-1
=parish|1
=park|-1
=parked|-1
=parking|8
=parquet|7
=part|-6
=parte|-9
=partner|3
=partners|3
=partners'|-1
=parts|1
=party|-3
=pas|-1
=pasillo|1
=pass|3
=passe|-1
=passport|6
=passports|7
=password|4
=past|-4
=patch|-4
=path|-2
=patient|-5
=patients|-1
=pavement|1
=pay|-1
=payment|1
=payments|1
=payroll|7
=payslip|3
=pcs|-1
=pdf|7
=pe|-5
=pedido|-9
=pedir|-5
=pellets|4
=pen|1
=pencil|1
=pension|5
=people|-22
=peoples|-1
=per|-3
=perfect|-1
=period|-2
=permission|3
=permit|10
=permits|-3
=pero|-1
=persiana|4
=person|-9
=persons|-1
=perth|-1
=pest|3
=peter|-1
=petersen|-2
=petra|-3
=pf|1
=ph|4
=pharma|-1
=pharmacy|1
=phone|1
=phones|-2
=photo|-4
=photograph|-4
=photographs|2
=photos|-4
=physical|1
=physio|2
=piano|-4
=pick|-3
=picked|-1
=picker|8
=picking|-2
=pickup|-1
=picture|-1
=pictures|2
=pide|1
=piece|-1
=pieces|-5
=pierde|3
=pilot|-2
=pin|1
=pine|1
=pink|2
=pipeline|-2
=piso|2
=pitch|2
=pl|-3
=place|-6
=plan|13
=plane|1
=planetarium|-2
=plant|-4
=plants|3
=plate|3
=plates|5
=platform|3
=playlist|-1
=plays|3
=plazo|1
=please|9
=plomberie|6
=plombier|2
=plot|-2
=plotter|-1
=pls|1
=plumber|5
=plumbing|7
=plus|-6
=pm|-7
=po|-4
=point|2
=poland|-1
=policy|5
=polite|-6
=polyvalente|1
=pond|3
=pool|-1
=por|-6
=porfa|-1
=port|1
=portal|-4
=porte|4
=position|-1
=possible|-2
=post|-4
=poster|2
=postgres|2
=posting|-2
=postmortem|1
=postponed|-1
=pot|1
=potassium|5
=potatoes|5
=potting|3
=pounds|1
=pour|-1
=power|7
=ppl|-1
=pr|-3
=practice|-3
=prairie|6
=preferably|-1
=premium|6
=prep|-4
=prepare|5
=preparer|1
=presented|-1
=presenting|-1
=presents|5
=press|-2
=pressing|-1
=pressure|3
=presupuesto|-1
=pretty|-1
=previous|-1
=price|7
=prices|1
=pricing|6
=primary|-1
=primera|-1
=principal|7
=print|-3
=printed|3
=printer|11
=printer's|-3
=printing|-3
=prints|6
=prior|4
=priority|-2
=priya|-2
=prizes|1
=probably|-1
=probe|4
=problem|8
=procedure|-1
=prod|-1
=produce|1
=product|-1
=production|-3
=profile|5
=programme|1
=project|-7
=projector|15
=promise|-1
=promised|-1
=proof|3
=proofread|4
=proofs|-2
=proper|-1
=property|14
=proposal|3
=props|-1
=protection|8
=protokoll|-1
=proveedor|2
=provide|3
=provider|2
=prufen|-1
=pt|-1
=public|6
=publisher|1
=puddle|-2
=puedes|-8
=pugh|1
=pull|1
=pump|13
=pumpkin|2
=pumps|2
=pupils|2
=purchase|2
=purchasing|1
=push|-1
=pushed|-2
=put|5
=q|8
=qa|1
=quarantine|-1
=quarry|-2
=quarter|-1
=quarterly|4
=que|-4
=query|3
=question|-2
=questionnaire|5
=questions|2
=queue|-8
=quick|-4
=quickly|-10
=quiere|7
=quite|-2
=quotation|6
=quote|13
=quoted|1
=quotes|1
=r|2
=ra|-3
=rabies|2
=race|6
=racks|1
=radiator|3
=radio|-4
=raffle|-1
=rail|2
=raise|2
=raman|-1
=ramp|1
=ran|-1
=rang|-10
=rappel|-1
=rate|-1
=rattles|1
=raum|6
=raus|1
=ray|1
=rc|-2
=rd|-3
=re|2
=reach|-5
=reached|1
=read|-4
=reader|-1
=readers|1
=reading|12
=readings|9
=reads|-2
=real|-1
=really|-1
=rear|7
=rebar|-1
=rebook|1
=recalibrate|4
=recall|5
=receipts|3
=receive|-5
=received|9
=recepcion|-1
=rechnung|6
=recital|-6
=recommendation|3
=recommended|-1
=record|1
=recorded|-1
=records|-1
=recu|-2
=recycling|2
=red|4
=redlines|3
=redo|3
=reels|-1
=ref|-1
=refer|7
=reference|4
=referral|7
=refill|2
=refresher|1
=refrigeration|3
=refund|6
=refunded|1
=refuse|4
=regarding|-1
=regatta|1
=register|20
=registered|2
=registrar|1
=registration|-4
=regler|1
=rehearsal|5
=reisekostenabrechnung|1
=reissue|4
=reject|2
=relance|2
=relancer|5
=release|-7
=released|-1
=relief|4
=remains|-4
=remark|-1
=remember|3
=remind|1
=reminder|-3
=reminders|2
=remit|-4
=remote|2
=removal|-1
=remove|3
=removed|-1
=remplacement|-5
=rename|1
=rendez|-2
=renew|1
=renewal|6
=renewals|-1
=renewed|-3
=renews|-5
=rent|5
=rental|2
=rented|2
=renvoyer|2
=reorder|-1
=rep|-1
=repair|-7
=repaired|5
=repairs|-1
=reparatur|2
=reparer|-1
=reparieren|-1
=repeat|5
=replace|1
=replacement|-3
=replacements|-8
=replica|3
=replies|3
=reply|4
=report|7
=reported|-1
=reports|2
=reprint|3
=reprinted|1
=reproduce|-1
=request|-1
=requested|-1
=requester|-1
=requests|5
=require|-1
=required|-1
=requirements|1
=requisition|-1
=rerun|2
=rescue|1
=resend|-8
=reservar|-6
=reservation|2
=reserve|4
=reserver|4
=reset|10
=residents|8
=residents'|-1
=resolved|-3
=respond|-7
=response|-5
=rest|-1
=restaurant|2
=restore|3
=result|1
=results|1
=retainer|1
=retourner|3
=return|-5
=returned|5
=returns|6
=reunion|-3
=review|1
=reviewed|2
=reviewer|-1
=revise|1
=revised|13
=revision|-3
=rewrite|1
=ridgeway|-3
=right|-5
=rights|4
=ring|-11
=ringing|1
=rings|-1
=rising|-3
=risk|-3
=riverside|-3
=road|5
=roadmap|1
=rob|-1
=robes|-5
=role|3
=roll|11
=rollback|1
=rolls|3
=roof|-2
=roofer|2
=roofing|1
=room|5
=rooms|-2
=root|-1
=rope|-4
=rory|5
=roses|-1
=roster|3
=rota|-1
=rotate|1
=roto|4
=rotor|2
=rotten|7
=rotterdam|3
=roughly|1
=round|-1
=rounding|1
=row|3
=rubber|1
=ruf|2
=rufen|2
=ruido|-1
=ruiz|1
=rules|-1
=run|-9
=rung|-1
=running|-6
=ruth|-5
=rye|8
=s|-1
=sacks|-1
=saddle|1
=safari|2
=safe|-1
=safety|-1
=sagt|2
=said|1
=sala|2
=sale|1
=sales|-2
=salmon|-1
=salon|2
=salt|-3
=same|-1
=sammelt|4
=sample|3
=samples|2
=sand|6
=sandbox|6
=sandpit|7
=sans|1
=sat|-7
=saturday|-7
=saturday's|1
=saturdays|-3
=save|1
=savings|1
=saw|1
=sawmill|1
=say|3
=says|-5
=scaffold|5
=scale|4
=scan|-2
=scanned|-2
=scanner|2
=scarf|1
=schauen|-5
=schedule|11
=scheme|5
=schick|-2
=schicken|1
=schlussel|4
=schon|-3
=school|-12
=schulung|-1
=science|-5
=scout|-5
=scouts|1
=scratched|6
=screen|2
=screening|4
=screens|1
=se|2
=sea|1
=seal|10
=sealed|2
=search|-2
=season|-1
=seat|11
=seating|-2
=sec|-3
=second|2
=secretariat|2
=secretary|-3
=security|3
=see|-9
=seed|7
=seen|-1
=segundo|1
=seguridad|2
=seguro|1
=sehr|-2
=sein|2
=seit|-6
=self|2
=sell|8
=seminaire|-1
=seminar|-1
=send|6
=sender|-5
=sending|6
=sends|2
=senior|-2
=senor|-2
=sensor|6
=sent|3
=sep|-5
=sept|-3
=september|2
=serrure|2
=served|-6
=server|1
=service|-12
=services|-1
=sesame|-1
=set|-6
=settings|-1
=settle|-4
=settlement|1
=seven|1
=severity|-2
=sew|1
=shade|-1
=shall|-1
=share|1
=sharp|-1
=she|-3
=she'd|3
=she'll|1
=she's|-2
=shed|-1
=sheet|2
=sheets|-1
=shelf|6
=shelter|-2
=shelves|-4
=shift|-8
=shifts|-1
=ship|-1
=shipment|1
=shipped|-1
=shoes|3
=shoot|-3
=shop|-3
=shopping|2
=shops|1
=shot|6
=should|-2
=shout|-5
=show|-2
=showed|-2
=shower|6
=showing|9
=shows|6
=shut|-2
=shuts|-3
=si|-2
=sich|2
=sick|-3
=side|10
=sie|5
=sign|7
=signe|6
=signed|6
=signs|1
=sigue|1
=sillas|2
=simon|1
=sin|4
=since|5
=sind|10
=sing|-1
=sink|8
=sit|-1
=site|-6
=sitting|-2
=sitzung|-1
=six|2
=size|6
=sketch|6
=skills|1
=skip|3
=skylight|5
=slate|1
=slept|-1
=slides|6
=slip|2
=slipped|-2
=slot|-6
=slow|-2
=smell|1
=smells|3
=smoke|1
=snack|2
=so|-10
=sobre|1
=social|-1
=socket|3
=sofa|2
=soft|-1
=software|-2
=soil|3
=solicitor|-5
=soll|2
=some|-3
=somebody|1
=someone|2
=someone's|1
=something|-2
=somewhere|-2
=son|1
=sons|-2
=sonst|-2
=soon|-4
=soprano|7
=sort|-2
=sorted|-3
=sound|9
=sounds|-1
=source|-2
=soy|-1
=space|5
=spanish|1
=speak|-1
=speaker|2
=spec|1
=spelling|5
=spent|-1
=spielplatz|1
=spoke|-4
=sponsor|-1
=sponsors|-1
=spray|-1
=spreadsheet|5
=spring|-1
=sprinkler|3
=sprint|-3
=sprinter|1
=square|2
=squeaks|1
=sso|1
=st|-8
=stack|1
=staff|3
=stage|-3
=staging|5
=stair|-1
=staircase|-2
=stairlift|1
=stairs|3
=stamp|-1
=stamped|3
=stand|1
=standing|-2
=stands|-1
=standup|1
=star|6
=start|-12
=started|5
=starters|-2
=starting|-1
=starts|-12
=state|-2
=statement|6
=statements|5
=statt|-1
=stay|2
=stayed|-1
=stays|3
=steel|1
=steht|-3
=stein|-1
=step|3
=steps|-2
=steuererklarung|1
=steve|-1
=stick|-1
=sticker|2
=sticks|-3
=still|20
=stock|-4
=stool|3
=stools|-1
=stop|-9
=stopped|1
=stops|4
=storage|5
=store|-6
=storm|1
=story|-1
=stove|-3
=straight|1
=strange|-1
=street|-1
=stress|-4
=stretched|1
=stretcher|7
=strings|-2
=strip|2
=strong|-4
=stuck|-3
=student|-4
=students|-3
=studio|1
=stuff|-1
=style|1
=su|-7
=subject|-1
=submission|-1
=submit|1
=submitted|-2
=subscription|-5
=substitute|1
=success|-3
=sud|-1
=sugar|-5
=suggest|-1
=suggestion|-3
=suis|-1
=suit|-1
=summary|-1
=summer|-3
=sun|1
=sunday|5
=supplier|-5
=supplier's|-7
=supply|-4
=support|1
=sur|-1
=sure|-3
=surgery|7
=survey|8
=surveyor|-1
=suspend|-1
=suture|-1
=sven|-5
=svg|1
=swap|2
=swapped|-1
=sweep|2
=swept|1
=swimming|-4
=switched|2
=sync|1
=system|-8
=systems|1
=t|3
=t'en|-1
=ta|1
=tab|-4
=table|1
=tables|7
=tablet|4
=tablets|-1
=tag|-5
=tags|6
=take|-9
=taken|-1
=takes|-4
=taking|-2
=talk|-4
=talked|-2
=talking|-2
=talks|-1
=taller|-2
=tank|5
=tanner|-1
=tap|15
=tape|-1
=taps|2
=tard|-7
=tardar|-1
=tarde|-2
=tarif|1
=task|-1
=tasting|-1
=tax|6
=taxes|2
=tb|-1
=te|2
=tea|-4
=teacher|-5
=team|2
=technician|1
=technique|-1
=tecnico|2
=teh|2
=teilen|5
=telephone|-3
=tell|-5
=temp|2
=template|2
=tenancy|2
=tenant|-6
=tenants|-1
=tender|-1
=tener|-1
=tent|5
=term|-1
=termin|6
=termination|1
=terrace|1
=test|5
=tested|5
=tests|3
=text|1
=texts|1
=th|-12
=thackray|1
=than|1
=thanks|-2
=that|2
=that's|-9
=thats|-1
=the|13
=theatre|-3
=their|-7
=theirs|-1
=them|-11
=then|-3
=theo|-1
=there's|-2
=thereafter|-1
=therefore|-1
=thermocouple|-1
=thermometer|1
=thermostat|-2
=they|-2
=they'd|3
=they'll|-1
=they're|1
=thing|-1
=things|-10
=think|-3
=third|-3
=thirty|-2
=this|-9
=tho|-2
=those|-2
=thoughts|-1
=three|-1
=threw|-1
=through|-6
=throw|-2
=throwing|-1
=thu|1
=thursday|-2
=thursdays|-2
=ticket|2
=tidy|1
=tie|-1
=tiene|-2
=tile|2
=tiles|1
=till|2
=tillwright|-1
=time|-9
=timer|3
=times|-4
=timesheet|3
=timesheets|6
=timing|1
=tint|-1
=tip|3
=tires|-1
=title|-2
=tmrw|1
=to|-12
=today|-3
=today's|1
=together|-2
=toilet|1
=told|3
=tom|-3
=tom's|-1
=tomasz|-10
=tomatoes|-3
=tomorrow|-4
=toner|2
=too|-3
=tool|-1
=toolbox|-1
=tools|-4
=top|1
=topic|2
=torn|3
=torque|1
=total|-1
=totally|4
=toujours|8
=tour|-3
=tournament|-1
=tout|1
=towels|-1
=tower|-2
=town|-2
=track|-2
=tractor|1
=trade|-2
=traffic|-5
=trailer|2
=train|-7
=training|4
=traiteur|1
=tram|-4
=transcript|-2
=transfer|7
=transit|1
=translate|1
=translation|5
=transmettre|1
=transport|-1
=travel|-7
=tray|3
=trays|2
=treasurer|-2
=treasurer's|-1
=treatment|-4
=tree|2
=trees|3
=tres|1
=trim|9
=trimestre|1
=trip|-6
=tripped|1
=trois|1
=trolley|1
=trouble|-3
=truck|-2
=trust|2
=try|2
=ttc|-1
=tu|4
=tube|-1
=tuesday|-1
=tune|-1
=tuner|9
=tuning|1
=turkey|1
=turn|-1
=turned|-1
=turning|-1
=tuv|-1
=tv|8
=tva|1
=twenty|2
=twice|8
=two|9
=type|-2
=typed|-2
=tyre|3
=tyres|9
=u|1
=uber|-2
=uhr|1
=ultrasound|-2
=um|5
=umzug|-2
=un|-7
=una|-3
=unanimously|-1
=unassigned|-1
=uncle|2
=und|-2
=under|-3
=une|2
=unfortunately|-6
=unit|4
=units|-1
=university|-1
=unless|-1
=unlock|3
=unlocked|2
=unpaid|1
=uns|2
=unser|4
=unsere|-1
=unten|-2
=unterschriebene|1
=until|-6
=up|11
=update|21
=updated|3
=upgrade|2
=upload|4
=ups|5
=urgent|-1
=urgente|-1
=urlaubsplanung|-1
=us|1
=us'|1
=used|-3
=user|2
=uses|4
=using|2
=utility|-1
=v|-3
=vacation|-1
=vaccination|-1
=vaccine|3
=vaccines|4
=vale|1
=valid|-1
=valuation|2
=valve|-2
=van|1
=vat|8
=vegan|-2
=vehicle|-5
=velos|-1
=vendor|3
=verlangern|2
=version|-17
=very|2
=vessel|1
=vet|1
=veterinary|-2
=vets|4
=veut|-1
=vi|-1
=via|-3
=video|1
=videoprojecteur|2
=view|-1
=violin|3
=virement|2
=visa|2
=visit|-3
=visiting|-1
=visitor|2
=visitors|-5
=visits|-1
=vogt|1
=voice|-2
=voicemail|-1
=voir|-2
=vollmacht|1
=volume|1
=volunteer|-2
=volunteers|1
=volvo|5
=vom|-4
=von|2
=vorher|-6
=voucher|-3
=vous|-5
=vp|2
=vpn|4
=vs|-3
=w|2
=wait|-7
=waiting|-1
=walk|-3
=walt|-4
=want|11
=wanted|3
=wants|3
=war|-2
=ward|-1
=wardrobe|-1
=ware|-2
=warehouse|-5
=warm|3
=warning|1
=warranty|-3
=was|-1
=wash|4
=washed|1
=washing|-3
=wasps|-1
=wasser|-1
=waste|-1
=water|-1
=waters|3
=way|-9
=we|-7
=we'll|2
=we're|6
=we've|-1
=weather|-7
=weber|-2
=webshop|-4
=website|-1
=wed|-1
=wedding|-7
=wednesday|6
=wednesdays|-1
=weds|-1
=week|-17
=weekday|-1
=weekend|-1
=weekly|-1
=weg|-1
=wegen|4
=weiss|-1
=welcome|4
=well|-4
=wenn|7
=went|-3
=wer|3
=werden|2
=were|1
=west|2
=wet|-3
=what|3
=whatever|-1
=wheel|8
=wheelchair|6
=wheelchairs|-1
=when|6
=where|2
=whether|-3
=which|-1
=while|-5
=whiteboard|2
=who|1
=who's|-4
=whoever|-1
=whole|2
=wholesaler|-2
=whose|-2
=wi|-3
=width|3
=wie|-2
=wieder|3
=wifi|4
=wiki|-2
=wildcard|1
=will|-10
=wind|-2
=window|6
=windows|-2
=wine|-2
=wing|3
=winter|1
=winterreifen|1
=wiper|1
=wir|-1
=wird|1
=wire|1
=wiring|1
=wish|-10
=wit|-1
=with|-6
=withdraw|1
=withdrawn|-1
=within|-11
=without|-5
=witness|1
=wobbles|5
=wobbly|3
=won't|-1
=wont|1
=wood|-4
=word|2
=work|-3
=worker|-1
=works|1
=worktop|4
=worn|8
=worry|-3
=worse|-1
=would|-6
=wound|2
=wrap|-2
=wristbands|1
=write|2
=written|3
=wrong|-4
=wurde|-4
=wx|1
=x|-2
=xlsx|-1
=y|-10
=ya|-7
=yard|-4
=ye|-1
=yeah|-1
=year|2
=year's|4
=years|-3
=yeast|1
=yellow|4
=yes|4
=yesterday|1
=yet|9
=you|-8
=you'd|-5
=you're|-6
=young|-2
=your|5
=yours|-7
=yuki|-1
=yusuf|-1
=z|-1
=zahlerstand|1
=zahnarzt|1
=zeit|-1
=zero|-2
=zhang|1
=zip|-2
=zu|-1
=zum|-1
=zur|2
=zwei|-3
=zweimal|-2
=º|1
>>|-19
>>!|12
>>'|-1
>>(|8
>>)|-1
>>,|2
>>-|5
>>.|-8
>>:|-11
>>;|-2
>>?|12
>>a|-6
>>about|-3
>>after|1
>>again|2
>>am|-1
>>ance|3
>>and|-11
>>antes|9
>>april|-2
>>are|7
>>around|-2
>>as|1
>>asap|-3
>>at|7
>>aujourd'hui|1
>>avant|2
>>ave|-2
>>b|-1
>>back|2
>>because|8
>>before|18
>>ber|-1
>>bis|-7
>>bitte|-1
>>by|4
>>can|1
>>card|2
>>ce|4
>>certificate|-1
>>con|1
>>d|-2
>>d'ici|3
>>date|1
>>day|9
>>days|-1
>>de|1
>>dec|-7
>>december|-1
>>del|4
>>demain|4
>>den|1
>>der|-2
>>des|3
>>du|-4
>>due|2
>>e|5
>>ed|2
>>eeks|-1
>>een|-2
>>el|3
>>ember|-2
>>en|1
>>end|-1
>>er|-1
>>es|1
>>et|-1
>>evening|-1
>>expires|-2
>>f|-2
>>first|2
>>for|14
>>friday|-3
>>from|2
>>fur|6
>>g|-1
>>gain|1
>>ge|-1
>>h|4
>>has|-3
>>have|6
>>he|-3
>>her|-4
>>hours|1
>>hoy|-1
>>hursday|-1
>>i|-2
>>if|-4
>>ight|1
>>immediately|1
>>in|-2
>>ing|-3
>>ion|-1
>>is|-6
>>it|-1
>>its|1
>>jan|3
>>l|-2
>>la|3
>>latest|3
>>le|-8
>>ll|2
>>m|2
>>manana|6
>>mber|-1
>>meeting|-1
>>mehr|-1
>>mon|1
>>monday|1
>>morning|-1
>>moved|-1
>>ms|-1
>>must|-11
>>nachste|-4
>>nd|2
>>nday|-2
>>nde|4
>>needs|-2
>>next|5
>>nicht|1
>>night|-1
>>no|-3
>>noise|-1
>>noon|-1
>>not|2
>>november|-1
>>now|13
>>o|-2
>>oct|-2
>>of|-9
>>ok|-2
>>om|-3
>>on|-5
>>ot|1
>>ough|5
>>ovember|1
>>over|-1
>>ow|-4
>>para|1
>>please|5
>>pls|-5
>>plz|6
>>pm|-1
>>por|2
>>pour|3
>>r|2
>>right|1
>>s|-6
>>sday|4
>>se|-1
>>september|-1
>>sheets|2
>>should|-1
>>since|4
>>sing|-2
>>six|-1
>>so|1
>>sous|6
>>spatestens|-1
>>still|-4
>>stp|-1
>>sunday|-3
>>t|-6
>>tard|1
>>te|-1
>>that|4
>>the|-7
>>them|1
>>ther|-1
>>they|-4
>>this|4
>>three|-1
>>through|-4
>>thurs|-2
>>thursday|3
>>tion|-1
>>tmrw|-5
>>to|3
>>today|6
>>tomorrow|6
>>tonight|11
>>tuesday|1
>>two|1
>>uary|2
>>und|-3
>>unless|-2
>>until|-11
>>ursday|-4
>>ver|-1
>>von|-1
>>we|-2
>>wednesday|-1
>>when|1
>>whenever|6
>>which|-5
>>while|1
>>who|-2
>>will|5
>>with|1
>>within|-1
>>y|-2
>>yesterday|-1
>>zum|4
>>–|3
^a|18
^a copy|3
^a late|-1
^a photo|-1
^a regler|1
^a written|2
^about|-1
^abstracts|7
^accept|4
^accept sign|1
^accept the|1
^access|10
^account|-4
^accounting|-1
^act|-1
^acta|-2
^action|-2
^add|6
^add the|3
^after|-7
^after the|-7
^agent|-1
^agree|1
^agreed|-1
^alarm|-5
^all|-1
^allergen|-1
^am|1
^am besten|-1
^an|-2
^andernfalls|-1
^annex|-1
^annual|6
^another|-1
^answer|-3
^answer the|1
^answer them|1
^any|-1
^app|5
^appelle|4
^appelle le|2
^applicant|1
^application|-3
^apply|-5
^apply for|-1
^appointment|-2
^approve|-2
^approve the|-3
^approved|-2
^are|-3
^arrange|-2
^arrange a|-1
^arrange the|1
^as|-7
^as a|1
^as per|-2
^as the|-4
^asap|-2
^ask|-3
^ask for|-2
^ask mr|2
^ask the|-9
^ask them|1
^ask whether|3
^asks|3
^assign|-1
^assigned|-1
^assignee|-1
^at the|-1
^audit|-1
^aunt|-1
^autoclave|-1
^autumn|-1
^avisa|-4
^avoid|-1
^b|-1
^back|-3
^backup|1
^bad|1
^bags|-1
^bank|-1
^bath|-1
^batteries|-1
^be|-2
^be at|-1
^be done|-1
^be on|-4
^be repaired|-1
^be so|-1
^be there|-1
^because|-6
^because of|-1
^because the|-5
^bed|1
^beer|1
^before|-6
^before the|-4
^before we|-1
^bei|-2
^bei der|-8
^best|4
^bestell|3
^between|-1
^bike|-1
^bins|1
^birthday|-3
^bis|-1
^bis freitag|-1
^biscuit|-1
^black|-3
^bleed|3
^bleed the|2
^block the|-1
^blocked|-3
^blue|1
^board|-1
^boiler|4
^book|6
^book a|-1
^book flights|2
^book it|-6
^book the|1
^borrow|-2
^bother|-1
^box|-2
^boxes|-4
^brightwater|7
^bring|-5
^bring a|-3
^bring back|2
^bring it|-4
^bring them|-1
^bring your|3
^broken|-1
^budget|1
^bug|-1
^build|3
^bump|3
^buy|-5
^buy new|-5
^buyer|-1
^by|-1
^by the|-1
^c|1
^cake|1
^calibrate|1
^call|4
^call dr|2
^call for|1
^call him|-6
^call me|4
^call the|7
^call them|-2
^call to|-1
^call us|-3
^caller|-7
^calls|1
^cancel|7
^cancel it|-4
^cancel the|1
^car|-1
^card|1
^category|9
^cedar|-1
^certificate|-4
^certificate of|-4
^chairs|4
^change|-8
^change it|-2
^change of|1
^change request|-1
^change that|-1
^change the|2
^changer|1
^charge|-4
^chase|8
^chase the|5
^chase them|-2
^check|1
^check if|-3
^check it|-1
^check the|6
^check whether|-1
^check your|-3
^choir|-2
^choose|1
^choose a|1
^christmas|-1
^circulate|-5
^city|-2
^city of|-1
^claim|2
^claim the|4
^clean|2
^clean it|2
^clean up|-1
^cleaning|-2
^clear|3
^clear it|1
^clear out|1
^close|3
^close the|3
^coach|-1
^code|-1
^code freeze|-1
^coffee|-1
^cold|-1
^collect|-5
^collect the|3
^collect them|-4
^collects|1
^come|-2
^come and|-1
^commander|1
^comment|-3
^comment by|-3
^compare|11
^complete|-4
^comprar|1
^compressor|-1
^condition|-1
^confirm|10
^confirm in|-3
^confirm the|1
^confirm to|3
^confirm with|3
^confirm your|1
^congratulations|-1
^consent|4
^contact|-5
^contact form|-6
^contract|6
^contrato|1
^copies|-1
^copy|6
^copy the|3
^correct|10
^correct and|-3
^correct the|4
^corrective|-1
^council|1
^count|-3
^count the|-3
^cover|-4
^cover my|1
^cover the|-2
^crash|1
^create|-1
^critical|-1
^csv|3
^csv export|3
^customer|-5
^customer complaint|-1
^customer no|-1
^customer's|-3
^customers|1
^customs|-1
^cut|-1
^cut the|-1
^d|-1
^da|-2
^dad|1
^dad's|-1
^damit|-1
^danke|-2
^danke fur|-2
^das|1
^das angebot|2
^dass|1
^date|1
^date of|-2
^de|-3
^deadline|-2
^deadline for|-1
^deadline is|-1
^deal|1
^deal with|1
^dear|-1
^dear customer|-1
^decide|-1
^decided|-2
^deep|5
^deep clean|5
^defect|-1
^defrost|1
^defrost the|1
^delete|-5
^deliver|-7
^deliver the|-9
^delivery|-3
^delivery note|-2
^demo|-8
^den|9
^den notdienst|2
^dental|4
^dentist|1
^dentist for|2
^department|2
^department of|2
^deposit|-1
^der|-5
^descale|9
^descale the|5
^description|-2
^desk|-2
^despite|1
^despite our|-1
^despite two|2
^dev|-1
^did|2
^did anyone|-2
^did the|5
^die|3
^die heizung|2
^die reisekostenabrechnung|1
^dig|1
^dinner|-2
^discussed|-1
^discussion|-1
^dishwasher|2
^do|-2
^do it|-1
^do not|-6
^do that|-1
^do the|1
^do we|2
^do you|4
^docs|-1
^does|-1
^does the|-1
^dog|-1
^domain|-1
^don't|-1
^done|-3
^dont|-1
^door|6
^double|-1
^dr|2
^draft|1
^draft it|-3
^draft the|5
^draft to|-1
^draw|2
^draw up|2
^drawer|1
^drei|1
^dringend|-1
^drive|2
^driver|-1
^drivers|1
^drives|1
^drop it|-1
^drop the|1
^dry|5
^dublin|-1
^due|-1
^during|-4
^e|-1
^each|8
^earl|-1
^early|-1
^edge|3
^eggs|-1
^eine|6
^einen|2
^el|4
^el aire|1
^el cliente|-3
^el grifo|2
^electric|7
^else|-3
^email|-3
^email the|-3
^embassy|-3
^emergency|-1
^employee|-1
^empty|-1
^empty and|-1
^empty the|2
^en|2
^engineer|-1
^enter|2
^envoyer|2
^equipment|-3
^er|-5
^error|-1
^estate|-1
^estate of|-1
^estimate|1
^estoy|-4
^eur|-1
^every|-3
^exam|-1
^exchange|1
^export|1
^export the|1
^export to|1
^extend|5
^extend it|2
^extend the|2
^extract|-1
^facilities|2
^facility|-1
^facture|5
^facture n|5
^failing|-1
^failing which|-1
^faire|1
^farrier|5
^feature request|-1
^february|-1
^fee|2
^feed|-5
^feed the|3
^fetch|6
^file|5
^file the|-3
^fill|-6
^fill a|2
^fill in|-3
^finance|-2
^find|-1
^find a|3
^find another|-2
^find out|-7
^find someone|1
^find the|-1
^fine|-2
^finish|-3
^finish it|-2
^finish the|3
^finished|-3
^finished the|-3
^fire|1
^fire drill|-1
^fire extinguisher|1
^fire extinguishers|1
^first|1
^first thing|-1
^fit|3
^fix|-6
^fix before|-9
^fix it|-4
^fix that|3
^fix the|10
^fixing|-1
^flaky|3
^flaky e|2
^flat|-1
^floor|3
^flu|-1
^follow|-8
^follow our|-5
^follow up|-1
^food|-1
^for|1
^for my|-1
^for the|-1
^for your|-3
^forget|-1
^forklift|8
^form|-4
^forward|-3
^forward it|-1
^forward the|-1
^forwarded|-1
^found|-1
^four|-1
^frame|2
^free|-1
^free to|-2
^freezer|4
^freezer in|5
^fri|-1
^fridge|2
^frist|-1
^from|-2
^from the|-1
^front|3
^fuite|-1
^fur|1
^fur die|1
^furnish|-1
^further|-1
^further to|-1
^garage|1
^gas|-1
^gate|3
^get|3
^get a|1
^get an|-3
^get in|1
^get it|-4
^get me|-4
^get somebody|-2
^get someone|-1
^get the|7
^get them|-2
^get three|1
^get two|1
^give|-3
^give me|-3
^give the|-3
^give them|1
^glass|-1
^glue|3
^go|-14
^go ahead|-5
^go back|-5
^go home|-1
^go live|-1
^go out|-7
^go over|1
^go through|1
^go to|5
^goods|-1
^got|-2
^gracias|-1
^grandma's|4
^grandma's hearing|5
^grandpa's|-5
^grant|-3
^grant report|1
^grease|1
^great|-1
^greenline|2
^greg|-1
^grey|1
^group|5
^grout|-1
^guest|3
^gutter|4
^gutters|12
^half|-2
^half of|-1
^hall|3
^hana|-1
^hand|12
^hand in|3
^hand it|2
^hand over|5
^hand the|-1
^hand them|1
^handheld|1
^handle|-4
^handover|-1
^handrail|1
^handwritten|-2
^hang|1
^hang it|-1
^hang up|1
^harbour|-1
^harwick|-1
^has|-3
^has the|-2
^have|14
^have a|2
^have been|-1
^have boiler|-1
^have not|-1
^have the|18
^hay|-1
^he|-4
^he needs|-1
^he wants|-2
^he'd|2
^he'd like|2
^he's|-2
^health|-1
^hearing|3
^heating|1
^hedge|-1
^helpdesk|-1
^helpdesk request|-1
^hem|5
^henrik|-1
^her|-1
^here|-1
^here is|-1
^herr|-4
^hi|-2
^hire|2
^his|-1
^hoa|-1
^holiday|-1
^hoover|3
^hope|-1
^hotel|-1
^how|-1
^hr|-1
^hr wants|-1
^i|-12
^i am|3
^i asked|-2
^i bought|-3
^i can't|-4
^i don't|-6
^i has|-1
^i have|2
^i keep|1
^i know|-2
^i left|8
^i ordered|-1
^i put|-1
^i refer|7
^i said|2
^i send|-1
^i spoke|-1
^i was|-3
^i'm|-4
^i'm in|-3
^i'm short|1
^i've|3
^i've been|-1
^i've put|-1
^ich hab|-2
^ideally|-1
^if|-3
^if not|-1
^if you|-2
^ihr|-1
^ihre|-1
^il|5
^il nous|5
^in|10
^in the|3
^incidencia|1
^incident|-1
^inform|-1
^inspect|2
^inspection|-3
^inspection report|-2
^instead|-2
^instead of|-2
^insurance|2
^insurance certificate|1
^insurance renewal|1
^insurer|-1
^interim|1
^internal|-1
^inv overdue|-1
^invitations|2
^invoice|5
^invoice no|1
^invoice of|6
^is|-8
^issue|8
^issue a|7
^ist|1
^it|18
^it doesn't|-1
^it for|-1
^it has|-1
^it is|5
^it must|-2
^it needs|1
^it says|3
^it should|-1
^it still|8
^it was|12
^it's|1
^it's here|-1
^it's not|-3
^it's on|-1
^it's the|2
^item|-3
^its|-4
^january|-2
^je suis|-1
^job|-2
^job card|-2
^jonas|-1
^june|-1
^k|2
^keep|-4
^keep the|-2
^keep your|-1
^key|-1
^keys|-1
^keys are|-1
^kids|-2
^kitchen|7
^kitchen faucet|1
^kitchen tap|7
^know|-2
^kommt|-2
^kummerst|1
^kummerst du|1
^la|-4
^la impresora|4
^la reunion|-5
^label|9
^label printer|3
^label the|6
^lads|-1
^lars|-1
^las|8
^lassen|4
^lassen sie|4
^last|-2
^late|-1
^le|-4
^le client|2
^le faire|-1
^le lui|-2
^le videoprojecteur|1
^lead|2
^leaking|1
^lease|2
^leave|-4
^leave request|2
^leave the|-3
^left|-4
^left the|-5
^legal|7
^lena|9
^lend|-1
^let|-1
^let him|3
^let me|-13
^let the|1
^let them|3
^let us|5
^letter|1
^library|7
^lieferung|1
^lift|5
^light|1
^like|7
^like a|2
^like the|8
^like to|-1
^limit|-1
^list|-1
^listen|1
^llama|1
^llamar|1
^llame|1
^llame al|1
^llegan|2
^lo|4
^lo necesito|6
^load|-1
^loan|1
^loan agreement|-1
^local|8
^lock|7
^locker|-1
^log|-1
^login|-1
^long|-4
^look|-14
^look after|-1
^look at|-2
^look into|-8
^looks|-3
^looks good|-2
^los|-1
^lost|1
^lost property|2
^love|-1
^lovely|-1
^low|-1
^luis|-1
^m|-1
^machst|2
^machst du|2
^madame|-1
^madame monsieur|-1
^mail|5
^mail it|2
^mail the|1
^mail them|-2
^maintenance|-5
^maintenance request|-1
^mais|1
^make|5
^make a|2
^make an|3
^make appointment|2
^make it|2
^make new|-1
^make sure|6
^make the|-3
^manager|-1
^mandar|2
^march|-1
^marcus|-2
^marek|-2
^marisol|1
^mark|3
^marketing|-5
^marketing sync|-2
^marta|3
^max|-8
^may|-1
^me|2
^measure|3
^measure the|1
^medium|-1
^meet|-4
^meet you|-3
^meeting w|-1
^mend|-1
^menu|1
^message|1
^messe|-2
^meter|4
^meter readings|4
^mick|-1
^midland|-1
^milk|5
^mill|5
^mill road|6
^mine|-2
^minutes|5
^minutes of|-1
^mo|2
^mom|-2
^mom's|3
^mom's birthday|3
^morning|-1
^morning all|-1
^mot|3
^mot for|1
^move|10
^move all|2
^move her|-1
^move samples|2
^move the|4
^mow|-2
^mr|-2
^mrs|4
^ms|1
^mum's|-1
^my|-2
^my back|-2
^my daughter|2
^my husband|-1
^my name|-1
^my second|3
^my son|2
^nadia|-1
^names|-3
^near|-1
^near miss|-1
^new|-3
^new request|-1
^newsletter|-1
^next|5
^nightly|1
^no|-8
^no action|-1
^no hot|1
^no hurry|-1
^no need|-1
^no the|2
^nobody can|1
^nobody has|2
^noor|2
^north|-1
^nos|8
^not|-8
^not a|-1
^not on|-1
^not the|-1
^notes|-1
^nothing|-1
^notice|-1
^notice to|-1
^notification|-1
^notification of|-1
^notify|1
^notify the|1
^nous|6
^nous n'avons|5
^nur|3
^object|-1
^obligations|-1
^obligations of|-1
^observation|-1
^obtain|5
^obtain three|3
^obtain two|1
^of all|-1
^offer|-8
^offer a|3
^offer him|1
^office|-3
^office of|-3
^oil|-4
^old|2
^oma|-1
^on|-8
^on the|-1
^onboarding|2
^once|-1
^one|3
^one more|1
^only|-1
^only if|3
^only the|1
^open|4
^open a|-1
^open point|1
^open the|5
^opened|-1
^opening|-1
^opening hours|-1
^or|2
^order|-5
^order a|-5
^order it|-1
^order more|1
^order name|1
^order one|-1
^order replacement|2
^order the|6
^order two|2
^orders|-1
^organise|3
^organise that|2
^otherwise|-4
^otherwise the|-2
^otto|-1
^our|3
^our invoice|-3
^our records|-4
^outstanding|-1
^over|-1
^p|-1
^pack|-2
^page|1
^page of|-1
^paid|-1
^paint|-8
^paolo|-1
^paper|-1
^para|-3
^parcel|-1
^parents'|-1
^parish|1
^parish council|1
^parking|1
^parking permits|1
^parte|-5
^parte de|-5
^partners'|-1
^passport|3
^password|2
^past|-1
^past due|-1
^patient|-6
^patient mr|-1
^patients|-1
^pay|7
^pay invoice|7
^pay online|7
^pay the|3
^pay this|1
^pay to|-1
^paying|1
^payment received|1
^payment terms|-1
^payroll|5
^pedir|-1
^people|-2
^petra|-1
^pharmacy|4
^phone|14
^phone the|3
^phone them|3
^photograph|-3
^photos|-1
^pick|-1
^pick it|1
^pick one|-1
^pick up|-3
^picture|-1
^pide|1
^place|-5
^place the|-4
^plomberie|6
^plot|-1
^pm|-3
^po|-1
^porte|3
^porte du|3
^post|-8
^pour|-3
^prairie|5
^prepare|4
^prepare a|3
^prepare the|-2
^preparer|1
^press|-1
^previous|-2
^prices|6
^print|1
^print and|4
^print the|-3
^printer|6
^printing|-3
^priya|-1
^pro|1
^pro forma|1
^prod|-2
^prod db|-1
^product|-1
^production|-1
^production meeting|-1
^project|-2
^projector|2
^projector in|-1
^proofread|4
^property|-2
^protokoll|-1
^provide|3
^provide the|1
^prufen|-1
^pull|2
^pull the|1
^pump|10
^purchase requisition|-2
^put|3
^put in|-3
^put it|-1
^put the|-2
^put them|1
^put up|5
^q|-4
^quarantine|-1
^quarterly|3
^query|1
^questions|4
^queue|-1
^quick|-2
^quotation|5
^quotation q|5
^quote|-3
^quote for|-3
^rabies|2
^radiator|2
^raffle|-1
^rain|-1
^raise|-1
^rate|1
^re|-2
^re the|1
^reach|-1
^read|-4
^read it|-1
^read the|1
^rebook|1
^recalibrate|3
^recalibrate the|2
^recall|2
^receipts|-1
^receive|-2
^receive the|-2
^receive this|-1
^reception|-2
^rechnung|5
^rechnung bezahlen|2
^rechnung nr|2
^rechnung re|2
^redo|3
^redo the|1
^ref|-1
^refill|3
^refill the|1
^refund|8
^refund the|2
^register|3
^register your|2
^rehearsal|-1
^reissue|4
^relance|2
^relancer|5
^relancer le|4
^release|-3
^release checklist|-2
^release the|1
^remains|-2
^remind|1
^remind about|1
^reminder|-4
^reminder from|-1
^remit|-3
^remit payment|2
^remit the|-1
^remove|3
^remove the|2
^remplacement|-5
^rename|1
^rename the|1
^renew|3
^renew it|2
^renew my|1
^renew now|-3
^renew passport|1
^renew the|4
^renew your|2
^renewal|-5
^rent|-1
^rental|5
^renvoyer|1
^reorder|4
^repaint|1
^repair|-9
^repair it|-1
^repair the|-4
^repeat|4
^replace|9
^replace batteries|4
^replace the|5
^replace them|2
^reply|1
^reply to|2
^report|-1
^reported|-1
^reported by|-1
^request|-12
^request the|-2
^requested|-1
^requester|-1
^rerun|2
^resend|-5
^resend the|-5
^reserve|4
^reserve the|1
^reserver|3
^reserver la|3
^reset|3
^reset the|1
^resolved|-1
^resolved that|-1
^respond|-5
^response|-1
^response required|-1
^restart|-2
^restart the|2
^return|13
^return it|1
^return signed|3
^return the|9
^return them|-2
^return this|-1
^rev|-2
^review|3
^review the|1
^reviewer|-1
^rewrite|1
^rewrite the|2
^ring|-4
^ring her|-3
^ring mr|1
^ring the|4
^ring them|-1
^risk|-2
^road|2
^roll|5
^roll back|5
^room|5
^rotate|1
^rotate the|1
^ruf|2
^run out|-1
^ruth|1
^safety|-1
^safety walk|-1
^said|1
^said he'd|2
^said she'd|-1
^sammelt|-3
^sample|1
^sans|-1
^sat|1
^save|-1
^saw|-1
^say|-1
^says|-3
^scaffold|4
^scaffolding|1
^scan|3
^scan it|1
^scan the|3
^schedule|-1
^schedule the|-4
^schick|-1
^schicken|1
^school|-2
^se ha|6
^seal|4
^seat|2
^second|4
^second notice|-2
^see|-8
^see below|-2
^see the|-3
^see to|1
^seen|3
^seen the|4
^sehr|-2
^sehr geehrte|-2
^sell|-5
^send|9
^send a|3
^send back|1
^send it|2
^send me|-8
^send over|1
^send someone|-2
^send the|5
^send them|4
^send to|-2
^send us|1
^serial|-1
^server|-1
^server room|-1
^service|-3
^set|-8
^set the|-2
^set up|-1
^settle|-5
^settle it|-2
^severity|-2
^sew|1
^sew the|1
^share|-2
^share the|-1
^she|-4
^she can't|-2
^she is|-1
^she needs|-1
^she wants|1
^she'd|4
^she'd like|4
^she's|-1
^shop|-2
^shopping|2
^short|-1
^show|1
^show it|2
^shower|2
^si|-1
^sich|-1
^sie|-3
^sign|5
^sign and|-4
^sign it|1
^sign off|1
^sign the|2
^sign up|2
^signed|-2
^simon|1
^sin|-1
^since|13
^since the|7
^since update|5
^site|-1
^skip at|1
^sla|-1
^smoke|1
^something|-1
^son|-2
^sonst|-2
^sort it|-1
^sort out|1
^sort the|1
^sound|2
^soy|-1
^spare|-1
^spatestens|-1
^spatestens bis|-1
^speak|2
^speak to|2
^split|-2
^spring|5
^sprint|-1
^st|-1
^staff|-1
^stage|-1
^stand|-1
^start|-10
^state|-1
^statement|-3
^statement of|-2
^sticky|-1
^sticky note|-1
^still|-2
^stock|-1
^stop|-10
^stop the|-2
^storage|-1
^students|-1
^submit|5
^submit a|1
^submit it|-1
^submit the|7
^submit your|2
^suite|-2
^summary|-1
^summer|-1
^supplier|-4
^supply|1
^support|-1
^sure|-3
^surgery|7
^swap|5
^swap the|3
^swap them|1
^sweep|1
^sweep the|1
^switch|-1
^t|-2
^table|-1
^take|-10
^take a|-1
^take care|-1
^take place|-1
^take that|-1
^take the|-2
^take this|2
^take your|-1
^talk|-2
^talk about|-4
^talk to|2
^tank|-1
^tap|-1
^tariq|-1
^tasting|-1
^te|2
^teh|1
^teilen|5
^teilen sie|5
^tell|-7
^tell her|7
^tell the|5
^tell us|-3
^temp|-2
^tenant|-1
^tenant is|-1
^tender|-1
^tent|5
^term|-1
^test|-1
^test the|1
^text|-1
^th|-2
^thanks|-1
^thanks for|-1
^that|7
^that means|-4
^that we|-1
^that's it|1
^thats|-1
^the|2
^the alarm|-1
^the annual|-1
^the application|-1
^the auditor|-2
^the auditors|-1
^the autoclave|-3
^the bank|-3
^the bathroom|1
^the big|1
^the bin|1
^the board|-1
^the boiler|-1
^the cake|2
^the calibration|1
^the car|1
^the card|5
^the carpet|-1
^the caterer|6
^the children|-2
^the client|-8
^the coffee|-3
^the company|1
^the compressor|-2
^the concert|-1
^the consent|3
^the contract|1
^the council|-1
^the county|-3
^the crane|-1
^the demo|4
^the dishwasher|-3
^the domain|-1
^the donor|1
^the elevator|5
^the emergency|1
^the ethics|-1
^the export|1
^the fire|-1
^the fish|-1
^the flowers|-1
^the following|-6
^the forklift|-1
^the form|-3
^the freezer|-2
^the grant|6
^the guest|3
^the gutter|-2
^the hall|1
^the hand|-1
^the handrail|1
^the health|-2
^the hearing|1
^the heating|1
^the hendersons|1
^the hero|5
^the hire|-1
^the inspector|-1
^the insurance|-3
^the insurer|-4
^the interim|2
^the invoice|-1
^the key|-4
^the keys|4
^the kids|-1
^the kitchen|-1
^the label|2
^the lady|-2
^the lamp|-1
^the landlord's|-1
^the last|3
^the lease|1
^the machine|-1
^the meeting|1
^the minutes|3
^the mot|3
^the museum|-1
^the neighbours|-5
^the new|4
^the next|-1
^the offer|9
^the one|-1
^the only|1
^the opening|-2
^the organ|4
^the original|3
^the other|-1
^the owner|-1
^the passport|-2
^the photographer|-1
^the piano|-1
^the plants|-1
^the plotter|-1
^the plumber|1
^the portal|-3
^the price|-6
^the print|-1
^the printer|-1
^the programme|-1
^the projector|4
^the q|1
^the reading|4
^the recycling|-2
^the revised|-1
^the salt|-3
^the school|-1
^the shower|1
^the signed|1
^the skip|4
^the smoke|-1
^the sound|1
^the staging|-1
^the tenants|-1
^the thing|1
^the toner|-1
^the truck|-1
^the two|3
^the vendor|-1
^the vet|1
^the visitor|1
^the walk|-2
^the washing|-1
^the water|-2
^the yearly|1
^their|1
^them|-1
^theo|-1
^there are|1
^there's|-2
^there's a|-1
^these|-1
^they|4
^they are|-1
^they asked|2
^they can't|-1
^they like|-2
^they need|-2
^they said|-1
^they say|3
^they want|12
^they won't|-1
^they'd|2
^they'd like|2
^they'll|-1
^they're|-1
^they've|-1
^things|-1
^think|-1
^this|5
^this cannot|-1
^this has|-1
^this is|2
^three|-3
^throw|-1
^throw out|-1
^thx|-1
^ticket|-3
^till|8
^timesheets|6
^to|-1
^toner|-1
^toolbox|-1
^toolbox talk|-1
^top|-1
^total|-1
^total ttc|-1
^tour|-2
^transfer|5
^transfer the|4
^translate|1
^translate the|1
^translation|8
^transport|1
^treasurer|-1
^trim|2
^truck|-1
^tu|-2
^tu t'en|-1
^tuesday|-3
^turn|1
^two|-9
^two of|-5
^two things|-3
^type|-3
^type of|-1
^um|-2
^under|-8
^unfortunately|-6
^unfortunately the|-6
^unit|2
^unit b|5
^unless|-1
^unlock|1
^unser|4
^until|1
^until then|1
^update|12
^update it|1
^update the|4
^upgrade|2
^upgrade postgres|2
^upload|5
^upload it|-1
^upload the|3
^upload them|-1
^upload your|2
^urgency|-1
^urgente|-1
^use|3
^use it|4
^use the|-2
^user|2
^utility|-3
^valid|-1
^van|4
^vehicle|-2
^vendor|3
^version|-4
^version of|-1
^very|-1
^via|-2
^visit|-3
^visit the|-3
^visitor|-1
^visitors|-2
^voice|-2
^voice memo|-1
^voicemail|-1
^voir|-2
^volunteers|3
^vorher|-2
^votre|2
^w|5
^wait|-1
^walk|4
^walk in|5
^want|3
^ward|-1
^warehouse|-1
^warranty|1
^was|-1
^wash|8
^wash the|1
^water|-3
^water coming|1
^water is|-2
^water the|1
^water them|-1
^we|-2
^we are|-4
^we can't|6
^we cannot|-1
^we don't|-2
^we go|-1
^we have|-11
^we owe|1
^we paid|-1
^we pay|-3
^we spoke|-1
^we still|2
^we would|-1
^we're|15
^we're down|9
^we're nearly|1
^we're out|6
^we've|-2
^we've got|-1
^weather|-2
^website|-2
^wedding|-1
^weekly|-1
^well|-1
^wenn|7
^wer|6
^were|-1
^what|10
^what do|-1
^what happened|-3
^what i|7
^what is|-2
^what she|2
^what we|3
^wheelchair|5
^when|7
^when i|4
^when the|4
^whenever it|1
^where|3
^whether|1
^which|-2
^white|-1
^wie|-1
^window|-1
^winter|-4
^wir|2
^wish|-4
^with|-2
^withdraw|1
^without|-2
^without the|-1
^words|-1
^work|-3
^work order|-1
^write a|2
^write it|-2
^write the|1
^write them|-1
^write to|-4
^write up|-1
^wrong|-1
^ya|-5
^year|-1
^yes|-2
^yes do|1
^yes go|-1
^yes i|-1
^yesterday|-1
^you|-1
^you're|-2
^you're on|1
^you've|-1
^your|5
^your application|-1
^your appointment|8
^your domain|5
^your order|-1
^your subscription|-4
^your vehicle|-1
^yours|-1
topic $a|2
topic $account|1
topic $agreement|-1
topic $alarm|1
topic $apartment|1
topic $application|-1
topic $approver|-1
topic $at|2
topic $authority|-1
topic $autoclave|-1
topic $b|-3
topic $back|1
topic $badge|-1
topic $bed|-1
topic $bill|8
topic $birthday|-1
topic $biscuit|2
topic $board|-1
topic $boots|2
topic $boxes|2
topic $bulb|1
topic $c|-2
topic $cake|2
topic $call|-1
topic $car|-3
topic $card|3
topic $case|-1
topic $category|-2
topic $centrifuge|1
topic $cert|1
topic $certificate|2
topic $certificates|4
topic $change|-1
topic $check|-2
topic $choir|-1
topic $class|-1
topic $cleaners|1
topic $clinic|-3
topic $club|1
topic $comments|-1
topic $committee|-1
topic $company|1
topic $compressor|1
topic $contact|-1
topic $contract|-1
topic $council|-2
topic $customers|5
topic $date|-2
topic $day|-1
topic $delivery|-2
topic $department|1
topic $draft|-3
topic $employee|-1
topic $evening|-4
topic $excerpt|-2
topic $expected|-2
topic $extinguishers|2
topic $fair|1
topic $fence|-2
topic $firm|-1
topic $first|1
topic $flat|-2
topic $forget|-4
topic $forms|1
topic $free|-2
topic $from|-1
topic $garden|2
topic $gate|-4
topic $group|-3
topic $guide|-1
topic $hall|-1
topic $heating|-1
topic $hendersons|1
topic $house|-2
topic $in|1
topic $inc|-1
topic $inspector|-1
topic $invoice|11
topic $it|-2
topic $item|-3
topic $items|-2
topic $job|1
topic $key|13
topic $keys|1
topic $kids|-1
topic $kitchen|-3
topic $koln|-2
topic $lamp|-1
topic $lane|-2
topic $lease|1
topic $letter|2
topic $letters|-2
topic $library|-2
topic $licence|2
topic $lights|-1
topic $list|1
topic $log|-1
topic $m|2
topic $machine|-2
topic $man|1
topic $meeting|-2
topic $message|5
topic $monday|1
topic $name|-1
topic $nephew|1
topic $never|2
topic $news|1
topic $note|-1
topic $notes|-1
topic $notice|-2
topic $number|-2
topic $of|-4
topic $office|-1
topic $on|-1
topic $one|-4
topic $ones|-1
topic $open|-1
topic $order|6
topic $over|-1
topic $page|6
topic $parcel|1
topic $parking|1
topic $party|4
topic $people|-3
topic $permits|1
topic $plot|-1
topic $plumber|3
topic $po|5
topic $price|1
topic $printer|1
topic $project|-1
topic $q|7
topic $quotation|2
topic $re|1
topic $receipt|3
topic $receipts|5
topic $registration|2
topic $reminder|-1
topic $renewal|2
topic $request|-2
topic $requester|-1
topic $revenue|-1
topic $room|4
topic $round|-1
topic $say|-1
topic $says|-2
topic $sec|-1
topic $service|-3
topic $severity|-2
topic $sheets|1
topic $shop|-3
topic $side|1
topic $site|-1
topic $slip|-1
topic $st|-1
topic $staff|-2
topic $stage|-3
topic $statement|-1
topic $street|1
topic $t|-2
topic $tap|1
topic $tasting|-1
topic $tax|5
topic $team|-6
topic $tenant|-2
topic $term|-1
topic $terms|-2
topic $test|1
topic $th|-3
topic $there|-1
topic $things|-1
topic $ticket|-2
topic $training|1
topic $truck|5
topic $u|-1
topic $unit|1
topic $up|-1
topic $user|-1
topic $vehicle|-1
topic $wall|-4
topic $weather|-1
topic $website|3
topic $week|2
topic $well|-1
topic $ya|-1
topic =a|3
topic =about|4
topic =above|1
topic =account|3
topic =accounts|-2
topic =act|-1
topic =agm|-1
topic =aid|1
topic =alarm|1
topic =all|7
topic =annual|5
topic =apartment|1
topic =api|8
topic =application|-1
topic =appointment|1
topic =approver|-1
topic =archive|3
topic =as|-1
topic =ask|-2
topic =at|4
topic =aunt|-1
topic =authority|-1
topic =autoclave|-2
topic =b|2
topic =baby|-1
topic =back|1
topic =background|2
topic =bad|1
topic =badge|3
topic =band|1
topic =bank|2
topic =bathroom|1
topic =be|1
topic =bed|1
topic =before|2
topic =bill|10
topic =bins|1
topic =biscuit|2
topic =blank|2
topic =block|1
topic =board|-2
topic =boiler|1
topic =book|-1
topic =booking|-2
topic =boots|2
topic =box|1
topic =boxes|2
topic =bread|-3
topic =broken|-3
topic =bug|-1
topic =building|-1
topic =bulb|1
topic =bus|6
topic =c|-2
topic =cake|2
topic =caldera|1
topic =call|-1
topic =car|-3
topic =card|1
topic =care|4
topic =cargo|1
topic =cart|2
topic =case|1
topic =cat|1
topic =catalogue|-1
topic =category|-4
topic =centrifuge|1
topic =cert|1
topic =certificate|5
topic =certificates|6
topic =change|5
topic =changing|-1
topic =channel|-3
topic =chapel|1
topic =chart|2
topic =check|-2
topic =checkout|1
topic =child|-1
topic =choir|-2
topic =christmas|-1
topic =city|-1
topic =claim|1
topic =class|-1
topic =cleaners|1
topic =clinic|-5
topic =club|1
topic =coach|1
topic =coffee|2
topic =comments|-1
topic =committee|-1
topic =company|1
topic =complaint|-1
topic =compost|2
topic =compressor|1
topic =concert|-1
topic =consent|1
topic =contact|-1
topic =contract|1
topic =control|1
topic =copy|-2
topic =corner|5
topic =cost|-3
topic =council|1
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
topic =daughter's|3
topic =day|2
topic =days|1
topic =db|3
topic =de|5
topic =deck|2
topic =defect|-3
topic =del|-1
topic =delivery|-1
topic =demo|-3
topic =dental|2
topic =department|1
topic =desk|-1
topic =disk|3
topic =display|6
topic =domain|3
topic =don't|-1
topic =door|6
topic =draft|-3
topic =du|1
topic =due|1
topic =emergency|-1
topic =employee|-1
topic =enquiry|-1
topic =equipment|-1
topic =estate|2
topic =ethics|-1
topic =evening|-4
topic =excerpt|-2
topic =expected|-2
topic =export|3
topic =extension|-1
topic =extinguishers|2
topic =eye|1
topic =fair|1
topic =fee|-3
topic =feedback|-3
topic =fees|1
topic =fence|-2
topic =festival|-3
topic =file|-1
topic =final|-1
topic =fire|2
topic =firm|-1
topic =first|-3
topic =flat|-2
topic =flu|-4
topic =follow|-3
topic =following|-5
topic =for|15
topic =forget|-4
topic =form|-1
topic =forma|1
topic =forms|1
topic =four|-1
topic =free|-2
topic =freezer|-3
topic =fridge|1
topic =from|2
topic =front|-1
topic =fuel|6
topic =garden|1
topic =gate|-3
topic =gloves|2
topic =go|-1
topic =grandma's|1
topic =grant|-2
topic =group|-3
topic =guest|5
topic =gutter|3
topic =gym|8
topic =half|-1
topic =hall|2
topic =hallway|1
topic =hand|1
topic =harbour|1
topic =harvest|1
topic =head|1
topic =health|-1
topic =hearing|-1
topic =heating|8
topic =helpdesk|-1
topic =hendersons|1
topic =hire|-1
topic =hope|-1
topic =hotel|1
topic =house|-2
topic =husband|-2
topic =i|-2
topic =in|-3
topic =inc|-1
topic =incidencia|-1
topic =incident|-1
topic =ines|-4
topic =inspection|-1
topic =inspector|-1
topic =insurance|2
topic =interpreter|1
topic =invitation|2
topic =invoice|9
topic =is|2
topic =it|-2
topic =item|-4
topic =items|-2
topic =job|-1
topic =key|13
topic =keys|1
topic =kids|-1
topic =kit|7
topic =kitchen|-4
topic =koln|-2
topic =la|1
topic =lab|2
topic =ladder|3
topic =lady|-2
topic =landlord|-1
topic =lane|-2
topic =laptop|1
topic =last|1
topic =late|-1
topic =lave|-1
topic =lease|1
topic =leftover|3
topic =letter|2
topic =letters|-2
topic =library|-1
topic =licence|2
topic =lift|-1
topic =lights|-1
topic =list|-2
topic =little|-2
topic =loan|-1
topic =local|1
topic =locker|7
topic =log|-2
topic =logo|-1
topic =low|-3
topic =m|2
topic =machine|-2
topic =maintenance|-2
topic =man|1
topic =may|3
topic =media|2
topic =meeting|-6
topic =message|5
topic =messe|-3
topic =meter|1
topic =mill|-1
topic =minutes|-1
topic =missing|7
topic =monday|1
topic =mot|1
topic =moved|-1
topic =mr|1
topic =mrs|1
topic =mum's|-1
topic =name|-2
topic =nd|-1
topic =nephew|1
topic =never|2
topic =new|1
topic =news|1
topic =next|-2
topic =night|-2
topic =no|-1
topic =noise|-1
topic =not|2
topic =note|-6
topic =notes|-3
topic =notice|-4
topic =number|-2
topic =numbers|-2
topic =object|-1
topic =of|7
topic =off|-1
topic =office|-4
topic =oil|3
topic =ok|-1
topic =old|-1
topic =on|6
topic =onboarding|-6
topic =one|-5
topic =ones|-1
topic =only|-1
topic =open|-1
topic =orchard|-3
topic =order|6
topic =our|1
topic =out|-1
topic =oven|-4
topic =over|-1
topic =p|4
topic =page|3
topic =paid|-1
topic =papers|1
topic =parcel|2
topic =parent|-3
topic =park|-1
topic =parking|5
topic =parte|4
topic =parts|1
topic =party|3
topic =password|1
topic =patient|1
topic =people|-6
topic =permits|1
topic =photos|5
topic =pitch|1
topic =plumber|3
topic =po|4
topic =policy|-1
topic =porte|1
topic =practice|1
topic =prep|-3
topic =press|1
topic =prices|2
topic =printed|-1
topic =printer|1
topic =pro|1
topic =prod|4
topic =proforma|2
topic =project|-2
topic =projector|2
topic =proof|1
topic =property|-1
topic =q|9
topic =quarterly|1
topic =quotation|6
topic =quote|4
topic =rabies|-1
topic =rd|-1
topic =re|1
topic =recall|1
topic =receipt|3
topic =receipts|5
topic =reference|1
topic =registration|2
topic =rehearsal|2
topic =reminder|-1
topic =renewal|4
topic =replacement|1
topic =report|-1
topic =request|-3
topic =requester|-1
topic =return|1
topic =revenue|-2
topic =room|4
topic =round|-1
topic =safety|-1
topic =salt|-1
topic =say|-1
topic =says|-2
topic =scaffolding|2
topic =school|-2
topic =sec|-1
topic =second|-2
topic =section|1
topic =september|-1
topic =server|-1
topic =service|-3
topic =severity|-3
topic =sheets|6
topic =shop|-2
topic =shower|-2
topic =side|1
topic =signature|-1
topic =signed|-1
topic =site|-4
topic =size|3
topic =skip|1
topic =slip|-1
topic =smoke|1
topic =snow|4
topic =so|-1
topic =sometime|-5
topic =son|-3
topic =speaker|2
topic =spring|4
topic =st|-2
topic =stage|-3
topic =staging|1
topic =stamped|2
topic =state|-2
topic =statement|1
topic =stock|1
topic =street|3
topic =summer|7
topic =supplier|2
topic =support|-2
topic =t|-2
topic =talk|-2
topic =tap|1
topic =tasting|-1
topic =tax|7
topic =team|-5
topic =tecnico|1
topic =tenant|-3
topic =tender|-1
topic =term|-1
topic =terminal|-1
topic =terms|-2
topic =test|1
topic =th|-3
topic =the|8
topic =them|-1
topic =there|-1
topic =things|-1
topic =this|1
topic =three|-7
topic =ticket|-2
topic =time|5
topic =to|-9
topic =toolbox|-2
topic =top|-1
topic =town|-1
topic =traffic|1
topic =trailer|1
topic =training|1
topic =trip|-1
topic =truck|4
topic =trustees'|-1
topic =tv|3
topic =two|-1
topic =u|-1
topic =umzug|1
topic =unit|1
topic =up|-1
topic =updated|5
topic =user|-1
topic =v|1
topic =vaccine|-2
topic =vaisselle|-1
topic =valid|-1
topic =vat|1
topic =vehicle|-2
topic =velos|1
topic =vendor|-3
topic =voicemail|-2
topic =w|2
topic =waiting|4
topic =walk|-1
topic =wall|-4
topic =warranty|-1
topic =water|3
topic =weather|-1
topic =website|1
topic =week|2
topic =weekly|-1
topic =well|-1
topic =went|-1
topic =what|-1
topic =with|3
topic =work|-4
topic =wrong|5
topic =x|1
topic =ya|-1
topic =year|-1
topic =yearly|-3
topic =your|2
topic ^action|-1
topic ^agm|-1
topic ^annual|7
topic ^api|7
topic ^applicant|1
topic ^approver|-1
topic ^archive|2
topic ^aunt|-1
topic ^autoclave|-2
topic ^autoclave in|-1
topic ^badge|3
topic ^bank|-2
topic ^bathroom|1
topic ^before|2
topic ^before i|-2
topic ^blank|2
topic ^blank page|2
topic ^board|-1
topic ^boiler|1
topic ^booking|-2
topic ^bread|-3
topic ^broken|-3
topic ^bug|-1
topic ^building|-1
topic ^bus|7
topic ^cake|2
topic ^card|-1
topic ^case|-1
topic ^cat|-1
topic ^category|-4
topic ^category it|-2
topic ^certificate|2
topic ^change|2
topic ^child|-1
topic ^choir|-1
topic ^city|-1
topic ^city of|-1
topic ^claim|1
topic ^coach|1
topic ^coffee|5
topic ^complaint|-1
topic ^compost|2
topic ^compressor|1
topic ^consent|1
topic ^contract|2
topic ^copy|1
topic ^copy of|1
topic ^cost|-1
topic ^council|3
topic ^court|-1
topic ^crane|-1
topic ^customs|1
topic ^date|-1
topic ^date of|-1
topic ^daughter|-3
topic ^defect|-1
topic ^delivery note|-1
topic ^dental|2
topic ^department|1
topic ^domain|3
topic ^don't|-1
topic ^don't forget|-1
topic ^emergency|-1
topic ^employee|-1
topic ^equipment|-1
topic ^ethics|-1
topic ^expected|-2
topic ^export|2
topic ^eye|1
topic ^fee|-3
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
topic ^following|-5
topic ^for|-5
topic ^form|-1
topic ^garden|1
topic ^gas|1
topic ^gate|1
topic ^grandma's|1
topic ^grant|-1
topic ^group|-1
topic ^guest|5
topic ^gutter|3
topic ^gutter over|1
topic ^gym|8
topic ^half|-1
topic ^hall|3
topic ^hallway|1
topic ^hand|1
topic ^harbour|1
topic ^harvest|2
topic ^health|-1
topic ^heating|8
topic ^heating in|4
topic ^helpdesk|-1
topic ^helpdesk request|-1
topic ^hendersons|1
topic ^hire|-1
topic ^hope|-1
topic ^hope the|-1
topic ^hotel|1
topic ^husband|-2
topic ^inc|-1
topic ^incident|-1
topic ^inspector|-1
topic ^insurance|3
topic ^insurance renewal|2
topic ^interpreter|1
topic ^interpreter for|1
topic ^invitation|2
topic ^invoice|7
topic ^invoice date|-1
topic ^job|-2
topic ^job card|-2
topic ^kids|-1
topic ^kitchen|-1
topic ^lab|1
topic ^lamp in|1
topic ^landlord|-1
topic ^last|1
topic ^lave|-1
topic ^lave vaisselle|-1
topic ^letter|-3
topic ^library|1
topic ^lift|-1
topic ^list|-1
topic ^logo|-1
topic ^low|-3
topic ^maintenance|-2
topic ^meeting|-1
topic ^meeting with|-1
topic ^message|5
topic ^messe|-3
topic ^minutes|1
topic ^minutes of|1
topic ^missing|7
topic ^mot|1
topic ^mrs|1
topic ^mum's|-1
topic ^name|-2
topic ^name of|-1
topic ^nd|-1
topic ^new|-2
topic ^next|-2
topic ^noise|-1
topic ^notes|-1
topic ^notice|-2
topic ^notice to|-2
topic ^numbers|-1
topic ^object|-1
topic ^office|-3
topic ^ok|-1
topic ^ok so|-1
topic ^old|-1
topic ^onboarding|-3
topic ^one|-1
topic ^only|-1
topic ^open|-1
topic ^opening|1
topic ^oven|-4
topic ^p|4
topic ^page|-1
topic ^page of|-5
topic ^parcel|2
topic ^parent|-3
topic ^parking|4
topic ^parking permits|1
topic ^parte|4
topic ^parte de|4
topic ^patient|1
topic ^people|-3
topic ^photos|5
topic ^photos of|8
topic ^plot|-1
topic ^plumber|-1
topic ^porte|1
topic ^porte du|1
topic ^price|2
topic ^pro|1
topic ^pro forma|1
topic ^prod|4
topic ^proforma|2
topic ^project|-2
topic ^projector|2
topic ^projector in|-1
topic ^property|-1
topic ^q|2
topic ^quarterly|1
topic ^quotation|4
topic ^quote|3
topic ^quote for|-1
topic ^rabies|2
topic ^reference|1
topic ^rehearsal|2
topic ^requester|-1
topic ^revenue|-1
topic ^room|-4
topic ^school|-2
topic ^sec|-1
topic ^second|-2
topic ^server|-1
topic ^server room|-1
topic ^service|-1
topic ^severity|-2
topic ^shower|-2
topic ^signature|-1
topic ^signed|-1
topic ^skip|1
topic ^smoke|1
topic ^snow|4
topic ^sometime|-5
topic ^son|-3
topic ^spring|3
topic ^staff|1
topic ^staging|1
topic ^state|-2
topic ^statement|-1
topic ^statement of|1
topic ^summer|7
topic ^supplier|1
topic ^support|-2
topic ^tecnico|1
topic ^tecnico de|1
topic ^tenant|-2
topic ^tenant in|-1
topic ^tender|1
topic ^term|-1
topic ^terms|-2
topic ^this|1
topic ^three|-3
topic ^ticket|-2
topic ^to|-7
topic ^toolbox|-2
topic ^toolbox talk|-2
topic ^top|-1
topic ^town|-1
topic ^trailer|1
topic ^truck|5
topic ^trustees'|-1
topic ^umzug|-1
topic ^unit|-1
topic ^user|-1
topic ^valid|-1
topic ^vat|1
topic ^vat return|1
topic ^vehicle|-2
topic ^vendor|-3
topic ^voicemail|-2
topic ^w|2
topic ^walk|-1
topic ^walk in|-1
topic ^warranty|-1
topic ^water|3
topic ^weather|-1
topic ^weekly|-1
topic ^went|-1
topic ^went well|-1
topic ^what|-1
topic ^work|-4
topic ^work order|-4
topic ^year|-1
`;
