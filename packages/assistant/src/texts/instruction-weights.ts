/** How much each feature of a sentence speaks for orders to a machine; made by `npm run learn:instructions`, not by hand. */
export const INSTRUCTION_WEIGHTS = `
'|-12
'age|37
'aim|23
'ana|1
'app|-3
'ass|-9
'att|-6
'aut|4
'ech|4
'en$|-45
'est|-8
'hac|1
'hacked'|1
'ia$|27
'il$|9
'll$|-7
'ord|14
'out|6
're$|-12
+above|103
+any|-36
+capitals|35
+colon|6
+in line|120
+length 0|-53
+length 1|-43
+length 2|-34
+length 3|-15
+length 4|12
+length 5|48
+length 6|51
+length 7|31
+length 8|37
+marks|24
^'ha|1
^ab$|7
^abg|2
^abo|4
^abs|-32
^acc|-1
^ach|39
^aco|-9
^acr|17
^act|57
^add|-4
^adi|16
^adm|21
^adn|15
^adr|6
^adv|6
^aft|2
^aga|-8
^age|2
^agn|4
^agr|19
^aho|6
^ai$|47
^al$|-2
^ale|-10
^alg|3
^all|12
^alo|8
^alr|-8
^als|14
^alt|-1
^alw|-4
^am$|-4
^ama|7
^amo|-18
^an$|3
^ana|-15
^and|2
^ang|-26
^anl|7
^ann|-20
^ano|5
^ans|-2
^ant|-4
^anw|-3
^any|-7
^ao$|-3
^apa|-10
^apl|28
^app|3
^apr|-5
^apu|16
^aqu|-5
^ar$|3
^arc|-2
^are|-4
^arg|13
^ari|22
^arr|-2
^art|-3
^as$|9
^ase|-5
^asi|24
^ask|-10
^ass|9
^asu|5
^asy|10
^at$|-12
^ate|-20
^atr|5
^att|3
^au$|-3
^auc|19
^auf|16
^aug|2
^aut|6
^aux|-10
^av$|19
^ava|-13
^ave|-17
^avi|4
^avr|4
^awa|-2
^bac|-7
^bad|-11
^baj|-5
^bak|-14
^bal|-27
^ban|-27
^bar|-22
^bas|-14
^be$|1
^bea|-38
^bec|-3
^bee|-8
^bef|-5
^beg|-10
^beh|5
^bei|-8
^bel|-11
^ben|-3
^ber|1
^bes|-21
^bet|-4
^bie|-33
^bik|-29
^bis|7
^bit|-10
^bla|14
^ble|-12
^boa|-20
^bod|7
^bon|-28
^boo|-11
^bor|-16
^bot|25
^bou|-18
^box|-3
^bra|-16
^bri|-16
^bro|-19
^btw|7
^buc|-15
^bue|19
^bui|-6
^bus|-8
^but|5
^buy|-2
^by$|-5
^c'e|-3
^ca$|-2
^cac|-9
^cad|-20
^cal|12
^cam|-24
^can|-19
^cap|24
^car|-25
^cas|-21
^cat|-16
^ce$|7
^cec|13
^cel|-9
^ceo|-5
^cer|13
^ces|27
^cet|-10
^cha|-17
^che|-19
^chi|-27
^cho|9
^chr|-11
^ci$|1
^cla|-5
^cle|-6
^clo|11
^coc|-16
^cod|23
^col|-20
^com|-4
^con|-4
^coo|-30
^cor|-17
^cos|-5
^cou|-21
^cra|-25
^cre|8
^cri|-12
^cua|-6
^cue|-3
^cur|-10
^czy|-10
^d'a|9
^d'e|-10
^dal|9
^dam|-11
^dan|2
^dar|-47
^das|12
^dat|7
^day|-4
^de$|-9
^dea|1
^deb|25
^dec|-8
^ded|14
^dee|9
^def|-56
^deg|-9
^dei|-13
^dej|-7
^del|-19
^dem|11
^den|-8
^dep|-32
^der|-7
^des|1
^det|8
^dev|5
^dez|9
^di$|4
^dia|20
^dic|2
^did|12
^die|-10
^dif|-6
^dig|17
^dij|-7
^din|47
^dir|7
^dis|-13
^dit|-2
^dla|-7
^dnt|21
^do$|-5
^doc|2
^doe|5
^doi|-10
^dom|-20
^don|21
^doo|-2
^dos|-32
^dow|6
^dr$|1
^dra|-33
^dre|8
^dri|-13
^dro|8
^du$|-10
^due|17
^dun|-11
^dur|4
^dus|18
^dut|-5
^eac|18
^ear|-13
^ech|4
^ecr|33
^een|20
^eff|-5
^ega|2
^ein|11
^eit|15
^el$|-16
^ele|8
^els|3
^ema|-6
^emp|-22
^enc|-16
^end|17
^ene|12
^eng|-13
^ent|15
^equ|-2
^er$|5
^era|8
^ere|1
^erf|10
^erl|7
^err|-7
^ers|-23
^es$|6
^esc|5
^eso|4
^esp|15
^est|-22
^et$|20
^eta|14
^eur|-2
^eva|7
^eve|5
^evi|15
^evr|17
^exa|-3
^exc|6
^exe|14
^exi|-2
^exp|16
^ext|6
^ey$|37
^eye|8
^fab|-5
^fac|-25
^fai|9
^fal|7
^far|-8
^fas|-11
^fau|-32
^fe$|35
^feb|-16
^fec|4
^fee|11
^feh|10
^fei|-9
^fel|-9
^fer|-17
^fie|11
^fil|-3
^fin|-4
^fir|-18
^fiv|14
^fla|-28
^flo|-7
^foi|7
^fol|-1
^fon|-20
^foo|-9
^for|-3
^fot|39
^fou|-5
^fra|-48
^fre|-27
^fri|-9
^fro|-9
^fue|13
^fuh|12
^ful|-9
^fun|-43
^fur|-11
^fut|38
^gan|5
^gar|-15
^gat|-3
^gee|-12
^geh|3
^gel|-10
^gem|4
^gen|-1
^ges|-25
^get|1
^gib|10
^gil|-4
^giv|1
^gle|5
^glo|-21
^gmb|6
^go$|-7
^god|11
^goe|3
^goi|7
^goo|4
^gpt|23
^gra|-11
^gre|-31
^gua|4
^gue|-4
^gui|-7
^gut|-7
^ha$|-26
^hab|-16
^hac|-1
^had|-3
^hag|2
^hah|-23
^hak|4
^hal|-14
^han|-7
^hap|12
^har|-19
^has|-5
^hat|-3
^hau|-26
^hav|-2
^hea|8
^hec|8
^hee|8
^hel|-9
^hen|-56
^her|-5
^hes|23
^het|-12
^heu|-5
^hey|16
^hi$|-16
^hid|16
^hie|37
^hig|9
^hih|5
^him|-5
^hin|30
^hir|-19
^his|5
^hoc|-1
^hol|-14
^hon|-18
^hor|24
^hot|-15
^hou|-12
^how|2
^hoy|8
^hum|24
^hun|18
^ia$|55
^ich|-6
^ici|20
^ier|8
^if$|-4
^ign|22
^ihn|-7
^ihr|6
^il$|-5
^ima|1
^imm|14
^imp|-12
^in$|-5
^inb|3
^inc|-35
^ind|2
^inf|-12
^ing|-2
^inp|51
^ins|-2
^int|6
^inv|-22
^is$|-7
^isn|2
^iss|-8
^ist|4
^it$|3
^it'|-4
^ite|-21
^its|9
^ja$|-7
^jai|19
^jam|2
^jan|-12
^je$|15
^jed|-1
^jet|26
^job|-1
^jon|-5
^jou|23
^jso|53
^jun|-1
^jur|-13
^jus|5
^kar|-35
^kee|3
^kei|3
^kes|-5
^kev|-6
^key|-32
^ki$|49
^kin|7
^kla|15
^kle|-8
^kne|-5
^kno|18
^kol|2
^kon|-13
^kto|5
^kun|-32
^l'a|10
^l'e|-13
^l'i|9
^l'o|12
^la$|-9
^laa|23
^lad|-25
^lan|-10
^las|-7
^lat|-7
^lau|-28
^le$|-4
^lea|-18
^lec|11
^lee|35
^lef|-5
^leg|3
^lei|17
^len|-9
^les|-12
^let|-2
^lev|33
^ley|14
^li$|4
^lib|-21
^lic|-11
^lie|-14
^lif|8
^lig|-9
^lik|-5
^lim|-28
^lin|-19
^lis|19
^lit|11
^lla|-5
^lle|-10
^llm|49
^lo$|6
^loa|-7
^loc|-19
^log|-20
^lol|-22
^lon|-11
^loo|-18
^lor|-10
^los|-16
^lov|-12
^low|7
^ltd|-2
^lu$|21
^lui|-10
^lun|-25
^ma$|-4
^maa|-3
^mac|17
^mad|-57
^mae|-31
^mai|5
^mak|14
^mal|-18
^man|-14
^maq|56
^mar|-18
^mas|40
^mat|-25
^max|-2
^may|-14
^me$|-3
^mea|-9
^med|-17
^mee|-15
^meh|-8
^mei|5
^mem|-6
^men|4
^mer|-9
^mes|-1
^met|1
^mi$|4
^mic|35
^mie|13
^mig|10
^mil|-14
^min|-8
^mir|-24
^mis|-4
^mit|-13
^mme|-9
^mod|23
^mog|2
^moi|-15
^mom|-7
^mon|-25
^mor|-10
^mos|15
^mot|11
^mou|-12
^mov|-6
^mr$|-11
^muc|-1
^mus|-10
^muy|-9
^my$|-10
^n'e|9
^na$|25
^nac|-8
^nad|-7
^nai|11
^nam|-3
^nao|19
^nat|8
^nd$|2
^ne$|13
^ned|-3
^nee|-14
^nen|7
^net|11
^neu|-10
^nev|18
^new|-13
^nex|-9
^nic|-9
^nid|3
^nie|30
^nim|17
^nin|-12
^niv|25
^nlp|18
^nob|-13
^noc|-12
^nom|17
^non|13
^noo|-7
^nor|-29
^not|-2
^nou|-28
^nov|-13
^now|-1
^nt$|23
^nto|24
^nul|-14
^num|9
^nur|-32
^obe|-38
^obi|-2
^obj|36
^obl|19
^och|36
^ocr|23
^oct|-27
^of$|-8
^off|1
^ofi|1
^ohn|8
^ok$|2
^oka|4
^oko|-20
^ola|-8
^old|-32
^olv|-5
^on$|-9
^onc|16
^one|7
^onl|-2
^ope|-4
^opp|7
^or$|6
^ord|-23
^org|-4
^ori|20
^oso|6
^ot$|20
^oth|-5
^oto|14
^ou$|-11
^oub|3
^our|-23
^out|1
^ova|33
^ove|-1
^owe|2
^own|3
^oye|1
^pa$|-2
^pag|-14
^pai|-22
^pal|-19
^pap|-43
^par|9
^pas|-16
^pat|-18
^pay|-14
^pen|4
^peo|5
^pep|-14
^per|-2
^pet|-21
^pho|-30
^pic|8
^pid|-25
^pie|9
^pin|19
^pip|-5
^pla|-2
^ple|-9
^pls|3
^plu|-1
^poe|-10
^poi|5
^pol|-28
^pon|4
^pop|6
^por|-29
^pos|-20
^pou|6
^pr$|10
^pre|-1
^pri|-6
^pro|4
^prz|4
^ps$|41
^pub|-13
^pue|-20
^pui|20
^pul|12
^pun|-15
^pur|-9
^put|11
^pwn|9
^qe$|4
^qu'|27
^qua|-12
^que|-4
^qui|-15
^quo|-4
^rae|2
^raf|-19
^rai|-19
^raj|11
^ran|10
^rap|-16
^rat|-15
^rea|20
^rec|-19
^red|-14
^ree|12
^ref|-30
^rei|-11
^rel|-27
^rem|1
^ren|-19
^rep|-9
^req|-11
^res|-6
^ret|-5
^rev|-27
^ric|-6
^rid|12
^rie|13
^rit|40
^rob|23
^rol|-7
^roo|24
^rou|-13
^row|1
^rub|2
^rul|20
^run|-4
^s'a|12
^s'i|14
^sa$|-10
^sab|-36
^sac|-9
^sai|5
^sal|-41
^sam|-15
^san|-32
^sat|-20
^sav|16
^say|11
^sca|-13
^sch|-27
^scr|17
^sea|-14
^sec|-12
^see|-10
^seg|9
^seh|-2
^sei|15
^sel|14
^sem|-9
^sen|6
^sep|-16
^ser|2
^ses|3
^set|-3
^seu|10
^sha|-4
^she|-23
^shi|-27
^sho|-19
^shu|20
^si$|9
^sic|-18
^sie|-5
^sig|1
^sil|9
^sim|6
^sin|-9
^sir|39
^sis|-11
^sit|-13
^ski|-3
^skr|36
^sli|-13
^slo|-17
^sma|-12
^smi|2
^so$|2
^sob|-4
^sof|2
^soi|1
^sol|-25
^som|-18
^son|-5
^sop|4
^sor|-24
^sou|10
^spa|6
^spe|-11
^spo|-2
^spr|-7
^ssi|31
^sta|-9
^ste|-19
^sti|-14
^sto|-22
^str|4
^stu|-24
^sty|11
^su$|-10
^sub|-23
^suc|-2
^sud|26
^sui|-7
^sum|8
^sun|-6
^sup|5
^sur|-2
^sus|-6
^swa|-16
^swi|-14
^sys|10
^syt|14
^ta$|-8
^taa|13
^tab|-37
^tac|44
^tag|-15
^tah|4
^tak|13
^tal|7
^tam|-22
^tan|-1
^tar|6
^tas|22
^te$|7
^tec|-39
^teh|-5
^tel|17
^ten|-14
^ter|-12
^tes|-6
^tex|16
^th$|6
^tha|-2
^the|-8
^thn|5
^tho|-9
^thr|3
^ths|18
^thu|-2
^thx|-13
^ti$|-1
^tic|16
^tie|-11
^tih|3
^til|-17
^tim|-16
^tin|13
^tip|29
^tir|1
^tit|32
^to$|-7
^tod|5
^toi|-16
^tol|-1
^tom|-6
^ton|-10
^too|5
^top|-7
^tou|3
^tra|-17
^tre|4
^tri|-10
^tro|15
^tru|-6
^tsa|3
^tt$|6
^tur|-5
^tus|23
^twe|-1
^txt|-1
^typ|4
^ube|-11
^um$|-14
^un$|-7
^una|-22
^und|11
^une|3
^uni|27
^uns|-11
^unt|-7
^up$|-14
^upd|-5
^upo|7
^upp|18
^ur$|3
^urg|8
^urj|8
^us$|-11
^use|15
^usi|39
^usu|19
^va$|11
^vac|-78
^val|2
^van|-20
^var|4
^vas|-1
^ven|8
^ver|10
^vic|-1
^vid|-31
^vie|-37
^vik|-1
^vir|8
^vis|6
^voi|-17
^vol|-12
^vom|-5
^voo|-4
^vor|19
^vos|15
^vot|17
^vou|15
^wah|13
^wai|1
^wal|15
^wan|-17
^war|-15
^was|-10
^wat|-9
^way|-4
^we$|-16
^wea|-1
^web|-1
^wee|-12
^weg|13
^wei|-40
^wel|-46
^wen|-5
^wer|-22
^wha|4
^whe|-9
^whi|-2
^who|-9
^wic|12
^wie|-2
^wih|15
^wil|1
^win|-22
^wip|6
^wir|1
^wis|12
^wit|-1
^wli|17
^won|-8
^wor|7
^wpi|7
^wri|7
^wro|-16
^ya$|-12
^yaz|37
^yea|-24
^yes|-1
^yo$|1
^you|1
^yuo|29
^zad|18
^zer|22
^zet|28
^zon|10
^zu$|9
^zus|2
^zwa|2
a|-3
a amara|8
a bot|22
a day|-2
a human|7
a jonas|23
a la|16
a language|2
a m|18
a machine|-2
a mei|-4
a nadie|5
a note|7
a partir|8
a person|24
a poem|-2
a priya|18
a task|-6
a tomasz|23
a's$|-6
aar$|-5
ab|7
abaj|27
abe$|-16
abel|-10
aben|-5
abge|4
abgeschaltet|3
able|-2
abn$|3
abou|-2
about|-2
about it|-23
about the|19
abov|22
above|6
above and|-37
abra|-1
abri|11
abse|10
absender|10
aca$|-16
acce|12
accept|-1
access|-9
access to|8
acco|4
accordingly|7
account|5
account with|1
ace$|-10
ach$|-9
acha|2
ache|-16
achi|8
achm|29
achn|15
achr|15
achs|-6
acht|-10
achtung|9
acia|20
acil|-4
acio|-2
ack$|-14
acke|-42
acme|22
acor|-9
acou|10
acro|23
across|18
act$|13
acti|-20
action|-27
actl|8
acto|-9
acts|7
actu|-23
acy$|11
adan|19
add|-5
add$|-5
addr|3
address|-3
addresses|4
ade$|-27
adec|8
ader|21
adge|-6
adie|8
adin|9
adiv|16
adivina|14
adli|-2
admi|16
admin|8
admin bot|2
admin mode|12
admin rights|-8
administartor|29
administrator|5
adn|15
adn$|15
ado$|8
ador|-22
adre|21
adresses|25
ads$|-32
ady$|-4
ael$|2
aem$|36
afae|5
aff$|8
afor|6
afte|-1
after|5
afts|23
aga$|6
agai|-9
again|-7
against|-19
agas|1
age$|-11
agen|1
agent|26
agents|3
ager|-37
ages|-1
agne|9
ago$|-1
agra|17
agradecido|7
agre|13
agreed|21
agreed with|6
agrees|17
agt$|-8
agte|5
ague|-1
aha$|-8
ahor|7
ahora|7
aht$|8
ai|47
ai assistant|5
ai reading|3
ai that|6
ai tools|-2
ai urgent|32
aid$|-4
ail$|-23
aila|8
ailb|34
ails|20
ain$|-9
aine|-11
ains|-17
aint|-12
air$|-1
aire|-24
ais$|18
aise|1
aiss|-30
ait$|8
aite|11
aja$|-2
aje$|-12
aka$|7
ake$|-5
aken|-3
aker|-7
akes|-12
akin|-2
aks$|17
akt$|-20
al|-2
al modelo|28
al the|19
ala$|-5
alab|9
alar|-1
alco|10
ale$|9
alen|-13
ales|47
alex|12
alexa|26
algo|27
algorithm|7
algoritmo|15
algorythm|11
alib|-10
alid|1
alk$|-27
all|2
all of|2
all previous|-8
all projects|15
all tasks|17
all the|-1
all users|3
all$|-15
alla|12
alle|-32
alle aufgaben|7
alle bisherigen|7
alles|15
alli|13
allo|-11
alls|17
allt|-9
allw|24
allways|25
ally|-16
alo$|7
alon|-13
along|11
alre|-7
already|-14
alredy|9
als|23
als erledigt|11
als$|-23
also|-4
alt|3
alt$|14
alta|-2
alte|-12
alth|-8
although|16
altu|-10
alue|33
alut|24
alwa|-5
aly$|-7
alys|-2
am|-4
ama$|12
amar|-5
amara|-6
amara is|-4
amara okafor|23
ambi|22
ame$|-16
amed|-15
amen|-6
ames|31
amie|21
amm$|-11
amma|5
amme|-10
amon|-1
amp$|-1
ampe|20
ampl|10
ams$|-9
an|3
an ai|22
an das|12
an den|15
an die|-3
ana$|-34
anag|24
anak|6
anal|-7
anan|16
ance|-1
anci|18
anck|9
and|2
and a|-13
and all|25
and answer|14
and assign|11
and call|-9
and create|2
and delete|-12
and do|21
and due|2
and give|-30
and have|27
and i|8
and is|3
and it|17
and its|52
and let|10
and low|8
and make|17
and mark|-17
and must|2
and no|5
and print|-8
and priority|12
and put|1
and reply|14
and reveal|9
and set|-22
and so|2
and that|-11
and the|-14
and to|-1
and use|-2
and what|-18
and with|11
and write|-6
and you|34
and$|-4
anda|1
ande|-10
andi|-7
andl|2
andm|5
ando|-19
andr|-46
ands|5
ane$|-28
ang$|-24
anga|11
ange|-27
angu|21
anie|-26
ank$|-2
anke|7
anks|-19
anle|6
ann$|-22
anna|6
anne|-7
anni|-11
anos|15
anot|-7
ans$|8
ansc|-15
anse|-6
ansf|3
ansl|12
answ|3
answer|5
answer in|-13
answer only|14
answer with|20
ant$|2
ante|-5
anterior|11
anterior y|9
antes|2
antes de|14
ants|-13
antw|5
anua|-17
anwe|10
anweisung|-3
anweisung an|2
anweisungen|5
anweisungen und|7
anws|1
anwser|2
any|2
any ai|5
any more|6
any other|9
any$|-4
anyo|-5
anyone|-5
anyt|7
anything|13
anz$|9
anza|-15
anze|5
ao|-3
apar|-6
ape$|17
apel|5
aper|-11
aph$|-5
apit|6
apli|40
app|22
app$|37
appe|-4
appl|-9
application|-25
apply|-4
appr|-14
approve|9
approved|-5
approved by|8
appy|15
apri|-3
april|-2
apro|8
apta|1
aptu|12
apun|16
aqui|17
ar|3
ara$|1
arag|7
aran|-1
arbe|4
arca|-5
arch|-5
ard$|-20
arde|-3
ardl|9
ardo|1
ards|3
are|-2
are an|12
are in|-21
are no|17
are not|2
are now|19
are the|9
are urgent|21
are you|14
are$|2
area|34
aref|1
aren|-10
arga|-12
arge|-12
argu|8
aria|-11
ario|-13
aris|-19
ark$|-5
arki|-13
arks|-19
arl$|-1
arla|-24
arli|12
arlo|20
arm$|-37
arra|-7
arri|-9
arro|11
arry|12
ars$|1
arse|37
arsi|19
art|6
art$|2
arte|-33
arti|-2
artificial|9
artificial intelligence|-17
artificielle|-11
artifisial|9
arto|-3
arty|-1
ary$|-12
arz$|-22
arzo|2
as|9
as a|-8
as completed|-8
as done|-20
as due|4
as finished|19
as it|7
as low|13
as the|12
as title|1
as to|25
as urgent|-13
as you|16
as's|15
asch|8
ase$|-14
aser|-3
ases|3
ashe|-13
ashi|-14
asi|1
asi lo|1
asi$|1
asia|-1
asif|6
asig|-14
asign|-16
asignee|10
asil|19
asis|37
asistant|21
asistent|6
asistente|2
asistente digital|10
asistente virtual|-3
ask|8
ask$|6
aska|21
askb|19
aske|7
asked|7
askg|26
aski|-23
asks|-3
askw|48
aso$|18
ason|-20
ass$|-5
asse|-11
assert|21
assi|9
assign|21
assign everything|2
assign it|13
assign the|-13
assign this|-33
assign to|20
assigned|-40
assigned to|-8
assignee|-9
assignee ben|10
assignee is|19
assignee jonas|9
assignee mei|-54
assignee must|23
assignee priya|-1
assignee to|-23
assignee tomasz|15
assistant|7
assistant assign|1
assistant before|8
assistant i|4
assistant must|-6
assistant set|4
assistant the|29
assistant you|8
assistants|17
assistent|17
assistente|5
assistenten|29
assu|-4
assw|-4
ast$|-20
asta|-10
aste|-7
asun|6
asys|10
at|-12
at it|29
at once|3
at the|-3
ata$|-19
atal|12
atbo|12
ate$|-16
ated|-36
atel|-15
aten|-16
atention|8
ater|-4
ates|-12
ateu|1
atev|13
atgp|25
athe|4
ati$|18
atic|-11
atik|11
atin|5
atiq|10
atis|11
ato$|11
aton|20
ator|-12
atri|-25
ats$|-18
att$|3
atta|-23
atte|-18
attention|19
attr|-8
attribue|31
atur|-7
atus|2
atz$|1
au|-3
auch|-2
aucu|7
aude|13
auf|-1
auf den|9
auf dringend|27
auf urgent|2
auf$|3
aufg|26
aufgabe|1
aufgaben|14
aufgabn|4
auge|-11
aura|-2
aus|-20
aus$|16
ause|-10
ausg|15
auso|14
ausw|16
auswertende|6
ausz|9
aut$|-7
aute|-4
auth|1
authorised|20
autm|9
autmatic|9
auto|15
automat|5
automate|14
automated|-1
automated assistants|14
automated reader|17
automated readers|4
automatic|-46
automatica|5
automatico|27
automation|32
automatique|-17
autr|7
aux|1
aux$|-56
av|19
avai|-3
available|9
avan|-6
ave$|-7
avec|9
avel|-11
aves|17
avis|7
aviso|20
avri|3
avril|4
away|3
axim|6
ays$|-14
azo$|-1
b|29
b t|25
back|-9
bad|17
bad$|17
badg|-20
baja|9
bana|1
banana|1
bas$|13
bass|-2
basse|2
be|1
be a|2
be read|-7
be so|28
be that|4
be the|-2
be urgent|20
beca|-4
because|-1
been|6
befo|-4
befor|7
before|-5
before you|-3
begi|23
begin|12
behi|4
behind|4
bei|3
bei$|-6
bein|7
being|11
beit|9
bel$|-21
belo|6
belong|17
below|-9
ben|20
ben okoye|22
ben urgent|5
ben$|9
bena|33
bene|1
benu|5
benutzer|5
ber$|-10
bera|11
berg|-1
berg and|9
berg et|13
berg in|5
berg y|8
bern|-25
bers|12
bert|20
berw|-3
bes$|4
besc|17
beschreibung|8
best|-25
betr|15
bey$|11
bges|1
bien|15
bio$|21
bis|1
bis morgen|4
bis$|-4
bish|7
bisherigen|7
bisherigen anweisungen|7
bist|27
bite|-15
bitt|2
bitte|-12
bjec|-13
blank|-7
ble$|-6
blei|8
bli$|6
blie|-4
blig|5
boar|-12
board|8
body|-2
book|-3
books|4
borr|-13
borra|19
bot|45
bot a|20
bot b|2
bot is|16
bot that|-3
bot$|32
bote|-14
bots|53
bott|2
bout|-3
bov$|36
bove|6
box|10
box for|4
box$|-9
boxe|-4
bra$|4
brak|25
brat|2
bre$|6
brea|-13
bres|7
brig|-20
bro$|-14
brua|7
bscr|1
bsen|10
bsti|2
btw|7
btw$|7
buch|4
buck|6
bue$|31
buen|15
buil|-6
build|16
builder|19
built|17
but|-15
but the|10
but$|-15
buy|6
buy$|6
by|-5
by a|-12
by the|9
by tomorrow|34
c|-1
c'es|-2
c'est|-2
ca|-2
cach|1
cada|9
cal$|-27
cala|13
calcolatore|16
cale|-16
cali|62
calibration|14
call|3
call it|12
called|2
camb|-11
cambio|21
came|-10
can|-19
can$|-20
canc|11
cancel|6
cancel the|21
cancelled|12
cann|20
cant|-23
cao$|1
cap|18
cap$|14
capi|8
capital|10
capital letters|10
capt|9
captain|2
capture|12
car$|7
card|24
cards|28
carg|-8
carl|10
carr|39
carry|24
case|-9
casi|31
casilla|15
caso|-13
cate|-50
cati|31
caus|-16
ccep|16
cces|-13
ccio|25
ccor|13
ccou|-10
ce|7
ce qui|7
ceci|13
ced$|-24
cede|25
ceiv|3
cel$|-10
cela|-5
cell|1
celu|8
celui|8
celui qui|7
cemb|5
cen$|-10
cenc|8
cent|-25
ceo|-5
ceo$|-5
cept|-8
cer$|5
cern|1
cert|12
ces|12
ces lignes|2
ces$|3
cess|12
cest|4
cett|7
cette|7
cha$|4
chac|15
chaf|7
chal|-6
cham|6
champ|19
chan|-1
change|-11
chaq|16
char|-13
charge|2
chat|13
chatbot|5
chatbot assign|17
chatbots|10
chatgpt|25
che|22
che$|-15
chea|4
ched|-4
chef|3
chen|-14
chere|12
chere intelligence|13
ches|2
chie|23
chin|22
chiv|2
chke|6
chmo|25
chn$|2
chne|29
cho$|11
choi|17
chon|4
choo|-11
choose|15
chor|-2
chores|10
chre|18
chri|17
chst|-9
cht$|-22
chte|12
chti|-10
chts|15
chtu|18
ci|1
cia$|-22
cial|-13
cide|-1
cido|7
ciel|34
ciev|27
cili|-5
cimi|-10
cio$|-7
cion|7
cipe|6
cked|-7
cket|-7
cks$|-6
cky$|6
clas|5
classe|17
clau|15
claude|21
clea|-8
clean|29
cler|3
clerk|5
clev|4
clever|5
clever little|3
clin|13
clos|-13
close|-9
closed|-1
coch|6
coche|6
code|23
cola|23
cole|-40
coll|-1
colleague|5
come|-14
comes|-7
comm|-13
comme|24
comment|4
como|21
como fecha|7
como responsable|-2
comp|5
company|-6
complete|13
completed|-12
completed and|-23
compter|19
computer|6
con|21
con la|9
con prioridad|1
con$|5
conc|-17
cond|3
conf|13
confidential|-19
confie|5
confirm|12
cons|2
consignes|17
cont|-19
contain|51
content|26
contract|4
conv|7
copi|18
copilot|30
copy|7
cora|14
cord|-5
core|8
corect|24
corr|3
correo|2
correos|6
correspondence|-1
cos$|2
coun|-5
cour|13
courriel|4
crea|24
create|9
create a|3
create tasks|1
created|-4
cred|-14
cree|12
cret|15
cri$|13
crib|-5
crip|6
crir|5
cris|3
crit|18
critical|-4
criv|11
cros|12
cted|-29
cteu|-20
ctio|-6
ctiv|46
ctob|-5
ctor|-11
ctro|33
cts$|4
ctua|-1
ctur|-1
cuen|12
cuenta|1
cuer|-3
cume|10
curr|10
current|10
czyt|6
d|-4
d'au|-3
d'autre|11
d'av|16
dad$|-7
dan$|4
dani|11
dank|3
danke|-35
dann|15
dans|-2
dans le|2
dar|4
dar$|-21
das|5
das hier|-10
das ist|6
das programm|-15
das$|-5
dass|26
dat|26
dat$|26
data|-19
date|1
date at|2
date box|8
date du|8
date is|21
date january|12
date of|-12
date to|2
dates|23
dato|26
day|18
day and|9
day is|22
day of|23
day$|-9
days|-23
dden|16
ddre|3
de|-9
de jonas|3
de la|-24
de marzo|-9
de mei|21
de noviembre|7
de priya|3
de taches|9
de tareas|-4
de tomasz|-1
dead|-12
deadline|1
deadline is|-14
deadline tomorrow|29
deal|-12
dear ai|2
dear assistant|-17
dear task|-21
debe|17
dece|1
december|1
deci|3
deco|40
ded$|-21
deer|20
dein|20
deine|-2
deja|-5
del|-16
del$|4
dele|24
delete|3
delete all|20
delete the|-1
deli|-15
dell|-20
dels|3
dem|-2
dem text|4
dem$|-4
dema|6
demain|8
den|-2
den assistenten|32
den marz|21
den titel|8
den$|-1
dena|8
denc|15
denn|17
dent|-4
depo|-8
der|-7
der las|4
der$|-15
der'|3
dera|14
dere|13
dern|7
ders|-5
des|2
des$|-25
descripcion|14
description|5
dese|18
desi|-8
desk|-37
dess|5
dessus|7
dest|4
det$|22
dete|9
detection|12
detection was|12
deve|23
developer|-6
developer mode|25
devi|-2
dez$|-3
deze|10
dezember|-2
dge$|-7
dget|-21
di|4
dia|-2
dia$|-13
diat|-4
dice|-5
dicen|3
dich|10
did|-16
did$|-17
die|-15
die aufgabe|-9
die beschreibung|9
die ki|-4
die prioritat|25
die$|-15
dien|-9
dienstanweisung|2
dies|20
diese|12
diese nachricht|17
diesen|22
dieser|12
diff|-6
different|12
dig$|-6
dige|4
digi|13
digital|14
digital que|2
digt|2
din$|-1
dir|10
dir$|-20
dire|3
directive|2
disa|45
disc|5
dise|9
dise robot|8
disp|38
disr|12
disregard|15
disregard everything|10
disregard the|6
dit|-2
dit$|-16
divi|15
dla|7
dla$|7
dle$|-21
dler|-6
dles|-16
dlin|19
dly$|-1
dmin|13
dmot|6
dnes|-1
dnt|21
dnt$|17
do|-5
do anything|32
do it|10
do not|5
do that|13
do you|-4
doct|5
docu|8
document|16
does|6
does it|9
does not|-16
doi|12
doi$|12
doin|-19
doing|-18
doit|4
don'|-3
don't|-3
donc|6
done|6
done and|7
donn|-3
donne|-5
dont|3
door|-2
dor$|-15
dora|-25
dos|-1
dos$|-2
down|4
dr|1
draw|16
dre$|19
drei|5
dres|16
drig|14
drin|12
dringend|-2
dringlichkeit|7
droi|24
drop|-21
drop the|14
du|-10
du logiciel|9
duce|11
due|9
due date|-1
due january|71
due on|20
due today|-47
due tomorrow|23
due$|6
dued|37
duedate|36
dun|2
dun$|2
durc|5
dus$|66
duty|11
e|5
e de|12
e mail|-17
each|-31
ead$|6
eade|18
eadi|12
eadl|-2
eads|7
eady|-22
eagu|-1
eak$|-10
eal$|7
eall|9
ealy|-4
eam$|-30
ean$|3
eanc|7
eans|7
ear$|-19
earl|-16
earlier|11
ears|-11
eas$|18
ease|-12
easo|-19
eat$|9
eate|15
eath|31
eati|-16
eau$|15
eave|-2
ebe$|3
eber|4
ebes|9
ebod|3
ebru|7
ecau|-1
ece$|7
eced|25
ecei|-8
ecem|5
ech$|-5
echeance|5
echeance demain|3
echn|1
echo|16
echt|12
eci$|22
ecid|-6
ecie|28
ecip|4
ecis|9
ecom|3
econ|-7
ecop|20
ecor|18
ecre|14
ecri|26
ecris|13
ect$|-2
ecte|-31
ecto|-21
ectr|3
ects|-2
ed'$|1
eda$|-20
edat|37
eden|-20
eder|4
edic|4
edig|-17
edit|2
edli|10
edri|-9
eds$|-13
edul|21
edy$|-30
eed$|-7
eeds|-13
eehr|-8
eek$|-24
een$|-5
eep$|-4
eer$|8
eers|6
ees$|-14
eest|19
eet$|-19
efe$|10
efer|-4
eff$|23
effa|3
effe|16
eft$|-7
eful|14
efun|-6
ega$|-21
egal|15
egar|-13
ege$|34
egel|-8
egen|3
eggo|10
egin|22
egis|22
egla|-11
egle|-10
egn$|3
ego$|-20
egt$|5
egue|4
egun|-33
ehen|-7
ehin|4
ehn$|4
ehr$|-11
ehrt|-5
eht$|-25
eib$|17
eibe|-1
eibt|16
eibu|6
eich|1
eige|19
eigh|-15
eil$|-18
eild|3
eile|3
eill|-13
ein|17
ein und|1
ein$|16
eine|-4
einem|4
einer|4
einf|8
einfach|9
eing|-12
einm|4
einmal|4
einmal ein|4
eins|-7
eint|22
eintrag|13
eir$|-9
eis$|-16
eise|-9
eist|-21
eisu|-1
eit$|2
eite|1
eits|-4
eitu|20
eive|14
eißt|13
eja$|1
el|-16
el asistente|4
el de|26
el lector|-2
el nombre|1
el programa|5
ela$|3
eld$|24
elds|12
ele$|-25
elen|-21
eles|5
elet|18
eleven|5
elf$|1
elfe|10
elig|15
elij|7
elin|-3
ell$|-9
elle|-19
elli|6
ello|-13
eln$|-11
elo$|-3
elon|13
elop|18
elow|-9
elpe|20
elpf|-2
els|34
els$|-12
else|-7
else is|10
elt$|-15
elte|-10
elui|8
ely$|-25
ema$|7
emai|-15
email|-26
eman|-7
emar|7
emas|10
emaß|2
embe|-2
embr|-8
eme$|-2
emen|-18
emin|8
emov|8
empl|-21
empr|-15
empt|2
empty|4
empty the|6
ems$|-15
en el|4
en la|1
en low|19
en tareas|2
ena$|7
enac|20
enan|-12
enau|26
enca|-11
encargada|14
ence|1
enci|-9
ency|-24
end|49
end of|7
end$|-5
enda|-12
ende|-8
endi|-12
endo|-6
endr|-17
ends|10
ene$|-41
ened|-21
enen|-3
ener|23
enge|17
engi|12
engine|15
engine that|12
enkn|11
enn$|7
enne|-25
eno$|-5
enre|6
ens$|-6
ensa|5
ensc|3
ense|-2
ensi|6
enst|-11
ent$|-16
enta|-12
ente|-3
enter|10
enter priya|7
enters|29
enti|4
entl|-31
ento|15
entr|1
entre|20
entries|10
entry|7
ents|-5
entw|21
enty|9
enut|3
envi|-16
enz$|1
enza|20
eopl|2
eos$|8
epar|-34
epea|8
epla|7
eple|-32
eply|-2
epon|5
epor|-10
eps$|-7
ept$|-28
epte|11
epti|24
eque|-10
equi|2
er|5
er's|-13
erad|24
eran|-11
erar|9
eras|11
erase|1
erat|-14
erci|15
erd$|16
erda|6
erdi|4
erdu|26
ere$|11
ered|7
erei|-22
eren|-7
erer|-1
eres|24
erfa|10
erfu|5
erg$|-2
ergi|-1
eria|-4
erid|12
erig|8
erin|-4
erio|3
eriq|43
erk$|-5
erle|15
erledigt|4
erm$|-20
erme|5
ermi|6
erms|11
ern$|-28
erna|2
erno|15
ero$|-28
eron|5
erpr|25
erra|6
erri|1
erro|-26
ers$|-21
ersa|-3
ersc|-17
erse|-12
ersi|4
ersn|12
erso|5
erst|-3
ert$|-11
erta|-2
erte|7
erti|12
ertr|6
ertu|4
erve|7
ervi|-4
erwa|12
erwe|15
ery$|-13
eryb|-9
eryo|8
eryt|-7
es|6
es war|4
esa$|-8
esad|1
esag|26
esca|-25
esch|4
escr|-1
escrito|6
ese$|4
esem|-4
esen|20
eser|-18
eset|4
esin|7
esit|-22
esk$|-19
eso|9
eso$|-7
esol|-9
eson|36
espa|11
espe|7
espo|16
ess$|-21
essa|-3
esse|15
essi|2
esso|9
essu|-17
est|-7
est le|1
esta|-10
estas|10
este|-9
este correo|9
este mensaje|19
esti|-8
esto|-6
esto en|3
estr|10
ests|2
esul|11
et|20
et la|15
et tu|2
eta$|-8
etai|-16
etait|-1
etar|-7
ete$|-13
etec|8
eted|-12
eten|7
eter|-14
etes|5
etie|16
etin|-22
etit|14
etra|8
etre|3
etri|-6
ets$|-4
ett$|-7
etta|-1
ette|4
etti|-13
ettl|-11
ettr|-7
etur|-9
etz$|-3
etze|-3
etzt|-11
euil|-2
eul$|-4
eund|13
eur|1
eur to|15
eur$|-19
eurs|16
eute|-14
eux$|-41
eval|9
eve$|17
evea|-19
evel|-6
even|-70
ever|6
every|15
every task|24
everybody|-7
everyone|15
everything|-4
everything above|19
everything to|-9
evic|26
evie|11
evil|-18
evin|16
evio|7
evr$|10
evry|18
evrything|25
ewer|-15
exa$|26
exac|1
exam|-5
example|7
exce|-10
exer|26
exit|14
expe|15
expi|-1
expo|-10
export|-1
ext$|-6
exte|7
exto|7
extr|31
extract|-27
extraction|34
extractor|26
exts|-2
ey|37
eyen|14
eyes|34
ezem|-2
f|10
fabr|29
face|2
fach|-5
faci|-4
facilities|20
fael|33
fail|2
fair|20
fais|-2
fait|2
fall|-13
fallig|-17
falligkeit|5
far|7
far$|7
fass|3
faut|-23
fe|35
febr|6
february|8
fech|10
fecha|4
fecha de|-1
fecha el|8
fect|-1
fee$|-54
feel|16
feil|3
feild|2
feld|14
feli|9
fen$|-39
fer$|1
fere|-9
ferr|11
fert|-4
ffac|3
ffic|-21
fgab|28
fica|-3
fice|-4
fich|-16
fici|-15
fide|1
fie$|-4
fiel|-10
field|20
field assignee|12
fields|13
fier|-13
figu|-13
file|-9
files|11
files the|4
files this|15
fill|46
fill in|4
fill the|8
filler|19
filling|26
filt|4
fin|21
fin$|17
fina|-28
find|-15
fine|18
fini|-3
finish|7
finished|-3
finn|7
firm|-11
firma|5
fisi|9
five|14
flag|-4
fois|8
folg|2
foll|16
following|1
follows|2
folo|3
foot|1
footnote|29
for|-5
for ai|24
for all|18
for automated|5
for computer|7
for it|-4
for jonas|9
for mei|24
for teh|39
for the|8
for this|1
for today|6
for word|20
for you|1
for$|-6
forc|19
force|9
forcer|10
fore|1
forg|9
forget|-8
forget your|5
forgett|13
form|-12
form filler|22
form the|26
fort|3
forw|3
forward|10
four|6
frag|-5
frage|14
free|-21
frei|-2
freu|13
frid|2
friday|-5
fris|18
frist|22
fro$|5
from|-7
from here|19
from now|18
from the|9
from this|8
from your|5
fter|-1
ftsr|14
ftwa|14
ftwe|11
fuhr|1
fuhren|14
ful$|-2
full|3
fund|-5
fur|4
fur die|5
fur$|3
furt|3
further|4
fwar|28
g|-3
gabe|28
gabn|8
gada|-13
gage|-1
gain|-9
gal$|-3
gale|-7
gama|17
gan$|-21
gang|-3
gant|-4
ganz|-3
gar$|10
gard|-13
gas$|-15
gate|-2
gato|15
gaug|-30
gebe|2
ged$|15
geeh|-8
geha|15
gehe|1
gele|7
geln|-5
gema|5
gemaß|2
gen$|-17
gena|28
genau|17
genau so|13
genc|11
gend|8
gene|-5
generator|25
gens|-4
gent|10
genz|21
ger$|-33
ges$|-38
gesc|5
gest|33
get|4
get$|-7
getr|-6
gets|-13
gett|25
ghes|-3
ghli|31
ght$|-9
ghte|32
ghts|-12
gib|17
gib$|18
gici|23
gift|59
gilt|9
gin$|16
gina|-12
gine|1
ginn|9
giss|22
gita|13
giv|9
giv$|9
give|-3
give it|-2
give the|-22
give this|18
given|10
given to|9
gives|-7
gkei|6
gle$|32
glic|22
gly$|20
gmbh|6
gna$|-23
gnad|17
gnat|-12
gned|17
gnee|-8
gnes|-6
gnet|24
gnor|20
gns$|-6
go|-7
go on|26
god|11
god$|28
goes|3
goes for|45
goin|7
going|7
going to|16
good|-17
good as|14
gooi|2
gori|19
gory|-3
got$|-33
gpt|23
gpt$|45
grad|4
graf|24
gram|11
gran|1
grandmother|6
grant|3
granted|-8
grants|16
grap|-28
gras|1
grasias|3
grat|26
grav|11
gre$|15
grea|-2
gree|-21
greg|-9
gst$|11
gte$|9
guag|-5
gue$|14
gues|-6
guest|4
guid|-4
guidelines|17
guna|11
gunt|-1
gura|5
gust|-21
gutt|10
h|16
h y|25
ha|-26
hace|17
hack|-9
hacked|-16
hacked and|-18
hacked priority|3
had|-12
had$|-12
haft|18
haha|-8
hak$|8
hale|67
hall|-21
halt|12
hamp|7
han$|-11
hand|11
handling|33
hang|-15
hank|-11
hann|11
happ|10
happy|1
haqu|16
harg|-10
harr|7
hart|13
has|-5
has a|-20
has been|17
has to|25
has$|-5
hast|1
hat|-8
hat$|4
hatb|12
hate|-8
hatg|25
hats|-5
haus|-6
haut|-2
have|-6
have been|18
have to|24
head|14
heading|17
hean|8
hear|-12
hech|10
hecho|10
hed$|-12
hedu|22
heer|10
heir|-9
heit|-1
hell|-15
hello|-4
help|4
helper|-9
hem$|3
hen$|-2
henc|13
hend|3
henk|10
her|21
her$|-5
here|15
here and|4
here on|8
heri|3
hers|-16
hes$|-11
hese|-2
hesi|12
hest|-5
het|-12
het$|-12
heut|-1
heute|3
hey|8
hey claude|21
hey$|-2
hgat|3
hi|-16
hich|1
hidd|19
hidden|19
hide|3
hien|27
hier|13
high|6
high priority|23
highest|-3
highlighted|18
highlighter|15
hihg|5
hile|8
him|3
hin$|5
hinc|2
hind|4
hine|18
hing|-6
hink|18
hinw|1
hinweis|1
hinweis an|-10
hir|1
hir$|-2
his|-4
his$|11
hist|17
hite|-10
hive|13
hkei|7
hlig|31
hmen|-9
hmod|26
hne$|2
hner|17
hoev|4
hold|13
hole|-11
holl|-18
hon$|-2
hone|-1
hono|-20
hoos|14
hop$|-19
hora|-10
hore|4
hori|12
hort|-30
hose|-33
hou$|31
houg|-5
houl|12
hout|-7
how|5
how$|11
hoy|8
hoy mismo|12
hoy$|8
hre$|-5
hrea|5
hree|12
hrei|12
hren|37
hrer|3
hric|25
hrie|12
hrif|1
hris|-3
hrow|-4
hrte|-5
hst$|6
hste|2
hte$|8
hted|14
hter|-10
htet|33
htig|-1
hts$|1
htun|18
huma|31
human|15
humans|28
i|-2
i am|16
i do|-11
i have|-3
i say|-6
i wil|1
ia|55
iado|39
ial$|-17
ian$|-22
iar$|-13
ias$|-31
ibe$|2
iben|-4
iber|4
ibir|-3
ible|-7
ibra|-12
ibt$|9
ibue|-14
ibun|10
ica$|19
ical|-2
ican|13
icar|-5
icat|-6
ice$|-16
icen|-4
ices|2
ich|-7
ich$|4
iche|-3
ichk|7
icht|5
ici|22
ici$|-7
icia|-22
icie|24
icio|-2
ick$|-15
icke|-17
ickl|12
ico$|-35
icon|-3
icos|6
icto|5
icy$|20
ida$|10
idad|-3
idat|19
iday|-8
idde|13
ide$|-11
idel|17
iden|14
ider|-2
idge|6
ido$|14
idri|3
ieb$|2
iebe|4
iebs|-1
ied$|-15
iede|-12
iedr|-9
iel$|13
ield|24
iell|-11
iemb|2
ien$|-27
ienc|8
iend|-21
iene|19
iens|19
ient|-2
ier|8
ier$|-16
ierd|37
iere|-16
iert|4
ies$|-18
iese|18
iest|20
iet$|-10
ieta|17
ieve|10
iewe|18
if|-4
if a|5
if it|3
if the|-3
if u|24
if you|-2
if you're|18
ifer|-3
iffe|10
ific|-4
ifie|4
ifis|9
ift$|3
ifts|-17
ify$|11
ige$|-16
igen|34
iger|9
iges|9
igh$|-9
ighe|2
ighl|25
ight|-4
igin|-18
igit|13
igke|6
ign$|6
igna|-6
igne|12
igno|19
ignor|20
ignore|-20
ignore all|21
ignore everything|7
ignore previous|19
ignore the|11
ignore your|15
ignorez|24
igns|-6
igst|6
igt$|-4
igur|-13
ihn|-4
ihn$|-4
ihre|25
ihs$|3
iht$|11
ijen|6
ikto|2
il|-5
il est|7
ilab|8
ilbo|12
ilbr|13
ild$|8
ilde|13
ile$|-18
ilen|-1
iles|7
ilic|16
ilin|-12
ilis|-2
ilit|-19
ilk$|-3
ill$|-16
illa|-17
ille|-2
illi|-5
ilot|27
ils$|2
ilt$|-32
ima$|-9
imag|5
image|1
ime$|12
imen|38
imer|10
imie|-11
imit|-15
imme|-5
imo$|-3
imon|-2
impo|3
importance|7
importancia|10
important|-10
importer|59
impr|2
imum|1
in|-5
in a|-17
in admin|6
in capital|10
in developer|9
in die|17
in it|-3
in place|10
in teh|12
in the|-7
in this|11
in your|20
ina$|-5
inad|7
inal|-27
inan|-13
inat|7
inbo|4
inboxes|20
ince|-13
inch|-4
inci|-3
ind$|-1
inde|-2
indl|5
ine$|-3
inea|2
ined|18
inee|-2
inel|13
inem|-6
inen|-8
iner|7
ines|-16
inet|5
infa|8
info|-4
ing$|-15
inge|16
ingl|-6
ings|-30
ingu|3
ingy|8
ini$|36
inim|-2
inis|-3
init|13
ink$|-5
inki|26
inne|-14
inni|28
inpu|56
ins|6
ins feld|10
ins$|7
insc|6
inscrire|18
insi|23
inst|33
instead|-2
instead and|1
instead of|-21
insted|15
instruccion|3
instrucciones|5
instruction|32
instruction for|1
instructions|2
instructions and|-6
instructions for|1
int$|-5
inta|-14
intake|25
inte|-5
inteligence|25
inteligencia|-14
intelijencia|6
intelligence|8
intelligence artificielle|6
intelligenz|12
interna|2
interne|9
inti|5
intitule|8
into|-7
into a|4
into the|10
intr|17
ints|-25
inue|4
inut|3
invi|4
invite|17
invo|-4
invoice|-5
inwe|-4
ion$|-3
ione|-15
ionn|-12
ions|-19
ior$|6
iori|9
iort|-2
ios$|-28
ious|9
ipci|2
ipe$|10
ipel|1
ipti|-1
ira$|-9
ird$|-28
ire$|-13
irec|-13
iri$|17
irm$|4
irma|7
iroi|25
irs$|-19
irst|-17
irte|7
irtu|-2
is|-7
is a|28
is due|-27
is for|17
is going|4
is january|12
is no|-19
is not|-3
is now|4
is on|3
is priya|6
is reading|5
is responsible|-5
is the|10
is to|26
is tomasz|19
is urgent|8
is your|18
isch|-31
ise$|-22
isen|-12
iser|-17
ish$|-32
ishe|-4
isia|11
isib|29
isin|-11
isio|6
ismo|-2
iso$|14
ispe|12
isre|12
iss$|-4
issa|-4
isse|-36
isst|36
issu|-14
ist|-6
ist$|-8
ista|17
iste|12
isti|-19
istn|11
isto|31
istr|-3
ists|-7
isz$|10
isze|7
it|3
it and|6
it as|9
it be|1
it for|7
it had|19
it has|16
it in|-16
it is|-4
it off|-12
it on|25
it read|1
it says|14
it so|7
it to|2
it today|-9
it urgent|7
it was|-7
it will|16
it would|28
it wrote|53
it's|-4
ita$|-20
ital|8
itan|33
itat|22
itch|-3
ite$|-2
itel|31
item|-1
item above|10
items|2
iten|11
iter|30
ites|-37
itet|7
ith$|-4
ithm|30
itho|-7
itic|1
itie|13
itin|8
itle|18
itli|10
itmo|15
ito$|21
iton|51
itor|-27
itre|4
its|9
its own|17
its$|-3
itt$|15
itte|-18
ittl|10
itty|14
itul|28
itun|19
itut|2
ity$|-21
iva$|-6
ive$|-4
ivel|14
iven|-3
iver|-10
ives|6
ivi$|5
ivin|10
iya$|-5
iya'|15
ize$|-21
izen|6
izer|21
ißt$|15
j|-5
ja|-7
jail|21
jailbreak|21
jame|25
james|17
janu|-4
january|1
je|15
ject|-22
jede|-1
jeden|10
jenc|6
jent|8
jetz|8
jetzt|-4
job|8
job is|17
job$|8
jona|-7
jonas|-5
jonas berg|29
jonas is|37
jour|-13
json|53
june|-3
jus|3
jus$|3
just|4
k|5
kae$|-1
kafo|6
kan$|-4
kass|-1
kauf|3
kbot|19
ked$|-13
ked'|1
keep|3
kein|21
keine|-12
keit|14
ken$|-4
ker$|-27
kers|-32
kes$|-10
kest|4
kestrel|4
ket$|-5
kets|-11
kevi|-2
kevin|-1
ki|49
kind|8
kindly|3
king|-7
kip$|-10
klei|-9
knec|11
knew|2
know|-12
known|17
knows|4
koll|1
kollegin|9
kont|19
koye|-2
kspa|21
kspc|22
ktor|4
ktory|5
ktory to|5
kuns|12
kunstliche|12
kunstliche intelligenz|12
l|11
l'ag|37
l'agent|39
l'an|-6
l'assistant|12
l'at|-18
l'ec|4
l'echeance|4
l'ia|27
l'or|14
l'ou|6
l'outil|6
la|-9
la case|14
la casilla|15
la date|29
la fecha|-9
la leyenda|14
la lista|3
la machine|-14
la maquina|-13
la persona|4
la personne|11
la prioridad|7
la tache|9
la tarea|13
labl|-5
labr|18
lace|-11
lado|10
lady|34
lag$|-11
lage|-17
lait|12
lama|-5
lan$|-13
lanc|11
lane|-17
lang|11
language|8
language model|8
lank|-15
lant|-8
lar$|-8
las|-16
las tareas|14
las$|-19
lase|-15
lasi|10
lass|-9
last|-11
last week|17
late|-11
lati|-10
lato|34
laud|14
laut|13
lautet|10
lay$|-22
lbox|3
lbre|-2
lche|8
lcol|15
lder|-12
lds$|2
le|-4
le logiciel|-5
le mars|11
le plus|11
le programme|13
le robo|20
le robot|-9
lea|9
lea$|7
leaf|-27
leag|4
lean|-12
leas|-6
leav|2
leave|-1
leave the|-12
lech|2
lect|14
lecteur|16
lector|7
lector automatico|16
lectura|21
lectura automatica|10
led$|-13
ledi|-7
lee|16
lee esto|4
lee$|-1
leep|5
leer|15
lees|7
lees esto|6
left|-4
lega|-5
legal|2
lege|-19
legg|14
legi|-9
legt|14
legu|3
leib|8
lein|5
leit|-8
leme|-1
len$|-16
lena|-2
lend|-2
leng|5
lent|15
ler$|-13
lerk|5
les|-6
les consignes|10
les taches|13
les$|-12
lese|8
lesen|2
less|5
let|-2
let it|6
let the|4
let$|25
leta|29
lete|-6
leti|15
letter|5
letters|9
letz|1
leur|1
leva|-5
leve|22
level|-8
level urgent|9
lexa|26
ley$|-3
leye|9
leyenda|14
lfer|10
lgor|30
li|4
lia$|22
libr|-17
lica|3
lice|3
licence|14
lich|-14
licy|21
lida|-10
lide|14
lieb|9
liebe ki|35
liebes|10
liebes programm|10
lien|-30
lier|-8
lies|5
liest|20
lig$|-18
lige|23
ligh|9
ligk|45
lign|-6
ligne|4
lignes|2
lije|6
lik$|-12
like|-6
like that|24
limi|-12
limite|20
lind|-33
line|7
line is|4
lines|9
ling|-20
liqu|15
lir$|18
lis$|-9
lisa|2
lise|-1
liss|12
list|9
list of|-5
lista|12
lista de|-15
liste|-3
listen|17
listes|13
listo|-10
lists|13
lit|20
lit$|9
liti|18
litt|11
little|12
little robot|13
lity|3
lla$|-3
llam|-7
lle$|11
llea|7
llec|3
lled|-9
lleg|2
llen|19
ller|-21
lles|12
llev|-6
llig|15
llin|8
llm|49
llm$|49
llo$|2
llow|-6
lls$|-13
llst|10
llt$|-40
llwa|24
lly$|-27
lo|6
lo anterior|29
lo de|5
lo que|9
lock|-21
locked|11
logi|-1
logiciel|23
lok$|95
lol|-15
lol$|-15
lon$|8
long|-10
look|-6
lope|-3
lorn|2
los|-2
los$|-14
losc|10
losch|3
losche|9
losche alle|9
lose|-8
lot$|-9
love|-18
loved|36
low|11
low and|5
low priority|2
low$|4
lowe|-24
lowest|23
lowest priority|-1
lowi|-3
lows|-11
lper|19
lpfu|-2
lrea|4
lred|12
lse$|1
lso$|-2
lsta|4
lta$|-20
ltd|-2
ltd$|-2
lte$|-22
lter|-2
ltet|-3
ltho|13
ltin|12
ltun|-10
lu|21
luck|6
lue$|-2
lues|-16
lug$|-10
lui|-5
lui$|2
lum$|-21
lunc|-6
lung|2
lus$|20
luti|-13
lve$|5
lved|-14
lver|-1
lves|14
lvid|-3
lway|6
lwo$|19
lyse|3
m|1
ma|-4
maar|-2
mach|8
machine|4
machine a|-20
machine readers|11
machine that|22
machines|15
machne|13
macht|9
made|-38
mado|-13
maek|6
mage|8
mail|5
mail addresses|7
mail as|38
mailbox|12
mails|-2
main|-2
mais|22
mak|1
mak$|1
make|8
make it|-5
make no|1
make the|-5
make this|7
maker|21
makes|-8
makes tasks|7
maki|20
making|10
mal$|-23
mall|14
man|-1
man$|-7
mana|29
manana|17
mand|-27
mann|-12
mans|23
many|9
maqu|21
maquina|13
mar$|-2
mara|-4
marc|-4
march|1
march is|8
mari|-3
mark|13
mark all|-48
mark as|9
mark every|5
mark it|-2
mark this|10
mars|-5
mart|-24
marz|-15
marzo|2
mas|-4
mas$|21
masc|18
maschinchen|6
maschine|14
maschinelle|12
mash|58
masz|5
mat$|6
mate|-6
mati|8
matt|-5
maxi|6
maxima|1
may|-7
may be|12
may$|-7
maß$|2
mber|-8
mbh$|6
mbie|22
mbio|18
mble|4
mbre|-10
mbro|10
me|-3
me urgent|8
mean|16
means|10
mebo|3
med$|-29
medi|-6
meet|-18
mehr|-7
mei|4
mei and|10
mei is|7
mei tanaka|12
mei$|4
memb|5
members|20
meme|14
men$|-18
mens|3
mensage|19
mensaje|-9
menschen|6
ment|-7
mention|32
mention the|17
mer$|-9
merc|5
merci|-21
meri|30
merk|19
mes|11
mes$|-7
mesa|15
mesage|31
mess|-1
message|-3
message is|-22
met|15
met$|1
meti|2
mets|38
mett|-14
mettre|1
mi|4
mich|-6
mie$|-9
mien|22
mier|32
migh|9
might|9
mill|7
min$|-4
mina|-46
mind|10
mine|-3
mini|25
minima|8
mins|-7
minu|-2
minute|20
mir|18
mir$|-7
mis$|-5
mism|-8
mismo|-7
miss|-13
mist|26
mit|7
mit dem|-7
mit$|-14
mite|28
mith|-5
mitl|16
mitliest|11
mma$|-18
mmar|8
mme|-9
mme$|-6
mmen|-33
mmer|-25
mod$|4
mode|18
mode on|22
model|14
model you|2
modele|2
modele de|7
modelo|10
modelo que|1
models|12
modl|33
modo|35
modu|16
moge|1
moi|-2
moi$|-2
mome|-14
moment|1
mon$|-15
mond|-20
monday|-17
mont|-11
month|-10
mor$|30
more|-14
morg|6
morgen|-5
morn|-7
morning|-5
moro|-6
morr|3
mos$|-49
most|2
mot|-6
mot$|-5
mote|23
moth|-2
moto|1
motor|7
moul|14
move|1
mpan|-1
mpil|6
mpla|-8
mple|6
mpli|6
mply|25
mpor|2
mpre|6
mpri|7
mpt$|-2
mpte|6
mpty|4
mput|31
mr|-11
much|-1
mucho|7
mum$|-4
mus$|-2
must answer|15
must be|-18
must contain|2
must set|5
muy|-9
muy$|-9
my|-10
n|15
n'en|9
n'es|-1
n'est|-2
n't$|-12
na|25
nabl|54
nach|-7
nachricht|5
nada|3
nadi|6
nadie|17
nado|32
nage|2
nair|24
nair and|18
nair in|34
nair y|-19
naka|11
nal$|-8
naly|1
name|6
name in|32
name it|2
name priya|6
name this|18
named|-12
names|10
nana|18
nanc|7
nanz|-1
nao|26
nao$|26
nas$|5
nata|17
nate|-2
natu|-2
natural|10
nau$|9
nbox|4
nbre|45
ncar|-10
nce$|-8
ncel|39
ncer|-23
nche|-8
ncia|4
ncid|18
ncim|-1
ncio|-1
ncy$|-26
nd|2
nda$|5
ndar|-5
nday|-7
nde$|-17
ndel|6
nden|21
nder|11
ndez|-3
ndic|1
ndig|-13
ndin|-13
ndle|8
ndli|-13
ndly|-2
ndmo|6
ndor|4
ndre|13
ndri|17
ne|13
nech|11
ned$|2
nee$|5
need|-15
need to|5
needs|-2
nees|-1
nel$|-4
nell|21
nem$|8
nen$|6
nenn|4
ner$|-10
nera|1
ners|-11
nes$|-1
net$|-6
nett|13
neve|-20
never|20
nevr|10
new|-16
new instruction|-6
new instructions|31
new rule|49
new$|-14
news|8
next|-9
nfac|9
nfid|10
nfie|-6
nfig|6
nfo$|-5
nfor|-3
nga$|4
ngag|-1
ngas|5
nge$|-11
nged|9
ngen|-11
nges|44
nget|7
ngin|-9
ngli|-7
ngly|23
ngs$|-29
ngua|-2
ngun|11
ngy$|8
nic$|-7
nich|-15
nicht|8
nidr|3
nie|22
nie$|-24
nied|-13
niedrig|-14
niet|7
nig$|1
nigh|-19
nima|5
nimm|10
ning|-17
ninguna|11
niqu|5
nise|12
nish|10
nist|-5
nit$|15
nive|18
nke$|-9
nkin|5
nkne|11
nks$|-30
nles|10
nlo$|6
nlp|18
nlp$|18
nly$|1
nmal|4
nna$|6
nnai|10
nne$|-17
nned|16
nnel|-17
nner|-20
nnin|15
nnis|11
no day|8
no need|30
no task|16
nobo|-2
nobody|8
noch|-12
nom|12
nom$|13
nombre|1
nombre de|1
non|26
non$|9
nonb|2
none|-16
noon|-7
nor$|-8
nora|19
nore|-18
nori|8
norm|1
nort|-5
northgate|4
nos$|-63
not|-4
not a|6
not for|7
not mention|6
not read|35
not take|11
not tell|21
not$|-6
nota|31
note|10
note for|4
note to|-10
notes|-7
notes of|8
noth|-3
nothing|-10
nothing else|2
nothing to|6
noti|-7
notice|24
notice to|-18
nous|1
nove|2
novi|7
noviembre|7
now|8
now an|12
now in|-8
now on|37
now the|5
now$|2
nown|23
nput|56
nsa$|31
nsab|-9
nsag|19
nsaj|-9
nsch|-26
nscr|-4
nse$|6
nser|4
nsfe|3
nsia|9
nsib|-6
nsid|29
nsig|6
nsla|13
nst$|-14
nsta|-10
nste|17
nstl|12
nstr|15
nstu|5
nsub|5
nswe|-4
nt|23
nta$|17
ntai|24
ntak|-5
ntan|-12
ntar|22
nte$|-4
nted|25
ntel|20
nten|-14
ntes|-12
nth$|-10
ntia|-1
ntie|1
ntil|-6
ntin|-13
ntio|23
ntit|11
ntly|9
nto|24
nto$|9
ntra|2
ntre|-7
ntri|4
ntry|5
nts$|-10
ntwo|-1
nty$|-3
nuar|-4
nue$|59
null|-12
numb|4
nume|14
nung|-22
nur|27
nur fur|22
nur$|27
nute|3
nutz|6
nver|-7
nvia|-2
nvie|9
nvis|15
nvit|-9
nvoi|-12
nwei|14
nwic|-11
nwse|1
nyon|-5
nyth|8
nza$|21
o|15
oard|-12
obe$|-17
oben|15
ober|7
obey|-1
obje|36
obli|5
obo$|18
obod|-2
obot|20
obre|-4
oced|3
oces|20
och|47
och$|-18
ocha|7
oche|-29
ochs|2
ock$|-2
ocke|3
ocr|23
ocr$|23
octo|-4
ocum|9
odas|3
oday|9
ode$|17
odel|13
odo$|10
odos|24
oduc|-4
odul|-9
ody$|1
oem$|-2
oes$|3
oet$|-30
oeve|4
of|-8
of a|34
of all|14
of it|16
of its|9
of jonas|11
of march|-12
of reading|10
of text|23
of the|-8
of them|-2
of this|4
of tomasz|23
of what|4
of your|-5
off|17
off$|13
offe|-41
offer|30
offi|-20
ofic|1
ofil|48
ofor|-3
oftw|16
ofwa|28
ogam|13
oge$|-5
ogic|31
ogni|34
ogra|12
ohne|-3
oice|-10
oing|-10
oint|-8
oir$|-22
ois$|-14
oit$|5
ojec|6
ok|2
okaf|6
okafor|-3
okafor and|6
okafor as|4
oken|14
okol|-10
okoy|-2
okoye|-2
oks$|-4
ola|-7
ola$|-38
olat|-15
olch|2
old$|-15
olde|-15
older|4
ole$|11
oleg|10
oles|-9
olge|-1
olic|5
oll$|-27
olle|3
ollo|8
olls|14
olo$|20
olow|3
ols$|-11
olut|-14
olve|12
olvi|-4
olvida|-11
olvida lo|8
omas|-3
omat|21
ombr|1
ome$|-22
omeb|4
omen|22
omes|8
omis|-20
omma|-6
omme|29
omo$|6
omor|4
ompa|-6
ompi|6
ompl|3
ompo|12
ompr|-21
ompt|-8
ompu|31
omt$|1
on|-9
on it|-3
on sunday|6
on the|3
on this|8
ona$|-28
onas|-4
onbr|2
onc$|6
once|33
once there|4
ond$|-17
onda|-17
onde|26
ondi|29
onds|15
one|14
one and|6
one for|-2
one is|-12
one to|7
one who|24
one$|1
onen|11
oner|-5
ones|25
onfe|-5
onfi|5
onfo|-1
ong$|18
onga|4
onig|3
onle|30
onlo|6
only the|-3
only with|17
only you|15
onn$|5
onna|7
onne|-13
ono$|-3
ons$|-11
onsa|3
onse|-14
onsi|-9
ont$|-3
onta|-38
onte|23
onth|-8
onti|4
ontr|-21
onve|7
onvi|3
ony$|15
ood$|-17
ook$|-8
ooke|-15
ooks|-3
ool$|6
ools|-9
oon$|-14
oor$|-13
oose|-4
oot$|15
oote|33
ootn|28
open|-15
open tasks|-3
opens|14
oper|8
operator|-6
opie|-15
opil|30
ople|2
opor|16
oppe|-7
oppo|16
opposite|17
opy$|-6
or|6
or's|4
ora$|-7
orat|-11
orbe|15
orce|10
ord$|1
orde|-21
ordi|8
ordn|-4
ordo|-11
ords|-12
ore$|-9
orec|13
ored|-11
ores|19
orez|24
orga|8
orge|3
oria|-5
orid|13
orie|6
orig|15
original|-6
orio|25
oris|-34
orit|11
ork$|16
orks|-25
orld|3
orm$|1
orma|-9
ormi|23
orne|31
orni|-7
orow|-6
orra|-8
orre|-8
ors$|-11
ort$|-14
orta|-5
orte|5
orth|-23
orti|-1
ortl|17
orts|8
orty|-2
orwa|-10
ory$|-7
oryt|12
osch|9
ose$|-5
osed|-6
osi$|14
osit|-3
osob|6
oss$|-17
ost$|-15
osta|-3
oste|-20
ot|20
ota$|-23
otar|1
ote$|1
oted|6
oter|27
otes|8
othe|-2
other|17
other tasks|3
othi|9
otic|9
otiz|12
otno|28
oto$|14
otok|-9
otom|2
otor|3
otra|-4
otre|-26
otro|18
ots$|11
ott$|8
otto|49
ou|-11
ou'r|4
oubl|-12
oubli|6
oud$|-39
ough|-24
oujo|3
ould|-18
ouli|18
ound|-20
ount|-15
our|-23
our$|-3
ourc|-20
ourr|-17
ours|-19
ous$|1
ouse|-25
out|-2
out of|1
out$|-9
oute|13
outi|19
outp|7
output|8
output only|3
output the|-35
output title|12
ouve|-7
ove$|13
oved|1
over|-7
over the|3
overide|7
override|31
ovie|6
owes|21
owin|-10
own|8
own$|-16
owner|2
owner of|-1
ows$|-29
oxes|-3
oye|6
oye$|-4
p|-20
p d|6
p s|20
pa|-2
pace|-4
page|-12
pala|18
pan$|-2
pany|-10
pape|3
par|-1
par un|3
par$|-1
para|-8
para el|-3
paragraph|2
parc|-20
pare|-6
park|-27
parl|-13
paro|12
pars|58
parser|35
parsers|25
parses|2
parses this|2
parsing|33
part|-3
partir|2
partir de|8
pas$|-2
paso|23
pass|-16
password|1
passwords|-5
pati|-10
pay|15
pay$|28
pcio|-13
pdat|-7
peak|-4
peat|8
pect|-11
ped$|-22
pedi|-15
pel$|-2
pele|3
pell|-10
pen$|-12
pend|-13
pene|-10
pens|-1
peop|2
people|3
per|9
per$|-19
pera|12
perm|-28
pero|10
pers|18
persn|12
person|-3
person and|12
persona|-5
personas|3
persone|-4
personne|12
peti|10
pful|-2
pgif|23
phon|-12
pick|-4
pick jonas|2
pie$|-3
pien|25
pier|-19
pilo|27
pipe|-4
pisz|17
pita|-3
plac|3
place|-13
place of|10
plai|-6
plan|-11
plants|28
plas|-18
play|43
ple$|-11
plea|-2
please|-13
please ignore|-4
ples|12
plese|-15
pli$|2
plic|3
plie|9
ploy|-19
pls|3
pls$|3
plu|29
plu$|29
plug|11
plus|20
ply$|4
poem|-1
poet|-30
point|21
poli|-21
policy|11
pon|8
pon$|12
pond|15
pone|-14
poner|17
ponl|9
ponlo|6
por|13
por$|13
port|-8
pose|-10
posi|-4
post|-19
pour|3
pour le|-20
ppel|-15
ppen|-7
ppgi|23
ppli|7
pply|-17
ppos|-1
ppri|-10
ppro|-2
pr|10
prac|9
pre$|5
prec|12
precede|14
preg|-1
prem|8
pren|-8
pres|-18
present|-3
pret|25
prev|27
previous|7
pric|-1
prie|14
pril|-4
prim|-5
prin|-6
print|-4
print your|1
prio|4
prio low|5
prio urgent|3
prioridad|5
prioridad low|11
prioridad urgent|4
prioridad urgente|4
prioritat|-4
prioritat auf|27
priorite|-1
priorite basse|2
priorite urgente|8
prioritet|6
prioritty|14
priority|3
priority and|7
priority high|15
priority low|-25
priority to|6
priority urgent|15
priorty|-2
priv|7
priy|-4
priya|-5
priya nair|25
priya's|15
proc|16
process|-16
processing|18
processing this|5
processor|17
prod|-6
prog|21
progama|17
program|24
program the|7
programa|14
programa que|3
programm|-1
programm das|16
programma|8
programme|-27
programs|10
proj|-1
project|6
projects|14
prom|13
prompt|-1
prompt and|22
promt|16
prop|-10
pros|-29
prot|32
protokoll|-9
prov|13
prove|14
prove me|14
prze|-11
przy|24
ps|41
ps for|2
ps pour|2
ptai|2
ptem|1
pter|-5
ptio|5
ptur|10
pty$|4
publ|2
pues|3
puis|10
punt|1
purg|1
put|5
put amara|3
put in|10
put it|-13
put the|3
put$|22
pute|-3
puts|27
pwne|9
pwned|9
q|-13
qe|4
qu'i|-5
qu'il|-5
qu'u|-11
quan|10
quand|20
que|13
que el|-5
que la|-8
que lee|5
que lo|21
que no|6
que un|16
que$|-1
qued|-3
queda|14
quel|-2
quem|2
quer|-10
querido|6
ques|8
quet|-19
qui|3
qui lit|23
qui precede|14
qui$|6
quic|-4
quick|15
quie|31
quien|10
quip|-2
quot|1
r|-25
r's$|-8
raba|23
rach|12
raci|-61
ract|-1
rad$|-7
rade|22
rado|1
radu|-12
raed|2
rafa|1
rafael|7
rag$|-29
rage|-33
ragr|18
ragt|4
raig|1
rail|2
rain|-15
rais|-7
raise|9
rait|11
ral$|21
ram$|-2
rama|2
rami|33
ramm|-7
rams|5
ran$|-27
rand|-28
rang|5
rank|4
rans|-8
rant|-18
raph|-12
rar$|-33
rarb|21
ras$|-13
rase|9
rasi|-5
rate|-16
rath|6
rather|18
rati|10
rato|1
raus|15
rave|-4
ray$|-21
rbei|22
rce$|2
rcer|3
rch$|-8
rche|-2
rchi|-6
rci$|-21
rday|-2
rde$|-23
rded|33
rden|-17
rder|-26
rdi$|3
rdin|2
rdle|4
rdo$|-10
rdon|-3
rds$|-5
rdue|-24
rea$|8
read|22
read as|14
read by|32
read on|16
read this|15
reader|22
readers|36
reading|12
reading along|7
reading machine|21
reading software|26
reading this|8
reads|-17
reads this|9
real|-7
realy|-3
reas|14
reat|6
rece|-20
rech|-4
rechenknecht|11
rechner|47
reci|8
recipe|8
recipe for|14
reco|20
recopie|20
record|7
records|-3
rect|-7
red|19
red$|-12
redi|-32
redy|8
ree$|7
reed|30
reeds|5
reen|-3
rees|11
refe|9
reff|22
refu|-21
refund|4
rega|-7
rege|-6
regeln|-5
regi|12
regl|-12
regu|-4
rei$|-8
reib|11
rein|-8
reit|9
rekt|18
rel$|22
reli|17
rell|12
rema|22
remi|-14
reminder|-12
remo|-3
removed|1
ren$|-12
rend|-22
rene|-20
reno|-13
rent|-21
reo$|1
reos|8
repe|-9
repeat|14
repi|41
repl|13
reply|2
reply only|16
reply with|14
repo|-8
repondez|-1
requ|-10
request|-14
requests|2
rer$|-11
res$|-30
resc|16
rese|-1
reset|5
reso|3
resolved|-9
resp|15
respond|7
responsable|-9
responsable a|5
responsable mei|1
responsible|-6
responsible person|22
ress|-7
rest|-19
resu|16
result|6
ret$|-6
reta|-10
rete|36
reti|8
retu|-13
return|-6
returns|7
reun|-16
reve|-18
reveal|8
reveal your|9
revi|-14
rew$|-15
rey$|-28
rez$|18
rfas|22
rgad|-5
rgan|3
rge$|-16
rgen|11
rget|-3
rgis|1
rgne|-16
ria$|-33
riba|7
ribe|5
ribi|-3
ribu|-12
rice|-3
rich|8
rida|-1
ridd|8
ride|27
rido|-5
rie$|-20
rieb|6
riel|1
rien|-14
rier|13
ries|-29
riet|-2
rift|-3
rig$|-2
rige|-1
righ|9
rights|1
rigi|-14
rike|-12
ril$|-3
rim$|-29
rime|39
ring|-5
rint|6
rio$|-5
rior|12
rios|-16
ripc|2
ript|4
riqu|44
rire|4
ris$|-43
rise|15
risi|5
rist|-4
rit$|8
rita|-18
rite|3
rith|26
riti|-1
ritm|19
rito|5
ritt|1
rity|-9
riva|23
rive|1
rivi|-29
riya|-4
rjen|8
rkin|-15
rks$|-33
rksp|22
rkt$|11
rla$|-14
rld$|3
rled|1
rlie|3
rlo$|-9
rma$|-27
rmai|5
rmat|10
rme$|-9
rmer|4
rmin|14
rmis|5
rms$|-23
rna$|-63
rne$|37
rnin|-4
rno$|16
rns$|8
robb|-2
robe|14
robo|25
robot|5
robots|-19
roce|21
rodu|-4
roga|12
rogr|11
roir|25
roje|-1
role|10
role system|10
roll|1
rom$|-10
romi|-5
romo|-2
romp|-4
romt|13
ron$|-19
rong|-16
roni|28
room|15
root|12
rop$|-3
ropr|6
ror$|-3
ros$|-11
ross|-26
rote|40
roto|-18
roun|-17
rout|14
routing|33
rove|4
row|25
row$|5
rows|30
rra$|2
rrag|6
rrec|4
rren|5
rreo|10
rres|1
rrib|-3
rrid|26
rrie|5
rror|-2
rrow|-5
rry$|-39
rsat|5
rsch|-9
rsda|-1
rse$|3
rsel|5
rser|35
rses|2
rsin|32
rsio|-1
rsn$|12
rson|-1
rst$|13
rsta|-5
rsto|20
rta$|-31
rtan|10
rte$|-16
rted|2
rten|13
rter|-19
rtes|19
rtet|-1
rthe|14
rthg|3
rtif|33
rtig|-1
rtli|-2
rtor|29
rtra|4
rts$|-23
rtua|-3
rtun|4
rty$|-18
ruar|7
rube|-4
rucc|-4
ruck|-21
ruct|7
rule|20
rules|27
rules and|1
run|15
run$|-26
rust|14
rve$|10
rvee|29
rver|-6
rvic|-11
rvis|25
rwal|20
rwar|-14
rwei|24
rybo|-9
ryon|-6
ryth|14
rzo$|2
s|-35
s for|43
s to|5
s's$|14
sa|-10
sabe|14
sabl|-6
sach|5
sado|1
sage|10
said|-5
sais|23
saje|-9
sak$|3
salu|-9
same|-3
samp|16
samt|2
sans|14
sans date|13
sati|-30
satz|6
save|22
say|13
say the|13
say$|8
says|-5
scal|22
scan|20
scar|33
scen|-32
sch$|-10
scha|-19
sche|-7
schi|-12
schl|-8
scho|-19
schr|20
schreib|17
schreibt|9
schrieb|7
scre|-17
screen|3
scri|15
sday|-21
se lo|2
se que|16
seco|-10
second|-8
secr|16
secretary|1
sed$|-8
see|-9
see it|14
see$|1
sees|2
segu|-3
sehr|-1
sein|12
seine|2
sel$|-33
sele|12
self|5
sem$|21
sema|-3
sen$|-6
send|5
sender|21
sent|7
sent with|38
sentence|12
september|5
ser$|27
ser'|4
sera|-2
seri|-1
sers|14
sert|16
serv|-13
serve|32
service|14
servise|11
ses$|-6
sess|8
set|-2
set assignee|-23
set due|11
set every|1
set it|-2
set priority|15
set the|6
set this|-9
set$|1
sett|13
setze|-1
setzen|16
seul|19
sez$|24
sfer|3
shal|26
shall|8
shall take|9
shalt|31
shar|-21
she|-3
she$|-3
shed|-15
sher|-4
shin|-16
shou|10
should|13
show|-7
si|9
si tu|3
sia$|-9
sial|9
sias|3
sibl|3
sich|17
side|-19
sie|4
sifi|-17
sify|15
sign|-2
sile|-4
silent|3
silently|22
sili|13
sill|10
simi|2
simo|5
simon|2
simon dise|8
sin|9
sin$|-9
sinc|-8
since|-4
sind|-3
sine|8
sing|-9
sino|2
sion|-10
siri|57
sist|15
sistem|1
sistema|25
sistema de|-1
sistema que|4
sit$|-12
sita|20
site|13
skbo|19
sked|7
skin|45
skip|15
skip this|39
sks$|-3
slat|12
slee|6
slot|1
smar|7
smart|22
smart inboxes|20
smit|-5
smo$|-5
sn't|-14
snt$|-8
so|2
so good|17
so that|-2
so write|12
soba|7
sobr|-5
sofo|-1
sofort|-1
soft|11
software|2
software is|1
software that|-2
softwear|10
sofw|28
sofware|28
soir|5
solc|3
soll|6
solo|39
solo para|28
solu|-13
solv|13
som|16
som$|16
some|-18
somebody|4
son$|-3
sona|1
sond|23
sondern|9
sone|20
sonn|-9
sons|-8
sopo|16
soporte|16
sor$|-23
sort|-6
sour|-21
source|2
spac|11
span|-8
span style|1
spea|1
spec|-13
spen|-15
sper|6
spon|12
spra|19
sprachmodell|26
spri|-19
sreg|12
srob|14
ssa$|22
ssag|7
sse$|-27
ssed|19
ssee|-8
ssen|-22
sser|-2
sses|1
ssif|-4
ssig|-4
ssin|-10
ssio|-3
ssis|14
ssor|31
sste|27
ssun|18
ssus|7
sswo|-10
sta$|3
staf|5
staff|9
stal|-24
stan|11
stand|-10
stands|24
stands above|9
star|2
start|20
stas|3
stat|-3
state|4
statt|11
status|2
ste$|11
stea|4
sted|-2
steh|-9
steht|-5
stei|-2
stein|3
stel|-3
stem|11
sten|-1
step|-4
ster|-20
stes|10
stet|6
stets|4
stic|44
stim|-8
stin|-15
stio|-1
stit|-1
stli|21
stma|-7
stnt|9
sto$|3
stod|29
ston|-4
stoo|-9
stop|-22
stor|8
store|11
store the|9
stored|15
stra|-7
stre|-16
stri|-1
stro|3
stru|9
sts$|-26
stuf|7
stufe|-3
styl|11
style|-3
su|-10
suar|5
subj|-9
subject|-12
subs|-4
such|2
such a|8
sudo|53
suit|-10
suite|2
suiv|13
sult|-7
sume|27
summ|-11
summarise|6
summarise this|6
sund|3
sunday|15
sunday the|58
sung|45
sunt|5
supp|5
supprime|-7
supprimer|-3
supprimer le|5
supr|6
suprime|6
sur|4
sur$|4
sure|7
surv|-1
sus$|6
sust|10
swap|3
swer|12
swit|-3
switched|15
swor|1
syst|12
system|11
system content|10
system ignore|7
system new|29
system notice|-11
system prompt|6
system set|8
system you|4
systeme|-2
systems|-8
syte|12
sytem|9
sze$|-9
t|-17
t m|33
t's$|-24
ta|-8
taak|13
tabl|-7
tach|19
tache|40
taches|36
taches de|3
tado|27
taff|5
tag|2
tag$|-7
tage|-14
taht|4
tain|10
tair|-13
tait|-6
take|3
take one|1
taken|5
taker|6
takes|-7
taks|38
tal$|-34
tale|7
talk|11
tall|-20
talo|-10
tamb|7
tambien|8
tan$|-24
tana|1
tanaka|4
tanaka and|2
tanaka y|2
tanc|17
tand|-8
tant|16
tanw|10
tar$|14
tare|32
tarea|25
tareas|39
tareas de|6
tari|-16
tars|9
tart|-21
tary|-5
tas$|-8
task|25
task and|1
task as|16
task assistant|22
task bot|-12
task builder|22
task helper|16
task is|5
task list|6
task maker|9
task of|11
task program|23
task to|-3
taskbot|10
tasks|23
tasks and|5
tasks named|13
tasks of|17
tasks out|4
tasks with|8
tat$|-4
tate|-16
tati|23
tatt|14
tatu|4
taus|15
tbot|11
tch$|-23
tche|-9
te|7
team|-31
tect|-22
ted$|-11
tee$|-1
teh|-4
teh$|-5
teht|-7
tel|23
tel$|14
tele|54
teli|19
tell|-23
tell the|-10
tem$|2
tema|21
temb|1
teme|10
tems|-3
ten$|-27
tena|-9
tenc|28
tend|-24
teni|7
tens|-2
tent|14
tep$|1
ter$|-9
terd|4
tere|17
teri|1
term|9
termin|7
termine|-3
terms|12
tern|-2
terp|25
ters|5
tes$|-5
test|-6
tet$|16
tets|4
teur|13
teve|-2
text|19
text above|4
text and|1
text is|-1
text oben|2
texte|-5
texto|8
texts|-2
tgpt|25
th|6
th of|14
than|-8
thank|10
thank you|-12
thanks|-20
that|9
that are|2
that files|18
that has|3
that i|1
that is|6
that it|2
that makes|8
that reads|9
that the|3
that there|-11
that turns|20
that you|-9
thats|13
the|-8
the above|28
the admin|-10
the administrator|13
the ai|9
the answer|41
the asistant|-5
the assignee|35
the assistant|-36
the auto|52
the automated|11
the automatic|18
the board|18
the bot|-29
the box|29
the ceo|-5
the clever|2
the computer|40
the current|2
the date|-10
the day|32
the deadline|30
the description|26
the due|10
the end|-11
the extractor|23
the field|8
the first|5
the following|2
the form|-12
the highest|7
the humans|4
the language|-2
the last|-1
the level|47
the list|-19
the lowest|25
the machine|6
the mail|4
the model|33
the moment|26
the name|35
the note|3
the notes|15
the one|9
the only|10
the other|2
the output|19
the owner|12
the person|15
the plants|32
the priority|24
the program|4
the reading|12
the responsible|7
the rest|4
the robot|-14
the role|-1
the sender|14
the software|-26
the system|8
the taks|6
the task|17
the tasks|12
the text|18
the th|-16
the thing|30
the titel|3
the title|9
the user|26
the whole|8
the word|27
the workspace|1
the$|-9
thei|-9
their|-9
them|4
them to|4
then|7
then it|29
then the|-1
ther|-13
there|23
there is|-13
there was|33
thes|-6
these|-9
they|-12
they are|-1
thga|3
thin|4
thing|-14
thing that|18
thingy|8
think|8
thinking|27
this|14
this as|8
this document|8
this email|10
this for|-6
this is|-10
this letter|26
this line|37
this mail|6
this message|2
this one|12
this page|6
this paragraph|6
this task|12
this text|18
this the|-10
this to|5
this very|16
this workspace|9
this you|-35
thm$|19
thor|-11
thou|3
thre|13
thread|-3
three|12
thro|-20
ths|15
ths$|8
thx|-13
thx$|-13
ti|-1
tial|-2
tic$|16
tica|-20
tice|-4
tick it|16
ticked|18
ticket|-2
tickets|10
tico|32
tie$|-1
tien|-2
tier|5
ties|9
tifi|15
tig$|-8
tige|20
tigk|2
tihs|3
tik$|18
til$|12
tili|2
till|-24
time|-13
tin$|-5
tina|2
tine|-7
ting|-4
tinu|5
tion|-6
tiqu|-22
tir$|-20
tiro|25
tise|10
tit$|23
tite|25
titel|26
titel is|2
titl|16
title|11
title field|15
title is|12
title must|15
title nothing|9
title of|-7
title to|23
title wire|3
titr|30
titre|30
titu|19
titular|4
titulo|12
tive|-15
tle$|1
tled|8
tlic|13
tlie|20
tly$|10
tmas|-1
tmat|9
tmo$|16
tnot|28
tnte|9
to|-7
to a|-4
to account|11
to admin|-7
to ai|12
to all|-3
to amara|-2
to anna|6
to any|2
to ask|23
to be|-8
to ben|13
to do|-16
to dos|6
to enter|-8
to hacked|4
to its|38
to january|27
to jonas|16
to list|3
to march|22
to me|-6
to mei|-13
to nobody|11
to pay|8
to pick|8
to priority|5
to priya|-9
to see|23
to set|16
to task|15
to the|2
to this|-14
to tomasz|2
to urgent|4
to victor|7
to viktor|3
to write|2
to your|3
tobe|-9
tod$|29
toda|16
todas|5
today|14
today and|3
today assign|1
todo|-8
todo lo|17
todos|24
todos los|16
toi|9
toi le|2
toi qui|12
toi$|9
toko|-9
told|12
tom$|-17
toma|8
tomasz wilk|16
tomo|5
tomorow|3
tomorrow|8
ton|13
ton$|15
tone|-29
toni|6
tonight|3
too|-3
too$|-3
tood|-8
tool|32
tools|-8
top|15
top$|3
tor$|-8
tor'|2
tore|9
tori|21
tory|22
tos$|-29
tou|14
tou$|11
touj|3
toujours|3
tous|-9
tout|25
tout ce|14
toute|21
toutes|-7
toutes les|-7
tput|8
tra$|-13
trab|22
trac|-1
trad|14
trag|-5
tragt|5
trai|5
traitement|28
tral|48
tran|-22
transfer|7
transfer eur|1
translator's|8
tras|5
trat|-4
tre$|12
trea|-22
treat|-22
trel|3
tres|2
tri$|1
trib|-12
tric|17
trie|-3
tro$|-3
tron|13
tros|2
truc|-1
trus|4
trust|5
trusted|12
try$|-21
tsak|3
tsel|5
tsle|30
tsro|14
tt|6
tte$|-14
tten|-5
tter|-8
ttin|-6
ttle|-15
ttre|-8
ttri|-7
tty$|2
tu me|7
tu mets|13
tual|-5
tufe|3
tula|-17
tule|9
tulo|11
tung|10
tur$|24
tura|5
ture|-18
turn|-2
turns|10
tus$|19
tute|-7
twar|14
twea|2
twen|12
twenty|10
twic|-1
twor|21
txt|-1
txt$|-1
tyle|-5
type|2
tze$|18
tzen|5
tzer|6
tzt$|-9
u|7
u'il|-5
u're|4
u'un|-11
uage|-4
ual$|-37
uali|27
uand|6
uant|-3
uari|-8
uary|5
uber|2
ubje|-12
ubli|-1
ubri|37
ubsc|1
ucci|-6
uce$|13
uch$|-20
uche|-13
ucho|7
ucke|-5
ucti|10
ucun|7
ude$|-5
udo$|-3
ueda|30
ueme|2
uen$|-10
uent|9
uer$|-4
uera|19
ueri|-3
ues$|2
uest|1
ufe$|-3
ufen|-17
ufga|28
uge$|-13
ugh$|-25
ugin|16
uhre|13
uick|-4
uide|-4
uien|-20
uier|17
uiet|9
uild|-18
uill|-3
uilt|17
uina|13
uis$|-8
uite|-8
ujou|-3
ular|-4
ulat|23
uld$|-17
ule$|-17
uler|53
ules|15
ulin|13
ull$|-7
ulo$|8
ult$|19
um|-14
uman|35
umbe|-18
ume$|2
umen|-18
umer|10
umma|8
un|-7
una|-8
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
unde|-4
under|-3
understod|29
unds|-1
une|3
une tache|20
une$|4
ung$|-27
unge|-9
ungs|10
unit|-2
uns|4
uns$|-14
unst|11
unsu|3
unsubscribe|5
unt$|-14
unta|-26
unte|-15
unter|9
unti|-9
until|-7
unto|-20
unts|17
uold|-19
uor$|20
uote|-10
up|-14
upda|-7
update|-3
uper|1
upon|3
uppg|23
uppl|5
uppo|4
uppr|-3
upri|5
ur|3
ura$|5
ural|26
urat|-13
urce|-20
urch|-3
ure$|9
urga|-4
urgant|-4
urge|7
urgencia|22
urgency|-14
urgent|7
urgent and|21
urgent assign|7
urgent assignee|4
urgent due|-21
urgent et|6
urgent for|-7
urgent the|-19
urgent tomorrow|39
urgent urgent|2
urgent y|3
urgente|-2
urgn|-1
urgnet|-16
urje|8
urjente|8
urn$|-1
urns|8
uro$|-5
uros|-25
urre|9
urri|4
urs$|-23
urse|-14
ursu|6
urth|27
us|-11
use|13
use it|-3
use$|-10
user|11
user's|4
users|-4
uses|7
uso$|18
uss$|13
ussi|-6
ust$|-7
usta|-7
uste|-24
usti|14
usua|9
usuarios|9
uswe|17
ute$|-8
uter|1
utes|-6
utet|5
utho|3
util|8
utin|27
utio|-10
utma|9
uto$|2
utom|25
utpu|8
utre|10
uts$|-19
utte|3
uty$|8
utze|6
v|-6
va|11
vaci|25
vail|38
val$|-29
vale|-4
vali|-7
valu|32
value|41
values|-8
van|-8
van$|5
vas$|-22
veal|-19
vec$|9
ved$|-6
vee$|28
vel$|-17
velo|-15
ven$|-1
venc|5
vence|16
vencimiento|-10
vend|-37
vendor|3
ver$|-1
vera|-6
verarbeitet|5
verb|7
vere|-25
verg|-17
vergiss alle|13
vergiss alles|8
veri|-8
verm|9
vero|-1
verr|18
vers|-11
version|5
verstanden|9
vert|6
verw|24
very|5
ves$|-23
vest|8
vez$|-8
viad|48
vice|-8
vict|30
victor|7
vida|16
viem|7
vien|-5
vier|-4
view|-7
vikt|2
viktor|2
vin$|-10
vina|1
ving|11
viou|5
virt|-2
virtual|-3
vis$|-15
vise|25
visi|-9
viso|13
vite|-3
voic|-18
voll|-11
vom|-5
vom$|-5
von|1
von einem|4
von$|-8
voor|-1
vor|2
vor$|-37
vorg|9
vorz|21
vos|6
vos$|6
voss|8
vote|11
votr|6
votre|6
vous|-3
vril|4
vry$|6
vryt|25
w|-19
walt|-9
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
way$|-18
ways|9
we|-16
wear|23
wech|-2
week|-11
weg|16
weg$|10
weig|18
weil|5
weis|1
weise|2
weit|12
well|23
wen|27
wen$|-10
wenn|6
went|-13
wer|-10
wer$|-22
were|-6
wers|-2
wert|26
west|7
what|6
what is|2
what you|-10
whatever|13
whatever you|-18
when|-1
when i|2
when you|-10
wher|-7
where|11
whic|4
which|-7
whil|8
while|16
while you|36
whit|-20
white|4
who|-9
who has|-3
who mei|-1
who$|-9
whoe|5
whoever|5
whoever is|3
whoever or|1
whol|-5
whole|2
whos|21
wich|20
wichtigkeit|2
wick|3
wie|16
wie$|16
wied|8
wieder|-2
wiht|15
wil|-2
wil$|-2
wilk|11
wilk and|11
will|-5
will be|5
wing|-14
wipe|6
wird|12
wire|17
wire eur|17
wire to|5
wirt|-1
wirte|6
wise|8
wish|-2
witc|-2
with|-1
with a|11
with done|3
with due|3
with hacked|13
with low|3
with ok|10
with priority|5
with the|-8
with this|-9
with title|6
without|-7
without a|-4
wlik|17
wned|9
word|25
word banana|5
word for|17
words|-5
work|-9
workspace|21
workspace owner|9
worl|3
wort|20
would you|-15
wpis|7
writ|-17
writ jonas|7
write|1
write down|-3
write it|11
write the|-5
writen|4
writer|26
writes|-10
written|-2
wron|-21
wrong|-21
wrot|1
wrote|1
wser|49
x|-12
xact|1
xamp|20
xcep|6
xes$|-7
xima|-1
ximu|9
xpec|-3
xpor|5
xte$|3
xto$|8
xtra|31
xts$|-2
y|26
y el|13
y no|5
y que|-2
y se|3
y tu|20
ya|-12
ya's|14
ybod|-13
year|-20
yend|14
yer$|-42
yes|-12
yes$|15
yest|17
yesterday|5
ying|15
yle$|-14
ymen|-15
yo|1
yone|-8
you are|17
you do|5
you have|-7
you may|20
you must|16
you read|16
you see|-7
you summarise|6
you the|-1
you were|18
you will|25
you'|-7
you're|4
your|7
your answer|42
your guidelines|12
your instructions|17
your output|5
your previous|10
your rules|9
your system|12
ypis|35
yse$|-7
yste|10
ytem|12
ythi|11
ythm|11
yuo|13
yuo$|13
yuor|20
z|-22
zada|19
zahl|-11
zeil|5
zemb|-2
zer$|4
zet|10
zet$|10
ziel|2
zone|23
zu|9
zust|23
zustandig|-9
zustandig ist|19
zustandige|2
zyta|3
~'|-12
~'hckd|1
~a|7
~a ~amr|8
~a ~astnt|6
~a ~bt|-1
~a ~d|10
~a ~dt|15
~a ~fr|16
~a ~hmn|7
~a ~i|119
~a ~jns|23
~a ~l|14
~a ~lng|1
~a ~ltl|-25
~a ~m|15
~a ~mchn|-2
~a ~nd|5
~a ~nt|4
~a ~pm|6
~a ~pr|12
~a ~prgrm|1
~a ~prsn|38
~a ~prsr|30
~a ~prt|21
~a ~prtr|8
~a ~rdng|-1
~a ~rfl|25
~a ~stms|2
~a ~t|-18
~a ~th|-14
~a ~tht|5
~a ~tl|10
~a ~tls|-2
~a ~tmsz|23
~a ~tsk|-6
~a ~urgnt|26
~ab|-21
~abgschlt|3
~absndr|10
~abt|-4
~abt ~it|-23
~abt ~th|18
~abv|22
~abv ~and|-37
~abv ~is|3
~ach|21
~achtng|9
~acn|6
~acnt|7
~acnt ~wth|1
~acpt|-3
~acrdngl|23
~acrs|18
~acs ~t|8
~actn|-28
~ad|6
~admn|8
~admn ~bt|2
~admn ~md|12
~admn ~rghts|-8
~admnstrdr|6
~admnstrtr|32
~admnstrtr ~and|2
~adn|-7
~adrs|7
~adrs ~of|23
~adrsd|2
~advn|14
~af|-18
~af ~dn|9
~af ~drngnd|27
~af ~urgnt|2
~afgb|3
~afgbn|18
~aftr|5
~agn|-8
~agnst|-19
~agnt|34
~agnt ~tht|18
~agnts|27
~agr|-1
~agrd|13
~agrd ~wth|-2
~agrdcd|7
~agrs|17
~ags|9
~ahr|7
~al|2
~al ~afgbn|7
~al ~bshrgn|7
~al ~mdl|28
~al ~of|40
~al ~opn|6
~al ~prjcts|15
~al ~prvs|-8
~al ~th|15
~al ~tsks|17
~al ~usr|-5
~al ~usrs|3
~algrthm|19
~algrtm|16
~alng|11
~alrd|10
~als|16
~als ~erldgt|10
~als ~zstndg|5
~alt|-2
~alt ~txt|1
~althgh|13
~alw|12
~alws|10
~alws ~ds|4
~alx|12
~am|-7
~amr|-1
~amr ~is|-4
~amr ~okfr|23
~an|11
~an ~a|23
~an ~astnt|-12
~an ~atmtd|-35
~an ~d|-5
~an ~dn|15
~an ~ds|12
~an ~mr|6
~an ~othr|8
~and|3
~and ~a|-12
~and ~al|25
~and ~answr|14
~and ~asgn|12
~and ~cl|-9
~and ~crt|1
~and ~d|21
~and ~dlt|-12
~and ~gv|-30
~and ~hv|27
~and ~i|8
~and ~is|3
~and ~it|17
~and ~its|35
~and ~lt|9
~and ~lv|2
~and ~lw|8
~and ~mk|17
~and ~mrk|-17
~and ~mst|2
~and ~n|8
~and ~prnt|-8
~and ~prt|12
~and ~pt|-2
~and ~rpl|14
~and ~rvl|9
~and ~s|9
~and ~st|-22
~and ~t|-1
~and ~th|-11
~and ~tht|-11
~and ~tl|-2
~and ~us|-2
~and ~wht|-18
~and ~wrt|-7
~and ~wth|11
~and ~y|34
~andr|14
~anlr|13
~answr|12
~answr ~in|-13
~answr ~onl|14
~answr ~tht|11
~answr ~wth|20
~anthng|13
~antr|11
~antr ~y|9
~ants|1
~ants ~d|14
~antwrt|23
~anwsng|-3
~anwsng ~an|2
~anwsngn|7
~anwsngn ~und|7
~anwsr|2
~ap|-7
~apl|4
~apl ~bfr|13
~aplctn|-25
~apnt|16
~aprl|-3
~aprv|17
~aprvd|-5
~aprvd ~b|8
~aq|2
~ar|3
~ar ~alws|21
~ar ~an|12
~ar ~in|-21
~ar ~n|17
~ar ~nt|2
~ar ~nw|19
~ar ~th|8
~ar ~urgnt|21
~ar ~y|14
~archv|-5
~art|2
~artfcl|6
~artfcl ~intlgnc|-12
~artfcl ~t|12
~artfsl|9
~arv|-1
~as|2
~as ~a|-8
~as ~asgn|6
~as ~cmpltd|-8
~as ~d|4
~as ~dn|-18
~as ~fnshd|19
~as ~it|7
~as ~l|1
~as ~lw|13
~as ~t|21
~as ~th|13
~as ~tl|1
~as ~urgnt|-13
~as ~y|16
~asgn|5
~asgn ~a|11
~asgn ~bn|10
~asgn ~evrthng|2
~asgn ~is|19
~asgn ~it|13
~asgn ~jns|12
~asgn ~m|45
~asgn ~mst|23
~asgn ~pr|10
~asgn ~t|-14
~asgn ~th|-13
~asgn ~ths|-35
~asgn ~tmsz|17
~asgnd|-26
~asgnd ~t|-8
~ask|6
~askd|8
~asrt|21
~astnt|21
~astnt ~asgn|1
~astnt ~bfr|8
~astnt ~d|-15
~astnt ~dgtl|10
~astnt ~i|-9
~astnt ~is|12
~astnt ~mst|-6
~astnt ~st|4
~astnt ~th|-1
~astnt ~vrtl|-2
~astnt ~wrt|16
~astnt ~y|8
~astntn|25
~astnts|24
~aswrtnd|6
~at|-13
~at ~it|28
~at ~onc|3
~at ~th|-5
~athrsd|20
~atmt|22
~atmtc|4
~atmtc ~rdr|4
~atmtd|-1
~atmtd ~astnts|14
~atmtd ~rdr|17
~atmtd ~rdrs|4
~atmtk|23
~atmtn|62
~atmtq|-17
~atmts|12
~atn|96
~atntn|27
~atrb|-7
~av|16
~avc|9
~avc ~l|9
~avlbl|9
~avrl|4
~avs|17
~aw|-12
~ax|1
~b|-10
~b ~a|5
~b ~fr|9
~b ~m|-2
~b ~n|-19
~b ~rd|15
~b ~s|22
~b ~t|20
~b ~th|11
~b ~tht|4
~b ~tmrw|7
~b ~tmsz|10
~b ~urgnt|20
~bck|-3
~bcs|-1
~bd|-7
~bfr|-3
~bfr ~ths|3
~bfr ~y|-3
~bg|-28
~bgn|-1
~bgng|2
~bhnd|4
~bj|-4
~bk|-4
~bks|-1
~blck|21
~bld|2
~bldr|19
~blng|10
~blnk|-7
~blt|2
~blv|18
~blw|3
~bn|4
~bn ~ok|14
~bn ~urgnt|13
~bng|6
~bns|-31
~bntzr|5
~br|-3
~br ~tds|14
~brd|-5
~brg|14
~brg ~and|9
~brg ~as|1
~brg ~et|13
~brg ~in|6
~brg ~pr|13
~brg ~y|8
~brk|-8
~bs|-12
~bs ~mrgn|4
~bschrbng|8
~bshrgn|7
~bshrgn ~anwsngn|7
~bst|-48
~bt|10
~bt ~a|17
~bt ~asgn|18
~bt ~b|-28
~bt ~bt|40
~bt ~d|-11
~bt ~is|16
~bt ~th|11
~bt ~tht|-3
~bt ~y|-8
~btm|4
~bts|25
~btw|7
~bx|7
~bx ~fr|4
~c|-22
~c ~a|14
~c ~q|2
~cd|-21
~ch|13
~ch ~t|12
~chf|3
~chmp|19
~chng|-18
~chr|-12
~chr ~intlgnc|13
~chrg|2
~chrs|8
~chs|4
~cht|-8
~chtbt|4
~chtbt ~asgn|24
~chtbts|10
~chtgpt|25
~cl|-18
~cl ~it|16
~cl ~q|6
~clbrtn|14
~clcltr|27
~cld|-31
~clg|-1
~clgs|2
~clm|7
~cln|3
~clndr|3
~clr|4
~clrk|4
~cls|4
~cls ~it|22
~clsd|-10
~clvr|6
~clvr ~ltl|3
~cm|3
~cm ~fch|7
~cm ~hch|1
~cm ~rspnsbl|3
~cm ~trmn|3
~cm ~urgnt|-5
~cmb|13
~cmnt|2
~cmp|-1
~cmplt|12
~cmpltd|13
~cmpltd ~and|-23
~cmpn|-7
~cmpt|-12
~cmptr|54
~cmptr ~prgrm|3
~cms|-9
~cn|-21
~cn ~l|9
~cn ~prd|1
~cncl|-6
~cncl ~th|-1
~cncld|7
~cncrn|2
~cnf|5
~cnfdntl|-23
~cnfgrtn|2
~cnfrm|14
~cnsgns|17
~cnt|-11
~cnt ~d|-6
~cnt ~l|3
~cntn|4
~cntns|11
~cntnt|21
~cntrct|4
~cnts|13
~cnvrt|19
~cp|-20
~cplt|30
~cps|-17
~cptl|10
~cptl ~ltrs|10
~cptr|12
~cr|-4
~cr ~on|18
~crct|4
~crds|20
~crg|2
~crl|-4
~crnt|30
~crs|16
~crspndnc|-1
~crt|-4
~crt ~a|3
~crt ~tsks|1
~crtcl|-4
~crtd|-4
~cs|2
~cs ~lgns|2
~csl|15
~cst|-6
~cstmr|-12
~ct|-28
~d|-6
~d ~afgb|-9
~d ~and|8
~d ~anthng|32
~d ~bschrbng|9
~d ~d|-16
~d ~ds|-8
~d ~dt|12
~d ~est|14
~d ~fr|8
~d ~hr|4
~d ~is|22
~d ~it|10
~d ~jnr|72
~d ~jns|3
~d ~k|8
~d ~l|5
~d ~lctr|10
~d ~lgcl|9
~d ~lng|12
~d ~m|41
~d ~mrz|-9
~d ~mtr|4
~d ~n|5
~d ~nt|13
~d ~nvmbr|2
~d ~of|3
~d ~on|18
~d ~pr|21
~d ~prt|-91
~d ~s|40
~d ~sftwr|16
~d ~sm|-1
~d ~t|26
~d ~tchs|9
~d ~td|-39
~d ~th|46
~d ~tht|9
~d ~tmrw|16
~d ~tmsz|-1
~d ~tr|21
~d ~trs|-3
~d ~y|-28
~db|-16
~dch|-13
~dcmbr|2
~dcmnt|15
~dcn|11
~dctr|6
~dfrnt|12
~dgtl|15
~dgtl ~q|2
~dj|-5
~dl|-13
~dln|8
~dln ~is|-14
~dln ~tmrw|30
~dlt|-4
~dlt ~al|20
~dlt ~th|4
~dm|-20
~dm ~txt|4
~dmn|25
~dn|20
~dn ~alrd|5
~dn ~and|7
~dn ~astntn|32
~dn ~mrz|21
~dn ~tl|7
~dnc|5
~dnd|23
~dng|46
~dnk|1
~dns|-7
~dns ~l|-11
~dnstnwsng|2
~dnt|-5
~dnt ~ask|11
~dnt ~tl|-7
~dnt ~wrt|29
~dr|-2
~dr ~a|5
~dr ~algrthm|11
~dr ~astnt|10
~dr ~k|26
~dr ~ls|4
~dr ~prgrm|53
~dr ~tsk|-21
~drctv|2
~drnglchkt|7
~drngnd|17
~drp|3
~drp ~th|14
~drs|-34
~drs ~acrdngl|6
~ds|-2
~ds ~d|14
~ds ~hr|-3
~ds ~ist|6
~ds ~it|11
~ds ~lst|22
~ds ~nchrcht|17
~ds ~nt|-17
~ds ~prgrm|-15
~ds ~rbt|8
~ds ~s|23
~dscrpcn|14
~dscrptn|5
~dsk|-2
~dsn|21
~dsnt|-25
~dsr|-17
~dsrgrd|12
~dsrgrd ~evrthng|10
~dsrgrd ~th|4
~dstntr|9
~dt|9
~dt ~a|-4
~dt ~and|-4
~dt ~at|3
~dt ~bx|8
~dt ~d|7
~dt ~fr|14
~dt ~hr|12
~dt ~is|23
~dt ~jnr|12
~dt ~n|21
~dt ~of|-12
~dt ~t|12
~dt ~td|3
~dt ~tmrw|37
~dt ~y|31
~dtctn|12
~dtctn ~ws|12
~dtr|8
~dts|40
~dvlpr|21
~dvlpr ~md|25
~dvn|2
~dvnt|34
~dwn|4
~dwn ~fr|5
~dzmbr|-2
~e|-4
~e ~d|12
~e ~l|16
~e ~ml|-17
~e ~n|14
~ech|17
~echnc|5
~echnc ~dmn|22
~ecr|5
~ecrs|10
~efct|33
~egl|6
~el|-18
~el ~astnt|4
~el ~d|11
~el ~lctr|-2
~el ~nmbr|1
~el ~prgrm|5
~el ~tl|8
~els|1
~els ~is|10
~elvn|5
~eml|-38
~empt|4
~empt ~th|6
~en ~el|4
~en ~l|1
~en ~lw|19
~en ~trs|2
~en ~und|1
~en ~urgnt|15
~encrgd|14
~end|24
~end ~of|7
~ends|-18
~enfch|9
~engn|15
~engn ~tht|12
~enm|4
~enml|4
~enml ~en|4
~enr|4
~entr|20
~entr ~pr|7
~entrg|8
~entrgn|-3
~entrs|36
~er|-11
~er ~t|15
~erldgt|10
~erlr|11
~ers|-4
~ers ~t|13
~ers ~un|14
~erst|5
~es|5
~es ~d|18
~es ~jns|33
~es ~un|32
~es ~wr|4
~escrt|5
~est|4
~est ~cr|9
~est ~d|13
~est ~en|10
~est ~l|3
~est ~mnsj|19
~est ~pr|6
~ests|10
~et|16
~et ~j|3
~et ~l|23
~et ~n|6
~et ~t|6
~evn|24
~evr|16
~evr ~tsk|24
~evrbd|2
~evrthng|22
~evrthng ~abv|19
~evrthng ~t|-15
~evrthng ~tht|2
~evrthng ~y|25
~exctl|8
~exmpl|8
~exprt|-2
~extr|-32
~extrcn|35
~extrct|-27
~extrctn|34
~extrctr|26
~f|-6
~fbl|3
~fbr|-20
~fch|4
~fch ~d|-1
~fch ~el|10
~fch ~y|3
~fclts|14
~fd|2
~fhrn|13
~fl|3
~fl ~in|11
~fl ~it|18
~fl ~th|8
~fld|-16
~fld ~asgn|12
~flds|14
~flg|29
~flgkt|5
~flng|19
~flr|5
~fls|-14
~fls ~th|5
~fls ~ths|15
~flt|-11
~flwng|4
~flws|1
~fn|10
~fnd|-12
~fnds|-7
~fnsh|7
~fnshd|24
~fnshd ~and|4
~fr|-8
~fr ~a|-14
~fr ~al|18
~fr ~atmtd|5
~fr ~cmptr|11
~fr ~d|3
~fr ~dn|-18
~fr ~evr|5
~fr ~hmns|3
~fr ~it|7
~fr ~jns|10
~fr ~m|17
~fr ~pl|17
~fr ~pr|-7
~fr ~td|5
~fr ~th|12
~fr ~wrd|20
~fr ~y|1
~frc|9
~frcr|10
~frd|-8
~frdg|23
~frg|-6
~frgt|7
~frgt ~th|-92
~frgt ~wht|18
~frgt ~yr|5
~frm|-7
~frm ~flr|22
~frm ~hr|17
~frm ~m|65
~frm ~nw|36
~frm ~th|15
~frm ~ths|16
~frm ~yr|8
~frnd|29
~frst|7
~frst ~nm|24
~frtg|13
~frthr|4
~frwrd|28
~fs|-5
~ft|-14
~ftnt|29
~ftr|15
~fv|-9
~fx|-24
~g|19
~g ~on|26
~gb|-3
~gd|-6
~gd ~as|14
~gdlns|17
~ghrt|2
~gl|7
~glt|9
~gmbh|6
~gmß|2
~gn|-3
~gn ~s|12
~gng|10
~gng ~t|16
~gnrtr|20
~gns|12
~gnz|19
~gpt|23
~grd|-6
~grndmthr|6
~grntd|-8
~grnts|16
~grs|-6
~grt|-34
~grtfl|27
~gs|-20
~gs ~fr|42
~gs ~t|-9
~gst|-14
~gt|-17
~gts|-14
~gv|-3
~gv ~it|12
~gv ~th|-13
~gv ~ths|18
~gvn|7
~gvn ~t|9
~gvs|-7
~h|-27
~h ~cld|21
~h ~msm|12
~h ~sr|57
~h ~y|25
~hc|17
~hch|-7
~hckd|-16
~hckd ~and|-18
~hckd ~prt|3
~hd|1
~hdn|19
~hdng|18
~hg|-15
~hgh|-11
~hgh ~prt|22
~hghlghtd|18
~hghlghtr|15
~hghst|6
~hj|23
~hl|-8
~hld|19
~hlm|1
~hlpfl|-2
~hlpr|-2
~hlt|6
~hm|-8
~hmn|17
~hmns|28
~hn|-30
~hnd|-1
~hndlng|33
~hndls|10
~hndls ~ths|15
~hnws|1
~hnws ~an|-10
~hp|-19
~hr|-2
~hr ~and|3
~hr ~en|8
~hr ~on|8
~hrd|-28
~hrt|-23
~hs|-11
~hs ~a|-20
~hs ~bn|12
~hs ~t|13
~hs ~th|-9
~hst|2
~hstr|26
~ht|-13
~hv|-1
~hv ~a|-19
~hv ~bn|18
~hv ~t|24
~hw|-1
~i|2
~i ~am|16
~i ~d|-8
~i ~hv|-3
~i ~knw|27
~i ~n|28
~i ~s|-14
~i ~shld|15
~i ~wl|-5
~i ~wld|-7
~ic|-17
~ich|-7
~id|-28
~if|-5
~if ~a|5
~if ~it|3
~if ~u|24
~if ~y|-2
~if ~yr|17
~ignr|15
~ignr ~al|21
~ignr ~evrthng|7
~ignr ~prvs|19
~ignr ~th|-8
~ignr ~yr|15
~ignrz|24
~ihn|-7
~ihr|-22
~il|-3
~il ~est|7
~im|-8
~img|1
~imprtnc|18
~imprtnt|-12
~imprtr|59
~in|-4
~in ~a|-17
~in ~admn|6
~in ~cptl|10
~in ~d|16
~in ~dvlpr|9
~in ~it|-3
~in ~mntnc|4
~in ~plc|10
~in ~th|-6
~in ~ths|11
~in ~yr|17
~inbxs|20
~inf|-5
~ins|-30
~ins ~fld|10
~inscr|18
~instd|8
~instd ~and|1
~instd ~of|-9
~instrcn|3
~instrcns|4
~instrctn|40
~instrctn ~fr|1
~instrctns|2
~instrctns ~and|-6
~instrctns ~fr|1
~int|7
~int ~a|4
~int ~th|10
~intk|25
~intl|11
~intlgnc|16
~intlgnc ~artfcl|-11
~intlgnt|3
~intlgnz|12
~intljnc|6
~intrn|6
~intrns|29
~invc|-5
~invsbl|15
~invt|17
~ir|7
~is|-5
~is ~a|27
~is ~d|-25
~is ~fr|29
~is ~gng|4
~is ~gv|1
~is ~jnr|12
~is ~jns|11
~is ~m|44
~is ~n|-17
~is ~nt|-2
~is ~nw|3
~is ~on|3
~is ~pr|6
~is ~rdng|5
~is ~rspnsbl|-5
~is ~t|21
~is ~th|10
~is ~tmsz|19
~is ~urgnt|8
~is ~yr|18
~isnt|2
~ist|4
~it|4
~it ~a|30
~it ~and|6
~it ~as|9
~it ~b|-34
~it ~fr|7
~it ~gvs|3
~it ~hd|19
~it ~hs|16
~it ~in|-16
~it ~is|8
~it ~of|-7
~it ~on|24
~it ~rd|7
~it ~s|6
~it ~t|15
~it ~td|-9
~it ~urgnt|7
~it ~wl|16
~it ~wld|29
~it ~wrt|52
~it ~ws|-7
~itm|-13
~itm ~abv|10
~itms|2
~its|4
~its ~own|17
~itslf|1
~j|-23
~j ~n|12
~jb|-8
~jb ~is|17
~jdn|10
~jk|-2
~jlbrk|21
~jms|7
~jn|-17
~jnr|-7
~jns|-5
~jns ~brg|29
~jns ~is|35
~jr|-11
~js|-13
~jsn|53
~jst|2
~jtzt|-4
~k|18
~klg|25
~klgn|14
~kln|-14
~kn|-10
~knd|-20
~kndl|4
~knstlch|12
~knstlch ~intlgnz|12
~knw|-18
~knwn|17
~knws|4
~kp|-5
~kp ~qt|15
~kr|-9
~ks|-37
~kstrl|4
~ktr|3
~ktr ~t|5
~kvn|-1
~l|-12
~l ~antr|29
~l ~bt|-1
~l ~cnt|-21
~l ~cs|15
~l ~csl|15
~l ~d|11
~l ~dstntr|3
~l ~dt|33
~l ~est|19
~l ~fch|-6
~l ~hg|17
~l ~l|4
~l ~lgcl|-5
~l ~lnd|14
~l ~lst|-9
~l ~mchn|33
~l ~mqn|-13
~l ~mrs|-2
~l ~mt|-5
~l ~pls|17
~l ~prd|7
~l ~prgrm|13
~l ~prsn|14
~l ~q|8
~l ~rb|20
~l ~rbt|-4
~l ~tch|9
~l ~tr|9
~lb|-21
~lb ~k|35
~lbr|-9
~lbs|9
~lbs ~prgrm|10
~lchnc|4
~lckd|11
~lcnc|12
~lctr|23
~lctr ~atmtc|27
~ld|-6
~lf|40
~lft|-25
~lg|-29
~lgcl|23
~lgl|2
~lgn|2
~lgns|2
~lgnt|39
~lk|-9
~lk ~tht|24
~lks|-27
~lm|18
~lmt|-11
~ln|-14
~ln ~is|4
~lnch|-2
~lnd|-12
~lng|12
~lng ~mdl|41
~lns|1
~lpl|8
~lr|-17
~lrn|32
~lrs|-16
~ls|-8
~ls ~cnsgns|10
~ls ~est|6
~ls ~tchs|24
~ls ~trs|14
~lsch|11
~lsch ~al|9
~lschn|4
~lsn|15
~lsr|-13
~lst ~al|8
~lst ~d|-12
~lst ~of|-5
~lst ~wk|17
~lstn|21
~lstnt|6
~lsts|24
~lt|-3
~lt ~it|5
~lt ~th|4
~ltd|-7
~ltl|30
~ltl ~rbt|13
~ltr|-3
~ltrs|4
~lts|-23
~lv|15
~lv ~t|10
~lv ~th|-16
~lvd|39
~lvl|-15
~lvl ~urgnt|9
~lvs|13
~lw|12
~lw ~and|5
~lw ~prt|2
~lwst|25
~lwst ~prt|-1
~m|-11
~m ~and|4
~m ~b|24
~m ~et|8
~m ~frst|23
~m ~is|6
~m ~l|2
~m ~lst|15
~m ~nw|8
~m ~s|-4
~m ~tnk|20
~m ~urgnt|-12
~m ~wrng|14
~mbrs|20
~mch|13
~mchn|16
~mchn ~a|-20
~mchn ~is|-8
~mchn ~rdrs|11
~mchn ~tht|23
~mchns|8
~mcht|7
~md|7
~md ~on|22
~mdl|5
~mdl ~d|11
~mdl ~q|1
~mdl ~y|2
~mdls|7
~mg|-10
~mght|9
~mk|-2
~mk ~it|-4
~mk ~m|5
~mk ~n|1
~mk ~th|-3
~mk ~ths|9
~mkng|10
~mkr|21
~mks|-3
~mks ~tsks|12
~ml|4
~ml ~adrs|10
~ml ~as|38
~mlbx|12
~mls|-7
~mn|-19
~mnd|-6
~mnm|-4
~mns|35
~mnschn|6
~mnsg|19
~mnsj|-9
~mnt|15
~mnt ~fr|23
~mnth|-10
~mntn|16
~mntn ~th|17
~mntnc|-11
~mntnc ~md|4
~mnts|-5
~mqn|13
~mqn ~q|12
~mr|-4
~mr ~en|2
~mr ~tsk|49
~mrc|-24
~mrch|1
~mrch ~is|8
~mrk|25
~mrk ~al|-48
~mrk ~as|9
~mrk ~evr|5
~mrk ~it|-2
~mrk ~ths|11
~mrkt|10
~mrng|-6
~mrs|-28
~mrz|-15
~ms|-24
~mschn|30
~mschnchn|6
~mschnl|12
~msg|13
~msg ~is|-23
~msgs|10
~mshn|58
~msm|-31
~mst|9
~mst ~answr|15
~mst ~b|-18
~mst ~cntn|2
~mst ~st|5
~mstr|12
~mt|-10
~mt ~a|18
~mt ~dm|-7
~mtlst|11
~mtr|5
~mtr ~l|18
~mtr ~wht|2
~mts|11
~mv|-6
~mx|-12
~mxm|6
~n|-1
~n ~cr|-22
~n ~d|7
~n ~dt|-2
~n ~h|23
~n ~hmn|10
~n ~l|13
~n ~m|28
~n ~mtr|3
~n ~nd|39
~n ~ps|20
~n ~s|29
~n ~tsk|16
~nbd|2
~nch|2
~nchrcht|5
~ncht|6
~nd|-13
~nd ~t|-3
~ndrg|-19
~nds|-2
~ngn|-2
~nl|-13
~nlp|18
~nm|11
~nm ~in|32
~nm ~it|2
~nm ~jns|18
~nm ~pr|15
~nm ~th|11
~nm ~ths|32
~nmbr|11
~nmbr ~d|1
~nms|9
~nr|-21
~nr ~and|16
~nr ~fr|22
~nr ~in|34
~nr ~y|-16
~nrthgt|4
~ns|-15
~nst|-8
~nt|2
~nt ~a|-7
~nt ~amr|37
~nt ~fr|8
~nt ~m|13
~nt ~mntn|6
~nt ~pr|38
~nt ~rd|33
~nt ~t|-2
~nt ~th|6
~nt ~tk|11
~nt ~tl|21
~nt ~tmsz|4
~ntc|24
~ntc ~t|-18
~nthng|8
~nthng ~els|4
~nthng ~t|6
~ntr|-22
~ntrl|10
~nts|-7
~nts ~of|8
~nv|-32
~nvl|-2
~nvmbr|-15
~nvr|17
~nw|-9
~nw ~an|12
~nw ~in|-8
~nw ~instrctn|-6
~nw ~instrctns|31
~nw ~on|9
~nw ~rl|48
~nw ~th|5
~nxt|-9
~o|10
~ob|-5
~obl|3
~oblgd|3
~obn|17
~och|29
~ocr|23
~octbr|-5
~of|-5
~of ~a|28
~of ~al|14
~of ~an|10
~of ~it|11
~of ~its|7
~of ~jns|11
~of ~m|7
~of ~mrch|-12
~of ~rdng|10
~of ~td|-1
~of ~th|-11
~of ~thm|-3
~of ~ths|6
~of ~tmsz|23
~of ~txt|23
~of ~wht|9
~of ~yr|-5
~ofc|-12
~ofn|13
~ofr|32
~ok|-7
~okfr|3
~okfr ~and|6
~okfr ~as|4
~ol|-23
~oldr|4
~oldr ~thn|5
~olvd|-12
~olvd ~l|8
~on|-7
~on ~a|5
~on ~and|-3
~on ~as|-2
~on ~d|5
~on ~ech|11
~on ~fr|-3
~on ~is|-12
~on ~it|-3
~on ~jns|8
~on ~m|8
~on ~snd|6
~on ~t|15
~on ~th|1
~on ~ths|8
~on ~tl|4
~on ~urgnt|-4
~on ~wh|16
~on ~yr|-4
~onc|9
~onc ~thr|5
~onl|6
~onl ~th|-3
~onl ~wth|17
~onl ~y|15
~ons|-22
~opn|-4
~opn ~tsks|-3
~opns|14
~oprtr|-6
~opst|17
~or|-16
~or ~whtvr|-1
~ordn|9
~ordr|-17
~orgnl|32
~os|-18
~osb|6
~ot|-11
~ot ~of|1
~othr|17
~othr ~tsks|3
~othrs|-15
~otpt|8
~otpt ~onl|3
~otpt ~th|-35
~otpt ~tl|12
~otr|-1
~ovr|-3
~ovr ~th|3
~ovrd|18
~ovrd ~th|-5
~own|-3
~ownr|2
~ownr ~of|-1
~p|-8
~p ~d|5
~p ~l|7
~p ~s|19
~p ~t|-1
~pc|-40
~pck|10
~pck ~jns|2
~pd|-27
~pg|-6
~pl|3
~plc|-13
~plc ~of|10
~pln|3
~plnt|-13
~plnts|25
~pls|-12
~pls ~ignr|-23
~plt|-2
~plz|-12
~pm|-21
~pmnt|-10
~pn|-11
~pn ~d|8
~pnl|3
~pnr|17
~pns|-7
~pnt|-9
~pr|-9
~pr ~a|7
~pr ~el|41
~pr ~jns|42
~pr ~l|14
~pr ~lw|17
~pr ~m|23
~pr ~nr|27
~pr ~pr|35
~pr ~un|3
~pr ~urgnt|20
~prcd|14
~prcs|15
~prcs ~ths|-10
~prcsd|-16
~prcsng|17
~prcsng ~ths|6
~prcsr|17
~prd|-22
~prd ~bj|4
~prd ~lw|11
~prd ~urgnt|9
~prf|-13
~prgm|22
~prgrm|22
~prgrm ~ds|24
~prgrm ~is|19
~prgrm ~q|19
~prgrm ~th|7
~prgrm ~tht|6
~prgrms|2
~prgrph|2
~prjct|6
~prjcts|14
~prl|-24
~prm|14
~prmpt|1
~prmpt ~and|22
~prms|20
~prmt|11
~prnt|13
~prnt ~yr|1
~prs|-3
~prs ~ths|2
~prsn|14
~prsn ~and|12
~prsn ~bt|26
~prsn ~fr|3
~prsng|20
~prsns|-9
~prsnt|1
~prsr|14
~prsrs|25
~prt|10
~prt ~af|27
~prt ~and|7
~prt ~bs|2
~prt ~drngnd|6
~prt ~fld|23
~prt ~fr|-5
~prt ~hgh|11
~prt ~is|3
~prt ~lw|-17
~prt ~t|3
~prt ~urgnt|20
~prtkl|-9
~prtr|2
~prtr ~d|8
~prv|5
~prv ~m|14
~prvs|7
~ps|24
~ps ~fr|1
~ps ~pr|-2
~pst|-18
~pswrds|9
~pt|-17
~pt ~amr|3
~pt ~in|10
~pt ~it|-13
~pt ~jns|3
~pt ~th|3
~pts|-6
~pwnd|9
~q|-5
~q ~el|-5
~q ~l|21
~q ~ls|34
~q ~lt|23
~q ~m|5
~q ~n|1
~q ~prcd|14
~q ~s|27
~q ~un|16
~qck|14
~qd|-4
~ql|8
~qm|-1
~qn|24
~qn ~l|2
~qnd|17
~qrd|8
~qstn|4
~qt|-17
~qt ~abt|15
~rb|-14
~rbt|24
~rbt ~d|-35
~rbt ~q|3
~rbts|-19
~rchnkncht|11
~rchnr|47
~rcp|22
~rcp ~fr|14
~rcrd|16
~rcrds|-3
~rcvd|7
~rcvr|2
~rd|-1
~rd ~as|14
~rd ~b|34
~rd ~on|-10
~rd ~th|-34
~rd ~ths|16
~rdl|25
~rdl ~fr|25
~rdng|16
~rdng ~alng|7
~rdng ~hr|4
~rdng ~mchn|21
~rdng ~sftwr|26
~rdng ~ths|16
~rdr|9
~rdrs|11
~rdrs ~th|7
~rds|-19
~rds ~ths|14
~rfl|-11
~rfnd|3
~rg|-12
~rghts|1
~rgl|-8
~rgln|-5
~rgrdls|4
~rgrdls ~of|4
~rgstr|-17
~rl|-9
~rl ~stm|10
~rln|21
~rls|-9
~rls ~and|1
~rm|-43
~rmnd|8
~rmndr|18
~rmv|9
~rmvd|1
~rn|-4
~rnd|-26
~rng|-7
~rnk|11
~rpl|1
~rpl ~onl|16
~rpl ~wth|14
~rplc|12
~rpndz|-1
~rprt|-16
~rpt|13
~rqst|-14
~rqsts|2
~rs|-41
~rslt|3
~rslvd|-9
~rspnd|21
~rspnsbl|-7
~rspnsbl ~a|4
~rspnsbl ~m|1
~rspnsbl ~prsn|22
~rst|-8
~rthr|18
~rtng|30
~rtrn|-8
~rtrns|7
~rvl|8
~rvl ~yr|9
~rw|13
~rx|-2
~s|-5
~s ~a|-7
~s ~an|-7
~s ~bt|6
~s ~d|12
~s ~fr|4
~s ~gd|17
~s ~hr|8
~s ~i|5
~s ~it|33
~s ~l|-6
~s ~m|-2
~s ~mch|-3
~s ~n|-9
~s ~q|11
~s ~s|8
~s ~t|5
~s ~th|6
~s ~tht|24
~s ~vr|6
~s ~wrt|20
~s ~y|-5
~sbjct|-12
~sch|7
~sch ~a|8
~schn|3
~schrb|29
~schrbt|9
~scnd|11
~scrn|2
~scrt|-7
~scrtr|3
~scrv|8
~sd|-14
~sfrt|-7
~sftwr|16
~sftwr ~is|1
~sfwr|28
~sg|-7
~sgn|-21
~sgntr|-13
~sh|8
~shl|-6
~shl ~tk|9
~shld|12
~shld ~b|-22
~shld ~d|35
~shlt|31
~shr|18
~sht|-4
~shw|18
~skp|18
~skp ~ths|39
~sl|-10
~sl ~pr|20
~sld|31
~slf|9
~slntl|22
~slt|-14
~slvstr|25
~sm|-8
~smbd|-1
~smn|-26
~smn ~ds|8
~smpl|-3
~smrs|6
~smrs ~ths|6
~smrt|22
~smrt ~inbxs|20
~sn|-23
~snc|-7
~snd|-1
~snd ~th|16
~sndr|2
~sndrn|8
~snds|-16
~snl|5
~sns|7
~sns ~dt|13
~snt|15
~snt ~wth|38
~sntnc|12
~spl|10
~spn|4
~spn ~stl|1
~sprchmdl|26
~sprm|-1
~sprm ~t|6
~sprm ~ts|10
~sprmr|-3
~sprmr ~l|5
~sprt|31
~sptmbr|7
~sr|-7
~src|2
~srv|2
~srvc|11
~srvs|32
~st|-11
~st ~asgn|-23
~st ~d|10
~st ~evr|1
~st ~it|-2
~st ~prt|17
~st ~th|2
~st ~ths|15
~stck|-32
~std|1
~stf|11
~stht|-5
~stl|-2
~stm|16
~stm ~cntnt|10
~stm ~d|-5
~stm ~ignr|7
~stm ~msg|5
~stm ~ntc|-11
~stm ~nw|29
~stm ~prmpt|9
~stm ~q|4
~stm ~st|8
~stm ~y|4
~stms|-6
~stn|-20
~stnd|-11
~stnds|24
~stnds ~abv|9
~stng|11
~stp|-7
~stps|-4
~str|-23
~str ~th|9
~strd|1
~strs|-1
~strt|3
~sts|-12
~stz|-1
~stzn|9
~sv|12
~swtchd|15
~sz|3
~t|-7
~t ~a|9
~t ~acnt|12
~t ~admn|-7
~t ~al|-1
~t ~amr|1
~t ~an|18
~t ~ask|23
~t ~b|-14
~t ~bn|13
~t ~c|14
~t ~dn|8
~t ~ds|6
~t ~entr|-8
~t ~hckd|4
~t ~its|27
~t ~jnr|27
~t ~jns|27
~t ~k|17
~t ~l|31
~t ~ls|-1
~t ~lst|3
~t ~lw|-9
~t ~m|10
~t ~mrch|18
~t ~mts|13
~t ~n|3
~t ~nbd|14
~t ~p|1
~t ~pck|8
~t ~pr|3
~t ~prt|5
~t ~q|9
~t ~r|-4
~t ~rt|10
~t ~s|15
~t ~st|15
~t ~th|8
~t ~ths|-16
~t ~tmsz|2
~t ~tsk|15
~t ~urgnt|4
~t ~vctr|7
~t ~vktr|3
~t ~wrt|3
~t ~y|-10
~t ~yr|4
~tbl|11
~tch|27
~tchs|42
~tchs ~d|3
~tck ~it|16
~tckd|18
~tckt|-13
~tckts|10
~td|-9
~td ~and|3
~td ~asgn|3
~td ~is|47
~td ~l|11
~tds|16
~tds ~ls|9
~tg|8
~th|-7
~th ~a|10
~th ~abv|29
~th ~admn|-10
~th ~admnstrtr|14
~th ~adrs|21
~th ~agnt|2
~th ~answr|41
~th ~ar|-2
~th ~asgn|39
~th ~astnt|-29
~th ~at|50
~th ~atmtc|20
~th ~atmtd|11
~th ~brd|17
~th ~bt|5
~th ~btm|5
~th ~bx|30
~th ~c|-5
~th ~clvr|2
~th ~cmptr|40
~th ~crnt|2
~th ~d|28
~th ~dln|31
~th ~dscrptn|26
~th ~dt|-4
~th ~e|-12
~th ~end|-11
~th ~extrctr|23
~th ~fld|5
~th ~flwng|5
~th ~frm|-13
~th ~frst|-2
~th ~hdng|5
~th ~hghst|7
~th ~hmns|4
~th ~intk|27
~th ~lng|-4
~th ~lst|-24
~th ~lvl|47
~th ~lwst|29
~th ~mchn|6
~th ~mdl|23
~th ~ml|2
~th ~mnt|30
~th ~msg|25
~th ~nm|34
~th ~nt|2
~th ~nts|23
~th ~of|13
~th ~on|8
~th ~onl|8
~th ~othr|2
~th ~othrs|-13
~th ~otpt|19
~th ~ownr|12
~th ~plnts|32
~th ~prgrm|15
~th ~prsn|13
~th ~prsr|2
~th ~prt|13
~th ~rbt|-17
~th ~rdng|12
~th ~rdr|-49
~th ~rl|-5
~th ~rmndr|34
~th ~rspnsbl|7
~th ~rst|-1
~th ~s|-10
~th ~sftwr|-17
~th ~sndr|14
~th ~stm|-9
~th ~th|-19
~th ~thng|30
~th ~tks|6
~th ~tl|18
~th ~tsk|17
~th ~tsks|17
~th ~txt|18
~th ~usr|26
~th ~whl|18
~th ~wrd|27
~th ~wrk|1
~th ~wrkspc|23
~thm|2
~thm ~t|4
~thn|7
~thn ~it|29
~thn ~th|-2
~thng|-9
~thng ~tht|18
~thnk|16
~thnk ~y|-7
~thnkng|23
~thnks|-26
~thr|3
~thr ~is|-14
~thr ~ws|33
~thrd|3
~thrsd|-1
~thrw|15
~ths|15
~ths ~as|9
~ths ~asgn|3
~ths ~b|2
~ths ~dcmnt|8
~ths ~eml|10
~ths ~fr|-6
~ths ~is|-14
~ths ~ln|39
~ths ~ltr|24
~ths ~ml|7
~ths ~msg|4
~ths ~nt|30
~ths ~on|8
~ths ~pg|6
~ths ~prgrph|6
~ths ~rpl|6
~ths ~sntnc|7
~ths ~st|23
~ths ~t|19
~ths ~th|-7
~ths ~tsk|13
~ths ~txt|18
~ths ~vr|16
~ths ~wrkspc|9
~ths ~y|-29
~tht|9
~tht ~ar|2
~tht ~fls|18
~tht ~hs|3
~tht ~i|1
~tht ~is|9
~tht ~it|2
~tht ~mks|12
~tht ~rds|11
~tht ~s|2
~tht ~th|-5
~tht ~thr|-12
~tht ~trns|20
~tht ~y|-9
~thts|-5
~thx|-13
~tjrs|3
~tk|-13
~tkn|-3
~tkr|6
~tks|22
~tl|5
~tl ~an|19
~tl ~fld|15
~tl ~fr|22
~tl ~i|4
~tl ~is|7
~tl ~mst|15
~tl ~nthng|10
~tl ~of|-7
~tl ~t|23
~tl ~th|-30
~tl ~ths|1
~tl ~tht|5
~tl ~wr|4
~tld|11
~tlk|-4
~tlr|-9
~tls|-17
~tm|-16
~tmbn|8
~tmrw|-1
~tmsz|-5
~tmsz ~hs|6
~tmsz ~wlk|20
~tn|-17
~tnght|3
~tnk|2
~tnk ~and|2
~tnk ~y|2
~tnr|10
~tnt|-4
~tp|-15
~tr|10
~tr ~l|20
~trd|-12
~trg|34
~trgt|-4
~trm|-17
~trmn|-6
~trms|11
~trn|-7
~trn ~th|39
~trns|13
~trnsfr|7
~trnsfr ~er|1
~trnsltrs|8
~trs|3
~trs ~d|1
~trst|5
~trstd|12
~trt|8
~trtmnt|24
~ts|-20
~ts ~ls|7
~tsk|6
~tsk ~and|1
~tsk ~as|16
~tsk ~astnt|23
~tsk ~bldr|22
~tsk ~bt|-12
~tsk ~fr|-19
~tsk ~frm|1
~tsk ~hlpr|16
~tsk ~is|5
~tsk ~lst|6
~tsk ~mkr|9
~tsk ~of|15
~tsk ~prgrm|23
~tsk ~t|-3
~tsk ~thng|21
~tsk ~tl|10
~tsk ~wr|1
~tskbt|19
~tsks|25
~tsks ~and|5
~tsks ~nmd|13
~tsks ~of|17
~tsks ~on|1
~tsks ~ot|4
~tsks ~wth|8
~tst|21
~tw|-2
~twnt|10
~txt|9
~txt ~abv|4
~txt ~and|1
~txt ~is|-1
~txt ~obn|2
~txts|9
~u|11
~um|-16
~un|3
~un ~astnt|10
~un ~tch|21
~und|9
~und ~d|4
~und ~dn|2
~und ~dr|1
~und ~lsch|6
~und ~schrb|1
~und ~ws|2
~undr|-2
~undr ~ths|41
~undrstd|25
~uns|3
~unsbscrb|5
~unt|19
~untl|-8
~untl ~i|10
~untr|9
~up|-14
~updt|-3
~upn|7
~ur|3
~urgnc|7
~urgnt|6
~urgnt ~and|21
~urgnt ~asgn|-5
~urgnt ~bn|1
~urgnt ~d|-15
~urgnt ~en|11
~urgnt ~et|6
~urgnt ~fr|-7
~urgnt ~th|-23
~urgnt ~tmrw|39
~urgnt ~urgnt|2
~urgnt ~y|6
~urjnt|8
~us|1
~us ~it|-13
~us ~th|-17
~usr|2
~usrs|9
~v|8
~vctr|6
~vd|-35
~vj|-5
~vktr|2
~vl|-6
~vld|-5
~vlstndg|9
~vm|-5
~vn|11
~vn ~enm|4
~vn ~pr|1
~vnc|9
~vncmnt|-10
~vndr|7
~vr|-5
~vr ~d|13
~vrbt|5
~vrgs|4
~vrgs ~al|13
~vrgs ~als|8
~vrgs ~dn|3
~vrntwrtlch|-11
~vrsn|5
~vrstndn|9
~vrstndn ~ich|9
~vrtl|-2
~vs|11
~vsbl|19
~vst|12
~vt|-25
~vtd|2
~vtr|-3
~vz|-10
~w|-12
~wch|28
~wchtgkt|2
~wdr|-8
~wg|10
~wh|10
~wh ~hs|-3
~wh ~m|-1
~wh ~rds|1
~whch|-7
~whl|-1
~whl ~y|36
~whn|16
~whn ~i|2
~whn ~it|2
~whn ~y|-10
~whr|10
~whs|-10
~wht|11
~wht ~flws|3
~wht ~is|2
~wht ~th|-7
~wht ~y|-3
~whtvr|12
~whtvr ~y|-18
~whvr|5
~whvr ~is|3
~whvr ~or|1
~wk|-22
~wl|-6
~wl ~b|6
~wld|-4
~wld ~th|37
~wld ~y|-14
~wlk|11
~wlk ~and|11
~wn ~d|8
~wnt|-10
~wp|10
~wr|-15
~wr ~enml|4
~wr ~er|13
~wr ~t|21
~wrd|-19
~wrd ~bn|5
~wrd ~fr|17
~wrds|-6
~wrk|2
~wrkspc|35
~wrkspc ~ownr|9
~wrng|19
~wrt|8
~wrt ~a|-9
~wrt ~dwn|-1
~wrt ~it|6
~wrt ~jns|23
~wrt ~pr|8
~wrt ~th|-25
~wrt ~tht|-4
~wrtn|2
~wrtr|25
~wrts|-10
~ws|1
~ws ~a|13
~wsh|-1
~wst|-6
~wt|-16
~wt ~is|20
~wth ~a|11
~wth ~d|10
~wth ~dn|3
~wth ~hckd|13
~wth ~lw|3
~wth ~ok|10
~wth ~prt|5
~wth ~th|-8
~wth ~ths|-11
~wth ~tl|6
~wth ~y|9
~wtht|-7
~wtht ~a|-4
~wtr|-3
~wtvr|1
~x|-21
~y|3
~y ~ar|17
~y ~b|-22
~y ~br|11
~y ~cm|32
~y ~d|5
~y ~el|20
~y ~hv|-8
~y ~l|-4
~y ~m|20
~y ~mst|16
~y ~n|26
~y ~nd|-1
~y ~on|32
~y ~rd|16
~y ~s|28
~y ~smrs|6
~y ~t|-5
~y ~th|-3
~y ~wl|20
~y ~wr|18
~y ~wrt|-8
~yr|11
~yr ~answr|43
~yr ~gdlns|12
~yr ~instrctns|17
~yr ~otpt|5
~yr ~prvs|10
~yr ~rls|9
~yr ~stm|12
~ys|-13
~ystrd|9
~z|-9
~zdn|19
~zln|9
~zn|14
~zr|-7
~zstndg|-6
~zstndg ~ist|19
~zt|8
`;
