import { consequences } from '../../content/account.ts';
import { Facts } from '../Facts';
import { outcome } from './account.css';

/** What goes with an account, and what stays. */
export const Consequences = () => <Facts className={outcome} of={consequences} />;
