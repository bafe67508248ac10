import { vars } from '@agency-site/ui/theme';
import type { ReactNode } from 'react';
import { type SystemId, trinityOptions } from '../../../domain/catalogue/trinity.ts';
import { ads, costOf, most, worth } from '../screen/aed.ts';
import { brokenLine, ribbon } from '../screen/chart.ts';
import { purposes } from '../screen/expense.ts';
import { days, items, planOf, short } from '../screen/garo.ts';
import { bands } from '../screen/mcd.ts';
import { guests, isFree } from '../screen/rcd.ts';
import { Frame, page } from './drawing';
import * as css from './kit.css';
import { Spending } from './Spending';

const { brand } = vars.color;

interface TileProps {
  of: SystemId;
  x: number;
  y: number;
  width: number;
  height: number;
  children: ReactNode;
}

/** A window with the name of a system; its content starts at the corner. */
const Tile = ({ of, x, y, width, height, children }: TileProps) => (
  <>
    <Frame x={x} y={y} width={width} height={height} radius={10} />
    <text className={css.title} x={x + 16} y={y + 29} fill={page.ink}>
      {trinityOptions[of].name}
    </text>
    <g transform={`translate(${x} ${y})`}>{children}</g>
  </>
);

const moved = bands().map(({ from, to, thickness, isNew }) => (
  <path key={from} d={ribbon(100, from, to, thickness)} fill={isNew ? brand : page.line} />
));

const visits = guests
  .slice(0, 12)
  .flatMap(({ guest, weeks }, row) =>
    weeks.map((week, visit) => (
      <circle
        key={`${guest} ${week}`}
        cx={9 + week * 10.4}
        cy={50 + row * 13.4}
        r={isFree(visit + 1) ? 4.4 : 2.8}
        fill={isFree(visit + 1) ? brand : page.edge}
      />
    )),
  );

const stock = items
  .filter(({ name }) => name === short)
  .map((item) => {
    const points = planOf(item).points.map(
      ([day, left]) => [16 + (day / days) * 120, 196 - (left / item.room) * 140] as const,
    );
    return <path key={item.name} d={brokenLine(points)} fill="none" stroke={brand} strokeWidth="2.2" />;
  });

const reach = (euro: number) => 96 + (euro / most) * 520;
const rowAt = (row: number) => 27 + row * 24;
const costs = ads.map((ad, row) => {
  const x = reach(Math.min(costOf(ad), most));
  const isBest = row === 0;
  return (
    <g key={ad.name}>
      <path d={`M96 ${rowAt(row)}H${x.toFixed(1)}`} stroke={page.edge} strokeWidth="1.5" />
      <circle cx={x.toFixed(1)} cy={rowAt(row)} r="4" fill={isBest ? brand : page.edge} />
    </g>
  );
});

/** The five systems, a window each. */
export const systemPieces: Readonly<Record<SystemId, ReactNode>> = {
  expense: (
    <g transform="translate(-2.1 -2.1) scale(1.55)">
      <Spending of={purposes.map(({ name }) => name)} />
    </g>
  ),
  mcd: (
    <Tile of="mcd" x={360} y={32} width={328} height={212}>
      <g transform="translate(16 48) scale(2.96 .49)">{moved}</g>
    </Tile>
  ),
  rcd: (
    <Tile of="rcd" x={360} y={268} width={152} height={212}>
      {visits}
    </Tile>
  ),
  garo: (
    <Tile of="garo" x={536} y={268} width={152} height={212}>
      <path d="M16 196h120" stroke={page.line} />
      {stock}
    </Tile>
  ),
  aed: (
    <Tile of="aed" x={32} y={504} width={656} height={150}>
      {costs}
      <path d={`M${reach(worth).toFixed(1)} 14v122`} stroke={page.ink} strokeDasharray="2 4" />
    </Tile>
  ),
};

export const systemsViewBox = '0 0 720 686';
