import type { Seller } from '../../../src/domain/seller.ts';
import type { Vat } from '../../../src/domain/vat.ts';
import type { SettingName } from './definitions.ts';

/** Settings with the company's details that pages, e-mails and invoices should name. */
export const sellerSettings = {
  COMPANY_NAME: 'legalName',
  COMPANY_ADDRESS: 'address',
  COMPANY_NUMBER: 'companyNumber',
  VAT_NUMBER: 'vatNumber',
  COMPANY_PHONE: 'phone',
  AGENCY_EMAIL: 'email',
} as const satisfies Partial<Record<SettingName, keyof Seller>>;

const names = Object.keys(sellerSettings) as (keyof typeof sellerSettings)[];

/** The names of the company settings that aren't set. If the agency charges no VAT, VAT_NUMBER isn't missing. */
export const missingSellerSettings = (seller: Seller, vat: Vat): SettingName[] =>
  names.filter((name) => seller[sellerSettings[name]] === null && !(name === 'VAT_NUMBER' && vat === 'none'));

/**
 * Whether invoices name the seller by a number, as electronic ones must (EN 16931, BR-CO-26): that of the company or, where
 * they state VAT, the one for VAT.
 */
export const hasSellerNumber = ({ companyNumber, vatNumber }: Seller, vat: Vat): boolean =>
  companyNumber !== null || (vatNumber !== null && vat !== null && vat !== 'none');
