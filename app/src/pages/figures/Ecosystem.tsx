import { breaks, exchanges } from '../../content/ecosystem.ts';
import { Pictogram } from '../../shell/art/Pictogram';
import * as css from './explore/ecosystem.css';
import { Drawing } from './parts/Drawing';
import { Pictured } from './parts/Pictured';

const parts = [
  { place: css.places.top, sign: 'service-ad-campaigns', name: 'Campaigns', does: 'bring new people in' },
  {
    place: css.places.right,
    sign: 'service-complete-platform',
    name: 'Website',
    does: 'turns visitors into customers',
  },
  { place: css.places.left, sign: 'service-trinity-systems', name: 'Systems', does: 'keep track of it all' },
  { place: css.places.middle, sign: 'service-brand-identity', name: 'Brand', does: 'makes all three recognisable' },
] as const;

/** The four parts of a business online, and three strands of what they pass to each other. */
export const Ecosystem = () => (
  <figure className={css.knot} aria-label="Four parts, joined by three strands">
    <Drawing of="ecosystem/knot" />
    <ul>
      {parts.map(({ place, sign, name, does }) => (
        <li key={name} className={place}>
          <Pictogram of={sign} />
          <b className={css.name}>{name}</b>
          <span className={css.does}>{does}</span>
        </li>
      ))}
    </ul>
  </figure>
);

/** What the parts pass to each other: the legend of the drawing. The brand has no strand of its own. */
export const Exchanges = () => (
  <ol className={css.legend} aria-label="What the parts pass to each other">
    {exchanges.map(({ title, text }, at) => (
      <li key={title} className={css.exchange}>
        <Drawing className={css.sign} of={`ecosystem/exchange-${at + 1}`} />
        <b className={css.exchanged}>{title}</b>
        <span>{text}</span>
      </li>
    ))}
  </ol>
);

/** Three breaks between two parts, drawn: the strands of the one don't reach the other. */
export const ThreeBreaks = () => (
  <Pictured
    columns="3-1"
    beside="onlyTablet"
    items={Object.entries(breaks).map(([drawing, item]) => ({
      ...item,
      picture: <Drawing className={css.breakDrawing} of={`breaks/${drawing}`} />,
    }))}
  />
);
