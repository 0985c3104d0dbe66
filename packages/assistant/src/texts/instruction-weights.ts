/** How much each feature of a sentence speaks for orders to a machine; made by `npm run learn:instructions`, not by hand. */
export const INSTRUCTION_WEIGHTS = `
'|-9
'aim|19
'app|-5
'ass|-14
'att|-10
'aut|6
'ech|4
'en$|-34
'est|-9
'ia$|29
'il$|10
'll$|-8
'ord|16
'out|1
're$|-13
+above|108
+any|-38
+capitals|36
+colon|5
+in line|125
+length 0|-58
+length 1|-44
+length 2|-34
+length 3|-14
+length 4|10
+length 5|49
+length 6|52
+length 7|45
+length 8|42
+marks|28
^ab$|6
^abg|2
^abo|9
^abs|-35
^acc|1
^ach|42
^aco|-4
^acr|7
^act|61
^add|-6
^adi|15
^adm|21
^adn|16
^adr|5
^adv|14
^aft|-5
^aga|-8
^age|-16
^agn|5
^agr|17
^aho|4
^ai$|41
^al$|-1
^alg|8
^all|16
^alo|19
^alr|-10
^als|12
^alt|1
^alw|-6
^am$|-4
^ama|8
^an$|1
^ana|-13
^and|3
^anl|14
^ann|-17
^ano|-5
^ans|-2
^ant|1
^anw|-5
^any|-9
^apa|-8
^apl|31
^app|5
^apr|-5
^apu|16
^aqu|-10
^ar$|2
^are|-7
^arg|14
^ari|28
^arr|-4
^art|-2
^as$|10
^ase|-10
^asi|27
^ask|-10
^ass|8
^asu|4
^at$|-13
^ate|-19
^atr|5
^att|4
^au$|-6
^auc|19
^auf|15
^aug|10
^aus|3
^aut|5
^aux|-13
^av$|18
^ava|-2
^ave|-27
^avi|-3
^avr|3
^bac|-11
^bad|-15
^bak|-8
^bal|-24
^ban|-23
^bar|-21
^bas|-9
^be$|1
^bea|-37
^bec|-5
^bee|-5
^bef|-4
^beg|-8
^beh|5
^bei|-7
^bel|-19
^ben|1
^ber|4
^bes|-25
^bet|-6
^bie|-38
^bik|-9
^bin|-13
^bis|8
^bit|-10
^bla|15
^ble|-13
^boa|-14
^bod|17
^bon|-41
^boo|-11
^bor|-16
^bot|21
^bou|-12
^box|-1
^bra|-17
^brg|-1
^bri|-15
^bro|-16
^btw|7
^buc|-11
^bue|2
^bui|-9
^bus|-9
^but|7
^buy|-2
^by$|-2
^c'e|-1
^cal|18
^cam|-25
^can|-16
^cap|21
^car|-27
^cas|-17
^cat|-15
^ce$|6
^cec|17
^cel|-8
^ceo|-3
^cer|16
^ces|31
^cet|-10
^cha|-18
^che|-18
^chi|-25
^cho|8
^chr|-13
^ci$|4
^cla|-4
^cle|-1
^clo|13
^coc|-16
^cod|31
^col|-19
^com|-7
^con|-6
^coo|-31
^cop|-4
^cor|-19
^cos|-7
^cou|-21
^cra|-33
^cre|11
^cri|-15
^cua|-4
^cue|-2
^cur|-10
^d'a|13
^d'e|-17
^da$|-1
^dal|-5
^dan|3
^dar|-47
^das|11
^dat|9
^day|-3
^de$|-5
^dea|2
^deb|3
^dec|-9
^ded|20
^dee|7
^def|-50
^deg|-6
^dei|-9
^dej|-6
^del|-20
^dem|7
^den|-5
^dep|-41
^der|-7
^des|4
^det|3
^dev|-1
^dez|10
^di$|8
^dia|9
^dic|3
^did|20
^die|-11
^dif|-1
^dig|22
^dij|-12
^din|51
^dir|7
^dis|-10
^dit|-4
^dla|4
^do$|-8
^doc|-2
^doe|-5
^doi|-4
^dom|-19
^don|19
^doo|-2
^dos|-30
^dow|5
^dr$|1
^dra|-28
^dre|5
^dri|-16
^dro|-10
^du$|-11
^due|16
^dun|-10
^dur|14
^dus|22
^dut|-2
^eac|18
^ear|-15
^ech|4
^ecr|37
^een|21
^eff|-17
^ega|-1
^eh$|-1
^ein|11
^eit|19
^el$|-16
^ele|9
^els|8
^ema|8
^emp|-22
^en$|-2
^enc|-14
^end|17
^ene|8
^eng|-4
^ent|12
^er$|4
^ere|6
^erf|9
^erl|5
^err|-15
^ers|-22
^es$|8
^esc|-1
^eso|-2
^esp|15
^est|-21
^et$|18
^eta|9
^eur|-9
^eva|8
^eve|5
^evi|4
^evr|24
^exa|-2
^exc|-1
^exe|24
^exi|12
^exp|19
^ext|-1
^ey$|36
^eye|13
^fab|-8
^fac|-27
^fai|11
^fal|11
^far|-10
^fas|-11
^fau|-36
^fe$|31
^feb|-17
^fec|6
^fee|11
^feh|20
^fei|2
^fel|-4
^fer|-14
^fie|11
^fil|-7
^fin|-9
^fir|-21
^fiv|16
^fla|-22
^flo|-8
^foi|7
^fol|-2
^foo|-8
^for|-3
^fot|44
^fou|-4
^fra|-50
^fre|-26
^fri|-6
^fro|-7
^fue|10
^fuh|12
^ful|-3
^fun|-52
^fur|-12
^fut|37
^gan|5
^gar|-10
^gat|-3
^ged|-1
^gee|-22
^geh|1
^gel|-7
^gem|26
^gen|-6
^ges|-23
^get|2
^gib|-5
^gil|-4
^giv|1
^gle|2
^glo|-5
^gmb|7
^go$|-7
^god|10
^goe|6
^goi|6
^goo|9
^gpt|8
^gra|-5
^gre|-27
^gua|5
^gue|-4
^gui|-7
^gut|1
^ha$|-24
^hab|-15
^hac|-4
^had|-6
^hag|2
^hah|-18
^hak|2
^hal|-17
^han|-10
^hap|11
^har|-17
^has|-5
^hat|-6
^hav|-2
^hea|12
^hec|12
^hee|1
^hel|-8
^her|-4
^hes|15
^het|5
^hey|24
^hi$|-14
^hid|17
^hie|35
^hig|10
^hih|5
^him|-6
^hin|-3
^hir|-11
^his|5
^hoc|1
^hol|-17
^hon|-18
^hor|21
^hot|-9
^hou|-10
^how|1
^hoy|8
^hum|28
^hun|14
^ia$|56
^ich|-10
^ici|22
^ier|7
^if$|-3
^ign|24
^ihn|-7
^ihr|10
^il$|-3
^im$|-5
^ima|3
^imm|3
^imp|-14
^in$|-5
^inb|-1
^ind|3
^inf|-13
^ing|-7
^inp|59
^ins|-4
^int|8
^inv|-20
^is$|-7
^isn|1
^iss|-17
^ist|7
^it$|4
^it'|-7
^ite|-24
^its|14
^ja$|-4
^jai|23
^jam|7
^jan|-12
^je$|15
^jed|-9
^jet|27
^job|1
^jon|-4
^jou|55
^jso|55
^jun|2
^jur|-8
^jus|1
^kar|-9
^kee|1
^kei|4
^kes|-3
^kev|-5
^key|-28
^ki$|47
^kin|7
^kle|-4
^kno|19
^kol|-1
^kon|-6
^kto|2
^kun|-28
^l'a|38
^l'e|-8
^l'i|11
^l'o|10
^la$|-10
^lan|-11
^las|-5
^lat|-5
^lau|-25
^le$|-6
^lea|-19
^lec|12
^lee|35
^lef|-6
^leg|4
^lei|20
^len|-8
^les|-9
^let|-3
^lev|34
^ley|13
^li$|7
^lic|-8
^lie|-12
^lif|20
^lig|-9
^lik|-4
^lim|-29
^lin|-15
^lis|19
^lit|9
^lla|-13
^llm|54
^lo$|9
^loc|-17
^log|-20
^lol|-24
^lon|-14
^loo|-21
^lor|-13
^los|-18
^lov|-3
^low|11
^ltd|1
^lu$|22
^lui|-6
^lun|-25
^ma$|-1
^maa|-3
^mac|17
^mad|-52
^mae|-30
^mai|4
^mak|17
^mal|-14
^man|-12
^maq|58
^mar|-22
^mas|31
^mat|-22
^max|1
^may|-6
^me$|-2
^mea|-7
^med|-16
^mee|-11
^meh|-9
^mei|-2
^mem|-1
^men|3
^mer|-9
^mes|5
^met|2
^mi$|4
^mic|32
^mig|4
^mil|-17
^min|-6
^mir|-26
^mis|-8
^mit|-5
^mod|27
^mog|3
^moi|-14
^mom|-7
^mon|-26
^mor|-9
^mos|9
^mot|12
^mou|-9
^mov|-7
^mr$|-10
^muc|-1
^mus|-11
^muy|-6
^my$|-9
^n'e|5
^na$|21
^nac|-2
^nad|-4
^nai|6
^nam|-5
^nao|21
^nat|7
^ne$|12
^ned|-4
^nee|-17
^nen|8
^net|11
^neu|-14
^nev|16
^new|-13
^nex|-12
^nic|-9
^nid|4
^nie|25
^nim|26
^nin|-9
^niv|24
^nlp|13
^nob|-14
^noc|-12
^nom|21
^non|15
^nor|-28
^not|-1
^nou|-29
^nov|-13
^now|-1
^nt$|22
^nto|25
^nul|-12
^num|7
^nur|-33
^obe|-28
^obi|-2
^obj|42
^obl|16
^och|33
^oct|-30
^of$|-7
^off|5
^ohn|5
^ok$|2
^oka|2
^oko|-14
^ola|-4
^old|-33
^olv|-1
^on$|-8
^onc|14
^one|8
^onl|-4
^ope|-8
^opp|-8
^or$|7
^ord|-17
^org|-4
^ori|12
^oso|4
^ot$|27
^oth|-5
^otr|2
^ou$|-14
^oub|4
^our|-24
^out|1
^ova|34
^ove|-2
^owe|6
^own|3
^pa$|-2
^pag|-11
^pai|-22
^pal|-28
^pap|-47
^par|8
^pas|-19
^pat|-17
^pay|-19
^pen|1
^peo|4
^pep|-7
^per|-12
^pet|-24
^pic|-7
^pid|-24
^pie|14
^pin|19
^pla|-4
^ple|-7
^pls|2
^plu|13
^poe|-9
^poi|10
^pol|-24
^pon|8
^pop|8
^por|-27
^pos|-17
^pou|8
^pr$|10
^pre|-4
^pri|-7
^pro|6
^prz|24
^ps$|45
^pub|-13
^pue|-21
^pui|14
^pul|16
^pun|-16
^pur|-9
^put|11
^pwn|12
^qe$|-2
^qu'|21
^qua|-11
^que|-3
^qui|-9
^quo|-6
^rae|3
^raf|-14
^rai|-24
^ran|14
^rap|-8
^rat|-3
^rea|22
^rec|-19
^red|-13
^ree|14
^ref|-26
^reg|-7
^rei|-13
^rel|-26
^rem|2
^ren|-27
^rep|-15
^req|-17
^res|-4
^ret|-7
^rev|-27
^ric|-12
^rid|29
^rie|16
^rig|-1
^rit|32
^rob|25
^rol|-10
^roo|2
^rou|-10
^rub|2
^rul|16
^run|-10
^s'a|8
^s'i|17
^sa$|-6
^sac|-8
^sai|9
^sal|-33
^sam|-7
^san|-32
^sat|-20
^sav|16
^say|13
^sca|-15
^sch|-27
^scr|26
^se$|-2
^sea|-12
^sec|-17
^see|-4
^seg|15
^seh|-9
^sei|17
^sel|2
^sem|-1
^sen|7
^sep|-20
^ser|1
^ses|2
^set|2
^seu|10
^sha|-4
^she|-22
^shi|-25
^sho|-13
^shu|21
^si$|11
^sic|-5
^sie|-8
^sig|-1
^sil|11
^sim|1
^sin|-7
^sir|31
^sis|3
^sit|-15
^ski|3
^skr|35
^sli|-12
^sma|-12
^smi|2
^so$|4
^sob|-2
^sof|5
^sol|-21
^som|-20
^sop|7
^sor|-24
^sou|12
^spa|5
^spe|-11
^spr|-11
^ssi|25
^sta|-8
^ste|-16
^sti|-13
^sto|-18
^str|13
^stu|-21
^sty|11
^su$|-9
^sub|-25
^suc|-2
^sud|22
^sui|-4
^sum|9
^sun|-6
^sup|3
^sur|6
^sus|-2
^swa|-16
^swi|-16
^sys|14
^syt|13
^ta$|-6
^tab|-37
^tac|43
^tag|-13
^tah|8
^tak|10
^tal|5
^tam|-20
^tan|-1
^tar|4
^tas|25
^te$|8
^tec|-37
^teh|-8
^tel|24
^ten|-20
^ter|-10
^tes|-4
^tex|20
^th$|6
^the|-8
^thi|1
^thn|5
^tho|-11
^thr|-4
^ths|19
^thu|-5
^thx|-10
^tic|20
^tie|-9
^tih|3
^til|-20
^tim|-13
^tin|11
^tip|33
^tit|33
^to$|-6
^tod|10
^toi|-14
^tol|3
^tom|-7
^ton|-6
^too|6
^top|-4
^tou|-2
^tra|-19
^tre|8
^tri|-10
^tro|17
^tru|-3
^tsa|2
^tur|-7
^tus|15
^twe|3
^two|-2
^txt|-1
^typ|2
^ube|-9
^um$|-15
^un$|-6
^una|-18
^und|16
^une|4
^uni|30
^uns|-9
^unt|-5
^up$|-16
^upd|-4
^upo|7
^upp|23
^ur$|5
^urg|6
^us$|-10
^use|18
^usi|33
^usu|16
^va$|9
^vac|-73
^val|-2
^van|-19
^var|3
^vas|-7
^ven|7
^ver|7
^vez|1
^vic|-3
^vid|-33
^vie|-40
^vik|-2
^vir|8
^vis|9
^voi|-18
^vol|-10
^vom|-3
^von|2
^voo|2
^vor|20
^vos|25
^vot|16
^vou|13
^wah|5
^wai|-2
^wal|-11
^wan|-15
^war|-24
^was|-11
^wat|-8
^we$|-16
^wea|-8
^web|-5
^wee|-13
^weg|17
^wei|-44
^wel|-19
^wen|-3
^wer|-19
^wha|5
^whe|-2
^who|-8
^wic|14
^wie|-8
^wih|11
^wil|3
^win|-26
^wip|5
^wir|4
^wis|24
^wli|21
^won|-5
^wor|7
^wou|-2
^wri|-2
^wro|-16
^ya$|-7
^yaz|33
^yes|-2
^yo$|7
^you|1
^yuo|30
^zad|9
^zer|20
^zet|27
^zon|13
^zu$|7
^zus|4
a|-3
a amara|3
a bot|13
a day|-1
a human|8
a jonas|21
a l'attention|-1
a la|16
a m|16
a machine|-2
a nadie|5
a note|6
a partir|8
a person|21
a poem|2
a priya|16
a task|13
a tomasz|24
a's$|-7
aar$|-9
ab|6
abaj|35
abe$|-15
abel|-19
aben|-6
abge|5
abgeschaltet|2
able|-7
abn$|3
abou|-3
about|-3
about it|-9
about the|19
abov|26
above|9
above and|-34
abra|-2
abri|8
aca$|3
acce|9
accept|1
access|-9
access granted|1
acco|5
accordingly|7
account|-2
account with|2
ace$|-3
ach$|-8
ache|-12
achi|9
achm|30
achn|15
achr|12
achs|-8
acht|-8
achtung|9
acia|16
acil|-3
acio|10
ack$|-16
acke|-43
acme|17
acor|1
acro|15
across|8
act$|19
acti|-15
action|-14
acto|-1
acts|-3
actu|-21
acy$|18
ada$|4
adan|9
add|-7
add$|-7
addr|1
addressee|-3
addresses|-1
ade$|-24
adec|8
ader|18
adge|-12
adie|8
adin|5
adiv|15
adivina|15
adli|-2
admi|17
admin|8
admin bot|7
admin mode|6
admin rights|-9
administartor|28
administrator|-1
adn|16
adn$|16
ado$|2
ador|-23
adre|20
ads$|-34
ady$|2
ael$|5
aem$|49
afae|11
aff$|7
afor|4
afte|-7
after|-8
afts|19
agai|-9
again|-6
against|-21
age$|-13
agen|32
agent|14
ager|-40
ages|-4
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
ague|-2
aha$|-2
ahor|4
ahora|5
aht$|7
ai|41
ai assistant|1
ai reading|3
ai that|8
aid$|-4
ail$|-27
ailb|37
ails|20
ain$|-12
aine|-6
ains|-16
aint|-10
air$|-1
aire|-20
ais$|19
aise|-4
aiss|-26
ait$|3
aite|17
aja$|-11
aje$|-13
aka$|9
ake$|-1
aken|-3
aker|-5
akes|-14
akin|-2
aks$|16
akt$|-13
al|-1
al modelo|24
al the|16
ala$|-3
alab|9
alco|7
ale$|4
alen|-17
algo|28
algorithm|9
algoritmo|16
alib|-8
alid|1
alk$|-16
all|2
all of|-1
all previous|-4
all tasks|23
all the|2
all users|4
all$|-13
alla|8
alle|-34
alle aufgaben|8
alle bisherigen|7
alles|16
alli|16
allo|-10
alls|19
allt|-4
allw|21
allways|22
ally|-15
alo$|9
alon|-9
along|3
alre|-9
already|-18
alredy|12
als|19
als$|-26
also|-2
alt$|18
alta|-4
alte|-15
altu|-10
alue|25
alut|20
alwa|-2
always|3
alys|-1
am|-4
ama$|13
amar|-5
amara|-4
amara is|-6
amara okafor|23
ambi|26
ame$|-13
amed|-14
amen|-4
ames|33
amie|22
amm$|-11
amme|-11
amon|4
ampl|5
ams$|-6
an|1
an ai|22
an das|8
an den|17
an die|3
ana$|-36
anag|21
anak|10
anal|-7
anan|9
ance|-3
anci|18
anck|9
and|2
and a|-9
and all|18
and answer|12
and assign|10
and call|-3
and create|1
and delete|-7
and do|22
and due|5
and give|-7
and have|27
and i|6
and is|5
and it|15
and its|42
and low|13
and make|9
and mark|-11
and must|2
and no|5
and print|-7
and priority|4
and put|4
and reply|14
and reveal|4
and set|-23
and that|-6
and the|-9
and with|11
and write|-10
and you|11
and$|-4
anda|8
ande|-5
andere|1
andi|-12
andl|-4
andm|6
ando|-12
andr|-35
ands|7
ane$|-29
ang$|-21
anga|3
ange|-33
angu|20
ank$|6
anke|-6
anks|-24
anle|4
ann$|-25
anna|9
anni|-4
ans$|10
ansc|-21
anse|-4
ansf|3
ansl|14
answ|3
answer|7
answer in|-9
answer only|13
answer with|19
ant$|2
ante|-4
anterior|10
anterior y|8
antes de|15
ants|-12
anua|-10
anwe|10
anweisung|-2
anweisung an|3
anweisungen|5
anweisungen und|5
any|-8
any ai|7
any more|12
any other|12
any$|-6
anyo|-4
anyone|-4
anyt|8
anything|15
anything else|-6
anz$|8
apar|-6
ape$|20
apel|3
aper|-10
aph$|-1
apit|6
apli|44
app|18
app$|36
appe|-7
appl|-5
application|-27
apply|-1
appr|-15
approve|9
approved|-7
approved by|7
appy|17
apri|-2
april|-2
apro|8
apun|16
aqui|17
ar|2
ara$|4
arag|13
arbe|7
arca|-1
arch|-8
ard$|-14
arde|1
ardl|8
ards|6
are|-4
are a|3
are an|16
are in|-9
are no|18
are not|3
are now|22
are the|15
are urgent|21
are you|18
are$|2
area|32
arga|-11
arge|-8
argu|11
aria|1
ario|-16
aris|-15
ark$|-2
arki|-12
arks|-15
arl$|-2
arla|-29
arli|10
arlo|19
arm$|-42
arra|-7
arri|-17
arro|22
arry|14
ars$|-5
arse|27
arsi|15
art|5
art$|2
arte|-34
arti|1
artificial|9
artificial intelligence|-15
artificielle|-9
artifisial|8
arto|2
arty|3
ary$|-11
arz$|-27
arzo|2
as|10
as a|-6
as completed|-5
as done|-20
as due|1
as finished|19
as it|7
as low|7
as the|12
as title|1
as to|21
as urgent|4
as you|18
as's|13
asch|7
ase$|-14
aser|-17
ases|3
ashi|-5
asi|1
asi lo|1
asi$|1
asia|-3
asif|7
asig|-16
asign|-16
asignee|4
asil|18
asis|42
asistant|17
asistent|10
asistente|-2
asistente digital|7
asistente virtual|-3
ask|6
ask$|9
aska|20
askb|16
aske|11
asked|9
asked to|3
askg|25
aski|-23
asks|-4
aso$|17
ason|-21
ass$|-10
asse|-11
assert|15
assi|8
assign|16
assign everything|6
assign it|17
assign the|-7
assign this|-26
assign to|39
assigned|-34
assigned to|-10
assignee|-7
assignee ben|6
assignee mei|-14
assignee must|17
assignee priya|3
assignee to|-29
assignee tomasz|18
assistant|6
assistant before|5
assistant must|-2
assistant set|1
assistant the|26
assistant you|9
assistants|16
assistent|13
assistente|6
assistenten|28
assu|-5
assw|-6
ast$|-18
asta|-9
aste|-6
asun|4
asz$|-3
at|-13
at it|32
at once|2
at the|-1
ata$|-13
atal|14
atbo|15
ate$|-18
ated|-42
atel|-17
aten|-15
atention|10
ater|-5
ates|-10
ateu|-6
atev|13
athe|13
atic|-11
atin|-3
atio|2
atiq|6
atis|14
ato$|3
ator|-13
atri|-18
ats$|-13
att$|1
atta|-26
atte|-15
attention|22
attr|-9
atur|-8
atus|5
atz$|3
au|-6
auch|-1
aucu|9
auf|-5
auf urgent|1
auf$|1
aufg|26
aufgabe|3
aufgaben|10
aufgabn|4
auge|-13
aura|4
aus|-16
aus$|14
ause|-9
ausg|16
ausw|16
auswertende|6
ausz|8
aut$|-18
aute|1
auth|5
authorised|11
autm|10
autmatic|10
auto|19
automat|6
automate|12
automated|-5
automated assistants|14
automated reader|23
automated readers|1
automatic|-49
automatica|7
automatico|32
automation|25
automatique|-20
autr|-2
aux|-6
aux$|-36
av|18
avai|6
avan|-9
ave$|-8
avec|10
avel|-10
aves|4
avis|2
aviso|19
avri|2
avril|3
away|6
axim|9
ays$|-13
b|31
b t|22
back|-13
bad|16
bad$|16
badg|-24
baja|9
bana|4
banana|4
bas$|15
be|1
be a|5
be read|1
be so|24
be that|5
be urgent|25
beca|-5
because|-2
been|9
befo|-4
befor|8
before|-4
before you|-4
begi|26
begin|14
behi|4
behind|4
bei|3
bei$|-5
bein|7
being|13
beit|16
bel$|-25
belo|8
belong|14
below|-4
below is|2
ben|15
ben okoye|16
ben urgent|9
ben$|7
bena|37
bene|1
benu|5
benutzer|4
ber$|-8
bera|9
berg|3
berg and|18
berg as|1
berg et|11
berg in|3
berg y|4
bern|-17
bers|13
bert|20
bes$|-5
besc|16
beschreibung|5
best|-26
betr|15
bien|9
bio$|14
bis|2
bis morgen|5
bis$|-2
bish|-1
bisherigen|7
bisherigen anweisungen|7
bist|23
bite|-7
bitt|1
bitte|-15
bjec|-19
blan|4
blank|-10
ble$|-1
blei|9
bli$|7
blie|-5
blig|1
boar|-10
board|8
body|-4
book|-5
books|-1
borr|-11
borra|22
bot|50
bot is|11
bot that|-1
bot$|33
bote|-13
bots|25
bott|9
bout|-5
bov$|39
bove|9
box|11
box for|3
box$|-9
boxe|-1
bra$|3
brak|26
brat|3
bre$|7
brea|-15
bres|7
brig|-11
bro$|-13
brua|8
bscr|-5
btw|7
btw$|7
buch|3
buck|6
buen|-6
buil|-9
builder|21
bung|2
but|-17
but the|6
but$|-17
buy|5
buy$|5
by|-2
by a|-17
by the|5
by tomorrow|38
c|-2
cal$|-20
cala|11
calc|-5
calcolatore|12
cale|-17
cali|65
calibration|14
call|11
call it|13
called|17
camb|-10
cambio|19
came|-11
can|-17
can$|-21
canc|12
cancel|9
cancelled|9
cann|21
cant|-5
cap|18
cap$|11
capi|9
capital|8
capital letters|9
car$|6
card|24
cards|29
carg|-9
carl|17
carr|40
carry|26
case|-5
casi|32
casilla|15
cate|-51
cati|29
caus|-18
ccep|15
cces|-14
ccio|19
ccor|15
ccou|-11
ce|6
ce qui|8
ceci|17
ced$|-25
cede|26
ceiv|6
cel$|-12
cela|-4
cell|2
cemb|3
cen$|-9
cenc|9
cent|-25
ceo|-3
ceo$|-3
cept|-4
cer$|3
cert|18
ces|17
ces lignes|3
ces$|6
cesa|-4
cess|10
cha$|-1
chac|12
chaf|7
chal|-6
cham|5
champ|18
chan|-6
change|-12
char|-12
charge|5
chat|18
chatbot|3
chatbot assign|3
chatbots|12
che|24
che$|-25
chea|5
ched|-4
chen|-8
cher|1
chere|12
chere intelligence|14
ches|7
chie|11
chin|24
chiv|5
chke|6
chmo|22
chn$|3
chne|31
cho$|13
choi|8
chon|3
choo|-9
choose|17
chre|21
chri|14
christmas|-1
chst|-10
cht$|-28
chte|16
chti|-5
chts|17
chtu|16
ci|4
cia$|-31
cial|-19
cido|7
ciel|36
ciev|25
cili|-7
cio$|-7
cion|10
cipe|4
cked|2
cket|-9
cks$|-1
cky$|2
clas|6
classe|12
clea|-6
cler|10
clev|3
clever|4
clever little|2
clos|-15
close|-15
closed|6
coch|12
code|35
cola|8
cole|-45
coll|1
colleague|8
come|-4
comes|-5
comm|-22
comme|21
comment|7
como|23
como fecha|7
como responsable|-1
comp|3
complete|15
completed|-14
completed and|-18
compter|19
computer|3
con|25
con la|11
con prioridad|-1
conc|-14
cond|7
conf|20
confidential|-20
confie|3
confirm|9
consignes|19
cont|-22
conte|6
content|18
contract|9
conv|9
copi|1
copy|16
cord|-5
corect|24
corr|-6
correo|1
correos|4
correspondence|-2
coun|-7
cour|15
courriel|2
crea|14
create|11
create a|3
create tasks|1
create the|1
cree|19
cret|12
cri$|12
crib|-3
crip|13
crir|3
cris|4
crit|8
critical|-2
criv|9
cros|11
cted|-19
cteu|-22
ctio|-18
ctiv|40
ctob|-5
ctor|-16
ctro|35
cts$|3
ctua|-3
ctur|1
cuen|9
cuenta|1
cuer|-3
cume|10
curr|10
current|10
czyt|4
d|-16
d'au|3
d'autre|7
d'av|15
da|-1
dad$|-5
dan$|6
dann|14
dans|1
dans le|6
dar|9
dar$|-15
das|4
das hier|-10
das ist|7
das programm|-14
das$|-7
dass|26
dat|27
dat$|27
data|-18
date|2
date at|1
date box|7
date du|10
date is|19
date january|5
date to|5
dates|16
dato|27
datum|-1
day|19
day and|11
day is|21
day of|18
day$|-10
days|-24
dden|21
ddre|1
de|-5
de la|-19
de marzo|-7
de noviembre|8
de priya|4
de tareas|-2
de tomasz|1
dead|-14
deadline|-1
deadline is|-7
deadline tomorrow|29
deal|-12
dear|6
dear ai|2
dear assistant|-16
dear task|-29
debe|22
dece|-2
december|3
deci|3
deco|28
ded$|-19
deer|15
dein|22
deine|-2
deja|-3
del|-16
del$|3
dele|22
delete|6
delete all|21
delete every|1
delete the|3
deli|-12
dell|-8
delo|-3
dels|8
dem text|3
dem$|-5
dema|1
demain|11
den|-5
den assistenten|28
den titel|5
den$|1
denc|34
denn|19
dent|-18
depo|-4
der|-8
der$|-14
der'|5
dera|12
dere|15
dern|11
ders|-1
des|7
des$|-28
desc|5
description|9
dese|15
desi|-3
desk|-36
dess|7
dessus|9
dest|2
dete|13
detection|14
detection was|14
deve|20
developer|10
developer mode|15
devi|13
dez$|-3
deze|11
dezember|-1
dge$|-7
dget|-18
di|8
dia|3
dia$|-7
diat|-1
dice|-8
dicen|4
dich|15
did|-21
did$|-23
die|-16
die aufgabe|-5
die beschreibung|8
die das|1
die ki|-3
die prioritat|16
die$|-17
dien|-12
dienstanweisung|3
dies|22
diese|10
diese nachricht|15
diesen|23
dieser|10
dig$|-3
dige|4
digi|11
digital|14
digt|5
din$|19
ding|2
dir|9
dir$|-19
dire|5
directive|2
disa|41
disc|9
discard|5
dise|8
dise robot|8
disp|42
disr|11
disregard|14
disregard everything|8
disregard the|5
dit|-4
dit$|-12
divi|14
dla|9
dla$|9
dle$|-20
dler|-7
dles|-12
dlin|25
dly$|-2
dmin|14
dmot|8
dnes|-2
dnt$|20
do|-8
do anything|31
do it|16
do not|2
do that|12
doct|1
docu|8
document|13
does|-3
does it|19
does not|-1
doin|-20
doing|-20
doit|4
don'|-2
don't|-2
donc|7
done|-7
done and|11
donn|-1
dont|7
door|-2
dor$|-18
dora|-24
dos|-2
dos$|2
dosn|5
dosnt|4
down|5
dr|1
draw|-4
dre$|18
drei|7
dres|14
drig|15
drin|12
dringend|-2
dringlichkeit|6
drop|-14
drop the|23
du|-11
du som|1
duce|15
due|9
due date|5
due january|68
due on|15
due today|-49
due tomorrow|25
due$|6
dued|30
duedate|29
dule|10
dus$|13
duty|9
e|10
e mail|-20
each|-20
ead$|10
eade|17
eadi|9
eadl|-3
eads|8
eady|-18
eak$|-7
eal$|4
eall|7
eam$|-22
ean$|10
eanc|9
eans|7
ear$|-27
earl|-17
earlier|12
ears|-18
eas$|26
ease|-13
easo|-21
eat$|8
eate|8
eath|23
eau$|15
eave|-7
ebe$|7
eben|2
eber|3
ebes|8
ebod|2
ebru|7
ecau|-2
ece$|20
eced|25
ecei|-12
ecem|4
ech$|-5
echa|2
eche|15
echeance|5
echeance demain|9
echn|-4
echo|15
echt|11
eci$|27
ecid|-5
ecie|26
ecis|7
ecom|16
econ|-5
ecop|20
ecor|9
ecre|12
ecri|22
ecris|13
ect$|-4
ecte|-23
ecti|-2
ecto|-23
ectr|14
ects|4
ectu|-2
eda$|-17
edat|30
ede$|-2
eden|-11
eder|4
edic|2
edig|-16
edit|5
edri|-8
eds$|-14
edul|25
edy$|-21
eed$|-10
eeds|-14
eek$|-20
eel$|2
een|-2
een$|-10
eep$|5
eer$|3
eers|10
ees$|-16
eest|17
eet$|-19
efe$|11
efer|3
eff$|20
effe|18
efor|-2
eft$|-11
efun|-6
ega$|-22
egal|16
egar|-13
ege$|36
egel|-6
egen|1
eggo|13
egin|25
egis|6
egla|-3
egn$|4
ego$|-16
egt$|7
egue|2
egun|-38
eh|-1
ehin|4
ehn$|3
ehr$|-17
ehrt|-16
eht$|-24
eib$|18
eibt|14
eibu|2
eige|3
eil$|-26
eild|9
eile|5
ein|20
ein und|3
ein$|14
eine|-3
einem|3
einf|7
einfach|8
eing|-10
einm|5
einmal|5
einmal ein|6
eins|-2
eint|17
eintrag|4
eir$|-10
eis$|-12
eise|-9
eist|-25
eisu|1
eit$|4
eite|-6
eits|-11
eitu|21
eißt|13
eja$|6
el|-16
el de|25
el lector|9
el programa|1
ela$|3
eld$|22
elds|18
ele$|-26
elec|-10
elen|-28
eles|7
elet|12
elev|-5
elf$|3
elfe|8
elig|15
elij|7
elin|2
ell$|-7
elle|-17
elli|12
ello|-11
eln$|-11
elo$|-3
elon|7
elop|13
elow|-4
elpe|17
els|37
els$|-7
else|-4
else is|9
elt$|-11
elte|-2
ely$|-27
ema$|6
emai|-26
email|-14
eman|-5
emar|10
emas|13
emaß|2
embe|-3
embr|-9
eme$|1
emen|-14
emin|6
emov|9
empl|-14
empr|-11
empt|2
empty|4
empty the|2
ems$|-12
en|-2
en el|8
en la|4
en low|16
en tareas|3
ena$|8
enac|21
enan|-19
enau|31
enca|-10
encargada|11
ence|6
enci|-16
ency|-22
end|43
end of|12
end$|-4
enda|-11
ende|-4
endi|-26
endo|-9
endr|-13
ends|9
ene$|-33
enen|-7
ener|16
enge|14
engi|15
engine|12
engine that|11
enkn|9
enn$|4
enne|-15
eno$|-3
enre|14
ens$|-8
ensa|8
ensc|2
ense|2
ensi|13
enst|-7
ent$|-15
enta|-17
ente|-2
enter|12
enters|15
enti|-3
entl|-24
ento|14
entre|20
entries|8
entry|6
ents|-7
entw|11
enty|10
enut|3
envi|-11
enz$|4
enza|16
eopl|2
eos$|6
epea|11
epla|8
eple|-27
eply|-1
epon|9
epor|-15
eps$|-6
ept$|-21
epte|13
epti|24
eque|-8
equi|-8
er|4
er's|-13
era$|-1
erad|27
eran|-13
erar|12
eras|-2
erase|1
erase the|1
erat|-7
erci|15
erd$|1
erda|8
erdi|3
ere$|14
ered|-6
erei|-23
eren|-7
erer|-1
eres|24
erfa|9
erfu|4
eria|-5
erid|11
erig|10
erin|-2
erio|3
eriq|45
erk$|5
erle|16
erledigt|2
erm$|-19
erme|4
erms|10
ern$|-38
erna|-10
erne|4
erno|18
ero$|-24
eron|7
erpr|33
erra|2
erri|6
erro|-29
ers$|-21
ersa|-2
ersc|-28
erse|-11
ersi|2
ersn|14
erso|7
erst|-2
ert$|-10
erta|-17
erte|9
erti|13
ertr|4
ertu|1
erve|10
ervi|-5
erwe|3
ery$|-14
eryb|-12
eryo|1
eryt|-14
es|8
es war|6
esa$|1
esad|-1
esag|28
esca|-33
esch|7
escr|3
escrito|4
ese$|5
esen|22
eser|-8
eset|-3
esin|11
esit|-21
esk$|-17
eso|9
eso$|-5
esol|-10
eson|35
espe|9
espo|16
ess$|-14
essa|-8
esse|12
essi|5
esso|8
essu|-23
est|-9
est$|2
esta|-10
estas|10
este|-11
este correo|7
este mensaje|17
esti|-11
esto|-8
esto en|3
estr|10
esul|11
et|18
et la|13
et tu|1
eta$|-8
etai|-14
etait|-3
etar|4
ete$|-19
etec|13
eted|-17
eten|11
eter|-14
etie|13
etin|-11
etit|5
etra|2
etre|9
etri|-4
ets$|-5
ett$|-5
etta|-1
ette|5
etti|-13
ettr|-12
etur|-13
etz$|2
etze|2
etzt|-10
euil|-7
eund|12
eur|2
eur to|11
eur$|-23
euro|-10
eurs|12
eute|-17
eux$|-42
eval|8
eve$|15
evea|-16
evel|-3
even|-73
ever|7
every|19
every task|22
everybody|-9
everyone|6
everything|-13
everything above|32
everything to|-2
evie|13
evil|-12
evin|17
evio|9
evr$|4
evry|25
evrything|30
ewer|-14
exa$|35
exam|-6
example|-5
exce|-8
exer|19
exit|15
expe|6
expi|4
expo|-4
export|-2
ext$|-3
exte|7
exto|10
extr|29
extract|-28
extraction|24
extractor|25
exts|-4
ey|36
eyen|13
ezem|-1
f|-4
fabr|25
face|1
fach|-1
faci|-3
facilities|20
fael|37
fail|6
fair|13
fait|2
fall|-17
fallig|-17
falligkeit|8
far|4
far$|4
fass|3
faut|-23
fe|31
febr|6
february|10
fech|6
fecha|6
fecha el|7
fect|1
fee$|-55
feil|9
feild|9
feld|14
fen$|-35
fer$|2
fere|-6
ferr|21
fert|-7
ffer|5
ffic|-22
fgab|28
fica|-7
fice|-4
fici|-17
fide|20
fie$|-6
fiel|-9
field|9
fields|19
fier|-7
figu|-10
file|-20
files|15
files the|3
files this|17
fill|44
fill in|9
filler|18
filt|5
fin|21
fin$|18
find|-11
fine|23
fini|-1
finished|1
firm|-13
firs|1
first|1
fisi|8
five|16
flag|7
fois|8
foll|13
follows|5
folo|1
foot|4
footnote|28
for|-5
for ai|29
for all|19
for automated|9
for computer|7
for jonas|9
for mei|37
for the|9
for this|4
for word|18
for you|5
for$|-6
forc|17
force|7
forcer|9
fore|1
forg|8
forget|-6
forget your|-1
forgett|13
form|-15
form filler|18
fort|-6
forw|8
forward|1
four|5
frag|-9
frage|16
free|-21
frei|1
freu|13
frid|6
friday|1
fris|18
frist|23
fro$|4
from|-4
from here|14
from now|7
from the|5
from this|8
fter|-7
ftsr|15
ftwa|14
ftwe|10
fuhr|3
fuhren|12
ful$|8
full|2
fund|-6
fur|-1
fur die|8
fur$|-2
furt|2
further|2
fwar|27
g|4
gabe|29
gabn|8
gada|4
gage|-1
gain|-9
gale|-8
gan$|-8
gang|-2
gant|-3
gar$|15
gard|-8
gas$|-14
gate|-4
gato|16
gaug|-31
gebe|2
ged$|10
geha|14
gele|-2
geln|-5
gema|1
gemaß|2
gen$|-21
gena|29
genau|10
genau so|5
genc|13
gend|7
gene|1
generator|22
gens|-10
gent|15
genz|18
ger$|-30
ges$|-35
gesc|7
gest|31
get|2
get$|-9
getr|-4
gets|-5
gett|28
ghes|-2
ghli|30
ght$|-10
ghte|28
ghts|-11
gib$|3
gici|23
gift|50
gilt|10
gin$|15
gine|1
ginn|8
giss|28
gist|-10
gita|13
giv|10
giv$|10
give|-4
give it|-8
give the|-16
give this|18
given|12
gives|-5
gkei|10
glei|2
glic|19
gly$|15
gmbh|7
gna$|-22
gnat|-11
gne$|1
gned|17
gnee|-7
gnes|-6
gnet|26
gnor|20
go|-7
go on|27
god|11
god$|25
goes|6
goes for|44
goes to|7
goin|6
going|6
going to|14
good|-17
good as|17
gooi|6
gori|15
got$|-29
gpt|8
gpt$|78
grad|3
graf|28
gram|9
gran|1
grandmother|8
grant|2
granted|-6
granted priority|1
grants|16
grap|-32
grat|35
grav|6
grea|7
gree|-17
gte$|6
guag|-8
gue$|11
gues|-5
guest|6
guid|-4
guidelines|21
guna|14
gura|6
gust|-21
gutt|15
h|-5
h y|28
ha|-24
hace|19
hack|-16
hacked|-21
hacked and|-22
hacked priority|3
had|-15
had$|-15
haft|14
haha|-2
hak$|7
hale|73
hall|-24
halt|8
hamp|9
han$|-10
hand|5
handling|35
hang|-18
hank|-8
hann|8
happ|10
happy|4
harg|-8
harr|9
hart|10
has|-5
has been|15
has to|27
has$|-5
hast|7
hat|-7
hat$|2
hatb|15
hate|-19
hats|-1
have|-6
have to|21
head|16
hean|9
hear|-20
hech|15
hecho|15
hed$|-12
hedu|26
heer|12
heir|-10
heit|-4
helf|1
hell|-15
hello|-4
help|6
helper|-7
hem$|3
hen$|-2
henk|7
her|23
here|10
here and|5
here on|8
heri|3
hers|-20
hes$|-21
hese|1
hesi|12
hest|-6
het|5
het$|5
heut|2
heute|3
hey|17
hi|-14
hich|-2
hidd|22
hidden|22
hien|27
hier|13
high|9
high priority|23
highest|-2
highlighted|18
highlighter|15
hihg|5
hile|8
him|3
hin$|3
hinc|4
hind|4
hine|22
hing|-14
hink|18
hinw|4
hinweis|4
hinweis an|-9
hir|1
hir$|-4
his|-6
his$|10
hist|23
hite|-12
hive|18
hkei|6
hlig|30
hmod|22
hne$|6
hner|20
hoch|3
hoev|4
hold|11
hole|-12
holl|-19
hon$|-2
hone|-16
hono|-22
hoos|16
hop$|-15
hora|-9
hori|5
hort|-10
hose|-33
hou$|29
houl|10
hour|2
hout|-2
how|4
how$|9
hoy|8
hoy$|8
hrea|5
hree|-2
hrei|16
hren|37
hrer|5
hric|27
hrie|13
hrif|3
hris|-3
hrow|-6
hrte|-16
hst$|8
hste|3
hte$|9
hted|15
hter|-4
htet|30
htig|-1
hts$|1
htun|16
huma|31
human|11
humans|26
i|-2
i am|14
i do|-6
i have|-11
i say|3
i wil|-3
ia|56
iado|37
ial$|-19
ian$|-19
iar$|-9
ias$|-41
ibe$|-4
iben|5
ibir|-5
ible|-10
ibra|-13
ibt$|3
ibue|-13
ibun|6
ica$|13
ical|-4
ican|1
icar|-7
icat|-4
ice$|-16
icen|-1
ices|2
ich|-10
ich$|4
iche|-2
ichk|6
icht|7
ici|24
ici$|-4
icia|-22
icie|25
icio|-1
ick$|-13
icke|-12
ico$|-34
icon|-15
icto|5
icy$|16
ida$|4
idat|20
iday|-4
idde|17
ide$|-15
idel|17
iden|4
idge|6
ido$|19
idri|4
ieb$|1
iebe|2
iebs|1
ied$|-22
iede|-3
iedr|-8
iel$|10
ield|28
iell|-9
iemb|-5
ien$|-30
ienc|5
iend|-16
iene|15
iens|15
ient|-13
ier|7
ier$|-15
iere|-16
iert|-9
ies$|-16
iese|18
iest|20
iet$|-3
ieve|13
iewe|13
if|-3
if a|6
if the|5
if you|-2
if you're|26
ifer|-4
ific|-7
ifie|6
ifis|8
ift$|5
ifts|-18
ify$|15
ige$|-12
igen|33
iger|-8
iges|8
igh$|-8
ighe|-3
ighl|25
ight|-5
igit|11
igke|10
ign$|1
igna|-13
igne|15
igno|21
ignor|24
ignore|-17
ignore all|23
ignore everything|10
ignore previous|19
ignore the|-13
ignore your|15
ignorez|25
igt$|-1
igur|-10
ihn|-4
ihn$|-4
ihre|28
ihs$|3
iht$|8
ijen|7
ike$|-2
il|-3
il est|5
ilbo|13
ilbr|19
ild$|9
ilde|15
ile$|-24
ilen|5
iles|7
ilic|18
ilin|-9
ilis|3
ilit|-19
ilk$|-2
ill$|-16
illa|-15
illi|-11
ilot|20
ils$|1
ilt$|-30
ilte|-8
im|-5
im end|6
ima$|-4
imag|6
ime$|5
imen|46
imer|11
imie|-9
imit|-17
imme|-10
imo$|-2
imon|-1
impo|8
importance|10
importancia|10
important|-9
importer|53
impr|3
imum|3
in|-5
in a|-19
in admin|5
in capital|9
in developer|1
in die|21
in it|-8
in the|-9
in this|10
in your|29
ina$|1
inad|4
inal|-47
inan|-20
inat|1
inbo|-1
inboxes|21
ince|-14
inch|-4
ind$|-2
inde|-10
indi|-9
indl|4
ine$|-5
inea|3
ined|20
inee|-3
inel|14
inem|-6
inen|-5
iner|13
ines|-20
inet|9
infa|7
info|2
ing$|-16
inge|18
ingl|-3
ings|-22
ingu|5
inim|-2
inis|-3
init|13
ink$|-10
inki|23
inma|-2
inni|20
inpu|61
ins|5
ins$|10
insc|5
inscrire|10
insi|29
inst|34
instead|-3
instead of|-21
insted|15
instruccion|6
instrucciones|3
instruction|32
instruction for|1
instructions|5
instructions and|6
instructions for|-2
int$|-3
inta|-7
intake|25
inte|-3
inteligence|23
intelijencia|7
intelligence|5
intelligence artificielle|7
intelligenz|11
interna|1
interne|11
inti|-1
into|-6
into the|12
intr|6
ints|-18
inut|5
invi|4
invite|20
invo|-3
invoice|-6
inwe|2
ione|-13
ionn|-5
ions|-16
ior$|5
iori|7
iort|-3
ios$|-22
ious|10
ipe$|12
ipt$|21
ipti|-9
ique|-3
ira$|-9
ird$|-31
ire$|-16
irec|-9
iri$|36
irm$|-1
irma|3
irs$|-19
irst|-17
irte|8
irtu|-3
is|-7
is a|25
is due|-20
is for|9
is going|7
is january|10
is no|-19
is not|-15
is now|5
is on|5
is priya|5
is reading|5
is responsible|-20
is the|9
is to|24
is tomasz|28
is urgent|-8
is your|19
isca|6
isch|-36
ise$|-19
ised|-7
isen|-16
iser|-15
ises|5
ish$|-29
ishe|-6
isia|8
isib|30
isio|4
ismo|-8
iso$|14
ispe|11
isre|11
iss$|-3
issa|20
isse|-33
isst|52
issu|-21
ist|-4
ist$|-9
ista|19
iste|7
isti|-13
istm|-1
istn|6
isto|33
istr|5
ists|-6
isun|2
it|4
it and|9
it as|12
it be|-1
it for|4
it had|24
it has|19
it in|-15
it off|-18
it on|27
it read|1
it says|5
it so|6
it to|3
it today|-22
it urgent|15
it was|-9
it will|11
it would|29
it's|-7
ita$|-17
ital|5
itan|27
itat|17
itch|2
ite$|3
itel|32
item|-1
item above|7
items|5
iten|9
iter|25
ites|-35
itet|7
ith$|-2
ithm|34
itho|-1
itic|-4
itie|17
itin|9
itle|18
itli|11
itmo|16
ito$|20
iton|49
itor|-26
itre|3
its|15
its own|23
its$|-12
itt$|17
itte|-19
ittl|11
itty|16
itul|25
itun|21
itut|3
ity$|-21
iva$|-5
ive$|-8
ived|9
ivel|11
iven|-6
iver|-11
ives|10
ivi$|4
ivin|13
iya$|-7
iya'|16
ize$|-17
izen|13
izer|16
ißt$|14
j|-4
ja|-4
jail|26
jailbreak|26
jame|31
james|24
janu|2
january|4
january and|-5
je|15
ject|-19
jede|-9
jenc|7
jetz|11
jetzt|-7
job|6
job is|16
job$|6
jona|-6
jonas|-5
jonas berg|28
jonas is|40
jour|1
json|55
june|-5
jus|4
jus$|4
just|3
k|6
kae$|-3
kafo|5
kass|3
kauf|5
kbot|16
ked$|-12
keep|6
kein|20
keine|-15
keit|19
ken$|-5
ker$|-25
kers|-35
kes$|-13
kest|6
kestrel|6
ket$|-5
kets|-13
kevi|-2
kevin|-1
ki|47
kina|14
kind|8
kindly|2
king|-11
kip$|-9
klei|-5
knec|9
know|-19
knows|4
koll|-2
kollegin|8
kont|25
koye|4
kspa|24
ktor|2
ktory|2
ktory to|2
kuns|11
kunstliche|11
kunstliche intelligenz|11
l|13
l'as|-5
l'assistant|12
l'at|-27
l'attention|-1
l'ec|3
l'echeance|5
l'ia|29
l'or|16
l'ou|1
l'outil|1
la|-10
la case|14
la casilla|15
la date|32
la fecha|-6
la leyenda|13
la lista|-2
la machine|-11
la makina|14
la maquina|-14
la persona|4
la prioridad|7
la tache|8
la tarea|16
labr|21
lace|-6
lado|17
lage|-25
lait|15
lama|-14
lan$|-18
lanc|12
lane|-21
lang|10
language|10
language model|9
lank|-26
lant|-7
lar$|-5
las|-15
las tareas|13
las$|-30
lase|-11
lasi|14
lass|-7
last|-10
late|-8
lati|-11
lato|37
laut|8
lautet|10
lay$|-30
lbox|4
lbre|1
lche|4
lcol|11
lder|-13
lds$|5
le|-6
le logiciel|-6
le mars|12
le plus|10
le programme|17
le robo|14
le robot|-7
lea|14
lea$|11
leaf|-23
leag|6
lean|-8
lear|6
leas|-6
leav|-4
leave|5
leave the|-10
lech|4
lect|9
lector|13
lector automatico|13
lectura|20
lectura automatica|12
led$|-22
ledi|-7
lee|10
lee esto|5
lee$|-5
leep|3
leer|18
lees|4
left|-5
lega|-6
legal|1
lege|-22
legg|13
legi|-4
legt|10
legu|2
leib|9
lein|5
leit|-8
leme|-3
len$|-15
lena|-4
lend|-6
leng|6
lent|25
ler$|-11
les|-4
les consignes|9
les taches|10
les$|-16
lese|9
lesen|1
less|11
let|-14
let it|7
let$|28
lete|-8
leti|14
lett|-3
letter|5
letters|14
letz|4
leur|3
leva|-8
leve|24
level|2
leye|9
leyenda|13
lfer|8
lgor|31
li|7
libr|-20
lica|1
lice|-2
licence|15
lich|-11
licy|17
lida|-10
lide|15
lieb|8
liebe|-3
liebes|9
liebes programm|9
lier|-7
lies|6
liest|20
lig$|-18
lige|20
ligh|9
ligk|44
lign|1
ligne|4
lignes|3
lije|7
lik$|-9
like|-4
like that|25
limi|-13
limite|12
lind|-31
line|8
line is|3
lines|10
ling|-20
liqu|17
lis$|-6
lisa|3
lise|1
liss|9
list|7
list of|-10
lista|9
lista de|-19
liste|4
listen|17
listes|14
listo|-10
lists|17
lit|18
lit$|11
liti|18
litt|12
little|13
little robot|16
lla$|-4
lle$|9
llea|8
llec|6
lled|-4
lleg|5
llen|20
ller|-20
lles|14
llig|15
llin|5
llm|54
llm$|54
llo$|-3
llow|-4
lls$|-8
llst|10
llt$|-40
llwa|21
lly$|-23
lo|9
lo anterior|25
lo de|4
lo que|15
lock|-23
logi|2
logiciel|23
lok$|94
lol|-16
lol$|-16
lon$|11
long|-13
look|-6
look at|1
lope|11
lorn|-4
los|-8
los$|-16
losc|13
losch|3
losche|10
losche alle|10
lose|-10
lot$|-6
love|-15
low|13
low and|2
low$|7
lowe|-16
lowest|20
lowest priority|-1
lowi|-3
lows|-12
lper|15
lrea|1
lred|13
lse$|8
lso$|-2
lsta|4
lta$|-23
ltd|1
ltd$|1
lte$|-14
ltet|-4
ltun|-10
lu|22
lue$|2
lues|-16
lug$|-4
lui|-2
lui$|6
lum$|-23
lunc|-5
lung|2
lus$|14
luti|-13
lve$|4
lved|-11
lves|11
lway|7
lwo$|15
lyse|1
m|7
ma|-1
maar|-2
mach|7
machine|2
machine a|-19
machine readers|6
machines|15
machne|12
macht|10
made|-32
mado|-10
maek|4
mage|4
mail|6
mail addresses|1
mail as|35
mailbox|12
mails|-4
main|-7
mais|21
make|11
make it|-8
make the|-13
make this|-3
maker|17
makes|-10
makes tasks|4
maki|19
makina|14
making|5
mal$|-22
mall|13
man|3
man$|-4
mana|17
manana|5
mand|-30
mann|-17
mans|22
many|15
maqu|20
maquina|12
mar$|-1
mara|-4
marc|-9
march|-3
march is|16
mari|-3
mark|12
mark all|-39
mark as|8
mark every|5
mark it|-12
mark this|12
mars|4
mart|-33
marz|-19
marzo|2
mas|-7
mas$|26
masc|21
maschinchen|6
maschine|18
mash|40
masz|4
mat$|10
mate|-4
mati|7
maxi|9
may|2
may be|-2
may$|2
maß$|2
mber|-5
mbh$|7
mbie|20
mbio|19
mble|9
mbre|-10
me|-2
mean|17
means|11
mebo|1
med$|-29
medi|1
meet|-14
mehr|-8
mei|-3
mei and|16
mei is|30
mei tanaka|20
mei$|-3
memb|8
meme|9
men$|-17
mens|3
mensage|18
mensaje|-10
menschen|6
ment|-5
mention|30
mention the|16
mer$|-10
merc|6
merci|-26
meri|33
merk|18
mes|9
mes$|-3
mesa|33
mesage|35
mess|-2
message|-4
message is|-16
met|13
met$|-1
meti|4
mets|33
mett|-9
mi|4
mie$|-7
mien|22
mier|42
migh|9
might|9
mill|4
mina|-43
mind|14
mine|-9
mini|26
minima|9
mins|-9
minu|-1
minute|17
mir$|-12
mism|-15
miss|-17
mist|34
mit|4
mit dem|-6
mit der|1
mit$|-15
mite|21
mith|-1
mitl|15
mitliest|11
mma$|18
mmar|7
mme$|-13
mmen|-40
mmer|-27
mod$|4
mode|15
model|10
modele|-4
modele de|5
modelo|6
models|22
modl|34
modle|3
modu|7
moge|3
moi|1
moi$|1
mome|-13
mon$|-11
mond|-18
monday|-15
mont|-9
month|-6
mor$|28
more|-16
morg|4
morgen|-2
morn|-3
morning|-1
moro|-13
morr|3
mos$|-48
most|4
mot|-8
mot$|-7
mote|19
motor|4
moul|11
move|-1
mpil|4
mpla|-8
mple|3
mpli|8
mply|16
mpor|6
mpre|10
mpri|7
mpt$|-1
mpte|5
mpty|4
mput|34
mr|-10
much|-1
mum$|-5
must|1
must answer|15
must be|-18
must set|3
muy|-6
muy$|-6
my|-9
n|13
n'en|5
n'es|-2
n'est|-3
n't$|-14
na|21
nachricht|6
nada|-4
nadi|4
nadie|13
nado|8
nage|8
nair|22
nair in|29
naka|14
nal$|8
naly|-2
name|8
name in|34
name it|1
name priya|5
name this|5
named|-10
names|7
nana|9
nanc|8
nao|27
nao$|27
nas$|5
nata|18
nate|-2
natu|-7
natural|2
nau$|5
nbox|-1
nbre|46
ncar|-9
nce$|-10
ncel|40
ncer|-21
nche|-6
ncia|-1
ncy$|-24
nda$|6
ndar|8
nday|-7
nde$|-20
ndel|1
nden|21
nder|6
ndez|-3
ndic|9
ndig|-3
ndle|9
ndli|-12
ndly|-4
ndmo|8
ndo$|-6
ndor|-4
ndre|15
ndri|15
nds$|1
ne|12
nech|9
ned$|1
nee$|5
need|-18
need to|12
needs|-4
nel$|-13
nell|22
nem$|8
nen$|5
nenn|6
ner$|-11
nera|6
ners|-8
net$|-5
nett|14
neve|-18
never|24
new|-18
new instruction|-6
new instructions|43
new rule|19
new$|-19
news|16
next|-12
nfac|8
nfid|29
nfie|-11
nfig|15
nfir|-4
nfo$|-12
nfor|8
ngag|-1
ngas|6
nge$|-9
nged|-5
ngen|-9
nger|3
nges|47
nget|8
ngin|-11
ngli|-9
ngly|20
ngs$|-22
ngua|-4
ngun|14
nic$|-3
nich|-10
nicht|7
nidr|4
nie|18
nie$|-28
nied|-11
niedrig|-13
nigh|-18
nima|7
nimm|21
ning|-21
ninguna|14
niqu|3
nise|15
nish|1
nist|-3
nit$|16
nive|17
nke$|-22
nkin|11
nkne|9
nks$|-27
nles|15
nlo$|7
nlp|13
nlp$|13
nly$|5
nmal|5
nna$|7
nne$|-28
nnel|-20
nner|-25
nnin|10
nnis|-2
no day|9
no need|26
no task|9
nobo|-5
nobody|9
noch|-13
nom|14
nom$|14
nomb|1
nombre|2
nombre de|2
non|22
non$|11
nonb|2
none|-8
nor$|-2
nora|20
nore|-16
nori|4
norm|-2
not|-1
not for|2
not mention|4
not take|9
not tell|17
not$|-5
nota|32
note|9
note for|8
note to|-16
notes|-10
noth|-4
nothing|-6
nothing else|-3
nothing to|1
noti|-7
notice|25
nous|-1
nove|2
novi|8
noviembre|8
now|9
now an|13
now in|9
now on|25
now the|4
now$|5
nown|7
nows|-3
nput|61
nsa$|36
nsab|-11
nsag|18
nsaj|-11
nsch|-24
nscr|-12
nser|3
nsfe|4
nsia|7
nsib|-7
nsid|33
nsig|6
nsla|16
nst$|-11
nsta|-18
nste|18
nstl|11
nstr|20
nstu|7
nsub|8
nswe|-4
nt|22
nta$|15
ntai|-10
ntak|1
ntan|-14
ntar|16
nte$|-3
nted|22
ntel|20
nten|-14
nter|3
ntes|-13
nth$|-6
ntia|-6
ntie|-1
ntil|-6
ntio|28
ntit|1
nto|25
nto$|10
ntra|4
ntre|-7
ntri|2
ntry|5
nts$|-12
ntwo|-3
nty$|-5
nuar|2
nue$|61
null|-11
numb|-1
nume|21
nur|28
nur fur|22
nur$|28
nute|4
nutz|8
nver|-1
nvia|2
nvie|12
nvis|16
nvit|-10
nvoi|-14
nwei|19
nwic|2
nyon|-4
nyth|9
nza$|14
o|16
oard|-10
obe$|-11
oben|12
ober|11
obje|42
obli|1
obo$|13
obod|-5
obot|19
oced|1
oces|20
och|39
och$|-13
ocha|7
ochs|2
ock$|-2
ocke|5
octo|-5
ocum|9
odas|9
oday|8
ode$|5
odel|19
odle|3
odo$|22
odos|20
oduc|-4
odul|-5
ody$|1
oem$|2
oes$|-5
oeve|3
of|-7
of a|35
of all|12
of every|-1
of it|30
of its|11
of jonas|7
of march|-13
of reading|5
of text|16
of the|-7
of them|1
of this|-1
of tomasz|25
of what|5
of your|-7
off|15
off$|10
offe|-41
offer|28
offi|-14
ofor|-4
oftw|17
ofwa|27
ogam|15
oge$|-1
ogic|31
ogni|36
ogra|10
ohne|-5
oice|-8
oing|-11
oint|-7
ois$|-16
oit$|-2
ojec|6
ok|2
okaf|5
okafor|-4
okafor and|2
okafor as|8
oken|8
okol|-16
okoy|4
okoye|4
oks$|-7
ola|-4
ola$|-37
olat|-12
old$|-14
olde|-16
ole$|17
oles|-1
olic|3
oll$|-30
ollo|4
olls|15
olo$|22
olow|1
ols$|-11
olut|-13
olve|8
olvi|-1
olvida|-7
olvida lo|4
omas|-2
omat|19
ombr|2
ome$|-15
omeb|2
omen|20
omes|10
omis|-22
omma|-1
omme|26
omo$|12
omor|5
ompa|-8
ompi|4
ompl|-1
ompo|13
ompr|-28
ompt|-5
ompu|33
omt$|6
on|-8
on it|-1
on sunday|7
on the|2
on this|11
on't|1
ona$|-23
onas|-5
onbr|2
onc$|7
once|35
once there|4
ond$|-18
onda|-14
onde|25
ondi|29
one|12
one and|7
one for|-3
one is|-1
one to|8
one who|25
one$|-4
onen|10
oner|6
ones|26
onfe|-5
onfi|15
onfo|-3
ong$|26
onga|5
ongs|-1
onig|4
onlo|7
only|3
only the|5
only with|18
onn$|6
onne|-17
ono$|-6
ons$|-11
onsa|4
onse|-12
onsi|-12
onst|-1
ont$|-1
onta|-51
onte|26
onth|-4
onti|8
ontr|-18
onve|9
onvi|3
ony$|27
ood$|-19
ook$|-7
ooke|-16
ooks|-5
ool$|9
ools|-8
oon$|-17
oor$|-19
oose|-9
oot$|13
oote|29
ootn|28
open|-19
opens|20
oper|11
operator|-3
opie|-10
opil|1
ople|2
opor|19
oppo|12
opposite|13
opy$|3
or|7
or's|3
ora$|-7
orat|-19
orbe|20
orce|11
ord$|5
orde|-17
ordi|2
ordn|-13
ordo|-16
ords|-11
ore$|-10
orec|21
ored|-4
ores|10
orez|25
orga|5
orge|-1
oria|-1
orid|8
orie|2
orig|6
orio|21
oris|-36
orit|10
ork$|19
orks|-29
orld|8
orm$|-7
orma|2
ormi|21
orne|33
orni|-3
orow|-13
orra|-7
orre|-1
ors$|-10
ort$|-12
orta|-1
orth|-22
orti|-3
ortl|12
orts|3
orty|-6
orwa|-8
osch|11
ose$|-4
osed|-1
osi$|15
osit|3
osnt|4
osob|4
oss$|-11
ost$|-12
osta|3
oste|-20
ot|27
ota$|-18
ote$|-5
oted|12
oter|23
otes|7
othe|-6
other|14
other tasks|4
othi|11
otic|7
otiz|12
otno|28
oto$|5
otok|-16
otor|3
otre|-18
otro|14
ott$|16
otto|49
ou|-14
ou'r|7
oubl|-9
oubli|7
oud$|-30
ough|-24
ould|-19
ouli|14
ound|-25
ount|-9
our|-24
our$|-3
ourc|-19
ourr|-24
ours|-19
ous$|-4
ouse|-24
out|-3
out of|14
out$|-9
oute|8
outi|15
outp|7
output|8
output only|3
output the|-33
output title|10
ouve|-5
ove$|11
oved|1
over|-10
over the|5
overide|8
override|12
ovie|8
owes|18
owin|-9
own|10
own$|-19
owne|-1
owner|3
owner of|-1
owner priya|23
ows$|-32
oye$|-3
p|-15
p s|22
pa|-2
pace|-8
page|-8
pala|21
pan$|-1
pany|-3
pape|4
par|5
par un|1
par$|5
para|-10
para el|-6
para la|4
paragraph|5
pare|-13
park|-30
parl|-9
paro|14
pars|46
parser|40
parsers|31
parses|2
parses this|2
parsing|21
part|-4
partir|3
partir de|8
party|4
pas|4
pas$|2
paso|24
pass|-17
password|-1
passwords|-5
pati|-7
pay|14
pay$|27
pcio|-12
pdat|-6
peak|-6
peat|11
pect|-10
ped$|-18
pedi|-16
pel$|-2
pele|8
pell|-7
pen$|-11
pend|-15
pens|-3
peop|2
people|2
per|14
per$|-12
pera|17
pero|8
pers|19
persn|14
person|-4
person and|9
persona|-3
personne|4
peti|4
petite|3
pgif|25
pick|3
pick jonas|3
pien|24
pier|-14
pilo|20
pisz|15
pita|-4
plac|7
place|-10
plai|-7
plan|-10
plants|27
plas|-16
play|41
ple$|-13
plea|-1
please|-13
please ignore|-4
ples|17
plese|-12
plet|3
pli$|1
plic|1
plie|7
ploy|-19
pls|2
pls$|2
plu|26
plu$|26
plug|8
plus|14
ply$|1
poem|2
poin|3
point|21
poli|-17
policy|8
pon|12
pon$|13
pond|15
pone|-17
poner|12
pong|3
ponl|7
ponlo|7
pons|4
por|17
por$|17
port|-9
pose|-9
posi|2
post|-16
pour|5
pour le|-26
ppel|-11
ppen|-7
ppgi|25
ppli|6
pply|-12
ppri|-8
ppro|-2
ppy$|3
pr|10
prac|18
pre$|-1
prec|13
precede|14
prem|-5
pren|-6
pres|-17
present|-13
pret|22
prev|21
previous|9
previous instructions|2
pric|-3
prie|13
pril|-3
prim|-5
prin|-7
print|1
print your|1
prio|2
prio low|1
prio urgent|1
prioridad|13
prioridad low|8
prioridad urgent|2
prioridad urgente|13
prioritat|-7
prioritat auf|23
priorite|-3
priorite urgente|8
prioritet|6
prioritty|16
priority|2
priority and|1
priority low|-16
priority to|16
priority urgent|-3
priorty|-3
priv|16
priy|-6
priya|-8
priya nair|23
priya's|16
proc|18
process|-5
processing|14
processing this|7
prod|-4
prog|26
program|34
program the|6
programa|5
programa que|3
programm|-3
programm das|17
programme|-21
programs|9
proj|2
project|1
prom|15
prompt|4
prompt and|14
prompt as|-1
promt|16
prop|-16
pros|-36
prot|30
prov|10
prove|1
prze|9
ps|45
ps pour|1
ptem|5
pter|-1
ptio|-1
pty$|4
puis|9
punt|4
put|6
put amara|6
put it|-12
put the|8
put$|26
pute|-8
puts|19
pwne|12
pwned|12
q|-9
qe|-2
qu'i|-6
qu'il|-6
quan|11
quand|21
que|11
que el|1
que la|-13
que lee|4
que lo|20
que no|15
que un|17
que$|-1
queda|13
quel|-5
quem|3
quer|-4
querido|4
ques|8
question|-7
quet|-26
qui|2
qui lit|20
qui precede|14
qui$|4
quic|-3
quick|11
quie|27
quien|10
quin|-1
quip|2
quot|-4
r|-16
r's$|-15
raba|24
rach|13
raci|-50
ract|-3
rad$|-7
rade|23
rado|-1
radu|-13
raed|3
rafa|6
rafael|12
rag$|-24
rage|-32
ragr|24
ragt|4
raig|-3
rail|3
rain|-21
rais|-6
raise|6
rait|7
ral$|25
ram$|-3
rama|5
rami|31
ramm|-7
rams|5
ran$|-22
rand|-35
rang|6
rank|4
rans|-7
rant|-20
raph|-15
rar$|-38
rarb|25
ras$|-18
rase|-6
rate|-21
rati|7
rato|-4
rave|-1
ray$|-22
rbei|22
rce$|3
rcer|7
rch$|-11
rchi|-5
rci$|-26
rday|-1
rde$|-22
rded|27
rden|-14
rder|-21
rdi$|5
rdin|4
rdle|3
rdo$|-16
rds$|-3
rea$|7
read|23
read as|15
read by|24
read on|11
read this|9
reader|17
readers|33
reading|13
reading along|4
reading machine|24
reading software|26
reading this|5
reads|-18
reads this|-4
reak|-1
real|-6
ream|11
reas|9
reat|2
rece|-21
rech|1
rechenknecht|9
rechner|48
reci|17
recipe|5
recipe for|14
reco|18
recopie|20
record|11
records|-7
rect|5
red|15
red$|-15
redi|-37
redy|11
reed|30
reeds|5
reen|-1
rees|13
refe|13
reff|26
refu|-9
refund|3
rega|-8
rege|-5
regeln|-4
regi|2
regl|-15
rei$|-6
reib|12
rein|-8
reit|7
rel$|21
reli|17
rema|5
reme|-4
remi|-6
reminder|3
remo|-4
ren$|-14
rend|-22
reno|-9
rent|-25
reo$|1
reos|6
repe|-11
repeat|14
repi|48
repl|12
reply only|16
reply with|13
repo|-11
repondez|-1
requ|-16
request|-7
rer$|-15
res$|-26
resc|15
rese|1
reset|-1
reso|2
resolved|-10
resp|15
respond|1
responsable|-11
responsable a|6
responsible|-7
responsible person|18
ress|-4
rest|-18
resu|18
result|9
ret$|-1
reta|-14
rete|38
reti|7
retu|-18
return|2
reun|-19
reve|-17
reveal|4
reveal your|4
revi|-16
rew$|-11
rey$|-26
rez$|20
rfas|22
rgad|-11
rgan|1
rge$|-15
rgen|11
rget|-2
rgis|1
rgne|-14
ria$|-32
riba|8
ribe|6
ribi|-5
ribu|-10
rice|1
rich|7
rida|3
ridd|7
ride|32
rieb|8
rien|-9
rier|10
ries|-19
riet|4
rift|-1
rig$|1
rige|-1
righ|5
right|-2
rights|2
rigi|-13
rike|-33
ril$|-4
rim$|-8
rime|42
ring|-3
rint|8
rio$|-3
rior|12
rios|-14
ript|6
riqu|44
rire|2
ris$|-43
rise|14
rist|-4
rit$|12
rita|-18
rite|12
rith|29
riti|-6
ritm|19
rito|4
ritt|-9
rity|-7
riva|15
rive|5
rivi|-30
riya|-5
rkin|-11
rks$|-28
rksp|13
rkt$|14
rla$|-7
rld$|8
rled|1
rlie|5
rlo$|-5
rma$|-21
rmai|6
rmat|6
rme$|-18
rmin|21
rms$|-21
rna$|-64
rne$|41
rnin|-10
rno$|13
rns$|7
robe|16
robo|24
robot|2
robots|-20
roce|23
rodu|-4
roga|16
rogr|13
roje|3
role|18
role system|2
rom$|-7
romi|-8
romo|-4
romt|13
ron$|-21
rong|-8
roni|30
root|17
ror$|1
ros$|-11
ross|-22
rote|45
roto|-21
rout|15
routing|28
rove|-1
row|29
row$|7
rows|28
rra$|4
rrag|5
rrec|8
rren|5
rreo|8
rres|3
rrib|1
rrid|15
rrie|20
rrow|-2
rry$|-38
rsat|5
rsch|-16
rsda|-4
rse$|-6
rsel|7
rser|42
rses|2
rsin|21
rsn$|14
rson|-3
rst$|14
rsta|-4
rsto|22
rtan|11
rte$|-6
rten|15
rter|-14
rtes|4
rtet|-1
rthe|15
rtif|36
rtig|-3
rtin|6
rtli|-1
rtor|28
rtra|3
rts$|-21
rtua|-3
rtun|3
rty$|-18
ruar|8
rube|-3
rucc|-2
ruck|-16
ruct|9
rule|16
rules|29
rules and|1
run|17
run$|-27
rust|18
rve$|7
rvee|31
rver|-5
rvic|-12
rvis|22
rwar|-2
rwei|5
rybo|-12
ryon|2
ryth|13
rzo$|2
s|-36
s for|41
s to|7
s's$|12
sa|-6
sabl|-1
sach|6
sado|9
sage|11
said|-8
sais|31
saje|-11
sak$|2
salu|-19
same|-11
samp|20
sans|16
sans date|11
sati|-26
satz|5
save|23
say|6
say the|11
say$|2
says|-1
scal|34
scan|19
scar|42
scen|-12
sch$|-1
scha|-17
sche|-3
schi|-14
schl|-12
scho|-19
schr|22
schreib|18
schreibt|9
schrieb|5
scre|-15
scri|18
sday|-24
se|-2
se que|14
seco|-8
second|-9
secr|14
sed$|-9
see it|14
see$|5
sees|2
segu|2
sehr|-7
sein|9
sel$|-39
self|3
sem$|20
sema|1
sen$|-5
sena|3
send|7
sender|20
sent|8
sent with|43
sentence|18
september|3
ser$|27
ser'|3
sera|1
sers|17
sert|12
serv|-10
serve|33
service|5
servise|7
ses$|-5
sess|5
set|12
set due|16
set priority|19
set the|5
set this|-9
set$|10
sett|3
setz|2
setze|-1
seul|20
seur|9
sez$|18
sfer|3
shal|26
shall|9
shall take|14
shalt|28
shar|-23
she|-7
she$|-7
shed|-13
shee|-12
sher|-6
shin|-8
shou|7
should|11
show|-8
si|11
si tu|4
sia$|-5
sial|8
sich|12
side|-13
sie|2
sie$|-1
sifi|-13
sify|10
sign|-3
sile|1
silent|-3
sili|16
sill|13
simi|1
simo|3
simon|1
simon dise|8
sin|9
sin$|-8
sinc|-7
since|-3
sind|-1
sine|7
sing|-8
sino|5
sion|-7
siri|48
sist|16
sistem|-9
sistema|19
sit$|-11
sita|16
site|13
skbo|16
sked|9
skin|39
skip|22
sks$|-5
slat|14
slee|2
smar|11
smart|23
smart inboxes|21
smit|-1
smo$|-12
sn't|-7
snt$|-1
so|4
so bot|3
so good|17
so that|-5
so write|9
soba|5
sobr|-3
sofo|-2
sofort|-2
soft|11
software|4
software that|-14
softwear|10
sofw|27
sofware|27
soll|7
solo|41
solo para|22
solu|-13
solv|11
som|11
som$|11
some|-19
somebody|2
son$|-3
sona|3
sond|21
sondern|10
sone|20
sonn|-13
sons|-6
sopo|19
soporte|19
sor$|-24
sort|-7
sour|-20
source|2
spac|10
span|-9
span style|1
spea|-3
spec|-11
spen|-15
sper|6
spon|10
spra|18
sprachmodell|22
spri|-24
sreg|11
srob|15
ssa$|29
ssag|5
sse$|-27
ssed|13
ssee|-13
ssen|-21
sser|5
sses|3
ssif|-6
ssig|-2
ssin|-8
ssio|-5
ssis|13
ssor|28
sst$|4
ssun|16
ssus|9
sswo|-6
sta$|7
staf|4
staff|8
stal|-17
stan|9
stand|-11
stands|23
stands above|5
star|2
start|31
stas|3
stat|-8
statt|8
status|5
ste$|9
stea|4
steh|-8
steht|-4
stei|-3
stel|-3
stem|11
sten|-1
step|-5
ster|-21
stes|10
stet|11
stets|5
stic|39
stim|-9
stin|-16
stio|2
stit|1
stli|19
stma|-5
stnt|4
sto$|5
stod|29
ston|-3
stone|1
stoo|-8
stop|-21
stor|9
store|7
store the|9
stored|20
stra|5
stre|-18
stri|-4
stro|3
stru|11
sts$|-26
stuf|2
styl|11
style|-3
su|-9
suar|3
subj|-15
subs|-7
such a|5
sudo|47
suit|-8
suite|4
sult|-4
summ|-13
summarise|4
summarise this|4
sund|6
sunday|11
sunday the|54
sung|43
sunt|4
supp|6
supprime|-10
supprimer|2
supprimer le|10
supr|5
suprime|5
sur|5
sur$|5
sure|5
surv|-4
sus$|8
sust|16
swap|5
swer|11
swit|-6
switched|10
swor|4
syst|12
system|19
system content|2
system ignore|6
system new|35
system notice|-5
system override|2
system prompt|4
system set|2
system you|2
systeme|-3
systems|-5
syte|11
sytem|5
sze$|14
t|-13
t m|35
t's$|-25
ta|-6
tabl|-6
tach|21
tache|36
taches|36
taches de|2
tado|34
taff|5
tag|2
tag$|-8
tage|-19
taht|8
tain|-8
tair|-10
tait|-6
take one|2
taken|7
takes|-12
taks|38
tal$|-33
tale|6
talk|14
tall|-19
tamb|9
tambien|9
tan$|-25
tana|4
tanaka|7
tanaka and|1
tanaka y|1
tanc|6
tand|-11
tant|16
tanw|14
tar$|15
tare|31
tarea|25
tareas|38
tareas de|6
tari|-8
tart|-18
tas$|-3
task|29
task as|15
task assistant|24
task bot|-11
task builder|23
task due|1
task from|1
task helper|7
task is|5
task list|7
task maker|9
task of|7
task program|26
task to|-2
taskbot|8
tasks|20
tasks and|8
tasks named|9
tasks of|18
tasks out|2
tat$|5
tate|-20
tati|27
tatt|13
tatu|4
tbot|12
tch$|-24
tche|-8
te|8
tead|-1
team|-29
tect|-15
ted$|-11
tee$|-10
teh|-7
teh$|-7
teht|-8
tein|-3
tel|17
tel$|18
tele|54
teli|15
tell|-21
tell the|-6
tem$|-1
tema|14
temb|5
teme|12
tems|1
ten$|-25
tena|-18
tenc|25
tend|-19
teni|5
tent|15
tep$|-5
ter$|-8
terd|2
tere|-5
term|8
termin|1
termine|-1
terms|12
tern|-1
terp|26
ters|-5
tes$|-6
test|-4
tet$|17
tets|5
teur|18
teve|1
text|23
text above|-1
text and|1
text is|-4
text oben|1
texte|1
texto|10
texts|-4
th|6
th of|13
than|-5
thank|21
thank you|-25
thanks|-23
that|10
that are|1
that files|18
that has|2
that is|10
that it|9
that makes|6
that reads|7
that the|5
that there|-15
that turns|23
that you|-13
thats|14
the|-8
the above|8
the addressee|-3
the admin|-14
the administrator|10
the ai|6
the answer|15
the asistant|-7
the assignee|30
the assistant|-33
the auto|60
the automated|11
the automatic|14
the board|19
the bot|-2
the box|29
the ceo|-3
the clever|1
the computer|38
the date|-10
the day|41
the description|36
the due|9
the end|-17
the extractor|28
the following|1
the highest|4
the humans|2
the last|2
the level|41
the list|-23
the lowest|23
the machine|8
the mail|7
the model|30
the moment|3
the name|32
the note|5
the notes|16
the one|13
the other|-3
the output|25
the owner|10
the person|8
the plants|31
the priority|22
the program|3
the reading|18
the real|2
the responsible|5
the robot|-18
the sender|15
the software|-19
the system|-1
the task|12
the tasks|16
the text|10
the th|-16
the thing|21
the titel|5
the title|3
the user|22
the whole|8
the word|26
the workspace|2
the$|-9
thei|-10
their|-10
them|5
them to|1
then|6
then it|29
then the|1
ther|-8
there|25
there is|-14
there was|35
thes|-3
these|-5
they|-15
thin|7
thing|-17
thing that|19
think|2
thinking|24
this|14
this as|13
this document|7
this email|9
this is|-7
this letter|28
this line|44
this mail|7
this message|3
this one|14
this page|6
this task|9
this text|13
this the|-12
this ticket|-1
this to|11
this very|22
this you|-37
thm$|19
thor|-6
thou|4
thre|2
three|-2
thro|-17
ths|16
ths$|8
thx|-10
thx$|-10
tial|-6
tic$|21
tica|-22
tice|-3
tick it|20
ticket|-5
tickets|10
tico|30
tien|-4
tier|9
ties|11
tifi|15
tig$|-9
tige|19
tihs|3
tik$|18
til$|10
tili|1
till|-24
time|-7
tin$|-1
tina|-2
tine|-6
tion|-7
tiqu|-26
tir$|-19
tise|13
tit$|8
tite|25
titel|25
titel is|5
titl|17
title|13
title field|11
title is|11
title must|12
title nothing|2
title of|-6
title to|-2
title transfer|5
title wire|3
titr|30
titre|30
titu|16
titulo|14
tive|-26
tled|-1
tlic|16
tlie|20
tly$|17
tmas|-1
tmat|10
tmo$|17
tnot|28
tnte|4
to|-6
to account|4
to admin|-6
to ai|2
to amara|3
to anna|7
to any|3
to ask|21
to be|-4
to ben|16
to do|-6
to dos|8
to enter|-9
to hacked|3
to january|14
to jonas|-2
to list|3
to low|-10
to march|18
to me|-5
to mei|-5
to nobody|7
to pick|7
to priority|6
to priya|-4
to see|25
to set|10
to task|19
to the|-4
to this|-13
to tomasz|9
to urgent|5
to victor|5
to write|3
to your|23
tobe|-5
tod$|29
toda|16
todas|7
today|15
today and|1
todo|-6
todo lo|15
todos|20
todos los|14
toi|10
toi qui|13
toi$|10
toko|-16
told|12
tom$|-15
toma|5
tomasz|-3
tomasz wilk|16
tomo|5
tomorow|4
tomorrow|7
ton|7
ton$|15
tone|-21
toni|10
tonight|5
too|-3
too$|-3
tood|-6
tool|32
tools|-7
top|16
tor$|-7
tore|10
tori|26
tory|20
tos$|-33
tou|18
tou$|14
tous|-13
tout|24
tout ce|15
toute|19
toutes|-2
toutes les|-2
tput|8
tra$|-14
trab|26
trac|-2
trad|17
trag|-4
tragt|6
trai|1
traitement|30
tran|-25
transfer|7
transfer eur|2
transfer to|1
tras|9
trat|-7
tre$|12
trea|-12
treat|-20
trel|5
tri$|4
trib|-10
tric|15
trie|-6
tro$|-3
tron|17
tros|-1
trus|9
trust|8
trusted|9
try$|-21
tsak|2
tsel|4
tsle|26
tsro|15
tte$|-15
tten|-7
tter|-9
ttin|-4
ttle|-18
ttre|-12
ttri|-7
tty$|6
tu me|6
tu mets|12
tual|-5
tufe|7
tula|-19
tule|4
tulo|12
tung|11
tur$|17
tura|2
ture|-16
turn|-8
turns|13
tus$|18
tute|-6
twar|14
twea|8
twen|12
twenty|11
two|-2
two$|-2
twor|22
txt|-1
txt$|-1
tyle|-6
type|1
tze$|18
tzen|11
tzer|6
tzt$|-11
u|7
u'il|-6
u're|7
uage|-7
ual$|-35
uali|25
uand|8
uant|-2
uari|-13
uary|9
uber|3
ubli|-2
ubri|40
ubsc|-5
ucci|-3
uce$|10
uch$|-22
uche|-7
ucke|-5
ucti|13
ucun|9
ude$|1
udo$|-3
ueda|31
ueme|2
uen$|-10
uent|7
uer$|-2
uera|18
ueri|-1
ues$|5
uest|2
ufen|-14
ufga|28
uge$|-13
ugh$|-22
ugin|15
uhre|15
uick|-3
uide|-4
uien|-14
uier|-1
uiet|20
uild|-25
uill|-6
uina|11
uis$|-6
uite|-6
ujou|-5
ular|-4
ulat|26
uld$|-18
ule$|-26
ules|20
ulin|15
ull$|-8
ulo$|8
ult$|4
um|-15
uman|37
umbe|-5
ume$|12
umen|-15
umer|13
umma|6
un|-6
una|-10
una$|-1
unch|-7
und|13
und den|5
und die|-8
und losche|4
und weise|2
und$|-7
unda|4
unde|-5
under|5
understod|29
unds|-5
une|5
une$|3
ung$|-24
unge|-9
ungs|13
uniq|-2
unit|2
uns|5
uns$|-9
unst|11
unsu|5
unsubscribe|8
unt$|-16
unta|-22
unte|-12
unter|9
unti|-10
until|-7
unto|-17
uold|-21
uor$|23
up|-16
upda|-6
update|-2
uppg|25
uppl|6
uppr|-1
upri|4
ur|5
ura$|12
ural|24
urce|-19
urch|-11
ure$|12
urga|-3
urge|5
urgencia|28
urgency|-14
urgent|6
urgent and|14
urgent assign|10
urgent due|9
urgent et|3
urgent for|10
urgent the|-22
urgent urgent|3
urgent y|1
urgn|1
urgnet|-14
urn$|5
urns|-3
uro$|-9
uros|-23
urre|9
urri|-3
urs$|-27
urse|-11
urth|18
us|-10
use|11
use it|-7
use$|-5
user|14
user's|3
users|-4
uses|7
uso$|24
uss$|13
ussi|-5
ust$|-4
usta|-5
uste|-19
usti|16
usua|8
usuarios|9
uswe|16
ute$|-14
uter|1
utes|-3
utet|8
utho|6
util|7
utin|28
utio|-8
utma|10
uto$|-8
utom|26
utpu|8
utre|4
uts$|-14
utte|6
uty$|7
utze|7
v|-10
va|9
vaci|22
vail|42
vali|-9
valu|33
value|44
values|-8
van|-10
van$|1
vant|-3
veal|-16
vec$|10
ved$|-2
vee$|31
vel$|-7
velo|-14
ven$|1
venc|7
vence|18
vend|-37
vendor|-7
ver$|3
vera|1
verarbeitet|6
verb|-5
verd|5
vere|-23
verg|-19
vergiss alle|12
vergiss alles|8
veri|-6
verr|5
vers|-12
version|9
vert|11
verw|14
very|-1
ves$|-25
vest|7
vez|1
vez$|-21
viad|49
vice|-2
vict|4
victor|4
vida|14
viem|8
vien|-7
vier|-8
view|-3
vin$|-8
vina|4
ving|18
viou|7
virt|-3
virtual|-3
vis$|-12
vise|21
visi|-10
viso|14
vite|1
voic|-18
voll|-9
vom|-3
vom$|-3
von|3
von einem|3
von$|-8
voor|4
vor|2
vor$|-39
vorg|2
vorz|16
vos|4
vos$|3
voss|21
vote|11
votr|4
votre|4
vous|-3
vril|2
vry$|-6
vryt|30
w|-17
walt|-10
want|-14
war|3
war einmal|6
war$|8
ward|16
ware|15
was|3
was a|13
was$|3
wat|21
wat is|21
wat$|21
wate|-10
way$|-20
ways|4
we|-16
wear|18
wech|5
week|-13
weg|16
weg$|9
weil|10
weis|6
weise|2
well|5
wen|25
wen$|-9
wenn|9
went|-12
wer|-11
wer$|-17
were|3
wers|-14
wert|23
west|6
what|7
what you|-5
whatever|11
whatever you|-17
when|-2
when i|2
when you|3
wher|-9
where|10
whic|1
which|-10
whil|9
while|18
while you|32
whit|-19
white|3
who|-7
who has|-11
who$|-7
whoe|4
whoever|5
whol|-4
whole|-1
whos|21
wich|21
wie|18
wie$|17
wied|3
wiht|11
wil|-5
wil$|-5
wilk|13
wilk and|10
will|-3
will be|-4
wing|-14
wipe|5
wird|9
wire|19
wire eur|11
wire to|2
wirt|-2
wirte|5
wise|5
wish|11
witc|-5
with|-1
with a|8
with done|5
with due|3
with hacked|13
with low|1
with ok|12
with priority|8
with the|-14
with this|-7
without|-1
without a|-3
wlik|21
wned|12
wner|-1
word|25
word banana|6
word for|17
words|-7
work|-10
workspace|24
worl|8
wort|21
woul|-4
would|-4
writ|-10
writ jonas|5
write|-5
write down|4
write it|4
write the|-5
writen|4
writer|20
writes|-9
written|-20
wron|-21
wrong|-20
wrot|5
wrote|5
wser|43
x|-12
x task|21
xamp|19
xcep|6
xes$|-4
xima|-1
ximu|12
xpec|-6
xpor|4
xte$|7
xto$|10
xtra|29
xts$|-4
y|17
y el|18
y no|8
y que|-6
y se|4
y tu|22
ya|-7
ya's|14
ybod|-14
yend|13
yer$|-43
yes|-13
yes$|20
yest|18
yesterday|2
ying|14
yle$|-10
ymen|-9
yo|7
yone|-2
you|-1
you are|24
you do|8
you have|-1
you know|1
you may|16
you must|16
you read|14
you see|-4
you summarise|4
you the|-3
you were|15
you$|-1
you'|-6
you're|7
your|12
your guidelines|15
your instructions|18
your output|2
your previous|9
your rules|10
your system|8
yste|11
ytem|11
ythi|11
yuo|10
yuo$|10
yuor|23
z|-24
zada|9
zeil|6
zemb|-1
zen$|1
zer$|7
zet|9
zet$|9
ziel|9
zone|24
zu|7
zust|27
zustandig|-9
zustandig ist|26
zustandige|2
~'|-9
~a|5
~a ~amr|3
~a ~asgn|7
~a ~astnt|1
~a ~bt|-5
~a ~d|6
~a ~dt|21
~a ~fr|20
~a ~hmn|8
~a ~i|119
~a ~jns|21
~a ~l|16
~a ~lng|-4
~a ~ltl|-32
~a ~ltntn|-1
~a ~m|17
~a ~mchn|-2
~a ~nd|5
~a ~nt|2
~a ~pm|7
~a ~pr|7
~a ~prgrm|2
~a ~prsn|36
~a ~prt|20
~a ~prtr|8
~a ~rfl|21
~a ~stms|2
~a ~t|-19
~a ~th|-10
~a ~tht|8
~a ~tl|11
~a ~tmsz|24
~a ~tsk|13
~a ~urgnt|37
~ab|-12
~abgschlt|2
~abt|-6
~abt ~it|-9
~abt ~th|19
~abv|26
~abv ~and|-34
~abv ~is|4
~ach|20
~achtng|9
~acn|8
~acnt ~wth|2
~acpt|-3
~acrdngl|20
~acrs|8
~acs ~grntd|1
~actn|-14
~ad|4
~admn|8
~admn ~bt|7
~admn ~md|6
~admn ~rghts|-9
~admnstrdr|3
~admnstrtr|26
~admnstrtr ~and|2
~adn|-10
~adrs|6
~adrs ~of|25
~adrsd|3
~advn|15
~af|-15
~af ~urgnt|1
~afgb|4
~afgbn|16
~aftr|-8
~agn|-7
~agnst|-21
~agnt|25
~agnt ~tht|14
~agnts|31
~agrd|19
~agrd ~wth|9
~agrdcd|8
~agrs|16
~agst|10
~ahr|5
~al|1
~al ~afgbn|8
~al ~bshrgn|7
~al ~mdl|24
~al ~of|39
~al ~prvs|-4
~al ~th|16
~al ~tsks|23
~al ~usr|-7
~al ~usrs|4
~algrthm|19
~algrtm|17
~alng|3
~alrd|9
~als|16
~als ~zstndg|5
~alt|-2
~alt ~txt|2
~alw|10
~alws|8
~alws ~ds|2
~am|-8
~amr|1
~amr ~is|-6
~amr ~okfr|24
~an|8
~an ~a|25
~an ~astnt|-14
~an ~d|1
~an ~dn|18
~an ~ds|8
~an ~mr|12
~an ~othr|11
~and|3
~and ~a|-9
~and ~al|19
~and ~answr|12
~and ~asgn|11
~and ~cl|-3
~and ~crt|1
~and ~d|23
~and ~dlt|-7
~and ~gv|-9
~and ~hv|27
~and ~i|6
~and ~is|5
~and ~it|15
~and ~its|34
~and ~lw|13
~and ~mk|9
~and ~mrk|-11
~and ~mst|2
~and ~n|5
~and ~prnt|-7
~and ~prt|4
~and ~rpl|14
~and ~rvl|4
~and ~s|8
~and ~st|-23
~and ~th|-6
~and ~tht|-6
~and ~tl|-4
~and ~wrt|-10
~and ~wth|11
~and ~y|11
~andr|11
~answr|15
~answr ~in|-9
~answr ~onl|13
~answr ~tht|10
~answr ~wth|19
~anthng|15
~anthng ~els|-6
~antr|11
~antr ~y|8
~ants|-1
~ants ~d|15
~antwrt|20
~anwsng|-2
~anwsng ~an|3
~anwsngn|8
~anwsngn ~und|5
~ap|-6
~apl|5
~apl ~bfr|11
~aplctn|-27
~apnt|15
~aprl|-2
~aprv|14
~aprvd|-7
~aprvd ~b|7
~aq|-2
~ar|4
~ar ~a|3
~ar ~alws|23
~ar ~an|16
~ar ~in|-10
~ar ~n|18
~ar ~nt|3
~ar ~nw|22
~ar ~th|15
~ar ~urgnt|21
~ar ~y|18
~archv|-10
~art|2
~artfcl|4
~artfcl ~intlgnc|-13
~artfsl|8
~arv|-1
~as|-2
~as ~a|-6
~as ~asgn|3
~as ~cmpltd|-5
~as ~d|1
~as ~dn|-18
~as ~fnshd|19
~as ~it|7
~as ~l|1
~as ~lw|7
~as ~t|13
~as ~th|13
~as ~tl|1
~as ~urgnt|4
~as ~y|18
~asgn|3
~asgn ~a|11
~asgn ~bn|6
~asgn ~evrthng|6
~asgn ~it|17
~asgn ~jns|35
~asgn ~m|-14
~asgn ~mst|17
~asgn ~pr|3
~asgn ~t|-2
~asgn ~th|-7
~asgn ~ths|-29
~asgn ~tmsz|23
~asgnd|-29
~asgnd ~t|-10
~ask|4
~askd|10
~askd ~t|3
~asnt|-1
~asrt|15
~astnt|22
~astnt ~bfr|5
~astnt ~d|-13
~astnt ~dgtl|7
~astnt ~is|13
~astnt ~mst|-2
~astnt ~st|1
~astnt ~th|3
~astnt ~vrtl|-3
~astnt ~wrt|23
~astnt ~y|9
~astntn|23
~astnts|23
~aswrtnd|6
~at|-15
~at ~it|31
~at ~onc|2
~at ~th|-4
~athrsd|11
~atmt|21
~atmtc|7
~atmtc ~rdr|2
~atmtd|-5
~atmtd ~astnts|14
~atmtd ~rdr|23
~atmtd ~rdrs|1
~atmtn|60
~atmtq|-20
~atmts|16
~atn|99
~atntn|33
~atrb|-4
~av|17
~avc|10
~avc ~l|6
~avrl|3
~avs|14
~aw|-11
~ax|-6
~b|-9
~b ~a|9
~b ~fr|3
~b ~n|-25
~b ~rd|-13
~b ~s|16
~b ~t|19
~b ~th|6
~b ~tht|4
~b ~tmrw|14
~b ~tmsz|6
~b ~urgnt|25
~bck|2
~bcs|-2
~bd|1
~bfr|-2
~bfr ~y|-3
~bgn|-5
~bhnd|4
~bj|-10
~bk|7
~bks|-5
~blck|22
~bldr|21
~blng|12
~blnk|-10
~blt|7
~blw|3
~blw ~is|2
~bn|9
~bn ~ok|10
~bn ~urgnt|13
~bng|9
~bntzr|4
~br|1
~br ~tds|12
~brd|-6
~brg|16
~brg ~and|18
~brg ~as|1
~brg ~et|11
~brg ~in|4
~brg ~pr|23
~brg ~y|4
~brk|-9
~bs|-12
~bs ~mrgn|5
~bschrbng|5
~bshrgn|7
~bshrgn ~anwsngn|7
~bst|-46
~bt|11
~bt ~a|7
~bt ~asgn|13
~bt ~d|2
~bt ~is|11
~bt ~th|9
~bt ~tht|-1
~btm|6
~bts|20
~btw|7
~bx|9
~bx ~fr|3
~c|-23
~c ~q|9
~cd|-15
~ch|11
~chmp|18
~chng|-20
~chr|-11
~chr ~intlgnc|14
~chrg|5
~chrs|6
~chrstms|-1
~chs|4
~chtbt|4
~chtbt ~asgn|14
~chtbts|12
~cl|-17
~cl ~it|16
~clbrtn|14
~clcltr|24
~cld|-25
~clg|2
~clgs|2
~clm|9
~cln|16
~clndr|-1
~clr|1
~cls|-1
~clsd|-5
~clvr|4
~clvr ~ltl|2
~cm|-1
~cm ~fch|7
~cm ~hch|1
~cm ~rspnsbl|5
~cm ~urgnt|1
~cmb|9
~cmnt|4
~cmplt|19
~cmpltd|17
~cmpltd ~and|-18
~cmpn|-7
~cmptr|61
~cmptr ~prgrm|6
~cms|-8
~cn|-18
~cn ~l|11
~cn ~prd|-1
~cncl|-3
~cncld|4
~cncrn|1
~cnf|3
~cnfdntl|-26
~cnfrm|11
~cnsgns|19
~cnt|-9
~cnt ~d|-1
~cnt ~l|3
~cntn|-29
~cntns|10
~cntnt|13
~cntrct|8
~cnts|10
~cnvrt|18
~cp|-16
~cptl|8
~cptl ~ltrs|9
~cr|-6
~crds|18
~crnt|33
~crs|21
~crspndnc|-2
~crt|-6
~crt ~a|3
~crt ~th|1
~crt ~tsks|1
~crtcl|-2
~cs|5
~cs ~lgns|3
~csl|15
~cst|-9
~cstmr|-11
~ct|-27
~d|-6
~d ~afgb|-5
~d ~and|10
~d ~anthng|31
~d ~bschrbng|8
~d ~d|-26
~d ~ds|-2
~d ~dt|7
~d ~est|12
~d ~fr|3
~d ~hr|3
~d ~is|21
~d ~it|14
~d ~jnr|68
~d ~k|10
~d ~l|-9
~d ~lctr|7
~d ~lng|9
~d ~m|51
~d ~mrz|-7
~d ~mtr|12
~d ~n|5
~d ~nt|13
~d ~nvmbr|3
~d ~of|2
~d ~on|12
~d ~pr|17
~d ~prt|15
~d ~s|37
~d ~sftwr|18
~d ~sm|1
~d ~t|22
~d ~td|-43
~d ~th|49
~d ~tht|7
~d ~tmrw|23
~d ~tmsz|1
~d ~tr|18
~d ~trs|2
~d ~y|-31
~db|1
~dch|-10
~dcmnt|13
~dcn|10
~dctr|1
~dfrnt|14
~dgtl|14
~dj|-9
~dl|-13
~dln|11
~dln ~is|-7
~dln ~tmrw|29
~dlt ~al|21
~dlt ~evr|1
~dlt ~th|7
~dm|-21
~dm ~txt|3
~dmn|24
~dn|18
~dn ~and|11
~dn ~astntn|30
~dn ~tl|2
~dnc|6
~dnd|21
~dng|43
~dnk|-1
~dns|-3
~dns ~l|-13
~dnstnwsng|3
~dnt|-1
~dnt ~ask|13
~dnt ~wrt|21
~dr|-5
~dr ~a|5
~dr ~astnt|8
~dr ~k|29
~dr ~prgrm|51
~dr ~tsk|-29
~drctv|2
~drnglchkt|6
~drngnd|21
~drp|6
~drp ~th|23
~drs|-29
~drs ~acrdngl|5
~ds|-10
~ds ~d|13
~ds ~hr|-5
~ds ~ist|7
~ds ~it|20
~ds ~nchrcht|15
~ds ~nt|-2
~ds ~prgrm|-14
~ds ~rbt|8
~ds ~s|30
~dscrd|5
~dscrptn|9
~dsk|-3
~dsn|23
~dsnt|-11
~dsr|-12
~dsrgrd|11
~dsrgrd ~evrthng|8
~dsrgrd ~th|3
~dstntr|7
~dt|9
~dt ~and|-5
~dt ~at|2
~dt ~bx|7
~dt ~d|9
~dt ~is|24
~dt ~jnr|5
~dt ~n|20
~dt ~t|11
~dt ~td|7
~dt ~y|28
~dtctn|14
~dtctn ~ws|14
~dtm|-1
~dtr|5
~dts|36
~dv|-14
~dvlpr|11
~dvlpr ~md|15
~dvn|5
~dvnt|29
~dwn|2
~dwn ~fr|9
~dzmbr|-1
~e|-3
~e ~d|12
~e ~l|17
~e ~ml|-20
~e ~n|15
~ech|18
~echnc|5
~echnc ~dmn|22
~ecr|5
~ecrs|11
~efct|34
~egl|8
~eh|-1
~el|-19
~el ~d|13
~el ~lctr|9
~el ~prgrm|1
~el ~tl|2
~els|7
~els ~is|9
~eml|-30
~empt|4
~empt ~th|2
~en|-1
~en ~el|8
~en ~l|4
~en ~lw|16
~en ~trs|3
~en ~und|2
~en ~urgnt|12
~encrgd|11
~end|25
~end ~of|12
~ends|-13
~enfch|8
~engn|12
~engn ~tht|11
~enm|3
~enml|5
~enml ~en|6
~enr|-1
~entr|22
~entrg|-3
~entrgn|-7
~entrs|22
~er|-13
~er ~t|12
~erldgt|7
~erlr|12
~ers|-9
~ers ~t|12
~ers ~un|8
~erst|5
~es|8
~es ~d|21
~es ~jns|42
~es ~un|32
~es ~wr|6
~escrt|3
~est|3
~est ~cr|7
~est ~d|15
~est ~en|7
~est ~mnsj|17
~est ~pr|5
~ests|10
~et|14
~et ~j|2
~et ~l|22
~et ~n|1
~et ~t|5
~evn|14
~evr|17
~evr ~tsk|22
~evrbd|-9
~evrn|7
~evrthng|23
~evrthng ~abv|32
~evrthng ~y|24
~exmpl|-4
~exprt|-3
~extr|-22
~extrcn|32
~extrct|-28
~extrctn|24
~extrctr|25
~f|-6
~fbl|2
~fbr|-20
~fch|3
~fch ~el|7
~fclts|14
~fd|2
~fhrn|12
~fl|6
~fl ~in|15
~fl ~it|22
~fl ~th|9
~fld|-14
~flds|19
~flg|36
~flgkt|8
~flng|12
~flr|8
~fls|-12
~fls ~th|4
~fls ~ths|17
~flt|-11
~fltr|17
~flwng|1
~flws|2
~fn|16
~fnd|-15
~fnds|-7
~fnshd|25
~fnshd ~and|6
~fr|-8
~fr ~a|-11
~fr ~al|18
~fr ~atmtd|9
~fr ~cmptr|11
~fr ~d|5
~fr ~dn|-21
~fr ~evr|9
~fr ~hmns|2
~fr ~it|-6
~fr ~jns|11
~fr ~m|19
~fr ~pl|14
~fr ~pr|-4
~fr ~td|-1
~fr ~th|12
~fr ~ths|3
~fr ~wrd|18
~fr ~y|4
~frc|7
~frcr|9
~frd|-4
~frdg|19
~frg|-7
~frgt|5
~frgt ~th|-87
~frgt ~wht|20
~frgt ~yr|-1
~frm|-6
~frm ~flr|18
~frm ~hr|12
~frm ~m|64
~frm ~nw|26
~frm ~th|5
~frm ~ths|15
~frm ~yr|3
~frnd|35
~frst|8
~frst ~nm|20
~frtg|11
~frthr|2
~frwrd|17
~fs|-7
~ft|-16
~ftnt|28
~ftr|19
~fv|-6
~fx|-28
~g|18
~g ~on|27
~gb|-14
~gd|-8
~gd ~as|17
~gdlns|21
~gl|19
~glt|10
~gmbh|7
~gmß|2
~gn|-5
~gn ~s|5
~gng|11
~gng ~t|14
~gnrtr|19
~gns|13
~gnz|18
~gpt|8
~grd|-1
~grndmthr|8
~grnt|-3
~grntd|-6
~grntd ~prt|1
~grnts|16
~grt|-32
~gs|-20
~gs ~fr|40
~gs ~t|-3
~gst|-13
~gt|-16
~gts|-5
~gv|-5
~gv ~it|10
~gv ~th|-6
~gv ~ths|18
~gvn|9
~gvs|-5
~h|-26
~h ~y|28
~hc|20
~hch|5
~hckd|-21
~hckd ~and|-22
~hckd ~prt|3
~hd|9
~hdn|23
~hdng|11
~hg|-20
~hgh|-9
~hgh ~prt|21
~hghlghtd|18
~hghlghtr|15
~hghst|6
~hj|28
~hl|-10
~hld|20
~hlpr|-4
~hm|-6
~hmn|13
~hmns|28
~hn|-30
~hnd|-8
~hndlng|35
~hndls|11
~hndls ~ths|13
~hnws|4
~hnws ~an|-9
~hp|-20
~hr|-1
~hr ~and|4
~hr ~en|9
~hr ~on|7
~hrd|-1
~hrt|-25
~hs|-14
~hs ~bn|13
~hs ~t|13
~hst|-1
~hstr|27
~ht|-15
~hv ~t|21
~hw|-1
~i|3
~i ~am|14
~i ~d|-8
~i ~hv|-11
~i ~knw|21
~i ~n|21
~i ~s|-9
~i ~wl|-9
~ic|-15
~ich|-10
~id|-26
~if|-5
~if ~a|6
~if ~th|5
~if ~y|-2
~if ~yr|25
~ignr|13
~ignr ~al|22
~ignr ~evrthng|10
~ignr ~prvs|19
~ignr ~th|-15
~ignr ~yr|15
~ignrz|25
~ihn|-7
~ihr|-18
~il|2
~il ~est|5
~im|-6
~im ~end|6
~imprtnc|21
~imprtnt|-13
~imprtr|53
~in|-5
~in ~a|-19
~in ~admn|5
~in ~cptl|9
~in ~d|20
~in ~dvlpr|1
~in ~it|-8
~in ~mntnc|3
~in ~th|-8
~in ~ths|10
~in ~yr|20
~inbxs|21
~inf|-12
~ins|-31
~inscr|10
~instd|8
~instd ~of|-10
~instrcn|6
~instrcns|3
~instrctn|41
~instrctn ~fr|1
~instrctns|4
~instrctns ~and|6
~instrctns ~fr|-2
~int|5
~int ~th|12
~intk|25
~intl|5
~intlgnc|11
~intlgnc ~artfcl|-12
~intlgnz|11
~intljnc|7
~intrn|9
~intrns|27
~invc|-6
~invsbl|16
~invt|19
~ir|6
~is|-6
~is ~a|25
~is ~d|-18
~is ~fr|22
~is ~gng|7
~is ~jnr|10
~is ~m|23
~is ~n|-18
~is ~nt|-10
~is ~nw|5
~is ~on|5
~is ~pr|5
~is ~rdng|5
~is ~rspnsbl|-20
~is ~t|16
~is ~th|9
~is ~tmsz|28
~is ~urgnt|-8
~is ~wrtn|2
~is ~yr|19
~isnt|1
~ist|7
~it|5
~it ~a|29
~it ~and|9
~it ~as|12
~it ~b|-26
~it ~fr|4
~it ~gvs|1
~it ~hd|24
~it ~hs|19
~it ~in|-15
~it ~is|9
~it ~of|-7
~it ~on|26
~it ~rd|4
~it ~s|3
~it ~t|18
~it ~td|-22
~it ~urgnt|15
~it ~wl|11
~it ~wld|29
~it ~ws|-9
~itm|-14
~itm ~abv|7
~itms|5
~its|6
~its ~own|23
~j|-19
~j ~n|15
~jb|-5
~jb ~is|16
~jlbrk|26
~jms|17
~jn|-15
~jnr|-1
~jnr ~and|-5
~jns|-5
~jns ~brg|28
~jns ~is|38
~jr|-32
~js|-9
~jsn|55
~jst|3
~jtzt|-7
~k|19
~k ~l|1
~klg|11
~klgn|6
~kln|-11
~kn|-13
~knd|-20
~kndl|3
~knstlch|11
~knstlch ~intlgnz|11
~knw|-16
~knws|4
~kp|-3
~kr|-10
~ks|-30
~kstrl|6
~ktr|2
~ktr ~t|2
~kvn|-1
~l|-11
~l ~antr|26
~l ~cnt|-18
~l ~cs|14
~l ~csl|15
~l ~d|15
~l ~dstntr|2
~l ~dt|31
~l ~est|23
~l ~fch|-6
~l ~hg|14
~l ~lgcl|-6
~l ~lnd|13
~l ~lst|-9
~l ~mchn|35
~l ~mkn|14
~l ~mqn|-14
~l ~mrs|-2
~l ~mt|-1
~l ~pls|16
~l ~prd|7
~l ~prgrm|17
~l ~prsn|4
~l ~q|11
~l ~rb|14
~l ~rbt|1
~l ~tch|9
~l ~tr|15
~lb|-25
~lbr|-14
~lbs|9
~lbs ~prgrm|9
~lchnc|5
~lcnc|14
~lctr|26
~lctr ~atmtc|25
~ld|-14
~lf|34
~lft|-24
~lg|-30
~lgcl|23
~lgl|1
~lgn|-5
~lgns|3
~lk|-8
~lk ~at|1
~lk ~tht|25
~lks|-26
~lm|23
~lmt|-13
~ln|-12
~ln ~is|3
~lnch|-3
~lnd|-12
~lng|14
~lng ~mdl|41
~lpl|9
~lr|-18
~lrn|45
~lrs|-17
~ls|-11
~ls ~cnsgns|9
~ls ~tchs|22
~ls ~trs|13
~lsch|12
~lsch ~al|10
~lschn|6
~lsn|6
~lsr|-3
~lst|3
~lst ~al|12
~lst ~d|-20
~lst ~of|-10
~lstn|22
~lstnt|2
~lsts|30
~lt|-4
~lt ~it|3
~ltd|-4
~ltl|24
~ltl ~rbt|16
~ltntn|-1
~ltntn ~d|-1
~ltr|-2
~ltrs|6
~lts|-21
~lv|15
~lv ~t|11
~lv ~th|-18
~lvd|51
~lvl|-12
~lvl ~urgnt|1
~lvs|-1
~lw|9
~lw ~and|2
~lwst|24
~lwst ~prt|-1
~m|-15
~m ~and|12
~m ~b|28
~m ~et|15
~m ~frst|22
~m ~is|28
~m ~l|-2
~m ~lst|3
~m ~s|23
~m ~tnk|27
~m ~urgnt|-6
~mch|13
~mchn|16
~mchn ~a|-19
~mchn ~is|-3
~mchn ~rdrs|6
~mchn ~tht|27
~mchns|6
~mcht|8
~md|2
~mdl|9
~mdl ~d|9
~mdls|18
~mg|-16
~mght|9
~mk|2
~mk ~it|-8
~mk ~m|3
~mk ~th|-11
~mk ~ths|3
~mkn|14
~mkng|5
~mkr|17
~mks|-6
~mks ~tsks|8
~ml|6
~ml ~adrs|2
~ml ~as|35
~mlbx|12
~mls|-9
~mn|-17
~mnd|-6
~mnm|-2
~mns|31
~mnschn|6
~mnsg|18
~mnsj|-10
~mnt|8
~mnt ~fr|19
~mnth|-6
~mntn|21
~mntn ~th|16
~mntnc|-12
~mntnc ~md|3
~mnts|-5
~mqn|12
~mqn ~q|16
~mr|-4
~mr ~tsk|33
~mrc|-25
~mrch|-4
~mrch ~is|16
~mrgn|1
~mrk|28
~mrk ~al|-39
~mrk ~as|8
~mrk ~evr|5
~mrk ~it|-12
~mrk ~ths|14
~mrkt|12
~mrng|-2
~mrs|-23
~mrz|-19
~ms|-25
~mschn|30
~mschnchn|6
~mschnl|14
~msg|16
~msg ~is|-18
~msgs|9
~mshn|39
~mst|11
~mst ~answr|15
~mst ~b|-18
~mst ~st|3
~mstr|14
~mt|-14
~mt ~a|9
~mt ~dm|-6
~mt ~dr|1
~mtlst|11
~mtr|7
~mtr ~l|21
~mtr ~wht|2
~mts|8
~mx|-12
~mxm|8
~n|-3
~n ~cr|-14
~n ~d|9
~n ~dt|-4
~n ~hmn|11
~n ~l|6
~n ~m|32
~n ~mtr|3
~n ~nd|38
~n ~ps|19
~n ~s|29
~n ~tsk|10
~nbd|4
~nch|-2
~nchrcht|6
~ncht|6
~nd|-18
~nd ~t|9
~ndrg|-21
~nds|-4
~ngn|-5
~nl|-11
~nlp|13
~nm|12
~nm ~in|34
~nm ~it|1
~nm ~pr|13
~nm ~th|12
~nm ~ths|18
~nmbr|6
~nmbr ~d|2
~nmd|3
~nms|6
~nr|-19
~nr ~fr|22
~nr ~in|29
~nr ~y|-15
~ns|-27
~nst|-5
~nt|3
~nt ~a|1
~nt ~fr|7
~nt ~m|14
~nt ~mntn|4
~nt ~pr|18
~nt ~t|-9
~nt ~th|7
~nt ~tk|9
~nt ~tl|17
~nt ~tmsz|4
~ntc|24
~nthng|9
~nthng ~els|2
~nthng ~t|1
~ntr|-18
~ntrl|3
~nts|4
~nv|-32
~nvl|-2
~nvmbr|-17
~nvr|15
~nw|-11
~nw ~an|13
~nw ~in|9
~nw ~instrctn|-6
~nw ~instrctns|43
~nw ~on|8
~nw ~rl|19
~nw ~th|4
~nxt|-10
~o|10
~obl|4
~oblgd|-1
~obn|14
~och|29
~octbr|-4
~of|-4
~of ~a|25
~of ~al|12
~of ~an|11
~of ~evr|-4
~of ~it|21
~of ~its|9
~of ~jns|7
~of ~m|5
~of ~mrch|-13
~of ~rdng|5
~of ~th|-9
~of ~thm|-1
~of ~ths|2
~of ~tmsz|25
~of ~txt|16
~of ~wht|4
~of ~yr|-7
~ofc|-11
~ofn|13
~ofr|31
~ok|-3
~okfr|3
~okfr ~and|2
~okfr ~as|8
~ol|-22
~olvd|-8
~olvd ~l|4
~on|-6
~on ~d|10
~on ~fr|-4
~on ~is|-2
~on ~it|-1
~on ~m|8
~on ~snd|7
~on ~t|21
~on ~ths|11
~on ~tl|3
~on ~urgnt|-4
~on ~wh|18
~on ~yr|11
~onc|6
~onc ~thr|4
~onl|3
~onl ~th|5
~onl ~wth|18
~ons|-18
~opn|-8
~opns|20
~oprtr|-3
~opst|13
~or|-16
~ordn|7
~ordr|-11
~orgnl|20
~os|-23
~osb|4
~ot|-12
~ot ~of|14
~othr|15
~othr ~tsks|4
~othrs|-9
~otpt|8
~otpt ~onl|3
~otpt ~th|-33
~otpt ~tl|10
~otr|5
~ovr|-6
~ovr ~th|5
~ovrd|7
~ownr|3
~ownr ~of|-1
~ownr ~pr|23
~p|-9
~p ~l|4
~p ~s|20
~pc|-52
~pck|10
~pck ~jns|3
~pd|-27
~pg|-2
~pl|4
~plc|-10
~pln|1
~plnt|-10
~plnts|22
~pls|-12
~pls ~ignr|-6
~plt|2
~plz|-19
~pm|-22
~pmnt|-9
~pn|-7
~pn ~d|11
~pnl|-2
~pnr|12
~pns|-6
~pnt|-9
~pr|-9
~pr ~a|3
~pr ~el|48
~pr ~l|15
~pr ~lw|24
~pr ~m|19
~pr ~nr|24
~pr ~pr|45
~pr ~un|2
~pr ~urgnt|14
~prcd|16
~prcs|18
~prcs ~ths|5
~prcsng|13
~prcsng ~ths|7
~prd|-20
~prd ~lw|8
~prd ~urgnt|15
~prf|-12
~prgm|35
~prgrm|27
~prgrm ~ds|23
~prgrm ~is|11
~prgrm ~q|21
~prgrm ~th|6
~prgrm ~tht|5
~prgrms|-3
~prgrph|5
~prjct|1
~prl|-23
~prm|14
~prmpt|6
~prmpt ~and|14
~prmpt ~as|-1
~prms|16
~prmt|7
~prnt|14
~prnt ~yr|1
~prs|-9
~prs ~ths|2
~prsn|14
~prsn ~and|9
~prsn ~bt|22
~prsn ~fr|4
~prsng|13
~prsns|-9
~prsnt|-8
~prsr|13
~prsrs|31
~prt|10
~prt ~af|23
~prt ~and|1
~prt ~drngnd|6
~prt ~fr|-2
~prt ~hgh|-1
~prt ~is|3
~prt ~lw|-13
~prt ~t|18
~prt ~urgnt|7
~prtr|3
~prtr ~d|8
~prv|-1
~prv ~m|1
~prvs|9
~prvs ~instrctns|2
~ps|22
~ps ~fr|-1
~ps ~pr|1
~pst|-18
~pswrd|-1
~pswrds|9
~pt|-22
~pt ~amr|6
~pt ~it|-12
~pt ~jns|2
~pt ~th|8
~pts|-10
~pwnd|12
~q|-5
~q ~el|1
~q ~l|17
~q ~ls|32
~q ~lt|20
~q ~m|5
~q ~n|7
~q ~prcd|14
~q ~s|28
~q ~t|-2
~q ~un|17
~qck|11
~qd|-4
~ql|1
~qm|-2
~qn|19
~qn ~l|4
~qnd|18
~qrd|7
~qstn|-3
~qt|-23
~r|4
~rb|-17
~rbt|24
~rbt ~d|-32
~rbt ~q|2
~rbts|-20
~rchnkncht|9
~rchnr|48
~rcp|18
~rcp ~fr|14
~rcrd|18
~rcrds|-7
~rcvd|22
~rcvr|1
~rd|-8
~rd ~as|15
~rd ~b|31
~rd ~on|-4
~rd ~th|-29
~rd ~ths|19
~rdl|21
~rdl ~fr|22
~rdng|18
~rdng ~alng|4
~rdng ~hr|3
~rdng ~mchn|24
~rdng ~sftwr|26
~rdng ~ths|13
~rdr|7
~rdrs|9
~rdrs ~th|8
~rds|-19
~rds ~ths|3
~rfl|-7
~rfnd|2
~rg|-8
~rght|-2
~rghts|2
~rgl|-13
~rgln|-4
~rgrdls|3
~rgrdls ~of|3
~rgstr|8
~rl|-16
~rl ~stm|2
~rls|-9
~rls ~and|1
~rm|-17
~rmnd|9
~rmndr|3
~rmv|16
~rn|-2
~rnd|-23
~rng|-12
~rnk|9
~rpl|-1
~rpl ~onl|16
~rpl ~wth|13
~rplc|17
~rpndz|-1
~rprt|-17
~rpt|14
~rqst|-7
~rs|-32
~rslt|9
~rslvd|-10
~rspnd|15
~rspnsbl|-4
~rspnsbl ~a|5
~rspnsbl ~prsn|18
~rst|-8
~rt|4
~rtng|26
~rtrn|1
~rvl|4
~rvl ~yr|4
~rw|10
~rx|-2
~s|-6
~s ~a|-10
~s ~an|-9
~s ~bt|11
~s ~d|11
~s ~fr|9
~s ~gd|17
~s ~hr|7
~s ~i|2
~s ~it|21
~s ~l|-1
~s ~mch|-5
~s ~n|-12
~s ~q|6
~s ~s|15
~s ~t|4
~s ~th|6
~s ~tht|21
~s ~wrt|17
~s ~y|-36
~sch|8
~sch ~a|5
~schn|2
~schrb|28
~schrbt|9
~scnd|18
~scrt|-3
~scrv|6
~sd|-12
~sfrt|-10
~sftwr|15
~sftwr ~tht|-12
~sfwr|27
~sg|-2
~sgn|-18
~sgntr|-11
~sh|8
~shl|-7
~shl ~tk|14
~shld|8
~shld ~d|29
~shlt|28
~shr|23
~sht|4
~shw|14
~skp|24
~sl|-11
~sl ~pr|14
~sld|26
~slf|22
~slnt|-7
~slt|-14
~slvstr|20
~sm|3
~smbd|-3
~smn|-26
~smn ~ds|8
~smpl|-2
~smrs|4
~smrs ~ths|4
~smrt|23
~smrt ~inbxs|21
~sn|-19
~snc|-5
~snd|2
~snd ~th|21
~sndr|2
~sndrn|10
~snds|-10
~snl|7
~sns|5
~sns ~dt|11
~snt|13
~snt ~wth|43
~sntnc|18
~spl|8
~spn|5
~spn ~stl|1
~sprchmdl|22
~sprm|-4
~sprm ~t|5
~sprm ~ts|7
~sprmr|2
~sprmr ~l|10
~sprt|21
~sptmbr|9
~sr|-7
~srv|-4
~srvc|3
~srvs|30
~st|-12
~st ~d|16
~st ~prt|21
~st ~th|-1
~st ~ths|8
~stck|-32
~stf|7
~stht|-4
~stl|1
~stm|18
~stm ~cntnt|2
~stm ~ignr|6
~stm ~msg|-12
~stm ~ntc|-5
~stm ~nw|35
~stm ~ovrd|2
~stm ~prmpt|4
~stm ~q|11
~stm ~st|2
~stm ~y|2
~stms|-3
~stn|-20
~stnd|-11
~stnds|23
~stnds ~abv|5
~stp|-10
~stps|-1
~str|-15
~str ~th|9
~strd|4
~strt|11
~sts|-7
~sv|14
~swtchd|10
~sz|6
~t|-6
~t ~a|-12
~t ~acnt|5
~t ~admn|-6
~t ~al|-11
~t ~amr|6
~t ~an|22
~t ~ask|21
~t ~b|-11
~t ~bn|16
~t ~c|15
~t ~d|7
~t ~dn|12
~t ~ds|8
~t ~entr|-9
~t ~hckd|3
~t ~jnr|14
~t ~jns|13
~t ~k|19
~t ~l|27
~t ~ls|-2
~t ~lst|3
~t ~lw|-20
~t ~m|17
~t ~mrch|17
~t ~mts|12
~t ~n|2
~t ~nbd|10
~t ~pck|7
~t ~pr|9
~t ~prt|6
~t ~q|9
~t ~r|-6
~t ~rt|12
~t ~s|16
~t ~st|11
~t ~th|4
~t ~ths|-14
~t ~tmsz|9
~t ~tsk|19
~t ~urgnt|5
~t ~vctr|5
~t ~wrt|3
~t ~y|-12
~t ~yr|23
~tbl|11
~tch|28
~tchs|43
~tchs ~d|2
~tck|1
~tck ~it|20
~tckt|-14
~tckts|10
~td|-4
~td ~and|1
~td ~is|48
~td ~l|11
~tds|12
~tds ~ls|12
~tg|8
~th|-7
~th ~a|9
~th ~abv|10
~th ~admn|-14
~th ~admnstrtr|11
~th ~adrs|24
~th ~agnt|1
~th ~answr|16
~th ~asgn|34
~th ~astnt|-25
~th ~at|59
~th ~atmtc|19
~th ~atmtd|11
~th ~brd|17
~th ~bt|-7
~th ~btm|6
~th ~bx|29
~th ~c|-3
~th ~clvr|1
~th ~cmptr|38
~th ~d|33
~th ~dln|40
~th ~dscrptn|36
~th ~dt|-4
~th ~end|-17
~th ~extrctr|28
~th ~fld|10
~th ~flwng|3
~th ~hghst|4
~th ~hmns|2
~th ~lng|-2
~th ~lst|-15
~th ~lvl|41
~th ~lwst|28
~th ~mchn|8
~th ~mdl|19
~th ~ml|5
~th ~mnt|11
~th ~msg|21
~th ~nm|31
~th ~nt|5
~th ~nts|25
~th ~of|13
~th ~on|13
~th ~othr|-3
~th ~othrs|-7
~th ~otpt|25
~th ~ownr|10
~th ~plnts|31
~th ~prgrm|15
~th ~prsn|8
~th ~prt|13
~th ~rbt|-16
~th ~rdng|18
~th ~rdr|-30
~th ~rl|-3
~th ~rspnsbl|5
~th ~rst|-3
~th ~s|-8
~th ~sftwr|-10
~th ~sndr|15
~th ~stm|-18
~th ~th|-19
~th ~thng|21
~th ~tl|17
~th ~tsk|12
~th ~tsks|23
~th ~txt|10
~th ~usr|22
~th ~whl|22
~th ~wrd|26
~th ~wrk|2
~th ~wrkspc|9
~thm|3
~thm ~t|1
~thn|6
~thn ~it|28
~thng|-11
~thng ~tht|19
~thnk|22
~thnk ~y|-20
~thnkng|21
~thnks|-25
~thr|-3
~thr ~is|-14
~thr ~ws|35
~thrd|5
~thrsd|-3
~thrw|23
~ths|15
~ths ~as|14
~ths ~b|5
~ths ~dcmnt|7
~ths ~eml|9
~ths ~in|-1
~ths ~is|-11
~ths ~ln|45
~ths ~ltr|25
~ths ~ml|7
~ths ~msg|4
~ths ~nt|37
~ths ~on|10
~ths ~pg|6
~ths ~rpl|6
~ths ~sntnc|15
~ths ~st|17
~ths ~t|23
~ths ~tckt|-1
~ths ~th|-10
~ths ~tsk|10
~ths ~txt|14
~ths ~vr|22
~ths ~y|-32
~tht|11
~tht ~ar|1
~tht ~fls|18
~tht ~hs|1
~tht ~is|14
~tht ~it|9
~tht ~mks|10
~tht ~rds|10
~tht ~s|2
~tht ~th|-7
~tht ~thr|-15
~tht ~trns|23
~tht ~y|-13
~thts|-4
~thx|-10
~tk|-13
~tk ~on|2
~tkn|1
~tks|21
~tl|10
~tl ~an|18
~tl ~fld|11
~tl ~i|2
~tl ~is|8
~tl ~mst|12
~tl ~nthng|2
~tl ~of|-6
~tl ~t|-1
~tl ~th|-27
~tl ~ths|1
~tl ~tht|10
~tl ~trnsfr|5
~tl ~wr|4
~tld|11
~tlk|2
~tls|-21
~tm|-17
~tmbn|9
~tmrw|-4
~tmsz|-7
~tmsz ~hs|7
~tmsz ~wlk|22
~tn|-14
~tnght|5
~tnk|3
~tnk ~and|1
~tnk ~y|1
~tnr|10
~tp|-12
~tr|11
~tr ~l|20
~trd|-9
~trg|41
~trgt|-4
~trm|-18
~trmn|-7
~trms|12
~trn|-10
~trn ~th|31
~trns|6
~trnsfr|7
~trnsfr ~er|3
~trnsfr ~t|1
~trs|6
~trs ~d|1
~trst|7
~trstd|9
~trt|7
~trtmnt|23
~ts|1
~ts ~ls|13
~tsk|9
~tsk ~as|15
~tsk ~astnt|24
~tsk ~bldr|23
~tsk ~bt|-11
~tsk ~d|1
~tsk ~fr|-21
~tsk ~frm|1
~tsk ~hlpr|7
~tsk ~is|5
~tsk ~lst|7
~tsk ~mkr|9
~tsk ~of|7
~tsk ~prgrm|26
~tsk ~t|-2
~tsk ~tl|7
~tskbt|16
~tsks|23
~tsks ~and|8
~tsks ~nmd|9
~tsks ~of|18
~tsks ~on|1
~tsks ~ot|2
~tst|21
~tw|-3
~twnt|11
~txt|16
~txt ~abv|-1
~txt ~and|1
~txt ~is|-4
~txt ~obn|1
~txts|10
~u|12
~um|-15
~un|4
~un ~astnt|9
~un ~tch|11
~und|12
~und ~dn|5
~und ~lsch|4
~und ~schrb|2
~und ~ws|2
~undr|5
~undrstd|25
~uns|4
~unsbscrb|8
~unt|19
~untl|-9
~untl ~i|11
~untr|9
~up|-16
~updt|-2
~upn|7
~ur|5
~urgnc|13
~urgnt|5
~urgnt ~and|17
~urgnt ~asgn|3
~urgnt ~bn|1
~urgnt ~d|12
~urgnt ~en|13
~urgnt ~et|3
~urgnt ~fr|10
~urgnt ~th|-26
~urgnt ~urgnt|3
~urgnt ~y|16
~us|3
~us ~it|-15
~us ~th|-26
~usr|11
~usrs|8
~v|5
~vctr|5
~vd|-35
~vl|-1
~vld|-8
~vls|-2
~vlstndg|9
~vm|-3
~vn|13
~vn ~enm|3
~vn ~pr|1
~vnc|13
~vndr|5
~vr|-14
~vrbt|6
~vrgs|5
~vrgs ~al|12
~vrgs ~als|8
~vrgs ~dn|4
~vrsn|9
~vrstndn|11
~vrstndn ~ich|11
~vrtl|-3
~vs|12
~vsbl|20
~vst|15
~vt|-23
~vtd|-6
~vtr|-11
~vz|-17
~w|-12
~wch|25
~wdr|-8
~wg|6
~wh|14
~wh ~hs|-11
~wh ~rds|1
~whch|-10
~whl|2
~whl ~y|32
~whn|14
~whn ~i|2
~whn ~it|2
~whn ~y|4
~whr|9
~whs|-10
~wht|12
~wht ~flws|5
~wht ~y|-5
~whtvr|11
~whtvr ~y|-17
~whvr|5
~wk|-21
~wl|-2
~wld|-6
~wld ~th|37
~wlk|16
~wlk ~and|10
~wn|-1
~wn ~d|10
~wnt|-7
~wp|10
~wr|-14
~wr ~enml|6
~wr ~er|10
~wr ~t|24
~wrd|-23
~wrd ~bn|6
~wrd ~fr|17
~wrds|-7
~wrk|-1
~wrkspc|28
~wrng|4
~wrt|6
~wrt ~a|-17
~wrt ~dwn|5
~wrt ~jns|29
~wrt ~pr|13
~wrt ~th|-19
~wrt ~tht|-3
~wrtn|-16
~wrtr|15
~wrts|-9
~ws|1
~ws ~a|13
~wsh|-3
~wst|-6
~wt|-12
~wt ~is|21
~wth|1
~wth ~a|8
~wth ~d|10
~wth ~dn|5
~wth ~hckd|13
~wth ~lw|1
~wth ~ok|12
~wth ~prt|8
~wth ~th|-14
~wth ~ths|-12
~wth ~y|14
~wtht|-1
~wtht ~a|-3
~x|-19
~x ~tsk|21
~y|1
~y ~ar|24
~y ~b|-14
~y ~br|10
~y ~cm|2
~y ~d|8
~y ~el|24
~y ~hv|-1
~y ~knw|1
~y ~l|-4
~y ~m|15
~y ~mst|16
~y ~n|-4
~y ~nd|3
~y ~on|27
~y ~q|-4
~y ~rd|14
~y ~s|27
~y ~smrs|4
~y ~t|-4
~y ~th|-6
~y ~wr|15
~y ~wrt|11
~yr|3
~yr ~gdlns|15
~yr ~instrctns|18
~yr ~otpt|2
~yr ~prvs|9
~yr ~rls|10
~yr ~stm|8
~ys|-14
~ystrd|10
~z|-12
~zdn|9
~zln|6
~zn|19
~zr|-5
~zstndg|-6
~zstndg ~ist|26
~zt|5
`;
