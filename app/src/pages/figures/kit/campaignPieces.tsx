import { vars } from '@agency-site/ui/theme';
import { Box, Cut, Frame, ghost, Lines, type Piece, page, Shadow, Words } from './drawing';
import * as css from './kit.css';
import { button } from './platformPieces';
import { Letters, Mark, tansy } from './tansy';

const { green, yellow, cream, red } = tansy;
const { brand, strandB } = vars.color;

const post: Piece = {
  from: 0,
  art: (
    <>
      <Frame x={40} y={36} width={258} height={312} radius={6} />
      <circle cx="64" cy="58" r="11" fill={green} />
      <Lines x={84} y={54} of={[60]} stroke={page.ink} width={3} />
      <Lines x={84} y={64} of={[34]} stroke={page.edge} width={2} />
      <Box x={40} y={80} width={258} height={212} radius={0} fill={green} />
      <Mark x={178} y={164} height={126} stem={cream} />
      <text x="60" y="130" className={css.headline} fill={cream}>
        A loaf
      </text>
      <text x="60" y="160" className={css.headline} fill={cream}>
        for Sunday.
      </text>
      <Words x={60} y={262} fill={yellow}>
        Order by Friday
      </Words>
      <Lines x={60} y={314} of={[150, 96]} gap={16} stroke={page.edge} width={3} />
      <Box x={234} y={306} width={48} height={22} fill={button} />
    </>
  ),
};

const story: Piece = {
  from: 1,
  outline: ghost(322, 36, 150, 312),
  art: (
    <>
      <Frame x={322} y={36} width={150} height={312} radius={10} />
      <Cut x={322} y={36} width={150} height={312} radius={10}>
        <Box x={322} y={36} width={150} height={312} radius={0} fill={yellow} />
        <circle cx="397" cy="176" r="92" fill={red} />
        <Mark x={350} y={112} height={116} stem={cream} />
        <path d="M334 48h60M400 48h60" stroke={cream} strokeWidth="3" strokeLinecap="round" />
        <Letters of="name" x={344} y={316} width={106} fill={green} />
      </Cut>
    </>
  ),
};

const search: Piece = {
  from: 1,
  outline: ghost(496, 36, 192, 144),
  art: (
    <>
      <Frame x={496} y={36} width={192} height={144} radius={6} />
      <rect x="510" y="50" width="164" height="24" rx="12" fill="none" stroke={page.edge} />
      <Words x={522} y={66} fill={page.quiet}>
        bread near me
      </Words>
      <Lines x={510} y={94} of={[34]} stroke={page.ink} width={3} />
      <Words x={510} y={120} fill={brand}>
        Tansy: bread, early
      </Words>
      <Lines x={510} y={138} of={[150, 124]} stroke={page.edge} />
    </>
  ),
};

const video: Piece = {
  from: 2,
  outline: ghost(496, 204, 192, 144),
  art: (
    <>
      <Frame x={496} y={204} width={192} height={144} radius={6} />
      <Cut x={496} y={204} width={192} height={112} radius={6}>
        <Box x={496} y={204} width={192} height={112} radius={0} fill={red} />
        <path d="M496 300C540 262 580 296 620 270S688 262 688 262V316H496z" fill={yellow} />
        <circle cx="640" cy="240" r="16" fill={cream} />
      </Cut>
      <circle cx="592" cy="260" r="22" fill={cream} />
      <path d="M586 249l16 11-16 11z" fill={green} />
      <Lines x={510} y={332} of={[104]} stroke={strandB} width={3} />
      <Lines x={614} y={332} of={[60]} stroke={page.line} width={3} />
    </>
  ),
};

const banner: Piece = {
  from: 2,
  outline: ghost(40, 376, 648, 76),
  art: (
    <>
      <Shadow x={40} y={376} width={648} height={76} />
      <Box x={40} y={376} width={648} height={76} fill={cream} />
      <Mark x={60} y={384} height={60} stem={green} />
      <Letters of="name" x={126} y={429} width={118} fill={green} />
      <Words x={284} y={421} size="banner" fill={green}>
        Six loaves, one bag, your door.
      </Words>
      <Box x={572} y={398} width={96} height={32} fill={green} />
      <Words x={620} y={419} anchor="middle" fill={cream}>
        Order
      </Words>
    </>
  ),
};

/** The ad in a feed alone. */
export const ad = post.art;

/** A campaign that grows: one ad, then three, then five. */
export const campaignPieces: readonly Piece[] = [post, story, search, video, banner];

/** What each size shows, in words. */
export const campaignLabels = [
  'One ad in a feed',
  'An ad in a feed, one in a story and one in search results',
  'An ad in a feed, one in a story, one in search results, a video and a banner',
] as const;

export const campaignViewBox = '0 0 728 484';
