/** How much each feature speaks for that a text wants its task done then; made by `npm run learn:dues`, not by hand. */
export const DUE_WEIGHTS = `
+after rank1 beside false|3
+after rank1 beside true|-7
+after rank2 beside false|-2
+after rank2 beside true|9
+after rank3 beside false|1
+after rank3 beside true|15
+asked rank1 beside false|-3
+asked rank1 beside true|2
+asked rank2 beside false|2
+asked rank2 beside true|-11
+asked rank3 beside false|3
+asked rank3 beside true|17
+asksSomebody|24
+before rank1 beside false|6
+before rank1 beside true|-11
+before rank2 beside false|3
+before rank2 beside true|-16
+before rank3 beside false|8
+before rank3 beside true|-9
+beginsRange|-28
+clause0|-8
+clause0 main false|2
+clause0 main true|-10
+clause1|-4
+clause1 main false|-10
+clause1 main true|3
+clause2|6
+clause2 main false|9
+clause2 main true|-1
+clause3|7
+clause3 main false|-1
+clause3 main true|7
+date|3
+distance0|12
+distance1|9
+distance2|18
+distance3|26
+distance4|-15
+ends|15
+endsRange|-6
+far by count|4
+far digits|-27
+far other|-38
+far year|-52
+form day|1
+form digits|-14
+form other|3
+form year|12
+further after|-11
+further before|-2
+further beside false|-8
+further beside true|-5
+further only false|13
+further only true|-26
+further rank1|4
+further rank2|7
+further rank3|-24
+hasNoDay|-56
+hasTime|27
+inHeading|35
+inSubject|2
+inSubject2|-22
+inSubject3|24
+isBesideDateOfMain|-17
+isBesideOthers|-1
+isBrief|-7
+isField|-2
+isFurther|-13
+isFuture|1
+isItem|-7
+isJustBefore|29
+isJustBehind|8
+isLast|-2
+isLessSure|-22
+isLessSureThere|7
+isLong|8
+isNextYear|-19
+isOfMany|-16
+isOfReader|14
+isOfSomebody|4
+isOnly|1
+isOwner|-14
+isPast|2
+isPastElsewhere|6
+isSpan|8
+isTask|-2
+leads|8
+main rank1 beside false|7
+main rank1 beside true|-7
+main rank2 beside false|-5
+main rank2 beside true|5
+main rank3 beside false|-6
+main0|3
+main0 asked|-4
+main1|9
+main1 after|6
+main1 after sentence0 rank2|-8
+main1 after sentence0 rank3|10
+main1 after sentence1 rank1|-2
+main1 after sentence1 rank2|-10
+main1 after sentence1 rank3|12
+main1 asked|8
+main1 asked sentence1 rank1|3
+main1 asked sentence1 rank2|-6
+main1 asked sentence1 rank3|11
+main1 before|-6
+main1 before sentence0 rank2|1
+main1 before sentence1 rank2|-3
+main2|3
+main2 after|-3
+main2 after sentence0 rank2|5
+main2 after sentence1 rank1|8
+main2 after sentence1 rank2|5
+main2 after sentence1 rank3|-13
+main2 after sentence2 rank1|-3
+main2 after sentence2 rank2|-19
+main2 after sentence2 rank3|-1
+main2 after sentence3 rank1|5
+main2 after sentence3 rank2|14
+main2 after sentence3 rank3|-5
+main2 asked|6
+main2 asked sentence2 rank1|9
+main2 asked sentence2 rank2|-6
+main2 asked sentence2 rank3|4
+main2 before sentence0 rank2|9
+main2 before sentence1 rank1|3
+main2 before sentence1 rank2|-12
+main2 before sentence1 rank3|-5
+main2 before sentence2 rank1|2
+main2 before sentence2 rank2|9
+main2 before sentence2 rank3|-1
+main2 before sentence3 rank2|-6
+main2 main|-3
+main2 main sentence2 rank2|-3
+main3|-2
+main3 after|5
+main3 after sentence0 rank2|-10
+main3 after sentence0 rank3|8
+main3 after sentence1 rank1|-1
+main3 after sentence1 rank2|8
+main3 after sentence1 rank3|-2
+main3 after sentence2 rank1|-19
+main3 after sentence2 rank2|20
+main3 after sentence2 rank3|-4
+main3 after sentence3 rank1|3
+main3 after sentence3 rank2|-6
+main3 after sentence3 rank3|7
+main3 asked|1
+main3 asked sentence3 rank1|-9
+main3 asked sentence3 rank2|3
+main3 asked sentence3 rank3|3
+main3 before|-12
+main3 before sentence0 rank1|-7
+main3 before sentence0 rank2|1
+main3 before sentence0 rank3|1
+main3 before sentence1 rank1|-6
+main3 before sentence1 rank2|-6
+main3 before sentence1 rank3|2
+main3 before sentence2 rank1|5
+main3 before sentence2 rank3|4
+main3 before sentence3 rank2|-5
+main3 main|-4
+main3 main sentence3 rank1|1
+main3 main sentence3 rank2|3
+main3 main sentence3 rank3|-8
+may say when after|28
+namesThing|-8
+none|-9
+none main0|-3
+none main1|-3
+none main2|-12
+none main3|-3
+none mainnone|-12
+none of main|-6
+none of others|-24
+none of some|-7
+none of sure|-6
+past after|7
+past asked|-8
+past clause0|3
+past clause1|-20
+past clause2|15
+past clause3|5
+past day|-7
+past digits|11
+past main|5
+past other|-9
+past rank1|4
+past rank2|-4
+past rank3|3
+past year|10
+rank1|-9
+rank1 main false|-9
+rank1 sentence0|-6
+rank1 sentence1|4
+rank1 sentence2|-6
+rank2|-7
+rank2 main false|-7
+rank2 main true|-3
+rank2 sentence0|-14
+rank2 sentence1|-6
+rank2 sentence3|2
+rank3|9
+rank3 main false|10
+rank3 main true|6
+rank3 sentence0|21
+rank3 sentence1|7
+rank3 sentence2|2
+rank3 sentence3|2
+says when after|15
+says when before|18
+sentence0|1
+sentence1|4
+sentence2|-1
+sentence3|2
+thatDay|2
+time after clause0|-1
+time after clause1|-11
+time after clause2|-9
+time after clause3|6
+time asked clause1|14
+time asked clause2|-22
+time asked clause3|1
+time before clause0|-6
+time before clause1|-3
+time before clause2|-5
+time before clause3|-6
+time main clause1|-3
+where after|11
+where asked|5
+where before|-15
+where main|-7
-a|-4
-a clause1|-5
-a clause2|2
-a clause3|1
-a main true|-2
-a past|-1
-ab|1
-ab main false|-1
-abend|1
-after|2
-afternoon|-3
-am|2
-am clause2|1
-am clause3|-1
-am main false|-2
-am main true|3
-antes|10
-antes clause3|4
-antes main true|5
-at|7
-at clause0|-5
-at clause1|4
-at clause2|-3
-at clause3|3
-at main false|1
-at main true|-2
-at past|-1
-aujourd'hui|3
-aujourd'hui clause3|1
-aujourd'hui main true|3
-avant|8
-avant clause1|3
-avant clause3|3
-avant main false|2
-avant main true|3
-avant past|1
-b|4
-b clause3|3
-b main true|4
-b past|1
-befor|1
-befor clause3|1
-befor main true|1
-before|4
-before clause1|-5
-before clause2|1
-before clause3|6
-before main false|-4
-before main true|7
-before past|1
-between|1
-bis|9
-bis clause1|4
-bis clause2|1
-bis clause3|3
-bis main false|3
-bis main true|5
-bis past|2
-by|5
-by clause1|-3
-by clause2|-1
-by clause3|9
-by main false|7
-by main true|-2
-by past|-2
-ce|2
-ce clause3|1
-ce main true|1
-christmas|1
-d'ici|2
-d'ici clause1|1
-d'ici clause3|1
-d'ici main true|2
-date|2
-day|-2
-de|4
-deadline|-1
-deadline clause2|-1
-deadline main false|-2
-deadline main true|1
-del clause1|-1
-del main false|-4
-del main true|3
-demain|1
-demain clause3|2
-du|-2
-du clause1|-3
-du clause3|1
-du main true|-3
-due|6
-due clause1|4
-due clause2|2
-due main false|3
-due main true|3
-easter|2
-el|1
-el clause1|7
-el clause2|1
-el main false|8
-end|-4
-end main false|-1
-end main true|1
-ende|2
-eod|1
-eod main true|1
-esta|1
-esta main true|1
-evening|3
-first|2
-five|-6
-for|-4
-for clause0|1
-for clause1|4
-for clause2|1
-for clause3|-11
-for main false|6
-for main true|-10
-for past|6
-four|-5
-four clause1|-5
-four main false|-5
-from|-4
-from clause0|1
-from clause1|1
-from clause2|-1
-from clause3|-4
-from main false|6
-from main true|-9
-from past|-8
-fruh|-8
-half|4
-half clause1|2
-half main true|3
-hasta|-3
-hasta main true|-3
-heute|7
-heute clause1|5
-heute clause2|2
-heute main false|1
-heute main true|6
-hours|-4
-hoy|5
-hoy clause2|4
-hoy clause3|-2
-in|4
-in clause0|1
-in clause3|2
-in main false|-5
-in main true|9
-in past|2
-kw|-1
-later|5
-latest|1
-le|-4
-le clause1|2
-le clause2|-1
-le clause3|1
-le main false|-1
-le main true|2
-le past|-1
-least|1
-manana|8
-manana clause1|4
-manana clause2|2
-manana clause3|3
-manana main false|3
-manana main true|5
-matin|-1
-mid|-3
-midnight|-2
-minutes|-1
-month|1
-month clause1|2
-month main false|6
-month main true|-2
-month past|1
-morgen|-4
-morgen clause1|-3
-morgen clause3|-2
-morgen main false|2
-morgen main true|-6
-morning|-6
-needed|1
-needed clause2|1
-needed past|1
-new|-1
-next|-6
-next clause1|-6
-next clause3|1
-next main false|-4
-next main true|-1
-no|5
-no clause0|2
-no clause1|1
-no clause2|1
-no clause3|1
-no main true|4
-no past|2
-noon|4
-on|1
-on clause0|3
-on clause1|9
-on clause2|-3
-on main false|4
-on main true|5
-on past|-5
-one|-2
-para|-4
-para clause3|-4
-para main true|-4
-past|3
-payable|1
-payable clause2|1
-pour|-7
-pour clause3|-8
-pour main true|-8
-satruday|1
-six clause1|1
-six main true|1
-soir|1
-sous|3
-sous clause3|2
-sous main true|3
-spatestens|3
-spatestens clause2|1
-spatestens main false|1
-spatestens main true|1
-the|-14
-the clause0|-2
-the clause1|-5
-the clause3|-11
-the main false|-6
-the main true|-12
-the past|3
-this|11
-this clause1|3
-this clause2|3
-this clause3|2
-this main false|6
-this main true|2
-this past|3
-three|1
-til|-1
-til main true|-1
-till|-6
-till clause1|-5
-till clause3|-2
-till main false|-4
-till main true|-3
-till past|1
-tmrw clause1|1
-tmrw clause3|-3
-tmrw main true|-2
-today|7
-today clause1|6
-today clause2|6
-today clause3|-2
-today main false|2
-today main true|8
-today past|4
-tommorow|2
-tommorow clause1|2
-tomorow|1
-tomorow main true|1
-tomorrow|5
-tomorrow clause1|1
-tomorrow clause2|4
-tomorrow clause3|4
-tomorrow main false|6
-tomorrow main true|3
-tomorrow past|2
-tonight|-3
-tonight clause1|-3
-tonight clause3|6
-tonight main false|5
-tonight past|2
-two|3
-ubermorgen|3
-ubermorgen main true|1
-um|10
-um main false|1
-until|-8
-until clause0|-2
-until clause1|-2
-until clause2|-7
-until clause3|2
-until main false|-1
-until main true|-7
-until past|-6
-week|-7
-weekday|2
-weekday clause0|-3
-weekday clause2|-2
-weekday clause3|-6
-weekday main false|-8
-weekday main true|-3
-weekday past|4
-weekend|3
-weekend clause1|1
-weeks|-4
-within|-5
-within clause1|-1
-within clause2|-3
-within clause3|-2
-within main false|-1
-within main true|-5
-within past|-2
<<a|-4
<<a echeance|-2
<<a faire|1
<<about|-4
<<after|-5
<<again|-5
<<al tecnico|1
<<all|2
<<am besten|1
<<an answer|2
<<and|-4
<<answer|3
<<appointment is|1
<<around|1
<<arrive|-4
<<arrives|1
<<as of|-2
<<at it|1
<<automatically|1
<<away|-2
<<b|2
<<back|-5
<<be|-3
<<be changed|3
<<be done|1
<<be received|3
<<be there|1
<<be uploaded|-2
<<begin|1
<<besten|1
<<bins out|2
<<birthday|3
<<birthday is|-4
<<bitte|-1
<<book|3
<<book it|1
<<booked|1
<<books|2
<<but|1
<<c|-2
<<cake|-2
<<call|7
<<camp|-1
<<car|1
<<change|-1
<<changed|-1
<<close|-4
<<closed|-3
<<closes|2
<<closing|-8
<<collected|-3
<<come|-4
<<comes|3
<<company|1
<<concert|-4
<<conference|-1
<<contract|3
<<court|-2
<<cutoff is|3
<<day|2
<<day is|-4
<<days|1
<<de|-5
<<deadline is|1
<<debit|-6
<<delivery|1
<<demo|1
<<deposit|-1
<<desk|3
<<direct debit|-6
<<do it|4
<<done|2
<<door|-1
<<down|-2
<<draft|1
<<du bitte|1
<<due back|3
<<echeance|-1
<<end|1
<<ends|7
<<es|-2
<<evening is|-2
<<expire|2
<<expires|8
<<faire|2
<<filed|1
<<files|-1
<<first|-5
<<first thing|3
<<first version|1
<<fix|1
<<fix it|2
<<flies|-1
<<forecast|1
<<form|2
<<freezer|2
<<frist|1
<<from you|3
<<game|4
<<garage|-6
<<gave us|1
<<gleich|2
<<go up|-6
<<goes out|1
<<good|-3
<<greenhouse|1
<<half term|1
<<hall|-2
<<handover|2
<<hat|2
<<have it|1
<<have them|-2
<<her|-1
<<here|-3
<<him|2
<<home|4
<<hours|-2
<<i'm off|-2
<<ideally|2
<<in writing|1
<<invoice|-9
<<is|-3
<<is booked|1
<<is closed|-3
<<is valid|3
<<ist|1
<<it|-1
<<it back|3
<<it done|1
<<it up|7
<<it's|-1
<<it's here|-3
<<job|-2
<<kannst|1
<<kick off|-3
<<know|3
<<leave|-3
<<like|-1
<<list|-1
<<me|3
<<me know|1
<<meeting|2
<<meeting is|-1
<<meeting of|-3
<<menu|1
<<meter reading|2
<<meters|2
<<month|-1
<<month and|-2
<<moved|-2
<<moved to|-3
<<muss|4
<<my|-5
<<my desk|2
<<need it|-7
<<new one|3
<<next|2
<<next call|-1
<<next meeting|-2
<<nothing|-2
<<number|-5
<<numbers|-2
<<nur|1
<<of|-8
<<off|-3
<<off is|2
<<offers|1
<<ok|-1
<<older than|-3
<<on leave|-4
<<on or|1
<<one|4
<<ones|1
<<online|2
<<only|-5
<<opening|1
<<opens|1
<<ortega|-3
<<out|3
<<over|2
<<paid|-1
<<party|5
<<pay|2
<<payable|-1
<<payment|1
<<people|-1
<<period|1
<<pick up|-8
<<place|-2
<<plan|1
<<planned|2
<<please|1
<<plus tard|2
<<portal closes|1
<<post office|-1
<<price|-2
<<printed|2
<<production|-1
<<read|-4
<<reading|2
<<ready|1
<<received|2
<<rehearsal is|2
<<renewed|1
<<renews|1
<<renews automatically|1
<<return|-3
<<return it|1
<<reunion|1
<<room|1
<<round|-1
<<run|1
<<runs out|3
<<say|3
<<section|-1
<<see you|-4
<<sent|1
<<service|1
<<set|1
<<shift|1
<<ship|-1
<<shop|2
<<shut|-3
<<sick|-1
<<sie|-1
<<sie bitte|1
<<site|1
<<slides|1
<<so|9
<<sometime|-1
<<start|-5
<<starting|2
<<starts|-1
<<station|1
<<stays|-2
<<takes place|-2
<<tard|2
<<teacher|1
<<tecnico|1
<<tell him|2
<<term|1
<<test|3
<<tests|-5
<<than|-3
<<that|1
<<that's|4
<<thats|2
<<the books|1
<<the contract|2
<<the deposit|-1
<<the garage|-6
<<the hall|2
<<the number|-5
<<the office|1
<<them|5
<<there|4
<<they close|-1
<<they come|-2
<<thing|3
<<this|1
<<time|5
<<to|6
<<to her|-2
<<to know|1
<<to us|-1
<<took|-1
<<town hall|1
<<twice|-6
<<uns|2
<<up|-9
<<uploaded|-2
<<us|2
<<valid|7
<<valid through|-1
<<van|2
<<vence|1
<<version|-2
<<visit|1
<<wanted|2
<<way home|4
<<we leave|5
<<weekday|-4
<<weekday and|-1
<<weekday or|-1
<<weekdays after|-3
<<which is|1
<<will expire|1
<<wir|1
<<with them|1
<<with us|-1
<<would|2
<<writing|1
<<yard|1
<<you|-1
<a|6
<ab|2
<aber|2
<about|-6
<above|1
<ac|1
<access|-4
<accounts|-1
<ad|-5
<after|-7
<afternoon|-4
<again|-8
<al|-4
<alarm|-5
<also|1
<am|2
<amended|1
<amount|1
<an|1
<and|1
<angebot|2
<announce|1
<another|-6
<answer|4
<any|-5
<api|1
<appointment|3
<approve|1
<are|-5
<around|1
<arrange|1
<arrive|-6
<arrives|1
<ask|1
<asked|2
<asking|-3
<assessment|-1
<at|-3
<au|3
<auditors|-1
<aunt|-3
<automatically|1
<avant|1
<away|-2
<b|3
<back|-5
<bakery|1
<bank|1
<be|11
<because|-6
<been|-9
<before|14
<begin|1
<being|-1
<bestellen|-1
<besten|2
<bike|1
<bird|2
<birthday|-1
<bis|4
<bitte|3
<blue|1
<bo|-1
<board|4
<boiler|2
<book|-9
<booking|1
<books|-2
<both|1
<branch|2
<brauche|1
<brief|-4
<bring|-2
<brings|1
<bucket|-4
<bus|-2
<but|1
<buy|1
<by|4
<c|-2
<cake|-1
<call|10
<calle|3
<camp|-1
<can't|-3
<cancel|-2
<cancelled|1
<car|-5
<cat|1
<cert|3
<change|-1
<changed|3
<changes|3
<changing|2
<chase|1
<check|-1
<chekc|1
<christmas|3
<circulate|4
<city|3
<clean|1
<cleaned|-1
<cleaning|-1
<clear|-4
<client|-3
<close|4
<closed|-4
<closes|2
<coach|-1
<code|3
<cold|1
<collect|2
<collected|-6
<come|3
<comes|2
<coming|1
<commande|3
<company|-8
<concert|-5
<concrete|-1
<conference|-1
<confirm|-7
<confirmed|1
<conor|-2
<contract|4
<copy|2
<corrected|1
<cost|-2
<costs|3
<could|4
<courier|6
<court|-2
<crowd|-8
<current|1
<customer|-3
<cut|-3
<cutoff|3
<d|-2
<dad's|-1
<das|4
<date|-1
<dates|-7
<day|-1
<days|-4
<de|2
<deadline|3
<debit|-6
<deck|3
<degrees|-2
<del|-4
<deliver|-1
<delivery|1
<demo|-5
<den|1
<dentist|-3
<deposit|-1
<depot|-2
<der|3
<des|1
<desk|3
<detector|1
<die|-2
<dinner|-4
<direct|-6
<do|2
<dog|-4
<doing|-1
<domain|2
<done|2
<dont|1
<door|-1
<down|-1
<draft|6
<dressing|1
<driver|1
<driving|1
<drop|-1
<dry|1
<due|3
<during|-4
<each|-1
<early|-3
<echeance|-1
<elm|1
<en|1
<end|1
<ends|7
<entry|-3
<er|1
<es|-2
<et|-1
<evening|-1
<every|-4
<everyone|3
<everything|-7
<example|2
<exhibition|-2
<expire|2
<expires|8
<export|-6
<extend|-7
<extinguisher|-1
<fair|-4
<faire|2
<family|-1
<faudrait|1
<faut|2
<fee|3
<feed|3
<feedback|-2
<fetch|1
<field|1
<filed|1
<filter|1
<final|1
<finance|-2
<finish|1
<first|1
<fix|5
<flaky|1
<flat|1
<flies|-1
<floor|2
<flowers|4
<fly|-2
<follow|-3
<for|-1
<forecast|1
<form|3
<fotos|3
<foundation|-4
<four|-5
<fournisseur|-2
<free|1
<freeze|2
<freezer|-3
<fridge|-1
<frist|1
<from|-1
<front|-1
<frost|1
<full|-1
<fur|2
<fyi|3
<game|4
<garage|-4
<garden|1
<gas|3
<gate|4
<gave|1
<get|4
<gets|1
<give|-2
<given|1
<gives|1
<gleich|2
<go|-2
<goes|8
<good|-2
<got|5
<greenhouse|2
<grill|1
<group|1
<gutter|-1
<guy|3
<half|-4
<hall|-2
<hand|3
<handover|2
<handrail|2
<has|1
<hat|2
<have|3
<hay|-2
<he|-5
<he'll|-2
<he's|-1
<hearing|-1
<hedge|-4
<her|-6
<here|-4
<him|3
<hire|1
<his|3
<hold|-2
<hours|-3
<hr|2
<i|-9
<i'd|1
<i'll|4
<i'm|-12
<ice|1
<ideally|2
<if|3
<ihn|3
<il|2
<in|-1
<ines|-4
<ingrid|4
<inspection|1
<inspector|2
<insurance|1
<interview|-2
<into|1
<invoice|-9
<is|-13
<iso|-1
<ist|2
<it|15
<its|-2
<itself|-6
<job|-2
<journal|-1
<just|1
<kannst|2
<keep|-3
<keys|1
<kick|-3
<kids|1
<kindly|2
<kit|-4
<kitchen|-1
<know|3
<konnten|1
<la|-9
<lab|5
<label|-1
<labels|1
<landlord|-6
<lane|1
<laundry|-5
<le|3
<lead|-2
<lease|2
<leave|-3
<left|-1
<lena|1
<les|-2
<let|3
<let's|1
<letter|3
<letters|5
<library|-5
<licence|-2
<lift|-1
<light|1
<like|1
<list|2
<llama|4
<lo|1
<load|2
<loan|1
<lock|1
<locker|2
<look|1
<lost|-5
<lotte|1
<lovely|-4
<machst|1
<mail|3
<make|2
<makes|-1
<man|5
<marek|-1
<marketing|1
<me|7
<meet|-4
<meeting|1
<meets|3
<menu|1
<merci|1
<meter|1
<meters|3
<miss|-1
<mme|1
<month|-15
<months|1
<morgen|8
<mot|7
<moved|-4
<mr|1
<mrs|4
<mum's|4
<muss|5
<mussten|3
<must|7
<my|-3
<n|-1
<name|-3
<necesito|1
<needs|2
<new|-7
<newsletter|8
<next|1
<night|-6
<no|1
<nobody|-3
<not|-4
<notes|-1
<nothing|-2
<notice|-1
<nous|1
<now|1
<number|-5
<numbers|-2
<nur|1
<oak|-4
<of|3
<off|-4
<offer|3
<offers|1
<office|1
<ok|1
<old|1
<older|-3
<on|-5
<ones|2
<online|2
<only|-3
<open|-1
<opens|-1
<or|2
<order|6
<orders|5
<original|1
<ortega|-3
<oslo|-3
<our|-4
<out|-3
<over|3
<pack|1
<page|3
<palettes|1
<paper|1
<papers|4
<para|-4
<parade|-1
<parcel|-1
<parents|-2
<parents'|-1
<parking|1
<party|5
<passer|2
<passport|1
<pay|2
<payable|-1
<payment|-1
<payroll|4
<pedir|-1
<people|-1
<period|2
<permit|1
<permits|1
<peux|3
<phone|1
<photo|-2
<piano|1
<pick|1
<picks|1
<pickup|-4
<place|-2
<planned|2
<plants|1
<plate|1
<plazo|1
<please|-1
<plumber|1
<plus|3
<pm|-1
<polyvalente|1
<pool|-1
<portal|1
<post|-1
<pour|-2
<pourrais|-8
<prendre|1
<prepare|-2
<preparer|1
<prescription|1
<present|1
<price|-7
<printed|2
<prints|-2
<prior|2
<prod|-2
<promised|4
<proveedor|-1
<provide|3
<puedes|2
<pump|1
<put|-5
<q|8
<quarantine|1
<quarterly|1
<quay|2
<que|7
<quiere|-3
<quote|1
<rain|1
<rappeler|2
<ray|1
<re|3
<reach|2
<read|-1
<ready|2
<receipt|-6
<receipts|2
<receive|1
<reception|-3
<recycling|3
<register|1
<registration|2
<rehearsal|-2
<release|3
<reminder|1
<rendre|1
<renew|1
<renewal|1
<renews|2
<rent|1
<rental|1
<rented|1
<renvoyer|1
<repair|4
<reparer|2
<replace|2
<reply|3
<report|-7
<reports|1
<requested|-1
<reserver|-7
<return|-2
<reunion|-1
<review|1
<right|2
<ring|2
<road|-2
<room|2
<roster|1
<rota|2
<rotate|1
<round|-1
<run|-4
<running|1
<runs|3
<safety|3
<said|1
<sale|1
<sales|1
<salle|-7
<salt|1
<same|4
<sample|2
<saw|-1
<say|3
<says|1
<scaffold|-7
<schedule|2
<se|1
<season|1
<seats|-7
<second|-5
<section|-1
<see|-3
<send|1
<sent|1
<server|1
<service|3
<set|1
<sets|-2
<shall|2
<she|1
<sheet|-1
<shift|1
<ship|-1
<shop|3
<should|9
<shows|-1
<shut|-8
<sick|-1
<sie|1
<sign|1
<signs|2
<sing|1
<site|1
<six|1
<skip|1
<slides|1
<small|1
<smoke|1
<so|12
<sold|-2
<some|1
<somebody|5
<someone|-1
<sometime|-1
<son|-4
<spare|2
<sprint|1
<staff|-2
<stage|-3
<staging|1
<stand|-3
<stands|1
<start|-6
<starting|2
<station|1
<stays|-7
<still|1
<storage|3
<street|1
<sub|1
<submit|2
<submitted|1
<summer|-1
<sunday's|1
<supplier|1
<supply|-1
<survey|3
<swap|-1
<table|-2
<tags|-5
<takes|-2
<talk|-1
<tard|2
<target|1
<tax|4
<tea|-1
<teacher|1
<tech|1
<tecnico|1
<teh|3
<tell|-5
<tenant|-2
<tenants|1
<term|-1
<tests|-4
<th|-1
<than|-3
<thanks|-3
<thanksgiving|3
<that|2
<that's|4
<thats|2
<the|-6
<their|1
<them|10
<then|-3
<there|-2
<there's|5
<therefore|1
<they|-4
<they'd|3
<they're|-4
<thing|2
<think|-4
<this|4
<those|-1
<three|1
<thursdays|-3
<tiene|5
<tiles|1
<till|-7
<time|3
<to|13
<today|-2
<told|2
<tom|-5
<tomasz|3
<tonight's|8
<took|-1
<tour|2
<town|1
<trade|-2
<trip|1
<truck|1
<tu|-5
<turns|1
<twice|-7
<u|-1
<un|1
<une|1
<unit|4
<unless|1
<uns|2
<until|2
<up|-11
<upgrade|1
<uploaded|-2
<ur|1
<urgent|-2
<us|3
<v|-1
<valid|7
<van|8
<vat|-1
<vence|1
<vendor|-1
<version|-4
<vet|4
<visit|-4
<visiting|-1
<vor|1
<votre|1
<vous|1
<w|-2
<wait|-3
<walk|1
<want|4
<wanted|2
<wants|2
<warning|7
<was|-11
<water|4
<way|4
<we|-10
<wedding|3
<week|-1
<weekday|-14
<weekdays|-4
<what|-2
<whether|-1
<who|-2
<whoever|1
<why|-8
<wildcard|2
<will|5
<window|-1
<wine|1
<wir|1
<with|-5
<within|-2
<without|2
<witness|4
<words|1
<work|1
<working|1
<would|6
<wound|1
<write|2
<writing|1
<written|1
<wrong|-3
<x|1
<y|-1
<yard|1
<you|3
<you'd|2
<you're|2
<your|5
=a|-3
=ab|3
=aber|1
=able|1
=about|-9
=above|6
=abstracts|1
=ac|1
=accept|1
=access|-7
=account|1
=accounting|-1
=accounts|-2
=action|3
=actions|1
=ad|-4
=add|1
=adeyemi|1
=advance|-1
=after|-9
=afternoon|-2
=again|-11
=agency|1
=agm|1
=agnieszka|1
=agreed|4
=ahead|4
=aid|-6
=air|1
=al|2
=alarm|-8
=alex|-2
=all|-5
=also|1
=always|1
=am|7
=amended|1
=amir|1
=amount|-2
=an|5
=ana|-2
=and|-5
=angebot|1
=announce|1
=another|-6
=answer|4
=antes|4
=any|-4
=anyone|-8
=anything|-2
=anyway|-5
=ap|1
=api|1
=appointment|3
=approve|-1
=approx|-1
=architect|-2
=are|-10
=around|-1
=arrange|2
=arrival|1
=arrive|-5
=arrives|1
=as|-6
=asap|-3
=ash|1
=asked|3
=asking|-12
=assessment|-1
=at|4
=attach|-4
=au|-2
=audit|1
=auf|-6
=aujourd'hui|1
=aunt|-3
=automatically|3
=avant|7
=b|3
=baby|1
=back|-1
=backup|1
=bad|-1
=badges|1
=bags|5
=bakery|1
=balance|1
=band|1
=bank|2
=batch|-1
=bathroom|1
=batteries|-5
=battery|-2
=bay|2
=bday|2
=be|12
=because|1
=bed|2
=been|-9
=befor|1
=before|24
=beforehand|1
=begin|1
=being|-1
=ben|-1
=berlin|-2
=bescheid|-1
=best|-7
=bestell|-1
=bestellen|-1
=bestellt|1
=bestellung|1
=besten|2
=betrag|1
=between|9
=bianca|1
=bid|-2
=big|1
=bike|1
=bins|1
=bird|3
=birthday|-1
=bis|5
=biscuit|1
=bitte|5
=blades|-2
=block|-4
=blocked|1
=bo|-3
=board|4
=boat|2
=boiler|1
=book|-11
=booked|1
=booking|-1
=books|-1
=both|-1
=box|-1
=boxes|-5
=branch|2
=brauche|1
=brauchen|2
=break|1
=breakfast|1
=bring|3
=brings|2
=bucket|-4
=budget|-3
=building|1
=bus|-2
=but|-3
=buy|2
=by|4
=bye|1
=c|-5
=c'est|1
=ca|1
=cable|-2
=cake|-1
=caldera|1
=called|-3
=calls|5
=came|-9
=camp|-1
=can|-2
=can't|-8
=cancel|2
=cancelled|-1
=cannot|1
=cant|-1
=car|-3
=card|1
=carla|1
=cat|1
=ce|2
=cellar|-5
=cert|3
=certificate|4
=cet|2
=change|-2
=changed|3
=changes|3
=charge|1
=check|1
=checks|-4
=chekc|2
=chiara|-4
=chimney|3
=choir|2
=church|4
=circulate|4
=cita|-3
=city|3
=claim|1
=claire|-8
=class|1
=clause|1
=clean|1
=cleaned|-1
=clear|-3
=client|2
=clinic|2
=close|-4
=closed|-4
=closes|4
=closing|-2
=cn|1
=cna|-7
=coach|-2
=coats|-2
=code|3
=coffee|-1
=cold|1
=collect|2
=collected|-6
=colour|1
=come|4
=comes|2
=coming|2
=commission|1
=committee|3
=company|-8
=complete|1
=completion|2
=comprar|1
=compressor|-5
=con|-3
=concert|-12
=concrete|-1
=conference|-1
=confirm|4
=confirmar|-1
=confirmation|2
=confirmed|1
=conor|-2
=contract|3
=contractor|2
=contrat|1
=cooling|-4
=copies|1
=corrected|1
=correction|-4
=cost|-2
=costs|1
=cottage|-3
=could|-5
=council|1
=count|-9
=counter|-4
=county|2
=couple|-1
=courier|1
=court|-2
=crane|-1
=credentials|2
=credit|1
=crew|1
=critical|-4
=crowd|-8
=crown|2
=cups|-1
=current|1
=curtains|1
=customer|-3
=customers|-2
=cutoff|1
=cutting|2
=d|-4
=d'ici|2
=dad|1
=dad's|-1
=damage|-1
=dan|1
=dana|1
=dann|-1
=data|5
=date|6
=dates|-7
=daughter|-2
=day|5
=de|10
=deadline|4
=debit|-6
=decided|6
=deduction|1
=defrost|2
=degrees|-2
=del|-5
=delivery|6
=dem|1
=demain|3
=demo|-2
=den|1
=dentist|-3
=department|3
=deploy|-3
=deposit|1
=der|3
=des|2
=descaling|1
=description|-1
=desk|1
=details|-1
=detector|1
=detectors|1
=deux|1
=did|1
=die|3
=dinner|2
=direct|-6
=display|-7
=do|-7
=doctor|1
=documents|-4
=dog|-4
=doing|-5
=domain|2
=don't|2
=donc|2
=done|3
=dont|6
=door|-2
=doors|-3
=dort|-3
=down|-3
=dr|3
=draft|2
=drawing|1
=drei|1
=dressing|1
=dringend|1
=drips|-4
=drive|1
=driver|1
=driving|1
=drop|-1
=drops|-1
=drum|-2
=dry|1
=du|2
=due|10
=during|-6
=e|6
=earlier|1
=early|-2
=easter|2
=echeance|-1
=eddie|1
=eight|1
=eilt|-1
=ein|2
=eine|1
=einen|-3
=einer|1
=el|2
=electricity|1
=elevator|1
=elm|1
=else|1
=em|1
=emptied|-4
=empty|-4
=emre|1
=enclosed|1
=end|4
=ende|1
=ends|4
=engineer|3
=enough|1
=entry|-1
=envelope|1
=eod|1
=er|2
=est|1
=esta|1
=et|1
=eur|-1
=eve|-3
=every|-8
=everybody|-5
=everyone|3
=everything|-2
=ewa|1
=example|3
=expire|2
=expires|8
=export|-6
=extend|-6
=extended|1
=extinguisher|-1
=eye|1
=fahren|1
=fair|-3
=faire|4
=family|-1
=faudrait|3
=faut|1
=favor|-3
=fee|3
=feed|3
=feedback|-1
=ferry|-6
=fertig|1
=fetch|2
=few|-6
=field|1
=figure|-1
=figures|3
=file|-2
=filed|1
=filter|3
=final|2
=finance|-2
=find|-6
=findet|1
=fine|4
=finish|1
=fire|1
=first|11
=fish|-4
=five|-5
=fix|-11
=fixed|1
=flaky|1
=flat|2
=flies|-1
=flight|4
=floor|-8
=floors|1
=florist|1
=flowers|1
=flu|1
=fly|-2
=folder|-2
=follow|-3
=following|1
=for|2
=forecast|1
=forget|5
=forklift|1
=form|4
=fortnight|1
=foundation|-4
=four|-4
=fragt|1
=frau|-4
=free|2
=freeze|1
=freezer|-3
=friday's|-1
=fridays|-2
=fridge|-1
=frist|1
=from|3
=front|-4
=frost|1
=fruh|2
=full|2
=fur|2
=fyi|1
=game|4
=garage|-4
=garden|3
=gareth|-1
=gas|2
=gate|6
=gave|2
=genannte|1
=get|5
=gets|4
=getting|-1
=give|-1
=given|1
=gives|1
=gleich|2
=gloria|1
=go|9
=goes|4
=gone|-1
=good|-3
=goods|-1
=got|5
=grandma|1
=grant|1
=grateful|1
=great|1
=green|1
=greenhouse|2
=greta|1
=grill|1
=group|-2
=guarantee|-5
=gus|1
=gutter|-1
=guys|1
=h|-6
=had|-4
=halb|1
=half|-5
=hall|-9
=hana|-9
=hand|5
=handover|-1
=handrail|2
=hands|1
=hang|-1
=hannah|-1
=has|7
=hasta|-3
=hat|-4
=have|1
=hay|-1
=he|3
=he'd|1
=he'll|-2
=he's|-1
=heads|1
=hearing|-7
=heating|1
=hedge|-4
=held|1
=hello|-1
=hem|1
=her|-10
=herr|2
=heute|2
=him|3
=hire|3
=his|5
=hold|-2
=holiday|-1
=holidays|-1
=home|-3
=honey|-3
=hora|1
=hot|1
=hotel|-1
=hour|2
=hours|-7
=house|-4
=hoy|8
=hr|2
=hrs|1
=hurry|-1
=i|3
=i'd|1
=i'll|4
=i'm|-5
=ice|2
=ich|-1
=id|-4
=ideally|2
=if|3
=ihn|3
=il|4
=im|-6
=immediately|2
=important|-3
=imran|-1
=in|-3
=inch|1
=incl|-1
=ines|-4
=informe|1
=inga|1
=ingrid|4
=inspected|-2
=inspection|3
=inspector|2
=insurance|-4
=insured|1
=interim|3
=interview|-1
=invoice|-9
=invoices|1
=is|4
=iso|-1
=issue|-1
=ist|2
=it|5
=it's|1
=item|1
=itself|-8
=ivan|1
=job|-6
=joe|-5
=jonas|5
=journal|-1
=jours|1
=just|-2
=k|-4
=kannst|2
=keep|-3
=kegs|-5
=keller|2
=key|1
=keys|2
=kg|2
=kick|-3
=kids|-1
=kindergarten|3
=kindly|3
=kirsty|1
=kit|-4
=kitchen|-3
=know|3
=kommt|2
=konnten|1
=konto|1
=l|-5
=l'envoyer|1
=la|-6
=lab|1
=label|-1
=labels|1
=land|-3
=landlord|-6
=lane|1
=laptop|3
=lars|1
=las|5
=lassen|-1
=last|1
=late|2
=later|4
=latest|4
=lauft|-2
=launch|-2
=laundry|-5
=le|1
=lead|-2
=leak|-1
=lease|2
=least|1
=leave|-3
=left|-2
=lemon|2
=lena|1
=les|2
=less|-5
=lesson|-3
=lessons|1
=letter|2
=letters|5
=library|-1
=licence|-2
=lift|-1
=light|1
=like|1
=limit|-3
=linde|-1
=line|-3
=lines|-6
=list|3
=listen|1
=lists|-1
=live|1
=llama|1
=llamar|1
=lo|2
=load|5
=loading|1
=loan|1
=local|2
=lock|1
=locker|2
=long|-3
=look|-13
=looks|1
=lorenz|1
=lorry|-3
=los|1
=lost|-4
=lotte|1
=lovely|-6
=low|-2
=lower|4
=lucia|-3
=lunch|1
=lunchtime|-1
=m|3
=machen|1
=machine|2
=machines|-2
=machst|1
=madame|-1
=made|1
=mail|6
=main|-1
=maintenance|1
=make|4
=mama|1
=man|1
=manager|4
=manana|6
=marek|-4
=marketing|1
=marta|2
=match|-3
=mayor|2
=me|-3
=mean|3
=means|1
=measure|1
=meet|-4
=meeting|6
=meets|3
=mei|2
=membership|1
=menu|1
=merci|2
=message|-1
=messe|-1
=meter|3
=meters|3
=mic|-2
=mid|-2
=midi|2
=min|-2
=mind|-7
=minute|-3
=mir|-1
=mirko|5
=mismo|3
=miss|1
=missing|1
=mit|-2
=mme|1
=mo|1
=moment|5
=monsieur|-1
=month|1
=months|1
=more|3
=morgen|6
=morning|7
=mot|8
=mould|-1
=moved|4
=moving|-4
=mr|3
=mrs|4
=much|1
=mull|1
=mum|-1
=mum's|4
=mums|-3
=music|3
=muss|3
=mussen|1
=must|4
=my|-8
=myself|-5
=n|-1
=nachsten|1
=nadia|1
=names|1
=nd|1
=nearly|1
=needed|-2
=needs|4
=neighbours|-4
=net|-4
=neue|2
=neuen|1
=new|-1
=news|1
=next|2
=nicht|-1
=night|-9
=nine|2
=nite|4
=no|-7
=nobody|-5
=noch|5
=noise|1
=noon|-2
=noor|-2
=north|-1
=not|-5
=notes|-6
=nothing|-4
=notice|3
=notices|2
=nous|2
=now|-12
=number|-4
=numbers|-2
=nur|1
=nursery|-3
=o'clock|-2
=oak|2
=obtain|1
=oder|1
=of|4
=off|-2
=offers|2
=office|2
=oh|-1
=ok|3
=okafor|2
=ola|2
=old|-4
=older|-3
=oma|-1
=on|-8
=once|1
=one|3
=ones|3
=online|2
=only|-1
=open|-14
=opens|1
=or|3
=order|6
=ordner|-4
=organ|1
=original|1
=ortega|-2
=otherwise|4
=our|3
=out|-1
=over|1
=overdue|-2
=owen|1
=own|1
=ozdemir|1
=p|2
=pack|1
=padres|1
=pads|1
=page|2
=pages|1
=paint|1
=palettes|1
=paolo|-1
=paper|4
=papers|4
=par|1
=para|-6
=parcel|1
=parents|-2
=parents'|-1
=parking|-3
=part|1
=parts|-1
=party|5
=parvenir|1
=pass|1
=passport|-5
=past|1
=patient|2
=pay|7
=payable|1
=payment|-4
=payroll|4
=pedido|1
=pedir|-1
=people|-2
=per|1
=period|5
=permit|1
=permits|-3
=person|5
=peter|1
=peux|5
=phone|1
=photo|-7
=photographer|-2
=photos|-3
=physio|-1
=piano|-2
=pick|2
=picks|1
=pickup|1
=pienso|1
=pilar|-1
=plan|2
=planned|1
=plants|-4
=plate|1
=plates|1
=playground|4
=plazo|1
=pleas|1
=please|10
=plese|1
=pls|-6
=plus|1
=plz|1
=pm|-1
=point|1
=pool|-1
=porfa|1
=portal|1
=possible|3
=poster|-1
=pour|-4
=pourrais|-7
=power|5
=practice|1
=pre|-1
=premium|-1
=prendre|1
=prepare|-2
=preparer|1
=prescription|2
=present|1
=press|1
=price|-6
=primera|1
=printed|1
=printer|3
=prints|-8
=prior|4
=priority|-1
=prod|-2
=promised|9
=proof|-1
=proveedor|-1
=provide|1
=prufen|1
=prufer|1
=prufung|1
=publish|-1
=puede|2
=puedes|2
=pump|2
=pupils|-1
=push|1
=put|3
=putting|1
=q|5
=quarantine|1
=quarter|1
=quarterly|1
=que|7
=question|-1
=questionnaire|1
=quiere|-3
=quiet|-6
=quotation|4
=quote|2
=quotes|1
=r|2
=radio|2
=rain|1
=raj|-2
=rang|-2
=rappeler|2
=rate|4
=raus|1
=ravi|-2
=ray|1
=re|3
=read|-5
=reading|-1
=ready|7
=really|1
=rear|1
=recall|-2
=receipt|-5
=receipts|3
=receive|1
=received|3
=reception|-3
=record|1
=records|2
=recycling|1
=redo|-5
=ref|-4
=refill|-5
=register|1
=registration|3
=registry|-3
=rehearsal|-1
=reifen|2
=release|4
=relire|1
=remind|6
=reminder|2
=rendre|1
=renew|7
=renewal|1
=renewing|-2
=renews|7
=renovar|1
=rent|1
=rented|1
=renvoyer|1
=repaint|-5
=repair|5
=repaired|1
=reparer|3
=replaced|-1
=reply|3
=report|-9
=reports|3
=reprinted|1
=requests|2
=required|1
=reserve|1
=reserver|-8
=residents|2
=results|1
=reunion|-1
=rev|1
=review|1
=revised|-1
=ring|-7
=rita|-5
=road|1
=rob|-3
=roll|-1
=rolls|2
=room|5
=rooms|1
=rosa|-4
=roster|1
=rota|-6
=rotate|1
=rotterdam|1
=round|4
=route|1
=ruben|2
=rui|1
=run|-5
=running|-3
=runs|4
=ruth|1
=s|1
=safety|1
=said|6
=sala|1
=sale|1
=sales|1
=salle|-10
=salt|1
=same|-1
=sample|4
=sand|3
=sans|2
=satruday|1
=saturday's|-4
=saturdays|-5
=saw|-5
=say|2
=scaffold|-10
=schedule|2
=schicken|1
=schlussel|-4
=school|-9
=se|2
=sealed|2
=season|1
=seating|1
=second|-2
=section|-1
=seguro|1
=sein|1
=self|1
=semaine|1
=send|6
=sends|2
=senor|-3
=sera|1
=server|2
=service|1
=serviced|1
=set|3
=settled|-1
=shall|2
=share|1
=sharp|1
=she|2
=she'd|1
=she's|-2
=sheet|-1
=sheets|1
=shelves|1
=shift|-5
=ship|3
=shoes|1
=shoot|-1
=shop|1
=short|-4
=shot|-2
=should|-4
=show|1
=shut|-7
=shuts|1
=si|3
=sie|1
=sign|4
=signed|1
=signs|2
=since|-7
=sind|1
=sing|1
=siobhan|3
=site|3
=six|1
=sixty|3
=sizes|1
=skip|1
=slide|1
=slides|1
=small|2
=smoke|1
=so|1
=sofa|1
=soir|1
=sol|1
=sold|-2
=some|1
=somebody|-1
=someone|-4
=son|-4
=sonst|1
=soon|1
=sous|1
=space|1
=spare|2
=spatestens|5
=split|-1
=sports|-1
=sr|1
=st|10
=staff|-6
=stage|-3
=staging|1
=stand|-2
=standing|-1
=stands|1
=start|-9
=starting|-1
=starts|6
=station|1
=statt|-3
=stays|-5
=steht|-3
=sticker|1
=still|1
=stop|-1
=storage|2
=storm|6
=stp|1
=street|1
=structural|1
=stuck|-3
=studio|-1
=sub|1
=submission|1
=submit|3
=submitted|1
=sud|1
=suit|1
=summer|-1
=sunday's|3
=sunniva|2
=supplier|2
=support|-1
=surgery|1
=survey|3
=svenja|-2
=swap|1
=sweep|3
=swimming|-1
=system|1
=table|-2
=tags|-5
=take|5
=takes|-1
=talk|-1
=tank|1
=tap|-2
=tard|1
=tarde|2
=target|8
=tax|4
=tb|4
=te|1
=tea|-2
=teacher|1
=tech|1
=technician|1
=tecnico|1
=teh|-3
=tell|-14
=temp|-1
=ten|-7
=tenant|1
=tenth|1
=test|5
=text|1
=th|3
=than|1
=thank|-4
=thanks|-1
=thanksgiving|3
=that|2
=thats|2
=the|2
=theatre|-4
=them|7
=then|3
=there|3
=there's|-1
=therefore|1
=they|4
=they'd|3
=they're|-10
=thing|2
=think|-11
=thirtieth|1
=this|9
=those|-1
=three|6
=through|-2
=thursdays|-3
=thx|1
=tickets|-1
=tiene|5
=tiles|1
=till|-15
=time|3
=tina|-3
=tls|3
=tmrw|9
=to|3
=today|14
=together|3
=told|3
=toll|-1
=tom|-4
=tommorow|2
=tomorow|1
=tomorrow|10
=tomorrow's|2
=tonight|3
=tonight's|1
=tonite|1
=too|1
=took|-2
=tool|1
=tour|2
=towels|-5
=town|1
=trade|-2
=traffic|1
=train|-4
=translation|1
=tree|1
=trial|2
=trip|2
=truck|1
=tu|-1
=turns|2
=tuv|1
=tv|-2
=twenty|1
=twice|-11
=two|6
=u|2
=ubermorgen|3
=uberweisen|1
=uhr|3
=um|5
=un|3
=und|-3
=under|4
=une|1
=unit|-3
=unless|1
=uns|1
=unten|1
=until|-2
=up|8
=update|-1
=upgrade|-1
=upload|-1
=ur|1
=us|-1
=use|-2
=used|-3
=uwe|1
=v|-2
=valid|5
=van|7
=vat|-5
=vehicle|1
=vence|1
=vergessen|1
=version|-2
=vertrag|-2
=vet|6
=vienen|1
=violin|1
=visiting|-1
=visitors|2
=vom|-7
=von|1
=vor|2
=vorher|1
=votre|-1
=vous|1
=vpn|-1
=w|4
=wait|-3
=wanda|1
=want|-1
=wanted|4
=wants|1
=war|-3
=warden|1
=warning|7
=was|-12
=wash|2
=water|-1
=we|-2
=we'll|-4
=we're|-7
=weather|2
=website|-1
=wedding|-1
=week|-4
=weekday|1
=weekdays|-4
=weekend|2
=weeks|1
=weiss|2
=well|-1
=werden|1
=were|-6
=what|-3
=what's|1
=when|4
=whenever|-5
=whether|-6
=which|-1
=while|1
=whitlock|1
=who|-2
=whoever|2
=why|-9
=wildcard|2
=will|5
=windows|1
=wine|-3
=winter|-1
=wir|2
=with|4
=without|-8
=witness|4
=woche|2
=wochen|1
=won't|1
=words|2
=work|3
=working|6
=works|-1
=would|-1
=wound|1
=write|-5
=writes|3
=writing|-2
=wrong|-3
=wrote|-1
=x|1
=y|1
=yard|1
=year|-2
=yes|-3
=yesterday|-8
=yet|2
=you|-7
=you'd|2
=you're|3
=your|11
=yours|1
=zum|-3
=zur|1
>'s|-4
>>'s|-4
>>'s rehearsal|1
>>'s run|1
>>'s service|1
>>a|2
>>a h|1
>>a primera|1
>>after|6
>>al|4
>>all|2
>>and|-2
>>and back|-3
>>and i|1
>>and i'd|-6
>>and month|-1
>>and the|-2
>>and they|2
>>and we|2
>>and weekday|-1
>>are|-1
>>around|2
>>as|2
>>at|4
>>at the|1
>>auf|-3
>>auf das|1
>>because|2
>>because the|1
>>before|2
>>beim|1
>>between|5
>>between am|1
>>between and|3
>>but|-5
>>by|-1
>>de|4
>>den|5
>>die|2
>>einen|1
>>first|5
>>first thing|5
>>for|6
>>from|-5
>>from now|-1
>>hand|1
>>hay|1
>>hay que|1
>>i|-5
>>if|2
>>if possible|1
>>im|-3
>>in|6
>>in the|4
>>is|8
>>is fine|3
>>is the|5
>>ist|-1
>>it|2
>>kommt|-1
>>mismo|3
>>month|1
>>net|-1
>>nite|4
>>noch|7
>>noch raus|2
>>now|-5
>>of|-5
>>of the|-7
>>of today's|2
>>ok|1
>>on|-12
>>on fridays|-2
>>on the|-1
>>only|5
>>or|2
>>or month|-1
>>or we|1
>>please|3
>>pls|3
>>round|5
>>run|1
>>service|-1
>>shift|-1
>>so|5
>>so before|2
>>so that|1
>>so the|-2
>>so we|2
>>somebody|-1
>>stp|1
>>the|8
>>this|1
>>to|-5
>>um|-8
>>w|1
>>was|1
>>we|1
>>we have|-1
>>we need|1
>>when|2
>>whether|1
>>with|-1
>>without|-8
>>without deduction|1
>>would|3
>>would be|3
>a|-2
>ab|-1
>after|10
>again|-2
>al|4
>all|2
>always|1
>am|-1
>and|-3
>anyone|-9
>are|-4
>around|2
>as|-1
>at|-7
>auf|-3
>back|-5
>bank|1
>be|-3
>before|9
>beim|1
>bescheid|-1
>between|5
>bis|-5
>bring|1
>but|-8
>by|3
>c|-4
>can|4
>can't|-5
>check|1
>clear|1
>close|4
>closed|3
>closes|-1
>come|1
>comes|-1
>committee|2
>cut|1
>das|1
>date|1
>day|-1
>days|2
>de|7
>deduction|1
>delivery|1
>den|4
>deposit|1
>der|1
>do|-1
>einen|1
>el|2
>en|1
>enough|1
>eur|-2
>fahren|1
>file|1
>fine|5
>first|5
>fish|-4
>fix|-3
>for|-1
>fridays|-2
>from|-7
>full|1
>fur|1
>genannte|1
>go|6
>goes|-7
>good|1
>great|1
>group|-4
>gym|-3
>half|1
>hall|-5
>hand|-1
>has|1
>have|4
>hay|1
>her|-3
>him|-1
>hora|1
>hour|2
>i|-1
>i'd|-6
>i'm|2
>if|5
>im|-6
>in|3
>inspection|1
>is|4
>ist|-1
>it|-5
>it's|7
>its|1
>itself|-2
>job|-4
>keys|-2
>know|-1
>kommt|-2
>konto|1
>la|4
>las|2
>late|-3
>latest|1
>letter|-2
>like|-1
>lunch|1
>machen|1
>meeting|2
>message|3
>mismo|3
>miss|1
>month|6
>morning|11
>moved|5
>my|1
>need|-1
>needs|-2
>net|-5
>neue|1
>new|-2
>next|2
>nite|4
>no|3
>noch|6
>not|-2
>notice|3
>now|-7
>of|-5
>off|-1
>ok|2
>old|-1
>on|-5
>only|5
>or|2
>our|7
>out|-1
>over|-3
>overdue|-1
>pay|2
>per|1
>period|1
>pickup|2
>please|1
>pls|3
>portal|-1
>possible|1
>post|1
>primera|1
>que|1
>raus|5
>re|-1
>reach|-2
>rehearsal|1
>report|-1
>room|-2
>round|5
>run|2
>says|-1
>school|-8
>sein|2
>send|1
>she|1
>shift|-3
>shoot|-1
>should|-12
>show|1
>shows|1
>sign|1
>so|2
>somebody|-1
>statt|1
>still|-1
>stp|1
>take|-1
>tecnico|1
>tell|-1
>th|-3
>thank|-4
>that|6
>the|-4
>them|2
>then|2
>there|1
>they|8
>they'll|-1
>they're|1
>thing|-2
>think|-3
>this|-3
>through|-1
>thx|1
>till|-5
>time|2
>to|3
>today|2
>today's|2
>tomorrow|4
>trial|1
>two|1
>um|-8
>und|-4
>unten|1
>until|-2
>up|5
>upload|-1
>us|-5
>visit|3
>vom|1
>w|1
>want|4
>water|-2
>we|1
>wedding|-5
>weekday|2
>when|2
>whether|1
>will|2
>with|-2
>within|-1
>without|-6
>work|3
>would|6
>write|-4
>y|1
>year|-1
>you|5
>your|1
>zum|1
`;
