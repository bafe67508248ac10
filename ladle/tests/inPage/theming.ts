import type { Theme } from '../themes.ts';

/** Switches themes in the page, as `theming`. */
export interface Theming {
  apply: (theme: Theme) => void;
  /** Applies the default theme. */
  reset: () => void;
  /** Runs a check in every theme; one list of findings per theme. Leaves the page in the default theme. */
  inEvery: (check: () => string[]) => string[][];
}

declare global {
  var theming: Theming;
}

/** Runs in the page, so it must be self-contained. */
export function installTheming(themes: readonly Theme[]): void {
  const apply = ({ brand, scheme }: Theme) => {
    document.documentElement.dataset.brand = brand;
    document.documentElement.dataset.theme = scheme;
  };

  const reset = () => {
    if (themes[0]) apply(themes[0]);
  };

  globalThis.theming = {
    apply,
    reset,
    inEvery(check) {
      const findings = themes.map((theme) => {
        apply(theme);
        return check();
      });
      reset();
      return findings;
    },
  };
}
