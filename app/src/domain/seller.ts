/** The company that sells, as pages, e-mails and invoices name it. Details that aren't set are null. */
export interface Seller {
  /** The name of the agency. */
  name: string;
  /** The name in the register of companies: "Trinity Works Limited". */
  legalName: string | null;
  /** The registered office, in one line: "1 Main Street, Dublin, D02 XY45". */
  address: string | null;
  /** Where the company is registered, by ISO 3166: "IE". */
  country: string;
  companyNumber: string | null;
  directors: string | null;
  vatNumber: string | null;
  phone: string | null;
  email: string | null;
}

/** The name in contracts and on invoices. */
export const sellerName = ({ name, legalName }: Seller): string => legalName ?? name;

/** "Ireland" for "IE". */
export const countryName = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }).of(code) ?? code;

/** What company law requires a company to say about itself, in one line; details that aren't set are left out. */
export function sellerLine(seller: Seller): string {
  const { name, legalName, address, country, companyNumber, directors, vatNumber, phone } = seller;
  return [
    legalName && legalName !== name ? `${legalName}, trading as ${name}` : name,
    companyNumber && `Company no. ${companyNumber}, registered in ${countryName(country)}`,
    address && `Registered office: ${address}`,
    directors && `Directors: ${directors}`,
    vatNumber && `VAT no. ${vatNumber}`,
    phone && `Phone ${phone}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Whom to write to, in one line: name, address, phone and e-mail address. */
export const sellerContact = (seller: Seller): string =>
  [sellerName(seller), seller.address, seller.phone, seller.email].filter(Boolean).join(', ');
