import { style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';
import { chip, ink, red } from '../TideTable.css';

export const stage = style({ background: ink });

export const head = style({
  padding: '1.7em 3.4em 1.5em',
  background: red,
  color: '#fff',
  '@media': { [phone]: { paddingInline: '1.6em' } },
});
export const top = style({ alignItems: 'center' });
export const name = style({ width: '11.97em' });
export const ready = style({
  alignItems: 'end',
  paddingBlockStart: '2.2em',
  '@media': { [phone]: { display: 'block' } },
});
export const orderNow = style({ fontSize: '1.3em', fontWeight: 500 });
export const time = style({ width: '32.06em', '@media': { [phone]: { width: '100%' } } });
export const kitchen = style({
  maxWidth: '17em',
  fontWeight: 500,
  '@media': { [phone]: { maxWidth: 'none', marginBlockStart: '.8em' } },
});

export const menu = style({
  display: 'flex',
  gap: '2.2em',
  padding: '.95em 3.4em',
  background: ink,
  color: '#c9c6d6',
  fontWeight: 500,
  '@media': { [phone]: { flexWrap: 'wrap', rowGap: '.4em', paddingInline: '1.6em' } },
});
export const current = style({ color: chip });
export const note = style({
  marginInlineStart: 'auto',
  color: '#fff',
  '@media': { [phone]: { width: '100%' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 23em',
  gap: '4em',
  padding: '1.6em 3.4em 2.8em',
  '@media': { [phone]: { gridTemplateColumns: '1fr', gap: '1em', padding: '.8em 1.6em 1.6em' } },
});
export const order = style({
  alignSelf: 'start',
  marginBlockStart: '.8em',
  padding: '1.6em',
  borderRadius: '.8em',
  background: '#fff',
  fontVariantNumeric: 'tabular-nums',
});
export const orderTitle = style({ width: '9.54em', marginBlockEnd: '.8em' });
export const line = style({ paddingBlock: '.5em' });
export const off = style({ color: red, fontWeight: 600 });
export const total = style({
  marginBlockStart: '.4em',
  paddingBlockStart: '.7em',
  borderBlockStart: `.13em solid ${ink}`,
  fontSize: '1.2em',
  fontWeight: 600,
});
export const button = style({
  marginBlockStart: '1.2em',
  padding: '.95em',
  borderRadius: '.6em',
  background: red,
  color: '#fff',
  fontWeight: 600,
  textAlign: 'center',
});
