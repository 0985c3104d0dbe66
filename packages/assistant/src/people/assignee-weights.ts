/** How much each feature speaks for that somebody is asked; made by `npm run learn:assignees`, not by hand. */
export const ASSIGNEE_WEIGHTS = `
+after main asks0 score0|-2
+after main asks0 score2|-34
+after main asks0 score6|33
+after main asks2 score0|8
+after main asks2 score2|34
+after main asks2 score4|21
+after main asks4 score0|-7
+after main asks4 score2|-2
+after main asks4 score4|-7
+after main asks5 score0|7
+after main asks5 score2|14
+after main asks5 score4|-4
+after main asks5 score5|6
+before main asks0 score0|-20
+before main asks0 score2|-14
+before main asks0 score4|-21
+before main asks0 score6|-2
+before main asks2 score0|8
+before main asks4 score0|1
+before main asks4 score2|-1
+before main asks4 score4|-3
+before main asks4 score5|11
+before main asks5 score2|-2
+before main asks5 score4|28
+before main asks5 score5|-12
+before main asks6 score0|5
+before main asks6 score5|-3
+doesIt|30
+greeted|38
+greeted beside asked|-22
+greeted0|2
+greeted1|-6
+greeted2|28
+greeted3|35
+isBesideOthers|-14
+isFirstMostAsked|3
+isFirstNamed|-20
+isInFirst|-12
+isInLast|2
+isInQuestion|9
+isInTask|-11
+isItem|9
+isMention|-4
+isMostAsked|-4
+isOfOtherTask|-4
+isOwner|-26
+leads|1
+listens|-20
+main main asks0 score0|-15
+main main asks2 score0|-10
+main main asks2 score2|-14
+main main asks4 score0|13
+main main asks4 score4|16
+main main asks5 score0|21
+main main asks5 score2|-7
+main main asks5 score4|-18
+main main asks5 score5|10
+main main asks6 score0|-2
+main main asks6 score6|-1
+named|-19
+nobody|-8
+nobody item false|-5
+nobody item true|-15
+nobody main asks0|-9
+nobody main asks2|-12
+nobody main asks4|-3
+nobody main asks5|1
+nobody main asks6|-6
+nobody main0|-27
+nobody main1|-1
+nobody main2|-10
+nobody main3|-2
+nobody mainnone|12
+nobody most0|7
+nobody most2|9
+nobody most4|-20
+nobody most5|-5
+nobody most6|-21
+nobody myself|33
+nobody of1|-6
+nobody of2|-8
+nobody of3|-1
+nobody spoken|-28
+other task item false false|32
+other task item true false|-4
+other task item true true|-46
+other task score0|13
+other task score2|-1
+other task score4|13
+other task score5|-13
+other task score6|-3
+score0 after|6
+score0 after main1|11
+score0 after main2|-1
+score0 after main3|-4
+score0 before|-5
+score0 before main1|13
+score0 before main2|-2
+score0 before main3|-16
+score0 first task|12
+score0 main|4
+score0 main main0|14
+score0 main main1|-4
+score0 main main2|-10
+score0 main main3|5
+score0 of task|-5
+score0 sentence0|-16
+score0 sentence1|11
+score0 sentence2|10
+score0 sentence3|-17
+score2|7
+score2 after|12
+score2 after main1|7
+score2 after main2|7
+score2 after main3|-2
+score2 before|-9
+score2 before main1|-5
+score2 before main2|-21
+score2 before main3|17
+score2 first task|-3
+score2 main main1|15
+score2 main main2|-30
+score2 main main3|16
+score2 of task|8
+score2 sentence1|-15
+score2 sentence2|-21
+score2 sentence3|23
+score4|13
+score4 after|9
+score4 after main1|-2
+score4 after main2|9
+score4 after main3|-10
+score4 before|3
+score4 before main1|-1
+score4 before main2|9
+score4 before main3|-5
+score4 first task|3
+score4 main|-1
+score4 main main0|-1
+score4 main main1|-7
+score4 main main2|-2
+score4 main main3|8
+score4 of task|-4
+score4 sentence0|11
+score4 sentence1|10
+score4 sentence3|27
+score5|11
+score5 after|23
+score5 after main1|20
+score5 after main2|5
+score5 after main3|-12
+score5 before|-3
+score5 before main1|-18
+score5 before main2|1
+score5 before main3|12
+score5 first task|3
+score5 main|9
+score5 main main0|6
+score5 main main1|10
+score5 main main2|-3
+score5 main main3|8
+score5 of task|21
+score5 sentence1|-7
+score5 sentence2|4
+score5 sentence3|11
+score6|19
+score6 after|5
+score6 after main1|7
+score6 after main2|5
+score6 after main3|-8
+score6 before|15
+score6 before main1|3
+score6 before main3|12
+score6 first task|-3
+score6 main|-1
+score6 main main1|-6
+score6 main main2|13
+score6 main main3|-7
+score6 of task|21
+score6 sentence0|25
+score6 sentence1|-11
+score6 sentence2|10
+score6 sentence3|-5
+sentTo|19
+sentTo beside asked|3
+sentTo1|10
+sentTo2|3
+sentTo3|6
+volunteers|33
+where after|-17
+where after 1|19
+where after 2|13
+where after 3|9
+where before|-4
+where before 1|9
+where before 2|15
+where before 3|-1
+where main|12
+where main 0|12
<(|-3
<)|4
<,|3
<-|8
<.|3
<:|14
<<|6
<< after|-14
<< before|12
<<(|-6
<<( after|-7
<<( before|-4
<<( main|5
<<)|6
<<,|-4
<<, after|-14
<<, before|1
<<, main|7
<<-|8
<<- after|3
<<- before|6
<<- main|-2
<<.|3
<<. main|2
<<:|5
<<: after|-9
<<: before|-5
<<: main|13
<<<, and|6
<<<, but|8
<<<, it's|-1
<<<, said|6
<<<, so|14
<<<, tell|7
<<<, then|-11
<<<. .|1
<<<. :|-5
<<<: (|1
<<<: ,|1
<<<: by|-1
<<<action :|1
<<<actions :|3
<<<agreed :|7
<<<anyway ,|1
<<<apologies :|-2
<<<approved the|1
<<<approver :|-6
<<<assignee :|1
<<<back to|-1
<<<ben et|-1
<<<best ,|-6
<<<butts :|-2
<<<buyer :|3
<<<by :|-4
<<<call :|1
<<<caller :|-2
<<<cheque de|-2
<<<comment by|-1
<<<contact :|-4
<<<crew :|5
<<<decided :|-1
<<<decision :|4
<<<do :|1
<<<driver :|-1
<<<figures to|-4
<<<for :|10
<<<from :|3
<<<handwritten :|4
<<<implementer :|2
<<<is for|4
<<<it ,|-1
<<<it to|-4
<<<it was|-1
<<<keys to|-3
<<<lobby while|-2
<<<manager (|2
<<<minutes :|-4
<<<name :|-1
<<<next to|-7
<<<nora ,|-1
<<<note :|8
<<<note from|-1
<<<notes by|-2
<<<okafor ,|-10
<<<on ,|-7
<<<one :|-1
<<<open ,|-1
<<<over to|1
<<<owner :|3
<<<patient :|6
<<<please ,|2
<<<raus ,|4
<<<regards ,|-7
<<<reminder for|13
<<<reported by|-2
<<<requester :|-6
<<<responsible :|1
<<<rota :|-2
<<<so that|-2
<<<still in|-1
<<<swap :|3
<<<ta ,|-4
<<<technician :|-8
<<<then ,|1
<<<there ,|4
<<<this is|-5
<<<thursday ,|1
<<<to :|6
<<<user :|-4
<<<von herrn|-2
<<<who :|-5
<<<would you|3
<<<you ,|5
<<a main|2
<<about|-1
<<about main|-1
<<action|1
<<action main|1
<<an|3
<<and|-1
<<and after|7
<<and before|-3
<<and main|-5
<<as|-4
<<as main|-4
<<ask|-4
<<ask after|-5
<<ask main|1
<<asked|5
<<asked before|-2
<<asked main|4
<<asking|-3
<<asking before|-3
<<at|-1
<<at after|-1
<<aunt|-2
<<because|-7
<<before|-2
<<before main|-2
<<bei|-3
<<bei main|-3
<<but|8
<<but main|9
<<by|-7
<<by after|-3
<<by before|-1
<<by main|-3
<<c'est|3
<<c'est after|3
<<call|-11
<<call main|-11
<<can|-1
<<can main|-2
<<cc|-2
<<colleague|-3
<<could|3
<<could after|1
<<could main|1
<<de|-8
<<de before|-1
<<de main|-7
<<dear|3
<<dear before|2
<<did|-1
<<et|-3
<<et main|-2
<<for|-1
<<for after|1
<<for before|3
<<for main|-6
<<frau|-3
<<from|-10
<<from after|-6
<<from main|-4
<<fur|1
<<fyi|2
<<has|-2
<<herrn|-2
<<herrn before|1
<<if|3
<<if main|3
<<in|-3
<<in main|-2
<<is|-1
<<is after|1
<<is before|2
<<is main|-4
<<it|1
<<it's|-3
<<it's main|-6
<<la|-1
<<la main|-1
<<let|-9
<<let main|-11
<<maybe|2
<<maybe after|2
<<me|6
<<me main|6
<<move|-9
<<move main|-9
<<nair|-2
<<not|-7
<<not after|-4
<<of|1
<<of before|6
<<off|1
<<ok|7
<<ok after|4
<<on|-1
<<or|-1
<<or before|1
<<or main|-4
<<owner|1
<<please|4
<<please main|4
<<pls|3
<<pls main|3
<<que|9
<<que main|7
<<remind|-3
<<ring|-7
<<said|-3
<<said after|8
<<said before|-5
<<said main|-6
<<say|4
<<says|2
<<says after|8
<<says main|-6
<<since|-5
<<since after|2
<<since before|-6
<<so|13
<<so after|5
<<so main|9
<<tell|5
<<tell after|-3
<<tell main|8
<<thanks|-4
<<thanks after|-4
<<that|13
<<that after|2
<<that before|11
<<the before|-1
<<then|-6
<<then after|4
<<then main|-10
<<thought|-3
<<time|6
<<to|-4
<<to after|3
<<to before|-3
<<to main|-4
<<told|9
<<und|-3
<<up|-2
<<up main|-2
<<van|2
<<van after|2
<<w|-1
<<w main|-1
<<was|-2
<<was main|-5
<<when|6
<<when main|6
<<while|-5
<<while main|-5
<<with|-2
<<with after|4
<<with before|-1
<<with main|-5
<<yeah|11
<<you|6
<<you after|4
<<you before|1
<<you main|2
<<–|2
<<– main|2
<> |-2
<> (|10
<> -|9
<> :|-22
<> @|3
<> a|-2
<> and|-3
<> asked|-6
<> asks|-6
<> at|4
<> bestellt|1
<> can|16
<> can't|-3
<> checks|7
<> closing|-1
<> collects|-3
<> could|3
<> dear|1
<> denk|1
<> did|3
<> do|1
<> does|4
<> draws|2
<> drop|1
<> esta|-7
<> fixed|-5
<> from|-1
<> fyi|-2
<> get|2
<> got|-1
<> had|-6
<> handles|1
<> has|2
<> hat|-6
<> hearing|1
<> here|-5
<> i|3
<> is|-6
<> ist|-2
<> its|2
<> just|-1
<> kannst|1
<> keeps|4
<> looks|-5
<> love|1
<> mate|1
<> needs|-4
<> no|-1
<> noticed|-5
<> on|2
<> only|-1
<> or|-5
<> orders|5
<> please|11
<> pls|5
<> porfa|3
<> reported|-1
<> ring|1
<> said|3
<> says|-4
<> sends|5
<> should|1
<> shows|-4
<> soll|2
<> starts|-2
<> takes|-2
<> tells|2
<> thanked|-2
<> the|12
<> thinks|-2
<> to|6
<> tu|1
<> u|1
<> usually|1
<> van|-2
<> volunteered|5
<> wants|-5
<> was|7
<> when|2
<> would|1
<> writes|1
<> wrote|-3
<> ya|-7
<> you|2
<> you're|3
<> –|4
<>( )|3
<>( ,|-2
<>, |-24
<>, !|2
<>, (|-2
<>, ,|11
<>, .|9
<>, :|5
<>, ?|11
<>, and|-7
<>, asked|-2
<>, bitte|1
<>, checks|-5
<>, did|-3
<>, does|1
<>, has|-6
<>, is|7
<>, please|4
<>, should|-5
<>, the|-5
<>, to|2
<>, will|-4
<>, you|1
<>- |-5
<>- ,|2
<>. |1
<>: |7
<>: (|-8
<>: ,|2
<>: -|3
<>: asks|7
<>: can|3
<>: does|1
<>: drafts|1
<>: has|-1
<>: please|1
<>: sends|1
<>: takes|4
<>: the|3
<>: to|4
<>: wants|-3
<>: will|3
<>: writes|1
<>a ,|-12
<>a de|8
<>a que|6
<>action :|1
<>and ,|-10
<>and .|-3
<>and :|3
<>and have|-1
<>and is|5
<>and the|-2
<>ask .|-1
<>ask about|-2
<>ask for|-2
<>ask whether|-2
<>asked to|-5
<>by |-1
<>by ,|-8
<>by .|-3
<>by :|-1
<>c'est qui|3
<>de .|-3
<>dear ,|3
<>for |4
<>for ,|-11
<>for -|-3
<>for .|1
<>for :|2
<>for is|-7
<>from ,|2
<>from .|-4
<>from :|-4
<>hi ,|-4
<>if could|2
<>is .|-3
<>is from|-4
<>it's ,|-8
<>it's birthday|-1
<>it's day|2
<>let know|9
<>not ,|-1
<>pls |3
<>said would|-9
<>says ,|3
<>so ,|1
<>so :|1
<>so please|1
<>so said|-2
<>tell that|1
<>that can|-2
<>the invoice|1
<>then ,|-3
<>to |10
<>to ,|-1
<>to .|3
<>to :|15
<>to ?|-7
<>to about|5
<>to by|-4
<>to from|1
<>up from|-2
<>while is|-4
<>with ,|2
<>you ,|-1
<>you ?|1
<@|-11
<a|7
<about|-1
<account|1
<action|3
<actions|6
<after|-3
<again|-5
<agent|3
<agreed|11
<also|-6
<am|2
<amara|-9
<an|2
<and|-15
<anyway|1
<apologies|-2
<approved|-5
<approver|-6
<are|6
<as|-5
<ask|-1
<asked|11
<asking|-3
<assign|2
<assigned|3
<assignee|1
<at|6
<aunt|-2
<away|-3
<b|-3
<back|-5
<be|13
<because|-8
<been|4
<before|-2
<bei|-3
<ben|-12
<best|-11
<birthday|-4
<bitte|11
<book|1
<booked|-4
<boss|3
<both|-6
<but|10
<butts|5
<buy|-2
<buyer|3
<c'est|6
<call|-15
<caller|-2
<can|7
<card|-3
<cc|-5
<check|-3
<cheque|-2
<christmas|-1
<club|-3
<colleague|-6
<contact|-5
<contract|-8
<costa|-6
<could|3
<counted|1
<crew|5
<day|4
<de|-11
<dear|3
<decided|2
<decision|4
<del|4
<desk|-8
<did|-5
<die|6
<discussed|-1
<display|-1
<do|1
<doctor|-6
<don't|-9
<done|-2
<down|-5
<driver|-1
<du|-4
<el|-5
<emil|-9
<employee|-2
<et|-3
<evening|5
<favor|1
<figures|-4
<first|1
<for|4
<form|1
<forwarded|3
<frau|-3
<friday|1
<from|-1
<front|-7
<fur|1
<fwd|1
<fyi|3
<gateau|-3
<get|1
<give|-11
<go|4
<goes|2
<grandma|-3
<h|1
<haas|-5
<handled|1
<handwritten|10
<has|1
<hat|-1
<have|4
<her|8
<here|-1
<herrn|-2
<hi|-2
<his|4
<i|9
<i'd|4
<i'm|5
<i've|8
<if|5
<il|4
<implementer|2
<in|-12
<ingrid|5
<invoice|-5
<is|-4
<isn't|-2
<it|1
<jonas|-4
<key|1
<keys|-7
<know|-2
<l|-1
<la|-13
<ladder|-4
<late|-4
<le|-1
<leave|6
<left|9
<les|-2
<let|-9
<letter|3
<lobby|-2
<lucia|-6
<lunch|1
<manager|2
<march|4
<may|-4
<maybe|2
<me|-6
<mei|1
<menu|2
<message|3
<minute|2
<minutes|-4
<missing|3
<monday|-2
<more|4
<morning|3
<move|-9
<moved|-4
<mr|1
<ms|1
<nair|-2
<name|-1
<needs|-4
<new|-4
<next|-3
<night|-5
<no|-2
<noor|1
<not|-25
<note|6
<notes|-5
<nov|1
<now|12
<oct|-1
<of|5
<off|14
<oh|-1
<ok|6
<okafor|-10
<on|-3
<one|-7
<only|8
<open|-1
<opened|-1
<or|-8
<out|-1
<over|-3
<owner|3
<page|-8
<parcel|-5
<parents|-4
<party|-2
<passport|-10
<patient|6
<please|-8
<pls|-1
<por|1
<prize|-3
<ps|2
<pump|1
<que|9
<quick|1
<raf|-12
<rafael|-4
<rang|-5
<raus|4
<regards|-7
<remind|-3
<reminder|12
<reported|-3
<requested|2
<requester|-6
<responsible|1
<return|1
<ring|-7
<roof|1
<room|-5
<rota|5
<ruth|-3
<said|-5
<sam|-3
<saturday|-1
<say|4
<second|3
<secretary|7
<see|1
<seller|-2
<send|-3
<seriously|4
<service|3
<sick|-3
<sign|-4
<signed|-14
<since|-5
<so|12
<someone|-4
<stall|1
<step|5
<swap|3
<ta|-4
<table|1
<taken|1
<team|2
<technician|-8
<tell|5
<th|2
<than|-4
<thank|-6
<thanks|-4
<that|14
<the|-10
<them|-18
<then|3
<there|3
<things|9
<this|12
<thought|-3
<three|3
<thursday|-3
<thx|-4
<time|6
<tmrw|1
<to|14
<todo|3
<told|9
<tomasz|-5
<tomorrow|-2
<treasurer|4
<tuesday|-4
<u|1
<und|-3
<until|-5
<up|-7
<urgent|-4
<user|-4
<van|2
<von|-2
<w|-1
<want|7
<was|-2
<water|-3
<we|5
<wednesday|1
<week|-7
<when|6
<while|-5
<who|-6
<will|-7
<with|-3
<without|-3
<would|4
<written|2
<y|-1
<yeah|12
<yes|-4
<you|9
<your|4
<–|4
>!|-1
>'s|1
>(|-2
>)|-2
>,|2
>-|2
>.|-10
>:|-17
>;|11
>>|-5
>> after|-1
>> before|2
>> main|-7
>>! before|1
>>! main|-1
>>(|-1
>>( after|-9
>>( before|9
>>( main|-1
>>)|5
>>) after|-1
>>) before|5
>>) main|2
>>,|10
>>, after|-6
>>, before|11
>>, main|4
>>-|14
>>- after|-3
>>- before|5
>>- main|12
>>.|5
>>. after|-1
>>. before|1
>>. main|5
>>:|17
>>: after|4
>>: main|9
>>;|11
>>>) .|3
>>>) to|3
>>>, a|8
>>>, and|2
>>>, before|2
>>>, bitte|2
>>>, but|1
>>>, by|2
>>>, can|-3
>>>, could|4
>>>, das|1
>>>, der|1
>>>, die|1
>>>, due|1
>>>, emil|-3
>>>, get|-2
>>>, go|-2
>>>, happy|-9
>>>, have|3
>>>, he|-4
>>>, i|6
>>>, i'd|1
>>>, i've|4
>>>, il|2
>>>, is|7
>>>, it's|5
>>>, just|-1
>>>, kannst|1
>>>, machst|1
>>>, manana|1
>>>, mei|-9
>>>, merci|-3
>>>, necesito|1
>>>, no|-8
>>>, nothing|-2
>>>, nov|-3
>>>, please|9
>>>, pls|1
>>>, por|1
>>>, priya|-1
>>>, puedes|1
>>>, put|1
>>>, quick|1
>>>, ring|2
>>>, see|2
>>>, she|-2
>>>, she's|-3
>>>, so|8
>>>, sorry|1
>>>, tell|-7
>>>, thanks|-7
>>>, that|5
>>>, the|20
>>>, then|-3
>>>, this|2
>>>, to|5
>>>, tu|2
>>>, we|-1
>>>, when|3
>>>, whenever|1
>>>, who|5
>>>, would|6
>>>, you|-3
>>>, you're|9
>>>, your|8
>>>- nothing|-1
>>>- order|1
>>>- please|1
>>>- see|1
>>>- the|3
>>>: :|3
>>>: blocked|-1
>>>: call|1
>>>: can|-6
>>>: get|1
>>>: not|-5
>>>: nothing|-1
>>>: on|3
>>>: order|-4
>>>: out|-1
>>>: please|-2
>>>: pls|1
>>>: quarantine|1
>>>: stocktake|-4
>>>: thanks|-5
>>>: the|6
>>>about the|-5
>>>and priya|-3
>>>asked me|-2
>>>asked whether|-1
>>>asks for|-1
>>>asks the|2
>>>at the|3
>>>away ,|-1
>>>brings the|1
>>>can u|5
>>>can you|5
>>>can yuo|2
>>>check the|1
>>>could u|1
>>>could you|3
>>>day off|2
>>>dear ,|1
>>>did it|-4
>>>do the|-6
>>>does it|7
>>>does the|3
>>>draws up|1
>>>drop everything|1
>>>et amara|1
>>>for the|-5
>>>from the|-5
>>>gets two|-2
>>>has agreed|1
>>>has already|-2
>>>has been|1
>>>has the|-8
>>>has to|2
>>>hat angerufen|-1
>>>hat den|-2
>>>hat die|-3
>>>hearing aid|1
>>>here ,|-6
>>>i know|1
>>>invoice ?|1
>>>is at|-2
>>>is away|-2
>>>is going|1
>>>is ill|-4
>>>is in|-1
>>>is off|-6
>>>is on|-1
>>>is the|6
>>>is to|3
>>>kannst du|1
>>>keeps the|-1
>>>knows where|-4
>>>left the|-4
>>>looks for|2
>>>love ,|2
>>>needs to|5
>>>offered to|1
>>>on leave|8
>>>on the|-2
>>>overtime ,|-1
>>>please .|1
>>>please fix|2
>>>please print|3
>>>please re|1
>>>please take|2
>>>pls fix|1
>>>pls swap|1
>>>said he'd|5
>>>said she'd|2
>>>says he'll|5
>>>says the|-4
>>>sets up|-1
>>>starts on|-3
>>>takes care|-3
>>>takes over|-5
>>>that the|-2
>>>the client|2
>>>the wifi|1
>>>thinks the|-2
>>>to ask|-1
>>>to call|1
>>>to chase|2
>>>to fix|1
>>>to get|-3
>>>to move|4
>>>to order|1
>>>to put|1
>>>to send|1
>>>told me|-4
>>>tu peux|1
>>>volunteered to|4
>>>wants the|-5
>>>when u|2
>>>will draft|2
>>>will get|4
>>>will have|-4
>>>will order|4
>>>will see|1
>>>will take|-3
>>>will you|1
>>>would like|-2
>>>would you|1
>>>writes a|5
>>>you can|2
>>>you have|1
>>>you're on|2
>>>– finished|7
>>>– the|4
>>?|9
>>? after|10
>>? before|4
>>? main|-5
>>@|3
>>@ main|3
>>a|-5
>>a main|-5
>>about|1
>>about main|2
>>again|-2
>>agreed|-3
>>already|-1
>>and|-10
>>and after|-2
>>and before|1
>>and main|-9
>>appointment|-2
>>appointment before|-2
>>are|5
>>are after|5
>>as|4
>>asap|2
>>asked|-10
>>asked after|-1
>>asked before|-3
>>asked main|-6
>>asks|1
>>asks after|-4
>>asks before|5
>>asks main|1
>>at|3
>>at after|6
>>at before|-1
>>at main|-3
>>away|-1
>>away main|-1
>>back|-1
>>before|-3
>>bestellt|2
>>bestellt main|2
>>birthday|-1
>>birthday main|-1
>>bitte|2
>>bitte main|2
>>brings|2
>>brings main|2
>>broke|-2
>>by|-7
>>by main|-7
>>calls|3
>>calls after|3
>>can|3
>>can after|13
>>can main|-1
>>can't|-6
>>can't before|-6
>>carries|-1
>>check|1
>>checks|1
>>checks after|-1
>>checks main|-3
>>closing|-1
>>collects|-3
>>collects after|7
>>collects main|-10
>>commande|2
>>commande main|2
>>could|6
>>could after|1
>>could main|5
>>covers|-8
>>covers after|-8
>>day|2
>>day main|2
>>de|8
>>de main|8
>>dear|1
>>denk|1
>>denk main|1
>>did|-5
>>did before|4
>>did main|-8
>>do|2
>>do main|-2
>>does|10
>>does after|6
>>does main|4
>>doing|11
>>doing after|8
>>drafts|1
>>drafts main|1
>>draws|3
>>drop|1
>>drop main|1
>>esta|-7
>>et main|-2
>>expires|-3
>>fix|3
>>fix main|2
>>fixed|3
>>for|-4
>>for after|-4
>>forgot|-1
>>fragt|1
>>fragt main|3
>>from|1
>>from before|-1
>>from main|2
>>fyi|-2
>>gave|-3
>>get|2
>>get main|2
>>gets|2
>>gets after|-1
>>gets main|1
>>go|1
>>go main|1
>>goes|4
>>goes main|4
>>got|-2
>>got main|-1
>>had|-10
>>handles|-3
>>handles main|-3
>>has|-5
>>has after|5
>>has before|-12
>>has main|2
>>hasn't|-4
>>hat|-10
>>hat before|-2
>>hat main|-8
>>have|-2
>>he|6
>>hearing|1
>>here|-10
>>here before|-6
>>here main|-3
>>holt|4
>>holt main|4
>>i|3
>>i main|1
>>idea|-3
>>if|6
>>if main|6
>>in|-3
>>invoice|1
>>invoice main|1
>>is|2
>>is after|6
>>is before|-8
>>is main|4
>>ist|-4
>>ist before|-2
>>it's|7
>>its|2
>>its before|2
>>job|1
>>just|-1
>>kannst|1
>>kannst main|1
>>keeps|1
>>keeps after|-2
>>kindly|1
>>kindly main|1
>>know|9
>>know main|11
>>knows|-1
>>knows after|-1
>>last|-2
>>last before|-2
>>left|-5
>>left before|-7
>>left main|2
>>les|1
>>lo|5
>>lo main|4
>>looks|-6
>>looks after|2
>>love|2
>>love main|2
>>mate|4
>>mate main|4
>>moreno|-1
>>must|-2
>>must main|1
>>n'a|-2
>>n'a main|-1
>>nearly|-1
>>nearly before|-1
>>needs|-4
>>needs main|-1
>>no|-4
>>no main|-4
>>not|-1
>>not after|-1
>>noticed|-5
>>off|-2
>>off after|-2
>>offered|-2
>>offered main|-3
>>on|-1
>>on after|-4
>>on before|7
>>on main|-3
>>only after|-1
>>or|-9
>>or before|-1
>>or main|-9
>>order|4
>>order main|4
>>orders|9
>>orders after|-5
>>orders before|10
>>orders main|4
>>overtime|-1
>>owes|-6
>>phone|3
>>picks|6
>>please after|4
>>please main|-4
>>pls|7
>>pls after|6
>>pls main|1
>>porfa|3
>>porfa main|3
>>prints|1
>>promised|7
>>promised main|7
>>que|4
>>que main|4
>>qui|3
>>qui after|3
>>reported|-3
>>ring|1
>>ring main|1
>>said|3
>>said after|-3
>>said before|3
>>said main|2
>>sammelt|3
>>sammelt main|2
>>says|-7
>>says after|3
>>says main|-10
>>se|3
>>see|-5
>>sends|8
>>sends after|7
>>sends main|1
>>sent|-4
>>sets|-1
>>she|6
>>should|-3
>>should after|-6
>>should main|2
>>showed|-2
>>shows|-4
>>shows after|-4
>>since|6
>>soll|3
>>soll main|3
>>sont|-1
>>starts|2
>>starts before|-2
>>still|6
>>take|-3
>>takes|-5
>>takes after|-2
>>takes main|-4
>>tell|1
>>tell main|1
>>tells|2
>>thanked|-2
>>thanked after|-2
>>that|-4
>>that main|-4
>>the|8
>>the after|-3
>>the before|2
>>the main|9
>>then|6
>>then main|3
>>thinks|-3
>>this|-2
>>this main|-1
>>to|-5
>>to after|-6
>>to before|-9
>>to main|10
>>told|-2
>>told before|-2
>>told main|2
>>too|5
>>tu|1
>>tu main|1
>>u|2
>>u main|2
>>ur|1
>>used|-1
>>usually|1
>>usually after|1
>>van after|1
>>volunteered|5
>>volunteered after|2
>>wants|-10
>>wants after|-3
>>wants main|-6
>>was|13
>>was after|9
>>was before|-1
>>water|1
>>we|-1
>>when|4
>>when main|4
>>whether|1
>>whether after|2
>>who|1
>>who before|-3
>>will after|-5
>>will before|2
>>will main|4
>>would|-13
>>would before|-5
>>would main|-8
>>writes|11
>>writes after|2
>>writes main|9
>>wrote|-3
>>wrote after|-2
>>ya|-7
>>ya before|-1
>>you|4
>>you after|2
>>you main|2
>>you're|5
>>you're after|2
>>you're main|3
>>your|-8
>>–|5
>>– after|1
>>– before|2
>>– main|1
>?|10
>@|-3
>a|-2
>accounting|-2
>add|1
>after|1
>again|2
>agreed|3
>aid|3
>al|4
>all|-5
>already|-1
>am|6
>amara|-3
>an|-4
>and|-1
>angerufen|-1
>any|-1
>anyone|1
>appelle|3
>appointment|-8
>approve|1
>archive|5
>are|-3
>arrives|-3
>as|5
>asap|-1
>ask|-2
>asking|-4
>asks|1
>at|-2
>avant|-5
>away|4
>b|-7
>back|4
>backup|3
>be|5
>bed|-1
>been|-4
>before|3
>bei|-1
>below|3
>ben|-6
>bestellt|2
>big|-1
>bio|-11
>birthday|-7
>bis|4
>bitte|-1
>blocked|-5
>boiler|1
>book|3
>booked|-6
>both|-9
>bring|2
>brings|2
>broke|-2
>broken|-1
>bus|-3
>but|-5
>by|4
>call|9
>called|-5
>calls|3
>can|-12
>can't|3
>car|3
>card|-2
>care|3
>carries|-1
>cellar|10
>chalkboard|-8
>charge|2
>chase|4
>checks|1
>claim|3
>clean|1
>clear|1
>client|-2
>closing|-1
>club|-5
>coffee|6
>collect|6
>collects|-3
>coming|9
>commande|2
>complained|-5
>confirm|-1
>confirmed|2
>contact|2
>contract|7
>copied|-5
>correct|5
>could|8
>counted|-1
>cover|6
>covers|-8
>cuando|5
>cups|-4
>customer|-1
>cut|-8
>das|5
>day|-1
>de|1
>dear|1
>december|1
>demo|2
>den|-5
>denk|1
>der|1
>desk|-3
>did|-3
>die|3
>do|5
>does|7
>doing|6
>don't|-1
>done|-3
>dont|-3
>door|6
>down|10
>draft|4
>drafts|1
>dran|5
>draws|3
>drill|-7
>drive|-2
>driver|6
>drives|5
>drop|2
>du|5
>due|1
>e|-3
>egg|3
>ein|4
>el|-3
>emil|-2
>en|2
>engineer|-2
>es|-3
>esta|-8
>everybody|-1
>everything|1
>expires|-3
>falta|4
>faudrait|1
>faut|2
>favor|1
>feb|-5
>file|1
>finished|6
>fire|-2
>first|-2
>fix|7
>fixed|3
>flaky|1
>flowers|2
>flyer|1
>for|4
>forget|1
>forgot|-2
>four|-4
>fragt|1
>friday|-6
>from|5
>front|-3
>fur|-1
>fyi|-3
>gave|-3
>get|6
>gets|2
>go|-3
>goes|3
>going|3
>good|1
>got|4
>grant|1
>gravy|2
>ha|-1
>haas|-5
>had|-2
>hall|-4
>handed|-2
>handles|-3
>hang|-1
>happy|-14
>has|-10
>hasn't|-5
>hat|-2
>have|-1
>he|10
>he'd|5
>he'll|5
>hearing|1
>hedge|4
>her|3
>here|-2
>him|4
>his|-13
>holt|4
>hours|2
>hurry|-1
>i|12
>i'm|14
>i've|8
>ich|-2
>idea|-3
>if|4
>ihr|-2
>ill|-4
>im|-1
>in|-10
>informed|-8
>ingrid|-5
>insurance|4
>into|-5
>invoice|3
>is|5
>isn't|-1
>issue|-1
>ist|3
>it|13
>it's|8
>its|-1
>job|1
>just|-3
>kannst|2
>keeps|1
>keys|-1
>kindly|2
>know|8
>knows|-1
>la|2
>laptop|-5
>las|5
>last|-11
>le|9
>leave|-5
>left|-3
>lend|-3
>let|1
>like|-1
>lind|-4
>lindqvist|-1
>lisbon|-3
>list|-3
>llama|1
>lo|1
>login|2
>look|5
>looks|-5
>lost|3
>love|3
>low|-6
>lucy|-12
>machst|1
>mail|1
>make|6
>manana|1
>mate|5
>may|-2
>maybe|1
>me|7
>mei|-6
>mend|-2
>merci|-3
>milk|1
>missing|2
>mon|-3
>monday|6
>more|5
>moreno|-1
>morgen|2
>morning|-11
>move|4
>moved|-6
>mr|-4
>mrs|-3
>ms|-3
>must|-1
>n'a|-1
>nearly|-1
>necesito|1
>need|8
>needs|-1
>new|11
>next|1
>nicht|-6
>night|-10
>no|-5
>not|-8
>notes|2
>nothing|-5
>noticed|-5
>nov|-2
>now|7
>number|-2
>obtain|3
>oct|-3
>of|-2
>off|4
>offered|1
>offers|2
>office|-9
>oil|-4
>ok|2
>old|2
>on|-7
>one|5
>one's|5
>ones|5
>only|-7
>opens|-2
>or|-8
>order|-1
>ordered|-2
>orders|10
>organise|3
>out|-10
>over|-5
>overtime|-1
>owes|-5
>paid|-9
>pas|-3
>pay|8
>pense|1
>peux|2
>phone|4
>pick|2
>picks|4
>please|14
>pls|13
>por|1
>porfa|3
>pour|-3
>prepare|2
>prices|-10
>print|-5
>printer|-2
>prints|1
>priya|-8
>prod|1
>promised|7
>proofread|-2
>puedes|1
>put|13
>quarantine|1
>que|5
>qui|-2
>quick|2
>quote|3
>r|-6
>rafael|-2
>re|8
>recalibrate|1
>receipts|1
>reception|-4
>reminder|1
>renew|1
>repair|3
>repairs|-3
>replace|2
>replacement|1
>reply|1
>reported|-3
>reserve|-4
>restart|-3
>return|3
>review|1
>revised|3
>ring|4
>room|-9
>rotate|-3
>round|-1
>run|4
>s'en|3
>said|-2
>sam|-4
>sammelt|3
>saturday|2
>says|-9
>schlussel|-3
>schon|-1
>se|4
>search|-2
>send|5
>sends|9
>sent|1
>set|-2
>shall|2
>she|9
>she'd|10
>she's|3
>sheets|-4
>should|5
>show|-2
>showed|-2
>shows|-4
>sich|1
>sick|-4
>sie|4
>sign|3
>signed|-5
>since|9
>so|11
>sofort|1
>soll|3
>some|-1
>somebody|-9
>sorry|3
>sort|1
>split|-2
>starts|-2
>statement|-4
>station|-9
>still|3
>stocktake|-4
>summer|2
>swap|1
>t'en|2
>tablet|2
>takes|1
>teh|2
>tell|-4
>tells|2
>test|15
>thank|1
>thanked|-3
>thanks|-8
>that|6
>the|5
>them|2
>then|5
>there|3
>there's|8
>they|-2
>thing|2
>think|3
>thinks|-1
>this|-1
>those|-4
>three|-1
>thursday|4
>till|-2
>time|6
>to|11
>today|13
>together|-3
>told|2
>tom|1
>tomasz|-5
>tomorrow|-6
>tonight|2
>too|5
>took|-5
>treasurer|-10
>try|2
>tu|3
>tuesday|6
>turn|10
>twice|-3
>tyre|-3
>tz|-2
>u|14
>um|-2
>un|5
>up|7
>ur|1
>urn|-2
>us|-5
>used|-1
>usually|1
>vacation|-1
>van|-5
>volunteered|5
>w|1
>waiting|-2
>wants|-14
>was|5
>wash|1
>water|1
>we|3
>we're|2
>wednesday|-3
>week|-4
>what|-3
>when|6
>whenever|3
>where|-5
>whether|-1
>which|2
>who|6
>who's|5
>wifi|1
>will|8
>with|9
>would|-4
>write|-2
>writes|11
>written|-3
>wrote|-1
>ya|-7
>yesterday|-3
>you|27
>you'd|3
>you're|18
>your|-2
>yours|1
>yuo|2
>–|5
^a|-3
^action|1
^add|-8
^all|3
^also|-4
^amara|8
^amelie|-1
^and|7
^antoine|-1
^any|-5
^any chance|-5
^anyway|-1
^ap|-4
^as|1
^ask|2
^bea|-1
^before|-1
^before that|5
^ben|13
^ben can|14
^ben's|2
^bitte|1
^bitte die|-2
^board|1
^bon|-3
^book|10
^book the|6
^boss|-4
^btw|3
^budget|-7
^bug|-2
^but|-1
^buy|3
^by|3
^call|2
^call the|-3
^call with|-1
^can|-4
^can u|-2
^can we|2
^can you|-2
^can't|-1
^carla|15
^carlos|-1
^carmen|-1
^change|-2
^change the|-1
^chase|5
^chloe|-2
^claire|-1
^colm|-1
^comment|3
^confirm|2
^could|-3
^dana|-1
^decision|-1
^deirdre|-1
^deploy|6
^der|-4
^description|-2
^dev|-1
^did|-3
^did you|-1
^die|-1
^dmitri|8
^don't|9
^dr|-1
^el|-5
^emeka|-1
^emil|8
^emil's|3
^file|-5
^find|12
^fiona|-1
^first|-2
^first thing|6
^fix|-2
^fix the|1
^follow|-1
^follow up|-1
^for|-4
^further|1
^further to|1
^fyi|-1
^gareth|-1
^get|-1
^get a|-1
^get it|-3
^get the|1
^go|-7
^grandma|2
^grandma phoned|2
^greg|-2
^guest|-1
^handover|3
^handwritten|-4
^hannah|7
^hay|2
^hay que|2
^he|9
^helen|-1
^herr|2
^hi|9
^his|-3
^hugo|-1
^i|-4
^i ask|3
^i can|-6
^i know|2
^i need|-1
^i was|-3
^i would|9
^i'd|3
^i'd be|3
^i'll|7
^i'm|-5
^if|6
^if not|-2
^if you|2
^il|1
^il faudrait|-1
^il faut|2
^in|1
^ines|-2
^ingrid|1
^invoice|-2
^it|-5
^it is|-2
^it's|-3
^item|7
^item broken|7
^ivan|-3
^jens|-1
^jl|6
^job|-3
^joe|-2
^jonas|8
^jule|-1
^just|-1
^just a|-1
^kannst|-2
^kannst du|-2
^karim|-1
^kev|-1
^kiln|8
^kindly|-2
^kindly return|-1
^kirsty|-1
^konnten|-1
^konnten sie|-1
^kwame|-1
^la|8
^lars|-1
^le|-4
^leave|-1
^lena|-2
^let|-5
^liz|-1
^lotte|-2
^luc|-1
^lucia|3
^lucy|3
^luis|-1
^lunch|1
^lunch menu|1
^marcus|-1
^marek|-1
^marisol|-1
^markus|-3
^marta|-1
^matt|-4
^mei's|-1
^mei's on|2
^merci|-1
^message|-3
^minutes|1
^move|17
^mow|-1
^mr doyle|3
^mr okoye|-1
^mrs|7
^ms|2
^must|-1
^must be|-1
^my|4
^nadia|-1
^nadine|-1
^need|-1
^need a|2
^needs|8
^needs to|-4
^next|-5
^next step|-5
^nina|-1
^no|-5
^nobody|1
^noor|-1
^nora|16
^nora l|7
^nora mei|6
^not|-3
^not me|4
^note|-8
^ok|5
^ok so|9
^one|7
^open|-2
^order|11
^order the|7
^oscar|-1
^owen|-2
^paolo|-5
^pay|1
^peter|-1
^petra|-1
^peux|-2
^peux tu|-2
^phone|-2
^pick|2
^pick up|2
^pilar|-2
^please|1
^please call|3
^please cancel|-3
^please change|3
^please confirm|8
^please find|-1
^please fix|3
^please get|-1
^please hand|-1
^please have|-2
^please make|-7
^please move|-1
^please mr|-2
^please order|-1
^please pay|4
^please prepare|1
^please renew|-1
^please return|7
^please review|-1
^please send|-2
^please sign|-1
^please submit|-2
^please tell|-1
^please to|-1
^please you|-1
^pls|-6
^por|-1
^por favor|-1
^post|4
^pourrais|-1
^pourrais tu|-1
^print|-1
^priya|-1
^priya's|3
^problem|1
^pta|4
^pta stall|4
^puedes|1
^puedes enviar|-1
^puedes llamar|1
^purchase|-6
^purchase requisition|-4
^put|8
^que|-7
^quick|-2
^quick one|-2
^raf|8
^rafa|-1
^rafael|4
^rafael's|-4
^raj|-1
^ravi|-1
^re|-2
^reminder|-2
^reminder for|-10
^renew|-4
^replace|-5
^request|6
^return|-2
^right|-6
^ring|-5
^rita|-1
^roof|-2
^rosa|-1
^ruth|-1
^sam|4
^samira|-1
^send|3
^she|-5
^short|2
^short description|2
^simone|-1
^since|-2
^so|-5
^sofie|-1
^somebody|12
^somebody has|5
^someone|13
^sorry|-2
^stage|-3
^subject|1
^summary|9
^summer|-1
^sven|-1
^swap|7
^take|6
^take it|-1
^take the|6
^tariq|-3
^task|-4
^te|-1
^tell|3
^tess|-1
^the|-3
^their|-1
^then|5
^theo|-3
^they|-3
^they want|-1
^this|-3
^this is|-2
^thursday|-2
^thursday rota|-1
^title|-4
^to do|-1
^todo|-1
^tom|-1
^tomasz|2
^tu|-1
^tu peux|-1
^two|3
^update|-4
^urgent|-1
^vat|-2
^vat return|-2
^voice|-1
^voice note|-1
^walt|-1
^wanted|3
^water|-3
^water butts|2
^we|-3
^we need|-4
^we would|9
^what i|1
^when|-1
^when you|-3
^while|-1
^who|-4
^who's|4
^whoever|6
^will you|-2
^wir|-1
^work|-4
^work replace|-1
^would|-3
^would be|-1
^would somebody|1
^would you|-4
^yann|-1
^yes|-2
^you|-2
^your|-3
^yuki|-1
^yusuf|-2
^yvonne|3
^zoe|-1
`;
