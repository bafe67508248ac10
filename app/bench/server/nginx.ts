import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../server/testing/freePort.ts';

export interface Nginx {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts nginx with one precompressed page and one process, or says why it can't. */
export async function startNginx(page: string): Promise<Nginx | { unavailable: string }> {
  const program = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
  if (!program) return { unavailable: 'nginx is not installed (on Debian: apt-get install nginx-light)' };
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site', 'index.html'), page);
  writeFileSync(join(folder, 'site', 'index.html.gz'), gzipSync(page, { level: 9 }));
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const stop = async () => {
    await terminate(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 100; tries > 0; tries -= 1) {
    if (child.exitCode !== null) break;
    const answers = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return { url, pid: child.pid ?? 0, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  return { unavailable: 'nginx is installed but did not start' };
}

function configuration(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    master_process off;
    pid ${join(folder, 'nginx.pid')};
    events { worker_connections 256; }
    http {
      access_log off;
      ${temporary.join('\n')}
      types { text/html html; }
      server {
        listen 127.0.0.1:${port};
        root ${join(folder, 'site')};
        gzip_static on;
      }
    }`;
}

async function terminate(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
