import type { FigureName, PageContent } from './page.ts';

/** All figures of a page. */
export function figuresOf({ figure, sections }: PageContent): readonly FigureName[] {
  const inSections = sections.flatMap((section) => ('figure' in section && section.figure ? [section.figure] : []));
  return figure === undefined ? inSections : [figure, ...inSections];
}
