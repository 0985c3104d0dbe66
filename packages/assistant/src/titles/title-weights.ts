import type { TitleFeature } from './title-features.ts';

/** How much each feature speaks for a title; made by `npm run learn:titles`, not by hand. */
export const TITLE_WEIGHTS: Readonly<Record<TitleFeature, number>> = {
  isByRules: 1.13,
  isActionByRules: -0.07,
  isAskedPart: -0.45,
  isWholeSentence: 0.78,
  isClause: -0.08,
  isLastClause: 0.35,
  isClauseToDo: 0.36,
  isSubordinate: -0.27,
  isToEnd: -0.3,
  isAfterLabel: 0.54,
  isFromVerb: 0.31,
  isSubject: -0.35,
  isCut: 1.37,
  hasTopic: 0.86,
  hasTopicOfSubject: 1.32,
  hasTopicOfLabel: -1.18,
  hasTopicOfOwn: -0.09,
  hasTopicOfBefore: 1.47,
  hasTopicOfEarlier: -0.18,
  hasTopicOfFirst: -0.5,
  isClearWithoutTopic: -3.13,
  isFairlyClearWithoutTopic: -1.51,
  isFirst: -0.27,
  isLast: -0.48,
  isLater: -0.64,
  placeInText: -1.09,
  isInFirstParagraph: -0.76,
  isBeforeTask: 0.51,
  isTask: 0.49,
  isAsking: 0.17,
  isTelling: -0.8,
  isShortSentence: -0.16,
  asksPlainly: 0.39,
  hasDate: -1.13,
  hasDeadline: 0.2,
  hasDue: 1.02,
  isMain: -0.27,
  isOfMain: -0.23,
  asksSomebody: 0.57,
  isItem: 1.34,
  isReport: -0.58,
  isOwnParagraph: -0.57,
  isFurther: -0.73,
  length: 3.28,
  words: 0.37,
  saysNothing: -0.84,
  saysMuch: 0.54,
  isUnspecific: -1.25,
  isSpecific: 0.76,
  isCentral: 1.12,
  refersBack: -0.2,
  beginsWithIt: -0.63,
  hasPronoun: -0.24,
  beginsWithVerb: 1.07,
  isToDo: 1.02,
  isRequest: 1.35,
  obliges: -0.73,
  isOfWriter: 0.06,
  isPleasantry: -0.59,
  hasName: -0.29,
  hasNumber: 0.04,
  hasColon: -0.81,
  hasComma: -1.22,
  isPast: -0.72,
  hasFault: 0.52,
  isOfDocument: 0.61,
  endsOpen: 0.24,
  hasAmount: -1.15,
};

/** How much each word of a title, or beside it, speaks for it; made by `npm run learn:titles`, not by hand. */
export const TITLE_WORDS = `
$a|8
$aa|-1
$ab|1
$about|-1
$above|-1
$ac|1
$accept|-2
$access|-1
$accident|-1
$accordingly|2
$account|3
$accounting|-1
$accounts|-2
$address|13
$adviser|-9
$affected|-1
$afraid|6
$afternoon|-1
$afterwards|-2
$again|7
$agency|-4
$agm|-2
$agreed|-1
$ahead|-5
$all|5
$alone|-1
$already|-4
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
$aob|-3
$apart|2
$app|-4
$applicant|-6
$application|-2
$applications|3
$appointment|1
$approved|-3
$approx|1
$april|-2
$arrange|-4
$asap|-3
$ask|-1
$asked|1
$asking|-3
$asks|1
$assessment|-4
$assignee|-1
$at|1
$attached|-4
$attic|-1
$attn|-2
$audit|1
$aula|4
$ausgefallen|-1
$automatically|-8
$autumn|-3
$avant|-1
$b|-1
$back|3
$bad|-1
$badge|6
$badges|1
$badly|1
$bags|1
$bakery|1
$balance|-2
$bank|4
$banner|1
$bar|-2
$basement|-1
$batch|-1
$bath|1
$batteries|10
$battery|3
$bay|2
$bazaar|-2
$be|-1
$bed|-7
$before|9
$beforehand|1
$behind|-2
$bell|1
$belt|1
$bent|-1
$besorgen|1
$besprochen|-1
$best|-2
$between|-1
$bezahlen|4
$bill|3
$billing|-2
$bins|1
$birthday|-4
$bis|1
$black|3
$blocked|1
$blue|-6
$board|-2
$boat|1
$boiler|1
$book|2
$booked|2
$booking|-5
$bookings|-2
$books|8
$both|-2
$bottle|1
$bought|5
$box|-2
$boxes|8
$bracket|1
$break|-2
$briefing|2
$brochure|1
$broken|10
$bucket|1
$budget|2
$building|-2
$bus|2
$but|-1
$by|-2
$bye|-1
$c|-1
$cabinet|2
$cable|1
$cafe|1
$cage|1
$cake|2
$calendar|1
$calibration|2
$call|-7
$called|-4
$came|-1
$camp|-5
$cancel|5
$cancelled|3
$car|-5
$card|-6
$cards|3
$care|-1
$caretaker|-1
$cash|1
$cat|12
$catalogue|-3
$caterer|1
$cause|-1
$cellar|1
$cert|2
$certificate|16
$certificates|4
$chain|2
$chair|-1
$chairs|5
$chance|-3
$change|-3
$changed|1
$changes|-3
$changing|6
$charge|-1
$charged|-1
$charger|3
$charges|-1
$chaudiere|1
$check|2
$checked|-2
$checklist|-6
$child|1
$chocolate|-1
$church|4
$churn|1
$claim|1
$claims|-3
$class|-1
$cleaning|-3
$cleared|-1
$client|-1
$clinic|-1
$close|5
$closes|-4
$closing|-3
$club|-2
$cm|-2
$coach|2
$code|2
$cold|1
$collection|1
$colour|-2
$colours|-1
$come|2
$comes|-13
$coming|-4
$commande|1
$comments|-3
$company|2
$complaint|1
$completed|-1
$compressor|1
$concert|-2
$conference|-1
$confirm|-1
$confirmation|-3
$confirmed|-1
$constantly|1
$container|4
$contract|1
$contractor|-2
$contracts|1
$control|1
$copy|-3
$corner|1
$correct|-3
$correction|-1
$cost|-4
$cottage|2
$council|-3
$count|2
$counter|1
$courier|-1
$course|-2
$court|-1
$covered|-2
$cracked|3
$crazy|-1
$crew|-1
$critical|-1
$crown|-2
$csv|1
$cups|1
$customer|-1
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
$deed|4
$degrees|-1
$deliver|-5
$delivered|-5
$delivery|-5
$department|-1
$deploy|-1
$deposit|2
$dept|1
$depuis|4
$desde|1
$desk|-4
$desks|1
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
$draft|-3
$drawer|-1
$drill|1
$dringend|-1
$drips|12
$driver|1
$drivers|2
$drum|2
$dry|-3
$du|-1
$due|4
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
$empty|1
$end|-1
$ends|-3
$engineer|1
$enough|1
$entrance|2
$entry|2
$envoyer|-1
$erp|3
$error|4
$estimate|-1
$eur|1
$euros|-2
$evening|-1
$everybody|2
$everyone|1
$everything|1
$exam|-1
$example|-1
$excerpt|-1
$expire|1
$expired|6
$expires|8
$express|1
$extension|-1
$extinguishers|5
$extract|5
$f|8
$fahren|1
$failed|-1
$fair|-1
$falls|-1
$families|-6
$fast|-1
$father|-1
$favor|1
$feb|-3
$february|1
$fee|2
$feedback|-1
$fees|1
$fehlt|2
$fence|-2
$fever|-2
$figure|2
$file|4
$fils|3
$filter|1
$filters|1
$final|-2
$finance|4
$findings|-1
$fine|-3
$finished|-1
$fire|1
$firmado|4
$fitting|1
$five|2
$fix|1
$fixed|-1
$flashing|3
$flat|1
$flickering|1
$flickers|1
$floor|-1
$flowers|4
$fly|1
$flyers|1
$folder|-2
$for|4
$forget|-1
$format|3
$forms|6
$foundation|3
$free|1
$freeze|3
$freezer|-1
$friday|-8
$fridays|-1
$fridge|-3
$from|8
$front|-3
$frost|-2
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
$gloves|3
$go|-7
$gone|5
$good|2
$grand|-2
$grant|-1
$great|-1
$green|-5
$grey|1
$group|2
$guests|3
$gutters|2
$guy|1
$h|-1
$haben|3
$had|-1
$half|-2
$hall|-6
$hallway|-6
$handover|-1
$hands|1
$hardware|-1
$hat|-1
$have|-1
$heating|2
$held|-1
$help|-1
$helpers|-1
$her|8
$here|-1
$herren|-2
$him|2
$holiday|-3
$home|2
$hospital|-1
$hotel|-3
$hour|-3
$house|-4
$i|2
$ice|1
$ideas|-2
$immediately|2
$imprime|1
$in|5
$inc|5
$incl|-1
$incomplete|-2
$inside|-1
$inspected|-1
$inspection|2
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
$it|17
$item|-1
$itself|2
$jan|-3
$january|-5
$job|1
$june|-8
$k|-1
$kann|-8
$kegs|-2
$kettle|4
$key|4
$keys|-1
$kids|2
$kim|-2
$kitchen|-8
$kl|1
$knee|1
$knives|-1
$know|2
$kummern|-1
$l|-1
$la|-2
$labels|1
$landing|1
$landlord|5
$lane|-5
$laptop|-3
$late|-4
$later|-5
$lathe|1
$laundry|1
$le|-1
$leaking|-1
$leaks|2
$lease|2
$leave|-2
$leaves|-4
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
$live|3
$llc|9
$load|4
$loan|1
$lobby|-7
$local|-3
$locker|-3
$log|-2
$logo|7
$look|2
$loose|3
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
$man|1
$management|-3
$manager|-2
$manual|1
$march|-4
$match|-1
$matinee|-1
$matter|-1
$matters|8
$max|11
$may|3
$mayor|-1
$me|6
$meantime|-1
$meeting|-4
$meetings|-2
$mehr|1
$melden|-3
$merged|-1
$message|-4
$mg|1
$midnight|-1
$mileage|-3
$milk|4
$min|2
$minimum|-4
$minute|-3
$minutes|6
$mirror|2
$mismo|-4
$missing|-1
$mit|3
$ml|-1
$mm|2
$mobile|1
$monday|-2
$money|-4
$monitor|1
$montant|-3
$month|-8
$months|3
$mot|6
$mother|-1
$moved|-5
$much|-5
$n|-2
$nachgefragt|-1
$names|-2
$nd|-2
$nda|8
$need|-5
$needed|-3
$neighbours|-1
$newsletter|3
$next|3
$nicht|-3
$night|2
$nights|3
$nl|-2
$nobody|3
$noise|-1
$not|-2
$note|4
$notes|-3
$notice|-8
$nov|-14
$november|-10
$novembre|2
$now|-1
$number|-3
$numbers|-1
$nurse|-3
$oct|2
$october|-10
$of|-5
$off|1
$office|2
$offline|9
$oil|2
$old|4
$on|-5
$once|-1
$one|-15
$ones|-2
$online|-1
$only|-1
$open|-1
$opens|2
$operator|-1
$optician|-1
$order|4
$ordered|-1
$outpatients|4
$over|7
$overnight|-1
$packs|1
$page|-7
$pages|-1
$paid|-6
$paint|-1
$pallets|1
$panels|-1
$panic|-1
$paper|1
$papers|1
$parked|-1
$parking|4
$part|-3
$parts|1
$pasillo|1
$passed|1
$passport|5
$password|1
$patient|-1
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
$pharmacy|1
$phone|-2
$photo|3
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
$plumber|2
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
$postponed|-1
$pot|4
$potatoes|3
$pr|-3
$practice|1
$presented|1
$presents|6
$pressing|-2
$price|3
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
$promise|-1
$promised|-1
$proof|-1
$properly|1
$protection|1
$provider|2
$publisher|1
$pump|-2
$purchasing|1
$q|3
$questionnaire|2
$quick|2
$quickly|-2
$quote|1
$quotes|-2
$rain|2
$raised|2
$rang|-2
$rate|-2
$ray|1
$rc|-3
$rd|-2
$read|-2
$readings|6
$ready|1
$receipt|2
$receipts|1
$received|-5
$reception|3
$recommendation|4
$record|2
$records|8
$red|1
$ref|-1
$register|-2
$regler|1
$rehearsal|-1
$release|-1
$remarks|-1
$reminder|-2
$remit|-3
$renew|1
$renewal|1
$renewed|-2
$renews|2
$repair|-1
$repaired|1
$reparateur|-1
$replace|2
$replaced|-1
$replacements|-6
$reply|-1
$report|3
$reprinted|1
$request|5
$requested|1
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
$rota|-2
$rotor|2
$rotten|6
$round|-1
$row|4
$rufen|2
$run|-4
$running|-2
$safari|1
$safety|-1
$sales|-1
$samples|2
$sand|6
$sat|-1
$saturday|-2
$saturdays|-2
$say|4
$says|1
$scan|1
$schedule|7
$schicken|-2
$schon|-2
$seal|-1
$season|1
$seat|3
$seats|-1
$sec|-1
$second|1
$secretary|1
$section|-3
$sein|1
$self|-1
$sender|-4
$sensor|5
$sent|1
$sep|-5
$sept|-3
$september|2
$server|1
$service|8
$serviced|1
$severity|-1
$sharp|-3
$shed|-3
$sheet|7
$sheets|-3
$shelf|2
$shift|-7
$shifts|-1
$shoes|2
$shops|1
$short|-1
$shut|-1
$sich|-1
$sick|-3
$side|4
$sides|6
$sie|1
$signe|5
$signed|2
$sin|-1
$since|-6
$site|-5
$six|1
$size|2
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
$sprint|-6
$squeaks|1
$st|-1
$stairs|1
$starting|-2
$statement|4
$statements|4
$station|-4
$step|2
$sticker|1
$still|-1
$storage|3
$store|-3
$storm|-1
$stress|-4
$studio|1
$stuff|-1
$submission|-4
$submit|-1
$subscription|3
$success|-1
$suite|1
$sunday|-1
$super|-1
$supplier|-1
$supply|-2
$support|-1
$survey|5
$sweep|2
$sync|-1
$system|-1
$t|3
$ta|1
$table|-2
$tables|-1
$tags|-2
$tank|8
$tape|-1
$tard|-7
$tardar|-1
$tax|10
$teacher|-6
$team|-1
$technician|-3
$tecnico|1
$template|1
$ten|-1
$tenant|-9
$tent|-1
$termin|1
$terms|-1
$test|-6
$tested|3
$tests|3
$th|-6
$than|4
$thats|-2
$the|1
$them|7
$then|5
$there|2
$they|-2
$thing|-8
$things|4
$think|-2
$this|7
$tho|-3
$though|-1
$through|-2
$thu|2
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
$transit|5
$translation|-2
$transport|-3
$trays|1
$trees|4
$trim|2
$trip|6
$ttc|-1
$tuner|9
$tuv|-1
$twice|-4
$type|1
$tyres|9
$u|1
$uberweisen|-1
$unanimously|-1
$unit|1
$unpaid|-1
$up|3
$update|-2
$updating|1
$upload|1
$uploaded|2
$ups|6
$upset|-1
$upstairs|1
$urgente|-1
$urn|-1
$us|2
$use|1
$used|-1
$valid|2
$valve|3
$van|-4
$vehicle|-1
$vendor|-1
$verlangern|1
$version|-4
$view|-2
$virement|2
$visit|1
$visitors|-3
$volume|1
$von|1
$w|5
$waiting|-1
$wall|-2
$ward|-1
$warm|4
$warning|1
$warranty|-2
$was|-1
$water|2
$way|-2
$we|2
$wedding|-8
$wednesday|5
$week|-4
$weekly|-1
$weg|-1
$well|-2
$went|2
$werden|1
$when|-1
$white|-1
$wieder|4
$window|3
$winter|1
$wir|-1
$withdrawn|-1
$without|-1
$wobbles|5
$words|2
$work|-1
$working|2
$works|2
$workshop|2
$would|-1
$writing|1
$written|-2
$wrong|-1
$x|-3
$yard|-1
$year|-1
$year's|3
$years|-2
$yesterday|-10
$yet|-2
$you|-5
$yours|-2
<(|-5
<)|-3
<,|-4
<-|3
<.|-4
<:|14
<<|-7
<<(|2
<<) ,|-2
<<) -|-4
<<) :|-2
<<) to|2
<<,|-10
<<, ,|-3
<<, :|-4
<<, and|-1
<<, bitte|-2
<<, but|-5
<<, can|-1
<<, i'd|4
<<, i'll|3
<<, just|2
<<, must|-1
<<, need|-1
<<, needs|2
<<, people|-1
<<, please|11
<<, pls|-1
<<, que|3
<<, so|1
<<, someone|-4
<<, the|1
<<, then|-6
<<, to|1
<<, you|-4
<<-|2
<<- ,|-3
<<- -|-1
<<- :|1
<<- please|1
<<.|-2
<<. ,|-4
<<. -|-1
<<. .|-1
<<. and|-1
<<. please|-1
<<:|-2
<<: ,|-3
<<: :|5
<<: all|-1
<<: please|2
<<: the|1
<<@ channel|1
<<@ here|1
<<a|2
<<able to|4
<<about :|-1
<<accept ,|1
<<acceptance :|-3
<<action :|10
<<actual :|3
<<advance ,|8
<<afternoon ,|-1
<<again ,|1
<<again :|-1
<<agreed that|-1
<<agreed to|-4
<<alguien|-1
<<all|-3
<<also|-1
<<am ,|3
<<an|2
<<and|-4
<<and i'd|-1
<<and i'll|-2
<<and please|-1
<<and reports|-1
<<and then|-1
<<and to|-3
<<and would|3
<<anyone|-3
<<apologies :|-2
<<applicant :|4
<<april ,|1
<<april and|-1
<<area :|-1
<<art .|-1
<<as discussed|2
<<as to|-2
<<asap ,|-2
<<asked to|3
<<attached is|5
<<b ,|-1
<<back ,|-2
<<back and|4
<<badge ,|-4
<<because|5
<<bed :|1
<<before you|-2
<<believe|1
<<bestellt|3
<<bis freitag|1
<<bitte|7
<<bitte sofort|-1
<<boat :|1
<<both|-3
<<boxes ,|-1
<<btw|1
<<bug|3
<<bug -|7
<<building :|-1
<<business :|-2
<<but|6
<<by :|-2
<<called ,|1
<<can|-10
<<can ,|-1
<<can somebody|2
<<can someone|4
<<can u|1
<<can you|3
<<change :|1
<<channel|1
<<come and|1
<<could|2
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
<<decision :|9
<<decisions :|-1
<<defect :|5
<<description :|-4
<<desk ,|-1
<<details :|-1
<<did you|-2
<<die|4
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
<<due :|-6
<<eggs ,|-1
<<emergency|2
<<et|4
<<ever|1
<<everyone|-4
<<expected :|2
<<f ,|-1
<<faudrait|4
<<fault :|2
<<faut|3
<<favor ,|4
<<finding :|2
<<fine ,|2
<<first ,|4
<<floor ,|1
<<folder ,|-1
<<forget|-1
<<forget :|-3
<<free to|2
<<freitag|1
<<friday|-2
<<friday ,|1
<<from :|-1
<<full ,|-2
<<fyi|1
<<gloves ,|6
<<going to|-2
<<group :|-1
<<guys|3
<<had to|-1
<<handwritten :|8
<<happened :|-3
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
<<i could|1
<<i have|1
<<i need|6
<<i should|3
<<i think|-1
<<i want|-1
<<i will|-2
<<i'd|5
<<i'll|-6
<<il faudrait|4
<<il faut|3
<<in and|4
<<inform that|6
<<informed that|5
<<is|4
<<is to|6
<<issue :|2
<<it|-1
<<it ,|3
<<it and|-3
<<it can|-1
<<item :|15
<<january ,|-1
<<job ,|2
<<job :|1
<<june ,|-2
<<just|-1
<<kann|-1
<<kannst du|1
<<kg ,|-1
<<kindly|1
<<know ,|-1
<<know that|-3
<<lars ,|1
<<latest ,|-1
<<le|-1
<<letter ,|-1
<<like to|6
<<list :|1
<<listen ,|2
<<lol|1
<<lotte :|-1
<<lovely to|-3
<<lucia|4
<<manana|1
<<march :|1
<<marek ,|-2
<<maybe|-8
<<me|-1
<<me ,|-1
<<me :|-1
<<me to|-1
<<merci de|6
<<message :|3
<<milk ,|-1
<<miss|2
<<missing|-2
<<missing ,|-2
<<missing :|3
<<monday ,|-1
<<month ,|1
<<must to|-1
<<name :|-1
<<necesitamos|1
<<necesitamos que|-1
<<need|11
<<need :|2
<<need to|-6
<<needed|-1
<<needed :|2
<<needs|-3
<<needs to|3
<<news :|3
<<nice to|-1
<<nicht ,|-1
<<night ,|-2
<<no ,|-2
<<noch|7
<<not pls|1
<<note :|1
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
<<ok i'll|-4
<<ok so|4
<<omg|1
<<one ,|-1
<<one :|1
<<ones ,|-1
<<open :|11
<<ops -|2
<<our|1
<<out ,|-1
<<out that|1
<<over|-1
<<owen ,|4
<<patient :|-8
<<pense a|1
<<people|-6
<<pete|1
<<petra ,|-1
<<peux|-1
<<please|11
<<please ,|-2
<<please to|-9
<<pls|2
<<pls ,|-1
<<plz|2
<<pm ,|-2
<<pm to|1
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
<<promised to|3
<<property :|-1
<<puedas|1
<<puedes|3
<<que|4
<<que alguien|-1
<<rang ,|2
<<ravi ,|2
<<rd ,|1
<<re :|-3
<<really|-1
<<reason :|-1
<<recommendation :|1
<<recordamos que|7
<<remember that|-1
<<reminder :|4
<<reminder that|6
<<renew ,|-3
<<reports|-1
<<request :|-8
<<requested to|5
<<requester :|-1
<<require|3
<<required :|1
<<required to|1
<<responsible :|-1
<<right ,|-1
<<roisin ,|-1
<<room ,|-1
<<room :|-2
<<said|-1
<<said she'd|1
<<says|1
<<says :|1
<<sb|1
<<section|1
<<service :|1
<<shall|2
<<she'd|1
<<should|2
<<should really|1
<<sign and|3
<<site :|-1
<<so|-1
<<so ,|2
<<somebody|1
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
<<subject :|3
<<summary :|5
<<takes over|-1
<<task :|2
<<tenant :|-1
<<tenant shall|-1
<<tess ,|-1
<<test ,|-1
<<text :|-1
<<th and|-2
<<that|5
<<that ,|1
<<that you|1
<<the|2
<<them ,|-1
<<them and|3
<<then|-1
<<theo|5
<<there is|-1
<<there to|2
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
<<today :|2
<<today and|-2
<<told me|-2
<<tom ,|-1
<<tomasz|1
<<tomorrow ,|-1
<<tonight ,|-1
<<tu peux|-1
<<tu pourrais|1
<<tuesday ,|-1
<<two weeks|-3
<<uhr|-2
<<um|4
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
<<volunteered to|-1
<<volunteers :|-1
<<want to|-7
<<wanted :|-1
<<wanted to|3
<<wants to|-2
<<we|1
<<we can|-4
<<we must|-1
<<we need|8
<<we require|2
<<we shall|-4
<<we should|2
<<we want|1
<<we will|-1
<<we'll|-2
<<wednesday ,|-1
<<week ,|4
<<weeks|-4
<<what :|3
<<when you|-6
<<whenever you|-1
<<whether|4
<<whether you|1
<<who can|1
<<who does|3
<<who has|1
<<who's|-1
<<whoever|-2
<<will|-3
<<will you|2
<<wir noch|4
<<work :|5
<<workaround :|-1
<<workshop :|-1
<<would|2
<<would need|-1
<<would somebody|-1
<<would you|2
<<yeah|-1
<<year and|-1
<<yesterday :|-1
<<you|-5
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
<<–|-8
<@|-3
<a|3
<ab|-2
<abdul|2
<able|4
<about|-2
<accept|-3
<acceptance|-3
<access|-9
<account|1
<action|11
<actual|3
<actually|3
<address|-1
<advance|8
<after|1
<afternoon|-1
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
<apologies|-2
<applicant|6
<appointment|-1
<approved|-1
<april|-2
<area|-1
<art|2
<as|-1
<asap|-1
<asked|1
<attached|6
<audit|-1
<august|-1
<away|2
<b|1
<back|2
<bad|3
<badge|-4
<bank|1
<bao|1
<bathroom|-1
<batteries|1
<be|7
<bea|-5
<because|5
<before|-3
<believe|3
<ben|-1
<benotigen|3
<bestellt|3
<bill|1
<billing|5
<bis|-1
<bitte|11
<blocked|1
<boat|1
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
<called|1
<came|-2
<can|5
<catalogue|-2
<chain|-1
<chair|-2
<chance|-1
<change|-1
<channel|6
<check|1
<chloe|2
<claire|-4
<cleaning|-1
<close|-1
<club|3
<colm|-2
<come|-1
<comment|1
<committee|1
<company|2
<complaint|-1
<complete|-3
<confirm|-3
<contract|-2
<contractor|2
<control|-1
<corner|-1
<correct|1
<corrected|1
<could|2
<council|-3
<county|-4
<cracked|-1
<critical|2
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
<days|-1
<de|-3
<dead|-4
<deadline|-1
<dear|1
<dec|-3
<december|-2
<decided|6
<decision|9
<decisions|-1
<declan|2
<defect|6
<delivered|-2
<delivery|-1
<denk|1
<dental|1
<deposit|-4
<der|1
<description|-4
<desk|-1
<desmond|-1
<details|-1
<detectors|-1
<did|-1
<die|4
<discussed|1
<dmitri|-2
<do|8
<documents|-3
<does|8
<donal|3
<down|-4
<dr|1
<draft|-2
<drill|1
<dringend|1
<drive|1
<driver|-1
<drop|1
<due|-9
<dust|-1
<earl|3
<eddie|1
<eggs|-1
<eight|1
<el|-1
<elena|3
<eleven|-1
<else|-1
<email|-1
<embarrassing|-1
<emergency|2
<employee|4
<empty|-3
<emre|-1
<encore|1
<entry|-1
<error|-1
<es|4
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
<expires|-1
<f|-1
<farida|-1
<fatou|-1
<faudrait|4
<fault|2
<faut|3
<favor|4
<favour|-1
<february|-1
<fehlt|1
<femi|-1
<finding|2
<fine|3
<finish|-1
<first|5
<fix|-2
<floor|3
<flour|1
<folder|-1
<for|-4
<forget|-6
<form|-2
<found|-1
<frau|-1
<free|2
<fri|-1
<friday|-5
<from|-4
<full|-2
<garden|-2
<gloves|6
<go|-1
<going|-2
<gone|-2
<good|-1
<grainne|1
<grant|-1
<great|-1
<grinding|-1
<group|-1
<guard|1
<gus|-2
<guys|3
<had|-1
<hall|2
<handbook|3
<handwritten|8
<hank|-1
<hannah|1
<happened|-3
<have|3
<hay|4
<he|-2
<he'd|1
<he'll|2
<heads|1
<hearing|-1
<hello|3
<helpdesk|3
<her|5
<herr|1
<hi|2
<him|-3
<holt|1
<home|2
<honey|3
<hours|1
<house|-2
<how|-3
<hr|-5
<hugo|2
<i|3
<i'd|6
<i'll|-6
<i'm|-1
<ich|3
<if|5
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
<ingrid|-3
<ink|-1
<inspector|1
<is|18
<issue|2
<ist|1
<it|-6
<item|16
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
<kindly|2
<kirsty|-1
<kitchen|1
<know|4
<kofi|-1
<konnten|-2
<la|2
<lab|-3
<landing|-1
<landlord|-1
<laptop|-1
<lars|1
<last|-3
<late|-1
<latest|-2
<le|6
<left|-1
<leila|-1
<lena|1
<les|1
<let|-1
<let's|1
<letter|-5
<library|-1
<licence|-5
<like|4
<lina|2
<line|2
<list|1
<listen|2
<liz|1
<lol|1
<look|-2
<lot|5
<lou|3
<love|-1
<lovely|-2
<low|-2
<lower|-1
<lucas|-1
<lucia|4
<lundi|-1
<machine|-1
<maeve|1
<mai|-1
<manana|1
<manque|6
<march|-3
<marcus|1
<marek|-6
<marguerite|1
<mate|6
<mats|1
<matt|-1
<may|6
<maybe|-8
<me|-7
<mei|8
<mel|1
<merci|6
<message|3
<milan|-5
<milk|-1
<mind|1
<mirko|-1
<miss|2
<missing|-1
<mm|1
<mme|1
<model|2
<monday|-4
<monitor|-1
<montag|-1
<month|2
<more|1
<morgen|-1
<morning|-2
<move|-1
<mrs|-3
<must|-1
<my|-1
<nachster|-1
<nadia|3
<name|-1
<nearly|-1
<necesitamos|1
<need|7
<needed|1
<needs|4
<neil|-1
<new|-1
<news|3
<next|3
<nice|-1
<night|-2
<no|-2
<nobody|6
<noch|4
<noon|-1
<noor|1
<nos|-1
<not|-2
<note|4
<notice|1
<noticed|3
<notre|2
<nov|-2
<november|-1
<now|13
<o'clock|-1
<observation|1
<october|-1
<off|-1
<offers|-2
<office|3
<oil|-2
<ok|1
<oliver|-5
<omar|-2
<omg|1
<on|-7
<one|4
<ones|-1
<open|8
<ops|2
<order|-1
<ordered|-1
<orders|-1
<ortega|1
<oscar|-3
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
<part|2
<passport|-1
<patient|-8
<pavel|-3
<payment|-1
<pense|1
<people|-6
<per|2
<permit|-2
<person|1
<pete|1
<peter|2
<petra|-2
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
<product|-1
<programme|1
<promised|4
<property|-1
<protection|1
<puedes|3
<que|3
<question|3
<quick|-3
<r|1
<raus|-1
<rc|2
<re|-3
<really|-6
<reason|-1
<recommendation|1
<recordamos|7
<remains|1
<remarks|2
<remember|-1
<reminder|11
<renew|-3
<repaired|-3
<replacement|-1
<reported|-1
<request|-7
<requested|7
<requester|-1
<require|3
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
<safety|1
<said|1
<sam|3
<sandra|1
<sat|-2
<saturday|-2
<say|1
<says|5
<sb|1
<scan|1
<school|-3
<sec|1
<section|2
<self|3
<september|-1
<serviced|-4
<seven|1
<shall|1
<shared|-1
<she|1
<she'd|1
<sheet|1
<shift|7
<short|5
<side|-1
<sie|2
<sign|3
<simone|-1
<since|-5
<site|-1
<slack|2
<small|-1
<so|6
<sofie|2
<some|2
<somebody|-4
<someone|5
<sorry|-3
<sound|-1
<spare|-1
<spatestens|-1
<spring|-1
<stan|1
<step|-2
<still|7
<storage|-1
<store|-1
<street|3
<subject|3
<summary|5
<summer|-7
<sunday|-3
<sunniva|-1
<supplier|-1
<sure|3
<survey|-1
<sven|2
<sylvie|1
<table|-1
<tables|-1
<takes|-1
<tank|-3
<tariq|1
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
<the|12
<them|6
<then|-2
<theo|5
<there|6
<they|2
<they'll|-5
<thing|5
<think|1
<this|-3
<though|4
<thursday|3
<tim|-3
<title|4
<tmrw|-1
<to|5
<toast|1
<today|-5
<told|-1
<tom|-1
<tomo|2
<tomorrow|-1
<tonight|-5
<too|-1
<trip|-2
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
<v|-3
<valid|-2
<van|1
<vehicle|3
<vendor|-1
<version|-1
<visit|-2
<voice|-1
<volunteered|-1
<volunteers|-1
<vous|-3
<waiting|-3
<wanda|1
<want|-7
<wanted|2
<wants|-2
<ward|6
<was|-1
<we'd|-1
<we'll|-3
<web|-1
<website|-1
<wed|1
<wednesday|-2
<week|-2
<weeks|-3
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
<wieder|-2
<will|-1
<windows|6
<winter|4
<wir|7
<with|-4
<woche|1
<words|3
<work|4
<workaround|-1
<workshop|-1
<would|9
<write|-3
<writing|4
<yann|-1
<yeah|-1
<year|-1
<yes|-1
<yesterday|-1
<you|-3
<you'd|1
<your|-2
<yours|-2
<yuki|-2
<yusuf|8
<yvonne|1
<zum|-2
<–|-3
='s|1
=a|2
=aber|-1
=abernathy|1
=able|-3
=about|10
=above|-6
=abrir|-1
=abstract|8
=abstracts|9
=abzug|3
=accept|-2
=acceptance|-1
=accepted|-2
=acces|2
=access|15
=accessibility|1
=accident|-3
=according|1
=accordingly|4
=account|4
=accountant|-4
=accounting|-2
=accounts|-2
=acondicionado|1
=across|3
=act|-3
=action|-4
=actually|-1
=ad|-9
=add|5
=address|10
=addresses|-1
=adeyemi|4
=admin|-1
=ads|-4
=aduana|1
=adult|-3
=advent|-2
=adviser|-7
=advisory|-1
=affected|-1
=affects|-1
=affiche|2
=afraid|-1
=after|-8
=afternoon|-2
=afterwards|-2
=again|3
=agency|-2
=agenda|-3
=agent|-1
=agm|-2
=agreed|-4
=agreement|1
=agua|5
=ahead|-10
=aid|5
=air|1
=aire|1
=al|7
=alarm|-4
=all|5
=allergen|1
=allergies|-2
=allotment|-1
=almeida|8
=alone|-1
=along|-1
=already|-7
=also|-1
=alten|-2
=always|-3
=am|-7
=amended|2
=amount|-3
=an|-8
=and|-9
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
=aob|-3
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
=applications|4
=applies|-2
=apply|-5
=appointments|-1
=appreciate|-1
=approved|-3
=approver|2
=approx|-2
=appt|1
=apr|-2
=april|-8
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
=artwork|3
=as|-8
=asap|-3
=ascensor|1
=ash|7
=ask|-12
=asked|1
=asking|-6
=asks|6
=assembly|-1
=assessment|-1
=asset|1
=assign|1
=assigned|-1
=assignee|-1
=assistant|-1
=association|-2
=at|-4
=attached|-2
=attend|3
=attendance|2
=attn|-3
=au|-5
=audit|-3
=auditor|-2
=auditors|-4
=auf|6
=aufzug|1
=aula|6
=aura|-1
=aus|-1
=authority|-4
=autoclave|-4
=automatically|-9
=autopay|1
=autumn|-4
=aux|2
=avant|-2
=avec|-2
=avisa|-4
=avoid|-3
=away|-5
=awful|1
=axis|1
=ayer|-3
=b|5
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
=bakery|-4
=balance|-1
=ball|1
=band|-1
=bank|3
=banner|4
=bar|-2
=barcode|1
=barn|-1
=bars|-1
=basement|-1
=basin|1
=bath|1
=bathroom|-2
=batteries|6
=battery|3
=bay|1
=bazaar|-2
=bc|-1
=be|-5
=beamer|5
=bearing|3
=because|-6
=bed|-6
=bedroom|1
=bee|-1
=beech|-1
=been|-11
=beeping|-1
=beeps|4
=beer|3
=before|-15
=beforehand|1
=begins|-2
=behalf|-1
=behind|-2
=beim|5
=being|-1
=belgium|2
=bell|2
=bells|1
=below|-8
=belt|6
=ben|-1
=bench|7
=bent|1
=besorgen|1
=besprochen|-2
=best|3
=bestell|3
=bestellen|2
=bestellung|-2
=besten|1
=better|-1
=between|1
=bezahlen|4
=bicycle|-1
=bids|2
=bien|-2
=big|3
=bigger|1
=bike|-4
=bikes|2
=bill|1
=billed|1
=billing|6
=bins|3
=bio|2
=bird|-6
=birth|2
=birthday|-1
=bis|-2
=biscuit's|1
=bit|-4
=bitte|7
=black|5
=blades|1
=blame|-1
=blank|-1
=bleed|2
=blinds|4
=block|4
=blocked|1
=blocking|7
=blood|3
=blue|-9
=board|-6
=boat|-1
=boiler|8
=bolts|2
=bombillas|2
=bon|1
=bonfire|-1
=book|2
=booked|3
=booking|-1
=bookings|-2
=books|7
=booster|1
=boot|1
=boots|-2
=borrow|-1
=borrower|-1
=boss|-3
=both|-9
=bother|-2
=bottle|10
=bottles|-1
=bottling|2
=bottom|-1
=bought|5
=bouncy|1
=boundary|-1
=box|-5
=boxes|-5
=bracket|2
=brake|8
=brakes|4
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
=brightwater|2
=bring|-9
=brings|-5
=broadband|1
=brochure|3
=broke|1
=broken|8
=brother|-1
=brown|1
=bucket|4
=budget|2
=bug|-1
=build|4
=building|-5
=built|2
=bulbs|-5
=burn|4
=burst|-1
=bus|1
=business|-2
=but|-4
=button|2
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
=cake|6
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
=campos|-4
=can|-5
=can't|-1
=cancel|10
=cancellation|1
=cancelled|1
=candidate|2
=candidates|-1
=cannery|3
=cannot|-5
=canteen|-2
=car|-4
=card|7
=cards|12
=care|-1
=caretaker|-4
=carried|-2
=carries|1
=cartridges|1
=casa|-1
=case|-2
=cases|-2
=cash|3
=cassee|1
=cast|-1
=castle|1
=cat|3
=catalogue|-1
=category|9
=caterer|7
=cause|-3
=ce|-2
=cedar|1
=ceiling|-4
=centre|-4
=centrifuge|-2
=cert|6
=certificate|14
=certificates|4
=certified|6
=chain|4
=chair|4
=chairs|4
=chamber|1
=chance|-6
=change|-3
=changed|-2
=changer|1
=changes|-10
=changing|8
=channel|1
=chapel|4
=chapter|6
=charge|-4
=charged|-3
=charger|4
=chart|-3
=chaudiere|1
=chauffe|-1
=check|-3
=checklist|-4
=checkout|9
=checks|-2
=chef|1
=child|4
=children|-2
=chimney|-3
=chlorine|-1
=chocolate|-2
=choir|-9
=christmas|3
=church|4
=churn|-2
=ci|5
=circulate|-1
=city|1
=claim|12
=claims|-5
=class|-2
=clause|-7
=clean|5
=cleaners|3
=cleaning|-3
=clear|3
=clerk|-2
=cles|3
=click|1
=client|-11
=client's|1
=cliente|-4
=clinic|6
=clock|-7
=clodagh|-5
=close|4
=closed|3
=closer|5
=closes|-10
=closing|2
=closure|2
=club|-2
=cm|-1
=co|-1
=coach|5
=coats|-2
=coche|1
=cocina|2
=code|-5
=coffee|-3
=colleague|-10
=collect|-4
=collected|1
=collects|-5
=color|-5
=colour|3
=colours|-2
=come|-10
=comes|-15
=coming|-7
=commande|2
=commander|-2
=comment|-1
=comments|-3
=commission|3
=committee|-3
=community|1
=companies|2
=company|1
=compare|11
=complained|3
=complaining|-1
=complaint|2
=complaints|-1
=complete|-6
=comprar|5
=con|-8
=concert|-2
=condition|-2
=conference|-2
=confirm|4
=confirmation|-3
=confirmed|-1
=congratulations|-2
=congress|2
=consent|5
=constantly|1
=contact|-2
=container|4
=contents|3
=continue|-1
=contract|6
=contractor|-3
=contracts|1
=contrato|3
=control|3
=controle|1
=controlled|1
=conversation|-3
=cookie|1
=cooler|1
=copier|4
=copy|-1
=cormac|-1
=corner|-4
=correct|13
=corrected|-4
=corrective|-1
=corridor|1
=cost|-5
=costume|1
=cot|1
=cottage|3
=could|-5
=couldn't|-2
=council|3
=counsel|-8
=counter|1
=countersigned|5
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
=crack|1
=cracked|2
=crash|1
=crashes|7
=crate|-1
=crates|-1
=crazy|-1
=credentials|3
=credit|1
=crew|-5
=crm|-2
=crop|2
=crown|1
=csv|6
=cuisine|-3
=cuota|1
=cups|1
=customer|-11
=customer's|-1
=customers|-5
=customs|-1
=cut|4
=cutoff|-9
=cutting|-1
=cvs|-1
=d|-1
=d'eau|-2
=d'un|-1
=dafur|3
=daily|-2
=dairy|1
=damage|3
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
=database|6
=date|6
=dated|-1
=daughter|-1
=days|-3
=db|1
=de|12
=dead|4
=deadline|-6
=dealer|-10
=dear|-1
=debit|-1
=dec|-6
=december|-7
=decide|-2
=decided|-4
=decision|-2
=deck|1
=deed|6
=deep|5
=defect|-2
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
=dentist|1
=denver|-3
=department|1
=deploy|-2
=deploys|-3
=deposit|8
=depuis|5
=deputy|-2
=der|15
=des|1
=descale|4
=descaling|1
=description|-3
=desde|1
=design|2
=desk|-4
=despite|2
=details|1
=detectors|1
=deux|-1
=devis|3
=dhl|-2
=dich|1
=did|-7
=didn't|-1
=die|11
=diese|3
=digital|-1
=dinner|-4
=direct|-4
=director|-3
=discharge|-1
=discount|-2
=discussed|-1
=discussion|-1
=dishwasher|-2
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
=domain|5
=don't|-10
=donated|1
=donation|3
=done|-6
=donor|3
=dont|-3
=door|3
=doors|1
=dort|-3
=dose|2
=doses|3
=dossier|-4
=double|-1
=dough|1
=down|2
=dr|-1
=drain|5
=drama|-2
=draw|6
=drawer|1
=drawing|2
=drawings|3
=drei|1
=dress|2
=dressing|5
=drill|-1
=drip|-1
=dripping|2
=drips|16
=driver|1
=drivers|3
=driving|-1
=drone|1
=drop|-1
=drops|5
=drucker|4
=drugs|1
=drum|-1
=dry|4
=du|7
=due|-5
=dunmore|-1
=dunne|-2
=during|-3
=duty|3
=dwg|5
=e|4
=each|-7
=earl|-2
=earlier|-1
=early|-2
=east|1
=easter|1
=eat|-1
=edge|5
=eh|-1
=eight|-1
=ein|6
=eine|4
=einen|5
=el|3
=electric|4
=electrician|3
=electricity|5
=elementary|-2
=elevator|9
=eleven|-5
=elle|-1
=else|-1
=em|-1
=email|-3
=embarrassing|1
=embassy|-3
=emergency|2
=employee|2
=employees|-1
=empresa|-4
=emptied|1
=empty|-1
=en|-3
=encarga|3
=enclose|1
=enclosed|5
=encore|1
=end|-5
=ended|-1
=ends|-5
=energy|1
=enero|-6
=engel|5
=engineer|4
=enough|-3
=enquiry|-2
=enter|2
=entrance|4
=entry|4
=envoyer|-1
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
=etage|1
=etiquetas|4
=eur|-3
=euro|-2
=euros|-2
=evening|-1
=event|1
=ever|-4
=every|5
=everybody|3
=everyone|2
=everything|4
=exam|-3
=examination|1
=example|3
=excel|-1
=except|-2
=excerpt|-1
=exchanged|-1
=excuses|-3
=exhibition|-1
=exit|3
=expect|2
=expense|-5
=expire|1
=expired|1
=expires|4
=explain|1
=export|17
=express|1
=extend|1
=extended|-4
=extension|5
=extinguisher|3
=extinguishers|12
=extra|3
=extract|4
=eye|11
=eyewash|1
=f|11
=facility|-2
=factura|7
=facture|6
=fahren|1
=fail|1
=failed|7
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
=fast|2
=fasting|2
=faucet|3
=faudrait|1
=faut|6
=favor|-1
=fax|3
=feb|-5
=fee|-3
=feed|-2
=feedback|-3
=feel|-1
=fees|-1
=fehlen|-4
=fehlt|3
=fell|-1
=felling|-1
=femi|2
=fence|-2
=ferme|-3
=ferry|1
=fertig|-5
=festival|-5
=fetch|6
=fete|-2
=fever|1
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
=filters|1
=fin|1
=final|-2
=finance|5
=find|-16
=findings|-1
=fine|-3
=finger|-1
=finish|-2
=finished|-2
=fiona|-1
=fire|6
=firm|3
=firma|5
=firmado|4
=firmware|1
=first|-10
=fish|-1
=fit|1
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
=floor|6
=florist|3
=flow|3
=flowers|6
=flu|-1
=fly|2
=flyer|1
=flyers|4
=fm|-1
=fog|1
=fois|-1
=folder|1
=folding|5
=folks|-1
=follow|-8
=following|-2
=fontanero|1
=food|-1
=footer|2
=for|9
=ford|1
=forecast|2
=forget|-2
=forgotten|-3
=forklift|8
=form|3
=forma|1
=format|3
=forms|4
=forward|2
=forwarded|-1
=found|-6
=four|-8
=fournisseur|1
=fragt|2
=frame|1
=frau|-1
=free|3
=freeze|4
=freezer|2
=freight|-1
=freitag|-2
=fri|-4
=friday|-8
=fridays|-1
=fridge|4
=friend|7
=friendly|-4
=frist|-2
=from|-13
=front|1
=frost|-2
=fryer|1
=ft|1
=fuit|-1
=fuite|-1
=fully|-4
=function|-1
=furgoneta|1
=furnace|6
=furniture|2
=furs|1
=further|2
=fyi|-4
=g|1
=gala|-2
=game|-4
=gap|-1
=gaps|2
=garage|4
=garnier|4
=gas|6
=gate|13
=gateway|2
=gave|5
=geben|1
=geehrte|-2
=general|-1
=generator|10
=german|-1
=gestern|-10
=gestoria|-1
=get|9
=gets|-2
=getting|-1
=gite|1
=give|-3
=given|-1
=gives|-2
=glasses|2
=glazier|1
=glossary|-1
=gloves|6
=glue|3
=gmbh|-1
=go|-1
=goat|1
=goes|-5
=going|-4
=gone|12
=good|1
=goods|-2
=google|2
=got|5
=gracias|-1
=grade|-1
=grand|-2
=grande|2
=grandma|-2
=grandma's|5
=grandpa's|-4
=grant|3
=graz|3
=grease|1
=great|-1
=green|-9
=greenline|2
=greta|2
=grey|6
=grifo|2
=grill|1
=grinder|2
=grinding|5
=group|-5
=grout|-1
=guarantee|-1
=guard|1
=guest|3
=guests|4
=guide|2
=gutter|7
=gutters|2
=guy|4
=guys|-5
=h|-9
=haas|-1
=hab|-2
=haben|1
=haccp|1
=had|-3
=half|-1
=hall|-7
=halle|2
=halloran|-7
=hallway|-6
=hana|-2
=handbook|2
=handed|-1
=handle|-3
=handrail|6
=hands|1
=hangen|2
=hanging|1
=hanna|-1
=hannah|-1
=happen|-1
=happened|-4
=harbour|-1
=hard|-1
=hardware|-2
=harp|-1
=harvest|-1
=has|4
=hasn't|-1
=hat|-4
=have|8
=haven't|-3
=having|2
=hay|-7
=hazelnut|-1
=hdmi|2
=he|-7
=he'd|-1
=he'll|-2
=he's|-1
=head|2
=headcount|1
=health|-1
=hear|-1
=heard|2
=hearing|9
=heat|-1
=heater|-3
=heating|10
=hedge|1
=heifers|-1
=height|1
=heizung|2
=held|-1
=helpdesk|-1
=helpers|-1
=hem|10
=henderson|-2
=hendersons|-2
=henrik|3
=her|15
=here|-11
=hero|6
=heron|1
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
=hit|2
=hoa|-1
=hold|-1
=holding|-1
=holiday|-2
=home|-7
=homework|-7
=hood|3
=hoover|3
=hop|6
=hope|-1
=horas|-2
=horno|1
=hospital|-1
=host|-1
=hot|1
=hotel|-5
=hotfix|-2
=hotline|3
=hour|2
=house|-3
=housing|-1
=how|-2
=hr|-1
=hse|4
=http|-1
=humidity|-1
=hurry|1
=hurt|-1
=husband|-1
=hut|-5
=hydraulic|2
=i|3
=i'd|2
=i'll|-5
=i'm|-4
=ich|-4
=id|-1
=idea|-3
=if|-15
=ihn|-2
=ihnen|-1
=ihr|1
=ihre|-1
=il|4
=image|4
=images|1
=immediately|1
=imprenta|-2
=impresora|5
=imprime|1
=in|-3
=inbox|-2
=inc|5
=inch|2
=incl|-1
=included|-1
=including|-7
=incomplete|-2
=increase|2
=ines|-1
=info|-2
=inform|-1
=information|2
=informe|2
=ink|-1
=ins|-2
=inside|-1
=inspect|4
=inspected|2
=inspection|3
=inspector|-8
=install|1
=installateur|1
=installed|2
=instead|-5
=instructor|-1
=insurance|-2
=insured|-1
=insurer|-6
=intercom|1
=interest|-1
=interim|4
=intern|5
=internal|-1
=internet|-1
=interns|-3
=interruption|-3
=into|2
=intranet|-1
=inv|1
=inventory|3
=invitation|1
=invitations|2
=invite|1
=invoice|4
=invoices|-4
=irgendwann|-1
=is|-1
=isn't|-3
=iso|-1
=issue|7
=issued|3
=ist|1
=it|-24
=it's|-9
=italy|-1
=item|2
=items|-6
=its|8
=itself|3
=j|-2
=jab|1
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
=jobs|2
=jonas|3
=juin|-4
=july|-6
=june|-11
=just|1
=k|-3
=kann|-8
=kannst|1
=keep|-6
=keeper|-1
=keeps|-3
=kegs|-4
=kein|-1
=keine|1
=keller|3
=kessler|1
=kestrel|2
=kettle|4
=kg|2
=kid|-3
=kids|-5
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
=knew|-1
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
=label|5
=labels|5
=lads|-2
=lady|-1
=lakeside|2
=laminate|1
=lamp|7
=lamps|-1
=land|-1
=landing|3
=landlord|4
=landlord's|-1
=landscaping|2
=lane|-6
=lapses|-5
=laptop|4
=larch|1
=large|-8
=lars|-1
=las|2
=lassen|4
=last|11
=latch|4
=late|-15
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
=leaving|-5
=lectures|-1
=leeds|1
=leer|3
=left|2
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
=library|7
=licence|10
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
=list|1
=liste|2
=listen|1
=litres|1
=live|3
=lived|-3
=lives|-1
=livraison|-4
=llama|1
=llamar|-1
=llame|1
=llave|-2
=llc|8
=llegan|1
=ller|-1
=lo|-5
=load|5
=loading|1
=loan|5
=lobby|-7
=local|4
=location|-1
=lock|8
=locked|2
=locker|-4
=log|5
=logged|-4
=login|-4
=logistics|-3
=logo|9
=logs|2
=long|-7
=longer|-2
=look|-2
=looks|-8
=loop|-2
=loose|3
=loosing|1
=lorry|-4
=los|6
=lose|1
=loss|-2
=lost|-5
=lottie's|-2
=love|-2
=lovely|-2
=low|1
=lower|-2
=lt|1
=ltd|1
=lui|-2
=lund|-1
=lyon|-1
=m|-1
=machen|-4
=machine|2
=machines|-1
=machst|2
=mad|-3
=madame|-5
=made|-2
=madrid|3
=mai|-2
=mail|-9
=mailbox|5
=mailing|-2
=mails|-5
=main|-1
=maintenance|-6
=make|-6
=maker|3
=makes|1
=making|-1
=mal|-4
=man|2
=management|-3
=manager|-3
=mandar|3
=mandatory|2
=manual|-3
=manufacturer|1
=manuscript|2
=map|3
=maple|3
=maps|-6
=mar|-1
=march|-6
=marek|-2
=mark|4
=marketing|-4
=marsh|-3
=marta|2
=mas|-1
=mast|3
=match|-1
=matinee|-3
=mats|1
=matter|-3
=matters|8
=max|3
=may|-3
=maybe|1
=mayor|-1
=me|-10
=means|-4
=meantime|-1
=measure|4
=measured|2
=media|1
=medicines|-7
=medium|-1
=meet|-4
=meeting|-11
=meetings|-1
=mehr|6
=mei|-1
=melden|-3
=membership|-2
=memo|-1
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
=meters|3
=method|4
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
=mileage|-2
=milestone|3
=milk|5
=mill|3
=milling|-1
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
=missing|13
=mistake|1
=mister|-2
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
=mornings|-1
=most|6
=mot|10
=mother's|3
=motor|-1
=mould|1
=mouse|3
=move|7
=moved|-11
=moves|-1
=moving|1
=mr|7
=mri|2
=mrs|-4
=ms|2
=msg|5
=much|-4
=muller|-1
=mum|-4
=mum's|-3
=municipal|2
=museum|-3
=music|1
=muss|2
=mussen|2
=mussten|1
=must|-5
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
=nature|2
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
=net|-3
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
=nitrile|-1
=nl|-1
=no|11
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
=not|-4
=notdienst|2
=note|4
=notes|-5
=nothing|-3
=notice|-2
=noticed|2
=notices|3
=notify|-3
=nous|15
=nov|-15
=november|-17
=novembre|-2
=now|1
=nr|1
=nuevo|-4
=number|-7
=numbers|-4
=nur|3
=nurse|-4
=nut|-1
=o|-3
=oat|2
=ob|-1
=object|1
=obligations|-1
=observation|-1
=obtain|4
=oct|3
=october|-3
=oder|1
=of|7
=off|-3
=offenen|7
=offer|-10
=offered|-1
=offers|9
=office|-6
=officer|-1
=offline|9
=og|2
=ok|-4
=okafor|-1
=old|15
=older|1
=oma|-1
=onboarding|6
=once|-1
=one|-4
=ones|-9
=online|-1
=only|-1
=op|3
=open|-15
=opened|-2
=opening|-2
=opens|-4
=operator|2
=optician|-1
=or|-22
=orange|-2
=orchard|1
=orchestra|1
=order|2
=org|-1
=organ|3
=original|-2
=osei|-2
=other|-3
=others|-1
=otherwise|-4
=ou|-3
=ought|4
=our|-1
=ours|4
=out|1
=outpatients|4
=outside|3
=over|6
=overdue|-7
=overflowing|1
=overnight|-1
=overtime|1
=owe|3
=owen|1
=own|-2
=oyelaran|-2
=p|-6
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
=pallets|-2
=pan|3
=pane|7
=panels|-5
=panic|-1
=paper|-4
=papers|-5
=par|-3
=para|-8
=parcel|-4
=parental|-5
=parents|-3
=parish|1
=parked|-1
=parking|9
=part|-8
=parte|-7
=partners|3
=partners'|-1
=party|-3
=pas|1
=pasillo|2
=pass|2
=passport|5
=passports|6
=patch|-3
=path|-3
=patient|-4
=patients|-1
=pavement|1
=pay|-2
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
=people|-19
=peoples|-1
=per|-4
=period|-2
=permission|2
=permit|10
=permits|-2
=pero|-1
=persiana|4
=person|-10
=persons|-1
=perth|-1
=pest|2
=peter|-1
=petra|-4
=ph|4
=pharmacy|-2
=phone|-2
=phones|-2
=photo|-1
=photographs|1
=photos|-3
=physio|3
=piano|-5
=pick|-4
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
=pl|-2
=place|-3
=plait|-1
=plan|6
=planetarium|-1
=plants|4
=plate|1
=plates|4
=platform|4
=playground|-1
=playlist|-1
=plazo|1
=please|4
=plomberie|6
=plombier|2
=plot|-2
=plotter|-1
=pls|1
=plumber|5
=plumbing|6
=plus|-4
=pm|-5
=po|-2
=point|2
=points|1
=policy|12
=polyvalente|1
=pond|3
=pool|-1
=por|-5
=porfa|-1
=port|1
=portal|-5
=porte|4
=position|-2
=possible|-2
=post|-3
=poster|2
=postgres|1
=posting|-2
=postponed|-1
=pot|4
=potassium|4
=potatoes|2
=pounds|3
=pour|-2
=power|6
=ppl|-1
=pr|-3
=practice|-2
=preferably|-1
=premium|3
=prep|-4
=prepare|5
=preparer|1
=prescription|-1
=present|1
=presented|-1
=presenting|-1
=presents|6
=press|-2
=pressing|-1
=pressure|3
=pretty|-1
=price|5
=prices|2
=pricing|6
=primary|-1
=primera|-1
=principal|7
=print|-3
=printed|4
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
=problem|7
=process|-1
=prod|-1
=product|-1
=production|-2
=programme|-3
=project|-7
=projector|16
=promise|-1
=promised|-1
=proof|2
=proofread|4
=proofs|-2
=property|13
=proposal|1
=props|-1
=protection|8
=protokoll|-1
=proveedor|2
=provide|2
=provider|2
=prufen|-1
=public|6
=publisher|1
=puddle|-2
=puedes|-8
=pull|2
=pump|12
=pumpkin|1
=pupils|2
=purchase|-2
=purchasing|1
=push|-1
=put|3
=q|7
=qa|1
=quarantine|-1
=quarry|-2
=quarter|-1
=quarterly|3
=que|-3
=query|3
=question|-2
=questionnaire|4
=questions|1
=queue|-7
=quick|-4
=quickly|-3
=quiere|7
=quiet|-2
=quite|-2
=quotation|8
=quote|9
=quoted|1
=quotes|-1
=r|2
=ra|-3
=rabies|5
=race|7
=racks|1
=radiator|3
=radio|-3
=rail|1
=raise|2
=ramp|1
=ran|-2
=rang|-7
=rate|-2
=raum|6
=raus|1
=ray|-1
=rc|-2
=rd|-3
=re|-3
=reach|-7
=read|-2
=reader|-1
=readers|1
=reading|12
=readings|9
=reads|-2
=real|-2
=really|-1
=rear|5
=rebook|2
=recalibrate|5
=recall|4
=receipts|2
=receive|-4
=received|9
=recepcion|-1
=reception|-1
=rechnung|7
=recital|-5
=recommendation|3
=record|2
=recorded|-3
=records|2
=recycling|2
=red|3
=redlines|8
=redo|2
=reels|-1
=ref|-2
=refer|6
=reference|5
=referral|7
=refill|2
=refresher|1
=refrigeration|3
=refund|6
=refunded|1
=regarding|-1
=regatta|1
=register|17
=registered|1
=registrar|1
=registration|-5
=regler|1
=rehearsal|6
=reisekostenabrechnung|1
=reissue|-1
=relancer|3
=release|-7
=released|-1
=relief|4
=remains|-5
=remark|-1
=remember|4
=remind|1
=reminder|-3
=reminders|1
=remit|-6
=removal|-1
=remove|3
=removed|-1
=remplacement|-5
=rename|1
=rendez|-3
=renew|1
=renewal|2
=renewed|-5
=renews|-5
=rent|6
=rental|2
=rented|3
=renvoyer|2
=rep|-1
=repair|-7
=repaired|5
=repairs|-1
=reparatur|2
=reparer|-2
=repeat|5
=replace|1
=replacement|-5
=replacements|-9
=replica|3
=replies|3
=reply|5
=report|5
=reported|-1
=reporting|-1
=reports|3
=reprint|2
=reprinted|1
=reproduce|-1
=request|-2
=requested|-1
=requests|5
=require|-1
=required|-2
=requirements|1
=requisition|-3
=rerun|2
=resend|-8
=reservar|-5
=reservation|1
=reserve|3
=reserver|3
=reset|9
=residence|-1
=residents|7
=residents'|-1
=resolved|-3
=respond|-7
=response|-4
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
=revised|11
=revision|-2
=rewrite|1
=right|-5
=rights|-1
=ring|-4
=ringing|1
=rings|-1
=rising|-3
=risk|-4
=riverside|-1
=road|5
=role|3
=roll|13
=rollback|5
=rolls|3
=roof|-1
=roofer|2
=roofing|-1
=room|8
=rooms|-3
=root|-1
=roses|-1
=roster|4
=rotate|1
=rotor|1
=rotten|8
=rotterdam|4
=roughly|1
=round|-3
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
=s'il|-1
=sacks|-1
=safari|2
=safety|-1
=sala|3
=sale|-3
=sales|-2
=salle|2
=salmon|-1
=salon|2
=salt|-3
=same|-1
=sammelt|4
=sample|2
=samples|4
=sand|6
=sandbox|8
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
=scanned|-3
=scanner|3
=schauen|-4
=schedule|6
=schick|-1
=schicken|-1
=schlussel|4
=schon|-3
=school|-12
=schulung|-1
=science|-5
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
=sec|-2
=second|3
=secretariat|2
=secretary|-2
=section|-4
=security|2
=see|-8
=seed|8
=seen|-4
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
=sender|-4
=sending|6
=senor|-2
=sensor|4
=sent|2
=sep|-6
=sept|-4
=september|-1
=sera|-1
=serrure|2
=served|-6
=server|1
=service|-10
=serviced|-2
=sesame|-1
=session|1
=set|-4
=settings|-1
=settle|-5
=settlement|1
=seven|-1
=severity|-1
=sew|1
=shall|-2
=sharp|-1
=she|-3
=she'd|3
=she'll|1
=she's|-2
=shed|-4
=sheet|2
=sheets|-2
=shelf|5
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
=shopping|2
=shops|1
=shot|5
=should|-5
=shout|-5
=show|-2
=showed|-2
=shower|4
=showing|9
=shows|6
=shut|-1
=shuts|-2
=si|-6
=sich|2
=sick|-2
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
=sink|3
=sit|-1
=site|-7
=sitting|-2
=situation|-3
=sitzung|-1
=six|2
=size|1
=sizes|1
=sketch|3
=ski|-1
=skip|4
=skylight|4
=slept|-1
=slides|7
=slip|4
=slipped|-2
=slips|1
=slot|-6
=slow|-2
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
=somebody|3
=someone|-1
=someone's|1
=something|-3
=sometime|-1
=somewhere|-2
=son|-3
=sons|-1
=sonst|-2
=soon|-3
=sort|-1
=sorted|-3
=sound|8
=sounds|-1
=source|-2
=space|4
=spanish|1
=spare|1
=speaker|1
=spelling|4
=spent|-2
=spielplatz|1
=split|-3
=spoke|-2
=sport|-1
=spray|-1
=spreadsheet|3
=spring|-1
=sprinkler|2
=sprint|-3
=squeaks|1
=sso|1
=st|-8
=staff|7
=stage|-4
=staging|7
=stair|-1
=stairs|4
=stairwell|1
=stamp|-1
=stamped|2
=stand|1
=standing|-2
=standup|1
=star|6
=start|-9
=started|4
=starters|-2
=starting|-2
=starts|-10
=state|-1
=statements|4
=statt|-1
=stay|2
=stayed|-1
=stays|2
=steht|-2
=stein|-1
=step|3
=steps|-1
=steve|-1
=stick|-1
=sticker|2
=sticks|-3
=still|21
=stock|-1
=stood|-1
=stop|-8
=stops|3
=storage|4
=store|-5
=storm|1
=story|-1
=stove|-3
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
=subscription|-6
=substitute|1
=success|-3
=sud|-1
=suis|-1
=suit|1
=summary|-1
=summer|-3
=sun|1
=sunday|4
=supplier|-4
=supplier's|-7
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
=swap|-1
=swapped|-2
=swept|1
=swimming|-4
=switched|2
=syllabus|-1
=sync|1
=system|-9
=t|4
=t'en|-1
=ta|1
=tab|-3
=tables|6
=tablet|3
=tag|-5
=tags|1
=take|-9
=taken|-1
=takes|-4
=talk|-2
=talked|-2
=talking|-2
=talks|-1
=taller|-2
=tank|5
=tap|14
=tape|-1
=tard|-6
=tardar|-1
=tarif|1
=task|-1
=tasting|-1
=tax|6
=tb|-1
=te|-1
=tea|-1
=teacher|-4
=team|2
=technician|-1
=technique|-1
=tecnico|3
=teh|2
=teilen|3
=telephone|-2
=tell|-5
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
=termination|1
=terms|-1
=test|2
=tested|6
=tests|3
=th|-9
=than|2
=thank|2
=thanks|-2
=that's|-9
=thats|-2
=the|13
=their|-7
=theirs|-2
=them|-7
=then|-1
=theo|-1
=there|1
=there's|-2
=thereafter|-1
=thermocouple|-1
=thermometer|1
=thermostat|-1
=they|6
=they'd|2
=they'll|-2
=thing|-4
=things|-9
=think|-3
=thinking|-1
=third|-3
=thirty|-2
=this|-9
=tho|-3
=those|-1
=three|-1
=threw|-1
=through|-8
=throw|-2
=throwing|-1
=thu|2
=thursday|-4
=thursdays|-2
=ticket|2
=tidy|1
=tiene|-3
=tile|3
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
=toilet|1
=told|4
=tom|-3
=tomasz|-10
=tomatoes|-3
=tomorrow|-3
=toner|1
=too|-4
=tool|-1
=toolbox|-1
=tools|-3
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
=traffic|-5
=trailer|2
=train|-4
=training|6
=traiteur|1
=tram|-4
=transcript|-1
=transfer|7
=transit|1
=translate|1
=translation|6
=transport|-1
=travel|-6
=tray|2
=trays|2
=treasurer|-5
=treatment|-4
=tree|1
=trees|4
=tres|1
=trial|-2
=trim|9
=trimestre|1
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
=tue|-1
=tuesday|-1
=tuner|9
=tuning|1
=turkey|1
=turn|-2
=turning|-1
=tuv|-1
=tv|7
=twenty|2
=twice|9
=two|10
=type|-2
=typed|-2
=tyre|3
=tyres|11
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
=unless|-1
=unlock|3
=unser|4
=unten|-2
=unterschriebene|1
=until|-4
=up|14
=update|21
=updated|-1
=updating|1
=upgrade|1
=ups|5
=upset|-1
=urgente|-1
=urlaubsplanung|-1
=us|2
=use|3
=used|-3
=user|4
=uses|3
=using|2
=utility|-2
=v|-3
=vaccination|-1
=vaccine|1
=vaccines|4
=vale|1
=valid|1
=valve|-2
=van|-3
=vat|8
=vegan|-2
=vehicle|-5
=velos|-1
=vendor|4
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
=visa|3
=visit|-5
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
=volunteer|2
=volvo|5
=vom|-3
=von|1
=vorher|-7
=voucher|-3
=vous|-5
=vp|2
=vpn|3
=w|3
=wait|-4
=waiting|-2
=walk|-2
=wall|-1
=walt|-4
=want|11
=wanted|2
=wants|-4
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
=we'll|2
=we're|6
=we've|-1
=weather|-6
=web|1
=weber|-3
=website|-1
=wed|-1
=wedding|-7
=wednesday|6
=wednesdays|-1
=week|-16
=weekend|-1
=weekly|-1
=weeks|2
=weg|-1
=wegen|3
=welcome|4
=well|-3
=wenn|7
=went|-2
=wer|3
=werden|2
=wet|-3
=what|1
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
=white|1
=whiteboard|2
=who|1
=who's|-2
=whoever|-1
=whole|2
=wholesaler|-2
=whose|-2
=why|-1
=wi|-2
=width|4
=wie|-2
=wieder|4
=wiki|-2
=will|-8
=wind|-3
=window|7
=windows|-2
=wine|-1
=wing|4
=winter|1
=winterreifen|1
=wiper|1
=wir|-1
=wird|1
=wiring|1
=wish|-9
=wit|-1
=with|-5
=withdraw|3
=withdrawn|-1
=within|-9
=without|-4
=witness|2
=wobbles|6
=won't|-1
=wont|1
=wood|-4
=word|1
=words|1
=work|-2
=worker|-1
=working|2
=works|1
=workshop|2
=worktop|1
=worn|8
=worry|-2
=worse|-1
=would|-8
=wound|2
=wrap|-2
=write|2
=written|1
=wrong|-5
=wurde|-4
=y|-11
=ya|-8
=yard|-4
=ye|-1
=yeah|-1
=year|4
=year's|5
=yearly|1
=years|-2
=yeast|1
=yellow|5
=yes|3
=yesterday|-1
=yet|8
=you|-8
=you'd|-4
=you're|-5
=your|5
=yours|-6
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
>>(|5
>>,|3
>>-|2
>>.|-8
>>:|-8
>>;|1
>>?|11
>>a|-8
>>about|-3
>>after|1
>>again|2
>>and|-14
>>antes|10
>>april|-2
>>are|6
>>as|-1
>>at|5
>>aujourd'hui|1
>>avant|1
>>ay|-1
>>ays|1
>>b|-1
>>back|2
>>because|6
>>before|18
>>bis|-7
>>bitte|-1
>>by|3
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
>>del|4
>>demain|4
>>den|1
>>der|-2
>>des|4
>>du|-2
>>due|1
>>e|3
>>ed|1
>>eeks|-1
>>een|-2
>>ek|-1
>>el|3
>>ember|-1
>>en|1
>>er|-1
>>es|1
>>et|-1
>>expires|-1
>>f|-2
>>first|1
>>for|12
>>friday|-3
>>from|3
>>fur|6
>>g|-2
>>gain|1
>>ge|-1
>>h|4
>>half|1
>>has|-4
>>have|4
>>he|-2
>>hours|1
>>hoy|-1
>>hr|1
>>i|-1
>>if|-4
>>ight|1
>>in|3
>>ing|-3
>>ion|-1
>>is|-6
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
>>manana|6
>>may|1
>>mber|-1
>>meeting|-1
>>mehr|-1
>>ment|-1
>>mon|1
>>monday|1
>>morning|-1
>>moved|-1
>>must|-11
>>n|2
>>nachste|-4
>>nd|3
>>nde|4
>>needs|-2
>>next|5
>>ng|1
>>nicht|1
>>no|-5
>>noise|-1
>>not|2
>>november|-1
>>now|9
>>o|-1
>>oct|2
>>of|-6
>>ok|-2
>>om|-4
>>on|-6
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
>>right|2
>>s|-4
>>sday|5
>>sept|-1
>>september|-1
>>should|-1
>>sing|-2
>>so|1
>>sometime|1
>>sous|6
>>spatestens|-1
>>still|-4
>>sunday|-3
>>t|-5
>>tard|1
>>te|-1
>>than|1
>>that|5
>>the|-2
>>them|1
>>ther|-1
>>they|-4
>>this|3
>>three|-1
>>through|-4
>>thurs|-2
>>thursday|3
>>tion|-1
>>tmrw|-5
>>to|1
>>today|7
>>tomorrow|9
>>tonight|7
>>two|1
>>uary|2
>>und|-3
>>unless|-2
>>until|-12
>>ursday|-4
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
>>–|2
^a|13
^a copy|6
^a few|-1
^a late|-1
^a written|-1
^aber|-1
^about|-1
^abstracts|8
^accept|3
^accept the|1
^access|10
^account|-4
^accounting|-1
^action|-1
^add|5
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
^application|-3
^apply|-4
^apply for|-1
^appointment|-3
^approve|1
^approve or|3
^approve the|-2
^approved|-1
^arrange a|1
^arrange the|3
^as|-7
^as a|2
^as per|-2
^as the|-3
^asap|-2
^ask|-4
^ask for|-2
^ask mr|1
^ask the|-12
^ask whether|3
^assign|-1
^assigned|-1
^assignee|-1
^at|-1
^at the|-1
^attn|-1
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
^bin|-1
^bis|-1
^bis freitag|-1
^biscuit|-1
^black|-2
^bleed|3
^bleed the|3
^blocked|-1
^blood|1
^blue|1
^board|-1
^boiler|4
^book|6
^book flights|2
^book it|-4
^book the|-1
^borrow|-1
^borrowed|-1
^bother|-1
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
^bump|3
^bus|-1
^buy|-2
^buy new|-3
^by|-1
^by the|-1
^c|1
^calibrate|1
^call|3
^call him|-5
^call me|1
^call mrs|1
^call the|8
^call them|-1
^call us|-1
^caller|-7
^cambia|1
^cambia la|1
^cancel|8
^cancel it|-5
^cancel the|1
^car|-1
^card|1
^category|9
^cedar|-1
^chair|1
^chairs|2
^change|-7
^change it|-1
^change of|2
^change that|-1
^change the|1
^changer|1
^charge|-3
^chase|8
^chase the|6
^chase them|-1
^check|1
^check it|-1
^check the|6
^check your|-4
^christmas|-1
^circulate|-4
^city|-2
^city of|-1
^claim|3
^claim the|4
^claims|-1
^clean|2
^clean it|2
^clean up|-1
^cleaning|-2
^clear|3
^clear out|1
^clear the|1
^close|3
^close the|3
^coach|-1
^code|-1
^code freeze|-1
^coffee|-1
^cold|-1
^collect|-5
^collect the|3
^collect them|-2
^come|-2
^commander|1
^comment|-3
^compare|11
^complaint|-1
^complete|-5
^complete the|-1
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
^copy|6
^cormac|-1
^correct|9
^correct and|-3
^correct it|3
^correct the|1
^corrective|-1
^cost|-1
^council|2
^count|-2
^count the|-2
^cover|-6
^cover the|-2
^crash|1
^create|-1
^critical|-1
^csv|3
^csv export|3
^customer|-6
^customer complaint|-1
^customer no|-1
^customer's|-1
^customers|1
^customs|-1
^cut the|-1
^d|-1
^da|-2
^dad's|-1
^damit|-1
^danke|-1
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
^dear|-1
^dear customer|-1
^dec|-1
^decide|-2
^decided|-2
^deep|5
^deep clean|5
^defect|-1
^defrost|1
^defrost the|1
^delete|-3
^deliver|-6
^deliver the|-8
^delivery|-4
^delivery note|-2
^demo|-7
^den|8
^den betrag|-1
^dental|5
^dentist for|2
^department|2
^department of|2
^der|-5
^descale|3
^descale the|4
^description|-3
^desk|-2
^despite|2
^despite two|2
^dev|-1
^did|2
^did anyone|-2
^did the|4
^die|4
^die heizung|2
^die reisekostenabrechnung|1
^dinner|-2
^discussion|-1
^dishwasher|1
^do|-1
^do it|-1
^do not|-6
^do that|-1
^do the|2
^do we|2
^do you|4
^does|-1
^does the|-1
^domain|-1
^don't|-1
^done|-4
^dont|-3
^dont forget|-2
^door|7
^double|-1
^draft|2
^draft the|6
^draft to|-1
^draw|4
^draw up|2
^drei|1
^dringend|-1
^drive|2
^driver|-1
^drivers|1
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
^einen|2
^el|3
^el aire|1
^el cliente|-4
^el grifo|2
^electric|7
^else|-3
^email|-3
^email the|-3
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
^envoyer les|1
^er|-4
^estate|-1
^estate of|-1
^estoy|-4
^eur|-1
^every|-3
^everything|-1
^exam|-1
^exchange|1
^explain|1
^export|4
^export the|1
^export to|2
^extend|4
^extend it|2
^eye wash|1
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
^file|5
^file it|-1
^file the|-3
^fill|-6
^fill a|2
^fill in|-4
^final|1
^final notice|2
^finance|-2
^find|-6
^find a|3
^find another|-3
^find attached|-5
^find out|-6
^finish|-1
^finish the|4
^fire drill|-1
^fire extinguisher|1
^fire extinguishers|1
^first|7
^first thing|-1
^fit|3
^fix|-6
^fix before|-8
^fix it|-4
^fix that|3
^fix the|9
^fixing|-1
^flaky|3
^flaky e|3
^floor|3
^flu|-1
^follow|-8
^follow our|-5
^follow up|-1
^food|-1
^for|1
^for my|-1
^forklift|8
^form|-4
^forward|-4
^forward it|-1
^forwarded|-1
^found|-1
^four|-1
^free|-2
^free to|-2
^freezer|4
^fridge|2
^frist|-2
^from the|-1
^front|3
^fuite|-1
^full|1
^fur|1
^fur die|1
^gas|-1
^gas safety|1
^get|3
^get a|-3
^get an|-3
^get it|-1
^get somebody|-2
^get the|7
^get them|-2
^get three|1
^get two|1
^give|-2
^give her|1
^give me|-3
^give the|-3
^glue|3
^go|-13
^go ahead|-4
^go back|-5
^go out|-7
^go over|1
^go to|7
^goods|-1
^got|-3
^gracias|-1
^grandma's|4
^grandma's hearing|5
^grandpa's|-4
^grant|-3
^grant report|1
^grease|1
^great|-1
^greenline|2
^grey|1
^guest|2
^gutter|4
^gutters|10
^guy|-1
^half|2
^half of|2
^hall|4
^hana|-2
^hand|12
^hand in|1
^hand it|3
^hand over|4
^hand the|-2
^hand them|1
^handle|-4
^handover|-1
^handrail|1
^hang it|-1
^harbour|-1
^has|-6
^has the|-2
^have|15
^have a|-1
^have it|2
^have the|18
^have them|-1
^hay|-1
^he|-3
^he can|-1
^he wants|-2
^he'd|3
^he'd like|3
^he's|-2
^hearing|3
^heating|1
^hedge|-1
^helpdesk|-1
^helpdesk request|-1
^hem|5
^henrik|-1
^her|-1
^here|-2
^herr|-2
^hi|-2
^highest|-1
^hire|1
^his|-1
^holiday|-1
^hope|-1
^hope the|-1
^hotel|-1
^housekeeping|-1
^how|-1
^how many|-1
^hr|-1
^hr wants|-1
^i|-7
^i am|4
^i asked|-3
^i bought|-3
^i can't|-2
^i don't|-7
^i have|-1
^i know|-1
^i left|7
^i like|-1
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
^i've been|-1
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
^im|1
^in|8
^in the|-1
^incident|-1
^inform|-1
^inspect|1
^inspection|-3
^inspection report|-2
^install|1
^instead|-1
^instead of|-1
^insurance renewal|1
^insurer|-1
^internal|-1
^inv|1
^invitations|2
^invoice|4
^invoice date|-1
^invoice dated|-1
^invoice no|4
^invoice of|4
^is|-4
^is the|4
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
^it's the|3
^item|-2
^its|-4
^january|-2
^je suis|-1
^job|-2
^job card|-2
^june|-1
^k|2
^keep|-5
^keep the|-3
^kein|-1
^keys|-1
^keys are|-1
^kids|-2
^kitchen|9
^kitchen faucet|3
^kitchen tap|8
^know|-2
^kummerst|1
^kummerst du|1
^la|-2
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
^legal|10
^leider|1
^lena|8
^lend|-1
^let him|3
^let me|-13
^let the|2
^let them|3
^let us|5
^letter|2
^library|7
^lift|5
^light|1
^like|6
^like the|8
^limit|-1
^listen|1
^llama|1
^llame|1
^llame al|1
^llegan|1
^lo|4
^lo necesito|6
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
^make|2
^make a|1
^make an|3
^make it|2
^make new|-1
^make sure|5
^make the|-4
^mandar|2
^march|-1
^marek|-2
^marketing|-6
^marta|3
^max|-7
^may|-1
^me|1
^measure|4
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
^mill road|6
^mine|-3
^minutes|7
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
^move|10
^move her|-1
^move out|1
^move samples|2
^move the|3
^mow|1
^mr|-1
^mrs|3
^ms|1
^mum's|-1
^my daughter|1
^my husband|-1
^my second|3
^my son|1
^nadia|-1
^names|-3
^near|-1
^near miss|-1
^net|-2
^new|-2
^new request|-1
^newsletter|-1
^next|2
^nightly|2
^nitrile|1
^nitrile gloves|1
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
^not|-8
^not a|-2
^not me|-1
^not on|-1
^not the|-1
^note|-1
^notes|-1
^nothing|-1
^notice|-2
^notice of|-1
^notification|-1
^notification of|-1
^nous|6
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
^open the|4
^opened|-2
^opening|-1
^opening hours|-1
^or|2
^order|-1
^order a|-3
^order it|-1
^order more|1
^order name|1
^order one|-2
^order replacement|2
^order the|6
^order two|1
^orders|-1
^organise|3
^organise that|2
^otherwise|-4
^otherwise the|-2
^otherwise they|-1
^our|1
^our invoice|-2
^our records|-2
^p|-1
^pack|-1
^pack the|-1
^page|1
^paid|-1
^paint|-3
^para|-4
^parcel|-2
^parish|2
^parish council|2
^parte|-3
^parte de|-3
^partners'|-1
^pass|-1
^passport|3
^password|1
^patient|-5
^patient mr|-1
^patients|-1
^pay|5
^pay by|-1
^pay invoice|9
^pay online|3
^pay the|2
^payable|3
^payment terms|-1
^payroll|5
^pedir|-1
^people|-2
^petra|-1
^phone|6
^phone them|1
^photos|-1
^pick it|2
^pick one|-1
^pick up|-2
^picture|-1
^pide|1
^plomberie|6
^plus|-1
^pm|-1
^porte|4
^porte du|3
^post|-7
^post it|-1
^pour|-3
^practice|-1
^prepare|5
^prepare a|2
^prepare the|1
^preparer|1
^present|-4
^present them|-1
^press|-1
^price|-1
^prices|6
^print|3
^print the|-2
^printer|5
^printing|-3
^priya|-1
^pro|1
^pro forma|1
^prod|-2
^product|-1
^production|-1
^production meeting|-1
^project|-2
^projector|3
^projector in|-1
^proofread|3
^property|-1
^protokoll|-1
^provide|1
^provide the|1
^prufen|-1
^pull|1
^pull the|1
^pump|10
^purchase|-3
^purchase requisition|-4
^put|1
^put a|1
^put in|-2
^put them|2
^put up|5
^q|-5
^quarantine|-1
^quarterly|3
^questions|3
^queue|-1
^quick|-2
^quotation|5
^quote|-4
^quote for|-3
^radiator|3
^rain|-1
^raise the|1
^re|-2
^reach|-1
^read|-1
^read the|3
^rebook|2
^recalibrate|4
^recalibrate the|2
^recall|1
^receive|-3
^receive the|-3
^reception|-2
^rechnung|6
^rechnung bezahlen|2
^rechnung nr|2
^rechnung re|2
^redo|3
^ref|-1
^refill|3
^refill the|1
^refund|7
^refund the|2
^register|3
^register your|2
^relancer|5
^relancer le|4
^release|-2
^release checklist|-1
^release the|1
^remains|-2
^remind|1
^remind about|1
^reminder|-5
^reminder for|-2
^reminder from|-1
^remit|-5
^remit the|-1
^remove|2
^remove the|2
^remplacement|-5
^rename|2
^rename the|1
^renew|3
^renew it|2
^renew now|-3
^renew online|1
^renew passport|1
^renew the|2
^renew your|3
^renewal|-3
^rent|2
^rental|4
^renvoyer|1
^reorder|4
^repaint|1
^repair|-8
^repair it|-1
^repair the|-5
^repeat|4
^replace|7
^replace the|5
^replace them|2
^reply|1
^reply to|2
^report|1
^reported|-1
^reported by|-1
^request|-12
^request the|-2
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
^rewrite the|2
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
^scan the|2
^schedule|-2
^schedule the|-4
^schick|-1
^schicken|1
^school|-2
^se|-1
^seal|4
^seat|1
^second|5
^see|-8
^see below|-2
^see the|-3
^see to|1
^seen|-1
^sehr|-2
^sehr geehrte|-2
^sell|-4
^send|8
^send a|2
^send back|1
^send me|-4
^send over|1
^send someone|-1
^send the|6
^send them|4
^send to|-2
^send us|1
^server|-1
^server room|-1
^service|-3
^set|-6
^set up|-3
^settle|-5
^settle it|-2
^severity|-1
^sew|1
^sew the|1
^share|-2
^share the|-1
^she|-4
^she can't|-3
^she wants|2
^she'd|4
^she'd like|4
^she's|-2
^shop|-2
^shopping|2
^short|-1
^show it|1
^si|-1
^sich|-1
^sie|-3
^sign|3
^sign and|-4
^sign for|1
^sign it|1
^sign off|1
^sign up|2
^signed|-1
^sin|5
^since|13
^since last|1
^since the|7
^since update|4
^skip|8
^sla|-1
^small|-1
^smoke|1
^some|1
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
^speak|2
^speak to|2
^split|-3
^spring|3
^sprint|-1
^st|-1
^staff|1
^stage|-1
^stand|-1
^start|-11
^state|-1
^statement|-1
^statement of|-2
^sticky|-1
^sticky note|-1
^still|-3
^stop|-9
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
^swap|7
^swap it|1
^swap the|3
^swap them|3
^switch|-1
^t|-1
^table|-1
^take|-10
^take a|-1
^take it|-1
^take over|1
^take place|-1
^take that|-1
^take the|-1
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
^tell us|-2
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
^that means|-3
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
^the calibration|1
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
^the dishwasher|-3
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
^the form|-3
^the freezer|-1
^the grant|6
^the guest|-1
^the gutter|-2
^the hall|1
^the handrail|3
^the hearing|1
^the heating|1
^the hendersons|1
^the hero|5
^the inspector|-1
^the insurance|-3
^the insurer|-4
^the invoice|-1
^the key|-5
^the keys|3
^the kitchen|-1
^the label|3
^the lady|-2
^the last|5
^the lease|1
^the machine|-2
^the minutes|2
^the mot|3
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
^the other|-1
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
^the reading|5
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
^the trial|-1
^the truck|-1
^the vet|1
^the visitor|1
^the walk|-2
^the washing|-1
^the yearly|2
^their|2
^them|-1
^theo|-1
^there|1
^there are|1
^there is|1
^there's|-2
^there's a|-1
^these|-1
^they|1
^they are|-3
^they asked|2
^they can't|-1
^they have|-1
^they like|-3
^they need|-2
^they said|-1
^they say|4
^they want|11
^they'd|2
^they'd like|2
^they'll|-1
^they're|-1
^they've|-1
^things|-1
^think|-1
^this|4
^this cannot|-2
^this has|-1
^this is|2
^three|-3
^throw|-1
^throw out|-1
^thx|-1
^ticket|-3
^tickets|-1
^till|7
^timesheets|6
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
^translation|8
^transport|2
^treasurer|-4
^trim|2
^truck|-1
^trustees'|-1
^tu|-2
^tu t'en|-1
^tuesday|-2
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
^unit|3
^unless|-1
^unlock|1
^until|1
^until then|1
^update|11
^update the|4
^upgrade|1
^upgrade postgres|1
^upload|-3
^upload it|-2
^upload them|-4
^urgency|-1
^urgente|-1
^use|3
^use it|5
^use the|-2
^user|3
^utility|-4
^vaccine|1
^vaccine fridge|1
^valid|-1
^vehicle|-2
^vendor|3
^version|-1
^version of|-1
^very|-1
^via|-2
^viene|1
^viene el|1
^visit|-4
^visit the|-4
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
^wait until|-1
^waiting|-1
^walk|5
^walk in|5
^want|3
^warehouse|-1
^warranty|2
^was|-2
^wash|9
^wash the|1
^water|-2
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
^we have|-11
^we pay|-3
^we refer|-1
^we ship|-1
^we spoke|-1
^we still|2
^we would|-1
^we're|13
^we're down|8
^we're nearly|2
^we're on|-1
^we're out|5
^we've|-1
^we've got|-1
^weather|-1
^website|-2
^wedding|-1
^wenn|7
^wer|6
^what|10
^what happened|-3
^what i|7
^what is|-1
^what she|2
^what we|3
^what's missing|1
^wheelchair|6
^when|5
^when i|2
^when the|4
^whenever it|1
^where|3
^which|-1
^white|-1
^wie|-2
^window|-1
^winter|-3
^winter fair|-1
^wir|2
^with|-2
^withdraw|3
^without|-2
^without it|-1
^words|-1
^work|-3
^write|-1
^write a|1
^write it|-1
^write the|2
^write them|-1
^write to|-5
^write up|-1
^wrong|-1
^x|1
^ya|-5
^year|-1
^yes|-1
^yes do|1
^yes go|-1
^yesterday|-1
^you|-2
^you're|-2
^you're on|1
^you've|-1
^your|3
^your application|-2
^your appointment|9
^your domain|5
^your order|-1
^your subscription|-6
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
topic $bill|3
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
topic $certificate|1
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
topic $employee|-1
topic $engineer|-1
topic $evening|-4
topic $excerpt|-3
topic $expected|-1
topic $export|-1
topic $extinguishers|2
topic $extract|-2
topic $fair|1
topic $fence|-2
topic $firm|-1
topic $flat|-2
topic $forget|-4
topic $form|2
topic $forms|1
topic $free|-1
topic $from|-1
topic $garden|2
topic $gate|-3
topic $group|-3
topic $guide|-1
topic $hall|-1
topic $hours|1
topic $inc|-1
topic $inspector|-1
topic $invoice|8
topic $it|-2
topic $item|-3
topic $items|-2
topic $job|1
topic $key|8
topic $keys|1
topic $kids|-1
topic $kitchen|-3
topic $lamp|-1
topic $latest|-1
topic $lease|2
topic $leo|-1
topic $letter|1
topic $letters|-1
topic $licence|2
topic $lights|-1
topic $list|1
topic $log|-1
topic $m|3
topic $machine|-2
topic $meeting|-2
topic $message|2
topic $monday|1
topic $never|1
topic $news|1
topic $note|-1
topic $notes|-1
topic $notice|-3
topic $number|-1
topic $of|-3
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
topic $parking|1
topic $patient|1
topic $people|-3
topic $permits|1
topic $plan|2
topic $plumber|4
topic $po|6
topic $price|1
topic $printer|-1
topic $project|-1
topic $q|8
topic $re|1
topic $reading|1
topic $receipt|3
topic $receipts|5
topic $registration|2
topic $reminder|-1
topic $renewal|2
topic $report|2
topic $request|-3
topic $room|5
topic $rota|2
topic $round|-1
topic $say|-1
topic $says|-2
topic $service|-2
topic $severity|-1
topic $sheets|1
topic $shop|-1
topic $side|2
topic $site|-1
topic $slip|-1
topic $staff|-1
topic $stage|-1
topic $statement|3
topic $station|1
topic $survey|-1
topic $t|-2
topic $tap|1
topic $tax|4
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
topic $van|1
topic $vehicle|-1
topic $visit|-1
topic $volunteers|-1
topic $wall|-5
topic $weather|-1
topic $website|1
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
topic =archive|4
topic =article|-2
topic =as|-2
topic =ask|-3
topic =at|-2
topic =audit|1
topic =aunt|-1
topic =authority|-4
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
topic =before|-3
topic =bill|4
topic =blank|2
topic =block|1
topic =board|-2
topic =boiler|1
topic =book|-1
topic =booking|-2
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
topic =car|-2
topic =card|1
topic =case|1
topic =category|-4
topic =centrifuge|1
topic =certificate|5
topic =certificates|6
topic =change|5
topic =changing|-1
topic =channel|-3
topic =chart|2
topic =check|-2
topic =checkout|1
topic =choir|-1
topic =christmas|-1
topic =city|-1
topic =class|-1
topic =clinic|-5
topic =club|1
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
topic =court|-3
topic =cover|1
topic =crane|-1
topic =csv|1
topic =customers|5
topic =customs|1
topic =data|3
topic =date|-2
topic =daughter|-2
topic =day|1
topic =days|1
topic =db|4
topic =de|6
topic =deck|1
topic =defect|-2
topic =del|-1
topic =delivery|-1
topic =demo|-2
topic =dental|2
topic =der|-1
topic =desk|-2
topic =disk|4
topic =doctor|-1
topic =domain|3
topic =don't|-1
topic =dont|-1
topic =door|5
topic =draft|-2
topic =du|1
topic =early|3
topic =emergency|-1
topic =employee|-1
topic =engineer|-1
topic =enquiry|-1
topic =ethics|-1
topic =evening|-4
topic =excerpt|-3
topic =exit|-1
topic =expected|-1
topic =extension|-1
topic =extinguishers|2
topic =extract|-2
topic =eye|1
topic =fair|1
topic =fee|-1
topic =feedback|-2
topic =fence|-1
topic =file|-1
topic =final|-2
topic =fire|1
topic =firm|-1
topic =first|-3
topic =flat|-2
topic =flu|-4
topic =follow|-2
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
topic =front|-1
topic =fuel|5
topic =garden|2
topic =gas|-1
topic =gate|-3
topic =gloves|2
topic =go|-1
topic =grandma's|1
topic =grant|-2
topic =green|1
topic =group|-3
topic =guest|4
topic =gutter|2
topic =gym|7
topic =half|-1
topic =hall|2
topic =hallway|1
topic =hand|1
topic =handover|4
topic =harbour|-1
topic =harvest|1
topic =head|1
topic =hearing|-2
topic =heating|8
topic =helpdesk|-2
topic =hire|-1
topic =hope|-1
topic =hotel|1
topic =husband|-1
topic =i|-2
topic =im|-1
topic =in|-1
topic =inc|-1
topic =incident|-1
topic =ines|-3
topic =inspection|-1
topic =inspector|-1
topic =insurance|4
topic =invitation|2
topic =invoice|6
topic =is|1
topic =it|-2
topic =item|-3
topic =items|-2
topic =jira|-1
topic =job|-1
topic =k|-1
topic =key|7
topic =keys|2
topic =kids|-1
topic =kitchen|-4
topic =la|1
topic =lab|1
topic =label|1
topic =ladder|4
topic =lady|-1
topic =lamp|-1
topic =laptop|1
topic =late|-1
topic =lave|-1
topic =lease|2
topic =least|-1
topic =left|1
topic =leftover|3
topic =leo|-1
topic =letter|1
topic =letters|-1
topic =library|1
topic =licence|5
topic =lift|-1
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
topic =m|2
topic =machine|-2
topic =maintenance|-2
topic =man|1
topic =media|1
topic =meeting|-7
topic =message|2
topic =messe|-4
topic =mill|-1
topic =minutes|-1
topic =missing|7
topic =mot|1
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
topic =notice|-5
topic =number|-1
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
topic =orchard|-3
topic =order|7
topic =our|1
topic =out|-1
topic =oven|-4
topic =overtime|1
topic =page|4
topic =papers|1
topic =parcel|3
topic =parent|-3
topic =parents|-1
topic =parking|4
topic =parte|6
topic =parts|1
topic =party|-2
topic =patient|1
topic =people|-5
topic =permits|1
topic =photos|4
topic =pitch|2
topic =plan|2
topic =plumber|4
topic =po|4
topic =policy|-4
topic =portal|-1
topic =porte|1
topic =prep|-1
topic =prescription|1
topic =press|1
topic =price|1
topic =print|-1
topic =printed|-1
topic =printer|-2
topic =pro|1
topic =prod|4
topic =project|-2
topic =q|10
topic =quotation|4
topic =quote|3
topic =ramp|-1
topic =rd|-1
topic =re|1
topic =recall|1
topic =receipt|3
topic =receipts|5
topic =reference|1
topic =registration|2
topic =rehearsal|1
topic =reminder|-1
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
topic =saturday|2
topic =say|-1
topic =says|-1
topic =scaffolding|2
topic =school|-3
topic =second|-1
topic =server|-1
topic =service|-2
topic =severity|-2
topic =sheets|6
topic =shift|-3
topic =shop|-1
topic =short|-1
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
topic =spring|5
topic =st|-2
topic =stage|-1
topic =staging|1
topic =stamped|2
topic =stand|1
topic =statement|8
topic =street|3
topic =summer|7
topic =sunday|1
topic =supplier|2
topic =support|-3
topic =survey|2
topic =t|-2
topic =talk|-2
topic =tap|1
topic =tax|5
topic =team|-5
topic =tecnico|1
topic =tenant|-3
topic =tender|-2
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
topic =tv|3
topic =two|1
topic =u|-1
topic =umzug|1
topic =under|-2
topic =user|-1
topic =v|1
topic =vaccine|-2
topic =vaisselle|-1
topic =valid|-1
topic =van|1
topic =vat|1
topic =vehicle|-3
topic =velos|1
topic =vendor|-3
topic =visit|-1
topic =voicemail|-2
topic =volunteers|-1
topic =w|3
topic =waiting|4
topic =wall|-5
topic =warranty|-1
topic =water|4
topic =weather|-1
topic =website|1
topic =week|2
topic =well|-1
topic =went|-1
topic =what|-1
topic =when|-1
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
topic ^annual|5
topic ^another|-2
topic ^applicant|1
topic ^archive|3
topic ^as|-2
topic ^at|-1
topic ^aunt|-1
topic ^autoclave|-1
topic ^autoclave in|-1
topic ^bank|-2
topic ^bed|-1
topic ^blank|2
topic ^blank page|2
topic ^board|-1
topic ^boiler|1
topic ^booking|-1
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
topic ^coffee|4
topic ^coffee machine|-1
topic ^complaint|-1
topic ^compost|1
topic ^consent|1
topic ^contract|3
topic ^council|1
topic ^court|-1
topic ^crane|-1
topic ^customs|1
topic ^date|-1
topic ^date of|-1
topic ^daughter|-2
topic ^delivery note|-1
topic ^dental|2
topic ^department|1
topic ^domain|3
topic ^don't|-1
topic ^don't forget|-1
topic ^emergency|-1
topic ^emergency exit|-1
topic ^employee|-1
topic ^ethics|-1
topic ^expected|-1
topic ^eye|1
topic ^feedback|-2
topic ^fence|1
topic ^final|-2
topic ^final notice|-2
topic ^fire|1
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
topic ^garden|2
topic ^grandma's|1
topic ^grant|-1
topic ^group|-1
topic ^guest|5
topic ^gutter|2
topic ^gutter over|1
topic ^gym|7
topic ^half|-1
topic ^hall|3
topic ^hallway|1
topic ^hand|1
topic ^harbour|-1
topic ^heating|8
topic ^helpdesk|-2
topic ^helpdesk request|-1
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
topic ^invoice from|-1
topic ^jira|-1
topic ^job|-2
topic ^job card|-2
topic ^kitchen|-1
topic ^lady|-1
topic ^lamp|-1
topic ^last|1
topic ^lave|-1
topic ^lave vaisselle|-1
topic ^letter|-2
topic ^lift|-1
topic ^list|-1
topic ^logo|-1
topic ^lost|-1
topic ^low|-3
topic ^machine|1
topic ^maintenance|-2
topic ^message|2
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
topic ^onboarding|-2
topic ^one|-1
topic ^only|-1
topic ^open|-1
topic ^opening|1
topic ^oven|-4
topic ^page of|-3
topic ^parcel|3
topic ^parent|-3
topic ^parking|4
topic ^parking permits|1
topic ^people|-2
topic ^photos|5
topic ^photos of|8
topic ^plumber|-1
topic ^po|-1
topic ^porte|1
topic ^porte du|1
topic ^prescription|1
topic ^price|3
topic ^printer|-1
topic ^pro|1
topic ^pro forma|1
topic ^prod|4
topic ^project|-2
topic ^q|2
topic ^quotation|4
topic ^quote|3
topic ^quote for|-1
topic ^rabies|2
topic ^reference|1
topic ^rehearsal|2
topic ^requester|-1
topic ^revised|1
topic ^room|-3
topic ^school|-2
topic ^second|-1
topic ^server|-1
topic ^server room|-1
topic ^severity|-2
topic ^shower|-2
topic ^signed|-1
topic ^skip|1
topic ^snow|5
topic ^son|-2
topic ^spring|4
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
topic ^tenant in|-2
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
topic ^unit|-1
topic ^user|-1
topic ^valid|-1
topic ^vat|2
topic ^vat return|2
topic ^vehicle|-2
topic ^vendor|-3
topic ^voicemail|-2
topic ^w|3
topic ^warranty|-1
topic ^water|4
topic ^weather|-1
topic ^website|2
topic ^went|-1
topic ^went well|-1
`;
