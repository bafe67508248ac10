import { storiesOfLibrary } from '../workbench.ts';
import { type CheckName, checks } from './checks/checks.ts';
import { expect, test } from './workbench.ts';

/** Findings that are right as they are. */
const accepted: readonly { check: CheckName; stories: RegExp; finding: string }[] = [
  // The buttons fill their chips edge to edge, so the ring is drawn inside the button.
  { check: 'focus ring', stories: /^MultiSelect|^gallery/, finding: 'has its ring -2 px off' },
  // Arabic has no short weekday names, and seven full ones do not fit side by side; each day also states its own.
  { check: '320 px', stories: /^SlotCalendar RightToLeft/, finding: 'is cut off by th' },
  { check: 'columns', stories: /^SlotCalendar RightToLeft/, finding: 'is cut off by th' },
  // A page around the component, not the component.
  { check: 'long words', stories: /^ScrollTop|^gallery/, finding: '' },
  // The bar shows the remaining time, it is not decoration, and it pauses while hovered or focused.
  { check: 'reduced motion', stories: /^Toast HalfTheTimeOver/, finding: 'has an animation of 60s' },
];

/** The forms repeat what the stories of the components show. */
const stories = storiesOfLibrary().filter(({ component }) => component !== 'forms');
/** The gallery shows every component once, so the other stories can wait for a release. */
const daily = new Set(new Map(stories.toReversed().map(({ id, component }) => [component, id])).values());

for (const { id, component, name } of stories)
  test(`${component} ${name}`, { tag: daily.has(id) ? [] : '@release' }, async ({ workbench }) => {
    await workbench.show(id);
    for (const [check, find] of Object.entries(checks)) {
      const isAccepted = (line: string) =>
        accepted.some(
          (one) => one.check === check && one.stories.test(`${component} ${name}`) && line.includes(one.finding),
        );
      const findings = new Set(await find(workbench.page));
      expect
        .soft(
          [...findings].filter((line) => !isAccepted(line)),
          check,
        )
        .toEqual([]);
    }
    expect.soft(workbench.logged(), 'console').toEqual([]);
  });
