import { Disclosure } from '@agency-site/ui/Accordion';
import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import { useEffect, useState } from 'react';
import { checkDiscount } from '../../../api/checkout.ts';
import { discountWords } from '../../../domain/pricing/discount.ts';
import { PlainForm } from '../../../lib/PlainForm';
import { useTask } from '../../../lib/useTask.ts';
import type { Selection } from '../../../orders/selection.ts';
import type { QuotedBill } from '../saved-quote/useSavedPrice.ts';
import { discountStore } from './discountStore.ts';
import * as css from './PurchaseButtons.css';

const words = {
  title: 'I have a discount code',
  label: 'Discount code',
  apply: 'Apply',
  checking: 'Checking …',
  remove: 'Remove',
  applied: (code: string, off: string) => `${code}: ${off}. It’s in the summary.`,
} as const;

interface DiscountCodeProps {
  selection: Selection;
  bill: QuotedBill;
}

/** Asks for a discount code, and says what it takes off. One that was applied before a reload is applied again. */
export function DiscountCode({ selection, bill: { discount, savedQuote } }: DiscountCodeProps) {
  const [code, setCode] = useState(discountStore.storedCode);
  const [hadCode] = useState(code !== '');
  const { run, busy, failure, forget } = useTask(async () => {
    const savedQuoteToken = savedQuote?.token;
    const found = await checkDiscount({ code, selection, ...(savedQuoteToken && { savedQuoteToken }) });
    setCode(found.code);
    discountStore.set(found);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when Review opens.
  useEffect(() => {
    if (code !== '' && discountStore.get() === null) void run();
  }, []);
  const remove = () => {
    discountStore.set(null);
    setCode('');
    forget();
  };
  return (
    <div className={css.code}>
      <Disclosure size="s" title={words.title} open={hadCode} wide>
        <PlainForm className={css.form} onSubmit={() => (code.trim() === '' ? undefined : run())}>
          <TextField
            label={words.label}
            name="discount-code"
            autoComplete="off"
            value={code}
            readOnly={discount !== null}
            error={discount ? undefined : failure?.message}
            onValueChange={(typed) => {
              setCode(typed);
              forget();
            }}
          />
          {discount ? (
            <Button className={css.button} onClick={remove}>
              {words.remove}
            </Button>
          ) : (
            <Button type="submit" className={css.button} busy={busy} busyLabel={words.checking}>
              {words.apply}
            </Button>
          )}
        </PlainForm>
      </Disclosure>
      <p className={css.said} role="status">
        {discount && words.applied(discount.code, discountWords(discount))}
      </p>
    </div>
  );
}
