/** How much each feature speaks for that a text wants its task done then; made by `npm run learn:dues`, not by hand. */
export const DUE_WEIGHTS = `
+after rank1 beside false|-2
+after rank1 beside true|-10
+after rank2 beside false|-1
+after rank2 beside true|16
+after rank3 beside false|-1
+after rank3 beside true|14
+asked rank1 beside false|-7
+asked rank1 beside true|7
+asked rank2 beside false|5
+asked rank2 beside true|-10
+asked rank3 beside false|8
+asked rank3 beside true|8
+asksSomebody|21
+before rank1 beside false|8
+before rank1 beside true|-8
+before rank2 beside false|-3
+before rank2 beside true|-16
+before rank3 beside false|10
+before rank3 beside true|-10
+beginsRange|-28
+clause0|5
+clause0 main false|2
+clause0 main true|2
+clause1|-3
+clause1 main false|-1
+clause1 main true|-3
+clause2|10
+clause2 main false|7
+clause2 main true|4
+clause3|-1
+clause3 main false|-13
+clause3 main true|5
+date|4
+distance-1|-71
+distance0|11
+distance1|10
+distance2|16
+distance3|20
+distance4|-6
+ends|21
+endsRange|-13
+form day|6
+form digits|-10
+form other|1
+form year|7
+hasNoDay|-51
+hasTime|22
+inHeading|11
+inSubject|9
+inSubject1|2
+inSubject2|-1
+isBesideDateOfMain|-14
+isBesideOthers|-4
+isBrief|-4
+isField|-4
+isFirst|4
+isFuture|14
+isItem|5
+isJustBefore|28
+isJustBehind|12
+isLast|-4
+isLessSure|-15
+isLessSureThere|1
+isLong|19
+isNextYear|-12
+isOfMany|-17
+isOfReader|2
+isOfSomebody|-6
+isOwner|-17
+isPastElsewhere|2
+isSpan|8
+isTask|3
+leads|5
+main rank1 beside false|3
+main rank1 beside true|-1
+main rank2 beside true|-4
+main rank3 beside false|-2
+main0|-3
+main0 asked|-3
+main0 asked sentence0 rank2|-1
+main1|8
+main1 after|7
+main1 after sentence0 rank2|-6
+main1 after sentence0 rank3|10
+main1 after sentence1 rank1|-1
+main1 after sentence1 rank2|-7
+main1 after sentence1 rank3|9
+main1 asked|10
+main1 asked sentence1 rank1|2
+main1 asked sentence1 rank2|1
+main1 asked sentence1 rank3|7
+main1 before|-10
+main1 before sentence0 rank2|1
+main1 before sentence1 rank2|-5
+main2|3
+main2 after|-1
+main2 after sentence1 rank1|6
+main2 after sentence1 rank2|2
+main2 after sentence1 rank3|2
+main2 after sentence2 rank1|-2
+main2 after sentence2 rank2|-5
+main2 after sentence2 rank3|1
+main2 after sentence3 rank2|1
+main2 after sentence3 rank3|-6
+main2 asked|3
+main2 asked sentence2 rank1|6
+main2 asked sentence2 rank2|-4
+main2 asked sentence2 rank3|2
+main2 before|5
+main2 before sentence0 rank2|6
+main2 before sentence0 rank3|3
+main2 before sentence1 rank2|-1
+main2 before sentence1 rank3|-3
+main2 before sentence2 rank2|1
+main2 before sentence2 rank3|-2
+main2 main|-4
+main2 main sentence2 rank2|-5
+main3 after|7
+main3 after sentence0 rank3|1
+main3 after sentence1 rank1|-4
+main3 after sentence1 rank2|8
+main3 after sentence1 rank3|-11
+main3 after sentence2 rank1|-19
+main3 after sentence2 rank2|20
+main3 after sentence2 rank3|3
+main3 after sentence3 rank2|1
+main3 after sentence3 rank3|3
+main3 asked|5
+main3 asked sentence3 rank1|-6
+main3 asked sentence3 rank2|1
+main3 asked sentence3 rank3|9
+main3 before|-13
+main3 before sentence0 rank1|-6
+main3 before sentence0 rank2|-12
+main3 before sentence0 rank3|4
+main3 before sentence1 rank1|-2
+main3 before sentence1 rank2|-4
+main3 before sentence1 rank3|1
+main3 before sentence2 rank1|10
+main3 before sentence2 rank2|-3
+main3 main|-4
+main3 main sentence3 rank1|2
+main3 main sentence3 rank2|1
+main3 main sentence3 rank3|-6
+may say when after|30
+namesThing|-1
+none|-10
+none main0|3
+none main1|-13
+none main2|-5
+none main3|-5
+none mainnone|-4
+none of main|-2
+none of others|-35
+none of some|-6
+none of sure|-2
+past asked|-5
+past before|1
+past clause0|1
+past clause1|-14
+past clause2|11
+past clause3|2
+past day|-2
+past digits|4
+past main|4
+past other|-3
+past rank1|4
+past rank2|-9
+past rank3|4
+past year|1
+rank1|-10
+rank1 main false|-11
+rank1 main true|1
+rank1 sentence0|-6
+rank1 sentence1|-1
+rank1 sentence2|-4
+rank1 sentence3|1
+rank2|-8
+rank2 main false|-5
+rank2 main true|-5
+rank2 sentence0|-10
+rank2 sentence1|-7
+rank2 sentence2|1
+rank2 sentence3|3
+rank3|12
+rank3 main false|10
+rank3 main true|9
+rank3 sentence0|18
+rank3 sentence1|5
+rank3 sentence2|3
+rank3 sentence3|4
+says when after|16
+says when before|14
+sentence0|2
+sentence1|-2
+sentence2|1
+sentence3|5
+thatDay|7
+time after clause1|-17
+time after clause2|-6
+time after clause3|2
+time asked clause1|28
+time asked clause2|-27
+time asked clause3|11
+time before clause0|-7
+time before clause1|-24
+time before clause2|-1
+time main clause1|-9
+where after|12
+where asked|8
+where before|-17
+where main|-8
-a clause1|-2
-a clause2|2
-a clause3|1
-a main true|1
-a past|2
-after|1
-afternoon|-3
-am|3
-am clause1|1
-am clause2|1
-am clause3|1
-am main false|-1
-am main true|3
-antes|8
-antes clause3|3
-antes main true|3
-at|4
-at clause1|-1
-at clause2|-3
-at clause3|1
-at main false|4
-at main true|-6
-at past|-1
-aujourd'hui|1
-aujourd'hui clause3|1
-aujourd'hui main true|1
-avant|4
-avant clause1|2
-avant clause3|2
-avant main false|2
-avant main true|2
-b|3
-b clause2|1
-b clause3|2
-b main true|2
-b past|1
-before|1
-before clause1|-8
-before clause2|2
-before clause3|5
-before main false|-6
-before main true|6
-between|1
-bis|9
-bis clause1|5
-bis clause2|1
-bis clause3|3
-bis main false|3
-bis main true|5
-bis past|1
-by|6
-by clause1|-3
-by clause2|2
-by clause3|7
-by main false|9
-by main true|-3
-by past|-2
-ce|1
-d'ici|1
-d'ici clause3|1
-d'ici main true|1
-date|1
-day|-1
-de|3
-deadline|1
-deadline clause2|1
-deadline main true|1
-del|-1
-del clause1|-1
-del main false|-4
-demain|2
-demain clause3|1
-demain main true|1
-du|-2
-du clause1|-2
-du clause3|1
-du main true|-2
-due|3
-due clause1|2
-due clause2|1
-due main false|2
-due main true|1
-el|1
-el clause1|7
-el main false|8
-el main true|-1
-end|-1
-end clause1|2
-end main false|2
-ende|2
-eod|1
-for|-6
-for clause0|1
-for clause1|2
-for clause3|-10
-for main false|6
-for main true|-12
-for past|5
-four|-7
-from|-7
-from clause1|-3
-from clause3|-4
-from main true|-7
-from past|-6
-fruh|-6
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
-hours|-4
-hoy|4
-hoy clause2|4
-hoy clause3|-1
-hoy main true|-1
-in|5
-in clause0|-1
-in clause1|3
-in clause2|1
-in clause3|2
-in main false|-2
-in main true|6
-kw|-2
-las|-1
-later|2
-le|2
-le clause1|2
-le clause2|-2
-le past|-2
-least|1
-manana|6
-manana clause1|2
-manana clause2|1
-manana clause3|3
-manana main false|1
-manana main true|5
-matin|-1
-midnight|-2
-month|6
-month clause1|1
-month main false|5
-month main true|-3
-month past|3
-morgen|-5
-morgen clause1|-5
-morgen main false|1
-morgen main true|-6
-morning|-5
-next|-5
-next clause1|-6
-next clause2|-1
-next main false|-4
-next main true|-2
-no|2
-no clause1|1
-no clause3|1
-no main true|2
-no past|1
-noon|1
-of|2
-on|2
-on clause0|-3
-on clause1|8
-on clause2|-1
-on clause3|3
-on main false|6
-on main true|2
-on past|-10
-one|-3
-para|-4
-para clause3|-4
-para main true|-4
-past|3
-sous|3
-sous clause3|2
-sous main true|3
-spatestens|2
-spatestens clause2|1
-spatestens main false|1
-spatestens main true|1
-ten|-1
-the|-6
-the clause1|-4
-the clause2|-2
-the clause3|-9
-the main false|-5
-the main true|-10
-the past|1
-this|5
-this clause1|1
-this clause3|2
-this main false|1
-this main true|2
-this past|1
-three|1
-till|-2
-till clause1|-3
-till main false|-1
-till main true|-2
-tmrw|-2
-tmrw clause3|-3
-tmrw main true|-3
-today|6
-today clause1|7
-today clause2|4
-today clause3|-3
-today main false|3
-today main true|5
-today past|6
-tomorrow|1
-tomorrow clause2|3
-tomorrow clause3|1
-tomorrow main false|2
-tomorrow main true|2
-tomorrow past|2
-tonight clause1|2
-tonight clause3|3
-tonight main false|1
-tonight main true|4
-tonight past|1
-two|3
-ubermorgen|3
-ubermorgen main true|1
-um|7
-until|-5
-until clause0|-2
-until clause1|-3
-until clause3|-1
-until main false|-4
-until main true|-1
-until past|3
-week|-6
-weekday|6
-weekday clause0|3
-weekday clause1|-3
-weekday clause2|-2
-weekday clause3|-7
-weekday main false|-6
-weekday main true|-1
-weekday past|4
-weekend|4
-weekend main false|2
-weeks|-6
-within|-7
-within clause1|-2
-within clause2|-3
-within clause3|-3
-within main false|-2
-within main true|-6
-within past|-4
<<a echeance|-2
<<a look|1
<<about|-1
<<an answer|2
<<and|-3
<<answer|2
<<appointment|1
<<appointment is|1
<<are|1
<<around|1
<<arrive|-4
<<away|1
<<b|1
<<back|-7
<<be changed|3
<<be done|1
<<be received|3
<<begin|1
<<birthday|2
<<bitte|3
<<booked|1
<<books|1
<<but|1
<<c|-1
<<call|8
<<changed|4
<<close|-3
<<closed|-1
<<closes|3
<<closing|-10
<<code freeze|5
<<comes|2
<<conference|-1
<<contract|2
<<cutoff is|2
<<date|-1
<<day|1
<<day is|-4
<<de|-5
<<de month|-1
<<delivery|1
<<deposit|-1
<<desk|3
<<do it|5
<<done|2
<<door|-1
<<down|1
<<draft|1
<<du bitte|1
<<due back|4
<<echeance|-2
<<ends|6
<<es|-2
<<expire|1
<<expires|2
<<faire|1
<<files|-1
<<first thing|1
<<first version|1
<<fix|1
<<fixed|-1
<<forecast|2
<<form|2
<<freeze|5
<<from you|2
<<game|4
<<gave us|1
<<go out|1
<<goes out|1
<<good|-2
<<greenhouse|1
<<guests arrive|1
<<hall|-4
<<handover|1
<<have them|-2
<<here|-3
<<him|1
<<home|3
<<i'm off|-2
<<in writing|1
<<inspection|2
<<invoice|-7
<<is|-4
<<is valid|2
<<ist|1
<<it|6
<<it done|1
<<it up|5
<<know|2
<<leave|-5
<<lieu|1
<<like|-1
<<list|1
<<look|1
<<meeting|-1
<<month|-2
<<month and|-2
<<moved|-3
<<moved to|-2
<<muss|3
<<my desk|3
<<next|2
<<next meeting|-2
<<of|-5
<<off|-1
<<off is|1
<<ok|-1
<<on leave|-4
<<on or|1
<<one|1
<<online|1
<<open|-1
<<open day|-1
<<or|1
<<out|3
<<over|2
<<party|3
<<place|1
<<plan|1
<<planned|2
<<plus tard|2
<<price|-2
<<production|-1
<<read|-2
<<review|2
<<round|-2
<<run|1
<<runs out|4
<<say|2
<<shop|2
<<shut|-2
<<sie bitte|1
<<signed|1
<<slides|1
<<so|7
<<start|-4
<<starting|-1
<<starts|-2
<<take place|1
<<tard|2
<<teacher|1
<<that's|5
<<them|2
<<them up|1
<<there|2
<<thing|1
<<time|5
<<to|3
<<to her|-1
<<twice|-6
<<uns|2
<<up|-2
<<us|1
<<valid|6
<<van|1
<<vence|1
<<version|-3
<<wanted|1
<<way home|3
<<weekday|-4
<<weekday and|-1
<<will expire|1
<<with us|-1
<<would|2
<<writing|1
<<you|1
<a|6
<ab|3
<aber|1
<about|-2
<ac|1
<access|-4
<after|-6
<again|-3
<al|-3
<am|1
<amended|1
<amount|1
<and|1
<angebot|1
<annual|1
<another|-1
<answer|2
<antes|1
<any|-1
<appointment|4
<are|-6
<around|1
<arrange|1
<arrive|-6
<as|-1
<au|2
<audit|1
<automatically|2
<avant|1
<b|2
<back|-6
<bakery|1
<bank|1
<be|9
<because|-3
<been|-10
<before|13
<begin|1
<besten|1
<birthday|2
<bis|3
<bitte|3
<blue|1
<board|3
<boiler|1
<book|-7
<booked|1
<books|-2
<brauche|1
<but|2
<by|-6
<c|-1
<call|7
<calle|3
<camp|-1
<can|6
<cancel|-3
<cancelled|1
<car|1
<card|1
<cert|3
<certificate|1
<change|-1
<changed|4
<chase|1
<check|-4
<christmas|1
<church|-1
<clear|-4
<client|-3
<close|-3
<closed|-2
<closes|3
<closing|-3
<code|5
<collected|-7
<come|1
<comes|2
<commande|2
<conference|-1
<contract|5
<copy|2
<could|5
<countersign|1
<courier|1
<court|-2
<cover|1
<cut|-1
<cutoff|2
<das|2
<date|-2
<dates|-7
<day|-1
<days|-4
<deadline|1
<deck|2
<degrees|-2
<del|-3
<delivery|3
<demo|-2
<den|1
<dentist|1
<deposit|-1
<der|2
<des|1
<desk|3
<die|-2
<dinner|-2
<do|3
<domain|2
<don't|1
<done|2
<dont|1
<door|-1
<down|1
<draft|4
<dress|-1
<dry|1
<du|-2
<due|4
<early|-3
<echeance|-2
<el|-1
<elm|1
<en|1
<ends|6
<engineer|-1
<entry|-2
<er|1
<es|-2
<et|-1
<evening|-2
<example|3
<expire|1
<expires|3
<extend|-3
<faire|1
<fee|3
<feed|2
<file|2
<final|1
<finance|-3
<fire|1
<first|5
<fix|3
<fixed|-1
<flaky|1
<flat|1
<floor|1
<flowers|3
<for|7
<forecast|1
<form|2
<fotos|3
<four|-3
<fournisseur|-2
<free|2
<freeze|5
<freezer|-5
<frist|2
<from|1
<front|-1
<fur|1
<game|4
<garage|1
<gas|1
<gave|1
<get|6
<give|-1
<goes|8
<good|-2
<got|3
<greenhouse|2
<guests|1
<gym|-1
<half|-5
<hall|-5
<handover|1
<has|-3
<have|6
<hay|1
<he|1
<hear|1
<her|-1
<here|-3
<him|2
<hire|1
<his|2
<hold|-2
<home|3
<hours|-1
<i|-5
<i'd|2
<i'll|1
<i'm|-7
<ice|1
<if|1
<ihn|3
<in|-5
<inspection|2
<inspector|1
<invoice|-7
<is|-8
<isn't|1
<ist|2
<it|11
<it's|1
<its|-4
<itself|-5
<job|-2
<journal|-1
<just|1
<kannst|1
<keep|-6
<keys|1
<kindly|1
<know|2
<konnten|1
<la|-6
<lab|3
<landlord|-7
<las|1
<le|1
<lead|-2
<lease|1
<leave|-10
<leaves|-1
<left|-1
<lena|1
<les|-1
<let|1
<let's|1
<letter|-1
<library|-5
<lieu|1
<like|2
<line|1
<list|3
<lo|1
<locker|1
<look|2
<m|1
<mail|1
<make|1
<man|4
<marketing|1
<mayor|-1
<meeting|-5
<mme|1
<month|-12
<months|1
<mot|5
<move|-1
<moved|-5
<mrs|2
<mum's|4
<muss|3
<mussten|1
<must|6
<my|2
<necesito|1
<need|2
<needs|4
<new|-8
<newsletter|6
<next|2
<nice|-1
<night|-7
<no|1
<nobody|-2
<not|-5
<note|1
<notice|-1
<now|1
<of|2
<off|-4
<offer|2
<office|1
<old|1
<on|-4
<one|3
<ones|1
<online|1
<only|-3
<open|-1
<opens|1
<or|1
<ortega|-3
<oslo|-3
<out|-5
<over|2
<page|2
<para|-4
<parents|-2
<parents'|-2
<parking|1
<party|3
<pas|1
<passer|2
<pay|-1
<payroll|2
<pedir|-1
<permit|1
<permits|1
<peux|1
<photo|-2
<pick|4
<pickup|-3
<place|1
<planned|2
<plants|1
<plate|1
<plazo|1
<please|-3
<pls|1
<plus|2
<pour|-2
<prescription|1
<price|2
<print|1
<printer|-1
<prior|1
<production|-1
<promised|3
<puedes|1
<pump|1
<put|-3
<q|5
<quarantine|1
<quarterly|1
<que|6
<quiere|-3
<rappeler|1
<re|1
<reach|1
<read|-1
<reading|1
<ready|1
<receipt|-5
<receipts|1
<received|-3
<recycling|2
<registration|1
<rehearsal|-3
<release|2
<reminder|1
<renews|2
<rental|1
<renvoyer|1
<repair|2
<reply|1
<report|-6
<request|1
<requested|-1
<result|-1
<return|1
<reunion|-2
<review|2
<roof|-1
<room|2
<round|-1
<runs|4
<safety|1
<said|1
<same|5
<say|2
<says|2
<se|1
<second|1
<see|1
<send|3
<server|1
<set|1
<sets|-1
<shall|2
<sheet|-1
<shift|-1
<shop|4
<should|5
<shows|-1
<shut|-7
<sie|2
<slides|1
<slip|1
<so|8
<some|-1
<somebody|3
<someone|-2
<sprint|2
<staff|-2
<staging|1
<stand|-3
<start|-5
<starting|-1
<starts|3
<stays|-1
<still|1
<stop|-1
<submit|3
<submitted|1
<survey|3
<swap|1
<table|-4
<take|-1
<tard|2
<tax|2
<teacher|1
<tech|1
<teh|2
<tell|1
<tenants|1
<term|-2
<tests|-3
<th|-1
<thanks|-3
<thanksgiving|3
<that|-1
<that's|5
<their|1
<them|7
<there|-1
<they|-4
<they're|-5
<thing|1
<this|2
<tiene|4
<tiles|1
<time|3
<to|8
<today|-2
<told|1
<tonight's|6
<tu|1
<twice|-6
<two|1
<un|1
<unit|4
<unless|1
<uns|2
<until|2
<up|-5
<upgrade|-1
<uploaded|-1
<ur|1
<urgent|-1
<us|5
<valid|7
<van|6
<vence|1
<vendor|-2
<version|-3
<visit|1
<votre|2
<w|-2
<want|3
<wanted|1
<wants|4
<was|-6
<water|4
<way|3
<we|2
<wedding|3
<week|-1
<weekday|-12
<when|1
<which|1
<will|2
<wine|1
<with|-4
<work|2
<working|1
<would|3
<wound|1
<write|1
<writing|1
<y|-1
<you|3
<you'd|1
<you're|1
<your|6
=a|-9
=ab|4
=about|-10
=above|3
=ac|1
=access|-3
=action|4
=ad|-5
=add|1
=advance|-1
=after|-2
=afternoon|1
=again|-4
=agreed|1
=ahead|1
=aid|-6
=al|1
=alarm|-5
=all|-2
=already|-3
=am|8
=amount|1
=an|3
=and|-6
=angebot|1
=annual|1
=another|-1
=answer|2
=antes|4
=any|1
=anyone|-8
=anyway|-2
=appointment|4
=approve|-1
=approx|-1
=are|-12
=around|-3
=arrange|1
=arrive|-5
=as|-7
=asap|-3
=ask|-1
=asked|1
=at|-3
=au|-3
=auditors|1
=auf|-5
=aujourd'hui|1
=aus|1
=automatically|3
=avant|6
=ayuntamiento|1
=b|3
=baby|1
=bags|2
=bakery|1
=bank|1
=batch|-1
=batteries|-6
=battery|-2
=bay|2
=be|9
=bea|-1
=because|2
=bed|1
=been|-10
=before|16
=beforehand|1
=begin|1
=ben|-1
=best|-5
=bestellen|1
=besten|1
=betrag|1
=between|6
=bianca|1
=bird|1
=birthday|3
=bis|4
=bitte|4
=blocked|1
=blue|1
=board|3
=boiler|3
=book|-9
=booked|1
=books|-1
=both|-4
=box|-1
=brauche|1
=brauchen|2
=bring|3
=brings|1
=btw|-1
=budget|-3
=bus|1
=but|-4
=buy|1
=by|-2
=c|-1
=c'est|1
=cake|-2
=caldera|1
=call|-2
=called|-1
=came|-8
=camp|-1
=can|-1
=can't|-4
=cancel|1
=cancelled|1
=card|1
=cat|1
=ce|1
=cert|3
=certificate|4
=cet|1
=change|-2
=changed|4
=chase|1
=check|-4
=checks|-2
=chimney|1
=christmas|-4
=church|2
=claim|-2
=class|1
=clause|1
=cleaner|-1
=clear|-4
=client|1
=close|-3
=closed|-4
=closes|2
=closing|-3
=coats|-2
=code|1
=coffee|-2
=cold|2
=collected|-7
=collects|1
=come|4
=comes|2
=coming|1
=company|1
=complete|2
=completion|1
=con|-2
=conference|-1
=confirm|1
=confirmation|3
=contract|3
=contractor|1
=contrat|-1
=correction|-3
=could|-1
=council|1
=county|2
=courier|1
=court|-2
=cover|1
=crew|1
=crown|2
=customers|-1
=cut|-1
=cutoff|1
=d|-4
=d'ici|1
=date|-3
=dates|-7
=day|2
=days|-1
=de|7
=deadline|3
=defrost|1
=degrees|-2
=del|-6
=delivery|6
=dem|1
=demain|2
=demo|-2
=den|1
=dentist|-1
=deploy|-1
=der|2
=des|1
=deux|1
=die|1
=dinner|2
=discussed|1
=do|2
=does|1
=doing|-4
=domain|2
=don't|2
=donc|2
=done|4
=dont|4
=door|-2
=doors|-3
=dort|-4
=down|1
=dr|4
=draft|4
=dran|1
=drive|1
=dry|1
=du|1
=due|9
=during|-6
=e|3
=earlier|2
=early|-2
=echeance|-2
=ein|3
=einen|-3
=el|2
=elevator|1
=elm|1
=enclosed|2
=end|2
=ends|3
=engineer|1
=eod|1
=er|2
=es|-1
=esta|1
=et|1
=eur|1
=eve|-3
=evening|-1
=every|-6
=everything|1
=ewa|1
=example|3
=expire|1
=expires|3
=export|-7
=extend|-3
=extended|1
=faire|3
=faudrait|2
=favor|-2
=fee|3
=feed|2
=few|-4
=file|-1
=filter|1
=finance|-3
=find|-4
=findet|1
=fine|4
=fire|1
=first|11
=five|-1
=fix|-5
=fixed|1
=flaky|1
=flat|1
=floor|-5
=florist|1
=flowers|1
=follow|-2
=following|1
=for|6
=forecast|1
=forget|3
=form|3
=fortnight|1
=foundation|-6
=four|-5
=fragt|1
=frau|-5
=free|2
=freeze|1
=freezer|-4
=fridays|-2
=frist|2
=from|2
=front|-2
=fruh|1
=fur|1
=fyi|-3
=game|4
=garage|2
=gas|1
=gate|3
=gave|1
=genannte|1
=get|2
=gets|2
=give|-1
=given|1
=go|9
=goes|3
=gone|-1
=good|-4
=got|3
=grandma|1
=greenhouse|2
=greta|1
=guests|1
=h|-4
=halb|1
=half|-5
=hall|-3
=hand|1
=handover|2
=handrail|1
=hands|1
=hannah|-1
=has|3
=hasta|-2
=hat|-3
=have|4
=hay|2
=he|3
=hear|1
=hearing|-6
=heating|1
=her|-7
=here|-1
=herr|2
=heute|1
=him|2
=hire|1
=his|2
=hold|-2
=holiday|1
=home|1
=hora|1
=hour|2
=hours|-6
=house|-1
=hoy|7
=hrs|1
=i|2
=i'd|1
=i'll|1
=i'm|-2
=ice|2
=if|4
=ihn|3
=il|3
=im|-6
=immediately|1
=important|-5
=in|-3
=info|1
=informe|1
=informed|1
=inga|1
=inspected|-1
=inspection|2
=inspector|1
=insurance|-4
=interim|2
=invoice|-6
=is|-3
=issue|1
=ist|1
=it|-1
=its|-4
=itself|-7
=job|-6
=journal|-1
=jours|1
=just|-1
=k|-3
=kannst|1
=keep|-6
=keller|1
=keys|1
=kg|1
=kids|-1
=kindly|1
=kitchen|-5
=know|3
=kommt|1
=konnten|1
=konto|1
=la|-4
=lab|4
=label|-1
=landlord|-6
=lane|2
=laptop|2
=las|5
=lassen|1
=last|1
=late|4
=later|2
=latest|2
=lauft|-1
=le|6
=lead|-2
=lease|1
=least|1
=leave|-3
=left|-3
=lena|1
=less|-5
=let|3
=letter|1
=library|-1
=licence|1
=lieu|1
=lift|-1
=like|3
=line|1
=lines|-6
=list|3
=llama|1
=lo|1
=loading|2
=local|1
=locker|1
=long|-4
=look|-9
=los|1
=lot|-1
=lotte|1
=lovely|-4
=low|-1
=lucia|-2
=lunch|1
=lunchtime|-1
=m|1
=mail|3
=main|-1
=maintenance|2
=make|1
=man|3
=manager|1
=manana|4
=manual|-1
=marketing|1
=match|-1
=matin|1
=max|-1
=mayor|1
=me|1
=meeting|3
=meets|3
=mei|1
=merci|1
=message|-2
=meter|1
=mic|-2
=mid|1
=midi|1
=mismo|2
=miss|1
=mit|-1
=mme|1
=mo|1
=moment|4
=month|5
=months|1
=more|3
=morgen|3
=morning|-1
=mot|6
=moved|6
=moving|-4
=mr|1
=mri|1
=mrs|4
=ms|-1
=mum's|4
=music|1
=muss|2
=mussen|1
=must|5
=my|-3
=myself|-2
=nachsten|1
=need|3
=needs|3
=neue|1
=new|-1
=newsletter|1
=niamh|-1
=nice|-1
=nicht|-1
=night|-10
=nights|1
=nine|2
=no|-3
=noch|4
=noon|-5
=north|-1
=not|1
=note|-3
=notes|-6
=nothing|-3
=notice|2
=nous|1
=now|-10
=nur|1
=o'clock|-3
=of|3
=off|-3
=offer|2
=office|1
=oh|2
=oil|-1
=ok|1
=old|2
=oma|-1
=on|-10
=one|3
=ones|2
=online|1
=only|-3
=open|-14
=or|2
=order|4
=orders|-2
=ordner|-3
=ortega|-3
=otherwise|2
=our|3
=out|-8
=over|1
=ozdemir|1
=padres|1
=pads|1
=page|1
=paid|-2
=pallets|1
=paper|2
=papers|3
=par|1
=para|-7
=parcel|1
=parents|-2
=parents'|-2
=parking|1
=parts|-3
=party|4
=pas|1
=pass|1
=passport|-5
=past|1
=patient|1
=pay|1
=payment|-1
=payroll|2
=pedido|1
=pedir|-1
=people|-1
=per|1
=period|2
=permit|1
=permits|1
=person|3
=peux|2
=photo|-7
=photographer|-2
=piano|1
=pick|5
=picks|1
=pickup|1
=place|1
=plan|2
=planned|1
=plants|-6
=plate|1
=plazo|1
=please|2
=pls|-3
=plus|1
=plz|1
=pm|8
=por|-2
=porfa|1
=portal|1
=possible|2
=post|1
=pour|2
=pourrais|1
=practice|1
=premium|-2
=prescription|1
=press|1
=primera|1
=printer|1
=prior|3
=priority|-2
=prod|-2
=promise|1
=promised|5
=prufer|1
=prufung|1
=publish|-1
=pump|1
=put|-2
=q|4
=quarantine|1
=quarter|1
=quarterly|1
=que|6
=quiere|-3
=quite|-1
=quote|1
=race|1
=rain|2
=raj|-3
=rang|-1
=rappeler|1
=raus|1
=rd|1
=read|-6
=reading|-1
=ready|4
=really|1
=receipt|-4
=receipts|2
=reception|-2
=redo|-5
=refill|1
=registration|2
=rehearsal|-2
=reifen|2
=release|3
=relire|1
=remind|4
=reminder|2
=renew|4
=renewing|-1
=renews|5
=renouveler|1
=renovar|1
=renvoyer|1
=repair|2
=reparer|2
=replace|-1
=replaced|-2
=report|-7
=request|1
=return|2
=reunion|-1
=review|1
=ring|-12
=risk|1
=rita|-5
=road|1
=roof|-1
=room|1
=rota|-6
=round|-1
=run|-3
=runs|4
=s|1
=safety|1
=said|2
=salle|-3
=same|-1
=sans|3
=saturday's|-2
=saturdays|-5
=say|2
=says|2
=schicken|1
=schlussel|-5
=school|-10
=se|1
=seating|1
=second|6
=see|2
=seguro|1
=sein|1
=self|-2
=send|5
=sends|1
=sent|-3
=sera|1
=server|2
=service|-2
=set|1
=shall|1
=sharp|1
=she|1
=she'd|1
=she's|-1
=sheet|-1
=shelves|2
=shift|1
=shoot|-1
=shopping|1
=short|-3
=should|-5
=shut|-6
=sie|2
=signed|1
=signs|2
=since|-5
=site|4
=six|1
=sizes|1
=slides|1
=slip|1
=so|2
=some|-1
=somebody|3
=someone|-1
=son|-2
=sorry|2
=sous|1
=spatestens|5
=sports|-2
=sprint|2
=st|10
=staff|-6
=stage|3
=staging|3
=stall|-1
=stand|-1
=start|-8
=starting|-3
=starts|8
=statt|-3
=stays|-1
=steht|-4
=still|-1
=stop|1
=street|1
=structural|1
=stuck|-1
=su|1
=subject|1
=submit|3
=submitted|1
=sunday's|1
=sunniva|3
=support|-1
=survey|3
=svenja|-2
=swap|2
=sweep|1
=system|1
=table|-3
=takes|2
=tarde|2
=target|5
=tax|3
=teacher|1
=tech|1
=tecnico|1
=teh|-6
=tell|-3
=ten|-1
=tenants|1
=term|-3
=terms|1
=test|4
=tests|1
=th|3
=than|1
=thank|-3
=thanks|-3
=thanksgiving|3
=that|6
=that's|1
=the|-1
=theatre|-4
=their|2
=them|3
=then|6
=there|3
=there's|3
=they|8
=they're|-11
=thing|-1
=this|6
=three|2
=through|-1
=thx|1
=tiene|4
=tiles|1
=till|-16
=time|5
=tls|3
=tmrw|4
=to|3
=today|7
=told|1
=tomorrow|1
=tomorrow's|2
=tonight|5
=tonight's|1
=took|1
=town|1
=train|-4
=transcript|-2
=trial|1
=trip|1
=truck|1
=tu|3
=tv|-2
=twice|-10
=two|6
=u|1
=ubermorgen|2
=uberweisen|1
=uhr|3
=um|3
=un|3
=und|-1
=under|4
=unit|-3
=unless|1
=unten|1
=until|-3
=up|8
=upgrade|-1
=upload|-1
=ur|1
=us|1
=used|-3
=uwe|1
=valid|4
=van|4
=vat|-7
=vence|1
=vendor|-2
=version|1
=vertrag|-2
=viene|1
=vienen|1
=visit|3
=visiting|-1
=visitors|1
=vom|-7
=von|1
=vor|2
=vous|1
=w|3
=want|2
=wanted|1
=wants|4
=warranty|1
=was|-8
=water|-1
=we|4
=we'd|1
=we're|-7
=weather|1
=website|-1
=wedding|-4
=week|-7
=weekday|-7
=weekend|7
=weeks|-1
=werden|1
=were|-2
=what|-1
=when|3
=whether|1
=which|-1
=whoever|1
=why|-9
=will|4
=windows|1
=wine|-2
=winter|-1
=wir|2
=with|4
=within|1
=without|-12
=woche|1
=wochen|1
=words|1
=work|3
=working|1
=would|3
=wound|1
=write|3
=writes|1
=writing|1
=wrong|-1
=year|-1
=yes|-4
=yesterday|-3
=yet|2
=you|3
=you'd|1
=you're|1
=your|7
=zu|1
=zum|-4
=zur|1
=zwei|1
>'s|-4
>>'s|-4
>>a|2
>>a primera|1
>>ab|1
>>after|4
>>and|-8
>>and month|-1
>>and we|1
>>and weekday|-1
>>as|2
>>at|1
>>at the|1
>>auf|-1
>>auf das|1
>>before|2
>>beim|1
>>between|4
>>between and|2
>>but|-3
>>de|3
>>den|1
>>die|1
>>einen|1
>>for|5
>>hand|1
>>hay|1
>>hay que|1
>>if|1
>>if possible|1
>>im|-5
>>in the|1
>>is|6
>>is fine|2
>>ist|-1
>>mismo|2
>>month|1
>>noch|6
>>noch raus|1
>>of|1
>>on|-7
>>on fridays|-2
>>or|2
>>please|-1
>>pls|2
>>run|1
>>so|5
>>so we|1
>>the|6
>>then|1
>>to|-4
>>to pm|-3
>>viene|1
>>viene el|1
>>when|1
>>without|-8
>>would|1
>>would be|1
>a|-1
>ab|1
>about|-1
>after|3
>again|-1
>al|4
>all|1
>am|-1
>and|-1
>are|-4
>as|-4
>at|-9
>auf|-1
>b|-1
>back|-4
>be|-3
>before|7
>beim|1
>bestellen|1
>between|4
>but|-7
>by|3
>can|2
>can't|-3
>check|1
>come|2
>cut|1
>das|1
>day|-1
>days|1
>de|6
>deposit|1
>der|1
>die|2
>do|-2
>einen|1
>el|2
>fine|4
>for|-3
>fridays|-2
>from|-3
>genannte|1
>go|4
>goes|-6
>good|1
>hall|-1
>hand|1
>has|2
>have|4
>hay|1
>hora|1
>i|3
>i'd|-5
>if|3
>im|-8
>is|3
>ist|-1
>it|-7
>know|-1
>konto|1
>la|4
>las|2
>like|1
>los|1
>meeting|2
>mismo|2
>miss|1
>month|5
>morning|6
>moved|6
>need|-2
>needs|-2
>neue|1
>new|-2
>no|2
>nobody|3
>noch|5
>notice|2
>now|-5
>of|1
>off|-3
>ok|1
>on|-2
>or|2
>our|5
>per|1
>please|-1
>pls|1
>pm|-3
>possible|1
>primera|1
>que|1
>raus|2
>rehearsal|1
>room|-2
>run|1
>says|-1
>school|-8
>sein|2
>service|-1
>shoot|-1
>should|-9
>shows|1
>so|6
>statt|1
>still|-2
>tecnico|1
>th|-2
>thank|-3
>the|2
>them|4
>then|-1
>there|1
>they|5
>this|-2
>thx|1
>time|2
>to|3
>tomorrow|5
>und|-2
>unten|1
>until|-3
>up|8
>us|-6
>viene|1
>visit|1
>vom|1
>want|1
>was|1
>we|1
>wedding|-7
>weekday|1
>when|1
>will|1
>with|-1
>within|1
>without|-7
>work|1
>would|4
>y|1
>you|4
`;
