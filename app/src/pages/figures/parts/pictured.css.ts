import { vars } from '@agency-site/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { stage } from '../../../shell/art/drawing.css';
import { onlyTablet, phone, tablet } from '../../../shell/style/media.ts';
import { tinted } from '../../text/Section.css';

const { color, space } = vars;

const list = style({ display: 'grid', gap: `${space.s4} ${space.s3}` });
const columnsOf = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
/** The columns on a wide screen and on a tablet; a phone has one. */
export const columns = styleVariants(
  { '4-2': [4, 2], '3-3': [3, 3], '3-2': [3, 2], '3-1': [3, 1] } as const,
  ([wide, narrow]) => [
    list,
    {
      gridTemplateColumns: columnsOf(wide),
      '@media': {
        [tablet]: { gridTemplateColumns: columnsOf(narrow) },
        [phone]: { gridTemplateColumns: columnsOf(1), rowGap: space.s3 },
      },
    },
  ],
);
globalStyle(`${tinted} ${list} ${stage}`, { background: color.paper });

const item = style({ display: 'grid', alignContent: 'start', gap: 16 });
const besideWords = { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' };
/** The screens on which a picture is beside its words; a sign is small. */
export const beside = styleVariants({
  phone: [item, { '@media': { [phone]: besideWords } }],
  onlyTablet: [item, { '@media': { [onlyTablet]: besideWords } }],
  tablet: [item, { '@media': { [tablet]: besideWords } }],
  sign: [item, { '@media': { [phone]: { gridTemplateColumns: '48px minmax(0, 1fr)' } } }],
});

/** The text below the title of a drawing. */
export const caption = style({
  marginBlockStart: 6,
  color: color.quiet,
  fontSize: '1rem',
  lineHeight: 1.5,
});

export const number = style({ marginInlineEnd: '.35em', color: color.brand, fontVariantNumeric: 'tabular-nums' });
