import '../../shell/style/global.css.ts';
import { vars } from '@agency-site/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { notPhone, phone } from './widths.ts';

const { color } = vars;

globalStyle('body', {
  fontSize: vars.text.small,
  lineHeight: 1.45,
  letterSpacing: '-.003em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'break-word',
  '@media': { [phone]: { fontSize: vars.text.ui } },
});
// Compact with a mouse; fingers need comfortable controls.
globalStyle(':root', { '@media': { [notPhone]: { vars: { [vars.size.control]: '40px' } } } });
// Toasts and focused rows stay above the navigation at the bottom.
globalStyle(':root', {
  vars: { '--ag-bottom-inset': '0px' },
  '@media': { [phone]: { vars: { '--ag-bottom-inset': '57px' } } },
});
globalStyle('a', { textDecoration: 'none' });
// A tint that is visible in both schemes: in dark mode, `sunk` hardly differs from the page.
globalStyle('li a[data-row]:is(:hover, :focus-visible)', { background: color.brandTint });
globalStyle('h1', {
  fontSize: '1.75rem',
  lineHeight: 1.12,
  fontWeight: 480,
  letterSpacing: '-.032em',
  '@media': { [phone]: { fontSize: '1.625rem' } },
});
globalStyle('h2', { fontSize: '1.0625rem', lineHeight: 1.3, fontWeight: 560, letterSpacing: '-.014em' });
// Where the system's colours replace the tint of what is chosen.
globalStyle(':is(a[aria-current], button[aria-pressed=true])', {
  '@media': { '(forced-colors: active)': { textDecoration: 'underline 2px' } },
});
globalStyle('legend', { padding: '0 0 4px' });
