import { chromium } from '@playwright/test';
import { browserArgs, findHeadlessShell } from '../../.ci/browser.mjs';
import { newPage } from '../tests/workbench.ts';
import { openStory, serveWorkbench, storiesOfLibrary } from '../workbench.ts';

const { address, close } = await serveWorkbench();
const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: browserArgs });
const page = await newPage(browser);
let total = 0;
for (const { id } of storiesOfLibrary()) {
  await openStory(page, address, id, 'light');
  const r = await page.evaluate(() => {
    const stage = document.querySelector('dialog:modal') ?? document.querySelector('[data-stage]') ?? document.body;
    const native = 'a[href], button, input, select, textarea, summary';
    const controls = `:is(${native}):not([tabindex="-1"]), [role=grid] :is(${native}), [tabindex="0"]`;
    const now = seeing.focusables();
    const old = [...stage.querySelectorAll<HTMLElement>(controls)].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      element.focus({ preventScroll: true });
      return document.activeElement === element;
    });
    return {
      n: now.length,
      same: now.length === old.length && now.every((e, i) => e === old[i]),
      now: now.filter((e) => !old.includes(e)).map(seeing.name),
      old: old.filter((e) => !now.includes(e)).map(seeing.name),
    };
  });
  total += r.n;
  if (!r.same) console.log(id, r);
}
console.log('total', total);
await browser.close();
close();
