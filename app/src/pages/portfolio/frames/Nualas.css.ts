import { globalStyle, style } from '@vanilla-extract/css';

const brown = '#371b10';
const flour = '#f7eedf';
const blue = '#2a5fa9';
const crumb = '#d8c7a9';

export const stage = style({ background: blue });
export const paper = style({ background: flour, color: brown });

export const head = style({ alignItems: 'center', padding: '1.6em 3.4em' });
export const name = style({ width: '8.6em' });
export const menu = style({ display: 'flex', gap: '2.4em', fontWeight: 500 });

export const hero = style({
  display: 'grid',
  gridTemplateColumns: '1fr 27em',
  overflow: 'hidden',
  background: brown,
  color: flour,
});
export const heroWords = style({ padding: '3.6em 0 3.4em 3.4em' });
export const open = style({
  width: 'fit-content',
  padding: '.4em 1em',
  borderRadius: '.3em',
  background: blue,
  color: '#fff',
  fontWeight: 600,
});
export const firstLine = style({ width: '32.08em', marginBlockStart: '1.5em' });
export const secondLine = style({ width: '30.89em' });
export const about = style({ maxWidth: '24em', marginBlockStart: '1em', fontSize: '1.3em' });
export const loaf = style({ alignSelf: 'end', width: '100%' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 22em',
  gap: '4em',
  padding: '2.6em 3.4em 3em',
});
export const weekTitle = style({ width: '11.32em' });
export const week = style({ marginBlockStart: '1em', borderBlockStart: `.13em solid ${brown}` });
export const day = style({
  display: 'grid',
  gridTemplateColumns: '9em 1fr auto',
  paddingBlock: '.62em',
  borderBlockEnd: `.07em solid ${crumb}`,
  fontVariantNumeric: 'tabular-nums',
});
export const today = style({
  marginInline: '-.8em',
  paddingInline: '.8em',
  borderColor: 'transparent',
  background: blue,
  color: '#fff',
});

export const cakeTitle = style({ width: '16.35em' });
export const form = style({ marginBlockStart: '1em' });
export const question = style({
  paddingBlock: '.55em .5em',
  borderBlockEnd: `.13em solid ${brown}`,
  fontWeight: 500,
});
export const button = style({
  marginBlockStart: '1.2em',
  padding: '.75em',
  borderRadius: '.3em',
  background: blue,
  color: '#fff',
  fontWeight: 600,
  textAlign: 'center',
});
export const fine = style({ marginBlockStart: '.7em', fontSize: '1em' });

export const phoneHero = style({
  display: 'grid',
  justifyItems: 'start',
  padding: '3.4em 1.7em 1.9em',
  background: brown,
  color: flour,
});
globalStyle(`${phoneHero} ${open}`, { marginBlock: '1.6em 1em', padding: '.35em .8em' });
globalStyle(`${phoneHero} > :last-child`, { marginBlockStart: '.7em' });
export const phoneName = style({ width: '8.23em' });
export const phoneFirstLine = style({ width: '19.6em' });
export const phoneSecondLine = style({ width: '18.88em' });

export const phoneWeek = style({ padding: '1.5em 1.7em' });
globalStyle(`${phoneWeek} ${week}`, { marginBlockStart: '.6em' });
globalStyle(`${phoneWeek} ${day}`, { gridTemplateColumns: '7.2em 1fr auto', paddingBlock: '.68em' });
globalStyle(`${phoneWeek} ${today}`, { marginInline: '-.6em', paddingInline: '.6em' });
export const phoneWeekTitle = style({ width: '8.36em' });
export const outlined = style({
  marginBlockStart: '1.4em',
  padding: '.8em',
  border: `.13em solid ${blue}`,
  borderRadius: '.3em',
  color: blue,
  fontWeight: 600,
  textAlign: 'center',
});
