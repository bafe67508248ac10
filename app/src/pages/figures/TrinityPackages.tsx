import { buttonClass } from '@agency-site/ui/Button';
import { offerOf } from '../../content/offers.ts';
import { rules } from '../../content/rules.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { systemIds, type TrinityId } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import { Pictogram } from '../../shell/art/Pictogram';
import { TickIcon } from '../../shell/icons';
import * as type from '../../shell/style/type.css';
import * as css from './parts/packages.css';

const { trinityOptions } = catalogue;

interface PackageProps {
  id: TrinityId;
  /** Whom it is for: what is true of them. */
  suits: string;
}

const packages: readonly PackageProps[] = [
  {
    id: 'trinity-core',
    suits:
      'Costs, marketing and regulars all matter to you. They share one budget: what you save on an ad can go to your regulars.',
  },
  {
    id: 'trinity-plus',
    suits: 'You also keep stock and pay for online ads. If you do neither, Core is enough.',
  },
];

/** The two Trinity packages side by side: whom each suits, its systems and its price. */
export const TrinityPackages = () => (
  <>
    <ul className={css.packages}>
      {packages.map(({ id, suits }) => (
        <li key={id} className={css.card} id={id}>
          <Package id={id} suits={suits} />
        </li>
      ))}
    </ul>
    <p className={css.note}>The standard price is crossed out. {rules.storeExtra}</p>
  </>
);

function Package({ id, suits }: PackageProps) {
  const { name, tag, isRecommended, price, standard, to } = offerOf(`trinity:${id}`);
  const { includes } = trinityOptions[id];
  return (
    <>
      <div className={css.head}>
        <Pictogram of={`option-${id}`} size="xl" />
        <span className={css.tag}>{tag}</span>
      </div>
      <h3 className={css.name}>{name}</h3>
      <p className={css.suits}>{suits}</p>
      <ul className={css.systems}>
        {systemIds.map((system) => {
          const isIn = includes.includes(system);
          return (
            <li key={system} className={isIn ? css.system : css.missing}>
              <Pictogram of={`option-${system}`} />
              {trinityOptions[system].name}
              {isIn ? (
                <span className={css.tick}>
                  <TickIcon />
                </span>
              ) : (
                <span aria-hidden>–</span>
              )}
              <span className={type.hidden}>{isIn ? 'included' : 'not included'}</span>
            </li>
          );
        })}
      </ul>
      <p className={css.price}>
        <b className={css.amount}>{formatEuro(price)}</b>
        {standard !== undefined && (
          <>
            <span className={type.hidden}>Standard price </span>
            <s>{formatEuro(standard)}</s>
            <span className={css.saving}>Save {formatEuro(standard - price)}</span>
          </>
        )}
      </p>
      <a className={buttonClass({ tone: isRecommended ? 'primary' : 'line' })} href={to}>
        Choose {name}
      </a>
    </>
  );
}
