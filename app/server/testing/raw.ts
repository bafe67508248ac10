import { connect } from 'node:net';

/** Sends bytes as they are and answers all that comes back until the server hangs up, or there is silence. */
export function sendRaw(url: string, text: string | Buffer, silence = 15_000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const parts: Buffer[] = [];
    socket.setTimeout(silence, () => socket.destroy());
    socket.on('data', (bytes) => parts.push(bytes));
    socket.once('error', (error: Error & { code?: string }) => {
      // Whoever goes on talking to a closed door is cut off; what was said until then counts.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.once('close', () => resolve(Buffer.concat(parts).toString()));
    socket.write(text);
  });
}

/** The answers in what came back: their status, and the body as JSON where it is that. */
export function answersIn(text: string): { status: number; code: string | undefined }[] {
  return text
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((part) => part.startsWith('HTTP/'))
    .map((part) => ({ status: Number(part.slice(9, 12)), code: /"code":"([^"]+)"/.exec(part)?.[1] }));
}

/** A request in bytes, for one answer. */
export function requestText(line: string, headers: readonly string[] = [], body = ''): string {
  return [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n');
}
