import { commandLine } from '../../../platform/cli/command.ts';
import { type Check, danger, type Found, problemsOr, reasonOf, unknown, warning } from '../check.ts';

export const mailCheck: Check = {
  id: 'mail',
  title: 'Mail server',
  async run({ settings, outside }) {
    const { mailHost } = settings;
    if (!mailHost) {
      return [danger('E-mail is written to files and reaches nobody.', 'Set SMTP_URL and MAIL_FROM.')];
    }
    try {
      await outside.verifyMail(settings);
    } catch (error) {
      return [danger(`${mailHost} refuses the connection or the login: ${reasonOf(error)}.`, 'Correct SMTP_URL.')];
    }
    return problemsOr(
      [],
      `${mailHost} accepts the login. To see an e-mail arrive: ${commandLine('go-live --mail-to you@agency.example')}`,
    );
  },
};

/** Names under which providers publish DKIM keys. There is no list of all names in use. */
const selectors = [
  'default',
  'dkim',
  'mail',
  'google',
  'selector1',
  'selector2',
  'k1',
  'k2',
  's1',
  's2',
  'fm1',
  'fm2',
  'pm',
  'mx',
  'smtp',
  'resend',
  'mandrill',
  'zoho',
  'protonmail',
  'brevo',
  'mailjet',
  '20230601',
] as const;

export const senderCheck: Check = {
  id: 'sender',
  title: 'Sender’s domain',
  async run({ settings, outside }) {
    const domain = settings.mailFrom.address.split('@').at(-1) ?? '';
    if (!settings.mailHost || !domain.includes('.')) return [unknown('Without MAIL_FROM there is no domain to check.')];
    try {
      const [texts, policies, keys, servers] = await Promise.all([
        outside.texts(domain),
        outside.texts(`_dmarc.${domain}`),
        Promise.all(selectors.map((name) => outside.texts(`${name}._domainkey.${domain}`))),
        outside.mailServers(domain),
      ]);
      const hasKey = keys.flat().some((text) => /(^|;)\s*p=[A-Za-z0-9+/]/.test(text));
      return problemsOr(
        [
          spf(domain, texts),
          !hasKey &&
            warning(
              `No DKIM key of ${domain} was found under the usual names.`,
              'Publish the DKIM record that your mail provider shows you; ignore this if you did.',
            ),
          dmarc(domain, policies),
          servers.length === 0 &&
            warning(`${domain} receives no e-mail, so replies are lost.`, `Publish an MX record of ${domain}.`),
        ],
        `${domain} has SPF, DKIM, DMARC and a mail server for replies.`,
      );
    } catch (error) {
      return [
        unknown(
          `The records of ${domain} can’t be read: ${reasonOf(error)}.`,
          'Check the name server of this machine.',
        ),
      ];
    }
  },
};

function spf(domain: string, texts: readonly string[]): Found | null {
  const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text));
  const remedy = `Publish one TXT record of ${domain}, as your mail provider shows it: "v=spf1 include:… -all"`;
  if (records.length === 0) return danger(`${domain} has no SPF record, so e-mails end up as spam.`, remedy);
  if (records.length > 1) return danger(`${domain} has ${records.length} SPF records, so none counts.`, remedy);
  return /\s\+?all(\s|$)/i.test(records[0] ?? '')
    ? danger(`The SPF record of ${domain} lets anyone send in its name.`, 'End it with -all or ~all.')
    : null;
}

function dmarc(domain: string, texts: readonly string[]): Found | null {
  const policy = texts.find((text) => /^v=DMARC1(;|\s|$)/i.test(text));
  const remedy = `Publish a TXT record of _dmarc.${domain}: "v=DMARC1; p=quarantine; rua=mailto:…"`;
  if (policy === undefined) return warning(`${domain} has no DMARC record; large providers ask for one.`, remedy);
  return /;\s*p=(none|quarantine|reject)/i.test(policy)
    ? null
    : warning(`The DMARC record of ${domain} has no policy.`, remedy);
}
