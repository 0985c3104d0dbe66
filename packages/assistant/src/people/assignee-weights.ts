/** How much each feature speaks for that somebody is asked; made by `npm run learn:assignees`, not by hand. */
export const ASSIGNEE_WEIGHTS = `
+after main asks0 score0|-1
+after main asks0 score2|-35
+after main asks0 score4|-1
+after main asks0 score5|-1
+after main asks0 score6|32
+after main asks2 score0|9
+after main asks2 score2|35
+after main asks2 score4|21
+after main asks4 score0|-7
+after main asks4 score2|-1
+after main asks4 score4|-7
+after main asks4 score5|8
+after main asks5 score0|5
+after main asks5 score2|14
+after main asks5 score4|-3
+after main asks5 score5|6
+before main asks0 score0|-19
+before main asks0 score2|-9
+before main asks0 score4|-24
+before main asks0 score5|-5
+before main asks0 score6|-1
+before main asks2 score0|8
+before main asks4 score0|2
+before main asks4 score2|-1
+before main asks4 score4|-2
+before main asks4 score5|9
+before main asks5 score0|-2
+before main asks5 score2|-2
+before main asks5 score4|28
+before main asks5 score5|-4
+before main asks6 score0|5
+before main asks6 score5|-4
+doesIt|32
+greeted|40
+greeted beside asked|-29
+greeted0|2
+greeted1|-7
+greeted2|29
+greeted3|37
+isBesideOthers|-16
+isFirstMostAsked|3
+isFirstNamed|-20
+isInFirst|-12
+isInLast|3
+isInQuestion|9
+isInTask|-6
+isItem|10
+isMention|-5
+isMostAsked|-1
+isOfOtherTask|-6
+isOwner|-25
+listens|-21
+main main asks0 score0|-14
+main main asks2 score0|-9
+main main asks2 score2|-14
+main main asks4 score0|14
+main main asks4 score4|16
+main main asks5 score0|21
+main main asks5 score2|-6
+main main asks5 score4|-17
+main main asks5 score5|8
+main main asks6 score0|-2
+main main asks6 score6|-1
+named|-20
+nobody|-8
+nobody item false|-5
+nobody item true|-15
+nobody main asks0|-9
+nobody main asks2|-12
+nobody main asks4|-2
+nobody main asks5|1
+nobody main asks6|-7
+nobody main0|-27
+nobody main1|-1
+nobody main2|-8
+nobody main3|-4
+nobody mainnone|12
+nobody most0|9
+nobody most2|10
+nobody most4|-22
+nobody most5|-6
+nobody most6|-22
+nobody myself|36
+nobody of1|-6
+nobody of2|-10
+nobody of3|-2
+nobody spoken|-29
+other task item false false|29
+other task item true false|-7
+other task item true true|-47
+other task score0|15
+other task score2|-2
+other task score4|12
+other task score5|-17
+other task score6|-2
+score0|1
+score0 after|5
+score0 after main1|11
+score0 after main2|-1
+score0 after main3|-5
+score0 before|-5
+score0 before main1|11
+score0 before main2|2
+score0 before main3|-18
+score0 first task|10
+score0 main|5
+score0 main main0|14
+score0 main main1|-4
+score0 main main2|-5
+score0 main main3|3
+score0 of task|-5
+score0 sentence0|-14
+score0 sentence1|13
+score0 sentence2|8
+score0 sentence3|-17
+score2|6
+score2 after|13
+score2 after main1|7
+score2 after main2|9
+score2 after main3|-3
+score2 before|-12
+score2 before main1|-5
+score2 before main2|-21
+score2 before main3|14
+score2 first task|-4
+score2 main|2
+score2 main main1|17
+score2 main main2|-29
+score2 main main3|14
+score2 of task|8
+score2 sentence1|-15
+score2 sentence2|-21
+score2 sentence3|23
+score4|12
+score4 after|9
+score4 after main1|-3
+score4 after main2|9
+score4 after main3|-11
+score4 before|2
+score4 before main1|1
+score4 before main2|10
+score4 before main3|-9
+score4 first task|2
+score4 main main0|-1
+score4 main main1|-5
+score4 main main2|-1
+score4 main main3|7
+score4 of task|-4
+score4 sentence0|10
+score4 sentence1|10
+score4 sentence2|1
+score4 sentence3|24
+score5|18
+score5 after|20
+score5 after main1|18
+score5 after main2|6
+score5 after main3|-13
+score5 before|-3
+score5 before main1|-17
+score5 before main2|1
+score5 before main3|10
+score5 first task|3
+score5 main|7
+score5 main main0|8
+score5 main main1|12
+score5 main main2|-1
+score5 main main3|1
+score5 of task|18
+score5 sentence0|-5
+score5 sentence1|-9
+score5 sentence3|11
+score6|18
+score6 after|5
+score6 after main1|6
+score6 after main2|6
+score6 after main3|-7
+score6 before|14
+score6 before main1|3
+score6 before main2|-1
+score6 before main3|11
+score6 first task|-5
+score6 main|-1
+score6 main main1|-5
+score6 main main2|12
+score6 main main3|-8
+score6 of task|20
+score6 sentence0|25
+score6 sentence1|-10
+score6 sentence2|10
+score6 sentence3|-6
+sentTo|18
+sentTo beside asked|3
+sentTo1|9
+sentTo2|3
+sentTo3|6
+volunteers|32
+where after|-20
+where after 1|17
+where after 2|14
+where after 3|7
+where before|-3
+where before 1|7
+where before 2|13
+where before 3|3
+where main|9
+where main 0|9
<(|-5
<)|1
<,|3
<-|8
<.|3
<:|13
<<|5
<< after|-12
<< before|13
<<(|-5
<<( after|-6
<<( before|-4
<<( main|5
<<)|2
<<) after|-4
<<) before|-1
<<,|-4
<<, after|-14
<<, before|2
<<, main|6
<<-|8
<<- after|3
<<- before|6
<<- main|-1
<<.|3
<<. main|2
<<:|5
<<: after|-7
<<: before|-5
<<: main|11
<<<, and|6
<<<, but|7
<<<, it's|-1
<<<, said|6
<<<, so|14
<<<, tell|7
<<<, then|-12
<<<. .|1
<<<. :|-6
<<<: (|1
<<<: ,|1
<<<: by|-1
<<<a )|7
<<<action :|1
<<<actions :|4
<<<agreed :|8
<<<anyway ,|1
<<<apologies :|-2
<<<approved the|1
<<<approver :|-6
<<<back to|-1
<<<ben et|-1
<<<best ,|-7
<<<butts :|-2
<<<by :|-3
<<<call :|1
<<<caller :|-2
<<<cheque de|-2
<<<comment by|-1
<<<contact :|-4
<<<crew :|6
<<<decided :|-1
<<<decision :|4
<<<do :|1
<<<driver :|-1
<<<figures to|-4
<<<for :|9
<<<from :|3
<<<handwritten :|4
<<<implementer :|1
<<<is for|4
<<<it ,|-1
<<<it to|-3
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
<<<so :|1
<<<so that|-3
<<<still in|-1
<<<swap :|4
<<<ta ,|-2
<<<technician :|-8
<<<then ,|2
<<<there ,|4
<<<this is|-5
<<<thursday ,|1
<<<to :|6
<<<user :|-5
<<<von herrn|-2
<<<who :|-5
<<<would you|3
<<<you ,|4
<<a|-1
<<a main|1
<<about|-1
<<about main|-1
<<action|1
<<action main|2
<<an|3
<<and after|8
<<and before|-3
<<and main|-5
<<as|-4
<<as main|-4
<<ask|-4
<<ask after|-5
<<ask main|1
<<asked|6
<<asked before|-2
<<asked main|4
<<asking|-3
<<asking before|-3
<<at|-1
<<at after|-1
<<aunt|-2
<<because|-7
<<before|-3
<<before main|-3
<<bei|-3
<<bei main|-3
<<but|8
<<but main|8
<<by|-8
<<by after|-3
<<by before|-2
<<by main|-3
<<c'est|3
<<c'est after|3
<<call|-11
<<call main|-11
<<can|-1
<<can main|-2
<<cc|-2
<<colleague|-2
<<could|4
<<could after|1
<<could main|1
<<de|-8
<<de before|-1
<<de main|-6
<<dear|2
<<dear before|2
<<did|-1
<<et|-3
<<et main|-2
<<for|-3
<<for after|2
<<for before|-1
<<for main|-3
<<frau|-3
<<from|-10
<<from after|-6
<<from main|-4
<<fur|1
<<fyi|3
<<get|-1
<<get main|-1
<<has|-2
<<herrn|-2
<<herrn before|1
<<if|2
<<if main|2
<<in|-3
<<in main|-2
<<is|-1
<<is after|1
<<is before|2
<<is main|-4
<<it|1
<<it's|-4
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
<<of before|6
<<off|1
<<ok|7
<<ok after|4
<<on|-1
<<on before|1
<<or|-2
<<or before|1
<<or main|-4
<<please|4
<<please main|4
<<pls|3
<<pls main|3
<<que|9
<<que main|7
<<remind|-3
<<said|-3
<<said after|8
<<said before|-5
<<said main|-7
<<say|4
<<says|2
<<says after|8
<<says main|-5
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
<<that|12
<<that after|2
<<that before|10
<<the|-1
<<the before|-1
<<then|-6
<<then after|3
<<then main|-9
<<thought|-3
<<time|6
<<to|-4
<<to after|4
<<to before|-4
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
<<with|-3
<<with after|2
<<with before|-1
<<with main|-5
<<yeah|10
<<you|6
<<you after|4
<<you main|2
<<–|2
<<– main|2
<> |-2
<> (|11
<> ,|1
<> -|8
<> :|-21
<> @|4
<> a|-2
<> and|-3
<> asked|-6
<> asks|-6
<> at|4
<> bestellt|1
<> can|16
<> can't|-4
<> checks|6
<> closing|-1
<> collects|-4
<> could|3
<> dear|1
<> denk|1
<> did|3
<> do|2
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
<> its|3
<> just|-1
<> kannst|1
<> keeps|4
<> kindly|1
<> looks|-5
<> love|1
<> mate|1
<> needs|-4
<> no|-1
<> on|2
<> only|-1
<> or|-5
<> orders|5
<> please|11
<> pls|5
<> porfa|3
<> reported|-1
<> ring|1
<> said|2
<> says|-4
<> sends|5
<> should|2
<> shows|-4
<> soll|2
<> starts|-3
<> takes|-2
<> tells|1
<> thanked|-2
<> the|12
<> thinks|-2
<> to|7
<> tu|1
<> u|1
<> usually|1
<> van|-2
<> volunteered|5
<> wants|-5
<> was|8
<> when|2
<> will|-1
<> would|1
<> writes|1
<> wrote|-3
<> ya|-7
<> you|3
<> you're|2
<> –|6
<>( )|3
<>( ,|-1
<>, |-24
<>, !|2
<>, (|-2
<>, ,|8
<>, .|10
<>, :|5
<>, ?|11
<>, and|-7
<>, asked|-2
<>, bitte|1
<>, checks|-5
<>, did|-3
<>, does|1
<>, has|-6
<>, is|8
<>, please|4
<>, should|-7
<>, the|-5
<>, to|2
<>, will|-4
<>, you|2
<>- |-7
<>- ,|3
<>. |1
<>: |4
<>: (|-8
<>: ,|-2
<>: -|3
<>: asks|8
<>: can|2
<>: does|1
<>: drafts|1
<>: has|-1
<>: please|1
<>: sends|1
<>: takes|4
<>: the|4
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
<>and :|4
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
<>dear ,|2
<>for |5
<>for ,|-10
<>for -|-3
<>for .|2
<>for :|3
<>for is|-7
<>from ,|2
<>from .|-3
<>from :|-4
<>hi ,|-4
<>if could|2
<>is .|-4
<>is from|-4
<>it's ,|-8
<>it's birthday|-1
<>it's day|2
<>let know|9
<>not ,|-1
<>pls |3
<>remind to|1
<>said .|-1
<>said would|-9
<>says ,|2
<>so ,|1
<>so :|1
<>so please|1
<>so said|-2
<>tell that|1
<>that can|-3
<>the invoice|1
<>then ,|-3
<>to |10
<>to ,|-1
<>to .|4
<>to :|14
<>to ?|-7
<>to about|5
<>to by|-4
<>to from|1
<>up from|-2
<>while is|-3
<>with ,|2
<>with on|-2
<>you ,|-1
<>you ?|1
<@|-11
<a|8
<about|-1
<account|1
<action|3
<actions|7
<after|-3
<again|-5
<agent|3
<agreed|12
<also|-5
<am|2
<amara|-9
<an|2
<and|-16
<anyway|1
<apologies|-2
<approved|-5
<approver|-6
<are|6
<as|-5
<ask|-1
<asked|12
<asking|-3
<assign|1
<assigned|3
<at|6
<aunt|-2
<away|-2
<b|-6
<back|-5
<be|13
<because|-8
<been|5
<before|-2
<bei|-3
<ben|-17
<best|-12
<birthday|-3
<bitte|11
<book|1
<booked|-4
<boss|3
<both|-6
<but|9
<butts|5
<buy|-2
<buyer|-1
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
<colleague|-5
<comment|-1
<contact|-5
<contract|-9
<costa|-6
<could|3
<counted|1
<crew|6
<day|4
<de|-11
<dear|2
<decided|2
<decision|4
<del|5
<desk|-9
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
<el|-6
<emil|-8
<employee|-2
<et|-3
<evening|5
<favor|1
<figures|-4
<for|2
<form|1
<forwarded|3
<frau|-3
<friday|1
<front|-7
<fur|1
<fwd|1
<fyi|4
<gateau|-3
<get|1
<give|-11
<go|4
<goes|1
<grandma|-3
<h|1
<haas|-5
<handled|1
<handwritten|10
<has|-4
<have|4
<her|8
<here|-2
<herrn|-2
<hi|-3
<his|4
<i|9
<i'll|1
<i'm|5
<i've|8
<if|5
<il|3
<implementer|1
<in|-12
<ingrid|5
<invoice|-5
<is|-4
<isn't|-2
<it|2
<jonas|-4
<key|1
<keys|-7
<know|-3
<la|-13
<ladder|-4
<late|-3
<le|-1
<leave|6
<left|9
<les|-3
<let|-9
<letter|4
<lobby|-2
<lucia|-5
<lunch|1
<manager|3
<march|4
<may|-4
<maybe|2
<me|-6
<mei|1
<menu|2
<message|4
<minute|2
<minutes|-4
<missing|3
<monday|-2
<more|4
<morning|5
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
<nora|-1
<not|-25
<note|6
<notes|-5
<nov|1
<now|12
<oct|-1
<of|4
<off|13
<oh|-2
<ok|6
<okafor|-10
<on|-3
<one|-7
<only|7
<open|-1
<opened|-2
<or|-9
<out|-1
<over|-3
<owner|3
<page|-7
<parcel|-5
<parents|-4
<party|-1
<passport|-9
<patient|6
<please|-7
<pls|-1
<pm|1
<por|1
<priya|1
<prize|-3
<ps|2
<pump|1
<que|9
<quick|1
<raf|-12
<rafael|-3
<rang|-5
<raus|4
<regards|-7
<remind|-3
<reminder|12
<reported|-3
<requested|1
<requester|-6
<responsible|1
<return|1
<room|-5
<rota|6
<ruth|-2
<said|-5
<sam|-4
<saturday|-1
<say|4
<says|-1
<second|1
<secretary|7
<see|1
<seller|-2
<send|-3
<seriously|4
<service|2
<sick|-3
<sign|-4
<signed|-14
<since|-5
<so|12
<someone|-3
<stall|1
<step|5
<sticky|1
<still|-2
<swap|3
<ta|-2
<table|1
<taken|1
<task|5
<team|2
<technician|-8
<tell|5
<th|2
<than|-4
<thank|-6
<thanks|-4
<that|14
<the|-10
<them|-14
<then|2
<there|3
<things|1
<this|12
<thought|-3
<three|3
<thursday|-3
<thx|-4
<time|6
<tmrw|1
<to|13
<todo|3
<told|9
<tomasz|-5
<tomorrow|-2
<treasurer|4
<tuesday|-5
<u|1
<und|-3
<until|-6
<up|-7
<urgent|-4
<user|-5
<van|2
<von|-2
<w|-1
<want|7
<was|-3
<water|-3
<we|6
<wednesday|1
<week|-7
<when|6
<while|-5
<who|-6
<will|-7
<with|-4
<without|1
<would|4
<written|2
<y|-1
<yeah|12
<yes|-4
<you|8
<your|4
<–|4
>!|-1
>'s|2
>(|-2
>)|-2
>,|1
>-|2
>.|-10
>:|-15
>;|11
>>|-5
>> after|-1
>> before|3
>> main|-8
>>! before|1
>>(|-1
>>( after|-9
>>( before|8
>>)|6
>>) before|5
>>) main|1
>>,|10
>>, after|-5
>>, before|12
>>, main|4
>>-|14
>>- after|-3
>>- before|4
>>- main|13
>>.|5
>>. after|-1
>>. before|2
>>. main|4
>>:|17
>>: after|4
>>: before|4
>>: main|9
>>;|11
>>>) .|4
>>>) to|3
>>>, a|9
>>>, and|2
>>>, before|2
>>>, bitte|3
>>>, but|1
>>>, by|2
>>>, can|-7
>>>, could|4
>>>, das|1
>>>, der|1
>>>, die|1
>>>, due|1
>>>, emil|-3
>>>, get|-1
>>>, go|-2
>>>, happy|-9
>>>, have|3
>>>, he|-4
>>>, i|5
>>>, i'd|1
>>>, i've|4
>>>, il|2
>>>, is|7
>>>, it's|5
>>>, just|-2
>>>, kannst|1
>>>, kindly|1
>>>, machst|1
>>>, manana|1
>>>, mei|-9
>>>, merci|-3
>>>, move|1
>>>, necesito|1
>>>, no|-8
>>>, nothing|-2
>>>, nov|-2
>>>, order|1
>>>, please|9
>>>, pls|1
>>>, por|1
>>>, priya|-1
>>>, puedes|1
>>>, put|1
>>>, quick|1
>>>, ring|-4
>>>, see|2
>>>, she|-3
>>>, she's|-3
>>>, so|9
>>>, sorry|2
>>>, tell|-7
>>>, thanks|-7
>>>, that|5
>>>, the|21
>>>, then|-3
>>>, this|2
>>>, to|5
>>>, tu|2
>>>, when|1
>>>, whenever|1
>>>, who|5
>>>, would|6
>>>, you|-3
>>>, you're|8
>>>, you've|1
>>>, your|7
>>>- nothing|-1
>>>- order|1
>>>- please|1
>>>- see|1
>>>- the|3
>>>: :|3
>>>: blocked|-1
>>>: call|1
>>>: can|-5
>>>: get|-1
>>>: i|-1
>>>: i'm|-5
>>>: not|-6
>>>: nothing|-1
>>>: on|2
>>>: order|-5
>>>: out|-2
>>>: please|-2
>>>: send|1
>>>: stocktake|-4
>>>: thanks|-6
>>>: the|5
>>>: yesterday|-3
>>>about the|-5
>>>and emil|-1
>>>and priya|-3
>>>asked me|-2
>>>asked whether|-1
>>>asks for|-1
>>>asks the|4
>>>at the|3
>>>away ,|-1
>>>brings the|1
>>>can u|5
>>>can you|6
>>>can yuo|2
>>>check the|1
>>>could u|1
>>>could you|3
>>>day off|2
>>>dear ,|1
>>>did it|-5
>>>do the|-6
>>>does it|6
>>>does the|3
>>>draws up|1
>>>drop everything|1
>>>et amara|1
>>>for the|-5
>>>from the|-5
>>>gets two|-1
>>>has agreed|1
>>>has already|-2
>>>has been|1
>>>has the|-8
>>>has to|3
>>>hat angerufen|-1
>>>hat den|-2
>>>hat die|-2
>>>hearing aid|1
>>>here ,|-6
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
>>>left the|-4
>>>looks for|3
>>>love ,|2
>>>needs to|5
>>>offered to|1
>>>on leave|7
>>>on the|-2
>>>overtime ,|-1
>>>please .|1
>>>please fix|2
>>>please print|3
>>>please re|1
>>>please take|2
>>>pls swap|1
>>>said he'd|4
>>>said she'd|3
>>>says he'll|6
>>>says the|-3
>>>starts on|-2
>>>takes care|-4
>>>takes over|-4
>>>that the|-2
>>>the client|2
>>>the wifi|1
>>>thinks the|-2
>>>to ask|-3
>>>to call|1
>>>to chase|1
>>>to fix|1
>>>to get|-2
>>>to move|3
>>>to order|1
>>>to put|2
>>>to send|1
>>>to write|2
>>>told me|-4
>>>tu peux|1
>>>volunteered to|4
>>>wants the|-5
>>>when u|2
>>>will draft|1
>>>will get|4
>>>will have|-3
>>>will obtain|2
>>>will see|1
>>>will take|-2
>>>will you|1
>>>would like|-2
>>>would you|1
>>>writes a|5
>>>you can|2
>>>you have|1
>>>you're on|2
>>>– finished|8
>>>– the|3
>>?|7
>>? after|8
>>? before|4
>>? main|-5
>>@|4
>>@ main|4
>>a|-5
>>a main|-5
>>about|1
>>about main|2
>>agreed|-2
>>already|-1
>>and|-10
>>and after|-2
>>and before|1
>>and main|-9
>>appointment|-2
>>appointment before|-2
>>are|5
>>are after|5
>>as|5
>>asap|2
>>asked|-10
>>asked after|-1
>>asked before|-3
>>asked main|-6
>>asks|2
>>asks after|-4
>>asks before|6
>>asks main|1
>>at|2
>>at after|6
>>at before|-1
>>at main|-2
>>away|-1
>>away main|-1
>>back|-2
>>before|-3
>>bestellt|1
>>bestellt main|1
>>birthday|-1
>>birthday main|-1
>>bitte|2
>>bitte main|2
>>brings|2
>>brings main|2
>>broke|-2
>>by|-7
>>by main|-7
>>calls after|4
>>can|3
>>can after|13
>>can main|-1
>>can't|-3
>>can't before|-1
>>can't main|-1
>>carries|-1
>>check|1
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
>>do|3
>>do main|-1
>>does|10
>>does after|6
>>does main|4
>>doing|11
>>doing after|8
>>drafts|1
>>drafts main|1
>>draws|2
>>drop|1
>>drop main|1
>>esta|-7
>>et main|-2
>>expires|-3
>>fix|2
>>fix main|2
>>fixed|3
>>for|-4
>>for after|-4
>>forgot before|1
>>fragt|1
>>fragt main|3
>>from|1
>>from before|-1
>>from main|2
>>fyi|-2
>>gave|-4
>>get|2
>>get main|2
>>gets|2
>>gets after|-1
>>gets main|1
>>goes|4
>>goes main|4
>>got|-2
>>got main|-1
>>had|-10
>>handles|-3
>>handles main|-3
>>has|-5
>>has after|5
>>has before|-13
>>has main|3
>>hasn't|-4
>>hat|-10
>>hat before|-2
>>hat main|-8
>>have|-2
>>he|6
>>hearing|1
>>here|-9
>>here before|-6
>>here main|-3
>>holt|4
>>holt main|4
>>i|6
>>i main|4
>>idea|-4
>>if|6
>>if main|6
>>in|-3
>>informs|-1
>>informs after|-1
>>invoice|1
>>invoice main|1
>>is|3
>>is after|6
>>is before|-8
>>is main|4
>>ist|-4
>>ist before|-2
>>it's|7
>>its|3
>>its before|3
>>job|1
>>just|-1
>>kannst|1
>>kannst main|1
>>keeps after|-2
>>kindly|1
>>kindly main|1
>>know|9
>>know main|11
>>knows|-2
>>knows after|-2
>>last|-2
>>last before|-2
>>left|-5
>>left before|-7
>>left main|2
>>les|1
>>lo|5
>>lo main|4
>>looks|-5
>>looks after|3
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
>>no|-3
>>no main|-3
>>off|-2
>>off after|-2
>>offered|-2
>>offered main|-2
>>on|-2
>>on after|-6
>>on before|7
>>on main|-2
>>only|-1
>>only after|-1
>>or|-9
>>or before|-1
>>or main|-9
>>order|4
>>order main|4
>>orders|8
>>orders after|-5
>>orders before|9
>>orders main|5
>>overtime|-1
>>owes|-5
>>phone|3
>>picks|6
>>please after|4
>>please main|-3
>>pls|7
>>pls after|6
>>porfa|3
>>porfa main|3
>>prints|1
>>promised|7
>>promised main|7
>>que|4
>>que main|4
>>qui|3
>>qui after|3
>>renews|1
>>renews main|1
>>reported|-3
>>ring|1
>>ring main|1
>>said|2
>>said after|-3
>>said before|2
>>said main|3
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
>>she|6
>>should|-4
>>should after|-7
>>should main|3
>>showed|-2
>>shows|-4
>>shows after|-4
>>since|7
>>soll|3
>>soll main|3
>>sont|-1
>>starts|2
>>starts before|-3
>>still|5
>>take|-3
>>takes|-6
>>takes after|-2
>>takes main|-4
>>tell|1
>>tell main|1
>>tells|1
>>thanked|-2
>>thanked after|-2
>>that|-4
>>that main|-4
>>the|7
>>the after|-3
>>the before|1
>>the main|9
>>then|5
>>then main|3
>>thinks|-3
>>this|-2
>>this main|-1
>>to|-6
>>to after|-8
>>to before|-9
>>to main|11
>>told|-1
>>told before|-2
>>told main|2
>>too|5
>>tu|1
>>tu main|1
>>u|2
>>u main|2
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
>>was after|10
>>was before|-1
>>water|1
>>we|-1
>>when|4
>>when main|4
>>whether|1
>>whether after|2
>>who|1
>>who before|-3
>>will|1
>>will after|-2
>>will before|3
>>will main|1
>>would|-12
>>would before|-5
>>would main|-8
>>writes|11
>>writes after|2
>>writes main|9
>>wrote|-3
>>wrote after|-2
>>ya|-7
>>ya before|-1
>>you|5
>>you after|2
>>you main|3
>>you're|6
>>you're after|2
>>you're main|4
>>your|-8
>>–|6
>>– after|3
>>– before|2
>>– main|2
>?|9
>@|-2
>a|-3
>accounting|-3
>add|2
>after|1
>again|2
>agreed|3
>aid|9
>al|4
>all|-5
>already|-1
>am|9
>amara|-3
>an|-4
>angerufen|-1
>answers|-1
>anyone|1
>appelle|3
>appointment|-8
>approve|1
>archive|5
>are|-3
>arrives|-3
>as|6
>asap|-1
>ask|-4
>asking|-5
>asks|2
>at|-3
>avant|-5
>away|-3
>b|-7
>back|4
>backup|3
>be|4
>been|-4
>before|3
>bei|-1
>below|3
>ben|-6
>bestellt|1
>big|-1
>bio|-11
>birthday|-7
>bis|4
>bitte|-1
>blocked|-6
>boiler|1
>book|3
>booked|-7
>both|-9
>bring|1
>brings|2
>broke|-2
>build|1
>bus|-3
>but|-4
>by|4
>call|10
>called|-5
>can|-14
>can't|7
>card|-2
>care|2
>carries|-1
>cellar|10
>chalkboard|-7
>charge|2
>chase|5
>claim|3
>clean|2
>clear|1
>client|-5
>closing|-1
>club|-4
>coffee|6
>collect|4
>collects|-3
>coming|9
>commande|2
>complained|-5
>confirm|-3
>confirmed|2
>contact|2
>contract|6
>copied|-5
>correct|5
>could|8
>count|-7
>counted|-2
>countersign|1
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
>die|2
>do|2
>does|7
>doing|6
>don't|-2
>done|-3
>dont|-3
>door|6
>down|10
>draft|4
>drafts|1
>dran|5
>draws|2
>drill|-7
>drive|-3
>driver|6
>drives|5
>drop|2
>du|5
>e|-3
>egg|3
>ein|4
>el|-3
>emil|-3
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
>file|2
>finished|6
>fire|-1
>first|4
>fix|7
>fixed|3
>flowers|2
>flyer|1
>for|4
>forget|1
>forgot|-2
>four|-3
>fragt|1
>friday|-6
>from|4
>front|-3
>fur|-1
>fyi|-4
>gave|-4
>get|4
>gets|1
>give|8
>go|-3
>goes|3
>going|3
>good|1
>got|3
>gravy|2
>ha|-1
>haas|-5
>had|-2
>hall|-4
>handed|-2
>handles|-3
>hang|-1
>happy|-15
>has|-9
>hasn't|-5
>hat|-2
>hay|1
>he|10
>he'd|4
>he'll|5
>hearing|1
>hedge|3
>her|4
>here|-2
>him|4
>his|-13
>holt|4
>hours|2
>hurry|-1
>i|14
>i'm|3
>i've|9
>ich|-2
>idea|-4
>if|4
>ihr|-2
>ill|-4
>in|-9
>informed|-7
>informs|-1
>ingrid|-4
>insurance|3
>into|-3
>invoice|3
>is|5
>isn't|-1
>issue|-1
>ist|3
>it|16
>it's|8
>its|-1
>job|1
>just|-4
>kannst|2
>kindly|2
>know|8
>knows|-2
>la|2
>laptop|-5
>las|5
>last|-11
>le|10
>leave|2
>left|-4
>lend|-3
>les|-1
>let|1
>like|-1
>lind|-3
>lindqvist|-2
>lisbon|-3
>list|3
>llama|1
>lo|1
>login|1
>look|6
>looks|-5
>lost|3
>love|3
>low|-6
>lucy|-11
>machine|-2
>machst|1
>mail|1
>make|4
>manana|1
>mate|5
>may|-2
>maybe|1
>me|7
>mei|-6
>merci|-3
>milk|2
>mon|-3
>monday|6
>more|5
>moreno|-1
>morgen|2
>morning|-11
>move|3
>moved|-6
>mr|-4
>mrs|-3
>ms|-3
>must|-2
>n'a|-1
>nearly|-1
>necesito|1
>need|8
>needs|1
>new|10
>next|1
>nicht|-6
>night|-10
>no|-5
>not|-8
>notes|2
>nothing|-5
>nov|-2
>now|7
>number|-2
>obtain|4
>oct|-4
>of|-2
>off|5
>offered|2
>offers|2
>office|-9
>oil|-3
>ok|3
>old|2
>on|-10
>one|5
>one's|5
>ones|5
>only|-8
>opens|-2
>or|-7
>order|-4
>ordered|-2
>orders|9
>organise|3
>out|-10
>over|-5
>overtime|-1
>owes|-5
>paid|-8
>pas|-3
>pay|8
>peux|2
>phone|4
>pick|2
>picks|4
>please|14
>pls|13
>pm|-1
>por|1
>porfa|3
>pour|-3
>prepare|2
>prices|-10
>print|-4
>printer|-2
>prints|1
>priya|-10
>prod|1
>promised|7
>proofread|-2
>puedes|1
>put|10
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
>reception|-3
>reminder|1
>renew|1
>renews|1
>repair|3
>repairs|-4
>replace|2
>replacement|1
>reply|1
>reported|-3
>reserve|-3
>restart|-2
>restock|1
>return|3
>review|3
>revised|3
>room|-9
>rotate|-3
>round|-1
>run|4
>s'en|3
>said|-3
>sam|-4
>sammelt|3
>saturday|2
>says|-9
>schlussel|-3
>schon|-1
>se|4
>search|-2
>send|6
>sends|9
>sent|1
>set|-2
>shall|2
>she|8
>she'd|11
>she's|3
>sheets|-4
>should|4
>show|-2
>showed|-2
>shows|-4
>sich|1
>sick|-5
>sie|5
>sign|3
>signed|-5
>since|9
>so|11
>sofort|1
>soll|3
>somebody|-9
>sont|1
>sorry|-4
>split|-2
>starts|-2
>statement|-3
>station|-9
>still|3
>stocktake|-4
>summer|2
>swap|1
>t'en|2
>tablet|2
>teh|1
>tell|-3
>tells|1
>test|14
>thanked|-2
>thanks|-9
>that|7
>the|5
>them|3
>then|5
>there|3
>there's|8
>they|-2
>think|3
>thinks|-2
>this|-1
>those|-4
>three|1
>thursday|5
>till|-3
>time|6
>to|11
>today|13
>together|-3
>told|2
>tom|1
>tomasz|-6
>tomorrow|-6
>tonight|2
>too|5
>took|-5
>translate|1
>treasurer|-11
>try|2
>tu|4
>tuesday|6
>turn|9
>twice|-3
>tyre|-3
>tz|-2
>u|14
>un|5
>up|1
>ur|1
>urn|-2
>us|-5
>used|-1
>usually|1
>vacation|-1
>van|-5
>volunteered|6
>w|1
>waiting|-3
>wants|-14
>war|1
>was|4
>wash|1
>water|1
>we|3
>we're|2
>wednesday|-3
>week|-3
>what|-3
>when|5
>whenever|1
>where|-5
>which|1
>who|6
>who's|6
>wifi|1
>will|9
>with|9
>would|-3
>writes|11
>written|-3
>wrote|-1
>ya|-7
>yesterday|-3
>you|25
>you'd|3
>you're|15
>you've|1
>your|-3
>yours|1
>yuo|2
>–|6
^a|-2
^action|1
^add|-9
^aisha|-1
^also|-5
^amara|8
^amelie|-1
^and|7
^antoine|-1
^any|-4
^any chance|-4
^anyway|-1
^ap|-4
^as|1
^ask|1
^bea|-1
^before|-1
^before that|5
^ben|13
^ben can|14
^ben's|2
^bitte|2
^bitte die|-2
^board|1
^bon|-2
^book|10
^book the|5
^boss|-4
^btw|3
^budget|-6
^bug|-2
^buy|3
^by|3
^call|2
^call the|-3
^call with|-1
^can|-3
^can u|-2
^can we|3
^can you|-2
^can't|-1
^carla|16
^carlos|-1
^carmen|-1
^change|-2
^chase|5
^chloe|-2
^claire|-1
^colm|-1
^confirm|1
^could|-3
^dana|-1
^deploy|6
^der|-4
^dev|-1
^did|-3
^did you|-1
^die|-2
^dmitri|8
^don't|9
^dr|-1
^el|-5
^elena|-1
^emeka|-1
^emil|7
^emil's|3
^file|-5
^find|12
^fiona|-1
^first|5
^first thing|5
^fix|-2
^fix it|1
^fix the|1
^follow|-1
^follow up|-1
^for|-4
^further|1
^further to|1
^fyi|-1
^gareth|-1
^get a|-1
^get it|-3
^get the|2
^go|-7
^grace|-1
^grandma|2
^grandma phoned|2
^greg|-2
^handover|3
^handwritten|-4
^hanna|-1
^hannah|7
^hay|2
^hay que|2
^he|3
^helen|-1
^herr|2
^hi|9
^his|-4
^hugo|-1
^i|-9
^i can|-5
^i know|3
^i need|-1
^i was|-3
^i'd|3
^i'd be|4
^i'll|6
^i'm|-5
^if|5
^if not|-2
^if you|2
^il|1
^il faudrait|-1
^il faut|2
^in|1
^ines|-1
^invoice|-2
^it|-5
^it is|-1
^it's|-3
^item|7
^item broken|7
^ivan|-3
^jl|6
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
^konnten|-1
^konnten sie|-1
^kwame|-1
^la|8
^lars|-1
^le|-4
^leave|-2
^lena|-2
^let|-6
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
^matt|-3
^mei's|-1
^mei's on|2
^message|-3
^minutes|1
^move|17
^mow|-1
^mr doyle|3
^mr okoye|-1
^mrs|8
^ms|2
^must|-1
^must be|-1
^my|4
^nadia|-1
^nadine|-1
^need|-2
^need a|2
^needs|8
^needs to|-4
^new|-4
^next|-5
^next step|-5
^nina|-1
^no|-5
^noor|-1
^nora|15
^nora l|7
^nora mei|6
^not|-3
^not me|4
^note|-7
^note to|1
^ok|5
^ok so|9
^one|8
^open|-2
^order|10
^order the|7
^oscar|-1
^owen|-2
^paolo|-5
^para|-1
^pay|1
^pete|-1
^peter|-1
^petra|-1
^peux|-2
^peux tu|-2
^phone|-2
^pick|2
^pick up|2
^pilar|-2
^please|2
^please call|3
^please cancel|-3
^please change|3
^please confirm|8
^please find|-1
^please fix|4
^please hand|-1
^please have|-2
^please make|-7
^please move|-1
^please mr|-2
^please order|-1
^please pay|4
^please prepare|1
^please return|7
^please review|-1
^please send|-2
^please submit|-2
^please tell|-1
^please to|-1
^please transfer|1
^please you|-1
^pls|-6
^por|-1
^por favor|-1
^post|4
^pourrais|-1
^pourrais tu|-1
^print|-1
^priya|-2
^priya's|3
^problem|1
^pta|4
^pta stall|4
^puedes|1
^puedes llamar|1
^purchase|-2
^put|10
^que|-7
^quick|-2
^quick one|-2
^raf|7
^rafa|-1
^rafael|4
^rafael's|-3
^raj|-1
^ravi|-1
^re|-2
^reminder|-4
^reminder for|-11
^renew|-4
^replace|-5
^request|6
^return|-2
^right|-6
^ring|-6
^rita|-1
^roof|-2
^rosa|-1
^ruth|-1
^sam|4
^samira|-1
^send|3
^she|-4
^short|2
^short description|2
^simone|-1
^since|-2
^so|-5
^sofie|-1
^somebody|11
^somebody has|6
^someone|13
^sorry|-2
^stage|-3
^still|1
^subject|1
^summary|9
^summer|-1
^sven|-1
^swap|8
^take|6
^take it|-1
^take the|6
^tariq|-3
^task|-4
^te|-1
^tell|3
^tess|-1
^tess can|-1
^the|-3
^then|5
^theo|-4
^they|-2
^they want|-1
^this|-2
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
^urgent|-1
^vat|-3
^vat return|-3
^voice|-1
^walt|-1
^wanted|2
^water|-3
^water butts|2
^we|-3
^we need|-4
^we would|9
^what i|1
^when you|-3
^while|-1
^who|-4
^who's|4
^whoever|7
^will|-1
^will you|-2
^wir|-1
^work|-4
^work replace|-1
^would|-2
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
