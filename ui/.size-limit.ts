import type { SizeLimitConfig } from 'size-limit';
import { targets } from './browsers.ts';

/**
 * What a component may add to an app, in kB: JS and CSS with everything they import, compressed by brotli. React isn't counted: it
 * is the app's own. A limit is at most 10% above the size.
 */
const limits = {
  Accordion: 1.2,
  Alert: 1.2,
  Badge: 0.9,
  Banner: 1.5,
  BudgetBar: 1.65,
  Button: 2.05,
  Checkbox: 1.9,
  ChoiceGroup: 1.8,
  ConsentSwitch: 3.4,
  DataTable: 5.8,
  DateField: 2.3,
  DescriptionList: 0.8,
  Dialog: 2.1,
  Drawer: 1.95,
  EmptyState: 2.7,
  Menu: 3.4,
  MultiSelect: 15.4,
  OrderSummary: 2.85,
  PackageCard: 3.35,
  PathOption: 3.95,
  PriceCard: 2.75,
  ScrollTop: 2.6,
  Section: 0.65,
  Segmented: 1.2,
  Select: 1.8,
  Slider: 4.2,
  SlotCalendar: 27.6,
  StepShell: 6.4,
  TextField: 1.6,
  Toast: 2.2,
};

const entry = (name: string, path: string[], limit: number): SizeLimitConfig[number] => ({
  name,
  path,
  limit: `${limit} kB`,
  modifyEsbuildConfig: <T extends object>(config?: T) => ({ ...config, format: 'esm', target: targets }) as T,
});

export default [
  ...Object.entries(limits).map(([name, limit]) =>
    entry(name, [`dist/components/${name}/${name}.js`, `dist/components/${name}/${name}.css`], limit),
  ),
  entry('The whole library', ['dist/components/index.js', 'dist/styles/index.css'], 69),
];
