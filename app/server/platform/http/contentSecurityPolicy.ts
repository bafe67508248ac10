import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { isHttps } from '../settings/addresses.ts';
import type { Settings } from '../settings/settings.ts';
import { namesTagManager, tagManagerSources as tags } from './tagManager.ts';

export interface PolicySources {
  /** Whether the browser loads Stripe's library. */
  stripe: boolean;
  /** Whether the site uses https, so that pages must not load anything without it. */
  https: boolean;
  /** Further origins for `form-action`. */
  formTargets?: readonly string[];
  /** Whether the page shows others of the site in frames. */
  ownFrames?: boolean;
}

/** What pages may load under these settings. */
export function policySources(settings: Settings): PolicySources {
  return { stripe: Boolean(settings.stripePublishableKey), https: isHttps(settings) };
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const unique = (list: readonly string[]) => [...new Set(list)];

/** Types of script elements that run; others contain data and need no hash. */
const executable = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
  /** Of style attributes. */
  attributes: readonly string[];
}

function inlineHashes(html: string): InlineHashes {
  const [scripts, styles, attributes]: [string[], string[], string[]] = [[], [], []];
  /** Collects the hash of the current element's text. */
  let into: string[] | null = null;
  let text = '';
  const parser = new Parser({
    onopentag(name, { style, src, type = '' }) {
      if (style !== undefined) attributes.push(hash(style));
      text = '';
      if (name === 'style') into = styles;
      else into = name === 'script' && src === undefined && executable.has(type.trim().toLowerCase()) ? scripts : null;
    },
    ontext(part) {
      if (into) text += part;
    },
    onclosetag() {
      if (into && text !== '') into.push(hash(text));
      into = null;
    },
  });
  parser.end(html);
  return { scripts: unique(scripts), styles: unique(styles), attributes: unique(attributes) };
}

/**
 * The strictest Content-Security-Policy the page works with: inline parts by their hashes, the tag manager only if the page
 * uses it.
 */
export function contentSecurityPolicy(
  html: string,
  { stripe, https, formTargets = [], ownFrames = false }: PolicySources,
): string {
  const inline = inlineHashes(html);
  const ifStripe = (...sources: readonly string[]) => (stripe ? sources : []);
  const ifTagManager = (sources: readonly string[]) => (namesTagManager(html) ? sources : []);
  const frames = [
    ...(ownFrames ? ["'self'"] : []),
    ...ifStripe(
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
      'https://checkout.stripe.com',
    ),
    ...ifTagManager(tags.frame),
  ];
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    [
      'script-src',
      "'self'",
      ...ifStripe('https://js.stripe.com', 'https://*.js.stripe.com'),
      ...ifTagManager(tags.script),
      ...inline.scripts,
    ],
    ['style-src', "'self'", ...inline.styles],
    ['style-src-attr', ...(inline.attributes.length > 0 ? ["'unsafe-hashes'", ...inline.attributes] : ["'none'"])],
    ['img-src', "'self'", 'data:', ...ifStripe('https://*.stripe.com'), ...ifTagManager(tags.img)],
    [
      'connect-src',
      "'self'",
      ...ifStripe('https://api.stripe.com', 'https://checkout.stripe.com'),
      ...ifTagManager(tags.connect),
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
