import { createVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../lib/layered';
import { moving } from '../lib/rules';
import { from } from '../theme/breakpoints';
import { vars } from '../theme/tokens.css';

const wide = from('md');
const { color, text, space } = vars;

export const root = layered(
  {
    boxSizing: 'border-box',
    paddingInline: `max(${space.gutter}, (100% - ${vars.width.content}) / 2)`,
    color: color.ink,
    fontFamily: vars.font.family,
  },
  'root',
);

export const frame = layered(
  {
    paddingBlock: `${space.s4} 0`,
    '@media': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        gap: `${space.s5} ${space.s4}`,
        alignItems: 'start',
        paddingBlock: `${space.s6} ${space.s7}`,
        selectors: { '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr) 312px' } },
      },
      'screen and (min-width: 1100px)': {
        columnGap: space.s6,
        selectors: { '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr) 352px' } },
      },
    },
  },
  'frame',
);

const shift = createVar();
const come = keyframes({ from: { opacity: 0, transform: `translateX(${shift})` } });

export const body = layered(
  {
    minInlineSize: 0,
    '@media': {
      [moving]: {
        selectors: {
          '&[data-move]': { vars: { [shift]: '16px' }, animation: `${come} ${vars.motion.slow}` },
          '&[data-move=on]:dir(rtl), &[data-move=back]:dir(ltr)': { vars: { [shift]: '-16px' } },
        },
      },
    },
  },
  'body',
);

export const heading = layered(
  {
    margin: 0,
    maxInlineSize: '22em',
    fontSize: text.h1,
    fontWeight: 480,
    lineHeight: 1.06,
    letterSpacing: '-.032em',
    textWrap: 'balance',
    outline: 'none',
  },
  'heading',
);

export const subtitle = layered(
  {
    margin: '14px 0 0',
    maxInlineSize: '34em',
    fontSize: text.body,
    lineHeight: 1.5,
    letterSpacing: '-.006em',
    color: color.quiet,
    textWrap: 'pretty',
  },
  'subtitle',
);

export const main = layered(
  { marginBlockStart: space.s4, '@media': { [wide]: { marginBlockStart: space.s5 } } },
  'main',
);
