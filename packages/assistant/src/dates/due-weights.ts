/** How much each feature speaks for that a text wants its task done then; made by `npm run learn:dues`, not by hand. */
export const DUE_WEIGHTS = `
+after rank1 beside false|4
+after rank1 beside true|-14
+after rank2 beside false|-2
+after rank2 beside true|3
+after rank3 beside false|4
+after rank3 beside true|16
+asked rank1 beside false|-5
+asked rank1 beside true|2
+asked rank2 beside false|3
+asked rank2 beside true|-10
+asked rank3 beside false|3
+asked rank3 beside true|16
+asksSomebody|18
+before rank1 beside false|9
+before rank1 beside true|-10
+before rank2 beside false|-2
+before rank2 beside true|-7
+before rank3 beside false|5
+before rank3 beside true|-8
+beginsRange|-27
+clause0|-7
+clause0 main false|5
+clause0 main true|-12
+clause1|-4
+clause1 main false|-7
+clause1 main true|1
+clause2|6
+clause2 main false|6
+clause2 main true|1
+clause3|6
+clause3 main false|-6
+clause3 main true|8
+date|3
+distance0|11
+distance1|10
+distance2|17
+distance3|26
+distance4|-7
+ends|17
+endsRange|-15
+far by count|4
+far digits|-28
+far other|-32
+far year|-47
+form day|2
+form digits|-14
+form other|3
+form year|9
+further after|-8
+further before|-1
+further beside false|2
+further beside true|-11
+further only false|10
+further only true|-19
+further rank1|3
+further rank2|2
+further rank3|-14
+hasNoDay|-55
+hasTime|29
+inHeading|32
+inSubject|1
+inSubject2|-22
+inSubject3|24
+isBesideDateOfMain|-18
+isBesideOthers|-6
+isBrief|-8
+isField|-4
+isFirst|3
+isFurther|-9
+isFuture|1
+isItem|-14
+isJustBefore|21
+isJustBehind|13
+isLast|1
+isLessSure|-16
+isLessSureThere|6
+isLong|11
+isNextYear|-20
+isOfMany|-24
+isOfReader|11
+isOnly|2
+isOwner|-14
+isPast|3
+isPastElsewhere|7
+isSpan|12
+isTask|-1
+leads|1
+main rank1 beside false|5
+main rank1 beside true|-1
+main rank2 beside false|1
+main rank2 beside true|-4
+main rank3 beside false|-6
+main0|2
+main0 asked|-4
+main0 asked sentence0 rank2|-2
+main0 asked sentence0 rank3|1
+main1|9
+main1 after|5
+main1 after sentence0 rank2|-5
+main1 after sentence0 rank3|8
+main1 after sentence1 rank1|1
+main1 after sentence1 rank2|-13
+main1 after sentence1 rank3|10
+main1 asked|9
+main1 asked sentence1 rank1|4
+main1 asked sentence1 rank2|-7
+main1 asked sentence1 rank3|12
+main1 before|-6
+main1 before sentence0 rank2|2
+main1 before sentence1 rank2|-3
+main2|2
+main2 after|-5
+main2 after sentence0 rank2|3
+main2 after sentence1 rank1|4
+main2 after sentence1 rank2|4
+main2 after sentence1 rank3|-11
+main2 after sentence2 rank1|-3
+main2 after sentence2 rank2|-17
+main2 after sentence3 rank1|5
+main2 after sentence3 rank2|14
+main2 after sentence3 rank3|-5
+main2 asked|4
+main2 asked sentence2 rank1|5
+main2 asked sentence2 rank2|-6
+main2 asked sentence2 rank3|5
+main2 before|3
+main2 before sentence0 rank2|12
+main2 before sentence0 rank3|2
+main2 before sentence1 rank1|2
+main2 before sentence1 rank2|-9
+main2 before sentence1 rank3|-6
+main2 before sentence2 rank1|-1
+main2 before sentence2 rank2|11
+main2 before sentence2 rank3|-4
+main2 before sentence3 rank2|-4
+main2 main|-4
+main2 main sentence2 rank2|-4
+main3|-2
+main3 after|3
+main3 after sentence0 rank2|-7
+main3 after sentence0 rank3|7
+main3 after sentence1 rank1|-5
+main3 after sentence1 rank2|11
+main3 after sentence1 rank3|-1
+main3 after sentence2 rank1|-17
+main3 after sentence2 rank2|21
+main3 after sentence2 rank3|-3
+main3 after sentence3 rank1|1
+main3 after sentence3 rank2|-17
+main3 after sentence3 rank3|11
+main3 asked|1
+main3 asked sentence3 rank1|-9
+main3 asked sentence3 rank2|6
+main3 asked sentence3 rank3|2
+main3 before|-10
+main3 before sentence0 rank1|-7
+main3 before sentence0 rank2|-8
+main3 before sentence0 rank3|1
+main3 before sentence1 rank1|-6
+main3 before sentence1 rank2|-3
+main3 before sentence2 rank1|12
+main3 before sentence2 rank2|-1
+main3 before sentence2 rank3|4
+main3 before sentence3 rank1|-1
+main3 before sentence3 rank2|-4
+main3 main|-2
+main3 main sentence3 rank1|5
+main3 main sentence3 rank2|1
+main3 main sentence3 rank3|-8
+may say when after|29
+namesThing|-8
+none|-10
+none main0|-2
+none main1|-4
+none main2|-10
+none main3|-4
+none mainnone|-12
+none of main|-4
+none of others|-21
+none of some|-8
+none of sure|-4
+past after|7
+past asked|-7
+past clause0|4
+past clause1|-20
+past clause2|12
+past clause3|7
+past day|-6
+past digits|14
+past main|4
+past other|-8
+past rank1|1
+past rank2|-2
+past rank3|4
+past year|4
+rank1|-9
+rank1 main false|-11
+rank1 main true|1
+rank1 sentence0|-5
+rank1 sentence1|-2
+rank1 sentence2|-4
+rank1 sentence3|1
+rank2|-9
+rank2 main false|-8
+rank2 main true|-4
+rank2 sentence0|-16
+rank2 sentence1|-3
+rank2 sentence2|3
+rank2 sentence3|-2
+rank3|10
+rank3 main false|13
+rank3 main true|7
+rank3 sentence0|20
+rank3 sentence1|6
+rank3 sentence2|4
+rank3 sentence3|2
+says when after|16
+says when before|17
+sentence0|-1
+sentence1|2
+sentence2|3
+sentence3|1
+thatDay|6
+time after clause1|-14
+time after clause2|-7
+time after clause3|7
+time asked clause1|24
+time asked clause2|-24
+time asked clause3|-1
+time before clause0|-5
+time before clause1|-14
+time before clause2|-3
+time before clause3|-5
+time main clause1|-1
+where after|8
+where asked|5
+where before|-11
+where main|-6
-a|-2
-a clause1|-4
-a clause2|2
-a clause3|1
-a main false|1
-a main true|-2
-a past|2
-ab|1
-ab clause1|-1
-ab main false|-1
-after|2
-afternoon|-3
-am|2
-am clause1|-1
-am clause2|1
-am clause3|1
-am main false|-2
-am main true|3
-antes|10
-antes clause3|4
-antes main true|5
-at|8
-at clause0|-4
-at clause1|5
-at clause2|-3
-at clause3|4
-at main false|3
-at main true|-2
-at past|-2
-aujourd'hui|1
-aujourd'hui clause3|1
-aujourd'hui main true|1
-avant|5
-avant clause1|3
-avant clause3|2
-avant main false|1
-avant main true|4
-b|3
-b clause3|3
-b main true|3
-b past|1
-befor|1
-befor clause3|1
-befor main true|1
-before|4
-before clause1|-3
-before clause2|1
-before clause3|5
-before main false|-4
-before main true|7
-before past|1
-between|1
-bis|9
-bis clause1|4
-bis clause2|1
-bis clause3|3
-bis main false|3
-bis main true|6
-bis past|1
-by|5
-by clause2|-1
-by clause3|6
-by main false|9
-by main true|-4
-by past|1
-ce|1
-ce clause3|1
-ce main true|1
-d'ici|2
-d'ici clause1|1
-d'ici clause3|1
-d'ici main true|2
-date|1
-day|-3
-de|4
-del clause1|-1
-del main false|-4
-del main true|2
-demain|2
-demain clause3|1
-demain main true|1
-du|-2
-du clause1|-3
-du clause3|1
-du main true|-2
-due|6
-due clause1|4
-due clause2|1
-due main false|3
-due main true|3
-easter|2
-el|1
-el clause1|7
-el clause2|1
-el main false|8
-end|-1
-ende|3
-eod|1
-eod main true|1
-esta|1
-esta main true|1
-evening|1
-five|-2
-for|-3
-for clause0|1
-for clause1|7
-for clause3|-12
-for main false|10
-for main true|-13
-for past|4
-four|-6
-from|-2
-from clause1|2
-from clause3|-4
-from main false|7
-from main true|-8
-from past|-7
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
-hours|-5
-hoy|5
-hoy clause2|4
-hoy clause3|-1
-in|5
-in clause1|1
-in clause3|3
-in main false|-4
-in main true|9
-kw|-1
-las|-1
-later|3
-latest|1
-le|-4
-le clause1|2
-le clause2|-2
-le clause3|1
-le main false|-1
-le main true|2
-le past|-2
-least|1
-manana|8
-manana clause1|4
-manana clause2|1
-manana clause3|3
-manana main false|2
-manana main true|5
-matin|-2
-midnight|-2
-month|1
-month clause2|1
-month main false|5
-month main true|-2
-month past|1
-morgen|-5
-morgen clause1|-3
-morgen clause3|-2
-morgen main false|2
-morgen main true|-7
-morning|-5
-needed|1
-needed clause2|1
-needed past|1
-new|-1
-next|-9
-next clause1|-8
-next main false|-6
-next main true|-2
-no|3
-no clause2|1
-no clause3|2
-no main true|3
-no past|2
-noon|3
-on|1
-on clause0|2
-on clause1|8
-on clause2|-1
-on clause3|-1
-on main false|4
-on main true|3
-on past|-8
-one|-2
-para|-4
-para clause3|-4
-para main true|-4
-past|3
-pour|-7
-pour clause3|-8
-pour main true|-8
-satruday|1
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
-the clause1|-2
-the clause2|-1
-the clause3|-10
-the main false|-6
-the main true|-9
-the past|2
-this|7
-this clause2|3
-this clause3|2
-this main false|2
-this main true|3
-this past|4
-three|1
-til|-1
-til main true|-1
-till|-3
-till clause1|-4
-till clause3|1
-till main false|-1
-till main true|-2
-tmrw clause1|1
-tmrw clause3|-3
-tmrw main true|-2
-today|7
-today clause1|5
-today clause2|5
-today clause3|-1
-today main false|2
-today main true|7
-today past|4
-tommorow|2
-tommorow clause1|2
-tomorrow|4
-tomorrow clause2|4
-tomorrow clause3|2
-tomorrow main false|4
-tomorrow main true|2
-tomorrow past|2
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
-until clause1|-1
-until clause2|-6
-until clause3|2
-until main false|-2
-until main true|-5
-until past|-6
-week|-4
-weekday|5
-weekday clause1|-2
-weekday clause2|-1
-weekday clause3|-8
-weekday main false|-9
-weekday main true|-3
-weekday past|6
-weekend|4
-weekend clause1|1
-weekend main false|1
-weeks|-4
-within|-5
-within clause1|-1
-within clause2|-3
-within clause3|-2
-within main false|-1
-within main true|-4
-within past|-3
<<a echeance|-2
<<a faire|1
<<about|-4
<<after|-5
<<again|-5
<<al tecnico|1
<<all|2
<<am besten|1
<<an answer|2
<<and|-3
<<answer|3
<<appointment|1
<<appointment is|1
<<around|2
<<arrive|-5
<<as of|-2
<<at it|1
<<automatically|1
<<away|-2
<<b|2
<<back|-4
<<be changed|3
<<be here|1
<<be received|4
<<be uploaded|-1
<<begin|1
<<besten|1
<<bins out|-4
<<birthday|2
<<bitte|-1
<<book|2
<<booked|1
<<books|2
<<breakfast|-1
<<but|1
<<c|-1
<<cake|-2
<<call|6
<<camp|-1
<<car|1
<<changed|4
<<close|-4
<<closed|-3
<<closes|1
<<closing|-8
<<come|-1
<<comes|2
<<concert|-4
<<confirm|-1
<<contract|2
<<court|-2
<<cutoff is|2
<<day|3
<<day is|-5
<<days|1
<<days of|-1
<<de|-5
<<de month|-1
<<debit|-6
<<delivery|1
<<demo|1
<<deposit|-1
<<desk|3
<<direct debit|-6
<<do|2
<<do it|5
<<done|2
<<door|-2
<<du bitte|1
<<due back|3
<<echeance|-2
<<ends|7
<<es|-1
<<evening is|-2
<<expire|2
<<expires|5
<<faire|1
<<filed|1
<<files|-1
<<first thing|2
<<first version|1
<<fix|1
<<fix it|1
<<fixed|-1
<<forecast|1
<<form|2
<<freezer|1
<<from you|3
<<game|4
<<garage|-5
<<gave us|1
<<go out|1
<<go up|-7
<<goes out|1
<<good|-3
<<greenhouse|1
<<guests arrive|1
<<hall|-2
<<handover|2
<<have them|-2
<<her|-1
<<here|-4
<<him|2
<<home|3
<<i'm off|-3
<<ideally|2
<<in writing|1
<<invoice|-9
<<is|-3
<<is valid|4
<<ist|1
<<it|1
<<it back|2
<<it up|6
<<job|-3
<<keys|1
<<know|4
<<leave|-5
<<like|-1
<<list|-3
<<me|1
<<me know|2
<<meeting of|-3
<<menu|1
<<meter reading|1
<<month|-2
<<month and|-2
<<moved|-3
<<moved to|-3
<<muss|4
<<my|-5
<<my desk|3
<<need it|-6
<<next|2
<<next call|-1
<<next meeting|-1
<<number|-6
<<of|-7
<<off is|2
<<offers|1
<<office|1
<<ok|-1
<<on leave|-4
<<on or|1
<<one|1
<<ones|1
<<online|2
<<open|-1
<<open day|-1
<<order|-1
<<ortega|-3
<<over|3
<<party|5
<<pay|2
<<period|1
<<place|-2
<<plan|1
<<planned|2
<<plus tard|2
<<portal closes|2
<<price|-2
<<production|-1
<<read|-4
<<reading|1
<<ready|1
<<received|3
<<rehearsal is|2
<<renewed|1
<<renews automatically|1
<<replaced|1
<<report|-1
<<return|-3
<<return it|1
<<review|1
<<room|2
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
<<sie bitte|1
<<signed|1
<<site|1
<<slides|1
<<slot|1
<<so|9
<<sometime|-1
<<start|-5
<<starting|2
<<starts|-1
<<stays|-2
<<takes place|-2
<<tard|2
<<teacher|1
<<tecnico|1
<<tell him|1
<<than|-4
<<that|1
<<that's|5
<<thats|2
<<the deposit|-1
<<the garage|-5
<<the hall|2
<<the printer|-1
<<them|5
<<there|3
<<they close|-1
<<they come|-1
<<thing|2
<<this|1
<<time|4
<<to|4
<<to her|-1
<<to know|1
<<twice|-6
<<uns|3
<<up|-5
<<uploaded|-1
<<us|2
<<valid|8
<<valid through|-1
<<van|1
<<vence|1
<<version|-3
<<visit|1
<<wanted|2
<<way home|3
<<weekday|-4
<<weekday and|-1
<<weekday or|-1
<<will expire|1
<<wir|1
<<with them|1
<<would|2
<<writing|1
<a|6
<ab|2
<aber|2
<about|-6
<ac|1
<access|-4
<ad|-5
<after|-8
<afternoon|-3
<again|-7
<al|-4
<alarm|-5
<am|1
<amended|1
<amount|1
<an|1
<and|2
<angebot|2
<annual|-1
<another|-5
<answer|4
<any|-2
<appointment|4
<are|-8
<around|2
<arrange|1
<arrive|-6
<as|-4
<ask|1
<asked|3
<asking|-3
<asks|-1
<assessment|-1
<at|-3
<au|3
<auditors|-1
<automatically|1
<avant|1
<away|-2
<b|4
<back|-3
<bags|1
<bank|1
<be|10
<because|-3
<been|-10
<before|13
<begin|1
<bestellen|-1
<besten|2
<bike|1
<bins|-4
<bird|1
<birthday|3
<bis|4
<bitte|5
<blue|1
<bo|-2
<board|4
<boiler|2
<book|-8
<booked|1
<booking|1
<books|-1
<branch|2
<brauche|1
<bring|-1
<bucket|-4
<bus|-3
<but|1
<buy|1
<by|2
<c|-1
<cake|-1
<call|9
<calle|3
<camp|-1
<can|1
<cancel|-3
<cancelled|1
<car|-4
<cat|1
<cert|3
<change|-1
<changed|7
<changing|2
<check|-1
<chekc|1
<christmas|2
<clean|1
<clear|-4
<client|-3
<close|3
<closed|-5
<closes|2
<coach|-1
<code|1
<cold|1
<collected|-3
<collection|-1
<come|2
<comes|3
<coming|1
<commande|2
<company|-8
<concert|-3
<conference|-1
<confirm|-4
<confirmed|1
<contract|4
<copy|2
<cost|-2
<could|2
<countersign|1
<courier|1
<court|-2
<current|1
<cut|-5
<cutoff|2
<dad's|-1
<das|3
<date|-1
<dates|-8
<days|-4
<de|1
<deadline|2
<debit|-6
<deck|3
<degrees|-3
<del|-4
<delivery|4
<demo|-4
<den|1
<dentist|1
<depot|-1
<der|3
<des|1
<desk|3
<detector|1
<die|-1
<dinner|-3
<direct|-6
<do|6
<dock|-1
<does|1
<doing|-1
<domain|2
<done|2
<dont|1
<door|-2
<down|1
<draft|5
<dressing|1
<driving|1
<drop|-1
<dry|1
<du|-1
<due|4
<during|-3
<early|-4
<echeance|-2
<el|-1
<elm|1
<email|1
<en|1
<end|1
<ends|7
<engineer|-1
<entry|-3
<er|2
<es|-1
<et|-1
<eur|-1
<every|-3
<everything|-7
<example|3
<expire|2
<expires|6
<extend|-4
<extinguisher|-1
<fair|-3
<faire|1
<family|-1
<fee|3
<feed|2
<fetch|1
<file|2
<filed|1
<final|1
<finance|-2
<finish|1
<first|3
<fix|6
<fixed|-1
<flaky|1
<flat|1
<floor|2
<flowers|3
<flu|1
<forecast|1
<form|3
<fotos|3
<foundation|-5
<four|-4
<fournisseur|-2
<free|2
<freeze|2
<freezer|-4
<fridge|-1
<frist|1
<from|1
<front|-2
<fur|2
<game|4
<garage|-3
<gas|4
<gate|-2
<gave|1
<get|7
<gets|-1
<give|-1
<go|-2
<goes|8
<good|-3
<got|5
<greenhouse|2
<grill|2
<group|1
<guests|1
<guy|3
<gym|-1
<half|-4
<hall|-1
<handover|1
<handrail|2
<has|-3
<hat|2
<have|1
<hay|1
<he|2
<he'll|-2
<her|-2
<here|-5
<him|3
<hire|1
<his|5
<hold|-1
<hours|-1
<hr|2
<i|-7
<i'd|1
<i'll|2
<i'm|-11
<ice|1
<ideally|2
<if|1
<ihn|3
<in|-4
<ines|-5
<inspection|1
<interview|-2
<invoice|-9
<is|-10
<isn't|1
<iso|-1
<ist|2
<it|12
<it's|2
<its|-3
<itself|-5
<job|-2
<journal|-1
<just|1
<kannst|1
<keep|-5
<keys|1
<kindly|1
<kitchen|-1
<know|4
<konnten|1
<la|-11
<lab|1
<label|-1
<labels|2
<landlord|-6
<lane|2
<latest|1
<le|2
<lead|-2
<lease|2
<leave|-9
<lena|1
<les|-1
<let|3
<letters|4
<library|-4
<list|-1
<llama|4
<lo|1
<loan|1
<locker|2
<look|2
<lost|-5
<lotte|1
<lovely|-4
<m|1
<mail|2
<make|3
<makes|-1
<man|5
<marek|-1
<marketing|1
<me|5
<meet|-4
<meeting|-2
<meets|3
<menu|1
<merci|1
<meter|1
<meters|2
<miss|-1
<mme|1
<month|-11
<months|1
<more|1
<morgen|8
<mot|6
<move|1
<moved|-5
<mrs|4
<mum's|3
<muss|5
<mussten|3
<must|6
<my|-1
<n|-1
<name|-3
<necesito|1
<need|1
<needs|1
<new|-4
<newsletter|8
<next|1
<night|-6
<no|1
<nobody|-4
<not|-5
<notice|-1
<nous|1
<now|1
<number|-6
<nur|1
<of|5
<off|-2
<offer|3
<offers|1
<office|1
<oil|1
<ok|1
<old|1
<on|-7
<one|2
<ones|2
<online|2
<only|-3
<open|-2
<opening|-1
<opens|1
<or|2
<order|5
<orders|3
<ortega|-3
<oslo|-2
<our|-4
<out|-5
<over|3
<page|3
<palettes|2
<para|-4
<parent|1
<parents|-2
<parents'|-2
<parking|1
<party|5
<passer|2
<passport|1
<patient|1
<pay|3
<payable|1
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
<pick|6
<picks|1
<pickup|-4
<place|-2
<planned|2
<plants|1
<plate|2
<plazo|1
<please|-2
<plumber|1
<plus|2
<pm|-1
<polyvalente|1
<portal|2
<pour|-2
<pourrais|-8
<prepare|-3
<prescription|2
<present|1
<price|-3
<printed|1
<printer|-2
<prior|2
<prod|-2
<production|-1
<promised|3
<puedes|2
<pump|1
<put|-2
<q|7
<quarantine|1
<quay|2
<que|7
<quiere|-3
<rappeler|1
<rate|1
<re|2
<read|-1
<reading|2
<ready|2
<receipt|-5
<receipts|2
<received|1
<reception|-2
<recycling|2
<registration|1
<rehearsal|-2
<release|4
<reminder|1
<renew|1
<renewal|1
<renews|2
<rental|1
<renvoyer|1
<repair|3
<replace|2
<replaced|1
<reply|1
<report|-7
<request|1
<requested|-1
<reserver|-7
<return|-2
<reunion|-1
<review|1
<right|2
<ring|2
<room|4
<rotate|1
<run|-4
<runs|3
<safety|3
<said|1
<sale|1
<sales|1
<salle|-6
<salt|1
<same|4
<sample|1
<saw|-2
<say|2
<says|2
<scaffold|-8
<schedule|2
<se|1
<seating|1
<seats|-2
<second|-5
<section|-1
<see|-2
<send|1
<sends|-1
<sent|1
<server|1
<service|3
<set|1
<sets|-1
<shall|2
<ship|-1
<shop|4
<should|5
<show|-1
<shows|-1
<shut|-8
<sick|-1
<side|-1
<sie|2
<signed|1
<site|2
<slides|1
<smoke|1
<so|11
<somebody|3
<someone|-1
<sometime|-1
<son|-4
<sprint|2
<staff|-2
<stage|-3
<staging|1
<stand|-3
<stands|1
<start|-6
<starting|2
<starts|1
<stays|-7
<sticker|1
<still|1
<stop|-1
<storage|3
<street|2
<submit|2
<supplier|2
<survey|3
<swap|-1
<system|1
<table|-3
<takes|-5
<tard|2
<target|1
<tax|4
<tea|-1
<teacher|1
<tech|1
<tecnico|1
<teh|2
<tell|-5
<tenant|-2
<tenants|2
<term|-1
<test|-3
<tests|-4
<th|-1
<than|-4
<thanks|-2
<thanksgiving|3
<that|3
<that's|5
<thats|2
<the|-6
<their|2
<them|8
<then|-4
<there|-1
<they|-1
<they'd|2
<they're|-5
<thing|2
<think|-4
<this|5
<three|1
<tiene|5
<tiles|1
<till|-6
<time|2
<to|10
<today|-2
<told|1
<tom|-6
<tomasz|3
<tonight's|8
<tour|1
<town|1
<truck|1
<tu|-5
<twice|-7
<two|1
<u|-2
<un|1
<une|1
<unit|3
<unless|1
<uns|3
<until|1
<up|-9
<upgrade|1
<uploaded|-1
<ur|1
<urgent|-1
<us|4
<v|-1
<valid|8
<van|7
<vat|-1
<vence|1
<vendor|-1
<version|-3
<visit|-4
<votre|1
<vous|1
<w|-1
<want|4
<wanted|2
<wants|5
<warning|7
<was|-9
<water|5
<way|4
<we|-10
<wedding|4
<weekday|-13
<what|-2
<which|1
<who|-1
<why|-7
<will|5
<window|-1
<wir|1
<with|-9
<within|-1
<working|1
<would|5
<wound|1
<write|1
<writing|1
<written|1
<wrong|-3
<y|-1
<you|2
<you'd|1
<you're|2
<your|7
=a|-5
=ab|4
=able|1
=about|-9
=above|6
=ac|1
=acceptance|1
=access|-8
=account|1
=accounting|-2
=accounts|-1
=action|2
=ad|-4
=add|1
=advance|-1
=after|-1
=afternoon|-2
=again|-11
=against|1
=agreed|5
=ahead|1
=aid|-6
=al|1
=alarm|-8
=alex|-1
=all|-6
=always|1
=am|7
=amount|-1
=an|3
=ana|-2
=and|-5
=angebot|1
=another|-5
=answer|3
=antes|4
=anyone|-8
=anyway|-5
=application|1
=appointment|3
=approve|-1
=approx|-1
=are|-10
=around|-2
=arrange|1
=arrive|-6
=as|-8
=asap|-3
=ash|1
=ask|3
=asked|1
=asking|-11
=assessment|-1
=at|-3
=attach|-4
=au|-1
=audit|1
=auf|-6
=aujourd'hui|1
=aura|1
=aus|1
=authority|-1
=automatically|3
=avant|6
=b|2
=baby|1
=back|-2
=backup|1
=bad|-1
=badges|1
=bags|5
=balance|1
=bank|2
=batch|-1
=bathroom|1
=batteries|-6
=bay|3
=bday|2
=be|10
=bea|-1
=bed|2
=been|-10
=befor|1
=before|22
=beforehand|1
=begin|1
=ben|-2
=berlin|-2
=best|-7
=bestellen|-1
=bestellung|1
=besten|2
=betrag|1
=between|9
=bianca|1
=big|1
=bike|1
=bins|-4
=bird|4
=birthday|3
=bis|6
=biscuit|1
=biscuit's|1
=bitte|7
=blades|-2
=block|-3
=blocked|1
=blue|2
=bo|-4
=board|4
=boat|1
=bob|1
=boiler|2
=book|-10
=booked|1
=booking|-1
=books|-1
=both|-2
=box|-1
=boxes|-5
=branch|2
=brauche|1
=brauchen|2
=break|2
=bring|3
=brings|1
=btw|1
=bucket|-4
=budget|-2
=bus|-2
=but|-3
=buy|2
=by|-2
=c|-6
=c'est|1
=ca|1
=cable|-2
=cake|-3
=caldera|1
=call|-2
=called|-4
=calls|4
=came|-8
=camp|-1
=can|-2
=can't|-5
=cancel|1
=cancelled|1
=car|-3
=cards|1
=cat|1
=catering|-1
=ce|2
=cert|3
=certificate|4
=cet|1
=change|-3
=changed|7
=changing|-1
=chart|1
=chase|1
=check|-3
=checks|-4
=chekc|2
=chiara|-4
=chimney|1
=church|4
=cita|-4
=city|3
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
=closed|-5
=closes|2
=closing|-2
=club|1
=coach|-1
=coats|-2
=coffee|-1
=cold|1
=collect|1
=collected|-3
=collection|-4
=collects|1
=colour|1
=come|3
=comes|3
=coming|2
=committee|2
=company|-8
=complete|1
=completion|2
=con|-2
=concert|-10
=conference|-1
=confirm|3
=confirmar|-2
=confirmation|2
=confirmed|1
=contract|1
=contractor|2
=cooling|-5
=copies|1
=corrected|1
=correction|-4
=cost|-2
=costs|2
=could|-5
=council|1
=count|-10
=counter|-4
=county|2
=courier|1
=court|-2
=crane|-1
=credit|1
=crew|1
=critical|-3
=crown|2
=cups|-1
=current|1
=customers|-1
=cut|-1
=cutoff|1
=cutting|3
=d|-5
=d'ici|2
=dad's|-1
=dana|1
=dann|-1
=das|-1
=data|5
=date|3
=dates|-7
=day|4
=days|-3
=de|9
=deadline|5
=debit|-6
=decided|5
=declan|1
=deduction|1
=defrost|2
=degrees|-3
=del|-6
=delivery|9
=dem|1
=demain|2
=demo|-1
=den|1
=dentist|-1
=deploy|-2
=deposit|1
=der|3
=des|2
=description|-1
=desk|2
=details|-1
=detector|1
=detectors|1
=deux|1
=die|3
=dinner|2
=direct|-6
=discharge|-1
=display|-7
=do|-4
=dock|-1
=doctor|1
=documents|-4
=does|1
=doing|-5
=domain|2
=don't|2
=donc|2
=done|2
=dont|6
=door|-3
=doors|-2
=dort|-4
=down|-1
=dr|2
=draft|5
=drama|-1
=dressing|1
=drips|-4
=drive|1
=driving|1
=drop|-1
=drum|-2
=dry|1
=du|2
=due|9
=during|-5
=e|4
=earlier|1
=early|-5
=easter|2
=echeance|-2
=eddie|2
=ein|2
=einen|-3
=el|1
=electricity|1
=elm|1
=else|1
=email|1
=emre|1
=enclosed|1
=end|5
=ende|1
=ends|4
=engineer|2
=enough|1
=envelope|1
=eod|1
=er|2
=es|-1
=est|1
=esta|2
=et|1
=eur|-1
=eve|-3
=every|-8
=everybody|-5
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
=feed|2
=feedback|-1
=fetch|1
=few|-6
=field|2
=figure|-1
=file|1
=filed|1
=filter|4
=final|1
=finance|-2
=find|-8
=fine|5
=finish|1
=fire|1
=first|12
=fish|-4
=five|-1
=fix|-10
=fixed|1
=flaky|1
=flat|2
=flight|2
=floor|-8
=florist|1
=flowers|1
=follow|-2
=following|1
=for|5
=forecast|1
=forget|5
=forklift|1
=form|4
=foundation|-5
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
=from|5
=front|-4
=fruh|2
=full|3
=fur|1
=fyi|-1
=game|4
=garage|-3
=gareth|-1
=gas|2
=gate|2
=gave|1
=genannte|1
=get|5
=gets|2
=give|-1
=given|1
=gloria|1
=go|10
=goes|4
=gone|-1
=good|-4
=goods|-2
=got|4
=grab|1
=grandma|1
=grandma's|1
=green|1
=greenhouse|2
=greta|1
=grill|2
=group|-3
=guests|1
=gus|1
=guy|1
=h|-5
=had|-4
=halb|2
=half|-6
=hall|-9
=hana|-9
=hand|2
=handover|-2
=handrail|2
=hands|1
=has|6
=hasta|-3
=hat|-5
=have|4
=hay|3
=he|9
=he'd|1
=he'll|-2
=heads|1
=hearing|-6
=heating|1
=hedge|-4
=held|1
=her|-8
=herr|2
=heute|1
=him|3
=hire|2
=his|5
=hold|-1
=home|-2
=hora|1
=hot|1
=hotel|-1
=hour|1
=hours|-6
=house|-1
=hoy|9
=hr|1
=hrs|2
=hurry|-1
=i|1
=i'd|2
=i'll|2
=i'm|-5
=ice|2
=ich|-1
=ideally|1
=if|6
=ihn|3
=il|3
=im|-6
=immediately|1
=important|-5
=imran|-1
=in|-3
=incident|1
=ines|-5
=info|1
=informe|1
=inga|1
=ingrid|1
=ins|-1
=inspected|-2
=inspection|3
=inspector|1
=insurance|-6
=interim|2
=interview|-2
=into|-1
=invoice|-8
=is|2
=iso|-1
=ist|1
=it|1
=it's|6
=its|-1
=itself|-8
=ivan|1
=je|1
=jens|-1
=job|-5
=joe|-2
=jonas|4
=journal|-1
=jours|1
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
=kitchen|-8
=know|3
=kofi|1
=kommt|2
=konnten|1
=konto|1
=l|-6
=l'envoyer|1
=la|-5
=lab|2
=label|-1
=labels|1
=landlord|-6
=lane|2
=laptop|2
=lars|1
=las|5
=lassen|1
=last|5
=later|4
=latest|3
=lauft|-2
=launch|-2
=lead|-2
=leak|-1
=lease|3
=least|1
=leave|-6
=left|-2
=lemon|1
=lena|1
=les|1
=less|-6
=lesson|-3
=lessons|1
=let|4
=letter|2
=letters|4
=licence|1
=license|1
=lieu|1
=like|2
=limit|-4
=linde|-1
=line|-2
=lines|-7
=list|-1
=llama|1
=llamar|1
=lo|1
=load|2
=loading|2
=loan|1
=local|2
=locker|2
=long|-2
=look|-9
=lorry|-3
=los|1
=lost|-4
=lotte|1
=lovely|-6
=low|-1
=lower|3
=lucia|-3
=lunch|1
=lunchtime|-1
=m|3
=machen|1
=machine|1
=made|2
=mail|5
=maintenance|1
=make|4
=manager|3
=manana|5
=marcus|-1
=marek|-2
=marketing|1
=marta|2
=mas|1
=matinee|1
=matt|1
=max|-1
=mayor|2
=me|1
=measure|2
=meet|-4
=meeting|5
=meets|3
=mei|2
=menu|1
=merci|1
=meter|3
=meters|2
=mettre|1
=mic|-2
=midi|1
=mill|1
=min|-1
=mind|-7
=mir|-1
=mirko|5
=mismo|3
=miss|1
=missing|1
=mit|-1
=mme|1
=mo|1
=moment|4
=month|-1
=more|3
=morgen|5
=morning|4
=mot|8
=move|3
=moved|4
=moving|-4
=mr|3
=mrs|4
=ms|-1
=much|1
=mum|-1
=mum's|4
=music|2
=muss|3
=mussen|1
=must|5
=my|-12
=myself|-4
=n|-1
=nachsten|1
=nadia|1
=name|-1
=names|1
=nd|1
=necesito|-1
=need|-1
=needed|-1
=needs|2
=neighbours|-3
=net|-5
=neue|2
=new|2
=nicht|-2
=night|-10
=nights|-1
=nine|2
=no|-6
=nobody|-4
=noch|4
=noise|1
=noon|-2
=noor|-2
=north|-1
=not|-4
=note|-3
=notes|-4
=nothing|-2
=notice|3
=notification|1
=nous|1
=now|-10
=number|-5
=nur|2
=o'clock|-2
=obtain|1
=oder|1
=of|2
=off|1
=offers|2
=office|3
=oil|-1
=ok|3
=ola|2
=old|-3
=oma|-1
=on|-11
=one|4
=ones|3
=online|3
=only|1
=open|-12
=opening|-1
=or|3
=order|6
=orders|-2
=ordner|-3
=original|1
=ortega|-2
=otherwise|4
=our|3
=out|-4
=over|3
=overdue|-2
=owen|1
=own|1
=ozdemir|1
=p|1
=padres|1
=pads|2
=page|2
=pages|1
=paid|-1
=palettes|2
=pallets|1
=paper|4
=papers|4
=par|1
=para|-7
=parcel|1
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
=passport|-3
=past|1
=patient|2
=pay|5
=payable|1
=payment|-3
=payroll|3
=pdf|1
=pedido|1
=pedir|-1
=people|-2
=per|2
=period|5
=permit|1
=permits|-3
=person|5
=peter|1
=peux|5
=phone|1
=photo|-6
=photographer|-2
=piano|-3
=pick|6
=picks|1
=pickup|1
=place|1
=plan|2
=plants|-4
=plate|2
=plates|1
=playground|3
=plazo|1
=pleas|1
=please|8
=plese|1
=pls|-3
=plumber|-1
=plus|1
=plz|1
=point|1
=pool|-1
=porfa|1
=portal|1
=possible|4
=post|1
=pour|-4
=pourrais|-7
=practice|1
=pre|-1
=premium|-1
=prepare|-2
=preparer|1
=prescription|2
=present|1
=press|2
=price|-3
=primera|1
=print|-1
=printer|2
=prior|3
=priority|-1
=prod|-2
=promise|1
=promised|8
=proof|-1
=prufer|1
=prufung|2
=publish|-1
=puede|2
=puedes|2
=pull|1
=pump|2
=push|1
=put|2
=q|5
=quarantine|1
=quarter|1
=que|7
=questionnaire|1
=quiere|-3
=quiet|-5
=quote|2
=r|3
=rain|1
=raj|-2
=rang|-1
=rappeler|1
=rate|4
=raus|1
=ravi|-1
=rd|1
=re|2
=read|-4
=reading|1
=ready|6
=really|1
=rear|1
=receipt|-5
=receipts|2
=received|3
=reception|-2
=record|1
=records|3
=redo|-4
=refill|-4
=register|1
=registration|3
=rehearsal|-1
=reifen|2
=release|5
=relire|1
=remind|6
=reminder|2
=renew|7
=renewal|1
=renewing|-2
=renews|6
=renouveler|1
=renovar|1
=rent|1
=renvoyer|1
=repair|3
=reparer|2
=replace|1
=replaced|-1
=reply|1
=report|-6
=reported|-2
=reports|-1
=reprinted|1
=required|1
=reserver|-7
=residents|1
=return|-1
=review|1
=ring|-9
=risk|1
=rita|-4
=road|1
=roll|-1
=room|3
=rooms|2
=rosa|-3
=rota|-6
=rotate|1
=round|1
=rui|2
=run|-4
=running|-2
=runs|3
=s|1
=safety|1
=said|5
=sala|1
=sale|1
=sales|1
=salle|-9
=salt|1
=same|-2
=sample|1
=sand|3
=sans|2
=satruday|1
=saturday's|-2
=saturdays|-6
=saw|-5
=say|2
=scaffold|-8
=schedule|2
=schicken|1
=schlussel|-5
=school|-9
=screening|-1
=se|1
=seating|1
=second|-3
=section|-1
=see|3
=seguro|1
=sein|1
=self|-2
=semaine|1
=send|4
=sent|-4
=sera|1
=server|1
=service|-1
=set|2
=settled|-1
=shall|1
=share|1
=sharp|2
=she|1
=she'd|1
=she's|-1
=shelves|2
=shift|-6
=ship|3
=shoes|1
=shoot|-1
=shop|1
=shopping|7
=short|-3
=shot|-1
=should|-5
=show|1
=shows|1
=shut|-7
=si|2
=sie|3
=sign|3
=signed|2
=signs|2
=since|-6
=sink|1
=site|4
=six|1
=sizes|1
=skip|1
=slide|1
=slides|1
=slip|1
=slot|1
=small|1
=smoke|1
=sofa|1
=soir|1
=some|1
=somebody|1
=someone|-3
=son|-4
=sous|1
=space|1
=spatestens|5
=sports|-2
=sprint|1
=st|9
=staff|-5
=stage|-3
=stall|-1
=stand|-1
=stands|1
=start|-7
=starting|-2
=starts|6
=statt|-3
=stays|-7
=steht|-3
=sticker|1
=stop|-2
=storage|3
=store|1
=storm|7
=stp|1
=street|1
=stuck|-2
=studio|-1
=submission|1
=submit|3
=sud|1
=summer|1
=sunday's|2
=sunniva|2
=super|1
=supplier|2
=support|-1
=surgery|1
=survey|3
=svenja|-2
=swap|1
=sweep|1
=swimming|-2
=system|1
=table|-4
=take|5
=takes|-5
=talk|-1
=tank|1
=tap|-2
=tard|1
=tardar|1
=tarde|3
=target|8
=task|1
=tax|5
=tea|-1
=teacher|1
=tech|1
=tecnico|1
=teh|-4
=tell|-12
=temp|-1
=ten|-6
=tenants|2
=term|-1
=test|-1
=tests|1
=text|2
=th|1
=thank|-4
=thanks|-1
=thanksgiving|3
=that|6
=thats|3
=the|3
=theatre|-4
=them|6
=then|6
=there|4
=there's|4
=they|8
=they'd|2
=they'll|1
=they're|-10
=thing|4
=think|-7
=this|7
=three|5
=through|-3
=thursdays|-2
=thx|1
=tickets|-1
=tiene|5
=tiles|1
=till|-13
=time|5
=tls|3
=tmrw|7
=to|5
=today|11
=told|2
=toll|-1
=tom|-5
=tommorow|2
=tomorrow|2
=tomorrow's|3
=tonight|6
=tonight's|1
=tonite|1
=too|1
=tool|2
=top|1
=tour|1
=town|1
=trade|-2
=train|-5
=tree|2
=trial|2
=trip|1
=truck|1
=tu|-1
=tuv|1
=tv|-2
=twice|-11
=two|5
=u|1
=ubermorgen|3
=uberweisen|1
=uhr|2
=um|4
=un|3
=una|1
=und|-2
=under|3
=une|1
=unit|-2
=unless|1
=uns|1
=unten|1
=until|-4
=up|7
=upgrade|-1
=upload|-1
=ur|1
=urgent|1
=us|2
=use|-2
=used|-3
=uwe|1
=v|-2
=valid|5
=van|6
=vat|-5
=vehicle|1
=vence|1
=version|-3
=vertrag|-2
=vet|1
=vienen|1
=visit|-1
=visiting|-1
=visitors|2
=volunteers|1
=vom|-7
=vor|2
=votre|-1
=vous|1
=vpn|-1
=w|6
=walk|1
=want|-3
=wanted|4
=wants|3
=warning|7
=was|-10
=water|1
=we|-4
=we'll|-4
=we're|-7
=weather|2
=website|-2
=wedding|1
=week|-3
=weekday|2
=weekend|3
=weeks|1
=weiss|2
=werden|1
=were|-3
=what|-3
=when|3
=whether|-5
=while|1
=who|-1
=why|-9
=will|7
=window|-1
=windows|1
=wine|-2
=winter|-2
=wir|2
=with|4
=without|-9
=woche|2
=wochen|1
=won't|1
=words|3
=work|3
=working|3
=would|-1
=wound|1
=write|-3
=writes|3
=writing|-2
=wrong|-3
=wrote|-1
=x|1
=year|-2
=yes|-2
=yesterday|-7
=yet|3
=you|-2
=you'd|1
=you're|2
=your|9
=yours|1
=zu|1
=zum|-3
=zur|1
>'s|-3
>>'s|-3
>>'s rehearsal|1
>>a|2
>>a primera|1
>>after|7
>>and|-4
>>and back|-3
>>and i|1
>>and i'd|-6
>>and month|-1
>>and the|-1
>>and they|3
>>and we|1
>>and weekday|-1
>>as|2
>>at|3
>>at the|1
>>auf|-2
>>auf das|1
>>before|2
>>beim|1
>>between|5
>>between am|1
>>between and|2
>>bis|-4
>>but|-4
>>by|-1
>>de|4
>>den|5
>>die|2
>>einen|1
>>first|4
>>first thing|4
>>for|6
>>from|-5
>>hand|1
>>hay|1
>>hay que|1
>>i|-4
>>if|2
>>if possible|1
>>im|-4
>>in|3
>>in the|2
>>is|8
>>is fine|2
>>ist|-1
>>it|2
>>kommt|-1
>>mismo|3
>>month|2
>>net|-1
>>noch|7
>>noch raus|2
>>of|-6
>>of the|-7
>>of today's|1
>>on|-11
>>on fridays|-2
>>or|2
>>or we|1
>>pls|4
>>run|1
>>shift|1
>>so|5
>>so we|1
>>stp|1
>>the|7
>>they|5
>>this|1
>>to|-5
>>to pm|-2
>>um|-7
>>we need|1
>>when|2
>>whether|1
>>with|-1
>>without|-8
>>would|2
>>would be|2
>a|-2
>ab|1
>after|9
>again|-2
>al|4
>all|2
>always|1
>am|-1
>and|-3
>are|-2
>as|-2
>ask|1
>at|-6
>auf|-2
>aus|1
>b|-1
>back|-5
>be|-3
>because|-2
>before|8
>beim|1
>between|5
>bis|-4
>but|-7
>by|4
>can|3
>can't|-4
>check|1
>close|5
>closed|2
>closes|-1
>come|2
>cut|2
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
>el|1
>en|1
>enough|1
>file|1
>fine|5
>first|4
>fish|-5
>fix|-3
>for|-1
>fridays|-2
>from|-7
>fur|1
>genannte|1
>go|6
>goes|-7
>good|1
>group|-5
>gym|-3
>hall|-5
>has|2
>have|5
>hay|1
>her|-4
>him|-1
>hora|1
>i'd|-6
>i'm|1
>if|5
>im|-6
>in|2
>inspection|1
>is|4
>ist|-1
>it|-4
>it's|5
>its|1
>itself|-2
>know|-1
>kommt|-2
>konto|1
>la|5
>las|2
>last|1
>late|-4
>like|-1
>lunch|1
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
>neue|1
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
>only|5
>open|2
>or|2
>our|7
>over|-2
>pay|1
>per|1
>pickup|2
>please|-1
>pls|3
>pm|-2
>portal|-1
>possible|1
>primera|1
>que|1
>raus|4
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
>should|-10
>show|1
>shows|2
>so|2
>still|-1
>stp|1
>tecnico|1
>th|-2
>thank|-4
>that|3
>the|-3
>them|2
>there|1
>they|8
>think|-3
>this|-2
>thx|1
>till|-6
>time|2
>to|2
>today|2
>today's|1
>tomorrow|4
>trial|2
>um|-7
>und|-3
>unten|1
>until|-2
>up|7
>upload|-1
>us|-6
>visit|3
>vom|1
>w|3
>want|3
>was|1
>we|-1
>wedding|-6
>weekday|1
>when|2
>whether|2
>will|1
>with|-1
>within|-1
>without|-5
>work|3
>would|5
>write|-4
>you|4
`;
