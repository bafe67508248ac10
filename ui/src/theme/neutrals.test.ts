import { formatHex, oklch } from 'culori';
import { expect, test } from 'vitest';
import { contrasts, schemes } from '../../check/contrast';
import { pairs } from '../../check/pairs';
import { neutrals } from './neutrals';

/** "brand-tint" of `brandTint`. */
const tokenOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const names = new Set(Object.keys(neutrals).map((name) => `color-${tokenOf(name)}`));
const ours = pairs.filter(({ of, on }) => names.has(of) && names.has(on));

test.each(Array.from({ length: 24 }, (_, place) => place * 15))(
  'with a brand of hue %i, contrasts are enough',
  (hue) => {
    for (const colourful of [0, 0.05, 0.3]) {
      const shade = (name: keyof typeof neutrals, scheme: 'light' | 'dark') => {
        const [l, c] = neutrals[name][scheme];
        return formatHex(oklch({ mode: 'oklch', l, c: Math.min(colourful, c), h: hue }));
      };
      const tokens = new Map(
        (Object.keys(neutrals) as (keyof typeof neutrals)[]).map((name) => [
          `--ag-color-${tokenOf(name)}`,
          `light-dark(${shade(name, 'light')}, ${shade(name, 'dark')})`,
        ]),
      );
      const found = contrasts(tokens).filter((pair) => ours.some(({ of, on }) => of === pair.of && on === pair.on));
      expect(found).toHaveLength(ours.length * schemes.length);
      expect(found.filter(({ enough }) => !enough)).toEqual([]);
    }
  },
);
