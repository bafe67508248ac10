import type { GoalId, IndustryId, ServiceId, SystemId } from '../../../domain/catalogue/ids.ts';
import type { KitName } from '../../../shell/art/Kit';
import type { DressedKitProps } from '../../../shell/art/street/DressedKit';
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

const loadShops = () => import('../../../shell/art/street/IndustryFront');
const loadTiles = () => import('../../../shell/art/SystemTile');
const loadKits = () => import('../../../shell/art/street/DressedKit');

function Shop({ of }: { of: IndustryId }) {
  const { module } = useLazyModule(loadShops, '', 'idle');
  return (
    <span className={css.picture} data-picture="shop">
      {module && <module.IndustryFront of={of} />}
    </span>
  );
}

function Tile({ of }: { of: SystemId }) {
  const { module } = useLazyModule(loadTiles, '', 'idle');
  return <span className={css.systemPicture}>{module && <module.SystemTile of={of} />}</span>;
}

/** What a package has, as one kit that grows, in the brand of the shop that the summary draws. */
function PackageKit(props: DressedKitProps) {
  const { module } = useLazyModule(loadKits, '', 'idle');
  return (
    <span className={css.picture} data-picture="kit">
      {module && <module.DressedKit {...props} />}
    </span>
  );
}

/** What one gets, drawn. All but sketches are loaded when the browser is idle, in a place that is kept for it. Decorative. */
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
