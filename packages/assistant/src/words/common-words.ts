/** Words that any text may have, in four languages, folded: they tell nothing of what it is about. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'everything everybody everyone the a an and or of to in on at for from by with about into over under is are was were be been it its this that these those there here we you they he she i me my our your their his her them us as if so but not no yes all any some each every other another more most very just only also too still again now then than when where who which what how can could will would shall should may might must do does did done erledigt fertig abgehakt hecho hecha listo fini finie termine have has had get got please pls thanks thank hello hi hey dear regards best new old one up down out off back please says said say sent send works work working done finished started start ' +
    'der die das den dem des ein eine einen einem einer und oder von zu im in am an auf fur mit bei nach aus ist sind war wird werden hat haben nicht kein keine wir ich sie er es auch noch schon bitte ' +
    'el la los las un una unos unas y o de del al en por para con es son esta estan fue ha han no se lo su sus que ya ' +
    'le les une des du au aux et ou dans sur pour avec est sont a ont ne pas ce cette ces il elle nous vous je que qui deja ' +
    'before after during between while mr mrs ms miss dr prof herr frau senor senora mme since yet ' +
    'wait waits waiting waited task tasks ticket issue subtask add update status priority urgent urgently important deadline due date today tomorrow yesterday week weeks month months day days year next last until move moved moving postpone postponed cancelled cancel complete completed mark raise high low medium prio step part aufgabe tarea tache'
  ).split(' '),
);
