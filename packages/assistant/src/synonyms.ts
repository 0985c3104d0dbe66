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
tax taxes steuer steuern impuestos impots
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
