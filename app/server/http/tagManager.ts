/**
 * What Google's tag manager, and the tags for visits and advertisements that an agency puts into its container, load
 * and call, by directive of the Content-Security-Policy. A container with tags of others needs more lines here.
 */
export const tagManagerSources = {
  script: [
    'https://*.googletagmanager.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ],
  img: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ],
  connect: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
  ],
  frame: ['https://www.googletagmanager.com'],
} as const;

const named = '<meta name="tag-manager"';

/** The page with the id of the container in its head, where the browser finds it; as it is without one. */
export function withTagManager(html: string, id: string | null): string {
  return id === null ? html : html.replace('</head>', () => `${named} content="${id}"></head>`);
}

/** Whether a page may load a container. */
export function namesTagManager(html: string): boolean {
  return html.includes(named);
}
