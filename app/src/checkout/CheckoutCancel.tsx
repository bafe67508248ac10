import { buttonClass } from '@agency-site/ui/Button';
import { paths } from '../content/links/paths.ts';
import { site } from '../content/site.ts';
import { FillingKnot } from '../shell/art/FillingKnot';
import { useHydrated } from '../shell/tool/useHydrated.ts';
import { checkoutOrigin, lastCheckoutSession } from '../wizards/kit/checkout/checkoutOrigin.ts';
import { useCheckoutStatus } from '../wizards/kit/checkout/useCheckoutStatus.ts';
import { CheckoutOutcome, ReturnLink } from './CheckoutOutcome';
import { actions, awaitingScript, headed, knot, lead, page, title } from './checkout.css';
import { leftPayment, unpaidWays } from './words.ts';

/** The cancel page of the checkout. The visitor may have paid in another tab all the same. */
export function Component() {
  const hydrated = useHydrated();
  const session = hydrated ? lastCheckoutSession() : undefined;
  const { state, retry } = useCheckoutStatus(session);
  const known = session && state.status !== 'loading' && state.status !== 'unreachable' && state.status !== 'not-found';
  if (known) return <CheckoutOutcome state={state} retry={retry} />;
  const origin = hydrated ? checkoutOrigin() : undefined;
  const way = origin ? unpaidWays.quote : leftPayment.linked;
  return (
    <div className={page} data-no-newsletter>
      <title>{`${leftPayment.title} – ${site.name}`}</title>
      <div className={headed}>
        <FillingKnot className={knot} filled={1} />
        <div>
          <h1 className={title}>{leftPayment.title}</h1>
          <p className={lead}>
            {origin?.ordered ? leftPayment.ordered : hydrated ? `${leftPayment.text} ${way}` : leftPayment.text}
          </p>
        </div>
      </div>
      <div className={hydrated ? actions : awaitingScript}>
        {origin && <ReturnLink {...origin} />}
        <a className={buttonClass()} href={paths.home}>
          Go to the home page
        </a>
      </div>
    </div>
  );
}
