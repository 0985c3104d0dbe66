/** How much each feature speaks for that somebody is asked; made by `npm run learn:assignees`, not by hand. */
export const ASSIGNEE_WEIGHTS = `
+after main asks0 score0|-4
+after main asks0 score2|-24
+after main asks0 score4|-4
+after main asks0 score5|-4
+after main asks0 score6|32
+after main asks2 score0|14
+after main asks2 score2|33
+after main asks2 score4|22
+after main asks4 score0|-1
+after main asks4 score2|-6
+after main asks4 score4|-7
+after main asks4 score5|6
+after main asks5 score0|8
+after main asks5 score2|9
+after main asks5 score5|7
+after main asks6 score0|-1
+before main asks0 score0|-16
+before main asks0 score2|-9
+before main asks0 score4|-16
+before main asks0 score5|-2
+before main asks0 score6|1
+before main asks2 score0|10
+before main asks4 score0|4
+before main asks4 score2|-1
+before main asks4 score4|-4
+before main asks4 score5|10
+before main asks5 score0|1
+before main asks5 score2|-2
+before main asks5 score4|18
+before main asks5 score5|-6
+before main asks5 score6|14
+before main asks6 score0|3
+before main asks6 score5|-3
+doesIt|29
+greeted|37
+greeted beside asked|-19
+greeted0|2
+greeted1|-8
+greeted2|35
+greeted3|35
+isBesideOthers|-13
+isFirstMostAsked|9
+isFirstNamed|-20
+isInFirst|-13
+isInLast|-1
+isInQuestion|11
+isInTask|1
+isItem|11
+isMention|-5
+isMostAsked|-3
+isOfOtherTask|-17
+isOwner|-31
+isTold|-22
+leads|5
+listens|-22
+main main asks0 score0|-19
+main main asks2 score0|1
+main main asks2 score2|-10
+main main asks4 score0|13
+main main asks4 score4|15
+main main asks5 score0|22
+main main asks5 score2|-6
+main main asks5 score4|-18
+main main asks5 score5|6
+main main asks6 score0|-3
+main main asks6 score6|-2
+named|-21
+nobody|-7
+nobody item false|-6
+nobody item true|-12
+nobody main asks0|-10
+nobody main asks2|-7
+nobody main asks4|1
+nobody main asks6|-8
+nobody main0|-30
+nobody main1|-5
+nobody main2|-9
+nobody main3|-2
+nobody mainnone|15
+nobody most0|7
+nobody most2|11
+nobody most4|-22
+nobody most5|-6
+nobody most6|-23
+nobody myself|35
+nobody of1|-6
+nobody of2|-10
+nobody of3|-1
+nobody spoken|-35
+other task item false false|25
+other task item false true|9
+other task item true false|1
+other task item true true|-51
+other task score0|15
+other task score2|-2
+other task score4|7
+other task score5|-7
+score0 after|14
+score0 after main1|12
+score0 after main2|3
+score0 after main3|-5
+score0 before|1
+score0 before main1|5
+score0 before main2|4
+score0 before main3|-7
+score0 first task|7
+score0 main|6
+score0 main main0|13
+score0 main main1|-1
+score0 main main2|-6
+score0 main main3|4
+score0 of task|-5
+score0 sentence0|-6
+score0 sentence1|13
+score0 sentence2|13
+score0 sentence3|-16
+score2|8
+score2 after|12
+score2 after main1|10
+score2 after main2|8
+score2 after main3|-7
+score2 before|-4
+score2 before main1|-8
+score2 before main2|-9
+score2 before main3|13
+score2 first task|-6
+score2 main main1|17
+score2 main main2|-34
+score2 main main3|17
+score2 of task|10
+score2 sentence1|-5
+score2 sentence2|-22
+score2 sentence3|24
+score4|10
+score4 after|10
+score4 after main1|-3
+score4 after main2|10
+score4 after main3|-8
+score4 before|-2
+score4 before main1|-8
+score4 before main2|10
+score4 before main3|-4
+score4 first task|9
+score4 main|-1
+score4 main main1|-5
+score4 main main2|-1
+score4 main main3|4
+score4 of task|-1
+score4 sentence0|12
+score4 sentence1|14
+score4 sentence2|-4
+score4 sentence3|20
+score5|18
+score5 after|20
+score5 after main1|15
+score5 after main2|8
+score5 after main3|-14
+score5 before main1|-17
+score5 before main2|5
+score5 before main3|10
+score5 main|5
+score5 main main0|6
+score5 main main1|4
+score5 main main2|-1
+score5 main main3|3
+score5 of task|21
+score5 sentence0|6
+score5 sentence1|2
+score5 sentence2|3
+score5 sentence3|15
+score6|19
+score6 after|8
+score6 after main1|5
+score6 after main2|10
+score6 after main3|-8
+score6 before|15
+score6 before main1|4
+score6 before main2|-4
+score6 before main3|15
+score6 first task|-6
+score6 main|-2
+score6 main main1|-3
+score6 main main2|11
+score6 main main3|-11
+score6 of task|20
+score6 sentence0|24
+score6 sentence1|-7
+score6 sentence2|12
+score6 sentence3|-8
+sentTo|22
+sentTo beside asked|4
+sentTo1|15
+sentTo2|2
+sentTo3|6
+volunteers|34
+where after|-21
+where after 1|14
+where after 2|12
+where after 3|8
+where before|-10
+where before 1|7
+where before 2|12
+where before 3|2
+where main|8
+where main 0|8
<(|-7
<)|4
<,|4
<-|12
<.|4
<:|15
<<|4
<< after|-16
<< before|5
<< main|-4
<<(|-5
<<( after|-4
<<( before|-4
<<( main|4
<<)|5
<<) after|-2
<<) main|5
<<,|-4
<<, after|-15
<<, before|2
<<, main|7
<<-|6
<<- after|-3
<<- before|8
<<- main|2
<<.|3
<<. after|-1
<<. main|4
<<:|6
<<: after|-5
<<: before|-5
<<: main|11
<<<) ,|2
<<<, and|8
<<<, ask|-2
<<<, but|7
<<<, it's|-1
<<<, said|5
<<<, says|-2
<<<, so|14
<<<, tell|7
<<<, then|-10
<<<. ,|1
<<<. .|1
<<<. :|-2
<<<: )|1
<<<: ,|1
<<<: :|-1
<<<: by|-2
<<<action :|1
<<<actions :|3
<<<again ,|-3
<<<agreed that|1
<<<amara ,|-5
<<<anyway ,|1
<<<apologies :|-3
<<<approved the|2
<<<approver :|-6
<<<are with|-1
<<<assignee :|1
<<<back to|-3
<<<ben et|-1
<<<best ,|-6
<<<bin's ,|-5
<<<butts :|-3
<<<buyer :|6
<<<by :|-3
<<<call :|1
<<<caller :|-4
<<<cheque de|-2
<<<comment (|1
<<<comment by|-2
<<<contact :|-6
<<<crew :|5
<<<decision :|2
<<<do :|1
<<<driver :|-2
<<<duty :|-1
<<<emil and|-10
<<<employee :|-2
<<<figures to|-4
<<<for :|9
<<<from :|-1
<<<fwd by|-1
<<<handwritten :|3
<<<i am|-1
<<<i'd say|1
<<<implementer :|2
<<<ingrid and|-7
<<<is for|4
<<<it :|2
<<<it to|-4
<<<it was|-1
<<<keys to|-3
<<<lobby while|-2
<<<manager (|1
<<<manager ,|1
<<<manager :|1
<<<margin :|5
<<<minutes :|-5
<<<missing ,|1
<<<much ,|-7
<<<name :|5
<<<next to|-7
<<<nora ,|-1
<<<not let|-8
<<<note :|7
<<<note from|-1
<<<notes by|-1
<<<now ,|1
<<<oct ,|-1
<<<ok then|3
<<<okafor ,|-10
<<<on ,|-7
<<<one :|-1
<<<open ,|-1
<<<owner :|3
<<<party :|-1
<<<patient :|3
<<<pick up|-1
<<<please ,|2
<<<presents :|-1
<<<priya and|-2
<<<rafael and|-2
<<<raus ,|4
<<<regards ,|-8
<<<reported by|-2
<<<requester :|-11
<<<responsible :|1
<<<rota :|-3
<<<secretary ,|-1
<<<so :|1
<<<so that|-3
<<<step :|4
<<<still in|-1
<<<swap :|2
<<<ta ,|-6
<<<technician :|-8
<<<tenant :|-8
<<<thanks to|-1
<<<then ,|1
<<<there ,|5
<<<this is|-5
<<<to :|10
<<<to you|1
<<<today ,|4
<<<up ,|-1
<<<user :|-6
<<<von herrn|-2
<<<who :|-6
<<<would you|2
<<<you ,|4
<<<you get|-2
<<a|-1
<<a main|2
<<about|-2
<<about main|-2
<<action|1
<<action main|1
<<afternoon|4
<<afternoon main|4
<<am|-1
<<am before|-1
<<an|3
<<and|-3
<<and after|7
<<and before|-4
<<and main|-6
<<as|-4
<<as main|-4
<<ask|-8
<<ask after|-4
<<ask main|-4
<<asked|6
<<asked before|-2
<<asked main|5
<<asking|-3
<<asking before|-4
<<at|-1
<<at after|-1
<<aunt|-3
<<because|-8
<<before|-3
<<before main|-3
<<bei|-3
<<bei main|-3
<<but|12
<<but main|7
<<by|-11
<<by after|-4
<<by before|-3
<<by main|-4
<<c'est|3
<<c'est after|3
<<call|-12
<<call main|-12
<<can|1
<<can main|-1
<<cc|-2
<<colleague|-3
<<could|9
<<could main|1
<<de|-7
<<de before|-2
<<de main|-9
<<dear|3
<<dear before|1
<<dear main|1
<<did|-2
<<et|-3
<<et main|-2
<<for|-7
<<for after|6
<<for before|-4
<<for main|-10
<<frau|-3
<<from|-7
<<from after|-5
<<from before|2
<<from main|-4
<<fur|1
<<fyi|1
<<has|-2
<<hat|-1
<<herrn|-2
<<hey|1
<<hi|-1
<<hi before|-1
<<if|2
<<if main|2
<<in|-3
<<in main|-3
<<is|-3
<<is after|1
<<is main|-4
<<it's|-4
<<it's after|3
<<it's before|-1
<<it's main|-6
<<its|-4
<<its before|-4
<<la|3
<<la before|5
<<la main|-3
<<let|-9
<<let main|-11
<<maybe|2
<<maybe after|2
<<me|5
<<me main|5
<<move|-2
<<move main|-2
<<moved|-1
<<nair|-3
<<not|-7
<<not after|-4
<<not before|-1
<<of|-1
<<of before|5
<<of main|-5
<<off|1
<<ok|5
<<ok after|2
<<ok main|3
<<on|-2
<<or|-3
<<or main|-4
<<owner|1
<<please|4
<<please main|4
<<pls|3
<<pls main|3
<<que|11
<<que after|3
<<que main|8
<<remind|-2
<<remind main|2
<<ring|-9
<<said|-5
<<said before|-6
<<said main|-3
<<say|4
<<says|-1
<<says after|6
<<says main|-6
<<since|-6
<<since after|2
<<since before|-7
<<so|14
<<so after|4
<<so main|10
<<tell|4
<<tell after|-6
<<tell main|12
<<thanks|2
<<thanks after|-6
<<that|15
<<that after|5
<<that before|8
<<that main|2
<<then|-5
<<then after|4
<<then main|-10
<<thought|-4
<<thx|-1
<<thx main|-1
<<time|5
<<to|-9
<<to after|2
<<to before|-7
<<to main|-4
<<told|8
<<und|-4
<<up|-2
<<up main|-2
<<van|5
<<van after|5
<<w|-1
<<w main|-1
<<was|-2
<<was main|-5
<<when|6
<<when main|6
<<whether|2
<<whether main|2
<<while|-5
<<while main|-5
<<with after|3
<<with before|7
<<with main|-10
<<would|5
<<y|-2
<<yeah|10
<<you|11
<<you after|2
<<you before|-3
<<you main|11
<<–|3
<<– after|2
<<– before|-2
<<– main|3
<> |-4
<> (|7
<> ,|-1
<> -|12
<> :|-24
<> @|2
<> a|-3
<> already|-1
<> and|1
<> asked|-7
<> asks|1
<> at|4
<> bestellt|2
<> can|15
<> can't|-3
<> checks|8
<> closing|-1
<> collects|-3
<> complained|-5
<> could|3
<> dear|1
<> denk|1
<> der|1
<> do|1
<> does|-2
<> dont|-1
<> draws|2
<> drop|1
<> esta|-7
<> fixed|-6
<> fragt|3
<> from|9
<> fyi|-2
<> get|1
<> got|-2
<> had|-6
<> handles|1
<> has|-1
<> hat|-8
<> hearing|1
<> here|-6
<> i|8
<> is|-5
<> ist|-4
<> its|3
<> just|-1
<> kannst|1
<> keeps|5
<> knows|-1
<> looks|-7
<> love|1
<> mate|1
<> must|-3
<> need|2
<> needs|-3
<> no|-2
<> noticed|-5
<> offered|6
<> offers|-2
<> only|-1
<> or|-4
<> orders|8
<> please|10
<> pls|5
<> porfa|3
<> prepara|1
<> reported|-1
<> said|5
<> says|-4
<> se|1
<> sends|4
<> should|1
<> shows|-4
<> soll|2
<> starts|-3
<> takes|-2
<> tells|1
<> thanked|-3
<> the|10
<> thinks|-3
<> to|6
<> told|-1
<> tu|1
<> u|1
<> ur|1
<> usually|1
<> van|-1
<> volunteered|5
<> wants|-6
<> was|6
<> when|2
<> would|2
<> wrote|-4
<> ya|-7
<> you|3
<> –|2
<>( )|7
<>( ,|-3
<>( has|-5
<>) |-6
<>, |-23
<>, !|1
<>, (|1
<>, )|-4
<>, ,|8
<>, .|8
<>, :|7
<>, ?|9
<>, and|-9
<>, asked|-1
<>, bitte|1
<>, checks|-7
<>, did|-2
<>, does|1
<>, has|-5
<>, here|-4
<>, is|8
<>, nearly|-2
<>, on|-1
<>, please|6
<>, says|-1
<>, should|-4
<>, takes|-7
<>, to|2
<>, will|-5
<>, you|2
<>- |-7
<>- ,|4
<>- :|5
<>. |1
<>. ,|-1
<>: |6
<>: (|-12
<>: ,|-4
<>: -|1
<>: .|-5
<>: asks|1
<>: can|3
<>: does|1
<>: drafts|2
<>: has|-1
<>: orders|1
<>: sends|1
<>: takes|3
<>: the|3
<>: to|4
<>: wants|-4
<>: will|7
<>: –|7
<>a ,|-10
<>a de|6
<>a que|7
<>action :|1
<>and ,|-6
<>and .|-3
<>and :|4
<>and have|-1
<>and is|6
<>and the|-2
<>and to|-15
<>ask .|-1
<>ask about|-1
<>ask for|-2
<>ask to|-6
<>ask whether|-1
<>asked to|-5
<>asking to|-3
<>before goes|1
<>by |-4
<>by ,|-8
<>by .|-2
<>by :|-2
<>c'est qui|3
<>could please|1
<>de .|-3
<>dear ,|3
<>for |5
<>for ,|-10
<>for -|-3
<>for :|3
<>for and|-3
<>for is|-5
<>from ,|1
<>from .|-1
<>from :|-4
<>hi ,|-4
<>if could|1
<>is ,|-1
<>is .|-4
<>is from|-4
<>it's ,|-8
<>it's .|1
<>it's birthday|-1
<>it's day|2
<>it's from|-2
<>let know|9
<>not ,|-1
<>ok then|1
<>pls |2
<>remind to|1
<>said .|-1
<>said would|-9
<>says ,|2
<>so ,|1
<>so :|1
<>so please|1
<>so said|-2
<>tell that|2
<>tell the|4
<>that can|-3
<>that will|1
<>the invoice|2
<>then ,|-3
<>to |12
<>to ,|-2
<>to .|5
<>to :|18
<>to ?|-7
<>to about|4
<>to by|-5
<>to for|5
<>to from|1
<>up from|-2
<>while is|-4
<>with ,|1
<>with .|-1
<>you |9
<>you ,|-3
<>you .|-6
<>you ?|8
<@|-10
<a|7
<about|-2
<action|3
<actions|5
<after|-3
<afternoon|4
<again|-5
<agent|2
<agreed|5
<also|-6
<am|1
<amara|-7
<an|2
<and|-17
<anyway|1
<apologies|-3
<approved|-8
<approver|-6
<are|5
<as|-5
<ask|-2
<asked|10
<asking|-3
<assign|2
<assigned|2
<assignee|1
<at|7
<august|1
<aunt|-3
<away|-3
<b|-2
<back|-8
<be|11
<because|-9
<been|3
<before|-3
<bei|-3
<ben|-11
<best|-12
<bin's|-5
<birthday|-3
<bitte|11
<board|-1
<book|1
<booked|-5
<boss|4
<both|-6
<btw|2
<but|12
<butts|4
<buy|-2
<buyer|6
<by|-1
<c'est|6
<call|-16
<caller|-4
<can|5
<card|-4
<cc|-5
<chair|-3
<check|-4
<cheque|-2
<christmas|-2
<club|-3
<coach|-5
<colleague|-7
<comment|-2
<contact|-6
<contract|-5
<copy|-1
<costa|-6
<could|11
<crew|5
<day|4
<de|-11
<dear|3
<decided|2
<decision|2
<del|4
<desk|-9
<did|-5
<die|6
<discussed|-1
<display|-1
<do|1
<doctor|-7
<does|-1
<don't|-11
<done|-2
<down|-4
<dr|-1
<drill|1
<driver|-2
<du|-6
<due|-1
<duty|-1
<el|-6
<emil|-8
<employee|-5
<et|-3
<evening|5
<favor|1
<feb|-1
<figures|-4
<fine|-1
<first|1
<for|3
<forget|1
<form|1
<forwarded|4
<frau|-3
<from|-4
<front|-7
<fur|1
<fwd|3
<fyi|2
<gateau|-3
<get|1
<give|-11
<go|4
<goes|1
<grandma|-3
<h|2
<haas|-5
<handled|2
<handwritten|9
<has|2
<hat|-1
<have|4
<her|8
<here|-2
<herrn|-2
<hey|1
<hi|-3
<his|5
<i|8
<i'd|6
<i'll|2
<i'm|5
<i've|7
<ich|-5
<if|5
<il|3
<implementer|2
<in|-7
<ingrid|4
<internal|1
<invoice|-4
<is|-6
<isn't|-2
<it|1
<it's|-1
<its|-4
<jonas|-5
<july|2
<key|1
<keys|-6
<kindly|1
<know|-3
<l|-1
<la|-10
<ladder|-5
<late|-4
<le|-2
<leave|6
<left|8
<les|-3
<let|-9
<letter|2
<list|4
<lobby|-2
<lucia|-7
<lunch|2
<manager|3
<mar|-1
<march|3
<margin|5
<may|-5
<maybe|2
<me|-5
<menu|4
<message|5
<minute|2
<minutes|-6
<missing|4
<monday|-2
<more|4
<morning|4
<move|-2
<moved|-4
<mr|1
<mrs|-1
<ms|3
<much|-7
<mum|5
<my|-5
<nair|-3
<needs|-3
<neither|-10
<new|-5
<next|-2
<night|-5
<no|-3
<nora|-1
<not|-25
<note|3
<notes|-9
<nov|1
<now|12
<oct|-4
<of|4
<off|11
<oh|-1
<ok|3
<okafor|-10
<on|-1
<one|-7
<only|8
<open|1
<opened|-3
<or|-11
<order|-5
<our|-1
<out|-1
<over|-5
<owner|3
<page|-6
<parcel|-5
<parents|-2
<party|-2
<passport|-10
<patient|3
<people|1
<photos|-3
<pick|-1
<please|-8
<plot|-5
<pls|-1
<pm|1
<por|1
<present|-1
<presents|-1
<price|-2
<prices|12
<priya|-1
<prize|-3
<ps|2
<q|2
<que|11
<raf|-13
<rafael|-5
<rang|-5
<raus|4
<re|-6
<regards|-8
<remind|-2
<renewal|-2
<reported|-4
<request|-1
<requested|1
<requester|-11
<resolved|2
<responsible|1
<ring|-9
<roof|1
<room|-4
<rota|4
<ruth|-1
<said|-7
<sam|-4
<saturday|-1
<say|4
<says|4
<school|-1
<second|3
<secretary|3
<seller|-3
<send|-3
<seriously|3
<service|2
<sick|-2
<sign|-3
<signed|-13
<since|-6
<site|3
<so|10
<somebody|-1
<someone|-4
<sorry|5
<special|-1
<stage|1
<step|8
<still|3
<surgery|1
<swap|2
<ta|-2
<taken|1
<task|5
<team|1
<technician|-8
<tell|4
<tenant|-8
<th|6
<than|-4
<thank|-8
<thanks|1
<that|15
<the|-8
<them|-13
<then|1
<there|5
<they|-1
<things|3
<think|8
<this|18
<thought|-4
<three|2
<thursday|3
<thx|-4
<ticket|5
<till|9
<time|5
<to|11
<today|5
<todo|4
<told|6
<tomasz|-5
<tomorrow|1
<top|6
<transport|1
<treasurer|4
<tuesday|-4
<u|1
<und|-4
<until|-4
<up|-6
<urgent|1
<user|-6
<van|1
<von|-2
<w|-1
<want|7
<water|-4
<we|-2
<week|-8
<well|-2
<when|6
<whether|2
<while|-5
<who|-9
<will|-2
<with|10
<without|1
<would|8
<written|2
<y|-3
<yeah|11
<yes|-6
<you|10
<your|2
<yours|2
<–|6
>!|4
>(|-2
>)|-8
>-|3
>.|-11
>:|-16
>;|10
>>|-9
>> after|-5
>> before|-1
>> main|-4
>>!|8
>>! before|6
>>! main|-2
>>(|-2
>>( after|-10
>>( before|10
>>( main|-2
>>)|6
>>) before|5
>>) main|2
>>,|9
>>, after|-5
>>, before|6
>>, main|8
>>-|12
>>- after|-7
>>- before|6
>>- main|12
>>.|7
>>. after|-4
>>. before|2
>>. main|8
>>:|22
>>: after|3
>>: before|-4
>>: main|5
>>;|11
>>>) .|4
>>>) :|1
>>>) to|3
>>>, a|8
>>>, and|5
>>>, ask|1
>>>, before|2
>>>, bitte|3
>>>, by|2
>>>, can|-2
>>>, could|4
>>>, das|2
>>>, der|1
>>>, die|7
>>>, do|1
>>>, du|2
>>>, due|1
>>>, emil|-3
>>>, find|3
>>>, get|-2
>>>, go|-2
>>>, happy|-9
>>>, have|3
>>>, he|-3
>>>, i|4
>>>, i'd|1
>>>, i've|4
>>>, il|4
>>>, in|-3
>>>, is|6
>>>, it's|5
>>>, jonas|4
>>>, just|-3
>>>, kannst|1
>>>, le|1
>>>, lucia|3
>>>, machst|1
>>>, mei|-9
>>>, merci|-4
>>>, mr|-7
>>>, my|-1
>>>, necesito|1
>>>, new|-2
>>>, no|-7
>>>, nothing|-2
>>>, nov|-2
>>>, order|1
>>>, please|12
>>>, pls|2
>>>, por|1
>>>, priya|2
>>>, puedes|1
>>>, quick|1
>>>, ring|1
>>>, room|-12
>>>, see|2
>>>, she|-3
>>>, she's|-3
>>>, sin|1
>>>, so|9
>>>, sorry|1
>>>, take|2
>>>, tell|-7
>>>, thanks|-8
>>>, that|4
>>>, the|21
>>>, then|-3
>>>, they|4
>>>, this|2
>>>, to|4
>>>, top|1
>>>, treasurer|-10
>>>, tu|2
>>>, we|-1
>>>, when|4
>>>, whenever|1
>>>, who|6
>>>, would|7
>>>, you're|11
>>>, your|7
>>>, yours|-1
>>>- -|-6
>>>- please|1
>>>- see|1
>>>- the|6
>>>: :|4
>>>: am|1
>>>: ask|3
>>>: blocked|-1
>>>: call|1
>>>: can|-6
>>>: could|2
>>>: customer|-3
>>>: did|1
>>>: el|5
>>>: get|1
>>>: i|-1
>>>: i'm|-6
>>>: la|2
>>>: new|-2
>>>: not|-3
>>>: nothing|-2
>>>: ok|9
>>>: on|1
>>>: order|2
>>>: out|-3
>>>: please|-3
>>>: pls|1
>>>: quarantine|1
>>>: stocktake|-3
>>>: thanks|-6
>>>: the|12
>>>: then|-6
>>>: update|1
>>>: will|8
>>>: write|1
>>>? ?|5
>>>about the|-4
>>>and ben|-7
>>>and emil|-1
>>>and priya|-4
>>>are the|5
>>>asked me|-2
>>>asked that|-5
>>>asked whether|-2
>>>asks for|-1
>>>asks the|3
>>>at the|2
>>>away ,|-1
>>>brings the|1
>>>can take|-6
>>>can u|6
>>>can you|6
>>>check the|1
>>>checks the|-1
>>>could you|3
>>>day off|2
>>>dear ,|1
>>>did it|-5
>>>did the|2
>>>do the|-6
>>>does it|9
>>>does the|-5
>>>draws up|1
>>>et amara|1
>>>for the|-5
>>>fragt bei|2
>>>from the|-6
>>>gets a|3
>>>got the|-1
>>>has a|-3
>>>has agreed|1
>>>has already|-2
>>>has approved|-3
>>>has been|1
>>>has the|-5
>>>has to|4
>>>hat angerufen|-1
>>>hat den|-2
>>>hat die|-3
>>>hearing aid|1
>>>here ,|-5
>>>here .|6
>>>invoice ?|2
>>>is at|-2
>>>is away|-2
>>>is going|2
>>>is ill|-4
>>>is off|-6
>>>is on|-1
>>>is out|-3
>>>is the|7
>>>is to|2
>>>kannst du|1
>>>keeps the|-1
>>>knows where|-4
>>>left the|-5
>>>looks for|3
>>>love ,|2
>>>needs to|7
>>>offered to|1
>>>on leave|6
>>>on the|-2
>>>overtime ,|-1
>>>please do|3
>>>please fix|2
>>>please print|3
>>>pls book|1
>>>pls fix|1
>>>pls swap|1
>>>retirement do|-2
>>>said he'd|4
>>>said she'd|2
>>>says he'll|6
>>>says the|-4
>>>sets up|-1
>>>starts on|-4
>>>take a|1
>>>takes care|-2
>>>takes it|2
>>>takes over|-5
>>>tells me|-1
>>>that the|-1
>>>the client|1
>>>the hall|2
>>>thinks the|-2
>>>to ask|-1
>>>to book|1
>>>to call|2
>>>to chase|2
>>>to fix|1
>>>to get|-4
>>>to issue|1
>>>to move|5
>>>to obtain|1
>>>to oil|-5
>>>to order|1
>>>to put|2
>>>to replace|2
>>>to send|1
>>>to take|1
>>>to update|-3
>>>told me|-5
>>>tu peux|1
>>>undertook to|6
>>>volunteered to|3
>>>wants a|-2
>>>wants the|-5
>>>wants to|-1
>>>when u|1
>>>will be|-2
>>>will draft|1
>>>will get|3
>>>will have|-4
>>>will order|2
>>>will see|1
>>>will take|-2
>>>will write|1
>>>will you|1
>>>would like|-2
>>>would you|2
>>>writes a|3
>>>writes the|1
>>>you can|2
>>>you have|1
>>>you're on|-1
>>>you're the|1
>>>– finished|8
>>>– the|3
>>?|8
>>? after|9
>>? before|2
>>? main|-2
>>@|2
>>@ main|-1
>>a|-6
>>a main|-6
>>about|4
>>about before|2
>>about main|2
>>again|-2
>>agreed|-2
>>already|-2
>>and|-10
>>and after|-2
>>and before|-1
>>and main|-8
>>appointment|-2
>>appointment before|-2
>>are|5
>>are after|4
>>as|-4
>>asap|2
>>asked|-14
>>asked after|-4
>>asked before|-3
>>asked main|-7
>>asks|1
>>asks after|1
>>asks main|3
>>at|1
>>at after|5
>>at before|-2
>>at main|-2
>>away|-1
>>away main|-1
>>back|-2
>>before|-4
>>before main|-4
>>bestellt|2
>>bestellt main|2
>>birthday|-2
>>birthday before|-1
>>birthday main|-1
>>bitte|1
>>bitte main|1
>>books|1
>>brings|2
>>brings main|2
>>broke|-2
>>but|-1
>>by|-8
>>by main|-7
>>call|1
>>calls|3
>>calls after|3
>>can|3
>>can after|14
>>can main|-3
>>can't|-2
>>can't main|-2
>>carries|-1
>>check|1
>>check main|1
>>checks|-1
>>checks after|-1
>>checks main|-6
>>closing|-1
>>collects|-3
>>collects after|6
>>collects main|-9
>>commande|2
>>commande main|2
>>complained|-5
>>could|7
>>could after|-1
>>could main|6
>>covers|-9
>>covers after|-9
>>cut|-9
>>cut main|-9
>>day|2
>>day main|2
>>de|7
>>de main|7
>>dear|1
>>denk|1
>>denk main|1
>>der|1
>>der main|1
>>did|-4
>>did after|-2
>>did before|5
>>did main|-8
>>do|2
>>do after|5
>>do main|-2
>>does|5
>>does after|-2
>>does before|1
>>does main|7
>>doing|12
>>doing after|9
>>doit|1
>>doit main|1
>>dont|-1
>>dont main|-1
>>drafts|2
>>drafts main|2
>>draws|3
>>drop|1
>>drop main|1
>>erstellt|2
>>erstellt main|2
>>esta|-8
>>et main|-2
>>expires|-3
>>fix|3
>>fix main|3
>>fixed|2
>>for|-5
>>for after|-6
>>for main|2
>>forgot|1
>>forgot before|1
>>fragt|4
>>fragt after|1
>>fragt main|4
>>from|-2
>>from after|-2
>>from before|-4
>>from main|4
>>fyi|-2
>>gave|-5
>>get|1
>>get main|1
>>gets|3
>>go|4
>>go main|4
>>goes|3
>>goes main|3
>>got|-3
>>got main|-1
>>had|-10
>>handles|-2
>>handles main|-2
>>has|-6
>>has after|6
>>has before|-13
>>has main|1
>>hasn't|-5
>>hat|-11
>>hat before|-3
>>hat main|-8
>>have|-2
>>he|3
>>he main|3
>>hearing|1
>>here|-10
>>here before|-8
>>here main|-3
>>holt|4
>>holt main|4
>>i|13
>>i before|10
>>i main|2
>>i'm|2
>>idea|-3
>>if|8
>>if main|8
>>in|-2
>>invoice|2
>>invoice main|2
>>is|4
>>is after|6
>>is before|-9
>>is main|7
>>isn't|-1
>>isn't after|-1
>>ist|-7
>>it's|7
>>it's after|2
>>its|3
>>its before|3
>>job|1
>>just|-1
>>kannst|1
>>keeps after|-3
>>kindly|1
>>kindly main|1
>>know|8
>>know main|12
>>knows|-1
>>knows after|-2
>>last|-2
>>last before|-2
>>left|-7
>>left before|-8
>>left main|1
>>les|3
>>les after|2
>>lo|3
>>lo main|3
>>look|2
>>looks|-7
>>looks after|-2
>>love|2
>>love main|2
>>mate|4
>>mate main|4
>>moreno|-2
>>mother|-2
>>must|-2
>>must main|1
>>n'a|-3
>>n'a main|-1
>>nearly|-2
>>nearly before|-1
>>need|2
>>need main|3
>>needs|-3
>>needs main|1
>>no|-4
>>no main|-4
>>not after|-2
>>noticed|-5
>>off|-2
>>off after|-2
>>offered|2
>>offered main|-3
>>on|-2
>>on after|-5
>>on before|6
>>on main|-4
>>only after|-1
>>or|-10
>>or before|-1
>>or main|-9
>>order|4
>>order main|4
>>orders|10
>>orders after|2
>>orders before|7
>>orders main|1
>>out|-2
>>overtime|-1
>>overtime main|-1
>>owes|-5
>>phone|2
>>picks|5
>>please|1
>>please after|5
>>please main|-5
>>pls|8
>>pls after|6
>>pls main|4
>>porfa|3
>>porfa main|3
>>prepara|1
>>prepara main|1
>>prepares|-4
>>printer|-1
>>prints|1
>>prints main|1
>>promised|6
>>promised main|6
>>quarantines|1
>>quarantines main|1
>>que|4
>>que main|4
>>qui|3
>>qui after|3
>>renews|1
>>renews main|1
>>reported|-3
>>reported after|-1
>>reported before|-1
>>requests|2
>>retirement|-2
>>ring main|1
>>said|5
>>said after|1
>>said before|2
>>said main|1
>>sammelt|3
>>sammelt main|2
>>saturday|-3
>>saturday main|-3
>>says|-8
>>says after|3
>>says before|-1
>>says main|-10
>>se|4
>>se main|1
>>see|-5
>>sends|7
>>sends after|6
>>sends main|1
>>sent|-4
>>sent main|-3
>>sets|-1
>>she|5
>>should|-2
>>should after|-4
>>should main|3
>>showed|-3
>>shows|-4
>>shows after|-4
>>since|6
>>so|3
>>soll|3
>>soll main|3
>>sont|-1
>>starts|-1
>>starts before|-3
>>starts main|2
>>still|4
>>still main|-1
>>take|-4
>>takes|-5
>>takes after|-1
>>takes main|-4
>>tell|1
>>tell main|1
>>tells|1
>>thanked|-3
>>thanked after|-3
>>that|-3
>>that main|-3
>>the|11
>>the after|-5
>>the before|3
>>the main|12
>>then|9
>>then after|3
>>then main|5
>>thinks|-3
>>thinks before|-2
>>this|-4
>>this main|-2
>>to|-8
>>to after|-5
>>to before|-10
>>to main|7
>>told|-2
>>told before|-2
>>told main|2
>>too|4
>>tu|1
>>tu main|1
>>turn|7
>>u|7
>>u main|5
>>undertook|6
>>ur|1
>>ur main|1
>>used|-1
>>usually|1
>>usually after|1
>>van|-2
>>volunteered|5
>>volunteered after|2
>>wants|-12
>>wants after|-4
>>wants before|-2
>>wants main|-6
>>was|11
>>was after|8
>>was before|-1
>>we|-1
>>when|3
>>when main|3
>>whether|1
>>whether after|1
>>who|1
>>who before|-3
>>will after|6
>>will before|-1
>>will main|-5
>>with|-1
>>won't|-1
>>would|-13
>>would after|1
>>would before|-5
>>would main|-8
>>writes|9
>>writes after|1
>>writes main|8
>>wrote|-4
>>wrote after|-3
>>ya|-7
>>ya before|-1
>>you|9
>>you after|6
>>you main|2
>>you're|2
>>you're main|3
>>your|1
>>your before|1
>>–|11
>>– after|3
>>– before|7
>>– main|1
>?|10
>@|-4
>a|1
>about|3
>accounting|-3
>acuerdate|1
>add|2
>adding|4
>again|-3
>agreed|3
>ahead|4
>aid|3
>al|4
>all|-6
>already|-3
>am|9
>amara|-4
>an|-5
>angerufen|-1
>answer|2
>any|-1
>anyone|-2
>appelle|3
>appointment|-8
>approve|1
>approved|-5
>archive|5
>are|-2
>arrives|-7
>as|-2
>asked|-2
>asking|-5
>asks|1
>at|-2
>avant|-7
>away|-1
>b|-7
>back|4
>backup|2
>be|6
>bed|-2
>been|-4
>before|2
>below|3
>ben|-7
>bestellt|2
>bio|-9
>birthday|-8
>bis|9
>bist|1
>bitte|-2
>blocked|-6
>board|-3
>book|9
>booked|-7
>books|8
>borrow|-10
>both|-9
>bring|-4
>brings|2
>broke|-1
>broken|3
>bus|-10
>but|-7
>buy|5
>by|5
>cake|1
>calibrate|1
>call|8
>called|-5
>calls|3
>can|-13
>can't|7
>cant|-1
>car|2
>card|5
>care|3
>carries|-1
>catalogue|-1
>cellar|8
>chalkboard|-8
>change|-1
>charge|2
>charged|8
>chase|5
>check|5
>checks|-1
>claim|2
>clean|3
>client|-3
>closing|-1
>club|-4
>coffee|5
>collect|6
>collects|-3
>come|-1
>coming|9
>commande|2
>complained|-6
>compressor|3
>confirmed|1
>contact|1
>contract|4
>copied|-5
>correct|5
>could|12
>count|-2
>counted|-2
>countersign|1
>cover|6
>covers|-9
>cuando|4
>customer|1
>cut|-6
>d|-3
>das|5
>day|1
>days|-1
>db|1
>de|5
>dear|4
>december|1
>deck|-3
>del|2
>den|-3
>denk|1
>der|4
>desk|-4
>did|-6
>die|5
>do|3
>does|1
>doesn't|-2
>doing|7
>doit|1
>done|1
>dont|-2
>door|6
>down|13
>draft|3
>drafts|2
>dran|5
>draw|1
>drawing|-3
>draws|3
>drill|-8
>drive|-2
>driver|6
>drop|2
>du|5
>due|2
>dunmore|1
>e|-3
>egg|2
>ein|4
>either|-4
>el|-3
>emil|-4
>engineer|-2
>enter|2
>envoyer|1
>erstellt|2
>es|-3
>esta|-8
>et|3
>everybody|-1
>everything|1
>expires|2
>facilities|-5
>falta|2
>faudrait|1
>faut|1
>favor|1
>feb|-5
>fehlt|5
>figures|-1
>file|1
>fine|9
>finished|8
>fire|-3
>first|-3
>fit|3
>fix|7
>fixed|2
>flaky|2
>floor|-2
>flowers|2
>flyer|1
>for|4
>forget|2
>forgot|-1
>form|-1
>found|7
>four|-3
>fragt|4
>free|1
>freezer|-1
>friday|-8
>fridge|2
>from|8
>front|-2
>fur|-2
>fyi|-5
>gate|-2
>gave|-5
>get|6
>gets|2
>go|-2
>goes|2
>going|3
>good|1
>got|5
>gravy|2
>gutters|5
>h|-4
>haas|-6
>had|-6
>hall|-5
>handed|-2
>handles|-2
>hang|-1
>happy|-15
>has|-8
>hasn't|-6
>hat|-3
>have|4
>he|5
>he'd|4
>he'll|5
>he's|5
>head|-1
>hedge|4
>her|2
>here|-2
>hi|-1
>him|3
>his|-14
>holiday|-1
>holt|4
>i|23
>i'll|7
>i'm|4
>i've|11
>ich|3
>idea|-3
>if|4
>ihn|1
>ihr|-2
>il|2
>ill|-4
>im|4
>in|-11
>ines|1
>informed|-8
>ingrid|-5
>instruct|2
>insurance|4
>into|-4
>invoice|3
>is|-3
>isn't|-2
>issue|-2
>it|12
>it's|9
>its|1
>job|1
>just|-5
>kann|-4
>kannst|2
>key|-1
>keys|-1
>kindly|10
>kitchen|6
>know|7
>knows|-1
>la|4
>labels|-1
>ladder|-1
>laptop|-4
>las|4
>last|-13
>le|13
>lead|4
>leave|-6
>left|-4
>lend|-2
>let|1
>like|-1
>lind|-4
>lindqvist|-2
>list|-2
>llama|1
>lo|-1
>log|1
>login|2
>look|6
>looks|-7
>lost|2
>lot|4
>love|2
>low|-6
>lucia|2
>lucy|-11
>machst|1
>mail|1
>make|6
>manager|-1
>manana|1
>marta|-1
>mate|5
>may|-3
>maybe|1
>me|6
>mei|-3
>merci|-4
>message|-5
>migrate|-1
>milk|1
>missing|1
>mon|-2
>monday|6
>more|8
>moreno|-2
>morgen|2
>morning|-11
>mother|-2
>move|4
>moved|-8
>mr|-2
>mrs|-3
>ms|-2
>must|7
>my|7
>n|-3
>n'a|-2
>nearly|-2
>necesito|1
>need|9
>needs|-2
>new|3
>next|1
>nicht|-6
>night|-9
>no|-5
>noch|5
>nora|-3
>not|-5
>notes|2
>nothing|-5
>noticed|-5
>nov|-2
>now|6
>number|-2
>obtain|3
>oct|-3
>october|-1
>of|-3
>off|2
>offered|5
>offers|1
>office|-7
>oil|-5
>ok|10
>old|1
>on|-4
>once|-3
>one|5
>ones|5
>only|-2
>open|1
>opens|-1
>or|-11
>order|-2
>ordered|-3
>orders|10
>organise|2
>out|-5
>over|-6
>owes|-4
>paid|-8
>paint|1
>pas|-4
>pay|4
>perhaps|1
>peux|2
>phone|3
>pick|3
>picks|1
>place|1
>please|15
>pls|7
>plumber|1
>por|1
>porfa|3
>pour|-2
>power|-4
>prepara|1
>prepare|2
>prepares|-4
>presupuesto|-1
>prices|-10
>print|-4
>prints|1
>prisa|1
>priya|-9
>prod|1
>promised|12
>proofread|1
>puede|-2
>puedes|1
>pull|-3
>put|11
>quarantine|4
>quarantines|1
>que|5
>qui|-3
>quick|2
>quote|3
>quotes|2
>r|-5
>rafael|-1
>rang|-2
>rappeler|3
>re|7
>read|-4
>recalibrate|1
>reception|-3
>reminder|1
>renew|1
>renews|1
>reorder|1
>repair|4
>replace|3
>reply|1
>report|-4
>reported|-3
>reports|-5
>requests|2
>reserve|-4
>restart|-3
>retirement|-2
>return|3
>review|1
>revise|7
>revised|2
>rewrite|1
>roll|1
>room|-6
>rotate|-3
>run|3
>s'en|3
>safety|-3
>said|4
>sam|-6
>sammelt|3
>say|3
>says|-10
>schedule|1
>schlussel|-4
>schon|-2
>school|-1
>se|5
>search|-2
>see|-1
>send|5
>sends|8
>sent|1
>september|-8
>set|-3
>shall|1
>she|8
>she'd|11
>she's|4
>sheets|-3
>should|2
>show|-1
>showed|-3
>shows|-4
>sich|3
>sick|-4
>sie|4
>sign|4
>signature|2
>signed|-5
>sin|-2
>since|8
>skip|-1
>small|3
>smoke|1
>so|11
>sofort|2
>soll|3
>some|-1
>somebody|-9
>son|-3
>sont|1
>sorry|11
>split|-2
>starts|-6
>statement|-4
>station|-9
>still|7
>stocktake|-3
>summer|2
>sunday|-3
>swap|1
>t'en|2
>tablet|1
>take|1
>talk|-1
>te|2
>tell|-4
>tells|1
>test|13
>th|-1
>thanked|-5
>thanks|-10
>that|4
>the|4
>them|2
>then|-1
>there|12
>there's|7
>they|1
>thing|2
>think|3
>thinks|-2
>this|5
>those|-3
>thursday|7
>tidy|-2
>till|-2
>time|5
>to|12
>today|12
>together|-3
>told|1
>tom|1
>tomasz|-3
>tomorrow|-6
>tonight|1
>too|5
>took|-7
>top|1
>transfer|2
>translate|-3
>treasurer|-10
>truck|-3
>try|2
>tu|4
>tuesday|5
>turn|15
>twice|-3
>tyre|-4
>tz|-2
>u|19
>um|-2
>un|4
>undertook|6
>until|1
>up|7
>update|4
>upload|2
>ur|2
>urn|-7
>us|-4
>used|-1
>usually|1
>vacation|-1
>van|1
>vendor|-1
>volunteered|5
>w|-2
>waiting|-4
>wants|-11
>warehouse|-4
>was|2
>wash|4
>water|1
>we|2
>we're|2
>we've|2
>wed|-5
>wednesday|-3
>week|-5
>wegen|-2
>well|-7
>were|1
>what|-4
>when|7
>whenever|2
>where|-4
>whether|-2
>which|1
>while|2
>who|6
>who's|6
>will|14
>with|8
>won't|-1
>would|-3
>writes|9
>writing|1
>written|-4
>wrote|-2
>x|-3
>y|5
>ya|-7
>yesterday|-3
>you|27
>you'd|2
>you're|18
>you've|2
>your|8
>yours|1
>–|9
^a|-3
^action|3
^add|-7
^aisha|-1
^all|4
^also|-4
^amara|10
^amelie|-1
^and|8
^any|-4
^any chance|-4
^anyway|-1
^ap|-4
^as|1
^ask|9
^audit|2
^audit question|2
^aylin|-1
^baptiste|-4
^bea|-1
^before|-5
^before that|4
^ben|12
^ben can|15
^ben's|1
^bianca|-1
^bitte|-2
^bitte die|-2
^board|1
^bon|-2
^book|10
^book the|6
^boss|-4
^bring|1
^btw|2
^budget|-5
^bug|-1
^but|-4
^buy|2
^by|3
^call|-3
^call the|-1
^call with|-1
^callum|-1
^can|-8
^can i|-2
^can somebody|-1
^can someone|2
^can u|-2
^can we|3
^can you|-8
^can't|-1
^cancel|4
^carla|16
^carlos|-1
^carmen|-1
^change|-3
^change the|-1
^chase|5
^check|-4
^chloe|-2
^comment|4
^confirm|1
^could|-2
^could you|-3
^customer|-4
^dad|2
^dana|-1
^decision|-1
^deirdre|-1
^der|-4
^description|-2
^dev|-1
^did|-2
^did anyone|-1
^did you|-1
^die|-1
^dis|-7
^dmitri|8
^do|3
^don't|10
^dr|-1
^el|-3
^emeka|-1
^emil|6
^emil's|2
^etienne|-2
^file|-4
^finance|1
^find|11
^first|5
^first thing|4
^fix|-1
^fix it|1
^fix the|1
^follow|-1
^follow up|-1
^for|-5
^for the|-1
^fyi|-1
^gareth|-1
^gavin|-1
^get|-3
^get a|-1
^get it|-2
^get the|2
^go|-5
^grandma|1
^grandma phoned|1
^grant|-3
^greg|-2
^handover|-2
^handwritten|-4
^hannah|6
^hay|4
^hay que|4
^he|8
^helen|-1
^herr|3
^hi|10
^his|-4
^hugo|-1
^hyun|-1
^hyun woo|-1
^i|-3
^i ask|3
^i can|-6
^i know|2
^i need|-1
^i was|-2
^i would|9
^i'd|4
^i'd be|4
^i'd like|-1
^i'll|6
^i'm|-5
^if|6
^if not|-2
^if you|2
^il|3
^il faut|4
^in the|-1
^ines|-2
^ingrid|-1
^invoice|-1
^is|-3
^it|-4
^it is|-2
^it's|-3
^item|7
^item broken|7
^ivan|-3
^javi|-1
^jl|6
^jo|-1
^joanne|-1
^job|-3
^joe|-2
^jonas|9
^jule|-1
^just|-1
^just a|-1
^kannst|-3
^kannst du|-3
^karim|-1
^kev|-1
^kevin|-1
^kiln|9
^kindly|-3
^kindly do|2
^kirsty|-1
^konnten|-1
^konnten sie|-1
^kwame|-1
^la|10
^label|2
^lars|-1
^le|-6
^le recordamos|-2
^lena|-2
^let|-5
^lisa|-1
^liz|-1
^lotte|-2
^lucia|6
^lucy|4
^luis|-1
^lunch|1
^lunch menu|1
^marcus|-1
^marek|-1
^marisol|-1
^markus|-1
^marta|-1
^matt|-4
^me|-1
^me puedes|-2
^measure|2
^mehmet|-1
^mei|1
^mei's|-2
^mei's on|2
^message|-5
^minutes|1
^mirko|-3
^mom|1
^move|11
^mow|-1
^mr|1
^mr doyle|3
^mr okoye|-1
^mrs|7
^ms|3
^mum|3
^mum says|3
^must|-1
^must be|-1
^my|6
^nadia|-1
^need|-3
^need a|2
^need the|-3
^needs|11
^needs to|-3
^new|-4
^next|-5
^next step|-5
^nina|-1
^no|-6
^no hurry|-2
^noor|-1
^nora|18
^nora l|8
^nora mei|7
^not|1
^note|-8
^now|2
^nuala|-1
^nurse|-1
^oh|-2
^ok|3
^ok so|10
^ok then|-2
^okay|-2
^okay so|-2
^one|8
^one thing|-1
^open|-2
^order|10
^order the|7
^oscar|-1
^oskar|-1
^our|-2
^owen|-1
^paint|1
^paolo|-4
^pay|3
^petra|-1
^peux|-2
^peux tu|-2
^phone|1
^pick|3
^pick up|3
^pilar|-2
^pleas|9
^please|2
^please approve|-1
^please call|4
^please can|-1
^please cancel|-2
^please change|2
^please check|-3
^please confirm|9
^please count|-4
^please file|1
^please find|-1
^please fit|-1
^please fix|4
^please get|-3
^please hand|-1
^please have|-6
^please let|-1
^please make|-5
^please move|-1
^please mr|-2
^please order|-1
^please pay|5
^please prepare|2
^please put|-1
^please renew|-1
^please return|10
^please review|-1
^please send|-2
^please sign|-1
^please submit|-1
^please tell|-1
^please to|4
^please transfer|1
^please you|-1
^pls|-10
^podrias|-1
^por|-1
^por favor|-1
^post|5
^pour|-1
^pourrais|-1
^pourrais tu|-1
^pourriez|-1
^pourriez vous|-1
^priya|-1
^priya to|-1
^priya's|3
^priyanka|-1
^property|-2
^pta|6
^pta stall|6
^puedes|1
^puedes llamar|1
^purchase|-7
^purchase requisition|-6
^put|11
^que|-6
^qui|1
^qui peut|1
^quick|-2
^quick one|-2
^raf|8
^rafael|5
^rafael's|-5
^raj|-1
^ravi|-1
^re|-3
^remember|2
^reminder|6
^renew|-6
^renew before|-1
^replace|-3
^request|7
^return|-2
^right|-5
^ring|-7
^rita|-1
^roof|-1
^rosa|-1
^rotate|1
^rotate the|1
^ruben|-1
^ruth|-1
^sam|5
^samira|-1
^sanjay|-2
^scan|7
^se|-7
^send|7
^send the|1
^she|-3
^short|3
^short description|3
^sign|2
^simone|-1
^since|-2
^sinead|-1
^so|-9
^sofia|-1
^solene|-1
^somebody|13
^somebody has|7
^someone|12
^someone has|-3
^sorry|-2
^stage|-3
^still|-4
^subject|1
^summary|10
^summer|-2
^sven|-1
^swap|8
^take|4
^take it|2
^take the|7
^tariq|-2
^task|-4
^te|-1
^tell|-1
^tess|-1
^the|-3
^the projector|8
^then|7
^theo|-3
^they|-4
^they want|-2
^this|-2
^this is|-2
^three|-3
^three things|-3
^thursday|-1
^ticket|5
^title|-4
^to accept|-1
^to do|-2
^todo|-1
^tom|-2
^tomasz|3
^tomorrow|-2
^top|-2
^try|1
^tu|-2
^tu peux|-2
^two|4
^update|-3
^vat|-2
^vat return|-2
^voice|-3
^voice memo|-3
^voicemail|2
^wanted|4
^water|-9
^water butts|5
^we|-5
^we have|-5
^we need|-3
^we would|9
^wes|-1
^what|6
^what i|-2
^when|1
^when you|-4
^while|-1
^who|-4
^who does|1
^who's|3
^whoever|7
^will you|-2
^wir|-1
^wir brauchen|-1
^work|-6
^would|-3
^would you|-6
^write|5
^yes|-1
^you|-2
^your|-3
^yuki|-1
^yusuf|-1
^yvonne|3
^zoe|-1
`;
