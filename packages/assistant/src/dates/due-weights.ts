/** How much each feature speaks for that a text wants its task done then; made by `npm run learn:dues`, not by hand. */
export const DUE_WEIGHTS = `
+after rank1 beside false|-8
+after rank1 beside true|8
+after rank2 beside true|3
+after rank3 beside false|1
+after rank3 beside true|7
+asked rank1 beside false|-6
+asked rank1 beside true|5
+asked rank2 beside false|6
+asked rank2 beside true|-15
+asked rank3 beside false|1
+asked rank3 beside true|23
+asksSomebody|22
+before rank1 beside false|-2
+before rank1 beside true|-6
+before rank2 beside true|-16
+before rank3 beside false|12
+before rank3 beside true|-10
+beginsRange|-29
+clause0|-8
+clause0 main false|-1
+clause0 main true|-6
+clause1|-5
+clause1 main false|-9
+clause2|3
+clause2 main false|2
+clause2 main true|3
+clause3|7
+clause3 main false|2
+clause3 main true|6
+date|2
+distance0|20
+distance1|8
+distance2|19
+distance3|30
+distance4|-18
+ends|14
+endsRange|-7
+far by count|-5
+far digits|-32
+far other|-53
+far year|-68
+form day|-1
+form digits|-13
+form year|17
+further after|-21
+further before|10
+further beside false|-7
+further beside true|-4
+further only false|5
+further only true|-16
+further rank1|-1
+further rank2|8
+further rank3|-18
+hasNoDay|-64
+hasTime|32
+inHeading|41
+inSubject|-8
+inSubject1|-21
+inSubject2|-16
+inSubject3|29
+isBesideDateOfMain|-13
+isBesideOthers|15
+isBrief|-1
+isField|-1
+isFirst|-1
+isFurther|-11
+isFuture|-2
+isItem|-7
+isJustBefore|27
+isJustBehind|9
+isLast|1
+isLessSure|-26
+isLessSureThere|7
+isLong|3
+isNextYear|-23
+isOfMany|-10
+isOfReader|19
+isOfSomebody|1
+isOnly|4
+isOwner|-9
+isPast|-1
+isPastElsewhere|6
+isSpan|10
+isTask|-7
+leads|6
+main rank1 beside false|8
+main rank1 beside true|-10
+main rank2 beside false|-4
+main rank2 beside true|1
+main rank3 beside false|1
+main0|3
+main0 asked|-8
+main0 asked sentence0 rank2|-4
+main0 asked sentence0 rank3|3
+main1|3
+main1 after sentence0 rank2|-5
+main1 after sentence0 rank3|16
+main1 after sentence1 rank1|-1
+main1 after sentence1 rank2|-5
+main1 after sentence1 rank3|-5
+main1 after sentence2 rank2|2
+main1 after sentence3 rank2|-3
+main1 asked|4
+main1 asked sentence1 rank1|5
+main1 asked sentence1 rank2|-4
+main1 asked sentence1 rank3|4
+main1 before|-2
+main1 before sentence0 rank2|8
+main1 before sentence1 rank2|-10
+main1 before sentence2 rank2|-1
+main2|2
+main2 after|-1
+main2 after sentence0 rank2|9
+main2 after sentence0 rank3|1
+main2 after sentence1 rank1|-1
+main2 after sentence1 rank2|1
+main2 after sentence1 rank3|-1
+main2 after sentence2 rank1|-1
+main2 after sentence2 rank2|-22
+main2 after sentence2 rank3|10
+main2 after sentence3 rank2|12
+main2 after sentence3 rank3|-8
+main2 asked|7
+main2 asked sentence2 rank1|8
+main2 asked sentence2 rank2|-2
+main2 asked sentence2 rank3|5
+main2 before|-8
+main2 before sentence0 rank1|-2
+main2 before sentence0 rank2|9
+main2 before sentence0 rank3|-7
+main2 before sentence1 rank1|6
+main2 before sentence1 rank2|-2
+main2 before sentence1 rank3|7
+main2 before sentence2 rank2|5
+main2 before sentence2 rank3|-14
+main2 before sentence3 rank2|-10
+main2 main|-3
+main2 main sentence2 rank2|-4
+main3|-1
+main3 after sentence0 rank2|-13
+main3 after sentence0 rank3|5
+main3 after sentence1 rank1|6
+main3 after sentence1 rank2|4
+main3 after sentence1 rank3|-5
+main3 after sentence2 rank1|-20
+main3 after sentence2 rank2|15
+main3 after sentence2 rank3|-8
+main3 after sentence3 rank1|11
+main3 after sentence3 rank2|-2
+main3 after sentence3 rank3|5
+main3 asked|3
+main3 asked sentence3 rank1|-7
+main3 asked sentence3 rank2|3
+main3 asked sentence3 rank3|4
+main3 before|-9
+main3 before sentence0 rank1|-8
+main3 before sentence0 rank2|-5
+main3 before sentence0 rank3|3
+main3 before sentence1 rank1|-8
+main3 before sentence1 rank2|-8
+main3 before sentence1 rank3|1
+main3 before sentence2 rank1|5
+main3 before sentence2 rank2|7
+main3 before sentence2 rank3|15
+main3 before sentence3 rank2|-10
+main3 main|-2
+main3 main sentence3 rank1|-2
+main3 main sentence3 rank3|-1
+may say when after|15
+namesThing|-2
+none|-7
+none main0|-3
+none main1|-5
+none main2|-8
+none main3|-1
+none mainnone|-15
+none of main|-5
+none of others|-24
+none of some|-7
+none of sure|1
+past after|10
+past asked|-10
+past before|1
+past clause0|-1
+past clause1|-21
+past clause2|13
+past clause3|7
+past day|-7
+past digits|1
+past other|-8
+past rank1|1
+past rank2|-1
+past rank3|-1
+past year|14
+rank1|-10
+rank1 main false|-9
+rank1 main true|-2
+rank1 sentence0|-10
+rank1 sentence1|5
+rank1 sentence2|-8
+rank1 sentence3|2
+rank2|-8
+rank2 main false|-9
+rank2 main true|-3
+rank2 sentence0|-9
+rank2 sentence1|-5
+rank2 sentence2|-1
+rank2 sentence3|-2
+rank3|8
+rank3 main false|7
+rank3 main true|7
+rank3 sentence0|23
+rank3 sentence1|4
+rank3 sentence2|2
+rank3 sentence3|3
+says when after|23
+says when before|25
+sentence0|4
+sentence1|2
+sentence2|-2
+sentence3|1
+thatDay|10
+time after clause2|-10
+time after clause3|6
+time asked clause1|3
+time asked clause2|-21
+time asked clause3|-2
+time before clause0|-6
+time before clause1|-7
+time before clause2|-6
+time before clause3|-9
+time main clause1|-6
+where after|6
+where asked|5
+where before|-15
+where main|-5
-a|-7
-a clause1|-9
-a clause2|3
-a clause3|1
-a main true|-6
-a past|-3
-ab|1
-ab clause1|-1
-ab main false|-1
-abend|2
-after|1
-am|2
-am clause1|-1
-am clause2|2
-am main false|-2
-am main true|3
-am past|2
-antes|13
-antes clause2|4
-antes clause3|5
-antes main false|1
-antes main true|8
-at|9
-at clause0|-7
-at clause1|5
-at clause2|-1
-at clause3|4
-at main false|3
-at main true|-2
-at past|-4
-au|-2
-au main false|-3
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
-b main true|4
-b past|1
-befor|2
-befor clause1|1
-befor clause3|1
-befor main true|2
-befor past|1
-before|4
-before clause1|-4
-before clause2|2
-before clause3|6
-before main false|-2
-before main true|6
-before past|2
-bis|6
-bis clause1|-1
-bis clause2|3
-bis clause3|3
-bis main false|4
-bis main true|1
-bis past|2
-by|4
-by clause0|-4
-by clause1|-3
-by clause2|-3
-by clause3|10
-by main false|3
-by main true|-2
-by past|2
-ce|1
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
-de|7
-deadline main false|-2
-deadline main true|1
-del|1
-del clause1|-2
-del clause2|1
-del main false|-4
-del main true|3
-demain|2
-demain clause1|1
-demain clause2|-1
-demain clause3|2
-demain main true|1
-den|-1
-du|-2
-du clause1|-2
-du main false|1
-du main true|-3
-due|1
-due clause1|4
-due clause2|-3
-due main false|-1
-due main true|2
-easter|3
-eight|1
-el|-5
-el clause1|9
-el clause2|1
-el clause3|1
-el main false|9
-el main true|1
-end|-3
-end clause1|2
-end main true|2
-ende|3
-eod|2
-eod main true|1
-esta|1
-esta main true|1
-evening|3
-fin|1
-first|4
-five|-6
-following|1
-for|-4
-for clause0|2
-for clause1|3
-for clause2|2
-for clause3|-13
-for main false|3
-for main true|-9
-for past|9
-four|-5
-four clause1|-5
-four main false|-5
-from|-3
-from clause0|2
-from clause1|2
-from clause2|-1
-from clause3|-6
-from main false|6
-from main true|-9
-from past|-5
-fruh|-10
-half|1
-half clause1|-1
-hasta|-7
-hasta clause1|-7
-hasta main false|-6
-hasta main true|-1
-heute|8
-heute clause1|4
-heute clause2|3
-heute clause3|2
-heute main false|1
-heute main true|8
-hoy|3
-hoy clause2|4
-hoy clause3|-1
-hoy main true|-2
-in|7
-in clause1|5
-in clause2|-1
-in clause3|4
-in main false|-1
-in main true|8
-in past|-1
-jusqu'au|-3
-jusqu'au clause1|-3
-jusqu'au main false|-3
-kw|-1
-la|1
-las|1
-later|8
-latest|3
-latest clause1|2
-latest main true|2
-le|-1
-le clause1|3
-le clause2|-2
-le clause3|1
-le main false|1
-le main true|1
-le past|-2
-least|1
-lunchtime|3
-manana|9
-manana clause1|3
-manana clause2|2
-manana clause3|3
-manana main false|2
-manana main true|6
-matin|-3
-mid|-6
-midnight|-3
-minutes|-1
-moins|1
-month|1
-month clause1|3
-month clause2|1
-month clause3|-5
-month main false|4
-month main true|-4
-month past|2
-morgen|-6
-morgen clause1|-5
-morgen clause3|-3
-morgen main false|2
-morgen main true|-9
-mornign|1
-morning|-7
-needed|1
-needed clause2|1
-needed main false|1
-needed main true|1
-needed past|1
-new|-1
-next|-9
-next clause1|-5
-next clause3|1
-next main true|-3
-night|-3
-no|5
-no clause0|1
-no clause1|2
-no clause2|1
-no clause3|1
-no main false|1
-no main true|4
-no past|2
-noon|3
-not|3
-not clause1|3
-not main false|1
-not main true|3
-of|2
-on|1
-on clause0|3
-on clause1|7
-on clause2|-2
-on clause3|-1
-on main false|3
-on main true|4
-on past|-6
-para|-7
-para clause1|-4
-para clause3|-4
-para main true|-7
-pasado main true|-3
-payable|1
-payable clause2|1
-por|3
-pour|-6
-pour clause1|1
-pour clause3|-7
-pour main false|1
-pour main true|-7
-quarter|-6
-satruday|1
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
-the|-16
-the clause0|-1
-the clause1|-1
-the clause2|1
-the clause3|-11
-the main false|-4
-the main true|-9
-the past|6
-thirty|1
-this|13
-this clause1|3
-this clause2|3
-this clause3|2
-this main false|7
-this main true|2
-this past|3
-three|2
-thursady|3
-til|-4
-til clause1|-1
-til clause3|-1
-til main false|-3
-til main true|-1
-till|-6
-till clause0|-1
-till clause1|-2
-till clause2|-1
-till clause3|-3
-till main false|-1
-till main true|-5
-tmrw|2
-tmrw clause1|1
-tmrw clause3|-2
-today|9
-today clause1|6
-today clause2|7
-today clause3|-2
-today main false|6
-today main true|6
-today past|6
-tommorow|3
-tommorow clause1|2
-tomorow|2
-tomorow main false|-2
-tomorow main true|2
-tomorrow|3
-tomorrow clause1|3
-tomorrow clause2|4
-tomorrow clause3|7
-tomorrow main false|5
-tomorrow main true|9
-tomorrow past|3
-tonight clause1|1
-tonight clause3|5
-tonight main false|8
-tonight main true|-2
-tonight past|1
-tonite|1
-tonite clause3|1
-tonite main true|1
-two|2
-ubermorgen|3
-ubermorgen main true|1
-um|11
-um main false|1
-until|-4
-until clause1|-2
-until clause2|-5
-until clause3|3
-until main true|-5
-until past|-5
-vor|1
-week|2
-weekday|2
-weekday clause0|1
-weekday clause1|1
-weekday clause2|-6
-weekday clause3|-7
-weekday main false|-10
-weekday main true|-1
-weekday past|8
-weekend|1
-weekend clause1|-2
-weekend main false|-2
-weeks|-4
-within|-3
-within clause0|1
-within clause1|1
-within clause2|-6
-within main true|-4
-within past|-2
-woche|1
-zum|2
<<a|-8
<<a draft|1
<<a echeance|-3
<<a faire|1
<<about|-3
<<ad|-5
<<after|-8
<<again|-4
<<agm|1
<<al|-4
<<all|2
<<also|2
<<am besten|1
<<an answer|1
<<and|-6
<<answer|3
<<appointment is|1
<<are|-1
<<are coming|-4
<<around|1
<<arrive|-3
<<arrives|1
<<as|-1
<<as of|-1
<<automatically|1
<<away|-2
<<b|4
<<back|-2
<<be|-3
<<be changed|3
<<be done|1
<<be here|1
<<be received|2
<<be there|1
<<be uploaded|-1
<<begin|1
<<besten|1
<<between and|1
<<bins out|2
<<birthday|1
<<birthday is|-3
<<bitte|-1
<<bitte noch|2
<<board|-2
<<board meets|3
<<book|4
<<book it|1
<<booked|1
<<books|2
<<books back|-4
<<both|2
<<but|1
<<c|-3
<<cake|-1
<<call|6
<<call is|-1
<<camp|-1
<<car|1
<<certificate expires|-1
<<change|2
<<check|-1
<<cleaning|1
<<close|-9
<<closed|-3
<<closes|1
<<closing|-8
<<code freeze|1
<<collected|-4
<<come|-3
<<comes|3
<<comes down|-2
<<coming|-3
<<concert|-4
<<conference|-2
<<contract|3
<<council|1
<<courier|5
<<court|-1
<<cutoff is|2
<<day|6
<<day after|-3
<<day is|-4
<<days|1
<<days of|-1
<<de|-4
<<deadline is|1
<<debit|-5
<<decide|-1
<<delivered|1
<<delivery|1
<<demo|2
<<deposit|-2
<<desk|5
<<direct debit|-5
<<do it|6
<<done|2
<<down|-1
<<draft|2
<<du bitte|1
<<due back|4
<<echeance|-2
<<effect|1
<<em|1
<<ends|6
<<es|-1
<<est|1
<<eur|1
<<euro|1
<<evening is|-1
<<expire|3
<<expires|9
<<faire|1
<<ferme|-2
<<file|1
<<filed|1
<<files|-1
<<finance|-3
<<finish|3
<<firmado|1
<<first|-4
<<first thing|3
<<first time|1
<<first version|1
<<fix|1
<<fix it|1
<<fixed|-1
<<flies|-1
<<folder|-1
<<forecast|1
<<form|3
<<freeze|1
<<freezer|1
<<frist|2
<<from you|3
<<fur|-1
<<game|5
<<garage|-5
<<gave us|2
<<get|1
<<gleich|2
<<glendalough|-1
<<go live|1
<<go out|3
<<go up|-7
<<goes|9
<<good|-2
<<greenhouse|1
<<guests arrive|1
<<gultig|-1
<<half term|1
<<hall|-2
<<hand|1
<<handover|2
<<hands|6
<<hat|2
<<have it|1
<<have them|-2
<<he comes|1
<<her|-2
<<her back|3
<<here|-2
<<him|3
<<holiday|-5
<<home|-2
<<hour|-1
<<i'm off|-1
<<ideally|1
<<ihn|1
<<in writing|1
<<inbox|1
<<invoice|-9
<<is|-7
<<is booked|1
<<is closed|-3
<<is up|3
<<is valid|7
<<ist|1
<<it|-1
<<it back|3
<<it out|-2
<<it up|7
<<it's|-1
<<it's here|-3
<<job|-2
<<keys|1
<<kick off|-2
<<kit|1
<<know|3
<<kommt|1
<<landlord|1
<<lapses|3
<<las|-1
<<lauft|1
<<le faire|1
<<leave|-3
<<let's say|2
<<like|-1
<<list|-2
<<live|1
<<lyon|1
<<mail|1
<<mas tardar|1
<<me|6
<<me know|1
<<meeting closed|-2
<<meeting is|-1
<<meeting of|-3
<<meets|3
<<memo|-4
<<menu|2
<<meter reading|2
<<meters|1
<<mill|-1
<<month|1
<<month and|-3
<<month or|-1
<<moved|-3
<<moves|-1
<<mtg|-6
<<muss|4
<<my|-7
<<my desk|4
<<my inbox|1
<<nachster termin|-1
<<need it|-7
<<new one|3
<<new ones|1
<<next|2
<<noch|-3
<<nothing|-1
<<now|1
<<number|-5
<<numbers|-2
<<nur|2
<<of|-8
<<off|-2
<<off is|4
<<offers|2
<<office|2
<<ok|-1
<<older than|-3
<<on holiday|-5
<<on leave|-2
<<on or|1
<<one|5
<<ones|2
<<online|2
<<only|-5
<<open|-2
<<opening|3
<<opens|2
<<or|2
<<or reject|1
<<ortega|-4
<<out|3
<<over|3
<<pack|1
<<page|4
<<park|1
<<part|1
<<party|4
<<parvenir|1
<<pay|1
<<payable|-1
<<payment|2
<<permit|1
<<phone|-1
<<pick up|-8
<<pickup is|-2
<<place|-1
<<plan|-2
<<planned|2
<<plus tard|3
<<portal closes|1
<<post office|-1
<<postmarked|1
<<practice|2
<<price|-1
<<printed|2
<<promised it|4
<<quote|1
<<read|-4
<<reading|2
<<ready|1
<<receive it|2
<<received|-5
<<reception|-1
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
<<rooms|-1
<<rota|-1
<<round|-1
<<runs out|6
<<sale|1
<<say|5
<<says|-5
<<schedule|1
<<see you|-4
<<sent|1
<<service|1
<<set|1
<<shift|1
<<ship|-2
<<ships|-2
<<shop|3
<<show|-1
<<shut|-5
<<sick|-1
<<sie|-1
<<sie bitte|1
<<signed|1
<<signs|-1
<<site|-3
<<slides|1
<<so|10
<<stand|-2
<<start|-4
<<starting|2
<<starts|-1
<<station|1
<<stays|-1
<<surgery|-3
<<sweep comes|1
<<system|1
<<takes place|-1
<<talk|-1
<<tard|3
<<tardar|1
<<tell him|2
<<tell us|1
<<term|1
<<termin|-1
<<test|4
<<tests|-5
<<than|-2
<<thanksgiving|-1
<<that|2
<<that's|4
<<thats|3
<<the board|-2
<<the books|2
<<the contract|1
<<the deposit|-2
<<the folder|-1
<<the freezer|1
<<the garage|-6
<<the hall|3
<<the landlord|1
<<the mail|1
<<the meeting|-3
<<the number|-5
<<the office|1
<<the wedding|-3
<<them|7
<<them up|1
<<there|5
<<they close|-7
<<they come|-1
<<they shut|-3
<<they start|1
<<thing|3
<<things|1
<<this|1
<<through|1
<<time|7
<<time is|-2
<<to|7
<<to her|-2
<<to know|1
<<to me|1
<<to us|-1
<<today|6
<<today or|3
<<took|-1
<<twice|-5
<<unit|3
<<unit call|7
<<uns|4
<<up|-8
<<uploaded|-1
<<us|4
<<v|-2
<<valable|-3
<<valid|8
<<van|2
<<vence|3
<<version|-2
<<visit|1
<<volunteers|2
<<w c|-2
<<wanted|2
<<was here|-2
<<way home|4
<<we leave|5
<<wedding|-3
<<weekday|-4
<<weekday and|-1
<<weekday or|-1
<<weekdays after|-4
<<will expire|2
<<wir|1
<<with|1
<<with effect|1
<<with them|1
<<work|3
<<would|3
<<writing|1
<<yard|1
<<you|1
<<zeit|1
<a|9
<ab|2
<aber|1
<about|-3
<above|1
<accept|1
<access|-3
<accordingly|1
<account|2
<accounts|-1
<ad|-4
<ads|1
<after|-9
<afternoon|-2
<again|-6
<agency|1
<agm|1
<agreement|-1
<al|-3
<alarm|-5
<all|1
<also|2
<am|3
<amended|2
<amount|1
<angebot|3
<annual|1
<another|-6
<answer|4
<antes|1
<any|-7
<api|1
<appointment|1
<approval|1
<approve|1
<are|-7
<around|1
<arrange|1
<arrive|-6
<arrives|1
<as|-2
<asked|2
<asking|-2
<assessment|-1
<au|-3
<audit|-6
<aunt|-2
<authority|-1
<automatically|2
<avant|2
<away|-6
<b|6
<back|-6
<bank|1
<batch|-1
<bday|3
<be|12
<because|-4
<been|-8
<before|15
<begin|1
<bei|-6
<being|-1
<bestellen|-1
<besten|2
<between|1
<bfore|1
<bike|1
<bin|-1
<bird|3
<birthday|-2
<bis|5
<bitte|5
<blanca|1
<blue|1
<bo|-3
<board|1
<bob|3
<boiler|2
<book|-11
<booked|1
<booking|1
<books|1
<bottles|-6
<branch|-1
<brauche|1
<brief|-5
<bring|-3
<brings|1
<bucket|-2
<bus|-5
<but|1
<buy|1
<by|10
<c|-3
<call|12
<calle|2
<came|-9
<camp|-1
<can't|-2
<cancel|-3
<cancellation|1
<cancelled|1
<car|-4
<card|-2
<carrier|1
<cat|1
<cert|3
<change|1
<changed|5
<changes|3
<changing|-2
<chase|1
<chat|-1
<checks|1
<chekc|1
<chimney|1
<christmas|3
<city|5
<clean|3
<cleaned|-2
<cleaning|-1
<clear|-4
<client|-4
<close|1
<closed|-2
<closes|2
<closure|-2
<coach|-2
<code|4
<cold|1
<collect|3
<collected|-5
<come|4
<comes|1
<coming|-3
<commande|2
<committee|1
<company|-7
<comprar|2
<con|2
<concert|-5
<conference|-1
<confirm|-8
<confirmed|1
<conor|-3
<contract|5
<controle|1
<copy|3
<corrected|1
<cost|-1
<costs|2
<could|1
<council|1
<courier|6
<course|-1
<court|-1
<crane|1
<crash|2
<crowd|-7
<crown|-1
<cups|-1
<current|3
<customer|1
<cut|-4
<cutoff|2
<cutting|2
<d|-4
<dad's|-1
<dans|-3
<das|5
<date|-1
<dates|-7
<day|4
<days|-4
<de|-2
<deadline|4
<debit|-5
<decide|-1
<deck|4
<degrees|-1
<del|-5
<delivered|1
<delivery|2
<demo|-6
<denise|-3
<dentist|-4
<department|3
<deposit|-1
<depot|-2
<der|-4
<des|1
<desk|5
<detector|1
<devis|-1
<did|-1
<dinner|-4
<direct|-5
<do|4
<dock|4
<doctor|1
<dog|-3
<doing|2
<domain|3
<done|3
<dont|2
<door|-1
<dossier|1
<down|-1
<dr|-1
<draft|6
<drained|-1
<drawing|1
<dress|-1
<dressing|2
<driver|1
<driving|1
<drop|-1
<dry|1
<due|6
<during|-5
<each|-4
<early|-3
<echeance|-2
<eddie|-2
<effect|1
<el|6
<electric|2
<electricity|1
<elevator|1
<em|1
<emailed|1
<empty|3
<en|-1
<ends|6
<engineer|-1
<entry|-3
<enviar|1
<er|2
<es|-6
<est|-1
<euro|1
<evening|-2
<every|-2
<everyone|4
<everything|-7
<example|3
<exhibition|-2
<expire|4
<expires|9
<export|-7
<extend|-5
<extinguisher|-2
<factura|-5
<fahrt|-1
<fair|-2
<faire|1
<families|1
<faudrait|1
<faut|3
<fee|1
<feed|5
<feedback|-1
<ferme|-2
<fetch|1
<field|1
<file|3
<filed|1
<files|1
<final|2
<finance|-1
<finish|3
<fire|4
<firmado|1
<first|1
<fix|4
<flat|-3
<flour|1
<flowers|4
<flu|1
<fly|-3
<folder|-1
<follow|-2
<for|-4
<forecast|1
<forget|1
<form|5
<fotos|2
<foundation|-4
<four|-4
<fournisseur|-2
<frau|1
<free|1
<freeze|2
<freezer|-4
<fridge|-4
<frist|2
<from|-4
<frost|1
<fur|-2
<furgoneta|3
<fyi|4
<game|5
<garage|-4
<gas|3
<gate|4
<gave|2
<get|7
<gets|1
<give|-2
<gives|1
<gleich|2
<glendalough|-1
<go|-1
<goes|8
<good|-2
<got|5
<greenhouse|2
<grill|2
<group|3
<guests|-1
<gultig|-1
<gutter|-1
<guy|4
<half|-2
<hall|-2
<hand|3
<handover|2
<handrail|2
<hands|6
<has|5
<hat|2
<have|5
<hay|1
<he|-4
<he'll|-2
<he's|3
<head|-2
<hearing|-3
<hedge|-4
<her|-6
<here|-3
<herr|1
<him|5
<hire|1
<his|-1
<hit|-3
<hold|-6
<holiday|-5
<home|-4
<hour|-1
<hours|-1
<how|1
<hung|-3
<i|-9
<i'd|3
<i'll|6
<i'm|-21
<ice|1
<ich|1
<ideally|1
<if|7
<ihn|4
<il|2
<ils|1
<im|-2
<in|3
<inbox|1
<ines|-5
<informed|1
<inspected|1
<inspection|1
<inspector|1
<insurance|1
<interview|-2
<into|2
<invitations|2
<invite|-1
<invoice|-9
<is|-4
<isn't|1
<iso|-1
<ist|3
<it|15
<it's|1
<item|1
<its|-3
<itself|-4
<job|-3
<journal|-2
<judge|1
<just|2
<kannst|2
<keep|-4
<keys|1
<kick|-2
<kids|1
<kindergarten|1
<kindly|3
<kit|-3
<kitchen|-2
<know|3
<kommt|1
<konnten|1
<la|-12
<lab|5
<label|-1
<labels|1
<landlord|-6
<lane|1
<lapses|3
<lars|1
<last|-3
<later|2
<lauft|-5
<laundry|-4
<le|3
<lead|-2
<lease|2
<leave|-3
<leaves|2
<lena|1
<les|-2
<let|3
<let's|2
<letter|2
<letters|4
<library|-7
<license|1
<lift|-3
<like|1
<line|1
<list|4
<live|1
<llama|3
<lo|2
<load|1
<loan|1
<local|2
<locker|2
<look|3
<los|-4
<lost|-9
<lot|-1
<lotte|1
<love|1
<lovely|-4
<lunch|-3
<lyon|1
<m|1
<machst|1
<mail|3
<mailed|1
<mairie|1
<make|4
<makes|-1
<man|8
<manana|-3
<manual|1
<manufacturer|-4
<marek|-1
<marketing|-2
<marquee|1
<mas|2
<maybe|1
<me|2
<meet|-4
<meeting|2
<meets|3
<memo|-4
<menu|2
<merci|2
<message|-5
<meter|2
<meters|2
<mill|-1
<missing|1
<mit|-2
<mme|1
<month|-12
<months|1
<more|1
<morgen|10
<mot|6
<mother|-3
<move|-1
<moved|-5
<moving|-1
<mr|1
<mrs|4
<mtg|-6
<mum's|4
<muss|5
<musste|1
<mussten|3
<must|9
<my|-4
<n|-2
<nachster|-1
<name|-2
<nd|-2
<necesito|2
<need|4
<needs|4
<new|-7
<newsletter|7
<next|6
<nice|-1
<night|-7
<no|2
<nobody|-3
<noch|-3
<nos|-1
<not|-2
<notes|-1
<nothing|-2
<notice|-1
<nous|3
<now|2
<number|-6
<numbers|-2
<nur|2
<oak|-4
<of|4
<off|-9
<offer|5
<offers|2
<office|3
<ok|1
<old|3
<older|-3
<on|-3
<one|2
<ones|4
<online|2
<only|-3
<opening|1
<opens|1
<or|4
<order|6
<orders|2
<original|1
<ortega|-3
<oslo|-2
<other|1
<otherwise|1
<ought|-1
<our|-1
<out|-5
<over|3
<owner|-2
<p|-6
<pack|1
<page|7
<paid|1
<palettes|1
<paper|1
<papers|3
<para|-2
<parcel|-1
<parents|-2
<parents'|-1
<park|1
<parking|-3
<part|1
<partir|3
<party|5
<parvenir|2
<pas|-6
<pass|-3
<passer|2
<patient|1
<pay|1
<payable|-1
<payment|-6
<payroll|6
<people|-4
<per|1
<period|1
<permit|2
<peux|3
<phone|1
<photo|-3
<piano|2
<pick|2
<picks|1
<pickup|-5
<pieces|2
<pintura|1
<place|1
<plan|-4
<planned|2
<plants|1
<plate|2
<plazo|1
<plese|1
<plot|-2
<pls|1
<plus|3
<polyvalente|1
<pool|-1
<por|-3
<portal|2
<possible|2
<post|2
<posting|-1
<postmarked|1
<potassium|1
<pour|-1
<pourrais|-7
<practice|2
<prendre|1
<prepare|-2
<preparer|1
<prescription|2
<present|-3
<price|-2
<print|1
<printed|2
<prints|-2
<prior|2
<prod|-1
<programme|1
<promised|3
<provide|4
<puedes|3
<pump|2
<put|-3
<q|8
<quarantine|1
<quarter|1
<quay|2
<que|14
<quiere|-3
<quotation|6
<quote|1
<rain|1
<rappeler|2
<rate|1
<re|4
<reach|2
<read|-2
<ready|2
<rebook|1
<recall|-1
<receipt|-4
<receipts|3
<receive|3
<received|-7
<reception|-3
<recycling|3
<redo|-1
<register|1
<registered|1
<registration|3
<rehearsal|-2
<reject|1
<release|3
<remind|1
<reminder|3
<rendez|-7
<rendre|1
<renew|2
<renewal|2
<renewed|1
<renews|2
<rent|2
<rental|1
<renvoyer|2
<repair|4
<reparer|2
<repeat|1
<replace|2
<replaced|1
<reply|4
<reponse|1
<report|-7
<reports|1
<request|1
<requested|-1
<requests|3
<reserver|-7
<residents|1
<rest|-1
<retro|-2
<return|1
<returned|1
<review|2
<revised|2
<right|2
<ring|4
<road|-2
<room|5
<rooms|1
<rota|1
<rotate|1
<route|1
<ruckmeldung|1
<run|-4
<runs|6
<safety|7
<sale|1
<sales|2
<salle|-6
<salt|1
<same|1
<sample|3
<saw|-1
<say|5
<says|-1
<scaffold|-7
<schedule|2
<se|1
<seal|1
<season|2
<seat|-2
<seating|1
<seats|-7
<second|-4
<see|-2
<sees|-3
<seguro|3
<send|2
<sends|-3
<sent|1
<server|1
<service|2
<set|2
<sets|-1
<shall|-2
<she|1
<she's|2
<ship|-1
<ships|-2
<shop|4
<short|-4
<should|12
<show|-1
<shows|-4
<shut|-10
<shuts|1
<sick|-1
<sie|2
<sign|1
<signed|1
<sind|2
<sing|1
<site|-3
<six|1
<skip|1
<slides|1
<smoke|1
<so|13
<sold|-2
<some|-1
<somebody|4
<someone|-2
<son|-3
<spare|2
<speak|-2
<sprint|1
<staff|-1
<stage|-3
<staging|1
<stand|-2
<stands|1
<start|-6
<starting|2
<station|1
<stay|-3
<stays|-5
<sticker|1
<still|-1
<storage|2
<street|4
<structural|1
<sub|1
<submit|2
<submitted|1
<subscription|1
<summer|-1
<supplier|1
<surgery|-2
<survey|3
<swap|-3
<sweep|1
<swimming|2
<system|1
<t|1
<table|-2
<tags|-5
<take|1
<takes|-4
<talk|1
<tard|3
<tardar|1
<target|1
<tax|4
<tea|-1
<team|2
<tech|2
<teh|6
<tell|-6
<tenant|-2
<tenants|1
<term|-1
<terms|1
<tests|-5
<than|-2
<thanks|-3
<thanksgiving|2
<that|2
<that's|4
<thats|3
<the|-9
<their|5
<them|9
<then|-8
<there|-1
<there's|3
<they|-4
<they'd|4
<they're|-3
<thing|2
<things|1
<think|-4
<this|-1
<those|-1
<three|1
<through|1
<tiene|4
<tiles|1
<till|-6
<time|6
<times|-1
<to|11
<today|-2
<told|2
<tom|-5
<tomasz|3
<tonight's|7
<too|-1
<took|-1
<tool|-1
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
<u|4
<um|1
<un|1
<und|2
<une|1
<unit|5
<unless|2
<uns|4
<until|-8
<up|-8
<update|-1
<updated|1
<uploaded|-1
<ur|1
<us|5
<used|-3
<v|1
<vacation|2
<vaccination|1
<vaccine|-3
<valable|-3
<valid|2
<van|7
<vat|-2
<vehicle|1
<vence|3
<vendor|1
<version|-4
<vet|4
<village|2
<visit|-2
<visiting|-1
<vor|2
<votre|1
<vous|-5
<w|-5
<wait|-8
<walk|2
<want|6
<wanted|2
<wants|2
<warning|7
<warranty|-1
<was|-9
<wash|1
<water|4
<way|4
<we|-11
<we've|1
<weather|-2
<wedding|1
<week|-1
<weekday|-14
<weekdays|-4
<weekend|-2
<wenn|1
<were|-1
<what|-3
<when|-2
<whether|-1
<which|2
<while|-4
<who|-2
<whoever|1
<why|-9
<wildcard|2
<will|1
<window|-1
<windows|-2
<wine|2
<winter|-5
<wir|1
<wird|-1
<with|-2
<within|-3
<without|3
<witness|3
<words|1
<work|2
<working|2
<would|5
<wound|2
<write|1
<writing|-3
<written|1
<wrong|-3
<yard|1
<year|-2
<years|2
<yo|-8
<you|3
<you'd|2
<you're|5
<your|2
<zeit|1
<zur|-3
=a|-1
=ab|2
=abend|2
=aber|1
=able|1
=abonnement|-1
=about|-7
=above|6
=abstracts|1
=accept|1
=access|-8
=account|3
=accounting|-1
=accounts|-2
=action|-1
=actions|1
=ad|-3
=add|2
=adeyemi|1
=ads|1
=adults|-4
=after|-5
=afternoon|-1
=again|-12
=against|1
=agency|1
=agm|1
=agreed|3
=agreement|-1
=ahead|-1
=aid|-5
=air|1
=aisle|-5
=al|2
=alarm|-9
=alex|-2
=alguien|2
=all|-8
=along|1
=also|-3
=always|2
=am|5
=amended|1
=amount|-2
=an|7
=ana|-2
=and|-2
=angebot|-1
=angebote|1
=annual|1
=another|-5
=answer|4
=antes|7
=any|-6
=anyone|-8
=anything|-1
=anyway|-3
=aoife|1
=ap|1
=api|1
=appointment|2
=approval|1
=approx|-2
=apres|1
=architect|-1
=are|-14
=around|1
=arrange|2
=arrival|1
=arrive|-5
=arrives|1
=as|-7
=asap|-1
=ash|1
=ask|2
=asked|5
=asking|-9
=assessment|-1
=at|5
=attach|-4
=au|-6
=audit|-6
=auf|-3
=aujourd'hui|1
=aunt|-1
=aus|1
=automatically|3
=avant|7
=avec|1
=avoid|2
=away|-3
=ayuntamiento|1
=b|4
=back|-4
=backup|1
=bacs|2
=bad|-2
=badges|1
=bag|-3
=bags|4
=bakery|1
=balance|1
=band|-2
=bank|3
=baptiste|-5
=batch|-3
=bathroom|2
=batteries|-5
=battery|-3
=bay|1
=bday|3
=be|13
=because|1
=bed|1
=been|-8
=befor|3
=before|30
=beforehand|1
=befroe|1
=begin|1
=bei|-5
=beim|2
=being|-1
=belege|2
=bell|-1
=ben|-1
=berlin|-3
=bescheid|-1
=best|-7
=bestell|-1
=bestellt|1
=bestellung|2
=besten|2
=beth|1
=betrag|1
=better|-1
=between|11
=bfore|2
=bianca|2
=bid|-3
=big|2
=bike|2
=bikes|-2
=bins|3
=bird|4
=birthday|-2
=bis|4
=biscuit|1
=biscuit's|1
=bit|-8
=bitte|5
=blades|-2
=blanca|1
=block|-4
=blocked|1
=blue|-4
=bo|-3
=board|4
=boat|3
=bob|1
=boiler|1
=book|-13
=booked|1
=books|3
=both|-4
=bottles|-6
=boxes|-10
=branch|-1
=brandt|2
=brauche|1
=brauchen|2
=braucht|1
=break|2
=breakfast|1
=bring|4
=bringing|1
=brings|2
=bucket|-2
=budget|-1
=bug|-7
=building|1
=bus|-4
=but|-7
=buy|2
=by|12
=bye|-2
=c|-8
=c'est|3
=ca|2
=cable|-3
=cake|1
=caldera|1
=calendar|2
=called|-5
=calls|4
=came|-8
=camp|-1
=can|-5
=can't|-5
=cancel|2
=cannot|-5
=cant|-1
=car|-3
=card|1
=cards|1
=carla|1
=carrier|1
=case|3
=cat|1
=ce|2
=cellar|-4
=cert|3
=certificate|3
=cet|1
=cette|2
=chambre|-3
=change|2
=changed|5
=changes|3
=changing|-5
=charge|1
=charity|1
=chart|1
=chase|1
=chat|-1
=cheap|1
=check|-1
=checked|-1
=checklist|1
=checks|-4
=chekc|2
=chez|1
=chiara|-4
=chimney|2
=choir|2
=christmas|-1
=church|5
=cita|-3
=city|5
=claim|3
=claire|-8
=clause|1
=clean|3
=cleaned|-2
=clear|-3
=clerk|1
=climbing|1
=clinic|-1
=close|-4
=closed|-2
=closes|8
=closing|-2
=cn|1
=cna|-6
=coach|-2
=coats|-1
=code|3
=coffee|-1
=cold|1
=collect|2
=collected|-5
=collects|1
=colm|1
=come|6
=comes|2
=comment|4
=commission|1
=committee|4
=como|2
=company|-7
=complaining|1
=complete|1
=completion|-3
=comprar|2
=compressor|-4
=con|-1
=concept|1
=concert|-12
=conference|-2
=confirm|3
=confirmar|-1
=confirmation|1
=confirmed|1
=conor|-2
=consulate|2
=contract|-4
=contractor|2
=contrat|1
=controle|1
=cooler|-3
=cooling|-3
=copier|2
=copies|1
=cormac|1
=corrected|1
=correction|-4
=cost|-1
=cottage|-3
=coud|1
=could|-7
=council|3
=count|-9
=counter|-2
=county|3
=couple|-1
=courier|1
=course|-1
=court|-1
=cover|1
=covers|-1
=crane|-1
=crash|-1
=credentials|1
=credit|-3
=crew|1
=critical|-2
=crowd|-7
=crown|2
=csv|2
=ct|-2
=cups|-1
=current|6
=curtains|1
=customer|1
=customers|-3
=cut|1
=cutting|2
=d|-6
=d'ici|3
=dad|1
=dad's|-1
=damage|-1
=damit|1
=damp|4
=dan|2
=dana|1
=dann|-1
=dans|-2
=dark|-6
=das|3
=data|5
=date|4
=dates|-7
=daughter|-3
=day|1
=days|-7
=de|4
=deadline|6
=debera|2
=debit|-5
=decide|-1
=decided|6
=deck|1
=declan|1
=deduction|1
=deep|1
=defrost|2
=degrees|-5
=deirdre|-7
=del|-2
=delivered|1
=delivery|7
=demain|3
=demande|-1
=demo|-5
=den|2
=denise|-6
=denk|1
=dentist|-2
=department|3
=deploy|-3
=deposit|1
=depot|-1
=des|3
=description|-1
=desk|5
=detector|1
=detectors|1
=deux|2
=devis|-2
=dia|-4
=did|-3
=die|3
=diese|1
=dinner|2
=direct|-5
=director|1
=discharge|-1
=discussed|2
=display|-5
=do|-3
=dock|4
=doctor|2
=documents|-3
=does|1
=dog|-4
=doing|-4
=doit|1
=domain|3
=don't|5
=donc|3
=done|3
=dont|6
=door|-3
=doors|-3
=dort|-3
=dos|-4
=dossier|1
=dot|1
=down|-2
=dr|-1
=draft|5
=drafts|4
=drained|-1
=dran|3
=drawing|1
=drawings|1
=drei|-2
=dressing|2
=dringend|1
=drinks|-1
=drips|-2
=driver|-1
=driving|2
=drone|1
=drops|-1
=drum|-2
=du|4
=due|9
=duration|-2
=during|-7
=dutch|-6
=e|3
=each|-2
=earlier|-2
=early|-1
=easter|6
=eat|-5
=echeance|-2
=eddie|-2
=effect|1
=effective|-1
=eh|1
=eight|1
=eilt|-1
=ein|1
=eine|3
=einen|-2
=electric|2
=electricity|2
=elevator|1
=eleven|-1
=ella|5
=elm|1
=else|1
=emailed|1
=emptied|-4
=empty|-10
=en|-1
=encore|1
=end|5
=ende|2
=ends|3
=engineer|3
=enough|1
=entregar|1
=envelope|1
=enviar|1
=envoyer|1
=eod|2
=er|3
=es|-4
=espanol|-1
=esta|3
=et|-2
=etienne|1
=etre|1
=eur|-2
=euro|1
=eve|-2
=event|-4
=every|-11
=everybody|-6
=everyone|1
=everything|-1
=ewa|1
=example|4
=exercise|1
=expire|4
=expires|9
=export|-5
=extend|-5
=extended|1
=extinguisher|-1
=eye|1
=factura|-4
=fahren|1
=fahrt|-1
=failed|-1
=fair|-1
=faire|5
=falta|1
=families|1
=faudrait|4
=faut|1
=favor|-4
=fee|1
=feed|5
=feedback|-1
=fehlen|-4
=fehlt|-3
=fenster|1
=ferry|-5
=fertig|2
=fetch|2
=few|-5
=field|1
=file|-1
=filed|1
=files|1
=filter|4
=fin|2
=final|2
=finance|-1
=find|-7
=fine|7
=finish|3
=finished|1
=fiona|1
=fire|5
=firmado|1
=first|11
=fish|-2
=five|-4
=fix|-12
=fixed|1
=flaky|1
=flat|-2
=flight|4
=floor|-11
=floors|1
=flour|1
=flowers|2
=flu|1
=folder|-3
=folders|-1
=follow|-2
=following|-2
=food|1
=for|-2
=forecast|1
=forget|3
=forklift|1
=form|6
=fortnight|1
=foundation|-4
=four|-5
=fourteen|-3
=fourth|1
=fragt|3
=frau|-2
=freeze|1
=freezer|-3
=friday's|1
=fridays|-2
=fridge|-1
=frist|2
=from|-1
=front|-4
=frost|1
=fruh|1
=full|-1
=furgoneta|3
=fyi|-2
=galway|2
=game|5
=garage|-6
=garden|2
=gareth|-2
=gas|1
=gate|6
=gave|3
=gekundigt|1
=get|3
=gets|4
=ghent|1
=gift|1
=gilt|-7
=give|2
=gives|1
=gleich|2
=glendalough|-1
=gloria|1
=gloves|1
=gluten|-5
=go|6
=goes|4
=going|1
=good|-6
=google|-1
=got|-1
=grant|1
=grateful|1
=green|1
=greenhouse|2
=greta|1
=grill|2
=group|-2
=guarantee|-4
=guests|1
=gultig|-1
=gus|1
=gutter|-1
=gutters|-6
=guy|2
=guys|1
=gym|1
=h|-5
=haben|1
=had|-4
=hail|-1
=halb|2
=half|-5
=hall|-8
=halloween|2
=hana|-9
=hand|5
=handover|-1
=handrail|2
=hands|3
=handwritten|1
=hang|-4
=hannah|-1
=hartwell|-2
=has|4
=hasta|-7
=hat|-3
=have|4
=having|-3
=hay|-2
=he|4
=he'd|1
=he'll|-2
=he's|2
=head|-2
=heads|1
=hear|1
=hearing|-9
=heater|1
=heating|1
=hedge|-4
=held|1
=helen|1
=hello|-3
=hem|1
=her|-9
=here|4
=herr|3
=heute|3
=hi|-4
=him|3
=hip|-3
=hire|3
=his|1
=hit|-3
=hive|1
=hold|-6
=holds|-1
=holiday|-5
=holidays|1
=home|-7
=honey|-3
=hora|2
=hospital|-1
=hot|1
=hotel|-3
=hour|1
=hours|-5
=house|-3
=how|2
=hoy|7
=hr|2
=hrs|1
=hugo|1
=hung|-3
=hurry|-2
=hyun|1
=i|-2
=i'd|2
=i'll|3
=i'm|-14
=i've|-1
=ice|2
=id|-3
=idea|-3
=ideally|1
=if|6
=ifeoma|2
=ihn|5
=ihre|1
=ii|-1
=il|6
=ils|1
=im|-10
=immediately|2
=import|-4
=important|-2
=imprenta|3
=imran|-1
=in|-6
=inbox|1
=incident|-1
=including|1
=ines|-1
=info|1
=informe|1
=informed|1
=inga|1
=ingrid|1
=ins|-1
=inspected|-1
=inspection|3
=inspector|3
=installed|-1
=instead|-6
=insurance|-4
=interim|3
=interruption|2
=interview|-1
=interviews|-3
=into|2
=invitations|2
=invite|-1
=invoice|-7
=is|3
=isn't|1
=iso|-1
=issue|-1
=issued|-1
=ist|3
=it|4
=it's|4
=item|1
=its|2
=itself|-7
=ivan|1
=jahr|1
=jasper|-3
=job|-6
=joe|-8
=jonas|5
=journal|-2
=jours|1
=judge|1
=junta|1
=jusqu'au|-3
=just|-1
=k|-12
=kannst|2
=keep|-4
=keeps|1
=kegs|-5
=keller|3
=kennel|1
=kev|-7
=key|3
=keys|3
=kg|1
=kick|-2
=kids|1
=kids'|-2
=kill|1
=kindergarten|2
=kindly|5
=kirsty|2
=kit|-3
=kitchen|-4
=knew|-1
=know|5
=kofi|1
=kommen|2
=kommenden|1
=kommt|2
=konnten|1
=kurz|-2
=kx|-1
=l|-5
=l'envoyer|1
=la|-4
=lab|-3
=label|-2
=labels|1
=lads|7
=lady|1
=land|-3
=landlord|-5
=lane|1
=lapses|3
=laptop|4
=lars|1
=las|8
=last|1
=late|2
=later|10
=latest|7
=lauft|-4
=launch|-1
=laundry|-4
=le|-4
=leak|-5
=lease|2
=leasing|-1
=least|3
=leave|-4
=leaves|2
=leeds|-3
=left|-3
=legen|-1
=lemon|2
=lena|1
=leo|1
=leonie|1
=les|2
=less|-5
=lesson|-4
=lessons|1
=let|-2
=let's|2
=letter|8
=letters|4
=library|-1
=licence|-1
=license|1
=life|-1
=lift|-4
=light|2
=lights|-2
=like|2
=limit|-3
=linde|-1
=line|-2
=lines|-5
=list|6
=listen|1
=lists|-2
=live|2
=llama|2
=llamar|1
=lo|3
=load|4
=loading|1
=loan|1
=local|3
=location|-1
=lock|1
=locked|-2
=locker|2
=loft|2
=logo|-1
=lol|-2
=long|-3
=look|-10
=looks|1
=loop|-3
=lorry|-2
=los|1
=lose|-3
=lost|-9
=lotte|2
=love|1
=lovely|-4
=low|-6
=lower|2
=lucia|-6
=lunch|-2
=lyon|2
=m|3
=machen|1
=machine|2
=machines|-1
=machst|1
=madame|-1
=made|1
=mail|3
=mailed|1
=main|-1
=maintenance|1
=mairie|1
=make|8
=makes|1
=mama|1
=manage|1
=manager|3
=manana|6
=manual|1
=manufacturer|-5
=marcus|-1
=marek|-5
=marketing|-1
=marquee|1
=marta|2
=mas|2
=match|-2
=matter|1
=max|1
=maybe|-2
=mayor|2
=me|-7
=mean|2
=means|2
=measure|1
=mechanic|2
=mediodia|1
=meet|-4
=meeting|2
=meets|3
=mei|2
=membership|1
=memo|-3
=menu|2
=merci|3
=merge|-6
=message|-3
=messe|-1
=meter|4
=meters|2
=mettre|1
=mic|-4
=mid|-6
=midi|2
=mietvertrag|1
=mila|2
=milestone|1
=mill|-1
=min|-5
=mind|-7
=minimum|1
=minute|-4
=minutes|-4
=mir|-2
=mirko|5
=mismo|3
=miss|1
=missing|2
=mister|-3
=mit|-2
=mixer|1
=mm|-1
=mme|1
=mo|1
=model|2
=moins|1
=mois|1
=mom|2
=moment|5
=monsieur|-1
=month|5
=months|4
=more|4
=morgen|7
=mornign|1
=morning|11
=mot|7
=mother|-3
=moved|3
=moves|1
=moving|-3
=mr|5
=mrs|2
=ms|1
=mtg|-6
=much|1
=mull|1
=mum|-2
=mum's|4
=mums|-3
=music|3
=muss|5
=mussen|1
=musste|4
=must|7
=muy|1
=my|-9
=myself|-6
=n|-3
=nachsten|2
=nadia|2
=names|1
=nd|2
=nda|1
=necesito|3
=need|10
=needed|-2
=needs|6
=neighbours|-4
=net|-4
=neue|2
=neuen|1
=never|-4
=news|2
=next|4
=nice|2
=night|-8
=nights|-1
=nine|1
=nite|4
=no|-8
=nobody|-4
=noch|1
=noise|1
=noon|-1
=noor|-1
=north|-1
=nos|-1
=not|-6
=notes|-7
=nothing|-4
=notice|4
=notices|1
=nous|4
=now|-13
=number|-5
=numbers|1
=nur|3
=nurse|1
=nursery|-2
=nxt|1
=o|1
=o'clock|2
=oak|1
=ob|3
=obtain|1
=oder|2
=of|4
=off|-6
=offer|1
=offers|2
=office|1
=oh|1
=ohne|-3
=ok|5
=okafor|2
=ola|2
=old|1
=older|-3
=oma|1
=omar|1
=on|-8
=ondalis|1
=one|3
=ones|-1
=online|3
=only|-1
=open|-10
=opening|-3
=opens|4
=or|1
=orange|7
=order|6
=orders|-1
=ordner|-2
=organ|1
=organiser|1
=original|1
=ortega|-3
=oslo|1
=other|1
=otherwise|3
=otra|2
=ought|-8
=our|9
=out|1
=over|-7
=overdue|-1
=owen|1
=own|-5
=owner|-6
=ozdemir|2
=p|-4
=pack|1
=packet|1
=packs|1
=padres|1
=pads|1
=pagar|1
=page|4
=pages|1
=paid|1
=paint|1
=palettes|1
=pallet|1
=paolo|-1
=paper|4
=papers|2
=par|1
=para|-5
=parcel|1
=parents|-1
=parents'|-1
=park|1
=parking|-10
=partir|3
=partner|1
=parts|-1
=party|6
=parvenir|2
=pas|-7
=pasado|2
=pass|-2
=passe|-3
=passed|-1
=passer|1
=passport|-2
=past|2
=patient|-2
=pay|7
=payable|1
=payment|-9
=payroll|3
=pdf|-2
=pe|-5
=pedido|2
=pedir|1
=people|-4
=per|2
=period|5
=permit|3
=permits|-2
=person|5
=persons|1
=pete|1
=peter|1
=petra|1
=peux|6
=pharmacy|-1
=phone|1
=phones|-1
=photo|-8
=photographer|-1
=photos|-1
=physio|-1
=piano|-2
=pick|3
=picks|1
=pide|1
=pieces|2
=pilar|-1
=pintura|1
=place|3
=placed|2
=plan|-2
=planned|2
=plants|-4
=plate|2
=plates|1
=play|1
=playground|5
=plazo|2
=pleas|1
=please|9
=plese|1
=pls|-5
=plumber|-1
=plus|4
=plz|-2
=pm|-3
=point|1
=police|-1
=poliza|1
=polyvalente|1
=pool|-1
=por|1
=porfa|1
=portal|1
=possible|4
=post|3
=posting|-1
=postmarked|1
=potassium|1
=pounds|1
=pour|-1
=pourrais|-6
=pourriez|1
=power|4
=practice|1
=pre|-2
=premium|-1
=prendre|2
=prepare|-1
=preparer|1
=prescription|4
=press|1
=presupuesto|1
=presupuestos|1
=price|-7
=prices|2
=primera|2
=printed|1
=printer|3
=prints|-8
=prior|7
=priority|-2
=prisa|1
=priya|1
=probably|-1
=prochain|1
=prod|-7
=production|1
=programme|1
=projet|1
=promise|1
=promised|10
=proof|-1
=provide|2
=prufer|1
=prufung|2
=publish|-1
=puede|3
=puedes|4
=pump|3
=pupils|-1
=push|1
=put|3
=q|8
=quarantine|2
=quarter|-3
=quarterly|1
=que|13
=questionnaire|1
=qui|1
=quick|1
=quiere|-3
=quiet|-6
=quotation|8
=quote|-3
=r|2
=radio|2
=rain|1
=raj|-1
=rang|-2
=rappeler|2
=rate|4
=raus|1
=ravi|-2
=ray|4
=rd|-7
=re|2
=read|-6
=reading|-1
=ready|8
=really|1
=rebook|1
=recall|-2
=receipt|-6
=receipts|5
=receive|3
=received|-2
=reception|-3
=record|1
=records|1
=recuerdo|2
=recycling|1
=red|3
=redo|-6
=ref|-3
=reference|1
=refill|-5
=regatta|1
=registered|1
=registration|4
=registry|-3
=reifen|2
=reject|1
=relatives|-1
=release|3
=relire|2
=remembrance|-8
=remind|8
=reminder|5
=remnid|1
=rendez|-6
=rendre|1
=renew|9
=renewal|2
=renewed|1
=renewing|-2
=renews|7
=renouveler|-6
=renovar|2
=rent|2
=renvoyer|2
=repaint|-5
=repair|5
=repaired|3
=reparer|4
=repeat|1
=replace|-1
=replaced|-1
=replacement|-2
=reply|3
=reponse|1
=report|-5
=reports|1
=request|3
=requested|7
=requests|4
=required|1
=reservation|-1
=reserver|-8
=reset|-2
=residents|2
=resolved|1
=response|2
=rest|-1
=restaurant|1
=retro|-2
=returned|1
=review|5
=revise|-7
=revised|-1
=right|1
=ring|-5
=rita|-5
=road|1
=rob|-4
=roll|-3
=rolls|3
=roof|1
=room|7
=ros|1
=rosa|-4
=roster|1
=rota|-8
=rotate|1
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
=salle|-10
=salt|1
=same|-3
=sample|4
=samples|1
=sand|5
=sans|2
=satruday|1
=saturday's|-4
=saturdays|-2
=saw|-5
=say|3
=says|-6
=scaffold|-9
=schedule|3
=schicken|1
=schlussel|-3
=schon|-3
=school|-13
=se|1
=seal|1
=sealed|3
=season|2
=seat|-1
=seating|1
=second|-3
=see|4
=seguro|3
=sein|4
=selbst|-3
=self|-1
=semaine|1
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
=shall|-6
=sharp|1
=she|-1
=she'd|2
=sheet|1
=sheets|1
=shelves|1
=shift|-6
=ship|5
=ships|-2
=shoes|1
=shoot|-3
=shop|-3
=short|-5
=shot|-2
=should|-2
=show|1
=showing|1
=shows|-2
=shut|-8
=shuts|1
=si|4
=sich|1
=side|1
=sie|-1
=sign|1
=signed|3
=signer|1
=simon|1
=simone|2
=sin|-3
=since|-5
=sind|2
=sing|1
=singh|-3
=sink|1
=sinon|1
=siobhan|2
=site|-1
=six|1
=sixty|3
=size|1
=skip|1
=sleeping|1
=slide|1
=slides|1
=small|3
=smoke|2
=snd|1
=snow|1
=so|4
=sofa|1
=sofie|-1
=soir|1
=sol|1
=sold|-2
=solicitors|1
=somebody|-3
=someone|-4
=something|1
=son|-6
=sonst|2
=soon|-7
=sous|1
=space|1
=spare|3
=spatestens|6
=speak|-2
=split|-1
=sports|-1
=sr|2
=ssl|1
=st|10
=staff|-6
=stage|1
=staging|2
=stair|-1
=stamps|1
=stand|-1
=stands|1
=start|-6
=starter|2
=starting|-2
=starts|6
=state|2
=station|1
=statt|-3
=stay|-3
=stays|-5
=steht|-6
=sticker|1
=still|-2
=storage|2
=store|1
=storm|7
=stp|1
=street|2
=structural|1
=studio|-1
=stuff|1
=su|1
=sub|1
=subject|2
=submission|1
=submit|3
=submitted|1
=subscription|1
=sud|2
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
=swap|-1
=sweep|2
=swimming|1
=system|1
=t|1
=table|-2
=tables|-1
=tablets|1
=tags|-5
=take|5
=takes|-1
=talk|1
=tank|1
=tap|-1
=tard|3
=tardar|1
=tarde|3
=tarek|1
=target|10
=tarif|1
=tax|6
=tb|5
=tea|-1
=teacher|1
=team|3
=tech|2
=technician|1
=tecnico|1
=teh|-5
=tell|-16
=temp|-1
=ten|-9
=tenant|1
=tent|-1
=tenth|2
=term|1
=terms|-3
=test|6
=text|1
=th|3
=than|4
=thank|-4
=thankful|-1
=thanks|-2
=thanksgiving|2
=that|5
=that's|1
=thats|3
=the|8
=theatre|-4
=then|1
=there|-3
=there's|-3
=they'd|4
=they'll|2
=they're|-8
=thing|2
=things|2
=think|-9
=third|1
=thirtieth|1
=thirty|1
=this|2
=three|6
=thursady|3
=thursday's|-1
=thx|1
=ticket|-5
=tickets|1
=tiene|4
=til|-5
=tiles|-1
=till|-13
=time|7
=times|-1
=tina|-2
=tls|4
=tmrw|11
=to|3
=today|14
=together|2
=toilet|1
=told|1
=toll|-1
=tom|-2
=tomatoes|2
=tombola|-6
=tommorow|3
=tomorow|4
=tomorrow|9
=tomorrow's|2
=toner|1
=tonight|4
=tonight's|1
=tonite|1
=too|1
=took|-2
=tour|1
=towels|-4
=town|1
=trade|-2
=traffic|1
=trailer|-2
=train|-4
=transcript|-2
=translation|1
=travelling|1
=treat|1
=tres|1
=trial|2
=trip|2
=truck|7
=try|1
=tu|-4
=turned|-2
=turns|3
=tuv|1
=tv|-1
=twenty|2
=twice|-11
=two|9
=u|3
=ubermorgen|3
=uberweisen|1
=uhr|4
=um|7
=un|4
=una|1
=und|-2
=under|5
=une|1
=unit|-4
=unless|1
=uns|-3
=unser|-3
=until|-9
=up|7
=update|-1
=updated|1
=upload|-1
=ups|-5
=upstairs|2
=ur|2
=urgent|2
=urgente|-1
=us|5
=use|-2
=used|-3
=utc|-1
=uwe|1
=v|-5
=vacation|1
=vaccin|1
=vaccination|1
=vaccine|-3
=valable|-3
=van|6
=vat|-3
=vehicle|1
=vence|3
=vendor|1
=vergessen|1
=version|-2
=vertrag|-1
=very|-1
=vet|6
=vez|2
=viene|1
=vienen|1
=village|2
=violin|1
=visiting|-1
=visitors|1
=voice|-4
=voicemail|-5
=volunteers|1
=vom|-5
=von|1
=vor|3
=vorher|1
=votre|-3
=vous|-4
=vpn|-1
=vuelve|2
=w|3
=wait|-7
=walk|1
=wanda|1
=want|3
=wanted|5
=wants|3
=war|-3
=ward|-1
=warden|2
=ware|1
=warning|7
=warranty|-10
=was|-14
=wash|3
=waste|1
=water|-3
=way|1
=we|-2
=we'll|-9
=we're|-4
=we've|1
=website|-6
=wedding|-2
=week|-1
=weekday|6
=weekdays|-4
=weekend|1
=weeks|1
=wegen|1
=weiss|1
=wen|-4
=wenn|1
=werden|1
=were|-5
=wes|4
=what|-2
=what's|1
=wheel|-1
=when|2
=whenever|-7
=where|-1
=whether|-6
=which|1
=while|-3
=who|-1
=who's|3
=whoever|1
=why|-10
=wieder|1
=wifi|-7
=wildcard|2
=will|12
=wilma|-4
=window|-1
=windows|-1
=wine|-2
=winter|-5
=winterreifen|1
=wir|4
=wird|-1
=with|-1
=withdrawn|-2
=within|3
=without|-2
=witness|3
=wk|1
=woche|3
=wochen|2
=won't|2
=wood|1
=words|2
=work|5
=working|5
=would|-4
=wound|2
=write|-3
=writes|3
=writing|-4
=written|1
=wrong|-3
=x|2
=xmas|-2
=y|-2
=yard|1
=yeah|1
=years|-4
=yes|-3
=yesterday|-11
=yet|3
=yo|-8
=you|-8
=you'd|-1
=you're|5
=your|10
=yours|2
=zeit|-2
=zu|1
=zum|-6
=zur|1
>'|5
>'s|-2
>>'|5
>>'s|-2
>>'s rehearsal|1
>>'s service|1
>>a|3
>>a primera|2
>>after|7
>>al|5
>>all|2
>>and|-2
>>and after|7
>>and back|-5
>>and i|-5
>>and i'd|-5
>>and i'm|-1
>>and if|1
>>and is|1
>>and it|1
>>and month|-1
>>and send|1
>>and they|2
>>and we|4
>>and weekday|-2
>>are|-4
>>around|2
>>as|1
>>at|4
>>because|2
>>because the|1
>>before|2
>>between|8
>>between am|1
>>between and|7
>>btw|1
>>but|-4
>>como|1
>>como muy|1
>>de|4
>>den|6
>>die|3
>>do|1
>>einen|1
>>first|5
>>first thing|5
>>for|6
>>from|-5
>>from now|-1
>>hand|1
>>hay|1
>>i|-5
>>i am|-2
>>if|4
>>if at|2
>>if possible|1
>>im|-3
>>in|3
>>in the|1
>>instead|1
>>instead of|1
>>is|4
>>is early|1
>>is fine|5
>>is the|5
>>it|1
>>its|1
>>job|-4
>>kommt|-2
>>kommt der|1
>>mismo|3
>>month|1
>>net|-1
>>next|1
>>nite|4
>>noch|6
>>noch die|1
>>noch raus|1
>>not|3
>>now|-4
>>of|-4
>>of the|-7
>>of today's|2
>>ok|1
>>on|-5
>>on fridays|-2
>>only|6
>>or|-3
>>or no|-4
>>or tomorrow|-2
>>or we|1
>>our|4
>>please|4
>>pls|3
>>por|-3
>>por la|-2
>>pour|1
>>round|5
>>run|1
>>she|-2
>>shift|-1
>>so|7
>>so before|2
>>so it|1
>>so that|1
>>so the|-2
>>so we|2
>>stp|1
>>that|-1
>>the|5
>>the matter|1
>>they|4
>>this|1
>>to|-1
>>to avoid|2
>>to the|-2
>>viene|-2
>>viene el|-2
>>w|1
>>ware|1
>>was|1
>>we are|1
>>we have|-2
>>we will|1
>>when|2
>>with|-1
>>with the|1
>>without|-8
>>work|3
>>would|7
>>would be|7
>a|-3
>ab|-1
>about|1
>after|11
>again|-3
>agreed|-1
>al|5
>all|4
>always|2
>am|-2
>and|1
>are|-7
>around|3
>as|-1
>at|-3
>aus|1
>avoid|2
>b|-1
>back|-7
>bank|1
>because|-1
>before|10
>beim|1
>bescheid|-1
>between|8
>big|1
>bis|-4
>box|-1
>bring|1
>but|-7
>by|3
>c|-3
>can|5
>can't|-3
>card|1
>check|1
>clear|1
>close|6
>closed|3
>closes|-1
>come|1
>committee|2
>como|1
>council|-1
>cut|2
>das|1
>date|1
>day|-3
>days|2
>de|9
>deduction|1
>den|5
>deposit|1
>der|1
>die|-2
>do|-2
>doing|-4
>don't|1
>ein|1
>einen|1
>el|-1
>else|1
>en|1
>enough|2
>eur|-1
>every|-1
>everything|1
>fahren|1
>find|-4
>fine|8
>first|4
>fish|-3
>fix|-3
>for|-3
>free|-1
>fridays|-2
>from|-1
>full|1
>fur|1
>gekundigt|1
>get|1
>go|6
>goes|-6
>going|-1
>good|1
>got|-3
>group|-5
>h|1
>hall|-5
>hand|-1
>has|-3
>have|3
>hay|1
>her|-3
>here|2
>him|-1
>hora|2
>hour|2
>i|-4
>i'd|-5
>i'm|2
>if|7
>im|-4
>in|-4
>instead|-1
>is|-8
>it|-5
>it's|9
>its|3
>itself|-2
>job|-4
>keys|-2
>kommt|-2
>la|2
>last|-2
>late|-4
>latest|1
>left|-1
>let|-3
>letter|-2
>limit|-4
>look|2
>los|6
>lose|-3
>machen|1
>manana|-2
>matter|1
>me|-2
>meeting|5
>message|3
>minutes|-3
>mismo|3
>miss|1
>month|5
>morning|12
>moved|5
>muy|1
>my|2
>need|-2
>needs|-3
>net|-5
>neue|2
>never|-4
>new|-2
>nicht|-3
>night|-4
>nite|4
>nobody|-2
>noch|5
>not|-2
>nothing|1
>notice|3
>now|-6
>number|1
>of|-5
>off|-1
>offer|-1
>ok|2
>old|-1
>one|-2
>only|6
>or|-4
>other|-2
>our|9
>out|1
>over|-8
>overdue|-1
>pay|3
>payment|-1
>per|1
>perfect|4
>pickup|2
>please|2
>pls|2
>plus|1
>pm|-1
>por|-5
>possible|4
>post|1
>primera|2
>raus|3
>re|-1
>receipt|-2
>rehearsal|2
>room|-1
>round|6
>run|2
>says|-3
>schicken|1
>school|-11
>sein|2
>send|1
>service|2
>she|-5
>shift|-5
>should|-14
>show|2
>shows|1
>si|1
>sign|2
>since|-3
>six|1
>so|1
>still|-3
>stp|1
>take|-1
>tarde|1
>tecnico|1
>tell|-1
>th|-4
>thank|-4
>that|7
>the|-6
>their|-4
>them|3
>then|1
>they|9
>they're|1
>thing|-3
>think|-3
>this|-2
>through|-1
>thx|1
>till|-4
>time|2
>today's|2
>trial|1
>two|1
>und|-4
>unless|-1
>uns|-2
>until|-2
>up|2
>upload|-1
>us|-5
>viene|-2
>visit|2
>vom|1
>w|2
>waiting|-1
>want|3
>wants|-1
>ware|1
>was|1
>water|-5
>we|1
>wedding|-5
>weekday|3
>when|2
>whether|1
>will|6
>wird|-2
>with|-3
>without|-6
>won't|1
>work|6
>would|6
>write|-4
>writing|-2
>y|1
>year|-1
>you|6
>your|1
>zum|1
`;
