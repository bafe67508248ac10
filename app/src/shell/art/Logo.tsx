import { useId } from 'react';
import { firstStop, lastStop, white } from './art.css';
import { solidStrand } from './strands.ts';

const knot = [0, 1, 2].map((strand) => solidStrand(12, 19.5, 7, strand)).join('');

interface LogoProps {
  /** Strand colours on paper, white on the brand gradient. */
  tone?: 'gradient' | 'white';
  className?: string;
}

/** The logo. Decorative: the name is beside it. */
export function Logo({ tone = 'gradient', className }: LogoProps) {
  const gradient = useId();
  return (
    <svg className={className} viewBox="-124 -137 248 224" aria-hidden>
      {tone === 'gradient' && (
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="-110" y1="-120" x2="110" y2="70">
          <stop className={firstStop} />
          <stop className={lastStop} offset="1" />
        </linearGradient>
      )}
      <path d={knot} {...(tone === 'white' ? { className: white } : { fill: `url(#${gradient})` })} />
    </svg>
  );
}
