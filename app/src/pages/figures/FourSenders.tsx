import { fourSenders } from '../../content/fourSenders.ts';
import { fills, strokes } from '../../shell/art/art.css';
import { Sample } from '../../shell/Sample';
import { Frame, Lines, page } from './kit/drawing';
import { DrawingList } from './parts/DrawingList';
import * as css from './parts/drawingList.css';

const quote = (
  <>
    <Frame x={56} y={12} width={128} height={126} radius={4} />
    <rect className={fills[2]} x="72" y="28" width="96" height="30" rx="3" />
    <Lines x={72} y={76} of={[70, 84]} stroke={page.edge} width={4} />
    <path d="M72 104h96" stroke={page.ink} />
    <text className={css.amount} x="168" y="124">
      €840
    </text>
  </>
);

const envelope = (
  <>
    <Frame x={36} y={28} width={168} height={98} />
    <path className={strokes[1]} d="m40 32 80 52 80-52" fill="none" strokeWidth="2.5" />
    <text className={css.item} x="52" y="112">
      “Be number 1!”
    </text>
  </>
);

const form = (
  <>
    <Frame x={36} y={16} width={168} height={118} />
    {[34, 66].map((y) => (
      <rect key={y} x="52" y={y} width="136" height="22" rx="3" fill="none" stroke={page.edge} />
    ))}
    <Lines x={62} y={45} of={[64]} stroke={page.edge} width={4} />
    <path d="M64 77h0m12 0h0m12 0h0m12 0h0m12 0h0" stroke={page.ink} strokeWidth="6" strokeLinecap="round" />
    <text className={css.item} x="52" y="118">
      <tspan className={css.spare}>Last change: </tspan>2019
    </text>
  </>
);

const charges = (
  <>
    {['1 Sept', '1 Oct', '1 Nov'].map((day, at) => (
      <g key={day}>
        <text className={css.item} x="28" y={44 + at * 36}>
          {day}
        </text>
        <text className={at === 2 ? css.wrong : css.amount} x="212" y={44 + at * 36}>
          −€120
        </text>
        <path d={`M28 ${58 + at * 36}h184`} stroke={page.line} />
      </g>
    ))}
  </>
);

const drawings = {
  sign: quote,
  promise: envelope,
  login: form,
  account: charges,
};

/** Four things that an owner finds after closing time. */
export const Figure = () => (
  <>
    <DrawingList items={fourSenders} drawings={drawings} />
    <Sample as="p" of="data">
      Four made-up examples.
    </Sample>
  </>
);
