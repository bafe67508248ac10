import { format } from 'node:util';
import { vi } from 'vitest';
import { inherited } from './inherited.ts';

let runs = 0;

/**
 * Runs a command in this process, which takes a tenth of the time of a new one. `test/commands.test.ts` starts each of them.
 * @param program its file
 * @param environment all its settings, as in a new process
 */
export async function runCommand(
  program: string,
  environment: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<{ code: number; out: string; stderr: string; output: string }> {
  const { argv, env, exitCode } = process;
  const umask = process.umask();
  const printed = { log: '', error: '' };
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((...values) => {
      printed[stream] += `${format(...values)}\n`;
    }),
  );
  Object.assign(process, {
    argv: [process.execPath, program, ...words],
    env: { ...inherited, TMPDIR: env.TMPDIR, ...environment },
    exitCode: undefined,
  });
  try {
    runs += 1;
    // The query makes it another module, which runs again.
    await import(/* @vite-ignore */ `${program}?run=${runs}`);
    const { log: out, error: stderr } = printed;
    return { code: Number(process.exitCode ?? 0), out, stderr, output: out + stderr };
  } finally {
    Object.assign(process, { argv, env, exitCode });
    process.umask(umask);
    for (const spy of spies) spy.mockRestore();
  }
}
