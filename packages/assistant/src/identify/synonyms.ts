/** Words that people use for the same thing, in four languages; folded. The first of a line stands for all of them. */
const SAME = `
invoice bill rechnung factura facture
contract agreement vertrag contrato contrat
heating heater radiator heizung calefaccion chauffage
car vehicle auto coche voiture
bicycle bike fahrrad bicicleta velo
basement cellar keller sotano cave
stairs staircase stairway treppe treppenhaus escalera escalier
elevator lift aufzug fahrstuhl ascensor ascenseur
apartment flat wohnung piso appartement
photo photos photograph picture pictures foto fotos
website site webseite homepage web
holiday vacation urlaub vacaciones vacances
documentation docs dokumentation
database db datenbank
application app
present gift geschenk regalo cadeau
tenant renter mieter inquilino locataire
customer client kunde kundin cliente
quote offer estimate angebot oferta devis presupuesto
trip excursion journey reise ausflug viaje voyage
projector beamer
trash garbage rubbish bins mull basura poubelle
tap faucet
lawn grass rasen cesped
laptop notebook portatil
wifi wlan
window windows fenster ventana fenetre
printer drucker impresora imprimante
report bericht informe rapport
warehouse lager almacen entrepot
snow schnee nieve neige
roof dach tejado toit
door tur puerta porte
water wasser agua eau
lamp light bulb lampe lampara
tax taxes excise vat duty steuer steuern impuestos impots
money pay paid payment geld dinero argent
certificate zertifikat certificado certificat
password passwort contrasena
insurance versicherung seguro assurance
lock schloss cerradura serrure
key keys schlussel llave clef
garden garten jardin
kitchen kuche cocina cuisine
meeting besprechung reunion
training train schulung formacion formation
newsletter rundbrief
backup sicherung datensicherung
order bestellung pedido commande
package parcel paket paquete colis
box boxes kartons cajas cartons
noise larm ruido bruit
leak wasserschaden fuga fuite
inventory inventur inventario inventaire
wall wand pared mur
oven ofen backofen horno
fridge refrigerator kuhlschrank nevera frigo
paint streichen pintar peindre
translate translation ubersetzung ubersetzen traduccion traduction
presentation slides prasentation folien presentacion
budget haushalt presupuestos
interview vorstellungsgesprach entrevista entretien
hotel unterkunft
flight flights flug fluge vuelo vol
couch sofa settee
doctor physician arzt medico medecin
shop store laden tienda magasin
employee staff worker personnel personal mitarbeiter mitarbeiterin empleado employe
hire recruit einstellen contratar embaucher
brochure leaflet flyer flyers flugblatt folleto depliant
poster posters plakat cartel affiche
screen monitor display bildschirm pantalla ecran
toilet loo restroom bathroom lavatory wc klo bano toilettes
fence zaun valla cloture
gate tor
pump pumpe bomba pompe
tank vat fermenter fermentor kettle
truck lorry lkw camion
van lieferwagen furgoneta camionnette
licence license permit genehmigung erlaubnis licencia permis
handbook manual guide handbuch
letter letters brief briefe carta lettre
detector alarm sensor melder
horn hooter hupe
stand booth stall messestand
fair expo exhibition messe feria foire
candidate applicant applicants bewerber candidato candidat
vaccination vaccine jab immunisation impfung vacuna vaccin
reception front-desk empfang recepcion accueil
cleaner cleaning janitor reinigung limpieza nettoyage
battery batteries akku batterie pila pilas
pipe plumbing rohr leitung tuberia tuyau
mower rasenmaher cortacesped tondeuse
ceiling decke techo plafond
floor boden suelo sol
chair chairs stuhl stuhle silla sillas chaise chaises
table tisch mesa
desk schreibtisch escritorio bureau
wage wages salary payroll lohn gehalt nomina salaire
timesheet timesheets stundenzettel zeiterfassung
survey questionnaire umfrage encuesta enquete
ad advert advertisement anzeige anuncio annonce
email mail e-mail correo courriel
login signin anmeldung
logo emblem
label labels etikett etiketten etiqueta etiquette
keyboard tastatur teclado clavier
forklift stapler carretilla
barbecue bbq grill grillen grillfest barbacoa
party celebration feier fest fiesta fete
trainee apprentice apprenticeship intern internship azubi praktikant praktikantin lehrling becario stagiaire apprenti
badge badges ausweis ausweise placa
cat kitten katze kater gato chat
dog puppy hund perro chien
tyre tyres tire tires reifen neumatico neumaticos pneu pneus
coach trainer entrenador entraineur
fee fees dues beitrag beitrage gebuhr gebuhren cuota cuotas cotisation frais
member members mitglied mitglieder miembro membre
jersey jerseys trikot trikots camiseta maillot
summer sommer verano ete
winter invierno hiver
autumn herbst otono automne
spring fruhling fruhjahr primavera printemps
birthday geburtstag cumpleanos anniversaire
school schule escuela colegio ecole
teacher lehrer lehrerin profesor professeur
child kid kids children kind kinder nino ninos enfant enfants
mother mum mom mutter mama madre mere
father dad vater papa padre pere
grandma grandmother oma abuela
grandpa grandfather opa abuelo
bread brot pain
milk milch leche lait
fruit obst fruta
drink drinks beverage beverages getranke bebida bebidas boisson boissons
cake torte kuchen tarta pastel gateau
meal food essen comida repas
dinner abendessen cena
breakfast fruhstuck desayuno
restaurant gaststatte lokal restaurante
room raum zimmer sala salle habitacion chambre
office buro oficina
building gebaude edificio batiment
house haus casa maison
move relocation umzug mudanza demenagement
neighbour neighbor nachbar nachbarin vecino voisin
landlord vermieter casero proprietaire
rent miete alquiler loyer
lease mietvertrag pachtvertrag arrendamiento bail
deposit kaution anzahlung fianza caution acompte
cost costs kosten coste costes cout couts
price preis precio prix
receipt quittung beleg belege recibo recu ticket
refund ruckerstattung erstattung reembolso remboursement
bank banco banque
account konto cuenta compte
loan kredit darlehen prestamo pret
delivery lieferung entrega livraison
supplier vendor lieferant proveedor fournisseur
goods ware waren mercancia marchandise
shelf shelves regal regale estante estanteria etagere etageres
machine maschine maquina
engine motor moteur
spare ersatz repuesto rechange
tool tools werkzeug herramienta outil
screw schraube schrauben tornillo vis
wood holz madera bois
plank planks brett bretter tabla planche planches
stone stein piedra pierre
tree baum arbol arbre
hedge hecke seto haie
flower flowers blume blumen flor flores fleur fleurs
plant plants pflanze pflanzen planta plante plantes
gutter gutters dachrinne regenrinne canalon gouttiere
sink basin waschbecken spule lavabo evier
shower dusche ducha douche
bath bathtub badewanne banera baignoire
electricity power strom electricidad electricite
electrician elektriker electricista electricien
plumber klempner installateur fontanero plombier
painter maler pintor peintre
carpenter schreiner tischler carpintero menuisier
craftsman handwerker
street road strasse calle carretera rue route
parking parkplatz parkplatze aparcamiento stationnement
bus autobus
passport reisepass pasaporte passeport
visa visum visado
hospital krankenhaus klinik
dentist zahnarzt zahnarztin dentista dentiste
vet veterinarian tierarzt tierarztin veterinario veterinaire
medicine medication medikament medikamente medicina medicament
appointment termin cita rendez-vous
invitation einladung invitacion
guest guests gast gaste invitado invitados invite invites
speaker referent referentin ponente
speech talk vortrag rede discurso charla discours
workshop werkstatt taller atelier
course kurs curso cours
exam test prufung examen
lesson unterricht clase lecon
book books buch bucher libro libros livre livres
article artikel articulo
draft entwurf borrador brouillon
form formular formulario formulaire
signature unterschrift
document dokument unterlagen documento
folder ordner mappe carpeta dossier
page seite pagina
list liste lista
plan plane plano
map karte mapa carte
address adresse anschrift direccion
phone telephone telefon telefono
mobile handy movil
computer rechner ordenador ordinateur
cable kabel
network netzwerk reseau
user nutzer benutzer anwender usuario utilisateur
error bug fehler erreur
crash absturz
update aktualisierung actualizacion
feature funktion funcion fonction
design diseno
release freigabe
complaint beschwerde reklamation queja reclamacion plainte
warranty guarantee garantie garantia
damage schaden dano dommage
accident unfall accidente
police polizei policia
fire brand feuer incendio feu incendie
extinguisher feuerloscher extintor extincteur
safety sicherheit seguridad securite
camera kamera camara
sports sport deporte deportes
hall halle saal
team mannschaft equipo equipe
club verein asociacion association
election wahl eleccion
law recht ley loi
lawyer solicitor anwalt anwaltin abogado avocat
court gericht juzgado tribunal
authority behorde amt autoridad
grant funding zuschuss forderung subvencion subvention
donation spende donacion don
tent zelt carpa tente
camp campamento
stove kocher hornillo rechaud
bed bett cama lit
curtain curtains vorhang vorhange cortina rideau
carpet rug teppich alfombra tapis
mirror spiegel espejo miroir
cushion cushions kissen cojin coussin
clothes clothing kleidung ropa vetements
shoe shoes schuh schuhe zapato chaussure chaussures
uniform uniforms dienstkleidung uniforme
laundry wasche colada linge
coffee kaffee cafe
wine wein vino vin
beer bier cerveza biere
microphone mic mikrofon microfono
`;

const CONCEPTS = new Map<string, string>();
for (const line of SAME.trim().split('\n')) {
  const words = line.split(' ');
  for (const word of words) CONCEPTS.set(word, words[0] ?? word);
}

/** The word that stands for this one, or itself. */
export function conceptOf(word: string): string {
  return CONCEPTS.get(word) ?? CONCEPTS.get(word.replace(/s$/, '')) ?? word;
}

const SHORTEST_PART = 5;

/** 'Mitarbeiterfest' has a word for 'employee' in it: what a long word is put together of, as far as it is known. */
export function knownPartOf(word: string): string | null {
  if (CONCEPTS.has(word)) return null;
  for (let length = word.length - 3; length >= SHORTEST_PART; length -= 1) {
    for (const part of [word.slice(-length), word.slice(0, length)]) if (CONCEPTS.has(part)) return part;
  }
  return null;
}
