import { DescriptionList } from '../shell/DescriptionList';
import { outcome } from './account.css';
import { consequences } from './words.ts';

/** What deleting an account deletes, and what it keeps. */
export const Consequences = () => <DescriptionList className={outcome} items={consequences} />;
