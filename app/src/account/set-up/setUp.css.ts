import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { desktop } from '../../shell/style/media.ts';

/** On a tablet, as wide as the progress above it. */
export const choices = style({ '@media': { [desktop]: { maxWidth: vars.width.reading } } });
globalStyle(`${choices} > section:first-child`, { marginBlockStart: 0 });

/** Keeps sticky elements and scroll targets below the header. */
export const stage = style({ vars: { '--ag-top-inset': '72px' } });
