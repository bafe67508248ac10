import { buttonClass } from '@agency-site/ui';
import { cancelledOrder, checkoutWords } from '../content/checkout.ts';
import { paths } from '../content/paths.ts';
import { site } from '../content/site.ts';
import { Link } from '../shell/Link';
import { useArrived } from '../shell/useArrived.ts';
import { wayBack } from '../wizards/checkout/wayBack.ts';
import { actions, awaitingScript, lead, page, title } from './checkout.css';
import { WayBack } from './WayBack';

/** Where the card provider sends a visitor who turned back. */
export function Component() {
  const { title: heading, text } = checkoutWords.cancelled;
  const arrived = useArrived();
  const way = arrived ? wayBack() : { to: paths.quote, ordered: false };
  return (
    <div className={page}>
      <title>{`${heading} – ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={title}>{heading}</h1>
      <p className={lead}>{way.ordered ? cancelledOrder : text}</p>
      <div className={arrived ? actions : awaitingScript}>
        <WayBack {...way} />
        <Link className={buttonClass({ tone: 'line' })} to={paths.home}>
          To the home page
        </Link>
      </div>
    </div>
  );
}
