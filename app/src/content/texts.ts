import { blog, pages, portfolio } from 'virtual:articles';
import { casePath, postPath } from './links/publishedPages.ts';
import { withOwnTexts } from './ownTexts.ts';
import type { PageContent } from './page.ts';

/** The file of a text, relative to the app, and its loader. */
interface TextFile<Text> {
  file: string;
  load: () => Promise<Text>;
}

const byPath = <Text extends { index: number }>(list: readonly Text[], pathOf: (index: number) => string) =>
  Object.fromEntries(list.map((place) => [pathOf(place.index), place]));

/** All texts by path. The list is long, so only text pages load it. */
export const pageTexts: Readonly<Record<string, TextFile<{ page: PageContent }>>> = Object.fromEntries(
  pages.map(({ path, file, load }) => [
    path,
    { file, load: async () => ({ page: withOwnTexts(path, (await load()).page) }) },
  ]),
);
export const postTexts = byPath(blog, postPath);
export const caseTexts = byPath(portfolio, casePath);

/** The file of the text at an address, if there is one. */
export const textFile = (path: string): string | undefined =>
  (pageTexts[path] ?? postTexts[path] ?? caseTexts[path])?.file;
