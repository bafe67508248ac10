import type { ReactNode } from 'react';
import { brandSteps } from '../../content/brandSteps.ts';
import { strokes } from '../../shell/art/art.css';
import { Steps } from '../text/sections/Steps';
import { Box, Frame, Lines, page, Shadow } from './kit/drawing';
import { drawing } from './kit/kit.css';
import { Letters, Mark, tansy } from './kit/tansy';
import { panel } from './parts/brandSteps.css';
import { cross } from './parts/drawingList.css';

const { green, dark, yellow, cream, red, sage } = tansy;

interface TempleProps {
  x: number;
  y: number;
  width: number;
}

/** The first draft, which looks like a bank. */
const Temple = ({ x, y, width }: TempleProps) => (
  <path
    d="M0 15L20 2l20 13zM5 19v16M15 19v16M25 19v16M35 19v16M0 39h40"
    transform={`translate(${x} ${y}) scale(${width / 40})`}
    fill="none"
    stroke={green}
    strokeWidth="2.5"
    strokeLinejoin="round"
  />
);

/** A photo of the shop, and what is said about it. */
const tell = (
  <>
    <g transform="rotate(-5 74 80)">
      <Frame x={20} y={28} width={104} height={104} radius={2} />
      <Box x={28} y={36} width={88} height={70} radius={0} fill={sage} />
      <Box x={38} y={58} width={68} height={48} radius={0} fill="#efe2c6" />
      <Box x={44} y={74} width={32} height={24} radius={0} fill={dark} />
      <Box x={84} y={70} width={16} height={36} radius={0} fill={green} />
      <path d="M36 58h72v8H36z" fill={red} />
    </g>
    <path
      d="M142 22h72a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6h-48l-16 14v-14h-8a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6z"
      fill={page.surface}
      stroke={page.edge}
    />
    <Lines x={150} y={40} of={[54, 40, 48]} gap={11} stroke={page.edge} width={4} />
  </>
);

/** The draft on a door, a bag and a phone. */
const draw = (
  <>
    <Box x={20} y={14} width={64} height={122} radius={2} fill={sage} />
    <Box x={30} y={24} width={44} height={54} radius={2} fill={cream} />
    <Temple x={37} y={36} width={30} />
    <circle cx="76" cy="92" r="3" fill={dark} />
    <path d="M112 66v-8a15 15 0 0 1 30 0v8" fill="none" stroke={page.edge} strokeWidth="3" />
    <Box x={98} y={64} width={58} height={72} radius={1} fill={cream} stroke={page.edge} />
    <Temple x={109} y={82} width={36} />
    <Box x={172} y={24} width={52} height={106} radius={8} fill={cream} stroke={page.edge} />
    <Temple x={184} y={38} width={28} />
    <Lines x={182} y={82} of={[32, 24, 32]} gap={12} stroke={sage} width={4} />
  </>
);

/** The draft with a ring around what is wrong, and notes. */
const review = (
  <>
    <Shadow x={28} y={16} width={112} height={118} />
    <Box x={28} y={16} width={112} height={118} fill={cream} />
    <Temple x={54} y={34} width={60} />
    <Lines x={54} y={116} of={[60]} stroke={green} width={5} />
    <path
      className={cross}
      d="M84 22c34-4 48 16 46 42s-26 40-52 38-40-22-36-46 22-38 58-36"
      fill="none"
      strokeLinecap="round"
    />
    <path
      className={cross}
      d="M134 54c10-8 16-10 24-10M166 44h50M166 60h38M166 76h46"
      fill="none"
      strokeLinecap="round"
    />
  </>
);

/** Earlier drafts below the one that is right. */
const change = (
  <>
    <g transform="rotate(-14 80 90)">
      <Box x={40} y={30} width={90} height={100} fill={cream} stroke={page.edge} />
      <Temple x={52} y={40} width={30} />
    </g>
    <g transform="rotate(-5 100 80)">
      <Box x={62} y={26} width={96} height={106} fill={cream} stroke={page.edge} />
      <Temple x={70} y={34} width={30} />
    </g>
    <Shadow x={96} y={18} width={112} height={118} />
    <Box x={96} y={18} width={112} height={118} fill={cream} />
    <Mark x={124} y={28} height={62} stem={green} />
    <Letters of="name" x={114} y={122} width={76} fill={green} />
  </>
);

const file = (x: number, art: ReactNode) => (
  <g transform={`translate(${x})`}>
    <path d="M0 26a4 4 0 0 1 4-4h38l18 18v62a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z" fill={cream} stroke={page.edge} />
    <path d="M42 22v14a4 4 0 0 0 4 4h14" fill="none" stroke={page.edge} />
    {art}
    <Lines x={6} y={122} of={[32]} stroke={page.edge} width={4} />
  </g>
);

/** The mark, the colours and the letters as files. */
const files = (
  <>
    {file(22, <Mark x={12} y={46} height={46} stem={green} />)}
    {file(
      90,
      [green, yellow, red, sage].map((color, at) => (
        <Box key={color} x={10 + (at % 2) * 21} y={50 + Math.floor(at / 2) * 23} width={18} height={20} fill={color} />
      )),
    )}
    {file(158, <Letters of="specimen" x={9} y={84} width={42} fill={green} />)}
    <path className={strokes[2]} d="M206 119l5 5 10-11" fill="none" strokeWidth="3" strokeLinecap="round" />
  </>
);

const drawings = { tell, draw, review, change, files };

const steps = (Object.keys(brandSteps) as (keyof typeof brandSteps)[]).map((id) => ({
  ...brandSteps[id],
  drawing: (
    <div className={panel}>
      <svg className={drawing} viewBox="0 0 240 150" aria-hidden>
        {drawings[id]}
      </svg>
    </div>
  ),
}));

/** How a brand is made, from a photo of the shop to the files. */
export const Figure = () => <Steps items={steps} />;
