import type { Page } from '@playwright/test';
import { brands } from '../brands.ts';

export type Scheme = 'light' | 'dark';

export interface Theme {
  brand: (typeof brands)[number];
  scheme: Scheme;
}

export const themes: readonly Theme[] = brands.flatMap((brand) => [
  { brand, scheme: 'light' as const },
  { brand, scheme: 'dark' as const },
]);

export const nameOf = ({ brand, scheme }: Theme): string => `${brand} ${scheme}`;

/** The viewport before and after each check. */
export const defaultViewport = { width: 1280, height: 844 } as const;

export async function applyTheme(page: Page, { brand, scheme }: Theme): Promise<void> {
  await page.evaluate(
    ([brand, scheme]) => {
      document.documentElement.dataset.brand = brand;
      document.documentElement.dataset.theme = scheme;
    },
    [brand, scheme] as const,
  );
}

/** Runs a check in every theme, and names the themes of each finding. Leaves the page in the default theme. */
export async function inEveryTheme(page: Page, check: () => Promise<string[]>): Promise<string[]> {
  const findings = new Map<string, string[]>();
  for (const theme of themes) {
    await applyTheme(page, theme);
    for (const finding of new Set(await check()))
      findings.set(finding, [...(findings.get(finding) ?? []), nameOf(theme)]);
  }
  await applyTheme(page, { brand: 'Default', scheme: 'light' });
  return [...findings].map(([finding, names]) =>
    names.length === themes.length ? finding : `${finding} in ${names.join(' and ')}`,
  );
}
