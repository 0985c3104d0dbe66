import type { TitleFeature } from './title-features.ts';

/** How much each feature speaks for a title; made by `npm run learn:titles`, not by hand. */
export const TITLE_WEIGHTS: Readonly<Record<TitleFeature, number>> = {
  isByRules: 1.11,
  isActionByRules: -0.14,
  isAskedPart: -0.56,
  isWholeSentence: 0.8,
  isClause: -0.17,
  isLastClause: 0.33,
  isClauseToDo: 0.53,
  isSubordinate: -0.27,
  isToEnd: -0.27,
  isAfterLabel: 0.45,
  isFromVerb: 0.24,
  isSubject: -0.81,
  isCut: 1.39,
  hasTopic: 0.65,
  hasTopicOfSubject: 1.36,
  hasTopicOfLabel: -1.07,
  hasTopicOfOwn: -0.03,
  hasTopicOfBefore: 1.53,
  hasTopicOfEarlier: -0.26,
  hasTopicOfFirst: -0.89,
  isClearWithoutTopic: -2.94,
  isFairlyClearWithoutTopic: -1.21,
  isFirst: -0.21,
  isLast: -0.5,
  isLater: -0.59,
  placeInText: -0.93,
  isInFirstParagraph: -0.78,
  isBeforeTask: 0.54,
  isTask: 0.38,
  isAsking: 0.2,
  isTelling: -0.75,
  isShortSentence: -0.07,
  asksPlainly: 0.28,
  hasDate: -1.2,
  hasDeadline: 0.25,
  hasDue: 1.01,
  isMain: -0.28,
  isOfMain: -0.09,
  asksSomebody: 0.72,
  isItem: 1.38,
  isReport: -0.45,
  isOwnParagraph: -0.8,
  isFurther: -0.65,
  length: 3.28,
  words: 0.47,
  saysNothing: -0.87,
  saysMuch: 0.52,
  isUnspecific: -1.23,
  isSpecific: 0.81,
  isCentral: 1.02,
  refersBack: -0.1,
  beginsWithIt: -0.68,
  hasPronoun: -0.2,
  beginsWithVerb: 1.07,
  isToDo: 1.03,
  isRequest: 1.39,
  obliges: -0.81,
  isOfWriter: 0.14,
  isPleasantry: -0.73,
  hasName: -0.35,
  hasNumber: 0.08,
  hasColon: -0.75,
  hasComma: -1.32,
  isPast: -0.65,
  hasFault: 0.59,
  isOfDocument: 0.47,
  endsOpen: 0.28,
  hasAmount: -1.13,
};

/** How much each word of a title, or beside it, speaks for it; made by `npm run learn:titles`, not by hand. */
export const TITLE_WORDS = `
$a|7
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
$address|10
$adviser|-8
$affected|-1
$afraid|5
$afternoon|-1
$afterwards|-2
$again|8
$agency|-4
$agreed|-1
$agreement|-1
$ahead|-6
$aisle|-1
$alarm|1
$all|2
$already|-3
$also|-1
$am|-5
$amount|-2
$and|9
$android|-1
$angebot|2
$anrufen|-1
$anymore|-4
$anything|-1
$anyway|-3
$aob|-1
$app|-3
$applicant|-6
$applications|3
$applies|-1
$approved|-2
$approx|1
$april|-4
$apt|3
$arrange|-4
$asap|-2
$ask|-1
$asked|1
$asks|1
$assessment|-2
$assignee|-1
$attached|-3
$attic|-1
$attn|-2
$audit|1
$august|-1
$aula|4
$ausgefallen|-1
$automatically|-7
$avant|-1
$away|-2
$b|-1
$back|1
$bad|-1
$badge|3
$badges|1
$badly|1
$bags|1
$bakery|1
$balance|-2
$bank|5
$banner|1
$bar|-1
$basement|-1
$batch|-2
$bathroom|1
$batteries|8
$battery|3
$bay|1
$be|-1
$bed|-6
$before|8
$behind|-3
$bell|1
$below|-1
$belt|1
$besprochen|-1
$best|-1
$between|-1
$bezahlen|4
$bill|4
$billing|-1
$bins|1
$birthday|-4
$bis|1
$black|3
$blue|-6
$board|-2
$boiler|1
$book|1
$booked|3
$booking|-2
$bookings|-2
$books|9
$both|-1
$bottle|1
$bought|5
$boxes|8
$bracket|1
$break|-2
$briefing|2
$brochure|1
$broken|10
$bucket|1
$budget|2
$bug|-1
$building|-2
$bus|1
$business|-1
$but|-1
$by|-3
$bye|-1
$c|-1
$cabinet|3
$cable|1
$cafe|1
$cage|1
$cake|2
$calendar|2
$calibration|2
$call|-6
$called|-4
$came|-1
$camp|-4
$cancel|5
$cancelled|3
$car|-4
$card|-7
$cards|3
$case|1
$cat|12
$catalogue|-3
$cause|-1
$cert|2
$certificate|13
$certificates|4
$chain|4
$chair|-1
$chairs|6
$chance|-3
$change|-3
$changes|-3
$changing|6
$charge|1
$charged|-1
$charger|3
$charges|-1
$chaudiere|1
$check|2
$checked|-2
$checklist|-5
$checks|1
$choir|-1
$church|4
$churn|1
$claim|1
$claims|-1
$class|-1
$cleaner|1
$client|-2
$clinic|1
$closed|1
$closes|-3
$closing|-3
$club|-2
$cm|-2
$coach|-1
$code|2
$collected|1
$collection|1
$colour|-2
$colours|-1
$come|3
$comes|-13
$coming|-3
$commande|1
$comment|2
$company|2
$complaint|1
$completed|-1
$compressor|1
$concert|-2
$conference|-1
$confirm|-2
$confirmation|-3
$confirmed|-1
$connection|1
$constantly|1
$container|4
$contractor|-2
$contracts|2
$control|1
$copies|1
$copy|-4
$correct|-3
$correction|-1
$cost|-4
$council|-4
$count|3
$counter|1
$courier|-1
$course|-2
$court|-1
$covered|-1
$cracked|3
$crazy|-1
$crew|-1
$crown|-1
$csv|1
$cups|1
$customers|-1
$cut|-1
$d|-2
$daily|-2
$database|1
$date|-5
$day|-3
$days|4
$de|-6
$deadline|-3
$dec|-5
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
$domain|1
$done|-2
$door|-10
$down|-4
$draft|-2
$drawer|-1
$drill|1
$dringend|-1
$drips|13
$drivers|2
$drum|2
$dry|-3
$du|-1
$due|3
$duty|3
$earlier|3
$el|-1
$electric|-1
$electrician|1
$elevator|1
$emergency|1
$employees|-1
$empty|1
$encore|1
$end|-2
$ends|-2
$engineer|1
$entrance|2
$envoyer|-1
$error|3
$estimate|-1
$eur|-1
$euro|-1
$euros|-1
$evening|-1
$everybody|3
$everything|1
$exam|-1
$example|-1
$excerpt|-1
$expire|2
$expired|5
$expires|9
$express|1
$extension|-1
$extinguishers|5
$extract|2
$f|9
$fair|-1
$falls|-1
$families|-5
$farm|-1
$father|-1
$feb|-3
$february|2
$fee|2
$feedback|-1
$fees|2
$fehlt|1
$fence|-2
$figure|2
$file|2
$fils|3
$filter|1
$filters|1
$final|-2
$finance|4
$fine|-2
$finished|-1
$fire|1
$firmado|3
$fitting|1
$five|1
$fix|-3
$fixed|-2
$flashing|3
$flat|1
$flickering|1
$flickers|1
$florist|1
$flowers|4
$flyers|1
$fm|-1
$folder|-2
$for|3
$forget|-1
$form|1
$format|3
$forms|7
$foundation|3
$freeze|-1
$freezer|-1
$friday|-8
$fridays|-1
$fridge|-3
$from|7
$front|-2
$frost|-1
$full|2
$furniture|2
$fyi|-4
$garage|-2
$gas|-1
$gate|1
$gateway|2
$geben|2
$gets|-2
$glasses|4
$gloves|-1
$go|-6
$gone|5
$good|2
$grand|-1
$grant|-1
$green|-5
$grey|1
$group|1
$guests|3
$guide|1
$gutters|2
$guy|1
$h|-1
$haben|2
$had|-1
$halfway|-1
$hall|-7
$hallway|-6
$hand|1
$handover|-1
$hands|1
$hardware|-1
$hat|-1
$have|-1
$heating|2
$held|-1
$helpers|-1
$her|7
$here|-1
$herren|-2
$him|4
$home|2
$hotel|-3
$hour|-2
$house|-6
$ice|1
$immediately|2
$imprime|1
$in|3
$inc|6
$incl|-1
$incomplete|-2
$inside|-1
$inspected|-2
$inspection|2
$installed|6
$instead|-1
$insurance|1
$interns|-3
$inv|3
$inventory|2
$invoice|3
$is|-4
$issued|2
$it|15
$itself|2
$jan|-2
$january|-7
$job|1
$july|1
$june|-8
$kann|-8
$kegs|-2
$kettle|1
$key|3
$keys|-1
$kids|3
$kim|-1
$kit|-2
$kitchen|-8
$kl|1
$knee|1
$knives|-1
$know|2
$l|-3
$la|-2
$lab|-1
$labels|1
$lake|-1
$landing|1
$landlord|6
$lane|-5
$laptop|-3
$lars|-1
$late|-4
$later|-5
$lathe|1
$laundry|1
$le|-1
$leaking|-1
$leaks|1
$lease|2
$leave|-2
$leaves|-3
$left|-1
$letter|3
$letters|-2
$library|2
$licences|-2
$lieferung|-2
$lieu|-1
$lights|1
$like|-3
$lindenstr|2
$linen|-1
$list|-1
$little|-1
$live|4
$llc|9
$load|3
$lobby|-2
$local|-3
$locker|-4
$locks|1
$log|-2
$logo|4
$longer|-1
$loose|4
$loss|-1
$lost|-1
$lot|1
$lovely|-1
$m|3
$machen|-5
$machine|8
$mad|-3
$mai|-1
$mail|-1
$mailing|-3
$maintenance|-1
$management|-3
$manager|-2
$march|-3
$match|-1
$matters|8
$max|11
$may|3
$mayor|-1
$me|8
$meantime|-1
$medical|-1
$meeting|-4
$meetings|-2
$mehr|1
$melden|-3
$message|-1
$mg|2
$midnight|-2
$mileage|-3
$milk|5
$min|2
$minute|-1
$mirror|2
$mismo|-4
$mit|3
$ml|-1
$mm|3
$mobile|2
$money|-4
$montant|-3
$month|-8
$morning|1
$mot|3
$mother|-1
$moved|-4
$much|-4
$mum|1
$museum|1
$myself|-1
$n|-1
$nachgefragt|-1
$names|-1
$nd|-2
$nda|8
$need|-5
$needed|-1
$neighbours|-1
$newsletter|3
$next|2
$nicht|-3
$nights|4
$nl|-2
$no|-3
$nobody|2
$not|-2
$note|4
$notes|-1
$notice|-4
$nov|-14
$november|-10
$novembre|3
$now|-1
$number|-6
$numbers|-1
$nurse|-3
$oct|2
$october|-10
$of|-4
$off|1
$office|3
$offline|9
$oil|1
$old|4
$on|-6
$once|-1
$one|-10
$ones|-2
$online|-1
$only|-1
$opens|2
$operator|-1
$optician|-1
$order|4
$ordered|-1
$out|1
$over|8
$overnight|-1
$p|-1
$packs|1
$page|-7
$pages|-1
$paid|-6
$pallets|2
$panels|-1
$panic|-1
$paper|1
$papers|1
$parked|-1
$part|-3
$parts|1
$pasillo|1
$pass|-1
$passed|1
$passport|5
$password|1
$patient|-1
$patients|1
$pay|1
$payment|-1
$payroll|3
$pcs|-1
$pdf|3
$people|-8
$permit|4
$person|-8
$phone|-2
$photo|4
$photos|-4
$pickup|1
$pictures|2
$pilot|-1
$plan|7
$plants|2
$plates|2
$plazo|1
$please|1
$plombier|1
$plot|-2
$plumber|2
$plumbing|-1
$plus|2
$pm|-7
$po|-2
$point|-1
$policy|12
$polyvalente|2
$porfa|-1
$portal|-1
$porto|-1
$post|-1
$postponed|-1
$pot|4
$potatoes|3
$practice|1
$presented|1
$presents|5
$pressing|-1
$price|4
$prices|-1
$principal|8
$printer|2
$probe|4
$problem|-3
$production|-1
$programme|-2
$project|-5
$projector|4
$promised|-1
$proof|-1
$provider|2
$publisher|1
$pump|-2
$purchasing|2
$q|4
$quick|1
$quickly|-3
$quote|1
$quotes|-2
$rain|-2
$raised|2
$rang|-2
$rate|-1
$ray|1
$rd|-2
$readings|7
$ready|1
$receipt|2
$receipts|1
$received|-5
$reception|2
$recommendation|4
$record|2
$records|4
$red|1
$ref|-1
$register|-2
$regler|1
$rehearsal|-1
$release|-2
$reminder|-1
$remit|-3
$renew|1
$renewal|1
$renewed|-5
$repair|-2
$repaired|1
$reparateur|-1
$replace|2
$replacement|-1
$replacements|-6
$reply|-1
$report|4
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
$rising|-2
$road|-1
$rolls|2
$roof|-3
$roofer|1
$room|-4
$roster|2
$rota|-3
$row|3
$rufen|2
$run|-3
$running|-3
$safari|1
$safety|-1
$sale|1
$sample|-1
$samples|2
$sat|-1
$saturday|-2
$saturdays|-3
$say|2
$says|1
$scan|1
$schedule|7
$schicken|-3
$schon|-2
$seal|-1
$seat|2
$seats|-1
$sec|-1
$second|1
$secretary|1
$section|-3
$sein|1
$self|-1
$sender|-4
$sensor|6
$sent|1
$sep|-4
$sept|-3
$september|3
$server|1
$service|8
$serviced|1
$severity|-1
$sharp|-3
$shed|-3
$sheet|3
$sheets|-2
$shelf|2
$shift|-6
$shifts|-1
$shoes|3
$shop|-1
$short|-1
$sich|-1
$sick|-2
$side|5
$sides|6
$sie|1
$signe|5
$signed|3
$sin|-1
$since|-6
$site|-3
$size|1
$skip|-2
$slides|3
$slip|-1
$slot|-1
$smells|1
$so|-1
$sofa|4
$solicitor|-4
$someone|-1
$something|-2
$soon|-3
$space|1
$spreadsheet|3
$spring|-1
$sprint|-6
$squeaks|1
$st|-1
$stairs|2
$starting|-2
$starts|-2
$statement|7
$statements|4
$station|-4
$steht|-1
$sticks|1
$still|-2
$storage|2
$store|-3
$storm|-1
$stress|-4
$stuck|1
$studio|1
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
$sweep|2
$system|-2
$t|4
$ta|1
$table|-2
$tag|-1
$tags|-2
$take|-1
$tank|8
$tard|-6
$tardar|-1
$tax|10
$teacher|-6
$team|-1
$technician|-2
$tecnico|1
$template|1
$ten|-1
$tenant|-9
$tent|-1
$termin|1
$terms|-1
$test|-5
$tested|3
$text|1
$th|-6
$than|3
$that|-1
$thats|-2
$the|1
$them|7
$then|7
$they|-2
$thing|-7
$things|4
$think|-2
$this|7
$tho|-2
$though|-1
$through|-2
$thu|2
$thursday|-2
$thursdays|-1
$ticket|-2
$tickets|1
$time|3
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
$transit|2
$translation|-1
$transport|-3
$trays|1
$trees|4
$trim|2
$trip|6
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
$up|4
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
$van|-4
$vat|-1
$vehicle|-1
$vendor|-1
$verlangern|1
$version|-3
$view|-1
$virement|2
$visit|1
$visitors|-3
$vogt|1
$volume|1
$von|1
$w|5
$waiting|-1
$wall|-1
$ward|-1
$warm|3
$warning|1
$warranty|-1
$was|3
$water|1
$way|-1
$we|2
$web|1
$website|1
$wed|1
$wedding|-8
$wednesday|5
$week|-3
$weeks|1
$weg|-1
$well|-2
$went|2
$werden|1
$when|-1
$white|-2
$wieder|3
$window|4
$wir|-1
$withdrawn|-1
$without|-1
$wobbles|5
$words|2
$work|-1
$working|3
$works|1
$writing|2
$written|-2
$wrong|-1
$x|-3
$yard|-1
$year's|3
$years|-2
$yesterday|-5
$you|-3
$yours|-2
$zu|-1
<(|-4
<)|-3
<,|-4
<-|1
<.|-4
<:|12
<<|-7
<<)|1
<<) ,|-2
<<) -|-4
<<) :|-1
<<) to|1
<<,|-9
<<, ,|-3
<<, :|-3
<<, bitte|-2
<<, but|-3
<<, can|-1
<<, i'd|5
<<, i'll|3
<<, just|3
<<, needs|2
<<, people|-1
<<, please|11
<<, pls|-1
<<, que|4
<<, someone|-4
<<, the|1
<<, then|-7
<<, you|-5
<<-|4
<<- ,|-2
<<- -|-1
<<- :|1
<<- april|1
<<- tu|-1
<<.|-2
<<. ,|-4
<<. .|-1
<<. and|-1
<<. please|-1
<<:|-2
<<: ,|-4
<<: :|4
<<: please|2
<<: the|1
<<@ channel|1
<<a|2
<<able to|4
<<about :|-1
<<accept ,|1
<<acceptance :|-3
<<action :|6
<<actual :|3
<<advance ,|8
<<afternoon ,|-1
<<again ,|1
<<agreed that|-1
<<agreed to|-4
<<alguien|-1
<<all|-3
<<also|-1
<<am ,|3
<<an|2
<<and|-6
<<and i'd|-1
<<and i'll|-2
<<and reports|-2
<<and then|-1
<<and to|-2
<<and would|4
<<anyone|-3
<<apologies :|-2
<<applicant :|4
<<april ,|1
<<april and|-1
<<art .|-1
<<as discussed|-1
<<as to|-1
<<asap ,|-2
<<asked to|3
<<attached is|5
<<b ,|-1
<<back ,|-2
<<back and|4
<<because|5
<<before you|-2
<<believe|2
<<below ,|-1
<<bestellt|3
<<bitte|7
<<bitte sofort|-1
<<both|-3
<<boxes ,|-1
<<btw|2
<<bug|4
<<bug -|6
<<building :|-1
<<business :|-2
<<but|7
<<by :|-2
<<called ,|2
<<can|-8
<<can ,|-1
<<can somebody|1
<<can someone|4
<<can u|2
<<can we|1
<<can you|1
<<channel|1
<<come and|2
<<complaint :|-2
<<could|3
<<could somebody|-1
<<could someone|1
<<could u|-1
<<could we|1
<<could you|4
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
<<decision :|4
<<decisions :|-1
<<defect :|5
<<description :|-6
<<desk ,|-1
<<details :|-1
<<did you|-3
<<die|5
<<discussed|-1
<<do :|1
<<does|3
<<donal|3
<<dont forget|-1
<<down ,|-3
<<dringend :|1
<<drive ,|1
<<du|1
<<du bitte|-1
<<due :|-5
<<eggs ,|-1
<<emergency|2
<<employee :|-1
<<et|4
<<ever|1
<<everyone|-2
<<expected :|1
<<f ,|-1
<<falta|1
<<fatou ,|-3
<<faudrait|4
<<fault :|3
<<faut|3
<<favor ,|4
<<fine ,|2
<<first ,|4
<<folder ,|-1
<<for :|-2
<<forget|-1
<<forget :|-3
<<free to|2
<<friday|-2
<<friday ,|1
<<full ,|-2
<<going to|-2
<<guys|3
<<had to|-1
<<handwritten :|8
<<happened :|-1
<<has|-1
<<has to|3
<<have|4
<<have a|1
<<hay que|4
<<he'd|1
<<he'll|2
<<here ,|-1
<<hi|3
<<hi ,|-1
<<hour :|1
<<i believe|2
<<i can|-1
<<i have|1
<<i need|5
<<i should|3
<<i think|-1
<<i want|-1
<<i will|-2
<<i'd|6
<<i'll|-6
<<if you|-1
<<il faudrait|4
<<il faut|3
<<inform that|5
<<informed that|5
<<is|4
<<is to|6
<<issue :|3
<<it ,|2
<<it and|-2
<<it can|-1
<<item :|12
<<january ,|-1
<<job ,|1
<<job :|2
<<june ,|-1
<<just|-1
<<kannst du|1
<<kg ,|-1
<<kindly|1
<<know ,|-1
<<know that|-3
<<lars ,|1
<<latest ,|-1
<<le|-1
<<letter ,|-2
<<like to|7
<<list :|1
<<listen ,|2
<<lol|1
<<lotte :|-1
<<lovely to|-3
<<lucia|4
<<manana|2
<<march :|1
<<marek ,|-2
<<may ,|-1
<<maybe|-8
<<me|-2
<<me ,|-1
<<me :|-1
<<me to|-1
<<merci de|7
<<message :|5
<<milk ,|-1
<<miss|2
<<missing|-1
<<missing ,|-1
<<missing :|3
<<month ,|1
<<must|1
<<must to|-1
<<necesitamos|1
<<necesitamos que|-1
<<need|9
<<need :|3
<<need to|-6
<<needs|-2
<<needs to|2
<<nice to|-1
<<nicht ,|-1
<<night ,|-2
<<no ,|-2
<<noch|7
<<note :|1
<<note that|-2
<<noticed that|1
<<now ,|9
<<observation :|2
<<october ,|-2
<<of you|3
<<office ,|1
<<ok|1
<<ok ,|1
<<ok i'll|-4
<<ok so|4
<<omg|1
<<one :|1
<<ones ,|-1
<<open :|7
<<ops -|1
<<order ,|-1
<<our|1
<<out ,|-2
<<out that|1
<<over|-2
<<owen ,|4
<<patient :|-7
<<people|-6
<<pete|1
<<petra ,|-1
<<peux|-1
<<please|12
<<please ,|-2
<<please to|-11
<<pls|3
<<pls ,|-1
<<plz|1
<<pm ,|-1
<<podrias|2
<<point ,|2
<<porfa|1
<<pourrais|1
<<printer ,|-2
<<priya :|1
<<problem :|1
<<product :|-1
<<promised to|3
<<property :|-1
<<puedas|1
<<puedes|3
<<que|4
<<que alguien|-1
<<rang ,|2
<<ravi ,|2
<<rd ,|1
<<re :|-2
<<really|-3
<<reason :|-1
<<recordamos que|7
<<remember that|-1
<<reminder :|5
<<reminder that|6
<<renew ,|-1
<<reports|-2
<<request :|-7
<<requested to|5
<<require|4
<<required :|1
<<responsible :|-1
<<right ,|-1
<<roisin ,|-1
<<room ,|-1
<<room :|-2
<<ruego que|1
<<said|-1
<<said she'd|1
<<says|1
<<sb|1
<<section|1
<<self -|1
<<self :|2
<<service :|2
<<shall|2
<<she'd|1
<<should|1
<<should really|1
<<sie bitte|1
<<sign and|3
<<site :|-1
<<so|-2
<<so ,|1
<<so please|1
<<sofort|-1
<<somebody|-1
<<somebody to|3
<<someone|-1
<<someone must|1
<<someone please|-2
<<someone should|1
<<someone to|1
<<sorry|-1
<<sorry ,|-1
<<sorry to|-1
<<step :|1
<<still missing|-1
<<still need|1
<<subject :|3
<<summary :|4
<<takes over|-2
<<task :|2
<<tenant :|-1
<<test ,|-1
<<text :|-1
<<th and|-1
<<that|7
<<that ,|1
<<the|3
<<them ,|-1
<<them and|4
<<then|-1
<<theo|5
<<there to|2
<<they'll|-5
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
<<tmrw|-1
<<to|-1
<<to :|-1
<<today :|3
<<today and|-3
<<told me|-3
<<tom ,|-1
<<tomasz|1
<<tomorrow ,|-1
<<tonight ,|-1
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
<<urgent :|6
<<urgente ,|5
<<us to|-1
<<user :|-2
<<van ,|-1
<<vehicle :|3
<<version ,|-1
<<volunteers :|-1
<<want to|-5
<<wanted :|-2
<<wanted to|4
<<wants to|-3
<<we|1
<<we can|-5
<<we need|6
<<we require|3
<<we shall|-4
<<we should|1
<<we want|1
<<we will|-1
<<we'd|-1
<<we'll|-2
<<wednesday ,|-2
<<week ,|4
<<week :|-1
<<weeks|-4
<<what :|3
<<when you|-5
<<whenever you|-1
<<whether|4
<<whether you|1
<<who does|3
<<who has|-1
<<who's|-1
<<whoever|-3
<<will|-3
<<will you|2
<<wir noch|4
<<work :|6
<<workaround :|-1
<<workshop :|-1
<<would|2
<<would somebody|-1
<<would you|3
<<x :|-1
<<yeah|-1
<<year and|-1
<<yesterday :|-1
<<you|-3
<<you because|6
<<you could|-4
<<you ever|1
<<you must|3
<<you please|8
<<you that|-1
<<you to|2
<<yusuf|-1
<<yusuf ,|8
<<–|-3
<@|-3
<a|3
<ab|-2
<abdul|1
<able|4
<about|-2
<accept|-3
<acceptance|-3
<access|-9
<action|9
<actual|3
<actually|3
<address|-1
<advance|8
<after|1
<afternoon|-1
<agnes|-1
<agnieszka|-1
<agreed|1
<aid|1
<aisha|3
<alguien|-1
<all|-2
<also|-1
<am|2
<amount|-1
<an|3
<ana|1
<anchor|-1
<and|-10
<any|-3
<anyone|5
<apologies|-2
<applicant|5
<approved|-1
<april|-3
<are|-1
<art|2
<as|-3
<asap|-2
<ask|-1
<attached|7
<august|-1
<away|3
<back|2
<bad|3
<batteries|1
<be|8
<bea|-5
<because|5
<bed|-1
<before|-4
<believe|4
<below|-1
<benotigen|3
<bestellt|3
<bill|1
<billing|5
<bis|-1
<bitte|11
<blocked|1
<bogdan|-7
<borrowed|-1
<both|-4
<boxes|-1
<brauchen|3
<brochure|-1
<btw|2
<bug|11
<building|-1
<business|-2
<but|10
<by|-8
<c|3
<call|-4
<called|1
<came|-2
<can|4
<catalogue|-2
<chain|-1
<chair|-1
<change|-2
<channel|7
<check|1
<chiara|-1
<chloe|1
<claire|-1
<cleaning|-1
<close|-1
<club|3
<colm|-2
<come|1
<company|2
<complaint|-2
<complete|-3
<confirm|-2
<contract|-1
<contractor|3
<control|-1
<corrected|1
<could|1
<council|-3
<county|-4
<critical|2
<customer|4
<d'ici|6
<dad|-7
<dan|1
<dana|4
<dann|1
<date|-3
<day|1
<days|-1
<de|-3
<dead|-3
<deadline|-1
<dear|2
<dec|-3
<december|-2
<decided|2
<decision|4
<decisions|-1
<declan|3
<defect|6
<del|-1
<delivered|-1
<delivery|-1
<denise|1
<denk|1
<dental|1
<der|1
<description|-6
<desmond|-1
<detectors|-1
<did|-2
<die|4
<discussed|-2
<dmitri|-2
<do|1
<documents|-3
<does|8
<don't|1
<donal|3
<done|1
<down|-4
<dr|1
<drill|1
<dringend|1
<drive|1
<driver|-1
<drop|2
<due|-10
<earl|3
<eddie|1
<eggs|-1
<eight|1
<el|-1
<elena|3
<else|-1
<email|-1
<emergency|2
<employee|3
<empty|-4
<emre|-1
<encore|1
<error|-1
<es|5
<escribo|1
<et|4
<evening|-2
<ever|1
<every|-1
<everyone|-3
<everything|1
<ewa|-5
<expected|1
<expired|-1
<f|-1
<falta|1
<farida|-1
<fatou|-3
<faudrait|4
<fault|3
<faut|3
<favor|4
<fehlt|2
<finding|1
<fine|3
<finish|-1
<first|5
<fix|-1
<flat|-1
<floor|2
<flour|1
<for|-3
<forget|-6
<form|-1
<found|-1
<frau|-2
<free|2
<fri|-1
<friday|-5
<from|-3
<full|-2
<garden|-2
<gloves|6
<go|-1
<going|-2
<good|-2
<grant|-1
<great|-1
<grinding|-1
<guard|1
<gus|-3
<guys|3
<had|-1
<hall|2
<handbook|4
<handrail|-1
<handwritten|8
<hannah|1
<happened|-1
<has|-2
<have|1
<hay|4
<he|-3
<he'd|1
<he'll|2
<heads|1
<hearing|-1
<hello|1
<her|5
<here|1
<herr|1
<hi|2
<high|1
<him|-3
<holt|1
<home|2
<hour|1
<house|-2
<how|1
<hr|-4
<hugo|2
<i'd|4
<i'll|-6
<i'm|-1
<if|4
<il|13
<impression|1
<imran|-1
<inch|-1
<ines|4
<inform|4
<informed|3
<ingrid|-2
<ink|-1
<inspector|1
<is|16
<issue|3
<ist|1
<it|-4
<item|13
<jan|-3
<januar|-1
<january|-2
<jens|-1
<jess|-1
<job|3
<jonas|1
<july|-1
<june|-1
<just|2
<k|-4
<kann|-3
<kannst|-1
<karen|-1
<kasia|4
<katrin|-4
<kelly|-3
<kg|-1
<kids|-2
<kind|1
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
<leaflet|-1
<left|-1
<leila|-1
<lena|1
<les|1
<let's|1
<letter|-5
<library|-1
<like|8
<lina|2
<line|-1
<list|1
<listen|2
<liz|1
<lol|1
<look|-2
<lot|5
<lou|2
<love|-1
<lovely|-2
<low|-1
<lucia|4
<lunch|-1
<maeve|1
<mai|-1
<manana|1
<manque|6
<march|-1
<marcus|1
<marek|-5
<marguerite|1
<mate|6
<mats|1
<may|8
<maybe|-8
<me|-7
<mei|8
<merci|7
<message|4
<milan|-5
<milk|-1
<mind|1
<mirko|-2
<miss|2
<missing|1
<mm|1
<mme|1
<model|3
<monday|-3
<monitor|-1
<montag|-1
<more|1
<morgen|-1
<morning|-2
<move|-1
<mrs|-3
<nadia|3
<nearly|-1
<necesitamos|1
<need|6
<needs|3
<neil|-1
<new|-2
<news|3
<next|5
<night|-2
<no|-2
<nobody|6
<noch|5
<noise|-1
<nos|-1
<not|-2
<note|4
<notice|1
<noticed|3
<notre|2
<nov|-1
<november|-1
<now|14
<o'clock|-1
<observation|2
<october|-1
<of|-1
<off|-1
<offers|-3
<office|3
<oil|-1
<omar|-2
<omg|1
<on|-7
<one|3
<ones|-1
<only|-1
<open|4
<ops|2
<order|-1
<orders|-2
<ortega|1
<oscar|-4
<oskar|1
<other|2
<otto|1
<our|1
<out|-2
<over|-3
<overdue|-1
<overflowing|-1
<owen|4
<page|-3
<paid|-1
<para|-1
<part|2
<patient|-7
<pavel|-3
<payment|-1
<people|-6
<per|2
<permit|-3
<pete|1
<peter|1
<petra|-1
<peux|-1
<phone|4
<pick|-1
<pilar|1
<plan|-1
<plants|1
<please|-3
<pls|4
<plz|-1
<pm|-2
<po|-1
<podrias|2
<point|2
<policy|-2
<por|4
<porfa|1
<post|1
<pourrais|1
<printer|-2
<priya|2
<problem|-1
<product|-1
<programme|1
<promised|4
<property|-1
<protection|1
<ps|-1
<puedes|3
<que|3
<question|2
<quick|-2
<raj|-1
<raus|-1
<ravi|-1
<re|-3
<really|-4
<reason|-1
<recordamos|7
<remains|1
<remarks|2
<remember|-1
<reminder|13
<renew|-1
<repaired|-2
<replacement|-1
<reports|-1
<request|-6
<requested|7
<require|4
<required|2
<responsible|-1
<result|2
<return|-1
<review|5
<right|3
<rogamos|-7
<roisin|-1
<room|-1
<rory|-1
<ruego|1
<ruth|-8
<safety|1
<said|2
<sam|2
<sandra|1
<sat|-2
<saturday|-2
<say|1
<says|4
<sb|1
<scan|1
<school|-2
<sec|2
<second|-1
<section|2
<self|4
<service|1
<serviced|-3
<shall|2
<shared|-1
<she|1
<she'd|1
<sheet|1
<shift|8
<short|4
<should|1
<side|-1
<sie|3
<sign|3
<since|-6
<site|-1
<slack|2
<small|-1
<so|6
<sofort|-1
<some|3
<somebody|-1
<someone|7
<sorry|-2
<spare|-1
<spatestens|-1
<spring|-1
<st|-1
<start|-1
<step|1
<still|6
<storage|-1
<street|3
<subject|3
<summary|4
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
<ten|-1
<tenant|-2
<teresa|1
<terms|-1
<tess|3
<test|-1
<text|-1
<th|-2
<than|-3
<that|10
<that's|3
<the|13
<them|2
<then|-3
<theo|6
<there|6
<they|1
<they'll|-5
<thing|6
<think|1
<this|-4
<though|4
<three|-1
<through|-1
<thursday|3
<tim|-4
<time|3
<title|5
<tmrw|-1
<to|7
<toast|1
<today|-4
<told|-2
<tom|-2
<tomasz|-1
<tomo|2
<tomorrow|-1
<tonight|-4
<top|-1
<trip|-1
<try|-1
<tu|-1
<tuesday|-3
<twelve|2
<two|-2
<type|-1
<u|1
<uhr|-2
<um|3
<umgehend|1
<und|-1
<unit|-1
<uns|2
<until|1
<up|2
<urgent|3
<urgente|5
<us|-3
<use|1
<user|-2
<v|-2
<valid|-3
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
<want|-6
<wanted|2
<wants|-3
<ward|6
<was|-1
<we|-1
<we'd|-1
<we'll|-2
<web|-1
<website|-1
<wed|1
<wednesday|-2
<weeks|-3
<well|-1
<wen|1
<werden|7
<what|3
<when|-8
<whenever|2
<whether|-1
<who|5
<who's|-1
<whoever|-4
<why|-1
<wieder|-2
<will|-1
<wir|8
<with|-1
<words|2
<work|4
<workaround|-1
<workshop|-1
<would|8
<write|-2
<writing|5
<x|-1
<yann|-1
<yeah|-1
<year|-1
<yes|-1
<yesterday|-1
<you'd|1
<your|-2
<yours|-2
<yuki|-2
<yusuf|7
<zum|-2
<–|-3
='s|1
=a|-1
=abernathy|1
=able|-3
=about|13
=above|-7
=abrir|-1
=abstract|9
=abstracts|9
=abzug|3
=accept|-2
=acceptance|-2
=accepted|-1
=access|14
=accessibility|1
=accident|-1
=according|1
=accordingly|3
=account|4
=accountant|-4
=accounting|-1
=accounts|-2
=across|3
=act|-3
=acta|1
=action|-3
=actually|-1
=ad|-3
=add|3
=address|12
=addresses|-1
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
=after|-10
=afternoon|-2
=afterwards|-2
=again|3
=agency|-3
=agenda|-4
=agent|-1
=agm|-1
=agreed|-4
=agreement|2
=agua|5
=ahead|-8
=aid|4
=air|1
=al|7
=alarm|-4
=alcohol|-1
=all|3
=allergen|2
=allotment|-1
=alone|-1
=along|-1
=already|-6
=also|-1
=alten|-3
=always|-3
=am|-9
=amended|3
=amount|-4
=an|-5
=and|-7
=andernfalls|-1
=android|2
=angebot|3
=angebote|-1
=annex|-1
=annual|12
=another|-4
=answer|-13
=answered|1
=antes|-1
=anual|1
=any|-2
=anymore|-4
=anyone|-3
=anything|-1
=anyway|-4
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
=applications|4
=applies|-2
=apply|-5
=appointment|-3
=appointments|-1
=appreciate|-1
=approve|2
=approved|-2
=approx|-2
=appt|-1
=apr|-2
=april|-10
=apt|3
=architect|1
=archive|3
=are|-12
=area|2
=around|-4
=arrange|-3
=arrival|1
=arrived|-4
=arrives|-1
=arrow|1
=as|-8
=asap|-2
=ascensor|1
=ash|7
=ask|-14
=asked|2
=asking|-4
=asks|6
=assembly|-1
=asset|1
=assign|1
=assigned|-1
=assignee|-1
=association|-1
=at|-4
=attached|-3
=attend|3
=attendance|2
=attn|-3
=au|-4
=audit|-2
=auditor|-1
=auditors|-4
=auf|6
=aufzug|1
=august|-1
=aula|6
=aura|-1
=aus|-1
=authority|-4
=autoclave|-4
=automatically|-7
=autopay|1
=autumn|-1
=aux|2
=avant|-2
=ave|1
=avec|-2
=avisa|-4
=avoid|-4
=away|-7
=awful|1
=axis|1
=ayer|-4
=b|6
=baby|1
=back|-3
=backup|2
=backups|-1
=bad|1
=badge|3
=badges|5
=badly|1
=bags|9
=bake|-1
=bakery|-5
=balance|-1
=ball|1
=band|-1
=bank|4
=banner|3
=bar|-2
=barcode|1
=barn|-1
=bars|-1
=basement|-1
=batch|1
=bathroom|-3
=batteries|5
=battery|3
=be|-5
=beamer|5
=bearing|3
=because|-4
=bed|-5
=bedroom|-2
=bee|-1
=beech|-1
=been|-9
=beeps|4
=beer|2
=before|-16
=begins|-2
=behalf|-1
=behind|-2
=beim|5
=bell|1
=bells|1
=below|-8
=belt|5
=bench|2
=bent|1
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
=bike|-5
=bikes|2
=bill|2
=billed|1
=billing|6
=bins|3
=bio|3
=bird|-7
=birthday|-1
=bis|-2
=biscuit's|1
=bit|-2
=bitte|8
=black|4
=blades|1
=blame|-1
=blank|-1
=bleed|2
=blinds|5
=block|5
=blocked|1
=blocking|6
=blood|3
=blue|-7
=board|-6
=boiler|8
=bolts|2
=bon|1
=bonfire|-1
=book|5
=booked|1
=booking|1
=bookings|-2
=books|7
=booster|1
=boot|1
=booth|1
=boots|-2
=borrow|-1
=boss|-3
=both|-4
=bother|-2
=bottle|11
=bottles|-1
=bottling|2
=bought|6
=bouncy|2
=boundary|-1
=box|-4
=boxes|-5
=bracket|1
=brake|9
=brakes|5
=branch|8
=brandt|-2
=brauchen|-2
=braucht|1
=bread|-5
=break|-2
=breakfast|1
=brewery|-2
=bridge|2
=brief|1
=briefing|3
=brigade|-1
=brightwater|4
=bring|-6
=brings|-4
=brochure|3
=broke|1
=broken|7
=bucket|4
=budget|5
=bug|-1
=build|3
=building|-5
=built|2
=bulbs|-5
=burn|4
=burst|-1
=bus|1
=business|-2
=but|-4
=butter|1
=button|1
=buy|-2
=buying|1
=by|-4
=c|-4
=ca|-2
=cabinet|5
=cable|4
=caduca|1
=cafe|1
=cage|1
=cajas|-8
=cake|4
=caldera|1
=calendar|5
=calibrate|1
=call|-13
=callback|-1
=called|1
=caller|-9
=cambia|1
=cambiar|1
=came|4
=camp|-2
=campos|-5
=can|-5
=can't|2
=cancel|10
=cancellation|1
=cancelled|1
=candidate|3
=candidates|-1
=cannery|2
=cannot|-5
=cant|1
=canteen|-2
=car|-4
=card|7
=cards|12
=care|-1
=caretaker|-4
=carla|-1
=carried|-2
=carries|1
=cartridges|1
=casa|-1
=case|-1
=cases|-2
=cash|3
=cassee|1
=cast|-1
=castle|2
=cat|3
=catalogue|-1
=category|9
=caterer|7
=cause|-3
=ce|-2
=cedar|1
=ceiling|-4
=cellar|-1
=centre|-3
=centrifuge|-1
=ceramic|-1
=cert|6
=certificate|11
=certificates|4
=certified|5
=chain|5
=chair|3
=chairs|4
=chamber|2
=chance|-6
=change|-3
=changed|-4
=changes|-10
=changing|8
=channel|1
=chapel|4
=chapter|5
=charge|-2
=charged|-3
=charger|5
=charity|1
=chart|-2
=chaudiere|1
=chauffe|-1
=check|-1
=checked|1
=checklist|-6
=checkout|8
=checks|-2
=chef|2
=child|4
=children|-1
=chimney|1
=chlorine|-1
=choir|-9
=christmas|4
=church|4
=churn|-1
=ci|5
=circulate|-1
=city|2
=claim|12
=claims|-3
=class|-1
=clause|-7
=clean|6
=cleaners|2
=clear|3
=cles|3
=click|1
=client|-10
=client's|2
=cliente|-3
=clinic|5
=clock|-7
=clodagh|-4
=close|1
=closed|4
=closer|5
=closes|-8
=closing|3
=closure|2
=club|-2
=cm|-1
=co|-1
=coach|3
=coats|1
=coche|1
=cocina|1
=code|-5
=coffee|-3
=cold|-1
=colleague|-10
=collect|-2
=collected|1
=collects|-4
=color|-5
=colour|5
=colours|-1
=come|-9
=comes|-14
=coming|-7
=commande|2
=commander|-2
=comment|1
=commission|1
=committee|-3
=community|1
=companies|2
=company|-1
=compare|10
=complained|2
=complaining|-1
=complaint|2
=complaints|-1
=complete|-6
=completion|-1
=comprar|5
=con|-8
=concert|-2
=condition|-2
=conference|-2
=confirm|2
=confirmation|-3
=confirmed|-1
=congratulations|-2
=congress|3
=connection|1
=consent|6
=constantly|1
=container|4
=contract|5
=contractor|-2
=contracts|2
=contrato|3
=control|2
=controle|1
=controlled|1
=conversation|-3
=copier|4
=copies|1
=copy|1
=cormac|-1
=corner|-4
=correct|12
=corrected|-4
=corrective|-1
=corridor|1
=cost|-5
=cot|2
=cottage|3
=could|-3
=couldn't|-2
=council|3
=counsel|-3
=counter|1
=countersigned|5
=county|-6
=couple|-4
=coupon|4
=courier|-3
=course|-2
=court|-5
=cover|-1
=covered|-3
=covers|1
=crack|1
=cracked|2
=crane|1
=crash|1
=crashes|6
=crate|-1
=crates|-1
=crazy|-1
=credentials|2
=credit|1
=crew|-5
=crm|-1
=crop|2
=crown|2
=csv|7
=cuota|1
=cups|1
=customer|-9
=customer's|-1
=customers|-4
=customs|-1
=cut|4
=cutoff|-9
=cutting|-1
=cvs|-1
=d|-2
=d'eau|-2
=d'un|-1
=dad's|-1
=dafur|2
=dahin|1
=daily|-2
=dairy|1
=damage|5
=damaged|-1
=damen|-1
=damit|-2
=damp|2
=danach|-7
=danke|-1
=dann|-2
=dans|-1
=dark|2
=das|-4
=dass|4
=database|6
=date|8
=dated|-1
=day|-1
=days|-3
=db|1
=de|11
=dead|3
=deadline|-5
=dealer|-10
=dear|-1
=debit|-1
=dec|-6
=december|-7
=decide|-2
=decided|-4
=decision|-1
=deck|1
=deed|6
=deep|5
=defrost|-1
=degrees|-2
=del|13
=delete|-3
=delgado|5
=deliver|-10
=delivered|-8
=delivery|-8
=delmas|-1
=dem|-2
=demande|-4
=den|16
=dental|3
=dentist|1
=denver|-4
=department|-3
=deploy|-2
=deposit|9
=depot|1
=depuis|5
=deputy|-2
=der|16
=des|2
=descale|1
=descaling|1
=description|-3
=desde|1
=design|3
=desk|-5
=desks|1
=despite|3
=details|1
=detectors|1
=deux|-1
=dev|1
=devis|3
=dhl|-1
=dich|1
=did|-10
=didn't|-1
=die|11
=diese|3
=digital|-1
=dinner|-3
=direct|-4
=director|-2
=discharge|-1
=discount|-3
=discussed|-1
=discussion|-1
=dishwasher|-2
=disk|2
=dispatch|1
=display|-1
=dispute|4
=do|1
=dock|-2
=document|-6
=documents|3
=does|1
=doesn't|4
=dog|-3
=doit|4
=dollars|2
=domain|5
=don't|-11
=donated|1
=donation|2
=done|-5
=donor|2
=dont|-3
=door|4
=doors|1
=dort|-3
=dose|2
=doses|3
=dossier|-4
=double|-1
=dough|1
=draft|-1
=drain|6
=drama|-2
=draw|6
=drawer|2
=drawing|2
=drawings|3
=drei|1
=dress|1
=dressing|4
=drill|-1
=drin|1
=dringend|-2
=drip|-1
=dripping|2
=drips|17
=drive|2
=drivers|3
=driving|-1
=drone|1
=drop|-3
=drops|6
=drucker|3
=drugs|1
=drum|-1
=dry|6
=du|7
=due|-1
=dunmore|-1
=dunne|-2
=during|-2
=duty|3
=dwg|5
=e|2
=each|-7
=earl|-2
=earlier|-1
=early|-3
=east|1
=eat|-1
=edge|5
=eh|-1
=eight|-1
=ein|6
=eine|4
=einen|4
=el|3
=electric|5
=electrician|3
=electricity|6
=elektriker|-2
=elementary|-3
=elevator|8
=eleven|-1
=elle|-1
=elm|-1
=email|-3
=embarrassing|-1
=embassy|-2
=emergency|3
=employee|-1
=employees|-1
=empresa|-4
=emptied|1
=empty|-1
=en|-2
=enclosed|4
=end|-4
=ended|-1
=ends|-5
=enero|-6
=engel|5
=engineer|4
=engineers|-1
=enough|-4
=enquiry|-2
=enter|2
=entrance|4
=entry|6
=envoyer|-1
=er|1
=erp|5
=erreur|-1
=error|3
=es|-2
=est|-3
=esta|-2
=estan|8
=estar|-1
=estate|-1
=este|-4
=estimate|7
=estoy|-4
=estrich|-2
=et|-1
=etage|1
=eur|-2
=euro|-2
=euros|-2
=evening|-1
=event|1
=ever|-5
=every|4
=everybody|3
=everyone|3
=everything|4
=exam|-3
=examination|1
=example|3
=except|-1
=excerpt|-2
=exchanged|-1
=exit|2
=expense|-3
=expire|1
=expires|6
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
=f|12
=facilities|1
=facility|-2
=factura|7
=facture|5
=fail|1
=failed|7
=failing|-1
=fails|-1
=fair|-3
=faire|-1
=falls|-1
=falta|-2
=families|-6
=family|-3
=fan|1
=farmer|-2
=farrier|6
=fast|2
=fasting|2
=faucet|3
=faut|6
=favor|-2
=fax|3
=feb|-4
=fee|-5
=feed|-1
=feedback|-3
=fehlen|-4
=fehlt|2
=fell|-1
=felling|-1
=fence|-2
=ferme|-3
=ferreira|3
=festival|-5
=fetch|7
=fete|-3
=few|-3
=fi|-1
=field|-1
=figure|1
=figures|6
=file|13
=filed|5
=files|2
=filiale|-1
=fill|-3
=fills|2
=film|-1
=fils|2
=filter|2
=filters|2
=final|-5
=finance|6
=find|-16
=finding|1
=fine|-3
=finish|-3
=finished|-2
=fiona|-1
=fire|6
=firm|3
=firma|5
=firmado|4
=firmware|2
=first|-12
=fish|-1
=fit|-1
=five|2
=fix|-10
=fixed|-5
=fixing|-1
=flackert|-2
=flag|1
=flaky|4
=flashing|4
=flat|-2
=flickering|3
=flights|2
=floor|7
=florist|3
=flour|-1
=flow|3
=flowers|6
=flu|-1
=fly|2
=flyer|1
=flyers|4
=fm|-1
=fog|1
=fois|-2
=folder|-1
=folding|5
=folks|-1
=follow|-9
=following|-3
=fontanero|1
=footer|1
=for|8
=ford|2
=forecast|2
=forget|-1
=forgotten|-2
=forklift|9
=form|4
=forma|1
=format|3
=forms|5
=forward|-1
=forwarded|-1
=fotos|-1
=found|-7
=founded|-1
=four|-4
=fournisseur|1
=fragt|2
=frau|-1
=free|3
=freeze|-1
=freezer|2
=freitag|-2
=fri|-5
=friday|-9
=fridays|-1
=fridge|4
=friendly|-1
=frist|-1
=from|-11
=front|-3
=frost|-3
=fryer|1
=ft|1
=fuite|-1
=fully|-3
=funder|-1
=furnace|6
=furniture|2
=furs|1
=further|3
=fyi|-4
=g|2
=gala|-2
=game|-4
=gap|-1
=gaps|3
=garage|5
=garnier|4
=gas|4
=gate|13
=gateway|2
=gave|6
=geben|1
=geehrte|-2
=geht|-1
=general|-1
=generator|10
=german|-1
=gestern|-9
=get|6
=gets|-5
=getting|-1
=gite|2
=give|-5
=given|-1
=gives|-2
=glasses|6
=glazier|1
=glossary|-1
=gloves|2
=glue|3
=gmbh|-1
=goat|1
=goes|-5
=going|-4
=gone|12
=good|1
=goods|-2
=google|2
=got|4
=gracias|-1
=grade|-1
=grand|-1
=grandma|-2
=grandma's|4
=grandpa's|-4
=grant|5
=grease|1
=great|-1
=green|-9
=greenline|2
=greta|2
=grey|6
=grifo|2
=grill|1
=grinding|5
=group|-6
=grout|-1
=grove|1
=guarantee|-1
=guard|1
=guests|4
=guide|3
=gutter|6
=gutters|3
=guy|4
=guys|-5
=h|-6
=hab|-2
=haben|1
=had|-2
=half|-1
=halfway|-1
=hall|-8
=halle|3
=halloran|-6
=hallway|-6
=hana|-2
=hand|1
=handbook|2
=handle|-4
=handrail|6
=hands|1
=hang|1
=hangen|2
=hanging|1
=hannah|-1
=happen|-1
=happened|-3
=happy|-1
=harbour|-1
=hard|-1
=hardware|-2
=harp|-1
=harvest|-1
=hasn't|-2
=hat|-5
=have|6
=haven't|-3
=having|2
=hay|-6
=hazelnut|-1
=hdmi|2
=he|-5
=he'd|-1
=he'll|-2
=he's|-2
=head|1
=health|-1
=hear|-1
=hearing|8
=heat|-1
=heater|-2
=heating|9
=hedge|1
=height|2
=heizung|1
=held|-1
=helpdesk|-1
=helpers|-1
=hem|9
=henderson|-2
=hendersons|-1
=her|13
=here|-10
=hero|5
=herr|-2
=herren|-1
=heute|1
=hey|2
=hi|-2
=hier|-1
=high|-2
=highest|-1
=hill|-1
=him|-7
=himself|-1
=hinge|1
=hire|-3
=his|5
=hit|2
=hoa|-2
=hold|-1
=holding|-1
=holiday|1
=home|-7
=homework|-7
=hood|4
=hop|6
=hope|-1
=horas|-2
=horno|1
=hospital|-1
=host|-1
=hot|1
=hotel|-4
=hotfix|-1
=hotline|1
=hour|2
=house|-4
=housing|-1
=how|-2
=hr|-3
=hse|4
=http|-1
=humidity|-1
=hurry|-2
=hurt|-1
=husband|-1
=hut|-5
=hydraulic|2
=hygiene|-1
=i|2
=i'd|2
=i'll|-5
=i'm|-5
=i've|1
=ich|-4
=id|-1
=idea|-3
=if|-16
=ihn|-3
=ihnen|-1
=ihr|1
=ihre|-1
=il|4
=im|-1
=image|4
=images|1
=immediately|1
=imprenta|-2
=impresora|6
=imprime|1
=in|-1
=inc|6
=inch|2
=incident|1
=incl|-1
=included|-1
=including|-8
=incomplete|-2
=increase|2
=indicator|1
=ines|-1
=info|-2
=inform|-1
=information|1
=informe|2
=ink|-1
=ins|-2
=inside|-2
=inspect|4
=inspected|3
=inspection|4
=inspector|-8
=installed|3
=instead|-5
=instructor|-1
=insurance|-3
=insured|-1
=insurer|-7
=intercom|1
=interim|4
=intern|5
=internal|-1
=internet|-1
=interns|-3
=interruption|-4
=into|2
=inv|1
=inventory|3
=invitation|1
=invitations|2
=invite|1
=invoice|2
=invoices|-4
=irgendwann|-1
=is|-2
=isn't|-2
=iso|-1
=issue|7
=issued|3
=ist|2
=it|-24
=it's|-10
=item|3
=items|-6
=its|8
=itself|2
=j|-3
=jack|3
=jacket|-4
=jams|5
=jan|-1
=januar|3
=january|-7
=je|1
=jemand|-6
=jira|2
=job|1
=jonas|2
=juin|-4
=july|-6
=june|-11
=just|2
=k|-4
=kann|-8
=kannst|1
=keep|-6
=kegs|-4
=kein|-1
=keine|1
=keller|3
=kessler|1
=kestrel|2
=kettle|1
=key|2
=keys|3
=kg|3
=kid|-5
=kids|-4
=kids'|-2
=kilkenny|-1
=kiln|-1
=kim|-1
=kind|-2
=kindly|-4
=kiosk|1
=kit|-8
=kitchen|3
=kl|1
=knee|1
=knife|-1
=knives|-1
=know|-1
=knows|-2
=kollegen|-2
=kommt|-1
=konnen|-2
=konnten|-1
=kowalczyk|3
=kummerst|2
=l|2
=l'envoyer|-2
=l'imprimante|1
=la|-2
=lab|3
=label|6
=labels|5
=lads|-2
=lady|1
=lakeside|3
=laminate|1
=lamp|7
=land|-1
=landing|3
=landlord|4
=landlord's|-1
=landscaping|2
=lane|-6
=lapses|-6
=laptop|4
=larch|2
=large|-8
=lars|-2
=las|2
=lassen|4
=last|11
=latch|4
=late|-10
=later|-6
=lathe|-1
=lauft|5
=launch|-1
=lave|1
=layout|1
=le|19
=leaf|-1
=leak|1
=leaked|2
=leaking|1
=leaks|4
=lease|-1
=least|-2
=leave|-9
=leaves|-5
=leaving|-4
=lectures|-1
=leeds|1
=leer|2
=left|1
=leg|1
=legal|-1
=leipzig|-1
=lena|8
=lend|-3
=leo|1
=les|8
=less|-2
=lesson|1
=lessons|1
=lessor|1
=let|-6
=let's|-1
=letter|4
=letters|5
=level|1
=liability|5
=library|7
=licence|9
=licences|-2
=license|1
=lids|5
=lieferung|-6
=liegt|-2
=lieu|-2
=life|1
=lift|6
=lifts|-3
=light|1
=lighting|1
=lights|3
=like|3
=liked|-1
=limit|1
=lincoln|-3
=linde|-2
=lindenstr|2
=lindgren|-1
=lindqvist|-1
=linen|-1
=lines|-1
=link|3
=list|4
=liste|2
=listen|1
=litres|1
=little|-1
=live|4
=lived|-3
=lives|-1
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
=loan|4
=lobby|-3
=local|4
=location|-1
=lock|8
=locker|-3
=locks|1
=log|4
=logged|-3
=logger|-1
=login|-1
=logistics|-2
=logo|5
=logs|1
=long|-6
=longer|-2
=look|-1
=looks|-8
=loop|-2
=loose|4
=loosing|1
=lorry|-4
=los|6
=lose|2
=loss|-1
=lost|-5
=lottie's|-1
=love|-2
=lovely|-2
=low|-1
=lower|-2
=lt|2
=ltd|1
=lui|-2
=lund|-1
=m|2
=machen|-4
=machst|2
=mad|-3
=madame|-4
=made|-2
=mai|-2
=mail|-11
=mailbox|3
=mailing|-2
=mails|-4
=main|-1
=maintenance|-6
=make|-5
=maker|3
=making|-1
=mal|-4
=man|1
=management|-3
=manager|-1
=mandar|3
=mantenimiento|1
=manual|-4
=manufacturer|1
=manuscript|1
=map|4
=maple|2
=maps|-6
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
=matter|-1
=matters|8
=max|3
=may|-3
=maybe|1
=mayor|-1
=me|-7
=means|-3
=meantime|-1
=measure|3
=measured|1
=media|1
=medical|1
=medium|-1
=meet|-4
=meeting|-9
=meetings|-1
=mehr|5
=mei|-1
=melden|-3
=membership|-2
=memorial|2
=memory|1
=menus|-1
=merchant|-5
=merci|-2
=message|-4
=messe|-1
=messestand|-1
=meter|9
=meters|3
=method|3
=mg|5
=mgmt|-1
=mick|-1
=microphone|-1
=microwave|3
=midnight|-2
=mietvertrag|1
=might|-3
=migration|1
=mileage|-3
=milk|5
=mill|3
=milling|-2
=min|2
=mind|1
=minds|-1
=mine|-2
=minibus|1
=minute|-2
=minutes|2
=mirror|5
=mismo|-6
=miss|-2
=missing|12
=mistake|1
=mit|1
=mixing|-6
=mm|8
=mme|-1
=mo|2
=mobile|2
=mochte|-3
=mock|-1
=mom|-2
=mom's|3
=mon|-1
=monday|-5
=money|-10
=monitor|7
=monitoring|-1
=montag|-3
=montant|-1
=month|-11
=more|2
=morning|-2
=most|7
=mot|4
=motor|-1
=mould|1
=move|8
=moved|-11
=moves|-2
=moving|2
=mr|8
=mri|2
=mrs|-1
=ms|4
=msg|4
=msku|-1
=much|-3
=muller|-1
=mum|-5
=mum's|-7
=municipal|3
=museum|-2
=music|2
=muss|2
=mussen|2
=mussten|1
=must|-5
=mutual|3
=my|13
=n|-2
=n'avons|5
=n'est|-4
=n'ont|1
=nach|-2
=nachgefragt|-2
=nachste|-1
=nadia|-1
=nadja|-5
=nail|2
=names|-2
=nda|12
=ne|-1
=near|-4
=nearly|10
=nearside|3
=necesito|-3
=ned|-1
=need|-3
=needed|-6
=needs|6
=neighbour|-5
=neighbours|-6
=neither|-3
=net|-3
=network|-1
=neu|-1
=neue|-2
=neuen|1
=never|9
=news|1
=newsletter|2
=next|-8
=nice|-2
=nicht|4
=night|-9
=nightly|2
=nights|2
=nine|-1
=nitrile|1
=nl|-1
=no|9
=nobody|-2
=noch|5
=node|2
=noise|-6
=non|1
=none|-1
=north|7
=nos|12
=not|-4
=notdienst|2
=note|6
=notes|-3
=nothing|-2
=notice|-3
=noticed|3
=notices|2
=notification|1
=notify|-4
=nous|16
=nov|-15
=november|-16
=novembre|-1
=now|1
=nr|1
=nuevo|-4
=number|-6
=numbers|-2
=nur|3
=nurse|-3
=nut|-2
=nuts|-1
=o|-3
=oat|1
=ob|-1
=object|1
=obligations|-1
=observation|-1
=obtain|5
=oct|3
=october|-2
=of|7
=off|-3
=offenen|8
=offer|-10
=offered|-1
=offers|8
=office|-4
=officer|-1
=offline|9
=og|4
=oil|1
=ok|-5
=old|11
=oma|-1
=on|1
=onboarding|7
=one|-6
=ones|-9
=online|-1
=op|3
=open|-11
=opened|-1
=opening|-3
=opens|-6
=operator|2
=optician|-1
=or|-22
=orange|-1
=orchard|1
=orchestra|1
=order|1
=ordered|-1
=orders|-1
=org|-1
=organ|3
=organise|-1
=original|1
=osei|1
=other|-3
=others|-1
=otherwise|-4
=ou|-3
=our|-2
=ours|1
=out|2
=outside|3
=over|6
=overdue|-7
=overflowing|1
=overnight|-1
=overtime|1
=owe|3
=owen|1
=own|-1
=owners|-1
=oyelaran|-2
=p|-7
=pack|-1
=package|1
=packet|-2
=packing|1
=pads|-1
=page|3
=pages|-1
=paid|-11
=pain|-1
=paint|-8
=painted|10
=pair|-7
=pallet|1
=pallets|-1
=pan|3
=panels|-5
=panic|-1
=paper|-3
=papers|-6
=par|-2
=para|-8
=parcel|-3
=parental|-5
=parents|-3
=parked|-1
=parking|6
=part|-4
=parte|-7
=partners'|-1
=party|-3
=pas|1
=pasillo|2
=pass|3
=passport|6
=passports|6
=patch|-3
=path|-2
=patient|-4
=patients|-1
=pavement|1
=payable|2
=payment|-2
=payments|1
=payroll|8
=pcs|-2
=pdf|7
=pedido|-9
=pedir|-5
=pen|1
=people|-19
=per|-4
=period|-1
=permission|2
=permit|10
=permits|2
=pero|-1
=persiana|4
=person|-10
=persons|-2
=pest|2
=peter|-1
=petra|-4
=ph|5
=phone|-4
=phones|-2
=photo|-1
=photographs|1
=photos|-3
=physio|3
=piano|-6
=pick|-2
=picker|8
=picking|-2
=picture|-1
=pictures|2
=pide|1
=piece|-2
=pieces|-5
=pierde|4
=pilot|-2
=pine|1
=pipeline|-4
=piso|2
=pitch|1
=pl|-3
=place|-4
=plan|9
=planetarium|-1
=plants|3
=plate|1
=plates|4
=platform|3
=playlist|-1
=plazo|1
=please|2
=plomberie|6
=plombier|2
=plot|-2
=plotter|-1
=pls|1
=plumbing|7
=plus|-4
=pm|-8
=po|-2
=point|2
=points|1
=policy|11
=polyvalente|2
=pond|-1
=pool|-1
=por|-5
=porfa|-1
=port|1
=portal|-4
=porte|4
=porto|-1
=position|-1
=possible|-2
=post|-3
=poster|3
=postgres|1
=posting|-2
=postponed|-1
=pot|4
=potatoes|2
=power|7
=ppl|-1
=pr|1
=practice|-2
=preferably|-1
=premium|6
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
=price|4
=prices|2
=pricing|2
=primary|-1
=primera|-1
=principal|7
=print|-2
=printed|3
=printer|12
=printing|-3
=prints|5
=prior|4
=priority|-1
=privacy|1
=priya|-2
=prizes|1
=pro|1
=probably|-1
=probe|4
=problem|4
=process|-1
=prod|-1
=production|-2
=prof|-1
=programme|-3
=project|-7
=projector|16
=promised|-1
=proof|2
=proofread|4
=proofs|-2
=properly|-1
=property|13
=proposal|1
=props|-2
=protection|6
=protokoll|-1
=proveedor|2
=provide|1
=provider|2
=prufen|-1
=public|6
=puddle|-2
=puedes|-8
=pull|2
=pump|11
=pumpkin|2
=pupils|1
=purchase|1
=purchasing|1
=push|-1
=put|6
=q|2
=qa|1
=quality|-1
=quarantine|-1
=quarry|-2
=quarter|-1
=quarterly|3
=que|-3
=query|2
=question|-2
=questionnaire|4
=questions|3
=queue|-8
=quick|-4
=quickly|-3
=quiere|6
=quiet|-2
=quite|-2
=quiz|1
=quotation|6
=quote|8
=r|1
=ra|-3
=rabies|5
=radiator|2
=radio|-3
=rail|1
=rain|-4
=raise|2
=ramp|1
=ran|-2
=rang|-6
=rate|-1
=raum|6
=raus|1
=ray|-1
=rd|-3
=re|-1
=reach|-4
=reached|1
=read|-3
=reader|-1
=readers|1
=reading|11
=readings|8
=reads|-2
=real|-2
=really|-2
=rear|5
=rebook|2
=recalibrate|3
=recall|3
=receipts|2
=receive|-3
=received|9
=recepcion|-1
=reception|-2
=rechnung|7
=recital|-5
=recommendation|3
=record|2
=recorded|-3
=recycling|-1
=red|2
=redlines|8
=redo|2
=reels|-1
=ref|-1
=refer|7
=reference|-3
=referral|7
=refill|2
=refresher|1
=refrigeration|3
=refund|6
=refunded|1
=regarding|-1
=register|16
=registered|1
=registrar|1
=registration|-2
=rehearsal|5
=reisekostenabrechnung|1
=reissue|-1
=relancer|3
=release|-5
=released|-2
=relief|4
=remains|-4
=remark|-1
=remind|1
=reminder|-5
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
=renewals|-1
=renewed|-7
=renews|-6
=rent|6
=rental|3
=rented|2
=renvoyer|2
=rep|-1
=repair|-5
=repaired|4
=repairs|-1
=reparer|-2
=repeat|2
=replace|-1
=replacement|-4
=replacements|-8
=replica|3
=replies|3
=reply|4
=report|5
=reported|-1
=reporting|-1
=reports|2
=reprint|2
=reprinted|1
=reproduce|-1
=request|1
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
=residents|6
=residents'|-1
=resolved|-2
=respond|-7
=response|-3
=rest|-1
=restaurant|1
=restore|2
=results|1
=retainer|1
=return|-4
=returned|3
=returns|9
=reunion|-4
=reviewed|-1
=revised|8
=revision|-2
=rewrite|2
=right|-4
=rights|-1
=ring|-5
=ringing|2
=rings|-2
=rising|-2
=risk|-3
=riverside|-1
=road|6
=roll|8
=rollback|-2
=roller|1
=rolls|3
=roof|-2
=roofer|1
=roofing|-1
=room|7
=rooms|-4
=root|-1
=roses|-1
=roster|3
=rota|-2
=rotate|1
=rotor|3
=rotterdam|3
=roughly|1
=round|-2
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
=ruth|-4
=rye|7
=s|-1
=sacks|-1
=safari|2
=safety|-1
=said|-1
=sala|3
=sale|-3
=sales|-1
=salle|2
=salmon|-1
=salon|2
=salt|-3
=same|-1
=sammelt|4
=sample|2
=samples|4
=sandbox|6
=sans|1
=sat|-5
=saturday|-5
=saturdays|-3
=save|1
=saw|1
=say|7
=says|-5
=scaffold|5
=scale|4
=scan|-3
=scanned|-2
=scanner|2
=schauen|-5
=schedule|6
=schick|-1
=schicken|-3
=schlussel|3
=schon|-3
=school|-11
=schulung|-1
=science|-4
=screening|4
=se|1
=sea|1
=seal|6
=seat|5
=seating|-1
=sec|-3
=second|3
=secretariat|1
=secretary|-2
=section|-5
=security|3
=see|-5
=seed|7
=seen|-3
=segundo|1
=seguridad|2
=seguro|1
=sehr|-2
=sein|2
=seit|-5
=self|1
=seminaire|-1
=seminar|-1
=send|6
=sender|-4
=sending|6
=senor|-2
=sensor|4
=sent|3
=sep|-5
=sept|-4
=september|-1
=sera|-1
=serrure|1
=server|1
=service|-11
=serviced|-2
=set|-3
=sets|1
=settings|-1
=settle|-5
=settlement|1
=severity|-1
=sew|1
=shall|-1
=share|-4
=shared|1
=sharp|-1
=she|-3
=she'd|3
=she'll|1
=she's|-2
=shed|-4
=sheets|-2
=shelf|4
=shelter|-3
=shelves|-6
=shift|-9
=shifts|-1
=ship|-1
=shipped|-1
=shoes|3
=shop|-3
=shopping|2
=short|1
=shot|5
=should|-2
=shout|-5
=show|-1
=showed|-2
=shower|3
=showing|10
=shows|6
=shuts|-2
=si|-6
=sich|2
=sick|-2
=side|9
=sie|2
=sign|8
=signe|5
=signed|3
=sigue|1
=sillas|2
=sin|5
=since|6
=sind|1
=sing|-1
=sink|3
=sit|-1
=site|-1
=sitting|-2
=sitzung|-1
=six|2
=size|1
=ski|-1
=skip|4
=slept|-2
=slides|7
=slip|1
=slipped|-3
=slips|1
=slot|-5
=slow|-1
=small|-2
=smells|4
=smoke|1
=snag|1
=so|-9
=sofa|4
=soft|-1
=software|-1
=solar|1
=solicitor|-4
=soll|1
=some|-2
=somebody|5
=someone|-2
=sometime|-1
=somewhere|-2
=son|-3
=sons|-1
=sonst|-2
=soon|-4
=sort|-1
=sorted|-3
=sound|6
=sounds|-1
=space|5
=speaker|2
=spelling|2
=spielplatz|1
=spoke|-1
=sport|-1
=spreadsheet|3
=spring|1
=sprinkler|2
=sprint|-2
=squeaks|1
=sso|1
=st|-7
=staff|8
=stage|-4
=stair|-1
=stairs|4
=stamp|-1
=stamped|3
=standing|-3
=star|5
=start|-9
=started|4
=starter|1
=starting|-2
=starts|-14
=state|-1
=statements|5
=station|-2
=statt|-1
=stay|1
=stayed|-1
=stays|2
=steht|-2
=stein|-1
=step|1
=steps|-1
=steve|-1
=stick|-1
=sticker|2
=sticks|-2
=sticky|-1
=still|22
=stock|-1
=stood|-1
=stop|-7
=stops|4
=storage|4
=store|-5
=story|-1
=stove|-3
=straight|1
=strange|-1
=street|-1
=stress|-4
=stretched|1
=strings|1
=strong|-4
=stuck|-4
=student|-3
=students|-3
=studio|2
=style|1
=su|-7
=submission|-1
=submit|2
=submitted|-2
=subscription|-7
=substitute|1
=success|-3
=sud|-1
=suis|-1
=suit|1
=suite|-1
=summary|-1
=summer|-3
=sunday|3
=supplier|-4
=supply|-5
=support|2
=sur|-2
=sure|-2
=surgery|8
=survey|3
=surveyor|1
=suspend|-1
=sven|-3
=swap|1
=swapped|-2
=swimming|-1
=switch|-4
=switched|1
=syllabus|-1
=sync|2
=system|-8
=t|4
=t'en|-1
=ta|1
=tab|-4
=table|-1
=tables|6
=tablet|4
=tag|-6
=tags|-1
=take|-8
=taken|-1
=takes|-3
=talk|-1
=talked|-2
=talking|-2
=talks|-1
=taller|-2
=tank|6
=tap|16
=tard|-6
=tardar|-1
=tarif|1
=task|-5
=tasting|-1
=tax|7
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
=ten|1
=tenancy|2
=tenant|-6
=tenants|-2
=tender|-2
=tener|-1
=tent|4
=termin|7
=termination|1
=terms|-1
=test|4
=tested|6
=text|1
=th|-9
=than|1
=thank|1
=thanks|-2
=that|1
=that's|-6
=thats|-1
=the|13
=their|-1
=theirs|-2
=them|-5
=theo|-2
=there|-1
=there's|-2
=thereafter|-1
=thermocouple|-1
=thermometer|1
=thermostat|-1
=they|2
=they'd|3
=they'll|-2
=thing|-4
=things|-9
=think|-2
=third|-2
=thirty|-2
=this|-11
=tho|-2
=those|-1
=three|-4
=threw|-1
=through|-9
=throw|-2
=throwing|-1
=throws|-1
=thu|2
=thursday|-6
=thursdays|-1
=thx|-1
=tiene|-3
=tile|3
=tiles|4
=till|3
=time|-12
=timer|3
=times|-3
=timesheets|7
=tires|-1
=title|-2
=tmrw|1
=to|-12
=toast|-1
=today|-4
=today's|1
=together|-3
=toilet|1
=told|3
=tom|-2
=tomasz|-9
=tomatoes|-3
=tomorrow|-3
=toner|3
=too|-4
=tool|-1
=toolbox|-1
=top|-1
=torn|3
=total|-1
=totally|4
=toujours|7
=tour|-3
=tout|1
=town|-2
=track|-2
=tractor|1
=traffic|-4
=trailer|2
=train|-3
=training|5
=traiteur|1
=tram|-3
=transcript|-1
=transfer|7
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
=tres|1
=trial|-1
=trim|9
=trip|1
=tripped|1
=trois|1
=truck|-1
=trust|2
=trustees'|-1
=try|2
=tu|5
=tuesday|-2
=tuner|9
=tuning|1
=turkey|1
=turn|-2
=turning|-1
=tuv|-1
=tv|3
=twelve|-1
=twenty|2
=twice|8
=two|9
=type|-2
=typed|-2
=tyre|2
=tyres|11
=u|-2
=uber|-2
=uhr|1
=um|5
=umlauts|1
=umzug|-2
=un|-8
=una|-3
=unanimously|-1
=uncle|2
=und|-2
=under|-8
=une|2
=unit|6
=units|-1
=university|-1
=unlock|3
=unpaid|1
=unser|5
=unten|-2
=unterschriebene|1
=until|-3
=up|13
=update|19
=updated|-1
=updating|1
=upgrade|1
=upload|-1
=ups|-1
=upset|-1
=urgency|-1
=urgent|-1
=urgente|-1
=urlaubsplanung|-1
=us|2
=use|5
=used|-1
=user|5
=uses|3
=using|3
=usual|-1
=v|-3
=vaccination|-1
=vaccine|1
=vaccines|4
=vaisselle|1
=vale|1
=valid|4
=valve|-3
=van|-2
=vat|6
=vegan|-2
=vehicle|-2
=velos|-1
=vendor|4
=verlangern|1
=version|-19
=very|3
=vet|1
=veterinary|-1
=veut|-1
=via|-2
=videoprojecteur|3
=view|-1
=violin|2
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
=voir|-1
=vollmacht|1
=volume|1
=volunteer|2
=volunteers|-3
=volvo|5
=vom|-3
=vorher|-7
=voucher|-3
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
=wants|-4
=ward|-1
=ware|-1
=warehouse|-2
=warm|2
=warranty|-4
=was|2
=wash|3
=washed|1
=washing|1
=wasser|-1
=waste|-1
=water|-5
=way|-7
=we|-8
=we'd|-1
=we'll|2
=we're|5
=we've|-1
=weather|-2
=web|1
=weber|-3
=website|1
=wedding|-6
=wednesday|6
=wednesdays|-2
=week|-15
=weekend|-1
=weekly|-1
=weeks|2
=weg|-1
=wegen|3
=welcome|4
=well|-3
=wenn|7
=went|-2
=wer|4
=werden|2
=were|1
=wet|-4
=what's|1
=whatsapp|-1
=wheel|10
=wheelchair|8
=wheelchairs|-1
=when|10
=where|1
=whether|-3
=which|-3
=while|-4
=white|1
=whiteboard|2
=who|2
=who's|-3
=whoever|-2
=whole|2
=wholesaler|-3
=whose|-1
=wi|-2
=width|4
=wie|-2
=wieder|3
=wifi|-1
=wiki|1
=will|-5
=wind|-2
=window|4
=windows|-2
=wine|-1
=wing|4
=winter|3
=winterreifen|1
=wiper|1
=wir|-1
=wird|1
=wiring|1
=wish|-9
=wit|-1
=with|-8
=withdrawn|-1
=within|-9
=without|-4
=witness|1
=wobbles|6
=won't|-1
=wont|1
=word|2
=words|2
=work|-3
=worked|-1
=worker|-1
=working|3
=works|1
=worktop|1
=worn|8
=worry|-3
=worse|-1
=would|-8
=wound|1
=wrap|-2
=write|3
=writing|-2
=written|2
=wrong|-5
=wurde|-4
=x|-2
=y|-11
=ya|-8
=yard|-3
=ye|-1
=year|3
=year's|5
=yearly|1
=years|-2
=yeast|1
=yellow|5
=yes|3
=yesterday|3
=yesterday's|-2
=yet|11
=you|-4
=you'd|-4
=you're|-6
=your|1
=yours|-6
=yuki|-1
=yusuf|-1
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
>>'|-1
>>(|5
>>,|3
>>-|6
>>.|-10
>>:|-9
>>;|2
>>?|10
>>a|-8
>>about|-3
>>after|1
>>again|2
>>and|-11
>>antes|9
>>april|-2
>>are|6
>>as|-1
>>at|3
>>aujourd'hui|1
>>avant|1
>>ay|-1
>>back|2
>>because|5
>>before|17
>>bis|-7
>>bitte|-1
>>by|3
>>c|-1
>>ce|4
>>con|1
>>d|-2
>>d'ici|3
>>date|5
>>dated|3
>>day|4
>>days|-2
>>dec|-6
>>december|-1
>>del|4
>>demain|5
>>den|1
>>des|4
>>ding|1
>>du|-2
>>due|1
>>e|5
>>ek|-1
>>el|3
>>ember|-1
>>en|1
>>er|-1
>>es|1
>>et|-2
>>expires|-1
>>f|-2
>>feb|-1
>>first|1
>>for|11
>>fri|1
>>friday|-2
>>from|4
>>fur|6
>>g|-2
>>gain|1
>>ge|-1
>>h|3
>>half|1
>>has|-4
>>have|5
>>he|-2
>>hours|1
>>hoy|-1
>>hr|1
>>i|-1
>>if|-5
>>ight|1
>>immediately|-1
>>in|3
>>ing|-2
>>ion|-1
>>is|-6
>>it|-1
>>jan|3
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
>>meeting|-1
>>mehr|-2
>>ment|-1
>>monday|-1
>>morning|-1
>>must|-11
>>n|1
>>nachste|-5
>>nd|1
>>nde|4
>>needed|1
>>needs|-3
>>next|5
>>ng|1
>>nicht|1
>>no|-5
>>not|2
>>now|10
>>o|-3
>>of|-7
>>ok|-2
>>om|-3
>>on|-7
>>or|1
>>ot|1
>>out|-1
>>ow|-4
>>page|-1
>>please|1
>>pls|-6
>>pm|-1
>>por|1
>>pour|2
>>prisa|-1
>>r|4
>>right|3
>>room|1
>>s|-5
>>sat|1
>>sday|4
>>sept|-1
>>sing|-2
>>sometime|1
>>sous|6
>>spatestens|-1
>>still|-5
>>sunday|-3
>>t|-3
>>tard|1
>>than|1
>>the|-3
>>them|1
>>ther|-2
>>this|2
>>three|-1
>>through|-4
>>thurs|-2
>>thursday|3
>>tmrw|-4
>>to|-2
>>today|6
>>tomorrow|6
>>tonight|7
>>two|1
>>uary|3
>>und|-3
>>unless|-1
>>until|-13
>>we|-2
>>week|1
>>when|4
>>whenever|7
>>which|-6
>>wieder|1
>>will|3
>>with|1
>>within|-2
>>y|-2
>>yesterday|-1
>>zum|3
>>–|6
^a|11
^a copy|1
^a few|-1
^a late|-1
^a regler|1
^aber|-1
^about|-2
^abstracts|8
^accept|3
^accept the|1
^access|10
^account|-4
^accounts|-1
^action|-1
^add|3
^add the|3
^after|-6
^after the|-5
^agent|-1
^agreed|-1
^alarm|-5
^all|-1
^allergen|-1
^am besten|-1
^an|-2
^andernfalls|-1
^annex|-1
^annual|7
^answer|-3
^answer the|1
^answer them|2
^any|-3
^apologies|-1
^app|5
^appelle|2
^appelle le|2
^application|-4
^apply|-6
^apply for|-2
^appointment|-2
^approve|2
^approve the|-1
^approved|-1
^arrange a|1
^arrange the|3
^as|-8
^as a|1
^as per|-2
^as the|-3
^asap|-1
^ask|-5
^ask for|-1
^ask mr|2
^ask the|-9
^ask them|1
^ask whether|4
^assigned|-1
^at|-1
^at the|-1
^aunt|-1
^autoclave|-1
^avisa|-4
^avoid|-1
^b|-1
^back|-3
^backup|1
^badge|1
^bags|-1
^bake|-1
^bank|-1
^batteries|-1
^be|-3
^be on|-4
^be repaired|-1
^be so|-1
^because|-6
^because of|-2
^because the|-4
^beer|1
^before|-4
^before the|-4
^bei|-2
^bei der|-8
^best|4
^bestell|4
^bike|-1
^bin|-1
^bis|-1
^bis dahin|-1
^bis freitag|-1
^black|-2
^bleed|3
^bleed the|3
^blocked|-1
^blue|1
^board|-1
^boiler|3
^book|6
^book flights|2
^book it|-4
^book the|1
^borrow|-1
^borrowed|-1
^box|-2
^boxes|-4
^brightwater|7
^bring|-2
^bring it|-4
^bring the|4
^bring them|-2
^bring your|1
^broken|-1
^budget|2
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
^call him|-5
^call the|7
^call them|1
^call to|-1
^call us|-2
^caller|-7
^cambia|1
^cambia la|1
^cancel|8
^cancel it|-4
^cancel the|1
^car|-1
^card|1
^case|1
^category|9
^cedar|-1
^chair|1
^chairs|2
^change|-8
^change it|-1
^change the|1
^changer|1
^charge|-2
^chase|7
^chase the|6
^chase them|-2
^check|1
^check it|-1
^check the|4
^check whether|-1
^check your|-4
^christmas|-1
^circulate|-3
^city|-2
^city of|-1
^claim|3
^claim the|4
^clean it|1
^clean up|-1
^cleaning|-2
^clear|2
^clear out|1
^clear the|-1
^client|1
^close|3
^close the|3
^coach|-1
^coffee|-1
^cold|-1
^collect|-5
^collect it|-1
^collect the|2
^collect them|-2
^come|-2
^comment|-1
^compare|10
^complete|-6
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
^correct|7
^correct it|2
^correct the|2
^corrective|-1
^cost|-1
^council|3
^count|-2
^count the|-3
^cover|-7
^cover the|-2
^crash|1
^create|-1
^critical|-1
^crown|-1
^csv|3
^csv export|3
^customer|-4
^customer complaint|-1
^customer no|-1
^customer's|-1
^customers|1
^customs|-1
^cut the|-1
^d|-1
^da|-2
^da ist|-1
^dad's|-1
^damit|-1
^danke|-1
^danke fur|-1
^das|-1
^das angebot|2
^dass|1
^date|2
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
^defrost the|1
^delete|-3
^deliver|-6
^delivery|-4
^delivery note|-2
^demo|-7
^den|8
^den betrag|-1
^dental|4
^dentist for|2
^department|-1
^department of|-1
^der|-5
^description|-3
^desk|-2
^despite|3
^despite two|2
^did anyone|-3
^did the|2
^die|3
^die heizung|1
^die reisekostenabrechnung|1
^dinner|-2
^discussion|-1
^do|-3
^do it|-1
^do not|-5
^do that|-1
^do the|2
^do we|2
^does|-1
^does the|-1
^domain|-1
^don't|-3
^done|-4
^dont|-3
^dont forget|-2
^door|8
^double|-1
^dr|1
^draft the|7
^draft to|-1
^draw|4
^draw up|2
^drei|1
^dringend|-1
^drive|1
^driver|-1
^drivers|2
^drives|1
^drop it|-1
^dry|4
^e|-1
^each|8
^earl|-1
^early|-1
^edge|3
^eine|5
^einen|2
^el|3
^el cliente|-3
^el grifo|2
^electric|6
^else|-2
^email|-4
^email the|-4
^emergency|-1
^employee|-1
^empty|1
^empty the|2
^en|3
^end|-1
^end of|-1
^engineer|-1
^enter|2
^er|-4
^estate|-1
^estate of|-1
^estoy|-4
^eur|-1
^every|-3
^everything|-1
^exam|-1
^exchange|1
^export|4
^export the|1
^export to|2
^extend|5
^extend it|2
^extend the|1
^eye wash|1
^facilities|2
^facility|-1
^facture|5
^facture n|5
^failing|-2
^failing which|-2
^family|1
^farrier|5
^february|-1
^feed|-5
^fetch|6
^file|6
^file the|1
^fill|-4
^fill a|2
^fill in|-1
^final|-1
^finance|-1
^find|-9
^find a|2
^find another|-3
^find attached|-6
^find out|-6
^finding|1
^finish|-2
^finish the|3
^fire|1
^fire drill|-1
^fire extinguisher|2
^first|3
^fix|-6
^fix before|-7
^fix it|-5
^fix the|8
^fixing|-1
^floor|4
^follow|-10
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
^forwarded|-1
^found|-1
^four|-1
^free|-1
^free to|-2
^freezer|4
^fridge|2
^frist|-2
^from|1
^from the|-1
^fuite|-1
^full|1
^fur|1
^fur die|1
^gas|-1
^gas safety|1
^get|5
^get a|-3
^get it|-1
^get round|-1
^get someone|1
^get the|5
^get them|-2
^get three|1
^get two|1
^give|-2
^give her|1
^give me|-2
^give the|-4
^glue|3
^go|-12
^go ahead|-2
^go back|-5
^go home|-1
^go out|-8
^go through|-1
^go to|5
^goods|-1
^got|-3
^gracias|-1
^grandma's|2
^grandma's hearing|3
^grandpa's|-4
^grant|-3
^grease|1
^great|-1
^greenline|3
^gutter|4
^gutters|10
^guy|-1
^half|2
^half of|3
^hall|4
^hana|-1
^hand|8
^hand in|1
^hand it|3
^hand over|4
^hand them|1
^handle|-4
^handrail|1
^has|-6
^has the|-2
^have|15
^have boiler|-1
^have it|2
^have the|17
^hay|-1
^he|-1
^he can|-1
^he wants|-2
^he'd|2
^he'd like|3
^he's|-2
^heating|1
^hedge|-1
^helpdesk|-1
^helpdesk request|-1
^her|-1
^here|-1
^herr|-2
^hi|-1
^highest|-1
^hire|1
^hoa|-1
^hope|-1
^housekeeping|-1
^how|-1
^how many|-1
^hr|-1
^hr wants|-1
^i|-7
^i asked|-2
^i bought|-2
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
^ich hab|-2
^ideally|-1
^if|2
^if not|-1
^if the|5
^if you|-2
^ihn|-1
^ihr|-1
^il|5
^im|-1
^in|9
^in the|-1
^incident|-1
^inform|-2
^inspect|1
^inspection|-2
^inspection report|-2
^install|1
^instead|-1
^instead of|-1
^insurer|-2
^internal|-1
^invoice|2
^invoice date|-1
^invoice no|4
^invoice of|1
^is|-4
^is the|4
^issue|7
^issue a|6
^ist|1
^it|12
^it doesn't|-1
^it for|-1
^it has|-1
^it must|-3
^it says|3
^it still|7
^it was|12
^it's|-1
^it's not|-4
^it's on|-1
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
^keep the|-2
^kein|-1
^keys|-1
^keys are|-1
^kg|1
^kids|-2
^kitchen|8
^kitchen faucet|3
^kitchen tap|7
^know|-1
^kummerst|1
^kummerst du|1
^l|-1
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
^last|-3
^late|-1
^le client|2
^le lave|1
^le lui|-2
^le videoprojecteur|3
^leaking|1
^lease|2
^leave|-3
^leave request|1
^leave the|-2
^left|-5
^left the|-6
^legal|11
^leider konnten|-1
^lena|8
^lend|-1
^let|-1
^let him|3
^let me|-13
^let the|1
^let them|2
^let us|5
^library|7
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
^lo|4
^load|1
^loan|1
^loan agreement|-1
^lock|6
^locker|-1
^login|-1
^long|-5
^look|-9
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
^make|3
^make a|1
^make an|2
^make it|3
^make new|-1
^make sure|5
^make the|-4
^march|-1
^marketing|-5
^marta|2
^max|-7
^may|-1
^me|1
^measure|3
^measure the|1
^medium|-1
^meet|-4
^meet you|-3
^menu|1
^messe|-1
^meter|3
^meter readings|3
^midland|-1
^milk|4
^mill|5
^mill road|5
^mine|-2
^minutes|-1
^mo|2
^mom|-2
^mom's|3
^mom's birthday|3
^more|1
^mot|3
^mot for|1
^move|11
^move her|-1
^move out|2
^move samples|2
^move the|2
^mow|1
^mr|-1
^mrs|3
^ms|1
^mum's|-2
^my daughter|2
^my husband|-1
^my second|3
^my son|1
^nadia|-1
^names|-3
^near|-1
^near miss|-1
^net|-2
^new|-3
^newsletter|-1
^next|2
^nightly|2
^no|-7
^no action|-1
^no the|1
^nobody has|2
^nos|8
^not|-9
^not a|-2
^not me|-1
^not on|-1
^not the|-2
^note|-1
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
^obtain|5
^obtain three|3
^obtain two|1
^offer|-6
^office|-3
^office of|-2
^oil|-3
^old|2
^on|-4
^on the|-1
^onboarding|2
^once|-1
^one|1
^one more|1
^open|2
^open the|3
^opened|-1
^opening|-1
^or|2
^order a|1
^order it|-2
^order name|1
^order new|1
^order one|-2
^order replacement|2
^order the|5
^order two|1
^orders|-1
^organise|2
^organise that|1
^otherwise|-4
^otherwise the|-3
^otherwise they|-1
^our|3
^our invoice|-2
^our records|-1
^out|-1
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
^patient|-6
^patient mr|-1
^patients|-1
^pay|5
^pay by|-2
^pay invoice|10
^pay online|2
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
^pick|-3
^pick it|2
^pick one|-1
^pide|1
^plomberie|6
^pm|-1
^po|-1
^porte|3
^porte du|3
^post|-7
^post it|-1
^pour|-3
^practice|-2
^prepare|4
^prepare a|1
^prepare the|1
^preparer|1
^present|-4
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
^projector|3
^projector in|-1
^proofread|4
^property|-1
^provide|1
^provide the|1
^prufen|-1
^pull|1
^pull the|1
^pump|10
^put|5
^put a|2
^put in|-2
^put the|-1
^put them|1
^put together|-1
^put up|4
^q|-8
^quarantine|-1
^quarterly|3
^questions|3
^queue|-1
^quick|-2
^quotation|6
^quote|-3
^quote for|-2
^radiator|1
^raise the|1
^re|-3
^read|-1
^rebook|2
^recalibrate|2
^recalibrate the|2
^receive|-2
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
^refund|7
^refund the|2
^register|3
^register your|2
^relancer|5
^relancer le|4
^remains|-2
^remind|1
^remind about|1
^reminder|-5
^reminder for|-2
^reminder from|-1
^reminder to|-1
^remit|-4
^remit the|-1
^remove|1
^remove the|2
^remplacement|-5
^rename|2
^rename the|1
^renew|7
^renew it|2
^renew now|-3
^renew online|1
^renew the|5
^renew your|3
^renewal|-4
^rent|3
^rental|5
^reorder|4
^repaint|1
^repair|-4
^repair it|-1
^replace|7
^replace the|4
^reply|2
^reply to|2
^report|1
^reported|-1
^reported by|-1
^request|-9
^request the|-3
^requested|-1
^requester|-1
^resend|-5
^reserve|4
^reserver|4
^reserver la|3
^reset|2
^reset the|1
^resolved|-1
^respond|-4
^response|-1
^restart|-1
^restart the|2
^restock|1
^return|12
^return it|1
^return signed|2
^return the|8
^return them|-2
^rev|-1
^review|3
^review the|1
^rewrite|2
^ring|-3
^ring her|-3
^ring me|-1
^ring mr|1
^ring the|1
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
^school|-2
^se|-1
^seat|1
^second|5
^see|-6
^see below|-2
^see the|-4
^seen|-1
^sehr|-2
^sehr geehrte|-2
^send|9
^send a|2
^send back|1
^send him|-1
^send it|1
^send me|-6
^send over|1
^send someone|-2
^send the|10
^send them|4
^send to|-2
^send us|1
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
^share the|-1
^she|-5
^she can't|-3
^she wants|1
^she's|-2
^shop|-2
^shopping|2
^short|-1
^show|1
^show it|1
^si|-1
^sich|-1
^sie|-3
^sign|1
^sign and|-5
^sign off|1
^sign the|1
^sign up|2
^signed|-1
^sin|5
^since|13
^since the|7
^since update|4
^skip|7
^small|-1
^something|-1
^sometime|-1
^son|-2
^sonst|-2
^sort|-2
^sort it|-3
^sort out|1
^sort the|1
^sound|2
^spatestens|-1
^spatestens bis|-1
^speak|2
^spring|6
^sprint|-1
^st|-1
^staff|1
^stage|-1
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
^suggest|-1
^suite|-1
^summary|-1
^summer|-1
^supplier|-4
^support|-1
^sure|-3
^surgery|8
^swap|6
^swap it|1
^swap the|2
^swap them|3
^switch|-1
^t|-2
^table|-1
^take|-11
^take a|-1
^take care|1
^take it|-1
^take place|-1
^take that|-2
^take the|-2
^take your|-1
^talk|-2
^talk about|-4
^talk to|2
^tank|-1
^tap|-1
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
^tenant is|-1
^tender|-2
^tent|5
^term|-1
^termin|1
^terms|-1
^test the|1
^text|-1
^th|-3
^thank you|1
^thanks|-1
^thanks for|-1
^that|4
^that means|-3
^that we|-2
^that's|4
^thats|-1
^the|3
^the alarm|1
^the annual|-2
^the auditor|-1
^the auditors|-1
^the autoclave|-3
^the bank|-3
^the board|-1
^the boiler|-1
^the calibration|2
^the car|2
^the card|5
^the caterer|6
^the children|-1
^the client|-9
^the coffee|-4
^the consent|4
^the contract|1
^the council|-1
^the county|-3
^the crane|-1
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
^the grant|6
^the gutter|-2
^the hall|1
^the handrail|3
^the hearing|1
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
^the last|4
^the lease|1
^the lift|1
^the machine|-2
^the meeting|1
^the minutes|2
^the neighbours|-5
^the new|3
^the next|-1
^the offer|9
^the old|1
^the only|1
^the opening|-1
^the organ|3
^the parents|-1
^the piano|-1
^the plants|-1
^the plotter|-1
^the plumber|1
^the portal|-3
^the price|-2
^the print|-2
^the printer|-1
^the programme|-1
^the projector|5
^the q|-2
^the red|-1
^the salt|-3
^the school|-1
^the shower|1
^the signed|1
^the sound|1
^the staging|-1
^the tenants|-2
^the thing|1
^the tls|-1
^the toner|-1
^the visitor|1
^the walk|-2
^the yearly|2
^their|2
^them|-1
^theo|-1
^there is|1
^there's|-2
^there's a|-1
^there's no|-1
^these|-1
^they are|-2
^they asked|2
^they can't|-1
^they changed|1
^they like|-3
^they need|-1
^they want|9
^they won't|-1
^they'd|3
^they'd like|3
^they'll|-1
^they're|-1
^they've|-1
^think|-1
^this|4
^this cannot|-2
^this has|-1
^this is|2
^three|-4
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
^tour|-3
^transfer|5
^transfer the|4
^translate|1
^translate the|1
^translation|3
^transport|1
^treasurer|-4
^trim|2
^trustees'|-1
^tu|-2
^tu t'en|-1
^tuesday|-2
^turn|1
^two|-5
^two of|-2
^two things|-3
^type|-3
^type of|-2
^tyres|2
^um|-2
^under|-8
^unit|4
^unless|1
^unlock|1
^until then|1
^update|11
^update the|4
^upgrade|1
^upload|1
^upload it|-1
^upload the|1
^upload them|-1
^urgency|-1
^urgente|-1
^use|4
^use it|5
^use the|-2
^user|4
^utility|-2
^vaccine|1
^valid|-1
^van|1
^vehicle|-3
^vendor|4
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
^voice|-1
^voicemail|-1
^voir|-1
^vorher|-1
^votre|1
^wait until|-1
^walk|5
^walk in|5
^want|2
^wanted|-1
^warehouse|-1
^warranty|2
^was|-2
^wash|9
^wash the|1
^water|-5
^water is|-2
^water the|1
^water them|-1
^we|-7
^we are|-2
^we can't|7
^we cannot|-1
^we don't|-1
^we go|-1
^we had|-1
^we have|-10
^we owe|1
^we pay|-2
^we still|2
^we're|14
^we're down|9
^we're nearly|1
^we're on|-1
^we're out|5
^we've|-1
^we've got|-1
^weather|-1
^website|-2
^wedding|-1
^wenn|7
^wer|7
^were|-1
^what|12
^what happened|-2
^what i|8
^what is|-2
^what she|2
^what we|4
^what's|1
^what's missing|1
^wheelchair|5
^when|4
^when i|2
^when the|3
^whenever|1
^whenever it|2
^where|2
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
^write|-2
^write it|-1
^write the|1
^write them|-1
^write to|-3
^write up|-1
^wrong|-1
^x|-2
^ya|-6
^yes|-1
^yes do|1
^yes go|-1
^yesterday|-1
^you|-2
^you're|-2
^you're on|1
^you've|-1
^your|2
^your application|-2
^your appointment|8
^your domain|6
^your order|-1
^your vehicle|-1
^yours|-1
topic $a|2
topic $account|1
topic $agreement|-1
topic $alarm|6
topic $apartment|1
topic $article|-2
topic $autoclave|-1
topic $b|-2
topic $badge|-1
topic $bank|-1
topic $battery|1
topic $birthday|-1
topic $board|-1
topic $boots|2
topic $boxes|2
topic $bulb|1
topic $cake|2
topic $call|-1
topic $card|3
topic $category|-2
topic $centrifuge|1
topic $certificate|1
topic $check|-3
topic $choir|-2
topic $clinic|-3
topic $committee|-1
topic $company|1
topic $compressor|1
topic $contact|-1
topic $council|-1
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
topic $evening|-3
topic $excerpt|-1
topic $expected|-2
topic $extinguishers|1
topic $extract|-1
topic $fair|1
topic $family|1
topic $fence|-2
topic $firm|-1
topic $flat|-2
topic $forget|-4
topic $form|-1
topic $forms|1
topic $free|-1
topic $from|-1
topic $garden|3
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
topic $jobs|-1
topic $key|6
topic $keys|1
topic $kids|-1
topic $kitchen|-3
topic $lamp|-1
topic $lease|2
topic $leo|-1
topic $letter|1
topic $letters|-2
topic $licence|5
topic $lights|-1
topic $log|-1
topic $m|3
topic $machine|-2
topic $meeting|-2
topic $message|1
topic $monday|1
topic $never|1
topic $news|1
topic $note|-1
topic $notes|-1
topic $notice|-2
topic $number|-1
topic $of|-2
topic $on|-1
topic $one|-3
topic $ones|-1
topic $order|8
topic $overtime|1
topic $page|6
topic $papers|1
topic $parcel|1
topic $parents|-1
topic $patient|1
topic $people|-4
topic $period|1
topic $permits|1
topic $plan|2
topic $plumber|4
topic $po|7
topic $printer|-1
topic $project|-1
topic $q|6
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
topic $says|-2
topic $self|-1
topic $service|-2
topic $severity|-1
topic $sheets|1
topic $shop|-1
topic $side|1
topic $slip|-1
topic $staff|-1
topic $stage|-1
topic $subscription|-1
topic $survey|-1
topic $tap|1
topic $tax|3
topic $team|-6
topic $tenant|-1
topic $terms|-2
topic $test|2
topic $th|-3
topic $them|-1
topic $things|-1
topic $ticket|-2
topic $to|-1
topic $truck|4
topic $u|-1
topic $unit|1
topic $up|-1
topic $user|-1
topic $van|-1
topic $vehicle|-1
topic $visit|-1
topic $wall|-5
topic $weather|-1
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
topic =aid|1
topic =alarm|6
topic =all|7
topic =annual|4
topic =apartment|1
topic =api|1
topic =appointment|1
topic =archive|3
topic =are|-1
topic =article|-2
topic =as|-2
topic =ask|-3
topic =at|-2
topic =aunt|-1
topic =authority|-4
topic =autoclave|-1
topic =b|-1
topic =bad|1
topic =badge|-1
topic =band|1
topic =bank|1
topic =bathroom|1
topic =battery|1
topic =be|2
topic =before|-3
topic =bill|4
topic =bio|1
topic =blank|2
topic =board|-2
topic =book|-1
topic =booking|-2
topic =boots|2
topic =boxes|2
topic =broken|-4
topic =bug|-1
topic =bulb|1
topic =bus|6
topic =c|-1
topic =cake|2
topic =caldera|1
topic =call|-1
topic =car|-3
topic =card|2
topic =case|1
topic =category|-4
topic =centrifuge|1
topic =certificate|5
topic =change|2
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
topic =coffee|2
topic =committee|-1
topic =company|1
topic =complaint|-1
topic =compost|1
topic =compressor|1
topic =concert|-1
topic =consent|1
topic =contact|-1
topic =contract|2
topic =copper|4
topic =copy|-2
topic =cost|-3
topic =council|-1
topic =count|2
topic =court|-2
topic =cover|-1
topic =csv|1
topic =customers|5
topic =customs|1
topic =date|-2
topic =daughter|-3
topic =day|-2
topic =days|1
topic =db|3
topic =de|7
topic =deck|2
topic =defect|-1
topic =del|-1
topic =delivery|-2
topic =demo|-2
topic =dental|2
topic =der|-1
topic =desk|-2
topic =disk|3
topic =doctor|-1
topic =domain|3
topic =don't|-1
topic =door|1
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
topic =export|1
topic =extension|-1
topic =extinguishers|1
topic =extract|-1
topic =fair|1
topic =family|1
topic =fee|-1
topic =feedback|-2
topic =fence|-2
topic =final|-1
topic =fire|1
topic =firm|-1
topic =first|-3
topic =flat|-2
topic =flu|-4
topic =follow|-3
topic =following|-5
topic =for|15
topic =forget|-4
topic =forklift|-1
topic =forms|1
topic =four|-1
topic =free|-1
topic =freezer|-1
topic =fridge|1
topic =from|2
topic =front|-2
topic =fuel|5
topic =fur|1
topic =garden|2
topic =gas|-1
topic =gate|-2
topic =gloves|2
topic =grandma's|1
topic =grant|-1
topic =group|-3
topic =guest|6
topic =guide|-1
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
topic =hearing|-1
topic =heating|9
topic =helpdesk|-1
topic =hire|-1
topic =hope|-1
topic =hotel|1
topic =house|-1
topic =husband|-1
topic =i|-2
topic =im|-1
topic =in|2
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
topic =k|-1
topic =key|6
topic =keys|1
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
topic =letter|1
topic =letters|-2
topic =licence|8
topic =lift|-2
topic =lighting|-1
topic =lights|-1
topic =list|-3
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
topic =meeting|-3
topic =message|1
topic =messe|-4
topic =mill|-1
topic =minutes|-1
topic =missing|7
topic =monday|1
topic =moved|-2
topic =mr|1
topic =mrs|1
topic =name|-1
topic =nd|-1
topic =never|1
topic =new|3
topic =news|1
topic =next|-2
topic =night|-2
topic =not|2
topic =note|-5
topic =notes|-2
topic =notice|-4
topic =number|-2
topic =of|6
topic =off|-1
topic =office|-4
topic =ok|-1
topic =old|-1
topic =on|1
topic =onboarding|-6
topic =one|-6
topic =ones|-1
topic =only|-1
topic =open|-1
topic =opening|1
topic =order|7
topic =out|-1
topic =overtime|1
topic =page|4
topic =papers|2
topic =parcel|3
topic =parent|-3
topic =parents|-1
topic =parking|4
topic =parts|1
topic =party|-2
topic =patient|2
topic =people|-6
topic =period|1
topic =permits|1
topic =photos|5
topic =pitch|2
topic =plan|2
topic =plumber|4
topic =po|5
topic =policy|-3
topic =portal|-1
topic =porte|1
topic =prep|-1
topic =press|1
topic =price|2
topic =print|-1
topic =printed|-1
topic =printer|-1
topic =prod|4
topic =project|-2
topic =q|8
topic =quotation|5
topic =quote|4
topic =rabies|-1
topic =rd|-1
topic =re|1
topic =recall|1
topic =receipt|4
topic =receipts|5
topic =reference|2
topic =registration|3
topic =rehearsal|2
topic =reminder|-1
topic =renewal|2
topic =report|2
topic =request|-3
topic =return|-1
topic =revised|1
topic =room|6
topic =rota|2
topic =safety|-1
topic =salt|-1
topic =sat|-1
topic =saturday|1
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
topic =shift|-4
topic =shop|-1
topic =shower|-2
topic =side|1
topic =signed|-1
topic =site|-1
topic =size|3
topic =skip|1
topic =slip|-1
topic =snow|5
topic =so|-1
topic =son|-2
topic =speaker|2
topic =spring|2
topic =st|-2
topic =staff|-1
topic =stage|-1
topic =staging|1
topic =stamped|2
topic =stand|1
topic =statement|4
topic =street|3
topic =subscription|-1
topic =summer|7
topic =sunday|1
topic =supplier|2
topic =support|-2
topic =survey|2
topic =tax|3
topic =team|-4
topic =tecnico|1
topic =tenant|-3
topic =tender|-2
topic =term|-1
topic =terms|-2
topic =test|1
topic =th|-3
topic =the|2
topic =them|-4
topic =things|-1
topic =three|-6
topic =thursday|-3
topic =ticket|-2
topic =time|5
topic =to|-7
topic =top|-1
topic =traffic|4
topic =trailer|1
topic =trip|-1
topic =truck|4
topic =trustees'|-2
topic =tv|9
topic =u|-1
topic =umzug|2
topic =under|-2
topic =up|-1
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
topic =w|3
topic =waiting|3
topic =wall|-5
topic =weather|-1
topic =week|1
topic =well|-1
topic =went|-1
topic =what|-1
topic =whether|-2
topic =winter|-1
topic =with|3
topic =without|-1
topic =work|-2
topic =wrong|4
topic =x|1
topic =ya|-1
topic =year|-1
topic =yearly|-2
topic =your|2
topic ^action|-1
topic ^alarm|3
topic ^annual|5
topic ^archive|2
topic ^as|-2
topic ^at|-1
topic ^aunt|-1
topic ^autoclave|-1
topic ^bank|-2
topic ^blank|2
topic ^blank page|2
topic ^board|-1
topic ^booking|-2
topic ^broken|-4
topic ^bug|-1
topic ^bus|6
topic ^card|-1
topic ^category|-4
topic ^category it|-1
topic ^certificate|2
topic ^change|3
topic ^choir|-2
topic ^city|-1
topic ^city of|-1
topic ^club|-1
topic ^coffee|5
topic ^complaint|-1
topic ^compost|1
topic ^consent|1
topic ^contact|-1
topic ^contract|3
topic ^court|-1
topic ^customs|1
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
topic ^flat|-1
topic ^flu|-4
topic ^following|-5
topic ^for|-5
topic ^forklift|-1
topic ^form|-1
topic ^front|-1
topic ^garden|2
topic ^gate|1
topic ^grandma's|1
topic ^group|-1
topic ^guest|6
topic ^gutter|2
topic ^gutter over|1
topic ^gym|7
topic ^half|-1
topic ^hall|-1
topic ^hand|1
topic ^harbour|-1
topic ^heating|9
topic ^helpdesk|-1
topic ^helpdesk request|-1
topic ^hope|-1
topic ^hope the|-1
topic ^hotel|1
topic ^husband|-1
topic ^inspector|-1
topic ^insurance|3
topic ^insurance renewal|2
topic ^invoice|5
topic ^invoice date|-2
topic ^invoice from|-1
topic ^job|-2
topic ^job card|-2
topic ^kitchen|-1
topic ^lab|1
topic ^lamp|-1
topic ^laptop|1
topic ^lave|-1
topic ^lave vaisselle|-1
topic ^letter|-2
topic ^lift|-2
topic ^list|-1
topic ^logo|-1
topic ^lost|-1
topic ^low|-3
topic ^machine|1
topic ^maintenance|-2
topic ^message|1
topic ^messe|-4
topic ^missing|7
topic ^mrs|1
topic ^name|-1
topic ^name of|-1
topic ^nd|-1
topic ^new|-1
topic ^next|-2
topic ^notes|-1
topic ^notice|-2
topic ^office|-3
topic ^ok|-1
topic ^ok so|-1
topic ^old|-1
topic ^on|-3
topic ^on the|-2
topic ^onboarding|-3
topic ^only|-1
topic ^open|-1
topic ^opening|1
topic ^order|1
topic ^page|1
topic ^page of|-2
topic ^parcel|3
topic ^parent|-3
topic ^parking|4
topic ^parking permits|1
topic ^patient|1
topic ^photos|5
topic ^photos of|8
topic ^plumber|-1
topic ^porte|1
topic ^porte du|1
topic ^price|2
topic ^prod|4
topic ^project|-2
topic ^q|2
topic ^quotation|5
topic ^quote|4
topic ^quote for|-1
topic ^rabies|2
topic ^reference|2
topic ^rehearsal|2
topic ^revised|1
topic ^room|-3
topic ^sat|-1
topic ^scaffold|1
topic ^school|-2
topic ^second|-1
topic ^server|-1
topic ^server room|-1
topic ^severity|-2
topic ^shower|-2
topic ^signed|-1
topic ^size|1
topic ^skip|1
topic ^snow|5
topic ^son|-2
topic ^spring|1
topic ^staff|1
topic ^staging|1
topic ^stand|1
topic ^statement|3
topic ^statement of|4
topic ^summer|7
topic ^supplier|2
topic ^support|-2
topic ^tecnico|1
topic ^tecnico de|1
topic ^tenant|-2
topic ^tenant in|-1
topic ^term|-1
topic ^termin|1
topic ^terms|-2
topic ^the|1
topic ^three|-2
topic ^ticket|-2
topic ^to|-5
topic ^top|-1
topic ^trailer|1
topic ^truck|4
topic ^trustees'|-2
topic ^unit|-1
topic ^user|-1
topic ^vehicle|-2
topic ^vendor|-4
topic ^voicemail|-2
topic ^w|3
topic ^weather|-1
topic ^went|-1
topic ^went well|-1
topic ^year|-1
`;
