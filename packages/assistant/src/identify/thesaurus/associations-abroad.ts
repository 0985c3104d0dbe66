/** As ASSOCIATIONS, in German, Spanish and French. */
export const ASSOCIATIONS_ABROAD = `
heizung heizungswartung therme gastherme | monteur brenner druck warmwasser radiatoren entluftet abgase kalt pumpe kessel dusen thermostat messprotokoll
kamin schornstein kaminkehrer schornsteinfeger kaminofen | ruß besen gefegt ofenrohr zug feuerstatte messung leiter dach bescheinigung rauch asche
waschmaschine waschetrockner trockner | trommel schleudern flusensieb laugenpumpe dichtung schlauch feucht socken heizstab bullauge keilriemen undicht
spulmaschine geschirrspuler spuler | spularm klarspuler salz teller glaser korb abpumpen sieb tabs schlieren zulaufschlauch besteck
backofen herd kochfeld ofen | heizspirale glaskeramik sprung starkstrom backblech ceranfeld grill umluft vorheizen platten induktion drehknopf
kuhlschrank kuhltruhe gefrierschrank tiefkuhler | kompressor abgetaut eis turdichtung grad kaltemittel brummt milch verdorben temperatur gemusefach thermostat
toilette klo wc spulkasten | schwimmer spulung verstopft brille installateur lauft schussel deckel dichtung rohrfrei druckertaste keramik
wasserhahn armatur mischbatterie waschbecken | tropft kartusche dichtung perlator klempner kalk strahl siphon eckventil montiert verchromt zange
abfluss rohr rohrreinigung verstopfung kanal | spirale haare fett ruckstau gestank pumpwagen siphon kamera freigespult gluckert saugglocke gully
dusche duschkabine badewanne bad badezimmer | silikon fugen duschkopf glaswand kalk abdichtung fliesenleger wanne ablauf rinne brausestange wasserfest
boiler durchlauferhitzer warmwasserspeicher entkalken | heizstab kalk anode lauwarm liter heißwasser elektriker opferanode thermostat druckventil brockchen entleert
dachrinne regenrinne fallrohr | laub ubergelaufen leiter moos verstopft regenwasser spengler zink gitter ausgeraumt traufe hebebuhne
dach dachziegel dachdecker ziegel | sturm undicht first leiter ausgetauscht feucht gerust pfannen moos blech kamineinfassung tropfte plane
fenster fensterscheibe verglasung | glaser scheibe gesprungen isolierglas rahmen dichtung kitt zieht beschlagen griff flugel eingehangt sprosse
fensterputzer fensterputzen glasreinigung | abzieher streifenfrei scheiben eimer leiter schlieren rahmen glanzen teleskopstange schaufenster leder hebebuhne
rollladen jalousie markise rollo | gurt motor lamellen kurbel panzer klemmt wickler sonne stoff fernbedienung achse hochziehen
tur haustur eingangstur turschließer | scharnier klemmt schleift klinke zarge gehobelt quietscht bander knallt eingestellt schreiner dichtung
schloss schlussel schlussdienst schließanlage schließzylinder | zylinder nachgemacht bund ausgesperrt abgebrochen sicherungskarte aufgebohrt riegel kopien nachschlussel fraser
turcode zugangscode zahlencode codeschloss | ziffern tastenfeld einprogrammiert eingang tastatur vierstellig batterie handwerker weitergeben boten nachts eintippen
klingel gegensprechanlage sprechanlage turklingel | summer lautsprecher lautet knopf namensschild horer stumm leitung turoffner elektriker kabel druckt
aufzug fahrstuhl lift aufzugsprufung | kabine steckengeblieben stockwerk notruf schacht tuv seil monteur plakette etage kinderwagen turen rumpelt
treppe gelander handlauf treppenhaus stufen | knarrt wackelt holz rutschig podest geschliffen verschraubt antrittsstufe stolpern gummikante schreiner befestigt
parkett dielen holzboden abschleifen versiegeln | schleifmaschine lack staub kratzer ol eiche korn fugen glanzt bodenleger staubsack trocknen
teppich teppichboden auslegware teppichreinigung | flecken schaum verlegt rolle florig kleber rotwein shampooniert leiste borsten quadratmeter milben
fliesen fliesenleger kacheln verfugen | fugen kleber mortel gesprungen zuschnitt fugenmasse kreuzchen silikon boden karton verlegt hohl
streichen anstrich malerarbeiten ausmalen maler | farbe eimer rolle abgeklebt deckend weiß pinsel krepp grundierung wande decke trocken flecken ton
kuche einbaukuche arbeitsplatte kuchenmontage | schranke monteure spule ausschnitt scharniere schubladen fronten aufmaß granit sockelleiste schreiner hangeschrank
mobel schrank regal aufbauen montieren | schrauben inbus anleitung bretter dubel ruckwand karton wackelt fehlteil akkuschrauber holzplatten scharniere
lampe beleuchtung leuchte gluhbirne licht | flackert fassung led dimmer dunkel birne trafo lumen elektriker lichtschalter rohren warmweiß strahler
steckdose sicherung sicherungskasten elektrik strom | elektriker kabel fi schalter schukostecker rausgeflogen kurzschluss leitung spannung phase prufprotokoll stromkreis
solaranlage photovoltaik solarmodule wechselrichter | kilowattstunden dach einspeisung module zahler speicher ertrag netzbetreiber sudseite elektriker montageschienen anmeldung
dammung isolieren isolierung dachdammung | wolle platten folie zugluft styropor warme energieberater einblasen dachsparren dampfbremse zuschnitt
schimmel schimmelbefall feuchtigkeit wasserschaden | flecken luften gutachter trocknungsgerat muffig putz sporen gebrochen estrich luftentfeuchter tapete sanierer durchnasst
keller entrumpeln entrumpelung dachboden speicher | kisten gerumpel wertstoffhof ausgeraumt container flohmarkt staub verschenkt regale anhanger kartons besenrein
balkon terrasse loggia bodenplatten | dielen gelander platten unkraut fugen blumenkasten kubel sichtschutz abdichtung lasur hochdruckreiniger geflecht
zaun gartenzaun gartentor maschendraht | pfosten latten beton lasiert nachbar grenze lochspaten spanndraht umgekippt pforte schrauben verzinkt
hecke heckenschnitt thuja strauch | schere geschnitten schnittgut hacksler nachbar meter ubergewachsen vogelnest grunschnitt buchs liguster trimmer
baum baumfallung baumpflege fallen | motorsage aste stamm genehmigung kletterer stumpf morsch krone holz seil wurzeln hacksler gefallt
rasen rasenmaher mahen wiese | gras messer gemaht benzin vertikutiert moos nachgesat kanten fangkorb mahroboter dunger zentimeter
garten beet gartenpflege bepflanzung blumenbeet | unkraut gejatet stauden erde mulch gepflanzt spaten kompost gartner zwiebeln rosen gegossen
garage garagentor stellplatz tiefgarage | torantrieb fernbedienung federn schienen lichtschranke parken markierung klemmt handsender rolltor sektionaltor mieter
rauchmelder brandmelder feuermelder | batterie piept decke test alarm flur schlafzimmer prufprotokoll dubel funk ausgelost magnetpad
feuerloscher brandschutz loscher fluchtweg | plakette pulver schaum prufdatum manometer notausgang schilder wandhalterung brandschau feuerwehr gepruft druck
alarmanlage einbruchschutz alarm | sensor sirene bewegungsmelder fehlalarm scharf wachdienst zentrale code einbrecher magnetkontakt techniker aufgeschaltet
kamera uberwachungskamera videouberwachung | aufnahmen rekorder linse eingang hinweisschild datenschutz nachtsicht winkel bildschirm masten aufzeichnung speicherkarte
schadlinge kammerjager ungeziefer ratten mause | koder fallen kot spray schaben motten befall nest gift locher giftboxen ameisen silberfische
wespen wespennest hornissen bienenschwarm | imker umgesiedelt nest rollladenkasten stiche schutzanzug summen leiter dachvorsprung feuerwehr gestochen allergisch
sperrmull entsorgung entsorgen altmobel | gehsteig abgeholt container matratze wertstoffhof mullwagen anhanger deponie abholtermin sofa haufen schrott
mulltonne mull mulltrennung abfall tonne | restmull gelb leerung deckel bio papier mullabfuhr gestank liter geleert sacke abholkalender
umzug umziehen umzugsfirma umzugswagen | kartons transporter mobelpacker halteverbot nachsendeauftrag sprinter kisten verpackt decken geschleppt tragegurte
zahler zahlerstand ablesen wasserzahler stromzahler | ableser kubikmeter kilowattstunden stand foto versorger ziffern verbrauch karte eichfrist keller portal
internetanschluss router dsl glasfaser | techniker anschlussdose bandbreite provider mbit freischaltung kabel blinkt telekom ausfall stecker hausanschluss
fernseher tv beamer projektor leinwand | hdmi bild fernbedienung lampe lumen zoll sender kabel decke wandhalterung farbstich schwarz
sofa sessel polster polsterei couch | bezug stoff federn leder schaumstoff naht abgewetzt samt genaht polsterer kissen durchgesessen
vorhang vorhange gardinen | schiene stoff genaht saum meterware haken ringe verdunkelung gebugelt stange falten naherin
kleid brautkleid anderungsschneiderei hose rock | saum gekurzt naherin anprobe taille stecknadeln enger reißverschluss abgesteckt stoff armel lange
schuhe schuhmacher schuster stiefel absatze | sohle leder geklebt schnursenkel paar besohlt einlagen weit spitze gefettet naht abgelaufen
wasche wascherei bugeln tischwasche | korb gebugelt geschirrtucher laken gefaltet weiß mangel gestarkt tischdecken servietten flecken abgeholt
putzhilfe putzfrau haushaltshilfe reinigungskraft | stunden wischt staubsaugt mittwochs minijob probetag schlussel fleißig stundenlohn empfohlen angemeldet bader
putzen fruhjahrsputz grundreinigung saubermachen | gewischt staub blitzblank lappen eimer gesaugt fettig ecken spinnweben mikrofaser reiniger geschrubbt
staubsauger saugroboter wischmopp | beutel schlauch saugkraft burste akku filter verstopft ladestation kabel tierhaare motor bodenduse
babysitter tagesmutter kinderbetreuung aupair | kleinen abends stunden schlafen spielt windeln kennenlernen abholen studentin kuscheltier stundenlohn eingewohnt
kita kindergarten krippe kitaplatz | eingewohnung erzieherin gruppe warteliste zusage gebuhren anmeldung brotdose platz garderobe gutschein betreuungsvertrag
einschulung schulanmeldung schulwechsel | schultute ranzen direktorin erstklassler geburtsurkunde sprengel schularzt platz zeugnis aufnahme gymnasium klasse
ausflug klassenfahrt schulausflug wandertag landschulheim | bus jugendherberge einverstandnis eltern lunchpaket begleitpersonen museum eingesammelt zimmerliste betten abfahrt kinder eintritt
elternabend elternsprechtag elternbrief | klassenzimmer protokoll elternvertreter gewahlt zettel unterschrift lehrerin stuhle ruckmeldung sprechzeiten mutter abschnitt
nachhilfe nachhilfelehrer hausaufgabenbetreuung | mathe bruche vokabeln stunde note student ubt schulaufgabe arbeitsblatter englisch funf verstanden
musikunterricht klavierstunde musikschule geige gitarre | noten lehrerin vorspiel uben instrument saiten bogen stunde tonleiter anfanger leihinstrument vorgespielt
klavier klavierstimmer flugel stimmen | tasten saiten hammer verstimmt pedal oktave stimmgabel klang wirbel taste hangt ton
schwimmkurs seepferdchen schwimmunterricht | becken bahn nichtschwimmer badehose wassertiefe bademeister tauchen abzeichen schwimmflugel kraulen hallenbad gruppe
geburtstag geburtstagsfeier kindergeburtstag party | torte gaste eingeladen luftballons geschenke kerzen schatzsuche raum spiele zugesagt kuchen girlande
hochzeit trauung hochzeitsfeier standesamt | braut ringe torte standesbeamte gaste sektempfang trauzeuge sitzordnung blumenstrauß band kleid tischkarten
beerdigung trauerfeier bestattung bestatter | sarg urne kranz pfarrer trauerredner friedhof anzeige kondolenz verstorben angehorige orgel leichenschmaus
taufe taufgottesdienst taufkerze | pate patin pfarrer taufbecken baby taufspruch kerze gottesdienst geburtsurkunde kleid kaffee segen
konfirmation erstkommunion firmung kommunion | konfirmanden kerze gruppenstunde pfarrer gewand kirche segnung festessen beichte paten eltern anmeldungen einzug
weihnachten weihnachtsfeier adventskranz weihnachtsmarkt christbaum | platzchen gluhwein wichteln kugeln lichterkette tanne kerzen nikolaus bude punsch nordmann geschmuckt
geschenk prasent gutschein abschiedsgeschenk | eingepackt schleife gesammelt karte freut wunsch kollegen blumen ausgesucht papier unterschrieben uberreicht
einkaufen einkauf lebensmittel wocheneinkauf supermarkt | milch eier brot kasse einkaufszettel tuten gemuse butter obst kuhltasche joghurt kassenzettel
gemusegarten tomaten hochbeet gewachshaus aussaat | gegossen setzlinge ernte zucchini schnecken erde salat folie reif keimen komposterde rankhilfe
auto inspektion werkstatt olwechsel kfz | ol filter bremsen kilometer mechaniker scheckheft zundkerzen leihwagen gewechselt hebebuhne warnleuchte zahnriemen
reifen winterreifen sommerreifen reifenwechsel | profil felgen aufgezogen radmuttern gewuchtet platt luftdruck einlagern nagel zoll montiert allwetter
tuv hauptuntersuchung fahrzeugprufung | plakette mangel abgase prufer bremsen scheinwerfer bericht nachprufung rost durchgefallen bestanden kennzeichen
fahrrad rad lastenrad ebike | kette schlauch bremse platt speiche sattel akku gangschaltung reifen luftpumpe pedal licht
fuhrerschein fahrschule fahrstunden fahrerlaubnis | fahrlehrer theorie sehtest prufung karte passfoto durchgefallen bestanden umtauschen fahrschuler klasse
reisepass personalausweis ausweis aufenthaltstitel visum | passfoto biometrisch burgeramt abgelaufen fingerabdruck konsulat beantragt abholen behorde gultigkeit botschaft stempel
steuererklarung steuer steuerberater umsatzsteuer finanzamt | belege elster bescheid nachzahlung erstattung voranmeldung werbungskosten spenden formular ruckerstattung abgabe frist lohnsteuerbescheinigung
versicherung haftpflicht versicherungspolice hausratversicherung police | beitrag selbstbeteiligung makler schadensmeldung deckung vertreter pramie gutachter kundigungsfrist schaden tarif deckungssumme
miete mieterhohung mietzahlung mietruckstand | dauerauftrag eingegangen mieter mahnung indexiert kaltmiete verwalter monatlich mietspiegel quadratmeter nachgezahlt
mietvertrag vermietung nachmieter mietersuche wohnung | besichtigung interessenten schufa kaution inserat unterschrieben einzug bewerber gehaltsnachweis zimmer expose eingezogen
kaution mietkaution kautionsruckzahlung | einbehalten zinsen abzug burgschaft monatsmieten auszug schaden sparbuch uberwiesen mangel treuhand restbetrag
nebenkosten nebenkostenabrechnung betriebskosten heizkosten | verteilerschlussel nachzahlung guthaben mieter belege quadratmeter grundsteuer ablesefirma vorauszahlung umlage mullgebuhren wirtschaftsjahr
arzt arzttermin hausarzt untersuchung vorsorge | blutdruck wartezimmer befund praxis uberweisung krankenkasse ultraschall nuchtern ekg blutabnahme versichertenkarte cholesterin
zahnarzt zahnreinigung kieferorthopade zahnspange | loch plombe krone bohren karies spange betaubung zahn rontgen abdruck zahnfleisch heilplan
brille optiker augenarzt kontaktlinsen sehtest | glaser dioptrien gestell gleitsicht entspiegelt bugel tropfen rezept sehstarke stark anpassung lesen
physiotherapie krankengymnastik massage physiotherapeut | rucken ubungen rezept schulter knie behandlungen verspannt sitzung therapeutin liege dehnen sechsmal
impfung impfen grippeschutz impftermin | geimpft spritze dosis ampullen oberarm auffrischung impfpass tetanus nebenwirkungen gestochen kuhlkette masern
rezept medikamente apotheke tabletten arznei | packung milligramm einnahme abgeholt lieferengpass schachtel tropfen folgerezept versandt dosierung zuzahlung salbe
pflege pflegedienst pflegeheim pflegegrad altenheim | oma gutachter begutachtung morgens waschen heimplatz rollator antrag bewohner tagespflege angehorige einstufung
hund hundeschule hundesteuer welpe | leine gassi trainerin halsband futter marke sitz bellt chip pfoten tierheim rude
tierarzt katze kater kaninchen | entwurmt geimpft chip kastriert futter transportbox krallen narkose fell tropfen zecken napf
huhner huhnerstall eier geflugel | legen korner hahn stange fuchs nester stallpflicht einstreu futterautomat karton hennen brut
kuhe milchvieh rinder kalb melken | melkstand klauen ohrmarken stier euter trachtig kalben kraftfutter zellzahl tankwagen stall gekalbt besamt
schafe ziegen schafschur lammer | wolle geschoren scherer herde bock klauen hirte weide entwurmt ablammen ohrmarke netz
traktor schlepper anhanger landmaschine mahdrescher | hydraulik reifen diesel zapfwelle kupplung landtechniker anspringt motor getriebe ol frontlader schlauch
ernte getreide weizen dreschen erntehelfer | drescher feuchte tonnen korn halm lagerhaus ahren saisonkrafte regen anhanger hektar eingefahren
heu stroh silage heuernte | ballen gepresst gemaht trocken gewendet schwaden wickelfolie scheune lohnunternehmer silo schnitt wetter
weide weidezaun koppelzaun elektrozaun | litze strom isolatoren pfahle ausgebrochen rinder tranke weidegerat gras draht koppel spannung
bienen imkerei imker honig bienenvolk | waben konigin geschleudert beute varroa smoker glaser zarge stock gefuttert schwarm etiketten
brennholz holz holzlieferung pellets | gespalten raummeter buche ster trocken gestapelt axt tonnen ofen geliefert sackware heizwert
hofladen direktvermarktung wochenmarkt marktstand | gemuse kisten kundschaft standgebuhr waage kartoffeln samstags wechselgeld regional kasse plane stammkunden
inventur bestandsaufnahme warenbestand lagerbestand | gezahlt zahlliste differenz scanner regale schwund stuck artikel bestande abgeschlossen erfasst zahlen
kasse registrierkasse kassensystem kartenterminal kartenleser | bon bezahlen terminal zertifiziert bonrolle ec kartenzahlung sicherheitseinrichtung trinkgeld schublade ladenkasse abschluss kontaktlos
schaufenster schaufensterdekoration auslage | puppen passanten dekoriert herbstlich gestaltet kulisse glas ausgestellt hingucker strahler folie ostern
preisschilder etiketten preise auszeichnen preisliste | regal barcode aufkleber euro drucker artikel erhoht cent aktualisiert rabatt grundpreis falsch
wareneingang lieferant nachbestellen warenlieferung lieferung | palette lieferschein spedition karton ruckstand eingetroffen stuckzahl verspatet lkw ausgepackt fehlmenge zugestellt
retoure rucksendung umtausch ruckgabe | paket kunde erstattet label passt widerruf defekt originalverpackt zuruckgeschickt gutschrift kassenbon retournieren
reklamation beschwerde kundenbeschwerde garantie gewahrleistung | kunde verargert ersatz entschuldigt kulanz gutschrift hersteller fehler unzufrieden nachlass kaputt zuruckgerufen
offnungszeiten ladenschluss betriebsferien | aushang geschlossen google samstags turschild feiertag stunden mittags montags ruhetag sommer geandert
schild firmenschild werbeschild leuchtreklame beschriftung | buchstaben folie fassade montiert montage leuchtet logo plexiglas genehmigung gedruckt neonrohre bohren
onlineshop webshop produktfotos artikelbeschreibung | warenkorb bezahlung fotos versandkosten paypal artikel freigestellt checkout bestelleingang hochgeladen varianten klicks
flyer prospekt broschure werbung anzeige | auflage druckerei gedruckt layout verteilt briefkasten grafikerin korrekturabzug falz gestaltet zeitung
visitenkarten briefpapier briefkopf | druckerei logo namen gedruckt telefonnummer papier stuck karton layout mattiert korrektur abzug
speisekarte menukarte menu wochenkarte mittagskarte | gerichte preise allergene saisonal spargel drucken hauptgang vorspeise dessert laminiert vegetarisch seiten
tischreservierung restaurant reservierung tisch | personen uhr gaste platze nebenraum zugesagt menu terrasse wirt abend bestatigt fensterplatz
kuchenhilfe spulkraft kuchenkraft aushilfe | spult schalt schichten zwiebeln probearbeiten abends topfe minijobber fleißig vertrag gesundheitszeugnis kartoffeln anfangt
kellner servicekraft bedienung barkeeper | tablett gaste probeschicht trinkgeld wochenenden bestellungen teller erfahrung abends schurze theke freundlich
koch kochin souschef kuchenchef | probekochen gelernt herd schichten gerichte lehre pfannen restaurant gehalt soße lebenslauf gaumen
dunstabzug abzugshaube kuchenluftung fettfilter | fett filter geruch geblase entfettet motor kanal verklebt lappen saugt haube reinigungsfirma
fettabscheider fettabscheiderleerung speisereste | abgesaugt tankwagen schlamm geruch schacht nachweis pumpe deckel entsorger kubikmeter speisefett protokoll
kaffeemaschine kaffeevollautomat espressomaschine kaffee | bohnen mahlwerk milchschaum entkalkt crema rostung siebtrager bruhgruppe techniker tassen dichtung wasserfilter
zapfanlage bier schankanlage getranke | fass leitungen schaum hahne kohlensaure gespult brauerei kasten pfand keg durst kuhler
allergene allergenliste kennzeichnung kennzeichnungspflicht | gluten nusse laktose zutaten rezepturen buchstaben sellerie senf gaste ei soja spuren
hygieneschulung hygiene hygieneplan haccp belehrung | gesundheitsamt temperaturliste handewaschen teilnehmer zertifikat kuhlkette desinfektion kontrolleur handschuhe unterweisung lebensmittelkontrolle unterschrieben
messer messerschleifen schleifen scheren | scharf klingen stumpf wetzstein schleifer tomate schneidet geschliffen scharten geschnitten griff stahl
catering buffet partyservice verpflegung | haptchen personen vegetarisch brotchen platten warmhalten portionen kopf lieferung kanapees geschirr fingerfood
mehl mehllieferung backzutaten hefe | sacke muhle roggen dinkel silo kilo type paletten sauerteig bio zucker geliefert
knetmaschine teigmaschine ruhrmaschine teigteiler | teig haken getriebe keilriemen motor kessel brummt knetet gefettet lager schutzgitter brotchenteig
torte hochzeitstorte kuchen geburtstagstorte | fondant stockig sahne marzipan biskuit creme verziert erdbeeren bestellt kartons fullung zuckerguss
verkauferin backereiverkauferin verkaufer ladenhilfe | theke kasse schicht fruh freundlich probetag tute teilzeit kundschaft samstag angefangen bewerbung
lehrling azubi ausbildung auszubildende lehrstelle | ausbildungsvertrag berufsschule kammer lehrjahr bewerber probezeit schnuppertag gesellenprufung praktikum zeugnis meister schulabganger
gerust gerustbau einrusten fassadengerust | stangen bretter aufgebaut abgebaut fassade stockwerke plane gehweg verankert bohlen netz freigegeben
kran turmkran autokran kranmiete | ausleger tonnen haken gehoben kranfuhrer standplatz traverse straßensperrung statik last fundament gestellt
bagger baggerarbeiten aushub erdarbeiten radlader | schaufel grube erde lkw ausgehoben graben hydraulik meter kubikmeter abfuhr fahrer lehm
beton betonieren fundament bodenplatte estrich | mischer bewehrung schalung pumpe gegossen kubikmeter ausgehartet frost bugel glatt abgezogen feuchte
maurer mauer ziegelmauer mauerwerk trockenbau | steine mortel kelle wand gipskarton hochgezogen standerwerk risse spachteln wasserwaage lot verputzt
putz fassade verputzen fassadenputz fassadenanstrich | risse gerust armierung kornung sockel gestrichen gewebe abgeschlagen hydrophob farbton maler mischung
baugenehmigung bauantrag bauamt genehmigung | architekt plane eingereicht sachbearbeiter nachbarn statik bescheid aktenzeichen stempel nachgefordert lageplan auflagen
abnahme bauabnahme mangelliste ubergabe bauubergabe | protokoll mangel restarbeiten unterschrieben begehung bauherr kratzer nachbessern architekt schlussel einbehalt risse
baustelle baustellensicherung bauzaun baustelleneinrichtung | helm gitter bauleiter container absperrung schilder baustrom polier aufgestellt kolonne dixi passanten
arbeitssicherheit unterweisung sicherheitsunterweisung gefahrdungsbeurteilung arbeitsschutz | helm berufsgenossenschaft schuhe unfall teilnehmerliste handschuhe gehorschutz beauftragter gefahrstoffe schutzbrille belehrt unterschriften
pflaster asphalt hofeinfahrt einfahrt pflastern | steine splitt ruttelplatte randsteine schlaglocher sand walze teer fugen bordstein gefalle ausgefahren
schweißen schlosser metallbau stahltrager | naht elektrode geflext funken stahl verzinkt blech gas wig rost gebogen angeschweißt
gabelstapler stapler hubwagen staplerschein | gabeln hydraulik paletten batterie mast prufung fahrer tonnen rollen uvv hebt ladegerat
sage kreissage bandsage motorsage kettensage | blatt kette stumpf sagemehl anschlag zahne geschliffen schwert nachgescharft absaugung span bremst
lackieren lackierung karosserie delle unfallschaden | kratzer spachtel kotflugel tur stoßstange farbcode gutachten ausgebeult klarlack parkrempler poliert lackierkabine
lieferwagen transporter firmenwagen fuhrpark leasing | kilometer leasingrate beschriftung tankkarte ladeflache fahrtenbuch ruckgabe autohaus handler diesel probefahrt sprinter
angebot kostenvoranschlag angebote offerte | handwerker preis netto verglichen gunstiger positionen vergeben zugeschlagen material arbeitsstunden pauschal euro
rechnung rechnungen fakturieren rechnungsstellung abrechnung | betrag netto mehrwertsteuer zahlungsziel kundennummer positionen uberwiesen pdf beglichen skonto gebucht eingegangen
mahnung mahnwesen inkasso zahlungserinnerung | saumig zahlungsziel uberfallig offen verzug anwalt ratenzahlung uberwiesen schuldner beglichen frist eingegangen
lohnabrechnung gehalt gehaltsabrechnung lohne lohn | brutto sozialversicherung stunden uberstunden krankenkasse ausgezahlt lohnbuchhaltung zuschlage steuerklasse uberwiesen stundenzettel monatsende
spesen reisekosten auslagen reisekostenabrechnung | belege taxi hotel kilometergeld quittungen erstattet verpflegungspauschale eingereicht bahnticket bewirtung formular erstattung
buchhaltung belege buchen kontoauszuge | konten ablage kontiert datev beraterin fehlend ordner gescannt monat posten bank
audit zertifizierung rezertifizierung qualitatsaudit | auditor abweichungen prozesse iso hinweise maßnahmen nachweise fragen stichprobe bestanden ordner urkunde
vertrag rahmenvertrag vereinbarung dienstleistungsvertrag | klausel unterschrieben anwalt laufzeit paragraf gegengezeichnet anlage kundigungsfrist verhandelt entwurf partei juristin
kundigung kundigen abonnement abo | frist fristgerecht einschreiben bestatigung vertragsende schriftlich jahresende zeitschrift automatisch beendet laufzeit bestatigt
besprechungsraum sitzungszimmer konferenzraum tagungsraum | beamer stuhle platze belegt bestuhlung getranke uhr kalender whiteboard personen etage gebucht
protokoll sitzungsprotokoll niederschrift | beschlusse anwesend verteiler verabschiedet korrigiert abstimmung schriftfuhrer verschickt punkte tagesordnung einwande notizen
prasentation vortrag folien referat | powerpoint grafik publikum beamer ubergang einleitung minuten diagramm vorstand probe stichworte applaus
newsletter rundmail mailing rundschreiben | empfanger abonnenten betreff verschickt offnungsrate abgemeldet artikel verteiler link fotos klickrate layout
briefe serienbrief anschreiben einladungen einladung | umschlage porto frankiert adressen kuvertiert unterschrieben post verschickt empfanger namen gefaltet etiketten
post postfach briefkasten einschreiben briefmarken | zusteller porto zugestellt schlitz namensschild umschlag aufgegeben schalter nachsenden stempel filiale karte
buromaterial burobedarf papier stifte schreibwaren | kugelschreiber ordner pakete geliefert lieferant klebeband locher blocke katalog textmarker hefter
drucker toner kopierer scanner patrone | papierstau magenta streifen trommel schwarz treiber einzug seiten duplex leer display kassette
burostuhl schreibtisch buromobel schreibtische | hohenverstellbar rollen lehne ergonomisch sitzt armlehnen rucken montiert gasfeder platte kurbel stoff
einstellen personalsuche stellenanzeige bewerber vorstellungsgesprach | lebenslauf zusage probetag vertrag kandidatin gehaltsvorstellung unterschrieben probezeit gesprach anfangt absage eingearbeitet
einarbeitung onboarding einarbeiten mitarbeiter mitarbeiterin | laptop zugange pate rundgang arbeitsplatz willkommen handbuch ausgehandigt ausweis team kollegin startet
arbeitszeugnis austritt abschied offboarding verabschiedung | schlussel zuruckgegeben note formulierung gesperrt abschiedsfeier resturlaub wohlwollend laptop blumen ruhestand rede
urlaubsplan urlaub urlaubsplanung urlaubsantrag | tage ferien genehmigt kalender abwesend sommer bruckentage eingetragen uberschneidung wochen resttage
dienstplan schichtplan arbeitsplan einsatzplan | fruhschicht tauschen wochenende vertretung nachtschicht besetzt krank verteilt stunden wechsel feiertage ausgehangt
krankmeldung krankschreibung vertretung krankenstand | attest ausgefallen grippe krankenkasse erkrankt einspringen bett elektronisch wiedereingliederung fehlt
schulung fortbildung weiterbildung seminar workshop | teilnehmer referent zertifikat teilnahmegebuhr unterlagen angemeldet trainer lernen kursraum handout feedback platze
erstehilfekurs ersthelfer sanitatskasten verbandskasten | pflaster verband seitenlage reanimation puppe ablaufdatum mullbinde kompressen auffrischung kurs wunde
datenschutz datenschutzerklarung dsgvo einwilligung | beauftragte auskunft geloscht personenbezogen verarbeitungsverzeichnis rechtsgrundlage einwilligen betroffene anwaltin aufsichtsbehorde auftragsverarbeitung loschfristen
archiv akten aktenvernichtung schreddern ablage | ordner kartons schredder aufbewahrungsfrist keller vernichtet gescannt container regalmeter vertraulich
messe messestand fachmesse aussteller | halle quadratmeter standbau besucher rollup aufsteller kataloge hotel gesprache leads ausstellerausweise theke
betriebsausflug teamevent sommerfest firmenfeier | kollegen bowling floß grill abstimmung wanderung bus essen spaß grillen minigolf
webseite website homepage internetseite relaunch | startseite texte bilder menu agentur cms online mobil klicken impressum wordpress design
datensicherung backup wiederherstellung | festplatte nachts terabyte band zuruckgespielt cloud nas kopie snapshots verschlusselt gigabyte fehlgeschlagen
server serverumzug hosting rechenzentrum | festplatten rack neustart lufter arbeitsspeicher ausfall linux virtuell raid ssh hochgefahren abgesturzt
zertifikat ssl domain domainverlangerung https | abgelaufen browser warnung registrar dns ausgestellt automatisch schlussel gultig nameserver letsencrypt jahr
passwort kennwort zugang benutzerkonto anmeldung | zuruckgesetzt gesperrt einloggen zweifaktor manager administrator berechtigungen vergessen authentifizierung falsch account eingeloggt
laptop notebook computer rechner pc | bildschirm tastatur akku langsam ssd aufgesetzt windows dockingstation installiert ladegerat arbeitsspeicher maus
softwarelizenz lizenz lizenzen software | nutzer verlangert arbeitsplatze schlussel jahrlich abo installiert aktiviert microsoft adobe platze version
update aktualisierung patch upgrade betriebssystem | version neustart eingespielt windows installiert kompatibel treiber sicherheitslucke testsystem wartungsfenster rollback abgebrochen
netzwerk wlan netzwerkkabel switch verkabelung | accesspoint reichweite funkloch buchsen patchkabel dosen signal empfang gastzugang ssid verlegt gigabit
fehler bug softwarefehler absturz | behoben reproduzieren log deployment ticket nullpointer commit ausnahme entwickler getestet tritt klick
phishing virus virenschutz spam sicherheitsvorfall | mail anhang geklickt quarantane trojaner absender verdachtig infiziert scanner verschlusselt abgefangen filter
ubersetzung ubersetzen dolmetscher lektorat | englisch text worter muttersprachler sprache begriffe korrektur absatz seiten franzosisch beglaubigt ubersetzerin
facebook instagram socialmedia | posts follower hashtags reels likes kommentare story fotos redaktionsplan geteilt kanal reichweite
fotograf fotos fotoshooting gruppenfoto | bilder kamera lacheln galerie bearbeitet abzuge bildrechte portraits auswahl hintergrund licht geblitzt
band musikband musik dj livemusik | gage verstarker stucke auftritt gema bass spielt soundcheck schlagzeug lieder tanzflache sangerin
buhne tontechnik mikrofon lautsprecher beschallung | kabel mischpult podest rauscht strom boxen scheinwerfer techniker funkstrecke ruckkopplung aufgebaut verleih
zelt festzelt pavillon biertische bierbanke | planen heringe aufgebaut garnituren gestange windlast verleih seitenwande regen brauerei quadratmeter abgebaut
tickets eintrittskarten kartenvorverkauf vorverkauf | verkauft ausverkauft saalplan reihe abendkasse qrcode platze ermaßigt online parkett einlass restkarten
sponsoren sponsoring spenden spendenaufruf spendenaktion | bank zugesagt quittung firmen euro logo bescheinigung gespendet konto betrag banner dankschreiben
helfer freiwillige ehrenamtliche helferliste | eingetragen schicht aufbau abbau standdienst lucken zugesagt dankeschon doodle kuchen westen kasse
dekoration deko blumen blumenschmuck floristin | strauße vasen gesteck tische farben ballons altar rosen girlanden gebunden eukalyptus kerzen
tombola losverkauf flohmarkt basar | preise lose hauptgewinn trommel tische erlos standgebuhr gewonnen gesammelt trodel nummern kuchenstand
plakat plakate aushang programmheft festschrift | gedruckt aufgehangt grafikerin auflage schaukasten datum din schrift korrektur verteilt entwurf seiten
hotel hotelzimmer unterkunft ubernachtung ferienwohnung | nachte doppelzimmer fruhstuck stornieren zentrum betten anzahlung buchungsbestatigung gast rezeption kontingent anreise
bus reisebus busunternehmen schulbus | fahrer platze abfahrt haltestelle sitzer gurt kilometer ruckfahrt pauschal parkplatz gepackraum einsteigen
mitgliedsbeitrag mitgliedsbeitrage beitrage mitgliederliste mitglieder | lastschrift eingezogen kassier ausgetreten adressen iban ruckbuchung ermaßigt sepa eingegangen aufnahmeantrag jahrlich
trainer ubungsleiter kinderturnen trainerin | zugesagt ubernimmt stunde kleinen dienstags lizenz halle gruppe aufwandsentschadigung fuhrungszeugnis matten vertrag
trikots vereinskleidung sportkleidung | nummern großen beflockt satz logo sponsor stutzen xl hosen farbe anprobe mannschaft
sportplatz fußballplatz platzpflege tennisplatz | linien tore gewalzt sand netz flutlicht gras platzwart gesprengt kabine kreide rasenflache
turnhalle halle mehrzweckhalle hallenbelegung | belegungsplan sprossenwand matten gerateraum hausmeister basketballkorb stunden trennvorhang boden umkleiden turngerate gemeinde
turnier wettkampf spiel meisterschaft | mannschaften pokal schiedsrichter gruppen finale medaillen siegerehrung gegner auslosung spielplan halbzeit anmeldegebuhr
mitgliederversammlung hauptversammlung vorstandswahl vorstand satzung | gewahlt entlastet stimmen kassenprufer kandidaten enthaltung vereinsregister vorsitzende anwesende notar tagesordnung einstimmig
chor chorprobe konzert orchester | noten dirigent sopran tenor stimmen stuhle generalprobe lieder gesungen applaus publikum stuck
orgel orgelbauer kantor organist | pfeifen register manual pedal gestimmt verstimmt geblase spielt tasten staub empore choral
glocke kirchenglocken kirchturm turmuhr | lauten kloppel zeiger schlagt seil zifferblatt turm stuhl antrieb hammer dohlen uhrmacher
gottesdienst kirche ministranten liturgie andacht | pfarrer predigt lesung lieder altar kelch orgelspiel lektoren furbitten weihrauch kollekte sakristei
pfarrbrief gemeindebrief kirchenblatt | artikel verteilt austrager termine seiten redaktion gedruckt andacht fotos umschlag auflage redaktionsschluss
friedhof grab grabstein grabpflege | steinmetz inschrift urne blumen gegossen einfassung buchstaben erde liegezeit kies bepflanzt kranz
seniorennachmittag seniorenkreis besuchsdienst | altere kaffee kuchen vortrag abholen singen geburtstagsbesuche rollstuhl bastelt geselligkeit damen gemeindesaal
ferienlager zeltlager freizeit jugendfreizeit pfadfinder | zelte lagerfeuer betreuer kinder anmeldungen schlafsack proviant nachtwanderung wiese kuche isomatte gruppenleiter
theater kostume theaterstuck requisiten | schauspieler rolle text premiere probe buhnenbild genaht maske souffleuse vorhang perucke anprobe
feuerwehr loschfahrzeug feuerwehrubung | schlauch atemschutz einsatz kommandant ubung strahlrohr hydrant kameraden tank maschinist helm drehleiter
bucherei bibliothek bucher | ausgeliehen regal signatur zuruckgegeben autor romane leser barcode gespendet einband saumnis ausleihe
stundenplan vertretungsplan lehrplan | facher lehrer deutsch parallelklassen freistunde raum unterricht turnen halbjahr kollegium doppelstunden uberschneidet
zeugnis zeugnisse noten notenkonferenz | klassenlehrer eingetragen durchschnitt gedruckt unterschrift konferenz bemerkungen versetzt facher halbjahr siegel fehltage
prufungen klausur abitur abschlussprufung schularbeit | korrigiert punkte aufsicht aufgaben pruflinge aula mundlich kandidaten bestanden nachschreiben durchgefallen umschlage
lehrer lehrerin lehrkraft vertretungslehrer | unterricht klasse mathematik stunden schulamt bewirbt elternzeit facher deputat referendar ubernimmt schuler
mensa kantine schulessen mittagessen | kinder caterer portionen essensmarken vegetarisch speiseplan tabletts nudeln ausgabe bestellt allergisch nachschlag
schulbucher lehrmittel arbeitshefte bucherbestellung | verlag klassensatz exemplare auflage kisten gestempelt ausgeteilt mathe lektion isbn gebraucht preis
spielplatz spielgerate sandkasten schaukel rutsche | sand ketten tuv fallschutz klettergerust splitter gepruft wippe holz kinder seile verrostet
schulfest sportfest bundesjugendspiele projektwoche | stationen sprint weitsprung urkunden eltern klassen stande kuchen fuhrungen gruppen wetter wurstchen
patientenakte patientenakten praxissoftware anamnesebogen | patienten karteikarten digitalisiert gescannt befunde arztin eingelesen diagnosen version schweigepflicht formular tablet
recall terminvergabe wartezimmer sprechstunde | patienten anrufe onlinebuchung stuhle zeitschriften wartezeit voll telefon absagen empfang doppelt freie
sterilisator autoklav instrumente sterilisation | validiert charge dichtung druck zange tuten grad techniker testlauf beladen aufbereitung teststreifen
ultraschallgerat rontgengerat medizingerat ekg | sonde strahlenschutz kalibriert techniker bild bleischurze wartungsvertrag messtechnisch gel kontrolle elektroden patienten
arzthelferin mfa sprechstundenhilfe pflegekraft krankenschwester | empfang blutabnahme anmeldung schichten bewirbt kittel probetag patienten examen teilzeit ausbildung erfahrung
praxisbedarf handschuhe kanulen verbandsmaterial desinfektionsmittel | packungen nitril nadeln kartons tupfer lieferant große liter kompressen pumpspender bestand geliefert
labor blutproben laborwerte probe | rohrchen ergebnis werte kurier kuhlbox leukozyten abgeholt auftrag positiv befunde serum zentrifuge
defibrillator notfallkoffer notfall notfalltasche | elektroden akku haltbarkeit adrenalin blinkt schulung sauerstoff verfallsdatum ampullen wand beatmungsbeutel ersetzt
rollstuhl rollator pflegebett hilfsmittel | rader bremse sanitatshaus rezept krankenkasse rampe lehne geliefert gitter batterie verstellbar griffe
wohnungsubergabe auszug einzug wohnungsabnahme | protokoll schlussel zahlerstande kratzer gestrichen mieter locher leer fotos besenrein mangel dubel
hausmeister hausverwaltung verwalter hausordnung | aushang mieter birne schneeraumen treppe stunden ruhezeiten werkzeug rundgang beirat eigentumer fahrrader
winterdienst schneeraumen streusalz schnee | gestreut glatteis schaufel gehweg morgens salz splitt geraumt frost rutschig raumfahrzeug granulat
eigentumerversammlung hausgeld instandhaltungsrucklage wohnungseigentum | eigentumer beschluss verwalter stimmen sanierung tagesordnung anteile vollmacht rucklage umlage beirat abgestimmt
legionellen trinkwasserprufung trinkwasser | probe labor grad strang entnahme gesundheitsamt speicher spulen koloniezahl duschen grenzwert befund
wallbox ladestation ladesaule elektroauto | kilowatt kabel elektriker stecker netzbetreiber tiefgarage zahler laden montiert forderung starkstrom abrechnen
hauskauf hausverkauf immobilie makler grundbuch | notar kaufvertrag interessenten besichtigung gutachten expose bank provision auflassung wertermittlung kaufpreis
klimaanlage luftung klimagerat luftungsanlage ventilator | kaltemittel filter tropft kalte hitze kompressor techniker luft geblase gerausche fernbedienung stickig
versand paket pakete paketdienst sendung | sendungsnummer karton luftpolster dhl abgeholt zugestellt kurier etikett gewicht empfanger porto hermes
gewerbe gewerbeanmeldung konzession schanklizenz ausschankgenehmigung | ordnungsamt antrag gebuhr bescheid formular auflagen sachbearbeiterin genehmigt fuhrungszeugnis ausgestellt handelsregister ihk
forderantrag forderung zuschuss fordermittel | bewilligt antrag frist kommune nachweis stiftung verwendungsnachweis formular eingereicht bescheid eigenanteil projektplan
anwalt klage rechtsstreit gericht mahnbescheid | verhandlung richter schriftsatz vergleich frist widerspruch akte urteil mandant streitwert gegenseite kanzlei
reparieren reparatur instandsetzen wartung | techniker ersatzteil funktioniert ausgetauscht lauft kaputt monteur garantie behoben wackelkontakt bestellt verschleiß
friseur haarschnitt kosmetik nagelstudio | schere farbe strahnen spitzen fohnen locken kundin lack manikure waschen pony stuhl
calefaccion radiador radiadores termostato | tecnico purgado frio presion quemador tibio bomba grados llave valvula goteo templado
chimenea deshollinador deshollinar | hollin cepillo conducto humo lena ceniza tubo tejado certificado limpio escobillon negro
lavadora secadora centrifugado | tambor goma filtro desague ropa tecnico vibra calcetines correa humeda espuma resistencia
lavavajillas lavaplatos | platos aspas sal abrillantador cesta vasos filtro pastillas bomba cal cubiertos turbio
horno vitroceramica fogones | resistencia gas bandeja calienta puerta induccion cristal grill termostato junta rajada mandos
nevera frigorifico congelador camara | compresor hielo escarcha frio gas motor goma grados leche descongelado temperatura estropeada
inodoro vater cisterna retrete | descarga flotador atascado tapa mecanismo fontanero boton pierde taza desbordado junta bano
grifo grifos monomando lavabo | gotea cartucho junta fontanero cal presion rosca latiguillo aireador fregadero llave cromado
desague desatascar tuberia atasco alcantarilla | pelos grasa camion cuba sifon olor desatascador camara arqueta agua rebosa fontanero
ducha mampara banera bano | silicona azulejos alcachofa cristal cal juntas escalones fontanero resbala sellado sumidero albanil
caldera calentador termo acumulador | piloto gas agua anodo enciende cal tecnico presion llama revision tibia litros
canalon canalones bajante bajantes | hojas rebosa lluvia escalera zinc atascado barro musgo tejado chorreaba sujeciones aluminio
tejado tejas cubierta goteras | tejero gotea rota temporal lona humedad caballete andamio impermeabilizado lluvia uralita vigas
ventana ventanas cristales ventanal acristalamiento | cristalero vidrio rajado marco burlete manilla doble aluminio condensacion climalit corriente hoja
persiana persianas estor toldo toldos | cinta lamas motor enrollada manivela lona eje atascada mando cajon sol brazos
puerta portal bisagras cierrapuertas | roza cierra manilla carpintero chirria marco cepillado golpea holgura ajustada engrasada hoja
cerradura cerrajero llaves llave bombin | cilindro copias duplicado bombillo abrio rota atascada escudo maestra cierre fuera taladrado
codigo teclado contrasena acceso | cifras numeros entrada cambiado repartidor pulsar memorizar cuatro digitos vecinos antiguo
telefonillo portero timbre videoportero interfono | suena altavoz pulsador cable electricista oye placa piso zumbido auricular abre visitas
ascensor elevador montacargas | cabina parado planta tecnico atrapados botonera cables puertas piso inspeccion bloqueado nivelado
escalera barandilla pasamanos peldanos rampa | resbala suelta tornillos antideslizante madera floja atornillada soldada barnizada descansillo tropezar silla
parquet tarima acuchillar barnizar suelo | lija polvo barniz tablas rodapie brillo roble aranazos capas maquina cruje lamas
azulejos baldosas alicatar alicatado gres | juntas lechada pegadas cortadora albanil cemento rotas niveladas cajas ceramica hueca boquilla
pintar pintura pintor repintar paredes | rodillo blanco brocha cinta bote mano techo secando tono manchas imprimacion plastica
muebles armario estanteria montar ikea | tornillos tablas llave allen cajas instrucciones baldas puertas atornillado taladro cojea piezas
encimera cocinas fregadero | granito armarios medidas cajones silestone bisagras montadores hueco zocalo carpintero instalada cuarzo
lampara iluminacion bombilla bombillas | led casquillo parpadea fundida electricista interruptor foco fluorescente techo regulador tubos oscuras
enchufe electricidad electricista cuadro diferencial | cables salta automatico corriente cortocircuito interruptor fusible toma boletin tension tierra magnetotermico
solares fotovoltaica placas paneles inversor | kilovatios tejado excedentes bateria produccion sol instalador autoconsumo distribuidora modulos factura estructura
aislamiento aislar corcho insonorizar | lana roca espuma frio paneles camara fibra inyectada poliestireno ruido placas forro
humedad moho filtraciones humedades | mancha hongos pared lejia deshumidificador ventilar negra perito goteo condensacion desconchada pintura
sotano trastero desvan vaciar garaje | cajas trastos contenedor punto limpio furgoneta polvo tirado donado estanterias bicis ordenado
balcon terraza azotea impermeabilizar | tela asfaltica macetas losetas barandilla sumidero goteras vecino pintura caucho sol filtraba fregada
valla cercado verja vallado cerca | postes malla alambre hormigon tablas vecino soldada oxidada clavada caida linde candado
seto setos arizonicas podar poda | tijeras cortado ramas altura vecino motosierra recortado cipres hojas brotes escalera restos
arbol arboles tala talar palmera | tronco motosierra ramas raiz permiso caido podador tocon lena cuerda grua picudo
cesped cortacesped segar hierba | cuchilla segado gasolina bordes resembrado amarillento riego abono bolsa centimetros calvas musgo
jardin jardinero jardineria plantas macetas | tierra flores regado malas hierbas plantado abono rosales sustrato macizo arbusto azada
piscina cloro depuradora | agua verde algas filtro ph bomba socorrista lona arena banistas fondo limpiafondos
cochera parking aparcamiento plaza basculante | mando motor muelles coche barrera pintada raya columna vado fotocelula matriculas rozado
humos humo detector detectores | pila pita techo sensor prueba sirena salta dormitorio boton cambiada incendio magnetico
extintor extintores incendios emergencia evacuacion | polvo retimbrado etiqueta manometro salida simulacro caducado bomberos senal recargado colgado presion
alarma antirrobo vigilancia seguridad | sirena sensores central salta robo codigo ladron detectores guardia falsa cableado rondas
camaras videovigilancia cctv grabador | grabaciones imagen disco angulo cartel entrada noche pantalla lente grabado enfocando robos
plagas cucarachas ratas desinsectacion hormigas | cebo trampas veneno fumigador nido gel roedores excrementos agujeros tapados insecticida bichos
escombros enseres trastos chatarra | contenedor recogida sofa camion acera ayuntamiento colchon vertedero viejo puerta sacos retirada
basura contenedores reciclaje residuos basuras | cubo bolsa organico amarillo camion olor vacian vidrio carton recogida lleno plastico
mudanza mudarse trasladar traslado | cajas camion furgoneta embalado mozos muebles cinta desmontado fragil elevador cargado mantas
contador contadores lectura | metros cubicos cifras foto consumo lector precinto fuga compania gasto averia inspector
luz suministro tarifa comercializadora | kilovatio factura potencia contrato compania barata permanencia cups mensual titular descuento horas
internet wifi router fibra | tecnico cobertura megas cable cae senal operador roseta repetidor lento luces antena
sofa sillon tapizar tapiceria sillas | tela espuma cojines muelles tapicero cuero hundido grapas terciopelo costura asiento respaldo
cortinas cortina visillos | barra tela dobladillo medidas riel ganchos opacas colgadas costurera planchadas largo pliegues
vestido costura modista arreglos traje | bajo alfileres cremallera cintura probado estrecho mangas hilo cosido tela entallado dobladillo
zapatos zapatero botas calzado | suela tacon cordones numero cuero pegado horma plantillas betun par gastado aprietan
tintoreria lavanderia manteles uniformes planchar | mancha planchado seco percha almidon blancos recoger kilos toallas doblado plancha
limpiadora asistenta limpieza | horas friega jueves barre polvo banos confianza prueba cristales plancha escobas alta
limpiar fregar desinfectar | trapo lejia brillante polvo cubo fregona grasa rincones reluciente telaranas jabon barrido
aspiradora aspirador escoba fregona | bolsa filtro manguera cepillo bateria succion polvo rodillo cable pelos motor ruedas
canguro ninera cuidadora guarderia | ninos tarde noche bebe panales duerme biberon cuna adaptacion educadora horas juega
colegio matricula escolarizacion inscripcion instituto | plaza admitido empadronamiento puntos lista cupo formulario padron curso director uniforme libro
excursion viaje salida granja | autobus autorizaciones ninos bocadillos museo profesores gorra firmadas padres entradas mochila monitores
tutoria padres reunion familias ampa | aula tutora circular delegada asistentes madres notas hijos ruegos acta conducta boletin
clases particulares profesor refuerzo deberes | matematicas ecuaciones aprobo ejercicios ingles suspenso estudiante hora examen verbos explica notas
musica guitarra violin conservatorio solfeo | partitura cuerdas escalas afinado audicion alumnos acordes ensaya leccion arco instrumento pentagrama
natacion nadar cursillo | piscina calle gorro banador monitor flotador bucear brazada niveles crol vestuario burbujas
cumpleanos fiesta celebracion aniversario | tarta globos invitados velas regalos pinata payaso local confirmado soplar guirnaldas musica
boda bodas enlace banquete | novia novio anillos invitados ramo vestido iglesia mesas padrino brindis orquesta juzgado
funeral entierro tanatorio esquela | ataud flores corona cura fallecido nicho cenizas familia pesame misa difunto lapida
bautizo bautismo bautizar | pila padrinos cura bebe vela iglesia agua faldon bendicion peladillas madrina concha
comunion comuniones catequesis confirmacion | catequista ninos vestido parroquia grupo misa padrinos obispo ensayo vela inscritos sacramento
navidad belen reyes cabalgata | arbol luces turron bolas caramelos carroza pastores figuras villancicos guirnaldas espumillon pajes
regalo regalos detalle cesta | envuelto lazo tarjeta sorpresa bote dinero gusta jubilacion papel companeros ticket ilusion
compra supermercado mercado comprar | leche huevos pan fruta bolsas lista carro ticket verdura yogures mercadona caja
huerto huerta tomates sembrar invernadero | semillas regado planton calabacin tierra cosecha lechugas azada abono caracoles surcos bancal
coche taller aceite vehiculo | filtro frenos mecanico kilometros bujias correa grua pastillas motor embrague piezas elevador
neumaticos ruedas neumatico rueda | pinchazo presion dibujo equilibrado llanta desgaste montadas clavo alineado recambio invierno tuercas
itv inspeccion furgoneta | pegatina humos faros frenos favorable defecto emisiones pasado rechazada matricula luces grave
bicicleta bici bicicletas patinete | cadena freno pinchazo camara sillin cambio pedal radios bateria casco manillar candado
carne conducir autoescuela carnet | practico teorico psicotecnico dgt puntos suspendido aprobado foto profesor trafico test aparcar
pasaporte dni nie visado extranjeria | foto huellas comisaria caducado consulado tasa recoger expedido policia sello
renta declaracion impuestos hacienda iva | borrador asesor deducciones devolver trimestre presentado modelo gestor casillas justificantes retenciones tributaria
seguro poliza aseguradora seguros | prima perito siniestro franquicia cobertura corredor parte cubre terceros indemnizacion danos renovada
alquiler inquilino inquilinos moroso | mensualidad transferido ipc atrasado casero ingresado recibo actualizado subida desahucio arrendatario
piso arrendamiento vivienda alquilar apartamento | visitas nominas interesados anuncio habitaciones firmado fianza pareja idealista amueblado aval mascotas
fianza deposito devolucion | descontado desperfectos mes retenido llaves inmueble ingresado aval danos devuelto incasol inventario
comunidad derrama vecinos propietarios junta | administrador votado cuotas acta presidente portal acuerdo morosos coeficiente asistentes presupuesto delegados
medico ambulatorio cabecera chequeo | tension consulta analitica volante sintomas ayunas colesterol historial cita especialista
dentista ortodoncia empaste dental | caries muela brackets anestesia boca limpieza corona encia radiografia diente duele molde
gafas optica oculista lentillas | dioptrias montura graduacion cristales progresivas vista patillas antirreflejo leer borroso ojo gotas
fisioterapia fisio masaje fisioterapeuta | espalda ejercicios sesiones cervicales hombro contractura camilla rodilla estiramientos dolor volante lumbar
vacuna vacunas vacunar vacunacion | pinchado dosis brazo gripe enfermera cartilla tetanos viales refuerzo jeringa fiebre nevera
receta farmacia medicamentos medicinas | pastillas caja miligramos jarabe farmaceutica dispensado tomas prospecto desabastecido pomada cronica electronica
cuidados geriatrico mayores dependencia anciano | abuela grado valoracion cuidadora silla ruedas aseo plaza trabajadora social teleasistencia andador
perro perros cachorro adiestrador | correa collar paseo chip ladra pienso bozal patas perrera paseador cartilla hueso
veterinario gato gata mascota conejo | desparasitado esterilizada chip pulgas trasportin clinica puntos zarpas pelo antibiotico pienso rabia
vacas ganado terneros ordeno vaqueria | ubre leche establo crotales parto tanque toro pienso veterinario ordenadora mastitis prenada
ovejas cabras rebano esquilar cordero | lana pastor esquilador pezunas corderos pasto crotal parideras perro vellon macho desparasitadas
tractor remolque cosechadora apero | hidraulico gasoil mecanico embrague rueda motor arranca aceite cuchillas itv pala enganche
cosecha vendimia recoleccion aceituna siega | jornaleros cajas uvas kilos remolque cuadrilla trigo hectareas bodega tractor olivos almazara
heno paja forraje alfalfa | pacas empacadora secado segado granero camion lluvia remolque rastrillo fardos sacos apilado
pastor cercar electrico pasto | alambre corriente estacas aisladores vacas escapado bateria hilo bebederos pilas prado portera
colmenas abejas miel apicultor | panal reina cera ahumador tarros extractor enjambre varroa cuadros traje polen alzas
lena pellets biomasa | troncos cortada apilada estufa toneladas seca encina sacos hacha camion astillas descargada
tienda puesto mercadillo feria vendedores | cajas clientes verduras pesado bascula kilo sabado cambio productores plaza genero
inventario existencias recuento stock | contado unidades almacen lector diferencias listado faltan referencias cuadrar codigos mermas estanteria
caja registradora datafono tpv cobro | tarjeta ticket rollo efectivo cajon terminal banco pagos impresora monedas cuadre contactless
escaparate escaparates vitrina | maniquies transeuntes decorado vinilo cristal focos expuesto fondo montado navideno llamativo
precios etiquetas etiquetar tarifas | pegatinas euros codigo barras estante impresora subido centimos marcado descuento pistola margen
pedido proveedor mercancia reponer encargar | palet albaran camion llegado unidades almacen retraso cajas descargado faltaban transportista recibido
devoluciones reembolso cambio devolver | ticket talla reintegrado paquete defectuoso vale etiqueta cliente caja abonado descosido plazo
reclamacion queja quejas garantia reclamaciones | cliente disculpas enfadado compensado hoja respuesta vale fabricante molesto solucion consumo defecto
horario apertura cierre | festivos cartel puerta google sabados manana lunes verano vacaciones mediodia jornada ampliado
rotulo letrero cartel rotulacion luminoso | fachada letras vinilo neon logo montado imprenta enciende grua licencia metacrilato fundido
online ecommerce catalogo productos virtual | carrito fotos envio pasarela descripciones variantes pago subido tallas paypal cupon fichas
folletos folleto publicidad anuncio anuncios | imprenta tirada diseno buzoneo repartidos ejemplares papel doblado tintas disenadora galerada periodico
tarjetas visita papeleria membrete | imprenta logo nombre apellidos impresas diseno telefono cartulina ejemplares gramaje relieve mate
carta menu menus platos | entrantes postres precios alergenos temporada imprimir laminada vegetariano primeros segundos chef bacalao
restaurante reservar cena comida | comensales noche terraza salon hora confirmada ventana personas degustacion brindis maitre cubiertos
ayudante pinche cocina fregaplatos | chico pelar fregar turno entrevista candidato prueba contrato patatas empieza ollas firmado
camarero camarera barra | bandeja turno prueba propinas experiencia mesas fines semana canas simpatica servir extra
cocinero cocinera chef | fogones platos prueba curriculum sueldo turno partidas salsa cuchillos estrellas arroces brigada
extractor campana extraccion | grasa filtros humo motor ventilador conducto desengrasado olor ruido aspira lamas empresa
grasas separador trampa aceites | cuba aspirado lodos olor gestor arqueta bidon certificado desbordado bombeado litros usado
cafetera cafe molinillo espresso | grano vapor leche descalcificada portafiltros tueste tazas presion capsulas goma espumador tecnico
cerveza barril bebidas refrescos | cajas espuma tirador repartidor canas serpentin gas vacios presion distribuidor botellines barriles
alergenos etiquetado intolerancias | gluten nueces lactosa ingredientes fichas huevo soja apio trazas celiacos sesamo iconos
manipulador higiene appcc sanidad alimentos | inspectora curso carnet temperaturas registro manos certificado neveras lavarse guantes sanitario examen
cuchillos afilar afilador tijeras | filo piedra cortan hoja mellado acero chaira tomate esmeril mango romo cortante
catering bufe coctel aperitivo | canapes bandejas personas camareros croquetas vegetarianos brindis tortilla cubiertos raciones pinchos menaje
harina harinas levadura ingredientes | sacos molino centeno trigo kilos silo palets mantequilla azucar ecologica proveedor espelta
amasadora batidora laminadora divisora | masa gancho motor correa engranajes rodamiento aceite ruido cuba bollos grasa velocidades
tarta pastel tartas pasteleria | bizcocho nata pisos fondant crema velas chocolate fresas decorada caja merengue raciones
pan panaderia masa barras obrador | corteza miga horneado hogazas panadero fermentado crujiente receta centeno cortado moldes madre
dependienta dependiente vendedora vendedor | mostrador cobrar turno mananas clientes amable entrevista prueba jornada contrato bandejas empieza
aprendiz practicas becario alumno | tutor convenio instituto semanas contrato evaluacion aprende oficio empresa ciclo diario memoria
andamio andamios fachada | tubos montado plataformas desmontado lona red permiso anclajes acera alturas tablones arnes
grua izado polipasto | pluma toneladas cable gancho gruista contrapeso elevado viga calle eslingas cortada operador
excavadora excavacion zanja retro | tierra cazo camiones hidraulico metros maquinista tuberias hoyo arcilla escombro pala oruga
hormigon hormigonar cimientos solera cimentacion | hormigonera encofrado bomba ferralla cubas fraguado vibrador cubicos varillas mallazo seco metros
albanil tabique muro pladur ladrillo | cemento yeso paleta placas rasilla levantado plomada perfiles arena mortero grietas llana
enfoscar revoco enlucido enyesar estucar | mortero grietas malla llana pared yesero liso capa desconchado rugoso secado polvo
carpintero carpinteria madera viga vigas | cepillo sierra roble tablones cola clavos barniz podrida carcoma lijado medidas encolado
obra licencia permiso urbanismo | arquitecto ayuntamiento planos expediente tecnico visado presentado concedida alegaciones tasas sello memoria
entrega repasos defectos recepcion remates | lista acta constructor grietas firmado pendiente aranazos retencion llaves promotor pintura subsanado
senalizacion vallas caseta obras | cascos encargado conos peatones cinta cuadrilla electrica contenedor bano operarios desvio acceso
prevencion riesgos laborales epi epis | casco guantes botas arnes accidente tecnico curso trabajadores evaluacion firmado mascarilla mutua
asfalto pavimento adoquines acera bordillo | baches apisonadora arena alquitran grava losas cortada camion aglomerado nivel hundido rodillo
soldar soldadura herrero hierro metalica | electrodo chispas cordon vigas oxido radial acero galvanizada inoxidable careta rejas pletina
carretilla elevadora transpaleta toro | horquillas palets bateria carretillero almacen ruedas hidraulico mastil cargador carnet toneladas cadena
sierra motosierra radial disco | dientes afilado serrin cadena hoja madera espada corta proteccion desgastado tope aspiracion
chapa carroceria abolladura golpe parachoques | aranazo pintado aleta masilla perito pulido cabina color puerta siniestro barniz faro
furgonetas flota renting leasing | kilometros cuota rotulada conductor gasoil tarjeta combustible matriculas concesionario entrega carga gps
presupuesto presupuestos cotizacion ofertas | comparado partidas euros barato materiales aprobado industrial plazo mano horas descuento adjudicado
factura facturas facturar facturacion | importe iva vencimiento cobrada pagada base numero transferencia neto concepto cliente emitida
impagos recordatorio deudas cobros requerimiento | moroso vencida plazos burofax abogado atraso aplazamiento transferido reclamado deudor saldado
nomina nominas salarios sueldos | bruto cotizacion horas extras trabajadores transferidas irpf laboral paga convenio gestoria plus
gastos dietas viaticos | taxis recibos hotel kilometraje justificantes reembolsado comidas peaje tique viaje hoja abonado
contabilidad asientos conciliacion | extracto banco apuntes cuadra cuentas movimientos contable escaneado saldo mayor diferencia trimestre
auditoria certificacion iso calidad | auditora hallazgos conformidades evidencias procesos informe muestreo superada registros renovado entrevistas sello
contrato contratos convenio acuerdo | clausula firmado anexo abogada partes duracion vigencia penalizacion borrador rubrica negociado condiciones
cancelar baja suscripcion cancelacion | permanencia carta confirmada preaviso certificada revista operadora mes cobrando anulado gimnasio tramitado
sala reuniones salon aula | proyector sillas aforo ocupada calendario horas pizarra planta cafe asistentes pantalla libre
acta actas minutas | acuerdos asistentes aprobada secretario votacion apuntes firmada enviada puntos redactada ruegos correcciones
presentacion diapositivas ponencia charla discurso | powerpoint graficos publico ensayo minutos pantalla aplausos diapositiva guion atril preguntas micro
boletin newsletter mailing correos circular | suscriptores asunto enviado apertura clics articulos lista bajas envio plantilla imagenes destinatarios
cartas invitaciones invitacion sobres | sellos direcciones impresas correos buzon franqueo firmadas destinatarios echadas remite pegar ensobrado
correo postal burofax apartado | cartero oficina acuse certificado sello ventanilla buzon entregado remitente sobre franquear aviso notificado
oficina folios boligrafos | paquetes carpetas grapas rotuladores proveedor cajas catalogo cinta cuadernos archivadores clips clasificadores
impresora toner fotocopiadora escaner cartuchos | atasco tinta papel magenta rayas bandeja tambor imprime negro cartucho copias rodillo
silla escritorio mobiliario ergonomica | ruedas respaldo altura espalda regulable reposabrazos montadas cajones lumbar elevable tablero pistones
contratar seleccion vacante personal | entrevista curriculum candidata periodo prueba firmado incorpora sueldo elegida descartado perfil experiencia
bienvenida acogida incorporacion onboarding | portatil accesos tarjeta mentor primer puesto presentada manual companera equipo recorrido credenciales
jubilacion despedida finiquito despedido cese | homenaje placa discurso cena devuelto liquidacion llaves carta indemnizacion companeros reloj anos
vacaciones ausencias permisos festivos | calendario dias cubrir agosto solicitado aprobado puente turnos suplente coinciden semanas pedidos
turnos cuadrante turno planilla | noche cambio manana libra semana cubrir festivo refuerzo tardes domingo colgado rotacion
sustituto sustituta suplencia incapacidad | gripe parte enfermo medico cubre mutua semanas reincorpora alta operado reposo ausente
curso cursos seminario | asistentes ponente diploma horas inscritos temario alumnos material aula bonificado certificado plazas
auxilios botiquin socorrismo primeros | vendas tiritas reanimacion maniqui gasas caducado curso heridas esparadrapo desfibrilador tijeras alcohol
proteccion rgpd privacidad consentimiento | delegado politica borrar firmado encargado tratamiento agencia derechos clausulas personales cookies brecha
archivo expedientes documentos destruir destruccion | carpetas trituradora cajas escaneados estanterias caducados anos confidencial papel ordenado clasificado sotano
stand expositor congreso ferias | pabellon visitantes folletos montaje moqueta azafata metros roll acreditaciones contactos mostrador lona
convivencia empresa teambuilding | companeros bolera karting barbacoa autobus votado paella actividad senderismo risas apuntados escape
web pagina sitio | diseno textos fotos inicio menu wordpress movil publicada enlaces agencia aviso hosting
copias respaldo backup copia | disco nube restaurado cinta noche terabytes nas cifrado fallida servidor automatica recuperado
servidor servidores hosting cpd | rack discos reinicio ventilador memoria caido virtual linux apagado migrado raid procesador
dominio ssl https tls | caducado navegador dns aviso registrador candado renovado automatico nombres instalado expiraba
contrasenas usuario usuarios cuenta cuentas | restablecida bloqueado entrar factor gestor olvidado permisos sesion temporal verificacion caracteres credenciales
ordenador portatil ordenadores pc | pantalla teclado lento disco formateado ssd bateria windows memoria cargador raton encendido
software licencias programa suscripciones | usuarios renovado microsoft adobe puestos anual activacion clave instalado version prueba factura
actualizar actualizacion parche version | reinicio windows instalado compatible pruebas vulnerabilidad sistema fallo drivers desplegado reversion noche
red cableado redes | cobertura puntos acceso cables toma ethernet senal invitados puerto rack latencia conectados
error fallo bug incidencia errores | reproducido arreglado excepcion registro despliegue ticket desarrollador commit peta produccion probado pila
traduccion traducir traductor interprete | ingles palabras nativo idioma jurada terminos frances revisado paginas frases aleman textos
instagram facebook publicaciones tiktok | seguidores historias hashtags likes comentarios reels fotos programado cuenta alcance compartido contenido
fotografo fotos fotografia sesion orla | retratos camara sonreir galeria retocadas luz posado copias flash album fondo objetivo
musicos orquesta banda concierto | canciones cache escenario pasodoble ensayo bateria voces verbena tocan bolo cantante repertorio
escenario sonido microfonos megafonia altavoces | cables mesa tecnico tarima pitido monitores focos inalambrico prueba acople montado potencia
carpa carpas toldillo | alquiladas lonas estacas montaje viento metros plegables lluvia anclajes lastres desmontaje laterales
entradas taquilla aforo | vendidas agotadas butacas fila anticipada online reventa acceso numeradas descuento localidades codigo
patrocinadores donativos patrocinio recaudacion donaciones | empresa euros logo banco colabora recibo aportacion pancarta donado desgravar agradecimiento recaudado
voluntarios voluntariado colaboradores | apuntados turno montaje camisetas barra lista chaleco faltan recoger bocadillos inscritos dispuestos
decoracion flores floristeria ramos | jarrones rosas globos mesas guirnaldas colores velas lazos altar eucalipto tallos paniculata
rifa tombola loteria sorteo bingo | papeletas premio boletos jamon numeros vendidas lote cesta participaciones decimos ganador talonarios
carteles pregon fiestas | imprenta pegados diseno tirada procesion fuegos verbena penas comision ayuntamiento actuaciones horario
hotel apartamentos hostal habitaciones | noches doble desayuno cancelacion huespedes recepcion anticipo llegada centrico pension estrellas
autobus autocar bus transporte microbus | conductor plazas parada recogida ruta asientos kilometros cinturon maletero vuelta puntual aparcar
socios cuotas cuota socio afiliados | recibos domiciliados devueltos tesorero bajas iban remesa altas cobradas listado anual pagado
entrenador entrenadora monitor monitora gimnasia | pequenos martes grupo titulo confirmado clases sabados contrato ejercicios equipo chavales pabellon
equipaciones camisetas camiseta chandal | dorsales tallas serigrafia escudo pantalones medias sponsor numero equipo bordado estampado
campo futbol pistas tenis padel | lineas porterias red focos cesped cal segado valla banquillo regado vestuarios arena
polideportivo pabellon gimnasio cancha | canastas horas colchonetas parquet vestuarios ayuntamiento espalderas ocupacion goteras marcador gradas franja
torneo campeonato partido liga carrera | equipos arbitro trofeos final grupos medallas cruces dorsales rival calendario goles inscripciones
asamblea directiva estatutos elecciones | votos presidenta secretario candidatura unanimidad quorum socios tesorero orden elegido convocatoria registro
coro coral villancicos cantar | director voces soprano partituras tenores ensayo canciones afinar publico concierto bajos parroquia
organo organista armonium | tubos teclado fuelle registros afinado pedal iglesia polvo organero notas coro pisar
campanas campanario reloj torre | badajo taner agujas cuerda martillo yugo ciguenas esfera repicar hora electrico bronce
misa liturgia monaguillos eucaristia parroquia | cura altar lecturas homilia caliz sacristia canticos ofrendas velas incienso lectores domingo
hoja parroquial revista semanario | articulos impresa repartida paginas redaccion portada imprenta ejemplares avisos maquetada textos fotos
cementerio lapida nicho tumba | flores marmolista inscripcion cruz concesion letras difunto jardinera limpiada tapa granito santos
peregrinacion romeria procesion santiago | virgen paso costaleros autobus ermita peregrinos andas credencial caminar velas hermandad santo
jubilados merienda pensionistas | mayores bingo baile chocolate cartas domino charla autobus abuelos canto taller viudas
campamento colonias scouts verano acampada | tiendas monitores ninos saco hoguera linternas inscritos mochila albergue cocina canciones autorizacion
teatro vestuario disfraces decorado disfraz | actores ensayo estreno telon texto tela cosidos peluca papel escena maquillaje guion
bomberos manguera simulacro protectora | camion casco humo evacuado sirena minutos hidrante punto encuentro equipo agua conato
biblioteca ludoteca cuentacuentos | prestados estante lectores devueltos novela autora carne titulos codigo multa fondos infantil
horarios escolares asignaturas reparto | profesores aulas lengua claustro huecos lunes grupos jefatura tutores horas optativas solapan
notas boletines calificaciones evaluaciones | tutor sobresaliente media impresas claustro suspensos asignaturas firmadas trimestre actas padres plataforma
examenes examen oposicion selectividad pruebas | corregidos aula preguntas vigilancia alumnos aprobado folios temario oral puntuacion nerviosos aspirantes
profesora maestro maestra docente interino | clase aula matematicas sustituye horas claustro alumnos bolsa tutora plaza incorpora ingles
comedor almuerzo cantina | ninos monitoras bandejas menu lentejas alergicos catering turnos vales raciones pescado postre
libros cuadernos libreria texto ejemplares | editorial isbn alumnos forrados cajas tapas reparto edicion curso banco descatalogado librero
patio columpios parque tobogan | arena caucho cadenas astillas ninos homologado suelo balancin anclado oxidado ayuntamiento cuerda
graduacion orlas promocion bachillerato | birretes discurso diplomas padres becas toga fotos beso salon aplausos alumnos bailes
historias clinicas historial pacientes ficha | escaneadas carpetas medico confidencial programa diagnosticos digitalizar consulta formulario anamnesis tableta firma
citas agenda espera consulta recordatorios | pacientes recepcion telefono huecos anuladas sillas revistas llamadas retraso online doble saturada
autoclave esterilizador esterilizacion instrumental | bolsas ciclo junta presion tecnico validado bandeja pinzas control vapor grados probeta
ecografo radiografias radiologia electrocardiografo aparato | sonda calibrado tecnico plomo imagen revision gel electrodos dosimetro pacientes contrato mamografia
enfermera enfermero auxiliar higienista recepcionista clinica | turno entrevista pacientes bata titulo extracciones prueba curriculum contrato guardias amable empieza
sanitario jeringas gasas mascarillas | nitrilo agujas cajas proveedor tallas esteriles algodon alcohol unidades almacen pedido suero
laboratorio analisis muestras sangre biopsia | tubos resultados mensajero positivo valores nevera extraccion hematies centrifuga recogidos suero ayunas
desfibrilador urgencias reanimacion oxigeno | electrodos bateria caducidad adrenalina simulacro ambu pilotos parche pared ampollas botella mascarilla
ortopedia muletas andador camas | ruedas freno asiento alquilada abuela rampa acolchado barandillas bateria entregada plantillas paciente
inmueble desalojo desocupar | aranazos contadores fotos pintado inquilino vacio firmado agujeros limpio desperfectos acta mando
conserje porteria administrador mantenimiento | portal vecinos bombilla rellano buzones horario escoba cartel turno uniforme avisos cubos
nieve quitanieves hielo vialidad sal | pala acera esparcida helada resbala nevada madrugada camion rampa cadenas sacos congelado
cargador recarga wallbox electrolinera | kilovatios cable plaza garaje instalador enchufe contador coche potencia subvencion manguera boletin
compraventa notario inmobiliaria tasacion escrituras notaria | arras comprador hipoteca registro firma visita precio nota simple agencia interesados comision
climatizacion split ventilacion acondicionado aires | filtros gas frio gotea tecnico calor compresor mando grados unidad bochorno ruido
envio envios paquete mensajeria paqueteria | seguimiento transportista caja etiqueta recogido destinatario entregado ausente burbujas kilos correos urgente
actividad autonomo alta actividades | ayuntamiento tasa proyecto formulario epigrafe tecnico concedida gestoria registro certificado sellado bomberos
subvencion ayuda ayudas beca fondos | concedida convocatoria plazo justificar memoria solicitud resolucion fundacion requisitos anexos cofinanciado puntuacion
abogado demanda juicio denuncia litigio | juez vista juzgado sentencia acuerdo procurador escrito testigo recurso contraria bufete costas
reparar reparacion arreglar averia averias | tecnico pieza repuesto funciona cambiada roto garantia desmontado holgura servicio oficial mano
peluqueria peluquero corte estetica manicura | tijeras tinte mechas lavado flequillo secador puntas esmalte rizos barba sillon clienta
yoga pilates zumba | esterilla instructora estiramientos respiracion pesas alumnas polea mancuernas relajacion posturas lumbar sudor
rehabilitacion ite edificio patologias | informe arquitecto grietas cornisa andamio desprendimiento aparejador vecinos balcones estructura favorable balaustrada
ruido ruidos molestias denunciar jaleo | decibelios policia vecino noche duerme gritos local sonometro limitador madrugada golpes ladridos
reforma reformas demoler derribo | albanil tabique escombro azulejos contratista polvo obra maza plano saco plazos fontanero
carnicero carniceria pescaderia fruteria frutero | mostrador balanza filetes merluza lonchas genero clientas picada hielo cajas melones bascula
chauffage radiateur radiateurs thermostat | technicien purge tiede bruleur pression degres circuit froid vanne pompe robinet glacial
cheminee cheminees ramoner ramonage poele | brosses conduits suie ramoneur propres certificat fumee tirage cendres hotte toit herisson buches
lave linge machine lavage | tambour essorage hublot joint vidange filtre courroie vibre chaussettes mousse technicien fuit
vaisselle lavevaisselle plonge | assiettes sel rincage bras panier verres filtre pastilles pompe couverts calcaire traces
four plaque plaques cuisson | resistance induction vitroceramique grille thermostat gaz porte chaleur joint boutons fissuree chauffe
frigo refrigerateur congelateur chambre frigorifique | compresseur givre glace degres joint frigoriste lait degivre gaz moteur temperature tiede
toilettes wc cuvette chasse | flotteur mecanisme plombier bouche bouton abattant coule debouche joint reservoir ceramique deborde
robinet robinetterie mitigeur lavabo evier | goutte cartouche joint plombier calcaire mousseur pression flexible chrome serre clapet filetage
canalisation evacuation deboucher bouchon egout | furet cheveux graisse camion hydrocurage odeur siphon refoule regard camera ecoulement ventouse
douche baignoire bain pommeau | silicone joints carreaux paroi bac calcaire etancheite bonde plombier flexible moisissures receveur
chaudiere chauffe ballon cumulus | veilleuse anode resistance technicien groupe calcaire litres entartree flamme attestation pression tiede
gouttiere gouttieres cheneau descente | feuilles bouchee zinc echelle pluie mousse zingueur deborde crapaudine fixations ruisselle nettoyees
toiture toit tuiles couvreur ardoises | fuite tempete bache faitage mousse echafaudage charpente demoussage remplacees cassees solin gouttait
fenetre fenetres vitre vitrage carreau | vitrier double fissuree mastic chassis poignee joint buee isolant casse courant battant
volet volets store stores jalousie | lames sangle moteur manivelle coince telecommande toile tablier enroule bras soleil treuil
porte portes gond charniere | frotte rabotee grince menuisier poignee ferme battant paumelles graissee claque reglee seuil
serrure serrurier cle cles barillet | cylindre double copie trousseau bloquee reproduite cassee verrou pene enfermee percee badges
digicode code portail acces | chiffres clavier livreur touches programme facteur entree change residents gachette soir retenir
interphone sonnette visiophone carillon | combine bouton sonne gache etiquette parleur platine gresille ouverture visiteurs camera fil
ascenseur monte charge elevateur | cabine bloque etage technicien palier cables portes boutons coinces astreinte gaine machinerie
escalier rampe balustrade marches | marche glissante main courante visse branle nez antiderapant bois contremarche grince limon soude
parquet poncer vitrifier plancher vitrification | ponceuse vernis lames rayures chene huile poussiere plinthes couches grince sechage brillant
moquette tapis carpette | tache shampoing aspire colle rouleau pose fibres poils vin acariens dalles degriffee
carrelage carreaux faience carreleur dalles | joints colle croisillons coupe fissure ragreage mortier niveau caisses sonne creux
peinture peindre repeindre peintre murs | rouleau blanc pinceau couche pot ruban bache plafond sechage teinte mat bidon
meuble meubles armoire monter etagere | vis notice planches carton perceuse chevilles clef portes bancal assemble panneaux manque
cuisine equipee cuisiniste | placards tiroirs caissons granit decoupe facades mesures poseurs charnieres stratifie credence
lampe eclairage luminaire ampoule ampoules | led douille clignote grillee electricien interrupteur neon variateur plafond spot lumens sombre
electricite electricien prise tableau disjoncteur | cables fusible saute courant court circuit conforme consuel gaine differentiel terre fils
panneaux solaires photovoltaique onduleur | kilowatts toit production raccordement enedis batterie surplus rachat modules soleil installateur autoconsommation
isolation isoler combles laine | verre soufflee rouleaux froid pare vapeur rampants polystyrene bardage ouate thermique prime panneaux
moisissure humidite degat infiltration eaux | taches assecheur expert odeur salpetre plafond cloque fuite deshumidificateur aeration champignons voisin
cave grenier vider debarras debarrasser | cartons dechetterie vieux benne poussiere trie camionnette donne emmaus bazar brocante remplie
balcon terrasse veranda | lames garde jardinieres etancheite pots dalles lasure parasol carrelage karcher mousse infiltre
cloture grillage palissade barriere portillon | poteaux planches beton voisin plantes lasuree fil rouille piquets tendu limite scellement
haie haies tailler taille thuyas | cisaille branches hauteur dechets voisin taillee coupe rabattue broyeur laurier repousse deborde
arbre arbres abattage elagage elaguer | tronconneuse tronc souche branches elagueur nacelle mort corde racines bois tombe rogneuse
pelouse gazon tondeuse tondre | lame tondue herbe essence bordures semee mousse scarifiee sacs hauteur engrais mulching
jardin jardinier massif plantations plantes | terre fleurs arrosees mauvaises herbes bulbes rosiers paillage vivaces terreau desherbe beche
piscine bassin hivernage | chlore filtre pompe algues verte bache robot eau nageurs liner sable skimmer
garage parking stationnement | telecommande moteur ressort places marquage voitures basculante barriere peinte rail cellule bip
fumee detecteur detecteurs daaf | pile bip plafond teste sirene chambre incendie sonne couloir fumees piles etage
extincteur extincteurs incendie securite | poudre etiquette pression exercice issue verificateur plan alarme recharge percute sirene registre
alarme antivol intrusion | sirene capteurs cambriolage telesurveillance fausse code centrale mouvement badge declenchee rondes ouverture
camera cameras videosurveillance videoprotection | enregistrement images ecran affichette entree nuit angle disque prefecture objectif vols floutee
nuisibles rats souris cafards deratisation | appats pieges crottes poison boites trous desinsectiseur gel punaises passage bouches blattes
encombrants ferraille enlevement | matelas canape trottoir ramassage benne mairie enleves tas electromenager vieux remorque
poubelles poubelle dechets tri ordures | bacs collecte jaune verre camion odeur sacs compost sorties eboueurs couvercle recyclables
demenagement demenager demenageurs | cartons camion meubles emballe stationnement fragile monte couvertures sangles scotch volume porteurs
compteur compteurs releve index | cube metres linky photo consommation chiffres fuite kilowattheures releveur estime distributeur gaz
internet fibre box wifi routeur | technicien debit coupure prise operateur raccordement megas antenne signal cable resilie clignote
canape chaises tapissier | tissu mousse ressorts coussins assise cuir velours agrafes recouvert housse garniture sangles
rideaux rideau voilages tringle | ourlet tissu anneaux metres occultant oeillets couturiere repasses mesures galons plis doublure
robe couture retouches couturiere costume | ourlet epingles taille fermeture essayage manches cintree tissu fil cousue longueur bustier
chaussures cordonnier bottes baskets | semelle talon cuir pointure lacets colle paire ressemelees usees cirage orteils patins
pressing blanchisserie teinturier nappes draps | taches repassees amidon ticket cintre housse blanches kilos sac retirer vestes propre
repassage repasser lessive lingerie | fer chemises plis table corbeille vapeur etendu torchons pliees panier sechees detachant
menage femme domicile | heures jeudi poussiere aspirateur cesu vitres essai confiance serpilliere salles recommandee declaree
nettoyer nettoyage laver | balai chiffon javel brille poussiere seau graisse coins eponge impeccable produit frotte
aspirateur balais serpillere monobrosse | sac filtre tuyau brosse batterie suceur poussiere aspire rouleau cable moteur bouche
babysitter nounou assistante maternelle | petits soir couches dort biberon garde goute heures sieste pajemploi etudiante adaptation
creche halte garderie berceau | doudou adaptation liste attente bebe puericultrice dossier admis commission contrat tarif
ecole inscription inscriptions rentree college | carnet vaccinations justificatif directrice dossier secteur cartable derogation place classe fournitures
sortie scolaire excursion voyage classe | car autorisations pique musee accompagnateurs enfants parents casquettes visite signees depart eleves
parents professeurs rencontre reunion rencontres | delegues salle maitresse remarques mots bulletins carnet presents creneaux questions classe signe
soutien devoirs cours particuliers | maths fractions etudiant exercices anglais conjugaison moyenne lecons explique heure revise dictee
musique solfege violon guitare conservatoire | partition gammes archet cordes audition eleve morceau accords accorde instrument lecon pupitre
natation nager aquatique | bassin bonnet maillot maitre nageur ligne plongeon frite bulles brevet brasse crawl
anniversaire gouter fete | gateau bougies ballons invites cadeaux clown jeux guirlandes salle copains souffler pinata surprise
mariage noces ceremonie | mariee alliances temoins robe traiteur maire bouquet tables piece montee orchestre danse
obseques enterrement deces funerailles | cercueil fleurs cure defunt pompes funebres urne condoleances couronne marbrier famille crematorium
bapteme baptiser | parrain marraine pretre dragees cierge eau fonts bebe aube eglise benediction registre
communion catechisme confirmation profession | catechiste aubes enfants retraite eglise paroisse groupe eveque cierges preparation celebration foi
noel sapin avent | guirlandes boules chalets vin chaud pere papillotes lutins creche bougies lumieres etoile
cadeau cadeaux cagnotte pot | emballe ruban carte signee surprise participe collegues enveloppe offert paquet plait
courses supermarche provisions epicerie | lait oeufs pain caddie liste legumes fruits sacs caisse ticket yaourts drive
potager tomates semis serre legumes | graines arrose plants courgettes terre recolte beche salade compost limaces rang paillis
voiture vidange revision vehicule | huile filtre plaquettes mecanicien kilometres courroie bougies embrayage depannage pneus carnet voyant
pneus pneu jantes roues | creve hiver equilibrage gomme pression usure montes clou parallelisme neige boulons dimensions
controle technique contrevisite | vignette pollution phares freins valide defaillance amortisseurs rouille refuse tampon opacite centre
velo velos bicyclette trottinette vtt | chaine frein chambre selle creve derailleur pedale guidon batterie rayons casque cadenas
permis conduire conduite autoecole | moniteur creneau prefecture points examen rate heures photo medicale theorique obtenu visite
passeport identite sejour visa | photo mairie empreintes perimee ants timbre consulat prefecture recepisse retirer delivre
impots declaration fiscale tva impot | cases comptable revenus deductions avis remboursement prelevement teledeclaration tresor justificatifs echeance acompte
assurance assureur mutuelle assurances | prime sinistre franchise expert garantie attestation courtier couvert risques bris indemnise
loyer loyers impayes quittance | virement locataire retard relance indice caf encaisse bailleur augmentation verse mensuel huissier
appartement louer location locataire bail | visites dossier garant fiches paie annonce chambres retenu meuble caution couple signe
caution depot garantie restitution | retenue rendu degradations cles lieux mois encaisse deduit cheque restituee trous retenir
syndic copropriete coproprietaires charges immeuble | assemblee vote tantiemes resolutions budget convocation provisions conseil appels majorite ravalement pouvoirs
medecin generaliste consultation bilan | tension ordonnance symptomes analyses cabinet carte vitale cholesterol specialiste jeun docteur auscultation
dentiste detartrage orthodontiste dentaire | carie dent couronne anesthesie bagues gencive molaire radio roulette appareil plombage empreinte
lunettes opticien ophtalmo lentilles | verres monture correction progressifs dioptries vue branches reflet lire ordonnance gouttes myope
kine kinesitherapeute osteopathe reeducation massage | dos seances epaule genou exercices lombaires table etirements muscle rotule douleur bilan
vaccin vaccins vaccination vacciner rappel | pique dose bras grippe carnet infirmiere seringue tetanos flacons rougeole fievre frigo
ordonnance pharmacie medicaments pilulier | comprimes boite gelules sirop posologie rupture pharmacienne milligrammes renouvelable creme generique tubes
ehpad retraites dependance auxiliaire | mamie apa grille aidants place toilette fauteuil residents visite deambulateur dossier gir
chien chiens chiot dressage | laisse promenade collier aboie croquettes puce os museliere patte niche tatoue chenil
veterinaire chat chatte lapin | vermifuge puce sterilisee croquettes caisse puces poils antibiotique griffes moustaches rage operee
poules poulailler poulets volailles | oeufs pondent coq grain renard nichoir plumes grillage abreuvoir perchoir litiere couvent
vaches vache troupeau veaux traite | pis lait etable boucles velage tank taureau fourrage robot pleine mammite pares
moutons brebis chevres tonte agneaux | laine tondeur tondues berger belier onglons bergerie agnelage pature boucles cornes toison
tracteur moissonneuse remorque agricole | hydraulique gasoil mecanicien pneu embrayage moteur demarre cardan attelage fourche vidange prise
moisson recolte ble vendanges | saisonniers grains quintaux raisins hottes silo remorques hectares pressoir benne epis humidite
foin paille fourrage ensilage | bottes presse fauche sec fane grange enrubanne pluie rounds andains ballots rentre
paturage pre pature parc | fil piquets courant batterie vaches echappees isolateurs abreuvoir herbe lisiere betail barbele
ruches ruche abeilles miel apiculture | cadres reine essaim enfumoir pots extracteur varroa cire hausses couvain sirop butine
vigne vignes vignoble chai | sarments taille cuves grappes mildiou bouteilles rangs tonneaux oenologue fermentation cepage palissage
bois chauffer granules pellets buches | steres fendu sec livre tas hache poele tonne palette chene sciure rentre
marche etal producteurs foire | cagettes clients balance legumes placier kilo bache samedi monnaie emplacement parasol primeurs
inventaire stocks recensement | compte ecarts rayons scanner quantites reserve references manquants fiches demarque listing pieces
caisse tpe encaissement caissiere | carte bancaire ticket rouleau tiroir contact especes paiement terminal rendu monnaie editeur
vitrine devanture etalage | mannequins passants decor vitrophanie spots saison exposes mise automne regard composition adhesifs
etiquettes prix etiquetage tarifs | rayon euros code barres imprimante gondole promotion centimes autocollants augmentes marge pistolet
livraison fournisseur reassort commander commande | palette bon arrivee transporteur cartons retard quais recu manque deballe rupture unites
retour retours remboursement echange | colis ticket taille renvoye rembourse avoir defectueux bordereau cliente etiquette reprise delai
reclamation litige garanti plainte | client mecontent excuses geste commercial remplacement fabricant defaut reponse fache bon apaise
horaires ouverture fermeture conges | feries affiche google porte samedi midi dimanche lundi pancarte amplitude exceptionnelle
enseigne panneau signaletique lettrage | facade lettres adhesif neon lumineuse nacelle pose logo vinyle mairie fleche plexiglas
boutique ligne ecommerce fiches produits | panier photos paiement frais port descriptions mises paypal expedition variantes articles commandes
flyers depliants brochure tracts prospectus | imprimeur tirage maquette boites distribues exemplaires pliage graphiste recto verso couleurs papier
visite cartes entete papeterie | imprimeur logo nom telephone papier exemplaires grammage pelliculage mat prenom fonction epreuve
menu carte ardoise plats | entrees desserts prix saison allergenes impression plastifiee vegetarien chef suggestions formule dressage
table restaurant reserver reservation diner | couverts soir personnes terrasse vingt heures confirmee menu patron salon fenetre acompte
commis plongeur cuisinier brigade | epluche casseroles essai service gars coupures contrat patates soir tablier commence toque
serveur serveuse barman | plateau essai pourboires weekends tables experience commandes souriante extra bar coupure limonade
chef cuisiniere patissier | fourneaux essai cv plats etoile salaire brigade sauces carte couteaux cap palais
hotte extraction aspiration vmc | filtres graisse moteur conduit ventilateur degraissee bouches odeurs bruit gaine caisson depoussieree
bac graisses degraisseur | pompe camion boues odeur vidange bordereau regard curage litres couvercle huiles egouttures
cafetiere cafe percolateur expresso | grains moulin mousse detartrage buse tasses pression groupe dosettes amer joint torrefacteur
biere tireuse futs boissons | pression mousse robinet brasseur caisses consigne gaz tuyaux nettoyage verres soif bec
allergenes etiquette inco | gluten noix lactose ingredients oeuf soja arachide celeri tableau recettes traces moutarde
hygiene haccp sanitaire formation | inspecteur temperatures releves gants lavage froid plan attestation stagiaires services veterinaires cuisiniers
couteaux affuter affutage aiguiser | lame tranchant pierre fusil emousse coupe remouleur tomate meule acier manche fil
traiteur buffet cocktail | canapes plateaux personnes mignardises serveurs vegetariens verrines livre parts dressage
farine levure ingredients meunier | sacs moulin seigle kilos silo palette epeautre beurre sucre ble levain bio
petrin batteur faconneuse laminoir | pate crochet moteur courroie cuve roulement engrenage vitesse graisse bruit cylindres grille
gateau entremets tarte patisserie | genoise creme etages chocolat bougies fraises meringue parts decor ganache boite
pain baguettes boulangerie fournil | croute mie levain enfournees pate fournee boulanger croustillant grille seigle tranche pousse
vendeuse vendeur vendeurs boutiques | comptoir caisse souriante matins essai clients contrat entretien samedi partiel commence sacs
apprenti apprentie alternance apprentissage | cfa contrat maitre metier chambre cap semaines livret diplome jeune convention examen
echafaudage echafaudages nacelle | tubes planchers montage facade filet etages demonte arrimage trottoir arrete hauteur harnais
grue levage treuil | fleche tonnes crochet grutier elingues poutre cable leve contrepoids rue vent stabilisateurs
pelle pelleteuse terrassement tranchee fouilles | godet terre camion creuse metres tuyaux remblai argile evacuee chenilles hydraulique deblais
beton coulage dalle fondations chape | toupie ferraillage coffrage pompe coule sechage cubes treillis vibre lisse talochee banches
macon maconnerie mur cloison placo | parpaings ciment truelle briques plaques rails monte enduit bandes aplomb sable mortier
ravalement enduit facade crepi | fissures echafaudage lavage projete gratte soubassement teinte grain treillis talochee gobetis blanche
charpente charpentier poutre menuisier | chevrons fermes pannes scie clous sapin pourrie vrillettes chevilles levee rabot sechee
urbanisme construire autorisation travaux | architecte mairie plans instructeur dossier depose accorde recours notice affiche arrete tampon
reception reserves levee chantiers | proces verbal signe malfacons fissures rayures constructeur finitions retenue maitre ouvrage cles
chantier installation signalisation | casques barrieres cones ouvriers bungalow deviation conducteur pietons wc clotures compteur planning
prevention risques unique epi accidents | casque gants chaussures document harnais salaries formateur presse medecin consignes bouchons signatures
goudron enrobe paves allee bitume | trous rouleau gravier bordures sable compacteur camion lisse gravillons pente poses nid
soudure souder metallerie ferronnier acier | baguette etincelles cordon poutrelle rouille masque galvanise meuleuse poste portique inox tube
chariot transpalette gerbeur cariste | fourches palettes batterie caces verification mat roues hydraulique chargeur magasinier tonnes leve
scie tronconneuse disqueuse ruban | lame dents sciure chaine affutee guide bois disque coupe protection poussoir emousse
carrosserie bosse parechocs aile carrossier | rayure peinte mastic expert teinte vernis debosselage cabine portiere franchise phare choc
camionnette fourgon utilitaire flotte | leasing kilometres carburant hayon loueur marquage concession cartes conducteur geolocalisation diesel amenage
devis chiffrage estimation offre | artisan compare prix postes euros cher materiaux accepte validite oeuvre signe concurrence
facture factures facturer facturation | montant ht echeance reglee numero virement client emise net payee ttc acompte
relance recouvrement creances impaye rappels | retard echu debiteur mise demeure echelonnement huissier reclame penalites regle solde injonction
paie bulletin salaires salaire | brut cotisations heures urssaf net virements primes gestionnaire dsn fiche versees conges
frais notes deplacements remboursements | taxi recus hotel kilometres justificatifs peage repas avance train tickets bareme restaurants
comptabilite compta ecritures rapprochement | comptes banque pieces releve lettrage journal lignes ecart scannees classeur solde saisies
audit certification iso qualite | auditrice ecarts conformes preuves processus rapport constats certifie actions manuel echantillon entretiens
contrat contrats convention accord avenant | clause signe avocate parties duree preavis annexe paraphe relu conditions negocie penalite
resilier resiliation abonnement desabonner | preavis recommande echeance lettre confirmee accuse operateur engagement magazine annule arret terme
salle conference salles reunions | projecteur chaises creneau places calendrier paperboard heures etage cafe libre visio tables
compte rendu proces verbal minutes | decisions presents approuve redige diffuse vote secretaire corrections points relu notes envoye
presentation diaporama diapositives expose | powerpoint graphiques public repetition minutes ecran applaudissements trame orateur transitions questions slides
newsletter infolettre mailing | abonnes objet envoyee ouverture clics articles liste desinscrits gabarit images destinataires mailchimp
invitations courriers lettres publipostage enveloppes | timbres adresses imprimees signees postees destinataires pliees mise affranchies boite reponses noms
courrier recommande colissimo postal | facteur accuse guichet timbre boite avis distribue pli expediteur bureau affranchi remis
fournitures papeteries ramettes stylos | paquets classeurs agrafes surligneurs fournisseur cartons catalogue scotch cahiers chemises trombones feutres
imprimante toner photocopieur copieur scanner | bourrage encre cartouche bac noir rayures magenta tambour feuilles impression pilote technicien
bureau bureaux fauteuils mobilier chaise | roulettes dossier hauteur reglable accoudoirs dos ergonomique assis caissons plateau verin monte
recruter recrutement embaucher embauche poste | entretien cv candidate essai signe periode retenue salaire profil commence annonce lettre
accueil integration arrivant collegue stagiaire | ordinateur badge acces parrain premier livret bureau presentee equipe tour bienvenue prise
depart adieu licenciement demission | discours cadeau solde certificat retraite rendu badge preavis collegues carte attestation cle
vacances absences planification rtt | jours calendrier aout posees valide remplacant pont semaines chevauchement soldes accordes
planning roulement gardes equipes | matin soir nuit echange weekend poste semaine repos ferie remplace affiche rotation
remplacant remplacement interim interimaire arret | grippe malade agence certificat remplace semaines mission absent cpam reprend fievre disponible
stage formations seminaire atelier | participants formatrice attestation supports inscrits opco jours apprendre theme salle evaluation convocation
secourisme secours sst trousse premiers | pansements bandes massage cardiaque mannequin compresses perimes brulure pls desinfectant recyclage ciseaux
rgpd donnees confidentialite cookies protection | delegue consentement supprimees registre cnil traitement droits bandeau personnelles mentions effacees
archives archivage broyage classement | boites dechiqueteuse cartons numerises classeurs delai confidentiel tries rayonnage dix cave papiers
salon stand exposant salons congres | hall visiteurs kakemono contacts plaquettes montage hotesse badges metres goodies comptoir moquette
cohesion seminaires teambuilding | bowling collegues karting petanque barbecue car rires karaoke escape activite randonnee vote
site web internaute page refonte | textes photos accueil menu wordpress mobile agence publie liens maquette hebergeur cms
sauvegarde sauvegardes backup restauration | disque nuit cloud bande teraoctets restauree copie nas chiffree echec serveur automatique
serveurs datacenter hebergeur | baie disques redemarrage ventilateur memoire tombe linux virtuelle raid migre onduleur surchauffe
domaine ssl https certificats | expire navigateur dns registrar avertissement cadenas renouvele automatique nom installe autorite
mot passe utilisateur utilisateurs | reinitialise verrouille connexion double facteur oublie gestionnaire droits identifiants session provisoire caracteres
ordinateur ordinateurs portable pc | ecran clavier lent disque ssd batterie windows formate souris memoire chargeur configure
logiciel logiciels licences abonnements | utilisateurs renouvelees microsoft adobe postes annuel activation cle installe version essai editeur
mise version correctif maj | redemarrage windows installee compatible tests faille systeme deploye regression nuit migration patch
reseau cablage switch reseaux | couverture bornes wifi cables prises invites signal baie brassage ethernet connectes debit
bug anomalie erreur plantage incident | reproduit corrige log deploiement ticket developpeur exception plante commit prod cause affiche
traduction traduire traducteur interprete | anglais mots langue natif relu termes allemand pages phrases assermente textes espagnol
instagram facebook publications reseautage | abonnes stories hashtags likes commentaires photos reels planifies compte portee partages communaute
photographe photo photos trombinoscope | portraits appareil sourire galerie retouches lumiere pose tirages fond flash objectif album
musiciens concert orchestre fanfare | morceaux cachet scene sacem balance jouent chanteuse batterie repertoire danse ampli solos
sono micro micros scene sonorisation | cables enceintes table larsen technicien projecteurs retours balance branchee pieds estrade ampli
chapiteau barnum tente tonnelle tentes | toiles piquets montage vent bancs lestes loue metres pluie demonte sangles tables
billets billetterie entrees prevente | vendus complet rang fauteuils guichet places tarif reduit numerotees ligne scanne controleurs
sponsors mecenat dons partenaires sponsoring | euros entreprise logo recu banderole don cheque reduction soutient verse merci collecte
benevoles benevole benevolat volontaires | inscrits creneau montage buvette gilets manque tableau sandwichs accueil demontage
decoration fleurs fleuriste bouquets | vases roses tables ballons guirlandes tiges couleurs composition nappes bougies rubans eucalyptus
tombola loterie loto kermesse | lots tickets tirage gagnant carnets jambon numeros vendus panier quine stands peche
affiches programme affichage affiche | imprimeur collees commercants graphiste tirage format dates visuel vitrines panneaux epreuve coquilles
hotel hebergement chambres gite logement | nuits petit dejeuner annulation lits reception arrhes arrivee centre double clef etoiles
car autocar bus transport navette | chauffeur places arret depart ceinture kilometres retour soute trajet sieges itineraire montee
adhesions cotisations adherents cotisation adhesion | cheques tresoriere relances carte rejetes listing impayees helloasso annuelle versees fichier membres
entraineur entraineuse gym animateur coach | petits mardi groupe diplome accepte seances gymnase contrat exercices brevet benevole sportive
maillots tenues survetements equipement | numeros tailles floques ecusson shorts sponsor chaussettes xl joueurs couleurs jeu essayage
terrain foot stade pelouses tennis | lignes buts filet projecteurs tracage arrose sable vestiaires cages boue impraticable platre
gymnase dojo omnisports creneaux | paniers tatamis parquet vestiaires mairie espaliers heures occupation tribune tapis gardien badge
tournoi match championnat course competition | equipes arbitre coupes finale poules medailles score dossards adversaire podium tirage victoire
assemblee generale elections statuts | votes presidente tresorier candidats quorum unanimite quitus membres moral elue prefecture pouvoirs
chorale choeur chanter choristes | chef voix sopranos partitions tenors repetition chants justes public concert basses pupitres
orgue organiste facteur harmonium | tuyaux clavier soufflerie jeux pedalier accorde tribune poussiere notes registres buffet sommier
cloche cloches clocher horloge | battant sonner aiguilles corde marteau tour joug cadran tinte moteur campanaire angelus
messe liturgie servants celebration paroisse | pretre autel lectures homelie chants calice sacristie quete cierges encens aubes offertoire
paroissial paroissiale feuille gazette | articles imprimee distribuee pages redaction maquette exemplaires annonces boites relecture edito couverture
cimetiere tombe sepulture caveau concession | fleurs marbrier gravure pierre croix allees defunt gravier nettoyee plaque mairie chrysanthemes
aines seniors club personnes agees | belote scrabble cafe goute chansons anciens colis danse dimanche papis sortie causerie
colonie camp scouts camps colo | tentes animateurs feu enfants duvet lampe inscrits sac veillee gamelles jeux fiche
theatre costumes spectacle decors piece | comediens repetition premiere texte rideau coulisses perruque tissu cousus maquillage souffleur scenes
pompiers exercice manoeuvre caserne | camion casque lance fumee sirene minutes evacue hydrant echelle rassemblement victimes caporal
bibliotheque livres mediatheque romans | empruntes rayon rendus auteur lecteurs cote titres couverture amende fonds jeunesse retard
emploi temps matieres scolaires | professeurs salles trous lundi groupes heures options classes chevauche demi latin sonnerie
bulletins livrets competences | moyenne appreciations profs mentions imprimes trimestre felicitations eleves notes parents saisies delegues
examen examens brevet epreuves | copies correction surveillants sujets candidats oral salle notes recu calculatrice jury convocations
professeur enseignant enseignante maitresse instituteur | classe maths remplace heures rectorat eleves cours nomme academie conge matiere cp
cantine repas refectoire | enfants plateaux menus allergie traiteur lentilles dames service portions bruit inscrits gouters
manuels cahiers librairie | editeur isbn eleves couverts cartons exemplaires edition rendus distribues pages listes abimes
jeux cour toboggan balancoire | sable cordes sol amortissant bois conforme enfants echardes rouille chaines ressort verificateur
dossiers patients patient antecedents medicaux | numerises fiches scannes docteur diagnostic confidentiel logiciel papier formulaire archive cabinet allergies
agenda attente secretariat | patients telephone doctolib creneaux annules chaises revues rappels sms retards plein appels
autoclave sterilisation sterilisateur instruments | sachets cycle joint pression valide technicien pinces vapeur degres charge temoin plateau
echographe radiologie echographie scanners radio | sonde calibrage plomb image technicien gel dose electrodes manipulateur patients capteur maintenance
infirmiere infirmier soignante secretaire | blouse patients diplome essai prises entretien gardes douce planning contrat commence seringues
masques seringues gants compresses desinfectant | nitrile cartons boites tailles steriles fournisseur aiguilles coton reserve litres usage rupture
laboratoire analyse prelevement sanguin biopsie | tubes resultats coursier positif valeurs jeun globules glaciere seringue serum centrifugeuse sang
defibrillateur urgence urgences oxygene | electrodes batterie peremption adrenaline bouteille voyant boitier mural massage ampoules ambu exercice
fauteuil roulant deambulateur bequilles orthopedie | roues freins rampe assise loue mamie pharmacie coussin livre reglable poignees barrieres
lieux etat preavis | cles compteurs rayures photos trous locataire signe vide propre repeint inventaire agence
gardien concierge gardienne loge | hall colis residents poubelles ampoule paliers courrier remplacante balai affichage horaires rondes
neige deneigement sel verglas deneiger | pelle trottoir glisse gele matin lame sable chute congere sacs epandu degage
legionelles potable analyser | prelevement laboratoire degres douche ballon chloration resultat purge seuil conforme reseau bacteries
borne recharge wallbox bornes | kilowatts cable place voiture prise installateur compteur subvention advenir parking charge puissance
vente achat notaire immobilier maison | compromis acquereur visite estimation agence acte offre hypotheque diagnostics prix signature vendeurs
dpe energetique renovation pompe chaleur | diagnostiqueur lettre consommation primes thermique classe kilowatts aides unite exterieure etude maprimerenov
climatisation clim ventilation climatiseur | filtres gaz froid goutte frigoriste chaud canicule unite telecommande souffle bruit degres
colis expedition envoi chronopost expedier | suivi transporteur carton etiquette destinataire remis absent relais bulles poids depose coursier
licence debit autoriser kbis | prefecture mairie dossier formulaire cerfa greffe delivre tampon gerant taxe buvette permission
subvention subventions aide bourse | accordee dossier region delai justificatifs commission fondation formulaire versee projet cofinancement notification
avocat tribunal plaidoirie contentieux | juge audience jugement partie adverse conclusions mediation appel temoin cabinet greffe delibere
reparer reparation depannage depanner panne | technicien piece rechange marche changee garantie casse demontee soude remonte diagnostic usure
coiffeur coiffure coupe estheticienne manucure | ciseaux meches couleur brushing frange vernis ongles boucles shampoing pointes cire barbe
boucher boucherie poissonnier fromager primeur | etal tranches balance comptoir filets kilos vitrine glace roti steak crochet tablier
`;
