import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const breadcrumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginBlockEnd: space.s3,
  color: color.quiet,
  fontSize: text.small,
});

globalStyle(`${breadcrumbs} a`, { color: 'inherit', textDecorationColor: color.edge, textUnderlineOffset: '.3em' });
globalStyle(`${breadcrumbs} li + li::before`, { content: '/', marginInline: '.6em', color: color.edge });
