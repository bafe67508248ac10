import { site } from '../content/site.ts';
import { jsonLd } from './jsonLd.ts';
import { escaped, type Metadata } from './markup.ts';
import { inFull, type PageFacts, pictureOf, pictureSize } from './pageFacts.ts';

const meta = (name: string, content: string) =>
  `<meta ${name.startsWith('og:') || name.startsWith('article:') ? 'property' : 'name'}="${name}" content="${escaped(content)}">`;

/**
 * Meta tags for search engines and shared links.
 * @param metadata what the page says itself
 * @param shown what the preview image shows
 */
export function seo(facts: PageFacts, { noindex }: Metadata, shown: string): string {
  const { path, title, description, indexed, post } = facts;
  if (!indexed) return noindex ? '' : meta('robots', 'noindex');
  return [
    `<link rel="canonical" href="${inFull(path)}">`,
    meta('og:type', post ? 'article' : 'website'),
    meta('og:site_name', site.name),
    meta('og:locale', 'en_IE'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', inFull(path)),
    meta('og:image', inFull(pictureOf(path))),
    meta('og:image:type', 'image/png'),
    meta('og:image:width', String(pictureSize.width)),
    meta('og:image:height', String(pictureSize.height)),
    meta('og:image:alt', `${title}. ${shown}`),
    ...(post ? [meta('article:published_time', post.date)] : []),
    ...(post?.author === undefined ? [] : [meta('author', post.author)]),
    meta('twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${jsonLd(facts)}</script>`,
  ].join('');
}
