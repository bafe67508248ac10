import { Box } from './drawing';
import * as css from './kit.css';
import { Letters, Mark, tansy } from './tansy';

const { green, dark, yellow, cream, red } = tansy;
const wall = '#efe2c6';

/** A shop of the sample brand, for its sign. */
export const ShopFront = () => (
  <svg className={css.drawing} viewBox="0 0 448 300" aria-hidden>
    <Box x={24} y={18} width={400} height={258} fill={wall} />
    <path className={css.shadow} d="M24 276h400v6H24z" />
    <Box x={24} y={18} width={400} height={64} radius={2} fill={green} />
    <rect x="30" y="24" width="388" height="52" fill="none" stroke={yellow} strokeOpacity=".55" strokeWidth="1.2" />
    <Mark x={46} y={27} height={46} stem={cream} />
    <Letters of="name" x={96} y={65} width={104} fill={cream} />
    <Letters of="trade" x={350} y={62} width={46} fill={yellow} />
    {Array.from({ length: 8 }, (_, stripe) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: stripes never move
        key={stripe}
        d={`M${44 + stripe * 31} 92h31v22a15.5 13 0 0 1-31 0z`}
        fill={stripe % 2 ? cream : red}
      />
    ))}
    <path d="M44 92h248v6H44z" fill="#a9472c" />
    <Box x={52} y={126} width={232} height={118} radius={2} fill={dark} />
    <path d="M168 126v118" stroke={wall} strokeWidth="4" />
    <Mark x={84} y={140} height={66} stem={cream} />
    <path d="M184 236c0-18 12-26 24-26s24 8 24 26zM228 236c0-14 10-21 20-21s20 7 20 21z" fill={yellow} />
    <path d="M200 224l6-9M212 222l6-9M244 226l5-8" stroke="#c6922f" strokeWidth="2.5" />
    <path d="M176 236h104v8H176z" fill="#8a5a36" />
    <Box x={44} y={244} width={248} height={32} radius={0} fill={green} />
    <Box x={316} y={98} width={84} height={178} radius={2} fill={green} />
    <Box x={328} y={110} width={60} height={92} radius={2} fill={dark} />
    <circle cx="390" cy="222" r="4" fill={yellow} />
    <Box x={335} y={128} width={46} height={26} radius={2} fill={cream} />
    <text x="358" y="146" className={css.sign} textAnchor="middle" fill={green}>
      Open
    </text>
  </svg>
);
