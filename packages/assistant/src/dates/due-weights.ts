/** How much each feature speaks for that a text wants its task done then; made by `npm run learn:dues`, not by hand. */
export const DUE_WEIGHTS = `
+after rank1 beside false|2
+after rank1 beside true|-8
+after rank2 beside false|-2
+after rank2 beside true|7
+after rank3 beside false|5
+after rank3 beside true|11
+asked rank1 beside true|2
+asked rank2 beside false|4
+asked rank2 beside true|-15
+asked rank3 beside false|1
+asked rank3 beside true|26
+asksSomebody|26
+before rank1 beside false|5
+before rank1 beside true|-7
+before rank2 beside true|-12
+before rank3 beside false|7
+before rank3 beside true|-12
+beginsRange|-31
+clause0|-11
+clause0 main false|-3
+clause0 main true|-8
+clause1|-4
+clause1 main false|-9
+clause1 main true|2
+clause2|6
+clause2 main false|10
+clause3|7
+clause3 main false|-1
+clause3 main true|7
+date|2
+distance0|15
+distance1|7
+distance2|18
+distance3|26
+distance4|-18
+ends|13
+endsRange|-5
+far by count|4
+far digits|-27
+far other|-40
+far year|-60
+form day|-1
+form digits|-12
+form other|2
+form year|14
+further after|-20
+further before|9
+further beside false|-5
+further beside true|-6
+further only false|13
+further only true|-24
+further rank1|4
+further rank2|4
+further rank3|-19
+hasNoDay|-60
+hasTime|28
+inHeading|40
+inSubject|1
+inSubject2|-23
+inSubject3|23
+isBesideDateOfMain|-19
+isBesideOthers|4
+isBrief|-6
+isField|-6
+isFirst|-2
+isFurther|-11
+isFuture|-4
+isItem|-1
+isJustBefore|30
+isJustBehind|11
+isLessSure|-23
+isLessSureThere|10
+isLong|9
+isNextYear|-19
+isOfMany|-11
+isOfReader|16
+isOfSomebody|1
+isOwner|-12
+isPast|2
+isPastElsewhere|9
+isSpan|11
+isTask|-2
+leads|7
+main rank1 beside false|3
+main rank1 beside true|-7
+main rank2 beside false|-3
+main rank2 beside true|4
+main rank3 beside false|-4
+main0|4
+main0 asked|-5
+main0 asked sentence0 rank2|-2
+main0 asked sentence0 rank3|3
+main1|9
+main1 after|6
+main1 after sentence0 rank2|-6
+main1 after sentence0 rank3|10
+main1 after sentence1 rank1|-4
+main1 after sentence1 rank2|-12
+main1 after sentence1 rank3|13
+main1 after sentence3 rank2|-2
+main1 asked|8
+main1 asked sentence1 rank1|5
+main1 asked sentence1 rank2|-4
+main1 asked sentence1 rank3|6
+main1 before|-4
+main1 before sentence0 rank2|1
+main1 before sentence1 rank2|-2
+main2|3
+main2 after|-2
+main2 after sentence0 rank2|9
+main2 after sentence0 rank3|1
+main2 after sentence1 rank1|1
+main2 after sentence1 rank2|3
+main2 after sentence1 rank3|-12
+main2 after sentence2 rank1|-4
+main2 after sentence2 rank2|-21
+main2 after sentence2 rank3|4
+main2 after sentence3 rank1|6
+main2 after sentence3 rank2|16
+main2 after sentence3 rank3|-5
+main2 asked|7
+main2 asked sentence2 rank1|11
+main2 asked sentence2 rank2|-6
+main2 asked sentence2 rank3|5
+main2 before|-6
+main2 before sentence0 rank2|11
+main2 before sentence0 rank3|-4
+main2 before sentence1 rank1|5
+main2 before sentence1 rank2|-7
+main2 before sentence1 rank3|1
+main2 before sentence2 rank1|3
+main2 before sentence2 rank2|9
+main2 before sentence2 rank3|-16
+main2 before sentence3 rank2|-9
+main2 main|-2
+main2 main sentence2 rank2|-2
+main3|-2
+main3 after|1
+main3 after sentence0 rank2|-14
+main3 after sentence0 rank3|5
+main3 after sentence1 rank1|1
+main3 after sentence1 rank2|5
+main3 after sentence1 rank3|-7
+main3 after sentence2 rank1|-16
+main3 after sentence2 rank2|19
+main3 after sentence2 rank3|-3
+main3 after sentence3 rank1|4
+main3 after sentence3 rank3|5
+main3 asked|2
+main3 asked sentence3 rank1|-9
+main3 asked sentence3 rank2|2
+main3 asked sentence3 rank3|4
+main3 before|-9
+main3 before sentence0 rank1|-5
+main3 before sentence0 rank3|3
+main3 before sentence1 rank1|-6
+main3 before sentence1 rank2|-6
+main3 before sentence1 rank3|5
+main3 before sentence2 rank1|3
+main3 before sentence2 rank2|2
+main3 before sentence2 rank3|7
+main3 before sentence3 rank2|-10
+main3 main|-5
+main3 main sentence3 rank1|-3
+main3 main sentence3 rank2|3
+main3 main sentence3 rank3|-6
+may say when after|17
+namesThing|-8
+none|-9
+none main0|-4
+none main1|-4
+none main2|-10
+none main3|-4
+none mainnone|-12
+none of main|-3
+none of others|-25
+none of some|-8
+none of sure|-2
+past after|10
+past asked|-9
+past before|1
+past clause0|3
+past clause1|-23
+past clause2|16
+past clause3|7
+past day|-7
+past digits|8
+past main|2
+past other|-9
+past rank1|-1
+past rank2|-2
+past rank3|5
+past year|11
+rank1|-9
+rank1 main false|-8
+rank1 main true|-1
+rank1 sentence0|-5
+rank1 sentence1|1
+rank1 sentence2|-4
+rank1 sentence3|-2
+rank2|-6
+rank2 main false|-7
+rank2 main true|-2
+rank2 sentence0|-10
+rank2 sentence1|-4
+rank2 sentence2|-1
+rank2 sentence3|1
+rank3|8
+rank3 main false|8
+rank3 main true|6
+rank3 sentence0|20
+rank3 sentence1|8
+rank3 sentence3|2
+says when after|18
+says when before|20
+sentence0|5
+sentence1|4
+sentence2|-2
+sentence3|1
+thatDay|5
+time after clause1|-12
+time after clause2|-6
+time after clause3|5
+time asked clause1|11
+time asked clause2|-23
+time asked clause3|1
+time before clause0|-6
+time before clause1|-6
+time before clause2|-6
+time before clause3|-9
+time main clause1|-1
+where after|9
+where asked|5
+where before|-15
+where main|-7
-a|-3
-a clause1|-5
-a clause2|2
-a clause3|1
-a main true|-2
-a past|-2
-ab|1
-ab main false|-1
-after|2
-afternoon|-3
-am|2
-am clause2|1
-am main false|-3
-am main true|4
-am past|1
-antes|10
-antes clause2|1
-antes clause3|5
-antes main true|5
-at|7
-at clause0|-4
-at clause1|3
-at clause2|-3
-at clause3|4
-at main false|2
-at main true|-2
-at past|-3
-aujourd'hui|3
-aujourd'hui clause3|1
-aujourd'hui main true|3
-avant|4
-avant clause1|-2
-avant clause2|1
-avant clause3|3
-avant main false|3
-avant main true|-1
-avant past|1
-b|4
-b clause3|3
-b main true|3
-b past|1
-befor|1
-befor clause3|1
-befor main true|1
-before|4
-before clause1|-4
-before clause2|1
-before clause3|7
-before main false|-3
-before main true|7
-before past|1
-bis|10
-bis clause1|5
-bis clause2|2
-bis clause3|3
-bis main false|4
-bis main true|5
-bis past|2
-by|5
-by clause0|-4
-by clause1|-3
-by clause3|11
-by main false|4
-by past|-1
-ce|2
-ce clause3|1
-ce main true|1
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
-deadline main false|-3
-deadline main true|1
-del clause1|-1
-del clause2|-1
-del main false|-4
-del main true|2
-demain|1
-demain clause2|-1
-demain clause3|2
-den|-1
-du|-2
-du clause1|-3
-du clause3|1
-du main true|-3
-due|6
-due clause1|4
-due clause2|2
-due main false|3
-due main true|3
-easter|3
-el clause1|6
-el clause2|1
-el main false|7
-end|-5
-end clause1|1
-end main true|1
-ende|2
-eod|1
-eod main true|1
-esta|1
-esta main true|1
-evening|4
-fin|1
-first|4
-five|-6
-for|-3
-for clause0|2
-for clause1|3
-for clause2|2
-for clause3|-11
-for main false|6
-for main true|-10
-for past|7
-four|-5
-four clause1|-6
-four main false|-5
-from|-3
-from clause0|1
-from clause3|-4
-from main false|5
-from main true|-8
-from past|-7
-fruh|-9
-half|4
-half clause1|3
-half main true|4
-hasta|-3
-hasta main true|-3
-heute|6
-heute clause1|4
-heute clause2|2
-heute main false|1
-heute main true|5
-hours|-5
-hoy|4
-hoy clause2|4
-hoy clause3|-2
-hoy main true|-1
-in|5
-in clause1|3
-in clause3|2
-in main false|-4
-in main true|9
-in past|-1
-kw|-1
-la|1
-later|6
-latest|3
-latest clause1|2
-latest main true|2
-le|-2
-le clause1|2
-le clause2|-2
-le clause3|1
-le main false|-1
-le main true|2
-le past|-2
-least|1
-lunch|1
-lunchtime|3
-manana|10
-manana clause1|3
-manana clause2|2
-manana clause3|4
-manana main false|3
-manana main true|6
-matin|-2
-mid|-8
-midnight|-2
-minutes|-1
-month clause1|2
-month main false|6
-month main true|-2
-month past|1
-morgen|-5
-morgen clause1|-3
-morgen clause3|-3
-morgen main false|2
-morgen main true|-7
-morning|-7
-needed|1
-needed clause2|1
-needed past|1
-next|-10
-next clause1|-5
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
-noon|4
-not|1
-of|1
-on clause0|3
-on clause1|9
-on clause2|-2
-on clause3|-2
-on main false|2
-on main true|5
-on past|-7
-one|-1
-para|-4
-para clause3|-5
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
-ten|-2
-the|-14
-the clause0|-2
-the clause1|-3
-the clause3|-11
-the main false|-6
-the main true|-10
-the past|5
-this|13
-this clause1|3
-this clause2|3
-this clause3|2
-this main false|6
-this main true|2
-this past|3
-three|1
-til|-1
-til clause3|-2
-til main true|-1
-till|-6
-till clause0|-1
-till clause1|-4
-till clause2|-1
-till clause3|-1
-till main false|-2
-till main true|-4
-till past|1
-tmrw|1
-tmrw clause1|1
-tmrw clause3|-2
-tmrw main true|-1
-today|8
-today clause1|5
-today clause2|6
-today main false|3
-today main true|7
-today past|6
-tommorow|2
-tommorow clause1|2
-tomorow|1
-tomorow main true|1
-tomorrow|2
-tomorrow clause1|1
-tomorrow clause2|4
-tomorrow clause3|6
-tomorrow main false|6
-tomorrow main true|5
-tomorrow past|2
-tonight clause1|1
-tonight clause3|5
-tonight main false|9
-tonight main true|-2
-tonight past|1
-two|1
-ubermorgen|3
-ubermorgen main true|1
-um|12
-um main false|1
-until|-8
-until clause0|-1
-until clause1|-4
-until clause2|-6
-until clause3|2
-until main false|-2
-until main true|-7
-until past|-6
-week|-3
-weekday|6
-weekday clause0|-1
-weekday clause1|-2
-weekday clause2|-3
-weekday clause3|-6
-weekday main false|-7
-weekday main true|-5
-weekday past|6
-weekend|3
-weeks|-5
-within|-8
-within clause2|-4
-within clause3|-5
-within main false|-3
-within main true|-6
-within past|-2
<<a|-2
<<a draft|1
<<a echeance|-2
<<a faire|2
<<about|-3
<<ad|-5
<<after|-5
<<again|-5
<<al tecnico|1
<<all|2
<<am besten|1
<<amount|-3
<<an answer|1
<<and|-4
<<answer|2
<<appointment is|1
<<are|1
<<around|1
<<arrive|-5
<<as of|-2
<<at it|1
<<automatically|1
<<away|-3
<<b|4
<<back|-4
<<bank|-1
<<be|-3
<<be changed|3
<<be done|1
<<be received|2
<<be there|1
<<be uploaded|-1
<<begin|1
<<besten|1
<<between and|1
<<bins out|1
<<birthday|3
<<birthday is|-4
<<bitte|-2
<<board|-3
<<board meets|3
<<book|3
<<book it|1
<<booked|1
<<books|2
<<but|1
<<c|-1
<<cake|-2
<<call|7
<<camp|-1
<<car|1
<<change|-2
<<changed|-1
<<cleaning|1
<<clinic|1
<<close|-7
<<closed|-2
<<closes|-1
<<closing|-8
<<code freeze|1
<<collected|-3
<<come|-3
<<comes|3
<<comes down|-2
<<company|1
<<concert|-4
<<conference|-1
<<contract|2
<<council|1
<<court|-2
<<cutoff is|2
<<day|3
<<day after|-2
<<day is|-5
<<days|1
<<days of|-1
<<de|-5
<<deadline is|1
<<debit|-6
<<delivered|1
<<delivery|1
<<demo|1
<<deposit|-1
<<desk|4
<<direct debit|-6
<<do it|6
<<done|2
<<door|-1
<<down|-2
<<draft|1
<<du bitte|1
<<due back|4
<<echeance|-2
<<effect|1
<<ends|7
<<es|-2
<<eur|1
<<evening is|-2
<<expire|2
<<expires|8
<<faire|2
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
<<free|-1
<<freeze|1
<<freezer|1
<<frist|1
<<from you|3
<<fur|-1
<<game|4
<<garage|-5
<<gave us|2
<<gleich|2
<<go out|1
<<go up|-6
<<goes|7
<<goes out|1
<<good|-2
<<greenhouse|1
<<half term|1
<<hall|-2
<<handover|2
<<hat|1
<<have it|1
<<have them|-2
<<her|-1
<<her back|2
<<here|-2
<<him|3
<<holiday|-1
<<home|-2
<<hours|-2
<<i'm off|-2
<<ideally|2
<<in writing|2
<<invoice|-10
<<is|-4
<<is booked|1
<<is closed|-3
<<is valid|5
<<ist|1
<<it|-2
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
<<leave|-4
<<like|-1
<<list|-2
<<locker|1
<<lyon|2
<<me|3
<<me back|1
<<me know|1
<<meeting|2
<<meeting is|-1
<<meeting of|-3
<<meets|3
<<memo|-3
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
<<my desk|4
<<need it|-7
<<new one|2
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
<<office|2
<<ok|-1
<<older than|-3
<<on holiday|-1
<<on leave|-3
<<on or|1
<<one|3
<<ones|1
<<online|2
<<only|-4
<<open|-1
<<opening|1
<<opens|1
<<or reject|1
<<ortega|-4
<<out|4
<<over|2
<<page|3
<<paid|-1
<<party|4
<<pay|1
<<payable|-1
<<payment|1
<<people|-1
<<period|1
<<permit|1
<<phone|-1
<<pick up|-8
<<pickup is|-2
<<place|-1
<<plan|-1
<<planned|2
<<plumber|1
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
<<repair it|1
<<replaced|1
<<required|-3
<<response required|-4
<<return|-3
<<return it|1
<<review|1
<<room|1
<<rota|-1
<<round|-2
<<run|1
<<runs out|5
<<sale|1
<<say|2
<<says|-4
<<section|-1
<<see you|-4
<<sent|1
<<service|1
<<set|1
<<shift|1
<<ship|-2
<<shop|2
<<show|-1
<<shut|-4
<<sick|-2
<<sie|-1
<<sie bitte|1
<<signed|1
<<site|1
<<slides|1
<<slot|-1
<<so|10
<<sometime|-1
<<stand|-2
<<start|-4
<<starting|2
<<starts|-2
<<station|1
<<stays|-2
<<sweep comes|1
<<takes place|-1
<<tard|3
<<tecnico|1
<<tell him|2
<<term|1
<<test|3
<<tests|-6
<<than|-3
<<that|1
<<that's|4
<<thats|2
<<the bank|-1
<<the board|-3
<<the books|2
<<the contract|1
<<the deposit|-2
<<the freezer|1
<<the garage|-6
<<the hall|2
<<the landlord|1
<<the number|-5
<<the office|1
<<them|6
<<them up|1
<<there|5
<<they close|-5
<<they come|-1
<<they shut|-3
<<thing|3
<<this|1
<<time|6
<<to|6
<<to her|-2
<<to us|-1
<<took|-1
<<town hall|1
<<twice|-6
<<uns|2
<<up|-8
<<uploaded|-1
<<us|2
<<valid|9
<<van|2
<<vence|1
<<version|-2
<<visit|1
<<volunteers|2
<<wanted|2
<<way home|5
<<we leave|5
<<weekday|-3
<<weekday and|-1
<<weekdays after|-3
<<will expire|1
<<wir|1
<<with effect|1
<<with them|1
<<work|3
<<would|3
<<writing|2
<a|8
<ab|1
<aber|1
<about|-5
<above|1
<access|-3
<accounts|-1
<action|-1
<ad|-5
<after|-7
<afternoon|-3
<again|-7
<agm|1
<al|-4
<alarm|-5
<also|1
<am|4
<amended|2
<amount|-2
<an|1
<and|-2
<angebot|2
<annual|1
<another|-6
<answer|3
<any|-9
<api|1
<appointment|2
<approve|1
<are|-4
<around|1
<arrange|1
<arrive|-5
<as|-1
<ask|1
<asked|2
<asking|-3
<asks|1
<assessment|-1
<at|-4
<au|-3
<auditors|-1
<aunt|-3
<automatically|2
<avant|1
<away|-3
<b|5
<back|-5
<bank|1
<batch|-2
<be|10
<because|-6
<been|-8
<before|15
<begin|1
<being|-1
<bestellen|-1
<besten|2
<bfore|1
<big|-1
<bike|1
<bin|1
<bird|2
<birthday|-1
<bis|3
<bitte|3
<blue|1
<bo|-3
<board|1
<boat|-1
<boiler|2
<book|-8
<booking|1
<books|-1
<both|2
<bottles|-7
<branch|-1
<brauche|1
<brief|-4
<bring|-1
<bucket|-3
<bus|-2
<but|2
<buy|1
<by|7
<c|-1
<cake|-1
<call|12
<calle|2
<camp|-1
<can|2
<can't|-2
<cancel|-2
<cancelled|1
<car|-4
<cat|1
<cellar|-1
<cert|2
<change|-3
<changed|2
<changes|3
<changing|-3
<chart|-1
<chase|1
<checks|1
<chimney|1
<choir|1
<christmas|3
<circulate|2
<city|3
<clean|1
<cleaned|-1
<cleaners|-3
<clear|-5
<client|-3
<close|2
<closed|-3
<coach|-1
<code|4
<cold|1
<collect|3
<collected|-6
<come|4
<comes|2
<coming|1
<commande|3
<committee|1
<company|-8
<comprar|1
<con|1
<concert|-5
<concrete|-1
<conference|-1
<confirm|-8
<confirmation|1
<confirmed|1
<conor|-2
<contract|1
<copy|2
<cost|-2
<costs|2
<could|1
<council|1
<courier|5
<court|-2
<crash|2
<credit|1
<crowd|-8
<cups|-1
<current|1
<customer|-3
<cut|-4
<cutoff|2
<cutting|2
<d|-2
<dad's|-1
<das|4
<date|-1
<dates|-8
<day|1
<days|-5
<de|4
<deadline|3
<debit|-6
<decide|-1
<deck|3
<degrees|-1
<del|-5
<deliver|-1
<delivered|1
<delivery|2
<demo|-3
<denise|-3
<dentist|-3
<department|3
<deposit|-1
<depot|-2
<der|2
<des|1
<desk|4
<detector|1
<die|-2
<dinner|-4
<direct|-6
<do|4
<dock|-1
<doctor|1
<dog|-4
<doing|1
<domain|2
<done|2
<dont|1
<down|-1
<draft|6
<dressing|1
<driver|1
<driving|2
<drop|-1
<dry|1
<due|4
<during|-4
<each|-1
<early|-3
<echeance|-2
<effect|1
<el|1
<electric|2
<elevator|1
<elm|1
<em|1
<emailed|1
<empty|3
<en|1
<ends|7
<engineer|-1
<entry|-3
<er|1
<es|-2
<est|1
<et|-1
<eur|-1
<evening|-1
<every|-3
<everyone|4
<everything|-7
<example|2
<exhibition|-2
<expire|2
<expires|8
<export|-7
<extend|-6
<extincteurs|1
<extinguisher|-1
<fair|-3
<faire|2
<families|1
<family|-1
<faudrait|1
<faut|2
<feed|4
<feedback|-1
<fetch|2
<field|1
<file|2
<filed|1
<filter|1
<final|1
<finance|-3
<finish|2
<fire|3
<first|-1
<fix|4
<flaky|1
<flat|1
<floor|2
<flowers|5
<fly|-2
<follow|-3
<for|-1
<forecast|1
<forget|1
<form|4
<forward|1
<fotos|2
<foundation|-4
<four|-5
<fournisseur|-2
<free|1
<freeze|2
<freezer|-4
<fridge|-3
<frist|1
<from|-2
<front|-1
<frost|1
<fur|1
<fyi|4
<game|4
<garage|-5
<gas|3
<gate|3
<gave|2
<get|6
<gets|1
<give|-1
<given|-1
<gives|1
<gleich|2
<go|-2
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
<has|3
<hat|1
<have|4
<hay|-2
<he|-5
<he'll|-2
<he's|-1
<hearing|-1
<hedge|-4
<her|-4
<here|-3
<him|4
<hire|1
<his|4
<hold|-1
<holiday|-1
<home|-5
<hours|-3
<hr|1
<i|-10
<i'd|1
<i'll|4
<i'm|-19
<ice|1
<ideally|2
<if|2
<ihn|3
<il|2
<in|-1
<ines|-4
<informed|1
<ingrid|2
<inspection|1
<inspector|2
<install|1
<insurance|2
<interview|-1
<into|2
<invoice|-9
<is|-13
<iso|-1
<ist|3
<it|14
<it's|1
<item|1
<its|-2
<itself|-4
<job|-3
<journal|-2
<just|1
<kannst|2
<keep|-4
<keys|1
<kick|-3
<kids|1
<kindly|3
<kit|-4
<kitchen|-1
<know|3
<kommt|1
<konnten|1
<la|-8
<lab|5
<label|-2
<labels|1
<landlord|-6
<lane|1
<laundry|-5
<le|4
<lead|-1
<lease|2
<leave|-4
<leaves|2
<left|-1
<lena|1
<les|-2
<lessons|1
<let|3
<letter|3
<letters|4
<library|-4
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
<look|2
<lost|-8
<lotte|1
<lovely|-4
<lunch|-1
<lyon|2
<machst|1
<mail|3
<mairie|1
<make|4
<makes|-1
<man|8
<manufacturer|-4
<marek|-2
<marketing|1
<marquee|1
<me|8
<meet|-4
<meeting|3
<meets|3
<memo|-3
<menu|1
<merci|1
<message|-3
<meter|1
<meters|2
<mill|1
<miss|-1
<missing|1
<mme|1
<month|-15
<months|1
<more|1
<morgen|10
<mot|7
<mother|-4
<moved|-3
<moving|-2
<mr|1
<mrs|3
<mum's|4
<muss|5
<mussen|1
<mussten|3
<must|9
<my|-2
<n|-1
<name|-2
<necesito|1
<need|1
<needs|3
<new|-7
<newsletter|8
<next|4
<night|-7
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
<oak|-4
<of|3
<off|-4
<offer|3
<offers|1
<office|3
<ok|1
<old|1
<older|-3
<on|-4
<one|1
<ones|2
<online|2
<only|-2
<open|-1
<opens|-1
<or|3
<order|6
<orders|4
<original|1
<ortega|-3
<oslo|-2
<ought|-1
<our|-4
<out|-4
<over|3
<owner|-2
<pack|1
<page|5
<paid|1
<palettes|1
<paper|1
<papers|4
<para|-4
<parade|-1
<parcel|-1
<parents|-3
<parents'|-2
<parking|-2
<part|1
<party|4
<pas|-6
<passer|2
<passport|1
<patient|1
<pay|1
<payable|-1
<payroll|4
<pedir|-1
<people|-1
<period|1
<permit|2
<permits|1
<peux|3
<phone|1
<photo|-1
<piano|1
<pick|1
<picks|1
<pickup|-4
<pieces|2
<place|-2
<plan|-2
<planned|2
<plants|1
<plate|1
<plazo|1
<please|-2
<plese|1
<plumber|1
<plus|3
<pm|-2
<polyvalente|1
<pool|-1
<portal|2
<possible|2
<potassium|1
<pour|-2
<pourrais|-8
<pourriez|1
<practice|1
<prendre|1
<prepare|-2
<prescription|2
<present|-2
<price|-5
<print|1
<printed|2
<prints|-2
<prior|2
<prochaine|-1
<prod|-2
<promised|4
<proveedor|-1
<provide|4
<puedes|3
<pump|2
<put|-4
<q|7
<quarantine|1
<quay|2
<que|7
<quiere|-4
<quotation|5
<quote|2
<rappeler|2
<rate|1
<ray|1
<re|3
<reach|2
<read|-1
<ready|2
<recall|-1
<receipt|-5
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
<rendez|-7
<rendre|1
<renew|2
<renewal|1
<renews|2
<rent|2
<rental|2
<renvoyer|1
<repair|3
<reparer|2
<repeat|1
<replace|1
<replaced|1
<reply|3
<reponse|1
<report|-7
<reports|2
<request|1
<requested|-1
<requests|3
<required|-3
<reserver|-7
<response|-4
<reunion|-2
<review|2
<revised|1
<right|2
<ring|4
<road|-2
<room|3
<roster|1
<rota|1
<rotate|1
<round|-1
<route|1
<run|-3
<running|1
<runs|2
<safety|6
<sale|1
<sales|1
<salle|-6
<salt|1
<same|1
<sample|3
<saw|-1
<say|2
<says|-3
<scaffold|-7
<schedule|2
<se|1
<search|-4
<season|1
<seats|-8
<second|-5
<section|-1
<see|-2
<send|2
<sends|-3
<sent|1
<server|1
<service|3
<set|1
<sets|-1
<settle|-3
<shall|3
<she|1
<shift|1
<ship|-2
<shop|4
<should|9
<show|-1
<shows|-2
<shut|-9
<shuts|1
<sick|-2
<sie|1
<signed|1
<signs|2
<sing|1
<site|1
<six|1
<skip|1
<slides|1
<slot|-1
<smoke|1
<so|13
<sold|-1
<some|-2
<somebody|4
<someone|-2
<sometime|-1
<son|-3
<spare|2
<sprint|1
<staff|-2
<stage|-3
<staging|1
<stand|-2
<standing|-1
<stands|1
<start|-9
<starting|2
<station|1
<stays|-6
<sticker|1
<still|2
<storage|2
<street|1
<structural|1
<sub|1
<submit|2
<submitted|1
<subscription|1
<summer|-1
<sunday's|1
<supplier|1
<surgery|-1
<survey|2
<swap|-3
<sweep|1
<swimming|1
<system|1
<table|-3
<tags|-5
<take|-1
<takes|-4
<talk|1
<tard|3
<target|1
<tax|4
<tea|-1
<teacher|1
<team|3
<tech|1
<tecnico|1
<teh|3
<tell|-5
<tenant|-2
<tenants|1
<term|-1
<test|-2
<tests|-5
<than|-3
<thanks|-3
<thanksgiving|3
<that|1
<that's|3
<thats|2
<the|-10
<their|-1
<them|8
<then|-3
<there|-1
<there's|4
<therefore|1
<they|-4
<they'd|4
<they're|-2
<thing|3
<think|-4
<this|-1
<those|-1
<through|1
<thursdays|-2
<tiene|4
<tiles|1
<till|-5
<time|5
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
<trailer|1
<translation|1
<trip|1
<truck|3
<tu|-5
<turned|-3
<turns|2
<twice|-7
<u|1
<un|1
<une|1
<unit|6
<unless|2
<uns|2
<until|2
<up|-11
<upgrade|-1
<uploaded|-1
<ur|1
<urgent|-1
<us|3
<v|-1
<vaccination|1
<vaccine|-3
<valid|9
<van|7
<vat|-1
<vehicle|1
<vence|1
<vendor|1
<version|-4
<vet|4
<visit|-3
<visiting|-1
<volunteer|1
<vor|1
<votre|1
<vous|-6
<w|-3
<wait|-9
<walk|1
<want|4
<wanted|2
<wants|2
<warning|7
<was|-10
<wash|1
<water|4
<way|5
<we|-9
<wedding|2
<week|-1
<weekday|-13
<weekdays|-4
<weekend|-1
<went|-1
<what|-3
<when|-2
<whether|-1
<who|-2
<whoever|2
<why|-9
<wildcard|2
<will|3
<windows|-2
<wine|2
<wir|1
<with|-6
<within|-2
<without|3
<witness|4
<words|1
<work|2
<working|2
<would|4
<wound|1
<write|1
<writing|-3
<written|1
<wrong|-3
<y|-1
<year|-2
<you|4
<you'd|2
<you're|3
<your|6
=a|-5
=ab|1
=aber|1
=able|1
=about|-7
=above|6
=abstracts|1
=accept|1
=access|-8
=account|1
=accounting|-1
=accounts|-2
=action|-1
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
=agm|1
=agreed|4
=ahead|2
=aid|-5
=air|1
=aisle|-4
=al|1
=alarm|-8
=alex|-2
=all|-10
=along|1
=also|2
=always|1
=am|6
=amended|1
=amir|1
=amount|-2
=an|5
=ana|-2
=and|-4
=angebot|1
=annual|1
=another|-6
=answer|3
=antes|5
=any|-8
=anyone|-8
=anything|-2
=anyway|-4
=aoife|1
=ap|1
=api|1
=appointment|2
=approval|1
=approve|1
=approx|-2
=architect|-1
=are|-9
=around|-1
=arrange|2
=arrival|1
=arrive|-4
=as|-10
=asap|-3
=ash|1
=asked|2
=asking|-11
=asks|1
=assessment|-1
=at|3
=attach|-4
=au|-7
=auf|-6
=aujourd'hui|1
=aunt|-2
=automatically|3
=avant|4
=away|-1
=b|3
=baby|1
=back|-5
=backup|1
=bad|-2
=badges|1
=bags|4
=bakery|1
=balance|1
=band|1
=bank|2
=batch|-2
=bathroom|1
=batteries|-4
=battery|-2
=bay|2
=bday|2
=be|12
=bea|-1
=bed|1
=been|-9
=befor|2
=before|27
=beforehand|1
=begin|1
=being|-1
=bell|-1
=ben|-2
=berlin|-1
=bescheid|-1
=best|-7
=bestell|-1
=bestellt|1
=bestellung|1
=besten|2
=beth|2
=betrag|1
=better|-2
=between|9
=bfore|1
=bianca|1
=bid|-2
=big|1
=bike|1
=bill|-1
=bin|1
=bird|3
=birthday|-1
=bis|6
=biscuit|1
=biscuit's|1
=bit|-6
=bitte|5
=blades|-2
=block|-4
=blocked|1
=bo|-3
=board|5
=boat|2
=boiler|1
=book|-10
=booked|1
=books|1
=booster|1
=both|-1
=bottles|-7
=box|-1
=boxes|-6
=branch|-1
=brandt|2
=brauche|1
=brauchen|2
=break|1
=breakfast|1
=bring|5
=bringing|1
=brings|1
=bucket|-3
=budget|-2
=building|1
=bus|-2
=but|-3
=buy|2
=by|6
=bye|1
=c|-5
=c'est|2
=ca|1
=cable|-3
=caldera|1
=call|-2
=called|-4
=calls|4
=came|-9
=camp|-1
=can|-4
=can't|-7
=cancel|2
=cannot|-5
=cant|-1
=car|-2
=card|2
=cards|1
=carla|1
=cat|1
=ce|2
=cellar|-4
=cert|2
=certificate|5
=cet|2
=cette|1
=change|-1
=changed|2
=changes|3
=changing|-5
=charge|1
=cheap|1
=check|-1
=checked|-1
=checks|-4
=chekc|2
=chez|1
=chiara|-5
=chimney|2
=choir|3
=church|5
=circulate|2
=cita|-3
=city|3
=claim|2
=claire|-8
=clause|1
=clean|2
=cleaned|-1
=cleaners|-3
=cleaning|-1
=clear|-4
=client|2
=clinic|2
=close|-6
=closed|-4
=closes|6
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
=collects|1
=colm|1
=colour|1
=come|5
=comes|2
=coming|3
=comment|4
=commission|1
=committee|3
=como|1
=company|-7
=complete|1
=completion|2
=comprar|2
=compressor|-5
=con|-3
=concept|1
=concert|-11
=concrete|-1
=conference|-2
=confirm|3
=confirmar|-1
=confirmation|2
=confirmed|1
=conor|-2
=consulate|3
=contractor|2
=contrat|1
=cooler|-5
=cooling|-4
=copies|1
=corrected|1
=correction|-4
=cost|-2
=costs|1
=cottage|-4
=could|-5
=council|3
=count|-9
=counter|-4
=county|2
=couple|-1
=courier|1
=court|-2
=crane|-1
=crash|-1
=credentials|1
=credit|-3
=crew|1
=critical|-4
=crowd|-8
=crown|3
=cups|-1
=current|1
=curtains|1
=customer|-3
=customers|-2
=cutting|2
=d|-4
=d'ici|2
=dad's|-1
=damp|4
=dan|2
=dana|1
=dann|-1
=das|1
=data|5
=date|5
=dates|-8
=daughter|-6
=day|1
=days|-8
=de|8
=deadline|5
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
=delivered|1
=delivery|6
=dem|1
=demain|3
=demo|-2
=den|1
=denise|-7
=denk|1
=dentist|-2
=department|3
=deploy|-3
=deposit|1
=der|2
=des|3
=descaling|1
=description|-1
=desk|3
=detector|1
=detectors|1
=deux|1
=dia|1
=did|1
=die|2
=diese|1
=dinner|2
=direct|-6
=discharge|-1
=discussed|2
=display|-7
=district|1
=do|-5
=dock|-1
=doctor|2
=documents|-4
=does|1
=dog|-4
=doing|-4
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
=draft|5
=drafts|4
=drama|-1
=dran|1
=drawing|1
=drawings|1
=dressing|1
=dringend|1
=drinks|-1
=drips|-3
=drive|1
=driver|1
=driving|2
=drop|-1
=drops|-1
=drum|-2
=du|3
=due|11
=during|-6
=e|6
=earlier|1
=early|-2
=easter|3
=eat|-3
=echeance|-2
=eddie|1
=effect|1
=eight|1
=eilt|-1
=ein|3
=eine|2
=einen|-3
=el|1
=electric|2
=electricity|1
=elevator|1
=elm|1
=else|1
=em|1
=emailed|1
=emptied|-4
=empty|-5
=enclosed|1
=encore|1
=end|5
=ende|1
=ends|5
=engineer|2
=entry|-1
=envelope|1
=enviar|1
=eod|1
=er|2
=es|-1
=est|1
=esta|1
=et|1
=etienne|1
=etre|1
=eur|-2
=eve|-3
=every|-11
=everybody|-6
=everyone|4
=ewa|1
=example|3
=exercise|1
=expire|2
=expires|8
=export|-7
=extend|-6
=extended|1
=extincteurs|1
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
=fee|1
=feed|4
=feedback|-1
=fehlt|-4
=ferry|-6
=fertig|1
=fetch|2
=few|-5
=field|1
=figure|-1
=figures|2
=file|-1
=filed|1
=filter|4
=fin|1
=final|2
=finance|-3
=find|-6
=fine|4
=finish|2
=fire|4
=first|10
=fish|-4
=five|-5
=fix|-11
=fixed|1
=flaky|1
=flat|2
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
=food|1
=for|2
=forecast|1
=forget|6
=forklift|1
=form|4
=fortnight|1
=forward|1
=foundation|-4
=four|-4
=fragt|1
=frau|-4
=free|1
=freeze|1
=freezer|-3
=friday's|1
=fridays|-2
=fridge|-3
=frist|1
=from|4
=front|-4
=frost|1
=fruh|2
=full|2
=fur|1
=game|4
=garage|-4
=garden|2
=gareth|-1
=gas|1
=gate|5
=gave|2
=genannte|1
=get|1
=gets|4
=getting|-1
=give|-1
=gives|1
=gleich|2
=gloria|1
=go|8
=goes|5
=going|2
=gone|-1
=good|-3
=goods|-1
=google|-4
=got|4
=grant|1
=grateful|1
=great|1
=green|1
=greenhouse|2
=greta|1
=grill|1
=group|-3
=guarantee|-5
=guests|1
=gus|1
=gutter|-1
=gutters|-5
=guy|1
=guys|1
=gym|1
=h|-5
=had|-4
=hail|-1
=halb|1
=half|-4
=hall|-9
=hana|-9
=hand|5
=handover|-2
=handrail|2
=hands|1
=hang|-1
=has|6
=hasta|-3
=hat|-5
=have|2
=having|-3
=hay|-1
=he|5
=he'll|-2
=he's|-1
=heads|1
=hear|2
=hearing|-6
=heater|2
=heating|1
=hedge|-4
=held|1
=hello|-1
=hem|2
=her|-9
=herr|2
=heute|2
=him|4
=hip|-4
=hire|3
=his|5
=hive|1
=hold|-1
=holiday|-1
=holidays|1
=home|-9
=honey|-4
=hora|1
=hot|1
=hotel|-1
=hour|2
=hours|-6
=house|-3
=hoy|8
=hr|2
=hrs|1
=hugo|1
=i|5
=i'd|2
=i'll|3
=i'm|-11
=ice|2
=ich|-1
=id|-4
=ideally|2
=if|6
=ifeoma|2
=ihn|3
=il|4
=im|-6
=immediately|2
=important|-2
=imran|-1
=in|-5
=incident|-1
=including|1
=ines|-4
=informe|1
=informed|1
=inga|1
=ingrid|2
=inspected|-1
=inspection|3
=inspector|3
=install|1
=insurance|-4
=insured|1
=interim|3
=interview|-1
=into|1
=invoice|-8
=invoices|1
=is|7
=iso|-1
=issue|-1
=ist|2
=it|5
=it's|2
=item|1
=its|1
=itself|-7
=ivan|1
=job|-5
=joe|-4
=jonas|5
=journal|-2
=jours|1
=just|-2
=k|-4
=kann|-1
=kannst|2
=keep|-3
=kegs|-5
=keller|2
=kev|-8
=key|1
=keys|3
=kg|1
=kick|-3
=kindergarten|2
=kindly|5
=kirsty|1
=kit|-4
=kitchen|-2
=know|5
=kommt|1
=konnten|1
=konto|1
=l|-5
=l'envoyer|1
=la|-4
=lab|1
=label|-2
=labels|1
=lads|6
=land|-4
=landlord|-5
=lane|1
=laptop|3
=lars|1
=las|6
=late|3
=later|6
=latest|6
=lauft|-2
=launch|-1
=laundry|-5
=le|-2
=lead|-1
=leak|-5
=lease|2
=leasing|-1
=least|1
=leave|-5
=leaves|2
=left|-2
=legen|-1
=lemon|2
=lena|1
=leonie|2
=les|2
=less|-4
=lesson|-4
=lessons|1
=let|-2
=letter|6
=letters|5
=library|1
=licence|-1
=lift|-1
=light|2
=like|1
=limit|-3
=linde|-1
=line|-2
=lines|-6
=list|5
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
=loft|1
=log|1
=long|-3
=look|-14
=looks|1
=loop|-3
=lorenz|1
=lorry|-3
=los|1
=lost|-8
=lotte|1
=lovely|-5
=low|-2
=lower|3
=lucia|-4
=lunch|-1
=lunchtime|1
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
=mairie|1
=make|6
=makes|1
=mama|1
=man|-1
=manager|3
=manana|7
=manufacturer|-5
=marek|-6
=marketing|1
=marquee|1
=marta|1
=match|-3
=matt|1
=matter|1
=maybe|1
=mayor|2
=me|-3
=mean|3
=means|1
=measure|1
=mechanic|1
=meet|-4
=meeting|4
=meets|3
=mei|1
=membership|1
=memo|-3
=menu|1
=merci|2
=message|-1
=meter|3
=meters|2
=mic|-3
=mid|-8
=midi|3
=milestone|1
=min|-2
=mind|-7
=minimum|1
=minute|-4
=mir|-1
=mirko|5
=mismo|2
=miss|1
=missing|2
=mit|-2
=mme|1
=mo|1
=model|2
=moment|5
=monsieur|-1
=month|1
=months|2
=more|4
=morgen|6
=morning|7
=mot|8
=mother|-4
=moved|4
=moving|-5
=mr|4
=mrs|3
=ms|1
=much|1
=mull|1
=mum|-2
=mum's|4
=mums|-4
=music|2
=muss|3
=mussen|1
=must|5
=muy|1
=my|-6
=myself|-5
=nachsten|1
=nadia|1
=names|1
=nd|1
=need|4
=needed|-2
=needs|4
=neighbours|-4
=net|-4
=neue|2
=neuen|1
=new|-1
=news|1
=next|1
=niamh|1
=nice|2
=nicht|-1
=night|-8
=nights|-1
=nine|1
=nite|4
=no|-7
=nobody|-5
=noch|5
=noise|1
=noon|-1
=noor|-1
=north|-1
=not|-5
=notes|-7
=nothing|-4
=notice|4
=notices|1
=nous|2
=now|-13
=number|-5
=numbers|1
=nur|1
=nurse|1
=nursery|-3
=nxt|1
=oak|2
=obtain|1
=oder|1
=of|5
=off|-1
=offers|2
=oh|-1
=ok|5
=okafor|2
=ola|1
=old|-2
=older|-3
=oma|-2
=on|-7
=one|3
=ones|3
=online|2
=only|-1
=open|-13
=opening|1
=opens|2
=or|1
=order|6
=orders|3
=ordner|-4
=organ|1
=original|1
=ortega|-2
=other|1
=otherwise|4
=ought|-7
=our|2
=out|-1
=over|-3
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
=paid|1
=paint|1
=palettes|1
=pallet|1
=paolo|-1
=paper|3
=papers|4
=par|1
=para|-6
=parcel|1
=parental|-1
=parents|-2
=parents'|-2
=parking|-5
=part|-1
=partner|1
=parts|-1
=party|6
=parvenir|1
=pas|-7
=pass|1
=passport|-5
=past|2
=patient|2
=pay|6
=payable|2
=payment|-4
=payroll|4
=pdf|1
=pedido|1
=pedir|-1
=people|-2
=per|1
=perfect|1
=period|5
=permit|2
=permits|-3
=person|5
=persons|1
=peter|1
=peux|5
=phones|-1
=photo|-6
=photographer|-2
=photos|-3
=physio|-1
=piano|-3
=pick|2
=picks|1
=pieces|2
=pilar|-1
=planned|1
=plants|-4
=plate|1
=plates|1
=playground|4
=plazo|1
=pleas|1
=please|8
=plese|1
=pls|-5
=plumber|-1
=plus|2
=plz|1
=pm|-3
=point|1
=pool|-1
=por|1
=porfa|1
=portal|1
=possible|3
=post|1
=potassium|1
=pour|-2
=pourrais|-7
=pourriez|1
=power|4
=practice|1
=premium|-1
=prendre|1
=prepare|-2
=preparer|1
=prescription|3
=present|1
=press|1
=presupuesto|1
=price|-5
=primera|1
=printed|2
=printer|3
=prints|-7
=prior|3
=priority|-1
=priya|1
=prochaine|-1
=prod|-2
=promised|9
=property|-4
=proveedor|-1
=provide|2
=prufung|1
=publish|-1
=puede|2
=puedes|3
=pump|3
=pupils|-1
=put|3
=q|5
=quarantine|1
=quarter|2
=quarterly|1
=que|8
=questionnaire|1
=quiere|-4
=quiet|-6
=quotation|5
=quote|3
=r|2
=radio|2
=rain|1
=raj|-2
=rang|-2
=rappeler|2
=rate|4
=raus|1
=ravi|-2
=ray|4
=re|4
=read|-5
=reading|-1
=ready|7
=really|1
=recall|-2
=receipt|-8
=receipts|3
=receive|1
=received|1
=reception|-3
=record|1
=records|1
=recycling|1
=redo|-6
=ref|-4
=refill|-5
=register|1
=registration|3
=registry|-3
=reifen|2
=reject|1
=relatives|-1
=release|4
=relire|1
=remind|6
=reminder|5
=rendez|-6
=rendre|1
=renew|9
=renewal|2
=renewing|-2
=renews|7
=renouveler|-6
=renovar|1
=rent|1
=renvoyer|1
=repaint|-4
=repair|4
=repaired|2
=reparer|3
=repeat|1
=replaced|-2
=replacement|-1
=reply|3
=reponse|1
=report|-8
=reports|3
=reprinted|1
=request|2
=requested|-4
=requests|3
=required|-2
=reservation|1
=reserver|-8
=reset|2
=residents|2
=resolved|1
=response|1
=restaurant|1
=return|-1
=reunion|-1
=review|5
=revised|-1
=right|1
=ring|-5
=rita|-5
=road|1
=rob|-3
=roll|-1
=rolls|2
=roof|1
=room|4
=rosa|-4
=roster|1
=rota|-7
=rotate|1
=round|5
=route|1
=ruben|2
=run|-4
=running|-3
=runs|3
=ruth|1
=s|1
=safety|4
=said|4
=sala|1
=sale|1
=sales|1
=salle|-10
=salt|1
=same|-4
=sample|4
=sand|3
=sans|2
=satruday|1
=saturday's|-4
=saturdays|-4
=saw|-6
=say|1
=says|-5
=scaffold|-9
=schedule|2
=schicken|1
=schlussel|-4
=school|-9
=se|2
=sealed|2
=search|-4
=season|1
=seating|1
=seats|-1
=second|-2
=section|-1
=see|3
=seguro|1
=sein|1
=self|1
=semaine|1
=send|6
=senor|-3
=senora|1
=sera|1
=server|2
=serviced|1
=set|2
=settled|-1
=seven|1
=shall|-2
=share|1
=sharp|1
=she|4
=she'd|1
=she's|-2
=sheets|1
=shelves|1
=shift|-6
=ship|4
=shoes|1
=shoot|-1
=shop|-3
=short|-5
=shot|-2
=should|-3
=show|1
=shut|-9
=shuts|1
=si|3
=side|1
=sie|2
=sign|1
=signed|2
=signs|2
=simon|1
=since|-8
=sind|1
=sing|1
=sink|1
=sinon|1
=siobhan|3
=site|3
=six|1
=sixty|3
=size|1
=skip|2
=sleeping|1
=slide|1
=slides|1
=small|2
=smoke|1
=so|3
=sofa|1
=soir|1
=sol|1
=sold|-1
=some|-1
=somebody|-1
=someone|-4
=something|1
=sometime|-1
=son|-3
=sonst|1
=soon|-7
=sorry|1
=sorted|1
=sous|1
=space|1
=spare|2
=spatestens|5
=split|-1
=sports|-2
=sr|1
=st|10
=staff|-6
=staging|2
=stair|-1
=stand|-2
=standing|-1
=stands|1
=start|-10
=starting|-1
=starts|6
=state|1
=station|1
=statt|-3
=stays|-5
=steht|-4
=sticker|1
=still|1
=stop|-1
=storage|1
=store|1
=storm|6
=stp|1
=street|1
=structural|1
=stuck|-2
=studio|-1
=stuff|1
=su|1
=sub|1
=submission|1
=submit|3
=submitted|1
=subscription|1
=sud|1
=suit|1
=sujet|1
=sump|1
=sunday's|3
=sunniva|2
=supplier|2
=support|-1
=surgery|2
=survey|3
=svenja|-3
=sweep|2
=swimming|-1
=system|1
=table|-3
=tag|1
=tags|-5
=take|6
=takes|-1
=talk|1
=tank|1
=tap|-1
=tard|2
=tarde|3
=target|10
=tax|5
=tb|4
=tea|-1
=teacher|1
=team|3
=tech|2
=technician|1
=tecnico|1
=teh|-2
=tell|-13
=temp|-1
=ten|-8
=tenant|1
=tenth|1
=terms|-4
=test|4
=text|1
=th|1
=than|2
=thank|-4
=thanks|-2
=thanksgiving|3
=that|3
=thats|2
=the|6
=theatre|-4
=them|2
=then|3
=there|-2
=there's|-4
=therefore|1
=they|4
=they'd|4
=they're|-9
=thing|2
=think|-11
=third|1
=thirtieth|1
=thirty|1
=this|3
=those|-1
=three|6
=through|-1
=thursdays|-2
=thx|1
=tickets|-1
=tiene|4
=tiles|1
=till|-14
=time|5
=tina|-3
=tls|4
=tmrw|9
=to|3
=today|15
=together|2
=toilet|2
=told|1
=toll|-1
=tom|-2
=tomatoes|1
=tombola|-7
=tommorow|2
=tomorow|2
=tomorrow|8
=tomorrow's|3
=toner|1
=tonight|5
=tonight's|1
=too|1
=took|-2
=tool|1
=tour|2
=towels|-5
=town|1
=trade|-2
=traffic|1
=trailer|1
=train|-5
=transfer|1
=translation|1
=trial|1
=trip|2
=truck|3
=try|1
=tu|-1
=turned|-3
=turns|2
=tuv|1
=tv|-1
=twenty|2
=twice|-11
=two|7
=u|3
=ubermorgen|3
=uberweisen|1
=uhr|3
=um|6
=un|3
=una|1
=und|-3
=under|4
=une|1
=unit|-3
=unless|1
=uns|1
=unten|1
=until|-3
=up|7
=update|-1
=upgrade|-1
=upload|-1
=ups|1
=ur|1
=urgent|1
=us|1
=use|-2
=used|-3
=uwe|1
=v|-1
=vaccin|1
=vaccination|1
=vaccine|-3
=valid|7
=van|6
=vat|-4
=vehicle|1
=vence|1
=vendor|1
=vergessen|1
=version|-2
=vertrag|-2
=very|1
=vet|6
=viene|1
=vienen|1
=violin|1
=visiting|-1
=visitors|2
=voice|-3
=volunteer|1
=volunteers|1
=vom|-7
=vor|2
=vorher|1
=votre|-1
=vous|-4
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
=wash|2
=waste|1
=water|-3
=way|1
=we|-1
=we'll|-3
=we're|-7
=we've|1
=weather|2
=website|-1
=wedding|-1
=week|-7
=weekday|3
=weekdays|-4
=weekend|2
=weiss|1
=well|-1
=went|-1
=werden|1
=were|-5
=wes|4
=what|-3
=what's|1
=wheel|-1
=when|2
=whenever|-6
=whether|-6
=which|-2
=while|1
=who|-1
=who's|3
=whoever|2
=why|-10
=wifi|-7
=wildcard|2
=will|7
=wilma|-4
=windows|-2
=wine|-3
=wir|2
=with|3
=within|-1
=without|-3
=witness|4
=woche|2
=wochen|1
=won't|1
=wood|1
=words|2
=work|4
=working|4
=would|-1
=wound|1
=write|-5
=writes|2
=writing|-5
=wrong|-2
=wrote|-1
=x|1
=y|1
=yard|1
=yeah|1
=year|-1
=yes|-4
=yesterday|-8
=yet|2
=you|-8
=you'd|2
=you're|3
=your|11
=yours|2
=zum|-2
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
>>and i'd|-5
>>and i'm|-1
>>and it|1
>>and month|-1
>>and the|-1
>>and there's|-2
>>and they|3
>>and we|2
>>and weekday|-1
>>are|-1
>>around|2
>>as|1
>>at|4
>>at the|1
>>au|1
>>auf|-3
>>auf das|1
>>because|3
>>because the|1
>>before|2
>>beim|1
>>between|6
>>between am|1
>>between and|3
>>but|-5
>>by|-1
>>como|1
>>como muy|1
>>date|1
>>de|4
>>den|6
>>die|2
>>einen|1
>>first|5
>>first thing|5
>>for|6
>>from|-4
>>from now|-1
>>hand|1
>>hay|1
>>i|-5
>>if|5
>>if at|2
>>if possible|1
>>im|-4
>>in|7
>>in the|4
>>is|6
>>is fine|3
>>is the|4
>>it|1
>>its|1
>>kommt|-2
>>mismo|2
>>month|1
>>net|-1
>>nite|4
>>noch|7
>>noch raus|2
>>now|-5
>>of|-4
>>of the|-7
>>of today's|2
>>ok|1
>>on|-11
>>on fridays|-2
>>on the|-1
>>only|6
>>or|-2
>>or month|-1
>>or no|-4
>>or we|1
>>please|3
>>pls|3
>>round|4
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
>>that|-1
>>the|7
>>then|1
>>they|5
>>this|1
>>to|-4
>>to the|-3
>>w|1
>>was|1
>>we are|1
>>we have|-1
>>we will|1
>>when|2
>>without|-8
>>without deduction|1
>>work|2
>>would|6
>>would be|6
>a|-1
>ab|-1
>about|1
>after|10
>again|-3
>al|4
>all|4
>always|1
>am|-1
>and|-2
>anyone|-9
>are|-5
>around|2
>as|-1
>at|-5
>au|1
>auf|-3
>back|-5
>bank|1
>be|-1
>before|10
>beim|1
>bescheid|-1
>between|5
>bis|-4
>box|-2
>bring|1
>but|-8
>by|4
>c|-4
>can|4
>can't|-5
>card|1
>check|1
>clear|1
>close|6
>closed|2
>closes|-2
>come|1
>committee|2
>como|1
>cut|1
>das|1
>day|-1
>days|2
>de|7
>deduction|1
>delivery|1
>den|5
>deposit|1
>do|-2
>don't|1
>einen|1
>el|2
>en|1
>enough|1
>eur|-1
>every|-1
>everything|1
>fahren|1
>file|1
>find|-5
>fine|6
>first|4
>fish|-4
>fix|-3
>for|-2
>form|-1
>fridays|-2
>from|-4
>full|1
>fur|1
>genannte|1
>get|1
>go|6
>goes|-7
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
>i'm|2
>if|8
>im|-6
>is|3
>it|-7
>it's|8
>its|1
>itself|-2
>job|-4
>keys|-2
>kommt|-2
>konto|1
>la|4
>las|1
>last|-1
>late|-2
>let|-4
>letter|-2
>like|-1
>machen|1
>matter|1
>me|-1
>meeting|2
>message|3
>mismo|2
>miss|1
>month|6
>morning|10
>moved|5
>muy|1
>my|2
>need|-2
>needs|-2
>net|-5
>neue|1
>new|-2
>next|2
>nite|4
>nobody|-1
>noch|6
>not|-4
>nothing|-1
>notice|4
>now|-7
>of|-6
>office|1
>ok|2
>old|-1
>on|-5
>one|1
>only|6
>or|-2
>our|6
>over|-3
>overdue|-1
>pay|3
>payment|-1
>per|1
>perfect|4
>pickup|2
>please|1
>pls|3
>pm|-1
>portal|-1
>possible|3
>post|1
>primera|1
>que|1
>raus|5
>re|-1
>reach|-2
>rehearsal|1
>report|-1
>room|-1
>round|4
>run|2
>says|-1
>school|-8
>sein|2
>send|1
>service|-1
>she|1
>shift|-4
>shoot|-1
>should|-13
>show|1
>shows|1
>sign|-1
>six|1
>so|2
>still|-1
>stp|1
>take|-1
>tarde|1
>tecnico|1
>tell|-1
>th|-3
>thank|-4
>that|6
>the|-5
>them|2
>then|1
>there's|-2
>they|9
>they'll|-1
>thing|-3
>think|-4
>this|-2
>through|-1
>thx|1
>time|1
>to|1
>today|1
>today's|2
>tomorrow|5
>trial|1
>two|1
>und|-4
>uns|-2
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
>was|1
>water|-6
>we|1
>wedding|-6
>weekday|2
>when|1
>whether|1
>will|3
>with|-1
>within|-1
>without|-6
>work|3
>would|8
>write|-3
>y|1
>year|-1
>you|5
>zum|1
`;
