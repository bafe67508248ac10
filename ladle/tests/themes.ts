import type { Page } from '@playwright/test';
import { brands } from '../brands.ts';

export type Scheme = 'light' | 'dark';

export interface Theme {
  brand: (typeof brands)[number];
  scheme: Scheme;
}

/** The default theme is the first. */
export const themes: readonly Theme[] = brands.flatMap((brand) => [
  { brand, scheme: 'light' as const },
  { brand, scheme: 'dark' as const },
]);

export const nameOf = ({ brand, scheme }: Theme): string => `${brand} ${scheme}`;

export const defaultViewport = { width: 1280, height: 844 } as const;
/** 320 px is also 1280 px at 400% zoom. */
export const smallPhone = { width: 320, height: 568 } as const;

/** Resizes the viewport, if it has another size: even to the same size costs a layout. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? {};
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
}

export const applyTheme = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((theme) => theming.apply(theme), theme);

/** Lists each finding once, with its themes. `findings` has one list per theme, in the order of `themes`. */
export function nameThemes(findings: readonly (readonly string[])[]): string[] {
  return [...new Set(findings.flat())].map((finding) => {
    const names = themes.filter((_, at) => findings[at]?.includes(finding)).map(nameOf);
    return names.length === themes.length ? finding : `${finding} in ${names.join(' and ')}`;
  });
}
