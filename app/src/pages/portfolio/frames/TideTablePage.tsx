import type { FrameProps } from '../Frame';
import { Lettering } from '../Lettering';
import { tideTable } from '../letters/tideTable.ts';
import { AddressBar, Browser, Scene } from '../Screens';
import { row } from '../Screens.css';
import { Brand, Dishes } from '../TideTable';
import { page } from '../TideTable.css';
import * as css from './TideTablePage.css';

/** Tide Table: the order page in a browser. */
export function Drawing({ alt }: FrameProps) {
  return (
    <Scene alt={alt} className={css.stage}>
      <Browser className={page} bar={<AddressBar>tidetable.example</AddressBar>}>
        <div className={css.head}>
          <div className={`${row} ${css.top}`}>
            <Brand className={css.name} />
            <b>Harbour Road, from five</b>
          </div>
          <div className={`${row} ${css.ready}`}>
            <div>
              <p className={css.orderNow}>Order now, ready at</p>
              <Lettering className={css.time} of={tideTable.readyAt} />
            </div>
            <p className={css.kitchen}>Eleven orders are in the pan. When the kitchen is full, this line says so.</p>
          </div>
        </div>
        <div className={css.menu}>
          <b className={css.current}>Fish</b>
          <span>Chips</span>
          <span>Sides</span>
          <span>Drinks</span>
          <span className={css.note}>Allergens are beside every dish</span>
        </div>
        <div className={css.columns}>
          <div>
            <Dishes count={7} />
          </div>
          <div className={css.order}>
            <Lettering className={css.orderTitle} of={tideTable.yourOrder} />
            <p className={`${row} ${css.line}`}>
              2 hake and chips <span>€27.00</span>
            </p>
            <p className={`${row} ${css.line}`}>
              1 chips, large <span>€4.80</span>
            </p>
            <p className={`${row} ${css.line} ${css.off}`}>
              Fifth order, a fifth off <span>−€6.36</span>
            </p>
            <p className={`${row} ${css.total}`}>
              To pay <span>€25.44</span>
            </p>
            <p className={css.button}>Choose a time</p>
          </div>
        </div>
      </Browser>
    </Scene>
  );
}
