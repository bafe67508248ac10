/**
 * Whether a lawyer has confirmed the words about a consumer's right to withdraw, at Review, in the terms, in the receipt and
 * on `/withdraw`, and how work begins within the 14 days. `pnpm drafts` lists it until then.
 */
export const withdrawalConfirmed: boolean = false;
