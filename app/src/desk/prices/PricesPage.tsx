import { Section } from '@agency-site/ui/Section';
import { catalogueChanges } from '../../domain/catalogue/editing.ts';
import { priceList } from '../../domain/contract/staff/published.ts';
import { PublishedPage } from '../published/PublishedPage';
import * as css from '../published/published.css.ts';
import { List, Value } from './Fields';
import { sections } from './sections.ts';

/** Prices, packages and their texts. */
export const PricesPage = () => (
  <PublishedPage
    endpoints={priceList}
    title="Prices"
    what="the prices"
    name="Price list"
    path="/prices"
    sections={sections}
    changesOf={catalogueChanges}
    note="Orders keep the price that was accepted, and saved quotes theirs until they expire. Everyone else sees the new prices within seconds."
    fieldsOf={({ title, parts }, draft) =>
      parts.map((part) => (
        <Section
          key={(part.title ?? title) + ('values' in part ? part.values.join() : part.at.join())}
          title={part.title ?? title}
        >
          {'values' in part ? (
            <div className={css.row}>
              {part.values.map((path) => (
                <Value key={path} draft={draft} at={path.split('.')} />
              ))}
            </div>
          ) : (
            <List draft={draft} part={part} />
          )}
        </Section>
      ))
    }
  />
);
