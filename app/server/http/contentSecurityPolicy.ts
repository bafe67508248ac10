import { createHash } from 'node:crypto';
import { isHttps, type Settings } from '../settings.ts';
import { namesTagManager, tagManagerSources as tags } from './tagManager.ts';

export interface PolicySources {
  /** Stripe's library is loaded in the browser. */
  stripe: boolean;
  /** The site is reached by https, so nothing on a page may come without. */
  https: boolean;
  /** Origins beside our own that a form of the page may lead to. */
  formTargets?: readonly string[];
}

/** What pages may load under these settings. */
export function policySources(settings: Settings): PolicySources {
  return { stripe: Boolean(settings.stripe?.publishableKey), https: isHttps(settings) };
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const unique = (list: readonly string[]) => [...new Set(list)];

/** Data in a script element is never run, so it needs no permission. */
const runs = (attributes: string) => {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
  return ['', 'module', 'text/javascript', 'importmap', 'speculationrules'].includes(type);
};

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

const decodeEntities = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, decimal?: string, name?: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name ?? ''] ?? all;
  });

function inlineHashes(html: string) {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '', text]) => text && !/\bsrc\s*=/i.test(attributes) && runs(attributes))
    .map(([, , text = '']) => hash(text));
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text = '']) => hash(text));
  const bare = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '');
  const attributes = [...bare.matchAll(/<[^>]*?\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, double, single]) =>
    hash(decodeEntities(double ?? single ?? '')),
  );
  return { scripts: unique(scripts), styles: unique(styles), attributes: unique(attributes) };
}

/**
 * The strictest Content-Security-Policy a page works under: its own inline parts by their hashes, the tag manager if the
 * page names one, nothing unsafe.
 */
export function contentSecurityPolicy(html: string, { stripe, https, formTargets = [] }: PolicySources): string {
  const inline = inlineHashes(html);
  const when = (...sources: readonly string[]) => (stripe ? sources : []);
  const tagged = (sources: readonly string[]) => (namesTagManager(html) ? sources : []);
  const frames = [
    ...when(
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
      'https://checkout.stripe.com',
    ),
    ...tagged(tags.frame),
  ];
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    [
      'script-src',
      "'self'",
      ...when('https://js.stripe.com', 'https://*.js.stripe.com'),
      ...tagged(tags.script),
      ...inline.scripts,
    ],
    ['style-src', "'self'", ...inline.styles],
    ['style-src-attr', ...(inline.attributes.length > 0 ? ["'unsafe-hashes'", ...inline.attributes] : ["'none'"])],
    ['img-src', "'self'", 'data:', ...when('https://*.stripe.com'), ...tagged(tags.img)],
    [
      'connect-src',
      "'self'",
      ...when('https://api.stripe.com', 'https://checkout.stripe.com'),
      ...tagged(tags.connect),
    ],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['form-action', "'self'", ...unique(formTargets)],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  if (https) directives.push(['upgrade-insecure-requests']);
  return directives.map((directive) => directive.join(' ')).join('; ');
}
