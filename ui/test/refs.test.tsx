import { render, screen } from '@testing-library/react';
import type { ReactElement, RefCallback } from 'react';
import { expect, test, vi } from 'vitest';
import * as ui from '../src/index';

const nothing = () => {};
const children = { children: 'Words' };
const words = { title: 'Title', ...children };
const amount = { min: 0, max: 9, format: String };
const path = { title: 'Own', value: 'own', price: '1', deposit: '1', description: 'Drawn', features: [], action: 'Go' };
const calendar = { today: '2026-11-20', days: {}, zoneNote: 'Ireland' };

const drawn: Record<string, (given: object) => ReactElement> = {
  Accordion: (given) => <ui.Accordion items={[]} {...given} />,
  Alert: (given) => <ui.Alert {...given} />,
  Badge: (given) => <ui.Badge {...children} {...given} />,
  Banner: (given) => <ui.Banner actions={null} {...words} {...given} />,
  BudgetBar: (given) => <ui.BudgetBar budget={9} spent={0} format={String} {...given} />,
  Button: (given) => <ui.Button {...children} {...given} />,
  Checkbox: (given) => <ui.Checkbox label="Terms" {...given} />,
  ChoiceGroup: (given) => <ui.ChoiceGroup legend="One" name="one" {...children} {...given} />,
  ConsentSwitch: (given) => <ui.ConsentSwitch label="Analytics" topics={[]} {...given} />,
  DataTable: (given) => <ui.DataTable label="Rows" columns={[]} rows={['one']} rowKey={String} {...given} />,
  DateField: (given) => <ui.DateField label="Day" {...given} />,
  DescriptionList: (given) => <ui.DescriptionList items={[]} {...given} />,
  Dialog: (given) => <ui.Dialog open onOpenChange={nothing} {...words} {...given} />,
  Drawer: (given) => <ui.Drawer open onOpenChange={nothing} label="Menu" {...children} {...given} />,
  EmptyState: (given) => <ui.EmptyState {...given} />,
  Menu: (given) => <ui.Menu label="More" items={[]} {...given} />,
  MultiSelect: (given) => <ui.MultiSelect label="Some" options={[]} {...given} />,
  OrderSummary: (given) => <ui.OrderSummary lines={[]} total="0" {...given} />,
  PackageCard: (given) => <ui.PackageCard type="radio" name="one" value="one" title="One" {...given} />,
  PathOption: (given) => <ui.PathOption name="path" {...path} {...given} />,
  PriceCard: (given) => <ui.PriceCard title="Core" {...given} />,
  ScrollTop: (given) => <ui.ScrollTop {...given} />,
  Section: (given) => <ui.Section {...words} {...given} />,
  Segmented: (given) => <ui.Segmented label="View" options={[]} {...given} />,
  Select: (given) => <ui.Select label="Host" options={[]} {...given} />,
  Slider: (given) => <ui.Slider label="Budget" {...amount} {...given} />,
  SlotCalendar: (given) => <ui.SlotCalendar {...calendar} {...given} />,
  StepShell: (given) => <ui.StepShell label="Quote" steps={[]} at={0} {...words} {...given} />,
  TextField: (given) => <ui.TextField label="Name" {...given} />,
  'TextField of several lines': (given) => <ui.TextField label="Notes" multiline {...given} />,
  Toast: (given) => <ui.Toast onDismiss={nothing} {...children} {...given} />,
  ToastRegion: (given) => <ui.ToastRegion {...given} />,
};

test.each(Object.entries(drawn))(
  '%s passes its ref, id, ARIA and data attributes to its element, and class and style to its root',
  (_, draw) => {
    const ref = vi.fn<RefCallback<HTMLElement>>();
    const given = {
      ref,
      id: 'placed',
      className: 'placed',
      style: { order: 2 },
      'aria-describedby': 'why',
      'data-testid': 'placed',
    };
    const { rerender } = render(draw(given));
    rerender(draw(given));
    const element = screen.getByTestId('placed');
    // Once, however often it renders: such a ref may move the focus.
    expect(ref).toHaveBeenCalledExactlyOnceWith(element);
    expect(element).toHaveAttribute('id', 'placed');
    expect(element).toHaveAttribute('aria-describedby', expect.stringContaining('why'));
    expect(element.closest('.placed')).toHaveStyle({ order: '2' });
  },
);
