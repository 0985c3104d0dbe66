/** How much each feature of a sentence speaks for orders to a machine; made by `npm run learn:instructions`, not by hand. */
export const INSTRUCTION_WEIGHTS = `
'|-9
'aim|19
'app|-6
'ass|-14
'att|-10
'aut|6
'ech|5
'en$|-37
'est|-9
'ia$|28
'il$|10
'll$|-6
'ord|17
'out|1
're$|-12
+above|106
+any|-37
+capitals|33
+colon|1
+in line|123
+length 0|-56
+length 1|-42
+length 2|-35
+length 3|-15
+length 4|10
+length 5|49
+length 6|52
+length 7|45
+length 8|40
+marks|25
^ab$|8
^abg|1
^abo|7
^abs|-40
^acc|2
^ach|43
^aco|-4
^acr|6
^act|60
^add|-6
^adi|15
^adm|21
^adn|17
^adr|5
^adv|15
^aft|-5
^aga|-9
^age|-17
^agn|5
^agr|17
^aho|4
^ai$|41
^ale|-7
^alg|6
^all|15
^alo|19
^alr|-10
^als|13
^alt|-1
^alw|-5
^am$|-4
^ama|8
^amo|-5
^an$|1
^ana|-12
^and|3
^anl|15
^ann|-17
^ano|-3
^ans|-1
^anw|-5
^any|-9
^apa|-9
^apl|31
^app|6
^apr|-6
^apu|16
^aqu|-10
^ar$|3
^arc|-1
^are|-7
^arg|14
^ari|27
^arr|-4
^art|-2
^as$|10
^ase|-8
^asi|26
^ask|-10
^ass|10
^asu|5
^asy|10
^at$|-13
^ate|-18
^atr|4
^att|3
^au$|-6
^auc|19
^auf|16
^aug|8
^aus|3
^aut|7
^aux|-14
^av$|17
^ava|-2
^ave|-28
^avi|-2
^avr|3
^awa|-1
^bac|-10
^bad|-13
^bak|-6
^bal|-26
^ban|-24
^bar|-21
^bas|-8
^be$|1
^bea|-36
^bec|-3
^bee|-6
^bef|-5
^beg|-6
^beh|5
^bei|-8
^bel|-19
^ber|5
^bes|-25
^bet|-7
^bie|-38
^bik|-12
^bin|-12
^bis|9
^bit|-11
^bla|15
^ble|-13
^boa|-14
^bod|14
^bon|-41
^boo|-13
^bor|-18
^bot|23
^bou|-10
^box|-1
^bra|-18
^bri|-16
^bro|-17
^btw|7
^buc|-10
^bue|2
^bui|-8
^bus|-8
^but|8
^buy|-2
^by$|-5
^c'e|-3
^ca$|-2
^cal|17
^cam|-25
^can|-16
^cap|23
^car|-28
^cas|-20
^cat|-16
^ce$|5
^cec|14
^cel|-9
^ceo|-3
^cer|14
^ces|32
^cet|-9
^cha|-21
^che|-17
^chi|-24
^cho|8
^chr|-13
^ci$|4
^cla|-8
^clo|13
^coc|-17
^cod|29
^col|-19
^com|-8
^con|-6
^coo|-30
^cor|-20
^cos|-5
^cou|-21
^cra|-29
^cre|11
^cri|-17
^cua|-4
^cue|-2
^cur|-9
^d'a|12
^d'e|-14
^da$|-2
^dal|2
^dan|3
^dar|-47
^das|14
^dat|8
^day|-4
^de$|-5
^dea|1
^deb|4
^dec|-9
^ded|21
^dee|6
^def|-50
^deg|-8
^dei|-9
^dej|-6
^del|-20
^dem|5
^den|-6
^dep|-40
^der|-7
^des|3
^det|3
^dev|-4
^dez|10
^di$|6
^dia|10
^dic|2
^did|21
^die|-12
^dif|-2
^dig|23
^dij|-11
^din|49
^dir|8
^dis|-10
^dit|-5
^dla|-5
^do$|-8
^doc|-1
^doe|2
^doi|-5
^dom|-17
^don|23
^doo|-2
^dos|-30
^dow|7
^dr$|2
^dra|-29
^dre|5
^dri|-16
^dro|-11
^du$|-11
^due|24
^dun|-10
^dur|13
^dus|20
^dut|-4
^eac|20
^ear|-14
^ech|4
^ecr|40
^een|11
^eff|-15
^ein|9
^eit|18
^el$|-16
^ele|8
^els|4
^ema|-3
^emp|-23
^en$|-2
^enc|-13
^end|16
^ene|10
^eng|-2
^ent|13
^er$|3
^era|1
^ere|6
^erf|8
^erl|7
^err|-14
^ers|-23
^es$|6
^eso|-2
^esp|16
^est|-21
^et$|18
^eta|9
^eur|-7
^eva|8
^eve|7
^evi|3
^evr|21
^exa|-2
^exe|24
^exi|13
^exp|19
^ey$|37
^eye|10
^fab|-8
^fac|-27
^fai|13
^fal|10
^far|-10
^fas|-12
^fau|-35
^fe$|32
^feb|-18
^fec|6
^fee|12
^feh|19
^fei|1
^fel|-7
^fer|-13
^fie|10
^fil|-6
^fin|-10
^fir|-21
^fiv|16
^fla|-28
^flo|-7
^foi|9
^fol|-1
^foo|-7
^for|-4
^fot|42
^fou|-5
^fra|-50
^fre|-26
^fri|-7
^fro|-6
^fue|11
^fuh|12
^ful|-5
^fun|-49
^fur|-12
^fut|39
^gan|5
^gar|-10
^gat|-3
^gee|-20
^geh|2
^gel|-6
^gem|4
^gen|-5
^ges|-25
^get|3
^gib|7
^gil|-4
^giv|1
^gle|4
^glo|-11
^gmb|7
^go$|-7
^god|9
^goe|4
^goi|6
^goo|6
^gpt|15
^gra|-5
^gre|-27
^gua|5
^gue|-3
^gui|-8
^ha$|-24
^hab|-14
^hac|-5
^had|-7
^hag|1
^hah|-22
^hak|4
^hal|-16
^han|-8
^hap|10
^har|-17
^has|-7
^hat|-6
^hav|-2
^hea|12
^hec|11
^hee|1
^hel|-9
^her|-5
^hes|21
^het|5
^hey|14
^hi$|-12
^hid|19
^hie|36
^hig|11
^hih|6
^him|-7
^hin|-2
^hir|-12
^his|4
^hoc|2
^hol|-15
^hon|-17
^hor|22
^hot|-10
^hou|-9
^hoy|9
^hum|29
^hun|16
^ia$|56
^ich|-10
^ici|22
^ier|7
^if$|-3
^ign|24
^ihn|-6
^ihr|9
^il$|-3
^im$|-4
^ima|3
^imm|9
^imp|-11
^in$|-5
^inb|2
^ind|3
^inf|-12
^ing|-6
^inp|60
^ins|-3
^int|7
^inv|-24
^is$|-7
^isn|1
^iss|-13
^ist|6
^it$|4
^it'|-8
^ite|-23
^its|14
^ja$|-5
^jai|23
^jam|7
^jan|-12
^je$|16
^jed|-9
^jet|26
^jon|-4
^jou|55
^jso|55
^jun|1
^jur|-10
^jus|3
^kar|-7
^kei|4
^kes|-4
^kev|-5
^key|-29
^ki$|51
^kin|8
^kle|-4
^kno|20
^kon|-8
^kto|3
^kun|-30
^l'a|37
^l'e|-8
^l'i|11
^l'o|10
^la$|-10
^lan|-11
^las|-5
^lat|-5
^lau|-26
^le$|-5
^lea|-19
^lec|13
^lee|36
^lef|-7
^leg|4
^lei|20
^len|-8
^les|-9
^let|-2
^lev|35
^ley|14
^li$|6
^lic|-8
^lie|-11
^lif|19
^lig|-8
^lik|-4
^lim|-27
^lin|-11
^lis|19
^lit|8
^lla|-15
^llm|52
^lo$|9
^loc|-17
^log|-21
^lol|-24
^lon|-15
^loo|-21
^lor|-12
^los|-18
^lov|-4
^low|11
^ltd|1
^lu$|23
^lui|-7
^lun|-25
^maa|-4
^mac|17
^mad|-57
^mae|-32
^mai|4
^mak|17
^mal|-13
^man|-11
^maq|58
^mar|-20
^mas|30
^mat|-22
^max|2
^may|-7
^me$|-3
^mea|-7
^med|-15
^mee|-11
^meh|-8
^mei|1
^mem|-1
^men|3
^mer|-12
^mes|4
^met|1
^mi$|4
^mic|33
^mig|5
^mil|-16
^min|-7
^mir|-25
^mis|-8
^mit|-6
^mod|27
^mog|2
^moi|-13
^mom|-8
^mon|-26
^mor|-9
^mos|9
^mot|11
^mou|-9
^mov|-7
^mr$|-9
^muc|-1
^mus|-14
^muy|-7
^my$|-9
^n'e|5
^na$|20
^nac|-2
^nad|-4
^nai|6
^nam|-4
^nao|20
^nat|8
^ne$|12
^ned|-8
^nee|-16
^nen|8
^net|10
^neu|-13
^nev|14
^new|-12
^nex|-14
^nic|-10
^nid|3
^nie|28
^nim|21
^nin|-9
^niv|24
^nlp|15
^no$|1
^nob|-18
^noc|-11
^nom|20
^non|14
^nor|-30
^not|-1
^nou|-29
^nov|-13
^now|-2
^nt$|23
^nto|25
^nul|-13
^num|8
^nur|-31
^obe|-32
^obi|-2
^obj|44
^obl|16
^och|33
^oct|-29
^of$|-7
^off|5
^ofi|1
^ohn|4
^ok$|2
^oka|4
^oko|-14
^ola|-6
^old|-34
^olv|-2
^on$|-8
^onc|15
^one|7
^onl|-5
^ope|-6
^opp|-7
^or$|7
^ord|-21
^org|-3
^ori|12
^oso|6
^ot$|31
^oth|-6
^otr|2
^ou$|-14
^oub|4
^our|-23
^out|1
^ova|34
^owe|4
^own|4
^pa$|-2
^pag|-12
^pai|-22
^pal|-27
^pap|-47
^par|8
^pas|-19
^pat|-16
^pay|-18
^peo|5
^pep|-8
^per|-11
^pet|-22
^pic|7
^pid|-24
^pie|13
^pin|19
^pla|-3
^ple|-7
^pls|3
^plu|12
^poe|-12
^poi|11
^pol|-25
^pon|7
^pop|11
^por|-28
^pos|-18
^pou|8
^pr$|10
^pre|-6
^pri|-7
^pro|5
^prz|23
^ps$|45
^pub|-12
^pue|-21
^pui|15
^pul|16
^pun|-16
^pur|-8
^put|11
^pwn|8
^qe$|-1
^qu'|21
^qua|-11
^que|-3
^qui|-9
^quo|-5
^rae|3
^raf|-16
^rai|-23
^ran|13
^rap|-9
^rea|21
^rec|-19
^red|-8
^ree|12
^ref|-22
^reg|-7
^rei|-13
^rel|-26
^rem|2
^ren|-28
^rep|-13
^req|-18
^res|-4
^ret|-9
^rev|-29
^ric|-12
^rid|29
^rie|17
^rig|1
^rit|32
^rob|24
^rol|-8
^roo|1
^rou|-3
^row|2
^rul|24
^run|-7
^s'a|7
^s'i|17
^sa$|-6
^sac|-7
^sai|7
^sal|-33
^sam|-7
^san|-32
^sat|-20
^sav|17
^say|9
^sca|-15
^sch|-26
^scr|16
^se$|-4
^sea|-16
^sec|-16
^see|-5
^seg|15
^seh|-8
^sei|18
^sel|-1
^sem|-2
^sen|5
^sep|-20
^ser|2
^ses|2
^set|-5
^seu|10
^sha|-5
^she|-23
^shi|-25
^sho|-13
^shu|18
^si$|12
^sic|-4
^sie|-9
^sig|-1
^sil|13
^sin|-7
^sir|31
^sis|3
^sit|-15
^ski|3
^skr|35
^sli|-14
^sma|-12
^smi|4
^so$|1
^sob|-3
^sof|5
^sol|-20
^som|-20
^sop|8
^sor|-25
^sou|11
^spa|6
^spe|-11
^spr|-11
^ssi|25
^sta|-7
^ste|-18
^sti|-13
^sto|-18
^str|14
^stu|-24
^sty|12
^su$|-9
^sub|-28
^suc|-1
^sud|24
^sui|-3
^sum|11
^sun|-8
^sup|4
^sur|4
^swa|-16
^swi|-16
^sys|13
^syt|14
^ta$|-7
^tab|-38
^tac|43
^tag|-13
^tah|6
^tak|10
^tal|5
^tam|-20
^tan|-2
^tar|3
^tas|25
^te$|8
^tec|-37
^teh|-7
^tel|24
^ten|-20
^ter|-9
^tes|-6
^tex|21
^th$|7
^the|-9
^thi|1
^thn|5
^tho|-11
^thr|-4
^ths|20
^thu|-4
^thx|-11
^tic|20
^tie|-8
^tih|3
^til|-19
^tim|-13
^tin|8
^tip|33
^tit|33
^to$|-6
^tod|9
^toi|-14
^tol|3
^tom|-8
^ton|-6
^too|7
^top|-5
^tou|-2
^tra|-18
^tre|7
^tri|-10
^tro|18
^tru|-2
^tsa|3
^tu$|-1
^tur|-3
^tus|18
^twe|4
^two|-2
^txt|-1
^typ|3
^ube|-11
^um$|-15
^un$|-7
^una|-17
^und|14
^une|4
^uni|31
^uns|-11
^unt|-6
^up$|-16
^upd|-4
^upo|6
^upp|22
^ur$|4
^urg|8
^us$|-11
^use|16
^usi|32
^usu|16
^va$|10
^vac|-75
^val|-1
^van|-17
^var|4
^vas|-9
^ven|7
^ver|10
^vez|1
^vic|-3
^vid|-33
^vie|-40
^vik|-2
^vir|7
^vis|9
^voi|-15
^vol|-11
^vom|-3
^von|2
^vor|20
^vos|26
^vot|16
^vou|15
^wah|5
^wai|-1
^wal|-11
^wan|-15
^war|-24
^was|-12
^wat|-9
^we$|-16
^wea|-6
^wee|-13
^weg|16
^wei|-43
^wel|-26
^wen|-2
^wer|-20
^wha|6
^whe|-3
^whi|-1
^who|-8
^wic|14
^wie|-8
^wih|11
^wil|3
^win|-26
^wip|5
^wir|3
^wis|24
^wit|-1
^wli|20
^won|-5
^wor|7
^wou|-2
^wri|-1
^wro|-14
^ya$|-6
^yaz|34
^yes|-2
^yo$|6
^you|1
^yuo|30
^zad|14
^zei|1
^zer|20
^zet|26
^zon|12
^zu$|7
^zus|5
a|-3
a amara|9
a bot|17
a day|-2
a human|8
a jonas|27
a l'attention|-1
a la|16
a m|17
a machine|-2
a mei|-4
a nadie|4
a note|6
a partir|7
a person|22
a poem|2
a priya|13
a task|13
a tomasz|26
a's$|-6
aar$|-10
ab|8
abaj|35
abe$|-16
abel|-21
aben|-5
abge|4
abgeschaltet|2
able|-7
abn$|3
abou|-3
about|-3
about it|-9
about the|20
abov|25
above|8
above and|-42
abra|-2
abri|8
aca$|3
acce|10
accept|1
access|-8
acco|6
accordingly|9
account|-2
account with|2
ace$|-4
ach$|-6
ache|-15
achi|8
achm|30
achn|16
achr|12
achs|-10
acht|-8
achtung|9
acia|17
acil|-5
acio|10
ack$|-15
acke|-43
acme|17
acro|16
across|7
act$|18
acti|-15
action|-16
acto|-1
acts|-3
actu|-21
acy$|16
ada$|4
adan|14
add|-6
add$|-6
addr|1
addressee|-2
ade$|-28
adec|7
ader|19
adge|-11
adie|7
adin|5
adiv|15
adivina|15
adli|-3
admi|17
admin|7
admin bot|6
admin mode|9
admin rights|-8
administartor|27
administrator|2
adn|17
adn$|17
ado$|3
ador|-22
adre|20
ads$|-35
ady$|1
ael$|5
aem$|48
afae|11
aff$|7
afor|5
afte|-8
after|-8
afts|21
agai|-10
again|-7
against|-22
age$|-13
agen|29
agent|15
agents|-2
ager|-38
ages|-1
agne|14
ago$|5
agra|25
agradecido|8
agre|11
agreed|24
agreed with|13
agrees|16
agt$|-9
agte|4
ague|-3
aha$|-6
ahor|4
ahora|4
aht$|6
ai|41
ai assistant|1
ai reading|3
ai that|8
ai urgent|31
aid$|-4
ail$|-26
ailb|35
ails|23
ain$|-12
aine|-7
ains|-15
aint|-9
air$|-1
aire|-20
ais$|18
aise|-3
aiss|-27
ait$|5
aite|16
aja$|-11
aje$|-13
aka$|9
ake$|-1
aken|-3
aker|-6
akes|-14
akin|-2
aks$|16
akt$|-11
al modelo|24
al the|17
ala$|-4
alab|9
alco|9
ale$|6
alen|-17
alex|13
alexa|27
algo|27
algorithm|10
algoritmo|16
alib|-8
alid|2
alk$|-16
all|1
all of|-6
all previous|-5
all tasks|19
all the|1
all users|3
all$|-14
alla|7
alle|-33
alle aufgaben|8
alle bisherigen|7
alles|16
alli|15
allo|-7
alls|20
allt|-4
allw|23
allways|24
ally|-14
alo$|6
alon|-8
along|4
alre|-9
already|-18
alredy|12
als|19
als$|-29
also|-2
alt|2
alt$|18
alta|-4
alte|-15
altu|-9
alue|26
alut|23
alwa|-4
always|1
alys|-2
am|-4
ama$|15
amar|-5
amara|-4
amara is|-5
amara okafor|22
ambi|26
ame$|-13
amed|-16
amen|-6
ames|31
amie|21
amm$|-12
amme|-11
amon|2
amp$|-1
ampl|5
ams$|-6
an|1
an ai|22
an das|8
an den|17
an die|2
ana$|-36
anag|20
anak|8
anal|-8
anan|10
ance|-3
anci|16
anck|10
and|1
and a|-8
and all|19
and answer|12
and assign|10
and call|-3
and create|1
and delete|-8
and do|24
and due|4
and give|-5
and have|28
and i|6
and is|-2
and it|16
and its|42
and low|12
and make|13
and mark|-19
and must|2
and no|4
and print|-9
and priority|8
and put|5
and reply|14
and reveal|6
and set|-21
and that|-5
and the|-9
and with|12
and write|-11
and you|11
and$|-4
anda|7
ande|-5
andi|-13
andl|-5
andm|5
ando|-14
andr|-36
ands|7
ane$|-30
ang$|-21
anga|3
ange|-32
angu|20
ank$|4
anke|-6
anks|-23
anle|6
ann$|-24
anna|10
anne|-1
anni|-4
ans$|9
ansc|-9
anse|-4
ansf|2
ansl|11
answ|4
answer|7
answer in|-13
answer only|12
answer with|20
ant$|2
ante|-3
anterior|11
anterior y|8
antes de|16
ants|-13
antw|-1
anua|-10
anwe|10
anweisung|-3
anweisung an|2
anweisungen|5
anweisungen und|6
any|-7
any ai|6
any more|11
any other|13
any$|-7
anyo|-5
anyone|-5
anyt|7
anything|15
anz$|8
apar|-7
ape$|20
apel|5
aper|-10
apit|7
apli|43
app|19
app$|37
appe|-5
appl|-3
application|-26
apply|-2
appr|-13
approve|11
approved|-7
approved by|7
appy|16
apri|-2
april|-2
apro|8
apun|16
aqui|16
ar|3
ara$|4
arag|13
arbe|5
arca|-3
arch|-4
ard$|-14
ardl|10
ards|5
are|-4
are a|4
are an|16
are in|-9
are no|18
are not|4
are now|17
are the|11
are urgent|21
are you|18
are$|1
area|32
arga|-11
arge|-8
argu|10
aria|1
ario|-14
aris|-14
ark$|-2
arki|-12
arks|-16
arl$|-2
arla|-28
arli|9
arlo|18
arm$|-41
arra|-7
arri|-16
arro|22
arry|14
ars$|-3
arse|27
arsi|17
art|5
art$|1
arte|-34
arti|1
artificial|9
artificial intelligence|-12
artificielle|-9
artifisial|8
arty|3
ary$|-10
arz$|-21
arzo|1
as|10
as a|-5
as completed|-4
as done|-20
as due|1
as finished|19
as it|8
as low|10
as the|13
as to|21
as urgent|-9
as you|21
as's|13
asch|6
ase$|-14
aser|-14
ases|3
ashi|-6
asi|1
asi lo|1
asi$|1
asia|-3
asif|7
asig|-17
asign|-15
asignee|5
asil|18
asis|43
asistant|16
asistent|10
asistente|-1
asistente digital|7
asistente virtual|-3
ask|5
ask$|9
aska|18
askb|16
aske|11
asked|9
asked to|3
askg|26
aski|-24
asks|-4
askw|48
aso$|16
ason|-22
ass$|-8
asse|-13
assert|16
assi|10
assign|27
assign everything|1
assign it|11
assign the|-9
assign this|-36
assign to|12
assigned|-36
assigned to|-12
assignee|-13
assignee ben|10
assignee jonas|23
assignee mei|-63
assignee must|20
assignee priya|2
assignee to|-20
assignee tomasz|21
assistant|6
assistant before|5
assistant must|2
assistant set|2
assistant the|27
assistant you|8
assistants|17
assistent|11
assistente|5
assistenten|28
assu|-5
assw|-6
ast$|-18
asta|-10
aste|-5
asun|5
asys|10
asz$|-2
at|-13
at it|33
at once|2
at the|-1
ata$|-14
atal|14
atbo|18
ate$|-18
ated|-43
atel|-17
aten|-16
atention|10
ater|-6
ates|-8
ateu|-6
atev|13
atgp|28
athe|14
atic|-12
atin|-5
atio|2
atiq|8
atis|13
ato$|4
ator|-13
atri|-21
ats$|-17
atta|-25
atte|-16
attention|22
attr|-8
atum|1
atur|-9
atus|6
atz$|4
au|-6
auch|-3
aucu|9
aude|14
auf|-2
auf den|9
auf dringend|20
auf urgent|1
auf$|3
aufg|26
aufgabe|2
aufgaben|10
aufgabn|4
auge|-12
aura|5
aus|-18
aus$|15
ause|-12
ausg|18
ausw|16
auswertende|5
ausz|9
aut$|-18
auth|7
authorised|15
autm|7
autmatic|7
auto|18
automat|5
automate|12
automated|-4
automated assistants|16
automated reader|21
automated readers|1
automatic|-50
automatica|7
automatico|32
automation|28
automatique|-18
autr|-1
aux|-5
aux$|-37
av|17
avai|6
avan|-9
ave$|-8
avec|9
avel|-12
aves|6
avis|2
aviso|20
avri|3
avril|3
away|6
axim|9
ays$|-15
b|30
b t|22
back|-12
bad|18
bad$|18
badg|-23
baja|9
bana|4
banana|4
bas$|16
be|1
be a|4
be read|1
be so|24
be that|5
be urgent|25
beca|-4
because|-2
been|9
befo|-4
befor|10
before|-4
before you|-2
begi|25
begin|14
behi|5
behind|5
bei|4
bei$|-5
bein|7
being|13
beit|15
bel$|-26
belo|10
belong|14
below|-1
below is|-2
ben|15
ben okoye|10
ben urgent|8
ben$|7
bena|35
bene|-2
benu|6
benutzer|4
ber$|-8
bera|10
berg|3
berg and|17
berg as|2
berg et|10
berg in|4
berg y|4
bern|-19
bers|13
bert|19
bes$|-5
besc|18
beschreibung|5
best|-27
betr|17
bey$|14
bien|9
bio$|13
bis|2
bis morgen|4
bis$|-2
bish|-2
bisherigen|7
bisherigen anweisungen|7
bist|26
bite|-8
bitt|1
bitte|-15
bjec|-24
blan|5
blank|-9
ble$|1
blei|10
bli$|7
blie|-6
blig|1
boar|-9
board|8
body|-5
book|-4
books|-1
borr|-13
borra|22
bot|49
bot is|12
bot$|32
bote|-13
bots|30
bott|10
bout|-5
bov$|39
bove|8
box|10
box for|3
box$|-9
bra$|2
brak|24
brat|2
bre$|8
brea|-16
bres|8
brg|1
brg$|1
brig|-13
bro$|-13
brua|9
bscr|-4
btw|7
btw$|7
buch|3
buck|7
buen|-7
buil|-8
builder|21
bung|3
but|-16
but the|7
but$|-17
buy|6
buy$|6
by|-5
by a|-17
by the|6
by tomorrow|34
c|-3
c'es|-2
c'est|-2
ca|-2
cal$|-21
cala|12
calc|-6
calcolatore|14
cale|-19
cali|63
calibration|13
call|11
call it|12
called|20
camb|-10
cambio|19
came|-11
can|-17
can$|-21
canc|12
cancel|10
cancelled|10
cann|22
cant|-6
cap|18
cap$|11
capi|10
capital|8
capital letters|10
car$|7
card|23
cards|29
carg|-9
carl|16
carr|40
carry|28
case|-6
casi|33
casilla|15
cate|-52
cati|30
caus|-16
ccep|15
cces|-14
ccio|19
ccor|16
ccou|-11
ce|5
ce qui|7
ceci|14
ced$|-27
cede|27
ceiv|7
cel$|-11
cela|-6
cell|1
cemb|4
cen$|-9
cenc|10
cent|-26
ceo|-3
ceo$|-3
cept|-5
cer$|1
cert|17
ces|17
ces lignes|3
ces$|8
cesa|-3
cess|10
chac|12
chaf|7
chal|-6
cham|6
champ|18
chan|-4
change|-7
char|-11
charge|5
chat|-1
chatbot|4
chatbot assign|9
chatbots|15
chatgpt|28
che|25
che$|-25
chea|5
ched|-2
chen|-8
cher|-4
chere|13
chere intelligence|15
ches|6
chie|20
chin|24
chiv|5
chke|6
chmo|22
chn$|2
chne|31
cho$|14
choi|9
chon|3
choo|-10
choose|16
chre|20
chri|14
christmas|-1
chst|-11
cht$|-27
chte|16
chti|-6
chts|16
chtu|16
ci|4
cia$|-30
cial|-17
cido|7
ciel|35
ciev|24
cili|-6
cio$|-7
cion|8
cipe|4
cked|4
cket|-10
cky$|2
clas|9
classe|14
clau|19
claude|21
clea|-5
cler|10
clev|5
clever|5
clever little|4
clos|-15
close|-17
closed|3
coch|10
code|33
cola|9
cole|-44
coll|2
colleague|6
come|-5
comes|-6
comm|-23
comme|21
comment|10
como|23
como fecha|7
como responsable|-2
comp|3
complete|15
completed|-11
completed and|-20
compter|19
computer|5
con|23
con la|11
con$|5
conc|-14
cond|6
conf|20
confidential|-22
confie|3
confirm|8
consignes|19
cont|-22
conte|6
content|21
contract|8
conv|8
copi|15
copilot|29
copy|8
cord|-6
core|1
corect|25
corr|-6
correos|6
correspondence|-2
coun|-6
cour|14
courriel|3
crea|16
create|10
create a|3
create tasks|1
cree|21
cret|13
cri$|12
crib|-2
crip|7
crir|2
cris|3
crit|11
critical|-2
criv|9
cros|13
cted|-18
cteu|-23
ctio|-17
ctiv|39
ctob|-4
ctor|-16
ctro|35
cts$|4
ctua|-3
ctur|-1
cuen|9
cuenta|1
cuer|-3
cume|9
curr|10
current|10
czyt|5
d|-16
d'au|2
d'autre|7
d'av|15
da|-2
dad$|-4
dan$|6
dani|6
dank|-1
dann|14
dans|1
dans le|5
dar|10
dar$|-17
das|7
das hier|-11
das ist|2
das programm|-15
das$|-5
dass|27
dat|25
dat$|25
data|-18
date|2
date at|1
date box|7
date du|9
date is|21
date january|6
date to|6
dates|16
dato|27
datu|1
datum|-1
day|20
day and|13
day is|22
day of|20
day$|-10
days|-25
dden|16
ddre|1
de|-5
de la|-19
de marzo|-8
de noviembre|8
de priya|3
de tareas|-3
de tomasz|1
dead|-14
deadline|-2
deadline is|-13
deadline tomorrow|27
deal|-14
dear|5
dear ai|2
dear assistant|-9
dear task|-30
debe|22
dece|-1
december|4
deci|3
deco|28
ded$|-20
deer|16
dein|22
deine|-3
deja|-2
del|-16
del$|3
dele|22
delete|6
delete all|22
delete every|2
delete the|3
deli|-12
dell|-9
delo|-2
dels|5
dem text|3
dem$|-5
dema|4
demain|10
den|-4
den assistenten|29
den marz|23
den titel|6
den$|1
denc|35
denn|13
dent|-17
depo|-4
der|-8
der$|-15
der'|4
dera|12
dere|16
dern|7
ders|-1
des|6
des$|-29
desc|3
description|11
dese|13
desi|-5
desk|-36
dess|7
dessus|9
dest|4
dete|13
detection|15
detection was|15
deve|12
developer|-1
developer mode|33
devi|16
dez$|-4
deze|10
dezember|-1
dge$|-8
dget|-19
di|6
dia|3
dia$|-7
diat|-2
dice|-8
dicen|4
dich|15
did|-19
did$|-20
die|-17
die aufgabe|-7
die beschreibung|8
die das|1
die ki|-5
die prioritat|12
die$|-17
dien|-11
dienstanweisung|3
dies|23
diese|8
diese nachricht|14
diesen|23
dieser|11
dig$|-1
dige|6
digi|11
digital|14
digt|1
din$|15
ding|1
dir|8
dir$|-19
dire|4
directive|3
disa|40
disc|10
discard|5
dise|8
dise robot|8
disp|41
disr|10
disregard|14
disregard everything|5
disregard the|7
dit|-4
dit$|-12
divi|13
dla|6
dla$|6
dle$|-21
dler|-6
dles|-13
dlin|25
dly$|-1
dmin|14
dmot|7
dnes|-2
dnt$|20
do|-8
do anything|33
do it|15
do not|2
do that|13
doct|2
docu|7
document|14
does|4
does it|12
does not|-7
doin|-20
doing|-20
doit|5
don'|-3
don't|-3
donc|5
done|10
done and|5
donne|-4
dont|4
door|-2
dor$|-16
dora|-24
dos|-1
dos$|3
dosn|5
dosnt|5
down|6
dr|2
draw|-3
dre$|19
drei|6
dres|14
drig|16
drin|12
dringend|1
dringlichkeit|6
drop|-16
drop the|26
du|-11
du som|1
duce|15
due|17
due date|-3
due january|62
due on|7
due today|-57
due tomorrow|17
due$|13
dued|31
duedate|31
dule|5
dus$|14
duty|9
e|10
e mail|-20
each|-25
ead$|10
eade|18
eadi|9
eadl|-4
eads|8
eady|-19
eagu|-1
eak$|-5
eal$|3
eall|9
eam$|-23
ean$|11
eanc|9
eans|7
ear$|-28
earl|-17
earlier|12
ears|-16
eas$|26
ease|-13
easo|-21
eat$|10
eate|9
eath|21
eau$|14
eave|-6
ebe$|8
eben|1
eber|2
ebes|8
ebod|2
ebru|9
ecau|-2
ece$|17
eced|26
ecei|-12
ecem|4
ech$|-7
echa|2
eche|16
echeance|5
echeance demain|8
echn|-6
echo|14
echt|13
eci$|25
ecid|-5
ecie|24
ecis|7
ecom|18
econ|-5
ecop|19
ecor|9
ecre|13
ecri|24
ecris|12
ect$|-6
ecte|-23
ecti|-4
ecto|-22
ectr|14
ects|5
ectu|-2
eda$|-18
edat|31
ede$|-1
eden|-19
eder|5
edic|2
edig|-15
edit|4
edri|-8
eds$|-14
edul|24
edy$|-27
eed$|-9
eeds|-14
eek$|-20
eel$|3
een|1
een$|-8
eep$|3
eer$|3
eers|10
ees$|-16
eest|19
eet$|-21
efe$|12
efer|-4
eff$|22
effe|19
efor|-2
eft$|-11
efun|-6
ega$|-22
egal|15
egar|-12
ege$|34
egel|-7
egen|1
eggo|13
egin|24
egis|7
egla|-3
egn$|5
ego$|-16
egt$|4
egue|3
egun|-34
ehin|6
ehn$|3
ehr$|-16
ehrt|-16
eht$|-28
eib$|18
eibt|15
eibu|2
eich|1
eige|3
eil$|-26
eild|9
eile|6
ein|19
ein und|1
ein$|13
eine|-3
einem|4
einf|7
einfach|8
eing|-10
einm|5
einmal|5
einmal ein|6
eins|-4
eint|19
eintrag|6
eir$|-9
eis$|-12
eise|-9
eist|-27
eisu|2
eit$|5
eite|-7
eits|-8
eitu|20
eißt|13
eja$|6
el|-16
el asistente|1
el de|24
el lector|7
ela$|2
eld$|23
elds|19
ele$|-27
elec|-11
elen|-28
eles|7
elet|13
elev|-4
elf$|5
elfe|8
elig|13
elij|7
elin|1
ell$|-6
elle|-17
elli|13
ello|-11
eln$|-13
elo$|-3
elon|7
elop|7
elow|-1
elpe|18
els|37
els$|-6
else|-8
else is|12
elt$|-13
elte|-3
ely$|-27
ema$|7
emai|-24
email|-12
eman|-10
emar|9
emas|12
emaß|3
embe|-3
embr|-9
emen|-14
emin|8
emov|10
empl|-15
empr|-11
empt|2
empty|5
empty the|3
ems$|-13
en|-2
en el|6
en la|3
en low|15
en tareas|3
ena$|7
enac|23
enan|-18
enau|30
enca|-10
encargada|11
ence|6
enci|-14
ency|-21
end|44
end of|13
end$|-3
enda|-12
ende|-3
endi|-25
endo|-9
endr|-13
ends|7
ene$|-33
enen|-7
ener|18
enge|15
engi|8
engine|14
engine that|11
enkn|10
enn$|3
enne|-13
eno$|-2
enre|14
ens$|-8
ensa|8
ensc|2
ense|3
ensi|13
enst|-6
ent$|-15
enta|-14
ente|-2
enter|16
enters|15
enti|-2
entl|-25
ento|13
entre|19
entries|7
entry|7
ents|-7
entw|11
enty|10
enut|4
envi|-12
enz$|3
enza|17
eopl|2
eos$|8
epea|12
epla|8
eple|-27
eply|-1
epon|8
epor|-15
eps$|-6
ept$|-22
epte|14
epti|21
eque|-9
equi|-8
er|3
er's|-12
era$|-1
erad|26
eran|-13
erar|11
eras|-1
erase|2
erase the|1
erat|-10
erci|17
erd$|3
erda|8
erdi|4
ere$|14
ered|-5
erei|-24
eren|-7
eres|27
erfa|10
erfu|4
erg$|-1
eria|-3
erid|13
erig|9
erin|-2
erio|4
eriq|46
erk$|4
erle|14
erledigt|4
erm$|-20
erme|4
ermi|-1
erms|10
ern$|-39
erna|-8
erne|5
erno|18
ero$|-24
eron|-3
erpr|31
erra|6
erri|15
erro|-28
ers$|-20
ersa|-3
ersc|-20
erse|-10
ersi|2
ersn|13
erso|7
erst|-5
ert$|-9
erta|-15
erte|8
erti|13
ertr|4
ertu|1
erve|7
ervi|-4
erwa|1
erwe|3
ery$|-14
eryb|-12
eryt|-5
es|6
es war|6
esad|-1
esag|28
esca|-31
esch|7
escr|3
escrito|4
ese$|6
esen|23
eser|-9
esin|11
esit|-20
esk$|-15
eso|9
eso$|-4
esol|-14
eson|39
espe|8
espo|17
ess$|-17
essa|-6
esse|15
essi|4
esso|9
essu|-23
est|-9
esta|-11
estas|10
este|-10
este correo|7
este mensaje|16
esti|-11
esto|-7
esto en|3
estr|10
ests|2
esul|12
et|18
et la|13
et tu|2
eta$|-9
etai|-15
etait|-3
etar|4
ete$|-18
etec|13
eted|-15
eten|9
eter|-13
etes|2
etie|13
etin|-11
etit|5
etra|2
etre|9
etri|-5
ets$|-5
ett$|-5
etta|-1
ette|4
etti|-13
ettr|-12
etur|-13
etz$|1
etze|-3
etzt|-9
euil|-7
eund|12
eur|-1
eur to|12
eur$|-22
euro|-5
eurs|12
eute|-17
eux$|-41
eval|9
eve$|12
evea|-19
evel|-7
even|-71
ever|7
every|18
every task|19
everybody|-9
everyone|5
everything|-3
everything above|20
everything to|-14
evie|14
evil|-12
evin|16
evio|9
evr$|2
evry|22
evrything|28
ewer|-13
exa$|27
exam|-6
example|-4
exce|-7
exer|21
exit|15
expe|4
expi|7
expo|-6
export|-4
ext$|-5
exte|9
exto|9
extr|29
extract|-25
extraction|24
extractor|25
exts|-4
ey|37
eyen|14
ezem|-1
f|-1
fabr|25
face|-1
fach|-2
faci|-5
facilities|19
fael|37
fail|7
fair|14
fait|3
fall|-12
fallig|-15
falligkeit|6
far|5
far$|5
fass|4
faut|-23
fe|32
febr|8
february|11
fech|6
fecha|6
fecha el|8
fect|3
fee$|-55
feil|9
feild|9
feld|15
feli|1
fen$|-36
fer$|4
fere|-5
ferr|10
fert|-6
ffer|3
ffic|-21
fgab|28
fica|-8
fice|-4
fici|-16
fide|21
fie$|-5
fiel|-10
field|9
fields|19
fier|-7
figu|-13
file|-21
files|17
files the|6
files this|15
fill|42
fill in|9
filler|18
filt|4
fin|22
fin$|18
find|-11
fine|23
fini|-1
firm|-13
firs|1
first|1
fisi|8
five|16
flag|-9
fois|10
foll|14
follows|4
folo|1
foot|4
footnote|29
for|-5
for ai|29
for all|15
for automated|7
for computer|7
for jonas|8
for mei|26
for the|10
for this|3
for today|3
for word|17
for you|5
for$|-6
forc|17
force|7
forcer|10
forg|9
forget|-8
forget your|2
forgett|13
form|-14
form filler|18
fort|-7
forw|8
forward|2
four|5
frag|-7
frage|17
free|-19
freu|12
frid|5
friday|-1
fris|19
frist|22
fro$|4
from|-4
from here|15
from now|18
from the|3
from this|6
from your|1
fter|-8
ftsr|14
ftwa|14
ftwe|10
fuhr|2
fuhren|14
ful$|8
full|5
fund|-6
fur|-1
fur die|9
fur$|-2
further|1
fwar|27
g|6
gabe|29
gabn|7
gada|4
gage|-1
gain|-10
gal$|-2
gale|-9
gan$|-8
gang|-1
gant|-3
gar$|15
gard|-7
gas$|-15
gate|-3
gato|16
gaug|-31
gebe|2
ged$|11
geha|15
gele|-2
geln|-6
gema|6
gemaß|3
gen$|-21
gena|30
genau|12
genau so|6
genc|11
gend|8
gene|1
generator|24
gens|-11
gent|15
genz|19
ger$|-30
ges$|-35
gesc|6
gest|33
get|2
get$|-9
getr|-4
gets|-4
gett|30
ghes|-3
ghli|31
ght$|-9
ghte|30
ghts|-11
gib|15
gib$|17
gici|24
gift|55
gilt|9
gin$|18
gine|4
ginn|7
giss|21
gist|-10
gita|13
giv|10
giv$|10
give|-5
give it|-6
give the|-17
give this|16
given|11
gives|-2
gkei|7
glei|3
glic|19
gly$|15
gmbh|7
gna$|-24
gnat|-8
gne$|3
gned|20
gnee|-12
gnes|-7
gnet|26
gnor|20
go|-7
go on|29
god|9
god$|25
goes|4
goes for|43
goes to|2
goin|6
going|6
going to|15
good|-17
good as|17
gooi|4
gori|16
got$|-28
gpt|15
gpt$|41
grad|4
graf|28
gram|8
grandmother|7
grant|2
granted|-8
grants|16
grap|-31
grat|37
grav|8
grea|8
gree|-17
gte$|6
guag|-7
gue$|10
gues|-4
guest|6
guid|-4
guidelines|20
guna|13
gura|7
gust|-20
gutt|14
h|-4
h y|28
ha|-24
hace|20
hack|-16
hacked|-21
hacked and|-22
hacked priority|1
had|-16
had$|-16
haft|16
haha|-6
hak$|9
hale|71
hall|-21
halt|8
hamp|10
han$|-11
hand|8
handling|34
hang|-16
hank|-8
hann|8
happ|9
happy|5
harg|-8
harr|10
hart|11
has|-6
has been|17
has to|24
has$|-6
hast|7
hat|-7
hat$|2
hatb|18
hate|-17
hatg|28
hats|-1
have|-6
have to|21
head|18
hean|9
hear|-17
hech|14
hecho|14
hed$|-11
hedu|24
heer|11
heir|-9
heit|-4
helf|1
hell|-15
hello|-4
help|7
helper|-7
hem$|4
hen$|-2
henk|8
her|24
here|10
here and|4
here on|8
heri|3
hers|-21
hes$|-18
hesi|15
hest|-6
het|5
het$|5
heut|2
heute|4
hey|6
hey claude|21
hey$|-4
hi|-12
hich|-2
hidd|24
hidden|24
hien|24
hier|14
high|10
high priority|17
highest|-3
highlighted|17
highlighter|16
hihg|6
hile|7
him|3
hin$|2
hinc|3
hind|5
hine|22
hing|-13
hink|18
hinw|4
hinweis|4
hinweis an|-9
hir|1
hir$|-5
his|-6
his$|11
hist|23
hite|-11
hive|17
hkei|6
hlig|31
hmod|22
hne$|6
hner|19
hoch|4
hoev|4
hold|13
hole|-12
holl|-20
hon$|-3
hone|-15
hono|-20
hoos|15
hop$|-18
hora|-9
hori|7
hort|-9
hose|-33
hou$|30
houl|10
hour|3
hout|-2
how|3
how$|10
hoy|9
hoy$|9
hrea|6
hree|-3
hrei|16
hren|38
hrer|4
hric|27
hrie|14
hrif|3
hris|-3
hrow|-5
hrte|-16
hst$|7
hste|1
hte$|9
hted|15
hter|-4
htet|31
hts$|2
htun|16
huma|32
human|11
humans|28
i|-2
i am|13
i do|-9
i have|-12
i say|4
i wil|-2
ia|56
iado|36
ial$|-19
ian$|-23
iar$|-9
ias$|-41
ibe$|-3
iben|4
ibir|-4
ible|-10
ibra|-13
ibt$|1
ibue|-14
ibun|7
ica$|14
ical|-2
ican|-1
icar|-7
icat|-3
ice$|-16
icen|-1
ices|3
ich|-11
ich$|4
iche|-1
ichk|6
icht|8
ici|24
ici$|-5
icia|-21
icie|24
icio|-3
ick$|-13
icke|-12
ico$|-34
icon|-9
icto|5
icy$|18
ida$|5
idat|20
iday|-5
idde|12
ide$|-14
idel|15
iden|5
idge|5
ido$|19
idri|3
ieb$|1
iebe|1
iebs|2
ied$|-21
iede|-10
iedr|-8
iel$|7
ield|29
iell|-9
iemb|-5
ien$|-31
ienc|5
iend|-14
iene|14
iens|15
ient|-12
ier|7
ier$|-15
iere|-16
iert|-7
ies$|-15
iese|18
iest|20
iet$|-3
ieve|13
iewe|17
if|-3
if a|5
if the|5
if you|-3
if you're|24
ifer|-5
ific|-7
ifie|8
ifis|8
ift$|4
ifts|-20
ify$|13
ige$|-12
igen|33
iger|-8
iges|10
igh$|-6
ighe|-3
ighl|25
ight|-4
igit|11
igke|7
ign$|8
igna|-13
igne|12
igno|21
ignor|25
ignore|-17
ignore all|22
ignore everything|6
ignore previous|18
ignore the|6
ignore your|15
ignorez|25
igt$|-4
igur|-13
ihn|-4
ihn$|-4
ihre|28
ihs$|3
iht$|10
ijen|6
ike$|-2
il|-3
il est|5
ilbo|13
ilbr|18
ild$|8
ilde|14
ile$|-25
ilen|3
iles|8
ilic|16
ilin|-7
ilis|1
ilit|-18
ilk$|-4
ill$|-15
illa|-14
ille|-1
illi|-9
ilot|27
ils$|1
ilt$|-31
ilte|-7
im|-4
im end|6
ima$|-3
imag|6
ime$|6
imen|46
imer|11
imie|-10
imit|-16
imme|-10
imo$|-5
imon|-1
impo|10
importance|9
importancia|11
important|-11
importer|52
impr|1
imum|4
in|-5
in a|-15
in admin|9
in capital|10
in developer|11
in die|22
in it|-8
in the|-9
in this|9
in your|30
ina$|1
inad|4
inal|-47
inan|-21
inat|1
inbo|2
inboxes|20
ince|-13
inch|-5
ind$|-2
inde|-10
indi|-8
indl|5
ine$|-5
inea|4
ined|20
inee|-4
inel|13
inem|-5
inen|-6
iner|13
ines|-21
inet|9
infa|7
info|2
ing$|-15
inge|18
ingl|-3
ings|-22
ingu|4
ini$|34
inim|-2
inis|-1
init|14
ink$|-11
inki|22
inma|-2
inni|21
inpu|62
ins|5
ins$|8
insc|6
inscrire|10
insi|30
inst|35
instead|-4
instead of|-19
insted|15
instruccion|6
instrucciones|3
instruction|34
instruction for|1
instructions|3
instructions and|5
instructions for|-2
int$|-2
inta|-7
intake|28
inte|-5
inteligence|26
intelijencia|6
intelligence|7
intelligence artificielle|7
intelligenz|12
interna|1
interne|10
inti|-1
into|-6
into the|12
intr|10
ints|-19
inut|5
invi|3
invite|21
invo|-4
invoice|-5
inwe|2
ione|-13
ionn|-6
ions|-17
ior$|5
iori|7
iort|-2
ios$|-21
ious|10
ipe$|12
ipti|-3
ique|-3
ira$|-10
ird$|-29
ire$|-16
irec|-11
iri$|36
irma|5
irs$|-18
irst|-18
irte|9
irtu|-3
is|-7
is a|28
is due|-30
is for|8
is going|8
is january|9
is no|-17
is not|-10
is now|6
is on|7
is priya|6
is reading|4
is responsible|-18
is the|8
is to|26
is tomasz|27
is urgent|-1
is your|20
isca|5
isch|-35
ise$|-17
ised|-4
isen|-15
iser|-18
ises|6
ish$|-26
ishe|-7
isia|9
isib|30
isio|4
ismo|-7
iso$|13
ispe|11
isre|10
iss$|-2
issa|15
isse|-33
isst|50
issu|-20
ist|-6
ist$|-10
ista|19
iste|6
isti|-14
istm|-1
istn|6
isto|33
istr|4
ists|-8
isun|3
isz$|8
it|4
it and|9
it as|8
it for|5
it had|22
it has|20
it in|-15
it is|-4
it off|-16
it on|28
it read|1
it says|7
it so|6
it to|5
it today|-21
it urgent|4
it was|-7
it will|10
it would|27
it's|-8
ita$|-15
ital|8
itan|26
itat|18
itch|1
ite$|3
itel|32
item above|8
items|4
iten|11
iter|24
ites|-35
itet|5
ith$|-3
ithm|34
itho|-1
itic|-4
itie|15
itin|9
itle|20
itli|11
itmo|16
ito$|19
iton|46
itor|-25
itre|2
its|15
its own|22
its$|-12
itt$|18
itte|-19
ittl|12
itty|16
itul|26
itun|20
itut|4
ity$|-19
iva$|-5
ive$|-9
ived|8
ivel|13
iven|-3
iver|-10
ives|9
ivi$|4
ivin|14
iya$|-6
iya'|16
ize$|-16
izen|13
izer|17
ißt$|14
j|-5
ja|-5
jail|26
jailbreak|26
jame|29
james|22
janu|1
january|3
january and|-4
je|16
ject|-22
jede|-9
jenc|6
jetz|11
jetzt|-6
job|7
job is|16
job$|7
jona|-6
jonas|-6
jonas berg|27
jonas is|43
jour|1
json|55
june|-4
jus|4
jus$|4
just|3
k|7
kae$|-3
kafo|5
kass|4
kauf|5
kbot|16
ked$|-11
keep|5
kein|22
keine|-14
keit|16
ken$|-4
ker$|-25
kers|-35
kes$|-13
kest|6
kestrel|6
ket$|-5
kets|-14
kevi|-2
kevin|-1
ki|51
kina|14
kind|9
kindly|4
king|-11
kip$|-8
klei|-3
knec|10
know|-18
knows|4
kollegin|9
kont|27
koye|2
kspa|24
ktor|3
ktory|3
ktory to|3
kuns|12
kunstliche|12
kunstliche intelligenz|12
kwar|34
l|15
l'as|-4
l'assistant|11
l'at|-27
l'attention|-1
l'ec|3
l'echeance|5
l'ia|28
l'or|17
l'ou|1
l'outil|1
la|-10
la case|14
la casilla|15
la date|32
la fecha|-6
la leyenda|13
la lista|-1
la machine|-11
la makina|14
la maquina|-14
la persona|5
la prioridad|6
la tache|7
la tarea|15
labr|19
lace|-5
lado|16
lag$|-14
lage|-25
lait|15
lama|-16
lan$|-17
lanc|13
lane|-21
lang|10
language|9
language model|8
lank|-24
lant|-7
lar$|-6
las|-16
las tareas|14
las$|-30
lase|-10
lasi|15
lass|-7
last|-10
late|-7
lati|-10
lato|36
laud|15
laut|11
lautet|9
lay$|-31
lbox|4
lbre|-1
lche|4
lcol|13
lder|-11
lds$|2
le|-5
le logiciel|-5
le mars|11
le plus|10
le programme|17
le robo|13
le robot|-7
lea|14
lea$|11
leaf|-24
leag|5
lean|-8
lear|7
leas|-6
leav|-4
leave|3
leave the|-11
lech|5
lect|11
lector|14
lector automatico|13
lectura|20
lectura automatica|12
led$|-22
ledi|-6
lee|9
lee esto|4
lee$|-6
leep|3
leer|18
lees|4
left|-6
lega|-5
legal|2
lege|-22
legg|15
legi|-5
legt|8
legu|3
leib|9
lein|7
leit|-7
leme|-2
len$|-16
lena|-3
lend|-6
leng|5
lent|24
ler$|-10
les|-4
les consignes|9
les taches|11
les$|-16
lese|10
lesen|-1
less|13
let|-14
let it|9
let$|26
lete|-7
leti|13
lett|-3
letter|6
letters|13
letz|5
leur|4
leva|-8
leve|25
level|2
lexa|27
leye|10
leyenda|13
lfer|8
lgor|31
li|6
libr|-20
lica|-1
lice|-3
licence|15
lich|-10
licy|18
lida|-9
lide|12
lieb|9
liebe|-2
liebe ki|33
liebes|10
liebes programm|10
lier|-8
lies|5
liest|20
lig$|-17
lige|19
ligh|10
ligk|43
lign|1
ligne|4
lignes|3
lije|6
lik$|-10
like|-4
like that|24
limi|-13
limite|12
lind|-33
line|10
line is|2
lines|9
ling|-20
liqu|16
lis$|-7
lisa|3
liss|9
list|7
list of|-7
lista|10
lista de|-19
liste|4
listen|19
listes|14
listo|-11
lists|12
lit|17
lit$|11
liti|17
litt|12
little|13
little robot|14
lla$|-5
lle$|9
llea|8
llec|7
lled|-2
lleg|6
llen|20
ller|-23
lles|14
llig|15
llin|4
llm|52
llm$|52
llo$|1
llow|-5
lls$|-8
llst|11
llt$|-40
llwa|23
lly$|-23
lo|9
lo anterior|26
lo de|4
lo que|15
lock|-23
logi|3
logiciel|24
lok$|94
lol|-17
lol$|-17
lon$|13
long|-12
look|-5
look at|4
lope|5
lorn|-5
los|-8
los$|-16
losc|13
losch|3
losche|9
losche alle|9
lose|-10
lot$|-1
love|-15
low|12
low and|4
low priority|4
low$|8
lowe|-16
lowest|21
lowest priority|-1
lowi|-3
lows|-13
lper|17
lrea|1
lred|12
lse$|5
lso$|-1
lsta|6
lta$|-24
ltd|1
ltd$|1
lte$|-17
lter|1
ltet|-4
ltun|-9
lu|23
lue$|3
lues|-16
lug$|-4
lui|-2
lui$|5
lum$|-28
lunc|-5
lung|2
lus$|13
luti|-13
lve$|3
lved|-9
lves|12
lvid|-1
lway|7
lwo$|15
lyse|1
m|8
maar|-3
mach|7
machine|3
machine a|-21
machine readers|7
machines|12
machne|14
macht|10
made|-40
mado|-9
maek|4
mage|4
mail|6
mail addresses|1
mail as|38
mailbox|12
mails|-4
main|-7
mais|22
make|11
make it|-12
make the|-15
make this|-2
maker|17
makes|-9
makes tasks|5
maki|19
makina|14
making|5
mal$|-22
mall|12
man|4
man$|-8
mana|18
manana|6
mand|-29
mann|-19
mans|24
many|16
maqu|20
maquina|12
mar$|-3
mara|-4
marc|-4
march|4
march is|8
mari|-4
mark|12
mark all|-49
mark as|9
mark every|5
mark it|-3
mark this|12
mars|3
mart|-34
marz|-15
marzo|1
mas|-7
mas$|26
masc|19
maschinchen|5
maschine|17
mash|38
masz|4
mat$|8
mate|-3
mati|7
matt|-1
maxi|9
may|2
may be|1
may$|2
maß$|2
mber|-5
mbh$|7
mbie|20
mbio|19
mble|9
mbre|-10
me|-3
mean|17
means|11
mebo|1
med$|-30
medi|1
meet|-13
mehr|-7
mei and|14
mei is|27
mei tanaka|17
memb|11
meme|8
men$|-19
mens|4
mensage|18
mensaje|-10
menschen|6
ment|-6
mention|31
mention the|16
mer$|-9
merc|7
merci|-26
meri|33
merk|15
mes|8
mes$|-4
mesa|32
mesage|35
mess|-3
message|-5
message is|-18
met|14
met$|-2
meti|2
mets|33
mett|-10
mi|4
mie$|-9
mien|23
mier|44
migh|10
might|10
mill|6
mina|-47
mind|13
mine|-11
mini|26
minima|9
mins|-9
minu|-1
minute|19
mir$|-13
mism|-15
miss|-17
mist|31
mit|5
mit dem|-6
mit der|2
mit$|-14
mite|21
mith|-1
mitl|15
mitliest|11
mma$|-8
mmar|8
mme$|-12
mmen|-40
mmer|-26
mod$|5
mode|16
mode set|2
model|10
modele|-5
modele de|4
modelo|7
models|20
modl|35
modle|3
modu|6
moge|2
mome|-14
moment|-1
mon$|-13
mond|-18
monday|-15
mont|-9
month|-5
mor$|29
more|-15
morg|2
morgen|-3
morn|-3
morning|-1
moro|-15
morr|4
mos$|-50
mot|-7
mot$|-7
mote|20
moto|1
motor|5
moul|11
mpan|-3
mpil|7
mpla|-9
mple|4
mpli|9
mply|15
mpor|8
mpre|9
mpri|6
mpte|3
mpty|4
mput|33
mr|-9
much|-1
mum$|-4
must|-2
must answer|15
must be|-17
must set|8
muy|-7
muy$|-7
my|-9
n|11
n'en|4
n'es|-2
n'est|-2
n't$|-14
na|20
nachricht|5
nada|-4
nadi|4
nadie|13
nado|10
nage|8
nair|22
nair in|28
naka|12
nal$|9
naly|-2
name|7
name in|33
name it|2
name priya|6
name this|6
named|-12
names|8
nana|10
nanc|7
nao|27
nao$|27
nas$|5
nata|19
natu|-4
natural|3
nau$|7
nbox|2
nbre|47
ncar|-9
nce$|-10
ncel|41
ncer|-21
nche|-7
ncia|-2
ncim|-1
ncio|-1
ncy$|-23
nda$|5
ndar|6
nday|-7
nde$|-20
nden|21
nder|7
ndez|-3
ndic|8
ndig|-8
ndle|7
ndli|-12
ndly|-3
ndmo|7
ndo$|-6
ndor|-2
ndre|15
ndri|14
nds$|1
ne|12
nech|10
ned$|2
nee$|1
need|-17
need to|12
needs|-3
nel$|-13
nell|24
nem$|8
nen$|5
nenn|5
ner$|-11
nera|5
ners|-7
nes$|-2
net$|-5
nett|13
neve|-18
never|25
new|-16
new instruction|-8
new instructions|41
new rule|59
new$|-17
news|15
next|-14
nfac|8
nfid|30
nfie|-13
nfig|14
nfir|-3
nfo$|-11
nfor|6
ngag|-1
ngas|6
nge$|-5
nged|-4
ngen|-9
nger|3
nges|47
nget|7
ngin|-8
ngli|-12
ngly|21
ngs$|-22
ngua|-3
ngun|13
nic$|-3
nich|-9
nicht|7
nidr|3
nie|20
nie$|-27
nied|-11
niedrig|-13
nigh|-17
nima|7
nimm|16
ning|-20
ninguna|13
niqu|4
nise|15
nish|3
nist|-3
nit$|17
nive|16
nke$|-22
nkin|10
nkne|10
nks$|-27
nles|14
nlo$|8
nlp|15
nlp$|15
nly$|5
nmal|5
nna$|9
nne$|-29
nnel|-21
nner|-25
nnin|9
nnis|1
no|1
no day|8
no need|26
no task|9
nobo|-5
nobody|11
noch|-12
nom|14
nom$|13
nomb|1
nombre|2
nombre de|2
non|22
non$|12
nonb|2
none|-10
nor$|-5
nora|20
nore|-16
nori|4
norm|-2
not|-2
not a|1
not for|3
not mention|4
not take|9
not tell|17
not$|-5
nota|31
note|10
note for|6
note to|-12
notes|-10
noth|-3
nothing|-7
nothing else|-1
nothing to|3
noti|-8
notice|25
nous|-1
nove|2
novi|8
noviembre|8
now|8
now an|13
now in|1
now on|35
now the|6
now$|5
nown|4
nows|-1
nput|62
nsa$|35
nsab|-10
nsag|18
nsaj|-10
nsch|-23
nscr|-2
nse$|3
nser|3
nsfe|3
nsia|7
nsib|-8
nsid|34
nsig|6
nsla|13
nst$|-11
nsta|-19
nste|17
nstl|12
nstr|19
nstu|7
nsub|7
nswe|-4
nt|23
nta$|16
ntai|-9
ntak|2
ntan|-14
ntar|17
nte$|-4
nted|20
ntel|19
nten|-13
nter|3
ntes|-13
nth$|-5
ntia|-6
ntie|-2
ntil|-6
ntio|27
ntit|2
nto|25
nto$|10
ntra|5
ntre|-7
ntri|1
ntry|5
nts$|-11
ntwo|-4
nty$|-5
nuar|1
nue$|62
null|-11
numb|-1
nume|21
nur|28
nur fur|21
nur$|28
nute|4
nutz|9
nvia|1
nvie|13
nvis|16
nvit|-11
nvoi|-13
nwei|18
nwic|2
nyon|-5
nyth|7
nza$|15
o|17
oard|-9
obe$|-13
oben|12
ober|11
obey|-2
obje|44
obli|2
obo$|14
obod|-5
obot|19
oced|1
oces|19
och|39
och$|-14
ocha|7
ochs|2
ock$|-4
ocke|5
octo|-5
ocum|8
odas|10
oday|6
ode$|8
odel|18
odle|3
odo$|23
odos|20
oduc|-4
odul|-7
ody$|2
oem$|2
oes$|-2
oeve|3
of|-7
of a|35
of all|14
of every|-1
of it|31
of its|12
of jonas|10
of march|-19
of reading|8
of text|16
of the|-7
of them|2
of this|-2
of tomasz|24
of what|6
of your|-4
off|16
off$|11
offe|-41
offer|29
offi|-14
ofic|1
ofor|-4
oftw|17
ofwa|27
ogam|16
oge$|-2
ogic|32
ogni|36
ogra|11
ohne|-5
oice|-7
oing|-11
oint|-7
ois$|-16
oit$|-1
ojec|8
ok|2
okaf|5
okafor|-3
okafor and|3
okafor as|7
oken|10
okol|-16
okoy|2
okoye|2
oks$|-7
ola|-6
ola$|-34
olat|-12
old$|-14
olde|-14
ole$|17
oles|-3
olic|5
oll$|-30
olle|-1
ollo|4
olls|18
olo$|21
olow|1
ols$|-12
olut|-13
olve|7
olvi|-2
olvida|-8
olvida lo|5
omas|-2
omat|19
ombr|1
ome$|-15
omeb|3
omen|16
omes|10
omis|-20
omme|27
omo$|11
omor|4
ompa|-11
ompi|7
ompo|16
ompr|-28
ompt|-4
ompu|33
omt$|4
on|-8
on it|-1
on sunday|11
on the|3
on this|11
on't|1
ona$|-23
onas|-5
onbr|2
onc$|5
once|35
once there|5
ond$|-18
onda|-14
onde|25
ondi|27
one|12
one and|4
one for|-5
one is|-4
one to|7
one who|25
one$|-1
onen|9
oner|6
ones|26
onfe|-5
onfi|15
onfo|-4
ong$|25
onga|4
onig|3
onlo|8
only|4
only the|5
only with|18
onn$|7
onne|-16
ono$|-6
ons$|-12
onsa|4
onse|-11
onsi|-11
ont$|-3
onta|-51
onte|29
onth|-4
onti|7
ontr|-18
onve|9
onvi|3
ony$|27
ood$|-16
ook$|-6
ooke|-19
ooks|-4
ool$|10
ools|-10
oon$|-16
oor$|-18
oose|-8
oot$|13
oote|31
ootn|29
open|-19
opens|19
oper|11
operator|-4
opie|-15
opil|29
ople|2
opor|20
oppo|14
opposite|14
opy$|-5
or|7
or's|3
ora$|-7
orat|-20
orbe|15
orce|11
ord$|5
orde|-20
ordi|4
ordn|-11
ordo|-15
ords|-13
ore$|-10
orec|20
ored|-7
ores|11
orez|25
orga|5
orge|-1
oria|-1
orid|7
orie|2
orig|6
orio|23
oris|-32
orit|10
ork$|17
orks|-28
orld|7
orm$|-7
orma|2
ormi|22
orne|32
orni|-4
orow|-15
orra|-5
ors$|-11
ort$|-11
orta|-3
orth|-22
orti|-1
ortl|12
orts|2
orty|-5
orwa|-8
oryt|10
osch|11
ose$|-2
osed|-4
osi$|16
osit|4
osnt|5
osob|6
oss$|-11
ost$|-11
osta|-2
oste|-20
ot|31
ota$|-19
ote$|-4
oted|10
oter|23
otes|8
othe|-6
other|14
other tasks|3
othi|10
otic|6
otiz|13
otno|29
oto$|4
otok|-15
otor|4
otre|-19
otro|14
ots$|2
ott$|15
otto|51
ou|-14
ou'r|6
oubl|-9
oubli|7
oud$|-30
ough|-24
ould|-20
ouli|14
ound|-20
ount|-9
our|-23
our$|-4
ourc|-19
ourr|-22
ours|-19
ourt|1
ous$|-4
ouse|-23
out|-2
out of|12
out$|-8
oute|8
outi|14
outp|8
output|9
output only|2
output the|-34
output title|9
ouve|-5
ove$|11
oved|2
over|-9
over the|3
overide|8
override|26
ovie|8
owes|19
owin|-9
own|11
own$|-20
owner|4
owner of|-2
owner priya|22
ows$|-33
oye$|-4
p|-17
p s|21
pa|-2
pace|-10
page|-9
pala|19
pan$|-1
pany|-7
pape|5
par|6
par un|2
par$|5
para|-11
para el|-6
para la|3
paragraph|5
pare|-13
park|-31
parl|-9
paro|15
pars|47
parser|40
parsers|28
parses|3
parses this|3
parsing|23
part|-4
partir|3
partir de|7
party|4
pas|2
pas$|1
paso|23
pass|-15
passwords|-6
pati|-8
pay|15
pay to|-1
pay$|28
pcio|-13
pdat|-6
peak|-4
peat|12
pect|-11
ped$|-19
pedi|-15
pel$|-1
pele|8
pell|-9
pen$|-11
pend|-15
pens|-3
peop|2
people|2
per|16
per$|-14
pera|14
pero|8
pers|19
persn|13
person|-4
person and|10
persona|-1
personas|-1
personne|3
peti|4
petite|4
pgif|25
pick|-2
pick jonas|3
pien|25
pier|-12
pilo|27
pisz|18
pita|-3
plac|8
place|-10
plai|-7
plan|-10
plants|27
plas|-17
play|41
ple$|-14
plea|-1
please|-13
please ignore|-7
ples|19
plese|-11
plet|4
pli$|1
plic|-1
plie|7
ploy|-19
pls|3
pls$|3
plu|27
plu$|27
plug|10
plus|14
poem|2
poin|2
point|20
poli|-15
policy|11
pon|11
pon$|12
pond|16
pone|-16
poner|12
pong|3
ponl|8
ponlo|8
pons|3
por|16
por$|16
port|-10
pose|-9
posi|3
post|-18
pour|5
pour le|-26
ppel|-12
ppen|-6
ppgi|25
ppli|7
pply|-12
ppos|1
ppri|-8
ppro|-2
ppy$|3
pr|10
prac|17
pre$|-2
prec|14
precede|14
prem|-4
pren|-4
pres|-15
present|-13
pret|28
prev|21
previous|9
previous instructions|2
pric|-3
prie|13
pril|-3
prim|-4
prin|-6
print|-2
print your|1
prio|2
prio low|1
prio urgent|1
prioridad|13
prioridad low|7
prioridad urgent|2
prioridad urgente|13
prioritat|-9
prioritat auf|20
priorite|-6
priorite urgente|6
prioritet|5
prioritty|16
priority|4
priority and|1
priority high|19
priority low|-19
priority to|13
priority urgent|19
priorty|-2
priv|16
priy|-5
priya|-7
priya nair|23
priya's|16
proc|17
process|-16
processing|15
processing this|6
prod|-3
prog|26
program|34
program the|6
programa|4
programa que|3
programm|-4
programm das|18
programme|-19
programs|7
proj|3
project|2
prom|16
prompt|4
prompt and|14
prompt as|-1
promt|14
prop|-17
pros|-36
prot|31
prov|10
prove|1
prze|6
przy|22
ps|45
ps pour|1
ptem|4
pter|-2
ptio|2
pty$|5
publ|1
puis|11
punt|4
put|6
put amara|5
put it|-13
put the|6
put$|27
pute|-6
puts|19
pwne|8
pwned|8
q|-10
qe|-1
qu'i|-5
qu'il|-5
quan|11
quand|21
que|11
que la|-12
que lee|4
que lo|19
que no|14
que un|18
que$|-2
qued|-1
queda|12
quel|-5
quem|3
quer|-3
querido|4
ques|7
question|-6
quet|-25
qui|2
qui lit|20
qui precede|14
qui$|5
quic|-1
quick|13
quie|26
quien|11
quin|-1
quip|3
quot|-2
r|-17
r's$|-14
raba|25
rach|12
raci|-50
ract|-5
rad$|-8
rade|23
rado|-1
radu|-13
raed|3
rafa|5
rafael|12
rag$|-26
rage|-34
ragr|25
ragt|3
raig|-5
rail|4
rain|-21
rais|-4
raise|7
rait|7
ral$|24
ram$|-4
rama|9
rami|29
ramm|-7
rams|4
ran$|-21
rand|-34
rang|6
rank|2
rans|-4
rant|-20
raph|-15
rar$|-37
rarb|25
ras$|-17
rase|-6
rate|-21
rati|8
rato|-4
rave|-3
ray$|-23
rbei|21
rce$|3
rcer|8
rch$|-7
rchi|-5
rci$|-26
rde$|-20
rded|27
rden|-14
rder|-24
rdi$|4
rdin|5
rdle|5
rdo$|-15
rds$|-4
rea$|8
read|22
read as|16
read by|24
read on|12
read this|9
reader|19
readers|34
reading|14
reading along|4
reading machine|25
reading software|25
reading this|6
reads|-19
reak|-1
real|-10
ream|9
reas|9
reat|3
rece|-20
rech|2
rechenknecht|10
rechner|49
reci|18
recipe|5
recipe for|13
reco|19
recopie|19
record|10
records|-8
rect|4
red|23
red$|-17
redi|-36
redy|10
reed|30
reeds|4
reen|1
rees|12
refe|6
reff|26
refu|-10
refund|3
rega|-8
rege|-6
regeln|-5
regi|2
regl|-15
rei$|-6
reib|10
rein|-8
reit|7
rel$|22
reli|17
rema|7
reme|-4
remi|-7
reminder|3
remo|-2
ren$|-13
rend|-22
reno|-8
rent|-25
reos|8
repe|-11
repeat|15
repi|48
repl|13
reply only|16
reply with|12
repo|-11
repondez|-2
requ|-17
request|-8
rer$|-14
res$|-25
resc|17
rese|2
reset|1
reso|1
resolved|-7
resp|15
respond|1
responsable|-10
responsable a|6
responsible|-8
responsible person|17
ress|-3
rest|-21
resu|19
result|8
ret$|-5
reta|-13
rete|38
reti|6
retu|-18
return|1
reun|-18
reve|-19
reveal|6
reveal your|6
revi|-15
rew$|-11
rey$|-27
rez$|20
rfas|22
rgad|-10
rgan|2
rge$|-18
rgen|11
rget|-2
rgis|1
rgne|-14
ria$|-32
riba|7
ribe|7
ribi|-4
ribu|-11
rich|9
rida|2
ridd|6
ride|37
rido|-1
rieb|9
rien|-8
rier|10
ries|-19
riet|5
rift|-1
rig$|2
rige|-1
righ|6
right|-1
rights|3
rigi|-13
rike|-29
ril$|-4
rim$|-9
rime|43
ring|-2
rint|9
rio$|-4
rior|12
rios|-14
ript|2
riqu|44
rire|1
ris$|-42
rise|16
rist|-5
rit$|7
rita|-19
rite|13
rith|30
riti|-7
ritm|19
rito|4
ritt|-9
rity|-5
riva|15
rive|5
rivi|-28
riya|-5
rkin|-11
rks$|-27
rksp|12
rkt$|12
rla$|-7
rld$|7
rled|1
rlie|5
rlo$|-6
rma$|-20
rmai|7
rmat|7
rme$|-18
rmin|22
rms$|-21
rna$|-63
rne$|41
rnin|-9
rno$|12
rns$|10
robe|15
robo|24
robot|3
robots|-20
roce|22
rodu|-4
roga|16
rogr|13
roje|4
role|18
role system|7
rom$|-7
romi|-7
romo|-5
romt|13
ron$|-19
rong|-13
roni|30
root|17
rop$|-4
ror$|2
ros$|-13
ross|-22
rote|45
roto|-21
roun|-23
round|2
rout|15
routing|30
rove|-1
row|28
row$|5
rows|29
rra$|3
rrag|6
rrec|9
rren|6
rreo|9
rres|-3
rrid|27
rrie|20
rrow|-3
rry$|-37
rsat|5
rsch|-10
rsda|-3
rse$|-7
rsel|6
rser|43
rses|2
rsin|23
rsio|-1
rsn$|13
rson|-3
rst$|14
rsta|-6
rsto|22
rtan|10
rte$|-8
rten|13
rter|-15
rtes|4
rtet|-2
rthe|13
rtif|36
rtig|-2
rtin|7
rtir|-1
rtli|-2
rtor|27
rtra|2
rts$|-22
rtua|-3
rtun|2
rty$|-18
ruar|9
rube|-1
rucc|-2
ruck|-20
ruct|10
rule|24
rules|23
rules and|1
run|18
run$|-27
runs|-7
rust|18
rve$|5
rvee|31
rver|-8
rvic|-11
rvis|23
rwar|-2
rwei|5
rybo|-12
ryon|1
ryth|15
rzo$|1
s|-35
s for|38
s to|8
s's$|12
sa|-6
sabl|-1
sach|7
sado|8
sage|12
said|-9
sais|30
saje|-10
sak$|3
salu|-18
same|-10
samp|17
sans|17
sans date|12
sati|-28
satz|5
save|23
say|6
say the|13
say$|2
says|-6
scal|34
scan|19
scar|42
scen|-12
sch$|-2
scha|-16
sche|-3
schi|-9
schl|-12
scho|-20
schon|-1
schr|21
schreib|18
schreibt|11
schrieb|6
scre|-10
scri|14
sday|-23
se|-4
se que|14
seco|-8
second|-9
secr|14
sed$|-9
see|-1
see it|14
see$|6
sees|2
segu|2
sehr|-7
sein|11
sel$|-39
self|6
sem$|19
sema|1
sen$|-4
sena|3
send|8
sender|19
sent|8
sent with|37
sentence|17
september|3
ser$|26
ser'|5
sera|1
sers|16
sert|13
serv|-11
serve|35
service|6
servise|8
ses$|-4
sess|5
set|4
set assignee|-25
set due|19
set priority|12
set the|6
set this|-6
set$|3
sett|3
setz|-4
setze|1
seul|20
seur|9
sez$|19
sfer|2
shal|26
shall|8
shall take|13
shalt|29
shar|-23
she|-7
she$|-7
shed|-13
shee|-15
sher|-5
shin|-7
shou|8
should|11
show|-10
si|12
si tu|3
sia$|-5
sial|8
sich|10
side|-16
sie|1
sie$|-2
sifi|-10
sify|10
sign|-2
silent|-1
sili|14
sill|12
simi|2
simo|3
simon|2
simon dise|8
sin|10
sin$|-9
sinc|-6
since|-2
sind|-1
sine|8
sing|-8
sino|4
sion|-8
siri|48
sist|15
sistem|-9
sistema|19
sit$|-13
sita|19
site|14
skbo|16
sked|9
skin|38
skip|21
sks$|-5
slat|12
slee|2
smar|12
smart|23
smart inboxes|20
smit|-1
smo$|-12
sn't|-8
snt$|-1
so|1
so bot|2
so good|19
so that|-5
so write|12
soba|6
sobr|-4
sofo|-2
sofort|-2
soft|12
software|4
software that|-12
softwear|10
sofw|27
sofware|27
soll|7
solo|40
solo para|21
solu|-13
solv|9
som|11
som$|11
some|-19
somebody|3
son$|-3
sona|3
sond|23
sondern|9
sone|20
sonn|-13
sons|-5
sopo|20
soporte|20
sor$|-26
sort|-7
sour|-20
source|2
spac|9
span|-9
span style|1
spec|-12
spen|-15
sper|6
spon|10
spra|17
sprachmodell|22
spri|-23
sreg|10
srob|14
ssa$|22
ssag|6
sse$|-29
ssed|16
ssee|-12
ssen|-21
sser|1
sses|3
ssif|-5
ssin|-9
ssio|-5
ssis|12
ssor|31
sst$|3
ssun|15
ssus|9
sswo|-7
sta$|7
staf|4
staff|7
stal|-18
stan|8
stand|-10
stands|24
stands above|5
star|2
start|31
stas|3
stat|-8
statt|9
status|7
ste$|8
stea|3
sted|-1
steh|-9
steht|-4
stei|-3
stein|1
stel|-4
stem|10
step|-4
ster|-22
stes|10
stet|11
stets|5
stic|41
stim|-9
stin|-17
stio|1
stit|1
stli|19
stma|-5
stnt|4
sto$|7
stod|29
ston|-6
stoo|-8
stop|-19
stor|8
store|8
store the|9
stored|15
stra|3
stre|-18
stri|-4
stro|2
stru|11
sts$|-27
stuf|2
styl|12
style|-3
su|-9
suar|4
subj|-21
subs|-6
such|1
such a|5
sudo|51
suit|-7
suite|5
sult|-3
summ|-12
summarise|4
summarise this|4
sund|2
sunday|10
sunday the|55
sung|46
sunt|4
supp|5
supprime|-11
supprimer|2
supprimer le|10
supr|6
suprime|6
sur|5
sur$|5
sure|8
surv|-4
sus$|7
sust|16
swap|5
swer|11
swit|-6
switched|9
swor|3
syst|13
system|18
system content|7
system ignore|3
system new|27
system notice|-6
system prompt|4
system set|6
system you|6
systeme|-5
systems|-4
syte|11
sytem|6
sze$|11
t|-11
t m|33
t's$|-25
ta|-7
tabl|-8
tach|21
tache|37
taches|37
taches de|2
tado|34
taff|5
tag|3
tag$|-9
tage|-18
taht|6
tain|-7
tair|-11
tait|-7
take one|3
taken|7
takes|-10
taks|39
tal$|-40
tale|6
talk|13
tall|-19
tamb|10
tambien|10
tan$|-24
tana|3
tanaka|5
tanaka y|2
tanc|5
tand|-11
tant|16
tanw|13
tar$|13
tare|31
tarea|26
tareas|37
tareas de|6
tari|-7
tart|-17
tas$|-4
task|30
task as|6
task assistant|25
task bot|-9
task builder|22
task due|1
task from|1
task helper|7
task is|5
task list|5
task maker|8
task of|9
task program|26
task to|-3
taskbot|8
tasks|20
tasks and|7
tasks named|9
tasks of|18
tasks out|3
tat$|-2
tate|-19
tati|27
tatt|15
tatu|6
tbot|15
tch$|-22
tche|-7
te|8
tead|-2
team|-29
tect|-15
ted$|-11
tee$|-9
teh|-5
teh$|-6
teht|-8
tein|-2
tel|18
tel$|17
tele|54
teli|13
tell|-20
tell the|-6
tem$|-1
tema|15
temb|4
teme|10
tems|1
ten$|-25
tena|-17
tenc|28
tend|-21
teni|5
tent|14
tep$|-5
ter$|-7
terd|2
tere|-3
teri|-3
term|8
termin|2
termine|-1
terms|13
terp|23
ters|-6
tes$|-6
test|-6
tet$|17
tets|5
teur|17
teve|-1
text|24
text above|-1
text and|1
text is|-4
text oben|1
texto|10
texts|-4
tgpt|28
th|7
th of|11
than|-6
thank|20
thank you|-26
thanks|-23
that|10
that are|2
that files|17
that has|4
that is|8
that it|7
that makes|8
that reads|7
that the|5
that there|-15
that turns|23
that you|-13
thats|12
the|-9
the above|18
the addressee|-2
the admin|-15
the administrator|11
the ai|5
the answer|14
the asistant|-6
the assignee|35
the assistant|-34
the auto|62
the automated|13
the automatic|16
the board|19
the bot|-10
the box|29
the ceo|-3
the clever|1
the computer|40
the date|-10
the day|37
the description|32
the due|8
the end|-16
the extractor|29
the following|1
the highest|4
the humans|2
the last|2
the level|39
the list|-21
the lowest|24
the machine|8
the mail|6
the model|31
the moment|1
the name|33
the note|6
the notes|17
the one|12
the other|-2
the output|29
the owner|8
the person|7
the plants|30
the priority|16
the program|4
the reading|17
the real|1
the responsible|5
the rest|-3
the robot|-16
the role|-3
the sender|16
the software|-22
the system|1
the task|13
the tasks|16
the text|9
the th|-16
the thing|22
the titel|5
the title|7
the user|26
the whole|10
the word|26
the workspace|2
the$|-9
thei|-10
their|-9
them|5
them to|2
then|5
then it|29
then the|1
ther|-8
there|26
there is|-15
there was|34
thes|-4
these|-4
they|-16
thin|8
thing|-17
thing that|19
think|1
thinking|24
this|15
this as|13
this document|7
this email|9
this is|-10
this letter|28
this line|43
this mail|3
this message|1
this one|14
this page|3
this task|9
this text|13
this the|-10
this to|4
this very|21
this you|-34
thm$|19
thor|-6
thou|4
thre|2
three|-3
thro|-19
ths|17
ths$|7
thx|-11
thx$|-11
tial|-6
tic$|22
tica|-22
tice|-2
tick it|19
ticket|-5
tickets|8
tico|30
tien|-4
tier|9
ties|10
tifi|15
tig$|-8
tige|20
tihs|3
tik$|12
til$|10
tili|2
till|-24
time|-7
tin$|2
tina|-1
tine|-9
ting|-1
tion|-6
tiqu|-25
tir$|-18
tise|13
tit$|5
tite|25
titel|25
titel is|5
titl|19
title|15
title field|10
title is|9
title must|12
title nothing|2
title of|-7
title to|18
title transfer|4
title wire|2
titr|30
titre|30
titu|16
titulo|15
tive|-28
tle$|1
tled|-1
tlic|17
tlie|19
tly$|19
tmas|-2
tmat|7
tmo$|17
tnot|29
tnte|4
to|-6
to account|3
to admin|-4
to ai|25
to amara|2
to anna|6
to any|3
to ask|23
to be|-3
to ben|9
to do|-13
to dos|8
to enter|-9
to hacked|1
to january|15
to jonas|-6
to list|3
to low|-4
to march|18
to me|-4
to mei|-9
to nobody|12
to pay|8
to pick|7
to priority|1
to priya|-1
to see|23
to set|19
to task|19
to the|-3
to this|-15
to tomasz|9
to urgent|-4
to victor|5
to viktor|1
to write|1
to your|24
tobe|-4
tod$|29
toda|14
todas|7
today|12
today and|2
todo|-6
todo lo|16
todos|20
todos los|13
toi|10
toi qui|12
toi$|10
toko|-15
told|11
tom$|-15
toma|5
tomasz|-2
tomasz wilk|16
tomo|5
tomorrow|8
ton|8
ton$|16
tone|-23
toni|9
tonight|4
too|-2
too$|-2
tood|-6
tool|33
tools|-9
top|14
top$|-1
tor$|-7
tore|10
tori|26
tory|20
tos$|-34
tou|16
tou$|12
toujours|-1
tous|-13
tout|26
tout ce|15
toute|19
toutes|-1
toutes les|-1
tput|9
tra$|-15
trab|26
trac|-3
trad|15
trag|-4
tragt|5
trai|2
traitement|30
tran|-22
transfer|6
transfer eur|2
transfer to|1
tras|9
trat|-7
tre$|11
trea|-13
treat|-19
trel|5
tres|-1
tri$|-1
trib|-11
tric|14
trie|-8
tro$|-3
tron|17
tros|-1
truc|1
trus|11
trust|9
trusted|8
try$|-20
tsak|3
tsel|4
tsle|27
tsro|14
tte$|-15
tten|-9
tter|-9
ttin|-5
ttle|-20
ttre|-12
ttri|-7
tty$|4
tu|-1
tu me|6
tu mets|12
tual|-5
tufe|7
tula|-18
tule|4
tulo|13
tum$|1
tung|11
tur$|17
tura|3
ture|-19
turn|-6
turns|11
tus$|19
tute|-6
twar|14
twea|7
twen|12
twenty|11
two|-2
two$|-2
twor|21
txt|-1
txt$|-1
tyle|-6
type|1
tze$|19
tzen|3
tzer|7
tzt$|-10
u|7
u'il|-5
u're|6
uage|-6
ual$|-35
uali|26
uand|8
uant|-2
uari|-11
uary|9
uber|4
ubli|-2
ubri|40
ubsc|-4
ucci|-3
uce$|11
uch$|-22
uche|-6
ucke|-6
ucti|12
ucun|9
ude$|-4
udo$|-1
ueda|31
ueme|2
uen$|-10
uent|6
uer$|-1
uera|18
ueri|-1
ues$|4
uest|3
ufen|-17
ufga|28
uge$|-14
ugh$|-22
ugin|16
uhre|15
uick|-1
uide|-4
uien|-14
uier|-1
uiet|18
uild|-24
uill|-5
uina|11
uis$|-5
uite|-7
ujou|-6
ular|-5
ulat|26
uld$|-18
ule$|-22
ules|16
ulin|15
ull$|-6
ulo$|9
ult$|3
um|-15
uman|37
umbe|-5
ume$|12
umen|-14
umer|13
umma|8
un|-7
una|-11
una$|-2
unch|-7
und|10
und den|2
und die|-7
und losche|4
und weise|2
und$|-3
unda|3
unde|-4
under|7
understod|29
unds|-4
une|4
une$|4
ung$|-24
unge|-11
ungs|12
uniq|-3
unit|3
uns|4
uns$|-5
unst|11
unsu|5
unsubscribe|7
unt$|-17
unta|-22
unte|-13
unter|8
unti|-10
until|-7
unto|-17
uold|-25
uor$|22
up|-16
upda|-6
update|-3
upon|-1
uppg|25
uppl|5
uppr|-1
upri|5
ur|4
ura$|10
ural|22
urce|-19
urch|-9
ure$|11
urga|-3
urge|6
urgencia|28
urgency|-14
urgent|7
urgent and|15
urgent assign|9
urgent due|5
urgent et|3
urgent for|6
urgent the|-24
urgent urgent|3
urgent y|2
urgente|-2
urgn|1
urgnet|-14
urn$|9
urns|-5
uro$|-4
uros|-25
urre|10
urri|-3
urs$|-27
urse|-11
urth|19
us|-11
use|12
use it|-5
use$|-7
user|11
user's|5
users|-4
uses|6
uso$|23
uss$|12
ussi|-5
ust$|-5
usta|-2
uste|-21
usti|14
usua|9
usuarios|9
uswe|16
ute$|-12
uter|2
utes|-4
utet|6
utho|7
util|6
utin|28
utio|-6
utma|7
uto$|-6
utom|27
utpu|9
utre|5
uts$|-14
utte|5
uty$|6
utze|8
v|-9
va|10
vaci|23
vail|41
vali|-9
valu|34
value|44
values|-8
van|-7
van$|2
vant|-3
veal|-19
vec$|9
ved$|-2
vee$|32
vel$|-9
velo|-16
ven$|2
venc|8
vence|18
vend|-36
vendor|-5
ver$|4
verarbeitet|5
verb|-5
verd|-1
vere|-23
verg|-19
vergiss|1
vergiss alle|13
vergiss alles|8
veri|-8
verr|14
vers|-8
version|8
vert|9
verw|9
very|1
ves$|-26
vest|8
vez|1
vez$|-20
viad|49
vice|-2
vict|5
victor|5
vida|14
viem|8
vien|-6
vier|-7
view|-3
vin$|-8
vina|5
ving|18
viou|7
virt|-3
virtual|-3
vis$|-13
vise|22
visi|-8
viso|15
voic|-18
voll|-9
vom|-3
vom$|-3
von|3
von einem|4
von$|-7
voor|4
vor|2
vor$|-39
vorg|3
vorz|17
vos|5
vos$|4
voss|21
vote|11
votr|4
votre|4
vous|-3
vril|3
vry$|-8
vryt|28
w|-15
walt|-9
want|-15
war|4
war einmal|6
war$|9
ward|15
ware|15
was|2
was a|13
was$|2
wat|21
wat is|21
wat$|21
wate|-11
way$|-18
ways|6
we|-16
wear|20
wech|6
week|-13
weg|17
weg$|10
weil|9
weis|6
weise|2
weit|1
well|9
wen|26
wen$|-6
wenn|8
went|-12
wer|-11
wer$|-18
were|2
wers|-13
wert|23
west|6
what|7
what you|-5
whatever|12
whatever you|-17
when|-2
when i|3
when you|-5
wher|-8
where|10
whic|1
which|-9
whil|8
while|16
while you|32
whit|-19
white|4
who|-8
who has|-8
who$|-8
whoe|4
whoever|4
whol|-3
whole|-1
whos|20
wich|21
wie|18
wie$|18
wied|3
wiht|11
wil|-4
wil$|-4
wilk|12
wilk and|11
will|-2
will be|-5
wing|-14
wipe|5
wird|9
wire|21
wire eur|11
wire to|3
wirt|-2
wirte|5
wise|5
wish|12
witc|-5
with|-2
with a|9
with done|3
with due|3
with hacked|14
with low|1
with ok|12
with priority|2
with the|-13
with this|-7
without|-1
without a|-4
wlik|20
wned|8
word|26
word banana|6
word for|16
words|-6
work|-10
workspace|24
worl|7
wort|21
woul|-4
would|-4
writ|-12
writ jonas|6
write|-5
write down|6
write it|6
write the|-5
writen|5
writer|22
writes|-9
written|-21
wron|-18
wrong|-18
wrot|7
wrote|7
wser|46
x|-11
x task|21
xamp|20
xcep|5
xes$|-4
xima|-1
ximu|13
xpec|-6
xpor|2
xte$|7
xto$|10
xtra|29
xts$|-4
y|18
y el|18
y no|9
y que|-7
y se|4
y tu|23
ya|-6
ya's|15
ybod|-15
yend|14
yer$|-43
yes|-13
yes$|21
yest|17
yesterday|2
ying|16
yle$|-8
ymen|-11
yo|6
yone|-3
you|-1
you are|22
you do|8
you have|-2
you know|-1
you may|15
you must|18
you read|15
you see|-4
you summarise|4
you the|-5
you were|15
you$|-1
you'|-8
you're|6
your|11
your guidelines|14
your instructions|17
your output|1
your previous|8
your rules|9
your system|6
ypis|30
yste|12
ytem|11
ythi|13
yuo|11
yuo$|11
yuor|22
z|-23
zada|15
zeil|7
zemb|-1
zen$|1
zer$|8
zet|8
zet$|8
ziel|5
zone|23
zu|7
zust|27
zustandig|-8
zustandig ist|16
zustandige|3
~'|-9
~a|5
~a ~amr|9
~a ~asgn|7
~a ~astnt|1
~a ~bt|-1
~a ~d|3
~a ~dt|20
~a ~fr|20
~a ~hmn|8
~a ~i|111
~a ~jns|27
~a ~l|15
~a ~lng|-2
~a ~ltl|-31
~a ~ltntn|-1
~a ~m|15
~a ~mchn|-2
~a ~nd|4
~a ~nt|3
~a ~pm|10
~a ~pr|5
~a ~prgrm|2
~a ~prsn|36
~a ~prt|21
~a ~prtr|7
~a ~rfl|22
~a ~stms|1
~a ~t|-18
~a ~th|-10
~a ~tht|7
~a ~tl|10
~a ~tmsz|26
~a ~tsk|13
~a ~urgnt|29
~ab|-15
~abgschlt|2
~abt|-5
~abt ~it|-9
~abt ~th|19
~abv|25
~abv ~and|-42
~abv ~is|5
~ach|19
~achtng|9
~acn|9
~acnt|1
~acnt ~wth|2
~acpt|-2
~acrdngl|21
~acrs|7
~acs|1
~actn|-17
~ad|6
~admn|7
~admn ~bt|6
~admn ~md|9
~admn ~rghts|-8
~admnstrdr|3
~admnstrtr|26
~admnstrtr ~and|2
~adn|-14
~adrs|7
~adrs ~of|25
~adrsd|2
~advn|15
~af|-12
~af ~dn|9
~af ~drngnd|20
~af ~urgnt|1
~afgb|3
~afgbn|15
~aftr|-8
~agn|-7
~agnst|-22
~agnt|26
~agnt ~tht|15
~agnts|28
~agrd|18
~agrd ~wth|7
~agrdcd|8
~agrs|16
~agst|7
~ahr|4
~al|2
~al ~afgbn|8
~al ~bshrgn|7
~al ~mdl|24
~al ~of|35
~al ~prvs|-5
~al ~th|16
~al ~tsks|19
~al ~usr|-6
~al ~usrs|3
~algrthm|19
~algrtm|17
~alng|4
~alrd|8
~als|16
~als ~zstndg|6
~alt|-6
~alt ~txt|1
~alw|11
~alws|9
~alws ~ds|2
~alx|13
~am|-7
~amr|1
~amr ~is|-5
~amr ~okfr|24
~an|9
~an ~a|25
~an ~astnt|-12
~an ~d|1
~an ~dn|18
~an ~ds|8
~an ~mr|11
~an ~othr|12
~and|3
~and ~a|-8
~and ~al|19
~and ~answr|12
~and ~asgn|10
~and ~cl|-3
~and ~crt|1
~and ~d|26
~and ~dlt|-8
~and ~gv|-7
~and ~hv|28
~and ~i|6
~and ~is|-2
~and ~it|16
~and ~its|35
~and ~lw|12
~and ~mk|13
~and ~mrk|-20
~and ~mst|2
~and ~n|5
~and ~prnt|-9
~and ~prt|8
~and ~pt|1
~and ~rpl|14
~and ~rvl|6
~and ~s|6
~and ~st|-21
~and ~th|-5
~and ~tht|-5
~and ~tl|-3
~and ~wrt|-11
~and ~wth|12
~and ~y|11
~andr|12
~answr|15
~answr ~in|-13
~answr ~onl|12
~answr ~tht|10
~answr ~wth|20
~anthng|15
~antr|11
~antr ~y|8
~ants|-1
~ants ~d|16
~antwrt|19
~anwsng|-3
~anwsng ~an|2
~anwsngn|7
~anwsngn ~und|6
~ap|-6
~apl|4
~apl ~bfr|12
~aplctn|-26
~apld|-2
~apnt|15
~aprl|-3
~aprv|15
~aprvd|-7
~aprvd ~b|7
~aq|-3
~ar|4
~ar ~a|4
~ar ~alws|26
~ar ~an|16
~ar ~in|-9
~ar ~n|18
~ar ~nt|3
~ar ~nw|17
~ar ~th|11
~ar ~urgnt|21
~ar ~y|18
~archv|-11
~art|2
~artfcl|5
~artfcl ~intlgnc|-11
~artfsl|8
~arv|-1
~as|-3
~as ~a|-5
~as ~asgn|2
~as ~cmpltd|-4
~as ~d|1
~as ~dn|-18
~as ~fnshd|19
~as ~it|8
~as ~l|1
~as ~lw|10
~as ~t|14
~as ~th|14
~as ~tl|1
~as ~urgnt|-9
~as ~y|21
~asgn|7
~asgn ~a|10
~asgn ~bn|10
~asgn ~evrthng|1
~asgn ~it|11
~asgn ~jns|25
~asgn ~m|64
~asgn ~mst|20
~asgn ~pr|11
~asgn ~t|-21
~asgn ~th|-9
~asgn ~ths|-37
~asgn ~tmsz|24
~asgnd|-30
~asgnd ~t|-12
~ask|4
~askd|11
~askd ~t|3
~asrt|16
~astnt|21
~astnt ~bfr|5
~astnt ~d|-14
~astnt ~dgtl|7
~astnt ~is|14
~astnt ~mst|2
~astnt ~st|2
~astnt ~th|1
~astnt ~vrtl|-2
~astnt ~wrt|23
~astnt ~y|9
~astntn|22
~astnts|25
~aswrtnd|5
~at|-15
~at ~it|31
~at ~onc|2
~at ~th|-3
~athrsd|15
~atmt|21
~atmtc|7
~atmtc ~rdr|3
~atmtd|-4
~atmtd ~astnts|16
~atmtd ~rdr|21
~atmtd ~rdrs|1
~atmtn|64
~atmtq|-18
~atmts|17
~atn|99
~atntn|32
~atrb|-4
~av|16
~avc|9
~avc ~l|7
~avrl|3
~avs|13
~aw|-11
~ax|-5
~b|-10
~b ~a|8
~b ~fr|7
~b ~n|-23
~b ~rd|-19
~b ~s|16
~b ~t|20
~b ~th|7
~b ~tht|5
~b ~tmrw|13
~b ~tmsz|10
~b ~urgnt|25
~bck|2
~bcs|-2
~bd|-2
~bfr|-2
~bfr ~ths|1
~bfr ~y|-2
~bgn|-2
~bhnd|6
~bj|-8
~bk|8
~bks|-7
~blck|17
~bldr|21
~blng|11
~blnk|-9
~blt|3
~blw|6
~blw ~is|-2
~bn|10
~bn ~ok|5
~bn ~urgnt|12
~bng|8
~bntzr|4
~br ~tds|12
~brd|-5
~brg|16
~brg ~and|17
~brg ~as|2
~brg ~et|10
~brg ~in|4
~brg ~pr|22
~brg ~y|4
~brk|-8
~bs|-11
~bs ~mrgn|4
~bschrbng|5
~bshrgn|7
~bshrgn ~anwsngn|7
~bst|-48
~bt|10
~bt ~a|10
~bt ~asgn|9
~bt ~d|1
~bt ~is|12
~bt ~th|10
~btm|7
~bts|23
~btw|7
~bx|8
~bx ~fr|3
~c|-20
~c ~a|21
~c ~q|6
~cd|-17
~ch|12
~chmp|18
~chng|-16
~chr|-11
~chr ~intlgnc|15
~chrg|5
~chrs|7
~chrstms|-1
~chs|4
~chtbt|5
~chtbt ~asgn|17
~chtbts|15
~chtgpt|28
~cl|-16
~cl ~it|15
~clbrtn|13
~clcltr|26
~cld|-26
~clg|1
~clgs|3
~clm|9
~cln|16
~clndr|-1
~cls|-2
~clsd|-8
~clvr|5
~clvr ~ltl|4
~cm ~fch|7
~cm ~hch|1
~cm ~rspnsbl|5
~cm ~urgnt|-1
~cmb|8
~cmnt|6
~cmplt|20
~cmpltd|18
~cmpltd ~and|-20
~cmpn|-11
~cmptr|61
~cmptr ~prgrm|5
~cms|-9
~cn|-19
~cn ~l|11
~cncl|-5
~cncld|4
~cncrn|1
~cnf|3
~cnfdntl|-28
~cnfrm|11
~cnsgns|19
~cnt|-8
~cnt ~d|-2
~cnt ~l|3
~cntn|-28
~cntns|13
~cntnt|15
~cntrct|8
~cnts|12
~cnvrt|16
~cp|-19
~cplt|29
~cptl|8
~cptl ~ltrs|10
~cr|-6
~crct|2
~crds|18
~crnt|33
~crs|20
~crspndnc|-2
~crt|-6
~crt ~a|3
~crt ~tsks|1
~crtcl|-2
~cs|6
~cs ~lgns|3
~csl|15
~cst|-7
~cstmr|-10
~ct|-28
~d|-5
~d ~afgb|-7
~d ~and|12
~d ~anthng|33
~d ~bschrbng|8
~d ~d|-25
~d ~ds|-5
~d ~est|12
~d ~fr|-5
~d ~hr|4
~d ~is|22
~d ~it|11
~d ~jnr|62
~d ~k|6
~d ~l|-9
~d ~lctr|8
~d ~lng|9
~d ~m|51
~d ~mrz|-8
~d ~mtr|12
~d ~n|-1
~d ~nt|13
~d ~nvmbr|2
~d ~of|1
~d ~on|4
~d ~pr|21
~d ~prt|11
~d ~s|38
~d ~sftwr|17
~d ~sm|1
~d ~t|21
~d ~td|-50
~d ~th|49
~d ~tht|7
~d ~tmrw|16
~d ~tmsz|1
~d ~tr|19
~d ~y|-32
~dch|-9
~dcmbr|1
~dcmnt|14
~dcn|10
~dctr|3
~dfrnt|13
~dgtl|14
~dj|-8
~dl|-12
~dln|11
~dln ~is|-13
~dln ~tmrw|28
~dlt|-1
~dlt ~al|23
~dlt ~evr|2
~dlt ~th|8
~dm|-21
~dm ~txt|3
~dmn|23
~dn|21
~dn ~and|5
~dn ~astntn|30
~dn ~mrz|23
~dnc|5
~dnd|21
~dng|40
~dnk|-2
~dns|-3
~dns ~l|-13
~dnstnwsng|3
~dnt|-3
~dnt ~ask|14
~dnt ~wrt|25
~dr|-5
~dr ~a|4
~dr ~astnt|11
~dr ~k|18
~dr ~prgrm|49
~dr ~tsk|-30
~drctv|3
~drnglchkt|6
~drngnd|21
~drp|1
~drp ~th|26
~drs|-34
~drs ~acrdngl|6
~ds|-7
~ds ~d|10
~ds ~hr|-6
~ds ~ist|2
~ds ~it|13
~ds ~nchrcht|14
~ds ~nt|-8
~ds ~prgrm|-15
~ds ~rbt|8
~ds ~s|27
~dscrd|5
~dscrptn|11
~dsk|-1
~dsn|22
~dsnt|-14
~dsr|-12
~dsrgrd|10
~dsrgrd ~evrthng|5
~dsrgrd ~th|5
~dstntr|8
~dt|8
~dt ~and|-4
~dt ~at|2
~dt ~bx|7
~dt ~d|8
~dt ~is|24
~dt ~jnr|6
~dt ~n|23
~dt ~t|14
~dt ~td|7
~dt ~y|29
~dtctn|15
~dtctn ~ws|15
~dtm|-1
~dtr|5
~dts|36
~dv|-13
~dvlpr|1
~dvlpr ~md|33
~dvn|5
~dvnt|29
~dwn|4
~dwn ~fr|7
~dzmbr|-1
~e|-4
~e ~d|11
~e ~l|17
~e ~ml|-20
~e ~n|15
~ech|21
~echnc|5
~echnc ~dmn|23
~ecr|5
~ecrs|10
~efct|36
~egl|8
~eh|-1
~el|-19
~el ~astnt|1
~el ~d|13
~el ~lctr|7
~el ~tl|2
~els|3
~els ~is|12
~eml|-30
~empt|5
~empt ~th|3
~en|-1
~en ~el|6
~en ~l|3
~en ~lw|15
~en ~trs|3
~en ~urgnt|12
~encrgd|11
~end|26
~end ~of|13
~ends|-18
~enfch|8
~engn|14
~engn ~tht|11
~enm|4
~enml|5
~enml ~en|6
~enr|-2
~entr|24
~entrg|-1
~entrgn|-5
~entrs|22
~er|-11
~er ~t|12
~erldgt|10
~erlr|12
~ers|-9
~ers ~t|13
~ers ~un|8
~erst|3
~es|7
~es ~d|21
~es ~jns|42
~es ~un|33
~es ~wr|6
~escrt|4
~est|3
~est ~cr|7
~est ~d|15
~est ~en|6
~est ~l|-1
~est ~mnsj|16
~est ~pr|5
~ests|10
~et|14
~et ~j|2
~et ~l|23
~et ~n|1
~et ~t|4
~evn|16
~evr|15
~evr ~tsk|19
~evrbd|-9
~evrn|5
~evrthng|29
~evrthng ~abv|20
~evrthng ~t|-12
~evrthng ~y|24
~exmpl|-4
~exprt|-6
~extr|-23
~extrcn|31
~extrct|-25
~extrctn|24
~extrctr|25
~f|-8
~fbl|1
~fbr|-19
~fch|3
~fch ~el|8
~fclts|14
~fd|2
~fhrn|13
~fl|4
~fl ~in|15
~fl ~it|24
~fl ~th|9
~fld|-14
~flds|19
~flg|31
~flgkt|6
~flng|12
~flr|9
~fls|-16
~fls ~th|5
~fls ~ths|15
~flt|-9
~fltr|16
~flwng|1
~flws|2
~fn|16
~fnd|-16
~fnds|-7
~fnshd|24
~fnshd ~and|5
~fr|-9
~fr ~a|-13
~fr ~al|15
~fr ~atmtd|7
~fr ~cmptr|11
~fr ~d|7
~fr ~dn|-20
~fr ~evr|6
~fr ~hmns|3
~fr ~it|3
~fr ~jns|9
~fr ~m|13
~fr ~pl|19
~fr ~pr|-5
~fr ~td|2
~fr ~th|12
~fr ~ths|2
~fr ~wrd|17
~fr ~y|5
~frc|7
~frcr|10
~frd|-5
~frdg|19
~frg|-7
~frgt|6
~frgt ~th|-88
~frgt ~wht|23
~frgt ~yr|2
~frm|-6
~frm ~flr|18
~frm ~hr|13
~frm ~m|56
~frm ~nw|34
~frm ~th|3
~frm ~ths|14
~frm ~yr|4
~frnd|36
~frst|8
~frst ~nm|22
~frtg|12
~frthr|1
~frwrd|17
~fs|-4
~ft|-17
~ftnt|29
~ftr|19
~fv|-5
~fx|-27
~g|19
~g ~on|29
~gb|-5
~gd|-5
~gd ~as|17
~gdlns|20
~gl|17
~glt|9
~gmbh|7
~gmß|3
~gn|-3
~gn ~s|6
~gng|10
~gng ~t|15
~gnrtr|22
~gns|11
~gnz|17
~gpt|15
~grd|-1
~grndmthr|7
~grnt|-3
~grntd|-8
~grnts|16
~grt|-30
~gs|-21
~gs ~fr|41
~gs ~t|-10
~gst|-12
~gt|-15
~gts|-4
~gv|-6
~gv ~it|11
~gv ~th|-8
~gv ~ths|16
~gvn|8
~gvs|-2
~h|-27
~h ~cld|21
~h ~sr|46
~h ~y|28
~hc|21
~hch|6
~hckd|-21
~hckd ~and|-22
~hckd ~prt|1
~hd|9
~hdn|24
~hdng|11
~hg|-18
~hgh|-8
~hgh ~prt|15
~hghlghtd|17
~hghlghtr|16
~hghst|6
~hj|27
~hl|-8
~hld|21
~hlpr|-3
~hlt|1
~hm|-5
~hmn|13
~hmns|29
~hn|-30
~hnd|-1
~hndlng|34
~hndls|10
~hndls ~ths|12
~hnws|4
~hnws ~an|-9
~hp|-20
~hr|-2
~hr ~and|4
~hr ~en|12
~hr ~on|7
~hrt|-27
~hs|-15
~hs ~bn|14
~hs ~t|10
~hst|2
~hstr|26
~ht|-17
~hv ~t|21
~hw|-2
~i|3
~i ~am|13
~i ~d|-11
~i ~hv|-12
~i ~knw|25
~i ~n|22
~i ~s|-8
~i ~wl|-7
~ic|-15
~ich|-11
~id|-27
~if|-4
~if ~a|5
~if ~th|5
~if ~y|-3
~if ~yr|23
~ignr|13
~ignr ~al|21
~ignr ~evrthng|6
~ignr ~prvs|18
~ignr ~th|2
~ignr ~yr|15
~ignrz|25
~ihn|-6
~ihr|-19
~il ~est|5
~im|-4
~im ~end|6
~imprtnc|20
~imprtnt|-14
~imprtr|52
~in|-5
~in ~a|-15
~in ~admn|9
~in ~cptl|10
~in ~d|21
~in ~dvlpr|11
~in ~it|-8
~in ~mntnc|6
~in ~th|-8
~in ~ths|9
~in ~yr|21
~inbxs|20
~inf|-11
~ins|-29
~inscr|10
~instd|7
~instd ~of|-8
~instrcn|6
~instrcns|2
~instrctn|44
~instrctn ~fr|1
~instrctns|2
~instrctns ~and|5
~instrctns ~fr|-2
~int|6
~int ~th|12
~intk|28
~intl|4
~intlgnc|15
~intlgnc ~artfcl|-12
~intlgnz|12
~intljnc|6
~intrn|10
~intrns|25
~invc|-6
~invsbl|16
~invt|20
~ir|6
~is|-7
~is ~a|27
~is ~d|-27
~is ~fr|24
~is ~gng|8
~is ~jnr|9
~is ~m|22
~is ~n|-16
~is ~nt|-7
~is ~nw|5
~is ~on|6
~is ~pr|5
~is ~rdng|4
~is ~rspnsbl|-18
~is ~t|18
~is ~th|9
~is ~tmsz|27
~is ~urgnt|-1
~is ~wrtn|1
~is ~yr|20
~isnt|2
~ist|6
~it|5
~it ~a|28
~it ~and|9
~it ~as|8
~it ~b|-41
~it ~fr|4
~it ~hd|22
~it ~hs|20
~it ~in|-15
~it ~is|6
~it ~of|-7
~it ~on|28
~it ~rd|7
~it ~s|5
~it ~t|19
~it ~td|-21
~it ~urgnt|4
~it ~wl|10
~it ~wld|28
~it ~ws|-7
~itm|-12
~itm ~abv|8
~itms|4
~its|6
~its ~own|22
~itslf|1
~j|-19
~j ~n|12
~jb|-8
~jb ~is|16
~jlbrk|26
~jms|15
~jn|-16
~jnr|-2
~jnr ~and|-4
~jns|-5
~jns ~brg|27
~jns ~is|42
~jr|-33
~js|-9
~jsn|55
~jst|2
~jtzt|-6
~k|21
~k ~l|1
~klg|10
~klgn|6
~kln|-12
~kn|-12
~knd|-19
~kndl|4
~knstlch|12
~knstlch ~intlgnz|12
~knw|-15
~knws|4
~kp|-4
~kr|-9
~ks|-32
~kstrl|6
~ktr|2
~ktr ~t|3
~kvn|-1
~l|-12
~l ~antr|26
~l ~cnt|-19
~l ~cs|14
~l ~csl|15
~l ~d|15
~l ~dstntr|3
~l ~dt|32
~l ~est|22
~l ~fch|-6
~l ~hg|14
~l ~lgcl|-5
~l ~lnd|13
~l ~lst|-8
~l ~mchn|36
~l ~mkn|14
~l ~mqn|-14
~l ~mrs|-3
~l ~mt|-1
~l ~pls|16
~l ~prd|6
~l ~prgrm|17
~l ~prsn|5
~l ~q|12
~l ~rb|13
~l ~tch|8
~l ~tr|15
~lb|-23
~lb ~k|33
~lbr|-15
~lbs|9
~lbs ~prgrm|10
~lchnc|5
~lcnc|13
~lctr|27
~lctr ~atmtc|26
~ld|-13
~lf|35
~lft|-25
~lg|-30
~lgcl|24
~lgl|1
~lgn|-5
~lgns|3
~lk|-9
~lk ~at|4
~lk ~tht|24
~lks|-28
~lm|21
~lmt|-13
~ln|-9
~ln ~is|2
~lnch|-2
~lnd|-13
~lng|12
~lng ~mdl|42
~lpl|8
~lr|-18
~lrn|44
~lrs|-16
~ls|-11
~ls ~cnsgns|9
~ls ~tchs|20
~ls ~trs|14
~lsch|12
~lsch ~al|9
~lschn|7
~lsn|5
~lsr|-4
~lst|3
~lst ~al|11
~lst ~d|-20
~lst ~of|-8
~lstn|23
~lstnt|3
~lsts|25
~lt|-3
~lt ~it|5
~ltd|-4
~ltl|25
~ltl ~rbt|14
~ltntn|-1
~ltntn ~d|-1
~ltr|-3
~ltrs|6
~lts|-20
~lv|14
~lv ~t|10
~lv ~th|-17
~lvd|53
~lvl|-11
~lvl ~urgnt|1
~lvs|-2
~lw|10
~lw ~and|4
~lw ~prt|4
~lwst|24
~lwst ~prt|-1
~m|-13
~m ~and|10
~m ~b|22
~m ~et|13
~m ~frst|24
~m ~is|25
~m ~l|-3
~m ~lst|4
~m ~s|26
~m ~tnk|24
~m ~urgnt|-7
~mch|13
~mchn|17
~mchn ~a|-21
~mchn ~is|-2
~mchn ~rdrs|7
~mchn ~tht|28
~mchns|4
~mcht|8
~md|-1
~md ~st|2
~mdl|8
~mdl ~d|8
~mdls|16
~mg|-17
~mght|10
~mk|3
~mk ~it|-12
~mk ~m|2
~mk ~th|-13
~mk ~ths|3
~mkn|14
~mkng|6
~mkr|17
~mks|-6
~mks ~tsks|8
~ml|6
~ml ~adrs|3
~ml ~as|38
~mlbx|12
~mls|-9
~mn|-19
~mnd|-6
~mnm|-3
~mns|32
~mnschn|6
~mnsg|18
~mnsj|-10
~mnt|8
~mnt ~fr|18
~mnth|-5
~mntn|21
~mntn ~th|16
~mntnc|-9
~mntnc ~md|6
~mnts|-6
~mqn|12
~mqn ~q|17
~mr|-4
~mr ~tsk|34
~mrc|-25
~mrch|3
~mrch ~is|8
~mrgn|-1
~mrk|28
~mrk ~al|-49
~mrk ~as|9
~mrk ~evr|5
~mrk ~it|-3
~mrk ~ths|13
~mrkt|12
~mrng|-2
~mrs|-24
~mrz|-15
~ms|-24
~mschn|28
~mschnchn|5
~mschnl|14
~msg|15
~msg ~is|-20
~msgs|11
~mshn|38
~mst|9
~mst ~answr|15
~mst ~b|-17
~mst ~st|8
~mstr|12
~mt|-13
~mt ~a|9
~mt ~dm|-6
~mt ~dr|2
~mtlst|11
~mtr|6
~mtr ~l|21
~mtr ~wht|3
~mts|8
~mv|3
~mx|-12
~mxm|9
~n|-3
~n ~cr|-15
~n ~d|9
~n ~dt|-3
~n ~hmn|10
~n ~l|7
~n ~m|32
~n ~mtr|3
~n ~nd|35
~n ~ps|19
~n ~s|30
~n ~tsk|9
~nbd|3
~nch|-1
~nchrcht|5
~ncht|6
~nd|-19
~nd ~t|9
~ndrg|-20
~nds|-3
~ngn|-3
~nl|-10
~nlp|15
~nm|12
~nm ~in|33
~nm ~it|2
~nm ~pr|15
~nm ~th|15
~nm ~ths|20
~nmbr|6
~nmbr ~d|2
~nmd|1
~nms|7
~nr|-20
~nr ~fr|21
~nr ~in|28
~nr ~y|-16
~ns|-25
~nst|-5
~nt|3
~nt ~a|1
~nt ~fr|8
~nt ~m|14
~nt ~mntn|4
~nt ~pr|18
~nt ~t|-5
~nt ~th|5
~nt ~tk|9
~nt ~tl|17
~nt ~tmsz|5
~ntc|25
~nthng|9
~nthng ~els|4
~nthng ~t|3
~ntr|-18
~ntrl|4
~nts|4
~nv|-32
~nvl|-1
~nvmbr|-18
~nvr|14
~nw|-9
~nw ~an|13
~nw ~instrctn|-8
~nw ~instrctns|41
~nw ~on|12
~nw ~rl|58
~nw ~th|6
~nxt|-12
~o|10
~obl|4
~oblgd|-1
~obn|15
~och|28
~octbr|-4
~of|-4
~of ~a|25
~of ~al|13
~of ~an|11
~of ~evr|-3
~of ~it|23
~of ~its|11
~of ~jns|10
~of ~m|3
~of ~mrch|-19
~of ~rdng|8
~of ~th|-10
~of ~thm|-1
~of ~ths|2
~of ~tmsz|24
~of ~txt|16
~of ~wht|4
~of ~yr|-4
~ofc|-10
~ofn|12
~ofr|32
~ok|-3
~okfr|4
~okfr ~and|3
~okfr ~as|7
~ol|-22
~olvd|-9
~olvd ~l|5
~on|-7
~on ~and|-3
~on ~d|10
~on ~fr|-6
~on ~is|-5
~on ~it|-1
~on ~jns|2
~on ~m|7
~on ~snd|11
~on ~t|19
~on ~ths|11
~on ~tl|4
~on ~urgnt|-4
~on ~wh|16
~on ~yr|3
~onc|6
~onc ~thr|5
~onl|3
~onl ~th|5
~onl ~wth|18
~ons|-17
~opn|-9
~opns|19
~oprtr|-4
~opst|14
~or|-16
~ordn|8
~ordr|-17
~orgnl|18
~os|-22
~osb|5
~ot|-11
~ot ~of|12
~othr|14
~othr ~tsks|3
~othrs|-14
~otpt|9
~otpt ~onl|2
~otpt ~th|-34
~otpt ~tl|9
~otr|5
~ovr|-4
~ovr ~th|3
~ovrd|12
~own|1
~ownr|4
~ownr ~of|-2
~ownr ~pr|22
~p|-8
~p ~l|4
~p ~s|20
~p ~t|-1
~pc|-34
~pck|10
~pck ~jns|3
~pd|-27
~pg|-2
~pl|4
~plc|-11
~pln|2
~plnt|-12
~plnts|22
~pls|-12
~pls ~ignr|-11
~plt|-5
~plz|-17
~pm|-20
~pmnt|-11
~pn|-5
~pn ~d|12
~pnl|-1
~pnr|12
~pns|-5
~pnt|-9
~pr|-9
~pr ~a|2
~pr ~el|48
~pr ~l|17
~pr ~lw|24
~pr ~m|18
~pr ~nr|24
~pr ~pr|42
~pr ~un|2
~pr ~urgnt|14
~prcd|15
~prcs|12
~prcs ~ths|-13
~prcsng|14
~prcsng ~ths|6
~prd|-19
~prd ~lw|7
~prd ~urgnt|15
~prf|-13
~prgm|35
~prgrm|26
~prgrm ~ds|25
~prgrm ~is|8
~prgrm ~q|20
~prgrm ~th|6
~prgrm ~tht|4
~prgrms|-4
~prgrph|5
~prjct|2
~prl|-22
~prm|13
~prmpt|6
~prmpt ~and|14
~prmpt ~as|-1
~prms|16
~prmt|7
~prnt|13
~prnt ~yr|1
~prs|-8
~prs ~ths|3
~prsn|14
~prsn ~and|10
~prsn ~bt|22
~prsn ~fr|4
~prsng|13
~prsns|-9
~prsnt|-7
~prsr|12
~prsrs|28
~prt|11
~prt ~af|20
~prt ~and|1
~prt ~drngnd|7
~prt ~hgh|17
~prt ~is|4
~prt ~lw|-15
~prt ~t|15
~prt ~urgnt|24
~prtr|3
~prtr ~d|7
~prv|-1
~prv ~m|1
~prvs|9
~prvs ~instrctns|2
~ps|22
~ps ~fr|-1
~ps ~pr|1
~pst|-19
~pswrd|-1
~pswrds|7
~pt|-23
~pt ~amr|5
~pt ~it|-13
~pt ~jns|3
~pt ~th|6
~pts|-10
~pwnd|8
~q|-5
~q ~l|16
~q ~ls|32
~q ~lt|20
~q ~m|4
~q ~n|8
~q ~prcd|14
~q ~s|27
~q ~t|-2
~q ~un|18
~qck|13
~qd|-5
~ql|1
~qm|-2
~qn|21
~qn ~l|4
~qnd|19
~qrd|9
~qstn|-1
~qt|-25
~r|6
~rb|-16
~rbt|25
~rbt ~d|-31
~rbt ~q|2
~rbts|-21
~rchnkncht|10
~rchnr|49
~rcp|17
~rcp ~fr|13
~rcrd|19
~rcrds|-8
~rcvd|21
~rcvr|1
~rd|-8
~rd ~as|16
~rd ~b|34
~rd ~on|-8
~rd ~th|-29
~rd ~ths|19
~rdl|23
~rdl ~fr|24
~rdng|18
~rdng ~alng|4
~rdng ~hr|4
~rdng ~mchn|25
~rdng ~sftwr|25
~rdng ~ths|14
~rdr|10
~rdrs|9
~rdrs ~th|8
~rds|-18
~rds ~ths|6
~rfl|-9
~rfnd|3
~rg|-8
~rght|-1
~rghts|3
~rgl|-14
~rgln|-5
~rgrdls|6
~rgrdls ~of|6
~rgstr|7
~rl|-9
~rl ~stm|7
~rls|-13
~rls ~and|1
~rm|-19
~rmnd|4
~rmndr|3
~rmv|14
~rn|-5
~rnd|-14
~rng|-12
~rnk|8
~rpl|-1
~rpl ~onl|16
~rpl ~wth|12
~rplc|16
~rpndz|-2
~rprt|-17
~rpt|15
~rqst|-8
~rs|-34
~rslt|8
~rslvd|-7
~rspnd|15
~rspnsbl|-5
~rspnsbl ~a|5
~rspnsbl ~prsn|17
~rst|-9
~rt|4
~rtng|28
~rtrn|-2
~rvl|6
~rvl ~yr|6
~rw|13
~rx|-2
~s|-5
~s ~a|-10
~s ~an|-9
~s ~bt|11
~s ~d|10
~s ~fr|7
~s ~gd|19
~s ~hr|6
~s ~i|4
~s ~it|28
~s ~l|-2
~s ~mch|-4
~s ~n|-10
~s ~q|7
~s ~s|18
~s ~t|4
~s ~th|6
~s ~tht|25
~s ~wrt|20
~s ~y|-34
~sch|7
~sch ~a|5
~schn|2
~schrb|29
~schrbt|11
~scnd|17
~scrt|-1
~scrv|7
~sd|-12
~sfrt|-10
~sftwr|15
~sftwr ~tht|-10
~sfwr|27
~sg|-1
~sgn|-24
~sgntr|-8
~sh|8
~shl|-8
~shl ~tk|13
~shld|6
~shld ~d|34
~shlt|29
~shr|24
~shw|16
~skp|24
~sl|-9
~sl ~pr|12
~sld|28
~slf|21
~slnt|-5
~slt|-14
~slvstr|21
~sm|3
~smbd|-3
~smn|-25
~smn ~ds|8
~smpl|-5
~smrs|4
~smrs ~ths|4
~smrt|23
~smrt ~inbxs|20
~sn|-19
~snc|-4
~snd|2
~snd ~th|22
~sndr|3
~sndrn|8
~snds|-16
~snl|8
~sns|5
~sns ~dt|12
~snt|12
~snt ~wth|37
~sntnc|17
~spl|7
~spn|5
~spn ~stl|1
~sprchmdl|22
~sprm|-4
~sprm ~t|6
~sprm ~ts|7
~sprmr|2
~sprmr ~l|10
~sprt|22
~sptmbr|9
~sr|-7
~src|1
~srv|-1
~srvc|4
~srvs|28
~st|-13
~st ~asgn|-25
~st ~d|19
~st ~prt|14
~st ~th|-2
~st ~ths|13
~stck|-32
~std|-1
~stf|8
~stht|-4
~stl|1
~stm|18
~stm ~cntnt|7
~stm ~ignr|4
~stm ~msg|-12
~stm ~ntc|-6
~stm ~nw|27
~stm ~prmpt|4
~stm ~q|10
~stm ~st|6
~stm ~y|6
~stms|-3
~stn|-20
~stnd|-11
~stnds|24
~stnds ~abv|5
~stp|-9
~str|-13
~str ~th|9
~strd|3
~strt|8
~sts|-9
~stz|2
~sv|13
~swtchd|9
~sz|6
~t|-6
~t ~acnt|5
~t ~admn|-4
~t ~al|-10
~t ~amr|5
~t ~an|22
~t ~ask|23
~t ~b|-11
~t ~bn|8
~t ~c|15
~t ~d|2
~t ~dn|4
~t ~ds|8
~t ~entr|-9
~t ~hckd|1
~t ~jnr|15
~t ~jns|9
~t ~k|18
~t ~l|26
~t ~ls|-2
~t ~lst|3
~t ~lw|-15
~t ~m|13
~t ~mrch|15
~t ~ms|1
~t ~mts|12
~t ~n|1
~t ~nbd|15
~t ~p|2
~t ~pck|7
~t ~pr|11
~t ~prt|1
~t ~q|9
~t ~r|-7
~t ~rt|15
~t ~s|15
~t ~st|20
~t ~th|4
~t ~ths|-15
~t ~tmsz|9
~t ~tsk|19
~t ~urgnt|-4
~t ~vctr|5
~t ~vktr|1
~t ~wrt|1
~t ~y|-13
~t ~yr|25
~tbl|11
~tch|29
~tchs|42
~tchs ~d|2
~tck|-2
~tck ~it|19
~tckt|-15
~tckts|8
~td|-7
~td ~and|2
~td ~is|44
~td ~l|10
~tds|15
~tds ~ls|12
~tg|7
~th|-7
~th ~a|8
~th ~abv|20
~th ~admn|-15
~th ~admnstrtr|12
~th ~adrs|26
~th ~agnt|2
~th ~answr|14
~th ~asgn|39
~th ~astnt|-26
~th ~at|60
~th ~atmtc|17
~th ~atmtd|13
~th ~brd|17
~th ~bt|-16
~th ~btm|8
~th ~bx|29
~th ~c|-3
~th ~clvr|1
~th ~cmptr|39
~th ~crct|1
~th ~d|29
~th ~dln|40
~th ~dscrptn|32
~th ~dt|-4
~th ~end|-16
~th ~extrctr|29
~th ~fld|8
~th ~flwng|2
~th ~hghst|4
~th ~hmns|2
~th ~lng|-3
~th ~lst|-14
~th ~lvl|39
~th ~lwst|28
~th ~mchn|8
~th ~mdl|19
~th ~ml|3
~th ~mnt|8
~th ~msg|23
~th ~nm|33
~th ~nt|6
~th ~nts|27
~th ~of|11
~th ~on|12
~th ~othr|-1
~th ~othrs|-12
~th ~otpt|29
~th ~ownr|8
~th ~plnts|30
~th ~prgrm|14
~th ~prsn|8
~th ~prt|9
~th ~rbt|-14
~th ~rdng|17
~th ~rdr|-34
~th ~rl|-4
~th ~rspnsbl|5
~th ~rst|-5
~th ~s|-8
~th ~sftwr|-13
~th ~sndr|16
~th ~stm|-16
~th ~th|-19
~th ~thng|22
~th ~tl|18
~th ~tsk|13
~th ~tsks|23
~th ~txt|9
~th ~usr|26
~th ~whl|24
~th ~wrd|26
~th ~wrk|1
~th ~wrkspc|6
~thm|3
~thm ~t|2
~thn|4
~thn ~it|29
~thn ~th|1
~thng|-11
~thng ~tht|19
~thnk|21
~thnk ~y|-20
~thnkng|21
~thnks|-25
~thr|-3
~thr ~is|-15
~thr ~ws|34
~thrd|5
~thrsd|-3
~thrw|22
~ths|15
~ths ~as|14
~ths ~b|2
~ths ~dcmnt|7
~ths ~eml|9
~ths ~in|-1
~ths ~is|-13
~ths ~ln|44
~ths ~ltr|25
~ths ~ml|3
~ths ~msg|3
~ths ~nt|41
~ths ~on|8
~ths ~pg|3
~ths ~rpl|7
~ths ~sntnc|15
~ths ~st|18
~ths ~t|16
~ths ~th|-9
~ths ~tsk|11
~ths ~txt|14
~ths ~vr|21
~ths ~y|-28
~tht|11
~tht ~ar|2
~tht ~fls|17
~tht ~hs|4
~tht ~is|12
~tht ~it|7
~tht ~mks|11
~tht ~rds|9
~tht ~s|3
~tht ~th|-7
~tht ~thr|-15
~tht ~trns|23
~tht ~y|-13
~thts|-7
~thx|-11
~tjrs|-1
~tk|-14
~tk ~on|3
~tkn|1
~tks|22
~tl|8
~tl ~an|18
~tl ~fld|10
~tl ~i|2
~tl ~is|8
~tl ~mst|12
~tl ~nthng|2
~tl ~of|-7
~tl ~t|18
~tl ~th|-27
~tl ~ths|1
~tl ~tht|9
~tl ~trnsfr|4
~tl ~wr|3
~tld|10
~tlk|1
~tls|-19
~tm|-18
~tmbn|10
~tmrw|-5
~tmsz|-6
~tmsz ~hs|8
~tmsz ~wlk|22
~tn|-14
~tnght|4
~tnk|2
~tnk ~y|2
~tnr|8
~tp|-11
~tr|12
~tr ~l|18
~trd|-9
~trg|38
~trgt|-3
~trm|-17
~trmn|-5
~trms|12
~trn|-6
~trn ~th|28
~trns|3
~trnsfr|6
~trnsfr ~er|2
~trnsfr ~t|1
~trs|5
~trs ~d|2
~trst|8
~trstd|8
~trt|8
~trtmnt|21
~ts ~ls|12
~tsk|9
~tsk ~as|6
~tsk ~astnt|25
~tsk ~bldr|22
~tsk ~bt|-9
~tsk ~d|1
~tsk ~fr|-20
~tsk ~frm|1
~tsk ~hlpr|7
~tsk ~is|5
~tsk ~lst|5
~tsk ~mkr|8
~tsk ~of|9
~tsk ~prgrm|26
~tsk ~t|-3
~tsk ~tl|6
~tsk ~wr|1
~tskbt|16
~tsks|23
~tsks ~and|7
~tsks ~nmd|9
~tsks ~of|18
~tsks ~ot|3
~tst|19
~tw|-4
~twnt|11
~txt|16
~txt ~abv|-1
~txt ~and|1
~txt ~is|-4
~txt ~obn|1
~txts|10
~u|13
~um|-15
~un|4
~un ~astnt|8
~un ~tch|12
~und|10
~und ~dn|2
~und ~lsch|5
~und ~schrb|2
~und ~ws|2
~undr|7
~undrstd|25
~uns|3
~unsbscrb|7
~unt|19
~untl|-8
~untl ~i|10
~untr|8
~up|-16
~updt|-3
~upn|6
~ur|4
~urgnc|13
~urgnt|6
~urgnt ~and|17
~urgnt ~bn|1
~urgnt ~d|9
~urgnt ~en|15
~urgnt ~et|3
~urgnt ~fr|6
~urgnt ~th|-26
~urgnt ~urgnt|3
~urgnt ~y|16
~us|3
~us ~it|-13
~us ~th|-19
~usr|7
~usrs|10
~v|5
~vctr|5
~vd|-34
~vl|-2
~vld|-8
~vls|-1
~vlstndg|9
~vm|-3
~vn|14
~vn ~enm|4
~vn ~pr|1
~vnc|13
~vndr|6
~vr|-15
~vrbt|5
~vrgs|4
~vrgs ~al|13
~vrgs ~als|8
~vrgs ~dn|3
~vrsn|8
~vrstndn|10
~vrstndn ~ich|10
~vrtl|-3
~vs|10
~vsbl|20
~vst|14
~vt|-24
~vtd|-8
~vtr|-10
~vz|-17
~w|-12
~wch|25
~wdr|-8
~wg|6
~wh|14
~wh ~hs|-8
~wh ~rds|1
~whch|-9
~whl|1
~whl ~y|32
~whn|14
~whn ~i|3
~whn ~it|4
~whn ~y|-5
~whr|9
~whs|-10
~wht|10
~wht ~flws|4
~wht ~y|-5
~whtvr|12
~whtvr ~y|-17
~whvr|4
~wk|-21
~wl|-2
~wld|-6
~wld ~th|36
~wlk|15
~wlk ~and|11
~wn|-1
~wn ~d|9
~wnt|-7
~wp|10
~wr|-14
~wr ~enml|6
~wr ~er|10
~wr ~t|26
~wrd|-23
~wrd ~bn|6
~wrd ~fr|16
~wrds|-6
~wrk|-1
~wrkspc|26
~wrng|2
~wrt|6
~wrt ~a|-17
~wrt ~dwn|6
~wrt ~jns|29
~wrt ~pr|14
~wrt ~th|-16
~wrt ~tht|-7
~wrtn|-15
~wrtr|18
~wrts|-9
~ws|1
~ws ~a|13
~wsh|-3
~wst|-5
~wt|-12
~wt ~is|21
~wth|1
~wth ~a|9
~wth ~d|10
~wth ~dn|2
~wth ~hckd|14
~wth ~lw|1
~wth ~ok|12
~wth ~prt|2
~wth ~th|-13
~wth ~ths|-10
~wth ~y|13
~wtht|-1
~wtht ~a|-4
~x|-19
~x ~tsk|21
~y|1
~y ~ar|22
~y ~b|-14
~y ~br|11
~y ~cm|2
~y ~d|7
~y ~el|24
~y ~hv|-2
~y ~knw|-1
~y ~l|-5
~y ~m|13
~y ~mst|18
~y ~n|-4
~y ~nd|1
~y ~on|32
~y ~q|-5
~y ~rd|15
~y ~s|31
~y ~smrs|4
~y ~t|-7
~y ~th|-6
~y ~wr|15
~y ~wrt|10
~yr|3
~yr ~gdlns|14
~yr ~instrctns|17
~yr ~otpt|1
~yr ~prvs|9
~yr ~rls|9
~yr ~stm|6
~ys|-14
~ystrd|9
~z|-12
~zdn|15
~zln|6
~zn|18
~zr|-5
~zstndg|-5
~zstndg ~ist|16
~zt|5
`;
