/** How much each feature of a sentence speaks for orders to a machine; made by `npm run learn:instructions`, not by hand. */
export const INSTRUCTION_WEIGHTS = `
'|7
'aim|17
'ass|-1
'att|-1
'aut|8
'en$|-32
'est|-5
'ia$|26
'il$|9
'll$|-6
'ord|13
'out|-2
're$|-14
+above|104
+any|-42
+capitals|34
+colon|10
+in line|120
+length 0|-58
+length 1|-43
+length 2|-35
+length 3|-14
+length 4|11
+length 5|53
+length 6|53
+length 7|48
+length 8|41
+marks|30
^ab$|7
^abg|-5
^abo|10
^abs|-18
^acc|2
^ach|4
^aco|-5
^acr|8
^act|59
^add|-6
^adi|14
^adm|24
^adn|18
^adr|10
^adv|12
^aft|-5
^aga|-4
^age|14
^agn|13
^agr|22
^ai$|42
^al$|-2
^ale|-1
^alg|6
^all|18
^alo|16
^alr|-13
^als|11
^alt|8
^alw|-7
^am$|-3
^ama|11
^an$|1
^ana|22
^and|5
^anl|12
^ann|-16
^ans|-3
^ant|1
^anw|-4
^any|-9
^apa|-9
^apl|27
^app|4
^apr|-3
^apu|12
^aqu|-3
^arc|1
^are|-10
^ari|23
^arr|-4
^art|-2
^as$|10
^asi|27
^ask|-1
^ass|9
^at$|-14
^ate|-17
^atr|4
^att|54
^au$|-1
^auc|4
^auf|16
^aus|4
^aut|6
^aux|-5
^av$|11
^ava|-3
^ave|-27
^avi|-1
^avr|1
^awa|-1
^bac|-10
^bad|-12
^bal|-18
^ban|-22
^bar|-20
^bas|-10
^be$|-2
^bea|-39
^bec|-5
^bee|-10
^bef|-4
^beg|-11
^beh|6
^bei|-6
^bel|-14
^ben|4
^ber|-2
^bes|-19
^bet|-1
^bie|-30
^bik|-8
^bis|13
^bit|-6
^bla|23
^ble|-19
^boa|-12
^bod|15
^bon|-31
^boo|-9
^bor|-14
^bot|19
^box|-1
^bra|-13
^bri|-18
^bro|-17
^buc|-13
^bue|2
^bui|-9
^bus|-5
^but|6
^buy|-3
^by$|-3
^c'e|3
^cal|17
^cam|-27
^can|-17
^cap|24
^car|-31
^cas|-15
^cat|-11
^ce$|7
^cec|18
^cel|-3
^ceo|-2
^cer|14
^ces|29
^cet|-6
^cha|-20
^che|-24
^chi|-17
^cho|8
^chr|-11
^ci$|10
^cla|9
^cle|4
^clo|17
^coc|-15
^cod|32
^col|-21
^com|-10
^con|-3
^coo|-33
^cop|-6
^cor|-18
^cos|-8
^cou|-23
^cra|-28
^cre|14
^cri|-13
^cua|-7
^cue|-6
^cur|-14
^cus|-13
^d'a|18
^d'e|-17
^da$|7
^dal|-3
^dan|-2
^dar|-43
^das|15
^dat|7
^day|-4
^de$|-9
^dea|4
^dec|-7
^ded|16
^dee|5
^def|-35
^deg|-8
^dei|-4
^dej|-8
^del|-20
^dem|6
^den|1
^dep|-39
^der|-6
^des|-2
^det|4
^dev|4
^dez|13
^di$|7
^dia|16
^dic|-5
^did|22
^die|-12
^dif|-5
^dig|26
^dij|-5
^din|52
^dir|5
^dis|-5
^dit|-1
^dla|7
^do$|-6
^doc|-1
^doe|-4
^doi|-2
^don|21
^doo|-3
^dos|-20
^dow|1
^dr$|2
^dra|-25
^dre|-3
^dri|-9
^dro|-15
^du$|-4
^due|17
^dun|-10
^dur|13
^dut|-2
^eac|16
^ear|-4
^ech|5
^ecr|42
^een|31
^eff|-2
^ega|10
^eh$|1
^ein|18
^eit|18
^el$|-17
^ele|-2
^els|14
^ema|13
^emp|-30
^en$|4
^enc|-14
^end|14
^ene|8
^eng|-5
^ent|17
^er$|5
^era|2
^ere|7
^erf|10
^erl|6
^ers|-17
^es$|2
^esc|-6
^est|-21
^et$|16
^eta|17
^eur|-11
^eva|11
^eve|6
^evi|6
^evr|21
^exa|7
^exc|3
^exi|1
^exp|21
^ext|1
^ey$|32
^eye|15
^fab|-4
^fac|-17
^fai|17
^fal|4
^far|-9
^fau|-32
^fe$|28
^feb|-18
^fec|4
^fee|9
^feh|20
^fei|2
^fel|1
^fer|-15
^fie|10
^fil|-1
^fin|-12
^fir|-19
^fiv|15
^fla|-17
^foi|2
^fol|-2
^foo|-12
^for|-4
^fot|65
^fou|1
^fra|-48
^fre|-28
^fri|-10
^fro|-7
^fue|15
^fuh|7
^ful|-6
^fun|-49
^fur|-15
^fut|41
^gan|2
^gar|-8
^gee|-27
^gel|-2
^gem|26
^gen|-2
^ges|-19
^get|5
^gib|-2
^gil|-5
^giv|2
^glo|6
^gmb|11
^go$|-12
^goe|-3
^goi|6
^goo|9
^gpt|8
^gra|-11
^gre|-33
^gue|-3
^gui|-7
^hab|-8
^hac|-2
^had|-9
^hag|5
^hah|-15
^hak|5
^hal|-18
^han|-10
^hap|13
^har|-17
^has|-5
^hat|-1
^hav|-2
^hea|10
^hec|11
^hee|-3
^hel|-7
^her|-3
^hes|19
^het|7
^heu|4
^hey|29
^hi$|-10
^hid|-5
^hie|39
^hig|12
^him|-4
^hin|-4
^hir|-5
^his|4
^hol|-19
^hon|-18
^hor|14
^hou|-11
^how|-6
^hoy|8
^hum|27
^hun|13
^ia$|51
^ich|-10
^ici|22
^ier|9
^ign|23
^ihn|-6
^ihr|2
^il$|-5
^im$|-4
^ima|1
^imm|-3
^imp|-14
^in$|-5
^inb|1
^ind|19
^inf|-14
^ing|-21
^inp|51
^ins|-2
^int|9
^inv|-19
^is$|-8
^isn|-1
^iss|-12
^ist|6
^it$|4
^it'|-5
^ite|-24
^its|15
^ja$|-4
^jai|23
^jam|5
^jan|-13
^je$|20
^jed|-7
^jet|31
^job|3
^jon|-4
^jou|19
^jso|54
^jun|6
^jur|-12
^jus|2
^kar|-8
^kei|13
^kes|-8
^kev|-3
^ki$|46
^kin|1
^kle|-3
^kno|27
^kol|8
^kon|-5
^kto|4
^kun|-25
^l'a|4
^l'e|-10
^l'i|15
^l'o|6
^la$|-9
^lan|-13
^las|-5
^lat|-3
^lau|-23
^le$|-5
^lea|-22
^lec|11
^lee|23
^lef|-6
^leg|5
^lei|27
^len|-10
^les|-5
^let|-9
^lev|43
^ley|13
^li$|9
^lic|-9
^lie|-9
^lig|-8
^lik|-3
^lim|-23
^lin|-23
^lis|17
^lit|11
^lla|-8
^llm|33
^lo$|7
^loc|-12
^log|-22
^lol|-19
^lon|-10
^loo|-22
^lor|-12
^los|-23
^lov|3
^low|9
^ltd|1
^lui|-10
^lun|-29
^ma$|-4
^mac|23
^mae|-21
^mai|10
^mak|16
^man|-12
^maq|55
^mar|-25
^mas|36
^mat|-24
^max|4
^may|-4
^me$|-3
^mea|-9
^med|-18
^meh|-8
^mei|-6
^mem|8
^men|6
^mer|-5
^mes|8
^met|1
^mi$|1
^mic|34
^mig|1
^mil|-11
^min|-10
^mir|-18
^mis|-4
^mit|-4
^mod|25
^mog|6
^moi|-11
^mom|-7
^mon|-29
^mor|-13
^mos|2
^mot|10
^mou|-5
^mov|-8
^mr$|-21
^muc|-2
^mus|-10
^my$|-5
^n'e|-3
^na$|22
^nac|-3
^nad|-6
^nai|9
^nam|-5
^nat|3
^ne$|13
^ned|2
^nee|-13
^nen|7
^net|7
^neu|-10
^nev|14
^new|-10
^nex|-12
^nic|-5
^nie|27
^nim|17
^nin|-6
^nlp|13
^no$|1
^nob|-20
^noc|-8
^nom|12
^non|16
^nor|-29
^not|2
^nou|-21
^nov|-14
^now|-6
^nt$|19
^nto|26
^nul|-12
^num|4
^nur|-26
^obe|-14
^obi|1
^obl|16
^och|27
^oct|-29
^of$|-6
^off|3
^ofi|-2
^ohn|4
^ok$|1
^oka|-1
^oko|-15
^on$|-8
^onc|17
^one|7
^onl|-5
^ope|-8
^opp|-14
^or$|5
^ord|-14
^org|-6
^ot$|20
^oth|-7
^otr|5
^ou$|-11
^oub|8
^our|-16
^out|3
^ova|28
^ove|-1
^owe|5
^own|4
^pa$|-2
^pag|-9
^pai|-16
^pal|-9
^pap|-47
^par|10
^pas|-16
^pat|-11
^pay|-19
^pen|1
^peo|4
^pep|-2
^per|-12
^pet|-20
^pic|-4
^pie|21
^pin|14
^ple|-7
^pls|-2
^plu|15
^poe|-12
^poi|11
^pol|-23
^pon|9
^pop|15
^por|-28
^pos|-23
^pou|4
^pr$|8
^pre|-12
^pri|-4
^pro|2
^prz|23
^ps$|1
^pub|-11
^pui|11
^pul|15
^pun|-17
^pur|-9
^put|4
^pwn|12
^qe$|2
^qu'|23
^qua|-9
^que|-7
^qui|-9
^rae|4
^raf|-9
^rai|-20
^ran|9
^rat|2
^rea|23
^rec|-20
^red|-11
^ree|39
^ref|-35
^reg|-9
^rei|-20
^rel|-23
^rem|-5
^ren|-26
^rep|-16
^req|-18
^res|-6
^ret|-10
^rev|-23
^ric|2
^rid|30
^rie|12
^rit|22
^rob|22
^rol|-19
^roo|6
^rou|-8
^rub|-5
^rul|17
^run|-13
^s'a|6
^s'i|15
^sac|-9
^sai|14
^sal|-45
^sam|-12
^san|-27
^sat|-14
^sav|12
^say|16
^sca|-21
^sch|-31
^scr|30
^se$|-3
^sea|-6
^sec|-15
^see|-2
^seg|13
^seh|-8
^sei|20
^sel|4
^sem|4
^sen|8
^sep|-18
^ses|-3
^set|3
^seu|6
^sha|-3
^she|-21
^shi|-22
^sho|-15
^shu|18
^si$|8
^sie|-9
^sig|2
^sil|5
^sim|4
^sin|-4
^sir|20
^sis|2
^sit|-15
^ski|4
^skr|28
^sli|-11
^sma|-12
^smi|14
^so$|2
^sob|2
^sol|-20
^som|-19
^son|1
^sop|5
^sor|-23
^sou|15
^spa|-27
^spe|-4
^spr|-2
^ssi|21
^sta|-13
^ste|-17
^sti|-10
^sto|-21
^str|13
^stu|-20
^sty|4
^su$|-8
^sub|-27
^suc|6
^sud|27
^sui|-14
^sum|10
^sun|-7
^sur|5
^sus|-4
^swi|-17
^sys|12
^syt|15
^ta$|-5
^tab|-38
^tac|40
^tag|-8
^tah|5
^tak|14
^tal|10
^tam|-18
^tan|-2
^tas|26
^te$|6
^tec|-45
^teh|-5
^tel|30
^ten|-21
^ter|-10
^tes|-34
^tex|22
^th$|10
^the|-8
^thn|5
^tho|-15
^thr|-4
^ths|20
^thu|-3
^thx|-9
^tic|18
^tie|-12
^tih|6
^tim|-24
^tin|12
^tit|33
^to$|-5
^tod|10
^toi|-12
^tol|5
^tom|-10
^ton|-9
^too|6
^top|-21
^tou|1
^tra|-22
^tre|5
^tri|-5
^tro|17
^tru|-1
^tsa|6
^tu$|-2
^tur|4
^tus|22
^twe|6
^txt|1
^typ|-1
^ube|-9
^um$|-8
^un$|-7
^una|-15
^und|18
^une|1
^uni|7
^uns|-6
^unt|-9
^up$|-13
^upd|-3
^upo|8
^upp|18
^ur$|10
^urg|9
^us$|-11
^use|24
^usu|1
^va$|8
^vac|-50
^val|4
^van|-19
^ven|7
^ver|11
^vic|-3
^vie|-39
^vik|-2
^vir|8
^vis|9
^voi|-26
^vol|-13
^vom|-2
^voo|7
^vor|3
^vos|20
^vou|11
^wah|5
^wai|5
^wal|-7
^wan|-15
^war|-26
^was|-15
^we$|-17
^web|-6
^wee|-15
^weg|19
^wei|-40
^wel|-19
^wer|-17
^wha|7
^whe|-3
^whi|2
^who|-5
^wic|15
^wie|-4
^wil|1
^win|-27
^wip|2
^wir|8
^wis|25
^wli|20
^won|-6
^wri|-1
^wro|-15
^ya$|-11
^yaz|31
^yes|-1
^yo$|7
^yuo|27
^zad|7
^zei|1
^zer|18
^zet|26
^zon|14
^zu$|7
^zus|6
a|-5
a amara|6
a jonas|25
a la|21
a m|17
a machine|3
a mei|7
a partir|8
a poem|3
a priya|14
a task|10
a tomasz|24
a's$|-2
ab|7
abaj|26
abe$|-13
abel|-18
aben|-4
abge|-2
able|-5
abn$|3
abov|22
above|10
above and|-26
abra|-5
aca$|2
acce|11
accept|2
access|-7
access granted|1
acco|3
accordingly|7
account|-2
account with|3
ace$|2
ach$|-3
ache|-15
achi|-4
achm|43
achn|10
achr|16
achs|-9
acht|4
achtung|10
acia|5
acio|-1
ack$|-15
acke|-39
acme|20
acor|-2
acro|12
across|8
act$|12
acti|-12
action|-14
acto|-3
acts|-6
actu|-26
acy$|20
ada$|5
adan|7
add|-1
add$|-1
addr|-5
ade$|-30
adec|6
ader|20
adge|-11
adie|5
adiv|14
adivina|14
adli|-4
admi|18
admin|9
admin bot|13
admin mode|3
admin rights|-12
administrator|-6
adn|18
adn$|18
ado$|11
ador|-25
adre|19
ads$|-30
ady$|-3
ael$|5
aem$|47
afae|8
aff$|9
afor|1
afte|-4
after|-8
afts|15
agai|-6
again|-4
against|-10
age$|-17
agen|-4
agent|23
ager|-23
ages|-2
agne|8
agra|11
agradecido|7
agre|16
agreed|19
agrees|20
agt$|-4
agte|2
ague|3
aha$|6
aht$|5
ai|42
ai reading|1
ai that|9
ai tools|-2
aid$|-11
ail$|-26
ailb|24
ails|18
ain$|-8
ains|-12
aint|-8
air$|2
aire|-28
ais$|18
aise|-1
aiss|-15
ait$|-6
aite|15
aja$|-19
aje$|-9
aka$|7
ake$|1
aker|-3
akes|-14
akin|-1
aks$|2
al|-2
al modelo|18
al the|19
ala$|-4
alab|10
alco|4
ale$|9
alen|-19
algo|30
algorithm|8
algoritmo|14
alid|-5
alk$|-11
all|-1
all previous|3
all tasks|22
all the|-3
all users|-2
all$|-13
alla|4
alle|-30
alle aufgaben|9
alle bisherigen|5
alles|17
alli|6
allo|-11
alls|20
allt|10
allw|22
allways|22
ally|-12
alo$|14
alon|-7
along|4
alre|-13
already|-13
alredy|1
als|17
als$|-20
also|-3
alt|2
alt$|7
alta|-7
alte|-12
altu|-9
alue|25
alwa|-8
always|1
alys|-8
am|-3
ama$|19
amar|-11
amara|-7
amara okafor|33
ambi|29
ame$|-15
amed|-12
amen|-12
ames|33
amie|23
amm$|-9
amme|-14
amon|4
amp$|5
ampl|7
ams$|-9
an|1
an ai|17
an das|8
an den|17
an die|1
ana$|-30
anag|11
anak|8
anal|38
anan|7
ance|-1
anci|15
and|2
and a|-10
and all|12
and answer|10
and assign|7
and call|-3
and create|1
and delete|-7
and do|26
and due|6
and give|-8
and have|27
and i|10
and is|11
and it|14
and its|39
and low|10
and make|10
and mark|-10
and no|6
and print|-8
and priority|6
and put|-2
and reply|13
and reveal|4
and set|-23
and the|-9
and write|-14
and you|12
and$|-6
anda|7
ande|-2
andi|-10
andl|-6
andm|5
ando|-11
andr|-35
ands|2
ane$|-30
ang$|-21
anga|1
ange|-31
angu|20
ank$|-9
anke|1
anks|-22
ann$|-21
anna|8
anni|-4
ans$|11
ansc|-25
ansf|8
ansl|13
answ|5
answer|4
answer in|-7
answer only|13
answer with|18
ant$|-8
ante|-5
anterior|14
anterior y|9
antes|-2
antes de|22
antw|12
anua|-10
anwe|5
anweisung|-3
anweisung an|2
anweisungen|4
anweisungen und|4
any|-10
any ai|9
any more|12
any other|14
any$|-11
anyt|9
anything|14
anything else|-9
anz$|7
apar|-6
ape$|12
apel|12
apit|5
apli|36
app|19
app$|37
appe|-13
appl|2
application|-28
apply|3
appr|-14
approve|13
approved|-19
appy|15
apri|-3
april|-3
apro|9
apun|12
aqui|15
ara$|7
arbe|11
arca|2
arch|-6
ard$|-10
arde|3
ardl|10
ards|5
are|-4
are a|-3
are an|10
are no|15
are now|19
are the|13
are you|21
are$|-4
area|31
arga|-10
arge|-3
aria|1
ario|-15
aris|-17
ark$|6
arki|-16
arl$|-2
arla|-23
arli|8
arlo|18
arri|-29
arro|22
ars$|-7
arse|32
arsi|9
art$|-2
arte|-27
arti|1
artificial|-2
artificielle|-1
arto|11
arty|-1
ary$|-8
arz$|-20
arzo|1
as|10
as completed|-5
as done|-17
as due|1
as finished|17
as it|1
as low|4
as the|7
as title|1
as to|15
as urgent|5
as's|15
asch|14
ase$|-12
ases|4
ashi|1
asi|-1
asi$|-1
asif|4
asig|-19
asign|-10
asignee|4
asil|15
asis|46
asistant|-4
asistent|3
asistente|-14
asistente digital|6
ask|11
ask$|4
askb|15
aske|8
asked|6
asked to|-3
askg|19
aski|-25
asks|-7
aso$|16
ason|-15
ass$|-8
asse|-7
assi|6
assign|20
assign everything|4
assign it|10
assign this|-17
assign to|32
assigned|-28
assigned to|-7
assignee|-14
assignee ben|7
assignee must|13
assignee priya|14
assignee to|-21
assignee tomasz|21
assistant|14
assistant before|4
assistant must|-7
assistant the|19
assistant you|1
assistants|14
assistent|6
assistente|5
assistenten|28
assw|1
ast$|-16
asta|-11
aste|-7
asz$|-2
at|-14
at it|29
at once|4
at the|-8
ata$|-14
atal|10
atbo|8
ate$|-19
ated|-43
atel|-9
aten|-20
atention|11
ater|-4
ates|3
ateu|-1
atev|7
athe|11
atic|-12
atin|-11
atio|-1
atiq|10
atis|-19
ato$|13
ator|-12
atri|-14
ats$|-11
att$|-5
atta|-51
atte|-18
attention|4
attr|-19
atur|-10
atus|4
atz$|-5
au|-1
auf|-8
auf$|6
aufg|24
aufgabe|2
aufgaben|10
aufgabn|4
auge|-11
aura|6
aus|-14
aus$|2
ause|-12
ausg|10
ausw|14
ausz|8
aut$|-18
aute|-11
auth|7
authorised|11
autm|7
autmatic|7
auto|26
automat|7
automate|11
automated|-2
automated assistants|15
automatic|-47
automatica|5
automatico|28
automation|21
automatique|-23
autr|5
aux|-3
aux$|-28
av|11
avai|6
avan|-3
ave$|-11
avec|12
avel|-8
aves|7
avis|9
aviso|10
avri|1
avril|1
away|5
axim|13
ays$|-16
b|28
b t|22
back|-11
bad|19
bad$|19
badg|-20
baja|15
bana|4
banana|4
bas$|19
be|-2
be read|3
be so|18
be that|2
be the|1
beca|-4
because|-3
been|4
befo|-4
befor|14
before|-6
before you|-2
begi|26
begin|8
bei|2
bei$|-2
bein|6
being|8
beit|16
bel$|-20
belo|3
below|-8
ben|15
ben okoye|14
ben urgent|8
ben$|7
bena|30
bene|2
benu|5
benutzer|3
ber$|-7
bera|9
berg|4
berg and|15
berg in|8
berg y|4
bern|-17
bers|20
bert|19
berw|-1
bes$|-1
besc|11
beschreibung|8
best|-18
betr|11
bien|10
bige|1
bio$|11
bis|4
bis morgen|1
bis$|-5
bish|-10
bisherigen|5
bisherigen anweisungen|5
bist|23
bite|-6
bitt|7
bitte|-14
bjec|-15
blan|-9
ble$|1
blei|11
blig|3
boar|-8
board|4
body|-4
book|-7
books|-1
borr|-10
borra|22
bot|42
bot is|13
bot that|-1
bot$|30
bote|-1
bots|40
bott|23
bout|-4
bov$|18
bove|10
box|13
box$|-8
boxe|-2
bra$|2
bre$|7
brea|-12
bres|6
brg|1
brg$|1
brig|-4
bro$|-9
brua|7
bscr|-1
buck|8
buen|-5
buil|-9
builder|23
bung|9
but|-15
but the|7
but$|-15
buy|5
buy$|5
by|-3
by a|-7
by the|-2
by tomorrow|33
c|4
c'es|4
c'est|4
cal$|-21
cala|7
calc|-2
calcolatore|9
cale|-22
cali|59
call|13
call it|9
called|10
camb|-4
cambio|16
can|-14
can$|-16
canc|6
cancel|-2
cann|17
cap|19
cap$|11
capi|7
capital|5
capital letters|8
car$|6
card|25
cards|25
carg|-9
carl|17
carr|31
case|-3
casi|33
casilla|14
cate|-51
cati|36
caus|-18
ccep|13
cces|-8
ccio|21
ccor|15
ccou|-13
ce|7
ce qui|5
ceci|18
cede|31
cel$|-14
cela|4
cell|1
cemb|4
cen$|-4
cenc|9
cent|-19
ceo|-2
ceo$|-2
cept|-9
cer$|-3
cern|-1
cert|17
ces|12
ces lignes|5
ces$|7
cesa|-6
cess|8
cha$|1
chac|13
chaf|8
chal|-7
cham|1
champ|19
chan|-19
change|-14
char|-11
charge|4
chat|33
chatbot|-2
chatbot assign|10
chatbots|9
che|18
che$|-18
chea|4
ched|-7
chen|-13
cher|5
ches|13
chie|11
chin|18
chiv|9
chke|5
chn$|3
chne|32
cho$|10
choi|18
chon|3
choo|-3
choose|18
chre|19
chri|17
christmas|-2
chst|-14
cht$|-23
chte|18
chti|-6
chts|11
chtu|18
ci|10
cia$|-25
cial|-15
cido|7
ciel|38
cion|9
cipe|4
cked|3
cket|-6
cks$|3
cky$|24
clas|4
classe|16
clea|-2
cler|10
clev|4
clever|4
clos|-16
close|-19
closed|4
coch|14
code|31
cola|8
cole|-48
coll|-9
colleague|9
come|-2
comes|-2
comm|-22
comme|16
comment|3
como|27
como fecha|9
comp|1
complete|11
completed|-16
completed and|-22
compter|20
computer|-3
con|33
con la|13
con prioridad|-2
con$|-9
conc|-15
cond|16
conf|16
confidential|-3
confie|5
confirm|10
cons|-3
consignes|17
cont|-23
conte|9
content|10
contract|9
conv|5
copy|18
cord|-16
core|3
corr|-7
correo|-3
correos|5
correspondence|-4
coun|-4
cour|9
crea|15
create|9
create a|1
create the|1
cree|13
cret|12
cri$|8
crib|-5
crip|15
crir|-3
cris|15
crit|20
critical|-1
criv|5
cros|9
cted|-18
ctio|-16
ctiv|38
ctob|-5
ctor|-20
ctro|37
cts$|6
ctua|-6
ctur|2
cuen|5
cuenta|2
cume|10
curr|10
current|10
cust|-13
customer|13
d|-8
d'au|-1
d'autre|5
da|7
dad$|-4
dan$|8
dani|3
dank|-10
dann|10
dans|6
dans le|3
dar|8
dar$|-24
das|5
das hier|-2
das ist|7
das programm|-13
das$|-14
dass|26
dat|23
dat$|23
data|-11
date box|7
date is|11
date to|5
dates|14
dato|16
datum|-3
day|20
day is|21
day of|18
day$|-10
days|-23
dden|5
ddre|-5
de|-9
de la|-17
de langage|1
de marzo|-11
de noviembre|1
de priya|4
de tareas|1
de tomasz|4
dead|-16
deadline|-2
deadline is|-6
deadline tomorrow|26
deal|-15
dear|10
dear ai|1
dear assistant|-15
dear task|-22
debe|16
dece|-4
december|3
deci|7
deco|17
ded$|-19
deer|14
dein|21
deine|-5
deja|-6
del|-15
del$|3
dele|23
delete|7
delete all|20
deli|-9
dell|-5
delo|5
dem|-2
dem text|3
dem$|-7
dema|2
demain|8
den|-6
den assistenten|29
den titel|6
den$|-2
denc|32
dent|-21
depo|-3
der|-8
der$|-17
der'|18
dera|13
dere|21
dern|4
ders|2
des|10
des$|-33
desc|10
description|4
dese|14
desi|-2
desk|-30
dess|9
dest|-3
dete|10
detection|17
detection was|17
deve|19
developer|10
developer mode|13
devi|20
dez$|-3
deze|13
dge$|-6
dget|-22
di|7
dia|3
dia$|-10
diat|-2
dice|-9
dicen|3
dich|8
did|-20
did$|-23
die|-16
die aufgabe|-6
die beschreibung|8
die ki|-1
die prioritat|11
die$|-18
dien|-10
dienstanweisung|2
dies|25
diese|7
diese nachricht|15
diesen|22
dieser|8
dige|3
digi|6
digital|12
digt|3
din$|16
ding|-1
dir|6
dir$|-15
dire|2
directive|1
disa|40
disc|13
discard|8
dise|10
dise robot|10
disp|34
disr|11
disregard|15
disregard everything|5
disregard the|4
dit|-1
dit$|-16
divi|12
dla|7
dla$|7
dle$|-16
dler|-15
dles|2
dlin|23
dly$|2
dmin|16
dmot|7
dnt$|11
do|-6
do anything|31
do it|13
do not|-2
do that|6
doct|-2
docu|8
document|13
does|-4
does it|15
does not|1
doin|-17
doing|-17
doit|5
don'|-2
don't|-2
donc|5
done|-11
done and|13
donn|-9
dont|3
door|-3
dor$|-13
dora|-27
dos|-5
dos$|4
dosn|2
dosnt|2
down|1
dr|2
draw|-2
dre$|15
dres|11
drig|10
drin|19
dringend|4
dringlichkeit|5
drop|-16
du|-4
duce|10
due|7
due date|5
due january|55
due on|22
due today|-44
due tomorrow|27
due$|5
dued|27
duedate|26
dule|6
durc|3
duty|12
e|18
e mail|-19
each|-16
ead$|10
eade|13
eadi|4
eadl|-4
eads|10
eady|-20
eagu|2
eak$|-7
eal$|-2
eall|12
ean$|7
eanc|10
eans|7
ear$|-25
earl|-17
earlier|12
ears|-15
eas$|23
ease|-12
easo|-14
eat$|11
eate|11
eath|20
eau$|10
eave|-3
ebe$|8
eben|-8
eber|4
ebes|7
ebod|1
ebru|7
ecau|-3
ece$|20
eced|28
ecem|4
eche|16
echeance|6
echeance demain|3
echn|-6
echo|16
echt|15
eci$|27
ecid|-4
ecip|-1
ecis|10
ecom|16
econ|-4
ecop|18
ecor|4
ecre|11
ecri|22
ecris|10
ect$|-8
ecte|-31
ecti|1
ecto|-20
ectr|20
ects|12
ectu|-2
eda$|-13
edat|27
ede$|-6
eden|9
eder|2
edia|2
edic|4
edig|-13
edit|4
edri|-10
eds$|-14
edul|29
edy$|-6
eed$|-5
eeds|-13
eek$|-20
eel$|3
een|3
een$|-18
eep$|7
eer$|7
ees$|-13
eet$|-16
efe$|12
eff$|16
effe|21
efor|-4
eft$|-11
efun|-4
ega$|-10
egal|3
egar|-9
ege$|41
egel|-6
egen|-4
eggo|11
egin|26
egis|6
egla|-11
egn$|4
egt$|6
egue|8
eh|1
ehin|1
ehr$|-17
eht$|-19
eib$|20
eibe|-1
eibt|14
eibu|2
eich|6
eil$|-17
eild|7
eile|6
ein|14
ein und|3
ein$|5
eine|-6
einem|1
einf|5
einfach|6
eing|15
einm|4
einmal|4
einmal ein|6
eins|-5
eint|18
eintrag|3
eir$|-8
eis$|-8
eise|-12
eist|-19
eisu|5
eit$|9
eite|-7
eits|-7
eitu|17
eißt|13
el|-17
el asistente|-6
el de|30
el programa|-3
ela$|3
eld$|21
elds|15
ele$|-29
elec|-2
elen|-23
eles|6
elet|15
elev|-16
elfe|6
elig|13
elij|17
elin|7
ell$|-3
elle|-18
elli|17
ello|-11
eln$|-13
elo$|5
elon|5
elop|17
elow|-8
elpe|11
els|33
els$|-6
else|-6
else is|7
elt$|-8
ely$|-21
ema$|5
emai|-19
email|-15
eman|-4
emar|7
emas|13
emaß|2
embe|-3
embr|-9
eme$|1
emen|-9
emin|7
emov|9
empl|-10
empt|4
empty|6
ems$|-3
en|4
en el|7
en la|-1
en low|17
en tareas|3
ena$|9
enac|19
enan|-14
enau|26
enca|-10
ence|2
enci|-11
ency|-21
end|38
end of|9
end$|-8
enda|-14
ende|5
endo|-6
endr|-8
ends|5
ene$|-33
enen|-7
ener|15
enge|15
engi|19
engine|9
engine that|11
enkn|9
enn$|-1
enne|-15
enre|13
ens$|-8
ensa|6
ensc|-3
ense|4
ensi|14
enst|-5
ent$|-21
enta|-11
ente|-2
enter|14
enters|13
enti|-2
entl|-23
ento|10
entr|1
entre|12
ents|-16
enty|9
enut|2
enz$|6
enza|16
eopl|3
eos$|5
epea|12
epla|6
eple|-28
eply|-2
epon|6
ept$|-19
epte|17
epti|30
eque|1
equi|-9
er|5
er's|-9
era$|1
erad|18
eran|-14
erar|13
eras|-1
erase|2
erase the|1
erat|-3
erci|11
erda|11
erdi|-5
ere$|15
ered|-2
erei|-20
eren|-13
erer|3
eres|29
erfa|13
erfu|2
erg$|-3
ergi|1
eria|-7
erid|14
erig|10
erin|5
erio|3
eriq|40
erk$|4
erle|13
erledigt|4
erm$|-14
erme|3
ermi|-5
erms|12
ern$|-31
erne|5
erno|11
ero$|-21
eron|15
erpr|29
erra|3
erri|15
ers$|-14
ersa|-2
ersc|-24
erse|-4
ersi|3
ersn|14
erso|-4
erst|-4
ert$|-8
erta|-18
erte|-2
erti|14
ertu|1
erve|9
ervi|-13
erwa|3
erwe|5
ery$|-14
eryb|-10
eryo|1
eryt|-15
es|2
es war|6
esag|19
esca|-25
esch|11
escrito|3
ese$|6
esen|26
eser|-4
eset|-7
esin|2
esit|-19
esk$|-12
eso$|-4
esol|-4
eson|5
espo|18
ess$|-27
essa|-5
esse|10
essi|7
esso|6
essu|-7
est|-4
est$|-17
esta|3
estas|10
este|-11
este correo|7
este mensaje|16
esti|-4
esto|-1
esto en|4
estr|15
ests|4
esul|5
et|16
et la|11
eta$|-6
etai|-8
etait|1
etar|6
ete$|-8
etec|10
eted|-18
eten|10
eter|-11
etes|6
etie|14
etin|-21
etit|5
etre|5
etri|-5
ette|5
etti|-13
etur|-15
etze|2
etzt|-10
euil|-3
eund|13
eur|2
eur to|7
eur$|-6
euro|-12
eurs|11
eute|-14
eux$|-39
eval|11
eve$|3
evea|-8
evel|-4
even|-74
ever|6
every|2
every task|29
everybody|-6
everyone|5
everything|-14
everything above|26
everything to|-3
evie|13
evil|-13
evin|15
evio|6
evr$|4
evry|21
evrything|31
ewer|-11
exa$|27
exam|-9
example|-9
exce|-8
expe|11
expo|-3
export|-1
ext$|-2
exte|8
exto|6
extr|30
extract|-26
extraction|40
extractor|18
ey|32
eyen|13
f|-3
fabr|26
fach|4
fael|39
fair|13
fais|1
fait|2
fall|-8
fallig|-17
falligkeit|7
far|10
far$|10
fass|7
faut|-18
fe|28
febr|7
february|9
fech|4
fecha|4
fecha el|9
fee$|-51
feil|7
feild|7
feld|19
feli|-1
fen$|-34
fer$|-3
fere|1
fert|-11
ffer|4
ffic|-21
fgab|23
fica|-10
fice|-2
fici|-21
fide|27
fie$|-3
fiel|-14
field|9
fields|15
figu|-3
file|-16
files|12
files the|6
files this|15
fill|57
fin|14
fin$|13
find|-10
fine|29
fini|1
finished|-2
firm|-14
firs|1
first|1
five|15
flag|9
fois|3
foll|20
following|1
folo|1
foot|-3
footnote|20
for|-5
for ai|27
for all|18
for automated|5
for mei|35
for the|12
for this|8
for today|-1
for word|19
for$|-5
forc|16
force|7
forcer|9
fore|1
forg|6
forget|-3
forget your|9
form|-17
fort|-7
forw|4
forward|1
four|12
frag|-7
frage|16
free|-20
frei|-1
freu|13
frid|7
fris|14
frist|21
fro$|8
from|-5
from here|14
from now|11
from the|12
from this|-1
from your|-5
fter|-8
ftsr|14
ftwa|15
ftwe|11
fuhr|3
fuhren|8
ful$|11
full|1
fund|-5
fur|-3
fur die|4
fur$|-3
furt|4
further|4
fwar|23
g|-8
gabe|29
gabn|7
gage|1
gain|-6
gal$|3
gale|-6
gan$|-2
gang|1
gani|2
gant|-2
gar$|12
gard|-6
gas$|-7
gate|-6
gato|16
gebe|-4
ged$|-16
geha|14
gele|-2
geln|-5
gemaß|2
gen$|-12
gena|30
genau|11
genc|12
gend|14
gene|-1
generator|22
gens|-13
gent|6
genz|16
ger$|-33
ges$|-27
gesc|7
gest|8
get|7
get$|-7
gets|-5
gett|28
ghes|-1
ghli|28
ght$|-10
ghte|28
ghts|-12
gib$|3
gici|16
gift|60
gilt|11
gin$|10
gine|-1
ginn|13
giss|25
gist|-3
gita|11
giv|10
giv$|10
give|-6
give it|-6
give the|-4
give this|3
given|9
gives|-8
gkei|9
glic|19
gly$|16
gmbh|11
gna$|-21
gnat|-1
gne$|-7
gned|12
gnee|-13
gnes|-3
gnet|30
gnor|18
go|-12
go on|23
god$|12
goes|-3
goes to|15
goin|6
going|6
going to|17
good|-19
good as|15
gori|18
got$|-27
gpt|8
gpt$|73
grad|3
gram|7
gran|5
grandmother|7
grant|-2
granted|-1
granted priority|1
grat|32
grav|10
grea|12
gree|-22
gte$|6
guag|1
gue$|-5
gues|-3
guest|4
guid|-3
guidelines|15
guna|11
gura|-1
gust|-8
h|-3
h y|23
hace|20
hack|-17
hacked|-21
hacked and|-23
hacked priority|4
had|-16
had$|-16
haft|11
haha|6
hak$|8
hale|64
hall|-27
halt|12
hamp|3
han$|-10
hand|5
handling|29
hang|-14
hank|-4
happ|13
happy|3
harg|-4
harr|10
hart|8
has|-4
has been|15
has to|25
has$|-4
hast|7
hat|-8
hat$|3
hatb|8
hate|1
hats|1
have|-6
have to|23
head|17
hean|6
hear|-23
hech|14
hecho|14
hed$|-15
hedu|29
heer|16
heir|-8
heit|-3
helf|-3
hell|-12
hello|-2
help|7
helper|-9
hem$|4
hen$|-7
henk|7
her|23
her$|1
here|9
here and|6
heri|4
hers|-16
hes$|-23
hese|2
hesi|16
hest|-3
het|8
het$|7
heut|5
heute|6
hey|20
hey$|-2
hi|-10
hich|-1
hien|20
hier|10
high|5
high priority|28
highest|-1
highlighted|15
highlighter|14
hile|11
him|2
him$|1
hin$|-3
hinc|6
hine|15
hing|-17
hink|28
hinw|7
hinweis|7
hinweis an|-3
his|-7
his$|13
hist|20
hite|-12
hive|20
hkei|5
hlig|28
hne$|9
hner|24
hoch|2
hoev|3
hold|18
hole|-8
hone|-13
hono|-20
hoos|17
hop$|-8
hori|7
hort|-12
hose|-20
hou$|25
houl|13
hout|-4
how|-2
how$|21
hoy|10
hoy$|10
hrea|3
hree|-1
hrei|14
hren|33
hrer|3
hric|29
hrie|7
hrif|6
hris|-4
hrow|-11
hst$|5
hste|4
hted|13
hter|1
htet|22
htig|-4
hts$|-1
htun|18
huma|36
human|17
humans|22
i|-3
i am|15
i do|-6
i have|-9
ia|51
ial$|-13
ian$|-18
iar$|-24
ias$|-48
ibe$|-2
iben|3
ibir|-4
ible|-7
ibt$|6
ibue|-21
ibun|8
ica$|18
ical|-2
icar|-7
ice$|-14
icen|-4
ices|2
ich|-10
ich$|9
iche|-9
ichk|5
icht|4
ici|23
ici$|-7
icia|-19
icie|28
icio|10
ick$|-11
icke|-8
ico$|-25
icto|4
icy$|12
ida$|1
idad|-2
idat|19
iday|-3
idde|4
ide$|-18
idel|14
iden|3
ider|-5
idge|1
ido$|13
ieb$|-3
iebe|5
ied$|-26
iede|-2
iedr|-10
iel$|13
ield|35
iell|-1
iemb|-11
ien$|-33
ienc|-2
iend|-13
iene|5
iens|11
ient|-15
ier|9
ier$|-15
iere|-13
iert|-9
ies$|-13
iese|13
iest|22
iet$|-6
iewe|20
if a|-1
if the|6
if you|3
if you're|31
ific|-14
ifie|9
ift$|5
ifts|12
ify$|12
ige$|-15
igen|37
iges|11
igh$|-12
ighe|-3
ighl|24
ight|-4
igit|6
igke|9
ign$|5
igna|-26
igne|14
igno|20
ignor|18
ignore|-20
ignore all|30
ignore everything|11
ignore previous|21
ignore the|-8
ignore your|14
ignorez|24
igt$|-2
igur|-3
ihn|-2
ihn$|-2
ihre|23
ihs$|6
ijen|8
ike$|9
il|-5
il est|10
ilbo|-4
ilbr|20
ild$|12
ilde|21
ile$|-15
ilen|7
iles|4
ilic|10
ilis|-5
ilk$|-4
ill$|-16
illa|-11
ille|-2
illi|-8
ilot|24
ils$|-8
ilt$|-26
im|-4
ima$|-9
imag|4
ime$|-10
imen|42
imer|10
imie|-6
imit|-13
imme|-5
imo$|1
imon|-2
impo|4
importance|14
importancia|4
important|-7
importer|50
impr|7
in|-5
in a|-18
in admin|2
in capital|8
in developer|1
in die|18
in the|-9
in this|7
in your|25
ina$|2
inad|3
inal|-10
inat|5
inbo|1
inboxes|19
ince|-14
inch|-5
inde|-15
indi|-3
indl|7
ine$|-6
ined|21
inee|-4
inel|12
inem|-4
inen|-3
iner|19
ines|-13
inet|2
infa|5
info|3
ing$|-17
inge|-8
ingl|12
ings|-21
ingu|6
inis|3
init|11
ink$|-12
inma|4
inni|18
inpu|53
ins|2
ins$|3
insc|11
inscrire|9
insi|31
inst|35
instead|-6
instead of|-20
insted|17
instrucciones|5
instruction|33
instructions|2
instructions and|4
instructions for|-7
int$|-8
inta|-7
intake|24
inte|-5
intelijencia|8
intelligence|1
intelligence artificielle|13
intelligenz|11
interna|1
into|-10
into a|2
into the|8
intr|6
ints|-25
inut|6
invi|5
invo|-6
invoice|-7
inwe|3
ion$|2
ione|-6
ionn|-23
ions|-14
ior$|8
iori|7
iort|1
ios$|-22
ious|13
ipe$|15
ipti|-3
ique|-1
ira$|-23
ird$|-17
ire$|-18
irec|-13
iri$|39
irm$|2
irma|2
irs$|-17
irst|-22
irte|11
irtu|-3
is|-8
is a|29
is due|-10
is for|10
is going|14
is no|-14
is not|-13
is now|9
is on|4
is priya|9
is reading|5
is responsible|-13
is the|12
is to|18
is urgent|-8
isca|8
isch|-34
ise$|-12
ised|-3
iser|-10
ises|4
ish$|-24
ishe|-5
isia|12
isib|25
isie|-6
isio|10
ismo|-13
iso$|11
ispe|16
isre|11
iss$|-4
isse|-30
issu|-24
ist|-6
ist$|-8
ista|24
iste|2
isti|-28
istm|-2
istn|5
isto|35
istr|5
ists|-6
isun|1
it|4
it and|9
it as|9
it be|-2
it had|20
it has|14
it is|4
it off|-14
it on|25
it read|1
it to|6
it urgent|15
it was|-2
it will|11
it would|32
it's|-5
ita$|-18
ital|8
itan|1
itat|19
itch|8
ite$|5
itel|50
item|6
items|5
iten|5
iter|25
ites|-35
itet|6
ith$|-1
ithm|27
itho|-2
itic|-3
itie|32
itin|8
itle|17
itli|13
itmo|16
ito$|29
iton|52
its|14
its own|23
its$|-13
itse|2
itself|2
itt$|17
itte|-23
ittl|11
itty|14
itul|30
itun|17
ity$|-33
ive$|-7
ived|8
ivel|7
iven|-14
iver|-10
ives|12
ivi$|5
ivin|14
iya$|-9
iya'|18
izen|20
izer|19
ißt$|14
ja|-4
jail|26
jailbreak|26
jame|27
james|25
janu|5
january|7
january and|1
je|20
ject|-17
jede|-7
jenc|8
jetz|10
jetzt|-7
job|7
job$|7
jona|-8
jonas|-5
jonas berg|28
jonas is|36
jour|-13
json|54
june|-2
jus|5
jus$|5
just|-1
k|23
kafo|1
kauf|8
kbot|15
ked$|-11
keep|1
kein|24
keine|-5
keit|15
ken$|1
ker$|-23
kers|-34
kes$|-13
kest|7
kestrel|7
ket$|-5
kets|-14
kevi|-1
kevin|-1
ki|46
kina|14
kind|2
kindly|6
king|-2
kip$|-10
klei|-6
knec|9
know|-21
koll|1
kollegin|8
koye|2
kspa|19
ktor|2
ktory|4
ktory to|4
kuns|11
kunstliche|11
kunstliche intelligenz|11
l|12
l'assistant|10
l'at|-11
l'ia|26
l'or|13
l'ou|-2
l'outil|-2
la|-9
la case|15
la casilla|14
la date|27
la leyenda|13
la lista|1
la machine|-12
la makina|14
la maquina|-12
la prioridad|5
la tache|10
la tarea|17
labr|11
lace|-9
lado|22
lag$|2
lait|17
lama|-14
lan$|-20
lanc|19
lane|-22
lang|14
langage|1
language|10
language model|4
lant|19
lar$|-13
las|-24
las tareas|11
las$|-15
lase|-10
lasi|15
lass|-15
last|-6
late|-5
lati|-15
lato|36
laut|12
lautet|5
lbox|-9
lche|2
lcol|8
lder|4
lds$|5
le|-5
le logiciel|4
le mars|11
le plus|11
le programme|14
le robo|14
le robot|-4
lea|16
lea$|13
leaf|-28
leag|4
lean|-6
lear|12
leas|-5
leav|-1
leave|8
leave the|-10
lect|7
lector|20
lector automatico|11
lectura|21
lectura automatica|13
led$|-25
ledi|-6
lee|12
lee$|2
leer|17
lees|4
left|-6
lega|-9
legal|-2
lege|-19
legg|18
legi|-5
legt|8
legu|8
leib|10
lein|4
leit|-9
leme|-1
len$|-15
lena|-4
lent|23
ler$|-8
les|-5
les consignes|11
les taches|21
les$|-13
lese|14
lesen|8
less|2
let|-12
let it|9
let$|26
lete|-7
leti|12
lett|-7
letters|15
letz|7
leur|-1
leva|-7
leve|28
leye|9
leyenda|13
lfer|6
lgor|30
li|9
lica|-1
lice|-2
licence|15
lich|-20
licy|12
lida|-13
lide|18
lieb|12
liebe|-3
liebes|11
liebes programm|11
lier|-4
lies|7
liest|16
lig$|-17
liga|-2
lige|15
ligh|10
ligk|44
lign|-1
lignes|5
lije|8
lik$|-7
like|-3
limi|-13
line|11
line is|4
ling|-22
lis$|-12
lisa|1
lise|43
liss|2
list|12
list of|-5
lista|13
liste|-2
listen|13
listes|12
lists|15
lit|17
lit$|8
litt|13
little|13
little robot|17
lla$|-9
lle$|10
llea|5
lled|-9
lleg|5
llen|12
ller|-15
lles|14
llig|19
llin|1
llm|33
llm$|33
llo$|-1
llow|-6
lls$|-11
llst|9
llt$|-15
llwa|22
lly$|-22
lo|7
lo anterior|24
lo de|5
lo que|8
lock|-20
logi|4
logiciel|13
lok$|87
lol|-13
lol$|-13
long|-6
look|-6
look at|1
lope|12
los|-9
los$|-16
losc|11
losche|9
losche alle|9
lose|-12
lot$|-2
love|-9
low|14
low and|2
low priority|-6
low$|5
lowe|-22
lowest|21
lowi|-1
lows|-18
lper|11
lrea|4
lred|3
lse$|5
lso$|-3
lsta|6
lta$|-18
ltd|1
ltd$|1
lte$|-18
lter|-12
ltet|-5
ltun|-9
lue$|6
lues|-16
lug$|-3
lui|-6
lui$|4
lum$|-27
lung|6
lus$|12
lve$|4
lved|-8
lves|-1
lway|3
lwo$|13
lyse|-2
m|6
ma|-4
mach|9
machine|5
machine a|-15
machines|19
machne|7
macht|3
mado|-14
maek|5
mage|3
mail|5
mail addresses|1
mail as|35
mails|5
main|-9
mais|19
make|7
make it|-4
make the|-7
make this|4
maker|15
makes|-7
makes tasks|3
maki|18
makina|14
making|4
mal$|-21
mall|13
man|3
man$|-2
mana|13
manana|7
mand|-31
mann|-10
mans|15
many|15
maqu|17
maquina|9
mara|-8
marc|-8
march|-1
mari|1
mark|6
mark all|-37
mark as|15
mark every|9
mark it|-10
mark this|4
mars|5
mart|-29
marz|-16
marzo|1
mas|-3
mas$|26
masc|18
maschinchen|6
maschine|14
mash|33
masz|7
mat$|6
mate|4
mati|7
matt|-2
maxi|13
may|6
may$|6
maß$|2
mber|-5
mbh$|11
mbie|15
mbio|16
mble|7
mbre|-12
me|-3
mean|9
means|11
mebo|1
med$|-27
medi|-1
mehr|-8
mei|-1
mei and|18
mei is|30
mei tanaka|21
mei$|-1
meme|9
men$|-20
mens|6
mensage|25
mensaje|-9
menschen|5
ment|4
mention|26
mention the|11
mer$|-2
merc|5
merci|-24
meri|26
merk|14
mes|9
mes$|1
mesa|20
mesage|20
mess|-8
message|-6
met|15
met$|2
meti|1
mets|37
mett|-5
mi|1
mie$|-9
mien|27
mier|43
migh|8
might|8
mill|6
min$|3
mina|-36
mind|9
mine|-9
mini|18
mins|-6
minu|-2
minute|20
mir$|-8
mism|-13
miss|-14
mist|34
mit|10
mit dem|-8
mit der|5
mit$|-13
mite|18
mith|6
mitl|17
mitliest|14
mma$|14
mmar|7
mme$|-4
mmen|-32
mmer|-30
mode|21
model|3
modele|-8
modelo|21
modl|33
modu|12
moge|4
moi|-4
moi$|-4
mome|-2
moment|-1
mon$|-13
mond|-15
monday|-12
mont|-12
month|-7
mor$|29
more|-8
morg|4
morgen|-5
moro|-13
morr|3
mote|21
moth|2
moto|6
motor|10
moul|8
move|1
mpil|15
mple|8
mply|13
mpor|4
mpri|11
mpt$|4
mpte|9
mpty|6
mput|24
mr|-21
much|-2
mum$|-4
must|1
must answer|13
must be|-11
must set|4
my|-5
n|17
n'en|4
n't$|-14
na|22
nachricht|10
nada|-2
nadi|3
nadie|9
nado|2
nage|-5
nair|18
nair in|28
naka|14
nal$|-26
naly|-23
name|10
name in|17
name it|1
name this|6
named|-7
names|7
nana|10
nas$|8
nata|23
nate|3
natu|-3
natural|-2
nau$|4
nbox|1
nbre|43
ncar|-9
nce$|-10
ncel|41
ncer|-25
nche|-3
ncia|-4
ncim|4
ncy$|-22
nda$|8
ndar|5
nday|-3
nde$|-13
ndel|2
nden|19
nder|6
ndez|-3
ndic|18
ndig|-6
ndle|12
ndli|-8
ndly|-1
ndmo|7
ndo$|-4
ndor|-2
ndre|12
ndri|18
nds$|-3
ne|13
nech|9
ned$|-4
nee$|13
need|-14
need to|28
needs|-4
nell|20
nem$|9
nen$|7
nenn|4
ner$|-9
nera|3
ners|-9
nes$|1
net$|-6
nett|14
neve|-21
never|24
new|-14
new instruction|-8
new instructions|35
new rule|18
new$|-17
news|12
next|-12
nfac|6
nfid|27
nfie|-5
nfig|-3
nfir|-2
nfo$|-12
nfor|12
ngag|1
nge$|-8
ngen|-10
nger|3
ngin|-14
ngli|-11
ngly|21
ngs$|-21
ngua|4
ngun|11
nich|-12
nicht|8
nie|22
nie$|-35
nied|-12
niedrig|-10
nigh|-17
nimm|7
ning|-22
ninguna|11
niqu|-1
nise|21
nish|3
nist|4
nive|-1
nke$|-12
nkne|9
nks$|-29
nlp|13
nlp$|13
nly$|3
nmal|4
nna$|5
nne$|-24
nner|-28
nnin|10
no|1
no task|4
nobo|-3
nobody|12
noch|-9
nom$|9
nomb|-1
non|22
non$|12
none|-10
nor$|-3
nora|15
nore|-16
nori|2
norm|-3
not for|10
not mention|1
not tell|19
not$|-2
nota|24
note|16
note for|4
note to|-18
notes|-5
noth|-5
nothing|-8
nothing else|-3
noti|-10
notice|23
nous|6
nove|7
novi|1
noviembre|1
now|10
now an|16
now in|6
now on|27
now$|6
nown|7
nows|-8
nput|53
nsa$|34
nsab|-14
nsag|24
nsaj|-9
nsch|-7
nscr|-8
nse$|-2
nser|3
nsfe|8
nsib|-9
nsid|40
nsig|8
nsla|15
nst$|-13
nste|17
nstl|11
nstr|11
nstu|7
nsub|5
nswe|-2
nt|19
nta$|24
ntai|-4
ntak|-5
ntar|16
nte$|-6
nted|21
ntel|15
nten|-8
nter|1
ntes|-7
nth$|-6
ntia|-19
ntil|-14
ntio|33
ntit|4
nto|26
nto$|7
ntra|5
ntry|-1
nts$|-8
ntwo|3
nty$|3
nuar|5
nue$|61
null|-10
numb|-3
nume|14
nur|26
nur fur|20
nur$|26
nute|6
nutz|6
nver|-6
nvie|11
nvis|12
nvoi|-20
nwei|15
nwic|4
nyth|9
nza$|15
o|11
oard|-8
obe$|-11
oben|7
ober|13
obig|2
obli|3
obo$|28
obod|-3
obot|4
obre|-3
oces|18
och|31
och$|-17
ocha|3
ochs|2
ock$|2
ocke|4
octo|-6
ocum|10
odas|-3
oday|7
ode$|11
odel|22
odo$|17
odos|27
oduc|-2
odul|-4
ody$|2
oem$|3
oes$|-11
oeve|2
of|-6
of a|37
of all|5
of every|-2
of it|24
of its|7
of jonas|10
of reading|3
of text|19
of the|-7
of them|-2
of this|1
of tomasz|24
of what|4
of your|-7
off|13
off$|7
offe|-41
offer|28
offi|-14
ofic|-2
ofor|-4
oftw|18
ofwa|23
ogam|21
oge$|-1
ogic|25
ogni|39
ogra|1
ohne|-3
oice|-2
oing|-11
oint|-4
ois$|-18
oit$|-1
ok|1
okaf|1
okafor|-8
okafor and|2
oken|10
okol|-10
okoy|2
okoye|2
oks$|-14
ola$|-39
olat|-15
old$|-23
olde|-21
ole$|16
oles|-6
olic|1
oll$|-28
olle|-6
ollo|6
olls|10
olo$|26
olow|1
ols$|-7
olve|13
olvi|-2
olvida|-9
olvida lo|7
omas|-5
omat|18
ombr|3
ome$|-13
omeb|2
omen|19
omer|-1
omma|13
omme|29
omo$|11
omor|7
ompa|-14
ompi|15
ompl|2
ompo|23
ompr|-27
ompt|-8
ompu|23
omt$|3
on|-8
on it|2
on sunday|14
on the|5
on't|-3
ona$|-26
onas|-5
onc$|5
once|35
ond$|-19
onda|-10
onde|31
one|13
one and|8
one is|8
one to|11
one who|23
one$|-5
onen|17
oner|5
ones|27
onfi|11
ong$|27
onga|3
onig|6
only|3
only the|10
only with|18
onn$|8
onne|-14
ons$|-9
onsa|6
onse|-11
onsi|-19
ont$|4
onta|-51
onte|20
onth|-9
onti|3
ontr|-12
onve|6
onvi|3
ony$|29
ood$|-21
ook$|-10
ooke|-10
ooks|-14
ool$|2
ools|-5
oor$|-20
oose|-2
oot$|10
oote|31
ootn|20
open|-19
opens|19
oper|13
operator|-1
opie|-8
ople|3
opor|16
or|5
or's|5
ora$|-7
orat|-9
orbe|13
orce|12
ord$|7
orde|-15
ordi|2
ordn|-8
ordo|-19
ords|-9
ore$|-11
orec|27
ores|7
orez|24
orga|4
orge|-4
orid|4
orie|2
oris|-40
orit|11
ork$|21
orks|-30
orm$|-14
orma|7
ormi|22
orne|21
orow|-13
orra|-1
orre|-5
orro|-1
ors$|-13
ort$|-10
orta|3
orte|1
orti|1
orty|-1
orwa|-9
ory$|-1
osch|10
ose$|-13
osed|-4
osi$|13
osit|10
osnt|2
oss$|-11
osta|9
oste|-16
ot|20
ota$|-20
ote$|-14
oted|14
oter|21
otes|-11
othe|-6
other|14
other tasks|4
othi|10
otic|8
otno|20
otok|-10
otor|11
otre|-2
otro|12
ots$|9
ott$|9
ou|-11
ou'r|9
oubl|-12
ough|-24
oujo|3
ould|-19
ouli|12
ound|-22
ount|-3
our|-16
our$|2
ourc|-18
ourr|-5
ours|-26
ourt|2
ous$|1
ouse|-21
out|3
out of|15
out$|-6
oute|8
outi|13
outp|7
output|8
output only|3
output the|-30
output title|11
ove$|14
oved|2
over|-14
over the|5
override|9
owes|20
owin|-13
own|7
own$|-18
owner|2
ows$|-31
oxes|-1
oye$|1
p|-10
p s|24
pa|-2
pace|1
page|-8
pala|12
pan$|-1
pape|2
par|3
par$|3
para|-14
para el|-6
para la|7
park|-22
parl|-8
paro|16
pars|48
parser|37
parsers|21
parses|2
parses this|2
parsing|13
part|-2
partir|2
partir de|8
party|-1
pas|8
pas$|7
paso|24
pass|-15
password|-5
passwords|6
pati|-2
pay|15
pay to|1
pay$|27
pcio|-8
pdat|-5
peak|-8
peat|12
pect|-10
ped$|-15
pedi|-19
pele|10
pen$|-13
pend|-16
pens|-4
peop|3
people|4
per|12
per$|-15
pera|14
pero|7
pers|17
persn|14
person|-1
persona|-7
personas|2
personne|2
peti|4
petite|2
pgif|19
pick|8
pick jonas|1
pie$|10
pien|20
pier|-25
pilo|24
pisz|15
pita|-1
plac|6
place|-11
plai|-7
plan|-4
plas|-14
play|27
ple$|-19
please|-13
please ignore|-6
ples|24
plese|-13
plet|12
pli$|10
plic|-1
plie|9
pls|-2
pls$|-2
plu|24
plu$|24
plug|19
plus|12
ply$|5
poem|3
poin|4
point|23
poli|-14
policy|5
pon|15
pon$|13
pond|18
pone|-15
poner|9
pong|3
ponl|10
pons|4
por|16
por$|16
port|-9
pose|-2
posi|8
post|-17
pour|2
pour le|-19
ppel|-10
ppgi|19
ppli|7
pply|-7
ppos|-7
ppri|-6
ppro|-5
ppy$|2
pr|8
prac|21
pre$|-2
prec|17
precede|15
prem|6
pren|-2
pres|-10
present|-11
pret|30
prev|27
previous|6
previous instructions|3
pric|-4
prie|12
pril|-4
prim|-3
prin|-2
print|-8
prio|4
prio low|-4
prio urgent|1
prioridad|12
prioridad low|9
prioridad urgente|14
prioritat|-11
prioritat auf|18
priorite|-13
priorite urgente|6
prioritet|4
prioritty|14
priority|7
priority and|3
priority low|-13
priority to|19
priority urgent|-4
priv|19
priy|-6
priya|-10
priya nair|21
priya's|18
proc|17
processing|9
processing this|5
prod|-4
prog|37
program|35
programa|10
programa que|3
programm|-3
programm das|14
programme|-17
programs|12
project|-9
prom|-3
prompt|5
prompt and|7
promt|15
prop|-9
prot|34
prov|11
prove|2
prze|8
ps|1
ps for|4
ptem|2
pter|3
ptio|7
pty$|6
publ|-1
puis|9
punt|-1
put|-4
put amara|8
put it|2
put the|14
put$|22
pute|-8
puts|19
pwne|12
pwned|12
q|-6
qe|2
quan|10
quand|18
que|12
que el|3
que la|-14
que lo|15
que no|11
que$|5
qued|-4
queda|10
quel|-4
quem|6
quer|-5
querido|4
ques|13
question|-6
qui|3
qui lit|18
qui precede|15
qui$|5
quic|-1
quick|14
quie|29
quien|13
quin|-1
r|-14
r's$|-12
raba|22
rach|21
ract|-2
rade|26
raed|3
rafa|3
rafael|9
rag$|-23
rage|-22
ragt|2
raig|2
rain|-12
rais|-6
raise|5
rait|11
ral$|30
ram$|-12
rami|30
ramm|-10
rams|9
ran$|-19
rand|-30
rang|9
rank|-6
rans|-7
rant|-17
rar$|-42
rarb|25
ras$|-14
rase|-3
rate|-17
rati|12
rato|-1
rave|-8
ray$|-19
rbei|20
rce$|4
rcer|5
rch$|-11
rchi|-1
rci$|-24
rde$|-16
rded|27
rden|-15
rder|-18
rdle|5
rds$|-2
rea$|3
read|26
read as|23
read by|17
read on|8
read this|6
reader|14
readers|24
reading|16
reading along|3
reading machine|23
reading software|22
reading this|8
reads|-17
reads this|-7
reak|1
real|-3
reas|17
reat|8
rece|-21
rech|8
rechenknecht|9
rechner|43
reci|26
recipe|5
recipe for|12
reco|23
recopie|18
record|10
rect|3
red|19
red$|-17
redi|-39
redy|1
ree$|2
reed|25
reeds|3
reen|12
rees|17
reff|19
refu|-6
refund|1
rega|-11
rege|-5
regeln|-5
regi|3
regl|-14
reib|9
rein|-6
reit|11
rel$|22
reli|12
rema|-1
remi|-7
remo|2
ren$|-7
rend|-15
rent|-24
reo$|-3
reos|5
repe|-6
repeat|17
repl|11
reply|-1
reply only|17
reply with|19
repo|-15
repondez|1
requ|-17
request|-7
rer$|-13
res$|-25
resc|7
rese|-3
reset|-7
reso|-19
resolved|-6
resp|18
respond|-3
responsable|-13
responsable a|8
responsible|-8
responsible person|7
ress|4
rest|-13
resu|14
result|6
ret$|-15
reta|-15
rete|36
reti|11
retu|-19
reun|-14
reve|-9
reveal|4
reveal your|4
revi|-9
rew$|-9
rez$|16
rfas|27
rgad|1
rge$|-12
rgen|15
rgis|2
rgne|-13
ria$|-25
riba|11
ribe|3
ribi|-4
ribu|-14
rice|1
rich|4
rida|3
ride|37
rido|1
rieb|2
rien|-9
rier|17
ries|-21
riet|5
rift|1
rig$|2
rige|-1
righ|8
right|-1
rigi|21
rike|-4
ril$|-4
rime|34
ring|-2
rint|7
rio$|4
rior|16
ript|6
riqu|45
rire|-6
ris$|-27
rise|12
rist|-5
rit$|8
rita|-17
rite|19
rith|24
riti|-12
ritm|20
rito|1
rity|-7
riva|20
rive|5
rivi|-29
riya|-4
rksp|13
rla$|-6
rled|1
rlie|8
rlo$|-7
rma$|-22
rmai|5
rmat|7
rme$|-22
rmin|10
rms$|-19
rna$|-59
rne$|39
rns$|6
robe|15
robo|23
robot|5
roce|24
rodu|-2
roga|19
rogr|12
roje|1
role|8
role system|7
rom$|-9
romi|-5
romp|2
romt|10
ron$|-21
rong|-1
roni|36
ront|16
root|14
rop$|-11
ror$|-18
ros$|-17
ross|-22
rote|46
roto|-19
rout|17
routing|29
rove|-1
row|20
row$|5
rows|34
rra$|6
rrag|3
rrec|7
rren|5
rreo|2
rres|3
rrib|7
rrid|17
rrie|2
rrow|-4
rry$|-30
rsat|1
rsch|-11
rsda|-1
rse$|-7
rser|30
rses|1
rsin|15
rsio|4
rsn$|14
rson|-2
rst$|12
rsta|3
rsto|21
rtan|13
rte$|-2
rten|15
rter|-15
rtes|-6
rthe|10
rtif|39
rtin|3
rtir|-1
rts$|-19
rtua|-4
rtun|2
rty$|-19
ruar|7
rube|1
rucc|3
ruck|-14
ruct|5
rule|18
rules|26
run|10
run$|-23
rust|20
rve$|9
rvic|-6
rwar|-1
rwei|3
rybo|-10
ryon|2
ryth|15
rzo$|1
s|-42
s for|36
s to|5
s's$|14
sabl|-4
sach|4
sado|-5
sage|13
said|-5
sais|30
saje|-9
sak$|6
same|2
sans|18
sati|-14
satz|5
save|24
say|8
say the|8
say$|3
scal|35
scan|14
scar|40
scen|-11
sch$|-13
scha|-17
schi|-14
schl|-19
scho|-14
schr|21
schreib|20
schreibt|6
schrieb|3
scre|-20
scri|19
sday|-23
se|-3
se que|11
seco|-7
second|-8
secr|13
sed$|-13
see|6
see it|9
see$|13
sehr|-8
sein|7
seine|3
self|5
sem$|17
sema|5
sen$|-6
sena|7
send|7
sender|20
sent|6
sent with|40
sentence|26
sept|3
september|-1
ser$|24
ser'|3
sers|11
serv|-13
serve|35
service|11
ses$|-3
set|13
set due|16
set it|-3
set priority|18
set the|5
set this|-5
set$|10
sett|3
setz|-2
setze|-2
seul|17
sez$|5
sfer|7
shal|25
shall|5
shall take|14
shalt|25
she|-5
she$|-5
shed|-9
shee|-3
sher|-9
shin|-9
shou|4
should|14
show|-10
si|8
si tu|7
sibl|3
sich|5
side|-20
sie|-1
sie$|-2
sifi|-7
sify|7
sign|1
sile|5
silent|3
sili|8
sill|19
simi|1
simo|3
simon dise|10
sin|10
sin$|-4
sinc|-5
sine|13
sing|-13
sino|5
sion|-9
siri|51
sist|13
sistem|-8
sistema|16
sit$|-13
sita|-10
site|12
skbo|15
sked|6
skin|33
skip|18
sks$|-6
slat|14
smar|5
smart|19
smart inboxes|19
smit|6
smo$|-13
sn't|-5
snt$|-7
so|2
so bot|4
so good|13
so that|-6
so write|9
sobr|1
sofo|-3
sofort|-3
soft|11
software|3
software that|-14
softwear|11
sofw|23
sofware|23
soll|1
solo|42
solo para|21
solv|16
som|10
som$|10
some|-17
somebody|2
son$|-6
sona|-1
sond|16
sondern|8
sone|24
sonn|-14
sons|-7
sopo|16
soporte|16
sor$|-20
sort|-6
sour|-19
source|1
spac|20
span|-5
spea|-2
spec|-8
spen|-11
spon|12
spra|15
spri|-13
sreg|11
srob|14
ssag|6
sse$|-26
ssed|8
ssee|-12
ssen|-18
sser|10
sses|8
ssif|-2
ssig|-2
ssin|-4
ssio|-9
ssis|17
ssor|28
sst$|9
ssun|9
sswo|-1
sta$|2
staf|6
staff|9
stal|-3
stan|8
stands|10
stands above|9
star|5
start|32
stas|1
stat|-8
status|4
ste$|16
stea|-3
steh|-12
steht|-1
stei|-3
stel|-9
stem|7
sten|17
step|-6
ster|-22
stes|6
stet|8
stets|3
stic|27
stim|-10
stin|-8
stio|-2
stit|-1
stli|15
stma|-5
stnt|3
sto$|4
stod|28
stom|-12
ston|-10
stone|2
stoo|-8
stop|-18
stor|10
store|4
store the|11
stra|-3
stre|-15
stri|3
stro|-2
stru|11
sts$|-22
stuf|1
stufe|1
styl|4
su|-8
suar|-4
subs|-5
such|8
sudo|44
suit|-13
suite|1
sult|4
sume|19
summ|-16
sund|8
sunday|13
sung|36
supp|10
supprime|-6
supprimer le|5
supr|3
suprime|3
sur|3
sur$|3
sure|4
surv|-4
sust|13
swer|13
swit|-9
switched|16
swor|8
syst|10
system|17
system content|7
system ignore|6
system new|36
system prompt|10
system set|3
system you|3
systeme|-2
systems|-9
syte|11
sytem|4
sze$|8
t|-12
t's$|-34
ta|-5
tabl|-13
tache|34
taches|33
taches de|6
tado|27
taff|6
tag|2
tag$|-5
tage|-4
taht|5
tain|-2
tair|-9
take|1
take one|2
takes|-14
taks|37
tal$|-25
tale|3
talk|6
tall|-6
tamb|9
tambien|9
tan$|-13
tana|2
tanaka|5
tanc|3
tand|-14
tant|11
tanw|2
tar$|8
tare|33
tarea|26
tareas|41
tareas de|2
tari|-6
tart|-13
tas$|-10
task|31
task as|11
task assistant|18
task bot|-13
task builder|26
task from|1
task helper|7
task is|5
task list|3
task maker|9
task program|27
task to|-1
taskbot|9
tasks|14
tasks named|9
tasks of|11
tasks out|1
tat$|-1
tate|-15
tati|-2
tatt|9
tatu|1
tbot|5
tch$|-24
tche|-2
te|6
tead|-3
tect|-14
ted$|-17
teh|-5
teh$|-6
teht|-10
tein|-3
tel|14
tel$|6
tele|43
teli|24
tell|-24
tell the|-10
tem$|-9
tema|12
temb|2
teme|13
tems|1
ten$|-29
tena|-12
tenc|25
tend|-26
teni|2
tent|24
tep$|1
ter$|-7
terd|3
tere|-5
teri|-12
term|11
termin|-1
terms|13
tern|8
terp|24
ters|-7
tes$|-10
test|-21
tet$|13
tets|3
teur|10
teve|-2
text|24
text above|-2
text and|1
texte|-1
texto|6
th|10
th of|9
than|-1
thank|27
thank you|-21
thanks|-22
that|11
that are|1
that files|20
that has|1
that is|7
that it|9
that makes|6
that reads|6
that the|1
that turns|18
thats|14
the|-8
the admin|-6
the administrator|10
the ai|11
the answer|15
the assignee|25
the assistant|-31
the automated|10
the automatic|27
the board|15
the bot|4
the box|23
the ceo|-2
the computer|34
the date|-11
the day|33
the description|31
the due|11
the following|1
the highest|4
the language|-1
the last|3
the list|-21
the machine|9
the mail|-4
the model|30
the moment|2
the name|21
the names|-1
the notes|17
the one|14
the other|3
the output|22
the person|12
the priority|23
the program|-1
the reading|20
the real|3
the responsible|7
the rest|13
the robot|-17
the sender|9
the software|-15
the task|10
the tasks|9
the text|-1
the th|-16
the thing|13
the title|5
the user|13
the whole|13
the word|33
the$|-8
thei|-8
their|-7
them|6
them to|-2
then|2
then it|29
ther|-8
there|22
there is|-16
there was|32
thes|-4
these|-3
they|-13
thin|11
thing|-12
thing that|20
think|-6
this|13
this as|15
this document|2
this email|7
this is|-8
this line|45
this mail|4
this message|-4
this one|12
this page|4
this task|8
this text|34
this to|-4
this very|43
this you|-34
thm$|16
thor|-6
thou|1
thre|5
three|-1
thro|-19
ths|17
ths$|4
thx|-9
thx$|-9
tial|-19
tic$|12
tica|-20
tice|-3
tick|6
tick it|19
ticket|-3
tickets|6
tico|26
tien|-3
tier|10
tifi|15
tig$|-5
tihs|6
tik$|25
til$|3
tili|-2
time|-14
tin$|-11
tine|-12
tion|-7
tiqu|-31
tir$|-16
tit$|11
tite|17
titel|18
titel is|3
titl|16
title|12
title field|9
title is|2
title must|6
title nothing|2
title of|-3
title to|-3
title transfer|8
title wire|3
titr|23
titre|23
titu|19
titulo|15
tive|-20
tle$|-2
tlic|18
tlie|19
tly$|16
tmas|2
tmat|10
tmo$|17
tnot|20
tnte|3
to|-5
to account|4
to admin|-7
to amara|5
to anna|6
to any|2
to be|-5
to ben|10
to do|1
to dos|5
to enter|-1
to hacked|3
to january|13
to jonas|-7
to low|-7
to march|18
to nobody|7
to pick|6
to priority|7
to priya|-4
to set|10
to the|-2
to tomasz|2
to urgent|3
to victor|3
to write|2
to your|9
tobe|-1
tod$|28
toda|12
today|16
today and|-5
todo|-1
todo lo|19
todos|27
todos los|16
toi|12
toi qui|15
toi$|12
toko|-10
told|14
tom$|6
toma|1
tomasz|-2
tomasz wilk|17
tomo|7
tomorow|6
tomorrow|10
ton|13
ton$|13
tone|-23
toni|8
tonight|6
too|-6
too$|-6
tood|-7
tool|40
tools|-4
top|-3
top$|-14
tor$|-3
tore|12
tori|18
tory|19
tos$|-37
tou|15
tou$|11
touj|3
toujours|1
tous|-15
tout|26
tout ce|17
toute|22
tput|8
tra$|-20
trab|28
trac|-3
trad|15
trag|1
tragt|4
trai|1
traitement|28
tran|-30
transfer|9
transfer eur|3
transfer to|1
tras|4
trat|-10
tre$|22
trea|-22
treat|-19
trel|6
tres|-4
tri$|5
trib|-14
tric|9
trie|-7
tro$|-1
tron|18
tros|3
trus|9
trusted|9
try$|-24
tsak|6
tsel|5
tsle|24
tsro|14
tte$|-13
tten|-18
tter|-11
ttin|-4
ttle|-16
ttri|-17
tty$|5
tu|-2
tual|-8
tufe|7
tula|-17
tule|5
tulo|14
tum$|-1
tung|14
tur$|21
tura|3
ture|-18
turn|-2
turns|5
tus$|12
tute|-3
twar|15
twea|8
twen|14
twenty|10
twor|28
txt|1
txt$|1
type|-4
tze$|14
tzen|11
tzer|4
tzt$|-11
u|6
u're|9
uage|1
ual$|-29
uali|22
uand|5
uant|-3
uari|-10
uary|11
uber|3
ubli|2
ubri|34
ubsc|-1
ucci|1
uce$|13
uch$|-15
uche|-3
ucke|-3
ucti|14
ude$|2
udo$|-5
ueda|27
ueme|4
uen$|-10
uent|3
uer$|-11
uera|16
ueri|1
ues$|9
uest|-1
ufen|-10
ufga|23
uge$|-6
ugh$|-18
ugin|17
uhre|9
uick|-1
uide|-3
uien|-14
uild|-28
uill|-4
uina|7
uis$|-5
uite|-13
ujou|-2
ular|-4
ulat|20
uld$|-17
ule$|-25
ules|15
ulin|19
ull$|-14
ulo$|11
ult$|20
um|-8
uman|37
umbe|-7
umen|-10
umer|5
umma|7
un|-7
una|-10
una$|-3
unch|-13
und|10
und den|5
und losche|2
und weise|2
und$|-8
unda|7
unde|-6
under|3
understod|28
unds|6
une|1
une$|-1
ung$|-21
unge|-4
ungs|11
uniq|-3
uns|4
uns$|-11
unst|11
unsu|3
unsubscribe|5
unt$|-18
unta|-27
unte|-13
unter|11
unti|-14
until|-12
unto|-26
uold|-11
uor$|22
up|-13
upda|-5
update|-1
upon|-2
uppg|19
uppl|2
uppr|3
upri|3
ur|10
ura$|11
ural|20
urce|-18
urch|-5
ure$|12
urga|-2
urge|9
urgencia|23
urgency|-14
urgent|7
urgent and|10
urgent assign|8
urgent due|9
urgent et|4
urgent for|13
urgent the|-20
urgent urgent|4
urgente|4
urgn|2
urgnet|-13
urn$|16
urns|-6
uro$|-11
urre|10
urri|10
urs$|-25
urse|-25
urth|18
us|-11
use|9
use it|-9
use$|-5
user|17
user's|3
users|-9
uses|8
uso$|27
uss$|16
ust$|-2
usta|-4
uste|-10
usti|8
usto|-12
usua|-6
uswe|15
ute$|-6
uter|3
utes|-1
utet|4
utho|7
util|4
utin|31
utio|-12
utma|7
uto$|24
utom|31
utpu|8
utre|10
uts$|-7
utte|3
uty$|9
utze|5
v|-8
va|8
vail|41
vali|-5
valu|37
van|-14
van$|-2
vant|-6
veal|-8
vec$|12
ved$|-2
vel$|-5
velo|-21
ven$|3
venc|9
vence|16
vend|-40
vendor|-6
ver$|6
vera|-1
verarbeitet|5
verb|-4
verd|4
vere|-24
verg|-4
vergiss|2
vergiss alle|9
vergiss alles|6
vers|-16
version|6
vert|10
verw|1
very|-5
ves$|-23
vez$|-25
vice|-1
vict|3
victor|3
vida|8
viem|1
vien|-2
vier|-1
view|-2
vin$|-6
vina|4
ving|13
viou|6
virt|-3
virtual|-4
vis$|8
visi|-16
viso|13
voic|-17
voll|-10
vom|-2
vom$|-2
von einem|1
von$|-11
voor|8
vor|1
vor$|-33
vorz|20
vos|4
vos$|4
voss|15
votr|7
votre|7
vous|2
vril|1
vry$|-9
vryt|31
w|-5
walt|-5
want|-15
war|6
war einmal|6
war$|5
ward|19
ware|16
was|-1
was a|13
was$|-1
wat|27
wat$|27
wate|-6
way$|-20
ways|1
we|-17
wear|20
week|-15
weg|15
weg$|4
weil|8
weis|1
weise|2
weit|-1
wen|22
wen$|-3
wenn|5
went|-15
wer|-7
wer$|-19
wers|-14
wert|20
west|14
what|10
what is|4
what you|-1
whatever|2
whatever you|-21
when|-3
when i|6
when you|1
wher|-18
where|16
whic|3
which|-5
whil|11
while|16
whit|-18
white|6
who|-5
who$|-5
whoe|3
whoever|3
whol|2
whole|6
whos|22
wich|25
wie|17
wie$|16
wied|1
wil|-7
wil$|-7
wilk|14
wilk and|12
will be|-7
wing|-16
wipe|2
wird|5
wire|16
wire eur|8
wire to|3
wirt|3
wirte|6
wish|13
witc|-8
with|-1
with a|6
with done|5
with due|3
with hacked|12
with low|1
with ok|9
with priority|6
with the|-15
with this|-2
without|-2
wlik|20
wned|12
word|28
word banana|5
word for|18
words|-6
work|-16
workspace|19
wort|12
woul|-3
would|-2
writ|-5
writ jonas|4
write|-9
write down|1
write the|-6
writes|-2
wron|-17
wrong|-16
wrot|7
wrote|7
wser|40
x|-13
xamp|18
xcep|4
xes$|-5
xpec|-4
xpor|6
xte$|3
xto$|6
xtra|31
y|19
y el|15
y no|11
y tu|24
ya|-11
ya's|18
ybod|-12
yend|13
yes|-12
yes$|19
yest|21
yesterday|1
ying|20
yo|7
yone|-1
you|-2
you are|27
you do|9
you have|5
you know|-2
you must|15
you read|12
you see|-3
you were|13
you$|-2
you'|2
you're|9
your|12
your guidelines|13
your instructions|13
your output|2
your previous|1
your rules|15
your system|2
yste|9
ytem|11
ythi|12
yuo|6
yuo$|6
yuor|22
z|-26
zada|7
zeil|8
zen$|7
zer$|9
ziel|8
zone|24
zu|7
zust|21
zustandig|-6
zustandig ist|22
zustandige|2
~'|7
~a|3
~a ~amr|6
~a ~asgn|12
~a ~bt|5
~a ~d|-1
~a ~dt|26
~a ~i|115
~a ~jns|25
~a ~l|15
~a ~lng|-11
~a ~m|22
~a ~mchn|3
~a ~pm|4
~a ~pr|10
~a ~prgrm|2
~a ~prsn|31
~a ~prt|18
~a ~prtr|8
~a ~rdng|1
~a ~rfl|18
~a ~stms|5
~a ~t|-20
~a ~tht|9
~a ~tl|10
~a ~tls|-2
~a ~tmsz|24
~a ~tsk|10
~a ~urgnt|34
~ab|-10
~abgschlt|1
~abt|-3
~abv|22
~abv ~and|-26
~ach|24
~achtng|10
~acnt|1
~acnt ~wth|3
~acpt|2
~acrdngl|22
~acrs|8
~acs|4
~acs ~grntd|1
~actn|-15
~ad|-8
~admn|9
~admn ~bt|13
~admn ~md|3
~admn ~rghts|-12
~admnstrdr|2
~admnstrtr|33
~admnstrtr ~and|1
~adn|-24
~adrs|1
~adrs ~of|21
~adrsd|7
~advn|14
~af|-12
~afgb|4
~afgbn|15
~aftr|-8
~agn|-2
~agnst|-10
~agnt|41
~agnts|35
~agrd|17
~agrdcd|7
~agrs|20
~agst|-7
~al ~afgbn|9
~al ~bshrgn|5
~al ~mdl|18
~al ~of|39
~al ~prvs|3
~al ~th|16
~al ~tsks|22
~al ~usrs|-2
~algrthm|16
~algrtm|14
~alng|4
~alrd|5
~als|18
~als ~zstndg|5
~alt|-6
~alw|10
~alws|10
~am|-6
~amr|1
~amr ~okfr|34
~an|5
~an ~a|24
~an ~astnt|-15
~an ~dn|17
~an ~ds|8
~an ~mr|12
~an ~othr|12
~and|3
~and ~a|-10
~and ~al|12
~and ~answr|10
~and ~asgn|9
~and ~cl|-3
~and ~crt|1
~and ~d|27
~and ~dlt|-7
~and ~gv|-8
~and ~hv|26
~and ~i|9
~and ~is|11
~and ~it|14
~and ~its|33
~and ~lw|10
~and ~mk|10
~and ~mrk|-10
~and ~n|6
~and ~prnt|-8
~and ~prt|6
~and ~pt|-3
~and ~rpl|13
~and ~rvl|4
~and ~s|3
~and ~st|-23
~and ~th|-5
~and ~wrt|-14
~and ~y|12
~andr|18
~answr|11
~answr ~in|-7
~answr ~onl|13
~answr ~tht|10
~answr ~wth|18
~anthng|14
~anthng ~els|-9
~antr|15
~antr ~y|9
~ants|-2
~ants ~d|22
~anwsng|-3
~anwsng ~an|2
~anwsngn|8
~anwsngn ~und|4
~ap|-12
~aplctn|-28
~apld|-1
~apnt|11
~aprl|-3
~aprv|13
~aprvd|-19
~aq|4
~ar|4
~ar ~a|-3
~ar ~alws|21
~ar ~an|10
~ar ~n|15
~ar ~nw|19
~ar ~th|13
~ar ~y|21
~archv|-3
~art|3
~artfcl|-2
~arv|1
~as|-1
~as ~asgn|7
~as ~cmpltd|-5
~as ~d|1
~as ~dn|-16
~as ~fnshd|17
~as ~it|1
~as ~lw|4
~as ~t|12
~as ~th|7
~as ~tl|1
~as ~urgnt|5
~asgn|3
~asgn ~a|9
~asgn ~bn|7
~asgn ~evrthng|4
~asgn ~it|10
~asgn ~jns|9
~asgn ~m|-20
~asgn ~mst|13
~asgn ~pr|14
~asgn ~t|-6
~asgn ~ths|-19
~asgn ~tmsz|21
~asgnd|-33
~asgnd ~t|-7
~ask|8
~askd|7
~askd ~t|-3
~astnt|28
~astnt ~bfr|4
~astnt ~d|-2
~astnt ~dgtl|6
~astnt ~is|15
~astnt ~mst|-7
~astnt ~th|19
~astnt ~vrtl|-3
~astnt ~wrt|19
~astnt ~y|1
~astntn|19
~astnts|-1
~at|-13
~at ~it|28
~at ~onc|4
~at ~th|-10
~athrsd|11
~atmt|20
~atmtc|7
~atmtc ~rdr|1
~atmtd|-2
~atmtd ~astnts|15
~atmtn|52
~atmtq|-23
~atntn|16
~atrb|-12
~av|9
~avc|12
~avrl|1
~avs|18
~aw|-7
~ax|-3
~b|-8
~b ~a|11
~b ~fr|6
~b ~rd|-8
~b ~s|7
~b ~t|18
~b ~tht|2
~b ~tmrw|15
~b ~urgnt|30
~bck|-6
~bcs|-3
~bd|6
~bfr|-3
~bfr ~ths|-2
~bfr ~y|-2
~bgn|-5
~bhnd|1
~bj|-17
~bk|1
~bks|-3
~bldr|23
~blt|11
~blw|4
~bn|7
~bn ~ok|9
~bn ~urgnt|13
~bng|7
~bntzr|3
~br|4
~br ~tds|15
~brd|-5
~brg|13
~brg ~and|15
~brg ~as|1
~brg ~in|9
~brg ~pr|27
~brg ~y|4
~bs|-12
~bs ~mrgn|1
~bschrbng|8
~bshrgn|5
~bshrgn ~anwsngn|5
~bst|-37
~bt|3
~bt ~a|15
~bt ~d|4
~bt ~is|12
~bt ~th|9
~bt ~tht|-1
~bts|7
~bx|11
~c|-20
~c ~q|-1
~cd|-14
~ch|12
~chmp|19
~chng|-17
~chr|-15
~chrg|4
~chrs|13
~chrstms|-2
~chs|3
~chtbt|-5
~chtbt ~asgn|10
~chtbts|9
~cl|-15
~cl ~it|14
~clcltr|20
~cld|-24
~clg|7
~clgs|-1
~clm|9
~cln|10
~clndr|-1
~clr|-1
~cls|-3
~clsd|-2
~clvr|5
~cm ~fch|9
~cm ~rspnsbl|3
~cm ~urgnt|6
~cmb|3
~cmnt|2
~cmplt|13
~cmpltd|16
~cmpltd ~and|-22
~cmptr|56
~cmptr ~prgrm|3
~cms|-6
~cn|-16
~cn ~l|11
~cn ~prd|-2
~cncl|1
~cncld|-6
~cnf|5
~cnfdntl|-9
~cnfrm|15
~cnsgns|17
~cnt|-16
~cnt ~l|2
~cntn|-26
~cntns|11
~cntnt|6
~cntrct|9
~cnts|17
~cnvrt|10
~cp|-6
~cptl|5
~cptl ~ltrs|8
~cr|3
~crct|17
~crds|16
~crl|2
~crnt|30
~crs|8
~crspndnc|-4
~crt|-1
~crt ~a|1
~crt ~th|1
~crtcl|-1
~cs|8
~cs ~lgns|5
~csl|14
~cst|-6
~cstmr|13
~ct|-27
~d|-7
~d ~afgb|-6
~d ~and|7
~d ~anthng|31
~d ~bschrbng|8
~d ~d|-6
~d ~ds|1
~d ~dt|10
~d ~est|14
~d ~fr|3
~d ~is|21
~d ~it|20
~d ~jnr|55
~d ~k|11
~d ~l|-8
~d ~lctr|8
~d ~lng|6
~d ~m|51
~d ~mrz|-11
~d ~mtr|9
~d ~n|3
~d ~nt|8
~d ~nvmbr|1
~d ~of|-1
~d ~on|18
~d ~pr|14
~d ~prt|11
~d ~s|33
~d ~sftwr|21
~d ~t|16
~d ~td|-36
~d ~th|48
~d ~tht|5
~d ~tmrw|25
~d ~tmsz|4
~d ~trs|5
~d ~y|-14
~db|3
~dch|-11
~dcmnt|13
~dcn|25
~dctr|-2
~dfrnt|12
~dgtl|12
~dj|-11
~dl|-13
~dln|12
~dln ~is|-6
~dln ~tmrw|27
~dlt|-7
~dlt ~al|21
~dlt ~th|-1
~dm|-24
~dm ~txt|3
~dmn|20
~dn|18
~dn ~and|13
~dn ~astntn|29
~dn ~tl|3
~dnc|5
~dnd|23
~dng|42
~dnk|-11
~dns|-2
~dns ~l|-7
~dnstnwsng|2
~dnt|-1
~dnt ~ask|15
~dr|-4
~dr ~a|2
~dr ~astnt|3
~dr ~k|25
~dr ~prgrm|43
~dr ~tsk|-22
~drctv|1
~drnglchkt|5
~drngnd|25
~drp|-5
~drs|-30
~ds|-8
~ds ~d|8
~ds ~hr|3
~ds ~ist|7
~ds ~it|15
~ds ~nchrcht|15
~ds ~prgrm|-13
~ds ~rbt|10
~ds ~s|32
~dscrd|8
~dscrptn|4
~dsk|4
~dsn|21
~dsnt|-10
~dsr|-9
~dsrgrd|11
~dsrgrd ~evrthng|5
~dsrgrd ~th|3
~dstntr|12
~dt|10
~dt ~at|1
~dt ~bx|7
~dt ~is|17
~dt ~n|21
~dt ~t|11
~dt ~td|7
~dt ~y|33
~dtctn|17
~dtctn ~ws|17
~dtm|-3
~dtr|3
~dts|33
~dv|-19
~dvlpr|10
~dvlpr ~md|13
~dvnt|28
~dwn|10
~dwn ~fr|11
~e|-2
~e ~d|13
~e ~ml|-19
~ech|16
~echnc|6
~echnc ~dmn|21
~ecr|6
~ecrs|10
~efct|32
~egl|10
~eh|1
~el|-19
~el ~astnt|-6
~el ~d|24
~el ~prgrm|-3
~els|11
~els ~is|7
~eml|-29
~empt|6
~en|-1
~en ~el|7
~en ~l|-1
~en ~lw|17
~en ~trs|2
~en ~und|3
~en ~urgnt|9
~encrgd|12
~end|26
~end ~of|9
~enfch|6
~engn|9
~engn ~tht|11
~enm|1
~enml|4
~enml ~en|6
~enr|5
~entr|15
~entrg|6
~entrgn|-4
~entrs|20
~er|-19
~er ~t|8
~erldgt|9
~erlr|12
~ers|-15
~ers ~th|1
~ers ~un|10
~es|9
~es ~d|16
~es ~jns|35
~es ~un|25
~es ~wr|6
~escrt|2
~est|-1
~est ~cr|7
~est ~d|20
~est ~en|6
~est ~mnsj|16
~est ~pr|4
~ests|10
~et|14
~et ~j|2
~et ~l|20
~et ~n|-3
~et ~t|4
~evn|11
~evr|8
~evr ~tsk|29
~evrbd|-6
~evrn|6
~evrthng|30
~evrthng ~abv|26
~evrthng ~t|-2
~evrthng ~y|21
~exmpl|-9
~exprt|-4
~extr|-19
~extrct|-26
~extrctn|40
~extrctr|18
~f|-5
~fbl|3
~fbr|-22
~fch ~el|9
~fhrn|7
~fl|11
~fl ~in|8
~fl ~th|13
~fld|-10
~flds|15
~flg|32
~flgkt|7
~flng|10
~fls|-13
~fls ~th|11
~fls ~ths|15
~flt|-16
~flwng|1
~flws|3
~fn|16
~fnd|-16
~fnds|-4
~fnshd|26
~fr|-6
~fr ~a|-9
~fr ~al|18
~fr ~atmtd|5
~fr ~d|3
~fr ~dn|-13
~fr ~evr|17
~fr ~it|-3
~fr ~m|16
~fr ~td|-1
~fr ~th|15
~fr ~ths|8
~fr ~wrd|19
~frc|7
~frcr|9
~frd|-5
~frdg|20
~frg|-2
~frgt|10
~frgt ~th|-80
~frgt ~wht|15
~frgt ~yr|9
~frm|-9
~frm ~hr|14
~frm ~m|72
~frm ~nw|32
~frm ~th|12
~frm ~ths|12
~frm ~yr|-5
~frnd|34
~frst|7
~frtg|8
~frthr|4
~frwrd|21
~fs|-6
~ft|-3
~ftnt|20
~ftr|25
~fv|-7
~fx|-19
~g|30
~g ~on|22
~gb|-14
~gd|-17
~gd ~as|15
~gdlns|15
~gl|23
~glt|11
~gmbh|11
~gmß|2
~gn|-9
~gng|10
~gng ~t|17
~gnrtr|17
~gns|8
~gnz|15
~gpt|8
~grd|2
~grndmthr|7
~grnt|-4
~grntd|-1
~grntd ~prt|1
~grt|-31
~gs|-22
~gs ~t|16
~gst|-6
~gt|-15
~gts|-6
~gv|1
~gv ~it|15
~gv ~th|5
~gv ~ths|3
~gvn|6
~gvs|-8
~h|-29
~h ~y|22
~hc|19
~hch|7
~hckd|-21
~hckd ~and|-23
~hckd ~prt|4
~hd|17
~hdn|4
~hg|-23
~hgh|-13
~hgh ~prt|26
~hghlghtd|15
~hghlghtr|14
~hghst|9
~hj|23
~hl|-8
~hld|20
~hlpr|-7
~hlt|4
~hm|-5
~hmn|20
~hmns|25
~hnd|-12
~hndlng|29
~hnws|7
~hnws ~an|-3
~hp|-13
~hr|-4
~hr ~and|6
~hrd|1
~hrt|-26
~hs|-14
~hs ~bn|16
~hs ~t|10
~hst|-1
~hstr|27
~ht|-21
~hv ~t|23
~hw|-9
~i|3
~i ~am|15
~i ~d|-9
~i ~hv|-9
~i ~knw|23
~i ~n|27
~i ~s|-15
~i ~wl|-18
~ic|-12
~ich|-10
~id|-25
~if|-2
~if ~a|-1
~if ~th|5
~if ~y|3
~if ~yr|30
~ignr|11
~ignr ~al|29
~ignr ~evrthng|11
~ignr ~prvs|21
~ignr ~th|-8
~ignr ~yr|14
~ignrz|24
~ihn|-6
~il|7
~il ~est|10
~im|-4
~imprtnc|19
~imprtnt|-8
~imprtr|50
~in|-5
~in ~a|-18
~in ~admn|2
~in ~cptl|8
~in ~d|18
~in ~dvlpr|1
~in ~th|-8
~in ~ths|7
~in ~yr|25
~inbxs|19
~inf|-12
~ins|-27
~inscr|9
~instd|8
~instd ~of|-11
~instrcns|4
~instrctn|33
~instrctns|2
~instrctns ~and|4
~instrctns ~fr|-7
~int|5
~int ~a|2
~int ~th|8
~intk|24
~intl|5
~intlgnc|1
~intlgnc ~artfcl|-6
~intlgnz|11
~intljnc|8
~intrn|-1
~intrns|26
~invc|-7
~invsbl|12
~ir|8
~is|-7
~is ~a|28
~is ~d|-9
~is ~fr|15
~is ~gng|14
~is ~gv|1
~is ~m|22
~is ~n|-14
~is ~nt|-7
~is ~nw|8
~is ~on|3
~is ~pr|6
~is ~rdng|5
~is ~rspnsbl|-13
~is ~t|15
~is ~th|11
~is ~urgnt|-8
~is ~wrtn|1
~isnt|-1
~ist|6
~it|5
~it ~a|22
~it ~and|9
~it ~as|9
~it ~b|-27
~it ~fr|-1
~it ~gvs|1
~it ~hd|20
~it ~hs|14
~it ~is|17
~it ~of|-12
~it ~on|21
~it ~rd|4
~it ~s|7
~it ~t|19
~it ~urgnt|15
~it ~wl|10
~it ~wld|32
~it ~ws|-2
~itm|-15
~itms|5
~its|6
~its ~own|23
~itslf|2
~j|-14
~j ~n|7
~jb|-5
~jlbrk|26
~jms|18
~jn|-15
~jnr|1
~jnr ~and|1
~jns|-2
~jns ~brg|27
~jns ~is|35
~jr|-5
~js|-10
~jsn|54
~jst|2
~jtzt|-7
~k|10
~k ~l|5
~klgn|5
~kln|2
~kn|-18
~knd|-6
~kndl|4
~knstlch|11
~knstlch ~intlgnz|11
~knw|-11
~kp|1
~kr|-17
~kstrl|7
~ktr|3
~ktr ~t|4
~kvn|-1
~l|-15
~l ~antr|25
~l ~cs|15
~l ~csl|14
~l ~d|5
~l ~dt|30
~l ~est|30
~l ~lgcl|4
~l ~lnd|13
~l ~lst|-7
~l ~mchn|27
~l ~mkn|14
~l ~mqn|-12
~l ~mrs|-3
~l ~mt|-3
~l ~pls|17
~l ~prd|5
~l ~prgrm|14
~l ~prsn|-1
~l ~q|9
~l ~rb|14
~l ~rbt|10
~l ~tch|10
~l ~tr|13
~lb|-28
~lbr|-15
~lbs|10
~lbs ~prgrm|11
~lcnc|13
~lctr|26
~lctr ~atmtc|24
~ld|-13
~lf|38
~lft|-20
~lg|-31
~lgcl|13
~lgl|-2
~lgn|-6
~lgns|5
~lk|-6
~lm|16
~lmt|-13
~ln|-8
~ln ~is|4
~lnd|-12
~lng|10
~lng ~mdl|35
~lpl|15
~lr|-16
~lrn|38
~lrs|-9
~ls|-10
~ls ~cnsgns|11
~ls ~tchs|33
~ls ~trs|11
~lsch|12
~lsch ~al|9
~lschn|2
~lsn|2
~lsr|3
~lst|2
~lst ~d|-12
~lst ~of|-6
~lstn|19
~lstnt|8
~lsts|25
~lt|-4
~lt ~it|5
~ltd|-2
~ltl|25
~ltl ~rbt|17
~ltr|-4
~ltrs|10
~lv|11
~lv ~th|-16
~lvd|47
~lvl|-3
~lvs|2
~lw|5
~lw ~and|2
~lw ~prt|-6
~lwst|23
~m|-13
~m ~and|13
~m ~b|27
~m ~et|13
~m ~frst|22
~m ~is|22
~m ~l|2
~m ~s|12
~m ~tnk|29
~mch|10
~mchn|23
~mchn ~a|-15
~mchn ~tht|25
~mchns|10
~mcht|2
~md|-3
~mdl|2
~mdl ~d|-3
~mg|-14
~mght|8
~mk|-3
~mk ~it|-4
~mk ~th|-7
~mk ~ths|9
~mkn|14
~mkng|4
~mkr|15
~mks|-2
~mks ~tsks|8
~ml|4
~ml ~adrs|3
~ml ~as|35
~mn|-18
~mnd|-3
~mns|31
~mnschn|5
~mnsg|25
~mnsj|-9
~mnt|1
~mnt ~fr|-8
~mnth|-7
~mntn|21
~mntn ~th|11
~mqn|9
~mqn ~q|12
~mr|-12
~mr ~tsk|20
~mrc|-21
~mrch|-1
~mrgn|3
~mrk|29
~mrk ~al|-37
~mrk ~as|15
~mrk ~evr|9
~mrk ~it|-10
~mrk ~ths|5
~mrs|-20
~mrz|-16
~ms|-27
~mschn|33
~mschnchn|6
~mschnl|12
~msg|12
~msgs|8
~mshn|33
~mst|9
~mst ~answr|13
~mst ~b|-11
~mst ~st|4
~mstr|6
~mt|-10
~mt ~dm|-8
~mt ~dr|5
~mtlst|14
~mtr|5
~mtr ~l|17
~mtr ~wht|2
~mts|8
~mv|2
~mx|-9
~mxm|12
~n|-1
~n ~cr|-11
~n ~d|22
~n ~hmn|10
~n ~l|8
~n ~m|25
~n ~mtr|2
~n ~ps|20
~n ~s|41
~n ~tsk|5
~nbd|5
~nch|-3
~nchrcht|10
~ncht|6
~nd|-13
~nd ~t|24
~ndrg|-18
~nds|-4
~ngn|-3
~nl|-13
~nlp|13
~nm|14
~nm ~in|17
~nm ~it|1
~nm ~pr|10
~nm ~th|13
~nm ~ths|20
~nmbr|6
~nmd|6
~nms|7
~nr|-21
~nr ~fr|20
~nr ~in|28
~nr ~y|-14
~ns|-24
~nt|5
~nt ~a|2
~nt ~fr|10
~nt ~m|7
~nt ~mntn|1
~nt ~pr|7
~nt ~t|-9
~nt ~tl|16
~nt ~tmsz|5
~ntc|22
~nthng|10
~ntr|-12
~nts|11
~nv|-37
~nvl|-2
~nvmbr|-19
~nvr|12
~nw|-8
~nw ~an|16
~nw ~in|6
~nw ~instrctn|-8
~nw ~instrctns|35
~nw ~on|9
~nw ~rl|17
~nxt|-8
~o|6
~obl|8
~obn|7
~och|24
~octbr|-3
~of|-3
~of ~a|28
~of ~al|5
~of ~an|12
~of ~evr|-3
~of ~it|22
~of ~its|6
~of ~jns|10
~of ~m|6
~of ~rdng|3
~of ~th|-11
~of ~thm|-2
~of ~ths|10
~of ~tmsz|24
~of ~txt|19
~of ~wht|3
~of ~yr|-7
~ofc|-10
~ofn|9
~ofr|32
~ok|-2
~okfr ~and|2
~ol|-21
~olvd|-9
~olvd ~l|7
~on|-6
~on ~and|5
~on ~d|9
~on ~is|8
~on ~it|2
~on ~m|3
~on ~snd|14
~on ~t|23
~on ~th|3
~on ~tl|1
~on ~urgnt|-7
~on ~wh|14
~on ~yr|6
~onc|5
~onl|3
~onl ~th|10
~onl ~wth|18
~ons|-23
~opn|-8
~opns|19
~oprtr|-1
~or|-11
~ordn|9
~ordr|-8
~os|-25
~ot|-8
~ot ~of|15
~othr|14
~othr ~tsks|4
~othrs|-7
~otpt|8
~otpt ~onl|3
~otpt ~th|-30
~otpt ~tl|11
~otr|7
~ovr|-2
~ovr ~th|5
~ovrd|13
~own|-5
~ownr|2
~p|-9
~p ~s|22
~p ~t|1
~pc|-52
~pck|7
~pck ~jns|1
~pd|-21
~pg|1
~pl|-1
~plc|-15
~plnt|-15
~pls|-14
~pls ~ignr|-6
~plt|2
~pm|-20
~pmnt|-9
~pn|-7
~pn ~d|16
~pnl|1
~pnr|9
~pns|-11
~pnt|-5
~pr|-6
~pr ~a|5
~pr ~el|51
~pr ~l|22
~pr ~lw|23
~pr ~m|13
~pr ~nr|22
~pr ~pr|36
~pr ~urgnt|17
~prcd|16
~prcs|15
~prcs ~ths|5
~prcsng|7
~prcsng ~ths|5
~prd|-22
~prd ~lw|9
~prd ~urgnt|16
~prf|-6
~prgrm|33
~prgrm ~ds|21
~prgrm ~is|10
~prgrm ~q|18
~prjct|-9
~prl|-19
~prm|6
~prmpt|11
~prmpt ~and|7
~prmt|8
~prnt|12
~prs|-28
~prs ~ths|2
~prsn|21
~prsng|14
~prsns|-8
~prsnt|-4
~prsr|12
~prsrs|20
~prt|8
~prt ~af|18
~prt ~and|3
~prt ~drngnd|7
~prt ~is|2
~prt ~lw|-11
~prt ~t|19
~prt ~urgnt|5
~prtr|2
~prtr ~d|8
~prv|-2
~prv ~m|2
~prvs|6
~prvs ~instrctns|3
~ps|15
~ps ~fr|2
~pst|-16
~pswrd|-5
~pswrds|19
~pt|-32
~pt ~amr|8
~pt ~it|2
~pt ~jns|6
~pt ~th|14
~pts|-3
~pwnd|12
~q|-8
~q ~el|3
~q ~l|14
~q ~ls|30
~q ~lt|18
~q ~m|6
~q ~n|4
~q ~prcd|15
~q ~t|4
~qck|13
~qd|-7
~ql|3
~qm|1
~qn|24
~qn ~l|9
~qnd|17
~qrd|8
~qstn|-6
~rb|-8
~rbt|11
~rbt ~d|-24
~rbt ~q|1
~rchnkncht|9
~rchnr|43
~rcp|15
~rcp ~fr|12
~rcrd|13
~rd|-12
~rd ~as|23
~rd ~b|28
~rd ~on|-4
~rd ~ths|12
~rdl|20
~rdl ~fr|21
~rdng|21
~rdng ~alng|3
~rdng ~mchn|23
~rdng ~sftwr|22
~rdng ~ths|16
~rdr|3
~rdrs|-7
~rdrs ~th|6
~rds|-21
~rds ~ths|-2
~rfl|-7
~rfnd|1
~rg|-9
~rght|-1
~rgl|-9
~rgln|-5
~rgrdls|5
~rgrdls ~of|5
~rgstr|8
~rl|-25
~rl ~stm|7
~rls|-7
~rm|-20
~rn|1
~rnd|-23
~rng|-9
~rnk|-1
~rpl|-4
~rpl ~onl|17
~rpl ~wth|19
~rplc|22
~rpndz|1
~rprt|-16
~rpt|16
~rqst|-7
~rs|-27
~rslt|3
~rslvd|-6
~rspnd|13
~rspnsbl|-8
~rspnsbl ~a|7
~rspnsbl ~prsn|7
~rst|-2
~rt|5
~rtng|28
~rvl|4
~rvl ~yr|4
~rw|16
~rx|-3
~s|-4
~s ~a|-10
~s ~an|-6
~s ~bt|13
~s ~d|7
~s ~fr|5
~s ~gd|15
~s ~i|-2
~s ~it|13
~s ~l|-5
~s ~mch|-5
~s ~n|-7
~s ~q|7
~s ~s|3
~s ~t|-1
~s ~th|2
~s ~tht|17
~s ~wrt|17
~s ~y|-13
~sch|6
~schn|4
~schrb|28
~schrbt|6
~scnd|14
~scrt|-2
~scrv|4
~sd|-6
~sfrt|-4
~sftwr|17
~sftwr ~tht|-13
~sfwr|23
~sg|-2
~sgn|-12
~sgntr|-1
~sh|10
~shl|-10
~shl ~tk|14
~shld|11
~shlt|25
~shr|13
~sht|9
~shw|5
~skp|19
~sl|-13
~sl ~pr|16
~sld|26
~slnt|-5
~slt|-13
~sm|-1
~smbd|-7
~smn|-20
~smn ~ds|10
~smrt|19
~smrt ~inbxs|19
~sn|-18
~snc|-2
~snd|-3
~snd ~th|35
~sndr|1
~sndrn|8
~snds|-4
~snl|8
~sns|5
~snt|7
~snt ~wth|40
~sntnc|26
~spl|10
~spn|3
~sprm|-2
~sprm ~t|3
~sprm ~ts|5
~sprmr ~l|5
~sprt|23
~sptmbr|10
~sr|-11
~srv|1
~srvc|9
~srvs|23
~st|-16
~st ~d|16
~st ~it|-3
~st ~prt|19
~st ~th|-1
~st ~ths|12
~stck|-21
~std|5
~stf|5
~stht|-1
~stl|-5
~stm|18
~stm ~cntnt|7
~stm ~ignr|6
~stm ~nw|36
~stm ~prmpt|10
~stm ~st|3
~stm ~y|3
~stms|-4
~stn|-8
~stnds|10
~stnds ~abv|9
~stp|-14
~stps|2
~str|-10
~str ~th|11
~strt|9
~sts|4
~stz|-4
~sv|18
~swtchd|16
~sz|2
~t|-5
~t ~a|-6
~t ~acnt|5
~t ~admn|-7
~t ~al|-1
~t ~amr|7
~t ~an|18
~t ~b|-7
~t ~bn|10
~t ~c|16
~t ~d|13
~t ~dn|11
~t ~ds|4
~t ~entr|-1
~t ~hckd|3
~t ~jnr|13
~t ~jns|13
~t ~k|13
~t ~l|19
~t ~ls|5
~t ~lw|-15
~t ~m|12
~t ~mrch|17
~t ~nbd|10
~t ~pck|6
~t ~pr|12
~t ~prt|7
~t ~q|12
~t ~r|-2
~t ~rt|10
~t ~s|12
~t ~st|10
~t ~th|4
~t ~tmsz|2
~t ~urgnt|3
~t ~vctr|3
~t ~wrt|2
~t ~y|-4
~t ~yr|10
~tch|23
~tchs|43
~tchs ~d|6
~tck|-7
~tck ~it|19
~tckt|-12
~tckts|6
~td|-6
~td ~and|-5
~td ~asgn|1
~td ~is|47
~td ~l|18
~tds|9
~tds ~ls|12
~tg|8
~th|-7
~th ~a|13
~th ~abv|4
~th ~admn|-6
~th ~admnstrtr|10
~th ~adrs|28
~th ~agnt|3
~th ~answr|15
~th ~asgn|28
~th ~astnt|-30
~th ~atmtc|30
~th ~atmtd|10
~th ~brd|13
~th ~bx|23
~th ~c|-2
~th ~cmptr|33
~th ~d|32
~th ~dln|33
~th ~dscrptn|31
~th ~dt|1
~th ~extrctr|33
~th ~fld|13
~th ~flwng|1
~th ~hghst|4
~th ~lng|-3
~th ~lst|-14
~th ~lwst|12
~th ~mchn|9
~th ~mdl|21
~th ~ml|-7
~th ~mnt|11
~th ~nm|21
~th ~nms|-1
~th ~nts|27
~th ~of|9
~th ~on|13
~th ~othr|4
~th ~otpt|22
~th ~prgrm|10
~th ~prsn|12
~th ~prt|11
~th ~rbt|-13
~th ~rdng|20
~th ~rdr|-28
~th ~rl|1
~th ~rspnsbl|7
~th ~rst|12
~th ~sftwr|-5
~th ~sndr|9
~th ~stm|-3
~th ~th|-17
~th ~thng|13
~th ~tl|13
~th ~tsk|10
~th ~tsks|9
~th ~txt|-1
~th ~usr|13
~th ~whl|24
~th ~wrd|33
~th ~wrk|3
~thm|4
~thm ~t|-2
~thn|6
~thn ~it|29
~thng|-9
~thng ~tht|20
~thnk|22
~thnk ~y|-16
~thnks|-25
~thr|-5
~thr ~is|-16
~thr ~ws|32
~thrsd|-3
~thrw|16
~ths|16
~ths ~as|16
~ths ~b|6
~ths ~dcmnt|2
~ths ~eml|7
~ths ~is|-13
~ths ~ln|45
~ths ~ltr|13
~ths ~ml|4
~ths ~msg|-4
~ths ~nt|29
~ths ~on|7
~ths ~pg|4
~ths ~rpl|1
~ths ~st|14
~ths ~t|11
~ths ~tsk|11
~ths ~txt|37
~ths ~vr|43
~ths ~y|-29
~tht|13
~tht ~ar|1
~tht ~fls|20
~tht ~hs|1
~tht ~is|10
~tht ~it|9
~tht ~mks|11
~tht ~rds|8
~tht ~s|1
~tht ~th|-10
~tht ~trns|18
~thts|1
~thx|-9
~tjrs|1
~tk|-17
~tk ~on|2
~tks|23
~tl|4
~tl ~fld|9
~tl ~is|3
~tl ~mst|6
~tl ~nthng|2
~tl ~of|-3
~tl ~t|-4
~tl ~th|-26
~tl ~ths|3
~tl ~tht|10
~tl ~trnsfr|8
~tl ~wr|5
~tld|13
~tlk|-1
~tls|-22
~tm|-35
~tmbn|9
~tmrw|-7
~tmsz|-9
~tmsz ~hs|5
~tmsz ~wlk|25
~tn|-9
~tnght|6
~tnk|2
~tnr|8
~tp|1
~tr|8
~tr ~l|16
~trd|-10
~trg|39
~trgt|-6
~trm|-16
~trmn|-17
~trms|13
~trn|8
~trnsfr|9
~trnsfr ~er|4
~trnsfr ~t|1
~trs|4
~trst|7
~trstd|9
~trt|8
~trtmnt|22
~ts|6
~ts ~ls|15
~tsk|3
~tsk ~as|11
~tsk ~astnt|18
~tsk ~bldr|26
~tsk ~bt|-13
~tsk ~fr|-20
~tsk ~frm|2
~tsk ~hlpr|7
~tsk ~is|5
~tsk ~lst|3
~tsk ~mkr|9
~tsk ~prgrm|27
~tsk ~t|-1
~tsk ~wr|1
~tskbt|15
~tsks|19
~tsks ~nmd|9
~tsks ~of|11
~tsks ~ot|1
~tst|-26
~tw|-1
~twnt|10
~txt|18
~txt ~abv|-2
~txt ~and|1
~txt ~s|1
~txts|10
~u|8
~um|-8
~un|7
~un ~astnt|8
~un ~tch|9
~und|10
~und ~d|6
~und ~dn|5
~und ~lsch|4
~und ~schrb|1
~und ~ws|2
~undr|3
~undrstd|25
~uns|3
~unsbscrb|5
~untl|-13
~untr|11
~up|-13
~updt|-2
~upn|8
~ur|10
~urgnc|9
~urgnt|7
~urgnt ~and|12
~urgnt ~asgn|2
~urgnt ~bn|1
~urgnt ~d|13
~urgnt ~en|8
~urgnt ~et|4
~urgnt ~fr|13
~urgnt ~th|-21
~urgnt ~urgnt|4
~urgnt ~y|13
~us|3
~us ~it|-14
~us ~th|-24
~usr|12
~usrs|3
~v|7
~vctr|4
~vl|4
~vld|-7
~vls|-5
~vlstndg|8
~vm|-2
~vn|14
~vn ~enm|1
~vnc|13
~vndr|9
~vr|-12
~vrbt|5
~vrgs|7
~vrgs ~al|9
~vrgs ~als|6
~vrgs ~dn|3
~vrsn|6
~vrtl|-3
~vs|9
~vsbl|18
~vt|-21
~vtr|-19
~w|-11
~wch|16
~wdr|-6
~wg|8
~wh|17
~whch|-5
~whl|-6
~whn|15
~whn ~i|6
~whn ~it|-1
~whn ~y|1
~whr|14
~whs|-5
~wht|4
~wht ~is|4
~wht ~y|-1
~whtvr|2
~whtvr ~y|-21
~whvr|3
~wk|-19
~wl|-2
~wld|-6
~wld ~th|26
~wlk|18
~wlk ~and|12
~wn|1
~wn ~d|6
~wnt|-4
~wp|16
~wr|-12
~wr ~enml|6
~wr ~er|7
~wr ~t|23
~wrd|-23
~wrd ~bn|5
~wrd ~fr|18
~wrds|-6
~wrk|-2
~wrkspc|31
~wrng|-16
~wrt|5
~wrt ~a|-17
~wrt ~dwn|1
~wrt ~jns|23
~wrt ~pr|12
~wrt ~th|-16
~wrt ~tht|-6
~wrtn|-10
~wrts|-2
~ws|-2
~ws ~a|13
~wsh|-11
~wt|-3
~wth|1
~wth ~a|6
~wth ~d|7
~wth ~dn|4
~wth ~hckd|12
~wth ~lw|1
~wth ~ok|9
~wth ~prt|6
~wth ~th|-15
~wth ~ths|-6
~wth ~y|14
~wtht|-2
~wtr|7
~x|-20
~y|1
~y ~ar|27
~y ~b|18
~y ~br|13
~y ~cm|2
~y ~d|9
~y ~el|23
~y ~hv|4
~y ~knw|-2
~y ~l|-2
~y ~mst|15
~y ~n|-2
~y ~nd|-5
~y ~on|29
~y ~q|1
~y ~rd|12
~y ~s|21
~y ~t|-3
~y ~wr|13
~y ~wrt|10
~yr|3
~yr ~gdlns|13
~yr ~instrctns|13
~yr ~otpt|2
~yr ~prvs|1
~yr ~rls|15
~yr ~stm|2
~ys|-13
~ystrd|11
~z|-14
~zdn|7
~zln|3
~zn|22
~zr|-3
~zstndg|-4
~zstndg ~ist|22
`;
