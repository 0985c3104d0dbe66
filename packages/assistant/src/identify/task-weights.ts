import type { TaskFeature } from './task-features.ts';

/** How much each feature speaks for a task; made by `npm run learn:tasks`, not by hand. */
export const TASK_WEIGHTS: Readonly<Record<TaskFeature, number>> = {
  none: 3.88,
  score: 0.7,
  value: 0.92,
  isWhole: 0.25,
  isOneWord: -0.4,
  isTwoWords: 0.44,
  isManyWords: 1.06,
  ofTitle: 0.27,
  restOfTitle: -1.53,
  isOfDescription: 0.66,
  hasReference: 0.68,
  hasNumber: -0.67,
  hasName: 0.07,
  isTopic: 1.93,
  hasHead: 0.69,
  isHeadAlone: -0.63,
  isOfQualifier: -0.57,
  isOnlyVerb: 0.25,
  useOfOneWord: 1.45,
  shareOfText: 1.94,
  tellsChange: 0.83,
  isOneWordOfChange: -0.42,
  asksAround: -0.53,
  isLongText: 2.78,
  isForeign: 0.81,
  valueOfForeign: -0.38,
  leadOfForeign: 0.1,
  isForeignChange: 0.42,
  isReferring: 0.67,
  isNameOfChange: 0.1,
  isNumberOfChange: 0.71,
  told: 3.62,
  toldOfDescription: 0.14,
  isTold: -0.08,
  isToldTwice: -0.16,
  isToldOften: -0.28,
  isOnlyTold: 1.11,
  shareTold: -2.61,
  isFirst: 0.01,
  isFirstByValue: 0.4,
  isFirstTold: 0.13,
  lead: 0.6,
  leadOfValue: 0.63,
  leadOfTold: 0.62,
};

/** How much each word of a text speaks for that it speaks of none; made by `npm run learn:tasks`, not by hand. */
export const WORDS_OF_NONE = `
0|-3
0$|-7
0's|3
0a|10
0b|-2
0c|-3
0k|-6
0k$|-2
0nd|1
0rd|-5
0rd$|-3
0s|-1
0st|-4
0th|-14
0th$|-4
^0|-25
^0b|-3
^a|11
^agency|-2
^all|-14
^an|4
^anyone|3
^app|1
^apprentice|1
^at|-3
^banner|-1
^barn|3
^bathroom|4
^batteries|8
^battery|2
^bei|-3
^big|-1
^bike|-1
^black|-1
^both|-5
^bought|-3
^box|-1
^bus|4
^cake|-3
^can|12
^can't|-1
^canteen|3
^car|5
^caretaker|-3
^carpet|1
^castle|4
^certificate|8
^chain|3
^chapel|-2
^christmas|2
^church|1
^city|-1
^class|11
^coach|1
^coffee|6
^cold|1
^contract|3
^council|-4
^counted|-3
^course|1
^court|2
^crane|2
^customer|10
^customers|-1
^dark|-1
^das|-2
^delivery|1
^der|-5
^did|2
^die|3
^do|-1
^does|2
^dog|1
^door|3
^dr|4
^easter|6
^eight|-2
^el|-3
^electrician|-2
^eleven|-5
^elm|1
^every|-3
^everybody|-6
^everyone|-3
^exam|-2
^family|2
^fence|-2
^filter|1
^fire|7
^first|1
^five|-3
^flat|-3
^flu|3
^for|-12
^forklift|3
^forty|-2
^found|-8
^four|-6
^frau|-1
^freezer|-2
^from|-3
^fur|-4
^garage|-1
^gate|2
^gloves|-2
^glue|3
^got|-8
^grandma|5
^grant|-2
^guest|1
^gym|4
^had|-3
^half|1
^hall|-2
^happy|3
^has|4
^hay|7
^he|-8
^he's|-3
^heating|1
^her|-5
^his|-6
^hospital|2
^hotel|-1
^i|7
^i've|-1
^ice|3
^if|-3
^il|-1
^im|9
^inspector|-4
^insurance|-5
^insurer|-2
^invoice|8
^is|2
^it|-14
^it's|-3
^j'ai|-2
^jonas|2
^june|1
^key|1
^keys|-1
^kitchen|7
^la|6
^lab|-6
^label|2
^ladder|2
^lady|6
^landlord|-5
^last|1
^left|-3
^legal|-2
^les|-3
^library|1
^licence|4
^lift|1
^light|-1
^line|2
^login|3
^los|-1
^lost|5
^lunch|1
^mayor|1
^menu|1
^milk|2
^mill|3
^milo|-1
^mr|8
^mrs|7
^ms|-1
^music|2
^my|14
^need|-4
^new|3
^newsletter|-4
^night|7
^nine|-4
^no|-11
^nobody|-9
^number|-1
^oil|3
^old|-2
^on|-5
^one|-2
^only|-3
^order|2
^ordered|2
^our|5
^oven|1
^paid|5
^paint|2
^paper|2
^parents|3
^parking|6
^passport|-1
^people|-5
^permit|-1
^phone|6
^photo|4
^photographer|-1
^photos|5
^picked|-1
^please|2
^plumber|-5
^police|-3
^poster|-1
^price|2
^printer|1
^pump|1
^put|-6
^radio|5
^rain|4
^report|-3
^roof|2
^room|8
^rope|2
^rota|-2
^rye|1
^sand|1
^saturday|2
^saw|3
^school|1
^screen|1
^se|2
^seat|3
^seating|-1
^second|-3
^sent|-4
^seven|-5
^she|-7
^she's|-2
^shower|2
^sign|-2
^signed|-1
^six|-4
^somebody|11
^someone|1
^spoke|-8
^st|2
^started|-4
^still|-5
^studio|4
^summer|3
^table|4
^talked|-6
^tank|6
^tax|1
^taxi|3
^technician|-3
^ten|-2
^thanks|2
^that|-1
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
^told|-3
^too|-1
^took|-4
^town|-3
^trailer|-1
^training|-1
^truck|6
^twelve|-3
^two|-8
^un|1
^unit|3
^van|2
^vet|-4
^wall|1
^waste|-1
^water|7
^we|-4
^we're|-3
^we've|-5
^website|-1
^wedding|2
^went|-2
^wer|1
^white|-2
^who|1
^who's|-1
^window|5
^winter|3
^without|-2
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
accepted|2
accepts|-2
access|-1
accident|3
account$|-5
accountant|-1
accounts|1
acid|-1
across|4
ad|-3
add|-9
added|-4
address|2
after|-11
after$|-2
afternoon|-3
afternoon$|-2
again|-3
again$|8
against|-3
agency|-5
agree|-3
agreed|1
agreed$|3
ahead|-2
aid|13
air|-1
airport|4
aisle|-2
al|-2
alarm|8
all|-4
all$|5
alle|-3
allergen|-1
alles|-5
allowed|4
alone|2
along|-7
already|-5
already$|-4
also|-15
alte|-3
always|4
am|4
among|-3
an$|-1
and|-23
android|6
angebot|-2
anniversary|4
annual|5
another|-10
answer|-3
answer$|-1
answered|-2
any|1
anybody|5
anymore|-2
anyone|4
anyone$|1
anything|-2
anything$|-2
anyway|-2
anyway$|-1
apart|-1
apologised|-1
app|6
apple|2
application|-3
applied|-1
appointment|2
apprentice|3
approved$|2
april$|-1
aprons|3
archive|-1
are|-5
area|1
aren't|-3
arm|3
around|-1
arrive|2
arrived|10
arrived$|1
arrives|3
as|-12
ash|-1
ask|1
asked|1
asks|7
association|2
at|7
ate|3
attached|-3
attached$|-3
attic|-2
au|1
auch|-5
auction|5
audit|3
auditor|1
auf|-1
august|2
august$|1
aunt|1
aus|9
authority|-3
autumn|6
autumn$|1
avant|-2
avec|-3
away|-2
awful|4
b|-8
b0|5
baby|3
back|-12
back$|1
backup|-2
badge|3
badges|-4
badly|5
bag|6
bags|1
bags$|3
bake|-3
baker|6
bakery|12
balcony|1
bales|1
ball|-1
balls|2
band|2
bank|3
banner|-4
bar|2
barbecue|8
bare|-2
barn|4
barrier|1
bars|3
basel|1
basement|-3
basin|-1
basket|2
baskets|2
bass|-3
batch|-3
bath|-2
bathroom|13
batteries|8
battery|9
battery$|4
bay|7
be|-1
beach|-1
beamer|-7
beams|-1
bear|-3
bearing|-1
because|-9
bed|2
beds|-3
been|1
beeps|2
beer|-1
before|-13
before$|3
begin|-1
behind|-4
bei|-2
beim|-3
bell|6
bells|1
belongs|-1
below|-7
belt|-5
ben|2
bench|7
bent|-1
bent$|-2
beside|-4
best|4
bestellt|-1
better|-1
between|6
bicycle|1
bien|-1
bien$|1
big|-7
bike|15
bikes|6
bill|10
billed|-1
bin|5
binder|-3
bins|1
birds|-2
birth|-5
birthday|4
birthday$|2
bis|4
biscuits|5
bit|-3
bit$|-2
bits|1
black|-6
blade|1
blades|-3
blanket|3
blankets|-1
blew|3
blind|1
blocked|4
blower|-2
blows|-2
blue|4
blunt|3
board|1
board$|2
boards|-2
boat|-2
boathouse|-1
boats|-2
bolt|-2
book|4
book$|2
booked|-5
booklet|-2
boot|2
booth|1
boots|2
born|1
borrowed|4
boss|4
both|-6
bottle|1
bottles|1
bottom|-3
bought|9
bowl|2
box|-4
box$|-4
boxes|2
boy|2
branch|1
branches|-4
brand|1
brandl|2
brandt|3
brass|3
bread|9
break|-2
breakfast|9
brewery|-3
bride|-4
bridge|5
brigade|2
bring|6
brings|-7
brochure|4
broke|4
broken|9
broken$|5
broker|-1
brother|5
brought|6
brown|-1
bucket|-1
buckets|1
budget|-4
build|5
building|3
built|-1
bulb|-4
bump|-2
burner|-3
buro|3
burst|1
bus|10
bus$|5
but|-18
butcher|-2
butter|1
buy|8
buyer|1
c|-4
c'est|-1
cabin|-2
cabinet|6
cable|7
cable$|4
cables|-1
cafe|6
cage|-1
cake|8
cake$|2
calendar|6
calibrated|1
calibration|5
call|14
called|1
called$|-2
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
canteen|14
car|15
car$|-4
caravan|-1
card|6
card$|3
cardboard|-4
cards|9
care|2
caretaker|-2
carpenter|-3
carpet|5
carried|-1
carry|-4
cars|5
cart|-2
carton|-2
case|3
cash|-3
castle|6
cat|15
catalogue|8
caterer|-1
cats|2
cell|-3
cellar|5
cellar$|1
centimetres|-1
centre|4
certificate|-1
chain|1
chair|3
chairs|2
chairs$|3
chamber|-1
change|-4
changed$|-1
changes|7
changing|3
chapel|4
chapter|-4
charge|-1
charge$|1
charger|1
charity|2
chart|1
cheaper|-1
check|-2
checked|4
checkout|1
cheese|1
chef|-3
chez|-2
child|1
children|1
children's|2
chimney|-1
chipped|1
chocolate|-1
chocolates|3
choir|4
christmas|8
christmas$|-1
church|8
church$|4
cinco|-4
cinema|1
city|-5
claim|1
claims|-2
clara|1
class|8
class$|3
classes|-5
clause|-1
clean|-3
clean$|-1
cleaned|4
cleaner|8
cleaners|3
cleaning|5
clear|-2
cleared|-7
clicks|-2
client|3
clients|2
clinic|2
clock|7
close|1
closed|11
closed$|-3
closes|3
closing|2
cloth|-2
clothes|-1
club|9
clubhouse|3
clutch|1
co|-2
coaches|-2
coat|-2
code|-2
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
colour|-2
colours|-2
come|2
come$|3
comes|-10
comes$|-7
coming|-9
coming$|-2
committee|-2
company|-5
complained|5
complains|5
complete|-3
complete$|-3
compressor|-3
computer|-1
con|-1
concert|2
concrete|-7
conference|7
confirmation|-2
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
copper|4
copy|-3
corner|2
corner$|3
correct|-3
cost|-5
costs|2
costume|1
could|-12
couldn't|-1
council|-6
council$|-1
count|-3
counted|-1
counter|-3
counter$|5
county|1
couple|-1
courier|-7
course|2
course$|-2
court|3
cover|-3
covered|-5
covers|2
cows|-2
crack|3
cracked|1
cracked$|2
crashed|-1
crashes|1
crate|2
crates|1
cream|6
credit|-4
crew|4
cried|-4
crooked|-2
cross|-3
crossing|-2
crown|1
cuatro|1
cubic|-1
cup|1
cupboard|1
cupboard$|1
curtain|4
curtains|1
customer|14
customer's|-1
customers|3
customs|-1
cut|-4
cut$|-1
cuts|-3
cutter|1
cylinder|-2
da|-1
dach|-2
damp|-1
dance|1
dans|1
dark|-3
dark$|-2
das|-4
data|-3
database|-3
date|-6
dates|-4
daughter|5
day|-8
day$|4
days|-10
days$|-8
de|6
dead|5
dead$|2
deadline|-9
dear|2
dec|-3
december|-2
decide|-2
decided|-6
deck|1
deep|-2
degrees|1
degrees$|-1
deja|-4
del|-2
delayed|3
deliver|1
delivered|10
delivered$|2
delivers|-2
delivery|1
demande|-2
den|-2
dent|-1
dentist|7
deposit|-4
depot|3
depuis|-1
der|-3
desk|8
desk$|5
desks|-2
detector|1
device|-3
dice|-2
did|-9
die|-8
diesel|2
digger|-3
dinner|3
dinner$|1
dirty|-1
discount|4
discs|-2
dishwasher|9
disk|1
display|3
district|-1
do|-12
do$|3
dock|5
doctor|1
doctor's|3
does|1
doesn't|2
dog|20
dog$|1
dogs|-1
doing|-2
dollars|1
domain|1
don't|3
donation|4
done|-3
done$|3
door|18
dos|-7
double|-9
doubled|3
down|-5
down$|2
downstairs|-2
dozen|2
dr|-2
draft|-3
drain|1
drauf|-4
draw|-2
drawer|1
drawer$|2
drawing|-5
drei|1
dried|-1
drill|1
drinks|2
drip|-2
drive|-1
driver|2
driver's|-2
drivers|-2
drives|1
driving|7
drone|2
drop|-5
dropped|-4
drops|-9
drove|-2
drum|-1
drums|-6
dry|-7
dry$|-5
dryer|5
drying|-3
du|-2
due|1
dummy|-2
durch|-2
during|-1
dusty|-1
e|-4
each|-8
each$|-3
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
ein|2
eine|-1
einen|-4
el|-5
election|5
electric|1
electrician|-4
electricity|5
eleven|-9
eleven$|1
elle|-4
elm|-1
else$|3
emergency|-2
empty|6
empty$|-4
en|-5
encore|-4
end|-2
engine|4
engineer|-6
english|1
english$|-2
enough|-1
enough$|1
entrance|6
entrance$|5
entry|-3
envelopes|-1
error|4
erst|-7
es|4
espresso|-1
est|-1
esta|-5
estan|1
estimate|-1
et|-3
euro|3
euros|7
euros$|2
even|-8
evening|3
evening$|2
evenings|-3
every|-5
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
exit|4
expired|1
explained|-2
export|-1
extended|-6
extension|-4
extra|-2
eye|1
eyes|-3
f|-1
face|-1
factory|-1
failed|-1
fair|4
fait|4
fall|1
falls|-3
falta|-2
faltan|-6
families|-4
family|1
far|-3
farm|8
farmer|-2
fast|2
fat|-1
father|1
faut|-2
fax|4
february|-3
fee|4
fee$|-3
fees|4
feet|-3
fehlen|1
fehlt|-2
felix|2
fell|5
felt|-1
fence|5
ferry|2
fertig|-2
festival|6
fetch|-3
fetched|-1
fete|2
fever|4
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
filled|-3
film|4
filter|-1
fin|-1
final|-5
finally|-8
find|-1
finds|-2
fine|9
fine$|3
finger|1
fingers|-2
finish|1
finished|8
finished$|5
finn|2
fire|9
firm|-7
first|-9
first$|-4
fish|-1
fit|-2
fits|-2
fitted|-7
fitter|-3
fitting|-2
five|-2
five$|3
fix|-3
fixed|7
flag|1
flap|-2
flat|6
flat$|1
flats|-2
flickers|6
flight|3
flights|-1
flood|1
flooded|3
floor|14
floor$|-1
floors|-1
florist|3
flour|9
flowers|13
flu|5
flue|-1
fluid|1
foam|-2
folded|-6
folder|-4
folder$|-4
folks|-2
follow|-4
follow$|-3
follows|-4
follows$|-2
food|4
foot|1
football|6
for|1
forecast|-1
forest|1
forget|-1
forgot|7
forklift|4
form|-11
forms|-1
forty|-12
forward|-3
found|-9
fountain|3
four|-9
four$|7
fourteen|-4
fourth|2
foyer|2
frame|-2
frau|-3
free|-5
free$|2
freezer|5
freitag|6
french|-6
fresh|-6
friday|6
friday$|-2
fridays|3
fridge|11
fridge$|3
from|3
front|3
frost|-1
frost$|4
froze|1
frozen|3
fruit|1
fuel|1
full|-11
fun|8
fund|4
funeral|2
funny|1
fur|2
furnace|-3
furniture|1
furs|-2
fuse|2
g|-1
gala|-3
game|2
gap|-3
garage|1
garden|4
gas|-3
gasket|-3
gate|9
gate$|2
gauge|1
gave|-11
gel|2
general|3
generator|1
gentleman|-1
german|4
gestern|1
get|-6
gets|-7
getting|-2
ghent|-2
gift|2
girl|-7
girls|-6
give|-7
given|-1
gives|-10
glass|1
glasses|15
glove|2
gloves|4
glue|1
go|-6
goes|-9
goggles|1
going|-6
gold|-2
golf|2
gone|-6
gone$|-6
good|-2
good$|3
goods|2
got|-3
grade|5
grandma|4
grant|-4
grass|-2
gravel|-1
graz|-3
grease|-3
great$|-1
green|-6
green$|3
greenhouse|7
greetings|5
grid|-1
grinder|-1
grinding|4
ground|-1
group|7
group$|1
grown|-1
guest|8
guests|-3
guide|4
gut|3
gutters|-1
guy|-8
gym|6
h|-1
ha|3
hab|-1
haben|-3
hace|1
had|3
hail|1
hair|-2
half|-4
halfway|-4
hall|3
hall$|2
hallway|3
han|-1
hand|-5
hand$|-2
handed|-1
handle$|1
handles|-2
hands|-1
hang|-4
hangs|-5
happens|-2
happy|3
happy$|-5
harbour|2
hard|-1
harvest|-1
has|-1
hasn't|-4
hasta|-1
hat|5
have|-2
haven't|-5
hay|5
he|-8
he'd|-2
he'll|-4
he's|-4
head|-1
head$|-2
headmistress|-4
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
helicopter|5
helmet|3
help|5
her|1
her$|-3
here|-2
here$|3
herr|1
herself|-2
heures|3
heute|1
hier|-1
high|-5
hill|-2
him|-2
him$|-4
himself|-3
hinge|-3
hip|5
hire|2
his|-4
hit|-4
hold|-11
holds|-5
hole|-4
holes|-3
holiday|7
holidays$|-1
holm|1
home|9
home$|6
hood|-1
hook|2
hooks|-2
horn|1
horse|5
hose|-1
hospital|4
hostel|-2
hot|5
hotel|6
hour|2
hour$|-1
hours|-4
house|8
how|-9
hoy|-4
hr|1
huber|2
humidity|-1
hums|2
hundred|-2
hung|-5
hurry|-2
hurt|-2
hurts|-2
hut|2
hydraulic|-1
hygiene|-2
i'd|-1
i'll|1
i'm|1
i've|-4
ice|3
idea|2
if|-3
il|-5
ill|-4
ils|-1
im|11
immer|1
import|10
important|-1
importer|-1
in|5
in$|-5
inch|-4
incl|-6
included|-12
included$|-8
index|-3
ines|-2
ink|2
inside|-6
inside$|-1
inspection|4
inspector|-12
installed|-4
instead|-9
instead$|-8
instrument|-2
insurance|5
insurer|-4
intern|3
internet|4
interpreter|1
interview|2
interviewed|-3
interviews|-3
into|-4
inventory|1
invitations|-3
invited|6
invites|4
invoice|18
iron|-1
is|-2
island|-1
isn't|-1
ist|-5
it|-1
it$|3
it's|4
item|-2
its|3
j'ai|-3
jab|-2
jacket|2
jackets|-2
jahr|-2
jam|3
jammed|-1
jams|1
january$|-2
jemand|2
jetzt|-5
jeudi|1
job|3
join|1
joint|-2
joke|3
jonas|2
judge|-1
jueves|-2
july$|-2
jump|1
june$|1
junior|3
juniors|1
just|-1
k|-1
kann|1
keep|2
keeps|-3
kept|-6
kessler|2
kestrel|1
kettle|5
key|3
keys|1
kg|1
kid|3
kids|-3
kids$|2
kilo|3
kilos|-1
kind|-1
kindergarten|5
kiosk|-2
kit|-2
kitchen|16
kitchen$|1
kittens|3
km|1
knee|-1
knees|-2
knife|4
know|12
know$|1
knows|-2
kommen|-1
kommt|-3
l|-2
la|3
lab|-3
label|3
labels|-1
lacks|-3
ladder|5
ladies|-2
lads|-2
lady|-11
lady's|-4
lake|2
lake$|1
lamb|-2
lamp|-3
lamps|-2
land|4
landed|-2
landlord|-2
lane|8
laptop|5
larch|-1
large|-2
las|-6
last|-7
last$|-3
late|16
late$|3
later|5
later$|1
laughed|-2
laundry|1
law|-2
lawn|2
lawyer|-5
le|-5
lead|2
leaf|-1
leaks|1
lease|6
least|-5
leave|6
leaving|4
leeds|-1
leer|-1
left|3
leg|1
legal|-7
legs|-3
lemon|-3
lena|-1
lend|4
lenz|1
leo|3
les|-8
less|-7
lesson|3
let|-10
let's|-6
lets|-4
letter|2
letter$|-2
letters|-3
leute|-3
level|3
liability|2
library|9
licence|5
lids|-3
lie|-1
liegen|1
liegt|1
lies|-2
lift|10
light|11
lights|6
like|3
liked|-4
limit|-2
lindqvist|-2
line|1
linen|-4
lines|-3
lining|-1
lisbon|-3
list|-8
list$|-1
lists|-1
litre|-3
little|-15
live|-4
llegan|-4
lo|-5
load|-5
lobby|3
local|3
lock|2
locked|1
locker|5
loft|-2
log|-2
logo|4
logs|-3
lol|3
lol$|3
long|-5
longer|-4
look|3
look$|2
looked|-5
looking|2
looks|-1
loose|6
lorries|-2
lorry|-1
los|-11
lose|-3
loses|3
lost|21
lots|-3
lotte|4
lottery|2
loud|2
love|1
loved|3
lovely$|3
low|5
lower|1
lunch|3
lunch$|3
lundi|1
lunes|-3
lying|-1
lyon|-1
m|-2
m$|1
ma|5
machine|9
machine$|1
mad|1
made|-7
magazine|3
mai|-1
mail|-6
mail$|-4
mails|5
main|-1
mais|-2
make|-2
maker|-2
makes|5
making|5
mal|-3
man|-14
man$|2
manager|1
manana|2
manana$|2
manque|-2
manual|-4
many|-1
map|-3
maps|-2
marathon|1
march|2
march$|3
marche|-1
mardi|-2
marked|-1
market|11
marketing|5
marks|1
married|1
mas|-1
mast|-1
match|-1
match$|-2
maths|11
matin|-2
mats|2
mattress|2
max|-3
may|-4
may$|1
maybe|-1
mayor|-2
mayor's|2
me|3
me$|7
meadow|1
measure|1
measured|-8
meat|-1
mechanic|-10
meeting|8
mehr|-2
mei|-5
members|2
membership|4
men|-4
menu|1
merchant|1
merged|-3
mess|2
met|-1
metal|-2
meter|4
meters|2
metre|-2
metres|-9
metres$|-2
mi|6
mia|1
middle|-7
midnight|-1
migration|-5
milan|2
milk|15
million|-1
milo|-1
min|3
mind|2
mine|4
minibus|6
ministry|-1
minus|-3
minutes|3
mir|5
mirror|4
miss|-1
missed|2
missing|-5
missing$|-7
mistake$|2
mit|1
mix|-2
mixer|5
mm|-2
mobile|3
mode|3
mon|3
monday|-2
monday$|3
mondays|-2
money|-14
money$|-3
month|-3
month$|3
monthly|-1
months|-4
months$|-1
moon|2
more|-13
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
moved|4
mr|4
mrs|6
ms|-7
much|3
much$|1
mug|3
mugs|2
mum|4
museum|3
music|-4
muss|-2
mussen|-2
must|-17
my|23
myself|1
n'a|-1
name|-1
names|-9
national|-2
ne|-2
nearly|-1
neck|-1
need|-10
needed|-6
needed$|-1
needs|-5
negative|1
neighbour|4
neighbour's|4
neighbours|6
nephew|-1
nest|2
net|5
neue|1
never|-7
new|11
new$|-6
news|4
newsletter|4
next|-3
nice|5
nicely|3
nicht|-7
night|6
night$|-10
nights|-4
nine|-1
nine$|1
nineteen|-4
no|-9
no$|1
nobody|-17
noch|-13
noche|-2
noise|10
none|1
noon|-2
normal|-1
north|-3
nos|-1
not|-7
note$|3
notes|-2
nothing|-4
notice|-3
nous|-1
nouveau|-8
november|-2
november$|2
now|-17
now$|3
nueva|-2
number|-3
numbers|-7
numbers$|-1
nur|-6
nurse|1
nursery|2
nut|3
nuts|2
o'clock|-1
oak|2
oat|6
oben|-1
october|3
october$|-2
of|4
off|-1
off$|2
offer|4
offer$|-1
offered|-4
offers|-6
office|8
office$|-4
officer|-1
oil|1
ok|-8
ok$|-5
old|-14
on$|-4
once$|4
one|-16
one$|7
one's|-2
ones|-15
ones$|5
online|-3
only|-21
onto|-1
open|4
open$|-2
opened|3
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
organ|-2
osei|-1
other|-6
others|-3
otherwise|-10
otra|3
oublie|4
our|4
ours|-5
ours$|2
out|-5
out$|5
outing|4
oven|11
over|1
over$|4
overdue|1
overnight|-3
overtime|3
owe|-1
own|4
owner|-1
owners|2
pack|1
packed|2
packs|1
pads|-2
page|-4
page$|-3
pages|-5
paid|3
paid$|-3
paint|1
painted|5
painter|-1
pair|-1
pairs|-1
pallet|3
pallets|1
panel|-2
panels|-1
paper|4
paper$|4
papers|-6
par|-4
para|-2
parcel|1
parents|2
parents'|1
parish|-1
park|15
parked|8
parking|25
part|-10
part$|-2
parts|-1
party|11
party$|3
pas|-3
pass|1
passe|3
passes|1
passport|-5
passports|-1
password|4
past|2
pasta|-1
patch|-5
patient|3
patients|-1
pay|-2
pay$|-1
paying|-2
payment|-1
payroll|2
pays|-2
pdf|2
pedal|1
pension|1
people|-18
people$|6
per|-8
percent|-3
percent$|4
permission|-1
permit|-2
person|-2
petersen|1
petrol|3
peut|-7
phone|7
phone$|2
phoned|-9
phones|1
photo|8
photo$|-1
photographed|-1
photographer|13
photos|3
piano|3
pick|-5
picked|-4
picker|-2
picks|1
picture|-9
pictures|-7
pide|1
piece|-3
pieces|-4
pier|2
pile|-1
pin|-2
pipes|-1
pit|-1
pizza|7
place$|-1
plan|-3
planks|-4
plant|-1
plants|8
plaster|-2
plasters|-2
plastic|-2
plate|-3
platform|-3
play|-3
played|1
playground|6
plays|2
please|1
please$|1
pleased|-1
plot|3
plotter|2
pls|-3
plug|-2
plugs|-3
plumber|-3
plus|-5
point|-1
police|-1
policy|-5
polish|1
polished|1
polo|5
pond|2
pool|2
poor|1
popcorn|3
por|-5
port|-3
portable|3
porter|1
porto|-1
portuguese|1
post|-5
post$|-4
postcard|3
posted|-2
postgres|1
postman|1
postponed|1
posts|-3
posts$|-1
pot|2
potatoes|8
pounds|3
pour|-9
poured|-4
powder|-1
power|-3
pr|-2
practice|2
practised|-2
pram|-2
present|1
press|1
pressing|-1
pressure|-2
pretzels|3
price|2
price$|-1
prices|3
print|-6
print$|-3
printed|-2
printer|3
printer$|-6
printer's|6
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
projector|1
promised|1
proof|1
properly|-5
property|5
provider|3
pub|4
publisher|-1
puddle|-1
puede|-1
pulled|1
pump|1
pump$|-4
pupils|-2
push|-4
put|-11
quarry|1
quarter|-1
que|-9
questions|-3
queue|-1
qui|-4
quid|1
quien|-1
quiet|-2
quiz|3
quote|-2
quotes|-4
race|1
rack|2
racks|-1
radiator|2
radio|10
rain|-3
rain$|-1
rained|1
raise|-1
raised|6
ramp|2
ran|-2
rang|-2
rate|3
rather|-6
raus|-6
raus$|-4
ray|4
reach|-1
reached|-5
read|2
reader|2
reading|6
reads|-3
ready|-4
ready$|1
really|-4
rear|-1
receipt|1
receipts|-3
received|-4
reception|2
reception$|3
receptionist|10
rechnung|-1
recipe|3
record|7
recording|-3
red|1
reference|3
refund|-1
refused|1
refuses|-4
register|-6
registered|-1
registry|-2
rehearsal|5
rejected|-1
remember|1
reminder|-1
reminders|-2
remote|3
removal|1
renew|-1
renewed|1
rent|4
rental|-4
rented|1
rep|3
repair|2
repaired|2
replaced|6
replaced$|7
replacement|-2
report|-3
reports|-1
request|3
reserve|-4
reserved|-7
reset|5
residents|1
rest|-15
rest$|-5
restaurant|-2
reste|-3
result|-5
results|-7
retired|-6
retires|1
return|5
returned|3
returns|2
review|3
review$|-4
right|-1
right$|2
ring|5
rings|-1
river|-4
road|13
road$|4
robot|5
roll|7
rolled|-3
rolls|2
roof|1
roofer|-2
room|15
room$|-2
rooms|-2
rose|2
roster|-1
rota|-5
rotary|2
rotten|3
round|-4
round$|1
row|-5
rows|-1
rubber|-6
rules|1
run|-4
run$|4
running|7
runs|-7
s|-3
saddle|2
safe$|2
safety|1
sagt|-2
said|-7
salad|3
sale|3
sale$|3
sales|2
salt|2
same|-5
samedi|-2
sample|-3
samples|-7
samstag|4
sand|-2
sat|-5
saturday|4
saturday$|-6
saturdays|-4
sausage|-1
saw|5
say|-4
say$|8
says|-20
says$|4
scale|7
scales|1
scan|-1
scarf|5
schedule|-1
schon|-2
school|17
school$|1
scissors|2
scouts|-1
scrap|-2
scratch|-1
scratched|7
screen|1
screens|-3
screwed|-2
screws|-3
scrubbed|-4
se|3
sea|-3
seal|-4
sealed|-1
search|7
season|2
seat|1
seating|-1
seats|-7
sechs|-2
second|-10
seconds|-4
secretary|2
section|1
see|-8
seed|2
seen|2
sees|-1
sell|3
sells|6
seminar|5
send|3
sends|1
senora|-1
sensor|-1
sent|2
separate|-3
september|-2
september$|-2
server|3
service|2
ses|1
sesame|-4
session|-2
set|-5
set$|1
sets|-4
settled|-5
seven|-3
seven$|2
shall|-4
sharp|-1
she|-13
she'd|-2
she'll|-2
she's|-4
shed|6
shed$|1
sheet|-5
sheets|-2
shelf|-1
shelves|-6
shift|1
shift$|2
shifted|-1
shifts|-1
ship|-3
shirts|2
shoes|5
shop|9
shops|-3
short|-2
short$|-1
shot|-3
shots|-6
should|-2
shoulder|-2
show$|1
showed|-3
shower|6
showers|1
shows|2
shut|1
shut$|2
si|-2
sich|1
sick|13
side|-3
sides|-3
sie|-3
sign|-1
sign$|-1
signature|-8
signature$|-1
signatures|-2
signed|-5
signed$|2
signs|-8
silent|-3
silo|1
silver|-1
sin|-2
since|-7
sind|-9
sing|-2
single|-2
sink|-3
siren|4
sister|8
sister's|3
sit|-7
site|-2
sits|-4
six|-13
six$|1
sixteen|-1
sixty|-4
size|8
sizes|-3
ski|1
sleep|-5
slept|5
slide|2
slip|1
slipped|1
slippery|1
slips|-4
slot|-11
slots|-1
small|-2
smell|-1
smoke|9
smooth|-1
snapped|2
snow|-2
so|-10
so$|-2
soaked|-2
soap|3
socket|-2
sockets|-2
socks|1
sofa|5
soft|-4
software|-3
soir|2
solar|1
sold|17
soldered|-1
solo|-1
some|9
some$|7
somebody|4
someone|6
something|-8
son|2
song|-3
sont|-3
soon|-4
soon$|-1
sooner|1
sorry|-3
sorted|-1
sound|-2
sounds|-5
soup|4
south|2
space|3
spanish|1
spare|-3
speaker|3
speaks|2
split|2
spoke|-10
sponsor|-1
sports|-1
spot|-2
spots|2
spray|-3
spring|2
spring$|-1
square|1
squeaks|1
st|7
stacked|-1
staff|13
stage|-3
stairs|6
stairwell|2
stall|1
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
started|-7
starting|-2
starts|1
starts$|-4
statement|-2
station|3
statistics|2
stay|-6
stays|-7
steam|-2
steel|-3
steht|4
step|-4
step$|-1
steps|-1
sticker|-5
stickers|-1
sticks|1
sticky|1
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
storm|-1
story|1
stove|2
straight|-3
street|16
strike|1
strings|-3
strip|-2
stripe|-1
stripes|-1
strong|-3
stuck|2
stuck$|1
student|-3
students|-5
studio|3
stuff|-10
stuff$|-1
su|-3
subscription|4
subsidy|-3
sugar|3
suit|4
summer|5
summer$|-2
sunday|6
sunday$|8
sundays|-4
supermarket|5
supplier|-5
sur|4
surgery|-2
swapped|-3
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
tables|-1
tablet|-1
tablets|-1
tags|-4
take|-6
taken|-4
takes|-15
talk|4
talked|-6
tall|-3
taller|-4
tank|5
tap|-1
tape|3
tape$|-1
tastes|1
tasting|3
tax|4
taxi|3
tea|6
teacher|-1
teachers|-1
team|9
tear|2
technician|-10
tecnico|-1
teeth|-7
tell|4
ten|-4
ten$|1
tenant|-2
tender|-2
tennis|2
tent|7
term|3
termin|-1
terms|2
terrace|2
test|3
test$|3
tested|-8
tests|12
text|-5
than|-5
thank|1
thanks|1
thanks$|-2
that|-3
that$|10
the|-9
their|-15
theirs|-6
them|-3
them$|2
themselves|2
then|-14
then$|-4
there|-9
there$|1
there's|-3
thermometer|1
thermostat|-1
they|-1
they'd|-1
they'll|-3
they've|-4
thick|-3
thin|-1
thing|-18
thing$|1
things|-4
think|-1
think$|-1
thinks|-4
third|-13
thirty|-4
this|-3
those|-8
though|-4
though$|-2
thought|-5
thousand|-5
thread|-1
three|-9
three$|4
threw|1
through|-9
through$|1
throw|1
thrown|-3
thumb|1
thursday$|-4
thursdays|1
tick|-2
ticket|8
tickets|10
tie|5
tiene|-2
tight|-3
tightened|3
tiles|-2
time|-2
time$|-1
timer|5
times|-3
times$|1
timetable|3
tin|3
tins|-1
tiny|-2
tips|-1
to|-6
to$|-10
today|3
today$|6
together|-2
toilet|12
toilets|4
told|-3
tom|-1
tom's|3
tomasz|-2
tomatoes|3
tomorrow|-4
tomorrow$|-3
toner|9
tonight|3
tonight$|-4
tonnes|-3
tons|-1
too|-15
too$|-3
took|-1
tooth|5
top|-7
top$|-1
tore|1
torn|1
tour|5
tournament|2
tout|-4
towels|3
tower|2
town|3
track|-2
tracking|-6
tractor|4
trade|2
traffic|9
trailer|2
train|11
train$|1
trainee|2
training|1
tram|2
transfer|-4
transferred|-2
transit|-1
translator|-2
traps|-2
travel|2
treat|-2
tree|1
trees|2
tres|-3
trial|-9
tried|-6
trim|-3
trip|8
trips|4
trois|3
trolley|1
trop|-3
trousers|1
truck|2
try|-6
try$|-1
trying|-3
tube|-4
tubes|3
tuesday|-4
tuesday$|-1
tulips|-1
tuner|1
turn|-3
turned|-1
turns|-1
tuv|-2
tv|3
twelve|-7
twenty|-3
twice|-2
twice$|1
twins|5
two|-9
two$|2
typed|-1
tyre|2
tyres|-2
tyres$|-3
u0|3
uber|-1
ultrasound|4
um|2
umbrella|12
un|-2
una|1
und|-12
une|-1
uniform|3
uniforms|1
union|-1
uns|-2
until|-1
up|-8
up$|1
update|1
update$|-2
upgrade|-4
uploaded|-2
urgent|-8
urgent$|-1
us|-2
us$|5
use|12
used|-2
users|3
v0|2
vaccine|2
valid|-2
values|-6
valve|1
van|18
vat|-4
vegan|-1
vegetarian|2
vendor|-1
vendredi|-1
version|-9
very|-1
vests|-1
vet|-2
vez|-1
vicar|-3
viene|-3
vier|-2
village|5
violin|1
visa|-3
visit|6
visitor|5
visitors|2
visits|1
voice|-3
volunteers|4
vom|5
von|4
vote|-1
voucher|-1
wait|-13
wait$|-3
waiting|-10
waits|-5
walk|5
walked|-1
walking|-1
walks|-1
wall|-1
want|3
wanted|-2
wants|1
war|1
ward|4
warehouse|3
warm|-4
was|7
wash|6
washed|4
washer|-2
washing|6
wasn't|-4
waste|-1
watch|2
water|5
water$|1
way|3
we|-7
we'd|5
we'll|-2
we're|-7
we've|-6
wear|1
web|2
wedding|5
wednesday|-7
wednesday$|-6
wednesdays$|1
week|-10
week$|-1
weekend|-8
weekly|-1
weeks|-5
weg|4
wegen|-1
welded|-2
well|2
went|-7
wer|-5
were|5
west|-2
wet|1
wet$|-1
what|-6
wheel|1
wheelchair|-1
wheels|-5
when|-12
where|2
whether|11
which|-1
while|-7
whisper|-1
white|-4
who|-19
who's|-2
whoever|3
whole|-2
wholesaler|3
whose|5
why|-1
wide|-3
wieder|-3
wieder$|1
wife|4
wifi|7
will|-4
wind|3
wind$|5
window|8
window$|1
windows|-2
windscreen|6
wine|7
winter|8
winter$|1
wiped|-1
wir|-5
wird|2
wire|1
with|-14
without|-7
wobbles|2
woche|1
woman|-5
won|10
won't|1
wood|3
wooden|-2
wool|3
word|-2
words|1
work|2
worked|-4
working|-1
works$|2
workshop|3
worn|-3
worse|-2
would|-2
wrap|2
writes|-2
writing|-5
writing$|-3
written|-5
wrong$|1
wrote|-9
wurde|-3
x|4
xl|1
y|-9
ya|-13
yard|2
yard$|1
year$|-1
year's|-1
yearly|2
years|-1
years$|-1
yellow|-1
yes|-11
yes$|-2
yesterday|-8
yesterday$|-1
yet|-8
yet$|-3
yoga|3
yoghurt|4
you|8
you$|-2
young|-5
your|12
yours|-1
yourselves|1
yourselves$|1
youth|2
zahlen|4
zone|-2
zoo|2
zu|-3
zum|-1
zur|-3
~agrees|-12
~arrived|-1
~asks|10
~broken|9
~count|-9
~done|-10
~exclaims|3
~fails|-11
~life|11
~money|-4
~moved|-2
~nothing|6
~paid|6
~past|9
~person|-12
~progress|-6
~promises|-6
~refuses|-2
~sent|-9
~thanks|14
~time|-4
~urgent|-11
~wants|-8
~works|-4
`;

/** How much what a title has to do with what a text tells speaks for its task; made likewise. */
export const SIGNS_OF_TASKS = `
apply|-7
apply agrees|12
apply asks|2
apply broken|-5
apply day|-6
apply exclaims|3
apply fails|4
apply life|-8
apply money|-3
apply moved|-1
apply nothing|1
apply paid|1
apply past|-3
apply person|1
apply progress|-1
apply promises|7
apply refuses|-5
apply sent|7
apply thanks|-5
apply time|-3
apply wants|13
apply works|2
appointment|-3
appointment agrees|-2
appointment arrived|-2
appointment asks|1
appointment broken|-5
appointment done|-1
appointment exclaims|-3
appointment fails|-3
appointment life|4
appointment money|3
appointment moved|2
appointment nothing|3
appointment paid|-6
appointment past|-8
appointment person|3
appointment progress|-3
appointment promises|-1
appointment refuses|8
appointment sent|-12
appointment thanks|1
appointment time|-4
appointment urgent|-5
appointment wants|2
appointment works|-2
book|-4
book agrees|9
book arrived|3
book asks|4
book broken|-6
book count|-1
book day|2
book done|-3
book exclaims|9
book fails|-4
book life|1
book money|1
book moved|1
book nothing|-5
book paid|4
book person|10
book progress|-1
book promises|-7
book refuses|-1
book thanks|-4
book time|-4
book urgent|-1
book wants|7
build agrees|-2
build asks|-1
build broken|3
build count|-3
build day|-8
build done|4
build exclaims|-4
build fails|-1
build life|-6
build money|-3
build moved|4
build nothing|1
build paid|-2
build past|1
build progress|-5
build promises|1
build refuses|2
build sent|1
build thanks|-1
build time|1
build wants|-5
build works|1
buy|-8
buy agrees|-5
buy arrived|8
buy asks|3
buy broken|-6
buy count|6
buy day|3
buy done|-10
buy life|-5
buy money|-5
buy moved|5
buy nothing|-3
buy paid|-7
buy past|-5
buy person|-1
buy progress|-1
buy promises|1
buy sent|-2
buy thanks|-2
buy time|-5
buy urgent|-6
buy wants|2
buy works|-10
chase|1
chase agrees|4
chase arrived|-3
chase asks|-3
chase broken|-1
chase count|-1
chase day|-5
chase done|2
chase fails|-3
chase life|4
chase money|1
chase moved|4
chase nothing|-1
chase paid|3
chase progress|2
chase promises|6
chase refuses|-2
chase sent|-1
chase thanks|3
chase time|-1
chase wants|13
chase works|-5
clean|-2
clean agrees|-3
clean arrived|-3
clean asks|-1
clean broken|-2
clean count|-1
clean day|4
clean done|8
clean exclaims|-6
clean life|5
clean money|-7
clean moved|1
clean nothing|-1
clean paid|-2
clean past|2
clean progress|5
clean promises|-1
clean refuses|-4
clean thanks|-4
clean time|8
clean urgent|-1
clean wants|-8
clean works|7
end|1
end agrees|8
end arrived|-1
end broken|2
end count|-3
end day|-2
end done|-1
end fails|5
end life|-3
end money|-1
end moved|1
end nothing|-5
end paid|-2
end past|1
end progress|-1
end sent|5
end wants|-4
end works|3
event|-3
event agrees|-4
event arrived|-4
event count|5
event day|-2
event done|-6
event exclaims|-5
event fails|-1
event life|-2
event money|-2
event moved|-3
event nothing|-1
event paid|8
event past|-8
event person|-1
event progress|-5
event promises|2
event refuses|5
event sent|-5
event thanks|3
event wants|1
fix|-3
fix agrees|-8
fix asks|-10
fix broken|2
fix count|-6
fix day|-8
fix done|2
fix exclaims|1
fix fails|7
fix life|-7
fix moved|1
fix nothing|4
fix paid|6
fix past|8
fix person|-2
fix progress|1
fix promises|-3
fix refuses|1
fix sent|-2
fix thanks|-1
fix time|6
fix urgent|8
fix wants|-13
fix works|26
named agrees|4
named arrived|2
named asks|3
named broken|10
named count|-2
named day|1
named done|-1
named exclaims|-3
named fails|7
named life|-12
named money|3
named moved|5
named past|-1
named person|-5
named progress|4
named promises|6
named refuses|7
named sent|3
named thanks|-5
named time|-2
named urgent|17
named wants|6
named works|1
other|-2
other agrees|1
other arrived|-4
other asks|-4
other broken|2
other count|1
other done|7
other exclaims|-3
other fails|6
other life|-1
other money|1
other moved|8
other nothing|2
other paid|-4
other past|3
other person|2
other progress|2
other promises|-2
other sent|4
other thanks|-4
other time|-1
other urgent|2
other wants|-1
other works|3
pay|-2
pay agrees|-5
pay arrived|-1
pay asks|1
pay count|1
pay day|-6
pay done|2
pay exclaims|4
pay fails|-1
pay life|-3
pay money|18
pay moved|-2
pay nothing|-4
pay paid|8
pay past|8
pay progress|8
pay promises|1
pay refuses|2
pay sent|5
pay thanks|1
pay time|-1
pay urgent|1
pay wants|8
pay works|-1
people|-2
people agrees|8
people arrived|-1
people asks|7
people broken|-5
people count|-2
people day|8
people exclaims|1
people fails|-3
people life|4
people moved|-2
people nothing|4
people paid|2
people past|-2
people person|12
people progress|-2
people promises|13
people sent|-4
people thanks|-1
people time|-2
people urgent|-1
people wants|3
people works|-4
quote|-1
quote agrees|1
quote arrived|-5
quote asks|-3
quote broken|-6
quote count|4
quote day|-5
quote done|-3
quote exclaims|-2
quote fails|-2
quote life|-5
quote money|7
quote moved|-1
quote paid|-6
quote past|-1
quote progress|5
quote promises|2
quote refuses|-1
quote sent|3
quote thanks|-1
quote time|5
quote urgent|5
quote wants|8
quote works|-6
sell|4
sell arrived|-6
sell asks|-2
sell broken|-3
sell count|4
sell day|6
sell done|-4
sell fails|-1
sell life|4
sell money|6
sell moved|2
sell nothing|-2
sell paid|4
sell past|1
sell progress|3
sell promises|-1
sell wants|6
sell works|-2
send|-6
send arrived|8
send asks|-6
send broken|-4
send count|-2
send day|-7
send done|-1
send exclaims|-4
send fails|1
send life|2
send money|1
send moved|3
send nothing|8
send paid|-2
send past|7
send person|1
send progress|-1
send promises|-2
send sent|4
send thanks|3
send time|-2
send urgent|2
send wants|2
send works|2
system|-1
system agrees|-1
system arrived|1
system asks|-7
system broken|-3
system count|-6
system day|2
system done|3
system fails|-1
system life|-4
system money|-1
system nothing|2
system past|5
system progress|3
system sent|-1
system time|2
system wants|-2
system works|1
test|-4
test agrees|-5
test arrived|3
test asks|-4
test broken|7
test count|3
test day|-6
test done|11
test exclaims|1
test fails|4
test life|-2
test money|-2
test moved|-1
test nothing|6
test paid|-5
test past|-3
test person|-1
test progress|-1
test promises|-5
test refuses|-2
test sent|1
test thanks|2
test time|-6
test urgent|2
test wants|-2
test works|-5
write agrees|-2
write arrived|-15
write asks|1
write broken|4
write count|-4
write day|-4
write done|-4
write exclaims|-4
write life|-1
write money|-4
write moved|2
write nothing|1
write paid|-3
write past|-3
write person|-2
write progress|2
write promises|-9
write refuses|-5
write sent|8
write thanks|-1
write time|5
write urgent|2
write wants|2
write works|-4
`;
