import { vars } from '../../theme/tokens.css';

/** The query container: the root of a StepShell. On paper it has neither of the layouts of a screen. */
export const container = 'ag-steps';
export const narrow = `${container} (width < 968px)`;
export const wide = `${container} (width >= 968px)`;
/** In a narrow column, an aside that comes first is beside the step if there is room, else between its title and the rest. */
export const besideStep = `${container} (720px <= width < 968px)`;
export const aboveStep = `${container} (width < 720px)`;
export const phone = `${container} (width < 600px)`;

/** The page's margins; smaller ones in a column that is narrower than the page. */
export const gutter = `min(${vars.space.gutter}, max(20px, 5cqi))`;
/** Beside what is no wider than the page's content. */
export const margins = `max(${gutter}, (100% - ${vars.width.content}) / 2)`;
