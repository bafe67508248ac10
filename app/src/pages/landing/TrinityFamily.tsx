import { buttonClass } from '@agency-site/ui/Button';
import { deepLinks } from '../../content/links/deepLinks.ts';
import { offerOf } from '../../content/offers.ts';
import { systemPages } from '../../content/systems.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { systemIds } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { ArrowIcon } from '../../shell/icons';
import { actions } from '../../shell/style/actions.css';
import { laterSection } from '../../shell/style/laterSection.css';
import * as type from '../../shell/style/type.css';
import { ExpenseScreen } from '../figures/ExpenseScreen';
import { SystemLinks } from '../figures/parts/SystemLinks';
import * as css from './TrinityFamily.css';
import { landing } from './words.ts';

const { trinityOptions } = catalogue;

const words = landing.trinity;
const packages = ['trinity-core', 'trinity-plus'] as const;

/** The five systems by what they do, the two packages of them, and the screen of one. */
export const TrinityFamily = () => (
  <section className={`${laterSection} ${css.night}`} id="trinity">
    <div className={wrap}>
      <h2 className={type.h1}>{words.title}</h2>
      <div className={css.columns}>
        <div>
          <SystemLinks label={words.family} of={systemIds} href={(id) => systemPages[id].to} />
          <ul className={css.packages}>
            {packages.map((id) => (
              <li key={id}>
                <PackagePrice id={id} />
              </li>
            ))}
          </ul>
          <p className={actions}>
            <a className={buttonClass({ tone: 'ink' })} href={deepLinks.quote({ solution: 'trinity' })}>
              {words.choose}
              <ArrowIcon />
            </a>
          </p>
        </div>
        <div className={css.screen}>
          <ExpenseScreen />
        </div>
      </div>
    </div>
  </section>
);

function PackagePrice({ id }: { id: (typeof packages)[number] }) {
  const { price, standard, to } = offerOf(`trinity:${id}`);
  const { name, includes } = trinityOptions[id];
  return (
    <a className={css.offer} href={to}>
      <span className={type.money}>
        <b className={css.price}>{formatEuro(price)}</b>
        {standard !== undefined && (
          <>
            {' '}
            <span className={type.hidden}>{words.standard}</span>
            <s className={css.standard}>{formatEuro(standard)}</s>
          </>
        )}
      </span>{' '}
      <span className={css.name}>{words.systems(name, includes.length)}</span>
    </a>
  );
}
