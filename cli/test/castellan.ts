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
  const { NO_COLOR: _no, FORCE_COLOR: _force, ...inherited } = process.env;
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
