/** How much each feature speaks for that somebody is asked; made by `npm run learn:assignees`, not by hand. */
export const ASSIGNEE_WEIGHTS = `
+after main asks0 score0|-2
+after main asks0 score2|-33
+after main asks0 score4|-6
+after main asks0 score5|-2
+after main asks0 score6|29
+after main asks2 score0|6
+after main asks2 score2|33
+after main asks2 score4|18
+after main asks4 score0|-7
+after main asks4 score4|7
+after main asks4 score5|7
+after main asks5 score0|6
+after main asks5 score2|13
+after main asks5 score4|-5
+after main asks5 score5|6
+before main asks0 score0|-23
+before main asks0 score2|-8
+before main asks0 score4|-25
+before main asks0 score5|-1
+before main asks0 score6|-3
+before main asks2 score0|21
+before main asks4 score0|1
+before main asks4 score4|-5
+before main asks4 score5|11
+before main asks5 score0|-6
+before main asks5 score2|-1
+before main asks5 score4|24
+before main asks5 score5|-11
+before main asks6 score0|4
+greeted|42
+greeted beside asked|-24
+greeted0|2
+greeted1|-6
+greeted2|29
+greeted3|38
+isBesideOthers|-17
+isFirstMostAsked|4
+isFirstNamed|-21
+isInFirst|-12
+isInLast|4
+isInQuestion|8
+isInTask|-5
+isItem|9
+isMention|-4
+isMostAsked|-1
+isOfOtherTask|-4
+isOwner|-24
+leads|4
+listens|-17
+main main asks0 score0|-14
+main main asks2 score0|-11
+main main asks2 score2|-15
+main main asks4 score0|13
+main main asks4 score4|13
+main main asks5 score0|21
+main main asks5 score2|-6
+main main asks5 score4|-10
+main main asks5 score5|7
+main main asks6 score6|-1
+named|-18
+nobody|-7
+nobody item false|-5
+nobody item true|-12
+nobody main asks0|-8
+nobody main asks2|-14
+nobody main asks5|1
+nobody main asks6|-6
+nobody main0|-27
+nobody main1|1
+nobody main2|-9
+nobody main3|-3
+nobody mainnone|12
+nobody most0|11
+nobody most2|9
+nobody most4|-21
+nobody most5|-5
+nobody most6|-23
+nobody myself|34
+nobody of1|-5
+nobody of2|-9
+nobody of3|-2
+nobody spoken|-25
+other task item false false|25
+other task item true false|-9
+other task item true true|-40
+other task score0|8
+other task score2|3
+other task score4|13
+other task score5|-17
+other task score6|-2
+score0 after|2
+score0 after main1|10
+score0 after main2|-3
+score0 after main3|-5
+score0 before|-3
+score0 before main1|11
+score0 before main3|-14
+score0 first task|-1
+score0 main|5
+score0 main main0|13
+score0 main main1|-5
+score0 main main2|-8
+score0 main main3|8
+score0 of task|-3
+score0 sentence0|-15
+score0 sentence1|12
+score0 sentence2|6
+score0 sentence3|-15
+score2|7
+score2 after|12
+score2 after main1|8
+score2 after main2|8
+score2 after main3|-4
+score2 before|-10
+score2 before main1|-4
+score2 before main2|-20
+score2 before main3|14
+score2 main|1
+score2 main main1|17
+score2 main main2|-27
+score2 main main3|11
+score2 of task|4
+score2 sentence1|-16
+score2 sentence2|-16
+score2 sentence3|21
+score4|13
+score4 after|13
+score4 after main1|-11
+score4 after main2|19
+score4 after main3|-12
+score4 before|-6
+score4 before main1|1
+score4 before main2|2
+score4 before main3|-10
+score4 first task|-6
+score4 main|3
+score4 main main0|-3
+score4 main main1|-9
+score4 main main2|7
+score4 main main3|8
+score4 of task|-4
+score4 sentence0|16
+score4 sentence1|18
+score4 sentence2|-8
+score4 sentence3|24
+score5|18
+score5 after|17
+score5 after main1|20
+score5 after main2|3
+score5 after main3|-13
+score5 before|-4
+score5 before main1|-15
+score5 before main2|-1
+score5 before main3|11
+score5 first task|2
+score5 main|6
+score5 main main0|9
+score5 main main1|9
+score5 main main2|-1
+score5 of task|17
+score5 sentence0|-6
+score5 sentence1|-6
+score5 sentence2|-3
+score5 sentence3|10
+score6|16
+score6 after|4
+score6 after main1|4
+score6 after main2|6
+score6 after main3|-7
+score6 before|14
+score6 before main1|3
+score6 before main2|-2
+score6 before main3|12
+score6 first task|-4
+score6 main|-1
+score6 main main1|-6
+score6 main main2|12
+score6 main main3|-7
+score6 of task|18
+score6 sentence0|23
+score6 sentence1|-11
+score6 sentence2|10
+score6 sentence3|-5
+sentTo|20
+sentTo beside asked|3
+sentTo1|10
+sentTo2|3
+sentTo3|7
+volunteers|32
+where after|-19
+where after 1|18
+where after 2|15
+where after 3|9
+where before|-4
+where before 1|9
+where before 2|14
+where before 3|2
+where main|10
+where main 0|10
<(|-7
<)|6
<,|3
<-|3
<.|3
<:|14
<<|4
<< after|-12
<< before|8
<< main|1
<<(|-2
<<( after|-6
<<( before|-1
<<( main|5
<<) after|-4
<<) before|-1
<<,|-5
<<, after|-15
<<, before|4
<<, main|5
<<-|8
<<- after|7
<<- before|1
<<- main|-1
<<.|1
<<. after|2
<<. main|-1
<<:|6
<<: after|-6
<<: before|-6
<<: main|12
<<<, and|7
<<<, but|7
<<<, it's|-1
<<<, said|7
<<<, says|-1
<<<, so|13
<<<, tell|8
<<<, then|-11
<<<: (|2
<<<: ,|1
<<<: by|-2
<<<action :|1
<<<agreed :|9
<<<agreed that|1
<<<anyway ,|1
<<<apologies :|-3
<<<approved the|1
<<<approver :|-2
<<<back to|-1
<<<ben et|-1
<<<best ,|-7
<<<butts :|-2
<<<by :|-6
<<<call :|2
<<<caller :|-3
<<<cheque de|-2
<<<contact :|-5
<<<crew :|6
<<<decided :|3
<<<decision :|4
<<<do :|1
<<<driver :|-2
<<<figures to|-4
<<<for :|8
<<<from :|2
<<<handwritten :|5
<<<is for|4
<<<it ,|-1
<<<keys to|-3
<<<lobby while|-2
<<<mei ,|-1
<<<minutes :|-3
<<<name :|-1
<<<next to|-7
<<<nora ,|-1
<<<note :|5
<<<note from|-1
<<<notes by|-1
<<<okafor ,|-10
<<<on ,|-7
<<<one :|-1
<<<open ,|-1
<<<over to|2
<<<owner :|4
<<<patient :|5
<<<please ,|2
<<<prof .|-5
<<<raus ,|5
<<<regards ,|-8
<<<reminder for|13
<<<reported by|-2
<<<requester :|-5
<<<responsible :|1
<<<rota :|-2
<<<so that|-3
<<<still in|-1
<<<swap :|3
<<<ta ,|-3
<<<technician :|-8
<<<there ,|3
<<<this is|-5
<<<to :|5
<<<top :|7
<<<user :|-5
<<<von herrn|-2
<<<who :|-6
<<<would you|4
<<<you ,|4
<<a main|2
<<about|-1
<<about main|-1
<<action|1
<<action main|1
<<an|4
<<and after|9
<<and before|-3
<<and main|-5
<<as|-3
<<as main|-3
<<ask|-4
<<ask after|-5
<<ask main|1
<<asked|5
<<asked before|-2
<<asked main|4
<<asking|-4
<<asking before|-4
<<at|-1
<<at after|-1
<<aunt|-2
<<because|-7
<<before|-1
<<before main|-1
<<bei|-3
<<bei main|-3
<<but|8
<<but main|8
<<by|-7
<<by after|-2
<<by before|-1
<<by main|-3
<<c'est|3
<<c'est after|3
<<call|-11
<<call main|-11
<<can|-1
<<can main|-2
<<cc|-2
<<could|4
<<could after|1
<<could main|1
<<de|-6
<<de before|-1
<<de main|-5
<<dear|2
<<dear before|2
<<did|-1
<<et|-3
<<et main|-2
<<for before|4
<<for main|-5
<<frau|-2
<<from|-9
<<from after|-5
<<from main|-4
<<fur|1
<<fyi|2
<<get|-1
<<get main|-1
<<has|-2
<<herrn|-1
<<herrn before|1
<<hi main|1
<<if|2
<<if main|2
<<in|-3
<<in main|-2
<<is|-1
<<is after|1
<<is before|2
<<is main|-4
<<it|1
<<it's|-3
<<it's main|-5
<<la|-1
<<la main|-1
<<let|-9
<<let main|-10
<<maybe|2
<<maybe after|2
<<me|6
<<me main|6
<<nair|-2
<<not|-7
<<not after|-4
<<not before|-1
<<of|1
<<of before|6
<<off|1
<<ok|7
<<on|-1
<<or|-2
<<or before|1
<<or main|-4
<<pastor|-8
<<please|2
<<please main|2
<<pls|3
<<pls main|3
<<que|9
<<que main|8
<<remind|-3
<<said|-3
<<said after|8
<<said before|-5
<<said main|-6
<<say|4
<<says|1
<<says after|7
<<says main|-5
<<since|-5
<<since after|2
<<since before|-6
<<so|15
<<so after|5
<<so main|10
<<tell|6
<<tell after|-2
<<tell main|8
<<thanks|-4
<<thanks after|-4
<<that|13
<<that after|1
<<that before|11
<<that main|1
<<the|-1
<<the before|-1
<<then|-7
<<then after|2
<<then main|-8
<<thought|-2
<<to|-1
<<to after|4
<<to before|-4
<<to main|-2
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
<<with|-3
<<with after|2
<<with before|-1
<<with main|-4
<<yeah|10
<<you|4
<<you after|4
<<you before|1
<<you main|-1
<<–|2
<<– main|3
<> |-2
<> (|11
<> -|9
<> :|-21
<> @|4
<> a|-2
<> and|-3
<> asked|-7
<> asks|-4
<> at|3
<> bestellt|1
<> can|17
<> can't|-3
<> checks|3
<> closing|-1
<> collects|-3
<> could|3
<> dear|1
<> denk|1
<> did|3
<> do|2
<> does|4
<> draws|4
<> drop|1
<> esta|-7
<> fixed|-5
<> fyi|-2
<> get|2
<> got|-1
<> had|-6
<> handles|1
<> has|2
<> hat|-6
<> hearing|1
<> here|-4
<> i|1
<> is|-7
<> ist|-1
<> just|-1
<> kannst|1
<> keeps|3
<> kindly|1
<> looks|-4
<> love|1
<> mate|1
<> needs|-5
<> no|-1
<> on|3
<> only|-1
<> or|-5
<> orders|-4
<> please|10
<> pls|6
<> porfa|3
<> reported|-1
<> ring|1
<> said|1
<> says|-5
<> sends|4
<> should|1
<> soll|2
<> starts|-2
<> takes|-2
<> tells|1
<> thanked|-2
<> the|11
<> thinks|-3
<> to|7
<> tu|1
<> u|1
<> usually|1
<> van|-1
<> volunteered|5
<> wants|-5
<> was|8
<> when|2
<> will|2
<> would|1
<> writes|1
<> wrote|-3
<> ya|-6
<> you|3
<> you're|2
<> –|6
<>( )|5
<>( ,|-1
<>, |-24
<>, !|2
<>, (|-1
<>, ,|9
<>, .|10
<>, :|8
<>, ?|11
<>, and|-6
<>, bitte|1
<>, can|-2
<>, checks|-4
<>, did|-3
<>, has|-5
<>, is|9
<>, please|3
<>, should|-6
<>, the|-6
<>, to|2
<>, will|-9
<>, you|2
<>- |-2
<>- ,|3
<>. |1
<>: |5
<>: (|-9
<>: ,|-2
<>: -|1
<>: bestellt|1
<>: can|2
<>: does|1
<>: drafts|2
<>: gets|1
<>: has|-2
<>: please|1
<>: sends|2
<>: takes|3
<>: the|3
<>: to|4
<>: wants|-3
<>: will|4
<>: writes|1
<>a ,|-12
<>a de|9
<>a que|6
<>action :|1
<>and ,|-9
<>and .|-3
<>and :|3
<>and have|-1
<>and the|-2
<>ask .|-2
<>ask about|-2
<>ask for|-2
<>ask whether|-1
<>asked to|-4
<>by |-1
<>by ,|-7
<>by .|-2
<>c'est qui|3
<>de .|-3
<>dear ,|2
<>for |12
<>for ,|-12
<>for .|1
<>for :|2
<>for is|-7
<>from .|-3
<>from :|-4
<>hi ,|-4
<>if could|2
<>is .|-4
<>is from|-4
<>it's ,|-7
<>it's birthday|-1
<>it's day|2
<>let know|9
<>not ,|-1
<>pls |3
<>said would|-9
<>says ,|2
<>so ,|1
<>so :|1
<>so please|1
<>tell that|1
<>that can|-3
<>the invoice|1
<>then ,|-3
<>to |10
<>to ,|-1
<>to .|2
<>to :|12
<>to ?|-7
<>to about|5
<>to by|-4
<>to from|1
<>while is|-3
<>with ,|2
<>with on|-2
<>you ,|-2
<>you ?|1
<@|-11
<a|7
<about|-1
<account|1
<action|3
<after|-3
<afternoon|2
<again|-6
<agent|3
<agreed|12
<also|-4
<am|2
<amara|-9
<an|3
<and|-15
<anyway|2
<apologies|-3
<approved|-4
<approver|-2
<are|5
<as|-4
<ask|-2
<asked|11
<asking|-4
<assign|1
<assigned|3
<at|6
<aunt|-2
<away|-1
<b|-7
<back|-7
<be|13
<because|-7
<been|4
<before|-3
<bei|-3
<ben|-15
<best|-12
<birthday|-3
<bitte|11
<book|1
<booked|-4
<boss|4
<both|-5
<but|9
<butts|5
<buy|-2
<buyer|-1
<c'est|7
<call|-13
<caller|-3
<can|8
<card|-3
<cc|-5
<check|-3
<cheque|-2
<christmas|-1
<club|-3
<colleague|-5
<contact|-6
<contract|-8
<costa|-6
<could|3
<counted|1
<crew|6
<day|4
<de|-10
<dear|2
<decided|7
<decision|4
<del|5
<desk|-8
<did|-4
<die|6
<discussed|-1
<display|-1
<do|2
<doctor|-7
<don't|-9
<done|-1
<down|-5
<driver|-2
<du|-4
<el|-6
<emil|-10
<employee|-2
<et|-3
<evening|4
<favor|4
<figures|-4
<for|2
<form|1
<forwarded|3
<frau|-2
<front|-6
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
<haas|-4
<handled|1
<handwritten|9
<has|-4
<have|5
<her|8
<here|-2
<herrn|-1
<hi|-3
<his|4
<i|9
<i'll|1
<i'm|5
<i've|7
<if|4
<il|3
<in|-13
<ingrid|5
<invoice|-4
<is|-5
<isn't|-2
<it|-1
<it's|-2
<jonas|-4
<key|1
<keys|-7
<know|-3
<la|-13
<ladder|-4
<late|-4
<le|2
<leave|6
<left|9
<les|-2
<let|-9
<letter|4
<list|4
<lobby|-2
<lucia|-5
<lunch|1
<march|4
<may|-4
<maybe|2
<me|-5
<menu|2
<message|4
<minute|3
<minutes|-3
<missing|3
<monday|-2
<more|4
<morning|4
<move|-9
<nair|-2
<name|-1
<needs|-3
<new|-4
<next|-3
<night|-5
<no|-2
<nora|-1
<not|-24
<note|4
<notes|-4
<nov|1
<now|12
<oct|3
<of|4
<off|13
<oh|-2
<ok|3
<okafor|-10
<on|-4
<one|-7
<only|7
<open|-1
<opened|-2
<or|-9
<out|-1
<over|-3
<owner|4
<parcel|-5
<parents|-4
<party|-1
<passport|-8
<pastor|-8
<patient|5
<please|-8
<pls|-1
<pm|1
<por|4
<priya|2
<prize|-2
<prof|-5
<ps|2
<pump|1
<que|9
<raf|-12
<rafael|-5
<rang|-5
<raus|5
<regards|-8
<remind|-3
<reminder|12
<reported|-3
<requested|1
<requester|-5
<responsible|1
<return|2
<room|-4
<rota|6
<ruth|-1
<said|-5
<sam|-3
<saturday|-2
<say|4
<says|-1
<second|1
<secretary|7
<seller|-2
<seriously|4
<sick|-3
<sign|-4
<signed|-14
<since|-4
<so|12
<someone|-3
<stall|1
<step|5
<sticky|1
<still|-3
<swap|2
<ta|-3
<table|1
<taken|1
<task|5
<team|1
<technician|-8
<tell|6
<th|2
<than|-4
<thank|-5
<thanks|-4
<that|12
<the|-12
<them|-14
<then|2
<there|3
<this|12
<thought|-2
<three|2
<thursday|-4
<thx|-4
<time|5
<tmrw|1
<to|12
<todo|3
<told|9
<tomasz|-5
<top|8
<treasurer|5
<tuesday|-4
<u|1
<und|-3
<until|-3
<up|-12
<urgent|-3
<user|-5
<von|-2
<w|-1
<want|8
<was|-1
<water|-3
<we|6
<wednesday|1
<week|-5
<when|6
<while|-4
<who|-8
<will|-7
<with|-4
<without|1
<would|4
<written|2
<yeah|11
<yes|-4
<you|8
<your|4
<–|4
>!|-1
>'s|2
>(|-1
>)|-2
>,|2
>-|1
>.|-10
>:|-14
>;|11
>>|-3
>> after|-4
>> before|7
>> main|-8
>>! main|-1
>>(|-1
>>( after|-9
>>( before|8
>>( main|-1
>>)|4
>>) after|1
>>) main|4
>>,|13
>>, after|-4
>>, before|13
>>, main|3
>>-|12
>>- after|-3
>>- before|5
>>- main|10
>>.|6
>>. after|-1
>>. before|1
>>. main|6
>>:|17
>>: after|6
>>: before|1
>>: main|10
>>;|11
>>>) .|4
>>>) to|2
>>>, a|9
>>>, and|2
>>>, before|2
>>>, bis|1
>>>, bitte|3
>>>, but|1
>>>, by|2
>>>, can|-6
>>>, could|1
>>>, das|2
>>>, der|1
>>>, die|2
>>>, due|1
>>>, emil|-3
>>>, get|-1
>>>, go|-2
>>>, happy|-9
>>>, have|3
>>>, he|-4
>>>, i|6
>>>, i'd|1
>>>, i've|4
>>>, il|2
>>>, is|5
>>>, it's|5
>>>, just|-2
>>>, kannst|1
>>>, machst|1
>>>, manana|1
>>>, mei|-8
>>>, merci|-3
>>>, necesito|1
>>>, no|-8
>>>, nothing|-1
>>>, nov|-2
>>>, order|1
>>>, please|11
>>>, pls|1
>>>, por|1
>>>, priya|-1
>>>, puedes|1
>>>, put|1
>>>, quick|1
>>>, ring|-3
>>>, see|2
>>>, she|-4
>>>, she's|-3
>>>, so|9
>>>, sorry|1
>>>, thanks|-7
>>>, that|5
>>>, the|19
>>>, then|-3
>>>, this|3
>>>, to|4
>>>, tu|2
>>>, we|-1
>>>, when|1
>>>, whenever|1
>>>, who|5
>>>, would|6
>>>, write|1
>>>, you|-3
>>>, you're|9
>>>, you've|1
>>>, your|7
>>>- order|1
>>>- the|2
>>>: :|2
>>>: am|1
>>>: call|1
>>>: can|-5
>>>: get|-1
>>>: i'm|-4
>>>: not|-6
>>>: nothing|-1
>>>: on|2
>>>: order|-5
>>>: please|-2
>>>: pls|1
>>>: stocktake|-4
>>>: thanks|-5
>>>: the|5
>>>: yesterday|-3
>>>about the|-5
>>>and emil|-1
>>>and priya|-3
>>>asked me|-2
>>>asked whether|-1
>>>asks the|6
>>>at the|3
>>>away ,|-1
>>>brings the|2
>>>calls the|1
>>>can u|5
>>>can you|7
>>>can yuo|2
>>>check the|1
>>>could u|1
>>>could you|2
>>>day off|2
>>>dear ,|1
>>>did it|-5
>>>do the|-4
>>>does it|6
>>>does the|2
>>>drafts the|2
>>>draws up|3
>>>drop everything|1
>>>et amara|1
>>>for the|-5
>>>from the|-5
>>>gets two|-2
>>>has agreed|1
>>>has already|-2
>>>has been|1
>>>has the|-6
>>>has to|2
>>>hat angerufen|-1
>>>hat den|-2
>>>hat die|-2
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
>>>is on|-2
>>>is the|7
>>>is to|3
>>>kannst du|1
>>>keeps the|-1
>>>left the|-4
>>>love ,|2
>>>needs to|5
>>>offered to|1
>>>on leave|7
>>>on the|-1
>>>overtime ,|-1
>>>please .|1
>>>please print|4
>>>please re|1
>>>please take|1
>>>pls fix|1
>>>pls swap|1
>>>said he'd|3
>>>said she'd|2
>>>says he'll|5
>>>says the|-3
>>>sets up|-1
>>>starts on|-2
>>>takes care|-1
>>>takes over|-6
>>>that the|-2
>>>the client|2
>>>the wifi|1
>>>thinks the|-2
>>>to ask|-2
>>>to call|2
>>>to chase|1
>>>to fix|1
>>>to get|-2
>>>to move|3
>>>to order|1
>>>to put|2
>>>to write|2
>>>told me|-4
>>>tu peux|1
>>>volunteered to|3
>>>wants the|-5
>>>wants to|-1
>>>when u|2
>>>will draft|1
>>>will get|5
>>>will have|-3
>>>will obtain|2
>>>will see|1
>>>will take|-2
>>>will you|1
>>>would like|-2
>>>would you|2
>>>writes a|6
>>>writes the|1
>>>you can|2
>>>you have|1
>>>you're on|2
>>>– finished|8
>>>– the|3
>>?|8
>>? after|8
>>? before|4
>>? main|-4
>>@|4
>>@ main|4
>>a|-4
>>a main|-4
>>about main|2
>>agreed|-2
>>already|-1
>>and|-10
>>and after|-2
>>and before|1
>>and main|-9
>>appointment|-2
>>are|5
>>are after|5
>>as|4
>>as main|4
>>asap|2
>>asked|-9
>>asked after|-1
>>asked before|-3
>>asked main|-6
>>asks|4
>>asks before|6
>>at|2
>>at after|5
>>at before|-1
>>at main|-2
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
>>brings|3
>>brings main|3
>>broke|-2
>>by|-8
>>by main|-8
>>calls|1
>>calls after|4
>>can|3
>>can after|13
>>can main|-2
>>can't|-3
>>can't before|-2
>>can't main|-1
>>carries|-2
>>check|1
>>checks|-1
>>checks main|-3
>>closing|-1
>>collects|-2
>>collects after|6
>>collects main|-8
>>commande|2
>>commande main|2
>>could|6
>>could after|1
>>could main|5
>>covers|-8
>>covers after|-8
>>day|2
>>day main|2
>>de|9
>>de main|9
>>dear|1
>>denk|1
>>denk main|1
>>did|-4
>>did before|4
>>did main|-8
>>do|2
>>do main|-4
>>does|9
>>does after|5
>>does before|-1
>>does main|4
>>doing|11
>>doing after|9
>>drafts|2
>>drafts main|2
>>draws|7
>>drop|1
>>drop main|1
>>esta|-8
>>et main|-2
>>fixed|3
>>for|-4
>>for after|-3
>>forgot before|1
>>fragt|2
>>fragt main|4
>>from before|-1
>>from main|1
>>fyi|-2
>>gave|-3
>>get|2
>>get main|2
>>gets|2
>>gets after|-2
>>gets main|1
>>goes|4
>>goes main|4
>>got|-2
>>got main|-1
>>had|-10
>>handles|-2
>>handles main|-2
>>has|-5
>>has after|4
>>has before|-10
>>has main|2
>>hasn't|-4
>>hat|-9
>>hat before|-2
>>hat main|-7
>>have|-2
>>he|7
>>hearing|1
>>here|-8
>>here before|-6
>>here main|-2
>>holt|2
>>holt main|2
>>i|1
>>i main|1
>>idea|-4
>>if|6
>>if main|6
>>in|-3
>>informs|-2
>>informs after|-2
>>invoice|1
>>invoice main|1
>>is|5
>>is after|7
>>is before|-7
>>is main|5
>>ist|-4
>>ist before|-1
>>it's|8
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
>>left main|3
>>les|1
>>lo|5
>>lo main|4
>>looks|-5
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
>>off|-2
>>off after|-2
>>offered|-2
>>offered main|-2
>>offers|1
>>on|-2
>>on after|-7
>>on before|7
>>on main|-2
>>only|-2
>>only after|-1
>>or|-9
>>or before|-1
>>or main|-9
>>order|5
>>order main|5
>>orders|3
>>orders after|-4
>>orders main|1
>>overtime|-1
>>owes|-5
>>phone|3
>>picks|7
>>please|1
>>please after|4
>>please main|-4
>>pls|5
>>pls after|5
>>pls main|1
>>porfa|3
>>porfa main|3
>>prints|2
>>promised|6
>>promised main|6
>>que|4
>>que main|4
>>qui|3
>>qui after|3
>>renews|1
>>renews main|1
>>reported|-3
>>reported before|-1
>>ring|1
>>ring main|1
>>said|3
>>said after|-3
>>said before|2
>>said main|4
>>sammelt|3
>>sammelt main|2
>>says|-7
>>says after|2
>>says main|-10
>>se|3
>>see|-5
>>sends|6
>>sends after|5
>>sends main|1
>>sent|-4
>>sets|-1
>>she|7
>>should|-4
>>should after|-6
>>should main|2
>>since|7
>>soll|3
>>soll main|3
>>sont|-1
>>starts|1
>>starts before|-2
>>still|6
>>take|-3
>>takes|-4
>>takes after|-2
>>takes main|-1
>>tell|1
>>tell main|1
>>tells|1
>>thanked|-2
>>thanked after|-2
>>that|-3
>>that main|-3
>>the|6
>>the after|-3
>>the before|2
>>the main|7
>>then|5
>>then main|3
>>thinks|-3
>>this|-3
>>this main|-1
>>to|-7
>>to after|-10
>>to before|-10
>>to main|12
>>told|-1
>>told before|-1
>>told main|2
>>tu|1
>>tu main|1
>>u|2
>>u main|2
>>used|-1
>>usually|1
>>usually after|1
>>van|-2
>>volunteered|5
>>volunteered after|3
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
>>whether|2
>>whether after|2
>>who|1
>>who before|-2
>>will|1
>>will after|-2
>>will before|3
>>will main|1
>>would|-12
>>would before|-5
>>would main|-7
>>writes|12
>>writes after|2
>>writes main|9
>>wrote|-3
>>wrote after|-2
>>ya|-6
>>ya before|-1
>>you|5
>>you after|3
>>you main|3
>>you're|6
>>you're after|2
>>you're main|4
>>your|-8
>>–|6
>>– after|2
>>– before|3
>>– main|2
>?|11
>@|-2
>a|-5
>accounting|-3
>add|2
>again|2
>agreed|3
>aid|1
>al|4
>all|-6
>already|-1
>am|6
>amara|-3
>an|-4
>and|1
>angerufen|-1
>answers|-1
>any|-1
>anyone|1
>appelle|3
>appointment|-7
>approve|1
>are|-4
>arrives|-3
>as|5
>asap|-2
>ask|-6
>asks|4
>avant|-3
>away|-3
>b|-7
>back|4
>backup|3
>bank|2
>be|5
>been|-4
>before|2
>below|3
>ben|-5
>bestellt|1
>big|-1
>bio|-11
>birthday|-7
>bis|5
>bitte|-1
>blocked|-5
>boiler|1
>book|4
>booked|-7
>both|-11
>bring|5
>brings|3
>broke|-2
>build|1
>bus|-3
>but|-4
>by|5
>call|10
>called|-4
>calls|1
>can|-14
>can't|7
>cancel|1
>card|-2
>care|4
>carries|-2
>cellar|10
>chalkboard|-7
>change|-1
>charge|3
>chase|5
>check|1
>checks|-1
>claim|3
>clean|2
>clear|1
>client|-5
>closing|-1
>club|-4
>coffee|5
>collect|5
>collects|-2
>coming|9
>commande|2
>complained|-4
>confirmed|2
>contract|8
>copied|-5
>correct|3
>could|6
>counted|-1
>cover|6
>covers|-8
>cuando|5
>cups|-4
>customer|-1
>cut|-8
>das|4
>day|-1
>de|1
>dear|1
>december|1
>demo|3
>den|-5
>denk|1
>der|3
>desk|-3
>did|-4
>do|2
>does|7
>doing|6
>don't|-2
>done|-3
>dont|-3
>down|7
>draft|4
>drafts|2
>dran|5
>draws|7
>drill|-8
>drive|-3
>driver|6
>drives|4
>drop|2
>du|5
>due|-2
>e|-3
>egg|3
>ein|4
>el|-1
>emil|-3
>en|2
>engineer|-2
>es|-3
>esta|-8
>everything|1
>expires|-3
>falta|4
>faudrait|1
>faut|2
>favor|1
>file|3
>finished|7
>fire|1
>first|1
>fix|4
>fixed|3
>flaky|1
>flowers|3
>flyer|1
>for|4
>forget|1
>forgot|-2
>four|-4
>fragt|2
>friday|-6
>from|5
>front|-3
>fur|-2
>fyi|-4
>gave|-3
>get|3
>gets|1
>give|8
>go|-3
>goes|2
>going|3
>got|4
>grant|2
>gravy|3
>haas|-5
>had|-2
>hall|-4
>hand|-1
>handed|-1
>handles|-2
>hang|-1
>happy|-14
>has|-9
>hasn't|-5
>hat|-2
>have|1
>hay|1
>he|11
>he'd|3
>he'll|4
>hearing|1
>hedge|4
>her|6
>here|-1
>him|3
>his|-11
>holt|2
>hours|2
>i|10
>i'm|4
>i've|9
>ich|-2
>idea|-4
>if|4
>ihr|-2
>il|-1
>ill|-4
>in|-7
>informs|-2
>ingrid|-4
>invoice|3
>is|3
>issue|-1
>ist|3
>it|17
>it's|9
>job|1
>jonas|-1
>just|-4
>kannst|2
>keys|-1
>kindly|2
>know|8
>knows|-2
>la|2
>laptop|-5
>las|4
>last|-12
>le|11
>leave|1
>left|-3
>lend|-2
>let|1
>like|-1
>lind|-4
>lindqvist|-2
>list|4
>llama|1
>llamar|1
>lo|1
>login|2
>look|6
>looks|-4
>lost|3
>love|3
>low|-6
>lucia|1
>lucy|-11
>machst|1
>make|4
>manana|2
>march|-1
>marta|-1
>mate|5
>may|-2
>maybe|2
>me|7
>mei|-5
>merci|-3
>milk|2
>mind|1
>monday|6
>more|5
>moreno|-1
>morgen|2
>morning|-11
>move|3
>moved|-6
>mr|-5
>mrs|-2
>ms|-3
>must|-1
>n'a|-1
>nearly|-1
>necesito|1
>need|8
>needs|1
>new|4
>next|1
>nicht|-6
>night|-10
>no|-4
>not|-8
>notes|1
>nothing|-5
>nov|-2
>now|7
>number|-3
>obtain|4
>oct|-4
>of|-4
>off|5
>offered|1
>offers|4
>office|-9
>oil|-3
>ok|3
>old|-1
>on|-11
>one|6
>one's|5
>ones|5
>only|-8
>or|-7
>order|-4
>ordered|-1
>orders|3
>organise|2
>out|-10
>over|-7
>overtime|-1
>owes|-5
>paid|-8
>pas|-3
>pay|8
>peux|2
>phone|4
>pick|2
>picks|5
>please|12
>pls|12
>pm|-1
>por|1
>porfa|3
>pour|-3
>prepare|2
>prices|-10
>print|-5
>printer|-2
>prints|2
>priya|-8
>prod|1
>promised|7
>proofread|-2
>puedes|1
>put|7
>quarantine|2
>que|5
>qui|-2
>quick|2
>quote|3
>quotes|1
>rafael|-3
>re|8
>recalibrate|1
>receipts|1
>reception|-3
>reminder|1
>renew|1
>renews|1
>repair|2
>replace|1
>replacement|1
>reply|1
>reported|-3
>reserve|-3
>restart|-2
>restock|1
>return|3
>review|3
>ring|1
>room|-10
>rotate|-3
>round|-3
>run|3
>s'en|3
>said|-2
>sam|-6
>sammelt|3
>saturday|1
>says|-9
>schlussel|-3
>schon|-1
>se|4
>search|-1
>see|-1
>send|6
>sends|6
>sent|-4
>set|-2
>she|9
>she'd|11
>she's|3
>sheets|-4
>should|4
>show|-4
>sich|4
>sick|-3
>sie|5
>sign|2
>signed|-5
>since|9
>so|11
>sofort|1
>soll|3
>some|-1
>somebody|-8
>sont|1
>sorry|-4
>starts|-3
>statement|-3
>station|-9
>still|3
>stocktake|-4
>summer|2
>swap|1
>t'en|2
>take|-1
>takes|2
>tell|-4
>tells|1
>test|5
>thank|1
>thanked|-2
>thanks|-8
>that|6
>the|6
>them|4
>then|5
>there|3
>there's|8
>they|-2
>think|3
>thinks|-2
>those|-2
>three|2
>thursday|6
>till|-3
>time|6
>to|12
>today|12
>together|-3
>told|2
>tomasz|-6
>tomorrow|-6
>took|-5
>treasurer|-11
>tu|3
>tuesday|6
>turn|9
>twice|-2
>two|2
>tyre|-3
>tz|-3
>u|15
>un|5
>until|-2
>up|3
>update|-1
>ur|1
>urn|-2
>us|-5
>used|-1
>usually|1
>vacation|-1
>van|-3
>vendor|-1
>volunteered|5
>w|1
>waiting|-3
>wants|-14
>war|1
>was|4
>wash|1
>water|2
>we|2
>we're|2
>wednesday|-4
>week|1
>what|-3
>when|5
>whenever|1
>where|-6
>which|1
>who|6
>who's|6
>wifi|1
>will|7
>with|9
>would|-3
>write|3
>writes|12
>written|-3
>wrote|-1
>ya|-6
>yesterday|-3
>you|23
>you'd|3
>you're|16
>you've|1
>your|-3
>yours|1
>yuo|2
>–|6
^a|-3
^add|-5
^also|-5
^amara|8
^amelie|-1
^and|7
^antoine|-1
^any|-4
^any chance|-4
^anyway|-1
^as|1
^as discussed|-1
^audit|-1
^audit question|-1
^bea|-1
^before|-2
^before that|4
^ben|14
^ben can|14
^ben's|2
^bitte|1
^bitte die|-2
^board|1
^bon|-3
^book|9
^book the|5
^boss|-5
^btw|4
^budget|-7
^bug|-2
^build|-1
^buy|3
^by|2
^call|4
^call the|1
^call with|-1
^can|-3
^can u|-2
^can we|2
^can you|-2
^can't|-2
^carla|16
^carmen|-1
^change|-1
^chase|5
^chloe|-2
^colm|-1
^could|-3
^dana|-1
^deploy|6
^der|-5
^dev|-1
^did|-4
^did you|-1
^die|-2
^dmitri|8
^don't|9
^dr|-1
^el|-5
^emeka|-1
^emil|7
^emil's|3
^file|-5
^find|12
^fiona|-1
^first|5
^first thing|4
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
^go|-6
^grandma|2
^grandma phoned|2
^greg|-2
^gus|-1
^handover|3
^handwritten|-4
^hannah|7
^hay|2
^hay que|2
^he|3
^helen|-1
^herr|2
^hi|9
^his|-3
^hugo|-1
^i|-9
^i can|-6
^i know|3
^i need|-1
^i was|-3
^i'd|4
^i'll|6
^i'm|-6
^if|6
^if not|-1
^if you|2
^il faudrait|-1
^il faut|2
^ines|-1
^ingrid|1
^invoice|-3
^it|-4
^it's|-4
^item|6
^item broken|7
^ivan|-3
^jl|6
^joe|-2
^jonas|10
^jule|-1
^just|-1
^just a|-1
^kannst|-2
^kannst du|-2
^karim|-1
^kev|-1
^kiln|9
^kindly|-2
^konnten|-1
^konnten sie|-1
^kwame|-1
^la|8
^lars|-1
^le|-4
^leave|-1
^lena|-2
^let|-6
^liz|-1
^lotte|-2
^luc|-1
^lucia|4
^lucy|3
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
^mr doyle|3
^mr okoye|-1
^mrs|9
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
^next|-5
^next step|-5
^nina|-1
^no|-5
^nobody|1
^noor|-1
^nora|15
^nora l|6
^nora mei|6
^not|-4
^not me|3
^note|-7
^note to|1
^ok|2
^ok so|5
^okay|1
^okay so|1
^omar|-1
^one|7
^open|-3
^order|9
^order the|7
^oscar|-1
^owen|-2
^paolo|-5
^pay|1
^peter|-1
^petra|-1
^peux|-2
^peux tu|-2
^pick|2
^pick up|2
^pilar|-2
^please|2
^please call|3
^please change|3
^please confirm|5
^please find|-1
^please fix|4
^please hand|-1
^please have|-2
^please make|-7
^please move|-1
^please mr|-2
^please order|-1
^please pay|5
^please prepare|2
^please return|7
^please review|-1
^please send|-2
^please submit|-2
^please tell|-1
^please to|-1
^please transfer|1
^please you|-1
^pls|-7
^por|-4
^por favor|-4
^post|4
^pourrais|-1
^pourrais tu|-1
^print|-1
^priya|-1
^priya's|3
^problem|1
^pta|4
^pta stall|4
^puedes|2
^puedes llamar|1
^put|9
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
^reminder|-3
^reminder for|-10
^renew|-4
^replace|-5
^request|7
^right|-6
^ring|-6
^rita|-1
^roof|-2
^rosa|-1
^rotate|1
^ruth|-1
^sam|4
^samira|-1
^send|2
^she|-4
^simone|-1
^since|-2
^so|-4
^somebody|11
^somebody has|6
^someone|14
^sorry|-2
^stage|-3
^summary|8
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
^tess can|-1
^the|-6
^their|-1
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
^tomasz|3
^top|-3
^tu|-1
^tu peux|-1
^two|5
^urgent|-1
^vat|-3
^vat return|-3
^voice|-1
^walt|-1
^wanted|2
^water|-3
^water butts|3
^we need|-4
^we would|8
^what i|1
^when|-1
^when you|-4
^who|-3
^who does|1
^who's|4
^whoever|7
^will|-1
^will you|-3
^work|-3
^would|-3
^would somebody|1
^would you|-5
^yann|-1
^you|-2
^your|-3
^yuki|-1
^yusuf|-2
^zoe|-1
`;
