import { render, screen } from '@testing-library/react';
import type { ReactElement, RefCallback } from 'react';
import { expect, test, vi } from 'vitest';
import {
  Banner,
  BudgetBar,
  Button,
  ChoiceGroup,
  Dialog,
  Drawer,
  MultiSelect,
  PackageCard,
  PriceCard,
  ScrollTop,
  Slider,
  StepShell,
  TextField,
  Toast,
} from '../src/index';

const nothing = () => {};
const children = { children: 'Words' };
const words = { title: 'Title', ...children };

const drawn: Record<string, (ref: RefCallback<HTMLElement>) => ReactElement> = {
  Banner: (ref) => <Banner ref={ref} actions={null} {...words} />,
  ChoiceGroup: (ref) => <ChoiceGroup ref={ref} legend="One" name="one" {...children} />,
  Dialog: (ref) => <Dialog ref={ref} open onOpenChange={nothing} {...words} />,
  Drawer: (ref) => <Drawer ref={ref} open onOpenChange={nothing} label="Menu" {...children} />,
  MultiSelect: (ref) => <MultiSelect ref={ref} label="Some" options={[]} />,
  PackageCard: (ref) => <PackageCard ref={ref} type="radio" name="one" value="one" title="One" />,
  ScrollTop: (ref) => <ScrollTop ref={ref} />,
  Slider: (ref) => <Slider ref={ref} label="Budget" min={0} max={9} format={String} />,
  TextField: (ref) => <TextField ref={ref} label="Name" />,
  BudgetBar: (ref) => <BudgetBar ref={ref} budget={9} spent={0} format={String} />,
  Button: (ref) => <Button ref={ref as RefCallback<HTMLButtonElement>} {...children} />,
  PriceCard: (ref) => <PriceCard ref={ref} title="Core" />,
  Toast: (ref) => <Toast ref={ref} onDismiss={nothing} {...children} />,
};

// Such a ref may move the focus, which must not happen again whenever the app renders.
test.each(Object.entries(drawn))('%s calls its ref with its element once, however often it renders', (_, draw) => {
  const ref = vi.fn<RefCallback<HTMLElement>>();
  const { rerender } = render(draw(ref));
  rerender(draw(ref));
  expect(ref).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLElement));
});

const placed = {
  id: 'placed',
  className: 'placed',
  style: { order: 2 },
  title: 'Placed',
  'aria-describedby': 'why',
  'data-testid': 'placed',
};
const { title: _, ...untitled } = placed;

test.each<[string, ReactElement]>([
  ['Banner', <Banner key="1" actions={null} {...placed} {...children} />],
  ['BudgetBar', <BudgetBar key="2" budget={9} spent={0} format={String} {...untitled} />],
  ['Button', <Button key="3" {...untitled} {...children} />],
  ['ChoiceGroup', <ChoiceGroup key="4" legend="One" name="one" {...untitled} {...children} />],
  ['PriceCard', <PriceCard key="5" {...placed} />],
  ['StepShell', <StepShell key="6" label="Quote" steps={[]} at={0} {...placed} {...children} />],
])('%s passes id, class, style, ARIA and data attributes to its root element', (_, element) => {
  const { container } = render(element);
  const root = screen.getByTestId('placed');
  expect(root).toBe(container.firstChild);
  expect(root).toHaveAttribute('id', 'placed');
  expect(root).toHaveClass('placed');
  expect(root).toHaveStyle({ order: '2' });
  expect(root).toHaveAttribute('aria-describedby', expect.stringContaining('why'));
});
