/** What each platform size adds to the one before. */
export const platformAdds = {
  foundation: ['Professional website', 'Mobile responsive', 'Basic SEO', 'Contact forms', 'Social media links'],
  full: ['Complete ordering system', 'Customer database', 'Email automation', 'Payment processing'],
  premium: ['Advanced analytics', 'Multi-location support', 'API access', 'AI predictions'],
} satisfies Readonly<Record<string, readonly string[]>>;

/** Features of each platform size, the same in every wizard. */
export const platformFeatures = {
  foundation: platformAdds.foundation,
  full: ['Everything in Foundation', ...platformAdds.full],
  premium: ['Everything in Full System', ...platformAdds.premium],
} satisfies Readonly<Record<string, readonly string[]>>;
