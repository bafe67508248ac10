import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { title } from '../cover/link.css';

const { color, text } = vars;

/** The first and the last post have one neighbour: its words are beside its cover. */
export const alone = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'inherit',
  gap: 'inherit',
  alignItems: 'center',
});
globalStyle(`${alone} ${title}`, { fontSize: text.h2 });

export const which = style({ marginBlock: '12px 2px', color: color.quiet, fontSize: text.small });
