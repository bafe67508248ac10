import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { deepLinks } from '../../content/links/deepLinks.ts';
import { paths } from '../../content/links/paths.ts';
import { type SystemId, systemIds, trinityOptions } from '../../domain/catalogue/trinity.ts';
import { trinityPrices } from '../../domain/catalogue/trinity-prices.ts';
import { formatEuro } from '../../domain/money.ts';
import { saving } from '../../domain/pricing/trinity.ts';
import { Pictogram } from '../../shell/art/Pictogram';
import { wrap } from '../../shell/frame/Frame.css';
import { ArrowIcon } from '../../shell/icons';
import * as type from '../../shell/style/type.css';
import { Figure as ExpenseScreen } from '../figures/ExpenseScreen';
import * as css from './TrinityFamily.css';
import { landing } from './words.ts';

const words = landing.trinity;
const packages = ['trinity-core', 'trinity-plus'] as const;

const pages: Readonly<Record<SystemId, string>> = {
  expense: paths.expenseManager,
  mcd: paths.mcd,
  rcd: paths.rcd,
  garo: paths.garo,
  aed: paths.aed,
};

/** The five systems by what they do, the two packages of them, and the screen of one. */
export const TrinityFamily = () => (
  <section className={css.night} id="trinity">
    <div className={`${wrap} ${css.columns}`}>
      <div>
        <h2 className={type.h1}>{words.title}</h2>
        <ul className={css.systems}>
          {systemIds.map((id) => (
            <li key={id}>
              <a className={css.system} href={pages[id]}>
                <Pictogram of={`option-${id}`} size="l" />
                <span>
                  <b className={css.outcome}>{trinityOptions[id].outcome}</b>{' '}
                  <span className={css.name}>{trinityOptions[id].name}</span>
                </span>{' '}
                <span className={type.money}>{formatEuro(trinityPrices.quote[id].beta)}</span>
              </a>
            </li>
          ))}
        </ul>
        <ul className={css.packages}>
          {packages.map((id) => (
            <li key={id}>
              <PackagePrice id={id} />
            </li>
          ))}
        </ul>
        <a className={buttonClass({ tone: 'ink' })} href={deepLinks.quote({ solution: 'trinity' })}>
          {words.choose}
          <ArrowIcon />
        </a>
      </div>
      <div className={css.screen}>
        <ExpenseScreen />
      </div>
    </div>
  </section>
);

function PackagePrice({ id }: { id: (typeof packages)[number] }) {
  const price = trinityPrices.quote[id];
  const { name, includes } = trinityOptions[id];
  return (
    <a className={css.offer} href={deepLinks.quote({ solution: 'trinity', trinity: id })}>
      <span className={type.money}>
        <b className={css.price}>{formatEuro(price.beta)}</b>
        {saving(price) > 0 && (
          <>
            {' '}
            <span className={type.hidden}>{words.standard}</span>
            <s className={css.standard}>{formatEuro(price.standard)}</s>
          </>
        )}
      </span>{' '}
      <span className={css.name}>{words.systems(name, includes.length)}</span>
    </a>
  );
}
