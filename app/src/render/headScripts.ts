import { paths, plannerPaths } from '../content/links/paths.ts';
import { catalogue } from '../domain/catalogue/given.ts';
import { fontFamily } from '../shell/style/shared.ts';
import { wizardOf, wizardsOf } from '../wizards/rules.ts';

/** The storage key of each wizard's state, by the addresses of its pages. */
export const storageKeys: Readonly<Record<string, string>> = {
  ...Object.fromEntries(wizardsOf(catalogue).map(({ path, record }) => [path, record.key])),
  ...Object.fromEntries(plannerPaths.map((path) => [path, wizardOf(catalogue, 'planner').record.key])),
};

/**
 * An inline script for a wizard's page, empty for other pages. A wizard is prerendered at its first step. For visitors with
 * saved answers or a link to another step, the script hides that step before the first paint, until hydration or for 300 ms
 * at most (`wizards/kit/WizardPage.css.ts`).
 */
export function restoreScript(path: string): string {
  const key = storageKeys[path];
  if (key === undefined) return '';
  const mark = `document.documentElement.dataset.restoring=''`;
  const first = path === paths.planner || !(plannerPaths as readonly string[]).includes(path);
  const saved = `location.search||sessionStorage.getItem('${key}')||localStorage.getItem('${key}')`;
  // Throws in browsers that block storage: then nothing is saved.
  return `<script>${first ? `try{if(${saved})${mark}}catch{}` : mark}</script>`;
}

/** Milliseconds after which a page doesn't wait for the font any longer, on a very slow line. */
const longest = 1_000;

/**
 * An inline script that hides a first visitor's page until its font is there (`shell/style/global.css.ts`): the brand's
 * letters are the first to be seen, and no line wraps again. A visitor from another page of the site has the font already.
 */
export const fontScript = `<script>{let d=document,s=d.documentElement.dataset,show=()=>delete s.font;if(!d.referrer.startsWith(location.origin)){s.font='';d.fonts.load('1em "${fontFamily}"').then(show,show);setTimeout(show,${longest})}}</script>`;
