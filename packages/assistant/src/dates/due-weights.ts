/** How much each feature speaks for that a text wants its task done then; made by `npm run learn:dues`, not by hand. */
export const DUE_WEIGHTS = `
+after rank1 beside false|-10
+after rank1 beside true|10
+after rank2 beside false|-3
+after rank2 beside true|5
+after rank3 beside true|6
+asked rank1 beside false|-4
+asked rank1 beside true|4
+asked rank2 beside false|6
+asked rank2 beside true|-15
+asked rank3 beside true|26
+asksSomebody|22
+before rank1 beside false|-1
+before rank1 beside true|-9
+before rank2 beside false|-1
+before rank2 beside true|-14
+before rank3 beside false|13
+before rank3 beside true|-10
+beginsRange|-31
+clause0|-8
+clause0 main false|-1
+clause0 main true|-7
+clause1|-6
+clause1 main false|-10
+clause2|2
+clause2 main false|-1
+clause2 main true|3
+clause3|8
+clause3 main false|5
+clause3 main true|6
+date|1
+distance0|22
+distance1|7
+distance2|19
+distance3|30
+distance4|-17
+ends|13
+endsRange|-5
+far by count|-5
+far digits|-31
+far other|-53
+far year|-75
+form day|-2
+form digits|-13
+form other|-1
+form year|19
+further after|-17
+further before|5
+further beside false|-8
+further beside true|-4
+further only false|3
+further only true|-15
+further rank1|-6
+further rank2|11
+further rank3|-18
+hasNoDay|-64
+hasTime|33
+inHeading|41
+inSubject|-12
+inSubject1|-29
+inSubject2|-14
+inSubject3|31
+isBesideDateOfMain|-10
+isBesideOthers|14
+isBrief|1
+isField|-1
+isFirst|-2
+isFurther|-12
+isFuture|-5
+isItem|-6
+isJustBefore|28
+isJustBehind|11
+isLast|1
+isLessSure|-25
+isLessSureThere|9
+isNextYear|-23
+isOfMany|-9
+isOfReader|16
+isOfSomebody|1
+isOnly|6
+isOwner|-7
+isPast|-1
+isPastElsewhere|6
+isSpan|12
+isTask|-4
+leads|7
+main rank1 beside false|8
+main rank1 beside true|-11
+main rank2 beside false|-3
+main rank3 beside false|3
+main0|4
+main0 asked|-7
+main0 asked sentence0 rank2|-3
+main0 asked sentence0 rank3|4
+main1|2
+main1 after sentence0 rank2|-4
+main1 after sentence0 rank3|16
+main1 after sentence1 rank1|-3
+main1 after sentence1 rank2|-6
+main1 after sentence1 rank3|-2
+main1 after sentence2 rank2|4
+main1 after sentence3 rank2|-2
+main1 asked|5
+main1 asked sentence1 rank1|3
+main1 asked sentence1 rank2|-2
+main1 asked sentence1 rank3|3
+main1 before|-3
+main1 before sentence0 rank2|9
+main1 before sentence1 rank2|-8
+main2|2
+main2 after sentence0 rank2|8
+main2 after sentence0 rank3|1
+main2 after sentence1 rank1|-1
+main2 after sentence1 rank2|2
+main2 after sentence1 rank3|-1
+main2 after sentence2 rank1|-2
+main2 after sentence2 rank2|-24
+main2 after sentence2 rank3|7
+main2 after sentence3 rank2|17
+main2 after sentence3 rank3|-9
+main2 asked|6
+main2 asked sentence2 rank1|7
+main2 asked sentence2 rank2|-2
+main2 asked sentence2 rank3|4
+main2 before|-8
+main2 before sentence0 rank2|6
+main2 before sentence0 rank3|-7
+main2 before sentence1 rank1|6
+main2 before sentence1 rank2|-5
+main2 before sentence1 rank3|8
+main2 before sentence2 rank2|9
+main2 before sentence2 rank3|-14
+main2 before sentence3 rank2|-11
+main2 main|-2
+main2 main sentence2 rank2|-3
+main3|-1
+main3 after|-1
+main3 after sentence0 rank2|-11
+main3 after sentence0 rank3|5
+main3 after sentence1 rank1|4
+main3 after sentence1 rank2|4
+main3 after sentence1 rank3|-8
+main3 after sentence2 rank1|-17
+main3 after sentence2 rank2|6
+main3 after sentence2 rank3|-3
+main3 after sentence3 rank1|12
+main3 after sentence3 rank3|5
+main3 asked|2
+main3 asked sentence3 rank1|-4
+main3 asked sentence3 rank2|1
+main3 asked sentence3 rank3|4
+main3 before|-9
+main3 before sentence0 rank1|-9
+main3 before sentence0 rank2|-5
+main3 before sentence0 rank3|2
+main3 before sentence1 rank1|-5
+main3 before sentence1 rank2|-6
+main3 before sentence1 rank3|1
+main3 before sentence2 rank1|5
+main3 before sentence2 rank2|9
+main3 before sentence2 rank3|16
+main3 before sentence3 rank1|-5
+main3 before sentence3 rank2|-10
+main3 main|-2
+main3 main sentence3 rank1|-3
+main3 main sentence3 rank2|-1
+main3 main sentence3 rank3|1
+may say when after|14
+namesThing|-2
+none|-6
+none main0|-4
+none main1|-5
+none main2|-9
+none main3|1
+none mainnone|-15
+none of main|-6
+none of others|-26
+none of some|-7
+past after|14
+past asked|-8
+past before|-4
+past clause0|-4
+past clause1|-22
+past clause2|12
+past clause3|11
+past day|-5
+past digits|-5
+past main|-1
+past other|-5
+past rank1|6
+past rank2|-2
+past rank3|-4
+past year|15
+rank1|-11
+rank1 main false|-10
+rank1 main true|-3
+rank1 sentence0|-10
+rank1 sentence1|4
+rank1 sentence2|-7
+rank2|-8
+rank2 main false|-9
+rank2 main true|-2
+rank2 sentence0|-8
+rank2 sentence1|-3
+rank2 sentence2|-2
+rank2 sentence3|-3
+rank3|8
+rank3 main false|7
+rank3 main true|7
+rank3 sentence0|22
+rank3 sentence1|3
+rank3 sentence2|2
+rank3 sentence3|3
+says when after|25
+says when before|24
+sentence0|3
+sentence1|3
+sentence2|-2
+sentence3|1
+thatDay|8
+time after clause1|3
+time after clause2|-10
+time after clause3|6
+time asked clause2|-20
+time asked clause3|-1
+time before clause0|-6
+time before clause1|-6
+time before clause2|-7
+time before clause3|-9
+time main clause1|-7
+where after|4
+where asked|4
+where before|-15
+where main|-4
-a|-8
-a clause1|-9
-a clause2|3
-a clause3|1
-a main false|-1
-a main true|-5
-a past|-2
-ab clause1|-1
-ab main false|-1
-abend|2
-after|2
-am|-2
-am clause1|-1
-am clause2|2
-am clause3|-4
-am main false|-2
-am main true|-1
-am past|2
-an|-1
-antes|13
-antes clause1|1
-antes clause2|4
-antes clause3|5
-antes main false|1
-antes main true|8
-at|9
-at clause0|-7
-at clause1|4
-at clause3|4
-at main false|3
-at main true|-2
-at past|-5
-au|-1
-au main false|-2
-aujourd'hui|3
-aujourd'hui clause3|1
-aujourd'hui main true|3
-avant|4
-avant clause1|-3
-avant clause2|1
-avant clause3|4
-avant main false|3
-avant main true|-1
-avant past|1
-b|4
-b clause3|3
-b main true|3
-b past|1
-before|5
-before clause1|-4
-before clause2|1
-before clause3|6
-before main false|-3
-before main true|6
-before past|2
-between|1
-bis|5
-bis clause1|-2
-bis clause2|2
-bis clause3|3
-bis main false|2
-bis main true|2
-bis past|2
-by|5
-by clause0|-4
-by clause1|-4
-by clause2|-2
-by clause3|9
-by main false|1
-by main true|-1
-by past|3
-ce|2
-ce clause3|1
-ce main true|1
-cet|1
-cet clause3|1
-cet main true|1
-christmas|-1
-d'ici|3
-d'ici clause1|1
-d'ici clause3|2
-d'ici main true|3
-date|-5
-day|-3
-de|8
-deadline|-1
-deadline clause2|-1
-deadline main false|-2
-deadline main true|1
-del|2
-del clause1|-1
-del clause2|1
-del main false|-4
-del main true|3
-demain|2
-demain clause2|-1
-demain clause3|2
-demain main true|1
-den|-1
-du|-1
-du clause1|-2
-du main false|1
-du main true|-3
-due|3
-due clause1|3
-due main false|1
-due main true|2
-easter|4
-eight|1
-el|-5
-el clause1|9
-el clause2|1
-el clause3|1
-el main false|10
-el main true|1
-end|-1
-end clause1|2
-end main true|2
-ende|5
-eod|2
-esta|1
-esta main true|1
-evening|4
-fin|1
-first|4
-five|-5
-following|1
-for|-4
-for clause0|2
-for clause1|3
-for clause2|3
-for clause3|-12
-for main false|3
-for main true|-8
-for past|9
-fortnight|1
-four|-4
-four clause1|-5
-four main false|-5
-from|-5
-from clause0|2
-from clause2|-1
-from clause3|-6
-from main false|4
-from main true|-9
-from past|-5
-fruh|-10
-half|1
-half clause1|-1
-hasta|-7
-hasta clause1|-7
-hasta main false|-6
-hasta main true|-1
-heute|9
-heute clause1|4
-heute clause2|3
-heute clause3|2
-heute main false|2
-heute main true|7
-hoy|3
-hoy clause2|4
-hoy clause3|-1
-hoy main true|-2
-in|8
-in clause0|-1
-in clause1|4
-in clause2|-1
-in clause3|4
-in main false|-1
-in main true|8
-in past|-1
-jusqu'au|-2
-jusqu'au clause1|-2
-jusqu'au main false|-2
-kw|-1
-la|1
-later|8
-latest|3
-latest clause1|2
-latest main false|1
-latest main true|2
-le clause1|3
-le clause2|-1
-le clause3|1
-le main false|1
-le main true|1
-le past|-2
-least|1
-lunchtime|3
-manana|9
-manana clause1|3
-manana clause2|2
-manana clause3|4
-manana main false|2
-manana main true|6
-matin|-3
-mid|-5
-midnight|-3
-minutes|-1
-moins|1
-month|2
-month clause1|4
-month clause2|1
-month clause3|-5
-month main false|4
-month main true|-3
-month past|2
-morgen|-6
-morgen clause1|-5
-morgen clause3|-3
-morgen main false|1
-morgen main true|-8
-morning|-7
-needed|1
-needed clause2|1
-needed main false|1
-needed main true|1
-needed past|1
-new|-1
-next|-10
-next clause1|-5
-next clause3|1
-next main true|-3
-night|-3
-no|5
-no clause0|1
-no clause1|1
-no clause2|1
-no clause3|1
-no main false|1
-no main true|4
-no past|2
-noon|3
-noon clause1|-1
-noon main false|-1
-not|3
-not clause1|2
-not main false|1
-not main true|2
-of|2
-on|1
-on clause0|3
-on clause1|7
-on clause2|-1
-on clause3|-1
-on main false|3
-on main true|4
-on past|-6
-one|-1
-para|-8
-para clause1|-4
-para clause3|-4
-para main true|-8
-pasado main true|-3
-payable|1
-payable clause2|1
-payable main false|1
-por|3
-pour|-6
-pour clause1|1
-pour clause3|-7
-pour main false|1
-pour main true|-7
-quarter|-5
-six clause1|1
-six main true|1
-soir|1
-sous|3
-sous clause3|2
-sous main true|3
-spatestens|5
-spatestens clause1|1
-spatestens clause2|2
-spatestens main false|2
-spatestens main true|1
-ten|-3
-the|-18
-the clause0|-1
-the clause3|-11
-the main false|-4
-the main true|-8
-the past|5
-thirty|1
-this|12
-this clause1|2
-this clause2|4
-this clause3|2
-this main false|5
-this main true|3
-three|2
-til|-4
-til clause1|-1
-til clause3|-1
-til main false|-2
-til main true|-1
-till|-6
-till clause0|-1
-till clause1|-2
-till clause2|-1
-till clause3|-3
-till main false|-2
-till main true|-5
-till past|-1
-tmrw|2
-tmrw clause1|1
-tmrw clause3|-2
-today|8
-today clause1|9
-today clause2|4
-today clause3|-3
-today main false|3
-today main true|8
-today past|6
-tomorrow|4
-tomorrow clause1|3
-tomorrow clause2|4
-tomorrow clause3|8
-tomorrow main false|4
-tomorrow main true|10
-tomorrow past|3
-tonight clause1|1
-tonight clause3|5
-tonight main false|8
-tonight main true|-2
-tonight past|1
-tonite|2
-tonite clause3|2
-two|1
-ubermorgen|4
-ubermorgen main true|1
-um|11
-um clause1|5
-um main false|2
-until|-4
-until clause1|-2
-until clause2|-6
-until clause3|4
-until main true|-4
-until past|-5
-vor|1
-week|3
-weekday|2
-weekday clause0|3
-weekday clause1|2
-weekday clause2|-4
-weekday clause3|-8
-weekday main false|-9
-weekday main true|2
-weekday past|8
-weekend|-4
-weekend clause1|-1
-weekend main false|-8
-weeks|-4
-within|-2
-within clause0|1
-within clause1|2
-within clause2|-6
-within main true|-3
-within past|-1
-woche|1
-wochenende|-4
-zum|2
<<a|-7
<<a draft|1
<<a echeance|-2
<<a faire|1
<<about|-3
<<ad|-5
<<after|-7
<<again|-4
<<agm|1
<<al|-4
<<all|2
<<also|1
<<am besten|2
<<an answer|1
<<and|-6
<<answer|3
<<appointment is|1
<<are|-1
<<are coming|-4
<<around|1
<<arrive|-4
<<arrives|1
<<as|-1
<<as of|-1
<<automatically|1
<<away|-1
<<b|3
<<back|-2
<<be|-2
<<be changed|3
<<be done|1
<<be received|2
<<be there|1
<<be uploaded|-1
<<because|-1
<<begin|1
<<besten|2
<<between and|1
<<bins out|2
<<birthday|1
<<birthday is|-2
<<bitte|-1
<<bitte noch|2
<<board|-3
<<board meets|3
<<book|5
<<book it|1
<<booked|1
<<books|2
<<books back|-4
<<both|2
<<but|1
<<c|-3
<<cake|-1
<<call|5
<<call is|-1
<<camp|-2
<<car|1
<<certificate|3
<<change|2
<<cleaning|1
<<close|-9
<<closed|-1
<<closes|1
<<closing|-7
<<clubhouse|-1
<<code freeze|1
<<collected|-3
<<come|-5
<<comes|3
<<comes down|-2
<<coming|-3
<<concert|-6
<<conference|-2
<<contract|2
<<council|1
<<courier|5
<<court|-1
<<cutoff is|3
<<day|7
<<day after|-3
<<day is|-6
<<days|1
<<days of|-1
<<de|-5
<<deadline is|1
<<debit|-4
<<decide|-1
<<delivered|1
<<delivery|1
<<demo|2
<<deposit|-2
<<desk|5
<<direct debit|-4
<<do it|5
<<done|3
<<down|-1
<<draft|2
<<dry cleaning|1
<<du bitte|1
<<due back|4
<<echeance|-1
<<effect|1
<<em|1
<<ends|5
<<es|-1
<<est|1
<<eur|1
<<euro|1
<<evening is|-1
<<expire|4
<<expires|6
<<faire|1
<<ferme|-2
<<file|1
<<filed|1
<<finance|-3
<<finish|2
<<firmado|1
<<first|-5
<<first thing|3
<<first time|1
<<first version|1
<<fix|1
<<fix it|1
<<fixed|-1
<<fixing|1
<<flies|-1
<<forecast|1
<<form|3
<<freeze|1
<<freezer|1
<<frist|2
<<from you|3
<<fur|-1
<<game|4
<<garage|-5
<<gave us|3
<<get|2
<<gleich|2
<<glendalough|-1
<<go live|1
<<go out|2
<<go up|-7
<<goes|8
<<goes out|1
<<good|-2
<<greenhouse|1
<<gultig|-2
<<half term|1
<<hall|-2
<<hand|1
<<handover|2
<<hands|6
<<hat|2
<<have it|1
<<have them|-3
<<he comes|1
<<her|-1
<<her back|3
<<here|-2
<<him|3
<<holiday|-5
<<home|-1
<<hour|-1
<<i'm off|-1
<<ideally|1
<<ihn|1
<<in writing|2
<<inbox|1
<<inspection|1
<<invoice|-9
<<is|-5
<<is booked|1
<<is closed|-1
<<is up|3
<<is valid|8
<<ist|5
<<it|1
<<it back|3
<<it done|1
<<it out|-2
<<it up|7
<<it's here|-2
<<itself|-1
<<job|-2
<<kannst|1
<<keys|1
<<kick off|-2
<<kit|1
<<know|2
<<kommt|1
<<landlord|1
<<lapses|3
<<las|-1
<<lauft|3
<<leave|-3
<<let's say|2
<<like|-1
<<list|-2
<<live|1
<<lyon|1
<<mas tardar|1
<<me|6
<<me know|1
<<meeting|-1
<<meeting closed|-2
<<meeting is|-1
<<meeting of|-2
<<meets|3
<<memo|-4
<<menu|2
<<meter reading|3
<<meters|2
<<mill|-1
<<month|1
<<month and|-3
<<month or|-1
<<moved|-3
<<moved to|2
<<mtg|-4
<<muss|4
<<my|-7
<<my desk|4
<<my inbox|1
<<myself|1
<<nachster termin|-1
<<need it|-7
<<needs fixing|1
<<new one|4
<<new ones|1
<<next|2
<<noch|-3
<<note|-8
<<nothing|-1
<<now|1
<<number|-5
<<numbers|-2
<<nur|1
<<of|-7
<<of eur|-1
<<off|-2
<<off is|4
<<offers|1
<<office|1
<<ok|-1
<<older than|-3
<<on holiday|-5
<<on leave|-2
<<on or|1
<<on site|1
<<one|1
<<ones|1
<<online|2
<<only|-5
<<open|-2
<<opening|3
<<opens|2
<<or|2
<<or reject|1
<<ortega|-4
<<out|4
<<over|3
<<pack|2
<<page|4
<<park|1
<<part|1
<<party|4
<<parvenir|1
<<pay|1
<<payable|-1
<<payment|3
<<period|-3
<<permit|1
<<phone|-1
<<pick up|-8
<<pickup is|-2
<<place|-1
<<plan|-1
<<plus tard|3
<<portal closes|1
<<post office|-2
<<postmarked|1
<<practice|2
<<price|-1
<<printed|1
<<promised it|4
<<quote|1
<<read|-4
<<reading|-3
<<ready|1
<<receive it|2
<<received|-6
<<rehearsal is|2
<<reject|1
<<remind me|1
<<reminder|1
<<renewal|1
<<renewed|1
<<renews|1
<<renews automatically|1
<<repair it|2
<<replaced|1
<<report|-3
<<return|-2
<<review|1
<<room|1
<<rooms|-2
<<rota|-1
<<round|-1
<<run|1
<<runs out|6
<<say|6
<<says|-4
<<schedule|1
<<section|-1
<<see you|-5
<<sent|1
<<set|1
<<sheet|-2
<<shift|1
<<ship|-2
<<ships|-2
<<shop|4
<<show|-1
<<shut|-5
<<sick|-1
<<sie|-1
<<sie bitte|1
<<signed|1
<<signs|-1
<<site|-3
<<slides|1
<<slot|-1
<<so|11
<<sommerfest|-4
<<stand|-3
<<start|-4
<<starting|2
<<starts|-2
<<stays|-3
<<still|-3
<<surgery|-3
<<takes place|-1
<<talk|-1
<<tard|3
<<tardar|1
<<target|1
<<tell him|2
<<tell us|1
<<term|1
<<termin|-1
<<test|3
<<tests|-5
<<than|-1
<<thanksgiving|-1
<<that|2
<<that is|1
<<that's|5
<<thats|3
<<the board|-3
<<the books|2
<<the clubhouse|-1
<<the contract|1
<<the deposit|-2
<<the freezer|1
<<the garage|-6
<<the hall|3
<<the invoice|-4
<<the landlord|1
<<the meeting|-4
<<the number|-5
<<the office|1
<<the phone|-1
<<the shop|1
<<the wedding|-3
<<them|6
<<there|6
<<they close|-7
<<they come|-3
<<they shut|-2
<<they start|1
<<thing|3
<<things|1
<<this|1
<<through|1
<<time|8
<<time is|-2
<<to|9
<<to her|-2
<<to know|1
<<to me|1
<<to us|-1
<<today|6
<<today or|3
<<took|4
<<twice|-5
<<unit|2
<<unit call|7
<<uns|4
<<up|-7
<<uploaded|-1
<<us|4
<<v|-2
<<valable|-3
<<valid|8
<<van|2
<<vence|3
<<version|-2
<<visit|1
<<volunteers|1
<<w c|-3
<<wanted|2
<<wants it|1
<<way home|4
<<we leave|5
<<wedding|-3
<<weekday|-5
<<weekday and|-1
<<weekday or|-1
<<weekdays after|-4
<<will expire|2
<<wir|1
<<with|1
<<with effect|1
<<work|3
<<would|3
<<writing|2
<<yard|1
<<zeit|1
<a|3
<ab|1
<aber|1
<about|-3
<above|1
<accept|1
<access|-3
<account|1
<accountant|1
<accounts|-1
<ad|-4
<ads|1
<after|-10
<afternoon|-2
<again|-6
<agm|1
<agreement|-1
<air|1
<al|-3
<alarm|-5
<all|2
<also|1
<am|4
<amended|2
<amount|1
<and|-2
<angebot|3
<announce|1
<annual|1
<another|-5
<answer|4
<antes|1
<any|-7
<api|1
<appointment|1
<approve|1
<are|-6
<around|1
<arrange|1
<arrive|-6
<arrives|1
<as|-1
<asked|2
<asking|-1
<assessment|-1
<at|2
<au|-3
<audit|-5
<auf|1
<aunt|-2
<authority|-1
<automatically|2
<avant|2
<avec|1
<away|-5
<b|5
<back|-6
<bad|-7
<bank|2
<bday|3
<be|11
<because|-4
<been|-2
<before|16
<begin|1
<bei|-6
<being|-1
<bestellen|-2
<besten|3
<between|1
<big|-1
<bike|1
<bin|-1
<bird|3
<birthday|-1
<bis|5
<bitte|5
<blanca|1
<blue|1
<bo|-3
<board|1
<boat|-1
<bob|3
<boiler|2
<book|-10
<booked|1
<booking|1
<bookings|1
<bottles|-4
<brauche|1
<brief|-5
<bring|-3
<brings|1
<bucket|-1
<bus|-5
<but|1
<buy|1
<by|10
<c|-3
<call|13
<calle|2
<came|-9
<camp|-1
<can|1
<can't|-2
<cancel|-3
<cancellation|1
<cancelled|1
<car|-4
<card|-6
<carrier|1
<cat|1
<cert|3
<certificate|-2
<change|1
<changed|5
<changes|3
<changing|-1
<chase|1
<chat|-1
<check|-1
<chimney|1
<choir|-1
<christmas|3
<circulate|3
<city|5
<clean|2
<cleaned|-3
<clear|-3
<client|-4
<close|2
<closed|-3
<closes|2
<closing|1
<closure|-2
<club|-1
<clubhouse|-1
<coach|-1
<code|4
<cold|1
<collect|3
<collected|-4
<come|4
<comes|1
<coming|-3
<commande|2
<committee|1
<company|-7
<complete|1
<comprar|2
<con|1
<concert|-7
<concrete|-1
<conference|-2
<confirm|-7
<confirmed|2
<conor|-2
<contract|5
<controle|1
<cost|-1
<costs|3
<could|4
<council|1
<courier|6
<course|-1
<court|-1
<crane|1
<crash|2
<credit|-7
<crowd|-8
<crown|-1
<current|4
<customer|1
<cut|-4
<cutoff|3
<cutting|2
<d|-3
<dad's|-1
<dans|-3
<das|4
<date|-1
<dates|-8
<day|3
<days|-5
<de|-2
<deadline|5
<debit|-4
<decide|-1
<deck|3
<degrees|-1
<del|-6
<delivered|1
<delivery|2
<demo|1
<den|-3
<denise|-3
<dentist|-4
<department|3
<deploy|-1
<deposit|-1
<depot|-2
<der|-4
<des|1
<desk|5
<detector|1
<devis|-1
<did|-1
<dinner|-4
<direct|-4
<do|4
<dock|3
<doctor|1
<dog|-4
<doing|2
<domain|3
<done|3
<dont|1
<door|-2
<dossier|1
<down|-1
<draft|6
<drained|-1
<dress|-1
<dressing|2
<drill|5
<driver|1
<driving|2
<dry|-5
<du|-1
<due|7
<during|-5
<each|-4
<early|-3
<echeance|-1
<eddie|-2
<effect|1
<el|5
<electric|2
<electricity|1
<elevator|1
<em|1
<emailed|1
<empty|3
<en|-1
<ends|5
<engineer|-1
<entry|-3
<enviar|1
<envoyer|1
<er|1
<es|-6
<est|-1
<euro|1
<evening|-2
<every|-2
<everyone|4
<everything|-6
<example|3
<exhibition|-3
<expire|4
<expires|6
<export|-7
<extend|-5
<extinguisher|-2
<factura|-4
<fahrt|-1
<fair|-3
<faire|1
<families|1
<family|1
<faut|2
<fee|1
<feed|5
<feedback|-1
<ferme|-2
<fetch|1
<field|1
<file|2
<filed|1
<filter|1
<final|1
<finance|-2
<finish|3
<fire|7
<firmado|1
<first|-1
<fix|3
<fixing|1
<flat|-2
<flour|1
<flowers|4
<flu|1
<fly|-3
<follow|-2
<for|-2
<forecast|1
<forget|1
<form|4
<forward|1
<fotos|2
<foundation|-4
<four|-4
<fournisseur|-2
<frau|1
<free|1
<freeze|2
<freezer|-4
<fridge|-3
<frist|2
<from|-3
<frost|1
<fur|-1
<furgoneta|3
<fyi|4
<game|5
<garage|-5
<gas|3
<gate|5
<gave|3
<get|9
<gets|1
<give|-2
<gives|1
<gleich|2
<glendalough|-1
<goes|8
<good|-3
<got|5
<greenhouse|1
<grill|2
<group|3
<guide|1
<gultig|-2
<gutter|-1
<guy|4
<had|-2
<half|-2
<hall|-2
<hand|3
<handover|2
<handrail|2
<hands|6
<happen|1
<has|5
<hat|3
<have|5
<hay|2
<he|-4
<he'll|-2
<he's|3
<head|-2
<hearing|-3
<hedge|-4
<her|-7
<here|-4
<herr|1
<him|5
<hire|1
<his|-1
<hit|-3
<hold|-6
<holiday|-5
<holt|1
<home|-4
<hour|-1
<hours|-1
<how|1
<hung|-3
<i|-9
<i'd|3
<i'll|6
<i'm|-20
<ice|1
<ich|1
<ideally|1
<if|8
<ihn|4
<il|2
<ils|1
<im|-2
<in|2
<inbox|1
<ines|-3
<informed|1
<ingrid|3
<inspected|1
<inspection|1
<inspector|1
<insurance|4
<interview|-2
<into|3
<invitations|1
<invite|-1
<invoice|-9
<is|-7
<isn't|1
<ist|6
<it|13
<it's|1
<item|1
<its|2
<itself|-4
<job|-3
<journal|-2
<judge|1
<just|2
<kannst|-1
<keep|-3
<key|3
<keys|2
<kick|-2
<kids|2
<kids'|1
<kindly|4
<kit|-2
<kitchen|-2
<know|3
<kommt|1
<konnten|1
<la|-11
<lab|6
<label|-2
<labels|1
<lads|7
<landlord|-5
<lane|1
<lapses|3
<lars|1
<last|-3
<later|3
<lauft|-3
<laundry|-4
<le|3
<lead|-2
<lease|2
<leave|-4
<leaves|2
<left|-1
<lena|1
<let|4
<let's|2
<letter|2
<letters|3
<library|-4
<license|1
<lift|-3
<like|2
<line|1
<list|3
<live|1
<llama|3
<lo|3
<load|2
<loan|1
<local|2
<locker|2
<look|3
<los|-4
<lost|-9
<lot|-1
<love|1
<lovely|-4
<lunch|-3
<lyon|1
<machst|1
<mail|3
<mailed|1
<mairie|2
<make|4
<makes|-7
<man|7
<manana|-3
<manual|1
<manufacturer|-5
<marketing|-2
<marquee|1
<mas|1
<maybe|1
<me|4
<meet|-4
<meeting|2
<meets|3
<memo|-4
<menu|2
<merci|2
<message|-5
<meter|3
<meters|2
<mill|-1
<missing|1
<mit|-5
<mme|1
<month|-9
<months|1
<more|1
<morgen|10
<mot|6
<mother|-3
<moved|-3
<moving|-1
<mr|1
<mrs|5
<mtg|-4
<mum's|4
<muss|5
<musste|2
<mussten|4
<must|10
<my|-4
<myself|1
<n|-3
<nachsten|2
<nachster|-1
<name|-3
<nd|-2
<necesito|2
<need|3
<needs|1
<new|-6
<newsletter|7
<next|6
<nice|-1
<night|-7
<nine|2
<no|2
<nobody|-2
<noch|-3
<nos|-1
<not|-1
<note|-6
<notes|-1
<nothing|-2
<notice|-1
<nous|3
<now|2
<number|-6
<numbers|-2
<nur|1
<oak|-4
<of|4
<off|-9
<offer|5
<offers|1
<office|3
<ok|2
<old|2
<older|-2
<one|-1
<ones|3
<online|2
<only|-2
<opening|2
<opens|1
<or|3
<order|7
<orders|1
<original|1
<ortega|-3
<oslo|-2
<other|1
<otherwise|2
<our|-1
<out|-4
<over|4
<owner|-2
<p|-6
<pack|2
<page|7
<paid|2
<palettes|1
<pallets|-7
<paper|1
<papers|3
<para|-2
<parcel|-2
<parents|-1
<parents'|-1
<park|1
<parking|-3
<part|1
<partir|4
<party|5
<parvenir|2
<pas|-6
<pass|-3
<passed|-1
<passer|3
<patient|1
<pay|1
<payable|-1
<payment|-6
<payroll|6
<people|-1
<per|1
<period|-2
<permit|2
<peux|4
<pharmacy|1
<phone|1
<photo|-3
<piano|2
<pick|2
<picks|1
<pickup|-5
<pieces|2
<pintura|1
<place|1
<plan|-3
<planned|2
<plate|2
<plazo|1
<please|1
<plot|-2
<pls|3
<plus|4
<polyvalente|1
<pool|-1
<por|-3
<portal|2
<possible|2
<post|1
<postmarked|1
<potassium|1
<pourrais|-8
<practice|2
<prendre|2
<prepare|-2
<preparer|1
<prescription|2
<present|-3
<price|-1
<prices|1
<printed|1
<prints|-2
<prior|2
<priya|1
<prod|-1
<promised|4
<proof|1
<proveedor|-1
<provide|4
<puedes|4
<pump|2
<put|-3
<q|8
<quarantine|1
<quay|2
<que|15
<quiere|-3
<quotation|6
<quote|1
<rain|1
<rappeler|2
<rate|1
<re|3
<reach|3
<read|-1
<reading|-4
<ready|2
<really|1
<rebook|1
<recall|-1
<receipt|-5
<receipts|3
<receive|-4
<received|-8
<reception|-3
<recycling|3
<redo|-1
<register|1
<registered|1
<registration|4
<rehearsal|-2
<reject|1
<release|1
<remind|1
<reminder|3
<rendez|-6
<rendre|1
<renew|2
<renewal|2
<renewed|1
<renews|2
<rent|2
<rental|1
<renvoyer|1
<repair|4
<reparer|2
<repeat|1
<replace|2
<replaced|1
<reply|4
<reponse|1
<report|-7
<reports|2
<request|1
<requested|-1
<requests|4
<reserver|-7
<residents|1
<rest|-1
<restaurant|-1
<retro|-3
<return|1
<returned|1
<review|2
<revised|1
<right|2
<ring|4
<road|-2
<room|4
<rooms|1
<rota|1
<rotate|2
<route|1
<ruckmeldung|1
<run|-4
<runs|6
<safety|6
<sales|1
<salle|-6
<salt|1
<same|1
<sample|2
<saw|-2
<say|6
<scaffold|-7
<schedule|2
<seal|1
<season|2
<seat|-1
<seating|1
<seats|-7
<second|-2
<section|-1
<see|-2
<sees|-3
<seguro|3
<send|2
<sends|-3
<sent|1
<server|1
<service|1
<set|2
<sets|-2
<shall|-1
<she|2
<she'd|2
<she's|3
<sheet|-2
<ship|-1
<ships|-2
<shop|5
<short|-4
<should|12
<show|-1
<shows|-3
<shut|-9
<shuts|1
<sick|-1
<sie|3
<sign|1
<signed|-1
<signs|1
<sind|2
<site|-3
<skip|1
<slides|1
<slot|-1
<smoke|1
<so|13
<sold|-2
<somebody|5
<someone|-2
<sommerfest|-4
<son|-2
<spare|3
<speak|-2
<sports|-1
<sprint|1
<st|-1
<staff|-1
<stage|-3
<staging|1
<stand|-2
<stands|1
<start|-6
<starting|2
<stay|-4
<stays|-8
<sticker|1
<still|-3
<stock|1
<storage|3
<street|3
<structural|1
<sub|1
<submit|2
<submitted|1
<subscription|1
<summer|-1
<sunday's|1
<supplier|2
<surgery|-1
<survey|3
<swap|-2
<sweep|1
<swimming|1
<t|1
<table|-2
<tag|1
<tags|-5
<takes|-4
<tard|3
<tardar|2
<target|2
<tax|4
<te|-1
<tea|-3
<teacher|1
<team|2
<tech|1
<tell|-6
<temp|-2
<tenant|-2
<tenants|1
<term|-1
<terms|1
<test|-1
<tests|-5
<than|-1
<thanks|-3
<thanksgiving|2
<that|2
<that's|4
<thats|3
<the|-8
<their|5
<them|8
<then|-7
<there|-2
<there's|3
<therefore|1
<they|-5
<they'd|4
<they're|-4
<thing|3
<things|1
<think|-4
<those|-1
<three|1
<through|1
<tiene|5
<tiles|1
<till|-6
<time|7
<times|-1
<to|13
<today|-5
<told|2
<tom|-5
<tomasz|3
<tonight's|7
<too|-1
<took|4
<tool|-1
<top|-4
<tour|1
<trade|-2
<trailer|-3
<translation|1
<travelling|2
<trip|1
<truck|6
<tu|-4
<turned|-2
<turns|2
<twice|-5
<u|2
<um|1
<un|2
<und|2
<une|1
<unit|5
<unless|2
<uns|4
<until|-8
<up|-8
<uploaded|-1
<urgent|-1
<us|5
<used|-3
<v|1
<vacation|2
<vaccination|4
<vaccine|-1
<valable|-3
<valid|1
<van|7
<vat|-2
<vehicle|2
<vence|3
<vendor|1
<version|-4
<vet|3
<village|2
<visit|-2
<visiting|-1
<vor|2
<votre|1
<vous|-5
<w|-5
<wait|-8
<walk|2
<want|7
<wanted|2
<wants|2
<warning|7
<warranty|-1
<was|-10
<wash|1
<water|4
<way|4
<we|-10
<we'd|1
<we've|1
<weather|-1
<week|-1
<weekday|-14
<weekdays|-4
<weekend|-1
<wenn|1
<were|-2
<what|-2
<when|-1
<whether|-1
<which|2
<while|-4
<who|-2
<whoever|1
<why|-9
<wildcard|2
<will|-2
<window|-1
<windows|-2
<wine|2
<winter|-5
<wir|2
<wird|-1
<within|-3
<without|4
<witness|4
<words|1
<work|2
<working|2
<would|5
<wound|2
<write|2
<writes|-2
<writing|-3
<written|2
<wrong|-3
<y|-1
<yard|1
<year|-2
<years|2
<yo|-8
<you|2
<you'd|2
<you're|5
<your|-1
<zeit|1
<zur|-2
<zwar|1
=a|-1
=ab|7
=abend|3
=aber|1
=able|1
=abonnement|-1
=about|-8
=above|6
=abstract|1
=abstracts|1
=accept|1
=access|-7
=account|3
=accountant|1
=accounting|-2
=accounts|-3
=action|-4
=actions|1
=ad|-3
=add|2
=adeyemi|1
=ads|1
=adults|-4
=after|-4
=afternoon|-1
=again|-12
=against|1
=agency|1
=agenda|-1
=agnieszka|1
=agreed|4
=ahead|1
=aid|-6
=air|2
=aisle|-5
=al|3
=alarm|-8
=alex|-2
=alguien|2
=all|-6
=along|1
=also|-4
=always|1
=am|5
=amended|1
=amount|-2
=an|6
=ana|-2
=and|-4
=angebot|-1
=announce|1
=annual|1
=another|-3
=answer|4
=antes|7
=any|-6
=anyone|-8
=anything|-2
=anyway|-3
=aoife|1
=ap|1
=api|1
=apology|1
=appointment|3
=approval|1
=approx|-2
=apres|2
=architect|-1
=are|-13
=around|1
=arrange|2
=arrival|1
=arrive|-5
=arrives|1
=as|-6
=asap|-1
=ash|1
=aside|1
=ask|3
=asked|6
=asking|-10
=assessment|-1
=at|4
=attach|-3
=attached|-1
=attic|1
=au|-5
=audit|-4
=auf|-5
=aujourd'hui|1
=aus|2
=authority|-1
=auto|1
=automatically|3
=avant|7
=avec|1
=avoid|2
=away|-3
=b|4
=baby|1
=back|-5
=backup|1
=bacs|2
=bad|-8
=badges|1
=bag|-3
=bags|4
=bakery|1
=balance|1
=band|-2
=bank|3
=baptiste|-5
=batch|-3
=bathroom|1
=batteries|-5
=battery|-3
=bay|1
=bc|-3
=bday|3
=be|15
=bea|1
=because|1
=bed|2
=been|-3
=before|31
=beforehand|1
=begin|2
=bei|-5
=beim|2
=being|-2
=belege|2
=bell|-2
=ben|-1
=berlin|-4
=bescheid|-1
=best|-8
=bestell|-1
=bestellt|1
=bestellung|1
=besten|3
=beth|1
=betrag|1
=better|-1
=between|11
=bianca|2
=bid|-3
=big|2
=bike|2
=bikes|-2
=bins|3
=bird|4
=birthday|-1
=bis|5
=biscuit|2
=biscuit's|1
=bit|-8
=bitte|6
=blades|-3
=blanca|1
=block|-4
=blocked|1
=blue|-5
=bo|-3
=board|5
=boat|3
=bob|1
=boiler|2
=book|-11
=booked|1
=bookings|1
=books|3
=booster|4
=both|-4
=bottles|-4
=boxes|-10
=brandt|2
=brauche|1
=brauchen|2
=braucht|1
=break|-5
=breakfast|1
=bring|4
=bringing|1
=brings|1
=bucket|-1
=budget|-1
=bug|-7
=building|1
=bus|-5
=but|-9
=by|12
=bye|-1
=c|-8
=c'est|4
=ca|2
=cable|-3
=cake|1
=caldera|1
=calendar|5
=call|2
=called|-5
=calls|4
=callum|1
=came|-10
=camp|-1
=can|-2
=can't|-6
=cancel|2
=cannot|-4
=cant|-1
=car|-2
=card|-1
=cards|1
=carrier|1
=case|2
=cat|1
=ce|2
=cellar|-4
=cert|3
=certificate|-2
=cet|2
=cette|2
=chambre|-3
=change|-4
=changed|5
=changes|3
=changing|-4
=charge|1
=charity|1
=chart|1
=chase|1
=chat|-1
=check|-1
=checked|-1
=checklist|1
=checks|-4
=chez|1
=chiara|-4
=children|1
=chimney|2
=choir|1
=church|5
=circulate|3
=cita|-4
=city|5
=claim|2
=claire|-8
=class|-1
=clause|1
=clean|3
=cleaned|-3
=clear|-3
=clerk|1
=climbing|1
=clinic|-1
=clodagh|1
=close|-4
=closed|-3
=closes|8
=closing|-2
=clubhouse|-1
=cn|1
=coach|-2
=coats|-1
=code|3
=coffee|-1
=cold|1
=colin|1
=collect|3
=collected|-4
=collects|1
=colm|1
=come|6
=comes|2
=coming|-1
=commande|1
=comment|3
=commission|1
=committee|4
=como|3
=company|-7
=complete|1
=completion|-3
=comprar|2
=compressor|-4
=con|-1
=concept|1
=concert|-14
=concrete|-1
=conference|-2
=confirm|3
=confirmar|-1
=confirmation|1
=confirmed|2
=conor|-2
=consulate|2
=contract|-1
=contractor|2
=contrat|1
=controle|1
=conversation|-3
=cooler|-3
=cooling|-2
=copier|2
=copies|1
=copy|-2
=corrected|1
=correction|-3
=cost|-1
=costs|1
=cottage|-3
=could|-7
=council|3
=count|-8
=counter|-2
=county|3
=couple|-1
=courier|1
=course|-1
=court|-1
=cover|1
=cracked|1
=crane|-1
=credentials|2
=credit|-11
=crew|1
=critical|-3
=crowd|-8
=crown|2
=csv|2
=ct|-3
=current|6
=curtains|1
=customers|-3
=cutting|2
=d|-5
=d'ici|2
=dad|1
=dad's|-1
=damage|-1
=damit|1
=damp|5
=dan|2
=dana|1
=dance|-5
=dann|-1
=dans|-2
=dark|-6
=das|2
=data|5
=date|4
=dates|-8
=daughter|-3
=day|4
=days|-6
=de|5
=deadline|7
=dear|-4
=debera|2
=debit|-4
=decide|-1
=decided|6
=deck|1
=declan|1
=deduction|1
=deep|1
=defrost|2
=degrees|-3
=deirdre|-7
=del|-2
=deliver|1
=delivered|1
=delivery|7
=demain|3
=demande|-2
=demo|2
=den|-1
=denise|-6
=denk|1
=dentist|-6
=department|3
=deploy|-3
=deposit|2
=depot|-1
=der|4
=des|3
=description|-1
=desk|5
=detector|1
=detectors|1
=deux|2
=devis|-2
=dia|-3
=die|5
=dies|1
=dinner|2
=direct|-4
=director|1
=discharge|-2
=discussed|2
=display|-5
=do|-3
=dock|3
=doctor|2
=documents|-2
=does|2
=dog|-5
=doing|-4
=doit|1
=domain|4
=don't|6
=donc|3
=done|4
=dont|5
=door|-4
=doors|-3
=dort|-3
=dos|-3
=dossier|1
=dot|2
=down|-3
=draft|5
=drafts|4
=drained|-1
=dran|2
=drawing|1
=drawings|1
=drei|-2
=dressing|3
=drill|5
=dringend|1
=drinks|-1
=drips|-2
=driver|-1
=driving|2
=drone|1
=drops|-1
=drum|-2
=dry|-5
=du|3
=due|7
=duration|-2
=during|-8
=dutch|-7
=e|3
=each|-2
=earlier|-2
=early|1
=easter|5
=eat|-5
=echeance|-1
=eddie|-2
=effect|1
=effective|-1
=eh|1
=eight|1
=eilt|-1
=ein|2
=eine|3
=einen|-2
=einer|1
=electric|2
=electricity|2
=elevator|1
=ella|4
=elm|1
=else|1
=emailed|1
=empieza|-1
=emptied|-3
=empty|-10
=encore|1
=end|2
=ende|4
=ends|3
=engineer|3
=enough|3
=entered|-1
=entrance|1
=entregar|1
=envelope|1
=enviar|2
=envoyer|1
=eod|2
=er|2
=es|-3
=espanol|-1
=esta|3
=estimate|1
=et|-2
=etienne|1
=etre|1
=eur|-1
=euro|1
=eve|-1
=event|-4
=every|-10
=everybody|-6
=everyone|1
=ewa|1
=example|4
=exercise|1
=expect|-1
=expire|4
=expires|7
=export|-5
=extend|-4
=extended|1
=extinguisher|-2
=eye|1
=f|1
=factura|-3
=fahren|1
=fahrt|-1
=failed|-1
=fair|-1
=faire|5
=families|1
=family|1
=faudrait|4
=faut|1
=favor|-4
=fee|2
=feed|5
=feedback|-1
=fehlen|-4
=fehlt|-3
=fenster|1
=ferry|-6
=fertig|2
=fetch|2
=few|-5
=field|1
=figures|3
=file|-5
=filed|1
=fills|1
=filter|-1
=fin|2
=final|2
=finance|-1
=financial|2
=find|-6
=fine|7
=finish|3
=fire|9
=firmado|1
=first|12
=fish|-2
=five|-4
=fix|-8
=fixed|-1
=fixing|1
=flaky|1
=flat|-1
=flight|5
=flights|-1
=floor|-11
=floors|2
=flour|1
=flowers|2
=flu|1
=folder|-4
=folders|-1
=follow|-2
=following|-2
=food|1
=for|-2
=forecast|1
=forget|4
=forklift|1
=form|5
=fortnight|2
=forward|1
=foundation|-4
=four|-4
=fourteen|-3
=fourth|1
=fragt|3
=frau|-3
=free|1
=freeze|1
=freezer|-2
=freight|1
=friday's|1
=fridays|-2
=fridge|-2
=frist|2
=front|-4
=frost|1
=fruh|1
=furgoneta|3
=further|1
=fyi|-2
=galway|2
=game|5
=garage|-6
=gareth|-1
=gas|1
=gate|6
=gave|3
=gekundigt|1
=genannte|1
=gets|4
=getting|-1
=gift|1
=gil|1
=gilt|-7
=give|2
=gives|1
=gleich|2
=glendalough|-1
=gloria|1
=gluten|-4
=go|5
=goes|4
=going|2
=good|-3
=goods|-1
=grant|1
=grateful|1
=green|1
=greenhouse|1
=greta|1
=grill|2
=group|-2
=guarantee|-4
=guests|1
=guide|1
=gultig|-2
=gus|1
=gutter|-1
=gutters|-6
=guy|2
=guys|1
=gym|1
=h|-10
=haben|1
=had|-5
=hail|-1
=halb|2
=half|-5
=hall|-8
=halloween|2
=hana|-9
=hand|6
=handover|-1
=handrail|2
=hands|3
=handwritten|-5
=hang|-4
=hannah|-6
=happen|1
=hartwell|-2
=has|4
=hasta|-6
=hat|-3
=have|2
=having|-2
=hay|-1
=he|6
=he'll|-2
=he's|2
=head|-2
=heads|1
=hear|1
=hearing|-9
=heater|2
=heating|1
=hedge|-4
=helen|1
=hello|-3
=hem|1
=her|-7
=here|5
=hero|1
=herr|3
=heute|3
=hi|-4
=him|3
=hip|-3
=hire|3
=his|1
=hit|-3
=hive|2
=hold|-6
=holds|-1
=holiday|-5
=holidays|1
=holt|1
=home|-7
=honey|-3
=hook|1
=hora|2
=hospital|-1
=hot|1
=hotel|-3
=hours|-5
=house|-3
=how|1
=hoy|7
=hr|3
=hrs|1
=hugo|1
=huit|1
=hung|-3
=hurry|-4
=hyun|1
=i'd|3
=i'll|4
=i'm|-13
=i've|-1
=ice|2
=id|-3
=idea|-2
=ideally|1
=if|4
=ifeoma|3
=ihn|5
=ihre|1
=ii|-1
=il|6
=ils|1
=im|-9
=immediately|2
=import|-4
=important|-2
=imprenta|4
=imran|-1
=in|-3
=inbox|1
=incident|-1
=including|1
=indemnity|-3
=ines|1
=info|1
=informe|1
=informed|1
=inga|1
=ingrid|4
=inspection|3
=inspector|4
=installed|-1
=instead|-7
=insurance|-3
=interim|3
=interruption|2
=interview|-1
=interviews|-3
=into|3
=intranet|1
=invitations|1
=invite|-1
=invoice|-6
=is|4
=issue|-1
=issued|-1
=ist|6
=it|4
=item|1
=its|6
=itself|-7
=ivan|1
=jahr|1
=jasper|-4
=job|-6
=joe|-9
=jonas|4
=journal|-2
=jours|1
=judge|1
=junta|1
=jusqu'au|-2
=k|-12
=kannst|-1
=keep|-3
=keeps|1
=kegs|-5
=keine|-1
=keller|2
=kennel|1
=kev|-7
=key|5
=keys|4
=kg|1
=kick|-2
=kids|1
=kids'|-1
=kill|1
=kindergarten|2
=kindly|5
=kirsty|2
=kit|-2
=kitchen|-5
=knew|-1
=know|6
=kofi|1
=kommen|2
=kommenden|1
=kommt|1
=konnten|1
=konto|1
=kurz|-3
=kx|-1
=l|-5
=l'abonnement|1
=l'envoyer|1
=la|-3
=lab|-3
=label|-2
=labels|1
=lads|7
=lady|1
=land|-2
=landlord|-5
=lane|1
=lapses|3
=laptop|4
=lars|1
=las|7
=last|1
=late|3
=later|9
=latest|8
=lauft|-3
=launch|-1
=laundry|-4
=le|-4
=lead|1
=leak|-6
=lease|2
=leasing|-1
=least|2
=leave|-5
=leaves|2
=leeds|-3
=left|-3
=legen|-1
=lemon|2
=lena|1
=leo|1
=leon|-2
=leonie|2
=les|4
=less|-5
=lesson|-4
=lessons|1
=let|-4
=let's|2
=letter|7
=letters|4
=library|2
=license|1
=lieferung|1
=lieu|1
=life|-1
=lift|-4
=light|2
=lights|-3
=like|3
=limit|-3
=line|-2
=lines|-5
=list|3
=listen|1
=lists|-2
=live|2
=llama|2
=llamar|1
=lo|3
=load|5
=loading|1
=loan|1
=local|3
=location|-1
=locked|-2
=locker|2
=loft|2
=logo|-1
=lol|-2
=long|-3
=look|-9
=looks|1
=loop|-3
=lorry|-1
=los|2
=lose|-2
=lost|-9
=lotte|1
=love|1
=lovely|-4
=low|-6
=lower|2
=lucia|-6
=ludo|1
=lunch|-3
=lyon|1
=machen|-3
=machine|2
=machines|-1
=machst|1
=madame|-1
=made|1
=mail|3
=mailed|1
=main|-1
=maintenance|1
=mairie|2
=make|7
=makes|-5
=making|1
=mama|1
=manage|1
=manager|3
=manana|6
=manual|1
=manufacturer|-6
=many|1
=marcus|-1
=marek|-5
=marisol|1
=mark|1
=marketing|-1
=marquee|1
=marta|3
=mas|1
=match|-2
=matt|1
=matter|2
=max|2
=maybe|-1
=mayor|2
=me|-5
=mean|3
=means|2
=measure|1
=mechanic|2
=meet|-4
=meeting|1
=meets|3
=mei|2
=membership|2
=memo|-3
=menu|2
=merci|4
=merge|-6
=message|-3
=messe|-1
=meter|5
=meters|2
=mettre|1
=mic|-4
=mid|-11
=midi|2
=mietvertrag|1
=migration|1
=mila|1
=milestone|2
=mill|-1
=min|1
=mind|-7
=minimum|1
=minute|-3
=minutes|-4
=mir|-2
=mirko|5
=mirror|1
=mismo|3
=miss|1
=missing|2
=mister|-3
=mit|-1
=mittag|1
=mixer|1
=mm|-3
=mme|2
=mo|1
=model|1
=moins|1
=mois|1
=mom|2
=moment|5
=monsieur|-1
=month|5
=months|3
=more|3
=morgen|7
=morning|11
=mot|7
=mother|-3
=move|-4
=moved|4
=moves|1
=moving|-3
=mr|4
=mrs|3
=ms|2
=mtg|-4
=much|2
=mull|1
=mum|-1
=mum's|4
=mums|-2
=music|4
=muss|5
=mussen|1
=musste|4
=must|7
=muy|2
=my|-9
=myself|-5
=n|-3
=nachsten|2
=nadia|1
=name|-1
=names|1
=nd|2
=necesito|4
=need|9
=needed|-2
=needs|3
=neighbours|-3
=net|-3
=neue|2
=neuen|1
=never|-4
=new|1
=news|2
=next|5
=nice|2
=night|-7
=nights|-1
=nine|1
=nite|4
=no|-6
=nobody|-3
=noch|2
=noise|2
=noon|-2
=noor|-1
=north|-1
=nos|-1
=not|-2
=note|-6
=notes|-8
=nothing|-4
=notice|3
=notices|2
=nous|4
=now|-13
=number|-5
=numbers|1
=nur|3
=nursery|-1
=nxt|1
=o|3
=o'clock|1
=oak|1
=ob|3
=obliged|-3
=obtain|1
=oder|1
=of|3
=off|-6
=offer|1
=offers|2
=office|2
=oh|1
=ohne|-2
=oil|-6
=ok|5
=okafor|2
=ola|2
=older|-2
=oma|1
=omar|1
=on|-6
=once|1
=ondalis|1
=one|3
=ones|-1
=online|2
=open|-8
=opening|-3
=opens|4
=or|1
=orange|7
=order|5
=ordered|1
=orders|-1
=ordner|-2
=organ|1
=organiser|1
=original|1
=ortega|-3
=otherwise|4
=otra|2
=ought|-8
=our|8
=out|1
=over|-6
=overdue|-1
=owen|1
=own|-4
=owner|-6
=ozdemir|2
=p|-4
=pack|2
=packet|1
=packs|1
=pads|1
=page|4
=pages|1
=paid|1
=paint|1
=palettes|1
=pallet|1
=pallets|-6
=paolo|-1
=paper|4
=papers|1
=par|1
=para|-5
=parent|-5
=parents|-1
=parents'|-1
=park|1
=parking|-9
=partir|4
=partner|1
=parts|-1
=party|6
=parvenir|2
=pas|-7
=pasado|2
=pass|-3
=passe|-4
=passer|1
=passport|-1
=past|2
=patient|-1
=pay|7
=payable|1
=payment|-8
=payroll|3
=pcs|-2
=pdf|-2
=pe|-4
=pedido|2
=pedir|1
=people|-2
=per|2
=period|3
=permit|3
=permits|-2
=person|5
=persons|1
=pete|1
=peter|1
=petit|1
=petra|1
=peux|7
=pharmacy|-2
=phone|1
=phones|-1
=photo|-8
=photographer|-1
=photos|-1
=physio|-2
=piano|-3
=pick|3
=picks|1
=pide|1
=pieces|2
=pilar|-1
=pintura|1
=place|3
=placed|2
=plan|-1
=planned|1
=plants|-4
=plate|2
=plates|1
=play|1
=playground|5
=plazo|2
=pleas|1
=please|11
=pls|-6
=plumber|-1
=plus|4
=plz|-1
=pm|-5
=point|1
=poliza|2
=polyvalente|1
=pool|-1
=por|1
=porfa|2
=portal|2
=possible|4
=post|2
=postmarked|1
=potassium|1
=pounds|1
=pourrais|-6
=pourriez|1
=power|4
=practice|1
=pre|-2
=premium|-2
=prendre|2
=prepare|-1
=preparer|1
=prescription|4
=press|1
=pressure|1
=presupuesto|1
=presupuestos|1
=price|-5
=prices|3
=primera|2
=print|1
=printed|1
=printer|3
=prints|-8
=prior|6
=priority|-2
=prisa|1
=priya|1
=probably|-1
=prochain|1
=prod|-6
=production|1
=professional|-3
=program|1
=programme|-2
=projet|1
=promise|1
=promised|10
=proofread|1
=property|-1
=provide|2
=prufung|2
=publish|-1
=puede|3
=puedes|4
=pump|3
=pupils|-1
=push|1
=put|6
=q|9
=quarantine|2
=quarter|-3
=que|14
=questionnaire|1
=qui|1
=quick|1
=quiere|-3
=quiet|-6
=quotation|8
=quote|-3
=quotes|1
=r|2
=radio|2
=rain|2
=raj|-1
=raman|1
=rang|-2
=rappel|1
=rappeler|2
=rate|3
=rates|1
=rather|-1
=raus|1
=ravi|-1
=ray|4
=rd|-6
=re|2
=read|-5
=reading|-5
=ready|8
=really|1
=rebook|1
=recall|-2
=receipt|-8
=receipts|5
=receive|-4
=received|-3
=reception|-2
=record|2
=recordamos|-1
=records|1
=recuerdo|2
=recycling|1
=red|3
=redo|-7
=ref|-2
=reference|-2
=refill|-6
=regatta|1
=registered|1
=registration|4
=registry|-3
=reifen|2
=reject|1
=relatives|-1
=release|3
=relire|2
=remember|1
=remembrance|-9
=remind|8
=reminded|1
=reminder|4
=rendez|-6
=rendre|1
=renew|10
=renewal|2
=renewed|1
=renewing|-2
=renews|3
=renouveler|-6
=renovar|2
=rent|2
=renvoyer|1
=repaint|-5
=repair|6
=repaired|3
=reparer|4
=repeat|1
=replaced|-1
=replacement|-2
=reply|4
=reponse|1
=report|-4
=reports|2
=reprinted|1
=request|3
=requested|7
=requests|4
=required|1
=reservation|-1
=reserver|-8
=reset|-3
=residents|2
=resolved|1
=response|1
=rest|-1
=restaurant|1
=results|1
=retro|-3
=returned|1
=reunion|1
=review|4
=revise|-7
=revised|-1
=ring|-5
=rita|-6
=road|1
=rob|-3
=roll|-2
=rolls|3
=roof|1
=room|8
=ros|1
=rosa|-5
=rota|-8
=rotate|2
=rotterdam|1
=round|7
=route|1
=row|-4
=ruben|2
=ruckmeldung|1
=run|-5
=running|-3
=runs|6
=ruth|1
=s|1
=s'occupe|1
=safety|5
=said|-3
=sala|1
=sale|2
=sales|3
=salle|-9
=salt|1
=same|-2
=sample|4
=samples|1
=sand|6
=sanjay|1
=sans|2
=saturday's|-4
=saturdays|-2
=saw|-5
=say|3
=says|-5
=scaffold|-9
=schedule|3
=schicken|1
=schlussel|-3
=schon|-3
=school|-12
=seal|1
=sealed|3
=season|3
=seat|-1
=seating|1
=seats|1
=second|-4
=secretary|1
=section|-1
=see|4
=seguro|3
=sein|4
=selbst|-3
=self|-1
=semaine|2
=semaines|1
=semana|1
=send|8
=senor|-3
=senora|2
=sent|1
=sera|1
=seriously|-1
=server|1
=service|2
=serviced|1
=set|3
=settled|-1
=seven|1
=shall|-5
=sharp|1
=she|1
=she'd|2
=she's|1
=sheet|-1
=sheets|1
=shelves|1
=shift|-5
=ship|5
=ships|-2
=shoot|-3
=shop|-3
=short|-5
=shot|-3
=should|-3
=show|1
=showing|1
=shows|-2
=shut|-8
=shuts|1
=si|4
=sich|1
=side|1
=sie|-2
=signed|2
=signer|1
=signs|1
=simon|1
=simone|2
=sin|-5
=since|-7
=sind|2
=singh|-3
=sink|1
=sinon|1
=siobhan|3
=six|1
=sixty|3
=size|1
=skip|1
=sleeping|3
=slide|1
=slides|2
=slots|-5
=small|2
=smoke|1
=snd|1
=snow|1
=so|3
=sofa|1
=sofie|-1
=soir|1
=sol|1
=sold|-2
=solicitors|1
=somebody|-3
=someone|-3
=something|2
=sommerfest|-4
=son|-6
=sonst|2
=soon|-12
=sorry|1
=sorted|1
=sous|1
=space|1
=spare|3
=spatestens|7
=speak|-2
=split|-1
=sports|-1
=spreadsheet|3
=sprint|1
=sr|2
=ssl|1
=st|10
=staff|-6
=stage|1
=staging|-1
=stair|-1
=stairs|-1
=stamps|1
=stand|-1
=stands|1
=standup|-1
=start|-6
=starter|2
=starting|-2
=starts|6
=state|3
=statement|1
=station|1
=statt|-3
=stay|-4
=stays|-5
=steht|-5
=step|1
=sticker|1
=still|-4
=stock|1
=storage|3
=store|1
=storm|7
=stp|1
=street|2
=structural|1
=studio|-1
=stuff|1
=su|1
=sub|1
=subject|1
=submission|1
=submit|3
=submitted|1
=subscription|1
=sud|1
=suit|1
=suite|-2
=sujet|1
=summer|1
=sump|1
=sunday's|3
=sunniva|1
=supplier|2
=support|-1
=surgery|2
=survey|3
=svenja|-3
=sweep|2
=swept|-1
=swimming|2
=system|1
=t|1
=table|-2
=tables|-1
=tablets|1
=tag|1
=tags|-5
=take|6
=takes|-1
=talk|1
=tank|1
=tard|3
=tardar|2
=tarde|3
=tarek|1
=target|11
=tarif|1
=tax|7
=tb|4
=te|-1
=tea|-3
=teacher|-4
=team|3
=tech|1
=technician|1
=tecnico|1
=telephone|-3
=tell|-19
=temp|-2
=template|1
=ten|-9
=tenant|2
=tent|-1
=tenth|2
=term|-5
=terms|-3
=test|5
=text|1
=th|4
=than|4
=thank|-4
=thankful|-1
=thanks|-2
=thanksgiving|2
=that|6
=that's|1
=thats|3
=the|9
=theatre|-4
=their|1
=then|3
=there|-3
=there's|-3
=therefore|1
=they|2
=they'd|4
=they'll|2
=they're|-8
=thing|-1
=things|2
=think|-8
=third|1
=thirtieth|1
=thirty|2
=those|-1
=three|6
=through|1
=thursday's|-1
=thx|1
=ticket|-5
=tickets|1
=tiene|5
=til|-4
=tiles|-1
=till|-13
=tim|-1
=time|8
=times|-1
=tina|-2
=tmrw|11
=to|3
=today|13
=together|2
=toilet|1
=toiture|1
=told|1
=toll|-1
=tom|-2
=tomatoes|1
=tombola|-5
=tomorrow|11
=tomorrow's|3
=tonight|5
=tonite|2
=too|-5
=took|3
=top|-4
=tour|1
=towels|-4
=tower|-10
=town|1
=trade|-2
=traffic|1
=trailer|-3
=train|-4
=transcript|-3
=transfer|1
=translation|1
=transport|1
=travelling|1
=treat|1
=tres|1
=trial|2
=trip|2
=truck|6
=try|1
=tu|-4
=turned|-2
=turns|3
=tuv|1
=tv|-1
=twenty|-3
=twice|-11
=two|9
=tyre|1
=u|3
=ubermorgen|4
=uberweisen|1
=uhr|8
=um|7
=un|4
=una|1
=und|-3
=under|5
=une|2
=unit|-3
=unless|2
=uns|-3
=unser|-3
=unten|1
=until|-8
=up|7
=update|-3
=upload|-1
=ups|-5
=upstairs|2
=ur|1
=urgent|2
=urgente|-1
=us|3
=used|-3
=uwe|1
=v|-4
=vacation|2
=vaccin|1
=vaccination|5
=vaccine|-1
=valable|-3
=van|6
=vans|-3
=vat|-4
=vehicle|2
=vence|3
=vendor|2
=vergessen|1
=version|-2
=vertrag|-1
=very|-7
=vet|5
=vez|2
=viene|1
=vienen|1
=village|2
=violin|2
=visit|1
=visiting|-1
=visitors|1
=voice|-4
=voicemail|-5
=volunteers|1
=vom|-5
=von|2
=vor|3
=vorher|1
=votre|-3
=vous|-4
=vpn|-1
=vuelve|2
=w|3
=wait|-6
=walk|1
=wanda|1
=want|3
=wanted|5
=wants|3
=war|-3
=ward|-1
=warden|3
=ware|1
=warning|7
=warranty|-10
=was|-15
=wash|3
=waste|1
=water|-2
=way|1
=we|-1
=we'd|1
=we'll|-9
=we're|-4
=we've|1
=website|-7
=wedding|-2
=week|2
=weekday|8
=weekdays|-4
=weekend|-1
=weeks|2
=wegen|1
=weiss|1
=well|1
=wen|-4
=wenn|1
=werden|1
=were|-5
=werkstatt|1
=wes|4
=what|-2
=what's|1
=wheel|-1
=whenever|-6
=where|-1
=whether|-6
=which|5
=while|-3
=who's|3
=whoever|1
=why|-10
=wieder|2
=wildcard|2
=will|10
=wilma|-4
=window|-1
=windows|-1
=wine|-2
=winter|-4
=winterreifen|1
=wir|5
=wird|-2
=with|-4
=withdrawn|-2
=within|3
=without|-2
=witness|4
=wk|-2
=woche|3
=wochen|2
=wochenende|-3
=won't|3
=wood|1
=words|3
=work|5
=working|7
=worm|1
=would|-3
=wound|2
=write|-2
=writes|1
=writing|-4
=written|1
=wrong|-3
=x|3
=xmas|-2
=y|-1
=yard|1
=yeah|1
=years|-4
=yes|-3
=yesterday|-12
=yet|4
=yo|-7
=you|-11
=you'd|-1
=you're|6
=your|8
=yours|2
=zeit|-2
=zu|1
=zum|-5
=zur|2
=zwar|1
>'|5
>'s|-2
>>'|5
>>'s|-2
>>'s rehearsal|1
>>'s service|1
>>a|3
>>a primera|2
>>ab|1
>>after|7
>>al|5
>>all|2
>>and|-1
>>and after|7
>>and back|-5
>>and i|-4
>>and i'd|-5
>>and i'm|-1
>>and if|1
>>and it|1
>>and month|-1
>>and send|2
>>and they|2
>>and we|4
>>and weekday|-1
>>are|-4
>>around|2
>>as|1
>>at|3
>>au|1
>>auf das|1
>>bc|-3
>>because|2
>>because the|1
>>before|3
>>beim|1
>>between|8
>>between am|1
>>between and|6
>>btw|1
>>but|-5
>>como|1
>>como muy|1
>>de|5
>>den|6
>>die|2
>>do|1
>>einen|1
>>en|1
>>first|5
>>first thing|5
>>for|5
>>from|-5
>>from now|-2
>>hand|1
>>hay|1
>>i|-4
>>i am|-2
>>i can|1
>>if|4
>>if at|2
>>if possible|1
>>if you|1
>>im|-4
>>in|1
>>in the|1
>>instead|1
>>instead of|1
>>is|5
>>is early|2
>>is fine|4
>>is the|4
>>it|1
>>job|-5
>>kommt|-2
>>mismo|3
>>month|1
>>net|-1
>>next|1
>>nite|4
>>noch|5
>>noch die|1
>>noch raus|1
>>not|2
>>now|-4
>>o|3
>>of|-3
>>of the|-7
>>of today|1
>>of today's|3
>>ok|1
>>on|-5
>>on fridays|-2
>>only|6
>>or|-2
>>or no|-4
>>or tomorrow|-2
>>or we|1
>>our|5
>>please|4
>>pls|4
>>por|-3
>>por la|-2
>>raus|1
>>really|1
>>round|6
>>run|1
>>she|-3
>>so|7
>>so before|1
>>so it|1
>>so that|1
>>so the|-2
>>so we|2
>>stp|1
>>that|-1
>>the|5
>>the matter|2
>>then|3
>>they|4
>>this|1
>>to avoid|2
>>to the|-1
>>viene|-2
>>viene el|-2
>>w|1
>>ware|1
>>was|1
>>we are|1
>>we have|-2
>>we will|1
>>when|3
>>when the|1
>>with|-2
>>with the|1
>>without|-9
>>work|3
>>would|7
>>would be|6
>>zu|1
>a|-2
>about|1
>after|11
>again|-3
>agreed|-1
>al|5
>all|4
>always|1
>am|-3
>and|1
>another|2
>are|-8
>around|3
>as|-1
>at|-3
>au|1
>auf|-3
>aus|1
>avoid|2
>b|-1
>back|-8
>bank|1
>bc|-3
>because|-1
>before|9
>beim|1
>bescheid|-1
>between|8
>big|1
>bis|-4
>box|-1
>but|-7
>by|3
>c|-2
>can|5
>can't|-4
>card|2
>check|1
>clear|1
>close|5
>closed|3
>closes|-1
>come|1
>committee|2
>como|1
>council|-1
>cut|2
>das|1
>date|1
>day|-4
>days|1
>de|10
>deduction|1
>den|5
>deposit|1
>die|-2
>do|-2
>doing|-4
>don't|1
>down|-1
>early|2
>ein|1
>einen|1
>else|1
>en|1
>enough|3
>eur|-1
>every|-1
>everything|1
>fahren|1
>file|-3
>find|-5
>fine|7
>first|5
>fish|-2
>fix|-3
>for|-5
>forget|-4
>free|-1
>fridays|-2
>from|-2
>full|1
>fur|1
>gekundigt|1
>genannte|1
>get|1
>go|6
>goes|-5
>going|-1
>good|7
>got|-3
>group|-6
>h|1
>hall|-5
>hand|-1
>has|-3
>have|3
>haven't|1
>hay|1
>he|-1
>her|-3
>here|3
>him|-2
>holiday|2
>hora|2
>hour|1
>i|-3
>i'd|-5
>i'm|1
>if|7
>im|-3
>in|-6
>inspection|1
>instead|-2
>is|-4
>it|-7
>it's|9
>its|4
>itself|-2
>job|-4
>keys|-2
>kommt|-2
>konto|1
>la|2
>last|-3
>late|-3
>latest|1
>left|-1
>let|-3
>letter|-2
>like|-1
>limit|-4
>look|2
>los|5
>lose|-2
>machen|-3
>manana|-2
>matter|2
>me|-2
>meeting|5
>message|3
>minutes|-3
>mismo|3
>miss|1
>month|5
>months|-1
>morning|11
>moved|4
>muy|1
>my|2
>need|-2
>needs|-3
>net|-5
>neue|2
>never|-4
>new|-2
>nicht|-2
>night|-2
>nite|4
>nobody|-3
>noch|5
>not|4
>notice|3
>now|-6
>number|1
>o|3
>of|-7
>off|-1
>offer|-1
>ok|2
>old|-1
>on|1
>one|-3
>only|6
>or|-3
>other|-3
>our|7
>out|1
>over|-8
>overdue|-1
>pay|3
>payment|-1
>people|-1
>per|1
>perfect|4
>pickup|2
>please|2
>pls|3
>plus|1
>pm|-1
>por|-5
>possible|4
>primera|2
>raus|3
>re|-1
>really|1
>receipt|-2
>rehearsal|2
>report|-1
>room|-1
>round|6
>run|2
>says|-3
>schicken|1
>school|-11
>sein|2
>send|2
>service|2
>she|-3
>shift|-4
>should|-14
>show|2
>si|1
>sign|2
>since|-3
>six|2
>so|2
>somebody|1
>soon|1
>stays|3
>still|-3
>stp|1
>take|-1
>tarde|1
>tecnico|1
>tell|-1
>th|-3
>thank|-4
>that|7
>the|-7
>their|-4
>them|4
>then|3
>they|8
>they're|1
>thing|-2
>think|-3
>this|-1
>through|-1
>thx|1
>till|-3
>time|2
>today's|3
>tomorrow|3
>train|-3
>trial|1
>trip|1
>und|-5
>unless|-1
>uns|-2
>unten|1
>until|-3
>upload|-1
>us|-5
>viene|-2
>visit|2
>vom|1
>w|2
>waiting|-1
>want|2
>wants|-1
>ware|1
>was|1
>water|-5
>we|1
>we're|1
>wedding|-5
>weekday|2
>when|2
>whether|1
>will|6
>wird|-2
>with|-5
>without|-6
>won't|2
>work|6
>would|6
>write|-4
>writing|-2
>x|1
>y|1
>year|-1
>you|7
>your|1
>zu|1
>zum|1
`;
