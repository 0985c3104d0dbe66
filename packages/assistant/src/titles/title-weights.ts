import type { TitleFeature } from './title-features.ts';

/** How much each feature speaks for a title; made by `npm run learn:titles`, not by hand. */
export const TITLE_WEIGHTS: Readonly<Record<TitleFeature, number>> = {
  isByRules: 0.91,
  isActionByRules: -0.73,
  isAskedPart: 0.13,
  isWholeSentence: 0.36,
  isClause: -0.33,
  isLastClause: 0.26,
  isClauseToDo: 0.48,
  isSubordinate: 0.17,
  isToEnd: -0.14,
  isAfterLabel: 0.38,
  isFromVerb: -0.13,
  isSubject: -0.69,
  isCut: 1.73,
  hasThing: -0.18,
  hasTopic: -0.12,
  hasTopicOfSubject: 1.23,
  hasTopicOfLabel: -0.95,
  hasTopicOfOwn: 0.32,
  hasTopicOfBefore: 1.32,
  hasTopicOfEarlier: 0.49,
  hasTopicOfFirst: -0.53,
  isTopicPhrase: -0.54,
  isTopicAlone: -0.23,
  isTopicSubject: 0.28,
  isTopicDefinite: 1.45,
  isTopicFirst: 0.35,
  isTopicInOwn: -0.2,
  isTopicRightBefore: 0.23,
  isTopicBehind: -2.49,
  isTopicOfFirst: 0.46,
  isTopicRepeated: 0.65,
  isTopicOfSeveral: 1.46,
  isTopicName: -0.27,
  isTopicForPronoun: 0.35,
  isCutForTopic: 0.19,
  isClearWithoutTopic: -2.46,
  isFairlyClearWithoutTopic: -0.69,
  isFirst: -0.75,
  isLast: -0.42,
  isLater: -0.66,
  placeInText: -1.69,
  isInFirstParagraph: -0.9,
  isBeforeTask: 0.26,
  isTask: 0.01,
  isAsking: 0.22,
  isTelling: -0.41,
  isShortSentence: -0.31,
  asksPlainly: 0.42,
  hasDate: -0.96,
  hasDeadline: -0.13,
  hasDue: 1.17,
  isMain: 0.16,
  isOfMain: -0.01,
  asksSomebody: 1.06,
  isItem: 1.47,
  isReport: -0.29,
  isOwnParagraph: -0.69,
  isFurther: -0.52,
  length: 4.29,
  words: 0.49,
  saysNothing: -0.87,
  saysMuch: 0.34,
  isUnspecific: -1.11,
  isSpecific: 1.2,
  isCentral: 1.14,
  refersBack: -0.64,
  beginsWithIt: -0.73,
  hasPronoun: -0.75,
  beginsWithVerb: 1.19,
  isToDo: 0.81,
  isRequest: 2.09,
  obliges: -0.41,
  isOfWriter: -0.54,
  isPleasantry: -0.67,
  hasName: -0.49,
  hasNumber: -0.19,
  hasColon: -0.43,
  hasComma: -1.32,
  isPast: -0.8,
  hasFault: 0.5,
  isOfDocument: 0.93,
  endsOpen: -0.17,
  hasAmount: -0.47,
};

/** How much each word of a title, or beside it, speaks for it; made by `npm run learn:titles`, not by hand. */
export const TITLE_WORDS = `
$abel|-1
$abernathy|1
$abgeben|-1
$abgelaufen|1
$about|-1
$above|1
$accept|-1
$access|1
$accordingly|3
$account|4
$accounts|-2
$acct|-3
$action|1
$active|2
$acuerdo|1
$address|8
$adviser|-9
$after|-2
$afternoon|-2
$afterwards|-4
$again|2
$agency|-4
$agenda|-3
$agent|-1
$agm|-2
$agreed|-1
$agreement|-1
$ahead|-2
$aisle|-2
$alarm|-2
$album|-4
$all|1
$alone|2
$already|-3
$also|1
$always|-1
$am|-4
$amount|5
$an|-3
$and|6
$android|-1
$angebot|2
$angebote|-1
$angerufen|-1
$annex|-3
$anniversary|1
$ano|-3
$anrufen|-1
$answer|1
$anymore|-4
$anything|-1
$anyway|-6
$aob|-3
$apart|4
$app|-4
$application|1
$applications|1
$appointment|7
$approval|2
$approved|-1
$apr|-1
$april|-4
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
$at|-1
$attached|-2
$attend|-1
$attn|1
$audit|1
$august|-4
$aula|1
$aus|-1
$ausgefallen|-1
$automatically|-3
$avril|-1
$ayer|1
$ayuntamiento|-1
$b|-5
$back|16
$background|1
$bad|-1
$badge|8
$badly|1
$bags|2
$balance|-2
$band|2
$bank|6
$banner|1
$bar|-1
$bath|2
$batteries|10
$battery|3
$bay|2
$be|-3
$bed|-5
$bedroom|1
$beekeepers|-2
$been|1
$before|2
$begin|-5
$behind|-1
$below|-3
$belt|1
$besprochen|-1
$best|-2
$bestellen|3
$bestellung|-1
$between|-1
$bezahlen|5
$bill|-3
$billing|-1
$bins|-1
$bio|1
$birthday|-2
$bit|-1
$black|-1
$blades|1
$blinds|3
$blocked|1
$blue|-4
$board|-2
$boat|1
$bolts|3
$booked|-2
$booking|-1
$bookings|-1
$books|1
$borrower|-1
$both|-5
$box|-2
$boxes|5
$bp|2
$branch|-1
$break|-3
$briefing|2
$brochure|1
$broken|4
$btw|-1
$bucket|1
$budget|-3
$bug|-1
$building|-1
$business|1
$but|1
$by|-3
$c|-5
$cable|1
$cake|6
$call|-6
$called|-6
$campos|-2
$canal|1
$cancel|-1
$cancelled|1
$car|1
$card|-4
$cards|5
$care|1
$case|1
$cases|-1
$cash|1
$castle|1
$cat|11
$caterer|1
$centre|-1
$certificate|6
$chain|-1
$chair|-4
$chairs|4
$chance|-4
$changed|2
$changes|-2
$changing|1
$chapel|1
$charge|-1
$charger|7
$chart|1
$chaudiere|1
$check|-3
$checklist|-2
$checks|-2
$cheques|-1
$choir|-2
$church|1
$churn|1
$cladding|3
$claims|-1
$class|-2
$cleaned|3
$clerk|1
$client|1
$close|7
$closed|-2
$closes|-4
$closing|-2
$closure|-1
$code|1
$coffee|-1
$collection|1
$colour|-1
$come|-3
$comes|-8
$coming|-3
$commande|1
$comments|-1
$committee|-1
$company|-1
$complained|-3
$complaining|-1
$completed|1
$completion|-1
$concept|1
$concert|-3
$conference|-2
$confirm|-2
$confirmation|-1
$confirmed|-2
$connection|1
$considered|7
$constantly|1
$container|2
$contract|10
$contracts|1
$conversation|-1
$copy|-2
$corner|1
$correct|-1
$correction|-1
$costs|-1
$cottage|3
$cottages|-1
$council|-1
$count|6
$counter|1
$countersigned|6
$course|-5
$court|-1
$cracked|3
$credit|-1
$crew|-1
$crown|1
$csv|1
$cups|1
$customer|-3
$customers|4
$cut|-2
$cutoff|-3
$d|1
$danach|-1
$danger|-3
$database|1
$date|-5
$dates|2
$days|7
$de|-1
$deadline|-4
$dec|1
$december|-2
$decision|-1
$declaration|-1
$deed|7
$degrees|-1
$del|1
$delay|1
$delivered|-6
$delivery|1
$delmas|-1
$demo|-3
$department|-1
$departure|-1
$deploy|-3
$deposit|1
$depuis|4
$desde|2
$desk|-4
$detectors|1
$dias|-1
$dies|3
$dimanche|1
$dir|-1
$director|-1
$display|-2
$disturb|-1
$do|-2
$dob|-1
$dock|-2
$docs|1
$documents|-1
$does|-1
$dog|2
$domain|1
$done|3
$door|-16
$dort|-2
$draft|-2
$dramatic|-2
$draw|2
$drawing|2
$drawings|1
$dress|2
$drill|2
$drips|9
$drive|-1
$driver|1
$drivers|2
$drum|1
$dry|-4
$du|1
$due|2
$e|2
$each|4
$earlier|2
$easter|1
$eau|1
$ecrit|5
$eh|-1
$ein|7
$eintragen|2
$el|-6
$electrician|5
$electronically|-3
$electronico|7
$em|-1
$employees|-1
$end|-3
$ends|-2
$engine|1
$engineer|1
$engineers|1
$enough|4
$entrance|1
$entry|-1
$envoyer|-1
$equipo|1
$error|6
$erstellen|-6
$est|-2
$estate|1
$et|1
$eur|-5
$euro|-1
$euros|-2
$evenings|-1
$event|3
$ever|1
$everybody|-1
$everyone|1
$everything|2
$examination|-1
$excel|-3
$excerpt|-2
$excuses|-1
$expire|2
$expired|2
$expires|15
$express|1
$extinguishers|5
$extract|1
$f|7
$fa|2
$factura|4
$failing|1
$fair|1
$fallig|3
$families|-1
$farm|-1
$favor|-2
$feb|1
$february|1
$fees|2
$fehlt|4
$fence|1
$file|-4
$files|2
$fils|3
$filters|1
$final|-1
$finally|-1
$finance|3
$fine|-1
$finished|-1
$fire|-5
$firm|3
$firmado|2
$first|4
$fitting|1
$five|1
$fix|3
$fixed|-4
$flashing|1
$flat|3
$flickering|1
$flickers|1
$flowers|1
$fly|-1
$fois|-1
$folder|-2
$following|-6
$for|-1
$forever|-3
$forget|4
$forklift|2
$form|-10
$forms|1
$forward|-2
$foundation|3
$francais|-1
$free|-2
$freeze|3
$freezer|-1
$frei|-1
$freitag|-1
$friday|-7
$fridge|-2
$from|6
$front|-1
$full|-1
$funny|-1
$furniture|1
$fyi|-3
$game|3
$gap|1
$garage|-1
$gate|1
$gateway|2
$geben|1
$gestern|-3
$gets|-2
$glasses|1
$gloves|2
$gmbh|-1
$go|-5
$gone|4
$good|1
$grant|1
$grateful|3
$great|-2
$green|-6
$grinder|2
$gross|2
$group|2
$guests|2
$gutters|-6
$h|-1
$haben|2
$had|-1
$half|-1
$halfway|1
$hall|-3
$halloran|-1
$handled|-1
$handover|-1
$hands|1
$handwritten|3
$happened|-1
$hardware|-3
$have|-1
$held|-1
$helpers|-1
$her|6
$here|-3
$herren|-4
$herself|-9
$him|3
$hinge|1
$hire|3
$history|1
$holen|-5
$holidays|2
$hon|1
$hose|1
$hotel|-1
$hours|-1
$house|1
$hut|-1
$i|5
$ice|1
$ii|-1
$images|1
$imprime|2
$incl|3
$incomplete|-1
$inside|-1
$inspected|1
$inspection|7
$inspector|-1
$installed|1
$instead|3
$insurance|-1
$interns|-2
$inv|2
$inventory|1
$invitations|1
$invoice|3
$is|-3
$ist|3
$it|15
$item|1
$items|4
$itself|2
$ivory|1
$ja|9
$jacket|-1
$january|1
$janvier|-6
$job|4
$july|1
$jun|-1
$june|-10
$k|2
$kann|-1
$kegs|-1
$keller|3
$kettle|9
$key|1
$keys|-1
$kg|1
$kids|1
$kim|-2
$kit|2
$kitchen|-7
$kl|1
$knives|-4
$know|2
$kommt|-7
$konnen|-1
$korrigieren|-1
$kummern|-1
$kundennr|-1
$l|4
$ladder|-1
$lady|3
$landlord|-2
$lane|-3
$lapses|-1
$laptop|-2
$las|1
$lassen|-1
$last|9
$later|-2
$layout|1
$le|-2
$leaflet|2
$lease|1
$leave|-5
$leaves|-4
$left|-2
$legal|-1
$lessons|-3
$letter|4
$level|-1
$library|-2
$licences|-1
$lieferung|-3
$lieu|-1
$light|-1
$lights|1
$like|-3
$line|-1
$linen|-2
$lines|-4
$listing|1
$little|-1
$live|3
$load|3
$loan|1
$lobby|-5
$local|-2
$lock|-1
$log|-2
$logo|3
$long|1
$longer|-1
$look|-4
$looked|-1
$loose|-1
$loss|-2
$lost|1
$lovely|-2
$low|4
$ltd|1
$m|-1
$machen|-3
$machine|1
$machines|-1
$mad|-3
$madam|-3
$madrid|5
$mail|3
$mailbox|3
$mailing|-2
$maintenance|-1
$mairie|1
$man|1
$management|-4
$manager|-1
$mantenimiento|-3
$maps|1
$march|-3
$margin|-1
$marzo|1
$match|-1
$mate|-2
$matin|-1
$max|12
$may|-2
$mayor|-1
$me|-1
$meantime|-1
$meanwhile|-2
$meeting|-3
$melden|-3
$mentioned|-1
$merci|-1
$merge|-1
$merged|-1
$message|-2
$mg|1
$midnight|-2
$mileage|-1
$milk|5
$min|12
$minimum|2
$minute|-2
$minutes|9
$mirror|1
$mismo|1
$missing|-1
$mit|4
$mitbringen|-1
$mm|7
$mobile|2
$mode|-1
$modules|1
$monday|-4
$monitor|-1
$montant|-3
$month|-5
$months|1
$more|-1
$morning|-1
$mot|6
$moved|-2
$moving|-1
$mtg|-3
$much|-3
$museum|2
$music|1
$my|7
$n|5
$nach|1
$nachgefragt|-1
$name|3
$names|2
$nd|-4
$nda|3
$need|-5
$needed|-3
$needs|-5
$neighbours|-2
$net|-2
$newsletter|3
$next|7
$nice|-2
$nicht|-1
$no|-1
$nobody|1
$noch|-3
$noise|-1
$normal|-1
$nos|-1
$not|-2
$note|2
$notes|-4
$notice|-7
$nov|-8
$november|-8
$novembre|-1
$nr|-2
$number|4
$numbers|-1
$nurse|-5
$oct|-3
$october|-9
$octobre|-2
$of|-2
$off|5
$office|4
$offline|9
$oil|1
$ojo|-1
$old|2
$on|2
$once|-1
$one|-9
$online|-1
$only|-1
$op|-1
$open|-1
$opened|1
$opening|1
$operator|3
$optional|1
$or|-1
$order|4
$ordered|1
$ordner|-7
$original|8
$osei|1
$others|2
$ours|-2
$out|7
$outstanding|1
$over|-3
$overdue|-1
$overflowing|2
$overleaf|1
$overnight|1
$own|3
$owner|-1
$p|-2
$pack|1
$packs|-1
$page|-6
$pagina|-2
$paid|-3
$pain|-1
$paint|-1
$pair|-1
$pallets|1
$panels|-1
$panic|-1
$paper|-2
$papers|-2
$parade|2
$parcel|-3
$park|-1
$parking|4
$part|3
$partners|3
$parts|4
$parvenir|4
$pas|-2
$pasillo|1
$passe|-2
$passed|-1
$passport|5
$password|2
$past|1
$path|2
$patient|-1
$pay|4
$payment|1
$payroll|1
$pdf|7
$peace|-2
$pegs|1
$people|-10
$permits|-2
$persons|-7
$pharmacy|1
$phone|-2
$photos|-3
$piano|4
$pictures|2
$pilot|-1
$place|-1
$plait|2
$plan|7
$plans|1
$plants|2
$plate|-2
$plazo|1
$please|1
$plots|1
$plumber|3
$plus|3
$pm|-2
$po|-2
$point|-1
$polyvalente|1
$porfa|2
$portal|1
$porto|-1
$post|-1
$poste|-2
$pot|2
$potatoes|3
$pr|-3
$premises|-3
$premium|2
$present|-1
$presented|1
$presents|6
$pressing|-3
$presupuesto|1
$presupuestos|3
$price|1
$prices|1
$primary|-1
$principal|3
$printer|-1
$priya|1
$probe|3
$problem|-3
$processing|1
$production|-1
$programme|-2
$project|-1
$projector|-1
$proof|-1
$property|1
$proveedor|-1
$puede|-1
$pugh|-1
$pump|4
$punto|-2
$purchasing|1
$q|7
$query|-1
$questionnaire|3
$questions|3
$quickly|-3
$quote|1
$rail|3
$rain|4
$raised|1
$ramp|1
$rang|-3
$range|-1
$rate|-1
$ray|-1
$rc|-2
$rd|-1
$re|-1
$read|-1
$readings|4
$reads|1
$ready|1
$receipt|1
$receipts|1
$received|-2
$reception|3
$recommendation|3
$records|6
$ref|1
$refund|1
$refunded|1
$regards|-1
$register|4
$registration|-3
$reglement|-2
$rehearsal|4
$reject|1
$release|-1
$remit|-2
$renew|2
$renewed|-1
$repair|-3
$repaired|2
$reparateur|-1
$replaced|1
$replacement|2
$replacements|-10
$replacing|1
$replies|-1
$report|3
$reports|1
$reprinted|1
$required|-2
$requirements|1
$requisition|3
$reset|1
$resp|3
$response|-2
$results|-1
$return|-4
$returned|3
$returns|1
$reviewer|-2
$rising|-1
$road|-6
$role|1
$rolls|2
$roof|-2
$roofer|2
$room|1
$rooms|-1
$roster|1
$rota|-1
$rotten|2
$round|-1
$route|-1
$router|1
$row|2
$rufen|2
$ruido|-3
$run|2
$running|1
$runs|-1
$s|2
$sacos|-2
$safe|-1
$sagt|-2
$sale|-2
$sales|-1
$salle|1
$saludo|-1
$same|1
$sandbox|-1
$sat|-2
$saturday|-1
$save|3
$say|6
$says|-2
$scanner|1
$schauen|-2
$schedule|8
$scheme|1
$schicken|1
$schon|-1
$school|1
$seal|1
$season|1
$seat|2
$sec|-1
$second|1
$section|-1
$seguro|-2
$sein|2
$self|-1
$semanas|5
$sender|-5
$sensor|6
$sep|-5
$sept|-3
$september|3
$septembre|1
$septiembre|-4
$service|-2
$shed|-1
$sheet|-4
$shelf|2
$shift|-9
$shifts|-2
$ship|-1
$shirts|-1
$shoes|2
$short|-1
$shower|1
$shows|-1
$si|-2
$sick|-2
$side|3
$sides|-1
$sign|-7
$signatures|1
$signed|1
$signs|1
$since|-2
$sink|1
$site|-3
$size|7
$skip|1
$sleep|-1
$slide|1
$slides|4
$slot|-1
$slow|-1
$smell|1
$smells|2
$so|-2
$solicitor|-3
$solid|1
$some|3
$somebody|1
$someone|-1
$something|-4
$sometime|1
$somewhere|-1
$soon|-6
$sorted|-1
$sound|3
$space|1
$speak|-1
$speaker|1
$sport|1
$spreadsheet|3
$spring|-3
$sprint|-1
$squeaks|1
$st|-1
$stage|-1
$staging|4
$stairs|4
$stairwell|1
$start|-1
$starting|3
$starts|2
$statement|4
$statements|3
$station|-3
$stays|-1
$steht|-1
$step|3
$stock|1
$storage|-2
$store|-3
$stress|-1
$strictly|-2
$stuck|3
$stuff|-1
$submission|-4
$submitted|1
$subscription|1
$suite|1
$sunday|-2
$supplies|-1
$supply|-1
$support|5
$sur|-2
$survey|3
$sweep|2
$swept|2
$system|-1
$systems|2
$t|4
$table|1
$tabs|-1
$tag|1
$tard|-4
$tardar|-3
$tarde|-1
$tax|-2
$tea|-2
$teacher|1
$team|1
$technician|3
$temperature|1
$template|-1
$temps|1
$tenant|-5
$tent|-1
$term|3
$termin|1
$terms|-1
$test|-3
$tested|6
$tests|2
$th|-8
$than|2
$thanksgiving|-1
$that|-1
$thats|-1
$the|1
$them|6
$then|5
$there|-2
$thereafter|-1
$these|-1
$things|-1
$think|-1
$tho|-3
$those|2
$though|-1
$through|-5
$thursday|-2
$ticket|-4
$tickets|2
$till|-2
$time|-2
$times|-1
$timesheets|2
$tires|-1
$to|9
$together|2
$tomorrow|-1
$toner|4
$tool|-5
$tour|-1
$town|5
$training|-1
$transfer|-1
$transferencia|3
$translation|-1
$transport|-3
$trees|5
$trim|1
$trip|4
$trolley|-1
$truck|-1
$trust|7
$ttc|-1
$tuner|1
$tuv|-1
$twice|3
$two|-1
$tyres|9
$unanimously|-1
$unassigned|-1
$under|1
$unit|-2
$unreadable|1
$update|-2
$upload|-1
$uploaded|-1
$upstairs|1
$us|1
$used|-1
$v|1
$valid|-1
$valve|1
$van|-5
$vat|-3
$vendor|-1
$verlangern|2
$vez|4
$virement|1
$visit|-2
$visitors|-2
$von|1
$vor|1
$vorbei|2
$vous|-5
$w|3
$wall|-1
$wants|-1
$warehouse|-1
$warning|1
$warranty|3
$was|-4
$wash|-5
$waste|-1
$water|-1
$way|-5
$we|-1
$wed|-1
$wedding|2
$wednesday|5
$weekly|-1
$weeks|-1
$well|-2
$west|2
$when|1
$why|-1
$wieder|4
$will|2
$window|-1
$winter|1
$wir|-1
$wird|1
$withdrawn|-1
$without|-3
$wks|-1
$words|4
$works|-4
$workshop|1
$workshops|-1
$writing|-4
$written|-2
$wrong|-2
$x|-2
$xx|-5
$yard|1
$year|2
$yesterday|1
$you|-3
$zeros|1
$zu|-1
<'|-1
<(|-2
<)|-3
<,|-6
<-|1
<.|-15
<:|13
<<|-15
<<(|2
<<( ,|-1
<<)|1
<<) ,|-2
<<) -|-1
<<) :|-2
<<) and|2
<<) should|1
<<) to|1
<<) will|1
<<) –|1
<<,|-19
<<, ,|-3
<<, :|-2
<<, and|-2
<<, bitte|-3
<<, but|-5
<<, can|-2
<<, could|-1
<<, et|4
<<, h|1
<<, he'd|1
<<, i'd|4
<<, just|1
<<, kindly|5
<<, must|-4
<<, needs|1
<<, people|-1
<<, please|5
<<, pls|2
<<, puedes|2
<<, que|4
<<, so|12
<<, somebody|1
<<, someone|-4
<<, that|-1
<<, then|-6
<<, you|-4
<<-|-4
<<- -|6
<<- :|1
<<- april|1
<<- please|1
<<- to|-1
<<- tu|1
<<- vous|1
<<.|-8
<<. ,|-2
<<. -|1
<<. .|-1
<<. :|-1
<<. and|-1
<<. please|1
<<:|-3
<<: ,|4
<<: :|5
<<: please|3
<<: the|2
<<: you|2
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
<<again ,|2
<<agreed that|4
<<agreed to|-3
<<alguien|-1
<<all|-4
<<also|-3
<<also :|-4
<<am ,|-2
<<an|2
<<an ,|-3
<<and|-4
<<and i'd|-1
<<and please|1
<<and reports|-1
<<and to|-2
<<and would|5
<<anyone|-2
<<apologies :|-1
<<april|1
<<april and|-1
<<area :|-1
<<as discussed|-2
<<as to|2
<<asap ,|-3
<<asked to|2
<<attached is|2
<<august :|-3
<<b ,|-1
<<back ,|-2
<<bags ,|-1
<<because|10
<<bed :|1
<<before you|1
<<bestellt|2
<<bien vouloir|-2
<<bis freitag|1
<<bitte|3
<<bitte sofort|-2
<<bitten um|-1
<<boat :|1
<<both|-4
<<boxes ,|-1
<<brings|2
<<broken ,|-2
<<btw|1
<<bug|1
<<bug -|9
<<bug :|1
<<business :|-1
<<but|2
<<but do|1
<<by :|-2
<<called ,|4
<<callum ,|-1
<<can|-5
<<can ,|-1
<<can somebody|-3
<<can to|-1
<<can u|3
<<can we|-1
<<can you|1
<<cause :|-1
<<channel|1
<<charge de|1
<<check ,|1
<<colm -|2
<<come and|1
<<comments :|1
<<complains|1
<<confirm that|-1
<<contractor shall|1
<<convenience ,|1
<<could|-9
<<could somebody|-4
<<could u|-2
<<could you|10
<<critical :|1
<<customer ,|1
<<d'|2
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
<<details :|1
<<dice que|1
<<did you|-3
<<die|8
<<discussed|-2
<<discussed :|-1
<<dmitri ,|-1
<<do|2
<<do :|1
<<does|1
<<doing and|-1
<<donal|1
<<drawings ,|-1
<<dringend :|1
<<drive ,|1
<<driver :|-2
<<du bitte|1
<<due :|-1
<<eilt|7
<<em ,|1
<<emergency|1
<<employee :|1
<<encore|1
<<end :|2
<<env :|-1
<<et|4
<<evening ,|-1
<<event :|-1
<<ever|1
<<everyone|-3
<<everyone :|-2
<<expected :|3
<<expired ,|-1
<<falta|1
<<faudrait|7
<<fault :|1
<<faut|-1
<<favor ,|3
<<find|-1
<<finding :|-1
<<first|2
<<first ,|5
<<forget ,|6
<<forget :|-6
<<found that|1
<<fragt|1
<<free to|1
<<freitag|1
<<friday|-1
<<friday and|-2
<<from :|-2
<<full ,|-2
<<fyi|-3
<<get|1
<<gloves ,|3
<<going to|-3
<<gone ,|-1
<<guys|-1
<<h|1
<<h ,|-1
<<haben ,|-1
<<hall :|-5
<<happened :|-2
<<happy to|1
<<has|-1
<<has to|3
<<have|5
<<have to|-2
<<hay que|2
<<he'll|2
<<helpdesk|2
<<here|1
<<hi|4
<<hi ,|1
<<holt|-2
<<hour :|2
<<however ,|-1
<<i get|1
<<i must|1
<<i need|1
<<i shall|-1
<<i should|8
<<i think|3
<<i want|-1
<<i will|-4
<<i'd|3
<<i'll|-1
<<if you|1
<<il faudrait|7
<<il faut|-1
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
<<just to|-1
<<kann|-1
<<kannst du|-1
<<kind to|1
<<kindly|-4
<<kitchen :|1
<<la|1
<<lane ,|-1
<<lassen ,|-1
<<latest ,|-1
<<le|-1
<<le ,|-1
<<left ,|-1
<<letter ,|-2
<<like to|9
<<list :|1
<<list and|-2
<<listen ,|4
<<lol|1
<<lot ,|-1
<<lovely to|-1
<<lucia|3
<<lucia ,|-2
<<m .|-3
<<machine ,|-1
<<mai ,|-1
<<maintenance to|1
<<manana|2
<<manque encore|1
<<march|-2
<<march ,|-1
<<march :|1
<<marek|-4
<<marek ,|-2
<<mate ,|-1
<<maureen ,|-1
<<may ,|1
<<maybe|-1
<<me|1
<<me ,|-1
<<me to|1
<<merci de|3
<<milk ,|-1
<<missing|3
<<missing ,|-1
<<missing :|1
<<monday ,|-1
<<morning ,|1
<<must|3
<<must to|1
<<name :|-1
<<necesitamos|1
<<necesitamos que|2
<<necesito|1
<<need|1
<<need :|4
<<need someone|1
<<need to|-5
<<needed|-1
<<needed :|2
<<needs|-2
<<needs to|3
<<news :|4
<<nice to|-1
<<nicht ,|8
<<night ,|-1
<<no ,|-1
<<nobody can|2
<<noch|6
<<noor to|1
<<nos|4
<<not pls|1
<<note :|2
<<note that|-1
<<noticed that|4
<<november ,|-1
<<november and|2
<<now :|5
<<now and|3
<<object :|2
<<oct :|1
<<of :|-1
<<of you|4
<<ok|1
<<ok i'll|-4
<<okay so|1
<<omar|-3
<<on ,|1
<<on and|1
<<one ,|3
<<one :|1
<<ones ,|-1
<<operator shall|1
<<oskar ,|-1
<<our|2
<<out ,|-1
<<out that|2
<<over|1
<<overdue :|3
<<owen|-2
<<page and|-1
<<pages ,|-1
<<part ,|4
<<patient :|-3
<<pencil :|5
<<pense a|2
<<people|-6
<<petra ,|-1
<<peux|-4
<<piotr ,|1
<<pleas|1
<<please|12
<<please ,|-1
<<please -|-1
<<please to|-5
<<pls|-2
<<pls ,|-1
<<plz|2
<<pm ,|-2
<<pm to|1
<<podrias|-3
<<point ,|2
<<porfa|1
<<possible you|1
<<pourrais|-2
<<presents :|-1
<<printer ,|-2
<<prions de|-3
<<priority ,|-1
<<priya -|-1
<<priya :|1
<<priya to|2
<<problem :|3
<<property :|-2
<<puede|3
<<puedes|1
<<que|11
<<que alguien|-1
<<question :|2
<<raj ,|1
<<rang ,|2
<<rappel :|2
<<ravi ,|1
<<rd ,|1
<<re :|-1
<<reception ,|2
<<recordamos que|7
<<remarks :|1
<<remember|-1
<<renew ,|-3
<<reported :|-2
<<reported that|-2
<<reports|-1
<<request :|2
<<requested to|4
<<requester :|-1
<<require|3
<<required to|1
<<responsible :|-1
<<result :|2
<<rogamos que|-5
<<room :|-5
<<ruego que|1
<<sagt ,|-1
<<said he'd|-1
<<said she'd|1
<<sam ,|3
<<saturday ,|-1
<<say|2
<<say that|-1
<<says|2
<<sec :|3
<<second ,|-2
<<september ,|-3
<<service ,|-1
<<service :|2
<<sev -|1
<<shall|3
<<she'd|1
<<should|5
<<sie|-1
<<sie ,|1
<<sie bitte|1
<<sign and|3
<<site ,|1
<<so|3
<<so please|-2
<<sofort|-2
<<somebody should|-3
<<somebody to|-2
<<someone|-6
<<someone please|-4
<<someone should|1
<<someone to|4
<<sorry|-1
<<step :|-1
<<still missing|2
<<summary :|9
<<sunday ,|-1
<<takes over|1
<<task :|3
<<tells me|1
<<tenant :|-1
<<tenant shall|-2
<<terms :|-2
<<th :|-1
<<that|6
<<that you|1
<<that'|-1
<<the|5
<<the :|1
<<them ,|-1
<<them and|-1
<<then|-4
<<then please|1
<<there ,|-1
<<there and|3
<<there is|-1
<<there to|1
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
<<to|2
<<to :|1
<<today|5
<<today ,|-2
<<today :|2
<<today and|-1
<<told me|-1
<<tom ,|-1
<<tom :|-1
<<tomasz|1
<<tomasz ,|-1
<<tomorrow|-1
<<tomorrow ,|-1
<<tonight|-1
<<tonight ,|7
<<try|-1
<<tu|1
<<tu peux|-4
<<tu pourrais|-2
<<twice ,|-1
<<two weeks|-2
<<u|1
<<uhr|-2
<<um|2
<<um ,|1
<<um uhr|-1
<<und|-2
<<unit ,|-1
<<uns|1
<<uns noch|3
<<up :|1
<<urgent|-1
<<urgent -|1
<<urgent :|1
<<urgent but|3
<<us that|-1
<<us to|-2
<<user :|-1
<<van ,|-1
<<vehicle :|3
<<vendredi ,|-1
<<veuillez|-1
<<viene ,|-1
<<volunteered to|1
<<vouloir|-2
<<vous|1
<<want|-1
<<want to|-1
<<wanted to|-4
<<wants to|-1
<<ward :|1
<<we|-2
<<we can|-3
<<we have|1
<<we need|8
<<we require|3
<<we shall|-5
<<we will|-4
<<we'd|2
<<we'll|-1
<<website ,|-1
<<week ,|-1
<<week :|-2
<<weekend ,|-1
<<weeks|-2
<<werden ,|1
<<what :|2
<<when you|-9
<<whenever you|-3
<<where :|-1
<<whether|1
<<who brings|2
<<who does|1
<<who has|-1
<<who's|-2
<<whoever|2
<<will|-2
<<windows :|-1
<<wir|2
<<wir noch|2
<<wish to|-4
<<within days|-1
<<work :|2
<<workaround :|-1
<<would|2
<<would need|-2
<<would you|-3
<<writing because|2
<<you|-4
<<you ,|2
<<you because|7
<<you could|-3
<<you ever|-1
<<you must|1
<<you please|10
<<you pls|2
<<you to|2
<<you will|-2
<<yusuf ,|1
<<–|1
<@|-5
<a|9
<ab|-1
<abdul|1
<able|6
<about|-2
<above|-3
<accept|-3
<acceptance|-3
<account|-1
<accountant|3
<accounting|-2
<action|7
<actual|3
<actually|4
<adaeze|2
<address|-1
<affected|-1
<affects|-1
<after|-7
<again|1
<agm|-1
<agnes|-1
<agnieszka|-1
<agreed|1
<agreement|-1
<aid|3
<alguien|-1
<all|-3
<also|-5
<am|1
<amelie|1
<amount|3
<an|3
<ana|1
<anchor|-2
<and|-7
<another|1
<any|-1
<anyone|4
<anyway|-1
<apologies|-1
<application|1
<architect|1
<area|-1
<arrived|-1
<art|2
<as|-1
<asap|-3
<ask|1
<asks|3
<assessment|-3
<at|-2
<attached|2
<audit|-3
<august|-4
<ayse|1
<b|6
<baby|1
<back|-2
<background|1
<bad|4
<bags|-1
<band|1
<bathroom|-2
<batteries|2
<be|8
<bea|-3
<because|9
<bedroom|1
<been|-1
<before|-1
<ben|-3
<benotigen|1
<bestellt|2
<beth|1
<billing|4
<bin|-1
<birgit|1
<bitte|6
<bitten|-1
<blue|-1
<boat|1
<bob|-1
<bogdan|-1
<book|-1
<bookings|-1
<borrowed|-1
<both|-4
<boxes|-1
<brandt|6
<brauchen|4
<brings|2
<broken|-2
<btw|1
<bug|12
<business|-1
<but|7
<by|-11
<c|2
<call|-1
<called|4
<camp|-1
<car|-1
<cards|-1
<carmen|-1
<carol|-1
<cause|-1
<ce|-1
<chair|-2
<channel|1
<charge|1
<chaudiere|-1
<check|1
<checkout|1
<chloe|2
<choir|-4
<city|1
<class|-1
<cleaned|-1
<cleaning|-1
<co|6
<colm|1
<come|-2
<comments|1
<complains|1
<confirm|-1
<confirmation|5
<contractor|1
<control|3
<convenience|1
<correct|1
<coud|1
<could|-3
<county|1
<crane|1
<critical|1
<d'|2
<d'urgent|-1
<dad|-5
<damage|-1
<dan|1
<darragh|2
<data|1
<dates|-1
<day|-6
<days|-2
<de|-3
<dead|-1
<dear|2
<dec|-2
<december|-3
<decision|-1
<deck|-1
<declan|2
<defect|4
<delivered|-1
<delivery|3
<denk|1
<der|1
<des|-3
<description|-3
<desk|-1
<details|1
<detectors|-1
<dice|1
<did|-2
<die|8
<discussed|-3
<disturb|1
<dmitri|-4
<do|4
<doctor|1
<documents|-2
<does|5
<doing|-1
<don't|-4
<donal|1
<dont|1
<down|1
<dran|2
<drawings|-1
<drive|1
<driver|-2
<du|3
<e|-1
<earl|1
<eilt|15
<ein|1
<el|-3
<elena|2
<ella|-1
<em|1
<embarrassing|-2
<emeka|-1
<emergency|1
<employee|1
<empty|4
<emre|-1
<en|2
<encore|1
<ends|2
<entry|-1
<env|-1
<equipment|1
<er|-1
<error|-1
<es|-1
<escribo|1
<et|4
<eur|-1
<evening|-1
<event|-2
<ever|1
<every|1
<everyone|-5
<ewa|-7
<expected|3
<expired|2
<f|-1
<falta|1
<family|3
<farah|-1
<farida|-1
<faudrait|7
<fault|1
<faut|-1
<favor|4
<fehlt|9
<femi|-2
<finally|1
<finance|-1
<find|1
<finding|-1
<fire|3
<first|9
<fix|-1
<fixed|-1
<floor|1
<folder|-1
<for|-9
<forget|-1
<form|1
<forms|-1
<found|1
<four|7
<fragt|3
<frank|1
<frau|-2
<free|2
<freitag|-1
<fri|4
<friday|-3
<from|7
<full|-2
<fyi|-4
<gabe|-1
<game|-1
<garden|-3
<gb|2
<get|1
<gethin|3
<gloves|3
<go|-1
<going|-3
<gone|-1
<greg|-1
<guard|1
<guest|1
<gus|-3
<guys|-2
<gym|-2
<haben|-1
<had|-1
<hall|-4
<handbook|1
<handrail|-1
<handwritten|-1
<hank|-1
<happened|-2
<harriet|1
<has|1
<have|4
<hay|2
<he'll|2
<helpdesk|2
<her|-1
<here|2
<herr|-1
<hi|4
<him|3
<his|-1
<holder|3
<hollis|1
<holt|-1
<hotel|6
<hour|2
<hours|1
<house|-1
<how|-2
<however|-1
<hoy|-1
<hr|-3
<hugo|6
<i|2
<i'd|4
<i'll|-1
<ich|2
<if|10
<il|10
<imogen|-4
<impact|-1
<important|1
<imran|-1
<in|-3
<inch|-2
<incidencia|3
<incomplete|1
<ines|-5
<inform|3
<informed|2
<ingrid|-3
<ink|-2
<inspector|-1
<intern|1
<is|13
<issue|1
<ist|1
<it|-4
<it'd|-3
<it's|-1
<item|15
<items|-1
<its|3
<jan|-1
<jens|-2
<jo|1
<joanne|1
<job|-1
<joe|1
<jonas|1
<just|-1
<k|-2
<kann|-1
<kannst|-1
<karen|-1
<kasia|1
<katrin|-3
<kev|1
<kevin|-1
<key|1
<kids|-2
<kind|2
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
<ladder|-1
<lads|-1
<lane|-1
<laptop|-1
<lassen|-1
<last|-2
<later|4
<latest|-1
<le|7
<leaflet|-1
<leaking|-2
<leave|1
<leila|-1
<leonie|-3
<let's|-1
<letter|-2
<like|6
<lina|2
<lindqvist|-3
<line|2
<list|-1
<listen|4
<loan|-1
<lol|1
<look|-2
<loose|1
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
<mai|-1
<maintenance|1
<malik|4
<manana|2
<manque|5
<march|-3
<marcus|-1
<marek|-6
<marisol|1
<mate|-1
<mateusz|-1
<mats|-2
<maureen|-2
<maybe|-1
<mayo|-1
<meeting|-1
<mehr|1
<mei|9
<merci|2
<mila|-1
<milan|1
<milk|-1
<mind|1
<minutes|-1
<mir|1
<mireille|2
<miss|3
<missing|3
<mister|3
<mm|-5
<model|1
<module|-2
<mon|-1
<monday|-1
<monitor|-1
<more|-1
<morgen|-1
<move|-1
<mr|-2
<mrs|-3
<must|3
<myself|-1
<nadia|1
<name|-1
<names|-1
<nb|-1
<nd|1
<nearly|-1
<necesitamos|3
<necesito|1
<necessary|6
<need|1
<needed|2
<needs|4
<news|4
<next|-4
<nice|-1
<nicht|4
<night|-1
<no|-1
<nobody|1
<noch|6
<noor|1
<nora|-1
<nos|2
<not|-1
<note|2
<noticed|5
<notre|4
<nous|1
<nov|-2
<november|3
<noviembre|-2
<now|9
<nuala|-2
<o'clock|-1
<object|3
<oct|1
<october|-3
<odile|-2
<of|5
<off|-1
<offers|-2
<office|1
<oil|-2
<ok|-3
<oliver|-3
<ollie|1
<omar|-2
<one|11
<ones|-1
<online|-1
<only|1
<open|-2
<operator|1
<option|1
<orders|-2
<oscar|-2
<oskar|-1
<other|1
<others|-1
<otto|-2
<our|1
<ours|-1
<over|2
<overdue|3
<overflowing|-1
<owner|-1
<pages|-3
<paper|-1
<parking|1
<part|4
<pas|3
<passport|-1
<past|1
<patient|-4
<pavel|-2
<payable|-1
<peadar|-2
<pencil|5
<pense|2
<people|-6
<per|-2
<permit|-2
<petit|2
<petra|-1
<peux|-3
<pharmacy|1
<philippa|1
<phone|1
<piotr|1
<plan|1
<please|-3
<pls|-3
<plz|2
<pm|-3
<podria|-1
<podrias|-3
<point|2
<policy|-1
<por|4
<porfa|1
<possible|1
<pourrais|-2
<pourriez|1
<premises|-1
<presents|-1
<printer|-2
<prions|-2
<priority|-1
<priya|6
<priyanka|4
<problem|3
<programme|1
<promised|5
<property|-2
<protection|1
<public|-1
<puede|3
<puedes|1
<que|9
<quentin|1
<quick|-2
<quiet|1
<raj|1
<rappel|1
<raus|-1
<ravi|-1
<rc|1
<rd|1
<re|-1
<real|2
<reception|2
<record|-1
<recordamos|7
<remarks|2
<remember|1
<remind|1
<reminder|1
<renew|-4
<renewal|6
<rental|2
<repair|1
<reply|-1
<reported|-4
<reports|1
<request|3
<requested|7
<requester|-1
<require|3
<required|1
<rescue|7
<responsible|-1
<restaurant|4
<result|2
<return|-1
<returned|-1
<review|1
<rien|-1
<right|2
<ring|1
<rogamos|-8
<roof|-1
<roofing|1
<room|-3
<rosa|1
<rota|-1
<ruben|-3
<ruego|7
<ruth|-2
<s|1
<sabine|-4
<sagt|-1
<sam|2
<sandra|-1
<sat|-1
<saturday|4
<say|6
<says|4
<school|-3
<seats|1
<sec|6
<second|-3
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
<should|3
<sie|2
<sign|3
<simon|-1
<since|-2
<site|1
<slack|3
<sofia|1
<sofie|2
<sofort|-2
<some|1
<somebody|-6
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
<summer|-1
<sunday|-1
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
<task|2
<te|-4
<team|-1
<technician|1
<telephone|-1
<tells|1
<tenant|-2
<teresa|1
<terms|-2
<tess|5
<th|-2
<than|-1
<that|8
<that'|-1
<the|-1
<them|-1
<then|-4
<theo|2
<there|3
<they|-2
<thing|8
<things|1
<think|7
<third|-1
<this|-3
<though|1
<three|-1
<through|1
<thursday|-3
<tick|1
<ticket|1
<tiles|-2
<tim|-4
<time|4
<title|2
<to|5
<today|6
<told|2
<tomorrow|-4
<tonight|3
<toujours|3
<trip|-1
<try|-1
<tu|-5
<tuesday|-5
<twelve|3
<twenty|-1
<twice|-1
<two|-4
<type|1
<u|2
<uhr|-2
<um|2
<umgehend|2
<und|-2
<uns|8
<up|1
<urgent|3
<urgente|-1
<us|-4
<user|-1
<v|-4
<valid|-1
<vehicle|3
<vendor|-1
<vendredi|-1
<very|-2
<vests|-1
<veuillez|-1
<viene|-1
<viernes|-1
<violation|-1
<visit|1
<volunteered|1
<vouloir|-2
<waiting|-1
<want|-1
<wanted|-4
<ward|7
<warehouse|-1
<was|4
<wash|4
<water|6
<we|2
<we'd|2
<we'll|-1
<website|-1
<week|-6
<weekend|-1
<weeks|9
<wei|-1
<wen|-1
<wendell|-1
<werden|1
<wes|-1
<west|3
<what|1
<when|-10
<whenever|-1
<where|5
<whether|-3
<whitlock|1
<who|2
<who's|-2
<whoever|2
<wieder|-1
<will|-2
<window|4
<windows|-1
<winifred|2
<winter|1
<wir|5
<wish|-4
<with|3
<within|-1
<without|1
<woche|1
<work|3
<workaround|-1
<worry|-2
<would|9
<write|-1
<writing|10
<written|-1
<x|-1
<yanis|2
<yann|-2
<yeah|-1
<year|1
<yes|3
<you|10
<you're|-1
<your|4
<yuki|-4
<zum|-3
<–|3
='s|1
=a|-5
=ab|-2
=abel|-1
=aber|-1
=abgelaufen|1
=able|-1
=abonnement|1
=about|8
=abrir|-1
=abschließen|-1
=abstract|8
=abstracts|4
=abzug|2
=accept|-1
=acceptance|-2
=accepted|-2
=acces|4
=access|6
=accessibility|1
=accident|-2
=accordingly|4
=account|6
=accountant|-6
=acct|-2
=acknowledge|-1
=acondicionado|1
=acoustic|-1
=across|-1
=act|-2
=acta|-2
=action|-3
=activate|4
=active|2
=acuerdo|1
=ad|-6
=add|4
=address|-3
=addresses|-1
=adeyemi|2
=adjunto|-4
=admin|-1
=administradora|-1
=adobe|5
=adresser|1
=ads|-3
=aduana|4
=advent|-5
=adviser|-5
=affected|-1
=affiche|3
=after|-11
=afternoon|-2
=afterwards|-3
=ag|-3
=again|8
=against|2
=agency|-5
=agenda|-3
=agent|-1
=agm|-1
=agree|-1
=agreed|-3
=agua|10
=ahead|-7
=aid|9
=air|2
=aire|1
=aisle|2
=al|-5
=alarm|3
=album|-1
=alert|2
=alguien|-1
=all|10
=allergen|1
=alles|-1
=almacen|2
=almeida|1
=alone|2
=along|-1
=alquiler|-4
=already|-8
=als|4
=also|1
=alta|1
=alten|-7
=altos|2
=always|-2
=am|-8
=amend|1
=amended|5
=amount|-1
=an|-2
=anbei|-1
=anchor|2
=android|3
=angebot|3
=angebote|7
=ankle|-1
=annex|-2
=annexe|-1
=anniversary|1
=annual|17
=ano|-3
=another|-6
=anrufen|1
=answer|-4
=answered|1
=antes|-1
=anti|1
=anual|1
=any|-6
=anybody|2
=anymore|-4
=anyone|-2
=anything|-6
=anyway|-5
=aob|-1
=apart|3
=apartment|-1
=api|-2
=app|2
=appeler|1
=appelle|1
=apple|1
=applicant|-1
=application|-4
=applications|1
=applies|-4
=apply|-5
=appointment|4
=approval|3
=approved|-3
=approx|-1
=appt|1
=apr|-2
=apres|1
=april|-7
=aprobo|3
=apron|2
=aprons|4
=architect|1
=archive|4
=are|-12
=arm|1
=around|-2
=arrange|-5
=arrived|-1
=arrivee|-2
=art|-9
=article|-1
=as|-2
=asap|-5
=ascensor|2
=ash|1
=ashworth|-3
=asi|-1
=aside|-1
=ask|-12
=asked|-6
=asking|-7
=assessment|-1
=asset|1
=assigned|-1
=assistant|-2
=at|-7
=attached|-5
=attempt|-1
=attend|2
=attendance|3
=attic|1
=attn|-3
=au|-6
=auch|4
=audit|1
=auditor|-1
=auditors|-2
=auf|-1
=august|-10
=aula|3
=aunt|-1
=aus|-1
=ausgefallen|-1
=austauschen|-1
=authority|-1
=auto|-2
=autoclave|-1
=automatically|-4
=autumn|-5
=aux|1
=avant|-2
=avisa|-2
=avoid|-4
=avril|-3
=award|-4
=away|-5
=awful|1
=awning|2
=axis|1
=ayuntamiento|-2
=azul|1
=b|-1
=baby|1
=back|-9
=background|2
=backup|2
=badge|4
=badges|7
=bags|10
=bail|-2
=bakery|-4
=balcony|3
=ball|1
=band|-1
=bank|10
=banner|1
=bano|1
=baptiste|2
=basement|-1
=basically|-1
=basin|-1
=batch|1
=bath|2
=bathroom|1
=batteries|7
=battery|3
=bauherr|-2
=bay|-8
=bbq|1
=bc|-3
=be|1
=beamer|2
=bearing|1
=because|-6
=become|2
=bed|-6
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
=behalf|-1
=behind|-2
=beim|5
=belege|-1
=believe|-6
=bell|3
=below|-3
=belt|2
=ben|2
=bench|5
=bent|1
=berlin|-1
=bescheid|-1
=besprochen|-1
=best|5
=bestell|2
=bestellen|4
=bestellung|-3
=better|-1
=between|-3
=bezahlen|7
=bids|2
=bien|-5
=big|-5
=bike|-1
=bikes|-3
=bill|-3
=billed|2
=billing|-1
=bin|4
=bins|2
=bio|6
=biomed|-1
=bird|-3
=birth|1
=birthday|-4
=bis|-5
=biscuit|1
=bit|-1
=bitte|2
=blade|3
=blades|1
=blank|-2
=bleed|1
=blinds|3
=block|1
=blocked|2
=blocking|6
=blocks|-1
=blog|1
=blood|3
=blue|-4
=board|-1
=boat|2
=boathouse|-4
=boiler|10
=bolt|1
=bolts|2
=bombillas|1
=bon|-1
=bonfire|1
=book|-2
=booked|-3
=booking|-2
=bookings|-1
=books|1
=booster|4
=booth|1
=boots|-1
=born|-1
=borrow|-1
=both|2
=bother|-2
=bottle|9
=bottling|4
=bought|2
=bouncy|1
=boundary|-1
=bowl|1
=box|-3
=boxes|-4
=bp|1
=bracket|1
=brakes|7
=branch|8
=brandt|-1
=brauchen|-3
=braucht|1
=bread|-3
=break|-1
=breaker|2
=bremen|-1
=brewery|-1
=bride's|1
=bridge|1
=brief|1
=briefing|1
=brightwater|-1
=bring|-17
=bringing|1
=brings|-3
=brochure|1
=broke|4
=broken|5
=brokers|-2
=bron|-3
=brook|-2
=brother|-1
=brown|1
=bruit|-2
=bruno|3
=bs|-1
=bucket|2
=bucks|-2
=budget|-2
=bug|-1
=build|5
=builder|5
=building|-4
=built|2
=bulbs|-2
=bump|2
=burn|1
=burning|2
=burnt|1
=bus|3
=business|3
=but|-17
=butcher|1
=button|2
=buy|-3
=buying|2
=c|-4
=c'est|1
=ca|-1
=cab|1
=cabinet|6
=cable|3
=cage|-1
=caisse|-1
=cajas|-5
=cake|7
=caldera|2
=calendar|6
=calibration|1
=call|-7
=called|1
=caller|-7
=callum|-1
=cambiar|1
=came|1
=camera|1
=camion|1
=camp|-3
=campaign|2
=campos|-1
=can|-2
=can't|-8
=canal|1
=cancel|3
=cancelled|1
=candidate|-3
=candles|-1
=cannery|1
=cannot|4
=car|5
=cards|15
=care|-2
=carried|-1
=carries|3
=cart|1
=carte|2
=cartes|2
=carton|1
=casa|-1
=cash|4
=cast|2
=castle|1
=catalogue|-1
=category|9
=caterer|6
=catering|3
=cause|-1
=cave|-3
=ce|-3
=ceiling|-3
=cellar|1
=cello|1
=centre|1
=centrifuge|-1
=cert|-1
=certificate|3
=certificates|1
=certified|4
=cette|-3
=chain|1
=chair|-4
=chamber|-1
=chance|-5
=change|-7
=changelog|1
=changes|-3
=changing|3
=channel|2
=chantier|-1
=chapel|3
=chapter|5
=charge|1
=charged|-1
=charger|8
=chart|-2
=chase|1
=chaudiere|-1
=chauffe|-1
=cheap|-8
=check|-7
=checked|-1
=checklist|-6
=checkout|1
=checks|-3
=cheese|1
=chef|-3
=cheque|1
=chez|1
=children|-1
=chinese|-2
=chip|4
=chocolate|-1
=choir|-3
=choose|2
=christmas|8
=chuck|3
=church|-1
=churn|-3
=ci|1
=cierra|1
=cierre|4
=circulate|2
=city|-1
=cladding|4
=claim|9
=claims|-2
=clarify|-2
=class|-3
=clause|-5
=clean|8
=cleaner|1
=cleaners|-3
=clear|1
=cleared|-4
=cles|2
=click|3
=client|-7
=cliente|-2
=clients|1
=climbing|-1
=clodagh|-1
=close|1
=closer|9
=closes|-4
=closet|1
=closing|2
=closure|1
=clothes|1
=clutch|1
=cm|-3
=co|-3
=coach|9
=coats|-2
=coche|1
=cocina|-1
=code|2
=coffee|-5
=cold|-4
=colleague|-7
=collect|-4
=collected|1
=collection|-1
=collects|-3
=color|-3
=com|2
=come|-8
=comes|-12
=coming|-3
=commande|2
=commander|1
=comme|3
=comment|-1
=committee|-3
=community|-1
=como|-2
=company|-3
=compare|1
=complained|1
=complaining|-2
=complaint|1
=complete|1
=completed|2
=compra|1
=comprar|5
=compressor|-6
=compte|1
=compteur|-4
=con|-10
=concept|3
=concern|-1
=concert|-3
=concierge|-2
=condition|-1
=conference|-2
=confirm|3
=confirmed|-2
=congress|2
=consent|6
=considered|7
=constantly|1
=consulat|-1
=container|3
=contents|2
=contract|16
=contractor|1
=contracts|1
=contrato|-5
=control|-1
=conversation|-5
=cooler|4
=copies|2
=copy|3
=cord|-2
=correct|-5
=corrected|-1
=correction|1
=cost|-5
=costume|2
=cot|1
=cottage|3
=cottages|-1
=could|-2
=couldn't|-1
=councillor|-1
=counsel|-7
=count|2
=counted|-2
=counter|1
=county|-4
=couple|-1
=coupon|1
=courier|-2
=course|-4
=court|-1
=courtesy|4
=cover|5
=covered|1
=covers|4
=cr|1
=crack|1
=cracked|5
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
=crowd|-1
=crown|6
=csv|9
=cuisine|-2
=cups|1
=current|-3
=curtain|1
=curtains|1
=customer|-13
=customer's|-1
=customers|1
=cut|6
=cutoff|-7
=cylinders|1
=d|-1
=d'assurance|1
=d'eau|-2
=d'un|-1
=da|-2
=dad|1
=dad's|-1
=dads|1
=dafur|3
=dahin|2
=daily|-1
=dairy|1
=damage|3
=damaged|-1
=damen|-1
=damit|-4
=damp|2
=danach|-6
=danger|2
=dank|-1
=danke|-2
=daran|-1
=dark|1
=darum|-1
=das|-1
=dass|10
=data|1
=database|2
=date|-7
=dates|-3
=daughter|-1
=day|3
=days|-1
=db|2
=de|9
=dead|3
=deadline|-5
=dealer|-5
=dec|-4
=december|-4
=decide|-1
=decided|-4
=decision|-1
=deck|4
=declan|-1
=declaration|1
=declined|4
=deed|3
=deemed|-1
=deep|4
=defect|-5
=defects|3
=defibrillator|1
=defrost|5
=degrees|-2
=del|12
=delay|1
=delayed|-3
=delete|-4
=deliver|-4
=delivered|-5
=delivers|3
=delivery|-1
=delmas|-1
=dem|1
=demande|-4
=demo|-4
=den|7
=denied|-1
=dental|2
=dentist|5
=denver|-1
=departure|-1
=deploy|-2
=deploys|-3
=deposit|11
=deposition|-5
=depot|-5
=depuis|5
=deputy|-1
=der|7
=dernier|-2
=des|9
=descale|12
=descaling|1
=desde|-1
=design|2
=desk|-2
=despite|-1
=details|3
=detector|1
=devis|5
=dich|1
=did|-1
=didn't|-1
=die|16
=dies|3
=diese|-1
=difference|-1
=dig|-4
=digital|-1
=dimanche|1
=direct|-4
=discount|-2
=dishwasher|1
=disk|3
=dispatch|1
=dispenser|1
=display|-2
=disturb|-1
=dj|1
=dns|-5
=do|5
=doce|-3
=dock|-3
=docs|3
=doctor|-1
=document|-1
=documents|5
=does|6
=doesn't|6
=doesnt|-1
=dog|-2
=doing|2
=doit|4
=domain|6
=don't|-16
=donated|1
=donation|3
=donc|-1
=done|-2
=donor|2
=dont|-2
=door|11
=doors|2
=dort|-5
=dos|-1
=dossier|-3
=dough|1
=down|-1
=download|1
=dozen|-4
=dr|6
=draft|-4
=drain|6
=drainage|2
=drains|1
=dramatic|-1
=draw|2
=drawer|3
=drawing|3
=drawings|3
=drawn|1
=drei|9
=dressing|5
=drill|-3
=dringend|1
=dripping|2
=drips|14
=drive|3
=drivers|3
=driving|-1
=drop|-3
=dropped|1
=dropping|-1
=drops|10
=drove|-3
=drucker|-8
=druckt|-9
=drug|1
=drugs|1
=dry|-3
=du|5
=ducha|5
=due|-2
=dunmore|-1
=dunne|-1
=duplicate|-6
=during|-6
=dutch|6
=duty|1
=dwg|2
=e|3
=each|2
=ear|1
=earlier|1
=earliest|-2
=early|-2
=east|2
=eat|-1
=eats|3
=eau|1
=echantillons|2
=echeance|1
=ecrit|5
=edition|1
=effect|5
=eight|1
=ein|13
=eine|2
=einen|4
=einholen|1
=eintragen|2
=el|4
=electrical|-1
=electrician|1
=electricity|4
=electronico|6
=elektro|-2
=elementary|-1
=elevator|11
=eleven|-5
=ella|1
=elm|1
=else|-5
=email|-1
=emailed|2
=embarrassing|2
=embassy|-3
=emergency|2
=employee|3
=employees|-1
=empresa|-4
=empty|-1
=en|-2
=encarga|3
=enclosed|7
=encore|1
=end|2
=ende|1
=ending|1
=ends|-5
=enero|-5
=engel|5
=engine|1
=engineer|4
=engineer's|-2
=engineers|4
=enough|-1
=enquiry|-1
=entrance|1
=entretien|-2
=entry|-1
=entwurf|1
=enviar|7
=envoyer|5
=equipment|-4
=equipo|1
=er|3
=erp|4
=erreur|-2
=error|7
=erstellen|-1
=es|-3
=esa|1
=escape|1
=ese|-2
=espresso|1
=est|-4
=esta|-1
=estan|2
=este|-1
=estimate|5
=estoy|-1
=estrich|-1
=et|-2
=eta|3
=etage|2
=ete|-4
=euch|1
=eur|-7
=euro|-3
=europe|3
=euros|-1
=evacuation|5
=eve|-1
=evening|-1
=evenings|-1
=event|1
=ever|-3
=every|4
=everybody|1
=everyone|2
=everything|3
=exactly|1
=exam|-1
=examination|-3
=example|4
=excel|-3
=except|1
=excerpt|-1
=excuse|-2
=excuses|-1
=exercise|3
=exit|1
=expense|-2
=expire|4
=expires|12
=expiry|1
=explain|-4
=export|21
=extend|3
=extended|-2
=extension|6
=extinguishers|12
=extractor|3
=eye|1
=eyewash|2
=f|12
=fa|4
=face|-3
=facilities|1
=facility|-3
=factura|2
=facture|11
=fahy|2
=failed|4
=fair|-3
=faire|2
=fait|-2
=fallen|1
=fallig|3
=falling|4
=falta|4
=faltan|3
=family|-1
=fan|3
=far|1
=farm|-1
=fast|-3
=fasting|2
=father|-1
=father's|6
=faucet|1
=fault|1
=faut|3
=favor|4
=feature|-1
=feb|-6
=fecha|-4
=fee|1
=fees|2
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
=figures|2
=file|-9
=filed|3
=files|1
=filing|-1
=fills|2
=film|-1
=films|2
=fils|2
=filter|2
=filters|3
=fin|-1
=final|4
=finally|-1
=finance|9
=find|-14
=finding|1
=fine|-5
=fines|-1
=finish|-4
=finished|-3
=fiona|-1
=fire|-6
=firm|1
=firma|4
=firmado|2
=first|-4
=fiscal|-1
=fit|2
=fitted|2
=five|2
=fix|-8
=fixed|-4
=flackert|1
=flag|1
=flaky|3
=flashing|1
=flat|2
=flats|-2
=fleet|7
=flickering|1
=flickers|2
=fliesen|-3
=floor|11
=florist|3
=flour|1
=flow|2
=flowers|1
=flyers|1
=foam|1
=focus|-1
=fois|-1
=folder|4
=folders|1
=folding|1
=follow|-6
=following|-8
=food|2
=footer|3
=for|17
=ford|-1
=forecast|2
=forever|-2
=forgotten|-2
=forklift|9
=form|-4
=format|4
=former|1
=forms|3
=forward|1
=foto|1
=found|-4
=foundation|1
=four|-2
=fournisseur|4
=frame|3
=francais|-1
=frank|-1
=franking|2
=frau|-1
=free|-4
=freeze|5
=freezer|3
=freitag|-1
=french|2
=freya|-2
=friday|-8
=fridge|9
=friend|-3
=frist|-1
=from|-12
=front|-3
=frost|-1
=fryer|5
=fuel|5
=full|-6
=fully|-3
=fur|3
=furgoneta|1
=furnish|-4
=furs|1
=further|-2
=fwd|-2
=fyi|-3
=gala|-1
=gallery|1
=game|1
=games|-5
=gap|-1
=gaps|4
=garage|6
=garden|1
=garnier|4
=gas|2
=gate|17
=gateway|1
=gauge|1
=gave|1
=gdansk|2
=geehrte|-1
=geht|-1
=general|-1
=generator|1
=gentle|-1
=gestern|-6
=get|-3
=gets|-4
=getting|-2
=gift|3
=gite|1
=gives|-3
=glass|-2
=glossary|-1
=glove|1
=gloves|10
=glue|3
=gmbh|-1
=go|-13
=goalie|-1
=goals|-1
=goat|1
=goes|-9
=going|-7
=golf|1
=gone|10
=gonna|3
=good|1
=goods|-1
=got|-1
=gotea|1
=gotta|-1
=gp|1
=grab|-7
=grain|-1
=grainne|2
=grande|1
=grandma|-2
=grandpa's|-2
=grant|4
=greased|1
=great|-2
=green|-12
=greta|2
=grifo|1
=grill|1
=grinder|-3
=grinding|1
=gross|-1
=ground|1
=group|-4
=grout|-1
=große|1
=gst|1
=guard|2
=guest|9
=guests|1
=guide|4
=gutter|3
=gutters|-2
=guy|-5
=guys|1
=gym|2
=h|-5
=ha|-4
=hab|-2
=habe|-1
=haben|2
=haccp|3
=hace|4
=had|-3
=half|-4
=halfway|1
=hall|-8
=halloran|-1
=hallway|-1
=halvorsen|2
=hamster|1
=hana|-2
=hand|2
=handheld|1
=handle|-3
=handles|-2
=handover|2
=handrail|5
=hands|3
=hangen|2
=hanging|2
=hangt|1
=hannah|1
=hannover|1
=happen|-2
=happened|-1
=happens|3
=happy|-1
=harbor|4
=hardware|-2
=harnesses|4
=harp|2
=hartley|-2
=harvest|-2
=hasn't|-2
=hat|-4
=have|11
=haven't|1
=having|-1
=hay|-3
=hazelnut|-1
=hdmi|1
=he|-4
=he'd|-2
=he'll|1
=he's|-1
=head|7
=heads|-4
=headset|2
=health|-4
=hear|1
=hearing|10
=heater|-2
=heating|7
=hedge|3
=held|3
=helen|3
=helmets|1
=helps|-1
=hem|6
=henderson|-1
=hendersons|1
=her|9
=here|-8
=hero|3
=herr|-1
=herren|-1
=herrn|-1
=herself|-3
=heute|1
=hey|3
=hi|1
=high|-1
=hike|-1
=hill|1
=him|-7
=hinge|1
=hinges|-1
=hip|1
=hire|-2
=hiring|2
=his|6
=hit|2
=hives|6
=hob|1
=holder|1
=holen|-4
=holes|1
=holiday|8
=holidays|1
=home|-14
=homepage|1
=homework|-6
=hon|1
=honestly|-4
=hood|5
=hook|-7
=hoover|5
=hop|1
=hope|-2
=hora|-2
=horas|-1
=horno|1
=hospital|-1
=host|-1
=hot|-3
=hotel|-5
=hotfix|-1
=hotline|2
=hours|6
=house|-6
=housekeeping|-2
=how|2
=however|4
=hr|1
=huit|-4
=hut|-2
=hvac|1
=hydrant|-1
=hydraulic|7
=hygiene|1
=hymn|1
=i|5
=i'd|3
=i'll|-2
=i'm|-1
=i've|-4
=ice|5
=ich|-9
=if|-10
=ihn|-3
=ihr|1
=ihre|-2
=ihren|2
=ihrer|2
=ihres|3
=image|3
=images|2
=immediately|1
=imogen|1
=imprenta|-1
=impresora|4
=imprime|2
=in|3
=inbox|-2
=inch|4
=incident|3
=included|-1
=including|-6
=income|1
=incomplete|-1
=increase|-2
=indemnity|1
=indicator|1
=info|-1
=inform|-5
=information|-1
=informe|-1
=inhaler|3
=ink|2
=ins|3
=inside|-1
=inspeccion|2
=inspect|-4
=inspected|6
=inspection|-10
=inspector|-11
=inspectorate|-2
=install|2
=instead|1
=instruct|2
=insulin|2
=insurance|-1
=insured|-1
=insurer|-4
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
=inv|1
=investor|-1
=invitation|4
=invitations|2
=invoice|5
=ir|-1
=irgendwann|-1
=irish|-1
=is|-6
=ish|-1
=isn't|-4
=isnt|-2
=iso|-1
=isolation|-1
=issue|2
=issued|2
=ist|2
=it|-29
=it'd|-3
=it's|-7
=italy|1
=item|2
=items|-4
=its|5
=itself|1
=ivory|1
=j|-2
=ja|-1
=jack|3
=jacket|-1
=jahr|-3
=jammed|2
=jams|5
=jan|4
=januar|2
=january|-5
=janvier|-5
=je|1
=jemand|-6
=jerseys|2
=jetzt|-1
=jim|-1
=jira|3
=jo|-1
=job|2
=jobs|3
=joe|-1
=joe's|1
=join|1
=joiner|-2
=joinery|-1
=joint|1
=joke|-4
=jonah|-1
=jonas|2
=jour|7
=juin|-5
=july|2
=jun|-1
=june|-10
=juni|-2
=junta|-3
=jusqu'au|-1
=just|-1
=kann|-8
=keep|-7
=keeps|-4
=kegs|-3
=keine|1
=keinen|-1
=keller|5
=kennel|-4
=kettle|9
=key|-5
=keyboard|3
=keys|-8
=kg|-1
=kid|-5
=kids|-4
=kilkenny|-1
=kill|-2
=kim|-2
=kind|-1
=kinder|-3
=kindergarten|1
=kindly|-3
=kit|-3
=kita|1
=kl|1
=klinik|-1
=knives|1
=know|1
=knows|-1
=kollegen|-1
=kommen|-4
=kommt|-1
=konnen|-1
=kowalczyk|2
=kuche|10
=kummern|-1
=kummerst|2
=kundennr|-1
=kurze|-1
=kx|1
=l|3
=l'attention|-4
=l'attestation|6
=l'envoyer|-3
=l'imprimante|2
=la|10
=lab|-1
=label|8
=labels|5
=labor|-1
=lad|-1
=ladder|2
=ladies'|1
=lads|-5
=lady|2
=lake|-1
=lakeside|1
=laminate|2
=lamp|2
=landlord|-7
=lane|-1
=lapses|-3
=laptop|2
=larch|3
=large|-7
=las|-3
=lassen|-4
=last|8
=latch|10
=late|-9
=later|3
=lathe|1
=lauft|4
=launch|2
=laut|-1
=lavadora|5
=lawn|-3
=layout|2
=le|13
=lead|2
=leading|2
=leaf|-1
=leaflet|3
=league|2
=leak|2
=leaked|1
=leaking|4
=leaks|-1
=learning|1
=leave|-5
=leaves|-3
=leaving|-1
=ledger|-1
=leg|1
=legal|-2
=legs|1
=lehrerzimmer|-9
=lemon|-1
=lend|-1
=lent|1
=leo|1
=leo's|-1
=les|13
=less|-1
=lessons|-1
=let|-4
=letter|6
=letterhead|1
=letters|7
=leur|1
=level|1
=liability|1
=library|2
=licence|2
=licences|2
=license|2
=lids|1
=lieferung|-4
=liegen|-1
=lieu|-1
=life|3
=lift|4
=light|2
=lights|6
=like|4
=liked|-1
=lille|-1
=limit|4
=linde|-1
=line|6
=linen|1
=lines|-1
=link|4
=links|-2
=lintel|-1
=linz|8
=liquid|3
=lisbon|-1
=list|1
=liste|1
=listen|2
=lists|1
=little|1
=live|1
=lived|-1
=livraison|-3
=llamar|2
=llame|1
=llave|-1
=llc|1
=llegan|1
=llegar|-1
=llego|-5
=lleva|-1
=lo|-5
=load|3
=loan|2
=lobby|-6
=local|-3
=location|-4
=lock|3
=locker|2
=locksmith|-6
=log|5
=logged|-1
=logger|-2
=login|-3
=logistics|-1
=logo|5
=logs|1
=lohse|-1
=loler|-4
=london|-1
=long|-4
=longer|-2
=look|-6
=looks|-3
=loose|4
=loosing|2
=lorry|-2
=los|7
=lose|-1
=loses|1
=loss|-1
=lost|8
=lot|-1
=lotte|1
=lottie's|-1
=love|-1
=lovely|-3
=low|-2
=lowe|-1
=lt|3
=lubeck|2
=lucas|1
=luego|-1
=lui|1
=lukewarm|8
=lunch|3
=lundi|-1
=lyon|-2
=m|7
=ma|2
=machen|-3
=machine|2
=machines|-1
=machst|2
=mad|-3
=madame|-1
=made|-5
=madrid|7
=maeve|2
=mai|-2
=mail|-10
=mailbox|3
=mailing|-2
=mails|-3
=maintenance|-5
=mais|2
=make|6
=makes|-1
=making|3
=mal|-3
=man|1
=management|-1
=manager|1
=mandatory|1
=mantenimiento|-1
=manual|-7
=many|-2
=map|6
=maple|2
=mar|-3
=march|-9
=marcus|-1
=marek|-2
=marketing|-3
=marlowe|1
=marsh|-1
=marz|1
=marzo|2
=mas|1
=mass|1
=mast|5
=mate|-3
=matin|-2
=matter|-4
=mattress|4
=max|1
=maximum|3
=maybe|-1
=mayo|-1
=mayor|-1
=me|-9
=means|-1
=measure|6
=measured|1
=mechanic|-1
=medicines|-4
=meet|-3
=meeting|-11
=mehr|2
=mein|-1
=melden|-3
=member|-2
=membership|2
=memorial|1
=mend|1
=mentioned|-1
=menu|1
=merchant|-1
=merci|-2
=merge|-1
=message|-4
=met|-1
=meter|8
=meters|4
=method|2
=methods|1
=mettre|3
=mfa|5
=mg|3
=mic|3
=mich|-1
=mick|-1
=microphone|-1
=microwave|2
=mid|-1
=midnight|-1
=mietvertrag|1
=might|-1
=mike|-1
=mileage|-1
=miles|-1
=milestone|3
=milk|8
=mill|1
=milo|2
=min|7
=minibus|-3
=minimum|-3
=minute|1
=minutes|10
=mir|-1
=mirror|3
=mise|1
=mismo|-1
=miss|5
=missing|21
=mister|-2
=mit|5
=mitbringen|-1
=mixing|-2
=mm|10
=mo|1
=mobile|2
=mochte|-2
=mode|1
=module|2
=moisture|1
=mom|-4
=mon|-3
=monday|-8
=money|-4
=monitor|2
=monitoring|-1
=monsieur|-1
=montag|-2
=montant|-1
=month|-6
=months|-2
=mop|-3
=more|-2
=morning|-1
=mornings|-1
=mot|6
=mother|1
=mother's|1
=motion|1
=motor|-2
=mould|1
=mounting|1
=mouse|2
=move|7
=moved|-4
=moves|-1
=moving|-6
=mow|-3
=mr|2
=mri|1
=mrs|-1
=msg|1
=much|-3
=mum|-8
=mum's|-3
=municipal|3
=municipality|1
=music|3
=muss|3
=mussen|1
=musste|-6
=mussten|1
=must|-1
=muy|-1
=my|18
=n|-3
=n'a|1
=n'avons|5
=n'est|-4
=nachgefragt|-2
=nachste|-2
=nachsten|-4
=nadja|-1
=name|7
=naming|1
=narrative|1
=national|-1
=nature|1
=nav|1
=nave|4
=navidad|-1
=nd|-2
=nda|6
=ne|-1
=near|-2
=nearly|13
=nearside|3
=necesito|-1
=need|-2
=needed|-3
=needful|-9
=needs|2
=neighbour|-6
=neighbours|-2
=neil|-2
=neither|-3
=nest|1
=nets|2
=network|1
=neue|7
=neuen|2
=never|7
=new|3
=news|2
=newsletter|3
=next|-4
=nice|-1
=nicht|-5
=night|-4
=nightly|5
=nights|1
=nine|-1
=nitrile|3
=nl|-1
=no|13
=nobody|3
=noch|2
=noche|-1
=node|4
=noise|-2
=nombre|1
=noor|3
=nord|1
=nordlys|5
=normal|-1
=north|6
=nos|14
=not|-1
=notdienst|1
=note|4
=notes|-4
=nothing|2
=notice|-3
=notices|1
=notify|-4
=notiz|-1
=notre|4
=nous|7
=nouvelle|2
=nov|-7
=november|-15
=novembre|-5
=now|1
=nr|1
=nuevo|-2
=number|5
=number's|-2
=numbers|-3
=numero|-2
=nur|-3
=nurse|-1
=nº|-2
=o|-1
=oak|1
=oakmere|-1
=oat|2
=ob|6
=objections|7
=objet|-1
=obligations|-1
=oct|-1
=october|-10
=octobre|-4
=octubre|-10
=oder|1
=oduya|-1
=of|17
=off|-4
=offen|2
=offenen|7
=offer|-6
=offered|-1
=offers|5
=office|-2
=offline|9
=og|-1
=ogunleye|2
=ohne|-2
=oil|-3
=ojo|-1
=ok|-2
=okay|-1
=old|5
=oliver|-2
=oma|-2
=omar|3
=on|6
=onboarding|-1
=once|2
=ondalis|-1
=one|-14
=ones|-7
=online|-5
=only|9
=open|-8
=opened|-2
=opens|-8
=operating|-3
=operator|1
=opposing|-4
=option|2
=or|-11
=orchard|-1
=orchestra|3
=order|-5
=orders|-2
=ordner|-7
=org|1
=organ|-5
=organiser|1
=original|-2
=other|-2
=others|-1
=otherwise|-3
=otra|4
=ou|-1
=ought|3
=our|-4
=ours|2
=out|3
=outage|4
=outing|1
=outpatients|1
=outside|3
=outstanding|1
=ouvert|-1
=oven|2
=over|5
=overdue|-7
=overflowing|1
=overtime|3
=owe|-2
=own|-1
=owner's|-2
=oxygen|-2
=oyelaran|-2
=p|-6
=pa|1
=packet|-2
=packing|2
=packs|-1
=padres|1
=pads|-1
=pagar|1
=pagina|1
=pago|4
=paid|-12
=pain|-1
=paint|-11
=pair|-4
=pairs|-1
=pakete|-2
=pales|-1
=palettes|3
=pallet|4
=pallets|1
=pan|-2
=panels|-3
=panic|-2
=panne|3
=paper|-1
=papers|-1
=par|-4
=para|-4
=parade|1
=parado|1
=parcel|-2
=parcels|-1
=parental|-3
=parents|-2
=parish|1
=parking|14
=part|-4
=parte|-5
=partners|2
=party|-5
=parvenir|3
=pas|2
=pasado|-2
=pasillo|1
=paso|-1
=pass|6
=passe|-2
=passed|-2
=passer|-5
=passes|-3
=passport|4
=passports|1
=past|-9
=patch|-1
=path|-1
=patient|-1
=patients|-1
=pay|-3
=payable|-1
=paying|-3
=payments|1
=payroll|6
=pcs|-2
=pdf|9
=pe|-3
=peace|1
=pedido|-4
=pedir|-3
=pellets|3
=pen|-1
=penalty|2
=pencil|1
=pension|6
=people|-15
=per|-1
=period|-2
=permit|12
=permits|-2
=pero|-1
=persiana|2
=person|-6
=persons|-3
=pest|1
=peter|-1
=petersen|-1
=petra|-3
=petty|2
=ph|1
=pharma|-1
=phil|-2
=phone|3
=phoned|-1
=photo|1
=photograph|-3
=photographer|1
=photographs|1
=photos|-1
=physio|-1
=pick|4
=picker|1
=picks|-1
=pickup|2
=pictures|1
=pie|2
=piece|1
=pieces|-7
=pierde|5
=pile|2
=pilot|-2
=pin|1
=pink|2
=pintura|3
=pipeline|-1
=pipettes|3
=piso|1
=pitch|4
=place|-1
=plait|-1
=plan|16
=plane|4
=planned|-2
=planning|-1
=planos|-1
=plant|-4
=planta|1
=planters|1
=planting|1
=plants|6
=plaque|1
=plate|1
=platform|1
=players|1
=plaza|-4
=plazo|1
=plc|-1
=please|1
=plomberie|4
=plombier|1
=plots|1
=plotter|-1
=pls|-2
=plumber|-4
=plus|-2
=pm|-8
=po|-1
=podemos|-1
=poder|4
=point|2
=policy|-1
=polished|2
=polite|-3
=poliza|7
=polyvalente|1
=por|-1
=porfa|-1
=port|1
=portal|-1
=porte|5
=position|-1
=possible|-1
=post|-4
=poste|-1
=poster|1
=postgres|1
=posting|-1
=potassium|6
=potatoes|1
=pothole|6
=potting|4
=pounds|1
=power|-4
=ppl|-2
=pr|-3
=practice|-2
=premises|-2
=premium|1
=prends|-1
=prep|-2
=prepare|4
=present|-5
=presents|6
=press|-2
=pressing|-1
=pressure|1
=presupuesto|4
=presupuestos|1
=prevenir|2
=price|3
=prices|-2
=pricing|5
=primary|-2
=primera|-1
=principal|2
=printed|3
=printer|14
=printer's|-1
=printing|-6
=prints|7
=prior|1
=priority|-1
=prix|1
=priya|-1
=prizes|1
=probe|3
=problem|-1
=proceder|-3
=process|1
=processing|1
=produce|1
=production|-1
=professional|1
=proforma|-2
=programme|-1
=project|-6
=projector|8
=projet|2
=promise|-2
=promised|-2
=proof|1
=proofread|4
=proofs|-1
=properly|-1
=property|4
=proposal|2
=props|-1
=protection|2
=protocol|-1
=protokoll|-3
=proveedor|-4
=proximo|-1
=proyector|3
=prufung|1
=prune|1
=pt|1
=public|1
=puddle|-1
=puede|-1
=puedes|-4
=pull|2
=pump|4
=pumpkin|4
=pumps|1
=punto|-2
=pupils|1
=purchase|1
=pushed|-2
=put|7
=putting|1
=q|7
=qa|1
=quality|-1
=quand|-3
=quarantine|1
=quarter|-1
=quarterly|1
=que|-8
=queda|-2
=quelqu'un|-1
=query|-1
=question|-1
=questionnaire|3
=questions|3
=queue|-7
=quick|-3
=quickly|-4
=quiet|-1
=quite|-1
=quoi|-1
=quotation|1
=quote|-1
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
=rail|3
=rain|2
=raining|2
=raise|-1
=raised|-1
=ramp|1
=rampe|-1
=ran|-4
=rang|-7
=range|-1
=rappeler|1
=rapport|2
=rate|4
=raum|3
=raus|1
=rausstellen|1
=rc|-2
=rd|-1
=re|5
=reach|-5
=reaches|1
=read|-2
=readers|2
=reading|7
=readings|4
=readme|1
=ready|2
=real|-2
=rear|2
=reason|-7
=recalibrate|3
=recall|3
=receipt|-3
=receipts|1
=received|10
=reception|-1
=rechnung|8
=recibimos|-6
=recital|-3
=reclame|4
=recommendation|3
=records|3
=recu|3
=recuerdo|1
=recuperer|2
=recycling|6
=red|4
=redirect|2
=redo|3
=ref|-5
=refer|6
=reference|-2
=refill|1
=refresher|1
=refund|7
=refunded|-2
=refuse|2
=regarder|1
=regarding|-3
=regatta|2
=register|8
=registered|3
=registration|-2
=reglement|-6
=rehearsal|-1
=reifen|1
=reisekostenabrechnung|1
=reissue|1
=rejected|1
=relance|1
=relancer|2
=relaunch|-2
=released|-2
=relief|1
=relire|2
=remains|-3
=remarks|1
=remember|-1
=remind|1
=reminder|-2
=reminders|1
=remit|-3
=remote|1
=remove|1
=removed|-1
=remplacement|-5
=remplacer|-2
=rename|1
=rendez|-2
=rendre|1
=rendu|1
=renew|2
=renewal|-5
=renewals|-2
=renewed|-1
=renovacion|-1
=renovar|1
=rent|4
=rental|1
=rented|4
=renvoyer|3
=repaint|-8
=repair|-8
=repaired|1
=reparacion|-1
=reparatur|1
=reparer|-1
=repeat|3
=replace|8
=replaced|1
=replacement|-1
=replacements|-10
=replacing|1
=replica|1
=replies|1
=reply|3
=report|4
=reported|-1
=reporting|-1
=reports|1
=reprint|1
=reproduce|-1
=request|-11
=requested|-1
=requester|-1
=requests|9
=require|1
=required|-1
=requirements|1
=rerun|1
=rescue|1
=resend|-3
=reserva|1
=reservar|-2
=reservation|1
=reserve|3
=reserver|3
=reset|7
=resident|2
=residents|1
=resolution|1
=resolved|-1
=resp|3
=respond|-2
=response|-1
=restaurant|-4
=reste|-1
=restore|1
=resubmit|1
=result|1
=results|1
=retirement|-1
=retourner|4
=retry|1
=return|8
=returned|2
=returns|7
=rev|-1
=revert|-6
=review|2
=reviewed|1
=reviewer|-2
=revise|2
=revised|15
=revision|-2
=rewrite|1
=rezept|2
=ribbon|3
=ride|-3
=rider|1
=ridgeway|-1
=rien|-2
=right|-2
=rights|-2
=ring|-5
=rising|-1
=riverside|-2
=road|4
=roadmap|3
=roll|6
=roller|2
=rolls|3
=roof|5
=roofer|3
=roofing|1
=room|9
=rooms|-2
=root|1
=rope|-3
=ros|-2
=rose|-1
=rota|4
=rotate|1
=roto|1
=rotten|2
=rotterdam|4
=rough|-1
=roughly|2
=round|-1
=rounding|1
=row|7
=rubber|1
=rubs|6
=rufen|1
=rules|-1
=run|-6
=running|-4
=ruth|-4
=rye|8
=s|1
=s'est|-2
=s'il|-1
=sa|1
=sacks|-1
=sacos|-2
=safari|1
=safe|-1
=safety|2
=sagt|1
=said|3
=saint|-1
=sala|2
=sale|-1
=sales|-2
=salle|1
=salon|1
=salt|-3
=same|-1
=samedi|-1
=sammelt|1
=sand|1
=sandbox|1
=sandpit|1
=sans|2
=sat|-1
=saturday|-8
=saturday's|2
=sauf|-2
=save|6
=savings|1
=saw|2
=say|8
=says|-6
=scaffold|1
=scale|3
=scan|-1
=scanned|-1
=scanner|1
=schauen|-4
=schedule|9
=scheduling|-4
=scheme|6
=schick|-1
=schicken|6
=schlussel|2
=schon|-3
=school|-10
=science|-3
=scout|-2
=scouts|3
=scratch|-4
=screening|2
=screens|1
=screws|2
=se|3
=seal|15
=sealant|-1
=sealed|2
=search|3
=season|-1
=seat|8
=seating|-1
=seats|3
=sec|-3
=secretariat|2
=secretary|-1
=section|-1
=security|4
=see|-6
=seed|7
=seen|-5
=segundo|1
=seguridad|1
=sehr|-1
=sein|3
=seit|-3
=self|-2
=sell|-2
=semana|-1
=semanas|-1
=seminar|1
=send|-4
=sender|-4
=sending|3
=sends|3
=senior|-3
=senor|-2
=sensor|6
=sent|9
=sep|-3
=sept|-5
=september|5
=septembre|1
=septiembre|-5
=serial|1
=seriously|-4
=serons|-1
=serrure|1
=served|-4
=server|2
=service|-9
=serviced|3
=session|-1
=set|-6
=sets|-4
=settle|-4
=severity|-2
=shade|-1
=shall|1
=shared|1
=sharp|-3
=she|2
=she'd|6
=shed|5
=sheet|-4
=sheets|2
=shelf|3
=shelter|-1
=shelves|-2
=shift|-10
=shipped|-1
=shoes|3
=shoot|-2
=shop|-2
=shopping|2
=short|2
=shot|4
=should|3
=shout|-3
=show|2
=shower|4
=showing|4
=shows|9
=shut|1
=shuts|-2
=si|-6
=sich|-3
=side|8
=sie|3
=sign|-3
=signature|-1
=signatures|1
=signe|2
=signed|5
=signs|1
=sillas|1
=silver|1
=sin|3
=since|14
=sind|2
=sing|-1
=sink|2
=sir|-1
=site|-4
=sits|-2
=sitting|-1
=situation|1
=sitzung|-6
=six|2
=size|7
=sizes|1
=sketch|6
=skip|9
=skylight|5
=sleep|-1
=slept|-1
=slide|4
=slides|9
=slipped|-1
=slot|-2
=slowly|1
=smell|2
=smells|4
=smoke|4
=snack|1
=snag|-3
=snapshots|1
=so|-12
=social|-1
=socket|4
=sofa|1
=soft|-1
=soil|4
=solar|1
=solicitor|-3
=solid|1
=soll|1
=some|-4
=somebody|-6
=something|-2
=sometime|-1
=sommer|-3
=sommerfest|-1
=son|-6
=sono|-2
=sonst|-4
=sont|1
=soon|-2
=sorted|-1
=sound|3
=soup|3
=source|-2
=sous|-4
=soy|-1
=spanish|1
=spare|2
=speak|-2
=speaker|1
=speed|1
=spelling|4
=spielplatz|1
=split|-1
=spoke|-1
=sport|1
=spreadsheet|3
=spring|-6
=sprinkler|3
=sprinter|1
=square|6
=squeaks|1
=st|-3
=stack|1
=staff|2
=stage|-3
=staging|4
=stair|1
=stairlift|1
=stairs|8
=stairwell|1
=stamped|1
=stand|1
=standards|-2
=standing|-1
=stands|-1
=start|-9
=starter|1
=starters|-2
=starting|-3
=starts|-4
=state|1
=statement|4
=statements|6
=station|2
=statistics|1
=statt|-1
=stay|1
=steel|2
=steht|-2
=stein|-1
=step|3
=steps|-1
=steuererklarung|2
=stick|1
=sticker|-1
=stickers|-2
=sticks|-2
=sticky|-2
=still|11
=stimmt|2
=stock|-2
=stones|1
=stood|-1
=stool|2
=stop|-8
=stopped|1
=stops|4
=storage|-1
=store|-3
=storm|4
=stove|-2
=straight|1
=strange|1
=stream|1
=street|-1
=stress|-1
=stretcher|5
=strictly|-2
=strike|-1
=strip|1
=stripe|1
=stripes|2
=strong|-1
=student|-3
=students|-2
=studio|1
=study|2
=stuff|-1
=su|-4
=subject|1
=submission|1
=submit|4
=submitted|-1
=subscription|-1
=substitute|1
=success|-2
=sugar|-2
=suis|-1
=suit|-2
=suite|-2
=suits|1
=summary|-1
=summer|-1
=sunday|5
=supervisor|-1
=supplier|-5
=supplier's|-7
=supplies|-1
=supply|-5
=support|-1
=sur|-4
=sure|-1
=surgery|-1
=survey|-3
=surveyor|-1
=sus|-3
=suspend|-1
=suspension|-1
=sven|-1
=svg|1
=swap|-1
=sweep|3
=swell|-1
=swept|4
=swim|1
=swimming|-1
=swing|1
=swiss|-1
=switch|1
=switched|2
=sync|-3
=system|-4
=systems|1
=t|3
=t'en|-1
=ta|1
=tab|-4
=table|2
=tables|2
=tablet|-1
=tabs|-1
=tag|-1
=tage|-1
=tags|9
=take|-10
=taken|-2
=takes|-3
=talk|-1
=talking|-1
=talks|1
=taller|-1
=tamarack|2
=tank|-1
=tap|16
=taps|1
=tard|-5
=target|-1
=task|-1
=tauschen|1
=tax|-5
=taxi|-1
=te|1
=tea|-2
=teacher|-4
=team|6
=technician|-1
=technique|1
=tecnico|1
=teilen|5
=telephone|-1
=tell|-5
=temperature|1
=template|1
=temps|1
=ten|-2
=tenancy|2
=tenant|2
=tenants|-3
=tenemos|-1
=tener|2
=tent|2
=term|4
=termin|7
=termination|1
=termine|2
=terms|-2
=terrace|1
=tessa|-1
=test|-3
=tested|9
=tests|2
=text|-1
=th|-13
=thackray|1
=than|-3
=thank|5
=thanks|-3
=that|-2
=that's|-6
=thats|-1
=the|13
=theatre|-2
=their|-3
=theirs|-1
=them|-7
=then|-3
=theo|-1
=there|-8
=there's|-5
=thereafter|-1
=thermocouple|-1
=thermostat|-1
=these|1
=they|8
=they'd|-1
=they're|-2
=they've|1
=thing|-4
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
=throw|-1
=thru|-1
=thu|3
=thursday|-1
=thursday's|-3
=thursdays|-1
=tick|-3
=ticket|2
=tickets|2
=tide|-1
=tidy|-1
=tight|-1
=tighten|1
=til|-1
=tile|1
=tiles|5
=till|5
=timber|-1
=time|-10
=timer|2
=times|-6
=timesheet|1
=timesheets|3
=tiny|-4
=tip|6
=title|-2
=tls|2
=to|-7
=todavia|4
=today|-2
=today's|1
=todo|-2
=together|-1
=toll|1
=tom|-3
=tomasz|-4
=tomatoes|-2
=tomorrow|-1
=tomorrow's|-1
=toner|2
=too|-4
=took|-1
=tool|-7
=tools|-1
=top|-4
=topic|2
=torn|5
=torque|1
=totally|4
=touch|-1
=toujours|7
=tour|-1
=tout|1
=tr|-1
=track|-2
=trade|-1
=traduction|1
=traffic|-6
=trailer|2
=train|-4
=trainer|-3
=training|2
=traiteur|2
=tram|-2
=transcript|-1
=transfer|7
=transferencia|-3
=transit|-2
=translate|5
=translation|6
=transmettre|3
=transport|-2
=transporteur|-1
=travel|-3
=tray|5
=treatment|-1
=tree|2
=trees|6
=treppenhaus|8
=tres|1
=trial|1
=trim|2
=trimestre|1
=tripped|1
=trips|-1
=trois|4
=trolley|1
=trouble|-2
=truck|-2
=trust|2
=try|4
=ttc|-1
=tu|-2
=tues|-1
=tuesday|-2
=tune|-4
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
=twice|1
=twins'|-1
=two|8
=type|-2
=typed|-1
=tyre|2
=tyres|11
=u|3
=uhr|1
=ultrasound|-1
=umzug|-1
=un|-6
=una|1
=unanimously|-1
=und|-3
=under|-5
=understand|-1
=une|1
=unfortunately|-3
=unit|-1
=units|-2
=unless|-2
=unlocked|-1
=unreadable|1
=uns|5
=unten|-2
=until|-6
=untill|1
=up|9
=update|12
=updated|3
=updating|1
=upgrade|2
=upload|4
=upright|-1
=ur|2
=urn|1
=ursula|-1
=us'|1
=usage|1
=use|-2
=used|-1
=user|4
=using|1
=usted|-1
=usually|-1
=ute|-1
=utility|-3
=v|-6
=vacaciones|-3
=vaccination|3
=vaccine|-1
=valable|-1
=vale|1
=valencia|-1
=valid|1
=validation|-1
=valuation|1
=valve|1
=van|1
=varnish|1
=vat|17
=vegan|-2
=vehicle|-4
=velo|1
=velos|-1
=vence|1
=vendor|-3
=venir|2
=ventas|-2
=verlangern|2
=verlangert|-2
=vermieter|-1
=version|-11
=vertrag|-2
=very|2
=vessel|1
=vet|2
=veterinary|-1
=vets|3
=veut|1
=vez|5
=video|-3
=videoprojecteur|3
=vielen|-1
=viene|-1
=village|1
=violation|1
=virement|2
=visa|3
=visit|-5
=visite|-1
=visitor|7
=visitors|-3
=visits|-1
=voice|-1
=voicemail|-3
=voir|-1
=vollmacht|1
=volunteers|4
=vom|-4
=von|5
=vor|2
=vorbei|2
=vorher|-5
=vorliegen|-1
=votre|4
=voucher|1
=vous|-8
=vp|3
=vpn|5
=vuelve|5
=w|-3
=wait|-4
=waiting|-2
=walk|-1
=walked|-1
=wall|-2
=want|10
=wanted|4
=wants|3
=war|-2
=ward|1
=ware|-1
=warehouse|-1
=waren|2
=warm|1
=warranty|2
=was|-1
=wash|-1
=washing|-3
=wasn't|-1
=waste|-1
=watch|-4
=water|2
=waters|4
=way|-8
=we|-9
=we'll|1
=we're|4
=we've|5
=weather|-1
=web|1
=weber|-1
=webshop|-3
=wechseln|1
=wed|-3
=wedding|-6
=wednesday|1
=weds|-1
=week|-15
=weekend|-2
=wegen|4
=welcome|1
=well|-1
=wen|2
=wenn|1
=went|-1
=werden|1
=were|4
=west|3
=wet|-1
=wg|1
=what|-3
=what's|2
=whatever|-1
=wheel|3
=wheelchair|6
=when|-9
=whether|-4
=which|2
=while|-6
=white|3
=whiteboard|3
=who|-2
=who's|-3
=whoever|-1
=whole|3
=wholesaler|-2
=whom|-3
=whos|2
=whose|-1
=why|-10
=wi|-1
=wicklow|3
=width|6
=wie|-1
=wieder|3
=wifi|1
=wiki|-3
=will|-5
=wind|-1
=window|1
=windows|-2
=wine|-1
=wing|4
=winter|3
=winterreifen|2
=wiper|1
=wir|-2
=wird|-2
=wireless|1
=wish|-3
=with|-5
=withdrawn|-1
=within|2
=witness|1
=wks|-3
=wobbly|5
=woche|-2
=won't|-3
=wood|-1
=wooden|-4
=word|4
=words|3
=work|-6
=worker|-1
=working|-2
=workshops|-1
=world|1
=worn|9
=worry|-1
=worst|1
=would|-2
=wound|2
=wrap|-2
=write|-6
=writes|6
=written|2
=wrong|1
=wurde|-2
=wx|1
=x|2
=xlsx|1
=xmas|1
=xx|-5
=y|-6
=ya|-6
=yard|-1
=ye|-3
=year|1
=yellow|-2
=yes|6
=yesterday|2
=yet|3
=yo|-2
=yoga|-2
=you|-8
=you'd|1
=you're|-6
=you've|1
=young|-1
=your|11
=yours|-4
=zahlerstand|1
=zahnarzt|1
=zeit|-1
=zero|-1
=zeros|2
=zip|-1
=zone|-1
=zu|-2
=zur|-3
=zwar|-2
=zwei|6
=zweimal|-1
=º|-4
>>|-11
>>!|8
>>(|-4
>>)|-3
>>,|4
>>-|5
>>.|-7
>>:|-11
>>;|-2
>>?|8
>>a|-14
>>about|-1
>>active|2
>>after|3
>>again|-3
>>am|-2
>>and|-10
>>antes|4
>>appointment|-1
>>april|-3
>>are|14
>>around|-1
>>as|7
>>asap|-2
>>at|3
>>au|1
>>avant|1
>>ave|-3
>>because|-1
>>before|15
>>ber|-2
>>bis|-8
>>bitte|1
>>but|-1
>>by|17
>>ce|3
>>certificate|-1
>>ch|2
>>con|2
>>ctor|-7
>>cuando|-4
>>d|-1
>>d'ici|4
>>day|3
>>days|-2
>>de|6
>>dec|-4
>>december|1
>>del|-3
>>demain|3
>>den|1
>>der|-2
>>des|3
>>die|3
>>ding|1
>>dr|1
>>du|7
>>due|-1
>>e|10
>>early|-1
>>ed|3
>>ein|6
>>ek|-1
>>el|-5
>>ember|-2
>>en|5
>>end|1
>>er|-2
>>es|2
>>et|-8
>>evening|-1
>>expires|-1
>>first|2
>>for|17
>>friday|-4
>>from|9
>>fur|4
>>g|1
>>gain|2
>>ge|1
>>h|1
>>haha|-1
>>hand|-1
>>has|-2
>>hasta|1
>>have|-4
>>he|-2
>>hing|1
>>hours|-1
>>hoy|-1
>>hurry|-1
>>i|-4
>>ible|1
>>if|5
>>ight|2
>>ill|2
>>im|1
>>immediately|2
>>in|-9
>>ine|1
>>ing|-3
>>ings|-1
>>ion|-1
>>is|-2
>>ist|-1
>>it|2
>>jan|4
>>june|-2
>>k|1
>>l|-2
>>latest|3
>>le|-9
>>les|2
>>line|1
>>machine|-1
>>manana|4
>>may|3
>>mber|1
>>mehr|-3
>>min|3
>>monday|5
>>month|2
>>morning|1
>>must|-4
>>n|-2
>>nachste|-2
>>nday|-1
>>nde|3
>>needed|2
>>needs|-2
>>ng|1
>>nicht|1
>>night|-1
>>no|-1
>>nobody|1
>>not|2
>>nov|-1
>>now|8
>>o|-1
>>oct|-4
>>of|-10
>>ok|-4
>>om|-3
>>on|-2
>>one|2
>>or|-2
>>orrow|-1
>>ough|4
>>ound|1
>>ovember|1
>>ow|-2
>>p|1
>>paid|-2
>>para|-5
>>please|-2
>>pls|6
>>pm|-1
>>por|3
>>pour|2
>>priya|-1
>>re|-3
>>right|-1
>>room|-1
>>s|-9
>>samedi|-3
>>sday|5
>>should|-1
>>since|5
>>sing|-1
>>sometime|-4
>>sous|4
>>spatestens|1
>>still|-1
>>sunday|-1
>>sur|5
>>t|-4
>>tard|2
>>th|-1
>>than|1
>>that|1
>>the|-3
>>ther|-2
>>they|-4
>>this|4
>>three|6
>>through|-2
>>thurs|-1
>>thursday|-2
>>til|-2
>>tion|3
>>tmrw|-6
>>to|6
>>today|3
>>tomorrow|1
>>tonight|-2
>>tuesday|3
>>two|2
>>uary|-2
>>un|-1
>>und|-2
>>unless|-1
>>until|-4
>>vendredi|1
>>ver|-1
>>vom|-2
>>von|1
>>was|1
>>we|-1
>>wednesday|-1
>>week|-4
>>when|-5
>>whenever|3
>>which|1
>>who|-1
>>will|3
>>with|5
>>within|3
>>wo|1
>>y|-3
>>yesterday|-1
>>your|-3
>>zum|4
>>–|-4
^a|18
^a copy|2
^a faire|2
^a few|-1
^a l'attention|-4
^a late|-4
^a mas|-1
^a written|2
^about|1
^about the|2
^abstracts|8
^accept|1
^accept the|1
^access|1
^accident|-1
^account|-2
^accountant|2
^act|-1
^acta|-3
^acta de|-3
^action|-1
^action needed|-1
^activate|4
^activate the|4
^add the|3
^adjunto|-3
^after|-6
^after the|-5
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
^an|-2
^anbei|-1
^android|-1
^angebot|-1
^annual|11
^another|-2
^answer|-1
^answer the|-1
^answer them|1
^antes|2
^antes de|2
^any|-1
^anything|-6
^app|5
^appelle|3
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
^are|3
^are the|1
^arrange|-1
^arrange a|1
^arrange an|-6
^arrange for|4
^arrange it|-1
^arrange the|-2
^as|-4
^as a|2
^as the|-2
^as you|-1
^asi|-2
^asi que|-2
^ask|2
^ask about|-1
^ask for|-4
^ask mr|1
^ask the|-4
^ask them|-3
^ask whether|-1
^assigned|-1
^at the|-1
^audit|-1
^aunt|-1
^auto|-2
^avisar|-1
^avoid|-1
^b|-1
^back|1
^backup of|1
^bad|2
^badge|1
^bags|-1
^bank|1
^batch|-1
^bathroom|2
^batteries|-1
^bay|5
^be|-3
^be at|-1
^be cleared|1
^be closed|-1
^be in|-1
^be obliged|-1
^be on|-6
^be repaired|-1
^be returned|-1
^be so|-3
^be there|-1
^because|-2
^because of|-1
^because the|-1
^bed|1
^before|-1
^before i|-3
^before the|4
^before we|-1
^bei der|-5
^best|3
^bestell|3
^bestellen|-6
^between|-1
^bevor|-1
^big|1
^bin|-1
^bins|1
^birthday|-3
^birthday present|-3
^bis|-2
^bis dahin|1
^bis freitag|-1
^biscuit|-1
^black|-1
^bleed|4
^bleed the|4
^blocked|-1
^board|-2
^boiler|5
^bon|-2
^book|7
^book flights|2
^book it|-4
^book the|4
^borrow|-1
^borrowed|-1
^bother|1
^box|-1
^bring back|1
^bring the|1
^bring them|-1
^bring your|2
^budget|3
^build|6
^building|-1
^bump|1
^buy new|-4
^buy the|3
^buyer|-1
^by|-7
^by the|-2
^c'est|1
^calibrate|1
^call|4
^call back|-1
^call for|-1
^call her|2
^call him|1
^call me|-1
^call sheet|-1
^call the|6
^call them|1
^call to|-3
^call with|-1
^caller|-7
^callum|1
^cambiar|1
^can't|-6
^cancel it|-4
^cancel the|1
^cannot|1
^car|3
^case|1
^category|9
^catering|8
^cedar|-1
^ceiling|-3
^certificate|-3
^certificate of|-4
^chairs|-2
^change|-6
^change it|-5
^change the|6
^changer|1
^charge|-6
^chase|5
^chase the|4
^check|6
^check if|-4
^check the|5
^check with|1
^check your|-1
^checkout|1
^checkout returns|1
^chef|-3
^chloe|-1
^choir|3
^choose|-1
^circulate|-8
^circulate the|-3
^city|-1
^city of|-1
^claim the|2
^clean out|1
^cleaning|-2
^clear out|1
^clear the|-3
^client|-1
^close|1
^close the|1
^coach|4
^coffee|-1
^collect|-4
^collect it|2
^collect the|2
^colour|3
^come|-4
^commander|2
^commander les|1
^comment|-3
^comment by|-2
^company|1
^compare|4
^complete|1
^complete and|-1
^complete the|1
^compte|-2
^compte rendu|-2
^con|-5
^confirm|4
^confirm in|-2
^confirm the|2
^confirm with|-1
^confirm your|3
^confirmation|-1
^consultant|-1
^contact|-5
^contact form|-3
^contract|4
^contrato|-2
^copies|1
^copy|2
^copy the|1
^correct|10
^correct and|-1
^correct both|-2
^correct it|2
^correct the|-1
^corrective|-1
^corriger|-3
^costs|-1
^count|-4
^count the|-4
^coupon|1
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
^customers are|1
^customs|-1
^cut|6
^cut it|7
^cut the|-6
^da ist|-1
^dad|1
^dad's|-1
^damit|-1
^damp|1
^danke|-3
^danke dir|-1
^danke fur|-2
^das angebot|1
^dass|8
^date|2
^date of|-1
^de|-2
^deadline|-3
^deadline is|-2
^deal|-1
^deal with|-1
^dear|-1
^dear customer|-1
^decide|-1
^decided|-2
^declan|7
^deep|8
^deep clean|8
^defect|1
^defects|3
^defrost|2
^defrost the|2
^delete|-5
^deliver|-6
^deliver the|-9
^delivery|-2
^delivery note|-2
^demo|-4
^demo went|-1
^den|9
^den elektriker|2
^den notdienst|2
^dental|4
^dentist|5
^dentist for|2
^department|3
^department of|3
^deposit|1
^der|-3
^der beamer|1
^descale|11
^descale the|6
^description|-1
^desde|-4
^despite|-1
^despite our|-2
^despite two|1
^details|1
^deux|-1
^did|2
^did anyone|2
^die|7
^die heizung|-1
^die reisekostenabrechnung|1
^diese|-1
^dinner|-1
^dishwasher|-2
^dishwasher tabs|-1
^dispute|1
^do|-15
^do not|-8
^do so|-3
^do the|-1
^do you|-2
^does|1
^does the|2
^doesnt|-2
^dog|-2
^domain|1
^don't|-4
^donc|-3
^done|-3
^dont|-1
^door|8
^dossier|-2
^dr|-1
^draft|-4
^draft the|2
^draft to|-3
^draw|2
^draw up|2
^drawer|3
^drawing|1
^drei|8
^drei angebote|8
^drive|3
^drop|-2
^drop it|-2
^drop the|1
^du|5
^during|-6
^early bird|1
^eine|7
^einen|1
^el|6
^el aire|1
^el cliente|-1
^el grifo|1
^el proveedor|1
^el proximo|-2
^elevator|-1
^eleven|-3
^elle|-1
^else|-1
^email it|1
^embassy|-1
^employee|1
^empty|-1
^en|4
^enter|1
^entry|-1
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
^feature request|-1
^feb|3
^fee|1
^feed|2
^feed the|4
^fetch|6
^fetch them|1
^file|-4
^file it|-3
^file the|-5
^fill|4
^fill in|4
^fill it|-1
^filter|-1
^final|-1
^finance|-2
^find|-8
^find a|2
^find another|-2
^find it|-1
^find out|-6
^find the|1
^find us|1
^finding|1
^fine then|1
^finish|-2
^finish the|1
^finished|-3
^finished the|-2
^fiona|-1
^fire|-1
^fire drill|-1
^fire extinguishers|1
^first aid|1
^first thing|-1
^fit|1
^fix|-6
^fix before|-8
^fix that|1
^fix the|4
^flaky|3
^flaky e|3
^flat|-1
^floor|5
^follow|-7
^follow our|-2
^follow up|-2
^food|-1
^for|2
^for my|-1
^for the|-4
^for your|-2
^forget|-1
^forklift|3
^form|-1
^forward|-3
^forward it|-5
^found|-1
^frame|2
^frank|-1
^free to|-1
^freezer|-1
^fridge|2
^frist|-3
^from|-4
^from the|-4
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
^get|3
^get a|-1
^get in|-1
^get it|1
^get me|-5
^get new|1
^get on|2
^get over|-2
^get round|-7
^get somebody|1
^get the|7
^get them|-3
^get three|-2
^get two|1
^gift|2
^give|-3
^give her|4
^give me|-5
^give notice|-3
^give them|-2
^give us|1
^glass|-2
^glue|5
^go|-5
^go back|-2
^go out|-7
^go through|1
^go to|4
^go up|-2
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
^h|-1
^had|-1
^half|-2
^half of|-1
^hana|-1
^hand|-1
^hand in|-2
^hand over|3
^hand the|-2
^handheld|1
^handle|-4
^handover|1
^handrail|1
^handrail loose|1
^handwritten|-1
^hang|2
^hang it|1
^has|-3
^has anyone|-2
^has done|-1
^has the|2
^have|7
^have a|-3
^have been|-2
^have it|-4
^have the|9
^have them|-1
^have your|1
^he|-2
^he can't|1
^he needs|1
^he's|-3
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
^high|-2
^highest|-1
^hire company|1
^his|-1
^hoa|-1
^holiday|1
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
^i left|5
^i refer|6
^i said|3
^i told|-1
^i wanted|-1
^i work|-2
^i would|1
^i write|-3
^i'm in|-1
^i'm short|3
^i'm writing|-1
^i've|-3
^i've been|-1
^ich|1
^ich hab|-2
^ideally|-1
^if|-8
^if not|-3
^if you|-2
^ihn|2
^ihre|-2
^ihre bestellung|-2
^il|-2
^im|-5
^impact|-1
^in|19
^in der|6
^in order|-1
^in the|2
^incidencia|2
^incident|-1
^inform|-5
^inform that|-2
^inform the|-4
^inspect|4
^inspect the|1
^inspection|-1
^instead|-1
^instead of|-1
^insurer|-2
^internal|-1
^inv|1
^inv overdue|-1
^invitations|1
^invoice|5
^invoice date|1
^invoice no|2
^invoice of|2
^is|-5
^is anybody|3
^is on|1
^is there|-5
^issue|4
^issue a|3
^it back|-1
^it is|3
^it must|-1
^it needs|1
^it says|2
^it's|-2
^it's about|-1
^it's in|-1
^it's not|-4
^it's on|-1
^its|-3
^j'ai|2
^jan|-1
^january|-2
^je|-4
^je suis|-1
^je te|-1
^je vous|-1
^job|-1
^job card|-1
^join|1
^jonas|-2
^june|-1
^k|2
^keep it|2
^keep the|-3
^keep your|-1
^kessler|1
^key|-1
^keys|-3
^kids|-4
^kids are|-3
^kitchen|6
^kitchen faucet|1
^kitchen tap|6
^knives|1
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
^la impresora|4
^la inspeccion|3
^la lavadora|5
^la porte|2
^la reunion|-3
^la senora|-1
^label|7
^label printer|4
^label the|3
^lads|-5
^landlord|-1
^laptop|1
^las|1
^lassen|2
^lassen sie|2
^last|-3
^last year|-1
^late|-2
^le|-3
^le client|3
^le devis|1
^le faire|-1
^le fournisseur|1
^le lui|-1
^le videoprojecteur|2
^lead|2
^lease|2
^leave|-3
^leave request|2
^left|3
^left the|-3
^legal|-2
^lemon|-1
^leo's|-1
^les|1
^lessons|1
^let|-2
^let me|-10
^let the|2
^let them|4
^let us|3
^letter|-3
^leur|-1
^library|1
^library books|1
^lift|2
^light|1
^like|8
^like the|7
^list|-1
^listen|1
^llama|1
^llama a|1
^llama al|1
^llame|1
^llegan|1
^lo|2
^lo necesito|3
^load|-2
^location|2
^lock|-1
^login page|1
^long|-1
^look|-5
^look after|-3
^look at|-1
^look into|-4
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
^make|-4
^make a|1
^make an|1
^make appointment|1
^make it|1
^make new|-5
^make sure|4
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
^marketing|-5
^marketing sync|-2
^mast|2
^max|-7
^may|-1
^me puedes|1
^measure|5
^measure the|2
^meet|-2
^meet you|-1
^meeting|-1
^meeting w|-1
^mend|-1
^menu|1
^merge|1
^message|-1
^mettre|6
^mettre a|6
^mick|-1
^might|-1
^milk|5
^mind|-1
^mine|-1
^minutes|3
^minutes of|-1
^missing|-1
^mit|-1
^mo|2
^mobile|5
^mom|-4
^monday|-1
^morning|-1
^morning all|-1
^move|3
^move her|-1
^move it|-2
^move samples|1
^move the|5
^mow|-3
^mrs|-3
^mum|-4
^mum says|-4
^mum's|-1
^my|-5
^my back|-1
^my daughter|-2
^my son|-1
^name|1
^name of|-1
^names|-2
^nd|2
^negotiate|1
^neither|-2
^net|-2
^new|2
^next|-1
^next time|-5
^nice|1
^nicht|-1
^nightly|3
^no|-4
^no hurry|-1
^no nuts|1
^no panic|-1
^no stress|-1
^no the|1
^nobody has|2
^noor|3
^nos|3
^not|-10
^not for|-1
^not me|-1
^not the|-1
^note|3
^notes|-1
^nothing|-1
^nothing to|1
^notice|-3
^notice of|-1
^notification|-3
^notification of|-3
^nous|4
^nous adresser|1
^nous n'avons|5
^nous serons|-1
^now i|-3
^nur|4
^nurse|1
^ob|4
^ob wir|-2
^obligations|-1
^obligations of|-1
^obtain|2
^obtain three|1
^obtain two|1
^of|1
^of all|-1
^of the|3
^offen|7
^offer|-12
^offer him|1
^office|-3
^office of|-2
^oil|2
^old|-2
^oma|-1
^on|-3
^on the|1
^onboarding|2
^once|-1
^once the|-1
^one|-1
^one is|-1
^only|-2
^only the|5
^open|1
^open a|-2
^open point|1
^open the|3
^opened|-1
^or|1
^order|9
^order a|3
^order more|2
^order one|-2
^order the|3
^order two|-1
^organise|5
^organise that|1
^organise the|1
^otherwise|-2
^otherwise the|-2
^otherwise we|1
^our|3
^our records|-2
^ours|-1
^out|-1
^out of|-1
^ouvert|-1
^overtime|2
^pack|-1
^page|1
^page of|-2
^paid|-1
^paid by|-1
^paint|-7
^pallet|-1
^para la|1
^parcel|1
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
^password|1
^patient|-3
^patients|-1
^pay|12
^pay by|6
^pay invoice|4
^pay online|2
^pay the|-1
^pay this|1
^pay to|-3
^payable|3
^payment|-2
^payment terms|-2
^payroll|5
^pcs|-1
^penalty|3
^pencil|1
^people|-2
^people are|-1
^per|2
^petit|-1
^petit rappel|-1
^phil|-2
^phone|10
^phone the|2
^phone them|2
^photo|-1
^photograph|1
^photos|-1
^physio|-4
^pick|-2
^pick it|-2
^pick up|2
^pieces|-1
^place|1
^place the|1
^plan|-1
^please|3
^plomberie|4
^pls|-1
^pm|-3
^po|-1
^policy|-1
^por|-3
^por favor|-2
^por la|-1
^porte|2
^porte du|2
^post|-2
^post it|1
^pour|-6
^practice|-2
^practice manager|-1
^prepare|3
^prepare a|4
^present|-3
^present the|1
^presents|-1
^prevenir|2
^previous|-1
^prices|2
^print|3
^print and|3
^print it|1
^print the|-2
^printer|7
^printer on|1
^printing|-3
^priya|-1
^proceder|-4
^process|1
^process your|1
^prod|-1
^prod is|-3
^production|-1
^project|-2
^projector|2
^projector in|1
^proofread|4
^proofread the|1
^property|-1
^provide|1
^prufen sie|1
^publish|1
^pull|1
^pump|1
^purchase|-1
^put|3
^put a|-1
^put in|-2
^put it|4
^put the|-4
^put together|1
^put up|3
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
^rabies|3
^radiator|2
^ran|3
^rate|2
^rather|-1
^rather not|-1
^re|2
^reach|-2
^read|-3
^read it|-1
^read the|1
^rebook|1
^recalibrate|2
^recalibrate the|1
^recall|1
^receipts|-1
^receive|-2
^receive the|-3
^receive this|-1
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
^refill|1
^refill the|1
^refund|4
^register|3
^register your|-5
^registration|1
^rehearsal|1
^reissue|2
^relance|1
^relancer|2
^relancer le|1
^relancer les|1
^release|-2
^release notes|-3
^release the|4
^relire|2
^remind about|1
^reminder|-3
^reminder to|-1
^remit|-3
^remit by|-1
^remit the|-1
^remove|3
^remove the|1
^remplacement|-5
^rename|1
^renew|7
^renew before|-2
^renew it|2
^renew now|-2
^renew online|-1
^renew passport|5
^renew the|3
^renew your|1
^renewal|-1
^rent|2
^rental|7
^renvoyer|2
^repaint|-1
^repaint the|-2
^repair|-8
^repair the|-2
^repeat|2
^replace|9
^replace batteries|4
^replace the|4
^reply|-2
^reply to|-1
^report back|1
^request|-1
^request a|-1
^request for|1
^requested delivery|1
^requester|-1
^rerun|1
^resend|-1
^resend the|-3
^reserve|5
^reserver|4
^reserver la|3
^reset|8
^reset the|1
^residents|4
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
^return signed|2
^return the|12
^return them|-1
^return this|-1
^rev|-2
^review the|-1
^revise|1
^rewrite|2
^rewrite the|2
^rien|-1
^ring|-1
^ring her|1
^ring him|-1
^ring mrs|2
^ring them|1
^risk|-1
^riverside|3
^roll|4
^roll back|2
^roller|2
^roof|7
^room|-2
^rotate|1
^rotate the|1
^ruf|1
^run|-2
^run out|-3
^ruth|1
^s|-1
^said he'd|-2
^said she'd|-1
^sale|-1
^sammelt|-4
^sample|1
^sans|1
^sat|1
^saturday|-1
^sauf|3
^sauf erreur|3
^save|-4
^save the|-1
^says|-2
^scaffold|1
^scaffold on|1
^scan|1
^scan it|1
^schedule the|-1
^schick|-2
^schicken|2
^school|-1
^scratch|-4
^se|6
^se aprobo|3
^se ha|1
^seal|4
^seat|1
^seats|4
^second|3
^see|-8
^see below|-1
^see the|-3
^see to|-2
^seen|-2
^seen the|-1
^sehr|-4
^sehr geehrte|-4
^sell|-2
^send|11
^send a|5
^send back|1
^send her|1
^send me|-1
^send over|1
^send the|6
^send them|1
^send to|-2
^send us|3
^sends|1
^service|-3
^set|4
^set up|1
^settle|-1
^settle it|-2
^settle the|1
^severity|-2
^she|-2
^she is|-1
^she wants|1
^she'd|6
^she'd like|6
^she's|-2
^she's off|-1
^ship|1
^shop|-1
^shopping|1
^shopping for|1
^shout|6
^show it|1
^shower|2
^shut|-1
^shut the|-1
^si|-3
^si no|-2
^sich|-1
^sie|-4
^sign and|-4
^sign for|1
^sign up|3
^sin|-2
^since|12
^since last|4
^since the|7
^since update|3
^since you|-1
^sir|-1
^size|-1
^sla|-3
^smoke|2
^smoke alarm|1
^snag|-3
^something|-1
^sometime|-1
^somewhere|-1
^son|-1
^sonst|-2
^sort|-6
^sort it|-3
^sort out|1
^sort that|-3
^sound|1
^soy|-1
^speak|2
^speak to|1
^speaker|-3
^speaker the|-2
^split|-2
^spring|1
^st|-1
^staff|-1
^start|-4
^state|-1
^statement|-2
^statement of|-2
^steuererklarung|2
^stick|1
^sticker|-1
^sticky|-1
^sticky note|-1
^still|-4
^stock|-3
^stock count|-5
^stop|-12
^stop the|-4
^stop using|1
^store|-2
^stuck|-3
^students|-1
^su|1
^submit|1
^submit a|1
^submit it|-5
^submit the|5
^submit your|1
^suggest|-1
^summary|-1
^summer|-1
^supplier|-3
^supply|-1
^sure|-1
^swap|5
^swap it|1
^swap the|4
^swing|1
^swing by|1
^switch|-2
^t|-1
^take|-6
^take a|-3
^take on|-3
^take out|1
^take place|-1
^take that|-2
^take the|3
^take them|-1
^take this|1
^take your|-1
^talk|-10
^talk about|-8
^talk to|-2
^tank|-1
^tap|1
^target|-2
^tariq|-1
^tax|-1
^te|1
^teilen|5
^teilen sie|5
^tell|-3
^tell her|6
^tell me|-1
^tell the|2
^tell them|1
^tell us|-2
^tenant is|-1
^termin|1
^test|3
^text|-1
^th|-2
^th workshop|-1
^thanks|-1
^that|3
^that means|1
^that's|4
^that's it|6
^the|14
^the annual|-1
^the application|-3
^the auditor|-1
^the auditors|-2
^the autoclave|-1
^the badge|1
^the bank|-1
^the banner|2
^the board|-2
^the budget|1
^the calibration|1
^the car|-1
^the case|1
^the caterer|5
^the certificate|1
^the children|-1
^the choir|1
^the client|-6
^the coffee|-2
^the concert|-1
^the county|-1
^the customer|-8
^the demo|2
^the dishwasher|-1
^the door|-1
^the draft|-2
^the elevator|1
^the fish|-1
^the following|-2
^the forklift|-1
^the freezer|-1
^the fridge|1
^the grant|5
^the guard|1
^the guest|1
^the hand|-1
^the health|-3
^the heating|1
^the hendersons|2
^the hero|3
^the hotel|-1
^the insurance|-1
^the insurer|-2
^the interim|2
^the intern|1
^the key|-3
^the keys|2
^the label|3
^the lady|-1
^the landlord's|-3
^the last|6
^the lease|1
^the letter|-1
^the lift|-1
^the lights|-1
^the minutes|3
^the museum|-2
^the nd|2
^the neighbours|-2
^the offer|5
^the office|-1
^the old|-2
^the one|-2
^the organ|-5
^the original|1
^the other|-1
^the owner|-1
^the passport|-1
^the pen|1
^the piano|-1
^the plotter|-1
^the plumber|2
^the portal|-1
^the price|-3
^the print|-1
^the projector|3
^the q|-3
^the radio|1
^the revised|-1
^the roof|-1
^the salt|-4
^the school|-1
^the signed|2
^the skip|6
^the sound|1
^the sprinkler|2
^the staging|-1
^the state|1
^the tap|10
^the tax|-1
^the tenant|2
^the tenants|-4
^the tent|2
^the th|2
^the thing|4
^the toner|-1
^the tower|1
^the two|3
^the van|-8
^the visitor|1
^the walk|-2
^the website|1
^the wedding|-1
^the wifi|1
^them|-1
^theo|-2
^there|-1
^there is|1
^there's|-1
^these|4
^they|9
^they are|2
^they asked|1
^they changed|1
^they like|-1
^they need|-3
^they said|-1
^they say|4
^they want|7
^they won't|-3
^they'd|-3
^they'd like|-3
^they're|-3
^they've|-1
^things|-1
^think|-3
^this|-5
^this cannot|-2
^this has|-1
^this is|-3
^three|3
^throw out|1
^thx|-1
^ticket|-2
^tickets|-1
^tidy|-2
^tighten|1
^till|13
^timesheets|3
^tls|2
^tls certificate|2
^todo|2
^tom|8
^top|-3
^total|-1
^total ttc|-1
^transfer|5
^transfer the|4
^translate|1
^translate the|1
^translation|9
^transport|-1
^treasurer|-2
^treat|1
^trim|1
^trim the|1
^tu t'en|-1
^tuesday|-2
^twenty|-1
^two|-7
^two customers|-1
^two of|-5
^two things|-2
^type|-2
^type of|-2
^um|-2
^under|-5
^unfortunately|-3
^unfortunately the|-3
^unit|-2
^unless|1
^unlock|1
^uns|-1
^unsere|-1
^until|-1
^until then|1
^update|8
^update it|1
^update the|6
^upgrade|2
^upgrade postgres|1
^upload|2
^upload a|1
^upload it|-2
^upload the|4
^upload them|-2
^ur|-1
^use|-4
^use the|-3
^user|1
^usted|-1
^utility|-3
^v|-2
^valid|-1
^van|8
^vat|-2
^vat return|-2
^vehicle|-3
^version|-5
^very|-1
^via|-2
^vielen|-2
^vielen dank|-2
^visit|-3
^visit the|-3
^visitor|-2
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
^walk|2
^walk in|2
^want|3
^wants|1
^wants the|1
^ward|1
^warranty|-1
^was|9
^wash|4
^wash the|1
^water|-1
^water is|5
^water meter|-1
^water the|1
^water them|-3
^we|-11
^we are|-2
^we did|2
^we don't|-1
^we have|-6
^we haven't|1
^we owe|-2
^we would|1
^we're|12
^we're down|5
^we're nearly|1
^we're out|7
^we're still|-1
^we've|4
^we've got|-2
^website|-3
^website relaunch|-2
^weekly|-1
^wenn|2
^were|-1
^what|5
^what didn't|-1
^what happened|-1
^what i|9
^what she|-1
^what we|-1
^what's|1
^what's missing|1
^wheelchair|3
^when|6
^when can|-1
^when i|10
^when the|3
^when you|-6
^when you've|-1
^whenever|-2
^whenever you|-1
^which|-3
^which is|-3
^while|-2
^who|2
^whos|2
^wie|-1
^wilma|-1
^window|-1
^winter|-3
^winter tyres|1
^winterreifen|2
^wir|1
^wish|-3
^with|-1
^withdraw|1
^without|-1
^work|-11
^work for|-2
^working|-3
^write|6
^write a|3
^write it|-1
^write the|1
^wrong|-1
^x|1
^ya|-8
^yes|-2
^yesterday|-2
^you|-2
^you're|1
^you're on|8
^you're the|-1
^you've|-1
^you've got|-1
^your|7
^your application|-1
^your appointment|1
^your comments|1
^your domain|5
^your order|-4
^your subscription|-1
^your vat|2
^your vehicle|-1
^yours|-2
^zwar|-2
topic $ab|-2
topic $abonnement|3
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
topic $ads|1
topic $afterwards|-2
topic $agency|1
topic $agenda|-1
topic $agent|1
topic $agm|-2
topic $ago|-1
topic $ahead|-1
topic $aid|1
topic $alarm|10
topic $alarmed|-1
topic $alert|-1
topic $alone|-1
topic $altos|1
topic $android|-2
topic $anniversary|-1
topic $answer|-2
topic $anymore|-5
topic $anywhere|-2
topic $apart|-2
topic $app|-5
topic $appeal|4
topic $appendix|-1
topic $applicant|-1
topic $application|-1
topic $appointment|-2
topic $appointments|-1
topic $approval|-1
topic $approx|-1
topic $arrival|1
topic $arrive|-6
topic $ash|1
topic $aside|-2
topic $assessment|-2
topic $association|-1
topic $at|3
topic $attempt|-2
topic $attendance|-1
topic $attention|-1
topic $audit|-3
topic $august|-3
topic $aula|2
topic $authority|-3
topic $away|-4
topic $axis|3
topic $ayuntamiento|-1
topic $baby|-1
topic $back|1
topic $badge|-1
topic $badges|8
topic $bakery|-1
topic $balance|-3
topic $bank|1
topic $banner|-1
topic $bar|-2
topic $basement|-1
topic $batteries|4
topic $battery|-1
topic $bay|2
topic $bc|-1
topic $be|5
topic $bed|-1
topic $bedroom|-1
topic $beekeepers|2
topic $begin|-1
topic $belgium|-2
topic $believe|-2
topic $bell|1
topic $below|-3
topic $bench|3
topic $berlin|-1
topic $better|1
topic $bill|6
topic $bin|1
topic $bins|2
topic $birds|-3
topic $birthday|1
topic $biscuit|2
topic $black|2
topic $blame|-1
topic $blocking|-1
topic $bloods|1
topic $blue|-1
topic $board|-1
topic $boiler|4
topic $book|-1
topic $booking|-2
topic $bookings|-1
topic $books|6
topic $booster|3
topic $boots|-1
topic $bot|-2
topic $bottles|-1
topic $box|2
topic $boxes|-2
topic $brake|1
topic $brakes|-1
topic $break|-1
topic $brewery|-1
topic $brochure|-5
topic $broken|1
topic $broker|-5
topic $bruno|-1
topic $bug|-4
topic $buildings|-1
topic $bulb|1
topic $bus|-2
topic $button|-3
topic $bye|-1
topic $c|-1
topic $cabinet|-7
topic $cage|2
topic $cake|5
topic $call|-4
topic $camp|-2
topic $canal|-4
topic $cancellation|-1
topic $captain|1
topic $car|-4
topic $card|-1
topic $cards|4
topic $carte|4
topic $carton|3
topic $cartridge|1
topic $case|1
topic $cases|1
topic $cash|-2
topic $category|-1
topic $census|5
topic $centrifuge|2
topic $cert|7
topic $certificate|6
topic $certificates|1
topic $chair|10
topic $chairs|5
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
topic $child|-1
topic $choir|-2
topic $christmas|-3
topic $circle|-1
topic $claim|-1
topic $class|-2
topic $clause|1
topic $clean|1
topic $cleaner|1
topic $cleaners|2
topic $cleaning|1
topic $clinic|2
topic $clogged|5
topic $close|-2
topic $closet|-1
topic $closing|-1
topic $club|-3
topic $co|3
topic $coat|2
topic $cocina|1
topic $codes|6
topic $cold|-1
topic $collection|-1
topic $colour|3
topic $colours|-2
topic $comment|-6
topic $commission|-1
topic $committee|-2
topic $complained|-1
topic $complaint|2
topic $complaints|3
topic $compressor|10
topic $computer|-1
topic $concert|-3
topic $confirmation|1
topic $congratulations|-1
topic $contact|1
topic $contract|-1
topic $contractor|-1
topic $controle|-1
topic $convenience|-3
topic $conversation|-2
topic $copier|1
topic $corner|-2
topic $costs|-1
topic $cot|6
topic $council|-4
topic $counsel|5
topic $count|1
topic $counter|6
topic $country|9
topic $county|3
topic $course|2
topic $court|-2
topic $crack|-1
topic $crane|-1
topic $crashes|2
topic $crate|-2
topic $cream|-1
topic $credentials|2
topic $crew|-4
topic $critical|-1
topic $crm|-2
topic $customer|-1
topic $customers|3
topic $cutoff|-3
topic $cv|-1
topic $data|-2
topic $date|-1
topic $dated|-1
topic $daughter|-1
topic $days|-1
topic $db|2
topic $dead|-1
topic $debit|-3
topic $deck|-2
topic $defect|-2
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
topic $devis|3
topic $dies|-3
topic $discount|-1
topic $dishwasher|1
topic $disk|1
topic $display|-1
topic $dispute|2
topic $dock|2
topic $docket|-1
topic $docs|-1
topic $document|-1
topic $dog|-4
topic $domain|1
topic $door|-4
topic $doses|-1
topic $downstairs|4
topic $draft|2
topic $drain|-1
topic $drama|-1
topic $drawing|-1
topic $drawings|-2
topic $drips|-1
topic $drucker|-1
topic $dryer|1
topic $duplicate|3
topic $duty|1
topic $e|1
topic $earlier|-3
topic $echeance|-1
topic $eight|-3
topic $electric|-1
topic $emergency|-1
topic $empfang|-1
topic $emptied|-1
topic $ending|-2
topic $engineer|-2
topic $engineering|-1
topic $engineers|-1
topic $english|-2
topic $entry|-2
topic $environment|-1
topic $erp|2
topic $error|-1
topic $estate|-2
topic $estimate|1
topic $etiquetas|1
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
topic $fabric|1
topic $facility|-1
topic $factura|1
topic $fair|-2
topic $falling|-2
topic $families|-1
topic $fantastic|-1
topic $far|-1
topic $farrier|7
topic $fax|-1
topic $february|-1
topic $fee|2
topic $fees|3
topic $fence|-1
topic $feuerloscher|7
topic $fever|-3
topic $fi|2
topic $file|10
topic $filing|1
topic $film|-1
topic $filter|1
topic $finance|-4
topic $findings|-5
topic $flat|-1
topic $flats|3
topic $flickers|-1
topic $flights|2
topic $floor|-2
topic $flu|-1
topic $folders|-1
topic $for|-1
topic $forget|-8
topic $forklift|2
topic $form|12
topic $forms|5
topic $fournisseur|-3
topic $frame|5
topic $free|-1
topic $freezer|10
topic $friday|-1
topic $fridge|1
topic $frist|-2
topic $from|-1
topic $full|-1
topic $fund|1
topic $funder|-1
topic $funeral|-1
topic $funny|-1
topic $further|-1
topic $fwd|-1
topic $g|1
topic $garage|2
topic $garden|-2
topic $gas|-1
topic $gate|-2
topic $generator|6
topic $gite|-1
topic $glass|-2
topic $glasses|5
topic $glossary|1
topic $gmbh|-1
topic $goods|-1
topic $grant|-2
topic $green|-1
topic $grey|-1
topic $grinder|4
topic $group|-4
topic $groupe|-1
topic $grupo|-2
topic $guard|-2
topic $guards|2
topic $guide|-1
topic $gutter|11
topic $gutters|8
topic $guy|1
topic $gym|-1
topic $h|6
topic $haha|-1
topic $halfway|-1
topic $hall|2
topic $halloran|1
topic $hallway|-2
topic $handover|-1
topic $handrail|1
topic $handwritten|-1
topic $hanging|-3
topic $hardware|1
topic $harnesses|1
topic $harp|2
topic $hartwell|1
topic $hazard|-1
topic $headcount|2
topic $heads|3
topic $health|-1
topic $hear|-1
topic $hearing|-2
topic $heater|3
topic $heating|2
topic $heavy|-3
topic $hedge|7
topic $heizung|3
topic $help|-1
topic $helpdesk|-1
topic $hendersons|-1
topic $him|-3
topic $hire|1
topic $history|1
topic $hit|-3
topic $holder|1
topic $hole|6
topic $holiday|-2
topic $holidays|-1
topic $honey|-1
topic $horas|2
topic $hospital|-1
topic $hotel|-1
topic $hour|-1
topic $hours|1
topic $house|-5
topic $huddle|-1
topic $humidity|-1
topic $hundred|-1
topic $hymn|3
topic $ii|-3
topic $in|6
topic $inc|-1
topic $incl|1
topic $index|2
topic $injuries|1
topic $inside|-1
topic $inspection|3
topic $instalment|1
topic $insurance|3
topic $insurer|-1
topic $intern|-1
topic $interns|1
topic $inv|2
topic $invoice|14
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
topic $keys|8
topic $kg|-1
topic $kids|-2
topic $kit|12
topic $kitchen|-1
topic $kits|1
topic $knee|-1
topic $konto|-1
topic $kuche|1
topic $kx|-1
topic $l|4
topic $label|1
topic $labo|1
topic $labs|3
topic $lacks|-1
topic $ladder|1
topic $lady|-3
topic $lager|1
topic $lamp|4
topic $landlord|3
topic $lane|-3
topic $laptop|5
topic $last|5
topic $later|4
topic $lead|-1
topic $lease|-3
topic $lecture|-1
topic $leeds|-1
topic $legs|1
topic $lender|1
topic $leo|-1
topic $lessons|-3
topic $letter|-1
topic $letters|-2
topic $level|6
topic $library|2
topic $licence|4
topic $licences|1
topic $license|2
topic $life|-2
topic $lift|5
topic $lifts|1
topic $light|-1
topic $lighting|6
topic $limit|-1
topic $lindgren|1
topic $line|-4
topic $list|1
topic $little|1
topic $llc|3
topic $locker|7
topic $log|4
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
topic $machine|-7
topic $machines|-1
topic $madam|-2
topic $mailing|-1
topic $man|3
topic $management|-1
topic $mantenimiento|-2
topic $margin|1
topic $mass|-1
topic $mats|6
topic $me|1
topic $measurement|-3
topic $meeting|-9
topic $memo|-4
topic $mentioned|-1
topic $menu|2
topic $message|-6
topic $meter|-2
topic $metres|-1
topic $mg|4
topic $mic|1
topic $microwave|6
topic $migration|1
topic $mila|-1
topic $mileage|-2
topic $mill|1
topic $mind|-2
topic $minibus|7
topic $minutes|-2
topic $mirror|1
topic $missing|3
topic $ml|-1
topic $mode|2
topic $module|-1
topic $modules|-2
topic $mois|3
topic $monday|-2
topic $mondays|-1
topic $mot|2
topic $msku|-1
topic $myself|-1
topic $name|-4
topic $names|-1
topic $nave|-1
topic $navidad|-1
topic $nda|3
topic $nearly|2
topic $nest|2
topic $nets|2
topic $newsletter|2
topic $noise|-3
topic $note|-3
topic $notes|-3
topic $notice|-6
topic $notification|-1
topic $notiz|-1
topic $november|-1
topic $nr|-1
topic $number|7
topic $numbers|-3
topic $october|-2
topic $oduya|-2
topic $of|-3
topic $office|-4
topic $officer|-1
topic $oil|2
topic $older|1
topic $one|-3
topic $ones|-1
topic $online|-1
topic $onto|-1
topic $op|-1
topic $open|-1
topic $opening|-2
topic $operator|-2
topic $orange|-1
topic $order|2
topic $ordner|7
topic $organ|3
topic $others|-1
topic $otherwise|-1
topic $ought|3
topic $outage|1
topic $outside|1
topic $outstanding|1
topic $oven|3
topic $over|-1
topic $overdue|1
topic $overnight|-1
topic $owe|-2
topic $owner|-4
topic $p|-3
topic $pack|-1
topic $package|-1
topic $page|3
topic $pages|-1
topic $paint|-3
topic $painters|-2
topic $pallet|3
topic $pallets|1
topic $pan|8
topic $pane|1
topic $panels|-1
topic $paper|-5
topic $parcel|-1
topic $parental|-2
topic $parents|-1
topic $park|-3
topic $parking|3
topic $parquet|4
topic $partners|1
topic $party|1
topic $pass|2
topic $passes|-1
topic $passport|3
topic $passports|5
topic $password|5
topic $path|-2
topic $pavement|-1
topic $payslip|5
topic $pdf|-2
topic $pegs|2
topic $people|-7
topic $perfect|-3
topic $period|-2
topic $permit|-5
topic $permits|2
topic $persons|-1
topic $pharmacy|-1
topic $phone|4
topic $photo|3
topic $photographer|2
topic $photographs|6
topic $photos|4
topic $physio|-1
topic $piano|4
topic $pide|-1
topic $pile|-1
topic $piso|-1
topic $pl|-1
topic $place|-3
topic $plan|2
topic $planta|1
topic $plate|-2
topic $plates|7
topic $platform|1
topic $plaza|-1
topic $plot|-1
topic $point|-1
topic $points|-1
topic $policy|3
topic $portal|1
topic $portaloos|9
topic $position|-2
topic $post|3
topic $potassium|1
topic $pounds|-2
topic $power|6
topic $pr|1
topic $premises|1
topic $premium|-2
topic $press|2
topic $pressure|1
topic $price|-3
topic $primary|-1
topic $printer|-2
topic $printing|-2
topic $prior|1
topic $probe|-1
topic $problem|-1
topic $prod|1
topic $profile|1
topic $programme|-1
topic $projector|6
topic $promise|-4
topic $promised|-1
topic $protection|4
topic $proxima|-1
topic $puddle|-1
topic $punto|1
topic $q|10
topic $queen|-1
topic $query|1
topic $question|-1
topic $questionnaire|3
topic $quotation|3
topic $quote|1
topic $quoted|-1
topic $r|-1
topic $rack|-2
topic $racks|1
topic $radiator|4
topic $rail|1
topic $ramp|2
topic $range|-1
topic $rate|-2
topic $raum|-2
topic $ray|1
topic $rd|-1
topic $reader|5
topic $reading|1
topic $readings|4
topic $ready|-2
topic $recall|2
topic $receipt|1
topic $receipts|4
topic $receivable|-1
topic $recital|-1
topic $recycling|-1
topic $red|-3
topic $redlines|-1
topic $reference|1
topic $references|1
topic $referral|2
topic $regarding|-3
topic $regatta|-1
topic $register|3
topic $registration|2
topic $rehearsal|-3
topic $remark|-2
topic $rember|-2
topic $reminder|-7
topic $remote|-1
topic $renewal|2
topic $renewals|1
topic $repair|-1
topic $reports|-1
topic $request|6
topic $requests|1
topic $require|-1
topic $required|-1
topic $requisition|1
topic $residents|-4
topic $return|-2
topic $returns|-1
topic $rev|1
topic $revenue|-1
topic $review|4
topic $reviewer|1
topic $revision|-1
topic $rights|-3
topic $risk|-3
topic $robes|2
topic $robot|1
topic $roll|-1
topic $rollback|-1
topic $rolls|1
topic $roof|-1
topic $room|-7
topic $roses|-1
topic $rota|-1
topic $round|-3
topic $row|-2
topic $rubs|-2
topic $rules|-2
topic $s|-3
topic $sale|-1
topic $sales|1
topic $salle|-1
topic $sample|-1
topic $samples|-3
topic $sand|-1
topic $sat|-2
topic $say|-1
topic $says|-1
topic $scaffold|4
topic $scaffolding|-1
topic $scale|1
topic $scanner|1
topic $scarf|2
topic $schedule|3
topic $schlussel|1
topic $school|-1
topic $schools|-1
topic $schulung|-1
topic $scores|1
topic $screws|1
topic $seal|1
topic $season|-1
topic $seat|2
topic $second|-3
topic $section|1
topic $security|-1
topic $seen|-1
topic $self|-1
topic $semana|-1
topic $september|2
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
topic $shelter|1
topic $shelves|-1
topic $shift|-2
topic $shoot|1
topic $shop|-1
topic $short|-1
topic $shout|-1
topic $show|-3
topic $shower|-2
topic $sick|-1
topic $sign|-3
topic $sink|3
topic $size|-2
topic $sizes|4
topic $skip|2
topic $slates|1
topic $slide|-1
topic $slip|-2
topic $slot|-2
topic $slow|-1
topic $smell|-1
topic $smells|1
topic $snow|-2
topic $societe|2
topic $sofa|3
topic $solicitor|-2
topic $sometime|-2
topic $somewhere|1
topic $sound|-4
topic $spare|-1
topic $spelling|-2
topic $spoke|-1
topic $sprint|-1
topic $squeaks|1
topic $squeals|1
topic $st|-1
topic $staff|-1
topic $stage|-2
topic $stairs|3
topic $stamp|-1
topic $stand|-1
topic $star|-1
topic $starting|-2
topic $statement|2
topic $statements|1
topic $station|2
topic $stays|-3
topic $stems|1
topic $steuererklarung|-1
topic $sticker|-1
topic $stickers|2
topic $sticks|-5
topic $stinks|-1
topic $storage|4
topic $store|-3
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
topic $summer|-1
topic $supplier|2
topic $swap|1
topic $sweep|-3
topic $system|-1
topic $t|-1
topic $tables|5
topic $tablet|1
topic $tablets|-1
topic $tag|-1
topic $tage|-1
topic $tagged|-1
topic $talk|-5
topic $tank|4
topic $tarif|-2
topic $tasting|-1
topic $tax|11
topic $taxi|1
topic $team|-2
topic $tecnico|-1
topic $temp|-1
topic $temperature|-1
topic $tenant|-4
topic $tent|-1
topic $tents|1
topic $term|-1
topic $terminal|-1
topic $terrace|-1
topic $test|4
topic $th|-2
topic $thats|-1
topic $there|-1
topic $thermostat|-1
topic $things|-1
topic $three|-1
topic $through|-3
topic $ticket|-1
topic $tickets|1
topic $tile|-2
topic $tiles|-1
topic $till|1
topic $timber|7
topic $timesheets|3
topic $tiny|1
topic $title|-1
topic $to|-1
topic $toast|-1
topic $tomatoes|-2
topic $toner|9
topic $tool|6
topic $tour|-1
topic $tracking|-5
topic $trailer|1
topic $train|-1
topic $transcript|-5
topic $transfer|-1
topic $transit|3
topic $translation|5
topic $treasurer|-2
topic $tree|1
topic $trees|-1
topic $trip|-4
topic $trois|-1
topic $trolley|1
topic $trouble|-1
topic $truck|4
topic $trucks|-1
topic $trustees|-1
topic $tuner|8
topic $turnhalle|3
topic $tuv|1
topic $tva|-1
topic $twins|-2
topic $two|-1
topic $type|-1
topic $u|-1
topic $umlauts|1
topic $unit|3
topic $units|1
topic $university|-1
topic $unpaid|-1
topic $up|-1
topic $ups|2
topic $upstairs|2
topic $urgente|-1
topic $user|-2
topic $v|4
topic $vaccination|1
topic $vaccines|1
topic $valid|2
topic $valuation|1
topic $valve|-2
topic $van|-5
topic $vat|-1
topic $vehicle|-3
topic $version|-5
topic $vertrag|1
topic $vessel|-1
topic $vests|-1
topic $vet|-4
topic $vets|-1
topic $violation|-1
topic $violin|8
topic $visit|2
topic $visite|-2
topic $visitor|1
topic $voicemail|-2
topic $volunteers|-2
topic $volvo|2
topic $votes|-1
topic $w|8
topic $walk|-2
topic $wall|-8
topic $ward|-4
topic $warehouse|-1
topic $warranty|-2
topic $waste|-3
topic $water|3
topic $weather|-2
topic $website|4
topic $week|6
topic $welcome|-1
topic $whatsapp|-1
topic $wheel|-1
topic $wheelchair|1
topic $wiki|1
topic $wind|-1
topic $window|-2
topic $windows|1
topic $winterreifen|-1
topic $wire|-1
topic $wobbles|4
topic $words|-1
topic $worker|-1
topic $workshop|-1
topic $wrap|-2
topic $ye|-4
topic $years|-2
topic =a|4
topic =ab|-2
topic =abonnement|3
topic =above|1
topic =abstract|3
topic =abstracts|4
topic =ac|1
topic =acceptance|-1
topic =access|6
topic =accessibility|-3
topic =accessible|-1
topic =accident|-1
topic =account|16
topic =accounting|-2
topic =accounts|-2
topic =acct|-2
topic =act|-2
topic =addendum|1
topic =address|1
topic =admin|-1
topic =ads|1
topic =adult|-1
topic =advent|1
topic =aed|4
topic =after|-1
topic =afterwards|-2
topic =agency|1
topic =agenda|-1
topic =agent|1
topic =agm|-4
topic =ago|-1
topic =ahead|-1
topic =aid|5
topic =air|2
topic =alarm|9
topic =alarmed|-1
topic =alcohol|-1
topic =alert|-1
topic =all|-4
topic =alle|-1
topic =allergen|1
topic =alone|-1
topic =alten|7
topic =altos|1
topic =amended|-4
topic =an|-1
topic =android|-1
topic =annex|-3
topic =anniversary|-1
topic =annual|6
topic =answer|-6
topic =anymore|-5
topic =anywhere|-2
topic =apart|-2
topic =apartment|-2
topic =api|5
topic =app|-4
topic =appeal|4
topic =appendix|-1
topic =applicant|-1
topic =application|-2
topic =appointment|-5
topic =appointments|-1
topic =approval|-1
topic =archive|1
topic =arrival|1
topic =arrive|-7
topic =as|3
topic =ash|2
topic =aside|-2
topic =asking|-1
topic =assembly|1
topic =assessment|3
topic =association|-1
topic =at|5
topic =attempt|-4
topic =attention|-1
topic =audit|-3
topic =august|-3
topic =aula|2
topic =aunt|1
topic =auntie|-4
topic =authority|-3
topic =autoclave|1
topic =automated|-1
topic =automatic|-2
topic =autumn|-2
topic =away|-5
topic =axis|3
topic =ayuntamiento|-1
topic =b|-5
topic =baby|-2
topic =bacs|-1
topic =bad|5
topic =badge|6
topic =badges|9
topic =bag|2
topic =bakery|-1
topic =balance|2
topic =bank|2
topic =banner|-1
topic =bar|-2
topic =barn|-2
topic =barrier|4
topic =basement|-1
topic =batch|-4
topic =batteries|4
topic =battery|-1
topic =bay|2
topic =bc|-1
topic =be|4
topic =beamer|4
topic =bed|1
topic =bedroom|-1
topic =beekeepers|2
topic =before|3
topic =begin|-1
topic =belgium|-2
topic =believe|-2
topic =bell|4
topic =below|-3
topic =belt|1
topic =bench|3
topic =berlin|-1
topic =beta|-1
topic =better|2
topic =bicycle|-1
topic =bike|2
topic =bill|10
topic =bin|1
topic =bins|3
topic =bio|1
topic =bird|-1
topic =birds|-3
topic =birth|1
topic =birthday|6
topic =biscuit|2
topic =black|2
topic =blade|-2
topic =blame|-1
topic =blank|2
topic =blocking|-1
topic =blog|3
topic =blood|2
topic =bloods|1
topic =blue|-2
topic =board|-1
topic =boat|1
topic =boiler|6
topic =bon|1
topic =book|-2
topic =booking|5
topic =bookings|-1
topic =books|6
topic =booster|3
topic =booth|2
topic =boots|-1
topic =boss|-1
topic =bot|-2
topic =bottle|2
topic =bottles|-3
topic =bounce|-3
topic =boundary|-1
topic =boxes|-1
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
topic =brochure|-5
topic =broken|2
topic =broker|-5
topic =brook|2
topic =brown|-1
topic =bruno|-1
topic =bs|1
topic =bucket|-1
topic =budget|4
topic =bug|-4
topic =building|-2
topic =buildings|-1
topic =built|4
topic =bulb|1
topic =business|-1
topic =button|-3
topic =bye|-1
topic =c|-1
topic =cabinet|-7
topic =cage|2
topic =cajas|3
topic =cake|8
topic =calibration|-2
topic =call|-1
topic =caller|-2
topic =camp|-1
topic =canal|-4
topic =cancellation|-1
topic =candidate|3
topic =canteen|-2
topic =captain|1
topic =car|-4
topic =card|3
topic =cards|4
topic =cargo|1
topic =carpet|2
topic =carte|4
topic =carton|3
topic =cartridge|1
topic =case|1
topic =cases|1
topic =cash|-2
topic =catalogue|-1
topic =category|-2
topic =caution|1
topic =ceiling|-2
topic =cello|5
topic =census|5
topic =centrifuge|3
topic =cert|7
topic =certificate|11
topic =certificates|3
topic =chair|11
topic =chairs|4
topic =chamber|-8
topic =chambre|9
topic =changes|1
topic =changing|-1
topic =channel|-7
topic =chapel|1
topic =chapters|-1
topic =characters|-1
topic =charge|-1
topic =chart|-2
topic =chat|-3
topic =chaudiere|1
topic =chauffe|2
topic =cheap|2
topic =check|1
topic =checklist|-7
topic =checkout|3
topic =cheese|-1
topic =chg|-1
topic =child|2
topic =chimney|-3
topic =choir|-1
topic =christening|-3
topic =christmas|-4
topic =church|3
topic =circle|-1
topic =city|4
topic =cladding|1
topic =claim|-7
topic =class|-5
topic =clause|1
topic =clean|1
topic =cleaner|1
topic =cleaners|2
topic =cleaning|-1
topic =cles|-1
topic =clinic|1
topic =clogged|5
topic =close|-3
topic =closet|-1
topic =closing|-2
topic =closure|3
topic =club|-3
topic =clutch|1
topic =co|3
topic =coat|4
topic =cocina|1
topic =codes|6
topic =coffee|-1
topic =colleague|1
topic =colour|8
topic =colours|-2
topic =comment|-6
topic =commercial|-2
topic =commission|1
topic =committee|-2
topic =community|2
topic =complained|-1
topic =complaint|1
topic =complaints|2
topic =completion|-1
topic =compressor|10
topic =computer|-1
topic =concept|-1
topic =concert|-3
topic =condition|4
topic =conference|3
topic =confirmation|1
topic =congratulations|-1
topic =consent|5
topic =consulate|-3
topic =container|-1
topic =contract|-2
topic =contractor|-1
topic =contrato|-2
topic =controle|-1
topic =controlled|6
topic =convenience|-3
topic =conversation|-2
topic =cookie|-2
topic =cooler|-2
topic =copier|1
topic =copies|1
topic =copper|4
topic =copy|2
topic =corner|-1
topic =cost|-5
topic =costs|-2
topic =costume|1
topic =cot|6
topic =coughing|1
topic =council|-1
topic =counsel|5
topic =count|1
topic =counter|6
topic =country|9
topic =coupon|2
topic =course|1
topic =court|-2
topic =courtesy|-4
topic =courtyard|-1
topic =cracked|-1
topic =crane|-1
topic =crashes|2
topic =crate|-2
topic =cream|-1
topic =credentials|2
topic =crew|-4
topic =critical|-1
topic =crm|-2
topic =crown|1
topic =csv|2
topic =cupboard|-1
topic =curtain|-1
topic =customer|-1
topic =customers|3
topic =customs|-4
topic =cutoff|-4
topic =cv|-1
topic =d|-1
topic =dads|1
topic =damage|-1
topic =damaged|-3
topic =damp|6
topic =danger|-1
topic =dank|1
topic =dark|1
topic =data|2
topic =date|-1
topic =dated|-1
topic =daughter|-1
topic =daughter's|4
topic =days|-1
topic =db|2
topic =de|11
topic =dead|-1
topic =debit|-3
topic =december|-2
topic =decision|-1
topic =deck|-1
topic =deep|1
topic =defect|-7
topic =defibrillator|1
topic =degrees|-1
topic =del|-5
topic =delivery|-4
topic =dem|-3
topic =dental|3
topic =department|-5
topic =deposit|5
topic =deposition|-4
topic =depot|-2
topic =deputy|-3
topic =der|-1
topic =des|-1
topic =description|-1
topic =desk|-4
topic =desks|1
topic =details|2
topic =dev|-1
topic =devis|1
topic =didnt|-2
topic =dies|-3
topic =digital|1
topic =dip|-1
topic =direct|-3
topic =discharge|3
topic =dishwasher|5
topic =disk|4
topic =display|1
topic =dispute|2
topic =district|-1
topic =dj|-1
topic =dns|6
topic =docket|-1
topic =docs|-1
topic =document|-1
topic =dog|-1
topic =dogs|-1
topic =domain|2
topic =don't|-1
topic =donor|1
topic =dont|-6
topic =door|7
topic =doses|-5
topic =dossier|-1
topic =downstairs|4
topic =dr|1
topic =draft|4
topic =drain|-1
topic =drama|-1
topic =drawing|7
topic =drawings|3
topic =drill|1
topic =drips|-1
topic =driving|-1
topic =drone|-2
topic =drucker|-1
topic =drug|-1
topic =drugs|6
topic =drum|-1
topic =dry|4
topic =dryer|1
topic =du|3
topic =duplicate|3
topic =duty|1
topic =e|1
topic =earlier|-1
topic =earliest|-2
topic =early|-2
topic =east|-4
topic =easter|-1
topic =eau|2
topic =echeance|-1
topic =edge|4
topic =effect|-4
topic =eight|-3
topic =electric|5
topic =electrical|-3
topic =electricity|3
topic =electrics|-1
topic =elektro|-1
topic =elementary|-1
topic =elevator|1
topic =eleven|-1
topic =emergency|10
topic =empfang|-1
topic =employment|3
topic =emptied|-1
topic =empty|-1
topic =end|-4
topic =ending|-2
topic =energy|1
topic =engine|2
topic =engineer|-2
topic =engineering|-1
topic =engineers|-1
topic =english|-2
topic =entry|-1
topic =environment|-1
topic =eori|4
topic =equipment|-4
topic =error|-2
topic =espresso|4
topic =estate|-2
topic =estimate|1
topic =etiquetas|1
topic =eur|-2
topic =evacuation|1
topic =evening|1
topic =evenings|-2
topic =ever|-2
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
topic =express|-1
topic =extension|-1
topic =extinguisher|7
topic =extinguishers|4
topic =extra|-1
topic =extract|-2
topic =extractor|4
topic =eye|9
topic =f|-1
topic =face|-1
topic =facilities|-2
topic =facility|-2
topic =factory|-1
topic =factura|1
topic =facture|-1
topic =fair|-2
topic =fall|-4
topic =falling|-2
topic =families|-1
topic =family|-1
topic =fan|1
topic =fantastic|-1
topic =far|1
topic =farrier|10
topic =fax|-1
topic =feature|-2
topic =february|-1
topic =fee|-2
topic =feedback|-2
topic =fees|3
topic =fence|-1
topic =fenwick|-1
topic =festival|-7
topic =feuerloscher|7
topic =fever|-3
topic =fi|2
topic =figures|-3
topic =file|9
topic =filing|1
topic =film|-4
topic =filter|1
topic =final|-5
topic =finance|-3
topic =findings|-5
topic =fire|8
topic =first|-6
topic =fit|-1
topic =five|-2
topic =fix|-2
topic =flaky|1
topic =flats|3
topic =flickers|-1
topic =flights|2
topic =flood|-2
topic =floor|-4
topic =flu|-2
topic =foam|-1
topic =folders|-1
topic =folding|3
topic =follow|-2
topic =food|-1
topic =foot|-1
topic =for|13
topic =ford|3
topic =forecast|-3
topic =forget|-7
topic =forgot|-1
topic =forklift|1
topic =form|14
topic =forma|1
topic =former|1
topic =forms|5
topic =forty|-1
topic =foto|-1
topic =fotos|-2
topic =four|-1
topic =fox|-2
topic =fr|-1
topic =frame|5
topic =freezer|12
topic =friday|-4
topic =fridge|1
topic =friendly|-1
topic =frist|-2
topic =from|-2
topic =ft|1
topic =fuel|2
topic =full|-3
topic =fund|1
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
topic =game|-1
topic =garage|2
topic =garden|-3
topic =gas|8
topic =gate|-2
topic =generator|7
topic =gite|-1
topic =glass|-2
topic =glasses|5
topic =glossary|1
topic =gloves|1
topic =gmbh|-1
topic =goal|1
topic =goals|1
topic =good|-3
topic =gp|-1
topic =grain|1
topic =grandma's|1
topic =grant|-4
topic =greenline|2
topic =grey|-1
topic =grifo|1
topic =grinder|4
topic =grinding|-5
topic =ground|-1
topic =grounds|-3
topic =group|-3
topic =groupe|-1
topic =grout|3
topic =grupo|-2
topic =gst|-2
topic =guard|2
topic =guards|2
topic =guest|4
topic =guide|1
topic =gutter|12
topic =gutters|8
topic =guy|-2
topic =gym|6
topic =h|6
topic =haha|-1
topic =half|-3
topic =halfway|-1
topic =hall|-2
topic =halloran|1
topic =hallway|-1
topic =hand|5
topic =handle|1
topic =handler|1
topic =handling|1
topic =handover|-2
topic =handrail|2
topic =handwritten|-1
topic =hanging|-3
topic =harbor|3
topic =harbour|-1
topic =hardware|-3
topic =harnesses|1
topic =harp|3
topic =hartley|1
topic =hartwell|1
topic =harvest|-1
topic =harwick|1
topic =hausverwaltung|-1
topic =having|-1
topic =hay|4
topic =hazard|-1
topic =headcount|2
topic =heads|3
topic =health|-1
topic =hear|-1
topic =hearing|3
topic =heater|2
topic =heating|4
topic =heavy|-4
topic =hedge|7
topic =height|1
topic =heizung|3
topic =help|-1
topic =helpdesk|-2
topic =hem|1
topic =hendersons|1
topic =hepa|2
topic =her|1
topic =hereby|-1
topic =heron|-2
topic =hh|-1
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
topic =home|-2
topic =honey|-1
topic =hop|5
topic =hope|-2
topic =horas|2
topic =hospital|-1
topic =hot|3
topic =hotel|8
topic =hour|-1
topic =house|-5
topic =housekeeping|-1
topic =hse|-2
topic =huddle|-1
topic =humidity|-1
topic =hundred|-1
topic =husband|-1
topic =hydrant|-5
topic =hydraulic|-2
topic =hymn|3
topic =ice|-1
topic =idea|-1
topic =ii|-3
topic =impresora|3
topic =in|-1
topic =inbox|-3
topic =inc|-1
topic =incidencia|-3
topic =incident|-3
topic =incl|1
topic =index|2
topic =ines|-6
topic =informe|5
topic =injuries|1
topic =inside|-2
topic =instalment|1
topic =insurance|1
topic =insurer|-1
topic =interim|-1
topic =intern|-3
topic =internal|-1
topic =interns|1
topic =interview|1
topic =inv|2
topic =inventory|1
topic =invitations|-1
topic =invite|1
topic =invoice|12
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
topic =jams|-1
topic =jan|-1
topic =january|-4
topic =jerseys|8
topic =jira|-1
topic =job|-5
topic =joint|3
topic =jonas|-1
topic =jour|-3
topic =july|-1
topic =june|1
topic =k|-1
topic =kasse|-1
topic =kennel|4
topic =kessler|1
topic =kestrel|-1
topic =kev|-1
topic =key|9
topic =keys|8
topic =kg|-1
topic =kids|-2
topic =kiln|-4
topic =kindergarten|-2
topic =kit|12
topic =kitchen|-4
topic =kits|1
topic =knee|-1
topic =konto|-1
topic =kuche|1
topic =kx|-1
topic =l|4
topic =la|6
topic =label|-2
topic =labo|1
topic =labs|3
topic =lacks|-1
topic =lady|-4
topic =lager|1
topic =lamp|4
topic =lamps|1
topic =landlord|3
topic =landlord's|1
topic =landscaping|-2
topic =lane|-3
topic =lantern|-1
topic =laptop|5
topic =large|-2
topic =last|-3
topic =late|1
topic =later|4
topic =laundry|1
topic =lavadora|2
topic =lave|-1
topic =le|-1
topic =lead|-1
topic =leaf|1
topic =leak|1
topic =leaking|-2
topic =leaks|-1
topic =lease|-4
topic =leaving|1
topic =lecture|-1
topic =leeds|-1
topic =legs|1
topic =lemon|-1
topic =lena|3
topic =lender|1
topic =lessons|-3
topic =letter|2
topic =letters|-2
topic =level|6
topic =liability|5
topic =library|6
topic =licence|4
topic =licences|1
topic =license|2
topic =lieferung|-3
topic =life|-1
topic =lift|4
topic =lifts|1
topic =light|-4
topic =lighting|8
topic =limit|-2
topic =lincoln|-1
topic =lindgren|1
topic =line|-4
topic =liquid|-1
topic =lisbon|-1
topic =litres|-1
topic =little|-2
topic =llc|3
topic =loan|1
topic =loaner|2
topic =local|5
topic =location|-2
topic =locker|7
topic =logo|-1
topic =logs|-1
topic =long|-5
topic =loop|-1
topic =loose|1
topic =lorry|-1
topic =lose|-1
topic =lost|-2
topic =loud|-1
topic =low|-5
topic =loyer|5
topic =ltd|-1
topic =lunch|-2
topic =lundi|-1
topic =m|4
topic =machine|-4
topic =machines|-1
topic =mad|2
topic =madam|-2
topic =mail|2
topic =mailbox|2
topic =mailing|-1
topic =main|-1
topic =maintenance|-3
topic =maker|1
topic =man|3
topic =management|-1
topic =manager|-1
topic =mantenimiento|-2
topic =march|-5
topic =margin|1
topic =mass|-1
topic =mast|1
topic =mats|6
topic =matter|-3
topic =max|1
topic =may|2
topic =measurement|-3
topic =media|4
topic =meeting|-13
topic =memo|-4
topic =mentioned|-1
topic =menu|2
topic =message|-6
topic =messe|-2
topic =messestand|2
topic =meter|6
topic =metres|-1
topic =mg|4
topic =microscope|4
topic =microwave|6
topic =midland|1
topic =migration|3
topic =mila|-1
topic =mileage|-1
topic =milk|-3
topic =mill|5
topic =millbrook|-1
topic =mind|-1
topic =minibus|7
topic =minutes|-5
topic =mirror|1
topic =missing|5
topic =ml|-1
topic =mo|-2
topic =mobile|-3
topic =mock|-1
topic =mode|2
topic =model|-1
topic =module|-1
topic =modules|-2
topic =mois|4
topic =monday|-2
topic =mondays|-1
topic =monitor|3
topic =morning|-1
topic =mot|4
topic =mouse|1
topic =move|-1
topic =mrs|1
topic =msku|-1
topic =mum|-1
topic =music|-3
topic =muster|-1
topic =my|16
topic =myself|-1
topic =n|-1
topic =name|-1
topic =names|-1
topic =nave|-1
topic =navidad|-1
topic =navy|1
topic =nda|5
topic =nearly|2
topic =neighbour|5
topic =nest|2
topic =net|-3
topic =nets|2
topic =network|-2
topic =new|1
topic =newsletter|2
topic =next|3
topic =night|-1
topic =nightly|-1
topic =nitrile|1
topic =node|-1
topic =noise|-7
topic =non|-1
topic =nord|-1
topic =north|-2
topic =not|2
topic =note|-7
topic =notes|-10
topic =notice|-9
topic =noticed|-1
topic =notification|-1
topic =notiz|-1
topic =now|-1
topic =nr|-1
topic =number|7
topic =numbers|-7
topic =nut|3
topic =o'clock|-1
topic =oakmere|-1
topic =obligations|-3
topic =october|-4
topic =oduya|-2
topic =of|1
topic =off|-2
topic =offer|1
topic =office|-5
topic =officer|-3
topic =oil|2
topic =ok|-1
topic =old|4
topic =older|1
topic =olive|1
topic =omg|-2
topic =on|6
topic =onboarding|-3
topic =one|-4
topic =ones|-4
topic =online|-1
topic =onto|-1
topic =op|1
topic =open|-3
topic =opened|-1
topic =opening|-1
topic =operator|1
topic =opposing|4
topic =ops|-2
topic =or|-1
topic =orange|-1
topic =orchard|-2
topic =orchestra|-1
topic =order|2
topic =ordner|7
topic =organ|7
topic =ortega|1
topic =others|-1
topic =otherwise|-3
topic =ought|3
topic =our|-2
topic =out|-2
topic =outage|1
topic =outside|1
topic =outstanding|-1
topic =oven|1
topic =over|-1
topic =overdue|1
topic =overnight|-1
topic =owe|-2
topic =own|-2
topic =owner|-4
topic =oxygen|8
topic =p|2
topic =pack|-1
topic =package|-1
topic =packaging|1
topic =packed|-1
topic =pads|1
topic =pages|-1
topic =paid|-1
topic =paint|-3
topic =painters|-2
topic =pallet|7
topic =pallets|1
topic =pan|8
topic =pane|1
topic =panels|-1
topic =paper|-5
topic =para|5
topic =parcel|5
topic =parent|1
topic =parental|-2
topic =parents|-1
topic =park|-3
topic =parking|11
topic =parquet|4
topic =partner|1
topic =partners|2
topic =parts|-1
topic =party|-1
topic =pass|3
topic =passes|-1
topic =passport|8
topic =passports|5
topic =password|8
topic =past|-3
topic =patch|1
topic =patient|4
topic =pavement|-1
topic =payment|-1
topic =payments|-1
topic =payslip|6
topic =pdf|-2
topic =pe|7
topic =pedido|1
topic =pegs|2
topic =pen|1
topic =pension|1
topic =people|-10
topic =peoples|-2
topic =per|1
topic =perfect|-3
topic =period|-2
topic =permit|-3
topic =permits|2
topic =person|-5
topic =persons|-2
topic =petersen|-6
topic =petty|-2
topic =pharmacy|-1
topic =phone|1
topic =phones|-1
topic =photo|4
topic =photographer|2
topic =photographs|8
topic =photos|-4
topic =physio|-1
topic =pi|-1
topic =piano|7
topic =pickup|1
topic =pide|-1
topic =pie|-1
topic =pile|-1
topic =pin|1
topic =pipettes|1
topic =piso|-4
topic =pitch|-2
topic =pizza|1
topic =pl|-1
topic =place|-2
topic =plan|3
topic =planning|-2
topic =planta|1
topic =plaque|1
topic =plate|-2
topic =plates|7
topic =platform|1
topic =plays|2
topic =plaza|-1
topic =pleas|-1
topic =pleasant|-1
topic =plombier|-1
topic =plot|-3
topic =plug|4
topic =plumbing|1
topic =plus|-1
topic =po|-4
topic =points|-1
topic =police|1
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
topic =power|8
topic =pr|1
topic =prairie|2
topic =premises|1
topic =premium|-2
topic =prep|-1
topic =press|2
topic =pressure|2
topic =presupuesto|-1
topic =previous|-3
topic =price|1
topic =prices|2
topic =primary|-2
topic =printing|-1
topic =prior|1
topic =privacy|3
topic =priya|-1
topic =pro|1
topic =probe|-1
topic =problem|-1
topic =procedure|-1
topic =processing|-1
topic =prod|4
topic =product|3
topic =profile|1
topic =proforma|2
topic =programme|-1
topic =project|-2
topic =projector|9
topic =promise|-4
topic =promised|-2
topic =proofs|1
topic =property|7
topic =proposal|-1
topic =protection|8
topic =protocol|-1
topic =protokoll|-1
topic =proxima|-1
topic =prufung|-1
topic =public|10
topic =puddle|-1
topic =pump|4
topic =punto|1
topic =purchase|1
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
topic =quote|14
topic =quoted|-1
topic =r|-1
topic =rabies|-5
topic =rack|-2
topic =racking|2
topic =racks|1
topic =radiator|3
topic =radio|-2
topic =radiology|-1
topic =raffle|-1
topic =rail|1
topic =rain|-1
topic =ramp|3
topic =range|-1
topic =rapport|-1
topic =rate|-3
topic =rates|3
topic =raum|-1
topic =re|-2
topic =reader|5
topic =reading|4
topic =readings|4
topic =ready|-2
topic =real|-1
topic =really|-2
topic =rear|1
topic =rebar|-2
topic =recall|3
topic =receipt|2
topic =receipts|4
topic =receivable|-1
topic =rechnung|-1
topic =recital|-3
topic =red|-4
topic =redlines|-1
topic =ref|-2
topic =reference|5
topic =references|1
topic =referral|5
topic =regarding|-3
topic =regatta|-1
topic =register|3
topic =registration|3
topic =rehearsal|-2
topic =release|-1
topic =releve|3
topic =remains|-1
topic =remark|-2
topic =remarks|5
topic =rember|-2
topic =reminder|-11
topic =remote|1
topic =renewal|4
topic =renewals|2
topic =renews|-2
topic =rent|-1
topic =rental|1
topic =rep|-1
topic =repair|-1
topic =request|4
topic =requester|-1
topic =requests|-3
topic =require|-1
topic =required|-1
topic =requisition|2
topic =rescue|-1
topic =reservation|1
topic =residence|-1
topic =residents|-4
topic =restaurant|-1
topic =restore|1
topic =results|-2
topic =retirement|-1
topic =return|-2
topic =rev|1
topic =revenue|-3
topic =review|3
topic =reviewer|2
topic =revision|-1
topic =ride|1
topic =rider|1
topic =rights|-1
topic =riser|1
topic =riverside|-4
topic =rma|3
topic =road|4
topic =robes|3
topic =robot|1
topic =roll|4
topic =rollback|-1
topic =rolls|1
topic =room|-2
topic =rooms|1
topic =rope|3
topic =roses|-1
topic =rota|-1
topic =rotor|-4
topic =rotten|1
topic =round|-4
topic =row|-2
topic =rubs|-2
topic =rue|-2
topic =ruiz|3
topic =rules|-2
topic =run|-3
topic =runbook|4
topic =s|6
topic =saddle|1
topic =safety|2
topic =salary|-1
topic =sale|-2
topic =sales|2
topic =salle|-1
topic =salon|1
topic =salt|-1
topic =same|-1
topic =sample|6
topic =samples|-3
topic =sand|-1
topic =sandbox|5
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
topic =school|-11
topic =schools|-1
topic =schulung|-1
topic =scores|1
topic =scratched|1
topic =screening|3
topic =screws|1
topic =seal|1
topic =sealant|-1
topic =season|-2
topic =seat|3
topic =seating|-4
topic =seats|4
topic =second|-2
topic =section|1
topic =security|-1
topic =seed|1
topic =seen|-1
topic =semana|-1
topic =seminar|2
topic =senora|3
topic =sensor|-2
topic =september|2
topic =series|2
topic =servers|-1
topic =services|-1
topic =settings|-1
topic =sev|-1
topic =severity|-3
topic =share|1
topic =shed|3
topic =sheet|5
topic =sheets|7
topic =shelf|1
topic =shellfish|1
topic =shelter|1
topic =shift|-4
topic =ship|-1
topic =shoot|1
topic =shop|-1
topic =shopping|-1
topic =short|-3
topic =shout|-1
topic =show|-3
topic =shower|-2
topic =showing|1
topic =sick|-1
topic =side|1
topic =sign|1
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
topic =slot|-2
topic =slow|-1
topic =small|4
topic =smell|-1
topic =smells|1
topic =snag|6
topic =snow|2
topic =so|-1
topic =social|-1
topic =societe|2
topic =socket|1
topic =sofa|4
topic =soft|-1
topic =software|1
topic =solicitor|-2
topic =sometime|-5
topic =somewhere|4
topic =son|-3
topic =sons|-1
topic =sound|-2
topic =spare|-1
topic =speak|-1
topic =speaker|1
topic =spelling|-1
topic =spoke|-1
topic =spring|8
topic =sprinkler|-2
topic =sprint|-3
topic =squeaks|1
topic =squeals|1
topic =sr|-2
topic =st|-1
topic =staff|1
topic =staffing|1
topic =stage|-3
topic =staging|-1
topic =stair|1
topic =stairs|3
topic =stamp|-1
topic =stand|5
topic =standing|2
topic =starter|1
topic =starting|-4
topic =state|-1
topic =statement|6
topic =statements|1
topic =station|2
topic =statistics|-1
topic =stays|-1
topic =steel|2
topic =stems|1
topic =steuererklarung|-1
topic =sticker|-1
topic =stickers|2
topic =sticks|-5
topic =sticky|-1
topic =stink|-1
topic =stinks|-1
topic =stock|-1
topic =stop|-1
topic =stops|-1
topic =storage|-2
topic =store|-3
topic =storm|-1
topic =stove|1
topic =strange|-1
topic =stream|-1
topic =street|4
topic =structural|-3
topic =style|1
topic =sub|-1
topic =success|-1
topic =sugar|-5
topic =suit|-1
topic =sum|-1
topic =summary|-1
topic =summer|4
topic =sunday|-1
topic =supervisor|-1
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
topic =t|-1
topic =tables|5
topic =tablet|1
topic =tablets|-1
topic =tag|-1
topic =tage|-1
topic =tagged|-1
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
topic =telephone|-1
topic =temp|-2
topic =temperature|-1
topic =ten|-3
topic =tenancy|1
topic =tenant|-4
topic =tender|-3
topic =tent|2
topic =tents|1
topic =term|-1
topic =terminal|-1
topic =terrace|-1
topic =test|9
topic =th|-2
topic =thank|4
topic =thats|-1
topic =the|4
topic =their|1
topic =them|-1
topic =there|-1
topic =thermostat|-1
topic =things|-1
topic =thinks|-1
topic =third|-1
topic =thirty|-1
topic =this|-2
topic =three|-2
topic =through|-3
topic =thursday|2
topic =ticket|-2
topic =tickets|1
topic =tile|-2
topic =tiles|-1
topic =till|1
topic =timber|7
topic =time|6
topic =timesheet|-2
topic =timesheets|3
topic =tiny|1
topic =title|-1
topic =tls|1
topic =to|-9
topic =toast|-1
topic =tomasz|-4
topic =tomatoes|-2
topic =tombola|-1
topic =toner|10
topic =tool|6
topic =toolbox|-4
topic =total|-3
topic =tour|-4
topic =tower|3
topic =tracking|-5
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
topic =transport|-1
topic =travel|1
topic =treasurer|-3
topic =tree|2
topic =trees|-1
topic =treppenhaus|-2
topic =trial|1
topic =trip|-5
topic =trois|-1
topic =trolley|1
topic =trouble|1
topic =truck|3
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
topic =two|-2
topic =tyre|1
topic =u|-2
topic =umlauts|1
topic =umzug|-1
topic =uncle|3
topic =under|8
topic =unit|1
topic =units|1
topic =university|-1
topic =unten|-1
topic =up|2
topic =updated|2
topic =ups|3
topic =upstairs|2
topic =urgente|-1
topic =usd|-1
topic =user|-1
topic =v|6
topic =vaccination|1
topic =vaccine|1
topic =vaccines|1
topic =valid|1
topic =valve|-2
topic =van|2
topic =vehicle|-6
topic =vendor|1
topic =version|-5
topic =vertrag|1
topic =vessel|-1
topic =vests|-1
topic =vet|-4
topic =vets|-1
topic =via|1
topic =village|-1
topic =violation|-1
topic =violin|8
topic =visa|2
topic =visit|1
topic =visite|-2
topic =visitor|1
topic =voice|-2
topic =voicemail|-7
topic =volunteer|1
topic =volunteers|-4
topic =volvo|3
topic =von|-2
topic =votes|-1
topic =vpn|1
topic =vw|-1
topic =w|10
topic =walk|-4
topic =wall|-7
topic =walnut|-1
topic =ward|-5
topic =wardrobe|-2
topic =warehouse|-5
topic =warranty|-1
topic =wash|1
topic =washer|2
topic =washing|1
topic =waste|-4
topic =water|10
topic =weather|-2
topic =web|-4
topic =webinar|-1
topic =website|1
topic =wedding|-1
topic =week|8
topic =weekly|-3
topic =weeks|-1
topic =welcome|-1
topic =welding|-1
topic =went|-1
topic =whatsapp|-1
topic =wheelchair|5
topic =whenever|1
topic =white|-3
topic =whole|-4
topic =wholesaler|-2
topic =whos|-1
topic =wi|2
topic =wicklow|-2
topic =wifi|7
topic =wiki|2
topic =wild|1
topic =wildcard|2
topic =wind|-1
topic =windows|1
topic =winter|-3
topic =winterreifen|-1
topic =wire|-1
topic =wish|-5
topic =with|3
topic =wobbles|4
topic =wont|-2
topic =wood|1
topic =words|-1
topic =work|-2
topic =worker|-1
topic =workshop|-1
topic =worktop|2
topic =wrap|-2
topic =writing|-1
topic =written|-1
topic =x|3
topic =ye|-4
topic =year|-1
topic =year's|1
topic =yearbook|-1
topic =years|-2
topic =you|4
topic =young|-1
topic =your|1
topic =zahnarzt|1
topic =zero|-3
topic =zum|-3
topic ^a|-1
topic ^abonnement|3
topic ^above|-2
topic ^abstracts|4
topic ^access|4
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
topic ^aed|3
topic ^agency|1
topic ^agent|1
topic ^agm|-1
topic ^agreement|-1
topic ^aid|-1
topic ^alarm|2
topic ^alarm code|-1
topic ^alarmed|-1
topic ^alone|-1
topic ^alten|7
topic ^altos|1
topic ^amended|-4
topic ^android|1
topic ^annex|-3
topic ^anniversary|-1
topic ^annual|6
topic ^annual inspection|-1
topic ^annual report|2
topic ^annual return|1
topic ^answer|-4
topic ^apartment|-3
topic ^api|4
topic ^api key|3
topic ^api keys|2
topic ^appendix|-1
topic ^applicant|-1
topic ^application|-1
topic ^application for|-1
topic ^appointment|-3
topic ^appointments|-1
topic ^approval|-1
topic ^arrival|1
topic ^arrive|-1
topic ^as|3
topic ^as built|4
topic ^ash|1
topic ^asking|-1
topic ^asking for|-1
topic ^assembly|1
topic ^association|-1
topic ^attendance|1
topic ^attention|-1
topic ^auditors|-1
topic ^aunt|1
topic ^auto|1
topic ^autoclave|1
topic ^autoclave log|1
topic ^automated|-1
topic ^automated message|-1
topic ^automatic|-2
topic ^autumn|-2
topic ^away|-3
topic ^ayuntamiento|-1
topic ^bacs|-1
topic ^bad|5
topic ^badge|8
topic ^badge reader|5
topic ^badges|8
topic ^bag|2
topic ^bank|-2
topic ^barn|-2
topic ^barrels|1
topic ^basement|-1
topic ^batch|-5
topic ^bath|-1
topic ^bay|2
topic ^bc|-1
topic ^beamer|4
topic ^before|3
topic ^begin|-1
topic ^believe|-2
topic ^bell|-3
topic ^below|-1
topic ^bench|4
topic ^big room|1
topic ^bike|2
topic ^bike shed|1
topic ^bill|1
topic ^bio|1
topic ^bird|1
topic ^birthday|5
topic ^birthday cake|5
topic ^biscuit|1
topic ^blame|-1
topic ^blank|2
topic ^blank page|2
topic ^blocking|-1
topic ^blog|3
topic ^blog post|3
topic ^blood|3
topic ^bloods|1
topic ^blue|1
topic ^blue heron|-2
topic ^board|-1
topic ^boat|1
topic ^boiler|6
topic ^boiler inspection|1
topic ^bon|1
topic ^bon de|1
topic ^booking|6
topic ^bottle|-1
topic ^bottles|-1
topic ^brace|1
topic ^brake|-3
topic ^brakes|-3
topic ^bread|-4
topic ^breakfast|-1
topic ^brewery|-1
topic ^bridge|-1
topic ^bright|1
topic ^brochure|1
topic ^broken|1
topic ^brown|-1
topic ^bucket|-1
topic ^budget|-2
topic ^bug|-3
topic ^building|-2
topic ^bus|3
topic ^bus pass|-1
topic ^business|-1
topic ^button|-4
topic ^bye|-1
topic ^cajas|3
topic ^cajas de|3
topic ^cake|-2
topic ^call|-1
topic ^caller|-2
topic ^camp|1
topic ^canal|-1
topic ^candidate|3
topic ^canteen|-2
topic ^car|-1
topic ^car park|-1
topic ^card|2
topic ^cards|-1
topic ^caretaker|-1
topic ^carpet|2
topic ^cars|-1
topic ^carte|4
topic ^carton|1
topic ^cartridge|1
topic ^cases|1
topic ^category|-2
topic ^caution|1
topic ^ceiling|-1
topic ^cello|6
topic ^centrifuge|2
topic ^certificate of|-1
topic ^certificates|2
topic ^chair|7
topic ^chairs|4
topic ^chambre|7
topic ^channel|-7
topic ^channel reminder|-3
topic ^chapters|-1
topic ^characters|-1
topic ^chart|3
topic ^chaudiere|1
topic ^cheap|2
topic ^checklist|-4
topic ^checkout|2
topic ^chg|-1
topic ^child|2
topic ^chimney|-3
topic ^chimney sweep|-3
topic ^choir|3
topic ^christening|-3
topic ^christmas|-4
topic ^church|3
topic ^church hall|-2
topic ^city|-2
topic ^city of|-2
topic ^claim|-5
topic ^class|-3
topic ^cleaning|-2
topic ^cleaning of|-1
topic ^cles|-1
topic ^cles du|-1
topic ^climbing|-1
topic ^clogged|5
topic ^closing|-1
topic ^club|-1
topic ^clutch|1
topic ^co|-1
topic ^co op|-1
topic ^coat|2
topic ^coats|-1
topic ^code|-1
topic ^coffee|2
topic ^cold store|1
topic ^collection|1
topic ^collection agency|1
topic ^colours|-2
topic ^column|1
topic ^comment|-1
topic ^commercial|-2
topic ^commission|2
topic ^community|2
topic ^complained|-1
topic ^completion|-1
topic ^compressor|10
topic ^computer|-1
topic ^concert|-1
topic ^condition|4
topic ^conference|3
topic ^congratulations|-1
topic ^consent|3
topic ^consent forms|3
topic ^consulate|-2
topic ^container|-1
topic ^contract|1
topic ^contrato|-2
topic ^contrato de|-2
topic ^controle|-1
topic ^controlled|6
topic ^controlled drugs|6
topic ^convenience|-1
topic ^cookie|-2
topic ^copies|1
topic ^copies of|1
topic ^copper|5
topic ^copy|2
topic ^copy of|2
topic ^corner|-1
topic ^corner of|-1
topic ^costume|1
topic ^coughing|1
topic ^council|3
topic ^country|9
topic ^county|2
topic ^coupon|2
topic ^course|1
topic ^court|-1
topic ^courtesy|-4
topic ^courtyard|-1
topic ^cracked|-1
topic ^crate|-1
topic ^credit|1
topic ^crew|-1
topic ^csv|2
topic ^csv export|1
topic ^cupboard|-1
topic ^customs|-4
topic ^d|-2
topic ^damaged|-1
topic ^damp|6
topic ^danger|-1
topic ^dank|1
topic ^dank fur|1
topic ^dark|2
topic ^dark mode|3
topic ^data|3
topic ^data protection|1
topic ^dated|-1
topic ^daughter|-1
topic ^dead|-1
topic ^deck|-1
topic ^declaration|-1
topic ^declaration de|-1
topic ^deep|1
topic ^deep clean|1
topic ^defect|-3
topic ^defibrillator|1
topic ^degrees|-1
topic ^delivery|-7
topic ^delivery note|-2
topic ^delivery of|-3
topic ^dental|3
topic ^denver|-1
topic ^department|-1
topic ^department of|-1
topic ^deposit|1
topic ^depot|-1
topic ^deputy|-3
topic ^description|-1
topic ^devis|1
topic ^digital|1
topic ^direct|-3
topic ^direct debit|-3
topic ^discharge|3
topic ^dishwasher|6
topic ^display|1
topic ^district|-1
topic ^dj|-1
topic ^dns|6
topic ^dog|-1
topic ^dogs|-1
topic ^domain|2
topic ^don't|-1
topic ^don't forget|-1
topic ^donor|1
topic ^donor wall|1
topic ^dont|-5
topic ^dont forget|-5
topic ^door|10
topic ^door of|5
topic ^dossier|-1
topic ^dossier de|-1
topic ^draft|2
topic ^draft of|1
topic ^drama|-1
topic ^drawing|7
topic ^drawings|-1
topic ^drill|-1
topic ^drips|-1
topic ^driving|-1
topic ^drone|-2
topic ^drucker|-1
topic ^drug|-1
topic ^drum|-1
topic ^dry|4
topic ^dryer|1
topic ^duplicate|3
topic ^e|1
topic ^e mail|1
topic ^earlier|-1
topic ^earliest|-2
topic ^earliest convenience|-2
topic ^early|-2
topic ^early bird|-2
topic ^east|-2
topic ^easter|-1
topic ^echeance|-1
topic ^edge|3
topic ^effect|-4
topic ^electric|5
topic ^electrical|-3
topic ^electricity|3
topic ^elektro|-1
topic ^emergency|9
topic ^emergency exit|1
topic ^emergency lighting|6
topic ^employment|3
topic ^emptied|-1
topic ^empty|-1
topic ^end|-4
topic ^end of|-4
topic ^energy|1
topic ^engine|2
topic ^engineer|1
topic ^engineers|-1
topic ^english|-2
topic ^entry|-1
topic ^eori|4
topic ^equipment|-4
topic ^erp|-2
topic ^error|-2
topic ^espresso|2
topic ^ever|-1
topic ^ever answer|-1
topic ^ever hear|-1
topic ^examination|1
topic ^except|-1
topic ^excuses|-1
topic ^expected|-1
topic ^expense|1
topic ^expire|-1
topic ^expiry|-1
topic ^export|4
topic ^express|-1
topic ^extension|-1
topic ^extract|-2
topic ^extract from|-1
topic ^eye|9
topic ^eye clinic|8
topic ^eye wash|1
topic ^facade|1
topic ^face|-1
topic ^facilities|-1
topic ^facilities request|-1
topic ^facility|-2
topic ^factura|1
topic ^fall|-4
topic ^falling|-1
topic ^falling apart|-1
topic ^family|-2
topic ^fan|1
topic ^fantastic|-1
topic ^far|1
topic ^farrier|10
topic ^feature|-2
topic ^feature request|-2
topic ^fee|-3
topic ^feedback|-2
topic ^fence|2
topic ^fenwick|-1
topic ^fever|-3
topic ^figures|-3
topic ^figures for|-3
topic ^filing|1
topic ^film|-4
topic ^final|-5
topic ^final headcount|2
topic ^final notice|-1
topic ^final version|-2
topic ^fire|7
topic ^fire drill|2
topic ^fire exit|-1
topic ^fire extinguisher|7
topic ^fire extinguishers|4
topic ^fire officer|-2
topic ^fire safety|-1
topic ^first|-5
topic ^first aid|1
topic ^fit|-1
topic ^fix|-2
topic ^flaky|1
topic ^flaky tests|1
topic ^flat|-2
topic ^flats|4
topic ^flood|-2
topic ^floor|-4
topic ^flu|-2
topic ^foam|-1
topic ^folder|1
topic ^folding|3
topic ^folding tables|3
topic ^food|-2
topic ^foot|-1
topic ^for|-2
topic ^ford|3
topic ^forecast|-3
topic ^forgot|-1
topic ^forklift|1
topic ^forty|-1
topic ^foto|-1
topic ^fotos|-2
topic ^fotos del|-2
topic ^fournisseur de|3
topic ^fr|-1
topic ^free|-3
topic ^freezer|8
topic ^freezer alarm|2
topic ^freezer at|-1
topic ^fridge|-1
topic ^friendly|-1
topic ^frist|-2
topic ^from|-2
topic ^from the|-2
topic ^ft|1
topic ^fuel|2
topic ^fuel card|1
topic ^full|-3
topic ^full of|-2
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
topic ^gas|6
topic ^gas safety|4
topic ^gate|1
topic ^gateway|1
topic ^generator|7
topic ^glasses|3
topic ^glossary|1
topic ^good|-3
topic ^gp|-1
topic ^grandma's|1
topic ^grant|-2
topic ^grant application|-1
topic ^greenline|2
topic ^grifo|1
topic ^grinding|-5
topic ^ground|-1
topic ^group|-1
topic ^grout|3
topic ^gst|1
topic ^guard|1
topic ^guest|4
topic ^guest wifi|3
topic ^gutter|12
topic ^gutter over|1
topic ^gutters|8
topic ^gym|4
topic ^half|-4
topic ^hall|-2
topic ^hallway|1
topic ^hand|1
topic ^handover|-1
topic ^handrail|1
topic ^handwritten|-1
topic ^harbor|2
topic ^harbour|-1
topic ^hardware|-3
topic ^hartley|-1
topic ^hartwell|1
topic ^harvest|-1
topic ^harwick|1
topic ^having|-1
topic ^hay|4
topic ^health|-1
topic ^hearing|4
topic ^hearing aid|5
topic ^heating|4
topic ^hedge|7
topic ^height|1
topic ^heizung|3
topic ^heizung im|1
topic ^helpdesk|-2
topic ^helpdesk request|-1
topic ^hem|1
topic ^hendersons|1
topic ^hereby|-1
topic ^hinges|1
topic ^hire|-1
topic ^hole|6
topic ^home|-2
topic ^hope|-2
topic ^hope the|-2
topic ^hospital|-1
topic ^hot|3
topic ^hot water|3
topic ^hotel|1
topic ^hotel receipt|2
topic ^housekeeping|-1
topic ^hr|-1
topic ^hse|-2
topic ^huddle|-1
topic ^humidity|-1
topic ^hundred|-1
topic ^husband|-1
topic ^hymn|3
topic ^ice|-1
topic ^idea|-1
topic ^impresora|3
topic ^impresora de|1
topic ^in|-1
topic ^inbox|-3
topic ^inc|-1
topic ^incident|-4
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
topic ^invitations|-1
topic ^invoice|14
topic ^irish|3
topic ^jammed|-1
topic ^january|-1
topic ^jerseys|8
topic ^jira|-1
topic ^job|-3
topic ^job card|-3
topic ^jonas|-1
topic ^jour|-2
topic ^k|-1
topic ^kasse|-1
topic ^keller|-1
topic ^kessler|1
topic ^kestrel|-1
topic ^kev|-1
topic ^key|4
topic ^key for|-6
topic ^key of|4
topic ^keys|-2
topic ^kg|-1
topic ^kiln|-4
topic ^kindergarten|-2
topic ^kitchen|-3
topic ^kitchen tap|1
topic ^knee|-1
topic ^lab|-2
topic ^label|-2
topic ^label printer|-2
topic ^lady|-3
topic ^lamp|-1
topic ^landlord's|1
topic ^lantern|-1
topic ^laptop|4
topic ^last|-6
topic ^last row|-1
topic ^last year's|1
topic ^laundry|1
topic ^lavadora|2
topic ^lave|-1
topic ^leak|1
topic ^leaking|-2
topic ^lease|-3
topic ^lease for|-4
topic ^leaving|1
topic ^lecture|-1
topic ^ledger|1
topic ^leeds|-1
topic ^lemon|-1
topic ^lena|4
topic ^lessons|1
topic ^letter|-4
topic ^letters|-3
topic ^level|-2
topic ^library|1
topic ^library books|5
topic ^licence|2
topic ^lieferung|-3
topic ^lift|4
topic ^light|-4
topic ^lighting|2
topic ^lighting plan|2
topic ^limit|-1
topic ^lincoln|-1
topic ^line|-2
topic ^lisbon|-1
topic ^litres|-1
topic ^loan|2
topic ^loaner|2
topic ^local|5
topic ^location|-2
topic ^lock|-1
topic ^lock house|-1
topic ^locker|7
topic ^log|3
topic ^login|-2
topic ^login page|-1
topic ^logo|-1
topic ^logs|-1
topic ^long|-5
topic ^loop|-1
topic ^lose|-1
topic ^lost|-2
topic ^loud|-1
topic ^low|-5
topic ^loyer|5
topic ^lunch|-2
topic ^machine|3
topic ^machine for|2
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
topic ^meeting room|1
topic ^memo|-2
topic ^mentioned|-1
topic ^messe|-2
topic ^messestand|2
topic ^meter|7
topic ^meter reading|1
topic ^meter readings|6
topic ^microscope|4
topic ^microwave|6
topic ^midland|1
topic ^migration|1
topic ^mileage|1
topic ^milk|-3
topic ^mill|5
topic ^mill road|6
topic ^mind|-1
topic ^minibus|7
topic ^minibus for|1
topic ^minutes|-2
topic ^minutes of|-2
topic ^missing|1
topic ^mobile|-3
topic ^mock|-1
topic ^model|-1
topic ^mondays|-1
topic ^monitor|2
topic ^mot|4
topic ^mot for|1
topic ^mouse|1
topic ^move|-1
topic ^move out|-1
topic ^music|-3
topic ^muster|-1
topic ^name badges|1
topic ^names|-1
topic ^nave|-1
topic ^navy|1
topic ^nd|-1
topic ^nda|4
topic ^neighbour|5
topic ^nets|-1
topic ^network|-2
topic ^new|-3
topic ^newsletter|3
topic ^night|-1
topic ^nightly|-1
topic ^nightly backup|-1
topic ^node|-1
topic ^noise|-5
topic ^non|-1
topic ^north|-2
topic ^north gate|-1
topic ^notes|-5
topic ^notice|-3
topic ^notice of|1
topic ^notice period|-1
topic ^notice to|-4
topic ^noticed|-1
topic ^notiz|-1
topic ^numbers|-4
topic ^nursery|1
topic ^nut|3
topic ^nut free|3
topic ^oakmere|-1
topic ^obligations|-3
topic ^obligations of|-3
topic ^october|-1
topic ^oduya|-2
topic ^offer|1
topic ^offer for|1
topic ^office|-1
topic ^office of|-1
topic ^ok|-1
topic ^ok so|-1
topic ^old|4
topic ^olive|1
topic ^omg|-2
topic ^on|4
topic ^on call|2
topic ^onboarding|-2
topic ^ondalis|-1
topic ^op|1
topic ^open|-1
topic ^open house|-1
topic ^opening hours|1
topic ^operator|3
topic ^opposing|4
topic ^opposing counsel|4
topic ^ops|-2
topic ^orchestra|-1
topic ^order|-1
topic ^organ|7
topic ^organ tuner|5
topic ^others|-1
topic ^otherwise|-4
topic ^out|1
topic ^out of|1
topic ^outstanding|-1
topic ^oven|-3
topic ^overdue|1
topic ^owe|-2
topic ^own|-1
topic ^oxygen|8
topic ^p|3
topic ^packed|-1
topic ^page|-4
topic ^page of|-3
topic ^pages|-1
topic ^painters|-2
topic ^pallet|7
topic ^parcel|5
topic ^parent|1
topic ^parental|-1
topic ^parking|7
topic ^parking permit|1
topic ^parking permits|1
topic ^passport|8
topic ^passports|5
topic ^password|3
topic ^patient|3
topic ^pavement|-1
topic ^payroll file|-1
topic ^payslip|6
topic ^pe|3
topic ^pedido|1
topic ^pedido de|-1
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
topic ^phone|-3
topic ^photo|3
topic ^photo shoot|1
topic ^photographer|2
topic ^photographs|3
topic ^photographs of|1
topic ^photos|1
topic ^photos of|-2
topic ^physio|-1
topic ^pi|-1
topic ^piano|6
topic ^piano tuner|3
topic ^pickup|1
topic ^pide|-1
topic ^pile|-1
topic ^pitch|-2
topic ^pizza|1
topic ^place|-1
topic ^plan|-1
topic ^planning|-1
topic ^plate|-1
topic ^pleas|-1
topic ^pleasant|-1
topic ^plombier|-1
topic ^plot|-3
topic ^plus|-1
topic ^po|-5
topic ^points|-1
topic ^police|1
topic ^police report|1
topic ^policy|1
topic ^port|-2
topic ^portaloos|9
topic ^poster|-2
topic ^potassium|2
topic ^power|1
topic ^prairie|2
topic ^premises|1
topic ^premium|-1
topic ^prep|-1
topic ^pressure|1
topic ^presupuesto|-1
topic ^presupuesto de|-1
topic ^previous|-3
topic ^price|2
topic ^price list|-1
topic ^price of|2
topic ^prices|2
topic ^pricing page|-3
topic ^printer|-1
topic ^privacy|3
topic ^pro|1
topic ^pro forma|1
topic ^probe|-1
topic ^prod|4
topic ^prod db|-1
topic ^product|3
topic ^proforma|2
topic ^project|-2
topic ^projector|7
topic ^promise|-1
topic ^promised|-2
topic ^proofs|1
topic ^property|3
topic ^protokoll|-1
topic ^proxima|-1
topic ^public|4
topic ^public liability|5
topic ^puddle|-1
topic ^pump|5
topic ^punto|1
topic ^purchase|1
topic ^q|-2
topic ^q numbers|-3
topic ^quarterly|2
topic ^questionnaire|-2
topic ^quiet|-1
topic ^quiet hour|-1
topic ^quotation|11
topic ^quotation q|8
topic ^quote|6
topic ^quote for|1
topic ^quote q|2
topic ^quoted|-1
topic ^rabies|1
topic ^racking|2
topic ^radiator|3
topic ^radio|-2
topic ^radiology|-1
topic ^raffle|-1
topic ^raffle licence|-1
topic ^rain|-1
topic ^ramp|1
topic ^rapport|-1
topic ^rates|3
topic ^raum|-2
topic ^reading|2
topic ^reading room|-1
topic ^reads|-1
topic ^ready|-1
topic ^real|-1
topic ^receipt|-1
topic ^receipt of|1
topic ^rechnung|-1
topic ^rechnung re|-1
topic ^recital|-3
topic ^red|-4
topic ^redlines|-1
topic ^reference|2
topic ^reference letter|1
topic ^referral|4
topic ^referral letter|4
topic ^registration|1
topic ^rehearsal|-4
topic ^rehearsal room|-1
topic ^releve|3
topic ^remains|-1
topic ^remains unpaid|-1
topic ^remarks|5
topic ^renewal|3
topic ^rent|-1
topic ^repair|1
topic ^requester|-1
topic ^require|-1
topic ^required|-1
topic ^requisition|2
topic ^rescue|-1
topic ^reservation|1
topic ^restaurant|-1
topic ^results|-2
topic ^reunion de|-1
topic ^rev|-1
topic ^revenue|-2
topic ^reviewer|-1
topic ^revision|-1
topic ^rider|1
topic ^rights|2
topic ^risk|4
topic ^risk assessment|4
topic ^riverside|-4
topic ^rma|3
topic ^road|-2
topic ^robes|2
topic ^roll|3
topic ^rollback|-1
topic ^roof|1
topic ^room|-1
topic ^rope|3
topic ^rota|-1
topic ^rotor|-4
topic ^round|-1
topic ^rue|-2
topic ^runbook|4
topic ^safe|1
topic ^safety|-3
topic ^salary|-1
topic ^sale|-1
topic ^sales|1
topic ^salon|-1
topic ^salt|-1
topic ^same|-1
topic ^sample|6
topic ^sandbox|5
topic ^sandpit|3
topic ^sat|1
topic ^scaffold|5
topic ^scale|1
topic ^schlussel|3
topic ^school|-8
topic ^schools|-1
topic ^schulung|-1
topic ^scratched|1
topic ^screws|1
topic ^sealant|-1
topic ^season|-1
topic ^seat|3
topic ^seating|-4
topic ^seating chart|-5
topic ^seating plan|1
topic ^seats|5
topic ^second|-1
topic ^second monitor|2
topic ^section|-2
topic ^security|-1
topic ^seed|1
topic ^seen|-1
topic ^seminar|2
topic ^seminar room|2
topic ^senora|1
topic ^sensor|-2
topic ^server|1
topic ^server room|1
topic ^service|-5
topic ^sev|-1
topic ^severity|-3
topic ^sheet|-1
topic ^sheets|-2
topic ^shelf|1
topic ^shellfish|1
topic ^shop|-1
topic ^shopping|-1
topic ^short|-2
topic ^shower|-1
topic ^shower tray|1
topic ^showing|-1
topic ^shut|1
topic ^sick|-1
topic ^sign|3
topic ^sign maker|1
topic ^sign up|3
topic ^signed|-1
topic ^signed lease|1
topic ^signed w|1
topic ^sillas|2
topic ^silver|-1
topic ^sink|3
topic ^site|-1
topic ^ski|-1
topic ^skip|2
topic ^slates|1
topic ^slide|-1
topic ^slides|-1
topic ^slides for|-1
topic ^slip|-1
topic ^slow|-1
topic ^small|3
topic ^snag|6
topic ^snag list|5
topic ^snow|-1
topic ^societe|2
topic ^socket|1
topic ^soft|-1
topic ^software|1
topic ^sometime|-4
topic ^somewhere|3
topic ^son|-3
topic ^sons|-1
topic ^sound|2
topic ^spare|-1
topic ^speaker|1
topic ^spelling|-1
topic ^spoke|-1
topic ^spring|6
topic ^sprinkler|-2
topic ^sprint|-3
topic ^st|1
topic ^staff|2
topic ^stage|-1
topic ^stage plan|-1
topic ^staging|-1
topic ^staging cert|1
topic ^stair|1
topic ^stand|5
topic ^standing|2
topic ^standing order|2
topic ^star|-1
topic ^state|-1
topic ^statement|-2
topic ^statement of|3
topic ^station road|1
topic ^steel|2
topic ^steuererklarung|-1
topic ^sticky|-1
topic ^sticky note|-1
topic ^stink|-1
topic ^storage|-2
topic ^store|-1
topic ^storm|-1
topic ^strange|-1
topic ^strange noise|-1
topic ^street|1
topic ^structural|-3
topic ^stuck|3
topic ^stuck halfway|-1
topic ^style|1
topic ^style guide|1
topic ^subscription|2
topic ^success|-1
topic ^sugar|-5
topic ^suggestion|-1
topic ^suit|-1
topic ^sum|-1
topic ^summary|-1
topic ^summer|6
topic ^supplier|-2
topic ^support|-4
topic ^surgery|8
topic ^swell|-3
topic ^swimming|-4
topic ^swimming lessons|-4
topic ^system|-2
topic ^table|-1
topic ^tablets|-1
topic ^tag|-1
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
topic ^ten|-3
topic ^ten minutes|-1
topic ^tenancy|1
topic ^tender|-3
topic ^tender for|-3
topic ^tent|3
topic ^tents|1
topic ^term|-1
topic ^termin|1
topic ^test|1
topic ^th|-1
topic ^th workshop|-1
topic ^thank|4
topic ^thank you|4
topic ^thats|-1
topic ^thermostat|-1
topic ^third|-1
topic ^this|-2
topic ^three|3
topic ^thursday|2
topic ^ticket|-1
topic ^till|1
topic ^time|1
topic ^timesheet|-2
topic ^timesheets|3
topic ^tiny|1
topic ^title|-1
topic ^tls|1
topic ^tls certificate|1
topic ^to|-2
topic ^toast|-1
topic ^tomatoes|-2
topic ^tombola|-1
topic ^toner|10
topic ^toolbox|-4
topic ^toolbox talk|-4
topic ^total|-3
topic ^total eur|-2
topic ^tour|-3
topic ^tower|3
topic ^town hall|1
topic ^tracking|-5
topic ^trade fair|-1
topic ^traduction|6
topic ^transcript|-1
topic ^translation|2
topic ^transport|-1
topic ^travel|1
topic ^treasurer|-2
topic ^tree|1
topic ^treppenhaus|-2
topic ^trial|1
topic ^trial of|1
topic ^trip|-1
topic ^trois|-1
topic ^trouble|1
topic ^truck|2
topic ^trucks|-1
topic ^trust|-1
topic ^tuesdays|-2
topic ^turnhalle|3
topic ^tuv|1
topic ^tv|2
topic ^twelve|1
topic ^twins|-2
topic ^two|-1
topic ^type of|1
topic ^tyre|1
topic ^u|-1
topic ^umzug|-1
topic ^unit|-2
topic ^unit b|-2
topic ^units|-1
topic ^university|-1
topic ^unpaid|1
topic ^unten|-1
topic ^updated|2
topic ^upright|1
topic ^urgente|-1
topic ^user|-1
topic ^vaccination|1
topic ^vaccine|2
topic ^vaccine fridge|2
topic ^valid|-2
topic ^van|3
topic ^vehicle|-3
topic ^vertrag|1
topic ^vet|-4
topic ^village|-1
topic ^violin|4
topic ^visa|2
topic ^visit|-1
topic ^voice|-2
topic ^voice memo|-2
topic ^voicemail|-7
topic ^volunteer|1
topic ^volunteers|-4
topic ^votes|-1
topic ^vpn|1
topic ^vw|-1
topic ^w|9
topic ^walk|-2
topic ^walk in|-2
topic ^wall|-7
topic ^walnut|-1
topic ^ward|-3
topic ^warehouse|-5
topic ^warranty|1
topic ^water|4
topic ^weather|-2
topic ^web|-3
topic ^web form|-3
topic ^webinar|-1
topic ^website|-4
topic ^wedding|-1
topic ^week|-2
topic ^weekly|-1
topic ^welcome|-1
topic ^welding|-1
topic ^whatsapp|-1
topic ^wheelchair|5
topic ^wheelchair ramp|3
topic ^white|-4
topic ^whole|-4
topic ^wholesaler|-2
topic ^whos|-1
topic ^wi|2
topic ^wi fi|2
topic ^wicklow|-2
topic ^wifi|4
topic ^wiki|1
topic ^wiki page|1
topic ^wild|1
topic ^wildcard|2
topic ^wildcard cert|1
topic ^wind|-1
topic ^window|3
topic ^window schedule|3
topic ^windows|1
topic ^winter|-4
topic ^winterreifen|-1
topic ^wish|-5
topic ^wks|1
topic ^wood|1
topic ^words|-1
topic ^work|-2
topic ^work order|-3
topic ^worktop|2
topic ^writing|-1
topic ^written|-1
topic ^x|4
topic ^x ray|-1
topic ^year|-3
topic ^yearbook|-1
topic ^years|-1
topic ^young|-1
topic ^young man|-1
topic< |-9
topic< "|11
topic< #|-2
topic< %|1
topic< &|-3
topic< '|9
topic< (|-13
topic< )|-4
topic< +|-1
topic< ,|-18
topic< -|1
topic< .|-4
topic< /|5
topic< 2028|2
topic< 6.2|-1
topic< 6.3|1
topic< 7.2|7
topic< 9.1|-2
topic< :|23
topic< =|-1
topic< @|-7
topic< [|-6
topic< ]|2
topic< a|-3
topic< about|16
topic< above|-1
topic< activate|-2
topic< after|-5
topic< against|-1
topic< am|-6
topic< amount|1
topic< an|-2
topic< and|-7
topic< answer|2
topic< anybody|-1
topic< anyone|-1
topic< approve|1
topic< are|-6
topic< arrange|1
topic< arrive|-1
topic< as|-1
topic< ask|1
topic< asks|1
topic< at|-17
topic< attached|1
topic< aus|-2
topic< avant|-1
topic< back|-1
topic< bad|1
topic< be|-1
topic< because|-4
topic< been|-1
topic< before|-10
topic< behind|-1
topic< bei|-5
topic< best|-1
topic< bit|-1
topic< bitte|-1
topic< blocking|-3
topic< blocks|2
topic< book|-4
topic< bring|-2
topic< bump|-1
topic< but|4
topic< buy|-1
topic< by|-5
topic< call|-5
topic< can|-3
topic< can't|1
topic< change|2
topic< changed|5
topic< charge|-2
topic< chase|-1
topic< check|4
topic< checked|-1
topic< checkout|-1
topic< checks|2
topic< clean|1
topic< cleaned|3
topic< collect|1
topic< come|-1
topic< completed|1
topic< confirm|-1
topic< correct|-1
topic< cover|-1
topic< dans|-1
topic< date|-2
topic< day|4
topic< de|-1
topic< dear|-1
topic< defrost|4
topic< depuis|-1
topic< desde|-1
topic< did|-4
topic< discussed|1
topic< do|-3
topic< doesn't|-1
topic< doing|-3
topic< dr|-1
topic< drops|-1
topic< during|-2
topic< en|-3
topic< encargar|6
topic< et|-2
topic< every|9
topic< export|-1
topic< extend|-1
topic< failed|-5
topic< falta|8
topic< faudrait|1
topic< faut|4
topic< few|-2
topic< file|-1
topic< find|-1
topic< finish|-2
topic< finished|-1
topic< first|-1
topic< fix|4
topic< for|2
topic< forget|-3
topic< from|-13
topic< fur|-5
topic< fyi|2
topic< gestern|-1
topic< get|1
topic< gets|-1
topic< getting|-1
topic< give|5
topic< go|-1
topic< got|-6
topic< great|-3
topic< had|-5
topic< half|2
topic< has|1
topic< hat|-1
topic< have|12
topic< haven't|-1
topic< having|1
topic< him|4
topic< hire|1
topic< hope|-2
topic< how|-2
topic< i|-6
topic< i'm|-3
topic< if|1
topic< ihnen|7
topic< im|-5
topic< in|-26
topic< ins|-1
topic< into|-2
topic< is|-1
topic< ist|4
topic< it|-2
topic< just|-1
topic< keep|-1
topic< keeps|-4
topic< kept|-2
topic< kindly|1
topic< know|-1
topic< kommt|-2
topic< l|2
topic< l'imprimante|-1
topic< lads|3
topic< last|3
topic< late|-1
topic< leave|-3
topic< left|4
topic< let|-1
topic< like|9
topic< lol|1
topic< lose|3
topic< lost|14
topic< lovely|-1
topic< mail|1
topic< mais|-1
topic< make|-1
topic< makes|-5
topic< making|-1
topic< mal|6
topic< me|1
topic< mise|-1
topic< miss|3
topic< missing|5
topic< mit|-1
topic< moving|7
topic< mr|-3
topic< mrs|-3
topic< my|-11
topic< nach|-1
topic< need|21
topic< needs|20
topic< nice|-5
topic< night|-1
topic< no|19
topic< not|-14
topic< note|2
topic< noticed|2
topic< notify|-1
topic< nur|1
topic< of|5
topic< off|3
topic< ok|-3
topic< old|3
topic< on|-16
topic< or|-1
topic< order|1
topic< out|-4
topic< outside|-1
topic< over|-5
topic< par|-1
topic< para|-1
topic< parvenir|5
topic< past|1
topic< pay|-2
topic< people|-1
topic< per|-1
topic< pide|-1
topic< please|-1
topic< pls|-3
topic< por|3
topic< post|-1
topic< pour|-2
topic< prepare|-1
topic< print|-2
topic< process|-1
topic< proofread|-1
topic< prune|-1
topic< purchase|2
topic< put|-2
topic< quarterly|-1
topic< que|9
topic< re|2
topic< read|-1
topic< receive|-4
topic< received|7
topic< recu|1
topic< regarding|1
topic< relancer|2
topic< release|-4
topic< remember|3
topic< reminder|5
topic< renew|-2
topic< renvoyer|-1
topic< reorder|-1
topic< replace|1
topic< request|9
topic< require|1
topic< reservar|2
topic< retourner|-2
topic< return|1
topic< returned|2
topic< revised|3
topic< ring|-2
topic< rotate|-1
topic< roto|2
topic< round|1
topic< run|-1
topic< sale|-1
topic< same|-1
topic< say|-1
topic< says|1
topic< see|2
topic< seen|3
topic< seit|-1
topic< sell|8
topic< sent|-1
topic< she|-3
topic< shop|-3
topic< show|-1
topic< showing|-2
topic< shows|-3
topic< signed|8
topic< since|-11
topic< so|3
topic< someone|3
topic< something|-1
topic< sort|3
topic< still|-3
topic< stop|1
topic< sur|-1
topic< takes|-1
topic< tenemos|-2
topic< test|-1
topic< than|-2
topic< that|9
topic< the|7
topic< them|2
topic< there|2
topic< think|-1
topic< this|-1
topic< through|-2
topic< tidy|-1
topic< till|1
topic< time|-3
topic< to|-25
topic< told|-3
topic< took|1
topic< top|-1
topic< toujours|-2
topic< um|4
topic< under|-4
topic< unfortunately|3
topic< until|5
topic< up|-1
topic< upload|-1
topic< us|6
topic< use|5
topic< very|-2
topic< via|1
topic< vielen|1
topic< vor|-1
topic< waiting|5
topic< walked|-1
topic< want|9
topic< wants|10
topic< was|-2
topic< water|-2
topic< we|-4
topic< we're|-1
topic< went|-1
topic< were|-2
topic< when|8
topic< whether|-2
topic< which|-1
topic< who|4
topic< why|2
topic< will|1
topic< with|-1
topic< without|7
topic< write|-2
topic< written|-1
topic< x|1
topic< y|-2
topic< yet|2
topic< you|-4
topic< you're|-1
topic< you've|1
topic< zum|-1
topic< zur|1
topic< ||2
topic< ~|4
topic< «|1
topic< –|16
topic< €|-1
topic< →|-1
topic> |-20
topic> !|7
topic> "|1
topic> #|1
topic> %|-4
topic> &|9
topic> '|-5
topic> (|12
topic> )|-21
topic> +|-2
topic> ,|-15
topic> -|4
topic> .|-16
topic> /|-10
topic> 2026-1187|1
topic> 9.2|-1
topic> :|4
topic> ;|-3
topic> ?|1
topic> ]|-5
topic> a|-5
topic> about|-2
topic> accepted|-3
topic> after|3
topic> again|3
topic> agreed|-1
topic> all|-1
topic> along|1
topic> already|-1
topic> am|-5
topic> amount|1
topic> and|-10
topic> antes|-1
topic> approved|-3
topic> are|1
topic> arrives|3
topic> as|-7
topic> asked|-1
topic> at|9
topic> attached|3
topic> attend|-1
topic> auf|1
topic> aus|4
topic> avant|-1
topic> b|7
topic> back|7
topic> be|-4
topic> because|-2
topic> been|-1
topic> before|6
topic> begins|1
topic> behind|1
topic> bestellen|9
topic> bis|-1
topic> blocked|-1
topic> books|-3
topic> both|1
topic> bought|1
topic> braucht|-1
topic> but|-3
topic> by|7
topic> c|-2
topic> called|-1
topic> came|-3
topic> can|3
topic> can't|-1
topic> cannot|-2
topic> case|-1
topic> ce|2
topic> changed|-1
topic> checked|3
topic> closed|-1
topic> closes|-6
topic> comes|1
topic> confirmed|3
topic> cracked|1
topic> d|-1
topic> d'eau|3
topic> dans|1
topic> date|4
topic> day|-2
topic> days|1
topic> de|6
topic> del|9
topic> delivered|-2
topic> demande|-2
topic> did|-2
topic> died|1
topic> do|-1
topic> does|4
topic> doesn't|-1
topic> don't|-1
topic> down|1
topic> du|-1
topic> due|1
topic> el|6
topic> en|-1
topic> ended|2
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
topic> for|13
topic> found|3
topic> fragt|-1
topic> from|4
topic> fuit|-1
topic> fur|-1
topic> gave|-1
topic> gets|4
topic> go|2
topic> goes|-1
topic> good|1
topic> got|-2
topic> had|-5
topic> half|-1
topic> hangs|4
topic> has|9
topic> hasn't|1
topic> hat|-2
topic> have|-1
topic> haven't|4
topic> here|-2
topic> his|-1
topic> i|-6
topic> if|-2
topic> im|2
topic> in|29
topic> into|-2
topic> is|-3
topic> issued|-1
topic> ist|-4
topic> jammed|1
topic> la|-1
topic> labels|-3
topic> lads|-1
topic> last|8
topic> late|-2
topic> le|-1
topic> leave|-2
topic> leaves|1
topic> left|2
topic> liegt|2
topic> like|-1
topic> lol|-2
topic> look|-2
topic> looks|3
topic> lot|3
topic> m|4
topic> makes|2
topic> may|-3
topic> month|1
topic> months|-1
topic> more|-1
topic> moved|-1
topic> must|-1
topic> my|-3
topic> n|2
topic> need|-3
topic> nicht|4
topic> night|-2
topic> no|-2
topic> noch|-1
topic> nos|-1
topic> not|8
topic> notes|-1
topic> now|-2
topic> number|1
topic> of|5
topic> off|-4
topic> ok|1
topic> old|-1
topic> on|-4
topic> one|6
topic> opens|2
topic> or|-1
topic> ordered|3
topic> out|1
topic> over|-1
topic> p|-1
topic> para|-1
topic> per|3
topic> prints|-2
topic> que|-1
topic> r|2
topic> rang|-1
topic> records|1
topic> reported|-2
topic> required|-1
topic> reset|4
topic> returned|2
topic> run|-1
topic> runs|1
topic> said|-2
topic> say|5
topic> says|-10
topic> se|-3
topic> serviced|2
topic> set|1
topic> showed|-2
topic> shows|2
topic> side|-1
topic> signe|5
topic> signed|1
topic> since|11
topic> sind|5
topic> so|-7
topic> sold|1
topic> stands|4
topic> steht|1
topic> sticks|1
topic> still|13
topic> stops|1
topic> t|1
topic> taken|6
topic> takes|-2
topic> technique|-1
topic> tell|-1
topic> than|1
topic> that|10
topic> the|-10
topic> them|-2
topic> these|-1
topic> they|-5
topic> things|-1
topic> this|-3
topic> throws|-1
topic> till|2
topic> time|-3
topic> times|-1
topic> to|6
topic> today|-1
topic> tomorrow|-3
topic> too|-2
topic> took|-1
topic> twice|-1
topic> und|-1
topic> under|3
topic> until|-6
topic> up|-4
topic> us|-1
topic> v|-1
topic> von|6
topic> want|2
topic> war|-7
topic> was|-16
topic> way|-1
topic> we|-2
topic> we're|-1
topic> we've|13
topic> weekend|-1
topic> weeks|-1
topic> went|-3
topic> were|-3
topic> when|2
topic> which|-5
topic> while|-1
topic> will|-2
topic> wird|-2
topic> with|-9
topic> without|-1
topic> won't|-1
topic> work|-3
topic> would|-3
topic> wrong|-1
topic> x|-2
topic> y|-3
topic> ya|-1
topic> year|4
topic> yesterday|1
topic> yet|7
topic> you|-3
topic> zum|2
topic> zur|-2
topic> ||-2
topic> £|-1
topic> «|3
topic> °|-2
topic> ·|-2
topic> –|4
topic> —|3
topic> €|2
topic> →|5
`;
