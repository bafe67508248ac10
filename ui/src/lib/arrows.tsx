import { mirroredInRtl } from './arrows.css';
import { draw, type IconProps } from './icons';
import { classes } from './passthrough';

export const BackIcon = () => draw('M13.5 8h-11M7 3.5 2.5 8 7 12.5', mirroredInRtl);
export const NextIcon = ({ className }: IconProps) =>
  draw('M2.5 8h11M9 3.5 13.5 8 9 12.5', classes(mirroredInRtl, className));
export const ChevronIcon = ({ back }: { back: boolean }) =>
  draw(back ? 'M10 3 5 8l5 5' : 'm6 3 5 5-5 5', mirroredInRtl);
