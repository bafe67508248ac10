import type { FigureName, PageContent } from './page.ts';

/** All figures of a page. */
export function figuresOf({ figure, figureBelow, sections }: PageContent): readonly FigureName[] {
  const inSections = sections.flatMap((section) => ('figure' in section && section.figure ? [section.figure] : []));
  return [figure, figureBelow, ...inSections].filter((name) => name !== undefined);
}
