import type { ReactNode } from 'react';
import type { FrameProps } from '../Frame';
import { Lettering } from '../Lettering';
import { tideTable } from '../letters/tideTable.ts';
import { Phone } from '../Screens';
import { footButton, row, stage } from '../Screens.css';
import { Brand, Dishes, Fish } from '../TideTable';
import { page } from '../TideTable.css';
import * as css from './TideTableOrder.css';

const times = ['6:40 pm', '6:50 pm', '7:00', '7:10', '7:20 pm', '7:30 pm', '7:40 pm', '7:50 pm'];
const full = ['7:00', '7:10'];

/** Tide Table: an order on the phone in three screens. On a small screen, they are swiped through. */
export function Drawing({ alt }: FrameProps) {
  return (
    <div className={`${stage} ${css.stage}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scrollable by keyboard */}
      <section className={css.three} aria-label={alt} tabIndex={0}>
        <Screen alt="First screen: the food, with allergens and prices">
          <div className={css.hero}>
            <Brand className={css.name} />
            <p className={css.orderNow}>Order now, ready at</p>
            <Lettering className={css.time} of={tideTable.readyAt} />
          </div>
          <div className={css.dishes}>
            <Dishes count={6} />
          </div>
          <Foot amount="€31.80">Choose a time</Foot>
        </Screen>
        <Screen alt="Second screen: the time; full times are struck">
          <Head step={2}>The time</Head>
          <div className={css.content}>
            <Lettering className={css.when} of={tideTable.when} />
            <div className={css.times}>
              {times.map((time, at) =>
                full.includes(time) ? (
                  <span key={time} className={`${css.choice} ${css.full}`}>
                    <s>{time}</s> full
                  </span>
                ) : (
                  <span key={time} className={`${css.choice} ${at === 0 ? css.chosen : ''}`}>
                    {time}
                  </span>
                ),
              )}
            </div>
            <p className={css.label}>Phone</p>
            <p className={`${css.choice} ${css.field}`}>085 000 0000</p>
            <p className={css.reason}>So that we can ring you if something has run out.</p>
          </div>
          <Foot amount="€25.44">Pay</Foot>
        </Screen>
        <Screen alt="Third screen: the payment, a fifth off the fifth order">
          <Head step={3}>The payment</Head>
          <div className={css.content}>
            <Lettering className={css.fifth} of={tideTable.fifthOrder} />
            <p className={css.rule}>A fifth off, as it says on the lid.</p>
            <div className={css.bill}>
              <p className={`${row} ${css.line}`}>
                2 hake and chips <span>€27.00</span>
              </p>
              <p className={`${row} ${css.line}`}>
                1 chips, large <span>€4.80</span>
              </p>
              <p className={`${row} ${css.line} ${css.off}`}>
                A fifth off <span>−€6.36</span>
              </p>
              <p className={`${row} ${css.total}`}>
                To pay <span>€25.44</span>
              </p>
            </div>
            <p className={css.ready}>Ready at 6:40 pm, Harbour Road</p>
            <p className={css.tick}>
              <span>Tell me about the Tuesday special, once a week by e-mail</span>
            </p>
          </div>
          <Foot amount="€25.44">Pay by card</Foot>
        </Screen>
      </section>
    </div>
  );
}

const Screen = ({ alt, children }: { alt: string; children: ReactNode }) => (
  <div className={css.screen} role="img" aria-label={alt}>
    <Phone className={`${page} ${css.phone}`}>{children}</Phone>
  </div>
);

const Head = ({ step, children }: { step: number; children: string }) => (
  <div className={css.head}>
    <Fish on="paper" />
    <b>{children}</b>
    <span className={css.step}>{step} of 3</span>
  </div>
);

const Foot = ({ amount, children }: { amount: string; children: string }) => (
  <p className={`${row} ${footButton} ${css.foot}`}>
    {children} <span>{amount}</span>
  </p>
);
