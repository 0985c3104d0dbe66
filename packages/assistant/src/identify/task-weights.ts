import type { TaskFeature } from './task-features.ts';

/** How much each feature speaks for a task; made by `npm run learn:tasks`, not by hand. */
export const TASK_WEIGHTS: Readonly<Record<TaskFeature, number>> = {
  none: 4.06,
  score: 0.8,
  value: 0.97,
  isWhole: 0.29,
  isOneWord: -0.4,
  isTwoWords: 0.4,
  isManyWords: 1.08,
  ofTitle: 0.14,
  restOfTitle: -1.49,
  isOfDescription: 0.59,
  hasReference: 0.68,
  hasNumber: -0.61,
  hasName: 0.12,
  isTopic: 2.11,
  hasHead: 0.71,
  isHeadAlone: -0.65,
  isOfQualifier: -0.55,
  isOnlyVerb: 0.24,
  useOfOneWord: 1.48,
  shareOfText: 1.91,
  tellsChange: 0.82,
  isOneWordOfChange: -0.43,
  asksAround: -0.62,
  isLongText: 2.8,
  isForeign: 0.85,
  valueOfForeign: -0.44,
  leadOfForeign: 0.18,
  isForeignChange: 0.45,
  isReferring: 0.66,
  isNameOfChange: -0.08,
  isNumberOfChange: 0.52,
  told: 3.65,
  toldOfDescription: 0.14,
  isTold: -0.07,
  isToldTwice: -0.17,
  isToldOften: -0.28,
  isOnlyTold: 1.11,
  shareTold: -2.59,
  isFirst: 0.09,
  isFirstByValue: 0.39,
  isFirstTold: 0.11,
  lead: 0.56,
  leadOfValue: 0.59,
  leadOfTold: 0.6,
};

/** How much each word of a text speaks for that it speaks of none; made by `npm run learn:tasks`, not by hand. */
export const WORDS_OF_NONE = `
0|-3
0$|-8
0's|5
0a|10
0b|-2
0c|-3
0k|-6
0k$|-2
0nd|2
0rd|-4
0rd$|-2
0s|-1
0st|-2
0th|-12
0th$|-4
^0|-24
^0b|-3
^a|10
^add|-3
^agency|-2
^all|-15
^an|4
^anyone|3
^app|1
^apprentice|1
^archive|-1
^at|-3
^bank|1
^banner|-2
^barn|3
^bathroom|4
^batteries|8
^battery|2
^bei|-3
^big|-1
^black|-1
^both|-5
^bought|-3
^box|-1
^bus|4
^cake|-3
^can|13
^can't|-1
^canteen|3
^car|3
^card|1
^caretaker|-2
^carpet|1
^castle|3
^certificate|8
^chain|3
^chapel|-1
^choir|1
^christmas|2
^church|1
^city|-1
^class|11
^coach|3
^coffee|6
^cold|1
^compressor|-1
^container|3
^contract|3
^could|1
^council|-4
^counted|-4
^course|1
^court|2
^crane|3
^customer|9
^customers|-2
^dark|-1
^das|-2
^delivery|1
^der|-6
^did|2
^die|3
^do|-1
^does|3
^dog|2
^door|3
^dr|2
^drill|-2
^easter|6
^eight|-3
^el|-3
^electrician|-2
^electricity|2
^eleven|-5
^elm|1
^every|-3
^everybody|-6
^everyone|-3
^exam|-1
^family|2
^fence|-2
^filter|1
^fire|7
^five|-2
^flat|-2
^flu|3
^for|-14
^forklift|2
^forty|-2
^found|-9
^four|-6
^frau|-2
^freezer|-1
^from|-3
^front|4
^fur|-5
^garage|-1
^gate|2
^gave|-1
^gloves|-3
^glue|3
^got|-7
^grandma|8
^grant|-3
^green|-1
^guest|2
^gym|4
^had|-2
^half|2
^hall|-2
^has|4
^hay|7
^he|-10
^he's|-5
^heating|1
^her|-5
^his|-6
^hospital|2
^hotel|-1
^i|5
^i'll|5
^i've|2
^ice|3
^if|-3
^il|-1
^im|9
^inspector|-4
^insurance|-4
^insurer|-2
^invoice|9
^is|4
^it|-15
^it's|-6
^j'ai|-2
^jonas|3
^june|1
^key|1
^keys|-1
^kitchen|7
^la|5
^lab|-6
^label|2
^labels|1
^ladder|2
^lady|6
^landlord|-5
^last|2
^leaflet|-2
^left|-4
^legal|1
^lena|1
^les|-3
^library|1
^licence|3
^lift|2
^light|-1
^line|3
^login|3
^los|-1
^lost|5
^lunch|2
^man|-1
^milk|2
^mill|4
^milo|1
^mr|8
^mrs|7
^ms|-1
^music|2
^my|15
^need|-4
^neighbour|-3
^new|1
^newsletter|-4
^night|7
^nine|-4
^no|-11
^nobody|-9
^number|-2
^oil|4
^old|-2
^on|-4
^one|-1
^only|-3
^order|3
^ordered|2
^our|6
^oven|1
^paid|6
^paint|2
^paper|2
^parents|2
^parking|7
^passport|-2
^people|-4
^permit|-3
^phone|6
^photo|4
^photographer|-1
^photos|3
^picked|-1
^plumber|-5
^police|-3
^popcorn|3
^poster|-3
^posters|-2
^price|2
^printer|1
^pump|2
^put|-5
^radio|5
^rain|4
^report|-2
^roof|3
^room|9
^rope|3
^rota|-2
^rye|1
^sand|1
^saturday|2
^saw|2
^school|1
^screen|1
^se|2
^seat|3
^second|-3
^sent|-5
^seven|-5
^she|-9
^she's|-2
^shower|2
^sign|-2
^signed|-1
^six|-4
^smoke|7
^snow|-1
^somebody|11
^someone|3
^spoke|-12
^st|2
^started|-4
^still|-4
^studio|4
^summer|3
^table|6
^talked|-6
^tank|6
^tax|2
^taxi|3
^technician|-2
^ten|-2
^thanks|3
^that|1
^the|2
^theatre|4
^their|-3
^there|3
^there's|2
^they|-17
^they've|-1
^third|-4
^three|-4
^ticket|3
^till|9
^told|-5
^too|-1
^took|-3
^town|-3
^training|-1
^truck|7
^twelve|-3
^two|-7
^un|1
^unit|3
^van|2
^vet|-4
^wall|1
^waste|-1
^water|7
^we|-3
^we're|-3
^we've|-3
^website|-1
^wedding|2
^went|-2
^wer|1
^white|-2
^who|1
^who's|-1
^window|5
^winter|3
^without|-1
^wrote|-3
^x|2
^ya|-3
^year|2
^you|-3
^your|3
^zwei|-1
a|1
a0|2
ab|1
about|7
above|-1
accept|-2
accepted|1
accepts|-2
access|-1
accident|3
account|-2
account$|-6
accounts|2
acid|-1
across|6
act|1
ad|-4
add|-12
added|-4
address|2
after|-12
after$|-2
afternoon|1
afternoon$|-3
again|-2
again$|6
against|-3
agency|-6
agree|-3
agreed|1
agreed$|3
ahead|-2
aid|14
air|-1
airport|4
aisle|-2
al|-2
alarm|8
all|-5
all$|4
alle|-3
allergen|-1
alles|-5
allowed|5
alone|2
along|-7
already|-4
already$|-4
also|-18
alte|-3
always|5
am|3
among|-3
and|-22
android|6
angebot|-3
anniversary|5
annual|6
another|-13
answer|-4
answer$|-1
answered|-4
any|1
anybody|4
anymore|-2
anyone|7
anyone$|1
anything|-2
anything$|-2
anyway|-3
anyway$|-2
apart|-3
api|-1
apologised|-1
app|6
apple|1
application|-3
applied|-1
appointment|4
apprentice|3
approved|-1
approved$|2
april|3
april$|-1
aprons|2
archive|-2
are|-5
area|1
aren't|-3
arm|3
around|1
arrive|3
arrived|7
arrived$|1
arrives|4
as|-14
ash|-1
ask|2
ask$|1
asking|-1
asks|6
asleep|7
association|2
at|7
ate|4
attached|-3
attached$|-3
attic|-1
au|1
auch|-5
auction|5
audit|3
auf|1
august|6
august$|6
aunt|3
aus|9
authority|-3
autoclave|-3
autumn|6
autumn$|1
avant|-2
avec|-3
away|-1
away$|1
awful|4
b|-8
b0|5
baby|3
back|-12
backup|-2
bad|1
badge|4
badges|-5
badly|5
bag|6
bags|1
bags$|3
bake|-2
baker|6
bakery|11
balcony|1
bales|1
ball|-1
balls|2
band|3
bank|4
banner|-3
bar|3
barbecue|11
bare|-2
barn|4
barrier|1
bars|3
basement|-3
basin|-1
basket|1
baskets|2
bass|-3
batch|-4
bath|-2
bathroom|12
bats|2
batteries|8
battery|9
battery$|4
bay|6
be|2
beach|-1
beamer|-8
beams|-1
bear|-3
bearing|-2
because|-9
bed|2
bedroom|-1
beds|-3
been|1
beer|-1
before|-13
before$|3
begin|-1
begins|1
behind|-5
bei|-2
beim|-3
being|4
bell|12
bells|2
belongs|-1
below|-6
belt|-5
ben|2
bench|7
bent|-1
bent$|-2
beside|-4
best|4
bestellt|-1
better|-1
between|4
bicycle|1
bien|-1
bien$|1
big|-6
bigger|-1
bike|15
bikes|6
bill|10
billed|-1
bin|5
binder|-2
bins|1
birds|-2
birth|-5
birthday|3
birthday$|2
bis|4
biscuits|6
bit|4
bit$|-2
bits|1
black|-6
blades|-3
blanket|3
blankets|-1
blew|3
blind|2
blocked|4
blocked$|-1
blood|2
blower|-2
blows|-2
blue|4
blunt|2
board$|1
boards|-2
boat|-2
boathouse|-1
boats|-2
boiler|2
bolt|-2
book|4
book$|2
booked|-4
booked$|1
booklet|-2
books|1
boot|1
booth|1
boots|2
born|1
borrowed|4
boss|4
both|-6
bottle|2
bottles|1
bottom|-3
bought|10
bounced|-2
bowl|2
box|-5
box$|-4
boxes|3
boy|2
branch|1
branches|-4
brandl|2
brandt|3
brass|3
bread|10
breakfast|8
brewery|-3
bride|-4
bridge|5
brigade|1
bring|6
brings|-7
bringt|1
brochure|3
broke|4
broken|9
broken$|5
broker|-1
brother|4
brought|6
brown|-1
bucket|-1
buckets|2
budget|-3
build|5
building|3
built|-1
bulb|-3
bump|-3
burner|-3
buro|3
burst|1
bus|10
bus$|5
but|-17
butcher|-1
butter|-2
button|-1
buy|9
c|-4
c'est|-1
cab|1
cabin|-2
cabinet|6
cable|7
cable$|3
cables|-1
cafe|9
cafeteria|3
cage|-1
cake|7
cake$|2
calendar|6
calf|1
calibrated|2
calibration|5
call|15
call$|1
called|3
called$|-3
calls|-1
came|3
came$|1
camera|-4
camp|-4
can|-19
can't|-12
canal|-1
cancel|-1
cancelled$|1
candidate|-1
candidates|-1
candles|-1
cannot|-1
canteen|13
car|16
car$|-4
caravan|-1
card|7
card$|4
cardboard|-4
cards|8
care|2
caretaker|-2
cargo|1
carpenter|-3
carpet|7
carried|-1
carry|-4
cars|4
cart|-1
carton|-2
case|2
cash|-5
castle|5
cat|15
catalogue|9
caterer|-1
cats|2
ceiling|-1
cell|-3
cellar|5
cent|-1
centimetres|-1
centre|3
centrifuge|3
cents|-2
certificate|-1
chair|3
chairs|1
chairs$|3
change|-4
changed$|-1
changes|8
changing|3
channel|2
chapel|5
chapter|-5
charge|-1
charge$|1
charger|1
charity|1
chart|1
cheaper|-1
cheapest|-1
check|-5
checked|3
checkout|1
cheese|1
chef|-3
cherry|-1
chez|-2
children|1
children's|2
chimney|-1
chip|1
chipped|1
chips|1
chocolates|4
choir|5
christmas|10
christmas$|-2
church|9
church$|4
cinco|-3
cinema|1
city|-5
claim|2
claims|-1
clara|1
class|6
class$|3
classes|-6
clause|-2
clean|-3
clean$|-1
cleaned|4
cleaner|7
cleaners|3
cleaning|4
clear|-2
cleared|-3
clicks|-2
client|5
clients|2
clinic|2
clock|7
close|2
closed|12
closed$|-5
closes|3
cloth|-2
clothes|-1
club|11
clubhouse|2
clutch|1
co|-2
coach|3
coaches|-2
coat|-5
code|-3
coffee|13
coffee$|-1
coin|1
coins|3
cold|5
cold$|8
colleague|-3
collected|-2
collecting|-1
collection|4
college|1
colour|-2
colours|-2
come|4
come$|3
comes|-10
comes$|-5
coming|-8
coming$|-2
committee|-1
company|-5
complained|6
complains|5
complete|-3
complete$|-3
compost|1
compressor|-2
computer|-1
concert|2
concrete|-8
conference|8
confirmation|-5
confirmed|-4
confirmed$|-1
consent|-1
container|3
contract|3
contract$|-1
contractor|-3
control|-1
conveyor|2
cook|-1
cool|2
cooling|-1
copied|-3
copies|-1
copper|4
copy|-3
cork|3
corner$|3
correct|-3
corrected|-1
corridor|-1
cost|-5
costs|2
costume|1
couch|1
could|-13
couldn't|-1
council|-6
council$|-2
count|-3
counted|-5
counter|-1
counter$|5
couple|-1
courier|-7
course|-1
course$|-3
court|2
cover|-5
covered|-4
covers|2
cows|-2
crack|3
cracked|1
cracked$|2
crashes|1
crate|2
crates|1
cream|5
credit|-4
crew|3
cried|-4
crooked|-2
cross|-3
crossing|-2
crown|3
cuatro|1
cubic|-1
cup|1
curtain|3
curtains|1
customer|13
customers|2
customs|-2
cut|-4
cuts|-3
cutter|1
cylinder|-2
da|-1
dach|-2
dad|1
damp|-1
dance|1
dans|-1
dark|-5
dark$|-2
das|-2
data|-3
database|-3
date|-6
dates|-4
daughter|5
day|-6
day$|3
days|-9
days$|-8
db|-1
de|7
dead|3
dead$|2
deadline|-8
dealer|-1
dear|2
dec|-4
december|-2
decide|-4
decided|-7
deck|1
deep|-2
degrees|1
degrees$|-1
deja|-4
del|-3
delayed|3
deliver|1
delivered|10
delivered$|2
delivers|-2
delivery|-1
delivery$|-2
demain|1
demain$|1
demande|-2
den|-4
dent|-1
dentist|10
deployed|-2
deposit|-4
depot|3
depuis|-1
der|-2
desk|7
desk$|4
desks|-2
detector|1
device|-2
dice|-2
did|-11
didn't|1
die|-8
diesel|3
digger|-3
dinner|3
dinner$|2
dirty|-1
discount|6
discs|-2
dishwasher|6
disk|1
display|3
district|-1
do|-11
do$|2
dock|5
doctor|5
doctor's|4
does|2
doesn't|2
dog|20
dog$|1
dogs|-1
dollars|1
domain|1
don't|4
donation|4
done|-5
done$|3
donnerstag|1
door|18
door$|-1
doors|2
dos|-7
double|-9
doubled|3
down|-4
down$|3
downstairs|-4
dozen|2
dr|-1
draft|-5
drain|-1
drauf|-4
draw|-2
drawer$|2
drawing|-5
drei|1
dried|-1
drinks|2
drip|-2
drive|1
drive$|3
driver|2
driver's|-2
drivers|-2
drives|1
driving|7
drone|3
drop|-8
dropped|-3
drops|-10
drove|-3
drum|-1
drums|-8
dry|-9
dry$|-4
dryer|4
drying|-4
du|-2
due|1
dummy|-2
durch|-2
during|-1
dusty|-1
e|-4
each|-8
each$|-2
ear|2
earlier$|-1
early|2
early$|1
ears|-1
east|2
easter|4
easter$|-1
eat|-2
eats|4
edge|-3
egg|4
eggs|9
eight|-10
eight$|-3
ein|-1
eine|-4
einen|-7
el|-4
election|5
electric|2
electrician|-4
electricity|6
elevator|-1
eleven|-8
eleven$|2
elle|-4
elm|-1
else|-1
else$|1
emergency|-1
emil|1
emptied|-1
empty|6
empty$|-4
en|-5
encore|-3
end|-2
engine|4
engineer|-7
english|1
english$|-2
enough$|2
entrance|6
entrance$|5
entry|-3
envelope|-4
envelopes|-1
error|4
erst|-6
es|4
espresso|-1
est|-1
esta|-5
estan|1
estimate|-1
et|-3
euro|3
euro$|-1
euros|6
euros$|5
even|-9
evening|5
evening$|2
evenings|-3
every|-6
everybody|-2
everybody$|8
everyone|-2
everyone$|3
everything|-9
everything$|1
everywhere|2
everywhere$|3
exam|3
excel|2
except|-10
exchanged|-2
exit|2
expired|1
explained|-2
export|-1
extended|-4
extension|-3
extra|-4
extra$|-1
eye|1
eyes|-3
f|-2
face|-1
factory|-1
failed|-4
fair|4
fait|4
fall|1
falls|-3
falta|-2
faltan|-6
families|-4
family|1
fan|-2
far|-5
far$|-1
farm|8
farmer|-2
fast|2
fat|-1
father|1
faut|-2
fax|4
february|3
fee|2
fee$|-2
feed|1
fees|4
feet|-2
fehlen|1
fehlt|-2
felix|2
fell|6
felt|-1
fence|5
ferry|2
fertig|-2
festival|5
fetch|-3
fetched|-1
fete|3
fever|4
few|-2
fibre|1
field|-5
fifteen|-3
fifty|-2
figures|-2
file|-7
file$|-3
filed|-3
files|-2
fill|-1
filled|-6
film|1
filter|-1
filters|-1
fin|-1
final|-5
finally|-7
find|-2
finds|-3
fine|7
fine$|5
fingers|-2
finish|-2
finished|8
finished$|4
finn|2
fire|10
firm|-7
first|-11
first$|-4
fishing|1
fits|-1
fitted|-9
fitter|-2
fitting|-2
five|-1
five$|3
fix|-3
fixed|7
flap|-2
flat|6
flats|-2
flickers|6
flight|3
flights|-1
flood|1
flooded|6
floor|14
floor$|-1
floors|-1
florist|3
flour|9
flower|2
flowers|12
flu|4
flue|-1
fluid|1
fly|-1
foam|-2
folded|-7
folder|-6
folder$|-6
folks|-2
follow|-3
follow$|-2
follows|-4
follows$|-2
food|4
football|6
for|2
forecast|-1
forest|1
forget|-1
forgot|7
fork|4
forklift|3
form|-14
form$|-1
forms|-1
forty|-12
forward|-2
found|-9
fountain|3
four|-9
four$|11
fourteen|-5
fourth|2
foyer|2
fragt|1
frame|-2
frau|-3
free|-4
free$|5
freezer|5
freitag|6
french|-5
fresh|-5
friday|10
friday$|-1
fridays|3
fridge|12
fridge$|2
from|4
front|4
frost|-1
frost$|4
froze|1
frozen|3
fruit|1
fuel|1
full|-12
full$|-2
fun|7
fund|4
funeral|2
funny|1
furnace|-3
furniture|1
furs|-2
fuse|2
g|-1
gala|-3
game|3
gap|-3
garage|1
garden|4
gas|-2
gasket|-3
gate|9
gate$|1
gauge|1
gave|-10
gear|-1
geht|1
gel|2
general|3
generator|1
gentleman|-1
german|4
gestern|1
get|-6
gets|-7
getting|-3
ghent|-3
gift|4
girl|-7
girls|-7
give|-7
given|-1
gives|-10
glass|1
glasses|15
glazier|-3
glove|2
gloves|4
glue|1
go|-6
goes|-8
goggles|3
going|-6
gold|-3
golf|1
gone|-6
gone$|-5
good|-1
good$|3
got|-1
grade|5
grams|1
grand|-1
grandma|7
granny|1
grant|-6
grass|-3
gravel|-1
graz|-3
grease|-3
great$|-1
green|-5
green$|3
greenhouse|7
greetings|5
grid|-1
grinder|-1
grinding|4
ground|-1
group|8
group$|1
grown|-1
guest|8
guests|-3
guide|3
gut|3
gutters|-2
guy|-8
guys|-2
gym|5
ha|4
hab|-1
haben|-2
hace|1
hail|1
hair|-2
half|-1
halfway|-4
hall|4
hall$|3
hallway|3
han|-1
hand|-5
hand$|-2
handed|-1
handle$|1
handles|-2
hands|-1
hang|-4
hanging|-1
hangs|-4
happens|-2
happy$|-5
harbour|3
hard|-1
harp|1
has|-2
hasn't|-4
hat|5
have|-4
haven't|-5
hay|6
he|-6
he'd|-2
he'll|-5
he's|-7
head|-1
head$|-3
headmistress|-4
heads|-1
headset|3
health|4
hear|-5
heard|3
hearing|4
heart|-5
heat|-2
heater|2
heating|3
heavy|-2
hedge|3
held|-4
helicopter|4
helmet|3
help|4
her|1
her$|-3
here|-3
here$|3
herr|1
herself|-2
heures|3
heute|1
hier|-1
high|-5
hill|-1
him|-1
him$|-3
himself|-2
hinge|-3
hip|5
hire|2
his|-4
hit|-4
hold|-11
holds|-5
hole|-4
holes|-3
holiday|8
holidays$|-1
holm|2
home|10
home$|6
honey|1
hook|3
hooks|-2
horn|1
horse|5
hose|-1
hospital|5
host|1
hostel|-2
hot|5
hotel|5
hour|2
hour$|-1
hours|-5
house|6
how|-10
hoy|-5
huber|2
humidity|-1
hums|1
hundred|-2
hung|-5
hurry|-2
hurt|-1
hurts|-3
hut|2
hydraulic|-1
hygiene|-1
i|1
i'd|-1
i'll|5
i'm|3
i've|-3
ice|7
id|-1
idea|2
if|-1
il|-4
ill|-4
ils|-1
im|11
immer|2
import|10
important|-1
importer|-1
in|5
in$|-6
inch|-4
incl|-6
included|-13
included$|-9
including|-4
index|-3
ink|3
inside|-7
inside$|-1
inspection|4
inspector|-12
installed|-4
instead|-6
instead$|-5
instrument|-2
insurance|5
insurer|-4
intern|4
internet|3
interpreter|1
interview|2
interviewed|-4
interviews|-3
into|-4
inventory|1
invitations|-3
invited|11
invites|4
invoice|19
iron|-1
is|-1
is$|3
island|-1
isn't|-1
ist|-5
it|-1
it$|3
it's|5
item|-2
its|3
j'ai|-2
jab|-4
jacket|2
jackets|-1
jahr|-2
jam|3
jams|1
january|2
january$|-2
je|2
jemand|3
jetzt|-5
jeudi|1
job|3
join|3
joint|-2
joke|6
jonas|2
jueves|-2
july|3
july$|1
jump|1
june|2
june$|4
junior|3
juniors|1
just|-4
k|-2
kann|1
keep|2
keeps|-3
kept|-5
kessler|1
kestrel|1
kettle|5
key|3
kid|3
kids|-4
kids$|1
kilo|3
kilos|-1
kim|1
kind|-1
kindergarten|5
kiosk|-2
kit|-2
kitchen|16
kitchen$|1
kittens|6
km|1
knee|1
knees|-2
knife|4
know|14
know$|1
knows|-3
kommen|2
kommt|-4
kuche|5
kw|-2
l|-3
la|3
lab|-3
label|3
labels|-1
lacks|-3
ladder|5
ladies|-2
lads|-1
lady|-11
lady's|-4
lake|2
lake$|1
lamb|-2
lamp|-4
lamps|-2
land|7
landed|-1
landlord|-2
lane|7
laptop|2
larch|-1
large|-2
las|-6
lasagne|3
last|-5
last$|-4
late|17
late$|3
later|6
later$|1
laughed|-2
laundry|-1
law|-2
lawn|2
lawyer|-5
le|-5
lead|2
leaflet|-1
leaks|1
lease|6
leasing|-2
least|-5
leave|9
leaving|3
leeds|-1
leer|-1
left|4
left$|-2
legal|-5
legs|-3
lemon|-2
lena|-1
lend|1
lenz|1
leo|5
les|-8
less|-8
lesson|2
let|-10
let's|-6
lets|-4
letter|2
letter$|-1
letters|-3
leute|-3
level|4
liability|1
library|9
licence|5
lids|-2
lie|-1
liegen|1
liegt|1
lies|-4
life|1
lift|9
light|11
lights|5
like|3
liked|-5
limit|-3
lindqvist|-2
line|3
linen|-4
lines|-3
lining|-2
lisbon|-3
list|-9
list$|-2
lists|-1
litre|-3
little|-16
live|-4
llegan|-3
lo|-4
load|-5
lobby|1
local|3
lock|2
locked|2
locker|6
locksmith|-1
loft|-2
logo|3
logs|-4
lol|3
lol$|3
long|-5
longer|-3
longer$|-1
look|2
look$|2
looked|-4
looking|3
looks|-4
loose|5
lorries|-2
lorry|1
los|-11
lose|-3
loses|3
lost|20
lots|-3
lotte|4
lottery|3
loud|3
love|1
loved|3
lovely|-2
low|5
lunch|5
lunch$|3
lundi|2
lunes|-2
lying|-1
lyon|-1
m|-2
m$|1
m0|3
ma|5
machine|9
machine$|1
mad|1
made|-8
magazine|3
mai|-2
mail|-8
mail$|-4
mails|5
main|-4
mais|-2
make|-5
maker|-2
makes|5
making|5
mal|-3
man|-14
man$|2
manana|3
manana$|3
manque|-2
manual|-4
many|-1
map|-3
maps|-2
marathon|2
march|7
march$|4
marche|-2
mardi|-2
marek|4
marked|-1
market|12
marketing|7
marks|1
married|2
marta|-1
mas|-1
mast|-1
match|-1
match$|-2
maths|11
matin|-1
mats|1
mattress|2
max|-3
may|-3
mayor|-2
mayor's|2
me|2
me$|8
meadow|2
measure|2
measured|-7
meat|-1
mechanic|-8
meeting|9
meets|1
mehr|-4
mei|-6
members|2
membership|5
men|-4
merchant|1
merged|-6
mess|2
met|-1
metal|-2
meter|4
meters|2
metre|-2
metres|-9
metres$|-3
mi|6
mia|1
mic|-1
middle|-7
midnight|-2
migration|-6
milan|1
milk|16
mill|1
million|-1
milo|1
min|2
mind|2
mine|4
minibus|5
ministry|-1
minus|-3
minute|-1
minutes|2
mir|5
mirror|4
miss|-1
missed|3
missing|-4
missing$|-6
mistake|-2
mit|1
mix|-2
mixer|5
mm|-3
mobile|4
mode|2
mon|4
monday|2
monday$|6
mondays|-1
money|-12
money$|-4
month|-3
month$|4
monthly|-1
months|-4
months$|-1
moon|2
more|-15
more$|2
morgen|2
morning|-8
morning$|4
mornings|-2
most|-5
mostly|-3
mot|2
moths|-1
motor|-5
mould|3
mouldy|1
mouse|1
move|-5
moved|6
moves|1
mr|5
mrs|4
ms|-8
much|3
much$|2
mug|3
mugs|2
mum|5
museum|2
music|-2
mussen|-2
must|-17
my|22
myself|1
n'a|-1
names|-9
national|-1
ne|-2
neck|-1
need|-11
needed|-7
needed$|-1
needs|-5
neighbour|5
neighbour's|4
neighbours|6
nephew|-1
nest|2
net|5
nets|4
neue|1
never|-7
new|10
new$|-6
news|7
newsletter|4
next|-1
nice|6
nice$|-3
nicely|6
nicht|-7
night|8
night$|-11
nights|-4
nine|-1
nine$|2
nineteen|-3
no|-9
nobody|-17
noch|-14
noche|-2
noise|10
none|1
noon|1
noon$|1
nord|-1
normal|-1
nos|-1
not|-8
note$|3
notes|-2
nothing|-3
notice|-3
nous|-1
nouveau|-8
november|-2
november$|2
now|-18
now$|2
nueva|-2
number|-3
numbers|-7
numbers$|-1
nur|-6
nurse|2
nursery|3
nurses|-1
nut|3
nuts|2
o|-2
o'clock|1
oak|2
oat|6
oben|-1
october|6
october$|-1
odd|3
of|4
off|-2
off$|2
offer|3
offer$|-1
offered|-4
offers|-6
office|9
office$|-6
officer|-1
oil|1
oiled|-2
ok|-10
ok$|-6
old|-14
oma|5
on|2
on$|-5
once|-1
once$|4
one|-18
one$|6
one's|-2
ones|-15
ones$|6
online|-4
only|-22
onto|-1
open|3
open$|-2
opened|2
opening|6
opens|4
opera|-2
operation|2
or|-9
orange|-3
orchard|2
order|6
order$|-2
ordered|3
ordered$|2
organ|-1
osei|-1
other|-8
others|-3
otherwise|-10
otra|3
oublie|4
our|4
ours|-5
ours$|1
out|-4
out$|4
outing|5
oven|11
over|1
over$|3
overdue|1
overnight|-3
overtime|3
owe|-1
own|5
owner|-2
owners|2
p0|1
pack|1
packed|2
packing|2
packs|2
pads|-3
page|-4
page$|-3
pages|-6
paid|2
paid$|-1
paint|1
painted|5
painter|-1
painting|1
pair|-1
pairs|-1
pallet|3
pallets|1
pane|-3
panel|-2
panels|-1
paper|4
paper$|4
papers|-7
par|-4
para|-2
parcel|1
parents|3
parish|-1
park|16
parked|10
parking|26
part|-12
part$|-3
parts|-3
party|10
party$|2
pas|-2
pass|1
passe|3
passed|-3
passes|1
passport|-6
passports|-1
password|3
past|2
pasta|-1
patch|-4
patient|8
patients|-1
pay|-2
pay$|-1
paying|-2
payment|-1
pays|-4
pdf|2
pension|1
people|-19
people$|7
per|-8
percent|-3
percent$|5
permission|-1
permit|-4
person|-2
petersen|2
petrol|3
peut|-7
phone|6
phone$|2
phoned|-7
phones|2
photo|8
photo$|-1
photographed|-1
photographer|13
photos|-1
piano|2
pick|-3
picked|-4
picker|-3
picture|-8
pictures|-9
pide|1
piece|-4
pieces|-3
pier|1
pile|-1
pin|-2
pink|-1
pipes|-1
pit|-1
pizza|6
place$|-1
plan|-4
planks|-4
planned|-2
plant|-1
plants|8
plaster|-2
plasters|-2
plastic|-5
plate|-2
platform|-3
play|1
playground|5
plays|4
pleased|-1
plot|4
plotter|-2
pls|-2
plug|-2
plugs|-3
plumber|-3
plus|-5
pocket|-4
point|-1
police|-1
policy|-4
polish|1
polished|1
polo|5
pond|2
pool|2
poor|1
popcorn|3
por|-4
port|-3
portable|4
portal|-3
porter|1
position|-1
post|-3
post$|-5
postcard|3
poster|-2
postgres|1
postman|1
postponed|1
posts|-4
posts$|-1
pot|2
potatoes|7
pounds|3
pour|-8
poured|-4
powder|-1
pr|-2
practice|3
practised|-2
pram|-2
press|1
pressing|-1
pressure|-2
pretzels|3
price|3
price$|-1
prices|3
print|-8
print$|-3
printed|-5
printer|3
printer$|-6
printer's|5
printing|-5
prints|-3
prio|-1
priority|-2
priority$|-1
private|3
priya|7
prize|4
probe|-1
problem|-2
production|-1
programme|-2
proof|1
properly|-4
property|5
provider|3
pub|4
publisher|-1
puede|-1
pull|-4
pulled|1
pump$|-3
pupils|-2
push|-6
put|-11
quarry|1
quarter|-2
que|-9
question|-2
questions|-3
queue|-2
qui|-4
quid|1
quien|-1
quiet|-2
quiz|2
quote|-3
quotes|-4
rabbit|2
rabies|-1
race|1
rack|1
racks|-2
radiator|1
radio|11
raffle|3
rain|-3
rain$|-1
rained|1
raise|-1
raised|6
ramp|2
ran|-2
rate|3
rather|-8
raus|-7
raus$|-4
ray|4
reach|-2
reached|-5
read|4
read$|-3
reader|1
reading|6
reads|-4
ready|-4
ready$|3
really|-4
receipts|-4
received|-5
reception|1
reception$|2
receptionist|10
rechnung|-1
recipe|3
record|8
recorded|-5
recording|-3
red|2
redo|-2
reference|3
refund|-1
refused|1
refuses|-4
register|-2
registered|-3
registry|-3
rehearsal|5
rejected|-3
remember|1
reminders|-2
remote|3
removal|1
renew|-1
renewed|1
rent|6
rental|-4
rep|2
repair|2
repaired|2
replaced|6
replaced$|7
replacement|-2
report|-3
request|3
reserve|-4
reserved|-6
reset|5
residents|1
rest|-14
rest$|-4
restaurant|-2
reste|-3
result|-5
results|-7
retired|-5
retires|1
return|5
returned|3
returns|2
review|2
review$|-4
right|-2
ring|4
rings|-1
river|-4
road|14
road$|4
robot|4
roll|5
rolled|-3
rolls|2
roof|1
roofer|-2
room|17
room$|-2
rooms|-1
rope|2
rose|2
roster|-1
rota|-5
rotary|2
rotten|4
round|-4
round$|1
row|-5
rubber|-8
rules|1
run|-5
run$|4
running|7
runs|-7
rye|1
s|-3
saddle|2
safe$|2
safety|1
sagt|-5
said|-8
salad|3
sale|3
sale$|3
sales|2
salt|2
same|-4
samedi|-1
sample|-2
samples|-6
samstag|5
sand|-1
sandwich|3
sat|-3
saturday|9
saturday$|-6
saturdays|-4
sausage|-1
saw|6
say|-6
say$|9
says|-19
says$|3
scale|7
scales|1
scan|-2
scarf|5
schedule|1
schlussel|-3
schon|-3
school|17
school$|1
scissors|2
scrap|-2
scratch|-2
scratched|7
screen|1
screens|-2
screw|1
screwed|-2
screws|-4
scrubbed|-8
se|4
sea|-2
seal|-5
sealed|-2
search|6
season|2
seat|1
seating|-1
seats|-6
sechs|-2
second|-8
seconds|-4
secretary|2
security|-2
see|-6
seed|2
seen|3
sees|-1
sell|3
sells|6
seminar|4
send|3
sending|2
sends|1
senora|-1
sensor|-1
sent|2
separate|-3
september$|-1
sera|-5
server|3
service|2
ses|1
sesame|-4
session|-3
set|-6
set$|2
sets|-4
settled|-7
settled$|-3
seven|-3
seven$|3
shall|-3
sharp|-1
she|-10
she'd|-4
she'll|-2
she's|-3
shed|6
shed$|1
sheep|-1
sheet|-3
sheets|-3
shelf|-2
shelf$|1
shelves|-6
shift|4
shift$|4
shifts|-1
ship|-1
shirts|2
shoes|7
shop|10
shop$|-1
shops|-2
short$|-1
shot|-3
shots|-7
should|-3
shoulder|-2
show|2
show$|1
showed|-3
shower|6
showers|1
shows|2
shut|2
shut$|2
si|-2
sich|1
sick|13
side|-3
sides|-4
sie|-3
sign|-1
sign$|-1
signature|-8
signature$|-1
signatures|-2
signed|-6
signed$|2
signs|-9
silent|-3
silo|1
silver|-1
sin|-2
since|-6
sind|-9
sing|-2
single|-2
sink|-3
siren|4
sister|10
sister's|3
sit|-7
site|-1
sits|-3
six|-13
six$|1
sixteen|-1
sixty|-4
size|8
sizes|-5
ski|1
skip|2
sleep|-5
sleeps|1
slept|4
slide|2
slides|-3
slip|-1
slippery|1
slips|-4
slot|-7
slots|-1
slow|-1
small|-2
smell|-1
smoke|8
smooth|-1
snapped|1
snow|-1
so|-6
so$|-2
soaked|-4
soap|3
sockets|-2
socks|2
sofa|6
soft|-4
software|-3
soir|2
solar|1
sold|17
soldered|-1
solo|-1
some|9
some$|6
somebody|4
someone|5
something|-7
son|-2
song|-3
songs|3
sont|-3
soon|-3
soon$|-1
sorry|-2
sorted|-3
sorted$|-1
sound|-1
sounds|-5
soup|2
soup$|-2
south|1
space|2
spanish|1
spare|-3
speak|-4
speaker|3
speaks|2
split|2
spoke|-13
sponsor|-2
sports|-2
spot|-2
spots|2
spray|-3
spring|1
spring$|-2
squeaks|2
st|7
stacked|-1
staff|15
stage|-3
stairs|7
stairs$|1
stairwell|2
stall|2
stamp|-6
stamped|-5
stamps|1
stand|-5
standing|2
stands|-7
star|3
stars|1
start$|1
started|-7
starting|-2
starts|2
starts$|-2
statement|-2
station|4
statistics|2
stay|-6
staying|1
stays|-8
steam|-2
steel|-3
stehen|-2
steht|3
step|-3
step$|-1
steps|-1
steriliser|-4
sticker|-4
stickers|-1
sticks|1
sticky|-1
still|-27
still$|-2
stinks|-1
stock|-2
stole|7
stolen|3
stolen$|1
stone|-6
stones|-1
stood|1
stop|-3
stopped|-1
stops|-1
storage|-5
store|4
store$|2
storm|-1
story|1
stove|2
straight|-4
street|21
strike|1
strings|-2
strip|-2
stripe|-1
stripes|1
strong|-3
stuck|3
stuck$|1
student|-3
students|-5
studio|4
stuff|-14
stuff$|-1
su|-3
subscription|4
subsidy|-2
subtask|-1
sugar|3
suit|3
summer|6
summer$|-2
sun|1
sunday|9
sunday$|7
sundays|-4
supermarket|4
supplier|-5
sur|4
surgery|-2
survey|-1
swapped|-4
swapped$|1
swaps|2
sweep|2
sweet|2
swim|1
swimming|4
swing|2
swiss|-3
switch|-2
system|-2
t|-2
table|12
table$|-2
tables|-1
tablet|-1
tags|-4
take|-4
taken|-4
takes|-14
talk|1
talked|-6
tall|-2
taller|-4
tank|5
tap|-1
tape|3
tape$|-1
tastes|1
tasting|4
tax|4
taxi|3
tea|6
teacher|-1
teachers|-1
team|10
tear|2
technician|-10
tecnico|-1
teeth|-5
tell|6
ten|-3
ten$|1
tenant|-1
tender|-2
tennis|4
tent|7
term|2
termin|-1
terms|2
test|4
test$|5
tested|-8
tests|13
text|-7
texts|-2
thai|1
than|-7
thank|-3
thanks|2
thanks$|-4
that|-2
that$|10
that's|-1
the|-9
theatre|-1
their|-14
theirs|-6
them|-4
them$|2
themselves|2
then|-14
then$|-4
there|-8
there$|2
there's|-2
thermometer|1
thermostat|-1
they|-2
they'd|-1
they'll|-4
they're|-1
they've|-4
thick|-3
thin|-1
thing|-18
thing$|1
things|-4
think|-1
think$|-2
thinks|-5
third|-13
thirty|-4
this|-4
those|-10
though|-3
though$|-2
thought|-5
thousand|-5
thread|-2
three|-9
three$|3
threw|2
through|-11
through$|1
thrown|-3
thumb|1
thursday|6
thursday$|-4
thursdays|1
tick|-2
ticket|5
tickets|10
tie|5
tiene|-2
tight|-3
tightened|3
till|2
time|-1
timer|6
times|-2
times$|1
timetable|3
tin|4
tiny|-2
tip|-1
tips|-1
to|-6
to$|-6
today|2
today$|7
together|-2
toilet|12
toilets|4
told|-5
tom's|3
tomasz|-1
tomatoes|5
tomorrow|-1
tomorrow$|-3
toner|9
tonight|3
tonight$|-4
tonnes|-3
tons|-1
too|-15
too$|-2
took|-1
tooth|4
top|-9
top$|-2
tore|1
torn|1
tour|5
tournament|2
tout|-5
towels|3
tower|2
town|3
track|-2
tracking|-6
tractor|5
trade|2
traffic|9
trailer|3
train|11
train$|1
trainee|1
training|2
tram|1
transfer|-5
transferred|2
translator|-2
transport|1
traps|-2
travel|2
treasurer|-3
treat|-2
tree|1
trees|1
tres|-2
trial|-9
tried|-6
trim|-3
trip|8
trips|4
trois|3
trop|-3
trousers|1
truck|1
truck$|-1
true|-2
try|-6
try$|-1
trying|-5
tube|-4
tubes|2
tuesday|1
tuesday$|-2
tuesdays|1
tulips|-1
tuner|1
tunnel|-1
turn|-1
turned|-1
turns|-1
tuv|-2
tv|3
twelve|-7
twenty|-3
twice|-2
twins|6
two|-8
two$|2
typed|-1
tyre|2
tyres|-3
tyres$|-4
u0|3
ultrasound|4
um|2
umbrella|12
un|-2
una|1
und|-12
une|-2
uniform|3
uniforms|2
union|-1
up|-8
up$|1
update|1
update$|-2
upgrade|-4
uploaded|-4
ups|1
upstairs|-2
urgent|-8
urgent$|-1
us$|6
use|12
used|-2
users|3
v0|2
vaccine|2
valid|-1
values|-7
van|18
van$|1
vat|-5
vegan|-1
vegetarian|2
vendor|-1
vendredi|-1
version|-9
very|-1
vests|-1
vet|-3
vez|-1
vicar|-3
video|1
viene|-3
vier|-2
viernes|1
village|5
visa|-3
visit|7
visitor|6
visitors|2
visits|1
voice|-5
volunteers|4
vom|7
von|3
voucher|-1
wait|-11
wait$|-2
waiting|-11
waits|-6
walk|5
walked|-1
walkers|4
walking|-1
walks|-2
wall|-1
walls|-1
want|4
wanted|-2
wants|1
war|-1
ward|3
warehouse|3
warm|-8
was|7
wash|6
washed|3
washer|-2
washing|6
wasn't|-4
waste|-3
watch|2
water|6
water$|1
way|3
we|-7
we'd|5
we'll|-2
we're|-7
we've|-5
web|2
website|1
wedding|7
wednesday|-4
wednesday$|-5
wednesdays|-1
wednesdays$|1
week|-10
weekend|-10
weekend$|-2
weeks|-7
weeks$|-3
weg|4
wegen|-1
weight|-2
welcome|4
welded|-3
well|2
went|-7
wer|-5
were|3
west|-3
wet$|-1
what|-6
wheel|1
wheelchair|-1
wheels|-5
when|-15
where|3
whether|12
which|-3
while|-8
whisper|-1
whistle|-7
white|-5
who|-18
who's|-2
whoever|3
whole|-2
wholesaler|3
whose|5
why|1
wide|-3
wieder|-3
wieder$|1
wife|6
wifi|6
will|-8
wind|2
wind$|5
window|8
window$|-1
windows|-1
windscreen|6
wine|7
winter|8
winter$|1
wiped|-1
wir|-2
wird|2
wire|1
with|-14
without|-7
wobbles|1
woche|1
woman|-6
won|15
won't|1
wood|1
wooden|-2
wool|3
word|-2
words|1
worked|-4
works|1
works$|4
workshop|2
worn|-3
worse|-2
would|-3
wrap|2
wrapped|-6
write|1
writes|-2
writing|-5
writing$|-3
written|-5
wrong|1
wrong$|1
wrote|-9
wurde|-3
x|2
xl|2
y|-9
ya|-14
yard|4
year$|-1
yearly|2
years|-1
years$|-2
yellow|-1
yes|-11
yes$|-3
yesterday|-9
yet|-9
yet$|-3
yoga|2
yoghurt|4
you|7
you$|-4
young|-4
your|13
yours|-1
yourselves|1
yourselves$|1
youth|2
zahlen|4
zone|-2
zoo|1
zu|-3
zum|1
zur|-3
~agrees|-13
~arrived|-3
~asks|13
~broken|8
~count|-11
~day|-8
~done|-9
~exclaims|3
~fails|-10
~life|12
~money|-5
~moved|-5
~nothing|7
~paid|4
~past|8
~person|-13
~progress|-7
~promises|-7
~refuses|-4
~sent|-10
~thanks|13
~time|-7
~urgent|-12
~wants|-8
~works|-3
`;

/** How much what a title has to do with what a text tells speaks for its task; made likewise. */
export const SIGNS_OF_TASKS = `
apply|-8
apply agrees|11
apply arrived|2
apply asks|2
apply broken|-5
apply count|1
apply day|-6
apply done|-2
apply exclaims|2
apply fails|4
apply life|-8
apply money|-3
apply nothing|2
apply paid|-1
apply past|-4
apply person|1
apply progress|-2
apply promises|8
apply refuses|-5
apply sent|7
apply thanks|-5
apply time|-5
apply wants|13
apply works|4
appointment|-4
appointment agrees|-3
appointment arrived|-3
appointment broken|-2
appointment count|1
appointment day|2
appointment done|2
appointment exclaims|-3
appointment fails|-2
appointment life|3
appointment money|2
appointment moved|1
appointment nothing|3
appointment paid|-3
appointment past|-9
appointment person|3
appointment promises|-2
appointment refuses|9
appointment sent|-11
appointment time|4
appointment urgent|-5
appointment wants|2
appointment works|-4
book|-5
book agrees|8
book arrived|1
book asks|5
book broken|-6
book count|-1
book day|2
book done|-4
book exclaims|7
book fails|-3
book life|2
book moved|1
book nothing|-6
book paid|4
book person|11
book progress|1
book promises|-6
book refuses|-1
book sent|1
book thanks|-4
book time|-1
book urgent|-2
book wants|7
build|-1
build agrees|-1
build arrived|2
build asks|-1
build broken|4
build day|-10
build done|4
build exclaims|-5
build fails|-1
build life|-6
build money|-6
build moved|3
build nothing|4
build paid|-2
build past|2
build progress|-5
build promises|1
build refuses|2
build sent|-1
build thanks|-1
build time|-1
build wants|-5
buy|-7
buy agrees|-5
buy arrived|6
buy asks|2
buy broken|-6
buy count|6
buy done|-11
buy exclaims|2
buy life|-4
buy money|-5
buy moved|6
buy nothing|-4
buy paid|-5
buy past|-6
buy person|-2
buy progress|2
buy promises|5
buy sent|-4
buy thanks|-4
buy time|-7
buy urgent|-5
buy wants|2
buy works|-10
chase|3
chase agrees|1
chase arrived|1
chase asks|-3
chase broken|-1
chase count|-3
chase day|-9
chase done|2
chase fails|-4
chase life|4
chase money|6
chase moved|2
chase paid|5
chase past|-1
chase progress|2
chase promises|6
chase refuses|-2
chase sent|-2
chase thanks|7
chase urgent|-1
chase wants|13
chase works|-5
clean|-3
clean agrees|-2
clean arrived|-2
clean asks|-2
clean broken|-2
clean count|1
clean day|1
clean done|12
clean exclaims|-7
clean life|6
clean money|-9
clean paid|-2
clean past|-1
clean progress|7
clean promises|1
clean refuses|-4
clean thanks|-4
clean time|8
clean urgent|-1
clean wants|-8
clean works|6
end agrees|7
end arrived|-3
end broken|2
end count|3
end fails|5
end life|-3
end money|-2
end nothing|-4
end paid|-2
end progress|-1
end sent|4
end time|3
end wants|-4
end works|2
event|-3
event agrees|-4
event arrived|-1
event asks|-2
event broken|3
event count|6
event day|-3
event done|-6
event exclaims|-5
event fails|-1
event life|-4
event money|-3
event moved|-5
event nothing|3
event paid|6
event past|-7
event person|-1
event progress|-5
event promises|1
event refuses|5
event sent|-5
event thanks|-1
event time|-4
event urgent|-1
event wants|1
event works|-1
fix|-2
fix agrees|-8
fix arrived|-1
fix asks|-8
fix broken|2
fix count|-6
fix day|-8
fix done|1
fix exclaims|1
fix fails|7
fix life|-7
fix money|3
fix moved|3
fix nothing|4
fix paid|5
fix past|9
fix person|-2
fix progress|3
fix promises|-2
fix sent|-2
fix time|3
fix urgent|7
fix wants|-13
fix works|27
named agrees|4
named arrived|3
named asks|3
named broken|10
named day|4
named done|1
named exclaims|-1
named fails|8
named life|-11
named money|3
named moved|7
named nothing|1
named person|-5
named progress|1
named promises|3
named refuses|9
named sent|2
named thanks|-8
named time|5
named urgent|16
named wants|7
named works|1
other|-2
other agrees|1
other arrived|-7
other asks|-4
other broken|4
other day|-1
other done|7
other exclaims|-3
other fails|7
other money|1
other moved|7
other nothing|2
other paid|-6
other past|4
other person|3
other progress|2
other promises|-2
other refuses|-1
other sent|4
other thanks|-4
other urgent|2
other wants|1
other works|4
pay|-3
pay agrees|-7
pay arrived|4
pay asks|2
pay broken|-1
pay count|2
pay day|-8
pay exclaims|3
pay fails|-2
pay life|-5
pay money|19
pay moved|4
pay nothing|-6
pay paid|10
pay past|8
pay progress|7
pay refuses|2
pay sent|3
pay thanks|3
pay time|-2
pay urgent|1
pay wants|6
pay works|-2
people|-3
people agrees|9
people arrived|-3
people asks|6
people broken|-5
people day|10
people exclaims|3
people fails|-4
people life|4
people money|-1
people moved|-3
people nothing|7
people paid|4
people past|-3
people person|12
people progress|-2
people promises|17
people sent|-4
people thanks|-1
people time|-8
people urgent|-1
people wants|3
people works|-5
quote|-3
quote agrees|1
quote arrived|-5
quote asks|-3
quote broken|-5
quote count|6
quote day|-8
quote done|-3
quote exclaims|-2
quote fails|-1
quote life|-6
quote money|6
quote nothing|-1
quote paid|-6
quote past|-1
quote progress|5
quote promises|2
quote refuses|-2
quote sent|3
quote thanks|-1
quote time|9
quote urgent|5
quote wants|7
quote works|-6
sell|4
sell arrived|-4
sell asks|-1
sell broken|-3
sell count|4
sell day|4
sell done|-3
sell fails|-1
sell life|5
sell money|6
sell moved|2
sell nothing|-2
sell paid|5
sell past|2
sell progress|3
sell promises|-1
sell time|6
sell wants|7
sell works|-2
send|-7
send agrees|2
send arrived|7
send asks|-6
send broken|-3
send day|-5
send done|-1
send exclaims|-5
send life|2
send money|4
send moved|7
send nothing|8
send paid|-3
send past|9
send person|1
send progress|-2
send promises|-2
send sent|8
send thanks|2
send time|4
send urgent|2
send wants|3
system|-1
system agrees|-1
system arrived|1
system asks|-7
system broken|-3
system count|-7
system day|2
system done|3
system fails|-1
system life|-5
system money|-1
system moved|-1
system nothing|2
system past|5
system progress|2
system sent|-1
system time|2
system wants|-1
system works|2
test|-5
test agrees|-5
test arrived|2
test asks|-4
test broken|7
test count|4
test day|-6
test done|11
test exclaims|1
test fails|4
test life|-2
test money|-1
test moved|-1
test nothing|5
test paid|-6
test past|-4
test person|-1
test progress|-3
test promises|-10
test refuses|-2
test sent|-1
test thanks|2
test time|-4
test urgent|3
test wants|-5
test works|-5
write|-1
write agrees|-3
write arrived|-15
write asks|2
write broken|3
write count|-2
write day|-1
write done|-1
write exclaims|-4
write life|2
write money|-6
write moved|2
write nothing|1
write paid|-3
write past|-5
write person|-2
write promises|-11
write refuses|-5
write sent|5
write thanks|-4
write time|3
write urgent|2
write wants|3
write works|-4
`;
