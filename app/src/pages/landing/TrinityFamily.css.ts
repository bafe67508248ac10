import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone, tablet } from '../../shell/style/media.ts';

const { color, space, text } = vars;

/** The dark section of the page: uses dark tokens in either scheme, in the product's screen too. */
export const night = style({
  colorScheme: 'dark',
  paddingBlock: space.section,
  background: color.night,
  color: color.ink,
  overflow: 'clip',
});

/** The list and the screen begin on one line. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4.62fr) minmax(0, 7.38fr)',
  gap: space.s5,
  alignItems: 'start',
  marginBlockStart: 28,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const name = style({ display: 'block', color: color.quiet, fontSize: text.small });

export const packages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s2,
  marginBlock: '22px 24px',
});

export const offer = style({
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});

export const price = style({ fontSize: '1.625rem', fontWeight: 480, letterSpacing: '-.03em' });

export const standard = style({
  marginInlineStart: 4,
  color: color.quiet,
  fontSize: text.small,
  textDecorationThickness: 1,
});

/** On a phone, the list says what it shows, and its own page has it. */
export const screen = style({ minWidth: 0, '@media': { [phone]: { display: 'none' } } });
