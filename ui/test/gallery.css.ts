import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/tokens.css';

const { color, space, text } = vars;

export const page = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s7,
  paddingBlock: `${space.s6} ${space.s7}`,
  paddingInline: `max(${space.gutter}, (100% - ${vars.width.content}) / 2)`,
});

/** A full-width section whose content has its own margins. */
export const across = style({ borderBlockStart: `1px solid ${color.line}`, background: color.raised });

export const title = style({ fontSize: text.display, fontWeight: 480, lineHeight: 1.02, letterSpacing: '-.038em' });

export const lead = style({
  maxWidth: '34em',
  marginBlockStart: space.s2,
  fontSize: text.lead,
  lineHeight: 1.5,
  color: color.quiet,
});

/** A row with name and purpose beside the component. */
export const specimen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  paddingBlockStart: space.s3,
  borderBlockStart: `1px solid ${color.ink}`,
  '@container': { '(width >= 890px)': { gridTemplateColumns: '240px minmax(0, 1fr)', gap: space.s4 } },
});

export const name = style({ fontSize: text.h3, fontWeight: 560, lineHeight: 1.3, letterSpacing: '-.014em' });

export const purpose = style({ marginBlockStart: 6, fontSize: text.small, lineHeight: 1.5, color: color.quiet });

export const things = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 });

/** The transform makes fixed elements inside relative to this frame, not to the window. It grows with the text. */
export const frame = style({
  position: 'relative',
  blockSize: 'max(560px, 30rem)',
  overflow: 'clip',
  transform: 'translate(0)',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r2,
});
