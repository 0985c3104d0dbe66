/** How much each feature speaks for that somebody is asked; made by `npm run learn:assignees`, not by hand. */
export const ASSIGNEE_WEIGHTS = `
+after main asks0 score0|-2
+after main asks0 score2|-34
+after main asks0 score4|-6
+after main asks0 score5|-1
+after main asks0 score6|29
+after main asks2 score0|8
+after main asks2 score2|33
+after main asks2 score4|19
+after main asks4 score0|-5
+after main asks4 score2|-1
+after main asks4 score4|-1
+after main asks4 score5|8
+after main asks5 score0|5
+after main asks5 score2|14
+after main asks5 score4|-1
+after main asks5 score5|5
+before main asks0 score0|-19
+before main asks0 score2|-9
+before main asks0 score4|-20
+before main asks0 score5|1
+before main asks0 score6|-2
+before main asks2 score0|11
+before main asks4 score0|2
+before main asks4 score4|-2
+before main asks4 score5|9
+before main asks5 score0|-3
+before main asks5 score2|-1
+before main asks5 score4|19
+before main asks5 score5|-11
+before main asks6 score0|5
+before main asks6 score5|-3
+doesIt|33
+greeted|41
+greeted beside asked|-28
+greeted0|2
+greeted1|-7
+greeted2|29
+greeted3|37
+isBesideOthers|-18
+isFirstMostAsked|4
+isFirstNamed|-22
+isInFirst|-13
+isInLast|4
+isInQuestion|9
+isInTask|-4
+isItem|9
+isMention|-5
+isOfOtherTask|-5
+isOwner|-24
+leads|2
+listens|-18
+main main asks0 score0|-15
+main main asks2 score0|-9
+main main asks2 score2|-14
+main main asks4 score0|14
+main main asks4 score4|13
+main main asks5 score0|19
+main main asks5 score2|-6
+main main asks5 score4|-10
+main main asks5 score5|7
+main main asks6 score6|-2
+named|-21
+nobody|-8
+nobody item false|-6
+nobody item true|-11
+nobody main asks0|-9
+nobody main asks2|-12
+nobody main asks4|-1
+nobody main asks5|2
+nobody main asks6|-6
+nobody main0|-27
+nobody main1|1
+nobody main2|-9
+nobody main3|-3
+nobody mainnone|12
+nobody most0|11
+nobody most2|10
+nobody most4|-22
+nobody most5|-6
+nobody most6|-23
+nobody myself|35
+nobody of1|-5
+nobody of2|-10
+nobody of3|-2
+nobody spoken|-26
+other task item false false|24
+other task item true false|-9
+other task item true true|-40
+other task score0|12
+other task score2|-1
+other task score4|13
+other task score5|-15
+other task score6|-2
+score0|1
+score0 after|4
+score0 after main1|11
+score0 after main2|-3
+score0 after main3|-4
+score0 before|-4
+score0 before main1|12
+score0 before main3|-16
+score0 first task|4
+score0 main|5
+score0 main main0|13
+score0 main main1|-4
+score0 main main2|-7
+score0 main main3|6
+score0 of task|-4
+score0 sentence0|-14
+score0 sentence1|12
+score0 sentence2|8
+score0 sentence3|-16
+score2|6
+score2 after|12
+score2 after main1|8
+score2 after main2|9
+score2 after main3|-5
+score2 before|-10
+score2 before main1|-4
+score2 before main2|-20
+score2 before main3|14
+score2 first task|-5
+score2 main|1
+score2 main main1|18
+score2 main main2|-30
+score2 main main3|13
+score2 of task|7
+score2 sentence1|-16
+score2 sentence2|-20
+score2 sentence3|24
+score4|13
+score4 after|10
+score4 after main1|-5
+score4 after main2|11
+score4 after main3|-7
+score4 before|-3
+score4 before main1|2
+score4 before main2|6
+score4 before main3|-12
+score4 first task|-1
+score4 main|3
+score4 main main0|-2
+score4 main main1|-8
+score4 main main2|4
+score4 main main3|8
+score4 of task|-6
+score4 sentence0|14
+score4 sentence1|14
+score4 sentence2|-6
+score4 sentence3|23
+score5|18
+score5 after|20
+score5 after main1|20
+score5 after main2|6
+score5 after main3|-15
+score5 before|-4
+score5 before main1|-16
+score5 before main3|11
+score5 first task|3
+score5 main|6
+score5 main main0|9
+score5 main main1|11
+score5 main main3|-1
+score5 of task|17
+score5 sentence0|-4
+score5 sentence1|-6
+score5 sentence2|-3
+score5 sentence3|10
+score6|17
+score6 after|4
+score6 after main1|4
+score6 after main2|6
+score6 after main3|-6
+score6 before|15
+score6 before main1|3
+score6 before main3|11
+score6 first task|-5
+score6 main|-2
+score6 main main1|-6
+score6 main main2|11
+score6 main main3|-8
+score6 of task|19
+score6 sentence0|24
+score6 sentence1|-11
+score6 sentence2|10
+score6 sentence3|-6
+sentTo|19
+sentTo beside asked|3
+sentTo1|10
+sentTo2|3
+sentTo3|7
+volunteers|32
+where after|-18
+where after 1|16
+where after 2|13
+where after 3|8
+where before|-4
+where before 1|7
+where before 2|14
+where before 3|2
+where main|10
+where main 0|10
<(|-6
<)|2
<,|4
<-|6
<.|3
<:|14
<<|5
<< after|-12
<< before|9
<< main|2
<<(|-3
<<( after|-7
<<( before|-1
<<( main|5
<<)|2
<<) after|-4
<<,|-4
<<, after|-14
<<, before|5
<<, main|4
<<-|5
<<- after|6
<<- before|1
<<- main|-2
<<.|3
<<. main|2
<<:|5
<<: after|-7
<<: before|-5
<<: main|12
<<<, and|6
<<<, but|7
<<<, it's|-1
<<<, said|6
<<<, says|-1
<<<, so|14
<<<, tell|8
<<<, then|-11
<<<. :|-6
<<<: (|2
<<<: ,|1
<<<: by|-1
<<<a )|7
<<<action :|1
<<<agreed :|8
<<<anyway ,|1
<<<apologies :|-2
<<<approved the|1
<<<approver :|-1
<<<back to|-1
<<<ben et|-1
<<<best ,|-7
<<<butts :|-2
<<<by :|-6
<<<call :|1
<<<caller :|-3
<<<cheque de|-2
<<<contact :|-4
<<<crew :|6
<<<decided :|-1
<<<decision :|3
<<<driver :|-2
<<<figures to|-4
<<<for :|9
<<<from :|2
<<<handwritten :|5
<<<is for|4
<<<it ,|-1
<<<keys to|-3
<<<lobby while|-2
<<<mei ,|-1
<<<minutes :|-4
<<<name :|-1
<<<next to|-7
<<<nora ,|-1
<<<note :|6
<<<note from|-1
<<<notes by|-1
<<<okafor ,|-10
<<<on ,|-7
<<<one :|-1
<<<open ,|-1
<<<over to|2
<<<owner :|4
<<<patient :|6
<<<please ,|2
<<<raus ,|5
<<<regards ,|-8
<<<reminder for|13
<<<reported by|-2
<<<requester :|-5
<<<responsible :|1
<<<rota :|-2
<<<so that|-3
<<<still in|-1
<<<swap :|4
<<<ta ,|-2
<<<technician :|-7
<<<there ,|4
<<<this is|-5
<<<thursday ,|1
<<<to :|5
<<<user :|-5
<<<von herrn|-2
<<<who :|-5
<<<would you|3
<<<you ,|4
<<a|-1
<<a main|2
<<about|-1
<<about main|-1
<<action|1
<<action main|2
<<an|3
<<and after|9
<<and before|-3
<<and main|-5
<<as|-3
<<as main|-3
<<ask|-4
<<ask after|-5
<<ask main|1
<<asked|6
<<asked before|-2
<<asked main|4
<<asking|-4
<<asking before|-4
<<at|-1
<<at after|-1
<<aunt|-2
<<because|-7
<<before|-2
<<before main|-2
<<bei|-3
<<bei main|-3
<<but|8
<<but main|8
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
<<could|4
<<could after|1
<<could main|1
<<de|-7
<<de before|-1
<<de main|-5
<<dear|2
<<dear before|2
<<et|-3
<<et main|-2
<<for|-3
<<for after|2
<<for before|-2
<<for main|-3
<<frau|-3
<<from|-10
<<from after|-6
<<from main|-4
<<fur|1
<<fyi|2
<<get|-1
<<get main|-1
<<has|-1
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
<<it's main|-6
<<la|-1
<<la main|-1
<<let|-8
<<let main|-10
<<maybe|2
<<maybe after|2
<<me|6
<<me main|6
<<move|-8
<<move main|-8
<<nair|-2
<<not|-7
<<not after|-4
<<not before|-1
<<of before|6
<<off|1
<<ok|7
<<on|-1
<<or|-2
<<or before|1
<<or main|-4
<<please|3
<<please main|3
<<pls|3
<<pls main|3
<<que|9
<<que main|7
<<remind|-3
<<said|-3
<<said after|8
<<said before|-5
<<said main|-6
<<say|5
<<says|1
<<says after|7
<<says main|-5
<<since|-5
<<since after|2
<<since before|-6
<<so|15
<<so after|5
<<so main|10
<<tell|5
<<tell after|-3
<<tell main|8
<<thanks|-4
<<thanks after|-4
<<that|14
<<that after|2
<<that before|12
<<that main|1
<<the|-1
<<the before|-1
<<then|-7
<<then after|2
<<then main|-9
<<thought|-2
<<to|-4
<<to after|4
<<to before|-4
<<to main|-4
<<told|9
<<und|-3
<<w|-1
<<w main|-1
<<was|-2
<<was main|-4
<<when|6
<<when main|6
<<while|-5
<<while main|-5
<<with|-3
<<with after|3
<<with before|-1
<<with main|-5
<<yeah|10
<<you|4
<<you after|4
<<you before|1
<<you main|-1
<<–|3
<<– main|3
<> |-2
<> (|11
<> ,|-1
<> -|9
<> :|-22
<> @|3
<> a|-2
<> and|-3
<> asked|-7
<> asks|-5
<> at|3
<> bestellt|1
<> can|16
<> can't|-4
<> checks|7
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
<> fixed|-4
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
<> is|-6
<> ist|-1
<> just|-1
<> kannst|1
<> keeps|3
<> kindly|1
<> looks|-3
<> love|1
<> mate|1
<> needs|-5
<> no|-1
<> on|3
<> only|-1
<> or|-5
<> orders|-3
<> please|12
<> pls|6
<> porfa|3
<> prepara|1
<> reported|-1
<> ring|1
<> said|2
<> says|-5
<> sends|4
<> should|2
<> soll|2
<> starts|-2
<> takes|-3
<> tells|2
<> thanked|-2
<> the|11
<> thinks|-2
<> to|6
<> tu|1
<> u|1
<> usually|2
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
<>, |-23
<>, !|2
<>, (|-2
<>, ,|9
<>, .|9
<>, :|8
<>, ?|11
<>, and|-6
<>, bitte|1
<>, can|-3
<>, checks|-5
<>, did|-3
<>, does|1
<>, has|-5
<>, is|9
<>, please|3
<>, should|-7
<>, the|-5
<>, to|2
<>, will|-9
<>, you|2
<>- |-6
<>- ,|3
<>. |1
<>: |7
<>: (|-8
<>: ,|-2
<>: -|2
<>: .|1
<>: asks|9
<>: can|2
<>: does|1
<>: drafts|1
<>: has|-1
<>: please|1
<>: sends|2
<>: takes|4
<>: the|3
<>: to|4
<>: wants|-3
<>: will|4
<>a ,|-12
<>a de|8
<>a que|6
<>action :|1
<>and ,|-10
<>and .|-3
<>and :|4
<>and have|-1
<>and the|-2
<>ask .|-1
<>ask about|-2
<>ask for|-2
<>ask whether|-2
<>asked to|-5
<>by ,|-8
<>by .|-2
<>c'est qui|3
<>de .|-3
<>dear ,|2
<>for |5
<>for ,|-11
<>for -|-2
<>for .|2
<>for :|3
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
<>to about|6
<>to by|-4
<>to from|1
<>while is|-4
<>with ,|2
<>with on|-1
<>you ,|-1
<>you ?|1
<@|-11
<a|8
<about|-1
<account|1
<action|3
<after|-3
<afternoon|1
<again|-5
<agent|3
<agreed|12
<also|-5
<am|2
<amara|-9
<an|3
<and|-15
<anyway|2
<apologies|-2
<approved|-4
<approver|-1
<are|6
<as|-4
<ask|-1
<asked|11
<asking|-3
<assign|1
<assigned|3
<at|6
<aunt|-2
<away|-1
<b|-6
<back|-7
<be|13
<because|-7
<been|4
<before|-4
<bei|-3
<ben|-16
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
<by|-1
<c'est|7
<call|-13
<caller|-3
<can|7
<card|-3
<cc|-5
<check|-3
<cheque|-2
<christmas|-1
<club|-2
<colleague|-6
<contact|-5
<contract|-8
<costa|-6
<could|3
<counted|1
<crew|6
<day|4
<de|-10
<dear|2
<decided|4
<decision|3
<del|5
<desk|-8
<did|-4
<die|6
<discussed|-1
<display|-1
<do|1
<doctor|-7
<don't|-9
<done|-1
<down|-4
<driver|-2
<du|-4
<el|-6
<emil|-9
<employee|-1
<et|-3
<evening|4
<favor|4
<figures|-4
<for|1
<form|1
<forwarded|3
<frau|-3
<friday|1
<front|-7
<fur|1
<fwd|1
<fyi|3
<gateau|-3
<get|1
<give|-12
<go|5
<goes|2
<grandma|-3
<h|1
<haas|-4
<handled|1
<handwritten|9
<has|-3
<have|4
<her|8
<here|-2
<herrn|-1
<hi|-3
<his|4
<i|9
<i'll|1
<i'm|6
<i've|8
<if|4
<il|3
<in|-12
<ingrid|6
<invoice|-4
<is|-5
<isn't|-2
<it|-1
<it's|-2
<jonas|-5
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
<let|-8
<letter|4
<list|3
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
<minutes|-5
<missing|3
<monday|-2
<more|4
<morning|5
<move|-8
<mr|1
<mrs|1
<nair|-2
<name|-1
<needs|-4
<new|-4
<next|-2
<night|-5
<no|-3
<nora|-1
<not|-24
<note|5
<notes|-4
<nov|1
<now|13
<oct|2
<of|3
<off|13
<oh|-2
<ok|3
<okafor|-10
<on|-3
<one|-7
<only|7
<open|-1
<opened|-1
<or|-9
<out|-1
<over|-3
<owner|4
<page|-7
<parcel|-5
<parents|-4
<party|-1
<passport|-8
<patient|6
<please|-8
<pls|-1
<pm|1
<por|4
<priya|1
<prize|-2
<ps|2
<pump|1
<q|1
<que|9
<quick|1
<raf|-12
<rafael|-3
<rang|-5
<raus|5
<regards|-8
<remind|-3
<reminder|12
<reported|-3
<requested|1
<requester|-5
<responsible|1
<return|1
<room|-4
<rota|6
<ruth|-2
<said|-5
<sam|-3
<saturday|-1
<say|4
<says|-1
<second|2
<secretary|6
<seller|-2
<seriously|4
<sick|-3
<sign|-4
<signed|-14
<since|-5
<so|11
<someone|-3
<step|5
<sticky|1
<still|-2
<swap|3
<ta|-2
<table|1
<taken|1
<task|5
<team|1
<technician|-7
<tell|6
<th|2
<than|-4
<thank|-5
<thanks|-4
<that|13
<the|-12
<them|-14
<then|1
<there|3
<things|1
<this|12
<thought|-2
<three|3
<thursday|-3
<thx|-4
<time|5
<tmrw|1
<to|13
<todo|3
<told|9
<tomasz|-5
<tomorrow|-1
<treasurer|5
<tuesday|-4
<u|1
<und|-3
<until|-3
<up|-11
<urgent|-4
<user|-5
<von|-2
<w|-1
<want|8
<was|-1
<water|-2
<we|6
<wednesday|1
<week|-5
<when|6
<while|-5
<who|-7
<will|-7
<window|1
<with|-3
<without|1
<would|4
<written|2
<y|-1
<yeah|11
<yes|-4
<you|8
<your|4
<–|5
>'s|2
>(|-1
>)|-2
>,|2
>-|1
>.|-10
>:|-14
>;|11
>>|-5
>> after|-3
>> before|3
>> main|-6
>>(|-1
>>( after|-9
>>( before|9
>>( main|-1
>>)|4
>>) after|1
>>) main|3
>>,|12
>>, after|-6
>>, before|14
>>, main|3
>>-|12
>>- after|-2
>>- before|5
>>- main|10
>>.|6
>>. after|-1
>>. before|1
>>. main|6
>>:|17
>>: after|6
>>: before|2
>>: main|9
>>;|11
>>>) .|4
>>>) to|3
>>>, a|8
>>>, and|2
>>>, before|2
>>>, bis|1
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
>>>, i|6
>>>, i'd|1
>>>, i've|4
>>>, il|2
>>>, is|7
>>>, it's|4
>>>, just|-1
>>>, kannst|1
>>>, machst|1
>>>, manana|1
>>>, mei|-9
>>>, merci|-3
>>>, necesito|1
>>>, no|-8
>>>, nothing|-3
>>>, nov|-3
>>>, order|1
>>>, please|9
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
>>>, the|20
>>>, then|-3
>>>, this|3
>>>, to|4
>>>, tu|2
>>>, we|-1
>>>, when|1
>>>, whenever|1
>>>, who|5
>>>, would|5
>>>, you|-3
>>>, you're|9
>>>, you've|1
>>>, your|7
>>>- order|1
>>>- see|1
>>>- the|1
>>>: :|2
>>>: am|1
>>>: blocked|-1
>>>: call|1
>>>: can|-5
>>>: get|-1
>>>: i|-1
>>>: i'm|-4
>>>: not|-6
>>>: on|2
>>>: order|-3
>>>: please|-2
>>>: pls|1
>>>: stocktake|-4
>>>: thanks|-5
>>>: the|6
>>>: yesterday|-2
>>>about the|-5
>>>and emil|-1
>>>and priya|-3
>>>asked me|-2
>>>asked whether|-1
>>>asks for|-1
>>>asks the|5
>>>at the|3
>>>away ,|-1
>>>brings the|1
>>>can u|5
>>>can you|7
>>>can yuo|2
>>>check the|1
>>>checks the|2
>>>could u|1
>>>could you|2
>>>day off|2
>>>dear ,|1
>>>did it|-5
>>>do the|-4
>>>does it|6
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
>>>has the|-7
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
>>>please fix|3
>>>please print|3
>>>please re|1
>>>please take|1
>>>pls fix|1
>>>pls swap|1
>>>said he'd|3
>>>said she'd|3
>>>says he'll|5
>>>says the|-3
>>>sets up|-1
>>>starts on|-2
>>>takes care|-3
>>>takes over|-5
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
>>>to write|1
>>>told me|-3
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
>>>writes a|5
>>>you can|2
>>>you have|1
>>>you're on|2
>>>– finished|8
>>>– the|3
>>?|8
>>? after|9
>>? before|4
>>? main|-4
>>@|3
>>@ main|3
>>a|-4
>>a main|-4
>>about|1
>>about main|2
>>agreed|-2
>>already|-1
>>and|-9
>>and after|-1
>>and before|1
>>and main|-9
>>appointment|-1
>>are|5
>>are after|5
>>as|5
>>as main|5
>>asap|2
>>asked|-9
>>asked after|-1
>>asked before|-3
>>asked main|-6
>>asks|4
>>asks after|-3
>>asks before|6
>>asks main|1
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
>>broke|-2
>>by|-8
>>by main|-8
>>calls after|3
>>can|3
>>can after|13
>>can main|-2
>>can't|-3
>>can't before|-2
>>can't main|-1
>>carries|-1
>>check|1
>>check main|1
>>checks|2
>>checks main|-4
>>closing|-1
>>collects|-4
>>collects after|7
>>collects main|-11
>>commande|2
>>commande main|2
>>could|5
>>could after|1
>>could main|4
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
>>does|10
>>does after|6
>>does main|4
>>doing|11
>>doing after|9
>>drafts|1
>>drafts main|1
>>draws|3
>>drop|1
>>drop main|1
>>esta|-7
>>et main|-2
>>expires|-3
>>fixed|3
>>for|-4
>>for after|-4
>>forgot before|1
>>fragt|1
>>fragt main|3
>>from|1
>>from before|-1
>>from main|1
>>fyi|-2
>>gave|-4
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
>>handles|-3
>>handles main|-3
>>has|-5
>>has after|5
>>has before|-12
>>has main|2
>>hasn't|-4
>>hat|-9
>>hat before|-2
>>hat main|-7
>>have|-2
>>he|6
>>hearing|1
>>here|-8
>>here before|-6
>>here main|-3
>>holt|2
>>holt main|2
>>i|1
>>i main|1
>>idea|-4
>>if|6
>>if main|6
>>in|-3
>>informs|-1
>>informs after|-1
>>invoice|1
>>invoice main|1
>>is|4
>>is after|7
>>is before|-7
>>is main|5
>>ist|-4
>>ist before|-1
>>it's|7
>>job|1
>>just|-1
>>kannst|1
>>kannst main|1
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
>>looks|-4
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
>>off|-2
>>off after|-2
>>offered|-2
>>offered main|-2
>>on|-1
>>on after|-6
>>on before|7
>>on main|-2
>>only|-1
>>only after|-1
>>or|-9
>>or before|-1
>>or main|-9
>>order|5
>>order main|5
>>orders|3
>>orders after|-3
>>orders main|1
>>overtime|-1
>>overtime main|-1
>>owes|-5
>>phone|3
>>picks|6
>>please|1
>>please after|4
>>please main|-3
>>pls|5
>>pls after|4
>>pls main|1
>>porfa|3
>>porfa main|3
>>prepara|1
>>prepara main|1
>>prints|1
>>promised|6
>>promised main|6
>>que|4
>>que main|4
>>qui|3
>>qui after|3
>>renews|1
>>renews main|1
>>reported|-2
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
>>says main|-9
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
>>showed|-2
>>since|7
>>soll|3
>>soll main|3
>>sont|-1
>>starts|2
>>starts before|-2
>>still|6
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
>>the before|2
>>the main|8
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
>>usually|2
>>usually after|2
>>van|-2
>>volunteered|5
>>volunteered after|3
>>wants|-9
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
>>would|-12
>>would before|-5
>>would main|-7
>>writes|11
>>writes after|1
>>writes main|10
>>wrote|-3
>>wrote after|-2
>>ya|-6
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
>>– before|3
>>– main|1
>?|10
>@|-2
>a|-5
>accounting|-3
>add|2
>again|1
>agreed|3
>aid|1
>al|4
>all|-5
>already|-1
>am|6
>amara|-3
>an|-4
>and|1
>angerufen|-1
>answers|-1
>anyone|1
>appelle|3
>appointment|-7
>approve|1
>are|-3
>arrives|-3
>as|6
>asap|-2
>ask|-5
>asks|4
>at|-1
>avant|-3
>away|-3
>b|-7
>back|4
>backup|3
>bank|1
>be|5
>been|-4
>before|2
>bei|-1
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
>booked|-6
>both|-9
>bring|1
>brings|2
>broke|-2
>build|1
>bus|-3
>but|-5
>by|4
>call|10
>called|-5
>can|-14
>can't|6
>cancel|1
>card|-2
>care|2
>carries|-1
>cellar|10
>chalkboard|-7
>charge|3
>chase|5
>check|1
>checks|2
>claim|3
>clean|2
>clear|1
>client|-5
>closing|-1
>club|-4
>coffee|5
>collect|4
>collects|-4
>coming|9
>commande|2
>complained|-4
>confirmed|2
>contract|7
>copied|-5
>correct|3
>could|7
>counted|-1
>countersign|1
>cover|6
>covers|-8
>cuando|5
>cups|-4
>cut|-7
>das|5
>day|-1
>de|1
>dear|1
>december|1
>demo|2
>den|-5
>denk|1
>der|2
>desk|-3
>did|-3
>die|4
>do|1
>does|8
>doing|5
>don't|-2
>done|-3
>dont|-3
>down|7
>draft|4
>drafts|1
>dran|5
>draws|3
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
>emil|-3
>en|2
>engineer|-2
>es|-3
>esta|-7
>everything|1
>expires|-3
>falta|4
>faudrait|1
>faut|2
>favor|1
>file|2
>finished|7
>fire|-2
>first|1
>fix|6
>fixed|3
>flaky|1
>flowers|3
>flyer|1
>for|5
>forget|1
>forgot|-2
>four|-3
>fragt|1
>freezer|-1
>friday|-5
>from|5
>front|-3
>fur|-1
>fyi|-3
>gave|-4
>get|4
>gets|1
>give|8
>go|-3
>goes|2
>going|3
>got|4
>grab|1
>grant|1
>gravy|3
>haas|-5
>had|-2
>hall|-4
>handed|-1
>handles|-3
>hang|-1
>happy|-15
>has|-9
>hasn't|-4
>hat|-2
>have|1
>hay|1
>he|11
>he'd|3
>he'll|4
>hearing|1
>hedge|4
>her|5
>here|-1
>him|3
>his|-13
>holt|2
>hours|2
>i|10
>i'm|4
>i've|10
>ich|-2
>idea|-4
>if|4
>ihr|-2
>ill|-4
>in|-8
>informs|-1
>ingrid|-4
>invoice|3
>is|4
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
>knows|-1
>la|2
>laptop|-5
>las|5
>last|-11
>le|11
>leave|1
>left|-3
>lend|-2
>let|1
>like|-1
>lind|-3
>lindqvist|-2
>list|4
>llama|1
>llamar|1
>lo|1
>login|2
>look|6
>looks|-3
>lost|3
>love|3
>low|-6
>lucy|-12
>machst|1
>make|4
>manana|1
>march|-1
>marta|-1
>mate|5
>may|-2
>maybe|1
>me|7
>mei|-5
>merci|-3
>milk|2
>mind|1
>monday|6
>more|5
>moreno|-1
>morgen|2
>morning|-10
>move|3
>moved|-6
>mr|-4
>mrs|-2
>ms|-3
>must|-1
>n'a|-1
>nearly|-1
>necesito|1
>need|8
>new|4
>next|1
>nicht|-6
>night|-10
>no|-4
>not|-7
>notes|1
>nothing|-5
>nov|-2
>now|7
>number|-3
>obtain|4
>oct|-4
>of|-5
>off|6
>offered|1
>offers|2
>office|-8
>oil|-3
>ok|3
>old|-1
>on|-11
>one|6
>one's|5
>ones|5
>only|-8
>opens|-2
>or|-7
>order|-3
>ordered|-1
>orders|3
>organise|2
>out|-10
>over|-6
>overtime|-1
>owes|-5
>paid|-8
>pas|-3
>pay|2
>peux|2
>phone|4
>pick|2
>picks|4
>please|12
>pls|12
>pm|-1
>por|1
>porfa|3
>pour|-4
>prepara|1
>prepare|2
>prices|-10
>print|-4
>printer|-2
>prints|1
>priya|-9
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
>rafael|-1
>re|8
>recalibrate|1
>receipts|1
>reception|-3
>reminder|1
>renew|1
>renews|1
>repair|3
>replace|1
>replacement|1
>reply|1
>reported|-2
>reserve|-3
>restart|-2
>restock|1
>return|3
>review|3
>ring|1
>room|-10
>rotate|-4
>round|-1
>run|3
>s'en|3
>said|-2
>sam|-5
>sammelt|3
>saturday|2
>says|-9
>schlussel|-3
>schon|-1
>se|4
>search|-2
>send|6
>sends|6
>sent|-4
>set|-1
>sets|-1
>she|9
>she'd|11
>she's|3
>sheets|-4
>should|4
>show|-3
>showed|-2
>sick|-4
>sie|5
>sign|3
>signed|-4
>since|9
>so|11
>sofort|1
>soll|3
>some|-1
>somebody|-8
>sont|1
>sorry|-3
>starts|-3
>statement|-3
>station|-9
>still|3
>stocktake|-4
>summer|2
>swap|1
>t'en|2
>tablet|3
>take|-1
>tell|-4
>tells|2
>test|5
>thank|1
>thanked|-2
>thanks|-8
>that|6
>the|4
>them|3
>then|5
>there|3
>there's|8
>they|-2
>think|4
>thinks|-2
>those|-3
>three|1
>thursday|6
>till|-3
>time|6
>to|11
>today|12
>together|-3
>told|2
>tomasz|-6
>tomorrow|-6
>took|-5
>translate|1
>treasurer|-11
>tu|3
>tuesday|6
>turn|9
>twice|-3
>tyre|-3
>tz|-2
>u|15
>un|5
>until|-1
>up|2
>ur|1
>urn|-2
>us|-5
>used|-1
>usually|2
>vacation|-1
>van|-6
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
>write|2
>writes|11
>written|-3
>wrote|-1
>ya|-6
>yesterday|-2
>you|24
>you'd|3
>you're|16
>you've|1
>your|-3
>yours|1
>yuo|2
>–|6
^a|-3
^action|-1
^add|-6
^also|-5
^amara|8
^amelie|-1
^and|7
^antoine|-1
^any|-4
^any chance|-4
^anyway|-1
^as|2
^as discussed|-1
^ask|1
^bea|-1
^before|-2
^before that|4
^ben|13
^ben can|14
^ben's|2
^bitte|2
^bitte die|-2
^board|1
^bon|-3
^book|9
^book the|5
^boss|-5
^btw|3
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
^change the|-1
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
^die|-1
^dmitri|8
^don't|9
^dr|-1
^el|-5
^emeka|-1
^emil|6
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
^get the|1
^go|-7
^grace|-1
^grandma|2
^grandma phoned|2
^greg|-2
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
^i can|-5
^i know|3
^i need|-1
^i was|-3
^i'd|4
^i'll|6
^i'm|-6
^if|6
^if not|-2
^if you|2
^il|1
^il faudrait|-1
^il faut|2
^imran|-1
^ines|-1
^ingrid|8
^ingrid the|-1
^invoice|-3
^it|-4
^it's|-3
^item|7
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
^message|-3
^minutes|1
^move|16
^mr|1
^mr doyle|3
^mr okoye|-1
^mrs|9
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
^noor|-1
^nora|15
^nora l|6
^nora mei|6
^not|-3
^not me|4
^note|-7
^note to|2
^ok|2
^ok so|6
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
^pete|-1
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
^please confirm|8
^please find|-1
^please fit|-1
^please fix|4
^please hand|-1
^please have|-2
^please make|-7
^please move|-1
^please mr|-3
^please order|-1
^please pay|5
^please prepare|1
^please return|7
^please review|-1
^please send|-2
^please submit|-2
^please tell|-1
^please to|-1
^please transfer|1
^please you|-1
^pls|-9
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
^rafael|3
^rafael's|-3
^raj|-1
^ravi|-1
^re|-2
^reminder|-3
^reminder for|-10
^renew|-4
^replace|-5
^request|7
^right|-7
^ring|-6
^rita|-1
^roof|-2
^rosa|-1
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
^someone|11
^sorry|-2
^stage|-3
^stan|-1
^subject|1
^summary|8
^summer|-1
^sven|-1
^swap|8
^take|6
^take it|-1
^take the|6
^tariq|-3
^task|-5
^te|-1
^tell|3
^tess|-1
^tess can|-1
^the|-3
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
^to|-1
^to do|-1
^todo|-1
^tom|-1
^tomasz|2
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
^water butts|2
^we need|-4
^we would|9
^what i|1
^when|-1
^when you|-3
^while|-1
^who|-3
^who does|1
^who's|4
^whoever|7
^will|-1
^will you|-2
^wir|-1
^work|-4
^would|-2
^would somebody|1
^would you|-5
^yann|-1
^you|-2
^your|-3
^yuki|-1
^yusuf|-2
^zoe|-1
`;
