import type { TestServer } from './startTestServer.ts';

/** Runs something with the server's clock set forward by so many milliseconds, and sets it back. */
export async function later<T>(
  { clock }: Pick<TestServer, 'clock'>,
  milliseconds: number,
  act: () => Promise<T>,
): Promise<T> {
  const then = clock.now;
  clock.now = new Date(then.getTime() + milliseconds);
  try {
    return await act();
  } finally {
    clock.now = then;
  }
}
