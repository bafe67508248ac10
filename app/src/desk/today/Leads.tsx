import { Button } from '@agency-site/ui/Button';
import { Section } from '@agency-site/ui/Section';
import { useState } from 'react';
import { shortDayLabel } from '../../domain/booking/labels.ts';
import type { Lead } from '../../domain/contract/staff/today.ts';
import { formatCents } from '../../domain/money.ts';
import { formatAge } from '../../domain/staff/formatAge.ts';
import { LinkRow } from '../parts/Row';
import * as page from '../style/page.css.ts';

/** As many are shown at first. */
const atFirst = 5;

/** Who saved a quote lately and has ordered nothing since, the latest first. */
export function Leads({ leads, now }: { leads: readonly Lead[]; now: number }) {
  const [isWhole, setIsWhole] = useState(false);
  if (leads.length === 0) return null;
  const shown = isWhole ? leads : leads.slice(0, atFirst);
  return (
    <Section title="Saved a quote, ordered nothing yet" aside={leads.length}>
      <ul>
        {shown.map(({ email, name, title, total, savedAt, validUntil }) => (
          <LinkRow
            key={email}
            to={`/people/${encodeURIComponent(email)}`}
            title={name || email}
            about={`${title} · ${formatCents(total)}, until ${shortDayLabel(validUntil)}`}
          >
            {formatAge(savedAt, now)}
          </LinkRow>
        ))}
      </ul>
      {leads.length > atFirst ? (
        <p className={page.below}>
          <Button aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${leads.length}`}
          </Button>
        </p>
      ) : null}
    </Section>
  );
}
