// Weighs the built package as an app receives it, and fails when a part is over its budget.
//
// A component is its own entry with everything this imports, and the CSS of the same files. The library is all of its
// entries at once, and styles.css.
import { readdirSync } from 'node:fs';
import { weigh } from './weigh.ts';

/** JS and CSS together, in kB. */
const budgets = {
  Accordion: 1.1,
  Banner: 1.1,
  BudgetBar: 1.2,
  Button: 1,
  Checkbox: 1.5,
  ConsentSwitch: 2.5,
  Dialog: 2,
  Drawer: 1.6,
  MultiSelect: 14,
  OrderSummary: 2,
  PackageCard: 2.5,
  PathOption: 2.5,
  ScrollTop: 1.6,
  Slider: 2.1,
  SlotCalendar: 21,
  StepShell: 3.9,
  TextField: 1.2,
  Toast: 1.7,
};
const library = { js: 45, css: 10 };

const over = [];
const row = (...cells) => console.log(cells.map((cell, at) => (at ? cell.padStart(10) : cell.padEnd(14))).join(''));
const figures = (...numbers) => numbers.map((number) => number.toFixed(2));

row('kB', 'JS', 'CSS', 'together', 'budget');
for (const name of readdirSync('dist/components').filter((name) => /^[A-Z]\w*$/.test(name))) {
  const file = `dist/components/${name}/${name}`;
  const { js, css } = await weigh([`${file}.js`, `${file}.css`]);
  const budget = budgets[name];
  row(name, ...figures(js, css, js + css), budget ? budget.toFixed(2) : 'none');
  // Without a budget, too.
  if (!(js + css <= budget)) over.push(name);
}
const { js, css } = await weigh(['dist/components/index.js', 'dist/styles/index.css']);
row('All JS', ...figures(js), '', '', ...figures(library.js));
row('All CSS', '', ...figures(css), '', ...figures(library.css));
if (js > library.js) over.push('all JS');
if (css > library.css) over.push('all CSS');

if (over.length > 0) {
  console.error(`Over budget: ${over.join(', ')}`);
  process.exitCode = 1;
}
