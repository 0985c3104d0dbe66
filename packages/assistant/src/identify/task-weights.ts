import type { TaskFeature } from './task-features.ts';

/** How much each feature speaks for a task; made by `npm run learn:tasks`, not by hand. */
export const TASK_WEIGHTS: Readonly<Record<TaskFeature, number>> = {
  none: 3.95,
  score: 0.72,
  value: 0.96,
  isWhole: 0.22,
  isOneWord: -0.44,
  isTwoWords: 0.39,
  isManyWords: 1.02,
  ofTitle: 0.21,
  restOfTitle: -1.54,
  isOfDescription: 0.63,
  hasReference: 0.69,
  hasNumber: -0.7,
  hasName: 0.09,
  isTopic: 2.03,
  hasHead: 0.71,
  isHeadAlone: -0.64,
  isOfQualifier: -0.57,
  isOnlyVerb: 0.28,
  useOfOneWord: 1.45,
  shareOfText: 1.87,
  tellsChange: 0.82,
  isOneWordOfChange: -0.44,
  asksAround: -0.55,
  isLongText: 2.76,
  isForeign: 0.82,
  valueOfForeign: -0.3,
  leadOfForeign: 0.07,
  isForeignChange: 0.42,
  isReferring: 0.66,
  isNameOfChange: 0.05,
  isNumberOfChange: 0.73,
  told: 3.62,
  toldOfDescription: 0.16,
  isTold: -0.06,
  isToldTwice: -0.16,
  isToldOften: -0.26,
  isOnlyTold: 1.11,
  shareTold: -2.66,
  isFirst: 0.01,
  isFirstByValue: 0.4,
  isFirstTold: 0.13,
  lead: 0.59,
  leadOfValue: 0.63,
  leadOfTold: 0.6,
};

/** How much each word of a text speaks for that it speaks of none; made by `npm run learn:tasks`, not by hand. */
export const WORDS_OF_NONE = `
0|-2
0$|-8
0's|3
0a|9
0b|-2
0c|-3
0k|-6
0k$|-2
0nd|2
0rd|-4
0rd$|-2
0s|-1
0st|-2
0th|-10
0th$|-3
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
^can|12
^can't|-1
^canteen|3
^car|5
^card|1
^caretaker|-2
^carpet|1
^castle|3
^certificate|8
^chain|3
^chapel|-1
^choir|1
^christmas|3
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
^customers|-2
^customs|1
^dark|-1
^das|-1
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
^eleven|-5
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
^got|-7
^grandma|5
^grant|-1
^guest|1
^gym|4
^had|-3
^half|2
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
^i|6
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
^it|-15
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
^last|2
^left|-3
^legal|-2
^les|-3
^letter|1
^library|1
^licence|3
^lift|1
^light|-1
^line|2
^login|3
^los|-1
^lost|5
^lunch|1
^milk|2
^mill|3
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
^one|-1
^only|-3
^order|2
^ordered|2
^our|5
^oven|1
^paid|5
^paint|2
^paper|2
^parents|2
^parking|6
^people|-5
^permit|-3
^phone|6
^photo|4
^photographer|-1
^photos|5
^piano|-1
^picked|-1
^please|1
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
^saw|2
^school|1
^screen|1
^se|2
^seat|2
^second|-3
^sent|-4
^seven|-4
^she|-6
^she's|-2
^shower|2
^sign|-2
^signed|-1
^six|-4
^smoke|7
^snow|-1
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
^tax|2
^taxi|3
^technician|-3
^ten|-2
^thanks|2
^that|-1
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
^told|-3
^too|-1
^took|-3
^town|-3
^training|-1
^truck|6
^twelve|-3
^two|-8
^un|1
^unit|3
^van|1
^vet|-4
^wall|1
^waste|-1
^water|7
^we|-4
^we're|-4
^we've|-4
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
accepted|1
accepts|-2
access|-1
accident|3
account$|-5
accounts|1
acid|-1
across|4
act|1
ad|-3
add|-11
added|-4
address|2
after|-11
after$|-2
afternoon|-3
afternoon$|-2
again|-4
again$|8
against|-3
agency|-6
agree|-3
agreed|1
agreed$|3
ahead|-2
aid|13
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
allowed|5
alone|2
along|-7
already|-5
already$|-5
also|-16
alte|-3
always|4
am|4
among|-3
an$|-1
and|-23
android|6
angebot|-2
anniversary|4
annual|6
another|-11
answer|-3
answer$|-1
answered|-3
anybody|5
anymore|-2
anyone|5
anyone$|1
anything|-3
anything$|-2
anyway|-3
anyway$|-2
apart|-1
apologised|-1
app|6
apple|2
application|-3
applied|-1
appointment|4
apprentice|3
approved$|2
april|2
april$|-1
aprons|2
archive|-2
are|-5
area|1
aren't|-3
arm|3
around|-1
arrive|2
arrived|9
arrived$|1
arrives|4
as|-13
ash|-1
ask|1
asked|1
asking|-1
asks|6
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
auf|-1
august|3
august$|2
aunt|1
aus|8
authority|-3
autoclave|-2
autumn|6
autumn$|1
avant|-2
avec|-3
away|-2
awful|4
b|-7
b0|5
baby|3
back|-12
back$|1
backup|-2
bad|1
badge|3
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
band|2
bank|4
banner|-4
bar|2
barbecue|8
bare|-2
barn|5
barrier|1
bars|3
basel|1
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
beach|-1
beamer|-7
beams|-1
bear|-3
bearing|-2
because|-9
bed|2
beds|-3
been|1
beeps|1
beer|-1
before|-13
before$|3
begin|-1
begins|1
behind|-5
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
bigger|-1
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
bitte|-1
black|-6
blades|-3
blanket|3
blankets|-1
blew|3
blind|1
blocked|4
blocked$|-1
blower|-2
blows|-2
blue|4
blunt|3
board|-1
boards|-2
boat|-2
boathouse|-1
boats|-2
bolt|-2
book|4
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
bottle|1
bottles|1
bottom|-3
bought|9
bounced|-2
bowl|2
box|-5
box$|-4
boxes|2
boy|2
branch|1
branches|-3
brandl|2
brandt|3
brass|3
bread|8
break|-2
breakfast|9
brewery|-3
bride|-4
bridge|5
brigade|1
bring|6
brings|-7
brochure|4
broke|4
broken|8
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
bump|-2
burner|-3
buro|3
bus|9
bus$|5
but|-19
butcher|-2
butter|1
buy|8
c|-4
c$|-1
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
calibrated|2
calibration|5
call|14
called|1
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
candles|-2
cannot|-1
canteen|13
car|16
car$|-4
caravan|-1
card|6
card$|4
cardboard|-4
cards|10
care|2
caretaker|-1
cargo|1
carpenter|-2
carpet|4
carried|-1
carry|-4
cars|5
cart|-2
carton|-2
case|3
cash|-3
castle|5
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
chairs|1
chairs$|3
chamber|-1
change|-4
changed|-1
changed$|-1
changes|7
changing|3
chapel|5
chapter|-4
charge|-1
charge$|1
charger|1
charity|1
chart|1
check|-3
checked|3
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
cleaner|7
cleaners|3
cleaning|5
clear|-2
cleared|-7
clicks|-2
client|2
clients|2
clinic|2
clock|7
close|1
closed|12
closed$|-4
closes|4
closing|2
cloth|-2
clothes|-1
club|9
clubhouse|3
clutch|1
cm|-1
co|-2
coach|1
coaches|-2
coat|-2
code|-2
coffee|12
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
come|3
come$|4
comes|-9
comes$|-5
coming|-8
coming$|-2
committee|-2
company|-5
complained|5
complains|5
complete|-3
complete$|-3
compressor|-4
computer|-1
con|-1
concert|3
concrete|-7
conference|7
confirmation|-2
confirmed|-4
confirmed$|-1
container|2
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
corrected|-1
corridor|-1
cost|-5
costs|2
costume|1
could|-12
couldn't|-1
council|-5
council$|-1
count|-3
counted|-1
counter|-3
counter$|5
county|-1
couple|-1
courier|-7
course$|-2
court|2
cover|-4
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
cried|-5
crooked|-2
cross|-2
crossing|-2
crown|1
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
cuts|-3
cutter|1
cylinder|-2
da|-1
dach|-2
dad|1
damp|-2
dance|1
dans|1
dark|-3
dark$|-2
das|-3
data|-3
database|-3
date|-6
dates|-4
daughter|4
day|-7
day$|3
days|-9
days$|-8
db|-1
de|6
dead|4
dead$|2
deadline|-8
dear|2
dec|-4
december|-1
decide|-2
decided|-6
deck|1
deep|-2
degrees$|-1
deja|-5
del|-2
delayed|3
deliver|1
delivered|9
delivered$|2
delivers|-2
delivery|1
demain|1
demain$|1
demande|-2
den|-2
dent|-1
dentist|9
deposit|-4
depot|2
depuis|-1
der|-3
desk|8
desk$|5
desks|-2
detector|1
device|-3
dice|-2
did|-11
die|-9
diesel|3
digger|-3
dinner|3
dinner$|1
dirty|-1
discount|3
discs|-2
dishwasher|8
disk|1
display|3
district|-1
do|-12
do$|2
dock|5
doctor|1
doctor's|3
doesn't|2
dog|20
dog$|1
dogs|-1
doing|-2
dollars|2
domain|1
don't|3
donation|4
done|-3
done$|3
donnerstag|1
door|18
doors|1
dos|-7
double|-9
doubled|3
down|-6
down$|2
downstairs|-2
dozen|2
dr|-1
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
drive|-2
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
drum|-2
drums|-6
dry|-7
dry$|-4
dryer|4
drying|-3
du|-2
due|1
dummy|-2
durch|-2
during|-1
dusty|-1
dutch|-1
e|-4
each|-7
each$|-3
ear|2
earlier|1
earlier$|-1
early|1
early$|2
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
einen|-5
el|-4
election|5
electric|1
electrician|-4
electricity|5
eleven|-8
eleven$|2
elle|-4
elm|-1
else$|3
emergency|-2
emil|1
emptied|-1
empty|6
empty$|-4
en|-5
encore|-4
end|-2
ends|1
engine|4
engineer|-6
english|1
english$|-2
enough$|2
entrance|6
entrance$|5
entry|-3
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
euros|6
euros$|2
even|-9
evening|5
evening$|2
evenings|-3
every|-5
everybody|-2
everybody$|9
everyone|-2
everyone$|3
everything|-9
everything$|1
everywhere|2
everywhere$|3
exam|3
excel|2
except|-11
exchanged|-2
exercise|1
exit|4
expired|1
explained|-2
export|-1
extended|-4
extension|-3
extra|-2
eye|1
eyes|-3
f|-2
face|-1
factory|-1
failed|-1
fair|3
fait|4
fall|1
falls|-3
falta|-2
faltan|-6
families|-4
family|1
fan|-1
far|-3
farm|8
farmer|-2
fast|2
fat|-1
father|1
faut|-2
fax|4
february|-2
fee|3
fee$|-3
fees|4
feet|-3
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
fifty|-2
figures|-1
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
fine|7
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
first$|-5
fish|-1
fit|-2
fits|-2
fitted|-7
fitter|-3
fitting|-2
five|-1
five$|3
fix|-4
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
folder$|-5
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
form|-13
forms|-1
forty|-12
forward|-2
found|-9
fountain|3
four|-8
four$|7
fourteen|-4
fourth|2
foyer|2
frame|-2
frau|-3
free|-4
free$|5
freezer|5
freitag|7
french|-5
fresh|-5
friday|10
friday$|-1
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
full$|-1
fun|7
fund|4
funeral|2
fur|2
furnace|-3
furniture|1
furs|-2
fuse|2
g|-2
gala|-3
game|3
gap|-3
garage|1
garden|4
gas|-3
gasket|-3
gate|9
gate$|2
gauge|1
gave|-9
gel|2
general|3
generator|1
gentleman|-1
german|4
gestern|1
get|-6
gets|-6
getting|-4
ghent|-3
gift|2
girl|-8
girls|-6
give|-7
given|-1
gives|-10
glass|1
glasses|15
glove|2
gloves|4
glue|1
go|-4
go$|-1
goes|-8
goggles|1
going|-5
gold|-3
golf|1
gone|-6
gone$|-6
good|-2
good$|3
goods|2
got|-3
grade|5
grams|1
grandma|4
granny|1
grant|-5
grass|-3
gravel|-1
graz|-2
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
group|8
group$|1
grown|-1
guest|8
guests|-2
guide|3
gut|3
gutters|-1
guy|-8
gym|6
h|-1
ha|4
hab|-1
haben|-2
hace|1
had|3
hail|1
hair|-2
half$|-1
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
happy|2
happy$|-5
harbour|2
hard|-1
harvest|-1
has|-1
hasn't|-4
hat|5
have|-1
haven't|-5
hay|5
he|-8
he'd|-2
he'll|-3
he's|-5
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
help|4
her$|-2
here|-2
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
himself|-3
hinge|-3
hip|6
hire|2
his|-5
hit|-4
hold|-11
holds|-5
hole|-4
holes|-3
holiday|8
holiday$|1
holidays$|-1
holm|2
home|9
home$|6
hook|2
hooks|-2
horn|1
horse|5
hose|-1
hospital|4
hostel|-2
hot|5
hotel|5
hour|2
hour$|-1
hours|-4
house|8
how|-10
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
i'll|1
i'm|1
i've|-4
ice|3
idea|2
if|-2
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
instead|-6
instead$|-5
instrument|-2
insurance|5
insurer|-4
intern|3
internet|3
interpreter|1
interview|2
interviewed|-4
interviews|-3
into|-4
inventory|1
invitations|-3
invited|7
invites|4
invoice|18
iron|-1
is|-2
is$|2
island|-1
ist|-6
it|-1
it$|3
it's|5
item|-2
its|4
j'ai|-3
jab|-2
jacket|2
jackets|-1
jahr|-2
jam|3
jams|1
january|2
january$|-1
je|1
jemand|2
jetzt|-5
jeudi|1
job|3
join|1
joint|-2
joke|3
jonas|2
jueves|-2
july|2
july$|-1
jump|1
june|3
june$|3
junior|3
juniors|1
just|-1
k|-2
kann|1
keep|2
keeps|-3
kept|-6
kessler|1
kestrel|1
kettle|5
key|3
kg|1
kid|3
kids|-3
kids$|2
kilo|3
kilos|-1
kim|1
kind|-1
kindergarten|5
kiosk|-2
kit|-2
kitchen|15
kitchen$|1
kittens|3
km|1
knee|-1
knees|-2
knife|4
know|11
know$|2
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
landed|-1
landlord|-2
lane|8
laptop|5
larch|-1
large|-2
las|-6
lasagne|3
last|-6
last$|-3
late|16
late$|3
later|6
later$|1
laughed|-2
laundry|1
law|-2
lawn|2
lawyer|-5
le|-4
lead|2
leaks|1
lease|6
least|-5
leave|7
leaving|4
leeds|-1
leer|-1
left|4
legal|-7
legs|-3
lemon|-3
lena|-1
lend|3
lenz|1
leo|3
les|-9
less|-7
lesson|3
let|-10
let's|-5
lets|-4
letter|1
letter$|-1
letters|-3
leute|-3
level|3
liability|2
library|9
library$|-1
licence|5
lids|-2
lie|-1
liegen|1
liegt|1
lies|-2
life|1
lift|10
light|12
lights|6
like|3
liked|-4
limit|-2
lindqvist|-3
line|1
linen|-4
lines|-3
lining|-2
lisbon|-3
list|-8
list$|-1
lists|-1
litre|-3
little|-16
live|-4
llegan|-3
lo|-5
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
long|-6
longer|-3
look|3
look$|2
looked|-5
looking|2
looks|-1
loose|5
lorries|-2
lorry|-1
los|-11
lose|-3
loses|4
lost|20
lots|-3
lotte|4
lottery|2
loud|2
love|1
loved|3
lovely|-1
lovely$|2
low|5
lower|1
lunch|5
lunch$|3
lundi|2
lunes|-2
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
mai|-2
mail|-8
mail$|-4
mails|5
main|-1
mais|-3
make|-2
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
marathon|1
march|5
march$|4
marche|-2
mardi|-2
marked|-1
market|11
marketing|5
marks|1
married|1
marta|-1
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
mehr|-2
mei|-5
members|2
membership|4
men|-4
merchant|1
merged|-3
mess|2
met|-1
metal|-2
meter|3
meters|2
metre|-2
metres|-9
metres$|-2
mi|6
middle|-7
midnight|-2
migration|-6
milan|2
milk|15
mill|1
million|-1
min|2
mind|2
mine|4
minibus|6
ministry|-1
minus|-3
minute|-1
minutes|3
mir|5
mirror|4
miss|-1
missed|3
missing|-5
missing$|-6
mistake$|2
mit|1
mix|-1
mixer|5
mm|-2
mobile|3
mode|3
mon|4
monday|2
monday$|4
mondays|-1
money|-15
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
morning|-6
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
music|-4
muss|-2
mussen|-2
must|-16
my|21
myself|1
n'a|-1
name|-1
names|-9
national|-2
ne|-2
nearly|-1
neck|-1
need|-10
needed|-5
needed$|-1
needs|-4
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
news|5
newsletter|5
next|-2
nice|5
nice$|-3
nicely|3
nicht|-7
night|7
night$|-10
nights|-4
nine|-1
nine$|1
nineteen|-3
no|-9
no$|1
nobody|-17
noch|-14
noche|-2
noise|10
none|1
noon$|1
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
november|-1
november$|2
now|-17
now$|4
nueva|-2
number|-4
numbers|-7
numbers$|-1
nur|-6
nurse|1
nursery|2
nut|3
nuts|2
o'clock|1
oak|2
oat|6
oben|-1
october|5
october$|-1
of|5
off|-2
off$|2
offer|3
offer$|-1
offered|-4
offers|-5
office|9
office$|-5
officer|-1
oil|1
ok|-9
ok$|-6
old|-14
on|1
on$|-3
once|-1
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
opening|5
opens|4
opera|-2
operation|2
or|-9
orange|-3
orchard|3
order|5
order$|-1
ordered|3
ordered$|1
organ|-1
osei|-1
other|-7
others|-3
otherwise|-10
otra|3
oublie|4
our|4
ours|-5
ours$|2
out|-5
out$|4
outing|5
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
parents|3
parents'|1
parish|-1
park|14
parked|8
parking|24
part|-10
part$|-3
parts|-1
party|11
party$|3
pas|-2
pass|1
passe|3
passed|-1
passes|1
passport|-5
passports|-1
password|4
past|1
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
people|-17
people$|6
per|-7
percent|-3
percent$|5
permission|-1
permit|-4
person|-2
petersen|2
petrol|3
peut|-7
phone|7
phone$|2
phoned|-8
phones|1
photo|7
photo$|-1
photographed|-1
photographer|13
photos|2
piano|3
pick|-5
picked|-5
picker|-2
picks|1
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
plant|-1
plants|8
plaster|-2
plasters|-2
plastic|-2
plate|-3
platform|-3
play|-2
playground|5
plays|3
please|1
pleased|-1
plot|3
plotter|1
pls|-3
plug|-2
plugs|-3
plumber|-3
plus|-6
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
por|-5
port|-3
portable|4
portal|-1
porter|1
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
press|1
pressing|-1
pressure|-2
pretzels|3
price|2
price$|-1
prices|3
print|-6
print$|-3
printed|-3
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
proof|1
properly|-5
property|5
provider|3
pub|4
publisher|-1
puddle|-1
puede|-1
pulled|2
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
quote|-2
quotes|-3
rabbit|1
rack|1
racks|-1
radiator|2
radio|10
rain|-3
rain$|-1
rained|1
raise|-1
raised|7
ramp|2
ran|-1
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
reads|-4
ready|-5
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
reference|3
refund|-1
refused|1
refuses|-4
register|-4
registered|-1
registry|-2
rehearsal|5
rejected|-2
remember|1
reminders|-3
remote|3
removal|1
renew|-1
renewed|2
rent|4
rental|-5
rented|1
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
reset|6
residents|1
rest|-15
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
river|-3
road|14
road$|4
robot|5
roll|7
rolled|-3
rolls|2
roofer|-2
room|16
room$|-3
rooms|-1
rose|2
roster|-1
rota|-5
rotary|2
rotten|3
round|-4
round$|1
row|-5
rubber|-7
rules|1
run|-4
run$|4
running|7
runs|-7
s|-4
saddle|2
safe$|2
safety|1
sagt|-2
said|-7
salad|3
sale|2
sale$|3
sales|3
salt|2
same|-5
samedi|-1
sample|-3
samples|-6
samstag|4
sand|-1
sandwich|3
sat|-3
saturday|7
saturday$|-5
saturdays|-4
sausage|-1
saw|4
say|-5
say$|9
says|-19
says$|4
scale|7
scales|1
scan|-1
scarf|4
schedule|-1
schon|-2
school|17
school$|1
scissors|2
scrap|-2
scratch|-1
scratched|6
screen|1
screens|-2
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
seats|-6
sechs|-2
second|-11
seconds|-3
secretary|2
section|1
see|-8
seed|2
seen|2
sees|-1
sell|3
sells|6
seminar|4
send|3
sends|1
senora|-1
sensor|-1
sent|2
separate|-3
september$|-1
server|4
service|2
ses|1
sesame|-4
session|-2
set|-5
set$|1
sets|-4
settled|-5
seven|-2
seven$|3
shall|-4
sharp|-1
she|-12
she'd|-2
she'll|-2
she's|-4
shed|6
shed$|1
sheep|-1
sheet|-5
sheets|-2
shelf|-1
shelf$|1
shelves|-7
shift|1
shift$|2
shifted|-1
shifts|-1
ship|-3
shirts|1
shoes|5
shop|9
shop$|-1
shops|-3
short|-1
short$|-1
shot|-3
shots|-5
should|-2
shoulder|-2
show$|1
showed|-3
shower|5
showers|1
shows|2
shut|1
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
signed|-5
signed$|2
signs|-9
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
site|-1
sits|-4
six|-12
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
slips|-4
slot|-7
slots|-1
small|-2
smell|-1
smoke|8
smooth|-1
snapped|2
snow|-2
so|-9
so$|-2
soaked|-2
soap|3
socket|-2
sockets|-2
socks|2
sofa|5
soft|-4
software|-3
soir|2
solar|1
sold|16
soldered|-1
solo|-1
some|9
some$|6
somebody|4
someone|5
something|-8
son|1
song|-3
sont|-3
soon|-4
soon$|-1
sooner|1
sorry|-2
sorted|-1
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
split|1
spoke|-9
sponsor|-2
sports|-2
spot|-2
spots|2
spray|-3
spring|1
spring$|-1
square|1
squeaks|1
st|7
stacked|-1
staff|13
stage|-3
stairs|6
stairs$|1
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
starts|4
starts$|-3
state|1
statement|-2
station|3
statistics|2
stay|-6
stays|-7
steam|-2
steel|-3
steht|4
step|-3
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
stock$|-1
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
street|17
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
studio|4
stuff|-10
stuff$|-1
su|-3
subscription|4
subsidy|-2
sugar|3
suit|4
summer|6
summer$|-2
sun|1
sunday|10
sunday$|9
sundays|-4
supermarket|4
supplier|-5
sur|3
surgery|-2
survey|-1
swapped|-4
swapped$|1
swaps|2
sweep|1
swim|1
swimming|4
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
take|-5
taken|-4
takes|-14
talk|4
talked|-6
tall|-2
taller|-4
tank|5
tap|-1
tape|2
tape$|-1
tastes|1
tasting|3
tax|6
taxi|3
tea|6
teacher|-1
teachers|-1
team|8
tear|2
technician|-9
tecnico|-1
teeth|-5
tell|3
ten|-3
tender|-2
tennis|2
tent|7
term|4
termin|-1
terms|2
terrace|2
test|4
test$|2
tested|-8
tests|13
text|-5
than|-6
thank|1
thanks$|-4
that|-2
that$|10
the|-9
theatre|-1
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
they'll|-4
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
though|-3
though$|-2
thought|-5
thousand|-5
thread|-1
three|-8
three$|4
threw|1
through|-10
through$|1
throw|1
thrown|-3
thumb|1
thursday|4
thursday$|-3
thursdays|1
tick|-2
ticket|8
tickets|10
tie|5
tiene|-2
tight|-3
tightened|3
tiles|-3
till|1
time|-2
time$|-1
timer|6
times|-2
times$|1
timetable|3
tin|3
tiny|-2
tips|-2
to|-6
to$|-7
today|2
today$|5
together|-2
toilet|12
toilets|4
told|-4
tom|1
tom's|3
tomasz|-2
tomatoes|3
tomorrow|-2
tomorrow$|-3
toner|9
tonight|2
tonight$|-4
tonnes|-3
tons|-1
too|-16
too$|-3
took|-1
tooth|4
top|-7
top$|-1
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
tractor|4
trade|2
traffic|9
trailer|2
train|12
trainee|1
training|1
tram|1
transfer|-4
transferred|-3
transit|-1
translator|-2
transport|1
traps|-2
travel|2
treat|-2
trees|1
tres|-3
trial|-9
tried|-6
trim|-3
trip|8
trips|4
trois|3
trop|-3
trousers|1
truck|1
try|-6
try$|-1
trying|-5
tube|-4
tubes|2
tuesday|-1
tuesdays|-1
tulips|-1
tuner|1
tunnel|-1
turn|-3
turned|-1
turns|-1
tuv|-2
tv|3
twelve|-7
twenty|-3
twice|-1
twice$|1
twins|5
two|-8
two$|2
typed|-1
tyre|2
tyres|-2
tyres$|-3
u0|2
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
until|1
up|-8
update|1
update$|-2
upgrade|-5
uploaded|-2
ups|1
urgent|-8
urgent$|-2
us|-2
us$|6
use|12
used|-2
users|3
v0|2
vaccine|3
valid|-2
values|-7
valve|1
van|18
van$|1
vat|-5
vegan|-1
vegetarian|2
vendor|-1
vendredi|-1
version|-10
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
visitor|5
visitors|2
visits|1
voice|-3
volunteers|4
vom|4
von|4
vote|-1
voucher|-1
wait|-12
wait$|-2
waiting|-11
waits|-5
walk|5
walked|-1
walkers|1
walking|-1
walks|-2
wall|-1
want|3
wanted|-2
wants|1
war|1
ward|3
warehouse|3
warm|-4
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
way|1
we|-7
we'd|4
we'll|-2
we're|-7
we've|-6
web|2
website|1
wedding|6
wednesday|-4
wednesday$|-5
wednesdays|-1
wednesdays$|1
week|-9
week$|-1
weekend|-8
weekend$|-1
weeks|-6
weeks$|-2
weg|4
wegen|-1
welded|-2
well|2
went|-7
wer|-5
were|5
west|-2
wet$|-1
what|-7
wheel|1
wheelchair|-1
wheels|-5
when|-12
where|2
whether|11
which|-2
while|-7
whisper|-1
white|-5
who|-20
who's|-2
whoever|3
whole|-2
wholesaler|3
whose|5
why|-1
wide|-3
wieder|-4
wieder$|1
wife|3
wifi|7
will|-4
wind|2
wind$|5
window|8
window$|1
windows|-1
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
woman|-6
won|10
won't|1
wood|3
wooden|-2
wool|3
word|-2
words|1
work|2
worked|-3
works$|2
workshop|2
worn|-3
worse|-2
would|-2
wrap|2
writes|-2
writing|-5
writing$|-3
written|-5
wrote|-8
wurde|-3
x|4
xl|1
y|-9
ya|-14
yard|2
yard$|1
year$|-1
yearly|2
years|-1
years$|-1
yellow|-1
yes|-11
yes$|-2
yesterday|-9
yet|-9
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
zoo|1
zu|-4
zum|-1
zur|-3
~agrees|-12
~arrived|-1
~asks|10
~broken|9
~count|-12
~day|-8
~done|-10
~exclaims|4
~fails|-11
~life|12
~money|-3
~moved|-4
~nothing|7
~paid|7
~past|8
~person|-12
~progress|-7
~promises|-6
~refuses|-3
~sent|-9
~thanks|14
~time|-7
~urgent|-12
~wants|-9
~works|-4
`;

/** How much what a title has to do with what a text tells speaks for its task; made likewise. */
export const SIGNS_OF_TASKS = `
apply|-8
apply agrees|12
apply asks|3
apply broken|-5
apply count|1
apply day|-5
apply exclaims|3
apply fails|5
apply life|-8
apply money|-3
apply moved|-1
apply nothing|3
apply paid|1
apply past|-3
apply person|1
apply progress|-2
apply promises|7
apply refuses|-5
apply sent|8
apply thanks|-5
apply time|-5
apply wants|12
apply works|3
appointment|-4
appointment agrees|-2
appointment arrived|-3
appointment asks|1
appointment broken|-5
appointment count|2
appointment day|3
appointment done|-1
appointment exclaims|-2
appointment fails|-2
appointment life|4
appointment money|3
appointment moved|1
appointment nothing|3
appointment paid|-6
appointment past|-8
appointment person|3
appointment progress|1
appointment promises|-2
appointment refuses|9
appointment sent|-12
appointment thanks|1
appointment time|2
appointment urgent|-5
appointment wants|2
appointment works|-3
book|-5
book agrees|9
book arrived|3
book asks|4
book broken|-6
book count|-2
book day|3
book done|-2
book exclaims|8
book fails|-3
book life|2
book money|1
book moved|1
book nothing|-6
book paid|4
book person|11
book promises|-7
book refuses|-1
book thanks|-3
book urgent|-2
book wants|7
build agrees|-1
build arrived|1
build asks|-1
build broken|3
build count|-2
build day|-10
build done|4
build exclaims|-4
build fails|-1
build life|-7
build money|-2
build moved|4
build nothing|2
build paid|-2
build past|2
build progress|-5
build promises|2
build refuses|2
build thanks|-1
build time|-1
build wants|-5
buy|-8
buy agrees|-5
buy arrived|8
buy asks|4
buy broken|-6
buy count|6
buy day|1
buy done|-10
buy exclaims|-1
buy life|-5
buy money|-5
buy moved|5
buy nothing|-4
buy paid|-7
buy past|-5
buy person|-1
buy progress|-1
buy promises|2
buy sent|-2
buy thanks|-3
buy time|-7
buy urgent|-5
buy wants|2
buy works|-10
chase|2
chase agrees|4
chase asks|-3
chase broken|-1
chase count|-3
chase day|-7
chase done|2
chase fails|-4
chase life|4
chase money|1
chase moved|3
chase nothing|-1
chase paid|3
chase past|-1
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
clean count|-2
clean done|8
clean exclaims|-6
clean life|5
clean money|-9
clean paid|-2
clean past|1
clean progress|5
clean promises|-1
clean refuses|-4
clean sent|1
clean thanks|-4
clean time|6
clean urgent|-1
clean wants|-8
clean works|7
end agrees|8
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
end past|1
end progress|-1
end sent|5
end time|3
end wants|-4
end works|2
event|-4
event agrees|-4
event arrived|-4
event count|6
event day|-2
event done|-5
event exclaims|-5
event fails|-1
event life|-2
event money|-3
event moved|-4
event nothing|2
event paid|8
event past|-7
event person|-1
event progress|-4
event promises|2
event refuses|5
event sent|-5
event thanks|2
event time|-4
event wants|2
fix|-3
fix agrees|-8
fix arrived|1
fix asks|-10
fix broken|3
fix count|-6
fix day|-8
fix done|2
fix exclaims|1
fix fails|8
fix life|-7
fix money|1
fix moved|2
fix nothing|5
fix paid|6
fix past|7
fix person|-2
fix progress|3
fix promises|-3
fix sent|-2
fix time|4
fix urgent|8
fix wants|-13
fix works|27
named agrees|5
named arrived|2
named asks|3
named broken|10
named day|3
named exclaims|-2
named fails|7
named life|-11
named money|4
named moved|7
named past|-2
named person|-5
named progress|2
named promises|6
named refuses|8
named sent|4
named thanks|-5
named time|3
named urgent|18
named wants|6
named works|1
other|-1
other arrived|-5
other asks|-4
other broken|2
other done|7
other exclaims|-3
other fails|6
other money|1
other moved|6
other nothing|1
other paid|-4
other past|4
other person|2
other progress|3
other promises|-2
other sent|4
other thanks|-4
other urgent|2
other wants|-1
other works|3
pay|-1
pay agrees|-5
pay asks|1
pay day|-5
pay done|2
pay exclaims|4
pay fails|-3
pay life|-4
pay money|18
pay moved|4
pay nothing|-5
pay paid|9
pay past|7
pay progress|7
pay refuses|2
pay sent|5
pay time|-3
pay urgent|1
pay wants|9
pay works|-2
people|-3
people agrees|7
people arrived|-1
people asks|7
people broken|-5
people count|-1
people day|8
people done|1
people exclaims|1
people fails|-3
people life|3
people moved|-2
people nothing|5
people paid|2
people past|-2
people person|12
people progress|-1
people promises|13
people sent|-4
people thanks|-1
people time|-7
people urgent|-1
people wants|3
people works|-5
quote|-2
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
quote money|7
quote paid|-6
quote past|-1
quote progress|4
quote promises|1
quote refuses|-1
quote sent|4
quote thanks|-1
quote time|9
quote urgent|5
quote wants|7
quote works|-6
sell|4
sell arrived|-4
sell asks|-2
sell broken|-3
sell count|3
sell day|5
sell done|-4
sell fails|-1
sell life|4
sell money|8
sell moved|2
sell nothing|-2
sell paid|4
sell past|2
sell progress|3
sell promises|-1
sell time|6
sell wants|6
sell works|-3
send|-7
send arrived|8
send asks|-6
send broken|-3
send day|-5
send done|-1
send exclaims|-5
send life|2
send money|2
send moved|7
send nothing|8
send paid|-2
send past|7
send person|1
send progress|-2
send promises|-1
send refuses|1
send sent|3
send thanks|3
send time|2
send urgent|1
send wants|3
send works|2
system|-1
system agrees|-1
system arrived|2
system asks|-7
system broken|-3
system count|-6
system day|2
system done|3
system fails|-1
system life|-5
system money|-1
system moved|-1
system nothing|2
system past|6
system progress|3
system sent|-1
system time|2
system wants|-2
system works|1
test|-5
test agrees|-5
test arrived|2
test asks|-4
test broken|7
test count|4
test day|-5
test done|11
test exclaims|1
test fails|4
test life|-2
test money|-1
test nothing|6
test paid|-6
test past|-3
test person|-1
test progress|-2
test promises|-6
test refuses|-2
test sent|1
test thanks|2
test time|-3
test urgent|2
test wants|-2
test works|-6
write agrees|-2
write arrived|-15
write asks|1
write broken|4
write count|-3
write day|-1
write done|-4
write exclaims|-4
write money|-6
write moved|2
write nothing|1
write paid|-2
write past|-4
write person|-2
write progress|2
write promises|-11
write refuses|-5
write sent|7
write thanks|-2
write time|5
write urgent|2
write wants|2
write works|-4
`;
