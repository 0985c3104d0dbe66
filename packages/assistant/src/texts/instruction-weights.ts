/** How much each feature of a sentence speaks for orders to a machine; made by `npm run learn:instructions`, not by hand. */
export const INSTRUCTION_WEIGHTS = `
'|-12
'age|37
'aim|22
'ana|1
'app|-2
'ass|-9
'att|-6
'aut|3
'ech|3
'en$|-38
'est|-8
'hac|1
'hacked'|1
'ia$|25
'il$|8
'll$|-6
'ord|14
'out|6
're$|-13
+above|104
+any|-36
+capitals|36
+colon|2
+in line|121
+length 0|-55
+length 1|-43
+length 2|-34
+length 3|-15
+length 4|12
+length 5|47
+length 6|49
+length 7|34
+length 8|36
+marks|26
^'ha|1
^ab$|6
^abg|2
^abo|5
^abs|-33
^ach|40
^aco|-10
^acr|17
^act|58
^add|-4
^adi|15
^adm|22
^adn|17
^adr|4
^adv|7
^aft|2
^aga|-8
^age|1
^agn|6
^agr|18
^aho|7
^ai$|40
^al$|-2
^ale|-8
^alg|3
^all|12
^alo|10
^alr|-7
^als|14
^alt|-2
^alw|-4
^am$|-4
^ama|8
^amo|-19
^an$|3
^ana|-15
^and|1
^ang|-27
^anl|8
^ann|-18
^ano|3
^ans|-2
^ant|-5
^anw|-4
^any|-8
^ao$|-3
^apa|-8
^apl|28
^app|3
^apr|-4
^apu|15
^aqu|-4
^ar$|2
^arc|-3
^are|-5
^arg|14
^ari|25
^arr|-1
^art|-3
^as$|9
^ase|-6
^asi|24
^ask|-10
^ass|11
^asu|5
^asy|11
^at$|-13
^ate|-19
^atr|6
^att|4
^au$|-4
^auc|18
^auf|17
^aug|4
^aus|1
^aut|6
^aux|-10
^av$|17
^ava|-12
^ave|-18
^avi|3
^avr|4
^awa|-1
^bac|-8
^bad|-12
^baj|-4
^bak|-11
^bal|-27
^ban|-28
^bar|-20
^bas|-15
^be$|1
^bea|-38
^bec|-2
^bee|-9
^bef|-5
^beg|-9
^beh|5
^bei|-8
^bel|-12
^ben|-3
^ber|2
^bes|-23
^bet|-7
^bie|-35
^bik|-28
^bin|-13
^bis|8
^bit|-9
^bla|14
^ble|-11
^boa|-20
^bod|12
^bon|-28
^boo|-12
^bor|-17
^bot|24
^bou|-19
^box|-2
^bra|-17
^bri|-16
^bro|-18
^btw|8
^buc|-16
^bue|18
^bui|-6
^bus|-9
^but|6
^buy|-3
^by$|-4
^c'e|-2
^ca$|-2
^cac|-9
^cad|-21
^cal|14
^cam|-25
^can|-18
^cap|24
^car|-26
^cas|-23
^cat|-15
^ce$|6
^cec|12
^cel|-10
^ceo|-4
^cer|12
^ces|28
^cet|-13
^cha|-19
^che|-20
^chi|-26
^cho|9
^chr|-11
^ci$|1
^cla|-5
^cle|-6
^clo|11
^coc|-16
^cod|22
^col|-19
^com|-3
^con|-7
^coo|-31
^cop|-1
^cor|-17
^cos|-7
^cou|-21
^cra|-25
^cre|9
^cri|-12
^cua|-8
^cue|-2
^cur|-8
^czy|-10
^d'a|8
^d'e|-10
^da$|1
^dal|6
^dam|-11
^dan|2
^dar|-41
^das|11
^dat|7
^day|-5
^de$|-9
^dea|1
^deb|2
^dec|-9
^ded|15
^dee|7
^def|-74
^deg|-10
^dei|-12
^dej|-7
^del|-19
^dem|10
^den|-9
^dep|-31
^der|-8
^des|2
^det|7
^dev|3
^dez|9
^di$|4
^dia|22
^dic|1
^did|14
^die|-11
^dif|-5
^dig|19
^dij|-8
^din|48
^dir|9
^dis|-11
^dit|-2
^dla|-4
^dnt|18
^do$|-5
^doc|1
^doe|6
^doi|-11
^dom|-19
^don|22
^doo|-3
^dos|-32
^dow|6
^dr$|2
^dra|-33
^dre|9
^dri|-13
^dro|10
^du$|-10
^due|20
^dun|-10
^dur|7
^dus|20
^dut|-4
^eac|18
^ear|-12
^ech|5
^ecr|33
^een|9
^eff|-9
^ega|2
^eh$|1
^ein|11
^eit|17
^el$|-16
^ele|7
^els|3
^ema|-14
^emp|-21
^enc|-16
^end|16
^ene|13
^eng|-11
^ent|13
^equ|-5
^er$|4
^era|7
^ere|2
^erf|10
^erl|8
^err|-7
^ers|-24
^es$|6
^esc|7
^eso|4
^esp|15
^est|-21
^et$|19
^eta|13
^eur|-2
^eva|6
^eve|6
^evi|16
^evr|16
^exa|-3
^exc|4
^exe|19
^exi|-2
^exp|16
^ext|6
^ey$|38
^eye|7
^fab|-6
^fac|-25
^fai|10
^fal|11
^far|-9
^fas|-12
^fau|-32
^fe$|34
^feb|-16
^fec|5
^fee|9
^feh|11
^fei|-1
^fel|-9
^fer|-16
^fic|-1
^fie|8
^fil|-4
^fin|-5
^fir|-17
^fiv|14
^fla|-28
^flo|-8
^foi|7
^fol|-1
^fon|-19
^foo|-7
^for|-3
^fot|38
^fou|-6
^fra|-50
^fre|-26
^fri|-10
^fro|-9
^fue|12
^fuh|11
^ful|-7
^fun|-44
^fur|-12
^fut|39
^gan|6
^gar|-14
^gat|-3
^gee|-13
^geh|3
^gel|-10
^gem|3
^gen|-2
^ges|-24
^get|4
^gib|10
^gil|-4
^giv|1
^gle|5
^glo|-20
^gmb|6
^go$|-6
^god|11
^goe|2
^goi|8
^goo|6
^gpt|17
^gra|-11
^gre|-30
^gua|3
^gue|-3
^gui|-6
^gut|-5
^ha$|-25
^hab|-17
^hac|-2
^had|-4
^hag|2
^hah|-22
^hak|4
^hal|-14
^han|-6
^hap|13
^har|-21
^has|-6
^hat|-2
^hau|-25
^hav|-2
^hea|10
^hec|8
^hee|7
^hel|-8
^hen|-55
^her|-6
^hes|22
^het|-12
^heu|-3
^hey|17
^hi$|-14
^hid|16
^hie|37
^hig|10
^hih|8
^him|-5
^hin|32
^hir|-19
^his|6
^hoc|2
^hol|-13
^hon|-17
^hor|23
^hot|-15
^hou|-12
^how|2
^hoy|7
^hum|25
^hun|18
^ia$|56
^ich|-6
^ici|20
^ier|8
^if$|-4
^ign|22
^ihn|-7
^ihr|6
^il$|-5
^im$|-5
^ima|2
^imm|10
^imp|-13
^in$|-5
^inb|2
^inc|-37
^ind|2
^inf|-12
^ing|-2
^inp|52
^ins|-2
^int|6
^inv|-23
^is$|-7
^isn|2
^iss|-9
^ist|5
^it$|4
^it'|-5
^ite|-21
^its|9
^ja$|-8
^jai|23
^jam|2
^jan|-13
^je$|14
^jed|-2
^jet|25
^job|-1
^jon|-5
^jou|24
^jso|54
^jun|-1
^jur|-14
^jus|6
^kar|-14
^kee|2
^kei|4
^kes|-5
^kev|-5
^key|-31
^ki$|51
^kin|7
^kla|15
^kle|-8
^kne|-4
^kno|21
^kol|2
^kon|-12
^kto|5
^kun|-32
^l'a|10
^l'e|-14
^l'i|10
^l'o|11
^la$|-9
^laa|22
^lad|-25
^lan|-10
^las|-7
^lat|-7
^lau|-28
^le$|-4
^lea|-18
^lec|12
^lee|35
^lef|-4
^leg|4
^lei|16
^len|-8
^les|-12
^let|-2
^lev|36
^ley|14
^li$|4
^lib|-23
^lic|-11
^lie|-13
^lif|7
^lig|-9
^lik|-6
^lim|-28
^lin|-17
^lis|19
^lit|11
^lla|-4
^lle|-10
^llm|49
^lo$|7
^loa|-9
^loc|-19
^log|-21
^lol|-22
^lon|-12
^loo|-18
^lor|-10
^los|-16
^lov|-11
^low|7
^ltd|-2
^lu$|23
^lui|-11
^lun|-24
^ma$|-4
^maa|-2
^mac|17
^mad|-56
^mae|-30
^mai|5
^mak|17
^mal|-17
^man|-12
^maq|55
^mar|-18
^mas|41
^mat|-25
^max|-2
^may|-12
^me$|-2
^mea|-9
^med|-17
^mee|-14
^meh|-9
^mei|-2
^mem|-5
^men|4
^mer|-11
^mes|-1
^met|2
^mi$|4
^mic|35
^mie|13
^mig|10
^mil|-14
^min|-8
^mir|-23
^mis|-4
^mit|-11
^mme|-7
^mod|23
^mog|1
^moi|-12
^mom|-7
^mon|-25
^mor|-11
^mos|14
^mot|11
^mou|-8
^mov|-4
^mr$|-11
^muc|-1
^mus|-10
^muy|-9
^my$|-10
^n'e|8
^na$|24
^nac|-7
^nad|-7
^nai|10
^nam|-1
^nao|19
^nat|9
^nd$|3
^ne$|13
^ned|-5
^nee|-14
^nen|7
^net|12
^neu|-9
^nev|18
^new|-13
^nex|-10
^nic|-8
^nid|3
^nie|30
^nim|22
^nin|-12
^niv|25
^nlp|17
^nob|-11
^noc|-12
^nom|17
^non|13
^noo|-7
^nor|-30
^not|-1
^nou|-28
^nov|-13
^now|-1
^nt$|24
^nto|23
^nul|-15
^num|5
^nur|-33
^obe|-36
^obi|-2
^obj|40
^obl|20
^och|34
^ocr|23
^oct|-27
^of$|-8
^off|1
^ofi|1
^ohn|8
^ok$|2
^oka|3
^oko|-19
^ola|-8
^old|-33
^olv|-4
^on$|-8
^onc|15
^one|7
^onl|-2
^ope|-4
^opp|6
^or$|6
^ord|-21
^org|-1
^ori|20
^oso|6
^ot$|24
^oth|-6
^oto|15
^otr|1
^ou$|-12
^oub|5
^our|-23
^out|2
^ova|32
^ove|-1
^owe|3
^own|3
^oye|1
^pa$|-2
^pag|-14
^pai|-23
^pal|-22
^pap|-43
^par|9
^pas|-17
^pat|-16
^pay|-15
^pen|4
^peo|6
^pep|-10
^per|-1
^pet|-22
^pho|-30
^pic|10
^pid|-23
^pie|10
^pin|16
^pip|-5
^pla|-3
^ple|-9
^pls|3
^plu|14
^poe|-7
^poi|5
^pol|-25
^pon|5
^pop|9
^por|-29
^pos|-20
^pou|5
^pr$|9
^pre|-2
^pri|-6
^pro|5
^prz|4
^ps$|42
^pub|-13
^pue|-20
^pui|20
^pul|13
^pun|-13
^pur|-7
^put|11
^pwn|8
^qe$|2
^qu'|26
^qua|-12
^que|-3
^qui|-13
^quo|-4
^rae|2
^raf|-16
^rai|-19
^raj|12
^ran|10
^rap|-15
^rat|-11
^rea|21
^rec|-19
^red|-13
^ree|12
^ref|-28
^rei|-11
^rel|-27
^rem|2
^ren|-20
^rep|-10
^req|-11
^res|-6
^ret|-6
^rev|-27
^ric|-6
^rid|11
^rie|14
^rit|38
^rob|24
^rol|-7
^roo|25
^rou|-4
^row|1
^rub|-1
^rul|20
^s'a|11
^s'i|13
^sa$|-11
^sab|-37
^sac|-8
^sai|5
^sal|-40
^sam|-6
^san|-32
^sat|-20
^sav|17
^say|10
^sca|-12
^sch|-28
^scr|16
^se$|-1
^sea|-15
^sec|-12
^see|-8
^seg|10
^seh|-2
^sei|15
^sel|16
^sem|-6
^sen|5
^sep|-16
^ser|3
^set|-3
^seu|10
^sha|-5
^she|-22
^shi|-24
^sho|-18
^shu|19
^si$|8
^sic|-22
^sie|-6
^sil|9
^sim|5
^sin|-10
^sir|38
^sis|-12
^sit|-13
^ski|-4
^skr|36
^sli|-14
^slo|-18
^sma|-12
^smi|2
^so$|2
^sob|-6
^sof|4
^sol|-24
^som|-18
^son|-6
^sop|5
^sor|-25
^sou|11
^spa|7
^spe|-10
^spo|-4
^spr|-8
^ssi|29
^sta|-8
^ste|-17
^sti|-13
^sto|-22
^str|3
^stu|-26
^sty|11
^su$|-10
^sub|-28
^suc|-1
^sud|23
^sui|-6
^sum|8
^sun|-6
^sup|5
^sur|3
^sus|-4
^swa|-14
^swi|-14
^sys|14
^syt|14
^ta$|-7
^taa|12
^tab|-36
^tac|45
^tag|-16
^tah|4
^tak|11
^tal|9
^tam|-22
^tan|-1
^tar|6
^tas|23
^te$|6
^tec|-39
^teh|-4
^tel|20
^ten|-13
^ter|-11
^tes|-5
^tex|16
^th$|7
^tha|-1
^the|-8
^thi|1
^thn|4
^tho|-10
^thr|3
^ths|20
^thu|-3
^thx|-13
^ti$|-1
^tic|15
^tie|-12
^tih|3
^til|-18
^tim|-15
^tin|12
^tip|32
^tir|2
^tit|32
^to$|-6
^tod|5
^toi|-16
^tol|-1
^tom|-8
^ton|-9
^too|6
^top|-6
^tou|2
^tra|-16
^tre|4
^tri|-10
^tro|17
^tru|-6
^tsa|3
^tt$|5
^tu$|1
^tur|-1
^tus|21
^twe|3
^typ|5
^ube|-12
^um$|-15
^un$|-7
^una|-19
^und|12
^une|3
^uni|28
^uns|-12
^unt|-7
^up$|-14
^upd|-6
^upo|7
^upp|18
^ur$|2
^urg|9
^urj|9
^us$|-11
^use|15
^usi|34
^usu|18
^va$|10
^vac|-78
^val|2
^van|-18
^var|3
^ven|8
^ver|11
^vic|-3
^vid|-31
^vie|-37
^vik|-1
^vir|6
^vis|5
^voi|-17
^vol|-13
^vom|-5
^voo|-2
^vor|20
^vos|15
^vot|18
^vou|14
^wah|10
^wai|2
^wal|15
^wan|-16
^war|-14
^was|-11
^wat|-9
^way|-5
^we$|-16
^wea|-3
^web|-1
^wee|-12
^weg|15
^wei|-36
^wel|-44
^wen|-5
^wer|-21
^wha|5
^whe|-7
^whi|-1
^who|-9
^wic|14
^wie|-3
^wih|11
^wil|2
^win|-23
^wip|6
^wir|1
^wis|11
^wit|-1
^wli|18
^won|-8
^wor|6
^wpi|7
^wri|6
^wro|-16
^ya$|-12
^yaz|37
^yea|-25
^yes|-2
^yuo|28
^zad|19
^zer|23
^zet|28
^zon|12
^zu$|9
^zus|3
^zwa|1
a|-2
a amara|9
a bot|22
a day|-4
a human|6
a jonas|23
a la|15
a language|1
a m|15
a machine|-3
a mei|3
a nadie|4
a note|7
a partir|7
a person|20
a poem|-2
a priya|18
a task|14
a tomasz|25
a's$|-5
aar$|-6
ab|6
abaj|26
abe$|-14
abel|-9
aben|-4
abge|5
abgeschaltet|3
able|-9
abn$|3
abou|-2
about|-1
about it|-10
about the|17
abov|21
above|7
above and|-37
abri|11
abse|9
absender|9
aca$|-16
acce|11
accept|1
access|-7
access to|8
acco|5
accordingly|9
account|5
account with|1
ace$|-7
ach$|-11
acha|3
ache|-15
achi|8
achm|28
achn|16
achr|16
achs|-6
acht|-12
achtung|10
acia|19
acil|-4
acio|-2
ack$|-14
acke|-42
acme|20
acor|-10
acou|11
acro|23
across|18
act$|17
acti|-20
action|-28
actl|7
acto|-9
acts|6
actu|-22
acy$|14
ada$|1
adan|19
add|-4
add$|-4
addr|2
address|-2
addresses|3
ade$|-28
adec|7
ader|21
adge|-9
adie|9
adin|8
adiv|15
adivina|14
adli|-1
admi|17
admin|8
admin bot|2
admin mode|9
admin rights|-8
administartor|29
administrator|4
adn|17
adn$|17
ado$|9
ador|-21
adre|21
adresses|25
ads$|-31
ady$|-4
ael$|5
aem$|36
afae|9
aff$|7
afor|5
afte|-1
after|4
afts|22
aga$|6
agai|-9
again|-6
against|-21
age$|-11
agen|2
agent|26
agents|2
ager|-35
ages|-3
agne|11
ago$|-1
agra|17
agradecido|7
agre|13
agreed|22
agreed with|5
agrees|16
agt$|-9
agte|5
ague|-1
aha$|-7
ahor|7
ahora|7
aht$|6
ai|40
ai assistant|6
ai reading|3
ai that|6
ai tools|-1
ai urgent|30
aid$|-5
ail$|-24
aila|8
ailb|38
ails|20
ain$|-13
aine|-10
ains|-15
aint|-11
air$|-1
aire|-23
ais$|18
aiss|-27
ait$|8
aite|12
aja$|-3
aje$|-13
aka$|8
ake$|-2
aken|-5
aker|-6
akes|-15
akin|-3
aks$|19
akt$|-17
al|-2
al modelo|27
al the|20
ala$|-5
alab|9
alco|9
ale$|9
alen|-15
ales|47
alex|14
alexa|28
algo|27
algorithm|5
algoritmo|17
algorythm|11
alib|-10
alid|1
alk$|-26
all|2
all of|1
all previous|-9
all projects|14
all tasks|16
all the|-1
all users|3
all$|-14
alla|10
alle|-33
alle aufgaben|6
alle bisherigen|7
alles|15
alli|12
allo|-11
alls|15
allt|-8
allw|25
allways|26
ally|-16
alo$|7
alon|-15
along|10
alre|-6
already|-14
alredy|10
als|22
als erledigt|10
als$|-22
also|-3
alt|3
alt$|14
alta|-4
alte|-11
alth|-1
although|14
altu|-10
alue|33
alut|23
alwa|-5
always|-1
aly$|-5
alys|-2
am|-4
ama$|14
amar|-6
amara|-6
amara is|-3
amara okafor|23
ambi|22
ame$|-15
amed|-16
amen|-7
ames|31
amie|20
amm$|-10
amma|5
amme|-11
amon|-1
amp$|-2
ampe|23
ampl|10
ams$|-10
an|3
an ai|24
an das|11
an den|15
an die|-2
ana$|-36
anag|27
anak|8
anal|-7
anan|9
ance|-1
anci|16
anck|9
and|2
and a|-13
and all|25
and answer|13
and assign|11
and call|-10
and create|2
and delete|-13
and do|22
and due|2
and give|-2
and have|29
and i|7
and it|16
and its|51
and let|9
and low|7
and make|13
and mark|-18
and must|3
and no|3
and print|-9
and priority|11
and put|1
and reply|15
and reveal|9
and set|-23
and that|-8
and the|-13
and to|-1
and use|-2
and what|-20
and with|11
and write|-7
and you|34
and$|-4
anda|2
ande|-9
andere|1
andi|-7
andl|2
andm|7
ando|-18
andr|-46
ands|5
ane$|-29
ang$|-23
anga|11
ange|-27
angu|20
anie|-27
ank$|-2
anke|7
anks|-19
anle|6
ann$|-23
anna|7
anne|-8
anni|-9
anos|15
anot|-7
ans$|9
ansc|-14
anse|-6
ansf|4
ansl|12
answ|3
answer|8
answer in|-11
answer only|12
answer with|19
ant$|1
ante|-1
anterior|10
anterior y|8
antes|1
antes de|14
ants|-13
antw|5
anua|-18
anwe|11
anweisung|-3
anweisung an|2
anweisungen|5
anweisungen und|6
anws|1
anwser|1
any|1
any ai|5
any more|6
any other|10
any$|-5
anyo|-6
anyone|-6
anyt|7
anything|12
anything else|1
anz$|9
anza|-12
anze|5
ao|-3
apar|-6
ape$|16
apel|5
aper|-11
aph$|-4
apit|5
apli|42
app|22
app$|36
appe|-4
appl|-7
application|-26
apply|-4
appr|-14
approve|9
approved|-6
approved by|8
appy|15
apri|-3
april|-2
apro|10
apta|5
aptu|11
apun|15
aqui|18
ar|2
ara$|3
arag|7
arbe|4
arca|-4
arch|-4
ard$|-19
arde|-2
ardl|12
ardo|1
ards|2
are|-3
are a|1
are an|12
are in|-20
are no|18
are not|1
are now|20
are the|9
are urgent|21
are you|15
are$|2
area|34
aref|1
aren|-11
arga|-12
arge|-12
argu|8
aria|-10
ario|-14
aris|-17
ark$|-2
arki|-12
arks|-17
arl$|-1
arla|-24
arli|9
arlo|19
arm$|-41
arra|-10
arri|-11
arro|15
arry|15
ars$|1
arse|39
arsi|21
art|5
art$|4
arte|-36
arti|-3
artificial|12
artificial intelligence|-15
artificielle|-12
artifisial|9
arto|-5
arty|-2
ary$|-11
arz$|-22
arzo|2
as|9
as a|-8
as completed|-7
as done|-19
as due|1
as finished|22
as it|6
as low|9
as the|14
as title|1
as to|26
as urgent|-12
as you|17
as's|15
asch|8
ase$|-14
aser|-1
ases|4
ashe|-13
ashi|-17
asi|1
asi lo|1
asi$|1
asia|-1
asif|6
asig|-12
asign|-15
asignee|10
asil|18
asis|37
asistant|18
asistent|6
asistente|3
asistente digital|10
asistente virtual|-3
ask|8
ask$|9
aska|19
askb|18
aske|7
asked|7
asked to|2
askg|29
aski|-23
asks|-2
askw|47
aso$|18
ason|-18
ass$|-6
asse|-12
assert|20
assi|10
assign|28
assign everything|2
assign it|17
assign the|-8
assign this|-36
assign to|13
assigned|-42
assigned to|-8
assignee|-12
assignee ben|10
assignee jonas|7
assignee mei|-64
assignee must|22
assignee to|-22
assignee tomasz|19
assistant|6
assistant before|5
assistant i|4
assistant must|-7
assistant set|4
assistant the|30
assistant you|7
assistants|18
assistent|11
assistente|7
assistenten|29
assu|-4
assw|-4
ast$|-19
asta|-10
aste|-6
asun|6
asys|11
asz$|-1
at|-13
at it|32
at once|3
at the|-2
ata$|-19
atal|13
atbo|16
ate$|-15
ated|-35
atel|-15
aten|-16
atention|7
ater|-4
ates|-12
ateu|1
atev|11
atgp|28
athe|5
ati$|17
atic|-11
atik|12
atin|4
atiq|8
atis|11
ato$|10
aton|22
ator|-11
atri|-25
ats$|-19
att$|1
atta|-24
atte|-18
attention|19
attr|-9
attribue|29
atum|2
atur|-6
atus|3
atz$|3
au|-4
auch|-3
aucu|7
aude|13
auf|-1
auf den|9
auf dringend|19
auf urgent|2
auf$|3
aufg|25
aufgabe|1
aufgaben|13
aufgabn|4
auge|-10
aura|-3
aus|-20
aus$|16
ause|-11
ausg|16
auso|16
ausw|15
auswertende|6
ausz|8
aut$|-8
aute|-2
auth|1
authorised|20
autm|8
autmatic|8
auto|15
automat|6
automate|13
automated assistants|16
automated reader|16
automated readers|2
automatic|-47
automatica|5
automatico|27
automation|30
automatique|-16
autr|6
aux$|-56
av|17
avai|2
available|8
avan|-6
ave$|-7
avec|8
avel|-12
aves|19
avis|6
aviso|21
avri|3
avril|4
away|3
axim|6
ays$|-14
azo$|-1
b|28
b t|25
back|-10
bad|16
bad$|16
badg|-21
baja|9
bana|2
banana|2
bas$|12
bass|-2
basse|2
bbot|2
be|1
be a|5
be read|-9
be so|28
be that|4
be the|-3
be urgent|26
beca|-4
because|-1
been|4
befo|-4
befor|9
before|-5
before you|-3
begi|25
begin|14
behi|4
behind|4
bei|2
bei$|-5
bein|6
being|10
beit|9
bel$|-21
belo|7
belong|15
below|-6
below is|3
ben|20
ben okoye|21
ben urgent|7
ben$|10
bena|33
benu|6
benutzer|5
ber$|-7
bera|11
berg and|12
berg et|12
berg in|5
berg y|8
bern|-25
bers|11
bert|21
berw|-3
bes$|4
besc|15
beschreibung|8
best|-26
betr|17
bey$|11
bges|1
bien|14
bio$|21
bis|2
bis morgen|2
bis$|-3
bish|6
bisherigen|7
bisherigen anweisungen|7
bist|26
bite|-14
bitt|2
bitte|-12
bjec|-24
blan|1
blank|-6
ble$|-1
blei|7
bli$|8
blie|-4
blig|5
boar|-11
board|7
body|-1
book|-3
books|5
borr|-15
borra|20
bot|43
bot a|20
bot b|2
bot is|15
bot that|-2
bot$|31
bote|-14
bots|54
bott|4
bout|-3
bov$|33
bove|7
box|10
box for|3
box$|-12
boxe|-2
bra$|3
brak|26
brat|2
bre$|7
brea|-12
bres|7
brig|-19
bro$|-15
brua|7
bscr|1
bsen|9
bsti|2
btw|8
btw$|8
buch|4
buck|6
bue$|29
buen|15
buil|-6
build|16
builder|19
built|17
bung|2
but|-14
but the|10
but$|-14
buy|6
buy$|6
by|-4
by a|-14
by the|8
by tomorrow|33
c|-1
c'es|-1
c'est|-1
ca|-2
cach|2
cada|8
cal$|-27
cala|14
calc|-3
calcolatore|15
cale|-16
cali|61
calibration|13
call|6
call it|10
called|5
camb|-12
cambio|21
came|-10
can|-19
can$|-21
canc|11
cancel|6
cancel the|20
cancelled|13
cann|20
cant|-15
cao$|1
cap|18
cap$|14
capi|7
capital|10
capital letters|10
capt|11
captain|5
capture|11
car$|7
card|25
cards|30
carg|-8
carl|12
carr|39
carry|28
case|-11
casi|30
casilla|15
caso|-13
cate|-48
cati|33
caus|-16
ccep|16
cces|-14
ccio|25
ccor|14
ccou|-10
ce|6
ce qui|6
ceci|12
ced$|-26
cede|27
ceiv|3
cel$|-12
cela|-6
cell|3
celu|7
celui|7
celui qui|6
cemb|4
cen$|-9
cenc|8
cent|-27
ceo|-4
ceo$|-4
cept|-8
cer$|5
cern|1
cert|13
ces|12
ces lignes|2
ces$|4
cesa|-2
cess|11
cest|4
cett|7
cette|7
cha$|4
chac|14
chaf|8
chal|-6
cham|7
champ|19
change|-11
chaq|17
char|-14
charge|1
chatbot|7
chatbot assign|6
chatbots|10
chatgpt|28
che|23
che$|-15
chea|4
ched|-4
chef|3
chen|-13
chere|11
chere intelligence|12
ches|2
chie|23
chin|22
chiv|1
chke|6
chmo|25
chn$|2
chne|29
cho$|10
choi|16
chon|5
choo|-12
choose|16
chor|-2
chores|10
chre|19
chri|16
chst|-9
cht$|-22
chte|10
chti|-12
chts|16
chtu|17
ci|1
cia$|-22
cial|-13
cido|7
ciel|34
ciev|27
cili|-5
cimi|-9
cio$|-7
cion|7
cipe|6
cked|-6
cket|-8
cks$|-5
cky$|6
clas|5
classe|15
clau|15
claude|21
clea|-8
clean|28
cler|4
clerk|6
clev|5
clever|6
clever little|3
clin|11
clos|-13
close|-8
closed|-2
coch|7
coche|6
code|26
cola|20
cole|-42
coll|-1
colleague|5
come|-14
comes|-8
comm|-15
comme|21
comment|5
como|21
como fecha|7
como responsable|-2
comp|5
company|-7
complete|13
completed|-11
completed and|-22
compter|18
computer|7
con|22
con la|10
con$|5
conc|-16
cond|4
conf|13
confidential|-21
confie|5
confirm|14
cons|3
consignes|17
cont|-22
conte|1
content|23
contract|5
conv|10
copi|19
copilot|32
copy|6
cora|15
cord|-6
core|9
corect|25
corr|1
correo|1
correos|6
correspondence|-1
cos$|2
coun|-6
cour|12
courriel|3
crea|24
create|8
create a|3
created|-2
cred|-15
cree|12
cret|15
cri$|12
crib|-3
crip|6
crir|5
cris|4
crit|16
critical|-3
criv|11
cros|12
cted|-23
cteu|-20
ctio|-8
ctiv|47
ctob|-6
ctor|-14
ctro|33
cts$|6
ctua|-2
ctur|-3
cuen|10
cuenta|1
cuer|-2
cume|11
curr|10
current|10
czyt|6
d|-5
d'au|-5
d'autre|10
d'av|15
da|1
dad$|-5
dan$|5
dani|12
dank|4
danke|-36
dann|13
dans|-4
dans le|3
dar|3
dar$|-21
das|4
das hier|-10
das ist|5
das programm|-15
das$|-6
dass|26
dat|25
dat$|25
data|-19
date|2
date at|3
date box|9
date du|8
date is|23
date january|14
date of|-15
date to|2
dates|22
dato|25
datu|2
day|17
day and|9
day is|24
day of|21
day$|-8
days|-24
dden|16
ddre|2
de|-9
de jonas|3
de la|-25
de marzo|-8
de mei|20
de noviembre|7
de priya|4
de taches|9
de tareas|-4
de tomasz|-1
dead|-11
deadline|1
deadline is|-14
deadline tomorrow|27
deal|-12
dear|1
dear ai|2
dear assistant|-14
dear task|-23
debe|24
december|1
deci|6
deco|42
ded$|-23
deer|17
dein|22
deine|-3
deja|-5
del|-15
del$|4
dele|24
delete|3
delete all|20
delete the|-2
deli|-14
dell|-16
delo|-1
dels|2
dem|-2
dem text|4
dem$|-4
dema|6
demain|4
den|-3
den assistenten|31
den marz|21
den titel|9
den$|-1
dena|7
denc|14
denn|15
dent|-2
depo|-5
deposit|-1
der|-9
der las|4
der$|-14
der'|2
dera|14
dere|14
dern|8
ders|-4
des|2
des$|-26
descripcion|13
description|6
dese|17
desi|-9
desk|-38
dess|6
dessus|8
dest|5
det$|23
dete|8
detection|12
detection was|12
deve|15
developer|4
developer mode|28
devi|-1
dez$|-3
deze|9
dezember|-2
dge$|-8
dget|-21
di|4
dia|-2
dia$|-14
diat|-4
dice|-6
dicen|4
dich|11
did|-17
did$|-19
die|-16
die aufgabe|-8
die beschreibung|9
die ki|-5
die prioritat|11
die$|-15
dien|-9
dienstanweisung|2
dies|20
diese|11
diese nachricht|16
diesen|21
dieser|11
diff|-5
different|10
dig$|-5
dige|4
digi|12
digital|14
digital que|2
digt|4
din$|-6
ding|-1
dir|10
dir$|-21
dire|6
directive|13
disa|42
disc|9
discard|6
dise|9
dise robot|8
disp|37
disr|12
disregard|14
disregard everything|9
disregard the|5
disregard your|1
dit|-1
dit$|-15
divi|14
dla|7
dla$|7
dle$|-21
dler|-7
dles|-14
dlin|19
dly$|-1
dmin|13
dmot|8
dnt|18
dnt$|15
do|-5
do anything|32
do it|10
do not|5
do that|12
do you|-8
doct|1
docu|7
document|17
does|7
does it|7
does not|-14
doi|12
doi$|12
doin|-19
doing|-18
doit|3
don'|-4
don't|-4
donc|6
done|7
done and|6
donn|-3
donne|-6
dont|3
door|-3
dor$|-14
dora|-25
dos|-2
dos$|-1
dosnt|-1
down|5
dr|2
draw|14
dre$|19
drei|5
dres|16
drig|15
drin|13
dringend|-1
dringlichkeit|6
droi|26
drop|-21
drop the|13
du|-10
du logiciel|9
duce|11
due|13
due date|-4
due january|73
due on|16
due today|-51
due tomorrow|16
due$|10
dued|36
duedate|36
dule|3
dun|2
dun$|2
durc|4
dus$|56
duty|10
e|4
e de|12
e mail|-19
each|-30
ead$|6
eade|18
eadi|12
eadl|-2
eads|7
eady|-23
eagu|-1
eak$|-10
eal$|7
eall|10
ealy|-3
eam$|-30
ean$|5
eanc|8
eans|7
ear$|-20
earl|-16
earlier|11
ears|-11
eas$|19
ease|-12
easo|-17
eat$|8
eate|14
eath|29
eati|-17
eau$|15
eave|-3
ebe$|7
eben|2
eber|3
ebes|8
ebod|3
ebru|7
ecau|-1
ece$|8
eced|26
ecei|-9
ecem|4
ech$|-5
echa|1
eche|2
echeance|6
echeance demain|6
echn|1
echo|15
echt|10
eci$|22
ecid|-5
ecie|28
ecip|4
ecis|11
ecom|4
econ|-8
ecop|20
ecor|17
ecre|15
ecri|24
ecris|13
ect$|-7
ecte|-26
ecti|1
ecto|-22
ectr|4
ectu|-3
ed'$|1
eda$|-19
edat|36
ede$|-1
eden|-19
eder|4
edic|3
edig|-17
edit|2
edli|11
edri|-8
eds$|-13
edul|20
edy$|-25
eed$|-7
eeds|-13
eehr|-9
eek$|-24
een|1
een$|-2
eep$|-1
eer$|8
eers|5
ees$|-14
eest|18
eet$|-20
efe$|11
efer|-3
eff$|25
effa|3
effe|16
eft$|-7
eful|15
efun|-5
ega$|-19
egal|15
egar|-12
ege$|33
egel|-9
egen|1
eggo|10
egin|23
egis|22
egla|-11
egle|-10
egn$|3
ego$|-21
egt$|6
egue|4
egun|-35
eh|1
ehen|-7
ehin|5
ehn$|4
ehr$|-12
ehrt|-5
eht$|-27
eib$|16
eibe|-3
eibt|18
eibu|6
eich|1
eige|18
eigh|-14
eil$|-18
eild|10
eile|3
eill|-13
ein|17
ein und|1
ein$|15
eine|-3
einem|4
einer|4
einf|8
einfach|10
eing|-10
einm|4
einmal|4
einmal ein|4
eins|-6
eint|22
eintrag|12
eir$|-9
eis$|-16
eise|-10
eist|-21
eisu|-2
eit$|2
eite|-1
eits|-3
eitu|20
eive|17
eißt|14
eja$|2
el|-16
el asistente|5
el de|24
el lector|4
el nombre|1
el programa|4
ela$|6
eld$|22
elds|15
ele$|-25
elec|-1
elen|-21
eles|5
elet|17
elev|-3
eleven|4
elf$|2
elfe|10
elig|15
elij|7
elin|-1
ell$|-9
elle|-18
elli|9
ello|-12
eln$|-11
elo$|-3
elon|11
elop|9
elow|-6
elpe|21
elpf|-2
els|35
els$|-11
else|-8
else is|9
elt$|-17
elte|-9
elui|7
ely$|-24
ema$|8
emai|-17
email|-22
eman|-9
emar|7
emas|9
emaß|2
embe|-3
embr|-7
eme$|-3
emen|-18
emin|6
emov|6
empl|-21
empr|-16
empt|2
empty|4
empty the|5
ems$|-15
en el|4
en low|20
en tareas|2
ena$|7
enac|19
enan|-12
enau|27
enca|-12
encargada|12
ence|3
enci|-8
ency|-20
end|46
end of|10
end$|-6
enda|-13
ende|-7
endi|-13
endo|-6
endr|-16
ends|9
ene$|-40
ened|-21
enen|-3
ener|24
enge|18
engi|4
engine|15
engine that|11
enkn|11
enn$|4
enne|-23
eno$|-5
enre|6
ens$|-5
ensa|5
ensc|3
ense|-3
ensi|9
enst|-12
ent$|-15
enta|-12
ente|-2
enter|17
enter priya|7
enters|28
enti|3
entl|-30
ento|18
entre|20
entries|10
entry|6
ents|-5
entw|11
enty|9
enut|3
envi|-14
enz$|3
enza|19
eopl|2
eos$|7
epar|-34
epea|9
epla|11
eple|-29
eply|-5
epon|5
epor|-9
epos|-4
eps$|-8
ept$|-26
epte|11
epti|24
eque|-12
equi|3
er|4
er's|-13
era$|-1
erad|24
eran|-12
erar|11
eras|11
erase|1
erat|-11
erci|16
erd$|16
erda|7
erdi|5
erdu|28
ere$|12
ered|8
erei|-23
eren|-7
erer|-1
eres|23
erfa|11
erfu|4
erg$|-1
eria|-3
erid|11
erig|9
erin|-3
eriq|42
erk$|-3
erle|14
erledigt|4
erm$|-20
erme|6
ermi|6
erms|11
ern$|-28
erna|1
erne|-1
erno|14
ero$|-28
eron|-3
erpr|25
erra|6
erri|2
erro|-27
ers$|-21
ersc|-19
erse|-12
ersi|3
ersn|13
erso|5
erst|-3
ert$|-11
erta|-1
erte|6
erti|12
ertr|6
ertu|4
erve|8
ervi|-4
erwa|10
erwe|14
ery$|-13
eryb|-9
eryo|6
eryt|-6
es|6
es war|4
esa$|-7
esad|-1
esag|27
esca|-27
esch|4
escrito|6
ese$|4
esem|-3
esen|21
eser|-19
eset|2
esin|6
esit|-24
esk$|-19
eso|9
eso$|-6
esol|-9
eson|37
espa|11
espe|6
espo|16
ess$|-20
essa|-3
esse|15
essi|1
esso|8
essu|-18
est|-7
est le|1
esta|-11
estas|9
este|-10
este correo|9
este mensaje|21
esti|-8
esto|-6
esto en|2
estr|10
ests|1
esul|12
et|19
et la|14
et tu|2
eta$|-7
etai|-16
etait|-2
etar|-6
ete$|-14
etec|8
eted|-10
eten|6
eter|-14
etes|5
etie|17
etin|-22
etit|15
etra|9
etre|4
etri|-6
ets$|-3
ett$|-8
etta|-1
ette|4
etti|-13
ettl|-10
ettr|-6
etur|-10
etz$|-3
etze|-5
etzt|-11
euil|-4
eul$|-3
eund|10
eur|1
eur to|15
eur$|-23
eurs|15
eute|-17
eux$|-41
eval|6
eve$|16
evea|-17
evel|-10
even|-69
ever|6
every|16
every task|22
everybody|-6
everyone|12
everything|-2
everything above|18
everything to|-10
evic|26
evie|12
evil|-17
evin|16
evio|7
evr$|9
evry|16
evrything|24
ewer|-15
exa$|28
exam|-4
example|7
exce|-10
exer|25
exit|13
expe|13
expi|1
expo|-10
export|-1
ext$|-6
exte|8
exto|7
extr|30
extract|-29
extraction|34
extractor|26
exts|-1
ey|38
eyen|14
eyes|35
ezem|-2
f|7
fabr|27
face|2
fach|-2
faci|-4
facilities|20
fael|36
fail|2
fair|19
fais|-2
fait|3
fall|-11
fallig|-16
falligkeit|6
far|7
far$|7
fass|5
faut|-22
fe|34
febr|6
february|9
fech|10
fecha|5
fecha de|-1
fecha el|7
fect|2
fee$|-54
feel|14
feil|10
feild|9
feld|14
feli|8
fen$|-38
fer$|1
fere|-9
ferr|8
fert|-4
ffac|3
ffer|-1
ffic|-20
fgab|28
fica|-5
fice|-4
fich|-16
fici|-12
fide|2
fie$|-3
fiel|-10
field|14
fields|15
fier|-13
figu|-14
file|-10
files|13
files the|4
files this|16
fill|48
fill in|3
fill the|8
filler|19
filling|28
fin|20
fin$|17
fina|-28
find|-14
fine|19
fini|-2
finish|4
finished|-1
finn|5
firm|-11
firma|5
fisi|9
five|14
flag|-6
fois|8
folg|2
foll|15
following|1
follows|3
folo|2
foot|4
footnote|29
for|-5
for ai|25
for all|17
for automated|4
for computer|6
for it|-6
for jonas|8
for mei|29
for teh|42
for the|8
for this|-1
for today|2
for word|18
for you|2
for$|-5
forc|19
force|9
forcer|10
fore|1
forg|9
forget|-9
forget your|4
forgett|12
form|-11
form filler|22
form the|27
forw|5
forward|8
four|4
frag|-5
frage|14
free|-21
frei|-3
freu|11
frid|2
friday|-5
fris|18
frist|23
fro$|6
from|-7
from here|16
from now|20
from the|8
from this|8
from your|8
ftsr|14
ftwa|14
ftwe|9
fuhr|2
fuhren|13
ful$|-2
full|4
fund|-5
fur|3
fur die|6
fur$|2
furt|2
further|3
fwar|27
g|-2
gabe|30
gabn|7
gada|-11
gage|-1
gain|-9
gal$|-3
gale|-7
gama|17
gan$|-21
gang|-4
gani|3
gant|-4
ganz|-2
gar$|13
gard|-12
gas$|-15
gate|-2
gato|16
gaug|-29
gebe|1
ged$|15
geeh|-9
geha|15
gehe|1
gele|6
geln|-6
gema|5
gemaß|2
gen$|-18
gena|29
genau|17
genau so|12
genc|13
gend|8
gene|-5
generator|24
gens|-3
gent|9
genz|19
ger$|-32
ges$|-37
gesc|5
gest|32
get|3
get$|-8
getr|-6
gets|-4
gett|26
ghes|-2
ghli|31
ght$|-9
ghte|33
ghts|-12
gib|16
gib$|18
gici|23
gift|59
gilt|8
gin$|13
gina|-12
gine|1
ginn|9
giss|16
gita|13
giv|8
giv$|8
give|-4
give it|-1
give the|-21
give this|19
given|10
given to|9
gives|-5
gkei|6
gle$|35
glei|1
glic|21
gly$|17
gmbh|6
gna$|-25
gnad|18
gnat|-12
gne$|2
gned|17
gnee|-10
gnes|-7
gnet|25
gnor|20
gns$|-7
go|-6
go on|27
god|11
god$|29
goes|2
goes for|42
goes to|5
goin|7
going|8
going to|16
good|-16
good as|14
gooi|2
gori|15
gory|-2
got$|-31
gpt|17
gpt$|43
grad|5
graf|25
gram|10
gran|1
grandmother|8
grant|2
granted|-8
grants|15
grap|-28
gras|1
grasias|3
grat|28
grav|12
gre$|14
grea|-1
gree|-22
greg|-9
gst$|11
gte$|9
guag|-6
gue$|15
gues|-6
guest|4
guid|-4
guidelines|19
guna|12
gunt|-1
gura|6
gust|-19
gutt|11
h|15
h y|24
ha|-25
hace|16
hack|-9
hacked|-15
hacked and|-18
hacked priority|2
had|-13
had$|-13
haft|18
haha|-7
hak$|9
hale|66
hall|-21
halt|14
hamp|7
han$|-13
hand|12
handling|32
hang|-13
hank|-11
hann|12
happ|11
happy|1
haqu|17
harg|-11
harr|8
hart|13
has|-5
has a|-18
has been|18
has to|16
has$|-6
hast|3
hat|-8
hat$|3
hatb|16
hate|-11
hatg|28
hats|-3
haus|-5
haut|-3
have|-6
have been|16
have to|22
head|12
heading|17
hean|8
hear|-14
hech|10
hecho|10
hed$|-12
hedu|20
heer|11
heir|-9
helf|1
hell|-15
hello|-4
help|3
helper|-4
hem$|2
hen$|-2
henc|13
hend|3
henk|10
her|19
her$|-4
here|13
here and|3
here on|8
heri|4
hers|-18
hes$|-12
hese|-1
hesi|14
hest|-6
het|-11
het$|-12
heute|2
hey|10
hey claude|21
hey$|-2
hgat|3
hi|-14
hich|1
hidd|20
hidden|20
hide|3
hien|28
hier|15
high|7
high priority|22
highest|-2
highlighted|17
highlighter|16
hihg|8
hile|7
him|3
hin$|4
hinc|2
hind|4
hine|18
hing|-6
hink|18
hinw|1
hinweis|1
hinweis an|-10
hir|1
hir$|-1
his|-4
his$|12
hist|18
hite|-9
hive|13
hkei|6
hlig|31
hmen|-9
hmod|26
hne$|2
hner|17
hoch|4
hoev|3
hold|13
hole|-12
holl|-19
hon$|-2
hone|-2
hono|-18
hoos|16
hop$|-18
hora|-9
hore|5
hori|12
hort|-25
hose|-32
hou$|31
houg|-5
houl|10
hout|-7
how|5
how$|11
hoy|7
hoy mismo|11
hoy$|7
hre$|-4
hrea|4
hree|12
hrei|13
hren|36
hrer|3
hric|25
hrie|14
hris|-2
hrow|-4
hrte|-5
hst$|5
hste|3
hte$|9
hted|14
hter|-11
htet|33
htig|-2
hts$|1
htun|17
huma|32
human|16
humans|29
i|-3
i am|16
i do|-10
i have|-4
i say|-4
ia|56
iado|38
ial$|-17
ian$|-26
iar$|-12
ias$|-31
ibe$|2
iben|-4
iber|4
ibir|-4
ible|-9
ibra|-12
ibt$|6
ibue|-14
ibun|10
ica$|18
ical|-3
ican|10
icar|-4
icat|-5
ice$|-16
icen|-4
ices|2
ich|-7
ich$|4
iche|-3
ichk|6
icht|6
ici|22
ici$|-5
icia|-19
icie|24
icio|-4
ick$|-16
icke|-17
ico$|-36
icon|-7
icos|5
icto|3
icy$|20
ida$|12
idad|-2
idat|19
iday|-8
idde|13
ide$|-12
idel|18
iden|15
ider|-2
idge|6
ido$|14
idri|3
ieb$|2
iebe|4
ied$|-16
iede|-10
iedr|-8
iel$|13
ield|24
iell|-12
iemb|1
ien$|-27
ienc|10
iend|-20
iene|17
iens|19
ient|-2
ier|8
ier$|-15
ierd|37
iere|-15
iert|4
ies$|-18
iese|17
iest|20
iet$|-13
ieta|17
ieve|10
iewe|16
if|-4
if a|5
if it|4
if the|-3
if u|22
if you|-2
if you're|20
ifer|-3
iffe|9
ific|-4
ifie|3
ifis|9
ift$|4
ifts|-19
ify$|10
ige$|-15
igen|34
iger|7
iges|8
igh$|-8
ighe|2
ighl|25
ight|-4
igin|-17
igit|12
igke|6
ign$|8
igna|-6
igne|12
igno|19
ignor|19
ignore|-18
ignore all|22
ignore everything|6
ignore previous|19
ignore the|12
ignore your|15
ignorez|25
igns|-7
igst|4
igt$|-2
igur|-14
ihn|-4
ihn$|-4
ihre|25
ihs$|3
iht$|9
ijen|6
ike$|-1
ikto|1
il|-5
il est|8
ilab|8
ilbo|12
ilbr|16
ild$|9
ilde|13
ile$|-19
ilen|-1
iles|4
ilic|18
ilin|-11
ilis|-3
ilit|-19
ilk$|-2
ill$|-16
illa|-17
ille|1
illi|-7
ilot|27
ils$|1
ilt$|-32
ilte|-9
im|-5
im end|7
ima$|-9
imag|5
image|2
ime$|12
imen|39
imer|9
imie|-10
imit|-15
imme|-10
imo$|-3
imon|-1
impo|5
importance|7
importancia|11
important|-10
importer|57
impr|1
in|-5
in a|-17
in admin|8
in capital|10
in developer|13
in die|18
in it|-3
in place|8
in teh|12
in the|-7
in this|10
in your|33
ina$|-5
inad|6
inal|-27
inan|-12
inat|4
inbo|2
inboxes|20
ince|-13
inch|-3
inci|-1
ind$|-1
inde|-5
indi|-6
indl|5
ine$|-2
inea|3
ined|19
inee|-4
inel|12
inem|-8
inen|-6
iner|10
ines|-18
inet|7
infa|8
info|-3
ing$|-14
inge|13
ingl|-5
ings|-30
ingu|3
ingy|8
ini$|30
inim|-1
inis|-2
init|15
ink$|-5
inki|23
inma|-1
inne|-13
inni|27
inpu|55
ins|6
ins feld|10
ins$|8
insc|5
inscrire|16
insi|26
inst|34
instead|-3
instead and|1
instead of|-22
insted|16
instruccion|5
instrucciones|4
instruction|32
instruction for|1
instructions|3
instructions and|-7
instructions for|2
int$|-4
inta|-10
intake|29
inte|-5
inteligence|24
inteligencia|-13
intelijencia|6
intelligence|8
intelligence artificielle|6
intelligenz|12
interna|1
interne|10
inti|4
intitule|7
into|-7
into a|1
into the|11
intr|15
ints|-22
inue|8
inut|4
invi|4
invite|18
invo|-4
invoice|-5
inwe|-4
ion$|-1
ione|-16
ionn|-11
ions|-19
ior$|5
iori|9
ios$|-29
ious|9
ipci|2
ipe$|11
ipel|1
ira$|-9
ird$|-28
ire$|-12
irec|-9
iri$|15
irm$|5
irma|6
iroi|20
irs$|-19
irst|-17
irte|8
irtu|-2
is|-7
is a|28
is due|-32
is for|10
is going|4
is january|17
is no|-19
is not|-6
is now|5
is on|4
is priya|5
is reading|6
is responsible|-5
is the|10
is to|26
is tomasz|21
is urgent|1
is your|17
isca|7
isch|-34
ise$|-23
isen|-12
iser|-19
ises|2
ish$|-31
ishe|-5
isia|11
isib|28
isin|-12
isio|6
ismo|-2
iso$|13
ispe|14
isre|12
iss$|-3
issa|-7
isse|-34
isst|38
issu|-14
ist|-7
ist$|-8
ista|17
iste|10
isti|-18
istn|11
isto|33
istr|-4
ists|-7
isun|1
isz$|10
isze|7
it|4
it and|6
it as|11
it be|1
it for|7
it had|18
it has|18
it in|-18
it is|-1
it off|-12
it on|27
it read|1
it says|13
it so|8
it to|2
it today|-20
it urgent|7
it was|-8
it will|13
it would|25
it wrote|53
it's|-6
ita$|-18
ital|7
itan|36
itat|19
itch|-4
ite$|-1
itel|31
item|-2
item above|8
items|2
iten|11
iter|30
ites|-37
itet|7
ith$|-4
ithm|31
itho|-7
itic|2
itie|15
itin|7
itle|17
itli|10
itmo|16
ito$|21
iton|52
itor|-24
itre|5
its|9
its own|19
its$|-3
itse|-1
itself|-1
itt$|18
itte|-18
ittl|10
itty|14
itul|28
itun|20
itut|2
ity$|-20
iva$|-5
ive$|-6
ivel|15
iven|-2
iver|-10
ives|6
ivi$|5
ivin|9
iya$|-5
iya'|14
ize$|-21
izen|6
izer|20
ißt$|15
j|-5
ja|-8
jail|25
jailbreak|25
jame|23
james|16
janu|-5
january|-2
je|14
ject|-28
jede|-2
jeden|8
jenc|6
jent|9
jetz|8
jetzt|-3
job|8
job is|18
job$|8
jona|-7
jonas|-5
jonas berg|30
jonas is|38
jour|-11
json|54
june|-2
jus|3
jus$|3
just|4
k|4
kae$|-2
kafo|5
kan$|-3
kauf|3
kbot|18
ked$|-13
ked'|1
keep|2
kein|22
keine|-13
keit|15
ken$|-6
ker$|-26
kers|-31
kes$|-12
kest|3
kestrel|3
ket$|-5
kets|-13
kevi|-2
kevin|-1
ki|51
kind|8
kindly|3
king|-7
kip$|-10
klei|-8
knec|11
knew|2
know|-14
known|17
knows|2
koll|1
kollegin|8
kont|19
koye|-3
kspa|20
kspc|24
ktor|3
ktory|5
ktory to|5
kuns|12
kunstliche|12
kunstliche intelligenz|12
kwar|31
l|10
l'ag|37
l'agent|40
l'an|-7
l'assistant|13
l'at|-18
l'ec|3
l'echeance|3
l'ia|25
l'or|14
l'ou|6
l'outil|6
la|-9
la case|14
la casilla|15
la date|30
la fecha|-7
la leyenda|14
la lista|4
la machine|-14
la maquina|-11
la persona|4
la personne|11
la prioridad|7
la tache|8
la tarea|13
labl|-4
labr|18
lace|-10
lado|9
lady|33
lag$|-13
lage|-16
lait|10
lama|-6
lan$|-13
lanc|10
lane|-18
lang|10
language|9
language model|9
lank|-17
lant|-8
lar$|-7
las|-16
las tareas|15
las$|-19
lase|-13
lasi|10
lass|-7
last|-11
last week|17
late|-11
lati|-11
lato|38
laud|15
laut|13
lautet|9
lay$|-23
lbox|2
lbre|1
lche|8
lcol|14
lder|-13
lds$|1
le|-4
le logiciel|-5
le mars|10
le plus|10
le programme|14
le robo|21
le robot|-11
lea|10
lea$|8
leaf|-27
leag|4
lean|-13
lear|2
leas|-6
leav|1
leave|-3
leave the|-13
lech|2
lect|14
lecteur|18
lector|10
lector automatico|15
lectura|20
lectura automatica|10
led$|-22
ledi|-6
lee|15
lee esto|4
lee$|-1
leep|7
leer|17
lees|7
lees esto|5
left|-4
lega|-5
legal|2
lege|-16
legg|13
legi|-10
legt|14
legu|3
leib|7
lein|5
leit|-8
len$|-17
lend|-2
leng|4
lent|13
ler$|-13
lerk|6
les|-6
les consignes|10
les taches|14
les$|-12
lese|8
lesen|2
less|6
let|-1
let it|6
let the|4
let$|25
leta|28
lete|-6
leti|13
letter|5
letters|9
letz|1
leur|2
leva|-5
leve|22
level|-6
level urgent|9
lexa|28
ley$|-2
leye|10
leyenda|14
lfer|11
lgor|30
li|4
lia$|22
libr|-17
lica|2
lice|2
licence|14
lich|-13
licy|20
lida|-10
lide|15
lieb|8
liebe ki|34
liebes|9
liebes programm|9
lien|-30
lier|-7
lies|2
liest|20
lig$|-18
lige|23
ligh|9
ligk|44
lign|-7
ligne|3
lignes|2
lije|6
lik$|-11
like|-7
like that|24
limi|-12
limite|19
lind|-33
line|7
line is|5
lines|7
ling|-19
liqu|14
lir$|19
lis$|-10
lisa|2
lise|1
liss|10
list|9
list of|-5
lista|12
lista de|-14
liste|-1
listen|17
listes|12
listo|-12
lists|13
lit|21
lit$|7
liti|17
litt|11
little|12
little robot|13
lity|8
lla$|-3
llam|-6
lle$|10
llea|7
llec|4
lled|-6
lleg|2
llen|19
ller|-21
lles|13
llev|-5
llig|14
llin|11
llm|49
llm$|49
llo$|2
llow|-7
lls$|-12
llst|10
llt$|-42
llwa|25
lly$|-26
lo|7
lo anterior|27
lo de|5
lo que|9
lock|-22
locked|11
logi|-1
logiciel|23
lok$|95
lol|-16
lol$|-16
lon$|9
long|-11
look|-4
look at|6
lope|9
lorn|1
los|-2
los$|-14
losc|10
losch|2
losche|9
losche alle|9
lose|-7
lot$|-10
love|-18
loved|35
low|11
low and|6
low priority|4
low$|5
lowe|-23
lowest|22
lowest priority|-1
lowi|-3
lows|-11
lper|20
lpfu|-2
lrea|3
lred|13
lse$|1
lso$|-2
lsta|5
lta$|-21
ltd|-2
ltd$|-2
lte$|-24
lter|-2
ltet|-4
ltho|12
ltin|10
ltun|-10
lu|23
luck|6
lue$|-2
lues|-14
lug$|-12
lui|-7
lui$|1
lum$|-22
lunc|-6
lung|2
lus$|14
luti|-13
lve$|3
lved|-12
lver|-1
lves|13
lvid|-1
lway|8
lwo$|20
lyse|4
m|2
ma|-4
maar|-2
mach|8
machine|4
machine a|-20
machine readers|11
machine that|25
machines|14
machne|13
macht|8
made|-38
mado|-14
maek|7
mage|8
mail|6
mail addresses|4
mail as|39
mailbox|12
mails|-3
main|-3
mais|22
mak|1
mak$|1
make|12
make it|-11
make the|-11
make this|-2
maker|19
makes|-10
makes tasks|6
maki|19
making|10
mal$|-20
mall|13
man|1
man$|-8
mana|25
manana|8
mand|-25
mann|-13
mans|24
many|8
maqu|21
maquina|14
mara|-5
marc|-5
march|2
march is|7
mari|-3
mark|12
mark all|-51
mark as|8
mark every|5
mark it|-3
mark this|11
mars|-4
mart|-24
marz|-15
marzo|2
mas|-5
mas$|23
masc|19
maschinchen|6
maschine|14
maschinelle|12
mash|58
masz|4
mat$|7
mate|-5
mati|9
matt|-4
maxi|6
maxima|1
may|-1
may be|1
may$|-1
maß$|2
mber|-5
mbh$|6
mbie|22
mbio|19
mble|4
mbre|-10
mbro|9
me|-2
me urgent|7
mean|16
means|10
mebo|3
med$|-30
medi|-5
meet|-16
mehr|-7
mei|-2
mei and|12
mei is|12
mei tanaka|18
mei$|-2
memb|5
members|20
meme|13
men$|-17
mens|4
mensage|18
mensaje|-8
menschen|6
ment|-7
mention|30
mention the|16
mer$|-10
merc|6
merci|-21
meri|30
merk|17
mes|10
mes$|-7
mesa|17
mesage|32
mess|-1
message|-4
message is|-23
met|16
met$|1
meti|3
mets|37
mett|-13
mettre|3
mi|4
mich|-6
mie$|-7
mien|20
mier|33
migh|9
might|9
mill|6
min$|-6
mina|-46
mind|11
mine|-8
mini|23
minima|9
mins|-7
minu|-2
minute|20
mir|16
mir$|-6
mis$|-4
mism|-8
mismo|-8
miss|-12
mist|25
mit|5
mit dem|-7
mit$|-14
mite|27
mith|-6
mitl|15
mitliest|10
mma$|-13
mmar|6
mme|-7
mme$|-5
mmen|-33
mmer|-27
mod$|5
mode|12
mode set|2
model|14
model you|1
modele|2
modele de|7
modelo|10
modelo que|1
models|12
modl|34
modle|1
modu|2
mome|-14
moment|1
mon$|-15
mond|-19
monday|-16
mont|-11
month|-11
mor$|30
more|-15
morg|4
morgen|-3
morn|-7
morning|-6
moro|-4
morr|2
mos$|-50
most|4
mot|-6
mot$|-5
mote|22
moto|2
motor|8
moul|13
move|2
mpan|-2
mpil|7
mpla|-9
mple|6
mpli|4
mply|25
mpor|4
mpre|6
mpri|6
mpt$|-2
mpte|5
mpty|4
mput|30
mr|-11
much|-1
mucho|6
mum$|-4
mus$|-1
must|-1
must answer|14
must be|-19
must set|6
muy|-9
muy$|-9
my|-10
n|13
n'en|7
n'es|-2
n'est|-3
n't$|-11
na|24
nach|-7
nachricht|6
nada|2
nadi|6
nadie|16
nado|30
nage|3
nair|24
nair and|17
nair in|33
nair y|-20
naka|12
nal$|-9
naly|1
name|3
name in|31
name it|1
name priya|6
name this|16
named|-13
names|11
nana|10
nanc|4
nant|1
nao|26
nao$|26
nas$|5
nata|18
nate|-2
natu|-2
natural|9
nau$|9
nbox|2
nbre|46
ncar|-10
nce$|-9
ncel|40
ncer|-22
nche|-8
ncia|2
ncid|20
ncim|-1
ncy$|-23
nd|3
nda$|5
ndar|-4
nday|-6
nde$|-16
ndel|5
nden|21
nder|10
ndez|-2
ndic|2
ndig|-11
ndin|-11
ndle|8
ndli|-12
ndly|-2
ndmo|8
ndo$|-1
ndor|3
ndre|14
ndri|16
ne|13
nech|11
ned$|3
nee$|3
need|-15
need to|5
needs|-2
nees|-3
nel$|-6
nell|22
nem$|6
nen$|5
nenn|5
ner$|-10
ners|-9
nes$|-1
net$|-5
nett|13
neve|-18
never|20
nevr|9
new|-16
new instruction|-7
new instructions|35
new rule|51
new$|-15
news|9
next|-10
nfac|10
nfid|12
nfie|-4
nfig|5
nfir|-1
nfo$|-10
nfor|2
nga$|4
ngag|-1
ngas|5
nge$|-11
nged|8
ngen|-10
nger|-1
nges|47
nget|8
ngin|-9
ngli|-8
ngly|22
ngs$|-29
ngua|-3
ngun|12
ngy$|8
nic$|-6
nich|-16
nicht|7
nidr|3
nie|21
nie$|-25
nied|-12
niedrig|-12
niet|7
nig$|1
nigh|-19
nima|6
nimm|14
ning|-17
ninguna|12
niqu|5
nise|11
nish|7
nist|-5
nit$|16
nive|17
nke$|-9
nkin|5
nkne|11
nks$|-28
nles|9
nlo$|7
nlp|17
nlp$|17
nly$|2
nmal|4
nna$|8
nnai|11
nne$|-18
nned|16
nnel|-17
nner|-20
nnin|17
nnis|10
no day|6
no need|30
no task|12
nobo|-4
nobody|7
noch|-13
nom|12
nom$|12
nomb|1
nombre|2
nombre de|1
non|25
non$|10
nonb|1
none|-14
noon|-8
nor$|-9
nora|18
nore|-16
nori|7
norm|-1
nort|-4
northgate|4
nos$|-60
not|-5
not a|4
not for|5
not mention|6
not read|33
not take|9
not tell|20
not$|-6
nota|33
note|11
note for|5
note to|-9
notes|-8
notes of|6
noth|-3
nothing|-9
nothing to|5
noti|-8
notice|25
notice to|-19
nous|1
nove|2
novi|6
noviembre|6
now|8
now an|12
now in|-7
now on|37
now the|5
now$|2
nown|24
nows|-2
nput|55
nsa$|33
nsab|-8
nsag|18
nsaj|-9
nsch|-26
nscr|-3
nse$|8
nser|5
nsfe|4
nsia|9
nsib|-7
nsid|32
nsig|6
nsla|13
nst$|-14
nsta|-9
nste|17
nstl|12
nstr|17
nstu|5
nsub|4
nswe|-3
nt|24
nta$|16
ntai|-6
ntak|3
ntan|-11
ntar|23
nte$|-5
nted|25
ntel|20
nten|-15
ntes|-11
nth$|-11
ntia|2
ntie|1
ntil|-6
ntin|-10
ntio|23
ntit|9
ntly|8
nto|23
nto$|9
ntra|2
ntre|-7
ntri|4
ntry|4
nts$|-10
ntwo|1
nty$|-5
nuar|-5
nue$|61
null|-12
nume|13
nung|-24
nur|27
nur fur|21
nur$|27
nute|4
nutz|7
nver|-6
nvia|-2
nvie|10
nvis|15
nvit|-9
nvoi|-12
nwei|14
nwic|-9
nwse|1
nyon|-6
nyth|7
nza$|20
o|15
oard|-12
obbo|2
obe$|-17
oben|14
ober|7
obey|-1
obje|40
obli|5
obo$|18
obod|-4
obot|20
obre|-3
oced|3
oces|19
och|45
och$|-17
ocha|7
oche|-28
ochs|2
ocke|2
ocr|23
ocr$|23
octo|-6
ocum|10
odas|4
oday|9
ode$|10
odel|14
odle|1
odo$|20
odos|25
oduc|-5
odul|-4
ody$|2
oem$|-2
oes$|2
oet$|-29
oeve|2
of|-8
of a|33
of all|14
of it|16
of its|10
of jonas|10
of march|-13
of reading|11
of text|24
of the|-7
of them|-1
of this|9
of tomasz|25
of what|7
of your|-4
off|17
off$|13
offe|-42
offer|29
offi|-20
ofic|1
ofil|48
ofor|-3
oftw|15
ofwa|27
ogam|13
oge$|-1
ogic|33
ogni|33
ogra|12
ohne|-3
oice|-10
oing|-9
oint|-9
oir$|-21
ois$|-14
oit$|5
ojec|10
ok|2
okaf|5
okafor|-2
okafor and|6
okafor as|4
oken|15
okol|-11
okoy|-3
okoye|-3
oks$|-4
ola|-7
ola$|-37
olat|-16
olch|3
old$|-15
olde|-15
older|4
ole$|10
oleg|9
oles|-10
olge|-1
olic|4
oll$|-28
olle|2
ollo|8
olls|14
olo$|20
olow|2
ols$|-12
olut|-13
olve|13
olvi|-2
olvida|-9
olvida lo|7
omas|-3
omat|21
ombr|1
ome$|-23
omeb|3
omen|20
omes|8
omis|-20
omma|-6
omme|28
omo$|8
omor|4
ompa|-8
ompi|7
ompl|2
ompo|14
ompr|-20
ompt|-6
ompu|30
omt$|4
on|-8
on it|-3
on sunday|11
on the|3
on this|12
on't|-1
ona$|-29
onas|-4
onbr|1
onc$|6
once|33
once there|5
ond$|-17
onda|-16
onde|26
ondi|29
onds|13
one|13
one and|5
one for|-5
one is|-7
one to|7
one who|24
one$|1
onen|9
oner|-8
ones|25
onfe|-4
onfi|6
onfo|-1
ong$|19
onga|4
onig|2
onle|29
onlo|7
only the|-1
only with|18
only you|14
onn$|5
onna|7
onne|-14
ono$|-2
ons$|-10
onsa|5
onse|-14
onsi|-10
onst|2
ont$|-3
onta|-47
onte|25
onth|-9
onti|8
ontr|-18
onve|10
onvi|2
ony$|15
ood$|-17
ook$|-7
ooke|-15
ooks|-3
ool$|8
ools|-10
oon$|-15
oor$|-14
oose|-5
oot$|15
oote|33
ootn|28
open|-15
open tasks|-4
opens|14
oper|14
operator|-3
opie|-15
opil|32
ople|2
opor|17
oppo|16
opposite|16
opy$|-7
or|6
or's|1
ora$|-9
orat|-10
orbe|14
orce|9
ord$|1
orde|-19
order|-15
ordi|7
ordn|-5
ordo|-11
ordr|1
ords|-11
ore$|-9
orec|13
ored|-10
ores|19
orez|25
orga|7
orge|3
oria|-4
orid|15
orie|6
orig|15
original|-5
orio|24
oris|-35
orit|10
ork$|16
orks|-24
orld|2
orm$|1
orma|-4
ormi|22
orne|32
orni|-8
orow|-4
orra|-9
orre|-7
orro|-1
ors$|-11
ort$|-13
orta|-5
orte|5
orth|-22
ortl|16
orts|6
orty|-1
orwa|-9
ory$|-8
oryt|13
osch|9
ose$|-5
osed|-7
osi$|14
osit|-1
osnt|-1
osob|6
oss$|-17
ost$|-15
osta|-2
oste|-21
ot|24
ota$|-25
ote$|2
oted|4
oter|26
otes|8
othe|-3
other|15
other tasks|3
othi|8
otic|10
otiz|13
otno|28
oto$|13
otok|-10
otom|3
otor|4
otra|-3
otre|-26
otro|17
ots$|11
ott$|11
otto|51
ou|-12
ou'r|3
oubl|-11
oubli|8
oud$|-38
ough|-24
oujo|3
ould|-18
ouli|18
ound|-18
ount|-13
our|-23
our$|-4
ourc|-20
ourr|-18
ours|-18
ourt|1
ous$|1
ouse|-24
out of|6
out$|-8
oute|13
outi|16
outp|8
output|9
output only|3
output the|-36
output title|11
ouve|-6
ove$|12
over|-7
over the|3
overide|7
override|34
ovie|6
owes|20
owin|-10
own|8
own$|-16
owne|-1
owner|3
owner of|-1
owner priya|28
ows$|-30
oxes|-2
oye|5
oye$|-5
p|-19
p d|5
p s|19
pa|-2
pace|-5
page|-12
pala|18
pan$|-1
pany|-9
pape|2
par|-1
par un|3
par$|-1
para|-5
para el|-4
para la|1
paragraph|1
parc|-20
pare|-7
park|-30
parl|-14
paro|12
pars|60
parser|34
parsers|25
parses|1
parses this|1
parsing|32
part|-4
partir|1
partir de|7
party|-1
pas|1
pas$|-1
paso|24
pass|-17
password|1
passwords|-6
pati|-9
pay|13
pay to|-1
pay$|28
pcio|-11
pdat|-8
peak|-7
peat|9
pect|-11
ped$|-23
pedi|-15
pel$|-2
pele|4
pell|-7
pen$|-11
pend|-14
pene|-9
pens|-2
peop|2
people|2
per|7
per$|-17
pera|13
perm|-29
pero|10
pers|18
persn|13
person|-2
person and|12
persona|-6
personas|1
persone|-3
personne|11
peti|11
pful|-2
pgif|23
phon|-12
pick|-1
pick jonas|2
pie$|-3
pien|27
pier|-17
pilo|27
pipe|-5
pisz|17
pita|-4
plac|4
place|-15
place of|8
plai|-4
plan|-12
plants|29
plas|-17
play|44
ple$|-11
plea|-2
please|-13
please ignore|-4
ples|16
plese|-14
plet|-1
pli$|3
plic|3
plie|9
ploy|-19
pls|3
pls$|3
plu|26
plu$|26
plug|6
plus|14
ply$|1
poem|-2
poet|-29
point|23
poli|-20
policy|11
pon|10
pon$|14
pond|15
pone|-13
poner|16
ponl|9
ponlo|7
por|14
por$|14
port|-7
pose|-11
posi|-2
post|-20
pour|2
pour le|-20
ppel|-15
ppen|-7
ppgi|23
ppli|7
pply|-16
ppos|-2
ppri|-9
ppro|-3
pr|9
prac|10
pre$|3
prec|13
precede|13
preg|-2
prem|7
pren|-8
pres|-19
present|-1
pret|28
prev|25
previous|7
previous instructions|-1
pric|-1
prie|14
pril|-4
prim|-5
prin|-7
print|-2
print your|1
prio|4
prio low|7
prio urgent|3
prioridad|6
prioridad low|10
prioridad urgent|3
prioridad urgente|4
prioritat|-8
prioritat auf|19
priorite|1
priorite basse|2
priorite urgente|7
prioritet|6
prioritty|14
priority|3
priority and|1
priority high|21
priority low|-24
priority to|11
priority urgent|16
priv|8
priy|-4
priya|-6
priya nair|23
priya's|14
proc|15
process|-13
processing|18
processing this|5
processor|17
prod|-6
prog|20
progama|17
program|27
program the|8
programa|13
programa que|2
programm|-1
programm das|16
programma|8
programme|-27
programs|9
proj|1
project|7
projects|14
prom|11
prompt|-2
prompt and|22
promt|16
prop|-12
pros|-29
prot|35
protokoll|-10
prov|13
prove|14
prove me|14
prze|-11
przy|25
ps|42
ps for|2
ps pour|3
ptai|5
ptem|1
pter|-5
ptio|4
ptur|9
pty$|4
publ|1
pues|2
puis|10
punt|1
purg|1
put|6
put amara|3
put in|11
put it|-15
put the|3
put$|22
pute|-3
puts|27
pwne|8
pwned|8
q|-14
qe|2
qu'i|-5
qu'il|-5
qu'u|-11
quan|11
quand|20
que|13
que el|-5
que la|-10
que lee|5
que lo|21
que no|6
que un|16
que$|-2
qued|-2
queda|14
quel|-3
quem|2
quer|-9
querido|6
ques|7
quet|-19
qui|4
qui lit|23
qui precede|13
qui$|7
quic|-3
quick|12
quie|32
quien|10
quin|1
quip|-2
r|-26
r's$|-9
raba|22
rach|15
raci|-61
rad$|-5
rade|22
rado|2
radu|-12
raed|2
rafa|4
rafael|10
rag$|-25
rage|-32
ragr|18
ragt|3
rail|4
rain|-15
rais|-7
raise|9
rait|9
ral$|21
ram$|-2
rama|5
rami|33
ramm|-7
rams|4
ran$|-26
rand|-28
rang|3
rank|7
rans|-7
rant|-20
raph|-12
rar$|-31
rarb|22
ras$|-12
rase|8
rasi|-4
rate|-18
rath|6
rather|19
rati|9
raus|17
rave|-4
ray$|-25
rbei|22
rce$|2
rcer|4
rch$|-8
rche|-3
rchi|-6
rci$|-21
rday|-2
rde$|-24
rded|35
rden|-17
rder|-24
rdi$|3
rdin|2
rdle|7
rdo$|-11
rdon|-3
rds$|-6
rdue|-27
rea$|9
read|24
read as|12
read by|30
read on|15
read this|12
reader|23
readers|36
reading|11
reading along|7
reading machine|20
reading software|26
reading this|7
reads|-17
reads this|5
reak|1
real|-5
realy|-2
reas|15
reat|6
rece|-19
rech|-4
rechenknecht|11
rechner|47
reci|8
recipe|7
recipe for|13
reco|20
recopie|20
record|7
records|-5
rect|-2
red|20
red$|-13
redi|-33
redy|10
ree$|8
reed|30
reeds|5
reen|-3
rees|10
refe|8
reff|27
refu|-21
refund|4
rega|-6
rege|-6
regeln|-5
regi|12
regl|-13
regu|-4
rei$|-9
reib|12
rein|-8
reit|8
rekt|16
rel$|22
reli|17
rell|11
rema|22
remark|-1
reme|-1
remi|-11
reminder|-13
remo|-4
removed|1
remp|-2
ren$|-12
rend|-21
rene|-21
reno|-12
rent|-22
reo$|1
reos|7
repe|-9
repeat|14
repi|42
repl|12
reply|-2
reply only|18
reply with|19
repo|-8
repondez|-1
requ|-10
request|-16
requests|1
rer$|-11
res$|-30
resc|16
rese|-2
reset|4
reso|4
resolved|-8
resp|16
respond|8
responsable|-8
responsable a|5
responsable mei|1
responsible|-7
responsible person|21
ress|-7
rest|-20
resu|16
result|12
ret$|-7
reta|-9
rete|38
reti|7
retu|-13
return|-7
returns|8
reun|-15
reve|-17
reveal|9
reveal your|9
revi|-14
rew$|-13
rey$|-26
rez$|19
rfas|23
rgad|-7
rgan|2
rge$|-17
rgen|12
rget|-4
rgis|2
rgne|-17
ria$|-33
riba|7
ribe|5
ribi|-4
ribu|-13
rice|-2
rich|8
ridd|7
ride|28
rido|-6
rie$|-19
rieb|7
riel|-1
rien|-14
rier|11
ries|-28
riet|-1
rift|-3
rige|-1
righ|9
rights|1
rigi|-13
rike|-12
ril$|-3
rim$|-9
rime|41
ring|-4
rint|7
rio$|-4
rior|13
rios|-15
ripc|2
ript|4
riqu|44
rire|4
ris$|-42
rise|15
risi|7
rist|-4
rit$|10
rita|-21
rite|4
rith|27
riti|-3
ritm|20
rito|5
rity|-9
riva|22
rive|1
rivi|-25
riya|-4
rjen|9
rkin|-14
rks$|-33
rksp|23
rkt$|11
rla$|-12
rld$|1
rled|2
rlie|4
rlo$|-9
rma$|-26
rmai|4
rmat|14
rme$|-9
rmer|3
rmin|14
rmis|5
rms$|-23
rna$|-64
rne$|39
rnin|-6
rno$|15
rnoo|-1
rns$|6
robbot|2
robe|14
robo|25
robot|6
robots|-18
roce|21
rodu|-5
roga|12
rogr|10
roir|20
roje|2
role|10
role system|9
roll|6
rom$|-9
romi|-6
romo|-3
romp|-4
romt|12
ron$|-18
rong|-22
roni|29
room|16
root|12
rop$|-4
ropr|4
ror$|-1
ros$|-12
ross|-26
rote|40
roto|-19
roun|-11
round|-2
rout|11
routing|30
rove|4
row|25
row$|5
rows|28
rra$|3
rrag|7
rrec|5
rren|6
rreo|9
rrib|-4
rrid|28
rrie|5
rror|-2
rrow|-7
rry$|-36
rsat|7
rsch|-10
rsda|-2
rse$|3
rsel|7
rser|36
rses|1
rsin|31
rsio|-1
rsn$|13
rson|-2
rst$|13
rsta|-3
rsto|20
rta$|-30
rtan|9
rte$|-16
rten|13
rter|-19
rtes|20
rtet|-1
rthe|13
rthg|3
rtif|32
rtig|-2
rtin|4
rtir|-1
rtli|-2
rtor|29
rtra|2
rts$|-23
rtua|-2
rtun|3
rty$|-18
ruar|7
rube|-3
rucc|-3
ruck|-21
ruct|7
rule|20
rules|24
rules and|1
run|15
run$|-26
runs|-8
rust|16
rve$|9
rvee|26
rver|-4
rvic|-11
rvis|27
rwal|18
rwar|-14
rwei|22
rybo|-8
ryon|-5
ryth|15
rzo$|2
s|-32
s for|41
s to|4
s's$|14
sa|-11
sabe|13
sabl|-6
sach|5
sado|1
sage|11
said|-5
sais|23
saje|-9
sak$|3
salu|-9
same|-8
samp|14
sans|14
sans date|14
sati|-28
satz|5
save|23
say|10
say the|14
say$|5
says|-5
scal|24
scan|21
scar|36
scen|-32
sch$|-5
scha|-18
sche|-7
schi|-12
schl|-7
scho|-19
schr|20
schreib|17
schreibt|12
schrieb|8
scre|-16
screen|2
scri|15
sday|-21
se|-1
se lo|2
se que|15
seco|-10
second|-8
secr|17
secretary|1
sed$|-8
see|-6
see it|13
see$|2
sees|2
segu|-3
sehr|-1
sein|14
seine|1
sel$|-34
sele|10
self|6
sem$|20
sema|-2
sen$|-6
sena|-1
send|5
sender|20
sent|7
sent with|39
sentence|10
september|5
ser$|27
ser'|4
sera|-2
sers|13
sert|15
serv|-13
serve|32
service|13
servise|11
ses$|-7
sess|6
set assignee|-23
set due|11
set it|-1
set priority|14
set the|7
set this|-9
set$|2
sett|10
setz|-2
setze|-1
setzen|12
seul|20
seur|2
sez$|22
sfer|4
shal|25
shall|7
shall take|11
shalt|30
shar|-23
she|-2
she$|-2
shed|-16
shee|-1
sher|-4
shin|-19
shou|8
should|11
show|-6
si|8
si tu|3
sia$|-8
sial|9
sias|3
sibl|1
sich|15
side|-19
sie|3
sifi|-17
sify|12
sign|-1
sile|-4
silent|2
silently|22
sili|15
sill|10
simi|2
simo|5
simon|3
simon dise|8
sin|9
sin$|-9
sinc|-8
since|-4
sind|-3
sine|7
sing|-9
sino|2
sion|-9
siri|56
sist|14
sistem|-2
sistema|26
sistema de|-1
sistema que|6
sit$|-10
sita|23
site|12
skbo|18
sked|7
skin|43
skip|13
skip this|40
sks$|-3
slat|12
slee|6
smar|7
smart|23
smart inboxes|20
smit|-5
smo$|-6
sn't|-14
snt$|-8
so|2
so good|18
so that|-5
so write|13
soba|7
sobr|-7
sofo|-1
soft|10
software|4
software is|1
software that|-4
softwear|9
sofw|27
sofware|27
soir|3
solc|4
soll|6
solo|37
solo para|26
solu|-13
solv|12
som|15
som$|14
some|-18
somebody|3
son$|-4
sona|2
sond|24
sondern|9
sone|19
sonn|-9
sons|-7
sopo|17
soporte|17
sor$|-23
sort|-5
sour|-21
source|2
spac|9
span|-8
span style|1
spea|-2
spec|-13
spen|-15
sper|7
spon|12
spra|22
sprachmodell|26
spri|-22
sreg|12
srob|14
ssa$|17
ssag|7
sse$|-27
ssed|18
ssee|-8
ssen|-22
sser|-4
sses|1
ssif|-7
ssig|-2
ssin|-9
ssio|-4
ssis|14
ssor|29
sste|28
ssun|19
ssus|8
sswo|-12
sta$|2
staf|4
staff|8
stal|-25
stan|12
stand|-9
stands|24
stands above|8
star|4
start|29
stas|3
stat|-3
state|2
statt|10
status|3
ste$|10
stea|5
sted|-2
steh|-10
steht|-4
stei|-2
stein|2
stel|-4
stem|12
sten|-2
step|-3
ster|-20
stes|8
stet|5
stets|4
stic|45
stim|-9
stin|-16
stit|-1
stli|21
stma|-7
stnt|9
sto$|5
stod|29
ston|-5
stoo|-10
stop|-21
stor|8
store|12
store the|9
stored|15
stra|-7
stre|-17
stri|-1
stru|10
sts$|-26
stuf|8
stufe|-2
styl|11
style|-3
su|-10
suar|5
subj|-22
subs|-2
such|3
such a|6
sudo|50
suit|-10
suite|3
suiv|13
sult|-6
sume|28
summ|-11
summarise|6
summarise this|6
sund|2
sunday|15
sunday the|53
sung|45
sunt|5
supp|4
supprime|-7
supprimer|-3
supprimer le|6
supr|6
suprime|6
sur|4
sur$|4
sure|8
surv|-2
sus$|6
sust|11
swap|6
swer|13
swit|-2
switched|13
swor|-2
syst|13
system|14
system content|9
system ignore|5
system new|26
system notice|-15
system prompt|1
system set|6
system you|5
systeme|-4
systems|-8
syte|12
sytem|8
sze$|-9
t|-15
t m|32
t's$|-25
ta|-7
taak|12
tabl|-5
tach|20
tache|40
taches|36
taches de|3
tado|25
taff|5
tag|1
tag$|-7
tage|-13
taht|4
tain|-6
tair|-13
tait|-7
take|2
take one|1
taken|4
taker|7
takes|-10
taks|38
tal$|-35
tale|7
talk|14
tall|-22
talo|-11
tamb|7
tambien|8
tan$|-25
tana|3
tanaka|5
tanaka and|2
tanaka y|2
tanc|17
tand|-8
tant|16
tanw|10
tar$|15
tara|-1
tare|31
tarea|25
tareas|38
tareas de|6
tari|-15
tars|8
tart|-18
tary|-5
tas$|-9
task|27
task and|1
task as|6
task assistant|21
task bot|-12
task builder|20
task due|1
task from|1
task helper|13
task is|4
task list|5
task maker|9
task of|10
task program|20
task to|1
taskbot|10
tasks|23
tasks and|4
tasks named|10
tasks of|16
tasks out|2
tasks with|8
tat$|-6
tate|-15
tati|22
tatt|13
tatu|4
taus|13
tbot|15
tch$|-23
tche|-9
te|6
tead|-1
team|-31
tect|-17
ted$|-10
tee$|-2
teh|-3
teh$|-4
teht|-8
tel|23
tel$|14
tele|52
teli|19
tell|-21
tell the|-9
tem$|2
tema|24
temb|1
teme|9
tems|-3
ten$|-26
tena|-9
tenc|27
tend|-24
teni|7
tens|-1
tent|15
ter$|-8
terd|3
tere|19
teri|1
term|9
termin|6
termine|-3
terms|12
tern|-1
terp|25
ters|6
tes$|-5
test|-6
tet$|17
tets|3
teur|14
teve|-4
text|19
text above|5
text and|1
text is|-1
text oben|2
texte|-4
texto|7
texts|-1
tgpt|28
th|7
th of|13
than|-9
thank|10
thank you|-11
thanks|-20
that|9
that are|2
that files|18
that has|5
that is|8
that it|1
that makes|6
that reads|11
that the|4
that there|-13
that turns|20
that you|-10
thats|14
the|-9
the above|27
the admin|-10
the administrator|13
the ai|8
the answer|17
the asistant|-4
the assignee|33
the assistant|-36
the auto|55
the automated|11
the automatic|17
the board|17
the bot|-29
the box|29
the ceo|-4
the clever|2
the computer|40
the current|2
the date|-12
the day|35
the deadline|33
the description|27
the due|6
the end|-11
the extractor|28
the first|5
the following|2
the form|-9
the highest|6
the humans|4
the last|1
the level|47
the list|-21
the lowest|24
the machine|6
the mail|5
the model|29
the moment|24
the name|34
the note|3
the notes|14
the one|7
the only|9
the other|3
the output|27
the owner|10
the person|15
the plants|32
the priority|14
the program|5
the reading|13
the responsible|7
the rest|2
the robot|-18
the role|-2
the sender|14
the software|-25
the system|2
the taks|5
the task|16
the tasks|12
the text|16
the th|-17
the thing|31
the titel|4
the title|11
the user|24
the whole|9
the word|26
the workspace|1
the$|-9
thei|-9
their|-9
them|4
them to|1
then|7
then it|31
ther|-12
there|22
there is|-13
there was|33
thes|-6
these|-7
they|-13
thga|3
thin|3
thing|-15
thing that|18
thingy|8
think|9
thinking|25
this|15
this as|5
this document|7
this email|10
this is|-11
this letter|25
this line|34
this mail|2
this message|1
this one|12
this page|4
this paragraph|4
this task|10
this text|18
this the|-10
this ticket|-1
this to|3
this very|13
this workspace|9
this you|-33
thm$|17
thor|-11
thou|3
thre|13
thread|-3
three|12
thro|-22
ths|18
ths$|8
thx|-13
thx$|-13
ti|-1
tial|2
tic$|19
tica|-21
tice|-4
tick|-1
tick it|18
ticked|18
ticket|-1
tickets|10
tico|32
tie$|1
tien|-3
tier|5
ties|8
tifi|16
tig$|-8
tige|17
tigk|2
tihs|3
tik$|18
til$|12
tili|1
till|-24
time|-12
tin$|-4
tina|3
tine|-8
ting|-4
tinu|9
tion|-6
tiqu|-23
tir$|-22
tiro|20
tise|10
tit$|22
tite|25
titel|26
titel is|4
titl|16
title|11
title field|10
title is|11
title must|16
title nothing|4
title of|-9
title to|20
title transfer|5
title wire|3
titr|31
titre|31
titu|19
titular|4
titulo|12
tive|-18
tle$|1
tled|10
tlic|13
tlie|19
tly$|12
tmat|8
tmo$|17
tnot|28
tnte|9
to|-6
to a|-9
to account|10
to admin|-7
to ai|18
to all|-3
to amara|2
to anna|4
to any|2
to ask|21
to be|-4
to ben|9
to do|-14
to dos|7
to enter|-8
to hacked|3
to its|36
to january|28
to jonas|-8
to list|4
to low|-1
to march|20
to me|-6
to mei|-7
to nobody|13
to pay|7
to pick|9
to priority|4
to priya|-8
to see|20
to set|19
to task|14
to the|-2
to this|-11
to tomasz|1
to urgent|4
to victor|4
to viktor|3
to write|1
to your|8
tobe|-9
tod$|29
toda|16
todas|6
today|14
today assign|1
todo|-12
todo lo|16
todos|25
todos los|16
toi|9
toi le|2
toi qui|12
toi$|9
toko|-10
told|13
tom$|-17
toma|7
tomasz|-1
tomasz wilk|19
tomo|5
tomorow|5
tomorrow|7
ton|12
ton$|16
tone|-27
toni|5
tonight|3
too|-3
too$|-3
tood|-9
tool|34
tools|-9
top|16
top$|4
tor$|-8
tor'|2
tore|9
tori|20
tory|21
tos$|-28
tou|14
tou$|11
touj|3
toujours|2
tous|-7
tout|23
tout ce|13
toute|21
toutes|-7
toutes les|-6
tput|9
tra$|-13
trab|22
trac|-1
trad|17
trag|-2
tragt|4
trai|6
traitement|26
tral|48
tran|-21
transfer|9
transfer to|1
translator's|8
tras|5
trat|-4
tre$|12
trea|-22
treat|-23
trel|3
tres|1
tri$|-1
trib|-13
tric|17
trie|-4
tro$|-3
tron|12
tros|1
trus|4
trust|5
trusted|9
try$|-22
tsak|3
tsel|4
tsle|30
tsro|14
tt|5
tte$|-13
tten|-5
tter|-9
ttin|-7
ttle|-14
ttre|-7
ttri|-8
tty$|3
tu|1
tu me|6
tu mets|14
tual|-5
tufe|3
tula|-20
tule|8
tulo|11
tum$|1
tung|10
tur$|23
tura|4
ture|-18
turn|-1
turns|9
tus$|19
tute|-8
twar|14
twea|6
twen|12
twenty|10
twor|20
tyle|-5
type|1
tze$|19
tzen|2
tzer|7
tzt$|-8
u|7
u'il|-5
u're|3
u'un|-11
uage|-6
ual$|-36
uali|25
uand|7
uant|-3
uari|-8
uary|4
uber|1
ubri|35
ubsc|1
ucci|-5
uce$|13
uch$|-19
uche|-13
ucho|6
ucke|-4
ucti|11
ucun|7
ude$|-4
udo$|-2
ueda|30
ueme|2
uen$|-11
uent|8
uer$|-4
uera|18
ueri|-3
ues$|3
uest|1
ufe$|-2
ufen|-15
ufga|28
uge$|-12
ugh$|-25
ugin|14
uhre|13
uick|-3
uide|-4
uien|-20
uier|15
uiet|10
uild|-18
uill|-5
uilt|16
uina|14
uis$|-7
uite|-8
ujou|-3
ular|-1
ulat|26
uld$|-17
ule$|-14
uler|50
ules|14
ulin|13
ull$|-7
ulo$|8
ult$|3
um|-15
uman|36
umbe|-4
ume$|1
umen|-18
umer|8
umma|6
un|-7
una|-10
una$|2
unch|-7
und|9
und den|3
und der|1
und die|-7
und losche|5
und weise|2
und$|-2
unda|2
unde|-3
under|-4
understod|29
unds|-2
une|3
une tache|20
une$|5
ung$|-26
unge|-11
ungs|12
unit|-1
uns|3
uns$|-7
unst|11
unsu|3
unsubscribe|4
unt$|-14
unta|-22
unte|-15
unter|7
unti|-8
until|-6
unto|-19
unts|18
uold|-23
uor$|21
uote|-11
up|-14
upda|-8
update|-3
uper|1
upon|2
uppg|23
uppl|4
uppo|4
uppr|-4
upri|5
ur|2
ura$|5
ural|24
urat|-13
urce|-20
urch|-2
ure$|12
urga|-4
urgant|-4
urge|8
urgencia|21
urgency|-9
urgent|7
urgent and|20
urgent assign|7
urgent due|-19
urgent et|7
urgent for|9
urgent the|-20
urgent urgent|3
urgent y|2
urgente|-4
urgn|-1
urgnet|-17
urje|9
urjente|9
urn$|1
urns|8
uro$|-6
uros|-24
urre|9
urri|5
urs$|-23
urse|-15
ursu|6
urth|26
us|-11
use|12
use it|-4
use$|-10
user|12
user's|4
users|-3
uses|8
uso$|18
uss$|10
ussi|-6
ust$|-7
usta|-6
uste|-22
usti|10
usua|9
usuarios|9
uswe|16
ute$|-8
uter|2
utes|-6
utet|4
utho|3
util|8
utin|26
utio|-8
utma|8
uto$|1
utom|26
utpu|9
utre|8
uts$|-19
utte|4
uty$|7
utze|6
v|-7
va|10
vaci|23
vail|39
val$|-31
vale|-6
vali|-7
valu|31
value|42
values|-7
van|-6
van$|6
vas$|-21
veal|-17
vec$|8
ved$|-6
vee$|25
vel$|-17
velo|-21
ven$|-3
venc|8
vence|19
vencimiento|-9
vend|-37
vendor|2
ver$|-1
vera|-5
verarbeitet|4
verb|7
verd|-1
vere|-24
verg|-17
vergiss|1
vergiss alle|13
vergiss alles|8
veri|-6
verm|8
vero|1
verr|20
vers|-11
version|5
verstanden|8
vert|5
verw|22
very|4
ves$|-23
vest|7
vez$|-10
viad|47
vice|-8
vict|28
victor|4
vida|17
viem|6
vien|-3
vier|-5
view|-7
vikt|2
viktor|2
vin$|-9
vina|1
ving|9
viou|5
virt|-2
virtual|-2
vis$|-17
vise|27
visi|-11
viso|14
vite|-3
voic|-18
voll|-10
vom|-5
vom$|-5
von|2
von einem|4
von priya|1
von$|-7
voor|1
vor|2
vor$|-35
vorg|9
vorz|20
vos|6
vos$|6
voss|9
vote|13
votr|5
votre|5
vous|-2
vril|4
vry$|1
vryt|24
w|-18
walt|-7
want|-16
war|3
war einmal|4
war$|6
ward|13
ware|15
warn|22
was|2
was a|13
was$|2
wat|20
wat is|20
wat$|20
wate|-14
watever|1
way$|-17
ways|8
we|-16
wear|20
wech|1
week|-12
weg|17
weg$|11
weig|18
weil|6
weis|1
weise|2
weit|10
well|22
wen|26
wen$|-9
wenn|7
went|-12
wer|-10
wer$|-22
were|-6
wers|-2
wert|25
west|7
what|6
what you|-10
whatever|10
whatever you|-16
when i|-1
when you|-10
wher|-9
where|11
whic|4
which|-7
whil|8
while|14
while you|36
whit|-18
white|5
who|-8
who has|-4
who mei|1
who$|-8
whoe|3
whoever|3
whoever is|4
whol|-5
whole|1
whos|22
wich|19
wichtigkeit|2
wie|17
wie$|17
wied|7
wieder|-3
wiht|11
wil|-3
wil$|-3
wilk|13
wilk and|10
will|-5
will be|4
wing|-15
wipe|6
wird|10
wire|16
wire eur|16
wire to|4
wirte|7
wise|6
wish|-2
witc|-1
with|-2
with a|10
with done|3
with due|2
with hacked|14
with low|3
with ok|12
with priority|3
with the|-8
with this|-9
with title|9
without|-7
without a|-4
wlik|18
wned|8
wner|-1
word|25
word banana|5
word for|17
words|-5
work|-8
workspace|20
workspace owner|9
worl|2
wort|21
would you|-14
wpis|7
writ|-16
writ jonas|5
write|1
write down|-2
write it|10
writen|5
writer|26
writes|-10
written|-2
wron|-19
wrong|-19
wrot|1
wrote|1
wser|45
x|-7
x task|22
xamp|22
xcep|5
xes$|-6
xima|-2
ximu|8
xpec|-4
xpor|6
xte$|4
xto$|7
xtra|30
xts$|-1
y|27
y el|13
y no|5
y que|-3
y se|3
y tu|20
ya|-12
ya's|12
ybod|-14
year|-21
yend|14
yer$|-39
yes|-11
yes$|16
yest|15
yesterday|4
ying|16
yle$|-14
ymen|-14
yone|-8
you are|18
you do|5
you have|-8
you know|-1
you may|18
you must|16
you read|16
you see|-7
you summarise|6
you were|18
you will|25
you'|-7
you're|3
your|5
your guidelines|13
your instructions|16
your output|4
your previous|10
your rules|12
your system|6
ypis|33
yse$|-6
yste|12
ytem|12
ythi|11
ythm|11
yuo|11
yuo$|11
yuor|21
z|-23
zada|19
zahl|-10
zeil|5
zemb|-2
zen$|-1
zer$|3
zet|9
zet$|9
ziel|3
zone|24
zu|9
zust|23
zustandig|-8
zustandig ist|15
zustandige|2
zyta|3
~'|-12
~'hckd|1
~a|6
~a ~amr|9
~a ~asgn|10
~a ~astnt|6
~a ~d|11
~a ~dt|15
~a ~fr|20
~a ~hmn|7
~a ~i|118
~a ~jns|23
~a ~l|13
~a ~ltl|-26
~a ~m|19
~a ~mchn|-3
~a ~nd|4
~a ~nt|4
~a ~pm|8
~a ~pr|10
~a ~prgrm|1
~a ~prsn|36
~a ~prsr|30
~a ~prt|22
~a ~prtr|7
~a ~rfl|22
~a ~stms|2
~a ~t|-20
~a ~th|-13
~a ~tht|6
~a ~tl|9
~a ~tls|-1
~a ~tmsz|25
~a ~tsk|14
~a ~urgnt|24
~ab|-20
~abgschlt|3
~absndr|9
~abt|-4
~abt ~it|-10
~abt ~th|16
~abv|21
~abv ~and|-37
~abv ~is|2
~ach|21
~achtng|10
~acn|7
~acnt|7
~acnt ~wth|1
~acpt|-1
~acrdngl|22
~acrs|17
~acs|1
~acs ~t|8
~actn|-28
~ad|6
~admn|8
~admn ~bt|2
~admn ~md|9
~admn ~rghts|-8
~admnstrdr|11
~admnstrtr|31
~admnstrtr ~and|2
~adn|-8
~adrs|6
~adrs ~of|23
~adrsd|2
~advn|14
~af|-18
~af ~dn|9
~af ~drngnd|19
~af ~urgnt|2
~afgb|2
~afgbn|17
~aftr|4
~aftrn|-1
~agn|-7
~agnst|-20
~agnt|34
~agnt ~tht|15
~agnts|28
~agrd|14
~agrd ~wth|-4
~agrdcd|7
~agrs|16
~ags|8
~ahr|7
~al|2
~al ~afgbn|6
~al ~bshrgn|7
~al ~mdl|27
~al ~of|42
~al ~opn|6
~al ~prjcts|14
~al ~prvs|-9
~al ~th|15
~al ~tsks|16
~al ~usr|-4
~al ~usrs|3
~algrthm|17
~algrtm|17
~alng|10
~alrd|10
~als|16
~als ~erldgt|10
~als ~zstndg|5
~alt|-3
~alt ~txt|1
~althgh|12
~alw|15
~alws|10
~alws ~ds|3
~alx|14
~am|-7
~amr|-2
~amr ~is|-3
~amr ~okfr|23
~an|12
~an ~a|25
~an ~astnt|-11
~an ~atmtd|-29
~an ~d|-4
~an ~dn|16
~an ~ds|11
~an ~mr|6
~an ~othr|9
~and|3
~and ~a|-13
~and ~al|25
~and ~answr|13
~and ~asgn|11
~and ~cl|-10
~and ~crt|2
~and ~d|22
~and ~dlt|-13
~and ~gv|-2
~and ~hv|29
~and ~i|7
~and ~it|16
~and ~its|34
~and ~lt|9
~and ~lw|7
~and ~mk|13
~and ~mrk|-18
~and ~mst|3
~and ~n|6
~and ~prnt|-9
~and ~prt|11
~and ~pt|-1
~and ~rpl|15
~and ~rvl|9
~and ~s|8
~and ~st|-23
~and ~t|-1
~and ~th|-10
~and ~tht|-8
~and ~tl|-2
~and ~us|-2
~and ~wht|-20
~and ~wrt|-8
~and ~wth|11
~and ~y|34
~andr|15
~anlr|14
~answr|15
~answr ~in|-11
~answr ~onl|12
~answr ~tht|11
~answr ~wth|19
~anthng|12
~anthng ~els|1
~antr|10
~antr ~y|8
~ants ~d|14
~antwrt|22
~anwsng|-3
~anwsng ~an|2
~anwsngn|7
~anwsngn ~und|6
~anwsr|1
~ap|-5
~apl|5
~apl ~bfr|14
~aplctn|-25
~apld|-1
~apnt|16
~aprl|-3
~aprv|19
~aprvd|-6
~aprvd ~b|8
~ar|3
~ar ~a|1
~ar ~alws|21
~ar ~an|12
~ar ~in|-20
~ar ~n|18
~ar ~nt|1
~ar ~nw|19
~ar ~th|9
~ar ~urgnt|21
~ar ~y|15
~archv|-6
~art|2
~artfcl|6
~artfcl ~intlgnc|-12
~artfcl ~t|11
~artfsl|9
~arv|-1
~as|2
~as ~a|-8
~as ~asgn|3
~as ~cmpltd|-7
~as ~d|1
~as ~dn|-17
~as ~fnshd|22
~as ~it|6
~as ~l|1
~as ~lw|9
~as ~t|21
~as ~th|15
~as ~tl|1
~as ~urgnt|-12
~as ~y|17
~asgn|8
~asgn ~a|10
~asgn ~bn|10
~asgn ~evrthng|2
~asgn ~it|17
~asgn ~jns|11
~asgn ~m|68
~asgn ~mst|22
~asgn ~pr|9
~asgn ~t|-22
~asgn ~th|-8
~asgn ~ths|-38
~asgn ~tmsz|22
~asgnd|-27
~asgnd ~t|-8
~ask|6
~askd|8
~askd ~t|2
~asrt|20
~astnt|21
~astnt ~bfr|5
~astnt ~d|-14
~astnt ~dgtl|10
~astnt ~i|-8
~astnt ~is|12
~astnt ~mst|-7
~astnt ~st|4
~astnt ~th|-1
~astnt ~vrtl|-2
~astnt ~wrt|17
~astnt ~y|7
~astntn|25
~astnts|25
~aswrtnd|6
~at|-14
~at ~it|31
~at ~onc|3
~at ~th|-4
~athrsd|20
~atmt|21
~atmtc|7
~atmtc ~rdr|3
~atmtd ~astnts|16
~atmtd ~rdr|16
~atmtd ~rdrs|2
~atmtk|23
~atmtn|61
~atmtq|-16
~atmts|12
~atn|97
~atntn|27
~atrb|-6
~av|15
~avc|8
~avc ~l|9
~avlbl|8
~avrl|4
~avs|17
~aw|-12
~b|-9
~b ~a|4
~b ~fr|9
~b ~m|-2
~b ~n|-21
~b ~rd|14
~b ~s|22
~b ~t|20
~b ~th|9
~b ~tht|4
~b ~tmrw|10
~b ~tmsz|7
~b ~urgnt|26
~bck|-2
~bcs|-1
~bd|-5
~bfr|-3
~bfr ~ths|3
~bfr ~y|-3
~bg|-28
~bgng|1
~bhnd|5
~bj|-5
~bk|-3
~bks|-1
~blck|19
~bld|2
~bldr|18
~blng|8
~blnk|-6
~blt|-1
~blv|21
~blw|5
~blw ~is|3
~bn|8
~bn ~ok|14
~bn ~urgnt|13
~bng|5
~bns|-28
~bntzr|5
~br|-3
~br ~tds|14
~brd|-5
~brg|16
~brg ~and|12
~brg ~et|12
~brg ~in|6
~brg ~pr|12
~brg ~y|8
~brk|-8
~bs|-12
~bs ~mrgn|2
~bschrbng|8
~bshrgn|7
~bshrgn ~anwsngn|7
~bst|-48
~bt|8
~bt ~a|18
~bt ~asgn|15
~bt ~b|-24
~bt ~bt|43
~bt ~d|-7
~bt ~is|14
~bt ~th|12
~bt ~tht|-2
~bt ~y|-7
~btm|3
~bts|28
~btw|8
~bx|7
~bx ~fr|3
~c|-21
~c ~a|14
~c ~q|5
~cd|-18
~ch|12
~ch ~t|12
~chf|2
~chmp|19
~chng|-18
~chr|-12
~chr ~intlgnc|12
~chrg|1
~chrs|8
~chs|5
~chtbt|9
~chtbt ~asgn|18
~chtbts|10
~chtgpt|28
~cl|-13
~cl ~it|14
~cl ~q|6
~clbrtn|13
~clcltr|25
~cld|-30
~clg|-1
~clgs|3
~clm|7
~cln|2
~clndr|3
~clr|4
~clrk|6
~cls|3
~cls ~it|22
~clsd|-11
~clvr|6
~clvr ~ltl|3
~cm|3
~cm ~fch|7
~cm ~hch|1
~cm ~rspnsbl|2
~cm ~trmn|4
~cm ~urgnt|-5
~cmb|14
~cmnt|3
~cmp|-1
~cmplt|13
~cmpltd|14
~cmpltd ~and|-22
~cmpn|-7
~cmpt|-11
~cmptr|56
~cmptr ~prgrm|3
~cms|-9
~cn|-21
~cn ~l|10
~cncl|-6
~cncl ~th|1
~cncld|7
~cncrn|2
~cnf|5
~cnfdntl|-25
~cnfgrtn|3
~cnfrm|11
~cnsgns|17
~cnt|-12
~cnt ~d|-5
~cnt ~l|3
~cntn|-23
~cntns|14
~cntnt|19
~cntrct|5
~cnts|13
~cnvrt|18
~cp|-19
~cplt|32
~cps|-17
~cptl|10
~cptl ~ltrs|10
~cptn|3
~cptr|11
~cr|-2
~cr ~on|18
~crct|5
~crds|17
~crg|2
~crl|-5
~crnt|30
~crs|16
~crspndnc|-1
~crt|-4
~crt ~a|3
~crtcl|-3
~crtd|-2
~cs|2
~cs ~lgns|2
~csl|15
~cst|-8
~cstmr|-11
~ct|-28
~d|-6
~d ~afgb|-8
~d ~and|8
~d ~anthng|32
~d ~bschrbng|9
~d ~d|-14
~d ~ds|-6
~d ~dt|8
~d ~est|14
~d ~fr|1
~d ~hr|6
~d ~is|24
~d ~it|9
~d ~jnr|73
~d ~jns|3
~d ~k|7
~d ~l|4
~d ~lctr|9
~d ~lgcl|9
~d ~lng|12
~d ~m|48
~d ~mrz|-8
~d ~mtr|5
~d ~n|3
~d ~nt|13
~d ~nvmbr|1
~d ~of|9
~d ~on|13
~d ~pr|21
~d ~prt|10
~d ~s|38
~d ~sftwr|15
~d ~sm|-1
~d ~t|27
~d ~tchs|9
~d ~td|-44
~d ~th|46
~d ~tht|9
~d ~tmrw|10
~d ~tmsz|-1
~d ~tr|20
~d ~trs|-4
~d ~y|-29
~db|-11
~dch|-15
~dcmbr|1
~dcmnt|16
~dcn|11
~dctr|2
~dfrnt|10
~dgtl|14
~dgtl ~q|2
~dj|-5
~dl|-13
~dln|9
~dln ~is|-14
~dln ~tmrw|28
~dlt|-2
~dlt ~al|20
~dlt ~th|4
~dm|-19
~dm ~txt|4
~dmn|21
~dn|21
~dn ~alrd|7
~dn ~and|6
~dn ~astntn|32
~dn ~mrz|21
~dn ~tl|7
~dnc|5
~dnd|23
~dng|47
~dnk|3
~dns|-7
~dns ~l|-12
~dnstnwsng|2
~dnt|-4
~dnt ~ask|11
~dnt ~tl|-6
~dnt ~wrt|29
~dpst|-2
~dr|-3
~dr ~a|5
~dr ~algrthm|10
~dr ~astnt|5
~dr ~k|21
~dr ~ls|4
~dr ~prgrm|60
~dr ~tsk|-23
~drctv|13
~drnglchkt|6
~drngnd|17
~drp|3
~drp ~th|13
~drs|-34
~drs ~acrdngl|7
~ds|-2
~ds ~d|11
~ds ~hr|-3
~ds ~ist|5
~ds ~it|9
~ds ~lst|22
~ds ~nchrcht|16
~ds ~nt|-15
~ds ~prgrm|-15
~ds ~rbt|8
~ds ~s|21
~dscrd|6
~dscrpcn|13
~dscrptn|6
~dsn|21
~dsnt|-26
~dsr|-15
~dsrgrd|12
~dsrgrd ~evrthng|9
~dsrgrd ~th|3
~dsrgrd ~yr|1
~dstntr|8
~dt|8
~dt ~a|-4
~dt ~and|-4
~dt ~at|3
~dt ~bx|9
~dt ~d|7
~dt ~fr|16
~dt ~hr|11
~dt ~is|24
~dt ~jnr|14
~dt ~n|22
~dt ~of|-15
~dt ~t|12
~dt ~td|3
~dt ~tmrw|36
~dt ~y|30
~dtctn|12
~dtctn ~ws|12
~dtr|7
~dts|38
~dv|4
~dvlpr|6
~dvlpr ~md|28
~dvn|3
~dvnt|33
~dwn|3
~dwn ~fr|5
~dzmbr|-2
~e|-6
~e ~d|12
~e ~l|16
~e ~ml|-19
~e ~n|15
~ech|18
~echnc|6
~echnc ~dmn|23
~ecr|5
~ecrs|10
~efct|33
~egl|6
~el|-19
~el ~astnt|6
~el ~d|10
~el ~lctr|4
~el ~nmbr|1
~el ~prgrm|4
~el ~tl|8
~els|1
~els ~is|9
~elvn|4
~eml|-36
~empt|4
~empt ~th|5
~en ~el|4
~en ~lw|20
~en ~trs|2
~en ~und|1
~en ~urgnt|15
~encrgd|12
~end|23
~end ~of|10
~ends|-17
~enfch|10
~engn|15
~engn ~tht|11
~enm|4
~enml|4
~enml ~en|4
~enr|4
~entr|23
~entr ~pr|7
~entrg|7
~entrgn|-2
~entrs|35
~er|-10
~er ~t|15
~erldgt|11
~erlr|11
~ers|-5
~ers ~t|15
~ers ~un|12
~erst|5
~es|6
~es ~d|18
~es ~jns|34
~es ~un|32
~es ~wr|4
~escrt|5
~est|4
~est ~cr|9
~est ~d|13
~est ~en|9
~est ~l|3
~est ~mnsj|21
~est ~pr|7
~ests|9
~et|15
~et ~j|3
~et ~l|23
~et ~n|6
~et ~t|6
~evn|25
~evr|14
~evr ~tsk|22
~evrbd|3
~evrthng|23
~evrthng ~abv|18
~evrthng ~t|-14
~evrthng ~tht|2
~evrthng ~y|25
~exctl|7
~exmpl|8
~exprt|-2
~extr|-33
~extrcn|36
~extrct|-29
~extrctn|34
~extrctr|26
~f|-5
~fbl|3
~fbr|-19
~fch|4
~fch ~d|-1
~fch ~el|10
~fch ~y|3
~fclts|14
~fd|1
~fhrn|13
~fl|2
~fl ~in|9
~fl ~it|21
~fl ~th|8
~fld|-14
~fld ~in|6
~flds|16
~flg|29
~flgkt|6
~flng|20
~flr|5
~fls|-14
~fls ~th|6
~fls ~ths|16
~flt|-13
~fltr|10
~flwng|3
~flws|2
~fn|12
~fnd|-13
~fnds|-6
~fnsh|4
~fnshd|24
~fnshd ~and|5
~fr|-8
~fr ~a|-14
~fr ~al|17
~fr ~atmtd|4
~fr ~cmptr|10
~fr ~d|4
~fr ~dn|-19
~fr ~hmns|4
~fr ~it|5
~fr ~jns|9
~fr ~m|18
~fr ~pl|21
~fr ~pr|-6
~fr ~td|2
~fr ~th|12
~fr ~ths|-2
~fr ~wrd|18
~fr ~y|2
~frc|9
~frcr|10
~frd|-8
~frdg|24
~frg|-4
~frgt|7
~frgt ~th|-93
~frgt ~wht|19
~frgt ~yr|4
~frm|-6
~frm ~flr|22
~frm ~hr|15
~frm ~m|66
~frm ~nw|37
~frm ~th|15
~frm ~ths|15
~frm ~yr|11
~frnd|24
~frst|7
~frst ~nm|22
~frtg|13
~frthr|3
~frwrd|27
~fs|-4
~ft|-14
~ftnt|29
~ftr|17
~fv|-7
~fx|-23
~g|20
~g ~on|27
~gb|-3
~gd|-6
~gd ~as|14
~gdlns|19
~ghrt|3
~gl|9
~glt|8
~gmbh|6
~gmß|2
~gn|-3
~gn ~s|12
~gng|11
~gng ~t|16
~gnrtr|18
~gns|14
~gnz|20
~gpt|17
~grd|-4
~grndmthr|8
~grnt|-1
~grntd|-8
~grnts|15
~grs|-5
~grt|-34
~grtfl|28
~gs|-21
~gs ~fr|40
~gs ~t|-5
~gst|-13
~gt|-17
~gts|-3
~gv|-5
~gv ~it|15
~gv ~th|-13
~gv ~ths|19
~gvn|8
~gvn ~t|9
~gvs|-5
~h|-27
~h ~cld|21
~h ~msm|11
~h ~sr|56
~h ~y|23
~hc|18
~hch|-3
~hckd|-15
~hckd ~and|-18
~hckd ~prt|2
~hd|3
~hdn|21
~hdng|18
~hg|-15
~hgh|-10
~hgh ~prt|21
~hghlghtd|17
~hghlghtr|16
~hghst|5
~hj|24
~hl|-8
~hld|21
~hlm|1
~hlpfl|-2
~hlpr|1
~hlt|6
~hm|-8
~hmn|18
~hmns|29
~hn|-30
~hnd|2
~hndlng|32
~hndls|10
~hndls ~ths|13
~hnws|1
~hnws ~an|-10
~hp|-20
~hr|-2
~hr ~and|3
~hr ~en|8
~hr ~on|7
~hrd|-32
~hrt|-25
~hs|-12
~hs ~a|-18
~hs ~bn|12
~hs ~t|5
~hs ~th|-10
~hst|3
~hstr|28
~ht|-14
~hv|-1
~hv ~a|-19
~hv ~bn|16
~hv ~t|22
~hw|-1
~i|2
~i ~am|16
~i ~d|-8
~i ~hv|-4
~i ~knw|29
~i ~n|27
~i ~s|-12
~i ~shld|18
~i ~wl|-3
~i ~wld|-7
~ic|-16
~ich|-7
~id|-27
~if|-5
~if ~a|5
~if ~it|4
~if ~u|22
~if ~y|-2
~if ~yr|19
~ignr|15
~ignr ~al|22
~ignr ~evrthng|6
~ignr ~prvs|19
~ignr ~th|-8
~ignr ~yr|15
~ignrz|25
~ihn|-7
~ihr|-21
~il|-1
~il ~est|8
~im|-7
~im ~end|7
~img|2
~imprtnc|19
~imprtnt|-12
~imprtr|57
~in|-4
~in ~a|-17
~in ~admn|8
~in ~cptl|10
~in ~d|16
~in ~dvlpr|13
~in ~it|-3
~in ~mntnc|5
~in ~plc|8
~in ~th|-6
~in ~ths|10
~in ~yr|30
~inbxs|20
~inf|-10
~ins|-29
~ins ~fld|10
~inscr|16
~instd|7
~instd ~and|1
~instd ~of|-9
~instrcn|5
~instrcns|3
~instrctn|43
~instrctn ~fr|1
~instrctns|2
~instrctns ~and|-7
~instrctns ~fr|2
~int|6
~int ~a|1
~int ~th|11
~intk|29
~intl|10
~intlgnc|17
~intlgnc ~artfcl|-10
~intlgnt|2
~intlgnz|12
~intljnc|6
~intrn|5
~intrns|33
~invc|-5
~invsbl|15
~invt|18
~ir|7
~is|-6
~is ~a|27
~is ~d|-29
~is ~fr|25
~is ~gng|4
~is ~gv|1
~is ~jnr|17
~is ~jns|11
~is ~m|32
~is ~n|-18
~is ~nt|-5
~is ~nw|4
~is ~on|4
~is ~pr|4
~is ~rdng|6
~is ~rspnsbl|-5
~is ~t|19
~is ~th|11
~is ~tmsz|21
~is ~urgnt|2
~is ~yr|17
~isnt|2
~ist|5
~it|5
~it ~a|29
~it ~and|6
~it ~as|11
~it ~b|-36
~it ~fr|6
~it ~hd|18
~it ~hs|18
~it ~in|-18
~it ~is|9
~it ~of|-5
~it ~on|26
~it ~rd|6
~it ~s|6
~it ~t|16
~it ~td|-20
~it ~urgnt|7
~it ~wl|13
~it ~wld|26
~it ~wrt|52
~it ~ws|-8
~itm|-12
~itm ~abv|8
~itms|2
~its|4
~its ~own|19
~j|-22
~j ~n|12
~jb|-8
~jb ~is|18
~jdn|8
~jk|-3
~jlbrk|25
~jms|8
~jn|-16
~jnr|-8
~jns|-5
~jns ~brg|30
~jns ~is|37
~jr|-12
~js|-12
~jsn|54
~jst|2
~jtzt|-3
~k|20
~klg|27
~klgn|12
~kln|-14
~kn|-8
~knd|-20
~kndl|5
~knstlch|12
~knstlch ~intlgnz|12
~knw|-19
~knwn|17
~knws|2
~kp|-6
~kp ~qt|12
~kr|-6
~ks|-35
~kstrl|3
~ktr|3
~ktr ~t|5
~kvn|-1
~l|-12
~l ~antr|27
~l ~cnt|-21
~l ~cs|14
~l ~csl|15
~l ~d|11
~l ~dstntr|3
~l ~dt|33
~l ~est|21
~l ~fch|-6
~l ~hg|15
~l ~l|3
~l ~lgcl|-5
~l ~lnd|14
~l ~lst|-8
~l ~mchn|34
~l ~mqn|-11
~l ~mrs|-3
~l ~mt|-2
~l ~pls|16
~l ~prd|7
~l ~prgrm|14
~l ~prsn|14
~l ~q|8
~l ~rb|21
~l ~rbt|-4
~l ~tch|8
~l ~tr|11
~lb|-20
~lb ~k|34
~lbr|-9
~lbs|9
~lbs ~prgrm|9
~lchnc|3
~lckd|11
~lcnc|12
~lctr|24
~lctr ~atmtc|25
~ld|-6
~lf|39
~lft|-25
~lg|-28
~lgcl|23
~lgl|2
~lgn|-3
~lgns|2
~lgnt|40
~lk|-9
~lk ~at|5
~lk ~tht|24
~lks|-29
~lm|17
~lmt|-11
~ln|-12
~ln ~is|5
~lnch|-1
~lnd|-13
~lng|13
~lng ~mdl|42
~lns|-1
~lpl|9
~lr|-17
~lrn|36
~lrs|-16
~ls|-8
~ls ~cnsgns|10
~ls ~est|5
~ls ~tchs|24
~ls ~trs|15
~lsch|11
~lsch ~al|9
~lschn|3
~lsn|12
~lsr|-14
~lst ~al|9
~lst ~d|-12
~lst ~of|-5
~lst ~wk|17
~lstn|21
~lstnt|6
~lsts|24
~lt|-3
~lt ~it|3
~lt ~th|4
~ltd|-7
~ltl|28
~ltl ~rbt|13
~ltr|-5
~ltrs|4
~lts|-21
~lv|16
~lv ~t|9
~lv ~th|-15
~lvd|38
~lvl|-14
~lvl ~urgnt|10
~lvs|13
~lw|12
~lw ~and|6
~lw ~prt|4
~lwst|25
~lwst ~prt|-1
~m|-12
~m ~and|5
~m ~b|28
~m ~et|11
~m ~frst|23
~m ~is|11
~m ~l|3
~m ~lst|14
~m ~nw|5
~m ~s|1
~m ~tnk|24
~m ~urgnt|-11
~m ~wrng|14
~mbrs|20
~mch|12
~mchn|17
~mchn ~a|-20
~mchn ~is|-9
~mchn ~rdrs|11
~mchn ~tht|25
~mchns|6
~mcht|6
~md|3
~md ~st|2
~mdl|8
~mdl ~d|11
~mdl ~q|1
~mdl ~y|1
~mdls|8
~mg|-10
~mght|9
~mk|5
~mk ~it|-11
~mk ~m|1
~mk ~th|-9
~mkng|10
~mkr|19
~mks|-3
~mks ~tsks|12
~ml|4
~ml ~adrs|7
~ml ~as|39
~mlbx|12
~mls|-8
~mn|-21
~mnd|-6
~mnm|-3
~mns|33
~mnschn|6
~mnsg|18
~mnsj|-8
~mnt|14
~mnt ~fr|19
~mnth|-11
~mntn|20
~mntn ~th|16
~mntnc|-13
~mntnc ~md|5
~mnts|-5
~mqn|14
~mqn ~q|12
~mr|-4
~mr ~en|3
~mr ~tsk|49
~mrc|-26
~mrch|1
~mrch ~is|7
~mrk|24
~mrk ~al|-51
~mrk ~as|8
~mrk ~evr|5
~mrk ~it|-3
~mrk ~ths|12
~mrkt|10
~mrng|-6
~mrs|-27
~mrz|-15
~ms|-25
~mschn|31
~mschnchn|6
~mschnl|13
~msg|13
~msg ~is|-24
~msgs|11
~mshn|58
~msm|-30
~mst|10
~mst ~answr|14
~mst ~b|-19
~mst ~st|6
~mstr|12
~mt|-10
~mt ~a|17
~mt ~dm|-7
~mtlst|10
~mtr|7
~mtr ~l|18
~mtr ~wht|1
~mts|9
~mv|-4
~mx|-10
~mxm|6
~n|-1
~n ~cr|-22
~n ~d|5
~n ~dt|-3
~n ~h|22
~n ~hmn|11
~n ~l|13
~n ~m|27
~n ~mtr|2
~n ~nd|37
~n ~ps|20
~n ~s|29
~n ~tsk|13
~nbd|4
~nch|2
~nchrcht|6
~ncht|6
~nd|-12
~nd ~t|-2
~ndrg|-17
~nds|-2
~ngn|-3
~nl|-13
~nlp|17
~nm|16
~nm ~in|31
~nm ~it|1
~nm ~pr|14
~nm ~th|10
~nm ~ths|31
~nmbr|6
~nmbr ~d|1
~nms|11
~nr|-19
~nr ~and|15
~nr ~fr|21
~nr ~in|33
~nr ~y|-17
~nrthgt|4
~ns|-16
~nst|-5
~nt|2
~nt ~a|-8
~nt ~amr|37
~nt ~fr|8
~nt ~m|16
~nt ~mntn|6
~nt ~pr|38
~nt ~rd|31
~nt ~t|-4
~nt ~th|7
~nt ~tk|9
~nt ~tl|20
~nt ~tmsz|4
~ntc|24
~ntc ~t|-19
~nthng|8
~nthng ~els|4
~nthng ~t|5
~ntr|-22
~ntrl|9
~nts|-7
~nts ~of|6
~nv|-32
~nvl|-2
~nvmbr|-16
~nvr|17
~nw|-9
~nw ~an|12
~nw ~in|-7
~nw ~instrctn|-7
~nw ~instrctns|35
~nw ~on|9
~nw ~rl|50
~nw ~th|5
~nxt|-10
~o|10
~ob|-2
~obl|5
~oblgd|3
~obn|15
~och|28
~ocr|23
~octbr|-5
~of|-5
~of ~a|26
~of ~al|13
~of ~an|9
~of ~it|11
~of ~its|8
~of ~jns|10
~of ~m|6
~of ~mrch|-13
~of ~rdng|11
~of ~td|-1
~of ~th|-10
~of ~thm|-2
~of ~ths|11
~of ~tmsz|25
~of ~txt|24
~of ~wht|10
~of ~yr|-4
~ofc|-12
~ofn|13
~ofr|31
~ok|-7
~okfr|3
~okfr ~and|6
~okfr ~as|4
~ol|-22
~oldr|4
~oldr ~thn|5
~olvd|-9
~olvd ~l|7
~on|-7
~on ~a|3
~on ~and|-4
~on ~as|-2
~on ~d|6
~on ~ech|10
~on ~fr|-6
~on ~is|-8
~on ~it|-3
~on ~jns|7
~on ~m|7
~on ~snd|11
~on ~t|16
~on ~th|1
~on ~ths|12
~on ~tl|4
~on ~urgnt|-6
~on ~wh|16
~on ~yr|-4
~onc|7
~onc ~thr|5
~onl|6
~onl ~th|-1
~onl ~wth|18
~onl ~y|14
~ons|-22
~opn|-4
~opn ~tsks|-4
~opns|14
~oprtr|-3
~opst|16
~or|-16
~or ~whtvr|-1
~ordn|9
~ordr|-13
~orgnl|32
~os|-17
~osb|6
~ot|-10
~ot ~of|6
~othr|15
~othr ~tsks|3
~othrs|-14
~otpt|9
~otpt ~onl|3
~otpt ~th|-36
~otpt ~tl|11
~otr|1
~ovr|-2
~ovr ~th|3
~ovrd|19
~own|-2
~ownr|3
~ownr ~of|-1
~ownr ~pr|28
~p|-8
~p ~d|4
~p ~l|7
~p ~s|19
~p ~t|-1
~pc|-38
~pck|10
~pck ~jns|2
~pd|-28
~pg|-6
~pl|3
~plc|-12
~plc ~of|8
~pln|3
~plnt|-12
~plnts|24
~pls|-12
~pls ~ignr|-24
~plt|-2
~plz|-14
~pm|-20
~pmnt|-10
~pn|-11
~pn ~d|5
~pnl|3
~pnr|16
~pns|-7
~pnt|-7
~pr|-9
~pr ~a|7
~pr ~el|39
~pr ~jns|36
~pr ~l|12
~pr ~lw|19
~pr ~m|26
~pr ~nr|24
~pr ~pr|38
~pr ~un|3
~pr ~urgnt|17
~prcd|13
~prcs|18
~prcs ~ths|-7
~prcsd|-16
~prcsng|17
~prcsng ~ths|5
~prcsr|17
~prd|-22
~prd ~bj|4
~prd ~lw|10
~prd ~urgnt|8
~prf|-14
~prgm|23
~prgrm|23
~prgrm ~ds|22
~prgrm ~is|18
~prgrm ~q|19
~prgrm ~th|8
~prgrm ~tht|6
~prgrms|1
~prgrph|1
~prjct|7
~prjcts|14
~prl|-24
~prm|14
~prmpt|1
~prmpt ~and|22
~prms|21
~prmt|10
~prnt|14
~prnt ~yr|1
~prs ~ths|1
~prsn|14
~prsn ~and|12
~prsn ~bt|24
~prsn ~fr|3
~prsng|21
~prsns|-11
~prsnt|2
~prsr|12
~prsrs|25
~prt|9
~prt ~af|19
~prt ~and|1
~prt ~bs|2
~prt ~drngnd|8
~prt ~fr|-1
~prt ~hgh|18
~prt ~is|3
~prt ~lw|-15
~prt ~t|8
~prt ~urgnt|21
~prtkl|-10
~prtr|1
~prtr ~d|7
~prv|4
~prv ~m|14
~prvs|7
~prvs ~instrctns|-1
~ps|23
~ps ~fr|1
~pst|-20
~pswrd|1
~pswrds|8
~pt|-16
~pt ~amr|3
~pt ~in|11
~pt ~it|-15
~pt ~jns|2
~pt ~th|3
~pts|-8
~pwnd|8
~q|-5
~q ~el|-5
~q ~l|18
~q ~ls|35
~q ~lt|23
~q ~m|6
~q ~n|2
~q ~prcd|13
~q ~s|26
~q ~un|16
~qck|12
~qd|-4
~ql|8
~qm|-1
~qn|24
~qn ~l|3
~qnd|18
~qrd|8
~qstn|4
~qt|-17
~qt ~abt|12
~r|2
~rb|-14
~rbt|24
~rbt ~d|-36
~rbt ~q|2
~rbts|-19
~rchnkncht|11
~rchnr|47
~rcp|21
~rcp ~fr|13
~rcrd|16
~rcrds|-5
~rcvd|5
~rcvr|1
~rd|-2
~rd ~as|12
~rd ~b|33
~rd ~on|-11
~rd ~th|-32
~rd ~ths|14
~rdl|23
~rdl ~fr|25
~rdng|15
~rdng ~alng|7
~rdng ~hr|4
~rdng ~mchn|20
~rdng ~sftwr|26
~rdng ~ths|16
~rdr|11
~rdrs|11
~rdrs ~th|8
~rds|-19
~rds ~ths|10
~rfl|-9
~rfnd|4
~rg|-11
~rghts|1
~rgl|-9
~rgln|-6
~rgrdls|7
~rgrdls ~of|7
~rgstr|-18
~rl|-7
~rl ~stm|9
~rln|20
~rls|-8
~rls ~and|1
~rm|-42
~rmnd|14
~rmndr|13
~rmrk|-1
~rmv|8
~rmvd|1
~rn|-7
~rnd|-14
~rng|-9
~rnk|14
~rns|-8
~rpl|-3
~rpl ~onl|18
~rpl ~wth|19
~rplc|20
~rpndz|-1
~rprt|-16
~rpt|14
~rqst|-16
~rqsts|1
~rs|-42
~rslt|9
~rslvd|-8
~rspnd|22
~rspnsbl|-7
~rspnsbl ~a|5
~rspnsbl ~m|1
~rspnsbl ~prsn|21
~rst|-7
~rt|1
~rthr|19
~rtng|28
~rtrn|-9
~rtrns|9
~rvl|9
~rvl ~yr|9
~rw|13
~rx|-2
~s|-5
~s ~a|-8
~s ~an|-8
~s ~bt|6
~s ~d|9
~s ~fr|3
~s ~gd|18
~s ~hr|8
~s ~i|7
~s ~it|32
~s ~l|-6
~s ~mch|-3
~s ~n|-8
~s ~q|11
~s ~s|13
~s ~t|4
~s ~th|7
~s ~tht|29
~s ~vr|5
~s ~wrt|21
~s ~y|-5
~sch|10
~sch ~a|6
~schn|3
~schrb|30
~schrbt|12
~scnd|13
~scrn|1
~scrt|-8
~scrtr|2
~scrv|8
~sd|-13
~sfrt|-7
~sftwr|15
~sftwr ~is|1
~sftwr ~tht|-2
~sfwr|27
~sg|-6
~sgn|-24
~sgntr|-12
~sh|8
~shl|-6
~shl ~tk|11
~shld|9
~shld ~b|-17
~shld ~d|38
~shlt|30
~shr|19
~sht|-5
~shw|20
~skp|17
~skp ~ths|40
~sl|-9
~sl ~pr|20
~sld|32
~slf|11
~slnt|-2
~slntl|22
~slt|-14
~slvstr|24
~smbd|-2
~smn|-25
~smn ~ds|8
~smpl|-6
~smrs|6
~smrs ~ths|6
~smrt|23
~smrt ~inbxs|20
~sn|-22
~snc|-7
~snd ~th|17
~sndr|2
~sndrn|9
~snds|-18
~snl|5
~sns|5
~sns ~dt|14
~snt|15
~snt ~wth|39
~sntnc|10
~spl|8
~spn|4
~spn ~stl|1
~sprchmdl|26
~sprm|-1
~sprm ~t|6
~sprm ~ts|9
~sprmr|-3
~sprmr ~l|6
~sprt|30
~sptmbr|7
~sr|-5
~src|2
~srv|3
~srvc|10
~srvs|29
~st|-10
~st ~asgn|-23
~st ~d|11
~st ~it|-1
~st ~prt|16
~st ~th|3
~st ~ths|12
~stck|-33
~std|2
~stf|11
~stht|-4
~stl|-2
~stm|17
~stm ~cntnt|9
~stm ~d|-5
~stm ~ignr|5
~stm ~msg|-7
~stm ~ntc|-15
~stm ~nw|26
~stm ~prmpt|1
~stm ~q|6
~stm ~st|6
~stm ~y|5
~stms|-6
~stn|-20
~stnd|-10
~stnds|24
~stnds ~abv|8
~stng|10
~stp|-6
~stps|-5
~str|-23
~str ~th|9
~strd|3
~strs|-3
~strt|8
~sts|-14
~stzn|6
~sv|12
~swtchd|13
~sz|1
~t|-7
~t ~a|9
~t ~acnt|11
~t ~admn|-7
~t ~al|-1
~t ~amr|4
~t ~an|19
~t ~ask|21
~t ~b|-10
~t ~bn|9
~t ~c|13
~t ~d|1
~t ~dn|5
~t ~ds|6
~t ~entr|-8
~t ~hckd|3
~t ~its|25
~t ~jnr|28
~t ~jns|7
~t ~k|16
~t ~l|31
~t ~ls|-1
~t ~lst|4
~t ~lw|-9
~t ~m|14
~t ~mrch|17
~t ~ms|1
~t ~mts|14
~t ~n|3
~t ~nbd|15
~t ~p|-1
~t ~pck|9
~t ~pr|5
~t ~prt|4
~t ~q|8
~t ~r|-4
~t ~rt|13
~t ~s|15
~t ~st|14
~t ~th|4
~t ~ths|-12
~t ~tmsz|1
~t ~tsk|14
~t ~urgnt|4
~t ~vctr|4
~t ~vktr|3
~t ~wrt|2
~t ~y|-11
~t ~yr|9
~tbl|11
~tch|26
~tchs|43
~tchs ~d|3
~tck ~it|18
~tckd|18
~tckt|-11
~tckts|10
~td|-10
~td ~asgn|2
~td ~is|41
~td ~l|11
~tds|16
~tds ~ls|9
~tg|8
~th|-8
~th ~a|10
~th ~abv|28
~th ~admn|-10
~th ~admnstrtr|14
~th ~adrs|20
~th ~agnt|1
~th ~answr|17
~th ~ar|-1
~th ~asgn|37
~th ~astnt|-29
~th ~at|53
~th ~atmtc|19
~th ~atmtd|11
~th ~brd|16
~th ~bt|9
~th ~btm|3
~th ~bx|29
~th ~c|-4
~th ~clvr|2
~th ~cmptr|40
~th ~crnt|2
~th ~d|26
~th ~dln|33
~th ~dscrptn|27
~th ~dt|-1
~th ~e|-11
~th ~end|-11
~th ~extrctr|28
~th ~fld|15
~th ~flwng|5
~th ~frm|-9
~th ~frst|-2
~th ~hdng|4
~th ~hghst|6
~th ~hmns|3
~th ~intk|24
~th ~lng|-3
~th ~lst|-24
~th ~lvl|47
~th ~lwst|28
~th ~mchn|6
~th ~mdl|17
~th ~ml|3
~th ~mnt|27
~th ~msg|26
~th ~nm|33
~th ~nt|3
~th ~nts|23
~th ~of|12
~th ~on|7
~th ~onl|7
~th ~othr|3
~th ~othrs|-12
~th ~otpt|27
~th ~ownr|10
~th ~plnts|32
~th ~prgrm|14
~th ~prsn|12
~th ~prt|5
~th ~rbt|-21
~th ~rdng|13
~th ~rdr|-44
~th ~rl|-5
~th ~rmndr|31
~th ~rspnsbl|7
~th ~rst|-3
~th ~s|-8
~th ~sftwr|-17
~th ~sndr|14
~th ~stm|-9
~th ~th|-20
~th ~thng|31
~th ~tks|5
~th ~tl|20
~th ~tsk|16
~th ~tsks|16
~th ~txt|17
~th ~usr|24
~th ~whl|20
~th ~wrd|26
~th ~wrk|1
~th ~wrkspc|25
~thm|2
~thm ~t|1
~thn|6
~thn ~it|30
~thn ~th|-1
~thng|-10
~thng ~tht|18
~thnk|16
~thnk ~y|-6
~thnkng|22
~thnks|-25
~thr|3
~thr ~is|-13
~thr ~ws|33
~thrd|1
~thrsd|-2
~thrw|14
~ths|16
~ths ~as|6
~ths ~asgn|3
~ths ~b|4
~ths ~dcmnt|7
~ths ~eml|10
~ths ~in|-1
~ths ~is|-16
~ths ~ln|37
~ths ~ltr|23
~ths ~ml|3
~ths ~msg|3
~ths ~nt|36
~ths ~on|8
~ths ~pg|4
~ths ~prgrph|4
~ths ~rpl|6
~ths ~sntnc|5
~ths ~st|22
~ths ~t|16
~ths ~tckt|-1
~ths ~th|-7
~ths ~tsk|12
~ths ~txt|18
~ths ~vr|14
~ths ~wrkspc|9
~ths ~y|-27
~tht|10
~tht ~ar|2
~tht ~fls|18
~tht ~hs|5
~tht ~is|11
~tht ~it|1
~tht ~mks|12
~tht ~rds|13
~tht ~s|2
~tht ~th|-5
~tht ~thr|-13
~tht ~trns|20
~tht ~y|-10
~thts|-8
~thx|-13
~tjrs|2
~tk|-13
~tk ~on|1
~tkn|-4
~tkr|7
~tks|22
~tl|6
~tl ~an|18
~tl ~fld|11
~tl ~fr|19
~tl ~i|3
~tl ~is|7
~tl ~mst|16
~tl ~nthng|5
~tl ~of|-9
~tl ~t|20
~tl ~th|-28
~tl ~ths|1
~tl ~tht|8
~tl ~trnsfr|5
~tl ~wr|4
~tld|11
~tlk|-3
~tlr|-10
~tls|-17
~tm|-15
~tmbn|8
~tmrw|-2
~tmsz|-5
~tmsz ~hs|6
~tmsz ~wlk|24
~tn|-13
~tnght|3
~tnk|2
~tnk ~and|2
~tnk ~y|2
~tnr|9
~tnt|-3
~tp|-14
~tr|10
~tr ~l|20
~trd|-11
~trg|35
~trgt|-3
~trm|-17
~trmn|-3
~trms|11
~trn|-4
~trn ~th|34
~trns|9
~trnsfr|9
~trnsfr ~er|1
~trnsfr ~t|1
~trnsltrs|8
~trs|2
~trs ~d|2
~trst|5
~trstd|9
~trt|9
~trtmnt|21
~ts|-20
~ts ~ls|7
~tsk|8
~tsk ~and|1
~tsk ~as|6
~tsk ~astnt|22
~tsk ~bldr|20
~tsk ~bt|-12
~tsk ~d|1
~tsk ~fr|-23
~tsk ~frm|1
~tsk ~hlpr|13
~tsk ~is|4
~tsk ~lst|5
~tsk ~mkr|9
~tsk ~of|15
~tsk ~prgrm|20
~tsk ~t|1
~tsk ~thng|18
~tsk ~tl|8
~tsk ~wr|1
~tskbt|18
~tsks|25
~tsks ~and|4
~tsks ~nmd|10
~tsks ~of|16
~tsks ~on|1
~tsks ~ot|2
~tsks ~wth|8
~tst|21
~tw|-2
~twnt|10
~txt|10
~txt ~abv|5
~txt ~and|1
~txt ~is|-1
~txt ~obn|2
~txts|9
~u|12
~um|-16
~un|2
~un ~astnt|10
~un ~tch|21
~und|9
~und ~d|4
~und ~dn|3
~und ~dr|1
~und ~lsch|6
~und ~schrb|1
~und ~ws|2
~undr|-3
~undr ~ths|39
~undrstd|26
~uns|2
~unsbscrb|4
~unt|19
~untl|-8
~untl ~i|13
~untr|7
~up|-14
~updt|-4
~upn|7
~ur|2
~urgnc|11
~urgnt|6
~urgnt ~and|20
~urgnt ~asgn|-4
~urgnt ~bn|1
~urgnt ~d|-12
~urgnt ~en|10
~urgnt ~et|7
~urgnt ~fr|9
~urgnt ~th|-23
~urgnt ~urgnt|3
~urgnt ~y|9
~urjnt|9
~us ~it|-13
~us ~th|-19
~usr|5
~usrs|9
~v|7
~vctr|3
~vd|-34
~vj|-6
~vktr|2
~vl|-4
~vld|-6
~vlstndg|9
~vm|-5
~vn|10
~vn ~enm|4
~vn ~pr|1
~vnc|10
~vncmnt|-9
~vndr|6
~vr|-6
~vr ~d|16
~vrbt|4
~vrgs|5
~vrgs ~al|13
~vrgs ~als|8
~vrgs ~dn|3
~vrntwrtlch|-10
~vrsn|5
~vrstndn|9
~vrstndn ~ich|8
~vrtl|-2
~vs|11
~vsbl|21
~vst|11
~vt|-24
~vtd|1
~vtr|-4
~vz|-11
~w|-12
~wch|28
~wchtgkt|2
~wdr|-9
~wg|10
~wh|11
~wh ~hs|-4
~wh ~m|1
~wh ~rds|1
~whch|-7
~whl ~y|36
~whn|15
~whn ~i|-1
~whn ~it|3
~whn ~y|-10
~whr|10
~whs|-10
~wht|12
~wht ~flws|3
~wht ~th|-7
~wht ~y|-6
~whtvr|10
~whtvr ~y|-16
~whvr|3
~whvr ~is|4
~wk|-23
~wl|-5
~wl ~b|5
~wld|-5
~wld ~th|35
~wld ~y|-13
~wlk|12
~wlk ~and|10
~wn ~d|8
~wnt|-10
~wp|10
~wr|-15
~wr ~enml|4
~wr ~er|14
~wr ~t|21
~wrd|-17
~wrd ~bn|5
~wrd ~fr|17
~wrds|-6
~wrk|1
~wrkspc|36
~wrkspc ~ownr|9
~wrng|18
~wrt|7
~wrt ~a|-10
~wrt ~dwn|-1
~wrt ~it|5
~wrt ~jns|23
~wrt ~pr|12
~wrt ~th|-17
~wrt ~tht|-4
~wrtn|3
~wrtr|25
~wrts|-10
~ws|1
~ws ~a|13
~wsh|-2
~wst|-6
~wt|-14
~wt ~is|20
~wth ~a|10
~wth ~d|10
~wth ~dn|3
~wth ~hckd|14
~wth ~lw|3
~wth ~ok|12
~wth ~prt|3
~wth ~th|-8
~wth ~ths|-11
~wth ~tl|9
~wth ~y|9
~wtht|-7
~wtht ~a|-4
~wtr|-3
~wtvr|1
~x|-17
~x ~tsk|22
~y|3
~y ~ar|18
~y ~b|-25
~y ~br|10
~y ~cm|33
~y ~d|5
~y ~el|19
~y ~hv|-9
~y ~knw|-1
~y ~l|-4
~y ~m|17
~y ~mst|16
~y ~n|27
~y ~nd|-2
~y ~on|31
~y ~q|-1
~y ~rd|15
~y ~s|26
~y ~smrs|6
~y ~t|-5
~y ~th|-2
~y ~wl|20
~y ~wr|18
~y ~wrt|-8
~yr|10
~yr ~gdlns|13
~yr ~instrctns|16
~yr ~otpt|4
~yr ~prvs|10
~yr ~rls|11
~yr ~stm|6
~ys|-12
~ystrd|8
~z|-10
~zdn|19
~zln|9
~zn|14
~zr|-7
~zstndg|-5
~zstndg ~ist|15
~zt|7
`;
