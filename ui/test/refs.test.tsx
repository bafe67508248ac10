import { render } from '@testing-library/react';
import type { ReactElement, RefCallback } from 'react';
import { expect, test, vi } from 'vitest';
import {
  Banner,
  ChoiceGroup,
  Dialog,
  Drawer,
  MultiSelect,
  PackageCard,
  ScrollTop,
  Slider,
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
  Toast: (ref) => <Toast ref={ref} onDismiss={nothing} {...children} />,
};

// Such a ref may move the focus, which must not happen again whenever the app renders.
test.each(Object.entries(drawn))('%s calls its ref with its element once, however often it renders', (_, draw) => {
  const ref = vi.fn<RefCallback<HTMLElement>>();
  const { rerender } = render(draw(ref));
  rerender(draw(ref));
  expect(ref).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLElement));
});
