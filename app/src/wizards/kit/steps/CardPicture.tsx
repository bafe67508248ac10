import { type ComponentType, memo } from 'react';
import type { GoalId, IndustryId, ServiceId, SystemId } from '../../../domain/catalogue/ids.ts';
import type { KitName } from '../../../shell/art/Kit';
import { useLazyModule } from '../useLazyModule';
import * as css from './cards.css';

/**
 * A sketch in the sprite of a wizard: `goals-fees` is `src/content/drawings/goals/fees.svg`. It has no words, because it may
 * be a thumb wide.
 */
type SketchName = `services-${ServiceId}` | `goals-${Exclude<GoalId, 'brand'>}`;

/** A kit, which package of it, from 0, and for which industry; the shop of an industry; the screen of a system; or sketches, side by side. */
export type PictureOf =
  | readonly [kit: KitName, tier: number, IndustryId | null]
  | readonly ['shop', IndustryId]
  | readonly ['system', SystemId]
  | readonly ['sketch', SketchName, (SketchName | undefined)?];

/**
 * A drawing whose code is loaded when the browser is idle, in a place that is kept for it. Memoised: a click draws none again.
 * @param kind for the style of its place
 */
const lazyDrawing = <Props extends object>(
  load: () => Promise<{ Drawing: ComponentType<Props> }>,
  className: string,
  kind?: string,
) =>
  memo((props: Props) => {
    const { module } = useLazyModule(load, '', 'idle');
    return (
      <span className={className} data-picture={kind}>
        {module && <module.Drawing {...props} />}
      </span>
    );
  });

const Shop = lazyDrawing(
  async () => ({ Drawing: (await import('../../../shell/art/street/IndustryFront')).IndustryFront }),
  css.picture,
  'shop',
);
const Tile = lazyDrawing(
  async () => ({ Drawing: (await import('../../../shell/art/SystemTile')).SystemTile }),
  css.systemPicture,
);
/** What a package has, as one kit that grows, in the brand of the shop that the summary draws. */
const PackageKit = lazyDrawing(
  async () => ({ Drawing: (await import('../../../shell/art/street/DressedKit')).DressedKit }),
  css.picture,
  'kit',
);

/** What one gets, drawn. Decorative. */
export function CardPicture({ of }: { of: PictureOf }) {
  if (of[0] === 'sketch') {
    const [, ...names] = of;
    return (
      <span className={css.picture} data-picture="sketch">
        {names.map(
          (name) =>
            name && (
              <svg key={name} className={css.sketch} viewBox="0 0 240 160" aria-hidden>
                <use href={`#${name}`} />
              </svg>
            ),
        )}
      </span>
    );
  }
  if (of[0] === 'shop') return <Shop of={of[1]} />;
  if (of[0] === 'system') return <Tile of={of[1]} />;
  const [kit, tier, industry] = of;
  return <PackageKit of={kit} tier={tier} industry={industry} />;
}
