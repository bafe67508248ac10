import { formatEuro } from '../../../domain/money.ts';
import type { FrameProps } from '../Frame';
import { Browser, Phone, Scene } from '../Screens';
import { footButton, set } from '../Screens.css';
import { SoftwareBar } from '../Software';
import * as software from '../Software.css';
import * as css from './ExpenseManager.css';

/** Sample jobs, in euro. */
const jobs = [
  { name: 'Kitchen, Mill Lane', quoted: 8950, cost: 8026 },
  { name: 'Stairs, Fair Green', quoted: 4200, cost: 4615 },
  { name: 'Church door', quoted: 5600, cost: 5540 },
  { name: 'Kitchen, Quay Street', quoted: 11400, cost: 11020 },
];
const all = {
  quoted: jobs.reduce((sum, { quoted }) => sum + quoted, 0),
  cost: jobs.reduce((sum, { cost }) => sum + cost, 0),
};

const places = [
  { name: 'Directory entry', cost: 340, callers: 'no one' },
  { name: 'Sign at the pitch', cost: 120, callers: '5 callers' },
  { name: 'Parish magazine', cost: 60, callers: '7 callers' },
];

/** Kitchens, and how many of them have a day in January. */
const kitchens = { all: 21, booked: 9 };

/** Expense Manager, MCD and RCD in one window, and a receipt on the phone. */
export function Drawing({ alt }: FrameProps) {
  return (
    <Scene alt={alt} className={css.stage}>
      <div className={set}>
        <Browser
          className={software.software}
          bar={
            <SoftwareBar
              system="Expense Manager"
              pages={['Jobs', 'Receipts', 'Being found', 'Coming back']}
              customer="Twice & Once"
            />
          }
        >
          <div className={software.content}>
            <p className={software.headline}>One job in four cost more than its quote.</p>
            <p className={software.subline}>Finished since September; every receipt entered on its day.</p>
            <div className={`${software.table} ${css.columns}`}>
              <div className={`${software.line} ${software.head}`}>
                <span>Job</span>
                <span />
                <span className={software.number}>Quoted</span>
                <span className={software.number}>Cost</span>
                <span className={software.number}>Left over</span>
              </div>
              {jobs.map(({ name, quoted, cost }) => (
                <div key={name} className={software.line}>
                  <b>{name}</b>
                  <Bar quoted={quoted} cost={cost} />
                  <Amounts quoted={quoted} cost={cost} />
                </div>
              ))}
              <div className={`${software.line} ${software.sum}`}>
                <span>Together</span>
                <span />
                <Amounts {...all} />
              </div>
            </div>
            <div className={css.halves}>
              <div>
                <p className={css.title}>MCD: where callers came from, this year</p>
                {places.map(({ name, cost, callers }) => (
                  <p key={name} className={`${css.place} ${callers === 'no one' ? software.bad : ''}`}>
                    <span>{name}</span>
                    <span className={software.number}>{formatEuro(cost)}</span>
                    <span className={software.number}>{callers}</span>
                  </p>
                ))}
              </div>
              <div>
                <p className={css.title}>RCD: returning customers, in January</p>
                <p className={css.words}>
                  Doors and drawers adjusted at a reduced price:{' '}
                  <b>
                    {kitchens.booked} of {kitchens.all} kitchens
                  </b>{' '}
                  have booked a day.
                </p>
                <Kitchens />
              </div>
            </div>
          </div>
        </Browser>
        <Phone className={software.software}>
          <div className={css.receipt}>
            <p className={software.quiet}>Expense Manager</p>
            <p className={css.receiptTitle}>A receipt, today</p>
            <div className={css.amountField}>
              <span className={software.quiet}>Amount</span>
              <p className={css.amount}>€112.40</p>
            </div>
            <div className={css.field}>
              <span className={software.quiet}>What</span>
              <p className={css.what}>Hinges, 28</p>
            </div>
            <p className={`${software.quiet} ${css.label}`}>For which job</p>
            {jobs.slice(0, 3).map(({ name }, at) => (
              <p key={name} className={`${css.job} ${at === 0 ? css.chosen : ''}`}>
                {name}
              </p>
            ))}
          </div>
          <p className={`${footButton} ${css.save}`}>Save the receipt</p>
        </Phone>
      </div>
    </Scene>
  );
}

function Amounts({ quoted, cost }: { quoted: number; cost: number }) {
  return (
    <>
      <span className={software.number}>{formatEuro(quoted)}</span>
      <span className={software.number}>{formatEuro(cost)}</span>
      <b className={`${software.number} ${cost > quoted ? software.bad : ''}`}>{formatEuro(quoted - cost)}</b>
    </>
  );
}

/** 50 euro are one unit. */
const units = (euro: number) => euro / 50;

function Bar({ quoted, cost }: { quoted: number; cost: number }) {
  return (
    <svg className={css.bar} viewBox="0 0 240 22" aria-hidden>
      <rect className={css.outline} x=".75" y="3" width={units(quoted)} height="16" />
      <rect className={cost > quoted ? css.over : css.full} y="6.5" width={units(cost)} height="9" />
    </svg>
  );
}

const Kitchens = () => (
  <svg className={css.kitchens} viewBox="0 0 252 14" aria-hidden>
    {Array.from({ length: kitchens.all }, (_, at) => 12 * at + 0.75).map((x, at) => (
      <rect key={x} className={at < kitchens.booked ? css.full : css.outline} x={x} y="1.5" width="9" height="11" />
    ))}
  </svg>
);
