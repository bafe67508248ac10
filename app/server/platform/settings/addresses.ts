interface Site {
  /** `SITE_URL`, if it is set. */
  siteUrl: string | null;
}

/** The site's origin where no request tells it: SITE_URL, or this machine. */
export function siteOrigin({ siteUrl, port }: Site & { port: number }): string {
  return siteUrl ?? `http://localhost:${port}`;
}

/** Whether the site uses https. */
export function isHttps({ siteUrl }: Site): boolean {
  return siteUrl?.startsWith('https:') ?? false;
}

/** Whether visitors reach the site from other machines. */
export function isPublic({ siteUrl }: Site): boolean {
  return siteUrl !== null && !isThisMachine(new URL(siteUrl).hostname);
}

/** Whether a host is this machine, so that nothing crosses the network. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);
}

/** Whether a password would be sent to the mail server over a network, so that TLS is required. */
export function needsTls(smtpUrl: string): boolean {
  const { protocol, username, password, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && (username !== '' || password !== '') && !isThisMachine(hostname);
}
