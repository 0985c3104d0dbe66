/** How much each feature speaks for that somebody is asked; made by `npm run learn:assignees`, not by hand. */
export const ASSIGNEE_WEIGHTS = `
+after main asks0 score0|-1
+after main asks0 score2|-37
+after main asks0 score4|-1
+after main asks0 score5|-2
+after main asks0 score6|34
+after main asks2 score0|10
+after main asks2 score2|35
+after main asks2 score4|20
+after main asks4 score0|-8
+after main asks4 score2|-1
+after main asks4 score4|-8
+after main asks5 score0|8
+after main asks5 score2|15
+after main asks5 score4|1
+after main asks5 score5|8
+before main asks0 score0|-22
+before main asks0 score2|-11
+before main asks0 score4|-17
+before main asks0 score5|2
+before main asks0 score6|-5
+before main asks2 score0|9
+before main asks4 score0|2
+before main asks4 score2|-1
+before main asks4 score4|-3
+before main asks4 score5|9
+before main asks5 score0|1
+before main asks5 score2|-2
+before main asks5 score4|18
+before main asks5 score5|-13
+before main asks6 score0|3
+before main asks6 score5|-2
+doesIt|35
+greeted|37
+greeted beside asked|-23
+greeted0|2
+greeted1|-9
+greeted2|29
+greeted3|34
+isBesideOthers|-12
+isFirstMostAsked|6
+isFirstNamed|-21
+isInFirst|-12
+isInQuestion|12
+isInTask|-3
+isItem|14
+isMention|-5
+isMostAsked|-4
+isOfOtherTask|-13
+isOwner|-26
+leads|2
+listens|-23
+main main asks0 score0|-18
+main main asks2 score0|-9
+main main asks2 score2|-14
+main main asks4 score0|11
+main main asks4 score4|15
+main main asks5 score0|25
+main main asks5 score2|-5
+main main asks5 score4|-17
+main main asks5 score5|8
+main main asks6 score0|-3
+main main asks6 score6|-2
+named|-19
+nobody|-8
+nobody item false|-6
+nobody item true|-11
+nobody main asks0|-9
+nobody main asks2|-15
+nobody main asks4|-3
+nobody main asks5|2
+nobody main asks6|-6
+nobody main0|-32
+nobody main1|-2
+nobody main2|-8
+nobody main3|-3
+nobody mainnone|13
+nobody most0|5
+nobody most2|9
+nobody most4|-23
+nobody most5|-3
+nobody most6|-22
+nobody myself|33
+nobody of1|-6
+nobody of2|-9
+nobody spoken|-30
+other task item false false|35
+other task item true false|2
+other task item true true|-53
+other task score0|12
+other task score4|5
+other task score5|-11
+other task score6|-1
+score0|1
+score0 after|9
+score0 after main1|8
+score0 after main2|3
+score0 after main3|-9
+score0 before|-7
+score0 before main1|8
+score0 before main2|1
+score0 before main3|-15
+score0 first task|7
+score0 main|3
+score0 main main0|13
+score0 main main1|-3
+score0 main main2|-8
+score0 main main3|2
+score0 of task|-3
+score0 sentence0|-15
+score0 sentence1|11
+score0 sentence2|9
+score0 sentence3|-16
+score2|7
+score2 after|11
+score2 after main1|7
+score2 after main2|10
+score2 after main3|-6
+score2 before|-6
+score2 before main1|-5
+score2 before main2|-21
+score2 before main3|20
+score2 first task|-5
+score2 main main1|17
+score2 main main2|-32
+score2 main main3|15
+score2 of task|7
+score2 sentence1|-12
+score2 sentence2|-22
+score2 sentence3|22
+score4|11
+score4 after|11
+score4 after main1|-2
+score4 after main2|13
+score4 after main3|-10
+score4 before|-1
+score4 before main1|-1
+score4 before main2|7
+score4 before main3|-7
+score4 first task|1
+score4 main|-2
+score4 main main0|-1
+score4 main main1|-8
+score4 main main3|6
+score4 sentence0|9
+score4 sentence1|11
+score4 sentence3|24
+score5|17
+score5 after|22
+score5 after main1|16
+score5 after main2|7
+score5 after main3|-13
+score5 before|-4
+score5 before main1|-13
+score5 before main2|-1
+score5 before main3|8
+score5 first task|1
+score5 main|7
+score5 main main0|8
+score5 main main1|8
+score5 main main3|3
+score5 of task|25
+score5 sentence0|-4
+score5 sentence1|-6
+score5 sentence2|-1
+score5 sentence3|10
+score6|19
+score6 after|7
+score6 after main1|4
+score6 after main2|9
+score6 after main3|-8
+score6 before|15
+score6 before main1|3
+score6 before main3|13
+score6 first task|-3
+score6 main|-2
+score6 main main1|-4
+score6 main main2|11
+score6 main main3|-8
+score6 of task|20
+score6 sentence0|24
+score6 sentence1|-9
+score6 sentence2|11
+score6 sentence3|-7
+sentTo|19
+sentTo beside asked|3
+sentTo1|11
+sentTo2|3
+sentTo3|6
+volunteers|32
+where after|-19
+where after 1|15
+where after 2|11
+where after 3|6
+where before|-5
+where before 1|7
+where before 2|14
+where before 3|-3
+where main|9
+where main 0|9
<(|-5
<)|5
<,|3
<-|9
<.|2
<:|13
<<|6
<< after|-15
<< before|7
<< main|-2
<<(|-5
<<( after|-5
<<( before|-4
<<( main|4
<<)|7
<<,|-4
<<, after|-16
<<, before|2
<<, main|8
<<-|7
<<- after|-2
<<- before|7
<<- main|1
<<.|2
<<. after|1
<<. main|1
<<:|7
<<: after|-9
<<: before|-3
<<: main|12
<<<, and|7
<<<, ask|-2
<<<, but|8
<<<, it's|-1
<<<, said|6
<<<, so|14
<<<, tell|8
<<<, then|-11
<<<. .|1
<<<. :|-4
<<<: (|1
<<<: )|1
<<<: ,|1
<<<: by|-1
<<<action :|1
<<<actions :|3
<<<again ,|-3
<<<agreed that|1
<<<anyway ,|1
<<<apologies :|-2
<<<approved the|1
<<<approver :|-6
<<<assignee :|1
<<<ben et|-1
<<<best ,|-7
<<<butts :|-2
<<<buyer :|5
<<<by :|-3
<<<call :|1
<<<caller :|-3
<<<cheque de|-2
<<<comment by|-1
<<<contact :|-5
<<<crew :|5
<<<decision :|2
<<<do :|1
<<<driver :|-1
<<<duty :|-1
<<<employee :|-3
<<<figures to|-4
<<<for :|9
<<<from :|1
<<<handwritten :|4
<<<implementer :|2
<<<is for|4
<<<it ,|-1
<<<it to|-5
<<<keys to|-3
<<<lobby while|-2
<<<manager (|1
<<<manager :|1
<<<minutes :|-4
<<<much ,|-6
<<<name :|7
<<<next to|-6
<<<nora ,|-1
<<<not let|-8
<<<note :|8
<<<note from|-1
<<<notes by|-1
<<<ok then|3
<<<okafor ,|-11
<<<on ,|-7
<<<one :|-1
<<<open ,|-1
<<<over to|1
<<<owner :|3
<<<patient :|4
<<<please ,|2
<<<raus ,|4
<<<regards ,|-7
<<<reported by|-2
<<<requester :|-7
<<<responsible :|1
<<<rota :|-2
<<<so that|-3
<<<still in|-1
<<<swap :|3
<<<ta ,|-4
<<<technician :|-8
<<<tenant :|-7
<<<then ,|1
<<<there ,|4
<<<this is|-5
<<<to :|8
<<<today ,|4
<<<user :|-5
<<<von herrn|-2
<<<who :|-6
<<<would you|2
<<<you ,|6
<<<you get|-2
<<a main|2
<<about|-2
<<about main|-2
<<action|1
<<action main|1
<<an|3
<<and|-1
<<and after|6
<<and before|-3
<<and main|-4
<<as|-4
<<as main|-4
<<ask|-6
<<ask after|-3
<<ask main|-3
<<asked|5
<<asked before|-2
<<asked main|4
<<asking|-3
<<asking before|-3
<<at|-1
<<at after|-1
<<aunt|-2
<<because|-8
<<before|-3
<<before main|-3
<<bei|-3
<<bei main|-3
<<but|9
<<but main|9
<<by|-9
<<by after|-6
<<by main|-3
<<c'est|3
<<c'est after|3
<<call|-12
<<call main|-12
<<can|1
<<can main|-2
<<cc|-2
<<colleague|-2
<<could|10
<<could after|1
<<could main|1
<<de|-7
<<de before|-1
<<de main|-6
<<dear|3
<<dear before|2
<<did|-1
<<et|-3
<<et main|-2
<<for|-7
<<for after|1
<<for before|-1
<<for main|-7
<<frau|-3
<<from|-8
<<from after|-6
<<from before|2
<<from main|-4
<<fur|1
<<fyi|2
<<get|-1
<<get main|-1
<<has|-2
<<herrn|-2
<<herrn before|1
<<hi main|-1
<<if|1
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
<<me|6
<<me main|6
<<move|-2
<<move main|-2
<<nair|-2
<<not|-7
<<not after|-4
<<of|1
<<of before|6
<<off|1
<<ok|7
<<ok after|4
<<ok main|3
<<on|-1
<<on before|1
<<or|-3
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
<<said|-3
<<said after|9
<<said before|-5
<<said main|-7
<<say|4
<<says|2
<<says after|8
<<says main|-6
<<since|-6
<<since after|2
<<since before|-7
<<so|14
<<so after|5
<<so main|9
<<tell|6
<<tell after|-3
<<tell main|9
<<thanks|-4
<<thanks after|-4
<<that|13
<<that after|2
<<that before|10
<<that main|2
<<the before|-1
<<then|-6
<<then after|3
<<then main|-9
<<thought|-3
<<time|6
<<to|-5
<<to after|3
<<to before|-3
<<to main|-5
<<told|8
<<und|-4
<<up|-2
<<up main|-2
<<van|2
<<van after|2
<<w|-1
<<w main|-1
<<was|-2
<<was main|-4
<<when|6
<<when main|6
<<while|-5
<<while main|-5
<<with|-3
<<with after|4
<<with before|-1
<<with main|-7
<<yeah|11
<<you|8
<<you after|3
<<you before|-1
<<you main|6
<<–|4
<<– after|2
<<– main|2
<> |-2
<> (|10
<> -|12
<> :|-23
<> @|3
<> a|-3
<> and|-3
<> asked|-6
<> asks|-2
<> at|4
<> bestellt|2
<> can|16
<> can't|-3
<> checks|7
<> closing|-1
<> collects|-5
<> could|4
<> dear|1
<> denk|1
<> did|2
<> do|1
<> does|-2
<> draws|2
<> drop|1
<> esta|-7
<> fixed|-5
<> from|11
<> fyi|-2
<> get|2
<> got|-1
<> had|-6
<> handles|1
<> has|1
<> hat|-7
<> hearing|1
<> here|-6
<> i|3
<> is|-6
<> ist|-3
<> its|4
<> just|-1
<> kannst|1
<> keeps|4
<> knows|-1
<> looks|-7
<> love|1
<> mate|1
<> must|-2
<> needs|-4
<> no|-1
<> noticed|-4
<> offers|-2
<> on|2
<> only|-1
<> or|-5
<> orders|9
<> please|9
<> pls|6
<> porfa|2
<> prepara|1
<> reported|-1
<> said|3
<> says|-4
<> sends|4
<> should|2
<> shows|-4
<> soll|3
<> starts|-2
<> takes|-2
<> tells|1
<> thanked|-2
<> the|11
<> thinks|-2
<> to|5
<> tu|1
<> u|1
<> usually|2
<> van|-2
<> volunteered|6
<> wants|-6
<> was|7
<> when|2
<> will|1
<> would|1
<> writes|1
<> wrote|-3
<> ya|-7
<> you|3
<> –|4
<>( )|2
<>( ,|-2
<>, |-24
<>, !|2
<>, (|-1
<>, ,|8
<>, .|8
<>, :|6
<>, ?|10
<>, and|-7
<>, asked|-2
<>, bitte|1
<>, checks|-4
<>, did|-2
<>, does|1
<>, has|-6
<>, here|-5
<>, is|8
<>, please|6
<>, says|-1
<>, should|-6
<>, takes|-8
<>, to|2
<>, will|-5
<>, you|1
<>- |-7
<>- ,|4
<>- :|5
<>. |1
<>: |8
<>: (|-8
<>: ,|1
<>: -|3
<>: .|-1
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
<>: will|5
<>a ,|-12
<>a de|8
<>a que|6
<>action :|1
<>and ,|-10
<>and .|-3
<>and :|4
<>and have|-1
<>and is|5
<>and the|-3
<>ask .|-1
<>ask about|-1
<>ask for|-1
<>ask to|-6
<>ask whether|-1
<>asked to|-5
<>by |-3
<>by ,|-7
<>by .|-2
<>by :|-1
<>c'est qui|3
<>could please|1
<>de .|-3
<>dear ,|3
<>for |3
<>for ,|-8
<>for -|-2
<>for .|1
<>for :|3
<>for is|-6
<>from ,|2
<>from .|-1
<>from :|-4
<>hi ,|-4
<>is .|-4
<>is from|-4
<>it's ,|-7
<>it's birthday|-1
<>it's day|2
<>it's from|-2
<>let know|9
<>not ,|-1
<>ok then|1
<>pls |2
<>remind to|1
<>said would|-9
<>says ,|3
<>so ,|1
<>so :|1
<>so please|1
<>so said|-1
<>tell that|2
<>that can|-3
<>the invoice|1
<>then ,|-2
<>to |11
<>to .|4
<>to :|17
<>to ?|-6
<>to about|5
<>to by|-4
<>to for|5
<>to from|1
<>up from|-2
<>while is|-3
<>with ,|2
<>you |9
<>you ,|-2
<>you ?|1
<>– –|1
<@|-11
<a|6
<about|-2
<account|1
<action|3
<actions|6
<after|-4
<again|-5
<agent|2
<agreed|6
<also|-5
<am|1
<amara|-9
<an|2
<and|-15
<anyway|1
<apologies|-2
<approved|-6
<approver|-6
<are|6
<as|-5
<ask|-2
<asked|11
<asking|-3
<assign|1
<assigned|2
<assignee|1
<at|6
<aunt|-2
<away|-3
<b|-3
<back|-6
<be|11
<because|-8
<been|5
<before|-3
<bei|-3
<ben|-12
<best|-12
<birthday|-3
<bitte|11
<board|-1
<book|1
<booked|-5
<boss|4
<both|-6
<but|9
<butts|5
<buy|-2
<buyer|5
<c'est|6
<call|-16
<caller|-3
<can|7
<card|-4
<cc|-5
<chair|-3
<check|-4
<cheque|-2
<christmas|-1
<club|-3
<colleague|-6
<comment|-1
<contact|-6
<contract|-5
<copy|-2
<costa|-7
<could|9
<counted|1
<crew|5
<days|-4
<de|-11
<dear|3
<decided|2
<decision|2
<del|4
<desk|-8
<did|-5
<die|6
<discussed|-1
<display|-1
<do|2
<doctor|-6
<don't|-9
<done|-2
<down|-3
<driver|-1
<du|-5
<due|-1
<duty|-1
<el|-5
<emil|-8
<employee|-4
<et|-3
<evening|6
<favor|1
<feb|-1
<figures|-4
<first|1
<for|3
<form|1
<forwarded|4
<frau|-3
<from|-2
<front|-7
<fur|1
<fwd|1
<fyi|3
<gateau|-3
<get|1
<give|-12
<go|5
<goes|1
<grandma|-3
<h|1
<haas|-5
<handled|2
<handwritten|9
<has|1
<hat|-1
<have|4
<her|8
<here|-2
<herrn|-2
<hi|-2
<his|4
<i|8
<i'd|4
<i'll|2
<i'm|5
<i've|7
<if|4
<il|3
<implementer|2
<in|-11
<ingrid|6
<internal|1
<invoice|-4
<is|-3
<isn't|-2
<it's|-1
<its|-2
<jonas|-4
<key|1
<keys|-6
<know|-2
<la|-12
<ladder|-4
<late|-4
<le|-1
<leave|6
<left|8
<les|-2
<let|-9
<letter|3
<list|4
<lobby|-2
<lucia|-6
<lunch|1
<manager|3
<march|4
<may|-4
<maybe|2
<me|-7
<menu|2
<message|5
<minute|2
<minutes|-5
<missing|3
<monday|-2
<more|4
<morning|3
<move|-2
<moved|-4
<mr|2
<much|-6
<nair|-2
<name|2
<needs|-3
<new|-4
<next|-2
<night|-5
<no|-1
<not|-25
<note|5
<notes|-7
<nov|2
<now|11
<oct|-1
<of|5
<off|12
<oh|-1
<ok|6
<okafor|-10
<on|-2
<one|-7
<only|8
<open|2
<opened|-1
<or|-10
<order|-6
<out|-1
<over|-3
<owner|3
<page|-6
<parcel|-4
<parents|-3
<party|-2
<passport|-9
<patient|4
<please|-8
<pls|-1
<por|1
<prices|12
<prize|-3
<ps|2
<pump|1
<q|3
<que|10
<quick|1
<raf|-13
<rafael|-3
<rang|-4
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
<room|-4
<rota|5
<ruth|-2
<said|-5
<sam|-4
<saturday|-2
<say|4
<says|-1
<second|3
<secretary|7
<seller|-2
<send|-3
<seriously|4
<service|2
<sick|-3
<sign|-4
<signed|-13
<since|-5
<so|9
<someone|-4
<stage|1
<step|5
<still|-1
<swap|3
<ta|-4
<table|1
<taken|1
<task|5
<team|1
<technician|-8
<tell|6
<tenant|-7
<th|2
<than|-4
<thank|-7
<thanks|-4
<that|15
<the|-10
<them|-15
<then|1
<there|3
<things|4
<think|9
<this|13
<thought|-3
<three|2
<thursday|-2
<thx|-4
<time|6
<tmrw|1
<to|12
<today|3
<todo|3
<told|9
<tomasz|-5
<tomorrow|-2
<top|6
<treasurer|4
<tuesday|-4
<u|1
<und|-4
<until|-4
<up|-6
<urgent|-4
<user|-5
<van|-2
<von|-2
<w|-1
<want|8
<was|-2
<water|-3
<we|-1
<week|-7
<when|6
<while|-5
<who|-7
<will|-1
<with|2
<without|1
<would|8
<written|2
<y|-1
<yeah|12
<yes|-5
<you|10
<your|4
<–|6
>!|-1
>'s|1
>(|-3
>)|-4
>,|1
>-|5
>.|-10
>:|-17
>;|11
>>|-4
>> after|-3
>> before|2
>> main|-6
>>(|-3
>>( after|-8
>>( before|8
>>( main|-2
>>)|6
>>) after|-2
>>) before|5
>>) main|2
>>,|9
>>, after|-7
>>, before|10
>>, main|5
>>-|14
>>- after|-5
>>- before|6
>>- main|13
>>.|5
>>. after|-2
>>. before|1
>>. main|6
>>:|21
>>: after|4
>>: before|-5
>>: main|8
>>;|11
>>>) .|5
>>>) :|-1
>>>) to|3
>>>, a|7
>>>, and|5
>>>, before|2
>>>, bitte|3
>>>, but|1
>>>, by|2
>>>, can|-3
>>>, could|4
>>>, das|1
>>>, der|1
>>>, die|1
>>>, due|1
>>>, emil|-3
>>>, get|-1
>>>, go|-1
>>>, happy|-9
>>>, have|3
>>>, he|-3
>>>, i|6
>>>, i'd|1
>>>, i've|4
>>>, il|2
>>>, in|1
>>>, is|6
>>>, it's|6
>>>, just|-1
>>>, kannst|1
>>>, machst|1
>>>, mei|-9
>>>, merci|-4
>>>, move|1
>>>, mr|-7
>>>, necesito|1
>>>, no|-7
>>>, nothing|-1
>>>, nov|-3
>>>, order|1
>>>, please|11
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
>>>, tell|-7
>>>, thanks|-7
>>>, that|5
>>>, the|21
>>>, then|-3
>>>, this|2
>>>, to|3
>>>, treasurer|-9
>>>, tu|2
>>>, when|3
>>>, whenever|1
>>>, who|6
>>>, would|7
>>>, you|-1
>>>, you're|10
>>>, your|8
>>>, yours|-2
>>>- please|1
>>>- see|1
>>>- the|3
>>>: :|3
>>>: am|1
>>>: ask|4
>>>: blocked|-1
>>>: call|1
>>>: can|-6
>>>: could|2
>>>: get|1
>>>: i|-1
>>>: i'm|-4
>>>: new|-3
>>>: not|-4
>>>: nothing|-1
>>>: on|2
>>>: order|3
>>>: out|-2
>>>: please|-2
>>>: pls|1
>>>: stocktake|-4
>>>: thanks|-3
>>>: the|8
>>>: update|1
>>>: will|7
>>>: write|1
>>>about the|-5
>>>and emil|-1
>>>and priya|-3
>>>asked me|-2
>>>asked whether|-1
>>>asks for|-1
>>>at the|3
>>>away ,|-1
>>>brings the|1
>>>can u|5
>>>can you|4
>>>can yuo|2
>>>check the|1
>>>could u|1
>>>could you|3
>>>day off|2
>>>dear ,|1
>>>did it|-4
>>>did the|1
>>>do the|-7
>>>does it|8
>>>does the|-4
>>>draws up|1
>>>drop everything|1
>>>et amara|1
>>>for the|-5
>>>from the|-6
>>>gets a|3
>>>has agreed|1
>>>has already|-2
>>>has been|1
>>>has the|-5
>>>has to|3
>>>hat angerufen|-1
>>>hat den|-2
>>>hat die|-3
>>>hearing aid|1
>>>here ,|-6
>>>here .|8
>>>i know|1
>>>invoice ?|1
>>>is at|-2
>>>is away|-2
>>>is going|2
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
>>>looks for|1
>>>love ,|2
>>>needs to|4
>>>offered to|1
>>>offers to|-1
>>>on leave|8
>>>on the|-2
>>>overtime ,|-1
>>>please do|2
>>>please fix|2
>>>please print|3
>>>please take|2
>>>pls book|1
>>>pls fix|1
>>>pls swap|1
>>>ring the|-1
>>>said he'd|5
>>>said she'd|2
>>>says he'll|5
>>>says the|-3
>>>sets up|-1
>>>starts on|-3
>>>takes care|-3
>>>takes it|2
>>>takes over|-5
>>>that the|-3
>>>the client|1
>>>the wifi|1
>>>thinks the|-1
>>>to ask|-1
>>>to book|1
>>>to call|2
>>>to chase|2
>>>to fix|1
>>>to get|-3
>>>to move|4
>>>to oil|-5
>>>to order|1
>>>to put|2
>>>to send|1
>>>to update|-3
>>>told me|-4
>>>tu peux|1
>>>volunteered to|4
>>>wants a|-2
>>>wants the|-5
>>>when u|1
>>>will draft|1
>>>will get|3
>>>will have|-5
>>>will order|2
>>>will see|1
>>>will take|-2
>>>will write|1
>>>will you|1
>>>would like|-2
>>>would you|1
>>>writes a|4
>>>you can|1
>>>you have|1
>>>– finished|8
>>>– the|4
>>?|8
>>? after|9
>>? before|4
>>? main|-5
>>@|3
>>@ main|3
>>a|-6
>>a main|-6
>>about|2
>>about main|3
>>again|-2
>>agreed|-3
>>already|-2
>>and|-9
>>and after|-1
>>and before|1
>>and main|-9
>>appointment|-1
>>appointment before|-1
>>are|4
>>are after|5
>>as|-1
>>as main|-1
>>asap|2
>>asked|-10
>>asked after|-1
>>asked before|-3
>>asked main|-7
>>asks|-1
>>asks after|-2
>>asks main|3
>>at|3
>>at after|6
>>at before|-1
>>at main|-2
>>away|-1
>>away main|-1
>>back|-1
>>before|-2
>>bestellt|2
>>bestellt main|2
>>birthday|-1
>>birthday main|-1
>>bitte|2
>>bitte main|2
>>books|1
>>brings|1
>>brings main|1
>>broke|-2
>>but|2
>>by|-7
>>by main|-7
>>calls|3
>>calls after|2
>>can|4
>>can after|13
>>can main|-1
>>can't|-2
>>can't main|-2
>>carries|-1
>>check|1
>>checks after|-1
>>checks main|-3
>>closing|-1
>>collects|-4
>>collects after|6
>>collects main|-10
>>commande|2
>>commande main|2
>>could|4
>>could after|-1
>>could main|5
>>covers|-9
>>covers after|-9
>>cut|-9
>>cut main|-9
>>day|2
>>day main|2
>>de|8
>>de main|8
>>dear|1
>>denk|1
>>denk main|1
>>did|-3
>>did before|3
>>did main|-6
>>do|3
>>do after|6
>>do main|-3
>>does|5
>>does main|5
>>doing|12
>>doing after|8
>>doit|1
>>doit main|1
>>drafts|1
>>drafts main|1
>>draws|2
>>drop|1
>>drop main|1
>>esta|-8
>>et main|-2
>>expires|-3
>>fix|3
>>fix main|3
>>fixed|3
>>for|-4
>>for after|-4
>>for main|1
>>fragt|1
>>fragt main|3
>>from|2
>>from after|-1
>>from before|-1
>>from main|3
>>fyi|-2
>>gave|-4
>>get|2
>>get main|2
>>gets|4
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
>>has before|-13
>>has main|2
>>hasn't|-4
>>hat|-10
>>hat before|-2
>>hat main|-8
>>have|-2
>>he|2
>>hearing|1
>>here|-10
>>here before|-7
>>here main|-3
>>holt|4
>>holt main|4
>>i|3
>>i main|1
>>i'm|2
>>idea|-3
>>if|8
>>if main|8
>>in|-3
>>invoice|1
>>invoice main|1
>>is|3
>>is after|5
>>is before|-7
>>is main|5
>>ist|-6
>>it's|7
>>its|4
>>its before|4
>>job|1
>>just|-1
>>kannst|1
>>keeps|1
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
>>lo|4
>>lo main|4
>>looks|-7
>>looks after|1
>>love|2
>>love main|2
>>mate|4
>>mate main|4
>>moreno|-1
>>mother|-1
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
>>not|-2
>>not after|-2
>>noticed|-4
>>off|-2
>>off after|-2
>>offered|-2
>>offered main|-2
>>offers|-1
>>offers after|-1
>>on|-1
>>on after|-4
>>on before|7
>>on main|-3
>>only after|-1
>>or|-9
>>or main|-8
>>order|4
>>order main|4
>>orders|12
>>orders after|-1
>>orders before|9
>>orders main|4
>>out|-2
>>overtime|-1
>>owes|-5
>>phone|3
>>picks|5
>>please|1
>>please after|6
>>please main|-5
>>pls|8
>>pls after|6
>>pls main|2
>>porfa|2
>>porfa main|2
>>prepara|1
>>prepara main|1
>>prepares|-2
>>prints|1
>>promised|7
>>promised main|7
>>que|4
>>que main|4
>>qui|3
>>qui after|3
>>reported|-2
>>ring main|1
>>said|2
>>said after|-4
>>said before|4
>>said main|2
>>sammelt|3
>>sammelt main|2
>>says|-7
>>says after|3
>>says main|-10
>>se|3
>>see|-5
>>sends|7
>>sends after|6
>>sends main|1
>>sent|-4
>>sent main|-4
>>sets|-1
>>she|5
>>should|-3
>>should after|-6
>>should main|3
>>showed|-2
>>shows|-4
>>shows after|-4
>>since|7
>>soll|3
>>soll main|3
>>sont|-1
>>starts before|-2
>>starts main|2
>>still|5
>>take|-3
>>takes|-5
>>takes after|-1
>>takes main|-5
>>tell|1
>>tell main|1
>>tells|1
>>thanked|-2
>>thanked after|-2
>>that|-5
>>that main|-5
>>the|7
>>the after|-5
>>the before|1
>>the main|11
>>then|7
>>then main|4
>>thinks|-2
>>thinks before|-1
>>this|-3
>>this main|-1
>>to|-7
>>to after|-6
>>to before|-10
>>to main|9
>>told|-2
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
>>wants|-12
>>wants after|-4
>>wants before|-1
>>wants main|-7
>>was|13
>>was after|8
>>we|-1
>>when|3
>>when main|3
>>whether|1
>>whether after|1
>>who|2
>>who before|-2
>>will|2
>>will after|4
>>will main|-2
>>with|-1
>>would|-13
>>would before|-5
>>would main|-8
>>writes|10
>>writes after|1
>>writes main|9
>>wrote|-3
>>wrote after|-2
>>ya|-7
>>ya before|-1
>>you|5
>>you after|3
>>you main|2
>>you're|4
>>you're main|3
>>your|-2
>>your before|-2
>>–|5
>>– after|1
>>– before|3
>>– main|1
>?|9
>@|-2
>a|2
>about|1
>accounting|-2
>add|1
>again|1
>agreed|3
>aid|3
>al|4
>all|-5
>already|-1
>am|6
>amara|-3
>an|-4
>and|-4
>angerufen|-1
>answer|2
>answers|1
>any|-1
>anyone|2
>appelle|3
>appointment|-7
>approve|1
>approved|-3
>archive|5
>are|-2
>arrives|-3
>asap|-1
>asked|1
>asking|-5
>asks|-1
>at|-1
>avant|-5
>b|-7
>back|5
>backup|3
>be|9
>bed|-2
>been|-4
>before|3
>bei|-1
>below|4
>ben|-7
>bestellt|2
>big|-1
>bio|-10
>birthday|-7
>bis|3
>bitte|-1
>blocked|-4
>boiler|1
>book|10
>booked|-7
>books|1
>borrow|-11
>both|-10
>bring|-6
>brings|1
>broke|-2
>bus|-5
>but|-4
>buy|6
>by|5
>call|10
>called|-5
>calls|3
>can|-12
>can't|7
>cancel|1
>cant|2
>car|2
>card|5
>care|4
>carries|-1
>cellar|9
>chalkboard|-8
>charge|2
>chase|5
>check|7
>claim|3
>clean|3
>clear|1
>client|-3
>closing|-1
>club|-4
>coffee|6
>collect|5
>collects|-4
>coming|9
>commande|2
>complained|-5
>confirmed|2
>contact|2
>contract|5
>copied|-5
>correct|5
>could|9
>counted|-1
>cover|7
>covers|-9
>cuando|4
>customer|2
>cut|-6
>das|5
>de|1
>dear|1
>december|1
>den|-5
>denk|1
>der|1
>desk|-3
>did|-4
>die|2
>do|6
>does|2
>doing|6
>doit|1
>done|-3
>dont|-2
>door|5
>down|10
>draft|3
>drafts|1
>dran|5
>draw|1
>drawing|-3
>draws|2
>drill|-7
>drive|-2
>driver|6
>drop|2
>du|4
>due|1
>e|-3
>egg|2
>ein|4
>el|-3
>emil|-2
>en|1
>end|-1
>engineer|-2
>envoyer|1
>es|-2
>esta|-8
>everything|1
>expires|5
>facilities|-5
>falta|4
>faudrait|1
>faut|2
>favor|1
>feb|-5
>figures|1
>file|1
>fine|5
>finished|7
>fire|-2
>first|-2
>fix|7
>fixed|3
>flaky|2
>flowers|2
>flyer|1
>for|4
>forget|1
>forgot|-2
>form|1
>four|-3
>fragt|1
>freezer|-1
>friday|-6
>from|7
>front|-3
>fur|-1
>fyi|-4
>gave|-4
>get|4
>gets|3
>go|-4
>goes|3
>going|2
>good|1
>got|4
>grant|1
>gravy|2
>haas|-6
>had|-3
>hall|-4
>handed|-2
>handles|-3
>hang|-1
>happy|-15
>has|-8
>hasn't|-5
>hat|-3
>have|2
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
>holiday|-1
>holt|4
>i|12
>i'll|2
>i'm|5
>i've|9
>ich|-2
>idea|-3
>if|4
>ihr|-2
>ill|-4
>im|-2
>in|-10
>informed|-8
>ingrid|-4
>insurance|4
>into|-4
>invoice|3
>is|3
>isn't|-1
>issue|-1
>ist|1
>it|12
>it's|9
>job|1
>jonas|-1
>just|-3
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
>leave|-5
>left|-3
>lend|-3
>let|1
>like|-1
>lind|-3
>lindqvist|-1
>list|-1
>llama|1
>log|1
>login|2
>look|6
>looks|-7
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
>merci|-4
>message|-6
>migrate|-1
>milk|1
>missing|2
>mon|-1
>monday|7
>more|9
>moreno|-1
>morgen|2
>morning|-11
>mother|-1
>move|4
>moved|-7
>mr|-3
>mrs|-4
>ms|-3
>must|-1
>n|-1
>n'a|-1
>nearly|-1
>necesito|1
>need|9
>needs|-2
>new|9
>next|1
>nicht|-6
>night|-9
>no|-4
>noch|6
>nora|-2
>not|-8
>notes|1
>nothing|-4
>noticed|-4
>nov|-2
>now|7
>number|-2
>numbers|-1
>obtain|3
>oct|-4
>of|-3
>off|5
>offered|1
>office|-7
>oil|-4
>ok|3
>old|2
>on|-7
>one|5
>one's|5
>ones|5
>only|-2
>open|1
>opens|-2
>or|-10
>order|-1
>ordered|-2
>orders|13
>organise|1
>out|-10
>over|-5
>overtime|-1
>owes|-4
>paid|-8
>pas|-3
>pay|5
>peux|2
>phone|4
>pick|3
>picks|3
>place|1
>please|17
>pls|8
>plumber|1
>plz|1
>por|1
>porfa|3
>pour|-3
>prepara|1
>prepare|2
>prepares|-2
>prices|-10
>print|-5
>printer|-1
>prints|1
>prisa|1
>priya|-9
>prod|1
>projector|1
>promised|7
>proofread|1
>puede|-2
>puedes|1
>put|13
>quarantine|4
>que|6
>qui|-3
>quick|2
>quote|3
>quotes|2
>r|-4
>rafael|-1
>re|6
>read|-4
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
>report|-3
>reported|-2
>reports|-6
>reserve|-3
>restart|-2
>return|3
>review|1
>revised|3
>rewrite|1
>ring|1
>room|-9
>rotate|-3
>run|4
>s'en|3
>said|-2
>sam|-5
>sammelt|3
>saturday|2
>say|2
>says|-9
>schedule|2
>schlussel|-3
>schon|-1
>se|4
>search|-2
>send|5
>sends|8
>sent|1
>september|-8
>set|-2
>sets|-1
>shall|2
>she|9
>she'd|11
>she's|3
>sheets|-4
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
>somebody|-10
>sont|1
>sorry|3
>split|-2
>starts|-4
>statement|-4
>station|-9
>still|4
>stocktake|-4
>summer|2
>sunday|-3
>swap|1
>t'en|2
>tablet|2
>take|-1
>takes|1
>talk|-2
>teh|2
>tell|-2
>tells|1
>test|14
>thanked|-3
>thanks|-8
>that|6
>the|4
>them|3
>then|5
>there|2
>there's|8
>they|-2
>thing|2
>think|3
>thinks|-1
>those|-4
>thursday|7
>tidy|-2
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
>took|-6
>translate|-3
>treasurer|-9
>try|2
>tu|3
>tuesday|6
>turn|9
>twice|-3
>two|1
>tyre|-4
>tz|-2
>u|15
>um|-2
>un|5
>until|2
>up|7
>update|4
>upload|3
>ur|1
>urn|-8
>us|-5
>used|-1
>usually|2
>vacation|-2
>van|-1
>volunteered|6
>w|1
>waiting|-3
>wants|-10
>war|1
>was|5
>wash|5
>water|1
>we|3
>we're|2
>wednesday|-3
>week|-5
>well|-6
>were|1
>what|-4
>when|6
>whenever|3
>where|-4
>whether|-1
>which|1
>who|7
>who's|5
>wifi|1
>will|12
>with|10
>would|-4
>write|-2
>writes|10
>written|-3
>wrote|-1
>x|-3
>ya|-7
>yes|1
>yesterday|-3
>you|28
>you'd|3
>you're|16
>your|5
>yuo|2
>–|5
^a|-2
^action|1
^add|-8
^aisha|-1
^all|3
^also|-4
^amara|9
^and|8
^antoine|-1
^any|-5
^any chance|-5
^anyway|-1
^ap|-5
^as|1
^ask|8
^audit|1
^audit question|1
^bea|-1
^before|-5
^before that|5
^ben|12
^ben can|15
^ben's|2
^bianca|-1
^bitte|1
^bitte die|-2
^board|1
^bon|-3
^book|9
^book the|5
^boss|-5
^btw|2
^budget|-6
^bug|-2
^but|-2
^buy|3
^by|4
^call|-3
^call the|-2
^call with|-1
^callum|-1
^can|-5
^can i|-1
^can u|-2
^can we|1
^can you|-3
^can't|-1
^cancel|4
^carla|16
^carlos|-1
^carmen|-1
^change|-2
^change the|-1
^chase|4
^chloe|-2
^claire|-1
^colin|-1
^colm|-1
^comment|3
^confirm|1
^could|-3
^could you|-1
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
^do|2
^don't|10
^dr|-1
^el|-4
^elena|-1
^emeka|-1
^emil|7
^emil's|3
^etienne|-2
^file|-5
^find|12
^fiona|-1
^first|6
^first thing|5
^fix|-2
^fix the|1
^follow|-1
^follow up|-1
^for|-5
^for the|-1
^frau|-1
^fyi|-1
^gareth|-1
^get|-4
^get a|-1
^get it|-3
^get the|6
^give|-1
^go|-6
^grandma|2
^grandma phoned|2
^greg|-2
^guest|-1
^handover|4
^handwritten|-4
^hannah|7
^hay|3
^hay que|3
^he|8
^helen|-1
^herr|3
^hi|10
^his|-4
^hugo|-1
^i|-5
^i ask|4
^i can|-6
^i know|2
^i need|-1
^i was|-3
^i would|9
^i'd|2
^i'd be|3
^i'll|6
^i'm|-5
^if|5
^if not|-2
^if you|2
^il faudrait|-1
^il faut|2
^in|1
^ines|-2
^ingrid|1
^invoice|-3
^is|-2
^it|-5
^it is|-1
^it's|-3
^item|7
^item broken|7
^ivan|-3
^jl|6
^jo|-1
^job|-3
^joe|-2
^jonas|8
^jule|-1
^just|-1
^just a|-1
^kannst|-2
^kannst du|-2
^karim|-1
^kev|-2
^kevin|-1
^kiln|9
^kindly|-2
^kirsty|-1
^konnten|-1
^konnten sie|-1
^kwame|-1
^la|9
^label|2
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
^make|-1
^marcus|-1
^marek|-1
^marisol|-1
^markus|-3
^marta|-1
^matt|-4
^measure|2
^mei|1
^mei's|-2
^mei's on|2
^merci|-1
^message|-4
^minutes|1
^move|11
^mow|-1
^mr|1
^mr doyle|3
^mr okoye|-1
^mrs|8
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
^no|-6
^no hurry|-2
^noor|-1
^nora|17
^nora l|7
^nora mei|7
^not|-3
^not me|4
^note|-9
^nuala|-1
^ok|4
^ok so|10
^ok then|-1
^okay|-1
^okay so|-1
^one|7
^one small|-1
^one thing|-1
^open|-4
^order|11
^order the|6
^oscar|-1
^oskar|-1
^our|-3
^owen|-2
^paolo|-5
^pay|2
^pete|-1
^peter|-1
^petra|-1
^peux|-2
^peux tu|-2
^phone|-3
^pick|2
^pick up|2
^pilar|-1
^please|2
^please approve|-1
^please call|3
^please cancel|-3
^please change|2
^please confirm|8
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
^please prepare|2
^please put|-1
^please renew|-1
^please return|7
^please review|-1
^please send|-2
^please sign|-1
^please submit|-2
^please tell|-1
^please to|1
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
^print|-2
^priya|-2
^priya's|3
^priyanka|-1
^property|-4
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
^rafael|5
^rafael's|-4
^raj|-1
^ravi|-1
^re|-3
^reminder|7
^renew|-5
^replace|-5
^request|6
^return|-2
^right|-5
^ring|-5
^rita|-1
^roof|-1
^rosa|-1
^ruth|-1
^sam|5
^samira|-1
^scan|6
^send|4
^send the|1
^she|-5
^short|2
^short description|2
^simone|-1
^since|-2
^so|-5
^sofie|-1
^solene|-1
^somebody|12
^somebody has|5
^someone|12
^sorry|-3
^stage|-3
^still|1
^subject|1
^summary|9
^summer|-1
^sven|-1
^swap|8
^take|7
^take the|6
^tariq|-3
^task|-4
^te|-1
^tell|3
^tess|-1
^the|-4
^the projector|8
^then|6
^theo|-3
^they|-3
^they want|-1
^this|-2
^this is|-2
^thursday|-2
^thursday rota|-1
^title|-4
^to|-1
^to do|-1
^todo|-1
^tom|-2
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
^wanted|4
^water|-3
^water butts|3
^we|-4
^we need|-4
^we would|9
^wes|-1
^what|5
^what i|-2
^when you|-4
^while|-1
^who|-4
^who's|4
^whoever|6
^will you|-2
^wir|-1
^work|-5
^would|-3
^would somebody|1
^would you|-5
^write|5
^yann|-1
^yes|-2
^you|-2
^your|-4
^yuki|-1
^yusuf|-2
^yvonne|3
^zoe|-1
`;
