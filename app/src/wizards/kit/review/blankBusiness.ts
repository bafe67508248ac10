import { installation } from '../../../content/installation.ts';
import { countryName } from '../../../domain/seller.ts';
import { sellsToBusinessesOnly } from '../../../domain/vat.ts';

/** Whether this installation sells to businesses only. */
export const businessesOnly = (): boolean => sellsToBusinessesOnly(installation.vat);

// Apart from its rules, which are loaded with Review.

/** The fields about the business that the visitor buys for. */
export interface BusinessFields {
  /** Whether they buy for one. */
  checked: boolean;
  company: string;
  vatNumber: string;
  line1: string;
  line2: string;
  town: string;
  postcode: string;
  country: string;
}
export type BusinessField = Exclude<keyof BusinessFields, 'checked'>;

/** Before anything is typed. */
export const blankBusiness = (): BusinessFields => ({
  checked: businessesOnly(),
  company: '',
  vatNumber: '',
  line1: '',
  line2: '',
  town: '',
  postcode: '',
  country: countryName(installation.country),
});
