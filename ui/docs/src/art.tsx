import { firstStop, lastStop, strands } from './style/art.css';

const mark =
  'M-111.96 60.6A112 112 0 0 1 27.44 -50.85A80.5 80.5 0 0 1 30.4 -24.85A88 88 0 0 0 -87.26 46.34ZM69.49 -30.1A112 112 0 0 1 111.96 60.6L87.26 46.34A88 88 0 0 0 66.06 -0.4A119.5 119.5 0 0 0 69.49 -30.1ZM3.5 -127.26A112 112 0 0 1 30.32 49.19A80.5 80.5 0 0 1 6.32 38.75A88 88 0 0 0 3.5 -98.74ZM-8.68 75.23A112 112 0 0 1 -108.46 66.66L-83.76 52.4A88 88 0 0 0 -32.68 57.41A119.5 119.5 0 0 0 -8.68 75.23ZM108.46 66.66A112 112 0 0 1 -57.76 1.66A80.5 80.5 0 0 1 -36.72 -13.9A88 88 0 0 0 83.76 52.4ZM-60.81 -45.13A112 112 0 0 1 -3.5 -127.26L-3.5 -98.74A88 88 0 0 0 -33.38 -57.01A119.5 119.5 0 0 0 -60.81 -45.13Z';

const turns = [0, 120, 240];

/** Three strands that join, as a small mark. Decorative. */
export const Mark = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="-124 -137 248 224" aria-hidden>
    <linearGradient id="mark" gradientUnits="userSpaceOnUse" x1="-110" y1="-120" x2="110" y2="70">
      <stop className={firstStop} />
      <stop className={lastStop} offset="1" />
    </linearGradient>
    <path fill="url(#mark)" d={mark} />
  </svg>
);

/** One engraved strand, with a gap where it passes under its neighbour. */
const engraved =
  'M-81.39 46.99A82.1 82.1 0 0 1 27.45 -19.64M66 8.91A82.1 82.1 0 0 1 81.39 46.99M-84.61 48.85A85.08 85.08 0 0 1 27.75 -22.69M67.09 5.41A85.08 85.08 0 0 1 84.61 48.85M-91.42 52.78A91.55 91.55 0 0 1 28 -29.43M69.08 -2.34A91.55 91.55 0 0 1 91.42 52.78M-100 57.74A100 100 0 0 1 27.41 -38.43M70.93 -12.75A100 100 0 0 1 100 57.74M-108.34 62.55A108.45 108.45 0 0 1 25.71 -47.62M71.88 -23.47A108.45 108.45 0 0 1 108.34 62.55M-114.61 66.17A114.92 114.92 0 0 1 23.58 -54.74M71.96 -31.87A114.92 114.92 0 0 1 114.61 66.17M-117.47 67.82A117.9 117.9 0 0 1 22.34 -58.03M71.8 -35.78A117.9 117.9 0 0 1 117.47 67.82';

/** The same three strands, large and fine. Decorative. */
export const Knot = ({ className }: { className: string }) => (
  <svg className={className} viewBox="-120 -136 240 224" aria-hidden>
    {turns.map((turn, at) => (
      <path key={turn} className={strands[at]} d={engraved} transform={`rotate(${turn})`} />
    ))}
  </svg>
);
