/** How much each feature speaks for that a text wants its task done then; made by `npm run learn:dues`, not by hand. */
export const DUE_WEIGHTS = `
+after rank1 beside false|1
+after rank1 beside true|-13
+after rank2 beside false|-3
+after rank2 beside true|9
+after rank3 beside false|-3
+after rank3 beside true|19
+asked rank1 beside false|-8
+asked rank1 beside true|6
+asked rank2 beside false|4
+asked rank2 beside true|-8
+asked rank3 beside false|4
+asked rank3 beside true|16
+asksSomebody|15
+before rank1 beside false|9
+before rank1 beside true|-8
+before rank2 beside false|1
+before rank2 beside true|-15
+before rank3 beside false|7
+before rank3 beside true|-10
+beginsRange|-27
+clause0 main false|1
+clause0 main true|-1
+clause1|-3
+clause1 main false|-1
+clause1 main true|-3
+clause2|9
+clause2 main false|8
+clause2 main true|3
+clause3|-1
+clause3 main false|-15
+clause3 main true|5
+date|2
+distance0|14
+distance1|14
+distance2|20
+distance3|25
+distance4|-2
+ends|21
+endsRange|-13
+far by count|3
+far digits|-28
+far other|-35
+far year|-49
+form day|5
+form digits|-13
+form year|8
+hasNoDay|-54
+hasTime|24
+inHeading|18
+inSubject|2
+inSubject2|-22
+inSubject3|23
+isBesideDateOfMain|-16
+isBesideOthers|-3
+isBrief|-4
+isField|1
+isFirst|4
+isItem|7
+isJustBefore|24
+isJustBehind|17
+isLast|-4
+isLessSure|-18
+isLessSureThere|6
+isLong|7
+isNextYear|-20
+isOfMany|-19
+isOfReader|6
+isOfSomebody|-4
+isOnly|-1
+isOwner|-11
+isPast|2
+isPastElsewhere|8
+isSpan|10
+isTask|3
+leads|9
+main rank1 beside false|3
+main rank1 beside true|-1
+main rank2 beside false|2
+main rank2 beside true|-7
+main rank3 beside false|-3
+main0|1
+main0 asked|-4
+main0 asked sentence0 rank2|-1
+main0 asked sentence0 rank3|1
+main1|10
+main1 after|7
+main1 after sentence0 rank2|-6
+main1 after sentence0 rank3|8
+main1 after sentence1 rank1|-2
+main1 after sentence1 rank2|-5
+main1 after sentence1 rank3|8
+main1 asked|10
+main1 asked sentence1 rank1|5
+main1 asked sentence1 rank2|-5
+main1 asked sentence1 rank3|11
+main1 before|-8
+main1 before sentence0 rank2|2
+main1 before sentence1 rank2|-4
+main2 after|-7
+main2 after sentence0 rank2|3
+main2 after sentence0 rank3|1
+main2 after sentence1 rank1|6
+main2 after sentence1 rank2|-2
+main2 after sentence1 rank3|-8
+main2 after sentence2 rank1|-2
+main2 after sentence2 rank2|-5
+main2 after sentence2 rank3|1
+main2 after sentence3 rank2|3
+main2 after sentence3 rank3|-4
+main2 asked|5
+main2 asked sentence2 rank1|6
+main2 asked sentence2 rank2|-4
+main2 asked sentence2 rank3|4
+main2 before|3
+main2 before sentence0 rank2|10
+main2 before sentence0 rank3|3
+main2 before sentence1 rank1|2
+main2 before sentence1 rank2|-5
+main2 before sentence1 rank3|-6
+main2 before sentence2 rank3|-2
+main2 main|-5
+main2 main sentence2 rank2|-6
+main3|-1
+main3 after|4
+main3 after sentence0 rank2|-6
+main3 after sentence0 rank3|1
+main3 after sentence1 rank1|-4
+main3 after sentence1 rank2|9
+main3 after sentence1 rank3|-6
+main3 after sentence2 rank1|-20
+main3 after sentence2 rank2|18
+main3 after sentence2 rank3|2
+main3 after sentence3 rank2|-8
+main3 after sentence3 rank3|12
+main3 asked|3
+main3 asked sentence3 rank1|-8
+main3 asked sentence3 rank2|6
+main3 asked sentence3 rank3|4
+main3 before|-11
+main3 before sentence0 rank1|-3
+main3 before sentence0 rank2|-5
+main3 before sentence0 rank3|3
+main3 before sentence1 rank1|-8
+main3 before sentence1 rank2|-10
+main3 before sentence1 rank3|3
+main3 before sentence2 rank1|11
+main3 before sentence2 rank2|-1
+main3 before sentence2 rank3|-1
+main3 main|-4
+main3 main sentence3 rank1|3
+main3 main sentence3 rank2|1
+main3 main sentence3 rank3|-8
+may say when after|29
+namesThing|-3
+none|-10
+none main0|-1
+none main1|-4
+none main2|-10
+none main3|-2
+none mainnone|-12
+none of main|-4
+none of others|-20
+none of some|-6
+none of sure|3
+past after|6
+past asked|-6
+past before|-2
+past clause0|7
+past clause1|-14
+past clause2|11
+past clause3|-2
+past day|1
+past digits|6
+past main|5
+past other|-5
+past rank1|1
+past rank2|-9
+past rank3|10
+rank1|-10
+rank1 main false|-11
+rank1 main true|1
+rank1 sentence0|-3
+rank1 sentence1|-3
+rank1 sentence2|-5
+rank2|-9
+rank2 main false|-7
+rank2 main true|-5
+rank2 sentence0|-18
+rank2 sentence1|-3
+rank2 sentence3|3
+rank3|11
+rank3 main false|11
+rank3 main true|8
+rank3 sentence0|17
+rank3 sentence1|3
+rank3 sentence2|4
+rank3 sentence3|4
+says when after|17
+says when before|15
+sentence0|-4
+sentence1|-1
+sentence3|5
+thatDay|16
+time after clause1|-11
+time after clause2|-7
+time after clause3|2
+time asked clause1|26
+time asked clause2|-25
+time asked clause3|14
+time before clause0|-6
+time before clause1|-24
+time before clause2|-2
+time main clause1|-6
+where after|9
+where asked|6
+where before|-14
+where main|-9
-a clause1|-1
-a clause2|2
-a clause3|1
-a main false|2
-a past|2
-ab|1
-ab main false|-1
-after|2
-afternoon|-2
-am|2
-am clause2|1
-am clause3|1
-am main false|-1
-am main true|3
-antes|9
-antes clause3|3
-antes main true|4
-at|5
-at clause0|2
-at clause2|-4
-at clause3|1
-at main false|3
-at main true|-4
-aujourd'hui|1
-aujourd'hui clause3|1
-aujourd'hui main true|1
-avant|5
-avant clause1|2
-avant clause3|2
-avant main false|2
-avant main true|3
-b|3
-b clause2|1
-b clause3|2
-b main true|2
-b past|1
-before|1
-before clause1|-7
-before clause2|2
-before clause3|5
-before main false|-6
-before main true|6
-between|1
-bis|10
-bis clause1|5
-bis clause2|1
-bis clause3|4
-bis main false|3
-bis main true|6
-bis past|1
-by|6
-by clause1|-2
-by clause2|3
-by clause3|6
-by main false|9
-by main true|-3
-by past|-2
-ce|1
-ce clause3|1
-ce main true|1
-d'ici|2
-d'ici clause3|1
-d'ici main true|1
-date|1
-day|-2
-de|3
-del clause1|-1
-del main false|-4
-demain|2
-demain clause3|1
-demain main true|1
-du|-2
-du clause1|-3
-du clause3|1
-du main true|-2
-due|4
-due clause1|3
-due clause2|2
-due main false|3
-due main true|1
-easter|2
-el|1
-el clause1|6
-el main false|8
-el main true|-1
-end|-1
-end clause1|2
-end main false|2
-ende|2
-eod|1
-evening|1
-for|-6
-for clause0|1
-for clause1|3
-for clause2|1
-for clause3|-11
-for main false|6
-for main true|-12
-for past|5
-four|-7
-from|-6
-from clause1|-2
-from clause3|-4
-from main false|2
-from main true|-7
-from past|-6
-fruh|-8
-half|3
-half clause1|2
-half main true|3
-hasta|-2
-hasta main true|-2
-heute|5
-heute clause1|4
-heute clause2|1
-heute main false|1
-heute main true|5
-hours|-5
-hoy|5
-hoy clause2|4
-hoy clause3|-1
-in|7
-in clause1|1
-in clause2|1
-in clause3|5
-in main false|-4
-in main true|10
-in past|-1
-kw|-1
-later|2
-latest|1
-le|-4
-le clause1|2
-le clause2|-2
-le clause3|1
-le main true|2
-le past|-2
-least|1
-manana|7
-manana clause1|2
-manana clause2|1
-manana clause3|3
-manana main false|1
-manana main true|5
-matin|-1
-midnight|-2
-month|6
-month clause1|2
-month clause3|-1
-month main false|4
-month main true|-1
-morgen|-5
-morgen clause1|-3
-morgen clause3|-3
-morgen main false|1
-morgen main true|-7
-morning|-6
-next|-7
-next clause1|-7
-next clause2|-1
-next main false|-3
-next main true|-3
-no|2
-no clause1|1
-no clause3|1
-no main true|2
-no past|1
-noon|1
-of|2
-on|3
-on clause0|1
-on clause1|4
-on clause2|-2
-on clause3|6
-on main false|5
-on main true|4
-on past|-12
-one|-3
-para|-4
-para clause1|1
-para clause3|-4
-para main true|-4
-past|3
-pour|-7
-pour clause1|1
-pour clause3|-8
-pour main true|-8
-soir|1
-sous|3
-sous clause3|2
-sous main true|3
-spatestens|3
-spatestens clause2|1
-spatestens main false|1
-spatestens main true|1
-ten|-1
-the|-8
-the clause0|-3
-the clause1|-4
-the clause2|-2
-the clause3|-8
-the main false|-5
-the main true|-12
-the past|1
-this|6
-this clause1|2
-this clause3|2
-this main false|2
-this main true|3
-this past|1
-three|1
-till|-2
-till clause1|-4
-till clause3|1
-till main false|-1
-till main true|-2
-tmrw|-2
-tmrw clause3|-2
-tmrw main true|-3
-today|8
-today clause1|8
-today clause2|4
-today clause3|-3
-today main false|2
-today main true|7
-today past|9
-tomorrow|-1
-tomorrow clause1|-1
-tomorrow clause2|3
-tomorrow clause3|-1
-tomorrow main false|3
-tomorrow main true|-2
-tomorrow past|1
-tonight|-3
-tonight clause1|-2
-tonight clause3|3
-tonight main false|2
-tonight main true|1
-tonight past|1
-two|3
-ubermorgen|3
-ubermorgen main true|1
-um|9
-until|-7
-until clause0|-2
-until clause1|-4
-until clause2|1
-until clause3|-2
-until main false|-4
-until main true|-3
-until past|1
-week|-2
-weekday|6
-weekday clause0|-2
-weekday clause1|-3
-weekday clause2|-2
-weekday clause3|-6
-weekday main false|-10
-weekday main true|-3
-weekday past|5
-weekend|4
-weekend main false|1
-weeks|-6
-within|-7
-within clause1|-2
-within clause2|-3
-within clause3|-2
-within main false|-2
-within main true|-5
-within past|-4
<<a echeance|-2
<<a look|1
<<about|-5
<<after|-1
<<again|-4
<<all|3
<<am besten|1
<<an answer|2
<<and|-2
<<answer|2
<<appointment|1
<<appointment is|1
<<are|1
<<around|1
<<arrive|-4
<<as of|-1
<<at it|1
<<away|1
<<b|1
<<back|-1
<<be changed|3
<<be done|1
<<be here|1
<<be received|4
<<begin|1
<<besten|1
<<birthday|2
<<book|-5
<<booked|1
<<books|1
<<but|1
<<c|-1
<<call|7
<<car|1
<<changed|4
<<close|-3
<<closed|-3
<<closes|3
<<closing|-10
<<code freeze|5
<<comes|2
<<concert|-4
<<conference|-1
<<contract|2
<<cutoff is|2
<<date|-1
<<day|2
<<day is|-4
<<de|-5
<<deadline is|1
<<delivery|1
<<deposit|-1
<<desk|3
<<do it|5
<<done|1
<<door|-1
<<draft|1
<<du bitte|1
<<due back|3
<<echeance|-2
<<ends|6
<<es|-1
<<expire|2
<<expires|3
<<faire|1
<<filed|1
<<files|-1
<<first thing|1
<<first version|2
<<fix|1
<<forecast|2
<<form|2
<<freeze|5
<<from you|2
<<game|4
<<garage|-4
<<gave us|1
<<go out|1
<<goes out|1
<<good|-3
<<greenhouse|1
<<guests arrive|1
<<hall|-3
<<handover|1
<<have them|-2
<<here|-4
<<him|1
<<home|3
<<i'm off|-2
<<in writing|1
<<inspection|2
<<invoice|-8
<<is|-1
<<is valid|3
<<ist|1
<<it|5
<<it back|2
<<it done|1
<<it up|5
<<kannst|1
<<keys|1
<<know|2
<<leave|-5
<<lieu|1
<<like|-1
<<list|1
<<look|1
<<month|-2
<<month and|-2
<<moved|-4
<<moved to|-1
<<muss|3
<<my desk|3
<<new one|1
<<next|3
<<next meeting|-2
<<of|-6
<<off is|1
<<office|1
<<ok|-1
<<on leave|-4
<<on or|1
<<one|1
<<ones|1
<<online|1
<<open|-1
<<open day|-1
<<opening|1
<<or|1
<<ortega|-3
<<out|1
<<over|2
<<party|5
<<period|-1
<<place|-2
<<plan|1
<<planned|2
<<plus tard|2
<<price|-2
<<printer|-3
<<production|-1
<<read|-5
<<received|1
<<rehearsal is|1
<<renewed|1
<<reunion|1
<<review|1
<<room|1
<<round|-1
<<run|1
<<runs out|3
<<say|2
<<set|1
<<shop|2
<<shut|-2
<<sie bitte|1
<<signed|2
<<slides|1
<<so|8
<<start|-4
<<starting|1
<<starts|-2
<<take place|1
<<takes place|-3
<<tard|2
<<teacher|1
<<than|-4
<<that's|5
<<the garage|-4
<<the hall|1
<<them|4
<<them up|1
<<there|3
<<they come|1
<<thing|1
<<time|3
<<to|5
<<to her|-1
<<twice|-6
<<uns|2
<<up|-4
<<us|1
<<valid|7
<<van|1
<<vence|1
<<version|-3
<<wanted|2
<<way home|3
<<weekday|-3
<<weekday and|-1
<<will expire|1
<<with|3
<<with us|-1
<<would|1
<<writing|1
<<you|-2
<a|8
<ab|3
<aber|1
<about|-7
<ac|1
<access|-4
<after|-7
<afternoon|-3
<again|-6
<al|-3
<alarm|-5
<all|-2
<am|1
<amended|1
<amount|1
<an|-1
<and|2
<angebot|2
<annual|1
<another|-1
<answer|2
<antes|1
<application|1
<appointment|4
<are|-7
<around|1
<arrange|1
<arrive|-6
<as|-3
<at|-5
<au|3
<audit|1
<auditors|-1
<automatically|2
<avant|1
<b|3
<back|-1
<badges|-1
<bakery|1
<bank|1
<be|8
<because|-3
<been|-10
<before|13
<begin|1
<besten|1
<birthday|2
<bis|3
<bitte|4
<blue|1
<bo|-3
<board|3
<boiler|2
<book|-7
<booked|1
<books|-2
<both|1
<brauche|1
<brief|1
<bring|1
<bus|-4
<but|2
<by|-3
<c|-1
<call|7
<calle|3
<camp|-1
<can|1
<cancel|-3
<cancelled|1
<car|-3
<card|1
<cert|3
<certificate|1
<change|-1
<changed|4
<chase|1
<check|-3
<christmas|1
<church|-1
<clear|-4
<client|-3
<close|-3
<closed|-4
<closes|4
<closing|-3
<code|5
<cold|1
<collect|1
<collected|-6
<come|2
<comes|2
<coming|1
<commande|2
<company|-8
<concert|-3
<conference|-1
<confirm|-1
<contract|4
<copy|2
<could|5
<countersign|1
<courier|1
<court|-2
<cover|-1
<current|1
<cut|-2
<cutoff|2
<das|2
<date|-2
<dates|-8
<day|-2
<days|-4
<de|1
<deadline|2
<deck|2
<degrees|-2
<del|-3
<delivery|3
<demo|-3
<den|1
<dentist|1
<deposit|-1
<depot|-1
<der|2
<des|1
<desk|3
<die|-1
<dinner|-2
<do|3
<domain|2
<don't|1
<done|1
<dont|1
<door|-1
<draft|3
<dress|-1
<drill|1
<driver|1
<dry|1
<du|-1
<due|4
<early|-4
<echeance|-2
<el|-1
<elm|1
<email|1
<en|1
<ends|6
<engineer|-1
<entry|-2
<er|1
<es|-1
<everything|-7
<example|3
<expire|2
<expires|4
<extend|-4
<fair|-3
<faire|1
<faudrait|1
<favor|-1
<fee|4
<feed|2
<file|2
<filed|1
<final|1
<finance|-3
<fire|1
<first|5
<fix|4
<flaky|1
<flat|1
<flowers|2
<for|8
<forecast|2
<form|2
<fotos|3
<four|-4
<fournisseur|-2
<free|1
<freeze|5
<freezer|-4
<frist|1
<from|1
<front|-1
<fur|1
<game|4
<garage|-3
<gas|1
<gate|-2
<gave|1
<get|6
<give|-1
<go|-1
<goes|9
<good|-3
<got|4
<greenhouse|1
<guests|1
<gym|-1
<half|-4
<hall|-4
<handover|1
<has|-5
<have|3
<hay|1
<he|1
<he'll|-3
<hear|1
<her|-1
<here|-4
<him|1
<hire|1
<his|2
<hold|-1
<hours|-1
<i|-4
<i'd|2
<i'll|2
<i'm|-6
<ice|1
<ihn|3
<in|-5
<ines|-2
<inspection|2
<inspector|1
<invoice|-7
<is|-11
<isn't|1
<ist|2
<it|12
<it's|2
<its|-4
<itself|-4
<job|-1
<journal|-1
<just|1
<kannst|2
<keep|-5
<keys|1
<kindly|1
<know|2
<konnten|1
<la|-9
<lab|3
<labels|1
<landlord|-7
<las|1
<le|2
<lead|-2
<lease|2
<leave|-10
<lena|1
<les|-1
<let|1
<let's|1
<letters|1
<library|-5
<lieu|1
<like|4
<line|1
<lisbon|-1
<list|2
<lo|1
<locker|1
<look|3
<lotte|1
<m|1
<mail|1
<make|2
<man|5
<marketing|1
<me|1
<meeting|-3
<merci|1
<meter|-2
<mme|1
<month|-11
<months|1
<morgen|7
<mot|5
<move|1
<moved|-5
<mrs|3
<mum's|4
<muss|3
<mussten|3
<must|5
<my|2
<n|-1
<nadia|1
<name|-1
<necesito|1
<need|3
<needs|5
<new|-6
<newsletter|7
<next|1
<nice|-1
<night|-7
<no|1
<nobody|-3
<not|-4
<note|-2
<notice|-1
<nous|1
<now|1
<of|2
<off|-3
<offer|2
<office|1
<old|1
<on|-7
<one|1
<ones|2
<online|1
<only|-3
<open|-1
<opening|1
<opens|1
<or|1
<ortega|-3
<oslo|-3
<out|-7
<over|2
<page|2
<palettes|1
<para|-4
<parents|-2
<parents'|-1
<parking|1
<party|5
<pas|1
<passer|2
<passport|1
<payable|1
<payment|-1
<payroll|2
<pedir|-1
<period|-1
<permit|1
<permits|1
<peux|3
<pharmacy|1
<photo|-2
<pick|5
<pickup|-3
<place|-2
<planned|2
<plants|1
<plate|1
<plazo|1
<please|-1
<pls|-3
<plus|2
<por|-1
<portal|1
<pour|-1
<pourrais|-8
<prescription|1
<present|1
<price|3
<print|2
<printer|-4
<prior|2
<prod|-1
<production|-1
<promised|3
<puedes|1
<pump|1
<put|-3
<q|6
<quarantine|1
<quarterly|1
<que|7
<quiere|-3
<rappeler|1
<rate|1
<re|2
<reach|1
<read|-1
<reading|1
<ready|1
<receipt|-5
<receipts|1
<received|-2
<recycling|2
<registration|1
<rehearsal|-4
<release|3
<reminder|1
<rendre|1
<renew|1
<renewal|1
<renews|3
<rental|1
<renvoyer|1
<repair|3
<replace|-3
<reply|2
<report|-6
<request|1
<requested|-1
<reserver|-7
<result|-1
<return|1
<reunion|-1
<review|2
<roof|-1
<room|3
<rotate|1
<runs|3
<safety|1
<said|1
<salle|-7
<salt|1
<same|5
<sample|-1
<saw|-2
<say|2
<school|-1
<se|1
<seating|1
<second|-7
<see|-3
<send|3
<sent|1
<server|1
<set|1
<sets|-1
<shall|2
<she|-1
<shop|4
<should|4
<shows|-1
<shut|-7
<sie|2
<slides|1
<so|9
<some|-1
<somebody|4
<someone|-2
<sprint|2
<st|-1
<staff|-2
<stage|-3
<staging|1
<stand|-4
<start|-6
<starting|1
<starts|4
<stays|-1
<sticker|1
<still|1
<stop|-1
<street|1
<submit|4
<supplier|1
<survey|2
<swap|1
<t|1
<table|-3
<takes|-3
<tard|2
<tax|3
<teacher|1
<tech|1
<teh|2
<tell|1
<tenants|2
<term|-1
<test|1
<tests|-3
<than|-4
<thanks|-3
<thanksgiving|3
<that's|5
<the|-1
<their|2
<them|8
<then|-3
<there|-1
<they|-5
<they'd|2
<they're|-3
<thing|1
<this|3
<tiene|4
<tiles|1
<till|-7
<time|1
<to|7
<today|-2
<told|1
<tonight's|7
<tu|-6
<twice|-6
<two|1
<u|1
<un|1
<unit|4
<unless|1
<uns|2
<until|2
<up|-6
<uploaded|-1
<ur|1
<urgent|-1
<us|5
<v|-2
<valid|8
<van|6
<vat|-1
<vence|1
<vendor|-1
<version|-3
<visit|-4
<votre|1
<vous|1
<w|-2
<want|3
<wanted|2
<wants|5
<was|-8
<water|4
<way|3
<we|-3
<wedding|5
<week|-1
<weekday|-11
<when|-1
<which|1
<who|-1
<will|5
<wine|1
<with|-2
<working|1
<would|5
<wound|1
<write|1
<writing|1
<written|1
<y|-1
<you|2
<you'd|1
<you're|1
<your|7
=a|-7
=ab|4
=about|-10
=above|5
=ac|1
=access|-4
=accounts|-1
=action|4
=ad|-5
=add|1
=after|-1
=afternoon|-1
=again|-8
=agreed|2
=ahead|1
=aid|-6
=al|1
=alarm|-4
=alex|-1
=all|-4
=already|-4
=always|1
=am|8
=amount|1
=an|3
=and|-5
=angebot|1
=annual|1
=another|-1
=answer|2
=antes|4
=any|1
=anyone|-8
=anyway|-4
=application|1
=appointment|4
=approve|-1
=approx|-1
=are|-13
=around|-2
=arrange|1
=arrive|-6
=as|-9
=asap|-4
=asked|1
=asking|-7
=at|-2
=au|-2
=auf|-6
=aujourd'hui|1
=aus|1
=automatically|3
=avant|7
=away|1
=ayuntamiento|1
=b|1
=baby|1
=back|1
=backup|1
=bad|-1
=bags|5
=bakery|1
=bank|2
=batch|-1
=batteries|-6
=battery|-2
=bay|2
=be|12
=bea|-1
=because|2
=bed|1
=been|-10
=before|16
=beforehand|1
=begin|1
=ben|-1
=best|-6
=bestellen|1
=besten|1
=betrag|1
=between|7
=bianca|1
=bike|1
=bird|2
=birthday|3
=bis|5
=biscuit|1
=bitte|5
=blocked|1
=blue|2
=bo|-4
=board|3
=boiler|4
=book|-5
=booked|1
=books|-2
=both|-3
=box|-1
=boxes|-4
=brauche|1
=brauchen|2
=briefing|-1
=bring|3
=brings|1
=budget|-3
=bus|-3
=but|-3
=buy|1
=by|-1
=c|-1
=c'est|1
=ca|1
=cable|-4
=cake|-2
=caldera|1
=call|-2
=called|-2
=calls|5
=came|-5
=camp|-1
=can|-2
=can't|-4
=cancel|1
=cancelled|1
=car|-3
=card|1
=cat|1
=ce|2
=cert|3
=certificate|5
=cet|1
=change|-2
=changed|4
=charge|1
=chart|1
=chase|1
=check|-3
=checks|-3
=chimney|1
=christmas|-4
=church|3
=class|1
=clause|1
=cleaner|-1
=cleaning|1
=clear|-5
=client|1
=close|-2
=closed|-6
=closes|3
=closing|-3
=club|1
=coats|-2
=code|1
=coffee|-1
=cold|1
=collect|1
=collected|-6
=collects|1
=come|4
=comes|2
=coming|2
=company|-7
=complete|1
=completion|1
=con|-2
=concert|-11
=conference|-2
=confirm|1
=confirmation|3
=confirmed|1
=contract|2
=contractor|2
=correction|-3
=could|-2
=council|1
=county|2
=courier|1
=court|-2
=crane|-1
=crew|1
=critical|-3
=crown|3
=cups|-1
=current|1
=customer|1
=customers|-1
=cut|-1
=cutoff|1
=d|-5
=d'ici|2
=dana|1
=data|5
=date|-2
=dates|-8
=day|-2
=days|-3
=de|9
=deadline|3
=dear|-1
=decided|6
=degrees|-2
=del|-5
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
=discussed|1
=do|3
=does|1
=doing|-3
=domain|2
=don't|2
=donc|2
=done|3
=dont|6
=door|-2
=doors|-2
=dort|-4
=down|-1
=dr|3
=draft|3
=drawer|4
=drill|1
=drive|1
=driver|1
=dry|1
=du|3
=due|10
=during|-5
=e|3
=each|-1
=earlier|1
=early|-2
=easter|2
=echeance|-2
=ein|3
=einen|-3
=el|3
=elevator|1
=elm|1
=email|1
=emre|1
=enclosed|1
=end|3
=ende|1
=ends|3
=engineer|1
=enough|1
=eod|1
=er|2
=es|-1
=esta|1
=et|1
=eur|1
=eve|-3
=evening|2
=every|-8
=everybody|-4
=everything|-1
=ewa|1
=example|3
=expire|2
=expires|4
=export|-7
=extend|-4
=extended|1
=fair|-2
=faire|3
=faudrait|3
=faut|1
=favor|-2
=fee|4
=feed|2
=few|-4
=filed|1
=filter|4
=final|1
=finance|-3
=find|-4
=findet|1
=fine|4
=fire|2
=first|16
=five|-1
=fix|-4
=fixed|1
=flaky|1
=flat|2
=floor|-9
=florist|1
=flowers|1
=follow|-1
=following|1
=for|5
=forecast|2
=forget|4
=form|3
=fortnight|1
=foundation|-7
=four|-5
=fragt|1
=frau|-4
=free|2
=freeze|1
=freezer|-3
=friday's|-1
=fridays|-2
=frist|1
=from|3
=front|-2
=frost|1
=fruh|1
=full|3
=fur|1
=fyi|-2
=game|4
=garage|-2
=gas|1
=gave|1
=genannte|1
=get|5
=gets|2
=gil|1
=give|-1
=given|1
=go|9
=goes|4
=gone|-1
=good|-5
=got|5
=grandma|1
=green|1
=greenhouse|1
=greta|1
=guest|-1
=guests|1
=gus|1
=h|-2
=halb|1
=half|-5
=hall|-10
=hana|-9
=hand|2
=handover|-1
=handrail|2
=hands|1
=has|3
=hasta|-2
=hat|-3
=have|2
=hay|2
=he|5
=he'll|-3
=hear|1
=hearing|-6
=heating|1
=her|-6
=here|1
=herr|2
=heute|1
=him|1
=hire|2
=his|2
=hold|-1
=holiday|1
=home|-2
=hora|1
=hot|2
=hotel|-1
=hour|2
=hours|-6
=house|-1
=hoy|8
=hr|-1
=hrs|1
=i|4
=i'd|2
=i'll|2
=i'm|-1
=ice|1
=ideally|1
=if|5
=ihn|3
=il|4
=im|-7
=immediately|1
=important|-5
=in|-5
=ines|-2
=info|1
=informe|1
=informed|1
=inga|1
=ingrid|1
=inspected|-1
=inspection|4
=inspector|1
=instead|1
=insurance|-3
=interim|2
=invoice|-6
=is|-2
=issue|1
=ist|1
=it|-1
=it's|4
=its|-3
=itself|-6
=ivan|1
=job|-5
=jonas|5
=journal|-1
=jours|1
=just|-1
=k|-3
=kannst|2
=keep|-5
=keller|2
=key|1
=keys|2
=kg|1
=kids|-1
=kindly|2
=kitchen|-6
=know|3
=kommt|2
=konnten|1
=konto|1
=la|-7
=lab|4
=label|-1
=labels|1
=landlord|-6
=lane|2
=laptop|2
=las|5
=lassen|1
=late|5
=later|3
=latest|2
=lauft|-1
=launch|-2
=le|1
=lead|-2
=lease|2
=least|1
=leave|-2
=leaves|1
=left|-2
=lena|1
=les|1
=less|-6
=let|4
=letter|1
=letters|1
=library|-2
=licence|1
=license|1
=lieu|1
=like|4
=line|1
=lines|-7
=list|3
=llama|1
=lo|1
=loading|2
=local|2
=lock|1
=locker|1
=long|-4
=look|-7
=los|1
=lotte|2
=lovely|-5
=low|-1
=lucia|-2
=lunch|1
=lunchtime|-1
=m|1
=mail|3
=maintenance|2
=make|3
=man|3
=manager|3
=manana|4
=manual|-1
=marcus|-1
=marketing|1
=marta|1
=match|-1
=matt|1
=max|-1
=mayor|1
=me|2
=measure|1
=meeting|4
=meets|2
=mei|1
=merci|1
=message|-3
=meter|1
=mic|-2
=mid|1
=midi|1
=mind|-8
=mismo|2
=miss|1
=mit|-1
=mme|1
=mo|1
=moment|5
=month|4
=more|3
=morgen|4
=morning|1
=mot|7
=move|3
=moved|6
=moving|-4
=mr|2
=mrs|5
=ms|-1
=mum|-1
=mum's|4
=music|2
=muss|2
=mussen|1
=must|5
=myself|-1
=n|-1
=nachsten|1
=nadia|1
=nd|1
=need|2
=needs|3
=net|1
=neue|2
=new|-1
=newsletter|1
=next|1
=niamh|-1
=nice|-1
=nicht|-2
=night|-9
=nights|1
=nine|2
=no|-3
=nobody|-3
=noch|4
=noise|1
=noon|-4
=north|-1
=note|-4
=notes|-5
=nothing|-2
=notice|3
=nous|2
=now|-11
=nur|2
=o'clock|-2
=of|4
=off|-2
=offer|3
=office|2
=oh|3
=oil|-1
=ok|2
=ola|3
=oma|-2
=on|-12
=one|3
=ones|3
=online|1
=only|-4
=open|-13
=opening|1
=or|2
=order|6
=orders|-1
=ordner|-4
=ortega|-3
=otherwise|2
=our|4
=out|-6
=over|2
=overdue|-3
=ozdemir|1
=pads|1
=page|3
=paid|-1
=palettes|1
=pallets|1
=paolo|-2
=paper|2
=papers|3
=par|1
=para|-6
=parcel|1
=parents|-1
=parents'|-1
=park|1
=parking|1
=part|4
=parts|-3
=party|6
=pas|1
=pass|1
=passport|-4
=past|1
=patient|1
=pay|2
=payable|1
=payment|-2
=payroll|2
=pedido|1
=pedir|-1
=people|-1
=per|1
=period|2
=permit|1
=permits|1
=person|5
=peux|5
=photo|-6
=photographer|-2
=piano|-3
=pick|5
=picks|1
=pickup|3
=place|-1
=plan|1
=plants|-5
=plate|1
=plazo|1
=please|3
=pls|-5
=plus|1
=plz|1
=pm|3
=por|-1
=porfa|1
=portal|1
=possible|3
=post|1
=pour|-4
=pourrais|-7
=practice|1
=premium|-2
=preparer|1
=prescription|1
=present|1
=press|1
=price|1
=primera|1
=print|2
=printer|-2
=prior|3
=priority|-1
=prod|-1
=promise|1
=promised|5
=proof|-1
=prufer|1
=prufung|2
=publish|-1
=puedes|1
=pump|2
=put|-2
=q|4
=quarantine|1
=quarter|1
=quarterly|1
=que|7
=qui|1
=quiere|-3
=quite|-1
=quote|2
=r|1
=rain|2
=raj|-5
=rang|-1
=rappeler|1
=rate|1
=raus|1
=rd|1
=re|1
=read|-5
=ready|5
=really|1
=receipt|-4
=receipts|2
=received|1
=reception|-1
=redo|-4
=refill|-4
=registration|3
=rehearsal|-2
=reifen|2
=release|4
=relire|1
=remind|5
=reminder|2
=rendre|1
=renew|6
=renewal|1
=renewing|-2
=renews|6
=renouveler|1
=renovar|1
=rent|1
=renvoyer|1
=repair|2
=reparer|3
=replace|-3
=replaced|-2
=reply|1
=report|-7
=reprinted|1
=requested|-1
=reserver|-8
=residents|1
=result|-1
=return|2
=review|1
=ring|-12
=risk|1
=rita|-4
=road|1
=roof|-1
=room|2
=rosa|-4
=rota|-5
=rotate|1
=round|4
=rui|2
=run|-3
=runs|3
=s|1
=s'occupe|1
=safety|1
=said|4
=sale|1
=salle|-10
=salt|1
=same|-1
=sans|2
=saturday's|-2
=saturdays|-6
=saw|-2
=say|2
=says|-1
=schicken|1
=schlussel|-5
=school|-10
=se|1
=seating|1
=second|-5
=seguro|1
=sein|1
=self|-3
=send|4
=sent|-4
=sera|1
=server|1
=service|-1
=set|1
=shall|1
=share|1
=sharp|1
=she|1
=she's|-2
=shelves|2
=shift|-2
=shoot|-1
=shopping|1
=short|-2
=should|-5
=shows|1
=shut|-6
=sie|3
=sign|2
=signed|1
=signs|2
=since|-6
=sinon|1
=site|4
=six|1
=sizes|1
=slide|1
=slides|1
=slip|1
=soir|1
=someone|-1
=son|-3
=sous|1
=spatestens|5
=sports|-1
=sprint|3
=st|9
=staff|-6
=stage|-3
=stand|-2
=start|-9
=starting|-3
=starts|9
=statt|-3
=stays|-1
=steht|-4
=sticker|1
=still|1
=stop|-2
=stp|1
=street|1
=stuff|1
=su|1
=submit|4
=summer|1
=sunday's|1
=sunniva|2
=supplier|1
=support|-1
=survey|3
=svenja|-2
=swap|3
=sweep|1
=system|1
=table|-5
=takes|-1
=tank|1
=tard|1
=tarde|2
=target|6
=tax|4
=teacher|1
=tech|1
=tecnico|1
=teh|-6
=tell|-4
=ten|-5
=tenant|1
=tenants|2
=term|-2
=terms|1
=test|4
=tests|1
=th|3
=than|-1
=thank|-4
=thanks|-2
=thanksgiving|3
=that|6
=that's|1
=the|1
=theatre|-4
=their|2
=them|4
=then|6
=theo|1
=there|4
=there's|4
=they|9
=they'd|2
=they're|-9
=thing|3
=think|1
=this|4
=three|3
=through|-1
=thx|1
=tickets|-1
=tiene|4
=tiles|1
=till|-16
=time|4
=tls|3
=tmrw|6
=to|6
=today|6
=today's|3
=told|1
=tomorrow|1
=tomorrow's|2
=tonight|2
=tonight's|1
=took|1
=town|1
=trade|-3
=train|-5
=transcript|-3
=trial|2
=trip|1
=truck|1
=tu|-2
=tv|-2
=twice|-11
=two|7
=u|2
=ubermorgen|3
=uberweisen|1
=uhr|4
=um|4
=un|3
=una|1
=und|-2
=under|3
=unit|-3
=unless|1
=unten|1
=until|-3
=up|5
=upgrade|-1
=upload|-1
=ur|1
=urgent|1
=us|1
=used|-3
=uwe|2
=v|-2
=valid|5
=van|5
=vat|-7
=vence|1
=version|1
=vertrag|-1
=viene|1
=vienen|1
=visit|-1
=visiting|-1
=visitors|1
=volunteers|1
=vom|-7
=von|1
=vor|2
=votre|-1
=vous|1
=w|4
=walk|1
=want|4
=wanted|2
=wants|5
=warning|1
=was|-10
=water|-1
=way|-1
=we|-1
=we'd|1
=we're|-8
=weather|1
=website|-1
=wedding|-2
=week|-3
=weekday|-3
=weekend|7
=weeks|1
=werden|1
=were|-4
=what|-1
=when|3
=whether|-7
=which|-1
=who|-1
=whoever|1
=why|-9
=will|7
=window|-1
=windows|1
=wine|-1
=winter|-1
=wir|2
=with|6
=within|1
=without|-10
=woche|2
=wochen|1
=words|2
=work|3
=working|1
=would|-2
=wound|1
=writes|4
=writing|-3
=wrong|-1
=x|1
=y|1
=year|-1
=yes|-3
=yesterday|-7
=yet|2
=you|-2
=you'd|1
=you're|1
=your|8
=zu|1
=zum|-3
=zur|1
>'s|-3
>>'s|-3
>>a|2
>>a primera|1
>>ab|1
>>after|7
>>and|-7
>>and month|-1
>>and we|1
>>and weekday|-1
>>as|2
>>at|1
>>at the|1
>>auf|-2
>>auf das|1
>>before|2
>>beim|1
>>between|5
>>between and|2
>>but|-3
>>by|-1
>>de|3
>>den|4
>>die|2
>>einen|1
>>for|6
>>from|-4
>>hand|1
>>hay|1
>>hay que|1
>>if|2
>>if possible|1
>>im|-5
>>in|1
>>in the|2
>>is|5
>>is fine|2
>>ist|-1
>>it|1
>>kommt|-1
>>mismo|2
>>month|1
>>noch|6
>>noch raus|1
>>of|-6
>>of the|-7
>>on|-8
>>on fridays|-2
>>or|2
>>please|-1
>>pls|4
>>so|7
>>so we|2
>>stp|1
>>the|8
>>then|1
>>this|1
>>to|-4
>>to pm|-3
>>um|-7
>>viene|1
>>viene el|1
>>we|-1
>>we need|1
>>when|2
>>without|-8
>>would|1
>>would be|1
>a|-2
>ab|1
>about|-1
>after|5
>again|-1
>al|4
>all|1
>always|1
>am|-1
>and|-2
>are|-4
>as|-3
>at|-10
>auf|-2
>aus|1
>b|-1
>back|-3
>be|-3
>before|8
>beim|1
>between|5
>but|-7
>by|3
>can|3
>can't|-3
>check|1
>come|2
>cut|1
>das|1
>day|-1
>days|2
>de|6
>delivery|4
>den|4
>deposit|1
>der|1
>die|1
>do|-1
>einen|1
>el|2
>enough|1
>fine|4
>first|5
>for|-4
>fridays|-2
>from|-6
>genannte|1
>go|5
>goes|-6
>good|1
>h|-1
>hall|-4
>hand|-1
>has|2
>have|5
>hay|1
>here|-1
>hora|1
>i|3
>i'd|-5
>i'm|1
>if|5
>im|-7
>in|3
>is|6
>ist|-1
>it|-6
>its|1
>know|-1
>kommt|-1
>konto|1
>la|3
>las|1
>like|-1
>meeting|2
>mismo|2
>miss|1
>month|5
>morning|7
>moved|6
>my|3
>need|-3
>needs|-1
>neue|1
>new|-2
>night|-1
>no|2
>nobody|1
>noch|5
>not|-3
>notice|3
>now|-5
>of|-3
>off|-3
>ok|1
>old|-2
>on|-1
>or|2
>our|6
>out|-2
>over|-2
>per|1
>pickup|3
>pls|3
>pm|-4
>possible|1
>primera|1
>que|1
>raus|4
>rehearsal|1
>room|-1
>run|1
>says|-1
>school|-9
>sein|2
>service|-1
>shoot|-1
>should|-9
>shows|2
>so|4
>statt|1
>still|-1
>stp|1
>tecnico|1
>th|-2
>thank|-4
>that|1
>the|-5
>them|2
>there|1
>they|5
>this|-1
>thx|1
>till|-7
>time|2
>to|3
>tomorrow|4
>um|-7
>und|-2
>unten|1
>until|-2
>up|6
>us|-6
>viene|1
>visit|3
>vom|1
>w|3
>want|2
>was|1
>we|1
>wedding|-7
>weekday|1
>when|2
>will|1
>with|-1
>within|1
>without|-6
>work|3
>would|5
>write|-4
>y|1
>you|3
`;
