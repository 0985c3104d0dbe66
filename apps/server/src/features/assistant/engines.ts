import { type AssistantEngine, MODEL_LIMITS } from '@taskwell/contract/assistant';
import { type OperationName, operation } from '@taskwell/contract/operations';
import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  isTaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import type { Logger } from 'pino';
import { Failure } from '../../platform/http/failure.ts';
import { companyOf, networkOf, type SignedInActor } from '../../platform/http/request.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import type { Asker } from '../../platform/process/fair-queue.ts';
import { builtInEngine } from './built-in-engine.ts';
import { type Engine, type ModelEngine, UNHEARD, type Words } from './engine.ts';
import { ModelUnavailable, UnusableAnswer } from './model/faults.ts';
import { passWords, unlessAborted } from './pass-words.ts';

export interface Engines {
  /**
   * Has one of the engines answer: the language model where there is one and it may be asked, the built-in one in any
   * other case and for whatever is wrong with the model's answer.
   *
   * @param caller who waits for the answer, and may read its words as they come
   * @param load reads what the engines are given; again for the second one, as it may be seconds later
   * @param attempt asks an engine, and makes of what it says what the caller may see
   */
  answer<N extends OperationName, K extends { actor: SignedInActor }, A extends object>(
    name: N,
    caller: Waiting,
    load: () => Promise<K>,
    attempt: (engine: Engine, known: K, words: Words) => Promise<A>,
  ): Promise<A & { engine: AssistantEngine }>;
}

interface Waiting {
  /** Network address. */
  ip: string;
  /** Ends the work for a caller who has gone away. */
  gone: AbortSignal;
  /** Whoever reads the words as they come; then the model may take longer, as long as it goes on. */
  reader?: Words | null;
}

interface EnginesParts {
  /** Null: the built-in one only. */
  model: ModelEngine | null;
  throttle: Throttle;
  logger: Logger;
  /** How long the model may take for everything; the tests have less. */
  modelMilliseconds?: number | undefined;
}

/** Which engine answers (decision 34). */
export function createEngines({ model, throttle, logger, modelMilliseconds }: EnginesParts): Engines {
  const milliseconds = modelMilliseconds ?? MODEL_LIMITS.milliseconds;
  const policies = protection(milliseconds, logger);
  const asking = new Set<number>();

  /** As many in an hour as the operator's costs allow. */
  async function isWithinBudget({ userId, companyId }: SignedInActor): Promise<boolean> {
    if (!(await throttle.trySpend('modelPerson', userId))) return false;
    return companyId === null || throttle.trySpend('modelCompany', companyId);
  }

  /** The model's answer; null where it may not be asked, or has none that can be used. */
  async function askModel<A extends object>(
    ask: ModelEngine,
    name: OperationName,
    { actor, gone, reader }: Waiting & { actor: SignedInActor },
    attempt: (engine: Engine, words: Words) => Promise<A>,
  ): Promise<(A & { engine: AssistantEngine }) | null> {
    // One call at a time for each person.
    if (asking.has(actor.userId)) return null;
    asking.add(actor.userId);
    try {
      if (!(await isWithinBudget(actor))) return null;
      const policy = policies[reader ? 'told' : 'whole'];
      return await passWords(reader ?? UNHEARD, milliseconds, (words, silence) =>
        policy.execute(async ({ signal }) => {
          const engine = ask(AbortSignal.any([signal, silence, gone]));
          const answer = await unlessAborted(silence, attempt(engine, words)).catch((error: unknown) => {
            throw gone.aborted ? new CallerGone() : error;
          });
          return checked(name, { ...answer, engine: engine.name });
        }),
      );
    } catch (error) {
      // Who has gone away needs no other answer.
      if (gone.aborted) throw gone.reason;
      if (!isBrokenCircuitError(error)) logger.warn({ operation: name, fault: faultOf(error) }, FELL_BACK);
      return null;
    } finally {
      asking.delete(actor.userId);
    }
  }

  return {
    async answer(name, caller, load, attempt) {
      const known = await load();
      const asked = { ...caller, actor: known.actor };
      const answered = model && (await askModel(model, name, asked, (engine, words) => attempt(engine, known, words)));
      if (answered) return answered;
      // It may be seconds later.
      const latest = model ? await load() : known;
      const builtIn = builtInEngine(askerOf(caller.ip, latest.actor));
      return { ...(await attempt(builtIn, latest, UNHEARD)), engine: builtIn.name };
    },
  };
}

/** Whose turn it is to have texts read. */
export function askerOf(ip: string, actor: SignedInActor): Asker {
  return { network: networkOf(ip), companyId: companyOf(actor), userId: actor.userId };
}

/** Whatever became of the answer then: it says nothing of the model. */
class CallerGone extends Error {}

const FELL_BACK = 'the language model gave no usable answer; the built-in engine answered';

/**
 * How many ask the model at once, whether it is left alone for a while, and how long it may take, from the outside in; of the
 * last there are two: for an answer that is read when it is there, and for one that is told while it comes.
 */
function protection(milliseconds: number, logger: Logger) {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: MODEL_LIMITS.restMilliseconds,
    breaker: new ConsecutiveBreaker(MODEL_LIMITS.failures),
  });
  breaker.onBreak(() => logger.warn('the language model does not answer; it is left alone for a while'));
  breaker.onReset(() => logger.info('the language model answers again'));
  const calls = bulkhead(MODEL_LIMITS.callsAtOnce);
  const within = (most: number) => wrap(calls, breaker, timeout(most, TimeoutStrategy.Aggressive));
  const longer = MODEL_LIMITS.streamMilliseconds / MODEL_LIMITS.milliseconds;
  return { whole: within(milliseconds), told: within(milliseconds * longer) };
}

/** Not what one text made of an answer: by that, one person would turn the model off for everybody. */
function isOutage(error: unknown): boolean {
  return error instanceof ModelUnavailable || isTaskCancelledError(error);
}

/** @throws where it is not what the contract says */
function checked<A extends object>(name: OperationName, answer: A): A {
  if (!operation(name).response.safeParse({ success: true, ...answer }).success) {
    throw new UnusableAnswer('an answer that the contract does not have');
  }
  return answer;
}

/** In words without anything of the request or the answer, which errors of others may hold. */
function faultOf(error: unknown): string {
  if (isTaskCancelledError(error)) return 'no answer in time';
  if (error instanceof ModelUnavailable || error instanceof UnusableAnswer) return error.message;
  if (error instanceof Failure) return `it named what the caller may not have: ${error.code}`;
  return error instanceof Error
    ? `${error.name} ${error.stack?.split('\n').find((line) => line.startsWith('    at'))}`
    : 'unknown';
}
