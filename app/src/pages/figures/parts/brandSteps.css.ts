import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { stage } from './drawing.css';

/** On the tinted band. */
export const panel = style([stage, { background: vars.color.paper }]);
