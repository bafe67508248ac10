import { offerOf } from '../../content/offers.ts';
import { systemIds, trinityOptions } from '../../domain/catalogue/trinity.ts';
import { formatEuro } from '../../domain/money.ts';
import { Pictogram } from '../../shell/art/Pictogram';
import { money } from '../../shell/style/type.css';
import * as css from './parts/systemIndex.css';

/** The five outcomes, each with a link to its system further down. */
export const Figure = () => (
  <nav aria-label="The five systems">
    <ol className={css.list}>
      {systemIds.map((id) => (
        <li key={id}>
          <a className={css.entry} href={`#${id}`}>
            <Pictogram of={`option-${id}`} size="l" />
            <span>
              <b className={css.outcome}>{trinityOptions[id].outcome}</b>{' '}
              <span className={css.name}>{trinityOptions[id].name}</span>
            </span>{' '}
            <span className={money}>{formatEuro(offerOf(`trinity:${id}`).price)}</span>
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
