import { compact } from '../lib/compactChoice.css';
import { layered } from '../lib/layered';
import { choice } from '../lib/mark.css';
import { fine, money } from '../lib/rules';
import { vars } from '../theme/tokens.css';

export { compact };

const { color, text } = vars;
const chosen = `${choice}:has(:checked) &`;
const unavailable = `${choice}:has([disabled]) &`;

/** The paths differ most in it. */
export const price = layered({ fontSize: '1.75rem', fontWeight: 480, letterSpacing: '-.034em' });

export const because = layered({ ...fine, marginBlockStart: '4px', color: color.accent });

export const caution = layered({
  ...fine,
  display: 'flex',
  gap: '7px',
  marginBlockStart: '10px',
  color: color.ink,
  fontWeight: 560,
});

export const due = layered({
  display: 'grid',
  gap: '4px',
  paddingBlockStart: '12px',
  borderBlockStart: `1.5px dashed ${color.line}`,
  fontSize: text.small,
  lineHeight: 1.45,
});

/** A line of a receipt: label, dots, amount. */
export const line = layered({ ...money, display: 'flex', alignItems: 'baseline', margin: 0 });

export const later = layered({ color: color.quiet });

export const lineLabel = layered({
  flex: 1,
  display: 'flex',
  alignItems: 'baseline',
  gap: '8px',
  '::after': { content: '""', flex: 1, marginBlockEnd: '3px', borderBlockEnd: `1.5px dotted ${color.edge}` },
});

export const lineAmount = layered({
  paddingInlineStart: '8px',
  fontWeight: 600,
  selectors: { [`${later} &`]: { fontWeight: 400 } },
});

export const action = layered({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  boxSizing: 'border-box',
  minBlockSize: '44px',
  marginBlockStart: '16px',
  padding: '6px 12px',
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.r1,
  fontSize: text.ui,
  fontWeight: 560,
  lineHeight: 1.25,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    [chosen]: { borderColor: 'transparent', background: color.ink, color: color.paper },
    [unavailable]: { borderColor: color.line, textDecoration: 'line-through' },
  },
});

export const tick = layered({ flex: 'none', display: 'none', selectors: { [chosen]: { display: 'block' } } });
