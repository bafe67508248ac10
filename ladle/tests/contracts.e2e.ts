import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract, Exception, Promise as Sentence } from '../../ui/test/contract.ts';
import { componentsOfLibrary, home, storiesOfLibrary } from '../workbench.ts';
import { finders } from './checks/checks.ts';
import { invalid, showTrial, valid } from './checks/trials.ts';
import { pressKeys, prove } from './prove.ts';
import { expect, newPage, test, type Workbench } from './workbench.ts';

/*
 * What a story promises is read from Chromium's own accessibility tree. toMatchAriaSnapshot would see less: it computes
 * roles and names itself, leaves out descriptions, and finds what a modal dialog makes unreachable.
 */

type AnyContract = Contract<Record<string, unknown>>;

const stories = storiesOfLibrary();
const contracts = new Map<string, AnyContract>();
for (const name of componentsOfLibrary()) {
  const source = readFileSync(join(home, `../ui/src/${name}/${name}.contract.ts`), 'utf8');
  if (!source.includes('export default')) continue;
  const module = (await import(`../../ui/src/${name}/${name}.contract.ts`)) as { default: AnyContract };
  contracts.set(name, module.default);
}

/** The exceptions for a story: those of its component, and those that hold wherever a component appears. */
const exceptionsFor = (component: string, story: string): readonly Exception<string>[] =>
  [...contracts].flatMap(([name, { exceptions = [] }]) =>
    exceptions.filter((one) => one.story === 'every story' || (name === component && one.story === story)),
  );
const covers = ({ check, finding }: Exception<string>, name: string, line: string) =>
  check === name && line.includes(finding);

for (const { id, component, name } of stories)
  test(`${component}, ${name}: passes the general checks`, async ({ workbench }) => {
    const exceptions = exceptionsFor(component, name);
    await workbench.show(id);
    for (const [check, find] of Object.entries(finders)) {
      const findings = [...new Set(await find(workbench.page))];
      const isCovered = (line: string) => exceptions.some((exception) => covers(exception, check, line));
      expect
        .soft(
          findings.filter((line) => !isCovered(line)),
          check,
        )
        .toEqual([]);
      for (const exception of exceptions.filter((one) => one.check === check && one.story === name))
        expect
          .soft(findings, 'an accepted finding is still found')
          .toContainEqual(expect.stringContaining(exception.finding));
    }
    expect.soft(workbench.logged(), 'console').toEqual([]);
  });

for (const [component, { roles, keys, states, exceptions = [] }] of contracts) {
  const sentence = (
    says: string,
    { story, width }: Pick<Sentence<string>, 'story' | 'width'>,
    look: (workbench: Workbench) => Promise<string[]>,
  ) =>
    test(`${component}, ${story}: ${says}`, async ({ workbench }) => {
      const { id } = stories.find((one) => one.component === component && one.name === story) ?? {};
      expect(id, 'there is such a story').toBeDefined();
      await workbench.show(id ?? '', width);
      expect.soft(await look(workbench)).toEqual([]);
      expect.soft(workbench.logged(), 'console').toEqual([]);
    });
  for (const promise of [...roles, ...states])
    sentence(promise.says, promise, (workbench) => prove(workbench, promise));
  for (const rule of keys) sentence(`${rule.keys}: ${rule.do}`, rule, (workbench) => pressKeys(workbench, rule.steps));

  for (const { check, finding } of exceptions.filter(({ story }) => story === 'every story'))
    test(`${component}: "${finding}" is accepted, and still found`, async ({ workbench }) => {
      const findings: string[] = [];
      for (const { id } of stories.filter((story) => story.component === component)) {
        await workbench.show(id);
        findings.push(...(await finders[check](workbench.page)));
      }
      expect(findings).toContainEqual(expect.stringContaining(finding));
    });
}

for (const [name, bodies] of Object.entries(invalid) as [keyof typeof invalid, string | string[]][])
  test(`the check "${name}" finds what is wrong, and nothing else`, async ({ browser }) => {
    const page = await newPage(browser);
    await showTrial(page, valid);
    expect(await finders[name](page)).toEqual([]);
    for (const body of [bodies].flat()) {
      await showTrial(page, body);
      expect(await finders[name](page), body).not.toEqual([]);
    }
  });
