import { formatEuro } from '../../domain/money.ts';
import { ribbon } from './screen/chart.ts';
import * as css from './screen/mcd.css';
import { after, bands, before, blocks, customersAfter, sum } from './screen/mcd.ts';
import { SystemWindow } from './screen/SystemWindow';
import * as frame from './screen/window.css';

const drawn = bands();
const [listing] = before;
const moved = sum(drawn.filter(({ isNew }) => isNew));
const customersBefore = before.reduce((total, { customers }) => total + customers, 0);

const perCustomer = ({ euro, customers }: { euro: number; customers: number }) =>
  formatEuro(Math.round(euro / customers));

/** MCD: the same marketing budget before and after money was moved. */
export function McdScreen() {
  return (
    <SystemWindow
      of="mcd"
      views={['Quarter', 'Year']}
      whose="Sample practice"
      caption="A made-up physiotherapy practice. For two quarters it asked every new customer “How did you hear of us?”"
    >
      <div className={css.quarters}>
        <div>
          <p className={frame.heading}>Last quarter</p>
          <p className={frame.big}>{formatEuro(sum(before))}</p>
          <p className={frame.quiet}>{customersBefore} new customers</p>
        </div>
        <p className={css.moved}>
          <span className={frame.key}>{formatEuro(moved)} moved</span>
          <br />
          <span className={frame.quiet}>nothing added</span>
        </p>
        <div className={css.end}>
          <p className={frame.heading}>This quarter</p>
          <p className={frame.big}>{formatEuro(sum(after))}</p>
          <p className={frame.quiet}>{customersAfter} new customers</p>
        </div>
      </div>
      <div className={css.flow}>
        <ul className={css.from}>
          {before.map((channel, at) => (
            <li key={channel.name} className={css.places.before[at]}>
              <b>{channel.name}</b>
              <span>
                {formatEuro(channel.euro)}
                <span className={css.more}>
                  {perCustomer(channel)} <span className={frame.wideOnly}>a customer</span>
                  <span className={css.narrowOnly}>each</span>
                </span>
              </span>
            </li>
          ))}
        </ul>
        <svg className={`${frame.drawing} ${css.drawing}`} viewBox="0 0 100 300" preserveAspectRatio="none" aria-hidden>
          <linearGradient id="moved">
            <stop className={css.firstStop} />
            <stop className={css.lastStop} offset="1" />
          </linearGradient>
          {drawn.map(({ from, to, thickness, isNew }) => (
            <path key={from} className={isNew ? css.movedBand : css.stayed} d={ribbon(100, from, to, thickness)} />
          ))}
          {blocks.before.map(({ top, height }) => (
            <path key={top} className={css.block} d={`M0 ${top.toFixed(1)}v${height.toFixed(1)}`} />
          ))}
          {blocks.after.map(({ top, height }, at) => (
            <path
              key={top}
              className={after[at]?.was === null ? css.newBlock : css.block}
              d={`M100 ${top.toFixed(1)}v${height.toFixed(1)}`}
            />
          ))}
        </svg>
        <ul className={css.channels}>
          {after.map(({ name, euro, was }, at) => (
            <li key={name} className={css.places.after[at]}>
              <b className={was === null ? css.isNew : undefined}>{name}</b>
              <span>
                {formatEuro(euro)}
                <span className={css.more}>
                  {was === null ? 'new' : was === euro ? 'as before' : `was ${formatEuro(was)}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {listing && (
        <p className={frame.note}>
          <b>One change at a time:</b> each customer from the {listing.name.toLowerCase()} cost {perCustomer(listing)},
          so it wasn’t renewed.
        </p>
      )}
    </SystemWindow>
  );
}
