import type { TitleFeature } from './title-features.ts';

/** How much each feature speaks for a title; made by `npm run learn:titles`, not by hand. */
export const TITLE_WEIGHTS: Readonly<Record<TitleFeature, number>> = {
  isByRules: 1.11,
  isActionByRules: -0.07,
  isAskedPart: -0.47,
  isWholeSentence: 0.79,
  isClause: -0.08,
  isLastClause: 0.3,
  isClauseToDo: 0.43,
  isSubordinate: -0.22,
  isToEnd: -0.28,
  isAfterLabel: 0.52,
  isFromVerb: 0.26,
  isSubject: -0.35,
  isCut: 1.34,
  hasTopic: 0.91,
  hasTopicOfSubject: 1.27,
  hasTopicOfLabel: -1.08,
  hasTopicOfOwn: -0.07,
  hasTopicOfBefore: 1.45,
  hasTopicOfEarlier: -0.05,
  hasTopicOfFirst: -0.63,
  isClearWithoutTopic: -3.23,
  isFairlyClearWithoutTopic: -1.48,
  isFirst: -0.27,
  isLast: -0.47,
  isLater: -0.69,
  placeInText: -1.08,
  isInFirstParagraph: -0.76,
  isBeforeTask: 0.41,
  isTask: 0.41,
  isAsking: 0.15,
  isTelling: -0.82,
  isShortSentence: -0.16,
  asksPlainly: 0.38,
  hasDate: -1.15,
  hasDeadline: 0.21,
  hasDue: 1.06,
  isMain: -0.26,
  isOfMain: -0.23,
  asksSomebody: 0.6,
  isItem: 1.33,
  isReport: -0.56,
  isOwnParagraph: -0.57,
  isFurther: -0.67,
  length: 3.35,
  words: 0.31,
  saysNothing: -0.85,
  saysMuch: 0.51,
  isUnspecific: -1.2,
  isSpecific: 0.77,
  isCentral: 1.13,
  refersBack: -0.2,
  beginsWithIt: -0.56,
  hasPronoun: -0.29,
  beginsWithVerb: 1.07,
  isToDo: 0.97,
  isRequest: 1.35,
  obliges: -0.78,
  isOfWriter: 0,
  isPleasantry: -0.59,
  hasName: -0.29,
  hasNumber: 0.05,
  hasColon: -0.84,
  hasComma: -1.2,
  isPast: -0.72,
  hasFault: 0.52,
  isOfDocument: 0.57,
  endsOpen: 0.2,
  hasAmount: -1.11,
};

/** How much each word of a title, or beside it, speaks for it; made by `npm run learn:titles`, not by hand. */
export const TITLE_WORDS = `
$a|9
$aa|-1
$ab|1
$about|-1
$above|-1
$ac|1
$accept|-2
$access|-1
$accident|-1
$accordingly|2
$account|2
$accounting|-1
$accounts|-2
$address|12
$adviser|-9
$afraid|6
$after|-1
$afternoon|-1
$afterwards|-3
$again|9
$agency|-4
$agm|-2
$agreed|-1
$ahead|-6
$alarm|1
$all|5
$alone|-1
$already|-3
$am|-6
$amount|-1
$and|10
$android|-1
$angebot|2
$angebote|-1
$anneke|-1
$anrufen|-1
$anymore|-5
$anything|-1
$anyway|-4
$aob|-1
$apart|2
$app|-3
$applicant|-7
$application|-2
$applications|3
$applies|-1
$appointment|1
$approved|-3
$approx|1
$april|-3
$arrange|-4
$asap|-3
$ask|-1
$asked|1
$asking|-5
$asks|1
$assessment|-3
$assignee|-1
$attached|-4
$attic|-1
$attn|-2
$audit|1
$august|-1
$aula|5
$ausgefallen|-1
$authority|1
$automatically|-8
$autumn|-3
$avant|-1
$b|-1
$back|5
$background|2
$badge|7
$badges|1
$badly|1
$bags|1
$bakery|1
$balance|-3
$bank|4
$banner|1
$bar|-2
$basement|-1
$batch|-2
$bath|1
$batteries|10
$battery|3
$bay|2
$bazaar|-3
$be|-3
$bed|-6
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
$bezahlen|3
$bill|2
$billing|-2
$bins|2
$birthday|-4
$black|3
$blocked|1
$blue|-6
$board|-2
$boiler|1
$book|1
$booked|2
$booking|-5
$bookings|-2
$books|8
$booster|-1
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
$bucket|2
$budget|2
$building|-2
$bus|2
$business|-1
$by|-2
$bye|-1
$c|2
$cabinet|2
$cable|1
$cafe|1
$cage|1
$cake|1
$calendar|1
$calibration|2
$call|-7
$called|-4
$camp|-5
$cancel|6
$cancelled|1
$car|-4
$card|-6
$cards|3
$care|-1
$caretaker|-1
$cash|1
$cat|12
$catalogue|-2
$caterer|1
$cause|-2
$cellar|1
$cert|3
$certificate|15
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
$charger|3
$charges|-1
$chaudiere|1
$check|2
$checked|-1
$checklist|-5
$checks|1
$child|1
$chocolate|-1
$church|4
$claim|1
$claims|-4
$class|-1
$cleaner|1
$cleaning|-3
$client|-1
$clinic|-1
$close|5
$closed|1
$closes|-4
$closing|-3
$closure|-1
$club|-1
$cm|-2
$coach|1
$code|2
$cold|1
$collected|1
$collection|1
$colour|-1
$colours|-1
$come|2
$comes|-14
$coming|-4
$commande|1
$comments|-3
$company|2
$complaint|1
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
$copy|-4
$correct|-3
$correction|-1
$cost|-4
$cottage|1
$council|-3
$count|4
$counter|1
$courier|-1
$course|-2
$court|-1
$covered|-2
$cracked|3
$crazy|-1
$crop|-1
$crown|-1
$csv|2
$cups|1
$customer|-1
$customers|-2
$cut|-1
$d|-2
$daily|-2
$database|1
$date|-6
$day|-1
$days|5
$de|-5
$deadline|-4
$dec|-6
$december|-3
$declaration|-1
$deed|4
$degrees|-1
$deliver|-5
$delivered|-5
$delivery|-5
$department|-1
$deploy|-1
$deposit|3
$depuis|4
$desde|1
$desk|-3
$desks|1
$detectors|1
$dinner|-1
$director|-2
$discussed|-1
$disk|-1
$display|1
$do|-3
$dock|-1
$doctor|-1
$document|-2
$documents|-1
$domain|1
$done|-2
$door|-6
$down|-1
$draft|-3
$drawer|-1
$drawings|-1
$drill|1
$dringend|-1
$drips|11
$driver|1
$drivers|2
$drum|2
$dry|-3
$du|-1
$due|4
$duty|2
$each|3
$earlier|3
$easter|-1
$el|-1
$electric|-2
$electrician|1
$elevator|1
$eleven|-4
$em|-1
$employees|-1
$encore|1
$end|-2
$ends|-4
$enough|1
$entrance|2
$entry|2
$envoyer|-1
$erp|3
$error|4
$estate|1
$estimate|-1
$euro|-1
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
$extinguishers|6
$extract|5
$f|8
$fahren|1
$failed|-1
$fair|-1
$falls|-1
$families|-6
$fast|-1
$father|-1
$feb|-3
$february|2
$fee|2
$feedback|-2
$fees|1
$fehlt|3
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
$firm|1
$firmado|3
$fitting|1
$five|2
$fix|2
$fixed|-1
$flashing|3
$flat|1
$flickering|1
$flickers|1
$floor|-1
$flowers|4
$fly|1
$flyers|1
$fm|-1
$folder|-2
$for|4
$forget|-1
$format|3
$forms|6
$foundation|3
$free|-2
$freeze|3
$freezer|-1
$fri|4
$friday|-8
$fridays|-1
$fridge|-3
$from|9
$front|-3
$frost|-1
$full|2
$furniture|2
$fyi|-4
$game|-1
$garage|-3
$gate|2
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
$green|-5
$grey|1
$group|2
$guests|3
$gutters|3
$guy|2
$h|-1
$haben|2
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
$him|1
$hire|-1
$holiday|-4
$home|2
$hospital|-1
$hotel|-3
$hour|-3
$house|-4
$i|1
$ice|1
$immediately|2
$imprime|1
$in|5
$inc|5
$incl|-1
$incomplete|-2
$inside|-1
$inspected|-1
$inspection|2
$installed|4
$instead|-1
$insurance|1
$interns|-3
$inv|2
$inventory|3
$invoice|4
$is|-4
$isn't|-1
$issued|2
$it|16
$item|-1
$itself|2
$jan|-3
$january|-6
$job|1
$june|-8
$k|-1
$kann|-8
$kegs|-1
$kettle|4
$key|4
$keys|-1
$kids|2
$kim|-2
$kit|1
$kitchen|-9
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
$laptop|-2
$late|-3
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
$library|2
$licences|-2
$lieferung|-2
$lieu|-1
$lighting|1
$lights|1
$like|-4
$lindenstr|2
$line|-1
$linen|-1
$lines|-2
$list|1
$little|-1
$live|4
$llc|9
$load|4
$loan|2
$lobby|-7
$local|-3
$locker|-3
$logo|7
$longer|-1
$look|2
$loose|3
$loss|-1
$lost|-1
$lot|1
$lovely|-1
$ltd|-1
$m|2
$machen|-5
$machine|5
$mad|-4
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
$may|4
$mayor|-1
$me|7
$meantime|-1
$meeting|-5
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
$minute|-1
$minutes|3
$mirror|2
$mismo|-4
$missing|-1
$mit|3
$ml|-1
$mm|3
$mobile|2
$model|1
$monday|-4
$money|-4
$monitor|1
$montant|-3
$month|-8
$months|3
$mot|6
$mother|-1
$moved|-5
$moves|-1
$much|-4
$mum|1
$n|-2
$nachgefragt|-1
$names|-1
$nd|-2
$nda|5
$need|-6
$needed|-3
$neighbours|-1
$newsletter|3
$next|3
$nicht|-3
$night|2
$nights|3
$nl|-1
$no|1
$nobody|3
$noise|-1
$not|-2
$note|5
$notes|-3
$notice|-8
$nov|-13
$november|-10
$novembre|2
$number|3
$numbers|-1
$nurse|-3
$oct|2
$october|-11
$of|-6
$office|2
$offline|9
$oil|2
$old|4
$on|-5
$once|-1
$one|-13
$ones|3
$online|-1
$only|-1
$open|-1
$opening|1
$opens|2
$operator|-2
$optician|-1
$order|4
$outpatients|4
$over|2
$overnight|-1
$own|-1
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
$parking|3
$part|-3
$parts|1
$pasillo|1
$passed|1
$passport|5
$password|1
$patient|-1
$pay|2
$payroll|2
$pcs|-1
$pdf|4
$people|-8
$permit|4
$permits|-5
$person|-7
$persons|-2
$pharmacy|1
$phone|-2
$photo|4
$photos|-5
$pickup|1
$pictures|1
$pilot|-1
$pitch|1
$place|-1
$plait|-1
$plan|7
$plants|2
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
$points|2
$policy|12
$polyvalente|1
$porfa|-1
$portal|-1
$porto|-1
$postponed|-1
$pot|4
$potatoes|3
$pr|-3
$practice|1
$present|-1
$presented|1
$presents|6
$pressing|-2
$pressure|-1
$price|2
$prices|-1
$principal|7
$printed|1
$printer|3
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
$provider|1
$publisher|1
$purchasing|2
$q|3
$quarter|-1
$questionnaire|2
$quick|1
$quickly|-3
$quote|2
$quotes|-2
$rain|2
$raised|2
$rang|-2
$rate|-2
$ray|3
$rc|-3
$rd|-2
$read|-1
$reading|-1
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
$renewed|-5
$renews|2
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
$response|-1
$restaurant|1
$return|2
$returned|4
$returns|1
$rev|1
$review|-3
$right|1
$rising|-3
$road|-2
$role|3
$roll|-1
$rolls|2
$roof|-3
$roofer|1
$room|-5
$roster|1
$rota|-3
$rotor|2
$rotten|5
$round|-1
$route|-1
$row|2
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
$shed|-2
$sheet|6
$sheets|-2
$shelf|2
$shift|-7
$shifts|-1
$shoes|2
$shops|1
$short|-1
$shut|-1
$sich|-1
$sick|-3
$side|6
$sides|6
$sie|1
$sign|-1
$signe|5
$signed|2
$sin|-1
$since|-5
$site|-5
$six|1
$size|2
$skip|-2
$slides|3
$slip|-3
$slot|-1
$slow|-1
$smells|1
$so|-1
$sofa|2
$solicitor|-3
$someone|-1
$something|-3
$soon|-4
$sound|-1
$space|1
$spreadsheet|3
$spring|-1
$sprint|-6
$squeaks|1
$st|-1
$stairs|1
$starting|-2
$starts|-1
$statement|6
$statements|4
$station|-4
$step|2
$steps|-1
$sticker|1
$sticks|1
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
$take|-1
$tank|7
$tape|-1
$tard|-7
$tardar|-1
$tax|11
$teacher|-6
$team|-1
$technician|-3
$tecnico|1
$template|1
$ten|-1
$tenant|-9
$terminal|-1
$terms|-1
$test|-6
$tested|3
$tests|2
$th|-8
$than|5
$thats|-2
$the|1
$them|9
$then|5
$there|2
$they|-1
$thing|-8
$things|4
$think|-2
$this|7
$tho|-3
$those|-1
$though|-2
$through|-2
$thu|2
$thursdays|-2
$ticket|-2
$tickets|1
$time|3
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
$translation|-1
$transport|-3
$tray|-1
$trays|1
$trees|4
$trim|2
$trip|3
$ttc|-1
$tuner|9
$tuv|-1
$twice|-4
$two|-1
$type|1
$tyres|9
$u|1
$uberweisen|-1
$unanimously|-1
$unit|1
$unpaid|-1
$until|1
$up|3
$update|-3
$updating|1
$upload|1
$uploaded|2
$ups|6
$upset|-1
$upstairs|1
$urgente|-1
$us|3
$use|1
$used|-1
$valid|2
$valve|3
$van|-4
$vat|-1
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
$wall|-1
$want|-1
$ward|-1
$warm|4
$warning|1
$warranty|-1
$water|2
$way|-2
$we|1
$wed|1
$wedding|-8
$wednesday|5
$week|-5
$weekly|-1
$weeks|-1
$weg|-1
$well|-2
$went|2
$werden|1
$when|-1
$white|-1
$wholesaler|-3
$wieder|3
$window|4
$wine|-2
$winter|1
$wir|-1
$withdrawn|-1
$without|-1
$wobbles|5
$words|1
$work|-1
$working|3
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
$yet|-1
$you|-6
$yours|-2
<(|-5
<)|-3
<,|-4
<-|3
<.|-3
<:|14
<<|-8
<<(|2
<<) ,|-2
<<) -|-5
<<) :|-1
<<) to|2
<<,|-10
<<, ,|-3
<<, :|-4
<<, and|-2
<<, bitte|-2
<<, but|-6
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
<<, that|1
<<, the|1
<<, then|-6
<<, to|1
<<, you|-5
<<-|2
<<- ,|-3
<<- -|-1
<<- :|1
<<- please|1
<<.|-2
<<. ,|-4
<<. .|-1
<<. :|1
<<. and|-1
<<. please|-1
<<:|-2
<<: (|-1
<<: ,|-3
<<: :|4
<<: please|2
<<: the|1
<<: you|3
<<@ channel|1
<<a|2
<<able to|4
<<about :|-2
<<accept ,|1
<<acceptance :|-3
<<action :|11
<<actual :|3
<<advance ,|7
<<afternoon ,|-1
<<again ,|1
<<agreed that|-1
<<agreed to|-3
<<alguien|-1
<<all|-3
<<also|-1
<<also :|-4
<<am ,|3
<<an|1
<<and|-4
<<and i'd|-1
<<and i'll|-1
<<and please|-1
<<and reports|-1
<<and then|-1
<<and to|-4
<<and would|4
<<anyone|-3
<<apologies :|-2
<<applicant :|5
<<april ,|1
<<april and|-1
<<area :|-1
<<art .|-1
<<as discussed|2
<<as to|-1
<<asap ,|-2
<<asked to|3
<<attached is|3
<<b ,|-1
<<back ,|-1
<<back and|3
<<badge ,|-3
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
<<but|5
<<by :|-3
<<called ,|1
<<can|-10
<<can ,|-1
<<can somebody|2
<<can someone|4
<<can u|2
<<can you|3
<<change :|1
<<channel|1
<<come and|1
<<comment :|1
<<could|2
<<could someone|1
<<could u|-1
<<could we|1
<<could you|3
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
<<december ,|-4
<<decided :|6
<<decision :|9
<<decisions :|-1
<<declan -|1
<<defect :|5
<<description :|-4
<<desk ,|-1
<<details :|-1
<<did you|-3
<<die|4
<<discussed|2
<<dmitri ,|-1
<<do :|1
<<does|2
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
<<favor ,|3
<<finding :|2
<<fine ,|2
<<first ,|3
<<floor ,|1
<<folder ,|-1
<<forget|-1
<<forget :|-3
<<form and|-1
<<free to|2
<<freitag|1
<<friday|-2
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
<<have|5
<<have a|1
<<have to|1
<<hay que|4
<<he'd|-2
<<he'll|2
<<hello ,|2
<<helpdesk|3
<<hi|3
<<hi ,|-1
<<i believe|1
<<i could|1
<<i have|2
<<i need|6
<<i should|2
<<i think|-1
<<i want|-1
<<i will|-2
<<i'd|5
<<i'll|-6
<<il faudrait|4
<<il faut|3
<<in and|4
<<in days|-1
<<inform that|5
<<informed that|5
<<is|2
<<is to|6
<<issue :|2
<<it|-1
<<it ,|2
<<it and|-3
<<it can|-1
<<item :|18
<<january ,|-1
<<job ,|2
<<job :|2
<<june ,|-2
<<just|-2
<<kannst du|1
<<kg ,|-1
<<kindly|2
<<know ,|-1
<<know that|-3
<<lars ,|1
<<latest ,|-1
<<le|-1
<<let's|-1
<<letter ,|-1
<<like to|6
<<list :|1
<<listen ,|2
<<lol|1
<<lotte :|-1
<<lovely to|-3
<<lucia|4
<<madame ,|-1
<<manana|2
<<march :|1
<<marek ,|-2
<<maybe|-8
<<me|-1
<<me ,|-1
<<me :|-1
<<merci de|6
<<message :|3
<<milk ,|-1
<<miss|2
<<missing|-2
<<missing ,|-2
<<missing :|4
<<monday ,|-1
<<month ,|1
<<must|3
<<must to|-1
<<name :|-1
<<necesitamos|1
<<need|10
<<need :|3
<<need to|-6
<<needed|-1
<<needed :|2
<<needs|-3
<<needs to|2
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
<<now and|2
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
<<one :|2
<<ones ,|-1
<<open :|11
<<ops -|1
<<our|1
<<out ,|-1
<<out that|1
<<over|-2
<<owen ,|4
<<patient :|-8
<<pense a|2
<<people|-6
<<pete|1
<<petra ,|-1
<<peux|-1
<<please|12
<<please ,|-2
<<please to|-8
<<please you|-1
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
<<promised to|2
<<property :|-2
<<puedas|1
<<puedes|3
<<que|3
<<que alguien|-1
<<rang ,|2
<<ravi ,|2
<<rd ,|1
<<re :|-3
<<reason :|-2
<<recommendation :|1
<<recordamos que|7
<<remember that|-1
<<reminder :|4
<<reminder that|5
<<renew ,|-2
<<reports|-1
<<request :|-8
<<requested to|5
<<requester :|-1
<<require|3
<<required :|1
<<required to|2
<<responsible :|-1
<<right ,|-1
<<roisin ,|-1
<<room ,|-1
<<room :|-2
<<said|-1
<<said he'd|-2
<<said she'd|1
<<says :|1
<<sb|1
<<section|1
<<service :|1
<<shall|2
<<she'd|1
<<should|1
<<should really|1
<<sign and|3
<<site :|-1
<<so ,|2
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
<<stephen ,|1
<<still missing|-2
<<subject :|3
<<summary :|5
<<takes over|-2
<<task :|2
<<tenant :|-1
<<tenant shall|-1
<<tess ,|-1
<<test ,|-1
<<text :|-1
<<th and|-1
<<that|5
<<that ,|1
<<that you|1
<<the|2
<<them ,|-1
<<them and|3
<<then|-1
<<theo|5
<<there to|2
<<they'll|-4
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
<<urgente ,|4
<<us to|-2
<<user :|-2
<<van ,|-1
<<vehicle :|3
<<version ,|-1
<<volunteered to|-1
<<volunteers :|-1
<<want|-1
<<want to|-8
<<wanted :|-1
<<wanted to|3
<<wants to|-2
<<we|1
<<we can|-4
<<we must|-1
<<we need|9
<<we require|3
<<we shall|-5
<<we should|1
<<we want|1
<<we will|-1
<<we'll|-2
<<wednesday ,|-1
<<week ,|1
<<weeks|-4
<<what :|3
<<when you|-5
<<whenever you|-1
<<whether|3
<<whether you|1
<<who can|1
<<who does|2
<<who has|1
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
<<yeah|-2
<<year and|-1
<<yesterday ,|-1
<<yesterday :|-1
<<you|-5
<<you :|5
<<you because|6
<<you can|-4
<<you could|-4
<<you ever|1
<<you must|2
<<you please|8
<<you that|-2
<<you to|3
<<yusuf|-1
<<yusuf ,|8
<<–|-8
<@|-3
<a|3
<ab|-2
<abdul|1
<able|4
<about|-3
<accept|-2
<acceptance|-3
<access|-9
<account|1
<action|13
<actual|3
<actually|4
<address|-1
<advance|7
<after|1
<afternoon|-1
<agm|-1
<agnes|-1
<agreed|2
<aid|1
<aisha|4
<alguien|-1
<all|-2
<also|-4
<am|1
<amount|-1
<an|3
<ana|1
<and|-10
<any|-3
<anyone|5
<apologies|-2
<applicant|6
<appointment|-1
<approved|-1
<april|-2
<area|-1
<art|2
<asap|-2
<asked|1
<attached|3
<audit|-1
<august|-1
<away|2
<back|1
<bad|3
<badge|-3
<bank|1
<bao|1
<bathroom|-1
<batteries|1
<be|8
<bea|-5
<because|5
<been|-1
<before|-3
<believe|2
<below|-1
<ben|-1
<benotigen|3
<best|-1
<bestellt|3
<bill|1
<billing|5
<bis|-1
<biscuit|1
<bitte|11
<blocked|1
<boat|1
<bogdan|-7
<borrowed|-1
<borrower|1
<both|-5
<boxes|-1
<brauchen|3
<brochure|-1
<broken|-1
<btw|1
<bug|11
<building|-1
<business|-2
<but|8
<by|-9
<c|2
<call|-5
<came|-3
<can|5
<catalogue|-2
<chain|-1
<chair|-2
<channel|6
<check|1
<chloe|2
<claire|-5
<cleaning|-1
<close|-1
<club|3
<cna|1
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
<copies|-1
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
<data|3
<date|-2
<dates|1
<days|-1
<de|-3
<dead|-3
<deadline|-2
<dear|1
<dec|-3
<december|-3
<decided|6
<decision|9
<decisions|-1
<declan|4
<defect|6
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
<did|-2
<die|4
<discussed|1
<dmitri|-2
<do|8
<documents|-2
<does|8
<donal|3
<down|-4
<dr|1
<draft|-1
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
<eilt|-1
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
<floor|2
<flour|1
<folder|-1
<for|-4
<forget|-7
<form|-1
<found|-1
<frau|-1
<free|2
<fri|-1
<friday|-6
<from|6
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
<he'd|-2
<he'll|2
<heads|1
<hearing|-1
<hello|3
<helpdesk|3
<her|4
<here|2
<herr|1
<hi|2
<him|-3
<hire|-2
<home|2
<honey|3
<house|-2
<how|-3
<hr|-5
<hugo|2
<i|5
<i'd|5
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
<incidencia|3
<ines|-1
<inform|3
<informed|3
<ingrid|-2
<inspector|1
<is|17
<issue|2
<ist|1
<it|-7
<item|18
<jan|-3
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
<just|1
<k|-3
<kann|-3
<kannst|-1
<karen|-1
<kasia|4
<katrin|-4
<kelly|-3
<key|1
<kg|-1
<kids|-3
<kindly|3
<kirsty|-1
<kitchen|1
<know|4
<kofi|-1
<konnten|-2
<la|2
<lab|-3
<landing|-1
<landlord|-1
<lane|1
<laptop|-1
<lars|1
<last|-4
<late|-1
<latest|-1
<le|6
<leaflet|-1
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
<loan|-1
<lol|1
<look|-2
<lot|5
<lotte|-1
<lou|3
<love|-1
<lovely|-2
<low|-2
<lower|-1
<lucas|-1
<lucia|4
<lundi|-1
<machine|-1
<madame|-1
<maeve|1
<mai|-1
<maintenance|-1
<manana|1
<manque|6
<manual|-1
<march|-3
<marcus|1
<marek|-7
<marguerite|1
<mate|6
<mats|1
<matt|-1
<may|7
<maybe|-7
<me|-6
<mei|8
<mel|1
<merci|6
<message|3
<milan|-4
<milk|-1
<mind|1
<mirko|-1
<miss|2
<mme|1
<model|2
<monday|-3
<monitor|-1
<montag|-1
<month|2
<more|1
<morgen|-1
<morning|-2
<move|-1
<mrs|-3
<must|2
<my|-1
<nachster|-1
<nadia|3
<name|-1
<nearly|-1
<necesitamos|1
<need|7
<needed|1
<needs|3
<new|-2
<news|3
<nice|-1
<night|-2
<no|-2
<nobody|6
<noch|4
<noise|-1
<noon|-1
<noor|1
<nos|-1
<not|-2
<note|4
<notice|1
<noticed|3
<notre|3
<nov|-2
<november|-1
<now|14
<nuala|-1
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
<on|-8
<one|4
<ones|-1
<open|8
<ops|2
<order|-1
<ordered|-1
<orders|-1
<ortega|1
<oscar|-3
<oskar|1
<other|2
<otto|1
<out|-3
<over|-4
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
<pense|2
<people|-6
<per|2
<permit|-2
<person|1
<pete|1
<peter|2
<petra|-2
<phone|4
<pick|-1
<pilar|1
<plan|-1
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
<priya|3
<product|-1
<programme|1
<promised|4
<property|-2
<protection|1
<puedes|3
<que|2
<question|3
<quick|-2
<r|1
<raus|-1
<ray|2
<rc|2
<re|-3
<really|-6
<reason|-2
<recommendation|1
<recordamos|7
<remains|1
<remarks|2
<remember|-1
<reminder|10
<renew|-3
<repaired|-2
<replacement|-1
<reported|-1
<request|-7
<requested|8
<requester|-1
<require|3
<required|2
<responsible|-1
<result|2
<return|-1
<review|5
<reyes|-1
<right|2
<ring|-1
<rogamos|-7
<roisin|-1
<rolls|-2
<ronan|-1
<room|-2
<rory|-1
<ruben|1
<ruth|-7
<safety|1
<said|-1
<salt|1
<sam|3
<samples|-1
<sandra|1
<sat|-2
<saturday|-3
<say|2
<says|4
<sb|1
<scan|1
<school|-3
<sec|2
<section|2
<self|3
<september|-1
<serviced|-3
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
<simon|-1
<simone|-1
<since|-6
<slack|2
<small|-1
<so|6
<sofie|2
<some|2
<somebody|-4
<someone|5
<something|-1
<sorry|-3
<spatestens|-1
<spring|-1
<stan|1
<step|-2
<stephen|1
<still|8
<storage|-1
<store|-1
<street|3
<subject|2
<summary|5
<summer|-7
<sunday|-3
<sunniva|-1
<supplier|-1
<sure|3
<survey|-1
<sven|3
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
<tenant|-1
<terms|-1
<tess|4
<test|-1
<text|-1
<th|-2
<than|-3
<that|10
<that's|3
<the|11
<them|7
<then|-2
<theo|5
<there|6
<they|1
<they'll|-4
<thing|5
<think|1
<this|-3
<though|4
<thursday|3
<tim|-3
<time|1
<tina|1
<title|4
<tmrw|-1
<to|6
<toast|1
<today|-5
<told|-2
<tom|-1
<tomo|1
<tomorrow|-1
<tonight|-5
<too|-1
<top|-1
<transit|1
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
<urgente|4
<us|-3
<use|1
<user|-2
<v|-2
<valid|-2
<van|1
<vehicle|3
<vendor|-1
<visit|-2
<voice|-1
<volunteered|-1
<volunteers|-1
<vous|-2
<waiting|-3
<wanda|1
<want|-8
<wanted|2
<wants|-2
<ward|6
<was|-1
<we'll|-2
<web|-1
<website|-1
<wed|1
<wednesday|-1
<week|-5
<weeks|-3
<well|-1
<wen|1
<werden|7
<what|1
<when|-8
<whenever|3
<whether|-2
<who|8
<who's|-1
<whoever|-3
<why|-1
<wieder|-2
<will|-2
<windows|6
<winter|4
<wir|8
<with|-4
<woche|1
<words|2
<work|4
<workaround|-1
<workshop|-1
<would|8
<write|-3
<writing|4
<x|-1
<yann|-1
<yeah|-2
<year|-1
<yes|-1
<yesterday|-1
<you|1
<you'd|2
<your|-1
<yours|-2
<yuki|-3
<yusuf|8
<yvonne|1
<zum|-2
<–|-3
=a|2
=ab|-1
=abernathy|1
=able|-3
=about|8
=above|-6
=abrir|-1
=abstract|8
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
=account|4
=accountant|-6
=accounting|-2
=accounts|-3
=acct|1
=acondicionado|1
=across|3
=act|-3
=action|-4
=actually|-1
=ad|-8
=add|5
=address|9
=addresses|-1
=adeyemi|3
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
=after|-7
=afternoon|-2
=afterwards|-3
=again|3
=agency|-2
=agenda|-5
=agent|-1
=agm|-1
=agreed|-4
=agreement|2
=agua|9
=ahead|-11
=aid|5
=air|1
=aire|1
=al|7
=alarm|-4
=all|4
=allergen|1
=allergies|-2
=allotment|-1
=almeida|8
=alone|-1
=already|-6
=also|-1
=alten|-2
=always|-3
=am|-6
=amended|2
=amount|-3
=an|-8
=anbei|1
=and|-8
=andernfalls|-1
=android|2
=angebot|3
=angebote|-1
=anneke|-1
=annex|-1
=annual|10
=another|-4
=answer|-11
=answered|1
=antes|-1
=anti|3
=anton|-1
=anual|1
=any|-2
=anymore|-5
=anyone|-4
=anything|-2
=anyway|-4
=aob|-1
=apart|2
=apartment|-3
=apex|4
=api|-5
=apologies|-1
=app|2
=appeler|1
=appelle|2
=apple|1
=applicant|-6
=application|-6
=applications|3
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
=archive|4
=are|-9
=area|3
=around|-4
=arrange|-4
=arrive|-1
=arrived|-3
=arrives|-1
=arrow|1
=art|-2
=as|-8
=asap|-3
=ascensor|1
=ash|7
=ask|-12
=asked|1
=asking|-8
=asks|6
=assembly|-1
=assessment|-1
=asset|1
=assign|1
=assigned|-1
=assignee|-1
=assistant|-1
=association|-2
=at|-3
=attached|-1
=attend|3
=attendance|3
=attic|1
=attn|-3
=au|-5
=audit|-2
=auditor|-3
=auditors|-4
=auf|6
=aufzug|1
=august|-1
=aula|7
=aura|-1
=aus|-1
=authority|-4
=auto|-1
=autoclave|-4
=automatically|-9
=autopay|1
=autumn|-4
=aux|2
=avant|-2
=ave|1
=avec|-2
=avisa|-4
=avoid|-3
=away|-5
=awful|2
=axis|1
=ayer|-3
=b|5
=baby|1
=back|-5
=background|2
=backup|3
=backups|-1
=bad|1
=badge|7
=badges|4
=badly|1
=bags|10
=bake|-1
=baker|3
=bakery|-5
=balance|-1
=balcony|4
=ball|1
=band|-1
=bank|2
=banner|3
=bar|-2
=barcode|1
=barn|-1
=bars|-1
=basement|-1
=basin|1
=bath|1
=bathroom|-1
=batteries|6
=battery|3
=bay|1
=bazaar|-3
=bc|-1
=be|-7
=bea|-1
=beamer|5
=bearing|3
=because|-6
=become|-1
=bed|-6
=bedroom|1
=bee|-1
=beech|-1
=been|-12
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
=below|-7
=belt|5
=ben|-1
=bench|7
=bent|1
=besorgen|1
=besprochen|-2
=best|3
=bestell|3
=bestellen|2
=bestellung|-4
=besten|1
=better|-2
=between|-1
=bezahlen|4
=bicycle|-1
=bids|2
=bien|-2
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
=black|4
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
=booked|2
=booking|-1
=bookings|-2
=books|7
=booster|1
=boot|1
=boots|-1
=borrow|-1
=borrower|-1
=boss|-3
=both|-8
=bother|-2
=bottle|11
=bottles|-1
=bottling|2
=bottom|-1
=bought|5
=bouncy|1
=boundary|-1
=box|-5
=boxes|-5
=bracket|1
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
=brief|1
=briefing|2
=brigade|-1
=brightwater|2
=bring|-9
=brings|-5
=brochure|2
=broke|1
=broken|8
=brother|-1
=bucket|4
=budget|3
=bug|-1
=build|4
=building|-5
=built|1
=bulbs|-4
=burn|4
=burst|-1
=bus|1
=business|-2
=but|-5
=button|2
=buying|1
=by|-4
=c|-2
=ca|-2
=cabinet|4
=cable|3
=caduca|1
=cafe|1
=cage|1
=cajas|-8
=cake|6
=caldera|1
=calendar|4
=calibrate|1
=call|-10
=callback|-1
=called|3
=caller|-9
=cambia|1
=came|1
=camp|-2
=campaign|1
=campos|-4
=can|-4
=can't|-2
=cancel|10
=cancellation|1
=candidate|2
=candidates|-1
=cannery|3
=cannot|-5
=canteen|-2
=car|-4
=card|7
=cards|13
=caretaker|-4
=carried|-2
=carries|1
=cartridges|1
=casa|-1
=case|-2
=cases|-1
=cash|3
=cassee|1
=cast|-1
=castle|1
=cat|4
=catalogue|-2
=category|8
=caterer|6
=cause|-3
=ce|-2
=cedar|1
=ceiling|-4
=centre|-3
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
=change|-2
=changed|-2
=changes|-6
=changing|8
=channel|1
=chapel|4
=chapter|6
=chapters|-1
=charge|-4
=charged|-2
=charger|4
=charity|1
=chart|-3
=chaudiere|1
=chauffe|-1
=check|-3
=checked|1
=checklist|-3
=checkout|9
=checks|-2
=chef|1
=child|3
=children|-2
=chimney|-3
=chlorine|-1
=chocolate|-2
=choir|-9
=christmas|3
=church|5
=churn|-2
=ci|5
=city|1
=claim|12
=claims|-5
=class|-1
=clause|-6
=clean|6
=cleaner|1
=cleaners|2
=cleaning|-3
=clear|3
=clerk|-2
=cles|3
=click|1
=client|-11
=client's|2
=cliente|-3
=clinic|6
=clock|-7
=clodagh|-5
=close|4
=closed|4
=closer|5
=closes|-10
=closing|1
=closure|2
=club|-2
=cm|-1
=co|-1
=coach|5
=coats|-2
=coche|1
=cocina|2
=code|-5
=coffee|-2
=colleague|-10
=collect|-2
=collected|1
=collects|-5
=color|-5
=colour|3
=colours|-1
=come|-11
=comes|-15
=coming|-8
=commande|2
=commander|-1
=comment|-1
=comments|-4
=commission|3
=committee|-3
=community|2
=companies|2
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
=confirmed|-2
=congratulations|-2
=congress|2
=consent|6
=consignment|-1
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
=controlled|2
=conversation|-3
=cookie|1
=cooling|1
=copier|5
=copy|-2
=cormac|-1
=corner|-5
=correct|13
=corrected|-5
=corridor|1
=cost|-5
=costume|1
=cot|2
=cottage|3
=could|-5
=couldn't|-2
=council|3
=counsel|-8
=count|1
=counter|1
=countersigned|5
=county|-9
=couple|-5
=coupon|4
=courier|-2
=course|-3
=court|-5
=cover|-1
=covered|-3
=covers|1
=cr|-1
=crack|1
=cracked|5
=crash|1
=crashes|7
=crate|-1
=crates|-1
=crazy|-1
=credentials|2
=crew|-4
=crm|-2
=crop|2
=crown|2
=csv|7
=cuisine|-3
=cuota|1
=cups|1
=customer|-11
=customer's|-1
=customers|-5
=customs|-1
=cut|3
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
=das|-3
=dass|4
=data|1
=database|6
=date|6
=dated|-2
=daughter|-1
=daughter's|1
=days|-3
=db|1
=de|11
=dead|3
=deadline|-6
=dealer|-9
=dear|-1
=debit|-1
=dec|-6
=december|-7
=decide|-2
=decided|-4
=decision|-2
=deck|1
=deed|7
=deep|5
=defect|-2
=defects|-1
=defrost|-1
=degrees|-2
=del|14
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
=deploys|-2
=deposit|9
=depuis|5
=deputy|-2
=der|15
=des|2
=descale|4
=descaling|1
=description|-3
=desde|1
=design|3
=desk|-4
=despite|2
=details|1
=detector|1
=detectors|1
=deux|-1
=development|1
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
=discount|-1
=discussed|-1
=discussion|-3
=dishwasher|-2
=disk|2
=dispatch|1
=display|-1
=dispute|4
=do|7
=dock|-4
=doctor|-2
=document|-8
=documents|3
=doesn't|4
=dog|-2
=doit|5
=dollars|2
=domain|5
=don't|-11
=donated|1
=donation|3
=done|-5
=donor|3
=dont|-4
=door|6
=doors|2
=dort|-3
=dose|2
=doses|3
=dossier|-4
=double|-1
=dough|1
=down|2
=dr|1
=draft|-1
=drain|5
=drama|-1
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
=driver|1
=drivers|3
=driving|-1
=drone|1
=drop|-1
=drops|5
=drucker|4
=drug|1
=drugs|2
=drum|-1
=dry|3
=du|8
=due|-5
=dunmore|-1
=dunne|-2
=during|-3
=dust|1
=duty|2
=dwg|4
=e|5
=each|-5
=earl|-2
=early|-3
=east|2
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
=electricity|4
=elementary|-2
=elevator|9
=eleven|-5
=elle|-1
=elm|-1
=else|-1
=em|-1
=email|-3
=embarrassing|1
=embassy|-3
=emergency|2
=employee|2
=employees|-1
=empresa|-4
=empty|-1
=en|-3
=encarga|3
=enclose|1
=enclosed|5
=encore|1
=end|-5
=ended|-1
=ends|-6
=energy|1
=enero|-6
=engel|5
=engineer|4
=engineers|-1
=enough|-3
=enquiry|-3
=enter|2
=entrance|4
=entry|4
=envoyer|-1
=erp|6
=erreur|-1
=error|3
=es|-1
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
=eur|-5
=euro|-2
=euros|-2
=eve|-1
=evening|-1
=event|1
=ever|-4
=every|5
=everybody|3
=everyone|2
=everything|5
=exam|-3
=examination|1
=example|3
=excel|-1
=except|-2
=excerpt|-1
=exchanged|-1
=excuses|-2
=exhibition|-1
=exit|3
=expect|2
=expense|-5
=expenses|1
=expire|1
=expired|1
=expires|5
=export|18
=express|1
=extend|1
=extended|-3
=extension|5
=extinguisher|3
=extinguishers|12
=extra|3
=extract|3
=eye|11
=eyewash|1
=f|11
=fabric|1
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
=fast|1
=fasting|2
=faucet|3
=faut|6
=favor|-1
=fax|4
=feature|-1
=feb|-4
=fee|-1
=feed|-2
=feedback|-3
=feel|-1
=fees|-1
=fehlen|-4
=fehlt|4
=fell|-1
=felling|-1
=femi|1
=fence|-2
=ferme|-3
=ferry|1
=fertig|-4
=festival|-5
=fetch|6
=fete|-2
=fever|1
=few|-2
=fi|-1
=field|-1
=figures|6
=file|12
=filed|5
=files|1
=fill|-4
=fills|2
=film|-1
=fils|2
=filter|2
=filters|1
=fin|1
=final|-3
=finance|5
=find|-17
=findings|-1
=fine|-3
=finger|-1
=finish|-3
=finished|-2
=fiona|-1
=fire|7
=firm|3
=firma|5
=firmado|4
=firmware|2
=first|-10
=fish|-1
=fit|1
=five|4
=fix|-8
=fixed|-7
=fixing|-1
=flackert|-1
=flag|2
=flaky|6
=flashing|4
=flat|-3
=flickering|2
=fliesen|-3
=flights|2
=flood|1
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
=forget|-2
=forgotten|-2
=forklift|8
=form|3
=forma|1
=format|3
=forms|4
=forward|2
=forwarded|-1
=found|-7
=four|-8
=fournisseur|1
=fragt|2
=frame|1
=frau|-1
=free|-1
=freeze|3
=freezer|2
=freight|-1
=freitag|-2
=fri|-1
=friday|-8
=fridays|-1
=fridge|5
=friend|7
=friendly|-4
=frist|-2
=from|-11
=front|1
=frost|-2
=fryer|1
=ft|1
=fuit|-1
=fuite|-1
=fully|-4
=function|-1
=furnace|6
=furniture|2
=furs|1
=further|2
=fyi|-4
=g|2
=gala|-2
=game|-4
=gap|-3
=gaps|2
=garage|4
=garden|1
=garnier|4
=gas|6
=gate|13
=gateway|2
=gave|6
=geben|1
=geehrte|-2
=general|-1
=generator|10
=german|-1
=gestern|-10
=gestoria|-1
=get|8
=gets|-2
=getting|-1
=gite|1
=give|-2
=given|-1
=gives|-2
=glasses|3
=glazier|1
=glossary|-1
=gloves|5
=glue|3
=gmbh|-1
=goat|1
=goes|-4
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
=grant|4
=graz|2
=grease|1
=great|-1
=green|-9
=greenline|2
=greg|-1
=greta|2
=grey|6
=grifo|2
=grill|1
=grinder|2
=grinding|6
=group|-1
=grout|-1
=guarantee|-1
=guard|1
=guest|2
=guests|3
=guide|2
=gutter|7
=gutters|3
=guy|4
=guys|-5
=h|-9
=ha|-5
=haas|-1
=hab|-2
=haben|1
=haccp|1
=had|-2
=half|-1
=hall|-6
=halle|2
=halloran|-6
=hallway|-6
=hamster|1
=hana|-2
=handbook|2
=handed|-1
=handle|-3
=handrail|6
=hands|1
=hangen|2
=hanging|1
=hanna|-1
=happen|-1
=happened|-4
=harbour|-1
=hard|-1
=hardware|-2
=harp|2
=harvest|-1
=has|2
=hasn't|-2
=hat|-4
=have|8
=haven't|-3
=having|2
=hay|-7
=hazelnut|-1
=hdmi|2
=he|-7
=he'd|2
=he'll|-2
=he's|-1
=head|4
=headcount|1
=health|-1
=hear|-2
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
=her|16
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
=hip|2
=hire|-3
=his|5
=hit|2
=hoa|-1
=hold|-1
=holder|6
=holding|-1
=holiday|-3
=hollis|-1
=home|-7
=homework|-7
=hood|4
=hoover|3
=hop|5
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
=hurry|2
=hurt|-1
=husband|-1
=hut|-5
=hydraulic|2
=i|5
=i'd|2
=i'll|-5
=i'm|-5
=ich|-3
=id|-1
=idea|-3
=if|-15
=ihn|-2
=ihnen|-1
=ihr|1
=ihre|-1
=il|4
=im|-1
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
=incidencia|-2
=incident|1
=incl|-1
=included|-1
=including|-7
=incomplete|-2
=increase|2
=ines|-1
=info|-2
=inform|-1
=informe|2
=ink|-1
=ins|-2
=inside|-1
=inspect|3
=inspected|2
=inspection|4
=inspector|-8
=install|1
=installateur|1
=installed|2
=instead|-6
=instructor|-1
=insurance|-2
=insured|-1
=insurer|-6
=intercom|1
=interest|-1
=interim|4
=intern|6
=internal|-1
=interns|-3
=interruption|-3
=intranet|-1
=inv|1
=inventory|1
=invitation|1
=invitations|2
=invite|1
=invoice|6
=invoices|-4
=irgendwann|-1
=isn't|-2
=iso|-1
=issue|6
=issued|3
=ist|1
=it|-24
=it's|-9
=item|1
=items|-5
=its|9
=itself|2
=j|-2
=jab|1
=jack|3
=jacket|-5
=jahr|-1
=jams|6
=jan|-2
=januar|2
=january|-7
=je|2
=jemand|-6
=jira|2
=job|1
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
=keeps|-5
=kegs|-3
=kein|-1
=keine|1
=keller|4
=kessler|1
=kestrel|1
=kettle|4
=key|-4
=keys|1
=kg|2
=kid|-3
=kids|-4
=kids'|-3
=kilkenny|-1
=kiln|-1
=kim|-1
=kind|-2
=kindly|-4
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
=kunde|-1
=l|2
=l'envoyer|-2
=l'imprimante|2
=lab|1
=label|6
=labels|5
=lads|-2
=lady|2
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
=last|12
=latch|4
=late|-14
=later|-6
=latest|-1
=lathe|-1
=lauft|5
=launch|-1
=laundry|1
=lave|1
=layout|1
=le|20
=leaf|-1
=leak|3
=leaked|1
=leaking|1
=leaks|3
=lease|-2
=least|-1
=leave|-10
=leaves|-5
=leaving|-5
=lecture|1
=lectures|-1
=leer|3
=left|2
=leg|1
=lena|8
=lend|-3
=les|8
=less|-2
=lesson|1
=lessons|-3
=lessor|1
=let|-7
=let's|1
=letter|4
=letters|5
=level|5
=liability|5
=library|7
=licence|8
=licences|-2
=license|1
=lids|4
=lieferung|-5
=liegen|-1
=liegt|-2
=lieu|-2
=life|1
=lift|7
=lifts|-3
=light|1
=lighting|1
=lights|2
=like|6
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
=linz|8
=lisbon|-1
=list|1
=liste|2
=listen|1
=lists|1
=litres|1
=live|3
=lived|-3
=lives|-1
=livraison|-4
=llama|2
=llamar|-1
=llame|1
=llave|-2
=llc|8
=llegan|1
=ller|-1
=lo|-4
=load|5
=loading|1
=loan|5
=lobby|-7
=local|5
=location|-1
=lock|8
=locked|2
=locker|-3
=log|7
=logged|-3
=login|-3
=logistics|-2
=logo|9
=logs|2
=long|-7
=longer|-2
=look|-3
=looked|1
=looks|-9
=loop|-2
=loose|3
=loosing|1
=lorry|-4
=los|6
=lose|2
=loss|-2
=lost|-3
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
=machen|-4
=machines|-1
=machst|2
=mad|-4
=madame|-5
=made|-2
=madrid|3
=mai|-2
=mail|-10
=mailbox|5
=mailing|-2
=mails|-4
=main|-1
=maintenance|-7
=make|-6
=maker|3
=makes|1
=making|-1
=mal|-4
=man|2
=management|-3
=manager|-2
=mandar|3
=mandatory|2
=manual|-4
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
=mattress|1
=max|3
=may|-3
=maybe|1
=mayor|-1
=me|-11
=means|-3
=meantime|-1
=measure|3
=measured|2
=media|1
=medicines|-8
=medium|-1
=meet|-4
=meeting|-10
=meetings|-1
=mehr|6
=mei|-1
=melden|-3
=member|1
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
=meter|9
=meters|3
=method|3
=mg|4
=mgmt|-1
=mic|1
=mick|-1
=microphone|-2
=microwave|3
=midnight|-1
=mietvertrag|1
=might|-3
=migration|1
=mila|-1
=mileage|-2
=milestone|2
=milk|5
=mill|4
=milling|-1
=min|2
=mind|1
=minds|-1
=mine|-2
=minibus|1
=minimum|-4
=minute|-3
=minutes|4
=mir|-1
=mirror|5
=mismo|-6
=miss|-2
=missing|13
=mister|-2
=mit|1
=mixing|-6
=ml|-2
=mm|8
=mme|-1
=mo|2
=mobile|1
=mochte|-3
=mock|-1
=mom|-2
=mom's|3
=mon|-2
=monday|-8
=money|-11
=monitor|7
=monitoring|-1
=monsieur|-1
=montag|-3
=montant|-1
=month|-12
=monthly|1
=months|4
=more|4
=morning|-1
=morning's|-1
=mornings|-1
=most|7
=mot|9
=mother's|3
=motor|-1
=mouse|3
=move|7
=moved|-12
=moves|-1
=moving|1
=mr|8
=mri|2
=mrs|-3
=ms|2
=msg|5
=much|-4
=muller|-1
=mum|-4
=mum's|-6
=municipal|2
=museum|-3
=music|1
=muss|2
=mussen|1
=mussten|1
=must|-4
=mutual|-1
=my|12
=n|-2
=n'avons|5
=n'est|-4
=n'ont|1
=nach|-1
=nachgefragt|-2
=nachste|-1
=nadia|-1
=nadja|-4
=nail|2
=name|3
=names|-2
=nature|2
=nav|1
=nda|5
=ne|-1
=near|-3
=nearly|9
=nearside|3
=necesito|-2
=ned|-1
=need|4
=needed|-7
=needs|8
=neighbour|-5
=neighbours|-6
=neither|-3
=net|-2
=network|-1
=neu|-1
=neue|-1
=neuen|1
=never|9
=new|3
=news|1
=newsletter|2
=next|-8
=nice|-2
=nicht|4
=night|-8
=nightly|2
=nights|2
=nine|-1
=nineteen|-1
=nitrile|-1
=nl|-1
=no|10
=nobody|-2
=noch|3
=node|2
=noise|-6
=none|-1
=noor|3
=nordlys|3
=normal|-1
=north|7
=nos|12
=not|-5
=notdienst|2
=note|2
=notes|-5
=nothing|-3
=notice|-2
=noticed|3
=notices|3
=notify|-4
=nous|16
=nov|-15
=november|-17
=novembre|-2
=now|1
=nr|1
=nuevo|-4
=number|-2
=numbers|-4
=nur|3
=nurse|-4
=nut|-1
=o|-2
=oat|2
=ob|-1
=object|1
=obligations|-2
=observation|-1
=obtain|4
=oct|3
=october|-4
=oder|1
=of|7
=off|-2
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
=one|-5
=ones|-9
=online|-1
=op|3
=open|-16
=opened|-2
=opening|-2
=opens|-4
=operator|3
=optician|-1
=or|-21
=orange|-1
=orchard|-1
=orchestra|1
=order|5
=orders|-1
=org|-1
=organ|3
=original|-2
=osei|-2
=other|-3
=others|-1
=otherwise|-4
=ou|-3
=ought|4
=ours|4
=out|1
=outpatients|4
=outside|3
=outstanding|5
=over|2
=overdue|-7
=overflowing|1
=overnight|-1
=overtime|1
=owe|3
=owen|1
=own|-3
=owners|-1
=oyelaran|-2
=p|-6
=pack|-1
=package|1
=packet|-2
=packing|1
=packs|1
=pads|-1
=page|1
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
=panels|-4
=panic|-1
=paper|-4
=papers|-5
=par|-3
=para|-8
=parcel|-3
=parental|-5
=parents|-3
=parish|1
=park|-1
=parked|-1
=parking|9
=part|-8
=parte|-9
=partners|3
=partners'|-1
=party|-3
=pas|1
=pasillo|2
=pass|3
=passport|5
=passports|6
=patch|-4
=path|-3
=patient|-5
=patients|-1
=pavement|1
=pay|-2
=payable|1
=payment|-1
=payments|1
=payroll|6
=payslips|1
=pcs|-1
=pdf|8
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
=permits|-3
=pero|-1
=persiana|5
=person|-10
=persons|-1
=perth|-1
=pest|2
=peter|-1
=petra|-4
=ph|3
=pharmacy|-3
=phone|-2
=phones|-2
=photo|-2
=photographs|2
=photos|-3
=physio|2
=piano|-5
=pick|-4
=picker|7
=picking|-2
=pickup|-1
=picture|-1
=pictures|1
=pide|1
=piece|-2
=pieces|-4
=pierde|3
=pilot|-2
=pine|1
=pink|2
=pipeline|-3
=piso|2
=pitch|2
=pl|-3
=place|-3
=plait|-1
=plan|7
=planetarium|-1
=plant|-4
=plants|4
=plate|4
=plates|4
=platform|3
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
=plus|-5
=pm|-7
=po|-2
=point|2
=points|2
=policy|12
=polyvalente|1
=pond|3
=pool|-1
=por|-4
=porfa|-1
=port|1
=portal|-3
=porte|4
=position|-1
=possible|-3
=post|-4
=poster|2
=postgres|1
=posting|-2
=postponed|-1
=pot|4
=potassium|4
=potatoes|2
=pounds|3
=pour|-2
=power|7
=ppl|-1
=pr|-3
=practice|-2
=preferably|-1
=premium|4
=prep|-4
=prepare|5
=preparer|1
=present|1
=presented|-1
=presenting|-1
=presents|6
=press|-2
=pressing|-1
=pressure|3
=pretty|-1
=price|6
=prices|1
=pricing|6
=primary|-1
=primera|-1
=principal|7
=print|-3
=printed|4
=printer|12
=printing|-3
=prints|6
=prior|3
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
=proveedor|3
=provide|2
=provider|2
=prufen|-1
=public|6
=publish|-1
=publisher|1
=puddle|-2
=puedes|-8
=pull|2
=pump|14
=pumpkin|1
=pupils|2
=purchase|-1
=purchasing|1
=push|-1
=put|4
=q|8
=qa|1
=quarantine|-1
=quarry|-2
=quarter|-2
=quarterly|3
=que|-3
=query|3
=question|-2
=questionnaire|4
=questions|1
=queue|-8
=quick|-4
=quickly|-3
=quiere|6
=quiet|-3
=quite|-2
=quotation|7
=quote|9
=quoted|1
=quotes|-1
=r|2
=ra|-3
=rabies|6
=race|7
=racks|1
=radiator|3
=radio|-3
=rail|1
=raise|2
=ramp|1
=ran|-1
=rang|-7
=rate|-2
=raum|6
=raus|1
=ray|1
=rc|-2
=rd|-3
=re|1
=reach|-7
=read|-1
=reader|-1
=readers|1
=reading|11
=readings|10
=reads|-2
=real|-1
=really|-1
=rear|5
=rebook|2
=recalibrate|5
=recall|4
=receipts|2
=receivable|1
=receive|-5
=received|10
=recepcion|-1
=reception|-1
=rechnung|6
=recital|-5
=recommendation|3
=record|2
=recorded|-3
=recycling|2
=red|3
=redlines|4
=redo|2
=reels|-1
=ref|-1
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
=register|20
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
=remains|-4
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
=renewal|3
=renewals|-1
=renewed|-7
=renews|-5
=rent|7
=rental|2
=rented|3
=renvoyer|2
=rep|-1
=repair|-5
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
=reply|4
=report|6
=reported|-1
=reporting|-1
=reports|2
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
=results|2
=retainer|1
=retourner|2
=return|-5
=returned|4
=returns|10
=reunion|-3
=rev|-3
=revenue|-1
=review|1
=revised|11
=revision|-2
=rewrite|1
=right|-6
=rights|4
=ring|-5
=ringing|1
=rings|-1
=rising|-3
=risk|-3
=riverside|-1
=road|6
=role|3
=roll|12
=rollback|5
=rolls|3
=roof|-1
=roofer|2
=roofing|-1
=room|6
=rooms|-3
=root|-1
=rory|5
=roses|-1
=roster|3
=rota|-1
=rotate|1
=rotor|1
=rotten|7
=rotterdam|4
=roughly|1
=round|-3
=rounding|1
=route|-1
=roux|-4
=row|2
=rubber|1
=ruf|2
=rufen|2
=ruido|-1
=ruiz|1
=rules|-2
=run|-10
=rung|-1
=running|-6
=runs|-2
=ruth|-5
=rye|7
=s|1
=s'il|-1
=sacks|-1
=safari|2
=safety|-1
=said|2
=sala|3
=sale|-3
=sales|-2
=salle|2
=salmon|-1
=salon|2
=salt|-2
=sammelt|4
=sample|3
=samples|5
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
=say|9
=says|-5
=scaffold|5
=scale|4
=scan|-1
=scanned|-2
=scanner|3
=schauen|-4
=schedule|5
=schick|-1
=schicken|-1
=schlussel|4
=schon|-3
=school|-11
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
=sealed|1
=season|-1
=seat|6
=seating|-2
=sec|-3
=second|3
=secretariat|2
=secretary|-2
=section|-1
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
=send|7
=sender|-4
=sending|6
=senor|-2
=sensor|6
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
=set|-5
=settings|-1
=settle|-5
=settlement|1
=severity|-1
=sew|1
=shall|-2
=share|1
=sharp|-1
=she|-2
=she'd|3
=she'll|1
=she's|-2
=shed|-4
=sheet|1
=sheets|-1
=shelf|5
=shelter|-2
=shelves|-4
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
=shot|6
=should|-4
=shout|-5
=show|-3
=showed|-2
=shower|4
=showing|9
=shows|5
=shut|-1
=shuts|-2
=si|-6
=sich|2
=sick|-3
=side|11
=sie|4
=sign|8
=signe|6
=signed|3
=signs|1
=sigue|1
=sillas|2
=sin|8
=since|4
=sind|1
=sing|-1
=sink|3
=sit|-1
=site|-7
=sitting|-2
=situation|-2
=sitzung|-1
=six|2
=size|1
=sketch|3
=skip|4
=skylight|5
=slept|-1
=slides|7
=slip|2
=slipped|-2
=slips|1
=slot|-6
=slow|-2
=smell|1
=smells|3
=smoke|1
=so|-10
=socket|3
=sofa|2
=soft|-1
=software|-2
=solar|1
=solicitor|-4
=soll|2
=some|-2
=somebody|2
=someone|-2
=someone's|1
=something|-3
=somewhere|-3
=son|-2
=sons|-1
=sonst|-2
=soon|-3
=sort|-1
=sorted|-3
=sound|7
=sounds|-1
=source|-2
=space|3
=spanish|1
=spare|1
=speak|-1
=speaker|2
=spelling|4
=spent|-2
=spielplatz|1
=split|-3
=spoke|-2
=sport|-1
=spray|-1
=spreadsheet|3
=sprinkler|2
=sprint|-2
=squeaks|1
=sso|1
=st|-8
=staff|8
=stage|-4
=staging|7
=stair|-1
=staircase|-2
=stairs|5
=stairwell|1
=stamp|-1
=stamped|3
=stand|1
=standing|-2
=standup|1
=star|6
=start|-11
=started|5
=starters|-2
=starting|-2
=starts|-10
=state|-1
=statement|2
=statements|4
=statt|-1
=stay|1
=stayed|-1
=stays|3
=steht|-2
=stein|-1
=step|3
=steps|-2
=steve|-1
=stick|-1
=sticker|3
=sticks|-2
=still|20
=stock|-3
=stood|-1
=stop|-8
=stops|3
=storage|4
=store|-5
=storm|1
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
=subscription|-5
=substitute|1
=success|-3
=sud|-1
=suggest|-1
=suis|-1
=suit|1
=summary|-1
=summer|-3
=sun|1
=sunday|4
=supplier|-5
=supplier's|-7
=supply|-5
=support|2
=sur|-2
=sure|-3
=surgery|8
=survey|5
=surveyor|2
=suspend|-1
=suture|-1
=sven|-4
=svg|1
=swap|1
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
=tab|-4
=tables|6
=tablet|3
=tag|-5
=tags|1
=take|-7
=taken|-1
=takes|-5
=talk|-4
=talked|-2
=talking|-2
=talks|-1
=taller|-2
=tank|5
=tap|15
=tape|-1
=tard|-6
=tardar|-1
=target|-1
=tarif|1
=task|-1
=tasting|-1
=tax|7
=tb|-1
=te|-1
=tea|-1
=teacher|-4
=team|1
=technician|-1
=technique|-1
=tecnico|3
=teh|2
=teilen|3
=telephone|-3
=tell|-5
=temp|2
=template|2
=ten|1
=tenancy|2
=tenant|-6
=tenants|-2
=tender|-2
=tener|-1
=tent|5
=termin|7
=terminal|-1
=termination|1
=terms|-1
=test|2
=tested|6
=tests|3
=th|-11
=than|2
=thank|1
=thanks|-2
=that's|-9
=thats|-1
=the|12
=theatre|-3
=their|-7
=theirs|-2
=them|-8
=then|-1
=theo|-1
=there|2
=there's|-1
=thereafter|-1
=thermocouple|-1
=thermometer|1
=thermostat|-1
=they|5
=they'd|3
=they'll|-2
=they're|1
=thing|-4
=things|-10
=think|-3
=thinking|-1
=third|-3
=thirty|-3
=this|-9
=tho|-3
=those|-2
=thoughts|-1
=three|-1
=threw|-1
=through|-7
=throw|-2
=throwing|-1
=thu|2
=thursday|-4
=thursdays|-2
=ticket|2
=tidy|1
=tiene|-3
=tile|2
=till|3
=time|-14
=timer|3
=times|-3
=timesheet|3
=timesheets|7
=timing|1
=tint|-1
=tip|3
=tires|-1
=title|-2
=tls|1
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
=tomorrow|-4
=toner|1
=too|-4
=tool|-1
=toolbox|-1
=tools|-3
=torn|3
=torque|1
=total|-1
=totally|4
=toujours|7
=tour|-3
=tout|1
=town|-2
=track|-2
=tractor|1
=traffic|-5
=trailer|2
=train|-4
=training|5
=traiteur|1
=tram|-3
=transcript|-1
=transfer|7
=transit|1
=translate|1
=translation|6
=transport|-1
=travel|-4
=tray|1
=trays|2
=treasurer|-5
=treatment|-4
=tree|2
=trees|4
=tres|1
=trial|-2
=trim|9
=trimestre|1
=trip|-3
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
=tuesday|-1
=tuner|9
=tuning|1
=turkey|1
=turn|-2
=turning|-1
=tuv|-1
=tv|3
=tva|1
=twenty|2
=twice|9
=two|10
=type|-2
=typed|-2
=tyre|3
=tyres|11
=u|1
=uber|-2
=uhr|1
=um|5
=umzug|-2
=un|-8
=una|-3
=unanimously|-1
=uncle|2
=und|-2
=under|-6
=une|2
=unfortunately|-5
=unit|3
=units|-1
=unless|-1
=unlock|3
=unpaid|1
=unser|5
=unten|-2
=unterschriebene|1
=until|-4
=up|14
=update|21
=updating|1
=upgrade|1
=upload|2
=ups|5
=upset|-1
=urgente|-1
=urlaubsplanung|-1
=us|2
=us'|1
=use|4
=used|-3
=user|4
=uses|3
=using|3
=usual|-1
=utility|-1
=v|-3
=vaccination|-1
=vaccine|4
=vaccines|4
=vale|1
=valid|1
=valve|-2
=van|-3
=vat|7
=vegan|-2
=vehicle|-5
=velos|-1
=vendor|4
=verlangern|1
=version|-18
=very|3
=vet|1
=veterinary|-2
=vets|3
=veut|-1
=via|-3
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
=voice|-2
=voicemail|-1
=voir|-2
=vollmacht|1
=volume|1
=volunteer|2
=volvo|5
=vom|-3
=vorher|-6
=voucher|-3
=vous|-5
=vp|2
=vpn|4
=w|2
=wait|-5
=waiting|-2
=walk|-3
=wall|-1
=walt|-4
=want|11
=wanted|2
=wants|2
=ward|-1
=ware|-1
=warehouse|-5
=warm|3
=warranty|-5
=was|-4
=wash|4
=washed|1
=washing|-2
=wasser|-1
=waste|-1
=water|-4
=way|-7
=we|-7
=we'll|2
=we're|7
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
=weeks|1
=weg|-1
=wegen|3
=welcome|4
=well|-4
=wenn|7
=went|-2
=wer|3
=werden|2
=wet|-3
=what|5
=whatsapp|-1
=wheel|10
=wheelchair|8
=wheelchairs|-1
=when|5
=where|1
=whether|-5
=which|-3
=while|-5
=white|1
=whiteboard|2
=who|1
=who's|-3
=whoever|-1
=whole|2
=wholesaler|-2
=whose|-2
=wi|-2
=width|3
=wie|-2
=wieder|4
=wifi|-1
=wiki|-2
=wildcard|1
=will|-8
=wind|-2
=window|7
=windows|-2
=wine|-2
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
=without|-3
=witness|2
=wobbles|6
=won't|-1
=wont|1
=wood|-4
=word|1
=wording|1
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
=wristbands|1
=write|3
=writing|-1
=written|1
=wrong|-5
=wurde|-4
=y|-10
=ya|-7
=yard|-4
=ye|-1
=yeah|-1
=year|1
=year's|4
=yearly|1
=years|-2
=yeast|1
=yellow|5
=yes|3
=yesterday|-1
=yet|8
=you|-5
=you'd|-4
=you're|-6
=your|5
=yours|-6
=yourself|-1
=yuki|-1
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
>>!|14
>>'|-2
>>(|5
>>)|-1
>>,|3
>>-|4
>>.|-8
>>:|-9
>>?|11
>>a|-8
>>about|-3
>>after|1
>>again|2
>>and|-17
>>antes|10
>>april|-2
>>are|6
>>as|-1
>>at|5
>>aujourd'hui|1
>>ay|-1
>>ays|1
>>back|2
>>because|6
>>before|17
>>bis|-7
>>bitte|-1
>>by|1
>>c|-1
>>card|2
>>ce|4
>>certificate|-1
>>con|1
>>d|-3
>>d'ici|3
>>date|5
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
>>een|-1
>>el|2
>>ember|-1
>>en|1
>>end|-1
>>er|-1
>>es|1
>>et|-1
>>expires|-1
>>f|-2
>>first|1
>>for|12
>>friday|-2
>>from|3
>>fur|5
>>g|-1
>>gain|1
>>ge|-1
>>h|4
>>has|-3
>>have|5
>>he|-3
>>hours|1
>>hoy|-1
>>i|-2
>>if|-5
>>ight|1
>>in|1
>>ing|-2
>>is|-8
>>its|1
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
>>mehr|-2
>>ment|-1
>>mon|1
>>monday|2
>>morning|-1
>>moved|-1
>>must|-11
>>n|2
>>nachste|-4
>>nd|2
>>nde|4
>>needed|1
>>needs|-2
>>next|5
>>ng|1
>>nicht|1
>>no|-3
>>noise|-1
>>noon|-1
>>not|2
>>november|-1
>>now|13
>>o|-1
>>oct|2
>>of|-5
>>ok|-2
>>om|-3
>>on|-6
>>ot|1
>>over|-2
>>ow|-4
>>p|-1
>>please|2
>>pls|-5
>>pm|-1
>>por|1
>>pour|2
>>prisa|-1
>>right|2
>>room|1
>>s|-4
>>sday|5
>>sept|-1
>>september|-1
>>should|-1
>>sing|-2
>>so|1
>>sometime|1
>>sous|7
>>spatestens|-1
>>still|-4
>>sunday|-3
>>t|-5
>>tard|1
>>te|-1
>>than|1
>>thanks|-1
>>that|5
>>the|-6
>>them|1
>>ther|-2
>>they|-4
>>this|3
>>three|-1
>>through|-4
>>thurs|-2
>>thursday|3
>>tion|-1
>>tmrw|-5
>>to|3
>>today|6
>>tomorrow|9
>>tonight|8
>>two|1
>>uary|2
>>und|-3
>>unless|-2
>>until|-10
>>ursday|-4
>>von|-1
>>we|-2
>>wednesday|-1
>>week|1
>>weekend|1
>>when|1
>>whenever|7
>>which|-5
>>while|1
>>wieder|1
>>will|4
>>with|1
>>within|-3
>>y|-3
>>yesterday|-1
>>zum|3
>>–|2
^a|13
^a copy|6
^a few|-1
^a late|-1
^a photo|1
^a regler|1
^about|-1
^abstracts|8
^accept|4
^accept sign|1
^accept the|1
^access|10
^account|-4
^accounting|-1
^accounts|-2
^act|-1
^action|-1
^add|5
^add the|3
^after|-6
^after the|-6
^agent|-1
^agreed|-1
^alarm|-5
^all|-1
^allergen|-1
^am|1
^am besten|-1
^amira|1
^an|-2
^anbei|1
^andernfalls|-1
^annex|-1
^annual|5
^another|-1
^answer|-3
^answer the|1
^answer them|1
^any|-1
^apologies|-1
^app|5
^appelle|2
^appelle le|2
^applicant|1
^application|-3
^apply|-5
^apply for|-1
^appointment|-3
^approve or|3
^approve the|-2
^approved|-1
^arrange|1
^arrange a|1
^arrange the|2
^as|-8
^as a|1
^as per|-2
^as the|-4
^asap|-3
^ask|-5
^ask for|-2
^ask mr|1
^ask the|-11
^ask whether|3
^ask you|1
^assign|-1
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
^b|-1
^back|-3
^backup|1
^badge|1
^bags|-1
^bake|-1
^batteries|-1
^be|-1
^be done|-1
^be on|-4
^be repaired|-1
^be so|-1
^bea|-1
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
^bleed|2
^bleed the|2
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
^bring|-6
^bring a|-4
^bring it|-4
^bring the|3
^bring them|-1
^bring your|1
^broken|-1
^budget|1
^bug|-1
^build|3
^building|-1
^bump|3
^bus|-1
^buy|-2
^buy new|-3
^by|-1
^by the|-1
^c|1
^calibrate|1
^call|3
^call for|1
^call her|-1
^call him|-5
^call me|1
^call the|8
^call them|-1
^call to|-1
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
^change|-8
^change it|-1
^change of|2
^change that|-1
^change the|1
^changer|1
^charge|-4
^chase|8
^chase the|5
^chase them|-2
^check|1
^check it|-1
^check the|6
^check your|-4
^christmas|-1
^circulate|-3
^city|-2
^city of|-1
^claim|3
^claim the|4
^clean|1
^clean it|2
^clean up|-1
^cleaning|-2
^clear|3
^clear out|1
^clear the|1
^close|3
^close the|4
^coach|-1
^code|-1
^code freeze|-1
^coffee|-1
^cold|-1
^collect|-5
^collect the|3
^collect them|-2
^come|-2
^come and|-1
^commander|1
^comment|-3
^compare|11
^complaint|-1
^complete|-5
^comprar|2
^compressor|-1
^confirm|10
^confirm in|-2
^confirm the|1
^confirm to|3
^confirm with|3
^confirm your|1
^congratulations|-1
^consent|5
^contact|-5
^contact form|-5
^contract|8
^contrato|1
^copy|6
^cormac|-1
^correct|10
^correct and|-3
^correct it|3
^correct the|1
^corrective|-1
^cost|-1
^council|2
^count|-2
^count the|-2
^countersign|2
^cover|-6
^cover the|-2
^crash|1
^create|-1
^csv|3
^csv export|3
^customer|-5
^customer complaint|-1
^customer no|-1
^customer's|-1
^customers|1
^customs|-1
^cut|-1
^d|-1
^da|-2
^dad's|-1
^damit|-1
^danke|-2
^danke fur|-1
^das angebot|2
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
^defrost the|1
^delete|-3
^deliver|-6
^deliver the|-8
^delivery|-3
^delivery note|-2
^demo|-7
^den|8
^den betrag|-1
^dental|4
^dentist|1
^dentist for|2
^department|2
^department of|2
^der|-5
^descale|3
^descale the|4
^description|-3
^design|1
^desk|-2
^despite|2
^despite two|2
^dev|-1
^did|2
^did anyone|-3
^did the|5
^die|4
^die heizung|2
^die reisekostenabrechnung|1
^dinner|-2
^discussion|-1
^dishwasher|1
^do|-2
^do it|-1
^do not|-6
^do that|-1
^do the|1
^do we|2
^do you|4
^does|-1
^does the|-1
^dog|-1
^domain|-1
^don't|-1
^done|-4
^dont|-3
^dont forget|-2
^door|7
^double|-1
^dr|2
^draft the|6
^draft to|-1
^draw|3
^draw up|2
^drei|1
^dringend|-1
^drive|2
^driver|-1
^drivers|2
^drives|1
^drop it|-1
^dry|4
^during|-1
^e|-1
^each|8
^earl|-1
^early|-1
^edge|4
^eine|5
^einen|2
^el|4
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
^empty the|2
^en|3
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
^exam|-1
^exchange|1
^export|5
^export the|2
^export to|2
^extend|4
^extend it|2
^eye|1
^eye wash|1
^facilities|2
^facility|-1
^facture|5
^facture n|5
^failing|-1
^failing which|-1
^faire|1
^farrier|5
^feature|-1
^feature request|-1
^february|-1
^feed|-5
^feed the|1
^fetch|6
^file|5
^file it|-1
^file the|-3
^fill|-6
^fill a|2
^fill in|-4
^final|1
^final notice|1
^finance|-2
^find|-4
^find a|2
^find another|-3
^find attached|-3
^find out|-6
^find the|-1
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
^fix it|-5
^fix that|2
^fix the|10
^fixing|-1
^flaky|3
^flaky e|2
^floor|3
^follow|-8
^follow our|-5
^follow up|-1
^food|-1
^for|2
^for my|-1
^forklift|7
^form|-4
^forward|-4
^forward it|-1
^forwarded|-1
^found|-1
^four|-1
^free|-1
^free to|-2
^freezer|5
^fridge|2
^frist|-2
^from|-1
^from the|-1
^front|3
^fuite|-1
^full|1
^fur|1
^fur die|1
^gas|-1
^gas safety|1
^get|3
^get a|-1
^get an|-3
^get it|-1
^get somebody|-2
^get someone|1
^get the|7
^get them|-2
^get three|1
^get two|1
^give|-3
^give me|-3
^give the|-3
^glue|3
^go|-13
^go ahead|-5
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
^grant|-2
^grant report|1
^grease|1
^great|-1
^greenline|2
^greg|-1
^group|4
^guest|2
^gutter|4
^gutters|10
^guy|-1
^half|2
^half of|2
^hall|4
^hana|-1
^hand|13
^hand in|1
^hand it|3
^hand over|5
^hand the|-1
^hand them|1
^handle|-4
^handover|-1
^handrail|1
^hang it|-1
^harbour|-1
^has|-6
^has the|-2
^have|13
^have a|-1
^have it|1
^have the|18
^have them|-1
^hay|-1
^he|-4
^he can|-1
^he wants|-2
^he'd|2
^he'd like|3
^he's|-1
^hearing|3
^heating|1
^hedge|-1
^helpdesk|-1
^helpdesk request|-1
^hem|5
^henrik|-1
^her|-1
^here|-1
^herr|-2
^hi|-2
^highest|-1
^hire|1
^his|-1
^holiday|-1
^hope|-1
^hotel|-1
^how|-1
^how many|-1
^hr|-2
^hr wants|-1
^i|-8
^i am|4
^i asked|-2
^i bought|-3
^i can't|-4
^i don't|-7
^i have|-1
^i keep|1
^i know|-2
^i left|8
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
^i'm|-3
^i'm in|-4
^i'm short|1
^i've|3
^i've been|-1
^i've put|-1
^ich hab|-2
^ideally|-1
^if|1
^if not|-1
^if the|4
^if you|-2
^ihn|-1
^ihr|-1
^il|5
^in|7
^in the|-1
^incidencia|1
^incident|-1
^inform|-1
^inspect|1
^inspection|-3
^inspection report|-2
^install|1
^instead|-2
^instead of|-2
^insurance renewal|1
^insurer|-1
^internal|-1
^inv|1
^invitations|2
^invoice|5
^invoice date|-1
^invoice dated|-1
^invoice no|4
^invoice of|5
^is|-7
^issue|8
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
^it was|10
^it's here|-1
^it's not|-4
^it's on|-1
^it's the|3
^item|-2
^its|-4
^january|-3
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
^kitchen tap|7
^know|-2
^kummerst|1
^kummerst du|1
^l|-1
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
^leave the|-3
^left|-4
^left the|-6
^legal|7
^lena|8
^lend|-1
^let|-1
^let him|3
^let me|-13
^let the|2
^let them|3
^let us|4
^letter|2
^library|7
^lieferung|1
^lift|6
^light|1
^like|5
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
^look|-12
^look at|1
^look into|-9
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
^make the|-5
^mandar|2
^march|-1
^marek|-2
^mark|3
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
^meter|4
^meter readings|4
^mick|-1
^midland|-1
^milk|4
^mill|5
^mill road|6
^mine|-2
^minutes|5
^minutes of|-1
^missing|-1
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
^move the|4
^mow|1
^mr|-1
^mrs|4
^ms|2
^mum's|-1
^my daughter|2
^my husband|-1
^my second|4
^my son|2
^nadia|-1
^name|1
^names|-3
^near|-1
^near miss|-1
^net|-2
^new|-3
^new request|-1
^newsletter|-1
^next|2
^nightly|1
^nitrile|1
^nitrile gloves|1
^no|-7
^no action|-1
^no hot|1
^no the|1
^nobody can|1
^nobody has|2
^noor|2
^nos|8
^not|-8
^not a|-2
^not on|-1
^not the|-1
^notes|-1
^nothing|-1
^notice|-1
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
^of|-1
^offer|-4
^offer him|1
^office|-3
^office of|-3
^oil|-3
^old|1
^oma|-1
^on|-7
^on the|-1
^onboarding|2
^once|-1
^one|2
^one more|1
^open|1
^open the|3
^opened|-1
^opening|-1
^opening hours|-1
^or|2
^order|-3
^order a|-3
^order it|-2
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
^otto|-1
^our invoice|-3
^our records|-4
^p|-1
^pack|-1
^pack the|-1
^page|1
^paid|-1
^paint|-8
^para|-4
^parcel|-2
^parish|1
^parish council|1
^parking|1
^parte|-5
^parte de|-5
^partners'|-1
^passport|3
^password|2
^patient|-6
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
^phone|7
^phone them|2
^photos|-1
^pick it|1
^pick up|-2
^picture|-1
^pide|1
^plomberie|6
^plus|-1
^pm|-3
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
^prices|6
^print|3
^print the|-2
^printer|6
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
^proofread|3
^property|-2
^protokoll|-1
^provide|1
^provide the|1
^prufen|-1
^pull|1
^pull the|1
^pump|10
^purchase|-2
^purchase requisition|-3
^put|2
^put a|1
^put in|-2
^put the|-1
^put them|2
^put up|5
^q|-4
^quarantine|-1
^quarterly|3
^questions|3
^queue|-1
^quick|-2
^quotation|5
^quotation q|5
^quote|-3
^quote for|-3
^radiator|3
^rain|-1
^raise the|1
^re|-1
^reach|-1
^read|-1
^read the|3
^rebook|2
^recalibrate|4
^recalibrate the|2
^recall|1
^receipts|-1
^receive|-2
^receive the|-2
^reception|-2
^rechnung|5
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
^remove|3
^remove the|2
^remplacement|-5
^rename|1
^rename the|1
^renew|6
^renew it|2
^renew now|-3
^renew passport|1
^renew the|2
^renew your|3
^renewal|-4
^rent|3
^rental|4
^renvoyer|1
^reorder|4
^repaint|1
^repair|-7
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
^reserve|3
^reserver|3
^reserver la|3
^reset|2
^reset the|1
^resolved|-2
^resolved that|-2
^respond|-4
^response|-1
^restart|-2
^restart the|2
^restock|1
^return|13
^return by|-1
^return signed|3
^return the|9
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
^ring the|3
^ring them|-1
^risk|-3
^riverside|-1
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
^said|1
^said he'd|2
^said she'd|-1
^sammelt|-2
^sample|1
^sat|2
^save|-1
^saw|-1
^say|7
^says|-3
^scaffold|4
^scaffolding|1
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
^sell|-5
^send|11
^send a|2
^send back|1
^send me|-3
^send over|1
^send someone|-2
^send the|4
^send them|4
^send to|-2
^server|-1
^server room|-1
^service|-2
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
^she wants|1
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
^sin|4
^since|14
^since the|7
^since update|4
^site|-1
^skip|8
^sla|-1
^smoke|1
^some|1
^something|-1
^sometime|-1
^son|-2
^sonst|-2
^sort|-1
^sort it|-3
^sort out|1
^sort the|1
^sound|2
^spatestens|-1
^spatestens bis|-1
^speak|2
^speak to|2
^split|-3
^spring|5
^sprint|-1
^st|-1
^staff|1
^stage|-1
^stand|-1
^start|-10
^state|-1
^statement|-1
^statement of|-2
^sticky|-1
^sticky note|-1
^still|-3
^stop|-9
^stop the|-2
^storage|-1
^students|-2
^su|1
^submit|4
^submit a|1
^submit it|-1
^submit the|7
^submit your|1
^suite|-2
^summary|-1
^summer|-1
^supplier|-4
^support|-1
^sure|-4
^surgery|7
^swap|6
^swap it|1
^swap the|3
^swap them|3
^sweep|-1
^switch|-1
^t|-1
^table|-1
^take|-12
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
^tap|-1
^tariq|-1
^tasting|-1
^tax|1
^technician|-1
^teh|1
^teilen|3
^teilen sie|3
^tell|-6
^tell her|7
^tell me|-1
^tell the|5
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
^that|7
^that means|-3
^that we|-1
^thats|-1
^the|4
^the alarm|1
^the annual|-2
^the application|-1
^the auditor|-2
^the auditors|-1
^the autoclave|-3
^the bank|-3
^the board|-2
^the boiler|-1
^the calibration|1
^the car|1
^the card|5
^the caterer|5
^the children|-2
^the client|-9
^the coffee|-3
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
^the grant|5
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
^the key|-4
^the keys|4
^the kitchen|-1
^the label|3
^the lady|-3
^the lamp|-1
^the last|6
^the lease|1
^the light|-1
^the machine|-1
^the meeting|1
^the minutes|2
^the mot|3
^the museum|-1
^the neighbours|-5
^the new|2
^the next|-1
^the offer|9
^the one|-1
^the only|1
^the opening|-2
^the organ|3
^the original|2
^the other|-1
^the parents|-1
^the photographer|-1
^the piano|-1
^the plants|-1
^the plotter|-1
^the plumber|1
^the portal|-3
^the price|-3
^the print|-1
^the printer|-1
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
^the toner|-1
^the trial|-1
^the truck|-1
^the vendor|-1
^the vet|1
^the visitor|1
^the walk|-2
^the washing|-1
^the yearly|1
^their|1
^them|-1
^theo|-1
^there are|1
^there's|-1
^there's no|-1
^these|-1
^they|3
^they are|-2
^they asked|2
^they can't|-1
^they have|-1
^they like|-3
^they need|-1
^they said|-1
^they say|4
^they want|12
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
^thx|-1
^ticket|-3
^tickets|-1
^till|7
^timesheets|7
^toner|-1
^toolbox|-1
^toolbox talk|-1
^top|-1
^total|-1
^total ttc|-1
^tour|-3
^transfer|6
^transfer the|4
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
^tuesday|-3
^turn|1
^two|-7
^two of|-2
^two things|-3
^type|-3
^type of|-2
^tyres|2
^um|-2
^under|-8
^unfortunately|-5
^unit|3
^unless|-1
^unlock|1
^until|1
^until then|1
^update|12
^update it|1
^update the|4
^upgrade|1
^upgrade postgres|1
^upload|3
^upload it|-1
^upload the|2
^upload them|-2
^urgency|-1
^urgente|-1
^use|3
^use it|5
^use the|-2
^user|3
^utility|-3
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
^visit the|-3
^visitor|-1
^visitors|-2
^voice|-2
^voice memo|-1
^voicemail|-2
^voir|-2
^volunteers|3
^vorher|-1
^votre|2
^w|5
^wait|-1
^wait for|1
^wait until|-1
^walk|5
^walk in|5
^want|2
^wants|-1
^warehouse|-1
^warranty|2
^was|-2
^wash|8
^wash the|1
^water|-2
^water coming|1
^water is|-2
^water the|1
^water them|-1
^we|-3
^we are|-3
^we can't|7
^we cannot|-1
^we don't|-2
^we go|-1
^we have|-11
^we owe|1
^we pay|-3
^we ship|-1
^we spoke|-1
^we still|2
^we would|-1
^we're|14
^we're down|9
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
^what do|-1
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
^wie|-1
^window|-1
^winter|-3
^wir|2
^with|-2
^withdraw|3
^without|-2
^without it|-1
^words|-1
^work|-1
^works|-1
^write|-2
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
^yes|-2
^yes do|1
^yes go|-1
^yesterday|-1
^you|-2
^you're|-3
^you're on|1
^you've|-1
^your|3
^your application|-2
^your appointment|9
^your domain|5
^your order|-1
^your subscription|-5
^your vehicle|-1
^yours|-1
topic $a|2
topic $account|1
topic $agreement|-1
topic $alarm|2
topic $apartment|1
topic $auditors|1
topic $autoclave|-1
topic $b|-3
topic $badge|-1
topic $battery|1
topic $bed|-1
topic $bill|3
topic $birthday|-1
topic $biscuit|3
topic $board|-1
topic $boots|3
topic $boxes|3
topic $bulb|1
topic $c|-1
topic $cake|2
topic $call|-1
topic $car|-2
topic $card|4
topic $case|-1
topic $category|-2
topic $centrifuge|1
topic $certificate|1
topic $change|-1
topic $check|-3
topic $choir|-1
topic $clinic|-3
topic $club|1
topic $committee|-1
topic $company|1
topic $compressor|1
topic $contact|-1
topic $council|-2
topic $court|-1
topic $customers|5
topic $date|-2
topic $day|-1
topic $delivery|-3
topic $department|1
topic $door|-3
topic $draft|-2
topic $employee|-1
topic $engineer|-1
topic $evening|-4
topic $excerpt|-3
topic $expected|-2
topic $export|-1
topic $extinguishers|2
topic $extract|-2
topic $fair|1
topic $family|1
topic $fence|-2
topic $firm|-1
topic $flat|-2
topic $forget|-4
topic $form|1
topic $forms|1
topic $free|-2
topic $from|-2
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
topic $invoice|9
topic $it|-2
topic $item|-3
topic $items|-3
topic $job|1
topic $key|13
topic $keys|1
topic $kids|-1
topic $kitchen|-3
topic $lamp|-1
topic $lease|1
topic $letter|2
topic $letters|-1
topic $licence|5
topic $lights|-1
topic $list|1
topic $log|-1
topic $m|2
topic $machine|-2
topic $meeting|-2
topic $message|3
topic $monday|1
topic $name|-1
topic $never|1
topic $news|1
topic $note|-1
topic $notes|-1
topic $notice|-3
topic $number|-1
topic $of|-3
topic $office|-1
topic $on|-1
topic $one|-4
topic $ones|-1
topic $open|-1
topic $order|7
topic $overtime|1
topic $page|6
topic $papers|1
topic $parcel|1
topic $parents|-2
topic $patient|1
topic $people|-3
topic $period|1
topic $permits|1
topic $plan|2
topic $plot|-1
topic $plumber|4
topic $po|6
topic $project|-1
topic $q|8
topic $re|1
topic $receipt|3
topic $receipts|5
topic $registration|2
topic $reminder|-1
topic $renewal|2
topic $report|2
topic $request|-3
topic $room|5
topic $round|-1
topic $say|-1
topic $says|-2
topic $service|-3
topic $severity|-1
topic $sheets|1
topic $shop|-3
topic $side|2
topic $site|-1
topic $slip|-1
topic $staff|-1
topic $stage|-1
topic $statement|1
topic $station|1
topic $t|-2
topic $tank|1
topic $tap|1
topic $tasting|-1
topic $tax|4
topic $team|-6
topic $tenant|-1
topic $terms|-2
topic $test|2
topic $th|-2
topic $there|-1
topic $things|-1
topic $ticket|-2
topic $to|-1
topic $truck|4
topic $u|-1
topic $unit|1
topic $up|-1
topic $user|-1
topic $van|1
topic $vehicle|-1
topic $visit|-1
topic $wall|-5
topic $weather|-1
topic $website|2
topic $week|2
topic $well|-1
topic $ya|-1
topic =a|2
topic =about|2
topic =above|1
topic =account|3
topic =act|-1
topic =action|-1
topic =agm|-1
topic =agreement|-1
topic =aid|1
topic =alarm|1
topic =all|7
topic =annual|5
topic =apartment|1
topic =api|8
topic =application|-1
topic =appointment|2
topic =archive|4
topic =are|-1
topic =as|-1
topic =ask|-2
topic =at|-2
topic =auditors|1
topic =aunt|-1
topic =authority|-4
topic =autoclave|-1
topic =b|3
topic =bad|1
topic =badge|-1
topic =band|1
topic =bank|2
topic =bathroom|1
topic =battery|1
topic =be|1
topic =bed|-1
topic =before|-3
topic =between|4
topic =bill|5
topic =biscuit|3
topic =blank|2
topic =board|-2
topic =boiler|2
topic =book|-1
topic =booking|-2
topic =boots|3
topic =boxes|3
topic =bread|-3
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
topic =cat|2
topic =catalogue|-2
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
topic =child|-1
topic =choir|-1
topic =christmas|-1
topic =city|-1
topic =class|-1
topic =clinic|-5
topic =club|1
topic =coffee|1
topic =committee|-1
topic =company|1
topic =complaint|-1
topic =compost|1
topic =compressor|1
topic =concert|-1
topic =consent|1
topic =contact|-2
topic =contract|2
topic =copy|-3
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
topic =day|2
topic =db|3
topic =de|5
topic =deck|2
topic =defect|-2
topic =del|-1
topic =delivery|-1
topic =demo|-2
topic =dental|2
topic =department|1
topic =der|-1
topic =desk|-2
topic =disk|3
topic =domain|3
topic =don't|-1
topic =dont|-1
topic =door|4
topic =draft|-2
topic =du|1
topic =emergency|-1
topic =employee|-1
topic =engineer|-1
topic =estate|1
topic =ethics|-1
topic =evening|-4
topic =excerpt|-3
topic =expected|-2
topic =extinguishers|2
topic =extract|-2
topic =eye|1
topic =fair|1
topic =family|1
topic =fee|-1
topic =feedback|-2
topic =fence|-1
topic =file|-1
topic =final|-1
topic =fire|1
topic =firm|-1
topic =first|-3
topic =flat|-2
topic =flu|-4
topic =follow|-3
topic =following|-5
topic =for|16
topic =forget|-4
topic =forklift|-1
topic =form|1
topic =forma|1
topic =forms|1
topic =four|-1
topic =free|-2
topic =freezer|-2
topic =fridge|1
topic =from|2
topic =front|-1
topic =fuel|5
topic =garden|1
topic =gas|-1
topic =gate|-3
topic =gloves|2
topic =go|-1
topic =grandma's|1
topic =grant|-2
topic =group|-3
topic =guest|6
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
topic =hendersons|1
topic =hire|-1
topic =hope|-1
topic =hotel|1
topic =husband|-1
topic =i|-2
topic =im|-1
topic =in|-1
topic =inc|-1
topic =incidencia|-1
topic =incident|-1
topic =inspection|-1
topic =inspector|-1
topic =insurance|4
topic =interpreter|1
topic =invitation|2
topic =invoice|6
topic =is|1
topic =it|-2
topic =item|-4
topic =items|-3
topic =job|-1
topic =key|12
topic =keys|1
topic =kids|-1
topic =kitchen|-3
topic =la|1
topic =lab|1
topic =lady|-2
topic =laptop|1
topic =lave|-1
topic =lease|2
topic =leftover|3
topic =letter|2
topic =letters|-2
topic =library|1
topic =licence|8
topic =lift|-1
topic =lighting|-1
topic =lights|-1
topic =list|-2
topic =little|-1
topic =loan|-1
topic =local|1
topic =locker|6
topic =log|-3
topic =logo|-1
topic =low|-3
topic =m|2
topic =machine|-1
topic =maintenance|-2
topic =man|2
topic =media|2
topic =meeting|-7
topic =message|3
topic =messe|-4
topic =mill|-1
topic =minutes|-1
topic =missing|7
topic =monday|1
topic =mot|1
topic =moved|-2
topic =mr|1
topic =mrs|2
topic =mum's|-1
topic =name|-2
topic =nd|-2
topic =never|1
topic =new|1
topic =news|1
topic =next|-2
topic =night|-2
topic =not|1
topic =note|-5
topic =notes|-2
topic =notice|-5
topic =number|-1
topic =numbers|-2
topic =october|-1
topic =of|10
topic =off|-1
topic =office|-4
topic =oil|3
topic =ok|-1
topic =on|4
topic =onboarding|-6
topic =one|-5
topic =ones|-1
topic =only|-1
topic =open|-1
topic =opening|1
topic =orchard|-3
topic =order|7
topic =otherwise|-1
topic =our|1
topic =out|-1
topic =oven|-4
topic =overtime|1
topic =page|4
topic =papers|1
topic =parcel|3
topic =parent|-3
topic =parents|-2
topic =parking|4
topic =parte|4
topic =parts|1
topic =party|-1
topic =passport|1
topic =patient|1
topic =people|-6
topic =period|1
topic =permits|1
topic =photos|4
topic =pitch|2
topic =plan|2
topic =plot|-1
topic =plumber|4
topic =po|5
topic =policy|-3
topic =porte|1
topic =prep|-1
topic =press|1
topic =prices|1
topic =print|-1
topic =printed|-1
topic =pro|1
topic =prod|4
topic =project|-2
topic =q|9
topic =quotation|5
topic =quote|4
topic =rabies|-1
topic =ramp|-1
topic =rd|-2
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
topic =revenue|-1
topic =revised|1
topic =room|5
topic =round|-1
topic =safety|-1
topic =salt|-1
topic =saturday|1
topic =say|-1
topic =says|-2
topic =scaffolding|3
topic =school|-3
topic =second|-2
topic =september|-1
topic =server|-1
topic =service|-2
topic =severity|-2
topic =sheets|6
topic =shop|-2
topic =shower|-2
topic =side|2
topic =signed|-1
topic =site|-4
topic =size|3
topic =skip|1
topic =slip|-1
topic =snow|5
topic =so|-1
topic =son|-2
topic =speaker|2
topic =spring|3
topic =st|-1
topic =stage|-2
topic =staging|1
topic =stamped|2
topic =stand|1
topic =statement|6
topic =stock|1
topic =street|3
topic =summer|7
topic =supplier|2
topic =support|-3
topic =survey|2
topic =t|-2
topic =talk|-2
topic =tank|1
topic =tap|1
topic =tasting|-1
topic =tax|5
topic =team|-5
topic =tecnico|1
topic =tenant|-3
topic =tender|-1
topic =term|-1
topic =terms|-2
topic =test|1
topic =th|-2
topic =the|3
topic =them|-3
topic =there|-1
topic =things|-1
topic =three|-7
topic =ticket|-2
topic =time|5
topic =to|-9
topic =top|-1
topic =traffic|3
topic =trailer|1
topic =trip|-1
topic =truck|4
topic =trustees'|-2
topic =tv|8
topic =u|-1
topic =umzug|1
topic =up|-1
topic =user|-1
topic =v|1
topic =vaccine|-1
topic =vaisselle|-1
topic =valid|-1
topic =vat|1
topic =vehicle|-3
topic =velos|1
topic =vendor|-4
topic =vet|1
topic =visit|-1
topic =voicemail|-2
topic =w|3
topic =waiting|3
topic =wall|-5
topic =warranty|-1
topic =water|4
topic =weather|-1
topic =week|2
topic =well|-1
topic =went|-1
topic =what|-1
topic =when|-1
topic =winter|-1
topic =with|2
topic =without|-1
topic =work|-2
topic =wrong|5
topic =x|1
topic =ya|-1
topic =year|-1
topic =yearly|-2
topic =your|2
topic ^action|-1
topic ^agm|-1
topic ^annual|7
topic ^api|8
topic ^applicant|1
topic ^archive|3
topic ^aunt|-1
topic ^autoclave|-1
topic ^autoclave in|-1
topic ^bank|-2
topic ^bed|-1
topic ^blank|2
topic ^blank page|2
topic ^board|-1
topic ^boiler|2
topic ^booking|-2
topic ^bread|-3
topic ^broken|-4
topic ^bug|-1
topic ^bus|7
topic ^cake|2
topic ^card|-1
topic ^case|-1
topic ^category|-4
topic ^category it|-2
topic ^certificate|2
topic ^change|2
topic ^child|-1
topic ^choir|-1
topic ^city|-1
topic ^city of|-1
topic ^class|-1
topic ^coffee|4
topic ^coffee machine|-1
topic ^cold|-1
topic ^complaint|-2
topic ^compost|1
topic ^consent|1
topic ^contract|3
topic ^council|1
topic ^court|-1
topic ^crane|-1
topic ^customs|1
topic ^date|-1
topic ^date of|-1
topic ^daughter|-3
topic ^delivery note|-1
topic ^dental|2
topic ^department|1
topic ^domain|3
topic ^don't|-1
topic ^don't forget|-1
topic ^emergency|-1
topic ^employee|-1
topic ^ethics|-1
topic ^expected|-2
topic ^eye|1
topic ^feedback|-2
topic ^fence|1
topic ^final|-1
topic ^final notice|-2
topic ^fire|2
topic ^fire extinguishers|2
topic ^first|-2
topic ^first aid|1
topic ^flat|-2
topic ^flu|-4
topic ^following|-5
topic ^for|-5
topic ^forklift|-1
topic ^form|-1
topic ^garden|1
topic ^gate|1
topic ^grandma's|1
topic ^grant|-1
topic ^group|-1
topic ^guest|6
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
topic ^hendersons|1
topic ^hire|-1
topic ^hope|-1
topic ^hope the|-1
topic ^hotel|1
topic ^husband|-1
topic ^inc|-1
topic ^incident|-1
topic ^inspector|-1
topic ^insurance|4
topic ^insurance renewal|2
topic ^interpreter|1
topic ^interpreter for|1
topic ^invitation|2
topic ^invoice|5
topic ^invoice date|-2
topic ^invoice from|-1
topic ^job|-2
topic ^job card|-2
topic ^kitchen|-1
topic ^lamp in|1
topic ^last|1
topic ^lave|-1
topic ^lave vaisselle|-1
topic ^letter|-2
topic ^library|1
topic ^lift|-1
topic ^list|-1
topic ^logo|-1
topic ^low|-3
topic ^maintenance|-2
topic ^meeting|-1
topic ^message|3
topic ^messe|-4
topic ^minutes|1
topic ^minutes of|1
topic ^missing|7
topic ^mrs|2
topic ^mum's|-1
topic ^name|-2
topic ^name of|-1
topic ^nd|-1
topic ^new|-3
topic ^next|-2
topic ^notes|-1
topic ^notice|-2
topic ^numbers|-1
topic ^office|-3
topic ^ok|-1
topic ^ok so|-1
topic ^onboarding|-3
topic ^one|-1
topic ^only|-1
topic ^open|-1
topic ^opening|1
topic ^otherwise|-1
topic ^oven|-4
topic ^page of|-3
topic ^parcel|3
topic ^parent|-3
topic ^parking|4
topic ^parking permits|1
topic ^parte|4
topic ^parte de|4
topic ^passport|1
topic ^people|-3
topic ^photos|4
topic ^photos of|8
topic ^plumber|-1
topic ^porte|1
topic ^porte du|1
topic ^price|2
topic ^pro|1
topic ^pro forma|1
topic ^prod|4
topic ^project|-1
topic ^q|1
topic ^quotation|5
topic ^quote|3
topic ^quote for|-1
topic ^rabies|2
topic ^reference|1
topic ^rehearsal|1
topic ^requester|-1
topic ^revenue|-1
topic ^revised|1
topic ^room|-4
topic ^school|-3
topic ^second|-2
topic ^server|-1
topic ^server room|-1
topic ^severity|-2
topic ^shower|-2
topic ^signed|-1
topic ^size|1
topic ^skip|1
topic ^snow|5
topic ^son|-2
topic ^spring|3
topic ^staging|1
topic ^stand|1
topic ^statement|3
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
topic ^three|-2
topic ^ticket|-2
topic ^to|-7
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
topic ^vet|1
topic ^voicemail|-2
topic ^w|3
topic ^warranty|-1
topic ^water|4
topic ^weather|-1
topic ^went|-1
topic ^went well|-1
topic ^what|-1
`;
