import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DataTable, type DataTableColumn } from './DataTable';
import { More, Selection, Sorted } from './DataTable.stories';

const user = userEvent.setup();

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const columns: readonly DataTableColumn<string, 'name'>[] = [
  { id: 'name', header: 'Name', cell: String, sortable: true },
];
const some = { label: 'Names', columns, rows: ['b', 'a'], rowKey: String };

test('a press on a header sorts by it, a second one the other way round, and both are announced', async () => {
  render(<Sorted />);
  expect(names()).toEqual(['Sinéad Moore', 'Bríd Daly', 'Orla Kane']);
  expect(screen.getByRole('columnheader', { name: 'Placed' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Total' }));
  expect(names()).toEqual(['Orla Kane', 'Bríd Daly', 'Sinéad Moore']);
  expect(screen.getByRole('columnheader', { name: 'Placed' })).not.toHaveAttribute('aria-sort');
  expect(screen.getByRole('status')).toHaveTextContent('Sorted by Total, ascending');
  await user.click(screen.getByRole('button', { name: 'Total' }));
  expect(names()).toEqual(['Sinéad Moore', 'Bríd Daly', 'Orla Kane']);
  expect(screen.getByRole('status')).toHaveTextContent('Sorted by Total, descending');
});

test('an app that sorts on its server holds the order: rows stay as they are given', async () => {
  const sort = vi.fn();
  render(<DataTable {...some} sort={{ column: 'name', direction: 'ascending' }} onSortChange={sort} />);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(sort).toHaveBeenCalledExactlyOnceWith({ column: 'name', direction: 'descending' });
  expect(screen.getByRole('columnheader')).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(['b', 'a']);
});

test('rows are selected one by one or all at once, and their number is announced', async () => {
  render(<Selection />);
  const [selected] = screen.getAllByRole('status');
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all shown' });
  const act = screen.getByRole('button', { name: 'Mark as done' });
  expect(act).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Select the order of Bríd Daly' }));
  expect(screen.getByRole('row', { name: /Bríd/ })).toHaveAttribute('data-state', 'selected');
  expect(selected).toHaveTextContent('1 row selected');
  expect(all.indeterminate).toBe(true);
  expect(act).toBeEnabled();
  await user.click(all);
  expect(selected).toHaveTextContent('2 rows selected');
  expect(all).toBeChecked();
  expect(all.indeterminate).toBe(false);
  expect(within(screen.getByRole('row', { name: /Orla/ })).queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(all);
  expect(selected).toBeEmptyDOMElement();
});

test('the app may hold the selection; a key without a row counts for nothing', async () => {
  const change = vi.fn();
  const bulk = vi.fn(() => null);
  render(<DataTable {...some} selected={['a', 'gone']} onSelectedChange={change} bulk={bulk} />);
  expect(bulk).toHaveBeenLastCalledWith(['a']);
  await user.click(screen.getByRole('checkbox', { name: 'Select b' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(['a', 'gone', 'b']);
  expect(screen.getByRole('checkbox', { name: 'Select b' })).not.toBeChecked();
});

test('only the row whose checkbox is pressed is rendered again', async () => {
  const cell = vi.fn(String);
  const one = [{ id: 'name', header: 'Name', cell }];
  render(<DataTable {...some} columns={one} bulk={() => null} />);
  cell.mockClear();
  await user.click(screen.getByRole('checkbox', { name: 'Select b' }));
  expect(cell.mock.calls).toEqual([['b']]);
});

test('further rows follow those that are there, and a failure below them keeps them', async () => {
  const { unmount } = render(<More />);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(names()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  unmount();
  render(<DataTable {...some} onMore={() => {}} error="It failed." onRetry={() => {}} />);
  expect(names()).toEqual(['b', 'a']);
  expect(screen.getByRole('alert')).toHaveTextContent('It failed.');
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
