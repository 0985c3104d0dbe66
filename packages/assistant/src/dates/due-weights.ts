/** How much each feature speaks for that a text wants its task done then; made by `npm run learn:dues`, not by hand. */
export const DUE_WEIGHTS = `
+after rank1 beside false|2
+after rank1 beside true|-13
+after rank2 beside false|-3
+after rank2 beside true|5
+after rank3 beside false|2
+after rank3 beside true|18
+asked rank1 beside false|-6
+asked rank1 beside true|5
+asked rank2 beside false|4
+asked rank2 beside true|-11
+asked rank3 beside false|6
+asked rank3 beside true|11
+asksSomebody|14
+before rank1 beside false|9
+before rank1 beside true|-9
+before rank2 beside false|-4
+before rank2 beside true|-6
+before rank3 beside false|7
+before rank3 beside true|-11
+beginsRange|-29
+clause0|-6
+clause0 main false|4
+clause0 main true|-10
+clause1|-4
+clause1 main false|-7
+clause1 main true|1
+clause2|6
+clause2 main false|4
+clause2 main true|4
+clause3|6
+clause3 main false|-4
+clause3 main true|7
+date|3
+distance0|16
+distance1|16
+distance2|17
+distance3|24
+distance4|-7
+ends|20
+endsRange|-15
+far by count|5
+far digits|-30
+far other|-32
+far year|-47
+form day|3
+form digits|-13
+form other|2
+form year|10
+further after|-7
+further before|-3
+further beside false|5
+further beside true|-15
+further only false|12
+further only true|-21
+further rank1|2
+further rank2|2
+further rank3|-14
+hasNoDay|-55
+hasTime|25
+inHeading|20
+inSubject|2
+inSubject2|-23
+inSubject3|24
+isBesideDateOfMain|-16
+isBesideOthers|-6
+isBrief|-9
+isField|-3
+isFirst|6
+isFurther|-10
+isFuture|3
+isItem|-12
+isJustBefore|21
+isJustBehind|19
+isLast|1
+isLessSure|-17
+isLessSureThere|5
+isLong|12
+isNextYear|-19
+isOfMany|-19
+isOfReader|11
+isOfSomebody|-2
+isOnly|-1
+isOwner|-8
+isPast|3
+isPastElsewhere|9
+isSpan|11
+isTask|-1
+leads|5
+main rank1 beside false|3
+main rank1 beside true|-1
+main rank2 beside false|2
+main rank2 beside true|-5
+main rank3 beside false|-3
+main0|2
+main0 asked|-4
+main0 asked sentence0 rank2|-1
+main0 asked sentence0 rank3|1
+main1|10
+main1 after|8
+main1 after sentence0 rank2|-4
+main1 after sentence0 rank3|7
+main1 after sentence1 rank1|-2
+main1 after sentence1 rank2|-8
+main1 after sentence1 rank3|10
+main1 asked|8
+main1 asked sentence1 rank1|4
+main1 asked sentence1 rank2|-8
+main1 asked sentence1 rank3|11
+main1 before|-5
+main1 before sentence0 rank2|2
+main1 before sentence1 rank2|-3
+main2|1
+main2 after|-4
+main2 after sentence0 rank2|3
+main2 after sentence0 rank3|1
+main2 after sentence1 rank1|5
+main2 after sentence1 rank2|-1
+main2 after sentence1 rank3|-7
+main2 after sentence2 rank1|-2
+main2 after sentence2 rank2|-14
+main2 after sentence2 rank3|1
+main2 after sentence3 rank2|13
+main2 after sentence3 rank3|-6
+main2 asked|5
+main2 asked sentence2 rank1|6
+main2 asked sentence2 rank2|-6
+main2 asked sentence2 rank3|5
+main2 before|2
+main2 before sentence0 rank1|1
+main2 before sentence0 rank2|11
+main2 before sentence0 rank3|3
+main2 before sentence1 rank1|3
+main2 before sentence1 rank2|-7
+main2 before sentence1 rank3|-8
+main2 before sentence2 rank2|11
+main2 before sentence2 rank3|-4
+main2 before sentence3 rank2|-7
+main2 main|-6
+main2 main sentence2 rank2|-7
+main3|-1
+main3 after sentence0 rank2|-7
+main3 after sentence0 rank3|9
+main3 after sentence1 rank1|-5
+main3 after sentence1 rank2|10
+main3 after sentence1 rank3|-3
+main3 after sentence2 rank1|-18
+main3 after sentence2 rank2|21
+main3 after sentence2 rank3|-4
+main3 after sentence3 rank1|3
+main3 after sentence3 rank2|-18
+main3 after sentence3 rank3|10
+main3 asked|3
+main3 asked sentence3 rank1|-8
+main3 asked sentence3 rank2|7
+main3 asked sentence3 rank3|3
+main3 before|-10
+main3 before sentence0 rank1|-7
+main3 before sentence0 rank2|-9
+main3 before sentence0 rank3|2
+main3 before sentence1 rank1|-8
+main3 before sentence1 rank2|-3
+main3 before sentence2 rank1|13
+main3 before sentence2 rank2|-1
+main3 before sentence2 rank3|5
+main3 before sentence3 rank2|-3
+main3 main sentence3 rank1|3
+main3 main sentence3 rank2|4
+main3 main sentence3 rank3|-7
+may say when after|32
+namesThing|-7
+none|-10
+none main0|-2
+none main1|-4
+none main2|-10
+none main3|-4
+none mainnone|-12
+none of main|-1
+none of others|-21
+none of some|-7
+none of sure|1
+past after|9
+past asked|-9
+past before|1
+past clause0|9
+past clause1|-18
+past clause2|8
+past clause3|4
+past day|-3
+past digits|13
+past main|4
+past other|-8
+past rank2|-2
+past rank3|5
+past year|2
+rank1|-10
+rank1 main false|-11
+rank1 main true|1
+rank1 sentence0|-6
+rank1 sentence1|-3
+rank1 sentence2|-2
+rank1 sentence3|1
+rank2|-9
+rank2 main false|-8
+rank2 main true|-4
+rank2 sentence0|-17
+rank2 sentence1|-1
+rank2 sentence2|3
+rank2 sentence3|-2
+rank3|11
+rank3 main false|12
+rank3 main true|8
+rank3 sentence0|22
+rank3 sentence1|5
+rank3 sentence2|4
+rank3 sentence3|2
+says when after|16
+says when before|17
+sentence1|2
+sentence2|4
+sentence3|1
+thatDay|17
+time after clause0|-1
+time after clause1|-18
+time after clause2|-9
+time after clause3|10
+time asked clause1|30
+time asked clause2|-27
+time asked clause3|10
+time before clause0|-5
+time before clause1|-14
+time before clause2|-3
+time before clause3|-8
+time main clause1|-9
+where after|8
+where asked|6
+where before|-12
+where main|-7
-a|-1
-a clause1|-3
-a clause2|2
-a clause3|1
-a main false|1
-a main true|-1
-a past|2
-ab|1
-ab clause1|-1
-ab main false|-1
-after|3
-afternoon|-2
-am|3
-am clause1|-1
-am clause2|2
-am clause3|1
-am main false|-1
-am main true|3
-antes|9
-antes clause3|4
-antes main true|4
-at|3
-at clause0|-4
-at clause1|1
-at clause2|-4
-at clause3|3
-at main false|5
-at main true|-9
-at past|-1
-aujourd'hui|1
-aujourd'hui clause3|1
-aujourd'hui main true|1
-avant|4
-avant clause1|2
-avant clause3|2
-avant main false|1
-avant main true|3
-b|3
-b clause3|3
-b main true|3
-b past|2
-befor|1
-befor main true|1
-before|3
-before clause1|-5
-before clause2|1
-before clause3|5
-before main false|-6
-before main true|7
-before past|1
-between|1
-bis|10
-bis clause1|4
-bis clause2|1
-bis clause3|3
-bis main false|3
-bis main true|6
-by|7
-by clause1|-2
-by clause2|4
-by clause3|4
-by main false|9
-by main true|-2
-ce|1
-ce clause3|1
-ce main true|1
-d'ici|2
-d'ici clause1|1
-d'ici clause3|1
-d'ici main true|2
-date|1
-day|-1
-de|3
-del main false|-3
-demain|2
-demain clause3|1
-demain main true|1
-du|-2
-du clause1|-3
-du clause3|1
-du main true|-2
-due|6
-due clause1|5
-due clause2|1
-due main false|3
-due main true|3
-easter|2
-el|1
-el clause1|6
-el main false|8
-el main true|-1
-end|-2
-ende|3
-eod|1
-esta|1
-esta main true|1
-evening|1
-five|-2
-for|-3
-for clause0|1
-for clause1|7
-for clause2|1
-for clause3|-12
-for main false|10
-for main true|-13
-for past|4
-four|-6
-from|-2
-from clause1|2
-from clause3|-5
-from main false|5
-from main true|-7
-from past|-7
-fruh|-7
-half|4
-half clause1|2
-half main true|2
-hasta|-3
-hasta main true|-3
-heute|6
-heute clause1|5
-heute clause2|2
-heute main false|1
-heute main true|6
-hours|-5
-hoy|5
-hoy clause2|4
-hoy clause3|-1
-hoy main true|-1
-in|5
-in clause1|2
-in clause2|1
-in clause3|2
-in main false|-4
-in main true|8
-in past|-1
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
-le past|-1
-least|1
-lunch|1
-manana|8
-manana clause1|4
-manana clause2|1
-manana clause3|3
-manana main false|3
-manana main true|5
-matin|-1
-midnight|-2
-month|2
-month clause2|1
-month main false|4
-month main true|-1
-month past|1
-morgen|-5
-morgen clause1|-3
-morgen clause3|-2
-morgen main false|2
-morgen main true|-8
-morning|-6
-next|-9
-next clause1|-8
-next main false|-6
-next main true|-2
-no|3
-no clause2|1
-no clause3|2
-no main true|2
-no past|1
-noon|3
-on|2
-on clause0|2
-on clause1|5
-on clause2|-2
-on clause3|3
-on main false|5
-on main true|2
-on past|-10
-one|-2
-para|-4
-para clause1|1
-para clause3|-4
-para main true|-4
-past|2
-pour|-7
-pour clause1|1
-pour clause3|-7
-pour main true|-7
-sous|3
-sous clause3|2
-sous main true|3
-spatestens|3
-spatestens clause2|1
-spatestens main false|1
-spatestens main true|1
-the|-12
-the clause0|-1
-the clause1|-3
-the clause2|-1
-the clause3|-9
-the main false|-7
-the main true|-8
-the past|2
-this|6
-this clause1|2
-this clause3|3
-this main false|2
-this main true|3
-this past|1
-three|1
-til|-1
-til main true|-1
-till|-3
-till clause1|-4
-till clause3|1
-till main false|-1
-till main true|-2
-tmrw|-1
-tmrw clause3|-2
-tmrw main true|-3
-today|8
-today clause1|5
-today clause2|5
-today main false|2
-today main true|8
-today past|6
-tommorow|1
-tomorrow|1
-tomorrow clause1|-1
-tomorrow clause2|4
-tomorrow clause3|-1
-tomorrow main false|4
-tomorrow main true|-2
-tomorrow past|2
-tonight|-1
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
-until clause3|1
-until main false|-2
-until main true|-6
-until past|-4
-week|-4
-weekday|6
-weekday clause0|-1
-weekday clause1|-5
-weekday clause2|-1
-weekday clause3|-8
-weekday main false|-10
-weekday main true|-4
-weekday past|7
-weekend|4
-weekend clause1|1
-weekend main false|1
-weeks|-5
-within|-5
-within clause1|-1
-within clause2|-2
-within clause3|-2
-within main false|-1
-within main true|-4
-within past|-2
<<a echeance|-2
<<a faire|1
<<a look|1
<<about|-4
<<after|-3
<<again|-4
<<all|2
<<am besten|1
<<an answer|2
<<and|-5
<<answer|2
<<appointment|1
<<appointment is|1
<<are|1
<<around|1
<<arrive|-5
<<as of|-1
<<at it|1
<<b|1
<<back|-1
<<be changed|2
<<be here|1
<<be received|3
<<be uploaded|-1
<<begin|1
<<besten|1
<<bins out|-4
<<birthday|2
<<birthday is|1
<<bitte|-1
<<book|-3
<<booked|1
<<books|2
<<but|1
<<c|-2
<<call|6
<<camp|-1
<<car|1
<<changed|3
<<close|-3
<<closed|-3
<<closes|3
<<closing|-8
<<code freeze|1
<<come|-1
<<comes|2
<<concert|-4
<<conference|-1
<<confirm|-1
<<contract|2
<<court|-2
<<cutoff is|2
<<day|3
<<day is|-4
<<de|-5
<<de month|-1
<<delivery|1
<<desk|3
<<do it|5
<<done|2
<<door|-1
<<du bitte|1
<<due back|3
<<echeance|-2
<<ends|7
<<es|-1
<<expire|2
<<expires|5
<<faire|1
<<filed|1
<<files|-1
<<first thing|1
<<first version|2
<<fix|1
<<fixed|-1
<<forecast|1
<<form|2
<<freeze|1
<<freezer|1
<<from you|3
<<game|4
<<garage|-5
<<gave us|1
<<go out|1
<<go up|-6
<<goes out|1
<<good|-3
<<greenhouse|1
<<guests arrive|1
<<hall|-2
<<handover|2
<<have them|-2
<<here|-5
<<him|1
<<home|3
<<i'm off|-3
<<ideally|1
<<in writing|1
<<invoice|-10
<<is|-3
<<is valid|3
<<ist|1
<<it|1
<<it back|2
<<it up|5
<<job|-2
<<keys|1
<<know|3
<<leave|-7
<<like|-1
<<list|-3
<<look|1
<<me know|2
<<menu|1
<<month|-2
<<month and|-3
<<moved|-3
<<moved to|-2
<<muss|4
<<my|-1
<<my desk|3
<<need it|-6
<<next|3
<<next meeting|-1
<<of|-7
<<off is|2
<<office|1
<<ok|-1
<<on leave|-5
<<on or|1
<<one|1
<<ones|1
<<online|2
<<open|-1
<<open day|-1
<<or|1
<<order|-1
<<ortega|-3
<<out|1
<<over|2
<<party|6
<<period|1
<<place|-1
<<plan|1
<<planned|2
<<plus tard|2
<<price|-1
<<printer|-3
<<prochaine reunion|-1
<<production|-1
<<read|-4
<<ready|1
<<received|3
<<rehearsal is|3
<<renewed|1
<<report|-1
<<return|-3
<<review|1
<<room|2
<<round|-1
<<run|1
<<runs out|3
<<say|2
<<section|-1
<<see you|-3
<<set|1
<<shift|1
<<ship|-1
<<shop|2
<<show|-2
<<shut|-2
<<sick|-1
<<sie bitte|1
<<signed|1
<<site|1
<<slides|1
<<slot|1
<<so|8
<<start|-5
<<starting|2
<<starts|-1
<<stays|-1
<<takes place|-2
<<tard|2
<<teacher|1
<<than|-4
<<that's|5
<<the deposit|-1
<<the garage|-5
<<the hall|2
<<the inspection|-1
<<them|4
<<there|3
<<they close|-1
<<thing|1
<<this|1
<<time|2
<<to|2
<<to her|-1
<<to know|1
<<twice|-6
<<uns|2
<<up|-4
<<uploaded|-1
<<us|2
<<valid|8
<<van|1
<<vence|1
<<version|-3
<<wanted|2
<<way home|3
<<weekday|-3
<<weekday and|-1
<<will expire|1
<<wir|1
<<with|3
<<would|2
<<writing|1
<<you|-1
<a|7
<ab|2
<aber|1
<about|-7
<ac|1
<access|-4
<ad|-5
<after|-7
<afternoon|-3
<again|-6
<agreement|-1
<al|-4
<alarm|-5
<all|-1
<am|1
<amended|1
<amount|1
<and|2
<angebot|2
<annual|-1
<another|-5
<answer|3
<antes|1
<any|-2
<appointment|4
<are|-6
<around|1
<arrange|1
<arrive|-6
<artwork|1
<as|-3
<ask|1
<asking|-3
<at|-5
<au|3
<auditors|-1
<automatically|2
<avant|1
<b|4
<bank|1
<be|10
<because|-2
<been|-9
<before|13
<begin|1
<bestellen|-2
<besten|1
<bike|1
<bins|-4
<bird|1
<birthday|3
<bis|4
<bitte|5
<black|1
<blue|1
<bo|-3
<board|3
<boiler|2
<book|-13
<booked|1
<booking|1
<books|-2
<both|1
<branch|1
<brauche|1
<bus|-3
<but|1
<by|1
<c|-2
<cake|-1
<call|8
<calle|3
<camp|-1
<cancel|-3
<cancelled|1
<car|-4
<cat|1
<cert|3
<change|-2
<changed|6
<changing|2
<check|-4
<chekc|1
<christmas|2
<church|-1
<circulate|1
<clean|-1
<clear|-5
<client|-3
<close|-2
<closed|-5
<closes|4
<closing|-1
<coach|-1
<code|1
<cold|1
<collected|-5
<come|2
<comes|3
<commande|3
<company|-8
<concert|-3
<conference|-1
<confirm|-1
<contract|3
<copy|2
<could|6
<countersign|1
<courier|1
<court|-2
<cover|-1
<current|1
<cut|-1
<cutoff|2
<das|3
<data|-1
<date|-1
<dates|-8
<day|-3
<days|-4
<de|1
<deadline|2
<deck|3
<degrees|-3
<del|-4
<delivery|3
<demo|-4
<den|1
<dentist|1
<depot|-1
<der|3
<des|1
<desk|3
<die|-1
<dinner|-3
<direct|-8
<do|5
<dock|-1
<domain|2
<done|2
<dont|1
<door|-1
<down|1
<draft|5
<dress|-1
<dressing|1
<driver|1
<dry|1
<du|-1
<due|3
<early|-4
<echeance|-2
<el|-2
<elm|1
<en|1
<end|1
<ends|7
<engineer|-1
<entry|-2
<er|1
<es|-1
<et|-1
<eur|-3
<every|-4
<everything|-7
<example|3
<expire|2
<expires|6
<extend|-4
<extinguisher|-1
<fair|-2
<faire|1
<fee|3
<feed|2
<fetch|1
<file|2
<filed|1
<final|1
<finance|-2
<finish|1
<fire|1
<first|6
<fix|2
<flaky|1
<flat|2
<flowers|3
<for|1
<forecast|1
<form|3
<fotos|3
<foundation|-5
<four|-4
<fournisseur|-2
<free|2
<freeze|1
<freezer|-3
<frist|1
<from|1
<front|-1
<full|-1
<fur|2
<game|4
<garage|-4
<gas|2
<gate|-2
<gave|1
<get|7
<give|-1
<go|-1
<goes|11
<good|-3
<got|4
<greenhouse|2
<grill|2
<group|1
<guests|1
<guy|2
<half|-4
<hall|-1
<handover|2
<has|-3
<hat|2
<have|2
<hay|1
<he|1
<he'll|-2
<her|-2
<here|-5
<him|1
<hire|1
<his|4
<hold|-1
<home|-1
<hours|-1
<i|-6
<i'd|3
<i'll|2
<i'm|-8
<ice|1
<ideally|1
<ihn|3
<in|-5
<ines|-2
<inspection|1
<inspector|1
<invoice|-9
<is|-8
<isn't|1
<iso|-1
<ist|3
<it|11
<it's|1
<its|-3
<itself|-5
<job|-2
<journal|-1
<just|1
<kannst|2
<keep|-5
<keys|1
<kindly|1
<know|3
<konnten|1
<la|-10
<lab|1
<labels|2
<landlord|-7
<lane|1
<le|2
<lead|-2
<lease|2
<leave|-11
<lena|1
<les|-1
<let|3
<letters|4
<library|-5
<like|2
<list|-1
<lo|1
<locker|2
<look|3
<lotte|1
<lovely|-4
<lyon|1
<m|1
<mail|2
<mairie|1
<make|3
<man|5
<marek|-1
<marketing|1
<me|4
<meet|-4
<meeting|-3
<menu|1
<merci|1
<mill|1
<mme|1
<month|-10
<months|1
<more|1
<morgen|7
<mot|6
<move|1
<moved|-4
<mrs|4
<mum's|3
<muss|4
<mussten|3
<must|5
<n|-1
<name|-1
<necesito|1
<need|1
<needs|6
<new|-4
<newsletter|8
<next|1
<night|-7
<no|1
<nobody|-3
<not|-4
<note|-1
<notice|-1
<nous|1
<now|1
<of|2
<off|-3
<offer|4
<office|1
<old|1
<on|-4
<one|2
<ones|2
<online|2
<only|-3
<open|-1
<opening|-1
<opens|1
<or|1
<order|1
<ortega|-3
<oslo|-2
<our|-2
<out|-5
<over|2
<page|2
<palettes|2
<para|-4
<parents|-2
<parents'|-2
<parking|1
<party|6
<passer|2
<passport|1
<pay|1
<payment|-1
<payroll|2
<pedir|-1
<period|1
<permit|1
<permits|1
<peux|3
<pharmacy|1
<phone|1
<photo|-2
<pick|5
<pickup|-3
<picture|-1
<place|-1
<planned|2
<plants|1
<plate|2
<plazo|1
<pls|-1
<plumber|1
<plus|2
<pm|-2
<portal|1
<pour|-1
<pourrais|-8
<prescription|1
<present|1
<printed|1
<printer|-4
<prior|2
<prochaine|-1
<prod|-2
<production|-1
<promised|3
<puedes|1
<pump|1
<put|-3
<q|6
<quarantine|1
<quarterly|1
<que|7
<quiere|-2
<rappeler|1
<rate|1
<re|2
<read|-2
<reading|1
<ready|1
<receipt|-5
<receipts|1
<received|1
<reception|-2
<recycling|2
<refill|1
<registration|1
<rehearsal|-1
<release|3
<reminder|1
<rendre|1
<renew|1
<renewal|1
<renews|2
<rental|1
<renvoyer|1
<repair|4
<replace|-1
<reply|1
<report|-8
<request|1
<requested|-1
<reserver|-7
<result|-1
<return|-2
<reunion|-1
<review|1
<right|2
<ring|1
<roof|-1
<room|4
<rotate|1
<run|1
<runs|3
<safety|1
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
<schedule|1
<school|-1
<se|1
<seating|1
<seats|-2
<second|-7
<section|-1
<see|-2
<send|1
<sent|1
<server|1
<service|2
<set|1
<sets|-1
<shall|2
<she's|-1
<ship|-1
<shop|4
<should|4
<show|-2
<shows|-1
<shut|-7
<sick|-1
<sie|2
<signed|1
<site|1
<slides|1
<smoke|1
<so|9
<somebody|3
<someone|-1
<son|-5
<sprint|2
<staff|-2
<stage|-4
<staging|1
<stand|-4
<stands|1
<start|-6
<starting|2
<sticker|1
<still|1
<stop|-1
<submit|4
<supplier|2
<survey|3
<swap|2
<table|-4
<take|1
<takes|-6
<tard|2
<target|1
<tax|4
<tea|-1
<teacher|1
<tech|1
<tecnico|1
<teh|3
<tell|-6
<tenants|2
<term|-2
<test|1
<tests|-4
<than|-4
<thanks|-2
<thanksgiving|2
<that|1
<that's|5
<the|-3
<their|1
<them|8
<then|-4
<there|-2
<they|-4
<they'd|2
<they're|-4
<thing|1
<this|5
<tiene|4
<tiles|1
<till|-7
<to|7
<today|-1
<told|1
<tomasz|2
<tonight's|8
<truck|1
<tu|-5
<twice|-7
<two|1
<u|-2
<un|1
<une|1
<unit|4
<unless|2
<uns|2
<until|2
<up|-6
<uploaded|-1
<ur|1
<urgent|-1
<us|3
<v|-2
<valid|8
<van|7
<vat|-1
<vence|1
<vendor|-1
<version|-3
<visit|-4
<votre|1
<vous|1
<w|-2
<want|4
<wanted|2
<wants|4
<warning|7
<was|-10
<water|4
<way|3
<we|-9
<wedding|5
<week|-1
<weekday|-12
<when|-1
<whether|1
<which|1
<who|-1
<will|4
<wine|1
<wir|1
<with|-3
<work|1
<working|1
<would|4
<wound|1
<write|1
<writing|1
<written|1
<y|-1
<you|5
<you'd|1
<you're|2
<your|7
=a|-6
=ab|4
=about|-10
=above|5
=ac|1
=acceptance|1
=access|-6
=account|1
=accounts|-1
=action|2
=ad|-4
=add|1
=afternoon|-2
=again|-9
=agreed|2
=agreement|-1
=ahead|1
=aid|-6
=al|1
=alarm|-5
=alex|-1
=all|-7
=already|-2
=also|1
=always|1
=am|8
=amount|-2
=an|4
=ana|-2
=and|-3
=angebot|1
=annual|-1
=another|-5
=answer|3
=antes|4
=any|-1
=anyone|-8
=anyway|-4
=application|1
=appointment|4
=approve|-1
=approx|-1
=are|-9
=around|-2
=arrange|1
=arrive|-5
=as|-9
=asap|-3
=ash|1
=ask|3
=asked|2
=asking|-10
=at|-2
=au|-1
=audit|1
=auf|-5
=aujourd'hui|1
=aunt|1
=aus|1
=authority|-1
=automatically|3
=avant|6
=ayuntamiento|1
=b|2
=back|1
=backup|1
=bad|-1
=bags|4
=bank|2
=batch|-1
=batteries|-6
=battery|-2
=bay|2
=be|11
=bea|-1
=bed|1
=been|-9
=befor|1
=before|20
=beforehand|1
=begin|1
=ben|-3
=best|-7
=bestellen|-1
=bestellung|1
=besten|1
=betrag|1
=between|6
=bianca|1
=bike|1
=bins|-4
=bird|4
=birthday|3
=bis|6
=biscuit|1
=bitte|6
=black|1
=block|-4
=blocked|1
=blue|2
=bo|-4
=board|3
=boat|1
=bob|1
=boiler|4
=book|-9
=booked|1
=booking|1
=books|-1
=both|-3
=box|-1
=boxes|-5
=branch|1
=brauche|1
=brauchen|2
=break|2
=bring|4
=brings|1
=budget|-3
=bus|-2
=but|-3
=buy|1
=c|-2
=c'est|1
=ca|1
=cable|-4
=cake|-3
=caldera|1
=call|-4
=called|-2
=calls|5
=came|-5
=camp|-1
=can|-1
=can't|-5
=cancel|1
=cancelled|1
=car|-3
=cat|1
=catering|-1
=ce|2
=cert|3
=certificate|4
=cet|1
=change|-3
=changed|6
=chart|1
=chase|1
=check|-3
=checks|-2
=chekc|1
=chimney|1
=church|3
=circulate|1
=city|3
=claire|-8
=class|1
=clause|1
=cleaned|-1
=cleaning|1
=clear|-7
=client|1
=close|-2
=closed|-5
=closes|4
=closing|-3
=club|1
=co|1
=coats|-2
=coffee|-1
=cold|1
=collect|1
=collected|-5
=collection|-5
=collects|1
=come|4
=comes|4
=coming|2
=committee|1
=company|-8
=complete|1
=completion|1
=con|-1
=concert|-10
=conference|-2
=confirm|2
=confirmar|-2
=confirmation|2
=confirmed|1
=contract|1
=contractor|2
=corrected|1
=correction|-4
=could|-6
=council|1
=count|-5
=county|2
=courier|1
=court|-2
=crane|-2
=crew|1
=critical|-3
=crown|3
=csv|1
=cups|-1
=current|1
=customers|-1
=cut|1
=cutoff|1
=d|-4
=d'ici|2
=dana|1
=dann|-2
=data|5
=date|1
=dates|-8
=days|-3
=de|9
=deadline|4
=dear|-1
=decided|6
=declan|1
=defrost|2
=degrees|-3
=del|-6
=delivery|10
=dem|1
=demain|2
=demo|-2
=den|1
=dentist|-1
=deploy|-1
=deposit|1
=der|3
=des|2
=desk|1
=deux|1
=die|3
=dinner|2
=direct|-8
=discussed|1
=display|-4
=do|-4
=dock|-1
=does|1
=doing|-4
=domain|2
=don't|2
=donal|1
=donc|2
=done|3
=dont|6
=door|-2
=doors|-2
=dort|-4
=down|-1
=dr|3
=draft|4
=drama|-1
=drawer|4
=drawing|1
=dressing|1
=drive|1
=drum|-2
=dry|1
=du|3
=due|10
=during|-6
=e|3
=earlier|1
=early|-5
=easter|2
=echeance|-1
=ein|3
=einen|-3
=el|2
=elm|1
=else|1
=em|1
=emre|1
=enclosed|1
=end|4
=ende|1
=ends|4
=engineer|2
=enough|1
=eod|1
=er|2
=es|-1
=esta|2
=et|1
=eur|-4
=eve|-2
=evening|2
=every|-9
=everybody|-5
=everything|-1
=ewa|1
=example|3
=expire|2
=expires|6
=export|-7
=extend|-4
=extended|1
=extinguisher|-1
=fair|-1
=faire|3
=faudrait|2
=faut|1
=favor|-2
=fee|3
=feed|2
=fetch|1
=few|-5
=figure|-1
=figures|1
=file|1
=filed|1
=filter|4
=final|1
=finance|-2
=find|-7
=fine|4
=finish|1
=fire|1
=first|15
=five|-1
=fix|-9
=fixed|2
=flaky|1
=flat|2
=floor|-10
=florist|1
=flour|1
=flowers|1
=follow|-2
=following|1
=for|4
=forecast|1
=forget|4
=forklift|1
=form|3
=fortnight|1
=foundation|-5
=four|-5
=fragt|2
=frau|-4
=free|3
=freeze|1
=freezer|-2
=friday's|-1
=fridays|-2
=fridge|-1
=frist|1
=from|4
=front|-4
=fruh|2
=full|3
=fur|1
=fyi|-1
=game|4
=garage|-3
=gas|2
=gate|1
=gave|1
=genannte|1
=get|5
=gets|2
=gil|1
=give|-1
=given|1
=gloria|1
=go|10
=goes|4
=gone|-1
=good|-4
=got|4
=grab|1
=grandma|1
=greenhouse|2
=greta|1
=grill|2
=group|-3
=guests|1
=gus|1
=h|-3
=halb|1
=half|-4
=hall|-10
=hana|-9
=hand|2
=handover|-1
=handrail|2
=hands|1
=hang|-1
=has|5
=hasta|-3
=hat|-5
=have|3
=hay|3
=he|6
=he'll|-2
=hearing|-6
=heating|1
=held|1
=her|-7
=herr|2
=heute|1
=him|1
=hire|2
=his|4
=hold|-1
=holiday|1
=home|-2
=hora|1
=hot|1
=hotel|-1
=hour|1
=hours|-7
=house|-1
=hoy|8
=hrs|1
=i|1
=i'd|4
=i'll|2
=i'm|-2
=ice|1
=ich|-1
=ideally|1
=if|6
=ihn|3
=il|3
=im|-7
=immediately|1
=important|-4
=imran|-1
=in|-5
=ines|-1
=info|1
=informe|1
=inga|1
=ingrid|1
=ins|-1
=inspected|-1
=inspection|3
=inspector|1
=insurance|-4
=interim|2
=invoice|-8
=is|1
=iso|-1
=ist|1
=it's|4
=its|-2
=itself|-7
=ivan|1
=jens|-1
=job|-5
=joe|-3
=jonas|5
=journal|-1
=jours|1
=k|-4
=kann|-1
=kannst|2
=keep|-5
=keller|2
=kev|-4
=key|1
=keys|2
=kg|2
=kids|-2
=kindly|3
=kitchen|-7
=know|3
=kofi|1
=kommt|2
=konnten|1
=konto|1
=l'envoyer|1
=la|-5
=lab|2
=label|-1
=labels|1
=landlord|-6
=lane|3
=laptop|3
=lars|1
=las|4
=lassen|1
=last|1
=late|4
=later|4
=latest|3
=lauft|-1
=launch|-2
=le|1
=lead|-2
=lease|3
=least|1
=leave|-3
=left|-2
=lena|1
=les|1
=less|-5
=lesson|-4
=let|4
=letter|2
=letters|4
=library|-1
=licence|1
=license|1
=lieu|1
=like|3
=line|1
=lines|-7
=list|-1
=llama|1
=lo|1
=load|2
=loading|2
=local|2
=locker|2
=long|-3
=look|-7
=los|1
=lost|-4
=lotte|1
=lovely|-5
=low|-1
=lucia|-2
=lunchtime|-1
=lyon|1
=m|3
=machen|1
=made|1
=mail|4
=maintenance|1
=mairie|1
=make|4
=man|4
=manager|3
=manana|5
=manual|-1
=marek|-2
=marketing|2
=marta|3
=matinee|1
=matt|1
=mayor|2
=me|-2
=measure|2
=meet|-4
=meeting|4
=meets|2
=mei|2
=menu|1
=merci|1
=meter|2
=mic|-3
=mid|1
=midi|1
=mill|1
=min|1
=mind|-7
=mir|-1
=mismo|2
=miss|1
=mit|-1
=mme|1
=mo|1
=moment|5
=month|2
=more|4
=morgen|4
=morning|2
=mot|8
=move|3
=moved|5
=moving|-4
=mr|2
=mrs|4
=ms|-1
=mum|-1
=mum's|4
=music|2
=muss|3
=mussen|1
=must|4
=my|-3
=myself|-1
=n|-1
=nachsten|1
=nadia|1
=names|1
=nd|1
=necesito|-1
=needed|-2
=needs|4
=net|-1
=neue|2
=next|-1
=nicht|-2
=night|-11
=nights|-1
=nine|2
=no|-5
=nobody|-3
=noch|4
=noise|1
=noon|-3
=noor|-2
=north|-1
=not|-3
=note|-2
=notes|-4
=nothing|-2
=notice|3
=notification|1
=nous|2
=now|-11
=number|1
=nur|1
=o'clock|-2
=of|5
=offer|1
=offers|1
=office|3
=oil|-1
=ok|2
=ola|3
=old|-4
=oma|-1
=on|-10
=one|4
=ones|3
=online|2
=only|-3
=open|-12
=or|2
=order|6
=orders|-2
=ordner|-3
=original|1
=ortega|-3
=otherwise|3
=our|4
=out|-6
=over|2
=overdue|-2
=owen|1
=own|1
=ozdemir|2
=p|1
=padres|1
=pads|1
=page|2
=paid|-1
=palettes|2
=pallets|1
=paolo|-2
=paper|3
=papers|4
=par|1
=para|-6
=parcel|1
=parents|-1
=parents'|-1
=park|1
=parking|-3
=part|4
=parts|-1
=party|6
=parvenir|1
=pass|1
=passport|-3
=past|1
=patient|1
=pay|3
=payable|1
=payment|-4
=payroll|2
=pdf|1
=pedido|1
=pedir|-1
=people|-1
=per|2
=period|5
=permit|1
=permits|-3
=person|6
=peux|5
=phone|1
=photo|-6
=photographer|-2
=piano|-3
=pick|5
=picks|1
=pickup|2
=picture|-1
=place|1
=plan|2
=plants|-4
=plate|2
=plates|1
=plazo|1
=pleas|1
=please|6
=plese|1
=pls|-4
=plumber|1
=plus|1
=plz|1
=point|1
=porfa|1
=portal|1
=possible|3
=post|1
=pour|-4
=pourrais|-7
=practice|1
=pre|-1
=premium|-2
=prescription|1
=present|1
=press|1
=price|-2
=primera|1
=printer|-2
=prior|3
=priority|-2
=prochaine|-1
=prod|-2
=promise|1
=promised|7
=proof|-1
=prufer|1
=prufung|2
=publish|-1
=puede|2
=puedes|1
=pump|2
=put|-2
=q|4
=quarantine|1
=quarter|1
=quarterly|1
=que|7
=questionnaire|1
=quiere|-2
=quite|-1
=quote|2
=r|1
=rain|1
=raj|-5
=rang|-1
=rappeler|1
=rate|1
=raus|1
=rd|2
=re|1
=read|-4
=ready|5
=really|1
=receipt|-5
=receipts|2
=received|3
=reception|-2
=record|1
=records|3
=redo|-4
=refill|-4
=registration|3
=reifen|2
=release|4
=relire|1
=remind|5
=reminder|2
=rendre|1
=renew|7
=renewal|1
=renewing|-2
=renews|7
=renouveler|1
=renovar|1
=rent|1
=renvoyer|1
=repair|3
=reparer|2
=replace|-3
=replaced|-1
=reply|1
=report|-7
=reprinted|1
=reserver|-7
=residents|1
=return|-1
=review|1
=ring|-10
=risk|1
=rita|-4
=road|1
=room|3
=rooms|1
=rosa|-3
=rota|-6
=rotate|1
=round|2
=rui|2
=run|-2
=runs|3
=s|1
=safety|1
=said|4
=sale|1
=sales|1
=salle|-9
=salt|1
=same|-1
=sample|1
=sand|3
=sans|1
=saturday's|-2
=saturdays|-5
=saw|-2
=say|2
=scaffold|-7
=schedule|1
=schicken|1
=schlussel|-5
=school|-9
=se|1
=seating|2
=second|-5
=section|-1
=see|4
=seguro|1
=sein|2
=self|-2
=semaine|1
=send|3
=sent|-4
=sera|1
=server|1
=set|1
=settled|-1
=shall|1
=share|1
=sharp|1
=she|1
=she'd|1
=she's|-1
=sheet|-1
=shelves|2
=shift|-2
=ship|2
=shoot|-1
=shopping|7
=short|-1
=shot|-2
=should|-5
=show|-1
=shows|1
=shut|-6
=si|2
=sie|3
=sign|3
=signed|1
=signs|2
=since|-7
=site|4
=six|1
=sizes|1
=slide|1
=slides|1
=slip|1
=smoke|1
=so|1
=soir|1
=some|1
=someone|-4
=son|-5
=sous|1
=space|1
=spatestens|5
=sports|-2
=sprint|3
=st|10
=staff|-5
=stage|-3
=staging|1
=stall|-1
=stand|-2
=stands|1
=start|-9
=starting|-2
=starts|6
=statt|-3
=steht|-4
=sticker|1
=still|1
=stop|-2
=storm|6
=stp|1
=structural|1
=stuff|1
=su|1
=submit|5
=summer|1
=sunday's|2
=sunniva|2
=super|1
=supplier|2
=support|-1
=survey|4
=svenja|-2
=swap|3
=sweep|1
=swimming|-2
=system|1
=table|-6
=take|2
=takes|-5
=tank|1
=tap|1
=tard|1
=tarde|3
=target|7
=tax|5
=tea|-1
=teacher|1
=tech|2
=tecnico|1
=teh|-5
=tell|-12
=temp|-1
=ten|-6
=tenants|2
=term|-2
=terms|-1
=test|3
=tests|1
=text|1
=th|3
=than|-1
=thank|-3
=thanks|-1
=thanksgiving|3
=that|6
=that's|1
=theatre|-5
=their|1
=them|6
=then|6
=there|4
=there's|3
=they|9
=they'd|2
=they're|-10
=thing|3
=think|-4
=this|6
=three|4
=through|-2
=thx|1
=tickets|-1
=tiene|4
=tiles|1
=till|-15
=time|4
=tls|3
=tmrw|6
=to|4
=today|7
=today's|3
=told|2
=tom|1
=tomasz|1
=tommorow|1
=tomorrow's|2
=tonight|6
=took|1
=tool|2
=town|1
=trade|-2
=train|-5
=trial|2
=trip|1
=truck|1
=tu|-2
=turns|1
=tv|-2
=twice|-11
=two|6
=ubermorgen|3
=uberweisen|1
=uhr|2
=um|4
=un|3
=und|-2
=under|3
=une|1
=unit|-3
=unless|1
=unten|1
=until|-5
=up|8
=upgrade|-1
=upload|-1
=ur|1
=urgent|1
=us|1
=used|-3
=uwe|1
=v|-2
=valid|5
=van|5
=vat|-6
=vence|1
=version|-4
=vertrag|-2
=vienen|1
=visiting|-1
=visitors|2
=voice|1
=volunteers|1
=vom|-7
=vor|2
=votre|-1
=vous|1
=w|5
=walk|1
=want|-3
=wanted|2
=wants|3
=warning|7
=warranty|1
=was|-10
=we|-3
=we're|-7
=weather|2
=website|-1
=week|-2
=weekday|3
=weekend|2
=weeks|2
=weiss|2
=werden|1
=were|-4
=what|-2
=when|3
=whether|-5
=which|-1
=while|1
=who|-1
=whoever|1
=why|-10
=will|7
=window|-1
=windows|1
=wine|-2
=winter|-1
=wir|2
=with|5
=within|1
=without|-9
=woche|2
=wochen|1
=words|2
=work|3
=working|2
=would|-2
=wound|1
=write|-2
=writes|3
=writing|-2
=wrong|-1
=x|1
=yeah|1
=year|-2
=yes|-2
=yesterday|-7
=yet|3
=you|-4
=you'd|1
=you're|2
=your|9
=zu|1
=zum|-3
=zur|1
=zwei|1
>'s|-2
>>'s|-2
>>'s rehearsal|1
>>a|1
>>a primera|1
>>ab|1
>>after|7
>>and|-7
>>and i|1
>>and month|-1
>>and the|-1
>>and we|1
>>and weekday|-1
>>as|2
>>at|2
>>at the|1
>>auf|-2
>>auf das|1
>>because|1
>>before|2
>>beim|1
>>between|5
>>between and|2
>>bis|-4
>>but|-3
>>by|-1
>>de|4
>>den|5
>>die|2
>>einen|1
>>first|5
>>first thing|5
>>for|5
>>from|-5
>>hand|1
>>hay|1
>>if|2
>>if possible|1
>>im|-4
>>in|1
>>in the|2
>>is|4
>>is fine|2
>>ist|-1
>>it|3
>>kommt|-1
>>mismo|2
>>month|2
>>net|-2
>>noch|6
>>noch raus|2
>>of|-5
>>of the|-7
>>on|-9
>>on fridays|-2
>>or|2
>>or we|1
>>pls|4
>>run|1
>>so|6
>>so we|1
>>stp|1
>>the|8
>>this|1
>>to|-5
>>to pm|-2
>>um|-7
>>we|-1
>>we need|1
>>when|2
>>with|-1
>>without|-8
>>would|2
>>would be|2
>a|-3
>ab|1
>about|-1
>after|5
>again|-1
>al|4
>all|1
>always|1
>am|-1
>and|-2
>are|-2
>as|-2
>ask|1
>at|-8
>auf|-2
>aus|1
>b|-1
>back|-4
>be|-2
>because|-2
>before|8
>beim|1
>between|5
>bis|-4
>bring|1
>but|-8
>by|4
>can|2
>can't|-4
>check|1
>close|5
>closed|2
>come|2
>cut|1
>das|1
>day|-4
>days|2
>de|6
>delivery|4
>den|4
>deposit|1
>der|1
>die|1
>do|-1
>early|1
>einen|1
>el|1
>enough|1
>fine|4
>first|5
>for|-3
>fridays|-2
>from|-6
>genannte|1
>go|7
>goes|-8
>group|-5
>gym|-2
>hall|-5
>hand|-1
>has|2
>have|4
>hay|1
>her|-4
>hora|1
>i|3
>i'd|-6
>i'm|2
>if|5
>im|-6
>in|3
>is|5
>ist|-1
>it|-4
>its|1
>know|-1
>kommt|-1
>konto|1
>la|3
>las|2
>last|-2
>like|-1
>lunch|1
>me|2
>meeting|2
>mismo|2
>miss|1
>month|5
>morning|8
>moved|5
>must|-1
>my|3
>need|-2
>needs|-2
>net|-2
>neue|2
>new|-2
>next|1
>no|3
>nobody|1
>noch|6
>not|-3
>notice|3
>now|-6
>of|-3
>off|-2
>ok|1
>old|-2
>on|-3
>open|1
>or|2
>our|6
>out|-2
>over|-3
>pay|1
>per|1
>pickup|3
>please|-1
>pls|3
>pm|-3
>possible|1
>primera|1
>que|1
>raus|4
>receipt|1
>rehearsal|2
>room|-2
>run|2
>says|-1
>school|-8
>sein|2
>shoot|-1
>should|-10
>show|1
>shows|2
>so|2
>still|-1
>stp|1
>tecnico|1
>th|-2
>thank|-3
>that|1
>the|-4
>them|2
>there|1
>they|7
>this|-2
>thx|1
>till|-7
>time|2
>to|2
>tomorrow|4
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
>want|2
>was|1
>we|-2
>wedding|-6
>week|-1
>weekday|1
>when|2
>whether|1
>will|1
>with|-1
>without|-5
>work|3
>would|5
>write|-4
>y|1
>you|4
`;
