/** How much each feature speaks for that a text wants its task done then; made by `npm run learn:dues`, not by hand. */
export const DUE_WEIGHTS = `
+after rank1 beside false|5
+after rank1 beside true|-15
+after rank2 beside false|-1
+after rank2 beside true|4
+after rank3 beside false|4
+after rank3 beside true|14
+asked rank1 beside false|-3
+asked rank2 beside false|3
+asked rank2 beside true|-10
+asked rank3 beside false|4
+asked rank3 beside true|14
+asksSomebody|20
+before rank1 beside false|8
+before rank1 beside true|-9
+before rank2 beside false|-4
+before rank2 beside true|-8
+before rank3 beside false|4
+before rank3 beside true|-6
+beginsRange|-25
+clause0|-5
+clause0 main false|4
+clause0 main true|-9
+clause1|-5
+clause1 main false|-8
+clause1 main true|1
+clause2|6
+clause2 main false|9
+clause2 main true|-1
+clause3|5
+clause3 main false|-8
+clause3 main true|8
+date|2
+distance0|13
+distance1|9
+distance2|18
+distance3|26
+distance4|-10
+ends|16
+endsRange|-9
+far by count|5
+far digits|-27
+far other|-36
+far year|-53
+form day|3
+form digits|-17
+form other|3
+form year|10
+further after|-11
+further before|-2
+further beside true|-12
+further only false|11
+further only true|-23
+further rank1|2
+further rank2|8
+further rank3|-23
+hasNoDay|-56
+hasTime|27
+inHeading|34
+inSubject|2
+inSubject2|-22
+inSubject3|24
+isBesideDateOfMain|-18
+isBesideOthers|-3
+isBrief|-6
+isField|-2
+isFirst|1
+isFurther|-12
+isFuture|1
+isItem|-12
+isJustBefore|26
+isJustBehind|15
+isLast|1
+isLessSure|-16
+isLessSureThere|4
+isLong|6
+isNextYear|-18
+isOfMany|-16
+isOfReader|15
+isOfSomebody|1
+isOnly|1
+isOwner|-14
+isPast|3
+isPastElsewhere|8
+isSpan|12
+main rank1 beside false|5
+main rank1 beside true|-1
+main rank2 beside false|-1
+main rank2 beside true|-2
+main rank3 beside false|-6
+main0|2
+main0 asked|-4
+main0 asked sentence0 rank2|-2
+main0 asked sentence0 rank3|1
+main1|8
+main1 after|5
+main1 after sentence0 rank2|-6
+main1 after sentence0 rank3|10
+main1 after sentence1 rank1|-2
+main1 after sentence1 rank2|-12
+main1 after sentence1 rank3|11
+main1 asked|9
+main1 asked sentence1 rank1|4
+main1 asked sentence1 rank2|-6
+main1 asked sentence1 rank3|12
+main1 before|-6
+main1 before sentence0 rank2|2
+main1 before sentence1 rank2|-4
+main2|3
+main2 after|-4
+main2 after sentence0 rank2|4
+main2 after sentence1 rank1|9
+main2 after sentence1 rank2|1
+main2 after sentence1 rank3|-12
+main2 after sentence2 rank1|-3
+main2 after sentence2 rank2|-17
+main2 after sentence2 rank3|4
+main2 after sentence3 rank1|5
+main2 after sentence3 rank2|16
+main2 after sentence3 rank3|-10
+main2 asked|5
+main2 asked sentence2 rank1|6
+main2 asked sentence2 rank2|-4
+main2 asked sentence2 rank3|4
+main2 before|2
+main2 before sentence0 rank2|11
+main2 before sentence1 rank1|3
+main2 before sentence1 rank2|-7
+main2 before sentence1 rank3|-7
+main2 before sentence2 rank2|7
+main2 before sentence3 rank2|-5
+main2 main|-4
+main2 main sentence2 rank2|-3
+main3|-2
+main3 after|2
+main3 after sentence0 rank2|-8
+main3 after sentence0 rank3|8
+main3 after sentence1 rank1|-5
+main3 after sentence1 rank2|11
+main3 after sentence2 rank1|-20
+main3 after sentence2 rank2|20
+main3 after sentence2 rank3|-11
+main3 after sentence3 rank1|2
+main3 after sentence3 rank2|-13
+main3 after sentence3 rank3|17
+main3 asked|1
+main3 asked sentence3 rank1|-10
+main3 asked sentence3 rank2|4
+main3 asked sentence3 rank3|3
+main3 before|-9
+main3 before sentence0 rank1|-7
+main3 before sentence0 rank2|-4
+main3 before sentence0 rank3|1
+main3 before sentence1 rank1|-8
+main3 before sentence1 rank2|-4
+main3 before sentence2 rank1|13
+main3 before sentence2 rank2|-1
+main3 before sentence2 rank3|4
+main3 before sentence3 rank1|-1
+main3 before sentence3 rank2|-5
+main3 main|-2
+main3 main sentence3 rank1|5
+main3 main sentence3 rank2|1
+main3 main sentence3 rank3|-8
+may say when after|29
+namesThing|-8
+none|-9
+none main0|-2
+none main1|-3
+none main2|-11
+none main3|-4
+none mainnone|-12
+none of main|-4
+none of others|-22
+none of some|-8
+none of sure|-4
+past after|7
+past asked|-7
+past before|1
+past clause0|3
+past clause1|-19
+past clause2|14
+past clause3|5
+past day|-6
+past digits|13
+past main|4
+past other|-10
+past rank1|1
+past rank2|-2
+past rank3|5
+past year|8
+rank1|-9
+rank1 main false|-11
+rank1 main true|1
+rank1 sentence0|-6
+rank1 sentence2|-4
+rank1 sentence3|1
+rank2|-9
+rank2 main false|-8
+rank2 main true|-4
+rank2 sentence0|-15
+rank2 sentence1|-3
+rank2 sentence2|1
+rank3|10
+rank3 main false|12
+rank3 main true|6
+rank3 sentence0|21
+rank3 sentence1|6
+rank3 sentence2|2
+rank3 sentence3|3
+says when after|17
+says when before|18
+sentence0|-1
+sentence1|2
+sentence3|2
+thatDay|6
+time after clause0|-1
+time after clause1|-13
+time after clause2|-7
+time after clause3|9
+time asked clause1|21
+time asked clause2|-23
+time asked clause3|-1
+time before clause0|-6
+time before clause1|-11
+time before clause2|-4
+time before clause3|-5
+time main clause1|-3
+where after|8
+where asked|5
+where before|-12
+where main|-6
-a|-3
-a clause1|-3
-a clause2|2
-a clause3|1
-a main false|2
-a main true|-2
-a past|2
-ab|1
-ab main false|-1
-after|2
-afternoon|-3
-am|3
-am clause1|1
-am clause2|1
-am main false|-2
-am main true|4
-antes|10
-antes clause3|4
-antes main true|5
-at|7
-at clause0|-5
-at clause1|5
-at clause2|-3
-at clause3|4
-at main false|2
-at main true|-2
-at past|-1
-aujourd'hui|1
-aujourd'hui clause3|1
-aujourd'hui main true|1
-avant|6
-avant clause1|3
-avant clause3|2
-avant main false|1
-avant main true|4
-b|3
-b clause3|2
-b main true|3
-b past|1
-befor|1
-befor clause3|1
-befor main true|1
-before|5
-before clause1|-3
-before clause2|1
-before clause3|6
-before main false|-3
-before main true|7
-before past|1
-between|1
-bis|10
-bis clause1|5
-bis clause2|1
-bis clause3|3
-bis main false|3
-bis main true|6
-bis past|1
-by|6
-by clause1|-1
-by clause3|6
-by main false|10
-by main true|-5
-by past|1
-ce|2
-ce clause3|1
-ce main true|1
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
-del main true|2
-demain|2
-demain clause3|2
-demain main true|2
-du|-2
-du clause1|-3
-du clause3|1
-du main true|-2
-due|5
-due clause1|4
-due clause2|1
-due main false|2
-due main true|3
-easter|2
-el|1
-el clause1|7
-el clause2|1
-el main false|8
-el main true|-1
-end clause1|1
-end main false|1
-ende|2
-eod|1
-eod main true|1
-esta|1
-esta main true|1
-evening|2
-first|2
-five|-3
-for|-3
-for clause0|1
-for clause1|7
-for clause3|-12
-for main false|9
-for main true|-13
-for past|4
-four|-6
-from|-1
-from clause1|3
-from clause3|-4
-from main false|7
-from main true|-8
-from past|-7
-fruh|-7
-half|4
-half clause1|2
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
-in|4
-in clause1|1
-in clause3|3
-in main false|-5
-in main true|9
-kw|-1
-later|5
-latest|1
-le|-4
-le clause1|2
-le clause2|-2
-le clause3|1
-le main false|-1
-le main true|1
-le past|-2
-least|1
-manana|8
-manana clause1|4
-manana clause2|2
-manana clause3|3
-manana main false|2
-manana main true|5
-matin|-2
-mid|-2
-midnight|-2
-month|2
-month main false|5
-month main true|-2
-month past|1
-morgen|-5
-morgen clause1|-3
-morgen clause3|-2
-morgen main false|2
-morgen main true|-7
-morning|-6
-needed|1
-needed clause2|1
-needed main false|1
-needed past|1
-new|-1
-next|-8
-next clause1|-8
-next main false|-6
-next main true|-1
-no|4
-no clause0|2
-no clause2|1
-no clause3|2
-no main true|4
-no past|1
-noon|2
-of|1
-on clause0|1
-on clause1|8
-on clause3|-1
-on main false|5
-on main true|4
-on past|-8
-one|-2
-para|-4
-para clause3|-4
-para main true|-4
-past|4
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
-spatestens clause2|2
-spatestens main false|2
-spatestens main true|1
-the|-13
-the clause0|-1
-the clause1|-4
-the clause2|-1
-the clause3|-10
-the main false|-5
-the main true|-11
-the past|3
-this|8
-this clause2|3
-this clause3|2
-this main false|3
-this main true|3
-this past|4
-three|1
-til|-1
-til main true|-1
-till|-4
-till clause1|-5
-till clause3|1
-till main false|-4
-till main true|-1
-till past|1
-tmrw clause1|1
-tmrw clause3|-3
-tmrw main true|-2
-today|6
-today clause1|6
-today clause2|5
-today clause3|-2
-today main false|1
-today main true|8
-today past|4
-tommorow|2
-tommorow clause1|2
-tomorrow|4
-tomorrow clause1|1
-tomorrow clause2|4
-tomorrow clause3|3
-tomorrow main false|7
-tomorrow main true|1
-tomorrow past|2
-tonight|1
-tonight clause1|-3
-tonight clause3|4
-tonight main false|2
-tonight main true|-1
-tonight past|1
-two|3
-ubermorgen|3
-ubermorgen main true|1
-um|9
-until|-8
-until clause0|-2
-until clause1|-2
-until clause2|-6
-until clause3|1
-until main false|-2
-until main true|-7
-until past|-6
-week|-7
-weekday|1
-weekday clause1|-1
-weekday clause2|-1
-weekday clause3|-7
-weekday main false|-10
-weekday main true|-1
-weekday past|6
-weekend|4
-weekend clause1|1
-weekend main false|1
-weeks|-4
-within|-6
-within clause1|-2
-within clause2|-4
-within clause3|-1
-within main false|-2
-within main true|-5
-within past|-3
<<a|-1
<<a echeance|-2
<<a faire|1
<<about|-4
<<after|-5
<<again|-5
<<al tecnico|1
<<all|2
<<am besten|1
<<an answer|1
<<and|-5
<<answer|3
<<appointment is|1
<<around|1
<<arrive|-5
<<as of|-2
<<at it|1
<<automatically|1
<<away|-2
<<b|1
<<back|-5
<<be|-2
<<be changed|3
<<be done|1
<<be here|1
<<be received|3
<<be there|1
<<be uploaded|-2
<<begin|1
<<besten|1
<<bins out|-4
<<birthday|3
<<birthday is|-3
<<bitte|-1
<<book|3
<<booked|1
<<books|2
<<breakfast|-1
<<but|1
<<c|-1
<<cake|-2
<<call|6
<<camp|-1
<<car|1
<<changed|3
<<close|-3
<<closed|-3
<<closes|1
<<closing|-8
<<code freeze|1
<<come|-2
<<comes|2
<<concert|-4
<<conference|-1
<<confirm|-1
<<contract|2
<<court|-2
<<cutoff is|2
<<day|2
<<day is|-5
<<de|-6
<<deadline is|1
<<debit|-6
<<delivery|1
<<demo|1
<<deposit|-1
<<desk|3
<<direct debit|-6
<<do|3
<<do it|5
<<done|2
<<door|-2
<<du bitte|1
<<due back|3
<<echeance|-2
<<ends|7
<<es|-2
<<evening is|-1
<<expire|2
<<expires|6
<<faire|1
<<filed|1
<<files|-1
<<first|-4
<<first thing|3
<<first version|1
<<fix|1
<<fix it|1
<<fixed|-1
<<flies|-1
<<forecast|1
<<form|3
<<freeze|1
<<freezer|2
<<from you|3
<<game|4
<<garage|-5
<<gave us|1
<<go out|1
<<go up|-7
<<goes out|1
<<good|-3
<<greenhouse|1
<<hall|-2
<<handover|2
<<have it|1
<<have them|-2
<<her|-1
<<here|-4
<<him|2
<<home|3
<<hours|-2
<<i'm off|-3
<<ideally|2
<<in writing|1
<<invoice|-9
<<is|-5
<<is valid|3
<<ist|1
<<it|-1
<<it back|3
<<it up|6
<<it's here|-3
<<job|-2
<<keys|1
<<know|4
<<leave|-2
<<like|-1
<<list|-1
<<mas tardar|1
<<me|1
<<me know|1
<<meeting|2
<<meeting of|-3
<<menu|1
<<meter reading|1
<<month|-1
<<month and|-2
<<moved|-3
<<moved to|-3
<<muss|4
<<my|-5
<<my desk|3
<<need it|-6
<<next|2
<<next call|-1
<<next meeting|-2
<<number|-5
<<of|-8
<<off is|2
<<offers|1
<<office|1
<<ok|-2
<<older than|-3
<<on leave|-4
<<on or|1
<<one|1
<<ones|1
<<online|2
<<open|-1
<<opens|-2
<<order|-1
<<ortega|-3
<<over|3
<<party|5
<<pay|2
<<payable|-1
<<period|1
<<place|-1
<<planned|2
<<plus tard|2
<<portal closes|1
<<price|-2
<<printed|1
<<production|-1
<<read|-4
<<reading|1
<<ready|1
<<received|3
<<rehearsal is|3
<<renewed|1
<<renews|1
<<renews automatically|1
<<replaced|1
<<report|-1
<<return|-4
<<return it|1
<<review|1
<<room|1
<<round|-1
<<run|1
<<runs out|3
<<say|2
<<section|-1
<<see you|-3
<<sent|1
<<service|1
<<set|1
<<shift|1
<<ship|-1
<<shop|2
<<show|-1
<<shut|-3
<<sick|-1
<<sie|-1
<<sie bitte|1
<<site|1
<<slides|1
<<slot|1
<<so|8
<<sometime|-1
<<start|-4
<<starting|2
<<starts|-1
<<stays|-2
<<takes place|-1
<<tard|2
<<tardar|1
<<teacher|1
<<tecnico|1
<<tell him|1
<<tests|-6
<<than|-3
<<that|1
<<that's|4
<<thats|2
<<the contract|2
<<the deposit|-1
<<the garage|-6
<<the hall|2
<<the office|1
<<them|6
<<there|4
<<they close|-1
<<they come|-1
<<thing|3
<<this|1
<<time|4
<<to|6
<<to her|-2
<<to know|1
<<twice|-6
<<uns|2
<<up|-5
<<uploaded|-2
<<us|2
<<valid|8
<<valid through|-1
<<van|1
<<vence|1
<<version|-3
<<wanted|2
<<way home|3
<<we leave|4
<<weekday|-4
<<weekday and|-1
<<weekday or|-1
<<will expire|1
<<would|2
<<writing|1
<a|7
<ab|2
<aber|1
<about|-7
<above|1
<ac|1
<access|-4
<ad|-5
<after|-7
<afternoon|-3
<again|-8
<al|-4
<alarm|-5
<all|-1
<also|1
<am|2
<amended|1
<amount|1
<and|2
<angebot|2
<annual|-1
<another|-6
<answer|4
<any|-6
<application|1
<appointment|5
<are|-6
<around|2
<arrange|1
<arrive|-7
<as|-1
<ask|1
<asked|3
<asking|-3
<assessment|-1
<at|-3
<au|3
<auditors|-1
<aunt|-4
<authority|-1
<automatically|1
<avant|1
<away|-2
<b|4
<back|-3
<bank|1
<be|10
<because|-4
<been|-10
<before|14
<begin|1
<bestellen|-1
<besten|1
<bins|-4
<bird|1
<bis|4
<bitte|3
<blue|1
<bo|-1
<board|3
<boiler|2
<book|-10
<booked|1
<booking|1
<books|-2
<both|1
<branch|2
<brauche|1
<brief|1
<bring|-1
<bucket|-5
<bus|-3
<but|1
<buy|1
<by|2
<c|-1
<cake|-1
<call|9
<calle|3
<camp|-1
<cancel|-2
<cancelled|1
<car|-4
<cat|1
<cert|4
<certificate|-1
<change|-1
<changed|7
<changing|2
<chase|1
<check|-1
<checks|1
<chekc|1
<christmas|2
<circulate|1
<clean|1
<clear|-4
<client|-3
<close|4
<closed|-5
<closes|2
<closing|1
<coach|-1
<code|1
<cold|1
<collected|-3
<collection|-1
<come|1
<comes|3
<coming|1
<commande|2
<company|-8
<concert|-5
<conference|-1
<confirm|-5
<confirmed|1
<contract|3
<copy|2
<cost|-2
<could|1
<countersign|1
<courier|5
<court|-2
<crowd|-8
<current|1
<cut|-3
<cutoff|2
<dad's|-1
<das|4
<date|-1
<dates|-7
<day|-2
<days|-4
<de|1
<deadline|2
<debit|-6
<deck|3
<degrees|-3
<del|-4
<delivery|4
<demo|-4
<dentist|-3
<depot|-1
<der|3
<des|1
<desk|3
<detector|1
<die|-1
<dinner|-3
<direct|-6
<do|5
<dock|-1
<does|1
<dog|-4
<doing|-1
<domain|2
<done|2
<dont|1
<door|-1
<down|1
<draft|5
<dressing|1
<drive|1
<driving|1
<drop|-1
<dry|1
<du|-1
<due|4
<during|-4
<early|-4
<echeance|-2
<elm|1
<en|1
<end|1
<ends|7
<engineer|-1
<entry|-3
<er|2
<es|-2
<et|-1
<eur|-1
<evening|1
<every|-3
<everything|-7
<example|3
<expire|2
<expires|6
<export|-7
<extend|-4
<extinguisher|-1
<fair|-3
<faire|1
<family|-1
<faudrait|1
<favor|1
<fee|3
<feed|3
<fetch|1
<field|2
<file|2
<filed|1
<filter|1
<finance|-2
<finish|1
<first|1
<fix|5
<flaky|1
<flat|1
<flies|-1
<floor|2
<flowers|3
<flu|1
<for|-2
<forecast|1
<form|3
<fotos|3
<foundation|-4
<four|-5
<fournisseur|-2
<frau|1
<free|1
<freeze|2
<freezer|-3
<fridge|-1
<frist|1
<from|1
<front|-1
<frost|1
<fur|2
<game|4
<garage|-4
<gas|4
<gate|-2
<gave|1
<get|6
<give|-1
<go|-2
<goes|7
<good|-2
<got|4
<greenhouse|2
<grill|2
<group|1
<guests|-1
<guy|4
<gym|-1
<half|-4
<hall|-1
<handover|1
<handrail|2
<hat|2
<have|2
<hay|1
<he|2
<he'll|-2
<hearing|-2
<hedge|-4
<her|-6
<here|-5
<him|3
<hire|1
<his|5
<hold|-1
<hours|-3
<house|1
<hr|2
<i|-8
<i'd|1
<i'll|2
<i'm|-11
<ice|1
<ideally|2
<if|1
<ihn|3
<in|-3
<ines|-5
<inspection|1
<inspector|2
<interview|-2
<invoice|-9
<is|-9
<isn't|1
<iso|-1
<ist|2
<it|11
<it's|3
<its|-2
<itself|-5
<job|-2
<journal|-1
<just|1
<kannst|2
<keep|-5
<keys|1
<kindly|1
<kit|-4
<kitchen|-1
<know|4
<konnten|1
<la|-10
<lab|5
<label|-1
<labels|1
<landlord|-7
<lane|1
<latest|1
<laundry|-6
<le|3
<lead|-2
<lease|2
<leave|-3
<left|-1
<lena|1
<les|-1
<let|3
<letters|4
<library|-4
<licence|1
<like|1
<list|1
<llama|4
<lo|1
<load|2
<loan|1
<locker|2
<look|1
<lost|-5
<lotte|1
<lovely|-4
<m|1
<mail|2
<make|2
<makes|-1
<man|5
<marek|-1
<marketing|1
<mas|1
<me|5
<meet|-4
<meets|3
<menu|1
<merci|1
<meters|2
<miss|-1
<mme|1
<month|-13
<months|1
<more|1
<morgen|8
<mot|6
<move|1
<moved|-5
<moves|-1
<mr|1
<mrs|4
<mum's|3
<muss|5
<mussten|3
<must|7
<my|-2
<n|-1
<name|-3
<necesito|1
<needs|1
<new|-3
<newsletter|8
<next|1
<night|-7
<no|1
<nobody|-4
<not|-4
<nothing|-2
<notice|-1
<nous|1
<now|1
<number|-6
<nur|1
<of|4
<off|-2
<offer|3
<offers|1
<office|2
<ok|1
<old|1
<older|-3
<on|-6
<one|4
<ones|2
<online|2
<only|-3
<open|-1
<opening|-1
<opens|-1
<or|2
<order|6
<orders|3
<ortega|-3
<oslo|-2
<our|-4
<out|-6
<over|4
<page|2
<palettes|2
<para|-4
<parade|-1
<parent|1
<parents|-2
<parents'|-1
<parking|1
<party|6
<passer|2
<passport|1
<patient|1
<pay|2
<payable|-1
<payment|-1
<payroll|3
<pedir|-1
<period|2
<permit|1
<permits|1
<peux|3
<pharmacy|1
<phone|1
<photo|-2
<piano|1
<pick|6
<picks|1
<pickup|-4
<place|-2
<plan|-1
<planned|2
<plants|1
<plate|2
<plazo|1
<please|-3
<pls|1
<plumber|1
<plus|2
<pm|-1
<polyvalente|1
<por|1
<portal|2
<post|1
<pour|-1
<pourrais|-8
<prepare|-3
<preparer|1
<prescription|1
<present|1
<price|-3
<printed|1
<printer|-1
<prints|-2
<prior|2
<prod|-2
<production|-1
<promised|3
<provide|1
<puedes|2
<pump|1
<put|-2
<q|7
<quarantine|1
<quarterly|1
<quay|2
<que|7
<quiere|-3
<quote|1
<rappeler|1
<rate|1
<re|2
<read|-1
<reading|2
<ready|2
<receipt|-5
<receipts|2
<receive|1
<received|1
<reception|-3
<recycling|2
<refill|1
<registration|1
<rehearsal|-2
<release|4
<reminder|1
<rendre|1
<renew|1
<renewal|1
<renews|2
<rental|1
<rented|1
<renvoyer|1
<repair|3
<replace|2
<replaced|1
<reply|1
<report|-9
<reports|1
<requested|-1
<reserver|-7
<return|-2
<reunion|-2
<review|1
<right|2
<ring|2
<room|4
<rotate|1
<run|-3
<runs|3
<safety|3
<said|1
<sales|1
<salle|-6
<salt|1
<same|4
<sample|1
<saw|-2
<say|2
<says|1
<scaffold|-7
<schedule|2
<se|1
<seating|1
<seats|-6
<second|-4
<section|-1
<see|-2
<send|1
<sent|1
<server|1
<service|3
<set|1
<sets|-1
<shall|1
<she|1
<sheet|-1
<shift|1
<ship|-1
<shop|4
<should|7
<show|-1
<shows|-1
<shut|-8
<sick|-1
<sie|1
<sing|1
<site|1
<skip|1
<slides|1
<smoke|1
<so|11
<sold|-1
<somebody|4
<someone|-1
<sometime|-1
<son|-3
<sprint|1
<staff|-2
<stage|-3
<staging|1
<stand|-3
<stands|1
<start|-5
<starting|2
<stays|-6
<sticker|1
<still|1
<stop|-1
<storage|3
<street|2
<submit|2
<supplier|2
<supply|-1
<survey|3
<swap|-1
<system|1
<table|-3
<takes|-5
<talk|-1
<tard|2
<tardar|1
<target|1
<tax|4
<tea|-1
<teacher|1
<tech|1
<tecnico|1
<teh|3
<tell|-5
<tenant|-2
<tenants|2
<term|-1
<test|-2
<tests|-5
<th|-1
<than|-3
<thanks|-2
<thanksgiving|3
<that|3
<that's|4
<thats|2
<the|-8
<their|1
<them|8
<then|-3
<there's|4
<they|-3
<they'd|3
<they're|-4
<thing|3
<think|-4
<this|5
<three|1
<thursdays|-2
<tiene|4
<tiles|2
<till|-6
<time|2
<to|13
<today|-2
<told|2
<tom|-5
<tomasz|3
<tonight's|7
<took|-1
<tour|1
<truck|1
<tu|-5
<twice|-7
<u|-2
<un|1
<une|1
<unit|3
<unless|1
<uns|2
<until|1
<up|-9
<upgrade|2
<uploaded|-2
<ur|1
<urgent|-2
<us|4
<v|-1
<valid|8
<van|7
<vat|-1
<vence|1
<vendor|-1
<version|-3
<visit|-4
<visiting|-1
<votre|1
<vous|1
<w|-1
<wait|-3
<walk|1
<want|4
<wanted|2
<wants|5
<warning|7
<was|-10
<water|4
<way|4
<we|-10
<wedding|2
<weekday|-13
<weekdays|-4
<what|-2
<whether|-1
<which|1
<who|-1
<whoever|1
<why|-8
<will|5
<window|-1
<wir|1
<with|-5
<within|-2
<witness|3
<work|1
<working|1
<would|5
<wound|1
<write|1
<writing|1
<written|1
<wrong|-3
<y|-1
<you|4
<you'd|2
<you're|2
<your|6
=a|-3
=ab|3
=able|1
=about|-10
=above|6
=ac|1
=acceptance|1
=access|-7
=account|1
=accounting|-1
=accounts|-1
=action|2
=ad|-4
=advance|-1
=after|-6
=afternoon|-2
=again|-12
=against|1
=agent|-1
=agreed|5
=ahead|1
=aid|-6
=air|1
=al|2
=alarm|-8
=alex|-2
=all|-3
=already|1
=also|2
=always|1
=am|7
=amir|1
=amount|-1
=an|5
=ana|-2
=and|-4
=angebot|1
=another|-6
=answer|4
=antes|4
=any|-4
=anyone|-8
=anything|-2
=anyway|-4
=application|1
=appointment|2
=approve|-1
=approx|-1
=architect|-1
=are|-9
=around|-2
=arrange|1
=arrive|-6
=as|-7
=asap|-3
=ash|1
=asked|2
=asking|-12
=assessment|-1
=at|1
=attach|-4
=au|-2
=audit|1
=auf|-6
=aujourd'hui|1
=aunt|-3
=aura|1
=aus|1
=automatically|3
=avant|7
=b|3
=baby|1
=back|-1
=backup|1
=bad|-1
=bags|5
=bakery|1
=balance|1
=bank|2
=batch|-1
=bathroom|2
=batteries|-5
=bay|2
=bday|2
=be|10
=bed|2
=been|-10
=befor|1
=before|23
=beforehand|1
=begin|1
=ben|-2
=berlin|-2
=bescheid|-1
=best|-7
=bestell|-1
=bestellung|1
=besten|1
=betrag|1
=between|10
=bianca|1
=bid|-2
=big|1
=bike|1
=bins|-4
=bird|3
=bis|6
=biscuit|1
=biscuit's|1
=bitte|5
=blades|-2
=block|-4
=blocked|1
=blue|2
=bo|-3
=board|4
=boat|1
=boiler|1
=book|-12
=booked|1
=books|-1
=both|-2
=box|-1
=boxes|-6
=branch|2
=brauche|1
=brauchen|2
=break|1
=bring|4
=brings|1
=btw|1
=bucket|-5
=budget|-3
=building|1
=bus|-2
=but|-2
=buy|2
=by|1
=bye|1
=c|-5
=c'est|2
=ca|1
=cable|-3
=cake|-2
=caldera|1
=call|-1
=called|-5
=calls|5
=came|-9
=camp|-1
=can|-3
=can't|-7
=cancel|1
=cancelled|-1
=car|-2
=cards|1
=cat|1
=catering|-1
=ce|2
=cert|4
=certificate|3
=cet|1
=change|-2
=changed|7
=changing|-1
=chase|1
=check|-3
=checks|-4
=chekc|2
=chiara|-4
=chimney|4
=choir|2
=church|4
=circulate|1
=cita|-3
=city|4
=claim|1
=claire|-8
=class|1
=clause|1
=clean|1
=cleaned|-1
=cleaner|-1
=cleaning|1
=clear|-5
=client|1
=close|-3
=closed|-6
=closes|3
=closing|-1
=club|1
=cna|-7
=coach|-1
=coats|-2
=coffee|-1
=cold|1
=collect|1
=collected|-3
=collection|-5
=collects|1
=colour|1
=come|3
=comes|4
=coming|3
=committee|3
=company|-8
=complete|1
=completion|2
=compressor|-5
=con|-2
=concert|-11
=conference|-2
=confirm|3
=confirmar|-1
=confirmation|2
=confirmed|1
=contract|1
=contractor|2
=cooling|-4
=copies|1
=corrected|1
=correction|-4
=cost|-2
=costs|2
=cottage|-3
=could|-5
=council|1
=count|-10
=counter|-4
=county|2
=couple|-1
=courier|1
=court|-2
=crane|-1
=credentials|1
=credit|1
=crew|1
=critical|-3
=crowd|-8
=crown|2
=cups|-2
=current|1
=customers|-2
=cutoff|1
=cutting|3
=d|-4
=d'ici|2
=dad's|-1
=damage|-1
=dana|1
=dann|-1
=data|5
=date|4
=dates|-7
=day|4
=days|-2
=de|10
=deadline|4
=debit|-6
=decided|6
=declan|1
=deduction|1
=defrost|2
=degrees|-3
=del|-5
=delivery|9
=dem|1
=demain|2
=demo|-2
=dentist|-4
=deploy|-3
=deposit|1
=der|3
=des|2
=descaling|1
=description|-1
=desk|2
=details|-1
=detector|1
=detectors|1
=deux|1
=did|1
=die|3
=dinner|2
=direct|-6
=display|-6
=do|-4
=dock|-1
=doctor|2
=documents|-4
=does|1
=dog|-4
=doing|-6
=domain|2
=don't|2
=donc|2
=done|3
=dont|6
=door|-1
=doors|-2
=dort|-3
=dr|3
=draft|4
=drama|-1
=drei|1
=dressing|1
=drips|-5
=drive|2
=driving|1
=drop|-1
=drops|-1
=drum|-2
=dry|1
=du|2
=due|8
=during|-5
=e|5
=earlier|1
=early|-6
=easter|2
=echeance|-2
=eddie|1
=ein|2
=eine|2
=einen|-2
=einer|1
=el|2
=electricity|1
=elevator|2
=elm|1
=else|1
=em|1
=emptied|-3
=empty|-5
=emre|1
=enclosed|1
=end|6
=ends|4
=engineer|2
=enough|1
=envelope|1
=eod|1
=er|2
=es|-1
=est|1
=esta|2
=estimate|-1
=et|1
=eur|-2
=euro|-1
=eve|-3
=every|-8
=everybody|-6
=everything|-1
=example|3
=expire|2
=expires|6
=export|-7
=extend|-3
=extended|1
=extinguisher|-1
=fair|-2
=faire|3
=family|-1
=faudrait|2
=faut|1
=favor|-2
=fee|3
=feed|3
=feedback|-1
=ferry|-5
=fetch|1
=few|-6
=field|2
=figure|-1
=figures|1
=filed|1
=filter|4
=final|1
=finance|-2
=find|-8
=findet|1
=fine|4
=finish|1
=fire|1
=first|12
=fish|-4
=five|-2
=fix|-10
=fixed|1
=flaky|1
=flat|2
=flies|-1
=flight|3
=floor|-8
=florist|1
=flowers|1
=follow|-3
=following|1
=for|5
=forecast|1
=forget|5
=forklift|1
=form|4
=foundation|-4
=four|-4
=fragt|1
=frau|-3
=free|1
=freeze|1
=freezer|-2
=friday's|-1
=fridays|-2
=fridge|-1
=frist|1
=from|2
=front|-4
=frost|1
=fruh|2
=fuite|1
=full|2
=fur|1
=fyi|-2
=game|4
=garage|-3
=gareth|-1
=gas|2
=gate|2
=gave|1
=genannte|1
=get|6
=gets|2
=give|-1
=given|1
=gloria|1
=go|11
=goes|4
=gone|-1
=good|-4
=got|4
=grandma|1
=grandma's|1
=great|1
=green|1
=greenhouse|2
=greta|1
=grill|2
=group|-3
=gus|1
=guy|1
=guys|1
=h|-6
=had|-4
=halb|2
=half|-5
=hall|-8
=hana|-9
=hand|3
=handover|-2
=handrail|2
=hands|1
=hang|-1
=has|6
=hasta|-3
=hat|-4
=have|5
=hay|3
=he|9
=he'd|1
=he'll|-2
=he's|-1
=heads|1
=hearing|-8
=heating|1
=hedge|-4
=held|1
=her|-11
=herr|2
=heute|1
=him|3
=hire|2
=his|5
=hold|-2
=holiday|-1
=home|-3
=hora|1
=hot|1
=hotel|-1
=hour|3
=hours|-7
=house|-3
=hoy|8
=hr|2
=hrs|1
=hurry|-1
=i|1
=i'll|2
=i'm|-5
=ice|2
=ich|-1
=ideally|1
=if|7
=ihn|3
=il|4
=im|-6
=immediately|1
=important|-5
=imran|-1
=in|-3
=ines|-5
=info|1
=informe|1
=inga|1
=ingrid|2
=ins|-1
=inspected|-2
=inspection|3
=inspector|3
=insurance|-6
=interim|4
=interview|-1
=into|-1
=invoice|-8
=is|2
=iso|-1
=issue|-1
=ist|1
=it|4
=it's|6
=its|-1
=itself|-8
=ivan|1
=je|1
=jens|-1
=job|-5
=joe|-2
=jonas|5
=journal|-1
=jours|1
=just|-2
=k|-4
=kannst|2
=keep|-5
=kegs|-5
=keller|2
=kev|-5
=key|1
=keys|2
=kg|1
=kids|-1
=kindly|3
=kit|-4
=kitchen|-8
=know|4
=kofi|1
=kommt|2
=konnten|1
=konto|1
=l|-5
=l'envoyer|1
=la|-5
=lab|2
=label|-1
=labels|1
=landlord|-6
=lane|2
=laptop|3
=lars|1
=las|5
=lassen|-1
=last|4
=late|1
=later|4
=latest|3
=lauft|-2
=launch|-2
=laundry|-6
=le|1
=lead|-2
=leak|-1
=lease|2
=least|1
=leave|-4
=left|-2
=lemon|1
=lena|1
=les|2
=less|-5
=lesson|-3
=lessons|1
=letter|2
=letters|5
=library|-1
=licence|1
=license|1
=lieu|1
=lift|-1
=like|1
=limit|-3
=linde|-1
=line|-2
=lines|-6
=list|-2
=listen|1
=live|1
=llama|1
=llamar|1
=lo|1
=load|4
=loading|2
=loan|1
=local|2
=lock|1
=locker|2
=long|-2
=look|-13
=looks|1
=lorry|-3
=los|1
=lost|-4
=lotte|1
=lovely|-6
=low|-1
=lower|3
=lucia|-3
=lunchtime|-1
=m|3
=machen|1
=machine|1
=made|2
=mail|5
=maintenance|1
=make|4
=man|1
=manager|4
=manana|6
=marcus|-1
=marek|-3
=marketing|1
=marta|2
=mas|1
=matinee|1
=matt|1
=max|-1
=maybe|1
=mayor|2
=me|-2
=measure|2
=meet|-4
=meeting|6
=meets|3
=mei|2
=membership|1
=menu|1
=merci|1
=message|-1
=meter|3
=meters|2
=mic|-2
=mid|-2
=midi|1
=min|-2
=mind|-7
=mir|-1
=mirko|5
=mismo|3
=miss|1
=missing|1
=mit|-2
=mme|1
=mo|1
=moment|5
=more|3
=morgen|5
=morning|5
=mot|8
=moved|5
=moving|-3
=mr|3
=mrs|4
=much|1
=mum|-2
=mum's|4
=music|2
=muss|3
=mussen|1
=must|4
=my|-12
=myself|-4
=n|-1
=nachsten|1
=nadia|1
=name|-1
=names|1
=nd|1
=need|-1
=needed|-1
=needs|3
=neighbours|-3
=net|-4
=neue|2
=new|3
=news|1
=nicht|-3
=night|-9
=nights|-1
=nine|2
=nite|1
=no|-8
=nobody|-4
=noch|4
=noise|1
=noon|-3
=noor|-1
=north|-1
=not|-4
=note|-2
=notes|-4
=nothing|-2
=notice|3
=notification|1
=nous|1
=now|-11
=number|-5
=nur|1
=o'clock|-2
=oak|2
=oder|1
=of|4
=offers|2
=office|3
=oil|-1
=ok|3
=okay|1
=ola|2
=old|-3
=older|-3
=oma|-1
=on|-9
=once|1
=one|5
=ones|2
=online|3
=only|2
=open|-13
=opening|-1
=or|3
=order|5
=orders|-2
=ordner|-4
=organ|1
=ortega|-2
=oslo|1
=otherwise|4
=our|3
=out|-4
=over|3
=overdue|-2
=owen|1
=own|1
=ozdemir|2
=p|1
=padres|1
=pads|1
=page|2
=pages|1
=paid|-1
=palettes|2
=pallet|1
=paolo|-1
=paper|3
=papers|4
=par|1
=para|-6
=parcel|2
=parent|1
=parents|-2
=parents'|-1
=park|1
=parking|-3
=part|1
=parts|-1
=party|6
=parvenir|1
=pass|1
=passport|-2
=past|1
=patient|2
=pay|5
=payable|1
=payment|-4
=payroll|3
=pedido|1
=pedir|-1
=people|-1
=per|1
=period|5
=permit|1
=permits|-3
=person|5
=peter|1
=petra|1
=peux|5
=phone|1
=photo|-6
=photographer|-2
=piano|-2
=pick|6
=picks|1
=pickup|1
=place|1
=plan|1
=planned|1
=plants|-4
=plate|2
=plates|1
=playground|4
=plazo|1
=pleas|1
=please|7
=plese|1
=pls|-4
=plumber|-1
=plus|1
=pm|-4
=point|1
=pool|-1
=porfa|1
=portal|1
=possible|4
=post|1
=poster|-1
=pour|-4
=pourrais|-7
=practice|1
=pre|-1
=premium|-1
=prepare|-3
=preparer|1
=prescription|1
=present|1
=press|2
=price|-3
=primera|1
=printer|2
=prints|-8
=prior|3
=priority|-1
=prod|-2
=promised|8
=proof|-1
=provide|1
=prufen|1
=prufer|1
=prufung|2
=publish|-2
=puede|2
=puedes|2
=pull|1
=pump|2
=push|1
=put|3
=q|5
=quarantine|1
=quarter|1
=quarterly|1
=que|7
=question|-1
=questionnaire|1
=quiere|-3
=quiet|-6
=quote|2
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
=re|2
=read|-4
=reading|1
=ready|6
=really|1
=rear|1
=receipt|-5
=receipts|2
=received|3
=reception|-3
=record|1
=records|2
=redo|-4
=refill|-4
=register|1
=registration|3
=reifen|2
=release|5
=relire|1
=remind|6
=reminder|2
=rendre|1
=renew|7
=renewal|1
=renewing|-2
=renews|6
=renouveler|1
=renovar|1
=rented|1
=renvoyer|1
=repaint|-5
=repair|4
=reparer|2
=replace|1
=replaced|-1
=reply|1
=report|-6
=reports|1
=reprinted|1
=requested|-1
=reserver|-8
=residents|1
=reunion|-1
=review|1
=revised|-1
=ring|-6
=risk|1
=rita|-4
=road|1
=roll|-1
=room|5
=rooms|1
=rosa|-3
=rota|-6
=rotate|1
=round|1
=rui|1
=run|-4
=running|-3
=runs|4
=s|1
=safety|1
=said|5
=sala|1
=sales|1
=salle|-10
=salt|1
=same|-1
=sample|2
=sand|4
=sans|2
=satruday|1
=saturday's|-2
=saturdays|-6
=saw|-5
=say|1
=scaffold|-8
=schedule|2
=schicken|1
=schlussel|-5
=school|-10
=se|2
=seating|1
=second|-2
=section|-1
=see|2
=seguro|1
=sein|2
=self|-1
=semaine|1
=send|4
=sends|1
=senor|-3
=sera|1
=server|2
=serviced|1
=set|2
=settled|-1
=shall|1
=share|1
=sharp|1
=she|2
=she'd|1
=she's|-2
=sheets|1
=shelves|2
=shift|-4
=ship|3
=shoot|-1
=shop|2
=shopping|8
=short|-4
=shot|-1
=should|-5
=show|1
=shut|-8
=si|2
=sie|1
=sign|2
=signed|1
=signs|1
=since|-7
=sing|1
=sink|1
=siobhan|2
=site|3
=six|1
=sizes|1
=skip|1
=slide|1
=slides|1
=slot|1
=small|2
=smoke|1
=sofa|1
=soir|1
=sol|1
=sold|-1
=some|1
=someone|-3
=son|-3
=sonst|1
=soon|1
=sous|1
=space|1
=spare|1
=spatestens|6
=sports|-1
=sprint|1
=st|9
=staff|-5
=stage|-3
=staging|1
=stand|-1
=standing|-2
=stands|1
=start|-7
=starting|-2
=starts|6
=station|1
=statt|-3
=stays|-4
=steht|-3
=sticker|1
=stop|-2
=storage|2
=storm|6
=stp|1
=street|1
=structural|1
=stuck|-2
=stuff|1
=submission|1
=submit|4
=sud|1
=suit|1
=sunday's|3
=sunniva|2
=supplier|2
=supply|-1
=support|-1
=surgery|1
=survey|3
=svenja|-3
=swap|1
=sweep|4
=swept|1
=swimming|-2
=system|1
=table|-3
=take|6
=takes|-5
=talk|-1
=tank|1
=tap|-2
=tard|1
=tardar|1
=tarde|2
=target|8
=task|1
=tax|5
=tea|-2
=teacher|1
=tech|2
=tecnico|1
=teh|-4
=tell|-12
=temp|-1
=ten|-6
=tenant|1
=tenants|2
=tenth|2
=term|-1
=test|-2
=text|1
=th|2
=than|1
=thank|-4
=thanksgiving|3
=that|3
=thats|2
=the|4
=theatre|-3
=them|5
=then|5
=there|3
=there's|3
=they|5
=they'd|3
=they'll|1
=they're|-10
=thing|5
=think|-11
=thirtieth|1
=this|7
=three|5
=through|-2
=thursdays|-2
=thx|1
=tiene|4
=tiles|2
=till|-15
=time|6
=tls|3
=tmrw|8
=to|2
=today|12
=together|1
=told|2
=toll|-1
=tom|-5
=tommorow|2
=tomorrow|4
=tomorrow's|3
=tonight|6
=tonight's|1
=tonite|1
=too|1
=took|-1
=tool|1
=tour|1
=towels|-6
=town|1
=trade|-2
=traffic|1
=train|-5
=tree|2
=trial|2
=trip|1
=truck|1
=tu|-1
=turns|1
=tuv|1
=tv|-2
=twenty|1
=twice|-11
=two|5
=ubermorgen|3
=uberweisen|1
=uhr|4
=um|5
=un|3
=und|-4
=under|3
=une|1
=unit|-2
=unless|1
=uns|1
=unten|1
=until|-4
=up|6
=upgrade|-1
=upload|-1
=ur|1
=us|1
=use|-2
=used|-3
=uwe|1
=v|-1
=vaccination|1
=valid|5
=van|6
=vat|-5
=vehicle|1
=vence|1
=versicherung|1
=version|-4
=vertrag|-2
=vet|1
=vienen|1
=visit|-1
=visiting|-1
=visitors|2
=voice|1
=volunteers|1
=vom|-7
=von|1
=vor|2
=vorher|2
=votre|-1
=vous|1
=vpn|-1
=w|6
=wait|-3
=walk|1
=want|-3
=wanted|4
=wants|4
=warning|7
=was|-11
=wash|2
=we|-3
=we'll|-4
=we're|-7
=weather|2
=website|-2
=wedding|-2
=week|-4
=weekday|2
=weekdays|-4
=weekend|3
=weeks|1
=weiss|2
=well|-1
=werden|1
=were|-3
=what|-3
=when|3
=whether|-6
=which|-1
=while|1
=who|-1
=whoever|2
=why|-9
=will|6
=window|-1
=windows|1
=wine|-3
=winter|-1
=wir|2
=with|5
=without|-9
=witness|3
=woche|3
=wochen|1
=words|2
=work|3
=working|3
=works|-1
=would|-2
=wound|1
=write|-3
=writes|3
=writing|-2
=wrong|-3
=wrote|-1
=x|1
=y|1
=yeah|1
=year|-3
=yes|-2
=yesterday|-7
=yet|3
=you|-4
=you'd|2
=you're|2
=your|9
=yours|1
=zum|-3
=zur|1
=zwei|1
>'s|-4
>>'s|-4
>>'s rehearsal|1
>>'s run|1
>>a|2
>>a primera|1
>>after|6
>>all|1
>>and|-3
>>and back|-4
>>and i|1
>>and i'd|-5
>>and month|-1
>>and the|-2
>>and they|2
>>and we|1
>>and weekday|-1
>>are|-2
>>as|2
>>at|4
>>at the|1
>>auf|-2
>>auf das|1
>>because|2
>>because the|1
>>before|2
>>beim|1
>>between|5
>>between am|1
>>between and|2
>>but|-4
>>by|-1
>>de|4
>>den|5
>>die|2
>>einen|1
>>first|5
>>first thing|5
>>for|6
>>from|-5
>>hand|1
>>hay|1
>>hay que|1
>>i|-4
>>if|2
>>if possible|1
>>im|-3
>>in|3
>>in the|2
>>is|7
>>is fine|3
>>is the|5
>>ist|-1
>>it|2
>>kommt|-1
>>mismo|3
>>month|2
>>net|-1
>>noch|7
>>noch raus|2
>>now|-5
>>of|-5
>>of the|-6
>>of today's|2
>>ok|1
>>on|-12
>>on fridays|-2
>>or|2
>>or month|-1
>>or we|1
>>please|1
>>pls|4
>>run|1
>>shift|1
>>so|5
>>so it|1
>>so we|1
>>stp|1
>>the|8
>>they|5
>>this|1
>>to|-4
>>um|-7
>>was|1
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
>all|1
>always|1
>and|-2
>are|-3
>as|-1
>ask|1
>at|-5
>auf|-2
>aus|1
>back|-5
>bank|1
>be|-2
>before|8
>beim|1
>bescheid|-1
>between|5
>bis|-4
>bring|1
>but|-7
>by|3
>c|-4
>can|2
>can't|-4
>check|1
>close|5
>closed|2
>closes|-1
>come|2
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
>die|1
>do|-2
>einen|1
>el|2
>en|1
>enough|1
>eur|-2
>file|1
>fine|5
>first|5
>fish|-4
>fix|-2
>for|-1
>fridays|-2
>from|-7
>fur|1
>genannte|1
>go|6
>goes|-7
>good|1
>great|1
>group|-4
>gym|-4
>half|1
>hall|-5
>hand|-1
>has|2
>have|5
>hay|1
>her|-3
>him|-1
>hora|1
>i'd|-6
>i'm|2
>if|5
>im|-6
>in|2
>inspection|1
>is|4
>ist|-1
>it|-4
>it's|6
>its|1
>itself|-2
>job|-3
>know|-1
>kommt|-2
>konto|1
>la|4
>las|2
>last|-1
>late|-4
>latest|1
>letter|1
>like|-1
>lunch|1
>matinee|1
>me|2
>meeting|2
>mismo|3
>miss|1
>month|9
>morning|8
>moved|5
>must|-1
>need|-2
>needs|-2
>net|-5
>neue|2
>new|-2
>next|2
>no|3
>nobody|1
>noch|7
>not|-2
>notice|3
>now|-6
>of|-3
>off|-2
>ok|2
>old|-1
>on|-5
>only|6
>open|2
>or|2
>our|7
>over|-2
>overdue|-1
>pay|1
>per|1
>pickup|3
>please|-1
>pls|3
>portal|-1
>possible|1
>primera|1
>que|1
>raus|5
>re|-1
>rehearsal|1
>room|-2
>run|2
>says|-1
>school|-8
>sein|2
>she|1
>shift|-3
>shoot|-1
>should|-11
>show|1
>shows|2
>so|2
>statt|1
>still|-1
>stp|1
>take|-1
>tecnico|1
>th|-3
>thank|-4
>that|5
>the|-2
>them|2
>then|-1
>there|1
>they|8
>thing|1
>think|-3
>this|-2
>through|-1
>thx|1
>till|-6
>time|2
>to|3
>today|2
>today's|2
>tomorrow|5
>trial|2
>two|1
>um|-7
>und|-4
>unten|1
>until|-2
>up|6
>upload|-1
>us|-6
>visit|3
>vom|1
>w|3
>want|2
>we|-2
>wedding|-6
>weekday|2
>when|2
>whether|2
>will|1
>with|-1
>within|-1
>without|-5
>work|3
>would|6
>write|-4
>y|1
>year|-1
>you|4
`;
