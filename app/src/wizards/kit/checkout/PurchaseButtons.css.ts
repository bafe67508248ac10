import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone, tablet } from '../../../shell/style/media.ts';
import { h3Style, problemStyle, waiting, wayOnStyle } from '../../../shell/style/shared.ts';
import { fine } from '../../../shell/style/type.css';

const { color, space, text } = vars;

/** Scrolled to, it is clear of notices. */
export const problem = style({ marginBlockStart: space.s2, scrollMarginBlock: 96, ...problemStyle });

/** The bar has no room for it. */
export const arrow = style({ display: 'flex', '@media': { [tablet]: { display: 'none' } } });

export const consultation = style({
  selectors: {
    [waiting]: { color: color.ink, cursor: 'pointer' },
  },
  '@media': { [phone]: { width: '100%' }, ...wayOnStyle['@media'] },
});

export const talk = style({
  display: 'grid',
  gap: 8,
  paddingBlockStart: space.s3,
  '@media': { print: { display: 'none' } },
});

/** The free call first; side by side, if there is room. */
export const talkWays = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `8px ${space.s2}`,
  paddingBlockStart: 4,
});
export const talkWay = style({ '@media': { [phone]: { width: '100%' } } });

export const talkTitle = style(h3Style);

export const talkText = style({ maxWidth: '44em', color: color.quiet, fontSize: text.small, lineHeight: 1.45 });

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
