import type { KitName } from '../../../shell/art/Kit';
import { useLazyModule } from '../useLazyModule';
import { kitPicture } from './cards.css';

const load = async () => {
  const [kits, symbols] = await Promise.all([import('../../../shell/art/Kit'), import('../../../shell/art/Tansy')]);
  return { ...kits, ...symbols };
};

/** A kit, and which package of it, from 0. */
export type KitOf = readonly [kit: KitName, tier: number];

/** What a package has, as one kit that grows. Loaded when the browser is idle, in a place that is kept for it. Decorative. */
export function KitPicture({ of: [kit, tier] }: { of: KitOf }) {
  const { module } = useLazyModule(load, '', 'idle');
  return (
    <span className={kitPicture}>
      {module && tier === 0 && <module.TansySymbols />}
      {module && <module.Kit of={kit} tier={tier} />}
    </span>
  );
}
