import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { actions as row } from '../../shell/style/actions.css';

export const actions = style([row, { marginBlockStart: vars.space.s4 }]);
