import { globalStyle, style } from '@vanilla-extract/css';

const night = '#16293b';
const lamp = '#ffc25a';
const cream = '#f3e7cf';

export const stage = style({ background: '#4d6c7e' });
export const paper = style({ background: cream, color: night });
export const strand = style({ width: '100%', objectFit: 'cover' });

export const hero = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 31em',
  background: night,
  color: cream,
});
globalStyle(`${hero} > ${strand}`, { position: 'absolute', insetInlineEnd: 0, width: '31em', height: '100%' });
export const heroWords = style({ padding: '2.4em 0 2.6em 3.4em' });
export const brand = style({ display: 'flex', alignItems: 'center', gap: '.9em' });
export const windows = style({ width: '3.1em' });
export const name = style({ width: '9.86em' });
export const firstLine = style({ width: '22.83em', marginBlockStart: '3em' });
export const secondLine = style({ width: '31.2em' });
export const about = style({ maxWidth: '20em', marginBlockStart: '.7em', color: '#fff', fontSize: '1.45em' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 21em',
  gap: '3.6em',
  padding: '2.4em 3.4em 2.8em',
});
export const question = style({ width: '13.32em' });
export const weeks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '.8em',
  marginBlockStart: '1em',
});
export const week = style({ padding: '1em 1.1em', borderRadius: '.4em', background: '#fff' });
export const sunday = style({ display: 'block', fontSize: '1.15em' });
export const chosen = style({ background: night, color: '#fff' });
export const full = style({ background: 'none', boxShadow: 'inset 0 0 0 .08em #cdbf9f', color: '#5d5a4d' });

export const offer = style({ alignSelf: 'end' });
export const price = style({
  alignItems: 'end',
  paddingBlockEnd: '.7em',
  borderBlockEnd: `.14em solid ${night}`,
});
export const stay = style({ fontSize: '1.15em' });
export const amount = style({ width: '6.95em' });
export const button = style({
  marginBlockStart: '1em',
  padding: '.95em',
  borderRadius: '.4em',
  background: lamp,
  fontSize: '1.15em',
  fontWeight: 600,
  textAlign: 'center',
});

export const phoneHero = style({ background: night, color: cream });
globalStyle(`${phoneHero} > ${strand}`, { height: '15em', objectPosition: '50% 88%' });
export const phoneWords = style({ padding: '1.3em 1.7em 1.6em' });
export const phoneFirstLine = style({ width: '14.49em' });
export const phoneSecondLine = style({ width: '19.8em' });
export const phoneAbout = style({ marginBlockStart: '.6em', color: '#fff', fontSize: '1.08em' });
export const phoneWeeks = style({ padding: '1.3em 1.7em 0' });
export const phoneQuestion = style({ fontSize: '1.15em', fontWeight: 600 });
export const phoneWeek = style({
  paddingBlock: '.74em',
  borderBlockEnd: '.08em solid #d5c8aa',
  selectors: {
    [`&${chosen}`]: { marginInline: '-.9em', paddingInline: '.9em', borderRadius: '.4em', borderColor: 'transparent' },
    [`&${full}`]: { boxShadow: 'none' },
  },
});
export const ask = style({ background: lamp });
