import type { QuickQuoteStepId } from './rules/questions.ts';

/** Texts of the quick quote. Names and prices come from the catalogue. */

export const quickQuoteQuestions: Readonly<
  Record<QuickQuoteStepId, { title: string; subtitle: string; missing: string }>
> = {
  solution: {
    title: 'What would you like to build?',
    subtitle: 'A website, business systems, or both together. You can change your mind at any step.',
    missing: 'Choose a solution to continue',
  },
  industry: {
    title: 'What kind of business do you run?',
    subtitle: 'It helps us suggest what fits. It doesn’t change the price.',
    missing: 'Choose your industry to continue',
  },
  goals: {
    title: 'What should it do for you?',
    subtitle: 'Choose as many as you like. They decide which tier we suggest.',
    missing: 'Choose at least one goal to continue',
  },
  trinity: {
    title: 'Which Trinity systems do you need?',
    subtitle: 'Take one system, or a package of three or five. These are beta prices.',
    missing: 'Choose a system or a package to continue',
  },
  upsell: {
    title: 'Would you like to add to it, or change it?',
    subtitle: 'Each price shows how much your total would change.',
    missing: 'Choose an option to continue, or “No, thank you”',
  },
  tier: {
    title: 'Which platform tier fits your business?',
    subtitle: 'Each tier is a price range. Your quote uses the middle of it.',
    missing: 'Choose a platform tier to continue',
  },
  store: {
    title: 'Do you have a physical store?',
    subtitle: 'If you do, we set your system up in the store and train your staff.',
    missing: 'Choose yes or no to continue',
  },
  review: {
    title: 'Review your quote',
    subtitle: 'Check your order, say who you are and pay the deposit by card. No account needed.',
    missing: '',
  },
};

/** On Review, if we didn't ask about a store. Amounts are formatted. */
export const setupWords = (system: string, fee: string) =>
  `In-store setup and training isn’t included in this quote. If you have a physical store, we’ll set up ${system} there for ${fee}: tell us in the notes.`;

/** A package without the chosen system replaces it, so its title says so. */
export const upsellWords = { changeTo: (name: string) => `Change to ${name}` } as const;
