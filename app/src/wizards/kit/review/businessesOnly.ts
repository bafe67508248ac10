import { installation } from '../../../content/installation.ts';
import { sellsToBusinessesOnly } from '../../../domain/vat.ts';

/** Whether this installation sells to businesses only. */
export const businessesOnly = (): boolean => sellsToBusinessesOnly(installation.vat);
