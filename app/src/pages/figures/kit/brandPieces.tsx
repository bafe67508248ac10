import { Box, ghost, Lines, type Piece, page, Shadow } from './drawing';
import { Letters, Mark, tansy } from './tansy';

const { green, dark, yellow, cream, red, sage } = tansy;

const sheet: Piece = {
  from: 0,
  art: (
    <>
      <Shadow x={32} y={32} width={216} height={216} />
      <Box x={32} y={32} width={216} height={216} fill={cream} />
      <Mark x={98} y={58} height={98} stem={green} />
      <Letters of="name" x={72} y={208} width={136} fill={green} />
      <Letters of="trade" x={116} y={231} width={48} fill={red} />
      <path
        d="M44 44h10M44 44v10M236 44h-10M236 44v10M44 236h10M44 236v-10M236 236h-10M236 236v-10"
        stroke={green}
        strokeOpacity=".3"
        fill="none"
      />
    </>
  ),
};

const palette: Piece = {
  from: 0,
  art: [green, yellow, cream, red, sage].map((color, at) => (
    <Box key={color} x={32 + at * 44} y={268} width={40} height={64} fill={color} stroke="#17463a22" />
  )),
};

const letters: Piece = {
  from: 0,
  art: (
    <>
      <Letters of="specimen" x={32} y={428} width={114.4} fill={page.ink} />
      <Lines x={166} y={372} of={[82, 66, 78, 50]} gap={20} stroke={page.edge} width={3} />
    </>
  ),
};

const sign: Piece = {
  from: 1,
  outline: ghost(272, 50, 416, 92),
  art: (
    <>
      <path
        d="M372 50V38a11 11 0 0 0-22 0M588 50V38a11 11 0 0 1 22 0"
        fill="none"
        stroke={page.edge}
        strokeWidth="2.5"
      />
      <path d="M339 38h22l5 9h-32zM599 38h22l5 9h-32z" fill={page.edge} />
      <Shadow x={272} y={50} width={416} height={92} radius={2} />
      <Box x={272} y={50} width={416} height={92} radius={2} fill={green} />
      <rect x="279" y="57" width="402" height="78" fill="none" stroke={yellow} strokeOpacity=".55" strokeWidth="1.2" />
      <Mark x={300} y={64} height={64} stem={cream} />
      <Letters of="name" x={376} y={119} width={152} fill={cream} />
      <Letters of="trade" x={590} y={112} width={60} fill={yellow} />
    </>
  ),
};

const card: Piece = {
  from: 1,
  outline: ghost(272, 172, 132, 84) + ghost(292, 188, 132, 84),
  art: (
    <>
      <Shadow x={272} y={172} width={132} height={84} />
      <Box x={272} y={172} width={132} height={84} fill={green} />
      <Shadow x={300} y={196} width={132} height={84} />
      <Box x={300} y={196} width={132} height={84} fill={cream} stroke="#17463a22" />
      <Mark x={382} y={206} height={40} stem={green} />
      <Letters of="name" x={312} y={228} width={58} fill={green} />
      <Lines x={312} y={246} of={[54, 40, 48]} gap={10} stroke={green} width={2.2} />
    </>
  ),
};

const menu: Piece = {
  from: 1,
  outline: ghost(272, 304, 116, 148),
  art: (
    <>
      <Shadow x={272} y={304} width={116} height={148} />
      <Box x={272} y={304} width={116} height={148} fill={cream} />
      <Box x={272} y={304} width={116} height={34} fill={red} />
      <Box x={272} y={326} width={116} height={12} radius={0} fill={red} />
      <Letters of="today" x={284} y={328} width={60.5} fill={cream} />
      <Lines x={284} y={356} of={[52, 40, 60, 46, 36, 56]} gap={15} stroke={green} width={2.4} />
      <Lines x={362} y={356} of={[14, 14, 14, 14, 14, 14]} gap={15} stroke={red} width={2.4} />
    </>
  ),
};

const body = 'M456 268v-74q0-10 10-10h136q8 0 13 7l31 44 30 8q8 2 8 10v15z';

const van: Piece = {
  from: 2,
  outline: `${body}M512 268a20 20 0 1 1-40 0M660 268a20 20 0 1 1-40 0`,
  art: (
    <>
      <Shadow x={452} y={274} width={240} height={6} radius={0} />
      <path d={body} fill={green} />
      <path d="M598 196h4q5 0 8 5l24 34h-36z" fill={sage} />
      <path d="M456 244h228v8H456z" fill={yellow} />
      <Mark x={476} y={192} height={44} stem={cream} />
      <Letters of="name" x={518} y={228} width={68} fill={cream} />
      <g fill={dark}>
        <circle cx="492" cy="268" r="17" />
        <circle cx="640" cy="268" r="17" />
      </g>
      <g fill={sage}>
        <circle cx="492" cy="268" r="7" />
        <circle cx="640" cy="268" r="7" />
      </g>
    </>
  ),
};

const bag: Piece = {
  from: 2,
  outline: 'M428 348h124v104H428zM468 348v-14a22 22 0 0 1 44 0v14M576 376h88v76h-88z',
  art: (
    <>
      <path d="M468 348v-14a22 22 0 0 1 44 0v14" fill="none" stroke={red} strokeWidth="4" />
      <Shadow x={428} y={346} width={124} height={106} radius={1} />
      <Box x={428} y={346} width={124} height={106} radius={1} fill={yellow} />
      <path d="M428 346h124l-12 10H440z" fill="#d9a83a" />
      <Mark x={462} y={366} height={64} stem={green} flower={cream} />
      <Shadow x={580} y={372} width={88} height={80} radius={1} />
      <Box x={580} y={372} width={88} height={80} radius={1} fill={green} />
      <path d="M580 372l7.3 7 7.3-7 7.3 7 7.3-7 7.3 7 7.3-7 7.3 7 7.3-7 7.3 7 7.3-7 7.3 7 7.3-7v-7h-88z" fill={green} />
      <Letters of="name" x={595} y={428} width={58} fill={cream} />
    </>
  ),
};

/** A brand that grows: a mark, colours and letters, then three pieces, then five. */
export const brandPieces: readonly Piece[] = [sheet, palette, letters, sign, card, menu, van, bag];

/** What each package shows, in words. */
export const brandLabels = [
  'A mark, colours and letters',
  'A mark, colours, letters, and three pieces: a sign, a card and a menu',
  'A mark, colours, letters, and five pieces: a sign, a card, a menu, a van and a bag',
] as const;

export const brandViewBox = '0 0 720 484';

/** Single pieces, for a closer look. */
export const closeUps = { sheet, card, menu, van, bag };
