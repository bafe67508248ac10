import '../../shell/style/global.css.ts';
import { vars } from '@agency-site/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { phone } from './widths.ts';

globalStyle('body', {
  fontSize: vars.text.small,
  lineHeight: 1.45,
  letterSpacing: '-.003em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [phone]: { fontSize: vars.text.ui } },
});
// Toasts and focused rows stay above the places.
globalStyle(':root', {
  vars: { '--ag-bottom-inset': '0px' },
  '@media': { [phone]: { vars: { '--ag-bottom-inset': '57px' } } },
});
globalStyle('a', { textDecoration: 'none' });
globalStyle('h1', {
  fontSize: '1.75rem',
  lineHeight: 1.12,
  fontWeight: 480,
  letterSpacing: '-.032em',
  '@media': { [phone]: { fontSize: '1.625rem' } },
});
globalStyle('h2', { fontSize: '1.0625rem', lineHeight: 1.3, fontWeight: 560, letterSpacing: '-.014em' });
globalStyle('legend', { padding: 0 });
