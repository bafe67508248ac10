import { layered } from '../lib/layered';
import { phone } from '../lib/rules';
import { side } from '../lib/titledModal.css';
import { vars } from '../theme/tokens.css';

export const actions = layered({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '12px',
  padding: `16px ${side} max(24px, calc(16px + env(safe-area-inset-bottom)))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  // One below the other, and each as wide as the sheet.
  '@media': { [phone]: { display: 'grid', justifyContent: 'normal' } },
});
