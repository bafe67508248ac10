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

/** How a story stands before any check, and after it. */
export const usual = { width: 1280, height: 844 } as const;

export async function wear(page: Page, { brand, scheme }: Theme): Promise<void> {
  await page.evaluate(
    ([brand, scheme]) => {
      document.documentElement.dataset.brand = brand;
      document.documentElement.dataset.theme = scheme;
    },
    [brand, scheme] as const,
  );
}

/** Puts the findings of every theme together, each with the themes it was made in, and leaves the page in the first one. */
export async function inEveryTheme(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const findings = new Map<string, string[]>();
  for (const theme of themes) {
    await wear(page, theme);
    for (const finding of new Set(await look()))
      findings.set(finding, [...(findings.get(finding) ?? []), nameOf(theme)]);
  }
  await wear(page, { brand: 'Default', scheme: 'light' });
  return [...findings].map(([finding, worn]) =>
    worn.length === themes.length ? finding : `${finding} in ${worn.join(' and ')}`,
  );
}
