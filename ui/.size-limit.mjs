import { readdirSync } from 'node:fs';

/**
 * What a component may add to an app, JS and CSS with everything they import, minified and compressed by brotli. React is
 * the app's own, and left out.
 */
const limits = {
  Accordion: '1.1 kB',
  Banner: '1.4 kB',
  BudgetBar: '1.5 kB',
  // Buttons bring the runtime of recipes, 0.6 kB, which an app loads once.
  Button: '1.7 kB',
  Checkbox: '1.6 kB',
  ChoiceGroup: '1.6 kB',
  ConsentSwitch: '2.9 kB',
  Dialog: '2 kB',
  Drawer: '1.7 kB',
  MultiSelect: '15 kB',
  OrderSummary: '2.3 kB',
  PackageCard: '3.1 kB',
  // 0.4 kB are its rows for a phone, which it can't take from the app.
  PathOption: '3.7 kB',
  PriceCard: '2.6 kB',
  ScrollTop: '2.5 kB',
  Slider: '3.2 kB',
  SlotCalendar: '27 kB',
  StepShell: '5 kB',
  TextField: '1.4 kB',
  Toast: '1.8 kB',
};

/** As an app builds it. A script that is no module would bring a loader for the React that it leaves out. */
const modifyEsbuildConfig = (config) => ({
  ...config,
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"production"' },
});

const files = (name) => ['js', 'css'].map((kind) => `dist/components/${name}/${name}.${kind}`);
const names = readdirSync(new URL('dist/components', import.meta.url)).filter((name) => /^[A-Z]\w*$/.test(name));

export default [
  // A component without a limit of its own must not be larger than nothing.
  ...names.map((name) => ({ name, path: files(name), limit: limits[name] ?? '0 B', modifyEsbuildConfig })),
  {
    name: 'The library',
    path: ['dist/components/index.js', 'dist/styles/index.css'],
    limit: '57 kB',
    modifyEsbuildConfig,
  },
];
