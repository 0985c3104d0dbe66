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
server
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
label labels etikett etiqueta etiquette
keyboard tastatur teclado clavier
forklift stapler carretilla
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
