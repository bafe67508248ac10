import { brokenLine, series } from '../screen/chart.ts';
import { purposes, weekRange } from '../screen/expense.ts';
import { Frame } from './drawing';
import { label } from './kit.css';
import * as css from './spending.css';

const shown = ['Goods', 'Wages', 'Rent', 'Energy', 'Van'];
const spending = purposes.filter(({ name }) => shown.includes(name));

/** A sample week in the Expense Manager, in a few lines: 196 wide and high, from (22, 22). */
export const Spending = () => (
  <>
    <Frame x={22} y={22} width={196} height={196} radius={10} />
    <path className={css.rule} d="M22 54h196" />
    <text className={label} x="36" y="43" fill="currentColor">
      Where it went
    </text>
    {spending.map((purpose, at) => {
      const { name, weeks } = purpose;
      const isKey = name === 'Energy';
      return (
        <g key={name} className={isKey ? css.key : css.other} transform={`translate(36 ${63 + at * 31})`}>
          <text className={css.name} y="16">
            {name}
          </text>
          <path
            className={css.line}
            transform="translate(78 4)"
            d={brokenLine(series(weeks, 90, 16, weekRange(purpose)))}
          />
          {at < spending.length - 1 && <path className={css.rule} d="M0 26h168" />}
        </g>
      );
    })}
  </>
);
