import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { fine } from '../../../shell/style/type.css';

const { space } = vars;

export const code = style({ display: 'grid', gap: 4, marginBlockEnd: space.s2 });

/** The field, with its button beside it where there is room. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.s1,
  paddingBlockStart: 4,
});

/** Beside the box of the field, below its label. */
export const button = style({ marginBlockStart: 28 });

// Always in the page, so that screen readers announce its contents.
export const said = style([fine, { selectors: { '&:empty': { position: 'absolute' } } }]);
