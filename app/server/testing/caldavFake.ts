import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A CalDAV server with one account, "aoife", and one calendar, "own". */
export interface CalDavServer {
  url: string;
  /** The address of the calendar. */
  calendar: string;
  login: { username: string; password: string };
  put: (uid: string, text: string) => Promise<void>;
  remove: (uid: string) => Promise<void>;
  /** The texts of its events. */
  texts: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** A fake that answers from now on with a status of its own, or an address to go to, unless that is null. */
export interface FakeCalDav extends CalDavServer {
  status: number | null;
  location: string | null;
  /** What it makes of its reports from now on. */
  report: (text: string) => string;
  /** The address of the account's principal. */
  principal: string;
  /** What happens before the next entry is stored. */
  beforePut: (() => Promise<void>) | null;
  /** Method and path of every request. */
  requests: string[];
}

const login = { username: 'aoife', password: 'app password' };
const home = '/aoife/';
const own = '/aoife/own/';

const answered = (href: string, props: string) =>
  `<response><href>${href}</href><propstat><prop>${props}</prop><status>HTTP/1.1 200 OK</status></propstat></response>`;
const multistatus = (...responses: string[]) =>
  `<?xml version='1.0' encoding='utf-8'?>\n<multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/">${responses.join('')}</multistatus>`;
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const collection =
  '<resourcetype><C:calendar /><collection /></resourcetype><displayname>Work &amp; play</displayname>' +
  '<C:supported-calendar-component-set><C:comp name="VEVENT" /></C:supported-calendar-component-set>';
const tasks =
  '<resourcetype><C:calendar /><collection /></resourcetype><displayname>Tasks</displayname>' +
  '<C:supported-calendar-component-set><C:comp name="VTODO" /></C:supported-calendar-component-set>';

/** Answers as Radicale 3 does; `pnpm test:caldav` runs the same tests against Radicale itself. */
export async function caldavFake(): Promise<FakeCalDav> {
  const events = new Map<string, { text: string; version: number }>();
  let version = 1;

  function answer(method: string, path: string, body: string): [status: number, body?: string] {
    if (method === 'PUT') {
      version += 1;
      events.set(path, { text: body, version });
      return [201];
    }
    if (method === 'DELETE') {
      version += 1;
      return events.delete(path) ? [200, multistatus()] : [404];
    }
    if (method === 'REPORT') return [207, fake.report(multistatus(...reported(body)))];
    if (method !== 'PROPFIND' || path.startsWith('/.well-known')) return [404];
    return [207, multistatus(...properties(path, body))];
  }

  function properties(path: string, body: string): string[] {
    const principal = `<current-user-principal><href>${fake.principal}</href></current-user-principal>`;
    const tagged = answered(own, `${collection}<CS:getctag>"${version}"</CS:getctag>${principal}`);
    if (path === own) return [tagged];
    if (body.includes('current-user-principal')) return [answered(path, principal)];
    const addresses = '<href>/aoife/</href><href>mailto:Aoife@Agency.example</href>';
    if (body.includes('calendar-home-set') || body.includes('calendar-user-address-set')) {
      return [
        answered(
          path,
          `<C:calendar-home-set><href>${home}</href></C:calendar-home-set><C:calendar-user-address-set>${addresses}</C:calendar-user-address-set>`,
        ),
      ];
    }
    return [answered(home, '<resourcetype><collection /></resourcetype>'), tagged, answered('/aoife/tasks/', tasks)];
  }

  const reported = (body: string) =>
    [...events].map(([path, event]) =>
      answered(
        path,
        `<getetag>"${event.version}"</getetag>${body.includes('calendar-data') ? `<C:calendar-data>${escaped(event.text)}</C:calendar-data>` : ''}`,
      ),
    );

  const handle = async (request: IncomingMessage, response: ServerResponse, body: string) => {
    const { method = '', url = '', headers } = request;
    const { beforePut } = fake;
    if (method === 'PUT' && beforePut) {
      fake.beforePut = null;
      await beforePut();
    }
    fake.requests.push(`${method} ${url}`);
    const expected = `Basic ${Buffer.from(`${login.username}:${login.password}`).toString('base64')}`;
    const [status, text = ''] =
      fake.status !== null ? [fake.status] : headers.authorization === expected ? answer(method, url, body) : [401];
    const { location } = fake;
    if (location !== null) response.writeHead(302, { location }).end();
    else response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8' }).end(text);
  };

  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece) => pieces.push(piece));
    request.on('end', () => void handle(request, response, Buffer.concat(pieces).toString()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  const fake: FakeCalDav = {
    url,
    calendar: new URL(own, url).href,
    login,
    status: null,
    location: null,
    report: (text) => text,
    principal: home,
    beforePut: null,
    requests: [],
    async put(uid, text) {
      answer('PUT', `${own}${uid}.ics`, text);
    },
    async remove(uid) {
      answer('DELETE', `${own}${uid}.ics`, '');
    },
    async texts() {
      return [...events.values()].map(({ text }) => text);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}
