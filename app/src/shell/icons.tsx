import type { SVGProps } from 'react';

/** Every icon is beside a text, so screen readers skip it. */
const draw = (d: string, size = 16, props?: SVGProps<SVGSVGElement>) => (
  <svg
    width={size}
    height={size}
    viewBox={`0 0 ${size} ${size}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden
    {...props}
  >
    <path d={d} />
  </svg>
);

export const ArrowIcon = () => draw('M2.5 8h11M9 3.5 13.5 8 9 12.5');
export const TickIcon = () => draw('m2.5 7.4 3 3 6-6.6', 14, { strokeWidth: 1.8 });
export const BackIcon = () => draw('M13.5 8h-11M7 3.5 2.5 8 7 12.5');
export const CloseIcon = () => draw('m2.5 2.5 11 11m0-11-11 11');

export const ChevronIcon = (props: { className?: string }) => draw('m1.5 3.25 3.5 3.5 3.5-3.5', 10, props);
