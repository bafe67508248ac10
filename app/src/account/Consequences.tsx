import { DescriptionList } from '../shell/DescriptionList';
import { outcome } from './account.css';
import { consequences } from './words.ts';

/** What goes with an account, and what stays. */
export const Consequences = () => <DescriptionList className={outcome} items={consequences} />;
