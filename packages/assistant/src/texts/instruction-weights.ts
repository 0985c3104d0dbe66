/** How much each feature of a sentence speaks for orders to a machine; made by `npm run learn:instructions`, not by hand. */
export const INSTRUCTION_WEIGHTS = `
'|-10
'age|34
'aim|23
'ana|1
'app|-3
'ass|-9
'att|-5
'aut|4
'ech|4
'en$|-50
'est|-9
'hac|1
'hacked'|1
'ia$|25
'il$|8
'll$|-8
'ord|14
'out|5
're$|-13
+above|103
+any|-36
+capitals|38
+colon|6
+in line|120
+length 0|-53
+length 1|-43
+length 2|-34
+length 3|-14
+length 4|10
+length 5|46
+length 6|50
+length 7|34
+length 8|35
+marks|23
^aan|15
^ab$|6
^abg|3
^abo|4
^abs|-32
^acc|-1
^ach|39
^aco|-11
^acr|16
^act|57
^add|-3
^adi|15
^adm|22
^adn|15
^adr|7
^adv|6
^aft|1
^aga|-7
^age|6
^agn|3
^agr|18
^aho|8
^ai$|48
^al$|-2
^ale|-8
^alg|4
^all|12
^alo|8
^alr|-7
^als|14
^alw|-2
^am$|-4
^ama|7
^amo|-17
^an$|3
^ana|-15
^and|2
^ang|-25
^anl|8
^ann|-22
^ano|3
^ans|-2
^ant|-6
^anw|-2
^any|-9
^ao$|-5
^apa|-10
^apl|28
^app|6
^apr|-6
^apu|16
^aqu|-6
^ar$|1
^arc|-5
^are|-3
^arg|13
^ari|21
^arr|-1
^art|-2
^as$|11
^ase|-3
^asi|24
^ask|-12
^ass|9
^asu|5
^asy|8
^at$|-13
^ate|-21
^atr|8
^att|5
^au$|-3
^auc|19
^auf|17
^aug|1
^aut|6
^aux|-10
^av$|22
^ava|-13
^ave|-17
^avi|4
^avr|5
^awa|-2
^bac|-7
^bad|-14
^baj|-8
^bak|-16
^bal|-25
^ban|-28
^bar|-22
^bas|-17
^be$|2
^bea|-38
^bec|-1
^bee|-7
^bef|-6
^beg|-11
^beh|3
^bei|-9
^bel|-11
^ben|-4
^ber|-1
^bes|-19
^bet|-3
^bie|-33
^bik|-27
^bis|5
^bit|-9
^bla|12
^ble|-12
^boa|-20
^bod|7
^bon|-28
^boo|-10
^bor|-15
^bot|24
^bou|-19
^box|-3
^bra|-17
^bri|-16
^bro|-20
^btw|6
^buc|-17
^bue|19
^bui|-6
^bus|-8
^but|6
^buy|-2
^by$|-4
^c'e|-4
^ca$|1
^cac|-10
^cad|-21
^cal|9
^cam|-24
^can|-19
^cap|24
^car|-24
^cas|-21
^cat|-13
^ce$|7
^cec|11
^cel|-10
^ceo|-4
^cer|12
^ces|23
^cet|-9
^cha|-18
^che|-19
^chi|-24
^cho|11
^chr|-12
^ci$|1
^cla|-1
^cle|-5
^clo|10
^coc|-13
^cod|25
^col|-21
^com|-2
^con|-4
^coo|-29
^cop|-1
^cor|-17
^cos|-11
^cou|-21
^cra|-28
^cre|10
^cri|-12
^cua|-4
^cue|-2
^cur|-10
^czy|-12
^d'a|9
^d'e|-12
^da$|-2
^dal|9
^dam|-11
^dan|2
^dar|-43
^das|12
^dat|7
^day|-4
^de$|-9
^dea|2
^deb|24
^dec|-8
^ded|15
^dee|11
^def|-64
^deg|-12
^dei|-12
^dej|-8
^del|-20
^dem|14
^den|-8
^dep|-34
^der|-5
^det|4
^dev|5
^dez|10
^di$|16
^dia|16
^dic|2
^did|13
^die|-11
^dif|-5
^dig|20
^dij|-7
^din|48
^dir|6
^dis|-12
^dit|4
^dla|12
^dnt|17
^do$|-4
^doc|3
^doe|4
^doi|-10
^dom|-20
^don|21
^doo|-6
^dos|-33
^dow|8
^dra|-37
^dre|7
^dri|-11
^dro|15
^du$|-9
^due|16
^dun|-11
^dur|7
^dus|13
^dut|-3
^eac|16
^ear|-15
^ech|4
^ecr|34
^een|20
^eff|-8
^ega|1
^eh$|1
^ein|11
^eit|15
^el$|-16
^ele|7
^els|3
^ema|-5
^emp|-22
^en$|-1
^enc|-17
^end|18
^ene|13
^eng|-13
^ent|13
^equ|-5
^er$|2
^era|9
^ere|-1
^erf|10
^erl|8
^err|-8
^ers|-22
^es$|5
^esc|-6
^eso|6
^esp|14
^est|-21
^et$|19
^eta|13
^eur|-2
^eva|6
^eve|5
^evi|16
^evr|16
^exa|-4
^exc|4
^exe|16
^exi|-1
^exp|13
^ext|3
^ey$|38
^eye|10
^fab|-4
^fac|-25
^fai|10
^fal|8
^far|-11
^fas|-12
^fau|-32
^fe$|33
^feb|-19
^fec|3
^fee|8
^feh|12
^fei|-9
^fel|-10
^fer|-18
^fie|8
^fil|-2
^fin|-4
^fir|-18
^fiv|13
^fla|-32
^flo|-7
^foi|9
^fol|-1
^fon|-21
^foo|-8
^for|-4
^fot|40
^fou|-4
^fra|-44
^fre|-26
^fri|-9
^fro|-9
^fue|11
^fuh|12
^ful|-8
^fun|-43
^fur|-11
^fut|35
^gan|3
^gar|-14
^gat|-3
^gee|-12
^geh|3
^gel|-10
^gem|-6
^gen|-1
^ges|-24
^get|2
^gib|10
^gil|-4
^gle|6
^glo|-21
^gmb|6
^go$|-7
^god|11
^goe|3
^goi|8
^goo|4
^gpt|24
^gra|-11
^gre|-31
^gua|2
^gue|-7
^gui|-7
^gut|-7
^ha$|-25
^hab|-16
^hac|1
^had|-2
^hag|3
^hah|-23
^hak|5
^hal|-14
^han|-8
^hap|10
^har|-18
^has|-5
^hat|-2
^hau|-27
^hav|-2
^hea|8
^hec|6
^hee|2
^hel|-7
^hen|-55
^her|-6
^hes|24
^het|-11
^heu|-5
^hey|13
^hi$|-15
^hid|12
^hie|35
^hig|9
^hih|6
^him|-5
^hin|35
^hir|-19
^his|6
^hoc|-2
^hol|-15
^hon|-18
^hor|25
^hot|-13
^hou|-11
^hoy|8
^hum|24
^hun|17
^ia$|55
^ich|-5
^ici|20
^ier|9
^if$|-4
^ign|20
^ihn|-8
^ihr|6
^il$|-5
^ima|1
^imm|12
^imp|-9
^in$|-5
^inb|10
^inc|-23
^ind|1
^inf|-12
^inp|51
^ins|-4
^int|10
^inv|-22
^is$|-7
^isn|2
^iss|-6
^ist|4
^it$|3
^it'|-5
^ite|-21
^its|10
^ja$|-7
^jai|19
^jam|3
^jan|-13
^je$|15
^jed|-2
^jet|26
^job|-1
^jon|-5
^jou|18
^jso|52
^jun|-2
^jur|-12
^jus|6
^kar|-38
^kei|3
^kes|-5
^kev|-6
^key|-36
^ki$|49
^kin|6
^kla|19
^kle|-8
^kne|-5
^kno|21
^kol|2
^kon|-14
^kto|4
^kun|-30
^l'a|8
^l'e|-14
^l'i|11
^l'o|11
^la$|-8
^laa|24
^lad|-25
^lan|-11
^las|-9
^lat|-10
^lau|-26
^le$|-4
^lea|-18
^lec|9
^lee|33
^lef|-5
^leg|4
^lei|19
^len|-8
^les|-11
^let|-2
^lev|33
^ley|14
^li$|5
^lib|-23
^lic|-12
^lie|-14
^lif|10
^lig|-7
^lik|-6
^lim|-27
^lin|-19
^lis|19
^lit|13
^lla|-5
^lle|-11
^llm|49
^lo$|6
^loa|-15
^loc|-20
^log|-24
^lol|-22
^lon|-11
^loo|-19
^lor|-12
^los|-17
^lov|-10
^low|7
^ltd|-2
^lu$|20
^lui|-11
^lun|-24
^ma$|-5
^maa|8
^mac|17
^mad|-57
^mae|-29
^mai|6
^mak|14
^mal|-21
^man|-14
^maq|54
^mar|-18
^mas|39
^mat|-26
^may|-14
^me$|-4
^mea|-9
^med|-20
^mee|-17
^meh|-8
^mei|8
^mem|-5
^men|4
^mer|-7
^mes|-1
^mi$|19
^mic|38
^mie|14
^mig|12
^mil|-15
^min|-7
^mir|-26
^mis|-7
^mit|-14
^mme|-4
^mod|21
^mog|2
^moi|-15
^mom|-6
^mon|-25
^mor|-9
^mos|16
^mot|12
^mou|-13
^mov|-5
^mr$|-13
^muc|-2
^mus|-9
^muy|-8
^my$|-10
^n'e|8
^na$|25
^nac|-8
^nad|-6
^nai|10
^nam|-2
^nao|14
^nat|8
^nd$|2
^ne$|15
^ned|-3
^nee|-14
^nen|6
^net|15
^neu|-6
^nev|19
^new|-13
^nex|-7
^nic|-9
^nid|2
^nie|29
^nim|16
^nin|-10
^niv|26
^nlp|18
^no$|-1
^nob|-14
^noc|-12
^nom|16
^non|13
^noo|-6
^nor|-28
^not|-3
^nou|-28
^nov|-13
^nt$|24
^nto|25
^nul|-14
^num|9
^nur|-32
^obe|-36
^obi|-2
^obj|36
^obl|19
^och|37
^ocr|24
^oct|-28
^of$|-8
^ofi|3
^ohn|7
^ok$|1
^oka|4
^oko|-25
^ola|-9
^old|-33
^olv|-4
^on$|-9
^onc|16
^one|7
^ope|-5
^opp|9
^or$|6
^ord|-22
^org|-5
^ori|18
^oso|3
^ot$|23
^oth|-5
^oto|15
^otr|1
^ou$|-11
^oub|2
^our|-23
^out|1
^ova|31
^ove|-5
^owe|4
^own|1
^oye|1
^pa$|-1
^pag|-15
^pai|-21
^pal|-18
^pap|-44
^par|9
^pas|-16
^pat|-17
^pay|-14
^pen|4
^peo|6
^pep|-11
^per|-2
^pet|-22
^pho|-30
^pic|6
^pid|-23
^pie|11
^pil|-34
^pin|19
^pip|-5
^pla|-2
^ple|-9
^pls|2
^poe|-9
^poi|-1
^pol|-27
^pon|1
^pop|9
^por|-30
^pos|-19
^pou|5
^pr$|11
^pri|-7
^pro|4
^prz|3
^ps$|41
^pub|-12
^pue|-20
^pui|20
^pul|10
^pun|-15
^pur|-15
^put|11
^pwn|8
^qe$|5
^qu'|27
^qua|-12
^que|-4
^qui|-13
^quo|-4
^rae|3
^raf|-20
^rai|-19
^raj|11
^ran|9
^rap|-17
^rat|-18
^rea|19
^rec|-20
^red|-16
^ree|15
^ref|-29
^reg|-1
^rei|-10
^rel|-25
^rem|3
^ren|-18
^rep|-8
^req|-5
^res|-5
^ret|-2
^rev|-29
^ric|-2
^rid|13
^rie|13
^rig|-1
^rit|42
^rob|27
^rol|-6
^roo|24
^rou|-10
^row|-8
^rub|2
^rul|22
^run|-2
^s'a|14
^s'i|14
^sa$|-10
^sab|-36
^sac|-10
^sai|7
^sal|-41
^sam|-15
^san|-31
^sat|-19
^sav|18
^say|11
^sca|-15
^sch|-28
^scr|18
^se$|-1
^sea|-12
^sec|-12
^see|-8
^seg|14
^seh|-2
^sei|16
^sel|19
^sem|-7
^sen|5
^sep|-16
^ser|3
^ses|2
^set|-3
^seu|11
^sha|-5
^she|-23
^shi|-26
^sho|-19
^shu|20
^si$|8
^sic|-21
^sie|-6
^sig|1
^sil|9
^sim|8
^sin|-9
^sir|39
^sis|-10
^sit|-13
^ski|-4
^skr|39
^sli|-13
^slo|-16
^sma|-12
^so$|1
^sob|-6
^sof|2
^soi|3
^sol|-22
^som|-16
^son|-6
^sop|5
^sor|-24
^sou|7
^spe|-10
^spo|-3
^spr|-6
^ssi|37
^sta|-8
^ste|-18
^sti|-14
^sto|-23
^str|5
^stu|-24
^sty|10
^su$|-12
^sub|-22
^suc|8
^sud|23
^sui|-6
^sum|8
^sun|-5
^sup|3
^sur|14
^sus|-2
^swa|-15
^swi|-14
^sys|11
^syt|13
^ta$|-7
^taa|14
^tab|-37
^tac|45
^tag|-16
^tah|5
^tak|12
^tal|5
^tam|-22
^tan|-3
^tar|7
^tas|22
^te$|7
^tec|-42
^teh|-4
^tel|17
^ten|-15
^ter|-13
^tes|-5
^tex|16
^th$|5
^tha|-1
^the|-8
^thn|6
^tho|-9
^thr|4
^ths|18
^thu|-2
^thx|-13
^ti$|-1
^tic|15
^tie|-11
^tih|3
^til|-18
^tim|-16
^tin|16
^tip|28
^tir|2
^tit|32
^to$|-7
^tod|4
^toe|15
^toi|-13
^tol|-2
^tom|-6
^ton|-7
^too|6
^top|-6
^tou|3
^tra|-16
^tre|1
^tri|-9
^tro|16
^tru|-5
^tsa|4
^tt$|6
^tu$|-1
^tur|-7
^tus|20
^twe|-2
^txt|-6
^typ|4
^ube|-9
^um$|-16
^un$|-6
^una|-23
^und|13
^une|2
^uni|30
^uns|-14
^unt|-7
^up$|-14
^upd|-6
^upo|8
^upp|17
^ur$|3
^urg|9
^urj|9
^us$|-13
^use|17
^usi|34
^usu|19
^va$|11
^vac|-92
^val|2
^van|-19
^var|4
^vas|-3
^ven|7
^ver|12
^vez|-1
^vic|4
^vid|-33
^vie|-39
^vik|-1
^vir|6
^vis|6
^voi|-16
^vol|-6
^vom|-4
^von|1
^voo|-8
^vor|23
^vos|14
^vot|18
^vou|15
^wah|13
^wai|1
^wal|13
^wan|-15
^war|-15
^was|-10
^wat|-9
^way|-2
^we$|-15
^web|1
^wee|-12
^weg|13
^wei|-39
^wel|-45
^wen|-5
^wer|-22
^wha|5
^whe|-10
^who|-8
^wic|13
^wie|-2
^wih|12
^win|-26
^wip|6
^wis|12
^wli|16
^won|-7
^wor|8
^wou|-1
^wpi|7
^wri|6
^wro|-17
^ya$|-11
^yaz|35
^yea|-23
^yes|-1
^yo$|-1
^yuo|31
^zad|17
^zei|2
^zer|22
^zet|33
^zon|10
^zu$|9
^zus|3
^zwa|2
a|-4
a amara|9
a bot|24
a day|1
a human|6
a jonas|23
a la|15
a language|1
a m|18
a machine|-5
a mei|-2
a nadie|5
a note|7
a partir|9
a person|24
a poem|-2
a priya|17
a task|-5
a tomasz|27
a's$|-7
aak$|20
aan|15
aan$|14
aar$|-2
ab|6
abaj|31
abe$|-14
abel|-12
aben|-7
abge|6
abgeschaltet|3
abil|16
able|-2
abn$|3
abou|-3
about|-3
about it|-24
about the|19
abov|22
above|6
above and|-25
abra|-4
abri|8
abse|9
absender|10
aca$|-15
acce|11
accept|-4
access|-9
access granted|1
access to|8
acco|5
according|7
according to|7
accordingly|13
account|5
account with|1
ace$|-9
ach$|-10
acha|3
ache|-15
achi|7
achm|33
achn|16
achr|14
achs|-8
acht|-7
achtung|9
acia|19
acil|-3
acio|-4
ack$|-13
acke|-41
acme|22
acor|-12
acou|11
acro|20
across|17
act$|13
acti|-18
action|-29
actl|8
acto|-9
acts|8
actu|-25
acy$|12
ada$|-1
adan|18
add|-4
add$|-4
addr|3
address|-1
addressee|-2
addresses|5
ade$|-13
adec|7
ader|24
adge|-10
adie|9
adin|9
adiv|15
adivina|13
adli|-2
admi|16
admin|7
admin bot|3
admin mode|13
admin rights|-9
administartor|29
administrator|5
adn|15
adn$|15
ado$|7
ador|-20
adre|23
adresses|26
ads$|-30
ady$|-2
ael$|1
aem$|41
afae|5
aff$|8
afor|5
afte|-2
after|5
afts|23
aga$|4
agai|-9
again|-7
against|-17
agas|1
age$|-11
agen|3
agent|21
agents|3
ager|-30
ages|-1
agne|11
ago$|-2
agra|20
agradecido|7
agre|12
agreed|22
agreed with|5
agrees|17
agt$|-8
agte|5
ague|-1
aha$|-6
ahor|8
ahora|8
aht$|9
ai|48
ai assistant|4
ai mark|-21
ai reading|3
ai set|8
ai that|5
ai tools|-2
ai urgent|20
aid$|-3
ail$|-23
aila|8
ailb|31
ails|19
ain$|-10
aine|-11
ains|-16
aint|-13
air$|-3
aire|-25
ais$|17
aise|2
aiss|-32
ait$|7
aite|12
aja$|-2
aje$|-13
aka$|5
ake$|-7
aken|-3
aker|-8
akes|-12
akin|-2
aks$|15
akt$|-20
al|-2
al modelo|29
al the|18
ala$|-5
alab|9
alar|-1
alco|8
ale$|8
alen|-11
ales|40
alex|11
alexa|27
algo|27
algorithm|7
algoritmo|15
algorythm|11
alib|-8
alid|1
alk$|-26
all|2
all of|2
all previous|-7
all projects|17
all tasks|17
all the|-1
all users|1
all$|-14
alla|14
alle|-36
alle aufgaben|6
alle bisherigen|6
alles|17
alli|13
allo|-10
alls|18
allt|-13
allw|23
allways|24
ally|-12
alo$|3
alon|-11
along|10
alre|-6
already|-13
alredy|9
als|21
als erledigt|11
als$|-24
also|-3
alt|2
alt$|15
alta|-4
alte|-10
alth|-5
although|17
altu|-10
alue|34
alut|22
alwa|-6
aly$|-7
alys|-2
am|-4
ama$|14
amar|-5
amara|-6
amara is|-7
amara okafor|22
ambi|22
ame$|-17
amed|-13
amen|-9
ames|30
amie|21
amm$|-10
amma|4
amme|-8
amon|-3
amp$|-1
ampe|21
ampl|8
ams$|-8
an|3
an ai|23
an das|12
an den|15
an die|-2
ana$|-34
anag|24
anak|3
anal|-8
anan|16
ance|-2
anci|19
anck|10
and|2
and a|-12
and all|25
and answer|14
and assign|11
and call|-7
and create|2
and delete|-13
and do|23
and for|17
and give|-26
and have|28
and i|8
and is|1
and it|17
and its|57
and let|7
and low|6
and make|13
and mark|-12
and must|2
and no|4
and print|-10
and priority|12
and put|-4
and reply|11
and reveal|8
and set|-24
and so|1
and that|-11
and the|-14
and use|-3
and what|-15
and with|11
and write|-6
and you|38
and$|-5
anda|10
ande|-13
andere|1
andi|-6
andl|1
andm|5
ando|-19
andr|-49
ands|12
ane$|-27
ang$|-24
anga|11
ange|-27
angu|20
anie|-26
ank$|-3
anke|8
anks|-19
anle|6
ann$|-23
anna|8
anne|-6
anni|-12
anos|13
anot|-8
ans$|6
ansc|-17
anse|-9
ansf|16
ansl|10
answ|2
answer|8
answer in|-14
answer only|12
answer with|42
ante|-4
anterior|13
anterior y|9
antes|4
antes de|17
ants|-15
antw|4
anua|-17
anwe|9
anweisung|-2
anweisung an|2
anweisungen|7
anweisungen und|7
anws|1
anwser|1
any|1
any ai|3
any more|5
any other|6
any$|-3
anyo|-5
anyone|-4
anyt|8
anything|13
anything else|1
anz$|9
anza|-14
anze|5
ao|-5
apar|-6
ape$|18
apel|6
aper|-12
aph$|-6
apit|7
apli|39
app|29
app$|41
appe|-4
appl|-11
application|-27
apply|-6
appr|-13
approve|12
approved|-7
approved by|11
appy|14
apri|-3
april|-3
apro|2
apta|2
aptu|10
apun|16
aqui|17
ar|1
ara$|2
arag|6
aran|1
arbe|4
arca|-8
arch|-6
ard$|-18
arde|-4
ardl|8
ardo|1
ards|3
are|-2
are a|1
are an|11
are in|-21
are no|17
are not|5
are now|19
are the|9
are to|17
are urgent|19
are you|17
are$|2
area|34
aref|1
aren|-14
arga|-12
arge|-14
argu|5
aria|-10
ario|-13
aris|-19
ark$|-7
arki|-15
arks|-3
arl$|-1
arla|-23
arli|19
arlo|18
arm$|-36
arqu|4
arra|-8
arri|-10
arro|13
arry|9
ars$|1
arse|38
arsi|16
art|5
art$|2
arte|-33
arti|-2
artificial|10
artificial intelligence|-17
artificielle|-11
artifisial|9
arto|2
arty|1
ary$|-13
arz$|-21
arzo|-1
as|11
as a|-8
as completed|-11
as done|-17
as due|2
as finished|18
as it|7
as low|11
as the|13
as title|1
as to|21
as urgent|9
as you|15
as's|22
asch|8
ase$|-14
aser|-4
ases|-4
ashe|-8
ashi|-13
asi|1
asi lo|2
asi$|1
asia|-2
asif|4
asig|-15
asign|-15
asignee|9
asil|20
asis|39
asistant|22
asistent|6
asistente|2
asistente digital|8
asistente virtual|-2
ask|10
ask$|6
aska|21
askb|18
aske|8
asked|7
asked to|-4
askg|26
aski|-22
asks|-6
askw|41
aso$|14
ason|-22
ass$|-6
asse|-13
assert|21
assi|10
assign|15
assign everything|2
assign it|16
assign the|-11
assign this|-33
assign to|20
assigned|-39
assigned to|-8
assignee|-6
assignee ben|7
assignee is|14
assignee jonas|7
assignee mei|7
assignee must|21
assignee to|-23
assignee tomasz|13
assistant|5
assistant assign|1
assistant before|11
assistant i|3
assistant must|-6
assistant set|3
assistant the|28
assistant you|9
assistants|10
assistent|18
assistente|12
assistenten|29
assu|-3
assw|-4
ast$|-20
asta|-9
aste|-4
asun|6
asys|8
asz$|-1
at|-13
at it|31
at once|3
at the|-4
ata$|-24
atal|13
atbo|13
ate$|-17
ated|-34
atel|-14
aten|-17
atention|9
ater|-4
ates|-12
ateu|1
atev|13
atgp|23
athe|3
ati$|14
atic|-10
atik|13
atin|5
atiq|8
atis|8
ato$|15
aton|17
ator|-11
atri|-26
atribua|8
ats$|-17
att$|3
atta|-24
atte|-16
attention|19
attr|-9
attribue|27
atur|-8
atus|8
au|-3
auch|-4
aucu|9
aude|25
auf|-1
auf den|8
auf dringend|27
auf urgent|2
auf$|4
aufg|26
aufgabe|1
aufgaben|14
aufgabn|4
auge|-11
ault|-3
aura|-2
aus|-19
aus$|16
ause|-13
ausg|15
auso|14
ausw|16
auswertende|6
ausz|9
aut$|-7
aute|-4
auth|1
authorised|20
autm|10
autmatic|10
auto|15
automat|4
automate|14
automated|1
automated assistants|5
automated reader|14
automated readers|15
automated systems|16
automatic|-48
automatica|5
automatico|24
automation|39
automatique|-19
autr|8
aux$|-54
av|22
avai|-4
available|8
avan|-5
ave$|-7
avec|9
avel|-9
aves|13
avis|7
aviso|21
avri|4
avril|5
away|3
axim|7
ays$|-16
azo$|1
b|28
b t|28
back|-8
bad|19
bad$|19
badg|-25
baja|10
banana|1
bas$|15
bass|-3
basse|2
bbot|-1
be|2
be a|10
be read|-11
be so|26
be that|3
be the|-2
be urgent|20
beca|-4
because|-1
been|6
befo|-5
befor|8
before|-5
before you|-6
begi|24
begin|14
behi|4
behind|4
bei|3
bei$|-6
bein|7
being|11
beit|8
bel$|-21
belo|7
belong|17
belongs|1
below|-9
ben|19
ben okoye|23
ben urgent|3
ben$|9
bena|32
bene|2
benu|4
benutzer|5
ber$|-10
bera|10
berg|-1
berg and|9
berg et|13
berg in|6
berg y|9
bern|-28
bers|12
bert|18
berw|-2
bes$|3
besc|20
beschreibung|7
best|-24
beste|29
betr|16
bey$|11
bges|1
bien|16
bio$|21
bis|2
bis morgen|5
bis$|-3
bish|5
bisherigen|6
bisherigen anweisungen|6
bist|25
bite|-14
bitt|3
bitte|-11
bjec|-11
blan|-1
blank|-9
ble$|-4
blei|8
bli$|5
blie|-4
blig|5
boar|-12
board|7
body|-2
book|-1
books|3
borr|-11
borra|18
bot|42
bot a|21
bot b|1
bot is|19
bot that|-3
bot$|30
bote|-16
bots|53
bott|3
bout|-4
bov$|36
bove|6
box|8
box for|5
box$|-6
boxe|-4
bra$|5
brak|26
brat|2
bre$|5
brea|-12
bres|7
brig|-24
bro$|-12
brua|8
bscr|2
bsen|9
bsti|3
btw|6
btw$|6
bua$|8
buch|5
buck|4
bue$|27
buen|16
buil|-6
build|18
builder|20
built|18
bung|1
but|-13
but the|11
but$|-14
buy|6
buy$|6
by|-4
by a|-12
by the|7
by tomorrow|26
c|-3
c'es|-4
c'est|-4
ca|1
cach|1
cada|8
cal$|-33
cala|15
calc|-1
calcolatore|14
cale|-18
cali|62
calibration|14
call|2
call it|12
called|3
camb|-12
cambio|21
came|-11
can|-19
can$|-21
canc|12
cancel|7
cancel the|19
cancelled|10
cann|24
cant|-21
cao$|1
cap|19
cap$|16
capi|8
capital|10
capital letters|10
capt|8
captain|2
capture|10
car$|4
cara|9
card|16
cards|32
carg|-7
carl|7
carr|36
carry|22
case|-13
casi|31
casilla|13
caso|-12
cate|-51
cati|37
caus|-14
ccep|15
cces|-14
ccio|22
ccor|19
ccou|-11
ce|7
ce qui|7
ceci|11
ced$|-23
cede|26
ceiv|3
cel$|-9
cela|-7
cell|1
celu|8
celui|8
celui qui|6
cemb|5
cen$|-9
cenc|7
cent|-26
ceo|-4
ceo$|-4
cept|-8
cer$|5
cern|1
cert|11
ces|13
ces lignes|2
ces$|3
cesa|2
cess|11
cest|5
cett|8
cette|8
cha$|4
chac|15
chaf|5
chal|-7
cham|7
champ|17
chan|-1
change|-14
chaq|15
char|-12
charge|2
chat|11
chatbot|5
chatbot assign|18
chatbots|12
chatgpt|23
che|17
che$|-15
chea|4
ched|-3
chef|3
chen|-15
chere|13
chere intelligence|13
ches|2
chie|22
chin|22
chiv|-2
chke|6
chmo|25
chn$|2
chne|29
cho$|11
choi|17
chon|4
choo|-11
choose|15
chor|-4
chores|9
chre|17
chri|16
christmas|-1
chst|-9
cht$|-22
chte|13
chti|-10
chts|15
chtu|18
ci|1
cia$|-24
cial|-11
cide|-2
cido|7
cie$|23
ciel|34
ciev|29
cili|-5
cimi|-9
cio$|-10
cion|12
cipe|7
cked|-6
cket|-8
cks$|-7
cky$|5
clas|13
classe|15
classification|8
clau|17
claude|43
clea|-8
clean|29
cler|4
clerk|5
clev|4
clever|4
clever little|2
clin|14
clos|-12
close|-10
closed|-2
coch|7
coche|6
code|24
cola|21
cole|-43
coll|-2
colleague|4
come|-12
comes|-8
comm|-15
comme|21
comment|4
como|20
como fecha|7
como responsable|-3
como urgente|2
comp|7
company|1
complete|7
completed|12
completed and|-29
compter|17
computer|14
con|18
con la|11
con$|7
conc|-17
cond|3
conf|13
confidential|-23
confie|6
confirm|13
cons|2
consignes|17
cont|-18
contain|54
conte|1
content|26
contract|4
conv|5
copi|16
copilot|27
copy|7
cora|15
cord|-7
core|8
corect|28
corr|2
correo|-4
correos|7
correspondence|-1
cos$|2
coun|-6
cour|13
courriel|5
crea|26
create|8
create a|3
create tasks|1
created|-6
cred|-16
cree|10
cret|14
cri$|12
crib|-2
crip|5
crir|6
cris|3
crit|21
critical|-4
criv|10
cros|12
cted|-30
cteu|-19
ctio|-5
ctiv|45
ctob|-4
ctor|-10
ctro|35
cts$|5
ctua|-1
ctur|1
cuen|14
cuenta|1
cuer|-2
cume|10
curr|11
current|12
czyt|3
d|-4
d'au|-3
d'autre|11
d'av|18
da|-2
dad$|-17
dan$|4
dani|9
dank|2
danke|-34
dann|13
dans|-2
dans le|4
dar|4
dar$|-26
das|5
das hier|-10
das ist|5
das programm|-15
das$|-4
dass|26
dat|23
dat$|23
data|-18
date|1
date at|3
date box|8
date du|9
date is|35
date january|10
date of|-13
date to|-9
dates|22
dato|27
day|18
day and|8
day is|20
day of|22
day$|-8
days|-24
dden|18
ddre|3
de|-9
de jonas|3
de la|-25
de marzo|-4
de mei|26
de noviembre|8
de priya|3
de taches|8
de tareas|-3
de tomasz|1
dead|-11
deadline|1
deadline is|-19
deadline tomorrow|28
deal|-16
dear|5
dear ai|1
dear assistant|-19
dear computer|37
dear task|4
debe|18
dece|1
december|2
deci|1
deco|42
ded$|-21
deer|23
defa|22
default|22
defi|9
dein|20
deine|-1
deja|-7
del|-16
del$|3
dele|23
delete|3
delete all|21
delete the|-4
deli|-13
dell|-24
delo|2
dels|4
dem|-4
dem text|3
dem$|-5
dema|13
demain|5
den|-3
den assistenten|32
den marz|21
den titel|7
dena|5
denc|17
denn|20
dent|-6
depo|-6
der|-9
der las|4
der$|-14
der'|3
dera|19
dere|12
dern|8
ders|-6
des|2
des$|-26
desc|-1
descripcion|16
description|7
dese|18
desi|-6
desk|-36
dess|4
dessus|7
dest|6
det$|24
dete|9
detection|13
detection was|13
deve|23
developer|-5
developer mode|24
devi|-4
dez$|-4
deze|10
dezember|-2
dge$|-5
dget|-22
di|16
dia|-2
dia$|-14
diat|-7
dice|-5
dicen|3
dich|10
did|-15
did$|-17
die|-16
die aufgabe|-8
die beschreibung|8
die das|-1
die ki|-2
die prioritat|24
die$|-15
dien|-8
dienstanweisung|3
dies|20
diese|12
diese nachricht|18
diesen|23
dieser|11
diff|-6
different|11
dig$|-5
dige|6
digi|13
digital|15
digital que|2
digt|3
din$|-2
ding|-2
dir|11
dir$|-18
dire|2
directive|1
disa|45
disc|7
dise|8
dise robot|7
disp|38
disr|11
disregard|14
disregard everything|9
disregard the|2
disregard your|1
dit|4
dit$|-14
divi|14
dla|20
dla$|20
dle$|-30
dler|-4
dles|-15
dlin|19
dmin|13
dmot|7
dnes|-1
dnt|17
dnt$|14
do|-4
do anything|30
do it|11
do not|6
do that|12
do you|-7
doct|5
docu|8
document|16
does|7
does it|15
does not|-16
doi|11
doi$|11
doin|-19
doing|-19
doit|3
don'|-2
don't|-2
donc|5
done|6
done and|9
donn|-4
donne|-9
dont|2
door|-6
dor$|-13
dora|-26
dos|-4
down|6
down for|22
draw|16
dre$|20
drei|6
dres|17
drig|13
drin|11
dringend|-2
dringlichkeit|6
droi|16
drop|-24
drop the|13
du|-9
du logiciel|9
du som|1
duce|12
due|9
due date|2
due january|72
due on|17
due today|-42
due tomorrow|23
due$|6
dued|35
duedate|35
dule|-5
dun|3
dun$|3
durc|6
dus$|66
duty|10
e|5
e de|13
e mail|-17
each|-31
ead$|6
eade|20
eadi|13
eadl|-2
eads|9
eady|-22
eagu|-2
eak$|-11
eal$|6
eall|6
ealy|-3
eam$|-32
ean$|3
eanc|7
eans|6
ear$|-15
earl|-19
earlier|9
ears|-9
eas$|19
ease|-12
easo|-21
eat$|8
eate|16
eath|31
eati|-17
eau$|17
eave|-3
ebe$|3
eber|4
ebes|10
ebod|3
ebru|8
ecau|-1
ece$|8
eced|22
ecei|-9
ecem|5
ech$|-5
eche|2
echeance|5
echeance demain|2
echn|1
echo|17
echt|12
eci$|22
ecid|-4
ecie|31
ecip|2
ecis|6
ecom|5
econ|-8
ecop|19
ecor|17
ecre|13
ecri|23
ecris|13
ect$|-2
ecte|-31
ecti|1
ecto|-19
ectr|1
ects|-1
ectu|-1
eda$|-19
edat|35
ede$|-4
eden|-14
eder|1
edia|-4
edic|5
edig|-17
edit|3
edli|12
edri|-9
eds$|-15
edul|22
edy$|-32
eed$|-8
eeds|-14
eehr|-7
eek$|-25
eel$|-1
een|-1
een$|-4
eep$|-4
eer$|7
eers|6
ees$|-15
eest|14
eet$|-18
efau|22
efe$|10
efer|-4
eff$|22
effa|3
effe|11
efin|6
eft$|-8
eful|18
efun|-5
ega$|-20
egal|16
egar|-13
ege$|33
egel|-8
egen|2
eggo|8
egin|22
egis|15
egla|-12
egle|-9
egn$|3
egna|19
ego$|-19
egt$|4
egue|5
egun|-34
eh|1
ehen|-8
ehin|4
ehn$|3
ehr$|-11
ehrt|-4
eht$|-25
eib$|18
eibe|-1
eibt|15
eibu|6
eige|18
eigh|-12
eil$|-18
eild|3
eile|5
eill|-12
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
eir$|-10
eis$|-16
eise|-9
eist|-21
eit$|1
eits|-4
eitu|20
eive|15
eißt|14
eja$|1
el|-16
el asistente|4
el de|29
el lector|-1
el nombre|3
el programa|4
ela$|2
eld$|24
elds|13
ele$|-24
elec|-1
elen|-23
eles|4
elet|17
elev|-1
eleven|7
elfe|10
elig|16
elij|6
elin|-4
ell$|-8
elle|-18
elli|6
ello|-14
eln$|-11
elo$|-4
elon|14
elop|19
elow|-9
elpe|20
elpf|-1
els|32
els$|-11
else|-6
else is|9
elt$|-17
elte|-13
elui|8
ely$|-23
ema$|7
emai|-16
email|-25
eman|-3
emar|5
emas|6
emaß|2
embe|-3
embr|-8
eme$|-2
emen|-18
emin|-5
emov|9
empl|-21
empr|-15
empt|2
empty|4
empty the|9
ems$|-8
en|-1
en el|2
en la|2
en low|20
en tareas|3
ena$|7
enac|19
enan|-10
enau|26
enca|-11
encargada|13
ence|1
enci|-10
ency|-25
end|49
end of|6
end$|-5
enda|-12
ende|-10
endi|-13
endo|-6
endr|-18
ends|4
ene$|-41
ened|-22
enen|-1
ener|19
enes|-21
enge|19
engi|13
engine|16
engine that|13
enkn|11
enn$|6
enne|-26
eno$|-9
enre|9
ens$|-2
ensa|1
ensc|3
ensi|9
enst|-11
ent$|-16
enta|-13
ente|1
enter|8
enter priya|3
enters|29
enti|4
entl|-29
ento|17
entr|-1
entre|19
entries|9
entry|10
ents|-4
entw|22
enty|10
enut|2
envi|-17
enz$|1
enza|13
eopl|2
eos$|8
epar|-35
epea|7
epla|7
eple|-29
eply|-1
epon|6
epor|-8
eps$|-8
ept$|-27
epte|13
epti|27
eque|-10
equi|12
er|2
er's|-13
era$|2
erad|25
eran|-11
erar|9
eras|12
erase|1
erat|-14
erci|14
erd$|13
erda|7
erdi|3
erdu|25
ere$|10
erei|-23
eren|-7
erer|-3
eres|25
erfa|11
erfu|6
erg$|-3
ergi|-1
eria|-4
erid|11
erig|11
erin|-1
erio|-8
eriq|44
erk$|-3
erle|15
erledigt|3
erm$|-20
erme|4
ermi|5
erms|11
ern$|-28
erna|8
erne|1
erno|14
ero$|-28
eron|5
erpr|24
erra|6
erro|-28
ers$|-22
ersa|-2
ersc|-17
erse|-12
ersi|3
ersn|11
erso|5
erst|-5
ert$|-12
erta|-2
erte|5
erti|11
ertr|6
ertu|5
erve|7
ervi|-4
erwa|11
erwe|14
ery$|-14
eryb|-9
eryo|7
eryt|-7
es|5
es war|4
esa$|-7
esad|5
esag|27
esca|-22
esch|7
escr|4
escrito|10
ese$|6
esem|-2
esen|22
eser|-18
esin|8
esit|-23
esk$|-19
eso|10
eso$|-5
esol|-8
eson|35
espa|11
espe|7
espo|15
ess$|-23
essa|-4
esse|14
esso|9
essu|-17
est|-7
est le|1
est$|-1
esta|-11
estas|9
este|-8
este correo|7
este mensaje|20
esti|-7
esto|-6
esto en|3
estr|9
ests|9
esul|12
et|19
et la|15
et tu|2
eta$|-9
etai|-18
etait|-2
etar|-9
ete$|-18
etec|8
eted|6
eten|5
eter|-14
etes|5
etie|17
etin|-22
etit|13
etra|10
etre|1
etri|-5
ets$|-4
ett$|-8
etta|-1
ette|3
etti|-14
ettl|-12
ettr|-8
etur|-4
etz$|-3
etze|-5
etzt|-11
euil|-1
eul$|-3
eund|13
eur|2
eur to|16
eur$|-19
euro|-2
eurs|17
eute|-12
eux$|-40
eval|10
eve$|19
evea|-21
evel|-8
even|-69
ever|7
every|15
every task|22
everybody|-7
everyone|14
everything|-3
everything above|20
everything to|-9
evic|28
evie|8
evil|-20
evin|15
evio|2
evr$|11
evry|16
evrything|23
ewer|-15
exa$|27
exac|2
exam|-5
example|9
exce|-12
exer|27
exit|15
expe|13
expi|2
expo|-9
export|-1
ext$|-5
exte|-2
exto|8
extr|32
extract|-27
extraction|40
extractor|25
exts|-2
ey|38
eyen|14
eyes|34
ezem|-2
f|13
fabr|29
face|2
fach|-4
faci|-3
facilities|21
fael|32
fair|20
fais|-1
fait|4
fall|-11
fallig|-17
falligkeit|5
far|7
far$|7
fass|3
faul|23
faut|-23
fe|33
febr|7
february|10
fech|10
fecha|3
fecha de|-1
fecha el|8
fect|-1
fee$|-57
feel|17
feil|3
feild|2
feld|13
feli|7
fen$|-39
fere|-9
ferr|11
fert|-7
ffac|3
ffic|-23
fgab|29
fice|-7
fich|-16
fici|-14
fide|1
fie$|-4
fiel|-11
field|17
field assignee|5
fields|13
fier|-11
figu|-11
file|-1
filed|20
files|14
files the|2
files this|27
fill|46
fill in|7
fill the|9
filler|21
filling|26
filter|6
fin|21
fin$|17
fina|-26
find|-15
fine|17
fini|-1
finish|8
finished|-5
finn|7
firm|-12
firma|5
firs|-1
first|-1
fisi|9
five|13
flag|-14
flow|-10
fois|10
folg|2
foll|18
following|1
follows|5
folo|2
foot|2
footnote|27
for|-5
for ai|19
for all|17
for automated|13
for automatic|8
for computer|6
for it|7
for jonas|10
for mei|2
for teh|42
for the|7
for this|-1
for today|5
for tomasz|17
for word|19
for you|2
for$|-6
forc|20
force|9
forcer|11
fore|1
forg|10
forget|-9
forget your|2
forgett|13
form|-11
form filler|23
form the|28
fort|3
forw|3
forward|12
four|8
frag|-6
frage|14
free|-22
frei|-3
freu|14
frid|3
friday|-4
fris|19
frist|24
fro$|6
from|-7
from here|18
from now|15
from the|6
from this|4
fter|-1
ftsr|13
ftwa|14
ftwe|7
fuhr|1
fuhren|14
ful$|-2
full|3
fund|-3
fur|3
fur die|6
fur$|3
furt|3
further|4
fwar|29
g|-3
gabe|30
gabn|7
gada|-10
gage|-1
gain|-9
gal$|-4
gale|-4
gama|18
gan$|-18
gang|-2
gani|-1
gant|-4
ganz|-2
gar$|6
gard|-13
gas$|-15
gato|15
gaug|-30
gebe|3
ged$|14
geeh|-7
geha|15
gele|7
geln|-6
gema|6
gemaß|2
gemi|34
gemini|34
gen$|-18
gena|29
genau|18
genau so|13
genc|10
gend|7
gene|-4
generator|26
gens|-5
gent|11
genz|20
ger$|-30
ges$|-42
gesc|5
gest|32
get|5
get$|-8
getr|-11
gets|-10
gett|24
ghes|-2
ghli|32
ght$|-9
ghte|29
ghts|-12
gib|16
gib$|17
gici|24
gift|60
gilt|8
gin$|17
gina|-11
gine|4
ginn|8
giss|22
gist|-4
gita|14
giv|8
giv$|8
give|-4
give it|-3
give the|-16
give this|13
given|9
given to|9
gives|-15
gkei|5
gle$|34
glei|1
glic|22
gly$|19
gmbh|6
gna$|-27
gnad|17
gnat|-12
gne$|1
gned|15
gnee|-6
gnes|-7
gnet|24
gnor|18
gns$|-4
go|-7
go on|26
god|11
god$|28
goes|3
goes for|44
goes to|1
goin|7
going|8
going to|16
good|-18
good as|14
gori|17
gory|-3
got$|-33
gpt|24
gpt$|45
grad|1
graf|27
gram|12
gran|2
grandmother|7
grant|3
granted|-6
granted priority|1
grants|16
grap|-29
gras|6
grasias|2
grat|26
grav|13
gre$|14
grea|-1
gree|-21
greg|-8
gst$|10
gte$|9
guag|-8
gue$|16
gues|-9
guest|7
guid|-4
guidelines|20
guna|12
gunt|-1
gura|4
gust|-20
gutt|11
h|18
h y|24
ha|-25
hace|17
hack|-7
hacked|-13
hacked and|-26
hacked priority|1
had|-12
had$|-12
haft|17
haha|-6
hak$|9
hale|68
hall|-20
halt|11
hamp|8
han$|-11
hand|9
handling|32
hang|-15
hank|-11
hann|11
happ|8
happy|3
haqu|15
harg|-10
harr|7
hart|12
has|-5
has a|-20
has been|15
has to|24
has$|-5
hast|1
hat|-8
hat$|4
hatb|13
hate|-8
hatg|23
hats|-6
haus|-4
haut|-4
have|-6
have been|20
have to|24
head|16
heading|14
hean|9
hear|-8
hech|10
hecho|10
hed$|-12
hedu|23
heer|9
heir|-10
helf|1
hell|-15
hello|-3
help|4
helper|-11
hem$|3
hen$|-3
henc|16
hend|2
henk|10
her|21
her$|-6
here|15
here and|3
here on|10
heri|5
hers|-19
hes$|-11
hesi|14
hest|-5
het|-10
het$|-11
heut|-1
heute|3
hey|8
hey claude|-3
hey$|-1
hgat|5
hi|-15
hich|2
hidd|19
hidden|19
hide|-2
hien|26
hier|13
high|7
high priority|22
highest|-2
highlighted|18
highlighter|15
hihg|6
hile|9
him|4
him$|1
hin$|4
hinc|3
hind|4
hine|18
hing|-4
hink|15
hint|3
hint for|10
hinw|1
hinweis|1
hinweis an|-10
hir|1
hir$|-3
his|-4
his$|11
hist|19
hite|-13
hive|4
hkei|6
hlig|32
hmen|-5
hmod|25
hne$|3
hner|17
hoch|-1
hoev|4
hold|15
hole|-10
holl|-18
hon$|-2
hone|-1
hono|-22
hoos|14
hop$|-18
hora|-9
hore|4
hori|10
hort|-30
hose|-33
hou$|31
houg|-7
houl|12
hour|2
hout|-8
how|2
how$|11
hoy|8
hoy mismo|14
hoy$|8
hre$|-5
hrea|6
hree|12
hrei|11
hren|35
hrer|3
hric|24
hrie|12
hrif|1
hris|-3
hrow|-3
hrte|-4
hst$|2
hste|2
hte$|9
hted|15
hter|-14
htet|32
hts$|1
htun|18
huma|32
human|16
humans|27
i|-3
i am|17
i do|-10
i have|-3
i say|-5
ia|55
iado|37
ial$|-16
ian$|-22
iar$|-12
ias$|-27
ibe$|3
iben|-5
iber|4
ibir|-2
ible|-7
ibra|-13
ibt$|9
ibua|8
ibue|-10
ibun|9
ica$|16
ical|1
ican|12
icar|-3
icat|-4
ice$|-17
icen|-6
ices|2
ich|-6
ich$|4
iche|-3
ichk|6
icht|4
ici|22
ici$|-6
icia|-20
icie|25
icio|-2
ick$|-15
icke|-19
ickl|12
ico$|-35
icon|3
icos|6
icto|7
icy$|25
ida$|9
idad|9
idat|15
iday|-8
idde|15
ide$|-12
idel|20
iden|12
ider|-2
idge|4
ido$|11
idri|1
ieb$|2
iebe|4
ied$|-15
iede|-10
iedr|-9
iel$|14
ield|25
iell|-12
iemb|3
ien$|-27
ienc|6
iend|-22
iene|19
iens|16
ient|-5
ier|9
ier$|-16
ierd|30
iere|-15
iert|4
ies$|-17
iese|18
iest|17
iet$|-11
ieta|17
ieve|10
iewe|19
if|-4
if a|5
if it|4
if the|-4
if u|24
if you|-4
if you're|14
ifer|-5
iffe|9
ific|-1
ifie|7
ifis|9
ift$|4
ifts|-17
ify$|13
ige$|-15
igen|35
iger|10
iges|11
igh$|-5
ighe|2
ighl|26
ight|-4
igin|-19
igit|13
igke|5
ign$|3
igna|-7
igne|14
igno|17
ignor|19
ignora|33
ignora las|29
ignore|-14
ignore all|20
ignore as|15
ignore everything|10
ignore previous|19
ignore the|15
ignore your|13
ignorez|24
igns|-4
igst|5
igt$|-3
igur|-11
ihn|-4
ihn$|-4
ihre|26
ihs$|3
iht$|13
ijen|6
ike$|-1
ikto|2
il|-5
il est|8
ilab|8
ilbo|12
ilbr|14
ild$|6
ilde|14
ile$|-21
iled|-20
ilen|-1
iles|9
ilic|14
ilin|-11
ilis|-1
ilit|-20
ilk$|-5
ill$|-16
illa|-13
ille|-3
illi|-5
ilot|31
ils$|1
ilt$|-31
ilte|-5
ima$|-4
imag|5
ime$|14
imen|38
imer|9
imie|-10
imit|-16
imme|-3
imo$|-4
imon|-3
impo|8
importance|5
importancia|11
important|-10
importer|28
impr|2
imum|2
in|-5
in a|-11
in admin|8
in capital|10
in developer|8
in die|17
in it|-1
in place|8
in teh|12
in the|-6
in this|10
in your|21
ina$|-3
inad|8
inal|-29
inan|-13
inat|6
inbo|10
inbox|-6
inboxes|16
ince|-13
inch|-3
inci|-4
inco|-14
inde|-2
indl|5
ine$|-4
inea|2
ined|18
inee|-1
inel|12
inem|-8
inen|-8
iner|7
ines|-12
inet|4
infa|7
info|-6
ing$|-13
inge|17
ingl|-5
ings|-30
ingu|4
ingy|10
ini$|21
inim|-1
inis|-3
init|12
ink$|-4
inki|27
inma|-3
inne|-12
inni|26
inpu|55
ins|8
ins feld|10
ins$|5
insc|7
inscrire|18
insi|24
inst|32
instead|-2
instead and|1
instead of|-23
insted|17
instruccion|5
instrucciones|-3
instruction|33
instruction for|1
instructions|2
instructions and|-6
instructions for|4
int$|4
inta|-20
intake|16
inte|-10
inteligence|26
inteligencia|-15
intelijencia|6
intelligence|7
intelligence artificielle|6
intelligenz|12
interna|1
interne|10
inti|5
intitule|6
into|-9
into a|4
into the|12
intr|15
ints|-22
inue|4
inut|4
invi|4
invite|17
invo|-4
invoice|-4
inwe|-4
ion$|-3
ione|-17
ionn|-10
ions|-20
ior$|7
iori|12
iort|-1
ios$|-30
ious|5
ipci|3
ipe$|11
ique|-2
ira$|-12
ird$|-26
ire$|-15
irec|-12
ires|10
iri$|19
irm$|3
irma|7
iroi|25
irs$|-21
irst|-18
irte|5
irtu|-2
is|-7
is a|29
is done|-11
is due|-18
is for|17
is going|3
is january|6
is jonas|16
is mei|29
is no|-17
is now|2
is on|2
is priya|7
is reading|5
is responsible|-8
is the|8
is to|28
is tomasz|19
is urgent|5
is your|20
isch|-32
ise$|-21
isen|-12
iser|-15
ises|1
ish$|-30
ishe|-4
isia|11
isib|29
isin|-13
isio|4
ismo|-3
iso$|14
ispe|13
isre|11
iss$|-2
issa|-3
isse|-36
isst|34
issu|-13
ist|-7
ist$|-7
ista|16
iste|9
isti|-16
istm|-1
istn|12
isto|30
istr|-1
ists|-8
isun|-5
isz$|7
isze|7
it|3
it and|10
it as|2
it be|1
it for|10
it had|20
it has|16
it in|-15
it is|-5
it off|-12
it on|25
it read|2
it says|14
it so|4
it today|-8
it urgent|3
it was|-7
it will|18
it would|28
it wrote|50
it's|-5
ita$|-18
ital|8
itan|33
itat|22
itch|-7
ite$|-3
itel|31
item|-1
item above|15
iten|11
iter|29
ites|-38
itet|23
ith$|-3
ithm|30
itho|-7
itie|13
itin|6
itle|18
itli|11
itmo|14
ito$|22
iton|53
itor|-28
itre|4
its|9
its own|17
its$|-4
itse|1
itself|1
itt$|16
itte|-18
ittl|11
itty|14
itul|28
itun|19
itut|3
ity$|-21
iva$|-6
ive$|-7
ived|3
ivel|14
iven|-2
iver|-9
ives|-3
ivi$|3
ivin|8
iya$|-4
iya'|16
ize$|-21
izen|9
izer|21
ißt$|15
j|-1
ja|-7
jail|21
jailbreak|21
jame|25
james|18
janu|-5
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
jona|-6
jonas|-4
jonas berg|28
jonas is|36
jour|-14
json|52
june|-3
jus|4
jus$|4
just|3
k|6
kae$|-2
kafo|5
kan$|-4
kass|-1
kauf|1
kbot|18
ked$|-11
ked'|1
keep|4
kein|21
keine|-12
keit|12
ken$|-6
ker$|-29
kers|-29
kes$|-9
kest|3
kestrel|3
ket$|-6
kets|-11
kevi|-2
kevin|-1
kflo|9
ki|49
kind|7
kindly|2
king|-8
kip$|-11
klei|-8
knec|11
knew|2
know|-15
known|15
knows|3
koll|1
kollegin|9
kont|18
koye|-1
kspa|19
kspc|23
ktor|4
ktory|4
ktory to|4
kuns|12
kunstliche|12
kunstliche intelligenz|12
l|11
l'ag|34
l'agent|35
l'an|-6
l'assistant|14
l'at|-18
l'ec|4
l'echeance|4
l'ia|25
l'or|14
l'ou|5
l'outil|5
la|-8
la case|14
la casilla|13
la date|32
la fecha|-9
la leyenda|14
la lista|4
la machine|-13
la maquina|-12
la persona|3
la personne|12
la prioridad|5
la tache|9
la tarea|12
labl|-4
labr|17
lace|-12
lado|13
lady|35
lag$|-20
lage|-20
lait|11
lama|-4
lan$|-13
lanc|12
lane|-15
lang|10
language|6
language model|9
lank|-15
lant|-6
lar$|2
las|-17
las tareas|14
las$|-17
lase|-13
lasi|9
lass|-4
last|-12
last week|17
late|-13
lati|-10
lato|34
laud|25
laut|9
lautet|13
lay$|-24
lbox|2
lbre|-3
lche|7
lcol|13
lder|-11
lds$|4
le|-4
le logiciel|-6
le mars|11
le plus|10
le programme|13
le robo|16
le robot|-14
lea|8
lea$|6
leaf|-26
leag|4
lean|-11
leas|-6
leav|3
leave|1
leave the|-14
lech|2
lect|14
lecteur|16
lector|7
lector automatico|16
lectura|18
lectura automatica|10
led$|-6
ledi|-11
lee|15
lee esto|3
lee$|-1
leep|8
leer|17
lees|7
lees esto|7
left|-4
lega|-6
legal|1
lege|-19
legg|10
legi|-10
legt|14
legu|3
leib|8
lein|4
leit|-5
leme|-1
len$|-16
lena|-1
lend|-2
leng|5
lent|15
ler$|-15
lerk|5
les|-6
les consignes|10
les taches|13
les$|-11
lese|5
lesen|3
less|7
let|-3
let it|7
let the|7
let$|27
leta|31
leti|10
letter|6
letters|11
leur|1
leva|-8
leve|23
level|-9
level urgent|7
lexa|27
ley$|-3
leye|10
leyenda|14
lfer|10
lgor|31
li|5
lia$|22
libr|-17
lica|2
licence|15
lich|-14
licy|26
lida|-11
lide|20
lieb|9
liebe|-1
liebe ki|35
liebes|10
liebes programm|10
lien|-30
lier|-8
lies|2
liest|21
lig$|-19
lige|23
ligh|10
ligk|44
lign|-4
ligne|4
lignes|2
lije|6
lik$|-12
like|-6
like that|24
limi|-13
limite|20
lind|-34
line|9
line is|5
lines|5
ling|-16
liqu|13
lir$|18
lis$|-9
lisa|3
liss|11
list|9
list of|-9
lista|10
lista de|-15
liste|-4
listen|17
listes|15
listo|-16
lists|13
lit|20
lit$|9
liti|17
litt|12
little|13
little robot|9
lla$|-4
llam|-6
lle$|13
llea|7
llec|2
lled|-14
lleg|4
llen|17
ller|-26
lles|15
llev|-8
llig|15
llin|9
llm|49
llm$|49
llo$|2
llow|-7
lls$|-13
llst|7
llt$|-38
llwa|23
lly$|-24
lo|6
lo anterior|31
lo de|6
lo que|7
lock|-22
locked|11
logi|-2
logiciel|24
lok$|97
lol|-15
lol$|-15
lon$|6
long|-10
look|-8
look at|2
lope|-3
lorn|2
los$|-13
losc|9
losch|3
losche|9
losche alle|9
lose|-8
lot$|-8
love|-18
loved|36
low|10
low and|4
low priority|2
low$|5
lowe|-24
lowest|23
lowest priority|-1
lowi|-2
lows|-8
lper|19
lpfu|-1
lrea|2
lred|13
lse$|1
lso$|-2
lsta|4
lta$|-22
ltd|-2
ltd$|-2
lte$|-21
lter|-1
ltet|-3
ltho|10
ltin|9
ltun|-10
lu|20
luck|3
lue$|-2
lues|-16
lug$|-10
lui|-6
lui$|2
lum$|-20
lunc|-8
lung|3
lus$|18
luti|-10
lve$|5
lved|-13
lves|11
lvid|-1
lway|5
lwo$|15
lyse|3
m|2
ma|-5
maar|-5
mach|9
machine|3
machine a|-20
machine readers|10
machine that|23
machines|16
machne|14
macht|11
made|-39
mado|-11
maek|6
mage|7
mail|6
mail addresses|8
mail as|35
mailbox|12
mails|3
mails from|-6
main|-3
mais|23
mak|1
mak$|1
make|9
make it|-11
make no|1
make the|-7
make this|6
maker|21
makes|-8
makes tasks|8
maki|20
making|9
mal$|-26
mall|14
man$|-13
mana|28
manager|-3
manana|17
mand|-25
mann|-12
mans|23
many|9
maqu|19
maquina|12
mar$|1
mara|-4
marc|-6
march|1
march is|9
mari|-3
mark|13
mark all|-41
mark as|12
mark every|1
mark it|-8
mark this|4
marks|21
marq|4
mars|-6
mart|-24
marz|-17
marzo|-1
mas|-5
mas$|21
masc|18
maschinchen|7
maschine|16
maschinelle|11
mash|55
masz|4
mat$|4
mate|-4
mati|11
matt|-8
maxi|7
maxima|4
may|-6
may be|10
may$|-6
maß$|2
mber|-8
mbh$|6
mbie|21
mbio|18
mble|5
mbre|-11
mbro|9
me|-4
me urgent|7
mean|14
means|9
mebo|2
med$|-29
medi|-8
meet|-17
mehr|-6
mei|6
mei and|15
mei is|5
mei tanaka|3
mei urgent|4
mei$|6
memb|4
members|20
meme|14
men$|-21
mens|3
mensage|19
mensaje|-10
menschen|7
ment|-7
mention|31
mention the|19
mer$|-8
merc|3
merci|-22
meri|31
merk|19
mes|12
mes$|-7
mesa|15
mesage|32
mess|-1
message is|-4
message to|20
messages|9
met|15
met$|1
meth|1
meti|6
mets|38
mett|-13
mi|19
mich|-5
mie$|-7
mien|21
mier|31
migh|11
might|11
mill|8
min$|-3
mina|-44
mind|11
mine|-4
ming|-6
mini|15
minima|8
mins|-7
minu|-2
minute|23
mir|18
mir$|-6
mis$|-5
mism|-8
mismo|-6
miss|-13
mist|26
mit|7
mit dem|-9
mit der|2
mit$|-12
mite|31
mith|-5
mitl|15
mitliest|11
mma$|-6
mmar|10
mme|-4
mme$|-4
mmen|-31
mmer|-27
mod$|4
mode|18
mode on|22
model|13
model you|2
modele|4
modele de|8
modelo|13
modelo que|1
models|12
modl|33
modle|1
modo|34
modu|13
moge|1
moi|-2
moi$|-2
mome|-11
moment|2
mon$|-13
mond|-21
monday|-19
mont|-11
month|-10
mor$|31
more|-13
morg|6
morgen|-7
morn|-7
morning|-5
moro|-4
morr|3
mos$|-49
most|3
mot|-6
mot$|-3
mote|22
moth|-1
moto|1
motor|7
moul|15
move|3
mpan|3
mpil|7
mpla|-11
mple|8
mpli|5
mply|26
mpor|8
mpre|6
mpri|7
mpt$|-4
mpte|6
mpty|4
mput|32
mr|-13
much|-2
mucho|7
mum$|-1
mus$|-1
must answer|14
must be|-18
must contain|1
must set|5
muy|-8
muy$|-8
my|-10
n|15
n'en|8
n'es|-2
n'est|-2
n't$|-12
na|25
nabl|51
nach|-8
nachricht|6
nada|2
nadi|7
nadie|18
nado|35
nage|6
nair|23
nair and|18
nair in|29
nair y|-19
naka|10
nal$|-3
name|6
name in|34
name it|2
name priya|6
name this|19
named|-10
names|9
nana|18
nanc|8
nant|1
nanz|-1
nao|20
nao$|20
nas$|5
nata|18
nate|-3
natu|-4
natural|8
nau$|10
nbox|10
nbre|46
ncar|-9
nce$|-9
ncel|40
ncer|-24
nche|-7
ncia|5
ncid|13
ncim|-1
ncio|-2
ncy$|-27
nd|2
nda$|1
ndar|10
nday|-7
nde$|-18
ndel|7
nden|22
nder|11
ndez|-3
ndic|-2
ndig|-11
ndin|-14
ndle|6
ndli|-14
ndly|-2
ndmo|7
ndo$|-3
ndor|2
ndre|13
ndri|16
nds$|2
ne|15
nech|11
ned$|2
nee$|8
need|-14
need to|5
needs|-2
nees|-3
nel$|-4
nell|20
nem$|6
nen$|6
nenn|5
ner$|-11
nera|1
ners|-12
net$|-7
nett|13
neve|-20
never|20
nevr|11
new|-17
new instruction|-9
new instructions|31
new rule|45
new$|-15
news|9
next|-7
nfac|10
nfid|10
nfie|-7
nfig|7
nfir|-2
nfo$|-5
nfor|-4
nga$|5
ngag|-1
ngas|5
nge$|-13
nged|10
ngen|-12
nger|-1
nges|45
nget|7
ngin|-7
ngli|-6
ngly|22
ngs$|-28
ngua|-5
ngun|12
ngy$|10
nic$|-5
nich|-14
nicht|8
nidr|2
nie|22
nie$|-23
nied|-13
niedrig|-15
niet|6
nigh|-18
nima|4
nimm|9
ning|-15
ninguna|12
niqu|5
nise|11
nish|10
nist|-5
nit$|14
nive|18
nke$|-11
nkin|8
nkne|11
nks$|-30
nlo$|6
nlp|18
nlp$|18
nly$|3
nmal|5
nna$|6
nnai|10
nne$|-15
nned|16
nnel|-20
nner|-19
nnin|25
nnis|11
no|-1
no day|9
no need|33
no task|13
nobo|-3
nobody|7
noch|-12
nom|13
nom$|13
nomb|-1
nombre de|3
non|26
non$|8
nonb|1
none|-15
noon|-7
nor$|-7
nora|14
nore|-15
nori|12
norm|1
nort|-5
northgate|6
nos$|-62
not|-7
not a|5
not for|14
not mention|6
not read|37
not take|14
not tell|22
not$|-8
nota|29
note|10
note for|8
note to|-7
notes|-9
notes of|5
noth|-4
nothing|-10
nothing else|2
nothing to|5
noti|-9
notice|25
notice to|-14
nous|2
nove|3
novi|8
noviembre|8
now|8
now an|15
now in|-7
now on|34
now the|6
now$|3
nown|17
nows|-1
nput|55
nsa$|30
nsab|-7
nsag|19
nsaj|-10
nsch|-26
nscr|-5
nse$|6
nser|7
nsia|9
nsib|-7
nsid|29
nsig|7
nsla|12
nst$|-14
nsta|-14
nste|17
nstl|12
nstr|16
nstu|5
nsub|5
nswe|-4
nt|24
nta$|18
ntai|24
ntak|-13
ntan|-13
ntar|22
nte$|-3
nted|3
ntel|21
nten|-16
nter|5
ntes|-13
nth$|-10
ntia|-5
ntie|3
ntil|-5
ntin|-13
ntio|23
ntit|10
ntly|8
nto|25
nto$|8
ntre|-5
ntri|4
ntry|8
nts$|-10
ntwo|-3
nty$|-4
nuar|-4
nue$|59
null|-12
numb|4
nume|13
nung|-22
nur|28
nur fur|21
nur$|28
nute|3
nutz|6
nver|-5
nvia|-2
nvie|10
nvis|13
nvit|-8
nvoi|-12
nwei|13
nwic|-11
nwse|1
nyon|-5
nyth|8
nza$|16
o|14
oard|-12
obbo|-1
obe$|-16
oben|17
ober|7
obey|1
obje|36
obli|5
obo$|37
obod|-3
obot|18
obre|-5
oced|3
oces|20
och|49
och$|-19
ocha|8
oche|-30
ochs|2
ocke|4
ocr|24
ocr$|24
octo|-3
ocum|9
odas|4
oday|9
ode$|18
odel|12
odle|1
odo$|7
odos|24
oduc|-4
odul|-14
ody$|1
oem$|-2
oes$|5
oet$|-31
oeve|4
of|-8
of a|34
of all|15
of it|16
of its|11
of jonas|11
of march|-11
of reading|10
of text|24
of the|-6
of them|-3
of this|7
of tomasz|25
of what|1
of your|-5
off|18
off$|14
offe|-41
offer|29
offi|-23
ofic|3
ofil|49
ofor|-3
oftw|16
ofwa|29
ogam|12
oge$|-4
ogic|27
ogni|35
ogra|12
ohne|-3
oice|-10
oing|-9
oint|-9
oir$|-21
ois$|-11
oit$|6
ojec|7
ok|1
okaf|6
okafor|-4
okafor and|5
okafor as|4
oked|-10
oken|21
okol|-10
okoy|-1
okoye|-1
oks$|-4
ola|-9
ola$|-39
olat|-14
olch|3
old$|-15
olde|-14
older|6
ole$|14
oleg|9
oles|-12
olge|-1
olic|10
oll$|-27
olle|3
ollo|9
olls|13
olo$|20
olow|2
ols$|-12
olut|-11
olve|12
olvi|-2
olvida|-9
olvida lo|3
omas|-3
omat|22
ombr|1
ome$|-21
omeb|3
omen|22
omes|8
omet|-19
omin|4
omis|-19
omma|-7
omme|29
omo$|6
omor|5
ompa|-5
ompi|7
ompl|6
ompo|3
ompr|-16
ompt|-13
ompu|32
omt$|-2
on|-9
on it|-3
on jonas|6
on sunday|6
on the|3
ona$|-29
onas|-4
onbr|1
onc$|5
once|32
once there|5
ond$|-17
onda|-17
onde|26
ondi|30
onds|14
one|13
one and|7
one for|-3
one is|-11
one to|9
one who|20
one$|1
oned|4
onen|12
oner|-1
ones|22
onfe|-4
onfi|3
ong$|18
onga|7
ongs|1
onig|3
onle|29
onlo|6
only|2
only the|-6
only with|13
only you|15
onn$|5
onna|8
onne|-16
ono$|-8
ons$|-11
onsa|4
onse|-16
onsi|-9
onst|1
ont$|-2
onta|-36
onte|23
onth|-9
onti|4
ontr|-21
onve|4
onvi|3
ony$|18
ood$|-18
ook$|-10
ooke|-7
ooks|-4
ool$|6
ools|-9
oon$|-13
oor$|-17
oose|-1
oot$|17
oote|29
ootn|27
open|-16
open tasks|-2
opens|14
oper|10
operator|-6
opie|-15
opil|27
ople|2
opor|18
oppe|-8
oppo|18
opposite|18
opy$|-8
or|6
or whatever|1
or's|5
ora$|-10
orat|-10
orbe|10
orce|10
ord$|2
orde|-21
ordi|9
ordn|-3
ordo|-9
ordr|1
ords|-13
ore$|-8
orec|13
ored|-9
ores|8
orez|24
orga|10
orge|1
orhe|-3
oria|-4
orid|22
orie|8
orig|12
original|-5
orio|23
oris|-37
orit|12
ork$|18
orkf|9
orks|-30
orld|4
orm$|-2
orma|-8
orme|3
ormi|20
orne|32
orni|-7
orow|-4
orra|-6
orre|-10
ors$|-11
ort$|-10
orta|-7
orte|-1
orth|-23
orti|-2
ortl|18
orts|8
orty|-3
orwa|-10
ory$|-8
oryt|13
osch|8
ose$|-6
osed|-7
osi$|15
osit|-3
osob|3
oss$|-18
ost$|-14
osta|-2
oste|-20
ot|23
ota$|-23
otar|2
ote$|2
oted|8
oter|22
otes|6
othe|-2
other|17
other tasks|4
othi|8
otic|9
otiz|14
otno|27
oto$|15
otok|-10
otom|2
otor|3
otra|-4
otre|-28
otro|19
ots$|10
ott$|8
otto|50
ou|-11
ou'r|5
oubl|-13
oubli|5
oud$|-40
ough|-24
oujo|5
ould|-18
ouli|19
ound|-20
ount|-14
our|-23
our$|-3
ourc|-20
ourr|-18
ours|-18
ourt|1
ous$|1
ouse|-25
out|-2
out of|-1
out$|-9
oute|10
outi|24
outp|10
output|11
output only|2
output the|-37
output title|9
ouve|-9
ove$|12
oved|-3
over|-7
over the|7
overide|9
override|21
ovie|7
owes|21
owin|-8
own|9
own$|-15
owner|3
owner is|13
owner mei|14
owner of|-2
ows$|-30
oxes|-3
oye|6
oye$|-2
p|-21
p d|6
p s|13
pa|-1
pace|-4
page|-12
pala|18
pan$|-1
pany|-6
pape|2
par un|3
para|-7
para el|-3
para la|1
paragraph|2
parc|-21
pare|-4
park|-27
parl|-13
paro|13
pars|59
parser|33
parsers|27
parses|2
parses this|2
parsing|31
part|-5
partir|3
partir de|9
party|2
pas$|-2
paso|17
pass|-15
password|1
passwords|-5
pati|-10
pay|16
pay$|29
pcio|-12
pdat|-8
peak|-4
peat|7
pect|-11
ped$|-24
pedi|-16
pel$|-4
pele|4
peli|-1
pell|-9
pen$|-13
pend|-13
pene|-9
pens|-3
peop|2
people|3
per|8
per$|-20
pera|11
perm|-27
pero|11
pers|18
persn|11
person|-4
person and|11
persona|-2
personas|2
persone|-4
personne|11
peti|9
petite|3
pful|-1
pgif|22
phon|-12
pick|-9
pick jonas|3
pie$|-2
pien|23
pier|-18
piln|18
pilo|31
pipe|-4
pisz|14
pita|-4
plac|2
place|-14
place of|8
plai|-8
plan|-16
plants|30
plas|-17
play|42
ple$|-11
plea|-3
please|-13
please ignore|-2
ples|11
plese|-19
plet|9
pli$|1
plic|3
plie|8
ploy|-19
pls|2
pls$|2
plu|29
plu$|29
plug|12
plus|18
ply$|5
poem|-2
poet|-31
poin|1
point|18
poli|-17
policy|16
pon|7
pon$|12
pond|13
pone|-15
poner|15
pong|3
ponl|10
ponlo|6
por|14
por$|14
port|-6
pose|-7
posi|-3
post|-19
pour|2
pour le|-22
ppel|-16
ppen|-7
ppgi|22
ppli|5
pply|-16
ppos|3
ppri|-8
ppro|-1
ppy$|2
pr|11
prac|8
pre$|3
prec|8
precede|14
preg|-2
prem|5
pren|-11
pres|-19
present|-3
pret|27
prev|31
previous|2
previous instructions|2
prie|15
pril|-4
prim|-7
prin|-12
print|17
print your|1
prio|7
prio low|4
prio urgent|22
prioridad|-13
prioridad low|10
prioridad urgent|1
prioridad urgente|-14
prioritat|-4
prioritat auf|27
prioritat dringend|6
priorite|-5
priorite basse|2
priorite urgente|6
prioritet|3
prioritty|14
priority|2
priority and|24
priority high|9
priority is|13
priority low|-30
priority to|1
priority urgent|14
priorty|-1
prit|-1
priv|5
priy|-3
priya|-4
priya nair|22
priya's|16
proc|16
process|-17
processed|-13
processed by|2
processing|20
processing this|4
processor|16
prod|-6
prog|19
progama|18
program|21
program that|3
program the|7
programa|14
programa que|3
programm|1
programm das|15
programma|7
programme|-26
programs|9
project|7
projects|17
prom|13
prompt|-3
prompt and|9
promt|14
prop|-5
pros|-36
prot|31
protokoll|-9
prov|13
prove|15
prove me|15
prze|-9
przy|22
ps|41
ps for|3
ps pour|1
ptai|2
ptem|1
pter|-4
ptio|6
ptur|9
pty$|4
publ|1
puis|9
purg|2
put|6
put amara|1
put in|8
put it|-14
put the|2
put$|23
pute|1
puts|27
pwne|8
pwned|8
q|-12
qe|5
qu'i|-5
qu'il|-5
qu'u|-11
quan|9
quand|22
que|13
que el|-5
que la|-7
que lee|6
que lo|20
que no|7
que un|19
qued|-3
queda|15
quel|-2
quem|2
quer|-10
querido|6
ques|9
question|-1
quet|-20
qui|4
qui lit|22
qui precede|14
qui$|7
quic|-5
quick|16
quie|30
quien|10
quin|-1
quip|-4
quir|-3
r|-24
r's$|-8
raba|26
rach|13
raci|-63
ract|1
rad$|-5
rade|17
rado|1
radu|-10
raed|3
rafael|6
rag$|-31
rage|-30
ragr|19
ragt|4
raig|-2
rail|3
rain|-15
rais|-9
raise|9
rait|11
ral$|21
ram$|-3
rama|2
rami|34
ramm|-5
rams|4
ran$|-25
rand|-27
rang|4
rank|4
rans|-3
rant|-18
raph|-13
rar$|-29
rarb|21
ras$|-10
rase|10
rasi|-7
rate|-16
rath|7
rather|19
rati|12
raus|14
rave|-2
ray$|-20
rbei|22
rce$|2
rcer|2
rch$|-8
rche|-2
rchi|-11
rci$|-22
rday|-2
rde$|-25
rded|33
rden|-12
rder|-27
rdi$|4
rdin|4
rdle|2
rdo$|-8
rdon|-4
rds$|-6
rdue|-23
rea$|8
read|21
read as|10
read by|25
read on|18
read this|17
reader|23
readers|38
reading|13
reading along|7
reading machine|22
reading software|24
reading this|8
reads|-15
reads this|12
reak|1
real|-10
realy|-3
ream|2
reas|13
reat|7
rece|-23
rech|-5
rechenknecht|11
rechner|47
reci|6
recipe|9
recipe for|13
reco|20
recopie|19
record|7
records|-5
rect|-6
red|20
red$|-17
redi|-35
redy|9
ree$|7
reed|31
reeds|5
reen|-2
rees|11
refe|9
reff|22
refu|-21
refund|4
rega|-6
rege|-6
regeln|-5
regi|7
registered|31
regl|-14
regu|-4
rei$|-8
reib|11
rein|-8
reit|6
rekt|16
rel$|22
reli|15
rell|13
rema|20
remark|2
reme|-3
remi|-12
reminder|-9
reminder for|25
remo|-3
removed|1
ren$|-8
rend|-19
rene|-20
reno|-16
rent|-24
reo$|-5
reos|8
repe|-10
repeat|14
repi|39
repl|13
reply|3
reply only|14
reply with|16
repo|-6
repondez|-1
requ|-4
request|-18
requests|14
requires|41
rer$|-11
res$|-26
resc|17
rese|-2
reset|2
reso|3
resolved|-9
resp|14
respond|7
responsable|-7
responsable a|5
responsable mei|12
responsible|-7
responsible person|21
ress|-9
rest|-15
resu|16
result|9
ret$|-2
reta|-10
rete|37
reti|7
retu|-8
return|6
returns|3
reun|-16
reve|-20
reveal|8
reveal your|8
revi|-11
rew$|-15
rey$|-25
rez$|18
rfas|24
rgad|-2
rgan|5
rge$|-12
rgen|12
rges|-1
rget|-3
rgne|-17
rher|-3
ria$|-33
riba|9
ribe|6
ribi|-2
ribu|-11
rice|-3
rich|7
rida|2
ridd|8
ride|25
rido|-4
rie$|-19
rieb|6
riel|2
rien|-15
rier|12
ries|-26
riet|-1
rift|-2
rig$|-2
rige|-2
righ|8
right|-1
rights|1
rigi|-14
rike|-11
ril$|-3
rim$|-24
rime|41
ring|-5
rint|-3
rio$|-3
rior|12
rios|-17
ripc|3
ript|2
riqu|43
rire|4
ris$|-43
rise|13
risi|4
rist|-4
rit$|9
rita|-16
rite|8
rith|28
riti|-3
ritm|20
rito|9
ritt|-2
rity|-9
riva|24
rive|-1
rivi|-29
riya|-3
rjen|9
rkfl|9
rkin|-15
rks$|-26
rksp|20
rkt$|10
rla$|-14
rld$|4
rled|1
rlie|-4
rlo$|-8
rma$|-26
rmai|7
rmat|8
rme$|-13
rmer|19
rmin|13
rmis|5
rms$|-23
rna$|-63
rnal|18
rne$|37
rnin|-5
rno$|15
rns$|9
robb|-3
robbot|-1
robe|14
robo|34
robot|8
robots|-26
roce|21
rodu|-4
roga|11
rogr|9
roir|25
role|11
role system|11
roll|1
rom$|-10
romi|-6
romo|1
romp|-5
romt|11
ron$|-20
rong|-17
roni|29
room|15
root|14
rop$|-6
ropr|5
ror$|-3
ros$|-10
ross|-24
rote|40
roto|-18
roun|-14
rout|19
routing|49
rove|3
row$|1
rows|31
rque|-7
rra$|1
rrag|6
rrec|3
rren|6
rreo|5
rres|2
rrid|20
rrie|6
rror|-2
rrow|-4
rry$|-39
rsat|6
rsch|-9
rsda|-1
rse$|5
rsel|4
rser|34
rses|2
rsin|30
rsio|-2
rsn$|11
rst$|12
rsta|-5
rsto|16
rta$|-31
rtan|6
rte$|-18
rted|3
rten|13
rter|-26
rtes|17
rtet|-1
rthe|13
rthg|5
rtif|32
rtig|-1
rtin|-1
rtli|-2
rtor|29
rtra|4
rts$|-22
rtua|-2
rtun|5
rty$|-15
ruar|8
rube|-4
rucc|-6
ruck|-21
ruct|8
rule|23
rules|28
rules and|1
run|12
run$|-27
runn|8
rust|13
rve$|13
rvee|30
rver|-8
rvic|-11
rvis|26
rwal|19
rwar|-14
rwei|23
rybo|-9
ryon|-6
ryth|14
rzo$|-1
s|-48
s for|50
s to|6
s's$|20
sa|-10
sabe|14
sabl|-6
sach|6
sado|3
sage|12
said|-5
sais|26
saje|-11
sak$|4
salu|-11
same|-1
samp|14
samt|4
sans|16
sans date|14
sati|-27
satz|6
save|24
say|14
say the|7
say$|8
says|-6
scal|22
scan|18
scar|35
scen|-31
sch$|-11
scha|-18
sche|-8
schi|-11
schl|-10
scho|-19
schr|20
schreib|18
schreibt|10
schrieb|7
scre|-19
screen|4
scri|16
sday|-20
se|-1
se lo|2
se que|16
seco|-10
second|-8
secr|16
secretary|2
sed$|-8
see|-7
see it|13
see$|1
sees|2
segn|20
segu|-1
sehr|-1
sein|12
seine|3
sel$|-31
sele|12
self|6
sem$|23
sema|-2
sen$|-6
sena|3
send|6
sender|19
sender is|1
sent|10
sent with|32
sentence|11
september|5
ser$|26
ser'|3
sera|-3
seri|-1
sers|15
sert|16
serv|-13
serve|31
service|14
servise|12
ses$|-7
sess|6
set|1
set assignee|-28
set due|11
set every|1
set it|-3
set priority|15
set the|7
set this|-4
set urgent|8
set$|2
sett|11
setze|-1
setzen|16
seul|19
sez$|26
sfer|-1
sfor|28
shal|26
shall|8
shall take|4
shalt|30
shar|-23
she|-1
she$|-1
shed|-15
shee|1
sher|-4
shin|-15
shou|10
should|13
show|-8
si|8
si tu|1
sia$|-8
sial|9
sias|2
sibl|3
sich|13
side|-20
sie|3
sifi|12
sify|8
sign|-3
sile|-5
silent|4
silently|22
sili|13
sill|10
simi|2
simo|3
simon|1
simon dise|7
sin|10
sin$|-8
sinc|-8
since|-4
sind|-4
sine|8
sing|-12
sino|5
sion|-9
siri|60
sist|15
sistem|4
sistema|23
sistema de|-1
sistema que|3
sit$|-13
sita|20
site|10
skbo|18
sked|7
skin|46
skip|14
skip this|39
sks$|-6
slat|10
slee|8
smar|7
smart|18
smart inboxes|17
smit|-5
smo$|-5
sn't|-13
snt$|-8
so|1
so bot|1
so good|17
so that|-5
so write|15
soba|3
sobr|-6
sofo|-2
sofort|-1
soft|11
software|3
software that|-8
softwear|7
sofw|29
sofware|29
soir|4
solc|4
soll|5
solo|39
solo para|25
solu|-10
solv|13
som|14
som$|14
some|-15
somebody|3
something|2
son$|-5
sona|2
sond|24
sondern|9
sone|19
sonn|-9
sons|-8
sopo|17
soporte|17
sor$|-25
sort|-4
sour|-20
source|2
spac|12
span|-7
spea|1
spec|-13
spen|-12
sper|7
spon|12
spra|20
sprachmodell|25
spri|-17
sreg|11
srob|13
ssa$|21
ssag|6
sse$|-27
ssed|20
ssee|-10
ssen|-20
sses|1
ssif|18
ssig|-5
ssin|-9
ssio|-6
ssis|14
ssor|28
sst$|-1
sste|25
ssun|17
ssus|7
sswo|-9
sta$|1
staf|5
staff|9
stal|-22
stan|11
stand|-13
stands|17
stands above|9
star|3
start|18
stas|1
stat|-2
statt|10
status|8
ste$|13
stea|5
sted|-1
steh|-9
steht|-5
stei|-2
stein|3
stel|-5
stem|13
step|-5
ster|-22
stes|11
stet|6
stets|4
stic|44
stim|-8
stin|-16
stio|-1
stit|1
stli|16
stma|-9
stnt|10
sto$|1
stod|30
ston|-4
stoo|-14
stop|-24
stor|8
store|13
store the|9
stored|14
stra|-6
stre|-15
stri|-1
stro|4
stru|10
sts$|-23
stuf|8
stufe|-3
styl|10
style|-3
su|-12
suar|5
subj|-7
subject|-9
subs|-7
such|14
such a|4
sudo|51
suit|-9
suite|3
suiv|12
sult|-5
sume|27
summ|-12
summarise|6
summarise this|6
sund|1
sunday|16
sunday the|58
sung|45
sunt|5
supp|3
supprime|-6
supprimer|-2
supprimer le|6
supr|6
suprime|6
sur|-2
sur$|-2
sure|4
surv|-11
sus$|7
sust|13
swap|4
swer|12
swit|-4
switched|16
swor|1
syst|12
system|10
system content|11
system ignore|5
system new|22
system notice|-11
system override|1
system prompt|11
system set|6
system you|4
systeme|-4
systems|5
syte|11
sytem|9
sze$|-6
t|-17
t m|30
t's$|-24
ta|-7
taak|14
tabl|-8
tach|19
tache|41
taches|36
taches de|2
tado|22
taff|5
tag|1
tag$|-6
tage|-14
taht|5
tain|9
tair|-13
tait|-7
take|2
take one|1
taken|7
taker|6
takes|-6
taks|35
tal$|-34
tale|5
talk|13
tall|-20
talo|-9
tamb|6
tambien|7
tan$|-22
tana|-2
tanaka|1
tanaka and|4
tanaka y|3
tanc|12
tand|-4
tant|15
tanw|10
tar$|12
tara|-1
tare|33
tarea|24
tareas|39
tareas de|6
tari|-15
tars|9
tart|-19
tary|-4
tas$|-1
task|25
task and|1
task as|14
task assistant|22
task bot|-19
task builder|25
task helper|14
task is|5
task list|6
task maker|7
task of|11
task program|22
task to|-4
taskbot|10
tasks|22
tasks and|5
tasks as|-27
tasks named|15
tasks of|16
tasks out|5
tasks with|10
tat$|-6
tate|-17
tati|21
tatt|12
tatu|8
taus|14
tbot|12
tch$|-21
tche|-9
te|7
tead|1
team|-33
tect|-17
ted$|-12
tee$|-1
teh|-3
teh$|-4
teht|-7
tein|1
tel|24
tel$|14
tele|53
teli|19
tell|-23
tell the|-14
tem$|2
tema|17
temb|1
teme|11
tems|5
ten$|-28
tena|-8
tenc|24
tend|-24
teni|8
tent|17
ter$|-8
terd|4
tere|2
teri|-6
term|8
termin|10
termine|-4
terms|11
tern|3
terp|24
ters|3
tes$|-6
test|-6
tet$|17
tets|3
teur|13
teve|-2
text|19
text above|5
text and|1
text oben|2
texte|-2
texto|8
texts|-2
tgpt|23
th|5
th of|14
than|-9
thank|10
thank you|-12
thanks|-19
that|9
that are|3
that files|9
that has|4
that i|1
that is|8
that makes|5
that reads|5
that the|2
that there|-13
that turns|22
that you|-10
thats|12
the|-9
the above|24
the addressee|-2
the admin|-10
the administrator|13
the agent|8
the ai|7
the answer|37
the app|-30
the asistant|-2
the assignee|30
the assistant|-36
the auto|54
the automated|10
the automatic|18
the board|17
the bot|-29
the box|27
the ceo|-4
the clever|2
the computer|34
the current|1
the date|-11
the day|23
the deadline|27
the description|28
the due|25
the end|-10
the extraction|1
the extractor|25
the field|3
the first|4
the following|2
the form|-10
the highest|7
the humans|4
the importer|42
the intake|14
the last|-3
the level|44
the list|-15
the lowest|23
the machine|8
the mail|3
the model|35
the moment|24
the name|33
the note|3
the notes|17
the one|8
the only|4
the other|5
the output|19
the owner|11
the parser|-6
the person|14
the plants|34
the priority|20
the program|3
the reading|14
the responsible|8
the rest|4
the robot|-16
the role|-2
the sender|10
the software|-18
the system|6
the taks|3
the task|17
the tasks|10
the text|19
the th|-17
the thing|29
the titel|3
the title|13
the user|31
the whole|10
the word|26
the workflow|9
the workspace|1
the$|-9
thei|-10
their|-9
them|4
them to|6
then|7
then it|32
then the|-1
ther|-14
there|24
there is|-14
there was|33
thes|-5
these|-6
they|-11
thga|5
thin|4
thing|-16
thing that|18
thingy|10
think|9
thinking|29
this|14
this as|5
this board|1
this document|6
this email|10
this for|-7
this is|-13
this letter|26
this line|37
this mail|6
this message|-3
this one|10
this page|5
this paragraph|6
this sender|1
this task|12
this text|19
this the|-4
this ticket|6
this to|9
this urgent|-14
this very|21
this workspace|6
this you|-37
thm$|18
thor|-10
thou|2
thre|14
thread|-5
three|12
thro|-20
ths|15
ths$|5
thx|-13
thx$|-13
ti|-1
tial|-5
tic$|15
tica|-15
tice|-4
tick|1
tick it|17
ticked|18
ticket|-2
tickets|11
tico|30
tien|-1
tier|6
ties|8
tifi|10
tig$|-7
tige|22
tigk|2
tihs|3
tik$|19
til$|11
tili|2
till|-24
time|-11
tin$|-4
tina|2
tine|-14
ting|-3
tinu|5
tion|-7
tiqu|-24
tir$|-20
tiro|25
tise|11
tit$|18
tite|26
titel|26
titel is|2
titl|16
title|11
title field|15
title is|11
title must|12
title nothing|9
title of|-13
title to|40
title wire|2
titr|31
titre|31
titu|17
titular|3
titulo|14
tive|-11
tle$|2
tled|7
tlic|15
tlie|15
tly$|9
tmas|-1
tmat|10
tmo$|15
tnot|27
tnte|10
to|-7
to a|-5
to account|11
to admin|-6
to ai|11
to all|-1
to amara|-3
to anna|7
to any|2
to ask|19
to be|-8
to ben|13
to do|-12
to dos|3
to enter|-10
to hacked|24
to its|37
to january|35
to jonas|18
to list|4
to low|-5
to march|19
to me|-5
to mei|-12
to nobody|13
to pay|2
to pick|10
to priority|6
to priya|-5
to see|21
to set|19
to task|15
to the|1
to this|-15
to tomasz|2
to urgent|2
to victor|10
to viktor|4
to whatever|21
to write|5
to your|5
tobe|-8
tod$|30
toda|14
todas|5
today|13
today and|2
todo|-8
todo lo|17
todos|24
todos los|16
toi|8
toi le|3
toi qui|11
toi$|8
toko|-10
told|11
tom$|-22
toma|9
tomasz|-1
tomasz wilk|17
tomo|5
tomorow|5
tomorrow|9
ton|12
ton$|17
tone|-27
toni|7
tonight|3
too|-3
too$|-3
tood|-13
tool|34
tools|-8
top|17
top$|2
tor$|-8
tor'|4
tore|11
tori|20
tory|22
tos$|-28
tou|13
tou$|10
touj|5
toujours|4
tous|-7
tout|26
tout ce|14
toute|21
toutes|-7
toutes les|-7
tput|11
tra$|-15
trab|25
trad|9
trag|-6
tragt|6
trai|4
traitement|27
tral|45
tran|-19
transfer|5
transfer eur|1
transfer to|1
translator's|10
tras|1
trat|-1
tre$|11
trea|-22
treat|-26
trel|2
tri$|4
trib|-11
tric|17
trie|-3
tro$|-7
tron|13
tros|5
trus|2
trust|7
trusted|13
try$|-20
tsak|4
tsel|5
tsle|29
tsro|13
tt|6
tte$|-14
tten|-5
tter|-9
ttin|-7
ttle|-15
ttre|-8
ttri|-5
tty$|3
tu|-1
tu me|6
tu mets|13
tual|-5
tufe|2
tula|-16
tule|8
tulo|13
tung|9
tur$|22
tura|4
ture|-18
turn|1
turns|11
tus$|20
tute|-8
twar|14
twea|-2
twen|12
twenty|11
twic|2
twor|22
txt|-6
txt$|-6
tyle|-5
type|3
tze$|17
tzen|6
tzer|6
tzt$|-9
u|6
u'il|-5
u're|5
u'un|-11
uage|-7
ual$|-36
uali|28
uand|6
uant|-2
uari|-10
uary|5
uber|4
ubje|-9
ubri|39
ubsc|2
ucci|-8
uce$|14
uch$|-13
uche|-13
ucho|7
ucke|-6
ucti|10
ucun|9
ude$|4
udo$|2
ueda|29
ueme|2
uen$|-9
uent|8
uer$|-4
uera|17
ueri|-6
ues$|3
uest|1
ufe$|-3
ufen|-17
ufga|29
uge$|-14
ugh$|-25
ugin|18
uhre|13
uick|-5
uide|-4
uien|-19
uier|11
uiet|13
uild|-18
uill|-1
uilt|17
uina|12
uire|13
uis$|-7
uite|-8
ujou|-2
ular|-7
ulat|23
uld$|-17
ule$|-13
uler|55
ules|8
ulin|12
ull$|-8
ulo$|10
ult$|2
um|-16
uman|36
umbe|-17
ume$|3
umen|-17
umer|8
umma|9
un|-6
una|-7
una$|3
unch|-9
und|9
und den|4
und der|1
und die|-5
und losche|5
und weise|2
und$|-2
unda|1
unde|-3
under|4
understod|30
unds|1
une|2
une tache|20
une$|5
ung$|-28
unge|-8
ungs|10
unit|-2
uns|5
uns$|-14
unst|10
unsu|-3
unsubscribe|5
unt$|-13
unta|-29
unte|-16
unter|9
unti|-8
until|-6
unto|-20
unts|15
uold|-20
uor$|20
uote|-9
up|-14
upda|-8
update|-3
uper|2
upon|3
uppg|22
uppl|6
uppo|2
uppr|-6
upri|5
ur|3
ura$|6
ural|29
urat|-15
urce|-20
urch|-8
ure$|7
urga|-3
urgant|-3
urge|9
urgencia|24
urgency|-16
urgent|10
urgent and|23
urgent assign|7
urgent assignee|1
urgent due|-35
urgent et|8
urgent for|-13
urgent mei|29
urgent owner|19
urgent priority|20
urgent the|-20
urgent tomorrow|44
urgent urgent|24
urgent y|2
urgente|-8
urgn|-4
urgnet|-17
urje|9
urjente|9
urn$|7
urns|7
uro$|-8
uros|-24
urre|11
urri|4
urs$|-22
urse|-15
ursu|1
urth|27
us|-13
use|20
use it|-4
use$|-8
user|9
user's|3
users|-6
uses|6
uso$|18
uss$|13
ussi|-6
ust$|-8
usta|-5
uste|-26
usti|14
usua|8
usuarios|10
uswe|17
ute$|-9
uter|4
utes|-7
utet|8
utho|3
util|9
utin|32
utio|-15
utma|10
uto$|1
utom|26
utpu|11
utre|11
uts$|-20
utte|3
uty$|8
utze|5
v|-9
va|11
vaci|26
vail|38
val$|-31
vale|-4
vali|-7
valu|33
value|41
values|-9
van|-7
van$|4
vant|3
vas$|-20
veal|-21
vec$|9
ved$|-7
vee$|29
vel$|-16
velo|-15
venc|7
vence|16
vencimiento|-9
vend|-37
vendor|1
ver$|-3
vera|-6
verarbeitet|4
verb|8
verd|5
vere|-26
verg|-15
vergiss|2
vergiss alle|13
vergiss alles|9
veri|-9
verm|7
vero|-2
verr|13
vers|-8
version|4
verstanden|9
vert|5
verw|24
very|6
ves$|-9
vest|9
vez|-1
vez$|-8
viad|46
vice|-7
vict|30
victor|10
vida|18
viem|8
vien|-11
vier|-3
view|-8
vikt|2
viktor|2
vin$|-9
vina|1
ving|11
viou|1
virt|-2
virtual|-2
vis$|-14
vise|27
visi|-11
viso|11
vite|-2
voic|-19
voll|-12
vom|-4
vom$|-4
von|1
von einem|4
von priya|1
von$|-8
voor|-6
vor|1
vor$|-26
vorg|9
vorh|-24
vorz|19
vos|7
vos$|7
voss|7
vote|11
votr|6
votre|6
vous|-3
vril|4
vry$|6
vryt|23
w|-19
walt|-9
want|-14
war|3
war einmal|4
war$|7
ward|11
ware|15
warn|23
was|2
was a|13
was$|2
wat|21
wat is|20
wat$|21
wate|-15
watever|1
way$|-19
ways|10
we|-15
wear|22
wech|-2
week|-12
weg|17
weg$|10
weig|19
weil|5
weis|1
weise|2
weit|13
well|24
wen|28
wen$|-11
wenn|7
went|-12
wer|-10
wer$|-23
were|-2
wers|-7
wert|26
west|9
what|7
what is|1
what you|-10
whatever|12
whatever you|-26
when i|2
when you|-8
wher|-5
where|10
whic|6
which|-6
whil|9
while|17
while you|39
whit|-21
white|3
who|-9
who has|-6
who mei|9
who$|-9
whoe|5
whoever|5
whoever is|3
whoever or|2
whol|-3
whole|5
whos|20
wich|20
wichtigkeit|2
wick|4
wie|16
wie$|16
wied|9
wieder|-2
wiht|12
wil|-1
wil$|-1
wilk|12
wilk and|8
will|-7
will be|4
wing|-13
wipe|6
wird|12
wire|15
wire eur|16
wire to|6
wirt|-4
wirte|4
wise|9
wish|-2
witc|-2
with a|7
with done|3
with due|2
with hacked|10
with high|25
with low|2
with ok|8
with priority|5
with the|-8
with this|-11
with title|6
with urgent|13
without|-7
without a|-5
wlik|16
wned|8
word|26
word banana|4
word for|17
words|-2
work|-8
workflow|9
workflow engine|12
workspace|19
workspace owner|10
worl|4
wort|22
would you|-14
wpis|7
writ|-21
writ jonas|10
write|2
write down|-7
write it|12
write the|-3
writen|4
writer|27
writes|-11
written|-7
wron|-22
wrong|-22
wrot|2
wrote|2
wser|47
x|-19
xact|2
xamp|19
xcep|8
xes$|-6
ximu|8
xpec|-2
xpor|6
xte$|7
xto$|8
xtra|32
xts$|-2
y|27
y el|15
y no|4
y que|-3
y se|1
y tu|23
ya|-11
ya's|15
ybod|-13
year|-19
yend|14
yer$|-44
yes|-12
yes$|15
yest|13
yesterday|6
ying|14
yle$|-13
ymen|-15
yo|-1
yone|-7
you|-1
you are|18
you do|6
you have|-7
you know|2
you may|23
you must|17
you read|18
you see|-6
you summarise|6
you the|-3
you were|20
you will|27
you$|-1
you'|-5
you're|5
your|5
your answer|43
your guidelines|10
your instructions|14
your output|4
your previous|7
your rules|12
your system|13
ypis|32
yse$|-6
yste|11
ytem|11
ythi|10
ythm|11
yuo|15
yuo$|15
yuor|20
z|-22
zada|18
zahl|-10
zeil|7
zemb|-2
zen$|-1
zer$|5
zet|16
zet$|16
ziel|3
zone|24
zu|9
zust|23
zustandig|-6
zustandig ist|21
zustandig mei|2
zustandige|2
zyta|2
~'|-10
~'hckd|1
~a|7
~a ~amr|9
~a ~astnt|5
~a ~bt|-1
~a ~d|8
~a ~dt|15
~a ~fr|14
~a ~hmn|6
~a ~i|117
~a ~jns|23
~a ~l|13
~a ~ltl|-25
~a ~m|17
~a ~mchn|-5
~a ~mrk|-21
~a ~nd|5
~a ~nt|4
~a ~pls|15
~a ~pm|6
~a ~pr|11
~a ~prgrm|2
~a ~prsn|38
~a ~prsr|31
~a ~prt|22
~a ~prtr|9
~a ~rdng|-1
~a ~rfl|25
~a ~st|5
~a ~t|-20
~a ~th|-13
~a ~tht|5
~a ~tl|17
~a ~tls|-2
~a ~tmsz|27
~a ~tsk|-5
~a ~urgnt|14
~ab|-22
~abgschlt|4
~absndr|10
~abt|-5
~abt ~it|-24
~abt ~th|19
~abv|22
~abv ~and|-25
~abv ~is|2
~ach|19
~achtng|9
~acm|5
~acn|8
~acnt|8
~acnt ~wth|1
~acpt|-5
~acrdng|11
~acrdng ~t|11
~acrdngl|22
~acrs|17
~acs ~grntd|1
~acs ~t|8
~actn|-29
~ad|8
~admn|7
~admn ~bt|3
~admn ~md|13
~admn ~rghts|-9
~admnstrdr|6
~admnstrtr|34
~admnstrtr ~and|3
~adn|-5
~adrs|9
~adrs ~of|22
~adrsd|2
~advn|13
~af|-18
~af ~dn|8
~af ~drngnd|27
~af ~urgnt|2
~afgb|2
~afgbn|17
~aftr|5
~agn|-8
~agnst|-17
~agnt|32
~agnt ~tht|15
~agnts|25
~agrd|13
~agrd ~wth|-3
~agrdcd|7
~agrs|17
~ags|10
~ahr|8
~al|2
~al ~afgbn|6
~al ~bshrgn|6
~al ~mdl|29
~al ~of|40
~al ~opn|6
~al ~prjcts|17
~al ~prvs|-7
~al ~th|14
~al ~tsks|17
~al ~usr|-5
~al ~usrs|1
~algrthm|18
~algrtm|15
~alng|10
~alrd|8
~als|17
~als ~erldgt|11
~als ~zstndg|4
~alt|1
~althgh|10
~alw|13
~alws|12
~alws ~d|1
~alws ~ds|4
~alx|11
~am|-6
~amr|-2
~amr ~is|-7
~amr ~okfr|22
~an|10
~an ~a|24
~an ~astnt|-9
~an ~atmtd|-37
~an ~d|-6
~an ~dn|15
~an ~ds|12
~an ~mr|5
~an ~othr|5
~and|3
~and ~a|-12
~and ~al|25
~and ~answr|14
~and ~asgn|12
~and ~cl|-7
~and ~crt|2
~and ~d|22
~and ~dlt|-13
~and ~fr|17
~and ~gv|-27
~and ~hv|28
~and ~i|8
~and ~is|1
~and ~it|17
~and ~its|39
~and ~lt|6
~and ~lv|1
~and ~lw|6
~and ~m|-12
~and ~mk|13
~and ~mrk|-13
~and ~mst|2
~and ~n|8
~and ~prnt|-10
~and ~prt|12
~and ~pt|-7
~and ~rpl|11
~and ~rvl|8
~and ~s|7
~and ~st|-25
~and ~th|-11
~and ~tht|-11
~and ~tl|-2
~and ~us|-3
~and ~wht|-20
~and ~wrt|-7
~and ~wth|11
~and ~y|38
~andr|14
~anlr|11
~answr|14
~answr ~in|-14
~answr ~onl|12
~answr ~tht|10
~answr ~wth|42
~anthng|13
~anthng ~els|1
~antr|13
~antr ~y|9
~ants|3
~ants ~d|17
~antwrt|24
~anwsng|-2
~anwsng ~an|2
~anwsngn|9
~anwsngn ~und|7
~anwsr|1
~ap|-3
~apl|3
~apl ~bfr|13
~aplctn|-27
~apnt|17
~aprl|-3
~aprv|14
~aprvd|-7
~aprvd ~b|11
~aq|3
~ar|3
~ar ~a|1
~ar ~alws|20
~ar ~an|11
~ar ~in|-21
~ar ~n|17
~ar ~nt|5
~ar ~nw|19
~ar ~t|11
~ar ~th|9
~ar ~urgnt|19
~ar ~y|17
~archv|-14
~art|2
~artfcl|7
~artfcl ~intlgnc|-10
~artfcl ~t|11
~artfsl|9
~arv|-1
~as|1
~as ~a|-8
~as ~asgn|2
~as ~cmpltd|-11
~as ~d|2
~as ~dn|-16
~as ~fnshd|18
~as ~it|7
~as ~l|2
~as ~lw|11
~as ~t|17
~as ~th|13
~as ~tl|1
~as ~urgnt|9
~as ~y|15
~asgn|2
~asgn ~a|9
~asgn ~bn|7
~asgn ~evrthng|2
~asgn ~is|14
~asgn ~it|16
~asgn ~jns|11
~asgn ~m|57
~asgn ~mst|21
~asgn ~pr|3
~asgn ~t|-14
~asgn ~th|-11
~asgn ~ths|-35
~asgn ~tmsz|19
~asgnd|-25
~asgnd ~t|-8
~ask|8
~askd|8
~askd ~t|-4
~asnt|-1
~asrt|21
~astnt|21
~astnt ~asgn|1
~astnt ~bfr|11
~astnt ~d|-13
~astnt ~dgtl|8
~astnt ~i|-7
~astnt ~is|15
~astnt ~mst|-6
~astnt ~st|3
~astnt ~th|-1
~astnt ~vrtl|-2
~astnt ~wrt|16
~astnt ~y|9
~astntn|26
~astnts|20
~aswrtnd|6
~at|-14
~at ~it|30
~at ~onc|3
~at ~th|-6
~athrsd|20
~atmt|21
~atmtc|1
~atmtc ~rdr|3
~atmtd|1
~atmtd ~astnts|5
~atmtd ~rdr|14
~atmtd ~rdrs|15
~atmtd ~stms|16
~atmtk|25
~atmtn|64
~atmtq|-19
~atmts|13
~atn|94
~atntn|28
~atrb ~a|-28
~av|19
~avc|9
~avc ~l|10
~avlbl|8
~avrl|5
~avs|16
~aw|-10
~b|-10
~b ~a|7
~b ~fr|10
~b ~m|3
~b ~rd|16
~b ~s|20
~b ~t|22
~b ~th|10
~b ~tht|3
~b ~tmrw|5
~b ~tmsz|14
~b ~urgnt|20
~b ~yr|14
~bck|-3
~bcs|-1
~bd|-7
~bfr|-4
~bfr ~ths|3
~bfr ~y|-5
~bg|-30
~bgn|-2
~bgng|1
~bhnd|4
~bj|-5
~bk|-5
~bks|-2
~blck|20
~bld|3
~bldr|20
~blng|10
~blngs|1
~blnk|-9
~blv|18
~bn|5
~bn ~ok|15
~bn ~urgnt|13
~bng|6
~bns|-31
~bntzr|5
~br|-1
~br ~tds|13
~brd|-5
~brg|13
~brg ~and|9
~brg ~as|1
~brg ~et|13
~brg ~in|7
~brg ~pr|13
~brg ~y|9
~brk|-8
~bs|-12
~bs ~mrgn|5
~bschrbng|7
~bshrgn|6
~bshrgn ~anwsngn|6
~bst|-44
~bt|9
~bt ~a|18
~bt ~asgn|25
~bt ~b|-25
~bt ~bt|42
~bt ~d|-8
~bt ~is|19
~bt ~th|11
~bt ~tht|-3
~bt ~y|-6
~btm|7
~bts|27
~btw|6
~bx|6
~bx ~fr|5
~c|-21
~c ~a|15
~c ~q|-1
~cd|-20
~ch|12
~ch ~t|10
~chf|2
~chmp|17
~chng|-22
~chr|-12
~chr ~intlgnc|13
~chrg|2
~chrs|8
~chrstms|-1
~chs|4
~cht|-13
~chtbt|3
~chtbt ~asgn|25
~chtbts|12
~chtgpt|23
~cl|-17
~cl ~it|16
~cl ~q|6
~clbrtn|14
~clcltr|26
~cld|-27
~clg|-3
~clgs|4
~clm|7
~clndr|2
~clr|-8
~clrk|4
~cls ~it|25
~clsd|-10
~clsfctn|8
~clvr|5
~clvr ~ltl|2
~cm|5
~cm ~fch|7
~cm ~hch|1
~cm ~rspnsbl|3
~cm ~trmn|3
~cm ~urgnt|4
~cmb|12
~cmnt|1
~cmp|-1
~cmplt|14
~cmpltd|30
~cmpltd ~and|-29
~cmpt|-19
~cmptr|51
~cmptr ~prgrm|3
~cmptr ~s|31
~cms|-10
~cn|-21
~cn ~l|11
~cncl|-7
~cncl ~th|1
~cncld|5
~cncrn|2
~cnf|6
~cnfdntl|-26
~cnfgrtn|1
~cnfrm|16
~cnsgns|17
~cnt|-10
~cnt ~d|-5
~cnt ~l|4
~cntn|4
~cntns|10
~cntnt|21
~cntrct|4
~cnts|16
~cnvrt|16
~cp|-22
~cplt|27
~cps|-18
~cptl|10
~cptl ~ltrs|10
~cptn|1
~cptr|10
~cr|3
~cr ~on|18
~crct|3
~crds|24
~crg|4
~crl|-4
~crnt|30
~crs|14
~crspndnc|-1
~crt|-3
~crt ~a|3
~crt ~tsks|1
~crtcl|-4
~crtd|-6
~cs|1
~cs ~lgns|2
~csl|13
~cst|-7
~cstmr|-15
~ct|-26
~d|-6
~d ~afgb|-8
~d ~and|7
~d ~anthng|30
~d ~bschrbng|8
~d ~d|-14
~d ~ds|-9
~d ~dt|14
~d ~est|12
~d ~fr|8
~d ~hr|5
~d ~is|20
~d ~it|11
~d ~jnr|72
~d ~jns|3
~d ~k|8
~d ~l|4
~d ~lctr|10
~d ~lgcl|9
~d ~lng|13
~d ~m|38
~d ~mrz|-4
~d ~mtr|5
~d ~n|6
~d ~nt|14
~d ~nvmbr|4
~d ~of|2
~d ~on|15
~d ~pr|22
~d ~prt|-96
~d ~s|41
~d ~sftwr|14
~d ~t|25
~d ~tchs|8
~d ~td|-34
~d ~th|44
~d ~tht|8
~d ~tmrw|15
~d ~tmsz|1
~d ~tr|21
~d ~trs|-3
~d ~y|-34
~db|-14
~dch|-13
~dcmbr|1
~dcmnt|15
~dcn|12
~dctr|6
~dflt|21
~dfrnt|11
~dgtl|15
~dgtl ~q|2
~dj|-4
~dl|-9
~dln|9
~dln ~is|-19
~dln ~tmrw|29
~dlt|-3
~dlt ~al|22
~dlt ~th|3
~dm|-24
~dm ~txt|3
~dmn|22
~dn|20
~dn ~alrd|6
~dn ~and|9
~dn ~astntn|33
~dn ~mrz|21
~dn ~tl|5
~dnc|5
~dnd|22
~dng|45
~dns|-7
~dns ~l|-10
~dnstnwsng|3
~dnt|-6
~dnt ~ask|11
~dnt ~tl|-7
~dnt ~wrt|30
~dr|-2
~dr ~a|4
~dr ~algrthm|12
~dr ~astnt|8
~dr ~cmptr|37
~dr ~k|25
~dr ~ls|4
~dr ~prgrm|53
~dr ~tsk|4
~drctv|1
~drnglchkt|6
~drngnd|16
~drp|-1
~drp ~th|13
~drs|-33
~drs ~acrdngl|5
~ds|-3
~ds ~d|17
~ds ~hr|-5
~ds ~ist|5
~ds ~it|16
~ds ~lst|21
~ds ~nchrcht|18
~ds ~nt|-17
~ds ~prgrm|-15
~ds ~rbt|7
~ds ~s|24
~dscrpcn|16
~dscrptn|7
~dsk|2
~dsn|23
~dsnt|-25
~dsr|-17
~dsrgrd|11
~dsrgrd ~evrthng|9
~dsrgrd ~yr|1
~dstntr|10
~dt|8
~dt ~a|-3
~dt ~and|-3
~dt ~at|4
~dt ~bx|8
~dt ~d|7
~dt ~fr|16
~dt ~hr|12
~dt ~is|35
~dt ~jnr|10
~dt ~n|21
~dt ~of|-13
~dt ~t|4
~dt ~td|2
~dt ~tmrw|32
~dt ~y|23
~dtctn|13
~dtctn ~ws|13
~dtr|8
~dts|37
~dvlpr|22
~dvlpr ~md|24
~dvn|3
~dvnt|31
~dwn|6
~dwn ~fr|27
~dzmbr|-2
~e|-3
~e ~d|13
~e ~l|8
~e ~ml|-17
~e ~n|9
~ech|16
~echnc|5
~echnc ~dmn|23
~ecr|6
~ecrs|10
~efct|31
~egl|5
~el|-19
~el ~astnt|5
~el ~d|13
~el ~lctr|-1
~el ~nmbr|3
~el ~prgrm|4
~el ~tl|8
~els|1
~els ~is|9
~elvn|7
~eml|-38
~empt|4
~empt ~th|9
~en ~el|2
~en ~l|2
~en ~lw|20
~en ~trs|2
~en ~und|2
~en ~urgnt|14
~encrgd|13
~end|24
~end ~of|6
~ends|-18
~enfch|10
~engn|16
~engn ~tht|13
~enm|4
~enml|5
~enml ~en|4
~enr|5
~entr|19
~entr ~pr|3
~entrg|11
~entrgn|-3
~entrs|35
~er|-13
~er ~t|16
~erldgt|10
~erlr|9
~ers|-3
~ers ~t|16
~ers ~un|12
~erst|2
~es|4
~es ~d|18
~es ~jns|34
~es ~un|33
~es ~wr|4
~escrt|-11
~est|5
~est ~cr|6
~est ~d|14
~est ~en|10
~est ~l|3
~est ~mnsj|20
~est ~pr|8
~ests|8
~et|15
~et ~j|3
~et ~l|23
~et ~n|8
~et ~t|6
~evn|25
~evr|14
~evr ~tsk|22
~evrbd|3
~evrthng|21
~evrthng ~abv|20
~evrthng ~t|-13
~evrthng ~tht|1
~evrthng ~y|25
~exctl|8
~exmpl|9
~exprt|-1
~extr|-29
~extrcn|33
~extrct|-27
~extrctn|40
~extrctr|25
~f|-9
~fbl|1
~fbr|-20
~fch|3
~fch ~d|-1
~fch ~el|10
~fch ~y|1
~fclts|14
~fd|1
~fhrn|13
~fl|2
~fl ~in|11
~fl ~it|17
~fl ~th|8
~fld|-12
~fld ~asgn|5
~fld ~in|-6
~flds|14
~flg|25
~flgkt|5
~flng|22
~flr|4
~fls|-17
~fls ~th|4
~fls ~ths|27
~flt|-12
~fltr|11
~flwng|3
~flws|4
~fn|11
~fnd|-13
~fnds|-8
~fnsh|8
~fnshd|22
~fnshd ~and|2
~fr|-8
~fr ~a|-15
~fr ~al|17
~fr ~atmtc|8
~fr ~atmtd|13
~fr ~cmptr|8
~fr ~d|4
~fr ~dn|-15
~fr ~evr|5
~fr ~hmns|4
~fr ~it|13
~fr ~jns|11
~fr ~m|2
~fr ~pl|18
~fr ~pr|-8
~fr ~td|5
~fr ~th|12
~fr ~ths|-2
~fr ~tmsz|17
~fr ~wrd|19
~fr ~y|2
~frc|9
~frcr|11
~frd|-8
~frdg|27
~frg|-6
~frgt|7
~frgt ~th|-90
~frgt ~wht|17
~frgt ~yr|2
~frm|-8
~frm ~flr|23
~frm ~hr|17
~frm ~m|64
~frm ~nw|35
~frm ~th|13
~frm ~ths|17
~frm ~yr|4
~frnd|28
~frst|7
~frst ~nm|25
~frtg|11
~frthr|4
~frwrd|29
~fs|-4
~ft|-15
~ftnt|27
~ftr|13
~fv|-9
~fx|-25
~g|20
~g ~on|26
~gb|-4
~gd|-5
~gd ~as|14
~gdlns|20
~ghrt|1
~gl|8
~glt|8
~gmbh|6
~gmn|34
~gmß|2
~gn|-5
~gn ~s|13
~gng|7
~gng ~t|16
~gnrtr|21
~gns|11
~gnz|20
~gpt|24
~grd|-8
~grndmthr|7
~grnt|-1
~grntd|-6
~grntd ~prt|1
~grnts|16
~grs|-8
~grt|-33
~grtfl|29
~gs|-20
~gs ~fr|42
~gs ~t|-9
~gst|-12
~gt|-17
~gts|-11
~gv|-2
~gv ~it|12
~gv ~th|-9
~gv ~ths|13
~gvn|6
~gvn ~t|9
~gvs|-15
~h|-27
~h ~a|1
~h ~cld|-3
~h ~msm|14
~h ~sr|60
~h ~y|24
~hc|18
~hch|-8
~hckd|-13
~hckd ~and|-26
~hckd ~prt|1
~hd|-1
~hdn|20
~hdng|14
~hg|-13
~hgh|-8
~hgh ~prt|21
~hghlghtd|18
~hghlghtr|15
~hghst|2
~hj|23
~hl|-9
~hld|19
~hlm|-4
~hlpfl|-1
~hlpr|-1
~hlt|6
~hm|-7
~hmn|19
~hmns|28
~hn|-31
~hnd|1
~hndlng|32
~hndls|11
~hndls ~ths|14
~hnt|10
~hnt ~fr|10
~hnws|1
~hnws ~an|-10
~hp|-18
~hr ~and|3
~hr ~en|8
~hr ~m|13
~hr ~on|9
~hrd|-27
~hrt|-27
~hs|-11
~hs ~a|-20
~hs ~bn|10
~hs ~t|12
~hs ~th|-9
~hst|1
~hstr|28
~ht|-13
~hv|-2
~hv ~a|-18
~hv ~bn|20
~hv ~t|24
~hw|-3
~i|1
~i ~am|17
~i ~d|-8
~i ~hv|-3
~i ~knw|23
~i ~n|30
~i ~s|-12
~i ~shld|17
~i ~wl|-8
~i ~wld|-17
~ic|-17
~ich|-6
~id|-28
~if|-5
~if ~a|5
~if ~it|4
~if ~u|24
~if ~y|-4
~if ~yr|13
~ignr|15
~ignr ~al|20
~ignr ~as|15
~ignr ~evrthng|10
~ignr ~l|6
~ignr ~ls|16
~ignr ~prvs|19
~ignr ~th|-6
~ignr ~yr|13
~ignrz|24
~ihn|-8
~ihr|-22
~il|-4
~il ~est|8
~im|-8
~imprt|-8
~imprtnc|16
~imprtnt|-12
~imprtr|28
~in|-4
~in ~a|-11
~in ~admn|8
~in ~cptl|10
~in ~d|16
~in ~dvlpr|8
~in ~it|-1
~in ~mntnc|4
~in ~plc|8
~in ~th|-5
~in ~ths|9
~in ~yr|18
~inbx|-6
~inbxs|16
~inf|-5
~ins|-31
~ins ~fld|10
~inscr|18
~instd|8
~instd ~and|1
~instd ~of|-10
~instrcn|5
~instrcns|-3
~instrctn|39
~instrctn ~fr|1
~instrctns|1
~instrctns ~and|-6
~instrctns ~fr|4
~int|4
~int ~a|4
~int ~th|12
~intk|16
~intl|9
~intlgnc|16
~intlgnc ~artfcl|-12
~intlgnt|2
~intlgnz|12
~intljnc|6
~intrn|2
~intrns|25
~invc|-4
~invsbl|13
~invt|17
~ir|8
~is|-5
~is ~a|28
~is ~d|-17
~is ~dn|-11
~is ~fr|30
~is ~gng|3
~is ~jnr|6
~is ~jns|16
~is ~m|46
~is ~n|-15
~is ~nw|1
~is ~on|1
~is ~pr|6
~is ~rdng|5
~is ~rspnsbl|-8
~is ~t|24
~is ~th|9
~is ~tmrw|-15
~is ~tmsz|19
~is ~urgnt|5
~is ~yr|20
~isnt|2
~ist|4
~it|4
~it ~a|34
~it ~and|10
~it ~as|2
~it ~b|-34
~it ~fr|9
~it ~gvs|5
~it ~hd|20
~it ~hs|16
~it ~in|-15
~it ~is|6
~it ~of|-6
~it ~on|25
~it ~rd|12
~it ~s|6
~it ~t|13
~it ~td|-8
~it ~urgnt|3
~it ~wl|18
~it ~wld|29
~it ~wrt|50
~it ~ws|-7
~itm|-10
~itm ~abv|15
~its|3
~its ~own|17
~itslf|2
~j|-25
~j ~n|17
~jb|-9
~jb ~is|18
~jdn|9
~jk|-2
~jlbrk|21
~jms|10
~jn|-16
~jnr|-7
~jns|-4
~jns ~brg|28
~jns ~is|35
~jr|-9
~js|-12
~jsn|52
~jst|4
~jtzt|-4
~k|18
~klg|24
~klgn|13
~kln|-14
~kn|-10
~knd|-20
~kndl|4
~knstlch|12
~knstlch ~intlgnz|12
~knw|-17
~knwn|15
~knws|3
~kp|-5
~kp ~qt|15
~kr|-20
~ks|-39
~kstrl|3
~ktr|3
~ktr ~t|4
~kvn|-1
~l|-13
~l ~antr|31
~l ~bt|2
~l ~cnt|-21
~l ~cs|14
~l ~csl|13
~l ~d|12
~l ~dstntr|3
~l ~dt|27
~l ~est|19
~l ~fch|-6
~l ~hg|16
~l ~l|4
~l ~lgcl|-6
~l ~lnd|14
~l ~lst|-9
~l ~mchn|34
~l ~mqn|-12
~l ~mrs|-2
~l ~mt|-6
~l ~pls|16
~l ~prd|5
~l ~prgrm|13
~l ~prsn|14
~l ~q|7
~l ~rb|16
~l ~rbt|-8
~l ~tch|10
~l ~tr|9
~lb|-19
~lb ~k|35
~lbr|-10
~lbs|10
~lbs ~prgrm|10
~lchnc|4
~lckd|11
~lcnc|11
~lctr|23
~lctr ~atmtc|26
~ld|-12
~lf|40
~lft|-25
~lg|-28
~lgcl|24
~lgl|1
~lgn|2
~lgns|2
~lgnt|35
~lk|-8
~lk ~at|2
~lk ~tht|24
~lks|-26
~lm|16
~lmt|-12
~ln|-14
~ln ~is|5
~lnch|-3
~lnd|-10
~lng|11
~lng ~mdl|44
~lns|-2
~lpl|7
~lr|-16
~lrn|33
~lrs|-14
~ls|-8
~ls ~cnsgns|10
~ls ~est|7
~ls ~tchs|22
~ls ~trs|14
~lsch|12
~lsch ~al|9
~lschn|1
~lsn|15
~lsr|-12
~lst|-1
~lst ~al|9
~lst ~d|-12
~lst ~of|-10
~lst ~wk|17
~lstn|22
~lstnt|6
~lsts|25
~lt|-6
~lt ~it|5
~lt ~th|7
~ltd|-8
~ltl|28
~ltl ~rbt|9
~ltr|-5
~ltrs|4
~lts|-21
~lv|16
~lv ~t|9
~lv ~th|-14
~lvd|40
~lvl|-16
~lvl ~urgnt|8
~lvs|9
~lw|11
~lw ~and|4
~lw ~prt|2
~lwst|24
~lwst ~prt|-1
~m|-10
~m ~and|8
~m ~b|32
~m ~et|7
~m ~frst|26
~m ~is|5
~m ~l|1
~m ~lst|18
~m ~nw|8
~m ~s|-8
~m ~tnk|13
~m ~urgnt|-17
~m ~wrng|15
~mbrs|20
~mch|12
~mchn|15
~mchn ~a|-20
~mchn ~is|-10
~mchn ~rdrs|10
~mchn ~tht|24
~mchns|8
~mcht|8
~md|7
~md ~on|22
~mdl|8
~mdl ~d|11
~mdl ~q|1
~mdl ~y|2
~mdls|-9
~mg|-10
~mght|11
~mk|1
~mk ~it|-10
~mk ~m|4
~mk ~n|1
~mk ~th|-5
~mk ~ths|8
~mkng|9
~mkr|21
~mks|-3
~mks ~tsks|13
~ml|3
~ml ~adrs|10
~ml ~as|35
~mlbx|12
~mls|-1
~mls ~frm|-6
~mn|-18
~mnd|-8
~mngr|-3
~mnm|-3
~mns|35
~mnschn|7
~mnsg|19
~mnsj|-10
~mnt|15
~mnt ~fr|19
~mnth|-10
~mntn|15
~mntn ~th|19
~mntnc|-7
~mntnc ~md|4
~mnts|-5
~mqn|12
~mqn ~q|11
~mr|-4
~mr ~a|1
~mr ~en|2
~mr ~tsk|53
~mrc|-22
~mrch ~is|9
~mrgn|2
~mrk|23
~mrk ~al|-41
~mrk ~as|12
~mrk ~evr|1
~mrk ~it|-8
~mrk ~ths|6
~mrks|21
~mrkt|9
~mrng|-6
~mrs|-28
~mrz|-17
~ms|-22
~mschn|32
~mschnchn|7
~mschnl|12
~msg|14
~msg ~is|-6
~msg ~t|20
~msgs|10
~mshn|55
~msm|-31
~mst|9
~mst ~answr|14
~mst ~b|-18
~mst ~cntn|1
~mst ~st|5
~mstr|11
~mt|-10
~mt ~a|16
~mt ~dm|-9
~mt ~dr|2
~mtlst|11
~mtr|4
~mtr ~l|20
~mtr ~wht|2
~mts|13
~mv|-5
~mx|-11
~mxm|7
~n|-2
~n ~cr|-21
~n ~d|6
~n ~dt|1
~n ~h|24
~n ~hmn|10
~n ~l|13
~n ~m|29
~n ~mtr|3
~n ~nd|40
~n ~ps|18
~n ~s|27
~n ~tsk|14
~nch|1
~nchrcht|6
~ncht|7
~nd|-13
~nd ~t|-4
~ndrg|-20
~nds|-2
~ngn|-2
~nl|-13
~nlp|18
~nm|13
~nm ~in|34
~nm ~it|2
~nm ~jns|15
~nm ~pr|15
~nm ~th|10
~nm ~ths|40
~nmbr|11
~nmbr ~d|3
~nmd|4
~nms|9
~nr|-23
~nr ~and|17
~nr ~fr|21
~nr ~in|29
~nr ~y|-16
~nrthgt|6
~ns|-17
~nst|-9
~nt|1
~nt ~a|-6
~nt ~amr|41
~nt ~fr|18
~nt ~m|15
~nt ~mntn|6
~nt ~pr|35
~nt ~rd|36
~nt ~th|11
~nt ~tk|14
~nt ~tl|22
~nt ~tmsz|4
~ntc|24
~ntc ~t|-14
~nthng|6
~nthng ~els|4
~nthng ~t|5
~ntr|-21
~ntrl|8
~nts|-7
~nts ~of|5
~nv|-32
~nvl|-3
~nvmbr|-15
~nvr|17
~nw|-10
~nw ~an|15
~nw ~in|-7
~nw ~instrctn|-9
~nw ~instrctns|31
~nw ~on|7
~nw ~rl|44
~nw ~th|5
~nxt|-7
~o|11
~ob|-5
~obl|2
~oblgd|3
~obn|20
~och|28
~ocr|24
~octbr|-4
~of|-5
~of ~a|28
~of ~al|14
~of ~an|10
~of ~it|11
~of ~its|9
~of ~jns|11
~of ~m|7
~of ~mrch|-11
~of ~rdng|10
~of ~td|-1
~of ~th|-9
~of ~thm|-3
~of ~ths|7
~of ~tmsz|25
~of ~txt|24
~of ~wht|6
~of ~yr|-5
~ofc|-17
~ofn|13
~ofr|32
~ok|-6
~okfr|3
~okfr ~and|5
~okfr ~as|4
~ol|-24
~oldr|6
~oldr ~thn|6
~olvd|-10
~olvd ~l|3
~on|-7
~on ~a|4
~on ~and|-2
~on ~as|-1
~on ~d|6
~on ~ech|14
~on ~fr|-4
~on ~is|-11
~on ~it|-3
~on ~jns|12
~on ~m|3
~on ~snd|6
~on ~t|13
~on ~th|1
~on ~ths|-1
~on ~tl|5
~on ~urgnt|-6
~on ~wh|18
~on ~yr|-2
~onc|7
~onc ~thr|6
~onl|8
~onl ~th|-6
~onl ~wth|13
~onl ~y|15
~ons|-21
~opn|-5
~opn ~tsks|-2
~opns|14
~oprtr|-6
~opst|18
~or|-15
~or ~whtvr|1
~ordn|9
~ordr|-18
~orgnl|31
~os|-14
~osb|3
~ot|-11
~ot ~of|-1
~othr|17
~othr ~tsks|4
~othrs|-14
~otpt|11
~otpt ~onl|2
~otpt ~th|-37
~otpt ~tl|9
~ovr|-6
~ovr ~th|7
~ovrd|13
~ovrd ~th|-4
~own|-2
~ownr|3
~ownr ~is|13
~ownr ~m|14
~ownr ~of|-2
~p|-12
~p ~d|5
~p ~l|7
~p ~s|13
~pc|-39
~pck|9
~pck ~jns|3
~pd|-25
~pg|-7
~pl|4
~plc|-11
~plc ~of|8
~pln|10
~plnt|-13
~plnts|27
~pls|-12
~pls ~ignr|-23
~plt|4
~plz|-13
~pm|-21
~pmnt|-9
~pn|-12
~pn ~d|8
~pnl|4
~pnr|15
~pns|-4
~pnt|-10
~pr|-9
~pr ~a|6
~pr ~el|34
~pr ~jns|40
~pr ~l|15
~pr ~lw|17
~pr ~m|15
~pr ~nr|24
~pr ~pr|33
~pr ~un|2
~pr ~urgnt|34
~prcd|12
~prcs|17
~prcs ~ths|-10
~prcsd|-12
~prcsd ~b|2
~prcsng|20
~prcsng ~ths|4
~prcsr|16
~prd|-16
~prd ~bj|1
~prd ~lw|10
~prd ~urgnt|28
~prf|-13
~prgm|20
~prgrm|22
~prgrm ~ds|26
~prgrm ~is|20
~prgrm ~q|18
~prgrm ~th|7
~prgrm ~tht|7
~prgrms|-1
~prgrph|2
~prjct|7
~prjcts|17
~prl|-25
~prm|14
~prmpt|-1
~prmpt ~and|9
~prms|21
~prmt|11
~prnt|25
~prnt ~yr|1
~prs|-4
~prs ~ths|2
~prsn|14
~prsn ~and|11
~prsn ~bt|25
~prsn ~fr|4
~prsng|20
~prsns|-10
~prsnt|1
~prsr|12
~prsrs|26
~prt|8
~prt ~af|27
~prt ~and|24
~prt ~bs|2
~prt ~drngnd|8
~prt ~fld|22
~prt ~fr|-3
~prt ~hgh|6
~prt ~is|14
~prt ~lw|-22
~prt ~t|-1
~prt ~urgnt|18
~prtkl|-9
~prtr|3
~prtr ~d|9
~prv|6
~prv ~m|15
~prvs|9
~prvs ~instrctns|2
~ps|24
~ps ~fr|1
~ps ~pr|-2
~pst|-17
~pswrds|9
~pt|-17
~pt ~amr|1
~pt ~in|8
~pt ~it|-14
~pt ~jns|2
~pt ~m|24
~pt ~th|2
~pts|-6
~pwnd|8
~q|-5
~q ~el|-5
~q ~l|20
~q ~ls|35
~q ~lt|22
~q ~m|11
~q ~n|1
~q ~prcd|14
~q ~s|26
~q ~t|-1
~q ~un|19
~qck|15
~qd|-5
~ql|8
~qm|-1
~qn|26
~qn ~l|1
~qnd|16
~qrd|6
~qstn|3
~qt|-17
~qt ~abt|15
~rb|-9
~rbt|24
~rbt ~d|-38
~rbt ~q|2
~rbts|-26
~rchnkncht|11
~rchnr|47
~rcp|22
~rcp ~fr|13
~rcrd|17
~rcrds|-5
~rcvd|7
~rcvr|3
~rd|-1
~rd ~as|10
~rd ~b|29
~rd ~on|-8
~rd ~th|-34
~rd ~ths|16
~rdl|26
~rdl ~fr|28
~rdng|17
~rdng ~alng|7
~rdng ~hr|4
~rdng ~mchn|22
~rdng ~sftwr|24
~rdng ~ths|15
~rdr|10
~rdrs|12
~rdrs ~th|7
~rds|-17
~rds ~ths|16
~rfl|-12
~rfnd|4
~rg|-12
~rght|-1
~rghts|1
~rgl|-5
~rgln|-6
~rgrdls|2
~rgrdls ~of|2
~rgstr|-3
~rgstrd|31
~rl|-8
~rl ~stm|11
~rln|21
~rls|-7
~rls ~and|1
~rm|-42
~rmnd|15
~rmndr|21
~rmndr ~fr|24
~rmrk|2
~rmv|10
~rmvd|1
~rn|-5
~rnd|-26
~rng|-3
~rnk|8
~rpl|1
~rpl ~onl|14
~rpl ~wth|16
~rplc|11
~rpndz|-1
~rprt|-16
~rpt|14
~rqrs|41
~rqst|-18
~rqsts|14
~rs|-42
~rslt|7
~rslvd|-9
~rspnd|21
~rspnsbl|-8
~rspnsbl ~a|4
~rspnsbl ~m|12
~rspnsbl ~prsn|21
~rst|-9
~rt|-4
~rthr|19
~rtng|46
~rtrn|4
~rtrns|4
~rvl|8
~rvl ~yr|8
~rx|-2
~s|-6
~s ~a|-9
~s ~an|-6
~s ~bt|6
~s ~d|11
~s ~fr|9
~s ~gd|17
~s ~hr|5
~s ~i|6
~s ~it|32
~s ~l|-5
~s ~m|-2
~s ~mch|-2
~s ~n|-8
~s ~q|12
~s ~s|6
~s ~t|15
~s ~th|9
~s ~tht|26
~s ~vr|5
~s ~wrt|19
~s ~y|1
~sbjct|-10
~sch|15
~sch ~a|4
~schn|4
~schrb|30
~schrbt|10
~scnd|11
~scrn|4
~scrt|-6
~scrtr|3
~scrv|8
~sd|-15
~sfrt|-7
~sftwr|15
~sftwr ~tht|-6
~sfwr|29
~sg|-6
~sgn|-17
~sgntr|-12
~sh|7
~shl|-6
~shl ~tk|4
~shld|11
~shld ~b|-24
~shld ~d|31
~shlt|30
~shr|19
~sht|-3
~shw|23
~skp|17
~skp ~ths|39
~sl|-10
~sl ~pr|17
~sld|31
~slf|19
~slntl|22
~slt|-13
~slvstr|26
~sm|-8
~smbd|-2
~smn|-27
~smn ~ds|7
~smpl|-10
~smrs|6
~smrs ~ths|6
~smrt|18
~smrt ~inbxs|17
~smthng|-6
~sn|-22
~snc|-7
~snd|1
~snd ~th|17
~sndr|3
~sndr ~is|1
~sndrn|9
~snds|-19
~snl|6
~sns|4
~sns ~dt|14
~snt|14
~snt ~wth|32
~sntnc|11
~spl|10
~spn|4
~sprchmdl|25
~sprm|1
~sprm ~t|6
~sprm ~ts|10
~sprmr|-3
~sprmr ~l|6
~sprt|29
~sptmbr|7
~sr|-10
~src|2
~srv|-4
~srvc|11
~srvs|28
~st|-10
~st ~asgn|-28
~st ~d|10
~st ~evr|1
~st ~it|-3
~st ~prt|16
~st ~th|2
~st ~ths|19
~st ~urgnt|8
~stck|-30
~std|-1
~stf|11
~stht|-5
~stl|-3
~stm|14
~stm ~cntnt|11
~stm ~d|-5
~stm ~ignr|6
~stm ~msg|4
~stm ~ntc|-11
~stm ~nw|22
~stm ~ovrd|1
~stm ~prmpt|12
~stm ~q|4
~stm ~st|6
~stm ~y|4
~stms|5
~stn|-19
~stnd|-14
~stnds|17
~stnds ~abv|9
~stng|8
~stp|-9
~stps|-5
~str|-23
~str ~th|9
~strd|1
~strs|-1
~strt|1
~sts|-8
~stzn|8
~sv|12
~swtchd|16
~sz|5
~t|-7
~t ~a|6
~t ~acnt|13
~t ~admn|-6
~t ~al|3
~t ~an|19
~t ~ask|19
~t ~b|-15
~t ~bn|13
~t ~c|14
~t ~d|2
~t ~dn|11
~t ~ds|2
~t ~entr|-10
~t ~hckd|24
~t ~its|27
~t ~jnr|35
~t ~jns|28
~t ~k|17
~t ~l|32
~t ~ls|-1
~t ~lst|4
~t ~lw|-14
~t ~m|8
~t ~mrch|16
~t ~mts|13
~t ~n|1
~t ~nbd|17
~t ~p|-3
~t ~pck|10
~t ~pr|5
~t ~prt|6
~t ~q|8
~t ~r|-4
~t ~rt|9
~t ~s|12
~t ~st|15
~t ~th|6
~t ~ths|-17
~t ~tmsz|2
~t ~tsk|15
~t ~urgnt|2
~t ~vctr|10
~t ~vktr|4
~t ~whtvr|21
~t ~wrt|6
~t ~y|-7
~t ~yr|6
~tbl|8
~tch|26
~tchs|42
~tchs ~d|2
~tck|-2
~tck ~it|17
~tckd|18
~tckt|-12
~tckts|11
~td|-6
~td ~and|2
~td ~asgn|2
~td ~cm|17
~td ~is|46
~td ~l|11
~tds|17
~tds ~ls|10
~tg|9
~th|-7
~th ~a|9
~th ~abv|25
~th ~admn|-10
~th ~admnstrtr|14
~th ~adrs|20
~th ~agnt|8
~th ~answr|37
~th ~ap|-31
~th ~ar|-1
~th ~asgn|34
~th ~astnt|-28
~th ~at|52
~th ~atmtc|22
~th ~atmtd|10
~th ~brd|16
~th ~bt|8
~th ~btm|9
~th ~bx|28
~th ~c|-4
~th ~clvr|2
~th ~cmptr|34
~th ~crct|8
~th ~crnt|1
~th ~d|34
~th ~dln|28
~th ~dscrptn|28
~th ~dt|-4
~th ~e|-13
~th ~end|-10
~th ~extrctn|1
~th ~extrctr|25
~th ~fld|2
~th ~flwng|5
~th ~frm|-11
~th ~frst|-3
~th ~hdng|3
~th ~hghst|7
~th ~hmns|4
~th ~imprt|23
~th ~imprtr|42
~th ~intk|16
~th ~lng|-2
~th ~lst|-23
~th ~lvl|44
~th ~lwst|26
~th ~mchn|8
~th ~mdl|26
~th ~ml|1
~th ~mnt|31
~th ~msg|24
~th ~nm|33
~th ~nt|2
~th ~nts|25
~th ~of|14
~th ~on|8
~th ~onl|2
~th ~othr|5
~th ~othrs|-12
~th ~otpt|19
~th ~ownr|11
~th ~plnts|34
~th ~prgrm|19
~th ~prsn|11
~th ~prsr|-6
~th ~prt|12
~th ~rbt|-21
~th ~rdng|14
~th ~rdr|-48
~th ~rl|-4
~th ~rmndr|31
~th ~rspnsbl|8
~th ~rst|-3
~th ~s|-10
~th ~sftwr|-12
~th ~sndr|10
~th ~stm|-7
~th ~th|-19
~th ~thng|29
~th ~tks|3
~th ~tl|20
~th ~tsk|18
~th ~tsks|16
~th ~txt|19
~th ~usr|31
~th ~whl|18
~th ~wrd|26
~th ~wrk|2
~th ~wrkflw|9
~th ~wrkspc|24
~thm|2
~thm ~t|6
~thn|6
~thn ~it|27
~thn ~th|-2
~thng|-10
~thng ~tht|18
~thnk|17
~thnk ~y|-6
~thnkng|25
~thnks|-27
~thr|3
~thr ~is|-14
~thr ~ws|33
~thrd|4
~thrsd|-1
~thrw|16
~ths|15
~ths ~as|5
~ths ~b|2
~ths ~brd|1
~ths ~dcmnt|6
~ths ~eml|10
~ths ~fr|-7
~ths ~in|-1
~ths ~is|-17
~ths ~ln|39
~ths ~ltr|25
~ths ~ml|7
~ths ~nt|30
~ths ~on|15
~ths ~pg|5
~ths ~prgrph|6
~ths ~rpl|2
~ths ~sndr|1
~ths ~sntnc|5
~ths ~st|22
~ths ~t|22
~ths ~tckt|6
~ths ~th|-3
~ths ~tsk|13
~ths ~tsks|12
~ths ~txt|19
~ths ~urgnt|-14
~ths ~vr|21
~ths ~wrkspc|6
~ths ~y|-30
~tht|10
~tht ~ar|3
~tht ~fls|9
~tht ~hs|4
~tht ~i|1
~tht ~is|11
~tht ~mks|11
~tht ~rds|8
~tht ~s|2
~tht ~th|-6
~tht ~thr|-13
~tht ~trns|22
~tht ~y|-10
~thts|-7
~thx|-13
~tjrs|4
~tk|-13
~tk ~on|1
~tkn|-3
~tkr|6
~tks|20
~tl|5
~tl ~an|20
~tl ~fld|15
~tl ~fr|20
~tl ~i|4
~tl ~is|6
~tl ~mst|12
~tl ~nthng|10
~tl ~of|-13
~tl ~t|38
~tl ~th|-34
~tl ~ths|1
~tl ~tht|1
~tl ~wr|3
~tld|9
~tlk|-5
~tlr|-9
~tls|-17
~tm|-19
~tmbn|7
~tmsz|-5
~tmsz ~hs|6
~tmsz ~wlk|21
~tn|-16
~tnght|3
~tnk ~and|4
~tnk ~y|3
~tnr|16
~tnt|-4
~tp|-15
~tr|11
~tr ~l|18
~trd|-13
~trg|30
~trgt|-4
~trm|-17
~trmn|-5
~trms|11
~trn|-10
~trn ~th|40
~trns|10
~trnsfr|5
~trnsfr ~er|1
~trnsfr ~t|1
~trnsltrs|10
~trs|3
~trs ~d|2
~trst|8
~trstd|13
~trt|5
~trtmnt|23
~ts|-19
~ts ~ls|7
~tsk|7
~tsk ~and|1
~tsk ~as|14
~tsk ~astnt|22
~tsk ~bldr|25
~tsk ~bt|-19
~tsk ~fr|-17
~tsk ~frm|1
~tsk ~hlpr|14
~tsk ~is|5
~tsk ~lst|6
~tsk ~mkr|7
~tsk ~of|15
~tsk ~prgrm|22
~tsk ~t|-4
~tsk ~thng|22
~tsk ~tl|9
~tsk ~wr|2
~tskbt|18
~tsks|25
~tsks ~and|5
~tsks ~as|-27
~tsks ~nmd|15
~tsks ~of|16
~tsks ~on|1
~tsks ~ot|5
~tsks ~wth|10
~tst|22
~tw|-2
~twnt|11
~txt|8
~txt ~abv|5
~txt ~and|1
~txt ~obn|2
~txts|9
~u|11
~um|-18
~un|2
~un ~astnt|12
~un ~tch|20
~und|9
~und ~d|6
~und ~dn|4
~und ~dr|1
~und ~lsch|6
~und ~schrb|1
~und ~ws|2
~undr|5
~undr ~ths|34
~undrstd|28
~uns|4
~unsbscrb|5
~unt|17
~untl|-7
~untl ~i|13
~untr|9
~up|-14
~updt|-4
~upn|8
~ur|3
~urgnc|6
~urgnt|8
~urgnt ~and|23
~urgnt ~asgn|-9
~urgnt ~bn|2
~urgnt ~d|-27
~urgnt ~e|22
~urgnt ~en|9
~urgnt ~et|8
~urgnt ~fr|-13
~urgnt ~m|29
~urgnt ~ownr|19
~urgnt ~prt|20
~urgnt ~rspnsbl|11
~urgnt ~th|-24
~urgnt ~tmrw|44
~urgnt ~urgnt|24
~urgnt ~y|5
~urjnt|9
~us|2
~us ~it|-13
~us ~th|-15
~usr|1
~usrs|7
~v|8
~vctr|8
~vd|-35
~vj|-5
~vktr|2
~vl|-5
~vld|-5
~vls|-2
~vlstndg|8
~vm|-4
~vn|10
~vn ~enm|4
~vn ~pr|1
~vnc|9
~vncmnt|-9
~vndr|6
~vr|-8
~vr ~d|9
~vrbt|4
~vrgs|4
~vrgs ~al|13
~vrgs ~als|9
~vrgs ~dn|2
~vrntwrtlch|-12
~vrsn|4
~vrstndn|9
~vrstndn ~ich|9
~vrtl|-2
~vs|12
~vsbl|22
~vst|12
~vt|-28
~vtd|4
~vtr|-4
~vz|-7
~w|-12
~wch|33
~wchtgkt|2
~wdr|-8
~wg|7
~wh|10
~wh ~hs|-6
~wh ~m|8
~wh ~rds|1
~whch|-6
~whl|-3
~whl ~y|39
~whn|17
~whn ~i|2
~whn ~it|1
~whn ~y|-8
~whr|9
~whs|-12
~wht|11
~wht ~flws|3
~wht ~is|1
~wht ~th|-7
~wht ~y|-4
~whtvr|12
~whtvr ~y|-26
~whvr|5
~whvr ~is|3
~whvr ~or|2
~wk|-23
~wl|-4
~wl ~b|7
~wld|-4
~wld ~th|36
~wld ~y|-14
~wlk|11
~wlk ~and|8
~wn|2
~wn ~d|9
~wnt|-11
~wp|10
~wr|-14
~wr ~enml|4
~wr ~er|13
~wr ~t|22
~wrd|-18
~wrd ~bn|4
~wrd ~fr|17
~wrds|-3
~wrk|2
~wrkflw|9
~wrkflw ~engn|12
~wrkspc|35
~wrkspc ~ownr|10
~wrng|17
~wrt|8
~wrt ~a|-9
~wrt ~dwn|-5
~wrt ~it|8
~wrt ~jns|26
~wrt ~pr|9
~wrt ~th|-26
~wrt ~tht|-5
~wrtn|-3
~wrtr|26
~wrts|-11
~ws|1
~ws ~a|13
~wsh|-2
~wst|-6
~wt|-16
~wt ~is|20
~wth|1
~wth ~a|7
~wth ~d|8
~wth ~dn|2
~wth ~hckd|10
~wth ~hgh|25
~wth ~lw|2
~wth ~ok|8
~wth ~prt|5
~wth ~th|-8
~wth ~ths|-13
~wth ~tl|6
~wth ~urgnt|13
~wth ~y|11
~wtht|-7
~wtht ~a|-5
~wtr|-3
~wtvr|1
~x|-26
~y|2
~y ~ar|18
~y ~b|-26
~y ~br|12
~y ~cm|29
~y ~d|5
~y ~el|22
~y ~hv|-8
~y ~knw|2
~y ~l|-5
~y ~m|22
~y ~mst|17
~y ~n|28
~y ~nd|2
~y ~on|33
~y ~q|-1
~y ~rd|17
~y ~s|26
~y ~smrs|6
~y ~t|-10
~y ~th|-5
~y ~wl|21
~y ~wr|20
~y ~wrt|-6
~yr|10
~yr ~answr|44
~yr ~gdlns|10
~yr ~instrctns|14
~yr ~otpt|4
~yr ~prvs|7
~yr ~rls|12
~yr ~stm|13
~ys|-13
~ystrd|10
~z|-12
~zdn|18
~zln|3
~zn|15
~zr|-6
~zstndg|-4
~zstndg ~ist|21
~zstndg ~m|2
~zt|14
`;
