/** How much each feature speaks for that a text wants its task done then; made by `npm run learn:dues`, not by hand. */
export const DUE_WEIGHTS = `
+after rank1 beside false|3
+after rank1 beside true|-9
+after rank2 beside false|-3
+after rank2 beside true|6
+after rank3 beside false|3
+after rank3 beside true|13
+asked rank1 beside false|-3
+asked rank1 beside true|3
+asked rank2 beside false|2
+asked rank2 beside true|-8
+asked rank3 beside false|4
+asked rank3 beside true|14
+asksSomebody|24
+before rank1 beside false|8
+before rank1 beside true|-11
+before rank2 beside false|-2
+before rank2 beside true|-9
+before rank3 beside false|6
+before rank3 beside true|-6
+beginsRange|-30
+clause0|-6
+clause0 main false|4
+clause0 main true|-10
+clause1|-5
+clause1 main false|-10
+clause1 main true|2
+clause2|6
+clause2 main false|9
+clause2 main true|-1
+clause3|6
+clause3 main false|-5
+clause3 main true|8
+date|3
+distance0|13
+distance1|10
+distance2|17
+distance3|25
+distance4|-12
+ends|16
+endsRange|-7
+far by count|3
+far digits|-26
+far other|-36
+far year|-53
+form day|2
+form digits|-16
+form other|3
+form year|11
+further after|-13
+further before|1
+further beside false|-3
+further beside true|-9
+further only false|13
+further only true|-25
+further rank1|3
+further rank2|3
+further rank3|-17
+hasNoDay|-56
+hasTime|27
+inHeading|33
+inSubject|2
+inSubject2|-22
+inSubject3|24
+isBesideDateOfMain|-16
+isBesideOthers|-2
+isBrief|-5
+isField|-2
+isFurther|-12
+isItem|-14
+isJustBefore|27
+isJustBehind|13
+isLast|-1
+isLessSure|-16
+isLessSureThere|1
+isLong|8
+isNextYear|-19
+isOfMany|-17
+isOfReader|15
+isOfSomebody|1
+isOnly|1
+isOwner|-14
+isPast|3
+isPastElsewhere|8
+isSpan|9
+isTask|-1
+leads|4
+main rank1 beside false|8
+main rank1 beside true|-7
+main rank3 beside false|-6
+main0|4
+main0 asked|-3
+main0 asked sentence0 rank2|-1
+main1|7
+main1 after|3
+main1 after sentence0 rank2|-5
+main1 after sentence0 rank3|10
+main1 after sentence1 rank1|-2
+main1 after sentence1 rank2|-9
+main1 after sentence1 rank3|4
+main1 asked|10
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
+main2 after sentence1 rank2|3
+main2 after sentence1 rank3|-11
+main2 after sentence2 rank1|-3
+main2 after sentence2 rank2|-17
+main2 after sentence2 rank3|3
+main2 after sentence3 rank1|5
+main2 after sentence3 rank2|11
+main2 after sentence3 rank3|-8
+main2 asked|5
+main2 asked sentence2 rank1|7
+main2 asked sentence2 rank2|-5
+main2 asked sentence2 rank3|5
+main2 before|1
+main2 before sentence0 rank2|10
+main2 before sentence1 rank1|2
+main2 before sentence1 rank2|-10
+main2 before sentence1 rank3|-5
+main2 before sentence2 rank1|1
+main2 before sentence2 rank2|8
+main2 before sentence2 rank3|-1
+main2 before sentence3 rank2|-4
+main2 main|-3
+main2 main sentence2 rank2|-2
+main3|-2
+main3 after|5
+main3 after sentence0 rank2|-11
+main3 after sentence0 rank3|8
+main3 after sentence1 rank1|-1
+main3 after sentence1 rank2|9
+main3 after sentence1 rank3|1
+main3 after sentence2 rank1|-21
+main3 after sentence2 rank2|19
+main3 after sentence2 rank3|-8
+main3 after sentence3 rank1|2
+main3 after sentence3 rank2|-8
+main3 after sentence3 rank3|13
+main3 asked|1
+main3 asked sentence3 rank1|-8
+main3 asked sentence3 rank2|4
+main3 asked sentence3 rank3|2
+main3 before|-10
+main3 before sentence0 rank1|-9
+main3 before sentence0 rank2|-1
+main3 before sentence0 rank3|1
+main3 before sentence1 rank1|-8
+main3 before sentence1 rank2|-5
+main3 before sentence1 rank3|1
+main3 before sentence2 rank1|13
+main3 before sentence2 rank2|-1
+main3 before sentence2 rank3|3
+main3 before sentence3 rank1|-1
+main3 before sentence3 rank2|-4
+main3 main|-5
+main3 main sentence3 rank1|1
+main3 main sentence3 rank2|2
+main3 main sentence3 rank3|-8
+may say when after|29
+namesThing|-10
+none|-9
+none main0|-4
+none main1|-2
+none main2|-11
+none main3|-3
+none mainnone|-12
+none of main|-4
+none of others|-22
+none of some|-7
+none of sure|-6
+past after|8
+past asked|-6
+past before|-2
+past clause0|3
+past clause1|-18
+past clause2|13
+past clause3|6
+past day|-5
+past digits|11
+past main|4
+past other|-10
+past rank1|2
+past rank2|-4
+past rank3|6
+past year|9
+rank1|-9
+rank1 main false|-9
+rank1 sentence0|-7
+rank1 sentence1|2
+rank1 sentence2|-4
+rank2|-7
+rank2 main false|-7
+rank2 main true|-3
+rank2 sentence0|-14
+rank2 sentence1|-3
+rank3|9
+rank3 main false|11
+rank3 main true|6
+rank3 sentence0|21
+rank3 sentence1|4
+rank3 sentence2|3
+rank3 sentence3|2
+says when after|16
+says when before|18
+sentence1|3
+sentence2|1
+sentence3|2
+thatDay|5
+time after clause1|-10
+time after clause2|-9
+time after clause3|6
+time asked clause1|20
+time asked clause2|-22
+time asked clause3|-3
+time before clause0|-8
+time before clause1|-7
+time before clause2|-5
+time before clause3|-5
+time main clause1|-1
+where after|8
+where asked|5
+where before|-12
+where main|-7
-a|-5
-a clause1|-5
-a clause2|2
-a clause3|1
-a main false|-1
-a main true|-1
-a past|-2
-ab|2
-ab main false|-1
-abend|1
-after|2
-afternoon|-3
-am|2
-am clause2|1
-am clause3|-1
-am main false|-3
-am main true|3
-antes|10
-antes clause3|5
-antes main true|5
-at|6
-at clause0|-5
-at clause1|3
-at clause2|-3
-at clause3|4
-at main false|1
-at main true|-2
-at past|-1
-aujourd'hui|3
-aujourd'hui clause3|1
-aujourd'hui main true|3
-avant|8
-avant clause1|3
-avant clause3|2
-avant main false|2
-avant main true|4
-b|3
-b clause3|3
-b main true|3
-b past|1
-befor|1
-befor clause3|1
-befor main true|1
-before|2
-before clause1|-6
-before clause2|1
-before clause3|6
-before main false|-7
-before main true|8
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
-by main false|9
-by main true|-3
-ce|2
-ce clause3|1
-ce main true|1
-d'ici|2
-d'ici clause1|1
-d'ici clause3|2
-d'ici main true|2
-date|1
-day|-1
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
-du main true|-2
-due|5
-due clause1|4
-due main false|1
-due main true|3
-easter|2
-el|1
-el clause1|6
-el clause2|1
-el main false|8
-end|-3
-end clause1|-1
-end main false|-1
-ende|2
-eod|1
-eod main true|1
-esta|1
-esta main true|1
-evening|2
-first|2
-five|-6
-for|-2
-for clause0|1
-for clause1|6
-for clause3|-10
-for main false|9
-for main true|-12
-for past|4
-four|-5
-from|-2
-from clause1|1
-from clause3|-4
-from main false|6
-from main true|-8
-from past|-7
-fruh|-8
-half|3
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
-hoy|4
-hoy clause2|4
-hoy clause3|-2
-in|5
-in clause1|1
-in clause3|3
-in main false|-5
-in main true|9
-in past|1
-kw|-1
-later|5
-latest|1
-le|-4
-le clause1|1
-le clause2|-2
-le clause3|1
-le main false|-1
-le main true|1
-le past|-2
-least|1
-lunch|1
-manana|8
-manana clause1|4
-manana clause2|1
-manana clause3|3
-manana main false|3
-manana main true|5
-matin|-2
-mid|-2
-midnight|-2
-month|1
-month clause1|1
-month main false|6
-month main true|-2
-month past|1
-morgen|-4
-morgen clause1|-4
-morgen clause3|-2
-morgen main false|2
-morgen main true|-7
-morning|-6
-needed|1
-needed clause2|1
-needed past|1
-new|-1
-next|-7
-next clause1|-8
-next clause3|1
-next main false|-6
-next main true|-1
-no|4
-no clause0|2
-no clause1|1
-no clause2|1
-no clause3|1
-no main true|4
-no past|1
-noon|3
-of|-1
-on|1
-on clause0|3
-on clause1|8
-on main false|5
-on main true|5
-on past|-6
-one|-2
-para|-3
-para clause3|-4
-para main true|-3
-past|3
-payable|1
-payable clause2|1
-pour|-7
-pour clause3|-8
-pour main false|1
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
-the|-13
-the clause0|-2
-the clause1|-5
-the clause3|-10
-the main false|-6
-the main true|-11
-the past|3
-this|10
-this clause1|2
-this clause2|3
-this clause3|2
-this main false|6
-this main true|2
-this past|4
-three|1
-til|-1
-til main true|-1
-till|-8
-till clause1|-3
-till clause3|-5
-till main false|-2
-till main true|-6
-till past|1
-tmrw clause1|1
-tmrw clause3|-3
-tmrw main true|-2
-today|6
-today clause1|5
-today clause2|5
-today clause3|-2
-today main false|1
-today main true|8
-today past|4
-tommorow|2
-tommorow clause1|2
-tomorow main true|1
-tomorrow|5
-tomorrow clause1|1
-tomorrow clause2|4
-tomorrow clause3|4
-tomorrow main false|7
-tomorrow main true|2
-tomorrow past|2
-tonight|2
-tonight clause1|-4
-tonight clause3|6
-tonight main false|4
-tonight main true|-2
-tonight past|2
-two|3
-ubermorgen|3
-ubermorgen main true|1
-um|9
-um main false|1
-until|-8
-until clause0|-2
-until clause1|-1
-until clause2|-7
-until clause3|2
-until main false|-2
-until main true|-6
-until past|-7
-week|-7
-weekday clause0|-1
-weekday clause1|-1
-weekday clause2|-1
-weekday clause3|-6
-weekday main false|-8
-weekday main true|-2
-weekday past|7
-weekend|3
-weekend clause1|1
-weekend main false|1
-weeks|-4
-within|-5
-within clause1|-2
-within clause2|-3
-within clause3|-1
-within main false|-1
-within main true|-4
-within past|-2
<<a|-3
<<a echeance|-2
<<a faire|1
<<about|-4
<<after|-5
<<again|-5
<<al tecnico|1
<<all|3
<<am besten|1
<<an answer|1
<<and|-5
<<answer|3
<<appointment is|1
<<around|1
<<arrive|-5
<<arrives|1
<<as of|-2
<<at it|1
<<automatically|1
<<away|-2
<<b|2
<<back|-4
<<be|-1
<<be changed|2
<<be done|1
<<be received|3
<<be there|1
<<be uploaded|-2
<<begin|1
<<besten|1
<<bins out|-2
<<birthday|3
<<birthday is|-4
<<bitte|-1
<<book|3
<<book it|1
<<booked|1
<<books|1
<<breakfast|-1
<<but|1
<<c|-2
<<cake|-2
<<call|6
<<camp|-1
<<car|1
<<changed|3
<<close|-3
<<closed|-2
<<closes|3
<<closing|-8
<<come|-3
<<comes|3
<<concert|-4
<<conference|-1
<<confirm|-1
<<contract|3
<<court|-1
<<cutoff is|2
<<day|2
<<day is|-5
<<days of|-1
<<de|-6
<<deadline is|1
<<debit|-6
<<delivery|2
<<demo|1
<<desk|3
<<direct debit|-6
<<do|2
<<do it|5
<<done|2
<<door|-2
<<down|-2
<<draft|1
<<du bitte|1
<<due back|4
<<echeance|-2
<<end|1
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
<<flies|-1
<<forecast|1
<<form|3
<<freezer|2
<<frist|1
<<from you|3
<<game|4
<<garage|-5
<<gave us|1
<<gleich|2
<<go out|1
<<go up|-6
<<goes out|1
<<good|-2
<<greenhouse|1
<<half term|1
<<hall|-2
<<handover|2
<<hat|2
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
<<is closed|-3
<<is valid|3
<<ist|1
<<it|-1
<<it back|3
<<it done|1
<<it up|8
<<it's|-1
<<it's here|-3
<<job|-3
<<kannst|1
<<know|3
<<leave|-2
<<like|-1
<<list|-1
<<mas tardar|1
<<me|3
<<me know|1
<<meeting|2
<<meeting is|-1
<<meeting of|-3
<<menu|1
<<meter reading|1
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
<<off is|2
<<offers|1
<<office|-2
<<ok|-1
<<older than|-3
<<on leave|-4
<<on or|1
<<one|4
<<ones|1
<<online|3
<<open day|-1
<<opening|2
<<order|-1
<<ortega|-3
<<out|2
<<over|1
<<paid|-1
<<park|1
<<party|5
<<pay|2
<<payable|-1
<<people|-1
<<period|2
<<pick up|-8
<<place|-1
<<plan|1
<<planned|1
<<plus tard|2
<<portal closes|1
<<post office|-4
<<price|-2
<<printed|2
<<prochaine reunion|-1
<<production|-1
<<read|-4
<<reading|1
<<ready|1
<<received|3
<<rehearsal is|3
<<renews|1
<<renews automatically|1
<<replaced|1
<<report|-1
<<return|-4
<<return it|1
<<room|2
<<round|-1
<<run|1
<<runs out|4
<<say|2
<<section|-1
<<see you|-4
<<sent|1
<<service|1
<<shift|1
<<ship|-1
<<shop|2
<<show|-1
<<shut|-3
<<sick|-1
<<sie|-1
<<sie bitte|1
<<site|2
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
<<tell him|2
<<term|1
<<tests|-6
<<than|-3
<<that|1
<<that's|4
<<thats|2
<<the books|1
<<the contract|2
<<the deposit|-1
<<the garage|-5
<<the hall|2
<<the number|-5
<<the office|1
<<them|5
<<them up|1
<<there|4
<<they close|-1
<<they come|-2
<<thing|3
<<this|1
<<time|4
<<to|5
<<to her|-2
<<to know|1
<<twice|-6
<<uns|3
<<up|-9
<<uploaded|-2
<<us|2
<<valid|7
<<van|1
<<vence|1
<<version|-2
<<wanted|1
<<way home|3
<<we leave|5
<<weekday|-4
<<weekday and|-1
<<weekday or|-1
<<weekday shift|1
<<weekdays after|-3
<<will expire|1
<<with them|1
<<would|2
<<writing|1
<<you|-1
<a|5
<ab|2
<aber|1
<about|-6
<above|1
<ac|1
<access|-3
<ad|-4
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
<an|1
<and|2
<angebot|2
<annual|-1
<another|-6
<answer|4
<any|-6
<appointment|3
<are|-5
<around|1
<arrange|1
<arrive|-7
<arrives|1
<ask|1
<asked|2
<asking|-4
<assessment|-1
<at|-3
<au|3
<auditors|-1
<aunt|-3
<authority|-1
<automatically|1
<avant|1
<away|-2
<b|3
<back|-6
<bakery|1
<bank|1
<be|11
<because|-4
<been|-9
<before|14
<begin|1
<being|-1
<bestellen|-1
<besten|1
<bike|1
<bins|-4
<bird|2
<bis|4
<bitte|4
<blue|1
<bo|-1
<board|4
<boiler|2
<book|-10
<booking|1
<books|-2
<both|1
<branch|2
<brauche|1
<brief|1
<bring|-1
<bucket|-4
<bus|-3
<but|1
<buy|1
<by|3
<c|-2
<cake|-1
<call|10
<calle|3
<camp|-1
<can|-3
<can't|-2
<cancel|-3
<cancelled|1
<car|-4
<cat|1
<cert|3
<certificate|-1
<change|-1
<changed|7
<changes|3
<changing|2
<chart|-1
<chase|1
<check|-1
<chekc|1
<christmas|3
<circulate|4
<city|4
<clean|1
<cleaned|-1
<cleaning|-1
<clear|-4
<client|-3
<close|4
<closed|-4
<closes|3
<closing|1
<coach|-1
<code|3
<cold|1
<collect|2
<collected|-4
<collection|-1
<come|1
<comes|1
<coming|1
<commande|3
<committee|1
<company|-8
<concert|-5
<conference|-1
<confirm|-7
<confirmed|1
<contract|4
<copy|2
<corrected|1
<cost|-2
<costs|3
<could|3
<countersign|1
<courier|5
<court|-2
<crane|1
<credit|1
<crowd|-8
<current|1
<customer|-2
<cut|-4
<cutoff|2
<d|-2
<dad's|-1
<das|4
<date|-1
<dates|-7
<day|-2
<days|-4
<de|1
<deadline|3
<debit|-6
<deck|3
<degrees|-3
<del|-4
<deliver|-1
<delivery|2
<demo|-4
<dentist|-3
<depot|-2
<der|2
<des|1
<desk|3
<detector|1
<die|-2
<dinner|-3
<direct|-6
<do|4
<dock|-1
<does|-1
<dog|-4
<doing|-1
<doit|-1
<domain|2
<done|2
<dont|1
<door|-1
<down|-1
<draft|6
<dressing|1
<drill|1
<driving|1
<drop|-2
<dry|1
<du|-1
<due|3
<during|-4
<each|-1
<early|-4
<echeance|-2
<elm|1
<en|1
<end|1
<ends|7
<engineer|-1
<entry|-2
<er|1
<es|-2
<every|-3
<everyone|3
<everything|-7
<example|2
<exhibition|-2
<expire|2
<expires|7
<export|-6
<extend|-5
<extinguisher|-1
<fair|-3
<faire|1
<family|-1
<faudrait|1
<faut|2
<favor|1
<fee|3
<feed|3
<feedback|-2
<fetch|1
<field|2
<filed|1
<filter|1
<final|1
<finance|-2
<finish|1
<first|1
<fix|5
<flaky|1
<flies|-1
<floor|2
<flowers|3
<follow|-3
<for|-3
<forecast|1
<form|4
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
<from|-1
<front|-2
<frost|1
<full|-1
<fur|1
<furgoneta|1
<fyi|3
<game|5
<garage|-3
<garden|1
<gas|3
<gate|1
<gave|1
<get|6
<gets|1
<give|-1
<given|1
<gives|1
<gleich|2
<go|-1
<goes|7
<good|-2
<got|4
<greenhouse|2
<grill|2
<group|1
<gutter|-1
<guy|4
<half|-4
<hall|-2
<handover|2
<handrail|2
<hat|2
<have|3
<hay|1
<he|-5
<he'll|-2
<hearing|-1
<hedge|-4
<her|-6
<here|-5
<him|3
<hire|1
<his|3
<hold|-2
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
<il|2
<im|-1
<in|-2
<ines|-5
<ingrid|4
<inspect|1
<inspection|1
<inspector|2
<insurance|1
<interview|-2
<into|1
<invoice|-9
<is|-10
<isn't|1
<iso|-1
<ist|2
<it|14
<it's|-1
<its|-2
<itself|-5
<job|-2
<journal|-1
<just|1
<kannst|2
<keep|-4
<keys|1
<kids|1
<kindergarten|1
<kindly|2
<kit|-4
<kitchen|-1
<know|3
<konnten|1
<la|-9
<lab|5
<labels|1
<landlord|-7
<lane|1
<latest|1
<laundry|-6
<le|3
<lead|-2
<lease|2
<leave|-4
<left|-1
<lena|1
<les|-2
<let|3
<letter|2
<letters|5
<library|-4
<licence|-1
<like|1
<line|1
<list|2
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
<machst|1
<mail|3
<mairie|1
<make|2
<makes|-1
<man|4
<marek|-1
<marketing|1
<mas|1
<me|8
<meet|-4
<meeting|1
<meets|3
<menu|1
<merci|1
<meters|3
<miss|-1
<mme|1
<month|-16
<months|1
<more|1
<morgen|8
<mot|6
<move|1
<moved|-5
<moves|-1
<moving|-1
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
<needs|2
<new|-5
<newsletter|7
<next|1
<night|-7
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
<off|-2
<offer|3
<offers|1
<office|-1
<ok|1
<old|1
<older|-3
<on|-5
<one|-1
<ones|2
<online|3
<only|-3
<open|-1
<opening|1
<opens|1
<or|2
<order|6
<orders|5
<original|1
<ortega|-3
<oslo|-2
<our|-4
<out|-5
<over|3
<page|2
<palettes|1
<papers|1
<para|-4
<parade|-1
<parcel|-4
<parents|-3
<parents'|-1
<park|1
<parking|1
<party|5
<passer|2
<passport|1
<patient|1
<pay|3
<payable|-1
<payment|-1
<payroll|4
<people|-1
<period|2
<permit|1
<permits|1
<peux|3
<phone|1
<photo|-2
<piano|1
<pick|2
<picks|1
<pickup|-4
<place|-2
<plan|1
<planned|1
<plants|1
<plate|1
<plazo|1
<please|-1
<plumber|1
<plus|2
<pm|-1
<polyvalente|1
<pool|-2
<por|1
<portal|1
<post|-4
<pour|-2
<pourrais|-8
<prendre|1
<prepare|-2
<preparer|1
<prescription|1
<present|1
<price|-3
<printed|2
<prints|-2
<prior|2
<prochaine|-1
<prod|-3
<production|-1
<promised|3
<provide|4
<puedes|2
<pump|1
<put|-2
<q|7
<quarantine|1
<quarterly|1
<quay|2
<que|6
<quiere|-3
<quote|1
<rain|1
<rappeler|1
<re|2
<reach|2
<read|-4
<reading|2
<ready|2
<receipt|-5
<receipts|2
<received|1
<reception|-3
<recycling|3
<registration|1
<rehearsal|-2
<release|5
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
<replaced|1
<reply|3
<report|-9
<reports|1
<requested|-1
<reserver|-8
<return|-2
<reunion|-2
<review|1
<right|2
<ring|2
<room|2
<roster|1
<rota|1
<rotate|1
<run|-4
<running|1
<runs|4
<safety|3
<said|1
<sales|1
<salle|-7
<salt|1
<same|3
<sample|2
<saw|-1
<say|2
<says|1
<scaffold|-8
<schedule|2
<se|1
<season|1
<seats|-6
<second|-4
<section|-1
<see|-3
<send|2
<sent|1
<server|1
<service|2
<sets|-1
<shall|1
<she|1
<she's|-1
<sheet|-1
<shift|1
<ship|-1
<shop|3
<should|9
<show|-1
<shows|-1
<shut|-8
<sick|-1
<sie|1
<sign|1
<site|2
<six|1
<skip|1
<slides|1
<slot|1
<smoke|2
<so|11
<sold|-2
<somebody|5
<someone|-1
<sometime|-1
<son|-3
<spare|2
<sprint|1
<staff|-2
<stage|-3
<staging|1
<stand|-3
<stands|1
<start|-6
<starting|2
<stays|-6
<sticker|1
<still|1
<stop|-1
<storage|3
<street|1
<submit|2
<summer|-1
<supplier|2
<supply|-1
<survey|3
<swap|-1
<system|1
<table|-2
<takes|-6
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
<tenants|1
<term|-1
<test|-1
<tests|-5
<th|-1
<than|-3
<thanks|-2
<thanksgiving|3
<that|3
<that's|4
<thats|2
<the|-7
<their|1
<them|8
<then|-4
<there|-2
<there's|4
<therefore|1
<they|-3
<they'd|3
<they're|-4
<thing|3
<think|-4
<this|5
<three|1
<thursdays|-2
<tiene|4
<tiles|1
<till|-6
<time|2
<to|13
<today|-2
<together|1
<told|2
<tom|-5
<tomasz|3
<tonight's|7
<tour|2
<town|1
<trade|-2
<truck|1
<tu|-5
<turns|1
<twice|-7
<u|-3
<un|1
<une|1
<unit|3
<unless|1
<uns|3
<until|2
<up|-11
<upgrade|2
<uploaded|-2
<ur|1
<urgent|-2
<us|4
<v|-1
<valid|7
<van|7
<vat|-1
<vence|1
<vendor|-1
<version|-4
<visit|-4
<visiting|-1
<vor|2
<votre|1
<vous|1
<w|-1
<wait|-2
<walk|1
<want|4
<wanted|1
<wants|5
<warning|7
<was|-11
<water|4
<way|3
<we|-9
<wedding|3
<week|-1
<weekday|-13
<weekdays|-5
<were|-1
<what|-2
<when|1
<whether|-1
<who|-2
<whoever|2
<why|-8
<will|5
<window|-1
<wir|1
<with|-5
<within|-2
<without|2
<witness|3
<words|1
<work|1
<working|1
<would|6
<wound|1
<write|1
<writing|1
<written|1
<wrong|-3
<y|-1
<you|5
<you'd|1
<you're|3
<your|5
=a|-4
=ab|3
=able|1
=about|-9
=above|6
=ac|1
=accept|1
=acceptance|1
=access|-7
=account|1
=accounting|-2
=accounts|-1
=action|2
=actions|1
=ad|-3
=add|2
=adeyemi|1
=after|-7
=afternoon|-2
=again|-12
=against|1
=agreed|5
=ahead|4
=aid|-6
=air|1
=al|2
=alarm|-8
=alex|-2
=all|-3
=already|1
=also|2
=always|1
=am|8
=amir|1
=amount|-2
=an|5
=ana|-2
=and|-5
=angebot|1
=another|-5
=answer|4
=antes|4
=any|-4
=anyone|-9
=anything|-2
=anyway|-5
=ap|1
=application|1
=appointment|3
=approve|-1
=approx|-1
=architect|-1
=are|-9
=around|-1
=arrange|1
=arrive|-6
=arrives|1
=as|-7
=asap|-3
=ask|-1
=asked|2
=asking|-12
=assessment|-1
=at|2
=attach|-4
=au|-2
=audit|1
=auf|-6
=aujourd'hui|1
=aunt|-2
=aus|1
=automatically|3
=avant|7
=b|3
=baby|1
=back|-2
=backup|1
=bad|-1
=bags|4
=bakery|1
=balance|1
=bank|2
=batch|-2
=bathroom|2
=batteries|-5
=bay|2
=bday|2
=be|12
=bea|-1
=because|1
=bed|2
=been|-9
=befor|1
=before|24
=beforehand|1
=begin|1
=being|-1
=ben|-2
=berlin|-2
=bescheid|-1
=best|-7
=bestell|-1
=bestellt|1
=bestellung|1
=besten|1
=betrag|1
=between|10
=bianca|1
=bid|-2
=big|1
=bike|1
=bins|-5
=bird|4
=bis|7
=biscuit|1
=bitte|6
=blades|-2
=block|-3
=blocked|1
=blue|-1
=bo|-3
=board|4
=boat|2
=boiler|1
=book|-11
=booked|1
=booking|-1
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
=bucket|-4
=budget|-3
=building|1
=bus|-2
=but|-4
=buy|2
=by|2
=bye|1
=c|-6
=c'est|1
=ca|1
=cable|-2
=cake|-1
=caldera|1
=called|-4
=calls|5
=came|-9
=camp|-1
=can|-5
=can't|-8
=cancel|2
=car|-2
=card|1
=cash|1
=cat|1
=catering|-1
=ce|2
=cert|3
=certificate|3
=cet|1
=change|-2
=changed|7
=changes|3
=changing|-1
=checks|-4
=chekc|2
=chiara|-4
=chimney|3
=choir|2
=church|4
=circulate|4
=cita|-3
=city|4
=claim|1
=claire|-8
=class|1
=clause|1
=clean|1
=cleaned|-1
=clear|-2
=client|2
=clinic|2
=close|-3
=closed|-5
=closes|6
=closing|-1
=cn|1
=cna|-7
=coach|-2
=coats|-2
=code|3
=coffee|-1
=cold|1
=collect|2
=collected|-4
=collection|-5
=collects|1
=colour|1
=come|3
=comes|2
=coming|2
=comment|-5
=commission|1
=committee|3
=company|-8
=complete|1
=completion|2
=compressor|-5
=con|-3
=concert|-11
=conference|-2
=confirm|4
=confirmar|-1
=confirmation|2
=confirmed|1
=contract|2
=contractor|2
=cooling|-4
=copies|1
=corrected|1
=correction|-4
=cost|-2
=costs|2
=cottage|-4
=could|-5
=council|1
=count|-9
=counter|-4
=county|2
=couple|-1
=courier|1
=course|-1
=court|-2
=covers|-1
=crane|-1
=credentials|2
=credit|1
=crew|1
=critical|-4
=crowd|-8
=crown|3
=cups|-2
=current|1
=curtains|1
=customer|-2
=customers|-2
=cut|-1
=cutoff|1
=cutting|2
=d|-3
=d'ici|2
=dad|5
=dad's|-1
=damage|-1
=dan|1
=dana|1
=dann|-1
=das|1
=data|5
=date|5
=dates|-7
=daughter|-2
=day|4
=de|9
=deadline|4
=debit|-6
=decided|6
=deduction|1
=defrost|2
=degrees|-3
=del|-5
=delivery|8
=dem|1
=demain|3
=demo|-2
=den|1
=dentist|-3
=department|3
=deploy|-3
=deposit|1
=depot|-1
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
=do|-6
=dock|-1
=doctor|1
=documents|-4
=dog|-4
=doing|-6
=domain|2
=don't|2
=donc|2
=done|3
=dont|6
=door|-2
=doors|-3
=dort|-4
=down|-3
=dr|6
=draft|2
=drama|-1
=drawing|1
=drei|1
=dressing|1
=drill|1
=dringend|1
=drips|-4
=drive|1
=driver|1
=driving|1
=drop|-2
=drops|-1
=drum|-2
=dry|1
=du|2
=due|10
=during|-5
=e|5
=earlier|1
=early|-7
=easter|2
=echeance|-2
=eddie|1
=eight|1
=eilt|-1
=ein|2
=eine|2
=einen|-3
=einer|1
=el|2
=electricity|1
=elevator|1
=elm|1
=else|1
=em|1
=emptied|-4
=empty|-5
=emre|1
=en|1
=enclosed|1
=end|4
=ends|4
=engineer|2
=enough|1
=entregar|1
=envelope|1
=eod|1
=er|2
=es|-1
=est|1
=esta|2
=estimate|-1
=et|2
=eur|-1
=euro|-1
=eve|-2
=every|-8
=everybody|-6
=everyone|3
=everything|-2
=ewa|1
=example|3
=expire|2
=expires|7
=export|-6
=extend|-5
=extended|1
=extinguisher|-1
=eye|1
=fair|-3
=faire|3
=family|-1
=farida|-1
=faudrait|3
=faut|1
=favor|-2
=fee|3
=feed|3
=feedback|-1
=ferry|-5
=fertig|1
=fetch|1
=few|-6
=field|2
=figure|-1
=figures|4
=file|-1
=filed|1
=filter|3
=final|1
=finance|-2
=find|-7
=findet|1
=fine|4
=finish|1
=fire|1
=first|11
=fish|-4
=five|-6
=fix|-10
=fixed|1
=flaky|1
=flat|2
=flies|-1
=flight|4
=floor|-7
=florist|1
=flowers|1
=folder|-2
=follow|-3
=following|1
=for|5
=forecast|1
=forget|5
=forklift|1
=form|4
=fortnight|1
=forward|1
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
=from|4
=front|-4
=frost|1
=fruh|2
=full|2
=fur|2
=furgoneta|1
=game|5
=garage|-3
=garden|3
=gareth|-1
=gas|2
=gate|4
=gave|1
=genannte|1
=get|6
=gets|3
=getting|-1
=give|-2
=given|1
=gives|1
=gleich|2
=gloria|1
=go|10
=goes|4
=gone|-1
=good|-3
=goods|-1
=got|4
=grandma|1
=great|1
=green|1
=greenhouse|2
=greta|1
=grill|2
=group|-2
=guarantee|-5
=gus|1
=gutter|-1
=guy|1
=guys|1
=h|2
=had|-4
=halb|2
=half|-5
=hall|-8
=hana|-9
=hand|2
=handover|-1
=handrail|2
=hands|1
=hang|-1
=hannah|-1
=has|8
=hasta|-3
=hat|-4
=have|3
=hay|2
=he|3
=he'll|-2
=he's|-1
=heads|1
=hearing|-7
=heating|1
=hedge|-4
=hello|-2
=hem|2
=her|-11
=herr|2
=heute|1
=him|4
=hire|3
=his|5
=hold|-2
=holiday|-1
=holidays|-1
=home|-2
=honey|-3
=hora|1
=hot|1
=hotel|-1
=hour|2
=hours|-8
=house|-4
=hoy|8
=hr|2
=hrs|1
=hurry|-1
=i|1
=i'd|1
=i'll|2
=i'm|-5
=ice|2
=ich|-1
=id|-4
=ideally|1
=if|6
=ihn|3
=il|4
=im|-5
=immediately|1
=important|-4
=imran|-1
=in|-3
=inch|1
=ines|-4
=info|1
=informe|1
=inga|1
=ingrid|5
=inspect|1
=inspected|-2
=inspection|3
=inspector|3
=insurance|-5
=insured|1
=interim|4
=interview|-2
=invoice|-9
=invoices|1
=is|3
=iso|-1
=issue|-1
=ist|1
=it|5
=it's|4
=item|1
=itself|-8
=ivan|1
=jens|-1
=job|-6
=joe|-2
=jonas|5
=journal|-1
=jours|1
=just|-3
=k|-4
=kannst|2
=keep|-4
=kegs|-5
=keller|2
=kev|-5
=key|1
=keys|2
=kg|1
=kids|-1
=kindergarten|3
=kindly|3
=kit|-4
=kitchen|-8
=know|4
=kommt|1
=konnten|1
=konto|1
=l|-5
=l'envoyer|1
=la|-5
=lab|1
=label|-1
=labels|1
=landlord|-6
=lane|2
=laptop|3
=lars|1
=las|6
=lassen|-1
=last|3
=late|2
=later|5
=latest|3
=lauft|-2
=launch|-2
=laundry|-6
=le|1
=lead|-2
=leak|-1
=lease|2
=leasing|-1
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
=licence|-1
=lift|-1
=like|2
=limit|-3
=linde|-1
=line|-3
=lines|-7
=listen|1
=lists|-1
=live|1
=llama|1
=llamar|1
=lo|1
=load|5
=loading|2
=loan|1
=local|2
=lock|1
=locker|2
=long|-2
=look|-13
=looks|1
=lorry|-2
=los|1
=lost|-4
=lotte|1
=lovely|-5
=low|-1
=lower|3
=lucia|-3
=lunch|-4
=lunchtime|-1
=m|4
=machen|1
=machine|2
=machines|-2
=machst|1
=madame|-1
=made|2
=mail|5
=main|-1
=maintenance|1
=mairie|1
=make|4
=manager|4
=manana|6
=marcus|-1
=marek|-4
=marketing|1
=marta|2
=mas|1
=matinee|1
=max|-1
=mayor|2
=me|-2
=means|1
=measure|2
=meet|-4
=meeting|6
=meets|3
=mei|2
=membership|1
=menu|1
=merci|1
=message|-1
=messe|-1
=meter|3
=meters|3
=mic|-2
=mid|-2
=midi|1
=min|-2
=mind|-7
=minimum|1
=minute|-3
=mir|-1
=mirko|4
=mismo|3
=miss|1
=missing|1
=mit|-2
=mme|1
=mo|1
=moment|4
=monsieur|-1
=more|3
=morgen|6
=morning|5
=mot|8
=moved|4
=moving|-4
=mr|3
=mrs|4
=much|1
=mum|-2
=mum's|3
=music|3
=muss|3
=mussen|1
=must|5
=my|-10
=myself|-5
=n|-1
=nachsten|1
=nadia|1
=name|-1
=names|1
=nd|2
=need|-1
=needed|-2
=needs|4
=neighbours|-4
=net|-4
=neue|2
=neuen|1
=new|1
=news|1
=next|2
=nicht|-2
=night|-10
=nights|-1
=nine|2
=nite|1
=no|-7
=nobody|-5
=noch|5
=noise|1
=noon|-2
=noor|-2
=north|-1
=not|-4
=note|-1
=notes|-6
=nothing|-4
=notice|3
=notification|1
=nous|1
=now|-11
=number|-4
=numbers|-2
=nur|1
=nursery|-2
=o'clock|-2
=oak|2
=oder|1
=of|3
=offers|2
=office|1
=oil|-1
=ok|3
=okay|1
=ola|2
=old|-3
=older|-3
=oma|-1
=on|-9
=once|1
=one|4
=ones|3
=online|3
=only|1
=open|-13
=opens|4
=or|3
=order|6
=ordner|-4
=organ|1
=original|1
=ortega|-2
=oslo|1
=otherwise|4
=our|2
=out|-3
=over|1
=overdue|-2
=own|1
=ozdemir|1
=p|1
=padres|1
=pads|1
=page|2
=pages|1
=palettes|1
=paolo|-1
=paper|3
=papers|4
=par|1
=para|-6
=parcel|-2
=parents|-2
=parents'|-1
=park|1
=parking|-3
=part|1
=parts|-1
=party|5
=parvenir|1
=pass|1
=passport|-4
=past|1
=patient|2
=pay|6
=payable|1
=payment|-4
=payroll|4
=pedido|1
=people|-3
=per|1
=period|6
=permit|1
=permits|-3
=person|5
=peter|1
=peux|5
=pharmacy|-1
=phone|1
=photo|-6
=photographer|-2
=photos|-3
=piano|-2
=pick|5
=picks|1
=pilar|-1
=plan|3
=plants|-3
=plate|2
=plates|1
=playground|4
=plazo|1
=pleas|1
=please|8
=plese|1
=pls|-6
=plumber|-1
=plus|1
=plz|1
=pm|-4
=pool|-2
=por|1
=porfa|1
=portal|1
=possible|4
=post|-2
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
=prescription|5
=present|1
=press|2
=price|-2
=primera|1
=printed|1
=printer|2
=prints|-8
=prior|3
=priority|-1
=prochaine|-1
=prod|-3
=promised|8
=proof|-1
=provide|1
=prufen|1
=prufer|1
=prufung|1
=publish|-2
=puede|3
=puedes|2
=pump|2
=pupils|-1
=push|1
=put|3
=putting|1
=q|4
=quarantine|1
=quarter|1
=quarterly|1
=quay|1
=que|6
=question|-1
=questionnaire|1
=quiere|-3
=quiet|-6
=quotation|2
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
=rd|-1
=re|3
=read|-8
=reading|1
=ready|7
=really|1
=rear|1
=receipt|-5
=receipts|2
=received|3
=reception|-3
=record|1
=records|3
=recycling|1
=redo|-5
=refill|-5
=register|1
=registration|3
=rehearsal|-1
=reifen|2
=release|5
=relire|1
=remind|6
=reminder|2
=rendre|1
=renew|7
=renewal|1
=renewing|-1
=renews|6
=renouveler|1
=renovar|1
=rent|1
=rented|1
=renvoyer|1
=repaint|-5
=repair|5
=repaired|1
=reparer|2
=replace|1
=replaced|-1
=reply|3
=report|-6
=reports|2
=reprinted|1
=requests|3
=required|1
=reserver|-8
=residents|1
=results|1
=return|1
=reunion|-1
=review|1
=revised|-1
=ring|-7
=risk|1
=rita|-4
=road|1
=roll|-1
=room|4
=rooms|1
=rosa|-4
=roster|1
=rota|-6
=rotate|1
=round|1
=ruben|3
=rui|2
=run|-5
=running|-3
=runs|4
=ruth|1
=s|1
=safety|1
=said|5
=sala|1
=sale|1
=sales|1
=salle|-10
=salt|1
=same|-1
=sample|4
=sand|4
=sans|2
=satruday|1
=saturday's|-1
=saturdays|-5
=saw|-5
=say|1
=says|-1
=scaffold|-10
=schedule|3
=schicken|1
=schlussel|-4
=school|-9
=se|2
=season|1
=seating|1
=second|-2
=section|-1
=see|1
=seguro|1
=sein|1
=semaine|1
=send|6
=sends|1
=senor|-2
=sera|1
=server|2
=service|1
=serviced|1
=set|2
=settled|-1
=shall|1
=share|1
=sharp|1
=she|2
=she'd|1
=she's|-2
=sheet|-1
=sheets|1
=shelves|2
=shift|-5
=ship|4
=shoes|1
=shoot|-1
=shop|1
=shopping|8
=short|-4
=shot|-1
=should|-5
=show|1
=shut|-8
=shuts|1
=si|3
=sie|2
=sign|3
=signed|1
=signs|2
=since|-8
=sind|1
=sing|1
=sink|1
=siobhan|2
=site|4
=six|1
=sizes|1
=skip|1
=slide|1
=slides|1
=slot|1
=small|2
=smoke|2
=so|1
=sofa|1
=sofie|-1
=soir|1
=sold|-1
=someone|-3
=son|-3
=sonst|1
=soon|1
=sorry|1
=sous|1
=space|1
=spare|2
=spatestens|6
=split|-1
=sports|-1
=sr|1
=st|9
=staff|-6
=stage|-3
=stand|-2
=standing|-2
=stands|1
=start|-8
=starting|-1
=starts|6
=station|1
=statt|-3
=stays|-4
=steht|-3
=sticker|1
=still|1
=stop|-2
=storage|2
=storm|6
=stp|1
=street|1
=structural|1
=stuck|-2
=studio|-1
=submission|1
=submit|4
=sud|1
=suit|1
=sunday's|2
=sunniva|2
=supplier|2
=support|-1
=surgery|1
=survey|3
=svenja|-3
=swap|1
=sweep|3
=swimming|-1
=system|1
=table|-2
=tables|-1
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
=tax|4
=tea|-2
=teacher|1
=tech|1
=technician|1
=tecnico|1
=teh|-3
=tell|-14
=temp|-2
=ten|-7
=tenant|1
=tenth|2
=test|-2
=tests|-1
=text|1
=th|3
=than|1
=thank|-4
=thanksgiving|3
=that|4
=that's|1
=thats|2
=the|4
=theatre|-4
=them|5
=then|6
=there|3
=there's|3
=therefore|1
=they|4
=they'd|3
=they're|-9
=thing|2
=think|-11
=thirtieth|1
=this|8
=three|6
=through|-2
=thursdays|-2
=thx|1
=tickets|-1
=tiene|4
=tiles|1
=till|-17
=time|7
=tls|3
=tmrw|8
=to|2
=today|14
=together|4
=told|3
=toll|-1
=tom|-4
=tommorow|2
=tomorrow|6
=tomorrow's|2
=tonight|7
=tonight's|1
=tonite|1
=too|1
=took|-1
=tool|1
=tour|2
=towels|-6
=town|1
=trade|-2
=train|-5
=tree|2
=trial|2
=trip|1
=truck|1
=tu|-1
=turns|2
=tuv|1
=tv|-2
=twenty|1
=twice|-11
=two|5
=u|1
=ubermorgen|3
=uberweisen|1
=uhr|4
=um|4
=un|3
=und|-3
=under|4
=une|1
=unit|-3
=unless|1
=uns|2
=unten|1
=until|-3
=up|6
=upload|-1
=ur|1
=us|-1
=use|-2
=used|-3
=uwe|1
=v|-2
=vaccination|1
=valid|4
=van|7
=vat|-5
=vehicle|1
=vence|1
=versicherung|1
=version|-1
=vertrag|-2
=vet|2
=vienen|1
=violin|1
=visit|-1
=visiting|-1
=visitors|2
=vom|-7
=von|1
=vor|2
=vorher|2
=votre|-1
=vous|1
=vpn|-1
=w|5
=wait|-2
=walk|1
=want|-1
=wanted|4
=wants|4
=war|-3
=warden|1
=warning|7
=was|-12
=wash|2
=we|-1
=we'll|-4
=we're|-7
=weather|1
=website|-2
=wedding|-1
=week|-5
=weekday|1
=weekdays|-5
=weekend|2
=weeks|2
=weiss|2
=well|-1
=werden|1
=were|-3
=what|-4
=when|4
=whenever|-6
=whether|-5
=which|-1
=who|-2
=whoever|2
=why|-9
=will|7
=windows|1
=wine|-3
=winter|-1
=wir|1
=with|4
=without|-7
=witness|3
=woche|3
=wochen|1
=won't|1
=words|2
=work|4
=working|6
=works|-1
=would|-2
=wound|1
=write|-3
=writes|4
=writing|-2
=wrong|-3
=wrote|-1
=x|1
=y|1
=year|-3
=yes|-3
=yesterday|-8
=yet|3
=you|-5
=you'd|2
=you're|3
=your|11
=yours|1
=zu|1
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
>>al|4
>>all|2
>>and|-3
>>and back|-4
>>and i|1
>>and i'd|-5
>>and month|-1
>>and the|-1
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
>>from|-5
>>hand|1
>>hay|1
>>hay que|1
>>i|-4
>>if|2
>>if possible|1
>>im|-3
>>in|4
>>in the|2
>>is|8
>>is fine|3
>>is the|5
>>ist|-1
>>it|2
>>its|1
>>kommt|-1
>>lunch|-4
>>mismo|3
>>month|2
>>net|-1
>>noch|7
>>noch raus|2
>>now|-5
>>of|-4
>>of the|-6
>>of today's|2
>>ok|1
>>on|-12
>>on fridays|-2
>>only|5
>>or|2
>>or month|-1
>>or we|1
>>please|1
>>pls|4
>>run|1
>>so|5
>>so before|2
>>so that|1
>>so the|-2
>>so we|1
>>somebody|-1
>>stp|1
>>the|8
>>they|6
>>this|1
>>to|-5
>>um|-7
>>w|1
>>was|1
>>we|1
>>we have|-1
>>we need|1
>>when|2
>>whether|1
>>without|-9
>>without deduction|1
>>would|3
>>would be|3
>a|-2
>ab|-1
>after|9
>again|-2
>al|5
>all|2
>always|1
>and|-3
>anyone|-9
>are|-3
>around|2
>as|-1
>ask|1
>at|-5
>auf|-3
>aus|1
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
>can't|-4
>check|1
>clear|1
>close|5
>closed|2
>closes|-1
>come|2
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
>den|5
>deposit|1
>der|1
>die|1
>do|-2
>einen|1
>el|2
>en|1
>enough|1
>eur|-1
>file|1
>fine|5
>first|5
>fish|-4
>fix|-3
>for|-2
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
>has|2
>have|4
>hay|1
>her|-3
>him|-1
>hora|1
>hour|2
>i|1
>i'd|-6
>i'm|2
>if|4
>im|-5
>in|1
>inspection|1
>is|5
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
>last|-1
>late|-3
>latest|1
>letter|-1
>like|-1
>lunch|-4
>machen|1
>matinee|1
>meeting|2
>message|3
>mismo|3
>miss|1
>month|8
>morning|8
>moved|6
>must|-1
>my|1
>need|-2
>needs|-2
>net|-5
>neue|1
>new|-2
>next|2
>no|3
>noch|7
>not|-2
>notice|3
>now|-7
>of|-3
>off|-2
>ok|2
>old|-1
>on|-4
>only|5
>or|2
>our|7
>over|-3
>overdue|-1
>pay|2
>per|1
>period|1
>pickup|2
>pls|4
>possible|1
>post|1
>primera|1
>que|1
>raus|5
>re|-1
>reach|-2
>receipt|1
>rehearsal|1
>room|-2
>run|2
>says|-1
>school|-7
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
>that|5
>the|-3
>them|2
>then|1
>there|1
>they|8
>they'll|-1
>they're|1
>thing|-2
>think|-3
>this|-2
>through|-1
>thx|1
>till|-5
>time|2
>to|2
>today|2
>today's|2
>tomorrow|4
>trial|1
>two|1
>um|-7
>und|-4
>unten|1
>until|-3
>up|5
>upload|-1
>us|-6
>visit|3
>vom|1
>w|2
>want|4
>water|-2
>wedding|-5
>weekday|2
>were|-1
>when|2
>whether|2
>will|1
>with|-2
>within|-1
>without|-6
>work|3
>would|6
>write|-4
>y|1
>year|-1
>you|5
`;
