import { paths, plannerPaths } from '../content/links/paths.ts';
import { wizards } from '../wizards/rules.ts';

/** The storage key of each wizard's state, by the addresses of its pages. */
export const records: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(wizards).map(({ path, record }) => [path, record.key])),
  ...Object.fromEntries(plannerPaths.map((path) => [path, wizards.planner.record.key])),
};

/**
 * A wizard is prerendered at its first step. For a visitor with another step or saved answers, this script, which runs
 * before the first paint, hides it until hydration,
 * for 300 ms at most (`wizards/kit/WizardPage.css.ts`).
 */
export function resuming(path: string): string {
  const record = records[path];
  if (record === undefined) return '';
  const mark = `document.documentElement.dataset.resuming=''`;
  const first = path === paths.planner || !(plannerPaths as readonly string[]).includes(path);
  const kept = `location.search||sessionStorage.getItem('${record}')||localStorage.getItem('${record}')`;
  // Throws in browsers that forbid storage: then nothing is saved.
  return `<script>${first ? `try{if(${kept})${mark}}catch{}` : mark}</script>`;
}
