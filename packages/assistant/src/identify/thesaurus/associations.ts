/**
 * What people tell of a matter without naming it: a line for each, to the left words that the title of a task about it has, to
 * the right what a text about it says; folded. 'Money' stands for any amount of it.
 */
export const ASSOCIATIONS = `
hire recruit recruitment hiring vacancy einstellen contratar embaucher recruter | interview interviewed applicant candidate cv resume probation bewerber bewerbung vorstellungsgesprach probetag entrevista candidato candidata candidat entretien
hire recruit find substitute cover | starts start signed contract covered stand application applied trial round
sell verkaufen vender vendre | buyer kaufer interessent comprador acheteur offered offer interested viewing bid sold money
order buy purchase restock reorder get replenish bestellen kaufen besorgen comprar pedir encargar commander acheter | arrived arrives arrive delivered delivery ship shipped shipment parcel package tracking stock size colour color box low backorder checkout cart money geliefert lieferung paket grosse farbe llegado entrega paquete talla livre livraison colis taille
gift present geschenk regalo cadeau | wants wish wishes size likes wunscht quiere veut
book reserve reservation booking flight flights hotel trip venue buchen reservieren reservar reserver | confirmed confirmation seat seats tickets available availability free waitlist money deposit bestatigt confirmado confirme
appointment dentist doctor vet checkup arzt zahnarzt tierarzt termin cita medico dentista veterinario rendez-vous medecin dentiste | vaccinated vaccination vaccine cavity prescription results dog cat hund katze geimpft perro gato chien chat moved slot
renew renewal registration license licence permit passport certificate subscription insurance verlangern ausweis renovar pasaporte renouveler passeport | expires expired expiry sticker fee valid issued stamped paid processed mail abgelaufen gultig caduca expire
pay invoice bill rent transfer fee bezahlen rechnung pagar factura payer facture | transferred paid bank money booked debited uberwiesen transferido vire
quote quotes estimate estimates bid bids tender offer angebot angebote presupuesto cotizacion devis | money price contractor expensive cheaper quoted teuer precio prix
repair fix mend replace broken service reparieren ersetzen reparar arreglar reemplazar reparer remplacer | works working swapped spare part parts technician electrician plumber locksmith mechanic dead stuck noise leaks leaking repaired fixed tightened welded hinge hinges screwed motor bisagras scharnier techniker elektriker klempner funktioniert tecnico electricista fontanero funciona technicien serrurier fonctionne
door gate lock tur tor schloss puerta cerradura porte serrure | hinge hinges handle key scharnier bisagras serrurier
fence zaun valla cloture | posts boards planks panel
brakes brake bremsen frenos freins | pads rotors discs grinding squeal caliper
tyres tires reifen neumaticos pneus | flat bald tread rim winter
boiler heating furnace radiator heizung caldera calefaccion chaudiere chauffage | warm cold pressure pilot gas
gutter gutters dachrinne canalones gouttieres | leaves overflowing roof water
roof dach tejado toit | shingles leak tear-off tiles roofer ziegel
lawn garden hedge garten rasen jardin cesped pelouse | mowed mower grass weeds trimmed
clean cleaning tidy wash putzen reinigen limpiar nettoyer | spotless dirty dust stains mop sauber limpio propre
paint painting repaint streichen malen pintar peindre | ral matt primer painter maler pintor peintre colour color coat matte green white grey gray farbe pintura peinture
piano guitar violin klavier guitarra | instrument tuned tuner
shoes schuhe zapatos chaussures | size pair velcro laces
party birthday anniversary celebration geburtstag fest cumpleanos fiesta anniversaire fete | guests cake room restaurant venue invited balloons rsvp gaste invitados invites
move migrate migration switch umziehen migrieren mudar migrar demenager migrer | served old empty switched cutover moved rollback
upgrade update aktualisieren actualizar | version running release smoke
slow speed performance loading latency schnell langsam lento rapido lent rapide | seconds ms faster cached cache query down sekunden segundos secondes
login password access account log-in sso zugang passwort acceso contrasena acces | reset locked log sign unlocked credentials again anmelden
crash crashes bug fails error issue fehler absturz fallo | reproduced reproduce stack null deployed hotfix merged pr review reverted exception
backup backups restore datensicherung copia sauvegarde | dump disk volume storage restored snapshot gb tb
audit inspection review check prufung auditoria inspeccion | findings report inspector passed auditor mangel hallazgos informe constats
translate translation spanish french german ubersetzen traducir traduire | translator translated version ubersetzer traductor traducteur
write draft prepare report document guide manual policy schreiben erstellen escribir redactar rediger | published pages wiki reviewed chapter proofread version entwurf borrador publicada brouillon
send mail ship deliver submit schicken senden einreichen enviar entregar envoyer livrer | sent courier posted mailed went out delivered off handed signature geschickt verschickt mensajero enviado parti partis coursier envoye
collect gather sammeln einsammeln recoger collecter | missing still received got forms signed outstanding handed fehlen faltan manquent
train training onboard onboarding teach einarbeiten schulen formar former | shown learned knows alone taught shadow erklart aprendio appris
website page site webseite pagina | online live published url link
print flyer flyers poster posters brochure drucken flugblatt folleto imprimir imprimer affiche | printer printed proof copies layout gedruckt impreso imprime
register enroll enrol sign-up signup anmelden inscribir inscrire | spot waiting confirmed enrolled form deadline place platz plaza inscrit
schedule meeting call workshop besprechung reunion | confirmed moved slot room calendar agenda minutes
payroll salaries wages gehalter nomina paie | hours timesheet bank transferred
claim claims appeal denied | insurer approved rejected reimbursed
contract lease agreement vertrag contrato contrat | signed lawyer clause countersigned unterschrieben firmado signe
projector beamer screen display proyector projecteur | picture image hdmi bulb lamp bild imagen
scoreboard | points score
printer drucker impresora imprimante | paper toner jams prints ink
card terminal cashier register till kasse caja caisse | payment device customers rang
translate translation | native proofread translator language german english agency words deepl phrases terms
agm assembly general-meeting annual-general-meeting | hall venue free booked
venue hall room saal sala salle | free booked costs capacity
ecg calibrate calibration kalibrieren calibrar | machine technician trace certificate calibrated
oven stove kiln ofen horno four | hot degrees temperature part thermostat
car van vehicle mot inspection tuv itv auto coche voiture | passed garage mechanic plates service km miles
passport visa reisepass pasaporte passeport | photo photos embassy consulate stamp appointment
tax return vat steuer umsatzsteuer impuestos impots | filed refund accountant elster receipts deductible
loan mortgage bank kredit hypothek prestamo pret | rate interest approved approval
insurance versicherung seguro assurance | premium policy cover insurer claim renewed
domain hosting server certificate ssl tls | expires dns renewed registrar
newsletter mailing campaign | open rate subscribers unsubscribed sent clicks
logo design layout banner mockup entwurf diseno | draft colours version designer font feedback versions
photo photos photographer shooting fotos | pictures shoot retouched gallery
catering buffet lunch menu food essen comida | vegetarian vegan portions headcount caterer allergies
keys key badge fob schlussel llave cle | collected returned handed lost copy
wifi internet router network netzwerk red reseau | signal down provider speed reboot connection
phone sim mobile handy telefono | number contract network screen
laptop computer notebook ordinateur ordenador | ram battery keyboard installed set arrived image
trip excursion outing school ausflug | bus forms parents permission driver
lift elevator aufzug ascensor ascenseur | stuck floor technician
alarm smoke detector fire brandmelder rauchmelder | beeps beeping battery drill
playground swing spielplatz | swings chain sand rust
pool schwimmbad piscina piscine | chlorine ph pump water
tree trees hedge baum arbol arbre | branches fell cut stump
warehouse shelf shelves regal estanteria | pallets forklift bolts
complaint complaints beschwerde queja reclamation | apologised refund sorry angry compensation voucher
refund reimburse reimbursement erstatten reembolso remboursement | money transferred receipt credited
timetable roster rota schedule dienstplan horario planning | shift shifts swap weekend cover sick
survey feedback questionnaire umfrage encuesta sondage | responses answers respondents
inventory stocktake inventur inventario inventaire | missing shelf
tap faucet dripping | plumber washer seal valve sink drip dry leak drops cartridge water pipe wrench spout
toilet loo flush cistern | plumber float tank bowl running handle flushes lid ceramic bathroom water valve refill gasket seat clogged plunger siphon flapper seal
drain drains clogged blocked | plunger hair plumber snake gurgling sink smell pipe slow unblocked flows shower grease standing
shower showerhead screen | limescale spray hose tiles silicone glass bathroom pressure jet tray mould rail plumber
bath bathtub | enamel plug silicone sealant tub chip overflow plumber bathroom tiles caulk resurfaced
boiler furnace | plumber pilot heating engineer gas pressure burner cold hot water ignition thermostat flame chimney service
heating radiator radiators | bleed valve cold warm thermostat lukewarm air pump plumber pressure freezing cosy gurgle boiler
heatpump heat | compressor outdoor unit subsidy installer electrician refrigerant cop energy insulation noise gas grant
thermostat temperature | degrees wall dial battery smart warm cold sensor wifi schedule heating chilly room
roof shingles tiles | roofer leak rain ladder scaffold slate storm attic dripping wet bucket ridge flashing patched
gutter gutters downpipe | leaves ladder rain overflow moss clogged bracket roofer water clear downspout autumn
chimney flue | sweep soot stove smoke fireplace brush certificate inspection draught roof cap
window windows pane | glazier glass draught hinge putty seal crack frame double glazing sash handle condensation
blinds shutters roller | slats cord window motor strap stuck sun shade bracket sill winder
curtains drapes | rail fabric hem hooks window sewing rod tailor dark length ikea pleats
door squeaking hinge | oil screws carpenter frame sticking plane handle creak shut latch closes wd silent
lock key locks | locksmith cylinder spare cut jammed turn keyhole door hardware copy broke
doorbell bell intercom | chime ring button battery transformer visitors buzzer camera wire courier electrician
garage gate opener | remote motor spring track sensor stuck chain rolls battery driveway technician
lamp light bulb | electrician socket led fixture ceiling flicker dark bright switch wire dimmer shade fitting
socket outlet wiring electrics | electrician fuse breaker spark cable plug tripped voltage plaster tester current dead
fuse breaker fusebox | tripped electrician power dark panel overload short circuit rcd switch kettle
smoke alarm detector | battery beep chirping ceiling fire test ladder siren hallway screw
washing machine washer | drum spin leak hose filter technician bearings laundry error repairman noise pump puddle
dryer tumble | lint filter drum belt damp clothes hot vent heat condenser technician socks
dishwasher dishes | rack plates pump filter salt rinse technician dirty hose leak tabs cutlery spray glasses
fridge refrigerator freezer | ice defrost compressor milk warm seal cooling technician frost thermostat shelf food hum
oven stove cooker hob | burner element heat technician knob gas electrician induction baking thermostat grill door glass
microwave microwaves | plate turntable sparks fuse heat magnetron door beep popcorn leftovers
extractor hood fan kitchen | grease filter duct vent steam charcoal noise smell motor hob cooking
vacuum hoover | bag filter suction dust hose roller brush carpet cyclone hair battery robot
coffee espresso machine | beans descale grinder portafilter steam milk leak water pump barista crema cup
kettle toaster | limescale vinegar boil element tea crumbs bread lever stuck switch
air conditioning aircon | compressor filter refrigerant technician hot cool unit drip remote summer sweating gas
tv television | screen hdmi remote wall mount channel antenna streaming netflix bracket picture black cable
sofa couch | cushions upholstery ikea delivery fabric stain legs living leather lorry sit comfy
wardrobe closet cupboard | ikea hinges shelves screws hangers assemble clothes panel rail allen sliding wood
shelf shelves bookcase | drill screws anchors dowels level bracket wall plugs ikea wood straight books mounted
bed mattress frame | slats ikea screws sleep back foam delivery creak assemble springs bedroom headboard
table desk chair | legs wobble screws glue carpenter sand varnish wood ikea assemble joint sturdy oak
drawer drawers chest | runners rail stuck knob screws slide ikea wood handle wax
painting walls paint wall | roller brush primer tape bucket colour coat white dulux painter ceiling drips tin
wallpaper papering | paste peel strips steamer pattern scraper rolls bubbles seam decorator wall
plaster hole crack | filler spackle sand trowel plasterer smooth wall drywall gypsum skim dust
floor parquet flooring laminate | sander boards varnish oak underlay skirting creak click planks fitter scratch oil sanding squeak plank glue saw level bump
carpet rug | stain shampoo underlay fitter fringe wool vacuum roll spill wine pile
tiles tiling grout | tiler adhesive bathroom spacers crack cutter trowel silicone ceramic backsplash
mould mold damp | bleach wall bathroom ventilation wet humid spores dehumidifier black spots smell landlord
insulation loft attic | foam wool panels draught energy subsidy rafters cold warm boards itchy installer
stairs banister staircase | creak railing steps carpenter tread handrail wobbly screws wood squeaky slippery
balcony terrace decking | planks railing oil screws furniture pressure washer rot plants wood tiles stain
fence fencing | posts panels neighbour concrete boards stain rot wood nails wind hole picket
shed hut | felt roof padlock boards tools lawnmower foundation garden rot door planks
solar panels photovoltaic | roof inverter electrician installer battery grid feed kilowatt meter sun subsidy scaffold mount rails yield cables
meter electricity reading | kilowatt cellar number utility bill digits consumption photo supplier provider reader
lawn grass mow | mower blade moss fertiliser seed sprinkler cut petrol edges green scarify brown weeds
hedge prune trim | shears clippers ladder branches trimmer birds neighbour thuja cuttings compost height
tree felling stump | chainsaw arborist branches roots storm permit trunk logs axe neighbour saw surgeon
apple pruning orchard | saw secateurs branches blossom ladder harvest cider fruit graft crown
vegetable bed tomatoes garden | seedlings compost soil slugs planting greenhouse harvest watering raised courgette sprouts mulch
flowers bulbs plant | tulips pots soil bloom nursery watering balcony geraniums daffodils spade petals beds
compost bin | worms kitchen scraps leaves turn smell heap flies soil peel rot
weeds weeding | dandelion nettles hoe pull roots bed patio gloves mulch vinegar knees
greenhouse polytunnel | glass frame seedlings tomatoes foundation vent polycarbonate panels hail heater
pond pool | pump filter algae fish chlorine liner green frogs skimmer water swim cover ph
irrigation sprinkler hose | timer nozzle drip watering tap pipe lawn dry leak connector gardena
leaves raking rake | autumn blower bags piles lawn compost gutters wet chestnut tree rain
patio paving driveway | slabs gravel sand mortar weeds excavator stones kerb pressure joints asphalt
barbecue grill bbq | charcoal gas sausages meat grate tongs bottle burger neighbours smoke weber
wasps nest | exterminator sting hornets attic spray beekeeper allergic fire buzzing removed
mice rats mouse | traps exterminator droppings cheese poison kitchen holes scratching cat wool
ants cockroaches pest | bait exterminator trail kitchen spray powder crumbs traps crawling cellar sugar insects
moths pantry | larvae flour trap pheromone lavender wardrobe holes jumper cupboard vinegar
snow shovel grit | ice salt pavement driveway slippery winter plough sidewalk frost boots
school enrolment register | headmaster secretary certificate form catchment class admission teacher documents accepted
kindergarten nursery daycare | place waiting teacher toddler settling slot council fees backpack tears spot accepted
homework maths tutoring | fractions teacher exercises grade pen worksheet lesson tutor test exam pupil
parents evening teacher | classroom school grades talked behaviour class headmistress chairs appointment conference
satchel schoolbag supplies | pencils exercise books backpack pens glue notebooks stationery ruler compass shop
school trip excursion | bus consent slip museum packed lunch signature class deposit teacher money hostel
school lunch canteen | menu card account allergy vegetarian top-up balance cook tray chip
school bus pass | ticket route stop driver photo transit application student timetable tram monthly card
report card grades | marks school teacher signature maths english honours pass fail pupil subjects term
babysitter nanny | toddler evening sitter hours bedtime interview references teenager kids pay au-pair
pram stroller pushchair | wheel baby brake harness tyre fold hood second-hand buggy toddler front axle
car seat child | isofix buckle booster strap crash toddler backseat fitted harness rear
crib cot nursery | baby mattress screws bars mobile changing ikea sleep assemble wallpaper
birth certificate newborn | registrar hospital midwife baby registry stamp name form born surname hall proof
child benefit allowance | application form baby authority birth certificate bank approved parental payment family
parental leave | baby employer form months hr maternity allowance birth due midwife
baby clothes | onesie sizes rompers washed outgrown flea box socks donated attic
halloween carnival costume | mask sewing fabric witch wig makeup pirate fancy dress cape felt
dentist teeth tooth | filling drill cavity hygienist crown root canal pain gum numb molar toothache
braces orthodontist | retainer teeth wire bracket impressions jaw aligner rubber bands insurance
doctor gp checkup | blood pressure practice surgery appointment prescription referral receptionist waiting examined stethoscope
blood test bloods | needle lab fasting iron cholesterol nurse vein results vial arm values
vaccination vaccine jab | shot flu booster needle tetanus arm nurse doctor sore immunised certificate
eye optician glasses | lenses frame prescription blurry ophthalmologist vision dioptre contact sight reading spectacles
hearing aid ears | audiologist battery ent wax deaf volume loud test whistle acoustician
prescription medication pills | pharmacy chemist tablets doctor refill dose box collect pharmacist blister
physio physiotherapy back | exercises massage pain knee spine sessions therapist referral stretch shoulder disc
dermatologist skin mole | rash cream biopsy spot removed freckle screening eczema itch acne ointment doctor
mri scan xray | radiology hospital tube images radiologist knee disc contrast report ligament
surgery operation hospital | surgeon anaesthetic ward stitches admission scar discharged nurse crutches recovery bed
allergy hayfever | pollen antihistamine sneezing test prick cat nuts spray desensitisation itchy
therapist psychologist therapy | session couch anxiety waiting slot insurance burnout counselling feelings mental
gynaecologist midwife pregnancy | ultrasound scan due baby smear trimester belly heartbeat antenatal womb hospital
paediatrician pediatrician child | fever cough ears growth weight jab toddler doctor milestones percentile
sick note certificate | doctor flu fever cough bed employer insurance practice cold days
health insurance | card premium switch statutory private reimbursement refund bonus cover broker policy
gym fitness membership | treadmill weights trainer contract locker cancel muscles sweat cardio workout
diet weight | scale kilos sugar vegetables calories salad pounds trousers snack fasting
running marathon race | shoes kilometres training bib blister pace knee jog medal watch
first aid kit medicine cabinet | plasters bandages expired scissors gauze pharmacy disinfectant tablets thermometer painkillers drawer
care grandma grandpa nursing elderly | home carer pension assessor stairs medication dementia walker insurance visits wheelchair
will testament inheritance | notary lawyer heirs estate signature executor probate house siblings codicil handwritten children bequest
power attorney directive | notary signature hospital lawyer living bank form witness doctor relative seal care
funeral grave | undertaker coffin priest flowers cemetery stone wreath urn obituary condolences chapel
vet dog cat | jab vaccination worming paw limp injection tablets fleas collar surgery animal clinic
dog leash puppy | training walk barking trainer treats collar chip tax breeder park poop
cat litter flap | kitten neutered scratching door chip meow vet food hairball tray
aquarium fish | filter tank algae pump water heater guppies plants glass gravel snails
rabbit hamster hutch guinea pig | cage straw hay wood wire run carrots vet mesh bunny pellets water
chicken coop hens | eggs fox fence straw rooster mites wire perch feed feathers
petfood pet sitter | kennel bowl neighbour holiday key cat feed litter boarding dog
car service mot inspection | garage mechanic brakes oil sticker tuv emissions workshop passed failed exhaust vehicle
tyres tires winter | garage wheels rims snow tread puncture swap balancing jack pressure studs summer
brakes pads | discs squeal mechanic garage pedal caliper fluid grinding rotors workshop
oil change engine | filter mechanic sump garage litre dipstick drain plug light dashboard synthetic
battery car | jumper cables dead cold starter garage alternator clicks charger adac volts ignition
dent scratch bumper bodywork | paint garage insurance parking polish bodyshop panel spray touch-up wing
windscreen wiper windshield | crack chip glass carglass insurance blades stone resin rain streaks
car buy used | dealer test drive mileage contract seller price logbook finance leasing diesel keys
sell selling car | buyer advert mileage photos ebay price logbook deregister handshake cash haggle
car registration plates | licensing office logbook number insurance sticker authority stamp emission vehicle mot papers
car insurance | premium no-claims policy quote comprehensive switch broker excess accident cancel comparison
parking permit space | resident council sticker garage zone spot fine street rent meter
speeding ticket fine parking | police camera euros appeal points licence letter officer radar envelope
driving licence license lessons | instructor theory photo exam authority card examiner clutch exchange passed
wallbox ev charger | electrician cable garage kilowatt electric subsidy plug meter socket tesla battery
carwash car cleaning | vacuum wax foam interior polish sponge seats bucket crumbs mud
bike bicycle puncture | tube tyre pump patch nail spoke flat glue wheel lever valve air
bike gears chain brakes | derailleur cassette sprocket cable workshop oil shimano skipping pads mechanic links
ebike battery pedelec | motor charger range display dealer bosch firmware workshop hills bike pedals cable
motorbike motorcycle scooter | helmet chain battery garage spark plug oil exhaust season carburettor leathers
caravan camper motorhome | gas tyres awning fridge pitch damp toilet tow campsite mot battery
boat kayak | hull engine varnish mooring sail trailer marina paddle antifouling harbour lake
flight flights fly | tickets seat aisle gate airline luggage boarding layover airport departure return check-in plane
hotel accommodation room | booking breakfast reservation nights cancel double beds airbnb reception confirmation hostel view
holiday cottage vacation rental | airbnb beach keys deposit owner booking sea house pool summer host
train tickets rail railway | seat conductor platform connection railcard fare reservation carriage delayed bahn station
rental hire car | airport pickup deposit insurance hertz keys fuel automatic counter sixt licence
visa esta embassy | consulate passport application photo approved stamp entry form fee border interview
passport id renew | photo biometric town hall fingerprints expired appointment authority fee collect document office
packing suitcase luggage | socks clothes charger toothbrush weight zip bag folded adapter swimsuit toiletries
travel insurance | cancellation policy medical abroad cover luggage claim premium trip illness repatriation broker
camping tent | sleeping pegs stove campsite mat poles rucksack waterproof torch mosquito zipper
hiking hike trail | boots map hut rucksack summit route mountains blister poles gpx panorama
ski skiing | boots pass slope rental snow helmet lift bindings edges wax chalet goggles
ferry cruise | cabin port deck ship sea crossing vehicle boarding captain island
itinerary roadtrip route | map stops google sights guidebook kilometres coast drive nights highlights
currency cash exchange | bank notes atm rate dollars abroad fee revolut foreign francs wallet counter
housesitter plants watering | neighbour key mailbox holiday pots letterbox keys away orchid basil cat dry
birthday cake | candles icing baker oven chocolate sponge frosting layers cream tin sprinkles bakery
birthday party kids | balloons invitations games guests treasure goodie magician sweets bouncy cake pinata
birthday present gift | wrapping paper ribbon bow shop amazon voucher parcel surprise card unwrap
greeting card postcard | stamp envelope post wrote sign letterbox handwriting ink address shop posted picture
wedding venue | castle barn catering guests deposit hall capacity band church registry dance
wedding dress suit | tailor fitting bridal veil seamstress lace bride alterations hem tux groom
wedding rings ring | jeweller engraving gold size finger platinum goldsmith diamond bride band polished
wedding invitations seating | guests rsvp tables envelopes calligraphy printer relatives placecards uncle stamps
wedding photographer dj band | album shots music playlist contract deposit dancefloor songs portraits dress clips lighting
honeymoon honeymooners | flights island beach hotel resort maldives booking couple passports suite sea tan
stag hen bachelorette | groom bride weekend drinks friends costume pub best maid karaoke
anniversary parents | dinner restaurant photos album golden speech flowers years couple bouquet
christmas tree xmas | lights baubles needles stand star fir decorations candles tinsel spruce chain
christmas presents advent calendar | wrapping chocolate stocking secret santa bags kids amazon ribbon surprise
easter eggs | bunny dye chocolate basket hunt nest garden lamb hide colouring
new year eve fireworks | champagne raclette fondue midnight rockets friends toast snacks countdown sparklers bangers
baptism christening communion confirmation | priest godparents church candle gown altar relatives parish font dress cake certificate
housewarming housewarm | bread salt guests snacks neighbours drinks wine keys flat invite
catering buffet | caterer canapes guests trays vegetarian quote waiters finger chafing cutlery
speech toast | notes laughter microphone joke audience draft words glasses applause nervous
restaurant dinner reservation | waiter menu table seats pizzeria booked tip italian course steak
groceries shopping supermarket | milk bread trolley aldi lidl fridge eggs checkout bags receipt bananas
recipe cook cooking | oven pan onion garlic pot spices simmer tasty ingredients salt sauce stew
meal prep lunchbox | tupperware rice freezer portions chop containers chicken veg batch sunday
bread sourdough baking | starter flour yeast dough crust oven loaf rise knead crumb
jam jelly preserve | jars strawberries sugar pectin lids boil fruit pot sticky labels
cookies biscuits | dough butter cutter oven tray icing flour cinnamon tin crumbs gingerbread
wine cellar beer brew | bottles yeast cork hops fermenting corkscrew keg malt tasting barrel
vegetable box csa | farm delivery organic carrots cabbage subscription crate farmer pumpkin beetroot weekly doorstep
kitchen worktop cabinets | ikea fitter carpenter granite sink drawers plumber quote hob planner oak
knives knife sharpen | whetstone blade steel dull cut chef edge tomato grindstone sharp onion block
clean cleaning house | mop bucket vacuum dust cleaner sponge bathroom spotless cloth bleach sparkling
window cleaning | squeegee streaks vinegar ladder soap glass cloth shiny bucket sun
oven cleaning | grease grate foam baking soda scrub burnt vinegar tray glass
descale limescale | vinegar citric acid kettle tap white chalk water scrub sparkling
declutter attic basement cellar | boxes junk skip dump flea donate sorted shelves dusty marie tidy
bulky waste rubbish dump | sofa collection kerb skip trailer council recycling tip lorry mattress
recycling bottles glass | deposit container bin crate paper bank pfand cardboard sorted jars brown noisy
laundry ironing | iron shirts basket detergent softener creases folded hangers steam socks stain
dry cleaner suit | jacket stain pressed ticket shirt collect coat plastic hanger spot blazer trousers
shoes cobbler | sole heel leather glue polish laces stitch resoled boots shoemaker
sewing mend trousers zip | needle thread button tailor hem patch seamstress fabric machine knee hole
cleaner cleaning lady | hours key vacuum hourly agency windows trial mop interview mini-job
clothes donation | bags charity container jumpers redcross sorted wardrobe coats vinted oxfam
vinted ebay classifieds sell | buyer parcel photos listing offer shipping label haggle hermes bids
parcel return package | label dhl post refund box courier amazon tape shop drop-off tracking
jeweller watch battery | strap clock tick stopped jewellery glass clasp jewel repair hands
moving house removal | boxes van movers lorry carry sofa cartons tape heavy stairs helpers bubblewrap
flat apartment hunting rent | landlord viewing agent deposit rooms square references schufa listing lease tenants
lease tenancy landlord notice | keys deposit months letter termination signature handover contract rent registered
deposit handover flat | keys landlord protocol walls holes scratches meter empty broom inspection
address change register residence | town hall registry office citizens confirmation form landlord officer appointment post
mail redirect forwarding post | letters letterbox address envelope postman sticker moved form mailman online parcels
internet broadband provider | router telekom modem technician fibre speed contract line vodafone cable slow
landline telephone phone line | socket dead technician provider dial tone router crackle handset copper disconnected
mobile phone contract sim | provider vodafone gigabytes roaming number porting esim tariff cancel prepaid
smartphone screen phone cracked | display glass repair shop drop battery samsung iphone touch case
subscription cancel | netflix spotify email notice confirmation months fee auto-renewal magazine gym
neighbour neighbours noise | music loud party landlord knock drums police barking quiet midnight upstairs
neighbour dispute boundary | fence hedge surveyor lawyer letter land tree mediator council survey hostility court
hoa owners association | minutes manager vote reserve roof majority flat costs flats condo
mortgage loan | bank interest rate broker house repayment credit notary approval fixed land
house purchase buying | notary surveyor bank keys contract deed estate agent registry offer deposit
building permit planning | council architect drawings application extension neighbours approval statics site builder notification
property tax land | assessment notice council valuation form elster square register office authority
bank account open | iban card branch identification pin debit giro app advisor banking
credit card | pin visa blocked bank fraud limit expired mastercard stolen transaction chip
standing order transfer | iban bank monthly euros debit account app reference payment savings landlord
savings investment etf fund | broker depot shares interest deposit portfolio bank stocks dividend retirement
pension retirement | contributions statement years state annuity insurance letter form payout retiree contribution gap
tax return taxes | receipts elster accountant refund form deduct income deadline advisor revenue declaration
household insurance contents liability | policy premium claim broker cover letter theft water damage broken
insurance claim damage | adjuster photos assessor report estimate water reimbursement settled policy form storm
utility bill energy supplier | tariff switch kilowatt gas electricity prepayment provider comparison contract price bonus
debt bill reminder | dunning overdue paid euros letter collection interest bank fee fines inkasso instalment
household budget | spreadsheet excel spending groceries savings euros categories account bank overspent
lost property wallet keys | police found bag card bus reported office blocked pocket train purse handed
police report theft burglary | stolen officer insurance alarm broken bike statement window station crime
election ballot vote | envelope postal polling letter council candidate cross registered booth mayor party counted
citizenship residence permit | immigration authority test photo passport application language fee naturalisation appointment
marriage certificate registry | notarised translation apostille town hall stamp copy birth authority spouse embassy document
divorce custody | lawyer court alimony kids mediator judge separation papers signature mother weekend
church parish service | priest pastor hymn altar sermon organ pew congregation candle choir
choir singing | rehearsal sheet alto tenor conductor voices concert soprano robe songs harmonies
sunday school bible group | crafts verses kids pastor church stories prayer songs hall psalm puppets snacks
football club soccer | coach pitch goal jersey boots match referee kids training ball league tournament
swimming lessons | pool badge goggles instructor crawl towel chlorine dive seahorse trunks lanes
tennis court | racket strings ball coach club clay net serve doubles booking
judo karate gymnastics | belt mat coach gym kids trainer exam throws kimono dojo
ballet dance lessons | shoes tutu studio teacher recital steps partner waltz leotard stage
riding horse pony | stable saddle hay farrier hooves reins paddock boots gallop mare trot lesson
yoga pilates class | mat studio stretch instructor breathing bend relaxed course back breath flexible cushion
club membership dues | treasurer fee bank debit members sports form federation joined iban cancel annual
club assembly election | chairman treasurer minutes members vote hall agenda statutes quorum elected candidates sandwiches
tournament sports day | medals teams pitch whistle trophies referee volunteers raffle sausages scoreboard
piano lessons tuner | keys pedal teacher tuned octave recital strings sheet scales chords practise
guitar strings | tuning chords frets luthier amp capo teacher pick acoustic neck
violin cello flute | bow strings luthier rosin teacher rented orchestra reed case bridge
drums band rehearsal | cellar amp songs gig drummer noise sticks cymbal setlist bass
concert theatre tickets | seats stage row opera box-office eventim show balcony curtain singer
cinema movie film night | popcorn projector seats screen tickets trailer netflix sofa snacks actor premiere couch
museum zoo outing | animals exhibition tickets kids lions guide queue dinosaurs ice-cream entrance
library books return | overdue fine shelf borrowed loan librarian novel card reading branch
bookclub novel | chapter reading author pages wine discussed thriller paperback tea library discussion
photo album photobook | prints pictures layout pages cewe holiday upload cover glossy collage
photos sort backup family | pictures disk folders cloud duplicates icloud phone scans usb gigabytes
slides negatives digitise vhs | scanner tapes converter old grandpa film usb cassette camcorder dia
camera lens | tripod shutter battery sensor sdcard focus flash photo canon zoom strap
knitting crochet | wool needles yarn scarf stitches pattern rows jumper sleeve socks
pottery clay | kiln glaze wheel bowl mug fired studio cracks vase potter pots
model railway trains | track locomotive transformer switch scenery gauge solder station wagons rails landscape digital
woodworking workbench workshop | saw planks router glue clamps dust drill plane vice lathe sawdust
drone quadcopter | propeller battery camera licence flight registration crash remote aerial gimbal
filament print | nozzle bed plastic layers slicer stl clogged spool spaghetti warped resin
lego toys playroom | bricks box sorted dolls kids shelf pieces donated puzzles figures cupboard teddy
boardgame games night | dice cards snacks friends rules catan table won pieces monopoly poker pizza
videogame console playstation | controller switch nintendo disc xbox download fortnite drift account gamepad mario headset
sandpit swing trampoline playground | sand rope kids garden screws slide frame net lid springs
treehouse playhouse | planks ladder rope branches nails kids roof saw platform beech climb
genealogy ancestry tree | archive grandparents parish records census grandfather relatives names dna church grandmother
language course spanish french | vocabulary grammar teacher duolingo verbs class certificate lessons evening accent
volunteer volunteering | shelter shift soup charity kitchen refugees foodbank badge hours tafel
charity donation donate | unicef receipt tax bank euros redcross collection fund cause transfer sponsor sponsored
blood donation | nurse arm red cross vein bag biscuit plasma needle iron
fire brigade volunteer | hose siren truck helmet drill uniform pump station exercise hydrant engine blaze
flea market jumble stall | table junk bargains cash haggling toys clothes pitch coins boxes
street party festival fair | neighbours benches permit beer sausages council music bunting gazebo stall
fire wood firewood logs | axe split stack stove chainsaw saw oven trailer dry cubic
stove fireplace | chimney sweep glass ash firewood logs ember smoke grate warm
water softener filter | salt cartridge limescale hard plumber tank refill pipe grains display technician
water pipe burst leak | plumber wet ceiling puddle wall insurance stopcock dryer flooded moisture
sewage septic cesspit | tank smell pump lorry drain overflow pipe camera sludge backflow
cellar basement flooding | pump water rain sandbags wet dehumidifier boxes mould carpet sump
facade render exterior | scaffold plaster painter algae crack brick cladding wall house roller undercoat gable
awning parasol | fabric motor crank wind sun terrace bracket pole shade patio torn
mailbox letterbox | postman post lid nameplate rust screws key hinge fence newspaper flap keyhole
mirror picture frame hang | nail hammer hook level wall drill straight glass wire crooked
screen mosquito insect | net mesh frame window flies velcro summer bites tape gnats bedroom door
house alarm security camera | sensor siren installer app motion recording burglar battery wifi driveway
smarthome bulbs assistant | alexa app hub voice zigbee switch pairing routine google wifi
router home wifi | signal repeater mesh password bedroom fritzbox dead slow cable garden reboot
haircut hairdresser barber | scissors fringe salon colour short curls blow-dry beard trim stylist
beautician nails pedicure | salon polish feet toes manicure wax facial gel lashes brows varnish
massage spa sauna | voucher relaxed oil towel steam wellness pool robe bath masseur hot neck
lice nits | comb shampoo kindergarten itchy hair pharmacy heads eggs hats scalp classmates bedding
hiring recruit vacancy | candidate interview cv applicants shortlisted linkedin offer salary recruiter position resume hired
job advert posting ad | stepstone indeed applicants position wording linkedin careers portal requirements headline published
interview candidate interviews | applicant cv panel questions salary impression nervous skills feedback offer rejection
intern internship working student | university desk mentor months contract school campus pay thesis semester supervisor certificate
apprentice trainee | vocational school exam chamber contract training trade workshop instructor certificate
onboarding joiner newcomer | laptop buddy badge welcome desk orientation account first hr mentor handbook swag
offboarding leaver farewell exit | laptop returned badge accounts handover deactivated card reference goodbye keys cake
payroll wages salaries | payslip salary hours bank tax bonus overtime employees deductions transfer datev hr
raise salary bonus | pay negotiation boss percent manager band increase grade compensation euros
leave holiday vacation request | days approved absence calendar manager cover away beach balance entitlement off
absence sick leave | certificate doctor days hr flu replacement shift cover note absent
timesheet hours tracking | overtime logged clock minutes project hr booked excel entries billable
shift roster rota schedule | swap nights weekend staff cover morning early late hours understaffed
training course workshop seminar | trainer participants slides room certificate feedback exercises flipchart handouts attendees enrolled
elearning module learning | lms quiz videos certificate mandatory scorm clicks learners moodle chapters
appraisal performance review | feedback manager goals ratings form conversation targets strengths hr employee
job reference certificate testimonial | wording employee leaving hr signature letterhead praise grade manager farewell hints
employee survey engagement | questionnaire answers anonymous morale respondents scores comments participation staff mood
handbook policy employee | rules intranet wording staff hr guideline draft pages legal remote
remote hybrid homeoffice | desk days kitchen zoom policy agreement couch presence employees monitor commute apartment
team offsite teambuilding outing | hotel bowling bus activity colleagues hike dinner escape bonding retreat venue
summer office party christmas | venue dj buffet colleagues band drinks location secret santa invite karaoke
works council union | agreement vote representatives negotiation employees committee election overtime strike shift negotiated bargaining
workplace safety health | helmet inspection risk assessment accident extinguisher officer signs boots hazard ergonomics
fire drill evacuation | alarm stairs assembly warden exit extinguisher minutes siren marshals stairwell yellow vest marshal roll headcount vests lot signs doors firefighters route muster
first aider training | defibrillator plasters dummy course certificate cpr bandage redcross rescue injury choking
contract agreement | signature clause lawyer redline counterparty terms draft docusign annex negotiated signed
nda confidentiality | signature lawyer secret mutual disclosure docusign template partner clause legal signed party
lawsuit litigation court | lawyer judge hearing claim settlement attorney verdict witness plaintiff appeal
legal opinion lawyer | counsel attorney paragraph memo liability firm advice clause risk judgement court
trademark brand registration | application attorney class euipo opposition name logo patent fee office
patent filing | invention attorney claims prior drawings examiner inventor application office novelty prototype
terms conditions tos | lawyer clause wording website legal liability consumers withdrawal paragraph checkbox
imprint legal notice | website footer address register lawyer warning director vat managing registration commercial
compliance policy | regulation officer breach code anti-corruption whistleblower guideline authorities gifts conduct
whistleblower hotline | anonymous channel report law ombudsman confidential portal retaliation mailbox investigation ombudsperson
audit auditors | evidence findings documents auditor sample controls kpmg deviations interviews binder checklist
iso certification certificate | auditor standard documents process quality audit certified tuv surveillance deviation
risk assessment register | likelihood impact matrix mitigation heatmap owner score threats mitigate consequences red
business continuity emergency | disaster fallback crisis drill outage scenario backup blackout contacts generator shelter phone
closing accounts year annual books | accountant balance ledger accruals auditor depreciation provisions statement journal reconciled
bookkeeping accounting ledger | datev postings receipts journal accountant vouchers debit credit entries bank
reconcile reconciliation bank statement | ledger difference cents transactions matched balance account entries unmatched booking offset payments
invoice invoices billing | paid amount customer number vat due wire pdf euros overdue bill sum
supplier invoice payable | creditor approval due discount ledger paid wire booked vendor mismatch
dunning overdue receivables reminder | debtor paid letter late collection customer outstanding interest money owed
expenses expense reimbursement | receipts taxi hotel mileage per-diem concur paid card claim scan bill
budget forecast | excel figures cost spending controlling numbers quarter finance cut headcount capex
cost cutting savings | expensive cancel licences spending cheaper reduction euros suppliers percent subscriptions renegotiate
vat return advance | elster tax office input accountant filing rate submission intrastat revenue quarterly declaration
corporate tax | accountant assessment authority advisor filing prepayment declaration office revenue extension
cashflow liquidity | bank runway burn money account credit payments weeks overdraft incoming
bank credit line financing | interest collateral covenant banker loan application term rating overdraft guarantee lender
investor funding round | pitch deck valuation termsheet vc angel shares cap equity diligence raised
fundraising donors campaign | donations gala charity letter pledges sponsor mailing euros crowdfunding appeal
donor thank receipts | donation letter tax signature printed envelopes charity amount supporters card stamps
grant application funding | foundation proposal eligibility budget consortium deadline portal eu narrative reviewer submitted
grant report funder | milestones spending receipts foundation narrative figures deliverable officer accepted reporting audit partner
sponsor sponsorship | logo banner package partner money event brochure euros gold contract
procurement tender rfp | bids vendor offers specification award lots evaluation bidders portal criteria
purchase order ordering | supplier vendor quantity delivery approval requisition confirmation sap price po
supplier vendor selection | quote price offers comparison samples references contract terms negotiation shortlist
supplier delivery delay | shipment stock late truck container carrier customs missing backorder warehouse
stock inventory stocktake | warehouse counting shelves pieces scanner pallets sku missing excel barcode
warehouse logistics | pallets forklift shelves racks pick truck loading dock lorry shipping
shipping shipment carrier | dhl parcel tracking label customs pallet courier ups freight delivered container
customs import duty | declaration tariff border broker commodity clearance origin papers held forwarder invoice harbour
office move relocation | boxes movers desks lease floorplan landlord furniture lorry cabling crates
office lease rent premises | landlord square broker floor contract sublet term parking viewing signing extension
office supplies stationery | pens paper toner staples staedtler cupboard envelopes folders post-its restock
office kitchen coffee | machine milk beans mugs fridge dishwasher capsules fruit descaled lease
facility building maintenance | caretaker janitor lift heating lights cleaning contractor landlord technician plumbing leaks bulbs
elevator lift | stuck technician doors button otis floor inspection stairs cabin shaft ride emergency
air ventilation office | stuffy windows filter technician cold draught thermostat duct filters headache
reception front desk | visitors badge bell flowers receptionist lobby guests counter parcels doorman coffee
visitor badge access card | door reader chip turnstile lanyard reception key photo lost entrance guest swipe
keys office access | lock door cylinder chip master locksmith cabinet deposit badge missing spare locker
cleaning company office | cleaner vacuum toilets bins contract hours windows soap dirty mop sponge kitchen
parking office carpark | spaces barrier garage permit bays assigned visitors lorry bicycle lot numbered
fleet company cars leasing | mileage fuel leases garage tyres dealer driver electric card insurance km tank
meeting rooms booking conference | projector outlook screen double-booked whiteboard table seats display cables panel tablet
phone system pbx telephony | extension voicemail headset sip handset hold queue transfer dial forwarding
video conferencing zoom teams | camera microphone echo mute headset screen link breakout webcam speaker webex
business trip travel | flight hotel train taxi itinerary booking expenses visa client airport
trade fair booth expo stand | exhibition hall banner rollup leads visitors hostess brochures freebies crates stall
conference speakers agenda | venue talks keynote attendees badges sessions panel stage tickets microphone
event invitation rsvp | guests registration venue catering attendees eventbrite seats flyer save calendar reminder
webinar webinars | zoom attendees slides registration speaker recording host questions landing chat
keynote talk lecture | slides stage audience abstract rehearsed speaker applause demo clicker nervous room
board directors pack | minutes chair resolution agenda papers members vote slides quorum quarter
shareholders agm general assembly | vote notary proxy minutes dividend resolution quorum invitation shares shareholder ballots auditor
minutes protocol | notes decisions attendees wrote action secretary agenda circulated wording protocolist recorded
annual report | figures layout printer photos foreword chapters designer financial charts pages
monthly quarterly report kpi | figures numbers excel charts dashboard revenue management slides targets trend
presentation slides deck powerpoint | pitch template charts audience bullet animations slide font pages keynote
spreadsheet excel formulas | cells columns pivot macro sheet rows vlookup tab sum sheets
whitepaper study | pages pdf author chapters download leads research layout figures citations
roadmap strategy | quarter priorities goals vision milestones slides stakeholders themes okr product horizon backlog
okr goals objectives | quarter key results targets metrics percent measurable score ambition alignment cascade confidence
process workflow documentation sop | steps diagram swimlane flowchart wiki procedure handover visio bpmn checklist stages
market research survey | respondents questionnaire panel answers sample interviews focus segments competitors insights
competitor competition analysis | rivals features pricing benchmark matrix market strengths swot websites landscape pitch spreadsheet
pricing prices price | tiers discount margin increase packages customers percent euros premium annual
usability user interviews | participants usertest prototype recordings clicks confused insights observers tester test task video
persona customer journey | workshop stickies miro touchpoints segments map pain posters empathy archetypes sticky
marketing campaign ads | google clicks budget banner conversions targeting agency facebook creatives cpc impressions
google adwords sem | keywords clicks bids cpc landing budget conversions impressions quality adgroup ctr account
seo ranking search engine | google keywords backlinks meta sitemap traffic titles index snippets position
landing page | headline conversion hero button copy form clicks leads signup variant
newsletter mailing | subscribers mailchimp subject opens unsubscribe template recipients bounce clicks edition teaser
mailing letter direct mail | envelopes stamps postage addresses printer flyer folding households letters print franking
social media instagram facebook | followers likes reel hashtags stories comments caption influencer linkedin tiktok
linkedin posts | likes article followers profile comments network carousel hashtags company engagement
influencer ambassador | followers instagram reel youtube product sample collaboration fee unboxing tiktok campaign code
blog article post | wordpress headline draft author paragraphs published seo editor words cover
podcast episode | microphone recording guest spotify audio edited intro listeners jingle audacity
press release media | journalist newspaper reporter quote headline embargo article editor wire published
crisis pr statement | journalists shitstorm wording spokesman headlines apology comments outrage journalist lawyer
photo shoot photographer photos | portraits studio camera headshots retouch lighting pictures location smile images
stock images licences | getty shutterstock pictures credit rights copyright photos licence agency library image
video clip film | footage editing cut subtitles youtube camera crew script voiceover render take
brochure flyer leaflet | printer layout pages copies designer proof paper folded indesign pdf glossy
poster banner rollup | printer design large stand vinyl eyelets size proof hung display
business cards | printer names logo paper proof box titles typo matte qr
logo branding rebrand corporate design | designer colours font drafts brand guideline vector symbol typeface identity svg
merch swag giveaways | tshirts mugs pens stickers bags printed logo hoodies sizes tote
catalogue catalog product | pages printer products prices layout images indesign descriptions sku printed photoshop
packaging label box | cardboard printer design barcode dieline sticker carton foil mockup supplier sleeve
proofreading copyedit | typos commas spelling grammar editor lektor pages corrections style hyphens author
book manuscript publishing | publisher editor cover isbn chapters proofs author galley printer print
magazine issue edition | editor layout articles cover printer pages deadline columns photographs subscribers print cartoon
paper journal submission | reviewers abstract manuscript references rejected revision editor figures latex accepted
thesis dissertation | supervisor chapter bibliography literature defence draft university references printed bound
references bibliography citations | zotero bibtex footnotes endnote sources doi style apa mendeley literature
archive files paper records | folders boxes scanned shredder cabinets binders retention basement archivist shelf labelled
filing folder structure sharepoint | folders drive files sorted naming teams duplicates library moved onedrive archive
customer support tickets helpdesk | zendesk reply agents queue backlog customers response macros inbox escalated
complaint complaints | customer angry apology refund letter replacement upset voucher goodwill unhappy
refund refunds | money customer returned credited card stripe amount paypal chargeback reversed
returns rma warranty | defective replacement parcel label customer faulty repair exchange goods inspection spare
chatbot chat | bot answers widget intent visitors fallback conversation ai customers messages
faq knowledgebase | articles answers questions customers screenshots helpcenter search topics zendesk wording self-service
customer satisfaction nps | score survey detractors promoters feedback comments rating stars happy scale
reviews ratings testimonials | stars trustpilot google customers comments quote negative reply amazon rating shop
case study reference customer | quote interview story testimonial results logo approval client video numbers
sales leads pipeline | prospects crm deals closing hubspot quota opportunities forecast conversion sdr
cold outreach acquisition | prospects calls phone linkedin replies leads emails sequence dial voicemail
offer quote proposal quotation | customer price pdf discount scope accepted signed days client rates
demo product sales | prospect screen showed impressed trial features questions account zoom sandbox buyer slides
crm contacts salesforce hubspot | leads duplicates fields accounts pipeline deals import entries addresses owner
contract renewal customer upsell | subscription expiry discount account licence term churn seats sales signed negotiation
churn cancellation retention | customers subscribers leaving discount winback reasons cohort survey usage offboarding feedback
partner reseller programme | commission agreement distributors portal margin channel dealers affiliate onboarding tier certified
loyalty vouchers coupon | discount points code customers redeem checkout card bonus stamp promo campaign
storefront shop window retail | display shelves decoration mannequin till customers opening sign lights poster dummy
pos till cash register | receipts drawer scanner card terminal tax float coins cashier printer
menu restaurant cafe | dishes prices chef printed allergens kitchen waiters seasonal vegan wine laminated
staff uniforms | sizes shirts logo embroidery aprons tailor laundry trousers washable polo apron
server servers | rack reboot cpu hosting linux uptime disk down hardware ssh crashed fan
virtual machine vm cloud | aws azure instance cpu image region provisioned hypervisor vmware snapshot
cloud costs aws | bill instances idle reserved buckets savings finops oversized invoice spend cheaper
backup backups restore | tapes nightly disk snapshot nas storage recovered rsync offsite copy lost retention
disaster recovery failover | replica standby region outage drill rto switchover restored datacenter runbook backup switched
storage disk space full | gigabytes cleanup volume logs partition quota deleted df mounted percent ssd
nas fileserver share | synology folders drive smb raid disks mount permissions samba volume
database postgres mysql | tables sql query rows schema index deadlock vacuum replica dump connections
schema migration migrate | columns rollback tables alter script data rows downtime backfill legacy
query slow sql | index explain joins seconds milliseconds rows scan orm cached database
duplicates dedupe records | merge rows entries unique customers key doubles twice cleanup merged matching identical
data cleanup quality | rows duplicates missing typos nulls excel fields addresses wrong blanks spelling validation
data warehouse etl | tables pipeline snowflake dbt bigquery loads jobs airflow nightly sources
dashboard bi | charts tableau powerbi metrics widgets numbers grafana filters tiles graphs
login signin sign | password user session locked credentials error redirect username auth kicked logged
password reset | forgot link mail token expired user email hash locked login
passwords manager vault | bitwarden keepass lastpass secrets shared credentials onepassword keys browser chrome master
sso saml oauth | okta azure identity token provider redirect login claims callback tenant
two-factor mfa | authenticator code phone sms app token qr yubikey otp backup login
session timeout logout | cookie token expired kicked idle minutes refresh login jwt renew inactivity
signup registration account | user email confirmation form captcha verify welcome password activation register onboarding double
account deletion delete user | erase data profile removed gdpr anonymised request gone export personal right
permissions roles access rights | admin user group read denied forbidden privileges owner acl viewer
user accounts provisioning | ad ldap groups directory licences leavers created sync azure onboarding disabled scim
e-mail email inbox mailbox | outlook imap spam folder exchange attachments smtp quota sender bounced
spam filter phishing | junk suspicious sender quarantine blocked clicked link fake inbox quarantined attachment
spf dkim dmarc deliverability | dns spam sender bounced record mails gmail domain reputation smtp
mail templates transactional | html subject placeholder footer outlook sendgrid rendering link logo preheader greeting
email signature | logo footer outlook banner address template font phone portrait disclaimer
calendar sync outlook | ical appointments google invites timezone exchange double events caldav shared
printer printing | toner paper jam driver tray cartridge scanner network ink queue kyocera blank
scanner scanning | driver twain paper pdf feeder usb ocr glass stripes pages dpi folder
laptop notebook computer | ssd keyboard ram dell lenovo battery charger macbook slow reinstall windows hinge
monitor screen display | hdmi cable dock pixels displayport flicker resolution stand usb inch
keyboard mouse headset | usb bluetooth batteries keys microphone logitech wireless dongle click typing wrist
docking station | usb monitor cable ethernet charge laptop firmware thunderbolt ports adapter port power
mobile devices mdm phones | iphone intune enrolled profile wipe sim android policy tablets lock apps
operating system windows upgrade | drivers reboot version install incompatible iso licence machines bitlocker bios legacy desktop
linux ubuntu upgrade | kernel apt packages reboot distro lts repo systemd boot server snapshot
hardware asset inventory it | serial stickers laptops spreadsheet tags devices monitors counted excel barcode owner
hardware disposal ewaste | laptops wiped disks recycler drives certificate collected destroyed wipe pallet donated
software licences licenses | seats adobe microsoft keys renewal subscription users cost expired vendor
network lan switch | cable ethernet ports vlan patch router cisco gigabit rack loop packets
wifi wlan wireless | access signal ssid router password coverage dead channel reconnect floor
vpn tunnel | remote client connect wireguard home gateway openvpn certificate disconnected ip
firewall firewalls | ports rules blocked traffic ip sophos allow opened gateway packets
dns nameserver records | cname domain propagation resolve ttl zone cloudflare ip mx mail provider lookup
domain domains registrar | renewal godaddy dns whois transfer expired nameserver redirect authcode brand provider
certificate ssl tls https | expired letsencrypt browser warning chain renewed padlock nginx private acme
hosting webhost provider | server ftp php domain migrated plesk shared uptime cpanel mysql outage
security vulnerability cve | patch exploit scanner severity hacker hole dependency advisory fixed upgrade library report
pentest penetration | hacker findings report vulnerabilities critical exploit tester remediation scope retest finding hacked
security awareness phishing training | employees clicked simulation quiz campaign fake reported mails link videos hook
incident breach hack attack | compromised hackers leaked forensics passwords ransomware reported authority malware encrypted stolen police
antivirus malware virus | scan infected quarantine endpoint defender trojan signature removed trojaner laptop attachment
patch patching patches | reboot servers windows vulnerabilities maintenance versions installed rollout wsus weekend restart vulnerable
secrets credentials rotate | keys token vault leaked env password repo git hardcoded api leak expiry
encryption encrypt | keys aes cipher disk plaintext hash decrypted certificate bitlocker tls rest
injection xss csrf | escape sanitised input script attacker html token header payload browser sanitise form
rate limit throttling | requests bots quota api bucket abuse blocked minute ip limits abusive
captcha bots | spam recaptcha signups fake honeypot form blocked robots registrations humans cloudflare
monitoring alerting alerts | prometheus grafana pager threshold downtime uptime pinged metrics noisy nagios
healthcheck heartbeat uptime | ping endpoint status probe down green monitor readiness probes restart container
status page outage | incident downtime users apology postmortem banner restored subscribers component customers subscribe
postmortem incident | root cause outage timeline lessons blameless actions fix review contributing night
logs logging | rotate lines level kibana stack verbose grep elastic debug structured stdout
error tracking exceptions sentry | stacktrace alerts noise events crashes grouped bug rollbar traces user release
crash crashes | segfault stacktrace null exception freeze reproduces dump dies abort quits
freeze hang deadlock | stuck thread spinner unresponsive lock waiting mutex frozen loop kill restart
performance speed slow | seconds faster profiler milliseconds bottleneck latency caching lag snappy optimised
startup boot slow | seconds launch lazy loading splash profiler faster cold preload login measured milliseconds
page load speed | lighthouse bundle images lazy seconds vitals cdn compress javascript score
bundle size build | webpack kilobytes treeshaking chunks minify vite lazy dependency megabytes split gzip imports
memory leak ram | heap garbage oom gigabytes profiler grows swap allocation killed references
cpu load usage | hot percent loop threads spikes fan profiler busy core htop idle process
loadtest stress scaling | users concurrent requests jmeter throughput peak instances collapsed bottleneck ramp slow
kubernetes docker containers | pods helm image registry yaml cluster compose deployment crashloop namespace
queue jobs worker background | rabbitmq redis retries stuck messages sidekiq celery backlog consumer dead-letter delay
cron scheduled job nightly | midnight script timer failed ran timezone server skipped crontab overnight missed
search index fulltext | elasticsearch results relevance ranking query typos found matches hits solr
autocomplete suggestions typeahead | dropdown keystroke debounce typing matches input query suggest letters popup
filter filters sorting sort | column order dropdown results ascending table facets reset newest click
pagination infinite scroll | pages offset cursor results loading next rows limit scrolling button
export download | excel csv file columns rows button pdf zip data encoding
import importer | rows csv mapping excel columns errors file duplicates skipped upload encoding
csv delimiter | semicolon comma excel quotes columns encoding bom rows utf header
excel xlsx | sheet columns cells formulas rows openpyxl dates format file workbook wrong numbers
pdf generation | font pages invoice layout margins render footer blank template page
print stylesheet | paper css margins cut-off pages header preview landscape browser sidebar
api endpoint rest | json request response status versioning client curl swagger postman deprecated payload
graphql gql | resolver query schema mutation fields apollo types client server cursor
api documentation openapi | swagger endpoints examples parameters spec reference developers curl redoc request auth
webhook webhooks | payload callback signature retry endpoint event posted secret delivered fired
integration slack teams connector | bot channel webhook messages token app oauth zapier posts discord alerts workflow
payment stripe paypal | card transaction declined checkout refund klarna money gateway charge sandbox
checkout cart basket | shop payment items abandoned voucher address button total shipping guest customer order
subscription billing plans | stripe invoice trial proration card monthly upgrade dunning renewal cancel seat
tax calculation vat shop | rate percent country rounding cents checkout gross net invoice reduced reverse
rounding cents amounts | decimal float total invoice sum wrong penny half line-item banker half-up
currency currencies | euro dollar symbol exchange rate format decimal conversion locale thousands francs
product catalogue shop items | sku variants prices images stock category shopify descriptions inventory sizes photo
order confirmation shop | email customer number items shipping receipt address thank pdf buyer
shipping rates shop | countries weight dhl parcel costs zone checkout free pickup calculator express
notification notifications push | bell badge alert email firebase device muted sound unread popup token
sms text messages | twilio phone code number sender delivered characters gateway messagebird opt-out prefix
reminder reminders | due mail notification overdue tomorrow timezone snooze bell deadline repeat forgot
dark mode theme night | toggle colors palette contrast css stylesheet black white variables eyes background
accessibility wcag | screenreader keyboard contrast aria labels focus alt blind headings axe tab
keyboard shortcuts hotkeys | ctrl key combination enter escape tab conflict press mac cheatsheet shift combo
localisation translations | language strings german locale plural keys french placeholders untranslated rtl
umlauts encoding | characters unicode garbled question latin special bytes database accents mojibake
emoji unicode | characters smileys surrogate squares font symbols rendering smiley database flags
timezone timezones | utc offset hours summer daylight wrong dst berlin clock converted
date picker datepicker calendar | day month popup format locale click weekday input monday range holiday
date format parsing | iso day month american swapped locale year string parse slash
form forms validation | input fields required error message submit email regex button invalid
contact form website | mail spam captcha enquiry submitted message inbox recipients subject honeypot callback
upload uploads file | megabytes size drag drop limit progress attachment timeout multipart bucket
attachments attachment | file pdf download mail size icon preview megabytes broken zip
images thumbnails | resize jpeg png pixel blurry compressed webp crop cropped preview
avatar profile picture | upload crop photo gravatar circle pixel face initials placeholder image user
image rotation exif | sideways photo portrait phone upside orientation camera tilted metadata degrees
video player streaming | buffering codec subtitles hls playback autoplay seek mute audio controls mobile
cache caching | stale redis invalidation ttl browser refresh cleared hit etag cdn
cdn static assets | cloudflare edge purge headers images files latency bucket origin region invalidate
tests testing coverage | unit assertions pytest jest mocks green failing suite red cases
flaky test | random ci retry timing sleep order sometimes intermittent green rerun
browser tests | cypress playwright selenium screenshots headless clicks selectors staging chrome video locator
ci pipeline build | jenkins github runner green red yaml jobs actions gitlab minutes stages
linter linting formatting | eslint prettier warnings rules ruff style commit hook indentation tabs unused line
types typescript typing | any compiler interfaces strict errors mypy annotations generics null declare
refactor refactoring cleanup | classes legacy functions split readable modules tests spaghetti extracted duplication architecture god-class
dependencies dependency upgrade packages | npm version lockfile breaking renovate dependabot pip outdated bumped major security yarn
python upgrade version | interpreter pip venv syntax deprecated wheels packages pyenv poetry asyncio
java spring upgrade | jvm maven gradle jdk beans classpath jar hibernate tomcat deprecations servlet
git repository repo | branch merge commits rebase monorepo github history conflict push squash commit
code review pull request | comments approve merge branch diff reviewer nit feedback suggestions approved reviewers
release version | changelog tag notes rollout published semver build shipped artifact candidate
deployment deploy rollout | production staging rollback pipeline downtime script pods live environment pushed
staging environment test | server data url deploy seed config sandbox mirror preview reset anonymised
feature flag flags toggle | rollout percent users launchdarkly switched config cohort enabled beta gradually
installer setup package | wizard msi exe uninstall signed dmg path admin silent shortcut
documentation docs readme | wiki pages screenshots examples sections outdated confluence markdown written chapter
architecture diagram adr | boxes decision components services draw sequence record arrows mermaid
analytics tracking matomo | events visitors google pageviews funnel clicks dashboard tag conversions utm
abtest experiment | variant control conversion significance sample winner users percent hypothesis traffic
cookies cookie consent banner | gdpr tracking opt reject accept popup analytics usercentrics click necessary scripts website
gdpr privacy dsgvo | data personal lawyer officer consent deletion policy protection dpa processor
data processing agreement dpa | processor signature gdpr vendor lawyer annex subprocessors subcontractor hosting signed
data retention deletion | gdpr purge older years records job anonymise script backups legal expiry
mobile app | phone store screens tap tablet flutter native swipe beta testers
ios iphone app | testflight apple xcode store swift rejected ipad build provisioning certificate iphones notch
android app | play gradle kotlin apk samsung google emulator sdk manifest bundle back crash
app store listing | screenshots review apple rejected description keywords ratings icon submitted icons localized subtitle
responsive mobile layout | phone css small breakpoint overflow viewport tablet grid narrow sideways
offline sync | connection conflict serviceworker train airplane local queue merged reconnect tunnel indexeddb
deep links link universal | url opens app redirect scheme browser tap installed domain association opened
broken links | url dead redirect page crawler missing clicked checker image target
redirects url urls | slug nginx rewrite old paths loop canonical google moved htaccess
website relaunch redesign | wordpress design pages content agency mockups homepage cms launch navigation
wordpress cms plugin | theme pages editor hacked php blocks admin gutenberg elementor hosting vulnerable
navigation menu header | hamburger dropdown items links mobile sticky hover logo breadcrumb active submenu
sidebar panel layout | collapse width scroll column overlap css resize drag pinned toggle
modal dialog popup | close overlay escape click focus backdrop button confirm window keyboard blur
icons icon favicon | svg pixel sprite tab blurry browser sharp symbol set outline retina
fonts font typography | size woff letters weight readable line google serif bold self-hosted loading
tables table grid | columns rows width sticky sorting header scroll cells overflow pinned cell
charts chart graph | axis bars legend pie line labels colours tooltip series zoom tooltips
map maps location | pins leaflet google coordinates markers zoom geocode address tiles route openstreetmap satellite
drag drop reorder kanban | card column mouse touch position order board jump mousedown ghost touchscreen
undo redo | history ctrl accidental deleted stack revert step mistake keystroke redone z
trash archive restore items | deleted recover bin soft accidentally purge gone undelete undo purged restored
tags labels categories | colour assign filter rename merge chips colours tagged autocomplete grouping sidebar
comments mentions | thread reply user notification markdown edit avatar emoji email answer
editor rich text markdown | bold toolbar paste formatting cursor wysiwyg links html undo lists italics
copy paste clipboard | formatting button text ctrl selection browser lost pasted whitespace html
tooltip onboarding tour | hints users first bubble steps skip popover wizard dismiss beginner guide
loading spinner skeleton | seconds waiting flicker blank progress screen slow animation placeholder grey shimmer
websocket realtime live | connection events reconnect socket push refresh lag polling nginx stream
multi-tenant tenant tenants | customers isolation database schema subdomain leak data organisation separate workspace
barcode qr code scanner | camera scan label print sticker phone reader inventory ticket pallet shelf
digital signature esign | docusign pdf signed certificate contract document sign notary pen legally
ocr recognition text | scan image tesseract invoice letters digits accuracy handwriting receipts blurry page
machine learning model | training accuracy dataset gpu features labels epochs predictions inference overfit tuning
llm prompt ai assistant | chatgpt tokens hallucinated answers openai model context prompts answer gpt embedding
speech voice transcription | audio whisper recording words microphone accent subtitles subtitle dictation speaker text
recommendation recommendations | similar users products clicks algorithm items ranking suggested personalised history cold-start
sensor iot device firmware | flash temperature gateway mqtt chip board battery readings lora wifi
erp sap | module master consultant rollout orders key users interface posting tables training
legacy system shutdown decommission | switch off archive users old servers data retired mainframe successor export
intranet wiki confluence | pages employees articles search sharepoint spaces outdated news editorial homepage onboarding
chat slack mattermost | channels messages workspace teams archived invites bot emojis guests migration mentions
scaffold scaffolding | poles planks ladder netting facade tower bracket erect dismantle sheeting platform tubes clamps wobbly crew toeboard
permit building approval zoning | council stamp drawings authority neighbour setback architect clerk application rejected granted fee municipality plot bylaw
foundation slab pour concrete | mixer rebar formwork frost cure pump excavation footing cement trench mason gravel screed vibrator boom
crane tower lift hoist | rigger sling load operator wind boom counterweight hook outrigger jib swing street closure banksman
rewire wiring electrician electrical | fuse cable socket breaker conduit sparky switch outlet circuit volt panel ampere junction tripped
tap faucet dripping leak | plumber washer spout drip sink wrench gasket cartridge dry valve bucket handle seal ceramic
pipe burst plumbing leak | plumber flood soaked water ceiling stopcock solder copper bucket damp elbow pressure joint stain
drain blocked sewer clog | plunger auger snake hair gurgle smell rod jetting overflow grease manhole backup sludge roots
roof shingles retile slates | roofer ladder gutter ridge felt batten flashing watertight chimney storm attic rain drip tarp
gutter downpipe leaves | ladder moss overflow bracket clogged roofline rain scoop fascia hose birds downspout drip autumn
tile tiling bathroom floor | grout adhesive cutter spacer trowel tiler mosaic cracked porcelain skirting silicone cut level wall
plaster plastering drywall render | trowel skim gypsum smooth dust crack sanding plasterer board joint filler mesh damp ceiling
window glazing replace panes | glazier putty frame sash double glass hinge draught sealant sill condensation cracked handle measured
insulation attic loft cavity | foam wool batts fibreglass vapour draught warm rolls rafters itchy cellulose blown mask energy
handover snag defects punch | scratches keys walkthrough signature protocol inspector missing contractor remedied client warranty photos retention
paint painting walls repaint | roller brush coat primer drips masking tape emulsion colour shade bucket undercoat gloss decorator flake
wallpaper hang strip | paste seam pattern roll steamer bubbles peeling brush lining trim glue border match decorator
carpet fitting lay | fitter underlay knife pile rolls stretcher gripper stairs stain wool offcut seam fluff threshold
kitchen fitting cabinets worktop | carpenter hinges drawers countertop island oven hob splashback soft-close plinth granite units level template
door hinge jamming squeak | carpenter plane sticks latch frame screw oil draught locksmith handle knob swollen threshold scrape
staircase railing banister handrail | steps carpenter welder spindle tread baluster oak wobble bolts landing tripping post sanding newel
asbestos removal abatement | mask sealed lab fibres sample hazmat tent air eternit suits certified disposal clearance contractor
demolition demolish tear knockdown | excavator rubble skip dust debris sledgehammer dumper wrecking fence brick jackhammer wall crash truck
skip dumpster rubble container | haul debris truck full driveway bricks tipper waste lorry swap bulky tonnage collected overflowing
excavation dig trench earthworks | digger bucket soil dumper pipe utility clay backfill spoil shoring mud hole groundwater compactor
paving driveway patio pavers | sand compactor slabs kerb gravel joints mallet slope blocks weeds level stones drainage edging
asphalt pothole resurfacing road | roller tar paver bitumen traffic cones hot lane barrier bumpy hole crew lines closure
brickwork bricklayer masonry wall | mortar trowel pointing lintel courses cement mason string bond spirit level scaffold stack
timber frame carpentry beams | carpenter joist sawmill nails trusses lumber planed oak glulam ridge crack rafters rot bolts
waterproofing basement cellar damp | membrane bitumen sump dehumidifier seepage tanking coating moisture drainage musty pump dry wall puddle
boiler heating service furnace | technician radiator pressure pilot burner thermostat gas chimney hot cold filter error flame soot
radiator bleed cold | valve hiss air key lukewarm thermostat pump plumber knocking gurgling balance warm towel drip
heatpump geothermal ventilation | compressor drill outdoor unit noise refrigerant installer duct underfloor tank subsidy defrost hum kilowatt
aircon airconditioning hvac cooling | filter refrigerant gas compressor chilled technician vent duct drip warm fan remote thermostat sweltering
fence fencing gate | posts panels hammer hinge picket wire neighbour rails concrete boundary latch storm staples auger lean
balcony terrace railing decking | boards screws joists stain planks oil tiles drainage rust rot splinters flower weld glass
chimney flue sweep | soot brush fireplace creosote stove draught crow nest smoke cowl liner ash roof black certificate
site fence hoarding security | barrier panels padlock guard theft camera sign copper clamps trespass gate stolen lighting patrol
surveyor survey boundary levels | tripod theodolite pegs coordinates laser cadastre stakes benchmark plot drone measured corner map gps
structural engineer loadbearing wall | beam calculation steel lintel props crack column report bearing static moment stamped joist sag
safety helmet toolbox induction | boots harness vest incident signs briefing accident glove goggles signatures subcontractors slip hazard trip
plant digger rental equipment | hire excavator deposit trailer hours diesel returned generator bucket depot damage rate compactor invoice
subcontractor tender bids quotes | offer price quantities lowest deadline awarded contract rates negotiation scope envelope comparison clarifications signed
variation change extra claim | surveyor cost signed client instruction delay disputed rate approved measurement contract money additional clause
steel beams girder delivery | welder bolts primer lorry tonnes crane fabricator galvanised splice rust column plate erect truck
lift shaft elevator installation | technician cabin doors cable pit motor inspection certificate button rope counterweight landing stairs guide
elevator lift stuck repair | technician cabin doors stairs button engineer floor trapped motor cable jam riding stopped landing
garage door opener shutter | spring remote motor track roller sensor cable stuck panel rails button jammed grease lift
fire extinguishers inspection | foam powder gauge tag bracket expired pressure refill hose wall seal cylinder technician dry
smoke detector alarm batteries | beep ceiling ladder chirp siren test sensor dust dead lithium replaced bedroom hallway button
sprinkler system fire | valve pump nozzle heads pressure flow pipe test insurer corrosion tank ceiling certificate engineer drain
emergency lights exit signs | battery bulb glow corridor stairwell electrician outage test lamp green generator led dark certificate
burglar alarm intruder security | siren keypad sensor code motion false guard police armed wireless panel triggered contacts
cctv camera surveillance | footage recorder lens angle blind parking storage privacy sign night cable playback theft blurry dome
intercom doorbell buzzer entry | ring speaker nameplate button panel handset crackle chime electrician lobby camera voice wire silent
lock cylinder locksmith rekey | keys broken snapped door bolt deadlock barrel spare drilled stuck jam handle latch oil
keys fobs badges access | deposit lost ring chip card spare copied locker caretaker signed returned reader cut door blocked
tenant eviction arrears rent | lawyer bailiff court notice unpaid reminder landlord owed instalment moved deadline lease judge overdue
tenancy lease contract flat | signature landlord deposit renter clause term months keys movein guarantor rent initials apartment renewal
deposit refund moveout apartment | scratches walls keys transfer cleaning tenant deduction protocol bank landlord nails meter stains checkout
vacancy flat listing viewing | applicants photos rooms advert portal queue income references prospective balcony empty landlord interested couple
utility bill service charges statement | heating allocation tenants surcharge meter cost refund objection square share prepayment spreadsheet owner postage
meter reading water gas electricity | digits cubic kilowatt basement dial consumption photo serial cellar card utility counter figures number
mould fungus damp walls | spores black bleach ventilate bathroom dehumidifier corner musty condensation smell spray wet tenant sealant
bins rubbish waste collection | truck recycling lid overflow compost cardboard smell rats bags pickup glass sorted missed container
snow gritting clearing ice | salt shovel plough sidewalk slippery frost icy grit path winter blower slush tractor bags
parking spaces lot permits | sticker barrier lines towed visitor bay cars marked sign garage tow blocked numbers fine
stairwell hallway cleaning janitor | mop bucket cleaner windows floors dusty contractor shiny dirty banister smell polish doormat sweep
window cleaning facade glass | squeegee ladder streaks soap cherry-picker smears rope sparkling rain bucket abseil spotless panes pigeon
pest mice rats exterminator | traps poison bait droppings holes nest gnawed cockroaches cellar dead squeak fumigate sealed cheese
bedbugs cockroaches fumigation | bites mattress spray heat traps exterminator crawling itch eggs steam room infested dog laundry
pigeons nets spikes birds | droppings ledge balcony mess wire nest roof cooing mesh hawk facade feathers scaffold climbers
wasps hornets nest | sting beekeeper swarm spray eaves buzzing allergic attic smoke suit firefighters shutter removed loft
laundry washer dryer communal | coins drum spin lint detergent hose technician socks token leak basement foam noisy filter
playground swing sandbox slide | children sand screws rust splinters inspector chain mulch rubber paint toddler bolts seat climbing
hedge lawn grounds gardening | mower trimmer grass shears clippings weeds shrub cut neat gardener leaves edges strimmer rake
tree felling pruning branch | chainsaw stump arborist trunk rope rotten chipper logs crown sawdust storm leaning climb permit
owners assembly condominium association | vote minutes quorum majority proxy agenda resolution reserve units fund invitation chair ballot objections
legionella water testing hygiene | sample lab bacteria showers hot degrees flush tank boiler results rinse tap disinfect pipe
bulb lamp lighting flicker | led electrician ladder socket dark switch bright fixture tube starter hallway fuse dim glow
caretaker janitor concierge hire | keys uniform references candidate interview handy shift salary apartment probation repairs resident contract friendly
noise complaint neighbour | loud music party quiet drilling letter police barking night warning tenant sleep bass log
bicycle racks cellar storage | bikes lock abandoned tags frames basement wheel stand rusty removed chained room stolen hooks
charging station wallbox electric | cable kilowatt electrician car plug grid charger cards fuse parking garage subsidy installer load
roof antenna satellite television cable | signal channels dish tuner receiver decoder socket snow technician picture reception amplifier screen pixel
office relocation moving desks | boxes movers van chairs labels crates furniture floor server unpack network cartons seating carpet
meeting room projector booking | screen hdmi remote bulb chairs calendar cable whiteboard beamer conference blurry ceiling adapter microphone
coffee machine descale office | beans milk espresso scale filter steam leak technician latte grinder limescale capsules bitter tablet
graffiti removal vandalism | spray paint tags wall solvent scrub pressure police youths coating ghost facade sandblast coloured
storage basement clearout junk | boxes van dump furniture dust shelves mattress bulky sofas tip attic trailer recycling empty
generator backup power outage | diesel blackout fuel battery load exhaust starter kilowatt loud hours hum transfer engine lights
septic tank cesspit emptying | sludge truck hose smell pump lid liters manhole sewage stink vacuum full bacteria drain
hotel rooms renovation refurbish | carpet beds wallpaper curtains bathroom furniture guests floor designer minibar noise dust headboard carpenters
minibar restock snacks | bottles peanuts fridge chocolate beer water expired trolley housekeeping juice price key cashews guest
housekeeping linen sheets towels | beds pillowcase laundry maids trolley stains duvet ironed folded fresh cotton white torn pressed
reception front desk checkin | guests keycard lobby luggage queue passport bell night clerk overbooked smile passports late arrivals
overbooking reservation rooms guests | double portal cancelled upgrade another hotel apologised walk beds channel nights voucher couple moved
breakfast buffet menu dishes | chef eggs porridge omelette vegan tofu guests bacon croissant juice jam tasting seasonal recipe card
review guest complaint reply | stars rating portal rude apologise angry unhappy noisy dirty voucher online comment response feedback
minibus shuttle airport guests | driver pickup flight luggage seats timetable lobby transfer van late terminal tips fare landing
spa sauna wellness massage | steam oil towels robe therapist hot tub stones wood stove relax fragrance loungers jets
mattress beds hotel replace | springs topper sagging foam delivery frames truck soft firm sleep backache stains slats plastic
menu seasonal tasting restaurant | chef dessert asparagus plate sauce sommelier printed price starters truffle pairing delicious card pumpkin
health inspector kitchen hygiene | fridge temperatures grease gloves labels rats probe score surfaces cutting board floor report certificate haccp
extractor hood grease kitchen | filter fan duct degreaser smoke fat motor smell chimney fumes noisy fire cooking greasy
fryer oil change kitchen | fat fries drum basket collection crispy smoke barrel filter grease rancid chips hot litres
oven dough bakery repair | baker technician heating element burnt bread loaves deck steam thermostat fan cold crust door seal
sourdough bread recipe loaf | flour rye starter crust yeast knead baker rise oven dough ferment crumb proof salt
wedding cake order tier | fondant sugar bride icing sponge cream layers topper flowers tasting baker box stand couple
flour ingredients supplier bakery | sacks mill rye pallets price butter sugar organic yeast delivery spelt gluten wheat kilos
catering banquet event food | canapes plates vegetarian servers trays buffet guests chafing headcount allergies glasses skewers van tablecloths
allergens labelling menu | gluten nuts lactose celery sesame letters footnote chart egg soy ingredients chef milk shellfish card
beer taps keg lines | foam barrel brewery draught gas flat hose cleaning pints cellar coupling cloudy bitter cylinder
cocktail menu bar drinks | bartender gin shaker syrup lime ice garnish mixologist rum vermouth spirits tasting mocktail bitters
liquor license alcohol | police council hearing bar terrace serving hours approved minors application granted inspector fee neighbours objection
wine cellar list sommelier | bottles vintage grape corks tasting merchant riesling crates glasses red white pairing vineyard
waiter staff shifts restaurant | tips trial apron server evening weekend tray roster sick students service section polite schedule
tables reservation booking restaurant | party seats window guests cancelled noshow evening birthday terrace confirmed calendar phone booth couples
terrace outdoor seating patio | umbrellas chairs heaters tables permit sunny parasols council cushions blankets awning wind lounge planters
dishwasher kitchen glasses repair | rinse spray salt arm plates technician basket pump steam dirty tabs foam leak cutlery
coldroom freezer fridge broken | compressor thawed thermometer degrees seal technician ice meat spoiled alarm gas warm defrost fan
takeaway delivery packaging restaurant | boxes courier app bags riders cardboard lids compostable cutlery orders scooter bowls commission soup
butcher meat order kitchen | beef lamb kilos steaks mince veal sausages fillet pork bones cold cut ribs poultry
fish supplier seafood delivery | salmon oysters ice fillets catch market fresh mussels crates prawns cod smell harbour scales
vegetables greengrocer order | crates lettuce tomatoes wilted farmer onions market potatoes herbs carrots fresh rotten cabbage peppers
icecream gelato machine | scoop cone flavours vanilla sorbet chocolate freezer queue toppings cups pistachio creamy churn sprinkles
chocolate pralines easter confectionery | bunnies mould cocoa tempering nougat truffle boxes ribbon ganache couverture glossy filling melt eggs
gala dinner fundraiser event | tickets tables speeches auction sponsors tuxedo band menu seating donors dancing ballroom raffle toast
conference venue programme speakers | hall badges keynote microphone lanyards slides registration sessions stage sponsors abstracts livestream coffee seats
wedding reception hall decoration | flowers bride groom chairs candles ribbons dj balloons cake tablecloth toast dance couple lanterns
marquee tent event hire | pegs poles wind canvas ropes rain lawn panels ground floor heater sides stakes erect
stage sound lights rental | speakers cables mixer technician truss microphone amp band rig fog spotlights truck feedback soundcheck
band dj music booking | gig fee playlist soundcheck contract guitarist stage set speakers singer rider dance musician amp
flowers florist centerpieces bouquet | roses vases tulips petals stems ribbon fresh lilies bridal wilted water greenery arrangement peonies
christmas party staff dinner | venue karaoke secret gifts mulled santa turkey bowling invitation restaurant colleagues rsvp glogg quiz
invitation cards guest rsvp | envelope stamps printed replies calligraphy addresses mailed acceptance attending declined font couples headcount design
photo booth photographer event | props pictures camera album backdrop shots selfies flash gallery prints edited usb smiles lens
trade fair booth stand exhibition | rollup banner brochures leads hall badge giveaways carpet visitors pens truss posters demo flyers
raffle tombola prizes | tickets draw winners basket drum donated voucher hamper numbers wheel lucky bicycle sold teddy
inventory stocktake count | scanner shelves barcode sheets warehouse discrepancy missing pieces variance counted shrinkage aisles tally weekend boxes
returns refund parcel customer | label rma damaged box exchange wrong size money credit carrier receipt card defect sender
shelves shelf restock display | cartons trolley empty facing pallet aisle bottom cans rows gondola bracket goods front filler
till register cash drawer | coins float receipt roll scanner counted euros printer difference cashier notes jam change
card terminal payment reader | chip contactless pin declined bank receipt sim cable merchant beep nfc offline visa transaction
price labels tags pricing | stickers shelf printer barcode discount wrong reduced cents gun electronic tagged margin supplier rounding
supplier wholesaler negotiation terms | discount price margin catalogue rep order minimum rebate samples invoice freight credit contract exclusive
window display shop decoration | mannequin props backdrop seasonal lights dresser glass autumn passersby pumpkins fabric poster theme eyecatching
loyalty card points programme | customers stamps members rewards discount signup app coupon tiers birthday scan bonus wallet database
sale clearance discount season | signs red percent reduced rack leftovers customers bargain summer queue posters tags off crowds
webshop online checkout store | cart payment basket customers paypal shipping button orders mobile product photos plugin theme bounce
product photos listing webshop | camera lightbox white background descriptions retouch upload variants shots sizes mannequin cropped sku studio
parcel shipping orders packing | boxes tape labels courier bubble wrap tracking postman weight pickup bags printer fragile cartons
missing parcel tracking lost | courier carrier investigation depot neighbour scan signature claim reimbursed postman stuck undelivered turned customer
shoplifting theft security tags | thief camera footage police detective pockets alarm gates stolen guard caught bag detainee perfume
backorder outofstock preorder supplier | waiting container delayed arrival customers sold shipment factory eta weeks substitute notify restocked port
giftcards vouchers coupons | code redeem balance envelope printed euros plastic ribbon sold barcode value expiry batch activation
mystery shopper service training | sales friendly script report smile score greeting upsell roleplay feedback cashier customers trainer politeness
seasonal collection buying fashion | samples showroom sizes fabrics jackets colours lookbook rails agent dresses order autumn brand knitwear
fitting room alterations tailor | hem pins mirror seamstress zip sleeves trousers stitch curtain waist sewing chalk shorten thread
newsletter mailing customers campaign | subscribers opens clicks subject unsubscribe draft template segment bounce mailchimp link banner inbox
recall product faulty customers | batch serial withdrawn hazard notice poster refund shelf authority manufacturer returned affected lot sealed
opening hours sunday holiday | sign door website customers closed poster staff maps evening permit easter shorter sticker bank
franchise store opening branch | ribbon fitout signage landlord lease staff balloons launch counter shopfitter royalty headquarters mall location
shop sign neon lettering | letters installer facade permit lit vinyl ladder logo flicker transformer font awning council bright
trolleys carts baskets supermarket | wheels coins squeaky wobble lot chain broken locks abandoned handle replaced rusty repairman row
deli counter cheese slicer | ham blade scale weigh sliced olives rind trays brie glass salami sharpen gouda samples
bottle deposit machine returns | cans crushed jam receipt sticky plastic crates sensor technician bags conveyor queue empties smell
bookshop reading author signing | chairs copies queue pen publisher novel microphone audience poster wine signed autograph table moderator
optician glasses frames lenses | dioptre prescription eye test screws sight contact progressive blurry measure nose anti-glare reading case
jeweller ring resize watch | gold stone battery engraving strap goldsmith carat polish finger clasp silver diamond solder
pet food aquarium shop | fish tank filter hamster kibble cage litter birds guppies algae bowl tins pump seeds
furniture assembly delivery sofa | allen screws fitters van stairs cushions box legs scratch doorway carton instructions couch lifted
patient records archive charts | folders scanned files shredder cabinet shelves digitised privacy boxes history alphabetical missing retention doctor
referral specialist letter patient | cardiologist fax consultant appointment hospital diagnosis scan urgent accepted orthopaedic waiting slot doctor mri
prescription refill medication repeat | pharmacy tablets doctor dosage pills signed insulin milligrams collected pack blister renewal chemist drops
vaccine vaccination clinic flu | jab syringe doses fridge needles arm nurse shots booster sore vials elderly batch queue
recall patients checkup reminder | letters postcards overdue hygienist appointments sms phoned screening booked texts annual replies lapsed mailed
consent form patient surgery | signed risks parent guardian anaesthetic explained leaflet doctor clipboard withdrawn pen copies operation translated
autoclave sterilizer instruments | steam pouches cycle indicator strips spores validation door seal tray printer degrees technician sterile packs
xray radiology machine | film sensor dose shield radiologist technician images apron lead panoramic blurry bones certificate exposure teeth
blood samples lab results patient | tubes courier vial needle haemoglobin fasting drawn values nurse centrifuge labels cholesterol fax vein
defibrillator aed emergency kit | pads battery cabinet adrenaline electrodes expired chest oxygen wall cpr trolley shock ampoules checks
ultrasound scanner purchase equipment | probe gel demo leasing images salesman monitor baby technician loan trolley quote resolution screen
waiting room clinic refurbish | chairs magazines toys paint plants posters water cooler television lamps patients cosy lino seats
oncall roster nurses doctors | shift swap nights weekend sick cover schedule holidays gaps locum agency rota ward hours
hygiene hands disinfectant infection | sanitizer gel dispenser gloves swabs masks ward gown surfaces germs outbreak soap norovirus nurse
sharps medical waste needles | yellow containers courier biohazard bags incinerator syringes bin bandages collected stab sealed lid
insurance billing claims patient | codes rejected invoice reimbursement submitted insurer cards tariff resubmitted unpaid quarter treatments fee copay
appointment booking telephone clinic | receptionist queue slots answering online voicemail calendar cancellations lines waiting ring hold patients engaged
dentist crown impression | tooth lab ceramic bite cement dental technician molar temporary fits shade gum mould bridge
dental chair compressor drill | suction handpiece technician spit hose turbine air upholstery lamp bracket leak noise oil filter
orthodontist braces retainer | teeth wire brackets elastics aligners straight crooked impressions child scan bite glue gap jaw
denture prosthesis lab | teeth gum plate clasp acrylic sore fits bite relining broke wax chewing adhesive jaw
spay neuter cat surgery | vet anaesthetic stitches cone kitten shelter carrier wound fur collar fasting tomcat recovery stray
dog vaccination rabies vet | puppy jab passport paw chip booster certificate leash scared worming tail weight sticker treats
horse vet teeth lameness | hoof limp sedation stable float jaw tendon injection bandage mare swelling trot gelding colic
kennel boarding cattery | dogs leash bowls barking cages blankets owner bed cats treats fence mats vaccinated run
euthanasia pet cremation | ashes urn vet owner grief injection cat dog sad farewell blanket collected crematorium condolence
microchip pet registration lost | scanner dog number owner database poster found collar shelter cat needle transponder stray neighbour
pharmacy stock expired medicines | shelf tablets boxes wholesaler disposal drawer robot ointment syrup batches pharmacist returned narcotics counter
narcotics controlled drugs register | safe morphine ledger pharmacist signature ampoules count double locked discrepancy opioids book destroyed witness
compounding ointment cream pharmacy | grams jar base mortar pharmacist label vaseline recipe stir urea dermatologist tube weighed scale
blister packs dosette nursing | pills sorted morning evening tablets pharmacy residents tray wrong compartments foil doses machine nurse
nursing home admission resident | room belongings daughter furniture care contract assessment family moved dementia armchair hospital doctor welcome
care plan resident documentation | nurse goals mobility review family wounds diet relatives eating weight walking signed file assessment
wheelchair walker mobility aid | tyres brakes cushion technician footrest rollator battery ramp handle loan insurer pump armrest seat
hospital bed pressure mattress | sores rails motor remote foam air pump sheet crank height castor lifting nurse technician
fall prevention residents | mats rails slippers bruise hip hallway socks night sensor balance physiotherapist stumble report lamps
activity residents outing singalong | bingo choir bus cafe accordion crafts garden wheelchair volunteers memory cake smiles songs quiz
meals wheels elderly delivery | driver hot boxes soup lunch van thermos kitchen pensioner diet trays portions volunteers pureed
hearing aid audiologist | ear battery wax mould loud whistling volume test deaf beep tube headphones tinnitus speech
homecare route visits carer | clients car keys tour insulin stockings morning shower schedule sick bandage elderly nurse door
patient hoist lift sling | bath ceiling battery transfer straps technician weight bed motor carer certificate caregiver track inspection
palliative hospice family | morphine comfort doctor bedside priest volunteer night breathing pain pump sister goodbye chaplain candle
dementia garden memory care | wandering fence door alarm raised herbs bench path lavender smell family photos songs calm
physiotherapy exercises rehab | knee physio stretches shoulder bands treadmill crutches hip bend stairs sessions limp muscle massage
midwife antenatal birth class | baby breathing mothers couples pregnant breastfeeding hospital bag belly diaper mats newborn contractions pelvis
eye clinic cataract operation | lens drops vision blurry surgeon patch retina laser cloudy pressure ophthalmologist read sharp light
allergy test patient | pollen skin prick cat itch nuts rash antihistamine swollen hay arm sneezing dust red
ambulance stretcher restock vehicle | paramedic oxygen bandages siren masks cylinder kit straps blankets collar splints expired drips bag
blood drive donation | donors red cross cots juice bags arms cookies nurses pints needle type queue fainted
scale balance calibration lab | weights technician certificate grams drift sticker zero accuracy pan vibration traceable tolerance adjusted leveled
chemicals dispose expired | solvent waste bottles cabinet drum hazardous truck disposal flammable label safety acid acetone canister
fumehood ventilation lab hood | airflow sash fan filter smoke exhaust technician fumes face velocity alarm certificate duct motor
freezer samples cryo minus | nitrogen ice alarm compressor racks thawed boxes frost defrost vials dewar backup temperature labels
microscope lens repair objective | slide focus stage laser technician confocal bulb oil blurry camera fluorescence alignment eyepiece mirror
centrifuge rotor maintenance | spin imbalance tubes vibration lid speed technician noise bucket rpm wobble latch pellet gasket
ethics committee application approval | participants consent board amendment anonymised risk submitted reviewers protocol animals revised irb vulnerable granted
grant proposal funding application | budget reviewers submitted foundation consortium portal overheads rejection abstract partners deadline million score panel
paper manuscript journal submission | reviewers figures revision editor accepted coauthors abstract references rebuttal rejected draft preprint proofs latex
thesis dissertation supervision student | chapter defence committee draft examiner viva bound corrections advisor literature printed grade plagiarism abstract
poster conference abstract | printed tube figures accepted flight session badge layout hall presenter slot logo board talk
cell culture contamination incubator | flasks bacteria fungi media plates discarded passage antibiotics mycoplasma bleach petri cloudy dish hood
pcr primers sequencing dna | gel bands samples polymerase reads core extraction plate cycler amplicon contaminated gene pipette genome
pipettes tips calibration | volume microlitre gravimetric technician drift plunger channel certificate leak water sent weighed seal rack
glassware reagents order lab | beakers flasks supplier box pipettes buffer catalogue gloves backlogged cracked ethanol pallet acid shelves
mice animal facility breeding | cages litter bedding strain pups vet genotyping weaned females tail room protocol ear tags
greenhouse plants experiment seedlings | pots watering germination lamps soil aphids leaves humidity harvest arabidopsis trays height wilted seeds
survey questionnaire respondents | answers participants link response anonymous questions sample online reminder pilot scale dropouts interviewed pretest
interviews transcripts fieldwork | recorder coding audio participants village consent quotes typed notes translator hours informant anonymised themes
data archive repository dataset | upload metadata doi files terabytes csv licence backup anonymised codebook server embargo open readme
telescope observation night | sky clouds dome mirror stars camera exposure spectra slot clear tracking galaxy mount seeing
gas cylinders nitrogen argon | regulator bottle empty pressure chain trolley supplier swap valve helium leak hose bar delivery
biosafety radiation training lab | dosimeter badge isotopes officer goggles certificate quiz spill waste newcomers geiger signed hazards gown
soil water field samples | auger bottles river cooler jars rain boots gps bags mud labels nitrate site probe
patent invention filing | attorney claims drawings prior examiner office fee search novelty inventor disclosure priority granted abstract
conveyor belt line jam | motor rollers technician stopped sensor splice bearing tension torn pulley packages gearbox stuck tracking
forklift licence truck battery | forks driver pallet mast charger training card certificate hydraulic tyres hall reach instructor inspection
calibration gauges instruments metrology | caliper certificate micrometer lab stickers tolerance overdue torque drift sent traceable due thermometer wrench
spareparts bearings stores ordering | motor shelf supplier seal catalogue stock belt gasket drawer minimum bins shaft express manufacturer
audit iso quality certification | auditor nonconformity findings documents certificate procedures evidence checklist corrective passed minor observations logbook surveillance
nonconformance scrap defect complaint | batch root cause rework customer pieces measured corrective burr photos quarantined tolerance rejected cracks
safety training forklift machine workers | instruction signatures certificate quiz lockout goggles attendance trainer accident hazards earplugs briefing classroom video
shift handover roster production | nights overtime foreman sick operators swap early crew logbook rota break cover supervisor fourteen
machine breakdown mechanic press | hydraulic stopped leak bearing motor oil error sensor fuse restarted fitter spare hammering die
lathe milling cnc machining | spindle chips tool coolant program tolerance chuck operator insert steel drilling workpiece burrs axis
welding robot weld seam | sparks torch helmet gas wire argon arc burn fixture grinding spatter cell bead cracked
compressor compressed air leak | hose pressure hiss bar filter valve fitting dryer oil tank coupling noise technician condensate
hydraulic press hose oil | leak puddle seal cylinder pump pressure fitting burst filter fluid gasket mechanic ram
lockout guard machine safety | emergency fence button interlock sensor padlock tags curtain cage bypassed fingers electrician light inspection
toolcrib tools inventory workshop | drill wrenches pegboard missing shadow drawers spanner labels bits hammer borrowed sockets cabinet sharpened
mould die injection tooling | toolmaker plastic cavity flash shots steel polish ejector trial granulate sprue insert cooling parts
packaging line cartons sealing | film tape jam glue foil boxes labels sensor shrink blades wrapping speed knives rolls
raw material steel order purchase | coil sheet tonnes supplier price lead mill truck alloy certificates bars delivery aluminium stock
prototype sample series approval | customer measurements printed drawing tolerance fit iteration assembly engineer bracket tested resin tweaks design
paintshop powder coating booth | spray filter oven nozzle colour primer hooks dust runs gloss gun compressor overspray ral
sawdust extraction dust collector | filter bags duct hose fan wood briquettes explosion chips suction bin carpentry blocked shavings
overhead crane hoist inspection | hook rope chain inspector tonne certificate brake rails pendant limit sticker load sling slack
noise measurement hearing factory | decibel earplugs meter loud hall dosimeter enclosure muffs limit hygienist mats readings audiometry quieter
wastewater treatment oil separator | sludge tank pump sample lab limits filter drain authority ph effluent grease emptied flow
kaizen lean workplace tidy | tape floor board sorted red tags waste suggestions shadow labels standup stations flow walk
energy audit consumption plant | kilowatt meters leaks insulation heat consultant savings compressors led peak load tariff sankey subsidies
first article inspection measurement | drawing coordinates caliper tolerance customer report dimension cmm signed bore sample deviations radius probe
sewing machines textile workshop | needle thread fabric seam bobbin mechanic stitch pattern zip cutting oil foot snapped scissors
printer ink labels production barcode | head nozzle ribbon cartridge smudge code scanner solvent rolls roll thermal blurry date
pallet racking warehouse shelves | beams uprights bent forklift inspector bolts collision load aisle damage level anchors replacement sign
pallets europallet exchange | stack wood broken carrier lorry driver nails deposits voucher returned yard forks chipped balance
customs clearance declaration import | broker tariff duty container port codes invoice released paperwork origin held eori border agent
container shipping freight port | vessel bill lading terminal demurrage seal docks unload forwarder booking reefer eta truck rolled
driver licence permit renewal | tachograph code medical eyes card hours photo authority course truck bus expiry doctor laminated
tyres winter change wheels | rims garage tread bolts balancing summer storage pressure mounted mechanic studs puncture jack torque
oil change service van | filter garage mechanic mileage litres sump drain stamp booklet fluid dipstick sticker engine workshop
brakes pads discs squeal | mechanic garage caliper rotor pedal fluid grinding worn axle test rust screech stopping wheel
roadworthiness inspection mot vehicle | sticker garage passed lights emissions rust failed brake plate mechanic bay headlight retest exhaust
tolls vignette motorway truck | box windscreen device invoice route unit sticker kilometres borders account fined highway lane transponder
routes planning delivery tour | stops drivers gps map traffic detour order van kilometres dispatcher slots postcode fuel optimised
damaged goods transport claim | crushed photos box insurer driver wet carrier signature dented pallet compensation reimbursed broken surveyor
fuel cards diesel fleet | pump litres station pin drivers receipts fraud tank invoice mileage petrol limit blocked adblue
tachograph download drivers hours | card rest violations reader fine chip driving digital breaks file inspector police archive exceedance
trailer coupling lights truck | plug bulb axle hitch curtain tarp brake cable flat wiring lock landing kingpin mudguard
windscreen chip crack vehicle | glass garage resin stone insurance wiper repaired glue sensor insurer van camera mobile pane
van dent bodywork accident | bumper insurer paint panel scratch assessor garage scraped police witness fender pole photos reversing
clutch gearbox engine repair | mechanic gears grinding slipping garage transmission oil smoke tow flywheel belt noise parts starter
battery starter jump car | cables dead alternator garage cold click engine terminals charger volts towed cranks acid lights
lease company cars fleet contract | mileage dealer return electric drivers scratches keys tax models rates months damage order swap
loading dock ramp leveller | truck hydraulic bumper door forklift pallets seal gate hall edge stuck technician lorry bay
picking errors warehouse orders | wrong item scanner boxes shelf swapped mispick customers pickers location labels aisle light counts
courier contract parcel carrier | rates pickup tariff surcharge depot zones labels volume negotiated driver discount reliability weight reps
dangerous goods adr transport | placards orange driver certificate drum documents advisor class tank extinguisher lithium hazard signs labels
cold chain refrigerated transport | reefer temperature logger degrees thawed vaccine truck frozen compressor alarm vans probes curve ice
school bus driver route | stop children seats late pickup belts morning village company detour timetable winter parents sick
bus tram timetable stop | shelter drivers passengers minutes detour line delayed connection poster route poles app night platform
train track signal maintenance | rail points sleeper ballast crew night closure locomotive catenary weld switch inspection platform wagon
truck wash cleaning fleet | brush soap foam mud hose spray pressure cabin vacuum dirty shiny bay wax tanker
removal moving house van | boxes movers piano stairs furniture blankets straps sofa truck lift parking cartons tape fragile
drone aerial inspection flight | battery pilot licence propeller footage wind crash roof airspace camera permission images controller signal
harvest wheat barley combine | grain trailer field silo thresher moisture rain dry tonnes straw stubble farmer bread ears
sowing seed drill field | tractor rows soil kernels maize fertilizer plough harrow wheat hectare rain germinate sprouting barley
tractor repair hydraulic plough | mechanic dealer engine diesel tyre leak clutch oil share pto field barn starter parts
silage hay bales straw | baler wrap field twine mow dry barn rain trailer stack clamp tarp grass tedder
milking parlour robot cows | udder vacuum tank teat technician liters dairy pump alarm hose milk rinsing mastitis cluster
calves eartags cattle register | vet passport herd heifer bull barn born database yellow number cow registry tagging weighed
hooves trimming cows cattle | lame trimmer crush claw grinder herd limp blocks bandage bath knife straw barn sole
sheep shearing wool lambs | shearer fleece flock ewe pen ram clippers bags hooves fence orphan bottle dog pasture
pig pens farrowing sows | piglets straw boar litter slurry vet iron weaned barn heat trough lamp teeth weaning
hens coop eggs poultry | chicks fox feed nest perch feathers mites laying cockerel grain fence straw cartons broody
slurry manure spreading | tanker field smell hectare hose pit tractor nitrogen frost neighbours cubic barn stink trailing
pasture electric fence grazing | posts wire energizer voltage cattle insulators escaped battery grass gate shock deer staples cows
fertilizer pesticide spraying crop | tank nozzle wind hectare fungus aphids sprayer herbicide boom weeds log licence litres certificate
irrigation sprinkler pump field | hose drought pipe well dripper nozzle valve reel water dry litres timer pressure soaked
subsidy application farm hectares | parcels map agency inspector satellite form deadline payment grassland advisor portal organic euros granted
orchard apple pruning picking | trees ladder branches crates blossom frost cider secateurs pears baskets juice press ripe scab
vineyard grapes wine pressing | vines barrel must pickers harvest crates fermentation sugar mildew secateurs tank cellar trellis bunches
bees hives honey extraction | frames swarm queen smoker wax mites jars colony sting comb centrifuge suit sugar brood
potatoes storage planting digging | tubers rows sacks blight ridger soil sprouted barn peel seed beetles rot cellar harvester
tomatoes polytunnel glasshouse | vines film ripe plants watering blight trellis string trays bumblebees crates heater cucumber suckers
strawberries pickers seasonal workers | baskets fields straw ripe rows kilos huts visas jam kiosk buses netting berries punnets
farm shop stand produce | honesty cheese eggs jars customers fridge vegetables kiosk honey crates juice milk pumpkins dispenser
barn roof stable construction | beams sheets timber carpenter purlins storm cladding nails cattle gutter concrete ridge eternit skylights
perennials plants pots nursery | compost pallets watering greenhouse labels lavender shrubs saplings bench customers bloom roots trays spring
christmas trees sale lot | fir netting spruce needles stand saw lights trunk tractor wreaths cut customers funnel mulled
garden design client planting | beds shrubs sketch bulbs path soil roses lawn hedge terrace mulch pond borders trees
pond pump fountain koi | algae filter liner fish water lilies hose heron leak net green frogs skimmer duckweed
lawn reseeding turf aeration | grass rake moss rolls scarifier mower seed patchy roller fertilizer green watering clover bald
timber harvesting thinning forest | harvester logs forwarder stack chainsaw spruce sawmill cubic skidder marking trunks beetles stumps lorry
bark beetle infestation spruce | trees sawdust felled forester traps brown logs drought dead pheromone needles crown removal resin
saplings reforestation planting trees | seedlings spade oak fence deer rows volunteers forester hectare tubes browsing nursery roots holes
firewood splitting stacking | logs axe chainsaw beech cords shed dry splitter kindling stove tarp trailer birch cubic
hunting stand deer lease | hunter ladder antlers licence boar rifle meat seat season dog ranger forest pellets shots
forest road trail track | gravel grader ruts culvert mud signs ditch bulldozer hikers bridge washed potholes storm machine
farrier shoeing horse hooves | nails anvil iron hoof pony rasp trim forge stable limp bare mare shoe loose
riding lessons pony arena | helmet saddle kids trot girls fell instructor reins sand canter beginners group lunge stirrups
saddle tack bridle | leather stitching saddler girth fits horse stirrup oil flocking back bit pressure buckle reins
stable stalls mucking horses | straw manure hay wheelbarrow boxes fork shavings doors hooves bedding swept barn rubber trough
horsebox transport trailer tournament | ramp mare vet loading gelding passport show hay floor drive ribbons partition jumped nervous
foal mare breeding stallion | vet ultrasound birth stable insemination filly nursing pregnant milk standing colt straw papers night
worming deworming horses paste | vet syringe droppings sample herd pasture tube weight dose pony eggs count stable parasites
report cards grades certificates school | teachers marks signed parents conference printed pupils semester remarks envelope maths stamped principal comments
trip excursion class outing | bus parents museum pupils lunch permission zoo chaperone tickets hike slips train kids rucksack
timetable schedule lessons school | rooms teachers periods gym clash blocks maths swapped software free double gaps monday electives
exams papers invigilation marking | students hall questions grading seats sealed corrected rubric answer desks resit cheating pens scripts
substitute teacher cover absence | sick class lesson worksheets stand flu maths pregnant pupils agency retired principal relief maternity
textbooks order school books | publisher pupils edition workbooks boxes returned covers stickers shelves maths lent torn atlas loan
canteen lunch school meals | kitchen kids vegetarian trays caterer menu pasta cook fish tokens queue fruit soup portions
enrolment registration pupils admission | parents forms birth certificate classes children siblings places applications waiting letters sibling portal
parents evening conference teachers | slots chairs sheet mothers classroom fathers signup coffee progress booked talk corridor minutes pupils
graduation ceremony diploma | gown caps speech hall parents photographer certificates stage alumni flowers rector toss principal handshake
school play performance rehearsal | costumes lines stage kids script curtain hall props applause parents songs makeup nervous lights
sports day school race | medals sack whistle kids field relay stopwatch ribbons egg pupils lanes rain jump cheering
bullying incident pupil counselling | parents principal teased class apology crying counsellor chat mediation detention phone playground victim talk
classroom smartboard projector tablets | screen cable teacher pupils pen ipads bulb chargers wifi technician touch apps board lesson
chairs desks classroom furniture | pupils tables wobbly janitor delivery legs height scratches stacked truck chewing blackboard lockers
kindergarten daycare sandpit toys | kids nap toddlers sand shovel educators parents blocks puzzles diapers playground crayons splinters tricycles
headlice outbreak kindergarten | combs hair shampoo parents itchy nits letter scalp kids hats notice eggs treatment scratching
settling toddler newcomer daycare | mother crying goodbye nap cuddly parents slippers group hook days clingy spare morning familiar
carnival costume kindergarten lantern | kids glue paper parade songs cardboard mask candles doughnuts face crafts martin makeup confetti
nursery fees subsidy parents | invoices unpaid direct debit income bracket council form siblings lunch bank reminder overdue discount
syllabus curriculum course module | lectures credits students readings seminar faculty outline assessment semester learning weeks approved topics moodle
lecture hall booking seminar | room projector seats students clash campus microphone facilities auditorium semester slot capacity building timetable
erasmus exchange students visiting | partner university dorm visa semester scholarship credits arrival buddy nomination abroad agreement flight language
scholarship stipend applicants selection | committee students essays interviews donors ranking grades recipients letters awarded shortlist references winners euros
professorship appointment hiring committee | candidates shortlist talks dean references lecture ranking faculty salary interview chair negotiation vote reviewers
student dorm residence allocation | rooms roommate keys beds kitchen rent freshmen waitlist campus corridor shared semester landlord laundry
accreditation programme faculty | reviewers panel selfreport visit documents dean conditions students modules outcomes commission evidence appendices granted
openday campus visitors | tours leaflets pupils balloons stands students labs prospective guides booth tshirts parents crowds demonstrations
library books overdue borrowers | fines shelf returned reminders late borrowed lent readers novels stamps barcode slips renewed lost
library shelving cataloguing classification | spines labels dewey barcode stickers novels records trolley volumes duplicates metadata isbn donated sorted
reading hour story children | picture cushions rug listeners puppets librarian kids parents fairy volunteer tale quiet drawing laughed
bookmobile library van | driver villages stops shelves tyres readers route generator kids heater borrowed engine parked round
database journals subscription licence | publisher access renewal consortium elsevier faculty price login proxy usage titles cancelled print electronic
rare manuscript restoration archive | binder parchment leather gloves acid pages spine scans box mould conservator folios vellum humidity
driving school lessons learner | car instructor theory exam parking motorway failed clutch passed examiner pedals mirrors reversing nervous
language course evening classes | vocabulary participants textbook grammar beginners teacher certificate level room spanish placement fee attendees homework
music school piano lessons | violin pupils tuning recital practice sheet teacher keys flute scales concert room parents strings
tutoring homework afterschool | maths pupils volunteer snacks fractions grades sessions room spelling parents quiet exercises struggling tables
piano tuning church organ | pipes keys pedals strings tuner bellows tone register wheezing hammers pitch reeds dust flat
church service easter liturgy | pastor hymns candles choir sermon readers pews altar bread organist palms incense bulletin mass
baptism christening | font baby godparents water pastor candle gown dress certificate parents guests priest blessing register family
confirmation class communion | teens pastor retreat dress parish candidates bible robes bishop parents veil lessons priest sponsors
parish newsletter bulletin | pastor pages articles printed layout copies folding distribution births volunteer mailbox photos editorial dates
church bells steeple tower | clapper rope ringing motor clock swing bronze yoke technician rust silent loud timber chimes
nativity crib christmas pageant | shepherds angels donkey manger straw mary kids costumes star wise sheep songs rehearsal wings
membership fees dues club | members debit treasurer unpaid reminders bank cashier mandates bounced list annual receipts resigned treasury
annual general members assembly club | minutes treasurer vote board elected quorum discharge bylaws invitation chairman auditors secretary hall proxies
statutes bylaws association amendment | notary registry lawyer board clause vote members charitable wording court purpose majority filed chair
donation receipts donors thankyou | letters tax euros bank printed stamped gifts mailed charity signature addresses envelopes generous database
fundraising campaign crowdfunding | donors euros target backers video page flyers goal pledges sponsors raised rewards appeal platform
volunteers recruiting coordinator | helpers flyer signup orientation shifts students retired vest interview motivation insurance thankyou poster buddies
refugees asylum integration support | families interpreter forms mentors clothes flat authority lessons visa papers host children camp bicycles
foodbank groceries distribution | crates bread supermarket bags cans families queue vegetables van volunteers pasta tins donated shelves
clothing drive donations coats | bags boxes sorted sizes jackets shoes hangers kids warm sweaters worn laundry racks container
soup kitchen homeless shelter | bowls beds blankets sleeping ladle stew volunteers cold pot bread night warm queue dogs
blanket charity shop thrift | donated shelves china rummage volunteers price toys bric books customers racks sorted jumble bargains
wells project village africa | pump drilling water donors photos bricks villagers partner clean borehole engineer transfer school bucket
choir concert rehearsal singers | sopranos tenor conductor scores hall applause alto programme bass soloist encore piano tickets voices
sheet music scores copies | parts photocopied publisher folders binder voices conductor library missing tenor pages arrangement notes staves
choir robes uniforms | sewing fabric sizes hem singers tailor black measure ironed hangers folders scarves blouse colour
brass band instruments repair | trumpet tuba valves dent trombone luthier mouthpiece slide drum horn sticky reed polish clarinet
theatre premiere rehearsal play | actors lines stage director lights curtain applause critics script audience tickets prompter sold dress
theatre set scenery props | carpenter paint backdrop flats stage wood designer workshop sofa screws sketch canvas bolts curtain
costumes wardrobe theatre | seamstress fabric fitting dresses wig zip buttons actors sewing corset hats dyed rental measurements
box office tickets sales theatre | seats rows sold subscribers cashier queue discount audience online phone reserved barcode refunds plan
curtain lighting stage rigging | spotlights technician desk cables dimmer fly bulbs cue rope pulley lamps motor batten gel
exhibition museum hanging opening | curator paintings frames loan walls labels captions vitrine lighting vernissage visitors crates wire hooks
loan artworks museum transport | courier crate insurance condition insurer paintings lender climate customs registrar foam contract truck gloves
museum guides tours audio | visitors headset groups languages script recordings voice school numbers guide tickets translated docent stations
showcase climate humidity conservation | glass sensor silica restorer logger light varnish objects insects hygrometer percent dust vitrine seal
museum shop merchandise postcards | mugs magnets catalogues visitors posters till printed tote design replicas shelves sold souvenir prints
football jerseys team kit | shirts numbers sponsor logo sizes shorts printing socks bag printed colours players goalkeeper washed
tournament cup matches fixture | referee teams brackets trophy pitch goals whistle winners kids scores final group players grill
pitch turf floodlights football | grass mower lines goals bulbs mast mud roller groundsman net sand watering spiked
coach trainer licence team | players course drills practice whistle kids certificate youth federation tactics badge exam assistant bench
referees league schedule | matches whistle federation away whistled ref cards opponents weekend home round postponed linesman teams
gymhall training slot booking | basketball court evening janitor keys council volleyball badminton clubs hours mats nets floor shared
player transfer registration passes | federation pass photo signature club licence form eligible parents stamp youth fee season medical
marathon run race cityrun | runners bibs medals water course barriers marshals chips timing route police shirts banana startline
tennis courts clay season | lines nets sand roller rackets brush balls watering members red rolled shoes court frost
rowing boats kayak club | oars hull river resin jetty crew paddles trailer varnish scratch cox seats lake riggers
ski trip club slopes | bus helmets snow hut pass lessons boots lift goggles slope beds wax broken poles
chess club tournament | boards clocks pieces players rounds pairing opponents king draw rating won pawn juniors checkmate
scouts camp summer tents | campfire kids pegs leaders woods cooking sleeping parents mosquitoes hike rope latrine marshmallows neckerchief
scouts badges uniforms neckerchief | knots sewing shirts kids troop promise leader embroidered sizes sash cubs ceremony patches colours
festival stage lineup permits | bands toilets tickets wristbands security crowd headliner fence campsite noise rain stalls beer tents
portable toilets event sanitary | cabins truck hose smell paper queue rental container sink emptied urinals field delivery blue
stewards security guards event | radios vests crowd entrance bags barrier wristbands bouncers drunk briefing searches gate ropes staffing
market stalls christmas vendors | booths huts lights traders mulled permits electricity gingerbread pitch fees stand crafts crowd wreaths
fleamarket jumble carboot | tables sellers junk bargains toys haggle stalls lot antiques records cake trunk clothes pitch
parade procession street closure | floats band police barriers route costumes crowd traffic sweets flags tractor horses confetti drummers
fireworks newyear display | rockets permit barge sky pyrotechnician bang sparks crowd safety fuse launch smoke music wind
fire engine truck pump | hose ladder siren firefighters tank brigade foam crew nozzle tyres mechanic light hydrant cabin
breathing apparatus firefighters | masks cylinders pressure medical fitness treadmill oxygen seals doctor gauge lungs straps crew smoke
hydrants flow inspection | cap water pressure valve frozen brigade paint street snow rusty map wrench plate hose
turnout gear jackets helmets brigade | boots gloves firefighters sizes wash visor reflective suspenders crew torn supplier station smoke lockers
youth brigade firefighters training | kids hose competition ladders camp knots drill whistle uniforms trophy parents bucket teens buckets
evidence storage property police | bags seal locker case detective labels chain shelf exhibits court bike gun knives drugs
patrol car radio police | siren antenna lights officer battery static workshop channels encryption mounting dispatch handset lightbar tyres
speed trap radar traffic | camera fines drivers kilometres school calibrated flash limit tickets signs measured officers cars zone
missing person search witness | dog family photo helicopter woods statement hospital divers appeal leads found seen description volunteers
shooting range police weapons | pistol ammunition targets bullets instructor earmuffs holster safe lane cartridges officers score cleaning qualified
polling election ballots stations | voters booths box counting volunteers pencils school seals turnout candidates postal results gym envelopes
voter register postal ballots | envelopes addresses letters citizens printed mailed cards signature roll moved deadline duplicates stamp eligible
councillors session agenda minutes | motions vote mayor chamber resolution budget amendment majority opposition microphone papers adjourned speakers public
passport identity cards counter citizens | photo fingerprints queue biometric printer expired birth pickup signature appointments embassy desk laminated chip
marriage registry civil ceremony | couple rings witnesses registrar birth documents hall bride stamps signature names vows flowers room
streetlights lamp road | bulb pole dark led electrician lift cable residents flicker dusk mast sensor bright bucket
playground park benches city | slats wood vandalism bins paint bolts trees rotten screws grass seat swings gravel carpenter
streets sweeping leaves council | broom truck kerb autumn sweeper drain parked signs piles gutter brush dusty bags route
traffic lights crossing signal | pedestrians sensor junction cable red bulb zebra cars school green electrician button timing controller
dog licence tax city | owner tag breed form euros register leash puppy fee fines bags barking letter payment
cemetery graves plots | headstone family lease flowers gravedigger lawn hedge mower path stone burial urns wobble register
mayor speech reception anniversary | toast notes podium jubilee guests microphone words applause medal twin delegation protocol remarks honour
flood dam sandbags | river water level pumps rain shovels volunteers dike brigade cellar mud rising evacuated gauge
substation transformer grid maintenance | switch volts oil outage breaker crew busbar insulators cable hum relay fuse kilovolt earthed
powerline pylon tree clearance | cable chainsaw mast crew branches outage wires helicopter insulator corridor lineman storm climb sag
smart meters rollout households | electrician fuse appointment cellar gateway installer customers letters radio reading swap plombe box refused
windturbine blades gearbox | technician rotor nacelle tower crane bearing oil crack climb gust lightning hub megawatt drone
biogas digester plant | slurry methane engine maize tank agitator gas flare stirrer sulphur membrane feed heat bacteria
gas leak network pipe | smell sniffer crew valve dig street evacuated detector sealed weld pressure hissing firefighters meter
water main burst street | pipe crew dig valve residents flooded clamp pressure asphalt brown bowser sleeve geyser boil
waterworks well chlorine treatment | pump filter sample lab reservoir nitrate ultraviolet membrane valve turbidity drinking tank dosing sand
sewage plant pump blower | sludge aeration basin rake screen effluent ammonium operator bearing stink lab oxygen wipes clogged
reservoir tank cleaning drinking | drained divers walls hatch chlorine sediment hose hygiene refilled sample scrub boots suits concrete
districtheating pipeline connection | substation trench weld exchanger houses insulation steam customers valve hot pressure dug flow degrees
fibre broadband cable laying | trench splice technician megabits duct router street pavement houses splicing cabinet orange light conduit
cell tower antenna mast | signal bars roof coverage climber lease reception radiation technician masts equipment landlord dead dish
router internet outage customer | wifi modem reboot technician cable lights dsl provider slow hotline signal port replaced offline
phone system switchboard extensions | handset voip dial ring voicemail headset numbers operator provider cable tone transfer lines greeting
lawsuit court brief pleading | judge hearing filed lawyer claimant deadline defendant exhibits witnesses verdict settlement motion opponent statement
settlement negotiation dispute mediation | mediator lawyers offer compromise signed parties amount agreed opposing counteroffer waiver handshake terms confidential
witness hearing trial preparation | judge courtroom testimony questions cross statement lawyer robe adjourned sworn prosecutor exhibits nervous verdict
will testament probate estate | heirs notary deceased widow inheritance executor house sealed siblings court lawyer signature certificate
power attorney notary deed | signature stamp passport appointment certified sealed apostille original mother register authority witnesses copy clauses
divorce custody client | judge children alimony lawyer spouse house visitation agreement filed maintenance husband wife assets weekends
trademark registration brand name | office opposition logo classes attorney fee filed infringing similar certificate search word objection granted
nda confidentiality contract review | clauses lawyer redlines signed counterparty liability draft comments wording penalty legal secrecy returned docusign
conflict check client intake file | engagement letter identity retainer opposing passport database opened partner mandate kyc signed folder clearance
immigration visa residence client | embassy passport form biometrics fingerprints employer sponsor stamp interview refused granted appeal translation photo
tax return filing client | receipts refund deductions assessor office submitted deadline income forms extension spouse signature elster owed
vat quarterly declaration | invoices turnover ledger submitted input refund portal office bookkeeping reverse percent sales receipts debit
payroll wages payslips | salaries overtime deductions bank transfer hours bonus social pension employees software transferred slip tax sick
accounts annual balance closing | auditor depreciation ledger profit accruals bookkeeper receipts provisions signed assets journal reconciled liabilities entries
taxaudit inspector client documents | office questions receipts folders findings logbook desk examiner cash back payment notice objection years
receipts bookkeeping scanning vouchers | shoebox folder ledger missing scanner bank entries booked invoices posted accounts crumpled expenses envelopes
inheritance gift tax property valuation | notice heirs appraisal house exemption assessor relatives shares deed parents market allowance office transferred
insurance policy renewal broker | premium insurer coverage quote client deductible signed expires liability cheaper clause cancelled comparison terms
claim damage insurer adjuster | photos assessor payout water estimate deductible burst settled form police euros rejected storm receipts
liability insurance quote contractor | premium coverage million underwriter questionnaire broker turnover exclusions risk annual deductible signed rate clients
car insurance switch accident bonus | premium comprehensive cheaper cancelled noclaims plate mileage letter insurer garage drivers confirm excess broker
life pension advice client | retirement annuity doctor questionnaire health beneficiary savings smoker monthly premium gap signed payout fund
mortgage loan approval bank | interest rate house payslips notary appraisal signed percent fixed instalments equity branch credit underwriting
account opening business bank | passport identity signature cards pin shareholders forms branch register online beneficial verified statement kyc
atm cash machine branch | notes jammed cassette screen technician pin empty skimming cards filled vandalised money slot vault
vault safe deposit boxes | keys lock customer drilled combination steel gold contents signed basement lost branch jewels guard
counterfeit fraud suspicious transaction | police blocked card customer money launder report scam transfer phishing frozen officer alert stolen
house listing sale property agent | buyers viewing photos price offer floorplan seller portal garden brochure advert rooms commission sold
viewing open house buyers | couple keys visitors shoes interested questions family seller brochure rooms offer garden neighbourhood loved
valuation appraisal property | market price square comparables surveyor bank report estimate seller garden condition location measured euros
purchase contract completion notary house | buyer seller signed deed registry money keys bank transfer draft escrow date closing land
energy certificate house listing | assessor kilowatt rating insulation windows boiler class seller letters consumption heating bills calculated colour
floorplan drawings architect house | sketch rooms client scale walls cad extension elevation staircase revision measured printed kitchen model
architecture competition entry | model renderings jury boards deadline sketch prize facade concept anonymous printed plywood shortlist visualisation
heritage listed facade permission | monument conservation officer windows stucco historic original authority photos restoration colour plaster architect refused
interior design moodboard client | fabrics colours sofa swatches curtains lamps sketch tiles samples furniture wallpaper palette rugs showroom
book manuscript editing author | chapter draft editor corrections proofreader commas novel pages typos rewrite margin ending plot publisher
cover design book | illustrator title font spine proofs blurb image author colour jacket barcode mockup sketches typography
book fair rights publisher | stand agents translation frankfurt catalogue foreign posters licence appointments authors contracts hall copies deals
royalty statement authors | copies sold percent ebook payment advance spreadsheet agent accounts returns contract quarter euros bank
reprint edition print bestseller | copies printer stock warehouse paper errata corrections sold bookshop binding press run pages delivery
ebook audiobook conversion | epub narrator recording files reader studio chapter formatting voice upload store platform kindle cover
article interview newspaper feature | reporter quotes recorder editor headline words photo draft deadline source published journalist column authorisation
layout frontpage edition newspaper | headline column editor photo pages press typos caption printing night ads indesign font deadline
advert classifieds newspaper sales | client page size colour column rate booking banner printed proof quarter customer obituary inches
correction retraction letter editor | wrong printed apology reader fact misquoted angry page clarification lawyer online mistake wording quote
newspaper delivery subscribers paperboy | mailbox missing morning doorstep carrier bike route complaints rain bundles letterbox substitute holiday street
crossword puzzle horoscope page | clues answers grid solution readers squares numbers missing letters star sudoku winner prize wrong
radio show broadcast studio | microphone host jingle guest airtime playlist listeners headphones mixer live presenter script frequency news
podcast episode recording | microphone edit audio guest intro listeners noise upload shownotes minutes spotify cut jingle headphones
jingle transmitter antenna radio | static signal frequency mast technician watts hiss offair amplifier listeners stream tower silence lightning
film shooting location permit | camera crew scene street police director actors scout owner trailer barriers trucks light closed
casting actors audition film | role director monologue agent headshots callback lead extras lines video cast tape reading shortlisted
film editing postproduction cut | footage timeline colour sound scenes music director grading subtitles render rough trims drive export
subtitles translation video | captions timing lines srt language typos translator spoken sync dialogue file uploaded reader deaf
camera lens gear rental studio | tripod batteries deposit lights card body returned case insured scratched memory focus charger shutter
wedding photos album editing | bride lightroom pictures retouch gallery couple prints selected black delivered edited download kiss usb
portrait shoot headshots photographer | smile backdrop flash makeup retouch staff pictures jacket lighting studio selection tie expressions lens
darkroom film developing prints | negatives chemicals enlarger rolls paper fixer trays scans red tank grain lab exposure dust
logo branding client agency | designer sketches font colours concepts feedback brand vector guidelines presentation drafts identity typeface icon
pitch client agency presentation | slides deck rehearsed won concept creatives budget brand competitors storyboard jury boardroom impressed rival
website launch relaunch client | homepage designer content domain menu hosting pages redirects mobile browser texts live analytics wordpress
social media campaign posts | instagram reels followers hashtags likes captions influencer content calendar comments reach stories tiktok boosted
billboard poster outdoor advertising | motif glue bus sites printed metro paste size slots city visible hoarding media booking
translation brochure agency | texts language proofreader words german native terms layout file typos pages interpreter linguist revised
flyers brochures printing order | paper proof pages colours folded glossy copies boxes pdf bleed fonts courier grammage artwork
printing press offset repair | rollers ink plates technician sheets smear blanket cylinder misfeed stopped heidelberg register noise gripper
plates proofs colour prepress | pdf pantone cmyk bleed customer approved fonts monitor magenta resolution shade imposed trapping files
binding finishing cutting books | glue stapler guillotine folding thread spine blade trim cover sheets perforate machine saddle stitched
paper stock ordering printing | reams pallets grams mill recycled glossy sheets price delivery shade truck merchant rolls shortage
business cards stationery letterhead | printed logo names envelopes title boxes paper typo phone font embossed matte reprint stack
banner vinyl sticker lettering vehicle | foil plotter cut bubbles wrap squeegee logo van laminate eyelets peeling doors colours letters
tshirt printing screenprint embroidery | shirts ink logo sizes screen cotton colours stitches press hoodies washed sleeves motif caps
haircut salon appointments hairdresser | scissors fringe colour blowdry stylist layers client chair roots mirror highlights curls trim wash
hair dye colour supplies salon | tubes bleach foils peroxide shampoo wholesaler blonde developer gloves toner brushes allergy roots bowls
bridal hair makeup trial | updo pins veil curls lipstick bride lashes photos hairspray foundation bun flowers bridesmaids sister
barber chairs salon basin | hydraulic leather pump wobbly footrest upholstery delivery hose mirrors clippers ceramics stylists plumber installed
nails manicure beautician | polish gel lamp file cuticle acrylic feet client pedicure varnish colour chipped hands tips
tattoo studio appointment design | needle ink sketch arm skin stencil healed aftercare deposit autoclave client shading sleeve gloves
apprentice trainee salon hiring | trial school practice mannequin contract interview talented parents chamber months college shy motivated sweeping
treadmill gym machines repair | belt technician motor squeak cable pulley dumbbells bike display oil upholstery members grips error
gym members cancellation contract | debit notice months freeze signed fees reminder termination bank refunded quit card unpaid doctor
yoga spinning class instructor | mats bikes participants studio substitute music evening stretch sweat zumba pilates booked teacher slots
shower changing lockers gym | tiles drain cold mould hooks coins padlock benches hair nozzle broken tepid sauna sandals
pool chlorine water balance | ph pump filter green dosing strips tablets cloudy lab swimmers backwash eyes acid vacuum
lifeguards roster pool training | whistle certificate rescue shifts swim towers students cpr summer sick buoy diving weekend drills
swimming lessons children course | goggles armbands pool kids instructor badge dive floats parents strokes lane seahorse waitlist beginners
waterslide pool tiles renovation | drained cracks grout silicone contractor slide basin diving leak pump refilled joints season lining
funeral service coffin burial | family pallbearers hearse wreath chapel pastor grave mourners eulogy flowers candles hymns ashes urn
obituary death notice | family newspaper verse wording printed photo dates widow condolences text cross column mourning cards
death certificate formalities cremation | doctor registry urn family crematorium signature ashes papers pension hospital permit widow stamped coroner
headstone gravestone engraving | mason granite letters cemetery family inscription marble foundation polished gold dates names crane crooked
hearse vehicle fleet funeral | garage coffin black tyres polished rollers driver engine mechanic washed leased curtains chapel rails
holiday package booking customers travel | flights hotel beach resort vouchers transfer seats mallorca passengers brochure rebooked allinclusive deposit couple
flight rebooking cancelled tickets | airline passengers seats refund delay connection gate strike hotline stranded luggage voucher fare reroute
group tour coach itinerary | guide hotel bus sights seats museum passengers seniors stops driver lunch ferry luggage rooms
cruise cabin passengers travel | ship port deck embark excursions captain balcony upgrade seasick harbour ferry suitcase islands buffet
visa passports customers trip | embassy stamp forms photos consulate expired courier interview approved fee borders invitation entry travellers
rental car return damage | scratch keys deposit fuel tank customer photos bumper kilometres mileage cleaned insurance late hubcap
rental fleet cars registration plates | dealer insurance papers delivered new-car models authority screws sticker leased stickers sold seats convertible
child seats carrental accessories | straps isofix boosters washing navigation roofrack chains buckle crumbs fabric toddler gps clips rented
taxi meter licence cab | fare driver calibrated taximeter passengers rank sign permit sealed authority receipt printer tariff radio
taxi drivers shifts dispatch | passengers fares radio night app airport sick cab rank weekend customers tips ride queue
hospital rides patient transport taxi | dialysis wheelchair ramp insurer pickup vouchers belts appointments elderly clinic forms walker driver round
cinema projector screen | bulb lamp film picture hall blurry sound server technician laser subtitles xenon audience speakers focus
popcorn concession cinema | kernels nachos butter machine cola cups salty snacks bags queue sweet sticky hall sales
cinema seats upholstery hall | rows torn armrest fabric springs screws cupholder gum folding velvet technician squeaky carpet recliner
film premiere screening distributor | tickets director audience carpet trailer posters sold key rights hall lineup talk dcp popcorn
campsite pitches season caravan | tents hedge electricity guests gravel barriers showers hookup numbers grass fees awning motorhome reservations
campsite sanitary block showers | toilets drain hot boiler tokens cleaner tiles smell sinks taps water campers paper mirrors
cabins bungalows camping huts | beds roof mattress stove keys porch mouse veranda guests curtains wood bunk kitchenette gas
firepit grill barbecue site | charcoal grate ash wood sausages smoke ban drought sand bench guests coal burnt stones
mooring berths marina boats | jetty ropes cleats skipper fees fenders buoy harbour yacht waiting masts lines pontoon winter
jetty pontoon pier planks | boards nails rotten piles anchors chain waves slippery divers ladder floats boats ice harbour
boat engine winterize hull | antifouling propeller crane cradle paint impeller trailer barnacles oil tarp anode shed outboard sailing
sails mast rigging yacht | rope shroud sailmaker torn halyard winch splice canvas knots boom stitched wind genoa climb
harbour fuel dock pump | diesel boats hose nozzle spill pontoon card litres tank boaters absorbent skipper queue meter
runway lights airport | bulbs pilots taxiway asphalt landing tower night rubber markings electrician closure edge approach plane
deicing winter aircraft airport | glycol truck wings ice spray snow plough pilots delay tank frost temperature queue hose
baggage carousel conveyor airport | suitcases belt jam luggage lost passengers tags motor sorter handlers missing claim arrivals mountain
security checkpoint scanner airport | passengers trays liquids queue belt screening guards metal shoes lanes wait training body detector
hangar aircraft maintenance engine | mechanic propeller logbook hours wings rivets licence airworthy oil inspection cowling part grounded flaps
birds wildlife runway control | hawk gulls falconer geese strike nets noise grass scared engine cannon dog fox hares
proofer proving cabinet dough | steam humid rise rolls racks tepid overnight puffed trays hygrometer thermostat pans
kneader mixer bakery spiral | hook bowl belt motor gluten batches flour lumpy bearings sparks whirring kilos
croissants pastry counter breakfast | butter flaky laminated glazed sheeter sold crumbs tongs baskets chocolate almond morning
pretzel rolls morning delivery | lye salt crates dawn bags kiosk van knots twisted crusty hotels standing
flour silo delivery mill | tanker hose dust tonnes wheat rye blower filled sacks auger
cake display fridge pastry | slices tarts glass fogged compressor humming shelves cream temperature meringue eclairs
christmas stollen gingerbread baking | raisins marzipan rum almonds icing tins ribbons cinnamon spice dusted parcels
bakery night shift bakers | ovens alarm sleep trays dawn apron tired flour allowance loaves journeyman
donuts doughnuts carnival filling | jam fryer glaze sprinkles syringe icing greasy boxes sugar napkins
bread slicer blade bakery | crust jammed crumbs toast guard cuts loaf ground uneven bagging
espresso grinder calibrate cafe | beans crema bitter sour burrs shots dose tamper seconds barista coarse
barista training latte cafe | milk foam art steam jug portafilter shots tulip heart pouring cappuccino
coffee beans roaster supplier | blend kilos arabica tasting cupping fairtrade sack aroma origin bitter
cafe loyalty stamp cards | tenth free regulars punch wallet cappuccino counter ink pockets holes
tea room scones afternoon | pots clotted jam sandwiches tiers china saucers infuser leaves doilies raisins
oatmilk plant milk stock | cartons barista almond soy lactose latte vegan foams cupboard pallet
smoothie juice bar blender | ginger spinach straws fruit mango ice peel pulp vitamins banana lid
sandwich lunch counter cafe | baguette wraps mayo lettuce ham fillings paper clingfilm queue toastie rolls
ice maker machine bar | cubes bucket scoop melted frozen descaled pump crushed freezes
tasting dinner winemaker pairing | courses pours vintage guests glasses notes seats winery menu decanter sommelier plates
table linen napkins laundry restaurant | tablecloths starched stains bags wine ironed folded cotton collected spotted
head chef vacancy sous | kitchen trial tasting cook brigade menus temper salary split evenings audition plates
restaurant deep clean closure | hoods grease degreaser tiles scrubbed fryer grout behind sparkling ducts soot
highchairs kids menu restaurant | crayons straps spaghetti toddlers booster spilled colouring fishfingers chips wipes trays
restaurant playlist speakers music | volume jazz loud collecting society bluetooth ambience songs licence crackle bass
tips pool waiters split | jar cash share shift kitchen coins envelope weekly fair percentage runners
sushi rice fish counter | salmon nori wasabi vinegar rolls chopsticks tuna soy ginger knife platter
shopfitting counter joiner shop | oak plinth veneer drawers sockets lighting spotlights measured varnish fitted rails
changing cubicle curtain boutique | mirror hooks rail stool fitting carpet trying rings fabric lamp privacy
mannequins dress window fashion | torso wig coat scarf spotlights backdrop poses props plinth outfit autumn
shop assistant saturday job | student weekends applied trial till friendly cv contract hourly school uniform
self checkout scanner supermarket | scales error bagging screen receipt attendant queue barcode frozen lane age
fruit vegetable display supermarket | mist crates apples brown wilted bananas scales mould rotated lettuce ripe
toy shop christmas orders | dolls puzzles wishlist reserve wrapping queue bricks teddies sold plush trains
antiques furniture restore dealer | veneer woodworm polish chest provenance auction brass patina rococo walnut legs
bike shop season workshop | tubes spokes racks mechanics booked spring bells helmets saddle repairs stand
flower shop valentines mothers | roses bouquets ribbon stems buckets thorns tulips cellophane hearts wreaths deliveries
garden centre spring bedding | pansies trays compost trolleys pots greenhouse geraniums sunny herbs watering
pop store mall temporary | weeks lease kiosk brand fixtures footfall opening carpet rollup dismantled rental
price increase letter | costs percent inflation announced list apologise tariff margin effective angry loyal
cash deposit bank takings | coins rolls bag slip counted safe courier night notes banknotes envelope
forklift charger battery warehouse | acid plug topped cells socket dead night distilled amps fork cable
goods receipt inbound putaway | lorry pallets unloaded ramp scanned bay counted seal shortage slot supplier
pallet wrapper stretch film | turntable rolls torn layers motor load foil remote sensor machine
warehouse lighting led retrofit | lamps bright ceiling scissor electrician dark lumens sensors aisle savings bulbs
stock location relabel bins | stickers aisle codes scanned rows zebra signs moved laminated barcodes
overstock clearance dead inventory | dusty discount outlet written sold pallets slow jobber shelf remnants scrapped
warehouse temps peak season | agency shifts lockers vests christmas overtime packers trained sheets hours
delivery van rack fitting | shelves bolted plywood bays workshop lining dividers straps drilled ford holes cargo
proof delivery signature parcels | photo doorstep neighbour handheld stylus disputed driver screen recipient finger
cargo bike delivery city | pedals trailer box lanes rider narrow rain battery locks couriers
tail lift lorry service | hydraulic platform pallets oil cylinder stuck test driver ram lowered ropes
driver shortage rota delivery | agency sick licence overtime covering routes cab relief tired hgv
fragile glass shipping crate | bubblewrap foam broken stickers corners wooden straw cushioned shattered padded
grocery delivery slots | bags doorstep substitute cool eggs evening minimum van ice missing app
express parcel overnight customer | rushed pickup midnight tracking plane courier noon urgent surcharge airport
parcel locker station pickup | code compartment screen drawer yellow app collected flap neighbours box
moving lift ladder street | furniture balcony hoist window third floor rope permit rail wardrobe
timing belt car garage | pulley tensioner engine kilometres pump interval snapped kit mechanic slipped
exhaust silencer car garage | rusted loud pipe clamp rattling welded muffler hanging catalytic fumes hole
ball joint suspension car | knocking shock absorbers springs wobble steering bushings aligned pothole clunk track
engine warning light diagnostics | amber dashboard code reader sensor lambda fault cleared misfire plugged mechanic
vintage car restoration oldtimer | chrome rust carburettor parts welded upholstery club paint engine bodywork leather
towbar fitting car garage | hitch trailer ball wiring socket plug bolts caravan kilos removable
car ramp lift workshop | hydraulic posts arms inspection stuck pit cables safety oil underneath
tyre hotel storage garage | labelled stacks rims wheels season swap rack tread customers balancing hub
underbody rust protection car | wax sprayed cavities sills salt brush welding hoist floorpan coating
spokes wheel truing bike | wobble rim nipple buckled hub tension rubs pothole straight nave
bicycle hire fleet season | rented helmets locks deposit saddles returned tourists baskets tubes panniers
bike helmet child trailer | straps flag hitch toddler cover folding buckle wheels towing size
dynamo bike lights commuting | cable dark rear lamp reflector flicker battery hub wire police
bike saddle handlebar fitting | height sore knees grips stem seatpost riding numb wrists millimetres allen
cargo bike electric purchase | kids box testride leasing motor subsidy dealer range tent seats brand
suspension fork mountain bike | oil seals travel bounce trail lockout damping stanchions mud air
motorcycle chain sprocket spring | lubed slack grease worn links tension winter garage saddle ride
screed floor drying heating | moisture poured levelled cement dehumidifier cracked weeks walkable laser underfloor
drywall partition wall studs | boards plasterboard screws taped sanded profiles rails insulation joints gypsum
suspended ceiling grid panels | tiles hangers lights cables dropped acoustic white ducts metal stained
fire doors certificate installation | closer seal frame intumescent hinges latch label gap inspector stairwell
windows delivery frames site | glass sealed foam carpenter brackets measured triple sill crane sashes
door frames hang interior | hinges handles architrave planed foam keys oak latch carpenter skirting gap
bathroom refit shower tray | tiler plumber toilet vanity grout waterproof mixer screed basin chrome pipes
dormer loft conversion roof | windows insulation stairs beam architect skylight bedroom headroom ridge planning
flat roof membrane felt | puddles bitumen torch blisters skylight gravel drains bucket layers seams
zinc flashing valley roof | tinsmith soldered lead sheet drip chimney folded leaks joint copper
cladding facade timber house | boards battens larch screws scaffold weathered nails grey joints membrane
plaster moulding stucco ceiling | ornament rosette cracked gypsum heritage restorer casting white cornice scaffold
parquet sanding varnish oil | dust machine scratched coats shiny boards grain drying planks sealed edge
skirting boards fit mitre | corners saw glue nails walls gap painted white lengths filler clips
kitchen measuring planner showroom | appliances drawers island plan sockets hob quote fronts samples millimetre consultant
worktop granite template stone | cutout sink slab seam mason heavy hob edge polished upstand laminate
ventilation ducts filter house | air noise grilles fans exchanger stale humid cleaned pipes dusty
house rainwater tank cistern | litres pump downspout filter buried overflow garden digger shaft watering
retaining wall garden slope | gabions stones terrace soil concrete drainage excavator blocks slid footing bank
garden steps stone path | slabs gravel edging granite sand mallet handrail string levelled uneven
carport build permit posts | beams roof concrete anchors carpenter car screws gutter panels neighbour timber
site toilet cabins hire | portaloo emptied lorry smell lockers containers heater welfare crane paper basins
temporary power site supply | juice generator cabinet cable electrician socket amps distribution meter plugged cranes
site water connection standpipe | hose hydrant meter tap utility plumber frozen mixing bucket gauge
site road access plates | mud lorries gravel steel ruts crawler truck stuck neighbours entrance wheelwash
formwork shuttering wall pour | panels ties oil struck carpenters concrete props braced bulge wedges
rebar reinforcement slab inspection | mesh spacers tied bars engineer diameter cages rust wire overlaps
crane dismantle date street | lorries jib closed counterweights slings police road operator hook loaded
piling foundations rig vibration | drilled bored metres neighbours cracks shaking soil augers depth
backfill compact trench | gravel roller vibrating plate layers sand digger rammed soil settle pipes
scaffold handover tag inspection | planks ladders guardrail anchors signed netting bays storeys poles green
site diary photos daily | weather workers progress rain notes hours tablet signed deliveries foreman written
site meeting minutes trades | foreman architect delays sequence plumber electrician protocol portacabin actions coffee
road closure permit crane | signs barriers council diversion stamped parking traffic residents police sidewalk bus
topsoil landscaping seeding site | grass heaps raked rolled diggers kerbs shrubs spread tipper dusty
theft site tools container | stolen broken padlock police camera drills copper cables night guard insurer
rent increase index notice | percent tenant letter comparable inflation consent local monthly signature effective
stairwell lighting sensor building | dark bulb timer motion electrician switch steps flicker landing seconds
lift maintenance contract building | stuck cabin engineer cables doors button inspection stickers trapped emergency shaft
bike cellar clearout tenants | rusty abandoned tags deadline scrap unclaimed locks notice wheels charity racks
letterboxes nameplates tenants | stickers engraved panel names flap mailman bell labels junk brass
reserve fund roof owners | levy savings shares majority euros contribution votes interest estimate special
vacant shop unit letting | agent footfall brochure viewing commercial tenant empty window rent fitout
tenant screening applicants flat | payslips references credit viewing queue pets selected smokers income shortlist
subletting permission tenant | roommate consent abroad months lodger names letter furnished airbnb landlord
water meters exchange flats | plumber calibration readings access seals appointment cellar expired radio litres
moisture cellar building drying | dehumidifier salts walls musty peeling pump sealing damp cracks bricks
hotel lobby carpet refurbishment | stains designer sofa reception pattern guests glue rolls fitters lamps
hotel minibar fridges replacement | humming snacks bottles rooms silent pallets energy doors shelves disposal
room service menu night | tray burger waiter phone hotel club sandwich dome guests trolley
hotel pool sauna repair | stones steam closed guests chlorine benches stove pump towels technician tiles
hotel breakfast staff early | eggs buffet waiters coffee croissants dawn plates juice refill bacon shifts
online travel agency rates | booking rooms commission parity availability calendar channel expedia stars extranet
lost property hotel guest | charger forgotten teddy posted drawer label room housekeeping claimed passport bag
hotel stars classification inspection | criteria inspector rating points mattress mystery bathroom plaque assessor hairdryer
intake forms tablet | allergies signature questionnaire waiting consent insurance history pen medication screen
crash trolley check clinic | defibrillator oxygen expired adrenaline sealed drawers ampoules airway drugs nurse
locum doctor cover holidays | patients substitute agency weeks practice rounds prescriptions standin colleague surgery
practice software update patients | records crashed labels prescriptions training server screen diary technician export
ultrasound probe repair clinic | image gel cable cracked loan technician scan transducer crystal picture
bandages gloves supplies clinic | boxes plasters nitrile syringes gauze swabs dressings cupboard masks needles
diabetes foot check patients | sugar ulcer numb nails pulses insulin shoes nurse toes sensation
blood pressure monitors loan | cuff readings arm patients diary high batteries return nurse deflated
eyesight screening children clinic | chart letters squint glasses pupil lazy drops orthoptist patches
travel vaccines clinic | yellow fever malaria typhoid booklet rabies jab tropical tablets hepatitis
root canal molar | anaesthetic throbbing drill nerve abscess swollen file dam xray filling
whitening bleaching teeth | shade gel trays brighter sensitive coffee stains lamp smile peroxide
dental implant screw | crown bone titanium healed gap surgeon graft abutment torque gum
mouthguard nightguard grinding | impression bruxism jaw splint clenching moulded acrylic headache tooth
dental hygienist cleaning recall | tartar plaque polish gums floss bleeding scaler postcards halfyear
kids dentist day kindergarten | toothbrush puppet mirror stickers caries crocodile fluoride toddlers mouth
dog operation knee ligament | lameness cruciate cone stitches limping surgeon leash rest painkillers xray
puppy vaccinations first visit | pup shots microchip passport breeder worming weight scale shaking booster
rabbit teeth nails clip | incisors overgrown hay claws towel drooling vet carrier chewing trimmed
cattle pregnancy ultrasound vet | cows calving barn glove scanner heifers empty straw herd farmer
vet emergency weekend rota | phone bloat poisoned chocolate night surgery collapsed owner ambulance shifts
diet food obese cat | kilos scales portions plump kibble weighed slim treats bowl hungry
flea tick treatment pets | scratching collar spot drops bites comb itching bedding carpets eggs
stray cats shelter neuter | trap ferals carrier adoption kittens volunteer microchip ears litter fostering
parrot cage bird vet | feathers plucking beak perch seeds wings claws chirping avian
care home inspection authority | documentation inspectors ratings interviews staffing residents grade wounds unannounced folders
bedrail sensor mat resident | alarm fall night corridor bed relatives consent plug nurse cushion
hairdresser chiropodist visit residents | curls toenails list salon perm corridor euros feet appointments rollers
pureed meals swallowing resident | thickener spoon dietitian coughing choke soft mashed weight kitchen tray
care staff agency night | shifts gaps nurse cover sick rota weekends standin tired overtime
garden outing residents bus | wheelchairs lake ramp icecream driver hats sunshine singing escorts picnic
relatives evening care home | sons daughters concerns coffee questions matron laundry hall visiting minutes
lost hearing aids resident | pillow laundry dentures ears case bedding deaf searched labelled audiologist
pressure ulcer wound resident | heel dressing turning cushion photo mattress nurse ointment redness healed
respite short stay placement | weeks carer holiday bed assessment insurer daughter suitcase admitted break
music therapy singing residents | guitar hymns folk smile accordion afternoon circle tambourine clapping memories
kindergarten summer party raffle | facepaint sausages parents bouncy songs cake tombola benches balloons stage
preschool group school readiness | scissors pencils names letters speech visit graduates satchels crayons
kindergarten nappies wipes supplies | changing table bin parents creams boxes toddlers potty gloves
nap room cots kindergarten | blankets pillows curtains sleepy lullaby mattresses cuddly dark whisper toddlers
kindergarten menu cook allergy | lunch pasta peanut vegetables list spoons snack fruit bibs picky
wellies raincoats labels kindergarten | names puddles hooks muddy spare clothes boots outdoor stickers mittens
forest day kindergarten outing | sticks moss backpacks rain whittling ticks leaves ranger snack picnic
early years language support | speech words stories puppet multilingual observation toddler therapist rhymes parents
school boiler classrooms cold | coats heating radiators pupils burner lessons engineer frozen degrees blankets
school toilets renovation | pupils cubicles smell graffiti taps sinks tiles locks urinals soap hygiene
chemistry lab school cupboard | acids bunsen goggles beakers burner flasks eyewash labels fumes poisons
school tablets charging cart | pupils logins cracked apps covers plugs trolley pens ipads
class photo day school | photographer rows smile prints order envelopes siblings tallest gym blazers
school exchange host families | guests airport pupils passports french welcome farewell dinner homesick
school garden beds pupils | lettuce worms spade seeds watering cress wheelbarrow harvest compost rain barrel
mock exams hall desks | invigilator rows clocks silence papers sheets pencils marked absent
swimming pupils pool lesson | goggles bus towels nonswimmers chlorine badges certificates wet lifeguard hair
lost jackets school box | unclaimed hats gloves hooks smelly table parents labelled charity donated
pupils internship placement weeks | firms employers reports visit tasters letters workplace insurance career companies
yearbook layout school graduation | quotes portraits pages printed memories teachers ads cover polls signatures
special needs support assistant | dyslexia plan helper hours application psychologist meeting autism tutor
lecture recording streaming students | camera microphone slides auditorium upload captions video panopto lapel playback
exam marking seminar grades | essays scripts points appeals moderated sheets results failed students registry rubric
office hours students advice | thesis door appointments email slots supervise queue corridor professor supervisor
doctoral defence committee date | examiners thesis viva hat professor questions public presentation chair robe
university fair prospective pupils | stand leaflets degree questions stickers applicants tour dormitory gap
freshers orientation week campus | tour tutors pub welcome bags lanyards lecture quiz student union
summer school applications visiting | participants fees dormitory lecturers acceptance certificates brochure visa barbecue
library study places students | quiet silence plugs desks carrels cushions seats booking lamps crowded
alumni reunion dinner university | graduates anniversary nametags professor invitations memories classmates class donation
field course geology students | hammers rocks minibus outcrop maps boots hostel notebooks quarry compass
research assistant contract extension | hours months funding student payroll personnel form professor signature
library return machine sorting | books belt receipt jammed slot beep bins scanner flap chip
library summer reading challenge | kids stickers medals books pages prize logbook certificate holidays stories
library card reminder fees | overdue fines paid expired children letter returned borrowed librarian waived
library new acquisitions novels | titles reviews wishlist budget bestsellers covers foil shelves genre vendor
library computers internet kiosk | printing users mouse timeout booking headphones session browser coins printouts
exhibition labels texts panels | curator fonts translated proof mounted typos foam captions height wall
museum school workshop children | scissors dinosaur pupils clay guide worksheets aprons teacher costumes quiz
museum showcase glass alarm | sensor locks display vitrine key fingerprints curator suction cracked jewel
museum donation collection objects | cellar heirs provenance photos catalogue uniforms accession deed attic
museum cloakroom lockers visitors | coins coats umbrellas bags keys rack tokens jammed hangers
theatre programme booklet print | cast biographies photos ads pages proof sponsor director foyer
theatre foyer bar interval | glasses prosecco pretzels queue bell audience trays cork pause
puppet show children theatre | strings marionette booth curtain crocodile kids voices wooden fairy tale
stage trapdoor hoist theatre | winch motor ropes actors counterweight safety inspector fly stuck pulleys
church roof tower repair | slates scaffold bells pigeons spire steeplejack lead weathercock donation diocese
harvest festival thanksgiving church | pumpkins sheaves bread altar apples families baskets donations jars
pastor vacancy parish | sermon candidates parishioners interim council elected rectory installed retired farewell
church hall kitchen hire | deposit keys crockery chairs birthday cleaned booked hatch stove dishes
christenings wedding dates priest | godparents font calendar couples parents register rehearsal candle godmother pews
parish trip pilgrimage coach | hymns monastery walking seats priest shrine bus hostel blisters
club website photos members | results gallery login passwords events pages webmaster consent upload outdated
club house roof grant | volunteers council leaks working bee tiles application sponsor estimate rafters
club treasurer handover books | ledger receipts signatory bank audit statements folder balances passwords predecessor
club bar stock shift | crates beer keys till fridges bottles volunteers restocked crisps deposit
club anniversary chronicle festschrift | photos founders decades speeches archive interviews printed pages veterans
allotment club water plots | tap waiting hedges leases sheds meter pumps beans fees
floodlight mast pitch bulbs | dark training led electrician cherrypicker evening glare lux switch
goal nets replace pitch | torn hooks ropes knots posts holes kids strings hoops
hockey skates rink ice | sticks pads puck blades zamboni sharpened helmets boards goalie
gymnastics mats apparatus hall | bars vault springboard trolley foam torn beam kids chalk
badminton hall slots winter | rackets shuttlecock court evening keys janitor nets feathers timetable
volleyball beach court sand | net truckload shovels lines players sieve summer poles spade barefoot
cycling club tour ride | kilometres peloton helmets climb route jerseys coffee puncture pass pace
athletics track hurdles meet | stopwatch sprinters lanes javelin starter spikes timing bibs relay
swim meet timekeepers | lanes heats stopwatches starter medals strokes relay pool entries touchpad
climbing wall routes gym | holds ropes belay carabiner harness chalk setter bolts grades boulder
archery range targets | arrows bows straw bales shooters quiver bullseye strings butts fletching
sports medals trophies order | engraved ribbons cups winners podium plaque gold supplier pedestals
physio team injuries season | ankle tape hamstring ice limping stretch massage rehab knee striker
dinghy regatta race course | buoys wind starter marks tack skipper protest sails rescue committee
keel antifouling boat paint | sanding slipway barnacles coats primer roller mask cradle hull waterline
sailing licence course exam | knots charts radio lights buoyage navigation theory harbour questions tacking
boat trailer brakes slipway | winch ramp wheels bearings hitch tow launching rollers strap salt
life jackets rafts boat | inflatable cartridges expired serviced whistle straps flares automatic crew
outboard motor service boat | impeller spark plugs fuel propeller stalled oil shear choke cooling cord
yacht charter week crew | skipper islands bunks deposit harbour provisions dinghy anchor marina greece
potato harvest grading farm | sacks tubers stones soil crates sorted blight cellar tonnes
calving barn night watch | cow newborn straw vet ropes heifer colostrum contractions milk udder
milk tank cooling dairy | lorry litres compressor temperature cells rinse agitator hose bacteria
grain silo dryer auger | moisture tonnes wheat dust rats burner elevator sieve damp clumps
lambing pens sheep spring | ewes newborns straw bottle iodine shearer fleece twins heatlamp
chicken egg sales honesty | box coins cartons fridge hens roadside fresh dozen stamp yolks
cattle tags passports movement | calf ears database dealer numbers slaughter herd bulls authority yellow
organic certification farm inspection | inspector records seeds fields feed label stamped visit pesticides audit
beehives varroa treatment autumn | mites honey frames queen sugar syrup smoker acid colonies drone
goat cheese dairy farm | kids milk rennet mould wheels brine cellar herbs udder market
forest storm damage clearing | fallen trunks roots chainsaw blocked path wind beetles splintered winch
deer fence saplings forest | browsing posts wire oaks planted tubes bark guards roe hectare
chainsaw course forest certificate | trousers helmet felling wedge notch instructor visor chain stump
forest kindergarten hut permit | stove ranger trailer toddlers trees lease composting benches moss woodpecker
mushroom walk forest guide | baskets chanterelles boletus poisonous knife moss expert autumn caps
hunting blind ladder repair | rungs deer rotten screws boar rifle lookout nails clearing
hiking trail signs marking | paint arrows posts benches bridge volunteers yellow rambler path milestones
rose bushes pruning garden | thorns shears gloves buds aphids mildew bloom hips climbing fertiliser
lawnmower robot garden setup | wire blades charging boundary app stuck hedgehog grass station slope
lawn scarify moss spring | rake seeds sand yellow fertiliser thatch bald aerate patches sprinkling
garden shed roof felt | leaking nails tools planks mower gutter bitumen windows torn pitch
garden tap hose winter | frozen burst drained reel frost valve watering insulation sprinkler dripping
fruit trees winter spraying | oil ladder buds scab wax aphids lichen rings trunk plums cherries
bulbs tulips planting autumn | daffodils crocus holes squirrels bag spring dibber allium trowel
hedgehog bird boxes garden | nest leaves tits feeder seeds starlings wood hole sparrows nails
garden lights path solar | dark electrician cable spike lamps buried transformer trees glow
bamboo roots barrier garden | neighbour shoots spade rhizome foil dug creeping trench saw
herb spiral balcony plants | basil mint pots rosemary stones thyme trough parsley sunny chives
slugs snails vegetable patch | pellets copper beer lettuce eaten collar slime eggs night ducks
wedding suit groom tailor | trousers waistcoat cufflinks jacket lapel sleeves shirt bow braces tie
wedding transport car carriage | horses ribbon chauffeur limousine vintage pickup guests bus convertible
bridesmaids dresses colours wedding | sage shoes bouquets lengths sisters satin exchange witness hair
wedding registry gifts list | toaster cash honeymoon envelope links towels reserved vases contribution
ceremony celebrant vows wedding | rings readings witnesses aisle rehearsal tears arch speech promises
wedding hotel rooms guests | block allotment shuttle breakfast codes overnight aunt families reserved
wedding favours table cards | almonds ribbons names calligraphy jars bags kraft seats lollipop pouches
wedding reception menu caterer | courses vegetarian guests buffet tasting starters champagne children plates dietary
funeral meal guests cafe | coffee mourners cake sandwiches room relatives soup reserved aunt cemetery
funeral flowers wreath ribbon | lilies coffin florist wording roses urn chapel sash inscription
funeral eulogy speaker music | organ memories life celebrant songs chapel tears anecdotes slideshow
grave care planting stone | begonias watering cemetery lantern moss gardener wobble ivy heather
estate clearance late aunt | furniture flat jewellery photos charity landlord keys boxes dealer heirs
cancel accounts deceased subscriptions | death certificate bank phone newspaper executor pension letters widow
garden party grill friends | sausages salads charcoal benches cooler rain crates corn cushions neighbours
costume party halloween house | pumpkins cobwebs skeleton witch fog sweets masks scary spiders
farewell party colleague gift | card signatures envelope speech collected cake flowers voucher desk whip
graduation party hall disco | dresses tickets dj prom teachers buffet photographer bouncers toast
baby shower gifts games | diapers guessing pink cake mum banner belly rompers blue
escape room team evening | riddles clues locks minutes trapped hints booked puzzles detective countdown
pub quiz night questions | rounds teams host pencil trivia answers prizes buzzer brains
package tour refund operator | cancelled deposit airline voucher bankrupt holiday insurer emails weeks insolvency
campervan hire scandinavia summer | fjord gas ferry bunk toilet kilometres caravan fridge motorhome awning
interrail backpack trip train | hostels pass stations sleeper cities seats borders youth couchette
city break weekend hotel | museum sights metro flights boarding cathedral cafe luggage walking breakfast
ski holiday chalet easter | slopes passes boots helmets fireplace snow piste gondola sauna bunks
road trip campsites map | tent gas miles playlist coast diner motel stops ferry cooler
passports kids travel expired | photos biometric townhall fingerprints height embassy child express fee
house exchange holiday family | swap keys plants strangers cat beds instructions neighbours sheets
beach holiday packing kids | swimsuits sunscreen towels suitcases goggles flipflops bucket hats snorkel charger
travel itinerary japan rail | temples ryokan pass tokyo jetlag sushi kyoto yen adapter shinkansen
birth registration papers hospital | newborn midwife parents certificate names copies office acknowledgement passport health
kindergarten place application portal | waitlist siblings confirmation district month points rejection spots toddler
family health insurance switch | cards spouse contributions cancellation employer dependents fund membership form
name change marriage documents | passport bank licence surname registry card employer double signature
disability card application authority | doctor percent reports objection parking photo assessment renewal discount
pension statement contributions years | gaps periods employment retirement school points documents adviser letter
child custody visiting agreement | weekends lawyer court mediator holidays father youth school handover
student loan grant application | parents income rent semester form enrolment siblings repayment months
residence registration town hall | counter ticket landlord confirmation queue address form keys passport clerk
dual citizenship naturalisation test | language exam questions passport oath certificate flag ceremony fee
income tax receipts folder | elster donations commute craftsmen deductions accountant bank refund payslip scanned
tax office objection assessment | notice deadline letter refused deduction adviser interest refund demand
tax class spouse married | brackets salary application advantage split calculator wage office registrar net
vat registration business sole | turnover threshold number form invoices quarterly authority startup exempt
legal protection insurance | lawyer landlord dispute deductible policy reference waiting approved court
life insurance beneficiary policy | spouse payout signature term premium health questionnaire sum wife
bike pet liability policies | premium comparison cancel broker dog renewal switched cheaper paperwork
bank card blocked replacement | pin stolen machine hotline swallowed letter activated magnetic contactless
mortgage refinance fixed rate | interest percent years adviser instalments offer land principal bank
savings account children grandparents | interest passbook deposit birth signature birthday coins monthly piggybank nephew
share depot portfolio rebalance | etf stocks dividends fees broker percent market bonds sold
squeaky stairs floorboards repair | creak screws steps carpenter talc nails glue tread night
sash window stuck draught | putty cord wind rattling paint brush rope glazier wood pane
dishwasher error drain pump | plates code salt filter hose glass dirty standing spray
oven seal thermostat element | burnt cold heating technician cake degrees door fuse grill
curtain rail blinds hang | drill plugs screws level hooks bracket ladder dowel window
flatpack wardrobe bed assemble | ikea screws allen dowels instructions panels cam hinges leftover
loft hatch ladder insulation | rafters wool boards warm folding springs draught rolls dust
attic junk clear boxes | upstairs dusty suitcases photos charity tip spiders stairs rafters cartons
cellar clear basement junk | downstairs empty skip scrap loads tip boxes shelves cobwebs jars
moving boxes packing kitchen | bubblewrap plates cartons tape marker labelled newspaper fragile crates books wrapped
change address post redirect | bank forms mailbox letters stickers neighbour online subscriptions employer
kitchen sale old flat | appliances ad buyer dismantled pickup cash hob screws oven
new flat lamps curtains | ceiling wires electrician bulbs measure rails rods ladder sockets chandelier hems
car tyres changeover autumn | wheels snow profile balancing torque bolts summer jack garage
car inspection sticker overdue | brakes emission tester headlights rust failed rear police plaque
car seat upholstery cleaning | crumbs stains vacuum shampoo milk smell leather sticky dog hair foam
roof box bike rack | straps ski kilos bars fitting torque holiday lock luggage aerodynamic keys
kitten adoption shelter home | litter scratching carrier vet playful whiskers toys bowls purring tabby rescue
dog sitter holidays boarding | walks kennel bowl leash blanket vet keys pension treats barking neighbour
aquarium filter algae tank | fish green pump pebbles snails nitrate water guppies scraper
pet passport rabies travel | vet stamp chip border dog ferry titre booklet breed owner quarantine
horse rug blanket wash | mud straps waterproof tears stable buckle hair laundromat hooves quilted
pottery kiln glaze firing | clay cones degrees cracked shelves bisque wheel bowls thermocouple shrinkage mugs
photo exhibition prints frames | passepartout lab hang opening matt large nails captions visitors landscapes
sewing machine repair class | bobbin needle thread timing oil pedal stitches fabric presser zigzag tension
woodturning lathe course bowl | chisel shavings goggles oak blank sanding gouge mandrel spindle wax
stamp coin collection valuation | album dealer auction tongs catalogue silver mint envelopes collector magnifier rare
hose couplings test firefighters | pressure burst bar pump rolled drying tower leaking metres gaskets pinhole
firefighters exercise school evacuation | smoke dummies hoses victims alarm crew commander ambulance rescue ladder pupils
brigade festival tent beer | brass sausages benches raffle stage engine rides barrels parade hall bouncy
siren test municipality warning | loud tone minutes roof wail horn saturday radio alert tower residents
flood pumps brigade cellar | water hoses generator rain sandbags crew muddy submersible basement night
municipal budget council session | deficit levy mayor vote investments minutes kindergarten fees reading
streetlight led replacement council | dark lamp posts electrician residents savings mast glare pole lamppost brighter
cemetery wall hedge municipality | graves mason stones gravedigger chapel ivy path cypress crumbling tombs mortar
village hall floor renovation | parquet stage dances sanding varnish kitchen chairs clubs folding gym
recycling centre opening hours | containers scrap garden cars queue weighed paint fridges bulky electronics branches
parking meters zone city | coins ticket app warden residents tariff machine fine receipts sticker disabled
winter road gritting contract | salt snow plough lorry silo slippery spreader dawn frost sleet driver
swimming baths municipal summer | lifeguard tickets chlorine queue slide season lawn kiosk diving sunbathers wristbands
council website forms citizens | online passport appointment pdf signature portal links clerk accessible mayor download
twin town visit delegation | mayor interpreter bus gifts anniversary flags speeches banquet hosts france exchange
spectrometer laser alignment lab | beam mirror signal peak detector wavelength engineer drift optics calibration spectrum
lab waste solvents disposal | canisters drums labels acetone pickup barrels licence fumes chlorinated acid collection
cleanroom gowning filters lab | particles hood overshoes suits counts airflow sticky gloves hairnet cover airlock
microscope camera software lab | images slide focus driver resolution stage cells lens micrometre stain exposure
drinking fountain lab audit | gmp logbooks findings signatures deviation training auditor binder sops
press brake tooling | sheet dies bending angle punch setter tonnes bent metal flange brackets
robot cell gripper line | arm safety programmed fence welding suction parts crash sensor
machine acceptance supplier | trial parts cycle engineer signed capability defects fat crate
scrap metal container | copper chips dealer tonnes weighed price pickup swarf aluminium skip shavings
paint line ovens | powder hooks colour spray booth filters sags cured orange peel primer
cooling tower legionella | biocide samples water fan pump germs scale drained hygiene fogging
exit audit customer | line tour nonconformities visitors parts quality goggles samples findings certificate presentation
tool crib drill bits | cutters cabinet missing vending blunt taps gauges inserts spanners torque consignment
dark theme settings | blinds evening night preferences screen black contrast toggle eyes
image gallery lightbox | swipe thumbnails zoom arrows fullscreen blurry lazy caption carousel pictures pinch
button styles design system | hover rounded padding variants storybook tokens figma disabled primary shadow colours
upgrade react vite | components hooks warnings build types deprecated router bundle breaking deprecation npm
wizard steps form progress | saved lost refresh indicator skip confirm onboarding screens
language switcher texts | german flags missing keys plural umlaut translators fallback localised locale english
duplicate orders checkout | charged twice race idempotent click retry stripe customers payments webhook cart
password hashing upgrade | bcrypt argon salt login legacy rounds migrated cracked digest algorithm brute
file storage buckets | uploads presigned orphaned megabytes moved urls public permissions objects attachments bandwidth
api keys customers | rotate revoked header secret leaked quota dashboard bearer scopes integrators expired
audit log changes | who trail timestamp deleted admin history immutable tamper tracked entries compliance
webhooks retries partner | callback endpoint timeouts signed payload delivered lost backoff queue idempotency receiver
timezone bug bookings | summer utc hour shifted calendar offset wrong clocks daylight midnight tokyo
server room cooling | hot fans temperature alarm rack thermostat airflow humidity technician
terraform infrastructure code | plan modules drift state apply locked cloud resources provider pipeline destroy
load balancer failover | traffic health nodes sticky switched timeout proxy secondary haproxy standby outage
mail server blacklist | spam bounced reputation delisted spf sender ip rejected spamhaus newsletters dkim
log aggregation grafana | loki queries dashboards retention noisy labels elastic panels ingest searching alerts
android crash release | stacktrace devices playstore hotfix kotlin crashlytics vendor samsung pixel nullpointer reproduced
app push permission | notifications prompt badge silent token users optin banner firebase muted lockscreen
offline mode app | tunnel sync conflict airplane cached subway queue lost signal reconnect
tablet layout app | landscape split ipad stretched columns rotate wide keyboard sidebar samsung
data pipeline nightly broken | job failed rows schema airflow rerun upstream loader backfilled warehouse
customer records merge | duplicates addresses matching fuzzy golden phone households spelling email crm
data catalogue owners tables | lineage glossary columns documented stewards definitions fields warehouse
spreadsheet macro data replace | excel formulas broken vba sheet fragile copied workbook script cells
gdpr export data customer | request deadline zip personal identity records letter privacy archive officer
data labelling images annotators | boxes guidelines agreement classes tool batches reviewers ambiguous pixels training
trade magazine advert | page print motif deadline proof publisher issue bleed readers circulation quarter
promotional gifts pens | mugs logo bags samples usb supplier pieces sweets engraved tote lanyards
email automation welcome | trigger sequence opens unsubscribes segment template clicks onboarded nurture sender
coupon campaign flyers | code redeemed households letterboxes discount distributed printed shoppers voucher distribution
icon set app | pictograms svg stroke grid outline exported pixels glyphs consistent sprite
brochure layout design print | pages fonts bleed photos indesign proof fold texts cover columns paragraph
wayfinding signs building | arrows floors pictograms plates mounted letters visitors lobby lift foil
colour palette contrast | swatches hex accent grey readable brand shades tint hue tokens
press clippings monitoring report | mentions newspapers articles circulation scans keywords reach headlines radio quarterly
press interview director radio | questions studio quote microphone briefing live talking journalist statement headline rehearsed
press kit launch product | release photos quotes factsheet folder embargo logo boilerplate journalists headshots download
sales territory handover | accounts introduced visits notes successor region colleague postcode rep prospects
framework offer customer sales | volumes discount years negotiated prices buyer tiers signed index penalties logistics
tender bid hospital sales | lots deadline references envelopes portal scoring questions award procurement submitted ranking
trade show leads followup | cards scanned visitors calls booth interested badge scored mails hall
customer visit sales | tour lunch hotel slides buyers samples helmets delegation goggles slideshow presentation
salary bands review | percent benchmark raises fair grades levels negotiated ranges pay titles
employee referral bonus | friend recommended payout hired network euros slip acquaintance vacancies reward
warning letter employee | repeatedly witness signed file dismissal conduct lawyer tardy misconduct personnel
apprentices intake autumn | school chamber contracts trainers parents exams welcome vocational ceremony mentors
retirement farewell speech | decades bouquet colleagues pension watch buffet anecdotes toast retiree memories
lease dispute lawyer | clause termination court landlord letter deadlines settlement premises arrears tenant
shareholder resolution notary | shares signatures register capital passport deed managing majority stamped meeting
debt collection claim | order court unpaid bailiff interest reminder title debtor enforcement instalments
employment tribunal hearing | dismissed severance judge settlement witness months employee claimant lawyer
copyright photo claim | picture licence photographer damages removed screenshot infringement cease blogger stock
fixed assets register | depreciation machines years laptops labels scrapped book inventory useful barcode vans
auditors visit files | samples confirmations inventory partner balance questions room vouchers opinion trainee
incoming invoices scan | approval pdf cost booked inbox ocr discount supplier mailbox duplicates
dunning run customers | reminders overdue unpaid fees interest letters blocked balance debtors stage
cost centres budget | departments allocation overrun keys reallocation controller cockpit manager spending
office chairs ergonomic | armrests backs samples castors assembled leasing sitting lumbar swivel height
steel prices contract | tonnes index coils mills surcharge volumes hedge plates quarterly
spare parts express | machine stopped supplier plane courier warehouse stock seals breakdown urgent
approval limits workflow | signature manager amount threshold second orders purchase release authorised
energy contract gas | kilowatt price fixed broker market supplier year tariff electricity
toilets paper soap | dispenser empty towels cleaner smell refill blocked restock rolls hygiene
desk move department | boxes plan monitors cables floor weekend labels chairs pedestals colleagues
electrical testing devices | stickers cables kettle plugs inspector insulation failed cords multimeter electrician
bike parking staff | racks roof lockers showers pump keys shed commuters cycle
lost badge security visitors | card blocked reader gate reception replacement lanyard deactivated found fee
night guard security contract | patrol torch rounds keys alarm dog logbook nightshift fence intruder
sofa couch settee upholstery | cushions living lounge sagging springs fabric stain armrest nap sit foam legs doorway delivered
armchair recliner chair | lean footrest lever leather grandpa cosy tilt seat reading stuffing lamp worn
bookshelf bookcase shelves shelving | novels planks wall brackets spirit level screws spines oak sagging paperbacks ikea allen
wardrobe closet armoire | hangers coats sliding rail mirror shirts bedroom dresses moths hinges flatpack sweaters
mattress bed topper | sleep springs backache foam slats sheets soft king double sagging lumbar bedroom
bunk bed ladder | top bottom climb upper lower siblings bedroom rail slats sleepover pine
dining table extension | eat legs guests leaf oak seats scratch varnish wobbly supper placemats chairs
coffee table | lounge glass magazines sofa mug rings low walnut coasters living shins
desk workstation drawer | study monitor keyboard homework chair cable sit lamp pens height
chest drawers dresser | socks underwear runners knobs stuck pulls bedroom tipping anchor wooden sliding
curtain curtains drapes rail | rings hem fabric sunlight rod hooks pleats bedroom dark lining velvet
blinds roller venetian | slats cord sun glare tilt pull shade dim jammed bracket
carpet rug floor | vacuum stain fibres wool shampoo underlay pile tread fluffy hallway wine rolled persian
parquet hardwood floorboards | sanding oak varnish creak planks scratches oil squeak grain sander boards lacquer
laminate vinyl flooring | click planks underlay skirting swelling boards edges lay spacer saw hallway
tiles grout tiling | bathroom ceramic cracked trowel joints mould spacers adhesive mosaic splashback porcelain
wallpaper wall papering | paste strips pattern peel scraper steamer rolls bubbles seams living brush floral
staircase stairs banister railing | steps climb handrail creaking treads upstairs trip spindle landing cellar slip
attic loft conversion | ladder insulation rafters hatch dusty roof beams storage dormer mice trunk
basement cellar | damp stairs musty wine underground storage mould flood dark boiler humid
pantry larder | jars tins shelf flour pasta stock preserves expiry beans rice moths cans
hallway entrance foyer | coats shoes keys mirror umbrella doormat bench hooks lobby welcome narrow
balcony terrace railing | plants chairs outside overlook drainage planter sunset parasol ledge pigeons
fireplace chimney hearth | logs smoke ash soot sweep flue flames embers mantel kindling grate warm
wood stove pellet | logs chop heat ash kindling glass soot bag hopper smoke warm iron
mirror glass | reflection crack hang bathroom frame silver shaving makeup smudge vanity
picture frame hanging | nail wall hammer hook level glass canvas mount crooked portrait
lamp lampshade light | bulb switch bedside shade dim wire socket glow reading flicker
chandelier pendant light | crystals ceiling hang bulbs dust ladder brass glittering dining ballroom
clock wall grandfather | ticking hands pendulum chimes battery slow wind cuckoo dial
safe strongbox combination | valuables dial jewels cash locked code passport steel bolt papers key
ironing board iron | shirts creases steam crumpled collar press linen scorch sleeves hot distilled
washing machine washer | laundry drum spin detergent clothes leak rinse cycle noisy hose lint lock
tumble dryer drying | lint clothes warm filter drum wet shrink towels tumbling condensate static
clothesline drying rack | pegs hang wet shirts sun breeze sheets balcony string damp socks
laundry basket hamper | dirty clothes socks whites colours pile wicker sort overflow bathroom
detergent softener laundry | powder stain scoop whites scent wash capsule soap drum rinse residue
stain remover removal | wine grease blood shirt soak vinegar spot bleach rub tablecloth ketchup salt
dishwasher dishes | plates rinse salt tablet cutlery rack spray arm filter greasy cups drain glasses cloudy
oven stove cooker | bake heat roast hot element tray temperature degrees preheat burnt thermostat grill
hob cooktop induction | pans burner glass boil simmer ring pots hot flame scratched magnet
microwave oven | reheat popcorn leftovers turntable beep sparks soup plate defrost watts
fridge refrigerator | milk leftovers seal hum shelf warm magnet ice vegetables compressor spoiled
freezer defrost deepfreeze | ice frost thaw frozen peas chest scrape cubes drip berries burn
toaster toast | bread slices crumbs burnt lever pop breakfast bagel browning slot jam
kettle electric | boil tea limescale spout whistle steam switch vinegar descale cup
coffee machine espresso | beans cup grinder milk foam descale capsule barista latte caffeine crema filter pods
blender mixer smoothie | fruit blades puree jug shake motor soup lid ice banana whizz
kitchen hood extractor | grease fan smell filter smoke cooking fumes noisy steam duct stove charcoal
kitchen cabinet cupboard | hinges plates shelf handle cups soft drawers units worktop carcass
countertop worktop | granite marble wood scratch stain chopping oil slab sealant edge quartz
cutlery silverware | forks knives spoons drawer polish tarnish dinner teaspoon engraved steel
knife knives sharpening | blade blunt whetstone chop steel onions edge chef dull honing tomato
frying pan skillet | eggs nonstick oil scratch handle iron pancakes season sear bacon coating
pressure cooker | valve lid steam stew hiss gasket beans whistle pot release
crockery dishes plates china | porcelain chipped cups saucer bowls dinner glaze teapot shards
wine glass glasses glassware | stem crystal broke toast fragile polish rim shards clink
tablecloth napkins linen | dinner stain fold iron table lace guests embroidered starch
recycling bins sorting | plastic glass cardboard bottles yellow cans container rinse separate collection
rubbish trash garbage bin | bag smelly lorry collection lid kerb raccoon maggots stink waste
compost composting heap | peelings worms scraps leaves rot soil smell grounds steaming turn
bulky waste collection | sofa mattress kerb skip junk furniture council fridge pickup dump discarded
vacuum cleaner hoover | dust carpet bag suction hose filter crumbs brush hair nozzle noisy
mop bucket floor cleaning | wet wring tiles slippery sticky scrub soap suds muddy wipe
window cleaning washing | squeegee streaks ladder panes soapy smudges glass bucket chamois rag fingerprints
spring cleaning | dust cupboards scrub declutter rags attic wipe gloves sorted thorough cobwebs
housekeeper cleaner maid | dusting vacuum key weekly scrub apron tidy bathrooms ironing spotless
air freshener odour | smell scent spray lavender stinky musty candle toilet diffuser
dehumidifier damp humidity | moisture mould wet walls tank condensation musty litres hygrometer bathroom cellar
mould mildew | black spots damp bathroom wall spores bleach musty ventilation corner condensation cough
boiler furnace gas | heating hot pressure pilot flame radiators kettling thermostat engineer bar exhaust
radiator heating bleeding | hiss key air warm valve gurgling lukewarm panel rust
thermostat temperature | degrees warm heating setting dial schedule living chilly smart sensor
underfloor heating | warm feet tiles pipes manifold loops screed bathroom circuit toasty slow
heat pump | outdoor unit compressor electricity warm noise fan refrigerant efficient neighbour subsidy radiators
oil tank heating | litres tanker fuel cellar delivery gauge smell winter burner fill hose
chimney sweep | soot brush black flue ladder lucky roof stove certificate rods ash
air conditioner conditioning | cool hot filter drip unit fan compressor remote degrees breeze refrigerant
ventilation fan duct | air stale bathroom filter noisy exhaust draft humid grille dust hum
insulation loft wall | draughts wool foam energy bills warm itchy rolls polystyrene cavity winter
toilet flush cistern | running clogged plunger bowl handle float overflow leak lavatory seat loo tank
toilet seat lid | hinge wobbles loo cracked screws sit bathroom soft slam plastic
shower head cubicle | hose limescale spray curtain drizzle tray glass hot weak pressure leaks
bathtub bath tub | soak taps enamel plug bubbles hot drain scratch silicone overflow duck
sink basin washbasin | tap drain clogged plug bathroom crack bowl trap hair mirror porcelain slow
drain clog blocked | hair plunger gurgle slow standing snake sludge smell grease pipe
septic tank sewage | smell pump lorry lid sludge cesspit toilet backyard drainfield soggy empties
water heater geyser cylinder | hot shower element tank rust pilot litres lukewarm limescale anode
water softener limescale | salt hard kettle scale resin crusty deposits tablets glassy taps
burst pipe frozen pipes | flood ceiling ice plumber winter stopcock wet lagging thaw gush
stopcock shutoff valve | turn main cellar stiff wheel flood close plumber rusty
sump pump | cellar flooding float rain groundwater pit pumping puddle basement motor
rain barrel rainwater | gutter downpipe watering garden collect litres tub overflow mosquitoes lid
gutter gutters downspout | leaves rain overflow ladder roof clog drips downpipe moss sagging bracket
roof tiles roofing | leak slates storm ladder shingles attic rain moss blown scaffolding roofer
flat roof membrane | ponding puddles bitumen leak felt blister torch tar seams drain
skylight velux roof window | attic leaking blind daylight loft rain flashing slope condensation
solar panels photovoltaic | sun roof inverter kilowatt electricity feed battery shade array yield meter
fuse box breaker panel | tripped power dark switch electrician short overload circuit cellar kettle
socket outlet plug | power charger wall sparks loose electrician adapter lamp live prongs burn
light switch dimmer | wall lamp flick click bulb buzz electrician dark toggle
extension cord cable reel | plug lead outdoor power socket drum mower trip unroll
light bulb led | lamp dark screw burnt flicker watt socket warm blown
doorbell intercom buzzer | ring visitor button chime parcel battery press hear speaker
smoke detector alarm | beeping battery chirp ceiling piercing burnt toast
carbon monoxide detector | beep gas poisonous boiler headache stove alarm fumes sleepy ventilate
burglar alarm security | thief break siren sensor code motion intruder police beeping keypad robbery
surveillance camera cctv | footage recording thief lens driveway watch monitor blind robbery motion
electricity meter reading | kilowatt numbers cellar utility usage bill digits dial supplier
gas meter leak | smell cubic pipe hiss valve utility sniff rotten evacuate bill
painting wall paint | roller brush coat ceiling drips tape tray emulsion colour primer ladder
varnish lacquer stain wood | brush coat glossy table sand dry oak finish smell bench sheen
facade rendering plaster exterior | cracks scaffolding outside wall peeling mortar house colour trowel stucco crumbling
ceiling plasterboard drywall | cracks board screws joints filler sanding sagging damp tape gypsum skim
scaffold scaffolding | poles planks climb facade builders tower roof clamps height netting
skirting baseboard moulding | trim edge wall nails mitre gap painted wood corner
window pane glazing | cracked glass putty draughty double ball smashed glazier misted sill frame
window frame sash | rotten wood draught stuck paint putty sill rattles weights swollen
shutter shutters louvre | slats strap stuck hinges paint wind crank storm roll
mosquito net flyscreen | insects bites mesh flies buzzing frame holes gauze bugs
front door entrance | lock handle hinges paint draught key wood knock swollen threshold letterbox
door lock locksmith | key stuck cylinder locked turn keyhole snapped bolt burglar jammed
door hinge squeaky | creak oil screw sagging rub loose swing squeal pin closes
door handle knob | loose wobble turn screw latch brass grip spindle
garage door opener | remote spring stuck motor roller sensor rail lifts creaks cable
key cutting spare | copy locksmith neighbour ring duplicate lock hook landlord
letterbox mailbox | post flap postman letters stuffed adverts slot name key parcels
fence fencing | posts panels wind boards neighbour wood rotten wire hammer blown picket property
garden gate | latch hinges squeaks drive post entrance iron swing dog sagging bolt
hedge trimming hedges | shears clippings tall neighbour privet branches trimmer nest yew boxwood overgrown
lawn mowing mower | grass blades clippings stripes petrol weeds cord moss height
lawn seed turf | grass patches bare moss sow rake soil roll brown
sprinkler irrigation | lawn hose timer dry nozzle spray beds drip soak
garden hose | nozzle reel leak kink coil tap connector sprinkle
flower bed border | roses weeds soil bulbs plant mulch petunias colourful edging perennials marigolds
rose roses pruning | thorns secateurs blooms aphids petals bush shears fragrant buds blackspot stem
tulip daffodil bulbs | spring plant autumn soil bloom holes yellow squirrels trowel petals
vegetable garden patch | carrots lettuce soil seeds slugs beans harvest compost weeds courgettes rows
tomato tomatoes greenhouse | plants stake ripe vines blight seedlings ketchup pots suckers basil
greenhouse glasshouse | panes seedlings warm humid cucumbers glass vents pots tomatoes trays
raised bed planter | soil wood boards vegetables herbs fill compost strawberries screws lettuce
herb herbs garden | basil parsley thyme pots windowsill mint snip rosemary fragrant
houseplant pot plants | watering leaves repot wilted windowsill soil ficus brown fertiliser orchid yellow
fruit tree orchard | apples prune branches ladder pears harvest blossom picking plums graft wasps
apple picking cider | press juice baskets orchard windfalls barrel crates ladder tree ferment
tree felling stump | chainsaw trunk branches roots arborist storm logs rope oak timber
leaf leaves raking | autumn blower piles bags lawn wet maple rake brown garden
weeds weeding | pull roots dandelion hoe thistles kneel beds cracks nettles path gloves
slug snail pests | lettuce eaten slime pellets beer holes leaves hostas copper
garden shed hut | tools mower roof felt spiders rake padlock boards rakes storage
patio paving slabs | stones sand level moss weeds terrace uneven mallet joints barbecue flagstones
driveway asphalt gravel | potholes tarmac stones rake parked puddles rolling entry ruts
retaining wall stone | slope earth bulging rocks mortar garden drainage hillside bricks collapse
garden pond | fish frogs lilies algae pump liner heron fountain koi
fountain garden water | pump nozzle splash basin coins algae jet stone trickle birds
garden furniture bench | teak chairs outside cushions rain oil parasol wood rust cover sit
parasol awning sunshade | sun shade crank fabric wind terrace rolled cloth
barbecue grill grilling | sausages charcoal meat tongs smoke burgers coals skewers gas patio marinade
pergola arbour gazebo | posts beams climbing vines shade wisteria garden wedding trellis seating
treehouse swing | rope climb planks branch ladder backyard tyre oak hideout
sandpit sandbox | buckets spade castle cat cover toddlers dig grains playground
trampoline trampolines | jump net springs bounce garden mat somersault frame storm ankle
swimming pool chlorine | swim filter pump tablets algae leaves diving skimmer lifeguard
pool cover tarpaulin | winter leaves swim roll tarp debris heated foil ropes
hot tub jacuzzi whirlpool | bubbles soak warm jets filter chlorine relaxing cover lid
sauna saunas | steam stones sweat wooden bench heat towel ladle birch heater infusion naked
paddling pool inflatable | toddlers splash pump puncture garden hose blow slide warm
drill drilling bit | hole wall concrete hammer dowel screws battery chuck cordless masonry
hammer nails | bang wood thumb handle pound pull claw driven planks hit
screwdriver screws | turn phillips slotted head loose tighten bit stripped handle torx
saw circular jigsaw | wood blade plank teeth sawdust timber straight bench kerf
chainsaw chainsaws | logs chain sharpen trees petrol oil firewood loud helmet bar trousers
ladder stepladder | climb rungs lean high gutter bulb fall wobbly roof aluminium
toolbox tools | spanners pliers hammer sockets drawer wrench screwdriver tray borrow rusty
workbench vise clamp | wood grip shed tools jaws plane saw garage carpenter dowels
sander sandpaper sanding | dust grit wood smooth rough varnish orbital edges
welding welder | sparks mask metal rod seam torch gloves steel arc flame bead
glue adhesive gluing | stick clamp dry tube fingers bond joint wood epoxy sticky
wheelbarrow barrow | soil puncture tyre load garden push handle mud manure sand tip
axe firewood splitting | logs chop handle block woodpile stack wedge kindling swing birch stove
pressure washer | moss jet patio hose terrace nozzle blasting clean dirt spray
tool rental hire | deposit drill excavator digger borrow return sander
car oil change engine | filter litres dipstick mechanic drain sump mileage garage pan black synthetic
tyre tyres tire wheel | puncture tread rubber winter pressure rim jack nuts nail spare
winter tyres snow chains | studded swap ice rims slippery mountain garage october stored
car battery jumper | dead start leads jump clicking terminal charger winter boot volts
brake brakes pads disc | squeal stop pedal caliper worn mechanic grinding fluid rotor spongy
clutch gearbox transmission | pedal gear shifting slip grind reverse lever stick mechanic crunch
exhaust muffler catalytic | loud pipe rust smoke rattle fumes hanging rumble clamp roar
windscreen windshield wiper | crack chip rain blades stone smear glass streaks squeak rubber view
car headlight headlamp indicator | bulb dark blinking beam lens foggy lamp fuse dazzle
car wash valeting | soap foam wax brushes dirty shiny vacuum rims interior polish bucket
car dent bodywork scratch | bumper paint rust panel hit filler spray fender
car radiator coolant | overheating steam antifreeze hose leak temperature gauge thermostat fan engine
timing belt alternator | engine squeal snapped mechanic pulley kilometres charging tensioner fan
steering wheel alignment | pulls wobble vibrate power turn rack tyres straight stiff
car seat child | baby strap buckle isofix toddler booster backseat harness belt crash
roof rack box | luggage skis bars load canoe straps holiday suitcases keys
towbar trailer caravan hitch | tow ball lights plug load pull coupling braked boat
camper van motorhome caravan | holiday campsite bed gas bottle awning toilet tank beach parked berth
car registration plates | licence logbook screws ownership vehicle transfer sticker letters
car inspection roadworthiness mot | garage brakes emissions pass fail sticker due rust lights tester
driving lesson licence test | instructor learner parallel exam mirrors theory hill nervous passed clutch
car rental hire | keys airport insurance deposit mileage pickup desk excess fuel compact
carpool rideshare lift | commute passengers petrol share driver seats colleagues together motorway
breakdown towing recovery | stranded roadside truck motorway mechanic hazard stuck engine winch shoulder
speeding ticket fine | police camera limit kilometres penalty points appeal flash driver
parking permit space | resident sticker zone spot warden bay kerb
parking fine ticket | windscreen warden meter expired towed disc appeal kerb
electric car charging charger | plug battery cable range kilowatt station garage wallbox overnight volts
petrol station fuel | pump diesel litres tank nozzle fill unleaded
bicycle bike repair | pedals chain handlebar tyre gears saddle wheel spokes cycling rusty
bike chain derailleur gears | oil slipping shift rust cog links cassette pedal greasy cable
bicycle tube puncture patch | tyre pump glue valve hissing thorn glass rim levers
bike brake cable | squeal lever stop pads rim worn hill handlebar pull
bicycle lock theft | stolen chain key cutter railing combination rack bolt thief padlock
bike rack shed | parked wheels cycles railing courtyard lock station rust hooks
electric bike pedelec | battery motor charger hills range pedal assist commuting kilometres display
cargo bike | groceries load wheels carry crate heavy tilt
child bike trailer stabilisers | toddler training wheels pedal helmet learn balance tow flag hitch
bike helmet | head strap crash foam cyclist fall buckle chin size visor
cycle tour route | kilometres hills pannier saddle hostel riverside map sore riders picnic
cycle lane path | riders paint bollards commuters kerb cars dangerous crossing wide
motorcycle motorbike engine | throttle chain helmet rider exhaust oil kickstand spark carburettor biker
motorcycle helmet jacket | visor leather rider gloves scratched armour biker boots chin padding
scooter moped | kickstart petrol stroke teenager helmet throttle delivery vespa licence wheels
sidecar motorcycle | dog passenger wheel ride bolt vintage goggles attached
boat hull | barnacles paint antifouling keel scrape fibreglass harbour leaks varnish dock slipway
sailboat sail rigging | mast wind rope torn canvas boom jib knots regatta halyard crew
outboard motor engine boat | propeller petrol lake spark cowling starter rope shear transom tiller
boat mooring berth marina | harbour rope jetty pontoon buoy tied fee dock fenders tide
anchor chain boat | seabed rope windlass drop rusty drag holding links bow
canoe kayak | paddle river life jacket rapids capsized lake portage upstream
rowing boat oars | lake blister crew cox blade regatta stroke eights river seats
life jacket buoyancy vest | drown boat cartridge whistle orange float inflate buckle
ferry crossing | cars deck seasick island harbour ramp passengers captain queue timetable
cruise ship cabin | deck balcony buffet port captain sea excursion suitcase nights passengers porthole
lighthouse buoy | harbour beam rocks ships lamp keeper tower fog
harbour dredging quay | silt ships sand depth boats excavator mud tide draught
train ticket railway | platform seat conductor carriage delayed station journey reservation fare
train delay cancellation | platform missed connection stranded announcement commuters refund conductor
rail track sleepers | gravel ballast bolts train trackside weld line gauge rust
locomotive steam engine | coal boiler whistle heritage driver wagons smoke shovel fireman wheels
model railway train | tracks tiny tunnel layout locomotive loop scenery transformer gauge hobby miniature
station platform waiting | bench timetable announcement train commuters shelter kiosk loudspeaker clock tracks
level crossing barrier | train lights cars bell waiting tracks lowered
tram streetcar | rails stop overhead wire driver ticket passengers bell line doors
metro subway underground | escalator line stop crowded tunnel ticket platform gates rush
bus stop timetable | driver waiting shelter route passengers fare rain bench line
school bus | pupils driver pick seats yellow route stop belts
coach trip bus tour | seats driver pensioners luggage motorway pickup microphone toilet sightseeing legroom
bus pass travelcard | monthly fare student zone commute renew subscription tap driver
taxi cab | driver fare meter airport ride pickup backseat hail receipt minicab
plane flight ticket | airport boarding seat luggage passengers takeoff booked layover fare
luggage suitcase baggage | wheels carousel airport zip kilo handle packed overweight tag belt
aircraft engine propeller | mechanic hangar pilot blade cowling oil flying cessna runway
airport runway | landing planes tower pilot tarmac lights noise asphalt takeoff
pilot licence flying lesson | cockpit instructor cessna takeoff solo medical radio landing
glider gliding | winch wing thermals soaring pilot airfield tow canopy silent
hot air balloon | basket burner flame sunrise drift envelope landing field floating champagne
parachute skydiving paragliding | jump canopy altitude harness tandem freefall landing reserve instructor
passport visa | embassy border stamp expired abroad travel biometric queue consulate
travel insurance | cancelled abroad hospital suitcase policy claim illness luggage trip
helicopter chopper | rotor blades pilot rescue landing pad noisy hover mountain
airport transfer shuttle | pickup minibus flight driver sign arrivals luggage terminal waiting hotel
bread loaf baking | flour yeast dough crust knead rise oven slice sourdough crumb tin
sourdough starter | flour bubbles feed jar rye sour loaf ferment levain crust
cake birthday baking | frosting candles sponge flour eggs layers icing oven cream tin sugar
wedding cake | tiers bride fondant icing sugar bakery flowers guests layers
biscuit cookie cookies | dough chocolate chips tray crunchy butter cutter jar gingerbread crumbs sugar
pastry croissant | butter flaky layers dough bakery fold breakfast rolling oven almond
pie tart crust | apple filling rolling dough lattice blueberry slice pumpkin oven rhubarb
pancake waffle batter | flip syrup eggs milk pan flour iron maple stack breakfast
pizza oven dough | mozzarella tomato stone cheese slice basil toppings crust toss margherita
pasta noodles spaghetti | boil sauce tomato dough semolina rolling lasagne parmesan dente
soup broth stew | simmer ladle bones carrots bowl pot stock lentils hot spoon
roast turkey goose | oven stuffing gravy thaw carve christmas baste thermometer crispy dinner
sausage butcher meat | mince casing pork grill smoked spices hooks slaughter links
ham bacon smoking smokehouse | pork cure salt hooks beech slices smoke brine hang
fish fillet cooking | salmon scales bones lemon pan trout gut cod gills grill
cheese dairy making | milk rennet curd whey rind ripen cows mould wheel goat
yogurt butter churn | milk cream culture jar thermometer spoon breakfast dairy whey
ice cream gelato | cone scoop vanilla melt freezer flavours parlour sundae sprinkles
chocolate praline truffle | cocoa melt tempering moulds bars bitter nuts ganache
jam marmalade preserves | jars strawberries sugar boil pectin lids fruit spoon breakfast berries
pickles fermenting sauerkraut | jar cabbage brine salt crock cucumbers vinegar dill weights sour
honey jar | bees spoon sticky comb sweet tea golden label crystallised
beer brewing homebrew | hops malt yeast ferment bottles barley foam barrel keg carboy
wine bottle tasting | grapes cork vineyard cellar sommelier glass vintage dry sip
schnapps distilling spirit still | alcohol copper plum pot fruit mash bottles
tea ceremony teapot | leaves cup brew steep kettle infuser saucer chamomile
juice press fruit | apples oranges squeeze pulp bottles glass pips sweet litres
salad dressing | lettuce vinegar oil tomatoes bowl cucumber crunchy greens croutons toss
sandwich lunch packed | bread cheese ham butter lunchbox slices filling picnic wrap lettuce
egg eggs | hens boiled yolk shell carton scrambled omelette dozen crack breakfast
recipe cookbook | ingredients grams grandma steps dish oven tablespoon handwritten flavour measured
cooking class course | chef apron chop recipe onions pan taste beginners knives risotto
meal plan menu weekly | dinner groceries lunch recipes vegetables cook leftovers vegetarian
food bank pantry donation | tins pasta hungry families volunteers shelves crates parcels needy
soup kitchen homeless meal | ladle volunteers hungry shelter bowls bread donated hot queue
potluck buffet | dishes salad share guests table platter desserts everybody quiche
picnic lunch | blanket basket sandwiches park ants grass lemonade sunny thermos
breakfast brunch | eggs toast jam rolls pancakes cereal orange bacon
canteen cafeteria lunch | trays queue soup pupils cook menu vegetarian plates tasty dessert
catering buffet order | canapes guests platters trays portions vegetarian servers delivered napkins finger
allergy allergen food | nuts gluten lactose label peanut rash reaction shellfish contains swelling
gluten coeliac diet | wheat bread flour bakery intolerance rice symptoms pasta bloating
vegan vegetarian menu | tofu lentils plant meatless dishes soy chickpeas oat dairy
baby food puree weaning | spoon carrots mash highchair bib jar pumpkin months spit
restaurant table reservation booking | dinner seats waiter persons terrace guests cancelled corner
restaurant menu card | dishes prices starters chef printed dessert specials steak allergens translations
waiter waitress server | tray tips tables orders apron shift guests plates carry
chef cook kitchen | apron knives dishes stove sous recipes pans orders line brigade
restaurant hygiene inspection | inspector fridge temperatures mice health gloves clean logbook
grease trap separator | fat smell pump sludge drain restaurant clogged skimmed
deep fryer fries | oil chips basket hot grease potatoes crispy filter smell
takeaway delivery meal | rider pizza hungry doorstep noodles app tip burger
food truck stall | burgers fries festival queue generator hatch parked tacos
tip gratuity tips | waiter jar share coins restaurant bill shift
bar cocktail cocktails | gin ice shaker lime bartender glass rum mint straw counter
beer tap keg draught | foam barrel pub pint line cleaning cellar pressure
pub quiz | questions teams beer trivia answers host pencils prize
pub bar licence alcohol | council noise drinks landlord serving underage midnight
beer garden terrace | benches chestnut mugs pretzels sunny umbrellas waiters gravel
bar stool counter | sit high drinks wobbly footrest seats upholstery leather drinkers
nightclub disco dance | dj bouncer lights music queue cloakroom drinks midnight strobe
hotel room booking | nights reception double breakfast key bed guests checkin minibar view
hotel reception desk | guests keycard checkout lobby bell concierge luggage porter
hotel linen towels | beds sheets laundry chambermaid pillowcases rooms fold stained fresh trolley
hotel elevator lift | floors stuck buttons doors guests technician shaft weight luggage
hotel minibar | fridge bottles snacks peanuts charged restock guests tiny whisky
chambermaid housekeeping room | beds vacuum towels trolley sheets guests bathroom checkout
hostel dormitory | bunks backpackers lockers shared beds showers snoring travellers cheap
guesthouse bed breakfast pension | guests rooms eggs landlady nights sheets welcome garden tourists
holiday apartment rental | keys guests cleaning beach deposit beds linens booking checkin
campsite camping pitch | tent caravan showers hookup pegs campers tap nights
tent pegs | poles sleeping campsite rain canvas zipper guy ropes flysheet groundsheet
sleeping bag mat | camping zip feathers warm roll tent
wake up call | alarm reception early sleep guest
spa wellness massage | oil relax towels sauna therapist robe steam candles
conference banquet hall | tables chairs projector guests stage catering seats chandeliers booked
cow cows cattle | milk barn hay calf herd pasture moo udder bull hooves
milking machine dairy | cows udder cluster litres parlour teats vacuum pump tank
calf calving | cow birth pull bottle colostrum vet straw newborn hooves
pig pigs sty | piglets mud trough sow snout straw bacon boar squeal
sheep flock shearing | wool lambs shears fleece pasture ewe shepherd ram clippers
lamb lambing | ewe bottle birth newborn twins straw orphan spring
goat goats | milk cheese horns kid climb fence chew billy hooves
chicken hens coop | eggs peck feathers rooster fox straw nest grain perch clucking
rooster cockerel | crowing neighbours noise hens loud feathers dawn
duck geese pond | quack feathers bread ducklings waddle fox honking
turkey poultry | feathers thanksgiving birds gobble barn feed slaughter slaughtered heritage wattle
tractor tractors | plough field diesel driver trailer engine tyres mud farmer hydraulics
combine harvester harvest | wheat field grain dust straw header farmer trailer
plough ploughing field | furrow soil tractor earth turn clods farmer gulls blades
hay baling baler | grass bales twine dry barn stack tractor windrow rain
straw bales barn | stack animals bedding loft horses twine harvest dry
silage silo | maize fodder cows tarpaulin ferment tyres heap plastic smell
manure slurry spreading | smell field tank tractor dung stink cows pit nitrogen
fertiliser field nitrogen | bags spreader crops granules soil wheat nutrients yield
pesticide spraying crop | nozzle tractor insects field weeds tank drift mask apples
potato potatoes harvest | dig field sacks chips mash beetle tubers soil boil
wheat barley grain | field mill sacks ears combine silo flour moisture tonnes
maize corn field | cobs stalks tall kernels silage popcorn husks raccoons boars
strawberry picking field | berries baskets punnets pickers jam straw sweet bent
vineyard grapes grape harvest | vines wine pickers bunches secateurs buckets slope ripe press
olive olives grove | oil press nets trees mill harvest branches jars
asparagus spears | field dig hollandaise peel spring bunches mounds peeling
pumpkin squash | orange carve halloween soup seeds vines lantern october giant
farm shop stall | eggs potatoes honesty jars apples vegetables village crates
farmers market stall | vegetables cheese crates honey customers square bread awning
electric fence pasture | shock wire posts cows battery zap grass insulators cattle
barn stable roof | hay beams animals doors boards swallows cows loft timber
cattle trough drinker | cows thirsty float pasture frozen bowl animals
livestock transport trailer | cows ramp pigs truck loading slaughterhouse ear tags driver
ear tag livestock | cow yellow herd calf register pliers passport
bull artificial insemination | cow semen breeding heat straw vet pregnant calf
shepherd dog sheepdog | flock whistle herding collie sheep pasture obey
dog puppy | bark leash walk tail treats bone paw chew furry fetch wag
dog walking walker | leash park paws poo bags muddy labrador pull
dog training obedience | sit stay treats puppy leash commands whistle heel barking trainer
dog grooming clipping | fur brush poodle matted shampoo nails clippers shaggy bath
dog kennel boarding | holiday cage bark nights bowl bed pets stay
dog tax licence | tag council owner yearly register collar microchip
dog bite attack | teeth wound leash stitches muzzle owner postman snarled jogger
lost dog missing pet | posters collar ran microchip search neighbourhood reward vanished
cat kitten | purr whiskers meow scratch litter mouse furry tabby paw curl
cat litter tray | scoop smell clumps sand kitten granules bag paws
cat flap door | kitten magnet swing hole neighbour tabby
scratching post cat | claws sofa sisal rope kitten carpet climb torn
pet sitting sitter | holiday feed cat keys plants bowl hamster
animal shelter rescue | adopt dogs cats kennels stray cages donate homeless paws
hamster guinea pig cage | wheel sawdust cheeks rodent bedding tiny squeak pellets
rabbit hutch | carrots ears hop hay bunny straw burrow fluffy cage
parrot budgie bird cage | feathers perch seeds squawk talks beak millet chirp wings
aquarium fish tank | guppies filter algae glass pump gravel plants tropical neon
goldfish bowl | swim flakes orange pond tank floating fins bubbles
snake reptile terrarium | scales mice heat lamp shed lizard gecko glass venom
tortoise turtle | shell lettuce slow hibernate garden lamp crawl winter
pet food bowl | kibble tins dog cat hungry eat biscuits grams wet
bird feeder nesting box | seeds tits robin winter garden hole peanuts suet finches
bird ringing watching | binoculars feathers marsh hide nets song migrating robin warbler
hedgehog wildlife | spikes leaves garden hibernating injured saucer prickly
bats bat box | roof hanging wings attic droppings dusk insects
squirrel squirrels | nuts tree tail attic acorns bushy feeder grey
fox badger | den chickens tail hole bins hens burrow lawn
deer roe | antlers forest fawn hunter graze browse buck
wild boar | lawn dug hunter forest tusks piglets field corn rooting
wolf bear | sheep howl tracks fence forest pack claws killed lambs
rat mouse mice trap | cheese droppings gnawed cellar poison squeak tail holes pest
wasp wasps nest | sting buzzing attic allergic jam papery swarm hornets
ant ants | trail sugar crumbs bait powder nest patio crawling
cockroach bedbug infestation | crawling mattress bites exterminator eggs itchy spray bugs
moth moths larvae | sweater holes pantry flour wool cedar traps lavender
flea tick fleas | itch dog bites collar scratching tweezers blood jumping lyme
pigeon pigeons | droppings spikes balcony roost feathers coo net nest square
mole molehill | lawn mounds tunnels digging trap earth garden heaps
spider cobweb | web legs corner creepy ceiling glass scared crawly
veterinary vet clinic | dog cat injection limping surgery paw stitches sick animal scan
vaccination pet rabies | dog booster injection vet jab puppy passport yearly
microchip pet | scanner dog neck register vet implant
spay neuter castration | tomcat kittens operation stitches cone bitch stray litter
worming deworming tablets | parasites dog horse paste belly stool puppy dose
animal ambulance emergency vet | injured hit swallowed bleeding poisoned collapsed rushed
horse pony | saddle hooves mane ride gallop stable hay carrot mare neigh rider
horse shoe farrier hoof | nails anvil trim iron lame blacksmith limp forge rasp
saddle bridle tack | leather girth stirrups reins rider horse soap buckle worn bit
riding lesson school | trot canter helmet pony reins instructor arena jump beginners
horse stable box stall | straw muck hay bedding mare doors shavings fork dung
horse box trailer transport | ramp tow mare loading show hay straps driver
showjumping dressage tournament | fence rider poles rosette arena horse judge clear refusal
foal mare breeding | birth stallion newborn pasture legs pregnant months vet milk
carriage horse cart | wheels coachman reins wedding ride harness pull spokes
horse colic | vet belly rolling sweating pain walking gut straw mare
racecourse horse race | jockey bet gallop finish favourite stands starting winner turf
beehive bees hive | honey frames smoker swarm queen comb veil buzzing wax sting
beekeeper beekeeping course | veil smoker honey frames swarm queen colonies gloves sting
varroa mite treatment | bees acid colonies frames infested brood drones oxalic strips
bee swarm | branch cluster queen buzzing tree catch thousands flying
honey extractor harvest | frames spin comb jars uncapping wax drips centrifuge sticky
forest woodland | trees hike pines mushrooms path birds logs moss deer shade
timber logging harvester | logs spruce trunks lorry chainsaw forest sawmill stacks skid
sawmill planks lumber | logs blade boards sawdust trunks oak dry stack
reforestation tree planting | saplings spade seedlings holes oak deer guards spruce hillside
bark beetle | spruce dying holes brown trees larvae infested needles felled
forest fire wildfire | smoke flames drought helicopter burnt evacuated hectares dry sparks
forest track trail | gravel hikers muddy logs signpost ruts washed walkers bend
mushroom mushrooms foraging | basket forest chanterelle poisonous caps knife porcini stem edible
hunting hunter rifle | deer shot dogs antlers boar game forest season
hunting stand high seat | ladder hunter rotten planks forest clearing deer climb
christmas tree sale | fir needles net lights december baubles star
hiking trail walk | boots summit backpack map kilometres signpost mountain blisters
fishing rod angling | bait hook line trout reel lake catch worms float
fishing licence permit | lake trout angler season pike river
fishing net trawler | boat catch sea herring mesh crew mend harbour hauled
fish pond stocking | trout carp fry lake oxygen tank release
fly fishing trout | river waders casting hook feathers stream rod
crab lobster pots | cage bait claws sea buoy rope shell harbour boiled
oyster mussels | shell pearl beach tide lemon beds rope shuck
ice fishing | hole frozen lake auger hut perch rod
dress gown | zip hem silk tailor ball alterations sleeves sequins lace
suit tailor jacket | trousers sleeves lapel buttons fitting wedding tie shorten waist measured
trousers jeans hem | shorten legs zip waist denim pockets torn knee
shirt blouse | collar button sleeves iron cuff crease cotton pocket
sweater jumper pullover | wool knit itchy sleeves warm shrunk moth hole neck
coat jacket winter | zip warm hood lining hook feathers sleeves pockets padded
raincoat umbrella | wet rain hood waterproof drizzle handle ribs puddles soaked
shoes shoe cobbler | heel sole laces leather worn resole polish feet squeak stitching
boots wellies rubber | mud feet leather puddles waterproof laces soles blisters
sock socks darning | hole toe pair wool heel foot needle knit
hat cap | head brim wool straw sun wind felt feather milliner
scarf gloves mittens | wool neck fingers knit winter hands snow
underwear bra lingerie | straps lace size drawer cups elastic panties hooks
tie bowtie | knot collar silk neck suit stripes shirt formal
belt buckle | leather trousers hole waist loose tight strap punch
handbag purse bag | strap leather zip clasp shoulder wallet lining lipstick
wallet lost | cards cash leather stolen pocket licence notes coins
swimsuit bikini trunks | beach pool swim wet elastic towel sun size
uniform workwear | badge logo shirts sizes staff overalls sewn jackets embroidered
costume fancy dress carnival | mask pirate wig clown princess feathers cape makeup rental
traditional costume folk dirndl | apron lace dance bodice lederhosen embroidered parade blouse
jewellery jewelry necklace | gold clasp chain pearls pendant goldsmith earrings silver
watch wristwatch | strap battery hands ticking wrist glass dial stopped jeweller
ring engagement | finger diamond gold resize jeweller propose stone knee
glasses spectacles optician | lenses blurry frame scratched nose reading eyes prescription arm hinge
contact lenses | eyes solution blurry dry case optician dioptres monthly
zipper zip repair | stuck teeth jacket slider trousers pull tailor
button sewing | shirt thread needle coat hole blouse loose
sewing machine | needle thread bobbin fabric pedal stitch seams jam presser
sewing course class | fabric pattern stitch skirt beginners machines pins hem scissors
pattern cutting fabric | pins scissors chalk cloth seam tailor dress sizes
embroidery embroider | thread hoop stitches cloth needle initials flowers cross
knitting wool | needles yarn stitches scarf ball sweater purl rows granny
crochet crocheting | hook yarn blanket stitch granny doily squares wool
quilt patchwork | squares fabric blanket batting stitch scraps layers bedspread
dry cleaning | suit stain coat ticket hanger chemical silk pickup plastic
clothes swap jumble | hangers dresses secondhand rails sizes jeans outgrown tables
clothing donation bank | bags jumpers charity container outgrown coats shoes needy
dyeing dye fabric | colour bath vinegar cloth batik indigo pot stain rinse
leather leatherwork | awl stitch hide belt tanned punch dye oil
weaving loom | threads warp shuttle rug wool cloth beams treadle
hairdresser haircut salon | scissors fringe trim blow shampoo ends stylist mirror inches
barber beard shave | razor scissors moustache foam clippers stubble chair fade
hair colour dye highlights | blonde roots grey foil bleach strands brown salon
perm curls hairstyle | rollers wavy straight heat salon tongs updo bun pins
hairdryer straightener | blow hot wet curls plug cord bathroom burning
wig hairpiece | bald strands chemo hair lace cap theatre hairdresser synthetic blonde
nail manicure pedicure | polish fingers gel toes file cuticles varnish feet
lice head | itchy comb hair nits shampoo kindergarten eggs scratching
tattoo piercing | needle ink skin arm studio ear stud design
makeup cosmetics | lipstick mascara brush powder face bride eyeshadow foundation mirror
perfume cologne | scent bottle spray wrist smell duty vanilla gift
baby birth newborn | midwife hospital cradle weight grams mother tiny labour
pregnancy antenatal | belly months ultrasound midwife due nausea breathing kicks expecting
midwife doula | birth contractions labour mother newborn visits pregnant
diaper nappy nappies | baby wipes change rash bottom smelly cream poo
pram stroller pushchair | baby wheels push fold buggy hood sleeping kerb
crib cot cradle | baby sleep mattress bars blanket mobile newborn rock
baby bottle formula | milk feed teat sterilise powder warm burp suck
breastfeeding breast pump | milk mother nursing suck latch newborn freezer nipple
baby monitor babyphone | crying listen sleep nursery battery beep range
highchair baby | feed spoon tray straps mess toddler bib table
baby carrier sling | chest straps wrap newborn carry hip hands buckles papa cuddle
babysitter babysitting | bedtime cinema parents sleep hourly
childminder nanny | toddler parents care playing pickup nap au pair
nursery kindergarten daycare place | toddlers parents waiting spot playing nap group spring
toddler playgroup crawling group | mums babies songs mats toys parents
playground slide swing | climb sand bench seesaw bolts rope bark
toy toys | plastic blocks puzzle batteries teddy
doll dollhouse | hair dress arm tiny furniture girl porcelain stitched
teddy bear plush | stuffed ear sewn fluffy bedtime button cuddly
lego building blocks bricks | pieces castle tower instructions stud colours bits
puppet puppets theatre | strings stage curtain crocodile wooden marionette
kite kites | wind string tail fly beach field tangled autumn
bedtime story reading | book pillow sleep dragon lullaby chapter dad
children birthday party | cake balloons clown games candles goody treasure presents
face painting balloons | tiger brush butterfly party twist queue festival
treasure hunt scavenger | clues map hidden chest riddles forest prizes
pocket money allowance | weekly coins piggy savings chores sweets
tooth milk braces orthodontist | wire teeth retainer crooked dentist fairy wobbly
child custody visitation | mother father weekends divorce court holidays alternate
adoption foster | parents child orphan family placement court agency siblings
child benefit allowance | monthly birth certificate form families payment
teenager youth club | hangout table football kicker evenings music sofa boys girls
summer camp kids | tents games lake counsellors campfire homesick crafts
school trip excursion | pupils zoo teacher lunch museum permission parents overnight
school report grades | marks teacher maths pass average subjects pupils term
homework help tutoring | maths pupils afternoon exercises desk worksheets explain fractions
parents evening teacher conference | grades pupils appointments slots chairs classroom talk progress
school satchel backpack | books straps pencil pupils heavy shoulders grader
school cone enrolment first day | pupil sweets classroom nervous auntie ceremony
pencil case stationery exercise books | pens rubber ruler crayons glue notebooks sharpener scissors
chalkboard blackboard whiteboard | chalk sponge marker teacher wipe squeak classroom write
school play musical | pupils stage lines costumes rehearsal parents props sing applause
exam test final | pupils questions revision nervous marks desks results invigilate
school library books | pupils borrow shelves overdue reading stamp loans quiet
school lunch dinner | tray canteen pupils vegetables cook portions pasta queue
school yard playground recess | pupils break hopscotch ball bell asphalt bench supervise
school lockers | key pupils books combination hallway dented padlock
timetable lesson schedule class | periods teacher subjects maths substitute
substitute teacher absence | ill class lesson cover pupils cancelled supervise headmaster sick
pupil exchange abroad | host family french english classmates homesick guest
swimming lesson badge | pool breaststroke dive armbands float seahorse goggles
spelling dictation reading difficulties dyslexia | letters mistakes words pupil practice therapist syllables pages aloud
school chemistry science lab | tubes goggles burner acid experiments beaker pupils
school gym hall | mats ropes ball benches vaulting wall bars
detention discipline bullying | pupil victim teasing hurt headmaster parents classmates bruises
school crossing patrol lollipop | children kerb cars zebra vest stick warden traffic
graduation prom ball | gown dance diploma limousine graduates dress caps
yearbook class photo | pupils photographer smile portraits pages rows signatures autographs leavers
parent association committee school | mums dads cake raffle elected chair meeting
school fair bazaar | stalls cakes raffle parents tombola pupils crafts lemonade
student dorm residence flatshare | roommate rent university shared fridge bathroom landlord neighbours
nursing home care elderly | grandma residents wheelchair nurses beds dementia visits
carer home help elderly | grandma shower medication breakfast dressing visits compression pills stockings
wheelchair ramp | wheels push steps rolling disabled tyres armrest slope battery
walker rollator zimmer frame | grandma wheels brakes steps hip basket walking seat
stairlift lift | grandma stairs seat rail motor upstairs ride chair track landing banister
walking stick cane crutches | limp rubber tip handle hip lean leg grandpa steps sprained
hearing aid | ear battery deaf loud whistling audiologist beep volume grandpa
dentures false teeth | gums glass chew dentist grandpa loose clean plate
dementia alzheimer | forgets grandma wandering memory confused names caregiver
emergency button pendant alarm | fall grandma wrist press call ambulance neck helpless stumbled
meals on wheels | hot lunch grandma driver delivered daily trays pensioners
senior afternoon pensioners club | cake cards bingo grandmas songs singing church
bingo evening | numbers balls cards caller prize pensioners cross
pension retirement | monthly age contributions statement retire grandpa
power attorney living will | notary doctor decisions hospital sign daughter guardian incapable
inheritance will testament | notary heirs house siblings estate died lawyer leave
wedding ceremony registry | bride groom rings vows kiss guests veil bouquet
wedding dress bridal gown | veil lace fitting train seamstress bride tulle
wedding invitation invitations | cards guests envelopes printed rsvp bride names calligraphy
wedding venue reception | barn guests dance tables toast bride castle
wedding photographer album | bride pictures shoot groom camera poses prints retouching sunset ceremony
wedding bouquet flowers florist | roses bride ribbon petals toss table peonies vase carnations scent
wedding seating plan | tables guests uncle names cards beside relatives chart
wedding band dj | dance music songs guests speakers party waltz
wedding gift registry | couple present money envelope toaster vases guests wrapping
stag hen bachelor bachelorette | groom bride party veil drinks sash friends
wedding speech toast | father bride glass laughs nervous champagne anecdotes uncle microphone jokes
honeymoon trip | newlyweds beach suite maldives flight couple champagne
wedding anniversary silver golden | fifty couple married grandparents party vows priest renewal
divorce separation | lawyer custody court wife husband house split alimony
funeral burial | coffin grave mourners priest cemetery flowers black died wreath
coffin casket undertaker | wood lid hearse bearers carried oak deceased lining satin handles
gravestone headstone | cemetery stone name mason letters moss marble engraved
grave tending plot cemetery | flowers candle watering begonias weeds headstone lease gravel trowel geraniums
urn cremation ashes | crematorium buried scatter died sea jar forest oven container
wreath funeral flowers | ribbon lilies coffin florist cards mourning fir bow chrysanthemums
obituary death notice | newspaper died family mourning printed words beloved column verse photograph
condolence sympathy card | died sorry widow black envelope mourning loss words
funeral meal wake | mourners cake inn relatives afterwards sandwiches soup memories
death certificate | doctor registrar copies died undertaker stamped pension notary
hospice palliative | dying bedside morphine comfort nurse family pain ward volunteers
birthday card present gift | wrap ribbon surprise candles envelope bow
surprise party birthday | hide guests secret cake balloons lights shout doorway whisper friends
balloons helium decoration | string inflate party bottle pop ceiling colourful latex gas arch
fireworks new year | rockets midnight sparks bang champagne sky countdown sparklers
christmas lights decoration | garland december bulbs tree star string timer
christmas market stall | mulled wine gingerbread huts december candles roasted almonds
advent calendar wreath | candles december doors chocolate fir surprises twigs
nativity crib play | shepherds mary joseph angel straw donkey manger kings
santa claus nicholas | beard sack presents costume boots chimney
easter egg hunt | bunny basket chocolate hidden dyed garden paint
halloween party | costumes pumpkins sweets ghosts witch spooky trick october
carnival parade float | costumes confetti masks floats band sweets fools tractor throw bands
maypole may day | ribbons village tree dance bonfire raise spruce pole
bonfire easter fire midsummer | wood pile flames sparks crowd brushwood torch pallets sausages
lantern procession martin | lights songs horse goose november candles
village fair fete | stalls carousel tombola beer band tent sausages candyfloss
carousel fairground ride ferris | horses tickets bumper lights dizzy candyfloss organ spinning
football club match soccer | goal pitch referee ball kick striker penalty offside jersey
football pitch turf goal | grass lines net mowing goalkeeper muddy posts floodlights
football jersey kit strip | shirts numbers sponsor shorts wash socks team collar sewn printed
referee umpire | whistle cards match yellow penalty pitch decision offside
floodlight floodlights pitch | mast lamps training dark bulbs stadium bright
scoreboard scoreboards | points digits goals away display match clock cable bulbs remote
tennis court racket | strings balls net serve clay umpire grip match
tennis net clay court | sand lines roller brush balls winter posts handle tape ground
table tennis ping pong | bats net ball paddle spin serve doubles rubber folding rally
badminton shuttlecock | racket net feathers court doubles smash feather string shuttle
squash court | racket wall ball glass sweat booking rubber rally goggles
volleyball net | serve beach spike sand ball team smash
basketball hoop | dunk ball court backboard dribble net rebounds shoot
handball team | throw goal keeper resin court bounce whistle sticky wing
hockey stick ice rink | puck skates goal helmet pads blade jersey arena
ice rink skating skates | blades slippery zamboni figure fall laces rental
ski skiing skis | slope snow boots wax poles piste binding
ski lift chairlift | cable slope queue snow seats mountain cabin gondola
snowboard snowboarding | slope binding boots snow jumps halfpipe wax rider edge helmet
sledge sledding toboggan | hill snow wooden runners rope downhill mulled steel crash
cross country ski trail | grooming snow tracks kilometres poles wax steel forest
golf course green | holes caddy clubs tee bunker swing putt flag
golf club membership | handicap fee tee clubs swing balls eighteen
mini golf | putter hole balls windmill lanes scorecard obstacle concrete pencil
bowling alley skittles | pins strike lane ball shoes gutter frame heavy rented
darts dartboard | bullseye throw pub arrows points board flights sisal beer
billiard pool snooker table | cue balls felt chalk pockets rack triangle pot
archery bow arrow | target quiver string shoot aim straw bullseye wood yew bows
shooting range rifle club | targets bullets pistol ear protectors marksman aim bore ammunition steel
fencing foil epee | mask sword lunge duel piste blade touch glove wire
judo karate martial | belt mat throw dojo kick kimono sensei sweaty bow fall
wrestling mat | pin throw opponent gym singlet grapple bout sweat hold referee
gymnastics apparatus | somersault beam bars mat vault cartwheel leotard chalk coach splits
aerobics fitness class | sweat mats music stretch instructor jump squats pump trainer leggings
gym fitness studio membership | weights treadmill dumbbells sweat lockers muscles cancel monthly
treadmill exercise machine | belt speed sweat incline motor gym display folded basement
yoga class mat | stretch breathe pose downward calm cushions teacher mats incense
pilates back exercise | spine stretch mat core posture muscles ball strengthen instructor
zumba dance class | steps music partner tango mirror salsa shoes sweat hips latin
ballet dancing | tutu pointe barre shoes dancer leap plie studio stretch tights mirror
swimming club lane | lengths pool cap goggles crawl laps trainer gala
diving scuba | tank wetsuit fins reef regulator underwater bubbles mask
surfing surfboard | waves wax beach wetsuit board fins paddle surf sea leash
windsurf kitesurf | sail board wind harness lake beach kite lines neoprene
climbing wall bouldering | rope holds harness grip chalk belay carabiner grips
athletics track meet | sprint hurdles javelin lanes jump relay shot stopwatch spikes sand
marathon running race | runners kilometres finish bib shoes sweat timing
jogging running group | shoes kilometres park breath laps sweat pace sneakers stopwatch
triathlon triathlete | swim bike transition wetsuit finish ironman lake sweat
chess club tournament | board pawn checkmate knight clock opponent queen bishop rook players
sports day | sack race pupils relay medals egg spoon field
club membership fee dues | yearly members direct debit treasurer overdue join reminder iban
club house clubhouse | bar members keys changing trophies heating fridge crates beer
changing room locker | showers benches hooks sweaty towel keys team clothes soap bench
trophy medal cup | engraved winner podium shelf gold ribbon award plate tin
coach trainer youth team | training boys drill evenings licence whistle exercises season
sports injury physio | ankle knee sprain tape stretch swollen ligament ice bandage muscle
cheerleading cheerleader | pompoms pyramid stunts chant skirts squad jump girls routine
skateboard skate park | ramp wheels halfpipe helmet tricks rail concrete deck graffiti
rollerblades inline skates | wheels pads asphalt helmet laces bearings knee skating buckle
orienteering race | map compass forest runners control checkpoints running thicket stopwatch
pigeon racing loft | birds ring homing feathers flights basket cage feed
choir singing rehearsal | soprano voices alto tenor hymn conductor songs harmony notes
choir sheet music scores | notes pages copies folders photocopy singers publisher binder stapled bars
choir concert carol | voices church audience programme candles soprano applause choral advent encore
choir robes gowns | singers hangers sizes wash sleeves cupboard scarves cotton
conductor choirmaster | baton rehearsal beat tempo singers podium voices intonation raised
male choir shanty | basses voices sea songs tenors accordion men tenor pub
hymn board hymnal songbook | numbers pew verse sing congregation pages wooden chorale
orchestra rehearsal symphony | strings violins conductor woodwind tuning score brass cello oboe podium
violin cello strings | bow rosin bridge luthier peg tuning varnish neck tuner fiddle
piano tuning | keys pedal hammers notes strings grand
piano lesson | keys scales fingers teacher sonata practise notes metronome kid
organ church pipe | bellows keys pedals pipes stops organist wheeze tuner
guitar guitars | strings fret chords pick amp tune capo strum
drum drums kit | sticks cymbals snare beat loud skins rhythm noise pedal roll
trumpet brass horn | valves mouthpiece blow spit oil dent fanfare lips slide mute
flute clarinet saxophone | reed keys pads blow mouthpiece notes woodwind cork wind fingering
accordion squeezebox | bellows buttons squeeze folk keys straps reeds polka leather lungs
brass band parade marching | uniforms drums trumpets march tuba steps village trombone baton bass
music school lessons | recorder notes teacher instruments practise recital fiddle keys
music stand lectern | sheets fold notes orchestra wobbly tripod clip pages clamp
rehearsal room band | drums amps noise basement key neighbours soundproof sofa egg guitar
concert ticket | seats stage band sold rows singer encore admission queue
amplifier speaker pa sound system | microphone hum cable volume mixer feedback loud bass stage
microphone mic | voice stage crackle cable singer feedback wireless
sound engineer mixing desk | faders channels band levels monitor gig cable stage microphone
piano transport moving | heavy stairs movers straps grand crane rollers
theatre play rehearsal | actors lines stage script director scenes costume prompt
stage set scenery backdrop | painted canvas flats wings carpenter scene wood brush
stage lighting spotlight | beam lamps gel dimmer bulbs rig dark ladder colour cables
stage curtain drapery | velvet pull rope audience pulley act heavy
theatre costume wardrobe | actors seamstress hats fitting period wigs hangers rack corset sewing
theatre props | sword fake table actors scene borrowed goblet dagger bottle pistol
prompter prompt box | lines forgotten whisper actor script stage lamp mumbling beginning
theatre ticket box office | seats rows premiere audience sold reserved counter
opera operas | singer aria soprano overture stage subtitles orchestra tenor
circus circuses | clown tent acrobat elephant ring juggler trapeze ponies lions
improv comedy cabaret | jokes laugh stage audience comedian sketch punchline
audition casting | role actors nervous monologue callback lines script jury screen
film shooting movie | camera actors director scene clap crew actress lens lighting
film script screenplay | dialogue scenes pages characters rewrite director draft plot story
film editing cut | footage clips timeline scenes trailer colour computer sound sequences
cinema screening movie | popcorn seats screen dark trailer tickets projector aisle film
projector screen beamer | lens bulb picture film blurry remote ceiling cable slides wall
open air cinema | deckchairs blankets popcorn screen mosquitoes film sunset castle chairs
film festival | jury premiere directors shorts award screenings tickets prize audience reel
subtitle subtitles dubbing | translate words film screen deaf lines voices foreign timing sentences
cartoon animation | drawings frames characters motion clay funny pencil studio mouse
documentary film | interviews footage camera narrator archive director truth witness
extras film crew | costume scene background waiting catering shoot actor queue
television tv set | screen channels remote picture antenna couch programme cable football volume
remote control zapper | buttons batteries tv channels sofa press cushion infrared
satellite dish antenna aerial | tv reception roof signal channels snow mast cable tilt bracket
radio station broadcast | listeners presenter studio microphone songs airwaves jingle news transmitter
radio receiver digital | dial frequency knob static reception battery alarm waves stations
ham amateur radio | antenna callsign frequency morse operators mast static shack wire
podcast recording | microphone episode listeners interview headphones editing guest speakers download
radio interview | microphone live presenter questions listeners studio host headphones voice
walkie talkie radios | range channel press battery crackle antenna talk
record player turntable vinyl | needle stylus scratch lp album spin dust crackling jazz sleeve
cassette tape video vhs | rewind digitise recorder reels movies magnetic tapes player wedding
headphones earphones earbuds | ears cable music loud jack wireless bud plug pads
camera lens photo | picture shutter focus zoom flash tripod battery blurry strap autofocus
photo album prints | pictures glue pages grandparents captions corners snapshots childhood
photo scanning slides digitising | negatives pictures projector dust scanner frames folders attic
passport photo | face booth biometric smile background picture size neutral glasses
photo exhibition | frames prints black walls pictures opening gallery nails lighting visitors
darkroom film developing | negatives chemicals trays enlarger prints bath lamp
photography course club | aperture exposure lens shutter tripod portraits manual picture
tripod tripods | camera legs steady head shake screw plate quick clamp
drone aerial | propellers camera battery fly remote pilot altitude buzzing rotors field
family portrait photographer | studio smile backdrop grandparents picture poses sofa siblings
museum exhibition exhibit | artifacts curator visitors glass labels rooms paintings panels opening vases
museum guide tour audio | visitors group headset explain rooms languages whisper flag paintings
showcase display cabinet vitrine | glass objects lock lights dust artifacts key lid coins
museum shop | postcards mugs souvenirs catalogue posters visitors gifts books pencils
museum loan artwork | insurance crate courier painting lender contract climate transport
painting restoration restorer | canvas varnish crack oil frame pigments museum cotton cleaning brush retouch
sculpture statue bronze | marble pedestal chisel stone plinth artist head plaster carving bust
gallery opening vernissage | artist wine paintings guests walls speech canvases prosecco crowd
art class drawing | easel charcoal pencils model sketch nude shading beginners
watercolour acrylic oil painting | brush canvas easel palette colours turpentine landscape frame tubes
pottery ceramics kiln | clay wheel glaze bowls fired mugs throwing oven potter slip
stained glass window | lead church coloured panes saints light glazier sunlight
archive documents historical | parchment letters papers acid researchers folders ink shelves
local history society | village photos chronicle archive ancestors lecture farm attic stories
genealogy family tree ancestors | grandparents birth parish records great roots cousins surname marriages
archaeology dig excavation | shards trowel bones roman trench layer coins brush students
castle ruins | tower walls knights moat stones visitors dungeon drawbridge tickets
monument memorial plaque | stone names bronze war inscription unveiled fallen soldiers mayor
planetarium observatory telescope | stars lens moon dome planets mirror galaxy
zoo zoos | elephants cages monkeys keeper lions enclosure visitors penguins
botanical garden | plants palms greenhouse labels orchids cactus paths tropical beds visitors
library books loan | shelves borrow overdue librarian return reading novels
library fine overdue | book cents reminder return forgotten borrowed
library card | borrow books member barcode expired reader plastic pin renew
library reading author event | novel audience chairs lamp microphone bookshop signing novels
bookmobile mobile library | villages shelves stops borrow driver truck timetable librarian
book binding bookbinder | spine pages glue cover thread torn leather press needle cardboard
book club reading circle | novel discuss chapter wine author cookies living opinions
book exchange swap phone box | shelf novels leave weatherproof glass donated
flea market jumble books | tables secondhand cheap coins bargains cups lamps
audiobook audiobooks | listen narrator chapter voice headphones discs story
church service mass sunday | pew priest sermon altar hymn prayer organ communion candle incense
church bell bells | ringing tower clapper rope chimes noise bronze motor loud
church tower steeple | bells clock weathercock stairs stones scaffolding slate cross pigeons
church pew pews | wood sit kneel woodworm cushions rows oak hymns
altar cloth candles | linen wax flowers sacristan brass lace iron vase
candle candles votive | wax wick flame holder drip match tealight vigil
sermon preacher vicar | pulpit words bible congregation preach lectern gospel
baptism christening | godparents baby font priest candle robe forehead family
first communion confirmation | dresses priest candle godparents bishop church songs
parish council vestry | priest elected members meeting congregation vote finance
parish newsletter | pages printed articles fold congregation letterboxes volunteers stapled deliver
parish hall community | chairs tables rent stage keys piano projector
collection plate offering | coins basket donation congregation pew count envelope
sacristan verger | candles keys bells altar locks wine vestments incense
pilgrimage pilgrim | walkers shrine miles staff chapel blisters scallop route saint
nativity figures | manger carved angel straw shepherd repaint wooden sheep ox
church heating | pews blankets winter warm damp organ thermostat electric degrees
bible study prayer group | verses psalm chapter discuss scripture circle tea gospel
sunday school | bible stories crafts colouring songs singing parables teacher children
rosary chapel | beads prayer kneel mary candle hail saints knees
monastery convent | monks nuns silence cloister habit prayer herbs bells garden
mosque prayer | imam carpet minaret shoes ramadan worship sermon
synagogue jewish | rabbi torah sabbath kippah scroll hebrew candles worship kosher
graveyard churchyard | headstones yew wall paths ivy mowing graves ashes
scout scouts camp | tents campfire knots scarf uniforms patrol woggle hike songs patches
scout group leader | evenings badges neckerchief knots hikes games tents parents
campfire fire pit | marshmallows logs songs sparks guitar sticks stones sausages blankets
knot rope knots | tie bowline loop scouts sailor string loose tight climbing
compass map reading | north hike route bearing forest needle degrees contour hills
first aid kit | plasters bandage scissors gloves wound expired plaster tape
first aid course | resuscitation bandage dummy breathing unconscious heart recovery chest pulse mannequin
stamp stamps collection philately | album perforation tweezers postmark rare sheets hinges uncle catalogue
coin coins collecting | silver rare album emperor minted metal dealer albums
antique antiques | dealer auction chest value attic porcelain clock furniture
crossword puzzle sudoku | clues squares pencil letters newspaper solve words
jigsaw puzzle | pieces edge picture thousand cardboard table landscape
board game games evening | dice pieces players monopoly cards rules tokens pawns
card game cards poker bridge | aces shuffle deal trump hearts trick jack players
role playing game dungeon | dice wizard dragon character dwarves master quest spell
video game console | controller level joystick screen teens playstation pad teenagers shooter disc
escape room | clues locked puzzle team code padlocks friends riddles
table football foosball | rods ball figures goal kicker handles spin pub
pinball arcade machine | flipper coins ball score levers bumpers tilt lights
magic tricks magician | rabbit cards wand vanish trick applause sleeve
juggling juggler | balls clubs catch throw circus rings hands drop
origami paper folding | crane squares creases bird lantern folds square
calligraphy lettering | ink nib pen parchment letters handwriting brush strokes cards
scrapbook crafts card making | glue scissors stickers photos ribbon ribbons album stamps
candle making soap | wax wick mould lavender lye scent bars oil coconut melt
woodcarving whittling | knife chisel spoon figure shavings lime bench wood splinters
woodturning lathe | bowl spin chisel shavings chuck spindle wood pen sanding
model ship airplane kit | glue tiny parts paint balsa miniature tweezers decals wings
remote controlled rc car | battery antenna steering motor crash jump
metal detector | beep coins field dig buried headphones spade rings beach
astronomy stargazing | telescope stars planets meteor moon dark sky dome
gemstone minerals fossil | crystal rock hammer quarry collection ammonite stone cave geologist
bonsai tree | tiny miniature pot wire prune pine moss trunk
orchid orchids | bloom windowsill roots bark stem pot repot flower petals
terrarium moss bottle | jar glass plants stones tiny humid plant fern
dance club ballroom | waltz partner steps tango shoes foxtrot dress couple
line dance folk | boots steps circle skirts fiddle rows tunes partner cowboy
language course class | vocabulary grammar spanish teacher beginners verbs words exam native
creative writing group | stories poems chapter read aloud feedback pen notebook
reenactment medieval | knights armour tents swords market costume shields tunic
vintage car oldtimer rally | chrome engine classic polish convoy bonnet leather cars wax
allotment garden plot | shed vegetables fence lease neighbours beans compost hut hoe gnomes
allotment waiting list | plot garden applicants vacant lease patient city
neighbour noise complaint | loud music bass party wall thumping drums police
neighbour dispute fence | boundary hedge shouting lawyer property quarrel angry mediator branches
neighbourhood watch | burglars patrol suspicious police prowler torch flyers
street party block | neighbours tables barbecue bunting band salads chairs
house moving removal | carry sofa movers packed stairs keys
moving boxes packing | tape cardboard bubble fragile books label labels pens
housewarming party | neighbours bread salt drinks guests cake friends
flat viewing apartment hunting | rooms landlord rent balcony applicants square agent queue
rent increase landlord | monthly tenant lease index objection
lease tenancy contract | landlord sign deposit tenant months notice pages clause termination
rental deposit | landlord refund months damage account tenant cash deduct
handover inspection flat keys | landlord meter protocol scratches walls tenant paint damage holes
sublet subletting | student months landlord tenant semester furniture lend
house rules stairwell cleaning | neighbours mop rota shoes tenants sweeping broom weekly grumbling
caretaker janitor | keys bulb snow bins building tenants broom mops ladder grumpy
utility bill service charges | heating annual landlord refund tenant litres postage statement
homeowners meeting condominium | owners vote flats reserve roof administrator elevator
snow shovelling clearing | pavement ice salt shovel grit slippery broom icy
gritting salt road ice | slippery spread pavement slip winter lorry sand bucket blizzard
street lamp lamppost | dark bulb flickers council pole glow timer ladder
pothole road repair | asphalt hole tyre bump council axle bitumen wheel
pavement sidewalk kerb | slabs trip uneven roots wheelchair cracked stroller stumble tar
zebra crossing pedestrian | stripes cars paint walk pram drivers
traffic light | cars junction waiting signal amber pole
speed bump humps | slow cars racing thirty bang exhaust asphalt
playground noise | shouting afternoon neighbours ball bouncing screaming quiet residents
graffiti removal | spray wall paint scrub tag scrawl tags bricks chemicals
litter picking cleanup | tongs bags bottles gloves roadside cigarette cans volunteers ditch
dog fouling bags | poo pavement lawn owners dispenser smelly sandals grass puppy
lost property found | umbrella keys owner gloves scarf wallet train
lost key keys | locked ring neighbour search locksmith spare forgot pocket stairs
parcel package delivery | courier doorstep neighbour cardboard slip missed
parcel return refund | label size exchange money dress
post office letter stamp | envelope queue counter registered postman parcel postage clerk
newspaper subscription | letterbox paperboy pages cancel read delivery breakfast
supermarket grocery shopping | trolley checkout aisles milk cashier basket shelves eggs bread
shopping list groceries | milk eggs bread bananas fridge butter note cheese apples
shopping trolley cart | wheels coin supermarket push aisle squeaky chip chained
cash register till | receipt drawer coins change scanner cashier notes
receipt warranty guarantee | purchase months refund repair toaster exchange
gift voucher | redeem expiry birthday code spend surprise envelope
discount coupon sale | cheap bargain clip bargains cheaper
online shop order | basket parcel cart click delivery courier payment
secondhand thrift charity shop | used clothes donated shelves cheap books vases toys volunteer
garage sale yard | tables junk bargains driveway cheap lamps toys cash
auction bidding | hammer lot bid bidder antiques bids paddle sold
market stall pitch | vegetables awning traders square crates stalls fruit permits
butcher shop | meat sausages mince counter knives steak ham aprons hooks
bakery rolls | bread pretzels buns baker counter croissants queue dough
florist flower shop | bouquet roses ribbon vase stems lilies wrapping bride tulips
bookshop bookstore | novels shelves author bestseller cover reader gift
pharmacy chemist | pills prescription tablets counter medicine syrup cough ointment fever
hardware store diy | screws paint planks aisle drill timber glue sawn shelves
shop window display | mannequin lights dressing passersby signs christmas decorations clothes glass
price tag label | sticker shelf barcode printed gun sticky digits
stocktaking inventory shop | count shelves scanner sheets
shoplifting theft | stole pocket guard camera police bag detective caught
bank account | money transfer branch balance statement overdraft
bank card debit credit | pin atm blocked chip magnetic wallet stripe
cash machine atm | notes pin withdraw swallowed money screen queue
standing order direct debit | monthly rent account money automatic landlord utility cancel
savings account piggy | interest money coins deposit pig grandma
mortgage home loan | house interest rate monthly buyer fixed advisor
loan debt repayment | instalments owe interest monthly lender cousin borrowed months
debt collection reminder dunning | overdue unpaid invoice owe bailiff threat fees
tax return | receipts refund income deduct forms accountant spreadsheet authority deadline
household budget | spending rent groceries column savings couple expenses
insurance claim household contents | damage burst stolen photos policy insurer flood assessor
liability insurance | damage broke policy premium accident vase neighbour ball
life insurance | death policy beneficiary premium widow payout spouse annuity heirs
foreign currency exchange | dollars rate notes abroad counter holiday coins
petty cash box | coins receipts drawer tin lid biscuits notes
raffle tombola tickets | prizes draw numbers basket winner drum ham strips
lottery lotto | numbers jackpot win ticket balls millions draw
crowdfunding donation campaign | backers goal pledge rewards online project supporters
charity fundraiser donation | money raised cause generous tin cheque bucket sponsors bake
scholarship grant student | tuition money apply university award semester essay abroad
doctor appointment gp | waiting symptoms fever prescription cough checkup surgery
prescription repeat | tablets pharmacy doctor pills collect medicine blister receptionist
sick note certificate | doctor ill boss fever bed employer cough absent
flu cold fever | cough sneeze thermometer tissues bed throat shivering snot tea aching
vaccination jab immunisation | needle arm nurse booster dose measles sore plaster polio
blood test sample | needle arm vial lab results fasting vein tube nurse hungry
blood donation | arm needle plasma donors biscuits vein litres juice rare couch
blood pressure monitor | cuff arm systolic dizzy pulse hypertension pump doctor
diabetes insulin | sugar needle pen glucose carbs finger sweet prick sensor
allergy hay fever pollen | sneezing itchy eyes birch nose spring watery meadow
asthma inhaler | breath wheeze puff lungs spray chest gasp coughing attack
dentist tooth filling | cavity ache drill molar crown numb jaw root hurts anaesthetic
dental cleaning hygienist | plaque teeth gums polish tartar floss scrape bleeding mouth
wisdom tooth extraction | swollen jaw cheek pulled stitches surgeon ice gum painkiller
optician eye test | letters blurry lenses chart reading vision glasses frames wall
cataract eye operation surgery | lens blurry cloudy drops vision clinic patch glare grandma
physiotherapy physio session | knee exercises stretch massage shoulder stiff bands tape
back pain posture | spine ache chair disc stretch pillow sitting stretches
massage therapist | neck shoulders oil tense knead table towel hands relaxing
broken leg arm cast plaster | fracture crutches bone hospital fell ankle wheelchair itching
stitches wound cut | blood bandage needle bleeding knife scar doctor plaster sewn
burn scald | blister hot skin cream stove ointment cool
hospital stay ward | nurses bed operation surgeon visit pyjamas discharge food infusion
ambulance paramedic | siren stretcher emergency heart hospital collapsed oxygen helmet injured
defibrillator aed | heart shock cardiac wall pads battery collapsed reanimation
xray scan mri | bone tube picture doctor fracture magnet radiology lying noisy
hip knee replacement | joint surgeon crutches rehab walking titanium stairs limp
pacemaker heart | beats cardiologist chest battery pulse wires rhythm implant
rehab clinic cure | exercises therapy recovery doctor spa swimming mud
psychotherapy counselling | anxiety talk sessions sad therapist couch mood sleep feelings
sleep apnoea snoring | mask breathing tired pillow noisy wife tongue
smoking quit cigarettes | nicotine patch lungs ashtray lighter stop cough smoke gum
diet weight loss | kilos calories scales slim pounds sugar belly salad hunger
nutritionist dietician | vegetables calories meals sugar fibre protein beans gut plan
pills medication box dispenser | tablets compartments grandma dose forget lids pharmacy
medicine cabinet expired | tablets bottles pharmacy syrup throw bathroom dates drops cupboard
sunscreen sunburn | skin lotion beach peel factor shade bottle
skin dermatologist mole | rash spot itchy eczema cream doctor lotion scalp biopsy
foot podiatrist verruca | toenails heel corns blister soles clippers bath shoes
hearing test ear | beeps audiologist deaf wax headphones booth tones whisper
speech therapy stammer | words lisp sounds tongue pronounce therapist letters mouth
health insurance card | doctor premium cover chip reimbursement hospital wallet clinic
organ donor card | kidney transplant consent heart wallet liver lungs
wheelchair repair | tyre brakes wheels battery armrest disabled puncture spokes screws
hospital visit flowers | bedside patient ward chocolates nurse vase grapes
nursing care bed | grandma rails mattress sores electric remote sheets carer
`;
