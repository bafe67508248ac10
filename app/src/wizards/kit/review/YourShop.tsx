import { trades } from '../../../domain/trades.ts';
import type { ShownOrder } from '../../../shell/art/street/ShopScene';
import { fine } from '../../../shell/style/type.css';
import { useLazyModule } from '../useLazyModule';
import { yourShopWords as words } from './words.ts';
import * as css from './YourShop.css';

const load = () => import('../../../shell/art/street/ShopScene');

/** The visitor's shop with what they order. Loaded when the browser is idle, in a place that is kept for it. */
export function YourShop(shown: ShownOrder) {
  const { module } = useLazyModule(load, '', 'idle');
  return (
    <figure className={css.figure}>
      <div className={css.stage}>{module && <module.ShopScene {...shown} />}</div>
      <figcaption className={fine}>
        {(shown.brand ? words.branded : words.unbranded)(trades[shown.trade].word)}
      </figcaption>
    </figure>
  );
}
