import { useId } from 'react';
import type { AgencyLogo } from '../../domain/logo.ts';
import { firstStop, lastStop, ownLogo } from './art.css';
import { solidStrand } from './strands.ts';

const knot = [0, 1, 2].map((strand) => solidStrand(12, 19.5, 7, strand)).join('');

interface LogoProps {
  /** The agency's own, in place of the knot. */
  own?: AgencyLogo | null | undefined;
  /** Beside the logo, unless the logo contains it. Without one, the logo is decorative. */
  name?: string;
  /** Of the knot; a logo of the agency's own has a size. */
  className?: string;
}

/** The logo, and the name of the agency beside it. */
export function Logo({ own, name, className }: LogoProps) {
  const gradient = useId();
  return (
    <>
      {own ? (
        <img className={ownLogo} {...own} alt={own.alt} />
      ) : (
        <svg className={className} viewBox="-124 -137 248 224" aria-hidden>
          <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="-110" y1="-120" x2="110" y2="70">
            <stop className={firstStop} />
            <stop className={lastStop} offset="1" />
          </linearGradient>
          <path d={knot} fill={`url(#${gradient})`} />
        </svg>
      )}
      {name && !own?.alt && <span>{name}</span>}
    </>
  );
}
