import type { Page } from '../compile/pages.ts';

/* The pages for programs that read text: https://llmstxt.org */

/** A page as Markdown. */
export const markdownOf = ({ title, about, markdown }: Page): string =>
  `# ${title}\n\n${about}\n\n${markdown}`.trim().concat('\n');

const sectionsOf = (pages: readonly Page[]) => [...new Set(pages.map(({ section }) => section))];

/** The list of all pages, with links to their Markdown. */
export function llms(pages: readonly Page[]): string {
  const [home] = pages;
  const lists = sectionsOf(pages).map((section) => {
    const links = pages
      .filter((page) => page.section === section)
      .map(({ path, title, about }) => `- [${title}](${path}index.md): ${about}`);
    return `## ${section}\n\n${links.join('\n')}`;
  });
  return [`# @agency-site/ui`, `> ${home?.about ?? ''}`, ...lists].join('\n\n').concat('\n');
}

/** All pages in one file. */
export const llmsFull = (pages: readonly Page[]): string => pages.map(markdownOf).join('\n---\n\n');
