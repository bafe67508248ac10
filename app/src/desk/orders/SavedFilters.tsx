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
import type { OrderView } from '../../domain/contract/staff/orders.ts';
import { queryOf } from '../deskApi.ts';
import { FormDialog } from '../parts/ActionForm';
import { ActionButton, DialogButton } from '../parts/buttons';
import { LimitedField } from '../parts/LimitedField';
import * as listCss from '../parts/listPage.css.ts';
import * as page from '../style/page.css.ts';

/** What a filter keeps of what a list shows. */
type Kept = Pick<SavedFilter, 'search'> & { view: string };

interface SavedFiltersProps {
  shown: Kept;
  onChoose: (shown: Kept) => void;
}

/** The member's saved filters, and a button to save or remove the current one. */
export function SavedFilters({ shown, onChoose }: SavedFiltersProps) {
  const { data } = useQuery(queryOf(listFilters));
  if (!data) return null;
  const search = shown.search.trim();
  const isShown = (filter: SavedFilter) => filter.view === shown.view && filter.search === search;
  const current = data.filters.find(isShown);
  const quiet = `${listCss.view} ${page.quiet}`;
  return (
    <>
      {data.filters.map((filter) => (
        <Button
          key={filter.id}
          className={listCss.view}
          aria-pressed={isShown(filter)}
          onClick={() => onChoose(filter)}
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
      ) : search !== '' && data.filters.length < maxFilters ? (
        <DialogButton
          className={quiet}
          dialog={(onClose) => <SaveDialog shown={{ view: shown.view, search }} onClose={onClose} />}
        >
          Save this filter
        </DialogButton>
      ) : null}
    </>
  );
}

const SaveDialog = ({ shown, onClose }: { shown: Kept; onClose: () => void }) => (
  <FormDialog
    title="Save this filter"
    onClose={onClose}
    onSubmit={(entered) => ({
      endpoint: addFilter,
      body: { name: entered('name'), view: shown.view as OrderView, search: shown.search },
      done: `“${entered('name')}” is saved beside the views.`,
    })}
    submit="Save"
  >
    <p>The view and the search are saved under a name, for you only.</p>
    <LimitedField
      label="Name"
      name="name"
      defaultValue={shown.search.slice(0, limits.filterName)}
      limit={limits.filterName}
      required
    />
  </FormDialog>
);
