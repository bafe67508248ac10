import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { actions as row } from '../../shell/style/actions.css';
import { phone, tablet } from '../../shell/style/media.ts';

const { color, space, text } = vars;

/** Inline links. */
export const linked = style({});
globalStyle(`${linked} a`, {
  textDecorationThickness: 1,
  textDecorationColor: color.edge,
  textUnderlineOffset: '.25em',
});
globalStyle(`${linked} a:hover`, { textDecorationColor: 'currentColor' });

export const actions = style([row, { marginBlockStart: vars.space.s4 }]);

export const breadcrumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlock: `${space.s5} ${space.s3}`,
  color: color.quiet,
  fontSize: text.small,
  '@media': { [tablet]: { paddingBlockStart: space.s4 }, [phone]: { paddingBlock: space.s2 } },
});

/** An empty line of the same height, so that all pages begin at the same height. */
export const placeholder = style([breadcrumbs, { '::before': { content: '\u200b' } }]);

globalStyle(`${breadcrumbs} a`, { color: 'inherit', textDecorationColor: color.edge, textUnderlineOffset: '.3em' });
globalStyle(`${breadcrumbs} li + li::before`, { content: '/', marginInline: '.6em', color: color.edge });
