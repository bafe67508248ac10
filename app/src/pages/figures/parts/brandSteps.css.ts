import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { stage } from '../../../shell/art/drawing.css';

/** On the tinted band. */
export const panel = style([stage, { background: vars.color.paper }]);
