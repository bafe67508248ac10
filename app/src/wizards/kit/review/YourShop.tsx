import { trades } from '../../../domain/trades.ts';
import type { ShownOrder } from '../../../shell/art/street/ShopScene';
import { fine } from '../../../shell/style/type.css';
import { useLazyModule } from '../useLazyModule';
import { yourShopWords as words } from './words.ts';
import * as css from './YourShop.css';

const load = () => import('../../../shell/art/street/ShopScene');

interface YourShopProps extends ShownOrder {
  /** Below the summary of an order that isn’t complete: without a caption. */
  isSmall?: boolean | undefined;
}

/** The visitor's shop with what they order. Loaded when the browser is idle, in a place that is kept for it. */
export function YourShop({ isSmall, ...shown }: YourShopProps) {
  const { module } = useLazyModule(load, '', 'idle');
  const stage = <div className={css.stage}>{module && <module.ShopScene {...shown} />}</div>;
  if (isSmall) return stage;
  return (
    <figure className={css.figure}>
      {stage}
      <figcaption className={fine}>
        {(shown.brand ? words.branded : words.unbranded)(trades[shown.trade].word)}
      </figcaption>
    </figure>
  );
}
