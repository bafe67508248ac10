import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../shell/style/media.ts';

const { color } = vars;

/** Questions, and what they come to. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4.5fr) minmax(0, 3.5fr)',
  height: '100%',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const questions = style({
  padding: '26px clamp(24px, 2.3vw, 32px) 12px',
  containerType: 'inline-size',
  '@media': { [phone]: { padding: '20px 20px 0' } },
});

export const title = style({ paddingBlockEnd: 12, borderBlockEnd: `1px solid ${color.ink}` });

export const answer = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '28px clamp(24px, 2.3vw, 32px)',
  borderInlineStart: `1px solid ${color.line}`,
  '@media': {
    [phone]: {
      marginInline: 20,
      padding: '14px 0 22px',
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${color.ink}`,
    },
  },
});

export const go = style({ marginBlock: 'auto 12px', '@media': { [phone]: { marginBlockStart: 20 } } });

globalStyle(`${answer} a`, { color: 'inherit', textUnderlineOffset: '.25em' });
