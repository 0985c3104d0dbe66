import { createHmac } from 'node:crypto';
import { ABUSE_LIMITS } from '@taskwell/contract/limits';
import { FAILURES } from '@taskwell/contract/messages';
import { REFUSALS } from '@taskwell/contract/refusals';
import { isReleasedAddress } from '@taskwell/contract/rules';
import type { Config, MailLimit } from '../config/config.ts';
import type { OpenTransaction } from '../database/database.ts';
import { Failure } from '../http/failure.ts';
import type { KeyFor } from '../keys.ts';
import { countInBudgets, findUnverified, findVerifiedMembers, type Spent } from './budgets.queries.ts';
import type { MailTemplate } from './templates.ts';

/**
 * Who causes a mail. A person: whoever acts, in the company they act in. `recipient`: whoever says that the mailbox is
 * theirs, before they are anybody. `writer`: whoever writes to the operator, signed in or not. `system`: the clock, and
 * operators.
 */
export type Causer = { userId: number; companyId: number | null } | 'recipient' | 'writer' | 'system';

/** What decides of a mail whether it may be sent. */
export interface BudgetedMail {
  template: MailTemplate;
  recipient: string;
  causedBy: Causer;
}

/**
 * What a mail is to its recipient. `others`: a person sends it to somebody else. `care`: an administrator has changed the
 * recipient's account; what others send there must not keep one from that, so a company's count apart from all else.
 * `ownAddress`: to a mailbox that the person says is theirs. `owner`: tells the owner of an account what has become of
 * it. `notification`: what the app tells anyway. `feedback`: to the operator of the installation, whoever writes it.
 */
type Kind = 'others' | 'care' | 'ownAddress' | 'owner' | 'notification' | 'feedback';

interface MailRule {
  kind: Kind;
  /** Beyond a budget: refused with what caused it, or left out where nobody waits for an answer. */
  whenOver: 'refuse' | 'skip';
}

/** One line for each mail there is: whoever adds a template decides here. */
const MAIL_RULES: Record<MailTemplate, MailRule> = {
  'verification-code': { kind: 'others', whenOver: 'skip' },
  'password-reset-code': { kind: 'others', whenOver: 'skip' },
  'set-password': { kind: 'others', whenOver: 'refuse' },
  'task-invitation': { kind: 'others', whenOver: 'refuse' },
  'address-changed': { kind: 'care', whenOver: 'refuse' },
  'password-reset-by-administrator': { kind: 'care', whenOver: 'refuse' },
  'email-change-code': { kind: 'ownAddress', whenOver: 'refuse' },
  'address-in-use': { kind: 'ownAddress', whenOver: 'refuse' },
  'password-changed': { kind: 'owner', whenOver: 'refuse' },
  'own-address-changed': { kind: 'owner', whenOver: 'refuse' },
  'access-token-made': { kind: 'owner', whenOver: 'refuse' },
  notification: { kind: 'notification', whenOver: 'skip' },
  feedback: { kind: 'feedback', whenOver: 'skip' },
};

/** Notifications leave a third of a person's and a company's budget to mails that somebody waits for. */
const NOTIFICATIONS_SHARE = 2 / 3;

export interface MailBudgets {
  /**
   * Takes mails out of the budgets of all who cause and get them, in the transaction of what causes them (DECISIONS §2
   * 'Mail budgets'; decision 20). What may be left out is left out.
   *
   * @param takesPart takes what fits of mails that would be refused, too, for those that can wait
   * @returns those to be sent, in their order
   * @throws 429 when a budget is used up, 403 for mails of somebody unverified to strangers
   */
  spend<M extends BudgetedMail>(tx: OpenTransaction, mails: M[], takesPart?: boolean): Promise<M[]>;
}

interface Budget {
  key: string;
  limit: MailLimit;
}

export function createMailBudgets({ mailLimits }: Pick<Config, 'mailLimits'>, keyFor: KeyFor): MailBudgets {
  const key = keyFor('mail budgets');
  const ofAddress = (address: string) => createHmac('sha256', key).update(mailboxOf(address)).digest('base64url');

  /** All that a mail counts in; it is sent where each has room. */
  function budgetsOf({ template, recipient, causedBy }: BudgetedMail, isUnverified: boolean): Budget[] {
    const { kind } = MAIL_RULES[template];
    // Apart from what strangers send there: they must not use up what the owner's way in needs (SECURITY row 24).
    if (causedBy === 'recipient') return [{ key: `asked:${ofAddress(recipient)}`, limit: ASKED_LIMIT }];
    // Apart from all else that the operator's mailbox gets, which may be an account's, too.
    if (causedBy === 'writer') return [{ key: 'feedback', limit: FEEDBACK_LIMIT }];
    if (causedBy === 'system') return [anybodysMailbox(kind, recipient)];
    const newAddress: Budget = { key: `new-address:${causedBy.userId}`, limit: NEW_ADDRESS_LIMIT };
    // The address of an unverified person is one that they say is theirs.
    if (kind === 'owner') {
      return [isUnverified ? newAddress : { key: `owner:${causedBy.userId}`, limit: OWN_NOTICES_LIMIT }];
    }
    const shareOf = (limit: MailLimit) => (kind === 'notification' ? shared(limit) : limit);
    return [
      mailbox(kind, recipient, causedBy.companyId, isUnverified),
      { key: `person:${causedBy.userId}`, limit: shareOf(mailLimits.person) },
      ...(causedBy.companyId === null
        ? []
        : [{ key: `company:${causedBy.companyId}`, limit: shareOf(mailLimits.company) }]),
      ...(kind === 'ownAddress' ? [newAddress] : []),
    ];
  }

  /** What a person's mails to a mailbox count in there. */
  function mailbox(kind: Kind, recipient: string, companyId: number | null, isUnverified: boolean): Budget {
    switch (kind) {
      case 'ownAddress':
        return claimed(recipient, isUnverified);
      case 'care':
        return { key: `care:${companyId}:${ofAddress(recipient)}`, limit: mailLimits.recipient };
      default:
        return anybodysMailbox(kind, recipient);
    }
  }

  /** What counts in a mailbox whoever causes it. */
  function anybodysMailbox(kind: Kind, recipient: string): Budget {
    return kind === 'notification'
      ? { key: `notified:${ofAddress(recipient)}`, limit: NOTIFIED_LIMIT }
      : { key: `recipient:${ofAddress(recipient)}`, limit: mailLimits.recipient };
  }

  /**
   * What those who say that a mailbox is theirs may send there, apart from all else that goes there: of people who have
   * not even verified the address they have, little, and apart from the others.
   */
  function claimed(recipient: string, isUnverified: boolean): Budget {
    return isUnverified
      ? { key: `claimed-unverified:${ofAddress(recipient)}`, limit: CLAIMED_UNVERIFIED_LIMIT }
      : { key: `claimed:${ofAddress(recipient)}`, limit: mailLimits.recipient };
  }

  return {
    async spend(tx, mails, takesPart = false) {
      const deliverable = mails.filter(({ recipient }) => !isReleasedAddress(recipient));
      if (deliverable.length === 0) return [];
      const unverified = await unverifiedCausers(tx, deliverable);
      const permitted = await withoutMailsToStrangers(tx, deliverable, unverified);
      const budgets = new Map(permitted.map((mail) => [mail, budgetsOf(mail, isBy(unverified, mail))]));
      const keys = [...budgets.values()].flat().map((budget) => budget.key);
      const spent = await countInBudgets(tx, new Map(keys.map((each) => [each, 0])));
      const added = new Map<string, number>();
      const sent = permitted.filter((mail) => {
        const counted = budgets.get(mail) ?? [];
        const full = counted.find((budget) => !hasRoom(budget, spent, added));
        if (!full) for (const budget of counted) added.set(budget.key, (added.get(budget.key) ?? 0) + 1);
        else if (!takesPart && isRefusedWhenOver(mail, unverified)) throw tooManyMails(full, spent, added);
        return !full;
      });
      if (added.size > 0) await countInBudgets(tx, added);
      return sent;
    },
  };
}

/** Most mail servers put what is sent to a sub-address, 'ann+tasks@…', into the same mailbox (RFC 5233). */
function mailboxOf(address: string): string {
  return address.replace(/\+[^@]*(?=@)/, '');
}

const NOTIFIED_LIMIT = { perHour: ABUSE_LIMITS.notificationMailsPerHour, perDay: ABUSE_LIMITS.notificationMailsPerDay };
const FEEDBACK_LIMIT = { perHour: ABUSE_LIMITS.feedbackMailsPerHour, perDay: ABUSE_LIMITS.feedbackMailsPerDay };
const NEW_ADDRESS_LIMIT = daily(ABUSE_LIMITS.newAddressMailsPerDay);
const ASKED_LIMIT = daily(ABUSE_LIMITS.askedMailsPerDay);
const CLAIMED_UNVERIFIED_LIMIT = daily(ABUSE_LIMITS.claimedUnverifiedMailsPerDay);
const OWN_NOTICES_LIMIT = daily(ABUSE_LIMITS.ownNoticesPerDay);

/** So few that they may all go within an hour. */
function daily(mails: number): MailLimit {
  return { perHour: mails, perDay: mails };
}

function shared({ perHour, perDay }: MailLimit): MailLimit {
  return { perHour: Math.ceil(perHour * NOTIFICATIONS_SHARE), perDay: Math.ceil(perDay * NOTIFICATIONS_SHARE) };
}

/** Nobody has shown that an unverified address is theirs, so there is no owner who would have to be told. */
function isRefusedWhenOver(mail: BudgetedMail, unverified: Set<number>): boolean {
  const { kind, whenOver } = MAIL_RULES[mail.template];
  return whenOver === 'refuse' && !(kind === 'owner' && isBy(unverified, mail));
}

function isBy(people: Set<number>, { causedBy }: BudgetedMail): boolean {
  return typeof causedBy === 'object' && people.has(causedBy.userId);
}

function unverifiedCausers(tx: OpenTransaction, mails: BudgetedMail[]): Promise<Set<number>> | Set<number> {
  const causers = mails.flatMap(({ causedBy }) => (typeof causedBy === 'object' ? [causedBy.userId] : []));
  return causers.length === 0 ? new Set() : findUnverified(tx, [...new Set(causers)]);
}

/**
 * Unverified people mail nobody but themselves and members of their company who have verified their address.
 *
 * @throws 403 where such a mail is what was asked for
 */
async function withoutMailsToStrangers<M extends BudgetedMail>(
  tx: OpenTransaction,
  mails: M[],
  unverified: Set<number>,
): Promise<M[]> {
  const doubtful = mails.filter((mail) => isBy(unverified, mail) && !isToSelf(mail));
  if (doubtful.length === 0) return mails;
  const members = await findVerifiedMembers(
    tx,
    doubtful.map(({ recipient }) => recipient),
  );
  const known = new Set(members.map(({ email, companyId }) => `${companyId} ${email}`));
  const isToStranger = ({ causedBy, recipient }: M) =>
    typeof causedBy === 'object' && !known.has(`${causedBy.companyId} ${recipient}`);
  const strangers = new Set(doubtful.filter(isToStranger));
  if ([...strangers].some(({ template }) => MAIL_RULES[template].whenOver === 'refuse')) throw verificationRequired();
  return mails.filter((mail) => !strangers.has(mail));
}

function isToSelf({ template }: BudgetedMail): boolean {
  const { kind } = MAIL_RULES[template];
  return kind === 'owner' || kind === 'ownAddress';
}

type SpentByKey = ReadonlyMap<string, Spent>;

function hasRoom({ key, limit }: Budget, spent: SpentByKey, added: Map<string, number>): boolean {
  const more = added.get(key) ?? 0;
  const { hourMails = 0, dayMails = 0 } = spent.get(key) ?? {};
  return hourMails + more < limit.perHour && dayMails + more < limit.perDay;
}

function tooManyMails({ key, limit }: Budget, spent: SpentByKey, added: Map<string, number>): Failure {
  const { dayMails = 0, daySeconds = 0, hourSeconds = 0 } = spent.get(key) ?? {};
  const isDayFull = dayMails + (added.get(key) ?? 0) >= limit.perDay;
  const retryAfterSeconds = Math.max(1, isDayFull ? daySeconds : hourSeconds);
  return new Failure('TOO_MANY_REQUESTS', REFUSALS.tooManyMails(retryAfterSeconds), { retryAfterSeconds });
}

function verificationRequired(): Failure {
  return new Failure('VERIFICATION_REQUIRED', FAILURES.verificationRequired);
}
