/** How much each feature of a sentence speaks for orders to a machine; made by `npm run learn:instructions`, not by hand. */
export const INSTRUCTION_WEIGHTS = `
'|7
'aim|17
'app|1
'ass|-1
'att|1
'aut|7
'en$|-30
'est|-4
'hac|1
'hacked'|1
'ia$|16
'il$|11
'll$|-6
'ord|10
'out|-1
're$|-13
+above|105
+any|-41
+capitals|39
+colon|11
+in line|121
+length 0|-57
+length 1|-44
+length 2|-36
+length 3|-13
+length 4|14
+length 5|55
+length 6|54
+length 7|48
+length 8|37
+marks|30
^'ha|1
^ab$|8
^abg|-5
^abo|11
^abs|-14
^acc|2
^ach|10
^aco|-9
^acr|8
^act|60
^add|-6
^adi|13
^adm|27
^adn|18
^adr|11
^adv|14
^aft|-6
^aga|-5
^age|16
^agn|12
^agr|22
^ai$|47
^ale|-11
^alg|5
^all|17
^alo|18
^alr|-12
^als|10
^alt|5
^alw|-8
^am$|-3
^ama|10
^amo|-1
^an$|5
^ana|26
^and|5
^anl|13
^ann|-24
^ans|-3
^ant|1
^anw|-5
^any|-4
^apa|-9
^apl|21
^app|4
^apr|-4
^apu|11
^arc|1
^are|-8
^ari|27
^arr|-5
^art|-1
^as$|11
^asi|30
^ask|1
^ass|10
^at$|-14
^ate|-19
^att|52
^au$|-1
^auc|2
^auf|17
^aug|1
^aus|2
^aut|8
^aux|-5
^av$|12
^ava|-2
^ave|-27
^avi|-2
^avr|1
^awa|-3
^bac|-8
^bad|-11
^bal|-18
^ban|-25
^bar|-20
^bas|-11
^be$|-1
^bea|-37
^bec|-4
^bee|-9
^bef|-5
^beg|-9
^beh|7
^bei|-8
^bel|-15
^ben|-5
^ber|-1
^bes|-18
^bet|-2
^bie|-32
^bik|-8
^bis|12
^bit|-7
^bla|22
^ble|-18
^boa|-11
^bod|15
^bon|-32
^boo|-9
^bor|-14
^bot|20
^bra|-14
^bri|-17
^bro|-14
^buc|-14
^bue|2
^bui|-10
^bus|-5
^but|5
^buy|-2
^by$|-3
^c'e|3
^cal|18
^cam|-23
^can|-18
^cap|23
^car|-29
^cas|-14
^cat|-11
^ce$|8
^cec|11
^cel|-9
^ceo|-2
^cer|10
^ces|28
^cet|-5
^cha|-26
^che|-23
^chi|-16
^cho|8
^chr|-11
^ci$|9
^cla|11
^cle|2
^clo|16
^coc|-11
^cod|31
^col|-22
^com|-9
^con|-1
^coo|-35
^cop|-7
^cor|-18
^cos|-7
^cou|-22
^cra|-23
^cre|13
^cri|-10
^cua|-4
^cue|-2
^cur|-8
^cus|-12
^d'a|21
^d'e|-19
^da$|6
^dal|1
^dan|-3
^dar|-35
^das|12
^dat|10
^day|-2
^de$|-9
^dea|2
^deb|1
^dec|-6
^ded|14
^dee|5
^def|-32
^deg|-7
^dei|-3
^dej|-8
^del|-21
^dem|7
^den|2
^dep|-37
^der|-4
^des|-1
^det|2
^dev|4
^dez|12
^di$|4
^dia|16
^dic|-6
^did|21
^die|-13
^dif|-5
^dig|23
^dij|-3
^din|50
^dis|-2
^do$|-6
^doc|-4
^doe|-5
^doi|-2
^don|19
^doo|-2
^dos|-22
^dow|-1
^dr$|2
^dra|-26
^dre|-5
^dri|-8
^dro|-13
^du$|-5
^due|9
^dun|-9
^dur|11
^dut|-1
^eac|17
^ear|-5
^ech|6
^ecr|40
^een|29
^eff|-5
^ega|10
^eh$|2
^ein|16
^eit|16
^el$|-17
^ele|-3
^els|13
^ema|11
^emp|-29
^en$|5
^enc|-13
^end|15
^ene|12
^eng|-4
^ent|18
^er$|4
^era|3
^ere|5
^erf|11
^erl|7
^ers|-17
^es$|4
^esc|-3
^est|-18
^et$|16
^eta|17
^eur|-9
^eva|8
^eve|7
^evi|5
^evr|23
^exa|9
^exc|1
^exp|22
^ext|-1
^ey$|34
^eye|12
^fab|-5
^fac|-19
^fai|14
^fal|6
^far|-4
^fau|-29
^fe$|24
^feb|-17
^fec|7
^fee|9
^feh|20
^fel|2
^fer|-10
^fie|5
^fil|-2
^fin|-10
^fir|-18
^fiv|12
^fla|-18
^foi|1
^fol|-4
^foo|-13
^for|-3
^fot|66
^fou|2
^fra|-48
^fre|-27
^fri|-8
^fro|-7
^fue|13
^fuh|8
^ful|-2
^fun|-46
^fur|-13
^fut|37
^gan|3
^gar|-10
^gee|-24
^geh|1
^gel|2
^gen|-2
^ges|-17
^get|6
^gib|-3
^gil|1
^giv|4
^glo|7
^gmb|11
^go$|-11
^goe|-2
^goi|6
^goo|-12
^gra|-13
^gre|-31
^gua|2
^gue|-4
^gui|-7
^hab|-10
^hac|-1
^had|-9
^hag|5
^hah|-9
^hak|5
^hal|-17
^han|-10
^hap|14
^har|-16
^has|-5
^hav|-1
^hea|8
^hec|10
^hee|-1
^hel|-9
^her|-3
^hes|20
^het|7
^heu|4
^hey|22
^hi$|-10
^hid|-1
^hie|38
^hig|12
^him|-5
^hin|-2
^hir|-6
^his|4
^hoc|1
^hol|-18
^hon|-18
^hor|20
^hou|-10
^how|-6
^hoy|9
^hum|29
^hun|13
^ia$|55
^ich|-9
^ici|22
^ier|9
^if$|-1
^ign|21
^ihn|-6
^ihr|5
^il$|-4
^im$|-7
^imm|-2
^imp|-17
^in$|-5
^inb|5
^ind|16
^inf|-13
^inp|51
^int|13
^inv|-18
^iro|4
^is$|-7
^isn|-1
^iss|-11
^ist|5
^it$|4
^it'|-8
^ite|-25
^its|16
^ja$|-3
^jai|22
^jam|10
^jan|-14
^je$|19
^jed|-9
^jet|31
^job|1
^jon|-4
^jou|19
^jso|55
^jun|5
^jur|-14
^jus|2
^kar|-9
^kee|-3
^kei|16
^kes|-8
^kev|-2
^ki$|47
^kin|1
^kle|-3
^kno|22
^kol|7
^kon|-2
^kto|4
^kun|-21
^l'a|3
^l'e|-7
^l'i|8
^l'o|3
^la$|-10
^lan|-18
^las|-5
^lat|-1
^lau|-22
^le$|-5
^lea|-22
^lec|11
^lee|25
^lef|-5
^leg|3
^lei|26
^len|-13
^les|-5
^let|-9
^lev|43
^ley|13
^li$|10
^lic|-9
^lie|-7
^lig|-9
^lik|-2
^lim|-26
^lin|-23
^lis|17
^lit|12
^llm|37
^lo$|6
^loc|-11
^log|-25
^lol|-17
^lon|-6
^loo|-22
^lor|-11
^los|-23
^lov|2
^low|9
^ltd|-1
^lui|-10
^lun|-29
^ma$|-3
^mac|17
^mae|-23
^mai|9
^mak|16
^man|-12
^maq|53
^mar|-27
^mas|33
^mat|-24
^max|4
^may|-4
^me$|-3
^mea|-10
^med|-17
^meh|-9
^mei|-6
^mem|6
^men|7
^mer|-6
^mes|9
^mi$|-3
^mic|32
^mig|-1
^mil|-13
^min|-9
^mir|-17
^mis|-18
^mit|-4
^mod|21
^mog|4
^moi|-11
^mom|-6
^mon|-28
^mor|-11
^mos|7
^mot|10
^mou|-4
^mov|-7
^mr$|-20
^muc|-2
^mus|-11
^my$|-2
^na$|27
^nac|-1
^nad|-6
^nai|11
^nam|-6
^nat|8
^ne$|12
^nee|-14
^nen|6
^net|-8
^nev|19
^new|-12
^nex|-10
^nic|-6
^nie|22
^nim|16
^nin|-7
^nlp|14
^no$|2
^nob|-19
^noc|-8
^nom|14
^non|14
^nor|-31
^nou|-22
^nov|-13
^now|-2
^nt$|19
^nto|29
^nul|-12
^num|5
^nur|-26
^obe|-16
^obi|1
^obl|15
^och|27
^oct|-31
^of$|-6
^off|1
^ofi|-1
^ohn|2
^ok$|-2
^oka|3
^oko|-7
^on$|-9
^onc|16
^one|7
^onl|-5
^ope|-8
^opp|-16
^or$|9
^ord|-13
^org|-4
^ot$|19
^oth|-5
^otr|5
^ou$|-12
^oub|13
^our|-18
^out|2
^ova|26
^ove|-1
^owe|6
^own|2
^pa$|2
^pag|-10
^pai|-16
^pal|-3
^pap|-50
^par|10
^pas|-15
^pat|-10
^pay|-19
^pen|2
^peo|8
^pep|-6
^per|-19
^pet|-19
^pic|-6
^pie|21
^pin|13
^pla|3
^ple|-9
^pls|-2
^plu|15
^poe|-7
^poi|8
^pol|-22
^pon|6
^por|-28
^pos|-22
^pou|3
^pr$|12
^pre|-10
^pri|-6
^pro|1
^prz|19
^ps$|4
^pub|-14
^pui|11
^pul|18
^pun|-17
^pur|-11
^put|4
^pwn|11
^qe$|1
^qu'|21
^qua|-8
^que|-7
^qui|-7
^rae|3
^rai|-21
^ran|8
^rat|-5
^rea|24
^rec|-21
^red|-9
^ree|34
^ref|-36
^reg|-8
^rei|-18
^rel|-21
^rem|-5
^ren|-28
^rep|-9
^req|-18
^res|-7
^ret|-10
^rev|-23
^ric|1
^rid|31
^rie|9
^rig|-1
^rit|27
^rob|21
^rol|-16
^roo|5
^rou|-2
^row|-1
^rub|-5
^rul|16
^run|-8
^s'a|6
^s'i|16
^sa$|-2
^sac|-9
^sai|13
^sal|-46
^sam|-9
^san|-27
^sat|-14
^sav|11
^say|12
^sca|-19
^sch|-31
^scr|32
^se$|-3
^sea|-3
^sec|-14
^see|-2
^seg|5
^seh|-7
^sei|20
^sel|6
^sem|6
^sen|9
^sep|-18
^ser|1
^ses|-1
^set|-1
^seu|6
^sha|-4
^she|-18
^shi|-24
^sho|-15
^shu|17
^si$|6
^sic|2
^sie|-10
^sig|3
^sil|6
^sim|4
^sin|-1
^sis|3
^sit|-14
^ski|1
^skr|26
^sli|-9
^sma|-14
^smi|20
^sob|2
^sof|2
^sol|-21
^som|-19
^son|2
^sop|6
^sor|-23
^sou|15
^spa|-25
^spe|-5
^spr|-1
^ssi|20
^sta|-12
^ste|-19
^sti|-10
^sto|-20
^str|14
^stu|-20
^sty|4
^su$|-6
^sub|-27
^suc|8
^sud|29
^sui|-12
^sum|7
^sun|-6
^sur|4
^sus|-3
^swi|-15
^sys|14
^syt|14
^ta$|-5
^tab|-40
^tac|39
^tag|-8
^tah|5
^tak|13
^tal|12
^tam|-17
^tan|-2
^tas|27
^te$|7
^tec|-45
^teh|-5
^tel|27
^ten|-22
^ter|-7
^tes|-35
^tex|24
^th$|10
^tha|-2
^the|-7
^thi|1
^thn|4
^tho|-11
^thr|-6
^ths|23
^thu|-1
^thx|-8
^tic|15
^tie|-11
^tih|7
^tim|-23
^tin|11
^tit|35
^to$|-5
^tod|10
^toi|-9
^tol|5
^tom|-10
^ton|-8
^too|4
^top|-23
^tou|-1
^tra|-23
^tre|3
^tri|-5
^tro|18
^tru|-3
^tsa|5
^tu$|-3
^tur|7
^tus|24
^twe|6
^txt|-2
^ube|-8
^um$|-8
^un$|-5
^una|-13
^und|16
^une|-1
^uni|9
^uns|-7
^unt|-9
^up$|-14
^upd|-2
^upo|9
^upp|18
^ur$|13
^urg|6
^us$|-10
^use|23
^va$|9
^vac|-32
^val|5
^van|-16
^ven|7
^ver|12
^vic|-3
^vie|-38
^vik|-2
^vir|7
^vis|7
^voi|-22
^vol|-10
^vom|-3
^von|-1
^vor|6
^vos|19
^vot|-4
^vou|12
^wah|6
^wai|6
^wal|-7
^wan|-13
^war|-26
^was|-14
^wat|3
^we$|-16
^web|-3
^wee|-15
^weg|18
^wei|-32
^wel|-20
^wer|-17
^wha|7
^whe|-3
^who|-7
^wic|17
^wie|-7
^wil|3
^win|-23
^wip|4
^wir|5
^wis|25
^wli|18
^won|-6
^wor|3
^wou|-1
^wri|3
^wro|-16
^ya$|-9
^yaz|32
^yes|-1
^yo$|5
^yuo|26
^zad|9
^zer|27
^zet|22
^zon|15
^zu$|12
^zus|7
a|-6
a amara|6
a day|-4
a jonas|27
a l'attention|1
a la|23
a m|16
a mei|1
a partir|9
a poem|2
a priya|14
a task|13
a tomasz|24
a's$|-1
ab|8
abaj|29
abe$|-11
abel|-18
aben|2
abge|-1
able|-4
abn$|3
about|1
abov|22
above|12
above and|-20
abra|-4
abri|1
aca$|2
acce|12
accept|3
access|-8
acco|4
accordingly|8
account|-2
account with|2
ace$|-1
ache|-12
achi|-2
achm|39
achn|16
achr|11
achs|-9
acht|-2
achtung|9
acia|-2
acio|-2
ack$|-13
acke|-37
acme|22
acor|-1
acro|12
across|8
act$|13
acti|-18
action|-14
acts|-5
actu|-25
acy$|19
ada$|4
adan|9
addr|-7
ade$|-31
adec|8
ader|20
adge|-12
adie|7
adin|1
adiv|13
adivina|13
adli|-2
admi|22
admin|8
admin bot|13
admin mode|3
admin rights|-12
administrator|-2
adn|18
adn$|18
ado$|16
ador|-24
adre|20
ads$|-29
ady$|-5
aem$|54
aff$|8
afor|1
afte|-5
after|-8
afts|15
agai|-7
again|-4
against|-10
age$|-16
agen|-3
agent|23
ager|-20
ages|1
agne|6
agra|11
agradecido|8
agre|15
agreed|20
agrees|18
agt$|-5
agte|2
ague|4
aha$|9
aht$|5
ai|47
ai reading|1
ai that|8
ai tools|-1
aid$|-10
ail$|-24
ailb|21
ails|19
ain$|-8
aine|-1
ains|-13
aint|-10
air$|2
aire|-27
ais$|19
aise|-1
aiss|-14
ait$|-8
aite|14
aja$|-18
aje$|-11
aka$|6
ake$|1
aker|-5
akes|-13
aks$|8
al modelo|17
al the|15
ala$|-4
alab|11
alco|5
ale$|12
alen|-20
algo|29
algoritmo|14
alid|-5
alk$|-11
all open|1
all previous|1
all tasks|22
all the|-4
all$|-12
alla|6
alle|-29
alle aufgaben|8
alle bisherigen|5
alles|17
alli|3
allo|-10
alls|23
allt|10
allw|23
allways|23
ally|-11
alo$|12
alon|-8
along|3
alre|-12
already|-13
alredy|1
als|15
als$|-20
also|-2
alt|1
alt$|6
alta|-3
alte|-12
altu|-10
alue|27
alwa|-8
alys|-10
am|-3
ama$|8
amar|-12
amara|-7
amara okafor|33
ambi|30
ame$|-18
amed|-11
amen|-14
ames|30
amie|24
amm$|-1
amme|-18
amon|-2
amp$|5
ampl|10
ams$|-9
an|5
an ai|15
an das|9
an den|16
an die|1
ana$|-31
anag|10
anak|9
anal|35
anan|3
ance|-3
anci|14
and|2
and a|-10
and all|10
and answer|10
and assign|7
and call|-4
and delete|-6
and do|23
and due|5
and give|-6
and have|27
and i|12
and is|5
and it|12
and its|37
and low|11
and make|2
and mark|1
and no|7
and print|-7
and priority|5
and reply|11
and reveal|1
and set|-19
and the|-10
and write|-17
and you|9
and$|-6
anda|3
ande|-2
andi|-6
andl|-5
andm|5
ando|-11
andr|-33
ands|4
ane$|-31
ang$|-22
anga|2
ange|-31
angu|7
ank$|-11
anke|2
anks|-20
ann$|-21
anna|2
anni|-6
ans$|12
ansc|-26
ansf|8
ansl|12
answ|4
answer|-1
answer in|2
answer only|15
answer with|19
ant$|-8
ante|-2
anterior|11
anterior y|10
antes|-4
antes de|16
antw|15
anua|-14
anwe|4
anweisung|-3
anweisung an|1
anweisungen|3
anweisungen und|4
any|-9
any ai|9
any more|14
any other|13
any$|-9
anyt|10
anything|16
anything else|-12
anz$|7
apar|-7
ape$|14
apel|7
apit|3
apli|34
app|20
app$|39
appe|-12
appl|2
application|-26
apply|3
appr|-14
approve|14
approved|-18
appy|16
apri|-3
april|-3
apro|9
apun|11
aqui|11
ara$|6
arbe|9
arch|-6
ard$|-9
arde|3
ardl|8
ards|5
are|-3
are a|-5
are an|17
are no|14
are now|19
are the|15
are you|21
are$|-4
area|32
arga|-11
arge|-3
ario|-20
aris|-14
ark$|-14
arl$|-3
arla|-16
arli|10
arlo|20
arra|-2
arri|-28
arro|18
ars$|-8
arse|32
arsi|7
art$|-2
arte|-29
arti|1
artificial|2
artificielle|-4
arto|10
arty|1
ary$|-9
arz$|-20
arzo|1
as|11
as completed|3
as done|-7
as finished|15
as low|7
as the|9
as title|1
as to|19
as urgent|12
as's|27
asch|14
ase$|-15
ases|13
ashi|4
asi|-3
asi$|-3
asif|9
asig|-9
asign|-11
asignee|3
asil|15
asis|45
asistant|-5
asistent|2
asistente|-14
asistente digital|6
ask|12
ask$|5
askb|13
aske|6
asked|6
asked to|3
askg|17
aski|-27
asks|-8
aso$|15
ason|-16
ass$|-10
asse|-8
assi|6
assign|22
assign everything|5
assign it|15
assign this|-9
assign to|31
assigned|-35
assigned to|-8
assignee|-14
assignee ben|8
assignee must|14
assignee priya|15
assignee to|-14
assignee tomasz|22
assistant|15
assistant before|5
assistant must|-6
assistant the|14
assistants|11
assistent|10
assistente|7
assistenten|25
assw|1
ast$|-17
asta|-11
aste|-9
asz$|-3
at|-14
at it|28
at once|3
at the|-8
ata$|-17
atal|10
atbo|16
ate$|-20
ated|-42
atel|-9
aten|-19
atention|10
ater|-5
ates|4
ateu|5
atev|11
athe|5
atic|-15
atin|-12
atio|-2
atiq|10
atis|-21
ato$|12
ator|-10
atri|-14
ats$|-11
att$|-5
atta|-51
atte|-16
attention|4
attr|-28
atum|-1
atur|-8
atz$|-3
au|-1
auch|-1
auf|-7
auf$|6
aufg|23
aufgabe|4
aufgaben|9
aufgabn|3
auge|-9
aura|6
aus|-16
aus$|3
ause|-13
ausg|11
ausw|15
ausz|6
aut$|-18
aute|-11
auth|7
authorised|9
autm|6
autmatic|6
auto|26
automat|7
automate|11
automated|-6
automated assistants|14
automated readers|1
automatic|-46
automatica|5
automatico|28
automation|30
automatique|-22
autr|5
aux|-3
aux$|-29
av|12
avai|7
avan|-3
ave$|-10
avec|12
avel|-7
aves|2
avis|7
aviso|9
avri|1
avril|1
away|3
axim|14
ays$|-17
b|27
b t|22
back|-10
bad|19
bad$|19
badg|-21
baja|21
bana|2
banana|2
bas$|18
be|-1
be read|4
be so|22
be that|1
be the|2
beca|-5
because|-4
been|6
befo|-5
befor|11
before|-6
before you|-2
begi|24
begin|7
bei|2
bei$|-2
bein|7
being|9
beit|14
bel$|-20
belo|5
below|-6
ben|9
ben okoye|16
ben$|3
bena|20
bene|3
benu|5
benutzer|3
ber$|-7
bera|9
berg|2
berg and|14
berg in|10
berg y|4
bern|-16
bers|19
bert|16
berw|-1
bes$|5
besc|9
beschreibung|7
best|-17
betr|11
bges|1
bien|9
bige|1
bio$|8
bis|5
bis$|-5
bish|-6
bisherigen|5
bisherigen anweisungen|5
bist|22
bite|-8
bitt|9
bitte|-13
bjec|-15
blan|-11
ble$|2
blei|11
blig|4
boar|-8
board|2
body|-4
book|-5
books|-1
borr|-9
borra|22
bot|42
bot is|12
bot that|-1
bot$|34
bote|-10
bots|40
bott|23
bout|-3
bov$|15
bove|12
box|13
box$|-6
boxe|-2
bra$|2
bre$|7
brea|-14
bres|7
brg|1
brg$|1
brig|-7
bro$|-14
brua|8
bscr|-1
buck|6
buen|-7
buil|-10
builder|21
bung|9
but|-15
but the|5
but$|-15
buy|4
buy$|4
by|-3
by a|-6
c|6
c'es|4
c'est|4
cal$|-23
cala|3
calc|5
calcolatore|9
cale|-17
cali|58
call|13
call it|11
called|7
camb|-4
cambio|14
can|-15
can$|-17
canc|5
cann|19
cap|19
cap$|12
capi|6
capital|4
capital letters|7
car$|4
card|23
cards|21
carg|-11
carl|18
carr|32
case|-2
casi|31
casilla|13
cate|-46
cati|27
caus|-19
ccep|14
cces|-10
ccio|22
ccor|17
ccou|-14
ce|8
ceci|11
cede|33
cel$|-14
cell|1
cemb|3
cen$|-4
cenc|8
cent|-15
ceo|-2
ceo$|-2
cept|-9
cer$|-5
cern|-1
cert|13
ces|11
ces lignes|5
ces$|3
cesa|-3
cess|9
cha$|1
chac|15
chaf|9
chal|-7
cham|2
champ|18
chan|-18
change|-11
char|-7
charge|3
chatbot|2
chatbot assign|12
chatbots|11
che|17
che$|-17
chea|4
ched|-10
chen|-8
cher|4
ches|13
chie|14
chin|10
chiv|7
chke|5
chn$|3
chne|35
cho$|11
choi|13
chon|2
choo|-3
choose|16
chre|19
chri|14
christmas|-2
chst|-13
cht$|-25
chte|19
chti|-2
chts|13
chtu|18
ci|9
cia$|-33
cial|-14
cido|8
ciel|35
cio$|-3
cion|8
cipe|4
cket|-6
cks$|-2
cky$|26
clas|10
classe|14
clea|-2
cler|8
clev|2
clever|2
clos|-14
close|-18
closed|3
coch|11
code|30
cola|7
cole|-48
coll|-8
colleague|10
come|-3
comm|-19
comme|11
comment|1
como|24
como fecha|8
comp|2
complete|7
completed|-11
completed and|-21
compter|19
computer|13
con|32
con la|12
con prioridad|-2
con$|-2
conc|-16
cond|16
conf|16
confidential|-4
confie|5
confirm|10
cons|-3
consignes|17
cont|-24
conte|9
content|8
contract|10
conv|4
copi|3
copy|15
cord|-15
core|3
corr|-7
correo|-3
correos|5
correspondence|-4
coun|-3
cour|9
crea|15
create|9
create a|1
create tasks|1
cree|10
cret|13
cri$|6
crib|-6
crip|14
crir|-2
cris|17
crit|19
critical|-1
criv|9
cros|9
cted|-19
ctio|-16
ctiv|38
ctob|-4
ctor|-16
ctro|39
cts$|5
ctua|-5
ctur|6
cuen|5
cuenta|2
cume|10
curr|7
current|8
cust|-12
customer|12
d|-5
d'au|-2
d'autre|5
da|6
dad$|-7
dan$|8
dani|4
dank|-11
dann|9
dans|5
dans le|2
dar|4
dar$|-21
das|1
das hier|-3
das programm|-17
das$|-19
dass|23
dat|19
dat$|19
data|-12
date|-1
date box|6
date is|12
date january|3
date to|16
dates|12
dato|17
datu|-1
datum|-4
day|20
day is|19
day of|15
day$|-10
days|-20
dden|5
ddre|-7
de|-9
de la|-17
de langage|2
de marzo|-10
de noviembre|-1
de priya|4
de taches|1
de tareas|2
de tomasz|4
dead|-15
deadline is|-8
deal|-12
dear|5
dear ai|1
dear assistant|-14
dear task|-8
debe|16
dece|-4
december|3
deci|7
deco|16
ded$|-16
deer|13
dein|20
deine|-4
deja|-4
del|-16
del$|4
dele|24
delete|9
delete all|20
deli|-8
dell|-4
delo|7
dels|3
dem|-2
dem text|3
dem$|-8
dema|2
demain|7
den|-4
den assistenten|28
den titel|7
den$|-2
denc|36
dent|-20
depo|-1
der|-10
der$|-17
der'|18
dera|22
dere|21
dern|3
ders|1
des|10
des$|-31
desc|12
description|3
dese|9
desi|-4
desk|-31
dess|10
dest|-1
dete|12
detection|16
detection was|16
deve|17
developer|9
developer mode|11
devi|21
dez$|-3
deze|13
dezember|2
dge$|-6
dget|-21
di|4
dia|4
dia$|-9
diat|-4
dice|-8
dicen|1
dich|7
did|-19
did$|-22
die|-16
die aufgabe|-4
die beschreibung|7
die ki|-4
die prioritat|12
die$|-17
dien|-8
dienstanweisung|2
dies|23
diese|9
diese nachricht|18
diesen|21
dieser|6
dig$|-2
dige|3
digi|5
digital|11
digt|4
dijo|5
din$|18
dir|8
dir$|-13
dire|-6
directive|1
disa|39
disc|13
discard|8
dise|9
dise robot|7
disp|33
disr|10
disregard|15
disregard everything|6
disregard the|4
dit$|-15
divi|11
dle$|-13
dler|-12
dles|1
dlin|25
dly$|2
dmin|18
dmot|7
dnt$|12
do|-6
do anything|27
do it|12
do that|6
doct|-3
docu|9
document|12
does|-3
does it|16
doin|-17
doing|-17
doit|4
don'|-1
don't|-1
donc|7
done|-11
done and|13
donn|-6
door|-2
dor$|-9
dora|-32
dos|-5
dos$|6
dosn|2
dosnt|2
down|-1
dr|2
draw|-1
dre$|15
dres|11
drig|11
drin|16
dringend|-4
dringlichkeit|5
drop|-14
du|-5
duce|10
due|9
due date|9
due on|22
due today|-26
due tomorrow|17
due$|6
dued|5
dule|6
durc|5
duty|12
e|16
e mail|-21
each|-17
ead$|10
eade|13
eadi|4
eadl|-2
eads|10
eady|-20
eagu|2
eak$|-2
eal$|-3
eall|14
ean$|7
eanc|10
eans|11
ear$|-26
earl|-17
earlier|11
ears|-16
eas$|24
ease|-14
easo|-16
eat$|14
eate|11
eath|23
eau$|9
eave|-1
ebe$|5
eben|-6
eber|1
ebes|10
ebod|2
ebru|8
ecau|-4
ece$|20
eced|29
ecem|4
echa|3
eche|14
echeance|7
echeance demain|4
echn|-8
echo|15
echt|15
eci$|19
ecid|-2
ecip|-2
ecis|9
ecom|14
econ|-4
ecop|19
ecor|4
ecre|12
ecri|21
ecris|9
ect$|-9
ecte|-31
ecti|6
ecto|-17
ectr|20
ects|10
ectu|-2
eda$|-13
ede$|-11
eden|14
eder|2
edia|-1
edic|6
edig|-12
edit|4
edri|-10
eds$|-13
edul|27
edy$|-3
eed$|-3
eeds|-12
eek$|-20
eel$|3
een|3
een$|-18
eep$|6
eer$|8
ees$|-16
eet$|-17
efe$|10
eff$|17
effe|19
efor|-5
eft$|-8
efun|-3
ega$|-9
egal|2
egar|-8
ege$|41
egel|-7
egen|-5
eggo|8
egin|25
egis|11
egla|-11
egn$|4
ego$|-21
egt$|5
egue|7
eh|2
ehin|4
ehr$|-16
eht$|-20
eib$|20
eibt|15
eibu|3
eich|4
eil$|-15
eild|6
eile|4
ein|15
ein und|4
ein$|9
eine|-8
einem|1
einf|5
einfach|6
eing|19
einm|4
einmal|4
einmal ein|6
eins|-3
eint|16
eintrag|3
eir$|-8
eis$|-9
eise|-13
eist|-19
eisu|3
eit$|11
eite|-6
eits|-6
eitu|15
eißt|14
el|-17
el asistente|-6
el de|29
el programa|-5
eld$|18
elds|14
ele$|-27
elec|-4
elen|-25
eles|8
elet|12
elev|-17
elf$|1
elfe|7
elig|13
elij|11
elin|3
ell$|-2
elle|-14
elli|25
ello|-14
eln$|-10
elo$|6
elon|6
elop|15
elow|-6
elpe|17
els|32
els$|-4
else|-7
else is|7
elt$|-4
ely$|-21
ema$|8
emai|-20
email|-14
eman|-6
emar|12
emas|13
emaß|3
embe|-2
embr|-10
emen|-11
emin|-16
emov|5
empl|-7
empt|4
empty|6
ems$|-5
en|5
en el|7
en la|-2
en low|14
en tareas|4
ena$|9
enac|11
enan|-14
enau|29
enca|-11
ence|6
enci|-13
ency|-21
end|41
end of|4
end$|-5
enda|-14
ende|4
endo|-7
endr|-10
ends|5
ene$|-27
enen|-5
ener|20
enge|15
engi|20
engine|9
engine that|15
enkn|9
enn$|2
enne|-16
enre|12
ens$|-6
ensa|7
ensc|-6
ense|3
ensi|13
enst|-5
ent$|-22
enta|-11
ente|-1
enter|16
enters|11
enti|-2
entl|-21
ento|11
entre|10
entry|-1
ents|-14
enty|11
enut|3
enz$|6
enza|16
eopl|2
eos$|5
epea|12
epla|1
eple|-25
eply|-4
epon|7
ept$|-18
epte|17
epti|28
eque|1
equi|-7
er|4
er's|-8
era$|3
erad|15
eran|-13
erar|16
erase|4
erase the|1
erat|-5
erci|9
erda|11
erdi|1
ere$|15
ered|-6
erei|-19
eren|-10
eres|29
erfa|14
erfu|2
erg$|-5
ergi|1
eria|-6
erid|14
erig|10
erin|6
erio|4
eriq|39
erk$|3
erle|13
erledigt|5
erm$|-15
erme|2
ermi|-4
erms|11
ern$|-26
erna|3
erne|3
erno|8
ero$|-23
eron|12
erpr|26
erra|8
erri|17
ers$|-15
ersa|-3
ersc|-26
erse|-5
ersi|3
ersn|18
erso|-4
erst|-4
ert$|-6
erta|-19
erte|-3
erti|10
ertu|2
erve|8
ervi|-14
erwa|2
erwe|5
ery$|-13
eryb|-10
eryt|-17
es|4
es war|6
esa$|-9
esad|1
esag|20
esca|-24
esch|9
escr|2
escrito|2
ese$|16
esen|24
eser|-1
eset|-7
esin|4
esit|-18
esk$|-12
eso$|-6
esol|-4
eson|5
espo|20
ess$|-28
essa|-4
esse|9
essi|6
esso|10
essu|-7
est|-3
est$|-16
estas|5
este|-10
este correo|6
este mensaje|18
esti|-10
esto|-2
esto en|5
estr|15
ests|5
esul|2
et|16
et la|13
eta$|-5
etai|-8
etait|5
etar|4
ete$|-5
etec|12
eted|-13
eten|11
eter|-13
etes|6
etie|15
etin|-17
etit|3
etre|6
etri|-6
ett$|-2
ette|5
etti|-14
etur|-16
etze|3
etzt|-11
euil|-3
eund|13
eur|3
eur to|5
eur$|-8
euro|-11
eurs|14
eute|-9
eux$|-37
eval|9
evea|-9
evel|-5
even|-78
ever|4
every|1
every task|28
everybody|-5
everyone|4
everything|-17
everything above|26
everything to|-2
evie|13
evil|-11
evin|16
evio|6
evr$|14
evry|23
evrything|31
ewer|-9
exam|-11
example|-11
exce|-7
expe|9
expo|-3
export|-3
ext$|1
exte|12
exto|5
extr|25
extract|-21
extraction|24
extractor|19
ey|34
eyen|13
ezem|2
f|-4
fabr|24
fach|3
fair|15
fais|4
fall|-7
fallig|-16
falligkeit|6
far|12
far$|12
fass|7
faut|-19
fe|24
febr|7
february|9
fech|7
fecha|7
fecha el|8
fect|1
fee$|-48
feil|6
feild|6
feld|20
feli|-3
fen$|-33
fer$|1
fere|-6
fert|-9
ffic|-21
fgab|24
fica|-3
fice|-2
fici|-20
fide|24
fie$|-3
fiel|-16
field|-2
fields|14
figu|-3
file|-15
files|6
files the|10
fill|57
filt|2
fin|14
fin$|12
find|-8
fine|29
fini|1
finished|-4
firm|-13
firs|1
first|1
five|12
flag|8
fois|2
foll|16
following|3
folo|1
foot|-2
footnote|19
for|-5
for ai|25
for all|21
for automated|7
for the|9
for this|7
for today|-1
for word|18
for$|-6
forc|15
force|6
forcer|9
fore|1
forg|9
forget|-3
forget your|9
form|-17
fort|-8
forw|2
forward|3
four|15
frag|-8
frage|16
free|-21
frei|-1
freu|13
frid|7
fris|15
frist|19
fro$|5
from|-6
from here|14
from now|13
from the|13
from this|-1
from your|-4
fter|-9
ftsr|14
ftwa|15
ftwe|10
fuhr|4
fuhren|9
ful$|9
full|1
fund|-4
fur|-2
fur die|6
fur$|-2
furt|5
further|5
fwar|22
g|-7
gabe|29
gabn|6
gage|2
gain|-7
gal$|3
gale|-3
gan$|-5
gani|5
gant|-1
gar$|13
gard|-6
gas$|-10
gate|-5
gato|16
gebe|-4
ged$|-16
geha|14
gele|-2
geln|-5
gema|5
gemaß|3
gen$|-13
gena|32
genau|12
genc|13
gend|8
gene|1
generator|20
gens|-10
gent|5
genz|17
ger$|-32
ges$|-27
gesc|6
gest|7
get|7
get$|-7
gets|-4
gett|22
ghes|-2
ghli|28
ght$|-9
ghte|24
ghts|-11
gib$|2
gici|16
gift|59
gilt|10
gin$|11
gine|2
ginn|12
giss|25
gist|1
gita|11
giv|13
giv$|13
give|-5
give it|-6
give the|-7
give this|3
given|9
gives|-6
gkei|7
glic|20
gly$|16
gmbh|11
gnat|-4
gne$|-6
gned|11
gnee|-13
gnet|28
gnor|17
go|-11
go on|21
god$|10
goes|-2
goes to|14
goin|6
going|6
going to|16
good|-12
good as|19
gori|21
got$|-28
grad|2
gram|9
gran|4
grandmother|7
grant|-3
grat|36
grav|11
grea|10
gree|-21
gte$|4
guag|9
gues|-3
guest|4
guid|-4
guidelines|14
guna|10
gura|-1
gust|-7
h|-4
h y|22
hace|19
hack|-14
hacked|-18
hacked and|-19
hacked priority|4
had|-16
had$|-16
haft|12
haha|9
hak$|9
hale|64
hall|-28
halt|12
hamp|5
han$|-17
hand|1
handling|29
hang|-14
hank|-2
happ|13
happy|4
harg|-5
harr|8
hart|10
has|-5
has been|16
has to|16
has$|-5
hast|8
hat|-9
hat$|4
hatb|16
hate|-3
hats|2
have|-5
have to|23
head|17
hean|5
hear|-23
hech|13
hecho|13
hed$|-12
hedu|31
heer|15
heir|-8
heit|-2
helf|-3
hell|-11
hello|-5
help|10
helper|2
hem$|4
hen$|-4
henk|6
her|22
her$|1
here|11
here and|6
heri|3
hers|-21
hes$|-22
hese|3
hesi|16
hest|-3
het|7
het$|7
heut|5
heute|6
hey|12
hey$|-3
hi|-10
hich|-4
hidd|1
hidden|1
hien|21
hier|12
high|6
high priority|32
highest|-2
highlighted|14
highlighter|15
hile|10
him|1
hin$|-4
hinc|7
hine|16
hing|-15
hink|25
hinw|6
hinweis|6
hinweis an|-3
his|-8
his$|13
hist|21
hite|-13
hive|17
hkei|5
hlig|28
hne$|12
hner|22
hoch|3
hoev|3
hold|17
hole|-5
hone|-13
hono|-20
hoos|14
hop$|-8
hori|7
hort|-17
hose|-21
hou$|23
houl|13
hout|-4
how|-3
how$|21
hoy|11
hoy$|11
hrea|4
hree|-1
hrei|13
hren|32
hrer|3
hric|25
hrie|7
hrif|8
hris|-5
hrow|-14
hst$|5
hste|4
hted|12
hter|2
htet|23
htig|-2
htun|18
huma|33
human|17
humans|19
i|-5
i am|16
i do|-7
i have|-9
ia|55
ia que|-14
ial$|-10
ian$|-17
iar$|-24
ias$|-45
ibe$|-2
iben|4
ibir|-5
ible|-6
ibt$|4
ibun|8
ica$|21
ical|-3
icar|-9
icat|-3
ice$|-14
icen|-5
ices|4
ich|-9
ich$|7
iche|-13
ichk|5
icht|4
ici|23
ici$|-8
icia|-16
icie|27
icio|8
ick$|-11
icke|-8
ico$|-27
icto|4
icy$|12
ida$|5
idad|-3
idat|20
iday|-4
idde|4
ide$|-15
idel|17
iden|-1
ider|-4
idge|5
ido$|13
ieb$|-3
iebe|6
ied$|-21
iede|-2
iedr|-10
iel$|14
ield|35
iell|-4
iemb|-12
ien$|-33
ienc|-1
iend|-11
iene|6
iens|9
ient|-11
ier|9
ier$|-16
iere|-10
iert|-9
ies$|-12
iese|10
iest|20
iet$|-7
iewe|21
if|-1
if a|1
if the|7
if you|1
if you're|29
ifer|-1
ific|-7
ifie|10
ift$|6
ifts|14
ify$|13
ige$|-13
igen|39
iges|9
igh$|-10
ighe|-3
ighl|23
ight|-5
igit|5
igke|7
ign$|5
igna|-20
igne|12
igno|20
ignor|18
ignore|-21
ignore all|30
ignore previous|18
ignore the|-6
ignore your|15
ignorez|24
igt$|-1
igur|-3
ihn|-3
ihn$|-3
ihre|22
ihs$|7
iht$|1
ijen|9
ijo$|5
ike$|8
ikto|-1
il|-4
il est|10
ilbo|-7
ilbr|18
ild$|13
ilde|19
ile$|-16
ilen|7
iles|-1
ilic|9
ilk$|-2
ill$|-15
illa|-8
ille|-2
illi|-7
ilot|27
ils$|-8
ilt$|-29
im|-7
ima$|-10
imag|2
ime$|-9
imen|40
imer|9
imie|-5
imit|-11
imme|-6
imon|-3
impo|4
importance|12
importancia|6
important|-5
impr|6
in|-5
in a|-14
in admin|3
in capital|7
in developer|1
in die|18
in the|-12
in this|6
in your|4
ina$|-11
inad|1
inal|-14
inat|6
inbo|5
inboxes|18
ince|-15
inch|-3
ind$|-5
inde|-7
indi|-3
indl|8
ine$|-6
ined|21
inee|-5
inel|12
inem|-3
iner|19
ines|-12
inet|-1
infa|5
info|4
ing$|-17
inge|-6
ingl|10
ings|-21
ingu|6
inis|10
init|6
ink$|-10
inma|4
inni|23
inpu|55
ins|1
ins$|8
insc|13
inscrire|9
insi|29
inst|32
instead|-6
instead of|-19
insted|15
instrucciones|5
instruction|32
instructions|4
instructions and|3
instructions for|-11
int$|-3
inta|-5
intake|23
inte|-13
intelijencia|9
intelligence|3
intelligence artificielle|10
intelligenz|10
into|-11
into a|1
into the|10
intr|6
ints|-22
inut|6
invi|7
invo|-3
invoice|-5
inwe|2
ion$|2
ione|-9
ionn|-20
ions|-13
ior$|5
iori|8
iort|-1
ios$|-23
ious|11
ipe$|11
ipti|-3
ique|-3
ira$|-24
ird$|-16
ire$|-19
irec|-11
irm$|2
irma|1
iron|3
irs$|-16
irst|-22
irte|10
irtu|-3
is|-7
is a|28
is due|-10
is for|-2
is going|13
is january|1
is no|-17
is not|-11
is now|9
is on|4
is priya|10
is reading|5
is the|11
is to|20
is urgent|-11
isca|8
isch|-32
ise$|-12
ised|-1
iser|-11
ises|4
ish$|-22
ishe|-6
isia|14
isib|27
isie|-6
isio|10
ismo|-9
iso$|14
ispe|15
isre|10
iss$|-2
isse|-33
issu|-22
ist|-6
ist$|-8
ista|25
iste|4
isti|-27
istm|-2
istn|4
isto|34
istr|-10
ists|-7
isun|1
it|4
it and|10
it as|12
it be|1
it had|23
it has|20
it is|9
it off|-12
it on|23
it read|1
it to|-2
it urgent|15
it was|-2
it will|9
it would|28
it's|-8
ita$|-14
ital|6
itat|18
itch|6
ite$|6
itel|45
item|4
items|5
iten|5
iter|22
ites|-35
itet|5
ith$|-1
itho|-3
itic|-3
itie|31
itin|8
itle|17
itli|14
itmo|16
ito$|29
iton|53
itre|2
its|16
its own|22
its$|-12
itt$|16
itte|-24
ittl|9
itty|14
itul|27
itun|15
itut|1
ity$|-35
ive$|-6
ived|6
ivel|7
iven|-15
iver|-12
ives|9
ivi$|5
ivin|14
iya$|-7
iya'|18
izen|20
izer|17
ißt$|15
j|1
ja|-3
jail|25
jailbreak|25
jame|25
james|22
january|1
january and|1
je|19
ject|-17
jede|-9
jenc|9
jetz|10
jetzt|-6
job|7
job$|7
jona|-9
jonas|-6
jonas berg|28
jonas is|39
jour|-14
json|55
june|-2
jus|6
jus$|6
just|-1
k|21
kae$|-5
kafo|1
kauf|8
kbot|13
ked$|-10
ked'|1
keep|1
kein|25
keine|-6
keit|12
ker$|-24
kers|-35
kes$|-15
kest|7
kestrel|7
ket$|-3
kets|-13
kevi|-1
ki|47
kind|2
kindly|8
king|-3
kip$|-4
klei|-7
knec|9
know|-23
koll|1
kollegin|9
koye|3
kspa|17
ktor|3
ktory|4
ktory to|4
kuns|10
kunstliche|10
kunstliche intelligenz|10
l|11
l'assistant|12
l'at|-8
l'attention|1
l'ia|16
l'or|10
l'ou|-1
l'outil|-1
la|-10
la case|14
la casilla|13
la date|29
la leyenda|13
la lista|2
la prioridad|6
la tache|8
la tarea|17
labr|13
lace|-12
lado|17
lag$|2
lait|17
lan$|-17
lanc|19
lane|-22
lang|4
langage|2
language|18
language model|3
lant|22
lar$|-14
las|-22
las tareas|13
las$|-15
lase|-8
lasi|19
lass|-14
last|-7
late|-13
lati|-11
lato|38
laut|9
lautet|3
lbox|-11
lbre|1
lche|3
lcol|8
lder|1
lds$|3
le|-5
le logiciel|5
le mars|14
le plus|11
le programme|13
le robo|15
le robot|-8
lea|21
lea$|19
leaf|-25
leag|5
lean|-7
lear|7
leas|-6
leav|1
leave|10
leave the|-7
lect|6
lector|22
lector automatico|8
lectura|19
lectura automatica|12
led$|-24
ledi|-7
lee|14
lee$|2
leer|15
lees|-1
left|-4
lega|-7
legal|-3
lege|-19
legg|15
legi|-4
legt|8
legu|7
leib|11
lein|3
leit|-8
leme|-3
len$|-15
lena|-5
lent|20
ler$|-8
les|-6
les consignes|11
les taches|22
les$|-15
lese|11
lesen|8
less|2
let|-10
let it|10
let$|25
lete|-5
leti|10
lett|-6
letters|13
letz|6
leur|-1
leva|-6
leve|27
leye|9
leyenda|13
lfer|7
lgor|30
li|10
lica|2
lice|-2
licence|14
lich|-21
licy|12
lida|-13
lide|21
lieb|12
liebe|-6
lier|-5
lies|12
liest|14
lig$|-16
liga|-3
lige|16
ligh|10
ligk|51
lign|1
lignes|5
lije|9
lik$|-8
like|-3
limi|-11
line|8
line is|3
ling|-18
lis$|-10
lisa|7
lise|43
liss|2
list|10
list of|-7
lista|18
lista de|-10
liste|-2
listen|11
listes|12
lists|13
lit|18
lit$|5
litt|10
little|11
little robot|15
lla$|-7
lle$|11
llea|6
lled|-12
lleg|6
llen|10
ller|-17
lles|13
llig|25
llin|-2
llm|37
llm$|37
llo$|-3
llow|-4
lls$|-11
llst|9
llt$|-18
llwa|23
lly$|-22
lo|6
lo anterior|20
lo de|6
lo que|12
lock|-20
logi|4
logiciel|14
lok$|86
lol|-10
lol$|-10
long|-4
look|-7
look at|4
lope|10
lorn|-1
los|-10
los$|-15
losc|11
losche|9
losche alle|9
lose|-11
lot$|-3
love|-9
low|13
low and|4
low priority|-14
low$|5
lowe|-20
lowest|20
lowi|1
lows|-20
lper|17
lrea|4
lred|2
lse$|7
lso$|-2
lsta|6
lta$|-17
ltd|-1
ltd$|-1
lte$|-22
lter|-10
ltet|-5
ltun|-9
lue$|9
lues|-16
lug$|-5
lui|-7
lui$|4
lum$|-27
lung|4
lus$|11
lve$|4
lved|-8
lves|-3
lway|6
lwo$|11
lyse|-3
m|7
ma|-3
mach|15
machine|6
machine a|-11
machines|18
machne|13
mado|-15
maek|3
mage|4
mail|7
mail addresses|1
mail as|32
mails|6
main|-10
mais|16
make|10
make it|-6
make the|-9
make this|7
maker|13
makes|-7
makes tasks|3
maki|18
making|2
mal$|-19
mall|14
man|5
man$|-1
mana|11
manana|5
mand|-32
mann|-10
mans|13
many|16
maqu|12
maquina|10
mara|-8
marc|-7
march|-1
mari|5
mark|-10
mark all|-33
mark as|19
mark every|16
mark it|7
mark this|12
mars|8
mart|-30
marz|-16
marzo|1
mas$|23
masc|18
maschinchen|8
maschine|8
mash|29
masz|7
mat$|6
mate|3
mati|8
matt|-4
maxi|14
may|6
may$|6
maß$|3
mber|-5
mbh$|11
mbie|21
mbio|14
mble|6
mbre|-11
me|-3
mean|10
means|14
mebo|1
med$|-29
medi|-1
mehr|-8
mei|-2
mei and|17
mei tanaka|20
mei$|-2
meme|10
men$|-21
mens|4
mensage|24
mensaje|-9
menschen|5
ment|7
mention|30
mention the|8
mer$|-4
merc|4
merci|-26
meri|27
merk|16
mes|10
mes$|2
mesa|21
mesage|22
mess|-10
message|-8
met|16
met$|1
meti|4
mets|33
mett|-2
mi|-3
mie$|-5
mien|26
mier|40
migh|8
might|8
mill|6
min$|-1
mina|-35
mind|9
mine|-5
mini|5
mins|-7
minu|-2
minute|18
mir$|-9
mism|-9
miss|-12
mit|12
mit dem|-6
mit der|5
mit$|-15
mite|27
mith|6
mitl|19
mitliest|15
mma$|15
mmar|10
mme$|-6
mmen|-23
mmer|-29
mode|24
model|5
modele|-7
modelo|18
modl|10
modu|15
moge|3
moi|-4
moi$|-4
mome|-1
moment|-1
mon$|-16
mond|-14
monday|-12
mont|-11
month|-4
mor$|26
more|-5
morg|4
moro|-8
morr|2
mote|21
moth|1
moto|6
motor|9
moul|8
move|3
mpil|14
mple|9
mply|19
mpor|3
mpre|2
mpri|10
mpt$|5
mpte|7
mpty|6
mput|27
mr|-20
much|-2
mum$|3
must|-4
must answer|15
must be|-10
must set|6
my|-2
n|16
n'en|4
n't$|-15
na|27
nach|-4
nachricht|14
nada|-3
nadi|4
nadie|10
nado|26
nage|-6
nair|17
nair in|21
naka|14
nal$|-26
naly|-24
name|7
name in|19
name it|1
name this|4
named|-7
names|8
nana|7
nas$|8
nata|25
nate|3
natu|-1
natural|5
nau$|3
nbox|5
nbre|41
ncar|-9
nce$|-9
ncel|44
ncer|-22
nche|-2
ncia|-2
ncim|-1
ncy$|-22
nda$|9
ndar|-3
nday|-3
nde$|-13
ndel|3
nden|14
nder|9
ndez|-2
ndic|16
ndig|-6
ndle|10
ndli|-9
ndmo|7
ndo$|-4
ndor|-3
ndre|11
ndri|16
nds$|-1
ne|12
nech|9
ned$|-5
nee$|12
need|-14
need to|28
needs|-6
nell|22
nem$|8
nen$|8
nenn|5
ner$|-10
nera|6
ners|-10
nes$|1
net$|-2
nett|16
neve|-21
never|19
new|-17
new instruction|-7
new instructions|38
new rule|12
new$|-17
news|13
next|-10
nfac|6
nfid|24
nfie|-4
nfig|-2
nfir|-2
nfo$|-11
nfor|14
ngag|2
nge$|-7
ngen|-12
nger|3
ngin|-14
ngli|-7
ngly|21
ngs$|-22
ngua|10
ngun|10
nia$|5
nich|-10
nicht|9
nie|20
nie$|-28
nied|-11
niedrig|-9
nigh|-18
nimm|7
ning|-23
ninguna|10
niqu|-2
nise|18
nist|13
nive|-1
nke$|-12
nkne|9
nks$|-27
nlp|14
nlp$|14
nly$|4
nmal|4
nna$|-2
nne$|-21
nner|-27
nnin|13
no|2
no se|1
no task|4
nobo|-2
nobody|12
noch|-10
nom$|9
nomb|2
non|19
non$|11
none|-10
nor$|-2
nora|14
nore|-13
nori|-1
norm|-4
not for|16
not tell|20
not$|-2
nota|8
note|17
note for|5
note to|-27
notes|-4
noth|-4
nothing|-7
nothing else|-3
nothing to|3
noti|-8
notice|24
nous|5
nove|8
novi|-1
noviembre|-1
now|10
now an|14
now in|6
now on|27
now the|1
now$|5
nown|7
nows|-2
nput|55
nsa$|32
nsab|-14
nsag|23
nsaj|-9
nsch|-9
nscr|-10
nse$|-1
nser|1
nsfe|8
nsib|-9
nsid|38
nsig|7
nsla|14
nst$|-16
nsta|-1
nste|16
nstl|10
nstr|12
nstu|7
nsub|4
nswe|-3
nt|19
nta$|21
ntai|-5
ntak|-3
ntar|17
nte$|-9
nted|8
ntel|19
nten|-10
nter|6
ntes|-7
nth$|-6
ntia|-18
ntie|-2
ntil|-14
ntio|33
ntit|2
nto|29
nto$|8
ntra|7
ntre|-1
ntry|-1
nts$|-7
ntwo|10
nty$|4
nue$|57
null|-10
numb|-3
nume|16
nur|20
nur fur|9
nur$|20
nute|6
nutz|7
nver|-6
nvie|12
nvis|15
nvoi|-19
nwei|14
nwic|2
nyth|10
nza$|16
o|9
oard|-8
obe$|-12
oben|5
ober|14
obig|2
obli|4
obo$|27
obod|-2
obot|6
oces|16
och|30
och$|-16
ocha|5
ochs|1
ock$|4
ocke|3
octo|-5
ocum|10
odas|-7
oday|8
ode$|12
odel|26
odo$|16
odos|29
oduc|-2
odul|-2
ody$|2
oem$|2
oes$|-8
oeve|3
of|-6
of a|38
of all|4
of every|-2
of it|24
of its|8
of jonas|9
of reading|4
of text|17
of the|-9
of them|-1
of tomasz|24
of what|1
of your|-5
off|14
off$|9
offe|-40
offer|28
offi|-15
ofic|-1
ofor|-3
oftw|18
ofwa|22
ogam|22
oge$|2
ogic|25
ogni|37
ogra|4
ohne|-4
oice|-4
oing|-11
oint|-5
ois$|-18
oit$|-2
ojec|2
ok|-2
okaf|1
okafor|-8
okafor and|2
oken|7
okol|-10
okoy|3
okoye|3
oks$|-13
ola$|-43
olat|-15
old$|-23
olde|-20
ole$|16
oles|-4
olic|1
oll$|-26
olle|-6
ollo|7
olls|11
olo$|24
olow|1
ols$|-5
olve|13
olvi|-2
olvida|-10
olvida lo|4
omas|-4
omat|19
ombi|-12
ombr|1
ome$|-14
omeb|2
omen|19
omer|-1
omes|2
omma|9
omme|27
omo$|8
omor|7
ompa|-13
ompi|14
ompl|2
ompo|25
ompr|-26
ompt|-9
ompu|27
omt$|1
on|-9
on it|2
on sunday|14
on the|6
on't|-3
ona$|-28
onas|-5
onc$|7
once|36
ond$|-19
onda|-11
onde|29
one|13
one and|10
one to|12
one who|26
one$|-5
onen|14
oner|7
ones|27
onfi|10
onfo|2
ong$|28
onga|5
onig|5
only|4
only the|8
only with|17
onn$|7
onne|-14
ons$|-9
onsa|5
onse|-14
onsi|-21
ont$|3
onta|-50
onte|19
onth|-8
onti|4
ontr|-14
onve|3
onvi|4
ony$|25
ood$|-18
ook$|-10
ooke|-9
ooks|-13
ool$|-6
ools|-3
oor$|-25
oose|1
oot$|8
oote|33
ootn|19
open|-20
opens|18
oper|15
operator|-2
opie|-7
opil|1
ople|2
opor|16
opy$|-1
or|9
or's|7
ora$|-5
orat|-11
orbe|15
orce|12
ord$|7
orde|-14
ordi|2
ordn|-6
ordo|-17
ords|-9
ore$|-9
orec|27
ores|7
orez|24
orga|4
orge|-4
oria|-2
orid|12
oris|-38
orit|9
ork$|10
orks|-27
orm$|-13
orma|6
ormi|23
orne|19
orow|-8
orre|-5
orro|-4
ors$|-12
ort$|-6
orta|3
orte|-5
orti|5
orty|-3
orwa|-8
ory$|-2
osch|10
ose$|-11
osed|-2
osi$|16
osit|11
osnt|2
oss$|-14
osta|9
oste|-16
ot|19
ota$|-34
ote$|-15
oted|15
oter|17
otes|-11
othe|-5
other|16
other tasks|3
othi|10
otic|8
otno|19
otok|-9
otor|10
otre|-2
otro|13
ots$|9
ott$|10
ou|-12
ou'r|9
oubl|-10
ough|-23
oujo|2
ould|-19
ouli|12
ound|-23
ount|-3
our|-17
our$|1
ourc|-17
ourr|-4
ours|-25
ous$|1
ouse|-20
out|3
out of|15
out$|-7
oute|6
outi|13
outp|3
output|4
output only|6
output the|-23
output title|15
ove$|13
oved|6
over|-12
over the|1
override|9
ovie|-3
owes|18
owin|-11
own|3
own$|-10
owner|2
ows$|-30
oxes|-1
oye$|-1
p|-13
p s|15
pa|2
pace|2
page|-9
pala|13
pan$|-1
par|5
par$|4
para|-18
para el|-3
para la|12
park|-23
parl|-9
paro|16
pars|47
parser|38
parsers|21
parses|2
parses this|2
parsing|12
part|-3
partir|2
partir de|9
party|2
pas|10
pas$|9
paso|21
pass|-15
password|-3
passwords|4
pay|13
pay to|1
pay$|25
pcio|-9
pdat|-3
peak|-6
peat|12
pect|-4
ped$|-19
pedi|-20
pele|4
pen$|-14
pend|-15
pens|-4
peop|2
people|2
per$|-20
pera|14
pero|10
pers|16
persn|18
person|-3
persona|-9
personas|4
personne|2
peti|1
petite|3
pgif|19
pick|3
pick jonas|2
pie$|12
pien|19
pier|-26
pilo|27
pisz|13
pita|-2
plac|4
place|-8
plai|-8
plan|-6
plas|-16
play|25
ple$|-19
plea|-1
please|-15
ples|22
plese|-16
plet|12
pli$|10
plic|2
plie|9
pls|-2
pls$|-2
plu|23
plu$|23
plug|19
plus|11
ply$|6
poem|2
poin|1
point|21
poli|-16
policy|5
pon|13
pon$|13
pond|14
pone|-17
poner|10
pong|5
ponl|11
pons|3
por|18
por$|18
port|-9
pose|-4
posi|9
post|-17
pour|1
pour le|-14
ppel|-9
ppen|-1
ppgi|19
ppli|8
pply|-7
ppos|-11
ppri|-4
ppro|-4
ppy$|2
pr|12
prac|19
pre$|-2
prec|17
prem|7
pren|-1
pres|-11
present|-13
pret|32
prev|25
previous|6
previous instructions|6
pric|-3
prie|14
pril|-4
prim|1
prin|-8
print|-5
prio|7
prio low|-4
prio urgent|21
prioridad|7
prioridad low|8
prioridad urgente|17
prioritat|-11
prioritat auf|19
priorite|-11
priorite urgente|7
prioritet|4
prioritty|14
priority|4
priority and|7
priority is|1
priority low|-9
priority to|17
priority urgent|2
priorty|-1
priv|19
priy|-5
priya|-8
priya nair|20
priya's|18
proc|16
processing|9
processing this|4
prod|-4
prog|41
program|14
programa|6
programa que|4
programm|9
programm das|11
programme|-17
programs|10
proj|2
project|-12
prompt|8
prompt and|19
promt|14
prop|-3
prot|32
prov|10
prove|2
prze|8
ps|4
ps for|2
ptem|1
pter|4
ptio|5
pty$|6
publ|-3
puis|8
punt|-1
put|-4
put amara|7
put it|1
put the|13
put$|21
pute|1
puts|18
pwne|11
pwned|11
q|-8
qe|1
quan|10
quand|17
que|14
que el|2
que la|-13
que lo|9
que no|14
que$|5
qued|-5
queda|11
quel|-1
quem|5
quer|-7
querido|4
ques|12
question|-3
qui|2
qui lit|19
qui$|5
quic|-2
quick|13
quie|27
quien|12
quin|1
quip|3
r|-10
r's$|-10
raba|23
rach|20
ract|-3
rade|25
rado|-4
raed|3
rag$|-23
rage|-20
ragt|1
raig|5
rain|-13
rais|-6
raise|3
rait|11
ral$|-9
ram$|-7
rama|-3
rami|29
ramm|-6
rams|8
ran$|-18
rand|-28
rang|9
rank|-4
rans|-9
rant|-15
rar$|-46
rarb|26
ras$|-14
rase|-2
rate|-15
rati|14
rato|-1
rave|-4
ray$|-13
rbei|17
rce$|5
rcer|6
rch$|-10
rchi|-3
rci$|-26
rday|1
rde$|-18
rded|24
rden|-11
rder|-19
rdi$|3
rdin|8
rdle|4
rds$|-2
rea$|3
read|28
read as|22
read by|28
read on|8
read this|5
reader|14
readers|25
reading|15
reading along|4
reading machine|21
reading software|20
reading this|8
reads|-19
reads this|-17
real|-6
reas|13
reat|8
rece|-17
rech|8
rechenknecht|9
rechner|41
reci|23
recipe|4
recipe for|10
reco|21
recopie|19
record|9
rect|4
red|17
red$|-16
redi|-39
redy|1
ree$|2
reed|21
reeds|5
reen|13
rees|14
reff|18
refu|-4
refund|1
rega|-11
rege|-5
regeln|-5
regi|8
regl|-15
rei$|1
reib|10
rein|-4
reit|11
rel$|21
reli|12
rema|4
remi|-9
remo|1
ren$|-7
rend|-12
rent|-24
reo$|-3
reos|5
repe|-10
repeat|16
repl|9
reply|-3
reply only|14
reply with|18
repo|-14
repondez|1
requ|-17
request|-7
rer$|-16
res$|-25
resc|5
reset|-7
reso|-18
resolved|-6
resp|18
respond|-2
responsable|-13
responsable a|9
responsible|-9
responsible person|7
ress|2
rest|-13
resu|11
ret$|-18
reta|-14
rete|35
reti|11
retu|-20
reun|-16
reve|-8
reveal|1
reveal your|1
revi|-9
rew$|-11
rez$|16
rfas|26
rgan|2
rge$|-13
rgen|16
rget|-2
rgis|2
rgne|-9
ria$|-24
riba|10
ribe|3
ribi|-5
ribu|-20
rice|1
rida|5
ride|37
rieb|2
rien|-10
rier|15
ries|-20
riet|4
rig$|1
rige|-1
righ|6
rights|-2
rigi|19
rike|-3
ril$|-4
rime|32
ring|-4
rint|-2
rio$|7
rior|14
ript|6
riqu|44
rire|-4
ris$|-29
rise|10
rist|-2
rit$|16
rita|-19
rite|16
riti|-13
ritm|20
ritt|-1
rity|-8
riva|22
rive|6
rivi|-29
riya|-3
rksp|16
rla$|-7
rled|2
rlie|6
rlo$|-3
rma$|-21
rmai|4
rmat|5
rme$|-23
rmin|9
rms$|-20
rna$|-56
rne$|36
rns$|3
robe|15
robo|24
robot|14
roce|23
rodu|-2
roga|19
rogr|15
roje|3
role|8
role system|6
rom$|-9
romi|-3
romp|3
romt|10
ron$|-23
rong|-2
roni|35
ront|13
root|11
rop$|-10
ror$|-23
ros$|-16
ross|-23
rote|47
roto|-19
rout|12
routing|26
rove|-1
row$|1
rows|36
rra$|7
rrec|8
rren|2
rreo|2
rres|1
rrib|7
rrid|18
rrie|1
rrow|-5
rry$|-30
rsch|-13
rsda|2
rse$|-9
rser|30
rses|1
rsin|13
rsio|4
rsn$|18
rson|-3
rst$|12
rsta|-1
rsto|22
rtan|14
rte$|-1
rten|15
rter|-22
rtes|-6
rtet|-1
rthe|11
rtif|34
rtin|1
rtir|-2
rts$|-20
rtua|-4
rtun|3
rty$|-13
ruar|8
rucc|1
ruck|-14
ruct|8
rule|16
rules|29
run|24
run$|-16
rust|19
rve$|13
rvic|-8
rwar|1
rwei|3
rybo|-10
ryon|1
ryth|14
rzo$|1
s|-45
s to|6
s's$|26
sa|-2
sabl|-3
sach|5
sado|-5
sage|14
said|-5
sais|29
saje|-10
sak$|5
same|3
sans|18
sati|-14
satz|2
save|23
say|8
say the|5
say$|3
says|-7
scal|37
scan|13
scar|39
scen|-13
sch$|-14
scha|-17
sche|1
schi|-13
schl|-26
scho|-12
schr|22
schreib|20
schreibt|8
schrieb|3
scre|-22
scri|19
sday|-23
se|-3
se que|12
seco|-8
second|-8
secr|14
sed$|-11
see|6
see it|6
see$|14
sehr|-6
sein|6
seine|4
self|5
sem$|18
sema|6
sen$|-6
sena|4
send|8
sender|19
sent|5
sent with|38
sentence|25
sept|2
september|-2
ser$|24
ser'|3
sers|14
serv|-14
serve|31
service|9
ses$|-1
sess|-1
set|6
set due|23
set it|1
set priority|22
set the|13
set this|-4
set$|5
sett|6
setz|-2
setze|-2
seul|17
sez$|7
sfer|8
shal|23
shall|2
shalt|23
she|-7
she$|-7
shed|-4
shee|-4
sher|-7
shin|-4
shou|4
should|14
show|-9
si|6
si tu|1
sibl|5
sich|7
side|-17
sie|-3
sie$|-3
sifi|4
sify|5
sign|2
sile|5
silent|2
sili|8
sill|18
simi|1
simo|1
simon|-1
simon dise|7
sin|9
sin$|-5
sinc|-5
since|-1
sine|11
sing|-13
sino|6
sion|-11
sist|13
sistem|-5
sistema|16
sit$|-12
sita|-8
site|11
skbo|13
sked|6
skin|32
skip|15
sks$|-7
slat|12
smar|5
smart|18
smart inboxes|18
smit|6
smo$|-9
sn't|-5
snt$|-6
so bot|5
so good|16
so that|-8
so write|7
sobr|2
sofo|-2
sofort|-2
soft|11
software|3
software that|-10
softwear|10
sofw|22
sofware|22
soll|4
solo|40
solo para|19
solv|16
som|10
som$|10
some|-17
somebody|2
son$|-8
sona|-3
sond|15
sondern|7
sone|24
sonn|-11
sons|-6
sopo|16
soporte|16
sor$|-26
sort|-7
sour|-18
source|1
spac|21
span|-4
spec|-4
spen|-12
spon|13
spra|14
spri|-7
sreg|10
srob|14
ssag|8
sse$|-22
ssed|6
ssee|-10
ssen|-18
sser|15
sses|6
ssif|2
ssig|-2
ssin|-2
ssio|-8
ssis|17
ssor|29
sst$|8
ssun|11
sta$|6
staf|5
staff|8
stal|-1
stan|9
stands|10
stands above|8
star|1
start|29
stas|-2
stat|-9
ste$|16
stea|-3
sted|-3
steh|-10
stei|-3
stel|-9
stem|11
sten|16
step|-7
ster|-22
stes|7
stet|7
stets|2
stic|30
stim|-9
stin|-10
stio|-4
stit|-1
stli|11
stma|-4
stnt|3
sto$|1
stod|28
stom|-12
ston|-8
stone|1
stoo|-7
stop|-14
stor|10
store|4
store the|11
stra|-15
stre|-13
stri|5
stru|12
sts$|-20
stuf|1
stufe|1
styl|4
su|-6
suar|-6
subs|-1
such|10
sudo|48
suit|-12
suite|1
sult|1
sume|18
summ|-14
summariser|-2
sund|9
sunday|14
sung|36
supp|8
supprime|-3
supprimer|-1
supprimer le|4
supr|5
suprime|5
sur|5
sur$|5
sure|4
surv|-4
sust|15
swer|12
swit|-8
switched|15
swor|10
syst|12
system|22
system content|6
system ignore|2
system new|28
system prompt|-1
system set|3
system you|1
systeme|-3
systems|-11
syte|9
sytem|2
sze$|8
t|-10
t's$|-33
ta|-5
tabl|-12
tache|33
taches|32
taches de|5
tado|27
taff|5
tag|1
tag$|-5
tage|-5
taht|5
tain|-2
tair|-10
tait|4
take one|2
takes|-12
taks|41
tal$|-25
tale|1
talk|7
tall|-5
tamb|10
tambien|10
tan$|-12
tana|1
tanaka|5
tanc|5
tand|-12
tant|10
tanw|2
tar$|7
tare|33
tarea|28
tareas|40
tareas de|2
tari|-5
tart|-16
tas$|-12
task|31
task as|14
task assistant|18
task bot|-7
task builder|24
task helper|3
task is|5
task list|1
task maker|10
task program|30
taskbot|8
tasks|12
tasks named|7
tasks of|12
tasks out|2
tat$|-1
tate|-14
tati|-2
tatt|7
tatu|-2
tbot|12
tch$|-24
tche|-4
te|7
tead|-3
tect|-11
ted$|-19
teh|-4
teh$|-5
teht|-9
tein|-3
tel|14
tel$|7
tele|44
teli|20
tell|-28
tell the|-9
tem$|-4
tema|13
temb|1
teme|12
tems|-1
ten$|-31
tena|-13
tenc|24
tend|-24
teni|3
tens|-2
tent|23
tep$|-1
ter$|-7
terd|2
tere|-3
teri|-7
term|11
termin|-1
terms|13
tern|9
terp|25
ters|-9
tes$|-10
test|-23
tet$|12
tets|2
teur|12
teve|-1
text|25
text above|1
texte|-2
texto|5
th|10
th of|9
than|-4
thank|26
thank you|-18
thanks|-20
that|11
that are|1
that has|2
that is|1
that it|8
that makes|6
that reads|14
that the|-3
that turns|18
thats|12
the|-7
the above|2
the admin|-13
the administrator|10
the ai|7
the answer|17
the assignee|13
the assistant|-29
the automated|10
the automatic|29
the board|12
the bot|4
the box|20
the ceo|-3
the computer|22
the date|-6
the day|32
the description|31
the due|11
the following|3
the highest|2
the last|2
the list|-20
the machine|10
the mail|-1
the model|28
the moment|2
the name|23
the names|-1
the notes|17
the one|12
the other|3
the person|9
the priority|26
the program|-1
the reading|18
the real|3
the responsible|7
the rest|13
the robot|2
the sender|8
the software|-8
the task|16
the tasks|10
the th|-17
the thing|13
the title|6
the user|12
the whole|10
the word|32
the$|-7
thei|-8
their|-8
them|6
then|4
then it|27
ther|-10
there|22
there is|-17
there was|31
thes|-4
these|-2
they|-13
thin|10
thing|-12
thing that|19
think|-4
this|14
this as|16
this document|4
this email|7
this is|-7
this line|43
this mail|4
this message|-5
this one|9
this page|3
this task|5
this text|30
this to|-5
this very|44
this you|-29
thm$|16
thor|-6
thou|2
thre|5
three|-1
thro|-21
ths|19
ths$|6
thx|-8
thx$|-8
tial|-18
tic$|11
tica|-20
tice|-4
tick|6
tick it|18
ticket|-2
tickets|10
tico|27
tien|-2
tier|8
tifi|11
tig$|-2
tihs|7
tik$|25
til$|2
tili|2
time|-16
tin$|-10
tina|2
tine|-12
ting|-1
tion|-8
tiqu|-33
tir$|-18
tit$|10
tite|18
titel|19
titel is|2
titl|19
title|12
title field|12
title is|3
title must|5
title nothing|1
title of|-6
title to|-6
title transfer|8
title wire|6
titr|23
titre|23
titu|17
titulo|13
tive|-22
tle$|-2
tled|1
tlic|17
tlie|17
tly$|14
tmas|3
tmat|7
tmo$|17
tnot|19
tnte|3
to|-5
to account|3
to admin|-7
to amara|6
to anna|14
to any|2
to be|-8
to ben|16
to completed|1
to do|-3
to dos|3
to enter|1
to hacked|2
to jonas|-5
to low|-4
to march|17
to mei|-6
to nobody|8
to pick|9
to priority|6
to priya|-7
to set|15
to the|-2
to tomasz|1
to urgent|3
to victor|4
to write|1
to your|7
tod$|28
toda|10
today|17
today and|-5
todo|-2
todo lo|19
todos|29
todos los|17
toi|12
toi qui|15
toi$|12
toko|-9
told|14
tom$|5
toma|3
tomasz|-3
tomasz wilk|18
tome|1
tomo|6
tomorow|9
tomorrow|7
ton|12
ton$|12
tone|-23
toni|9
tonight|6
too|-4
too$|-4
tood|-6
tool|35
top|-5
top$|-13
tor$|-3
tore|12
tori|17
tory|20
tos$|-37
tou|16
tou$|12
touj|2
toujours|1
tous|-11
tout|22
toute|23
tput|4
tra$|-16
trab|30
trac|-1
trad|15
trag|1
tragt|4
trai|1
traitement|27
tran|-31
transfer|10
transfer eur|2
transfer to|2
tras|7
trat|-4
tre$|20
trea|-25
treat|-18
trel|7
tres|-4
tri$|5
trib|-20
tric|11
trie|-8
tro$|-5
tron|19
tros|7
truc|2
trus|8
trusted|5
try$|-24
tsak|5
tsel|4
tsle|23
tsro|14
tte$|-15
tten|-16
tter|-11
ttin|-6
ttle|-14
ttri|-27
tty$|5
tu|-3
tual|-6
tufe|8
tula|-15
tule|4
tulo|12
tum$|-1
tung|14
tur$|16
tura|11
ture|-19
turn|-2
turns|4
tus$|10
twar|15
twea|7
twen|13
twenty|11
two|-1
two$|-1
twor|11
txt|-2
txt$|-2
type|-4
tze$|13
tzen|11
tzer|4
tzt$|-12
u|3
u're|9
uage|9
ual$|-26
uali|21
uand|6
uant|-3
uari|-9
uary|6
uber|4
ubli|4
ubri|34
ubsc|-1
uce$|11
uch$|-15
uche|-3
ucke|-3
ucti|13
ude$|1
udo$|-3
ueda|5
ueme|3
uen$|-12
uent|4
uer$|-10
uera|14
ueri|2
ues$|9
ufe$|1
ufen|-10
ufga|24
uge$|-23
ugh$|-20
ugin|21
uhre|10
uick|-2
uide|-4
uien|-14
uier|2
uild|-31
uill|-5
uina|8
uis$|-4
uite|-10
ujou|-1
ular|-3
uld$|-17
ule$|-27
ules|15
ulin|20
ull$|-11
ulo$|7
ult$|15
um|-8
uman|37
umbe|-7
umen|-12
umer|6
umma|9
un|-5
una|-11
una$|-5
unch|-12
und|12
und den|7
und losche|2
und weise|1
und$|-5
unda|5
unde|-7
under|3
understod|28
unds|7
une|-1
une$|-2
ung$|-21
unge|-4
ungs|9
uniq|-4
uns|4
uns$|-12
unst|10
unsubscribe|4
unt$|-16
unta|-26
unte|-13
unter|12
unti|-14
until|-12
unto|-26
uold|-9
uor$|21
up|-14
upda|-3
upon|-1
uppg|19
uppl|2
uppr|3
upri|5
ur|13
ura$|11
ural|3
urce|-17
urch|-7
ure$|14
urga|-1
urge|8
urgencia|25
urgency|-15
urgent|8
urgent and|9
urgent assign|18
urgent due|11
urgent et|4
urgent for|5
urgent the|-23
urgent urgent|4
urgente|-2
urgn|-14
urgnet|-9
urn$|14
urns|-7
uro$|-9
urre|7
urri|12
urs$|-23
urse|-24
urth|16
us|-10
use|7
use it|-7
use$|-5
user|19
user's|3
users|-9
uses|5
uso$|27
uss$|18
usta|-7
uste|-11
usti|10
usto|-12
usua|-7
uswe|15
ute$|-6
uter|12
utes|-1
utet|2
utho|7
util|9
utin|30
utio|-9
utma|6
uto$|24
utom|29
utpu|4
utre|10
uts$|-6
utte|2
uty$|9
utze|6
v|-9
va|9
vaci|15
vacia|18
vacia la|18
vail|35
vali|-5
valu|36
van|-10
van$|-1
vant|-4
veal|-9
vec$|12
ved$|-1
vel$|-5
velo|-22
ven$|3
venc|11
vence|18
vend|-43
vendor|-6
ver$|4
vera|-1
verarbeitet|6
verb|-2
verd|1
vere|-28
verg|-3
vergiss|5
vergiss alle|9
vergiss alles|7
veri|-2
verr|1
vers|-15
version|6
vert|11
very|-4
ves$|-24
vez$|-26
vict|4
victor|4
vida|8
viem|-1
vien|-2
vier|2
view|-3
vin$|-6
vina|4
ving|13
viou|5
virt|-3
virtual|-4
vis$|6
visi|-14
viso|12
voic|-17
voll|-11
vom|-2
vom$|-2
von|-1
von einem|1
von$|-12
vor|1
vor$|-29
vorz|20
vos|3
vos$|3
voss|16
votr|5
votre|5
vous|1
vril|1
vry$|-6
vryt|31
w|-3
walt|-6
want|-13
war|5
war einmal|6
war$|4
ward|15
ware|15
was|-1
was a|15
was$|-1
wat|24
wat$|24
wate|-2
way$|-15
ways|1
we|-16
wear|20
week|-15
weg|16
weg$|8
weil|7
weis|-1
weise|1
weit|-1
well|4
wen|22
wen$|-2
wenn|1
went|-14
wer|-7
wer$|-22
were|1
wers|-15
wert|20
west|13
what|10
what is|3
what you|-1
whatever|-2
whatever you|-11
when|-3
when i|4
when you|3
wher|-12
where|13
whic|-2
which|-1
whil|11
while|15
whit|-17
white|5
who|-7
who$|-7
whoe|3
whoever|4
whol|1
whole|5
whos|23
wich|24
wie|15
wie$|14
wied|2
wil|-10
wil$|-10
wilk|14
wilk and|12
will|2
will be|-8
wing|-14
wipe|4
wird|2
wire|12
wire eur|8
wire to|2
wirt|3
wirte|5
wish|12
witc|-6
with|-1
with a|5
with done|5
with due|3
with hacked|11
with low|3
with ok|10
with priority|8
with the|-11
without|-3
wlik|18
wned|11
word|26
word banana|3
word for|17
words|-7
work|-21
workspace|17
wort|14
woul|-3
would|-3
writ|-5
writ jonas|2
write|-7
write down|2
write the|-9
writes|-1
wron|-16
wrong|-15
wrot|7
wrote|7
wser|39
x|-15
xamp|15
xcep|3
xes$|-5
xima|1
xpec|-5
xpor|5
xte$|2
xto$|5
xtra|25
y|16
y el|10
y no|12
y que|2
y tu|23
ya|-9
ya's|17
ybod|-12
yend|13
yes|-12
yes$|18
yest|20
yesterday|2
ying|15
yo|5
yone|2
you|-2
you are|28
you do|11
you have|5
you know|-1
you must|17
you read|13
you see|-3
you were|10
you$|-2
you'|1
you're|9
your|11
your guidelines|15
your instructions|14
your output|4
your previous|3
your rules|12
your system|1
yste|11
ytem|9
ythi|11
yuo|5
yuo$|5
yuor|21
z|-27
zada|9
zeil|6
zemb|2
zen$|8
zer$|8
ziel|9
zone|25
zu|12
zust|21
zustandig|-7
zustandig ist|22
zustandige|3
~'|7
~'hckd|1
~a|3
~a ~amr|6
~a ~asgn|11
~a ~astnt|-1
~a ~d|6
~a ~dt|36
~a ~jns|27
~a ~l|17
~a ~lng|-11
~a ~ltntn|1
~a ~m|17
~a ~pm|13
~a ~pr|11
~a ~prgrm|2
~a ~prsn|19
~a ~prt|14
~a ~prtr|9
~a ~rdng|1
~a ~stms|5
~a ~t|-17
~a ~tht|8
~a ~tl|10
~a ~tls|-1
~a ~tmsz|24
~a ~tsk|13
~a ~urgnt|31
~ab|-10
~abgschlt|2
~abt|-4
~abv|22
~abv ~and|-20
~ach|25
~achtng|9
~acnt ~wth|2
~acpt|3
~acrdngl|21
~acrs|8
~acs|5
~actn|-14
~ad|-8
~admn|8
~admn ~bt|13
~admn ~md|3
~admn ~rghts|-12
~admnstrdr|3
~admnstrtr|31
~admnstrtr ~and|1
~adn|-26
~adrs|1
~adrs ~of|19
~adrsd|7
~advn|13
~af|-12
~afgb|4
~afgbn|13
~aftr|-8
~agn|-1
~agnst|-10
~agnt|40
~agnts|30
~agrd|17
~agrdcd|8
~agrs|18
~agst|-6
~al ~afgbn|8
~al ~bshrgn|5
~al ~mdl|17
~al ~of|34
~al ~opn|1
~al ~prvs|1
~al ~th|11
~al ~tsks|22
~algrthm|16
~algrtm|14
~alng|3
~alrd|5
~als|17
~als ~zstndg|6
~alt|-7
~alw|8
~alws|11
~am|-6
~amr|1
~amr ~okfr|32
~an ~a|22
~an ~astnt|-17
~an ~d|-1
~an ~dn|16
~an ~ds|9
~an ~mr|14
~an ~othr|12
~and|3
~and ~a|-10
~and ~al|10
~and ~answr|10
~and ~asgn|8
~and ~cl|-4
~and ~d|22
~and ~dlt|-6
~and ~gv|-6
~and ~hv|27
~and ~i|11
~and ~is|5
~and ~it|12
~and ~its|31
~and ~lw|11
~and ~mk|2
~and ~mrk|1
~and ~n|7
~and ~prnt|-7
~and ~prt|5
~and ~pt|-1
~and ~rpl|11
~and ~rvl|1
~and ~s|-2
~and ~st|-20
~and ~th|-5
~and ~wrt|-17
~and ~y|9
~andr|19
~answr|7
~answr ~in|2
~answr ~onl|15
~answr ~tht|10
~answr ~wth|19
~anthng|16
~anthng ~els|-12
~antr|11
~antr ~y|10
~ants|-5
~ants ~d|16
~anwsng|-3
~anwsng ~an|1
~anwsngn|7
~anwsngn ~und|4
~ap|-10
~aplctn|-26
~apld|-4
~apnt|10
~aprl|-3
~aprv|15
~aprvd|-18
~aq|4
~ar|5
~ar ~a|-5
~ar ~alws|20
~ar ~an|17
~ar ~n|14
~ar ~nw|19
~ar ~th|15
~ar ~y|21
~archv|-3
~art|4
~artfcl|-1
~arv|1
~as|-1
~as ~asgn|6
~as ~cmpltd|3
~as ~dn|-3
~as ~fnshd|15
~as ~lw|7
~as ~t|18
~as ~th|9
~as ~tl|1
~as ~urgnt|12
~asgn|1
~asgn ~bn|8
~asgn ~evrthng|5
~asgn ~it|15
~asgn ~jns|10
~asgn ~m|-16
~asgn ~mst|14
~asgn ~pr|15
~asgn ~ths|-10
~asgn ~tmsz|22
~asgnd|-16
~asgnd ~t|-8
~ask|9
~askd|7
~askd ~t|3
~astnt|29
~astnt ~bfr|5
~astnt ~d|1
~astnt ~dgtl|6
~astnt ~is|13
~astnt ~mst|-6
~astnt ~th|14
~astnt ~vrtl|-3
~astnt ~wrt|22
~astntn|14
~astnts|-2
~at|-12
~at ~it|28
~at ~onc|3
~at ~th|-10
~athrsd|9
~atmt|21
~atmtc|5
~atmtc ~rdr|1
~atmtd|-6
~atmtd ~astnts|14
~atmtd ~rdrs|1
~atmtn|54
~atmtq|-22
~atntn|14
~av|10
~avc|12
~avrl|1
~avs|18
~aw|-8
~ax|-3
~b|-8
~b ~a|12
~b ~fr|3
~b ~rd|-8
~b ~s|11
~b ~t|19
~b ~th|3
~b ~tht|1
~bck|-5
~bcs|-2
~bd|7
~bfr|-3
~bfr ~ths|-3
~bfr ~y|-2
~bgn|-6
~bhnd|4
~bj|-13
~bks|-4
~bldr|21
~blt|9
~blw|3
~bn|6
~bn ~ok|12
~bn ~urgnt|12
~bng|8
~bntzr|3
~br|3
~br ~tds|17
~brd|-7
~brg|14
~brg ~and|14
~brg ~as|1
~brg ~in|10
~brg ~pr|25
~brg ~y|4
~bs|-13
~bschrbng|7
~bshrgn|5
~bshrgn ~anwsngn|5
~bst|-37
~bt|5
~bt ~a|14
~bt ~d|11
~bt ~is|12
~bt ~th|6
~bt ~tht|-1
~bts|8
~bx|11
~c|-21
~c ~q|-8
~cd|-17
~ch|9
~chmp|18
~chng|-14
~chr|-14
~chrg|3
~chrs|13
~chrstms|-2
~chs|3
~chtbt|1
~chtbt ~asgn|12
~chtbts|11
~cl|-17
~cl ~it|14
~clcltr|14
~cld|-22
~clg|6
~clm|7
~cln|11
~clndr|-5
~clr|-3
~cls|-2
~clsd|-3
~clvr|2
~cm|-3
~cm ~fch|8
~cm ~rspnsbl|3
~cm ~urgnt|-4
~cmb|-1
~cmplt|12
~cmpltd|18
~cmpltd ~and|-21
~cmptr|63
~cmptr ~prgrm|3
~cms|-5
~cn|-16
~cn ~l|10
~cn ~prd|-2
~cncl|1
~cncld|-7
~cnf|5
~cnfdntl|-10
~cnfrm|15
~cnsgns|17
~cnt|-18
~cnt ~l|1
~cntn|-26
~cntns|10
~cntnt|4
~cntrct|10
~cnts|21
~cnvrt|9
~cp|-8
~cptl|4
~cptl ~ltrs|7
~cr|5
~crct|16
~crds|19
~crl|2
~crnt|27
~crs|6
~crspndnc|-4
~crt ~a|1
~crt ~tsks|1
~crtcl|-1
~cs|12
~cs ~lgns|5
~csl|13
~cst|-7
~cstmr|12
~ct|-25
~d|-6
~d ~afgb|-4
~d ~and|9
~d ~anthng|27
~d ~bschrbng|7
~d ~d|-7
~d ~ds|3
~d ~dt|15
~d ~est|13
~d ~fr|4
~d ~is|19
~d ~it|20
~d ~k|8
~d ~l|-7
~d ~lctr|10
~d ~lng|9
~d ~m|45
~d ~mrz|-10
~d ~mtr|11
~d ~n|2
~d ~nt|8
~d ~nvmbr|-1
~d ~of|1
~d ~on|19
~d ~pr|13
~d ~prt|12
~d ~s|33
~d ~sftwr|20
~d ~t|16
~d ~tchs|1
~d ~td|-17
~d ~th|45
~d ~tht|4
~d ~tmrw|22
~d ~tmsz|4
~d ~trs|5
~d ~y|-12
~dch|-10
~dcmnt|12
~dcn|24
~dctr|-3
~dfrnt|13
~dgtl|11
~dj|-11
~dl|-12
~dln|12
~dln ~is|-8
~dln ~tmrw|27
~dlt|-6
~dlt ~al|20
~dlt ~th|-1
~dm|-23
~dm ~txt|3
~dmn|19
~dn|18
~dn ~and|13
~dn ~astntn|28
~dn ~tl|4
~dnc|6
~dnd|20
~dng|42
~dnk|-12
~dns ~l|-8
~dnstnwsng|2
~dnt|-2
~dnt ~ask|18
~dr|-4
~dr ~a|4
~dr ~astnt|6
~dr ~k|25
~dr ~tsk|-8
~drctv|1
~drnglchkt|5
~drngnd|19
~drp|-4
~drs|-31
~ds|-8
~ds ~hr|3
~ds ~it|16
~ds ~nchrcht|18
~ds ~nt|-1
~ds ~prgrm|-17
~ds ~rbt|7
~ds ~s|31
~dscrd|8
~dscrptn|4
~dsk|3
~dsn|21
~dsnt|-10
~dsr|-12
~dsrgrd|10
~dsrgrd ~evrthng|6
~dsrgrd ~th|3
~dstntr|14
~dt|6
~dt ~at|1
~dt ~bx|6
~dt ~is|17
~dt ~jnr|3
~dt ~n|22
~dt ~t|8
~dt ~td|7
~dt ~y|19
~dtctn|16
~dtctn ~ws|16
~dtm|-4
~dtr|2
~dts|31
~dv|-21
~dvlpr|9
~dvlpr ~md|11
~dvnt|28
~dwn|8
~dwn ~fr|10
~dzmbr|2
~e|-1
~e ~d|11
~e ~ml|-21
~ech|17
~echnc|7
~echnc ~dmn|24
~ecr|4
~ecrs|9
~efct|31
~egl|9
~eh|1
~el|-19
~el ~astnt|-6
~el ~d|24
~el ~prgrm|-5
~els|10
~els ~is|7
~eml|-29
~empt|6
~en|-2
~en ~el|7
~en ~l|-2
~en ~lw|14
~en ~trs|3
~en ~und|4
~en ~urgnt|11
~encrgd|9
~end|28
~end ~of|4
~enfch|6
~engn|9
~engn ~tht|15
~enm|1
~enml|4
~enml ~en|6
~enr|3
~entr|18
~entrg|6
~entrgn|-5
~entrs|14
~er|-19
~er ~t|6
~erldgt|10
~erlr|11
~ers|-18
~ers ~th|1
~es|10
~es ~d|20
~es ~jns|36
~es ~wr|6
~escrt|1
~escrv|16
~est|1
~est ~cr|6
~est ~d|20
~est ~en|5
~est ~mnsj|18
~est ~pr|3
~ests|5
~et|16
~et ~j|1
~et ~l|20
~et ~n|-3
~et ~t|6
~evn|15
~evr|10
~evr ~tsk|28
~evrbd|-5
~evrn|4
~evrthng|28
~evrthng ~abv|26
~evrthng ~t|1
~evrthng ~y|19
~exmpl|-11
~exprt|-4
~extr|-15
~extrct|-21
~extrctn|24
~extrctr|19
~f|-5
~fbl|2
~fbr|-19
~fch|2
~fch ~el|8
~fhrn|8
~fl|12
~fl ~in|8
~fl ~th|12
~fld|-14
~flds|14
~flg|29
~flgkt|6
~flng|7
~flr|2
~fls|-19
~fls ~th|11
~flt|-12
~flwng|3
~flws|4
~fn|15
~fnd|-15
~fnds|-5
~fnshd|22
~fr|-6
~fr ~a|-8
~fr ~al|21
~fr ~atmtd|7
~fr ~d|5
~fr ~dn|-4
~fr ~evr|18
~fr ~it|-7
~fr ~m|11
~fr ~td|-1
~fr ~th|13
~fr ~ths|7
~fr ~wrd|18
~frc|6
~frcr|9
~frd|-6
~frdg|21
~frg|-3
~frgt|14
~frgt ~th|-57
~frgt ~wht|15
~frgt ~yr|9
~frm|-9
~frm ~hr|13
~frm ~m|69
~frm ~nw|32
~frm ~th|12
~frm ~ths|15
~frm ~yr|-5
~frnd|37
~frst|7
~frtg|13
~frthr|5
~frwrd|23
~fs|-2
~ft|-4
~ftnt|19
~ftr|22
~fv|-6
~fx|-21
~g|30
~g ~on|21
~gb|-12
~gd|-13
~gd ~as|19
~gdlns|14
~gl|-4
~glt|10
~gmbh|11
~gmß|3
~gn|-13
~gng|10
~gng ~t|16
~gnrtr|15
~gns|11
~gnz|17
~grd|2
~grndmthr|7
~grnt|-5
~grt|-30
~gs|-22
~gs ~t|13
~gst|-5
~gt|-14
~gts|-5
~gv|2
~gv ~it|19
~gv ~th|2
~gv ~ths|3
~gvn|6
~gvs|-6
~h|-27
~h ~y|22
~hc|18
~hch|6
~hckd|-18
~hckd ~and|-19
~hckd ~prt|4
~hd|16
~hdn|5
~hg|-21
~hgh|-11
~hgh ~prt|31
~hghlghtd|14
~hghlghtr|15
~hghst|8
~hj|21
~hl|-8
~hld|20
~hlpr|3
~hlt|1
~hm|-5
~hmn|21
~hmns|22
~hnd|-19
~hndlng|29
~hnws|6
~hnws ~an|-3
~hp|-13
~hr|-6
~hr ~and|5
~hrt|-20
~hs|-15
~hs ~bn|18
~hs ~t|3
~hstr|28
~ht|-24
~hv|1
~hv ~t|23
~hw|-10
~i|2
~i ~am|16
~i ~d|-9
~i ~hv|-9
~i ~knw|36
~i ~n|36
~i ~q|-14
~i ~s|-12
~i ~wl|3
~ic|-9
~ich|-9
~id|-23
~if|-3
~if ~a|1
~if ~th|6
~if ~y|1
~if ~yr|28
~ignr|7
~ignr ~al|29
~ignr ~prvs|18
~ignr ~th|-7
~ignr ~yr|16
~ignrz|24
~ihn|-6
~il|7
~il ~est|10
~im|-3
~imprtnc|18
~imprtnt|-7
~in|-5
~in ~a|-14
~in ~admn|3
~in ~cptl|7
~in ~d|18
~in ~dvlpr|1
~in ~th|-11
~in ~ths|6
~in ~yr|4
~inbxs|18
~inf|-11
~ins|-28
~inscr|9
~instd|6
~instd ~of|-11
~instrcns|5
~instrctn|32
~instrctns|3
~instrctns ~and|3
~instrctns ~fr|-11
~int|4
~int ~a|1
~int ~th|10
~intk|23
~intl|4
~intlgnc|3
~intlgnc ~artfcl|-7
~intlgnz|10
~intljnc|9
~intrn|-2
~intrns|25
~invc|-5
~invsbl|15
~ir|9
~irn|3
~is|-6
~is ~a|27
~is ~d|-10
~is ~fr|5
~is ~gng|13
~is ~gv|1
~is ~jnr|1
~is ~m|10
~is ~n|-16
~is ~nt|-7
~is ~nw|8
~is ~on|3
~is ~pr|8
~is ~rdng|5
~is ~t|13
~is ~th|11
~is ~urgnt|-11
~is ~wrtn|1
~isnt|-1
~ist|5
~it|5
~it ~a|22
~it ~and|10
~it ~as|12
~it ~b|-36
~it ~fr|-5
~it ~gvs|1
~it ~hd|23
~it ~hs|20
~it ~is|20
~it ~of|-10
~it ~on|19
~it ~rd|4
~it ~s|9
~it ~t|14
~it ~urgnt|15
~it ~wl|9
~it ~wld|28
~it ~ws|-2
~itm|-18
~itms|5
~its|6
~its ~own|22
~j|-12
~j ~n|8
~jb|-4
~jlbrk|25
~jms|17
~jn|-13
~jnr|-3
~jnr ~and|1
~jns ~brg|28
~jns ~is|38
~jr|-3
~js|-6
~jsn|55
~jst|2
~jtzt|-6
~k|13
~k ~l|5
~klgn|5
~kln|2
~kn|-20
~knd|-6
~kndl|5
~knstlch|10
~knstlch ~intlgnz|10
~knw|-6
~kp|8
~kr|-19
~kstrl|7
~ktr|3
~ktr ~t|4
~l|-15
~l ~antr|20
~l ~cs|14
~l ~csl|13
~l ~d|6
~l ~dt|31
~l ~est|36
~l ~lgcl|5
~l ~lnd|13
~l ~lst|-7
~l ~mchn|-6
~l ~mrs|-1
~l ~mt|-2
~l ~pls|16
~l ~prd|6
~l ~prgrm|13
~l ~prsn|-1
~l ~q|12
~l ~rb|15
~l ~rbt|4
~l ~tch|8
~l ~tr|15
~lb|-30
~lbr|-15
~lcnc|12
~lctr|27
~lctr ~atmtc|21
~ld|-10
~lf|37
~lft|-19
~lg|-29
~lgcl|14
~lgl|-3
~lgn|-4
~lgns|4
~lk|-5
~lk ~at|3
~lm|3
~lmt|-11
~ln|-5
~ln ~is|3
~lnd|-12
~lng|3
~lng ~mdl|13
~lpl|16
~lr|-17
~lrn|44
~lrs|-9
~ls|-10
~ls ~cnsgns|11
~ls ~tchs|33
~ls ~trs|12
~lsch|11
~lsch ~al|9
~lschn|3
~lsn|3
~lsr|2
~lst|1
~lst ~d|-11
~lst ~of|-7
~lstn|17
~lstnt|8
~lsts|24
~lt|-4
~lt ~it|5
~ltd|-4
~ltl|23
~ltl ~rbt|15
~ltntn|1
~ltntn ~d|1
~ltr|-1
~ltrs|9
~lv|13
~lv ~th|-15
~lvd|43
~lvl|-4
~lvs|-2
~lw|5
~lw ~and|4
~lw ~prt|-14
~lwst|22
~m|-13
~m ~and|14
~m ~b|10
~m ~et|12
~m ~frst|21
~m ~l|3
~m ~s|15
~m ~tnk|28
~mch|11
~mchn|21
~mchn ~a|-11
~mchn ~tht|23
~mchns|9
~md|4
~mdl|-4
~mdl ~d|-2
~mg|-15
~mght|8
~mk|-4
~mk ~it|-6
~mk ~th|-8
~mk ~ths|11
~mkng|2
~mkr|13
~mks|-3
~mks ~tsks|7
~ml|6
~ml ~adrs|4
~ml ~as|32
~mls|1
~mn|-19
~mnd|-1
~mns|33
~mnschn|5
~mnsg|24
~mnsj|-9
~mnt|3
~mnt ~fr|-6
~mnth|-4
~mntn|25
~mntn ~th|8
~mqn|10
~mqn ~q|16
~mr|-13
~mr ~tsk|21
~mrc|-16
~mrch|-2
~mrgn|5
~mrk|2
~mrk ~al|-33
~mrk ~as|19
~mrk ~evr|16
~mrk ~it|7
~mrk ~ths|15
~mrs|-20
~mrz|-16
~ms|-21
~mschn|26
~mschnchn|8
~mschnl|12
~msg|12
~msgs|8
~mshn|30
~mst|10
~mst ~answr|15
~mst ~b|-10
~mst ~st|6
~mstr|5
~mt|-9
~mt ~dm|-6
~mt ~dr|5
~mtlst|15
~mtr|5
~mtr ~l|17
~mtr ~wht|2
~mts|5
~mv|1
~mx|-10
~mxm|13
~n|1
~n ~cr|-12
~n ~d|22
~n ~hmn|10
~n ~l|6
~n ~m|27
~n ~mtr|2
~n ~ps|18
~n ~s|42
~n ~tsk|5
~nbd|6
~nch|-2
~nchrcht|14
~ncht|7
~nd|-11
~nd ~t|23
~ndrg|-16
~nds|-6
~ngn|-7
~nl|-13
~nlp|14
~nm|20
~nm ~in|19
~nm ~it|1
~nm ~pr|9
~nm ~th|11
~nm ~ths|31
~nmbr|7
~nmd|5
~nms|7
~nr|-25
~nr ~fr|9
~nr ~in|21
~nr ~y|-14
~ns|-23
~nt|3
~nt ~fr|16
~nt ~m|8
~nt ~t|-16
~nt ~tl|18
~nt ~tmsz|5
~ntc|23
~nthng|10
~nthng ~els|-1
~nthng ~t|3
~ntr|-10
~ntrl|6
~nts|12
~nv|-36
~nvl|-1
~nvmbr|-19
~nvr|17
~nw|-10
~nw ~an|14
~nw ~in|6
~nw ~instrctn|-7
~nw ~instrctns|38
~nw ~on|9
~nw ~rl|12
~nw ~th|1
~nxt|-6
~o|4
~obl|13
~oblgd|-1
~obn|4
~och|24
~octbr|-3
~of|-3
~of ~a|29
~of ~al|4
~of ~an|11
~of ~evr|-3
~of ~it|23
~of ~its|8
~of ~jns|9
~of ~m|5
~of ~rdng|4
~of ~th|-13
~of ~thm|-1
~of ~ths|7
~of ~tmsz|24
~of ~txt|17
~of ~wht|1
~of ~yr|-5
~ofc|-10
~ofn|8
~ofr|31
~ok|-1
~okfr|-3
~okfr ~and|2
~ol|-20
~olvd|-10
~olvd ~l|4
~on|-6
~on ~and|7
~on ~d|9
~on ~it|2
~on ~m|5
~on ~snd|14
~on ~t|21
~on ~th|4
~on ~tl|1
~on ~wh|21
~on ~yr|6
~onc|4
~onl|4
~onl ~th|8
~onl ~wth|17
~ons|-21
~opn|-9
~opns|18
~oprtr|-2
~or|-10
~ordn|13
~ordr|-9
~os|-25
~ot|-8
~ot ~of|15
~othr|16
~othr ~tsks|3
~othrs|-4
~otpt|4
~otpt ~onl|6
~otpt ~th|-23
~otpt ~tl|15
~otr|6
~ovr|-2
~ovr ~th|1
~ovrd|11
~own|-8
~ownr|2
~p|-9
~p ~s|14
~pc|-51
~pck|10
~pck ~jns|2
~pd|-19
~pg|-1
~plc|-13
~pln|-6
~plnt|-12
~pls|-14
~pm|-15
~pmnt|-9
~pn|-7
~pn ~d|12
~pnl|6
~pnr|10
~pns|-11
~pnt|-5
~pr|-7
~pr ~el|50
~pr ~l|4
~pr ~lw|22
~pr ~m|13
~pr ~nr|20
~pr ~pr|37
~pr ~urgnt|35
~prcd|10
~prcs|14
~prcs ~ths|6
~prcsng|7
~prcsng ~ths|4
~prd|-18
~prd ~lw|8
~prd ~urgnt|19
~prf|-4
~prgrm|23
~prgrm ~ds|17
~prgrm ~is|12
~prgrm ~q|18
~prgrms|-7
~prjct|-12
~prl|-18
~prm|6
~prmpt|13
~prmpt ~and|19
~prmt|9
~prnt|18
~prs|-29
~prs ~ths|2
~prsn|22
~prsng|13
~prsns|-8
~prsnt|-4
~prsr|13
~prsrs|21
~prt|8
~prt ~af|19
~prt ~and|7
~prt ~drngnd|9
~prt ~is|3
~prt ~lw|-7
~prt ~t|16
~prt ~urgnt|10
~prtr|2
~prtr ~d|9
~prv|-3
~prv ~m|2
~prvs|6
~prvs ~instrctns|6
~ps|14
~ps ~fr|1
~pst|-17
~pswrd|-3
~pswrds|17
~pt|-31
~pt ~amr|7
~pt ~it|1
~pt ~jns|8
~pt ~th|13
~pts|-6
~pwnd|11
~q|-9
~q ~el|2
~q ~l|21
~q ~ls|26
~q ~lt|19
~q ~m|7
~q ~n|6
~q ~t|7
~qck|13
~qd|-10
~ql|5
~qm|1
~qn|24
~qn ~l|11
~qnd|16
~qrd|8
~qstn|-3
~rb|-10
~rbt|16
~rbt ~d|-33
~rbt ~q|1
~rchnkncht|9
~rchnr|41
~rcp|15
~rcp ~fr|10
~rcrd|12
~rd|-11
~rd ~as|22
~rd ~b|29
~rd ~on|-4
~rd ~ths|7
~rdl|20
~rdl ~fr|21
~rdng|20
~rdng ~alng|4
~rdng ~mchn|21
~rdng ~sftwr|20
~rdng ~ths|18
~rdr|1
~rdrs|-4
~rdrs ~th|6
~rds|-20
~rds ~ths|-11
~rfnd|1
~rg|-7
~rghts|-2
~rgl|-10
~rgln|-5
~rgrdls|4
~rgrdls ~of|4
~rgstr|6
~rl|-22
~rl ~stm|6
~rls|-6
~rm|-20
~rn|6
~rnd|-17
~rng|-10
~rnk|-2
~rpl|-4
~rpl ~onl|14
~rpl ~wth|18
~rpndz|1
~rprt|-17
~rpt|14
~rqst|-7
~rs|-25
~rslt|-8
~rslvd|-6
~rspnd|13
~rspnsbl|-8
~rspnsbl ~a|8
~rspnsbl ~prsn|7
~rt|6
~rtng|25
~rvl|1
~rvl ~yr|1
~rx|-4
~s|-2
~s ~a|-10
~s ~an|-6
~s ~bt|15
~s ~d|9
~s ~fr|-16
~s ~gd|17
~s ~i|-5
~s ~it|12
~s ~l|-3
~s ~mch|-5
~s ~n|-6
~s ~q|10
~s ~s|3
~s ~t|-6
~s ~th|2
~s ~tht|17
~s ~wrt|15
~s ~y|-13
~sch|6
~schn|3
~schrb|29
~schrbt|8
~scnd|14
~scrv|3
~sd|-5
~sfrt|-4
~sftwr|17
~sftwr ~tht|-9
~sfwr|22
~sg|-1
~sgn|-11
~sgntr|-4
~sh|10
~shl|-7
~shld|12
~shlt|23
~shr|10
~sht|7
~shw|2
~skp|15
~sl|-12
~sl ~pr|15
~sld|24
~slnt|-3
~slt|-13
~sm|-2
~smbd|-7
~smn|-20
~smn ~ds|7
~smrsr|-2
~smrt|18
~smrt ~inbxs|18
~sn|-18
~snc|-3
~snd|-3
~snd ~th|33
~sndrn|7
~snds|-2
~snl|7
~sns|6
~snt|8
~snt ~wth|38
~sntnc|25
~spl|8
~spn|3
~sprm|2
~sprm ~t|5
~sprm ~ts|10
~sprmr|-1
~sprmr ~l|4
~sprt|21
~sptmbr|9
~sr|-11
~srv|1
~srvc|8
~srvs|22
~st|-19
~st ~d|22
~st ~it|1
~st ~prt|23
~st ~th|7
~st ~ths|13
~stck|-21
~std|7
~stf|3
~stl|-5
~stm|22
~stm ~cntnt|6
~stm ~ignr|2
~stm ~nw|28
~stm ~prmpt|-1
~stm ~st|3
~stm ~y|1
~stms|-5
~stn|-8
~stnds|10
~stnds ~abv|8
~stp|-12
~str|-14
~str ~th|11
~strt|6
~sts|5
~stz|-5
~sv|19
~swtchd|15
~sz|2
~t|-6
~t ~a|-7
~t ~acnt|4
~t ~admn|-7
~t ~al|-1
~t ~amr|9
~t ~an|11
~t ~b|-10
~t ~bn|16
~t ~cmpltd|1
~t ~d|10
~t ~dn|12
~t ~ds|3
~t ~entr|1
~t ~hckd|2
~t ~jns|16
~t ~k|11
~t ~l|22
~t ~ls|6
~t ~lw|-10
~t ~m|8
~t ~mrch|16
~t ~nbd|12
~t ~pck|9
~t ~pr|12
~t ~prt|6
~t ~q|12
~t ~r|-1
~t ~rt|9
~t ~s|12
~t ~st|14
~t ~th|4
~t ~tmsz|1
~t ~urgnt|3
~t ~vctr|4
~t ~wrt|1
~t ~y|-4
~t ~yr|8
~tch|23
~tchs|41
~tchs ~d|5
~tck|-10
~tck ~it|18
~tckt|-12
~tckts|10
~td|-3
~td ~and|-5
~td ~is|46
~td ~l|18
~tds|8
~tds ~ls|10
~tg|7
~th|-6
~th ~a|8
~th ~abv|5
~th ~admn|-13
~th ~admnstrtr|10
~th ~adrs|27
~th ~answr|17
~th ~asgn|17
~th ~astnt|-29
~th ~atmtc|32
~th ~atmtd|10
~th ~brd|10
~th ~bx|20
~th ~c|-3
~th ~cmptr|21
~th ~d|32
~th ~dln|37
~th ~dscrptn|31
~th ~dt|1
~th ~flwng|3
~th ~hghst|2
~th ~lng|-2
~th ~lst|-14
~th ~lwst|12
~th ~mchn|10
~th ~mdl|23
~th ~ml|-5
~th ~mnt|12
~th ~nm|23
~th ~nms|-1
~th ~nts|27
~th ~of|9
~th ~on|12
~th ~othr|3
~th ~othrs|1
~th ~prgrm|9
~th ~prsn|9
~th ~prt|13
~th ~rbt|3
~th ~rdng|18
~th ~rdr|-20
~th ~rl|1
~th ~rspnsbl|7
~th ~rst|12
~th ~sftwr|1
~th ~sndr|8
~th ~stm|-13
~th ~th|-18
~th ~thng|13
~th ~tl|12
~th ~tsk|16
~th ~tsks|10
~th ~usr|12
~th ~whl|26
~th ~wrd|31
~th ~wrk|4
~thm|4
~thn|1
~thn ~it|27
~thng|-9
~thng ~tht|19
~thnk|23
~thnk ~y|-13
~thnks|-25
~thr|-4
~thr ~is|-17
~thr ~ws|31
~thrw|17
~ths|17
~ths ~as|19
~ths ~b|15
~ths ~dcmnt|4
~ths ~eml|7
~ths ~is|-13
~ths ~ln|43
~ths ~ltr|13
~ths ~ml|4
~ths ~msg|-5
~ths ~nt|27
~ths ~on|5
~ths ~pg|3
~ths ~rpl|1
~ths ~st|15
~ths ~t|10
~ths ~tsk|7
~ths ~txt|32
~ths ~vr|44
~ths ~y|-24
~tht|12
~tht ~ar|1
~tht ~hs|2
~tht ~is|4
~tht ~it|8
~tht ~mks|9
~tht ~rds|17
~tht ~s|1
~tht ~th|-16
~tht ~trns|18
~thts|4
~thx|-8
~tjrs|1
~tk|-18
~tk ~on|2
~tks|27
~tl|4
~tl ~fld|12
~tl ~is|3
~tl ~mst|5
~tl ~nthng|2
~tl ~of|-6
~tl ~t|-7
~tl ~th|-24
~tl ~ths|5
~tl ~trnsfr|8
~tl ~wr|7
~tld|14
~tlk|-2
~tls|-25
~tm|-33
~tmbn|10
~tmrw|-8
~tmsz|-9
~tmsz ~hs|7
~tmsz ~wlk|24
~tn|-10
~tnght|6
~tnk|1
~tnr|8
~tp|-4
~tr|10
~tr ~l|13
~trd|-11
~trg|38
~trgt|-6
~trm|-17
~trmn|-12
~trms|13
~trn|6
~trns|1
~trnsfr|10
~trnsfr ~er|3
~trnsfr ~t|2
~trs|5
~trst|6
~trstd|5
~trt|7
~trtmnt|22
~ts|9
~ts ~ls|20
~tsk|4
~tsk ~as|14
~tsk ~astnt|18
~tsk ~bldr|24
~tsk ~bt|-7
~tsk ~fr|-16
~tsk ~frm|1
~tsk ~hlpr|3
~tsk ~is|5
~tsk ~lst|1
~tsk ~mkr|10
~tsk ~prgrm|30
~tsk ~wr|1
~tskbt|13
~tsks|16
~tsks ~nmd|7
~tsks ~of|12
~tsks ~ot|2
~tst|-27
~tw|-1
~twnt|11
~txt|17
~txt ~abv|1
~txt ~s|1
~txts|9
~u|10
~um|-8
~un|5
~un ~astnt|7
~un ~tch|11
~und|11
~und ~d|6
~und ~dn|7
~und ~lsch|4
~und ~schrb|1
~und ~ws|1
~undr|3
~undrstd|25
~uns|3
~unsbscrb|4
~untl|-14
~untr|12
~up|-14
~upn|9
~ur|13
~urgnc|9
~urgnt|3
~urgnt ~and|11
~urgnt ~asgn|4
~urgnt ~bn|2
~urgnt ~d|15
~urgnt ~en|8
~urgnt ~et|4
~urgnt ~fr|5
~urgnt ~th|-23
~urgnt ~urgnt|4
~us|3
~us ~it|-13
~us ~th|-19
~usr|12
~usrs|4
~v|8
~vc|8
~vc ~l|18
~vctr|4
~vl|1
~vld|-8
~vls|-4
~vlstndg|7
~vm|-2
~vn|18
~vn ~enm|1
~vnc|13
~vndr|9
~vr|-17
~vrbt|6
~vrgs|8
~vrgs ~al|9
~vrgs ~als|7
~vrgs ~dn|3
~vrsn|6
~vrtl|-3
~vs|9
~vsbl|17
~vsbl ~t|11
~vt|-20
~vtr|-22
~w|-10
~wch|15
~wdr|-5
~wg|6
~wh|16
~wh ~rds|2
~whch|-1
~whl|-2
~whn|12
~whn ~i|4
~whn ~y|3
~whr|12
~whs|-7
~wht|3
~wht ~is|3
~wht ~y|-1
~whtvr|-2
~whtvr ~y|-11
~whvr|4
~wk|-19
~wl|-1
~wl ~b|-1
~wld|-6
~wld ~th|21
~wlk|18
~wlk ~and|12
~wn|-3
~wn ~d|1
~wnt|-6
~wp|13
~wr|-12
~wr ~enml|6
~wr ~er|8
~wr ~t|26
~wrd|-20
~wrd ~bn|3
~wrd ~fr|17
~wrds|-7
~wrk|7
~wrkspc|29
~wrng|-15
~wrt|9
~wrt ~a|-11
~wrt ~dwn|2
~wrt ~jns|25
~wrt ~pr|43
~wrt ~th|-17
~wrt ~tht|-5
~wrtn|-9
~wrts|-1
~ws|-2
~ws ~a|15
~wsh|-11
~wt|-3
~wth|1
~wth ~a|5
~wth ~d|7
~wth ~dn|5
~wth ~hckd|11
~wth ~lw|3
~wth ~ok|10
~wth ~prt|8
~wth ~th|-11
~wth ~ths|-6
~wth ~y|12
~wtht|-3
~wtr|4
~x|-22
~y ~ar|28
~y ~b|14
~y ~br|13
~y ~cm|2
~y ~d|11
~y ~el|17
~y ~hv|4
~y ~knw|-1
~y ~l|-3
~y ~mst|17
~y ~n|1
~y ~nd|-4
~y ~on|28
~y ~q|3
~y ~rd|12
~y ~s|19
~y ~t|-1
~y ~wr|10
~y ~wrt|8
~yr|3
~yr ~gdlns|15
~yr ~instrctns|14
~yr ~otpt|4
~yr ~prvs|3
~yr ~rls|12
~yr ~stm|1
~ys|-13
~ystrd|10
~z|-14
~zdn|9
~zn|21
~zr|-4
~zstndg|-4
~zstndg ~ist|22
`;
