import { Button } from '@agency-site/ui/Button';
import { useEffect, useRef, useState } from 'react';
import { openPage } from '../../api/openPage.ts';
import { paths } from '../../content/links/paths.ts';
import { wizardNames } from '../../content/links/wizardNames.ts';
import { tierIds, tiers } from '../../domain/catalogue/tiers.ts';
import { PlainForm } from '../../lib/PlainForm';
import { ArrowIcon } from '../../shell/icons';
import { fine, h3 } from '../../shell/style/type.css';
import * as css from './QuoteCard.css';
import { QuoteRow } from './QuoteRow';
import { QuoteSum } from './QuoteSum';
import { cardSystems, firstChoice, quoteHref, quoteView, readChoice } from './quoteChoice.ts';
import { quoteWords as words } from './quoteWords.ts';

/**
 * The quote calculator. Its state is in native form controls, so it keeps choices made before
 * hydration, and without scripts it submits to the quick quote.
 */
export function QuoteCard() {
  const [choice, setChoice] = useState(firstChoice);
  const form = useRef<HTMLFormElement>(null);
  const view = quoteView(choice);

  useEffect(() => {
    if (form.current) setChoice(readChoice(new FormData(form.current)));
  }, []);

  return (
    <PlainForm
      ref={form}
      className={css.card}
      action={paths.quote}
      aria-label={words.title}
      onChange={({ currentTarget }) => setChoice(readChoice(new FormData(currentTarget)))}
      onSubmit={() => openPage(quoteHref(choice))}
    >
      <div className={css.questions}>
        <h2 className={`${h3} ${css.title}`}>{words.title}</h2>
        <QuoteRow
          part="website"
          group="tier"
          options={tierIds.map((id) => ({ id, name: tiers[id].name }))}
          first={firstChoice.tier}
          price={view.parts.website}
          on={choice.parts.includes('website')}
        />
        <QuoteRow
          part="trinity"
          group="trinity"
          options={cardSystems.map((id) => ({ id, name: words.systems[id] }))}
          first={firstChoice.system}
          price={view.parts.trinity}
          on={choice.parts.includes('trinity')}
        />
      </div>
      <div className={css.answer}>
        <QuoteSum view={view} />
        <Button type="submit" tone="ink" wide className={css.go}>
          {choice.parts.length === 0 ? words.goBlank : words.go}
          <ArrowIcon />
        </Button>
        <p className={fine}>
          {words.more} <a href={paths.packageBuilder}>{wizardNames.configurator}</a>
        </p>
      </div>
    </PlainForm>
  );
}
