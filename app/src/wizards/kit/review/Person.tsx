import { Disclosure } from '@agency-site/ui/Accordion';
import { Checkbox } from '@agency-site/ui/Checkbox';
import { TextField } from '@agency-site/ui/TextField';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../content/links/paths.ts';
import { site } from '../../../content/site.ts';
import { type Contact, nameError } from '../../../domain/forms/contact.ts';
import { emailError } from '../../../domain/forms/email.ts';
import { beginLater, beginRequest, withdrawalInstructions } from '../../../domain/withdrawal.ts';
import { wishProblem } from '../../../domain/wizard/review.ts';
import type { Buyer } from '../../../orders/checkoutRequest.ts';
import { usePrefill } from '../../../shell/account/useSession.ts';
import { emailField, nameField } from '../../../shell/contactFields.ts';
import { SavedQuoteFold } from '../saved-quote/SavedQuoteFold';
import { Business } from './Business';
import * as css from './Person.css';
import { finePrint, instructions as rows } from './Person.css';
import type { PayProps, ReviewForm } from './reviewModule.ts';
import { reviewWords as words } from './words.ts';

const who = [site.name, site.address, site.phone, site.email].filter(Boolean).join(', ');
const [right, ...instructions] = withdrawalInstructions(who);

/** What a consumer is told before paying: the right to withdraw, the request to begin before it has expired, and how to withdraw. */
const Withdrawal = ({ form: { beginAtOnce, onBeginAtOnce } }: { form: ReviewForm }) => (
  <>
    <div>
      <p className={finePrint}>{right}</p>
      <Checkbox label={beginRequest} hint={beginLater} checked={beginAtOnce} onCheckedChange={onBeginAtOnce} />
    </div>
    <Disclosure size="s" title={words.withdrawal} headingLevel={2}>
      <div className={rows}>
        {[...instructions, words.withdrawalForm].map((text) => (
          <p key={text} className={finePrint}>
            {text}
          </p>
        ))}
      </div>
    </Disclosure>
  </>
);

/** A sentence with a page to read, in a new tab: what is typed here isn't saved. */
const FinePrint = ({ text, to, link }: { text: string; to: string; link: string }) => (
  <p className={css.finePrint}>
    {text}{' '}
    <a href={to} target="_blank" rel="noopener">
      {link} (opens in a new tab)
    </a>
  </p>
);

interface PersonProps<Answers extends Buyer> extends PayProps<Answers> {
  onAnswer: (change: Partial<Contact & Pick<Buyer, 'additionalNotes'>>) => void;
  /** Further optional fields, before the notes. */
  children?: ReactNode;
  /** Whether one of them is filled in. */
  filled?: boolean;
}

/** Contact details and what paying means; below them, folded, what isn't needed to pay: notes, the saved quote and more. */
export function Person<Answers extends Buyer>({
  onAnswer,
  form,
  children,
  filled = false,
  ...quoted
}: PersonProps<Answers>) {
  const { answers } = quoted;
  const [left, setLeft] = useState(false);
  const { name, email, additionalNotes } = answers;
  const { tried } = form;
  // It stays open while the last of its fields is emptied.
  const [hadOptional] = useState(filled || additionalNotes !== '');
  usePrefill(answers, onAnswer);
  const wrongName = () => {
    if (!name.trim()) return words.noName;
    return nameError(name.trim()) ?? undefined;
  };
  const wrongEmail = () => {
    if (!email.trim()) return tried ? words.noEmail : undefined;
    return left || tried ? (emailError(email) ?? undefined) : undefined;
  };
  return (
    <div className={css.fields}>
      <div className={css.contact}>
        <div className={css.row}>
          <TextField
            {...nameField}
            form={form.id}
            label={words.name}
            value={name}
            error={tried ? wrongName() : undefined}
            onValueChange={(value) => onAnswer({ name: value })}
          />
          <TextField
            {...emailField}
            form={form.id}
            label={words.email}
            value={email}
            error={wrongEmail()}
            onValueChange={(value) => onAnswer({ email: value })}
            onBlur={() => setLeft(true)}
          />
        </div>
        <FinePrint text={words.privacy} to={paths.privacy} link={words.privacyLink} />
      </div>
      <div className={css.terms}>
        <Business form={form} />
        {!form.business.checked && <Withdrawal form={form} />}
        <FinePrint text={words.terms} to={paths.terms} link={words.termsLink} />
      </div>
      <div className={css.folds}>
        <Disclosure size="s" title={words.optional} headingLevel={2} open={hadOptional} wide>
          <div className={css.optional}>
            {children}
            <TextField
              label={words.notes}
              name="notes"
              multiline
              rows={4}
              value={additionalNotes}
              error={wishProblem({ additionalNotes })?.message}
              onValueChange={(value) => onAnswer({ additionalNotes: value })}
            />
          </div>
        </Disclosure>
        <SavedQuoteFold {...quoted} />
      </div>
    </div>
  );
}
