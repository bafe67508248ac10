import type { IndustryId, SystemId } from '../../../domain/catalogue/ids.ts';
import type { KitName } from '../../../shell/art/Kit';
import { useLazyModule } from '../useLazyModule';
import * as css from './cards.css';

/** A kit and which package of it, from 0; the shop of an industry; or the screen of a system. */
export type PictureOf =
  | readonly [kit: KitName, tier: number]
  | readonly ['shop', IndustryId]
  | readonly ['system', SystemId];

const loadShops = () => import('../../../shell/art/street/IndustryFront');
const loadTiles = () => import('../../../shell/art/SystemTile');
const loadKits = async () => {
  const [kits, symbols, { stage }] = await Promise.all([
    import('../../../shell/art/Kit'),
    import('../../../shell/art/Tansy'),
    import('../../../shell/art/drawing.css'),
  ]);
  return { ...kits, ...symbols, stage };
};

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

/** What a package has, as one kit that grows. */
function Kit({ of, tier }: { of: KitName; tier: number }) {
  const { module } = useLazyModule(loadKits, '', 'idle');
  return (
    <span className={css.picture} data-picture="kit">
      {module && (
        <span className={module.stage}>
          {tier === 0 && <module.TansySymbols />}
          <module.Kit of={of} tier={tier} />
        </span>
      )}
    </span>
  );
}

/** What one gets, drawn. Loaded when the browser is idle, in a place that is kept for it. Decorative. */
export function CardPicture({ of }: { of: PictureOf }) {
  const [kind, what] = of;
  if (kind === 'shop') return <Shop of={what} />;
  if (kind === 'system') return <Tile of={what} />;
  return <Kit of={kind} tier={what} />;
}
