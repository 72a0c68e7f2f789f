import { spawn } from 'node:child_process';

/**
 * Runs a program to its end. Its output is kept, not shown, unless `isShown` says so.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string; env?: NodeJS.ProcessEnv; isShown?: boolean }} [options]
 * @returns {Promise<{ code: number; output: string }>}
 */
export function runCommand(program, args, { cwd, env = process.env, isShown = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: isShown ? 'inherit' : 'pipe' });
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
