/** How much each feature of a sentence speaks for orders to a machine; made by `npm run learn:instructions`, not by hand. */
export const INSTRUCTION_WEIGHTS = `
'|-11
'age|34
'aim|23
'ana|2
'app|-3
'ass|-9
'att|-5
'aut|3
'ech|4
'en$|-48
'est|-8
'hac|1
'hacked'|1
'ia$|26
'il$|8
'll$|-7
'ord|14
'out|5
're$|-13
+above|103
+any|-36
+capitals|39
+colon|5
+in line|119
+length 0|-53
+length 1|-43
+length 2|-34
+length 3|-14
+length 4|12
+length 5|47
+length 6|49
+length 7|31
+length 8|36
+marks|23
^'ha|1
^ab$|7
^abg|3
^abo|4
^abs|-31
^acc|-1
^ach|38
^aco|-8
^acr|17
^act|57
^add|-3
^adi|15
^adm|22
^adn|15
^adr|7
^adv|6
^aft|1
^aga|-8
^age|2
^agn|3
^agr|18
^aho|7
^ai$|48
^al$|-1
^ale|-9
^alg|4
^all|12
^alo|9
^alr|-7
^als|14
^alt|-1
^alw|-3
^am$|-3
^ama|7
^amo|-18
^an$|2
^ana|-16
^and|2
^ang|-26
^anl|8
^ann|-22
^ano|4
^ans|-2
^ant|-5
^anw|-3
^any|-7
^ao$|-5
^apa|-11
^apl|28
^app|4
^apr|-6
^apu|16
^aqu|-4
^ar$|2
^arc|-5
^are|-3
^arg|13
^ari|20
^arr|-1
^art|-3
^as$|11
^ase|-2
^asi|23
^ask|-11
^ass|9
^asu|5
^asy|9
^at$|-13
^ate|-20
^atr|3
^att|4
^au$|-4
^auc|19
^auf|17
^aug|2
^aut|7
^aux|-10
^av$|20
^ava|-13
^ave|-17
^avi|3
^avr|5
^awa|-2
^bac|-7
^bad|-14
^baj|-7
^bak|-15
^bal|-27
^ban|-28
^bar|-22
^bas|-16
^be$|2
^bea|-38
^bec|-2
^bee|-7
^bef|-6
^beg|-9
^beh|5
^bei|-8
^bel|-12
^ben|-3
^ber|-1
^bes|-19
^bet|-3
^bie|-33
^bik|-28
^bis|6
^bit|-9
^bla|14
^ble|-11
^boa|-19
^bod|6
^bon|-27
^boo|-11
^bor|-16
^bot|24
^bou|-19
^box|-2
^bra|-16
^bri|-16
^bro|-20
^btw|6
^buc|-14
^bue|19
^bui|-6
^bus|-8
^but|7
^buy|-2
^by$|-5
^c'e|-3
^ca$|-1
^cac|-11
^cad|-21
^cal|10
^cam|-25
^can|-19
^cap|24
^car|-23
^cas|-21
^cat|-15
^ce$|6
^cec|12
^cel|-10
^ceo|-4
^cer|12
^ces|24
^cet|-9
^cha|-17
^che|-19
^chi|-26
^cho|10
^chr|-11
^ci$|1
^cla|-2
^cle|-6
^clo|10
^coc|-14
^cod|24
^col|-21
^com|-2
^con|-4
^coo|-31
^cop|-1
^cor|-18
^cos|-9
^cou|-21
^cra|-26
^cre|9
^cri|-12
^cua|-5
^cue|-2
^cur|-11
^czy|-11
^d'a|9
^d'e|-11
^da$|-1
^dal|8
^dam|-11
^dan|3
^dar|-42
^das|12
^dat|7
^day|-4
^de$|-9
^dea|2
^deb|25
^dec|-8
^ded|15
^dee|10
^def|-52
^deg|-12
^dei|-12
^dej|-8
^del|-20
^dem|12
^den|-8
^dep|-32
^der|-5
^des|-1
^det|5
^dev|5
^dez|10
^di$|16
^dia|18
^dic|2
^did|12
^die|-11
^dif|-6
^dig|19
^dij|-7
^din|48
^dir|6
^dis|-12
^dit|5
^dla|12
^dnt|20
^do$|-5
^doc|2
^doe|5
^doi|-11
^dom|-20
^don|21
^doo|-7
^dos|-32
^dow|7
^dra|-34
^dre|8
^dri|-11
^dro|15
^du$|-10
^due|16
^dun|-11
^dur|5
^dus|17
^dut|-5
^eac|18
^ear|-15
^ech|4
^ecr|33
^een|19
^eff|-4
^ega|1
^eh$|1
^ein|11
^eit|17
^el$|-16
^ele|7
^els|3
^ema|-6
^emp|-22
^enc|-17
^end|18
^ene|13
^eng|-12
^ent|13
^equ|-4
^er$|1
^era|9
^ere|1
^erf|10
^erl|8
^err|-7
^ers|-22
^es$|5
^esc|-4
^eso|5
^esp|14
^est|-21
^et$|19
^eta|14
^eur|-2
^eva|6
^eve|5
^evi|17
^evr|19
^exa|-3
^exc|6
^exe|16
^exi|-1
^exp|17
^ext|2
^ey$|38
^eye|9
^fab|-5
^fac|-25
^fai|10
^fal|7
^far|-10
^fas|-12
^fau|-31
^fe$|34
^feb|-18
^fec|3
^fee|11
^feh|11
^fei|-9
^fel|-10
^fer|-17
^fic|1
^fie|10
^fil|-4
^fin|-4
^fir|-18
^fiv|13
^fla|-28
^flo|-7
^foi|9
^fol|-1
^fon|-21
^foo|-8
^for|-4
^fot|39
^fou|-4
^fra|-44
^fre|-27
^fri|-10
^fro|-9
^fue|10
^fuh|12
^ful|-8
^fun|-43
^fur|-10
^fut|34
^gan|3
^gar|-14
^gat|-3
^gee|-12
^geh|3
^gel|-10
^gem|-7
^gen|-1
^ges|-25
^get|1
^gib|9
^gil|-4
^giv|1
^gle|6
^glo|-20
^gmb|6
^go$|-7
^god|11
^goe|2
^goi|8
^goo|5
^gpt|24
^gra|-12
^gre|-30
^gua|2
^gue|-5
^gui|-7
^gut|-7
^ha$|-25
^hab|-16
^hac|-2
^had|-2
^hah|-24
^hak|6
^hal|-15
^han|-6
^hap|12
^har|-19
^has|-5
^hat|-2
^hau|-27
^hav|-2
^hea|7
^hec|7
^hee|3
^hel|-8
^hen|-56
^her|-5
^hes|23
^het|-10
^heu|-5
^hey|14
^hi$|-15
^hid|16
^hie|36
^hig|11
^hih|6
^him|-5
^hin|31
^hir|-20
^his|5
^hoc|-2
^hol|-14
^hon|-18
^hor|24
^hot|-15
^hou|-12
^hoy|8
^hum|23
^hun|17
^ia$|55
^ich|-6
^ici|21
^ier|9
^if$|-3
^ign|22
^ihn|-7
^ihr|6
^il$|-5
^imm|11
^imp|-13
^in$|-5
^inb|4
^inc|-36
^ind|2
^inf|-13
^ing|-2
^inp|51
^ins|-3
^int|10
^inv|-22
^is$|-7
^isn|2
^iss|-7
^ist|4
^it$|3
^it'|-5
^ite|-22
^its|9
^ja$|-7
^jai|18
^jam|3
^jan|-13
^je$|15
^jed|-2
^jet|26
^jon|-5
^jou|18
^jso|51
^jun|-1
^jur|-13
^jus|5
^kar|-33
^kee|1
^kei|3
^kes|-6
^kev|-6
^key|-33
^ki$|48
^kin|6
^kla|18
^kle|-8
^kne|-5
^kno|19
^kol|2
^kon|-14
^kto|4
^kun|-31
^l'a|9
^l'e|-13
^l'i|10
^l'o|11
^la$|-8
^laa|22
^lad|-25
^lan|-10
^las|-8
^lat|-7
^lau|-27
^le$|-4
^lea|-18
^lec|9
^lee|32
^lef|-5
^leg|3
^lei|18
^len|-9
^les|-12
^let|-2
^lev|33
^ley|14
^li$|5
^lib|-22
^lic|-12
^lie|-14
^lif|10
^lig|-7
^lik|-5
^lim|-28
^lin|-19
^lis|18
^lit|12
^lla|-5
^lle|-13
^llm|49
^lo$|7
^loa|-8
^loc|-20
^log|-22
^lol|-22
^lon|-10
^loo|-18
^lor|-11
^los|-16
^lov|-11
^low|7
^ltd|-2
^lu$|22
^lui|-12
^lun|-24
^ma$|-5
^maa|13
^mac|17
^mad|-57
^mae|-31
^mai|5
^mak|13
^mal|-18
^man|-14
^maq|55
^mar|-19
^mas|38
^mat|-25
^max|-1
^may|-15
^me$|-4
^mea|-9
^med|-17
^mee|-17
^meh|-8
^mei|6
^mem|-6
^men|4
^mer|-8
^mes|-1
^met|1
^mi$|20
^mic|39
^mie|13
^mig|11
^mil|-16
^min|-7
^mir|-26
^mis|-5
^mit|-12
^mme|-9
^mod|22
^mog|2
^moi|-15
^mom|-6
^mon|-25
^mor|-10
^mos|16
^mot|12
^mou|-13
^mov|-6
^mr$|-13
^muc|-1
^mus|-10
^muy|-7
^my$|-11
^n'e|9
^na$|24
^nac|-8
^nad|-7
^nai|11
^nam|-2
^nao|14
^nat|8
^nd$|3
^ne$|14
^ned|-2
^nee|-14
^nen|6
^net|13
^neu|-8
^nev|18
^new|-13
^nex|-9
^nic|-10
^nid|2
^nie|29
^nim|17
^nin|-11
^niv|26
^nlp|18
^no$|-1
^nob|-13
^noc|-12
^nom|17
^non|13
^noo|-7
^nor|-29
^not|-3
^nou|-29
^nov|-13
^nt$|24
^nto|24
^nul|-14
^num|9
^nur|-32
^obe|-37
^obi|-2
^obj|37
^obl|20
^och|36
^ocr|23
^oct|-28
^of$|-8
^off|1
^ofi|3
^ohn|7
^ok$|1
^oka|3
^oko|-24
^ola|-8
^old|-31
^olv|-6
^on$|-8
^onc|15
^one|7
^ope|-5
^opp|8
^or$|6
^ord|-23
^org|-5
^ori|19
^oso|3
^ot$|23
^oth|-6
^oto|14
^ou$|-11
^oub|2
^our|-24
^out|2
^ova|31
^ove|-3
^owe|3
^own|2
^pa$|-1
^pag|-15
^pai|-22
^pal|-17
^pap|-44
^par|9
^pas|-15
^pat|-17
^pay|-15
^pen|4
^peo|6
^pep|-12
^per|-3
^pet|-22
^pho|-30
^pic|8
^pid|-24
^pie|10
^pil|-34
^pin|20
^pip|-5
^pla|-3
^ple|-9
^pls|2
^poe|-9
^poi|1
^pol|-28
^pon|2
^pop|7
^por|-29
^pos|-20
^pou|5
^pr$|11
^pre|-1
^pri|-7
^pro|4
^prz|2
^ps$|41
^pub|-13
^pue|-19
^pui|21
^pul|13
^pun|-15
^pur|-10
^put|11
^pwn|8
^qe$|5
^qu'|27
^qua|-13
^que|-4
^qui|-14
^quo|-4
^rae|3
^raf|-19
^rai|-19
^raj|11
^ran|10
^rap|-16
^rat|-14
^rea|20
^rec|-19
^red|-17
^ree|15
^ref|-30
^rei|-11
^rel|-26
^rem|3
^ren|-19
^rep|-8
^req|-11
^res|-6
^ret|-3
^rev|-27
^ric|-1
^rid|14
^rie|13
^rig|-1
^rit|42
^rob|28
^rol|-5
^roo|24
^rou|-10
^row|-10
^rub|2
^rul|21
^run|-1
^s'a|13
^s'i|14
^sa$|-10
^sab|-36
^sac|-10
^sai|5
^sal|-42
^sam|-15
^san|-32
^sat|-20
^sav|18
^say|11
^sca|-14
^sch|-27
^scr|19
^sea|-11
^sec|-11
^see|-9
^seg|15
^seh|-2
^sei|16
^sel|19
^sem|-8
^sen|6
^sep|-16
^ser|2
^ses|4
^set|-4
^seu|11
^sha|-4
^she|-24
^shi|-27
^sho|-19
^shu|20
^si$|9
^sic|-19
^sie|-6
^sig|1
^sil|9
^sim|7
^sin|-8
^sir|39
^sis|-11
^sit|-14
^ski|-3
^skr|38
^sli|-12
^slo|-17
^sma|-12
^smi|2
^so$|2
^sob|-5
^sof|3
^soi|2
^sol|-23
^som|-18
^son|-5
^sop|4
^sor|-24
^sou|6
^spa|6
^spe|-11
^spo|-2
^spr|-6
^ssi|34
^sta|-8
^ste|-19
^sti|-14
^sto|-22
^str|6
^stu|-24
^sty|10
^su$|-11
^sub|-22
^suc|-2
^sud|26
^sui|-6
^sum|8
^sun|-5
^sup|4
^sur|14
^sus|-4
^swa|-15
^swi|-15
^sys|11
^syt|13
^ta$|-7
^taa|12
^tab|-37
^tac|45
^tag|-16
^tah|5
^tak|13
^tal|6
^tam|-22
^tan|-3
^tar|7
^tas|22
^te$|7
^tec|-40
^teh|-4
^tel|17
^ten|-15
^ter|-14
^tes|-5
^tex|16
^th$|6
^tha|-1
^the|-8
^thn|6
^tho|-9
^thr|4
^ths|18
^thu|-2
^thx|-13
^ti$|-1
^tic|16
^tie|-11
^tih|3
^til|-18
^tim|-16
^tin|16
^tip|31
^tir|3
^tit|32
^to$|-7
^tod|5
^toi|-13
^tol|-2
^tom|-6
^ton|-8
^too|5
^top|-7
^tou|3
^tra|-16
^tre|2
^tri|-10
^tro|16
^tru|-5
^tsa|3
^tt$|7
^tur|-7
^tus|20
^twe|-3
^txt|-1
^typ|4
^ube|-10
^um$|-17
^un$|-6
^una|-24
^und|11
^une|3
^uni|31
^uns|-13
^unt|-7
^up$|-14
^upd|-5
^upo|7
^upp|18
^ur$|3
^urg|9
^urj|9
^us$|-12
^use|17
^usi|36
^usu|20
^va$|11
^vac|-92
^val|3
^van|-19
^var|3
^vas|-3
^ven|8
^ver|11
^vic|3
^vid|-32
^vie|-39
^vik|-1
^vir|5
^vis|6
^voi|-16
^vol|-6
^vom|-5
^von|1
^voo|-6
^vor|19
^vos|15
^vot|16
^vou|15
^wah|13
^wal|16
^wan|-14
^war|-14
^was|-10
^wat|-9
^way|-2
^we$|-16
^wea|1
^web|1
^wee|-12
^weg|13
^wei|-40
^wel|-45
^wen|-5
^wer|-21
^wha|5
^whe|-9
^whi|-1
^who|-8
^wic|12
^wie|-3
^wih|13
^win|-22
^wip|6
^wir|1
^wis|12
^wli|17
^won|-7
^wor|8
^wpi|7
^wri|6
^wro|-17
^ya$|-12
^yaz|36
^yea|-24
^yes|-1
^yuo|30
^zad|18
^zei|2
^zer|23
^zet|31
^zon|9
^zu$|9
^zus|4
^zwa|2
a|-3
a amara|8
a bot|23
a day|-1
a human|6
a jonas|24
a la|15
a language|1
a m|18
a machine|-1
a mei|-3
a nadie|6
a note|7
a partir|8
a person|23
a poem|-2
a priya|17
a task|-5
a tomasz|25
a's$|-6
aak$|26
aan$|22
aar$|-4
ab|7
abaj|29
abe$|-14
abel|-11
aben|-7
abge|5
abgeschaltet|3
able|-2
abn$|3
abou|-3
about|-2
about it|-23
about the|20
abov|22
above|6
above and|-26
abra|-3
abri|8
abse|9
absender|10
aca$|-15
acce|12
accept|-2
access|-8
access granted|1
access to|8
acco|5
accordingly|7
account|5
account with|1
ace$|-9
ach$|-10
acha|4
ache|-15
achi|7
achm|30
achn|15
achr|15
achs|-7
acht|-8
achtung|9
acia|21
acil|-4
acio|-1
ack$|-13
acke|-43
acme|21
acor|-7
acou|10
acro|21
across|18
act$|14
acti|-20
action|-27
actl|7
acto|-9
acts|6
actu|-24
acy$|11
ada$|-1
adan|18
add|-4
add$|-4
addr|3
address|-3
addresses|4
ade$|-13
adec|8
ader|23
adge|-10
adie|9
adin|9
adiv|15
adivina|14
adli|-2
admi|16
admin|7
admin bot|2
admin mode|12
admin rights|-10
administartor|29
administrator|5
adn|15
adn$|15
ado$|7
ador|-22
adre|23
adresses|26
ads$|-31
ady$|-4
ael$|1
aem$|43
afae|5
aff$|8
afor|5
afte|-2
after|5
afts|22
aga$|4
agai|-9
again|-7
against|-17
age$|-11
agen|1
agent|25
agents|3
ager|-36
agne|11
ago$|-1
agra|18
agradecido|8
agre|13
agreed|21
agreed with|5
agrees|16
agt$|-8
agte|5
ague|-2
aha$|-8
ahor|8
ahora|8
aht$|9
ai|48
ai assistant|5
ai reading|3
ai that|5
ai tools|-2
ai urgent|21
aid$|-3
ail$|-22
aila|8
ailb|32
ails|19
ain$|-10
aine|-11
ains|-17
aint|-13
air$|-2
aire|-24
ais$|18
aise|2
aiss|-32
ait$|7
aite|12
aja$|-2
aje$|-13
aka$|5
ake$|-7
aken|-4
aker|-9
akes|-12
akin|-1
aks$|15
akt$|-20
al|-1
al modelo|29
al the|19
ala$|-4
alab|10
alco|8
ale$|9
alen|-11
ales|45
alex|12
alexa|27
algo|27
algorithm|7
algoritmo|15
algorythm|11
alib|-9
alid|1
alk$|-27
all|2
all of|1
all previous|-8
all projects|17
all tasks|17
all the|-1
all users|1
all$|-14
alla|13
alle|-36
alle aufgaben|7
alle bisherigen|7
alles|17
alli|12
allo|-11
alls|18
allt|-9
allw|23
allways|25
ally|-12
alo$|4
alon|-12
along|10
alre|-6
already|-13
alredy|9
als|22
als erledigt|11
als$|-23
also|-3
alt|3
alt$|16
alta|-3
alte|-12
alth|-7
although|17
altu|-10
alue|35
alut|23
alwa|-5
always|1
aly$|-7
alys|-2
am|-3
ama$|13
amar|-5
amara|-6
amara is|-5
amara okafor|22
ambi|22
ame$|-17
amed|-12
amen|-8
ames|31
amie|20
amm$|-10
amma|4
amme|-9
amon|-3
amp$|-1
ampe|21
ampl|10
ams$|-9
an|2
an ai|22
an das|11
an den|15
an die|-2
ana$|-34
anag|23
anak|4
anal|-8
anan|16
ance|-2
anci|20
anck|10
and|2
and a|-13
and all|25
and answer|13
and assign|12
and call|-8
and create|2
and delete|-13
and do|21
and for|17
and give|-26
and have|28
and i|6
and it|17
and its|54
and let|9
and low|7
and make|12
and mark|-16
and must|1
and no|4
and print|-11
and priority|14
and put|-3
and reply|13
and reveal|8
and set|-23
and so|1
and that|-11
and the|-15
and to|1
and use|-3
and what|-17
and with|11
and write|-6
and you|35
and$|-5
anda|2
ande|-10
andere|1
andi|-6
andl|2
andm|4
ando|-21
andr|-45
ands|7
ane$|-28
ang$|-24
anga|11
ange|-27
angu|21
anie|-27
ank$|-3
anke|8
anks|-19
anle|6
ann$|-22
anna|7
anne|-7
anni|-12
anos|14
anot|-8
ans$|7
ansc|-19
anse|-9
ansf|16
ansl|10
answ|3
answer|8
answer in|-14
answer only|12
answer with|57
ant$|2
ante|-1
anterior|8
anterior y|9
antes|2
antes de|15
ants|-14
antw|5
anua|-17
anwe|10
anweisung|-3
anweisung an|2
anweisungen|5
anweisungen und|7
anws|1
anwser|1
any|2
any ai|3
any more|8
any other|9
any$|-4
anyo|-5
anyone|-5
anyt|8
anything|12
anything else|2
anz$|9
anza|-15
anze|5
ao|-5
apar|-6
ape$|17
apel|6
aper|-11
aph$|-5
apit|7
apli|40
app|23
app$|38
appe|-5
appl|-10
application|-27
apply|-5
appr|-13
approve|10
approved|-6
approved by|10
appy|16
apri|-2
april|-2
apro|3
apta|2
aptu|12
apun|16
aqui|17
ar|2
ara$|2
arag|7
arbe|4
arca|-4
arch|-6
ard$|-21
arde|-3
ardl|8
ardo|1
ards|3
are|-2
are an|11
are in|-20
are no|16
are not|3
are now|20
are the|9
are urgent|20
are you|17
are$|1
area|35
aref|1
aren|-13
arga|-11
arge|-14
argu|6
aria|-11
ario|-13
aris|-19
ark$|-6
arki|-13
arks|-15
arl$|-1
arla|-23
arli|19
arlo|20
arm$|-36
arra|-7
arri|-10
arro|13
arry|10
arse|37
arsi|19
art|4
art$|3
arte|-34
arti|-3
artificial|9
artificial intelligence|-16
artificielle|-11
artifisial|9
arty|1
ary$|-13
arz$|-21
as|11
as a|-9
as completed|-17
as done|-16
as due|3
as finished|20
as it|7
as low|13
as the|12
as title|1
as to|23
as urgent|-14
as you|16
as's|23
asch|8
ase$|-14
aser|-2
ases|1
ashe|-8
ashi|-13
asi|1
asi lo|2
asi$|1
asia|-1
asif|3
asig|-14
asign|-16
asignee|9
asil|20
asis|38
asistant|21
asistent|6
asistente|1
asistente digital|9
asistente virtual|-2
ask|10
ask$|6
aska|21
askb|18
aske|7
asked|7
asked to|-2
askg|26
aski|-22
asks|-4
askw|44
aso$|13
ason|-22
ass$|-6
asse|-13
assert|21
assi|10
assign|16
assign everything|2
assign it|15
assign the|-12
assign this|-31
assign to|22
assigned|-38
assigned to|-9
assignee|-6
assignee ben|8
assignee is|18
assignee jonas|6
assignee mei|2
assignee must|21
assignee priya|-1
assignee to|-23
assignee tomasz|13
assistant|5
assistant assign|1
assistant before|10
assistant i|3
assistant must|-6
assistant set|3
assistant the|30
assistant you|8
assistants|15
assistent|16
assistente|14
assistenten|29
assu|-3
assw|-3
ast$|-20
asta|-9
aste|-6
asun|6
asys|9
asz$|-1
at|-13
at it|30
at once|2
at the|-3
ata$|-24
atal|14
atbo|13
ate$|-17
ated|-33
atel|-14
aten|-16
atention|8
ater|-3
ates|-13
ateu|2
atev|14
atgp|24
athe|3
ati$|16
atic|-9
atik|12
atin|5
atiq|9
atis|9
ato$|15
aton|17
ator|-11
atri|-28
ats$|-18
att$|3
atta|-25
atte|-17
attention|19
attr|-9
attribue|32
atur|-7
atus|8
au|-4
auch|-2
aucu|7
aude|24
auf|-1
auf den|8
auf dringend|27
auf urgent|2
auf$|4
aufg|26
aufgaben|14
aufgabn|4
auge|-11
aura|-3
aus|-20
aus$|17
ause|-14
ausg|16
auso|15
ausw|16
auswertende|6
ausz|9
aut$|-6
aute|-4
auth|1
authorised|20
autm|10
autmatic|10
auto|15
automat|4
automate|13
automated|2
automated assistants|11
automated reader|16
automated readers|13
automated systems|16
automatic|-47
automatica|5
automatico|24
automation|38
automatique|-18
autr|8
aux$|-54
av|20
avai|-3
available|8
avan|-5
ave$|-6
avec|10
avel|-10
aves|13
avis|7
aviso|21
avri|4
avril|5
away|3
axim|7
ays$|-15
azo$|-1
b|29
b t|26
back|-8
bad|18
bad$|18
badg|-26
baja|9
bana|1
banana|1
bas$|14
bass|-2
basse|2
bbot|-1
be|2
be a|10
be read|-9
be so|26
be that|3
be the|-1
be urgent|19
beca|-4
because|-1
been|6
befo|-4
befor|9
before|-5
before you|-6
begi|23
begin|13
behi|4
behind|4
bei|2
bei$|-7
bein|7
being|11
beit|9
bel$|-21
belo|7
belong|18
below|-8
ben|19
ben okoye|22
ben urgent|3
ben$|9
bena|33
bene|2
benu|4
benutzer|5
ber$|-9
bera|10
berg|-1
berg and|10
berg et|13
berg in|5
berg y|8
bern|-28
bers|12
bert|17
berw|-2
bes$|3
besc|18
beschreibung|7
best|-24
beste|33
betr|16
bey$|11
bges|1
bien|15
bio$|20
bis|1
bis morgen|5
bis$|-3
bish|7
bisherigen|7
bisherigen anweisungen|7
bist|25
bite|-13
bitt|3
bitte|-11
bjec|-11
blan|-1
blank|-9
ble$|-6
blei|8
bli$|5
blie|-4
blig|5
boar|-11
board|8
body|-2
book|-3
books|2
borr|-13
borra|20
bot|44
bot a|20
bot b|1
bot is|17
bot that|-3
bot$|31
bote|-16
bots|52
bott|2
bout|-4
bov$|36
bove|6
box|9
box for|4
box$|-8
boxe|-3
bra$|3
brak|25
brat|3
bre$|5
brea|-12
bres|7
brig|-23
bro$|-13
brua|8
bscr|2
bsen|9
bsti|3
btw|6
btw$|6
buch|4
buck|7
bue$|32
buen|16
buil|-6
build|16
builder|22
built|17
but|-14
but the|11
but$|-14
buy|6
buy$|6
by|-5
by a|-12
by the|9
by tomorrow|27
c|-1
c'es|-3
c'est|-3
ca|-1
cach|1
cada|8
cal$|-31
cala|15
calc|-1
calcolatore|15
cale|-18
cali|62
calibration|15
call|2
call it|13
called|5
camb|-11
cambio|21
came|-10
can|-19
can$|-20
canc|12
cancel|6
cancel the|20
cancelled|12
cann|21
cant|-23
cao$|1
cap|18
cap$|14
capi|9
capital|10
capital letters|10
capt|9
captain|2
capture|12
car$|5
cara|10
card|17
cards|31
carg|-8
carl|8
carr|37
carry|23
case|-11
casi|31
casilla|14
caso|-15
cate|-50
cati|35
caus|-15
ccep|16
cces|-13
ccio|25
ccor|14
ccou|-10
ce|6
ce qui|7
ceci|12
ced$|-24
cede|25
ceiv|3
cel$|-10
cela|-7
cell|2
celu|8
celui|8
celui qui|6
cemb|5
cen$|-9
cenc|8
cent|-24
ceo|-4
ceo$|-4
cept|-8
cer$|5
cert|11
ces|13
ces lignes|2
ces$|3
cesa|1
cess|11
cest|4
cett|8
cette|8
cha$|3
chac|15
chaf|7
chal|-6
cham|7
champ|18
chan|-2
change|-12
chaq|15
char|-10
charge|2
chat|10
chatbot|6
chatbot assign|17
chatbots|11
chatgpt|24
che|19
che$|-15
chea|4
ched|-3
chef|3
chen|-15
chere|12
chere intelligence|13
ches|2
chie|22
chin|23
chiv|-2
chke|6
chmo|25
chn$|2
chne|29
cho$|12
choi|16
chon|5
choo|-11
choose|15
chor|-3
chores|9
chre|17
chri|16
christmas|-1
chst|-9
cht$|-22
chte|12
chti|-9
chts|16
chtu|18
ci|1
cia$|-22
cial|-11
cide|-1
cido|7
cie$|23
ciel|34
ciev|28
cili|-6
cimi|-9
cio$|-9
cion|9
cipe|6
cked|-7
cket|-7
cks$|-7
cky$|9
clas|10
classe|16
classification|15
clau|18
claude|44
clea|-8
clean|30
cler|3
clerk|4
clev|4
clever|5
clever little|2
clin|13
clos|-13
close|-11
closed|-1
coch|7
coche|6
code|23
cola|22
cole|-43
coll|-2
colleague|4
come|-13
comes|-7
comm|-14
comme|22
comment|3
como|19
como fecha|7
como responsable|-2
comp|7
company|-4
complete|7
completed|11
completed and|-33
compter|18
computer|13
con|19
con la|11
con prioridad|1
con$|2
conc|-16
cond|2
conf|13
confidential|-21
confie|5
confirm|13
cons|2
consignes|17
cont|-18
contain|53
content|26
contract|4
conv|5
copi|16
copilot|27
copy|6
cora|13
cord|-4
core|6
corect|27
corr|2
correo|-3
correos|7
correspondence|-1
cos$|2
coun|-5
cour|13
courriel|5
crea|25
create|8
create a|3
create tasks|1
created|-4
cred|-15
cree|10
cret|14
cri$|13
crib|-3
crip|5
crir|6
cris|3
crit|20
critical|-4
criv|10
cros|11
cted|-30
cteu|-20
ctio|-5
ctiv|46
ctob|-5
ctor|-11
ctro|33
cts$|4
ctur|-1
cuen|12
cuenta|1
cuer|-3
cume|10
curr|10
current|11
czyt|3
d|-3
d'au|-3
d'autre|11
d'av|17
da|-1
dad$|-17
dan$|3
dani|9
dank|2
danke|-34
dann|14
dans|-2
dans le|4
dar|3
dar$|-23
das|5
das hier|-10
das ist|5
das programm|-15
das$|-5
dass|26
dat|22
dat$|22
data|-17
date|2
date at|3
date box|8
date du|8
date is|22
date january|14
date of|-13
dates|24
dato|26
day|18
day and|9
day is|20
day of|23
day$|-8
days|-24
dden|17
ddre|3
de|-9
de jonas|3
de la|-25
de marzo|-6
de mei|25
de noviembre|8
de priya|3
de taches|9
de tareas|-3
de tomasz|1
dead|-12
deadline|1
deadline is|-13
deadline tomorrow|28
deal|-16
dear|4
dear ai|2
dear assistant|-19
dear computer|37
dear task|-21
debe|18
dece|1
december|2
deci|1
deco|40
ded$|-19
deer|22
dein|20
deine|-2
deja|-6
del|-17
del$|3
dele|23
delete|3
delete all|21
delete the|-1
deli|-14
dell|-24
delo|1
dels|5
dem|-2
dem text|3
dem$|-4
dema|7
demain|8
den|-2
den assistenten|32
den marz|21
den titel|7
dena|7
denc|17
denn|18
dent|-5
depo|-6
der|-8
der las|4
der$|-15
der'|3
dera|21
dere|12
dern|8
ders|-4
des|2
des$|-24
desc|-1
descripcion|14
description|5
dese|18
desi|-6
desk|-37
dess|4
dessus|7
dest|6
det$|23
dete|9
detection|13
detection was|13
deve|23
developer|-4
developer mode|22
devi|-2
dez$|-4
deze|11
dezember|-2
dge$|-6
dget|-20
di|16
dia|-2
dia$|-14
diat|-7
dice|-6
dicen|3
dich|10
did|-16
did$|-18
die|-15
die aufgabe|-9
die beschreibung|8
die ki|-3
die prioritat|25
die$|-15
dien|-10
dienstanweisung|2
dies|19
diese|12
diese nachricht|16
diesen|22
dieser|11
diff|-6
different|12
dig$|-4
dige|6
digi|13
digital|15
digital que|2
digt|3
din$|-1
dir|11
dir$|-18
dire|3
directive|1
disa|44
disc|6
dise|8
dise robot|7
disp|38
disr|12
disregard|15
disregard everything|10
disregard the|2
disregard your|1
dit|6
dit$|-14
divi|14
dla|20
dla$|20
dle$|-22
dler|-6
dles|-15
dlin|19
dly$|-1
dmin|13
dmot|6
dnt|20
dnt$|16
do|-5
do anything|31
do it|11
do not|6
do that|13
do you|-3
doct|4
docu|8
document|16
does|8
does it|15
does not|-14
doi|11
doi$|11
doin|-19
doing|-18
doit|3
don'|-2
don't|-2
donc|6
done|7
done and|8
donn|-4
donne|-7
dont|2
door|-8
dor$|-14
dora|-26
dos|-3
dos$|-1
down|6
down for|22
draw|15
dre$|19
drei|5
dres|17
drig|13
drin|11
dringend|-3
dringlichkeit|6
droi|22
drop|-23
drop the|15
du|-10
du logiciel|8
du som|1
duce|11
due|9
due january|72
due on|18
due today|-41
due tomorrow|22
due$|6
dued|37
duedate|37
dule|-5
dun|2
dun$|2
durc|6
dus$|66
duty|10
e|3
e de|13
e mail|-18
each|-31
ead$|6
eade|19
eadi|12
eadl|-2
eads|8
eady|-23
eagu|-2
eak$|-11
eal$|5
eall|8
ealy|-4
eam$|-30
ean$|3
eanc|7
eans|8
ear$|-15
earl|-19
earlier|10
ears|-11
eas$|18
ease|-12
easo|-22
eat$|11
eate|14
eath|33
eati|-15
eau$|15
eave|-2
ebe$|3
eber|4
ebes|9
ebod|3
ebru|8
ecau|-1
ece$|8
eced|24
ecei|-9
ecem|5
ech$|-5
eche|1
echeance|5
echeance demain|2
echn|1
echo|17
echt|11
eci$|23
ecid|-5
ecie|29
ecip|2
ecis|7
ecom|3
econ|-7
ecop|19
ecor|17
ecre|13
ecri|24
ecris|12
ect$|-2
ecte|-32
ecti|2
ecto|-20
ectr|4
ed'$|1
eda$|-19
edat|37
ede$|-4
eden|-18
eder|3
edia|-4
edic|5
edig|-16
edit|2
edli|12
edri|-9
eds$|-15
edul|23
edy$|-32
eed$|-8
eeds|-14
eehr|-7
eek$|-24
eel$|-1
een|-1
een$|-4
eep$|-2
eer$|7
eers|5
ees$|-13
eest|14
eet$|-17
efe$|10
efer|-4
eff$|22
effa|3
effe|14
eft$|-8
eful|16
efun|-6
ega$|-20
egal|15
egar|-13
ege$|35
egel|-8
egen|1
eggo|8
egin|21
egis|23
egla|-13
egle|-9
egn$|3
egna|19
ego$|-20
egt$|4
egue|4
egun|-32
eh|1
ehen|-7
ehin|4
ehn$|3
ehr$|-11
ehrt|-4
eht$|-25
eib$|18
eibe|-1
eibt|16
eibu|6
eige|19
eigh|-14
eil$|-18
eild|3
eile|4
eill|-13
ein|17
ein und|2
ein$|16
eine|-3
einem|4
einer|4
einf|8
einfach|10
eing|-14
einm|5
einmal|5
einmal ein|4
eins|-6
eint|22
eintrag|13
eir$|-9
eis$|-16
eise|-9
eist|-21
eisu|-1
eit$|2
eits|-4
eitu|20
eive|14
eißt|14
el|-16
el asistente|4
el de|27
el nombre|3
el programa|6
ela$|4
eld$|25
elds|12
ele$|-24
elen|-22
eles|5
elet|17
eleven|6
elfe|10
elig|15
elij|6
elin|-5
ell$|-9
elle|-18
elli|8
ello|-12
eln$|-11
elo$|-3
elon|14
elop|18
elow|-8
elpe|20
elpf|-2
els|33
els$|-11
else|-7
else is|9
elt$|-18
elte|-13
elui|8
ely$|-24
ema$|7
emai|-16
email|-25
eman|-9
emar|9
emas|10
emaß|2
embe|-3
embr|-8
eme$|-3
emen|-17
emin|-5
emov|7
empl|-21
empr|-15
empt|2
empty|4
empty the|9
ems$|-9
en el|3
en la|1
en low|20
en tareas|2
ena$|7
enac|19
enan|-11
enau|26
enca|-11
encargada|14
ence|1
enci|-10
ency|-25
end|49
end of|6
end$|-5
enda|-10
ende|-10
endi|-12
endo|-7
endr|-18
ends|7
ene$|-40
ened|-22
enen|-1
ener|20
enge|19
engi|12
engine|15
engine that|13
enkn|11
enn$|6
enne|-26
eno$|-7
enre|7
ens$|-1
ensa|1
ensc|2
ense|-1
ensi|8
enst|-11
ent$|-15
enta|-13
ente|-1
enter|8
enter priya|5
enters|28
enti|4
entl|-29
ento|16
entre|19
entries|10
entry|9
ents|-4
entw|23
enty|10
enut|3
envi|-18
enz$|1
enza|16
eopl|2
eos$|8
epar|-34
epea|7
epla|7
eple|-31
eply|-1
epon|6
epor|-8
eps$|-8
ept$|-27
epte|12
epti|26
eque|-10
equi|1
er|1
er's|-12
era$|3
erad|26
eran|-11
erar|9
eras|12
erase|1
erat|-15
erci|15
erd$|15
erda|6
erdi|3
erdu|24
ere$|11
ered|7
erei|-23
eren|-7
erer|-2
eres|22
erfa|10
erfu|5
erg$|-3
ergi|-2
eria|-4
erid|11
erig|9
erin|-3
erio|-2
eriq|43
erk$|-5
erle|16
erledigt|4
erm$|-19
erme|3
ermi|5
erms|11
ern$|-29
erna|9
erno|14
ero$|-28
eron|5
erpr|23
erra|6
erri|1
erro|-27
ers$|-21
ersa|-2
ersc|-18
erse|-11
ersi|3
ersn|12
erso|5
erst|-3
ert$|-11
erta|-3
erte|5
erti|11
ertr|5
ertu|5
erve|7
ervi|-4
erwa|11
erwe|13
ery$|-14
eryb|-10
eryo|8
eryt|-7
es|5
es war|4
esa$|-8
esad|3
esag|26
esca|-22
esch|5
escr|3
escrito|9
ese$|6
esem|-3
esen|22
eser|-18
eset|1
esin|7
esit|-23
esk$|-20
eso|9
eso$|-6
esol|-10
eson|36
espa|11
espe|7
espo|15
ess$|-23
essa|-5
esse|15
essi|1
esso|9
essu|-17
est|-7
est le|1
est$|-1
esta|-10
estas|8
este|-7
este correo|9
este mensaje|19
esti|-8
esto|-5
esto en|3
estr|9
ests|2
esul|12
et|19
et la|15
et tu|2
eta$|-9
etai|-18
etait|-2
etar|-8
ete$|-18
etec|9
eted|6
eten|6
eter|-15
etes|5
etie|17
etin|-22
etit|13
etra|8
etre|2
etri|-6
ets$|-4
ett$|-8
etta|-1
ette|3
etti|-13
ettl|-11
ettr|-8
etur|-3
etz$|-3
etze|-5
etzt|-11
euil|-2
eul$|-3
eund|13
eur to|15
eur$|-19
eurs|18
eute|-13
eux$|-40
eval|10
eve$|19
evea|-20
evel|-6
even|-70
ever|6
every|14
every task|22
everybody|-7
everyone|15
everything|-3
everything above|19
everything to|-8
evic|26
evie|12
evil|-18
evin|15
evio|6
evr$|11
evry|19
evrything|24
ewer|-15
exa$|27
exac|2
exam|-5
example|7
exce|-10
exer|26
exit|14
expe|12
expo|-9
export|1
ext$|-6
exte|-2
exto|7
extr|32
extract|-26
extraction|36
extractor|26
exts|-1
ey|38
eyen|14
eyes|34
ezem|-2
f|12
fabr|30
face|1
fach|-5
faci|-4
facilities|20
fael|32
fail|1
fair|20
fais|-1
fait|4
fall|-12
fallig|-17
falligkeit|5
far|7
far$|7
fass|3
faut|-23
fe|34
febr|6
february|9
fech|11
fecha|3
fecha de|-1
fecha el|7
fee$|-54
feel|15
feil|3
feild|2
feld|14
feli|8
fen$|-39
fer$|1
fere|-10
ferr|11
fert|-7
ffac|3
ffer|-1
ffic|-21
fgab|29
fica|1
fice|-4
fich|-15
fici|-14
fide|2
fie$|-5
fiel|-10
field|21
field assignee|11
fields|12
fier|-16
figu|-11
file|-10
files|10
files the|4
files this|15
fill|47
fill in|6
fill the|9
filler|21
filling|26
filt|4
fin|20
fin$|17
fina|-29
find|-15
fine|18
fini|-1
finish|7
finished|-4
finn|7
firm|-11
firma|5
firs|-1
first|-1
fisi|9
five|13
flag|-4
fois|9
folg|2
foll|17
following|2
follows|2
folo|2
foot|2
footnote|29
for|-5
for ai|22
for all|18
for automated|12
for computer|6
for it|6
for jonas|9
for mei|12
for teh|42
for the|6
for this|-1
for today|6
for tomasz|19
for word|19
for you|2
for$|-6
forc|20
force|9
forcer|10
fore|1
forg|10
forget|-8
forget your|-2
forgett|12
form|-10
form filler|23
form the|26
fort|4
forw|4
forward|11
four|7
frag|-6
frage|14
free|-22
frei|-3
freu|13
frid|2
friday|-5
fris|19
frist|23
fro$|6
from|-7
from here|21
from now|18
from the|8
from this|7
from your|3
fter|-1
ftsr|13
ftwa|14
ftwe|8
fuhr|1
fuhren|13
ful$|-4
full|3
fund|-4
fur|3
fur die|6
fur$|3
furt|4
further|4
fwar|29
g|-3
gabe|30
gabn|7
gada|-10
gage|-1
gain|-9
gal$|-4
gale|-6
gama|16
gan$|-19
gang|-3
gani|-1
gant|-4
ganz|-3
gar$|8
gard|-13
gas$|-15
gate|-1
gato|15
gaug|-30
gebe|3
ged$|15
geeh|-7
geha|15
gehe|1
gele|6
geln|-6
gema|6
gemaß|2
gemi|34
gemini|34
gen$|-18
gena|28
genau|17
genau so|13
genc|11
gend|8
gene|-4
generator|26
gens|-4
gent|10
genz|21
ger$|-33
ges$|-41
gesc|5
gest|32
get|4
get$|-7
getr|-11
gets|-12
gett|24
ghes|-3
ghli|31
ght$|-8
ghte|29
ghts|-12
gib|16
gib$|17
gici|24
gift|58
gilt|8
gin$|16
gina|-11
gine|2
ginn|8
giss|21
gist|2
gita|14
giv|8
giv$|8
give|-3
give it|-2
give the|-21
give this|15
given|10
given to|9
gives|-11
gkei|6
gle$|33
glei|2
glic|22
gly$|20
gmbh|6
gna$|-25
gnad|17
gnat|-12
gne$|1
gned|15
gnee|-6
gnes|-6
gnet|23
gnor|20
gns$|-3
go|-7
go on|26
god|11
god$|28
goes|2
goes for|44
goin|8
going|8
going to|16
good|-16
good as|12
gori|17
gory|-3
got$|-33
gpt|24
gpt$|45
grad|1
graf|25
gram|11
gran|1
grandmother|6
grant|3
granted|-6
granted priority|1
grants|16
grap|-29
grasias|2
grat|26
grav|12
gre$|16
grea|-2
gree|-20
greg|-9
gst$|10
gte$|9
guag|-5
gue$|15
gues|-7
guest|6
guid|-5
guidelines|17
guna|11
gunt|-1
gura|4
gust|-20
gutt|11
h|18
h y|25
ha|-25
hace|18
hack|-10
hacked|-17
hacked and|-18
hacked priority|2
had|-13
had$|-13
haft|17
haha|-8
hak$|9
hale|67
hall|-20
halt|12
hamp|8
han$|-10
hand|11
handling|32
hang|-15
hank|-11
hann|11
happ|10
haqu|15
harg|-10
harr|7
hart|13
has|-4
has a|-19
has been|16
has to|24
has$|-5
hast|1
hat|-8
hat$|3
hatb|13
hate|-8
hatg|24
hats|-6
haus|-4
haut|-3
have|-5
have been|20
have to|25
head|17
heading|15
hean|9
hear|-7
hech|9
hecho|10
hed$|-12
hedu|24
heer|10
heir|-10
heit|-1
hell|-15
hello|-3
help|3
helper|-10
hem$|3
hen$|-2
henc|13
hend|3
henk|11
her|21
her$|-6
here|15
here and|3
here on|9
heri|3
hers|-19
hes$|-12
hese|-1
hesi|14
hest|-6
het|-9
het$|-9
heut|-1
heute|3
hey|10
hey claude|-2
hey$|-1
hgat|4
hi|-15
hich|1
hidd|19
hidden|19
hide|2
hien|28
hier|14
high|9
high priority|17
highest|-3
highlighted|17
highlighter|15
hihg|6
hile|7
him|3
him$|1
hin$|5
hinc|3
hind|4
hine|19
hing|-5
hink|16
hinw|1
hinweis|1
hinweis an|-10
hir|1
hir$|-2
his|-4
his$|11
hist|20
hite|-13
hive|5
hkei|6
hlig|31
hmen|-8
hmod|26
hne$|4
hner|17
hoev|5
hold|14
hole|-10
holl|-17
hon$|-2
hone|-1
hono|-21
hoos|15
hop$|-18
hora|-10
hore|4
hori|11
hort|-30
hose|-32
hou$|32
houg|-6
houl|12
hour|1
hout|-8
how|3
how$|10
hoy|8
hoy mismo|13
hoy$|8
hre$|-4
hrea|6
hree|12
hrei|11
hren|36
hrer|3
hric|25
hrie|12
hris|-3
hrow|-4
hrte|-4
hst$|4
hste|3
hte$|8
hted|14
hter|-13
htet|33
htig|-1
hts$|1
htun|18
huma|32
human|15
humans|28
i|-3
i am|17
i do|-10
i have|-3
i say|-6
i wil|1
ia|55
iado|37
ial$|-16
ian$|-22
iar$|-12
ias$|-31
ibe$|3
iben|-5
iber|4
ibir|-4
ible|-6
ibra|-13
ibt$|9
ibue|-12
ibun|9
ica$|15
ican|12
icar|-4
icat|-3
ice$|-16
icen|-5
ices|3
ich|-7
ich$|4
iche|-3
ichk|6
icht|5
ici|22
ici$|-6
icia|-21
icie|25
icio|-1
ick$|-16
icke|-18
ickl|12
ico$|-34
icon|-4
icos|6
icto|7
icy$|21
ida$|9
idad|9
idat|16
iday|-8
idde|14
ide$|-13
idel|19
iden|13
idge|6
ido$|12
idri|2
ieb$|2
iebe|4
iebs|-1
ied$|-14
iede|-13
iedr|-9
iel$|14
ield|25
iell|-11
iemb|3
ien$|-27
ienc|5
iend|-22
iene|20
iens|17
ient|-4
ier|9
ier$|-17
ierd|33
iere|-15
iert|4
ies$|-16
iese|18
iest|17
iet$|-12
ieta|17
ieve|10
iewe|19
if|-3
if a|5
if it|4
if the|-5
if u|24
if you|-3
if you're|14
ifer|-4
iffe|10
ifie|4
ifis|9
ift$|5
ifts|-18
ify$|12
ige$|-17
igen|34
iger|11
iges|10
igh$|-4
ighe|2
ighl|24
ight|-4
igin|-17
igit|13
igke|6
ign$|2
igna|-7
igne|14
igno|19
ignor|20
ignore|-19
ignore all|20
ignore everything|9
ignore previous|18
ignore the|16
ignore your|15
ignorez|24
igns|-3
igst|5
igt$|-3
igur|-11
ihn|-5
ihn$|-5
ihre|25
ihs$|3
iht$|13
ijen|6
ike$|-1
ikto|2
il|-5
il est|8
ilab|8
ilbo|12
ilbr|13
ild$|9
ilde|15
ile$|-17
ilen|-1
iles|7
ilic|16
ilin|-14
ilis|-1
ilit|-18
ilk$|-4
ill$|-16
illa|-14
ille|-2
illi|-6
ilot|32
ils$|1
ilt$|-31
ima$|-8
imag|4
ime$|13
imen|38
imer|8
imie|-11
imit|-16
imme|-4
imo$|-4
imon|-3
impo|-1
importance|7
importancia|12
important|-7
importer|35
impr|3
imum|1
in|-5
in a|-11
in admin|6
in capital|10
in developer|8
in die|17
in it|-2
in place|10
in teh|12
in the|-7
in this|12
in your|21
ina$|-5
inad|7
inal|-28
inan|-12
inat|5
inbo|4
inboxes|19
ince|-13
inch|-3
inci|-2
ind$|-1
inde|-2
indl|4
ine$|-4
ined|17
inee|-2
inel|12
inem|-7
inen|-8
iner|6
ines|-12
inet|4
infa|8
info|-5
ing$|-14
inge|18
ingl|-5
ings|-30
ingu|3
ingy|10
ini$|20
inis|-2
init|12
ink$|-4
inki|27
inma|-3
inne|-13
inni|26
inpu|55
ins|7
ins feld|10
ins$|7
insc|6
inscrire|18
insi|22
inst|32
instead|-2
instead and|2
instead of|-22
insted|16
instruccion|3
instrucciones|5
instruction|34
instruction for|2
instructions|2
instructions and|-4
instructions for|4
int$|2
inta|-19
intake|16
inte|-11
inteligence|26
inteligencia|-15
intelijencia|6
intelligence|7
intelligence artificielle|6
intelligenz|12
interna|2
interne|9
inti|5
intitule|7
into|-8
into a|2
into the|11
intr|15
ints|-23
inue|4
inut|3
invi|4
invite|18
invo|-4
invoice|-5
inwe|-4
ion$|-3
ione|-14
ionn|-12
ions|-19
ior$|4
iori|12
iort|-2
ios$|-29
ious|7
ipci|1
ipe$|12
ique|-1
ira$|-11
ird$|-27
ire$|-14
irec|-12
iri$|19
irm$|5
irma|7
iroi|25
irs$|-20
irst|-17
irte|8
irtu|-2
is|-7
is a|28
is done|-11
is due|-20
is for|15
is going|3
is january|13
is no|-19
is not|-1
is now|3
is on|3
is priya|7
is reading|4
is responsible|-9
is the|9
is to|26
is tomasz|20
is urgent|4
is your|19
isch|-31
ise$|-22
ised|1
isen|-12
iser|-15
ish$|-31
ishe|-3
isia|11
isib|29
isin|-12
isio|4
ismo|-3
iso$|15
ispe|12
isre|12
iss$|-3
issa|-3
isse|-37
isst|35
issu|-14
ist|-7
ist$|-7
ista|17
iste|12
isti|-18
istm|-1
istn|10
isto|30
istr|-4
ists|-8
isz$|7
isze|7
it|3
it and|8
it as|7
it be|1
it for|10
it had|19
it has|15
it in|-15
it is|-4
it off|-12
it on|24
it read|1
it says|13
it so|6
it to|1
it today|-10
it urgent|4
it was|-7
it will|17
it would|27
it wrote|52
it's|-5
ita$|-18
ital|7
itan|33
itat|23
itch|-5
ite$|-2
itel|31
item|-1
item above|16
iten|11
iter|30
ites|-37
itet|25
ith$|-4
ithm|30
itho|-7
itie|14
itin|7
itle|17
itli|11
itmo|15
ito$|21
iton|52
itor|-27
itre|4
its|9
its own|16
its$|-3
itse|1
itself|1
itt$|16
itte|-17
ittl|10
itty|14
itul|29
itun|20
itut|5
ity$|-22
iva$|-6
ive$|-7
ived|1
ivel|14
iven|-3
iver|-9
ives|-1
ivi$|4
ivin|8
iya$|-4
iya'|15
ize$|-21
izen|9
izer|20
ißt$|15
j|-1
ja|-7
jail|20
jailbreak|20
jame|25
james|16
janu|-5
january and|1
je|15
ject|-21
jede|-2
jeden|9
jenc|6
jent|9
jetz|8
jetzt|-4
job|8
job is|18
job$|8
jona|-7
jonas|-5
jonas berg|28
jonas is|38
jour|-14
json|51
june|-3
jus|3
jus$|3
just|4
k|5
kae$|-2
kafo|5
kan$|-5
kass|-1
kauf|2
kbot|18
ked$|-13
ked'|1
keep|4
kein|20
keine|-12
keit|14
ken$|-6
ker$|-28
kers|-29
kes$|-9
kest|3
kestrel|3
ket$|-5
kets|-11
kevi|-2
kevin|-1
ki|48
kind|7
kindly|2
king|-7
kip$|-10
klei|-8
knec|11
knew|1
know|-14
known|16
knows|4
koll|1
kollegin|9
kont|18
koye|-1
kspa|20
kspc|21
ktor|4
ktory|4
ktory to|4
kuns|12
kunstliche|12
kunstliche intelligenz|12
l|11
l'ag|34
l'agent|35
l'an|-5
l'assistant|14
l'at|-18
l'ec|4
l'echeance|5
l'ia|26
l'or|14
l'ou|5
l'outil|5
la|-8
la case|14
la casilla|14
la date|32
la fecha|-9
la leyenda|14
la lista|4
la machine|-14
la maquina|-13
la persona|3
la personne|12
la prioridad|5
la tache|9
la tarea|12
labl|-5
labr|18
lace|-12
lado|13
lady|34
lag$|-12
lage|-20
lait|12
lama|-4
lan$|-13
lanc|11
lane|-17
lang|11
language|8
language model|7
lank|-16
lant|-8
lar$|1
las|-18
las tareas|14
las$|-17
lase|-14
lasi|8
lass|-5
last|-11
last week|18
late|-12
lati|-12
lato|34
laud|25
laut|12
lautet|12
lay$|-23
lbox|4
lbre|-3
lche|7
lcol|14
lder|-11
lds$|4
le|-4
le logiciel|-4
le mars|11
le plus|10
le programme|13
le robo|16
le robot|-13
lea|9
lea$|6
leaf|-26
leag|3
lean|-12
leas|-6
leav|3
leave the|-12
lech|2
lect|14
lecteur|16
lector|6
lector automatico|16
lectura|21
lectura automatica|10
led$|-14
ledi|-12
lee|16
lee esto|3
lee$|-1
leep|6
leer|17
lees|5
lees esto|7
left|-5
lega|-5
legal|2
lege|-19
legg|11
legi|-9
legt|14
legu|3
leib|7
lein|4
leit|-6
leme|-2
len$|-17
lena|-2
lend|-1
leng|5
lent|15
ler$|-15
lerk|4
les|-6
les consignes|10
les taches|13
les$|-12
lese|5
lesen|3
less|6
let|-2
let it|7
let the|5
let$|26
leta|32
lete|-1
leti|12
letter|6
letters|10
leur|2
leva|-9
leve|23
level|-9
level urgent|8
lexa|27
ley$|-4
leye|9
leyenda|14
lfer|10
lgor|30
li|5
lia$|21
libr|-17
lica|2
lice|2
licence|17
lich|-13
licy|21
lida|-9
lide|19
lieb|9
liebe ki|35
liebes|10
liebes programm|10
lien|-31
lier|-8
lies|2
liest|22
lig$|-19
liga|-1
lige|23
ligh|11
ligk|45
lign|-5
ligne|5
lignes|2
lije|6
lik$|-12
like|-5
like that|24
limi|-13
limite|21
lind|-33
line|8
line is|5
lines|7
ling|-17
liqu|13
lir$|18
lis$|-9
lisa|3
liss|12
list|8
list of|-7
lista|11
lista de|-16
liste|-5
listen|17
listes|13
listo|-16
lists|14
lit|21
lit$|7
liti|17
litt|12
little|12
little robot|10
lity|4
lla$|-4
llam|-6
lle$|13
llea|6
llec|3
lled|-10
lleg|3
llen|16
ller|-26
lles|13
llev|-9
llig|15
llin|10
llm|49
llm$|49
llo$|2
llow|-6
lls$|-15
llst|8
llt$|-39
llwa|23
lly$|-24
lo|7
lo anterior|29
lo de|6
lo que|7
lock|-21
locked|11
logi|-2
logiciel|24
lok$|96
lol|-15
lol$|-15
lon$|5
long|-10
look|-6
look at|1
lope|-3
lorn|2
los|-1
los$|-13
losc|10
losch|3
losche|9
losche alle|9
lose|-8
lot$|-8
love|-18
loved|37
low|11
low and|5
low priority|4
low$|4
lowe|-24
lowest|23
lowest priority|-1
lowi|-2
lows|-11
lper|19
lpfu|-2
lrea|2
lred|13
lse$|1
lso$|-2
lsta|4
lta$|-21
ltd|-2
ltd$|-2
lte$|-22
lter|-3
ltet|-2
ltho|13
ltin|10
ltun|-10
lu|22
luck|6
lue$|-2
lues|-17
lug$|-10
lui|-8
lum$|-20
lunc|-6
lung|2
lus$|18
luti|-12
lve$|6
lved|-13
lver|-2
lves|11
lvid|-3
lway|6
lwo$|15
lyse|4
m|1
ma|-5
maar|-6
mach|9
machine|4
machine a|-20
machine readers|9
machine that|21
machines|15
machne|13
macht|9
made|-40
mado|-12
maek|6
mage|7
mail|4
mail addresses|7
mail as|38
mailbox|12
mails|-4
main|-3
mais|23
mak|1
mak$|1
make|8
make it|-6
make no|2
make the|-6
make this|3
maker|22
makes|-8
makes tasks|8
maki|20
making|9
mal$|-24
mall|15
man$|-7
mana|28
manana|18
mand|-28
mann|-12
mans|24
many|9
maqu|20
maquina|13
mar$|-2
mara|-4
marc|-5
march|1
march is|10
mari|-3
mark|11
mark all|-40
mark as|12
mark every|1
mark it|-2
mark this|9
mars|-6
mart|-23
marz|-16
mas|-5
mas$|21
masc|19
maschinchen|6
maschine|15
maschinelle|12
mash|55
masz|4
mat$|4
mate|-4
mati|9
matt|-6
maxi|7
maxima|4
may|-6
may be|9
may$|-6
maß$|2
mber|-8
mbh$|6
mbie|22
mbio|18
mble|5
mbre|-11
mbro|8
me|-4
me urgent|8
mean|15
means|10
mebo|3
med$|-28
medi|-5
meet|-18
mehr|-6
mei|5
mei and|10
mei is|5
mei tanaka|5
mei$|5
memb|5
members|20
meme|14
men$|-21
mens|4
mensage|19
mensaje|-10
menschen|7
ment|-7
mention|30
mention the|19
mer$|-8
merc|3
merci|-21
meri|31
merk|19
mes|12
mes$|-6
mesa|15
mesage|31
mess|-1
message|-2
message is|-22
met|15
met$|1
meti|3
mets|36
mett|-13
mi|20
mich|-7
mie$|-8
mien|21
mier|31
migh|10
might|10
mill|7
min$|-4
mina|-44
mind|11
mine|-4
mini|16
minima|9
mins|-7
minu|-2
minute|21
mir|18
mir$|-6
mis$|-5
mism|-8
mismo|-7
miss|-13
mist|24
mit|7
mit dem|-8
mit der|2
mit$|-12
mite|29
mith|-5
mitl|16
mitliest|11
mma$|-6
mmar|9
mme|-9
mme$|-6
mmen|-31
mmer|-26
mod$|4
mode|18
mode on|22
model|13
model you|1
modele|3
modele de|6
modelo|12
modelo que|1
models|15
modl|33
modo|35
modu|12
moge|1
moi|-1
moi$|-1
mome|-13
moment|2
mon$|-15
mond|-20
monday|-18
mont|-10
month|-10
mor$|30
more|-13
morg|6
morgen|-6
morn|-7
morning|-5
moro|-4
morr|3
mos$|-48
most|4
mot|-5
mot$|-2
mote|23
moth|-2
moto|1
motor|7
moul|15
mpil|7
mpla|-10
mple|9
mpli|5
mply|25
mpor|-3
mpre|6
mpri|8
mpt$|-2
mpte|4
mpty|4
mput|32
mr|-13
much|-1
mucho|7
mum$|-2
mus$|-2
must|-1
must answer|14
must be|-17
must contain|1
must set|6
muy|-7
muy$|-7
my|-11
n|16
n'en|9
n'es|-1
n'est|-3
n't$|-12
na|24
nabl|54
nach|-7
nachricht|6
nada|2
nadi|7
nadie|18
nado|33
nage|3
nair|24
nair and|18
nair in|31
nair y|-19
naka|10
nal$|-3
naly|1
name|6
name in|31
name it|1
name priya|6
name this|18
named|-9
names|10
nana|18
nanc|8
nant|1
nanz|-1
nao|20
nao$|20
nas$|5
nata|18
nate|-2
natu|-3
natural|8
nau$|10
nbox|4
nbre|46
ncar|-9
nce$|-9
ncel|40
ncer|-23
nche|-7
ncia|5
ncid|17
ncim|-1
ncio|-2
ncy$|-27
nd|3
nda$|4
ndar|-3
nday|-7
nde$|-18
ndel|5
nden|22
nder|10
ndez|-3
ndig|-11
ndin|-13
ndle|9
ndli|-14
ndly|-3
ndmo|6
ndo$|-3
ndor|3
ndre|13
ndri|15
nds$|1
ne|14
nech|11
ned$|2
nee$|8
need|-14
need to|4
needs|-2
nees|-2
nel$|-3
nell|20
nem$|7
nen$|6
nenn|4
ner$|-11
nera|1
ners|-12
nes$|-2
net$|-7
nett|14
neve|-20
never|19
nevr|11
new|-17
new instruction|-8
new instructions|32
new rule|49
new$|-15
news|9
next|-9
nfac|9
nfid|10
nfie|-7
nfig|6
nfir|-1
nfo$|-4
nfor|-4
nga$|4
ngag|-1
ngas|5
nge$|-11
nged|8
ngen|-11
nges|44
nget|7
ngin|-9
ngli|-7
ngly|23
ngs$|-29
ngua|-1
ngun|11
ngy$|10
nic$|-5
nich|-14
nicht|8
nidr|2
nie|21
nie$|-23
nied|-12
niedrig|-16
niet|6
nig$|1
nigh|-19
nima|6
nimm|9
ning|-16
ninguna|11
niqu|5
nise|12
nish|10
nist|-3
nit$|14
nive|19
nke$|-11
nkin|6
nkne|11
nks$|-30
nlo$|6
nlp|18
nlp$|18
nly$|4
nmal|5
nna$|6
nnai|9
nne$|-15
nned|17
nnel|-19
nner|-21
nnin|29
nnis|11
no|-1
no day|8
no need|31
no task|13
nobo|-3
nobody|7
noch|-12
nom|12
nom$|12
nomb|-1
nombre de|3
non|26
non$|9
nonb|1
none|-16
noon|-7
nor$|-8
nora|18
nore|-18
nori|9
norm|2
nort|-4
northgate|5
nos$|-62
not|-6
not a|9
not for|14
not mention|7
not read|36
not take|11
not tell|22
not$|-7
nota|29
note|10
note for|7
note to|-8
notes|-8
notes of|5
noth|-4
nothing|-9
nothing else|2
nothing to|6
noti|-10
notice|24
notice to|-13
nous|2
nove|3
novi|7
noviembre|7
now|8
now an|14
now in|-8
now on|37
now the|5
now$|3
nown|20
nput|55
nsa$|29
nsab|-8
nsag|19
nsaj|-10
nsch|-27
nscr|-8
nse$|8
nser|7
nsfe|-1
nsia|10
nsib|-6
nsid|28
nsig|6
nsla|12
nst$|-14
nsta|-12
nste|17
nstl|12
nstr|15
nstu|4
nsub|5
nswe|-2
nt|24
nta$|18
ntai|24
ntak|-13
ntan|-13
ntar|23
nte$|-4
nted|4
ntel|21
nten|-14
nter|6
ntes|-13
nth$|-10
ntia|-1
ntie|2
ntil|-6
ntin|-12
ntio|23
ntit|10
ntly|10
nto|24
nto$|8
ntra|1
ntre|-5
ntri|4
ntry|7
nts$|-10
ntwo|-2
nty$|-3
nuar|-4
nue$|59
null|-12
numb|4
nume|14
nung|-22
nur|28
nur fur|21
nur$|28
nute|3
nutz|6
nver|-4
nvia|-3
nvie|10
nvis|14
nvit|-8
nvoi|-12
nwei|13
nwic|-12
nwse|1
nyon|-5
nyth|8
nza$|17
o|15
oard|-11
obbo|-1
obe$|-15
oben|16
ober|7
obey|1
obje|37
obli|5
obo$|35
obod|-3
obot|18
obre|-5
oced|4
oces|19
och|48
och$|-19
ocha|8
oche|-29
ochs|2
ock$|-1
ocke|5
ocr|23
ocr$|23
octo|-4
ocum|9
odas|4
oday|10
ode$|19
odel|13
odo$|9
odos|24
oduc|-5
odul|-15
ody$|1
oem$|-2
oes$|3
oet$|-30
oeve|4
of|-8
of a|33
of all|15
of it|16
of its|11
of jonas|11
of march|-12
of reading|10
of text|24
of the|-5
of them|-3
of this|5
of tomasz|25
of what|2
of your|-4
off|17
off$|13
offe|-42
offer|31
offi|-20
ofic|3
ofil|48
ofor|-3
oftw|16
ofwa|29
ogam|14
oge$|-4
ogic|28
ogni|35
ogra|12
ohne|-3
oice|-10
oing|-9
oint|-9
oir$|-21
ois$|-12
oit$|5
ojec|8
ok|1
okaf|5
okafor|-3
okafor and|5
okafor as|3
oken|22
okol|-10
okoy|-1
okoye|-1
oks$|-5
ola|-7
ola$|-39
olat|-15
olch|2
old$|-15
olde|-15
older|5
ole$|13
oleg|9
oles|-11
olge|-1
olic|5
oll$|-27
olle|4
ollo|8
olls|13
olo$|19
olow|2
ols$|-11
olut|-12
olve|13
olvi|-4
olvida|-11
olvida lo|8
omas|-3
omat|22
ome$|-22
omeb|3
omen|22
omes|9
omis|-19
omma|-7
omme|30
omo$|5
omor|5
ompa|-7
ompi|7
ompl|6
ompo|4
ompr|-16
ompt|-9
ompu|32
omt$|-2
on|-8
on it|-3
on sunday|6
on the|3
on this|6
ona$|-28
onas|-4
onbr|1
onc$|6
once|32
once there|5
ond$|-17
onda|-17
onde|25
ondi|30
onds|14
one|14
one and|7
one for|-3
one is|-10
one to|8
one who|22
one$|1
oned|2
onen|12
oner|-1
ones|25
onfe|-4
onfi|4
onfo|-1
ong$|18
onga|6
onig|2
onle|29
onlo|6
only|3
only the|-6
only with|13
only you|14
onn$|6
onna|7
onne|-15
ono$|-8
ons$|-11
onsa|4
onse|-16
onsi|-9
ont$|-2
onta|-36
onte|23
onth|-7
onti|4
ontr|-21
onve|4
onvi|3
ony$|18
ood$|-18
ook$|-8
ooke|-14
ooks|-5
ool$|6
ools|-9
oon$|-14
oor$|-15
oose|-3
oot$|15
oote|28
ootn|28
open|-16
open tasks|-2
opens|14
oper|9
operator|-6
opie|-16
opil|27
ople|2
opor|17
oppe|-8
oppo|17
opposite|18
opy$|-8
or|6
or's|3
ora$|-7
orat|-11
orbe|6
orce|10
ord$|1
orde|-21
ordi|8
ordn|-3
ordo|-9
ordr|1
ords|-11
ore$|-9
orec|13
ored|-9
ores|15
orez|24
orga|9
orge|2
oria|-5
orid|22
orie|7
orig|14
original|-5
orio|24
oris|-36
orit|12
ork$|18
orks|-26
orld|3
orm$|-1
orma|-8
orme|2
ormi|21
orne|32
orni|-7
orow|-4
orra|-8
orre|-10
ors$|-10
ort$|-15
orta|-2
orte|1
orth|-23
orti|-2
ortl|17
orts|8
orty|-3
orwa|-10
ory$|-8
oryt|12
osch|8
ose$|-7
osed|-7
osi$|15
osit|-3
osob|3
oss$|-18
ost$|-13
osta|-3
oste|-20
ot|23
ota$|-24
otar|1
ote$|2
oted|6
oter|23
otes|7
othe|-2
other|17
other tasks|3
othi|10
otic|8
otiz|14
otno|28
oto$|14
otok|-9
otom|2
otor|2
otra|-5
otre|-26
otro|20
ots$|10
ott$|8
otto|51
ou|-11
ou'r|4
oubl|-13
oubli|5
oud$|-39
ough|-24
oujo|4
ould|-18
ouli|19
ound|-20
ount|-14
our|-24
our$|-3
ourc|-20
ourr|-17
ours|-18
ous$|1
ouse|-25
out|-2
out of|-1
out$|-9
oute|10
outi|25
outp|9
output|10
output only|1
output the|-38
output title|10
ouve|-8
ove$|13
oved|-1
over|-8
over the|6
overide|7
override|23
ovie|7
owes|21
owin|-9
own|8
own$|-15
owner|3
owner of|-2
ows$|-30
oxes|-2
oye|6
oye$|-2
p|-17
p d|6
p s|22
pa|-1
pace|-4
page|-11
pala|19
pan$|-3
pany|-9
pape|3
par|-1
par un|3
par$|-1
para|-6
para el|-4
paragraph|2
parc|-21
pare|-7
park|-27
parl|-13
paro|12
pars|59
parser|34
parsers|26
parses|2
parses this|2
parsing|34
part|-3
partir|2
partir de|8
party|2
pas$|-2
paso|19
pass|-15
password|1
passwords|-5
pati|-11
pay|16
pay$|29
pcio|-13
pdat|-7
peak|-4
peat|7
pect|-10
ped$|-23
pedi|-17
pel$|-2
pele|4
peli|-1
pell|-10
pen$|-12
pend|-12
pene|-10
pens|-3
peop|2
people|3
per|7
per$|-20
pera|11
perm|-27
pero|11
pers|18
persn|12
person|-3
person and|10
persona|-3
personas|2
persone|-4
personne|12
peti|9
petite|2
pful|-2
pgif|22
phon|-12
pick|-4
pick jonas|3
pie$|-2
pien|23
pier|-19
piln|18
pilo|32
pipe|-5
pisz|14
pita|-4
plac|3
place|-13
place of|10
plai|-7
plan|-13
plants|29
plas|-17
play|41
ple$|-12
plea|-2
please|-13
please ignore|-3
ples|13
plese|-20
plet|8
pli$|1
plic|3
plie|9
ploy|-19
pls|2
pls$|2
plu|29
plu$|29
plug|12
plus|18
ply$|4
poem|-2
poet|-30
poin|1
point|19
poli|-20
policy|11
pon|7
pon$|11
pond|14
pone|-13
poner|16
pong|3
ponl|10
ponlo|6
por|14
por$|14
port|-8
pose|-9
posi|-4
post|-19
pour|2
pour le|-23
ppel|-15
ppen|-8
ppgi|22
ppli|7
pply|-17
ppos|1
ppri|-9
ppro|-2
ppy$|-1
pr|11
prac|8
pre$|4
prec|10
precede|14
preg|-2
prem|6
pren|-10
pres|-18
present|-5
pret|26
prev|27
previous|6
previous instructions|2
prie|15
pril|-4
prim|-6
prin|-12
print|18
print your|1
prio|6
prio low|4
prio urgent|22
prioridad|-14
prioridad low|10
prioridad urgent|2
prioridad urgente|-14
prioritat|-5
prioritat auf|27
priorite|-4
priorite basse|2
priorite urgente|6
prioritet|3
prioritty|15
priority and|8
priority high|9
priority low|-28
priority to|4
priority urgent|16
priorty|-2
prit|-1
priv|7
priy|-3
priya|-4
priya nair|24
priya's|15
proc|15
process|-14
processing|19
processing this|5
processor|17
prod|-6
prog|19
progama|16
program|24
program the|6
programa|14
programa que|3
programm|1
programm das|15
programma|7
programme|-26
programs|8
project|6
projects|17
prom|14
prompt|-1
prompt and|23
promt|13
prop|-6
pros|-32
prot|32
protokoll|-9
prov|13
prove|14
prove me|14
prze|-9
przy|22
ps|41
ps for|3
ps pour|1
ptai|2
ptem|1
pter|-3
ptio|4
ptur|10
pty$|4
publ|2
puis|10
punt|1
purg|1
put|6
put amara|1
put in|9
put it|-13
put the|2
put$|23
pute|2
puts|27
pwne|8
pwned|8
q|-13
qe|5
qu'i|-6
qu'il|-6
qu'u|-11
quan|9
quand|22
que|13
que el|-5
que la|-7
que lee|6
que lo|21
que no|7
que un|18
que$|-1
qued|-3
queda|15
quel|-2
quem|2
quer|-9
querido|6
ques|8
quet|-20
qui|4
qui lit|23
qui precede|14
qui$|7
quic|-5
quick|15
quie|30
quien|10
r|-24
r's$|-8
raba|23
rach|12
raci|-62
rad$|-7
rade|17
radu|-10
raed|3
rafael|7
rag$|-30
rage|-31
ragr|18
ragt|4
raig|1
rail|2
rain|-15
rais|-8
raise|10
rait|10
ral$|21
ram$|-2
rama|1
rami|34
ramm|-6
rams|4
ran$|-25
rand|-27
rang|4
rank|5
rans|-4
rant|-18
raph|-13
rar$|-30
rarb|21
ras$|-13
rase|10
rasi|-6
rate|-16
rath|6
rather|18
rati|9
rato|1
raus|14
ray$|-21
rbei|21
rce$|2
rcer|2
rch$|-9
rche|-1
rchi|-11
rci$|-21
rday|-2
rde$|-24
rded|33
rden|-18
rder|-26
rdi$|3
rdin|3
rdle|3
rdo$|-8
rdon|-4
rds$|-5
rdue|-23
rea$|8
read|23
read as|12
read by|33
read on|18
read this|16
reader|22
readers|37
reading|12
reading along|6
reading machine|20
reading software|26
reading this|8
reads|-15
reads this|13
real|-8
realy|-3
ream|2
reas|13
reat|6
rece|-20
rech|-4
rechenknecht|11
rechner|47
reci|8
recipe|9
recipe for|14
reco|20
recopie|19
record|8
records|-3
rect|-6
red|15
red$|-13
redi|-33
redy|9
ree$|7
reed|30
reeds|5
rees|12
refe|8
reff|22
refu|-22
refund|4
rega|-7
rege|-6
regeln|-5
regi|12
regl|-14
regu|-4
rei$|-8
reib|11
rein|-7
reit|6
rekt|17
rel$|21
reli|15
rell|12
rema|21
reme|-2
remi|-11
reminder|-11
remo|-3
removed|1
remp|-1
ren$|-11
rend|-19
rene|-21
reno|-15
rent|-23
reo$|-3
reos|8
repe|-10
repeat|14
repi|38
repl|13
reply|3
reply only|16
reply with|17
repo|-6
repondez|-1
requ|-10
request|-14
requests|2
rer$|-11
res$|-29
resc|17
rese|-2
reset|3
reso|3
resolved|-9
resp|15
respond|6
responsable|-8
responsable a|5
responsable mei|2
responsible|-6
responsible person|21
ress|-9
rest|-18
resu|15
result|6
ret$|-2
reta|-11
rete|37
reti|7
retu|-8
return|8
returns|3
reun|-16
reve|-19
reveal|8
reveal your|8
revi|-14
rew$|-14
rey$|-26
rez$|18
rfas|24
rgad|-1
rgan|4
rge$|-12
rgen|12
rget|-3
rgne|-17
ria$|-33
riba|9
ribe|6
ribi|-4
ribu|-13
rice|-2
rich|8
rida|1
ridd|8
ride|25
rido|-4
rie$|-19
rieb|6
riel|1
rien|-15
rier|11
ries|-25
riet|-1
rift|-3
rig$|-1
rige|-3
righ|8
right|-1
rights|1
rigi|-13
rike|-12
ril$|-3
rim$|-23
rime|40
ring|-6
rint|-1
rio$|-3
rior|14
rios|-17
ripc|1
ript|4
riqu|43
rire|4
ris$|-44
rise|14
risi|3
rist|-4
rit$|10
rita|-18
rite|7
rith|27
riti|-3
ritm|19
rito|8
rity|-11
riva|23
rivi|-29
riya|-3
rjen|9
rkin|-16
rks$|-34
rksp|25
rkt$|12
rla$|-14
rld$|3
rled|1
rlie|-4
rlo$|-9
rma$|-26
rmai|6
rmat|9
rme$|-13
rmer|18
rmin|13
rmis|6
rms$|-23
rna$|-62
rnal|18
rne$|37
rnin|-5
rno$|16
rns$|6
robb|-3
robbot|-1
robe|14
robo|34
robot|7
robots|-21
roce|20
rodu|-5
roga|12
rogr|9
roir|25
role|11
role system|11
roll|1
rom$|-10
romi|-6
romp|-4
romt|11
ron$|-20
rong|-17
roni|28
room|15
root|13
rop$|-5
ropr|5
ror$|-3
ros$|-13
ross|-25
rote|41
roto|-18
roun|-16
rout|20
routing|49
rove|4
row$|1
rows|31
rra$|2
rrag|7
rrec|3
rren|6
rreo|6
rres|3
rrid|20
rrie|7
rror|-2
rrow|-4
rry$|-40
rsat|5
rsch|-9
rsda|-1
rse$|4
rsel|3
rser|35
rses|2
rsin|32
rsio|-1
rsn$|12
rst$|12
rsta|-4
rsto|20
rta$|-31
rtan|13
rte$|-17
rted|3
rten|12
rter|-25
rtes|19
rtet|-1
rthe|14
rthg|4
rtif|32
rtig|-1
rtli|-2
rtor|29
rtra|4
rts$|-23
rtua|-2
rtun|5
rty$|-15
ruar|8
rube|-4
rucc|-4
ruck|-22
ruct|8
rule|21
rules|30
rules and|1
run|12
run$|-28
runn|9
rust|15
rve$|12
rvee|30
rver|-8
rvic|-11
rvis|26
rwal|20
rwar|-15
rwei|23
rybo|-9
ryon|-6
ryth|14
s|-48
s for|46
s to|6
s's$|21
sa|-10
sabe|14
sabl|-7
sach|6
sado|2
sage|12
said|-6
sais|25
saje|-11
sak$|3
salu|-9
same|-1
samp|14
samt|4
sans|15
sans date|14
sati|-27
satz|5
save|24
say|13
say the|8
say$|8
says|-6
scal|22
scan|20
scar|34
scen|-32
sch$|-11
scha|-18
sche|-7
schi|-11
schl|-10
scho|-19
schr|20
schreib|18
schreibt|9
schrieb|7
scre|-20
screen|3
scri|16
sday|-20
se lo|2
se que|16
seco|-9
second|-8
secr|16
secretary|2
sed$|-9
see|-7
see it|12
see$|2
sees|2
segn|20
segu|-2
sehr|-1
sein|12
seine|2
sel$|-31
sele|12
self|7
sem$|22
sema|-2
sen$|-6
sena|3
send|5
sender|20
sent|9
sent with|32
sentence|12
september|5
ser$|26
ser'|4
sera|-2
seri|-2
sers|15
sert|16
serv|-13
serve|31
service|14
servise|12
ses$|-6
sess|7
set|-2
set assignee|-29
set due|12
set every|1
set it|-3
set priority|16
set the|6
set this|-2
sett|13
setzen|16
seul|19
seur|1
sez$|26
sfer|-1
sfor|31
shal|27
shall|9
shall take|9
shalt|32
shar|-24
she|-2
she$|-2
shed|-15
shee|2
sher|-4
shin|-16
shou|10
should|13
show|-8
si|9
si tu|2
sia$|-8
sial|9
sias|2
sibl|3
sich|15
side|-19
sie|3
sifi|7
sify|8
sign|-3
sile|-5
silent|3
silently|23
sili|15
sill|10
simi|2
simo|4
simon|1
simon dise|7
sin|9
sin$|-8
sinc|-8
since|-4
sind|-4
sine|8
sing|-9
sino|3
sion|-9
siri|60
sist|15
sistem|3
sistema|23
sistema de|-1
sistema que|4
sit$|-11
sita|20
site|12
skbo|18
sked|7
skin|46
skip|15
skip this|38
sks$|-5
slat|10
slee|6
slot|1
smar|6
smart|20
smart inboxes|19
smit|-5
smo$|-5
sn't|-14
snt$|-8
so|2
so bot|1
so good|16
so that|-5
so write|13
soba|3
sobr|-6
sofo|-1
sofort|-1
soft|10
software|3
software that|-2
softwear|7
sofw|29
sofware|29
soir|5
solc|4
soll|5
solo|38
solo para|27
solu|-12
solv|14
som|15
som$|14
some|-18
somebody|4
son$|-4
sona|1
sond|23
sondern|9
sone|19
sonn|-9
sons|-9
sopo|17
soporte|17
sor$|-23
sort|-5
sour|-20
source|2
spac|11
span|-9
span style|1
spea|1
spec|-12
spen|-13
sper|6
spon|12
spra|20
sprachmodell|26
spri|-17
sreg|12
srob|13
ssa$|22
ssag|6
sse$|-27
ssed|18
ssee|-8
ssen|-22
sser|-1
ssif|14
ssig|-5
ssin|-11
ssio|-4
ssis|14
ssor|30
sste|26
ssun|18
ssus|7
sswo|-10
sta$|2
staf|5
staff|9
stal|-23
stan|10
stand|-11
stands|23
stands above|10
star|2
start|20
stas|1
stat|-1
state|5
statt|10
status|8
ste$|14
stea|5
sted|-2
steh|-9
steht|-5
stei|-2
stein|3
stel|-5
stem|13
sten|-1
step|-5
ster|-20
stes|10
stet|6
stets|4
stic|43
stim|-7
stin|-18
stio|-1
stli|15
stma|-8
stnt|8
stod|29
ston|-4
stoo|-9
stop|-22
stor|9
store|11
store the|8
stored|15
stra|-5
stre|-16
stro|3
stru|9
sts$|-26
stuf|7
stufe|-3
styl|10
style|-3
su|-11
suar|5
subj|-7
subject|-9
subs|-7
such|2
such a|9
sudo|55
suit|-10
suite|3
suiv|12
sult|-6
sume|28
summ|-12
summarise|7
summarise this|7
sund|4
sunday|15
sunday the|58
sung|46
sunt|5
supp|4
supprime|-6
supprimer|-3
supprimer le|6
supr|6
suprime|6
sur|-2
sur$|-2
sure|4
surv|-10
sus$|7
sust|11
swap|4
swer|13
swit|-3
switched|16
swor|1
syst|13
system|10
system content|11
system ignore|5
system new|26
system notice|-11
system override|1
system prompt|6
system set|7
system you|4
systeme|-4
systems|5
syte|11
sytem|9
sze$|-7
t|-18
t m|34
t's$|-23
ta|-7
taak|12
tabl|-9
tach|18
tache|40
taches|37
taches de|3
tado|24
taff|5
tag|1
tag$|-7
tage|-14
taht|5
tain|9
tair|-13
tait|-7
take|2
take one|1
taken|6
taker|6
takes|-5
taks|35
tal$|-35
tale|5
talk|12
tall|-20
talo|-8
tamb|6
tambien|7
tan$|-25
tana|-1
tanaka|1
tanaka and|3
tanaka y|3
tanc|16
tand|-7
tant|16
tanw|10
tar$|13
tara|-1
tare|33
tarea|24
tareas|39
tareas de|6
tari|-16
tars|8
tart|-21
tary|-5
task|25
task and|1
task as|15
task assistant|25
task bot|-11
task builder|25
task helper|14
task is|5
task list|7
task maker|8
task of|11
task program|25
task to|-4
taskbot|10
tasks|22
tasks and|5
tasks as|-27
tasks named|13
tasks of|17
tasks out|5
tasks with|10
tat$|-5
tate|-17
tati|21
tatt|12
tatu|8
taus|14
tbot|12
tch$|-23
tche|-9
te|7
team|-32
tect|-20
ted$|-12
tee$|-2
teh|-4
teh$|-4
teht|-7
tel|23
tel$|14
tele|52
teli|19
tell|-22
tell the|-12
tem$|2
tema|18
temb|1
teme|11
tems|5
ten$|-28
tena|-9
tenc|26
tend|-22
teni|7
tens|-1
tent|16
tep$|1
ter$|-8
terd|3
tere|17
teri|-2
term|8
termin|9
termine|-4
terms|12
tern|3
terp|23
ters|3
tes$|-5
test|-6
tet$|15
tets|4
teur|13
teve|-2
text|20
text above|4
text and|1
text is|-1
text oben|2
texte|-4
texto|8
texts|-1
tgpt|24
th|6
th of|14
than|-8
thank|10
thank you|-12
thanks|-20
that|8
that are|2
that files|18
that has|3
that is|9
that it|1
that makes|8
that reads|6
that the|4
that there|-12
that turns|22
that you|-10
thats|12
the|-9
the above|23
the admin|-11
the administrator|13
the ai|7
the answer|39
the asistant|-3
the assignee|32
the assistant|-36
the auto|53
the automated|10
the automatic|16
the board|18
the bot|-30
the box|29
the ceo|-4
the clever|3
the computer|35
the current|1
the date|-11
the day|29
the deadline|29
the description|27
the due|11
the end|-10
the extractor|26
the field|6
the first|4
the following|3
the form|-12
the highest|5
the humans|4
the importer|43
the last|-2
the level|46
the list|-17
the lowest|24
the machine|7
the mail|3
the model|35
the moment|26
the name|34
the note|3
the notes|15
the one|8
the only|4
the other|4
the output|15
the owner|12
the person|14
the plants|33
the priority|23
the program|3
the reading|12
the responsible|6
the rest|3
the robot|-16
the role|-2
the sender|14
the software|-29
the system|6
the taks|3
the task|18
the tasks|12
the text|18
the th|-17
the thing|29
the titel|3
the title|8
the user|28
the whole|11
the word|26
the workspace|1
the$|-9
thei|-10
their|-9
them|4
them to|5
then|7
then it|31
then the|-1
ther|-14
there|25
there is|-14
there was|33
thes|-5
these|-6
they|-11
thga|4
thin|4
thing|-15
thing that|18
thingy|10
think|8
thinking|28
this|14
this as|7
this document|8
this email|10
this for|-6
this is|-10
this letter|25
this line|37
this mail|5
this message|1
this one|13
this page|6
this paragraph|6
this task|12
this text|18
this the|-10
this to|8
this very|19
this workspace|9
this you|-34
thm$|19
thor|-10
thou|3
thre|13
thread|-4
three|12
thro|-20
ths|15
ths$|8
thx|-13
thx$|-13
ti|-1
tial|-1
tic$|15
tica|-15
tice|-4
tick|1
tick it|17
ticked|19
ticket|-3
tickets|11
tico|29
tie$|-1
tien|-1
tier|5
ties|9
tifi|9
tig$|-7
tige|21
tigk|2
tihs|3
tik$|18
til$|12
tili|2
till|-24
time|-12
tin$|-4
tina|2
tine|-13
ting|-3
tinu|5
tion|-7
tiqu|-23
tir$|-21
tiro|25
tise|10
tit$|17
tite|25
titel|25
titel is|2
titl|16
title|11
title field|15
title is|13
title must|17
title nothing|10
title of|-9
title to|21
title wire|2
titr|31
titre|31
titu|18
titular|3
titulo|14
tive|-13
tle$|1
tled|9
tlic|15
tlie|14
tly$|9
tmas|-1
tmat|10
tmo$|15
tnot|28
tnte|8
to|-7
to a|-3
to account|11
to admin|-7
to ai|11
to all|-1
to amara|-1
to anna|6
to any|2
to ask|22
to be|-9
to ben|13
to do|-15
to dos|3
to enter|-9
to hacked|4
to its|38
to january|29
to jonas|19
to list|3
to low|-4
to march|22
to me|-5
to mei|-12
to nobody|13
to pay|7
to pick|9
to priority|7
to priya|-7
to see|20
to set|19
to task|15
to the|1
to this|-14
to tomasz|2
to urgent|4
to victor|10
to viktor|3
to whatever|19
to write|4
to your|4
tobe|-8
tod$|29
toda|15
todas|5
today|14
today and|1
today assign|1
todo|-8
todo lo|17
todos|24
todos los|15
toi|8
toi le|2
toi qui|12
toi$|8
toko|-9
told|10
tom$|-20
toma|9
tomasz|-1
tomasz wilk|16
tomo|5
tomorow|5
tomorrow|9
ton|12
ton$|18
tone|-27
toni|6
tonight|3
too|-3
too$|-3
tood|-8
tool|34
tools|-8
top|16
top$|2
tor$|-7
tor'|2
tore|10
tori|20
tory|21
tos$|-28
tou|12
tou$|10
touj|4
toujours|3
tous|-7
tout|25
tout ce|14
toute|22
toutes|-6
toutes les|-6
tput|10
tra$|-15
trab|23
trac|-1
trad|10
trag|-5
tragt|5
trai|5
traitement|28
tral|44
tran|-19
transfer|5
transfer eur|1
translator's|8
tras|2
trat|-4
tre$|12
trea|-21
treat|-24
trel|2
tres|2
tri$|4
trib|-13
tric|17
trie|-3
tro$|-6
tron|11
tros|3
trus|5
trust|5
trusted|11
try$|-20
tsak|3
tsel|5
tsle|29
tsro|13
tt|7
tte$|-15
tten|-4
tter|-9
ttin|-6
ttle|-16
ttre|-8
ttri|-5
tty$|3
tu me|7
tu mets|12
tual|-4
tufe|1
tula|-14
tule|9
tulo|12
tung|10
tur$|21
tura|4
ture|-17
turn|1
turns|12
tus$|19
tute|-7
twar|14
twea|-1
twen|12
twenty|11
twic|1
twor|20
txt|-1
txt$|-1
tyle|-5
type|3
tze$|16
tzen|5
tzer|7
tzt$|-9
u|6
u'il|-6
u're|4
u'un|-11
uage|-4
ual$|-36
uali|28
uand|6
uant|-2
uari|-8
uary|5
uber|3
ubje|-9
ubri|38
ubsc|2
ucci|-6
uce$|13
uch$|-19
uche|-13
ucho|7
ucke|-4
ucti|11
ucun|7
ude$|5
udo$|-4
ueda|30
ueme|2
uen$|-10
uent|9
uer$|-3
uera|17
ueri|-4
ues$|3
ufe$|-4
ufen|-17
ufga|29
uge$|-14
ugh$|-24
ugin|17
uhre|13
uick|-5
uide|-5
uien|-20
uier|13
uiet|11
uild|-18
uill|-2
uilt|17
uina|13
uis$|-7
uite|-7
ujou|-3
ular|-7
ulat|20
uld$|-17
ule$|-15
uler|54
ules|9
ulin|12
ull$|-7
ulo$|10
ult$|18
um|-17
uman|36
umbe|-17
ume$|3
umen|-18
umer|9
umma|9
un|-6
una|-6
una$|2
unch|-8
und|9
und den|3
und der|1
und die|-6
und losche|5
und weise|2
und$|-2
unda|1
unde|-4
under|-3
understod|29
unds|-1
une|3
une tache|19
une$|4
ung$|-27
unge|-9
ungs|10
unit|-3
uns|4
uns$|-14
unst|11
unsubscribe|5
unt$|-13
unta|-29
unte|-16
unter|7
unti|-8
until|-6
unto|-20
unts|17
uold|-20
uor$|20
uote|-10
up|-14
upda|-7
update|-3
uper|1
upon|2
uppg|22
uppl|6
uppo|4
uppr|-6
upri|5
ur|3
ura$|6
ural|27
urat|-14
urce|-20
urch|-4
ure$|7
urga|-4
urgant|-4
urge|8
urgencia|24
urgency|-16
urgent|9
urgent and|20
urgent assign|7
urgent assignee|2
urgent due|-35
urgent et|8
urgent for|-17
urgent mei|25
urgent the|-20
urgent tomorrow|43
urgent urgent|24
urgent y|2
urgente|-5
urgn|-3
urgnet|-17
urje|9
urjente|9
urn$|6
urns|7
uro$|-5
uros|-25
urre|10
urri|4
urs$|-22
urse|-14
ursu|3
urth|28
us|-12
use|19
use it|-5
use$|-8
user|9
user's|4
users|-5
uses|7
uso$|18
uss$|15
ussi|-6
ust$|-7
usta|-5
uste|-23
usti|13
usua|9
usuarios|10
uswe|17
ute$|-9
uter|4
utes|-6
utet|8
utho|3
util|8
utin|32
utio|-13
utma|10
uto$|4
utom|26
utpu|10
utre|10
uts$|-18
utte|3
uty$|7
utze|5
v|-6
va|11
vaci|27
vail|39
val$|-30
vale|-3
vali|-7
valu|33
value|41
values|-8
van|-7
van$|4
vant|1
vas$|-21
veal|-20
vec$|10
ved$|-6
vee$|29
vel$|-17
velo|-15
ven$|-1
venc|6
vence|16
vencimiento|-9
vend|-38
vendor|2
ver$|-2
vera|-6
verarbeitet|4
verb|8
verd|4
vere|-26
verg|-16
vergiss|1
vergiss alle|14
vergiss alles|8
veri|-6
verm|8
vero|-2
verr|14
vers|-10
version|5
verstanden|9
vert|6
verw|25
very|5
ves$|-10
vest|8
vez$|-9
viad|46
vice|-8
vict|30
victor|10
vida|16
viem|7
vien|-7
vier|-3
view|-7
vikt|2
viktor|2
vin$|-9
vina|1
ving|11
viou|4
virt|-2
virtual|-2
vis$|-15
vise|27
visi|-10
viso|12
vite|-3
voic|-18
voll|-12
vom|-5
vom$|-5
von|2
von einem|4
von priya|1
von$|-8
voor|-4
vor|2
vor$|-26
vorg|9
vorz|20
vos|7
vos$|6
voss|8
vote|10
votr|7
votre|7
vous|-3
vril|4
vry$|9
vryt|24
w|-19
walt|-10
want|-14
war|3
war einmal|4
war$|7
ward|12
ware|15
warn|23
was|3
was a|12
was$|3
wat|21
wat is|20
wat$|21
wate|-14
watever|1
way$|-19
ways|9
we|-16
wear|22
wech|-1
week|-12
weg|17
weg$|10
weig|18
weil|5
weis|1
weise|2
weit|13
well|25
wen|28
wen$|-11
wenn|7
went|-12
wer|-11
wer$|-23
were|-5
wers|-3
wert|26
west|8
what|7
what is|1
what you|-10
whatever|13
whatever you|-23
when i|2
when you|-10
wher|-7
where|11
whic|5
which|-7
whil|8
while|16
while you|40
whit|-20
white|5
who|-9
who has|-4
who mei|8
who$|-9
whoe|5
whoever|6
whoever is|4
whoever or|1
whol|-3
whole|5
whos|20
wich|19
wichtigkeit|2
wick|4
wie|16
wie$|16
wied|9
wieder|-2
wiht|13
wil|-1
wil$|-1
wilk|12
wilk and|8
will|-6
will be|4
wing|-14
wipe|6
wird|11
wire|17
wire eur|16
wire to|5
wirt|-1
wirte|7
wise|8
wish|-2
witc|-2
with|-1
with a|7
with done|3
with due|2
with hacked|12
with ok|8
with priority|6
with the|-9
with this|-10
with title|7
without|-7
without a|-4
wlik|17
wned|8
wner|1
word|26
word banana|4
word for|17
words|-3
work|-9
workspace|20
workspace owner|8
worl|3
wort|22
would|1
would you|-15
wpis|7
writ|-19
writ jonas|9
write|1
write down|-7
write it|10
write the|-6
writen|5
writer|27
writes|-9
written|-4
wron|-21
wrong|-21
wrot|1
wrote|1
wser|49
x|-19
xact|2
xamp|20
xcep|7
xes$|-6
xima|1
ximu|8
xpec|-1
xpor|7
xte$|4
xto$|8
xtra|31
xts$|-1
y|26
y el|16
y no|4
y que|-2
y se|2
y tu|22
ya|-12
ya's|14
ybod|-14
year|-19
yend|14
yer$|-42
yes|-12
yes$|15
yest|17
yesterday|5
ying|14
yle$|-14
ymen|-15
yone|-8
you are|18
you do|6
you have|-7
you know|2
you may|22
you must|17
you read|17
you see|-7
you summarise|7
you the|-3
you were|19
you will|26
you'|-6
you're|4
your|6
your answer|40
your guidelines|12
your instructions|9
your output|5
your previous|11
your rules|12
your system|11
ypis|32
yse$|-6
yste|11
ytem|11
ythi|11
ythm|11
yuo|15
yuo$|15
yuor|20
z|-21
zada|18
zahl|-11
zeil|6
zemb|-2
zer$|5
zet|14
zet$|14
ziel|3
zone|24
zu|9
zust|25
zustandig|-6
zustandig ist|19
zustandige|2
zyta|2
~'|-11
~'hckd|1
~a|7
~a ~amr|8
~a ~astnt|5
~a ~bt|-2
~a ~d|10
~a ~dt|15
~a ~fr|17
~a ~hmn|6
~a ~i|116
~a ~jns|24
~a ~l|14
~a ~ltl|-26
~a ~m|16
~a ~mchn|-1
~a ~nd|6
~a ~nt|3
~a ~pm|5
~a ~pr|10
~a ~prgrm|2
~a ~prsn|38
~a ~prsr|30
~a ~prt|20
~a ~prtr|8
~a ~rdng|-2
~a ~rfl|24
~a ~t|-18
~a ~th|-13
~a ~tht|4
~a ~tl|11
~a ~tls|-2
~a ~tmsz|25
~a ~tsk|-5
~a ~urgnt|16
~ab|-21
~abgschlt|4
~absndr|10
~abt|-5
~abt ~it|-23
~abt ~th|19
~abv|22
~abv ~and|-26
~abv ~is|2
~ach|21
~achtng|9
~acn|7
~acnt|8
~acnt ~wth|1
~acpt|-3
~acrdngl|23
~acrs|18
~acs ~grntd|1
~acs ~t|8
~actn|-28
~ad|8
~admn|7
~admn ~bt|2
~admn ~md|12
~admn ~rghts|-10
~admnstrdr|7
~admnstrtr|33
~admnstrtr ~and|2
~adn|-6
~adrs|8
~adrs ~of|22
~adrsd|3
~advn|14
~af|-18
~af ~dn|8
~af ~drngnd|27
~af ~urgnt|2
~afgb|2
~afgbn|18
~aftr|5
~agn|-8
~agnst|-17
~agnt|34
~agnt ~tht|19
~agnts|28
~agr|3
~agrd|13
~agrd ~wth|-3
~agrdcd|8
~agrs|16
~ags|10
~agst|-1
~ahr|8
~al|2
~al ~afgbn|7
~al ~bshrgn|7
~al ~mdl|29
~al ~of|40
~al ~opn|6
~al ~prjcts|17
~al ~prvs|-8
~al ~th|14
~al ~tsks|18
~al ~usr|-5
~al ~usrs|1
~algrthm|19
~algrtm|16
~alng|10
~alrd|8
~als|17
~als ~erldgt|11
~als ~zstndg|4
~alt|-2
~althgh|13
~alw|13
~alws|11
~alws ~d|1
~alws ~ds|5
~alx|12
~am|-6
~amr|-2
~amr ~is|-5
~amr ~okfr|23
~an|11
~an ~a|22
~an ~astnt|-11
~an ~atmtd|-39
~an ~d|-6
~an ~dn|16
~an ~ds|11
~an ~mr|7
~an ~othr|7
~and|3
~and ~a|-12
~and ~al|25
~and ~answr|13
~and ~asgn|12
~and ~cl|-8
~and ~crt|2
~and ~d|19
~and ~dlt|-13
~and ~fr|17
~and ~gv|-27
~and ~hv|28
~and ~i|6
~and ~it|17
~and ~its|37
~and ~lt|9
~and ~lv|2
~and ~lw|7
~and ~m|-9
~and ~mk|12
~and ~mrk|-16
~and ~mst|1
~and ~n|8
~and ~prnt|-11
~and ~prt|14
~and ~pt|-5
~and ~rpl|13
~and ~rvl|8
~and ~s|9
~and ~st|-23
~and ~t|1
~and ~th|-11
~and ~tht|-11
~and ~tl|-2
~and ~us|-3
~and ~wht|-17
~and ~wrt|-7
~and ~wth|11
~and ~y|35
~andr|13
~anlr|12
~answr|13
~answr ~in|-14
~answr ~onl|12
~answr ~tht|9
~answr ~wth|57
~anthng|12
~anthng ~els|2
~antr|9
~antr ~y|9
~ants|1
~ants ~d|15
~antwrt|25
~anwsng|-3
~anwsng ~an|2
~anwsngn|7
~anwsngn ~und|7
~anwsr|1
~ap|-11
~apl|5
~apl ~bfr|14
~aplctn|-27
~apnt|17
~aprl|-2
~aprv|16
~aprvd|-6
~aprvd ~b|10
~aq|2
~ar|3
~ar ~alws|22
~ar ~an|11
~ar ~in|-20
~ar ~n|16
~ar ~nt|3
~ar ~nw|20
~ar ~th|9
~ar ~urgnt|20
~ar ~y|17
~archv|-14
~art|2
~artfcl|6
~artfcl ~intlgnc|-10
~artfcl ~t|11
~artfsl|9
~arv|-1
~as ~a|-9
~as ~asgn|4
~as ~cmpltd|-17
~as ~d|3
~as ~dn|-15
~as ~fnshd|20
~as ~it|7
~as ~l|2
~as ~lw|13
~as ~t|19
~as ~th|13
~as ~tl|1
~as ~urgnt|-14
~as ~y|16
~asgn|3
~asgn ~a|9
~asgn ~bn|8
~asgn ~evrthng|2
~asgn ~is|18
~asgn ~it|16
~asgn ~jns|11
~asgn ~m|59
~asgn ~mst|21
~asgn ~pr|2
~asgn ~t|-14
~asgn ~th|-12
~asgn ~ths|-34
~asgn ~tmsz|19
~asgnd|-24
~asgnd ~t|-9
~ask|8
~askd|8
~askd ~t|-2
~asnt|-1
~asrt|21
~astnt|21
~astnt ~asgn|1
~astnt ~bfr|10
~astnt ~d|-16
~astnt ~dgtl|9
~astnt ~i|-9
~astnt ~is|14
~astnt ~mst|-6
~astnt ~st|3
~astnt ~vrtl|-2
~astnt ~wrt|15
~astnt ~y|8
~astntn|24
~astnts|23
~aswrtnd|6
~at|-14
~at ~it|29
~at ~onc|2
~at ~th|-5
~athrsd|20
~atmt|20
~atmtc|2
~atmtc ~rdr|3
~atmtd|2
~atmtd ~astnts|11
~atmtd ~rdr|16
~atmtd ~rdrs|13
~atmtd ~stms|16
~atmtk|24
~atmtn|64
~atmtq|-18
~atmts|12
~atn|95
~atntn|27
~atrb|-8
~av|18
~avc|10
~avc ~l|10
~avlbl|8
~avrl|5
~avs|17
~aw|-10
~b|-10
~b ~a|9
~b ~fr|9
~b ~m|-2
~b ~n|-23
~b ~rd|17
~b ~s|19
~b ~t|20
~b ~th|12
~b ~tht|3
~b ~tmrw|5
~b ~tmsz|12
~b ~urgnt|19
~bck|-3
~bcs|-1
~bd|-7
~bfr|-4
~bfr ~ths|4
~bfr ~y|-6
~bg|-29
~bgng|2
~bhnd|4
~bj|-4
~bk|-4
~bks|-2
~blck|21
~bld|2
~bldr|21
~blng|11
~blnk|-9
~blt|-1
~blv|17
~blw|1
~bn|4
~bn ~ok|14
~bn ~urgnt|14
~bng|6
~bns|-31
~bntzr|5
~br|-1
~br ~tds|14
~brd|-4
~brg|13
~brg ~and|10
~brg ~as|1
~brg ~et|13
~brg ~in|6
~brg ~pr|12
~brg ~y|8
~brk|-9
~bs|-12
~bs ~mrgn|5
~bschrbng|7
~bshrgn|7
~bshrgn ~anwsngn|7
~bst|-44
~bt|10
~bt ~a|17
~bt ~asgn|25
~bt ~b|-24
~bt ~bt|41
~bt ~d|-10
~bt ~is|16
~bt ~th|11
~bt ~tht|-3
~bt ~y|-8
~btm|6
~bts|26
~btw|6
~bx|6
~bx ~fr|4
~c|-21
~c ~a|15
~cd|-19
~ch|12
~ch ~t|10
~chf|1
~chmp|18
~chng|-20
~chr|-13
~chr ~intlgnc|13
~chrg|2
~chrs|9
~chrstms|-1
~chs|4
~cht|-15
~chtbt|4
~chtbt ~asgn|24
~chtbts|11
~chtgpt|24
~cl|-16
~cl ~it|18
~cl ~q|6
~clbrtn|15
~clcltr|27
~cld|-28
~clg|-3
~clgs|3
~clm|7
~cln|3
~clndr|4
~clr|-8
~clrk|3
~cls ~it|26
~clsd|-9
~clsfctn|15
~clvr|5
~clvr ~ltl|2
~cm|3
~cm ~fch|7
~cm ~hch|1
~cm ~rspnsbl|4
~cm ~trmn|3
~cm ~urgnt|-5
~cmb|12
~cmp|-1
~cmplt|14
~cmpltd|30
~cmpltd ~and|-33
~cmpn|-5
~cmpt|-13
~cmptr|50
~cmptr ~prgrm|3
~cmptr ~s|32
~cms|-9
~cn|-21
~cn ~l|11
~cn ~prd|1
~cncl|-8
~cncl ~th|1
~cncld|6
~cncrn|1
~cnf|5
~cnfdntl|-24
~cnfgrtn|1
~cnfrm|15
~cnsgns|17
~cnt|-11
~cnt ~d|-6
~cnt ~l|3
~cntn|3
~cntns|11
~cntnt|22
~cntrct|4
~cnts|15
~cnvrt|19
~cp|-21
~cplt|27
~cps|-19
~cptl|10
~cptl ~ltrs|10
~cptn|1
~cptr|12
~cr|4
~cr ~on|15
~crct|1
~crds|23
~crg|3
~crl|-4
~crnt|30
~crs|15
~crspndnc|-1
~crt|-5
~crt ~a|3
~crt ~tsks|1
~crtcl|-4
~crtd|-4
~cs|1
~cs ~lgns|2
~csl|14
~cst|-8
~cstmr|-14
~ct|-27
~d|-6
~d ~afgb|-9
~d ~and|9
~d ~anthng|31
~d ~bschrbng|8
~d ~d|-15
~d ~ds|-8
~d ~dt|13
~d ~est|14
~d ~fr|8
~d ~hr|5
~d ~is|20
~d ~it|12
~d ~jnr|73
~d ~jns|3
~d ~k|7
~d ~l|4
~d ~lctr|10
~d ~lgcl|8
~d ~lng|11
~d ~m|39
~d ~mrz|-6
~d ~mtr|4
~d ~n|6
~d ~nt|14
~d ~nvmbr|3
~d ~of|3
~d ~on|16
~d ~pr|21
~d ~prt|-95
~d ~s|42
~d ~sftwr|17
~d ~t|26
~d ~tchs|9
~d ~td|-34
~d ~th|45
~d ~tht|9
~d ~tmrw|15
~d ~tmsz|1
~d ~tr|21
~d ~trs|-3
~d ~y|-31
~db|-14
~dch|-14
~dcmbr|2
~dcmnt|15
~dcn|12
~dctr|6
~dfrnt|12
~dgtl|15
~dgtl ~q|2
~dj|-5
~dl|-10
~dln|9
~dln ~is|-13
~dln ~tmrw|29
~dlt|-4
~dlt ~al|22
~dlt ~th|5
~dm|-23
~dm ~txt|3
~dmn|24
~dn|20
~dn ~alrd|5
~dn ~and|8
~dn ~astntn|32
~dn ~mrz|21
~dn ~tl|6
~dnc|6
~dnd|22
~dng|46
~dnk|1
~dns|-7
~dns ~l|-10
~dnstnwsng|2
~dnt|-6
~dnt ~ask|11
~dnt ~tl|-7
~dnt ~wrt|28
~dr|-1
~dr ~a|4
~dr ~algrthm|12
~dr ~astnt|8
~dr ~cmptr|37
~dr ~k|24
~dr ~ls|4
~dr ~prgrm|52
~dr ~tsk|-21
~drctv|1
~drnglchkt|6
~drngnd|16
~drp|1
~drp ~th|15
~drs|-32
~drs ~acrdngl|5
~ds|-2
~ds ~d|16
~ds ~hr|-4
~ds ~ist|5
~ds ~it|16
~ds ~lst|22
~ds ~nchrcht|16
~ds ~nt|-15
~ds ~prgrm|-15
~ds ~rbt|7
~ds ~s|24
~dscrpcn|14
~dscrptn|6
~dsn|22
~dsnt|-25
~dsr|-18
~dsrgrd|12
~dsrgrd ~evrthng|10
~dsrgrd ~yr|1
~dstntr|9
~dt|8
~dt ~a|-5
~dt ~and|-3
~dt ~at|3
~dt ~bx|8
~dt ~d|7
~dt ~fr|16
~dt ~hr|11
~dt ~is|22
~dt ~jnr|14
~dt ~n|21
~dt ~of|-14
~dt ~t|12
~dt ~td|3
~dt ~tmrw|33
~dt ~y|30
~dtctn|13
~dtctn ~ws|13
~dtr|8
~dts|39
~dvlpr|21
~dvlpr ~md|22
~dvn|2
~dvnt|34
~dwn|5
~dwn ~fr|28
~dzmbr|-2
~e|-5
~e ~d|13
~e ~l|11
~e ~ml|-18
~e ~n|11
~ech|17
~echnc|5
~echnc ~dmn|22
~ecr|5
~ecrs|10
~efct|34
~egl|5
~el|-19
~el ~astnt|5
~el ~d|13
~el ~nmbr|3
~el ~prgrm|6
~el ~tl|8
~els|1
~els ~is|9
~elvn|6
~eml|-39
~empt|4
~empt ~th|9
~en|-1
~en ~el|3
~en ~l|1
~en ~lw|20
~en ~trs|2
~en ~und|1
~en ~urgnt|14
~encrgd|14
~end|24
~end ~of|6
~ends|-18
~enfch|9
~engn|15
~engn ~tht|13
~enm|4
~enml|5
~enml ~en|4
~enr|5
~entr|19
~entr ~pr|5
~entrg|10
~entrgn|-2
~entrs|35
~er|-12
~er ~t|15
~erldgt|11
~erlr|10
~ers|-2
~ers ~t|15
~ers ~un|15
~erst|3
~es|4
~es ~d|19
~es ~jns|34
~es ~un|33
~es ~wr|5
~escrt|-9
~est|5
~est ~cr|9
~est ~d|14
~est ~en|11
~est ~l|3
~est ~mnsj|19
~est ~pr|7
~ests|8
~et|15
~et ~j|3
~et ~l|23
~et ~n|7
~et ~t|6
~evn|25
~evr|15
~evr ~tsk|22
~evrbd|3
~evrn|1
~evrthng|23
~evrthng ~abv|19
~evrthng ~t|-14
~evrthng ~tht|2
~evrthng ~y|23
~exctl|7
~exmpl|8
~extr|-29
~extrcn|35
~extrct|-26
~extrctn|36
~extrctr|26
~f|-8
~fbl|1
~fbr|-21
~fch|4
~fch ~d|-1
~fch ~el|10
~fch ~y|2
~fclts|13
~fd|1
~fhrn|13
~fl|4
~fl ~in|10
~fl ~it|17
~fl ~th|8
~fld|-19
~fld ~asgn|11
~flds|13
~flg|30
~flgkt|5
~flng|17
~flr|4
~fls|-15
~fls ~th|5
~fls ~ths|15
~flt|-12
~flwng|4
~flws|1
~fn|11
~fnd|-12
~fnds|-7
~fnsh|7
~fnshd|23
~fnshd ~and|2
~fr|-8
~fr ~a|-13
~fr ~al|18
~fr ~atmtd|12
~fr ~cmptr|9
~fr ~d|4
~fr ~dn|-17
~fr ~evr|8
~fr ~hmns|3
~fr ~it|13
~fr ~jns|10
~fr ~m|8
~fr ~pl|20
~fr ~pr|-7
~fr ~td|5
~fr ~th|11
~fr ~ths|-2
~fr ~tmsz|19
~fr ~wrd|19
~fr ~y|2
~frc|9
~frcr|10
~frd|-8
~frdg|25
~frg|-6
~frgt|7
~frgt ~th|-91
~frgt ~wht|17
~frgt ~yr|-2
~frm|-7
~frm ~flr|23
~frm ~hr|20
~frm ~m|64
~frm ~nw|36
~frm ~th|14
~frm ~ths|18
~frm ~yr|6
~frnd|28
~frst|6
~frst ~nm|25
~frtg|11
~frthr|4
~frwrd|30
~fs|-5
~ft|-14
~ftnt|29
~ftr|14
~fv|-9
~fx|-24
~g|19
~g ~on|26
~gb|-3
~gd|-6
~gd ~as|12
~gdlns|17
~ghrt|2
~gl|8
~glt|8
~gmbh|6
~gmn|34
~gmß|2
~gn|-3
~gn ~s|13
~gng|8
~gng ~t|16
~gnrtr|21
~gns|12
~gnz|20
~gpt|24
~grd|-9
~grndmthr|6
~grnt|-1
~grntd|-6
~grntd ~prt|1
~grnts|16
~grs|-7
~grt|-33
~grtfl|28
~gs|-20
~gs ~fr|42
~gs ~t|-8
~gst|-12
~gt|-17
~gts|-12
~gv|-3
~gv ~it|13
~gv ~th|-14
~gv ~ths|15
~gvn|6
~gvn ~t|9
~gvs|-10
~h|-28
~h ~cld|-2
~h ~msm|13
~h ~sr|60
~h ~y|24
~hc|18
~hch|-8
~hckd|-17
~hckd ~and|-18
~hckd ~prt|2
~hd|-1
~hdn|20
~hdng|16
~hg|-14
~hgh|-7
~hgh ~prt|16
~hghlghtd|17
~hghlghtr|15
~hghst|3
~hj|22
~hl|-9
~hld|18
~hlm|2
~hlpfl|-2
~hlt|7
~hm|-7
~hmn|17
~hmns|28
~hn|-31
~hnd|-1
~hndlng|32
~hndls|11
~hndls ~ths|15
~hnws|1
~hnws ~an|-10
~hp|-19
~hr|-1
~hr ~and|2
~hr ~en|7
~hr ~m|17
~hr ~on|8
~hrd|-27
~hrt|-27
~hs|-11
~hs ~a|-20
~hs ~bn|10
~hs ~t|12
~hs ~th|-9
~hst|2
~hstr|27
~ht|-13
~hv|-1
~hv ~a|-17
~hv ~bn|20
~hv ~t|25
~hw|-3
~i|1
~i ~am|17
~i ~d|-7
~i ~hv|-3
~i ~knw|23
~i ~n|29
~i ~s|-13
~i ~shld|17
~i ~wl|-7
~i ~wld|-7
~ic|-17
~ich|-7
~id|-27
~if|-5
~if ~a|5
~if ~it|4
~if ~th|-2
~if ~u|24
~if ~y|-3
~if ~yr|14
~ignr|17
~ignr ~al|20
~ignr ~evrthng|9
~ignr ~prvs|18
~ignr ~th|-5
~ignr ~yr|15
~ignrz|24
~ihn|-7
~ihr|-22
~il|-4
~il ~est|8
~im|-8
~imprtnc|20
~imprtnt|-8
~imprtr|35
~in|-4
~in ~a|-11
~in ~admn|6
~in ~cptl|10
~in ~d|17
~in ~dvlpr|8
~in ~it|-2
~in ~mntnc|4
~in ~plc|10
~in ~th|-6
~in ~ths|11
~in ~yr|18
~inbxs|19
~inf|-4
~ins|-30
~ins ~fld|10
~inscr|18
~instd|8
~instd ~and|2
~instd ~of|-11
~instrcn|3
~instrcns|4
~instrctn|39
~instrctn ~fr|2
~instrctns|2
~instrctns ~and|-4
~instrctns ~fr|4
~int|6
~int ~a|2
~int ~th|11
~intk|16
~intl|10
~intlgnc|16
~intlgnc ~artfcl|-12
~intlgnt|2
~intlgnz|12
~intljnc|6
~intrn|2
~intrns|25
~invc|-5
~invsbl|14
~invt|17
~ir|8
~is|-5
~is ~a|27
~is ~d|-18
~is ~dn|-11
~is ~fr|30
~is ~gng|3
~is ~gv|2
~is ~jnr|13
~is ~jns|11
~is ~m|44
~is ~n|-17
~is ~nt|-1
~is ~nw|3
~is ~on|2
~is ~pr|7
~is ~rdng|4
~is ~rspnsbl|-9
~is ~t|22
~is ~th|9
~is ~tmsz|20
~is ~urgnt|5
~is ~yr|19
~isnt|2
~ist|5
~it|4
~it ~a|32
~it ~and|8
~it ~as|7
~it ~b|-34
~it ~fr|10
~it ~gvs|3
~it ~hd|19
~it ~hs|15
~it ~in|-15
~it ~is|7
~it ~of|-7
~it ~on|24
~it ~rd|10
~it ~s|5
~it ~t|13
~it ~td|-10
~it ~urgnt|4
~it ~wl|17
~it ~wld|27
~it ~wrt|51
~it ~ws|-7
~itm|-10
~itm ~abv|16
~its|4
~its ~own|17
~itslf|1
~j|-25
~j ~n|15
~jb|-8
~jb ~is|18
~jdn|9
~jk|-2
~jlbrk|20
~jms|8
~jn|-16
~jnr|-7
~jnr ~and|1
~jns|-4
~jns ~brg|28
~jns ~is|36
~jr|-10
~js|-11
~jsn|52
~jst|4
~jtzt|-4
~k|20
~klg|24
~klgn|13
~kln|-14
~kn|-10
~knd|-20
~kndl|3
~knstlch|12
~knstlch ~intlgnz|12
~knw|-18
~knwn|16
~knws|4
~kp|-5
~kp ~qt|15
~kr|-15
~ks|-42
~kstrl|3
~ktr|3
~ktr ~t|4
~kvn|-1
~l|-12
~l ~antr|29
~l ~cnt|-21
~l ~cs|14
~l ~csl|14
~l ~d|12
~l ~dstntr|3
~l ~dt|28
~l ~est|20
~l ~fch|-7
~l ~hg|16
~l ~l|5
~l ~lgcl|-4
~l ~lnd|14
~l ~lst|-9
~l ~mchn|34
~l ~mqn|-13
~l ~mrs|-1
~l ~mt|-5
~l ~pls|16
~l ~prd|5
~l ~prgrm|13
~l ~prsn|14
~l ~q|6
~l ~rb|16
~l ~rbt|-8
~l ~tch|9
~l ~tr|9
~lb|-19
~lb ~k|35
~lbr|-10
~lbs|10
~lbs ~prgrm|10
~lchnc|5
~lckd|11
~lcnc|13
~lctr|22
~lctr ~atmtc|26
~ld|-8
~lf|39
~lft|-25
~lg|-29
~lgcl|24
~lgl|2
~lgn|2
~lgns|2
~lgnt|35
~lk|-8
~lk ~at|1
~lk ~tht|24
~lks|-26
~lm|15
~lmt|-12
~ln|-15
~ln ~is|5
~lnch|-2
~lnd|-11
~lng|13
~lng ~mdl|41
~lns|-1
~lpl|7
~lr|-16
~lrn|32
~lrs|-14
~ls|-8
~ls ~cnsgns|10
~ls ~est|7
~ls ~tchs|23
~ls ~trs|14
~lsch|12
~lsch ~al|9
~lschn|2
~lsn|15
~lsr|-12
~lst|-1
~lst ~al|9
~lst ~d|-13
~lst ~of|-7
~lst ~wk|18
~lstn|22
~lstnt|6
~lsts|26
~lt|-5
~lt ~it|5
~lt ~th|5
~ltd|-8
~ltl|27
~ltl ~rbt|10
~ltr|-2
~ltrs|4
~lts|-22
~lv|15
~lv ~t|9
~lv ~th|-15
~lvd|40
~lvl|-16
~lvl ~urgnt|8
~lvs|9
~lw|11
~lw ~and|5
~lw ~prt|4
~lwst|25
~lwst ~prt|-1
~m|-9
~m ~and|4
~m ~b|29
~m ~et|7
~m ~frst|25
~m ~is|5
~m ~l|2
~m ~lst|18
~m ~nw|8
~m ~s|-8
~m ~tnk|14
~m ~urgnt|-14
~m ~wrng|14
~mbrs|20
~mch|12
~mchn|16
~mchn ~a|-20
~mchn ~is|-10
~mchn ~rdrs|9
~mchn ~tht|21
~mchns|7
~mcht|7
~md|6
~md ~on|22
~mdl|7
~mdl ~d|11
~mdl ~q|1
~mdl ~y|1
~mdls|-7
~mg|-11
~mght|10
~mk|2
~mk ~it|-6
~mk ~m|5
~mk ~n|2
~mk ~th|-5
~mk ~ths|6
~mkng|9
~mkr|22
~mks|-3
~mks ~tsks|13
~ml|5
~ml ~adrs|11
~ml ~as|38
~mlbx|12
~mls|-8
~mn|-19
~mnd|-8
~mnm|-2
~mns|35
~mnschn|7
~mnsg|19
~mnsj|-10
~mnt|16
~mnt ~fr|24
~mnth|-10
~mntn|14
~mntn ~th|19
~mntnc|-8
~mntnc ~md|4
~mnts|-5
~mqn|13
~mqn ~q|11
~mr|-5
~mr ~a|1
~mr ~en|2
~mr ~tsk|48
~mrc|-23
~mrch|1
~mrch ~is|10
~mrgn|2
~mrk|24
~mrk ~al|-40
~mrk ~as|12
~mrk ~evr|1
~mrk ~it|-2
~mrk ~ths|10
~mrkt|10
~mrng|-6
~mrs|-28
~mrz|-16
~ms|-24
~mschn|31
~mschnchn|6
~mschnl|12
~msg|13
~msg ~is|-23
~msgs|10
~mshn|55
~msm|-31
~mst|8
~mst ~answr|14
~mst ~b|-17
~mst ~cntn|1
~mst ~st|6
~mstr|10
~mt|-10
~mt ~a|16
~mt ~dm|-8
~mt ~dr|2
~mtlst|11
~mtr|4
~mtr ~l|18
~mtr ~wht|2
~mts|11
~mv|-5
~mx|-12
~mxm|7
~n|-1
~n ~cr|-22
~n ~d|5
~n ~dt|-1
~n ~h|25
~n ~hmn|10
~n ~l|14
~n ~m|28
~n ~mtr|3
~n ~nd|40
~n ~ps|19
~n ~s|26
~n ~tsk|13
~nbd|1
~nch|1
~nchrcht|6
~ncht|7
~nd|-12
~nd ~t|-5
~ndrg|-20
~nds|-2
~ngn|-3
~nl|-13
~nlp|18
~nm|13
~nm ~in|31
~nm ~it|1
~nm ~jns|16
~nm ~pr|14
~nm ~th|10
~nm ~ths|41
~nmbr|11
~nmbr ~d|3
~nmd|4
~nms|10
~nr|-22
~nr ~and|16
~nr ~fr|21
~nr ~in|31
~nr ~y|-16
~nrthgt|5
~ns|-17
~nst|-9
~nt|1
~nt ~a|-5
~nt ~amr|41
~nt ~fr|16
~nt ~m|14
~nt ~mntn|7
~nt ~pr|39
~nt ~rd|35
~nt ~th|8
~nt ~tk|11
~nt ~tl|22
~nt ~tmsz|4
~ntc|24
~ntc ~t|-13
~nthng|7
~nthng ~els|4
~nthng ~t|6
~ntr|-21
~ntrl|9
~nts|-7
~nts ~of|5
~nv|-32
~nvl|-3
~nvmbr|-16
~nvr|17
~nw|-9
~nw ~an|14
~nw ~in|-9
~nw ~instrctn|-8
~nw ~instrctns|32
~nw ~on|6
~nw ~rl|47
~nw ~th|5
~nxt|-9
~o|11
~ob|-5
~obl|2
~oblgd|3
~obn|18
~och|29
~ocr|23
~octbr|-4
~of|-5
~of ~a|27
~of ~al|14
~of ~an|10
~of ~it|12
~of ~its|9
~of ~jns|11
~of ~m|8
~of ~mrch|-12
~of ~rdng|10
~of ~td|-1
~of ~th|-8
~of ~thm|-4
~of ~ths|7
~of ~tmsz|25
~of ~txt|24
~of ~wht|8
~of ~yr|-5
~ofc|-12
~ofn|13
~ofr|34
~ok|-7
~okfr|3
~okfr ~and|5
~okfr ~as|3
~ol|-23
~oldr|5
~oldr ~thn|5
~olvd|-12
~olvd ~l|8
~on|-7
~on ~a|3
~on ~and|-1
~on ~as|-2
~on ~d|6
~on ~ech|10
~on ~fr|-4
~on ~is|-10
~on ~it|-3
~on ~jns|7
~on ~m|5
~on ~snd|6
~on ~t|15
~on ~th|1
~on ~ths|5
~on ~tl|5
~on ~urgnt|-5
~on ~wh|19
~on ~yr|-2
~onc|7
~onc ~thr|6
~onl|8
~onl ~th|-6
~onl ~wth|13
~onl ~y|14
~ons|-21
~opn|-4
~opn ~tsks|-2
~opns|14
~oprtr|-6
~opst|18
~or|-16
~or ~whtvr|-1
~ordn|9
~ordr|-17
~orgnl|31
~os|-15
~osb|2
~ot|-11
~ot ~of|-1
~othr|17
~othr ~tsks|3
~othrs|-14
~otpt|10
~otpt ~onl|1
~otpt ~th|-38
~otpt ~tl|10
~ovr|-4
~ovr ~th|5
~ovrd|13
~ovrd ~th|-2
~own|-2
~ownr|3
~ownr ~of|-2
~p|-10
~p ~d|5
~p ~l|7
~p ~s|21
~pc|-40
~pck|8
~pck ~jns|3
~pd|-26
~pg|-6
~pl|4
~plc|-14
~plc ~of|10
~pln|10
~plnt|-14
~plnts|26
~pls|-11
~pls ~ignr|-25
~plt|3
~plz|-12
~pm|-21
~pmnt|-10
~pn|-12
~pn ~d|8
~pnl|4
~pnr|16
~pns|-7
~pnt|-10
~pr|-8
~pr ~a|6
~pr ~el|35
~pr ~jns|41
~pr ~l|15
~pr ~lw|16
~pr ~m|15
~pr ~nr|26
~pr ~pr|33
~pr ~un|3
~pr ~urgnt|35
~prcd|13
~prcs|16
~prcs ~ths|-10
~prcsd|-23
~prcsng|19
~prcsng ~ths|5
~prcsr|17
~prd|-17
~prd ~bj|2
~prd ~lw|10
~prd ~urgnt|29
~prf|-13
~prgm|22
~prgrm|23
~prgrm ~ds|23
~prgrm ~is|22
~prgrm ~q|18
~prgrm ~th|6
~prgrm ~tht|6
~prgrms|-2
~prgrph|2
~prjct|6
~prjcts|17
~prl|-25
~prm|14
~prmpt|2
~prmpt ~and|23
~prms|21
~prmt|11
~prnt|26
~prnt ~yr|1
~prs|-3
~prs ~ths|2
~prsn|14
~prsn ~and|10
~prsn ~bt|25
~prsn ~fr|3
~prsng|20
~prsns|-10
~prsr|14
~prsrs|25
~prt|8
~prt ~af|27
~prt ~and|7
~prt ~bs|2
~prt ~drngnd|6
~prt ~fld|26
~prt ~fr|-4
~prt ~hgh|5
~prt ~is|3
~prt ~lw|-20
~prt ~t|1
~prt ~urgnt|20
~prtkl|-9
~prtr|2
~prtr ~d|8
~prv|6
~prv ~m|14
~prvs|6
~prvs ~instrctns|2
~ps|23
~ps ~fr|1
~ps ~pr|-2
~pst|-17
~pswrd|1
~pswrds|10
~pt|-17
~pt ~amr|1
~pt ~in|9
~pt ~it|-13
~pt ~jns|2
~pt ~th|2
~pts|-6
~pwnd|8
~q|-5
~q ~el|-5
~q ~l|20
~q ~ls|36
~q ~lt|23
~q ~m|11
~q ~n|1
~q ~prcd|14
~q ~s|25
~q ~t|-1
~q ~un|18
~qck|15
~qd|-4
~ql|8
~qm|-1
~qn|26
~qn ~l|2
~qnd|16
~qrd|8
~qstn|4
~qt|-16
~qt ~abt|15
~rb|-9
~rbt|24
~rbt ~d|-39
~rbt ~q|2
~rbts|-22
~rchnkncht|11
~rchnr|47
~rcp|22
~rcp ~fr|14
~rcrd|17
~rcrds|-3
~rcvd|8
~rcvr|2
~rd|-2
~rd ~as|12
~rd ~b|35
~rd ~on|-9
~rd ~th|-30
~rd ~ths|17
~rdl|25
~rdl ~fr|27
~rdng|16
~rdng ~alng|6
~rdng ~hr|4
~rdng ~mchn|20
~rdng ~sftwr|26
~rdng ~ths|16
~rdr|9
~rdrs|14
~rdrs ~th|6
~rds|-18
~rds ~ths|17
~rfl|-12
~rfnd|3
~rg|-12
~rght|-1
~rghts|1
~rgl|-7
~rgln|-5
~rgrdls|4
~rgrdls ~of|4
~rgstr|-19
~rl|-9
~rl ~stm|11
~rln|21
~rls|-6
~rls ~and|1
~rm|-42
~rmnd|13
~rmndr|20
~rmv|9
~rmvd|1
~rn|-5
~rnd|-26
~rng|-2
~rnk|9
~rpl ~onl|16
~rpl ~wth|17
~rplc|12
~rpndz|-1
~rprt|-15
~rpt|14
~rqst|-14
~rqsts|2
~rs|-42
~rslt|3
~rslvd|-9
~rspnd|21
~rspnsbl|-8
~rspnsbl ~a|4
~rspnsbl ~m|2
~rspnsbl ~prsn|21
~rst|-8
~rt|-2
~rthr|18
~rtng|46
~rtrn|5
~rtrns|3
~rvl|8
~rvl ~yr|8
~rx|-2
~s|-6
~s ~a|-9
~s ~an|-7
~s ~bt|6
~s ~d|11
~s ~fr|7
~s ~gd|16
~s ~hr|6
~s ~i|5
~s ~it|31
~s ~l|-5
~s ~m|-2
~s ~mch|-2
~s ~n|-9
~s ~q|13
~s ~s|6
~s ~t|5
~s ~th|5
~s ~tht|27
~s ~vr|5
~s ~wrt|21
~s ~y|-1
~sbjct|-10
~sch|8
~sch ~a|9
~schn|4
~schrb|30
~schrbt|9
~scnd|12
~scrn|2
~scrt|-7
~scrtr|3
~scrv|7
~sd|-13
~sfrt|-7
~sftwr|15
~sftwr ~tht|-1
~sfwr|29
~sg|-6
~sgn|-19
~sgntr|-12
~sh|6
~shl|-5
~shl ~tk|9
~shld|12
~shld ~b|-23
~shld ~d|31
~shlt|32
~shr|19
~sht|-2
~shw|21
~skp|19
~skp ~ths|38
~sl|-11
~sl ~pr|19
~sld|30
~slf|18
~slnt|-1
~slntl|23
~slt|-13
~slvstr|26
~sm|-8
~smbd|-1
~smn|-26
~smn ~ds|7
~smpl|-7
~smrs|6
~smrs ~ths|7
~smrt|20
~smrt ~inbxs|19
~sn|-23
~snc|-7
~snd ~th|17
~sndr|3
~sndrn|9
~snds|-17
~snl|5
~sns|7
~sns ~dt|14
~snt|15
~snt ~wth|32
~sntnc|12
~spl|8
~spn|3
~spn ~stl|1
~sprchmdl|26
~sprm|1
~sprm ~t|6
~sprm ~ts|10
~sprmr|-3
~sprmr ~l|6
~sprt|31
~sptmbr|7
~sr|-11
~src|1
~srv|-3
~srvc|11
~srvs|28
~st|-10
~st ~asgn|-29
~st ~d|10
~st ~evr|1
~st ~it|-3
~st ~prt|18
~st ~th|2
~st ~ths|20
~stck|-30
~std|2
~stf|11
~stht|-5
~stl|-2
~stm|14
~stm ~cntnt|11
~stm ~d|-6
~stm ~ignr|5
~stm ~msg|7
~stm ~ntc|-11
~stm ~nw|26
~stm ~ovrd|1
~stm ~prmpt|7
~stm ~q|5
~stm ~st|7
~stm ~y|4
~stms|5
~stn|-19
~stnd|-11
~stnds|23
~stnds ~abv|10
~stng|11
~stp|-8
~stps|-5
~str|-24
~str ~th|8
~strd|1
~strs|-3
~strt|2
~sts|-8
~stz|-1
~stzn|8
~sv|12
~swtchd|16
~sz|4
~t|-7
~t ~a|8
~t ~acnt|12
~t ~admn|-7
~t ~al|3
~t ~amr|2
~t ~an|25
~t ~ask|22
~t ~b|-16
~t ~bn|13
~t ~c|14
~t ~dn|12
~t ~ds|2
~t ~entr|-9
~t ~hckd|4
~t ~its|27
~t ~jnr|29
~t ~jns|30
~t ~k|19
~t ~l|31
~t ~lst|3
~t ~lw|-12
~t ~m|11
~t ~mrch|19
~t ~mts|12
~t ~n|2
~t ~nbd|16
~t ~p|1
~t ~pck|9
~t ~pr|3
~t ~prt|7
~t ~q|9
~t ~r|-4
~t ~rt|10
~t ~s|13
~t ~st|16
~t ~th|7
~t ~ths|-16
~t ~tmsz|2
~t ~tsk|15
~t ~urgnt|4
~t ~vctr|10
~t ~vktr|3
~t ~whtvr|19
~t ~wrt|5
~t ~y|-8
~t ~yr|4
~tbl|8
~tch|27
~tchs|42
~tchs ~d|3
~tck|-1
~tck ~it|17
~tckd|19
~tckt|-13
~tckts|11
~td|-9
~td ~and|1
~td ~asgn|3
~td ~is|47
~td ~l|12
~tds|16
~tds ~ls|9
~tg|9
~th|-8
~th ~a|9
~th ~abv|25
~th ~admn|-11
~th ~admnstrtr|14
~th ~adrs|20
~th ~agnt|3
~th ~answr|39
~th ~ar|-1
~th ~asgn|36
~th ~astnt|-29
~th ~at|52
~th ~atmtc|20
~th ~atmtd|10
~th ~brd|17
~th ~bt|7
~th ~btm|8
~th ~bx|29
~th ~c|-4
~th ~clvr|3
~th ~cmptr|35
~th ~crnt|1
~th ~d|27
~th ~dln|30
~th ~dscrptn|27
~th ~dt|-6
~th ~e|-13
~th ~end|-10
~th ~extrctr|26
~th ~fld|6
~th ~flwng|5
~th ~frm|-12
~th ~frst|-3
~th ~hdng|5
~th ~hghst|5
~th ~hmns|4
~th ~imprtr|43
~th ~intk|17
~th ~lng|-2
~th ~lst|-25
~th ~lvl|46
~th ~lwst|26
~th ~mchn|7
~th ~mdl|25
~th ~ml|1
~th ~mnt|30
~th ~msg|28
~th ~nm|33
~th ~nt|2
~th ~nts|24
~th ~of|14
~th ~on|8
~th ~onl|2
~th ~othr|4
~th ~othrs|-12
~th ~otpt|15
~th ~ownr|12
~th ~plnts|33
~th ~prgrm|17
~th ~prsn|12
~th ~prt|14
~th ~rbt|-20
~th ~rdng|12
~th ~rdr|-50
~th ~rl|-5
~th ~rmndr|34
~th ~rspnsbl|6
~th ~rst|-3
~th ~s|-10
~th ~sftwr|-22
~th ~sndr|14
~th ~stm|-8
~th ~th|-20
~th ~thng|29
~th ~tks|3
~th ~tl|18
~th ~tsk|18
~th ~tsks|17
~th ~txt|18
~th ~usr|28
~th ~whl|17
~th ~wrd|26
~th ~wrk|1
~th ~wrkspc|22
~thm|3
~thm ~t|5
~thn|6
~thn ~it|27
~thn ~th|-2
~thng|-9
~thng ~tht|18
~thnk|17
~thnk ~y|-6
~thnkng|24
~thnks|-27
~thr|3
~thr ~is|-14
~thr ~ws|33
~thrd|4
~thrsd|-2
~thrw|15
~ths|15
~ths ~as|8
~ths ~asgn|1
~ths ~b|4
~ths ~dcmnt|8
~ths ~eml|10
~ths ~fr|-6
~ths ~in|-1
~ths ~is|-14
~ths ~ln|39
~ths ~ltr|24
~ths ~ml|6
~ths ~msg|4
~ths ~nt|30
~ths ~on|9
~ths ~pg|6
~ths ~prgrph|6
~ths ~rpl|2
~ths ~sntnc|7
~ths ~st|22
~ths ~t|21
~ths ~th|-9
~ths ~tsk|13
~ths ~tsks|11
~ths ~txt|19
~ths ~vr|19
~ths ~wrkspc|9
~ths ~y|-28
~tht|9
~tht ~ar|2
~tht ~fls|18
~tht ~hs|3
~tht ~is|11
~tht ~it|1
~tht ~mks|13
~tht ~rds|9
~tht ~s|3
~tht ~th|-5
~tht ~thr|-13
~tht ~trns|22
~tht ~y|-10
~thts|-6
~thx|-13
~tjrs|3
~tk|-13
~tk ~on|1
~tkn|-4
~tkr|6
~tks|20
~tl|5
~tl ~an|20
~tl ~fld|16
~tl ~fr|21
~tl ~i|4
~tl ~is|8
~tl ~mst|17
~tl ~nthng|10
~tl ~of|-9
~tl ~t|21
~tl ~th|-32
~tl ~ths|1
~tl ~tht|5
~tl ~wr|3
~tld|9
~tlk|-5
~tlr|-9
~tls|-16
~tm|-17
~tmbn|7
~tmsz|-5
~tmsz ~hs|6
~tmsz ~wlk|20
~tn|-16
~tnght|3
~tnk|1
~tnk ~and|3
~tnk ~y|3
~tnr|16
~tnt|-5
~tp|-15
~tr|11
~tr ~l|19
~trd|-13
~trg|32
~trgt|-5
~trm|-15
~trmn|-4
~trms|11
~trn|-11
~trn ~th|38
~trns|12
~trnsfr|5
~trnsfr ~er|1
~trnsltrs|8
~trs|3
~trs ~d|2
~trst|5
~trstd|11
~trt|6
~trtmnt|23
~ts|-21
~ts ~ls|7
~tsk|6
~tsk ~and|1
~tsk ~as|15
~tsk ~astnt|25
~tsk ~bldr|25
~tsk ~bt|-11
~tsk ~fr|-16
~tsk ~frm|1
~tsk ~hlpr|14
~tsk ~is|5
~tsk ~lst|7
~tsk ~mkr|8
~tsk ~of|15
~tsk ~prgrm|25
~tsk ~t|-4
~tsk ~thng|23
~tsk ~tl|9
~tsk ~wr|1
~tskbt|18
~tsks|25
~tsks ~and|5
~tsks ~as|-27
~tsks ~nmd|13
~tsks ~of|17
~tsks ~on|1
~tsks ~ot|5
~tsks ~wth|10
~tst|22
~tw|-2
~twnt|11
~txt|9
~txt ~abv|4
~txt ~and|1
~txt ~is|-1
~txt ~obn|2
~txts|10
~u|11
~um|-18
~un|3
~un ~astnt|11
~un ~tch|19
~und|9
~und ~d|5
~und ~dn|3
~und ~dr|1
~und ~lsch|6
~und ~schrb|1
~und ~ws|2
~undr|-2
~undr ~ths|42
~undrstd|26
~uns|4
~unsbscrb|5
~unt|18
~untl|-7
~untl ~i|11
~untr|7
~up|-14
~updt|-3
~upn|7
~ur|3
~urgnc|6
~urgnt|7
~urgnt ~and|21
~urgnt ~asgn|-6
~urgnt ~bn|1
~urgnt ~d|-26
~urgnt ~en|9
~urgnt ~et|8
~urgnt ~fr|-17
~urgnt ~m|25
~urgnt ~th|-24
~urgnt ~tmrw|43
~urgnt ~urgnt|24
~urgnt ~y|6
~urjnt|9
~us|3
~us ~it|-14
~us ~th|-21
~usr|1
~usrs|9
~v|8
~vctr|8
~vd|-36
~vj|-6
~vktr|2
~vl|-6
~vld|-6
~vls|-1
~vlstndg|8
~vm|-5
~vn|10
~vn ~enm|4
~vn ~pr|1
~vnc|9
~vncmnt|-9
~vndr|6
~vr|-6
~vr ~d|11
~vrbt|4
~vrgs|4
~vrgs ~al|14
~vrgs ~als|8
~vrgs ~dn|2
~vrntwrtlch|-12
~vrsn|5
~vrstndn|9
~vrstndn ~ich|9
~vrtl|-2
~vs|11
~vsbl|21
~vst|13
~vt|-28
~vtr|-4
~vz|-9
~w|-12
~wch|30
~wchtgkt|2
~wdr|-7
~wg|7
~wh|10
~wh ~hs|-4
~wh ~m|8
~wh ~rds|1
~whch|-7
~whl|-4
~whl ~y|40
~whn|16
~whn ~i|2
~whn ~it|1
~whn ~y|-9
~whr|10
~whs|-12
~wht|11
~wht ~flws|2
~wht ~is|1
~wht ~th|-6
~wht ~y|-3
~whtvr|12
~whtvr ~y|-23
~whvr|6
~whvr ~is|4
~whvr ~or|1
~wk|-23
~wl|-5
~wl ~b|5
~wld|-4
~wld ~th|36
~wld ~y|-14
~wlk|11
~wlk ~and|8
~wn|2
~wn ~d|8
~wnt|-10
~wp|10
~wr|-14
~wr ~enml|4
~wr ~er|13
~wr ~t|21
~wrd|-18
~wrd ~bn|4
~wrd ~fr|17
~wrds|-3
~wrk|3
~wrkspc|34
~wrkspc ~ownr|8
~wrng|18
~wrt|8
~wrt ~a|-9
~wrt ~dwn|-5
~wrt ~it|7
~wrt ~jns|25
~wrt ~pr|8
~wrt ~th|-27
~wrt ~tht|-3
~wrtn|1
~wrtr|26
~wrts|-9
~ws|1
~ws ~a|12
~wsh|-2
~wst|-6
~wt|-17
~wt ~is|20
~wth|1
~wth ~a|7
~wth ~d|10
~wth ~dn|2
~wth ~hckd|12
~wth ~ok|8
~wth ~prt|6
~wth ~th|-9
~wth ~ths|-12
~wth ~tl|7
~wth ~y|10
~wtht|-7
~wtht ~a|-4
~wtr|-3
~wtvr|1
~x|-26
~y|2
~y ~ar|18
~y ~b|-25
~y ~br|12
~y ~cm|33
~y ~d|6
~y ~el|22
~y ~hv|-8
~y ~knw|2
~y ~l|-4
~y ~m|21
~y ~mst|17
~y ~n|27
~y ~nd|1
~y ~on|33
~y ~rd|16
~y ~s|27
~y ~smrs|7
~y ~t|-5
~y ~th|-4
~y ~wl|21
~y ~wr|19
~y ~wrt|-7
~yr|10
~yr ~answr|42
~yr ~gdlns|12
~yr ~instrctns|9
~yr ~otpt|5
~yr ~prvs|11
~yr ~rls|12
~yr ~stm|11
~ys|-13
~ystrd|9
~z|-12
~zdn|18
~zln|3
~zn|14
~zr|-6
~zstndg|-4
~zstndg ~ist|19
~zt|12
`;
