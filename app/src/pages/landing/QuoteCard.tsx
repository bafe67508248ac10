import '@agency-site/ui/Button.css';
import { Button } from '@agency-site/ui/Button';
import { useEffect, useRef, useState } from 'react';
import { openPage } from '../../api/openPage.ts';
import { paths } from '../../content/links/paths.ts';
import { brandIds, brandPackages } from '../../domain/catalogue/brand.ts';
import { campaignIds, campaignPackages } from '../../domain/catalogue/campaigns.ts';
import { tierIds, tiers } from '../../domain/catalogue/tiers.ts';
import { ArrowIcon } from '../../shell/icons';
import { fine, h3 } from '../../shell/style/type.css';
import * as css from './QuoteCard.css';
import { QuoteRow } from './QuoteRow';
import { QuoteSum } from './QuoteSum';
import { type CardService, cardServices, firstChoice, quoteHref, quoteView, readChoice } from './quoteChoice.ts';
import { landing } from './words.ts';

const words = landing.card;

const rows: Readonly<
  Record<CardService, { group: 'brand' | 'campaign' | 'tier'; options: { id: string; name: string }[] }>
> = {
  'brand-identity': {
    group: 'brand',
    options: brandIds.map((id) => ({ id, name: brandPackages[id].name.replace(' Brand Identity', '') })),
  },
  'ad-campaigns': {
    group: 'campaign',
    options: campaignIds.map((id) => ({ id, name: campaignPackages[id].name.replace(' Campaign', '') })),
  },
  'complete-platform': { group: 'tier', options: tierIds.map((id) => ({ id, name: tiers[id].name })) },
};

/**
 * The quote calculator. Its state is in native form controls, so it keeps choices made before
 * hydration, and without scripts it submits to the configurator.
 */
export function QuoteCard() {
  const [choice, setChoice] = useState(firstChoice);
  const form = useRef<HTMLFormElement>(null);
  const { lines, total, due } = quoteView(choice);
  const { services } = choice;

  useEffect(() => {
    if (form.current) setChoice(readChoice(new FormData(form.current)));
  }, []);

  return (
    <form
      ref={form}
      className={css.card}
      action={paths.configurator}
      aria-label={words.title}
      onChange={({ currentTarget }) => setChoice(readChoice(new FormData(currentTarget)))}
      onSubmit={(event) => {
        event.preventDefault();
        openPage(quoteHref(choice));
      }}
    >
      <input type="hidden" name="only" value="yes" />
      <div className={css.head}>
        <h2 className={h3}>{words.title}</h2>
        <span className={fine}>{words.currency}</span>
      </div>
      {cardServices.map((id) => (
        <QuoteRow
          key={id}
          service={id}
          title={words.services[id]}
          line={lines[id]}
          {...rows[id]}
          first={firstChoice[rows[id].group]}
          on={services.includes(id)}
        />
      ))}
      <QuoteSum total={total} due={due} />
      <div className={css.foot}>
        <Button type="submit" tone="ink" wide>
          {services.length === 0 ? words.goBlank : words.go}
          <ArrowIcon />
        </Button>
        <p className={`${fine} ${css.note}`}>
          {services.includes('complete-platform') ? words.systemNote : words.note}
        </p>
      </div>
    </form>
  );
}
