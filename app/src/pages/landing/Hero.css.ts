import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../shell/style/media.ts';
import { hideUntilLoaded } from '../../shell/style/shared.ts';

const { color, radius, text } = vars;
const wide = 'screen and (min-width: 1080px)';

export const hero = style({
  overflow: 'clip',
  paddingBlockStart: 'clamp(18px, 1.5vw, 24px)',
  selectors: hideUntilLoaded,
});

export const top = style({
  display: 'grid',
  gap: '10px 40px',
  alignItems: 'end',
});
export const title = style({
  gridArea: '1 / 1',
  fontSize: 'clamp(2.25rem, 1.2rem + 4.1vw, 4.125rem)',
});
/** Ends the first line on a wide page, whatever the trade. */
export const lineEnd = style({ display: 'none', '@media': { [wide]: { display: 'inline' } } });
export const your = style({ color: color.brand, whiteSpace: 'nowrap' });
export const lead = style({
  '@media': {
    [phone]: { display: 'none' },
    [wide]: {
      gridArea: '1 / 1',
      justifySelf: 'end',
      width: 296,
      paddingBlockEnd: 8,
      fontSize: '1.0625rem',
      textAlign: 'end',
    },
  },
});

export const trades = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBlockStart: 18,
  // Above the street, beside the receipt.
  '@media': { [wide]: { position: 'relative', zIndex: 3, marginBlock: '30px 12px' } },
});
export const run = style({
  fontSize: text.lead,
  letterSpacing: '-.01em',
  marginInlineEnd: 6,
  '@media': { [wide]: { marginInlineStart: 404 } },
});
/** The segments stand apart and wrap with the words before them. */
export const choice = style({ display: 'contents' });
globalStyle(`${choice} > [data-part=segment]`, {
  flex: 'none',
  minBlockSize: 44,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.r1,
  background: color.raised,
  color: color.ink,
  fontWeight: 500,
});
globalStyle(`${choice} > [data-part=segment]:has(:checked)`, {
  borderColor: color.brand,
  boxShadow: `inset 0 0 0 1px ${color.brand}`,
  background: color.brandTint,
  fontWeight: 600,
});

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 32px',
  paddingBlock: '14px 6px',
});
export const others = style({ display: 'flex', flexWrap: 'wrap', gap: '0 32px' });
