import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { off } from './QuoteRow.css';

const { color, radius, text } = vars;

export const options = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  marginBlock: '10px 8px',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.r1,
  fontSize: text.fine,
  lineHeight: 1.2,
});

export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 38,
  padding: '4px 6px',
  borderRadius: 3,
  color: color.quiet,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.line}` },
    '&:hover': { color: color.ink },
    '&:has(:checked)': {
      zIndex: 1,
      borderColor: 'transparent',
      background: color.brandTint,
      boxShadow: `0 0 0 1px ${color.brand}`,
      color: color.brand,
      fontWeight: 600,
    },
    '&:has(:checked) + &': { borderColor: 'transparent' },
    [`${off} & + &`]: { borderInlineStartColor: color.line },
    [`${off} &:has(:checked)`]: {
      background: 'none',
      boxShadow: 'none',
      color: color.quiet,
      fontWeight: 400,
    },
    '&:has(:focus-visible)': { zIndex: 2, outline: `2px solid ${color.focus}`, outlineOffset: 3 },
  },
  '@container': { '(max-width: 300px)': { paddingInline: 1, fontSize: '.75rem' } },
  '@media': {
    '(pointer: coarse)': { minHeight: 44 },
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});
