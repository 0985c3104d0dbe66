import type { TaskFeature } from './task-features.ts';

/** How much each feature speaks for a task; made by `npm run learn:tasks`, not by hand. */
export const TASK_WEIGHTS: Readonly<Record<TaskFeature, number>> = {
  none: 4.1,
  score: 0.81,
  value: 0.93,
  isWhole: 0.38,
  isOneWord: -0.29,
  isTwoWords: 0.46,
  isManyWords: 1.11,
  ofTitle: 0.27,
  restOfTitle: -1.45,
  isOfDescription: 0.6,
  hasReference: 0.71,
  hasNumber: -0.65,
  hasName: 0.06,
  isTopic: 2.14,
  hasHead: 0.71,
  isHeadAlone: -0.73,
  isOfQualifier: -0.57,
  isOnlyVerb: 0.22,
  useOfOneWord: 1.55,
  shareOfText: 1.87,
  tellsChange: 0.8,
  isOneWordOfChange: -0.43,
  asksAround: -0.65,
  isLongText: 2.43,
  isForeign: 0.65,
  valueOfForeign: -0.25,
  leadOfForeign: 0.26,
  isForeignChange: 0.57,
  isReferring: 0.63,
  isNameOfChange: 0,
  isNumberOfChange: 0.51,
  told: 3.78,
  toldOfDescription: 0.23,
  isTold: -0.1,
  isToldTwice: -0.19,
  isToldOften: -0.33,
  isOnlyTold: 1.13,
  shareTold: -2.56,
  isFirst: 0.18,
  isFirstByValue: 0.43,
  isFirstTold: 0.11,
  lead: 0.5,
  leadOfValue: 0.56,
  leadOfTold: 0.6,
};

/** How much each word of a text speaks for that it speaks of none; made by `npm run learn:tasks`, not by hand. */
export const WORDS_OF_NONE = `
0|-4
0$|-7
0's|5
0a|7
0c|-3
0k|-8
0k$|-2
0nd|1
0rd|-4
0rd$|-2
0s|-1
0st|-3
0th|-12
0th$|-6
^0|-24
^0b|-1
^a|9
^add|-3
^agency|-2
^alarm|-4
^alguien|1
^all|-16
^an|5
^anyone|3
^apprentice|1
^at|-3
^baby|3
^banner|-2
^barn|3
^bathroom|4
^batteries|8
^battery|2
^before|-2
^bei|-2
^big|-1
^bike|1
^black|-3
^blue|-2
^both|-5
^bought|-2
^box|-1
^bus|4
^cake|-3
^can|15
^can't|-2
^canteen|3
^car|2
^caretaker|-2
^castle|3
^certificate|8
^chain|3
^chapel|-2
^choir|1
^christmas|3
^church|1
^city|-1
^class|12
^client|-1
^coach|4
^coffee|5
^coin|-1
^cold|1
^compressor|-1
^container|3
^contract|3
^could|3
^council|-2
^counted|-4
^courier|-4
^course|1
^court|1
^crane|3
^curtain|1
^customer|9
^customers|-3
^dark|-2
^das|-2
^delivery|1
^der|-5
^did|4
^die|1
^do|-1
^does|3
^dog|2
^door|3
^dr|1
^drill|-3
^easter|6
^eight|-3
^el|-4
^electrician|-2
^electricity|2
^eleven|-5
^elm|1
^every|-3
^everybody|-6
^everyone|-3
^exam|-1
^family|2
^farmer|1
^fence|-3
^filter|1
^fire|8
^first|-1
^five|-3
^flat|-2
^floor|-1
^flu|2
^for|-15
^forklift|4
^forty|-3
^found|-9
^four|-6
^frau|-2
^freezer|1
^from|-3
^front|6
^fur|-4
^garage|-1
^gas|-1
^gate|2
^gave|-1
^gloves|-3
^glue|3
^got|-10
^grandma|7
^grant|-5
^great|3
^green|-1
^guest|1
^gym|4
^had|-3
^hall|-2
^has|6
^hay|7
^he|-10
^he's|-7
^heating|1
^her|-5
^his|-6
^hospital|2
^hotel|-1
^how|-4
^i|4
^i'll|4
^i've|1
^ice|2
^if|-3
^il|-1
^im|9
^inspector|-4
^insurance|-3
^insurer|-2
^interviewed|-3
^invoice|9
^is|8
^it|-16
^it's|-7
^j'ai|-2
^jonas|3
^june|1
^kestrel|-1
^key|1
^keys|-1
^kitchen|7
^la|6
^lab|-6
^label|2
^ladder|2
^lady|7
^landlord|-6
^las|1
^last|2
^le|-1
^leaflet|-2
^left|-4
^legal|1
^lena|1
^les|-3
^library|1
^licence|3
^lift|5
^light|-1
^line|3
^login|3
^los|-2
^lost|8
^lunch|1
^man|-1
^milk|2
^mill|4
^milo|-1
^mr|7
^mrs|6
^ms|-1
^music|2
^my|15
^need|-4
^neighbour|-3
^new|1
^newsletter|-5
^night|7
^nine|-4
^no|-12
^nobody|-9
^number|-2
^oil|3
^old|-2
^on|-5
^one|-2
^only|-4
^order|3
^ordered|2
^our|6
^oven|1
^paid|3
^paint|2
^paper|1
^parents|2
^parish|-1
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
^please|-1
^plumber|-5
^police|-2
^popcorn|3
^poster|-3
^posters|-2
^price|4
^printer|1
^pump|2
^put|-7
^qui|-1
^radio|4
^rain|5
^red|4
^report|-2
^roof|6
^room|14
^rope|3
^rota|-2
^rye|1
^sand|1
^saturday|1
^saw|2
^scanner|3
^school|2
^screen|1
^se|3
^seat|3
^second|-4
^sent|-6
^seven|-4
^she|-9
^she's|-3
^shower|3
^sign|-3
^signed|-1
^since|5
^six|-4
^smoke|7
^snow|-1
^somebody|13
^someone|3
^spoke|-13
^st|1
^stand|-1
^started|-4
^still|-5
^studio|4
^summer|3
^table|7
^talked|-6
^tank|6
^tax|2
^taxi|4
^technician|-2
^ten|-2
^thanks|3
^the|1
^theatre|4
^their|-3
^there|6
^there's|2
^they|-16
^they've|-1
^third|-4
^three|-4
^ticket|3
^till|9
^told|-7
^too|-1
^took|-6
^town|-4
^train|1
^training|1
^truck|6
^twelve|-3
^two|-8
^un|1
^unit|5
^van|-1
^vet|-4
^wall|1
^waste|-1
^water|7
^we|-2
^we're|-4
^we've|-5
^website|1
^wedding|2
^went|-2
^wer|1
^what|3
^who|3
^who's|-1
^whose|3
^window|7
^winter|5
^without|-2
^wrote|-3
^x|2
^ya|-4
^year|2
^you|-5
^your|3
^zwei|-1
a|2
a0|2
ab|4
about|7
above|-2
accept|-2
accepted|1
accepts|-2
access|-1
accident|2
account$|-6
accounts|1
acid|-1
across|6
act|1
ad|-6
add|-15
added|-4
address|2
after|-14
after$|-2
afternoon|1
afternoon$|-3
again|-2
again$|5
against|-4
agency|-6
agent|1
agree|-4
agreed|1
agreed$|2
agrees|-1
ahead|-3
aid|13
air|-1
airport|7
aisle|-2
al|-5
alarm|7
all|-5
all$|4
alle|-3
allergen|-1
alles|-6
allowed|4
alone|1
along|-7
along$|-1
already|-5
already$|-1
also|-19
alte|-3
always|4
am|1
ambulance|4
among|-3
an|-1
and|-23
android|6
angebot|-4
anniversary|5
annual|5
another|-14
answer|-5
answer$|-1
answered|-4
any|5
anybody|4
anymore|-2
anyone|10
anyone$|1
anything|-3
anything$|-2
anyway|-3
anyway$|-2
apart|-5
apologised|-1
app|5
apple|1
applicants|-3
application|-3
applied|-1
appointment|3
apprentice|2
approved|-1
approved$|2
april|2
april$|-2
aprons|1
archive|-2
are|-4
area|1
aren't|-4
arm|3
arrive|2
arrived|6
arrived$|2
arrives|5
as|-15
ash|-4
ask|4
asking|1
asks|7
asleep|7
assistant|2
association|2
at|8
ate|4
attached|-3
attached$|-3
attic|-1
au|-1
auch|-5
auction|5
audit|3
auf|4
august|5
august$|4
aunt|3
aus|7
aus$|-1
authority|-4
autoclave|-1
autumn|6
autumn$|1
avant|-2
avec|-4
awful|4
b|-8
b0|4
baby|2
back|-14
back$|1
backup|-2
bad|1
badge|4
badges|-5
badly|5
bag|7
bags|1
bags$|2
bake|-2
baker|6
bakery|12
balcony|3
bales|1
ball|-1
balls|2
band|3
bands|-2
bank|6
banner|-3
bar|7
bar$|3
barbecue|11
bare|-2
barn|4
barrels|-2
barrier|1
bars|3
base|3
basel|1
basement|-2
basin|-1
basket|3
baskets|2
bass|-3
batch|-4
bath|-3
bathroom|15
bats|2
batteries|8
battery|8
battery$|4
bay|6
be|1
beach|-1
beamer|-8
beams|-1
bear|-3
bearing|-2
because|-10
bed|2
bedroom|-1
beds|-3
been|1
beeps|-1
beer|-3
before|-12
before$|3
begin|-3
begins|1
behind|-6
bei|-1
beim|-1
being|3
bell|11
bells|2
belongs|-1
below|-6
belt|-5
ben|1
bench|7
bent|-1
bent$|-3
bergen|3
beside|-4
best|5
better|-3
between|6
bicycle|1
bid|-1
bien|-1
bien$|1
big|-5
bigger|-1
bike|16
bikes|6
bill|10
billed|-1
bin|9
binder|-2
bins|1
bird|2
birds|-2
birth|-5
birthday|3
birthday$|2
bis|4
biscuit|-1
biscuits|6
bit|3
bit$|-2
bits|1
bitte|-2
black|-6
blades|-3
blanket|3
blankets|-2
blew|3
blind|2
block|2
blocked|4
blocked$|-1
blood|2
blower|-2
blows|-2
blue|3
blunt|2
board$|1
boards|-3
boat|-2
boathouse|-1
boats|-2
boiler|2
bolt|-2
book|3
book$|2
booked|-5
booked$|1
booklet|-2
books|1
boot|1
booth|1
boots|2
born|1
borrowed|3
boss|4
both|-7
bottle|1
bottles|1
bottom|-5
bought|10
bounced|-2
bowl|2
box|-3
box$|-3
boxes|3
boxes$|1
boy|2
branch|-2
branches|-4
brandl|2
brandt|3
brass|3
braucht|-4
bread|9
break|1
breakfast|8
brewery|-3
bride|-4
bridge|8
brigade|2
brilliant|1
bring|6
brings|-7
bringt|1
brochure|7
broke|3
broken|9
broken$|5
broker|-2
brother|3
brought|6
brown|2
btw|6
bucket|-1
budget|-3
build|5
building|3
built|-1
bulb|-4
bump|-5
burner|-3
buro|3
burst|1
bus|12
bus$|4
but|-14
butcher|-1
butter|-3
button|-2
buy|9
c|-5
c'est|-1
cab|1
cabin|-2
cabinet|6
cable|7
cable$|3
cables|-1
cafe|11
cafeteria|3
cake|7
cake$|2
calendar|9
calf|1
calibrated|2
calibration|5
call|14
call$|1
called|3
called$|-3
calls|1
came|3
came$|1
camera|-5
camp|-4
can|-21
can't|-14
canal|1
cancel|-2
candidate|-1
candidates|1
candles|-2
cannot|-1
canteen|16
car|17
car$|-5
caravan|-1
card|8
card$|4
cardboard|-4
cards|7
cards$|3
care|2
caretaker|-2
cargo|1
carpenter|-3
carpet|10
carried|-1
carrier|-1
carry|-3
cars|6
cart|-1
carton|-2
case|2
cash|-5
cash$|3
castle|4
cat|17
catalogue|8
caterer|-1
cats|1
caught|-2
ce|2
ceiling|-2
cell|-3
cellar|4
cent|1
centimetres|-1
centre|4
centrifuge|3
cents|-3
cert|-2
certificate|-3
chair|3
chair$|1
chairs|1
chairs$|3
chalk|1
change|-2
changed|-1
changed$|-1
changes|9
changing|4
channel|2
chapel|5
chapter|-5
charge|-1
charge$|1
charged|-3
charger|1
charging|1
charity|1
chart|1
chat|-1
cheaper|-1
cheapest|-1
check|-5
check$|-1
checked|2
checkout|1
chef|-3
chewed|3
chez|-2
child|1
children|1
children's|2
chimney|-1
chip|1
chips|1
chocolates|4
choir|6
christmas|9
christmas$|-3
church|8
church$|4
cinco|-4
cinema|1
city|-6
claim|1
claims|-1
class|6
class$|2
classes|-6
clause|-2
clean|-4
clean$|-1
cleaned|3
cleaner|10
cleaners|3
cleaning|5
clear|-2
cleared|-4
clicks|-2
client|5
clients|1
clinic|1
clock|7
close|2
closed|13
closed$|-5
closes|3
closing|2
closing$|-5
cloth|-2
clothes|-1
club|12
clubhouse|2
cm|-2
co|-2
coach|3
coaches|-2
coat|-6
code|-3
coffee|17
coffee$|-1
coin|3
coins|3
cold|4
cold$|8
colleague|-3
colleagues|-1
collected|-2
collecting|-1
collection|4
colour|-1
colours|-2
come|5
come$|2
comes|-11
comes$|-6
coming|-9
coming$|-2
committee|-2
company|-2
complain|-2
complained|5
complains|4
complete|-3
complete$|-2
compost|2
compressor|-2
computer|-1
con|-2
concert|2
concrete|-8
conference|7
confirmation|-6
confirmed|-4
confirmed$|-2
consent|-1
container|3
contract|2
contract$|-2
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
copy|-4
cork|4
corner$|3
correct|-2
corrected|-1
cost|-5
costs|2
costume|1
couch|-2
could|-13
couldn't|-2
council|-6
council$|-2
count|-4
counted|-5
counter|2
counter$|10
county|-1
couple|-2
courier|-9
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
crash|2
crashed|-1
crashes|1
crate|2
crates|1
cream|6
credit|-6
crew|3
cried|-4
crooked|-2
cross|-4
crossing|-2
crown|3
cuatro|2
cubic|-1
cup|1
cupboard|2
cupboard$|-1
current|-1
curtain|3
curtains|1
customer|13
customers|2
customs|-2
cut|-4
cuts|-3
cutter|1
cylinder|-2
d|6
da|-1
dach|-2
dad|-1
damp|-1
dance|1
dans|-1
dark|-3
dark$|-1
data|-4
database|-4
date|-7
dates|-5
daughter|5
day|-5
day$|5
days|-10
days$|-8
db|-1
de|6
dead|3
dead$|2
deadline|-8
dealer|-2
dear|2
dec|-4
december|-2
decide|-5
decided|-6
deep|-2
degrees|2
degrees$|-1
deja|-4
del|-3
delayed|2
delivered|11
delivered$|2
delivers|-2
delivery|-1
delivery$|-2
dem|-2
demain|1
demain$|1
demande|-2
demo|4
den|-5
dent|-1
dental|6
dentist|10
deployed|-2
deposit|-3
depot|2
der|-1
des|-1
desk|8
desk$|3
desks|-2
detector|1
device|-2
dice|-2
did|-10
didn't|1
die|-9
diesel|2
difference|-2
different|-3
digger|-4
dinner|4
dinner$|1
director|2
dirty|-2
discount|6
discs|-2
dishwasher|7
disk|1
display|3
district|-1
do|-7
doch|-3
dock|4
doctor|6
doctor's|3
does|4
doesn't|4
dog|19
dog$|1
dogs|-2
dollars|4
domain|-1
don't|3
donation|4
done|-6
done$|3
door|20
door$|-2
doors|1
dos|-7
double|-6
doubled|4
down|-5
down$|1
downstairs|-1
dozen|2
dr|-1
draft|-6
drain|-1
drauf|-4
draw|-2
drawer$|2
drawing|-5
drawings|-2
drei|1
dried|-1
drill|1
drin|-3
drinks|-1
drip|-2
drips|-1
drive$|1
driver|3
driver's|-2
drives|2
driving|7
drone|2
drop|-9
dropped|-5
drops|-10
drove|-3
drum|-1
drums|-8
dry|-10
dry$|-4
dryer|4
drying|-3
du|-1
due|1
dug|-3
dummy|-2
duplicate|1
durch|-2
during|-1
dusty|-1
dutch|-1
each|-6
each$|-3
ear|2
earlier$|-1
early|4
east|3
easter|6
easter$|-1
eat|-2
eaten|1
eating|6
eats|4
edge|-4
egg|3
eggs|10
eight|-11
eight$|-2
eine|-3
einen|-8
either|-4
el|-4
election|4
electric|5
electrician|-5
electricity|6
elevator|-1
eleven|-8
eleven$|2
elle|-4
elm|-2
else|-2
else$|2
emergency|-2
emptied|-1
empty|5
empty$|-5
en|-1
encore|-4
end|-2
ends|4
engine|4
engineer|-7
english|1
english$|-2
enough|-2
enough$|2
entrance|6
entrance$|5
entry|-3
envelope|-5
envelopes|-1
error|4
erst|-4
es|7
espresso|-2
est|1
esta|-6
estan|6
estimate|-1
et|-3
euro|2
euro$|-2
euros|6
euros$|4
even|-10
evening|4
evening$|1
evenings|-3
every|-6
everybody|-2
everybody$|8
everyone|-3
everyone$|4
everything|-11
everything$|1
everywhere|-2
everywhere$|1
ewes|3
exam|3
excel|1
except|-11
exchanged|-2
exit|2
expect|2
expired|1
explained|-2
extended|-4
extension|-2
extra|-4
extra$|-1
eye|1
eyes|-3
f|-2
face|-1
factory|-1
failed|-4
fair|5
fait|4
fall|1
falls|-3
falta|-7
faltan|-6
families|-4
family|3
fan|2
far|-6
far$|-2
farm|8
farmer|-3
fast|2
fat|-1
father|2
faut|-2
fax|4
february|3
fee|4
fee$|-1
feed|1
fees|4
feet|-2
fehlen|1
fehlt|-3
felix|1
fell|5
felt|-1
fence|4
ferry|5
fertig|-2
festival|5
fetch|3
fetched|-1
fete|2
fever|4
few|-2
fibre|1
field|-4
fifteen|-2
fifty|-2
figures|-3
file|-7
file$|-2
filed|-3
files|-2
fill|-1
filled|-6
film|1
filter|-1
filters|-1
fin|-1
final|-5
finally|-8
finance|1
find|-4
finds|-3
fine|8
fine$|3
fingers|-2
finish|2
finished|7
finished$|3
finn|2
fire|9
firm|-8
first|-8
fishing|1
fits|-1
fitted|-9
fitter|-2
fitting|-3
five$|2
fix|-4
fixed|7
flag|2
flap|-2
flat|6
flat$|-3
flats|-2
flickers|6
flight|3
flights|-2
flood|1
flooded|6
floor|13
floor$|-1
floors|-1
florist|3
flour|12
flower|2
flowers|11
flu|4
flue|-2
fluid|1
fly|-1
flyer|-1
foam|-2
folded|-7
folder|-6
folder$|-6
folks|-3
follow|-5
follow$|-4
follows|-4
follows$|-2
food|4
football|8
for|3
forecast|-1
forget|-1
forgot|6
fork|3
forklift|5
form|-12
form$|2
forms|-3
forty|-10
forward|-3
found|-10
fountain|2
four|-9
four$|10
fourteen|-5
fourth|2
foyer|2
fragt|1
frame|-2
frau|-3
free|-1
free$|6
freezer|7
freitag|6
french|-2
fresh|-7
friday|11
friday$|-3
fridays|3
fridge|10
fridge$|2
frigo|2
from|3
front|5
frost|-1
frost$|4
frozen|3
fruit|1
fuel|2
full|-12
full$|-2
fun|7
fund|1
funeral|2
funny|1
fur|1
furnace|-4
furniture|1
furs|-2
fuse|2
g|-1
gala|-3
game|5
gap|-3
garage|2
garden|7
gardener|3
gas|-1
gasket|-5
gate|13
gate$|3
gauge|1
gave|-10
gear|-1
geht|3
gel|2
general|2
generator|1
gentleman|-2
german|4
get|-6
gets|-5
getting|-2
ghent|-3
gibt|5
gift|3
girl|-7
girls|-7
give|-6
given|-2
gives|-10
glass|3
glasses|15
glazier|-4
glove|4
gloves|4
glue|1
go|-6
go$|1
god|-2
goes|-8
goes$|-4
goggles|3
going|-4
gold|-1
golden|-1
golf|1
gone|-9
gone$|-6
good|-2
good$|2
got|1
grade|5
grams|1
grand|-4
grandma|6
granny|1
grant|-8
grass|-4
gravel|-1
graz|-3
grease|-3
great|-2
great$|-1
green|-4
green$|2
greenhouse|7
greetings|8
grey|1
grid|-1
grill|-1
grinder|-1
grinding|4
ground|-4
group|11
group$|4
groups|3
grown|-1
guest|8
guests|-3
guide|3
gut|4
gutter|-1
gutters|-2
guy|-9
guys|-3
gym|6
ha|4
hab|-3
haben|-2
hace|1
had|1
hail|1
hair|-2
half|2
half$|-1
halfway|-4
hall|4
hall$|3
hallway|3
halt|-2
han|-1
hand|-4
hand$|-2
handed|-1
handle$|1
handles|-2
hands|3
hang|-5
hanging|-2
hangs|-5
happens|-2
happy|-2
happy$|-4
harbour|2
hard|-2
hardly|-2
harp|1
has|-1
hasn't|-5
hasta|-2
hat|3
hats|3
have|-3
haven't|-6
hay|5
he|-7
he'd|-2
he'll|-5
he's|1
head|2
head$|-3
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
hedge|3
held|-4
helicopter|4
hello|13
helmet|2
helmets|2
help|4
helpers|-4
her|1
her$|-4
here|-3
here$|3
heron|2
herr|1
hers|-1
herself|-2
heures|3
heute|1
hier|-1
high|-5
high$|-2
hill|-1
him|2
him$|-4
himself|-2
hinge|-3
hip|6
hire|1
his|-4
hit|-1
hold|-11
holding|-5
holds|-4
hole|-5
holes|-3
holiday|7
holiday$|1
holidays|1
holidays$|-1
holm|2
home|10
home$|5
honey|1
hook|3
hooks|-2
horn|1
horse|5
hose|-1
hospital|5
hostel|-3
hot|4
hotel|5
hour|2
hour$|-1
hours|-4
hours$|2
house|6
house$|1
how|-11
hoy|-5
huber|3
humidity|-1
hums|1
hundred|-2
hung|-6
hurry|-2
hurt|-2
hurts|-3
hut|2
hydraulic|-1
hygiene|-1
i|3
i'd|-3
i'll|5
i'm|5
i've|-3
ice|8
id|-1
idea|8
if|2
ihre|-4
il|-4
ill|-4
ils|-2
im|8
immer|2
import|10
important|-1
importer|-1
in|4
in$|-6
inbox|-2
inch|-4
incl|-7
included|-12
included$|-9
including|-4
index|-3
ines|-1
informed|1
ink|3
inside|-6
inside$|-1
inspection|4
inspector|-12
installed|-4
instead|-6
instead$|-6
instrument|-2
insurance|5
insurer|-4
intern|3
interpreter|1
interview|3
interviewed|-4
interviews|-3
into|-2
invitations|-3
invited|11
invites|4
invoice|17
iphone|3
iron|-1
is|-1
is$|3
island|-1
isn't|-1
ist|-4
it$|4
it's|5
item|-2
its|2
j'ai|-3
jab|-4
jabs|-1
jacket|1
jackets|-1
jahr|-2
jam|3
jams|1
january|2
january$|-2
japanese|2
jars|1
je|1
jemand|1
jetzt|-7
jeudi|1
job|3
join|2
joint|-2
joke|6
jonas|2
jueves|-3
juice|1
july|2
july$|1
jump|1
june|2
june$|3
junior|3
juniors|1
jury|-3
just|-6
k|-2
kann|-3
keep|1
keeps|-4
kept|-5
kessler|1
kestrel|1
kettle|5
key|4
keys|1
kid|2
kids|-4
kids$|1
kilo|3
kilos|-1
kind|-1
kindergarten|5
kiosk|-2
kit|-2
kitchen|20
kitchen$|1
kittens|5
knees|-2
knife|4
know|12
know$|1
knows|-3
kommen|1
kommt|-9
kuche|6
kw|-2
l|-2
la|1
lab|-2
label|3
labelled|-1
lacks|-4
lad|-1
ladder|5
ladies|-2
lads|-1
lady|-6
lady's|-4
lake|4
lake$|1
lamb|-2
lamp|-3
lamps|-2
land|7
landed|-3
landlord|-2
lane|7
laptop|5
larch|-1
large|-2
las|-5
lasagne|3
lassen|-3
last|-7
last$|-4
late|17
late$|3
later|5
later$|1
laughed|-1
law|-2
lawn|1
lawyer|-6
le|-4
lead|2
leaf|-1
leaflet|-1
leaks|1
lease|5
leasing|-2
least|-5
leather|1
leave|8
leaving|5
leeds|1
leer|-1
left|4
left$|-2
leg|1
legal|-3
legs|-3
lemon|-2
lena|-1
lend|1
lenz|2
leo|5
les|-10
less|-9
lesson|2
let|-10
let's|-6
lets|-4
letter$|-1
letters|-5
leute|-3
level|1
liability|1
library|9
licence|4
lids|-2
lie|-1
liegen|-1
liegt|3
lies|-4
lift|11
light|9
lights|5
like|4
liked|-5
limit|-4
lindqvist|-3
line|5
linen|-4
lines|-3
lining|-2
link|-1
lisbon|-3
list|-10
list$|-2
lists|-2
litre|-3
little|-17
live|-5
llega|-4
llegan|-3
lo|-7
load|-4
loads|-3
loan|-1
lobby|3
local|3
lock|1
locked|2
locker|6
loft|-2
login|1
logo|3
logs|-4
lol|3
lol$|3
long|-6
longer|-4
longer$|-1
look|1
look$|2
looked|-5
looking|2
looks|-3
loos|-2
loose|4
lorries|-2
lorry|2
los|-11
lose|-3
loses|3
lost|21
lots|-3
lotte|4
lottery|3
loud|3
loud$|1
love|1
loved|6
low|3
lowest|-2
lunch|4
lunch$|2
lundi|3
lunes|-2
lying|-1
lyon|-1
m|-2
m$|1
m0|4
ma|5
machine|8
machine$|1
mad|2
made|-8
magazine|3
mai|-2
mail|-7
mail$|-5
mails|6
main|-3
mais|-3
make|-5
maker|-2
makes|5
making|4
mal|-3
man|-16
man$|2
manana|2
manana$|2
manque|-3
manual|-4
many|-1
map|-3
maps|-2
marathon|8
march|6
march$|4
marche|-2
mardi|-2
marek|7
marked|-3
market|12
marketing|7
marks|1
marquee|-2
married|2
marta|-1
mas|-1
mast|1
master|-1
match|-1
match$|-2
maths|12
matin|-2
mats|1
mattress|2
max|-3
may|-3
maybe|-3
mayor|-2
mayor's|4
me|3
me$|7
meadow|1
measure|1
measured|-9
meat|-1
mechanic|-9
medical|-1
meeting|9
meets|1
mehr|1
mei|-6
members|2
membership|5
men|-4
mended|-1
merchant|1
merged|-6
mess|2
met|-2
metal|-2
meter|3
meters|2
metre|-2
metres|-9
metres$|-3
mi|7
mia|3
mic|-1
middle|-7
midnight|-2
migration|-6
milan|1
milk|17
million|-1
min|1
mind|1
mine|4
minibus|5
ministry|-2
minus|-3
minute|-1
minutes|1
mir|3
mirror|4
miss|-1
missed|3
missing|-5
missing$|-6
mit|1
mix|-2
mixer|5
mm|-4
mobile|4
mode|6
model|-1
mon|4
monday|2
monday$|5
mondays|-2
money|-14
money$|-3
montag|1
month|-6
month$|5
monthly|-1
months|-7
months$|-1
moon|2
more|-15
more$|1
morgen|6
morning|-10
morning$|5
mornings|-1
most|-5
mostly|-3
mot|2
moths|-1
motor|-6
mould|2
mouldy|1
mouse|1
move|-5
moved|7
moves|3
mr|6
mrs|3
ms|-8
much|2
much$|2
mug|3
mugs|2
mum|4
museum|3
music|-2
mussen|-6
must|-18
my|21
n'a|-1
nach|-2
names|-9
national|-1
ne|-3
nearly|1
neck|-1
need|-12
needed|-7
needed$|-1
needs|-7
neighbour|3
neighbour's|4
neighbours|5
nest|1
net|4
nets|3
neue|1
neuen|-1
never|-6
new|9
new$|-6
news|9
newsletter|2
next|-1
nice|5
nice$|-3
nicely|5
nicht|-7
nicht$|2
night|8
night$|-12
nights|-1
nils|2
nine|-2
nine$|1
nineteen|-1
no|-8
no$|3
nobody|-19
noch|-14
noch$|-4
noche|-2
noise|12
none|1
noon|1
noon$|4
nord|-1
normal|-1
nos|-3
not|-7
notary|3
note|-5
note$|4
notes|-2
nothing|-3
nothing$|-3
notice|-2
nouveau|-7
nov|-4
november|-2
november$|2
now|-21
now$|4
nueva|-2
number|-3
numbers|-8
numbers$|-1
nur|-7
nurse|2
nursery|2
nurses|-1
nut|3
nuts|1
o|1
oak|1
oat|7
ob|1
oben|-1
october|6
october$|-1
odd|1
of|4
off|-2
off$|2
offer|3
offer$|-1
offered|-4
offers|-6
office|11
office$|-3
officer|-1
oil|3
oiled|-2
ok|-11
ok$|-8
old|-14
oma|6
on|2
on$|-1
once|-2
once$|4
one|-16
one$|5
one's|-2
ones|-16
ones$|5
online|-3
only|-22
only$|4
onto|-1
open|4
open$|-3
opened|5
opening|6
opens|4
opera|-2
operation|2
ops|-1
or|-4
orange|-3
orchard|2
order|5
order$|-2
ordered|4
ordered$|2
ordering|-5
organ|2
original|-1
osei|-1
oslo|-3
other|-6
others|-3
otherwise|-9
otra|5
oublie|4
ouch|3
our|5
ours|-2
ours$|6
out|-3
out$|3
outing|6
oven|12
over|2
over$|4
overdue|1
overnight|-2
overnight$|1
overtime|3
owe|-2
own|6
owner|-3
owners|2
p0|3
pack|1
packed|2
packing|2
packs|1
pads|-5
page|-4
page$|-3
pages|-6
paid$|1
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
paper|8
paper$|2
papers|-7
par|-4
para|-4
paragraph|-3
parcel|2
parents|6
parish|-1
park|18
parked|10
parking|28
parks|2
part|-13
part$|-3
parts|-3
party|9
party$|2
pas|-3
pass|1
passe|3
passed|-4
passport|-7
passports|-1
password|3
past|1
patch|-4
patient|8
patients|-2
paul|6
pay|-2
pay$|-1
paying|-2
payment|-1
pays|-4
pdf|3
pen|-1
pension|1
people|-18
people$|6
per|-8
percent|-3
percent$|5
permission|-1
permit|-5
person|-2
petersen|2
petition|-3
petrol|3
peut|-7
phone|8
phone$|3
phoned|-8
phones|1
photo|6
photo$|-1
photographed|-1
photographer|14
piano|3
pick|-3
picked|-2
picker|-4
picture|-9
pictures|-9
pide|1
piece|-4
pieces|-3
pier|1
pile|-1
pin|-3
pink|-1
pipes|-1
pit|-1
pitch|-1
pixel|4
pizza|7
place|3
place$|-1
places|-1
plan|-5
planks|-4
planned|-4
plant|1
plants|10
plaster|2
plasters|-3
plastic|-5
plate|-2
platform|-4
play|3
playground|5
plays|3
please$|-2
pleased|-1
plot|3
plotter|-1
pls|1
plug|-2
plugs|-3
plumber|-3
plus|-6
pocket|-4
points|1
policy|-5
polished|1
polo|5
pond|2
pool|2
poor|1
popcorn|3
por|-5
port|-1
portable|4
portal|-2
porter|1
position|-1
post|-5
post$|-5
postcard|3
posted|-2
poster|-2
postgres|1
postman|1
postponed|1
posts|-4
posts$|-1
pot|5
potatoes|7
pounds|3
pour|-8
poured|-4
powder|-1
power|1
pr|-4
practice|2
practised|-2
pram|-3
press|4
pressing|-1
pressure|-3
pretzels|3
price|4
price$|-2
prices|2
print|-8
print$|-2
printed|-5
printer|4
printer$|-8
printer's|5
printing|-5
prints|-3
prio|-1
priority|-2
priority$|-1
private|3
priya|6
prize|3
probe|-1
problem|-2
prod|-4
production|-2
programme|-1
proof|1
properly|-5
property|6
protection|-1
provider|3
pub|6
publisher|-1
puddle|-1
puede|-2
puerta|1
pull|-4
pulled|1
pump|-1
pump$|-3
pupils|-2
push|-7
put|-9
quarry|1
quarter|-3
quatre|-5
que|-8
question|-2
questions|-5
queue|-2
qui|-4
quiet|-2
quiz|2
quote|-2
quotes|-4
rabbit|2
rabies|1
race|1
rack|1
racks|-2
radiator|1
radio|15
raffle|3
rail|3
rain|-4
rain$|-1
rained|1
raining|3
raise|-1
raised|7
ramp|2
ran|-2
rang|-2
rate|3
rather|-11
raus|-8
raus$|-4
ray|4
re|-2
reach|-2
reached|-5
read|5
read$|-3
reading|5
reads|-4
ready|-4
ready$|3
really|-6
recall|-1
receipt|-2
receipts|-4
received|-5
reception|2
reception$|3
receptionist|9
rechnung|-1
recipe|3
record|8
recorded|-5
recording|-3
red|2
redo|-2
reference|4
refund|3
refused|1
refuses|-4
register|-3
registered|-3
registry|-3
rehearsal|6
rejected|1
release|3
remaining|-3
remember|3
reminder|3
reminders|-2
remote|2
removal|1
renew|-1
renewed|3
rent|6
rental|-4
rep|3
repair|2
repaired|2
replaced|5
replaced$|7
replacement|-2
report|-3
request|3
reserve|-4
reserved|-7
reset|5
residents|1
rest|-15
rest$|-4
restaurant|-1
reste|-2
result|-8
results|-7
retired|-5
retires|1
return|5
returned|3
returns|2
review|3
review$|-4
revoked|-1
right|-2
ring|6
rings|-2
river|-4
road|13
road$|4
robot|4
roll|5
rolled|-3
rolls|1
roof|1
roofer|-2
room|19
room$|-1
rooms|-2
rope|2
rosa|1
rose|4
roster|-1
rota|-5
rotary|1
rotten|4
round|-5
round$|1
route|-1
row|-5
rubber|-11
rules|1
run|-5
run$|4
running|8
runs|-7
ruth|3
rye|3
s|-4
sa|-1
sacks|-1
saddle|2
safe|-1
safe$|1
safety|1
sagt|-5
said|-5
sala|-2
salad|3
sale|4
sale$|3
sales|7
salle|2
salt|1
same|-4
sample|-3
samples|-6
samstag|4
sand|-2
sandwich|3
saturday|9
saturday$|-5
saturdays|-4
sausage|1
save|1
saw|7
say|-7
say$|9
says|-17
says$|3
scale|8
scales|1
scan|-2
scanner|2
scarf|4
scene|-4
schedule|1
schlussel|-3
schon|-1
school|19
school$|2
scissors|2
scrap|-1
scratch|-2
scratched|7
screen|1
screens|-3
screwed|-3
screws|-6
scrubbed|-8
se|3
sea|-3
seal|-6
sealed|-2
search|4
season|2
seat|-1
seating|-1
seats|-5
sechs|-2
second|-10
secretary|2
security|-3
see|-4
see$|5
seed|6
seen|3
sees|-1
seit|3
sell|3
sells|6
semaine|-1
seminar|4
send|3
sending|1
sends|1
senora|-1
sensor|-2
sent|5
separate|-3
september$|-1
sera|-5
server|3
service|2
ses|1
sesame|-4
session|-4
set|-7
set$|2
sets|-4
settled|-7
settled$|-3
seven|-2
seven$|3
sewn|-1
shall|-5
sharp|-1
she|-12
she'd|-5
she'll|-3
she's|-3
shed|10
shed$|3
sheep|-1
sheet|-4
sheets|-4
shelf|-5
shelf$|1
shelves|-6
shift|4
shift$|4
shifts|-1
ship|-2
shirts|2
shoes|7
shop|7
shop$|-1
shops|-3
short|3
short$|-1
shot|-4
shots|-6
should|-6
shoulder|-2
show|2
show$|1
showed|-3
shower|6
showers|3
shows|3
shut|6
shut$|2
si|2
sich|1
sick|14
side|-2
sides|-3
sie|-3
sign|-1
sign$|-2
signature|-8
signature$|-1
signatures|-2
signe|-1
signed|-7
signed$|3
signs|-9
silent|-4
silo|1
sin|-1
since|-6
sind|-9
sing|-2
single|-4
sink|-3
sink$|1
siren|4
sister|11
sister's|4
sit|-7
site|1
sits|-2
six|-13
six$|1
sixteen|-1
sixty|-4
size|7
sizes|-6
ski|1
skip|1
sleep|-6
slept|4
slide|1
slides|-5
slip$|-2
slips|-5
slot|-8
slots|-1
slow|-1
small|-2
smell|-1
smells|-1
smoke|8
smooth|-2
snapped|1
snow|-1
so|-3
so$|-3
soaked|-4
soap|3
sockets|-2
socks|2
sofa|6
soft|-5
software|-3
soir|1
solar|1
sold|18
soldered|-1
solo|1
some|9
some$|7
somebody|3
someone|6
something|-8
son|-2
song|-2
songs|3
sont|-3
soon|-4
soon$|-1
sooner|-1
sorry|-5
sorry$|-2
sort|-1
sorted|-5
sorted$|-3
sound|-1
sounds|-3
soup|2
soup$|-2
south|1
space|2
spanish|1
spare|-3
speak|-4
speaker|2
speaks|1
split|1
spoke|-14
spokes|-2
sponsor|-2
sports|-2
spot|-1
spots|1
spray|-4
spring|2
square|-1
squeaks|2
st|6
stacked|-1
staff|14
stage|-3
staging|-2
stairs|6
stairwell|1
stall|1
stamp|-7
stamped|-7
stamps|1
stand|-4
standing|1
stands|-8
star|2
stars|3
start$|1
started|-7
starting|-4
starts|4
starts$|-2
statement|-2
station|4
statistics|2
stay|-6
staying|2
stays|-9
steam|-2
steel|-1
stehen|-2
steht|5
step|-4
step$|-1
steps|-1
steriliser|-4
stick|-1
sticker|-4
stickers|-1
sticks|-1
sticky|-1
still|-27
still$|-2
stinks|-2
stock|-2
stole|8
stolen|3
stolen$|1
stone|-6
stones|-1
stop|-1
stopped|-2
stops|-1
storage|-7
store|3
store$|2
storm|-2
story|1
stove|2
straight|-4
street|23
strike|2
strings|-2
strip|-2
stripe|-2
strong|-3
stuck|3
stuck$|1
student|-4
students|-5
studio|3
stuff|-13
stuff$|-1
su|-3
subscription|2
subsidy|-2
subtask|-1
sugar|3
suit|3
summer|3
summer$|-2
sun|1
sunday|8
sunday$|7
sundays|-4
supermarket|4
supplier|-5
support|-1
sur|3
surgery|6
survey|-1
swap|1
swapped|-4
swapped$|1
swaps|2
sweep|1
sweet|6
swim|1
swimming|4
swing|1
swiss|-3
switch|-2
switched|-1
syrup|5
system|-3
t|-1
table|13
table$|-2
tables|-2
tablet|-1
tablets|-2
tags|-4
take|-2
taken|-5
takes|-16
taking|-1
talked|-5
talks|-2
tall|-2
taller|-4
tank|4
tap|-1
tape|2
tape$|-1
taped|1
tastes|1
tasting|4
tax|3
taxi|3
tea|7
teacher|-2
teachers|-1
team|12
tear|2
technician|-10
tecnico|-1
teeth|-5
tell|4
telly|1
ten|-2
ten$|1
tenant|-2
tender|-2
tennis|4
tent|6
termin|-1
terms|2
terrible|2
test|4
test$|6
tested|-9
tester|-2
tests|13
text|-7
texts|-2
thai|1
than|-8
thank|-4
thanks|2
thanks$|-4
that|1
that$|9
that's|-1
the|-9
theatre|-1
their|-11
theirs|-6
them|-4
them$|2
themselves|2
then|-15
then$|-4
there|-6
there's|-2
thermometer|1
thermostat|-1
these|5
they'd|-2
they'll|-4
they're|1
they've|-4
thick|-3
thin|-1
thing|-19
thing$|1
things|-4
think|1
think$|2
thinks|-3
third|-11
thirty|-5
this|-2
those|-11
though|-3
though$|-2
thought|-5
thought$|-1
thousand|-6
thread|2
three|-9
three$|3
threw|2
through|-12
through$|3
thrown|-3
thumb|1
thursday|6
thursday$|-5
thursdays|1
tick|-2
ticket|5
tickets|10
tie|4
tiene|-3
tight|-3
tightened|3
till|-2
till$|-1
time|-2
timer|6
times|-2
times$|1
timetable|3
tin|4
tin$|3
tins|-1
tiny|-2
tip|-1
tips|-1
to|-6
to$|-7
today$|7
together|-4
toilet|12
toilets|4
told|3
tom|-1
tom's|3
tomasz|-2
tomatoes|5
tomorrow|1
tomorrow$|-5
toner|9
tonight|4
tonight$|-4
tonnes|-3
tons|-1
too|-16
too$|-1
took|-2
tool|-1
tooth|4
top|-10
top$|-2
torn|1
tour|4
tournament|2
tout|-5
towels|3
tower|2
town|4
toy|-1
track|-2
tracking|-6
tractor|8
trade|2
traffic|9
trailer|3
train|10
train$|1
trainee|1
training|3
tram|4
transfer|-5
transferred|2
transit|4
translator|-2
trap|-1
traps|-2
travel|2
tray|-6
treasurer|-4
treat|-2
tree|-2
trees|1
tres|-2
trial|-11
tried|-7
trim|-3
trip|6
tripped|4
trips|4
trois|2
trop|-3
trout|-1
trouve|-7
true|-2
try|-4
try$|-1
trying|-6
tub|-2
tube|-4
tubes|2
tuesday|1
tuesday$|-2
tuesdays|1
tulips|-1
tunnel|-1
turn|-2
turns|-1
tuv|-2
tv|3
twelve|-7
twenty|-2
twice|-3
twins|5
two|-7
two$|2
type|-2
typed|-1
tyre|2
tyres|-4
tyres$|-4
u|-2
u0|2
ultrasound|4
um|5
umbrella|14
una|3
uncle|2
und|-12
under|-1
une|-2
uniform|3
uniforms|2
union|-4
unit|6
unser|3
up|-9
update$|-2
upgrade|-5
uploaded|-5
upside|-2
upstairs|-1
urgent|-8
urgent$|-2
urn|2
us|-3
us$|5
use|13
used|-1
users|2
v0|2
va|8
vaccine|2
vacuum|-1
valid|-1
valley|3
values|-7
valve|1
van|18
van$|1
vat|-5
vault|2
vegan|-1
vegetarian|2
vendor|-1
vendredi|-1
version|-10
vests|-1
vet|-3
vet's|-2
veut|3
vez|1
vicar|-3
video|2
video$|3
viene|-2
vient|2
vier|-2
viernes|1
view|2
village|5
vinegar|-1
vino|-1
violin|1
visa|-2
visit|9
visitor|6
visitors|2
visits|2
voice|-4
volunteers|4
vom|6
von|5
voucher|-1
w|-4
wait|-12
wait$|-2
waiting|-11
waits|-6
walk|7
walked|-1
walkers|4
walking|-1
walks|-2
wall|1
wall$|2
walls|-1
want|4
wanted|-3
wants|1
war|-1
ward|3
warehouse|3
warm|-9
was|7
wash|6
washed|3
washer|-1
washing|6
wasn't|-4
watch|2
watched|3
water|6
water$|2
wax|-1
way|4
we|-8
we'd|5
we'll|-2
we're|-10
we've|-7
web|2
website|3
wedding|5
wednesday|-6
wednesday$|-5
wednesdays|-1
wednesdays$|1
week|-10
week$|-1
weekend|-10
weekend$|-3
weeks|-3
weeks$|-3
weg|3
wegen|2
weight|-1
welcome|6
welded|-3
well|3
went|-8
wer|-3
were|4
west|-2
wet|-1
wet$|-1
what|-5
wheel|1
wheelchair|-1
wheels|-5
when|-15
where|2
whether|12
which|-3
while|-8
whisper|-1
whistle|-7
whistles|-1
white|-2
who|-16
who's|-2
whoever|5
whole|-3
wholesaler|3
whose|7
why|3
wide|-3
wieder|-3
wieder$|1
wife|5
wifi|7
will|-5
wind|3
wind$|5
window|8
window$|-2
windows|-1
windscreen|6
wine|7
winter|9
winter$|1
wiped|-1
wir|-3
wird|2
wire|-1
with|-14
without|-8
wobbles|1
woche|1
wochen|7
woman|-4
won|15
wood|1
wooden|-3
wool|3
word|-3
words|1
worked|-4
working|-1
works$|4
workshop|2
worn|-3
worse|-2
would|-4
wouldn't|-1
wrap|2
wrapped|-7
writes|-3
writing|-7
writing$|-3
written|-6
wrong|3
wrong$|1
wrote|-10
wurde|-3
x|2
xl|2
y|-10
ya|-14
yard|3
year|2
year$|-2
year's|1
yearly|2
years|-1
years$|-1
yellow|2
yes|-13
yes$|-4
yesterday|-7
yet|-10
yet$|-3
yoga|3
yoghurt|4
you|10
you$|-2
you're|5
young|-6
your|12
yours|-1
yourselves|1
yourselves$|1
youth|1
zahlen|3
zone|-2
zoo|3
zu|-3
zugesagt|-4
zum|2
zur|-3
zwei|1
~agrees|-16
~arrived|-3
~asks|15
~broken|8
~count|-10
~day|-7
~done|-10
~exclaims|4
~fails|-11
~life|13
~money|-4
~moved|-5
~nothing|7
~paid|3
~past|9
~person|-12
~progress|-8
~promises|-7
~refuses|-4
~sent|-11
~thanks|15
~time|-5
~urgent|-12
~wants|-8
~works|-5
`;

/** How much what a title has to do with what a text tells speaks for its task; made likewise. */
export const SIGNS_OF_TASKS = `
apply|-8
apply agrees|12
apply arrived|2
apply asks|2
apply broken|-4
apply count|1
apply day|-5
apply done|-5
apply exclaims|3
apply fails|4
apply life|-11
apply moved|-1
apply nothing|1
apply paid|-2
apply past|-3
apply progress|-5
apply promises|7
apply refuses|-3
apply sent|6
apply thanks|-6
apply time|-3
apply wants|15
apply works|4
appointment|-5
appointment agrees|-2
appointment arrived|-6
appointment broken|-2
appointment count|2
appointment day|4
appointment done|1
appointment exclaims|-3
appointment fails|-1
appointment life|3
appointment money|1
appointment moved|2
appointment nothing|3
appointment paid|2
appointment past|-9
appointment person|2
appointment progress|1
appointment promises|-5
appointment refuses|9
appointment sent|-10
appointment thanks|-2
appointment time|3
appointment urgent|-4
appointment wants|-1
appointment works|-3
book|-4
book agrees|10
book arrived|1
book asks|6
book broken|-6
book count|-1
book day|3
book done|-5
book exclaims|5
book fails|-4
book life|2
book nothing|-5
book paid|4
book person|11
book progress|-2
book promises|-6
book refuses|-1
book thanks|1
book time|-2
book urgent|-2
book wants|7
build|-2
build agrees|-1
build arrived|2
build broken|4
build day|-9
build done|3
build exclaims|-4
build life|-6
build money|-6
build moved|4
build nothing|3
build paid|-2
build past|1
build progress|-5
build promises|1
build refuses|2
build thanks|-1
build time|-2
build wants|-4
build works|-3
buy|-7
buy agrees|-5
buy arrived|5
buy asks|4
buy broken|-6
buy count|6
buy day|1
buy done|-9
buy exclaims|3
buy fails|1
buy life|-2
buy money|-6
buy moved|7
buy nothing|-5
buy paid|-4
buy past|-6
buy person|-2
buy progress|2
buy promises|4
buy sent|-4
buy thanks|-4
buy time|-7
buy urgent|-5
buy wants|2
buy works|-12
chase|4
chase agrees|1
chase asks|-2
chase broken|2
chase count|-5
chase day|-7
chase done|1
chase exclaims|3
chase fails|-2
chase life|6
chase money|4
chase moved|3
chase nothing|-1
chase paid|8
chase past|-1
chase progress|4
chase promises|7
chase refuses|-3
chase sent|-2
chase thanks|6
chase time|-1
chase urgent|-1
chase wants|11
chase works|-4
clean|-4
clean agrees|-3
clean arrived|-3
clean asks|-2
clean broken|-2
clean count|3
clean day|4
clean done|12
clean exclaims|-7
clean life|5
clean money|-10
clean moved|1
clean paid|-3
clean past|-2
clean progress|7
clean promises|1
clean refuses|-4
clean thanks|-4
clean time|7
clean urgent|-1
clean wants|-8
clean works|6
end agrees|7
end arrived|-2
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
event|-2
event agrees|-2
event arrived|1
event asks|-1
event broken|3
event count|6
event day|-4
event done|-6
event exclaims|-6
event fails|-1
event life|-5
event moved|-5
event nothing|1
event paid|8
event past|-7
event person|-1
event progress|-5
event promises|-1
event refuses|5
event sent|-6
event thanks|1
event time|-2
event urgent|-1
event wants|-1
event works|1
fix|-2
fix agrees|-9
fix arrived|-2
fix asks|-9
fix broken|2
fix count|-5
fix day|-7
fix exclaims|1
fix fails|7
fix life|-7
fix money|1
fix moved|3
fix nothing|3
fix paid|3
fix past|11
fix person|-2
fix progress|2
fix promises|-2
fix sent|-2
fix thanks|1
fix time|4
fix urgent|7
fix wants|-11
fix works|25
named agrees|3
named arrived|3
named asks|2
named broken|11
named day|4
named done|1
named fails|9
named life|-10
named money|3
named moved|7
named nothing|1
named paid|2
named past|1
named person|-3
named promises|5
named refuses|9
named sent|2
named thanks|-11
named time|5
named urgent|16
named wants|7
named works|1
other|-4
other agrees|1
other arrived|-6
other asks|-3
other broken|5
other count|3
other done|11
other exclaims|-2
other fails|8
other life|1
other money|-2
other moved|5
other nothing|3
other paid|-8
other past|5
other person|5
other progress|3
other refuses|-1
other sent|1
other thanks|1
other time|-2
other urgent|2
other wants|2
other works|6
pay|-2
pay agrees|-7
pay arrived|2
pay asks|1
pay broken|-4
pay count|1
pay day|-6
pay exclaims|3
pay fails|-3
pay life|-4
pay money|17
pay moved|3
pay nothing|-5
pay paid|10
pay past|5
pay progress|8
pay promises|1
pay refuses|-2
pay sent|4
pay thanks|-2
pay time|-5
pay urgent|1
pay wants|5
pay works|-2
people|-2
people agrees|8
people arrived|-3
people asks|9
people broken|-5
people count|-1
people day|9
people done|2
people exclaims|3
people fails|-4
people life|4
people money|3
people moved|-3
people nothing|8
people paid|4
people past|-3
people person|11
people promises|17
people refuses|3
people sent|-4
people thanks|-3
people time|-6
people urgent|-2
people wants|8
people works|-5
quote|-4
quote agrees|1
quote arrived|-4
quote asks|-3
quote broken|-5
quote count|7
quote day|-6
quote done|-3
quote exclaims|-3
quote life|-9
quote money|7
quote nothing|-1
quote paid|-7
quote past|-2
quote progress|5
quote promises|2
quote refuses|-2
quote sent|4
quote thanks|-3
quote time|9
quote urgent|5
quote wants|8
quote works|-6
sell|5
sell arrived|-4
sell asks|-2
sell broken|-3
sell count|5
sell day|5
sell done|-5
sell exclaims|2
sell fails|-1
sell life|7
sell money|5
sell moved|1
sell nothing|-2
sell paid|4
sell past|2
sell progress|3
sell promises|-1
sell sent|2
sell time|6
sell wants|6
sell works|-2
send|-7
send agrees|1
send arrived|8
send asks|-9
send broken|-3
send count|-1
send day|-4
send done|-2
send exclaims|-5
send fails|-1
send life|2
send money|3
send moved|6
send nothing|9
send paid|-4
send past|9
send progress|-2
send promises|-2
send refuses|1
send sent|10
send time|5
send urgent|1
send wants|1
send works|-1
system|-3
system agrees|-2
system arrived|3
system asks|-9
system broken|-2
system count|-7
system day|2
system done|3
system fails|-1
system life|-5
system money|-1
system moved|-1
system nothing|2
system past|5
system sent|-1
system thanks|-2
system time|1
system works|2
test|-5
test agrees|-6
test arrived|3
test asks|-4
test broken|7
test count|3
test day|-6
test done|10
test exclaims|1
test fails|4
test life|-2
test money|-2
test nothing|6
test paid|-7
test past|-6
test person|-1
test progress|-3
test promises|-8
test refuses|-2
test sent|-1
test thanks|3
test time|-4
test urgent|3
test wants|-5
test works|-6
write|-2
write agrees|-3
write arrived|-14
write asks|5
write broken|2
write count|-3
write day|-2
write done|-2
write exclaims|-5
write fails|-2
write life|2
write money|-6
write moved|2
write nothing|2
write paid|-4
write past|-5
write person|-3
write progress|1
write promises|-10
write refuses|-6
write sent|6
write thanks|-4
write time|3
write urgent|3
write wants|4
write works|-6
`;
