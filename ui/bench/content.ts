/** What every contestant shows, so that only the way of showing it differs. */

export const features = [
  'Primary logo with two variations',
  'Colour palette and type pairing',
  'One revision round',
  'Files for print and web',
  'Delivered in 5 to 7 business days',
];

export const plan = (index: number) => ({
  id: `plan-${index}`,
  title: `${['Starter', 'Premium', 'Elite'][index % 3]} brand identity`,
  price: `€${500 + (index % 3) * 250}`,
  badge: index % 3 === 1 ? 'Most popular' : undefined,
  description: 'A logo, a colour system and a guide your printer can follow.',
});

export const month = '2027-01';
export const today = '2027-01-01';

export const systems = ['HubSpot', 'Salesforce', 'Pipedrive', 'Zoho', 'Xero', 'Sage', 'QuickBooks', 'Stripe'];
