import { useEffect, useRef, useState } from 'react';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { formatEuro } from '../../../domain/money.ts';
import { midpoint } from '../../../domain/pricing/tier.ts';
import { PlainForm } from '../../../lib/PlainForm';
import { fine, money } from '../../../shell/style/type.css';
import * as css from './commission.css';
import { claimedShare as claimed, commissionOf, type Numbers } from './commission.ts';
import { type Range, Ranges, valuesIn } from './Ranges';

const { tiers } = catalogue;

const { name: tierName } = tiers.full;
/** Euro. */
const price = midpoint(tiers.full);

const firstNumbers: Numbers = { orders: 220, average: 22, share: claimed.from, moved: 30, cardFee: 2 };

const percent = (value: number) => `${value}%`;
const count = (value: number) => value.toLocaleString('en-IE');
const whole = (euro: number) => formatEuro(Math.round(euro));

const ranges: readonly Range<keyof Numbers>[] = [
  {
    name: 'orders',
    label: 'Orders a month',
    hint: 'Those that come through a platform.',
    min: 20,
    max: 1500,
    step: 10,
    words: count,
  },
  {
    name: 'average',
    label: 'Average order',
    hint: 'What the guest pays, without delivery.',
    min: 8,
    max: 80,
    step: 1,
    words: formatEuro,
  },
  {
    name: 'share',
    label: 'The platform’s commission',
    hint: 'Yours is in your contract.',
    min: claimed.from,
    max: claimed.to,
    step: 1,
    words: percent,
  },
  {
    name: 'moved',
    label: 'Orders that move to your own page',
    hint: 'No one knows this in advance. Try a low number.',
    min: 0,
    max: 100,
    step: 5,
    words: percent,
  },
  {
    name: 'cardFee',
    label: 'Card fee on your own page',
    hint: 'An assumption. Your card provider’s terms say yours.',
    min: 0,
    max: 4,
    step: 0.1,
    words: percent,
  },
];

/** Width of the bar, in units of its viewBox. */
const bar = 100;

/** What a platform's commission costs, each sum with its formula. */
export function Commission() {
  const form = useRef<HTMLFormElement>(null);
  const [numbers, setNumbers] = useState(firstNumbers);

  // The sliders may be moved before hydration.
  useEffect(() => setNumbers(valuesIn(form.current, firstNumbers)), []);

  const { sales, commission, kept, months } = commissionOf(numbers, price);
  const { orders, average, share, moved, cardFee } = numbers;
  return (
    <div className={css.calculator}>
      <PlainForm ref={form} className={css.numbers} aria-label="Your numbers" onSubmit={() => {}}>
        <Ranges of={ranges} values={numbers} onChange={setNumbers} />
        <noscript>
          <p className={fine}>An example. Changing the numbers needs JavaScript.</p>
        </noscript>
      </PlainForm>
      <div>
        <p className={css.key} aria-hidden>
          <span className={css.keptKey}>stays with you</span>
          <span className={css.goneKey}>goes to the platform</span>
        </p>
        <svg className={css.bar} viewBox={`0 0 ${bar} 1`} preserveAspectRatio="none" aria-hidden>
          <rect className={css.kept} width={(bar * Math.max(0, kept)) / commission} height="1" />
        </svg>
        <dl className={`${css.sums} ${money}`}>
          <div className={css.sum}>
            <dt className={css.name}>What the platform takes in a year</dt>
            <dd className={css.amount}>{whole(commission)}</dd>
            <dd className={css.formula}>
              {`${count(orders)} orders × ${formatEuro(average)} × ${percent(share)} × 12 months`}
            </dd>
          </div>
          <div className={css.sum}>
            <dt className={css.name}>What stays with you, if they move</dt>
            <dd className={css.amount}>{whole(kept)}</dd>
            <dd className={css.formula}>
              {`${percent(moved)} of ${whole(sales)} × (${percent(share)} − ${percent(cardFee)} card fee)`}
            </dd>
          </div>
          <div className={css.sum}>
            <dt className={css.name}>Your own ordering page has paid for itself after</dt>
            <dd className={css.amount}>
              {months === null ? '–' : `${count(months)} ${months === 1 ? 'month' : 'months'}`}
            </dd>
            <dd className={css.formula}>
              {`${formatEuro(price)}, the middle of ${tierName}, ÷ ${whole(kept / 12)} a month`}
            </dd>
          </div>
        </dl>
      </div>
      <p className={`${fine} ${css.note}`}>
        A sum with your numbers, not a promise. It leaves out what your page costs to run, and new customers whom only
        the platform would have brought.
      </p>
    </div>
  );
}
