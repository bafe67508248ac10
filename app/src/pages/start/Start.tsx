import { Button } from '@agency-site/ui/Button';
import { Select } from '@agency-site/ui/Select';
import { paths } from '../../content/links/paths.ts';
import {
  allBrands,
  allCampaigns,
  allTiers,
  allTrinity,
  cheapest,
  type OfferId,
  offerOf,
  type SoldItem,
} from '../../content/offers.ts';
import { formatEuro } from '../../domain/money.ts';
import { tradeIds, trades } from '../../domain/trades.ts';
import { formatRange } from '../../domain/words.ts';
import { PlainForm } from '../../lib/PlainForm';
import { startAction, sums, type WantId, wantIds } from '../../orders/startLink.ts';
import { palette } from '../../shell/art/street/palette.css';
import { Front, Symbols, Thing } from '../../shell/art/street/ShopDrawings';
import { wrap } from '../../shell/frame/Frame.css';
import { ArrowIcon } from '../../shell/icons';
import * as type from '../../shell/style/type.css';
import { only } from '../landing/street/Trade.css';
import * as css from './Start.css';
import { start as words } from './words.ts';

/** The visitor’s shop, and beside it what they want. Decorative. */
const Corner = () => (
  <div className={css.corner} aria-hidden>
    <Symbols />
    {tradeIds.map((id) => (
      <div key={id} className={`${css.shop} ${palette[id]} ${only[id]}`}>
        {(['poster', 'phone', 'tablet'] as const).map((name) => (
          <Thing key={name} name={name} of={id} className={`${css.picture} ${css.thing[name]}`} />
        ))}
        <Front of={id} className={`${css.picture} ${css.front[id]}`} />
      </div>
    ))}
  </div>
);

/** What is sold of what is wanted; the free call has no price. */
const offers: Readonly<Record<WantId, readonly [OfferId, ...OfferId[]] | undefined>> = {
  customers: allCampaigns,
  brand: allBrands,
  website: allTiers,
  sell: ['tier:full'],
  admin: allTrinity,
  unsure: undefined,
};

/** What a sum is enough for. */
function spendWords(ids: readonly [OfferId, ...OfferId[]], euro: number): string {
  const [least, ...dearer] = ids.map(offerOf).toSorted((one, other) => one.price - other.price);
  const most = dearer.findLast(({ price }) => price <= euro);
  if (least && least.price > euro) return words.less(formatEuro(least.price));
  return most ? words.fits(most.name, formatEuro(most.price)) : '';
}

const describe = ({ price, standard, delivery }: SoldItem): string =>
  [
    `from ${formatEuro(price)}`,
    ...(standard === undefined ? [] : [`standard price ${formatEuro(standard)}`]),
    ...(delivery === undefined ? [] : [`ready in ${formatRange(delivery)}`]),
  ].join(', ');

/** The sentence; its form leads on, with scripts or without. */
const Sentence = () => (
  <PlainForm className={css.form} action={startAction}>
    <div className={css.sentence}>
      <p className={css.line}>
        <Select
          className={css.pick}
          label={words.trade}
          name="trade"
          options={tradeIds.map((id) => ({ value: id, label: trades[id].word }))}
        />
        ,
      </p>
      <p className={css.line}>
        <Select
          className={css.pick}
          label={words.want}
          name="want"
          options={wantIds.map((id) => ({ value: id, label: words.wants[id] }))}
        />
        ,
      </p>
      <p className={css.line}>
        <Select
          className={css.pick}
          label={words.spend}
          name="spend"
          options={[
            { value: 'any', label: words.anySum },
            ...sums.map((euro) => ({ value: `${euro}`, label: formatEuro(euro) })),
          ]}
        />
        .
      </p>
    </div>
    <div className={css.outcome} aria-live="polite">
      {wantIds.map((id) => {
        const { go, opens } = words.ways[id];
        const ids = offers[id];
        return (
          <div key={id} className={`${css.way} ${css.wayOf[id]}`}>
            <Button type="submit" tone="primary" className={css.go}>
              <span>
                <b className={css.goName}>{go}</b>{' '}
                <small className={`${css.goPrice} ${type.money}`}>{ids ? describe(cheapest(ids)) : words.free}</small>
              </span>
              <ArrowIcon />
            </Button>
            <p className={css.where}>{opens}</p>
            {ids &&
              sums.map((euro) => (
                <p
                  key={euro}
                  className={`${cheapest(ids).price > euro ? css.short : css.spending} ${css.whileSum[euro]}`}
                >
                  {spendWords(ids, euro)}
                </p>
              ))}
          </div>
        );
      })}
    </div>
    <p className={css.others}>
      <Button type="submit" name="plan" value="yes">
        {words.plan}
      </Button>
      <a className={type.link} href={paths.booking}>
        {words.call}
      </a>
    </p>
  </PlainForm>
);

/** One sentence about what the visitor runs, wants and can spend, and one button that it leads to. */
export const Component = () => (
  <div className={css.page}>
    <title>{words.title}</title>
    <meta name="description" content={words.description} />
    <div className={`${wrap} ${css.inner}`}>
      <h1 className={type.hidden}>{words.heading}</h1>
      <Sentence />
    </div>
    <Corner />
  </div>
);
