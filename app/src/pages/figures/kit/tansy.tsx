import { lettering } from './lettering.ts';

/** The colours of Tansy, the sample brand: the same in both colour schemes. */
export const tansy = {
  green: '#17463a',
  dark: '#0e332a',
  yellow: '#f2c14e',
  cream: '#fbf3df',
  red: '#d5613f',
  sage: '#cfdcc4',
} as const;

/** The symbols of the sample brand, by the id under which the sprite of a page has them. */
export const tansySymbols = {
  'tansy-name': <path d={lettering.name.d} />,
  'tansy-specimen': <path d={lettering.specimen.d} />,
  'tansy-trade': <path d={lettering.trade.d} />,
  'tansy-today': <path d={lettering.today.d} />,
  'tansy-stem': (
    <>
      <path
        d="M0 56C0 20-2 4-25-14M0 56C0 20 2 4 25-14M0 56V-20"
        fill="none"
        stroke="currentColor"
        strokeWidth="6.5"
        strokeLinecap="round"
      />
      <path
        d="M-2 40C-24 42-36 30-40 14C-20 14-6 22-2 40zM2 40C24 42 36 30 40 14C20 14 6 22 2 40z"
        fill="currentColor"
      />
    </>
  ),
  'tansy-flower': (
    <>
      <circle cx="-29" cy="-21" r="15.5" />
      <circle cx="29" cy="-21" r="15.5" />
      <circle cy="-38" r="18" />
    </>
  ),
} as const;

interface LettersProps {
  of: keyof typeof lettering;
  /** The left end of the baseline. */
  x: number;
  y: number;
  /** Its height follows. */
  width: number;
  fill: string;
}

/** Words of the sample brand in its own letters. */
export const Letters = ({ of, x, y, width, fill }: LettersProps) => (
  <use
    href={`#tansy-${of}`}
    transform={`translate(${x} ${y}) scale(${(width / lettering[of].width).toFixed(3)})`}
    fill={fill}
  />
);

interface MarkProps {
  x: number;
  y: number;
  height: number;
  stem: string;
  flower?: string;
}

/** The mark of the sample brand: a stem of tansy. It is 100 wide where it is 116 high. */
export const Mark = ({ x, y, height, stem, flower = tansy.yellow }: MarkProps) => {
  const scale = height / 116;
  const place = `translate(${+(x + 50 * scale).toFixed(2)} ${+(y + 58 * scale).toFixed(2)}) scale(${scale.toFixed(3)})`;
  return (
    <g transform={place}>
      <use href="#tansy-stem" color={stem} />
      <use href="#tansy-flower" fill={flower} />
    </g>
  );
};
