// Weighs the built package as an app receives it, and fails when a part is over its budget.
//
// A component is its own entry with everything this imports, and the CSS of the same files. One that frames others is held
// to what it adds to them; what it weighs alone is printed too. The library is all of its entries at once, and styles.css.
import { readdirSync } from 'node:fs';
import { weigh } from './weigh.ts';

/** JS and CSS together, in kB. */
const budgets = {
  Accordion: 1.1,
  Banner: 1.4,
  BudgetBar: 1.3,
  // Buttons bring the runtime of recipes, 0.6 kB, which an app loads once.
  Button: 1.7,
  Checkbox: 1.5,
  ConsentSwitch: 2.6,
  Dialog: 2,
  Drawer: 1.6,
  MultiSelect: 14,
  OrderSummary: 2.2,
  PackageCard: 2.8,
  PathOption: 2.8,
  ScrollTop: 2.4,
  Slider: 2.7,
  // react-day-picker comes whole, with date-fns: 9 kB are for languages, zones and ways to choose that nobody calls here.
  SlotCalendar: 24.5,
  StepShell: 2.7,
  TextField: 1.2,
  Toast: 1.7,
};
/** Its ways back and on are buttons, a step holds cards, and beside it stands a summary: there is no wizard without them. */
const frames = { StepShell: ['Button', 'OrderSummary', 'PackageCard'] };
const library = { js: 45, css: 10 };

const files = (name) => ['js', 'css'].map((kind) => `dist/components/${name}/${name}.${kind}`);

async function added(name, held) {
  const own = await weigh(held.flatMap(files));
  const both = await weigh([...held, name].flatMap(files));
  return { js: both.js - own.js, css: both.css - own.css };
}

const over = [];
const row = (...cells) => console.log(cells.map((cell, at) => (at ? cell.padStart(10) : cell.padEnd(14))).join(''));
const figures = (...numbers) => numbers.map((number) => number.toFixed(2));

row('kB', 'JS', 'CSS', 'together', 'budget');
for (const name of readdirSync('dist/components').filter((name) => /^[A-Z]\w*$/.test(name))) {
  const alone = await weigh(files(name));
  const held = frames[name];
  if (held) row(name, ...figures(alone.js, alone.css, alone.js + alone.css), 'alone');
  const { js, css } = held ? await added(name, held) : alone;
  const budget = budgets[name];
  row(held ? '  adds' : name, ...figures(js, css, js + css), budget ? budget.toFixed(2) : 'none');
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
