/** How much each feature speaks for that somebody is asked; made by `npm run learn:assignees`, not by hand. */
export const ASSIGNEE_WEIGHTS = `
+after main asks0 score0|-3
+after main asks0 score2|-34
+after main asks0 score4|-7
+after main asks0 score5|10
+after main asks0 score6|25
+after main asks2 score0|6
+after main asks2 score2|34
+after main asks2 score4|15
+after main asks2 score5|8
+after main asks4 score0|-8
+after main asks4 score2|-2
+after main asks4 score4|-2
+after main asks4 score5|-6
+after main asks5 score0|8
+after main asks5 score2|10
+after main asks5 score4|12
+after main asks5 score5|6
+before main asks0 score0|-25
+before main asks0 score2|-11
+before main asks0 score4|-13
+before main asks0 score5|1
+before main asks0 score6|-5
+before main asks2 score0|19
+before main asks4 score0|2
+before main asks4 score4|-1
+before main asks4 score5|9
+before main asks5 score0|1
+before main asks5 score4|2
+before main asks5 score5|-7
+before main asks6 score0|3
+before main asks6 score5|-4
+greeted|42
+greeted beside asked|-23
+greeted1|-10
+greeted2|27
+greeted3|40
+isBesideOthers|-19
+isFirstMostAsked|1
+isFirstNamed|-18
+isInFirst|-14
+isInLast|2
+isInQuestion|9
+isInTask|-3
+isItem|14
+isMention|-2
+isMostAsked|2
+isOfOtherTask|-7
+isOwner|-21
+leads|-1
+listens|-9
+main main asks0 score0|-17
+main main asks2 score0|-10
+main main asks2 score2|-18
+main main asks4 score0|15
+main main asks4 score4|18
+main main asks5 score0|19
+main main asks5 score2|-5
+main main asks5 score4|-16
+main main asks5 score5|7
+main main asks6 score6|-3
+named|-17
+nobody|-7
+nobody item false|-7
+nobody item true|-3
+nobody main asks0|-6
+nobody main asks2|-6
+nobody main asks4|3
+nobody main asks5|-2
+nobody main asks6|-6
+nobody main0|-28
+nobody main1|-1
+nobody main2|-4
+nobody main3|-3
+nobody mainnone|12
+nobody most0|8
+nobody most2|3
+nobody most4|-23
+nobody most6|-18
+nobody myself|25
+nobody of1|-5
+nobody of2|-8
+nobody of3|-3
+nobody spoken|-21
+other task item false false|20
+other task item false true|12
+other task item true false|-13
+other task item true true|-25
+other task score0|10
+other task score2|1
+other task score4|3
+other task score5|-14
+other task score6|1
+score0|1
+score0 after|3
+score0 after main1|12
+score0 after main3|-9
+score0 before main1|16
+score0 before main2|4
+score0 before main3|-19
+score0 first task|5
+score0 main|4
+score0 main main0|15
+score0 main main1|2
+score0 main main2|-5
+score0 main main3|-6
+score0 of task|-4
+score0 sentence0|-15
+score0 sentence1|6
+score0 sentence2|7
+score0 sentence3|-3
+score2|2
+score2 after|9
+score2 after main1|-2
+score2 after main2|6
+score2 after main3|4
+score2 before|-11
+score2 before main1|-4
+score2 before main2|-16
+score2 before main3|9
+score2 first task|2
+score2 main|1
+score2 main main1|12
+score2 main main2|-24
+score2 main main3|13
+score2 of task|2
+score2 sentence1|-9
+score2 sentence2|-11
+score2 sentence3|18
+score4|9
+score4 after|16
+score4 after main1|-3
+score4 after main2|21
+score4 after main3|-16
+score4 before|-11
+score4 before main1|13
+score4 before main2|-2
+score4 before main3|-22
+score4 first task|3
+score4 main|2
+score4 main main0|-2
+score4 main main1|-9
+score4 main main2|5
+score4 main main3|8
+score4 of task|3
+score4 sentence0|16
+score4 sentence1|12
+score4 sentence2|-2
+score4 sentence3|22
+score5|22
+score5 after|14
+score5 after main1|16
+score5 after main3|-12
+score5 before|-2
+score5 before main1|-16
+score5 before main2|1
+score5 before main3|13
+score5 first task|-4
+score5 main|7
+score5 main main0|8
+score5 main main1|12
+score5 main main2|-2
+score5 main main3|-1
+score5 of task|16
+score5 sentence0|-8
+score5 sentence1|-16
+score5 sentence2|3
+score5 sentence3|14
+score6|20
+score6 after|7
+score6 after main1|3
+score6 after main2|6
+score6 after main3|-2
+score6 before|16
+score6 before main1|6
+score6 before main2|2
+score6 before main3|7
+score6 first task|-1
+score6 main|-3
+score6 main main1|-5
+score6 main main2|13
+score6 main main3|-10
+score6 of task|19
+score6 sentence0|24
+score6 sentence1|-11
+score6 sentence2|14
+score6 sentence3|-8
+sentTo|18
+sentTo beside asked|4
+sentTo1|9
+sentTo2|3
+sentTo3|6
+volunteers|30
+where after|-12
+where after 1|14
+where after 2|20
+where after 3|6
+where before|-8
+where before 1|12
+where before 2|16
+where before 3|-2
+where main|9
+where main 0|9
<)|9
<,|3
<-|3
<.|4
<:|13
<<|6
<< after|-9
<< before|4
<< main|1
<<(|-3
<<( after|-3
<<( before|-1
<<)|3
<<) after|-4
<<,|-5
<<, after|-17
<<, before|8
<<, main|3
<<-|5
<<- after|2
<<- main|2
<<.|1
<<. after|2
<<. main|-1
<<:|2
<<: after|-3
<<: before|-9
<<: main|15
<<<, and|7
<<<, but|7
<<<, it's|-1
<<<, said|5
<<<, says|-1
<<<, so|13
<<<, tell|8
<<<, then|-11
<<<. :|2
<<<: (|2
<<<: ,|1
<<<action :|1
<<<apologies :|-1
<<<approver :|6
<<<are with|-1
<<<assignee :|2
<<<back to|-3
<<<ben et|-1
<<<best ,|-7
<<<butts :|-1
<<<by :|-6
<<<call :|2
<<<caller :|-2
<<<cheque de|-2
<<<contact :|-3
<<<decision :|4
<<<figures to|-5
<<<is for|4
<<<lobby while|-3
<<<mei ,|-1
<<<minutes :|-2
<<<nora ,|-1
<<<okafor ,|-11
<<<on ,|-8
<<<over to|1
<<<owner :|2
<<<patient :|5
<<<please ,|1
<<<prof .|-5
<<<raus ,|5
<<<regards ,|-8
<<<reminder for|13
<<<reported by|-2
<<<requester :|-3
<<<responsible :|1
<<<rota :|-1
<<<still in|-1
<<<swap :|3
<<<ta ,|-2
<<<technician :|-8
<<<there ,|5
<<<this is|-5
<<<thursday ,|1
<<<to :|1
<<<top :|7
<<<user :|-3
<<<von herrn|-2
<<<who :|-6
<<<would you|3
<<<you ,|5
<<a|1
<<a main|4
<<about|-1
<<about main|-1
<<action|1
<<action main|1
<<an|4
<<and|1
<<and after|8
<<and before|-3
<<and main|-5
<<as|-4
<<as main|-4
<<ask|-2
<<ask after|-5
<<ask main|3
<<asked|5
<<asked before|-3
<<asked main|4
<<asking|-3
<<asking before|-3
<<at|-2
<<at after|-2
<<aunt|-2
<<because|-7
<<before|-2
<<before main|-2
<<bei|-3
<<bei main|-3
<<but|9
<<but main|9
<<by|-6
<<by after|-2
<<by before|-1
<<by main|-3
<<c'est|3
<<c'est after|3
<<call|-10
<<call main|-10
<<can main|-2
<<cc|-2
<<could|2
<<could after|1
<<could main|1
<<de|-5
<<de before|-1
<<de main|-4
<<dear|1
<<did|-2
<<did main|-1
<<et|-3
<<et main|-2
<<for|1
<<for after|1
<<for before|1
<<frau|-2
<<from|-10
<<from after|-5
<<from main|-4
<<fur|1
<<fyi|4
<<has|-1
<<herrn|-1
<<herrn before|1
<<hi|2
<<if|3
<<if main|3
<<in|-2
<<in main|-2
<<is|-1
<<is before|2
<<is main|-4
<<it|2
<<it's|-3
<<it's main|-6
<<la|-1
<<la main|-1
<<let|-8
<<let main|-10
<<maybe|3
<<maybe after|3
<<me|7
<<me main|7
<<nair|-1
<<not|-6
<<not after|-3
<<not before|-1
<<of before|6
<<off|1
<<ok|4
<<on|-1
<<or|-1
<<or before|2
<<or main|-4
<<pastor|-9
<<please|2
<<please main|2
<<pls|4
<<pls main|4
<<que|10
<<que main|8
<<remind|-4
<<remind main|1
<<said|-3
<<said after|6
<<said before|-5
<<said main|-4
<<says|1
<<says after|7
<<says main|-6
<<since|-4
<<since after|2
<<since before|-5
<<so|16
<<so after|5
<<so main|10
<<tell|9
<<tell after|2
<<tell main|7
<<thanks|-6
<<thanks after|-6
<<that|13
<<that before|12
<<that main|-1
<<the|-1
<<the before|-1
<<then|-7
<<then after|2
<<then main|-9
<<thought|-2
<<to|3
<<to after|8
<<to before|-4
<<told|9
<<und|-3
<<w|-1
<<w main|-1
<<was|-1
<<was main|-4
<<when|6
<<when main|6
<<while|-4
<<while main|-4
<<with|-2
<<with after|4
<<with before|-1
<<with main|-5
<<you|2
<<you after|2
<<you before|1
<<–|3
<<– main|4
<> |4
<> (|12
<> ,|-2
<> -|11
<> :|-19
<> @|4
<> a|-1
<> and|-2
<> asked|-6
<> asks|3
<> at|4
<> can|13
<> can't|-3
<> closing|-1
<> collects|-7
<> could|3
<> dear|1
<> did|3
<> does|3
<> drop|1
<> esta|-8
<> fixed|-4
<> fragt|2
<> fyi|-2
<> get|2
<> had|-6
<> handles|1
<> has|3
<> hat|-5
<> hearing|2
<> here|-2
<> i|1
<> is|-4
<> ist|-1
<> kannst|1
<> keeps|3
<> kindly|1
<> looks|-9
<> needs|-2
<> on|2
<> or|-4
<> please|10
<> pls|6
<> porfa|2
<> prepara|1
<> reported|-2
<> said|4
<> says|-4
<> sends|-3
<> should|2
<> soll|2
<> starts|-1
<> takes|-4
<> tells|5
<> the|11
<> to|7
<> tu|1
<> u|1
<> usually|1
<> van|-1
<> volunteered|4
<> wants|-5
<> was|10
<> will|5
<> would|1
<> wrote|-3
<> ya|-6
<> you|3
<> you're|1
<> –|6
<>( )|4
<>( ,|-2
<>, |-18
<>, !|2
<>, (|-1
<>, ,|7
<>, .|8
<>, :|9
<>, ?|10
<>, and|-7
<>, can|-2
<>, checks|-5
<>, has|-6
<>, is|10
<>, please|4
<>, should|-6
<>, the|-6
<>, to|2
<>, will|-9
<>- ,|3
<>- can|1
<>: |1
<>: (|-8
<>: )|6
<>: ,|-5
<>: -|-4
<>: .|3
<>: can|4
<>: does|2
<>: drafts|2
<>: has|-1
<>: please|1
<>: pls|1
<>: takes|3
<>: to|5
<>: wants|-2
<>: will|4
<>: writes|1
<>a ,|-13
<>a de|8
<>a que|6
<>action :|1
<>and ,|-10
<>and .|-3
<>and :|4
<>and have|-1
<>and the|-2
<>ask .|-2
<>ask about|-4
<>ask to|1
<>ask whether|-1
<>asked to|-3
<>by |1
<>by ,|-10
<>by .|-3
<>c'est qui|3
<>could please|1
<>de .|-3
<>dear ,|1
<>for |6
<>for ,|-8
<>for .|1
<>for :|2
<>for is|-6
<>from .|-3
<>from :|-3
<>hi ,|-1
<>if could|2
<>is ,|-1
<>is .|-3
<>it's ,|-8
<>it's birthday|-1
<>it's day|2
<>let know|8
<>not ,|-1
<>pls |3
<>remind to|-1
<>said .|-1
<>said would|-8
<>says ,|2
<>so ,|1
<>tell that|1
<>then ,|-3
<>to |10
<>to ,|5
<>to .|3
<>to :|11
<>to ?|-8
<>to about|5
<>to by|-5
<>to from|1
<>while is|-3
<>with ,|2
<>you ,|-2
<>you ?|2
<@|-10
<a|5
<about|-1
<account|1
<action|3
<after|-3
<afternoon|1
<again|-4
<agreed|5
<am|3
<amara|-10
<an|3
<and|-15
<anyway|2
<apologies|-1
<approved|1
<approver|6
<are|5
<as|-4
<asked|9
<asking|-3
<assigned|5
<assignee|2
<at|2
<aunt|-2
<away|-1
<b|-5
<back|-7
<be|13
<because|-8
<been|5
<before|-3
<bei|-3
<ben|-14
<best|-12
<bitte|11
<booked|-4
<but|9
<butts|5
<by|2
<c'est|7
<cabinet|4
<call|-12
<caller|-2
<can|9
<can't|1
<cc|-2
<certificate|-1
<check|-3
<cheque|-2
<club|-3
<colleague|-6
<contact|-4
<contract|-1
<costa|-5
<could|2
<counted|1
<de|-10
<dear|1
<december|-3
<decided|1
<decision|4
<del|6
<desk|-9
<did|-5
<die|7
<discussed|-1
<display|-1
<do|2
<doctor|-6
<don't|-9
<done|-5
<down|-7
<du|-5
<el|-5
<emil|-10
<et|-3
<evening|5
<favor|5
<figures|-5
<for|-5
<forwarded|2
<frau|-2
<friday|1
<from|4
<front|-8
<fur|1
<fwd|1
<fyi|5
<get|1
<give|-12
<goes|2
<grandma|-3
<h|-1
<haas|-5
<hall|-6
<handwritten|3
<has|-4
<have|4
<her|8
<here|-2
<herrn|-1
<hi|-2
<his|3
<i|4
<i'm|5
<i've|6
<if|5
<il|4
<in|-15
<ingrid|5
<invoice|-5
<is|-4
<isn't|-1
<it's|-1
<jonas|-4
<keys|-3
<know|-1
<la|-13
<ladder|-5
<le|2
<leave|6
<les|-1
<let|-8
<letter|5
<list|3
<lobby|-3
<lucia|-4
<lunch|1
<march|5
<may|-4
<maybe|3
<me|-4
<menu|2
<minute|2
<minutes|-2
<missing|3
<monday|-2
<more|4
<morning|2
<move|-9
<mrs|-1
<nair|-1
<needed|-4
<needs|-3
<new|-2
<next|-4
<night|-4
<nora|-2
<not|-23
<notes|-4
<now|12
<of|2
<off|14
<oh|-2
<ok|1
<okafor|-11
<on|-6
<one|-7
<only|6
<or|-8
<out|-1
<over|-4
<owner|3
<parents|-3
<passport|-8
<pastor|-9
<patient|5
<please|-8
<pls|-1
<pm|1
<por|5
<priya|1
<prize|-3
<prof|-5
<que|9
<quick|2
<raf|-11
<rafael|-4
<rang|-4
<raus|5
<regards|-8
<remind|-4
<reminder|11
<reported|-2
<requester|-3
<responsible|1
<room|-4
<rota|6
<said|-5
<sam|-2
<saturday|-1
<say|1
<says|-1
<school|-1
<second|3
<secretary|7
<seller|-1
<seriously|4
<signed|-10
<since|-4
<so|12
<someone|-2
<stall|1
<step|4
<still|-1
<swap|3
<ta|-2
<table|1
<taken|2
<team|2
<technician|-8
<tell|9
<th|2
<than|-3
<thank|-5
<thanks|-7
<that|13
<the|-9
<them|-14
<then|1
<there|4
<things|2
<this|11
<thought|-2
<three|3
<thursday|-3
<thx|-4
<time|5
<tmrw|3
<to|10
<todo|4
<told|10
<tomasz|-4
<tomorrow|2
<top|8
<treasurer|5
<tuesday|-4
<u|1
<und|-3
<until|-2
<up|-12
<urgent|-4
<user|-3
<von|-3
<w|-1
<want|8
<was|-2
<water|-2
<we|-2
<wednesday|1
<week|-5
<when|6
<while|-4
<who|-7
<will|-7
<window|2
<with|-2
<would|4
<written|2
<yeah|11
<you|7
<your|5
<–|5
>!|-3
>'s|2
>(|3
>)|-2
>,|3
>-|4
>.|-11
>:|-12
>;|11
>>|-7
>> after|-4
>> before|7
>> main|-10
>>! before|1
>>! main|-1
>>(|-1
>>( after|-11
>>( before|10
>>( main|-1
>>)|7
>>) after|2
>>) before|5
>>,|13
>>, after|-6
>>, before|16
>>, main|4
>>-|9
>>- after|-4
>>- before|5
>>- main|8
>>.|8
>>. after|-1
>>. before|4
>>. main|6
>>:|15
>>: after|-1
>>: main|11
>>;|10
>>>) .|4
>>>) :|-1
>>>) to|1
>>>, a|8
>>>, and|2
>>>, before|1
>>>, bis|1
>>>, bitte|3
>>>, but|1
>>>, by|2
>>>, can|-4
>>>, could|4
>>>, das|2
>>>, die|2
>>>, emil|-3
>>>, get|-2
>>>, go|-2
>>>, happy|-9
>>>, have|2
>>>, he|-4
>>>, i|5
>>>, i'd|1
>>>, il|1
>>>, is|6
>>>, it's|8
>>>, just|-1
>>>, kannst|1
>>>, la|1
>>>, machst|1
>>>, manana|1
>>>, mei|-8
>>>, merci|-3
>>>, move|1
>>>, necesito|1
>>>, no|-8
>>>, order|2
>>>, please|9
>>>, pls|1
>>>, por|1
>>>, priya|-1
>>>, put|1
>>>, ring|-2
>>>, she|-3
>>>, she's|-4
>>>, so|9
>>>, sorry|1
>>>, thanks|-7
>>>, the|18
>>>, then|-3
>>>, to|5
>>>, tu|2
>>>, we|-1
>>>, when|1
>>>, who|4
>>>, would|5
>>>, you|-4
>>>, you're|10
>>>, you've|1
>>>, your|7
>>>- order|1
>>>- the|4
>>>: am|1
>>>: ask|-1
>>>: blocked|-1
>>>: call|2
>>>: can|-3
>>>: get|-2
>>>: not|-6
>>>: nothing|-2
>>>: on|2
>>>: order|-6
>>>: please|-4
>>>: stocktake|-3
>>>: the|3
>>>about the|-6
>>>and priya|-2
>>>asked me|-1
>>>asked whether|-1
>>>at the|3
>>>away ,|-1
>>>brings the|2
>>>can u|5
>>>can you|6
>>>could you|2
>>>day off|2
>>>dear ,|1
>>>did it|-4
>>>did the|1
>>>do the|-2
>>>does it|6
>>>does the|1
>>>draws up|2
>>>drop everything|1
>>>et amara|1
>>>for the|-3
>>>from the|-5
>>>has already|-1
>>>has been|1
>>>has the|-5
>>>has to|2
>>>hat den|-2
>>>hat die|-2
>>>hearing aid|2
>>>here ,|-8
>>>i know|1
>>>is away|-2
>>>is going|1
>>>is ill|-4
>>>is off|-6
>>>is on|-1
>>>is the|7
>>>is to|3
>>>kannst du|1
>>>left the|-4
>>>love ,|2
>>>needs to|6
>>>offered to|1
>>>on leave|6
>>>on the|-2
>>>overtime ,|-1
>>>please .|1
>>>please do|1
>>>please fix|1
>>>please print|4
>>>please re|1
>>>please take|1
>>>pls swap|1
>>>said he'd|2
>>>said she'd|3
>>>says he'll|5
>>>says the|-3
>>>takes over|-5
>>>that the|-2
>>>the client|2
>>>thinks the|-1
>>>to chase|2
>>>to fix|1
>>>to get|-2
>>>to order|1
>>>to put|1
>>>to write|7
>>>told me|-3
>>>tu peux|1
>>>volunteered to|3
>>>wants the|-5
>>>will be|-2
>>>will draft|2
>>>will get|7
>>>will obtain|2
>>>will see|1
>>>will take|-3
>>>will you|1
>>>would like|-2
>>>would you|2
>>>writes a|5
>>>writes the|1
>>>you have|1
>>>– finished|8
>>>– the|3
>>?|8
>>? after|8
>>? before|3
>>? main|-3
>>@|4
>>@ main|4
>>a|-3
>>a main|-3
>>about|-2
>>about main|1
>>already|-1
>>and|-9
>>and after|-1
>>and main|-7
>>are|5
>>are after|5
>>as|4
>>as main|4
>>asked|-8
>>asked after|-1
>>asked before|-2
>>asked main|-5
>>asks|3
>>at|2
>>at after|6
>>at before|-1
>>at main|-3
>>away|-1
>>away main|-1
>>back|-1
>>before|-3
>>bestellt|1
>>bestellt main|1
>>birthday|-1
>>birthday main|-1
>>bitte|2
>>bitte main|2
>>brings|2
>>brings main|2
>>broke|-1
>>by|-9
>>by main|-9
>>calls|4
>>calls after|3
>>can|2
>>can after|11
>>can't|-1
>>can't main|-1
>>checks|-2
>>checks main|-3
>>closing|-1
>>collects|-5
>>collects main|-6
>>commande|2
>>could|5
>>could after|1
>>could main|5
>>covers|-7
>>covers after|-7
>>day|2
>>day main|2
>>de|9
>>de main|9
>>dear|1
>>did|-4
>>did before|4
>>did main|-7
>>do|-1
>>do main|-1
>>does|7
>>does before|1
>>does main|4
>>doing|10
>>doing after|8
>>drafts|2
>>drafts main|2
>>draws|2
>>drop|1
>>drop main|1
>>esta|-9
>>et main|-2
>>fix|1
>>fixed|4
>>for|-3
>>for main|1
>>forgot before|1
>>fragt|4
>>fragt after|2
>>from|2
>>from after|-1
>>from main|3
>>fyi|-2
>>gave|-3
>>get|2
>>get main|2
>>gets|4
>>gets main|1
>>goes|4
>>goes main|4
>>got|-2
>>got main|-1
>>had|-10
>>handles|-3
>>handles main|-3
>>has|-3
>>has after|4
>>has before|-8
>>has main|2
>>hasn't|-4
>>hat|-8
>>hat before|-1
>>hat main|-6
>>have|-2
>>he|5
>>hearing|2
>>here|-6
>>here before|-2
>>holt|1
>>holt main|1
>>i|1
>>i main|1
>>idea|-4
>>in|-2
>>is|7
>>is after|6
>>is before|-4
>>is main|6
>>ist|-3
>>ist before|-1
>>it's|7
>>job|1
>>kannst|1
>>kannst main|1
>>keeps after|-2
>>kindly|1
>>kindly main|1
>>know|9
>>know main|11
>>knows|-2
>>knows after|-2
>>last|-1
>>last before|-1
>>left|-4
>>left before|-7
>>left main|3
>>les|1
>>lo|6
>>lo main|4
>>looks|-9
>>love|2
>>love main|2
>>may|-2
>>may main|-2
>>moreno|-1
>>must|-1
>>n'a|-1
>>n'a main|-1
>>nearly|-1
>>nearly before|-1
>>needs|-3
>>needs main|-2
>>no|-3
>>no main|-3
>>off|-1
>>offered|-1
>>offered main|-1
>>on|-2
>>on after|-7
>>on before|7
>>on main|-2
>>only|-1
>>or|-8
>>or main|-8
>>orders|8
>>overtime|-1
>>overtime main|-1
>>owes|-4
>>phone|1
>>phone main|1
>>picks|7
>>please|1
>>please after|5
>>please main|-4
>>pls|3
>>pls after|4
>>porfa|2
>>porfa main|2
>>prepara|1
>>prepara main|1
>>presented|-5
>>promised|6
>>promised main|6
>>que|4
>>que main|4
>>qui|3
>>qui after|3
>>renews|1
>>reported|-3
>>reported before|-1
>>said|5
>>said before|2
>>said main|3
>>sammelt|3
>>says|-6
>>says after|3
>>says main|-9
>>se|2
>>sends|-2
>>sends after|-3
>>sends main|1
>>sent|-4
>>should|-4
>>should after|-5
>>should main|1
>>since|7
>>soll|3
>>soll main|3
>>sont|-1
>>starts|1
>>starts before|-1
>>still|6
>>take|-2
>>takes|-5
>>takes after|-6
>>takes main|2
>>tells|5
>>that|-3
>>that main|-3
>>the|5
>>the after|-3
>>the before|3
>>the main|5
>>then|5
>>then main|3
>>thinks|-1
>>this|-2
>>this main|-1
>>to|-5
>>to after|-9
>>to before|-8
>>to main|12
>>told|-1
>>told before|-1
>>told main|2
>>tu|1
>>tu main|1
>>u|3
>>u main|3
>>usually|1
>>usually after|1
>>van|-2
>>volunteered|4
>>volunteered after|1
>>wants|-9
>>wants after|-3
>>wants main|-6
>>was|15
>>was after|10
>>water|1
>>whether|2
>>whether after|2
>>who|2
>>who before|-2
>>will|2
>>will after|-3
>>will before|4
>>will main|1
>>would|-10
>>would before|-5
>>would main|-6
>>writes|10
>>writes after|1
>>writes main|9
>>wrote|-3
>>ya|-6
>>ya before|-1
>>you|4
>>you after|2
>>you main|2
>>you're|4
>>your|-8
>>–|6
>>– after|1
>>– before|2
>>– main|3
>?|10
>@|-2
>a|-5
>about|5
>accounting|-2
>add|1
>again|3
>agreed|3
>aid|2
>all|4
>already|-1
>am|6
>amara|-3
>an|-3
>and|-1
>any|-1
>anyone|1
>appointment|-4
>are|-5
>arrives|-3
>as|5
>asap|1
>asked|-3
>asks|3
>at|-2
>avant|-3
>away|-3
>b|-8
>back|4
>bank|2
>be|2
>bed|1
>been|-4
>before|3
>below|1
>ben|-5
>bestellt|1
>bio|-11
>birthday|-7
>bis|5
>bist|2
>bitte|-1
>blocked|-6
>book|3
>booked|-6
>both|-11
>bring|5
>brings|2
>broke|-1
>bus|-3
>but|-4
>buy|-3
>by|4
>call|10
>called|-4
>calls|4
>can|-17
>can't|8
>cancel|1
>card|-2
>care|3
>cellar|7
>chalkboard|-5
>change|2
>charge|3
>chase|5
>checks|-2
>clean|-2
>client|-3
>coffee|5
>collect|7
>collects|-5
>coming|10
>commande|2
>compare|-1
>complained|-4
>contract|9
>copied|-4
>correct|3
>could|8
>counted|-1
>countersign|1
>cover|6
>covers|-7
>cups|-5
>customer|1
>cut|-7
>das|5
>de|3
>dear|1
>december|1
>demo|4
>den|-4
>der|3
>did|-2
>do|-4
>does|6
>doing|5
>don't|-2
>done|-8
>dont|-1
>door|4
>down|7
>draft|5
>drafts|2
>dran|6
>draws|2
>drill|-7
>drive|-4
>drives|2
>drop|1
>du|5
>due|1
>e|-3
>egg|1
>ein|5
>en|3
>es|-3
>esta|-9
>everything|1
>falta|4
>faudrait|1
>faut|1
>favor|1
>figures|1
>file|3
>find|3
>finished|7
>fire|1
>first|2
>fix|4
>fixed|4
>flaky|1
>flowers|3
>flyer|2
>for|-1
>forgot|-2
>four|-3
>fragt|4
>friday|-5
>from|3
>front|-5
>fur|-2
>fyi|-4
>gave|-3
>get|6
>gets|3
>give|6
>go|-4
>goes|2
>going|3
>good|-3
>got|3
>grab|1
>grant|5
>gravy|4
>haas|-4
>had|-2
>handed|-1
>handles|-3
>happy|-14
>has|-8
>hasn't|-5
>hat|-1
>have|3
>hay|1
>he|8
>he'd|2
>he'll|4
>hearing|2
>hedge|3
>her|5
>here|2
>him|3
>his|-10
>holt|1
>i|10
>i'm|2
>i've|10
>ich|-2
>idea|-4
>if|4
>ihr|-2
>il|-1
>ill|-4
>im|1
>in|-11
>ingrid|-3
>invoice|2
>isn't|-1
>ist|3
>it|11
>it's|12
>job|1
>jonas|-2
>just|-3
>kannst|1
>key|1
>kindly|2
>know|9
>knows|-2
>la|1
>laptop|-5
>las|5
>last|-9
>le|12
>leave|1
>left|-3
>lend|-2
>let|1
>like|-1
>lind|-3
>list|-3
>llp|-1
>lo|2
>login|3
>look|7
>looks|-9
>lost|5
>love|3
>low|2
>lucia|2
>lucy|-11
>machst|1
>make|4
>manana|2
>march|-1
>marta|-1
>mate|4
>maybe|1
>me|6
>mei|-4
>merci|-3
>migration|1
>milk|1
>mind|1
>missing|1
>monday|6
>more|5
>moreno|-1
>morgen|2
>morning|-5
>move|3
>moved|-6
>mr|-5
>mrs|-1
>ms|-4
>my|1
>n'a|-1
>nearly|-1
>necesito|1
>need|6
>needs|1
>new|2
>next|1
>nicht|-7
>night|-9
>no|-4
>not|-8
>notes|1
>nothing|-8
>now|8
>number|-3
>obtain|4
>of|-5
>off|5
>offered|1
>offers|1
>oil|-3
>ok|3
>old|2
>on|-9
>one|7
>one's|5
>ones|6
>only|-8
>open|4
>opens|-1
>or|-8
>order|1
>orders|9
>organise|1
>out|-9
>over|-6
>overtime|-1
>owes|-4
>paid|-8
>pas|-2
>pay|4
>peux|2
>phone|2
>photos|-2
>pick|1
>picks|5
>plan|1
>please|10
>pls|11
>pm|-1
>por|1
>porfa|2
>pour|-2
>prepara|1
>prepare|5
>presented|-5
>prices|-9
>print|1
>printer|-2
>priya|-9
>projector|-1
>promised|7
>proofread|-2
>put|6
>quarantine|2
>que|6
>qui|-3
>quick|2
>quote|3
>quotes|3
>rafael|-3
>re|7
>recalibrate|1
>receipts|2
>reception|-3
>renew|1
>renews|1
>repair|3
>replace|1
>replacement|1
>reply|1
>reported|-3
>reserve|-4
>restart|-2
>restock|1
>review|1
>ring|2
>room|-10
>rotate|-2
>round|-3
>run|3
>s'en|3
>sam|-6
>sammelt|3
>saturday|1
>says|-8
>schlussel|-3
>schon|-1
>se|3
>search|-1
>see|-1
>send|4
>sends|-2
>sent|-4
>she|8
>she'd|12
>she's|3
>sheets|-3
>should|5
>show|-4
>sich|4
>sick|-3
>sie|5
>sign|3
>signed|-4
>since|9
>so|12
>sofort|1
>soll|3
>some|-1
>somebody|-8
>sont|1
>sorry|-2
>starts|-3
>statement|-3
>still|5
>stocktake|-3
>swap|1
>t'en|3
>take|-2
>tell|-4
>tells|5
>test|5
>thank|1
>thanks|-2
>that|4
>the|5
>them|5
>then|5
>there|3
>there's|7
>they|-2
>think|3
>this|-10
>those|-1
>three|2
>thursday|8
>till|-2
>time|6
>to|10
>today|11
>together|-2
>told|2
>tom|1
>tomasz|-4
>tomorrow|-6
>took|-5
>tu|4
>tuesday|4
>turn|10
>twice|-2
>two|2
>tyre|-2
>tz|-3
>u|11
>un|5
>until|-1
>up|6
>update|-3
>ur|1
>urn|-2
>us|-4
>usually|1
>vacation|-1
>van|-4
>vendor|-2
>volunteered|5
>w|1
>waiting|-2
>wants|-13
>war|1
>was|6
>wash|1
>water|2
>we|3
>we're|2
>wednesday|-4
>week|-5
>what|-3
>when|1
>where|-6
>which|1
>who|6
>who's|6
>wifi|1
>will|5
>with|8
>would|-6
>write|4
>writes|10
>written|-2
>wrote|-1
>ya|-6
>you|20
>you're|14
>your|-2
>yours|1
>–|6
^a|-3
^action|2
^add|-1
^also|-6
^amara|6
^and|7
^antoine|-1
^any|-4
^any chance|-4
^as|2
^ask|-1
^bea|-1
^before|-1
^before that|5
^ben|18
^ben can|14
^ben's|2
^bitte|1
^bitte die|-1
^board|1
^bon|-2
^book|10
^book the|6
^bring|1
^btw|4
^budget|-8
^bug|-1
^call|5
^call the|1
^can|2
^can we|3
^can you|1
^can't|-3
^carla|9
^carmen|-1
^change|-2
^chase|4
^chloe|-3
^colin|-1
^could|-1
^could you|3
^dana|-1
^deploy|7
^der|-8
^dev|-1
^did|-1
^die|-2
^dmitri|-1
^does|3
^don't|8
^dr|-1
^el|-3
^emeka|-1
^emil|6
^emil's|3
^file|-1
^find|12
^first|-1
^first thing|-1
^fix|1
^fix it|1
^fix the|1
^follow|-1
^follow up|-1
^for|-4
^further|1
^further to|1
^gareth|-1
^get it|-3
^give|-3
^go|-6
^grandma|1
^grandma phoned|2
^gus|-1
^hana|-1
^handover|2
^handwritten|-3
^hannah|-2
^hay|1
^hay que|1
^he|3
^helen|-1
^herr|2
^his|-3
^hugo|-1
^i|-12
^i can|-2
^i know|1
^i need|-1
^i was|-3
^i'd|3
^i'll|4
^i'm|-6
^if|5
^if not|-2
^if you|3
^il|-1
^il faudrait|-1
^il faut|1
^in|1
^ines|-1
^ingrid|1
^ingrid the|-1
^it|-2
^it's|-2
^item|6
^item broken|6
^ivan|-3
^jl|5
^joanna|-3
^jonas|10
^jule|-1
^just|-1
^kannst|-1
^kannst du|-1
^karim|-1
^kev|-1
^kiln|9
^kindly|-2
^konnten|-1
^konnten sie|-1
^la|8
^lars|-1
^le|-4
^leave|3
^lena|-2
^let|-6
^liz|-1
^lotte|-2
^lucia|4
^lucy|3
^lunch|1
^lunch menu|1
^marcus|-1
^marisol|-1
^marta|-1
^matt|-1
^mei's|-1
^mei's on|2
^merci de|1
^minutes|2
^mira|-1
^move|19
^mr doyle|2
^mr okoye|-2
^mrs|8
^ms|1
^must|-1
^must be|-1
^my|4
^nadia|-1
^nadine|-1
^need|-1
^need a|2
^needs|7
^needs to|-4
^next|-7
^next step|-5
^nina|-1
^no|-4
^nobody|-1
^noor|-1
^nora|14
^nora l|7
^nora mei|7
^not|-3
^not me|4
^note|-7
^nuria|-1
^ok|2
^ok so|5
^omar|-1
^one|6
^open|-1
^order|6
^order the|9
^oscar|-1
^owen|-2
^paolo|-6
^pete|-1
^petra|-1
^peux|-1
^peux tu|-1
^pick|2
^pick up|2
^pilar|-2
^please|-4
^please call|4
^please change|4
^please confirm|2
^please file|1
^please find|-1
^please hand|-1
^please have|-1
^please mr|-2
^please prepare|1
^please return|6
^please send|-1
^please submit|-2
^please tell|-1
^please to|6
^pls|-7
^por|-4
^por favor|-4
^prepare|1
^print|-1
^priya|-2
^priya's|3
^problem|2
^pta|4
^pta stall|4
^puedes|3
^puedes llamar|2
^put|8
^que|-8
^quick|-2
^quick one|-2
^raf|7
^rafa|-1
^rafael|3
^rafael's|-4
^raj|-1
^ravi|-1
^re|-2
^reminder for|-11
^renew|-3
^replace|-6
^request|3
^ring|-1
^rita|-1
^roof|-2
^rosa|-1
^ruth|-1
^sam|3
^send|2
^she|-6
^since|-1
^so|-4
^somebody|11
^somebody has|5
^someone|19
^stage|-2
^summary|9
^sven|-1
^swap|6
^take|4
^take it|-1
^take the|6
^tariq|-2
^te|-1
^tell|4
^tess|-1
^tess can|-1
^the|-4
^then|-2
^theo|-4
^they|-2
^this|-3
^thursday|-2
^thursday rota|-1
^timo|-1
^to|1
^to do|-1
^todo|-1
^tom|-1
^tomasz|1
^top|-3
^tu|-1
^tu peux|-1
^two|5
^vat|-4
^vat return|-4
^walt|-2
^water|-2
^water butts|2
^we|-6
^we need|-3
^what i|1
^when|-2
^when you|-4
^whenever|1
^while|-1
^who|-3
^who does|1
^who's|4
^will you|-2
^work|-2
^would|-2
^would be|-1
^would you|-4
^yann|-1
^you|-2
^your|-4
^yusuf|-1
^zoe|-1
`;
