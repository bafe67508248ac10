// Weighs each component of the built package as an app receives it: its own JS and CSS, minified and brotli-compressed,
// React left out. Fails when one is over its budget.
import { existsSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** In kB of 1,000 bytes. */
const budgets = {
  Accordion: 1.1,
  BudgetBar: 1.2,
  Button: 1.02,
  Checkbox: 1.5,
  ConsentSwitch: 2.5,
  Dialog: 2,
  Drawer: 1.6,
  MultiSelect: 14,
  OrderSummary: 2.15,
  PackageCard: 2.5,
  Slider: 2,
  SlotCalendar: 21,
  StepShell: 4,
  TextField: 1.2,
  Toast: 1.7,
};

const kB = (text) => brotliCompressSync(text).length / 1000;
const over = [];
for (const [name, budget] of Object.entries(budgets)) {
  const file = `dist/components/${name}/${name}`;
  if (!existsSync(`${file}.js`)) continue;
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      cssTarget: 'chrome123',
      rolldownOptions: {
        input: { js: `${file}.js`, css: `${file}.css` },
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
        onLog: () => {},
      },
    },
  });
  const js = kB(output.map((file) => (file.type === 'chunk' ? file.code : '')).join(''));
  const css = kB(output.map((file) => (file.fileName.endsWith('.css') ? file.source : '')).join(''));
  const total = js + css;
  if (total > budget) over.push(name);
  const columns = [js, css, total, budget].map((figure) => figure.toFixed(2).padStart(6));
  console.log(`${name.padEnd(13)} JS ${columns[0]}  CSS ${columns[1]}  together ${columns[2]} of ${columns[3]} kB`);
}
if (over.length > 0) {
  console.error(`Over budget: ${over.join(', ')}`);
  process.exitCode = 1;
}
