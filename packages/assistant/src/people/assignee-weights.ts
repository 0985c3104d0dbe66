/** How much each feature speaks for that somebody is asked; made by `npm run learn:assignees`, not by hand. */
export const ASSIGNEE_WEIGHTS = `
+after main asks0 score0|-3
+after main asks0 score2|-30
+after main asks0 score4|-9
+after main asks0 score5|3
+after main asks0 score6|28
+after main asks2 score0|6
+after main asks2 score2|31
+after main asks2 score4|16
+after main asks4 score0|-7
+after main asks4 score2|-2
+after main asks4 score4|-3
+after main asks4 score5|-3
+after main asks5 score0|6
+after main asks5 score2|11
+after main asks5 score4|9
+after main asks5 score5|9
+before main asks0 score0|-23
+before main asks0 score2|-9
+before main asks0 score4|-9
+before main asks0 score5|1
+before main asks0 score6|-8
+before main asks2 score0|21
+before main asks4 score0|1
+before main asks4 score4|-1
+before main asks4 score5|10
+before main asks5 score0|-1
+before main asks5 score4|1
+before main asks5 score5|-8
+before main asks6 score0|3
+before main asks6 score5|-4
+greeted|43
+greeted beside asked|-26
+greeted0|2
+greeted1|-10
+greeted2|28
+greeted3|41
+isBesideOthers|-17
+isFirstMostAsked|2
+isFirstNamed|-21
+isInFirst|-12
+isInLast|3
+isInQuestion|8
+isInTask|-4
+isItem|18
+isMention|-3
+isOfOtherTask|-8
+isOwner|-23
+leads|3
+listens|-16
+main main asks0 score0|-17
+main main asks2 score0|-10
+main main asks2 score2|-16
+main main asks4 score0|14
+main main asks4 score4|16
+main main asks5 score0|20
+main main asks5 score2|-6
+main main asks5 score4|-13
+main main asks5 score5|8
+main main asks6 score0|-1
+main main asks6 score6|-1
+named|-19
+nobody|-7
+nobody item false|-6
+nobody item true|-4
+nobody main asks0|-8
+nobody main asks2|-10
+nobody main asks4|6
+nobody main asks6|-8
+nobody main0|-29
+nobody main1|-2
+nobody main2|-6
+nobody main3|-2
+nobody mainnone|12
+nobody most0|8
+nobody most2|6
+nobody most4|-25
+nobody most5|-1
+nobody most6|-16
+nobody myself|25
+nobody of1|-5
+nobody of2|-8
+nobody of3|-3
+nobody spoken|-22
+other task item false false|25
+other task item false true|22
+other task item true false|-16
+other task item true true|-39
+other task score0|2
+other task score2|7
+other task score4|8
+other task score5|-20
+other task score6|1
+score0 after|1
+score0 after main1|8
+score0 after main2|-1
+score0 after main3|-6
+score0 before main1|14
+score0 before main2|1
+score0 before main3|-15
+score0 first task|3
+score0 main|3
+score0 main main0|17
+score0 main main1|-3
+score0 main main2|-8
+score0 main main3|-1
+score0 of task|-1
+score0 sentence0|-22
+score0 sentence1|7
+score0 sentence2|8
+score0 sentence3|-5
+score2|7
+score2 after|11
+score2 after main1|10
+score2 after main2|5
+score2 after main3|-5
+score2 before|-9
+score2 before main1|-4
+score2 before main2|-17
+score2 before main3|12
+score2 first task|5
+score2 main|1
+score2 main main1|15
+score2 main main2|-26
+score2 main main3|11
+score2 sentence1|-17
+score2 sentence2|-14
+score2 sentence3|19
+score4|11
+score4 after|13
+score4 after main1|-7
+score4 after main2|19
+score4 after main3|-12
+score4 before|-9
+score4 before main1|10
+score4 before main2|-2
+score4 before main3|-17
+score4 first task|-1
+score4 main|3
+score4 main main0|-2
+score4 main main1|-8
+score4 main main2|5
+score4 main main3|8
+score4 of task|-2
+score4 sentence0|13
+score4 sentence1|15
+score4 sentence2|-2
+score4 sentence3|23
+score5|18
+score5 after|13
+score5 after main1|19
+score5 after main2|-3
+score5 after main3|-11
+score5 before|-1
+score5 before main1|-15
+score5 before main2|-2
+score5 before main3|15
+score5 first task|-3
+score5 main|8
+score5 main main0|9
+score5 main main1|6
+score5 main main2|1
+score5 main main3|2
+score5 of task|16
+score5 sentence0|-6
+score5 sentence1|-10
+score5 sentence2|1
+score5 sentence3|16
+score6|19
+score6 after|8
+score6 after main1|3
+score6 after main2|7
+score6 after main3|-3
+score6 before|12
+score6 before main1|6
+score6 before main2|7
+score6 before main3|-1
+score6 first task|1
+score6 main|-1
+score6 main main1|-4
+score6 main main2|12
+score6 main main3|-8
+score6 of task|18
+score6 sentence0|28
+score6 sentence1|-17
+score6 sentence2|13
+score6 sentence3|-6
+sentTo|18
+sentTo beside asked|4
+sentTo1|9
+sentTo2|3
+sentTo3|6
+volunteers|32
+where after|-9
+where after 1|14
+where after 2|20
+where after 3|13
+where before|-9
+where before 1|13
+where before 2|15
+where before 3|-4
+where main|11
+where main 0|11
<(|-3
<)|9
<,|4
<-|3
<.|4
<:|16
<<|4
<< after|-12
<< before|5
<< main|1
<<(|-5
<<( after|-4
<<( before|-2
<<( main|3
<<)|3
<<) after|-4
<<,|-6
<<, after|-15
<<, before|4
<<, main|3
<<-|8
<<- after|6
<<- before|1
<<- main|1
<<.|1
<<. after|2
<<. main|-1
<<:|-1
<<: after|-6
<<: before|-7
<<: main|14
<<<, and|7
<<<, but|7
<<<, it's|-1
<<<, said|6
<<<, says|-1
<<<, so|13
<<<, tell|8
<<<, then|-12
<<<: (|2
<<<: ,|1
<<<: by|-1
<<<action :|1
<<<again ,|-3
<<<apologies :|-3
<<<approved the|1
<<<approver :|8
<<<assignee :|2
<<<back to|-2
<<<ben et|-1
<<<best ,|-7
<<<butts :|-2
<<<by :|-6
<<<call :|3
<<<caller :|-2
<<<cheque de|-2
<<<contact :|-3
<<<crew :|7
<<<decision :|4
<<<figures to|-4
<<<for :|7
<<<from :|4
<<<handwritten :|5
<<<is for|4
<<<keys to|-3
<<<lobby while|-2
<<<mei ,|-1
<<<minutes :|-2
<<<nora ,|-1
<<<note :|4
<<<note from|-1
<<<okafor ,|-11
<<<on ,|-7
<<<over to|3
<<<owner :|3
<<<patient :|5
<<<please ,|2
<<<prof .|-5
<<<raus ,|5
<<<regards ,|-8
<<<reminder for|13
<<<reported by|-2
<<<requester :|-4
<<<responsible :|1
<<<rota :|-2
<<<still in|-1
<<<swap :|3
<<<ta ,|-3
<<<technician :|-8
<<<there ,|3
<<<this is|-5
<<<thursday ,|1
<<<to :|-2
<<<top :|7
<<<user :|-4
<<<von herrn|-2
<<<website :|6
<<<who :|-5
<<<would you|3
<<<you ,|4
<<a|1
<<a main|3
<<about|-1
<<about main|-1
<<action|1
<<action main|2
<<an|4
<<and after|8
<<and before|-3
<<and main|-5
<<as|-4
<<as main|-4
<<ask|-3
<<ask after|-5
<<ask main|3
<<asked|5
<<asked before|-3
<<asked main|3
<<asking|-3
<<asking before|-3
<<at|-2
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
<<de|-6
<<de before|-1
<<de main|-4
<<dear|2
<<dear before|2
<<did|-1
<<did main|-1
<<et|-3
<<et main|-2
<<for|-1
<<for after|1
<<for before|-1
<<for main|-2
<<frau|-2
<<from|-10
<<from after|-5
<<from main|-4
<<fur|1
<<fyi|4
<<get|-1
<<get main|-1
<<has|-2
<<herrn|-2
<<herrn before|1
<<hi|1
<<hi main|-1
<<if|3
<<if main|3
<<in|-2
<<in main|-2
<<is|-1
<<is after|1
<<is before|2
<<is main|-4
<<it's|-3
<<it's main|-6
<<la|-1
<<la main|-1
<<let|-8
<<let main|-10
<<maybe|3
<<maybe after|3
<<me|6
<<me main|6
<<nair|-2
<<not|-7
<<not after|-3
<<not before|-1
<<of before|6
<<off|1
<<ok|7
<<on|-1
<<on before|1
<<or|-2
<<or before|1
<<or main|-4
<<pastor|-9
<<please|2
<<please main|2
<<pls|3
<<pls main|3
<<que|9
<<que main|8
<<remind|-4
<<said|-3
<<said after|8
<<said before|-5
<<said main|-5
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
<<tell main|9
<<thanks|-6
<<thanks after|-6
<<that|12
<<that before|11
<<the|-1
<<the before|-1
<<then|-8
<<then after|1
<<then main|-9
<<thought|-2
<<to|2
<<to after|9
<<to before|-3
<<to main|-4
<<told|9
<<und|-3
<<w|-1
<<was|-1
<<was main|-4
<<when|6
<<when main|6
<<while|-4
<<while main|-4
<<with|-3
<<with after|2
<<with before|-1
<<with main|-5
<<you|5
<<you after|5
<<you before|1
<<you main|-1
<<–|3
<<– main|3
<> |-3
<> (|12
<> -|11
<> :|-20
<> @|3
<> a|-2
<> and|-3
<> asked|-6
<> asks|1
<> at|3
<> can|16
<> can't|-3
<> checks|3
<> closing|-1
<> collects|-3
<> could|3
<> dear|1
<> denk|1
<> did|4
<> does|2
<> draws|4
<> drop|1
<> esta|-8
<> fixed|-4
<> fyi|-2
<> get|2
<> had|-6
<> handles|1
<> has|3
<> hat|-5
<> hearing|1
<> here|-6
<> i|1
<> is|-4
<> ist|-1
<> just|-1
<> kannst|1
<> keeps|3
<> kindly|1
<> knows|-1
<> looks|-12
<> love|1
<> needs|-4
<> no|-1
<> on|3
<> or|-5
<> please|10
<> pls|5
<> porfa|2
<> prepara|1
<> reported|-2
<> ring|1
<> said|2
<> says|-4
<> sends|-3
<> should|1
<> soll|2
<> starts|-1
<> takes|-1
<> tells|2
<> thanked|-2
<> the|12
<> to|7
<> tu|1
<> u|1
<> usually|1
<> van|-2
<> volunteered|5
<> wants|-5
<> was|8
<> when|1
<> will|6
<> would|1
<> wrote|-2
<> ya|-7
<> you|3
<> you're|1
<> –|6
<>( )|3
<>( ,|-1
<>, |-19
<>, !|2
<>, (|-1
<>, ,|8
<>, .|8
<>, :|9
<>, ?|11
<>, and|-7
<>, can|-2
<>, checks|-5
<>, did|-2
<>, has|-5
<>, is|10
<>, please|3
<>, should|-6
<>, the|-6
<>, to|2
<>, will|-10
<>- |-2
<>- ,|3
<>: |5
<>: (|-8
<>: )|6
<>: -|1
<>: .|2
<>: can|3
<>: does|1
<>: drafts|2
<>: has|-1
<>: please|1
<>: takes|3
<>: to|3
<>: wants|-2
<>: will|4
<>: writes|1
<>a ,|-13
<>a de|8
<>a que|6
<>action :|1
<>and ,|-9
<>and .|-3
<>and :|3
<>and have|-1
<>and the|-2
<>ask .|-3
<>ask about|-3
<>ask to|1
<>ask whether|-1
<>asked to|-4
<>by ,|-8
<>by .|-3
<>c'est qui|3
<>de .|-3
<>dear ,|2
<>for |6
<>for ,|-12
<>for .|1
<>for :|3
<>for is|-7
<>from .|-3
<>from :|-3
<>hi ,|-2
<>if could|2
<>is ,|-1
<>is .|-3
<>it's ,|-8
<>it's birthday|-1
<>it's day|2
<>let know|8
<>not ,|-1
<>pls |3
<>said would|-8
<>says ,|2
<>so ,|1
<>so please|1
<>tell that|1
<>the invoice|1
<>then ,|-3
<>to |12
<>to ,|-2
<>to .|6
<>to :|13
<>to ?|-8
<>to about|5
<>to by|-4
<>to from|1
<>while is|-3
<>with ,|2
<>with on|-2
<>you ,|-2
<>you ?|2
<@|-10
<a|7
<about|-1
<account|3
<action|3
<after|-3
<afternoon|2
<again|-5
<agreed|5
<am|2
<amara|-9
<an|2
<and|-14
<anyway|2
<apologies|-3
<approver|8
<are|5
<as|-4
<asked|10
<asking|-3
<assigned|4
<assignee|2
<at|5
<aunt|-2
<away|-1
<b|-6
<back|-7
<be|14
<because|-7
<been|5
<before|-4
<bei|-3
<ben|-15
<best|-13
<bitte|10
<booked|-4
<but|9
<butts|4
<c'est|6
<cake|2
<call|-13
<caller|-2
<can|8
<can't|1
<card|-4
<cc|-5
<check|-3
<cheque|-2
<club|-3
<colleague|-5
<contact|-5
<contract|-4
<costa|-5
<could|3
<counted|1
<crew|7
<day|5
<de|-10
<dear|2
<december|-2
<decided|1
<decision|4
<del|5
<desk|-8
<did|-5
<die|6
<discussed|-1
<display|-1
<do|1
<doctor|-7
<don't|-8
<done|-5
<down|-5
<dr|-1
<du|-5
<el|-6
<emil|-10
<et|-3
<evening|4
<favor|4
<figures|-4
<for|1
<form|2
<forwarded|3
<frau|-2
<friday|1
<from|2
<front|-7
<fur|1
<fwd|1
<fyi|5
<get|1
<give|-12
<goes|1
<grandma|-3
<h|2
<haas|-4
<handwritten|8
<has|-4
<have|4
<her|8
<here|-1
<herrn|-2
<hi|-2
<his|3
<i|3
<i'm|5
<i've|6
<if|4
<il|4
<in|-14
<ingrid|4
<invoice|-5
<is|-5
<isn't|-1
<it|-2
<it's|-2
<jonas|-5
<keys|-7
<know|-1
<la|-13
<ladder|-5
<le|2
<leave|6
<left|7
<les|-1
<let|-8
<letter|4
<list|4
<lobby|-2
<lucia|-5
<lunch|1
<march|5
<may|-4
<maybe|3
<me|-5
<menu|2
<message|4
<minute|3
<minutes|-3
<missing|3
<monday|-2
<more|4
<morning|6
<move|-10
<mrs|-1
<ms|1
<nair|-2
<needed|-4
<needs|-3
<new|-5
<next|-3
<night|-5
<no|-2
<nora|-2
<not|-24
<note|3
<notes|-4
<nov|1
<now|12
<oct|1
<of|3
<off|14
<oh|-2
<ok|4
<okafor|-11
<on|-5
<one|-7
<only|7
<opened|-1
<or|-9
<out|-1
<over|-2
<owner|3
<parcel|-5
<parents|-4
<party|-1
<passport|-9
<pastor|-9
<patient|5
<please|-8
<pls|-1
<pm|1
<por|4
<priya|1
<prize|-2
<prof|-5
<ps|2
<que|9
<quick|1
<raf|-12
<rafael|-4
<rang|-5
<raus|5
<regards|-8
<remind|-3
<reminder|11
<reported|-2
<requester|-4
<responsible|1
<return|-2
<room|-2
<rota|6
<said|-4
<sam|-3
<saturday|-2
<say|4
<says|-1
<school|-1
<second|2
<secretary|7
<seller|-2
<seriously|4
<signed|-12
<since|-4
<so|12
<someone|-3
<stall|1
<step|5
<sticky|1
<still|-3
<swap|3
<ta|-3
<table|1
<taken|2
<team|2
<technician|-8
<tell|7
<th|2
<than|-4
<thank|-5
<thanks|-6
<that|12
<the|-12
<them|-13
<then|1
<there|3
<things|1
<this|12
<thought|-2
<three|2
<thursday|-3
<thx|-4
<time|6
<tmrw|1
<to|7
<todo|3
<told|9
<tomasz|-5
<tomorrow|2
<top|8
<treasurer|3
<tuesday|-5
<u|1
<und|-3
<until|-3
<up|-12
<urgent|-4
<user|-4
<von|-3
<w|-1
<want|8
<was|-1
<water|-3
<we|-2
<website|6
<wednesday|1
<week|-6
<when|6
<while|-4
<who|-7
<will|-7
<window|1
<with|-3
<would|4
<written|1
<yeah|11
<you|7
<your|4
<–|5
>!|-3
>'s|3
>(|3
>,|2
>-|2
>.|-11
>:|-13
>;|11
>>|-5
>> after|-5
>> before|6
>> main|-8
>>!|-1
>>! before|-1
>>! main|-1
>>(|-2
>>( after|-10
>>( before|9
>>( main|-1
>>)|7
>>) after|1
>>) before|6
>>,|13
>>, after|-3
>>, before|18
>>, main|2
>>-|13
>>- after|-3
>>- before|6
>>- main|10
>>.|8
>>. before|4
>>. main|5
>>:|19
>>: after|5
>>: before|2
>>: main|6
>>;|11
>>>) .|4
>>>) to|2
>>>, a|8
>>>, and|2
>>>, before|2
>>>, bis|1
>>>, bitte|3
>>>, but|1
>>>, by|2
>>>, can|-5
>>>, could|3
>>>, das|2
>>>, der|1
>>>, die|2
>>>, emil|-3
>>>, get|-1
>>>, go|-2
>>>, happy|-9
>>>, have|3
>>>, he|-4
>>>, i|5
>>>, i'd|1
>>>, i've|2
>>>, il|2
>>>, is|5
>>>, it's|5
>>>, just|-1
>>>, kannst|1
>>>, la|1
>>>, machst|1
>>>, manana|1
>>>, mei|-8
>>>, merci|-3
>>>, necesito|1
>>>, no|-8
>>>, nov|-3
>>>, please|8
>>>, pls|1
>>>, por|1
>>>, priya|-1
>>>, puedes|1
>>>, put|1
>>>, ring|-1
>>>, see|1
>>>, she|-3
>>>, she's|-3
>>>, so|9
>>>, sorry|1
>>>, thanks|-7
>>>, that|5
>>>, the|19
>>>, then|-3
>>>, this|3
>>>, to|5
>>>, tu|2
>>>, we|-1
>>>, when|1
>>>, whenever|1
>>>, who|6
>>>, would|6
>>>, you|-4
>>>, you're|9
>>>, you've|1
>>>, your|7
>>>- order|1
>>>- the|1
>>>: am|1
>>>: ask|-1
>>>: blocked|-1
>>>: call|1
>>>: can|-4
>>>: fix|1
>>>: get|-2
>>>: i'm|-4
>>>: not|-7
>>>: nothing|-3
>>>: on|2
>>>: order|-3
>>>: please|-3
>>>: stocktake|-4
>>>: thanks|-5
>>>: the|4
>>>: yesterday|-2
>>>about the|-6
>>>and emil|-1
>>>and priya|-2
>>>asked me|-2
>>>asked whether|-1
>>>at the|3
>>>away ,|-1
>>>books the|-1
>>>brings the|2
>>>can u|5
>>>can you|6
>>>check the|1
>>>could you|2
>>>day off|2
>>>dear ,|1
>>>did it|-4
>>>did the|1
>>>do the|-3
>>>does it|7
>>>does the|1
>>>drafts the|1
>>>draws up|1
>>>drop everything|1
>>>et amara|1
>>>for the|-4
>>>from the|-5
>>>gets two|-2
>>>has already|-1
>>>has been|1
>>>has the|-6
>>>has to|2
>>>hat den|-2
>>>hat die|-2
>>>hearing aid|1
>>>here ,|-5
>>>i know|1
>>>invoice ?|1
>>>is at|-3
>>>is away|-2
>>>is going|1
>>>is ill|-4
>>>is in|-1
>>>is off|-6
>>>is on|-1
>>>is the|6
>>>is to|3
>>>kannst du|1
>>>left the|-4
>>>love ,|2
>>>needs to|3
>>>offered to|1
>>>on leave|7
>>>on the|-2
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
>>>starts on|-2
>>>takes care|-1
>>>takes over|-5
>>>that the|-2
>>>the client|2
>>>the wifi|1
>>>thinks the|-2
>>>to chase|2
>>>to fix|1
>>>to get|-2
>>>to order|1
>>>to put|2
>>>to write|2
>>>told me|-3
>>>tu peux|1
>>>volunteered to|3
>>>wants the|-5
>>>will be|1
>>>will draft|2
>>>will get|4
>>>will obtain|2
>>>will see|1
>>>will take|-3
>>>will you|1
>>>would like|-2
>>>would you|1
>>>writes a|6
>>>writes the|1
>>>you have|1
>>>– finished|8
>>>– the|3
>>?|8
>>? after|9
>>? before|2
>>? main|-3
>>@|3
>>@ main|3
>>a|-4
>>a main|-3
>>about|-1
>>about main|1
>>agreed|-2
>>already|-1
>>and|-10
>>and after|-1
>>and before|-1
>>and main|-9
>>are|5
>>are after|5
>>as|5
>>as main|5
>>asap|3
>>asked|-8
>>asked after|-1
>>asked before|-2
>>asked main|-5
>>asks|1
>>asks after|2
>>at|2
>>at after|6
>>at before|-1
>>at main|-3
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
>>books|-1
>>brings|3
>>brings main|3
>>broke|-1
>>buys|-1
>>buys after|-1
>>by|-8
>>by main|-8
>>calls|4
>>calls after|3
>>can|4
>>can after|14
>>can main|-1
>>can't|-1
>>can't main|-1
>>carries|-1
>>check|1
>>check main|1
>>checks|-2
>>checks main|-3
>>closing|-1
>>collects|-2
>>collects after|6
>>collects main|-8
>>commande|2
>>commande main|2
>>could|5
>>could after|1
>>could main|4
>>covers|-7
>>covers after|-7
>>day|2
>>day main|2
>>de|8
>>de main|9
>>dear|1
>>denk|1
>>denk main|1
>>did|-4
>>did before|5
>>did main|-8
>>do|1
>>do main|-3
>>does|7
>>does after|4
>>does before|1
>>does main|3
>>doing|11
>>doing after|8
>>drafts|2
>>drafts main|2
>>draws|5
>>drop|1
>>drop main|1
>>esta|-9
>>et|-1
>>et main|-2
>>fix|1
>>fixed|4
>>for|-1
>>for main|2
>>forgot before|1
>>fragt|2
>>fragt main|4
>>from main|2
>>fyi|-2
>>gave|-3
>>get|2
>>get main|2
>>gets|2
>>gets main|1
>>goes|3
>>goes main|3
>>got|-2
>>got main|-1
>>had|-10
>>handles|-3
>>handles main|-3
>>has|-3
>>has after|4
>>has before|-8
>>has main|1
>>hasn't|-4
>>hat|-8
>>hat before|-2
>>hat main|-7
>>have|-2
>>he|5
>>hearing|1
>>here|-11
>>here before|-1
>>here main|-10
>>holt|1
>>holt main|1
>>i|1
>>i main|1
>>idea|-4
>>in|-3
>>informs|-2
>>informs after|-2
>>invoice|1
>>invoice main|1
>>is|5
>>is after|9
>>is before|-6
>>is main|2
>>ist|-3
>>ist before|-1
>>it's|8
>>job|1
>>just|-1
>>kannst|1
>>kannst main|1
>>keeps after|-1
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
>>lo|6
>>lo main|4
>>looks|-12
>>love|2
>>love main|2
>>mate|4
>>mate main|4
>>moreno|-1
>>must|-1
>>n'a|-2
>>n'a main|-1
>>nearly|-1
>>nearly before|-1
>>needs|-5
>>needs main|-2
>>no|-3
>>no main|-3
>>not|-2
>>not after|-2
>>off|-1
>>off after|-1
>>offered|-1
>>offered main|-2
>>offers|1
>>on|-2
>>on after|-7
>>on before|7
>>on main|-2
>>only|-1
>>or|-9
>>or before|-1
>>or main|-8
>>order|5
>>order main|5
>>orders|9
>>orders main|2
>>overtime|-1
>>overtime main|-1
>>owes|-5
>>phone|1
>>phone main|1
>>picks|7
>>please|1
>>please after|4
>>please main|-3
>>pls|5
>>pls after|4
>>pls main|1
>>porfa|2
>>porfa main|2
>>prepara|1
>>prepara main|1
>>presented|-3
>>prints|2
>>promised|6
>>promised main|6
>>que|4
>>que main|4
>>qui|3
>>qui after|3
>>renews|3
>>renews main|3
>>reported|-3
>>reported before|-1
>>ring|1
>>ring main|1
>>said|3
>>said after|-3
>>said before|2
>>said main|3
>>sammelt|2
>>says|-7
>>says after|2
>>says main|-9
>>se|2
>>see|-5
>>sends|-2
>>sends after|-3
>>sends main|1
>>sent|-4
>>should|-5
>>should after|-6
>>should main|2
>>since|8
>>soll|3
>>soll main|3
>>sont|-1
>>starts|1
>>starts before|-1
>>still|6
>>take|-2
>>takes|-3
>>takes after|-3
>>tell|1
>>tell main|1
>>tells|2
>>thanked|-2
>>that|-3
>>that main|-3
>>the|5
>>the after|-3
>>the before|3
>>the main|5
>>then|4
>>then main|2
>>thinks|-2
>>this|-1
>>to|-7
>>to after|-11
>>to before|-9
>>to main|13
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
>>volunteered|5
>>volunteered after|2
>>wants|-9
>>wants after|-3
>>wants main|-6
>>was|14
>>was after|10
>>water|1
>>we|-1
>>when|1
>>when main|1
>>whether|2
>>whether after|2
>>who|2
>>who before|-2
>>will|4
>>will after|-1
>>will before|4
>>will main|1
>>would|-11
>>would before|-5
>>would main|-6
>>writes|10
>>writes after|1
>>writes main|9
>>wrote|-2
>>ya|-7
>>ya before|-1
>>you|4
>>you after|3
>>you main|2
>>you're|5
>>you're main|4
>>your|-8
>>–|7
>>– after|3
>>– before|2
>>– main|1
>?|10
>@|-2
>a|-4
>about|6
>accounting|-2
>add|2
>after|-3
>again|2
>agreed|3
>aid|1
>all|-4
>already|-1
>am|6
>amara|-3
>an|-3
>and|3
>answers|-1
>any|-1
>anyone|1
>appointment|-5
>are|-4
>arrives|-3
>as|5
>asap|1
>asked|-1
>asks|1
>avant|-4
>away|-3
>b|-7
>back|4
>bank|2
>be|5
>bed|1
>been|-4
>before|3
>below|2
>ben|-5
>bestellt|1
>bio|-11
>birthday|-6
>bis|5
>bist|1
>bitte|-1
>blocked|-5
>boiler|1
>book|3
>booked|-7
>books|-1
>both|-11
>bring|5
>brings|3
>broke|-1
>bus|-3
>but|-4
>buy|-1
>buys|-1
>by|5
>call|10
>called|-5
>calls|4
>can|-18
>can't|8
>cancel|1
>card|-2
>care|3
>carries|-1
>cellar|8
>chalkboard|-6
>charge|3
>chase|5
>checks|-2
>christmas|1
>clean|2
>client|-2
>closing|-1
>club|-3
>coffee|5
>collect|6
>collects|-2
>coming|10
>commande|2
>compare|-1
>complained|-4
>contract|9
>copied|-5
>correct|3
>could|8
>counted|-1
>countersign|1
>cover|6
>covers|-7
>cuando|5
>cups|-4
>cut|-8
>das|4
>day|-1
>de|3
>dear|1
>december|1
>demo|3
>den|-5
>denk|1
>der|3
>desk|-3
>did|-3
>do|-3
>does|5
>doing|6
>don't|-2
>done|-8
>dont|-3
>door|4
>down|7
>draft|6
>drafts|2
>dran|5
>draws|5
>drill|-7
>drive|-4
>drives|4
>drop|1
>du|5
>due|-3
>e|-3
>egg|1
>ein|4
>el|-1
>emil|-1
>en|3
>es|-3
>esta|-9
>et|-1
>everything|1
>falta|4
>faudrait|2
>faut|1
>favor|1
>figures|1
>file|2
>find|4
>finished|7
>fire|1
>first|1
>fix|4
>fixed|4
>flaky|1
>flowers|4
>flyer|2
>for|-1
>forget|1
>forgot|-2
>four|-4
>fragt|2
>fri|-2
>friday|-5
>from|5
>front|-4
>fur|-2
>fyi|-3
>gave|-3
>get|2
>gets|1
>give|7
>go|-2
>goes|2
>going|3
>good|-1
>got|4
>grant|2
>gravy|3
>haas|-5
>had|-2
>handed|-1
>handles|-3
>hang|-1
>happy|-14
>has|-9
>hasn't|-5
>hat|-1
>have|-1
>hay|1
>he|10
>he'd|3
>he'll|4
>hearing|1
>hedge|4
>her|5
>here|-3
>him|3
>his|-11
>holt|1
>hours|1
>i|10
>i'm|4
>i've|8
>ich|-2
>idea|-4
>if|4
>ihr|-1
>ill|-4
>in|-7
>informs|-2
>ingrid|-4
>invoice|2
>is|5
>ist|3
>it|16
>it's|9
>job|1
>jonas|-1
>just|-3
>kannst|2
>kindly|2
>know|9
>knows|-2
>la|1
>laptop|-5
>las|6
>last|-10
>le|11
>leave|1
>left|-2
>lend|-2
>let|1
>like|-1
>lind|-3
>list|-2
>llp|-2
>lo|1
>login|2
>look|6
>looks|-12
>lost|4
>love|3
>low|-6
>lucia|1
>lucy|-11
>machst|1
>make|4
>manana|2
>march|-1
>marta|-1
>mate|4
>may|-1
>maybe|2
>me|6
>mei|-5
>merci|-3
>migration|2
>milk|2
>mind|1
>missing|1
>mon|-2
>monday|6
>more|5
>moreno|-1
>morgen|1
>morning|-12
>move|5
>moved|-6
>mr|-4
>mrs|-2
>ms|-3
>must|-1
>my|1
>n'a|-1
>nearly|-1
>necesito|1
>need|8
>needs|1
>new|7
>next|1
>nicht|-6
>night|-9
>no|-5
>not|-8
>notes|1
>nothing|-6
>nov|-2
>now|8
>number|-3
>obtain|4
>of|-3
>off|6
>offered|1
>offers|4
>oil|-2
>ok|2
>old|2
>on|-12
>one|7
>one's|4
>ones|6
>only|-8
>opens|-1
>or|-7
>order|-1
>ordered|-1
>orders|9
>organise|1
>out|-9
>over|-5
>owes|-5
>paid|-8
>pas|-2
>pay|8
>peux|2
>phone|2
>photos|-1
>pick|2
>picks|4
>please|10
>pls|11
>por|1
>porfa|2
>pour|-2
>prepara|1
>prepare|4
>presented|-3
>prices|-9
>print|-6
>printer|-2
>prints|2
>priya|-9
>prod|1
>projector|-1
>promised|7
>proofread|-1
>puedes|1
>put|6
>quarantine|1
>que|6
>qui|-3
>quick|2
>quote|4
>quotes|1
>rafael|-3
>re|8
>recalibrate|1
>receipts|1
>reception|-3
>renew|2
>renews|3
>repair|2
>replace|1
>replacement|1
>reply|1
>reported|-3
>reserve|-3
>restart|-2
>restock|1
>return|4
>review|2
>ring|2
>room|-10
>rotate|-3
>round|-3
>run|3
>s'en|3
>said|-1
>sam|-6
>sammelt|2
>saturday|1
>says|-9
>schlussel|-3
>schon|-1
>se|3
>search|-1
>see|-1
>send|5
>sends|-2
>sent|-4
>set|-2
>she|5
>she'd|11
>she's|3
>sheets|-4
>should|4
>show|-4
>sich|4
>sick|-3
>sie|5
>sign|2
>signed|-4
>since|9
>so|11
>sofort|1
>soll|3
>some|-2
>somebody|-7
>sorry|-4
>starts|-3
>statement|-3
>still|3
>stocktake|-4
>swap|1
>t'en|3
>table|-1
>take|-1
>takes|1
>talk|1
>tell|-4
>tells|2
>test|5
>thank|1
>thanked|-2
>thanks|-6
>that|4
>the|6
>them|3
>then|4
>there|3
>there's|7
>they|-2
>think|3
>this|-8
>those|-1
>three|2
>thursday|7
>till|-2
>time|6
>to|13
>today|11
>together|-2
>told|2
>tomasz|-5
>tomorrow|-6
>took|-5
>translate|-1
>tu|4
>tuesday|6
>turn|9
>twice|-2
>two|1
>tyre|-2
>tz|-3
>u|14
>un|5
>until|-1
>up|3
>update|-1
>ur|1
>urn|-2
>us|-4
>usually|1
>vacation|-1
>van|-3
>vendor|-1
>volunteered|5
>w|1
>waiting|-2
>wants|-13
>war|1
>was|5
>wash|1
>water|2
>we|2
>we're|2
>wednesday|-4
>week|-4
>what|-2
>when|2
>whenever|1
>where|-6
>whether|1
>which|1
>who|7
>who's|5
>wifi|1
>will|6
>with|8
>would|-2
>write|2
>writes|10
>written|-2
>ya|-6
>yesterday|-2
>you|24
>you'd|3
>you're|15
>your|-2
>yours|1
>–|6
^a|-4
^action|6
^add|-1
^agnieszka|-1
^also|-6
^amara|7
^and|7
^antoine|-1
^any|-4
^any chance|-4
^as|2
^bea|-1
^before|-2
^before that|4
^ben|16
^ben can|14
^ben's|2
^bitte|1
^bitte die|-1
^board|1
^bon|-2
^book|9
^book the|5
^boss|-5
^bring|1
^btw|4
^budget|-7
^bug|-1
^call the|1
^can|-1
^can we|2
^can't|-3
^carla|16
^carmen|-2
^change|-2
^chase|5
^chloe|-3
^colm|-1
^could|-2
^could you|1
^deploy|6
^der|-4
^dev|-1
^did|-1
^die|-2
^dmitri|8
^does|2
^don't|8
^dr|-1
^el|-5
^elena|-1
^emeka|-1
^emil|7
^emil's|3
^file|-6
^find|12
^first|2
^first thing|3
^fix|1
^fix it|1
^fix the|1
^follow|-1
^follow up|-1
^for|-4
^further|1
^further to|1
^fyi|-1
^gareth|-1
^get it|-3
^get the|2
^go|-6
^grandma|2
^grandma phoned|2
^greg|-2
^gus|-1
^handover|3
^handwritten|-3
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
^i can|-3
^i know|1
^i need|-1
^i was|-3
^i'd|4
^i'll|3
^i'm|-6
^if|6
^if not|-1
^if you|3
^il faudrait|-1
^il faut|1
^in|1
^ines|-1
^ingrid|1
^invoice|-2
^it|-4
^it's|-2
^item|6
^item broken|6
^ivan|-3
^jl|6
^joe|-2
^jonas|9
^jule|-1
^just|-1
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
^leave|-2
^lena|-2
^let|-5
^liz|-1
^lotte|-2
^lucia|4
^lucy|3
^lunch|1
^lunch menu|1
^marcus|-1
^marek|-1
^marisol|-1
^markus|-3
^marta|-1
^matt|-1
^mei's|-1
^mei's on|2
^merci de|1
^mina|-5
^minutes|1
^move|17
^mr|1
^mr doyle|2
^mr okoye|-2
^mrs|9
^ms|1
^must|-1
^must be|-1
^my|4
^nadia|-1
^nadine|-1
^need|-1
^need a|2
^needs|6
^needs to|-5
^next|-6
^next step|-5
^nina|-1
^no|-4
^noor|-1
^nora|15
^nora l|7
^nora mei|7
^not|-4
^not me|3
^note|-7
^note to|2
^nuria|-1
^ok|1
^ok so|5
^one|6
^open|-3
^order|10
^order the|7
^oscar|-1
^owen|-2
^paolo|-6
^pete|-1
^peter|-1
^petra|-1
^peux|-1
^peux tu|-1
^pick|2
^pick up|2
^pilar|-2
^please|-4
^please call|4
^please change|3
^please confirm|2
^please file|1
^please find|-1
^please fix|3
^please hand|-1
^please have|-2
^please move|-1
^please mr|-2
^please prepare|2
^please return|8
^please review|-1
^please send|-2
^please submit|-2
^please tell|-1
^pls|-8
^por|-4
^por favor|-4
^print|-1
^priya|-2
^priya's|3
^problem|2
^pta|4
^pta stall|4
^puedes|3
^puedes llamar|2
^put|10
^que|-8
^quick|-2
^quick one|-2
^raf|6
^rafa|-1
^rafael|3
^rafael's|-3
^raj|-1
^ravi|-1
^re|-2
^reminder|1
^reminder for|-10
^renew|-4
^replace|-6
^request|3
^ring|-1
^rita|-1
^roof|-2
^rosa|-1
^ruth|-1
^sam|3
^samira|-1
^send|1
^she|-5
^simone|-1
^since|-2
^so|-3
^somebody|11
^somebody has|5
^someone|15
^sophie|-1
^sorry|-3
^stage|-2
^summary|8
^sven|-1
^swap|6
^take|4
^take it|-1
^take the|6
^tariq|-2
^task|-5
^te|-1
^tell|4
^tess|-1
^tess can|-1
^the|-4
^then|-2
^theo|-4
^they|-2
^they want|-1
^this|-2
^thursday|-2
^thursday rota|-1
^to|-1
^to do|-2
^todo|-1
^tom|-1
^tomasz|2
^top|-3
^tu|-1
^tu peux|-1
^two|5
^urgent|-1
^vat|-3
^vat return|-3
^voice|-1
^walt|-2
^wanted|1
^water|-3
^water butts|2
^we|-6
^we need|-3
^what i|1
^when|-1
^when you|-4
^while|-1
^who|-4
^who does|1
^who's|4
^will|-1
^will you|-3
^wir|-1
^work|-4
^would|-2
^would be|-1
^would somebody|1
^would you|-4
^yann|-1
^you|-2
^your|-3
^yusuf|-1
^zoe|-1
`;
