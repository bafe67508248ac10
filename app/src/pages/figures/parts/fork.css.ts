import { vars } from '@agency-site/ui/theme';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { type Service, saidOf } from '../../../content/serviceFork.ts';
import { abovePhone, phone, tablet } from '../../../shell/style/media.ts';
import { h3Style, hiddenStyle } from '../../../shell/style/shared.ts';

const { color, motion, space, text } = vars;

/** Sentences, strands, services, whose names are in the column of the section's lead. */
export const fork = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) calc(100% / 3 + 52px)',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: 480,
  borderBlock: `1px solid ${color.ink}`,
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 1.4fr) minmax(0, 4fr)' },
    [phone]: { display: 'block', height: 'auto', borderBlockEnd: 0 },
  },
});

/** So many equal rows from the start: rows that share the height would move with each one that arrives. */
const equalRows = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const rows = style({
  display: 'grid',
  gridTemplateRows: equalRows(saidOf.length),
  '@media': { [phone]: { gridTemplateRows: 'none' } },
});

const ruled = { '& + &': { borderBlockStart: `1px solid ${color.line}` } } as const;
const ease = `color ${motion.fast}`;
export const row = style({
  display: 'grid',
  selectors: ruled,
  '@media': { [phone]: { paddingInlineStart: space.s2, borderInlineStartWidth: 2, borderInlineStartStyle: 'solid' } },
});

export const sentence = style({
  display: 'flex',
  alignItems: 'center',
  fontSize: text.h3,
  letterSpacing: '-.014em',
  lineHeight: 1.3,
  textDecoration: 'none',
  transition: ease,
  '@media': {
    [tablet]: { fontSize: text.ui },
    [phone]: { display: 'block', paddingBlock: 12, fontSize: '1rem' },
  },
});

/** The service, which the strands show on a wide screen. */
export const answer = style({
  color: color.quiet,
  fontSize: text.small,
  '@media': { [phone]: { display: 'block' }, [abovePhone]: hiddenStyle },
});

const grow = keyframes({ from: { transform: 'scaleX(0)' } });
export const drawing = style({
  width: '100%',
  height: '100%',
  transformOrigin: '0 0',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${grow} .9s cubic-bezier(.3, .7, .2, 1)` },
    [phone]: { display: 'none' },
  },
});
export const strand = style({ transition: `opacity ${motion.fast}` });

/** Each service has a strand; the fourth is ink. */
const colors: Readonly<Record<Service, string>> = {
  brand: color.strandA,
  campaign: color.ink,
  system: color.strandB,
  website: color.strandC,
};
export const of = styleVariants(colors, (stroke) => ({ stroke, borderInlineStartColor: stroke }));

export const services = style({
  display: 'grid',
  gridTemplateRows: equalRows(Object.keys(colors).length),
  '@media': { [phone]: { display: 'none' } },
});
export const service = style({ display: 'grid', selectors: ruled });
export const target = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: space.s2,
  alignItems: 'center',
  paddingInlineStart: 20,
  lineHeight: 1.35,
  textDecoration: 'none',
  transition: ease,
});
export const name = style({
  ...h3Style,
  display: 'block',
  '@media': { [tablet]: { fontSize: '1rem' } },
});
export const price = style({ color: color.quiet, fontSize: text.ui });

// A row and its service light up together, with the strand between them.
const pointed = 'a:is(:hover, :focus-visible)';
globalStyle(`${fork}:has(${pointed}) ${strand}`, { opacity: 0.16 });
const lit = (part: (selectors: { when: string; row: string; service: Service }) => string): string =>
  [
    ...saidOf.map(({ service }, at) => ({
      when: `${rows} > :nth-child(${at + 1})`,
      row: `:nth-child(${at + 1})`,
      service,
    })),
    ...(Object.keys(of) as Service[]).map((service, at) => ({
      when: `${services} > :nth-child(${at + 1})`,
      row: `.${of[service]}`,
      service,
    })),
  ]
    .map(({ when, ...rest }) => part({ when: `${fork}:has(${when} > ${pointed})`, ...rest }))
    .join(', ');
globalStyle(
  lit(({ when, row }) => `${when} ${strand}${row}`),
  { opacity: 1 },
);
globalStyle(
  lit(({ when, row, service }) => `${when} ${rows} > ${row} > a, ${when} ${services} > .${of[service]} > a`),
  { color: color.brand },
);
