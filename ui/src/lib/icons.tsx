import type { ReactNode } from 'react';
import { directed } from './icons.css';
import { classes } from './passthrough';

interface IconProps {
  className?: string | undefined;
}

interface DrawingProps extends IconProps {
  size?: 12 | 14 | 16;
  weight?: number;
  children: ReactNode;
}

/** Every icon stands beside its words, so it is never read. */
const Drawing = ({ size = 16, weight = 1.5, className, children }: DrawingProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox={`0 0 ${size} ${size}`}
    fill="none"
    stroke="currentColor"
    strokeWidth={weight}
    aria-hidden="true"
  >
    {children}
  </svg>
);

export const TickIcon = ({ className }: IconProps) => (
  <Drawing size={14} weight={1.8} className={className}>
    <path d="m2.5 7.4 3 3 6-6.6" />
  </Drawing>
);

export const BackIcon = () => (
  <Drawing className={directed}>
    <path d="M13.5 8h-11M7 3.5 2.5 8 7 12.5" />
  </Drawing>
);

export const NextIcon = ({ className }: IconProps) => (
  <Drawing className={classes(directed, className)}>
    <path d="M2.5 8h11M9 3.5 13.5 8 9 12.5" />
  </Drawing>
);

export const ChevronIcon = ({ back }: { back: boolean }) => (
  <Drawing className={directed}>
    <path d={back ? 'M10 3 5 8l5 5' : 'm6 3 5 5-5 5'} />
  </Drawing>
);

export const UpIcon = () => (
  <Drawing>
    <path d="M8 13.5v-11M3.5 7 8 2.5 12.5 7" />
  </Drawing>
);

export const CrossIcon = () => (
  <Drawing>
    <path d="m3.5 3.5 9 9m0-9-9 9" />
  </Drawing>
);

export const UnfoldIcon = ({ className }: IconProps) => (
  <Drawing className={className}>
    <path d="m3.5 10.5 4.5-5 4.5 5" />
  </Drawing>
);

export const PlusIcon = ({ className }: IconProps) => (
  <Drawing className={className}>
    <path d="M8 1.5v13M1.5 8h13" />
  </Drawing>
);

export const BarredIcon = ({ className }: IconProps) => (
  <Drawing size={12} className={className}>
    <path d="M6 1a5 5 0 1 1-.01 0M2.6 9.4l6.8-6.8" />
  </Drawing>
);

export const AlertIcon = () => (
  <Drawing>
    <path d="M8 1.5a6.5 6.5 0 1 1-.01 0M8 4.5v4m0 2.1v1" />
  </Drawing>
);

export const InfoIcon = () => (
  <Drawing>
    <path d="M8 1.5a6.5 6.5 0 1 1-.01 0M8 11.5v-4m0-2.1v-1" />
  </Drawing>
);
