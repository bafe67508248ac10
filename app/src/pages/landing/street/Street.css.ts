import { vars } from '@agency-site/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recordOf } from '../../../domain/record.ts';
import { tradeIds } from '../../../domain/trades.ts';
import {
  frontAt,
  frontWidths,
  goods as goodsMeasures,
  HEIGHT,
  SLOT,
  streetWidth,
} from '../../../shell/art/street/measures.ts';
import { dotted, fittings, greys, ground, shades } from '../../../shell/art/street/palette.ts';
import { narrowPhone } from '../../../shell/style/media.ts';
import { type PartId, partIds } from './parts.ts';
import {
  isOn,
  lineHeight,
  medium,
  receiptBottom,
  receiptPadding,
  receiptWidth,
  strandColours,
  sumHeight,
  whileTrade,
  wide,
} from './shared.ts';

const { color, motion, space, text } = vars;

/** A unit of the drawings, and where the chosen shop's place begins. */
export const unit = createVar();
export const start = createVar();
/** The left edge of the content of a wide page. */
export const edge = createVar();
const u = (count: number) => `calc(${unit} * ${count})`;

/** What is below the ground: names, and the strands to the receipt. */
export const below = { small: 204, medium: 78, wide: 104 };

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

/** What a brand colours: without one, in greys and without its name. */
export const branded = style({
  selectors: { [`${scene}:not(${isOn.brand}) &`]: { vars: greys } },
});
globalStyle(`${scene}:not(${isOn.brand}) [data-part=unbranded]`, { ...dotted, display: 'inline' });
globalStyle(`${scene}:not(${isOn.brand}) [data-part=brand]`, { display: 'none' });

/** Drawn upwards while it is on. */
const drawn = (part: PartId) =>
  style({
    clipPath: 'inset(100% -20% -5% -20%)',
    opacity: 0,
    transition: `clip-path ${motion.slow}, opacity ${motion.fast}`,
    selectors: { [`${scene}${isOn[part]} &`]: { clipPath: 'inset(-10% -20% -5% -20%)', opacity: 1 } },
  });
export const draw = recordOf(partIds, drawn);
export const over = style({ position: 'absolute', inset: 0 });

const { paper } = color;
export const neighbours = style({
  vars: shades(paper, paper, paper, paper, paper, paper, paper),
  position: 'absolute',
  insetBlockStart: 0,
  left: start,
  width: u(streetWidth * 3),
  height: u(HEIGHT),
  stroke: 'light-dark(#d5cfe3, #362d52)',
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
export const shopOf = recordOf(tradeIds, (id) =>
  style({ left: u((SLOT - frontWidths[id]) / 2), width: u(frontWidths[id]) }),
);

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
export const goodsOf = recordOf(tradeIds, (id) => {
  const { x, width } = goodsMeasures[id];
  return style({ '@container': { [medium]: { left: `calc(${start} + ${u(x)})`, width: u(width) } } });
});

export const thing = style({ position: 'absolute', cursor: 'pointer' });

/** @param left in hundredths of a narrow page @param x in units of the street on a wider one */
const column = (left: number, x: number) =>
  style({
    left: `${left}cqw`,
    width: '21cqw',
    insetBlockStart: `calc(${unit} * ${HEIGHT} + 14px)`,
    height: 194,
    '@container': {
      [medium]: {
        left: `calc(${start} + ${u(x)})`,
        width: u(104),
        insetBlock: 'auto 16px',
        height: `calc(${unit} * 215 + 62px)`,
      },
      [wide]: { insetBlockEnd: below.wide - 62 },
    },
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

globalStyle(`${picture} g[data-part=words]`, { '@media': { [narrowPhone]: { fontSize: 21.5 } } });

const missingWhile = (part: PartId) =>
  style({
    ...dotted,
    fill: color.paper,
    selectors: { [`${scene}${isOn[part]} &`]: { opacity: 0 } },
  });
export const missing = recordOf(['website', 'system', 'campaign'], missingWhile);

export const tag = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 6,
  height: 36,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'min(7px, 1.5cqw)',
  color: color.quiet,
  // Four of them fit side by side, also where text is larger.
  fontSize: `min(${text.fine}, 3.7cqw)`,
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

/* On a wide page the strands run below the street into lanes beside the receipt, and up to its lines. */

export const wire = style({
  position: 'absolute',
  zIndex: 1,
  pointerEvents: 'none',
  transition: `opacity ${motion.fast}`,
});
const wireStyle = (part: PartId) => {
  const i = partIds.indexOf(part);
  /** The middle of its thing. */
  const middle = `calc(${start} + ${unit} * ${230 + i * 116 + (i > 0 ? 182 : 0)})`;
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
        left: middle,
        insetBlockStart: `calc(${unit} * ${HEIGHT} + 50px)`,
        height: 42,
      },
      [wide]: {
        left: lane,
        width: `calc(${middle} - ${lane})`,
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
export const wireOf = recordOf(partIds, wireStyle);
