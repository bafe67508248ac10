import { TickIcon } from './icons';
import { mark, shape, tick } from './mark.css';
import { classes } from './passthrough';

interface MarkProps {
  type: 'radio' | 'checkbox';
  className?: string | undefined;
}

/** What a choice shows in the place of its unseen input. */
export const Mark = ({ type, className }: MarkProps) => (
  <span className={classes(mark, shape[type], className)}>
    <TickIcon className={tick} />
  </span>
);
