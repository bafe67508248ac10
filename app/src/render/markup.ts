import { Parser } from 'htmlparser2';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** What a page says of itself. */
export interface Metadata {
  /** The elements for the head of the document, which React puts first: `<title>`, `<meta>`, `<link>`. */
  markup: string;
  title: string;
  description: string;
  /** Whether it says itself that search engines shall not list it. */
  noindex: boolean;
  /** The text of its main heading. */
  headline: string;
}

/** Takes the metadata of a page from its HTML. @returns the rest as `body` */
export function readMetadata(html: string): Metadata & { body: string } {
  const found = { title: '', headline: '', description: '', noindex: false };
  let end = html.length;
  let into: 'title' | 'headline' | undefined;
  const endMetadata = () => {
    end = Math.min(end, parser.startIndex);
  };
  const parser = new Parser({
    onopentag(name, { name: key, content = '' }) {
      if (name === 'h1' && found.headline === '') into = 'headline';
      if (end < html.length) return;
      if (name === 'title') into = 'title';
      else if (name === 'meta' && key === 'description') found.description = content;
      else if (name === 'meta' && key === 'robots') found.noindex = true;
      else if (name !== 'meta' && name !== 'link') endMetadata();
    },
    // React’s marks around a boundary belong to the page.
    oncomment: endMetadata,
    ontext(text) {
      if (into) found[into] += text;
      else endMetadata();
    },
    onclosetag(name) {
      if (name === 'title' || name === 'h1') into = undefined;
    },
  });
  parser.end(html);
  return { ...found, markup: html.slice(0, end), body: html.slice(end) };
}
