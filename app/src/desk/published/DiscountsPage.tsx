import { Button } from '@agency-site/ui/Button';
import { Checkbox } from '@agency-site/ui/Checkbox';
import { DateField } from '@agency-site/ui/DateField';
import { EmptyState } from '@agency-site/ui/EmptyState';
import { Section } from '@agency-site/ui/Section';
import { Segmented } from '@agency-site/ui/Segmented';
import { TextField } from '@agency-site/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { discounts } from '../../domain/contract/staff/published.ts';
import { tidyCode } from '../../domain/pricing/discount.ts';
import {
  discountChanges,
  type WrittenDiscount,
  type WrittenDiscounts,
  wizardsInWords,
} from '../../domain/staff/discounts.ts';
import { wizardIds } from '../../domain/wizard/wizardIds.ts';
import { capitalised } from '../../domain/words.ts';
import * as page from '../style/page.css.ts';
import { type Draft, PublishedPage } from './PublishedPage';
import * as css from './published.css.ts';

const sections = [
  {
    id: 'codes',
    title: 'Codes',
    about:
      'Buyers enter a code at the end of a wizard. It lowers the total, and what is due today with it. To see who used one, search the orders for it.',
  },
];

const blank: WrittenDiscount = { code: '', of: 'percent', value: '', wizards: [...wizardIds], uses: '', until: '' };

/** The discount codes that buyers can enter. */
export const DiscountsPage = () => (
  <PublishedPage
    endpoints={discounts}
    title="Discounts"
    what="the discount codes"
    first="the empty list"
    name="Discount codes"
    path="/discounts"
    sections={sections}
    changesOf={discountChanges}
    note="Buyers can use them from now on. Orders that were placed keep their price."
    fieldsOf={(_, draft) => <Codes draft={draft} />}
  />
);

function Codes({ draft }: { draft: Draft<WrittenDiscounts> }) {
  const codes = Object.entries(draft.data.codes);
  const add = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState('');
  return (
    <div className={page.stack}>
      {codes.length === 0 ? <EmptyState>There is no code yet.</EmptyState> : null}
      {codes.map(([id, code]) => (
        <Code
          key={id}
          id={id}
          code={code}
          draft={draft}
          isNew={id === added}
          onRemove={() => {
            draft.onChange(['codes', id], undefined);
            add.current?.focus();
          }}
        />
      ))}
      <div>
        <Button
          ref={add}
          onClick={() => {
            const id = `code-${crypto.randomUUID()}`;
            setAdded(id);
            draft.onChange(['codes', id], blank);
          }}
        >
          Add a code
        </Button>
      </div>
    </div>
  );
}

interface CodeProps {
  id: string;
  code: WrittenDiscount;
  draft: Draft<WrittenDiscounts>;
  /** Whether it has just been added: then the focus moves to it. */
  isNew: boolean;
  onRemove: () => void;
}

function Code({ id, code, draft, isNew, onRemove }: CodeProps) {
  const first = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is added.
  useEffect(() => {
    if (isNew) first.current?.focus();
  }, []);
  const change = (field: keyof WrittenDiscount, value: unknown) => draft.onChange(['codes', id, field], value);
  const error = (field: keyof WrittenDiscount) => draft.problems.find(({ path }) => path === `${id}.${field}`)?.message;
  const text = (field: 'code' | 'value' | 'uses') => ({
    value: code[field],
    error: error(field),
    onValueChange: (value: string) => change(field, value),
  });
  const name = tidyCode(code.code) || 'New code';
  return (
    <Section title={name}>
      <div className={css.settings}>
        <TextField
          label="Code"
          hint="Capitals or not, buyers can write it as they like."
          ref={first}
          {...text('code')}
        />
        <Segmented
          label="What it takes off"
          options={[
            { value: 'percent', label: 'A percentage' },
            { value: 'amount', label: 'An amount' },
          ]}
          value={code.of}
          onValueChange={(of) => change('of', of)}
        />
        <TextField
          label={code.of === 'percent' ? 'Percent of the total' : 'Amount in euro'}
          inputMode="decimal"
          {...text('value')}
        />
        <fieldset>
          <legend className={css.legend}>Where it counts</legend>
          {wizardIds.map((wizard) => (
            <Checkbox
              key={wizard}
              label={capitalised(wizardsInWords([wizard]))}
              checked={code.wizards.includes(wizard)}
              error={wizard === wizardIds.at(-1) ? error('wizards') : undefined}
              onCheckedChange={(checked) =>
                change(
                  'wizards',
                  wizardIds.filter((each) => (each === wizard ? checked : code.wizards.includes(each))),
                )
              }
            />
          ))}
        </fieldset>
        <TextField
          label="How many orders"
          hint="Counted once they are paid, those of an earlier code of this name too. Empty for any number."
          inputMode="numeric"
          {...text('uses')}
        />
        <DateField
          label="Last day"
          hint="Empty for no end."
          value={code.until}
          error={error('until')}
          onValueChange={(day) => change('until', day)}
        />
        <div>
          <Button size="s" onClick={onRemove} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </div>
      </div>
    </Section>
  );
}
