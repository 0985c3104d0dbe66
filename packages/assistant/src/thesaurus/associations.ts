/**
 * What people tell of a task without naming it: to the left words of its title, to the right what a text about it says,
 * folded. 'Money' stands for any amount of it. It only adds to what both have in common, but for the lines with '!' before
 * them, which hardly anything else is told of.
 */
export const ASSOCIATIONS = `
! hire recruit recruitment hiring vacancy einstellen contratar embaucher recruter | interview interviewed applicant candidate cv resume probation bewerber bewerbung vorstellungsgesprach probetag entrevista candidato candidata candidat entretien
hire recruit find substitute cover | starts start signed contract covered stand application applied trial round
! sell verkaufen vender vendre | buyer kaufer interessent comprador acheteur
sell verkaufen vender vendre | offered offer interested viewing bid sold money kaufer interessent comprador acheteur
order buy purchase restock reorder get replenish bestellen kaufen besorgen comprar pedir encargar commander acheter | arrived arrives arrive delivered delivery ship shipped shipment parcel package tracking stock size colour color box low backorder checkout cart money geliefert lieferung paket grosse farbe llegado entrega paquete talla livre livraison colis taille
gift present geschenk regalo cadeau | wants wish wishes size likes wunscht quiere veut
book reserve reservation booking flight flights hotel trip venue buchen reservieren reservar reserver | confirmed confirmation seat seats tickets available availability free waitlist money deposit bestatigt confirmado confirme
appointment dentist doctor vet checkup arzt zahnarzt tierarzt termin cita medico dentista veterinario rendez-vous medecin dentiste | checkup vaccinated vaccination vaccine cavity prescription results dog cat hund katze geimpft perro gato chien chat moved slot
renew renewal registration license licence permit passport certificate subscription insurance verlangern ausweis renovar pasaporte renouveler passeport | expires expired expiry sticker fee valid issued stamped paid processed mail abgelaufen gultig caduca expire
pay invoice bill rent transfer fee bezahlen rechnung pagar factura payer facture | transferred paid bank money booked debited uberwiesen transferido vire
quote quotes estimate estimates bid bids tender offer angebot angebote presupuesto cotizacion devis | money price contractor expensive cheaper quoted teuer precio prix
repair fix mend replace broken service reparieren ersetzen reparar arreglar reemplazar reparer remplacer | works working swapped spare part parts technician electrician plumber locksmith mechanic dead stuck noise leaks leaking repaired fixed broken tightened welded hinge hinges screwed motor bisagras scharnier techniker elektriker klempner funktioniert tecnico electricista fontanero funciona technicien serrurier fonctionne
door gate lock tur tor schloss puerta cerradura porte serrure | hinge hinges handle lock key scharnier bisagras serrurier
fence zaun valla cloture | posts boards planks panel
brakes brake bremsen frenos freins | pads rotors discs grinding squeal caliper
tyres tires reifen neumaticos pneus | flat bald tread rim winter
boiler heating furnace radiator heizung caldera calefaccion chaudiere chauffage | warm cold pressure pilot gas
gutter gutters dachrinne canalones gouttieres | leaves overflowing roof water
roof dach tejado toit | shingles leak tear-off tiles roofer ziegel
lawn garden hedge garten rasen jardin cesped jardin pelouse | mowed mower grass weeds trimmed
clean cleaning tidy wash putzen reinigen limpiar nettoyer | spotless dirty dust stains mop sauber limpio propre
! paint painting repaint streichen malen pintar peindre | ral matt primer painter maler pintor peintre
paint painting repaint streichen malen pintar peindre | colour color coat primer paint matt matte green white grey gray ral farbe pintura peinture
piano guitar violin klavier guitarra | instrument tuned tuner
shoes schuhe zapatos chaussures | size pair velcro laces
party birthday anniversary celebration geburtstag fest cumpleanos fiesta anniversaire fete | guests cake room restaurant venue invited balloons rsvp gaste invitados invites
move migrate migration switch umziehen migrieren mudar migrar demenager migrer | served old empty switched cutover moved rollback
upgrade update aktualisieren actualizar | version running release smoke
slow speed performance loading latency schnell langsam lento rapido lent rapide | seconds ms faster cached cache query down sekunden segundos secondes
login password access account log-in sso zugang passwort acceso contrasena acces | reset locked log sign unlocked credentials again anmelden
crash crashes bug fails error issue fehler absturz fallo | reproduced reproduce stack null deployed hotfix merged pr review reverted exception
backup backups restore datensicherung copia sauvegarde | dump disk volume storage restored snapshot gb tb
audit inspection review check prufung auditoria inspeccion audit inspection | findings report inspector passed auditor mangel hallazgos informe constats
translate translation spanish french german ubersetzen traducir traduire | translator translated version ubersetzer traductor traducteur
write draft prepare report document guide manual policy schreiben erstellen escribir redactar rediger | published draft pages wiki reviewed chapter proofread version entwurf borrador publicada brouillon
send mail ship deliver submit schicken senden einreichen enviar entregar envoyer livrer | sent courier posted mailed went out delivered off handed signature geschickt verschickt mensajero enviado parti partis coursier envoye
collect gather sammeln einsammeln recoger collecter | missing still received got forms signed outstanding handed fehlen faltan manquent
train training onboard onboarding teach einarbeiten schulen formar former | shown learned knows alone taught shadow erklart aprendio appris
website page site webseite pagina | online live published url link
print flyer flyers poster posters brochure drucken flugblatt folleto imprimir imprimer affiche | printer printed proof copies layout gedruckt impreso imprime
register enroll enrol sign-up signup anmelden inscribir inscrire | spot waiting confirmed enrolled form deadline place platz plaza inscrit
schedule meeting call workshop besprechung reunion | confirmed moved slot room calendar agenda minutes
payroll salaries wages gehalter nomina paie | hours timesheet bank transferred
claim claims appeal denied | insurer approved rejected reimbursed denied
contract lease agreement vertrag contrato contrat | signed lawyer clause countersigned unterschrieben firmado signe
projector beamer screen display proyector projecteur | picture image hdmi bulb lamp bild imagen
scoreboard | points score
printer drucker impresora imprimante | paper toner jams prints ink
card terminal cashier register till kasse caja caisse | payment device customers rang
translate translation | native proofread
agm assembly general-meeting annual-general-meeting | hall general_meeting venue free booked
venue hall room saal sala salle | free booked costs capacity hall
ecg calibrate calibration kalibrieren calibrar | machine technician trace certificate calibrated
oven stove kiln ofen horno four | hot degrees temperature part thermostat
car van vehicle mot inspection tuv itv auto coche voiture | passed garage mechanic plates service km miles
passport visa reisepass pasaporte passeport | photo photos embassy consulate stamp appointment
tax return vat steuer umsatzsteuer impuestos impots | filed refund accountant elster receipts deductible
loan mortgage bank kredit hypothek prestamo pret | rate interest approved approval bank
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
trip excursion outing school ausflug excursion | bus forms parents permission bus driver
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
`;
