import { Checkbox } from '@agency-site/ui/Checkbox';
import '@agency-site/ui/Checkbox.css';
import { TextField } from '@agency-site/ui/TextField';
import '@agency-site/ui/TextField.css';
import { limits } from '../../../domain/contract/limits.ts';
import { businessProblem } from './business.ts';
import { businessesOnly } from './businessesOnly.ts';
import { row } from './Person.css';
import type { ReviewForm } from './reviewModule.ts';
import { reviewWords as words } from './words.ts';

/** Whether the visitor buys for a business, and for which: on the invoice, and the rights of consumers depend on it. */
export function Business({ form: { tried, business, onBusiness, companyRef, vatRef } }: { form: ReviewForm }) {
  const problem = tried ? businessProblem(business) : null;
  const errorOf = (field: NonNullable<typeof problem>['field']) =>
    problem?.field === field ? problem.message : undefined;
  return (
    <div>
      {!businessesOnly() && (
        <Checkbox label={words.business} checked={business.checked} onChange={(checked) => onBusiness({ checked })} />
      )}
      {business.checked && (
        <div className={row}>
          <TextField
            ref={companyRef}
            label={businessesOnly() ? `${words.company} *` : words.company}
            name="company"
            hint={words.companyHint}
            autoComplete="organization"
            maxLength={limits.name}
            value={business.company}
            error={errorOf('company')}
            onChange={(company) => onBusiness({ company })}
          />
          <TextField
            ref={vatRef}
            label={words.vatNumber}
            name="vat-number"
            hint={words.vatNumberHint}
            maxLength={limits.reference}
            value={business.vatNumber}
            error={errorOf('vatNumber')}
            onChange={(vatNumber) => onBusiness({ vatNumber })}
          />
        </div>
      )}
    </div>
  );
}
