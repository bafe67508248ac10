import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import { formatEuro } from '../domain/money.ts';
import { countryName } from '../domain/seller.ts';
import { balanceDueSentence, type Cancellation, type TermsChoices } from '../domain/terms.ts';
import { type Vat, vatSentence } from '../domain/vat.ts';
import {
  beginRequest,
  consultationTerms,
  withdrawalDays,
  withdrawalForm,
  withdrawalInstructions,
} from '../domain/withdrawal.ts';
import { plural } from '../domain/words.ts';

/** What the terms say of this installation. */
export interface TermsFacts {
  /** The name of the agency. */
  name: string;
  /** The company's details in one line, as `sellerLine` writes them. */
  seller: string;
  /** Whom to write to, in one line, as `sellerContact` writes it. */
  contact: string;
  /** Where the company is registered, by ISO 3166: its law applies. */
  country: string;
  vat: Vat;
  choices: TermsChoices;
}

/** The terms of business, as orders refer to them: their whole text. A paragraph can have several lines. */
export interface Terms {
  title: string;
  /** The name of the agency, and its company's details in one line. */
  name: string;
  seller: string;
  sections: readonly { title: string; text: readonly string[] }[];
}

const cancellationTexts: Readonly<Record<Cancellation, readonly string[]>> = {
  'work-done': [
    'You can cancel until we’ve delivered: write to us. You pay for the work we’ve done by then, and we refund what you’ve paid beyond that.',
  ],
  'before-start': [
    'You can cancel until we’ve delivered: write to us. If we haven’t started yet, we refund everything you’ve paid. Once we’ve started, we keep the deposit for the work done, and refund what you’ve paid beyond it.',
  ],
};

const revisionText = (rounds: number | null) =>
  rounds === null
    ? 'Where a package names rounds of revision, they’re included in its price. For other work, we agree in writing how many there are.'
    : `Where a package names rounds of revision, they’re included in its price. Other work includes ${plural(rounds, 'round')} of revision.`;

/** The company behind a name; where nothing more is known of it, how to reach it. */
function whoThatIs({ name, seller, contact }: Pick<TermsFacts, 'name' | 'seller' | 'contact'>): string {
  if (seller !== name) return `Our company: ${seller}.`;
  return contact === name ? 'To reach us, use the form on our contact page.' : `To reach us: ${contact}.`;
}

/** The terms of business in the words of this installation: on the page, in the database and in the PDF alike. */
export function termsOf(
  catalogue: Pick<Catalogue, 'deposit' | 'planDepositPercent'>,
  { name, seller, contact, country, vat, choices }: TermsFacts,
): Terms {
  const threshold = formatEuro(catalogue.deposit.threshold);
  return {
    title: 'Terms of business',
    name,
    seller,
    sections: [
      {
        title: 'Who you buy from',
        text: [`You buy from ${name}. ${whoThatIs({ name, seller, contact })}`],
      },
      {
        title: 'How you order',
        text: [
          'You choose on our site, and see the price of every part. Until you pay, you can change anything. You place your order with the payment button, and then we have a contract.',
          'If we’ve made you an offer, you order by accepting it on its page, and then we have a contract. Its prices, and what it says you pay first, then apply.',
          'Our e-mail confirms it. It lists what you ordered, what you paid and what is left to pay, and has these terms attached. We keep them with your order. The contract is in English.',
        ],
      },
      {
        title: 'What you pay',
        text: [
          [
            `When you order, you pay a deposit: ${catalogue.deposit.below}% of a total under ${threshold}, ${catalogue.deposit.from}% from ${threshold} up, and ${catalogue.planDepositPercent}% of a plan from the budget planner. A consultation is paid in full.`,
            vatSentence(vat),
          ]
            .filter((sentence) => sentence !== '')
            .join(' '),
          `The rest is the balance. ${balanceDueSentence(choices)} We request it by e-mail, and charge nothing without you.`,
        ],
      },
      {
        title: 'The work',
        text: [
          'Your order says what is included. Delivery times count from the day we have what we need from you: texts, pictures and access. Anything beyond your order costs extra, and we agree on its price in writing before we start on it.',
          revisionText(choices.revisionRounds),
        ],
      },
      {
        title: 'If you cancel',
        text: [
          ...cancellationTexts[choices.cancellation],
          'If we can’t do what you ordered, we refund what you’ve paid for it.',
        ],
      },
      {
        title: 'If you buy as a consumer',
        text: [
          ...withdrawalInstructions(contact),
          ...withdrawalForm(contact),
          `We begin once the ${withdrawalDays} days are over; or earlier, if you ask for it when you order: “${beginRequest}” ${consultationTerms}`,
          'Your other rights by law stay as they are, whatever these terms say: for example, if our work isn’t as agreed.',
        ],
      },
      {
        title: 'Law and complaints',
        text: [
          `The law of ${countryName(country)} applies. Consumers also keep the protection of the law of the country they live in.`,
          'If something is wrong, write to us first: reply to any of our e-mails, or use the contact form.',
        ],
      },
    ],
  };
}

/** The terms as plain text. Their version is a hash of it: other words are another version. */
export const termsText = ({ title, sections }: Terms): string =>
  [title, ...sections.flatMap((section) => [section.title, ...section.text])].join('\n\n');
