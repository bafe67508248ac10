import type { SettingName } from '../server/settings/definitions.ts';

/** A setting that visitors see: its value, and a page or file that shows it, with words it shows then and not before. */
export interface Shown {
  value: string;
  path: string;
  words: string;
}

/** Settings drawn into pages or filled in by the server. */
export const shown: Partial<Record<SettingName, Shown>> = {
  SITE_URL: { value: 'http://localhost:47391', path: '/sitemap.xml', words: 'http://localhost:47391/' },
  AGENCY_NAME: { value: 'Knot & Sons', path: '/', words: 'Knot &amp; Sons' },
  AGENCY_EMAIL: { value: 'office@agency.example', path: '/contact-us', words: 'office@agency.example' },
  MEETING_METHOD: { value: 'Zoom', path: '/booking', words: 'Zoom' },
  COMPANY_NAME: { value: 'Knot Limited', path: '/', words: 'Knot Limited' },
  COMPANY_ADDRESS: { value: '1 Main Street, Dublin', path: '/', words: '1 Main Street' },
  COMPANY_NUMBER: { value: '654321', path: '/contact-us', words: '654321' },
  VAT_NUMBER: { value: 'IE1234567T', path: '/contact-us', words: 'IE1234567T' },
  VAT: { value: 'included', path: '/trinity', words: 'All prices include VAT.' },
  BALANCE_DUE: { value: 'delivery', path: '/terms', words: 'The balance is due when we’ve delivered everything.' },
  CANCELLATION: { value: 'before-start', path: '/terms', words: 'Once we’ve started, we keep the deposit' },
  REVISION_ROUNDS: { value: '3', path: '/terms', words: 'Other work includes 3 rounds of revision.' },
  COMPANY_COUNTRY: { value: 'DE', path: '/terms', words: 'The law of Germany applies.' },
  TAG_MANAGER_ID: { value: 'GTM-ABC1234', path: '/', words: 'GTM-ABC1234' },
  SECURITY_CONTACT: {
    value: 'security@agency.example',
    path: '/.well-known/security.txt',
    words: 'security@agency.example',
  },
};
