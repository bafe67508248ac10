import { Button } from '@agency-site/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { limits } from '../../domain/contract/limits.ts';
import {
  addFilter,
  listFilters,
  maxFilters,
  removeFilter,
  type SavedFilter,
} from '../../domain/contract/staff/filters.ts';
import type { ListSort } from '../../domain/contract/staff/list.ts';
import type { OrderView } from '../../domain/contract/staff/orders.ts';
import { queryOf } from '../deskApi.ts';
import { FormDialog } from '../parts/ActionForm';
import { ActionButton, DialogButton } from '../parts/buttons';
import { LimitedField } from '../parts/LimitedField';
import * as listCss from '../parts/listPage.css.ts';
import { parseNarrowing, type Shown, shownOf } from '../parts/useList.ts';
import * as page from '../style/page.css.ts';

interface SavedFiltersProps {
  shown: Shown;
  onChoose: (shown: Shown) => void;
}

/** The part of a list's state that a filter saves: invalid input is left out. */
const savedPartOf = ({ view, search, sort, ...typed }: Shown) => ({
  view: view as OrderView,
  search: search.trim(),
  sort: (sort || 'latest') as ListSort,
  ...parseNarrowing({ view, search, sort, ...typed }).applied,
});

/** The member's saved filters, and a button to save or remove the current one. */
export function SavedFilters({ shown, onChoose }: SavedFiltersProps) {
  const { data } = useQuery(queryOf(listFilters));
  if (!data) return null;
  const toSave = savedPartOf(shown);
  const isWorthSaving =
    toSave.search !== '' || toSave.sort !== 'latest' || Object.keys(parseNarrowing(shown).applied).length > 0;
  const isShown = (filter: SavedFilter) => JSON.stringify(savedPartOf(shownOf(filter))) === JSON.stringify(toSave);
  const current = data.filters.find(isShown);
  const quiet = `${listCss.view} ${page.quiet}`;
  return (
    <>
      {data.filters.map((filter) => (
        <Button
          key={filter.id}
          className={listCss.view}
          aria-pressed={isShown(filter)}
          onClick={() => onChoose(shownOf(filter))}
        >
          {filter.name}
        </Button>
      ))}
      {current ? (
        <ActionButton
          className={quiet}
          action={{ endpoint: removeFilter, params: { id: current.id }, done: `“${current.name}” is removed.` }}
        >
          Remove this filter
        </ActionButton>
      ) : isWorthSaving && data.filters.length < maxFilters ? (
        <DialogButton className={quiet} dialog={(onClose) => <SaveDialog toSave={toSave} onClose={onClose} />}>
          Save this filter
        </DialogButton>
      ) : null}
    </>
  );
}

const SaveDialog = ({ toSave, onClose }: { toSave: ReturnType<typeof savedPartOf>; onClose: () => void }) => (
  <FormDialog
    title="Save this filter"
    onClose={onClose}
    onSubmit={(entered) => ({
      endpoint: addFilter,
      body: { name: entered('name'), ...toSave },
      done: `“${entered('name')}” is saved beside the views.`,
    })}
    submit="Save"
  >
    <p>The view, the search, and how the list is sorted and narrowed are saved under a name, for you only.</p>
    <LimitedField
      label="Name"
      name="name"
      defaultValue={toSave.search.slice(0, limits.filterName)}
      limit={limits.filterName}
      required
    />
  </FormDialog>
);
