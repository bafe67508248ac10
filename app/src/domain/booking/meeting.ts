/** The video service for consultations, as pages and e-mails name it. */
export interface Meeting {
  /** "Google Meet"; "Video call" for a service that we do not know. */
  name: string;
  /** How we talk: "on Google Meet", "by video". */
  how: string;
  /** The company that processes the meeting data: "Google". */
  company: string;
}

interface Service {
  name: string;
  company: string;
  /** Hosts of its meeting links; subdomains count too. */
  hosts: readonly string[];
}

/** The client: "Google Meet (Link sent via email)". */
const usual: Service = { name: 'Google Meet', company: 'Google', hosts: ['meet.google.com'] };

const services: readonly Service[] = [
  usual,
  { name: 'Zoom', company: 'Zoom', hosts: ['zoom.us', 'zoom.com'] },
  { name: 'Microsoft Teams', company: 'Microsoft', hosts: ['teams.microsoft.com', 'teams.live.com'] },
  { name: 'Webex', company: 'Cisco', hosts: ['webex.com'] },
  { name: 'Whereby', company: 'Whereby', hosts: ['whereby.com'] },
  { name: 'Jitsi Meet', company: '8x8', hosts: ['meet.jit.si', '8x8.vc'] },
];

/**
 * The video service: the named one, or the one of the meeting URL, of which an unknown one is just a “Video call”.
 * Without either it is Google Meet.
 * @param url of the meetings; may contain `{id}`
 */
export function meetingOf(named: string | null, url: string | null): Meeting {
  if (named === null && url === null) return meetingOn(usual);
  const known = services.find(({ name, hosts }) =>
    named === null ? hosts.some((host) => isAt(url ?? '', host)) : name.toLowerCase() === named.toLowerCase(),
  );
  if (known) return meetingOn(known);
  if (named !== null) return meetingOn({ name: named, company: `the company behind ${named}` });
  return { name: 'Video call', how: 'by video', company: 'the company that carries the call' };
}

const meetingOn = ({ name, company }: Pick<Service, 'name' | 'company'>): Meeting => ({
  name,
  how: `on ${name}`,
  company,
});

function isAt(url: string, host: string): boolean {
  const { hostname } = new URL(url.replaceAll('{id}', 'id'));
  return hostname === host || hostname.endsWith(`.${host}`);
}
