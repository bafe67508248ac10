import { spawn } from 'node:child_process';

const windows = process.platform === 'win32';
const running = new Set();

/**
 * Runs a command without standard input, passes each line of its output to `line`, and ends it when it exceeds a limit.
 * Resolves with the reason it ended: the exit code, or the limit it exceeded.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} options
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env] added to the environment of this process
 * @param {number} [options.limit] seconds the command may take in total
 * @param {number} [options.silence] seconds without output: a download hangs more often than it fails
 * @param {(line: string) => void} [options.line]
 * @returns {Promise<{ ok: boolean, why: string }>}
 */
export function run(command, args, { cwd, env, limit, silence, line = () => {} }) {
  return new Promise((resolve) => {
    const child = spawn(command, windows ? args.map((arg) => (/\s/.test(arg) ? `"${arg}"` : arg)) : args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // In its own process group, so that ending it also ends the processes it started.
      detached: !windows,
      // On Windows, pnpm is a .cmd file.
      shell: windows,
    });
    running.add(child);

    let stopped = '';
    let settled = false;
    const settle = (result) => {
      if (settled) return;
      settled = true;
      for (const timer of timers) clearTimeout(timer);
      running.delete(child);
      resolve(result);
    };
    const stop = (why) => {
      stopped ||= why;
      end(child, 'SIGTERM');
      timers.push(setTimeout(() => end(child, 'SIGKILL'), 5000));
    };
    const timers = limit === undefined ? [] : [setTimeout(stop, limit * 1000, `took more than ${limit} s`)];
    const quiet = silence === undefined ? undefined : setTimeout(stop, silence * 1000, `no output for ${silence} s`);
    if (quiet) timers.push(quiet);

    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk) => {
        quiet?.refresh();
        const lines = (rest + chunk).split(/\r?\n|\r/);
        rest = lines.pop() ?? '';
        for (const text of lines) line(text);
      });
      stream.on('end', () => rest && line(rest));
    }

    child.on('error', (error) => settle({ ok: false, why: error.message }));
    child.on('exit', (code, signal) => {
      const result = {
        ok: code === 0 && !stopped,
        why: stopped || (signal ? `ended by ${signal}` : `exit code ${code}`),
      };
      child.on('close', () => settle(result));
      // A process it left behind may hold its output open for ever.
      timers.push(
        setTimeout(() => {
          end(child, 'SIGKILL');
          settle(result);
        }, 5000),
      );
    });
  });
}

function end(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (windows) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    else process.kill(-child.pid, signal);
  } catch {
    // It has already ended.
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of running) end(child, 'SIGTERM');
    process.exit(130);
  });
}
