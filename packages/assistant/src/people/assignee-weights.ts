/** How much each feature speaks for that somebody is asked; made by `npm run learn:assignees`, not by hand. */
export const ASSIGNEE_WEIGHTS = `
+after main asks0 score0|-1
+after main asks0 score2|-37
+after main asks0 score4|-2
+after main asks0 score5|-2
+after main asks0 score6|32
+after main asks2 score0|8
+after main asks2 score2|34
+after main asks2 score4|21
+after main asks4 score0|-7
+after main asks4 score2|-1
+after main asks4 score4|-8
+after main asks5 score0|8
+after main asks5 score2|16
+after main asks5 score4|-3
+after main asks5 score5|7
+before main asks0 score0|-19
+before main asks0 score2|-13
+before main asks0 score4|-24
+before main asks0 score5|-1
+before main asks0 score6|-2
+before main asks2 score0|8
+before main asks4 score0|2
+before main asks4 score2|-1
+before main asks4 score4|-3
+before main asks4 score5|13
+before main asks5 score2|-2
+before main asks5 score4|32
+before main asks5 score5|-16
+before main asks6 score0|3
+before main asks6 score5|-3
+doesIt|34
+greeted|38
+greeted beside asked|-22
+greeted0|2
+greeted1|-7
+greeted2|30
+greeted3|35
+isBesideOthers|-14
+isFirstMostAsked|6
+isFirstNamed|-21
+isInFirst|-12
+isInLast|1
+isInQuestion|11
+isInTask|-7
+isItem|8
+isMention|-4
+isMostAsked|-4
+isOfOtherTask|-3
+isOwner|-26
+leads|2
+listens|-23
+main main asks0 score0|-17
+main main asks2 score0|-8
+main main asks2 score2|-13
+main main asks4 score0|12
+main main asks4 score4|15
+main main asks5 score0|23
+main main asks5 score2|-5
+main main asks5 score4|-17
+main main asks5 score5|8
+main main asks6 score0|-3
+main main asks6 score6|-1
+named|-18
+nobody|-8
+nobody item false|-5
+nobody item true|-13
+nobody main asks0|-8
+nobody main asks2|-14
+nobody main asks4|-4
+nobody main asks5|1
+nobody main asks6|-6
+nobody main0|-32
+nobody main1|-1
+nobody main2|-7
+nobody main3|-3
+nobody mainnone|13
+nobody most0|7
+nobody most2|9
+nobody most4|-21
+nobody most5|-4
+nobody most6|-23
+nobody myself|32
+nobody of1|-6
+nobody of2|-9
+nobody of3|-1
+nobody spoken|-31
+other task item false false|25
+other task item true false|2
+other task item true true|-45
+other task score0|13
+other task score2|-1
+other task score4|11
+other task score5|-11
+other task score6|-1
+score0|2
+score0 after|7
+score0 after main1|9
+score0 after main2|1
+score0 after main3|-9
+score0 before|-6
+score0 before main1|12
+score0 before main3|-17
+score0 first task|12
+score0 main|3
+score0 main main0|14
+score0 main main1|-1
+score0 main main2|-7
+score0 main main3|-1
+score0 of task|-4
+score0 sentence0|-17
+score0 sentence1|11
+score0 sentence2|9
+score0 sentence3|-14
+score2|6
+score2 after|12
+score2 after main1|7
+score2 after main2|9
+score2 after main3|-5
+score2 before|-8
+score2 before main1|-5
+score2 before main2|-20
+score2 before main3|17
+score2 first task|-3
+score2 main|1
+score2 main main1|18
+score2 main main2|-32
+score2 main main3|15
+score2 of task|8
+score2 sentence1|-13
+score2 sentence2|-21
+score2 sentence3|22
+score4|13
+score4 after|8
+score4 after main1|-4
+score4 after main2|10
+score4 after main3|-12
+score4 before|5
+score4 before main1|-1
+score4 before main2|12
+score4 before main3|-6
+score4 first task|3
+score4 main|-2
+score4 main main0|-1
+score4 main main1|-7
+score4 main main2|-1
+score4 main main3|7
+score4 of task|-3
+score4 sentence0|11
+score4 sentence1|11
+score4 sentence2|1
+score4 sentence3|24
+score5|16
+score5 after|20
+score5 after main1|19
+score5 after main2|6
+score5 after main3|-14
+score5 before|-6
+score5 before main1|-20
+score5 before main2|2
+score5 before main3|10
+score5 first task|2
+score5 main|7
+score5 main main0|5
+score5 main main1|8
+score5 main main2|2
+score5 main main3|3
+score5 of task|23
+score5 sentence1|-6
+score5 sentence2|-1
+score5 sentence3|10
+score6|19
+score6 after|5
+score6 after main1|6
+score6 after main2|7
+score6 after main3|-8
+score6 before|16
+score6 before main1|3
+score6 before main2|1
+score6 before main3|12
+score6 first task|-2
+score6 main|-1
+score6 main main1|-4
+score6 main main2|11
+score6 main main3|-8
+score6 of task|20
+score6 sentence0|26
+score6 sentence1|-10
+score6 sentence2|11
+score6 sentence3|-6
+sentTo|19
+sentTo beside asked|3
+sentTo1|11
+sentTo2|3
+sentTo3|6
+volunteers|34
+where after|-21
+where after 1|18
+where after 2|12
+where after 3|6
+where before|-5
+where before 1|7
+where before 2|14
+where before 3|-2
+where main|10
+where main 0|10
<(|-5
<)|5
<,|3
<-|9
<.|3
<:|13
<<|6
<< after|-15
<< before|10
<< main|-3
<<(|-6
<<( after|-5
<<( before|-4
<<( main|4
<<)|7
<<) after|-1
<<,|-5
<<, after|-13
<<, main|7
<<-|9
<<- after|1
<<- before|7
<<- main|1
<<.|3
<<. main|1
<<:|5
<<: after|-7
<<: before|-8
<<: main|13
<<<, and|7
<<<, but|8
<<<, it's|-1
<<<, said|6
<<<, so|14
<<<, tell|7
<<<, then|-11
<<<. .|1
<<<. :|-6
<<<: (|1
<<<: )|1
<<<: ,|1
<<<: :|-1
<<<: by|-1
<<<action :|1
<<<actions :|3
<<<again ,|-3
<<<anyway ,|1
<<<apologies :|-2
<<<approved the|1
<<<approver :|-6
<<<back to|-1
<<<ben et|-1
<<<best ,|-7
<<<butts :|-2
<<<buyer :|5
<<<by :|-2
<<<call :|1
<<<caller :|-2
<<<cheque de|-2
<<<comment by|-1
<<<contact :|-5
<<<crew :|5
<<<decided :|-1
<<<decision :|2
<<<do :|1
<<<driver :|-1
<<<figures to|-4
<<<for :|11
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
<<<next to|-6
<<<nora ,|-1
<<<note :|8
<<<note from|-1
<<<notes by|-1
<<<ok then|3
<<<okafor ,|-10
<<<on ,|-7
<<<one :|-1
<<<open ,|-1
<<<over to|1
<<<owner :|2
<<<patient :|5
<<<please ,|2
<<<raus ,|4
<<<regards ,|-7
<<<reported by|-2
<<<requester :|-7
<<<responsible :|1
<<<rota :|-2
<<<so :|1
<<<so that|-3
<<<still in|-1
<<<swap :|3
<<<ta ,|-4
<<<technician :|-8
<<<then ,|1
<<<there ,|4
<<<this is|-5
<<<thursday ,|2
<<<to :|6
<<<user :|-4
<<<von herrn|-2
<<<who :|-5
<<<would you|3
<<<you ,|5
<<a|-1
<<a main|2
<<about|-2
<<about main|-2
<<action|1
<<action main|1
<<an|3
<<and|-2
<<and after|4
<<and before|-3
<<and main|-3
<<as|-4
<<as main|-4
<<ask|-7
<<ask after|-4
<<ask main|-3
<<asked|6
<<asked before|-2
<<asked main|4
<<asking|-3
<<asking before|-3
<<at|-1
<<at after|-1
<<aunt|-2
<<because|-8
<<before|-2
<<before main|-2
<<bei|-3
<<bei main|-3
<<but|9
<<but main|9
<<by|-9
<<by after|-5
<<by main|-4
<<c'est|3
<<c'est after|3
<<call|-11
<<call main|-11
<<can|-1
<<can main|-2
<<cc|-2
<<colleague|-2
<<could|10
<<could after|1
<<de|-8
<<de before|-1
<<de main|-6
<<dear|3
<<dear before|2
<<did|-1
<<et|-3
<<et main|-2
<<for|-4
<<for after|1
<<for before|3
<<for main|-9
<<frau|-3
<<from|-9
<<from after|-6
<<from main|-3
<<fur|1
<<fyi|2
<<has|-2
<<herrn|-2
<<herrn before|1
<<if|2
<<if main|3
<<in|-3
<<in main|-2
<<is|-2
<<is after|1
<<is before|2
<<is main|-5
<<it|1
<<it's|-4
<<it's main|-6
<<la|-1
<<la main|-1
<<let|-9
<<let main|-11
<<maybe|2
<<maybe after|2
<<me|5
<<me main|6
<<move|-2
<<move main|-2
<<nair|-2
<<not|-7
<<not after|-4
<<not before|-1
<<of|1
<<of before|6
<<off|1
<<ok|7
<<ok after|4
<<ok main|3
<<on|-1
<<on before|1
<<or|-1
<<or before|1
<<or main|-4
<<owner|1
<<please|4
<<please main|4
<<pls|3
<<pls main|3
<<que|10
<<que main|7
<<remind|-4
<<ring|-7
<<said|-4
<<said after|8
<<said before|-5
<<said main|-7
<<say|4
<<says|2
<<says after|8
<<says main|-6
<<since|-6
<<since after|2
<<since before|-7
<<so|13
<<so after|4
<<so main|8
<<tell|6
<<tell after|-3
<<tell main|8
<<thanks|-3
<<thanks after|-3
<<that|13
<<that after|2
<<that before|10
<<that main|1
<<the|-1
<<the before|-1
<<then|-5
<<then after|4
<<then main|-10
<<thought|-3
<<time|6
<<to|-6
<<to after|3
<<to before|-3
<<to main|-6
<<told|8
<<und|-3
<<up|-2
<<up main|-2
<<van|3
<<van after|3
<<w|-1
<<w main|-1
<<was|-2
<<was main|-4
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
<<you main|2
<<–|4
<<– after|2
<<– main|3
<> |-2
<> (|10
<> ,|-1
<> -|9
<> :|-21
<> @|2
<> a|-3
<> and|-4
<> asked|-6
<> asks|-2
<> at|4
<> bestellt|2
<> can|16
<> can't|-4
<> checks|6
<> closing|-1
<> collects|-4
<> could|3
<> dear|1
<> denk|1
<> did|3
<> do|1
<> does|-2
<> draws|2
<> drop|1
<> esta|-7
<> fixed|-5
<> fragt|1
<> from|12
<> fyi|-2
<> get|2
<> got|-1
<> had|-6
<> handles|1
<> has|2
<> hat|-7
<> hearing|1
<> here|-5
<> i|3
<> is|-6
<> ist|-3
<> its|2
<> just|-1
<> kannst|1
<> keeps|4
<> knows|-1
<> looks|-6
<> love|1
<> mate|1
<> must|-2
<> needs|-4
<> no|-1
<> noticed|-4
<> on|2
<> only|-1
<> or|-5
<> orders|6
<> please|11
<> pls|5
<> porfa|2
<> reported|-1
<> ring|1
<> said|3
<> says|-4
<> sends|5
<> should|2
<> shows|-4
<> soll|3
<> starts|-2
<> takes|-1
<> tells|2
<> thanked|-2
<> the|11
<> thinks|-2
<> to|6
<> tu|1
<> u|1
<> usually|2
<> van|-2
<> volunteered|6
<> wants|-5
<> was|7
<> when|2
<> will|-1
<> would|1
<> writes|1
<> wrote|-3
<> ya|-7
<> you|3
<> you're|2
<> –|4
<>( )|3
<>( ,|-1
<>, |-25
<>, !|2
<>, (|-2
<>, ,|11
<>, .|9
<>, :|5
<>, ?|10
<>, and|-7
<>, asked|-2
<>, bitte|1
<>, checks|-4
<>, did|-3
<>, does|1
<>, has|-6
<>, is|8
<>, please|4
<>, says|-1
<>, should|-7
<>, the|-6
<>, to|2
<>, will|-4
<>, you|1
<>- |-7
<>- ,|4
<>- :|4
<>. |1
<>: |9
<>: (|-7
<>: ,|3
<>: -|4
<>: asks|1
<>: can|3
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
<>a ,|-13
<>a de|8
<>a que|6
<>action :|1
<>and ,|-10
<>and .|-3
<>and :|2
<>and have|-1
<>and is|5
<>and the|-2
<>ask .|-1
<>ask about|-1
<>ask for|-1
<>ask to|-7
<>ask whether|-1
<>asked to|-5
<>by |-2
<>by ,|-7
<>by .|-3
<>by :|-1
<>c'est qui|3
<>de .|-3
<>dear ,|3
<>for |3
<>for ,|-9
<>for -|-3
<>for .|2
<>for :|3
<>for is|-6
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
<>ok then|1
<>pls |2
<>said .|-1
<>said would|-9
<>says ,|2
<>so ,|1
<>so :|1
<>so please|1
<>so said|-2
<>tell that|2
<>that can|-3
<>the invoice|1
<>then ,|-3
<>to |10
<>to .|4
<>to :|16
<>to ?|-7
<>to about|5
<>to by|-4
<>to from|1
<>up from|-2
<>while is|-4
<>with ,|2
<>you ,|-1
<>you ?|1
<@|-12
<a|6
<about|-2
<account|1
<action|3
<actions|6
<after|-3
<again|-5
<agent|2
<agreed|6
<also|-5
<am|2
<amara|-8
<an|2
<and|-16
<anyway|1
<apologies|-2
<approved|-6
<approver|-6
<are|6
<as|-5
<ask|-3
<asked|11
<asking|-3
<assign|1
<assigned|2
<at|6
<aunt|-2
<away|-3
<b|-3
<back|-5
<be|13
<because|-8
<been|5
<before|-2
<bei|-3
<ben|-11
<best|-12
<birthday|-3
<bitte|11
<book|1
<booked|-5
<boss|4
<both|-6
<but|9
<butts|5
<buy|-2
<buyer|5
<by|1
<c'est|6
<call|-15
<caller|-2
<can|7
<card|-4
<cc|-5
<chair|-3
<check|-3
<cheque|-2
<christmas|-1
<club|-3
<colleague|-6
<comment|-1
<contact|-6
<contract|-8
<costa|-7
<could|9
<counted|1
<crew|5
<de|-11
<dear|3
<decided|1
<decision|2
<del|4
<desk|-9
<did|-5
<die|6
<discussed|-1
<display|-1
<do|1
<doctor|-6
<don't|-9
<done|-1
<down|-4
<driver|-1
<du|-5
<el|-6
<emil|-8
<employee|-2
<et|-3
<evening|5
<favor|1
<figures|-4
<first|1
<for|3
<form|1
<forwarded|3
<frau|-3
<from|-3
<front|-7
<fur|1
<fwd|1
<fyi|3
<gateau|-3
<get|1
<give|-11
<go|5
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
<here|-2
<herrn|-2
<hi|-2
<his|4
<i|9
<i'd|4
<i'll|2
<i'm|5
<i've|7
<if|5
<il|3
<implementer|2
<in|-11
<ingrid|6
<invoice|-4
<is|-3
<isn't|-2
<it|1
<jonas|-4
<key|1
<keys|-6
<know|-2
<la|-13
<ladder|-4
<late|-4
<le|-1
<leave|6
<left|9
<les|-3
<let|-9
<letter|4
<list|1
<lobby|-2
<lucia|-6
<lunch|1
<manager|2
<march|4
<may|-5
<maybe|2
<me|-7
<meeting|-5
<mei|1
<menu|2
<message|3
<minute|2
<minutes|-4
<missing|3
<monday|-2
<more|4
<morning|3
<move|-2
<moved|-3
<mr|1
<ms|1
<nair|-2
<name|-5
<needs|-4
<new|-4
<next|-2
<night|-4
<no|-2
<noor|1
<nora|-1
<not|-25
<note|6
<notes|-9
<nov|2
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
<open|1
<opened|-1
<or|-8
<out|-1
<over|-3
<owner|3
<page|-7
<parcel|-5
<parents|-4
<party|-1
<passport|-9
<patient|5
<please|-8
<pls|-1
<por|1
<prices|12
<prize|-3
<ps|2
<pump|1
<que|10
<quick|1
<raf|-13
<rafael|-3
<rang|-5
<raus|4
<regards|-7
<remind|-4
<renewal|-1
<reported|-3
<request|-1
<requested|2
<requester|-7
<responsible|1
<return|1
<ring|-7
<roof|1
<room|-5
<rota|5
<ruth|-3
<said|-5
<sam|-4
<saturday|-1
<say|4
<says|-1
<second|3
<secretary|7
<seller|-2
<send|-3
<seriously|4
<service|3
<sick|-3
<sign|-4
<signed|-13
<since|-5
<so|13
<someone|-4
<stall|1
<step|5
<still|-2
<swap|3
<ta|-4
<table|1
<taken|1
<team|2
<technician|-8
<tell|6
<th|2
<than|-4
<thank|-6
<thanks|-4
<that|15
<the|-9
<them|-14
<then|1
<there|3
<things|10
<think|9
<this|12
<thought|-3
<three|3
<thursday|-2
<thx|-4
<time|6
<tmrw|1
<to|13
<todo|3
<told|9
<tomasz|-5
<tomorrow|-2
<top|6
<treasurer|4
<tuesday|-4
<u|1
<und|-3
<until|-4
<up|-6
<urgent|-4
<user|-4
<van|-2
<von|-2
<w|-1
<want|8
<was|-3
<water|-3
<we|-1
<wednesday|1
<week|-6
<when|6
<while|-5
<who|-6
<will|-7
<with|-3
<without|1
<would|5
<written|2
<y|-1
<yeah|12
<yes|-3
<you|8
<your|4
<–|6
>!|-1
>'s|1
>(|-3
>)|-3
>,|3
>-|2
>.|-10
>:|-16
>;|10
>>|-5
>> after|-1
>> before|1
>> main|-6
>>(|-2
>>( after|-8
>>( before|8
>>( main|-2
>>)|6
>>) after|1
>>) before|5
>>,|10
>>, after|-5
>>, before|11
>>, main|4
>>-|15
>>- after|-5
>>- before|6
>>- main|13
>>.|6
>>. after|-1
>>. before|1
>>. main|6
>>:|18
>>: after|5
>>: before|-7
>>: main|8
>>;|11
>>>) .|5
>>>) :|1
>>>) to|3
>>>, a|9
>>>, and|4
>>>, before|2
>>>, bis|1
>>>, bitte|3
>>>, but|1
>>>, by|2
>>>, can|-3
>>>, could|3
>>>, das|1
>>>, der|1
>>>, die|1
>>>, due|1
>>>, emil|-3
>>>, get|-1
>>>, go|-2
>>>, happy|-9
>>>, have|3
>>>, he|-3
>>>, i|6
>>>, i'd|1
>>>, i've|4
>>>, il|2
>>>, is|6
>>>, it's|6
>>>, just|-1
>>>, kannst|1
>>>, machst|1
>>>, manana|1
>>>, mei|-9
>>>, merci|-4
>>>, move|1
>>>, necesito|1
>>>, no|-8
>>>, nothing|-2
>>>, nov|-3
>>>, order|1
>>>, please|10
>>>, pls|2
>>>, por|1
>>>, priya|-1
>>>, puedes|1
>>>, put|1
>>>, quick|1
>>>, ring|2
>>>, see|2
>>>, she|-2
>>>, she's|-3
>>>, sin|1
>>>, so|9
>>>, sorry|1
>>>, tell|-6
>>>, thanks|-7
>>>, that|5
>>>, the|20
>>>, then|-3
>>>, this|2
>>>, to|4
>>>, tu|2
>>>, we|-1
>>>, when|3
>>>, whenever|1
>>>, who|6
>>>, would|6
>>>, you|-2
>>>, you're|9
>>>, your|7
>>>- order|1
>>>- please|1
>>>- see|1
>>>- the|3
>>>: :|3
>>>: ask|3
>>>: blocked|-1
>>>: call|1
>>>: can|-6
>>>: get|1
>>>: i|-1
>>>: i'm|-5
>>>: new|-2
>>>: not|-4
>>>: nothing|-1
>>>: on|2
>>>: order|-3
>>>: out|-1
>>>: please|-1
>>>: pls|1
>>>: quarantine|1
>>>: stocktake|-3
>>>: thanks|-5
>>>: the|7
>>>: update|8
>>>: will|8
>>>about the|-5
>>>and emil|-1
>>>and priya|-2
>>>asked me|-2
>>>asked whether|-1
>>>asks for|-1
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
>>>did the|1
>>>do the|-7
>>>does it|9
>>>does the|-4
>>>draws up|1
>>>drop everything|1
>>>et amara|1
>>>for the|-5
>>>from the|-6
>>>gets two|-1
>>>has agreed|1
>>>has already|-1
>>>has been|1
>>>has the|-6
>>>has to|3
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
>>>needs to|4
>>>offered to|1
>>>on leave|8
>>>on the|-2
>>>overtime ,|-1
>>>please fix|2
>>>please print|3
>>>please take|2
>>>pls fix|1
>>>pls swap|1
>>>said he'd|5
>>>said she'd|2
>>>says he'll|6
>>>says the|-4
>>>sets up|-1
>>>starts on|-4
>>>takes care|-3
>>>takes over|-4
>>>that the|-2
>>>the client|2
>>>the wifi|1
>>>thinks the|-2
>>>to ask|-1
>>>to call|2
>>>to chase|1
>>>to fix|1
>>>to get|-2
>>>to move|4
>>>to obtain|1
>>>to oil|-2
>>>to order|1
>>>to put|2
>>>to send|1
>>>told me|-4
>>>tu peux|1
>>>volunteered to|4
>>>wants the|-5
>>>when u|1
>>>will draft|1
>>>will get|3
>>>will have|-4
>>>will order|4
>>>will see|1
>>>will take|-3
>>>will you|1
>>>would like|-2
>>>would you|1
>>>writes a|4
>>>you can|1
>>>you do|1
>>>you have|1
>>>you're on|2
>>>– finished|8
>>>– the|3
>>?|8
>>? after|9
>>? before|4
>>? main|-5
>>@|2
>>a|-5
>>a main|-5
>>about|1
>>about main|3
>>again|-2
>>agreed|-3
>>already|-1
>>and|-9
>>and after|-1
>>and before|1
>>and main|-9
>>appointment|-1
>>appointment before|-1
>>are|5
>>are after|5
>>as|5
>>asap|2
>>asked|-10
>>asked after|-1
>>asked before|-3
>>asked main|-7
>>asks|-1
>>asks after|-2
>>asks main|1
>>at|2
>>at after|5
>>at before|-1
>>at main|-2
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
>>books|1
>>brings|2
>>brings main|2
>>broke|-2
>>by|-7
>>by main|-7
>>calls|4
>>calls after|3
>>can|4
>>can after|14
>>can main|-1
>>can't|-3
>>can't before|-2
>>can't main|-1
>>carries|-2
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
>>cut|-9
>>cut main|-9
>>day|2
>>day main|2
>>de|8
>>de main|8
>>dear|1
>>denk|1
>>denk main|1
>>did|-4
>>did before|3
>>did main|-7
>>do|3
>>do after|5
>>do main|-3
>>does|6
>>does before|1
>>does main|5
>>doing|12
>>doing after|9
>>doit|1
>>doit main|1
>>drafts|1
>>drafts main|1
>>draws|2
>>drop|1
>>drop main|1
>>esta|-7
>>et main|-2
>>expires|-3
>>fix|3
>>fix main|2
>>fixed|3
>>for|-3
>>for after|-4
>>for main|1
>>fragt|1
>>fragt main|3
>>from|1
>>from after|-1
>>from before|-1
>>from main|3
>>fyi|-2
>>gave|-4
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
>>handles|-2
>>handles main|-2
>>has|-5
>>has after|5
>>has before|-12
>>has main|2
>>hasn't|-4
>>hat|-10
>>hat before|-2
>>hat main|-8
>>have|-2
>>he|3
>>hearing|1
>>here|-10
>>here before|-6
>>here main|-3
>>holt|4
>>holt main|4
>>i|3
>>i main|1
>>idea|-3
>>if|8
>>if main|8
>>in|-3
>>invoice|1
>>invoice main|1
>>is|3
>>is after|6
>>is before|-7
>>is main|4
>>ist|-5
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
>>know|10
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
>>lo main|3
>>looks|-6
>>looks after|2
>>love|2
>>love main|2
>>mate|4
>>mate main|4
>>moreno|-1
>>must|-1
>>must main|1
>>n'a|-2
>>n'a main|-1
>>nearly|-1
>>nearly before|-1
>>needs|-4
>>needs main|-1
>>no|-3
>>no main|-3
>>not|-1
>>not after|-1
>>noticed|-4
>>off|-2
>>off after|-2
>>offered|-2
>>offered main|-2
>>on|-1
>>on after|-4
>>on before|7
>>on main|-3
>>only after|-1
>>or|-10
>>or before|-1
>>or main|-9
>>order|4
>>order main|4
>>orders|10
>>orders after|-5
>>orders before|10
>>orders main|5
>>out|-2
>>overtime|-1
>>owes|-5
>>phone|3
>>picks|5
>>please after|4
>>please main|-4
>>pls|9
>>pls after|6
>>pls main|4
>>porfa|2
>>porfa main|2
>>prepares|-1
>>prints|1
>>promised|7
>>promised main|7
>>que|4
>>que main|4
>>qui|3
>>qui after|3
>>reported|-3
>>reported before|-1
>>ring|1
>>ring main|1
>>said|2
>>said after|-3
>>said before|3
>>said main|2
>>sammelt|3
>>sammelt main|2
>>says|-7
>>says after|3
>>says main|-10
>>se|4
>>see|-5
>>sends|9
>>sends after|8
>>sends main|1
>>sent|-4
>>sets|-1
>>she|5
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
>>starts|1
>>starts before|-2
>>starts main|3
>>still|5
>>take|-3
>>takes|-5
>>takes after|-1
>>takes main|-4
>>tell|1
>>tell main|1
>>tells|2
>>thanked|-2
>>thanked after|-2
>>that|-4
>>that main|-4
>>the|7
>>the after|-3
>>the before|1
>>the main|9
>>then|6
>>then main|4
>>thinks|-3
>>this|-3
>>this main|-1
>>to|-6
>>to after|-4
>>to before|-10
>>to main|8
>>told|-1
>>told before|-2
>>told main|2
>>too|5
>>tu|1
>>tu main|1
>>u|3
>>u main|2
>>ur|1
>>used|-1
>>usually|2
>>usually after|2
>>van after|1
>>volunteered|6
>>volunteered after|2
>>wants|-10
>>wants after|-3
>>wants main|-6
>>was|13
>>was after|9
>>was before|-1
>>we|-1
>>when|3
>>when main|3
>>whether|1
>>whether after|2
>>who|1
>>who before|-2
>>will after|-6
>>will before|2
>>will main|4
>>would|-13
>>would before|-5
>>would main|-8
>>writes|10
>>writes after|2
>>writes main|9
>>wrote|-3
>>wrote after|-2
>>ya|-7
>>ya before|-1
>>you|5
>>you after|3
>>you main|2
>>you're|5
>>you're after|2
>>you're main|3
>>your|-8
>>–|5
>>– after|1
>>– before|3
>>– main|1
>?|9
>@|-3
>a|1
>accounting|-2
>add|1
>after|1
>again|2
>agreed|3
>aid|3
>al|4
>all|-4
>already|-1
>am|6
>amara|-3
>an|-4
>and|-5
>angerufen|-1
>any|-1
>anyone|1
>appelle|3
>appointment|-7
>approve|1
>approved|-3
>archive|5
>are|-3
>arrives|-3
>as|6
>asap|-1
>ask|1
>asking|-5
>asks|-1
>at|-1
>avant|-5
>away|5
>b|-7
>back|5
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
>bio|-9
>birthday|-7
>bis|3
>bitte|-1
>blocked|-4
>book|10
>booked|-7
>books|1
>borrow|-11
>both|-9
>bring|-6
>brings|2
>broke|-2
>bus|-5
>but|-5
>buy|6
>by|5
>call|10
>called|-5
>calls|4
>can|-12
>can't|7
>car|2
>card|-2
>care|3
>carries|-2
>cellar|10
>chalkboard|-8
>charge|2
>chase|5
>claim|3
>clean|3
>clear|1
>client|-2
>closing|-1
>club|-4
>coffee|6
>collect|3
>collects|-3
>coming|9
>commande|2
>complained|-5
>confirm|-1
>confirmed|2
>contact|2
>contract|6
>copied|-5
>correct|5
>could|8
>counted|-2
>cover|7
>covers|-8
>cuando|4
>cups|-4
>customer|1
>cut|-6
>das|5
>de|2
>dear|1
>december|2
>demo|2
>den|-5
>denk|1
>der|1
>desk|-3
>did|-4
>die|2
>do|5
>does|2
>doing|6
>doit|1
>done|-3
>dont|-3
>door|6
>down|10
>dr|-6
>draft|3
>drafts|1
>dran|5
>draws|2
>drill|-7
>drive|-2
>driver|6
>drives|5
>drop|2
>du|5
>due|1
>e|-3
>egg|2
>ein|4
>el|-3
>emil|-1
>en|2
>end|-1
>engineer|-2
>envoyer|1
>es|-2
>esta|-8
>everybody|-1
>everyone|1
>everything|1
>expires|-3
>falta|4
>faudrait|1
>faut|2
>favor|1
>feb|-5
>file|1
>finished|8
>fire|-2
>first|-3
>fix|7
>fixed|3
>flowers|2
>flyer|1
>for|4
>forget|1
>forgot|-2
>four|-3
>fragt|1
>fri|1
>friday|-6
>from|5
>front|-3
>fur|-1
>fyi|-4
>gave|-4
>get|5
>gets|2
>go|-3
>goes|3
>going|3
>good|1
>got|4
>grant|1
>gravy|2
>ha|-1
>haas|-6
>had|-2
>hall|-4
>handed|-2
>handles|-2
>hang|-1
>happy|-15
>has|-9
>hasn't|-5
>hat|-3
>have|1
>he|8
>he'd|5
>he'll|5
>hearing|1
>hedge|4
>her|3
>here|-2
>heute|1
>him|4
>his|-13
>holt|4
>hours|2
>hurry|-1
>i|12
>i'd|-1
>i'm|10
>i've|9
>ich|-2
>idea|-3
>if|4
>ihr|-2
>ill|-4
>im|-1
>in|-9
>informed|-8
>ingrid|-4
>insurance|4
>into|-5
>invoice|3
>is|4
>isn't|-1
>issue|-1
>ist|1
>it|14
>it's|9
>its|-1
>job|1
>jonas|-1
>just|-4
>kannst|2
>keeps|1
>keys|-2
>kindly|2
>know|8
>knows|-2
>la|2
>laptop|-5
>las|5
>last|-11
>le|10
>leave|-4
>left|-3
>lend|-3
>let|1
>like|-1
>lind|-3
>lindqvist|-1
>lisbon|-3
>list|-3
>llama|1
>llamar|1
>lo|1
>login|2
>look|5
>looks|-5
>lost|2
>love|3
>low|-6
>lucia|1
>lucy|-12
>machst|1
>mail|1
>make|5
>manana|1
>mate|5
>may|-2
>maybe|1
>me|7
>mei|-6
>mend|-2
>merci|-4
>migrate|-1
>milk|1
>missing|2
>mon|-2
>monday|7
>more|5
>moreno|-1
>morgen|2
>morning|-11
>move|4
>moved|-7
>mr|-4
>mrs|-3
>ms|-3
>must|-1
>n|-1
>n'a|-1
>nearly|-1
>necesito|1
>need|8
>needs|-1
>new|9
>next|1
>nicht|-6
>night|-10
>no|-5
>noch|6
>nora|-1
>not|-8
>notes|1
>nothing|-4
>noticed|-4
>nov|-2
>now|6
>number|-2
>obtain|3
>oct|-3
>of|-3
>off|5
>offered|1
>offers|2
>office|-8
>oil|-2
>ok|2
>old|1
>on|-7
>one|5
>one's|5
>ones|5
>only|-7
>opens|-3
>or|-8
>order|-3
>ordered|-2
>orders|10
>organise|2
>out|-10
>over|-5
>owes|-5
>paid|-8
>pas|-3
>pay|5
>peux|2
>phone|4
>pick|3
>picks|3
>place|1
>please|16
>pls|8
>plumber|1
>por|1
>porfa|2
>pour|-3
>prepare|2
>prepares|-1
>prices|-10
>print|-5
>printer|-1
>prints|1
>prisa|1
>priya|-8
>prod|1
>promised|7
>proofread|-2
>puedes|1
>put|13
>quarantine|4
>que|5
>qui|-3
>quick|2
>quote|3
>r|-4
>rafael|-2
>re|6
>recalibrate|1
>receipts|1
>reception|-3
>redo|1
>reminder|1
>renew|1
>repair|5
>repairs|-3
>replace|2
>replacement|1
>reply|1
>report|-4
>reported|-3
>reports|-5
>reserve|-1
>restart|-2
>return|2
>review|1
>revised|3
>ring|3
>room|-9
>rotate|-3
>run|4
>s'en|3
>said|-2
>sam|-5
>sammelt|3
>saturday|2
>say|4
>says|-9
>schedule|1
>schlussel|-3
>schon|-1
>se|4
>search|-2
>send|5
>sends|9
>sent|1
>set|-2
>shall|1
>she|8
>she'd|11
>she's|3
>sheets|-3
>should|4
>show|-2
>showed|-2
>shows|-4
>sich|1
>sick|-4
>sie|4
>sign|3
>signed|-5
>sin|1
>since|9
>so|12
>sofort|1
>soll|3
>some|-1
>somebody|-9
>sont|1
>sorry|3
>split|-2
>starts|-4
>statement|-4
>station|-9
>still|4
>stocktake|-3
>summer|2
>swap|1
>t'en|2
>table|1
>tablet|2
>take|-1
>takes|1
>talk|-2
>teh|2
>tell|-4
>tells|2
>test|14
>thank|1
>thanked|-3
>thanks|-8
>that|5
>the|6
>them|2
>then|5
>there|3
>there's|8
>they|-2
>thing|2
>think|4
>thinks|-2
>those|-4
>thursday|6
>till|-3
>time|6
>to|11
>today|14
>together|-3
>told|2
>tom|1
>tomasz|-6
>tomorrow|-6
>tonight|2
>too|5
>took|-6
>treasurer|-10
>try|2
>tu|3
>tuesday|6
>turn|9
>twice|-3
>tyre|-3
>tz|-2
>u|15
>um|-2
>un|5
>until|2
>up|7
>update|6
>ur|1
>urn|-8
>us|-5
>used|-1
>usually|2
>vacation|-1
>van|-4
>vendor|-1
>volunteered|6
>w|1
>waiting|-3
>wants|-14
>war|1
>was|5
>wash|1
>water|1
>we|3
>we're|2
>wednesday|-3
>week|-5
>were|1
>what|-3
>when|6
>whenever|3
>where|-4
>which|1
>who|6
>who's|5
>wifi|1
>will|11
>with|9
>would|-4
>write|-2
>writes|10
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
>–|4
^a|-2
^action|1
^add|-9
^all|4
^also|-4
^amara|9
^amelie|-1
^and|6
^antoine|-1
^any|-4
^any chance|-4
^anyway|-1
^ap|-4
^as|1
^as discussed|-1
^ask|8
^audit|-1
^audit question|-1
^bea|-1
^before|1
^before that|4
^ben|12
^ben can|15
^ben's|2
^bitte|1
^bitte die|-2
^board|1
^bon|-3
^book|9
^book the|5
^boss|-5
^btw|3
^budget|-7
^bug|-2
^but|-2
^buy|3
^by|3
^call|1
^call the|-3
^call with|-1
^can|-5
^can i|-1
^can u|-2
^can we|2
^can you|-3
^can't|-1
^cancel|3
^carla|15
^carlos|-1
^carmen|-1
^carys|-1
^change|-2
^change the|-1
^chase|5
^chloe|-2
^claire|-1
^colin|-1
^colm|-1
^comment|3
^confirm|1
^could|-4
^could you|-1
^dan|-1
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
^don't|10
^el|-4
^emeka|-1
^emil|8
^emil's|2
^etienne|-2
^file|-5
^find|12
^fiona|-1
^first|2
^first thing|5
^fix|-2
^fix the|1
^follow|-1
^follow up|-1
^for|-5
^for the|-1
^fyi|-1
^gareth|-1
^get|2
^get a|-1
^get it|-3
^get the|5
^give|-1
^go|-6
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
^herr|3
^hi|10
^his|-4
^hugo|-1
^i|-4
^i ask|4
^i can|-6
^i know|2
^i need|-1
^i was|-3
^i would|8
^i'd|3
^i'd be|3
^i'll|6
^i'm|-5
^if|6
^if not|-2
^if you|2
^il|1
^il faudrait|-1
^il faut|2
^in|1
^ines|-2
^invoice|-3
^is|-2
^it|-5
^it is|-2
^it's|-3
^item|7
^item broken|7
^ivan|-3
^jens|-1
^jl|6
^job|-4
^joe|-2
^jonas|8
^jule|-1
^just|-1
^just a|-1
^kannst|-2
^kannst du|-2
^karim|-1
^kev|-1
^kevin|-1
^kiln|9
^kindly|-2
^kirsty|-1
^konnten|-1
^konnten sie|-1
^kwame|-1
^la|8
^lars|-1
^le|-5
^le recordamos|-2
^leave|-1
^lena|-2
^let|-5
^liz|-1
^lotte|-2
^luc|-1
^lucia|6
^lucy|4
^luis|-1
^lunch|1
^lunch menu|1
^marcus|-1
^marek|-1
^marisol|-1
^markus|-3
^marta|-1
^matt|-4
^measure|2
^mei|1
^mei's|-1
^mei's on|2
^merci|-1
^message|-4
^minutes|1
^move|11
^mow|-1
^mr|1
^mr doyle|3
^mr okoye|-1
^mrs|7
^ms|3
^must|-1
^must be|-1
^my|4
^nadia|-1
^nadine|-1
^need|-1
^need a|2
^needs|9
^needs to|-4
^next|-5
^next step|-5
^nina|-1
^no|-4
^noor|-1
^nora|16
^nora l|7
^nora mei|7
^not|-3
^not me|4
^note|-8
^nuala|-1
^ok|5
^ok so|10
^ok then|-1
^okay|-1
^okay so|-1
^one|7
^open|-4
^order|11
^order the|7
^oscar|-1
^oskar|-1
^our|-2
^owen|-2
^paolo|-5
^pay|2
^pete|-1
^peter|-1
^petra|-1
^peux|-2
^peux tu|-2
^phone|-2
^pick|2
^pick up|2
^pilar|-2
^please|1
^please approve|-1
^please call|3
^please cancel|-3
^please change|3
^please confirm|7
^please count|-5
^please find|-1
^please fit|-1
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
^please put|-1
^please renew|-1
^please return|7
^please review|-1
^please send|-2
^please sign|-1
^please submit|-2
^please tell|-1
^please to|-1
^please transfer|1
^please you|-1
^pls|-7
^por|-1
^por favor|-1
^post|4
^pourrais|-1
^pourrais tu|-1
^pourriez|-1
^pourriez vous|-1
^print|-1
^priya|-2
^priya's|2
^problem|1
^property|-7
^pta|4
^pta stall|4
^puedes|1
^puedes llamar|1
^purchase|-8
^purchase requisition|-7
^put|8
^que|-6
^quick|-2
^quick one|-2
^raf|7
^rafa|-1
^rafael|4
^rafael's|-4
^raj|-1
^ravi|-1
^re|-2
^reminder|6
^renew|-5
^replace|-5
^request|6
^return|-2
^right|-5
^ring|-5
^rita|-1
^roof|-2
^rosa|-1
^ruth|-1
^sam|5
^samira|-1
^send|3
^send the|1
^she|-5
^short|2
^short description|2
^simone|-1
^since|-2
^so|-4
^sofie|-1
^solene|-1
^somebody|12
^somebody has|5
^someone|13
^sorry|-2
^stage|-4
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
^tell|2
^tess|-1
^the|-4
^the projector|8
^then|5
^theo|-3
^they|-3
^they want|-1
^this|-3
^this is|-3
^thursday|-2
^thursday rota|-1
^title|-4
^to|-2
^to do|-1
^todo|-1
^tom|-1
^tomasz|2
^try|2
^tu|-1
^tu peux|-1
^two|3
^update|-1
^vat|-2
^vat return|-2
^voice|-1
^voice note|-1
^walt|-1
^wanted|3
^water|-3
^water butts|2
^we|-4
^we need|-4
^we would|9
^wes|-1
^what i|1
^when you|-4
^while|-1
^who|-4
^who's|4
^whoever|6
^will you|-2
^wir|-1
^work|-5
^would|-3
^would be|-1
^would somebody|1
^would you|-5
^write|5
^yann|-1
^yes|-2
^you|-2
^your|-3
^yuki|-1
^yusuf|-2
^yvonne|3
^zoe|-1
`;
