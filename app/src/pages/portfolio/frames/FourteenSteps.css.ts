import { globalStyle, style } from '@vanilla-extract/css';

const green = '#1c5443';
const ink = '#12382d';
const light = '#f4f1eb';
const grey = '#e5e0d8';

export const stage = style({ background: '#5e9c83' });
export const paper = style({ background: light, color: ink });

export const head = style({ alignItems: 'center', padding: '1.5em 3.4em' });
export const brand = style({ display: 'flex', alignItems: 'center', gap: '.8em' });
export const rail = style({ width: '3.2em', color: green });
export const name = style({ width: '11.71em' });
export const menu = style({ display: 'flex', gap: '2.2em', fontWeight: 500 });
export const current = style({ borderBlockEnd: `.14em solid ${green}` });

export const hero = style({ position: 'relative', overflow: 'hidden', height: '25em', background: grey });
export const stairs = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  width: '45.45em',
});
export const heroWords = style({ position: 'relative', padding: '4.4em 3.4em' });
export const firstLine = style({ width: '28.08em' });
export const secondLine = style({ width: '30.19em', marginBlockStart: '-.1em' });
export const about = style({ maxWidth: '14em', marginBlockStart: '.9em', fontSize: '1.35em' });

/** Each step is higher than the one before, like stairs. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: '0 2em',
  alignItems: 'end',
  padding: '2.6em 3.4em 1.4em',
});
export const step = style({
  minHeight: '7.4em',
  paddingBlockStart: '.8em',
  borderBlockStart: `.14em solid ${green}`,
  selectors: {
    '&:nth-child(2)': { minHeight: '8.9em' },
    '&:nth-child(3)': { minHeight: '10.4em' },
    '&:nth-child(4)': { minHeight: '11.9em' },
  },
});
export const number = style({ color: green, fontSize: '1.1em' });
export const stepTitle = style({ display: 'block', marginBlock: '.15em .2em', fontSize: '1.2em' });

export const form = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 15em',
  gap: '1.6em',
  alignItems: 'end',
  padding: '2em 3.4em',
  background: green,
  color: light,
});
export const field = style({
  fontWeight: 500,
  '::after': {
    content: '',
    display: 'block',
    height: '3em',
    marginBlockStart: '.4em',
    borderRadius: '.4em',
    background: light,
  },
});
export const button = style({
  padding: '.85em',
  borderRadius: '.4em',
  background: '#c6dccb',
  color: ink,
  fontWeight: 600,
  textAlign: 'center',
});
export const warning = style({ gridColumn: '1 / -1', fontSize: '1.08em' });

/** Taller than other phone frames, so that the form at the end of the page is visible. */
export const phone = style({ aspectRatio: '26.4 / 56' });
export const phoneHero = style({ padding: '3.4em 1.7em 1.6em', background: grey });
export const phoneName = style({ width: '9.99em' });
export const phoneFirstLine = style({ width: '20.24em', marginBlockStart: '1.6em' });
export const phoneSecondLine = style({ width: '21.76em' });
export const phoneSteps = style({ padding: '.6em 1.7em 0' });
export const phoneStep = style({
  display: 'flex',
  gap: '1em',
  paddingBlock: '.8em',
  borderBlockEnd: '.08em solid #d6d0c5',
});
export const badge = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2em',
  height: '2em',
  borderRadius: '50%',
  background: green,
  color: light,
  fontWeight: 600,
});
export const phoneStepTitle = style({ display: 'block', fontSize: '1.06em' });
export const hours = style({ marginBlockStart: '1em' });
export const phoneForm = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '.8em 1em',
  marginBlockStart: '1em',
});
globalStyle(`${phoneForm} > ${field}::after`, { height: '2.2em', background: '#fff' });
export const phoneWarning = style({ gridColumn: '1 / -1' });
export const call = style({ background: green, color: '#fff' });
