import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import type { ReactNode } from 'react';
import * as css from './listPage.css.ts';
import type { ListState } from './useList.ts';

interface ListToolsProps<Row, Listed> {
  list: ListState<Row, Listed>;
  /** Further choices beside the views. */
  children?: ReactNode;
}

/** The views of a list, and its search. */
export const ListTools = <Row, Listed>({ list, children }: ListToolsProps<Row, Listed>) => (
  <div className={css.tools}>
    {list.views ? (
      <fieldset className={css.views}>
        <legend hidden>Which {list.what}</legend>
        {list.views.map(([view, name]) => (
          <Button
            key={view}
            className={css.view}
            aria-pressed={view === list.shown.view}
            onClick={() => list.show({ view })}
          >
            {name}
          </Button>
        ))}
        {children}
      </fieldset>
    ) : null}
    {list.placeholder ? (
      <TextField
        className={css.search}
        type="search"
        label={`Search ${list.what}`}
        labelHidden
        placeholder={list.placeholder}
        value={list.typed}
        onValueChange={(search) => list.show({ search })}
      />
    ) : null}
  </div>
);
