import { pages, portfolio } from 'virtual:articles';
import { casePath } from './links/publishedPages.ts';
import { withOwnTexts } from './ownTexts.ts';
import type { PageContent } from './page.ts';
import { postTexts } from './posts.ts';

/** The file of a text, relative to the app, and its loader. */
interface TextFile<Text> {
  file: string;
  load: () => Promise<Text>;
}

/** All texts by path. The list is long, so only text pages load it. */
export const pageTexts: Readonly<Record<string, TextFile<{ page: PageContent }>>> = Object.fromEntries(
  pages.map(({ path, file, load }) => [
    path,
    { file, load: async () => ({ page: withOwnTexts(path, (await load()).page) }) },
  ]),
);
export { postTexts };
export const caseTexts = Object.fromEntries(portfolio.map((place) => [casePath(place.index), place]));

/** The file of the text at an address, if there is one. */
export const textFile = (path: string): string | undefined =>
  (pageTexts[path] ?? postTexts[path] ?? caseTexts[path])?.file;
