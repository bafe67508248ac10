import { type Service, saidOf } from '../../content/serviceFork.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import type { ServiceId } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import { headingId } from '../../domain/text/headingId.ts';
import { lane, lines, start } from '../../shell/art/art.css';
import { Pictogram } from '../../shell/art/Pictogram';
import type { PictogramName } from '../../shell/art/pictograms.ts';
import { money } from '../../shell/style/type.css';
import { serviceStartingPrice } from '../../wizards/package-builder/rules/startingPrice.ts';
import * as css from './parts/fork.css';

const service = (id: ServiceId) => ({ name: catalogue.services[id].name, from: serviceStartingPrice(catalogue)(id) });

/** Each with its lowest price in euro. */
const services: Readonly<Record<Service, ReturnType<typeof service>>> = {
  brand: service('brand-identity'),
  campaign: service('ad-campaigns'),
  system: service('trinity-systems'),
  website: service('complete-platform'),
};

const pictograms: Readonly<Record<Service, PictogramName>> = {
  brand: 'service-brand-identity',
  campaign: 'service-ad-campaigns',
  system: 'service-trinity-systems',
  website: 'service-complete-platform',
};

const ids = Object.keys(services) as Service[];
const height = 800;
/** Half the distance between two strands that arrive at one service. */
const apart = 12;

/** From the middle of a row to its service. Those from above arrive first. */
const strands = saidOf.map(({ service }, row) => {
  const from = (height / saidOf.length) * (row + 0.5);
  const earlier = saidOf.slice(0, row).filter((said) => said.service === service).length;
  const to = (height / ids.length) * (ids.indexOf(service) + 0.5) + (earlier === 0 ? -apart : apart);
  return { service, d: `M0 ${from}C150 ${from} 150 ${to} 300 ${to}`, end: `M300 ${to}h0` };
});

/** What owners say, and strands to the service that helps. On a phone, a list of links. */
export const ServiceFork = () => (
  <nav className={css.fork} aria-label="Which one is for me?">
    <ol className={css.rows}>
      {saidOf.map(({ says, service }) => (
        <li key={says} className={`${css.row} ${css.of[service]}`}>
          <a className={css.sentence} href={`#${headingId(services[service].name)}`}>
            <span>“{says}”</span> <small className={css.answer}>{services[service].name}</small>
          </a>
        </li>
      ))}
    </ol>
    <svg className={css.drawing} viewBox={`0 0 300 ${height}`} preserveAspectRatio="none" aria-hidden>
      {strands.map(({ service, d, end }) => (
        <g key={d} className={`${css.strand} ${css.of[service]}`}>
          <path className={`${lines} ${lane}`} d={d} />
          <path className={`${lines} ${start}`} d={end} />
        </g>
      ))}
    </svg>
    <ul className={css.services}>
      {ids.map((id) => (
        <li key={id} className={`${css.service} ${css.of[id]}`}>
          <a className={css.target} href={`#${headingId(services[id].name)}`}>
            <Pictogram of={pictograms[id]} size="l" />
            <span>
              <b className={css.name}>{services[id].name}</b>{' '}
              <small className={`${css.price} ${money}`}>from {formatEuro(services[id].from)}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
