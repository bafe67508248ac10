/** Another server sent more than is read of it. */
export class TooLongError extends Error {
  constructor(max: number) {
    super(`More than ${max} bytes were sent.`);
    this.name = 'TooLongError';
  }
}

/** Counts the parts of an answer. @throws TooLongError */
function counter(max: number): (part: Uint8Array) => Uint8Array {
  let bytes = 0;
  return (part) => {
    bytes += part.length;
    if (bytes > max) throw new TooLongError(max);
    return part;
  };
}

/**
 * The bytes of another server's answer, at most so many, so that an endless one can't fill the memory.
 * @throws TooLongError
 */
export async function* limited(body: AsyncIterable<Uint8Array>, max: number): AsyncGenerator<Uint8Array> {
  const count = counter(max);
  for await (const part of body) yield count(part);
}

/** `fetch`, whose answer ends with a TooLongError after so many bytes. Redirects aren't followed. */
export function limitedFetch(max: number): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { redirect: 'manual', ...init });
    if (!answer.body) return answer;
    const count = counter(max);
    const body = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({ transform: (part, output) => output.enqueue(count(part)) }),
    );
    return new Response(body, answer);
  };
}
