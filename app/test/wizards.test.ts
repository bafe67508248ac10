import { describe, expect, test } from 'vitest';
import { browserStorage } from '../src/content/browserStorage.ts';
import { catalogue } from '../src/domain/catalogue/given.ts';
import { plannerPaths } from '../src/domain/wizard/wizardIds.ts';
import { storageKeys } from '../src/render/headScripts.ts';
import { wizardOf, wizardsOf } from '../src/wizards/rules.ts';

/** What a wizard needs outside its folder, besides its entry in the list. */
describe.each(wizardsOf(catalogue))('the wizard $id', ({ id, path, address, record, flow }) => {
  test('is registered under its own id', () => expect(wizardOf(catalogue, id).path).toBe(path));

  test('has a page for its first step', () => {
    const [{ id: first }] = flow.steps(flow.blank as never);
    const place = address.write(first as never, 0);
    expect(place.pathname).toBe(path);
  });

  test('lists its storage keys for visitors', () => {
    const names = browserStorage.flatMap((entry) => entry.names);
    expect(names).toContain(record.key);
    expect(names).toContain(`${record.key}-parked`);
  });

  test('hides its prerendered step for returning visitors', () => expect(storageKeys[path]).toBe(record.key));
});

test('every step of the planner has a page', () => {
  const { flow, address } = wizardOf(catalogue, 'planner');
  const steps = flow.steps(flow.blank);
  expect(plannerPaths).toHaveLength(steps.length);
  for (const [at, { id }] of steps.entries()) expect(address.read(address.write(id, at))).toBe(id);
});
