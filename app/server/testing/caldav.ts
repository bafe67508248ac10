import { type CalDavServer, caldavFake } from './caldavFake.ts';
import { radicale } from './radicale.ts';

/** `pnpm test:caldav` sets this: then the server of calendars is Radicale. */
export const isRadicale = process.env.CALDAV_TEST === 'radicale';

/** Starts a server of calendars. */
export const startCalDav = (): Promise<CalDavServer> => (isRadicale ? radicale() : caldavFake());
