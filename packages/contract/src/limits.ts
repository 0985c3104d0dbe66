/** Business constants (SPEC §9, DECISIONS §1 to §3). Units stand last in each name; plain lengths count characters. */
export const LIMITS = {
  titleLength: 50,
  descriptionLength: 300,
  commentLength: 200,
  /** Co-assignees of one task, and people it is shared with. */
  peoplePerTask: 100,
  subtasksPerTask: 100,
  /** Tasks of one bulk change. */
  bulkTasks: 200,
  importRows: 5_000,
  importFileBytes: 900 * 1_024,
  /** Of any CSV file that is read. */
  csvColumns: 50,
  csvCellLength: 2_000,
  exportTasks: 20_000,
  exportAuditEntries: 500_000,
  /** SPEC §9 'Pagination'. */
  auditPageSize: 20,
  auditStatsDays: 30,
  auditStatsDaysMax: 366,
  auditStatsTop: 10,
  /** A person's, company's or contact's name. */
  nameLength: 100,
  /** What a mail shows of one, in letters as people count them. */
  nameInMailLength: 60,
  /** RFC 5321 §4.5.3.1.3. */
  emailLength: 254,
  passwordMinLength: 6,
  passwordMaxLength: 256,
  codeLength: 6,
  accessCodeLength: 4,
  searchLength: 100,
  idempotencyKeyLength: 255,
  pageSizeDefault: 50,
  pageSizeMax: 200,
  /** Of the body of a call for people who are signed in, unless the operation has more (see bodyBytes there) … */
  bodyBytes: 64 * 1_024,
  /** … and of any other. */
  anonymousBodyBytes: 16 * 1_024,
  /** Of what in a body beyond bodyBytes is no text; an import of people has most. */
  largeBodyValues: 2_000,
  /** Such bodies that a process of the app keeps at a time, more are refused (429): 30 MB of the largest. */
  largeBodiesInFlight: { perCompany: 4, ofAll: 16 },
  /** Path and query; what the app asks for has less than a thousand. */
  urlLength: 4_096,
  /** Path and query of a page, whose address may hand 8 KB over (SPEC §2 'Hand-over inputs'); the server reads nothing of it. */
  pageUrlLength: 12 * 1_024,
  /** How many wrong fields an answer names, and how many characters of each name. */
  faultsNamed: 10,
  faultNameLength: 60,
  defaultDueDays: 7,
  phoneLength: 40,
  /** What the counter of the invitation's message shows; more is not cut (SPEC §5) … */
  invitationMessageLength: 500,
  /** … up to what a mail reasonably holds. */
  invitationMessageMax: 2_000,
  /** That are open at a time; the oldest ends with one more (DECISIONS §2). */
  sessionsPerPerson: 50,
  contactSearchMinimum: 2,
  contactSearchLimit: 10,
  /** People of one call of the bulk import; a larger file takes several. */
  importPeoplePerCall: 200,
  importPeopleFileBytes: 2 * 1_024 * 1_024,
  /** What the calls of an hour can hold (see importPeople in rate-limits.ts), and room for a second try. */
  importPeopleRows: 10_000,
  recentEmployees: 5,
  visibleCoAssignees: 5,
  notificationBadgeMax: 99,
  /** That a person has open at a time, per process of the app; a hidden tab has none. */
  liveStreamsPerPerson: 20,
  /**
   * What a person's requests may take, per process of the app: those in flight are being answered or wait for that, more
   * are refused (429); files count until they have been read. So many of them are worked on at once, few, as everybody
   * else waits about as many times as long meanwhile; the heavy ones (searches, long lists, exports, imports) keep a processor busy
   * each.
   */
  requestsPerPerson: { inFlight: 100, filesInFlight: 3, atOnce: 3, heavyAtOnce: 1 },
  /** What a company's requests may take: far fewer at once than the database has connections, so that others find one free. */
  requestsPerCompany: { inFlight: 300, filesInFlight: 10, atOnce: 6, heavyAtOnce: 2 },
  /**
   * What the requests from one network address may take, whoever's they are: an office has one, and so has who opens many accounts.
   */
  requestsPerAddress: { inFlight: 600, filesInFlight: 20, atOnce: 8, heavyAtOnce: 3 },
  /** Worked on at once of an account that nobody else was beside lately: whoever comes finds a connection free. */
  requestsAtOnceAlone: 12,
  heavyRequestsAtOnce: 4,
  /**
   * Passwords that wait to be hashed, per process; one takes some 25 milliseconds (see passwords.ts). Those of people who
   * are signed in keep a connection of the database each: one company's at once, less the one that is hashed.
   */
  passwordsWaiting: { owner: 200, session: 11, stranger: 60 },
  /** The end of the calendar the product accepts; dates before 1970 are refused too. */
  yearMax: 9999,
} as const;

/** How long things live. */
export const LIFETIMES = {
  sessionHours: 24,
  rememberedSessionDays: 30,
  codeMinutes: 10,
  setPasswordLinkHours: 24,
  /** Since its last sign-in; browsers keep no cookie for longer than 400. */
  knownDeviceDays: 365,
  invitationDays: 7,
  /** An address that its holder has not verified by then is free for somebody else (DECISIONS §2). */
  unverifiedAddressDays: 7,
  idempotencyKeyHours: 24,
  /** How long before its due date people are reminded of a task. */
  dueSoonHours: 24,
  accessCheckDelayMilliseconds: 500,
  successCloseMilliseconds: 2_000,
  noticeMilliseconds: 5_000,
  /** A call that has had no answer for so long is given up; the server gives up a statement after half of it. */
  answerMilliseconds: 30_000,
  /** How long a request waits for its turn before it is told to come back. */
  turnMilliseconds: 10_000,
  /** How long nobody else may have asked for an account to count as alone (see requestsAtOnceAlone). */
  aloneAfterMilliseconds: 5_000,
  /** How long the contacts screen says that something went well; failures stay as long as any notice (SPEC §4). */
  contactSuccessMilliseconds: 3_000,
} as const;

/** Limits on guessing and on mail (DECISIONS §2). */
export const ABUSE_LIMITS = {
  codeTries: 5,
  codesPerAddressPerDay: 5,
  invitationsPerDay: 10,
  /** To one person; what comes beyond is only told in the app. */
  notificationMailsPerHour: 60,
  notificationMailsPerDay: 200,
  /** Mails to mailboxes that a person says are theirs: who mistyped the own address corrects it, nobody mails strangers so. */
  newAddressMailsPerDay: 5,
  /** Of these, all together to one mailbox from people who have not even verified the address they have. */
  claimedUnverifiedMailsPerDay: 5,
  /** Codes that are asked for at a mailbox; well above what those who own it can need (see codesPerAddressPerDay). */
  askedMailsPerDay: 20,
  /** Notices of changes of one's own account. */
  ownNoticesPerDay: 20,
  /** Of what people write to the operator, to SUPPORT_EMAIL; what comes beyond is only in the console. */
  feedbackMailsPerHour: 60,
  feedbackMailsPerDay: 300,
  /** People of a company who wait for their welcome mail; no more are added before. */
  waitingWelcomes: 20_000,
} as const;
