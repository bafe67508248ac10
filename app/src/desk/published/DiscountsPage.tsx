import { Checkbox } from '@agency-site/ui/Checkbox';
import { DateField } from '@agency-site/ui/DateField';
import { Segmented } from '@agency-site/ui/Segmented';
import { TextField } from '@agency-site/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { countDiscountUses } from '../../domain/contract/staff/orders.ts';
import { discounts } from '../../domain/contract/staff/published.ts';
import { tidyCode } from '../../domain/pricing/discount.ts';
import {
  discountChanges,
  discountNames,
  type WrittenDiscount,
  type WrittenDiscounts,
  wizardsInWords,
} from '../../domain/staff/discounts.ts';
import { wizardIds } from '../../domain/wizard/wizardIds.ts';
import { capitalised, plural } from '../../domain/words.ts';
import { queryOf } from '../deskApi.ts';
import { percentOrAmount } from '../parts/percentOrAmount.ts';
import * as page from '../style/page.css.ts';
import { Entries, type Entry } from './Entries';
import { type Draft, PublishedPage } from './PublishedPage';

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
    first="an empty list"
    name="Discount codes"
    path="/discounts"
    sections={sections}
    changesOf={discountChanges}
    note="Buyers can use them from now on. Orders that were placed keep their price."
    fieldsOf={(_, draft) => <Codes draft={draft} />}
  />
);

const Codes = ({ draft }: { draft: Draft<WrittenDiscounts> }) => (
  <Entries
    draft={draft}
    at="codes"
    entries={draft.data.codes}
    blank={blank}
    add="Add a code"
    empty="There is no code yet."
    names={discountNames(draft.data.codes)}
  >
    {(entry) => <Code {...entry} />}
  </Entries>
);

/** @param uses undefined while they aren't known */
const usesWords = (uses: number | undefined) => (uses === undefined ? '' : ` So far: ${plural(uses, 'order')}.`);

function Code({ value: code, first, change, error }: Entry<WrittenDiscount>) {
  const text = (field: 'code' | 'value' | 'uses') => ({
    value: code[field],
    error: error(field),
    onValueChange: (value: string) => change(field, value),
  });
  const { data } = useQuery(queryOf(countDiscountUses));
  const uses =
    code.code === '' ? undefined : data && (data.uses.find((each) => each.code === tidyCode(code.code))?.orders ?? 0);
  return (
    <>
      <TextField label="Code" hint="Capitals or not, buyers can write it as they like." ref={first} {...text('code')} />
      <Segmented
        label="What it takes off"
        options={percentOrAmount}
        value={code.of}
        onValueChange={(of) => change('of', of)}
      />
      <TextField
        label={code.of === 'percent' ? 'Percent of the total' : 'Amount in euro'}
        inputMode="decimal"
        {...text('value')}
      />
      <fieldset>
        <legend className={page.strong}>Where it counts</legend>
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
        hint={`Counted once they are paid, those of an earlier code of this name too. Empty for any number.${usesWords(uses)}`}
        inputMode="numeric"
        {...text('uses')}
      />
      <DateField
        label="Last day"
        hint="It counts until the end of this day in Ireland. Empty for no end."
        value={code.until}
        error={error('until')}
        onValueChange={(day) => change('until', day)}
      />
    </>
  );
}
