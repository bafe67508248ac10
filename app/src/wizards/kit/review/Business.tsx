import { Checkbox } from '@agency-site/ui/Checkbox';
import { TextField } from '@agency-site/ui/TextField';
import { countries } from '../../../domain/countries.ts';
import { countryName } from '../../../domain/seller.ts';
import type { BusinessField } from './blankBusiness.ts';
import { businessesOnly } from './blankBusiness.ts';
import { businessProblem } from './business.ts';
import { row } from './Person.css';
import type { ReviewForm } from './reviewModule.ts';
import { reviewWords as words } from './words.ts';

const countryNames = countries.map(countryName);

/** Whether the visitor buys for a business, for which, and where it is: on the invoice, and the rights of consumers depend on it. */
export function Business({ form: { tried, business, onBusiness, businessRefs } }: { form: ReviewForm }) {
  const problem = tried ? businessProblem(business) : null;
  const field = (name: BusinessField) => ({
    ref: (input: HTMLInputElement | null) => {
      businessRefs.current[name] = input;
    },
    label: words[name],
    value: business[name],
    required: words[name].endsWith('*'),
    error: problem?.field === name ? problem.message : undefined,
    onValueChange: (value: string) => onBusiness({ [name]: value }),
  });
  return (
    <div>
      {!businessesOnly() && (
        <Checkbox
          label={words.business}
          checked={business.checked}
          onCheckedChange={(checked) => onBusiness({ checked })}
        />
      )}
      {business.checked && (
        <div className={row}>
          <TextField
            {...field('company')}
            label={businessesOnly() ? `${words.company} *` : words.company}
            required={businessesOnly()}
            name="company"
            hint={words.companyHint}
            autoComplete="organization"
          />
          <TextField {...field('vatNumber')} name="vat-number" hint={words.vatNumberHint} />
          <TextField {...field('line1')} name="address-line1" autoComplete="address-line1" />
          <TextField {...field('line2')} name="address-line2" autoComplete="address-line2" />
          <TextField {...field('town')} name="town" autoComplete="address-level2" />
          <TextField {...field('postcode')} name="postcode" autoComplete="postal-code" />
          <TextField {...field('country')} name="country" autoComplete="country-name" list="countries" />
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
