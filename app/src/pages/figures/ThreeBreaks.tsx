import { vars } from '@agency-site/ui/theme';
import { breaks } from '../../content/ecosystem.ts';
import { strokes } from '../../shell/art/art.css';
import * as type from '../../shell/style/type.css';
import * as css from './explore/breaks.css';
import { caption } from './parts/caption.css';
import '../../shell/art/drawing.css';

/** Where the three strands end, at the first part: they no longer meet the second. */
const ends = [
  ['M133 66h20c8 0 8-8 14-8', 'M133 75h22', 'M133 84h18c6 0 6 6 12 6'],
  ['M133 66h20c8 0 8 6 14 6', 'M133 75h22', 'M133 84h18c6 0 6 10 12 10'],
  ['M133 66h20c8 0 8-10 14-10', 'M133 75h22', 'M133 84h18c6 0 6 8 12 8'],
] as const;

interface SideProps {
  x: number;
  lines: readonly string[];
  place: string;
}

const Side = ({ x, lines, place }: SideProps) => (
  <>
    <rect className="drawing-shadow" x={x} y="20" width="132" height="116" rx="8" />
    <rect className="drawing-frame" x={x} y="15" width="132" height="116" rx="8" />
    {lines.map((line, at) => (
      <text key={line} className={css.word} x={x + 16} y={48 + at * 20}>
        {line}
      </text>
    ))}
    <text className={css.place} x={x + 16} y="114">
      {place}
    </text>
  </>
);

/** Three breaks between two parts, drawn: the strands of the one don't reach the other. */
export const ThreeBreaks = () => (
  <ul className={css.list}>
    {breaks.map(({ from, to, title, text }, at) => (
      <li key={title}>
        <svg className={css.drawing} viewBox="0 12 340 128" aria-hidden>
          <Side x={1} {...from} />
          <Side x={207} {...to} />
          {ends[at]?.map((d, strand) => (
            <path key={d} className={strokes[strand]} d={d} fill="none" strokeWidth="2" />
          ))}
          <path d="M184 66h23M186 75h21M182 84h25" stroke={vars.color.edge} strokeWidth="2" strokeDasharray="2 4" />
        </svg>
        <h3 className={`${type.h3} ${css.title}`}>{title}</h3>
        <p className={caption}>{text}</p>
      </li>
    ))}
  </ul>
);
