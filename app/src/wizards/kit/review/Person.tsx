import { Disclosure } from '@agency-site/ui/Accordion';
import { Checkbox } from '@agency-site/ui/Checkbox';
import { TextField } from '@agency-site/ui/TextField';
import { type ReactNode, useDeferredValue, useState, useSyncExternalStore } from 'react';
import { paths } from '../../../content/links/paths.ts';
import { site } from '../../../content/site.ts';
import { countries } from '../../../domain/countries.ts';
import { type Contact, nameError } from '../../../domain/forms/contact.ts';
import { emailError } from '../../../domain/forms/email.ts';
import { countryName } from '../../../domain/seller.ts';
import { beginLater, beginRequest, withdrawalInstructions } from '../../../domain/withdrawal.ts';
import { type BusinessField, type BuysAs, wishProblem } from '../../../domain/wizard/review.ts';
import type { Buyer } from '../../../orders/checkoutRequest.ts';
import { usePrefill } from '../../../shell/account/useSession.ts';
import { emailField, nameField } from '../../../shell/contactFields.ts';
import * as placeholder from '../LazyPlaceholder.css';
import { SaveQuotePanel } from '../saved-quote/SaveQuotePanel';
import { savedQuoteStore } from '../saved-quote/savedQuoteStore.ts';
import { businessesOnly, businessOf, businessProblem } from './business.ts';
import * as css from './Person.css';
import { finePrint, row, instructions as rows } from './Person.css';
import type { PayProps, ReviewForm } from './reviewModule.ts';
import { reviewWords as words } from './words.ts';

const who = [site.name, site.address, site.phone, site.email].filter(Boolean).join(', ');
const [right, ...instructions] = withdrawalInstructions(who);

interface BuysAsProps {
  answers: Partial<BuysAs>;
  onAnswer: (change: Partial<BuysAs>) => void;
}

/** What a consumer is told before paying: the right to withdraw, the request to begin before it has expired, and how to withdraw. */
const Withdrawal = ({ answers: { beginAtOnce = false }, onAnswer }: BuysAsProps) => (
  <>
    <div>
      <p className={finePrint}>{right}</p>
      <Checkbox
        label={beginRequest}
        hint={beginLater}
        checked={beginAtOnce}
        onCheckedChange={(checked) => onAnswer({ beginAtOnce: checked })}
      />
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
  onAnswer: (change: Partial<Contact & BuysAs & Pick<Buyer, 'additionalNotes'>>) => void;
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
        <Business form={form} answers={answers} onAnswer={onAnswer} />
        {!businessOf(answers) && <Withdrawal answers={answers} onAnswer={onAnswer} />}
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

const countryNames = countries.map(countryName);

/** Whether the visitor buys for a business, for which, and where it is: on the invoice, and the rights of consumers depend on it. */
function Business({ form: { id, tried }, answers, onAnswer }: BuysAsProps & { form: ReviewForm }) {
  const problem = tried ? businessProblem(answers) : null;
  const business = businessOf(answers);
  const field = (name: BusinessField) => ({
    name,
    form: id,
    label: words[name],
    value: business?.[name],
    required: words[name].endsWith('*'),
    error: problem?.field === name ? problem.message : undefined,
    onValueChange: (value: string) => onAnswer({ business: { ...answers.business, [name]: value } }),
  });
  return (
    <div>
      {!businessesOnly() && (
        <Checkbox
          label={words.business}
          checked={business !== null}
          onCheckedChange={(checked) => onAnswer({ forBusiness: checked })}
        />
      )}
      {business && (
        <div className={row}>
          <TextField
            {...field('company')}
            label={businessesOnly() ? `${words.company} *` : words.company}
            required={businessesOnly()}
            hint={words.companyHint}
            autoComplete="organization"
          />
          <TextField {...field('vatNumber')} hint={words.vatNumberHint} />
          <TextField {...field('line1')} autoComplete="address-line1" />
          <TextField {...field('line2')} autoComplete="address-line2" />
          <TextField {...field('town')} autoComplete="address-level2" />
          <TextField {...field('postcode')} autoComplete="postal-code" />
          <TextField {...field('country')} autoComplete="country-name" list="countries" />
          <datalist id="countries">
            {countryNames.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
      )}
    </div>
  );
}

/** Among the folds of Review: to save the quote, once everything is answered that its price depends on. */
function SavedQuoteFold<Answers extends Buyer>({
  wizard: { order },
  answers,
  answered,
  bill,
}: Omit<PayProps<Answers>, 'form'>) {
  // The purchase buttons are painted first; but the fold of a saved quote is open, and would push aside what follows.
  const isRestoring = useSyncExternalStore(savedQuoteStore.subscribe, savedQuoteStore.isRestoring);
  const settled = useDeferredValue(true, bill.savedQuote !== null) && !isRestoring;
  const selection = order.selection(answers);
  if (selection === null) return null;
  if (!settled)
    return <div className={bill.savedQuote || isRestoring ? placeholder.savedQuote : placeholder.saveQuote} />;
  return (
    <SaveQuotePanel
      selection={selection}
      about={order.topic(answers).about}
      title={order.title(selection)}
      answered={answered}
      bill={{ ...bill, ...bill.full }}
      email={answers.email}
    />
  );
}
