import { style } from '@vanilla-extract/css';
import { phone as phoneScreen } from '../../../shell/style/media.ts';
import { crease, foam, ink, paper, quiet, red } from '../TideTable.css';

export const stage = style({
  background: foam,
  '@media': { [phoneScreen]: { paddingInline: 0 } },
});

export const three = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 290px))',
  gap: 'clamp(16px, 4vw, 64px)',
  justifyContent: 'center',
  '@media': {
    [phoneScreen]: {
      gridTemplateColumns: 'repeat(3, 72vw)',
      gap: 20,
      justifyContent: 'start',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      // Room for the shadows, and for centring the first and last screens.
      paddingBlock: '12px 40px',
      paddingInline: '14vw',
      scrollbarWidth: 'none',
    },
  },
});

/** The second screen is lower. */
export const screen = style({
  scrollSnapAlign: 'center',
  selectors: { '&:nth-child(2)': { marginBlockStart: 'clamp(0px, 3.4vw, 48px)' } },
  '@media': { [phoneScreen]: { selectors: { '&:nth-child(2)': { marginBlockStart: 0 } } } },
});
export const phone = style({ aspectRatio: '26.4 / 48' });

export const hero = style({ padding: '3.4em 1.6em 1.3em', background: red, color: '#fff' });
export const name = style({ width: '9.45em' });
export const orderNow = style({ marginBlockStart: '1.3em', fontSize: '1.05em', fontWeight: 500 });
export const time = style({ width: '15.03em' });
export const dishes = style({ padding: '.4em 1.6em' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.7em',
  padding: '3.6em 1.6em 1.2em',
  borderBlockEnd: `.08em solid ${crease}`,
});
export const step = style({ marginInlineStart: 'auto', color: quiet });
export const content = style({ padding: '1.4em 1.6em' });

export const when = style({ width: '11.54em' });
export const times = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '.7em',
  marginBlockStart: '1em',
});
export const choice = style({
  padding: '.85em 1em',
  borderRadius: '.7em',
  boxShadow: `inset 0 0 0 .1em ${ink}`,
  fontVariantNumeric: 'tabular-nums',
});
export const chosen = style({ background: ink, color: paper, fontWeight: 600 });
export const full = style({ boxShadow: 'inset 0 0 0 .1em #d9ccb4', color: '#6b6674' });
export const label = style({ marginBlock: '1.3em .4em', fontWeight: 600 });
export const field = style({ background: '#fff' });
export const reason = style({ marginBlockStart: '.6em', color: quiet, fontSize: '1em' });

export const fifth = style({ width: '16.8em' });
export const rule = style({ marginBlockStart: '.3em', fontWeight: 500 });
export const bill = style({
  marginBlockStart: '1.2em',
  borderBlockStart: `.13em solid ${ink}`,
  fontVariantNumeric: 'tabular-nums',
});
export const line = style({ paddingBlock: '.75em', borderBlockEnd: `.08em solid ${crease}` });
export const off = style({ color: '#a9230c', fontWeight: 600 });
export const total = style({ paddingBlock: '.8em', fontSize: '1.25em', fontWeight: 600 });
export const ready = style({
  marginBlockStart: '.6em',
  padding: '1em 1.1em',
  borderRadius: '.8em',
  background: foam,
  fontWeight: 500,
});
/** With an empty box before it. */
export const tick = style({
  display: 'flex',
  gap: '.8em',
  marginBlockStart: '1.3em',
  fontSize: '1em',
  '::before': {
    content: '',
    flex: 'none',
    width: '1.5em',
    height: '1.5em',
    borderRadius: '.3em',
    background: '#fff',
    boxShadow: `inset 0 0 0 .1em ${ink}`,
  },
});
export const foot = style({ borderRadius: '.8em', background: red, color: '#fff' });
