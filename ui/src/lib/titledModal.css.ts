import { vars } from '../theme/tokens.css';
import { shared } from './layered';
import { moving, phone } from './rules';

const { color, text } = vars;
/** Padding between the dialog's edge and its text. */
export const side = '28px';
const away = { opacity: 0, transform: 'translateY(16px)' };

export const dialog = shared({
  inlineSize: 'min(560px, 100% - 32px)',
  maxInlineSize: 'none',
  maxBlockSize: 'calc(100dvh - 64px)',
  borderWidth: '1px',
  borderRadius: vars.radius.r3,
  '@media': {
    [phone]: {
      inlineSize: '100%',
      marginBlockEnd: 0,
      borderWidth: '1px 0 0',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      // A toast of two lines stands above it, and not over its title.
      selectors: { '&:has(> section > [data-tone])': { maxBlockSize: 'calc(100dvh - 112px)' } },
    },
    [moving]: { selectors: { '&:not([open])': away }, '@starting-style': { selectors: { '&[open]': away } } },
  },
});

export const title = shared({
  margin: 0,
  paddingBlock: '21px 17px',
  paddingInlineStart: side,
  fontSize: text.h3,
  fontWeight: 560,
  lineHeight: 1.3,
  letterSpacing: '-.014em',
  selectors: {
    // The line that tops every block.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: side,
      borderBlockEnd: `1px solid ${color.ink}`,
    },
  },
});

export const body = shared({ padding: `20px ${side} ${side}`, fontSize: text.ui, lineHeight: 1.6 });
