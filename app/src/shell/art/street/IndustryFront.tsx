import other from '../../../content/drawings/industries/other.svg?raw';
import property from '../../../content/drawings/industries/property.svg?raw';
import type { IndustryId } from '../../../domain/catalogue/ids.ts';
import { tradeIds, trades } from '../../../domain/trades.ts';
import { InlineDrawing } from '../Drawing';
import '../drawing.css.ts';
import { palette } from './palette.css';
import { frontBox, Lettering, PlainFront, Sign } from './ShopFronts';
import { scene } from './ShopScene.css';

const standing = { preserveAspectRatio: 'xMidYMax' } as const;

/** Of each industry one sample shop with its sign; of those the street has no shop for, houses or a dotted outline. Decorative. */
export function IndustryFront({ of }: { of: IndustryId }) {
  const trade = tradeIds.find((id) => trades[id].industry === of);
  if (!trade) return <InlineDrawing {...standing} className={scene} file={of === 'property' ? property : other} />;
  return (
    <svg {...standing} className={`${scene} ${palette[trade]}`} viewBox={frontBox(trade)} aria-hidden>
      <defs>
        <Lettering of={trade} />
      </defs>
      <PlainFront of={trade} />
      <Sign of={trade} />
    </svg>
  );
}
