import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import { Checkbox } from '@agency-site/ui/Checkbox';
import { DateField } from '@agency-site/ui/DateField';
import { Menu } from '@agency-site/ui/Menu';
import { Section } from '@agency-site/ui/Section';
import { Segmented } from '@agency-site/ui/Segmented';
import { TextField } from '@agency-site/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { type Catalogue, catalogueOf } from '../../domain/catalogue/catalogue.ts';
import type { CatalogueData } from '../../domain/catalogue/schema.ts';
import { limits } from '../../domain/contract/limits.ts';
import { priceList } from '../../domain/contract/staff/published.ts';
import { formatCents, toCents, typedEuro } from '../../domain/money.ts';
import { maxOfferLines, type Offer, type OfferLine } from '../../domain/offer.ts';
import { midpoint } from '../../domain/pricing/tier.ts';
import { Form } from '../../lib/Form';
import { queryOf } from '../deskApi.ts';
import { AmountField } from '../orders/PaymentDialogs';
import { notYet, useActionForm } from '../parts/ActionForm';
import { LimitedField } from '../parts/LimitedField';
import { percentOrAmount } from '../parts/percentOrAmount.ts';
import { todayHere } from '../parts/times.ts';
import * as page from '../style/page.css';
import * as css from './offers.css';
import { offerIn, type TextField as Text, type TypedLine, type TypedOffer, typedProblem } from './typedOffer.ts';

interface OfferFormProps {
  typed: TypedOffer;
  isSaved?: boolean;
  /** Whether the customer has an earlier version. */
  isSent?: boolean;
  /** What can be done beside saving it. */
  children?: ReactNode;
  onChange: (change: Partial<TypedOffer>) => void;
  /** @throws ApiError */
  onSave: (offer: Offer) => Promise<unknown>;
}

/** Writes an offer. What is typed stays until it is saved. */
export function OfferForm({ typed, isSaved = false, isSent = false, children, onChange, onSave }: OfferFormProps) {
  const problem = typedProblem(typed);
  const isBegun = typed.lines.some(({ label }) => label !== '');
  const text = (name: Text) => ({
    value: typed[name],
    onValueChange: (value: string) => onChange({ [name]: value }),
  });
  const { form, button } = useActionForm(
    {
      className: page.stack,
      onSubmit: async () => notYet(await onSave(offerIn(typed))),
      submit: isSent ? 'Save the changes' : 'Save the draft',
      tone: isSaved ? 'line' : 'primary',
      unavailable: problem !== null,
    },
    useId(),
  );
  return (
    <div>
      <Form {...form}>
        <Section title="For whom">
          <div className={page.form}>
            <LimitedField label="Name" limit={limits.name} required {...text('name')} />
            <LimitedField label="E-mail" type="email" limit={limits.email} required {...text('email')} />
            <Checkbox
              label="They buy for a business"
              hint="The invoice then has its name, VAT number and address. A consumer can withdraw from the contract within 14 days."
              checked={typed.isBusiness}
              onCheckedChange={(isBusiness) => onChange({ isBusiness })}
            />
            {typed.isBusiness ? (
              <>
                <LimitedField label="Name of the business" limit={limits.name} {...text('company')} />
                <TextField label="VAT number, if it has one" {...text('vatNumber')} />
                <LimitedField label="Street address" limit={limits.name} required {...text('line1')} />
                <LimitedField label="Address line 2" limit={limits.name} {...text('line2')} />
                <LimitedField label="Town or city" limit={limits.name} required {...text('town')} />
                <LimitedField label="Postcode or Eircode" limit={limits.postcode} {...text('postcode')} />
                <TextField label="Country" required {...text('country')} />
              </>
            ) : null}
          </div>
        </Section>
        <Section title="What you offer">
          <div className={page.form}>
            <LimitedField
              label="Title"
              hint="The heading of the offer, and of its invoice: “Website for Byrne’s Bakery”."
              limit={limits.subject}
              required
              {...text('title')}
            />
            <LinesFields lines={typed.lines} onChange={(lines) => onChange({ lines })} />
            <LimitedField
              multiline
              label="Note to the customer"
              hint="Shown above the lines, in the e-mail too. May be empty."
              limit={limits.notes}
              {...text('note')}
            />
          </div>
        </Section>
        <Section title="How it is paid">
          <div className={page.form}>
            <Segmented
              label="What is paid first"
              options={percentOrAmount}
              value={typed.depositOf}
              onValueChange={(depositOf) => onChange({ depositOf })}
            />
            {typed.depositOf === 'percent' ? (
              <TextField
                label="Percent of the total, paid first"
                hint="100 for everything."
                inputMode="numeric"
                required
                {...text('deposit')}
              />
            ) : (
              <AmountField label="Paid first, in euro" {...text('deposit')} />
            )}
            <Checkbox
              label="Can be accepted without paying"
              hint="The order then waits for a transfer."
              checked={typed.payLater}
              onCheckedChange={(payLater) => onChange({ payLater })}
            />
            <DateField label="Valid until" min={todayHere()} required {...text('validUntil')} />
          </div>
        </Section>
        <Alert tone="warning">{isBegun && problem}</Alert>
        {form.children}
      </Form>
      <div className={`${page.actions} ${css.foot}`}>
        {button}
        {children}
      </div>
    </div>
  );
}

interface LinesFieldsProps {
  lines: readonly TypedLine[];
  onChange: (lines: readonly TypedLine[]) => void;
}

function LinesFields({ lines, onChange }: LinesFieldsProps) {
  const change = (key: number, part: Partial<TypedLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const isFull = lines.length >= maxOfferLines;
  /** The line that was added last: where one goes on writing. */
  const [added, setAdded] = useState<number>();
  const { data } = useQuery(queryOf(priceList.get));
  const sold = useMemo(() => (data ? priceListLines(catalogueOf(data.inForce as CatalogueData)) : []), [data]);
  const add = (
    isDiscount: boolean,
    { label, amount }: Pick<TypedLine, 'label' | 'amount'> = { label: '', amount: '' },
  ) => {
    const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
    // A line that is still empty makes room for what is picked.
    const kept = label === '' ? lines : lines.filter((line) => line.label !== '' || line.amount !== '');
    onChange([...kept, { key, isDiscount, label, amount }]);
    setAdded(key);
  };
  return (
    <>
      {lines.map(({ key, isDiscount, label, amount }, at) => {
        const number = lines.slice(0, at + 1).filter((line) => line.isDiscount === isDiscount).length;
        const name = `${isDiscount ? 'Discount' : 'Line'} ${number}`;
        return (
          <fieldset key={key} className={css.line}>
            <legend className={css.lineName}>{name}</legend>
            <LimitedField
              className={css.lineText}
              label={isDiscount ? 'Reason of the discount' : 'What it is'}
              limit={limits.short}
              required
              autoFocus={key === added}
              value={label}
              onValueChange={(text) => change(key, { label: text })}
            />
            <TextField
              className={css.lineAmount}
              label={isDiscount ? 'Euro off' : 'Euro'}
              inputMode="decimal"
              required
              value={amount}
              onValueChange={(text) => change(key, { amount: text })}
            />
            <Button
              tone="plain"
              aria-label={`Remove ${name.toLowerCase()}`}
              onClick={() => onChange(lines.filter((line) => line.key !== key))}
            >
              Remove
            </Button>
          </fieldset>
        );
      })}
      <div className={page.actions}>
        <Button disabled={isFull} onClick={() => add(false)}>
          Add a line
        </Button>
        <Button disabled={isFull} onClick={() => add(true)}>
          Add a discount
        </Button>
        {sold.length > 0 ? (
          <Menu
            label="Add from the price list"
            items={sold.map(({ label, amount }) => ({
              label: `${label}, ${formatCents(amount)}`,
              unavailable: isFull ? `An offer can have ${maxOfferLines} lines at most.` : undefined,
              onSelect: () => add(false, { label, amount: typedEuro(amount) }),
            }))}
          />
        ) : null}
      </div>
    </>
  );
}

/**
 * What the price list sells, as lines of an offer: systems at the price of the package builder, platforms at the middle of
 * their range. The platforms of the planner are left out: they are the same at other prices.
 */
export function priceListLines(catalogue: Catalogue): OfferLine[] {
  const { brandPackages, campaignPackages, trinityOptions, trinityPrices, tiers, solutions, dashboards } = catalogue;
  const line = (label: string, euro: number): OfferLine => ({ label, amount: toCents(euro) });
  return [
    ...Object.values(brandPackages).map(({ name, price }) => line(name, price)),
    ...Object.values(campaignPackages).map(({ name, price }) => line(name, price)),
    ...Object.entries(trinityPrices.configurator).map(([id, { beta }]) =>
      line(trinityOptions[id as keyof typeof trinityOptions].name, beta),
    ),
    ...Object.values(tiers).map((tier) => line(`${tier.name} platform`, midpoint(tier))),
    ...Object.values(solutions).map(({ title, price }) => line(title, price)),
    ...Object.values(dashboards).map(({ title, price }) => line(`${title} dashboard`, price)),
    line('In-store setup and training', catalogue.storeSetup),
    line('Consultation', catalogue.consultationFee),
  ];
}
