import type { Span } from '../../../src/domain/booking/slots.ts';
import { shorten } from '../../../src/domain/words.ts';
import type { Context } from '../../platform/context.ts';
import { decrypt, encrypt } from '../../platform/crypto/encrypted.ts';
import type { AddressContext } from '../../platform/http/safeAddress.ts';
import { CalendarError } from '../errors.ts';
import type { CalendarText } from '../ical/busyTimesIn.ts';
import type { ReadCalendar } from '../readCalendar.ts';
import { withReadableErrors } from '../requests.ts';
import type { CalendarRow } from '../table.ts';
import type { DavResponse } from './multistatus.ts';
import { type DavRequest, type Login, type Session, sessionAt } from './session.ts';

const purpose = 'calendar-password';

/** A calendar of an account. */
export interface FoundCalendar {
  url: string;
  name: string;
}

/** A calendar of an account, as it is stored. */
export type AccountCalendar = Pick<CalendarRow, 'url' | 'username' | 'password'>;

/** The password of an account, as it is stored. */
export const storedPassword = (password: string, { settings }: Pick<Context, 'settings'>) =>
  encrypt(purpose, password, settings.secret);

/** Logs in to the account of a calendar. @throws CalendarError when its password can't be read */
export function sessionOf(context: AddressContext, { url, username, password }: AccountCalendar): Session {
  const known = password === null ? null : decrypt(purpose, password, context.settings.secret);
  if (username === null || known === null) {
    throw new CalendarError('Its password can’t be read any more. Remove the calendar, and add it again.');
  }
  return sessionAt(context, url, { username, password: known });
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** An element of CalDAV: `D:` is DAV, `C:` CalDAV, `S:` the extensions of Calendar Server. */
const xml = (name: string, content: string) =>
  `<?xml version="1.0" encoding="utf-8"?><${name} xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:S="http://calendarserver.org/ns/">${content}</${name}>`;
const propfind = (depth: '0' | '1', ...properties: string[]): DavRequest => ({
  method: 'PROPFIND',
  depth,
  body: xml('D:propfind', `<D:prop>${properties.map((name) => `<${name}/>`).join('')}</D:prop>`),
});
const entryProperties = '<D:prop><D:getetag/><C:calendar-data/></D:prop>';

/** The first address that a property of an answer names, absolute. */
function linkIn({ url, responses }: { url: string; responses: readonly DavResponse[] }, name: string): string | null {
  const href = responses.flatMap(({ properties }) => properties[name]?.hrefs ?? [])[0];
  return href === undefined ? null : (URL.parse(href, url)?.href ?? null);
}

/** Finds the calendars of an account from the address of its server. @throws CalendarError */
export function calendarsOf(context: AddressContext, address: string, login: Login): Promise<FoundCalendar[]> {
  return withReadableErrors(async () => {
    const session = sessionAt(context, address, login);
    const principal = await principalAt(session, address);
    const home = linkIn(await session.ask(principal, propfind('0', 'C:calendar-home-set')), 'calendar-home-set');
    if (home === null) throw new CalendarError('This account has no calendars.');
    const properties = ['D:resourcetype', 'D:displayname', 'C:supported-calendar-component-set'];
    const { url, responses } = await session.ask(home, propfind('1', ...properties));
    return responses.flatMap(({ href, properties }) => {
      const { resourcetype, displayname, 'supported-calendar-component-set': components } = properties;
      const kinds = components?.elements ?? [];
      const found = URL.parse(href, url)?.href;
      const isOne = resourcetype?.elements.includes('calendar') && (kinds.length === 0 || kinds.includes('VEVENT'));
      return isOne && found !== undefined ? [{ url: found, name: nameOf(displayname?.text ?? '', found) }] : [];
    });
  });
}

/** Who has logged in: the address itself says so, or where its server says that CalDAV begins (RFC 6764). */
async function principalAt(session: Session, address: string): Promise<string> {
  const who = propfind('0', 'D:current-user-principal');
  const problems: unknown[] = [];
  for (const each of [address, new URL('/.well-known/caldav', address).href]) {
    try {
      const found = linkIn(await session.ask(each, who), 'current-user-principal');
      if (found !== null) return found;
    } catch (error) {
      problems.push(error);
    }
  }
  throw problems[0] ?? new CalendarError('There is no calendar account at this address.');
}

function nameOf(displayName: string, url: string): string {
  return shorten(displayName === '' ? (url.split('/').findLast((part) => part !== '') ?? '') : displayName, 100);
}

/**
 * Reads the events of an account's calendar in a span.
 * @param known the tag of the version that was read before
 * @returns null when nothing has changed since @throws CalendarError
 */
export function readAccountCalendar(
  context: AddressContext,
  calendar: AccountCalendar,
  span: Span,
  known: string | null,
): Promise<ReadCalendar | null> {
  return withReadableErrors(async () => {
    const session = sessionOf(context, calendar);
    const about = await session.ask(calendar.url, propfind('0', 'S:getctag', 'D:current-user-principal'));
    if (about.responses.length === 0) throw new CalendarError('There is no calendar at this address.');
    const tag = about.responses[0]?.properties.getctag?.text ?? '';
    if (tag !== '' && tag === known) return null;
    const texts = await entriesOf(session, calendar.url, span);
    const addresses = await addressesOf(session, linkIn(about, 'current-user-principal'));
    return { texts, addresses, etag: tag === '' ? null : tag, lastModified: null };
  });
}

/** All entries in a span. Those without their content in the first answer are asked for by name, as some servers need. */
async function entriesOf(session: Session, url: string, { start, end }: Span): Promise<CalendarText[]> {
  const [from, to] = [start, end].map((time) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, ''));
  const events = `<C:comp-filter name="VEVENT"><C:time-range start="${from}" end="${to}"/></C:comp-filter>`;
  const filter = `<C:filter><C:comp-filter name="VCALENDAR">${events}</C:comp-filter></C:filter>`;
  const ask = async (name: string, content: string) => {
    const { responses } = await session.ask(url, {
      method: 'REPORT',
      depth: '1',
      body: xml(name, entryProperties + content),
    });
    // RFC 5689 and 6578: the server has left some out.
    if (responses.some(({ status }) => status === 507))
      throw new CalendarError('The calendar’s server sends only a part of it.');
    return responses.filter(({ href, status }) => !href.endsWith('/') && status !== 404 && status !== 410);
  };
  const listed = await ask('C:calendar-query', filter);
  const textIn = ({ properties }: DavResponse) => properties['calendar-data']?.text ?? '';
  const missing = listed.filter((each) => textIn(each) === '');
  const hrefs = missing.map(({ href }) => `<D:href>${escaped(href)}</D:href>`).join('');
  const more = missing.length === 0 ? [] : await ask('C:calendar-multiget', hrefs);
  const known = new Set(listed.filter((each) => textIn(each) !== '').map(({ href }) => href));
  // An entry without its content stays among them, and is named.
  return [...listed.filter(({ href }) => known.has(href)), ...more.filter(({ href }) => !known.has(href))].map(
    (each) => ({
      text: textIn(each),
      name: each.href.split('/').at(-1) ?? '',
    }),
  );
}

/** The e-mail addresses of an account, if its server says them. */
async function addressesOf(session: Session, principal: string | null): Promise<string[]> {
  if (principal === null) return [];
  try {
    const { responses } = await session.ask(principal, propfind('0', 'C:calendar-user-address-set'));
    return responses.flatMap(({ properties }) => properties['calendar-user-address-set']?.hrefs ?? []);
  } catch {
    return [];
  }
}
