import { vars } from '@agency-site/ui/theme';
import { type ReactNode, useId } from 'react';
import * as css from './kit.css';

const { color } = vars;

/** The colours of the site's own parts in a drawing: they follow the colour scheme. */
export const page = {
  ink: color.ink,
  quiet: color.quiet,
  line: color.line,
  edge: color.edge,
  surface: color.raised,
  link: color.brand,
};

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
}

/** A rectangle with slightly rounded corners. */
export const Box = ({ radius = 3, ...box }: BoxProps & { fill: string; stroke?: string }) => (
  <rect {...box} rx={radius} />
);

/** The shadow of a rectangle, just below it. */
export const Shadow = ({ y, radius = 3, ...box }: BoxProps) => (
  <rect className={css.shadow} {...box} y={y + 5} rx={radius} />
);

/** A window of the site, with its shadow. */
export const Frame = ({ radius = 8, ...box }: BoxProps) => (
  <>
    <Shadow {...box} radius={radius} />
    <rect className={css.frame} {...box} rx={radius} />
  </>
);

interface LinesProps {
  x: number;
  y: number;
  /** Lengths. */
  of: readonly number[];
  gap?: number;
  stroke: string;
  width?: number;
}

/** Lines in place of text. */
export const Lines = ({ x, y, of, gap = 14, stroke, width = 2.5 }: LinesProps) => (
  <path
    d={of.map((length, at) => `M${x} ${y + at * gap}h${length}`).join('')}
    fill="none"
    stroke={stroke}
    strokeWidth={width}
    strokeLinecap="round"
  />
);

interface WordsProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  size?: keyof typeof sizes;
  fill: string;
  children: string;
}

/** Each size has letters of this width, on average. */
const sizes = {
  label: { className: css.label, letter: 6.6 },
  banner: { className: css.banner, letter: 8.7 },
} as const;
const before = { start: 0, middle: 0.5, end: 1 } as const;

/** Words, or a line as long where a kit is too small for them. */
export function Words({ x, y, anchor = 'start', size = 'label', fill, children }: WordsProps) {
  const { className, letter } = sizes[size];
  const length = Math.round(children.length * letter);
  return (
    <>
      <text x={x} y={y} className={className} textAnchor={anchor} fill={fill}>
        {children}
      </text>
      <path className={css.bar} d={`M${x - length * before[anchor]} ${y - 4}h${length}`} stroke={fill} />
    </>
  );
}

/** The outline of a rectangle that a smaller package lacks. */
export const ghost = (x: number, y: number, width: number, height: number): string =>
  `M${x + 4} ${y}h${width - 8}a4 4 0 0 1 4 4v${height - 8}a4 4 0 0 1-4 4h${8 - width}a4 4 0 0 1-4-4v${8 - height}a4 4 0 0 1 4-4z`;

/** Cuts its content to a rectangle. */
export function Cut({ radius, children, ...box }: BoxProps & { children: ReactNode }) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <rect {...box} rx={radius} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </>
  );
}

/** A part of a package. */
export interface Piece {
  /** The smallest package with it, from 0. */
  from: number;
  art: ReactNode;
  /** Its outline, where a package lacks it. */
  outline?: string;
}

interface KitProps {
  pieces: readonly Piece[];
  /** Which package, from 0. */
  tier: number;
  viewBox: string;
  /** What the drawing shows; without it, the drawing is decorative. */
  label?: string;
}

/** The pieces of a package; what a larger one adds is an outline in the same place. */
export const Kit = ({ pieces, tier, viewBox, label }: KitProps) => (
  <svg className={css.kit} viewBox={viewBox} role={label && 'img'} aria-label={label} aria-hidden={label === undefined}>
    {pieces.map(({ from, art, outline }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
      <g key={at}>{from <= tier ? art : outline && <path className={css.outline} d={outline} />}</g>
    ))}
  </svg>
);
