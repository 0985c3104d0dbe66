import type { TaskFeature } from './task-features.ts';

/** How much each feature speaks for a task; made by `npm run learn:tasks`, not by hand. */
export const TASK_WEIGHTS: Readonly<Record<TaskFeature, number>> = {
  none: 4.04,
  score: 0.73,
  value: 0.96,
  isWhole: 0.25,
  isOneWord: -0.4,
  isTwoWords: 0.41,
  isManyWords: 1.02,
  ofTitle: 0.18,
  restOfTitle: -1.49,
  isOfDescription: 0.58,
  hasReference: 0.69,
  hasNumber: -0.66,
  hasName: 0.16,
  isTopic: 2.07,
  hasHead: 0.73,
  isHeadAlone: -0.67,
  isOfQualifier: -0.56,
  isOnlyVerb: 0.24,
  useOfOneWord: 1.44,
  shareOfText: 1.88,
  tellsChange: 0.82,
  isOneWordOfChange: -0.44,
  asksAround: -0.66,
  isLongText: 2.78,
  isForeign: 0.85,
  valueOfForeign: -0.42,
  leadOfForeign: 0.15,
  isForeignChange: 0.47,
  isReferring: 0.66,
  isNameOfChange: -0.09,
  isNumberOfChange: 0.61,
  told: 3.71,
  toldOfDescription: 0.11,
  isTold: -0.09,
  isToldTwice: -0.19,
  isToldOften: -0.28,
  isOnlyTold: 1.08,
  shareTold: -2.62,
  isFirst: 0.06,
  isFirstByValue: 0.43,
  isFirstTold: 0.11,
  lead: 0.55,
  leadOfValue: 0.6,
  leadOfTold: 0.62,
};

/** How much each word of a text speaks for that it speaks of none; made by `npm run learn:tasks`, not by hand. */
export const WORDS_OF_NONE = `
0|-2
0$|-7
0's|3
0a|9
0b|-2
0c|-3
0k|-6
0k$|-2
0nd|2
0rd|-3
0rd$|-2
0s|-1
0st|-2
0th|-10
0th$|-4
^0|-25
^0b|-3
^a|11
^agency|-2
^all|-15
^an|4
^anyone|2
^app|1
^apprentice|1
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
^bus|5
^cake|-4
^can|13
^can't|-1
^canteen|3
^car|4
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
^coach|1
^coffee|6
^cold|1
^compressor|-2
^contract|3
^council|-4
^counted|-5
^course|1
^court|2
^crane|2
^customer|9
^customers|-2
^dark|-1
^das|-2
^delivery|1
^der|-5
^did|2
^die|3
^do|-1
^does|2
^dog|2
^door|3
^dr|3
^easter|6
^eight|-2
^el|-3
^electrician|-2
^electricity|2
^eleven|-4
^elm|1
^every|-3
^everybody|-6
^everyone|-2
^exam|-1
^family|2
^fence|-2
^filter|1
^fire|7
^first|1
^five|-2
^flat|-2
^flu|3
^for|-12
^forklift|3
^forty|-2
^found|-9
^four|-6
^frau|-1
^freezer|-1
^from|-3
^fur|-5
^garage|-1
^gate|2
^gloves|-3
^glue|3
^got|-6
^grandma|6
^grant|-3
^guest|2
^gym|4
^had|-3
^half|2
^hall|-2
^happy|4
^has|4
^hay|7
^he|-9
^he's|-4
^heating|1
^her|-5
^his|-6
^hospital|2
^hotel|-1
^i|5
^i've|-1
^ice|3
^if|-3
^il|-1
^im|9
^inspector|-4
^insurance|-5
^insurer|-2
^invoice|8
^is|3
^it|-14
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
^ladder|2
^lady|6
^landlord|-5
^last|2
^left|-3
^legal|-2
^les|-3
^letter|1
^library|1
^licence|3
^lift|2
^light|-1
^line|2
^login|3
^los|-1
^lost|5
^lunch|2
^man|-1
^milk|2
^mill|4
^milo|1
^mr|8
^mrs|8
^ms|-1
^music|2
^my|14
^need|-4
^neighbour|-4
^new|1
^newsletter|-4
^night|7
^nine|-4
^no|-11
^nobody|-9
^number|-2
^oil|3
^old|-2
^on|-5
^one|-1
^only|-3
^order|3
^ordered|2
^our|5
^oven|1
^paid|5
^paint|2
^paper|2
^parents|2
^parking|7
^passport|-2
^people|-5
^permit|-3
^phone|6
^photo|4
^photographer|-1
^photos|3
^piano|-1
^picked|-1
^plumber|-5
^police|-3
^popcorn|3
^poster|-3
^postgres|-1
^price|2
^printer|1
^pump|2
^put|-5
^radio|5
^rain|4
^report|-2
^roof|3
^room|8
^rope|3
^rota|-2
^rye|1
^sand|1
^saturday|2
^saw|3
^school|1
^screen|1
^se|2
^seat|3
^second|-3
^sent|-5
^seven|-4
^she|-7
^she's|-2
^shower|2
^sign|-2
^signed|-1
^six|-4
^smoke|7
^somebody|11
^someone|2
^spoke|-11
^st|2
^started|-4
^still|-4
^studio|4
^summer|3
^table|4
^talked|-6
^tank|6
^tax|2
^taxi|3
^technician|-3
^ten|-2
^thanks|2
^the|1
^theatre|4
^their|-3
^there|3
^there's|1
^they|-16
^they've|-1
^third|-4
^three|-3
^ticket|3
^till|9
^told|-4
^too|-1
^took|-4
^town|-3
^trailer|-1
^training|-1
^truck|7
^twelve|-3
^two|-8
^un|1
^unit|3
^van|1
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
^what|-1
^white|-2
^who|1
^who's|-1
^window|5
^winter|3
^without|-1
^wrote|-3
^x|2
^ya|-3
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
accident|3
account|-1
account$|-5
accounts|2
acid|-1
across|6
act|1
ad|-3
add|-12
added|-4
address|2
after|-11
after$|-2
afternoon|-3
afternoon$|-2
again|-3
again$|7
against|-3
agency|-6
agree|-3
agreed|1
agreed$|2
ahead|-2
aid|14
air|-1
airport|4
aisle|-1
al|-2
alarm|8
all|-4
all$|4
alle|-3
allergen|-1
alles|-5
allowed|4
alone|2
along|-7
already|-5
already$|-5
also|-18
alte|-3
always|5
am|3
among|-3
and|-23
android|6
angebot|-3
anniversary|4
annual|6
another|-11
answer|-4
answer$|-1
answered|-4
anybody|4
anymore|-2
anyone|6
anyone$|1
anything|-3
anything$|-2
anyway|-3
anyway$|-2
apart|-2
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
april|2
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
arrives|5
as|-14
ash|-1
ask|2
asked|1
asking|-1
asks|6
association|2
at|8
ate|4
attached|-3
attached$|-3
au|1
auch|-5
auction|5
audit|3
august|3
august$|2
aunt|1
aus|9
authority|-3
autoclave|-3
autumn|6
autumn$|1
avant|-2
avec|-3
away|-2
awful|4
ayer|-1
b|-8
b0|5
baby|3
back|-13
back$|1
backup|-1
bad|1
badge|4
badges|-4
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
barn|5
barrier|1
bars|3
basement|-4
basin|-1
basket|1
baskets|2
bass|-3
batch|-3
bath|-2
bathroom|13
batteries|8
battery|9
battery$|4
bay|6
be|1
beach|-1
beamer|-7
beams|-1
bear|-3
bearing|-2
because|-8
bed|2
bedroom|-1
beds|-3
been|2
beeps|1
beer|-1
before|-12
before$|3
begin|-1
begins|1
behind|-5
bei|-2
beim|-2
bell|12
bells|2
belongs|-1
below|-7
belt|-5
ben|2
bench|7
bent|-1
bent$|-2
beside|-4
best|5
bestellt|-1
better|-1
between|4
bicycle|1
bien|-1
bien$|1
big|-7
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
birthday|5
birthday$|2
bis|4
biscuits|5
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
blower|-2
blows|-2
blue|4
blunt|3
board|-1
board$|1
boards|-2
boat|-2
boathouse|-1
boats|-2
bolt|-2
book|3
book$|2
booked|-4
booked$|1
booklet|-2
books|1
boot|2
booth|1
boots|2
born|1
borrowed|4
boss|4
both|-5
bottles|1
bottom|-3
bought|9
bounced|-2
bowl|2
box|-5
box$|-4
boxes|3
boy|2
branch|1
branches|-3
brandl|2
brandt|3
brass|3
bread|10
break|-2
breakfast|9
brewery|-3
bride|-4
bridge|5
brigade|1
bring|6
brings|-7
brochure|3
broke|4
broken|9
broken$|5
broker|-1
brother|5
brought|6
brown|-1
bucket|-1
buckets|1
budget|-3
build|5
building|3
built|-1
bulb|-4
bump|-3
burner|-3
buro|3
bus|9
bus$|5
but|-17
butcher|-2
butter|-2
button|-1
buy|8
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
cake$|3
calendar|6
calf|1
calibrated|2
calibration|5
call|14
called|3
called$|-3
calls|-1
came|4
camera|-3
camp|-4
can|-18
can't|-12
canal|-1
cancel|-1
cancelled$|1
candidate|-1
candles|-1
cannot|-1
canteen|13
car|16
car$|-5
caravan|-1
card|7
card$|4
cardboard|-4
cards|8
care|2
caretaker|-1
cargo|1
carpenter|-2
carpet|4
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
centre|4
centrifuge|3
cents|-2
certificate|-1
chain|1
chair|3
chairs|1
chairs$|3
chamber|-1
change|-4
changed$|-1
changes|8
changing|3
chapel|5
chapter|-4
charge|-1
charge$|1
charger|1
charity|1
chart|1
cheapest|-1
check|-3
checked|3
checkout|1
cheese|1
chef|-3
cherry|1
chewed|-1
chez|-2
child|1
children's|2
chimney|-1
chip|1
chipped|1
chips|1
chocolate|-1
chocolates|4
choir|4
christmas|8
christmas$|-1
church|9
church$|4
cinco|-3
cinema|1
city|-5
claim|2
claims|-1
clara|1
class|7
class$|3
classes|-5
clause|-1
clean|-3
clean$|-2
cleaned|4
cleaner|8
cleaners|3
cleaning|4
clear|-2
cleared|-6
clicks|-2
client|3
clients|1
clinic|2
clock|7
close|1
closed|12
closed$|-5
closes|3
closing|2
cloth|-2
clothes|-1
club|12
clubhouse|3
clutch|1
co|-1
coach|1
coaches|-2
coat|-2
code|-3
coffee|13
coffee$|-1
coin|1
coins|3
cold|6
cold$|8
colleague|-3
collected|-2
collecting|-1
collection|4
college|1
colour|-2
colours|-2
come|3
come$|4
comes|-10
comes$|-6
coming|-8
coming$|-2
committee|-2
company|-4
complained|5
complains|5
complete|-3
complete$|-3
compost|1
compressor|-2
computer|-1
concert|2
concrete|-8
conference|7
confirmation|-4
confirmed|-4
confirmed$|-1
container|1
contract|3
contract$|-1
contractor|-3
control|-1
conveyor|2
cook|-1
cool|2
cooler|1
cooling|-1
copied|-3
copies|-1
copper|4
copy|-3
cork|3
corner|1
corner$|3
correct|-3
corrected|-1
corridor|-1
cost|-4
costs|3
costume|1
couch|1
could|-13
couldn't|-1
council|-6
council$|-1
count|-3
counted|-4
counter|-1
counter$|5
county|-1
couple|-1
courier|-7
course|-1
course$|-3
court|2
cover|-3
covered|-4
covers|2
cows|-2
crack|3
cracked|1
cracked$|2
crashes|1
crate|2
crates|1
cream|6
credit|-4
crew|4
cried|-4
crooked|-2
cross|-2
crossing|-2
crown|3
cuatro|1
cubic|-1
cup|1
curtain|3
curtains|2
customer|13
customer's|-1
customers|2
customs|-2
cut|-5
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
das|-1
data|-3
database|-3
date|-6
dates|-4
daughter|5
day|-7
day$|4
days|-8
days$|-8
db|-1
de|7
dead|4
dead$|2
deadline|-8
dear|2
dec|-4
december|-2
decide|-4
decided|-6
deck|1
deep|-2
degrees|1
degrees$|-1
deja|-5
del|-3
delayed|3
deliver|1
delivered|10
delivered$|2
delivers|-2
delivery|1
demain|1
demain$|1
demande|-2
den|-4
dent|-1
dentist|9
deposit|-4
depot|2
depuis|-1
der|-2
desk|7
desk$|4
desks|-2
detector|1
device|-3
dice|-2
did|-11
die|-9
diesel|3
digger|-3
dinner|3
dinner$|2
dirty|-2
discount|4
discs|-2
dishwasher|6
disk|1
display|3
district|-1
do|-11
do$|2
dock|5
doctor|3
doctor's|3
does|1
doesn't|3
dog|20
dog$|1
dogs|-1
doing|-2
dollars|1
domain|1
don't|3
donation|4
done|-3
done$|2
donnerstag|1
door|17
doors|2
dos|-7
double|-9
doubled|3
down|-5
down$|2
downstairs|-4
dozen|2
draft|-5
drauf|-4
draw|-2
drawer$|2
drawing|-5
drei|1
dried|-1
drill|1
drinks|1
drip|-2
drive|-2
driver|2
driver's|-2
drivers|-2
drives|1
driving|8
drone|2
drop|-5
dropped|-4
drops|-10
drove|-3
drum|-2
drums|-6
dry|-7
dry$|-4
dryer|5
drying|-4
du|-2
due|1
dummy|-2
duplicate|-1
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
easter|5
easter$|-1
eat|-2
eats|4
edge|-3
egg|3
eggs|9
eight|-9
eight$|-3
eine|-4
einen|-7
el|-4
election|4
electric|2
electrician|-4
electricity|6
elevator|-2
eleven|-7
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
ends|1
engine|4
engineer|-7
english|1
english$|-2
enough$|2
entrance|5
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
euro|2
euro$|-2
euros|5
euros$|5
even|-9
evening|5
evening$|2
evenings|-3
every|-5
everybody|-2
everybody$|9
everyone|-2
everyone$|3
everything|-10
everything$|1
everywhere|2
everywhere$|3
exam|4
excel|2
except|-11
exchanged|-2
exit|2
expired|1
explained|-2
export|-1
extended|-4
extension|-3
extra|-3
extra$|-1
eye|1
eyes|-3
f|-2
face|-1
factory|-1
failed|-4
fair|3
fait|4
fall|1
falls|-3
falta|-2
faltan|-6
families|-4
family|1
far|-4
farm|8
farmer|-2
fast|2
fat|-1
father|1
faut|-2
fax|4
february|2
fee|2
fee$|-2
fees|4
feet|-2
fehlen|1
fehlt|-2
felix|2
fell|5
felt|-1
fence|5
ferry|1
fertig|-2
festival|5
fetch|-3
fetched|-1
fete|3
fever|4
fibre|1
field|-5
fifteen|-3
fifty|-3
figures|-1
file|-8
file$|-3
filed|-3
files|-2
fill|-1
filled|-5
film|1
filter|-1
filters|-1
fin|-1
final|-5
finally|-7
find|-1
finds|-2
fine|8
fine$|3
finger|1
fingers|-2
finished|8
finished$|3
finn|2
fire|9
firm|-7
first|-11
first$|-4
fish|-1
fishing|2
fits|-1
fitted|-8
fitter|-3
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
flour|8
flowers|12
flu|5
flue|-1
fluid|1
fly|-1
flyers|1
foam|-2
folded|-6
folder|-6
folder$|-6
folks|-2
follow|-4
follow$|-3
follows|-4
follows$|-3
food|4
football|6
for|2
forest|1
forget|-1
forgot|6
fork|3
forklift|4
form|-13
form$|-1
forms|-1
forty|-12
forward|-2
found|-9
fountain|3
four|-9
four$|8
fourteen|-4
fourth|2
foyer|2
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
fridge|11
fridge$|1
from|3
front|3
frost$|4
froze|1
frozen|3
fruit|1
fuel|1
full|-11
full$|-3
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
gave|-9
gear|-1
geht|1
gel|2
general|3
generator|1
gentleman|-1
german|4
gestern|1
get|-7
gets|-7
getting|-3
ghent|-3
gift|2
girl|-7
girls|-6
give|-7
given|-1
gives|-9
glass|2
glasses|15
glove|2
gloves|4
glue|1
go|-5
goes|-8
goggles|3
going|-4
gold|-3
golf|1
gone|-6
gone$|-7
good|-1
good$|4
got|-3
grade|5
grams|1
grandma|5
granny|1
grant|-6
grass|-3
gravel|-1
graz|-2
grease|-3
great$|-1
green|-4
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
guests|-2
guide|3
gut|3
gutters|-1
guy|-10
gym|6
ha|4
hab|-1
haben|-2
hace|1
had|2
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
happy|3
happy$|-5
harbour|3
hard|-1
harp|1
has|-1
hasn't|-4
hat|4
have|-3
haven't|-5
hay|6
he|-8
he'd|-2
he'll|-4
he's|-6
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
hedge|4
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
him|-3
him$|-3
himself|-2
hinge|-2
hip|5
hire|2
his|-5
hit|-4
hold|-11
holds|-5
hole|-4
holes|-3
holiday|9
holiday$|1
holidays$|-1
holm|2
home|10
home$|6
hook|3
hooks|-2
horn|1
horse|5
hose|-1
hospital|3
host|1
hostel|-2
hot|5
hotel|5
hour|2
hour$|-1
hours|-5
house|8
how|-11
hoy|-4
hr|1
huber|2
humidity|-1
hums|1
hundred|-2
hung|-5
hurry|-2
hurt|-2
hurts|-2
hut|2
hydraulic|-1
hygiene|-1
i'll|2
i'm|2
i've|-4
ice|2
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
included|-12
included$|-8
index|-3
ink|2
inside|-7
inside$|-1
inspection|4
inspector|-12
installed|-4
instead|-7
instead$|-5
instrument|-2
insurance|5
insurer|-4
intern|3
internet|4
interpreter|1
interview|2
interviewed|-4
interviews|-3
into|-4
inventory|1
invitations|-3
invited|11
invites|4
invoice|18
iron|-1
is|-2
is$|2
island|-1
isn't|-1
ist|-4
it|-1
it$|3
it's|4
item|-2
its|4
j'ai|-3
jab|-4
jacket|2
jackets|-1
jahr|-2
jam|3
jams|1
january|3
january$|-2
je|2
jemand|3
jetzt|-5
jeudi|1
job|3
join|1
joint|-2
joke|3
jonas|1
jueves|-2
july|3
july$|1
jump|1
june|3
june$|3
junior|3
juniors|1
just|-4
k|-2
kann|1
keep|2
keeps|-3
kept|-6
kessler|2
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
kitchen$|2
kittens|3
km|1
knee|-1
knees|-2
knife|4
know|12
know$|2
knows|-3
kommen|-1
kommt|-4
kw|-2
l|-3
la|3
lab|-2
label|4
labels|-1
lacks|-3
ladder|5
ladies|-2
lads|-1
lady|-12
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
last|-6
last$|-3
late|17
late$|3
later|6
later$|1
laughed|-2
laundry|-1
law|-1
lawn|2
lawyer|-5
le|-5
lead|2
leaks|1
lease|6
leasing|-2
least|-5
leave|7
leaving|4
leeds|-1
leer|-1
left|2
left$|-1
leg|1
legal|-8
legs|-3
lemon|-2
lena|-1
lend|2
lenz|1
leo|3
les|-8
less|-8
lesson|3
let|-10
let's|-5
lets|-4
letter$|-1
letters|-3
leute|-3
level|3
liability|1
library|9
licence|5
lids|-2
lie|-1
liegen|1
lies|-4
life|1
lift|10
light|12
lights|6
like|3
liked|-5
limit|-3
lindqvist|-3
line|1
linen|-4
lines|-3
lining|-1
lisbon|-3
list|-8
list$|-1
lists|-1
litre|-3
little|-16
live|-4
llegan|-3
lo|-4
load|-5
lobby|3
local|3
lock|2
locked|2
locker|5
loft|-2
log|-2
logo|3
logs|-3
lol|3
lol$|3
long|-5
longer|-3
look|3
look$|2
looked|-5
looking|2
looks|-2
loose|6
lorries|-2
lorry|1
los|-11
lose|-3
loses|4
lost|20
lots|-3
lotte|4
lottery|3
loud|4
love|1
loved|3
lovely$|3
low|5
lunch|5
lunch$|3
lundi|2
lunes|-2
lying|-1
lyon|-1
m|-2
m$|1
m0|4
ma|5
machine|8
machine$|1
mad|1
made|-7
magazine|3
mai|-1
mail|-8
mail$|-4
mails|5
main|-3
mais|-2
make|-5
maker|-2
makes|5
making|5
mal|-3
man|-14
man$|1
manana|3
manana$|3
manque|-2
manual|-4
many|-1
map|-3
maps|-2
marathon|1
march|5
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
may|-4
mayor|-2
mayor's|2
me|2
me$|7
meadow|1
measure|2
measured|-8
meat|-1
mechanic|-8
meet|1
meeting|9
meets|1
mehr|-4
mei|-6
members|2
membership|4
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
middle|-7
midnight|-2
migration|-5
milan|2
milk|17
mill|1
million|-1
milo|1
min|1
mind|2
mine|4
minibus|7
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
mistake$|2
mit|2
mix|-2
mixer|5
mm|-2
mobile|3
mode|3
mon|4
monday|2
monday$|5
mondays|-1
money|-12
money$|-4
month|-3
month$|4
monthly|-1
months|-4
months$|-1
moon|2
more|-14
more$|3
morgen|2
morning|-7
morning$|4
mornings|-2
most|-5
mostly|-3
mot|1
moths|-1
motor|-4
mould|2
mouldy|1
move|-5
moved|6
moves|1
mr|5
mrs|5
ms|-8
much|3
much$|2
mug|3
mugs|2
mum|4
museum|3
music|-3
muss|-2
mussen|-2
must|-16
my|23
myself|1
n'a|-1
names|-9
national|-1
ne|-2
nearly|-1
neck|-1
need|-11
needed|-7
needed$|-1
needs|-5
negative|1
neighbour|4
neighbour's|4
neighbours|6
nephew|-1
nest|2
net|5
nets|4
neue|1
never|-8
new|10
new$|-6
news|5
newsletter|4
next|-1
nice|6
nice$|-3
nicely|3
nicht|-7
night|8
night$|-11
nights|-3
nine|-1
nine$|1
nineteen|-3
no|-9
nobody|-17
noch|-15
noche|-2
noise|11
none|1
nord|-1
normal|-1
nos|-1
not|-7
note$|3
notes|-2
nothing|-3
notice|-3
nous|-1
nouveau|-8
november|-1
november$|2
now|-17
now$|2
nueva|-2
number|-4
numbers|-7
numbers$|-1
nur|-6
nurse|1
nursery|2
nut|3
nuts|2
o|-2
o'clock|1
oak|1
oat|6
oben|-1
october|6
october$|-1
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
ok|-9
ok$|-6
old|-14
on|2
on$|-5
once|-1
once$|4
one|-17
one$|6
one's|-2
ones|-15
ones$|6
online|-3
only|-22
onto|-1
open|5
open$|-2
opened|2
opening|6
opens|4
opera|-2
operation|2
or|-10
orange|-3
orchard|2
order|6
ordered|2
ordered$|1
organ|-1
osei|-1
other|-7
others|-3
otherwise|-10
otra|3
oublie|4
our|4
ours|-4
ours$|2
out|-5
out$|5
outing|5
oven|11
over|1
over$|4
overdue|1
overnight|-3
overtime|3
own|4
owner|-2
owners|2
pack|1
packed|2
packs|2
pads|-3
page|-4
page$|-3
pages|-5
paid|3
paid$|-2
paint|1
painted|5
painter|-1
painting|1
pair|-1
pairs|-1
pallet|3
pallets|1
panel|-2
panels|-1
paper|4
paper$|4
papers|-7
par|-4
para|-2
parcel|1
parents|2
parents'|1
parish|-1
park|16
parked|10
parking|25
part|-10
part$|-3
parts|-1
party|10
party$|1
pas|-2
pass|1
passe|3
passed|-2
passes|1
passport|-6
passports|-1
password|4
past|2
pasta|-1
patch|-4
patient|3
patients|-1
pay|-2
pay$|-1
paying|-2
payment|-1
payroll|2
pays|-4
pdf|2
pension|1
people|-19
people$|7
per|-7
percent|-3
percent$|5
permission|-1
permit|-4
person|-2
petersen|2
petrol|3
peut|-7
pharmacy|1
phone|6
phone$|2
phoned|-8
phones|1
photo|8
photo$|-1
photographed|-1
photographer|13
photos|-1
piano|2
pick|-3
picked|-6
picker|-2
picture|-8
pictures|-7
pide|1
piece|-3
pieces|-3
pier|1
pile|-2
pin|-2
pink|-1
pipes|-1
pit|-1
pizza|7
place$|-1
plan|-3
planks|-4
planned|-2
plant|-1
plants|8
plaster|-2
plasters|-2
plastic|-2
plate|-3
platform|-3
play|-2
playground|5
plays|4
pleased|-1
plot|3
plotter|1
pls|-2
plug|-2
plugs|-3
plumber|-3
plus|-5
point|-1
police|-1
policy|-3
polish|1
polished|1
polo|5
pond|2
pool|1
poor|1
popcorn|3
por|-4
port|-3
portable|4
portal|-3
porter|1
portuguese|1
position|-1
post|-5
post$|-4
postcard|3
posted|-1
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
power|-3
pr|-2
practice|3
practised|-2
pram|-2
present|1
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
printing|-2
prints|-3
prio|-1
priority|-2
priority$|-1
private|3
prize|2
probe|-1
production|-1
programme|-2
proof|1
properly|-5
property|5
provider|3
pub|4
publisher|-1
puede|-1
pull|-4
pulled|1
pump$|-3
pupils|-2
push|-5
put|-11
quarry|1
quarter|-2
que|-9
questions|-3
queue|-1
qui|-4
quid|1
quien|-1
quiet|-2
quiz|2
quote|-3
quotes|-3
rabbit|2
race|1
rack|1
racks|-2
radiator|1
radio|11
rain|-3
rain$|-1
rained|1
raise|-1
raised|6
ramp|2
ran|-2
rang|-2
rate|3
rather|-7
raus|-6
raus$|-4
ray|4
reach|-1
reached|-5
read|1
read$|-3
reader|1
reading|6
reads|-4
ready|-3
ready$|3
really|-4
receipts|-3
received|-5
reception|1
reception$|3
receptionist|10
rechnung|-1
recipe|3
record|7
recording|-3
red|2
reference|3
refund|-1
refused|1
refuses|-4
register|-3
registered|-2
registry|-2
rehearsal|5
rejected|-2
remember|1
reminders|-3
remote|3
removal|1
renew|-1
renewed|2
rent|7
rental|-4
rep|2
repair|2
repaired|2
replaced|6
replaced$|6
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
return|4
returned|3
returns|2
review|3
review$|-4
right|-1
right$|2
ring|5
rings|-1
river|-4
road|14
road$|4
robot|5
roll|4
rolled|-3
rolls|2
roof|1
roofer|-2
room|16
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
run|-4
run$|4
running|7
runs|-7
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
same|-3
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
saw|5
say|-6
say$|9
says|-19
says$|3
scale|7
scales|1
scan|-1
scarf|5
schedule|-2
schon|-2
school|17
school$|1
scissors|2
scrap|-2
scratch|-1
scratched|7
screen|1
screens|-2
screwed|-2
screws|-3
scrubbed|-5
se|4
sea|-2
seal|-5
sealed|-1
search|6
season|2
seat|1
seating|-1
seats|-6
sechs|-2
second|-10
seconds|-4
secretary|2
section|1
see|-7
seed|2
seen|2
sees|-1
sell|3
sells|6
seminar|4
send|3
sending|2
sends|1
senora|-1
sensor|-1
sent|1
separate|-3
september$|-1
sera|-5
server|3
service|2
ses|1
sesame|-4
session|-2
set|-6
set$|2
sets|-4
settled|-5
seven|-3
seven$|3
shall|-4
sharp|-1
she|-12
she'd|-4
she'll|-2
she's|-3
shed|6
shed$|1
sheep|-1
sheet|-5
sheets|-2
shelf|-1
shelf$|1
shelves|-6
shift|1
shift$|2
shifts|-1
ship|-3
shirts|2
shoes|5
shop|10
shop$|-1
shops|-3
short|-1
short$|-1
shot|-3
shots|-7
should|-2
shoulder|-2
show|2
show$|1
showed|-3
shower|5
showers|1
shows|2
shut|2
shut$|2
si|-2
sich|1
sick|14
side|-3
sides|-2
sie|-3
sign|-1
sign$|-1
signature|-8
signature$|-1
signatures|-1
signed|-6
signed$|2
signs|-8
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
sister|9
sister's|3
sit|-7
site|-1
sits|-4
six|-12
six$|1
sixteen|-1
sixty|-4
size|7
sizes|-3
sleep|-5
slept|4
slide|2
slides|-3
slip|1
slipped|1
slippery|1
slips|-4
slot|-7
slots|-1
small|-2
smell|-2
smoke|8
smooth|-1
snapped|2
snow|-1
so|-9
so$|-2
soaked|-4
soap|3
socket|-2
sockets|-2
socks|2
sofa|6
soft|-4
software|-3
soir|2
solar|1
sold|16
soldered|-1
solo|-1
some|9
some$|6
somebody|3
someone|6
something|-8
son|-2
song|-3
sont|-3
soon|-4
soon$|-1
sooner|1
sorry|-2
sorted|-2
sorted$|-1
sound|-1
sounds|-5
soup|4
south|1
space|3
spanish|2
spare|-3
speaker|3
speaks|2
split|2
spoke|-12
sponsor|-2
sports|-2
spot|-2
spots|2
spray|-3
spring|2
spring$|-1
square|1
squeaks|2
st|7
stacked|-1
staff|15
stage|-3
stairs|6
stairs$|1
stairwell|2
stall|2
stamp|-6
stamped|-5
stamps|1
stand|-5
standing|1
stands|-7
star|3
stars|1
start|-1
start$|1
started|-8
starting|-2
starts|2
starts$|-2
state|1
statement|-2
station|4
statistics|2
stay|-6
stays|-7
steam|-2
steel|-3
steht|4
step|-3
step$|-1
steps|-1
sticker|-4
stickers|-1
sticks|1
sticky|-1
still|-26
still$|-2
stinks|-1
stock|-1
stole|7
stolen|3
stolen$|1
stone|-5
stones|-1
stood|1
stop|-3
stopped|-1
stops|-1
storage|-4
store|3
store$|2
storm|-1
story|1
stove|2
straight|-4
street|19
strike|1
strings|-2
strip|-2
stripe|-1
stripes|-1
strong|-3
stuck|2
stuck$|1
student|-3
students|-5
studio|4
stuff|-13
stuff$|-1
su|-3
subscription|4
subsidy|-2
sugar|3
suit|4
summer|6
summer$|-2
sun|2
sunday|10
sunday$|8
sundays|-4
supermarket|4
supplier|-5
support|-1
sur|4
surgery|-2
survey|-1
swapped|-4
swapped$|1
swaps|2
sweep|1
swim|1
swimming|3
swing|2
swiss|-3
switch|-2
system|-1
t|-3
table|11
table$|-2
tables|-1
tablet|-1
tags|-4
take|-5
taken|-4
takes|-14
talk|3
talked|-6
tall|-2
taller|-4
tank|6
tap|-1
tape|3
tape$|-1
tastes|1
tasting|4
tax|6
taxi|3
tea|6
teacher|-1
teachers|-1
team|9
tear|2
technician|-10
teeth|-5
tell|4
ten|-3
tender|-2
tennis|1
tent|7
term|4
termin|-1
terms|2
test|3
test$|3
tested|-8
tests|13
text|-5
texts|-2
than|-6
thank|-2
thanks$|-4
that|-2
that$|11
the|-9
theatre|-1
their|-14
theirs|-6
them|-3
them$|2
themselves|2
then|-14
then$|-4
there|-9
there$|2
there's|-2
thermometer|1
thermostat|-1
they|-1
they'd|-1
they'll|-4
they're|-2
they've|-4
thick|-3
thin|-1
thing|-19
thing$|1
things|-4
think|-1
think$|-1
thinks|-5
third|-13
thirty|-4
this|-5
those|-8
though|-3
though$|-2
thought|-5
thousand|-5
thread|-2
three|-9
three$|4
threw|1
through|-10
through$|1
throw|1
thrown|-3
thumb|1
thursday|6
thursday$|-4
thursdays|1
tick|-2
ticket|6
tickets|10
tie|5
tiene|-2
tight|-3
tightened|3
tiles|-3
till|1
time$|1
timer|6
times|-2
times$|1
timetable|3
tin|3
tiny|-2
tips|-1
to|-6
to$|-6
today|3
today$|6
together|-2
toilet|12
toilets|4
told|-2
tom|1
tom's|3
tomasz|-2
tomatoes|3
tomorrow|-2
tomorrow$|-3
toner|9
tonight|3
tonight$|-4
tonnes|-3
tons|-1
too|-15
too$|-1
tooth|5
top|-8
top$|-2
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
trailer|2
train|10
train$|1
trainee|1
training|1
tram|2
transfer|-4
transferred|2
translator|-2
transport|1
traps|-2
travel|2
treasurer|-3
treat|-2
tree|1
trees|2
tres|-2
trial|-9
tried|-6
trim|-3
trip|8
trips|3
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
tuesday|-1
tuesday$|-1
tulips|-1
tuner|1
tunnel|-1
turn|-2
turned|-1
turns|-1
tuv|-2
tv|3
twelve|-7
twenty|-3
twice|-1
twins|6
two|-7
two$|2
typed|-1
tyre|2
tyres|-2
tyres$|-3
u0|2
ultrasound|4
um|2
umbrella|12
un|-2
una|1
und|-11
une|-1
uniform|3
uniforms|2
union|-1
until|1
up|-8
update|1
update$|-2
upgrade|-5
uploaded|-4
ups|1
urgent|-8
urgent$|-2
us|-1
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
vegetarian|1
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
violin|1
visa|-3
visit|8
visitor|6
visitors|2
visits|1
voice|-3
volunteers|4
vom|8
von|4
vote|-1
voucher|-1
wait|-11
wait$|-2
waiting|-11
waits|-5
walk|5
walked|-1
walkers|4
walking|-1
walks|-1
wall|-1
want|3
wanted|-2
wants|1
war|-1
ward|3
warehouse|3
warm|-7
was|7
wash|6
washed|3
washer|-2
washing|6
wasn't|-4
waste|-1
watch|2
water|5
water$|1
way|2
way$|1
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
week|-9
weekend|-9
weekend$|-1
weeks|-7
weeks$|-3
weg|4
wegen|-1
welded|-3
well|2
went|-7
wer|-4
were|3
west|-3
wet|1
wet$|-1
what|-6
wheel|1
wheelchair|-1
wheels|-5
when|-15
where|2
whether|12
which|-2
while|-7
whisper|-1
whistle|-8
white|-4
who|-20
who's|-2
whoever|3
whole|-2
wholesaler|3
whose|5
why|1
wide|-3
wieder|-3
wieder$|1
wife|3
wifi|6
will|-5
wind|2
wind$|5
window|7
window$|-1
windows|-1
windscreen|6
wine|7
winter|8
winter$|1
wiped|-1
wir|-4
wird|2
wire|1
with|-14
without|-7
wobbles|2
woche|1
woman|-6
won|14
wood|1
wooden|-2
wool|3
word|-2
words|1
work|1
worked|-3
works|1
works$|4
workshop|2
worn|-3
worse|-2
would|-3
wrap|2
writes|-2
writing|-6
writing$|-3
written|-5
wrong|1
wrong$|1
wrote|-9
wurde|-2
x|2
xl|2
y|-9
ya|-14
yard|4
year|1
year$|-1
yearly|2
years|-1
years$|-2
yellow|-1
yes|-11
yes$|-2
yesterday|-9
yet|-9
yet$|-3
yoga|3
yoghurt|4
you|7
you$|-4
young|-5
your|12
yours|-1
yourselves|1
yourselves$|1
youth|2
zahlen|4
zone|-2
zoo|1
zu|-3
zum|-1
zur|-3
zwei|1
~agrees|-12
~arrived|-2
~asks|11
~broken|8
~count|-11
~day|-8
~done|-9
~exclaims|2
~fails|-10
~life|12
~money|-5
~moved|-5
~nothing|7
~paid|6
~past|9
~person|-13
~progress|-7
~promises|-6
~refuses|-3
~sent|-10
~thanks|14
~time|-7
~urgent|-12
~wants|-8
~works|-3
`;

/** How much what a title has to do with what a text tells speaks for its task; made likewise. */
export const SIGNS_OF_TASKS = `
apply|-7
apply agrees|12
apply arrived|1
apply asks|2
apply broken|-5
apply count|2
apply day|-6
apply done|-1
apply exclaims|2
apply fails|4
apply life|-9
apply money|-3
apply nothing|2
apply past|-4
apply person|1
apply progress|-2
apply promises|7
apply refuses|-5
apply sent|8
apply thanks|-5
apply time|-5
apply wants|13
apply works|3
appointment|-4
appointment agrees|-2
appointment arrived|-3
appointment asks|1
appointment broken|-4
appointment count|2
appointment day|3
appointment done|-1
appointment exclaims|-3
appointment fails|-2
appointment life|4
appointment money|4
appointment moved|1
appointment nothing|4
appointment paid|-6
appointment past|-8
appointment person|3
appointment progress|1
appointment promises|-2
appointment refuses|9
appointment sent|-12
appointment thanks|1
appointment time|3
appointment urgent|-4
appointment wants|2
appointment works|-3
book|-5
book agrees|7
book arrived|2
book asks|5
book broken|-6
book count|-1
book day|2
book done|-2
book exclaims|7
book fails|-3
book life|2
book moved|1
book nothing|-6
book paid|5
book person|11
book progress|1
book promises|-6
book thanks|-3
book time|1
book urgent|-2
book wants|7
build|-1
build agrees|-1
build asks|-1
build broken|4
build day|-10
build done|4
build exclaims|-4
build fails|-1
build life|-6
build money|-6
build moved|4
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
buy arrived|7
buy asks|3
buy broken|-6
buy count|5
buy day|1
buy done|-10
buy life|-4
buy money|-4
buy moved|4
buy nothing|-6
buy paid|-4
buy past|-5
buy person|-1
buy progress|-2
buy promises|3
buy sent|-4
buy thanks|-3
buy time|-8
buy urgent|-5
buy wants|2
buy works|-10
chase|2
chase agrees|1
chase arrived|2
chase asks|-3
chase broken|-1
chase count|-2
chase day|-9
chase done|2
chase fails|-4
chase life|4
chase money|4
chase moved|3
chase nothing|-1
chase paid|3
chase past|-2
chase progress|2
chase promises|6
chase refuses|-2
chase sent|-1
chase thanks|3
chase time|1
chase urgent|-1
chase wants|13
chase works|-5
clean|-2
clean agrees|-2
clean arrived|-1
clean asks|-1
clean broken|-2
clean count|-1
clean day|1
clean done|10
clean exclaims|-6
clean life|4
clean money|-9
clean paid|-2
clean progress|7
clean promises|1
clean refuses|-4
clean thanks|-4
clean time|8
clean urgent|-1
clean wants|-8
clean works|7
end agrees|7
end arrived|-2
end broken|2
end count|2
end day|-2
end fails|5
end life|-3
end money|-2
end moved|1
end nothing|-4
end paid|-2
end progress|-1
end sent|4
end time|3
end wants|-4
end works|3
event|-4
event agrees|-4
event arrived|-3
event count|6
event day|-3
event done|-5
event exclaims|-5
event fails|-1
event life|-2
event money|-3
event moved|-4
event nothing|2
event paid|7
event past|-7
event person|-1
event progress|-4
event promises|2
event refuses|5
event sent|-5
event thanks|1
event time|-4
event urgent|-1
event wants|2
fix|-3
fix agrees|-8
fix asks|-9
fix broken|2
fix count|-6
fix day|-8
fix done|1
fix fails|7
fix life|-7
fix money|2
fix moved|2
fix nothing|5
fix paid|5
fix past|7
fix person|-2
fix progress|3
fix promises|-3
fix sent|-2
fix time|3
fix urgent|7
fix wants|-13
fix works|27
named agrees|4
named arrived|3
named asks|3
named broken|10
named day|3
named exclaims|-1
named fails|7
named life|-11
named money|3
named moved|7
named nothing|1
named paid|1
named past|-1
named person|-5
named progress|1
named promises|6
named refuses|8
named sent|3
named thanks|-6
named time|5
named urgent|16
named wants|6
named works|1
other|-2
other arrived|-6
other asks|-5
other broken|4
other day|-1
other done|7
other exclaims|-2
other fails|7
other money|2
other moved|6
other nothing|1
other paid|-6
other past|3
other person|3
other progress|3
other promises|-3
other sent|6
other thanks|-4
other time|-1
other urgent|2
other wants|-1
other works|3
pay|-2
pay agrees|-4
pay arrived|2
pay asks|1
pay count|1
pay day|-6
pay exclaims|3
pay fails|-2
pay life|-4
pay money|19
pay moved|4
pay nothing|-6
pay paid|10
pay past|7
pay progress|7
pay promises|-1
pay refuses|2
pay sent|5
pay thanks|5
pay time|-2
pay urgent|1
pay wants|8
pay works|-2
people|-3
people agrees|9
people arrived|-2
people asks|6
people broken|-5
people day|9
people exclaims|3
people fails|-3
people life|4
people moved|-3
people nothing|6
people paid|2
people past|-2
people person|11
people progress|-1
people promises|14
people sent|-4
people thanks|-1
people time|-7
people urgent|-1
people wants|3
people works|-5
quote|-2
quote agrees|1
quote arrived|-4
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
quote promises|1
quote refuses|-1
quote sent|4
quote thanks|-1
quote time|8
quote urgent|5
quote wants|7
quote works|-6
sell|4
sell arrived|-4
sell asks|-2
sell broken|-3
sell count|4
sell day|5
sell done|-4
sell fails|-1
sell life|4
sell money|7
sell moved|2
sell nothing|-2
sell paid|4
sell past|2
sell progress|3
sell promises|-1
sell time|6
sell wants|6
sell works|-2
send|-7
send arrived|8
send asks|-5
send broken|-3
send day|-4
send done|-1
send exclaims|-5
send life|2
send money|2
send moved|7
send nothing|8
send paid|-2
send past|10
send progress|-1
send promises|-1
send refuses|1
send sent|6
send thanks|2
send time|2
send urgent|2
send wants|3
send works|-1
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
system progress|3
system sent|-1
system time|2
system wants|-1
system works|1
test|-5
test agrees|-5
test arrived|1
test asks|-4
test broken|7
test count|6
test day|-5
test done|11
test exclaims|1
test fails|4
test life|-2
test money|-1
test moved|1
test nothing|6
test paid|-6
test past|-4
test person|-1
test progress|-2
test promises|-6
test refuses|-2
test sent|-1
test thanks|2
test time|-4
test urgent|3
test wants|-2
test works|-6
write agrees|-2
write arrived|-15
write asks|1
write broken|3
write count|-3
write day|-2
write done|-4
write exclaims|-4
write money|-6
write moved|2
write nothing|1
write paid|-3
write past|-5
write person|-2
write progress|1
write promises|-10
write refuses|-5
write sent|6
write thanks|-2
write time|5
write urgent|2
write wants|3
write works|-4
`;
