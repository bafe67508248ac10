import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { outcome } from './account.css';
import { consequences } from './words.ts';

/** What deleting an account deletes, and what it keeps. */
export const Consequences = () => <DescriptionList size="m" className={outcome} items={consequences} />;
