import { articleLabels } from '../content/articleLabels.ts';
import { installation } from '../content/installation.ts';
import { paths } from '../content/links/paths.ts';
import { postPath } from '../content/links/publishedPages.ts';
import { offerIds, offerOf } from '../content/offers.ts';
import { posts } from '../content/posts.ts';
import { site } from '../content/site.ts';
import { instantOf } from '../domain/booking/clock.ts';
import { opening } from '../domain/catalogue/opening.ts';
import { formatEuro } from '../domain/money.ts';
import { escaped } from './markup.ts';
import { inFull, type PageFacts, pictureSize } from './pageFacts.ts';

function sitemap(pages: readonly PageFacts[]): string {
  const urls = pages.map(({ path, post, project, page }) => {
    const day = post?.date ?? project?.date ?? page?.updated;
    const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
    return `<url><loc>${escaped(inFull(path))}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** robots.txt allows everything: private pages have secret URLs and `noindex`. */
const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${inFull('/sitemap.xml')}\n`;

const { width, height } = pictureSize;
const sharedAs = `type="image/jpeg" medium="image" width="${width}" height="${height}"`;

function feed(): string {
  const items = posts.map(({ index, title, description, date, topics, cover }) => {
    const link = inFull(postPath(index));
    const parts = [
      `<title>${escaped(title)}</title>`,
      `<link>${link}</link>`,
      `<guid isPermaLink="true">${link}</guid>`,
      `<description>${escaped(description)}</description>`,
      // The start of its day here, which has passed whenever the post was published.
      `<pubDate>${new Date(instantOf({ day: date, minutes: 0 }, opening.timeZone)).toUTCString()}</pubDate>`,
      ...topics.map((topic) => `<category>${escaped(topic)}</category>`),
      ...(cover?.shared ? [`<media:content url="${inFull(cover.shared)}" ${sharedAs}/>`] : []),
    ];
    return `<item>${parts.join('')}</item>`;
  });
  const channel = [
    `<title>${escaped(`${articleLabels.blog.title} – ${site.name}`)}</title>`,
    `<link>${inFull(paths.blog)}</link>`,
    `<description>${escaped(articleLabels.blog.description)}</description>`,
    '<language>en-IE</language>',
    `<atom:link href="${inFull('/feed.xml')}" rel="self" type="application/rss+xml"/>`,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>${channel.join('')}${items.join('')}</channel></rss>\n`;
}

/** llms.txt: offers, prices and pages in plain text. */
function llms(pages: readonly PageFacts[]): string {
  const line = ({ path, title, description }: PageFacts) => `- [${title}](${inFull(path)}): ${description}`;
  const prices = offerIds.map(offerOf).map(({ name, price, rule, delivery }) => {
    const more = [rule, delivery && `delivered in ${delivery}`].filter(Boolean).join('; ');
    return `- ${name}: ${formatEuro(price)}${more ? ` (${more})` : ''}`;
  });
  const part = (title: string, isPart: (page: PageFacts) => boolean) => {
    const list = pages.filter(isPart).map(line);
    return list.length === 0 ? [] : [title, list.join('\n')];
  };
  return [
    `# ${site.name}`,
    `> ${site.tagline}`,
    ...part('## Pages', ({ post, project }) => !post && !project),
    '## Prices in euro',
    ...(installation.vatSentence ? [installation.vatSentence] : []),
    prices.join('\n'),
    ...part('## Blog', ({ post }) => post !== undefined),
    ...part('## Projects', ({ project }) => project?.sample === false),
    ...part('## Sample projects, made up to show the work', ({ project }) => project?.sample === true),
    '',
  ].join('\n\n');
}

/** Sitemap, feeds and similar files, by path. */
export function lists(pages: readonly PageFacts[]): Readonly<Record<string, string>> {
  return {
    '/sitemap.xml': sitemap(pages),
    '/robots.txt': robots,
    '/feed.xml': feed(),
    '/llms.txt': llms(pages),
  };
}

/** Paths not to prefetch: personal pages, and links with effects. */
const personal = [
  '/api/*',
  '/demo-checkout/*',
  `${paths.newsletter}/*`,
  paths.overview,
  paths.anyUserPage,
  paths.manageBooking,
  paths.savedQuote,
  paths.offer,
  '/checkout-*',
];

/** Speculation rules: prefetch on hover. For the response header `Speculation-Rules`. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: personal } }] },
      eagerness: 'moderate',
    },
  ],
});

/** How the site is called on a home screen. */
const webManifest = JSON.stringify({
  name: site.name,
  short_name: site.name,
  description: site.tagline,
  lang: 'en-IE',
  start_url: '/',
  display: 'browser',
  background_color: '#fafafd',
  theme_color: '#5a2bd0',
  icons: ([192, 512] as const).map((size) => ({
    src: installation.icons?.[size],
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
});

/** Files that need no page, by path. */
export const fixedFiles: Readonly<Record<string, string>> = {
  '/speculation-rules.json': speculationRules,
  '/site.webmanifest': webManifest,
};
