import type { IndustryId } from '../../../domain/catalogue/ids.ts';
import type { TradeId } from '../../../domain/trades.ts';
import { stage } from '../drawing.css';
import { Kit, type KitName } from '../Kit';
import { drawnTrade } from './drawnTrade.ts';
import { palette, symbols } from './palette.css';
import { BrandSymbols, linesOf } from './ShopDrawings';
import { nameBox } from './ShopFronts';

/** The colours of the sample brand Tansy, and those of a shop that replace them; at the workshop, dark is what carries words. */
const shades = {
  '17463a': ['main', 'dark'],
  f2c14e: ['accent', 'main'],
  fbf3df: ['pale', 'pale'],
  d5613f: ['second', 'wall'],
  cfdcc4: ['wall', 'accent'],
  '0e332a': ['dark', 'dark'],
} as const;

/** The width of the word Tansy in the units of its drawing, and how much larger another word may be. */
const tansy = { width: 716, largest: 2 };

/**
 * A drawing of a kit in the brand of a trade's sample shop: its colours, its mark, its name, and the words on its phone
 * or its poster in place of Tansy's.
 */
function dress(file: string, of: TradeId, words: 'phone' | 'poster'): string {
  const { x, width } = nameBox(of);
  const scale = Math.min(tansy.width / width, tansy.largest);
  const fit = `translate(${(tansy.width - width * scale) / 2 - x * scale} 0) scale(${scale})`;
  const name = `<use href="#street-${of}-name" transform="`;
  const lines = linesOf(of, words);
  return (
    file
      // The edges of light colours; and lines in place of its other words, as in a narrow drawing.
      .replaceAll('#17463a22', '#0002')
      .replace(/<text class="drawing-(?:label|banner)"[^>]*>[^<]*<\/text>\s*/g, '')
      .replaceAll('class="drawing-bar"', 'stroke-width="3" stroke-linecap="round"')
      .replace(/#(17463a|f2c14e|fbf3df|d5613f|cfdcc4|0e332a)\b/g, (_, hex: keyof typeof shades) => {
        const [usual, workshop] = shades[hex];
        return `var(--shop-${of === 'workshop' ? workshop : usual})`;
      })
      // The shadow in the fold of a bag.
      .replace('#d9a83a', '#0002')
      .replace(
        /#tansy-stem" color="([^"]+)"\/>\s*<use href="#tansy-flower" fill="([^"]+)"/g,
        `#street-${of}-mark" color="$1" fill="$2" stroke="$2"`,
      )
      .replace(/<use href="#tansy-(?:name|today)" transform="([^"]+)/g, `${name}$1 ${fit}`)
      // As a sample of its letters.
      .replace(/<use href="#tansy-specimen" transform="[^"]+/, `${name}translate(32 418) scale(.17) ${fit}`)
      .replace(/<use href="#tansy-trade"[^>]*>/g, '')
      .replace(/(class="drawing-headline"[^>]*>)[^<]*/g, (_, opening: string) => opening + (lines.shift() ?? ''))
  );
}

interface DressedKitProps {
  of: KitName;
  /** The package, from 0. The smallest is on the page if one is: it has what all of them repeat. */
  tier: number;
  industry: IndustryId | null;
}

/** A kit in the brand of the sample shop of an industry, on its background. */
export function DressedKit({ of, tier, industry }: DressedKitProps) {
  const trade = drawnTrade(industry);
  return (
    <span className={stage}>
      {tier === 0 && (
        <svg className={symbols} aria-hidden>
          <defs>
            <BrandSymbols of={trade} />
          </defs>
        </svg>
      )}
      <Kit
        of={of}
        tier={tier}
        className={palette[trade]}
        dress={(file) => dress(file, trade, of === 'platform' ? 'phone' : 'poster')}
      />
    </span>
  );
}
