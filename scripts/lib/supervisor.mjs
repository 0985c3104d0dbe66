import { fork } from 'node:child_process';
import { forwardSignals } from './run.mjs';

/**
 * @typedef {object} Death
 * @property {string} at ISO 8601
 * @property {string} reason what an operator is told; nothing of what the process held
 */

const WINDOW_MILLISECONDS = 60_000;
const DEATHS_ACCEPTED = 5;
const FIRST_PAUSE_MILLISECONDS = 500;
const DEATHS_TOLD = 5;

/**
 * Runs a script in a process of its own and starts it again when that dies, with growing pauses; gives up after five
 * deaths in a minute. What cannot even start once is not tried again: its message says what is to be mended. Never
 * returns: this process ends with the other one.
 *
 * @param {string} script sends a message once it serves; reads of its deaths so far in TASKWELL_RESTARTS, as JSON
 */
export function supervise(script) {
  /** @type {Death[]} */
  const deaths = [];
  let isStopping = false;
  let hasServed = false;
  /** @type {import('node:child_process').ChildProcess} */
  let child;

  /** @param {NodeJS.Signals} signal */
  function stop(signal) {
    isStopping = true;
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    // Between two lives there is nothing to wait for.
    else process.exit(0);
  }

  function start() {
    child = fork(script, {
      env: { ...process.env, TASKWELL_RESTARTS: JSON.stringify(deaths.slice(-DEATHS_TOLD)) },
    });
    child.on('message', (message) => {
      hasServed = true;
      // For a program that started this one and waits.
      process.send?.(message);
    });
    child.once('exit', (code, signal) => {
      if (isStopping || !hasServed || code === 0) process.exit(code ?? 1);
      restart(reasonOf(code, signal));
    });
  }

  /** @param {string} reason */
  function restart(reason) {
    deaths.push({ at: new Date().toISOString(), reason });
    const recent = deaths.filter(({ at }) => Date.now() - Date.parse(at) < WINDOW_MILLISECONDS).length;
    if (recent >= DEATHS_ACCEPTED) {
      console.error(
        `Taskwell ${reason}, for the ${recent}th time within a minute. Giving up; the lines above say why.`,
      );
      process.exit(1);
    }
    const pause = FIRST_PAUSE_MILLISECONDS * 2 ** (recent - 1);
    console.error(`Taskwell ${reason}; starting it again in ${pause / 1_000} s.`);
    setTimeout(start, pause);
  }

  forwardSignals(stop);
  process.once('disconnect', () => stop('SIGTERM'));
  process.channel?.unref();
  start();
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function reasonOf(code, signal) {
  if (signal === 'SIGABRT' || code === 134) return 'was aborted, most likely for want of memory';
  if (signal === 'SIGKILL') return 'was killed, by somebody or by the system for want of memory';
  return signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
}
