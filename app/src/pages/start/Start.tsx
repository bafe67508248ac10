import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { paths } from '../../content/links/paths.ts';
import { wizardLinks } from '../../content/links/wizardLinks.ts';
import { allTiers, allTrinity, cheapest } from '../../content/offers.ts';
import { serviceIds } from '../../domain/catalogue/services.ts';
import { formatEuro } from '../../domain/money.ts';
import type { WizardId } from '../../domain/wizard/wizardIds.ts';
import { strokes } from '../../shell/art/art.css';
import { Pictogram } from '../../shell/art/Pictogram';
import type { PictogramName } from '../../shell/art/pictograms.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { ArrowIcon } from '../../shell/icons';
import * as type from '../../shell/style/type.css';
import { startingPrice } from '../../wizards/package-builder/rules/startingPrice.ts';
import { budgetRange } from '../../wizards/planner/rules/budget.ts';
import { Drawing } from './Drawing';
import * as css from './Start.css';
import { start as words } from './words.ts';

interface Price {
  sign: PictogramName;
  name: string;
  least: number;
}

/** What each way sells, with its lowest price there. */
const ways: readonly { id: WizardId; sells: readonly Price[] }[] = [
  {
    id: 'quote',
    sells: [
      { sign: 'service-complete-platform', name: words.sells.platform, least: cheapest(allTiers).price },
      { sign: 'service-trinity-systems', name: words.sells['trinity-systems'], least: cheapest(allTrinity).price },
    ],
  },
  {
    id: 'configurator',
    sells: serviceIds.map((id) => ({ sign: `service-${id}`, name: words.sells[id], least: startingPrice(id) })),
  },
  { id: 'planner', sells: [{ sign: 'goal-fees', name: words.sells.budget, least: budgetRange.min }] },
];

/** One line from the left edge to each way. */
const fork = ['M1 0V96', 'M1 0V22C1 66 400 34 400 96', 'M1 0V8C1 52 800 20 800 96'];

/** Asks which of the three wizards suits the visitor. */
export const Component = () => (
  <div className={`${wrap} ${css.page}`}>
    <title>{words.title}</title>
    <meta name="description" content={words.description} />
    <h1 className={type.h1}>{words.heading}</h1>
    <p className={`${type.lead} ${css.lead}`}>{words.lead}</p>
    <svg className={css.fork} viewBox="0 0 1200 96" preserveAspectRatio="none" aria-hidden>
      {fork.map((line, i) => (
        <path key={line} className={`${css.strand} ${strokes[i]}`} d={line} />
      ))}
    </svg>
    <ul className={css.ways}>
      {ways.map(({ id, sells }, i) => {
        const { says, text } = words.ways[id];
        const { label, to } = wizardLinks[id];
        return (
          <li key={id} className={`${css.way} ${css.colours[i]}`}>
            <Drawing of={id} className={css.drawing} />
            <h2 className={css.name}>
              <a className={css.link} href={to}>
                {label}
              </a>
            </h2>
            <p className={css.says}>{says}</p>
            <p className={css.text}>{text}</p>
            <ul className={`${css.prices} ${type.money}`}>
              {sells.map(({ sign, name, least }) => (
                <li key={sign} className={css.price}>
                  <Pictogram of={sign} />
                  <span>{name}</span>
                  <span className={css.least}>
                    {words.from} {formatEuro(least)}
                  </span>
                </li>
              ))}
            </ul>
            <p className={css.begin}>
              <span className={`${buttonClass({ tone: 'line' })} ${css.go}`} aria-hidden>
                {words.begin}
                <ArrowIcon />
              </span>
            </p>
          </li>
        );
      })}
    </ul>
    <p className={css.talk}>
      {words.talk} <a href={paths.booking}>{words.call}</a>
    </p>
  </div>
);
