import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const two = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s3,
  paddingBlock: `${space.s5} ${space.section}`,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { print: { display: 'none' } },
});

/** At the right, also without a previous post. */
export const next = style({ gridColumn: 2 });

export const which = style({ marginBlock: '12px 2px', color: color.quiet, fontSize: text.small });
