import type { TitleFeature } from './title-features.ts';

/** How much each feature speaks for a title; made by `npm run learn:titles`, not by hand. */
export const TITLE_WEIGHTS: Readonly<Record<TitleFeature, number>> = {
  isByRules: 0.83,
  isActionByRules: -0.64,
  isAskedPart: 0.19,
  isWholeSentence: 0.26,
  isClause: -0.31,
  isLastClause: 0.26,
  isClauseToDo: 0.45,
  isSubordinate: 0.06,
  isToEnd: -0.14,
  isAfterLabel: 0.41,
  isFromVerb: -0.06,
  isSubject: -0.62,
  isCut: 1.94,
  hasThing: -0.03,
  hasTopic: -0.16,
  hasTopicOfSubject: 1.15,
  hasTopicOfLabel: -0.91,
  hasTopicOfOwn: 0.21,
  hasTopicOfBefore: 1.21,
  hasTopicOfEarlier: 0.41,
  hasTopicOfFirst: -0.51,
  isTopicPhrase: -0.55,
  isTopicAlone: -0.17,
  isTopicSubject: 0.31,
  isTopicDefinite: 1.57,
  isTopicFirst: 0.19,
  isTopicInOwn: -0.13,
  isTopicRightBefore: 0.25,
  isTopicBehind: -2.5,
  isTopicOfFirst: 0.42,
  isTopicRepeated: 0.74,
  isTopicOfSeveral: 1.51,
  isTopicName: -0.25,
  isTopicForPronoun: 0.4,
  isCutForTopic: 0.17,
  isClearWithoutTopic: -2.53,
  isFairlyClearWithoutTopic: -0.61,
  isFirst: -0.7,
  isLast: -0.38,
  isLater: -0.69,
  placeInText: -1.74,
  isInFirstParagraph: -0.99,
  isBeforeTask: 0.24,
  isTask: 0.1,
  isAsking: 0.22,
  isTelling: -0.42,
  isShortSentence: -0.33,
  asksPlainly: 0.5,
  hasDate: -0.95,
  hasDeadline: -0.17,
  hasDue: 1.18,
  isMain: 0.18,
  isOfMain: -0.01,
  asksSomebody: 1.06,
  isItem: 1.54,
  isReport: -0.36,
  isOwnParagraph: -0.56,
  isFurther: -0.65,
  length: 4.32,
  words: 0.48,
  saysNothing: -0.77,
  saysMuch: 0.28,
  isUnspecific: -0.93,
  isSpecific: 1.38,
  isCentral: 1.1,
  refersBack: -0.8,
  beginsWithIt: -0.73,
  hasPronoun: -0.78,
  beginsWithVerb: 1.16,
  isToDo: 0.63,
  isRequest: 2.04,
  obliges: -0.37,
  isOfWriter: -0.56,
  isPleasantry: -0.72,
  hasName: -0.53,
  hasNumber: 0.03,
  hasColon: -0.54,
  hasComma: -1.35,
  isPast: -0.88,
  hasFault: 0.6,
  isOfDocument: 0.92,
  endsOpen: -0.05,
  hasAmount: -0.22,
};

/** How much each word of a title, or beside it, speaks for it; made by `npm run learn:titles`, not by hand. */
export const TITLE_WORDS = `
$abel|-1
$abernathy|2
$abgeben|-1
$abgelaufen|1
$about|-1
$above|1
$accept|-1
$accordingly|3
$account|4
$accounts|-2
$acct|-2
$action|1
$active|2
$acuerdo|1
$address|9
$adviser|-9
$after|-2
$afternoon|-2
$afterwards|-4
$again|5
$agency|-4
$agenda|-3
$agent|-1
$agm|-3
$agreed|-1
$agreement|-1
$ahead|-2
$aisle|-2
$alarm|-2
$album|-3
$alone|2
$already|-3
$also|2
$always|-1
$am|-5
$amount|6
$an|-3
$and|5
$android|-1
$angebot|2
$angebote|-1
$angerufen|-1
$anniversary|1
$ano|-3
$anrufen|-1
$answer|2
$anymore|-4
$anything|-1
$anyway|-5
$aob|-3
$apart|4
$app|-4
$application|2
$applications|1
$appointment|5
$approval|2
$approved|-1
$apr|-1
$april|-3
$architect|1
$are|-1
$around|-1
$article|-1
$as|1
$asap|-1
$aside|-1
$ask|3
$asked|-1
$asking|-4
$assessment|-3
$at|-2
$attached|-2
$attn|1
$audit|1
$august|-4
$aula|1
$aus|-1
$ausgefallen|-1
$automatically|-2
$b|2
$back|14
$background|1
$bad|-1
$badge|8
$badges|2
$badly|1
$bags|1
$balance|-1
$bald|1
$bank|7
$bar|-1
$bath|2
$batteries|9
$battery|3
$bay|3
$be|-3
$bed|-5
$bedroom|1
$beekeepers|-2
$been|1
$before|3
$begin|-5
$behind|-1
$below|-3
$belt|1
$besprochen|-1
$best|-2
$bestellen|2
$bestellung|-2
$between|-2
$bezahlen|5
$bill|-3
$billing|-1
$bins|-1
$bio|1
$birthday|-2
$bit|-1
$blades|1
$blinds|3
$blocked|1
$blue|-4
$board|-2
$boiler|-1
$bolts|2
$booked|-1
$booking|-1
$bookings|-1
$books|1
$borrower|-1
$both|-4
$box|-2
$boxes|5
$bp|2
$branch|-1
$break|-3
$briefing|2
$brochure|1
$broken|12
$btw|-1
$bucket|1
$budget|-3
$bug|-1
$business|1
$but|1
$by|-3
$c|-1
$cabinet|1
$cable|3
$cake|-1
$call|-8
$called|-6
$campos|-1
$canal|1
$cancelled|1
$car|1
$card|-5
$cards|6
$care|1
$case|1
$cases|-1
$cash|2
$castle|1
$cat|11
$caterer|1
$centre|-1
$certificate|6
$chain|-1
$chair|-4
$chairs|4
$chance|-3
$changed|2
$changes|-2
$changing|2
$chapel|1
$charge|-1
$charger|7
$chaudiere|1
$check|-3
$checklist|-2
$checks|-2
$cheques|-2
$church|1
$cladding|3
$claims|-1
$class|-3
$cleaned|4
$clerk|1
$client|2
$clinic|-1
$close|7
$closes|4
$closing|-2
$code|-4
$coffee|-2
$collection|1
$come|-4
$comes|-9
$coming|-3
$commande|1
$comments|-1
$company|-1
$complained|-4
$complaining|-2
$completed|2
$completion|-1
$concept|1
$concert|-4
$conference|-2
$confirm|-2
$confirmation|-2
$confirmed|-2
$connection|1
$considered|8
$constantly|1
$container|3
$contract|10
$contracts|1
$copies|-1
$copy|-1
$corner|1
$correct|-1
$correction|-1
$costs|-1
$cottage|3
$cottages|-1
$council|-4
$count|6
$counter|2
$countersigned|5
$course|-5
$court|-1
$cover|1
$cracked|3
$credit|-1
$crew|-1
$csv|1
$cups|1
$customer|-3
$customers|4
$cut|-1
$cutoff|-2
$danger|-3
$database|1
$date|-4
$dates|1
$day|-1
$days|8
$deadline|-4
$dec|2
$december|-1
$decision|-1
$declaration|-1
$deed|7
$degrees|-2
$del|1
$delay|1
$delivered|-6
$delivery|2
$demo|-3
$dentist|-2
$department|-1
$departure|-1
$deploy|-3
$deposit|2
$depuis|3
$desde|1
$desk|-4
$detectors|1
$dias|-1
$dies|3
$dimanche|1
$dinner|-1
$dir|-1
$director|-1
$display|-2
$do|-2
$dob|-1
$dock|-2
$docs|1
$documents|-1
$dog|2
$done|3
$door|-15
$dort|-2
$down|1
$draft|-2
$drain|1
$dramatic|-2
$draw|2
$drawing|2
$drawings|1
$dress|1
$drill|2
$drips|9
$drive|-1
$driver|1
$drivers|2
$dry|-3
$du|-1
$due|3
$duty|1
$e|4
$each|3
$earlier|2
$easter|1
$eau|1
$ecrit|5
$einholen|-1
$eintragen|2
$el|-7
$electrician|5
$electronically|-3
$em|-1
$email|-1
$employees|-1
$end|-3
$ends|-2
$engine|1
$engineers|1
$enough|4
$entry|-3
$envoyer|-1
$equipo|1
$erp|-1
$error|5
$erstellen|-5
$est|-2
$estate|1
$et|1
$eur|-6
$euro|-1
$euros|-2
$evenings|-1
$event|2
$ever|2
$everybody|-1
$everyone|1
$everything|2
$examination|-1
$example|-2
$excel|-3
$excerpt|-2
$excuses|-1
$expire|2
$expired|4
$expires|14
$express|1
$extinguishers|4
$extract|1
$f|6
$fa|2
$factura|4
$fair|1
$fallig|3
$families|-1
$farm|-1
$favor|-3
$feb|1
$february|1
$fee|1
$fees|-6
$fehlt|4
$figure|-1
$file|-3
$files|1
$fils|3
$filters|1
$final|-1
$finally|-1
$finance|3
$fine|-2
$finished|-2
$fire|-6
$firm|3
$firmado|2
$first|4
$fitting|1
$fix|2
$fixed|-3
$flashing|1
$flat|2
$flickering|1
$flickers|1
$floor|1
$flowers|2
$fly|-1
$folder|-3
$following|-6
$for|-1
$forever|-2
$forget|4
$forklift|2
$form|-10
$format|1
$formation|1
$forms|1
$forward|-2
$foundation|3
$francais|-1
$free|-2
$freeze|3
$freezer|-1
$frei|-1
$freitag|-1
$fri|-1
$friday|-7
$fridge|-2
$from|6
$front|-1
$full|-1
$funny|-1
$furniture|1
$fyi|-4
$game|3
$gap|1
$garage|-1
$garden|-9
$gate|1
$gateway|2
$geben|1
$gestern|-3
$gets|-2
$glasses|1
$gloves|3
$go|-5
$gone|4
$good|2
$grant|1
$grateful|3
$great|-2
$green|-5
$grinder|2
$gross|2
$group|1
$gutters|-5
$gym|-1
$h|-1
$haben|2
$had|-1
$half|4
$halfway|1
$hall|-4
$halloran|-1
$handled|-1
$handover|-2
$hands|1
$handwritten|3
$happened|-1
$hardware|-2
$have|-1
$held|-2
$helpers|-1
$her|6
$here|-3
$herren|-4
$herself|-8
$high|-1
$him|2
$hire|4
$history|1
$holidays|2
$home|-1
$hose|1
$hotel|-1
$hour|-1
$hours|1
$hut|-1
$i|5
$ice|1
$ii|-1
$imprime|1
$in|-1
$incl|3
$incomplete|-1
$inside|-1
$inspected|1
$inspection|7
$inspector|-1
$installed|1
$instead|4
$interns|-2
$inv|1
$inventory|1
$invoice|1
$is|-3
$issued|-1
$ist|3
$it|10
$item|1
$items|4
$itself|2
$ivory|1
$jacket|-1
$january|2
$janvier|-3
$job|4
$july|1
$jun|-1
$june|-10
$k|2
$kann|1
$keller|3
$kettle|9
$key|1
$keys|-1
$kg|1
$kids|1
$kim|-2
$kit|1
$kitchen|-7
$kl|1
$knives|-4
$know|1
$korrigieren|-1
$kummern|-1
$l|3
$ladder|-1
$lady|2
$landlord|-1
$lane|-3
$lapses|-1
$laptop|-1
$las|1
$lassen|-1
$last|1
$later|-2
$le|-2
$leaflet|2
$lease|1
$leave|-5
$leaves|-4
$left|-1
$legal|-1
$lessons|-3
$letter|3
$level|-1
$library|-3
$licences|-1
$lieferung|-2
$lieu|-1
$light|-1
$lights|1
$like|-3
$linen|-2
$lines|-4
$list|-1
$listing|1
$live|3
$load|3
$loan|1
$lobby|-5
$local|-2
$lock|-1
$log|-2
$logo|3
$long|7
$longer|-1
$look|-4
$looked|-1
$loss|-2
$lost|2
$low|4
$ltd|1
$m|-1
$machen|-2
$machine|1
$machines|-1
$mad|-3
$madam|-2
$madrid|4
$mail|4
$mailbox|2
$mailing|-3
$maintenance|-1
$mairie|1
$man|1
$management|-4
$mantenimiento|-2
$maps|1
$march|-3
$marzo|1
$match|-1
$mate|-2
$matin|-1
$max|5
$may|-2
$mayor|-1
$meanwhile|-2
$meeting|-2
$melden|-3
$mentioned|-1
$merci|-1
$merge|-1
$merged|-1
$message|-3
$midnight|-2
$mileage|-1
$milk|5
$min|7
$minimum|2
$minute|-1
$minutes|8
$mirror|1
$mismo|1
$missing|-3
$mit|4
$mm|7
$mobile|3
$mode|-1
$monday|-3
$monitor|-2
$montant|-4
$month|-5
$months|1
$more|-1
$mot|6
$moved|-2
$mtg|-3
$much|-3
$museum|1
$music|1
$my|6
$myself|-1
$n|5
$nach|1
$nachgefragt|-1
$name|3
$names|-3
$nd|-5
$nda|2
$need|-5
$needed|-3
$needs|-5
$neighbours|-2
$net|-2
$newsletter|3
$next|7
$nice|-1
$nicht|-2
$night|1
$no|-1
$noch|-3
$noise|-1
$nord|1
$normal|-1
$not|-3
$note|2
$notes|-4
$notice|-7
$nov|-8
$november|-10
$novembre|-1
$nr|-2
$number|5
$numbers|-1
$nurse|-5
$nuts|1
$oct|-2
$october|-8
$of|-3
$off|5
$office|4
$offline|9
$oil|1
$ojo|-2
$old|3
$once|-1
$one|-9
$ones|2
$online|-1
$only|-1
$op|-1
$open|-7
$opening|1
$operator|3
$optional|1
$or|-1
$order|5
$ordered|1
$ordner|-7
$original|7
$osei|1
$ours|-2
$out|7
$outstanding|1
$over|-4
$overdue|-1
$overflowing|2
$overnight|1
$own|2
$p|-1
$pack|1
$packs|-1
$page|-6
$pagina|-2
$paid|-3
$pallets|1
$panic|-1
$paper|-2
$papers|-2
$parcel|-4
$park|-1
$parked|-1
$parking|4
$part|2
$partners|2
$parts|4
$party|1
$parvenir|3
$pas|2
$passe|-2
$passed|-1
$passport|2
$password|2
$past|1
$path|2
$patient|-1
$pay|4
$payment|2
$payroll|1
$pdf|7
$peace|-2
$pegs|1
$people|-10
$permits|-1
$persons|-4
$pharmacy|1
$phone|-1
$photos|-3
$piano|4
$pictures|2
$place|2
$plait|3
$plan|6
$planned|-1
$plans|1
$plants|3
$plate|-2
$plazo|1
$please|1
$plots|2
$plumber|3
$plus|4
$pm|-2
$po|-2
$point|-1
$polyvalente|1
$porfa|2
$portal|1
$porto|-1
$post|-2
$poste|-2
$postponed|-1
$pot|2
$potatoes|3
$pr|-4
$premises|-3
$premium|4
$present|-1
$presented|1
$presents|6
$pressing|-3
$presupuesto|2
$prices|1
$primary|-1
$principal|3
$print|-1
$printer|-1
$printers|-1
$priya|1
$prizes|-1
$probe|3
$problem|-3
$processing|1
$production|-1
$programme|-2
$project|-1
$projector|-1
$proof|-1
$protection|1
$pump|4
$purchasing|1
$q|6
$query|-1
$questionnaire|3
$questions|3
$quickly|-5
$quote|2
$rail|2
$rain|4
$raised|1
$rang|-2
$range|-1
$rate|-1
$ray|-1
$rc|-2
$rd|-1
$read|-1
$readings|5
$reads|1
$ready|1
$receipt|1
$receipts|2
$received|-1
$reception|3
$recommendation|3
$records|6
$ref|1
$referees|-1
$refund|1
$register|4
$registration|-3
$rehearsal|-1
$reject|1
$release|-1
$reminder|-1
$remit|-2
$renew|2
$renews|1
$repair|-4
$repaired|2
$replaced|1
$replacement|2
$replacements|-9
$replacing|1
$replies|-1
$report|2
$reports|1
$reprinted|1
$required|-2
$requirements|1
$requisition|3
$response|-2
$results|-1
$return|-5
$returned|3
$returns|1
$review|-1
$reviewer|-2
$rising|-1
$road|-6
$role|1
$rolls|2
$roof|-2
$roofer|3
$room|1
$rooms|-1
$roster|1
$rota|-1
$rotten|3
$round|-1
$route|-1
$row|1
$rufen|2
$ruido|-3
$run|2
$running|1
$s|1
$safe|-1
$sagt|-2
$sale|-2
$sales|-1
$salle|1
$sandbox|-1
$sat|-2
$saturday|-1
$save|3
$say|6
$says|-1
$scaffold|-1
$scan|1
$schauen|-3
$schedule|9
$scheme|1
$schicken|1
$schon|-1
$school|1
$seal|1
$season|2
$seat|3
$sec|-1
$second|1
$section|-1
$seguro|-2
$self|-1
$semanas|4
$sender|-4
$sensor|5
$sent|1
$sep|-5
$sept|-3
$september|3
$septembre|1
$septiembre|-4
$service|-2
$shed|-1
$sheet|-3
$sheets|1
$shelf|2
$shift|-10
$shifts|-1
$shirts|-1
$shoes|2
$short|-1
$shower|1
$shows|-1
$si|-2
$sick|-3
$side|3
$sides|-1
$sign|-7
$signatures|1
$signed|1
$signs|1
$since|-2
$sink|1
$site|-3
$size|6
$skip|1
$sleep|-1
$slides|4
$slot|-1
$slow|-1
$smell|1
$smells|2
$so|-1
$solicitor|-3
$solid|1
$some|3
$someone|-1
$something|-4
$sometime|1
$somewhere|-1
$soon|-7
$sound|2
$space|1
$speak|-1
$speaker|1
$spreadsheet|3
$spring|-1
$sprint|-1
$squeaks|1
$st|-1
$staging|5
$stairs|4
$start|-1
$starting|2
$starts|3
$statement|4
$statements|3
$station|-3
$steht|-1
$step|2
$stock|1
$stopped|1
$storage|-1
$store|-3
$stress|-1
$strictly|-1
$stuck|4
$stuff|-1
$submission|-4
$subscription|1
$suite|2
$suits|1
$sunday|-2
$supplies|-1
$supply|-1
$support|6
$sur|-2
$survey|3
$swap|1
$sweep|3
$system|-1
$systems|2
$t|4
$tag|-1
$tard|-5
$tardar|-3
$tarde|-1
$tax|-2
$tea|-1
$teacher|1
$team|1
$technician|4
$temperature|1
$temps|1
$tenant|-5
$term|4
$termin|1
$terms|-1
$test|-3
$tested|6
$tests|2
$than|5
$thanksgiving|-1
$thats|-1
$the|1
$them|7
$then|5
$there|-2
$thereafter|-1
$these|-1
$thing|-4
$things|-1
$think|-1
$tho|-3
$those|2
$though|-1
$through|-3
$thursday|-1
$ticket|-4
$tickets|2
$till|-2
$time|-1
$times|-1
$timesheets|2
$tires|-1
$to|8
$together|2
$tomorrow|-1
$toner|1
$tool|-5
$tools|-1
$tour|-1
$training|-1
$transfer|-1
$transferencia|4
$translation|-1
$transport|-3
$trees|5
$trim|1
$trip|5
$trolley|-1
$truck|-1
$trust|7
$ttc|-1
$tu|-1
$tuner|1
$turn|1
$tuv|-1
$twice|1
$two|-1
$tyres|9
$unanimously|-1
$unassigned|-1
$under|1
$unit|-2
$unreadable|1
$until|-1
$update|-2
$upload|-1
$uploaded|-1
$upstairs|1
$us|2
$use|1
$used|-1
$v|1
$valid|-1
$van|-5
$vat|-2
$vendor|-1
$verlangern|2
$version|1
$vet|1
$vez|4
$visit|-2
$visitors|-2
$volume|1
$von|1
$vor|1
$vous|-1
$w|3
$wait|-1
$wall|-1
$want|-1
$wants|-1
$warehouse|-1
$warm|1
$warning|1
$warranty|3
$was|-4
$wash|-5
$waste|-1
$way|-5
$we|-1
$weather|-7
$wed|-1
$wedding|1
$wednesday|5
$weekly|-1
$weeks|-1
$well|-2
$werden|1
$west|2
$when|1
$why|-1
$wieder|3
$will|2
$window|-1
$winter|1
$wir|-2
$wird|2
$withdrawn|-1
$without|-3
$wks|-1
$words|6
$work|-1
$workshop|1
$workshops|-1
$writing|-4
$written|-2
$wrong|-2
$x|-2
$xx|-6
$yard|1
$year|3
$year's|1
$you|-3
<'|-1
<(|-3
<)|-3
<,|-5
<.|-15
<:|12
<<|-14
<<(|1
<<( ,|-1
<<)|1
<<) ,|-2
<<) -|-1
<<) :|-2
<<) and|2
<<) to|1
<<) will|1
<<,|-20
<<, ,|-3
<<, :|-2
<<, all|-1
<<, and|-3
<<, bitte|-3
<<, but|-5
<<, can|-2
<<, et|4
<<, he'd|1
<<, i'd|3
<<, kindly|5
<<, must|-4
<<, need|-1
<<, needs|1
<<, people|-1
<<, please|6
<<, pls|2
<<, puedes|2
<<, que|1
<<, should|3
<<, so|11
<<, somebody|1
<<, someone|-4
<<, then|-6
<<, you|-3
<<-|-5
<<- -|5
<<- april|2
<<- please|1
<<- to|-1
<<- tu|1
<<- vous|1
<<.|-6
<<. ,|-2
<<. -|1
<<. .|-2
<<. :|-2
<<. and|-1
<<. please|1
<<:|-3
<<: ,|4
<<: :|5
<<: please|3
<<: the|2
<<: you|1
<<@ channel|1
<<@ here|1
<<a|3
<<able to|6
<<about :|-2
<<accept ,|3
<<acceptance :|-3
<<action :|6
<<actual :|3
<<address :|-1
<<affected :|-1
<<affects :|-1
<<again ,|3
<<agreed to|-2
<<alguien|-1
<<all|-4
<<also|-2
<<also :|-4
<<am ,|-2
<<an|2
<<an ,|-2
<<and|-4
<<and i'd|-1
<<and please|1
<<and reports|-1
<<and to|-2
<<and would|5
<<anyone|-2
<<apologies :|-1
<<april|2
<<april and|-1
<<area :|-1
<<as discussed|-2
<<as to|2
<<asap ,|-3
<<asked to|2
<<attached|-1
<<attached is|1
<<august :|-4
<<b ,|-1
<<back ,|-1
<<bags ,|-1
<<because|10
<<bed :|1
<<before you|1
<<bestellt|2
<<bien vouloir|-1
<<bike :|1
<<bitte|5
<<bitte sofort|-2
<<bitten um|-1
<<boat :|1
<<body :|-1
<<both|-4
<<boxes ,|-1
<<brings|2
<<btw|1
<<bug|2
<<bug -|9
<<bug :|1
<<business :|-1
<<but|2
<<but do|1
<<by :|-2
<<called ,|4
<<can|-5
<<can ,|-1
<<can somebody|-2
<<can someone|2
<<can to|-1
<<can you|2
<<cause :|-1
<<channel|1
<<check ,|1
<<colm -|2
<<come and|1
<<comments :|1
<<complains|1
<<confirm that|-1
<<could|-6
<<could somebody|-4
<<could u|-1
<<could you|9
<<critical :|1
<<customer ,|1
<<d'|2
<<damage ,|-1
<<dan ,|1
<<days|-2
<<de|2
<<de ,|-2
<<dear ,|1
<<dec ,|-1
<<december ,|-2
<<decision :|-1
<<declan -|1
<<defect :|4
<<description :|-2
<<did you|-3
<<die|9
<<discussed|-2
<<discussed :|-1
<<dmitri ,|-1
<<do|2
<<do :|1
<<does|1
<<doing and|-1
<<donal|1
<<dont forget|-1
<<dringend :|1
<<drive ,|1
<<driver :|-1
<<du bitte|1
<<due :|-1
<<eilt|6
<<em ,|1
<<emergency|1
<<employee :|1
<<encore|2
<<end :|2
<<et|4
<<event :|-1
<<ever|1
<<everyone|-2
<<everyone :|-2
<<expected :|3
<<expired ,|-1
<<falta|1
<<faudrait|3
<<fault :|2
<<faut|2
<<favor ,|3
<<feb ,|-1
<<find|-1
<<find attached|-1
<<finding :|-1
<<first|2
<<first ,|3
<<forget ,|6
<<forget :|-6
<<free to|1
<<friday|-1
<<friday and|-2
<<from :|-2
<<full ,|-2
<<fyi|-3
<<get|3
<<gloves ,|3
<<going to|-3
<<gone ,|-1
<<guys|-2
<<hall :|-5
<<happened :|-1
<<happy to|1
<<has to|2
<<have|4
<<have to|-2
<<hay que|2
<<he'd|-1
<<he'll|1
<<helpdesk|1
<<here|1
<<here ,|-1
<<hi|4
<<hi ,|4
<<him and|-1
<<hour :|2
<<however ,|-2
<<i can|-1
<<i could|1
<<i get|4
<<i have|-1
<<i must|1
<<i need|1
<<i shall|-1
<<i should|8
<<i think|3
<<i want|-1
<<i will|-4
<<i'd|2
<<i'll|-1
<<if you|1
<<il faudrait|3
<<il faut|2
<<in and|1
<<incomplete :|1
<<inform that|4
<<informed that|5
<<is|4
<<is ,|-3
<<issue :|1
<<it|-2
<<it ,|5
<<it :|-1
<<it and|4
<<it please|1
<<item :|15
<<job :|1
<<just|-1
<<kind to|1
<<kindly|-4
<<kitchen :|1
<<know that|-1
<<lane ,|-1
<<latest ,|-1
<<le|-1
<<left ,|-1
<<letter ,|-2
<<like to|7
<<list :|1
<<list and|-3
<<listen ,|3
<<lol|1
<<lot ,|-1
<<lucia|3
<<lucia ,|-2
<<m .|-3
<<maintenance to|1
<<manana|2
<<manque|1
<<manque encore|2
<<march ,|-1
<<marek ,|-2
<<mate ,|-1
<<maureen ,|-1
<<may ,|1
<<maybe|-1
<<me ,|-1
<<me to|1
<<merci de|3
<<milk ,|-1
<<missing|3
<<missing :|1
<<monday ,|-1
<<morning ,|1
<<must|3
<<must to|1
<<name :|-1
<<necesitamos|1
<<necesitamos que|2
<<necesito|1
<<need|6
<<need :|4
<<need to|-6
<<needed|-1
<<needed :|2
<<needs|-3
<<needs to|2
<<news :|3
<<nice to|-1
<<night ,|-1
<<no ,|-1
<<nobody can|1
<<noch|6
<<nos|4
<<note :|1
<<note that|-1
<<notes :|-1
<<noticed that|5
<<november ,|-1
<<november and|2
<<now :|5
<<now and|2
<<object :|2
<<oct :|1
<<octobre ,|3
<<of you|4
<<ok|2
<<ok i'll|-3
<<okay so|1
<<omar|-3
<<on ,|1
<<on and|1
<<one ,|4
<<one :|1
<<ones ,|-1
<<operator shall|1
<<oskar ,|-1
<<our|2
<<out that|2
<<over|1
<<overdue :|2
<<owen|-1
<<pages ,|-1
<<part ,|4
<<patient :|-3
<<pencil :|5
<<pense a|2
<<people|-6
<<petra ,|-1
<<peux|-4
<<piotr ,|1
<<please|11
<<please ,|-2
<<please -|-1
<<please to|-5
<<please you|1
<<pls|-3
<<pls ,|-1
<<plz|5
<<pm ,|-2
<<pm to|1
<<podrias|-3
<<point ,|1
<<porfa|1
<<possible you|1
<<pourrais|-3
<<presents :|-1
<<printer ,|-2
<<prions de|-3
<<priority ,|-1
<<prisa ,|-1
<<priya -|-1
<<priya :|1
<<priya to|2
<<problem :|4
<<property :|-2
<<puede|4
<<puedes|1
<<que|9
<<que alguien|-1
<<question :|1
<<raj ,|1
<<rang ,|2
<<rappel :|2
<<ravi ,|1
<<rd ,|1
<<re :|-1
<<reception ,|2
<<recordamos que|6
<<remarks :|1
<<remember|-1
<<renew ,|-3
<<reported :|-2
<<reported that|1
<<reports|-1
<<request :|2
<<requested to|3
<<requester :|-1
<<require|2
<<required to|1
<<responsible :|-1
<<result :|2
<<rogamos que|-4
<<room ,|-1
<<room :|-5
<<ruego que|1
<<sagt ,|-1
<<said|-1
<<said he'd|-2
<<said she'd|1
<<sam ,|3
<<say|2
<<says|2
<<sec :|3
<<second ,|-2
<<september ,|-3
<<service ,|-1
<<service :|2
<<sev -|1
<<shall|3
<<she'd|1
<<should|7
<<sie ,|1
<<sie bitte|1
<<sign and|3
<<so|2
<<so i'd|-1
<<so please|-1
<<so pls|1
<<sofort|-2
<<somebody|1
<<somebody should|-4
<<somebody to|-2
<<someone|-5
<<someone please|-4
<<someone should|1
<<someone to|4
<<sorry|-1
<<step :|-1
<<still missing|1
<<summary :|9
<<takes over|1
<<task :|2
<<tenant :|-1
<<tenant shall|-1
<<terms :|-2
<<th :|-1
<<that|7
<<that'|-2
<<the|3
<<the :|1
<<them ,|-1
<<then|-4
<<then please|1
<<theo ,|1
<<there ,|-1
<<there and|3
<<there is|-1
<<there to|1
<<they'll|-1
<<thing :|8
<<think|3
<<think we|-1
<<third ,|-1
<<thursday ,|-1
<<ticket|-1
<<ticket -|2
<<ticket :|1
<<time ,|-1
<<time :|1
<<title :|2
<<to|-3
<<to :|1
<<today|4
<<today ,|-1
<<today :|2
<<today and|-1
<<told me|-1
<<tom ,|-1
<<tom :|-1
<<tomasz|1
<<tomasz ,|-1
<<tomorrow|5
<<tomorrow ,|-1
<<tonight|-1
<<try|-1
<<tu|1
<<tu peux|-4
<<tu pourrais|-3
<<twice ,|-1
<<two weeks|-2
<<u|-2
<<u pls|1
<<uhr|-2
<<um|2
<<um ,|1
<<um uhr|-1
<<und|-2
<<unit ,|-1
<<uns noch|3
<<up :|2
<<urgent|-1
<<urgent -|1
<<urgent :|2
<<urgent but|3
<<us that|-2
<<us to|-1
<<user :|-1
<<vehicle :|3
<<vendredi ,|-1
<<veuillez|-1
<<viene ,|-1
<<vouloir|-1
<<vous|1
<<wanted to|-5
<<ward :|1
<<we|-1
<<we can|-4
<<we have|1
<<we must|1
<<we need|6
<<we require|3
<<we shall|-5
<<we will|-3
<<we'd|3
<<we'll|-1
<<website ,|-1
<<week ,|-1
<<week :|-2
<<weekend ,|-1
<<weeks|-2
<<what :|3
<<when you|-9
<<whenever you|-3
<<where :|-1
<<whether|1
<<whether you|1
<<who brings|2
<<who does|1
<<who's|-2
<<whoever|-2
<<will|-1
<<windows :|-1
<<wir|2
<<wir noch|3
<<wish to|-3
<<within days|-2
<<work :|2
<<workaround :|-1
<<would|2
<<would you|-5
<<writing because|2
<<you|-3
<<you ,|2
<<you because|8
<<you can|1
<<you could|-3
<<you ever|-1
<<you must|2
<<you please|2
<<you pls|3
<<you to|2
<<you will|-3
<<yusuf ,|1
<<–|2
<@|-4
<a|8
<ab|-1
<able|6
<about|-3
<above|-3
<accept|-3
<acceptance|-3
<account|-1
<action|8
<actual|3
<actually|4
<adaeze|2
<address|-1
<admission|-1
<affected|-1
<affects|-1
<again|2
<agnes|-1
<agreed|-3
<agreement|-1
<aid|3
<alguien|-1
<all|-3
<also|-4
<am|1
<amelie|1
<amount|3
<an|4
<ana|1
<anchor|-2
<and|-6
<another|2
<any|-2
<anyone|4
<anyway|-1
<apologies|-1
<application|1
<architect|1
<are|-1
<area|-1
<arrived|-1
<art|2
<as|-1
<asap|-3
<ask|1
<asks|3
<assessment|-3
<at|-4
<attached|2
<audit|-3
<august|-4
<ayse|1
<b|-2
<baby|1
<back|-2
<background|1
<bad|4
<bags|-1
<band|1
<bathroom|-1
<batteries|3
<be|7
<bea|-3
<because|10
<been|-1
<ben|-3
<benotigen|1
<bernie|1
<bestellt|2
<beth|1
<billing|5
<birgit|1
<bitte|6
<blue|-1
<boat|1
<bob|-1
<body|-1
<bogdan|-1
<book|-1
<bookings|-1
<borrowed|-1
<both|-4
<boxes|-1
<brandt|5
<brauchen|4
<brings|2
<btw|1
<bug|11
<but|7
<by|-10
<c|2
<call|-1
<called|4
<camp|-2
<can|-3
<car|-1
<cards|-1
<cause|-1
<ce|-1
<chair|-2
<channel|1
<charge|1
<chaudiere|-1
<check|1
<chloe|2
<choir|-4
<city|1
<class|-1
<cleaned|-1
<cleaning|-1
<cna|1
<co|5
<code|6
<colm|1
<come|-3
<comments|1
<complains|1
<confirm|-1
<confirmation|6
<contractor|1
<control|3
<correct|1
<coud|1
<could|-2
<critical|1
<d'|2
<d'urgent|-1
<dad|-5
<damage|-1
<dan|1
<dana|1
<darragh|1
<data|1
<dates|-1
<days|-3
<de|-2
<dead|-1
<dear|2
<dec|-3
<december|-3
<decision|-1
<deck|-1
<declan|3
<defect|4
<delivered|-1
<delivery|3
<denk|1
<dental|1
<der|1
<description|-3
<desk|-1
<detectors|-1
<did|-2
<die|9
<discussed|-3
<dmitri|-4
<do|4
<doctor|1
<documents|-1
<does|5
<doing|-1
<don't|-4
<donal|1
<door|6
<drive|1
<driver|-2
<du|1
<e|-1
<earl|1
<eilt|6
<ein|2
<el|-3
<elena|1
<ella|-1
<em|1
<embarrassing|-1
<emeka|-1
<emergency|2
<employee|1
<empty|4
<emre|-1
<en|2
<encore|2
<ends|1
<er|-2
<error|-1
<es|-1
<escribo|1
<et|7
<eur|-1
<event|-2
<ever|1
<everyone|-4
<ewa|-7
<expected|3
<expired|3
<expires|-1
<f|-1
<falta|1
<family|3
<farah|-1
<farida|-1
<faudrait|3
<fault|1
<faut|2
<favor|3
<feb|-1
<fehlt|8
<femi|-1
<finance|-1
<find|1
<fire|3
<first|7
<fix|-1
<fixed|-1
<floor|1
<folder|-1
<for|-10
<forget|-3
<form|1
<forms|-1
<found|1
<four|6
<fragt|4
<free|1
<fri|3
<friday|-3
<from|7
<full|-2
<fyi|-4
<gabe|-2
<game|-1
<garden|5
<gb|2
<get|4
<gil|-1
<gloves|3
<go|-2
<going|-3
<gone|-2
<greg|-1
<guard|1
<guest|1
<gus|-3
<guys|-3
<gym|-2
<h|-1
<hall|-5
<handbook|1
<handwritten|-1
<hank|-1
<happened|-1
<happy|1
<harriet|1
<has|2
<have|4
<hay|2
<he'd|-1
<he'll|1
<helpdesk|2
<here|1
<herr|1
<heute|-1
<hi|8
<him|3
<his|-1
<holder|3
<holiday|-1
<hollis|1
<holt|2
<hotel|5
<hour|2
<hours|1
<house|-1
<how|-1
<however|-2
<hoy|-1
<hr|-3
<hugo|7
<i|3
<i'd|3
<i'll|-1
<ich|2
<if|10
<il|10
<imogen|-4
<impact|-1
<important|1
<in|-3
<inch|-1
<incidencia|3
<incomplete|1
<ines|-4
<info|-1
<inform|3
<informed|2
<ingrid|-3
<ink|-2
<inspector|-1
<into|1
<is|8
<issue|1
<ist|1
<it|-4
<it'd|-3
<item|15
<items|-1
<its|3
<jan|-1
<januar|-1
<january|-1
<jemand|1
<jens|-2
<jo|1
<joanne|1
<job|-1
<joe|1
<jonas|1
<just|1
<k|-2
<kann|-2
<karen|-1
<kasia|1
<katrin|-2
<kev|1
<kevin|-1
<key|1
<kids|-3
<kind|1
<kindly|-2
<kirsten|4
<kit|1
<kitchen|1
<know|6
<kofi|-1
<konnten|-4
<konntest|1
<la|-2
<lab|-2
<lane|-1
<laptop|-1
<last|-3
<later|4
<latest|-1
<le|11
<leaflet|-1
<leaking|-1
<lease|1
<leave|1
<leila|-1
<leonie|-3
<letter|-2
<library|-1
<like|6
<lina|3
<lindqvist|-3
<line|1
<list|-2
<listen|3
<loan|-1
<lol|1
<look|-2
<lot|-1
<lotte|1
<lou|1
<love|-1
<lovely|1
<low|-1
<luc|1
<lucia|2
<lunes|-1
<m|-2
<madam|3
<maintenance|1
<malik|4
<manana|1
<manque|5
<march|-2
<marcus|-1
<marek|-4
<mate|-1
<mateusz|-1
<mats|-2
<maureen|-2
<may|1
<mayo|-1
<me|-2
<mei|10
<merci|2
<mila|-1
<milan|1
<milk|-1
<milo|-1
<mind|1
<minutes|-1
<mireille|2
<miss|4
<missing|3
<mister|2
<mm|-5
<model|1
<module|-3
<mon|-1
<monday|-1
<monitor|-1
<more|-1
<morgen|-1
<move|-1
<mr|-6
<mrs|-3
<must|3
<n|-1
<nadia|2
<name|-1
<nd|1
<nearly|-1
<necesitamos|3
<necesito|1
<need|4
<needed|1
<needs|2
<news|3
<next|-4
<nice|-1
<nicht|-4
<night|-2
<no|-1
<noch|6
<noor|1
<nos|2
<not|-2
<note|2
<notes|-1
<noticed|5
<notre|4
<nous|1
<nov|-2
<november|3
<noviembre|-2
<now|9
<nuala|-2
<o'clock|-1
<object|2
<oct|1
<october|-3
<octobre|3
<odile|-1
<of|1
<off|-1
<offers|-2
<office|1
<oil|-1
<ok|-3
<okay|1
<oliver|-3
<ollie|1
<omar|-2
<one|12
<ones|-1
<only|1
<open|-2
<operator|1
<option|1
<orders|-2
<oscar|-2
<oskar|-1
<other|1
<otto|-2
<over|2
<overdue|2
<overflowing|-1
<page|-1
<pages|-3
<paper|-1
<parking|1
<part|4
<pas|3
<passport|-1
<past|1
<patient|-3
<pavel|-2
<payable|-2
<pencil|5
<pense|2
<people|-6
<per|-1
<permit|-2
<petit|2
<petra|-1
<peux|-3
<pharmacy|1
<philippa|1
<phone|1
<piotr|1
<plan|1
<plate|-1
<please|-5
<pls|-3
<plz|5
<pm|-3
<podrias|-3
<point|1
<policy|-1
<por|4
<porfa|1
<possible|1
<pourrais|-3
<pourriez|1
<premises|-1
<presents|-1
<presse|-1
<price|-1
<printer|-2
<prions|-3
<priority|-1
<prisa|-1
<priya|5
<priyanka|1
<problem|3
<programme|1
<promised|4
<property|-2
<protection|1
<public|-1
<puede|4
<puedes|1
<que|7
<quentin|1
<quick|-1
<quiet|1
<raj|1
<rappel|1
<raus|-1
<rc|1
<rd|1
<re|-1
<real|2
<reception|2
<record|-1
<recordamos|6
<remarks|2
<remind|1
<reminder|1
<renew|-4
<renewal|6
<rental|2
<reply|-1
<report|-1
<reported|-2
<reports|1
<request|3
<requested|7
<requester|-1
<require|2
<required|1
<rescue|7
<responsible|-1
<restaurant|4
<result|2
<return|-1
<returned|-1
<review|1
<reyes|1
<rien|-1
<right|2
<ring|1
<rogamos|-7
<ronan|-2
<roof|-1
<roofing|1
<room|-3
<rosa|1
<rota|-1
<ruben|-2
<ruego|6
<ruth|-2
<s|1
<sabine|-5
<sagt|-1
<sale|2
<sam|2
<sandra|-2
<sat|-1
<saturday|4
<say|7
<says|3
<school|5
<seats|1
<sec|3
<second|-3
<section|-1
<self|2
<sept|-1
<september|-8
<seriously|4
<service|1
<services|-1
<sev|1
<shall|-1
<she|-1
<she'd|1
<shelves|1
<shift|3
<short|2
<should|5
<sie|2
<sign|3
<sin|-1
<since|-2
<site|1
<slack|3
<so|-2
<sofia|1
<sofie|2
<sofort|-2
<solene|1
<some|1
<somebody|-7
<someone|5
<sorry|-1
<sound|-1
<spare|2
<spatestens|-1
<st|3
<stefan|-1
<step|-1
<steve|-1
<still|5
<storm|2
<suggest|1
<summary|9
<sunday|-2
<supplier|-1
<sure|1
<sven|1
<sync|-2
<system|-1
<t|2
<tables|1
<take|-1
<takes|1
<tara|2
<tarde|-1
<task|2
<te|-3
<technician|1
<teh|6
<telephone|-1
<tenant|-2
<teresa|1
<terms|-2
<tess|5
<th|-2
<than|-2
<thanksgiving|1
<that|6
<that'|-2
<then|-4
<theo|3
<there|3
<they|-1
<they'll|-1
<thing|7
<things|2
<think|5
<third|-1
<this|-3
<though|1
<three|-1
<through|1
<thursday|-3
<tick|1
<ticket|2
<tiles|-1
<tim|-3
<time|4
<title|2
<to|8
<today|4
<told|3
<tomorrow|3
<tonight|-3
<toujours|3
<trip|-1
<try|-1
<tu|-6
<tuesday|-4
<twelve|3
<twenty|-1
<twice|-1
<two|-3
<type|1
<uhr|-2
<um|2
<umgehend|2
<und|-2
<uns|8
<up|1
<urgent|3
<urgente|-1
<us|-4
<use|1
<user|-1
<v|-4
<vehicle|2
<vendor|-1
<vendredi|-1
<very|-1
<vests|-1
<veuillez|-1
<viene|-1
<violation|-2
<visit|1
<vouloir|-1
<waiting|-1
<wanda|1
<want|-1
<wanted|-5
<ward|7
<warehouse|-1
<was|4
<wash|5
<water|5
<we'd|2
<we'll|-1
<weather|7
<website|-1
<week|-6
<weekend|-1
<weeks|9
<wei|-1
<wen|-1
<wes|-1
<west|2
<what|2
<when|-10
<whenever|-1
<where|6
<whether|-5
<whitlock|1
<who|3
<who's|-2
<whoever|-2
<will|-2
<windows|-1
<winifred|1
<wir|6
<wish|-4
<with|3
<within|-2
<without|1
<woche|1
<work|2
<workaround|-1
<worry|-2
<would|9
<writing|10
<x|-1
<yanis|2
<yann|-1
<yeah|-1
<year|1
<yes|4
<you|7
<you're|-1
<your|3
<yuki|-4
<yusuf|1
<zum|-2
=a|-5
=ab|-2
=abel|-1
=aber|-1
=abgelaufen|1
=abholen|1
=able|-1
=abonnement|1
=about|10
=abrir|-1
=abschließen|-1
=abstract|9
=abstracts|3
=abzug|2
=accept|-1
=acceptance|-2
=accepted|-3
=acces|3
=access|6
=accessibility|1
=accident|-1
=accordingly|4
=account|7
=accountant|-5
=acct|-3
=acknowledge|-1
=acondicionado|1
=across|-1
=act|-2
=action|-2
=activate|4
=active|2
=actualiza|1
=acuerdo|1
=ad|-6
=add|4
=address|-4
=addresses|-1
=adeyemi|2
=adjunto|-4
=admin|-1
=adobe|5
=adress|3
=adresser|1
=ads|-3
=aduana|5
=advent|-4
=adviser|-5
=affected|-1
=affiche|3
=after|-12
=afternoon|-1
=afterwards|-4
=ag|-3
=again|10
=against|2
=agency|-4
=agenda|-3
=agent|-1
=agian|-1
=agm|-1
=agree|-1
=agreed|-3
=agua|11
=ahead|-7
=aid|8
=air|1
=aire|1
=aisle|2
=al|-6
=alarm|4
=albright|-1
=album|-1
=alert|2
=alguien|-1
=all|9
=allergen|1
=almacen|1
=almeida|1
=alone|2
=along|-1
=alquiler|-5
=already|-7
=alta|1
=alten|-7
=altos|2
=always|-2
=am|-8
=amend|2
=amended|5
=amount|-1
=an|-2
=anbei|-1
=anchor|2
=and|-2
=android|3
=angebot|3
=ankle|-1
=annexe|-1
=anniversary|1
=annual|18
=ano|-3
=another|-6
=anrufen|1
=answer|-3
=answered|1
=antes|-3
=anti|1
=anual|1
=any|-6
=anybody|2
=anymore|-4
=anyone|-1
=anything|-6
=anyway|-4
=aob|-1
=apart|2
=apartment|-1
=api|-2
=app|2
=appeler|1
=appelle|1
=apple|1
=applicant|-1
=application|-4
=applies|-5
=apply|-3
=approval|3
=approved|-3
=approx|-1
=apr|-2
=april|-7
=aprobo|3
=apron|2
=aprons|4
=architect|1
=archive|4
=are|-6
=arm|1
=around|-2
=arrange|-5
=arrived|-1
=arrives|-1
=art|-9
=article|-1
=as|-2
=asap|-5
=ascensor|2
=ash|1
=ashworth|-3
=asi|-1
=ask|-11
=asked|-6
=asking|-7
=assessment|-1
=assign|1
=assigned|-1
=assistant|-1
=at|-5
=attached|-5
=attend|2
=attendance|3
=attic|1
=attn|-4
=au|-7
=auch|4
=auditor|-1
=auditors|-2
=auf|-2
=aufzug|1
=aug|1
=august|-10
=aula|2
=aus|-1
=ausgefallen|-1
=austauschen|-1
=authority|-1
=auto|-1
=autoclave|-1
=automatically|-3
=autumn|-4
=aux|4
=avant|-3
=avec|1
=avisa|-2
=avoid|-5
=avril|-4
=award|-4
=away|-4
=awful|1
=awning|2
=ayuntamiento|-1
=azul|1
=b|3
=baby|1
=back|-5
=background|1
=backup|1
=badge|4
=badges|4
=bag|-1
=bags|10
=bail|-1
=bakery|-4
=balcony|4
=bald|1
=ball|1
=band|1
=bank|11
=banner|1
=bano|1
=baptiste|2
=basement|-1
=basin|-1
=batch|1
=bath|1
=batteries|7
=battery|2
=bauherr|-3
=bay|-9
=bbq|1
=bc|-3
=bea|-1
=beamer|2
=bearing|1
=because|-6
=become|3
=bed|-4
=bedroom|1
=beds|1
=bee|-2
=beech|-1
=beekeepers|-2
=been|-10
=beeps|1
=before|-18
=begin|-5
=begins|-2
=behalf|-2
=behind|-2
=bei|-3
=beim|5
=being|-1
=belege|-1
=believe|-6
=bell|4
=below|-3
=belt|2
=ben|2
=bench|5
=bent|1
=berlin|-1
=bescheid|-1
=besprochen|-1
=best|6
=bestell|2
=bestellen|5
=bestellung|-3
=beta|-1
=better|-1
=between|-3
=bezahlen|7
=bids|2
=bien|-4
=big|-4
=bike|-1
=bikes|-3
=bill|-3
=billed|2
=billing|-1
=bin|5
=bins|3
=bio|6
=biomed|-1
=bird|-3
=birth|1
=birthday|-4
=bis|-3
=biscuit|1
=bit|-1
=bitte|2
=black|1
=blade|3
=blades|1
=blank|-2
=bleed|1
=blinds|3
=block|1
=blocked|2
=blocking|6
=blocks|-1
=blood|2
=blue|-4
=board|-2
=boat|1
=boathouse|-4
=boiler|10
=bolt|1
=bolts|2
=bombillas|1
=bon|1
=bonfire|1
=book|-6
=booked|-2
=booking|-2
=bookings|-1
=booklet|-1
=books|1
=booth|1
=boots|-2
=born|-1
=borrow|-1
=both|1
=bother|-2
=bottle|10
=bottling|4
=bouncy|1
=bowl|1
=box|-2
=boxes|-4
=bp|1
=bracket|1
=brake|1
=brakes|7
=branch|8
=brandt|-1
=brauchen|-2
=braucht|1
=bread|-3
=break|-1
=breaker|2
=bremen|-1
=brewery|-1
=bridge|1
=brief|1
=briefing|1
=brightwater|-1
=bring|-16
=bringen|-1
=bringing|1
=brings|-2
=brochure|1
=broke|4
=broken|9
=brokers|-2
=bron|-4
=brook|-2
=brother|-1
=brown|1
=bruit|-2
=bruno|4
=bs|-1
=btw|1
=bucket|2
=bucks|-2
=budget|-1
=bug|-1
=build|5
=builder|5
=building|-5
=built|2
=bulb|-1
=bulbs|-2
=bump|1
=burn|1
=burning|2
=burnt|1
=bus|3
=business|2
=but|-14
=button|2
=buy|-1
=buying|1
=buys|-1
=by|2
=c|-3
=ca|-1
=cab|1
=cabinet|7
=cable|1
=cage|-1
=cajas|-6
=caldera|2
=calendar|6
=calibration|1
=call|-7
=calle|1
=called|1
=caller|-7
=callum|-1
=cambiar|1
=came|3
=camera|1
=camion|1
=camp|-3
=campaign|2
=can|-2
=can't|-8
=canal|1
=cancel|3
=cancelled|1
=candidate|-2
=candidates|1
=candles|-1
=cannery|1
=cannot|5
=cant|1
=car|5
=cards|14
=care|-1
=carried|-1
=carries|1
=cart|1
=carte|2
=cartes|1
=carton|1
=casa|-1
=case|-1
=cases|-1
=cash|4
=cast|2
=castle|1
=category|9
=caterer|7
=catering|4
=cause|-1
=cave|-3
=ce|-3
=ceiling|-3
=cellar|1
=cello|3
=centre|1
=centrifuge|-1
=cert|-1
=certificate|2
=certificates|2
=certified|4
=cette|-3
=chain|1
=chair|-3
=chamber|-2
=chance|-4
=change|-4
=changed|2
=changelog|1
=changes|-3
=changing|3
=channel|2
=chantier|-1
=chapel|3
=chapter|6
=charge|2
=charged|-1
=charger|9
=chart|-2
=chase|1
=chasing|1
=cheap|-4
=check|-10
=checked|-1
=checklist|-6
=checks|-3
=cheese|1
=chef|-3
=chekc|-5
=cheque|1
=chez|1
=chicago|1
=child|-1
=children|-2
=chinese|-2
=chip|4
=chnage|-2
=chocolate|-1
=choir|-1
=choose|2
=christmas|8
=chuck|3
=churn|-2
=ci|1
=circulate|1
=city|-1
=cladding|3
=claim|10
=claims|-2
=clarify|-2
=class|-4
=clause|-5
=clean|9
=cleaner|1
=cleaners|-3
=cleaning|1
=clear|1
=cleared|-4
=cles|2
=click|3
=client|-10
=cliente|-1
=clients|1
=climbing|-1
=clock|-1
=clodagh|-1
=close|1
=closed|2
=closer|6
=closes|-4
=closet|2
=closing|2
=clothes|1
=clubhouse|-1
=clutch|1
=cm|-3
=cna|-6
=co|-3
=coach|9
=coats|-2
=coche|1
=cocina|-1
=code|-1
=codes|1
=coffee|-5
=cold|-3
=colleague|-7
=collect|-4
=collected|1
=collection|-1
=collects|-4
=color|-3
=com|2
=come|-8
=comes|-11
=coming|-3
=commande|2
=commander|-4
=comment|-1
=committee|-1
=community|-1
=como|-1
=company|-4
=compare|1
=complained|1
=complaining|-2
=complaint|1
=complet|-1
=complete|1
=completed|3
=compra|1
=comprar|5
=compressor|-6
=compte|1
=compteur|-4
=con|-7
=concept|4
=concern|-1
=concert|-3
=concierge|-3
=conference|-2
=confirm|2
=confirmation|-2
=confirmed|-2
=congress|1
=consent|6
=considered|8
=constantly|1
=consulat|-1
=container|4
=contents|2
=continue|-1
=contract|18
=contractor|1
=contracts|1
=contrato|-6
=control|-1
=controle|2
=conversation|-5
=cooler|4
=copies|1
=copy|3
=corner|1
=correct|-2
=corrected|-1
=correction|1
=cost|-6
=costume|1
=cot|1
=cottage|3
=cottages|-1
=could|-1
=couldn't|-1
=council|-2
=councillor|-1
=counsel|-7
=count|2
=counted|-3
=counter|1
=county|-4
=couple|-1
=courier|-2
=course|-4
=court|-2
=courtesy|3
=cover|5
=covered|1
=covers|4
=cr|1
=crack|1
=cracked|6
=cracks|-1
=crash|1
=crashes|5
=crates|1
=cream|2
=credentials|1
=credit|-1
=creek|3
=crew|-3
=crm|-1
=crop|5
=crown|6
=csv|10
=cuisine|-2
=cups|1
=current|-3
=curtain|1
=curtains|1
=customer|-13
=customer's|-1
=customers|1
=cut|7
=cutoff|-7
=cylinders|1
=d|-1
=d'eau|-3
=d'un|-1
=da|-1
=dad|1
=dad's|-2
=dafur|3
=daily|-1
=dairy|1
=damage|3
=damaged|-1
=damen|-1
=damit|-4
=damp|1
=danach|-6
=danger|3
=dank|-1
=danke|-2
=dann|-1
=daran|-1
=dark|1
=darum|-1
=dass|2
=data|1
=database|3
=date|-3
=dates|-2
=daughter|-1
=day|4
=db|2
=de|4
=dead|2
=deadline|-5
=dealer|-4
=dec|-3
=december|-3
=decide|-1
=decided|-4
=decision|-1
=deck|5
=declan|-1
=declaration|1
=declined|4
=deed|3
=deep|4
=defect|-2
=defects|3
=defibrillator|1
=defrost|5
=degrees|-2
=del|9
=delay|1
=delayed|-3
=delete|-4
=deliver|-4
=delivered|-5
=delivers|3
=delivery|-1
=demande|-2
=demo|-4
=den|6
=denied|-1
=denkst|1
=dental|1
=dentist|3
=denver|-1
=department|1
=departure|-1
=deploy|-1
=deploys|-2
=deposit|11
=deposition|-6
=depot|-4
=depuis|4
=deputy|-1
=der|14
=des|5
=descale|11
=descaling|1
=description|-1
=desde|-2
=design|2
=desk|-3
=despite|-1
=details|3
=detector|1
=deux|1
=devis|6
=dich|1
=did|-2
=didn't|-1
=die|13
=dies|3
=difference|-1
=dig|-4
=dimanche|1
=direct|-4
=discount|-2
=dishwasher|1
=disk|2
=dispatch|1
=display|-2
=dj|1
=do|6
=doce|-2
=dock|-3
=docs|3
=doctor|-1
=document|-1
=documents|6
=does|7
=doesn't|5
=doesnt|-1
=dog|-2
=doing|3
=doit|4
=domain|6
=don't|-15
=donation|2
=done|-3
=donor|2
=dont|-7
=door|8
=doors|2
=dort|-5
=dos|3
=dossier|-4
=double|1
=dough|1
=download|1
=dozen|-4
=dr|4
=draft|-3
=drain|5
=drainage|2
=drains|1
=dramatic|-1
=dran|1
=draw|2
=drawer|2
=drawing|3
=drawings|3
=drawn|1
=drei|1
=dress|1
=dressing|5
=drill|-3
=dringend|1
=dripping|2
=drips|14
=drive|3
=drivers|3
=driving|-1
=drop|-4
=dropped|3
=dropping|-1
=drops|9
=drove|-3
=drucker|2
=drug|2
=drugs|1
=dry|-3
=du|6
=ducha|4
=due|-1
=dunmore|-1
=dunne|-1
=duplicate|-5
=during|-6
=dutch|5
=duty|1
=dwg|2
=e|4
=each|2
=ear|1
=earlier|1
=earliest|-1
=early|-2
=east|2
=eat|-1
=eating|-2
=eats|3
=eau|1
=echantillons|2
=ecrit|5
=edition|1
=effect|5
=eight|1
=ein|7
=eine|4
=einen|4
=einholen|1
=eintragen|2
=el|5
=electrician|1
=electricity|3
=elektriker|-1
=elektro|-2
=elementary|-1
=elevator|10
=eleven|-3
=ella|1
=elm|1
=else|-5
=email|-1
=emailed|1
=embarrassing|2
=embassy|-2
=emergency|1
=employee|3
=employees|-1
=empresa|-4
=empty|-1
=en|-4
=encarga|3
=enclosed|8
=encore|2
=end|2
=ending|1
=ends|-6
=enero|-5
=engel|5
=engine|1
=engineer|3
=engineer's|-2
=engineering|-1
=engineers|3
=enough|-1
=entrance|1
=entretien|-1
=entry|-1
=enviar|8
=envoyer|5
=equipment|-4
=equipo|2
=er|4
=erp|3
=erreur|-2
=error|6
=erstellen|-1
=es|-3
=esa|-1
=escape|1
=ese|-2
=espresso|1
=est|-4
=esta|-1
=estan|1
=este|-1
=estimate|4
=estoy|-1
=estrich|-1
=et|-3
=eta|3
=etage|2
=ete|-5
=eur|-7
=euro|-2
=europe|3
=euros|-1
=evacuation|5
=eve|-1
=evening|-1
=evenings|-1
=event|1
=ever|-3
=every|5
=everybody|1
=everyone|2
=everything|3
=exam|-1
=examination|-3
=example|2
=excel|-3
=excerpt|-1
=excuse|-2
=excuses|-1
=exercise|4
=exit|1
=expense|-2
=expire|4
=expired|3
=expires|12
=expiry|1
=explain|-4
=export|20
=extend|4
=extended|-2
=extension|6
=extinguisher|-1
=extinguishers|11
=extractor|3
=eye|1
=eyewash|2
=f|12
=fa|3
=face|-3
=facilities|2
=facility|-3
=factura|1
=facture|11
=fahy|1
=failed|4
=failing|-1
=fair|-2
=faire|2
=fait|-1
=fallen|1
=fallig|3
=falling|4
=falta|3
=faltan|4
=families|-1
=family|-2
=fan|3
=far|-1
=farm|-1
=fast|-3
=fasting|2
=father|-1
=father's|7
=faucet|1
=fault|1
=faut|3
=favor|5
=feb|-7
=fecha|-6
=fees|-4
=fehlen|-2
=fehlt|6
=fell|-1
=fella|2
=felt|-1
=femi|2
=fence|3
=ferme|1
=ferreira|-1
=fertig|-2
=festival|-1
=feuerloscher|1
=fever|-1
=few|1
=fiche|3
=figure|1
=figures|3
=file|-8
=filed|3
=files|2
=filing|-2
=fill|1
=filled|-1
=fills|2
=film|-1
=films|2
=fils|2
=filter|2
=filters|3
=fin|-1
=final|3
=finally|-1
=finance|8
=find|-13
=findet|1
=finding|1
=fine|-6
=fines|-1
=finish|-4
=finished|-3
=fiona|-1
=fire|-7
=firm|2
=firma|3
=firmado|1
=first|-2
=fit|3
=fitted|2
=five|1
=fix|-7
=fixed|-5
=flag|1
=flaky|3
=flashing|1
=flat|1
=flats|-2
=fleet|7
=flickers|2
=fliesen|-2
=flights|4
=floor|11
=florist|3
=flour|1
=flow|2
=flowers|2
=flyers|1
=foam|1
=focus|-1
=folder|3
=folders|1
=follow|-6
=following|-9
=food|1
=footer|2
=for|13
=ford|-1
=forecast|2
=forever|-2
=forgotten|-2
=forklift|8
=form|-5
=format|4
=formation|1
=former|1
=forms|3
=fort|-1
=forward|1
=foto|1
=found|-5
=foundation|1
=four|-2
=fournisseur|5
=frame|3
=francais|-1
=franking|1
=frau|-1
=free|-3
=freeze|5
=freezer|3
=freight|-1
=freitag|-1
=french|3
=freya|-2
=friday|-8
=fridge|8
=friend|-2
=frist|-1
=from|-12
=front|-2
=frost|-1
=fryer|5
=fuel|4
=full|-6
=fully|-2
=fur|-2
=furgoneta|1
=furnish|-4
=furs|1
=further|-2
=fwd|-1
=fyi|-4
=g|1
=gala|-1
=gallery|1
=game|1
=games|-5
=gap|-1
=gaps|3
=garage|6
=garden|-6
=garnier|3
=gas|1
=gate|17
=gateau|-5
=gateway|1
=gave|1
=gdansk|2
=geehrte|-1
=general|-1
=generator|1
=gentle|-1
=gestern|-6
=get|-3
=gets|-4
=getting|-2
=ghent|-1
=gift|2
=gite|1
=give|1
=given|-1
=gives|-3
=glass|-1
=glasses|1
=glossary|-1
=glove|1
=gloves|10
=glue|4
=gmbh|-1
=go|-15
=goalie|-1
=goals|-1
=goat|1
=goes|-10
=going|-7
=gone|10
=gonna|3
=good|1
=goods|-1
=gotea|1
=gotta|-1
=grab|-4
=grain|-1
=grande|1
=grandma|-2
=grandpa's|-2
=grant|-3
=greased|1
=great|-1
=green|-7
=greta|1
=grifo|1
=grill|1
=grinder|-3
=grinding|1
=gross|-1
=ground|1
=group|-4
=grout|-1
=gst|1
=guard|1
=guest|10
=guests|-1
=guide|4
=gutter|2
=gutters|-1
=guy|-4
=guys|1
=gym|2
=h|-5
=ha|-4
=hab|-1
=haben|2
=haccp|3
=hace|4
=had|-2
=half|-5
=halfway|1
=hall|-6
=halle|1
=halloran|-1
=halvorsen|2
=hamster|1
=hana|-2
=hand|2
=handheld|1
=handle|-3
=handles|-1
=handover|3
=handrail|3
=hands|3
=hangen|2
=hanging|1
=hangt|1
=hannah|1
=hannover|1
=happen|-2
=happened|-1
=happens|2
=happy|-1
=harbor|3
=hardware|-2
=harnesses|3
=harp|2
=hartley|-2
=hartwell|-1
=harvest|-2
=has|-1
=hasn't|-2
=hasta|-1
=hat|-4
=have|11
=haven't|1
=having|-1
=hay|-3
=hazelnut|-1
=hdmi|1
=he|-3
=he'd|-2
=he'll|1
=he's|-1
=head|6
=heads|-5
=health|-4
=hear|1
=hearing|9
=heater|-2
=heating|6
=hedge|4
=held|2
=helen|3
=helmets|1
=helps|-1
=hem|7
=henderson|-2
=hendersons|1
=henrik|-1
=her|8
=here|-8
=hero|3
=herr|-2
=herren|-1
=herrn|-1
=herself|-3
=heute|1
=hey|3
=hi|1
=high|-1
=hill|2
=him|-6
=hinge|1
=hinges|-1
=hip|1
=hire|-2
=hiring|2
=his|6
=history|-1
=hit|2
=hives|6
=hob|1
=hold|1
=holder|1
=holes|1
=holiday|9
=holidays|1
=home|-15
=homepage|1
=homework|-6
=honestly|-5
=hood|5
=hoover|5
=hop|1
=hope|-1
=hora|-2
=horas|-1
=horno|1
=hospital|-1
=host|-1
=hot|-2
=hotel|-4
=hotfix|-1
=hotline|2
=hours|9
=house|-6
=housekeeping|-2
=how|2
=however|4
=hr|1
=huit|-4
=hurry|-1
=hut|-1
=hvac|1
=hydrant|-1
=hydraulic|7
=i|6
=i'd|3
=i'll|-1
=i'm|-1
=i've|-4
=iban|-1
=ice|5
=ich|-9
=if|-12
=ihn|-3
=ihr|2
=ihre|-1
=ihren|2
=ihrer|1
=il|1
=im|-1
=image|3
=images|2
=immediately|1
=imogen|1
=imprenta|-1
=impresora|4
=imprime|1
=in|4
=inbox|-1
=inch|5
=incident|3
=included|-1
=including|-5
=income|1
=incomplete|-1
=increase|-2
=indicator|1
=info|-1
=inform|-5
=information|-1
=informe|-2
=inhaler|3
=ink|2
=ins|2
=inspeccion|2
=inspect|-3
=inspected|6
=inspection|-11
=inspector|-10
=inspectorate|-2
=install|2
=instead|1
=insted|2
=instruct|2
=insurance|-2
=insurer|-3
=intake|1
=interest|-1
=interim|4
=intern|3
=internal|-3
=interns|-10
=interruption|-2
=interview|-1
=into|3
=intranet|1
=inv|2
=inventory|1
=inventur|1
=invitation|4
=invitations|1
=invocie|1
=invoice|6
=invoices|1
=irgendwann|-1
=irish|-1
=is|-2
=ish|-1
=isn't|-3
=isnt|-2
=iso|-1
=isolation|-1
=issue|2
=issued|2
=ist|2
=it|-26
=it'd|-3
=it's|-6
=italy|1
=item|2
=items|-5
=its|3
=itself|2
=ivory|2
=j|-2
=j'ai|-1
=jack|1
=jacket|-1
=jahr|-3
=jammed|2
=jams|5
=jan|2
=januar|2
=january|-5
=janvier|-3
=jemand|-6
=jerseys|2
=jetzt|-1
=jim|-1
=jira|3
=jo|-1
=job|2
=jobs|3
=join|1
=joiner|-1
=joinery|-1
=joint|1
=joke|-5
=jonah|-1
=jonas|2
=jour|4
=juin|-5
=july|3
=jun|-1
=june|-10
=juni|-2
=jusqu'au|-1
=just|-1
=kann|-6
=kd|1
=keep|-7
=keeper|-1
=keeps|-4
=kegs|-4
=keine|1
=keinen|-1
=keller|4
=kennel|-3
=kettle|9
=key|-5
=keyboard|3
=keys|-1
=kg|-2
=kid|-5
=kids|-3
=kill|-2
=kim|-1
=kind|-1
=kinder|-3
=kindergarten|1
=kindly|-3
=kit|-2
=kita|1
=kitchen|1
=kl|1
=klinik|-1
=knives|2
=know|1
=knows|-1
=kollegen|-1
=kommen|-4
=kommt|-1
=konnen|-1
=kowalczyk|2
=kuche|2
=kummern|-1
=kummerst|2
=kurze|-1
=kx|2
=l|3
=l'attention|-4
=l'attestation|6
=l'envoyer|-3
=l'imprimante|2
=la|13
=lab|-1
=label|5
=labels|5
=labor|-1
=lad|-1
=ladder|2
=ladies'|1
=lads|-1
=lady|2
=lake|-1
=lakeside|1
=laminate|3
=lamp|2
=lamps|-1
=landlord|-7
=landlord's|-1
=lane|-2
=lapses|-3
=laptop|3
=larch|2
=large|-6
=las|-4
=lassen|-4
=last|10
=latch|9
=late|-11
=later|3
=lauft|3
=launch|2
=laut|-1
=lavadora|5
=lave|1
=lawn|-3
=layout|2
=le|7
=lead|2
=leaf|-1
=leaflet|2
=league|3
=leak|2
=leaked|1
=leaking|3
=leaks|-2
=learning|1
=leave|-5
=leaves|-3
=leaving|-1
=ledger|-1
=leer|1
=leg|1
=legal|-2
=legs|1
=leider|1
=lend|-1
=lent|1
=leo|2
=les|12
=lessons|-1
=let|-3
=letter|7
=letterhead|1
=letters|4
=level|1
=liability|1
=library|1
=licence|2
=licences|2
=license|2
=lids|1
=lieferung|-4
=liegen|-1
=lieu|-1
=life|3
=lift|4
=lifts|-1
=light|2
=lights|5
=like|3
=liked|-1
=limit|4
=linde|-1
=line|2
=linen|1
=lines|-1
=link|3
=links|-2
=lintel|-1
=linz|7
=liquid|4
=lisbon|-1
=list|-1
=liste|1
=listen|2
=lists|1
=little|1
=live|1
=lived|-1
=lives|-1
=livraison|-4
=llamar|2
=llame|1
=llave|-1
=llc|1
=llegan|1
=llego|-6
=lleva|-2
=lo|-5
=load|2
=loan|2
=lobby|-7
=local|-3
=location|-1
=lock|9
=locked|-1
=locker|2
=locksmith|-6
=log|5
=logged|-1
=logger|-2
=login|-3
=logo|5
=logs|1
=lohse|-1
=loler|-4
=london|-1
=long|-4
=longer|-2
=look|-5
=looks|-3
=loose|2
=loosing|2
=lorry|-2
=los|5
=lose|-1
=loses|1
=loss|-1
=lost|7
=lot|-1
=lotte|1
=love|-1
=lovely|-1
=low|-2
=lowe|-1
=lt|2
=ltd|-1
=lubeck|2
=lucas|2
=luego|-1
=lui|1
=lukewarm|7
=lunch|3
=lundi|-1
=lyon|-1
=m|7
=ma|3
=machen|-2
=machine|2
=machines|-1
=machst|2
=mad|-3
=madame|-1
=made|-5
=madrid|7
=maeve|1
=mai|-2
=mail|-11
=mailbox|3
=mailing|-2
=mails|-3
=maintenance|-5
=mais|2
=make|5
=making|1
=mal|-3
=mama|1
=man|2
=management|-2
=manager|1
=mandar|1
=mandatory|1
=mantenimiento|-2
=manual|-7
=many|-2
=map|5
=maple|1
=mar|-4
=march|-9
=marco|1
=marcus|-1
=marek|-1
=marketing|-3
=marlowe|1
=marz|1
=marzo|1
=mas|1
=mass|1
=mast|4
=mate|-4
=matin|-2
=matter|-4
=mattress|3
=max|-5
=maximum|3
=maybe|-1
=mayor|-1
=me|-9
=means|-1
=measure|6
=measured|1
=mechanic|-1
=medicines|-3
=meet|-3
=meeting|-9
=mehr|2
=mein|-1
=melden|-2
=member|-3
=membership|3
=memorial|1
=mend|1
=mentioned|-1
=menu|1
=merchant|-1
=merci|-2
=merge|-1
=message|-4
=meter|8
=meters|4
=method|2
=mfa|4
=mg|2
=mic|3
=mick|-1
=microphone|-1
=microwave|7
=mid|-1
=midnight|-2
=mietvertrag|1
=might|-1
=mike|-2
=mileage|-1
=miles|-2
=milestone|3
=milk|8
=mill|1
=milo|1
=min|7
=mind|1
=minibus|-7
=minimum|-3
=minutes|9
=mir|-1
=mirror|4
=mise|1
=mismo|-1
=miss|6
=missing|18
=mister|-1
=mit|6
=mixer|1
=mixing|-2
=mm|10
=mo|1
=mobile|2
=mochte|-2
=mode|1
=module|1
=moisture|1
=mom|-4
=mom's|-1
=mon|-2
=monday|-8
=money|-4
=monitor|2
=monitoring|-1
=montag|-2
=montant|-1
=month|-6
=months|2
=mop|-3
=more|-2
=morning|-1
=mornings|-1
=mot|6
=mother|2
=mother's|2
=motion|1
=motor|-1
=mould|1
=mouse|1
=move|6
=moved|-4
=moving|-6
=mow|-3
=mr|2
=mri|1
=mrs|-2
=msg|2
=much|-2
=mum|-6
=mum's|-4
=municipal|3
=municipality|1
=museum|-1
=music|3
=muss|1
=mussen|1
=musste|-5
=must|-3
=muy|-1
=my|18
=myself|-1
=n|-3
=n'avons|5
=n'est|-5
=nachgefragt|-2
=nachste|-2
=nadja|-1
=name|7
=names|-5
=naming|1
=narrative|1
=national|-1
=nature|1
=nav|1
=navidad|-1
=nd|-4
=nda|3
=ne|-1
=near|-2
=nearly|13
=nearside|3
=necesita|-1
=necesito|-1
=ned|-1
=need|1
=needed|-3
=needful|-10
=needs|2
=negotiate|1
=neighbour|-4
=neighbours|-2
=neil|-2
=neither|-3
=nest|2
=nets|1
=network|1
=neue|1
=neuen|1
=never|7
=new|4
=news|2
=newsletter|3
=next|-6
=nice|-1
=nicht|-4
=night|-4
=nightly|4
=nine|-1
=nitrile|3
=nl|-1
=no|12
=nobody|3
=noch|2
=node|4
=noise|-2
=nombre|1
=noor|3
=nord|1
=nordlys|5
=normal|-1
=north|5
=nos|14
=not|-2
=notdienst|1
=note|4
=notes|-3
=nothing|1
=notice|-2
=notices|1
=notification|1
=notify|-4
=notiz|-1
=notre|4
=nous|8
=nov|-7
=november|-16
=novembre|-6
=now|-1
=nr|1
=nuevo|-2
=number|5
=number's|-2
=numbers|-3
=numero|-2
=nur|6
=nurse|-1
=nº|-2
=o|-3
=oakmere|-1
=oat|2
=ob|7
=objections|7
=obligations|-1
=october|-9
=octobre|-2
=octubre|-10
=oduya|-1
=of|18
=off|-3
=offen|3
=offenen|8
=offer|-7
=offers|5
=office|-3
=offline|9
=ogunleye|2
=ohne|-1
=oil|-5
=ojo|-1
=ok|-2
=okay|-1
=old|4
=oliver|-2
=oma|-2
=omar|3
=on|5
=onboarding|-2
=once|3
=ondalis|-1
=one|-15
=ones|-8
=online|-3
=only|10
=op|1
=open|-11
=opened|-2
=opens|-9
=operator|1
=opposing|-4
=option|3
=or|-11
=orchard|-1
=orchestra|3
=order|-7
=orders|-1
=ordner|-7
=ordnung|-1
=ordr|1
=org|1
=organ|-4
=organiser|1
=original|-2
=oslo|1
=other|-1
=others|-2
=otherwise|-3
=otra|4
=ou|-1
=ought|3
=our|-3
=ours|2
=out|6
=outage|3
=outside|3
=outstanding|1
=ouvert|-1
=oven|2
=over|5
=overdue|-8
=overflowing|1
=overtime|1
=owe|-2
=own|-1
=owner|1
=owner's|-2
=oxygen|-1
=oyelaran|-2
=p|-6
=pa|1
=packet|-2
=packing|2
=packs|-1
=pagar|1
=page|-1
=pagina|1
=pago|4
=paid|-12
=pain|-1
=paint|-11
=pair|-3
=pairs|-1
=pakete|-2
=pales|-1
=palettes|3
=pallet|5
=pallets|1
=pan|-2
=panels|-2
=panne|3
=paper|-2
=par|-4
=para|-3
=parade|1
=parado|1
=parcel|-2
=parcels|-1
=parental|-3
=parents|-2
=parking|14
=part|-5
=parte|-4
=partners|2
=party|-5
=parvenir|4
=pasado|-2
=pasillo|1
=paso|-1
=pass|6
=passe|-2
=passed|-2
=passer|-4
=passes|-3
=passport|4
=passports|1
=password|4
=past|-9
=patch|-2
=path|-1
=patient|-1
=patients|-1
=pay|-4
=payable|-1
=paying|-3
=payments|1
=payroll|6
=pcs|-3
=pdf|9
=pe|-3
=peace|1
=pedido|-6
=pedir|-3
=pellets|3
=penalty|2
=pencil|1
=penser|-6
=pension|6
=people|-14
=per|-1
=period|-1
=permit|12
=pero|-1
=persiana|2
=person|-6
=persons|-2
=pest|1
=petersen|-1
=petra|-3
=petty|2
=ph|1
=pharma|-1
=phil|-1
=phone|3
=phoned|-1
=phones|-1
=photo|1
=photograph|-3
=photographer|1
=photographs|1
=photos|-1
=physio|-1
=piano|-1
=pick|4
=picker|1
=picks|-1
=pickup|2
=pictures|1
=pide|4
=pie|2
=piece|2
=pieces|-7
=pierde|5
=pile|2
=pilot|-1
=pin|1
=pink|1
=pintura|3
=pipe|1
=pipeline|-1
=pipettes|2
=piso|1
=pitch|3
=pl|-1
=place|-1
=plait|-1
=plan|15
=plane|3
=planetarium|-1
=planned|-1
=planning|-1
=planos|-1
=plant|-4
=planting|1
=plants|5
=plaque|1
=plate|2
=platform|1
=players|1
=plazo|1
=please|1
=plomberie|4
=plombier|2
=plots|1
=pls|-2
=plumber|-4
=plus|-3
=pm|-8
=podemos|-1
=poder|5
=point|3
=policy|-1
=polished|2
=polite|-3
=poliza|8
=polyvalente|1
=pond|1
=por|2
=porfa|-1
=port|1
=portal|-3
=porte|4
=position|-1
=possible|-1
=post|-4
=poste|-1
=poster|2
=postgres|1
=posting|-2
=postmarked|-1
=potassium|6
=potatoes|1
=pothole|6
=potting|3
=pounds|1
=pour|2
=power|-3
=pr|-4
=practice|-2
=premises|-2
=premium|2
=prep|-1
=prepare|5
=present|-5
=presents|6
=press|-2
=pressing|-1
=pressure|1
=presupuesto|4
=prevenir|3
=price|-1
=prices|-2
=pricing|4
=primary|-2
=primera|-1
=principal|2
=print|1
=printed|2
=printer|11
=printer's|-1
=printing|-5
=prints|8
=prior|1
=priority|-1
=prisa|-1
=prix|2
=priya|-1
=prizes|1
=probe|3
=proceder|-3
=processing|1
=produce|1
=proforma|-2
=programme|-1
=project|-5
=projector|8
=projet|2
=promise|-2
=promised|-2
=proof|1
=proofread|4
=proofs|-1
=proper|1
=property|4
=proposal|2
=props|-1
=protection|2
=protokoll|-1
=provider|-1
=proyector|3
=prufung|1
=prune|1
=pt|1
=public|1
=puddle|-1
=puedes|-4
=pull|1
=pump|3
=pumpkin|3
=pumps|1
=pupils|1
=purchase|1
=pushed|-2
=put|7
=q|6
=qa|1
=quality|-1
=quand|-3
=quarantine|1
=quarry|-1
=quarter|-1
=quarterly|1
=que|-8
=queda|-1
=quelqu'un|-1
=query|-1
=question|-1
=questionnaire|3
=questions|3
=queue|-6
=quick|-3
=quickly|-4
=quiet|-1
=quite|-1
=quoi|-1
=quotation|1
=quote|6
=quoted|1
=quotes|1
=r|4
=ra|-1
=rabies|3
=race|2
=racheter|1
=rack|1
=racking|-1
=radiator|4
=radio|-1
=rail|2
=rain|2
=raining|3
=raise|-1
=raised|-1
=rampe|-1
=rang|-7
=range|-1
=rappeler|1
=rapport|2
=rate|3
=raum|3
=raus|1
=rausstellen|1
=ray|-1
=rc|-2
=rd|-1
=re|1
=reach|-5
=reaches|1
=read|-3
=readers|2
=reading|7
=readings|5
=readme|1
=ready|2
=real|-2
=rear|2
=reason|-8
=rebook|1
=recalibrate|3
=recall|3
=receipt|-4
=receipts|1
=received|11
=reception|-1
=rechnung|7
=recibimos|-6
=recieved|2
=recipt|5
=recital|-4
=reclame|5
=recommendation|3
=records|3
=recu|2
=recuerdo|1
=recuperer|2
=recycling|6
=red|3
=redirect|2
=redo|3
=ref|-5
=refer|5
=reference|-2
=refill|1
=refresher|1
=refund|8
=refunded|-2
=refuse|2
=regarding|-3
=regatta|1
=register|10
=registered|2
=registration|-2
=reglement|-5
=rehearsal|1
=reifen|1
=reisekostenabrechnung|1
=reissue|1
=rejected|1
=relance|1
=relancer|2
=relaunch|-2
=release|-1
=released|-1
=relief|1
=relire|2
=remains|-4
=remarks|1
=remember|-1
=remind|2
=reminder|-2
=reminders|1
=remit|-3
=remote|2
=removal|-1
=remove|1
=removed|-1
=remplacement|-5
=remplacer|-2
=rendez|-2
=rendre|1
=rendu|1
=renew|2
=renewal|-5
=renewals|-1
=renewed|-1
=renouveler|-4
=renovacion|-1
=renovar|1
=rent|5
=rental|2
=rented|4
=renvoyer|3
=repair|-7
=repaired|1
=repairs|-1
=reparacion|-1
=reparatur|1
=repeat|3
=replace|6
=replaced|1
=replacement|-2
=replacements|-9
=replacing|1
=replica|1
=replies|2
=reply|2
=report|3
=reported|-1
=reporting|-1
=reports|2
=reprint|2
=reproduce|-1
=request|-11
=requested|-1
=requests|9
=required|-1
=requirements|1
=rerun|1
=rescue|1
=resend|-3
=reserva|1
=reservar|-2
=reserve|4
=reserver|3
=reset|6
=resident|1
=resolution|1
=resolved|-1
=respond|-1
=response|-1
=restaurant|-4
=reste|-1
=restore|1
=result|1
=results|1
=retourner|4
=retry|1
=return|8
=returned|2
=returns|7
=reunion|-1
=rev|-1
=revert|-8
=review|1
=reviewed|1
=reviewer|-2
=revise|1
=revised|15
=revision|-2
=rewrite|1
=ribbon|3
=ride|-3
=rider|1
=ridgeway|-1
=rien|-2
=right|-1
=rights|-2
=ring|-11
=rising|-1
=riverside|-3
=road|4
=roll|6
=rollback|-1
=roller|2
=rolls|3
=roof|6
=roofer|3
=roofing|1
=room|8
=rooms|-2
=rope|-4
=ros|-2
=roster|5
=rota|4
=rotate|1
=roto|1
=rotten|3
=rotterdam|4
=rough|-1
=roughly|3
=round|-1
=rounding|2
=route|-1
=row|7
=rows|1
=rubber|1
=rubs|6
=rue|1
=rufen|1
=ruido|-1
=rules|-1
=run|-4
=running|-4
=ruth|-4
=rye|8
=s'est|-2
=s'il|-1
=sa|1
=sacks|-1
=safari|1
=safe|-1
=safety|1
=sagt|2
=said|3
=saint|-1
=sala|2
=sale|-4
=sales|-2
=salon|1
=salt|-3
=same|-1
=samedi|-1
=sammelt|2
=sand|1
=sandpit|1
=sans|-1
=sat|-1
=saturday|-6
=saturday's|2
=sauf|-2
=save|5
=savings|1
=saw|2
=say|7
=says|-8
=scaffold|1
=scale|3
=scan|-1
=scanned|-1
=schauen|-5
=schedule|10
=scheduling|-4
=scheme|6
=schick|-1
=schicken|6
=schlussel|3
=schon|-2
=school|-17
=schriftlich|1
=science|-3
=scout|-1
=scouts|2
=scratch|-3
=screening|2
=screens|1
=se|4
=seal|15
=sealant|-1
=sealed|2
=search|3
=seat|8
=seating|-2
=seats|3
=sec|-2
=secretariat|1
=secretary|-1
=security|4
=see|-6
=seed|7
=seen|-5
=segundo|1
=seguridad|2
=seguro|-1
=sehr|-1
=sein|2
=seit|-4
=self|-2
=sell|-2
=semana|-2
=semanas|3
=seminar|2
=send|-4
=sender|-4
=sending|2
=sends|3
=senior|-2
=senor|-1
=sensor|5
=sent|8
=sep|-3
=sept|-5
=september|9
=septembre|2
=septiembre|-4
=seriously|-4
=serrure|1
=served|-4
=server|2
=service|-8
=serviced|2
=session|-2
=set|-7
=sets|-4
=settle|-4
=severity|-3
=shade|-1
=shall|1
=shared|1
=sharp|-3
=she|1
=she'd|6
=shed|4
=sheet|-5
=sheets|1
=shelf|3
=shelter|-1
=shelves|-3
=shift|-11
=shipped|-1
=shoes|3
=shoot|-2
=shop|-2
=shopping|2
=short|2
=shot|4
=shout|-3
=show|2
=shower|4
=showing|4
=shows|9
=shut|1
=shuts|-3
=si|-6
=sich|-3
=side|4
=sides|1
=sie|4
=sign|-4
=signatures|1
=signe|2
=signed|5
=signs|1
=sillas|1
=silver|1
=simon|-1
=sin|2
=since|14
=sind|2
=sing|-1
=sink|2
=sir|-1
=site|-3
=sits|-2
=sitting|-1
=situation|1
=six|2
=size|6
=sizes|1
=sketch|6
=skills|-1
=skip|8
=skylight|5
=sleep|-1
=slept|-1
=slide|2
=slides|8
=slip|1
=slipped|-1
=slot|-2
=smell|2
=smells|2
=smoke|4
=sms|1
=snack|1
=snag|-4
=snapshots|1
=so|-11
=social|-1
=socket|4
=sofa|1
=soft|-1
=soil|3
=solar|1
=solicitor|-2
=solid|1
=soll|1
=sombody|-2
=some|-4
=somebody|-5
=something|-2
=sometime|-1
=sommer|-2
=sommerfest|-1
=somone|1
=son|-6
=sonst|-4
=sont|1
=soon|-2
=sorted|-1
=sound|1
=soup|3
=source|-2
=sous|-3
=soy|-1
=spare|2
=speak|-1
=speaker|1
=speed|1
=spelling|5
=spielplatz|1
=split|-1
=spoke|-1
=spreadsheet|4
=spring|-2
=sprinkler|2
=sprinter|1
=square|6
=squeaks|1
=squeals|1
=st|-3
=stack|1
=staff|2
=stage|-3
=staging|4
=stair|1
=stairlift|2
=stairs|7
=stairwell|1
=stamped|1
=stand|1
=standards|-2
=standing|-2
=stands|-1
=start|-8
=starter|1
=starters|-2
=starting|-3
=starts|-5
=state|1
=statement|2
=statements|6
=station|3
=statt|-1
=stay|1
=stays|1
=steel|2
=steht|-3
=stein|-1
=step|3
=steps|-1
=steuererklarung|2
=stick|1
=sticker|-1
=stickers|-3
=sticks|-3
=sticky|-2
=still|11
=stimmt|3
=stock|-1
=stones|1
=stood|-1
=stool|1
=stop|-8
=stopped|1
=stops|4
=store|-2
=storm|4
=stove|-2
=straight|1
=strange|1
=stream|1
=street|-1
=stress|-2
=stretcher|5
=strictly|-1
=strike|-1
=strip|1
=stripe|1
=stripes|2
=strong|-1
=stuck|2
=student|-3
=students|-2
=study|2
=stuff|-1
=su|-4
=subject|1
=submission|1
=submit|4
=submitted|-2
=subscription|-1
=substitute|1
=success|-2
=sugar|-1
=suis|-1
=suit|-3
=suite|-2
=suits|1
=summary|-1
=sunday|5
=sunday's|1
=supplier|-4
=supplier's|-7
=supplies|-1
=supply|-4
=support|-1
=sur|-5
=sure|-1
=surgery|-1
=survey|-3
=surveyor|-1
=sus|-2
=suspension|-1
=sven|-1
=swap|-1
=sweep|3
=swell|-1
=swept|3
=swim|1
=swimming|-1
=swing|1
=switch|1
=switched|3
=sync|-3
=system|-4
=systems|1
=t|3
=t'en|-1
=ta|1
=tab|-4
=table|1
=tables|2
=tablet|-1
=tag|-3
=tage|-1
=tags|4
=take|-10
=taken|-2
=takes|-3
=talk|-2
=talking|-1
=talks|1
=taller|-1
=tamarack|2
=tank|-2
=tap|16
=taps|1
=tard|-6
=target|-1
=task|-1
=tax|-5
=taxi|-1
=te|-1
=tea|-2
=teacher|-4
=team|6
=technician|-1
=technique|1
=tecnico|1
=teh|-5
=teilen|5
=telephone|-1
=tell|-7
=temperature|1
=template|1
=temps|1
=ten|-2
=tenancy|2
=tenant|3
=tenants|-5
=tener|2
=term|4
=termin|8
=termination|1
=terms|-2
=terrace|1
=tessa|-1
=test|-3
=tested|9
=tests|2
=text|-1
=th|-11
=thackray|1
=than|-2
=thank|4
=thanks|-2
=that|1
=that's|-6
=thats|-1
=the|12
=theatre|-2
=their|-2
=theirs|-1
=them|-7
=then|-2
=theo|-1
=there|-8
=there's|-4
=thereafter|-1
=thermocouple|-1
=thermostat|-2
=these|2
=they|3
=they'd|-1
=they're|-2
=they've|1
=things|-5
=think|-1
=third|-3
=thirty|-1
=this|-5
=tho|-2
=those|1
=three|1
=threshold|-4
=threw|1
=through|-3
=throw|-2
=thru|-1
=thu|3
=thursday's|-3
=thursdays|-1
=tick|-3
=tickets|2
=tide|-1
=tight|-1
=til|-1
=tile|1
=tiles|5
=till|4
=timber|-1
=time|-10
=timer|2
=times|-6
=timesheet|1
=timesheets|3
=tiny|-3
=tip|7
=title|-2
=to|-8
=todavia|4
=today|-2
=today's|1
=together|-2
=toll|1
=tom|-3
=tomasz|-4
=tomatoes|-2
=tomorrow|-1
=toner|1
=too|-4
=took|-1
=tool|-8
=tools|-2
=top|-2
=topic|2
=torn|5
=torque|1
=totally|3
=toujours|8
=tour|-1
=tout|1
=tower|-1
=town|-1
=tr|-1
=track|-2
=trade|-2
=traduction|1
=traffic|-7
=trailer|3
=train|-4
=trainer|-3
=training|3
=traiteur|2
=tram|-1
=transcript|-1
=transfer|7
=transferencia|-3
=transit|-2
=translate|5
=translation|5
=transmettre|3
=transport|-2
=transporteur|-1
=travel|-2
=tray|4
=treatment|-2
=tree|2
=trees|5
=tres|1
=trim|2
=trimestre|1
=trip|1
=trois|4
=trolley|1
=trouble|-1
=truck|-1
=trust|3
=try|4
=ttc|-1
=tu|-2
=tube|-1
=tuesday|-3
=tune|-3
=tuner|1
=turkey|1
=turn|-3
=turned|1
=turns|2
=tuv|-1
=tv|3
=tva|1
=twelve|3
=twenty|1
=twice|2
=twins'|-1
=two|5
=type|-2
=typed|-1
=tyre|2
=tyres|11
=u|4
=uber|1
=uhr|1
=ultrasound|-1
=um|1
=umlauts|1
=umzug|-1
=un|-5
=unanimously|-1
=und|-2
=under|-3
=understand|-1
=une|1
=unfortunately|-3
=unit|-1
=units|-2
=unless|-2
=unlocked|-1
=unreadable|1
=uns|5
=unser|1
=unten|-2
=until|-6
=untill|2
=up|9
=update|13
=updated|3
=updating|1
=upgrade|2
=upload|4
=ur|1
=urgente|-1
=ursula|-1
=us|-1
=us'|1
=usage|1
=use|-2
=used|-1
=user|3
=usted|-1
=ute|-1
=utility|-3
=v|-3
=vacaciones|-2
=vaccine|-1
=valable|-1
=vale|1
=valencia|-1
=valid|1
=validation|-1
=valuation|1
=van|5
=varnish|1
=vat|17
=vegan|-2
=vegetarian|-1
=vehicle|-5
=velo|1
=vendor|-2
=venir|2
=ventas|-2
=verlangern|2
=verlangert|-2
=vermieter|-1
=version|-9
=vertrag|-2
=very|3
=vessel|1
=vet|1
=veterinary|-1
=vets|3
=veut|1
=vez|5
=via|-1
=video|-3
=videoprojecteur|3
=vielen|-1
=viene|-1
=village|1
=violation|1
=violin|1
=virement|2
=visa|1
=visit|-5
=visitor|1
=visitors|-3
=visits|-1
=voice|-1
=voicemail|-3
=voir|-1
=vollmacht|1
=volunteers|4
=vom|-5
=von|4
=vor|2
=vorher|-5
=vorliegen|-1
=votre|2
=voucher|1
=vous|-7
=vp|2
=vpn|5
=vuelve|5
=w|-3
=wait|-4
=waiting|-4
=walk|-1
=walked|-1
=wall|-1
=want|11
=wanted|4
=wants|4
=war|-2
=ware|-1
=warehouse|-1
=waren|2
=warm|1
=warranty|2
=was|-1
=wash|-2
=washing|-3
=wasn't|-1
=waste|-1
=watch|-4
=water|2
=waters|3
=way|-8
=we|-10
=we'll|2
=we're|2
=we've|5
=weather|-7
=web|1
=weber|-1
=webshop|-3
=wechseln|2
=wed|-3
=wedding|-6
=week|-15
=weekend|-2
=wegen|4
=welcome|1
=well|-1
=wen|2
=wenn|1
=went|-1
=werden|1
=were|5
=west|3
=wet|-2
=wg|2
=wharf|1
=what|-4
=what's|2
=whatever|-1
=wheel|1
=wheelchair|5
=when|-6
=whether|-2
=which|2
=while|-6
=white|2
=whiteboard|3
=who|-2
=who's|-3
=whoever|-2
=whole|4
=wholesaler|-2
=whos|2
=whose|-1
=why|-10
=wi|-1
=wicklow|3
=width|6
=wie|-1
=wieder|3
=wifi|5
=wiki|-3
=will|-6
=wind|-1
=window|1
=windows|-2
=wine|-1
=wing|4
=winter|3
=winterreifen|2
=wipe|-5
=wiper|1
=wir|-1
=wird|-1
=wish|-3
=with|-7
=withdrawn|-1
=within|4
=without|-1
=wks|-3
=wobbly|5
=won't|-3
=wood|-2
=wooden|-4
=word|4
=wording|1
=words|3
=work|-6
=worker|-1
=working|-2
=works|4
=workshop|1
=workshops|-1
=world|2
=worn|9
=worry|-1
=worst|1
=would|-2
=wound|2
=wrap|-2
=write|-6
=writes|3
=written|2
=wrong|3
=wurde|-2
=wx|1
=x|3
=xx|-5
=y|-5
=ya|-5
=yard|-1
=ye|-3
=year|2
=years|-1
=yellow|-2
=yes|6
=yesterday|3
=yet|3
=yo|-3
=yoga|-2
=you|-10
=you'd|1
=you're|-11
=you've|3
=young|-1
=your|10
=yours|-4
=zahlerstand|1
=zahnarzt|1
=zeit|-1
=zero|-1
=zhang|1
=zip|-1
=zu|-1
=zur|2
=zwar|-2
=zwei|-1
=zweimal|-1
=º|-3
>>|-12
>>!|4
>>(|-2
>>)|-3
>>,|2
>>-|4
>>.|-7
>>:|-13
>>?|8
>>a|-14
>>about|-1
>>active|2
>>after|5
>>again|-4
>>all|-1
>>am|-2
>>and|-10
>>antes|4
>>appointment|-1
>>april|-3
>>are|14
>>as|7
>>asap|-1
>>at|8
>>avant|4
>>ave|-3
>>ay|-1
>>because|-2
>>before|15
>>bei|1
>>bis|-8
>>bitte|1
>>but|-1
>>by|16
>>c|-1
>>ce|3
>>certificate|-1
>>ch|2
>>con|1
>>ctor|-7
>>cuando|-3
>>d|-1
>>d'ici|4
>>dans|-1
>>date|1
>>day|3
>>de|3
>>dec|-5
>>december|1
>>del|-3
>>demain|3
>>den|1
>>der|-1
>>des|5
>>die|3
>>ding|1
>>dr|1
>>du|6
>>due|-1
>>e|9
>>early|-1
>>ed|2
>>ein|6
>>ek|-1
>>el|-6
>>ember|-2
>>en|5
>>end|1
>>er|1
>>es|2
>>et|-5
>>expires|-1
>>first|2
>>for|17
>>freitag|1
>>friday|-4
>>from|8
>>fur|3
>>g|-1
>>gain|2
>>ge|1
>>h|2
>>haha|-1
>>has|-3
>>hasta|1
>>have|-4
>>he|-2
>>her|-2
>>hing|1
>>hours|-1
>>hoy|-1
>>hurry|-1
>>i|-4
>>ible|1
>>if|4
>>ight|3
>>immediately|2
>>in|-10
>>ine|1
>>ing|-3
>>ion|-1
>>is|-3
>>it|2
>>its|1
>>jan|4
>>june|-2
>>l|-1
>>latest|1
>>le|-9
>>les|1
>>list|-1
>>machine|-1
>>manana|4
>>may|3
>>mehr|-4
>>min|2
>>monday|7
>>month|1
>>morgen|-1
>>must|-3
>>n|1
>>nachste|-3
>>nday|-1
>>nde|3
>>needed|2
>>needs|-2
>>nicht|1
>>night|-1
>>no|-1
>>nobody|2
>>not|2
>>nov|-1
>>november|2
>>now|7
>>o|-1
>>oct|-4
>>of|-9
>>ok|-4
>>om|-3
>>on|-3
>>one|2
>>ot|-1
>>ough|4
>>ound|1
>>ovember|1
>>ow|-2
>>p|1
>>paid|-3
>>para|-4
>>pcs|1
>>please|-1
>>pls|5
>>pm|-1
>>por|3
>>pour|-3
>>priya|-1
>>r|-1
>>re|-1
>>right|-1
>>room|-1
>>s|-5
>>samedi|1
>>sday|5
>>should|-1
>>since|3
>>sing|-1
>>sometime|-4
>>sous|4
>>still|-1
>>sunday|-1
>>sur|5
>>t|-4
>>tard|2
>>te|1
>>th|-1
>>than|1
>>that|-1
>>the|-2
>>ther|-2
>>they|-4
>>this|4
>>three|5
>>through|-3
>>thurs|-1
>>thursday|-2
>>thx|-1
>>til|-2
>>tion|3
>>tmrw|-5
>>to|4
>>today|3
>>tomorrow|2
>>tonight|3
>>tuesday|3
>>two|2
>>uary|-2
>>un|-1
>>und|-2
>>unless|-2
>>until|-4
>>vendredi|1
>>ver|-1
>>vom|-1
>>von|1
>>we|-1
>>wed|-1
>>wednesday|-5
>>week|-4
>>weekend|1
>>when|-5
>>whenever|3
>>which|1
>>who|-1
>>will|3
>>with|3
>>within|2
>>wo|1
>>y|-2
>>your|-3
>>zum|4
>>–|-6
^a|20
^a copy|1
^a faire|3
^a few|-1
^a l'attention|-4
^a late|-5
^a mas|-1
^a new|3
^a photo|1
^a written|2
^about|1
^about the|2
^abstracts|5
^accept|1
^accept the|1
^access|1
^accident|-1
^account|-3
^act|-1
^action|-1
^action needed|-1
^activate|4
^activate the|4
^actualiza|1
^add the|3
^adjunto|-4
^after|-6
^after the|-6
^agenda|-1
^agm|-2
^agreed|-1
^agreer|-1
^agreer madame|-1
^alarm|-4
^all|-1
^already|-1
^am|1
^am besten|-1
^amended|1
^amount|1
^amount due|1
^an|-2
^anbei|-1
^android|-1
^angebot|-1
^annual|13
^another|-2
^answer|-1
^answer the|-1
^answer them|1
^antes|-1
^antes de|-1
^any|-1
^anything|-6
^app|5
^appelle|2
^appelle le|1
^application|-3
^apply|-5
^apply for|-5
^appointment|-1
^approve|-6
^approve or|-5
^approve the|-1
^approved|-2
^archive|2
^are|2
^are the|1
^arrange a|1
^arrange an|-5
^arrange for|4
^arrange it|-1
^arrange the|-2
^as|-5
^as a|1
^as the|-2
^as you|-1
^asi|-2
^asi que|-2
^ask|1
^ask for|-4
^ask mr|1
^ask the|-3
^ask them|-3
^assigned|-1
^at the|-1
^audit|-1
^aunt|-1
^auto|-1
^avisar|-1
^b|-1
^back|1
^backup of|1
^bad|1
^badge|2
^bags|-1
^bank|1
^bathroom|2
^batteries|-1
^bay|6
^be|-3
^be at|-1
^be cleared|1
^be closed|-1
^be done|2
^be in|-1
^be on|-7
^be repaired|-1
^be returned|-1
^be so|-3
^be there|-2
^because|-2
^because of|-1
^because the|-1
^bed|2
^before|-2
^before i|-2
^before the|4
^before we|-1
^bei der|-5
^best|3
^bestell|3
^between|-1
^bevor|-1
^big|2
^bins|1
^birthday|-2
^bis|-1
^bis freitag|-1
^black|-1
^bleed|4
^bleed the|4
^blocked|-1
^board|-2
^boiler|7
^book|8
^book flights|2
^book it|-4
^book the|5
^borrow|-1
^borrowed|-1
^box|-1
^bring|-2
^bring a|1
^bring back|1
^bring it|-1
^bring the|1
^bring them|-2
^bring your|1
^budget|2
^build|5
^building|-1
^bump|1
^buy|-3
^buy new|-5
^by|-7
^by the|-2
^c'est|-1
^cake|-1
^calibrate|1
^call|3
^call back|-1
^call for|-1
^call her|2
^call him|1
^call me|-2
^call sheet|-1
^call the|6
^call them|1
^call to|-3
^call with|-1
^caller|-6
^callum|1
^cambiar|1
^can't|-6
^cancel|-1
^cancel it|-4
^cancel the|1
^cannot|1
^car|3
^category|9
^catering|9
^ceiling|-3
^certificate|-3
^certificate of|-4
^chairs|-1
^change|-5
^change it|-5
^change the|6
^changer|1
^charge|-5
^chase|4
^chase the|4
^check|6
^check if|-4
^check the|6
^check your|-1
^checkout returns|1
^chef|-3
^chloe|-1
^choir|3
^choose|-1
^circulate|-8
^circulate the|-3
^city|-1
^city of|-1
^claim|1
^claim the|2
^clean|1
^clean out|1
^cleaning|-1
^clear|1
^clear it|-1
^clear out|1
^clear the|-2
^client|-1
^close|1
^close the|1
^clubhouse|-1
^coach|4
^coffee|-1
^collect|-4
^collect it|2
^collect the|2
^collects|-1
^come|-3
^commander|2
^comment|-3
^comment by|-2
^company|1
^compare|3
^compra|1
^con|-5
^confirm|2
^confirm in|-2
^confirm the|1
^confirm with|-1
^confirm your|1
^confirmation|-1
^consultant|-1
^contact|-5
^contact form|-3
^contract|3
^contrato|-1
^copies|1
^copy|2
^copy the|2
^correct|11
^correct and|-1
^correct both|-2
^correct it|1
^correct the|-1
^corrective|-1
^corriger|-3
^count|-3
^count the|-3
^courier|-2
^cover|1
^cover my|2
^cover the|-1
^crash|1
^crown|1
^csv|6
^csv export|6
^customer|-9
^customer's|-2
^customers|1
^customs|-1
^cut|7
^cut it|7
^cut the|-6
^d|-1
^dad|1
^dad's|-2
^damit|-1
^damp|1
^danke|-3
^danke dir|-1
^danke fur|-2
^das|1
^das angebot|1
^dass|1
^date|2
^date of|-1
^de|-1
^deadline|-4
^deadline is|-2
^deal|-1
^deal with|-1
^dear|-1
^dear customer|-1
^decide|-1
^decided|-2
^deep|8
^deep clean|8
^defect|1
^defects|3
^defrost|2
^defrost the|2
^del|-1
^delete|-5
^deliver|-6
^deliver the|-9
^delivery|-3
^delivery note|-2
^delivery takes|-1
^demo|-4
^demo went|-1
^den|9
^den elektriker|1
^den notdienst|2
^denkst|1
^denkst du|1
^dental|3
^dentist|2
^dentist for|3
^department|4
^department of|4
^der|-5
^der beamer|1
^descale|11
^descale the|6
^description|-1
^desde|-4
^desk|-1
^despite|-1
^despite our|-2
^despite two|1
^details|1
^deux|-1
^die|10
^die heizung|-1
^die reisekostenabrechnung|1
^diese|-1
^dig|-1
^direct|1
^direct debit|1
^dishwasher|-2
^dispute|1
^do|-14
^do it|1
^do not|-8
^do so|-3
^do the|-2
^does|2
^does the|2
^doesnt|-1
^dog|-2
^domain|1
^don't|-3
^done|-3
^dont|-8
^door|5
^dossier|-2
^draft|-4
^draft the|2
^draft to|-2
^draw|3
^draw up|2
^drawer|2
^drawing|1
^drive|3
^drop|-3
^drop it|-2
^drop the|1
^du|5
^during|-6
^early bird|1
^eine|7
^einen|1
^el|5
^el aire|1
^el cliente|-1
^el grifo|1
^elevator|-1
^elle|-1
^else|-1
^email|1
^email it|1
^embassy|-1
^employee|1
^empty|-1
^en|4
^enter|1
^enviar|1
^envoyer|4
^equipment|-4
^er|-5
^es|-1
^estate|-1
^estate of|-1
^estimate|-1
^estoy|-1
^eur|-1
^even|-1
^even if|-1
^exam|-1
^exit|1
^expired|-1
^expires|-2
^explain|-4
^export|3
^export the|1
^export to|1
^extend it|-2
^extend the|1
^eye|1
^eye wash|1
^facilities|3
^factura|-2
^facture|6
^facture n|6
^failing|-2
^failing which|-2
^faire|3
^falta|4
^feature|-1
^feb|3
^fee|1
^feed|2
^feed the|3
^fetch|6
^fetch them|1
^file|-4
^file it|-3
^file the|-5
^fill|3
^fill in|4
^fill it|-1
^final|-1
^finance|-2
^find|-5
^find a|2
^find another|-2
^find it|-1
^find out|-4
^find the|1
^find us|1
^finding|1
^fine then|1
^finish|-3
^finish the|1
^finished|-2
^finished the|-2
^fiona|-1
^fire|-3
^fire drill|-1
^fire extinguisher|-2
^first thing|-2
^fit|1
^fix|-6
^fix before|-8
^fix that|1
^fix the|4
^flaky|2
^flaky e|2
^flat|-1
^floor|5
^follow|-7
^follow our|-2
^follow up|-2
^food|-1
^for|1
^for my|-1
^for the|-3
^for your|-1
^forget|-1
^forklift|3
^form|-1
^forward|-2
^forward it|-4
^found|-1
^frame|1
^free to|-1
^fridge|1
^frist|-4
^from|-5
^from the|-4
^from to|-1
^front|1
^front desk|-1
^full|1
^fur|1
^fur die|1
^further|-1
^further to|-1
^fwd|-2
^fwd by|-1
^garage|1
^gas|-1
^gate|1
^get|2
^get a|-1
^get in|-2
^get it|2
^get me|-6
^get new|1
^get on|2
^get over|-2
^get round|-6
^get somebody|-1
^get the|8
^get them|-2
^get three|-2
^get two|1
^gift|2
^give|-5
^give her|5
^give me|-8
^give notice|-2
^give them|-2
^give us|1
^glass|-2
^glue|5
^go|-3
^go back|-1
^go in|1
^go out|-7
^go over|1
^go through|2
^go to|3
^go up|-1
^goods|-1
^got|-5
^got the|-2
^gracias|-1
^grandpa's|-5
^grant|-1
^grease|2
^grout|-1
^guest|2
^gutter|1
^gym|-1
^h|-1
^had|-1
^half|-1
^half of|-1
^hana|-1
^hand|-1
^hand in|-3
^hand over|2
^hand the|-2
^handheld|1
^handle|-5
^handover|-1
^handrail|1
^handwritten|-1
^hang|1
^hang it|1
^hang them|-1
^has|-2
^has done|-1
^has the|1
^have|5
^have a|-2
^have been|-3
^have it|-4
^have the|10
^have them|-1
^he|-2
^he can't|1
^he's|-1
^hear|2
^hear from|2
^hearing|4
^heating|1
^hedge|-1
^heizung|1
^heizung im|1
^help|1
^hem|4
^henrik|-1
^her|-1
^here|-1
^hes|-1
^hi|-2
^highest|-1
^hire|1
^his|-1
^hoa|-1
^holiday|3
^hoover|4
^hope|-1
^hope the|-1
^hot|1
^hotel|-1
^how|-1
^how many|-1
^hr|-1
^hr wants|-1
^i|2
^i am|9
^i can't|-4
^i don't|-4
^i got|1
^i know|-1
^i left|4
^i refer|5
^i said|3
^i told|-1
^i wanted|-1
^i was|-1
^i work|-3
^i would|1
^i write|-3
^i'm in|-1
^i'm short|4
^i'm writing|-2
^i've|-3
^i've been|-1
^ice|1
^ich|2
^ich hab|-1
^ideally|-1
^if|-8
^if not|-3
^if you|-2
^ihn|2
^ihre|-2
^ihre bestellung|-2
^il|-1
^im|-4
^impact|-1
^in|13
^in der|-3
^in order|-1
^in our|1
^in the|3
^incidencia|2
^incident|-1
^inform|-5
^inform the|-4
^inspect|4
^inspect the|1
^inspection|-1
^instead|-1
^instead of|-1
^insurer|-1
^internal|-1
^inv|1
^inv overdue|-1
^invitations|1
^invoice|7
^invoice date|1
^invoice no|4
^invoice of|2
^is|1
^is in|-1
^is on|1
^is there|-5
^issue|4
^issue a|3
^it|6
^it back|-1
^it for|-1
^it is|9
^it must|-1
^it needs|2
^it says|3
^it was|-1
^it would|-1
^it's|-1
^it's about|-1
^it's in|-1
^it's not|-4
^its|3
^its been|-1
^j'ai|1
^jan|-1
^january|-2
^je|-3
^je suis|-1
^je vous|-1
^job|-1
^job card|-1
^join|1
^jonas|-1
^june|-1
^k|2
^keep it|2
^keep the|-3
^keep your|-1
^kessler|1
^key|-1
^keys|-4
^keys are|-1
^kids|-4
^kids are|-3
^kitchen|6
^kitchen faucet|1
^kitchen tap|6
^knives|2
^know|-3
^kofi|-1
^kommt|-2
^korrigieren|-1
^kummerst|1
^kummerst du|1
^kurze|-1
^l'attestation|4
^la|-4
^la cuota|-1
^la declaration|1
^la factura|5
^la impresora|3
^la inspeccion|2
^la lavadora|5
^la porte|2
^la reunion|-4
^la senora|-1
^label|7
^label printer|4
^label the|3
^lads|-1
^landlord|-1
^laptop|1
^las|1
^lassen|2
^lassen sie|2
^last|-3
^last year|-1
^late|-2
^le client|2
^le devis|2
^le faire|-1
^le fournisseur|1
^le lui|-1
^le videoprojecteur|2
^lead|2
^lease|2
^leave|-2
^leave request|2
^left|4
^left the|-3
^legal|-2
^les|-2
^let|-2
^let him|-1
^let me|-10
^let the|2
^let them|4
^let us|3
^letter|-2
^library|1
^library books|1
^lift|2
^light|1
^like|7
^like the|7
^list|-1
^listen|1
^llama|1
^llama a|1
^llame|1
^llegan|1
^lo|2
^lo necesito|3
^load|-2
^location|2
^lock|7
^login page|1
^long|-2
^look|-5
^look after|-3
^look into|-5
^look over|-1
^looks|-1
^looks good|-1
^looks like|1
^los|-1
^lost|2
^lost property|3
^love|-1
^m|-1
^machst|2
^machst du|2
^madame|-2
^madame monsieur|-2
^mail|-3
^mail them|-4
^maintenance|-4
^maintenance request|-1
^mais|3
^make|-3
^make a|1
^make an|1
^make appointment|1
^make it|2
^make me|1
^make new|-5
^make sure|3
^make the|-3
^manager|-1
^mandar|-3
^mandar a|-3
^mandar el|1
^many|-2
^many thanks|-2
^march|-1
^marcus|-1
^marek|-1
^marketing|-4
^marketing sync|-2
^mast|2
^max|-6
^may|-1
^me puedes|1
^measure|5
^measure the|2
^meet|-2
^meeting|-1
^mend|-2
^menu|1
^merge|1
^message|-1
^mick|-1
^might|-1
^milk|5
^mind|-1
^mine|-1
^minutes|2
^minutes of|-1
^mit|-1
^mo|2
^mobile|5
^mom|-4
^mom's|-1
^mom's birthday|-1
^monday|-1
^morning|-1
^morning all|-1
^mot|1
^mot for|1
^move|3
^move all|1
^move her|-1
^move samples|1
^move the|5
^mow|-3
^mr|-1
^mrs|-4
^mum|-3
^mum says|-3
^mum's|-2
^my|-6
^my back|-1
^my daughter|-2
^my son|-1
^name|1
^name of|-1
^names|-2
^nd|2
^ne|-1
^negotiate|1
^neither|-2
^net|-2
^new|2
^next|-4
^next time|-5
^nice|1
^nicht|-2
^nightly|3
^no hurry|-1
^no nuts|1
^no panic|-2
^no stress|-1
^nobody has|2
^noor|3
^nos|3
^not|-10
^not for|-1
^not me|-1
^not the|-1
^note|4
^notes|-1
^nothing|-1
^nothing to|1
^notice|-2
^notice of|-1
^notification|-2
^notification of|-2
^nous|5
^nous adresser|1
^nous n'avons|5
^nur|3
^nurse|1
^ob|5
^ob wir|-1
^obligations|-1
^obligations of|-1
^obtain|2
^obtain three|1
^obtain two|1
^oder|1
^of all|-1
^of the|3
^offen|6
^offer|-12
^offer him|1
^office|-3
^office of|-2
^old|-1
^oma|-1
^on|-4
^on the|1
^onboarding|2
^once|-1
^once the|-1
^one|-1
^one is|-1
^only|-2
^only the|5
^open a|-2
^open point|1
^open the|3
^opened|-1
^opened by|-1
^or|1
^order|10
^order a|4
^order it|1
^order more|2
^order one|-2
^order the|3
^order two|-1
^organise|4
^organise that|1
^organise the|1
^otherwise|-1
^otherwise the|-2
^otherwise we|1
^our|1
^our records|-2
^ours|-1
^out|-1
^p|1
^pack|-1
^page|1
^page of|-3
^paid|-1
^paint|-7
^pallet|-1
^paper|-1
^para|1
^para la|1
^parent|1
^parents|-1
^parking|1
^parte|-3
^parte de|-3
^pas|-1
^pasa|7
^passer|-1
^passport|3
^passport photos|2
^passports|1
^password|2
^patient|-2
^patients|-1
^pay|10
^pay by|6
^pay invoice|3
^pay online|2
^pay this|1
^pay to|-4
^payable|3
^payment|-2
^payment terms|-2
^payroll|4
^pcs|-2
^penalty|3
^pencil|1
^penser|-6
^penser a|-6
^people|-3
^people are|-1
^per|2
^petit|-1
^petit rappel|-1
^phil|-2
^phone|10
^phone the|2
^phone them|2
^photos|-1
^photos of|-1
^physio|-4
^pick|-3
^pick it|-2
^pick up|4
^pieces|-1
^place|1
^place the|1
^plan|-1
^please|3
^plomberie|4
^pls|-1
^pm|-3
^po|-1
^policy|-2
^por|-3
^por favor|-2
^portal|9
^portal closes|9
^porte|2
^porte du|2
^post|-2
^post it|1
^pour|-2
^practice|-1
^prepare|6
^prepare a|3
^present|-4
^present the|1
^presents|-1
^prevenir|3
^previous|-1
^prices|2
^print|3
^print and|3
^print it|1
^print the|-2
^printer|7
^printer on|1
^printing|-4
^priya|-1
^proceder|-4
^prod|-1
^prod is|-3
^project|-2
^projector|2
^projector in|1
^proofread|4
^proofread the|1
^property|-1
^protokoll|-1
^provide|1
^prufen sie|1
^publish|1
^pull|1
^pull the|1
^put|2
^put a|-1
^put in|-2
^put it|4
^put the|-3
^put together|1
^put up|2
^q|-3
^quarantine|-1
^questions|4
^quick|-3
^quick one|-1
^quotation|1
^quotation q|1
^quote for|-1
^quote the|-1
^quote valid|3
^rabies|2
^radiator|2
^rate|1
^rather|-1
^re|2
^reach|-2
^read|-4
^read the|1
^rebook|1
^recalibrate|3
^recalibrate the|2
^recall|1
^receipts|-1
^receive|-2
^receive the|-4
^received|8
^reception|-3
^rechnung|5
^rechnung bezahlen|2
^rechnung nr|1
^rechnung re|2
^record|1
^recount|1
^redo|1
^ref|-3
^reference|2
^refill|2
^refill the|1
^refund|5
^refund the|1
^register|4
^register your|-6
^registration|1
^reissue|2
^relance|1
^relancer|2
^relancer le|1
^release|-3
^release notes|-4
^release the|4
^relire|2
^remind about|2
^reminder|-3
^reminder to|-1
^remit|-3
^remit by|-1
^remit the|-1
^remove|3
^remove the|1
^remplacement|-5
^rename|1
^renew|5
^renew before|-2
^renew it|2
^renew now|-2
^renew online|-1
^renew passport|2
^renew the|3
^renew your|1
^renewal|-1
^rent|4
^rental|7
^renvoyer|2
^repaint|-1
^repaint the|-2
^repair|-8
^repair the|-1
^repeat|2
^replace|10
^replace batteries|3
^replace the|3
^replace them|1
^reply|-2
^reply to|-1
^report back|1
^request|-2
^request a|-1
^request for|2
^requested delivery|1
^rerun|1
^resend|-1
^resend the|-3
^reserve|5
^reserve the|-1
^reserver|4
^reserver la|3
^reset|8
^reset the|1
^residents|3
^resolved|2
^resolved that|2
^respected|-2
^rest|3
^restart|1
^restart the|1
^restore|1
^result|1
^return|11
^return by|-1
^return it|1
^return signed|2
^return the|12
^return them|-1
^return this|-1
^rev|-2
^review the|-1
^rewrite|2
^rewrite the|2
^rien|-1
^ring|-3
^ring her|1
^ring him|-1
^ring me|1
^ring mrs|1
^ring the|2
^ring them|1
^risk|-1
^riverside|3
^roll|4
^roll back|2
^roller|2
^roof|7
^room|-2
^rotate|2
^rotate the|1
^ruf|1
^run|1
^ruth|1
^s|-1
^said|1
^said he'd|-2
^said she'd|-1
^sale|-1
^sammelt|-3
^sample|1
^sat|1
^saturday|-1
^sauf|3
^sauf erreur|3
^save|-4
^save the|-1
^says|-1
^scaffold|1
^scaffold on|1
^scale|-1
^scan|1
^scan it|1
^schedule|1
^schick|-2
^schicken|2
^school|-1
^scratch|-4
^se|3
^se aprobo|3
^se ha|1
^seal|4
^seat|2
^seats|4
^second|3
^see|-7
^see below|-1
^see the|-3
^see to|-1
^seen|-2
^seen the|-1
^sehr|-4
^sehr geehrte|-4
^sell|-2
^send|9
^send a|6
^send her|1
^send me|-1
^send over|1
^send the|6
^send them|2
^send to|-2
^send us|4
^service|-3
^set|3
^set up|1
^settle|-1
^settle it|-1
^settle the|1
^severity|-2
^she|-2
^she is|-1
^she wants|1
^she'd|7
^she'd like|7
^she's|-1
^she's off|-1
^ship|1
^shop|-2
^shopping|2
^shopping for|1
^shout|6
^show it|1
^shower|2
^si|-3
^si no|-3
^sich|-1
^sie|-3
^sign|1
^sign and|-4
^sign for|1
^sign up|3
^sin|-2
^since|13
^since last|4
^since the|7
^since update|3
^sir|-1
^size|-1
^sla|-3
^smoke|3
^smoke alarm|1
^snag|-3
^sombody|-6
^something|-1
^sometime|-1
^somewhere|-1
^somone|2
^son|-2
^sonst|-2
^sort|-5
^sort it|-3
^sort out|1
^sort that|-2
^soy|-1
^speak|1
^speak to|1
^speaker|-3
^speaker the|-2
^split|-1
^spring|1
^st|-1
^staff|-1
^start|-4
^statement|-2
^statement of|-2
^steuererklarung|2
^stick|1
^sticker|-1
^sticky|-1
^sticky note|-1
^still|-3
^stock|-4
^stock count|-6
^stop|-12
^stop the|-4
^store|-2
^stuck|-3
^students|-1
^submit|1
^submit a|1
^submit it|-6
^submit the|5
^submit your|1
^suggest|-1
^summary|-1
^summer|-1
^sunday|-1
^supplier|-3
^supply|1
^sure|-1
^swap|6
^swap it|1
^swap the|4
^swing|1
^swing by|1
^switch|-2
^t|-1
^take|-7
^take a|-2
^take on|-4
^take out|1
^take over|1
^take place|-2
^take that|-2
^take the|4
^take them|-1
^take this|1
^take your|-1
^talk|-10
^talk about|-9
^talk to|-1
^tank|-1
^target|-2
^tariq|-1
^tax|-1
^teh|-2
^teilen|4
^teilen sie|4
^tell|-3
^tell her|6
^tell the|2
^tell them|1
^tell us|-2
^temp|-1
^tenant|1
^tenant is|-1
^termin|1
^test|3
^test the|1
^text|-1
^th|-2
^that|3
^that means|1
^that's it|2
^the|14
^the annual|-1
^the application|-3
^the auditor|-1
^the auditors|-2
^the autoclave|-1
^the backup|-1
^the badge|1
^the bank|-1
^the big|1
^the board|-2
^the budget|1
^the calibration|1
^the car|-1
^the case|1
^the caterer|6
^the certificate|1
^the children|-2
^the choir|2
^the client|-6
^the coffee|-2
^the concert|-1
^the contract|1
^the county|-1
^the crane|-1
^the customer|-8
^the demo|2
^the dishwasher|-1
^the donor|1
^the draft|-2
^the elevator|1
^the export|1
^the fence|1
^the fish|-1
^the following|-3
^the forklift|-1
^the freezer|-1
^the fridge|1
^the grant|6
^the guard|1
^the guest|2
^the hand|-1
^the harbour|-1
^the health|-3
^the heating|1
^the hendersons|2
^the hero|2
^the hotel|-1
^the inspector|-1
^the insurance|-1
^the insurer|-2
^the interim|2
^the key|-3
^the keys|3
^the label|3
^the lady|-1
^the landlord's|-3
^the last|7
^the lease|1
^the left|-1
^the letter|-1
^the lift|-1
^the minutes|3
^the museum|-1
^the nd|2
^the neighbours|-2
^the newsletter|-1
^the offer|5
^the office|-1
^the old|-2
^the one|-1
^the organ|-5
^the original|1
^the other|-1
^the owner|-1
^the passport|-1
^the pen|1
^the piano|-1
^the plumber|2
^the portal|-1
^the price|-3
^the print|-1
^the printer|-1
^the projector|3
^the q|-2
^the radio|1
^the raffle|-1
^the revised|-1
^the roof|-2
^the salt|-4
^the school|-1
^the signed|1
^the skip|6
^the sound|1
^the sprinkler|1
^the staging|-2
^the state|1
^the tap|10
^the tax|-1
^the tenant|2
^the tenants|-4
^the th|3
^the thing|4
^the toner|-1
^the two|3
^the visitor|1
^the walk|-3
^the washing|-1
^the website|1
^the wifi|1
^them|-1
^theo|-2
^there|-1
^there's|-1
^these|4
^they|10
^they are|1
^they asked|2
^they close|-1
^they like|-1
^they need|-3
^they said|-1
^they say|4
^they shut|-1
^they want|8
^they won't|-3
^they'd|-3
^they'd like|-3
^they're|-2
^things|-1
^think|-3
^this|-5
^this cannot|-2
^this is|-3
^three|-2
^throw out|1
^thx|-1
^ticket|-2
^tickets|-1
^tighten|1
^till|13
^timesheets|3
^to|7
^todo|2
^tom|8
^top|-1
^total|-1
^total ttc|-1
^transfer|5
^transfer the|5
^translate|1
^translate the|1
^translation|8
^transport|-1
^treasurer|-2
^trim|1
^trim the|1
^tu t'en|-1
^tuesday|-2
^twenty|-1
^two|-6
^two customers|-1
^two of|-6
^two things|-1
^type|-2
^type of|-2
^um|-2
^under|-5
^unfortunately|-4
^unfortunately the|-3
^unit|-2
^unless|1
^unlock|1
^uns|-1
^unser|1
^unsere|-1
^until|-1
^update|9
^update it|1
^update the|5
^upgrade|2
^upgrade postgres|2
^upload|1
^upload a|1
^upload it|-2
^upload the|4
^upload them|-1
^ur|-1
^use|-4
^use the|-3
^user|1
^usted|-1
^utility|-3
^v|-1
^valid|-1
^van|6
^vat|-4
^vat return|-2
^vehicle|-3
^version|-6
^via|-2
^vielen|-2
^vielen dank|-2
^visit|-4
^visit the|-4
^visitor|-2
^visitors|-1
^voice|-1
^voice memo|-1
^voicemail|-2
^voir|-2
^volunteers|4
^von|1
^votre|2
^vpn|2
^vpn drops|1
^wait|-1
^wait for|-1
^walk|1
^walk in|1
^want|2
^want it|-1
^wants the|1
^ward|1
^warehouse|-1
^warranty|-1
^was|8
^wash|4
^wash the|1
^water|-2
^water is|4
^water meter|-1
^water the|1
^water them|-3
^we|-11
^we are|-2
^we did|2
^we don't|-1
^we have|-5
^we haven't|1
^we owe|-2
^we would|1
^we're|11
^we're down|5
^we're out|6
^we're still|-1
^we've|4
^we've got|-2
^website|-3
^website relaunch|-2
^weekly|-1
^wenn|3
^were|-1
^what|5
^what didn't|-1
^what happened|-1
^what i|9
^what is|-1
^what she|-1
^what we|-1
^what's|2
^what's missing|2
^wheelchair|3
^when|8
^when can|-1
^when i|10
^when the|3
^when you|-6
^whenever|-1
^which|-4
^which is|-3
^while|-2
^white|-1
^who|2
^whos|2
^wie|-1
^wilma|-1
^window|-1
^winter|-2
^winter tyres|1
^winterreifen|2
^wipe|-4
^wir|2
^wish|-4
^with|-1
^withdraw|1
^without|-1
^words|1
^work|-11
^work for|-3
^working|-3
^write|6
^write a|3
^write it|-1
^write the|2
^wrong|-1
^x|1
^ya|-7
^yes|-2
^yesterday|-1
^you|-2
^you're|-5
^you're the|-1
^you've|-1
^you've got|-1
^your|6
^your application|-1
^your comments|1
^your domain|5
^your order|-4
^your subscription|-1
^your vat|2
^your vehicle|-1
^yours|-2
^zwar|-2
topic $ab|-2
topic $abonnement|4
topic $above|1
topic $abstracts|4
topic $abzug|-1
topic $ac|1
topic $acceptance|-1
topic $access|3
topic $accessible|-1
topic $account|10
topic $accounts|-1
topic $addendum|1
topic $address|1
topic $adress|-2
topic $ads|1
topic $afterwards|-2
topic $agency|1
topic $agent|1
topic $agian|-1
topic $agm|-2
topic $ago|-1
topic $ahead|-1
topic $aid|1
topic $alarm|10
topic $alert|-1
topic $alone|-1
topic $altos|1
topic $android|-2
topic $anniversary|-1
topic $ano|-1
topic $answer|-3
topic $anymore|-5
topic $anywhere|-2
topic $apart|-2
topic $app|-5
topic $appeal|4
topic $applicant|-1
topic $application|-2
topic $appointment|-3
topic $appointments|-1
topic $approx|-1
topic $area|-1
topic $arrive|-5
topic $ash|1
topic $asistentes|-1
topic $assessment|-2
topic $association|-2
topic $at|3
topic $attendance|-1
topic $attention|-1
topic $audit|-3
topic $august|-3
topic $aula|2
topic $authority|-3
topic $away|-5
topic $awful|-1
topic $axis|3
topic $ayuntamiento|-1
topic $baby|-1
topic $back|1
topic $badge|-1
topic $badges|7
topic $badly|-1
topic $bakery|-1
topic $balance|-4
topic $banner|-1
topic $bano|-1
topic $bar|-2
topic $basement|-1
topic $bath|-1
topic $batteries|4
topic $battery|-1
topic $bauherr|1
topic $bay|1
topic $bazaar|-1
topic $bc|-1
topic $be|5
topic $bedroom|-1
topic $beekeepers|2
topic $begin|-1
topic $belgium|-1
topic $believe|-2
topic $bell|1
topic $below|-3
topic $bench|2
topic $bent|1
topic $berlin|-1
topic $betrag|-1
topic $bill|6
topic $bin|1
topic $bins|1
topic $birds|-3
topic $birthday|1
topic $biscuit|1
topic $black|2
topic $blame|-1
topic $blinds|1
topic $blocking|-1
topic $bloods|1
topic $blue|-1
topic $board|-1
topic $boiler|5
topic $book|-1
topic $booking|-2
topic $bookings|-1
topic $booklet|-1
topic $books|6
topic $booster|3
topic $boots|-1
topic $bottles|-1
topic $box|2
topic $boxes|-2
topic $brake|1
topic $brakes|-1
topic $break|-1
topic $brewery|-1
topic $brochure|-6
topic $broken|1
topic $broker|-5
topic $bug|-3
topic $buildings|-1
topic $bulb|1
topic $bus|-2
topic $button|-3
topic $bye|-1
topic $c|-1
topic $cabinet|-7
topic $cage|2
topic $cake|6
topic $call|-4
topic $calls|1
topic $camp|-2
topic $canal|-1
topic $cancellation|-1
topic $captain|1
topic $car|-4
topic $card|-1
topic $cards|-1
topic $carte|4
topic $carton|4
topic $cartridge|2
topic $case|1
topic $cases|1
topic $cash|-2
topic $cat|-1
topic $category|-1
topic $census|5
topic $centrifuge|2
topic $cert|7
topic $certificate|6
topic $certificates|1
topic $chair|10
topic $chairs|6
topic $chambre|9
topic $chapel|1
topic $chapters|-1
topic $characters|-1
topic $charge|-1
topic $chat|-3
topic $cheap|-1
topic $check|2
topic $checklist|-4
topic $chg|-1
topic $choir|-2
topic $christmas|-3
topic $circle|-1
topic $claims|1
topic $class|-2
topic $clause|1
topic $clean|1
topic $cleaners|2
topic $cleaning|1
topic $client|-1
topic $clinic|1
topic $close|-2
topic $closet|-1
topic $closing|-2
topic $club|-3
topic $co|3
topic $coat|2
topic $cocina|1
topic $code|6
topic $codes|7
topic $cold|-1
topic $collection|-1
topic $colour|3
topic $colours|-1
topic $comment|-6
topic $commission|-1
topic $committee|-2
topic $company|-1
topic $complained|-1
topic $complaint|3
topic $complaints|3
topic $compressor|9
topic $computer|-1
topic $concert|-3
topic $confirmation|2
topic $congratulations|-1
topic $contact|1
topic $contract|-1
topic $contractor|-1
topic $controle|-1
topic $convenience|-3
topic $conversation|-2
topic $copier|1
topic $corner|-3
topic $cosmetic|-1
topic $costs|-1
topic $cot|6
topic $cottage|1
topic $council|-4
topic $counsel|4
topic $count|1
topic $counter|6
topic $country|9
topic $county|3
topic $course|1
topic $court|-2
topic $covers|1
topic $crack|-1
topic $crane|-1
topic $crashes|1
topic $crate|-1
topic $cream|-1
topic $credentials|2
topic $crew|-4
topic $critical|-1
topic $crm|-2
topic $customer|-1
topic $customers|3
topic $cutoff|-3
topic $cv|-1
topic $d|1
topic $data|-2
topic $date|-1
topic $dated|-1
topic $daughter|-1
topic $db|2
topic $dead|-1
topic $debit|-3
topic $decision|-1
topic $deck|-2
topic $declaration|1
topic $degrees|-1
topic $delivery|2
topic $demo|1
topic $dental|1
topic $department|-4
topic $deposit|4
topic $depot|-1
topic $description|-1
topic $desk|-1
topic $details|2
topic $detector|-1
topic $devis|2
topic $discount|-1
topic $dishwasher|1
topic $disk|1
topic $display|-2
topic $dispute|2
topic $dock|2
topic $docs|-1
topic $document|-1
topic $dog|-3
topic $domain|1
topic $door|-6
topic $doses|-1
topic $downstairs|4
topic $draft|2
topic $drain|-1
topic $drama|-1
topic $drawings|-1
topic $drips|-1
topic $driving|-1
topic $drucker|-1
topic $dryer|1
topic $duplicate|3
topic $earlier|-3
topic $echeance|-1
topic $edition|-1
topic $eight|-3
topic $electric|-2
topic $emergency|-1
topic $empfang|-1
topic $emptied|-1
topic $ending|-2
topic $engineer|-2
topic $engineering|-1
topic $english|-2
topic $environment|-1
topic $erp|2
topic $error|-1
topic $estimate|1
topic $eur|-2
topic $evening|1
topic $evenings|-2
topic $exam|1
topic $excerpt|-2
topic $excursion|2
topic $exit|-1
topic $expected|-1
topic $expire|-1
topic $expiry|-2
topic $extension|-1
topic $extinguisher|1
topic $extinguishers|4
topic $extra|-1
topic $f|-1
topic $facility|-1
topic $factura|1
topic $fair|-2
topic $falling|-2
topic $families|-1
topic $farrier|6
topic $fax|-1
topic $february|-1
topic $fee|1
topic $fees|2
topic $fence|-1
topic $festival|-1
topic $feuerloscher|7
topic $fever|-3
topic $fi|2
topic $file|10
topic $filing|1
topic $film|-1
topic $filter|1
topic $finance|-3
topic $findings|-4
topic $fire|-1
topic $flat|-1
topic $flats|3
topic $flickers|-1
topic $floor|-2
topic $flu|-1
topic $for|-1
topic $forget|-7
topic $forklift|2
topic $form|11
topic $forms|5
topic $fournisseur|-3
topic $fr|-1
topic $frame|5
topic $free|-1
topic $freezer|11
topic $friday|-1
topic $frist|-2
topic $from|-1
topic $funder|-1
topic $funeral|-1
topic $funny|-1
topic $furgoneta|-1
topic $further|-1
topic $fwd|-1
topic $g|1
topic $garage|1
topic $garden|-2
topic $gas|-2
topic $gate|-3
topic $gateau|8
topic $gateway|1
topic $generator|5
topic $gite|-1
topic $glass|-3
topic $glasses|5
topic $gmbh|-1
topic $goods|-1
topic $grant|-3
topic $green|-1
topic $grey|-1
topic $grinder|4
topic $group|-4
topic $groupe|-1
topic $grout|1
topic $grupo|-3
topic $guard|-2
topic $guards|2
topic $gutter|11
topic $gutters|8
topic $guy|1
topic $h|6
topic $haha|-1
topic $halfway|-1
topic $hall|2
topic $halloran|1
topic $hallway|-1
topic $handover|-1
topic $handrail|1
topic $hanging|-3
topic $hardware|2
topic $harp|2
topic $hazard|-1
topic $headcount|3
topic $heads|3
topic $health|-1
topic $hearing|-2
topic $heater|3
topic $heating|2
topic $heavy|-4
topic $hedge|6
topic $heizung|3
topic $help|-1
topic $helpdesk|-1
topic $hendersons|-1
topic $him|-3
topic $hinge|1
topic $hire|1
topic $history|1
topic $hit|-2
topic $holder|1
topic $hole|6
topic $holiday|-1
topic $holidays|-1
topic $home|1
topic $honey|-1
topic $horas|2
topic $hospital|-1
topic $hotel|-1
topic $hour|-1
topic $hours|1
topic $house|-6
topic $huddle|-1
topic $humidity|-2
topic $hundred|-1
topic $hymn|3
topic $ii|-3
topic $in|6
topic $incl|1
topic $incomplete|-1
topic $index|1
topic $injuries|1
topic $inside|-1
topic $inspection|2
topic $instalment|1
topic $insurance|3
topic $insurer|-1
topic $intern|-1
topic $interns|1
topic $inv|2
topic $inventur|-1
topic $invoice|12
topic $it|-1
topic $items|-1
topic $itself|-2
topic $jacket|1
topic $jammed|-1
topic $january|-4
topic $jerseys|8
topic $job|-2
topic $jour|-1
topic $june|1
topic $kasse|-1
topic $kennel|4
topic $key|10
topic $keys|2
topic $kg|-1
topic $kids|-2
topic $kit|12
topic $kitchen|-1
topic $kits|1
topic $knee|-1
topic $konto|-1
topic $kowalczyk|1
topic $kuche|2
topic $kx|-1
topic $l|4
topic $lab|-1
topic $labs|4
topic $lacks|-1
topic $ladder|1
topic $lady|-3
topic $lager|1
topic $lamp|4
topic $landlord|3
topic $lane|-3
topic $laptop|5
topic $last|3
topic $later|4
topic $lead|-1
topic $leak|1
topic $lease|-2
topic $lecture|-1
topic $legs|1
topic $lender|2
topic $leo|-1
topic $lessons|-3
topic $letter|-1
topic $level|6
topic $library|2
topic $licence|4
topic $licences|1
topic $license|2
topic $life|-2
topic $lift|5
topic $lifts|1
topic $lighting|6
topic $limit|-1
topic $lindgren|1
topic $line|-5
topic $list|-4
topic $little|1
topic $llc|3
topic $locker|7
topic $log|2
topic $login|3
topic $logo|-1
topic $logs|-1
topic $long|-2
topic $loop|-1
topic $loose|1
topic $lorry|-1
topic $lose|-1
topic $lost|-1
topic $ltd|1
topic $lunch|-2
topic $lundi|-1
topic $machine|-6
topic $machines|-1
topic $madam|-2
topic $madame|-1
topic $mailing|-1
topic $man|2
topic $management|-1
topic $mantenimiento|-2
topic $margin|1
topic $mats|6
topic $me|1
topic $meanwhile|-1
topic $measurement|-3
topic $medicines|1
topic $meeting|-9
topic $memo|-4
topic $mentioned|-1
topic $menu|1
topic $message|-4
topic $meter|-2
topic $metres|-1
topic $mg|4
topic $mic|1
topic $microwave|2
topic $migration|2
topic $mila|-1
topic $mileage|-2
topic $mill|1
topic $mind|-2
topic $minibus|7
topic $minutes|-1
topic $missing|4
topic $mistake|1
topic $ml|-1
topic $mm|-1
topic $mode|2
topic $module|-1
topic $modules|-2
topic $monday|-2
topic $mondays|-1
topic $mot|3
topic $msku|-1
topic $myself|-1
topic $name|-4
topic $nave|-1
topic $navidad|-1
topic $nda|1
topic $nearly|1
topic $nest|1
topic $nets|2
topic $newsletter|2
topic $nine|1
topic $noise|-3
topic $nord|-1
topic $note|-3
topic $notes|-3
topic $notice|-5
topic $notification|-1
topic $notiz|-1
topic $november|-1
topic $nr|-1
topic $number|7
topic $numbers|-3
topic $october|-2
topic $oduya|-1
topic $of|-3
topic $off|-1
topic $office|-5
topic $older|1
topic $one|-2
topic $ones|-1
topic $online|-1
topic $onto|-1
topic $op|-1
topic $open|-2
topic $opening|-2
topic $operator|-2
topic $optician|-1
topic $orange|-1
topic $order|2
topic $ordner|6
topic $organ|3
topic $others|-1
topic $otherwise|-1
topic $ought|3
topic $outage|1
topic $outside|1
topic $outstanding|1
topic $oven|3
topic $over|-1
topic $overnight|-1
topic $owe|-2
topic $owner|-1
topic $p|-2
topic $pack|-1
topic $package|-1
topic $page|4
topic $pages|-1
topic $paint|-3
topic $pallet|3
topic $pallets|1
topic $pan|7
topic $pane|1
topic $panels|-1
topic $paper|-5
topic $parcel|-1
topic $parental|-1
topic $parents|-1
topic $park|-3
topic $parking|3
topic $parquet|4
topic $partners|2
topic $party|1
topic $pass|2
topic $passes|-1
topic $passport|3
topic $passports|5
topic $password|3
topic $path|-2
topic $patients|1
topic $payment|-1
topic $pegs|2
topic $pen|1
topic $people|-8
topic $perfect|-3
topic $period|-1
topic $permit|-5
topic $permits|1
topic $person|-1
topic $pharmacy|-1
topic $phone|3
topic $photo|3
topic $photographer|1
topic $photographs|6
topic $photos|4
topic $physio|-1
topic $piano|4
topic $pide|-1
topic $pile|-1
topic $piso|-1
topic $pl|-1
topic $place|-4
topic $planta|1
topic $plate|-2
topic $plates|8
topic $platform|2
topic $plot|-1
topic $point|-1
topic $points|-1
topic $policy|4
topic $portal|1
topic $portaloos|9
topic $position|-2
topic $post|2
topic $potassium|1
topic $pounds|-2
topic $power|7
topic $pr|1
topic $premises|1
topic $premium|-2
topic $press|1
topic $pressure|1
topic $price|-3
topic $primary|-1
topic $printer|1
topic $printing|-2
topic $prior|1
topic $probe|-1
topic $problem|-1
topic $profile|1
topic $programme|-1
topic $projector|5
topic $promise|-4
topic $promised|-1
topic $protection|4
topic $provider|-1
topic $puddle|-1
topic $q|10
topic $queen|-1
topic $query|1
topic $question|-1
topic $questionnaire|3
topic $quotation|2
topic $quote|1
topic $quoted|-1
topic $r|-1
topic $rack|-2
topic $racks|1
topic $radiator|3
topic $rail|2
topic $ramp|3
topic $range|-1
topic $rate|-1
topic $raum|-3
topic $ray|1
topic $rd|-1
topic $re|-1
topic $read|-1
topic $reader|4
topic $reading|1
topic $readings|4
topic $reads|1
topic $ready|-2
topic $recall|2
topic $receipt|1
topic $receipts|4
topic $receivable|-1
topic $recieve|1
topic $recital|-1
topic $recycling|-1
topic $red|-3
topic $redlines|-1
topic $reference|1
topic $referral|2
topic $regarding|-3
topic $regatta|-1
topic $register|3
topic $registration|2
topic $rehearsal|-2
topic $remark|-1
topic $rember|-1
topic $reminder|-7
topic $remote|-1
topic $renewal|2
topic $renewals|1
topic $rep|-1
topic $repair|-1
topic $replacements|-1
topic $reports|-1
topic $request|8
topic $requests|1
topic $required|-1
topic $residents|-4
topic $retro|-1
topic $return|-2
topic $returns|-1
topic $rev|1
topic $revenue|-1
topic $review|4
topic $reviewer|1
topic $revision|-1
topic $rights|-2
topic $risk|-3
topic $robes|2
topic $robot|1
topic $roll|-1
topic $rollback|-1
topic $rolls|1
topic $roof|-1
topic $room|-8
topic $roses|-1
topic $rota|-1
topic $round|-2
topic $row|-2
topic $rubs|-2
topic $rules|-2
topic $s|-3
topic $sale|2
topic $sales|1
topic $salle|-1
topic $sample|-1
topic $samples|-4
topic $sand|-1
topic $sat|-2
topic $say|-1
topic $says|-1
topic $scaffold|4
topic $scale|1
topic $scanner|1
topic $scarf|2
topic $schedule|3
topic $schlussel|1
topic $schools|-1
topic $schulung|-1
topic $scores|1
topic $screws|1
topic $seal|1
topic $season|-1
topic $seat|2
topic $sec|-1
topic $second|-3
topic $section|1
topic $security|-1
topic $self|-1
topic $semana|-1
topic $september|1
topic $server|-1
topic $servers|-1
topic $service|3
topic $services|-1
topic $settings|-1
topic $sev|-1
topic $severity|-2
topic $shed|3
topic $sheet|-1
topic $shelf|1
topic $shelter|-1
topic $shelves|-1
topic $shift|-1
topic $ship|2
topic $shoot|1
topic $shop|-1
topic $short|-1
topic $shoulder|-1
topic $shout|-1
topic $show|-3
topic $shower|-2
topic $sick|-1
topic $sign|-2
topic $sink|3
topic $site|-1
topic $size|-2
topic $sizes|4
topic $skip|2
topic $slates|1
topic $slide|-1
topic $slides|1
topic $slip|-2
topic $slot|-3
topic $smell|-1
topic $smells|1
topic $snow|-2
topic $sofa|3
topic $solicitor|-2
topic $sometime|-2
topic $somewhere|1
topic $somone|-1
topic $sound|-4
topic $spare|-1
topic $spelling|-2
topic $spoke|-1
topic $sprint|-1
topic $squeals|1
topic $st|-1
topic $stack|-1
topic $staff|-1
topic $stage|-2
topic $stamp|-1
topic $star|-1
topic $statement|2
topic $station|1
topic $stays|-3
topic $steuererklarung|-1
topic $stickers|2
topic $sticks|-5
topic $stinks|-2
topic $storage|4
topic $store|-4
topic $storm|-1
topic $stove|1
topic $stream|-1
topic $street|4
topic $stuck|-1
topic $studio|-1
topic $success|-1
topic $suit|-1
topic $sum|-1
topic $summary|-1
topic $summer|-2
topic $swap|1
topic $sweep|-3
topic $table|1
topic $tables|5
topic $tablet|1
topic $tage|-1
topic $tagged|-1
topic $tags|1
topic $talk|-5
topic $tank|5
topic $tarif|-2
topic $tasting|-1
topic $tax|12
topic $taxi|1
topic $team|-2
topic $tecnico|-1
topic $temp|-2
topic $temperature|-1
topic $tenant|-4
topic $tent|-1
topic $tents|1
topic $term|-1
topic $terminal|-1
topic $terrace|-1
topic $test|4
topic $th|-2
topic $thats|-2
topic $there|-1
topic $thermostat|-1
topic $things|-1
topic $three|-1
topic $through|-2
topic $ticket|-1
topic $tile|-1
topic $till|1
topic $timber|6
topic $timesheets|3
topic $tiny|1
topic $title|-1
topic $to|-1
topic $toast|-1
topic $toilet|1
topic $tomatoes|-2
topic $toner|1
topic $tool|5
topic $tour|-1
topic $tracking|-6
topic $trailer|1
topic $train|-1
topic $transcript|-5
topic $transfer|-1
topic $transit|3
topic $translation|4
topic $treasurer|-2
topic $tree|1
topic $trees|-1
topic $trip|-5
topic $trolley|1
topic $truck|5
topic $trucks|-1
topic $trustees|-1
topic $tuner|8
topic $turnhalle|3
topic $tuv|1
topic $tva|-1
topic $twins|-2
topic $two|-1
topic $type|-1
topic $umlauts|1
topic $unit|2
topic $units|2
topic $university|-1
topic $up|-1
topic $ups|3
topic $upstairs|1
topic $urgente|-1
topic $user|-2
topic $v|4
topic $vaccines|1
topic $valencia|-1
topic $valuation|1
topic $valve|-1
topic $van|-3
topic $vat|-1
topic $vehicle|-3
topic $version|-5
topic $vertrag|2
topic $vests|-1
topic $vet|-4
topic $view|-1
topic $violation|-1
topic $violin|8
topic $visa|1
topic $visit|2
topic $voicemail|-1
topic $volunteers|-2
topic $volvo|2
topic $votes|-1
topic $w|8
topic $walk|-2
topic $wall|-7
topic $ward|-4
topic $warehouse|-1
topic $warranty|-2
topic $waste|-4
topic $weather|4
topic $website|4
topic $week|6
topic $welcome|-1
topic $whatsapp|-1
topic $wheel|-1
topic $wheelchair|1
topic $wiki|2
topic $wind|-1
topic $window|-2
topic $winter|-1
topic $winterreifen|-1
topic $wire|-1
topic $wishes|1
topic $wobbles|4
topic $word|-1
topic $words|-1
topic $worker|-1
topic $workshop|-1
topic $wrap|-2
topic $x|-1
topic $ye|-4
topic $years|-2
topic $yuo|-1
topic =a|4
topic =ab|-2
topic =abonnement|4
topic =abstract|4
topic =abstracts|4
topic =ac|1
topic =acceptance|-1
topic =access|7
topic =accessibility|-3
topic =accessible|-1
topic =accident|-1
topic =account|16
topic =accounting|-2
topic =accounts|-2
topic =acct|-2
topic =act|-1
topic =addendum|1
topic =address|1
topic =admin|-1
topic =adress|-2
topic =ads|1
topic =adult|-1
topic =advent|1
topic =aed|4
topic =afterwards|-2
topic =agency|1
topic =agenda|-1
topic =agent|1
topic =agian|-1
topic =agm|-3
topic =ago|-1
topic =ahead|-1
topic =aid|6
topic =air|2
topic =aircon|1
topic =alarm|8
topic =alcohol|-1
topic =alert|-1
topic =all|-4
topic =alle|-1
topic =allergen|1
topic =alone|-1
topic =alten|6
topic =altos|1
topic =amended|-3
topic =an|-1
topic =and|-1
topic =android|-2
topic =annex|-3
topic =anniversary|-1
topic =annual|7
topic =ano|-1
topic =answer|-6
topic =anymore|-5
topic =anywhere|-2
topic =apart|-2
topic =apartment|-3
topic =api|5
topic =app|-5
topic =appeal|4
topic =applicant|-1
topic =application|-2
topic =appointment|-5
topic =appointments|-1
topic =appt|1
topic =archive|1
topic =area|-1
topic =arrive|-6
topic =as|2
topic =ash|2
topic =asistentes|-1
topic =asking|-1
topic =assembly|1
topic =assessment|3
topic =association|-2
topic =at|5
topic =attendance|-1
topic =attention|-1
topic =audit|-3
topic =august|-3
topic =aula|2
topic =aunt|1
topic =auntie|-3
topic =authority|-3
topic =auto|1
topic =autoclave|1
topic =automated|-2
topic =autumn|-2
topic =away|-5
topic =awful|-1
topic =axis|3
topic =ayuntamiento|-1
topic =b|-5
topic =baby|-2
topic =bacs|-2
topic =bad|5
topic =badge|6
topic =badges|7
topic =badly|-1
topic =bag|3
topic =bakery|-1
topic =balance|1
topic =bank|2
topic =banner|-1
topic =bano|-1
topic =bar|-2
topic =barn|-2
topic =barrier|4
topic =basement|-1
topic =batch|-4
topic =bath|-1
topic =batteries|4
topic =bauherr|1
topic =bay|2
topic =bazaar|-1
topic =bc|-1
topic =be|4
topic =beamer|4
topic =bed|1
topic =bedroom|-1
topic =beekeepers|2
topic =before|3
topic =begin|-1
topic =belgium|-1
topic =believe|-2
topic =bell|5
topic =below|-3
topic =belt|1
topic =bench|2
topic =bent|1
topic =berlin|-1
topic =beta|-1
topic =betrag|-1
topic =better|1
topic =bicycle|-2
topic =big|-1
topic =bike|2
topic =bill|10
topic =bin|1
topic =bins|2
topic =bio|1
topic =bird|-2
topic =birds|-3
topic =birth|1
topic =birthday|6
topic =biscuit|1
topic =black|2
topic =blade|-2
topic =blame|-1
topic =blank|2
topic =blinds|1
topic =blocking|-1
topic =blog|3
topic =blood|3
topic =bloods|1
topic =blue|-1
topic =board|-1
topic =boat|1
topic =boiler|7
topic =bon|1
topic =book|-2
topic =booking|5
topic =bookings|-1
topic =booklet|-1
topic =books|6
topic =booster|3
topic =booth|2
topic =boots|-1
topic =boss|-1
topic =bottle|2
topic =bottles|-2
topic =bounce|-3
topic =box|-1
topic =brace|1
topic =brake|-3
topic =brakes|-3
topic =bread|-4
topic =break|-1
topic =breakfast|-1
topic =breaks|1
topic =brewery|-1
topic =bridge|-1
topic =bright|1
topic =brochure|-6
topic =broken|2
topic =broker|-5
topic =brook|2
topic =brown|-2
topic =bruit|-1
topic =bs|1
topic =bucket|-1
topic =budget|4
topic =bug|-4
topic =building|-2
topic =buildings|-1
topic =built|4
topic =bulb|1
topic =bus|-1
topic =butter|1
topic =button|-3
topic =bye|-1
topic =c|-1
topic =cabinet|-7
topic =cage|2
topic =cajas|4
topic =cake|9
topic =caldera|-1
topic =calibration|-2
topic =call|-2
topic =caller|-3
topic =calls|1
topic =camp|-1
topic =canal|-2
topic =cancellation|-1
topic =candidate|3
topic =canteen|-3
topic =captain|1
topic =car|-4
topic =card|3
topic =cards|-1
topic =cargo|1
topic =carpet|2
topic =carte|4
topic =carton|4
topic =cartridge|2
topic =case|1
topic =cases|1
topic =cash|-2
topic =catalogue|-1
topic =category|-2
topic =caution|1
topic =ceiling|-2
topic =cello|1
topic =census|5
topic =centrifuge|3
topic =cert|8
topic =certificate|10
topic =certificates|3
topic =chair|11
topic =chairs|4
topic =chamber|-9
topic =chambre|9
topic =changes|1
topic =changing|-1
topic =channel|-7
topic =chapters|-1
topic =characters|-1
topic =charge|-1
topic =chart|-1
topic =chat|-3
topic =chaudiere|1
topic =chauffe|3
topic =cheap|-1
topic =check|1
topic =checklist|-6
topic =checkout|3
topic =cheese|-1
topic =chg|-1
topic =child|3
topic =chimney|-3
topic =choir|-1
topic =christening|-3
topic =christmas|-4
topic =church|2
topic =circle|-1
topic =city|4
topic =claim|-3
topic =claims|1
topic =class|-5
topic =clause|1
topic =clean|1
topic =cleaners|2
topic =cleaning|-1
topic =cles|-1
topic =client|-1
topic =clinic|1
topic =close|-3
topic =closet|-1
topic =closing|-2
topic =closure|2
topic =club|-4
topic =co|3
topic =coat|3
topic =cocina|1
topic =code|6
topic =codes|7
topic =coffee|-1
topic =cold|-1
topic =colleague|1
topic =color|-1
topic =colour|7
topic =colours|-2
topic =column|1
topic =comment|-6
topic =commercial|-3
topic =committee|-2
topic =community|2
topic =company|-1
topic =complained|-1
topic =complaint|1
topic =complaints|3
topic =completion|-1
topic =compliance|1
topic =compressor|9
topic =computer|-1
topic =concept|-1
topic =concert|-3
topic =condition|3
topic =conference|3
topic =confirmation|2
topic =congratulations|-1
topic =consent|5
topic =consulate|-3
topic =contract|-2
topic =contractor|-1
topic =contrato|-2
topic =controle|-1
topic =controlled|6
topic =convenience|-3
topic =conversation|-2
topic =cookie|-2
topic =cooler|-3
topic =copier|1
topic =copper|5
topic =copy|1
topic =corner|-1
topic =cosmetic|-1
topic =cost|-6
topic =costs|-2
topic =costume|1
topic =cot|6
topic =cottage|1
topic =coughing|1
topic =council|-1
topic =counsel|4
topic =count|2
topic =counter|6
topic =country|9
topic =course|1
topic =court|-1
topic =courtesy|-4
topic =courtyard|-1
topic =covers|1
topic =cracked|-1
topic =crane|-1
topic =crashes|1
topic =crate|-1
topic =cream|-1
topic =credentials|2
topic =crew|-4
topic =critical|-1
topic =crm|-2
topic =crown|1
topic =csv|1
topic =cupboard|-1
topic =curtain|-1
topic =customer|-1
topic =customers|3
topic =customs|-4
topic =cut|-1
topic =cutoff|-3
topic =cv|-1
topic =d|-1
topic =damage|-1
topic =damaged|-3
topic =damp|6
topic =dank|1
topic =dark|1
topic =data|3
topic =date|-1
topic =dated|-1
topic =daughter|-1
topic =daughter's|4
topic =days|-1
topic =db|3
topic =de|13
topic =dead|-1
topic =debit|-3
topic =december|-3
topic =decision|-1
topic =deck|-1
topic =deep|1
topic =defect|-5
topic =defibrillator|1
topic =degrees|-2
topic =del|-5
topic =delivery|-3
topic =dem|-3
topic =dental|4
topic =department|-5
topic =deposit|3
topic =deposition|-2
topic =depot|-1
topic =deputy|-2
topic =des|-1
topic =description|-1
topic =desk|-4
topic =desks|2
topic =details|2
topic =detector|-1
topic =dev|-1
topic =didnt|-1
topic =digital|1
topic =dip|-1
topic =direct|-3
topic =discharge|2
topic =dishwasher|5
topic =disk|4
topic =display|1
topic =dispute|2
topic =district|-1
topic =dns|6
topic =dock|1
topic =docs|-1
topic =document|-1
topic =dog|-2
topic =dogs|-1
topic =domain|3
topic =don't|-1
topic =donor|1
topic =dont|-6
topic =door|11
topic =doses|-5
topic =dossier|-2
topic =downstairs|4
topic =dr|1
topic =draft|4
topic =drain|-1
topic =drama|-1
topic =drawing|6
topic =drawings|4
topic =drill|1
topic =drips|-1
topic =driving|-1
topic =drone|-3
topic =drucker|-1
topic =drug|-1
topic =drugs|6
topic =drum|-1
topic =dry|5
topic =dryer|1
topic =du|1
topic =duplicate|3
topic =duty|1
topic =e|1
topic =earlier|-1
topic =earliest|-2
topic =early|-2
topic =east|-5
topic =easter|-1
topic =eau|2
topic =echeance|-1
topic =edge|4
topic =edition|-1
topic =effect|-3
topic =eight|-3
topic =electric|5
topic =electrical|-3
topic =electricity|3
topic =elektro|-1
topic =elementary|-1
topic =elevator|1
topic =eleven|-1
topic =emergency|9
topic =empfang|-1
topic =employment|2
topic =emptied|-1
topic =empty|-1
topic =end|-4
topic =ending|-2
topic =energy|1
topic =engineer|-2
topic =engineering|-1
topic =engineers|-1
topic =english|-2
topic =environment|-1
topic =eori|4
topic =equipment|-4
topic =error|-2
topic =espresso|4
topic =estimate|1
topic =eur|-2
topic =evening|1
topic =evenings|-2
topic =ever|-1
topic =exam|1
topic =examination|1
topic =except|-1
topic =excerpt|-2
topic =excursion|2
topic =excuses|-1
topic =expected|-1
topic =expire|-1
topic =expiry|-2
topic =export|4
topic =extension|-1
topic =extinguisher|7
topic =extinguishers|4
topic =extra|-1
topic =extract|-2
topic =extractor|4
topic =eye|9
topic =f|-1
topic =face|-1
topic =facility|-2
topic =factory|-1
topic =factura|1
topic =fair|-1
topic =fall|-4
topic =falling|-3
topic =families|-1
topic =family|-1
topic =fan|1
topic =farrier|10
topic =fax|-1
topic =feature|-1
topic =february|-1
topic =fee|-2
topic =feedback|-2
topic =fees|3
topic =fence|-1
topic =fenwick|-1
topic =festival|-7
topic =feuerloscher|7
topic =fever|-3
topic =fi|3
topic =field|-1
topic =figures|-3
topic =file|8
topic =filing|1
topic =film|-4
topic =filter|1
topic =final|-2
topic =finance|-2
topic =findings|-4
topic =fire|7
topic =first|-6
topic =five|-2
topic =fix|-3
topic =flaky|1
topic =flats|3
topic =flickers|-1
topic =flood|-2
topic =floor|-4
topic =flu|-2
topic =foam|-1
topic =folding|3
topic =follow|-2
topic =food|-1
topic =foot|-1
topic =for|12
topic =ford|2
topic =forecast|-3
topic =forget|-7
topic =forgot|-1
topic =forklift|1
topic =form|13
topic =forma|1
topic =former|1
topic =forms|5
topic =forty|-2
topic =foto|-1
topic =fotos|-2
topic =four|-1
topic =fournisseur|1
topic =fox|-2
topic =fr|-1
topic =frame|5
topic =free|1
topic =freezer|12
topic =fresh|1
topic =friday|-5
topic =friendly|-1
topic =frist|-2
topic =from|-3
topic =ft|1
topic =fuel|1
topic =full|-3
topic =funder|-1
topic =funeral|-1
topic =funny|-1
topic =fur|4
topic =furgoneta|1
topic =furnace|1
topic =further|-1
topic =fwd|-1
topic =g|-1
topic =gain|-1
topic =gala|-3
topic =garage|2
topic =garden|-3
topic =gas|8
topic =gate|-2
topic =gateau|8
topic =gateway|1
topic =generator|6
topic =gite|-1
topic =glass|-2
topic =glasses|5
topic =glossary|1
topic =gloves|1
topic =gmbh|-1
topic =goal|1
topic =goals|1
topic =gold|-1
topic =good|-3
topic =grain|1
topic =grandma's|2
topic =grant|2
topic =greenline|2
topic =grey|-1
topic =grifo|1
topic =grinder|4
topic =grinding|-6
topic =ground|-1
topic =group|-3
topic =groupe|-1
topic =grout|3
topic =grupo|-3
topic =gst|-2
topic =guard|2
topic =guards|2
topic =guest|2
topic =guide|2
topic =gutter|12
topic =gutters|8
topic =guy|-3
topic =gym|6
topic =h|6
topic =haha|-1
topic =half|-3
topic =halfway|-1
topic =hall|-1
topic =halloran|1
topic =hallway|-1
topic =hand|5
topic =handle|1
topic =handler|1
topic =handover|-2
topic =handrail|2
topic =hanging|-3
topic =harbor|2
topic =harbour|-1
topic =hardware|-3
topic =harp|2
topic =hartley|1
topic =harvest|-1
topic =harwick|1
topic =hausverwaltung|-1
topic =having|-1
topic =hay|4
topic =hazard|-1
topic =head|1
topic =headcount|3
topic =heads|3
topic =health|-1
topic =hearing|4
topic =heated|1
topic =heater|2
topic =heating|4
topic =heavy|-4
topic =hedge|6
topic =height|2
topic =heizung|3
topic =help|-1
topic =helpdesk|-2
topic =hem|1
topic =hepa|2
topic =her|1
topic =heron|-2
topic =high|-2
topic =him|-3
topic =hinge|1
topic =hip|1
topic =hire|1
topic =his|1
topic =history|1
topic =hit|-4
topic =holder|1
topic =hole|6
topic =holidays|-1
topic =home|-1
topic =homework|-1
topic =honey|-1
topic =hop|5
topic =hope|-2
topic =horas|2
topic =hospital|-1
topic =hosting|1
topic =hotel|7
topic =hour|-1
topic =house|-6
topic =housekeeping|-1
topic =hse|-2
topic =huddle|-1
topic =humidity|-2
topic =hundred|-1
topic =husband|-1
topic =hydrant|-5
topic =hydraulic|-2
topic =hymn|3
topic =ice|3
topic =ii|-3
topic =im|1
topic =impresora|3
topic =impression|1
topic =in|1
topic =inbox|-4
topic =inc|-1
topic =incidencia|-2
topic =incident|-3
topic =incl|1
topic =incomplete|-1
topic =index|1
topic =ines|-5
topic =informe|5
topic =injuries|1
topic =inside|-2
topic =inspection|-1
topic =instalment|1
topic =insurance|1
topic =insurer|-1
topic =interim|-1
topic =intern|-3
topic =internal|-1
topic =interns|1
topic =inv|2
topic =inventur|-1
topic =invitation|1
topic =invite|1
topic =invoice|10
topic =invoices|-1
topic =irish|3
topic =is|-1
topic =isolation|-2
topic =it|-1
topic =item|-1
topic =items|-1
topic =its|3
topic =itself|-2
topic =jack|2
topic =jacket|1
topic =jammed|-1
topic =jan|-1
topic =january|-5
topic =jerseys|8
topic =jira|-1
topic =job|-4
topic =joint|3
topic =jonas|-2
topic =jour|-4
topic =july|-1
topic =june|1
topic =junta|-1
topic =kasse|-1
topic =kennel|4
topic =kessler|2
topic =kestrel|-1
topic =kev|-1
topic =key|9
topic =keys|2
topic =kg|-1
topic =kids|-2
topic =kiln|-4
topic =kindergarten|-1
topic =kit|11
topic =kita|-1
topic =kitchen|-4
topic =kits|1
topic =knee|-1
topic =konto|-1
topic =kowalczyk|1
topic =kuche|2
topic =kx|-1
topic =l|4
topic =la|6
topic =lab|-1
topic =label|1
topic =labs|4
topic =lacks|-1
topic =ladder|1
topic =lady|-4
topic =lager|1
topic =lamp|4
topic =lamps|1
topic =landlord|3
topic =landscaping|-1
topic =lane|-3
topic =laptop|5
topic =large|-2
topic =las|-1
topic =last|-5
topic =late|1
topic =later|4
topic =laundry|1
topic =lavadora|1
topic =lave|-1
topic =le|-1
topic =lead|-1
topic =leaf|1
topic =leak|1
topic =leaks|-2
topic =lease|-3
topic =leave|1
topic =leaving|1
topic =lecture|-1
topic =leeds|-1
topic =legs|1
topic =lemon|-1
topic =lena|4
topic =lender|2
topic =lessons|-3
topic =letter|2
topic =level|6
topic =liability|5
topic =library|5
topic =licence|5
topic =licences|1
topic =license|2
topic =lieferung|-3
topic =life|-1
topic =lift|4
topic =lifts|1
topic =light|-4
topic =lighting|4
topic =limit|-2
topic =lincoln|-1
topic =lindgren|1
topic =line|-4
topic =liquid|-1
topic =lisbon|-1
topic =list|-5
topic =lists|1
topic =litres|-1
topic =little|-2
topic =llc|3
topic =loan|2
topic =loaner|2
topic =local|5
topic =location|-1
topic =locker|7
topic =log|-2
topic =logo|-1
topic =logs|-1
topic =long|-5
topic =loop|-1
topic =loose|1
topic =lorry|-1
topic =lose|-1
topic =lost|-1
topic =loud|-1
topic =low|-6
topic =loyer|5
topic =ltd|-1
topic =lunch|-2
topic =lundi|-1
topic =m|4
topic =machine|-3
topic =machines|-1
topic =mad|1
topic =madam|-2
topic =madame|-1
topic =mail|1
topic =mailbox|2
topic =mailing|-1
topic =main|-1
topic =maintenance|-3
topic =maker|1
topic =man|2
topic =management|-1
topic =manager|-1
topic =mantenimiento|-2
topic =manual|-1
topic =march|-5
topic =margin|1
topic =mast|1
topic =mats|6
topic =matter|-3
topic =max|1
topic =may|2
topic =meanwhile|-1
topic =measurement|-3
topic =media|4
topic =medicines|1
topic =meeting|-13
topic =memo|-4
topic =mentioned|-1
topic =menu|1
topic =message|-4
topic =messe|-1
topic =messestand|2
topic =meter|6
topic =metres|-1
topic =mg|4
topic =microscope|4
topic =microwave|2
topic =midland|1
topic =migration|4
topic =mila|-1
topic =mileage|-2
topic =milk|-3
topic =mill|5
topic =millbrook|-2
topic =mind|-1
topic =minibus|7
topic =minutes|-5
topic =missing|6
topic =mistake|1
topic =ml|-1
topic =mo|-2
topic =mobile|-4
topic =mock|-1
topic =mode|2
topic =model|-1
topic =module|-1
topic =modules|-2
topic =monday|-2
topic =mondays|-1
topic =monitor|3
topic =more|1
topic =moss|-1
topic =mot|4
topic =move|-1
topic =mrs|1
topic =msku|-1
topic =mum|-1
topic =music|-3
topic =muster|-1
topic =my|16
topic =myself|-1
topic =name|-1
topic =nave|-1
topic =navidad|-1
topic =navy|1
topic =nda|5
topic =nearly|2
topic =neighbour|5
topic =nest|1
topic =net|-2
topic =nets|2
topic =network|-2
topic =new|1
topic =newsletter|2
topic =next|3
topic =night|-1
topic =nightly|-1
topic =nine|1
topic =nitrile|1
topic =no|-1
topic =noise|-7
topic =non|-1
topic =nord|-1
topic =north|-3
topic =not|1
topic =note|-6
topic =notes|-10
topic =notice|-8
topic =notification|-2
topic =notiz|-1
topic =nr|-1
topic =number|7
topic =numbers|-7
topic =nursery|1
topic =nut|3
topic =oakmere|-1
topic =obligations|-3
topic =october|-3
topic =oduya|-1
topic =of|1
topic =off|-1
topic =offer|1
topic =office|-5
topic =officer|-2
topic =ok|-1
topic =old|5
topic =older|1
topic =olive|1
topic =omg|-2
topic =on|6
topic =onboarding|-3
topic =one|-3
topic =ones|-3
topic =online|-1
topic =onto|-1
topic =op|1
topic =open|-4
topic =opened|-1
topic =opening|-1
topic =operator|1
topic =opposing|4
topic =ops|-2
topic =optician|-1
topic =or|-1
topic =orange|-1
topic =orchard|-2
topic =orchestra|-1
topic =order|2
topic =orders|1
topic =ordner|6
topic =organ|7
topic =ortega|1
topic =others|-1
topic =otherwise|-3
topic =ought|3
topic =our|-2
topic =out|-2
topic =outage|1
topic =outside|1
topic =outstanding|1
topic =over|-1
topic =overnight|-1
topic =owe|-2
topic =own|-2
topic =oxygen|8
topic =p|1
topic =pack|-1
topic =package|-1
topic =packaging|1
topic =packed|-1
topic =pads|1
topic =pager|-1
topic =pages|-1
topic =paid|-1
topic =paint|-3
topic =pallet|7
topic =pallets|1
topic =pan|7
topic =pane|1
topic =panels|-1
topic =paper|-5
topic =para|5
topic =parcel|5
topic =parent|1
topic =parental|-1
topic =parents|-1
topic =park|-3
topic =parking|9
topic =parquet|4
topic =partner|1
topic =partners|3
topic =parts|-1
topic =party|-1
topic =pass|2
topic =passes|-1
topic =passport|5
topic =passports|5
topic =password|4
topic =past|-3
topic =patch|1
topic =patient|5
topic =patients|1
topic =payment|-1
topic =payslip|6
topic =pe|7
topic =pegs|2
topic =pen|1
topic =pension|1
topic =people|-12
topic =peoples|-1
topic =per|1
topic =perfect|-3
topic =period|-1
topic =permit|-3
topic =permits|1
topic =person|-5
topic =persons|-1
topic =petersen|-6
topic =petty|-2
topic =pharmacy|-1
topic =phone|3
topic =phones|-1
topic =photo|4
topic =photographer|2
topic =photographs|7
topic =photos|-4
topic =physio|-1
topic =pi|-1
topic =piano|7
topic =pickup|1
topic =picture|1
topic =pide|-1
topic =pie|-1
topic =pile|-1
topic =pin|1
topic =piso|-3
topic =pitch|-2
topic =pl|-1
topic =place|-4
topic =plan|1
topic =planning|-2
topic =planta|1
topic =plaque|1
topic =plate|-3
topic =plates|8
topic =platform|2
topic =plays|2
topic =pleasant|-1
topic =plombier|-1
topic =plot|-3
topic =plug|3
topic =plumbing|1
topic =plus|-1
topic =po|-5
topic =points|-1
topic =policy|6
topic =port|-3
topic =portal|1
topic =portaloos|9
topic =position|-2
topic =post|2
topic =poster|-2
topic =potassium|2
topic =pots|1
topic =pounds|-2
topic =pour|-2
topic =power|9
topic =pr|1
topic =prairie|2
topic =premises|2
topic =premium|-2
topic =prep|-1
topic =press|2
topic =pressure|2
topic =presupuesto|-1
topic =previous|-4
topic =price|3
topic =prices|2
topic =primary|-3
topic =printed|-1
topic =printer|2
topic =printing|-1
topic =prior|1
topic =privacy|4
topic =pro|1
topic =probe|-1
topic =problem|-1
topic =processing|-1
topic =prod|4
topic =product|3
topic =profile|1
topic =proforma|2
topic =programme|-1
topic =project|-2
topic =projector|8
topic =promise|-5
topic =promised|-2
topic =proofs|1
topic =property|7
topic =proposal|-1
topic =protection|9
topic =protokoll|-1
topic =provider|-1
topic =prufung|-1
topic =public|10
topic =puddle|-1
topic =pump|3
topic =purchase|2
topic =purchasing|-2
topic =q|10
topic =quarterly|2
topic =queen|-1
topic =query|1
topic =question|-1
topic =questionnaire|1
topic =quiet|-1
topic =quotation|11
topic =quotations|-2
topic =quote|6
topic =quoted|-1
topic =r|-1
topic =rabies|-5
topic =rack|-2
topic =racking|2
topic =racks|1
topic =radiator|2
topic =radio|-2
topic =radiology|-1
topic =rail|2
topic =rain|-1
topic =ramp|3
topic =range|-1
topic =rapport|-2
topic =rate|-2
topic =rates|3
topic =raum|-2
topic =re|-2
topic =reader|4
topic =reading|3
topic =readings|4
topic =reads|1
topic =ready|-2
topic =real|-1
topic =really|-2
topic =rebar|-2
topic =recall|3
topic =receipt|2
topic =receipts|3
topic =receivable|-1
topic =rechnung|-1
topic =recieve|1
topic =recital|-3
topic =records|-1
topic =red|-4
topic =redlines|-1
topic =ref|-3
topic =reference|4
topic =referral|6
topic =regarding|-3
topic =regatta|-1
topic =register|3
topic =registration|3
topic =rehearsal|-2
topic =releve|3
topic =remains|-1
topic =remark|-2
topic =remarks|5
topic =rember|-1
topic =reminder|-7
topic =remote|1
topic =renewal|4
topic =renewals|2
topic =renews|-2
topic =rent|-1
topic =rental|1
topic =rep|-1
topic =repair|-1
topic =replacements|-1
topic =request|5
topic =requester|-1
topic =requests|-3
topic =required|-1
topic =requisition|1
topic =rescue|-1
topic =reservation|1
topic =residence|-1
topic =residents|-4
topic =restaurant|-1
topic =restore|2
topic =results|-1
topic =retro|-1
topic =return|-1
topic =rev|1
topic =revenue|-3
topic =review|3
topic =reviewer|2
topic =revision|-1
topic =ride|1
topic =rider|1
topic =riser|1
topic =rma|2
topic =road|4
topic =robes|2
topic =robot|1
topic =roll|4
topic =rollback|-1
topic =rolls|1
topic =room|-3
topic =rooms|1
topic =rope|3
topic =roses|-1
topic =rota|-1
topic =rotor|-4
topic =round|-3
topic =row|-2
topic =rubs|-2
topic =rue|-1
topic =ruiz|3
topic =rules|-2
topic =run|-3
topic =runbook|4
topic =s|5
topic =saddle|1
topic =safe|1
topic =safety|2
topic =salary|-1
topic =sale|1
topic =sales|1
topic =salle|-1
topic =salon|1
topic =sample|5
topic =samples|-4
topic =sand|-1
topic =sandbox|6
topic =sandpit|3
topic =sat|-2
topic =saturday|-1
topic =save|1
topic =savings|1
topic =say|-1
topic =scaffold|5
topic =scale|1
topic =scanner|1
topic =scarf|2
topic =schedule|3
topic =scheduling|5
topic =schlussel|3
topic =school|-12
topic =schools|-1
topic =schulung|-1
topic =scores|1
topic =scratched|1
topic =screening|4
topic =screws|1
topic =seal|1
topic =sealant|-1
topic =season|-2
topic =seat|3
topic =seating|-2
topic =seats|4
topic =sec|-1
topic =second|-3
topic =security|-1
topic =seed|1
topic =semana|-1
topic =seminar|1
topic =senora|3
topic =sensor|-2
topic =september|-2
topic =series|2
topic =server|1
topic =servers|-1
topic =service|2
topic =services|-1
topic =settings|-1
topic =sev|-1
topic =severity|-3
topic =share|1
topic =sharp|-1
topic =shed|3
topic =sheet|5
topic =sheets|7
topic =shelf|1
topic =shellfish|1
topic =shelter|-1
topic =shift|-3
topic =ship|2
topic =shoot|1
topic =shop|-2
topic =shopping|-1
topic =short|-3
topic =shoulder|-1
topic =shout|-1
topic =show|-4
topic =shower|-1
topic =showing|2
topic =shut|-2
topic =sick|-1
topic =sign|2
topic =silk|1
topic =sillas|2
topic =silver|-1
topic =single|1
topic =sink|3
topic =site|-1
topic =six|-2
topic =sizes|4
topic =ski|-1
topic =skills|-1
topic =skip|2
topic =slates|1
topic =slept|-2
topic =slide|-1
topic =slip|-2
topic =slot|-3
topic =small|4
topic =smell|-1
topic =smells|1
topic =snag|-1
topic =snow|2
topic =so|-1
topic =social|-1
topic =socket|1
topic =sofa|3
topic =soft|-1
topic =software|1
topic =solicitor|-2
topic =sometime|-5
topic =somewhere|4
topic =somone|-1
topic =son|-3
topic =sons|-1
topic =sound|-1
topic =spare|-1
topic =speak|-1
topic =speaker|1
topic =spelling|-2
topic =spoke|-1
topic =spring|8
topic =sprinkler|-1
topic =sprint|-3
topic =squeals|1
topic =sr|-2
topic =st|-1
topic =stack|-1
topic =staff|1
topic =staffing|1
topic =stage|-2
topic =staging|-1
topic =stair|1
topic =stamp|-1
topic =stand|4
topic =standing|2
topic =starter|1
topic =state|-1
topic =statement|5
topic =station|2
topic =statistics|-1
topic =stays|-2
topic =steel|2
topic =steuererklarung|-1
topic =stickers|2
topic =sticks|-5
topic =sticky|-1
topic =stinks|-2
topic =stop|-1
topic =stops|-1
topic =storage|-2
topic =store|-4
topic =storm|-1
topic =stove|1
topic =strange|-1
topic =stream|-1
topic =street|4
topic =structural|-2
topic =stuck|-1
topic =style|1
topic =sub|-1
topic =success|-1
topic =sugar|-5
topic =suit|-1
topic =sum|-1
topic =summary|-1
topic =summer|4
topic =sunday|-1
topic =supplier|-1
topic =supplier's|1
topic =support|-5
topic =surgery|8
topic =survey|1
topic =sven|1
topic =swap|1
topic =sweep|-3
topic =swell|-3
topic =swimming|-4
topic =switch|-1
topic =system|-2
topic =table|1
topic =tables|5
topic =tablet|1
topic =tage|-1
topic =tagged|-1
topic =tags|4
topic =talk|-5
topic =tamarack|-2
topic =tank|6
topic =tanner|-1
topic =tap|3
topic =tarif|-2
topic =tasting|-1
topic =tax|14
topic =taxi|1
topic =te|-1
topic =team|-3
topic =tech|-1
topic =technical|-2
topic =tecnico|-1
topic =teh|7
topic =telephone|-1
topic =temp|-2
topic =temperature|-1
topic =ten|-3
topic =tenancy|1
topic =tenant|-4
topic =tender|-4
topic =tent|2
topic =tents|1
topic =term|-1
topic =terminal|-2
topic =terrace|-1
topic =test|8
topic =th|-3
topic =that|-1
topic =thats|-2
topic =the|8
topic =their|1
topic =them|-1
topic =theo|3
topic =there|-1
topic =thermostat|-1
topic =things|-1
topic =thinks|-1
topic =third|-1
topic =this|-2
topic =three|-2
topic =through|-2
topic =thursday|2
topic =ticket|-2
topic =til|4
topic =tile|-2
topic =till|1
topic =timber|6
topic =time|6
topic =timesheet|-2
topic =timesheets|3
topic =tiny|2
topic =title|-1
topic =tls|1
topic =to|-9
topic =toast|-1
topic =todo|-2
topic =tomasz|-4
topic =tomatoes|-2
topic =tombola|-1
topic =toner|1
topic =tool|5
topic =toolbox|-4
topic =total|-3
topic =tour|-3
topic =town|1
topic =tracking|-6
topic =trade|-2
topic =traduction|6
topic =trailer|1
topic =train|-1
topic =training|1
topic =tram|-1
topic =transcript|-5
topic =transfer|-1
topic =transit|3
topic =translation|7
topic =transport|-2
topic =travel|1
topic =tray|1
topic =treasurer|-3
topic =tree|1
topic =trees|-1
topic =trial|1
topic =trip|-5
topic =trolley|1
topic =truck|4
topic =trucks|-1
topic =trust|-1
topic =trustees|-1
topic =tuesdays|-2
topic =tuner|8
topic =turnhalle|3
topic =tuv|1
topic =tv|3
topic =tva|-1
topic =twelve|1
topic =twenty|-1
topic =twins|-2
topic =twins'|5
topic =two|-3
topic =type|-1
topic =tyre|1
topic =u|-2
topic =umlauts|1
topic =umzug|-1
topic =uncle|2
topic =under|8
topic =uniform|1
topic =unit|1
topic =units|2
topic =university|-1
topic =unten|-1
topic =up|2
topic =updated|3
topic =ups|3
topic =upstairs|1
topic =urgente|-1
topic =usd|-1
topic =user|-1
topic =v|5
topic =vaccination|1
topic =vaccine|2
topic =vaccines|1
topic =valencia|-1
topic =valid|-1
topic =valve|-1
topic =van|-3
topic =vat|-1
topic =vehicle|-7
topic =vendor|1
topic =version|-5
topic =vertrag|2
topic =vests|-1
topic =vet|-3
topic =village|-1
topic =violation|-1
topic =violin|9
topic =visa|5
topic =visit|1
topic =voice|-2
topic =voicemail|-6
topic =volunteer|1
topic =volunteers|-4
topic =volvo|2
topic =vom|1
topic =von|-2
topic =votes|-1
topic =vw|-1
topic =w|9
topic =waiting|1
topic =walk|-4
topic =wall|-7
topic =walnut|-1
topic =ward|-5
topic =wardrobe|-2
topic =warehouse|-5
topic =warranty|-1
topic =washer|1
topic =washing|1
topic =waste|-5
topic =water|8
topic =weather|4
topic =web|-3
topic =webinar|-1
topic =website|1
topic =wedding|-1
topic =week|8
topic =weekly|-3
topic =weeks|-1
topic =welcome|-1
topic =welding|-1
topic =well|-1
topic =went|-1
topic =whatsapp|-1
topic =wheel|-1
topic =wheelchair|5
topic =whenever|1
topic =white|-3
topic =whole|-4
topic =wholesaler|-2
topic =whos|-1
topic =wi|3
topic =wicklow|-2
topic =wifi|2
topic =wiki|2
topic =wild|1
topic =wildcard|2
topic =wind|-1
topic =winter|-4
topic =winterreifen|-1
topic =wire|-1
topic =wish|-5
topic =wishes|1
topic =wobbles|4
topic =wont|-2
topic =wood|1
topic =words|-1
topic =work|-2
topic =worker|-1
topic =worktop|2
topic =wrap|-2
topic =writing|-1
topic =written|-1
topic =wrong|1
topic =x|3
topic =xmas|4
topic =ye|-4
topic =year|-1
topic =year's|1
topic =yearbook|-1
topic =years|-2
topic =young|-1
topic =your|1
topic =yuo|-1
topic =zahnarzt|1
topic =zero|-4
topic =zum|-3
topic ^a|-1
topic ^abonnement|4
topic ^above|-2
topic ^abstracts|4
topic ^access|5
topic ^accessibility|-3
topic ^accessible|-1
topic ^accident|-1
topic ^account|3
topic ^accounting|-2
topic ^accounts|-1
topic ^accounts receivable|-1
topic ^acct|-2
topic ^act|-1
topic ^action|-1
topic ^admin|-1
topic ^adult|-1
topic ^advent|1
topic ^aed|4
topic ^agency|1
topic ^agent|1
topic ^agm|-1
topic ^agreement|-1
topic ^aid|-1
topic ^alarm|2
topic ^alarm code|-2
topic ^alone|-1
topic ^alten|6
topic ^altos|1
topic ^amended|-3
topic ^annex|-3
topic ^anniversary|-1
topic ^annual|7
topic ^annual inspection|-1
topic ^annual report|2
topic ^annual return|1
topic ^ano|-1
topic ^answer|-3
topic ^apartment|-3
topic ^api|5
topic ^api key|3
topic ^api keys|2
topic ^applicant|-1
topic ^application|-1
topic ^application for|-1
topic ^appointment|-3
topic ^appointments|-1
topic ^arrive|-1
topic ^as|3
topic ^as built|4
topic ^ash|1
topic ^asistentes|-1
topic ^asking|-1
topic ^asking for|-1
topic ^assembly|1
topic ^association|-1
topic ^attention|-1
topic ^auditors|-1
topic ^aunt|1
topic ^auto|1
topic ^autoclave|1
topic ^autoclave log|1
topic ^automated|-2
topic ^automated message|-2
topic ^autumn|-2
topic ^away|-3
topic ^ayuntamiento|-1
topic ^bacs|-1
topic ^bad|5
topic ^badge|8
topic ^badge reader|5
topic ^badges|6
topic ^bag|2
topic ^bank|-2
topic ^barn|-2
topic ^barrels|1
topic ^basement|-1
topic ^batch|-4
topic ^bath|-1
topic ^bay|2
topic ^bc|-1
topic ^beamer|4
topic ^bed|1
topic ^before|3
topic ^believe|-2
topic ^below|-1
topic ^bench|3
topic ^big|-1
topic ^big room|1
topic ^bike|2
topic ^bike shed|1
topic ^bill|1
topic ^birthday|5
topic ^birthday cake|6
topic ^blame|-1
topic ^blank|2
topic ^blank page|2
topic ^blinds|1
topic ^blocking|-1
topic ^blog|3
topic ^blog post|2
topic ^blood|3
topic ^bloods|1
topic ^blue|1
topic ^blue folders|-1
topic ^blue heron|-2
topic ^board|-1
topic ^boat|1
topic ^boiler|7
topic ^boiler inspection|1
topic ^bon|1
topic ^bon de|1
topic ^booking|6
topic ^bottle|-1
topic ^bottles|-1
topic ^box|-1
topic ^brace|1
topic ^brake|-4
topic ^brakes|-3
topic ^bread|-4
topic ^break|-1
topic ^breakfast|-1
topic ^brewery|-1
topic ^bridge|-1
topic ^bright|1
topic ^broken|1
topic ^brown|-2
topic ^bruit|-1
topic ^bucket|-1
topic ^budget|-2
topic ^bug|-3
topic ^building|-2
topic ^bus|2
topic ^bus pass|-1
topic ^butter|1
topic ^button|-3
topic ^bye|-1
topic ^cajas|4
topic ^cajas de|4
topic ^cake|-2
topic ^call|-1
topic ^caller|-3
topic ^camp|1
topic ^canal|-2
topic ^candidate|3
topic ^canteen|-3
topic ^car|-1
topic ^car park|-2
topic ^card|1
topic ^cards|-1
topic ^caretaker|-1
topic ^carpet|2
topic ^cars|-1
topic ^carte|4
topic ^cartridge|2
topic ^cases|1
topic ^cat|1
topic ^category|-2
topic ^category it|-1
topic ^caution|1
topic ^ceiling|-1
topic ^cello|1
topic ^centrifuge|2
topic ^certificate of|-1
topic ^certificates|2
topic ^chair|7
topic ^chairs|5
topic ^chambre|6
topic ^channel|-7
topic ^channel reminder|-3
topic ^chapel|-1
topic ^chapel lane|-1
topic ^chapters|-1
topic ^characters|-1
topic ^chart|3
topic ^chaudiere|1
topic ^cheap|-1
topic ^checklist|-3
topic ^checkout|2
topic ^chg|-1
topic ^child|3
topic ^chimney|-3
topic ^chimney sweep|-3
topic ^choir|3
topic ^christening|-3
topic ^christmas|-4
topic ^church|2
topic ^church hall|-2
topic ^city|-2
topic ^city of|-3
topic ^claim|-3
topic ^class|-4
topic ^cleaning|-2
topic ^cleaning of|-1
topic ^cles|-1
topic ^climbing|-1
topic ^closing|-1
topic ^club|-1
topic ^co|-1
topic ^co op|-1
topic ^coat|2
topic ^coats|-2
topic ^code|-1
topic ^coffee|2
topic ^collection|1
topic ^collection agency|1
topic ^color|-1
topic ^colours|-1
topic ^column|1
topic ^comment|-1
topic ^commercial|-3
topic ^commission|2
topic ^community|3
topic ^complained|-1
topic ^completion|-1
topic ^compressor|9
topic ^computer|-1
topic ^concert|-1
topic ^condition|3
topic ^conference|3
topic ^congratulations|-1
topic ^consent|3
topic ^consent forms|3
topic ^consulate|-3
topic ^container|-1
topic ^contract|2
topic ^contrato|-2
topic ^contrato de|-2
topic ^controle|-1
topic ^controlled|6
topic ^controlled drugs|6
topic ^convenience|-1
topic ^cookie|-2
topic ^copper|5
topic ^copy|1
topic ^copy of|1
topic ^corner|-1
topic ^corner of|-1
topic ^cosmetic|-1
topic ^costume|1
topic ^coughing|1
topic ^council|3
topic ^country|9
topic ^county|2
topic ^course|1
topic ^court|-1
topic ^courtesy|-4
topic ^courtyard|-1
topic ^cracked|-1
topic ^crew|-1
topic ^csv|1
topic ^csv export|1
topic ^cupboard|-1
topic ^customs|-4
topic ^d|-2
topic ^damp|6
topic ^dank|1
topic ^dank fur|1
topic ^dark|2
topic ^dark mode|3
topic ^data|4
topic ^data protection|1
topic ^dated|-1
topic ^daughter|-1
topic ^dead|-1
topic ^deck|-1
topic ^declaration|-1
topic ^declaration de|-1
topic ^deep|1
topic ^deep clean|1
topic ^defect|-4
topic ^defibrillator|1
topic ^delivery|-7
topic ^delivery note|-2
topic ^delivery of|-3
topic ^demo|-1
topic ^dental|4
topic ^denver|-1
topic ^department|-1
topic ^department of|-1
topic ^depot|-1
topic ^deputy|-2
topic ^description|-1
topic ^digital|1
topic ^direct|-3
topic ^direct debit|-3
topic ^discharge|3
topic ^dishwasher|5
topic ^display|2
topic ^district|-1
topic ^dns|6
topic ^dock|1
topic ^dog|-2
topic ^dogs|-1
topic ^domain|3
topic ^don't|-1
topic ^don't forget|-1
topic ^donor|1
topic ^donor wall|1
topic ^dont|-5
topic ^dont forget|-5
topic ^door|15
topic ^door of|4
topic ^dossier|-2
topic ^dossier de|-1
topic ^draft|2
topic ^draft of|1
topic ^drama|-1
topic ^drawing|6
topic ^drill|-1
topic ^drips|-1
topic ^driving|-1
topic ^drone|-3
topic ^drucker|-1
topic ^drug|-1
topic ^drum|-1
topic ^dry|5
topic ^dryer|1
topic ^duplicate|3
topic ^duty|1
topic ^e|1
topic ^earlier|-1
topic ^earliest|-2
topic ^earliest convenience|-2
topic ^early|-2
topic ^early bird|-2
topic ^east|-2
topic ^easter|-1
topic ^echeance|-1
topic ^edge|4
topic ^effect|-3
topic ^electric|5
topic ^electrical|-3
topic ^electricity|3
topic ^elektro|-1
topic ^emergency|9
topic ^emergency exit|1
topic ^emergency lighting|6
topic ^employment|2
topic ^emptied|-1
topic ^empty|-1
topic ^end|-4
topic ^end of|-4
topic ^energy|1
topic ^engineers|-1
topic ^english|-2
topic ^enquiry|-1
topic ^eori|4
topic ^equipment|-4
topic ^erp|-2
topic ^error|-2
topic ^espresso|2
topic ^ever|-1
topic ^ever answer|-1
topic ^examination|1
topic ^except|-1
topic ^excuses|-1
topic ^expected|-1
topic ^expense|1
topic ^expire|-1
topic ^expiry|-1
topic ^export|3
topic ^extension|-1
topic ^extract|-2
topic ^extract from|-1
topic ^eye|9
topic ^eye clinic|8
topic ^facade|1
topic ^face|-1
topic ^facility|-2
topic ^factura|1
topic ^fall|-4
topic ^falling|-1
topic ^falling apart|-1
topic ^family|-2
topic ^fan|1
topic ^farrier|10
topic ^feature|-1
topic ^feature request|-1
topic ^fee|-3
topic ^feedback|-2
topic ^fence|1
topic ^fenwick|-1
topic ^fever|-3
topic ^figures|-4
topic ^figures for|-4
topic ^filing|1
topic ^film|-3
topic ^final|-2
topic ^final headcount|3
topic ^final notice|-2
topic ^final version|-3
topic ^finance|1
topic ^fire|7
topic ^fire drill|2
topic ^fire exit|-1
topic ^fire extinguisher|6
topic ^fire extinguishers|4
topic ^fire officer|-2
topic ^fire safety|-1
topic ^first|-5
topic ^first aid|2
topic ^fix|-2
topic ^flaky|1
topic ^flat|-2
topic ^flats|4
topic ^flood|-2
topic ^floor|-4
topic ^flu|-2
topic ^foam|-1
topic ^folding|3
topic ^folding tables|2
topic ^food|-1
topic ^for|-1
topic ^ford|2
topic ^forecast|-3
topic ^forgot|-1
topic ^forklift|1
topic ^form|-3
topic ^forty|-1
topic ^foto|-1
topic ^fotos|-2
topic ^fotos del|-2
topic ^fournisseur|1
topic ^fournisseur de|5
topic ^fr|-1
topic ^free|-3
topic ^freezer|8
topic ^freezer alarm|2
topic ^freezer at|-1
topic ^fresh|1
topic ^fridge|-2
topic ^friendly|-1
topic ^frist|-2
topic ^from|-2
topic ^from the|-2
topic ^ft|1
topic ^fuel|1
topic ^fuel card|1
topic ^full|-3
topic ^full of|-1
topic ^funder|-1
topic ^funeral|-1
topic ^funny|-1
topic ^furgoneta|1
topic ^furnace|1
topic ^further|-1
topic ^fwd|-1
topic ^g|-2
topic ^gain|-1
topic ^garage|-3
topic ^garden|-1
topic ^gas|7
topic ^gas safety|5
topic ^gate|1
topic ^gateau|8
topic ^gateway|1
topic ^generator|6
topic ^glasses|3
topic ^glossary|1
topic ^good|-3
topic ^grandma's|2
topic ^grant|5
topic ^greenline|2
topic ^grifo|1
topic ^grinding|-5
topic ^ground|-1
topic ^ground floor|-1
topic ^group|-1
topic ^grout|3
topic ^gst|1
topic ^guard|1
topic ^guest|2
topic ^guest wifi|1
topic ^gutter|12
topic ^gutter over|1
topic ^gutters|8
topic ^gym|4
topic ^half|-3
topic ^hall|-1
topic ^hand|1
topic ^handover|-1
topic ^handrail|1
topic ^harbor|1
topic ^harbour|-1
topic ^hardware|-3
topic ^hartley|-1
topic ^harvest|-1
topic ^harwick|1
topic ^having|-1
topic ^hay|4
topic ^health|-1
topic ^hearing|4
topic ^hearing aid|6
topic ^heated|1
topic ^heating|4
topic ^hedge|6
topic ^height|1
topic ^heizung|3
topic ^heizung im|1
topic ^helpdesk|-2
topic ^helpdesk request|-1
topic ^hem|1
topic ^hire|-1
topic ^hole|6
topic ^home|-2
topic ^homework|-1
topic ^hope|-2
topic ^hope the|-2
topic ^hospital|-1
topic ^hotel|1
topic ^hotel receipt|2
topic ^house|1
topic ^housekeeping|-1
topic ^hr|-1
topic ^hse|-2
topic ^huddle|-1
topic ^humidity|-2
topic ^hundred|-1
topic ^husband|-1
topic ^hymn|3
topic ^ice|3
topic ^impresora|3
topic ^impresora de|1
topic ^impression|1
topic ^in|-1
topic ^inbox|-4
topic ^inc|-1
topic ^incident|-3
topic ^incomplete|-1
topic ^informe|5
topic ^informe de|5
topic ^inside|-1
topic ^inspection|-3
topic ^inspection report|-2
topic ^insurance|2
topic ^insurance renewal|1
topic ^insurer|-1
topic ^interim|-1
topic ^intern|-2
topic ^internal|-1
topic ^inv|2
topic ^inventur|-1
topic ^invitation|1
topic ^invoice|13
topic ^invoice for|1
topic ^irish|3
topic ^jammed|-1
topic ^january|-1
topic ^jerseys|8
topic ^jira|-1
topic ^job|-3
topic ^job card|-3
topic ^jonas|-2
topic ^jour|-3
topic ^junta|-1
topic ^k|-1
topic ^kasse|-1
topic ^keller|-1
topic ^kessler|2
topic ^kestrel|-1
topic ^kev|-1
topic ^key|4
topic ^key for|-6
topic ^key of|4
topic ^keys|-2
topic ^kg|-1
topic ^kiln|-4
topic ^kindergarten|-1
topic ^kitchen|-3
topic ^kitchen tap|1
topic ^knee|-1
topic ^kowalczyk|1
topic ^lab|-2
topic ^label printer|1
topic ^ladder|1
topic ^lady|-3
topic ^lamp|-1
topic ^laptop|5
topic ^last|-6
topic ^last row|-1
topic ^last year's|1
topic ^laundry|1
topic ^lavadora|1
topic ^lave|-1
topic ^leak|1
topic ^lease|-3
topic ^lease for|-4
topic ^leaving|1
topic ^lecture|-1
topic ^ledger|1
topic ^leeds|-1
topic ^legs|-1
topic ^lemon|-1
topic ^lena|5
topic ^letter|-4
topic ^letters|-4
topic ^level|-2
topic ^library|1
topic ^library books|5
topic ^licence|2
topic ^lieferung|-3
topic ^lift|4
topic ^light|-4
topic ^lighting|-2
topic ^limit|-1
topic ^lincoln|-1
topic ^line|-1
topic ^lisbon|-1
topic ^list of|1
topic ^lists|1
topic ^litres|-1
topic ^loan|2
topic ^loaner|2
topic ^local|5
topic ^lock|-1
topic ^lock house|-1
topic ^locker|7
topic ^log|2
topic ^login|-2
topic ^login page|-1
topic ^logo|-1
topic ^logs|-1
topic ^long|-5
topic ^loop|-1
topic ^lose|-1
topic ^lost|-1
topic ^loud|-1
topic ^low|-6
topic ^loyer|5
topic ^lunch|-2
topic ^machine|3
topic ^machine for|2
topic ^madame|-1
topic ^mail|1
topic ^mailbox|2
topic ^mailing|-1
topic ^main|-1
topic ^maintenance|-3
topic ^maintenance request|-1
topic ^manual|-1
topic ^maple|-1
topic ^march|-5
topic ^margin|1
topic ^matter|-3
topic ^matter of|-2
topic ^max|1
topic ^me|-1
topic ^medical|1
topic ^medical forms|1
topic ^meeting|-2
topic ^meeting notes|-2
topic ^memo|-2
topic ^mentioned|-1
topic ^messe|-2
topic ^messestand|2
topic ^meter|6
topic ^meter reading|1
topic ^meter readings|6
topic ^microscope|4
topic ^microwave|2
topic ^midland|1
topic ^migration|2
topic ^milk|-3
topic ^mill|6
topic ^mill road|6
topic ^mind|-1
topic ^minibus|7
topic ^minibus for|1
topic ^minutes|-2
topic ^minutes of|-2
topic ^missing|1
topic ^mistake|1
topic ^mobile|-4
topic ^mock|-1
topic ^model|-1
topic ^mondays|-1
topic ^monitor|1
topic ^moss|-1
topic ^mot|4
topic ^mot for|1
topic ^move|-1
topic ^music|-3
topic ^muster|-1
topic ^name badges|1
topic ^navy|1
topic ^nda|3
topic ^neighbour|5
topic ^nets|-1
topic ^network|-2
topic ^new|-3
topic ^newsletter|4
topic ^night|-1
topic ^nightly|-1
topic ^nightly backup|-1
topic ^noise|-4
topic ^non|-1
topic ^north|-2
topic ^north gate|-1
topic ^notes|-4
topic ^notice|-2
topic ^notice of|1
topic ^notice to|-4
topic ^notification|-1
topic ^notiz|-1
topic ^numbers|-3
topic ^nursery|1
topic ^nut|3
topic ^nut free|3
topic ^obligations|-3
topic ^obligations of|-3
topic ^october|-1
topic ^oduya|-1
topic ^offer|1
topic ^offer for|1
topic ^office|-1
topic ^office of|-1
topic ^ok|-1
topic ^ok so|-1
topic ^old|5
topic ^olive|1
topic ^omg|-2
topic ^on|4
topic ^on call|2
topic ^onboarding|-1
topic ^ondalis|-1
topic ^op|1
topic ^open|-1
topic ^open house|-1
topic ^opening hours|1
topic ^operator|3
topic ^opposing|4
topic ^opposing counsel|4
topic ^ops|-2
topic ^optician|-1
topic ^orchestra|-1
topic ^order|-1
topic ^organ|7
topic ^organ tuner|4
topic ^others|-1
topic ^otherwise|-3
topic ^out|1
topic ^out of|1
topic ^oven|-3
topic ^owe|-2
topic ^own|-1
topic ^oxygen|8
topic ^p|1
topic ^package|-1
topic ^packed|-1
topic ^page|-3
topic ^page of|-3
topic ^pages|-1
topic ^pallet|7
topic ^parcel|4
topic ^parent|1
topic ^parking|6
topic ^parking permit|1
topic ^passport|5
topic ^passports|5
topic ^password|3
topic ^patient|4
topic ^payslip|6
topic ^pe|4
topic ^pedido|1
topic ^pedido de|-2
topic ^pen|1
topic ^pen test|1
topic ^pension|1
topic ^people|-6
topic ^per|1
topic ^perfect|-3
topic ^permission|1
topic ^permit|1
topic ^permit for|1
topic ^person|-4
topic ^petersen|-6
topic ^petty|-2
topic ^petty cash|-2
topic ^photo|3
topic ^photo shoot|1
topic ^photographer|2
topic ^photographs|3
topic ^photographs of|2
topic ^photos|1
topic ^photos of|-2
topic ^physio|-1
topic ^pi|-1
topic ^piano|6
topic ^piano tuner|3
topic ^pickup|1
topic ^picture|1
topic ^pide|-1
topic ^pile|-1
topic ^pitch|-2
topic ^place|-1
topic ^plan|-1
topic ^planning|-1
topic ^plate|-1
topic ^pleasant|-1
topic ^plombier|-1
topic ^plot|-3
topic ^plus|-1
topic ^po|-6
topic ^points|-1
topic ^police|1
topic ^policy|1
topic ^port|-2
topic ^portal|-1
topic ^portaloos|9
topic ^poster|-2
topic ^potassium|2
topic ^pots|1
topic ^power|1
topic ^prairie|2
topic ^premises|2
topic ^premium|-1
topic ^prep|-1
topic ^pressure|1
topic ^presupuesto|-1
topic ^presupuesto de|-1
topic ^previous|-4
topic ^price|4
topic ^price list|-2
topic ^price of|2
topic ^prices|2
topic ^pricing page|-3
topic ^printer|-1
topic ^privacy|4
topic ^pro|1
topic ^pro forma|1
topic ^probe|-1
topic ^prod|4
topic ^prod db|-1
topic ^product|3
topic ^proforma|2
topic ^project|-1
topic ^projector|6
topic ^promise|-1
topic ^promised|-2
topic ^property|3
topic ^protokoll|-1
topic ^public|4
topic ^public liability|5
topic ^puddle|-1
topic ^pump|4
topic ^purchase|1
topic ^q numbers|-3
topic ^quarterly|2
topic ^questionnaire|-2
topic ^quiet|-1
topic ^quotation|10
topic ^quotation q|8
topic ^quote|5
topic ^quote for|2
topic ^quoted|-1
topic ^rabies|1
topic ^racking|2
topic ^radiator|2
topic ^radio|-2
topic ^radiology|-1
topic ^raffle licence|-1
topic ^rain|-1
topic ^ramp|1
topic ^rapport|-2
topic ^rates|3
topic ^raum|-2
topic ^reading|2
topic ^reading room|-1
topic ^ready|-1
topic ^real|-1
topic ^recall|1
topic ^receipt|-2
topic ^rechnung|-1
topic ^rechnung re|-1
topic ^recieve|1
topic ^recital|-3
topic ^red|-4
topic ^redlines|-1
topic ^reference|2
topic ^reference letter|1
topic ^referral|4
topic ^registration|1
topic ^rehearsal|-4
topic ^rehearsal room|-1
topic ^releve|3
topic ^remains|-1
topic ^remains unpaid|-1
topic ^remarks|5
topic ^rember|-1
topic ^renewal|3
topic ^rent|-1
topic ^repair|1
topic ^requester|-1
topic ^required|-1
topic ^requisition|1
topic ^rescue|-1
topic ^reservation|1
topic ^restaurant|-1
topic ^results|-2
topic ^retro|-1
topic ^reunion de|-1
topic ^rev|-1
topic ^revenue|-2
topic ^review|-1
topic ^reviewer|-1
topic ^rider|1
topic ^rights|2
topic ^risk|4
topic ^risk assessment|4
topic ^rma|2
topic ^road|-2
topic ^roll|3
topic ^rollback|-1
topic ^roof|2
topic ^rope|3
topic ^rota|-1
topic ^rotor|-4
topic ^round|-1
topic ^rue|-1
topic ^runbook|4
topic ^s|-1
topic ^safe|1
topic ^safety|-3
topic ^salary|-1
topic ^sale|-2
topic ^sales|1
topic ^salon|-1
topic ^salt|-1
topic ^sample|5
topic ^sandbox|6
topic ^sandpit|3
topic ^saturday|-1
topic ^scaffold|5
topic ^scale|1
topic ^schlussel|3
topic ^school|-8
topic ^schools|-1
topic ^schulung|-1
topic ^scouts|-1
topic ^scratched|1
topic ^sealant|-1
topic ^season|-1
topic ^seat|3
topic ^seating|-2
topic ^seating chart|-4
topic ^seating plan|2
topic ^seats|4
topic ^sec|-1
topic ^second|-1
topic ^second monitor|2
topic ^section|-2
topic ^security|-1
topic ^seed|1
topic ^seen|-1
topic ^seminar|1
topic ^seminar room|1
topic ^senora|1
topic ^sensor|-2
topic ^september|1
topic ^server|1
topic ^server room|2
topic ^service|-2
topic ^sev|-1
topic ^severity|-3
topic ^sheets|-2
topic ^shelf|1
topic ^shellfish|1
topic ^shelves|-1
topic ^shop|-1
topic ^shopping|-1
topic ^short|-2
topic ^shower tray|2
topic ^showing|-1
topic ^shut|-2
topic ^sick|-1
topic ^sign|4
topic ^sign maker|1
topic ^sign up|4
topic ^signed|-1
topic ^signed lease|1
topic ^signed w|1
topic ^sillas|2
topic ^silver|-1
topic ^sink|3
topic ^ski|-1
topic ^skip|2
topic ^slates|1
topic ^slide|-1
topic ^slides|-1
topic ^slides for|-1
topic ^slip|-1
topic ^small|3
topic ^smoke|1
topic ^smoke detector|-1
topic ^snag|-1
topic ^snag list|-1
topic ^snow|-1
topic ^soft|-1
topic ^software|1
topic ^sometime|-5
topic ^somewhere|4
topic ^son|-3
topic ^sons|-1
topic ^sound|3
topic ^spare|-1
topic ^speaker|1
topic ^spelling|-1
topic ^spoke|-1
topic ^spring|6
topic ^sprinkler|-1
topic ^sprint|-3
topic ^staff|2
topic ^stage|-1
topic ^stage plan|-1
topic ^staging|-1
topic ^staging cert|1
topic ^stair|1
topic ^stand|4
topic ^standing|2
topic ^standing order|2
topic ^star|-1
topic ^state|-1
topic ^statement|-3
topic ^statement of|2
topic ^station road|1
topic ^steel|2
topic ^steuererklarung|-1
topic ^sticky|-1
topic ^sticky note|-1
topic ^storage|-2
topic ^store|-1
topic ^storm|-1
topic ^strange|-1
topic ^strange noise|-1
topic ^structural|-2
topic ^stuck|2
topic ^stuck halfway|-1
topic ^style|1
topic ^style guide|1
topic ^subscription|2
topic ^success|-1
topic ^sugar|-5
topic ^suit|-1
topic ^sum|-1
topic ^summary|-1
topic ^summer|6
topic ^supplier|-2
topic ^support|-5
topic ^surgery|8
topic ^swell|-3
topic ^swimming|-4
topic ^swimming lessons|-4
topic ^system|-1
topic ^tagged|-1
topic ^tamarack|-2
topic ^tap|2
topic ^tarif|-2
topic ^tasting|-1
topic ^tax|2
topic ^tax office|-3
topic ^te|-1
topic ^tech|-1
topic ^technical|-2
topic ^tecnico|-1
topic ^telephone|-1
topic ^telephone conversation|-1
topic ^temp|-2
topic ^ten|-2
topic ^ten minutes|-1
topic ^tenancy|1
topic ^tenant|-1
topic ^tender|-4
topic ^tender for|-4
topic ^tent|3
topic ^tents|1
topic ^term|-1
topic ^termin|1
topic ^test|1
topic ^th|-1
topic ^thats|-2
topic ^theo|3
topic ^thermostat|-1
topic ^third|-1
topic ^this|-2
topic ^three|3
topic ^thursday|2
topic ^ticket|-1
topic ^tiles|1
topic ^till|1
topic ^time|1
topic ^timesheet|-2
topic ^timesheets|3
topic ^tiny|2
topic ^title|-1
topic ^tls|1
topic ^tls certificate|1
topic ^to|-2
topic ^toast|-1
topic ^todo|-2
topic ^tomatoes|-2
topic ^tombola|-1
topic ^toner|1
topic ^toolbox|-4
topic ^toolbox talk|-4
topic ^total|-3
topic ^total eur|-2
topic ^tour|-3
topic ^town|1
topic ^town hall|1
topic ^tracking|-6
topic ^trade|-1
topic ^trade fair|-1
topic ^traduction|6
topic ^training|-1
topic ^transcript|-1
topic ^translation|2
topic ^transport|-1
topic ^travel|1
topic ^treasurer|-2
topic ^tree|1
topic ^trial|1
topic ^trial of|1
topic ^trip|-1
topic ^truck|3
topic ^trucks|-1
topic ^tuesdays|-2
topic ^turnhalle|3
topic ^tuv|1
topic ^tv|3
topic ^twelve|1
topic ^twins|-2
topic ^two|-1
topic ^type|-1
topic ^type of|1
topic ^tyre|1
topic ^u|-1
topic ^umzug|-2
topic ^unit|-3
topic ^unit b|-1
topic ^university|-1
topic ^unpaid|1
topic ^unten|-1
topic ^updated|3
topic ^urgente|-1
topic ^user|-1
topic ^vaccination|1
topic ^vaccine|3
topic ^vaccine fridge|3
topic ^valid|-1
topic ^van|-3
topic ^vehicle|-3
topic ^vertrag|2
topic ^vet|-4
topic ^village|-1
topic ^violin|4
topic ^visa|3
topic ^visible|-1
topic ^visit|-1
topic ^voice|-2
topic ^voice memo|-2
topic ^voicemail|-6
topic ^volunteer|1
topic ^volunteers|-4
topic ^votes|-1
topic ^vpn|1
topic ^vw|-1
topic ^w|8
topic ^walk|-2
topic ^walk in|-2
topic ^wall|-6
topic ^walnut|-1
topic ^ward|-3
topic ^warehouse|-5
topic ^warranty|1
topic ^water|4
topic ^weather|-3
topic ^web|-2
topic ^web form|-2
topic ^webinar|-1
topic ^website|-3
topic ^wedding|-1
topic ^week|-2
topic ^weekly|-1
topic ^welcome|-1
topic ^welding|-1
topic ^wheel|-1
topic ^wheelchair|5
topic ^wheelchair ramp|3
topic ^white|-4
topic ^whiteboard|-1
topic ^whole|-4
topic ^wholesaler|-2
topic ^whos|-1
topic ^wi|3
topic ^wi fi|3
topic ^wicklow|-2
topic ^wifi|2
topic ^wiki|1
topic ^wiki page|1
topic ^wild|1
topic ^wildcard|2
topic ^wildcard cert|1
topic ^wind|-1
topic ^window|4
topic ^window display|-1
topic ^window schedule|2
topic ^winter|-4
topic ^winterreifen|-1
topic ^wish|-4
topic ^wks|1
topic ^wood|1
topic ^words|-1
topic ^work|-2
topic ^work order|-3
topic ^worktop|2
topic ^writing|-1
topic ^written|-1
topic ^wrong|1
topic ^x|4
topic ^x ray|-1
topic ^yard|1
topic ^year|-4
topic ^yearbook|-1
topic ^years|-1
topic ^young|-1
topic ^young man|-1
topic< |-8
topic< "|11
topic< #|-2
topic< %|1
topic< &|-3
topic< '|9
topic< (|-11
topic< )|-4
topic< +|-1
topic< ,|-19
topic< -|3
topic< .|-4
topic< /|5
topic< 2028|2
topic< 6.2|-1
topic< 6.3|1
topic< 7.2|7
topic< 9.1|-2
topic< :|22
topic< =|-1
topic< @|-7
topic< [|-6
topic< ]|2
topic< a|-5
topic< about|15
topic< above|-1
topic< activate|-3
topic< after|-4
topic< against|-1
topic< am|-5
topic< an|-2
topic< and|-6
topic< answer|1
topic< anybody|-1
topic< anyone|-1
topic< approve|1
topic< are|-6
topic< arrive|-1
topic< as|-1
topic< ask|1
topic< asks|1
topic< at|-18
topic< attached|2
topic< aus|-2
topic< avant|-1
topic< avec|-2
topic< b|1
topic< back|-1
topic< because|-5
topic< been|-1
topic< before|-10
topic< behind|-1
topic< bei|-3
topic< best|-1
topic< bit|-1
topic< blocking|-3
topic< blocks|1
topic< book|-5
topic< bring|-2
topic< but|1
topic< buy|-1
topic< by|-5
topic< call|-5
topic< can|-3
topic< change|1
topic< changed|2
topic< charge|-3
topic< chase|-1
topic< check|4
topic< checked|-1
topic< checkout|-1
topic< checks|2
topic< chekc|7
topic< chnage|6
topic< clean|2
topic< cleaned|3
topic< collect|1
topic< come|-1
topic< commander|8
topic< completed|1
topic< confirm|-2
topic< correct|-1
topic< cover|-1
topic< dans|-2
topic< date|-1
topic< day|4
topic< de|-2
topic< dear|-1
topic< defrost|4
topic< depuis|-1
topic< did|-4
topic< discussed|1
topic< do|-3
topic< doesn't|-1
topic< doing|-3
topic< dr|-1
topic< drops|-1
topic< during|-3
topic< en|-3
topic< et|-1
topic< every|9
topic< export|-1
topic< extend|-1
topic< failed|-5
topic< fait|-1
topic< falta|6
topic< faut|4
topic< few|-2
topic< file|-1
topic< find|-1
topic< finish|-2
topic< finished|-2
topic< first|-1
topic< fix|4
topic< for|1
topic< forget|-3
topic< from|-13
topic< fur|-6
topic< fyi|2
topic< gestern|-1
topic< get|1
topic< gets|-1
topic< getting|-1
topic< give|4
topic< go|-1
topic< got|-6
topic< great|-2
topic< had|-4
topic< half|3
topic< has|2
topic< hat|-1
topic< have|11
topic< haven't|-1
topic< having|1
topic< him|3
topic< hire|1
topic< hope|-2
topic< how|-2
topic< i|-6
topic< i'm|-2
topic< ich|-1
topic< if|1
topic< ihnen|7
topic< im|-3
topic< in|-26
topic< ins|-1
topic< into|-2
topic< is|-3
topic< ist|4
topic< it|-2
topic< it's|1
topic< just|-1
topic< keep|-1
topic< keeps|-3
topic< kept|-2
topic< kindly|1
topic< know|-2
topic< l'imprimante|-1
topic< lads|4
topic< last|3
topic< late|-1
topic< leave|-3
topic< left|5
topic< let|-2
topic< like|10
topic< lol|1
topic< lose|3
topic< lost|13
topic< lovely|-1
topic< mail|1
topic< mais|-1
topic< makes|-6
topic< mal|5
topic< may|-1
topic< me|1
topic< medium|-1
topic< mise|-1
topic< miss|4
topic< missing|4
topic< mit|-1
topic< moving|7
topic< mr|-3
topic< mrs|-2
topic< much|1
topic< my|-11
topic< nach|-1
topic< need|15
topic< needs|22
topic< next|3
topic< nice|-5
topic< night|-1
topic< no|21
topic< not|-14
topic< note|1
topic< noticed|3
topic< notify|-1
topic< nur|1
topic< of|4
topic< ok|-3
topic< old|3
topic< on|-17
topic< open|-1
topic< or|-1
topic< order|1
topic< out|-4
topic< outside|-1
topic< over|-5
topic< paid|4
topic< par|-2
topic< para|-1
topic< parvenir|5
topic< past|1
topic< pay|-2
topic< people|-1
topic< per|-1
topic< pide|-1
topic< please|-1
topic< pls|-3
topic< por|4
topic< post|-1
topic< pour|-2
topic< print|-2
topic< process|-1
topic< proofread|-1
topic< prune|-1
topic< purchase|2
topic< put|-2
topic< quarterly|-1
topic< que|8
topic< re|2
topic< read|-1
topic< receive|-3
topic< received|8
topic< recu|1
topic< relancer|3
topic< release|-3
topic< remember|3
topic< reminder|6
topic< renew|-2
topic< renvoyer|-1
topic< reorder|-1
topic< replace|1
topic< request|9
topic< require|1
topic< requires|-1
topic< reservar|2
topic< reset|1
topic< retourner|-2
topic< return|1
topic< returned|3
topic< revised|2
topic< ring|-1
topic< rotate|-1
topic< roto|2
topic< round|1
topic< run|-1
topic< sale|-2
topic< say|-1
topic< says|4
topic< see|-5
topic< seen|3
topic< seit|-2
topic< sell|7
topic< she|-2
topic< shop|-3
topic< show|-1
topic< showing|-1
topic< shows|-3
topic< signed|8
topic< since|-12
topic< so|2
topic< someone|1
topic< something|-1
topic< sort|3
topic< still|-2
topic< stop|1
topic< sur|-1
topic< takes|-1
topic< test|-1
topic< than|-2
topic< that|10
topic< them|2
topic< there|2
topic< they|-2
topic< think|-2
topic< this|-1
topic< through|-2
topic< tidy|-2
topic< till|1
topic< time|-3
topic< to|-25
topic< told|-4
topic< took|1
topic< toujours|-1
topic< um|4
topic< under|-3
topic< unfortunately|3
topic< until|5
topic< up|-1
topic< upload|-1
topic< us|9
topic< use|4
topic< very|-3
topic< vielen|1
topic< vor|-1
topic< waiting|5
topic< walked|-2
topic< want|9
topic< wants|11
topic< was|-1
topic< water|-2
topic< we|-4
topic< we're|-1
topic< weeks|1
topic< went|-1
topic< were|-2
topic< when|8
topic< whether|-2
topic< which|-1
topic< who|4
topic< why|1
topic< will|1
topic< with|-1
topic< without|8
topic< write|-1
topic< written|-2
topic< x|1
topic< y|-2
topic< yet|2
topic< you|-3
topic< you're|-1
topic< zur|1
topic< ||2
topic< ~|4
topic< «|1
topic< –|12
topic< €|-1
topic< →|-1
topic> |-21
topic> !|8
topic> "|1
topic> #|1
topic> %|-4
topic> &|8
topic> '|-5
topic> (|10
topic> )|-21
topic> ,|-11
topic> -|5
topic> .|-16
topic> /|-10
topic> 2026-1187|1
topic> 9.2|-1
topic> :|3
topic> ;|-3
topic> ?|1
topic> ]|-4
topic> a|-5
topic> about|-1
topic> after|4
topic> agreed|-1
topic> all|-1
topic> already|-1
topic> am|-3
topic> amount|1
topic> and|-10
topic> antes|-1
topic> approved|-3
topic> are|-3
topic> arrives|3
topic> as|-6
topic> asked|-1
topic> at|10
topic> attached|4
topic> attend|-1
topic> au|-1
topic> auf|1
topic> aus|5
topic> avant|-1
topic> b|7
topic> be|-4
topic> because|-2
topic> been|-1
topic> befor|1
topic> before|4
topic> bis|-1
topic> blocked|-1
topic> books|-3
topic> both|1
topic> braucht|-1
topic> but|-3
topic> by|9
topic> c|-2
topic> called|-1
topic> came|-3
topic> can|3
topic> can't|-1
topic> cannot|-2
topic> case|-1
topic> ce|2
topic> changed|-1
topic> checked|4
topic> closed|-1
topic> closes|-6
topic> comes|1
topic> confirmed|3
topic> could|-1
topic> cracked|1
topic> d|-1
topic> d'eau|3
topic> dans|2
topic> date|4
topic> day|-3
topic> days|1
topic> de|8
topic> del|10
topic> delivered|-2
topic> demande|-3
topic> did|-2
topic> died|1
topic> does|6
topic> doesn't|-1
topic> don't|-1
topic> down|1
topic> du|-1
topic> due|2
topic> el|7
topic> en|-1
topic> ended|3
topic> ends|4
topic> es|-1
topic> est|-6
topic> esta|-1
topic> estan|-1
topic> et|1
topic> evening|-1
topic> every|-3
topic> everybody|-1
topic> expired|-1
topic> expires|3
topic> failed|5
topic> fait|4
topic> falls|2
topic> fehlt|-1
topic> ferme|-1
topic> filled|-2
topic> for|14
topic> found|3
topic> fragt|-1
topic> from|4
topic> fur|-1
topic> gets|4
topic> go|2
topic> goes|-2
topic> good|1
topic> got|-1
topic> had|-5
topic> half|-1
topic> has|10
topic> hasn't|1
topic> hat|-1
topic> have|-1
topic> haven't|1
topic> here|-2
topic> his|-1
topic> i|-5
topic> if|-3
topic> im|1
topic> in|24
topic> into|-2
topic> is|-1
topic> issued|-1
topic> ist|-3
topic> it|-2
topic> la|-1
topic> labels|-3
topic> last|8
topic> late|-2
topic> le|-1
topic> leave|-2
topic> leaves|1
topic> left|2
topic> liegt|2
topic> lol|-2
topic> look|-1
topic> looks|2
topic> lot|3
topic> m|5
topic> makes|2
topic> may|-3
topic> month|1
topic> months|-1
topic> more|-1
topic> moved|-1
topic> must|-1
topic> my|-3
topic> n|1
topic> need|-3
topic> next|1
topic> nicht|3
topic> night|-2
topic> no|-2
topic> nos|-1
topic> not|9
topic> notes|-1
topic> now|-2
topic> number|1
topic> of|4
topic> off|-4
topic> ok|1
topic> old|-1
topic> on|-3
topic> one|6
topic> opens|2
topic> or|-1
topic> ordered|3
topic> out|4
topic> over|-1
topic> p|-1
topic> para|-1
topic> pasado|-1
topic> per|3
topic> pls|-1
topic> prints|-2
topic> que|-1
topic> rang|-1
topic> records|1
topic> reported|-1
topic> required|-1
topic> reset|4
topic> returned|1
topic> runs|2
topic> said|-2
topic> say|5
topic> says|-10
topic> se|-3
topic> serviced|3
topic> set|1
topic> shall|-1
topic> should|2
topic> showed|-2
topic> shows|2
topic> side|-1
topic> signe|5
topic> signed|1
topic> since|10
topic> sind|5
topic> so|-7
topic> sold|1
topic> stands|3
topic> start|-1
topic> steht|-1
topic> sticks|1
topic> still|9
topic> stops|1
topic> t|1
topic> take|1
topic> taken|4
topic> takes|-2
topic> technique|-1
topic> tell|-1
topic> than|1
topic> that|7
topic> the|-9
topic> them|-2
topic> these|-1
topic> they|-5
topic> things|-1
topic> this|-3
topic> throws|-1
topic> till|-1
topic> time|-2
topic> times|-1
topic> to|9
topic> today|-1
topic> tomorrow|-4
topic> too|-2
topic> took|-1
topic> under|1
topic> until|-5
topic> up|-3
topic> us|-1
topic> v|-1
topic> von|6
topic> wants|-1
topic> war|-7
topic> was|-12
topic> way|-1
topic> we|-2
topic> we're|-1
topic> we've|13
topic> weekend|-2
topic> weeks|-1
topic> went|-4
topic> when|1
topic> which|-4
topic> while|-1
topic> will|-3
topic> wird|-2
topic> with|-9
topic> won't|-1
topic> work|-3
topic> would|-3
topic> wrong|-1
topic> x|-2
topic> y|-2
topic> ya|-1
topic> year|2
topic> yet|7
topic> you|-2
topic> zum|2
topic> zur|-2
topic> ||-2
topic> «|3
topic> °|-2
topic> ·|-1
topic> –|6
topic> —|3
topic> €|1
topic> →|5
`;
