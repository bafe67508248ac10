import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { fine } from '../../../shell/style/type.css';

const { space, text } = vars;

export const fields = style({ display: 'grid', gap: space.s3 });

/** Below the title of their fold. */
export const optional = style([fields, { paddingBlockStart: 4 }]);

/** Contact details, what follows from them, and the fine print. */
export const person = style({ display: 'grid', gap: space.s2 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space.s3,
  alignItems: 'start',
});

/** Name and e-mail, with room for an error below: it would move the button that is being pressed. */
export const contact = style([row, { minHeight: 'calc(52px + 3.4rem)', marginBlockEnd: `calc(-1 * ${space.s1})` }]);

/** Lines of it are short enough to read. */
export const finePrint = style([fine, { maxWidth: '52em', textWrap: 'pretty' }]);

/** The heading of the fields, where they follow something else. */
export const details = style({ fontSize: text.h3, fontWeight: 560, letterSpacing: '-.014em' });

/** As high as the two lists. */
export const lists = style({ minHeight: 80 });
