import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { recordOf } from '../../domain/record.ts';
import { tradeIds } from '../../domain/trades.ts';
import { sums, type WantId, wantIds } from '../../orders/startLink.ts';
import { frontWidths, HEIGHT } from '../../shell/art/street/measures.ts';
import { fittings, ground } from '../../shell/art/street/palette.ts';
import { phone } from '../../shell/style/media.ts';

const { color, text } = vars;

export const page = style({ overflow: 'clip' });
export const inner = style({ paddingBlockStart: 'clamp(24px, 4.4vw, 64px)' });
export const form = style({ position: 'relative', zIndex: 1 });

export const sentence = style({
  fontSize: 'clamp(1.875rem, 1.2rem + 3vw, 3.625rem)',
  fontWeight: 480,
  letterSpacing: '-.036em',
  lineHeight: 1.24,
});
/** A field of the library, in a line of the sentence: its label is the words before it. */
export const line = style({ textWrap: 'wrap' });
export const pick = style({ display: 'contents' });
globalStyle(`${pick} > label`, { display: 'inline', font: 'inherit', marginInlineEnd: '.22em', color: 'inherit' });
globalStyle(`${pick} > div`, { display: 'inline-grid', verticalAlign: 'baseline', maxWidth: '100%' });
globalStyle(`${pick} select`, {
  width: 'auto',
  minBlockSize: 48,
  padding: '0 .62em 0 0',
  border: 0,
  borderBlockEnd: `2px solid ${color.brand}`,
  borderRadius: 0,
  background: 'none',
  color: color.brand,
  font: 'inherit',
  letterSpacing: 'inherit',
  cursor: 'pointer',
  // As wide as what is chosen, where the browser can.
  fieldSizing: 'content',
});
globalStyle(`${pick} option`, { background: color.raised, color: color.ink, fontSize: '1rem', letterSpacing: 0 });
globalStyle(`${pick} svg`, { marginInlineEnd: 0, width: '.36em', height: 'auto', color: color.brand });

export const outcome = style({ marginBlockStart: 'clamp(22px, 2.6vw, 36px)' });
export const way = style({ display: 'none' });
const whileWant = (id: WantId) => `${form}:has([name=want] > [value=${id}]:checked)`;
export const wayOf = recordOf(wantIds, (id) => style({ selectors: { [`${whileWant(id)} &`]: { display: 'block' } } }));

export const go = style({
  width: 'min(100%, 480px)',
  minHeight: 76,
  justifyContent: 'space-between',
  gap: 28,
  padding: '12px 26px',
  textAlign: 'start',
  // Breaks no "3–5 days".
  textWrap: 'balance',
});
export const goName = style({ display: 'block', fontSize: '1.25rem', fontWeight: 560, letterSpacing: '-.016em' });
export const goPrice = style({ fontSize: text.ui, fontWeight: 450 });
export const where = style({ maxWidth: '52ch', marginBlockStart: 12, color: color.quiet, fontSize: text.small });

/** What the sum is enough for. */
export const spending = style({ display: 'none', marginBlockStart: 6, fontSize: text.small });
/** It isn't enough. */
export const short = style([spending, { color: color.accent }]);
export const whileSum = recordOf(
  sums.map((euro) => `${euro}` as const),
  (euro) => style({ selectors: { [`${form}:has([name=spend] > [value="${euro}"]:checked) &`]: { display: 'block' } } }),
);

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 24px',
  marginBlockStart: 20,
  fontSize: text.small,
});

/** The street below the sentence, or beside its end on a wide page. */
export const corner = style({
  position: 'relative',
  height: 'clamp(250px, 31vw, 400px)',
  marginBlockStart: 20,
  pointerEvents: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    height: 22,
    borderBlockStart: `2px solid ${color.ink}`,
    background: ground,
  },
  '@media': {
    [phone]: { height: 230 },
    'screen and (min-width: 1080px)': { height: 440, marginBlockStart: -250 },
  },
});
const unit = '--unit';
export const shop = style({
  vars: { ...fittings, [unit]: 'clamp(.56px, .0735vw, 1px)' },
  position: 'absolute',
  insetBlockEnd: 21,
  insetInlineEnd: `max(${vars.space.gutter}, (100vw - ${vars.width.content}) / 2)`,
  display: 'flex',
  alignItems: 'flex-end',
  gap: 14,
  '@media': { [phone]: { vars: { [unit]: '.5px' }, insetInline: 0, justifyContent: 'center' } },
});

/** Drawn in its own units. */
export const picture = style({ overflow: 'visible', fontFamily: vars.font.family });
const size = (width: number, height: number) =>
  ({ width: `calc(var(${unit}) * ${width})`, height: `calc(var(${unit}) * ${height})` }) as const;
export const front = recordOf(tradeIds, (id) => style(size(frontWidths[id], HEIGHT)));

/** Drawn while it is wanted. */
const wanted = (width: number, height: number, ...wants: readonly WantId[]) =>
  style({
    ...size(width, height),
    display: 'none',
    selectors: Object.fromEntries(
      wants.map((id) => [`body:has([name=want] > [value=${id}]:checked) &`, { display: 'block' }]),
    ),
  });
export const thing = {
  poster: wanted(145, 270, 'customers'),
  phone: wanted(117, 230, 'website', 'sell'),
  tablet: wanted(118, 220, 'admin', 'sell'),
} as const;
