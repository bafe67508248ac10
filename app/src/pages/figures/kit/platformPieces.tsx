import { vars } from '@agency-site/ui/theme';
import type { ReactNode } from 'react';
import { Box, Cut, Frame, ghost, Lines, type Piece, page, Words } from './drawing';
import * as css from './kit.css';
import { Letters, Mark, tansy } from './tansy';

const { green, yellow, cream, red, sage } = tansy;
const { strandB } = vars.color;
/** The blue end of the site's buttons. */
export const button = '#1f5ce8';

const Phone = ({ x, children }: { x: number; children: ReactNode }) => (
  <>
    <Frame x={x} y={36} width={116} height={246} radius={16} />
    <Cut x={x + 5} y={41} width={106} height={236} radius={12}>
      <rect x={x + 5} y="41" width="106" height="236" fill={page.surface} />
      {children}
    </Cut>
  </>
);

const browser: Piece = {
  from: 0,
  art: (
    <>
      <Frame x={40} y={36} width={380} height={262} />
      <path d="M40 62h380" stroke={page.line} />
      <g fill={page.edge} fillOpacity=".5">
        <circle cx="55" cy="49" r="3.5" />
        <circle cx="67" cy="49" r="3.5" />
        <circle cx="79" cy="49" r="3.5" />
      </g>
      <rect x="160" y="43" width="140" height="12" rx="6" fill={page.line} />
      <g className={css.green}>
        <Letters of="name" x={58} y={88} width={54} fill="inherit" />
      </g>
      <Lines x={300} y={82} of={[22]} stroke={page.edge} />
      <Lines x={336} y={82} of={[22]} stroke={page.edge} />
      <Lines x={372} y={82} of={[30]} stroke={red} />
      <Box x={40} y={100} width={380} height={116} radius={0} fill={green} />
      <text x="60" y="142" className={css.headline} fill={cream}>
        Warm by seven,
      </text>
      <text x="60" y="172" className={css.headline} fill={cream}>
        every day.
      </text>
      <Box x={60} y={190} width={76} height={16} radius={2} fill={yellow} />
      <Mark x={318} y={108} height={100} stem={cream} />
      <Lines x={60} y={240} of={[84, 66, 74]} stroke={page.edge} />
      <Lines x={188} y={240} of={[84, 72, 50]} stroke={page.edge} />
      <rect x="306" y="232" width="94" height="14" rx="2" fill="none" stroke={page.edge} />
      <rect x="306" y="252" width="94" height="14" rx="2" fill="none" stroke={page.edge} />
      <rect className={css.green} x="306" y="272" width="44" height="12" rx="2" />
    </>
  ),
};

const phone: Piece = {
  from: 0,
  art: (
    <Phone x={444}>
      <Box x={449} y={41} width={106} height={124} radius={0} fill={green} />
      <Mark x={472} y={58} height={70} stem={cream} />
      <Letters of="name" x={476} y={152} width={52} fill={cream} />
      <Lines x={463} y={186} of={[76, 62, 70]} gap={13} stroke={page.edge} />
      <Box x={463} y={228} width={78} height={18} fill={yellow} />
      <Lines x={463} y={262} of={[50]} stroke={page.edge} />
    </Phone>
  ),
};

const ordered = [
  { y: 98, color: sage, length: 40 },
  { y: 136, color: yellow, length: 30 },
  { y: 174, color: red, length: 36 },
] as const;

const order: Piece = {
  from: 1,
  outline: 'M588 36h84a16 16 0 0 1 16 16v214a16 16 0 0 1-16 16h-84a16 16 0 0 1-16-16V52a16 16 0 0 1 16-16z',
  art: (
    <Phone x={572}>
      <Words x={589} y={70} fill={page.ink}>
        Your order
      </Words>
      <path d="M589 80h82M589 118h82M589 156h82M589 194h82" stroke={page.line} />
      {ordered.map(({ y, color, length }) => (
        <g key={y}>
          <circle cx="600" cy={y} r="10" fill={color} />
          <Lines x={617} y={y} of={[length]} stroke={page.edge} />
          <Lines x={660} y={y} of={[10]} stroke={page.ink} />
        </g>
      ))}
      <Words x={589} y={220} fill={page.ink}>
        Total
      </Words>
      <Words x={671} y={220} anchor="end" fill={page.ink}>
        €14.20
      </Words>
      <Box x={589} y={236} width={82} height={26} radius={4} fill={button} />
      <Words x={630} y={253} anchor="middle" fill="#fff">
        Pay
      </Words>
    </Phone>
  ),
};

const people = [
  { y: 375, length: 58, mail: true },
  { y: 405, length: 74, mail: true },
  { y: 435, length: 50, mail: false },
] as const;

const customers: Piece = {
  from: 1,
  outline: ghost(40, 326, 230, 122),
  art: (
    <>
      <Frame x={40} y={326} width={230} height={122} />
      <Words x={56} y={350} fill={page.ink}>
        Customers
      </Words>
      <Words x={254} y={350} anchor="end" fill={page.quiet}>
        E-mail
      </Words>
      <path d="M56 360h198M56 390h198M56 420h198" stroke={page.line} />
      {people.map(({ y, length, mail }) => (
        <g key={y}>
          <circle cx="65" cy={y} r="8" fill={sage} />
          <Lines x={82} y={y} of={[length]} stroke={page.edge} />
          {mail ? (
            <path d={`M233 ${y - 6}h20v12h-20zl10 7 10-7`} fill="none" stroke={strandB} strokeWidth="1.5" />
          ) : (
            <Lines x={236} y={y} of={[14]} stroke={page.line} />
          )}
        </g>
      ))}
    </>
  ),
};

const pins = [
  [326, 372],
  [384, 358],
  [362, 424],
] as const;

const places: Piece = {
  from: 2,
  outline: ghost(294, 326, 126, 122),
  art: (
    <>
      <Frame x={294} y={326} width={126} height={122} />
      <path
        d="M294 400C330 380 344 420 380 398S420 380 420 380M330 326c6 40-10 70 8 122M388 326c-8 30 8 60-4 122"
        fill="none"
        stroke={page.line}
        strokeWidth="5"
      />
      {pins.map(([x, y]) => (
        <g key={x}>
          <path
            d={`M${x} ${y}c-9-11-12-15-12-20a12 12 0 0 1 24 0c0 5-3 9-12 20z`}
            fill={green}
            stroke={page.surface}
            strokeWidth="1.5"
          />
          <circle cx={x} cy={y - 20} r="4.5" fill={yellow} />
        </g>
      ))}
    </>
  ),
};

const analytics: Piece = {
  from: 2,
  outline: ghost(444, 326, 244, 122),
  art: (
    <>
      <Frame x={444} y={326} width={244} height={122} />
      <Words x={460} y={350} fill={page.ink}>
        Three places, one week
      </Words>
      <path d="M460 432h212" stroke={page.ink} />
      <g fill="none" stroke={page.edge} strokeWidth="1.6">
        <path d="M460 420C500 416 520 396 560 398S630 378 660 372" />
        <path d="M460 424C500 424 530 412 560 408S630 402 660 396" />
      </g>
      <path d="M460 416C490 404 520 408 560 388S620 378 660 362" fill="none" stroke={strandB} strokeWidth="2.4" />
      <circle cx="660" cy="362" r="4" fill={strandB} />
    </>
  ),
};

/** A platform that grows: a website, then ordering and customers, then several places and their figures. */
export const platformPieces: readonly Piece[] = [browser, phone, order, customers, places, analytics];

/** What each tier shows, in words. */
export const platformLabels = [
  'A website in a browser and on a phone',
  'A website, an order with payment on a phone, and a list of customers with their e-mail',
  'A website, an order with payment, a list of customers, a map of three places and their figures',
] as const;

export const platformViewBox = '0 0 728 484';
