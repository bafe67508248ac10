import { paths, plannerPaths } from '../content/links/paths.ts';
import { wizards } from '../wizards/rules.ts';

/** The storage key of each wizard's state, by the addresses of its pages. */
export const records: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(wizards).map(({ path, record }) => [path, record.key])),
  ...Object.fromEntries(plannerPaths.map((path) => [path, wizards.planner.record.key])),
};

/**
 * A wizard is drawn beforehand with its first step and nothing answered. Whoever comes for another step, or has been here
 * before, must not see that one first: this mark, set before anything is painted, holds it back until their own is drawn,
 * for 300 ms at most (`wizards/kit/WizardPage.css.ts`).
 */
export function resuming(path: string): string {
  const record = records[path];
  if (record === undefined) return '';
  const mark = `document.documentElement.dataset.resuming=''`;
  const first = path === paths.planner || !(plannerPaths as readonly string[]).includes(path);
  const kept = `location.search||sessionStorage.getItem('${record}')||localStorage.getItem('${record}')`;
  // A browser that lets nothing be kept throws: then nothing was.
  return `<script>${first ? `try{if(${kept})${mark}}catch{}` : mark}</script>`;
}
