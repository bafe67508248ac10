import { layered } from '../lib/layered';
import { moving } from '../lib/rules';
import { vars } from '../theme/tokens.css';

const { fast, slow } = vars.motion;

export const button = layered({
  position: 'fixed',
  insetBlockEnd: 'calc(var(--ag-bottom-inset, 0px) + var(--ag-dock-inset, 0px) + env(safe-area-inset-bottom) + 16px)',
  insetInlineEnd: '16px',
  zIndex: 30,
  inlineSize: '48px',
  padding: 0,
  boxShadow: vars.shadow.hover,
  selectors: { '&[data-state=hidden]': { visibility: 'hidden', opacity: 0, transform: 'translateY(8px)' } },
  '@media': {
    [moving]: { transition: `transform ${fast}, opacity ${slow}, visibility ${slow}` },
    print: { display: 'none' },
  },
});
