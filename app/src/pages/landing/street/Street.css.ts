import { vars } from '@agency-site/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { type TradeId, tradeIds } from '../../../domain/trades.ts';
import { isOn, whileTrade } from './chosen.ts';
import { frontAt, frontWidths, goods as goodsMeasures, HEIGHT, SLOT, streetWidth } from './measures.ts';
import type { PartId } from './order.ts';
import { fittings, shades } from './palette.ts';

const { color, motion, space, text } = vars;
const both = (light: string, dark: string) => `light-dark(${light}, ${dark})`;
const ground = both('#f1eef7', '#17112a');

/** Beside the street, below it, or at its left from here up. */
const medium = '(min-width: 700px)';
const wide = '(min-width: 1080px)';

/** A unit of the drawings, and where the chosen shop's place begins. */
const unit = createVar('unit');
const start = createVar('start');
/** The left edge of the content of a wide page. */
const edge = createVar('edge');
const u = (count: number | string) => `calc(${unit} * ${count})`;

/** What is below the ground: names, and the strands to the receipt. */
const below = { small: 204, medium: 78, wide: 104 };

/** Holds the street and the receipt. */
export const scene = style({
  position: 'relative',
  containerType: 'inline-size',
  vars: { [edge]: space.gutter },
});

export const street = style({
  vars: { ...fittings, [unit]: 'calc(100cqw / 630)', [start]: `calc(${unit} * 85)` },
  position: 'relative',
  fontFamily: vars.font.family,
  height: `calc(${unit} * ${HEIGHT} + ${below.small}px)`,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: u(HEIGHT),
    height: 300,
    background: ground,
  },
  '@container': {
    [medium]: {
      vars: { [unit]: `calc((100cqw - 2 * ${space.gutter}) / 812)`, [start]: space.gutter },
      height: `calc(${unit} * ${HEIGHT} + ${below.medium}px)`,
      '::before': { height: below.medium },
    },
    [wide]: {
      vars: {
        [edge]: `max(${space.gutter}, (100cqw - ${vars.width.content}) / 2)`,
        [unit]: `calc((100cqw - 2 * ${edge} - 404px) / 812)`,
        [start]: `calc(${edge} + 404px)`,
      },
      height: `calc(${unit} * ${HEIGHT} + ${below.wide}px)`,
      '::before': { height: below.wide },
    },
  },
});

export const drawing = style({ display: 'block', width: '100%', height: 'auto' });

const greys = {
  ...shades(
    both('#d6d1e2', '#3a3257'),
    both('#ffffff', '#241c3b'),
    both('#a9a1bd', '#5a5078'),
    both('#e6e2ef', '#453b66'),
    both('#cdc7db', '#403761'),
    both('#eeebf5', '#2a2244'),
    both('#dcd7e7', '#1d1632'),
  ),
  '--shop-text': both('#5f5778', '#f4f1fb'),
  '--shop-button': both('#1b1233', '#f4f1fb'),
} as const;

export const unbranded = style({ vars: greys });

/** A dotted line around what is missing. */
const dotted = {
  fill: 'none',
  stroke: color.edge,
  strokeWidth: 2,
  strokeDasharray: '.1 6',
  strokeLinecap: 'round',
} as const;
export const outline = style({ ...dotted, fill: 'var(--shop-pale)', vectorEffect: 'non-scaling-stroke' });

/** What a brand colours: without one, in greys and without its name. */
export const branded = style({
  selectors: { [`${scene}:not(${isOn.brand}) &`]: { vars: greys } },
});
globalStyle(`${scene}:not(${isOn.brand}) [data-part=unbranded]`, { ...dotted, display: 'inline' });
globalStyle(`${scene}:not(${isOn.brand}) [data-part=brand]`, { display: 'none' });

export const plainSign = style({
  fill: color.quiet,
  fontSize: 22,
  letterSpacing: '-.01em',
  textAnchor: 'middle',
});

/** Drawn upwards while it is on. */
const drawn = (part: PartId) =>
  style({
    clipPath: 'inset(100% -20% -5% -20%)',
    opacity: 0,
    transition: `clip-path ${motion.slow}, opacity ${motion.fast}`,
    selectors: { [`${scene}${isOn[part]} &`]: { clipPath: 'inset(-10% -20% -5% -20%)', opacity: 1 } },
  });
export const draw = {
  brand: drawn('brand'),
  website: drawn('website'),
  system: drawn('system'),
  campaign: drawn('campaign'),
} as const;
export const over = style({ position: 'absolute', inset: 0 });

export const neighbours = style({
  vars: {
    '--shop-main': color.paper,
    '--shop-pale': color.paper,
    '--shop-dark': color.paper,
    '--shop-accent': color.paper,
    '--shop-second': color.paper,
    '--shop-wall': color.paper,
    '--shop-glass': color.paper,
  },
  position: 'absolute',
  insetBlockStart: 0,
  left: start,
  width: u(streetWidth * 3),
  height: u(HEIGHT),
  stroke: both('#d5cfe3', '#362d52'),
  strokeWidth: 1.4,
  transition: `transform ${motion.slow}`,
  selectors: Object.fromEntries(
    tradeIds.map((id) => [
      `${whileTrade(id)} &`,
      { transform: `translateX(${u(SLOT / 2 - streetWidth - frontAt(id) - frontWidths[id] / 2)})` },
    ]),
  ),
});

export const kerb = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(${unit} * ${HEIGHT} - 2px)`,
  height: 2,
  background: color.ink,
});

export const shop = style({ position: 'absolute', insetBlockStart: 0 });
const perTrade = <T>(value: (id: TradeId) => T) =>
  Object.fromEntries(tradeIds.map((id) => [id, value(id)])) as Record<TradeId, T>;
export const shopOf = perTrade((id) => style({ left: u((SLOT - frontWidths[id]) / 2), width: u(frontWidths[id]) }));

export const goods = style({
  position: 'absolute',
  left: '4.5cqw',
  insetBlockStart: `calc(${unit} * ${HEIGHT} + 24px)`,
  width: 'min(80px, 19cqw)',
  height: 134,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@container': {
    [medium]: { insetBlock: `auto ${below.medium}px`, height: 'auto' },
    [wide]: { insetBlockEnd: below.wide },
  },
});
export const goodsOf = perTrade((id) => {
  const { x, width } = goodsMeasures[id];
  return style({ '@container': { [medium]: { left: `calc(${start} + ${u(x)})`, width: u(width) } } });
});

export const thing = style({ position: 'absolute', cursor: 'pointer' });

const small = (left: number) =>
  ({
    left: `${left}cqw`,
    width: '21cqw',
    insetBlockStart: `calc(${unit} * ${HEIGHT} + 14px)`,
    height: 194,
  }) as const;
const beside = (x: number) =>
  ({
    left: `calc(${start} + ${u(x)})`,
    width: u(104),
    insetBlock: 'auto 16px',
    height: `calc(${unit} * 215 + 62px)`,
  }) as const;
const column = (left: number, x: number) =>
  style({
    ...small(left),
    '@container': { [medium]: beside(x), [wide]: { insetBlockEnd: below.wide - 62 } },
  });
export const place: Readonly<Record<PartId, string>> = {
  brand: style({
    left: start,
    insetBlockStart: 0,
    width: u(SLOT),
    height: u(HEIGHT),
  }),
  website: column(27, 476),
  system: column(51.5, 592),
  campaign: column(76, 708),
};

export const picture = style({
  position: 'absolute',
  left: '50%',
  width: 'min(72px, 18.5cqw)',
  height: 'auto',
  translate: '-50%',
  insetBlockEnd: 50,
  overflow: 'visible',
  '@container': { [medium]: { width: '100%', insetBlockEnd: 62 } },
});
/** Words that would be too small to be read. */
globalStyle(`${picture} [data-part=small]`, {
  display: 'none',
  '@container': { [wide]: { display: 'revert' } },
});

const missingWhile = (part: PartId) =>
  style({
    ...dotted,
    fill: color.paper,
    selectors: { [`${scene}${isOn[part]} &`]: { opacity: 0 } },
  });
export const missing = {
  website: missingWhile('website'),
  system: missingWhile('system'),
  campaign: missingWhile('campaign'),
} as const;

/** The colour of a strand: from a thing to its line of the receipt. */
export const strandColours: Readonly<Record<PartId, string>> = {
  brand: color.strandA,
  website: color.strandB,
  system: color.strandC,
  campaign: color.ink,
};

export const tag = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 6,
  height: 36,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 7,
  color: color.quiet,
  fontSize: text.fine,
  fontWeight: 560,
  '::before': {
    content: '',
    flex: 'none',
    width: 12,
    height: 12,
    border: `1.5px solid ${color.edge}`,
    borderRadius: '50%',
  },
  '@container': { [medium]: { fontSize: text.small } },
});
const tagStyle = (part: PartId) => ({
  selectors: {
    [`${scene}${isOn[part]} &`]: { color: color.ink },
    [`${scene}${isOn[part]} &::before`]: { background: strandColours[part], borderColor: strandColours[part] },
  },
});
export const tagOf: Readonly<Record<PartId, string>> = {
  brand: style({
    ...tagStyle('brand'),
    insetInline: 'auto',
    left: `calc(3cqw - ${start})`,
    width: '21cqw',
    insetBlockEnd: -202,
    '@container': { [medium]: { left: 0, width: '100%', insetBlockEnd: -56 } },
  }),
  website: style(tagStyle('website')),
  system: style(tagStyle('system')),
  campaign: style(tagStyle('campaign')),
};

/* The strands. On a wide page they run below the street into lanes beside the receipt, and up to its lines. */

/** Heights on a wide page: the strands know their line of the receipt by these. */
export const lineHeight = 57;
export const sumHeight = 222;
export const receiptBottom = 20;
export const receiptPadding = 18;
export const receiptWidth = 344;

export const wire = style({
  position: 'absolute',
  zIndex: 1,
  pointerEvents: 'none',
  transition: `opacity ${motion.fast}`,
});
const wireStyle = (part: PartId, i: number) => {
  const middle = 230 + i * 116 + (i > 0 ? 182 : 0);
  const colour = strandColours[part];
  const lane = `calc(${edge} + ${receiptWidth + 40 - i * 8}px)`;
  const rise = sumHeight + lineHeight * (3.5 - i) + receiptPadding + receiptBottom;
  const drop = 46 - i * 9;
  return style({
    left: `${13.5 + 24.4 * i}cqw`,
    insetBlockStart: `calc(${unit} * ${HEIGHT} + ${below.small - 4}px)`,
    height: 30,
    border: `0 solid ${colour}`,
    borderInlineStartWidth: 2,
    selectors: { [`${scene}:not(${isOn[part]}) &`]: { opacity: 0 } },
    '@container': {
      [medium]: {
        left: `calc(${start} + ${u(middle)})`,
        insetBlockStart: `calc(${unit} * ${HEIGHT} + 50px)`,
        height: 42,
      },
      [wide]: {
        left: lane,
        width: `calc(${start} + ${u(middle)} - ${lane})`,
        height: 16 + i * 9,
        borderWidth: '0 2px 2px',
        borderRadius: '0 0 12px 12px',
        '::before': {
          content: '',
          position: 'absolute',
          insetBlockEnd: 14,
          left: -(40 - i * 8) - 2,
          width: 40 - i * 8 + 2,
          height: rise - drop,
          border: `0 solid ${colour}`,
          borderWidth: '2px 2px 0 0',
          borderRadius: '0 12px 0 0',
        },
        '::after': {
          content: '',
          position: 'absolute',
          insetBlockEnd: rise - drop + 14 - 5,
          left: -(40 - i * 8) - 1,
          width: 9,
          height: 9,
          borderRadius: '50%',
          background: colour,
        },
      },
    },
  });
};
export const wireOf: Readonly<Record<PartId, string>> = {
  brand: wireStyle('brand', 0),
  website: wireStyle('website', 1),
  system: wireStyle('system', 2),
  campaign: wireStyle('campaign', 3),
};
