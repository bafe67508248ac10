import { ShopScene } from '../../shell/art/street/ShopScene';
import { SampleFigure } from '../../shell/Sample';
import { stage } from '../../wizards/kit/review/YourShop.css';

/** One brand on a shop, and on what stands beside it. */
export const BrandedShop = () => (
  <SampleFigure
    id="branded-shop"
    of="brand"
    caption="A made-up salon. Its brand is on the sign and the bags, and goes along to a website and a poster, which are ordered separately."
  >
    <div className={stage}>
      <ShopScene trade="salon" brand website system={false} campaign />
    </div>
  </SampleFigure>
);
