import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const MAIN = fileURLToPath(new URL('../../dist/castellan.js', import.meta.url));

export type Run = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** Runs the real program with these lines typed into a pipe. */
export function castellan(args: readonly string[], lines: readonly string[] = [], env = {}): Promise<Run> {
  return runProgram(process.execPath, [MAIN, ...args], lines.map((line) => `${line}\n`).join(''), env);
}

export function runProgram(program: string, args: readonly string[], input: string, env = {}): Promise<Run> {
  const inherited = withoutColourHints(process.env);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...inherited, ...env } });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      stdout += piece;
    });
    child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      stderr += piece;
    });
    child.stdin.on('error', () => {}); // a program that ends early reads no more
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    child.stdin.end(input);
  });
}

/** A fresh place for a file. */
export function freshFile(name = 'game.json'): string {
  return join(mkdtempSync(join(tmpdir(), 'castellan-')), name);
}

export function actionsIn(file: string): string[] {
  return JSON.parse(readFileSync(file, 'utf8')).actions;
}

/** Where the tests run must not decide how the program paints: Node reads all of these for a terminal's colours. */
export function withoutColourHints(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const hints = [
    'NO_COLOR',
    'FORCE_COLOR',
    'NODE_DISABLE_COLORS',
    'CI',
    'TMUX',
    'COLORTERM',
    'TERM_PROGRAM',
    'TEAMCITY_VERSION',
  ];
  return Object.fromEntries(Object.entries(env).filter(([name]) => !hints.includes(name)));
}
