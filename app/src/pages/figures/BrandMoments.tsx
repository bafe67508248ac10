import { brandMoments } from '../../content/brandMoments.ts';
import { Box, ghost, page, Shadow } from './kit/drawing';
import { outline } from './kit/kit.css';
import { Letters, Mark, tansy } from './kit/tansy';
import { DrawingList } from './parts/DrawingList';
import * as css from './parts/drawingList.css';

const { green, dark, yellow, cream, red, sage } = tansy;

interface AwningProps {
  x: number;
  y: number;
  stripes: number;
}

const Awning = ({ x, y, stripes }: AwningProps) =>
  Array.from({ length: stripes }, (_, stripe) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: stripes never move
      key={stripe}
      d={`M${x + stripe * 20} ${y}h20v14a10 8 0 0 1-20 0z`}
      fill={stripe % 2 ? cream : red}
      stroke={page.line}
    />
  ));

/** A shop without its sign. */
const opening = (
  <>
    <path className={outline} d={ghost(50, 10, 140, 30)} />
    <Box x={50} y={48} width={140} height={92} radius={2} fill="#efe2c6" />
    <Box x={60} y={72} width={72} height={46} radius={2} fill={dark} />
    <Box x={146} y={66} width={34} height={74} radius={2} fill={green} />
    <circle cx="152" cy="106" r="2.5" fill={yellow} />
    <Awning x={50} y={48} stripes={7} />
    <path d="M36 140h168" stroke={page.ink} />
  </>
);

const van = 'M136 128V90q0-6 6-6h52q5 0 8 4l14 20 10 4q4 1 4 5v11z';

/** A market stall with a logo; a shop and a van without. */
const outgrown = (
  <>
    <path d="M28 54v86M108 54v86" stroke={page.ink} strokeWidth="2" />
    <Awning x={18} y={32} stripes={5} />
    <Box x={22} y={96} width={92} height={44} radius={2} fill={sage} />
    <Mark x={56} y={102} height={32} stem={green} />
    <path d="M10 140h220" stroke={page.ink} />
    <path className={outline} d={`${ghost(136, 12, 94, 56)}M136 28h94M170 68V44h26v24`} />
    <path className={outline} d={`${van}M158 128a9 9 0 1 1-18 0M226 128a9 9 0 1 1-18 0`} />
  </>
);

/** A sign, a card, a bag and a van, each in its own blue. */
const mismatch = (
  <>
    <Shadow x={20} y={16} width={122} height={42} />
    <Box x={20} y={16} width={122} height={42} fill="#1f4fa3" />
    <Mark x={30} y={22} height={30} stem={cream} flower={cream} />
    <Letters of="name" x={66} y={44} width={60} fill={cream} />
    <Shadow x={160} y={16} width={62} height={42} />
    <Box x={160} y={16} width={62} height={42} fill="#4f97e0" />
    <Letters of="name" x={170} y={42} width={42} fill={cream} />
    <path d="M36 84V78a11 11 0 0 1 22 0v6" fill="none" stroke="#1d3a7a" strokeWidth="3" />
    <Box x={20} y={82} width={54} height={52} radius={1} fill="#1d3a7a" />
    <Mark x={31} y={90} height={36} stem={cream} flower={cream} />
    <g transform="translate(-12)">
      <path d={van} fill="#2f9fc4" />
      <path d="M196 92h3l13 17h-16z" fill={cream} />
      <Letters of="name" x={146} y={112} width={44} fill={cream} />
      <g fill="#1d3a7a">
        <circle cx="154" cy="128" r="8" />
        <circle cx="214" cy="128" r="8" />
      </g>
    </g>
  </>
);

/** The last owner's sign, and a new one with the same name. */
const takeover = (
  <>
    <Box x={50} y={14} width={140} height={40} fill={page.surface} stroke={page.edge} />
    <text className={css.crossed} x="120" y="42" textAnchor="middle">
      Tansy
    </text>
    <path className={css.cross} d="M38 58L202 10" />
    <path d="M120 62v14M115 71l5 5 5-5" fill="none" stroke={page.ink} strokeWidth="1.5" />
    <Shadow x={30} y={84} width={180} height={50} />
    <Box x={30} y={84} width={180} height={50} fill={green} />
    <rect x="34" y="88" width="172" height="42" fill="none" stroke={yellow} strokeOpacity=".55" />
    <Mark x={46} y={92} height={34} stem={cream} />
    <Letters of="name" x={92} y={119} width={92} fill={cream} />
  </>
);

const drawings = { opening, outgrown, mismatch, takeover };

/** When a business needs a new look, in four drawings. */
export const Figure = () => <DrawingList items={brandMoments} drawings={drawings} />;
