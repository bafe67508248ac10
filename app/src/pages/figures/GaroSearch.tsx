import { vars } from '@agency-site/ui/theme';
import type { ReactNode } from 'react';
import * as css from './parts/garoSearch.css';

const { edge, strandA, strandC, brand } = vars.color;

/** Amounts to order of six items: one plan. */
type Plan = readonly number[];

const first: Plan = [7, 4, 9, 5, 8, 3];
const second: Plan = [3, 9, 5, 7, 2, 6];
const many: readonly Plan[] = [
  [5, 8, 3, 9, 2, 6],
  first,
  [9, 9, 8, 9, 9, 7],
  [2, 1, 3, 2, 1, 2],
  second,
  [6, 2, 9, 1, 7, 9],
  [1, 7, 2, 8, 9, 1],
  [8, 5, 4, 3, 6, 5],
];
/** One amount from each parent in turn. */
const child: Plan = first.map((amount, at) => (at % 2 === 0 ? amount : (second[at] ?? amount)));
/** The item whose amount changes a little. */
const changed = 4;

interface BarsProps {
  x: number;
  y: number;
  plan: Plan;
  /** By item. */
  stroke: (item: number) => string;
  height?: number;
  opacity?: number;
}

const Bars = ({ x, y, plan, stroke, height = 44, opacity }: BarsProps) => (
  <g opacity={opacity}>
    {plan.map((amount, item) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: items never move
        key={item}
        d={`M${x + item * 7} ${y}v${((-amount / 10) * height).toFixed(1)}`}
        stroke={stroke(item)}
        strokeWidth="4.5"
      />
    ))}
  </g>
);

const x = (at: number) => 8 + (at % 4) * 58;
const y = (at: number) => (at > 3 ? 116 : 52);
const parents = new Map([
  [first, strandA],
  [second, strandC],
]);

const rounds: readonly { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: 'Draw up many plans',
    text: 'At random, and most of them bad.',
    drawing: many.map((plan, at) => <Bars key={plan.join()} x={x(at)} y={y(at)} plan={plan} stroke={() => edge} />),
  },
  {
    title: 'Keep the better ones',
    text: 'Those that cost least by your rules.',
    drawing: many.map((plan, at) => (
      <Bars
        key={plan.join()}
        x={x(at)}
        y={y(at)}
        plan={plan}
        stroke={() => parents.get(plan) ?? edge}
        opacity={parents.has(plan) ? 1 : 0.5}
      />
    )),
  },
  {
    title: 'Cross two of them',
    text: 'Each amount comes from one or the other.',
    drawing: (
      <>
        <Bars x={8} y={52} plan={first} stroke={() => strandA} />
        <Bars x={182} y={52} plan={second} stroke={() => strandC} />
        <path className={css.line} d="M28 60C28 84 90 76 104 84M202 60C202 84 130 76 120 84" />
        <Bars x={94} y={136} plan={child} stroke={(item) => (item % 2 === 0 ? strandA : strandC)} />
      </>
    ),
  },
  {
    title: 'Change a little',
    text: 'Then start again, until the plans stop getting better.',
    drawing: (
      <>
        <Bars x={8} y={114} plan={child} stroke={() => edge} height={74} />
        <path className={css.line} d="M66 84h42m-5-4.5 5 4.5-5 4.5" />
        <Bars
          x={124}
          y={114}
          plan={child.map((amount, item) => (item === changed ? amount / 2 : amount))}
          stroke={(item) => (item === changed ? brand : edge)}
          height={74}
        />
      </>
    ),
  },
];

/** The search of GARO in four drawings. */
export const GaroSearch = () => (
  <figure aria-label="How GARO searches for a plan">
    <ol className={css.rounds}>
      {rounds.map(({ title, text, drawing }, at) => (
        <li key={title} className={css.round}>
          <svg className={css.drawing} viewBox="0 0 230 150" aria-hidden>
            {drawing}
          </svg>
          <h3 className={css.title}>
            <span className={css.number}>{at + 1}</span> {title}
          </h3>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ol>
  </figure>
);
