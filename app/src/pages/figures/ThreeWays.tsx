import { wizardLinks } from '../../content/links/wizardLinks.ts';
import { allTiers, allTrinity, cheapest } from '../../content/offers.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { serviceIds } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import type { WizardId } from '../../domain/wizard/wizardIds.ts';
import { Pictogram } from '../../shell/art/Pictogram';
import type { PictogramName } from '../../shell/art/pictograms.ts';
import { ArrowIcon } from '../../shell/icons';
import * as type from '../../shell/style/type.css';
import { serviceStartingPrice } from '../../wizards/package-builder/rules/startingPrice.ts';
import { budgetRange } from '../../wizards/planner/rules/budget.ts';
import { start as words } from '../start/words.ts';
import { Drawing } from './parts/Drawing';
import * as css from './parts/threeWays.css';

interface Price {
  pictogram: PictogramName;
  name: string;
  least: number;
}

/** What each way sells, with its lowest price there. */
const ways: readonly { id: WizardId; sells: readonly Price[] }[] = [
  {
    id: 'quote',
    sells: [
      { pictogram: 'service-complete-platform', name: words.sells.platform, least: cheapest(allTiers).price },
      { pictogram: 'service-trinity-systems', name: words.sells['trinity-systems'], least: cheapest(allTrinity).price },
    ],
  },
  {
    id: 'configurator',
    sells: serviceIds.map((id) => ({
      pictogram: `service-${id}`,
      name: words.sells[id],
      least: serviceStartingPrice(catalogue)(id),
    })),
  },
  { id: 'planner', sells: [{ pictogram: 'goal-fees', name: words.sells.budget, least: budgetRange.min }] },
];

/** The three ways to a price side by side: when each suits, what it sells, and the way in. */
export const ThreeWays = () => (
  <ul className={css.ways}>
    {ways.map(({ id, sells }, i) => {
      const { says, text } = words.compared[id];
      const { label, to } = wizardLinks[id];
      return (
        <li key={id} className={`${css.way} ${css.colours[i]}`}>
          <Drawing of={`ways/${id}`} className={css.picture} />
          <h3 className={css.name}>
            <a className={css.link} href={to}>
              {label}
            </a>
          </h3>
          <p className={css.says}>{says}</p>
          <p className={css.text}>{text}</p>
          <ul className={`${css.prices} ${type.money}`}>
            {sells.map(({ pictogram, name, least }) => (
              <li key={pictogram} className={css.price}>
                <span className={css.pictogram}>
                  <Pictogram of={pictogram} />
                </span>
                <span>{name}</span>
                <span className={css.least}>
                  {words.from} {formatEuro(least)}
                </span>
              </li>
            ))}
          </ul>
          <p className={css.begin} aria-hidden>
            {words.begin}
            <ArrowIcon />
          </p>
        </li>
      );
    })}
  </ul>
);
