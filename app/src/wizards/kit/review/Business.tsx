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
export function Business({ form: { id, tried, business, onBusiness } }: { form: ReviewForm }) {
  const problem = tried ? businessProblem(business) : null;
  const field = (name: BusinessField) => ({
    name,
    form: id,
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
