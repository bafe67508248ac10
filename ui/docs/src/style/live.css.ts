import { vars } from '@agency-site/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

const { color, radius } = vars;

/** A live example on top of its code. */
globalStyle('.example', {
  marginBlock: '20px 32px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  overflow: 'clip',
});
globalStyle('.example > .live', {
  padding: 'clamp(16px, 4vw, 32px)',
  background: color.paper,
  fontSize: vars.text.body,
});
globalStyle('.example > .code', {
  marginBlock: 0,
  border: 0,
  borderBlockStart: `1px solid ${color.line}`,
  borderRadius: 0,
});

globalStyle('.example iframe', { display: 'block', inlineSize: '100%', blockSize: 560, border: 0 });
globalStyle('.example .apart', {
  padding: '8px 20px',
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: vars.text.small,
});
