import type { ReactNode } from 'react';
import { classes } from './passthrough';
import { directed } from './shared.css';

interface IconProps {
  className?: string | undefined;
}

const icon =
  (box: number, stroke: number, drawing: ReactNode, direction?: string) =>
  ({ className }: IconProps) => (
    <svg
      className={classes(direction, className) || undefined}
      width={box}
      height={box}
      viewBox={`0 0 ${box} ${box}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      aria-hidden="true"
    >
      {drawing}
    </svg>
  );

export const TickIcon = icon(14, 1.8, <path d="m2.5 7.4 3 3 6-6.6" />);
export const BackIcon = icon(16, 1.5, <path d="M13.5 8h-11M7 3.5 2.5 8 7 12.5" />, directed);
export const NextIcon = icon(16, 1.5, <path d="M2.5 8h11M9 3.5 13.5 8 9 12.5" />, directed);
export const CrossIcon = icon(16, 1.5, <path d="m3.5 3.5 9 9m0-9-9 9" />);
export const UnfoldIcon = icon(16, 1.5, <path d="m3.5 10.5 4.5-5 4.5 5" />);
export const BarredIcon = icon(
  12,
  1.5,
  <>
    <circle cx="6" cy="6" r="5" />
    <path d="m2.6 9.4 6.8-6.8" />
  </>,
);
export const AlertIcon = icon(
  16,
  1.5,
  <>
    <circle cx="8" cy="8" r="6.5" />
    <path d="M8 4.5v4M8 10.6v1" />
  </>,
);

export const InfoIcon = icon(
  16,
  1.5,
  <>
    <circle cx="8" cy="8" r="6.5" />
    <path d="M8 11.5v-4M8 5.4v-1" />
  </>,
);
