import { Button } from '@agency-site/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { landing } from '../../content/landing.ts';
import { paths } from '../../content/paths.ts';
import { tierIds, tiers } from '../../domain/catalogue/tiers.ts';
import { trinityOptions } from '../../domain/catalogue/trinity.ts';
import { ArrowIcon } from '../../shell/icons';
import { fine, h3 } from '../../shell/type.css';
import * as css from './QuoteCard.css';
import { QuoteRow } from './QuoteRow';
import { QuoteSum } from './QuoteSum';
import {
  cardSystems,
  firstChoice,
  hasPlatform,
  hasSystem,
  mayNeedStore,
  quoteHref,
  quoteView,
  readChoice,
} from './quoteChoice.ts';

const words = landing.card;
const systems = cardSystems.map((id) => ({ id, name: trinityOptions[id].name }));
const platforms = tierIds.map((id) => ({ id, name: tiers[id].name }));

/**
 * A small quote that works. Its state is that of the form's native controls, so it holds what was chosen before the
 * script arrived, and without scripts it opens the quote builder with the same fields.
 */
export function QuoteCard() {
  const [choice, setChoice] = useState(firstChoice);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { system, platform, discount, total, due } = quoteView(choice);

  useEffect(() => {
    if (form.current) setChoice(readChoice(new FormData(form.current)));
  }, []);

  return (
    <form
      ref={form}
      className={css.card}
      action={paths.quote}
      aria-label={words.title}
      onChange={({ currentTarget }) => setChoice(readChoice(new FormData(currentTarget)))}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(quoteHref(choice));
      }}
    >
      <div className={css.head}>
        <h2 className={h3}>{words.title}</h2>
        <span className={fine}>{words.currency}</span>
      </div>
      <QuoteRow
        part="trinity"
        title={words.system}
        line={system}
        group="trinity"
        options={systems}
        first={firstChoice.trinity}
        on={hasSystem(choice)}
      />
      <QuoteRow
        part="website"
        title={words.platform}
        line={platform}
        group="tier"
        options={platforms}
        first={firstChoice.tier}
        on={hasPlatform(choice)}
      />
      <QuoteSum discount={discount} total={total} due={due} />
      <div className={css.foot}>
        <Button type="submit" tone="ink" wide>
          {choice.solution === null ? words.goBlank : words.go}
          <ArrowIcon />
        </Button>
        <p className={`${fine} ${css.note}`}>{mayNeedStore(choice) ? words.storeNote : words.note}</p>
      </div>
    </form>
  );
}
