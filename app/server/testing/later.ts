import type { TestServer } from './startTestServer.ts';

/** Does something so many milliseconds later by the server's clock, which then goes back. */
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
