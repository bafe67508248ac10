import type { ServiceId } from '../../domain/catalogue/services.ts';
import { brandPieces } from '../figures/kit/brandPieces';
import { campaignPieces } from '../figures/kit/campaignPieces';
import { Frame, Kit, type Piece } from '../figures/kit/drawing';
import * as kit from '../figures/kit/kit.css';
import { platformPieces } from '../figures/kit/platformPieces';
import { brokenLine, series } from '../figures/screen/chart.ts';
import { purposes, weekRange } from '../figures/screen/expense.ts';
import * as css from './ServicePicture.css';

/** A part of a kit: the pieces of a package, from 0, and the square of them that is shown. */
interface Crop {
  pieces: readonly Piece[];
  package: number;
  viewBox: string;
}

const crops: Readonly<Record<Exclude<ServiceId, 'trinity-systems'>, Crop>> = {
  'brand-identity': { pieces: brandPieces, package: 0, viewBox: '16 16 248 248' },
  'ad-campaigns': { pieces: campaignPieces, package: 0, viewBox: '-1 22 340 340' },
  'complete-platform': { pieces: platformPieces, package: 1, viewBox: '431 24 268 268' },
};

const shown = ['Goods', 'Wages', 'Rent', 'Energy', 'Van'];
const spending = purposes.filter(({ name }) => shown.includes(name));

/** What a service makes, for a sample brand. Decorative: the texts beside it say the same. */
export function ServicePicture({ of }: { of: ServiceId }) {
  if (of === 'trinity-systems') return <Spending />;
  const { pieces, package: size, viewBox } = crops[of];
  const included = pieces.filter(({ from }) => from <= size);
  return <Kit pieces={included} tier={size} viewBox={viewBox} className={css.crop} />;
}

/** A sample week in the Expense Manager, in a few lines. */
const Spending = () => (
  <svg className={kit.drawing} viewBox="0 0 240 240" aria-hidden>
    <Frame x={22} y={22} width={196} height={196} radius={10} />
    <path className={css.rule} d="M22 54h196" />
    <text className={kit.label} x="36" y="43" fill="currentColor">
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
  </svg>
);
