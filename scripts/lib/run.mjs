import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from './project.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] added to this process's own
 * @property {boolean} [quiet] keep the output back; it is in the result
 * @property {number} [timeoutSeconds]
 *
 * @typedef {object} RunResult
 * @property {number} code 0 only when the command ended well
 * @property {string} output what it printed, when it was quiet
 */

/** @type {NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command to its end. A signal to this process ends the command and then this process.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, parameters, options = {}) {
  const child = spawn(command, parameters, {
    cwd: options.cwd ?? projectRoot,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
    // Only a shell finds npm.cmd and its like.
    shell: process.platform === 'win32' && !command.endsWith('.exe'),
  });
  /** @type {Buffer[]} */
  const output = [];
  child.stdout?.on('data', (data) => output.push(data));
  child.stderr?.on('data', (data) => output.push(data));
  const stopForwarding = forwardSignals((signal) => {
    child.kill(signal);
    child.once('close', () => process.exit(1));
  });
  const stopTimers = options.timeoutSeconds ? endAfter(child, options.timeoutSeconds) : () => undefined;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      stopTimers();
      stopForwarding();
      resolve({ code: code ?? 1, output: stripVTControlCharacters(Buffer.concat(output).toString()) });
    });
  });
}

/**
 * Asks it to end first, so that it can end what it started itself.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} seconds
 * @returns {() => void} calls it off
 */
function endAfter(child, seconds) {
  const ask = setTimeout(() => {
    console.error(`Not finished after ${seconds} seconds.`);
    child.kill('SIGTERM');
  }, seconds * 1000);
  const force = setTimeout(() => child.kill('SIGKILL'), (seconds + 15) * 1000);
  return () => {
    clearTimeout(ask);
    clearTimeout(force);
  };
}

/**
 * @param {(signal: NodeJS.Signals) => void} handle
 * @returns {() => void} ends the forwarding
 */
export function forwardSignals(handle) {
  for (const signal of stopSignals) process.on(signal, handle);
  return () => {
    for (const signal of stopSignals) process.off(signal, handle);
  };
}

/** A reason to end that a person can act on: printed alone, without a stack trace. */
export class Fault extends Error {}

/**
 * @param {() => Promise<void>} work
 */
export async function reportFaults(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
