/** How much each feature of a sentence speaks for orders to a machine; made by `npm run learn:instructions`, not by hand. */
export const INSTRUCTION_WEIGHTS = `
'|-13
'age|37
'aim|22
'app|-3
'ass|-4
'att|-8
'aut|9
'ech|2
'en$|-38
'est|-8
'ia$|25
'il$|7
'll$|-6
'ord|14
'out|4
're$|-13
+above|104
+any|-37
+capitals|34
+colon|1
+in line|121
+length 0|-56
+length 1|-43
+length 2|-34
+length 3|-15
+length 4|12
+length 5|50
+length 6|48
+length 7|35
+length 8|34
+marks|27
^ab$|7
^abg|2
^abo|7
^abs|-32
^ach|39
^aco|-8
^acr|15
^act|60
^add|-4
^adi|16
^adm|21
^adn|17
^adr|2
^adv|11
^aft|2
^aga|-8
^age|-1
^agn|7
^agr|19
^aho|5
^ai$|40
^al$|-2
^ale|-8
^alg|6
^all|13
^alo|11
^alr|-8
^als|14
^alt|-3
^alw|-4
^am$|-4
^ama|9
^amo|-22
^an$|2
^ana|20
^and|2
^ang|-27
^anl|9
^ann|-19
^ano|2
^ant|-7
^anw|-2
^any|-8
^ao$|-3
^apa|-9
^apl|29
^app|4
^apr|-3
^apu|15
^aqu|-6
^ar$|2
^arc|-4
^are|-5
^arg|13
^ari|23
^art|-1
^as$|10
^ase|-6
^asi|21
^ask|-10
^ass|11
^asu|4
^asy|11
^at$|-13
^ate|-17
^atr|4
^att|7
^au$|-3
^auc|18
^auf|17
^aug|5
^aus|1
^aut|6
^aux|-12
^av$|17
^ava|-12
^ave|-17
^avi|1
^avr|4
^awa|-2
^bac|-8
^bad|-12
^baj|-9
^bak|-12
^bal|-29
^ban|-28
^bar|-22
^bas|-10
^be$|2
^bea|-37
^bec|-2
^bee|-8
^bef|-5
^beg|-9
^beh|5
^bei|-7
^bel|-12
^ben|-4
^ber|3
^bes|-24
^bet|-5
^bie|-31
^bik|-30
^bin|-12
^bis|8
^bit|-11
^bla|14
^ble|-10
^boa|-19
^bod|10
^bon|-29
^boo|-13
^bor|-15
^bot|24
^bou|-17
^box|-2
^bra|-19
^bri|-17
^bro|-19
^btw|7
^buc|-14
^bue|19
^bui|-8
^bus|-10
^but|6
^buy|-2
^by$|-5
^c'e|-2
^ca$|-3
^cac|-8
^cad|-20
^cal|13
^cam|-25
^can|-19
^cap|25
^car|-24
^cas|-19
^cat|-14
^ce$|5
^cec|10
^cel|-9
^ceo|-4
^cer|12
^ces|28
^cet|-14
^cha|-19
^che|-20
^chi|-24
^cho|11
^chr|-12
^ci$|2
^cla|-4
^cle|-5
^cli|-13
^clo|11
^coc|-15
^cod|22
^col|-19
^com|-3
^con|-7
^coo|-30
^cop|-1
^cor|-15
^cos|-9
^cou|-22
^cra|-27
^cre|10
^cri|-12
^cua|-5
^cur|-7
^czy|-11
^d'a|16
^d'e|-11
^dal|3
^dam|-11
^dan|2
^dar|-39
^das|11
^dat|8
^day|-5
^de$|-9
^deb|3
^dec|-6
^ded|15
^dee|6
^def|-71
^deg|-11
^dei|-11
^dej|-8
^del|-19
^dem|10
^den|-8
^dep|-32
^der|-5
^des|2
^det|7
^dev|4
^dez|9
^di$|4
^dia|22
^dic|-1
^did|14
^die|-12
^dif|-5
^dig|20
^dij|-7
^din|46
^dir|10
^dis|-10
^dit|-1
^dla|-3
^dnt|17
^do$|-3
^doe|7
^doi|-9
^dom|-17
^don|22
^doo|-4
^dos|-30
^dow|5
^dr$|2
^dra|-32
^dre|8
^dri|-11
^dro|11
^du$|-9
^due|22
^dun|-14
^dur|5
^dus|13
^dut|-3
^eac|16
^ear|-14
^ech|6
^ecr|35
^een|18
^eff|-14
^eh$|1
^ein|11
^eit|18
^el$|-16
^ele|4
^els|3
^ema|-4
^emp|-20
^en$|1
^enc|-16
^end|17
^ene|12
^eng|-12
^ent|14
^equ|-4
^er$|5
^era|12
^ere|1
^erf|9
^erl|8
^err|-9
^ers|-25
^es$|6
^esc|6
^eso|4
^esp|15
^est|-22
^et$|18
^eta|23
^eur|-4
^eva|6
^eve|6
^evi|20
^evr|17
^exa|-6
^exc|4
^exe|18
^exi|1
^exp|18
^ext|9
^ey$|37
^eye|6
^fab|-5
^fac|-26
^fai|10
^fal|10
^far|-9
^fas|-13
^fau|-31
^fe$|32
^feb|-19
^fec|3
^fee|10
^feh|13
^fei|-3
^fel|-8
^fer|-12
^fic|-1
^fie|8
^fil|-4
^fin|-4
^fir|-18
^fiv|13
^fla|-29
^flo|-8
^foi|7
^fol|-3
^fon|-20
^foo|-6
^for|-3
^fot|37
^fou|-7
^fra|-48
^fre|-27
^fri|-9
^fro|-7
^fue|12
^fuh|9
^ful|-8
^fun|-47
^fur|-11
^fut|38
^gan|6
^gar|-12
^gat|-3
^gee|-14
^geh|3
^gel|-9
^gem|3
^gen|-2
^ges|-25
^get|4
^gib|10
^gil|-3
^gle|4
^glo|-19
^gmb|7
^go$|-6
^god|10
^goe|1
^goi|7
^goo|3
^gpt|16
^gra|-12
^gre|-31
^gua|3
^gue|-3
^gui|-7
^gut|-4
^ha$|-23
^hab|-17
^hac|-1
^had|-3
^hah|-21
^hak|4
^hal|-14
^han|-6
^hap|11
^har|-19
^has|-6
^hat|-2
^hau|-28
^hav|-2
^hea|9
^hec|8
^hee|4
^hel|-7
^hen|-56
^her|-6
^hes|21
^het|-11
^heu|-5
^hey|16
^hi$|-13
^hid|18
^hie|36
^hig|10
^hih|8
^him|-5
^hin|28
^hir|-20
^his|6
^hoc|4
^hol|-14
^hon|-16
^hor|23
^hot|-12
^hou|-10
^how|1
^hoy|7
^hum|27
^hun|18
^ia$|56
^ich|-6
^ici|20
^ier|7
^if$|-4
^ign|22
^ihn|-7
^ihr|7
^il$|-6
^im$|-5
^ima|1
^imm|10
^imp|-11
^in$|-4
^inb|2
^inc|-36
^ind|-1
^inf|-12
^ing|-1
^inp|56
^ins|-2
^int|8
^inv|-22
^is$|-7
^isn|2
^iss|-9
^ist|5
^it$|4
^it'|-5
^ite|-20
^its|9
^ja$|-8
^jai|23
^jam|3
^jan|-9
^je$|14
^jed|-3
^jet|24
^job|-2
^jon|-5
^jou|24
^jso|54
^jun|-1
^jur|-16
^jus|5
^kar|-10
^kee|2
^kei|5
^kes|-5
^kev|-5
^key|-30
^ki$|50
^kin|7
^kla|14
^kle|-4
^kne|-5
^kno|22
^kol|1
^kon|-15
^kto|5
^kun|-32
^l'a|9
^l'e|-14
^l'i|8
^l'o|11
^la$|-9
^laa|21
^lad|-25
^lan|-10
^las|-7
^lat|-8
^lau|-27
^le$|-6
^lea|-17
^lec|12
^lee|38
^lef|-4
^leg|4
^lei|16
^len|2
^les|-13
^let|-4
^lev|36
^ley|15
^li$|4
^lib|-19
^lic|-11
^lie|-12
^lif|9
^lig|-9
^lik|-5
^lim|-25
^lin|-19
^lis|17
^lit|12
^lla|-5
^lle|-11
^llm|48
^lo$|7
^loa|-15
^loc|-21
^log|-22
^lol|-23
^lon|-14
^loo|-18
^lor|-10
^los|-17
^lov|-11
^low|6
^ltd|-2
^lu$|25
^lui|-12
^lun|-23
^ma$|-4
^maa|-2
^mac|16
^mad|-54
^mae|-28
^mai|8
^mak|17
^mal|-18
^man|-12
^maq|54
^mar|-18
^mas|39
^mat|-26
^max|-2
^may|-11
^me$|-3
^mea|-8
^med|-16
^mee|-13
^meh|-10
^mei|-1
^mem|-7
^men|7
^mer|-10
^met|1
^mi$|3
^mic|35
^mie|15
^mig|10
^mil|-14
^min|-9
^mir|-21
^mis|-3
^mit|-12
^mme|-5
^mod|23
^moi|-12
^mom|-6
^mon|-25
^mor|-10
^mos|15
^mot|10
^mou|-7
^mov|-5
^mr$|-11
^mus|-11
^muy|-6
^my$|-10
^n'e|7
^na$|17
^nac|-8
^nad|-7
^nai|10
^nam|-2
^nao|18
^nat|10
^nd$|2
^ne$|11
^ned|-6
^nee|-14
^nen|3
^net|12
^neu|-8
^nev|18
^new|-12
^nex|-11
^nic|-9
^nid|3
^nie|30
^nim|20
^nin|-11
^niv|22
^nlp|16
^nob|-11
^noc|-12
^nom|14
^non|13
^noo|-6
^nor|-29
^not|-2
^nou|-27
^nov|-13
^now|-2
^nt$|24
^nto|24
^nul|-15
^num|4
^nur|-32
^obe|-20
^obi|-1
^obj|-5
^obl|20
^och|33
^ocr|23
^oct|-28
^of$|-8
^off|2
^ohn|6
^ok$|2
^oka|2
^oko|-17
^ola|-7
^old|-33
^olv|-3
^on$|-9
^onc|16
^one|7
^onl|-1
^ope|-3
^opp|5
^or$|6
^ord|-20
^org|-1
^ori|22
^oso|6
^ot$|18
^oth|-6
^oto|17
^otr|1
^ou$|-10
^oub|4
^our|-24
^out|2
^ova|31
^ove|-1
^owe|4
^own|3
^pa$|-3
^pag|-14
^pai|-22
^pal|-21
^pap|-43
^par|9
^pas|-17
^pat|-18
^pay|-16
^pen|3
^peo|7
^pep|-8
^per|-1
^pet|-21
^pho|-30
^pic|9
^pid|-22
^pie|7
^pin|18
^pip|-6
^pla|-1
^ple|-9
^pls|2
^plu|15
^poe|-7
^poi|2
^pol|-24
^pon|3
^pop|13
^por|-28
^pos|-21
^pou|4
^pr$|8
^pre|-2
^pri|-9
^pro|6
^prz|5
^ps$|43
^pub|-14
^pue|-20
^pui|20
^pul|14
^pun|-14
^pur|-10
^put|10
^pwn|7
^qe$|3
^qu'|26
^qua|-11
^que|-2
^qui|-14
^quo|-4
^rae|2
^raf|-16
^rai|-19
^raj|11
^ran|9
^rap|-17
^rat|-14
^rea|21
^rec|-20
^red|-14
^ree|15
^ref|-24
^reg|-1
^rei|-15
^rel|-26
^rem|2
^ren|-20
^rep|-8
^req|-12
^res|-5
^ret|-7
^rev|-27
^ric|-6
^rid|22
^rie|12
^rig|1
^rit|37
^rob|23
^rol|-9
^roo|8
^rou|-9
^row|-9
^rul|20
^run|-4
^s'a|11
^s'i|13
^sa$|-10
^sab|-37
^sac|-9
^sai|5
^sal|-39
^sam|-3
^san|-31
^sat|-20
^sav|16
^say|10
^sca|-13
^sch|-29
^scr|17
^se$|-2
^sea|-16
^sec|-14
^see|-8
^seg|12
^seh|-1
^sei|14
^sel|15
^sem|-8
^sen|6
^sep|-16
^ser|1
^set|-4
^seu|10
^sha|-5
^she|-23
^shi|-25
^sho|-20
^shu|17
^si$|8
^sic|-6
^sie|-7
^sig|-1
^sil|11
^sim|4
^sin|-8
^sir|37
^sis|-14
^sit|-15
^ski|-3
^skr|36
^sli|-15
^slo|-19
^sma|-12
^smi|5
^so$|2
^sob|-7
^sof|3
^soi|-1
^sol|-23
^som|-19
^son|-5
^sop|7
^sor|-23
^sou|10
^spa|4
^spe|-10
^spo|-5
^spr|-6
^ssi|32
^sta|-8
^ste|-19
^sti|-12
^sto|-21
^str|10
^stu|-26
^sty|8
^su$|-10
^sub|-29
^suc|-1
^sud|23
^sui|-7
^sum|11
^sun|-6
^sup|5
^sur|2
^sus|-3
^swa|-15
^swi|-15
^sys|14
^syt|14
^ta$|-7
^taa|12
^tab|-36
^tac|43
^tag|-17
^tah|5
^tak|11
^tal|9
^tam|-23
^tan|-1
^tar|6
^tas|24
^te$|6
^tec|-41
^teh|-4
^tel|20
^ten|-15
^ter|-12
^tes|-5
^tex|15
^th$|7
^tha|-1
^the|-9
^thi|1
^thn|4
^tho|-10
^thr|3
^ths|20
^thu|-3
^thx|-11
^ti$|-1
^tic|12
^tie|-9
^tih|4
^til|-18
^tim|-14
^tin|12
^tip|31
^tit|31
^to$|-6
^tod|5
^toi|-13
^tol|1
^tom|-7
^ton|-5
^too|6
^top|-7
^tou|1
^tra|-17
^tre|4
^tri|-9
^tro|18
^tru|-5
^tsa|3
^tt$|6
^tur|-6
^tus|24
^twe|2
^typ|4
^ube|-8
^um$|-15
^un$|-7
^una|-21
^und|11
^une|4
^uni|31
^uns|-11
^unt|-7
^up$|-15
^upd|-4
^upo|6
^upp|18
^ur$|3
^urg|9
^urj|9
^us$|-12
^use|15
^usi|34
^usu|19
^va$|11
^vac|-78
^van|-19
^var|3
^vas|-17
^ven|7
^ver|14
^vez|-1
^vic|-1
^vid|-31
^vie|-36
^vik|-1
^vir|7
^vis|3
^voi|-17
^vol|-11
^vom|-5
^von|2
^vor|20
^vos|15
^vot|18
^vou|11
^wah|10
^wai|3
^wal|13
^wan|-13
^war|-14
^was|-11
^wat|-8
^way|-8
^we$|-15
^wea|-4
^web|4
^wee|-13
^weg|14
^wei|-36
^wel|-42
^wen|-4
^wer|-21
^wha|4
^whe|-7
^whi|-1
^who|-8
^wic|15
^wie|-3
^wih|11
^wil|1
^win|-26
^wip|7
^wis|11
^wit|-1
^wli|19
^won|-6
^wor|6
^wpi|7
^wri|5
^wro|-17
^ya$|-10
^yaz|35
^yea|-24
^yes|-2
^yuo|29
^zad|18
^zer|20
^zet|28
^zon|11
^zu$|8
^zus|4
^zwa|2
a|-2
a amara|9
a bot|20
a day|-3
a human|5
a jonas|24
a la|13
a language|2
a m|15
a machine|-2
a mei|4
a nadie|4
a note|6
a partir|7
a person|19
a poem|-2
a priya|18
a task|12
a tomasz|26
a's$|-5
aar$|-7
ab|7
abaj|26
abe$|-15
abel|-12
aben|-4
abge|5
abgeschaltet|3
able|-9
abn$|3
abou|-2
about|-2
about it|-10
about the|17
abov|23
above|10
above and|-32
abra|-1
abri|10
abse|8
absender|9
aca$|-17
acce|11
accept|1
access|-7
access granted|1
access to|9
acco|4
accordingly|9
account|5
account with|1
ace$|-6
ach$|-6
acha|3
ache|-16
achi|8
achm|23
achn|16
achr|16
achs|-7
acht|-12
achtung|9
acia|18
acil|-3
acio|-3
ack$|-13
acke|-42
acme|18
acor|-12
acou|11
acro|17
across|16
act$|16
acti|-18
action|-20
actl|9
acto|-9
acts|5
actu|-24
acy$|16
ada$|2
adan|18
add|-6
add$|-6
addr|3
address|-4
addressee|2
addresses|3
ade$|-27
adec|7
ader|20
adge|-7
adie|7
adin|7
adiv|16
adivina|15
adli|-2
admi|16
admin|10
admin bot|1
admin mode|7
admin rights|-9
administartor|27
administrator|5
adn|17
adn$|17
ado$|5
ador|-21
adre|17
adresses|26
ads$|-31
ady$|-4
ael$|6
aem$|50
afae|10
aff$|8
afor|4
afte|-1
after|3
afts|21
aga$|7
agai|-9
again|-6
against|-20
agas|-2
age$|-11
agen|3
agent|25
ager|-34
ages|-3
agne|12
agra|18
agradecido|7
agre|14
agreed|21
agreed with|5
agrees|16
agt$|-8
agte|5
ague|-1
aha$|-6
ahor|5
ahora|5
aht$|7
ai|40
ai assistant|6
ai reading|3
ai that|6
ai tools|-1
ai urgent|29
aid$|-4
ail$|-24
aila|9
ailb|36
ails|21
ain$|-14
aine|-8
ains|-16
aint|-11
air$|-2
aire|-20
ais$|16
aise|-1
aiss|-25
ait$|7
aite|12
aja$|-7
aje$|-13
aka$|5
ake$|1
aken|-4
aker|-7
akes|-14
akin|-1
aks$|18
akt$|-17
al|-2
al modelo|27
al the|19
ala$|-7
alab|9
alar|1
alco|9
ale$|11
alen|-15
ales|49
alex|13
alexa|28
algo|28
algorithm|6
algoritmo|16
algorythm|12
alib|-9
alid|1
alk$|-26
all|2
all of|2
all previous|-8
all projects|16
all tasks|16
all the|-1
all users|3
all$|-13
alla|9
alle|-33
alle aufgaben|6
alle bisherigen|7
alles|15
alli|14
allo|-9
alls|13
allt|-7
allw|24
allways|25
ally|-16
alo$|8
alon|-16
along|7
alre|-8
already|-14
alredy|8
als|21
als erledigt|11
als$|-23
also|-2
alt$|12
alta|-8
alte|-11
alth|-2
although|15
altu|-10
alue|31
alut|22
alwa|-5
always|-1
aly$|-5
alys|-9
am|-4
ama$|10
amar|-6
amara|-5
amara is|-6
amara okafor|22
ambi|23
ame$|-16
amed|-16
amen|-9
ames|31
amie|23
amm$|-11
amma|5
amme|-10
amon|1
amp$|-3
ampe|23
ampl|9
ams$|-11
an|2
an ai|23
an das|10
an den|14
an die|-3
ana$|-37
anag|25
anak|7
anal|24
anan|7
ance|-1
anch|-11
anci|12
anck|8
and|2
and a|-14
and all|23
and answer|14
and assign|10
and call|-10
and create|2
and delete|-13
and do|22
and due|2
and give|-2
and have|29
and i|7
and is|1
and it|16
and its|48
and let|6
and low|4
and make|13
and mark|-20
and must|3
and no|3
and print|-10
and priority|10
and put|1
and reply|14
and reveal|9
and set|-23
and so|1
and that|-8
and the|-11
and to|-1
and use|-2
and what|-19
and with|11
and write|-9
and you|34
and$|-4
anda|1
ande|-10
andi|-5
andl|-5
andm|6
ando|-17
andr|-45
ands|6
ane$|-28
ang$|-23
anga|11
ange|-26
angu|21
anie|-32
ank$|-2
anke|7
anks|-19
anle|7
ann$|-23
anna|8
anne|-6
anni|-7
anos|13
anot|-7
ans$|9
ansc|-13
anse|-3
ansf|3
ansl|12
answ|2
answer|8
answer in|-12
answer only|13
answer with|19
ant$|3
ante|6
anterior|8
anterior y|9
antes|-1
antes de|13
ants|-15
antw|5
anua|-12
anwe|11
anweisung|-3
anweisung an|2
anweisungen|5
anweisungen und|7
anws|1
anwser|1
any|1
any ai|5
any more|7
any other|10
any$|-5
anyo|-5
anyone|-5
anyt|7
anything|11
anything else|3
anz$|10
anza|-12
anze|5
ao|-3
apar|-6
ape$|15
apel|5
aper|-11
aph$|-4
apit|6
apli|41
app|22
app$|37
appe|-5
appl|-8
application|-26
apply|-5
appr|-14
approve|8
approved|-5
approved by|8
appy|14
apri|-3
april|-3
apro|9
apta|5
aptu|9
apun|15
aqui|17
ar|2
ara$|2
arag|7
aran|1
arbe|5
arca|-4
arch|-4
ard$|-19
arde|-2
ardl|12
ardo|1
ards|3
are|-3
are an|11
are in|-22
are no|17
are not|2
are now|20
are the|10
are urgent|19
are you|17
are$|2
area|32
aref|1
aren|-11
arga|-10
arge|-11
argu|8
aria|-10
ario|-16
aris|-15
ark$|-4
arki|-13
arks|-15
arl$|-2
arla|-25
arli|9
arlo|20
arm$|-41
arra|-9
arri|-13
arro|18
arry|14
arse|39
arsi|21
art|4
art$|4
arte|-33
arti|-2
artificial|13
artificial intelligence|-15
artificielle|-11
artifisial|10
arto|-1
ary$|-10
arz$|-22
arzo|1
as|10
as a|1
as completed|-7
as done|-19
as due|1
as finished|22
as it|5
as low|8
as the|14
as title|1
as to|26
as urgent|-14
as you|17
as's|30
asch|8
ase$|-14
aser|-3
ases|5
ashe|-7
ashi|-14
asi|2
asi lo|2
asi$|2
asif|5
asig|-18
asign|-12
asignee|10
asil|18
asis|37
asistant|17
asistent|7
asistente|2
asistente digital|9
asistente virtual|-2
ask|7
ask$|10
aska|18
askb|18
aske|8
asked|7
askg|28
aski|-22
asks|-3
askw|46
aso$|16
ason|-19
ass$|-8
asse|-17
assert|19
assi|11
assign|26
assign everything|1
assign it|16
assign the|-6
assign this|-36
assign to|10
assigned|-37
assigned to|-7
assignee|-11
assignee ben|9
assignee jonas|19
assignee mei|-64
assignee must|20
assignee to|-21
assignee tomasz|18
assistant|7
assistant before|4
assistant i|5
assistant must|-4
assistant set|4
assistant the|28
assistant you|8
assistants|16
assistent|13
assistente|4
assistenten|28
assu|3
assw|-6
ast$|-19
asta|-9
aste|-6
asun|6
asys|11
asz$|-2
at|-13
at it|32
at once|2
at the|-3
ata$|-21
atal|15
atbo|16
ate$|-16
ated|-33
atel|-13
aten|-16
atention|7
ater|-4
ates|-9
ateu|7
atev|11
atgp|27
athe|5
ati$|16
atic|-11
atik|10
atin|3
atio|1
atiq|8
atis|11
ato$|12
aton|22
ator|-10
atri|-21
ats$|-19
att$|1
atta|-24
atte|-17
attention|19
attr|-8
attribue|27
atum|2
atur|-7
atus|4
atz$|3
au|-3
auch|-2
aucu|8
aude|14
auf|-4
auf den|7
auf dringend|19
auf urgent|2
auf$|2
aufg|24
aufgaben|13
aufgabn|4
auge|-10
aura|-6
aus|-20
aus$|18
ause|-10
ausg|18
auso|15
ausw|15
auswertende|5
ausz|8
aut$|-9
aute|-1
auth|8
authorised|18
autm|8
autmatic|8
auto|17
automat|5
automate|16
automated|3
automated assistants|13
automated reader|12
automated readers|1
automatic|-46
automatica|5
automatico|29
automation|28
automatique|-14
autr|3
aux|-2
aux$|-39
av|17
avai|1
available|9
avan|-6
ave$|-7
avec|9
avel|-13
aves|18
avis|6
aviso|23
avri|3
avril|4
away|3
axim|6
ays$|-14
azo$|-2
b|29
b t|27
back|-9
bad|15
bad$|15
badg|-20
baja|6
bana|2
banana|2
bas$|12
bass|-3
basse|1
bbot|1
be|2
be a|5
be read|-9
be so|28
be that|4
be urgent|25
beca|-5
because|-2
been|4
befo|-4
befor|11
before|-5
before you|-3
begi|24
begin|16
behi|5
behind|5
bei|2
bei$|-6
bein|7
being|11
beit|6
bel$|-16
belo|6
belong|15
below|-8
below is|3
ben|19
ben okoye|19
ben urgent|7
ben$|9
bena|32
bene|-2
benu|5
benutzer|5
ber$|-7
bera|10
berg|1
berg and|11
berg et|11
berg in|5
berg y|7
bern|-23
bers|11
bert|19
berw|4
bes$|2
besc|16
beschreibung|8
best|-26
betr|14
bey$|7
bges|2
bien|11
bio$|18
bis|1
bis morgen|2
bis$|-2
bish|5
bisherigen|7
bisherigen anweisungen|7
bist|25
bite|-16
bitt|2
bitte|-13
bjec|-19
blan|1
blank|-6
ble$|-2
blei|6
bli$|8
blie|-5
blig|5
boar|-12
board|8
body|-2
book|-3
books|5
borr|-13
borra|20
bot|43
bot a|17
bot b|2
bot is|14
bot that|-3
bot$|31
bote|-14
bots|53
bott|4
bout|-3
bov$|31
bove|10
box|10
box for|4
box$|-10
boxe|-3
bra$|3
brak|26
brat|2
bre$|10
brea|-13
bres|7
brig|-20
bro$|-15
brua|7
bscr|3
bsen|8
bsti|2
btw|7
btw$|7
buch|5
buck|6
bue$|27
buen|16
buil|-8
build|18
builder|21
built|17
bung|3
but|-14
but the|10
but$|-14
buy|6
buy$|6
by|-5
by a|-9
by the|6
by tomorrow|32
c'es|-1
c'est|-1
ca|-3
cach|2
cada|6
cal$|-27
cala|16
calc|-3
calcolatore|14
cale|-17
cali|60
calibration|13
call|6
call it|9
called|6
camb|-10
cambio|20
came|-12
can|-19
can$|-20
canc|10
cancel|7
cancel the|21
cancelled|13
cann|20
cant|-18
cao$|1
cap|19
cap$|13
capi|8
capital|10
capital letters|10
capt|9
captain|5
capture|9
car$|6
card|27
cards|30
carg|-7
carl|12
carr|34
carry|26
case|-10
casi|31
casilla|14
caso|-15
cate|-49
cati|34
caus|-15
ccep|16
cces|-14
ccio|23
ccor|12
ccou|-9
ce|5
ce qui|6
ceci|10
ced$|-27
cede|27
ceiv|2
cel$|-12
cela|-8
cell|2
celu|8
celui|8
celui qui|7
cemb|3
cen$|-8
cenc|8
cent|-29
ceo|-4
ceo$|-4
cept|-7
cer$|4
cern|-1
cert|16
ces|12
ces lignes|3
ces$|3
cesa|-2
cess|10
cest|5
cett|6
cette|6
cha$|3
chac|13
chaf|8
chal|-6
cham|5
champ|18
chan|-1
change|-9
chaq|16
char|-10
charge|2
chatbot|5
chatbot assign|8
chatbots|10
chatgpt|27
che|23
che$|-15
chea|3
ched|-2
chef|3
chen|-11
cher|1
chere|11
chere intelligence|12
ches|-1
chie|23
chin|23
chiv|1
chke|6
chmo|26
chn$|1
chne|29
cho$|10
choi|18
chon|5
choo|-11
choose|16
chor|-1
chores|9
chre|19
chri|15
christmas|-1
chst|-9
cht$|-24
chte|10
chti|-11
chts|15
chtu|17
ci|2
cia$|-23
cial|-13
cido|6
ciel|34
ciev|26
cili|-5
cimi|-9
cio$|-7
cion|7
cipe|6
cked|-6
cket|-8
cks$|-6
cky$|5
clas|7
classe|15
clau|15
claude|22
clea|-8
clean|29
cler|4
clerk|5
clev|5
clever|6
clever little|4
clin|14
clos|-13
close|-7
closed|-3
coch|11
coche|10
code|24
cola|22
cole|-40
coll|-2
colleague|5
come|-13
comes|-8
comm|-13
comme|19
comment|23
como|22
como fecha|7
como responsable|-3
comp|7
company|-5
complete|14
completed|-12
completed and|-21
compter|19
computer|4
con|22
con la|11
con$|5
conc|-14
cond|4
conf|12
confidential|-23
confie|5
confirm|18
cons|4
consignes|18
cont|-21
conte|2
content|23
contract|5
conv|7
copi|17
copilot|31
copy|6
cora|16
cord|-8
core|9
corect|24
corr|4
correo|1
correos|6
correspondence|-2
cos$|2
coun|-6
cour|12
courriel|2
crea|25
create|8
create a|3
created|-1
cred|-11
cree|11
cret|16
cri$|10
crib|-4
crip|4
crir|3
cris|5
crit|18
critical|-3
criv|9
cros|8
cted|-21
cteu|-18
ctio|-8
ctiv|45
ctob|-6
ctor|-16
ctro|33
cts$|4
ctua|-1
ctur|-2
cuen|11
cuenta|1
cuer|-3
cume|9
curr|11
current|12
czyt|6
d|-3
d'au|3
d'autre|7
d'av|14
dad$|-3
dan$|6
dani|13
dank|4
danke|-35
dann|13
dans|-5
dans le|3
dar|5
dar$|-19
das|4
das hier|-9
das ist|6
das programm|-15
das$|-5
dass|26
dat|24
dat$|24
data|-14
date|2
date at|2
date box|9
date du|6
date is|20
date january|6
date of|-15
date to|3
dates|19
dato|24
datu|2
day|17
day and|6
day is|23
day of|21
day$|-9
days|-24
dden|16
ddre|3
de|-9
de jonas|2
de la|-22
de marzo|-7
de mei|19
de noviembre|6
de priya|5
de tareas|-3
de tomasz|-1
dead|-11
deadline is|-14
deadline tomorrow|29
deal|-12
dear|-1
dear ai|2
dear assistant|-13
dear task|-22
debe|22
dece|1
december|2
deci|5
deco|40
ded$|-24
deer|16
dein|22
deine|-4
deja|-5
del|-15
del$|4
dele|24
delete|4
delete all|20
delete the|-2
deli|-14
dell|-17
delo|-3
dels|1
dem|-3
dem text|4
dem$|-5
dema|5
demain|3
den|-2
den assistenten|31
den marz|22
den titel|7
den$|1
dena|7
denc|15
denn|14
dent|-4
depo|-4
der|-11
der las|3
der$|-15
dera|30
dere|12
dern|8
ders|-2
des|3
des$|-27
desc|1
descripcion|16
description|7
dese|16
desi|-9
desk|-34
dess|5
dessus|7
dest|3
det$|23
dete|9
detection|13
detection was|13
deve|12
developer|3
developer mode|28
devi|8
dez$|-4
deze|10
dezember|-1
dge$|-6
dget|-19
di|4
dia|-4
dia$|-15
diat|-4
dice|-7
dicen|4
dich|10
did|-17
did$|-18
die|-16
die aufgabe|-9
die beschreibung|9
die das|1
die ki|-6
die prioritat|12
die$|-15
dien|-8
dienstanweisung|2
dies|21
diese|8
diese nachricht|16
diesen|22
dieser|10
diff|-5
different|10
dig$|-5
dige|6
digi|13
digital|15
digital que|2
digt|5
din$|-8
ding|4
dir|10
dir$|-20
dire|7
directive|12
disa|42
disc|9
discard|5
dise|9
dise robot|8
disp|36
disr|11
disregard|13
disregard everything|9
disregard the|5
dit|-1
dit$|-15
divi|15
dla|7
dla$|7
dle$|-22
dler|-8
dles|-14
dlin|20
dly$|-1
dmin|13
dmot|8
dnt|17
dnt$|14
do|-3
do anything|32
do it|13
do not|4
do that|12
do you|-11
doct|1
docu|6
document|15
does|8
does it|9
does not|-12
doi|13
doi$|13
doin|-19
doing|-18
doit|4
don'|-4
don't|-4
donc|7
done|8
done and|6
donn|-6
donne|-10
dont|3
door|-4
dor$|-14
dora|-23
dos|-3
dos$|-2
dosn|-1
dosnt|-1
down|4
dr|2
draw|11
dre$|16
drei|6
dres|15
drig|14
drin|12
dringlichkeit|6
droi|26
drop|-20
drop the|14
du|-9
du logiciel|6
duce|9
due|16
due date|-8
due january|55
due on|13
due today|-56
due tomorrow|21
due$|13
dued|33
duedate|32
dule|4
dun|2
dun$|2
durc|4
dus$|57
duty|11
e|8
e de|11
e mail|-20
each|-28
ead$|7
eade|17
eadi|10
eadl|-2
eads|6
eady|-22
eagu|-1
eak$|-12
eal$|8
eall|9
ealy|-4
eam$|-31
ean$|5
eanc|8
eans|8
ear$|-20
earl|-17
earlier|11
ears|-11
eas$|20
ease|-12
easo|-18
eat$|10
eate|13
eath|27
eati|-17
eau$|13
eave|-4
ebe$|6
eben|1
eber|2
ebes|8
ebod|4
ebru|7
ecau|-2
ece$|9
eced|26
ecei|-10
ecem|3
ech$|-4
eche|2
echeance|7
echeance demain|5
echn|-3
echo|15
echt|11
eci$|21
ecid|-6
ecie|26
ecip|1
ecis|12
ecom|5
econ|-8
ecop|20
ecor|17
ecre|14
ecri|22
ecris|13
ect$|-5
ecte|-27
ecto|-24
ectr|4
ects|-1
ectu|-2
eda$|-20
edat|33
ede$|-2
eden|-17
eder|4
edic|1
edig|-16
edit|3
edli|12
edri|-9
eds$|-12
edul|23
eed$|-7
eeds|-12
eehr|-9
eek$|-25
eel$|-1
een$|-4
eep$|-1
eer$|7
eers|8
ees$|-15
eest|18
eet$|-19
efe$|12
efer|-6
eff$|26
effa|4
effe|14
eft$|-7
eful|13
efun|-7
ega$|-18
egal|15
egar|-13
ege$|39
egel|-9
egen|2
eggo|9
egin|22
egis|20
egla|-11
egle|-9
egn$|3
ego$|-20
egt$|6
egue|5
egun|-34
eh|1
ehen|-6
ehin|5
ehn$|4
ehr$|-13
ehrt|-4
eht$|-28
eib$|17
eibe|-3
eibt|17
eibu|6
eich|1
eige|17
eigh|-15
eil$|-18
eild|10
eile|3
eill|-11
ein|18
ein und|1
ein$|15
eine|-5
einem|3
einer|3
einf|7
einfach|8
eing|-9
einm|4
einmal|4
einmal ein|4
eins|-8
eint|23
eintrag|12
eir$|-10
eis$|-16
eise|-3
eist|-21
eisu|-1
eit$|1
eite|-1
eits|-4
eitu|20
eive|15
eißt|13
eja$|3
el|-16
el asistente|5
el de|23
el lector|4
el nombre|1
el programa|4
ela$|5
eld$|22
elds|14
ele$|-24
elec|-1
elen|-22
eles|5
elet|17
elev|-3
eleven|4
elf$|3
elfe|10
elig|15
elij|6
ell$|-9
elle|-17
elli|10
ello|-13
eln$|-11
elo$|-6
elon|10
elop|6
elow|-8
elpe|19
elpf|-3
els|35
els$|-8
else|-8
else is|7
elt$|-17
elte|-8
elui|8
ely$|-25
ema$|5
emai|-14
email|-21
eman|-6
emar|10
emas|9
emaß|2
embe|-4
embr|-4
eme$|-3
emen|-18
emin|4
emov|4
empl|-22
empr|-15
empt|2
empty|4
empty the|6
ems$|-15
en|1
en el|5
en la|-2
en low|18
en tareas|2
ena$|6
enac|20
enan|-12
enau|27
enca|-10
encargada|14
ence|2
enci|-8
ency|-20
end|45
end of|17
end$|-7
enda|-12
ende|-4
endi|-14
endo|-3
endr|-17
ends|11
ene$|-40
ened|-14
enen|-2
ener|22
enge|18
engi|10
engine|12
engine that|12
enkn|10
enn$|4
enne|-24
eno$|-6
enre|8
ens$|-6
ensa|5
ensc|3
ense|-1
ensi|10
enst|-9
ent$|-15
enta|-12
ente|-2
enter|16
enter priya|7
enters|27
enti|4
entl|-31
ento|17
entr|3
entre|19
entries|7
entry|4
ents|-1
entw|10
enty|9
enut|4
envi|-14
enz$|1
enza|17
eopl|2
eos$|7
epar|-36
epea|8
epla|11
eple|-29
eply|-4
epon|4
epor|-5
epos|-4
eps$|-8
ept$|-26
epte|13
epti|24
eque|-11
equi|2
er|5
er's|-13
era$|7
erad|25
eran|-10
erar|11
eras|9
erase|1
erat|-12
erci|16
erd$|16
erda|8
erdi|4
erdu|29
ere$|12
ered|7
erei|-23
eren|-8
erer|-2
eres|23
erfa|11
erfu|6
ergi|-1
eria|-4
erid|11
erig|9
erin|-2
erio|-2
eriq|43
erk$|-2
erle|12
erledigt|4
erm$|-21
erme|3
ermi|8
erms|11
ern$|-28
erna|2
erne|1
erno|14
ero$|-28
eron|6
erpr|28
erra|7
erri|16
erro|-27
ers$|-20
ersc|-19
erse|-11
ersi|2
ersn|13
erso|5
erst|-4
ert$|-8
erta|-4
erte|7
erti|10
ertr|5
ertu|5
erve|10
ervi|-5
erwa|5
erwe|16
ery$|-13
eryb|-11
eryo|5
eryt|-7
es|6
es war|4
esa$|-8
esad|-1
esag|27
esca|-26
esch|5
escr|1
escrito|6
ese$|11
esem|-3
esen|22
eser|-17
eset|1
esin|5
esit|-24
esk$|-14
eso|10
eso$|-4
esol|-12
eson|38
espa|10
espe|5
espo|19
ess$|-20
essa|-5
esse|15
essi|1
esso|8
essu|-19
est|-9
est le|1
esta|-11
estas|9
este|-11
este correo|8
este mensaje|22
esti|-8
esto|-5
esto en|2
estr|8
ests|2
esul|10
et|18
et la|13
et tu|2
eta$|-8
etai|-18
etait|-4
etar|-6
ete$|-14
etec|8
eted|-12
eten|3
eter|-12
etes|5
etie|21
etin|-23
etit|14
etra|6
etre|4
etri|-5
ets$|-1
ett$|-8
etta|-1
ette|4
etti|-14
ettl|-11
ettr|-6
etur|-8
etz$|-3
etze|-5
etzt|-10
euil|-4
eul$|-3
eund|10
eur|-2
eur to|14
eur$|-16
euro|-1
eurs|17
eute|-16
eux$|-41
eval|9
eve$|12
evea|-18
evel|-8
even|-69
ever|7
every|16
every task|21
everybody|-7
everyone|11
everything|-3
everything above|14
everything to|-11
evic|22
evie|12
evil|-15
evin|15
evio|5
evr$|9
evry|17
evrything|25
ewer|-16
exa$|28
exac|3
exam|-7
exce|-9
exer|24
exit|10
expe|10
expi|1
expo|-2
export|-4
ext$|-8
exte|6
exto|7
extr|31
extract|-31
extraction|39
extractor|26
exts|-1
ey|37
eyen|15
eyes|35
ezem|-1
f|7
fabr|27
face|2
fach|-3
faci|-3
facilities|20
fael|37
fail|2
fair|21
fais|-1
fait|1
fall|-12
fallig|-14
falligkeit|5
far|8
far$|8
fass|4
faut|-22
fe|32
febr|5
february|8
fech|9
fecha|3
fecha de|-2
fecha el|8
fect|3
fee$|-55
feel|15
feil|10
feild|9
feld|16
feli|7
fen$|-30
fer$|2
fere|-9
ferr|9
fert|-8
ffac|4
ffer|1
ffic|-20
fgab|27
fica|-4
fice|-4
fich|-17
fici|-12
fide|3
fie$|-2
fiel|-9
field|11
fields|14
fier|-15
figu|-14
file|-12
files|13
files the|4
files this|16
fill|45
fill in|4
fill the|7
filler|18
filling|25
filt|1
fin|20
fin$|17
fina|-26
find|-14
fine|18
fini|-1
finish|3
finished|-1
finn|4
firm|-10
firma|5
fisi|9
five|13
flag|-7
fois|7
folg|2
foll|16
following|1
follows|3
folo|2
foot|4
footnote|28
for|-5
for ai|25
for all|14
for automated|2
for computer|5
for it|-5
for jonas|6
for mei|28
for teh|45
for the|6
for this|-1
for today|3
for word|19
for you|2
for$|-5
forc|18
force|9
forcer|9
fore|1
forg|9
forget|-8
forget your|3
forgett|9
form|-10
form filler|20
form the|24
fort|-5
forw|10
forward|3
four|2
frag|-4
frage|15
free|-22
frei|-2
freu|10
frid|2
friday|-5
fris|20
frist|24
fro$|6
from|-5
from here|13
from now|21
from the|5
from this|7
from your|2
fter|-1
ftsr|14
ftwa|14
ftwe|10
fuhr|2
fuhren|10
ful$|-2
full|4
fund|-6
fur die|7
furt|1
further|2
fwar|25
g|-3
gabe|30
gabn|8
gada|-9
gage|-1
gain|-9
gal$|-3
gale|-8
gama|18
gan$|-7
gang|-5
gani|4
gant|-3
ganz|-1
gar$|12
gard|-10
gas$|-15
gate|-2
gato|17
gaug|-28
gebe|1
ged$|13
geeh|-9
geha|14
gele|7
geln|-6
gema|5
gemaß|2
gen$|-17
gena|29
genau|18
genau so|13
genc|12
gend|8
gene|-5
generator|24
gens|-3
gent|9
genz|20
ger$|-32
ges$|-38
gesc|5
gest|32
get|2
get$|-8
getr|-6
gets|-4
gett|26
ghes|-3
ghli|31
ght$|-9
ghte|34
ghts|-12
gib|16
gib$|18
gici|23
gift|56
gilt|8
gin$|14
gina|-12
ginn|8
giss|18
gita|14
giv|8
giv$|8
give|-4
give it|-2
give the|-20
give this|18
given|9
given to|10
gives|-4
gkei|7
gle$|30
glei|1
glic|20
gly$|17
gmbh|7
gna$|-24
gnat|-10
gne$|1
gned|18
gnee|-10
gnes|-7
gnet|25
gnor|19
gns$|-5
go|-6
go on|28
god|10
god$|28
goes|1
goes for|43
goes to|4
goin|7
going|7
going to|16
good|-15
good as|14
gooi|2
gori|16
gory|-1
got$|-31
gpt|16
gpt$|41
grad|5
graf|24
gram|9
gran|3
grandmother|8
grant|1
granted|-6
granted priority|1
grants|17
grap|-27
grasias|3
grat|29
grav|11
gre$|15
grea|-3
gree|-21
greg|-8
gst$|13
gte$|9
guag|-6
gue$|15
gues|-7
guest|6
guid|-4
guidelines|17
guna|12
gura|6
gust|-19
gutt|10
h|12
h y|23
ha|-23
hace|19
hack|-10
hacked|-16
hacked and|-20
hacked priority|1
had|-13
had$|-13
haft|18
haha|-6
hak$|10
hale|66
hall|-22
halt|12
hamp|8
han$|-12
hand|11
handling|33
hang|-13
hank|-11
hann|9
happ|10
happy|3
haqu|16
harg|-10
harr|8
hart|12
has|-6
has a|-18
has been|17
has to|17
has$|-6
hast|3
hat|-8
hat$|3
hatb|16
hate|-10
hatg|27
hats|-2
haus|-3
haut|-3
have|-6
have been|18
have to|22
head|11
heading|16
hean|8
hear|-15
hech|10
hecho|10
hed$|-12
hedu|23
heer|13
heir|-10
helf|1
hell|-16
hello|-5
help|8
helper|-5
hem$|3
hen$|-1
henc|12
hend|3
henk|10
her|19
her$|-2
here|13
here and|3
here on|7
heri|2
hers|-19
hes$|-17
hese|-3
hesi|14
hest|-5
het|-11
het$|-11
heut|-1
heute|3
hey|8
hey claude|22
hey$|-2
hgat|3
hi|-13
hich|2
hidd|23
hidden|23
hide|2
hien|29
hier|14
high|7
high priority|19
highest|-3
highlighted|18
highlighter|15
hihg|8
hile|8
him|3
hin$|1
hind|5
hine|21
hing|-7
hink|16
hinw|2
hinweis|2
hinweis an|-9
hir|1
hir$|-1
his|-5
his$|11
hist|15
hite|-10
hive|13
hkei|6
hlig|31
hmen|1
hmod|27
hne$|3
hner|17
hoch|6
hoev|3
hold|12
hole|-10
holl|-16
hon$|-2
hone|-1
hono|-18
hoos|15
hop$|-18
hora|-11
hore|5
hori|8
hort|-25
hose|-31
hou$|32
houg|-5
houl|10
hour|1
hout|-7
how|4
how$|12
hoy|7
hoy mismo|10
hoy$|7
hre$|-5
hrea|3
hree|13
hrei|13
hren|35
hrer|4
hric|26
hrie|13
hrif|1
hris|-4
hrow|-3
hrte|-4
hst$|5
hste|3
hte$|10
hted|16
hter|-8
htet|31
htig|-2
hts$|1
htun|17
huma|31
human|15
humans|29
i|-3
i am|15
i do|-10
i have|-5
i say|-5
i wil|1
ia|56
iado|36
ial$|-18
ian$|-24
iar$|-12
ias$|-30
ibe$|2
ibel|9
iben|-2
iber|3
ibir|-5
ible|-10
ibra|-13
ibt$|6
ibue|-13
ibun|10
ica$|16
ical|-2
ican|9
icar|-3
icat|-4
ice$|-16
icen|-4
ices|1
ich|-7
ich$|4
iche|-5
ichk|6
icht|5
ici|21
ici$|-6
icia|-19
icie|23
icio|-4
ick$|-8
icke|-17
ico$|-33
icon|-7
icos|5
icto|3
icy$|20
ida$|8
idad|5
idat|20
iday|-8
idde|15
ide$|-14
idel|18
iden|15
ider|-6
idge|6
ido$|15
idri|3
ieb$|3
iebe|5
ied$|-18
iede|-10
iedr|-9
iel$|12
ield|26
iell|-11
iemb|-1
ien$|-27
ienc|10
iend|-13
iene|16
iens|17
ient|4
ier|7
ier$|-13
ierd|36
iere|-12
iert|1
ies$|-15
iese|14
iest|17
iet$|-14
ieta|16
ieve|12
iewe|17
if|-4
if a|5
if it|5
if the|-3
if u|22
if you|-2
if you're|22
ifer|-3
iffe|8
ific|-2
ifie|3
ifis|10
ift$|4
ifts|-20
ify$|10
ige$|-16
igen|35
iger|7
iges|9
igh$|-7
ighe|2
ighl|26
ight|-4
igin|-17
igit|13
igke|7
ign$|8
igna|-12
igne|12
igno|20
ignor|18
ignore|-17
ignore all|22
ignore everything|6
ignore previous|19
ignore the|11
ignore your|14
ignorez|25
igns|-5
igst|4
igt$|-2
igur|-14
ihn|-4
ihn$|-4
ihre|27
ihs$|4
iht$|10
ijen|6
ikto|1
il|-6
il est|8
ilab|9
ilbo|12
ilbr|19
ild$|8
ilde|14
ile$|-20
iles|5
ilic|17
ilin|-12
ilis|-7
ilit|-18
ilk$|-3
ill$|-16
illa|-18
ille|2
illi|-6
ilot|28
ils$|2
ilt$|-31
ilte|-8
im|-5
im end|7
ima$|-6
imag|4
ime$|9
imen|43
imer|7
imie|-12
imit|-18
imme|-9
imo$|-2
imon|-2
impo|-1
importance|10
importancia|11
important|-8
impr|5
in|-4
in a|-13
in admin|7
in capital|10
in developer|11
in die|18
in it|-3
in place|7
in teh|11
in the|-8
in this|8
in your|31
ina$|-2
inad|8
inal|-26
inan|-13
inbo|3
inboxes|19
ince|-13
inch|-6
inci|2
ind$|-2
inde|-4
indi|-5
indl|5
ine$|-1
inea|6
ined|20
inee|-5
inel|12
inem|-7
inen|-5
iner|11
ines|-15
inet|8
infa|7
info|-2
ing$|-14
inge|13
ingl|-5
ings|-30
ingu|4
ingy|8
ini$|35
inim|-1
inis|-2
init|15
ink$|-3
inki|23
inma|-2
inne|-14
inni|27
inpu|62
ins|7
ins feld|11
ins$|4
insc|5
inscrire|13
insi|27
inst|33
instead|-4
instead of|-23
insted|16
instruccion|7
instrucciones|3
instruction|32
instruction for|1
instructions|4
instructions and|6
instructions for|4
inta|-8
intake|28
inte|-13
inteligence|25
inteligencia|-13
intelijencia|6
intelligence|7
intelligence artificielle|6
intelligenz|12
interna|1
interne|10
inti|5
intitule|7
into|-8
into a|1
into the|15
intr|16
ints|-23
inue|8
inut|5
invi|8
invite|18
invo|-4
invoice|-5
inwe|-3
ion$|-1
ione|-15
ionn|-14
ions|-19
ior$|4
iori|9
iort|-1
ios$|-28
ious|8
ipci|4
ipe$|10
ipel|1
ique|1
ira$|-11
ird$|-27
ire$|-12
irec|-9
iri$|12
irm$|7
irma|4
iroi|23
irs$|-19
irst|-18
irte|8
irtu|-2
is|-7
is a|29
is due|-34
is for|10
is going|4
is january|10
is no|-18
is not|-5
is now|6
is on|5
is priya|4
is reading|4
is responsible|-16
is the|10
is to|27
is tomasz|22
is your|17
isca|6
isch|-34
ise$|-22
ised|-1
isen|-8
iser|-21
ises|2
ish$|-33
ishe|-4
isia|11
isib|31
isie|-1
isin|-11
isio|6
ismo|-2
iso$|13
ispe|14
isre|11
iss$|-3
issa|17
isse|-37
isst|37
issu|-14
ist|-8
ist$|-8
ista|16
iste|10
isti|-19
istm|-1
istn|11
isto|33
istr|-5
ists|-6
isun|1
isz$|10
isze|7
it|4
it and|6
it as|8
it be|1
it for|6
it had|18
it has|18
it in|-18
it is|-2
it off|-12
it on|28
it read|1
it says|12
it so|7
it to|2
it today|-22
it urgent|5
it was|-7
it will|14
it would|25
it wrote|55
it's|-5
ita$|-16
ital|7
itan|36
itat|18
itch|-2
ite$|-1
itel|31
item|-2
item above|14
items|2
iten|12
iter|30
ites|-37
itet|6
ith$|-3
ithm|32
itho|-7
itic|2
itie|15
itin|7
itle|18
itli|10
itmo|15
ito$|20
iton|53
itor|-24
itre|5
its|9
its own|20
its$|-3
itt$|18
itte|-19
ittl|10
itty|14
itul|30
itun|20
itut|3
ity$|-20
iva$|-5
ive$|-4
ivea|15
ivel|14
iven|-5
iver|-10
ives|6
ivi$|4
ivin|9
iya$|-5
iya'|14
ize$|-16
izen|8
izer|20
ißt$|15
j|-1
ja|-8
jail|26
jailbreak|26
jame|27
james|22
janu|1
january|3
january and|-2
je|14
ject|-25
jede|-3
jeden|8
jenc|6
jent|9
jetz|8
jetzt|-4
job|9
job is|16
job$|9
jona|-7
jonas|-5
jonas berg|31
jonas is|40
jour|-11
json|54
june|-3
jus|2
jus$|2
just|4
k|5
kae$|-2
kafo|5
kan$|-3
kass|1
kauf|4
kbot|18
ked$|-13
keep|3
kein|22
keine|-12
keit|15
ken$|-6
ker$|-24
kers|-32
kes$|-11
kest|3
kestrel|4
ket$|-4
kets|-14
kevi|-1
kevin|-1
ki|50
kina|16
kind|8
kindly|3
king|-8
kip$|-10
klei|-5
knec|10
knew|2
know|-15
known|16
knows|3
koll|2
kollegin|8
kont|19
koye|-1
kspa|20
kspc|22
ktor|3
ktory|5
ktory to|5
kuns|12
kunstliche|12
kunstliche intelligenz|12
l|25
l'ag|37
l'agent|40
l'an|-5
l'as|-2
l'assistant|11
l'at|-19
l'ec|2
l'echeance|2
l'ia|25
l'or|14
l'ou|4
l'outil|4
la|-9
la case|14
la casilla|14
la date|30
la fecha|-7
la leyenda|15
la lista|5
la machine|-15
la makina|14
la maquina|-15
la persona|4
la personne|9
la prioridad|5
la tache|10
la tarea|14
labl|-4
labr|18
lace|-10
lado|12
lady|34
lag$|-11
lage|-15
lait|10
lama|-4
lan$|-13
lanc|14
lane|-18
lang|10
language|9
language model|9
lank|-16
lant|-10
lar$|-5
las|-17
las tareas|13
las$|-19
lase|-13
lasi|11
lass|-5
last|-11
last week|19
late|-10
lati|-11
lato|36
laud|15
laut|12
lautet|9
lay$|-25
lbox|2
lbre|1
lche|7
lcol|13
lder|-12
lds$|2
le|-6
le logiciel|-4
le mars|9
le plus|10
le programme|14
le robo|20
le robot|-11
lea|12
lea$|10
leaf|-26
leag|4
lean|-14
lear|4
leas|-6
leave|-2
leave the|-13
lech|4
lect|13
lecteur|15
lector|10
lector automatico|14
lectura|20
lectura automatica|9
led$|-22
ledi|-6
lee|14
lee esto|3
leep|7
leer|15
lees|2
lees esto|5
left|-4
lega|-5
legal|2
lege|-17
legg|13
legi|-8
legt|13
legu|3
leib|6
lein|7
leit|-8
len$|-18
lena|-2
lend|-1
leng|5
lent|13
ler$|-10
lerk|5
les|-7
les consignes|11
les taches|18
les$|-12
lese|7
lesen|2
less|8
let|-1
let it|5
let the|3
let$|26
leta|28
lete|-6
leti|12
lett|4
letter|4
letters|8
letz|2
leur|-1
leva|-6
leve|22
level|4
level urgent|4
lexa|28
ley$|-3
leye|11
leyenda|15
lfer|10
lgor|31
li|4
lia$|23
libe|9
libr|-17
lica|2
lice|2
licence|14
lich|-11
licy|20
lida|-10
lide|15
lieb|9
liebe|1
liebe ki|34
liebes|9
liebes programm|9
lien|-15
lier|-6
lies|2
liest|17
lig$|-16
lige|23
ligh|8
ligk|42
lign|-5
ligne|3
lignes|3
lije|6
lik$|-8
like|-5
like that|21
limi|-13
limite|14
lind|-32
line|7
line is|5
lines|8
ling|-19
liqu|15
lir$|20
lis$|-8
lisa|2
lise|40
liss|6
list|10
list of|-4
lista|13
lista de|-13
liste|-1
listen|17
listes|10
listo|-14
lists|14
lit|21
lit$|7
liti|17
litt|11
little|12
little robot|12
lity|10
lla$|-1
llam|-8
lle$|9
llea|7
llec|4
lled|-5
lleg|2
llen|19
ller|-24
lles|13
llev|-6
llig|15
llin|12
llm|48
llm$|48
llo$|2
llow|-8
lls$|-12
llst|8
llt$|-41
llwa|24
lly$|-26
lo|7
lo anterior|24
lo de|7
lo que|9
lock|-22
locked|12
logi|2
logiciel|23
lok$|94
lol|-16
lol$|-16
lon$|11
long|-9
look|-5
look at|6
lope|5
los|-3
los$|-13
losc|11
losch|3
losche|9
losche alle|9
lose|-8
lot$|-10
love|-18
loved|37
low|10
low and|6
low priority|7
low$|6
lowe|-21
lowest|21
lowest priority|-1
lowi|-3
lows|-12
lper|18
lpfu|-3
lrea|3
lred|9
lse$|2
lso$|-1
lsta|3
lta$|-25
ltd|-2
ltd$|-2
lte$|-23
ltet|-3
ltho|11
ltin|10
ltun|-10
lu|25
luck|6
lue$|2
lues|-15
lug$|-4
lui|-9
lui$|-1
lum$|-22
lunc|-5
lung|1
lus$|12
luti|-14
lve$|3
lved|-12
lver|-1
lves|12
lway|7
lwo$|21
lyse|1
m|-6
ma|-4
maar|-2
mach|8
machine|3
machine a|-19
machine readers|10
machine that|24
machines|16
machne|15
macht|10
made|-36
mado|-12
maek|7
mage|6
mail|6
mail addresses|5
mail as|39
mailbox|12
mails|-2
main|-1
mais|20
mak|1
mak$|1
make|12
make it|-12
make the|-13
make this|-4
maker|19
makes|-10
makes tasks|6
maki|22
makina|16
making|7
mal$|-22
mall|13
man|2
man$|-6
mana|24
manana|10
mand|-26
mann|-13
mans|24
many|8
maqu|20
maquina|13
mar$|1
mara|-5
marc|-5
march|2
march is|5
mari|-2
mark|12
mark all|-52
mark as|13
mark every|4
mark it|-2
mark this|10
mars|-2
mart|-24
marz|-15
marzo|1
mas|-8
mas$|22
masc|18
maschinchen|5
maschine|14
maschinelle|12
mash|55
masz|4
mat$|5
mate|1
mati|10
matt|-5
maxi|6
maxima|1
may|-1
may be|2
may$|-1
maß$|2
mber|-5
mbh$|7
mbie|18
mbio|17
mble|3
mbre|-8
mbro|9
me|-3
me urgent|5
mean|14
means|12
mebo|4
med$|-30
medi|-4
meet|-16
mehr|-8
mei|-1
mei and|11
mei is|29
mei tanaka|17
mei$|-1
memb|5
members|22
meme|13
men$|-14
mens|4
mensage|18
mensaje|-10
menschen|6
ment|-6
mention|29
mention the|15
mer$|-9
merc|6
merci|-22
meri|29
merk|14
mes|9
mes$|-3
mesa|20
mesage|32
mess|-2
message|-5
message is|-20
met|14
met$|2
meti|4
mets|38
mett|-14
mettre|3
mi|3
mich|-7
mie$|-6
mien|19
mier|34
migh|9
might|9
mill|7
min$|-5
mina|-46
mind|9
mine|-7
mini|20
minima|10
mins|-7
minu|-1
minute|19
mir|18
mir$|-9
mis$|-4
mism|-9
mismo|-8
miss|-12
mist|21
mit|5
mit dem|-7
mit der|-1
mit$|-13
mite|22
mith|-3
mitl|15
mitliest|10
mma$|-12
mmar|8
mme|-5
mme$|-3
mmen|-24
mmer|-27
mod$|4
mode|12
mode set|2
model|14
model you|2
modele|3
modele de|6
modelo|12
modelo que|1
models|11
modl|34
modle|1
modu|2
moi|1
moi$|1
mome|-12
moment|2
mon$|-10
mond|-19
monday|-17
mont|-10
month|-8
mor$|30
more|-15
morg|3
morgen|-5
morn|-6
morning|-4
moro|-3
morr|3
mos$|-51
most|6
mot|-6
mot$|-5
mote|20
moto|3
motor|9
moul|12
move|1
mpan|-2
mpil|20
mpla|-11
mple|4
mpli|5
mply|23
mpor|-2
mpre|6
mpri|10
mpt$|-4
mpte|7
mpty|4
mput|30
mr|-11
much|1
mucho|8
mum$|-5
must|-1
must answer|15
must be|-19
must set|5
muy|-6
muy$|-6
my|-10
n|22
n'en|6
n'es|-2
n'est|-3
n't$|-11
na|17
nach|-8
nachricht|6
nada|1
nadi|6
nadie|14
nado|6
nair|23
nair and|17
nair in|32
nair y|-18
naka|11
nal$|-11
naly|-12
name|4
name in|29
name it|1
name priya|6
name this|13
named|-13
names|8
nana|12
nanc|1
nant|1
nao|26
nao$|26
nas$|4
nata|18
nate|-5
natu|-2
natural|8
nau$|10
nbox|3
nbre|45
ncar|-8
nce$|-9
ncel|41
ncer|-19
nche|3
ncia|2
ncid|20
ncim|-1
ncy$|-23
nd|2
nda$|5
ndar|-4
nday|-6
nde$|-13
ndel|5
nden|19
nder|10
ndez|-3
ndic|4
ndig|-9
ndin|-13
ndle|10
ndli|-9
ndly|-3
ndmo|8
ndo$|-3
ndor|5
ndre|11
ndri|16
nds$|1
ne|11
nech|10
ned$|3
nee$|3
need|-15
need to|6
needs|-2
nees|-3
nel$|-10
nell|23
nem$|5
nen$|4
nenn|5
ner$|-9
nera|1
ners|-8
nes$|-1
net$|-4
nett|13
neve|-18
never|20
nevr|9
new|-17
new instruction|-8
new instructions|36
new rule|51
new$|-15
news|13
next|-11
nfac|8
nfid|14
nfie|-5
nfig|4
nfo$|-9
nga$|5
ngag|-1
ngas|5
nge$|-10
nged|10
ngen|-11
nger|-1
nges|47
nget|8
ngin|-11
ngli|-7
ngly|20
ngs$|-29
ngua|-2
ngun|12
ngy$|8
nic$|-3
nich|-11
nicht|6
nidr|3
nie|21
nie$|-25
nied|-12
niedrig|-13
niet|7
nig$|1
nigh|-18
nima|8
nimm|12
ning|-16
ninguna|12
niqu|3
nise|14
nish|6
nist|-1
nit$|16
nive|15
niveau|21
nke$|-8
nkin|6
nkne|10
nks$|-28
nlo$|7
nlp|16
nlp$|16
nly$|1
nmal|4
nna$|8
nnai|8
nne$|-13
nned|15
nnel|-22
nner|-20
nnin|17
nnis|11
no day|5
no need|29
no task|11
nobo|-3
nobody|7
noch|-12
nom|9
nom$|9
nombre|1
nombre de|1
non|25
non$|13
nonb|1
none|-14
noon|-8
nor$|-15
nora|18
nore|-16
nori|4
norm|-3
nort|-4
northgate|4
nos$|-61
not|-6
not a|3
not for|12
not mention|5
not read|34
not take|10
not tell|21
not$|-7
nota|31
note|13
note for|6
note to|-10
notes|-8
notes of|5
noth|-4
nothing|-9
nothing else|-1
nothing to|3
noti|-9
notice|26
notice to|-18
nous|-1
nove|3
novi|5
noviembre|5
now|9
now an|13
now in|-3
now on|34
now the|4
now$|2
nown|21
nows|-2
nput|62
nsa$|32
nsab|-10
nsag|18
nsaj|-10
nsch|-24
nscr|-4
nse$|10
nser|4
nsfe|3
nsia|8
nsib|-9
nsid|34
nsig|7
nsla|13
nst$|-16
nsta|-10
nste|17
nstl|12
nstr|17
nstu|5
nsub|6
nswe|-5
nt|24
nta$|16
ntai|-5
ntak|2
ntan|-12
ntar|22
nte$|-4
nted|2
ntel|20
nten|-14
nter|6
ntes|-12
nth$|-8
ntia|1
ntie|1
ntil|-6
ntin|-10
ntio|25
ntit|9
ntly|8
nto|24
nto$|9
ntra|2
ntre|1
ntri|1
ntry|2
nts$|-9
ntwo|1
nty$|-5
nuar|1
nue$|61
null|-13
nume|12
nung|-23
nur|28
nur fur|20
nur$|28
nute|4
nutz|7
nver|-7
nvia|-1
nvie|9
nvit|-10
nvoi|-12
nwei|15
nwic|-3
nwse|1
nyon|-5
nyth|7
nza$|18
o|13
oard|-12
obbo|1
obe$|-17
oben|11
ober|9
obey|-8
obje|-5
obli|5
obo$|20
obod|-3
obot|19
obre|-2
oced|3
oces|18
och|44
och$|-17
ocha|7
oche|-29
ochs|2
ock$|-1
ocke|3
ocr|23
ocr$|23
octo|-6
ocum|8
odas|5
oday|8
ode$|12
odel|15
odle|1
odo$|18
odos|24
oduc|-5
odul|-5
ody$|2
oem$|-2
oes$|2
oet$|-29
oeve|2
of|-8
of a|31
of all|16
of it|15
of its|10
of jonas|10
of march|-17
of reading|8
of text|20
of the|-8
of them|-1
of this|6
of tomasz|26
of what|7
of your|-2
off|18
off$|14
offe|-43
offer|30
offi|-20
ofil|47
ofor|-3
oftw|15
ofwa|25
ogam|14
oge$|-2
ogic|32
ogni|33
ogra|11
ohne|-4
oice|-10
oing|-10
oint|-10
oir$|-22
ois$|-14
oit$|5
ojec|6
ok|2
okaf|5
okafor|-1
okafor and|5
okafor as|3
oken|14
okol|-10
okoy|-1
okoye|-1
oks$|-4
ola|-6
ola$|-35
olat|-16
olch|2
old$|-15
olde|-15
older|4
ole$|8
oleg|10
oles|-10
olge|-1
olic|5
oll$|-29
olle|1
ollo|8
olls|14
olo$|21
olow|2
ols$|-11
olut|-14
olve|10
olvi|-2
olvida|-9
olvida lo|5
omas|-3
omat|21
ome$|-22
omeb|4
omen|15
omes|8
omis|-19
omma|1
omme|30
omo$|8
omor|5
ompa|-8
ompi|20
ompl|1
ompo|15
ompr|-21
ompt|-9
ompu|30
on|-9
on it|-2
on sunday|11
on the|4
on this|13
ona$|-28
onas|-5
onbr|1
onc$|7
once|35
once there|4
ond$|-16
onda|-16
onde|24
ondi|28
onds|14
one|14
one and|5
one for|-5
one is|-8
one to|7
one who|24
onen|7
oner|2
ones|26
onfe|-5
onfi|7
onfo|-4
ong$|21
onga|4
onig|1
onle|29
onlo|6
only the|-3
only with|17
only you|14
onn$|5
onna|4
onne|-13
ons$|-11
onsa|3
onse|-10
onsi|-12
onst|1
ont$|-4
onta|-47
onte|23
onth|-7
onti|9
ontr|-17
onve|8
onvi|2
ony$|16
ood$|-16
ook$|-7
ooke|-16
ooks|-3
ool$|9
ools|-9
oon$|-15
oor$|-13
oose|-3
oot$|18
oote|33
ootn|27
open|-13
open tasks|-4
opens|13
oper|15
operator|-4
opie|-16
opil|31
ople|2
opor|18
oppo|14
opposite|14
opy$|-7
or|6
or's|2
ora$|-9
orat|-10
orbe|15
orce|8
ord$|2
orde|-18
order|-16
ordi|6
ordn|-5
ordo|-10
ordr|1
ords|-13
ore$|-9
orec|13
ored|-10
ores|17
orez|25
orga|6
orge|3
oria|-2
orid|12
orie|4
orig|16
original|-5
orio|22
oris|-36
orit|10
ork$|15
orks|-23
orld|4
orma|-4
ormi|24
orne|31
orni|-6
orow|-3
orra|-7
orre|-8
ors$|-12
ort$|-11
orta|-4
orth|-22
orti|-1
ortl|16
orts|4
orty|-2
orwa|-6
ory$|-8
oryt|13
osch|9
ose$|-7
osed|-8
osi$|14
osit|4
osnt|-1
osob|6
oss$|-13
ost$|-17
oste|-19
ot|18
ota$|-24
ote$|2
oted|7
oter|24
otes|6
othe|-4
other|15
other tasks|2
othi|8
otic|9
otiz|12
otno|27
oto$|15
otok|-10
otom|3
otor|5
otra|-3
otre|-23
otro|15
ots$|11
ott$|12
otto|51
ou|-10
ou'r|4
oubl|-11
oubli|8
oud$|-34
ough|-24
oujo|3
ould|-18
ouli|16
ound|-20
ount|-14
our|-24
our$|-4
ourc|-20
ourr|-21
ours|-18
ourt|1
ous$|1
ouse|-24
out|-2
out of|8
out$|-8
oute|14
outi|15
outp|9
output|10
output only|2
output the|-34
output title|9
ouve|-4
ove$|13
oved|1
over|-8
over the|3
overide|7
override|27
ovie|4
owes|19
owin|-9
own|8
own$|-16
owne|-1
owner|3
owner of|-1
owner priya|27
ows$|-29
oxes|-2
oye|3
oye$|-6
p|-16
p d|4
p s|21
pa|-3
pace|-5
page|-12
pala|18
pan$|-1
pany|-9
pape|2
par|-4
par un|3
par$|-4
para|-6
para el|-4
para la|3
paragraph|1
parc|-22
pare|-5
park|-31
parl|-12
paro|13
pars|62
parser|34
parsers|25
parses|1
parses this|1
parsing|33
part|-5
partir|3
partir de|7
party|1
pas|2
paso|24
pass|-18
password|3
passwords|-9
pati|-11
pay|14
pay to|-1
pay$|29
pcio|-9
pdat|-6
peak|-6
peat|8
pect|-12
ped$|-23
pedi|-16
pel$|-1
pele|3
peli|1
pell|-8
pen$|-8
pend|-14
pene|-10
pens|-4
peop|2
people|3
per|6
per$|-18
pera|11
perm|-28
pero|8
pers|18
persn|13
person|-5
person and|12
persona|-3
persone|-3
personne|14
peti|10
pful|-3
pgif|24
phon|-11
pick|-3
pick jonas|2
pie$|-2
pien|21
pier|-18
pilo|28
pipe|-6
pisz|18
pita|-3
plac|3
place|-15
place of|7
plai|-4
plan|-13
plants|29
plas|-18
play|44
ple$|-12
plea|-2
please|-13
please ignore|-4
ples|13
plese|-16
plet|-1
pli$|4
plic|2
plie|7
ploy|-18
pls|2
pls$|2
plu|25
plu$|25
plug|12
plus|13
ply$|2
poem|-2
poet|-29
point|23
poli|-20
policy|12
pon|9
pon$|12
pond|14
pone|-15
poner|14
pong|3
ponl|7
ponlo|7
pons|3
por|13
por$|13
port|-7
pose|-12
posi|3
post|-20
pour|1
pour le|-19
ppel|-17
ppen|-6
ppgi|24
ppli|7
pply|-15
ppos|-1
ppri|-7
ppro|-3
ppy$|1
pr|8
prac|8
pre$|3
prec|13
precede|13
preg|-1
prem|6
pren|-8
pres|-19
present|-3
pret|26
prev|27
previous|5
previous instructions|1
pric|1
prie|11
pril|-4
prim|-3
prin|-13
print|5
print your|1
prio|5
prio low|6
prio urgent|25
prioridad|14
prioridad low|7
prioridad urgent|1
prioridad urgente|15
prioritat|-9
prioritat auf|19
priorite|-1
priorite basse|1
priorite urgente|6
prioritet|6
prioritty|14
priority|4
priority and|1
priority high|21
priority low|-19
priority to|10
priority urgent|19
priorty|-1
prit|-1
priv|11
priy|-5
priya|-6
priya nair|23
priya's|14
proc|15
process|-14
processing|16
processing this|4
processor|17
prod|-6
prog|22
progama|18
program|25
program the|8
programa|13
programa que|2
programm|-1
programm das|15
programma|7
programme|-24
programs|9
proj|-1
project|6
projects|15
prom|11
prompt|-5
prompt and|8
promt|14
prop|-11
pros|-16
prot|33
protokoll|-9
prov|13
prove|14
prove me|13
prze|-12
przy|25
ps|43
ps for|2
ps pour|4
ptai|5
ptem|2
pter|-6
ptio|3
ptur|5
pty$|4
publ|1
pues|1
puis|11
punt|1
purg|1
put|4
put amara|4
put in|9
put it|-14
put the|9
put$|23
pute|-5
puts|26
pwne|7
pwned|7
q|-15
qe|3
qu'i|-5
qu'il|-5
qu'u|-13
quan|11
quand|20
que|13
que el|-6
que la|-11
que lee|6
que lo|20
que no|8
que un|17
que$|-2
qued|-2
queda|12
quel|-5
quem|2
quer|-7
querido|6
ques|7
question|-6
quet|-19
qui|4
qui lit|23
qui precede|13
qui$|7
quic|-4
quick|12
quie|31
quien|10
quin|1
quip|-2
r|-19
r's$|-8
raba|23
rach|15
raci|-58
rad$|-3
rade|20
rado|2
radu|-12
raed|2
rafa|5
rafael|11
rag$|-26
rage|-32
ragr|17
ragt|3
raig|-1
rail|4
rain|-16
rais|-8
raise|6
rait|10
ral$|19
ram$|-5
rama|4
rami|29
ramm|-7
rams|4
ran$|-26
rand|-33
rang|2
rank|7
rans|-7
rant|-20
raph|-12
rar$|-31
rarb|22
ras$|-14
rase|6
rasi|-5
rate|-20
rath|6
rather|19
rati|9
raus|12
rave|-2
ray$|-25
rbei|22
rce$|1
rcer|3
rch$|-7
rche|-5
rchi|-7
rci$|-22
rday|-2
rde$|-23
rded|33
rden|-17
rder|-22
rdi$|4
rdin|7
rdle|7
rdo$|-11
rdon|-3
rds$|-5
rdue|-26
rea$|6
read|24
read as|13
read by|20
read on|15
read this|13
reader|23
readers|34
reading|10
reading along|6
reading machine|19
reading software|27
reading this|7
reads|-18
reads this|5
reak|2
real|-5
realy|-3
ream|1
reas|17
reat|6
rece|-20
rech|-4
rechenknecht|10
rechner|46
reci|6
recipe|8
recipe for|14
reco|19
recopie|20
record|4
records|-5
rect|-2
red|20
red$|-14
redi|-30
redy|7
ree$|9
reed|29
reeds|5
reen|-1
rees|11
refe|7
reff|26
refu|-11
refund|3
rega|-6
rege|-6
regeln|-5
regi|13
regl|-14
regu|-3
rei$|-9
reib|11
rein|-7
reit|9
rekt|18
rel$|23
reli|15
rell|11
rema|24
reme|-1
remi|-12
reminder|-11
remo|-6
removed|1
remp|-4
ren$|-13
rend|-21
rene|-22
reno|-12
rent|-22
reo$|1
reos|7
repe|-9
repeat|15
repi|42
repl|13
reply|-1
reply only|17
reply with|13
repo|-3
repondez|-2
requ|-11
request|-16
requests|2
rer$|-11
res$|-31
resc|17
rese|-1
reset|3
reso|3
resolved|-8
resp|16
respond|7
responsable|-10
responsable a|5
responsible|-9
responsible person|21
ress|-5
rest|-19
resu|13
result|11
ret$|-8
reta|-9
rete|36
reti|11
retu|-12
return|-3
returns|5
reun|-17
reve|-17
reveal|8
reveal your|9
revi|-16
rew$|-12
rey$|-29
rez$|17
rfas|22
rgad|-5
rgan|2
rge$|-16
rgen|12
rget|-4
rgne|-17
ria$|-34
riba|5
ribe|5
ribi|-6
ribu|-15
rice|-2
rich|9
rida|-1
ridd|6
ride|37
rido|-4
rie$|-19
rieb|8
riel|-2
rien|-12
rien a|8
rier|8
ries|-18
riet|-1
rift|-3
rig$|2
rige|-1
righ|9
rights|2
rigi|-13
rike|-12
ril$|-4
rim$|-10
rime|37
ring|-4
rint|-1
rio$|-1
rior|13
rios|-14
ripc|4
ript|2
riqu|45
rire|1
ris$|-40
rise|13
risi|9
rist|-4
rit$|11
rita|-21
rite|7
rith|29
riti|-5
ritm|20
rito|5
ritt|-1
rity|-9
riva|26
rive|3
rivi|-25
riya|-4
rjen|9
rkin|-15
rks$|-33
rksp|25
rkt$|11
rla$|-10
rld$|4
rled|2
rlie|5
rlo$|-7
rma$|-24
rmai|5
rmat|12
rme$|-12
rmer|2
rmin|14
rmis|3
rms$|-22
rna$|-64
rne$|39
rnin|-4
rno$|13
rns$|8
robb|-1
robbot|1
robe|14
robo|26
robot|6
robots|-17
roce|20
rodu|-5
roga|12
rogr|13
roir|23
roje|-1
role|14
role system|9
roll|6
rom$|-8
romi|-5
romo|-2
romp|-7
romt|11
ron$|-21
rong|-13
roni|28
room|-5
root|16
rop$|-5
ropr|3
ror$|-1
ros$|-14
ross|-19
rote|40
roto|-20
roun|-15
rout|12
routing|28
rove|4
row$|-2
rows|33
rra$|4
rrag|5
rrec|4
rren|6
rreo|9
rres|-3
rrib|-3
rrid|22
rrie|18
rror|-1
rrow|-5
rry$|-37
rsat|7
rsch|-10
rsda|-2
rse$|5
rsel|6
rser|35
rses|1
rsin|31
rsio|-1
rsn$|13
rson|-1
rst$|13
rsta|-3
rsto|22
rta$|-29
rtan|12
rte$|-9
rted|-2
rten|13
rter|-28
rtes|19
rtet|-1
rthe|13
rthg|3
rtif|32
rtin|5
rtli|-1
rtor|27
rtra|1
rts$|-22
rtua|-2
rtun|3
rty$|-15
ruar|7
rube|-3
rucc|-2
ruck|-25
ruct|7
rule|20
rules|24
rules and|1
run|15
run$|-26
rust|15
rve$|8
rvee|27
rver|-3
rvic|-12
rvis|25
rwal|16
rwar|-13
rwei|28
rybo|-10
ryon|-5
ryth|15
rzo$|1
s|-38
s for|42
s to|5
s's$|28
sa|-10
sabe|12
sabl|-7
sach|7
sado|2
sage|10
said|-6
sais|23
saje|-11
sak$|3
salu|-11
same|-8
samp|20
sans|19
sans date|12
sati|-24
satz|5
save|24
say|10
say the|16
say$|6
says|-5
scal|25
scan|20
scar|35
scen|-23
sch$|-5
scha|-17
sche|-7
schi|-13
schl|-12
scho|-19
schr|20
schreib|17
schreibt|11
schrieb|8
scre|-12
scri|14
sday|-21
se|-2
se lo|3
se que|14
seco|-10
second|-8
secr|17
secretary|1
sed$|-8
see|-5
see it|10
see$|3
sees|1
sein|13
seine|2
sel$|-39
sele|8
self|5
sem$|15
sen$|-3
send|5
sender|19
sent|7
sent with|38
sentence|10
sept|1
september|3
ser$|25
ser'|3
sera|-3
sers|13
sert|14
serv|-13
serve|32
service|14
servise|12
ses$|-6
sess|6
set|-1
set assignee|-25
set due|11
set it|-1
set priority|12
set the|8
set this|-7
set$|1
sett|8
setz|-2
setze|-1
setzen|12
seul|19
seur|37
sez$|17
sfer|3
shal|25
shall|6
shall take|11
shalt|31
shar|-24
she|-2
she$|-3
shed|-16
shee|3
sher|-4
shin|-18
shou|8
should|11
show|-7
si|8
si tu|3
sia$|-9
sial|10
sias|3
sibl|3
sich|10
side|-19
sie|2
sie$|-1
sifi|-4
sify|7
sign|-3
sile|-2
silent|4
silently|22
sili|13
sill|10
simi|2
simo|6
simon|2
simon dise|8
sin|9
sin$|-9
sinc|-9
since|-5
sind|-4
sine|7
sing|-9
sino|1
sion|-9
siri|55
sist|13
sistem|-2
sistema|23
sistema de|-1
sistema que|7
sit$|-9
sita|23
site|16
skbo|18
sked|7
skin|43
skip|13
skip this|39
sks$|-3
slat|12
slee|6
smar|6
smart|22
smart inboxes|19
smit|-2
smo$|-6
sn't|-14
snt$|-8
so|2
so good|18
so that|-10
so write|13
soba|7
sobr|-7
sofo|-1
soft|10
software|4
software that|-4
softwear|9
sofw|25
sofware|25
soir|3
solc|3
soll|3
solo|37
solo para|25
solu|-14
solv|10
som|15
som$|15
some|-18
somebody|5
son$|-3
sona|4
sond|23
sondern|8
sone|19
sonn|-4
sons|-8
sopo|17
soporte|17
sor$|-21
sort|-4
sour|-21
source|2
spac|9
span|-7
span style|1
spea|-2
spec|-14
spen|-15
sper|6
spon|14
spra|22
sprachmodell|27
spri|-21
sreg|11
srob|14
ssa$|21
ssag|5
sse$|-26
ssed|20
ssee|-9
ssen|-23
sser|-1
sses|3
ssif|2
ssig|-1
ssin|-11
ssio|-4
ssis|13
ssor|28
sst$|2
sste|29
ssun|17
ssus|7
sswo|-13
sta$|2
staf|5
staff|9
stal|-23
stan|11
stand|-10
stands|23
stands above|6
star|5
start|28
stas|3
stat|-3
state|1
statt|11
status|4
ste$|11
stea|4
steh|-9
steht|-4
stei|-3
stein|1
stel|-7
stem|11
step|-5
ster|-20
stes|7
stet|8
stets|4
stic|46
stim|-9
stin|-16
stio|-1
stli|22
stma|-5
stnt|10
sto$|8
stod|29
ston|-10
stoo|-8
stop|-20
stor|11
store|12
store the|8
stored|15
stra|-4
stre|-14
stri|-5
stro|2
stru|9
sts$|-27
stuf|8
stufe|-2
styl|8
style|-4
su|-10
suar|5
subj|-24
subs|-2
such|3
such a|6
sudo|50
suit|-11
suite|2
suiv|14
sult|-3
sume|28
summ|-10
summarise|5
summarise this|5
sund|2
sunday|14
sunday the|53
sung|43
sunt|6
supp|5
supprime|-5
supprimer|-2
supprimer le|5
supr|7
suprime|7
sur|3
sur$|3
sure|9
surv|-3
sus$|7
sust|11
swap|5
swer|12
swit|-4
switched|11
swor|-3
syst|14
system|15
system content|9
system ignore|4
system new|26
system notice|-11
system prompt|6
system set|6
system you|4
systeme|-4
systems|-9
syte|12
sytem|8
sze$|-12
t|-17
t m|31
t's$|-25
ta|-7
taak|12
tabl|-7
tach|15
tache|39
taches|32
taches de|4
tado|24
taff|6
tag|2
tag$|-8
tage|-3
taht|5
tain|-7
tair|-12
tait|-8
take|1
take one|1
taken|4
taker|6
takes|-10
taks|38
tal$|-37
tale|6
talk|15
tall|-20
talo|-9
tamb|10
tambien|10
tan$|-25
tana|3
tanaka|5
tanaka and|2
tanaka y|1
tanc|17
tand|-8
tant|16
tanw|10
tar$|15
tara|-2
tare|31
tarea|26
tareas|37
tareas de|5
tari|-16
tars|7
tart|-18
tary|-5
tas$|-7
task|28
task and|1
task as|13
task assistant|24
task bot|-14
task builder|22
task due|1
task from|1
task helper|11
task is|4
task list|5
task maker|8
task of|10
task program|19
taskbot|9
tasks|22
tasks and|4
tasks named|10
tasks of|17
tasks out|2
tasks with|9
tat$|-7
tate|-13
tati|25
tatt|14
tatu|6
taus|14
tbot|14
tch$|-24
tche|-7
te|6
tead|-2
team|-32
tect|-18
ted$|-14
tee$|-5
teh|-3
teh$|-4
teht|-8
tein|-1
tel|23
tel$|16
tele|53
teli|21
tell|-22
tell the|-9
tem$|2
tema|19
temb|2
teme|8
tems|-3
ten$|-27
tena|-9
tenc|26
tend|-24
teni|4
tens|-1
tent|15
tep$|-1
ter$|-7
terd|2
tere|19
teri|-2
term|9
termin|6
termine|-3
terms|12
tern|-1
terp|26
ters|3
tes$|-5
test|-4
tet$|17
tets|4
teur|13
teve|-3
text|18
text above|4
text and|1
text oben|2
texte|-3
texto|7
texts|-1
tgpt|27
th|7
th of|12
than|-9
thank|9
thank you|-12
thanks|-19
that|9
that are|2
that files|19
that has|5
that i|-1
that is|8
that it|1
that makes|7
that reads|12
that the|2
that there|-12
that turns|19
that you|-14
thats|13
the|-9
the above|21
the addressee|2
the admin|-12
the administrator|14
the ai|7
the answer|17
the asistant|-3
the assignee|33
the assistant|-38
the auto|60
the automated|11
the automatic|24
the board|19
the bot|-29
the box|27
the ceo|-4
the clever|2
the computer|43
the current|2
the date|-10
the day|34
the deadline|32
the description|26
the due|5
the end|-15
the extractor|27
the first|7
the following|2
the form|-9
the highest|6
the humans|3
the language|-1
the last|1
the level|42
the list|-18
the lowest|25
the machine|9
the mail|4
the model|30
the moment|25
the name|33
the note|3
the notes|15
the one|9
the only|8
the other|3
the output|25
the owner|11
the person|14
the plants|33
the priority|13
the program|5
the reading|15
the responsible|7
the rest|-1
the robot|-18
the role|-1
the sender|13
the software|-25
the system|1
the taks|4
the task|16
the tasks|13
the text|16
the th|-17
the thing|29
the titel|5
the title|10
the user|24
the whole|10
the word|26
the workspace|1
the$|-9
thei|-10
their|-9
them|4
them to|1
then|6
then it|31
ther|-11
there|21
there is|-14
there was|34
thes|-8
these|-8
they|-13
thga|3
thin|3
thing|-13
thing that|18
thingy|8
think|9
thinking|25
this|15
this as|5
this document|8
this email|9
this is|-12
this letter|26
this line|35
this mail|2
this message|3
this one|13
this page|1
this paragraph|4
this task|8
this text|19
this the|-10
this to|2
this very|13
this workspace|7
this you|-31
thm$|18
thor|-8
thou|3
thre|13
thread|-4
three|13
thro|-19
ths|18
ths$|7
thx|-11
thx$|-11
ti|-1
tic$|19
tica|-22
tice|-4
tick|-3
tick it|18
ticked|20
ticket|-3
tickets|10
tico|33
tie$|1
tien|-3
tier|7
ties|7
tifi|13
tig$|-6
tige|18
tigk|2
tihs|4
tik$|16
til$|11
tili|-2
till|-23
time|-10
tin$|-3
tina|1
tine|-7
ting|-4
tinu|10
tion|-5
tiqu|-23
tir$|-22
tiro|23
tise|10
tit$|20
tite|24
titel|25
titel is|5
titl|15
title|13
title field|11
title is|11
title must|14
title nothing|4
title of|-8
title to|18
title transfer|5
title wire|2
titr|30
titre|30
titu|21
titular|4
titulo|13
tive|-21
tle$|1
tled|11
tlic|14
tlie|20
tly$|12
tmas|-1
tmat|8
tmo$|16
tnot|27
tnte|10
to|-6
to a|-14
to account|9
to admin|-4
to ai|19
to all|-3
to amara|3
to anna|5
to any|2
to ask|21
to be|-4
to ben|12
to do|-14
to dos|6
to enter|-7
to hacked|2
to its|32
to january|18
to jonas|-7
to list|5
to march|18
to me|-6
to mei|-6
to nobody|13
to pay|7
to pick|8
to priority|1
to priya|-3
to see|21
to set|20
to task|13
to this|-14
to tomasz|5
to urgent|3
to victor|4
to viktor|2
to write|2
to your|8
tobe|-7
tod$|29
toda|17
todas|8
today|14
today and|2
todo|-10
todo lo|17
todos|24
todos los|17
toi|7
toi le|2
toi qui|12
toi$|7
toko|-10
told|12
tom$|-15
toma|7
tomasz|-2
tomasz wilk|18
tomo|6
tomorow|5
tomorrow|8
ton|11
ton$|17
tone|-19
toni|4
tonight|1
too|-3
too$|-3
tood|-7
tool|34
tools|-8
top|15
top$|4
tor$|-6
tor'|1
tore|10
tori|18
tory|21
tos$|-28
tou|15
tou$|12
touj|3
toujours|2
tous|-7
tout|25
tout ce|14
toute|21
toutes|-6
toutes les|-6
tput|10
tra$|-13
trab|23
trad|13
trag|-3
tragt|5
trai|6
traitement|25
tral|44
tran|-21
transfer|8
transfer to|1
translator's|7
tras|7
trat|-6
tre$|13
trea|-22
treat|-23
trel|3
tres|1
trib|-15
tric|17
trie|-6
tro$|-3
tron|19
trus|4
trust|5
trusted|8
try$|-23
tsak|3
tsel|5
tsle|28
tsro|14
tt|6
tte$|-14
tten|-5
tter|-8
ttin|-4
ttle|-17
ttre|-6
ttri|-7
tty$|3
tu me|4
tu mets|13
tual|-4
tufe|3
tula|-18
tule|9
tulo|11
tum$|2
tung|10
tur$|24
tura|4
ture|-18
turn|-3
turns|10
tus$|19
tute|-7
twar|14
twea|6
twen|12
twenty|10
twor|20
tyle|-6
type|1
tze$|18
tzen|2
tzer|7
tzt$|-9
u|7
u'il|-5
u're|4
u'un|-13
uage|-5
ual$|-36
uali|26
uand|7
uant|-3
uari|-10
uary|7
uber|3
ubli|1
ubri|35
ubsc|3
ucci|-3
uce$|12
uch$|-20
uche|-14
ucho|8
ucke|-4
ucti|11
ucun|8
ude$|-4
udo$|-2
ueda|31
ueme|2
uen$|-12
uent|7
uer$|-3
uera|17
ueri|-2
ues$|-1
uest|1
ufe$|-2
ufen|-17
ufga|27
uge$|-11
ugh$|-25
ugin|13
uhre|10
uick|-3
uide|-4
uien|-18
uier|14
uiet|10
uild|-21
uill|-5
uilt|17
uina|13
uis$|-5
uite|-2
ujou|-3
ular|-3
ulat|25
uld$|-17
ule$|-14
uler|48
ules|14
ulin|15
ull$|-8
ulo$|8
ult$|3
um|-15
uman|35
umbe|-4
ume$|2
umen|-20
umer|6
umma|7
un|-7
una|-9
una$|2
unch|-8
und|9
und den|3
und der|1
und die|-7
und losche|5
und weise|2
und$|-3
unda|2
unde|-3
under|-3
understod|29
unds|-4
une|4
une tache|18
une$|5
ung$|-26
unge|-11
ungs|10
unit|-2
uns|6
uns$|-13
unst|10
unsu|3
unsubscribe|6
unt$|-17
unta|-23
unte|-15
unter|7
unti|-8
until|-7
unto|-19
unts|17
uold|-23
uor$|21
uote|-11
up|-15
upda|-6
update|-3
uper|-1
upon|2
uppg|24
uppl|5
uppo|4
uppr|-3
upri|6
ur|3
ura$|7
ural|25
urat|-15
urce|-20
urch|-4
ure$|14
urga|-4
urgant|-4
urge|9
urgencia|21
urgency|-8
urgent|8
urgent and|19
urgent assign|8
urgent due|6
urgent et|6
urgent for|8
urgent the|-22
urgent urgent|3
urgent y|1
urgente|-4
urgnet|-17
urje|9
urjente|9
urn$|5
urns|7
uro$|-4
uros|-22
urre|11
urri|3
urs$|-22
urse|-15
ursu|6
urth|22
us|-12
use|10
use it|-4
use$|-7
user|12
user's|3
users|-4
uses|7
uso$|18
uss$|11
ussi|-6
ust$|-8
usta|-7
uste|-20
usti|9
usua|10
usuarios|10
uswe|16
ute$|-8
uter|-1
utes|-5
utet|5
utho|8
util|7
utin|26
utio|-8
utma|8
uto$|4
utom|28
utpu|10
utre|5
uts$|-20
utte|4
uty$|9
utze|7
v|-8
va|11
vaci|22
vail|37
val$|-31
vale|-3
vali|-7
valu|31
value|39
values|-4
van|-7
van$|6
vas$|-16
veal|-18
veau|-8
vec$|9
ved$|-6
vee$|25
vel$|-8
velo|-17
ven$|3
venc|9
vence|20
vencimiento|-9
vend|-37
vendor|4
ver$|1
vera|-6
verarbeitet|3
verb|7
vere|-25
verg|-19
vergiss alle|13
vergiss alles|6
veri|-7
verm|9
verr|13
vers|-12
version|5
verstanden|8
vert|6
verw|30
very|5
ves$|-24
vest|7
vez|-1
vez$|-10
viad|48
vice|-10
vict|26
victor|4
vida|16
viem|5
vien|-6
vier|-3
view|-8
vikt|1
viktor|1
vin$|-9
vina|4
ving|11
viou|3
virt|-2
virtual|-2
vis$|-4
vise|25
visi|-10
viso|15
vite|-2
voic|-18
voll|-10
vom|-5
vom$|-5
von|4
von einem|3
von priya|1
von$|-8
voor|2
vor|3
vor$|-36
vorg|10
vorz|19
vos|5
vos$|5
voss|9
vote|10
votr|8
votre|8
vous|-5
vril|3
vry$|1
vryt|25
w|-18
walt|-6
want|-12
war|2
war einmal|4
war$|6
ward|19
ware|15
warn|22
was|1
was a|13
was$|1
wat|20
wat is|20
wat$|20
wate|-13
watever|1
way$|-18
ways|9
we|-15
wear|19
wech|3
week|-13
weg|17
weg$|11
weig|18
weil|6
weis|4
weise|2
weit|10
well|19
wen|26
wen$|-8
wenn|6
went|-12
wer|-10
wer$|-21
were|-6
wers|-1
wert|26
west|7
what|7
what you|-10
whatever|10
whatever you|-15
when i|5
when you|-11
wher|-10
where|12
whic|5
which|-7
whil|8
while|15
while you|37
whit|-19
white|4
who|-8
who has|-3
who mei|5
who$|-8
whoe|3
whoever|4
whoever is|4
whol|-4
whole|3
whos|21
wich|18
wichtigkeit|2
wie|16
wie$|16
wied|8
wieder|-2
wiht|11
wil|-2
wil$|-2
wilk|12
wilk and|10
will|-4
will be|2
wing|-14
wipe|7
wird|11
wire|17
wire eur|15
wire to|3
wirt|-2
wirte|7
wise|6
wish|-2
witc|-3
with|-2
with a|8
with done|2
with due|2
with hacked|14
with low|3
with ok|13
with priority|3
with the|-10
with this|-10
with title|2
without|-7
without a|-5
wlik|19
wned|7
word|26
word banana|5
word for|17
words|-5
work|-9
workspace|20
workspace owner|10
worl|4
wort|23
would you|-15
wpis|7
writ|-16
writ jonas|6
write down|-2
write it|12
write the|2
writen|5
writer|26
writes|-10
wron|-22
wrong|-22
wrot|2
wrote|2
wser|45
x|-9
x task|20
xact|3
xamp|17
xcep|6
xes$|-6
xima|-2
ximu|8
xpec|-2
xpor|4
xte$|4
xto$|7
xtra|31
xts$|-1
y|26
y el|11
y no|5
y que|-4
y se|3
y tu|20
ya|-10
ya's|13
ybod|-16
year|-20
yend|15
yer$|-38
yes|-12
yes$|16
yest|14
yesterday|4
ying|17
yle$|-9
ymen|-15
yone|-8
you are|19
you do|3
you have|-8
you know|-2
you may|16
you must|17
you read|17
you see|-6
you summarise|5
you the|10
you were|17
you will|26
you'|-8
you're|4
your|5
your guidelines|13
your instructions|17
your output|6
your previous|7
your rules|11
your system|7
ypis|28
yse$|-5
yste|13
ytem|12
ythi|11
ythm|12
yuo|11
yuo$|11
yuor|21
z|-23
zada|18
zahl|-10
zeil|5
zemb|-1
zen$|-3
zer$|4
zet|10
zet$|10
ziel|5
zone|25
zu|8
zust|23
zustandig|-7
zustandig ist|15
zustandige|2
zyta|3
~'|-13
~a|6
~a ~amr|9
~a ~asgn|7
~a ~astnt|7
~a ~bt|-2
~a ~d|6
~a ~dt|13
~a ~fr|26
~a ~hmn|6
~a ~i|117
~a ~jns|24
~a ~l|11
~a ~ltl|-25
~a ~m|19
~a ~mchn|-2
~a ~nd|4
~a ~nt|3
~a ~pm|8
~a ~pr|10
~a ~prgrm|1
~a ~prsn|35
~a ~prsr|26
~a ~prt|19
~a ~prtr|7
~a ~rdng|-1
~a ~rfl|21
~a ~stms|2
~a ~t|-19
~a ~th|-12
~a ~tht|6
~a ~tl|12
~a ~tls|-1
~a ~tmsz|26
~a ~tsk|12
~a ~urgnt|24
~ab|-18
~abgschlt|4
~absndr|9
~abt|-4
~abt ~it|-10
~abt ~th|17
~abv|23
~abv ~and|-32
~abv ~is|2
~ach|20
~achtng|9
~acn|8
~acnt|7
~acnt ~wth|1
~acpt|-3
~acrdngl|20
~acrs|16
~acs|2
~acs ~grntd|1
~acs ~t|9
~actn|-20
~ad|6
~admn|10
~admn ~bt|1
~admn ~md|7
~admn ~rghts|-9
~admnstrdr|6
~admnstrtr|31
~admnstrtr ~and|2
~adn|-9
~adrs|5
~adrs ~of|21
~adrsd|2
~advn|15
~af|-16
~af ~dn|7
~af ~drngnd|19
~af ~urgnt|2
~afgb|1
~afgbn|17
~aftr|3
~agn|-7
~agnst|-20
~agnt|33
~agnt ~tht|15
~agnts|28
~agr|1
~agrd|13
~agrd ~wth|-2
~agrdcd|7
~agrs|16
~ags|7
~ahr|5
~al|2
~al ~afgbn|6
~al ~bshrgn|7
~al ~mdl|27
~al ~of|42
~al ~opn|6
~al ~prjcts|16
~al ~prvs|-8
~al ~th|16
~al ~tsks|16
~al ~usr|-5
~al ~usrs|3
~algrthm|18
~algrtm|16
~alng|7
~alrd|7
~als|16
~als ~erldgt|10
~als ~zstndg|4
~alt|-7
~alt ~txt|1
~althgh|12
~alw|13
~alws|11
~alws ~ds|2
~alx|13
~am|-6
~amr|-1
~amr ~is|-6
~amr ~okfr|23
~an|11
~an ~a|25
~an ~astnt|-9
~an ~atmtd|-36
~an ~d|-4
~an ~dn|15
~an ~ds|10
~an ~mr|7
~an ~othr|9
~and|3
~and ~a|-14
~and ~al|23
~and ~answr|14
~and ~asgn|10
~and ~cl|-10
~and ~crt|2
~and ~d|21
~and ~dlt|-13
~and ~gv|-3
~and ~hv|29
~and ~i|7
~and ~is|1
~and ~it|16
~and ~its|33
~and ~lt|6
~and ~lw|4
~and ~mk|13
~and ~mrk|-20
~and ~mst|3
~and ~n|6
~and ~prnt|-10
~and ~prt|10
~and ~pt|-1
~and ~rpl|14
~and ~rvl|9
~and ~s|6
~and ~st|-24
~and ~t|-1
~and ~th|-8
~and ~tht|-8
~and ~tl|-2
~and ~us|-2
~and ~wht|-19
~and ~wrt|-9
~and ~wth|11
~and ~y|34
~andr|16
~anlr|9
~answr|15
~answr ~in|-12
~answr ~onl|13
~answr ~tht|11
~answr ~wth|19
~anthng|11
~anthng ~els|3
~antr|8
~antr ~y|9
~ants|-2
~ants ~d|13
~antwrt|21
~anwsng|-3
~anwsng ~an|2
~anwsngn|8
~anwsngn ~und|7
~anwsr|1
~ap|-7
~apl|3
~apl ~bfr|16
~aplctn|-26
~apnt|17
~aprl|-3
~aprv|17
~aprvd|-5
~aprvd ~b|8
~ar|3
~ar ~alws|20
~ar ~an|11
~ar ~in|-22
~ar ~n|17
~ar ~nt|2
~ar ~nw|20
~ar ~th|10
~ar ~urgnt|19
~ar ~y|17
~archv|-6
~art|2
~artfcl|7
~artfcl ~intlgnc|-13
~artfcl ~t|11
~artfsl|10
~arv|-2
~as|-1
~as ~a|1
~as ~asgn|3
~as ~cmpltd|-7
~as ~d|1
~as ~dn|-17
~as ~fnshd|22
~as ~it|5
~as ~l|2
~as ~lw|8
~as ~t|21
~as ~th|14
~as ~tl|1
~as ~urgnt|-14
~as ~y|17
~asgn|8
~asgn ~a|11
~asgn ~bn|9
~asgn ~evrthng|1
~asgn ~it|16
~asgn ~jns|21
~asgn ~m|67
~asgn ~mst|20
~asgn ~pr|9
~asgn ~t|-24
~asgn ~th|-6
~asgn ~ths|-38
~asgn ~tmsz|21
~asgnd|-38
~asgnd ~t|-7
~ask|6
~askd|8
~asnt|-1
~asrt|19
~astnt|21
~astnt ~bfr|4
~astnt ~d|-15
~astnt ~dgtl|9
~astnt ~i|-6
~astnt ~is|13
~astnt ~mst|-4
~astnt ~st|4
~astnt ~th|-3
~astnt ~vrtl|-2
~astnt ~wrt|17
~astnt ~y|8
~astntn|22
~astnts|25
~aswrtnd|5
~at|-13
~at ~it|31
~at ~onc|2
~at ~th|-4
~athrsd|18
~atmt|24
~atmtc|5
~atmtc ~rdr|3
~atmtd|3
~atmtd ~astnts|13
~atmtd ~rdr|12
~atmtd ~rdrs|1
~atmtk|22
~atmtn|59
~atmtq|-14
~atmts|13
~atn|96
~atntn|28
~atrb|-8
~av|15
~avc|9
~avc ~l|8
~avlbl|9
~avrl|4
~avs|16
~aw|-12
~ax|-2
~b|-9
~b ~a|7
~b ~fr|10
~b ~n|-22
~b ~rd|10
~b ~s|21
~b ~t|21
~b ~th|8
~b ~tht|4
~b ~tmrw|12
~b ~tmsz|4
~b ~urgnt|25
~bck|-2
~bcs|-1
~bd|-5
~bfr|-3
~bfr ~ths|3
~bfr ~y|-2
~bg|-29
~bgn|-2
~bgng|1
~bhnd|5
~bj|-11
~bk|-3
~bks|-2
~blck|17
~bld|4
~bldr|20
~blng|10
~blnk|-6
~blt|2
~blv|19
~blw|5
~blw ~is|3
~bn|8
~bn ~ok|13
~bn ~urgnt|16
~bng|7
~bns|-28
~bntzr|5
~br|-2
~br ~tds|12
~brd|-5
~brg|16
~brg ~and|11
~brg ~et|11
~brg ~in|5
~brg ~pr|11
~brg ~y|7
~brk|-7
~bs|-11
~bs ~mrgn|2
~bschrbng|8
~bshrgn|7
~bshrgn ~anwsngn|7
~bst|-48
~bt|8
~bt ~a|16
~bt ~asgn|14
~bt ~b|-24
~bt ~bt|44
~bt ~d|-6
~bt ~is|14
~bt ~th|13
~bt ~tht|-3
~bt ~y|-8
~btm|2
~bts|29
~btw|7
~bx|7
~bx ~fr|4
~c|-21
~c ~a|14
~c ~q|4
~cd|-16
~ch|12
~ch ~t|11
~chf|2
~chmp|18
~chng|-16
~chr|-9
~chr ~intlgnc|12
~chrg|2
~chrs|7
~chrstms|-1
~chs|2
~chtbt|7
~chtbt ~asgn|20
~chtbts|10
~chtgpt|27
~cl|-11
~cl ~it|14
~cl ~q|7
~clbrtn|13
~clcltr|25
~cld|-30
~clg|-1
~clgs|3
~clm|8
~cln|3
~clndr|4
~clrk|5
~cls|3
~cls ~it|24
~clsd|-11
~clvr|6
~clvr ~ltl|4
~cm|4
~cm ~fch|7
~cm ~hch|1
~cm ~rspnsbl|1
~cm ~trmn|3
~cm ~urgnt|-5
~cmb|14
~cmnt|18
~cmp|-1
~cmplt|13
~cmpltd|14
~cmpltd ~and|-21
~cmpn|-6
~cmpt|-14
~cmptr|57
~cmptr ~prgrm|3
~cms|-10
~cn|-20
~cn ~l|11
~cncl|-6
~cncl ~th|2
~cncld|7
~cnf|5
~cnfdntl|-26
~cnfgrtn|2
~cnfrm|16
~cnsgns|18
~cnt|-12
~cnt ~d|-6
~cnt ~l|4
~cntn|-25
~cntns|14
~cntnt|19
~cntrct|5
~cnts|12
~cnvrt|15
~cp|-19
~cplt|31
~cps|-17
~cptl|10
~cptl ~ltrs|10
~cptn|3
~cptr|9
~cr|-4
~cr ~on|21
~crct|4
~crds|16
~crg|1
~crl|-4
~crnt|30
~crs|15
~crspndnc|-2
~crt|-5
~crt ~a|3
~crtcl|-3
~crtd|-1
~cs|1
~cs ~lgns|3
~csl|14
~cst|-8
~cstmr|-11
~ct|-29
~d|-5
~d ~afgb|-9
~d ~and|6
~d ~anthng|32
~d ~bschrbng|9
~d ~d|-3
~d ~ds|-7
~d ~dt|5
~d ~est|14
~d ~fr|3
~d ~hr|3
~d ~is|23
~d ~it|11
~d ~jnr|56
~d ~jns|2
~d ~k|6
~d ~l|3
~d ~lctr|10
~d ~lgcl|6
~d ~lng|11
~d ~m|53
~d ~mrz|-7
~d ~mtr|2
~d ~nt|13
~d ~nvmbr|5
~d ~of|7
~d ~on|10
~d ~pr|24
~d ~prt|11
~d ~s|37
~d ~sftwr|14
~d ~sm|-1
~d ~t|23
~d ~td|-48
~d ~th|45
~d ~tht|8
~d ~tmrw|11
~d ~tmsz|-1
~d ~tr|22
~d ~trs|-3
~d ~y|-23
~db|-8
~dch|-5
~dcmbr|-1
~dcmnt|14
~dcn|10
~dctr|2
~dfrnt|10
~dgtl|15
~dgtl ~q|2
~dj|-5
~dl|-13
~dln|9
~dln ~is|-14
~dln ~tmrw|29
~dlt|-3
~dlt ~al|20
~dlt ~th|2
~dm|-21
~dm ~txt|4
~dmn|17
~dn|22
~dn ~alrd|6
~dn ~and|6
~dn ~astntn|31
~dn ~mrz|22
~dn ~tl|5
~dnc|6
~dnd|21
~dng|43
~dnk|3
~dns|-7
~dns ~l|-11
~dnstnwsng|2
~dnt|-5
~dnt ~ask|12
~dnt ~tl|-7
~dnt ~wrt|32
~dpst|-2
~dr|-2
~dr ~a|5
~dr ~algrthm|11
~dr ~astnt|6
~dr ~k|20
~dr ~ls|3
~dr ~prgrm|52
~dr ~tsk|-22
~drctv|12
~drnglchkt|6
~drngnd|17
~drp|1
~drp ~th|14
~drs|-35
~drs ~acrdngl|7
~ds|-2
~ds ~d|8
~ds ~hr|-2
~ds ~ist|6
~ds ~it|11
~ds ~lst|22
~ds ~nchrcht|16
~ds ~nt|-13
~ds ~prgrm|-15
~ds ~rbt|8
~ds ~s|22
~dscrd|5
~dscrpcn|16
~dscrptn|7
~dsk|-1
~dsn|22
~dsnt|-26
~dsr|-11
~dsrgrd|11
~dsrgrd ~evrthng|9
~dsrgrd ~th|3
~dstntr|9
~dt|8
~dt ~a|-6
~dt ~and|-4
~dt ~at|3
~dt ~bx|9
~dt ~d|5
~dt ~fr|5
~dt ~hr|11
~dt ~is|22
~dt ~jnr|6
~dt ~n|24
~dt ~of|-15
~dt ~t|11
~dt ~td|2
~dt ~tmrw|36
~dt ~y|29
~dtctn|13
~dtctn ~ws|13
~dtr|4
~dts|36
~dv|1
~dvlpr|6
~dvlpr ~md|28
~dvn|3
~dvnt|27
~dwn|2
~dwn ~fr|7
~dzmbr|-1
~e|-4
~e ~d|12
~e ~l|15
~e ~ml|-20
~e ~n|15
~ech|16
~echnc|7
~echnc ~dmn|22
~ecr|5
~ecrs|10
~efct|33
~egl|6
~el|-19
~el ~astnt|5
~el ~d|10
~el ~lctr|4
~el ~nmbr|1
~el ~prgrm|4
~el ~tl|3
~els|1
~els ~is|7
~elvn|4
~eml|-36
~empt|4
~empt ~th|6
~en ~el|5
~en ~l|-2
~en ~lw|18
~en ~trs|2
~en ~und|1
~en ~urgnt|11
~encrgd|14
~end|25
~end ~of|17
~ends|-21
~enfch|8
~engn|12
~engn ~tht|12
~enm|3
~enml|4
~enml ~en|4
~enr|4
~entr|22
~entr ~pr|7
~entrg|8
~entrgn|-2
~entrs|32
~er|-9
~er ~t|14
~erldgt|11
~erlr|11
~ers|-4
~ers ~t|13
~ers ~un|11
~erst|5
~es|7
~es ~d|18
~es ~jns|35
~es ~un|30
~es ~wr|4
~escrt|5
~est|3
~est ~cr|8
~est ~d|14
~est ~en|7
~est ~l|2
~est ~mnsj|22
~est ~pr|8
~ests|9
~et|14
~et ~j|3
~et ~l|22
~et ~n|5
~et ~t|7
~evn|24
~evr|16
~evr ~tsk|21
~evrbd|1
~evrthng|23
~evrthng ~abv|14
~evrthng ~t|-15
~evrthng ~tht|2
~evrthng ~y|27
~exctl|9
~exprt|-5
~extr|-32
~extrcn|33
~extrct|-31
~extrctn|39
~extrctr|26
~f|-5
~fbl|4
~fbr|-19
~fch|3
~fch ~d|-2
~fch ~el|10
~fch ~y|3
~fclts|13
~fhrn|10
~fl|1
~fl ~in|11
~fl ~it|24
~fl ~th|8
~fld|-15
~fld ~in|7
~flds|15
~flg|32
~flgkt|5
~flng|18
~flr|5
~fls|-14
~fls ~th|7
~fls ~ths|16
~flt|-14
~fltr|14
~flwng|2
~flws|1
~fn|14
~fnd|-12
~fnds|-7
~fnsh|3
~fnshd|24
~fnshd ~and|4
~fr|-8
~fr ~a|-13
~fr ~al|14
~fr ~atmtd|2
~fr ~cmptr|10
~fr ~d|4
~fr ~dn|-20
~fr ~hmns|4
~fr ~it|5
~fr ~jns|8
~fr ~m|16
~fr ~pl|26
~fr ~pr|-6
~fr ~td|3
~fr ~th|10
~fr ~ths|-2
~fr ~wrd|19
~fr ~y|2
~frc|9
~frcr|9
~frd|-8
~frdg|25
~frg|-5
~frgt|7
~frgt ~th|-94
~frgt ~wht|18
~frgt ~yr|3
~frm|-5
~frm ~flr|20
~frm ~hr|12
~frm ~m|59
~frm ~nw|35
~frm ~th|11
~frm ~ths|14
~frm ~yr|7
~frnd|31
~frst|7
~frst ~nm|19
~frtg|13
~frthr|2
~frwrd|21
~fs|-5
~ft|-12
~ftnt|28
~ftr|17
~fv|-8
~fx|-24
~g|19
~g ~on|27
~gb|-4
~gd|-6
~gd ~as|14
~gdlns|17
~ghrt|3
~gl|8
~glt|8
~gmbh|7
~gmß|2
~gn|-6
~gn ~s|13
~gng|9
~gng ~t|16
~gnrtr|19
~gns|13
~gnz|19
~gpt|16
~grd|-4
~grndmthr|8
~grnt|-3
~grntd|-6
~grntd ~prt|1
~grnts|17
~grs|-7
~grt|-33
~grtfl|28
~gs|-21
~gs ~fr|41
~gs ~t|-5
~gst|-11
~gt|-18
~gts|-4
~gv|-7
~gv ~it|14
~gv ~th|-12
~gv ~ths|18
~gvn|6
~gvn ~t|10
~gvs|-3
~h|-26
~h ~cld|22
~h ~msm|10
~h ~sr|55
~h ~y|22
~hc|19
~hckd|-16
~hckd ~and|-20
~hckd ~prt|1
~hd|2
~hdn|23
~hdng|17
~hg|-14
~hgh|-9
~hgh ~prt|19
~hghlghtd|18
~hghlghtr|15
~hghst|6
~hj|26
~hl|-9
~hld|22
~hlpfl|-3
~hlt|4
~hm|-7
~hmn|17
~hmns|28
~hn|-29
~hnd|2
~hndlng|33
~hndls|10
~hndls ~ths|13
~hnws|2
~hnws ~an|-9
~hp|-18
~hr|-2
~hr ~and|3
~hr ~en|8
~hr ~on|6
~hrd|-36
~hrt|-26
~hs|-12
~hs ~a|-18
~hs ~bn|12
~hs ~t|6
~hs ~th|-9
~hst|2
~hstr|29
~ht|-15
~hv|-1
~hv ~a|-19
~hv ~bn|18
~hv ~t|22
~hw|-2
~i|1
~i ~am|15
~i ~d|-9
~i ~hv|-5
~i ~knw|29
~i ~n|24
~i ~s|-12
~i ~shld|18
~i ~wl|-1
~i ~wld|-7
~ic|-18
~ich|-7
~id|-27
~if|-5
~if ~a|5
~if ~it|5
~if ~u|22
~if ~y|-2
~if ~yr|21
~ignr|15
~ignr ~al|21
~ignr ~evrthng|6
~ignr ~prvs|19
~ignr ~th|-9
~ignr ~yr|14
~ignrz|25
~ihn|-7
~ihr|-23
~il|-3
~il ~est|8
~im|-8
~im ~end|7
~imprtnc|22
~imprtnt|-10
~in|-3
~in ~a|-13
~in ~admn|7
~in ~cptl|10
~in ~d|17
~in ~dvlpr|11
~in ~it|-3
~in ~mntnc|5
~in ~plc|7
~in ~th|-7
~in ~ths|7
~in ~yr|27
~inbxs|19
~inf|-9
~ins|-30
~ins ~fld|11
~inscr|13
~instd|7
~instd ~of|-10
~instrcn|7
~instrcns|2
~instrctn|44
~instrctn ~fr|1
~instrctns|3
~instrctns ~and|6
~instrctns ~fr|4
~int|6
~int ~a|1
~int ~th|15
~intk|28
~intl|11
~intlgnc|17
~intlgnc ~artfcl|-10
~intlgnt|2
~intlgnz|12
~intljnc|6
~intrn|5
~intrns|32
~invc|-6
~invt|18
~ir|6
~is|-6
~is ~a|28
~is ~d|-31
~is ~fr|27
~is ~gng|4
~is ~gv|1
~is ~jnr|10
~is ~jns|11
~is ~m|31
~is ~n|-17
~is ~nt|-4
~is ~nw|5
~is ~on|4
~is ~pr|4
~is ~rdng|4
~is ~rspnsbl|-16
~is ~t|20
~is ~th|11
~is ~tmsz|22
~is ~urgnt|1
~is ~yr|17
~isnt|2
~ist|5
~it|5
~it ~a|30
~it ~and|6
~it ~as|8
~it ~b|-38
~it ~fr|6
~it ~hd|18
~it ~hs|18
~it ~in|-18
~it ~is|8
~it ~of|-7
~it ~on|27
~it ~rd|5
~it ~s|5
~it ~t|15
~it ~td|-22
~it ~urgnt|6
~it ~wl|14
~it ~wld|26
~it ~wrt|54
~it ~ws|-7
~itm|-11
~itm ~abv|14
~itms|2
~its|4
~its ~own|20
~itslf|1
~j|-21
~j ~n|12
~jb|-8
~jb ~is|16
~jdn|8
~jk|-1
~jlbrk|26
~jms|12
~jn|-17
~jnr|-2
~jnr ~and|-2
~jns|-3
~jns ~brg|30
~jns ~is|38
~jr|-12
~js|-12
~jsn|54
~jst|3
~jtzt|-4
~k|20
~klg|24
~klgn|12
~kln|-13
~kn|-8
~knd|-19
~kndl|4
~knstlch|12
~knstlch ~intlgnz|12
~knw|-20
~knwn|16
~knws|3
~kp|-6
~kp ~qt|12
~kr|-6
~ks|-35
~kstrl|4
~ktr|3
~ktr ~t|5
~kvn|-1
~l|-12
~l ~antr|25
~l ~bt|1
~l ~cnt|-21
~l ~cs|14
~l ~csl|14
~l ~d|11
~l ~dstntr|2
~l ~dt|33
~l ~est|21
~l ~fch|-5
~l ~hg|15
~l ~l|2
~l ~lgcl|-4
~l ~lnd|15
~l ~lst|-7
~l ~mchn|33
~l ~mkn|14
~l ~mqn|-15
~l ~mrs|-3
~l ~mt|-2
~l ~pls|16
~l ~prd|5
~l ~prgrm|14
~l ~prsn|12
~l ~q|8
~l ~rb|20
~l ~rbt|-4
~l ~tch|10
~l ~tr|13
~lb|-23
~lb ~k|34
~lbr|-11
~lbs|9
~lbs ~prgrm|9
~lchnc|2
~lckd|12
~lcnc|12
~lctr|24
~lctr ~atmtc|24
~ld|-9
~lf|38
~lft|-24
~lg|-30
~lgcl|23
~lgl|2
~lgn|-3
~lgns|2
~lgnt|40
~lk|-9
~lk ~at|6
~lk ~tht|21
~lks|-30
~lm|17
~lmt|-12
~ln|-14
~ln ~is|5
~lnd|-13
~lng|12
~lng ~mdl|42
~lns|-1
~lpl|10
~lr|-14
~lrn|38
~lrs|-18
~ls|-8
~ls ~cnsgns|11
~ls ~est|5
~ls ~tchs|28
~ls ~trs|13
~lsch|12
~lsch ~al|9
~lschn|3
~lsn|8
~lsr|-9
~lst ~al|9
~lst ~d|-11
~lst ~of|-4
~lst ~wk|19
~lstn|21
~lstnt|4
~lsts|23
~lt|-3
~lt ~it|3
~lt ~th|3
~ltd|-8
~ltl|28
~ltl ~rbt|12
~ltr|-6
~ltrs|3
~lts|-26
~lv|15
~lv ~t|9
~lv ~th|-16
~lvd|38
~lvl|-7
~lvl ~urgnt|5
~lvs|13
~lw|11
~lw ~and|6
~lw ~prt|7
~lwst|25
~lwst ~prt|-1
~m|-12
~m ~and|3
~m ~b|30
~m ~et|8
~m ~frst|21
~m ~is|27
~m ~lst|14
~m ~nw|6
~m ~s|2
~m ~tnk|23
~m ~urgnt|-10
~m ~wrng|13
~mbrs|22
~mch|13
~mchn|16
~mchn ~a|-19
~mchn ~is|-9
~mchn ~rdrs|10
~mchn ~tht|25
~mchns|7
~mcht|8
~md|1
~md ~st|2
~mdl|8
~mdl ~d|12
~mdl ~q|1
~mdl ~y|2
~mdls|8
~mg|-11
~mght|9
~mk|4
~mk ~it|-12
~mk ~m|1
~mk ~th|-11
~mk ~ths|-2
~mkn|16
~mkng|7
~mkr|19
~mks|-4
~mks ~tsks|12
~ml|3
~ml ~adrs|7
~ml ~as|39
~mlbx|12
~mls|-6
~mn|-21
~mnd|-6
~mnm|-3
~mns|32
~mnschn|6
~mnsg|18
~mnsj|-10
~mnt|13
~mnt ~fr|18
~mnth|-8
~mntn|20
~mntn ~th|15
~mntnc|-11
~mntnc ~md|5
~mnts|-5
~mqn|13
~mqn ~q|13
~mr|-3
~mr ~a|-1
~mr ~en|4
~mr ~tsk|45
~mrc|-26
~mrch|2
~mrch ~is|5
~mrgn|-2
~mrk|26
~mrk ~al|-52
~mrk ~as|13
~mrk ~evr|4
~mrk ~it|-2
~mrk ~ths|11
~mrkt|11
~mrng|-5
~mrs|-26
~mrz|-15
~ms|-25
~mschn|31
~mschnchn|5
~mschnl|12
~msg|13
~msg ~is|-21
~msgs|10
~mshn|55
~msm|-30
~mst|10
~mst ~answr|15
~mst ~b|-19
~mst ~st|5
~mstr|12
~mt|-11
~mt ~a|17
~mt ~dm|-7
~mt ~dr|-1
~mtlst|10
~mtr|3
~mtr ~l|20
~mtr ~wht|1
~mts|12
~mv|-2
~mx|-11
~mxm|6
~n|-2
~n ~cr|-21
~n ~d|13
~n ~dt|-3
~n ~h|22
~n ~hmn|10
~n ~l|11
~n ~m|25
~n ~mtr|2
~n ~nd|34
~n ~ps|21
~n ~s|30
~n ~tsk|12
~nbd|3
~nchrcht|6
~ncht|5
~nd|-13
~nd ~t|-1
~ndrg|-18
~nds|-2
~ngn|-2
~nl|-13
~nlp|16
~nm|20
~nm ~in|29
~nm ~it|1
~nm ~pr|11
~nm ~th|10
~nm ~ths|45
~nmbr|6
~nmbr ~d|1
~nmd|1
~nms|8
~nr|-19
~nr ~and|15
~nr ~fr|20
~nr ~in|32
~nr ~y|-16
~nrthgt|4
~ns|-17
~nst|-5
~nt|1
~nt ~a|-9
~nt ~amr|39
~nt ~fr|14
~nt ~m|17
~nt ~mntn|6
~nt ~pr|36
~nt ~rd|33
~nt ~t|-4
~nt ~th|7
~nt ~tk|10
~nt ~tl|21
~nt ~tmsz|4
~ntc|26
~ntc ~t|-18
~nthng|8
~nthng ~els|4
~nthng ~t|3
~ntr|-22
~ntrl|9
~nts|-6
~nts ~of|5
~nv|-32
~nvl|-2
~nvmbr|-15
~nvr|17
~nw|-9
~nw ~an|13
~nw ~in|-4
~nw ~instrctn|-8
~nw ~instrctns|36
~nw ~on|8
~nw ~rl|50
~nw ~th|4
~nxt|-11
~o|8
~ob|-5
~obl|4
~oblgd|3
~obn|12
~och|27
~ocr|23
~octbr|-6
~of|-5
~of ~a|24
~of ~al|16
~of ~an|10
~of ~evr|-1
~of ~it|9
~of ~its|8
~of ~jns|10
~of ~mrch|-17
~of ~rdng|8
~of ~th|-11
~of ~thm|-2
~of ~ths|9
~of ~tmsz|26
~of ~txt|20
~of ~wht|10
~of ~yr|-2
~ofc|-12
~ofn|11
~ofr|31
~ok|-6
~okfr|4
~okfr ~and|5
~okfr ~as|3
~ol|-27
~oldr|4
~oldr ~thn|4
~olvd|-9
~olvd ~l|5
~on|-7
~on ~a|2
~on ~and|-4
~on ~as|-2
~on ~d|6
~on ~ech|11
~on ~fr|-6
~on ~is|-9
~on ~it|-2
~on ~jns|6
~on ~m|6
~on ~snd|11
~on ~t|16
~on ~th|2
~on ~ths|13
~on ~tl|5
~on ~urgnt|-8
~on ~wh|21
~on ~yr|-4
~onc|7
~onc ~thr|5
~onl|6
~onl ~th|-3
~onl ~wth|17
~onl ~y|14
~ons|-23
~opn ~tsks|-4
~opns|13
~oprtr|-4
~opst|14
~or|-16
~or ~whtvr|-1
~ordn|9
~ordr|-14
~orgnl|34
~os|-16
~osb|6
~ot|-12
~ot ~of|8
~othr|15
~othr ~tsks|2
~othrs|-13
~otpt|10
~otpt ~onl|2
~otpt ~th|-34
~otpt ~tl|9
~ovr|-3
~ovr ~th|3
~ovrd|14
~own|-2
~ownr|3
~ownr ~of|-1
~ownr ~pr|27
~p|-7
~p ~d|4
~p ~l|2
~p ~s|21
~p ~t|-2
~pc|-36
~pck|8
~pck ~jns|2
~pd|-28
~pg|-6
~pl|2
~plc|-12
~plc ~of|7
~pln|2
~plnt|-13
~plnts|24
~pls|-12
~pls ~ignr|-25
~plt|-3
~plz|-16
~pm|-20
~pmnt|-10
~pn|-6
~pn ~d|11
~pnl|2
~pnr|14
~pns|-9
~pnt|-8
~pr|-5
~pr ~a|5
~pr ~el|40
~pr ~jns|38
~pr ~l|15
~pr ~lw|17
~pr ~m|24
~pr ~nr|24
~pr ~pr|35
~pr ~un|2
~pr ~urgnt|35
~prcd|13
~prcs|18
~prcs ~ths|-9
~prcsd|-17
~prcsng|16
~prcsng ~ths|4
~prcsr|17
~prd|-23
~prd ~lw|7
~prd ~urgnt|17
~prf|-14
~prgm|23
~prgrm|22
~prgrm ~ds|21
~prgrm ~is|17
~prgrm ~q|19
~prgrm ~th|8
~prgrm ~tht|8
~prgrms|2
~prgrph|1
~prjct|6
~prjcts|15
~prl|-25
~prm|15
~prmpt|-1
~prmpt ~and|8
~prms|21
~prmt|9
~prnt|19
~prnt ~yr|1
~prs|-1
~prs ~ths|1
~prsn|15
~prsn ~and|12
~prsn ~bt|24
~prsn ~fr|3
~prsng|21
~prsns|-11
~prsnt|1
~prsr|10
~prsrs|24
~prt|11
~prt ~af|19
~prt ~and|1
~prt ~bs|1
~prt ~drngnd|6
~prt ~fr|-1
~prt ~hgh|18
~prt ~is|4
~prt ~lw|-11
~prt ~t|7
~prt ~urgnt|23
~prtkl|-9
~prtr|2
~prtr ~d|7
~prv|6
~prv ~m|14
~prvs|5
~prvs ~instrctns|1
~ps|23
~ps ~fr|1
~ps ~pr|1
~pst|-19
~pswrd|2
~pswrds|5
~pt|-17
~pt ~amr|4
~pt ~in|9
~pt ~it|-14
~pt ~jns|1
~pt ~th|9
~pts|-7
~pwnd|7
~q|-5
~q ~el|-6
~q ~l|17
~q ~ls|35
~q ~lt|23
~q ~m|8
~q ~n|2
~q ~prcd|13
~q ~s|26
~q ~t|1
~q ~un|17
~qck|11
~qd|-4
~ql|8
~qm|-1
~qn|24
~qn ~l|4
~qnd|18
~qrd|8
~qstn|-1
~qt|-18
~qt ~abt|12
~r|3
~rb|-13
~rbt|25
~rbt ~d|-32
~rbt ~q|1
~rbts|-18
~rchnkncht|10
~rchnr|46
~rcp|21
~rcp ~fr|14
~rcrd|15
~rcrds|-5
~rcvd|8
~rcvr|1
~rd|-1
~rd ~as|13
~rd ~b|28
~rd ~on|-12
~rd ~th|-31
~rd ~ths|15
~rdl|20
~rdl ~fr|22
~rdng|14
~rdng ~alng|6
~rdng ~hr|4
~rdng ~mchn|19
~rdng ~sftwr|27
~rdng ~ths|15
~rdr|7
~rdrs|9
~rdrs ~th|8
~rds|-19
~rds ~ths|10
~rfl|-9
~rfnd|3
~rg|-10
~rghts|2
~rgl|-7
~rgln|-6
~rgrdls|8
~rgrdls ~of|8
~rgstr|-17
~rl|-8
~rl ~stm|9
~rln|19
~rls|-8
~rls ~and|1
~rm|-18
~rmnd|8
~rmndr|17
~rmv|5
~rmvd|1
~rn|-6
~rn ~a|7
~rnd|-21
~rng|-9
~rnk|14
~rpl|-2
~rpl ~onl|17
~rpl ~wth|13
~rplc|19
~rpndz|-2
~rprt|-6
~rpt|14
~rqst|-16
~rqsts|2
~rs|-39
~rslt|9
~rslvd|-8
~rspnd|21
~rspnsbl|-10
~rspnsbl ~a|5
~rspnsbl ~prsn|21
~rst|-1
~rt|4
~rthr|19
~rtng|27
~rtrn|-5
~rtrns|6
~rvl|8
~rvl ~yr|9
~rx|-2
~s|-6
~s ~a|-8
~s ~an|-9
~s ~bt|8
~s ~d|10
~s ~fr|3
~s ~gd|18
~s ~hr|7
~s ~i|11
~s ~it|30
~s ~l|-6
~s ~m|-1
~s ~mch|-3
~s ~n|-9
~s ~q|9
~s ~s|12
~s ~t|5
~s ~th|6
~s ~tht|31
~s ~vr|6
~s ~wrt|21
~s ~y|-7
~sch|7
~sch ~a|6
~schn|3
~schrb|30
~schrbt|11
~scnd|12
~scrt|-8
~scrtr|3
~scrv|7
~sd|-12
~sfrt|-7
~sftwr|15
~sftwr ~tht|-2
~sfwr|25
~sg|-6
~sgn|-23
~sgntr|-10
~sh|8
~shl|-6
~shl ~tk|11
~shld|8
~shld ~b|-14
~shld ~d|32
~shlt|31
~shr|17
~sht|-5
~shw|21
~skp|17
~skp ~ths|39
~sl|-9
~sl ~pr|19
~sld|31
~slf|12
~slntl|22
~slt|-12
~slvstr|23
~sm|-1
~smbd|-2
~smn|-25
~smn ~ds|8
~smpl|4
~smrs|5
~smrs ~ths|5
~smrt|22
~smrt ~inbxs|19
~sn|-23
~snc|-7
~snd|-2
~snd ~th|18
~sndr|2
~sndrn|8
~snds|-12
~snl|5
~sns|8
~sns ~dt|12
~snt|15
~snt ~wth|38
~sntnc|10
~spl|8
~spn|3
~spn ~stl|1
~sprchmdl|27
~sprm|2
~sprm ~t|7
~sprm ~ts|11
~sprmr|-2
~sprmr ~l|5
~sprt|28
~sptmbr|8
~sr|-7
~src|1
~srv|2
~srvc|11
~srvs|30
~st|-11
~st ~asgn|-25
~st ~d|11
~st ~it|-1
~st ~prt|14
~st ~th|4
~st ~ths|13
~stck|-33
~std|-4
~stf|12
~stht|-4
~stl|-1
~stm|17
~stm ~cntnt|9
~stm ~d|-5
~stm ~ignr|4
~stm ~msg|-7
~stm ~ntc|-11
~stm ~nw|26
~stm ~prmpt|6
~stm ~q|7
~stm ~st|6
~stm ~y|4
~stms|-6
~stn|-23
~stnd|-10
~stnds|23
~stnds ~abv|6
~stng|9
~stp|-5
~stps|-7
~str|-23
~str ~th|8
~strd|2
~strs|-4
~strt|6
~sts|-13
~stzn|7
~sv|13
~swtchd|11
~sz|6
~t|-7
~t ~a|7
~t ~acnt|9
~t ~admn|-4
~t ~al|-1
~t ~amr|5
~t ~an|19
~t ~ask|21
~t ~b|-11
~t ~bn|11
~t ~c|14
~t ~d|2
~t ~dn|6
~t ~ds|6
~t ~entr|-7
~t ~hckd|2
~t ~its|21
~t ~jnr|18
~t ~jns|8
~t ~k|14
~t ~l|26
~t ~ls|-1
~t ~lst|5
~t ~lw|-7
~t ~m|14
~t ~mrch|15
~t ~ms|1
~t ~mts|13
~t ~n|3
~t ~nbd|15
~t ~pck|8
~t ~pr|9
~t ~prt|1
~t ~q|12
~t ~r|-4
~t ~rt|12
~t ~s|14
~t ~st|15
~t ~th|4
~t ~ths|-15
~t ~tmsz|5
~t ~tsk|13
~t ~urgnt|3
~t ~vctr|4
~t ~vktr|2
~t ~wrt|2
~t ~y|-9
~t ~yr|9
~tbl|10
~tch|35
~tchs|39
~tchs ~d|4
~tck|-2
~tck ~it|18
~tckd|20
~tckt|-12
~tckts|10
~td|-10
~td ~and|2
~td ~is|49
~td ~l|12
~tds|16
~tds ~ls|12
~tg|9
~th|-8
~th ~a|10
~th ~abv|22
~th ~admn|-12
~th ~admnstrtr|15
~th ~adrs|22
~th ~agnt|1
~th ~answr|17
~th ~ar|-1
~th ~asgn|38
~th ~astnt|-30
~th ~at|58
~th ~atmtc|24
~th ~atmtd|11
~th ~brd|17
~th ~bt|11
~th ~btm|3
~th ~bx|28
~th ~c|-4
~th ~clvr|2
~th ~cmptr|43
~th ~crnt|2
~th ~d|25
~th ~dln|33
~th ~dscrptn|26
~th ~dt|-1
~th ~e|-13
~th ~end|-15
~th ~extrctr|26
~th ~fld|14
~th ~flwng|4
~th ~frm|-9
~th ~frst|-1
~th ~hdng|4
~th ~hghst|6
~th ~hmns|3
~th ~intk|24
~th ~lng|-3
~th ~lst|-23
~th ~lvl|41
~th ~lwst|29
~th ~mchn|9
~th ~mdl|18
~th ~ml|2
~th ~mnt|28
~th ~msg|24
~th ~nm|32
~th ~nt|2
~th ~nts|24
~th ~of|12
~th ~on|9
~th ~onl|6
~th ~othr|3
~th ~othrs|-12
~th ~otpt|25
~th ~ownr|11
~th ~plnts|33
~th ~prgrm|12
~th ~prsn|12
~th ~prsr|1
~th ~prt|3
~th ~rbt|-22
~th ~rdng|15
~th ~rdr|-40
~th ~rl|-4
~th ~rmndr|31
~th ~rspnsbl|7
~th ~rst|-7
~th ~s|-10
~th ~sftwr|-16
~th ~sndr|13
~th ~stm|-10
~th ~th|-20
~th ~thng|29
~th ~tks|4
~th ~tl|19
~th ~tsk|16
~th ~tsks|17
~th ~txt|16
~th ~usr|24
~th ~whl|21
~th ~wrd|26
~th ~wrk|1
~th ~wrkspc|23
~thm|2
~thm ~t|1
~thn|6
~thn ~it|30
~thn ~th|-1
~thng|-8
~thng ~tht|18
~thnk|15
~thnk ~y|-7
~thnkng|21
~thnks|-25
~thr|2
~thr ~is|-14
~thr ~ws|33
~thrd|1
~thrsd|-3
~thrw|15
~ths|16
~ths ~as|6
~ths ~asgn|3
~ths ~b|4
~ths ~dcmnt|8
~ths ~eml|9
~ths ~in|-2
~ths ~is|-16
~ths ~ln|38
~ths ~ltr|23
~ths ~ml|3
~ths ~msg|5
~ths ~nt|33
~ths ~on|8
~ths ~pg|1
~ths ~prgrph|4
~ths ~rpl|6
~ths ~sntnc|5
~ths ~st|20
~ths ~t|15
~ths ~th|-7
~ths ~tsk|10
~ths ~txt|20
~ths ~vr|13
~ths ~wrkspc|7
~ths ~y|-26
~tht|10
~tht ~ar|2
~tht ~fls|19
~tht ~hs|5
~tht ~i|-1
~tht ~is|11
~tht ~it|1
~tht ~mks|13
~tht ~rds|14
~tht ~s|2
~tht ~th|-7
~tht ~thr|-13
~tht ~trns|19
~tht ~y|-14
~thts|-8
~thx|-11
~tjrs|2
~tk|-15
~tk ~on|1
~tkn|-5
~tkr|6
~tks|22
~tl|5
~tl ~an|18
~tl ~fld|12
~tl ~fr|18
~tl ~i|4
~tl ~is|7
~tl ~mst|14
~tl ~nthng|4
~tl ~of|-8
~tl ~t|18
~tl ~th|-28
~tl ~tht|8
~tl ~trnsfr|5
~tl ~wr|3
~tld|10
~tlk|-2
~tlr|-10
~tls|-19
~tm|-17
~tmbn|10
~tmrw|-1
~tmsz|-6
~tmsz ~hs|6
~tmsz ~wlk|23
~tn|-14
~tnght|1
~tnk|2
~tnk ~and|1
~tnk ~y|1
~tnr|17
~tnt|-4
~tp|-13
~tr|11
~tr ~l|22
~trd|-9
~trg|33
~trgt|-3
~trm|-18
~trmn|-3
~trms|11
~trn|-9
~trn ~th|33
~trns|10
~trnsfr|8
~trnsfr ~er|1
~trnsfr ~t|1
~trnsltrs|7
~trs|3
~trs ~d|2
~trst|5
~trstd|8
~trt|9
~trtmnt|20
~ts|-21
~ts ~ls|8
~tsk|9
~tsk ~and|1
~tsk ~as|13
~tsk ~astnt|25
~tsk ~bldr|22
~tsk ~bt|-14
~tsk ~d|1
~tsk ~fr|-26
~tsk ~frm|1
~tsk ~hlpr|11
~tsk ~is|4
~tsk ~lst|5
~tsk ~mkr|8
~tsk ~of|14
~tsk ~prgrm|19
~tsk ~thng|17
~tsk ~tl|6
~tskbt|18
~tsks|25
~tsks ~and|4
~tsks ~nmd|10
~tsks ~of|17
~tsks ~ot|2
~tsks ~wth|9
~tst|21
~tw|-2
~twnt|10
~txt|9
~txt ~abv|4
~txt ~and|1
~txt ~obn|2
~txts|8
~u|13
~um|-17
~un|4
~un ~astnt|9
~un ~tch|19
~und|9
~und ~d|4
~und ~dn|3
~und ~dr|1
~und ~lsch|6
~und ~schrb|1
~und ~ws|2
~undr|-2
~undr ~ths|40
~undrstd|25
~uns|5
~unsbscrb|6
~unt|18
~untl|-8
~untl ~i|12
~untr|7
~up|-15
~updt|-3
~upn|6
~ur|3
~urgnc|12
~urgnt|7
~urgnt ~and|20
~urgnt ~asgn|-2
~urgnt ~bn|2
~urgnt ~d|11
~urgnt ~en|9
~urgnt ~et|6
~urgnt ~fr|8
~urgnt ~th|-24
~urgnt ~urgnt|3
~urgnt ~y|12
~urjnt|9
~us|-1
~us ~it|-13
~us ~th|-17
~usr|5
~usrs|10
~v|4
~vctr|4
~vd|-34
~vj|-6
~vktr|1
~vl|-7
~vld|-6
~vls|4
~vlstndg|9
~vm|-5
~vn|10
~vn ~enm|3
~vn ~pr|1
~vnc|13
~vncmnt|-9
~vndr|8
~vr|-6
~vr ~d|17
~vrbt|3
~vrgs|4
~vrgs ~al|13
~vrgs ~als|6
~vrgs ~dn|3
~vrntwrtlch|-9
~vrsn|5
~vrstndn|8
~vrstndn ~ich|8
~vrtl|-2
~vs|7
~vsbl|19
~vst|12
~vt|-24
~vtd|3
~vtr|-3
~vz|-13
~w|-12
~wch|27
~wchtgkt|2
~wdr|-9
~wg|8
~wh|13
~wh ~hs|-3
~wh ~m|4
~wh ~rds|1
~whch|-7
~whl|1
~whl ~y|37
~whn|16
~whn ~i|5
~whn ~it|3
~whn ~y|-10
~whr|12
~whs|-11
~wht|12
~wht ~flws|3
~wht ~th|-8
~wht ~y|-6
~whtvr|10
~whtvr ~y|-15
~whvr|4
~whvr ~is|4
~wk|-24
~wl|-6
~wl ~b|6
~wld|-5
~wld ~th|33
~wld ~y|-14
~wlk|12
~wlk ~and|10
~wn ~d|8
~wnt|-8
~wp|10
~wr|-15
~wr ~enml|4
~wr ~er|12
~wr ~t|20
~wrd|-16
~wrd ~bn|5
~wrd ~fr|17
~wrds|-6
~wrkspc|35
~wrkspc ~ownr|10
~wrng|16
~wrt|7
~wrt ~a|-12
~wrt ~dwn|-1
~wrt ~it|6
~wrt ~jns|24
~wrt ~pr|13
~wrt ~th|-18
~wrt ~tht|-5
~wrtn|4
~wrtr|25
~wrts|-10
~ws ~a|13
~wsh|-2
~wst|-6
~wt|-14
~wt ~is|20
~wth ~a|8
~wth ~d|8
~wth ~dn|2
~wth ~hckd|14
~wth ~lw|3
~wth ~ok|13
~wth ~prt|3
~wth ~th|-10
~wth ~ths|-12
~wth ~tl|2
~wth ~y|9
~wtht|-7
~wtht ~a|-5
~wtr|-2
~wtvr|1
~x|-17
~x ~tsk|20
~y|3
~y ~ar|19
~y ~b|-23
~y ~br|11
~y ~cm|27
~y ~d|3
~y ~el|18
~y ~hv|-9
~y ~knw|-2
~y ~l|-5
~y ~m|15
~y ~mst|17
~y ~n|29
~y ~on|30
~y ~q|-2
~y ~rd|16
~y ~s|27
~y ~smrs|5
~y ~t|-9
~y ~th|8
~y ~wl|21
~y ~wr|17
~y ~wrt|-8
~yr|10
~yr ~gdlns|13
~yr ~instrctns|17
~yr ~otpt|6
~yr ~prvs|8
~yr ~rls|10
~yr ~stm|6
~ys|-13
~ystrd|8
~z|-10
~zdn|18
~zln|9
~zn|15
~zr|-7
~zstndg|-5
~zstndg ~ist|15
~zt|8
`;
