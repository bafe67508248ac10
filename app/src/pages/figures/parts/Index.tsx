import { formatEuro } from '../../../domain/money.ts';
import { Pictogram } from '../../../shell/art/Pictogram';
import type { PictogramName } from '../../../shell/art/pictograms.ts';
import { money } from '../../../shell/style/type.css';
import * as css from './index.css';

interface Entry {
  pictogram: PictogramName;
  outcome: string;
  /** Of the product. */
  name: string;
  /** Its page, or its place on this one. */
  href: string;
  /** Euro. */
  price: number;
}

interface IndexProps {
  label: string;
  /** Before each price: "from". */
  before?: string;
  entries: readonly Entry[];
  /** All of them together. */
  total?: { name: string; price: number };
}

/** What a page offers, outcome first, each with a link. */
export const Index = ({ label, before, entries, total }: IndexProps) => (
  <nav aria-label={label}>
    <ol className={css.list}>
      {entries.map(({ pictogram, outcome, name, href, price }) => (
        <li key={href}>
          <a className={css.entry} href={href}>
            <Pictogram of={pictogram} size="l" />
            <span>
              <b className={css.outcome}>{outcome}</b> <span className={css.name}>{name}</span>
            </span>{' '}
            <span className={money}>
              {before && <small className={css.name}>{before} </small>}
              {formatEuro(price)}
            </span>
          </a>
        </li>
      ))}
    </ol>
    {total && (
      <p className={css.total}>
        <b>{total.name}</b> <b className={`${css.sum} ${money}`}>{formatEuro(total.price)}</b>
      </p>
    )}
  </nav>
);
