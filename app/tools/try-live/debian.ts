import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from '../../server/platform/cli/command.ts';

/** Installs a bare Debian into a folder, with the packages that its server will ask for: it starts without a network. */
export function installDebian(root: string, packages: readonly string[]): void {
  const include = ['systemd', 'dbus', 'ca-certificates', ...packages].join(',');
  execFileSync('debootstrap', ['--variant=minbase', `--include=${include}`, 'bookworm', root], { stdio: 'pipe' });
  writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost\n');
}

const unit = (script: string) => `[Unit]
After=multi-user.target
[Service]
Type=oneshot
ExecStart=/bin/bash -ex ${script}
ExecStopPost=/bin/sh -c 'echo "$SERVICE_RESULT" > /root/result'
StandardOutput=file:/root/output
StandardError=append:/root/output
[Install]
WantedBy=default.target
`;

/** A Debian in a folder, started with its own systemd; it shares the network of this machine. */
export class Debian {
  readonly root: string;
  #machine: ChildProcess | undefined;

  constructor(root: string) {
    this.root = root;
  }

  /** The path of one of its files on this machine. */
  path(file: string): string {
    return join(this.root, file);
  }

  /** Starts it, and runs a shell script in it that stops at the first failure. @throws CommandError with its output */
  async start(script: string): Promise<void> {
    writeFileSync(this.path('root/script.sh'), script);
    writeFileSync(this.path('etc/systemd/system/script.service'), unit('/root/script.sh'));
    execFileSync('systemctl', ['--root', this.root, 'enable', 'script'], { stdio: 'pipe' });
    this.#machine = spawn(
      'systemd-nspawn',
      ['--register=no', '--keep-unit', '--quiet', '--resolv-conf=off', '--directory', this.root, '--boot'],
      { stdio: ['pipe', 'ignore', 'pipe'] },
    );
    let complaints = '';
    this.#machine.stderr?.on('data', (bytes) => (complaints += bytes));
    const result = this.path('root/result');
    for (let tries = 0; !existsSync(result); tries += 1) {
      if (tries > 1200 || this.#machine.exitCode !== null)
        throw new CommandError(`It doesn’t start.\n${complaints}${this.output()}`);
      await pause(100);
    }
    if (readFileSync(result, 'utf8').trim() !== 'success') throw new CommandError(this.output());
  }

  /** What the script printed, each command after a plus sign. */
  output(): string {
    const file = this.path('root/output');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }

  async stop(): Promise<void> {
    const machine = this.#machine;
    if (!machine || machine.exitCode !== null) return;
    const ended = new Promise((resolve) => machine.once('exit', resolve));
    machine.kill('SIGTERM');
    await ended;
  }

  /** A file of this machine, as one of its own. */
  copy(file: string, to: string): void {
    cpSync(file, this.path(to), { dereference: true });
  }
}
