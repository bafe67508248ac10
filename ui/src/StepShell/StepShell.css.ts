import { createVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../lib/layered';
import { moving } from '../lib/rules';
import { aboveStep, besideStep, container, margins, narrow, wide } from '../lib/steps/columns';
import { barRoom, continuing, leading } from '../lib/steps/dock.css';
import { vars } from '../theme/tokens.css';

const { color, text, space } = vars;

export const root = layered({
  boxSizing: 'border-box',
  containerName: container,
  containerType: 'inline-size',
  color: color.ink,
  fontFamily: vars.font.family,
  overflowWrap: 'anywhere',
});

export { leading };

export const frame = layered({
  paddingInline: margins,
  paddingBlock: `${space.s4} 0`,
  '@media': {
    screen: {
      '@container': {
        [besideStep]: {
          selectors: {
            '&[data-first]': {
              display: 'grid',
              gridTemplate: 'auto 1fr / minmax(0, 1fr) clamp(288px, 38cqi, 320px)',
              gap: space.s4,
              alignItems: 'start',
              paddingBlockEnd: space.s4,
            },
          },
        },
        [aboveStep]: {
          selectors: {
            '&[data-first]': {
              display: 'grid',
              gridTemplate: 'repeat(5, auto) / minmax(0, 1fr)',
              paddingBlockEnd: space.s4,
            },
          },
        },
        [wide]: {
          display: 'grid',
          gridTemplate: 'auto 1fr / minmax(0, 1fr)',
          // A second column only if there is an aside.
          gridAutoColumns: 'clamp(312px, 28cqi, 384px)',
          gap: `${space.s4} min(5cqi, ${space.s6})`,
          alignItems: 'start',
          paddingBlock: space.s5,
          selectors: { [`&:has(> ${leading})`]: { gridTemplateRows: 'auto auto 1fr' } },
        },
      },
    },
  },
});

const first = `${frame}[data-first]`;

const shift = createVar();
const slideIn = keyframes({ from: { opacity: 0, transform: `translateX(${shift})` } });

export const body = layered({
  minInlineSize: 0,
  '@media': {
    screen: {
      '@container': {
        [wide]: { selectors: { [`&${continuing}`]: { gridArea: '1 / 1', paddingBlockEnd: barRoom } } },
        // A short step fills the window, so that the bar below it stays in place.
        [narrow]: { minBlockSize: 'calc(100svh - var(--ag-top-inset, 0px) - 12.25rem)' },
        // The aside has the third row.
        [aboveStep]: {
          selectors: {
            [`${first} > &`]: {
              display: 'grid',
              gridArea: '1 / 1 / span 4',
              gridTemplate: 'subgrid / minmax(0, 1fr)',
              minBlockSize: 0,
            },
          },
        },
      },
    },
    [moving]: {
      selectors: {
        '&[data-move]': { vars: { [shift]: '16px' }, animation: `${slideIn} ${vars.motion.slow}` },
        '&[data-move=on]:dir(rtl), &[data-move=back]:dir(ltr)': { vars: { [shift]: '-16px' } },
      },
    },
  },
});

export const heading = layered({
  margin: 0,
  maxInlineSize: '22em',
  fontSize: text.h1,
  fontWeight: 480,
  lineHeight: 1.06,
  letterSpacing: '-.032em',
  textWrap: 'balance',
  outline: 'none',
});

export const subtitle = layered({
  margin: '14px 0 0',
  maxInlineSize: '40em',
  fontSize: text.body,
  lineHeight: 1.5,
  color: color.quiet,
  textWrap: 'pretty',
});

/** Title, subtitle and lead: across both columns. */
export const lead = layered({ gridColumn: '1 / -1' });

export const main = layered({
  marginBlockStart: `clamp(${space.s3}, 3cqi, ${space.s4})`,
  '@media': {
    screen: {
      '@container': {
        [wide]: { selectors: { [`${lead} + &`]: { marginBlockStart: 0 } } },
        [aboveStep]: { selectors: { [`${first} > * > &:last-child`]: { gridRow: 4 } } },
      },
    },
  },
});
