import { type CalDavServer, caldavFake } from './caldavFake.ts';
import { closeAfter } from './openTestServer.ts';
import { radicale } from './radicale.ts';

/** `pnpm test:caldav` sets this: then the server of calendars is Radicale. */
export const isRadicale = process.env.CALDAV_TEST === 'radicale';

/** Opens a server of calendars, which is closed after the tests of the `describe`. */
export async function openCalDav(): Promise<CalDavServer> {
  const server = await (isRadicale ? radicale() : caldavFake());
  closeAfter(server.close);
  return server;
}
