/** The field for a discount code, above the button to pay. */
export const discountCodeWords = {
  title: 'I have a discount code',
  label: 'Discount code',
  apply: 'Apply',
  checking: 'Checking …',
  remove: 'Remove',
  applied: (code: string, off: string) => `${code}: ${off}. It’s in the summary.`,
} as const;
