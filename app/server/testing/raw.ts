import { connect } from 'node:net';

/** Sends raw bytes, and returns everything received until the server closes the connection or goes silent. */
export function sendRaw(url: string, text: string | Buffer, silence = 15_000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const parts: Buffer[] = [];
    socket.setTimeout(silence, () => socket.destroy());
    socket.on('data', (bytes) => parts.push(bytes));
    socket.once('error', (error: Error & { code?: string }) => {
      // Writing to a closed connection fails; what was received before counts.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.once('close', () => resolve(Buffer.concat(parts).toString()));
    socket.write(text);
  });
}

/** The HTTP answers in the received text: status, and code of a JSON body. */
export function answersIn(text: string): { status: number; code: string | undefined }[] {
  return text
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((part) => part.startsWith('HTTP/'))
    .map((part) => ({ status: Number(part.slice(9, 12)), code: /"code":"([^"]+)"/.exec(part)?.[1] }));
}

/** The text of a request whose connection closes after the answer. */
export function requestText(line: string, headers: readonly string[] = [], body = ''): string {
  return [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n');
}
