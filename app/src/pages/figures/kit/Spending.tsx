import { brokenLine, series } from '../screen/chart.ts';
import { purposes, weekRange } from '../screen/expense.ts';
import { Frame } from './drawing';
import * as css from './spending.css';

/** What a square has room for. */
export const spendingShown: readonly string[] = ['Goods', 'Wages', 'Rent', 'Energy', 'Van'];

const spendingOn = (names: readonly string[]) => purposes.filter(({ name }) => names.includes(name));

/** A sample week in the Expense Manager, in a few lines: 196 wide from (22, 22), and for five purposes as high. */
export const Spending = ({ of = spendingShown }: { of?: readonly string[] }) => (
  <>
    <Frame x={22} y={22} width={196} height={41 + of.length * 31} radius={10} />
    <path className={css.rule} d="M22 54h196" />
    <text className={css.title} x="36" y="43">
      Where it went
    </text>
    {spendingOn(of).map((purpose, at) => {
      const { name, weeks } = purpose;
      const isKey = name === 'Energy';
      return (
        <g key={name} className={isKey ? css.key : css.other} transform={`translate(36 ${63 + at * 31})`}>
          <text className={css.name} y="16">
            {name}
          </text>
          <path
            className={css.line}
            transform="translate(102 4)"
            d={brokenLine(series(weeks, 66, 16, weekRange(purpose)))}
          />
          {at < of.length - 1 && <path className={css.rule} d="M0 26h168" />}
        </g>
      );
    })}
  </>
);
