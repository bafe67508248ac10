import { site } from '../content/site.ts';
import { jsonLd } from './jsonLd.ts';
import { escaped, type Metadata } from './markup.ts';
import { inFull, type PageFacts, pictureSize, sharedPicture } from './pageFacts.ts';

const meta = (name: string, content: string) =>
  `<meta ${name.startsWith('og:') || name.startsWith('article:') ? 'property' : 'name'}="${name}" content="${escaped(content)}">`;

/**
 * Meta tags for search engines and shared links.
 * @param metadata what the page says itself
 * @param drawn what the preview image shows, if it is a drawn one
 */
export function seo(facts: PageFacts, { noindex }: Metadata, drawn: string): string {
  const { path, title, description, indexed, post } = facts;
  if (!indexed) return noindex ? '' : meta('robots', 'noindex');
  const { src, type, alt = drawn } = sharedPicture(facts);
  return [
    `<link rel="canonical" href="${inFull(path)}">`,
    meta('og:type', post ? 'article' : 'website'),
    meta('og:site_name', site.name),
    meta('og:locale', 'en_IE'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', inFull(path)),
    meta('og:image', src),
    meta('og:image:type', type),
    meta('og:image:width', String(pictureSize.width)),
    meta('og:image:height', String(pictureSize.height)),
    meta('og:image:alt', `${title}. ${alt}`.trim()),
    ...(post ? [meta('article:published_time', post.date)] : []),
    ...(post?.author === undefined ? [] : [meta('author', post.author)]),
    meta('twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${jsonLd(facts)}</script>`,
  ].join('');
}
