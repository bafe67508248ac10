import { keySettings } from '../../../../src/domain/cardProviders.ts';
import { day, minute } from '../../../../src/domain/durations.ts';
import { isHttps, isPublic } from '../../../platform/settings/addresses.ts';
import { unsafeSettings } from '../../../platform/settings/unsafe.ts';
import { type Check, danger, type Found, ok, problemsOr, reasonOf, unknown, warning } from '../check.ts';

/** Certificates that renew themselves are renewed a month before they end. */
const daysLeftAtLeast = 14;

export const addressCheck: Check = {
  id: 'address',
  title: 'Site address',
  async run({ settings, now, outside }) {
    const { siteUrl } = settings;
    if (siteUrl === null || !isPublic(settings)) {
      return [danger('The site has no public address.', 'Set SITE_URL=https://agency.example to yours.')];
    }
    if (!isHttps(settings))
      return [
        danger(
          `${siteUrl} isn’t encrypted.`,
          'Put a proxy with TLS in front of the server, such as the Caddy of compose.yaml. Then set SITE_URL to https://…',
        ),
      ];
    const { hostname, port } = new URL(siteUrl);
    let days: number;
    try {
      const end = await outside.certificateEnd(hostname, Number(port) || 443);
      days = Math.floor((end.getTime() - now.getTime()) / day);
    } catch (error) {
      return [
        danger(
          `${siteUrl} can’t be reached safely: ${reasonOf(error)}.`,
          'Check DNS and firewall, and the certificate of the proxy in front of the server.',
        ),
      ];
    }
    const ending =
      days < daysLeftAtLeast &&
      warning(`The certificate ends in ${days} days.`, 'Renew it, or let the proxy renew it by itself.');
    try {
      const [live, plain] = [await outside.fetch(`${siteUrl}/api/health/live`), await fetchPlain(hostname)];
      return problemsOr(
        [ending, ...answers(live), plain],
        `${siteUrl} answers; its certificate is valid for ${days} days.`,
      );
    } catch (error) {
      return [danger(`${siteUrl} doesn’t answer: ${reasonOf(error)}.`, 'Check DNS, firewall and proxy.')];
    }

    async function fetchPlain(host: string): Promise<Found | null> {
      if (port !== '') return null;
      const answer = await outside.fetch(`http://${host}/`).catch(() => null);
      // A closed port 80 sends nobody anywhere unencrypted; it only costs visitors who type the name alone.
      if (answer === null) return warning(`http://${host} doesn’t answer.`, 'Let the proxy redirect port 80 to https.');
      const leads = answer.headers.get('location')?.startsWith('https://') ?? false;
      return leads
        ? null
        : danger(
            `http://${host} doesn’t lead to https, so logins can be read.`,
            'Let the proxy redirect port 80 to https.',
          );
    }

    function answers(live: Response): (Found | false)[] {
      return [
        live.status !== 200 &&
          danger(
            `${siteUrl}/api/health/live answers ${live.status}.`,
            'Let the proxy pass every path on to the server.',
          ),
        !live.headers.has('strict-transport-security') &&
          warning('The header Strict-Transport-Security is missing.', 'Let the proxy pass the server’s headers on.'),
      ];
    }
  },
};

export const settingsCheck: Check = {
  id: 'settings',
  title: 'Settings',
  async run({ settings }) {
    const { refusals, warnings } = unsafeSettings(settings);
    // Payments, mail and address have checks of their own.
    const told = [settings.cardProvider?.keySetting ?? keySettings, 'SMTP_URL is not', 'SITE_URL'];
    const others = warnings.filter((words) => !told.some((start) => words.startsWith(start)));
    const [refused, warned] = [refusals, others].map((list) => list.map(splitRemedy));
    return problemsOr(
      [...(refused ?? []).map((each) => danger(...each)), ...(warned ?? []).map((each) => warning(...each))],
      'No setting is unsafe.',
    );
  },
};

/** The last sentence of these messages says what to do. */
function splitRemedy(message: string): [found: string, remedy: string] {
  const at = message.lastIndexOf('. ');
  return [message.slice(0, at + 1), message.slice(at + 2)];
}

export const clockCheck: Check = {
  id: 'clock',
  title: 'Clock',
  async run({ settings, now, outside }) {
    const { cardProvider, siteUrl } = settings;
    const [source, read] = cardProvider
      ? [`${cardProvider.name}’s`, outside.cardProviderTime(cardProvider)]
      : ['your proxy’s', siteUrl === null ? null : outside.fetch(siteUrl).then(dateOf)];
    const theirs = await Promise.resolve(read).catch(() => null);
    if (!theirs || Number.isNaN(theirs.getTime())) return [unknown('There is no other clock to compare with.')];
    const off = Math.abs(theirs.getTime() - now.getTime());
    if (off < minute) return [ok(`The clock agrees with ${source}.`)];
    const report = off < 4 * minute ? warning : danger;
    const words = `The clock is ${Math.round(off / minute)} minutes off ${source}: codes for logins and events of payments fail.`;
    return [report(words, 'Turn on time synchronisation: timedatectl set-ntp true')];
  },
};

const dateOf = (answer: Response) => new Date(answer.headers.get('date') ?? '');
