/** How much each feature speaks for that a text wants its task done then; made by `npm run learn:dues`, not by hand. */
export const DUE_WEIGHTS = `
+after rank1 beside false|3
+after rank1 beside true|-6
+after rank2 beside false|-1
+after rank2 beside true|6
+after rank3 beside false|3
+after rank3 beside true|13
+asked rank1 beside true|1
+asked rank2 beside false|4
+asked rank2 beside true|-13
+asked rank3 beside false|4
+asked rank3 beside true|16
+asksSomebody|25
+before rank1 beside false|4
+before rank1 beside true|-9
+before rank2 beside true|-12
+before rank3 beside false|5
+before rank3 beside true|-10
+beginsRange|-29
+clause0|-12
+clause0 main false|-3
+clause0 main true|-9
+clause1|-4
+clause1 main false|-9
+clause1 main true|2
+clause2|6
+clause2 main false|9
+clause3|7
+clause3 main true|7
+date|3
+distance0|14
+distance1|8
+distance2|18
+distance3|26
+distance4|-16
+ends|15
+endsRange|-6
+far by count|4
+far digits|-25
+far other|-40
+far year|-57
+form day|-1
+form digits|-12
+form other|2
+form year|14
+further after|-11
+further before|-2
+further beside false|-6
+further beside true|-7
+further only false|14
+further only true|-27
+further rank1|4
+further rank2|4
+further rank3|-21
+hasNoDay|-58
+hasTime|27
+inHeading|38
+inSubject|1
+inSubject2|-23
+inSubject3|24
+isBesideDateOfMain|-16
+isBesideOthers|3
+isBrief|-6
+isField|-9
+isFirst|-1
+isFurther|-13
+isFuture|1
+isItem|-5
+isJustBefore|31
+isJustBehind|7
+isLast|-2
+isLessSure|-24
+isLessSureThere|8
+isLong|9
+isNextYear|-18
+isOfMany|-10
+isOfReader|15
+isOfSomebody|3
+isOnly|1
+isOwner|-12
+isPast|2
+isPastElsewhere|8
+isSpan|11
+isTask|-4
+leads|8
+main rank1 beside false|3
+main rank1 beside true|-6
+main rank2 beside false|-4
+main rank2 beside true|5
+main rank3 beside false|-3
+main0|5
+main0 asked|-4
+main0 asked sentence0 rank2|-1
+main0 asked sentence0 rank3|2
+main1|8
+main1 after|6
+main1 after sentence0 rank2|-6
+main1 after sentence0 rank3|12
+main1 after sentence1 rank1|-3
+main1 after sentence1 rank2|-11
+main1 after sentence1 rank3|13
+main1 after sentence3 rank2|-2
+main1 asked|7
+main1 asked sentence1 rank1|5
+main1 asked sentence1 rank2|-2
+main1 asked sentence1 rank3|4
+main1 before|-6
+main1 before sentence0 rank2|1
+main1 before sentence1 rank2|-3
+main2|4
+main2 after|-1
+main2 after sentence0 rank2|8
+main2 after sentence0 rank3|1
+main2 after sentence1 rank1|7
+main2 after sentence1 rank2|2
+main2 after sentence1 rank3|-9
+main2 after sentence2 rank1|-3
+main2 after sentence2 rank2|-24
+main2 after sentence2 rank3|3
+main2 after sentence3 rank1|6
+main2 after sentence3 rank2|14
+main2 after sentence3 rank3|-5
+main2 asked|7
+main2 asked sentence2 rank1|10
+main2 asked sentence2 rank2|-7
+main2 asked sentence2 rank3|6
+main2 before|-5
+main2 before sentence0 rank2|11
+main2 before sentence1 rank1|5
+main2 before sentence1 rank2|-12
+main2 before sentence1 rank3|-1
+main2 before sentence2 rank1|2
+main2 before sentence2 rank2|12
+main2 before sentence2 rank3|-16
+main2 before sentence3 rank2|-6
+main2 main|-2
+main2 main sentence2 rank2|-2
+main3|-2
+main3 after|2
+main3 after sentence0 rank2|-14
+main3 after sentence0 rank3|4
+main3 after sentence1 rank1|-1
+main3 after sentence1 rank2|6
+main3 after sentence1 rank3|-7
+main3 after sentence2 rank1|-17
+main3 after sentence2 rank2|25
+main3 after sentence2 rank3|-1
+main3 after sentence3 rank1|4
+main3 after sentence3 rank2|-2
+main3 after sentence3 rank3|3
+main3 asked|1
+main3 asked sentence3 rank1|-9
+main3 asked sentence3 rank2|2
+main3 asked sentence3 rank3|4
+main3 before|-10
+main3 before sentence0 rank1|-5
+main3 before sentence0 rank2|1
+main3 before sentence0 rank3|2
+main3 before sentence1 rank1|-9
+main3 before sentence1 rank2|-5
+main3 before sentence1 rank3|6
+main3 before sentence2 rank1|4
+main3 before sentence2 rank2|-3
+main3 before sentence2 rank3|7
+main3 before sentence3 rank2|-7
+main3 main|-4
+main3 main sentence3 rank1|-2
+main3 main sentence3 rank2|4
+main3 main sentence3 rank3|-6
+may say when after|29
+namesThing|-8
+none|-9
+none main0|-5
+none main1|-3
+none main2|-11
+none main3|-3
+none mainnone|-12
+none of main|-4
+none of others|-25
+none of some|-7
+none of sure|-2
+past after|8
+past asked|-8
+past before|3
+past clause0|2
+past clause1|-21
+past clause2|15
+past clause3|7
+past day|-7
+past digits|9
+past main|2
+past other|-8
+past rank2|-3
+past rank3|5
+past year|11
+rank1|-9
+rank1 main false|-8
+rank1 main true|-1
+rank1 sentence0|-5
+rank1 sentence1|3
+rank1 sentence2|-5
+rank1 sentence3|-2
+rank2|-6
+rank2 main false|-7
+rank2 main true|-2
+rank2 sentence0|-11
+rank2 sentence1|-6
+rank2 sentence2|-1
+rank2 sentence3|2
+rank3|8
+rank3 main false|8
+rank3 main true|7
+rank3 sentence0|22
+rank3 sentence1|7
+rank3 sentence2|1
+rank3 sentence3|2
+says when after|18
+says when before|19
+sentence0|6
+sentence1|4
+sentence2|-2
+sentence3|1
+thatDay|3
+time after clause1|-10
+time after clause2|-8
+time after clause3|6
+time asked clause1|10
+time asked clause2|-23
+time asked clause3|-1
+time before clause0|-6
+time before clause1|-3
+time before clause2|-4
+time before clause3|-7
+time main clause1|-2
+where after|10
+where asked|5
+where before|-16
+where main|-7
-a|-4
-a clause1|-5
-a clause2|2
-a clause3|1
-a main false|-1
-a main true|-2
-a past|-2
-ab|1
-ab main false|-1
-abend|1
-after|2
-afternoon|-3
-am|2
-am clause2|1
-am clause3|-1
-am main false|-3
-am main true|3
-am past|1
-antes|10
-antes clause3|5
-antes main true|5
-at|7
-at clause0|-5
-at clause1|3
-at clause2|-3
-at clause3|4
-at main false|2
-at main true|-3
-at past|-3
-aujourd'hui|3
-aujourd'hui clause3|1
-aujourd'hui main true|3
-avant|8
-avant clause1|3
-avant clause3|2
-avant main false|2
-avant main true|4
-avant past|1
-b|4
-b clause3|3
-b main true|4
-b past|1
-befor|1
-befor clause3|1
-befor main true|1
-before|4
-before clause1|-4
-before clause2|1
-before clause3|6
-before main false|-4
-before main true|7
-before past|1
-between|1
-bis|10
-bis clause1|5
-bis clause2|1
-bis clause3|3
-bis main false|4
-bis main true|5
-bis past|1
-by|6
-by clause0|-4
-by clause1|-1
-by clause2|-1
-by clause3|11
-by main false|5
-by past|-2
-ce|2
-ce clause3|1
-ce main true|2
-christmas|1
-d'ici|2
-d'ici clause1|1
-d'ici clause3|1
-d'ici main true|2
-date|2
-day|-1
-de|4
-deadline|-1
-deadline clause2|-1
-deadline main false|-2
-deadline main true|1
-del clause1|-1
-del main false|-4
-del main true|2
-demain|1
-demain clause2|-2
-demain clause3|2
-du|-2
-du clause1|-3
-du clause3|1
-du main true|-2
-due|6
-due clause1|4
-due clause2|2
-due main false|3
-due main true|3
-easter|3
-el clause1|6
-el clause2|1
-el main false|8
-el main true|-1
-end|-6
-end clause1|1
-end main true|1
-ende|2
-eod|2
-eod main true|1
-esta|1
-esta main true|1
-evening|4
-first|4
-five|-5
-for|-4
-for clause0|2
-for clause1|3
-for clause2|2
-for clause3|-11
-for main false|6
-for main true|-11
-for past|6
-four|-5
-four clause1|-5
-four main false|-5
-from|-3
-from clause0|1
-from clause3|-3
-from main false|5
-from main true|-8
-from past|-7
-fruh|-8
-half|4
-half clause1|3
-half main true|4
-hasta|-3
-hasta main true|-3
-heute|7
-heute clause1|5
-heute clause2|2
-heute main false|1
-heute main true|6
-hours|-5
-hoy|5
-hoy clause2|4
-hoy clause3|-2
-hoy main true|-1
-in|4
-in clause1|2
-in clause3|3
-in main false|-5
-in main true|9
-in past|1
-kw|-1
-la|1
-later|5
-latest|2
-latest clause1|2
-latest main true|2
-le|-4
-le clause1|2
-le clause2|-2
-le clause3|1
-le main false|-1
-le main true|2
-le past|-1
-least|1
-lunch|1
-manana|9
-manana clause1|4
-manana clause2|2
-manana clause3|3
-manana main false|3
-manana main true|5
-matin|-2
-mid|-8
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
-morning|-7
-needed|1
-needed clause2|1
-needed past|1
-new|-1
-next|-10
-next clause1|-6
-next clause3|1
-next main false|-2
-next main true|-2
-no|5
-no clause0|1
-no clause1|1
-no clause2|1
-no clause3|2
-no main true|5
-no past|1
-noon|3
-not|1
-of|1
-on|1
-on clause0|3
-on clause1|9
-on clause2|-2
-on clause3|-2
-on main false|3
-on main true|4
-on past|-5
-one|-1
-para|-4
-para clause3|-4
-para main true|-4
-past|4
-payable|1
-payable clause2|1
-payable main true|1
-por|2
-pour|-7
-pour clause3|-8
-pour main true|-7
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
-the|-13
-the clause0|-2
-the clause1|-3
-the clause3|-10
-the main false|-7
-the main true|-9
-the past|5
-this|13
-this clause1|3
-this clause2|2
-this clause3|2
-this main false|6
-this main true|2
-this past|3
-three|1
-til|-1
-til clause3|-2
-til main true|-2
-till|-6
-till clause1|-5
-till clause3|-1
-till main false|-2
-till main true|-4
-till past|1
-tmrw|1
-tmrw clause1|1
-tmrw clause3|-3
-tmrw main true|-1
-today|7
-today clause1|5
-today clause2|6
-today clause3|-1
-today main false|2
-today main true|8
-today past|4
-tommorow|2
-tommorow clause1|2
-tomorow|1
-tomorow main true|1
-tomorrow|3
-tomorrow clause1|2
-tomorrow clause2|5
-tomorrow clause3|5
-tomorrow main false|7
-tomorrow main true|5
-tomorrow past|2
-tonight|-3
-tonight clause1|-3
-tonight clause3|6
-tonight main false|4
-tonight main true|-1
-tonight past|1
-tonite|1
-two|2
-ubermorgen|3
-ubermorgen main true|1
-um|10
-um main false|1
-until|-9
-until clause0|-1
-until clause1|-6
-until clause2|-6
-until clause3|3
-until main true|-9
-until past|-6
-week|-5
-weekday|5
-weekday clause0|-1
-weekday clause1|-2
-weekday clause2|-3
-weekday clause3|-6
-weekday main false|-7
-weekday main true|-6
-weekday past|6
-weekend|3
-weekend clause1|1
-weeks|-4
-within|-8
-within clause2|-5
-within clause3|-4
-within main false|-3
-within main true|-6
-within past|-1
<<a|-3
<<a draft|1
<<a echeance|-2
<<a faire|1
<<about|-4
<<after|-6
<<again|-5
<<al tecnico|1
<<all|3
<<am besten|1
<<amount|-3
<<an answer|2
<<and|-3
<<answer|3
<<appointment is|1
<<around|1
<<arrive|-5
<<as of|-2
<<at it|1
<<automatically|1
<<away|-3
<<b|4
<<back|-5
<<be|-3
<<be changed|3
<<be done|1
<<be here|1
<<be received|1
<<be there|1
<<be uploaded|-1
<<begin|1
<<besten|1
<<between and|1
<<bins out|1
<<birthday|3
<<birthday is|-4
<<bitte|-1
<<board meets|3
<<book|3
<<book it|1
<<booked|1
<<books|2
<<but|1
<<c|-1
<<cake|-2
<<call|6
<<camp|-1
<<car|1
<<change|-2
<<close|-4
<<closed|-2
<<closing|-8
<<code freeze|1
<<collected|-3
<<come|-4
<<comes|4
<<company|1
<<concert|-4
<<contract|3
<<court|-2
<<cutoff is|3
<<day|3
<<day after|-2
<<day is|-4
<<days|1
<<de|-5
<<deadline is|1
<<debit|-6
<<delivery|1
<<demo|1
<<deposit|-1
<<desk|2
<<direct debit|-6
<<do it|5
<<done|2
<<door|-1
<<down|-2
<<draft|1
<<du bitte|1
<<due back|4
<<echeance|-2
<<effect|1
<<end|1
<<ends|7
<<es|-2
<<eur|1
<<evening is|-2
<<expire|2
<<expires|8
<<faire|1
<<filed|1
<<files|-1
<<first|-5
<<first thing|3
<<first time|1
<<first version|1
<<fix|1
<<fix it|2
<<forecast|1
<<form|2
<<freeze|1
<<freezer|1
<<frist|1
<<from you|3
<<game|4
<<garage|-6
<<gave us|2
<<gleich|2
<<go out|1
<<go up|-6
<<goes|6
<<goes out|1
<<good|-3
<<greenhouse|1
<<half term|1
<<hall|-2
<<handover|2
<<hat|1
<<have it|1
<<have them|-2
<<her|-1
<<her back|2
<<here|-3
<<him|2
<<home|-3
<<hours|-2
<<i'm off|-2
<<ideally|2
<<in writing|1
<<inspection|1
<<invoice|-9
<<is|-4
<<is booked|1
<<is closed|-3
<<is valid|4
<<ist|2
<<it|-3
<<it back|3
<<it done|1
<<it up|7
<<it's|-1
<<it's here|-3
<<job|-2
<<kannst|1
<<keys|1
<<kick off|-3
<<kit|1
<<know|3
<<kommt|1
<<landlord|1
<<leave|-2
<<like|-1
<<list|-2
<<lyon|2
<<me|3
<<me back|1
<<me know|1
<<meeting|2
<<meeting is|-1
<<meeting of|-3
<<meets|3
<<menu|1
<<meter reading|1
<<meters|2
<<month|-1
<<month and|-2
<<month or|-1
<<moved|-2
<<moved to|-2
<<muss|4
<<mussen|1
<<my|-5
<<my desk|2
<<need it|-7
<<new one|3
<<next|2
<<next meeting|-2
<<nothing|-2
<<number|-5
<<numbers|-2
<<nur|1
<<of|-9
<<off|-3
<<off is|3
<<offers|1
<<office|1
<<ok|-1
<<older than|-3
<<on leave|-3
<<on or|1
<<one|4
<<ones|1
<<online|2
<<only|-4
<<opening|1
<<opens|1
<<or reject|1
<<ortega|-4
<<out|4
<<over|2
<<paid|-1
<<park|1
<<party|4
<<pay|1
<<payable|-1
<<payment|1
<<people|-1
<<period|1
<<pick up|-8
<<pickup is|-2
<<place|-2
<<plan|1
<<planned|2
<<please|1
<<plus tard|3
<<portal closes|1
<<post office|-1
<<price|-2
<<printed|2
<<prochaine reunion|-1
<<read|-4
<<reading|1
<<ready|1
<<received|1
<<rehearsal is|2
<<reject|1
<<remind me|1
<<reminder|1
<<renewed|1
<<renews|1
<<renews automatically|1
<<repair it|2
<<return|-3
<<return it|1
<<review|1
<<room|1
<<rota|-1
<<round|-1
<<run|1
<<runs out|5
<<sale|1
<<say|2
<<says|-4
<<schedule|1
<<see you|-4
<<sent|1
<<service|1
<<set|1
<<shift|1
<<ship|-2
<<shop|2
<<show|-1
<<shut|-3
<<sick|-2
<<sie|-1
<<sie bitte|1
<<signed|1
<<site|1
<<slides|1
<<so|8
<<sometime|-1
<<stand|-3
<<start|-5
<<starting|2
<<starts|-1
<<station|1
<<stays|-2
<<sweep comes|1
<<takes place|-2
<<tard|3
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
<<the freezer|1
<<the garage|-6
<<the hall|2
<<the landlord|1
<<the number|-5
<<the office|1
<<them|5
<<there|5
<<they close|-1
<<they come|-2
<<thing|3
<<this|2
<<time|6
<<to|5
<<to her|-2
<<to know|1
<<to us|-1
<<took|-1
<<town hall|1
<<twice|-6
<<uns|2
<<up|-9
<<uploaded|-1
<<us|2
<<valid|9
<<van|2
<<vence|1
<<version|-2
<<wanted|2
<<way home|5
<<we leave|5
<<weekday|-4
<<weekday and|-1
<<weekday or|-1
<<weekdays after|-3
<<will expire|1
<<with effect|1
<<with them|1
<<with us|-1
<<work|3
<<would|2
<<writing|1
<<you|-1
<a|7
<ab|2
<aber|1
<about|-5
<above|1
<access|-3
<accounts|-1
<ad|-5
<after|-7
<afternoon|-3
<again|-8
<agm|1
<al|-4
<alarm|-5
<all|1
<also|1
<am|3
<amended|2
<amount|-3
<an|1
<and|1
<angebot|2
<another|-6
<answer|4
<any|-9
<api|1
<appointment|2
<approve|1
<are|-4
<around|1
<arrange|1
<arrive|-6
<as|-1
<ask|1
<asked|2
<asking|-3
<asks|1
<assessment|-1
<at|-5
<au|3
<aunt|-3
<automatically|1
<avant|1
<away|-3
<b|5
<back|-5
<bank|2
<be|9
<because|-5
<been|-9
<before|15
<begin|1
<being|-1
<bestellen|-1
<besten|2
<between|1
<bfore|1
<bike|1
<bird|2
<birthday|-1
<bis|3
<bitte|3
<blue|1
<bo|-1
<board|4
<boiler|2
<book|-8
<booking|1
<books|-2
<both|2
<bottles|-7
<branch|-1
<brauche|1
<bread|-1
<brief|-4
<bring|-1
<bucket|-4
<bus|-3
<but|2
<buy|1
<by|5
<c|-1
<cake|-1
<call|11
<calle|3
<camp|-1
<can|3
<can't|-2
<cancel|-2
<cancelled|1
<car|-4
<cat|1
<cellar|-1
<cert|3
<change|-2
<changed|3
<changes|3
<changing|-3
<chase|1
<check|1
<checks|1
<chekc|1
<chimney|1
<choir|1
<christmas|3
<circulate|4
<city|3
<clean|1
<cleaned|-1
<cleaners|-3
<cleaning|-1
<clear|-4
<client|-3
<close|4
<closed|-3
<closes|1
<coach|-1
<code|4
<cold|1
<collect|2
<collected|-6
<come|3
<comes|2
<commande|2
<company|-8
<concert|-5
<concrete|-1
<conference|-1
<confirm|-7
<confirmed|1
<conor|-2
<contract|2
<copy|2
<cost|-2
<costs|3
<could|1
<courier|5
<court|-2
<credit|1
<crowd|-7
<current|1
<customer|-3
<cut|-4
<cutoff|3
<d|-2
<dad's|-1
<das|4
<date|-1
<dates|-8
<days|-4
<de|2
<deadline|3
<debit|-6
<decide|-1
<deck|3
<degrees|-1
<del|-4
<deliver|-1
<delivery|1
<demo|-5
<dentist|-3
<department|3
<depot|-2
<der|3
<des|1
<desk|3
<detector|1
<die|-2
<dinner|-4
<direct|-6
<do|3
<dock|-1
<dog|-4
<doing|-1
<domain|2
<done|2
<dont|1
<down|-1
<draft|6
<dressing|1
<drive|1
<driver|1
<driving|2
<drop|-1
<dry|1
<due|3
<during|-4
<each|-1
<early|-3
<echeance|-2
<effect|1
<elevator|1
<elm|1
<en|1
<end|1
<ends|7
<engineer|-1
<entry|-3
<er|1
<es|-2
<et|-1
<evening|-1
<every|-3
<everyone|3
<everything|-7
<example|2
<exhibition|-1
<expire|2
<expires|8
<export|-7
<extend|-6
<extinguisher|-1
<fair|-3
<faire|2
<family|-1
<faudrait|1
<faut|2
<fee|3
<feed|4
<feedback|-1
<fetch|2
<field|1
<file|1
<filed|1
<filter|1
<final|1
<finance|-2
<finish|1
<fire|1
<fix|4
<flaky|1
<flat|1
<floor|2
<flowers|4
<fly|-2
<follow|-3
<for|-2
<forecast|1
<forget|1
<form|3
<forward|1
<fotos|3
<foundation|-4
<four|-5
<fournisseur|-2
<free|1
<freeze|2
<freezer|-3
<fridge|-4
<frist|1
<front|-1
<frost|1
<fur|1
<fyi|4
<game|4
<garage|-6
<gas|3
<gate|3
<gave|2
<get|7
<gets|1
<give|-2
<given|-1
<gives|1
<gleich|2
<go|-4
<goes|7
<good|-2
<got|4
<greenhouse|2
<grill|1
<group|2
<gutter|-1
<guy|3
<half|-5
<hall|-2
<hand|3
<handover|2
<handrail|2
<has|2
<hat|1
<have|3
<hay|-1
<he|-5
<he'll|-2
<hearing|-1
<hedge|-4
<her|-4
<here|-4
<him|3
<hire|1
<his|3
<hold|-1
<home|-6
<hours|-3
<hr|1
<i|-8
<i'd|1
<i'll|4
<i'm|-17
<ice|1
<ideally|2
<if|2
<ihn|3
<il|2
<in|-2
<ines|-4
<informed|1
<ingrid|4
<inspection|1
<inspector|2
<insurance|2
<interview|-1
<into|1
<invoice|-9
<is|-12
<iso|-1
<ist|3
<it|14
<item|1
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
<kindly|3
<kit|-4
<kitchen|-1
<know|3
<kommt|1
<konnten|1
<la|-9
<lab|5
<labels|1
<landlord|-6
<lane|1
<laundry|-5
<le|3
<lead|-2
<lease|2
<leave|-2
<leaves|2
<left|-1
<lena|1
<les|-2
<let|3
<letter|3
<letters|4
<library|-5
<licence|-1
<lift|-1
<like|1
<line|1
<list|3
<llama|4
<lo|1
<load|1
<loan|1
<local|1
<locker|2
<look|1
<lost|-5
<lotte|1
<lovely|-4
<lyon|2
<machst|1
<mail|3
<make|3
<makes|-1
<man|6
<manufacturer|-4
<marek|-1
<marketing|1
<me|8
<meet|-4
<meeting|3
<meets|3
<menu|1
<merci|1
<meter|1
<meters|2
<miss|-1
<missing|1
<mme|1
<month|-15
<months|1
<more|1
<morgen|8
<mot|7
<moved|-3
<moving|-1
<mr|1
<mrs|3
<mum's|3
<muss|5
<mussen|1
<mussten|3
<must|8
<my|-3
<n|-1
<name|-2
<necesito|1
<needs|2
<new|-8
<newsletter|7
<next|3
<night|-6
<no|1
<nobody|-4
<not|-3
<notes|-1
<nothing|-2
<notice|-1
<nous|1
<now|1
<number|-6
<numbers|-2
<nur|1
<oak|-3
<of|1
<off|-4
<offer|4
<offers|1
<office|2
<ok|1
<old|1
<older|-3
<oma|1
<on|-4
<ones|2
<online|2
<only|-2
<open|-1
<opens|-1
<or|2
<order|6
<orders|4
<original|1
<ortega|-3
<oslo|-2
<our|-5
<out|-3
<over|3
<owner|-2
<pack|1
<pads|1
<page|5
<paid|1
<palettes|1
<paper|1
<papers|4
<para|-4
<parade|-1
<parcel|-1
<parents|-3
<parents'|-1
<park|1
<parking|1
<part|1
<party|5
<passer|2
<passport|1
<patient|1
<pay|2
<payable|-1
<payment|-1
<payroll|5
<pedir|-1
<people|-1
<period|1
<permit|1
<permits|1
<peux|3
<phone|2
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
<plese|1
<plumber|1
<plus|3
<pm|-1
<polyvalente|1
<pool|-2
<portal|2
<post|-1
<pour|-1
<pourrais|-8
<prendre|1
<prepare|-2
<preparer|1
<prescription|1
<present|1
<price|-6
<printed|2
<prints|-2
<prior|2
<prochaine|-1
<prod|-2
<promised|3
<proveedor|-1
<provide|4
<puedes|2
<pump|2
<put|-5
<q|8
<quarantine|1
<quarterly|1
<quay|2
<que|7
<quiere|-3
<quote|1
<rappeler|1
<ray|1
<re|2
<reach|2
<read|-1
<ready|2
<recall|-1
<receipt|-6
<receipts|2
<receive|1
<received|-1
<reception|-3
<recycling|3
<redo|-1
<register|1
<registration|2
<rehearsal|-2
<reject|1
<release|4
<remind|1
<reminder|3
<rendre|1
<renew|2
<renewal|1
<renews|2
<rent|2
<rental|2
<renvoyer|1
<repair|4
<reparer|2
<replace|2
<reply|4
<reponse|1
<report|-7
<reports|1
<requested|-1
<reserver|-7
<return|-1
<reunion|-2
<review|1
<right|2
<ring|2
<road|-2
<room|3
<roster|1
<rota|1
<rotate|1
<route|1
<run|-4
<running|1
<runs|2
<safety|3
<said|1
<sale|1
<sales|1
<salle|-7
<salt|1
<same|1
<sample|2
<saw|-1
<say|2
<says|-2
<scaffold|-7
<schedule|2
<se|1
<season|1
<seats|-7
<second|-5
<see|-2
<send|1
<sent|1
<server|1
<service|3
<set|1
<sets|-2
<settle|-3
<shall|2
<sheet|-1
<shift|1
<ship|-1
<shop|4
<should|9
<show|-1
<shows|-2
<shut|-8
<sick|-2
<sie|1
<sign|1
<signed|1
<signs|2
<site|2
<six|1
<skip|1
<slides|1
<small|1
<smoke|1
<so|12
<sold|-1
<some|-2
<somebody|5
<someone|-1
<sometime|-1
<son|-3
<sort|1
<spare|2
<sprint|1
<staff|-2
<stage|-3
<staging|1
<stand|-3
<stands|1
<start|-6
<starting|2
<starts|1
<station|1
<stays|-6
<sticker|1
<still|2
<storage|3
<street|1
<structural|1
<sub|1
<submit|2
<submitted|1
<subscription|1
<summer|-1
<sunday's|1
<supplier|1
<survey|3
<swap|-1
<sweep|1
<swimming|1
<system|1
<table|-2
<tags|-5
<takes|-1
<talk|-1
<tard|3
<target|1
<tax|4
<tea|-1
<teacher|1
<team|2
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
<that|1
<that's|4
<thats|2
<the|-8
<their|1
<them|11
<then|-3
<there|-1
<there's|4
<therefore|1
<they|-3
<they'd|3
<they're|-3
<thing|2
<think|-4
<this|-1
<those|-1
<three|1
<thursdays|-2
<tiene|4
<tiles|1
<till|-6
<time|5
<to|14
<today|-2
<told|2
<tom|-5
<tomasz|3
<tonight's|7
<took|-1
<tour|1
<town|1
<trade|-2
<translation|1
<trip|1
<truck|3
<tu|-5
<turns|1
<twice|-7
<um|1
<un|1
<une|1
<unit|6
<unless|2
<uns|2
<until|2
<up|-10
<upgrade|1
<uploaded|-1
<ur|1
<urgent|-2
<us|3
<v|-1
<vaccination|1
<vaccine|-3
<valid|9
<van|7
<vat|-1
<vehicle|1
<vence|1
<vendor|-1
<version|-5
<vet|3
<visit|-4
<visiting|-1
<volunteer|2
<vor|1
<votre|1
<vous|1
<w|-3
<wait|-9
<walk|1
<want|5
<wanted|2
<wants|2
<warning|7
<was|-11
<water|4
<way|5
<we|-9
<wedding|2
<week|-1
<weekday|-13
<weekdays|-5
<what|-2
<whether|-1
<who|-2
<whoever|2
<why|-9
<wildcard|2
<will|3
<window|-1
<windows|-3
<wine|2
<wir|1
<with|-6
<within|-2
<without|3
<witness|4
<words|1
<work|1
<working|1
<would|3
<wound|1
<write|2
<writing|-3
<written|1
<wrong|-3
<x|1
<y|-1
<you|3
<you'd|2
<you're|3
<your|5
=a|-3
=ab|2
=aber|1
=able|1
=about|-8
=above|5
=abstracts|1
=accept|1
=access|-7
=account|1
=accounting|-1
=accounts|-2
=action|3
=actions|1
=ad|-4
=add|2
=adeyemi|1
=adults|-4
=advance|-1
=after|-7
=afternoon|-2
=again|-11
=against|1
=agency|1
=agm|1
=agnieszka|1
=agreed|4
=ahead|4
=aid|-6
=air|1
=al|1
=alarm|-8
=alex|-2
=all|-9
=also|1
=always|2
=am|8
=amended|1
=amir|1
=amount|-2
=an|5
=ana|-2
=and|-5
=angebot|1
=another|-6
=answer|4
=antes|5
=any|-8
=anyone|-8
=anything|-1
=anyway|-4
=ap|1
=api|1
=appointment|2
=approx|-1
=architect|-1
=are|-9
=around|-1
=arrange|2
=arrival|1
=arrive|-5
=arrives|1
=as|-11
=asap|-3
=ash|1
=ask|1
=asked|3
=asking|-11
=asks|1
=assessment|-1
=at|4
=attach|-4
=au|-2
=auf|-6
=aujourd'hui|1
=aunt|-2
=automatically|3
=avant|7
=away|-1
=b|4
=baby|1
=back|-2
=backup|1
=bad|-2
=badges|1
=bags|4
=bakery|1
=balance|1
=band|1
=bank|3
=batch|-1
=bathroom|1
=batteries|-5
=battery|-2
=bay|2
=bday|2
=be|12
=bea|-1
=bed|2
=been|-9
=befor|1
=before|26
=beforehand|1
=begin|1
=being|-1
=bell|-1
=ben|-2
=berlin|-1
=bescheid|-1
=best|-7
=bestell|-1
=bestellen|-1
=bestellt|1
=bestellung|1
=besten|2
=beth|2
=betrag|1
=between|9
=bfore|1
=bianca|1
=bid|-2
=big|1
=bike|1
=bill|-1
=bins|1
=bird|3
=birthday|-1
=bis|6
=biscuit|1
=bitte|5
=blades|-2
=block|-4
=blocked|1
=bo|-3
=board|4
=boat|2
=book|-10
=booked|1
=booster|1
=both|-1
=bottles|-6
=box|-1
=boxes|-5
=branch|-1
=brandt|2
=brauche|1
=brauchen|2
=bread|-1
=break|1
=breakfast|1
=bring|4
=brings|1
=btw|1
=bucket|-4
=budget|-2
=building|1
=bus|-2
=but|-3
=buy|2
=by|4
=bye|1
=c|-5
=c'est|2
=ca|1
=cable|-2
=cake|1
=caldera|1
=call|1
=called|-4
=calls|5
=came|-9
=camp|-1
=can|-4
=can't|-7
=cancel|2
=cannot|-6
=cant|-1
=car|-2
=card|2
=cat|1
=ce|2
=cellar|-4
=cert|3
=certificate|4
=cet|2
=change|-2
=changed|3
=changes|3
=changing|-5
=charge|1
=cheap|1
=checks|-4
=chekc|2
=chiara|-4
=chimney|2
=choir|3
=church|4
=circulate|4
=cita|-4
=city|4
=claim|2
=claire|-8
=clause|1
=clean|2
=cleaned|-1
=cleaners|-3
=clear|-4
=client|2
=clinic|2
=clodagh|1
=close|-3
=closed|-4
=closes|5
=closing|-2
=cn|1
=cna|-7
=coach|-2
=coats|-1
=code|3
=coffee|-1
=cold|1
=collect|2
=collected|-6
=colm|1
=colour|1
=come|4
=comes|2
=coming|3
=comment|4
=commission|1
=committee|2
=company|-8
=complete|1
=completion|2
=comprar|1
=compressor|-5
=con|-3
=concept|1
=concert|-11
=concrete|-1
=conference|-2
=confirm|4
=confirmar|-1
=confirmation|2
=confirmed|1
=conor|-2
=consulate|3
=contract|1
=contractor|2
=cooling|-4
=copies|1
=corrected|1
=correction|-4
=cost|-2
=costs|1
=cottage|-4
=could|-6
=council|3
=count|-9
=counter|-3
=county|2
=couple|-1
=courier|1
=court|-2
=cover|1
=crane|-1
=credentials|1
=credit|-3
=crew|1
=critical|-4
=crowd|-7
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
=dad|2
=dad's|-1
=damage|-1
=dan|1
=dana|1
=dann|-1
=das|1
=data|5
=date|6
=dates|-8
=daughter|-3
=day|1
=days|-6
=de|10
=deadline|4
=debit|-6
=decide|-1
=decided|6
=declan|1
=deduction|1
=deep|1
=defrost|2
=degrees|-5
=deirdre|-7
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
=der|2
=des|2
=descaling|1
=description|-1
=desk|1
=detector|1
=detectors|1
=deux|1
=dia|1
=did|1
=die|2
=dinner|2
=direct|-6
=discharge|-1
=discussed|2
=display|-7
=district|1
=do|-6
=dock|-1
=doctor|2
=documents|-4
=does|1
=dog|-4
=doing|-6
=domain|2
=don't|3
=donc|2
=done|3
=dont|6
=door|-2
=doors|-3
=dort|-4
=down|-2
=dr|3
=draft|2
=drafts|5
=drama|-1
=drawing|1
=dressing|2
=drips|-4
=drive|1
=driver|1
=driving|2
=drop|-1
=drops|-1
=drum|-2
=dry|1
=du|3
=due|10
=during|-6
=e|5
=earlier|1
=early|-2
=easter|3
=echeance|-2
=eddie|1
=effect|1
=eight|1
=eilt|-1
=ein|2
=eine|2
=einen|-3
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
=ends|5
=engineer|3
=enough|1
=entrance|1
=entry|-1
=envelope|1
=eod|2
=er|1
=es|-1
=est|1
=esta|2
=et|1
=etienne|1
=eur|-2
=eve|-3
=evening|1
=every|-12
=everybody|-5
=everyone|3
=everything|-1
=ewa|1
=example|3
=expire|2
=expires|9
=export|-7
=extend|-6
=extended|1
=extinguisher|-1
=eye|1
=fahren|1
=fair|-2
=faire|4
=families|1
=family|-1
=faudrait|3
=faut|1
=favor|-2
=fee|3
=feed|4
=feedback|-1
=ferry|-6
=fertig|1
=fetch|2
=few|-6
=field|2
=figure|-1
=figures|4
=file|-1
=filed|1
=filter|4
=final|1
=finance|-2
=find|-6
=fine|4
=finish|2
=fire|1
=first|11
=fish|-4
=five|-4
=fix|-11
=fixed|1
=flaky|1
=flat|1
=flight|3
=floor|-8
=floors|1
=florist|1
=flowers|2
=flu|1
=fly|-2
=folder|-3
=follow|-2
=following|1
=for|2
=forecast|1
=forget|6
=forklift|1
=form|4
=fortnight|1
=forward|1
=foundation|-4
=four|-3
=fragt|1
=frau|-4
=free|1
=freeze|2
=freezer|-3
=fridays|-2
=fridge|-4
=frist|1
=from|4
=front|-4
=frost|1
=fruh|2
=full|2
=fur|1
=fyi|1
=game|4
=garage|-5
=garden|2
=gareth|-1
=gas|2
=gate|5
=gave|2
=genannte|1
=get|1
=gets|4
=getting|-1
=give|-2
=gives|1
=gleich|2
=gloria|1
=go|8
=goes|5
=going|2
=gone|-1
=good|-3
=goods|-1
=got|4
=grandma's|1
=grant|1
=grateful|1
=great|1
=green|1
=greenhouse|2
=greta|1
=grill|1
=group|-3
=guarantee|-5
=gus|1
=gutter|-1
=gutters|-6
=guy|1
=guys|1
=gym|1
=h|-5
=had|-4
=hail|-1
=halb|1
=half|-5
=hall|-8
=hana|-9
=hand|5
=handover|-2
=handrail|2
=hands|1
=hang|-1
=has|7
=hasta|-3
=hat|-5
=have|2
=hay|-1
=he|3
=he'd|1
=he'll|-2
=he's|-1
=heads|1
=hearing|-7
=heater|1
=heating|1
=hedge|-4
=held|1
=helen|1
=hello|-1
=hem|2
=her|-9
=herr|2
=heute|2
=him|3
=hip|-4
=hire|3
=his|6
=hold|-1
=holiday|-1
=holidays|1
=home|-9
=honey|-3
=hora|1
=hot|1
=hotel|-1
=hour|2
=hours|-7
=house|-3
=hoy|8
=hr|2
=hrs|1
=i|3
=i'd|1
=i'll|4
=i'm|-9
=ice|2
=ich|-1
=id|-4
=ideally|2
=if|5
=ihn|3
=il|4
=im|-6
=immediately|2
=important|-2
=imran|-1
=in|-5
=ines|-3
=informe|1
=informed|1
=inga|1
=ingrid|4
=inspected|-2
=inspection|3
=inspector|3
=insurance|-3
=insured|1
=interim|3
=interview|-1
=invoice|-8
=is|7
=iso|-1
=issue|-1
=ist|2
=it|5
=it's|2
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
=kann|-1
=kannst|2
=keep|-3
=kegs|-5
=keller|2
=kev|-7
=key|1
=keys|3
=kg|2
=kick|-3
=kindergarten|2
=kindly|5
=kirsty|1
=kit|-4
=kitchen|-3
=know|4
=kommt|2
=konnten|1
=konto|1
=l|-5
=l'envoyer|1
=la|-5
=lab|1
=label|-1
=labels|1
=land|-4
=landlord|-6
=lane|1
=laptop|3
=lars|1
=las|5
=lassen|-1
=last|1
=late|3
=later|5
=latest|5
=lauft|-2
=launch|-2
=laundry|-5
=le|1
=lead|-2
=leak|-6
=lease|3
=leasing|-1
=least|1
=leave|-3
=leaves|2
=left|-3
=lemon|2
=lena|1
=leonie|2
=les|2
=less|-5
=lesson|-4
=lessons|1
=let|1
=let's|1
=letter|6
=letters|5
=licence|-1
=license|1
=lift|-1
=like|1
=limit|-3
=linde|-1
=line|-2
=lines|-6
=list|3
=listen|1
=lists|-1
=live|1
=llama|1
=llamar|1
=lo|1
=load|4
=loading|1
=loan|1
=local|2
=lock|1
=locker|2
=long|-3
=look|-13
=lorenz|1
=lorry|-3
=los|1
=lost|-5
=lotte|1
=lovely|-5
=low|-2
=lower|4
=lucia|-4
=lunchtime|-1
=lyon|2
=m|4
=machen|1
=machine|2
=machines|-2
=machst|1
=madame|-1
=made|1
=mail|5
=main|-1
=maintenance|1
=make|4
=makes|1
=mama|1
=man|1
=manager|3
=manana|6
=manufacturer|-5
=marcus|-1
=marek|-7
=marketing|1
=marta|2
=match|-3
=matt|1
=matter|1
=maybe|1
=mayor|2
=me|-4
=mean|3
=means|1
=measure|1
=meet|-4
=meeting|4
=meets|3
=mei|2
=membership|1
=memo|-4
=menu|1
=merci|1
=message|-1
=meter|3
=meters|2
=mic|-3
=mid|-7
=midi|2
=milestone|1
=min|-2
=mind|-7
=minimum|1
=minute|-3
=mir|-1
=mirko|5
=mismo|3
=miss|1
=missing|2
=mit|-2
=mme|1
=mo|1
=moment|5
=monsieur|-1
=month|1
=months|2
=more|4
=morgen|6
=morning|8
=mot|8
=mould|-1
=move|1
=moved|5
=moving|-5
=mr|4
=mrs|3
=ms|2
=much|1
=mull|1
=mum|-2
=mum's|3
=mums|-4
=music|2
=muss|3
=mussen|1
=must|4
=my|-7
=myself|-5
=n|-1
=nachsten|1
=nadia|1
=names|1
=nd|1
=nearly|1
=need|2
=needed|-2
=needs|4
=neighbours|-4
=net|-4
=neue|2
=neuen|1
=new|-1
=news|1
=next|2
=niamh|1
=nicht|-1
=night|-8
=nights|-1
=nine|1
=nite|3
=no|-8
=nobody|-5
=noch|5
=noise|1
=noon|-2
=noor|-2
=north|-1
=not|-5
=notes|-7
=nothing|-5
=notice|3
=notices|2
=nous|1
=now|-13
=number|-5
=numbers|1
=nur|1
=nursery|-3
=nxt|1
=o'clock|-2
=oak|2
=obtain|1
=oder|1
=of|5
=off|-2
=offers|1
=oh|-1
=ok|5
=okafor|3
=ola|1
=old|-3
=older|-3
=oma|-2
=on|-9
=once|1
=one|3
=ones|2
=online|2
=open|-12
=opening|1
=opens|2
=order|6
=ordner|-3
=organ|1
=original|1
=ortega|-2
=oslo|1
=other|1
=otherwise|4
=our|2
=out|-1
=over|-4
=overdue|-2
=owen|1
=own|2
=owner|-4
=ozdemir|1
=p|1
=pack|1
=padres|1
=pads|1
=page|3
=pages|1
=paint|1
=palettes|1
=pallet|1
=paolo|-1
=paper|3
=papers|4
=par|1
=para|-7
=parents|-2
=parents'|-1
=park|1
=parking|-2
=part|-1
=partner|1
=parts|-1
=party|6
=parvenir|1
=pass|1
=passport|-5
=past|1
=patient|1
=pay|7
=payable|1
=payment|-4
=payroll|5
=pdf|1
=pedido|1
=pedir|-1
=people|-2
=per|1
=period|5
=permit|2
=permits|-3
=person|5
=persons|1
=pete|1
=peter|1
=peux|6
=pharmacy|-1
=phone|1
=phones|-1
=photo|-7
=photographer|-2
=photos|-4
=physio|-1
=piano|-2
=pick|2
=picks|1
=pickup|1
=pilar|-1
=plan|3
=plants|-4
=plate|1
=plates|1
=playground|4
=plazo|1
=pleas|1
=please|9
=plese|1
=pls|-5
=plumber|-1
=plus|2
=plz|1
=pm|-3
=point|1
=pool|-2
=por|1
=porfa|1
=portal|1
=possible|3
=post|1
=pounds|1
=pour|-3
=pourrais|-7
=power|5
=practice|1
=pre|-1
=premium|-1
=prendre|1
=prepare|-1
=preparer|1
=prescription|3
=present|1
=press|1
=price|-5
=primera|1
=print|1
=printed|2
=printer|3
=prints|-8
=prior|3
=priority|-1
=probably|-1
=prochaine|-1
=prod|-2
=promise|1
=promised|9
=proof|-1
=property|-1
=proveedor|-1
=provide|2
=prufer|1
=prufung|1
=publish|-1
=puede|2
=puedes|2
=pump|3
=pupils|-1
=put|3
=q|6
=quarantine|1
=quarter|2
=quarterly|1
=que|7
=questionnaire|1
=quiere|-3
=quiet|-5
=quotation|5
=quote|3
=quotes|1
=r|2
=radio|2
=rain|1
=raj|-2
=rang|-2
=rappeler|1
=rate|4
=raus|1
=ravi|-2
=ray|1
=rd|-1
=re|3
=read|-5
=reading|-1
=ready|7
=really|1
=recall|-2
=receipt|-5
=receipts|3
=receive|1
=received|3
=reception|-3
=record|1
=records|2
=recycling|1
=redo|-6
=ref|-4
=refill|-5
=register|1
=registration|3
=registry|-4
=reifen|2
=reject|1
=release|4
=relire|1
=remind|7
=reminder|3
=rendre|1
=renew|9
=renewal|1
=renewing|-2
=renews|7
=renovar|1
=rent|1
=renvoyer|1
=repaint|-5
=repair|5
=repaired|1
=reparer|3
=replaced|-2
=reply|3
=reponse|1
=report|-8
=reports|3
=reprinted|1
=requests|3
=required|1
=reservation|1
=reserver|-7
=reset|3
=residents|2
=response|4
=restaurant|1
=return|-2
=reunion|-1
=review|4
=revised|-1
=right|1
=ring|-7
=rita|-5
=road|1
=rob|-3
=roll|-1
=rolls|2
=roof|1
=room|5
=rosa|-4
=roster|1
=rota|-6
=rotate|1
=round|6
=route|1
=ruben|2
=rui|1
=run|-4
=running|-3
=runs|3
=ruth|1
=s|1
=safety|1
=said|5
=sala|1
=sale|1
=sales|1
=salle|-10
=salt|1
=same|-3
=sample|4
=sand|4
=sans|2
=satruday|1
=saturday's|-4
=saturdays|-5
=saw|-6
=say|1
=says|-4
=scaffold|-9
=schedule|2
=schicken|1
=schlussel|-5
=school|-9
=se|2
=sealed|2
=season|1
=second|-1
=see|3
=seguro|1
=sein|2
=self|1
=semaine|1
=send|6
=sends|3
=senor|-3
=senora|1
=sera|1
=server|2
=serviced|1
=set|2
=settled|-1
=shall|-2
=share|1
=sharp|1
=she|4
=she'd|1
=she's|-2
=sheets|1
=shelves|1
=shift|-5
=ship|3
=shoes|1
=shoot|-1
=shop|-3
=short|-4
=shot|-1
=should|-4
=shut|-7
=shuts|1
=si|3
=sie|1
=sign|2
=signed|2
=signs|3
=since|-8
=sind|1
=sing|1
=siobhan|2
=site|3
=six|1
=sixty|2
=skip|2
=slide|1
=slides|1
=small|3
=smoke|1
=so|4
=sofa|1
=soir|1
=sol|1
=sold|-1
=some|-2
=someone|-4
=sometime|-1
=son|-3
=sonst|1
=soon|-6
=sorry|1
=sort|1
=sorted|1
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
=stair|-1
=stand|-2
=standing|-1
=stands|1
=start|-8
=starting|-1
=starts|7
=state|1
=station|1
=statt|-3
=stays|-5
=steht|-4
=sticker|1
=still|1
=stock|1
=stop|-1
=storage|2
=store|1
=storm|6
=stp|1
=street|1
=structural|1
=stuck|-2
=studio|-1
=stuff|1
=sub|1
=submission|1
=submit|3
=submitted|1
=subscription|1
=sud|1
=suit|1
=summer|1
=sump|1
=sunday's|3
=sunniva|2
=supplier|2
=support|-1
=surgery|1
=survey|2
=svenja|-3
=sweep|2
=swept|1
=swimming|-1
=system|1
=table|-3
=tags|-5
=take|6
=takes|1
=talk|-1
=tank|1
=tap|-2
=tard|1
=tarde|2
=target|9
=tax|5
=tb|4
=te|1
=tea|-1
=teacher|1
=team|3
=tech|1
=technician|1
=tecnico|1
=teh|-3
=tell|-13
=temp|-1
=ten|-5
=tenant|1
=tenth|1
=terms|-4
=test|4
=text|1
=th|3
=than|2
=thank|-4
=thanks|-2
=thanksgiving|3
=that|2
=thats|2
=the|5
=theatre|-4
=them|4
=then|3
=there|-2
=there's|-4
=therefore|1
=they|5
=they'd|3
=they're|-9
=thing|2
=think|-10
=third|1
=thirtieth|1
=thirty|1
=this|2
=those|-1
=three|6
=through|-1
=thursdays|-3
=thx|1
=tickets|-1
=tiene|4
=tiles|1
=till|-15
=time|5
=tina|-3
=tls|4
=tmrw|9
=to|2
=today|16
=together|3
=toilet|2
=told|1
=toll|-1
=tom|-5
=tomatoes|1
=tombola|-7
=tommorow|2
=tomorow|1
=tomorrow|7
=tomorrow's|2
=toner|1
=tonight|2
=tonite|1
=too|2
=took|-2
=tool|1
=tour|1
=towels|-5
=town|1
=trade|-2
=traffic|1
=train|-5
=transfer|1
=translation|1
=tree|2
=trial|2
=trip|2
=truck|3
=try|1
=tu|-1
=turns|2
=tuv|1
=tv|-1
=twenty|1
=twice|-11
=two|4
=u|3
=ubermorgen|3
=uberweisen|1
=uhr|4
=um|6
=un|3
=und|-4
=under|4
=une|1
=unit|-4
=unless|1
=uns|1
=unten|1
=until|-2
=up|8
=update|-1
=upgrade|-1
=upload|-1
=ur|1
=urgent|1
=use|-2
=used|-3
=uwe|1
=v|-2
=vaccination|1
=vaccine|-3
=valid|7
=van|6
=vat|-4
=vehicle|1
=vence|1
=vergessen|1
=version|-2
=vertrag|-2
=vet|6
=vienen|1
=violin|1
=visit|-1
=visiting|-1
=visitors|2
=voice|-3
=volunteer|2
=volunteers|1
=vom|-7
=von|1
=vor|2
=vorher|1
=votre|-1
=vous|1
=vpn|-1
=w|4
=wait|-8
=walk|1
=wanda|1
=wanted|4
=wants|1
=war|-3
=warden|1
=warning|7
=warranty|-4
=was|-15
=wash|3
=we|-1
=we'll|-4
=we're|-7
=weather|2
=website|-1
=wedding|-1
=week|-7
=weekday|3
=weekdays|-4
=weekend|2
=weeks|1
=weiss|1
=werden|1
=were|-5
=wes|4
=what|-4
=what's|1
=when|3
=whenever|-6
=whether|-6
=which|-1
=while|1
=who|-1
=whoever|2
=why|-10
=wildcard|2
=will|6
=wilma|-4
=windows|-2
=wine|-2
=wir|2
=with|3
=without|-7
=witness|4
=woche|2
=wochen|1
=won't|1
=words|2
=work|4
=working|6
=works|-1
=wound|1
=write|-5
=writes|2
=writing|-5
=wrong|-3
=wrote|-1
=x|1
=y|1
=yard|1
=year|-1
=yes|-4
=yesterday|-8
=yet|3
=you|-8
=you'd|2
=you're|3
=your|11
=yours|2
=zum|-3
=zur|1
>'s|-3
>>'s|-3
>>'s rehearsal|1
>>'s run|1
>>'s service|1
>>a|2
>>a primera|1
>>after|6
>>al|4
>>all|2
>>and|-3
>>and back|-3
>>and i|1
>>and i'd|-6
>>and month|-1
>>and the|-2
>>and there's|-3
>>and they|2
>>and we|2
>>and weekday|-1
>>are|-2
>>around|2
>>as|1
>>at|4
>>at the|1
>>auf|-3
>>auf das|1
>>because|2
>>because the|1
>>before|2
>>beim|1
>>between|6
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
>>from|-4
>>from now|-1
>>hand|1
>>hay|1
>>hay que|1
>>i|-5
>>if|2
>>if possible|1
>>if you|1
>>im|-4
>>in|6
>>in the|4
>>is|7
>>is fine|3
>>is the|5
>>ist|-1
>>it|1
>>its|1
>>kommt|-1
>>mismo|3
>>month|1
>>net|-1
>>nite|3
>>noch|7
>>noch die|1
>>noch raus|2
>>now|-5
>>of|-5
>>of the|-7
>>of today's|2
>>ok|1
>>on|-11
>>on fridays|-2
>>on the|-1
>>only|6
>>or|-2
>>or no|-4
>>or we|1
>>please|4
>>pls|3
>>round|5
>>run|1
>>service|-1
>>shift|-1
>>so|5
>>so before|2
>>so it|1
>>so that|1
>>so the|-2
>>so we|2
>>somebody|-1
>>stp|1
>>the|7
>>they|5
>>this|2
>>to|-5
>>to the|-2
>>um|-8
>>w|1
>>was|1
>>we have|-1
>>we need|1
>>we will|1
>>when|2
>>without|-8
>>without deduction|1
>>work|2
>>would|3
>>would be|3
>a|-1
>ab|-1
>after|10
>again|-3
>al|4
>all|3
>always|2
>am|-2
>and|-3
>anyone|-9
>are|-5
>around|2
>at|-5
>auf|-3
>back|-5
>be|-3
>before|10
>beim|1
>bescheid|-1
>between|5
>bis|-5
>bring|1
>but|-8
>by|4
>c|-4
>can|4
>can't|-5
>card|1
>check|1
>clear|1
>close|5
>closed|2
>closes|-1
>come|1
>comes|-1
>committee|2
>cut|1
>das|1
>date|-1
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
>eur|-1
>every|-1
>fahren|1
>file|1
>fine|5
>first|5
>fish|-4
>fix|-3
>for|-2
>fridays|-2
>from|-5
>full|1
>fur|1
>genannte|1
>get|1
>go|6
>goes|-6
>good|1
>great|1
>group|-5
>gym|-4
>hall|-5
>have|4
>hay|1
>he|-1
>her|-4
>him|-1
>hora|1
>hour|2
>i'd|-6
>i'm|3
>if|5
>im|-6
>in|3
>is|3
>ist|-1
>it|-6
>it's|8
>its|1
>itself|-2
>job|-4
>keys|-2
>know|-1
>kommt|-2
>konto|1
>la|4
>las|1
>last|-1
>late|-3
>latest|1
>letter|-2
>like|-1
>machen|1
>matter|1
>me|-2
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
>nite|3
>nobody|-1
>noch|6
>not|-3
>notice|4
>now|-7
>of|-6
>office|1
>ok|2
>old|-1
>on|-5
>only|6
>or|-2
>our|7
>out|-1
>over|-3
>overdue|-1
>pay|3
>per|1
>pickup|2
>please|1
>pls|3
>pm|-1
>portal|-1
>possible|2
>post|1
>primera|1
>print|1
>que|1
>raus|5
>re|-1
>reach|-2
>receipt|1
>rehearsal|1
>report|-1
>room|-1
>round|5
>run|2
>says|-1
>school|-8
>sein|2
>send|1
>service|-1
>she|1
>shift|-4
>shoot|-1
>should|-12
>show|1
>shows|2
>sign|-1
>six|1
>so|2
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
>then|1
>there's|-3
>they|8
>they'll|-1
>thing|-3
>think|-4
>this|-1
>through|-1
>thx|1
>till|-5
>time|1
>to|1
>today|2
>today's|2
>tomorrow|5
>trial|1
>two|1
>um|-8
>und|-4
>unten|1
>until|-2
>up|5
>upload|-1
>us|-6
>visit|3
>vom|1
>w|1
>want|4
>wants|-1
>water|-2
>we|1
>wedding|-5
>weekday|2
>when|1
>whether|1
>will|2
>with|-2
>within|-1
>without|-6
>work|3
>would|6
>write|-3
>y|1
>year|-1
>you|5
>zum|1
`;
