import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/**
 * Runs a program to its end. Its output is kept, not shown, unless `isShown` says so.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string; env?: NodeJS.ProcessEnv; isShown?: boolean; isGivingWay?: boolean }} [options]
 *   one that gives way gets the processor time that others leave
 * @returns {Promise<{ code: number; output: string }>}
 */
export function runCommand(
  program,
  args,
  { cwd, env = process.env, isShown = false, isGivingWay = false } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: isShown ? 'inherit' : 'pipe' });
    if (isGivingWay && child.pid !== undefined) {
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    }
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
