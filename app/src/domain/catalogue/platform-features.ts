/** Features of each platform size, the same in every wizard. */
export const platformFeatures = {
  foundation: ['Professional website', 'Mobile responsive', 'Basic SEO', 'Contact forms', 'Social media links'],
  full: [
    'Everything in Foundation',
    'Complete ordering system',
    'Customer database',
    'Email automation',
    'Payment processing',
  ],
  premium: [
    'Everything in Full System',
    'Advanced analytics',
    'Multi-location support',
    'API access',
    'AI predictions',
  ],
} satisfies Readonly<Record<string, readonly string[]>>;
