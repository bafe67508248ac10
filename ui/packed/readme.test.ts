import { expect, test } from 'vitest';
import { partOf, weightsIn } from '../readme/document';
import { weights } from '../readme/weights';
import { components, read } from './package';

test('the README tells what each component weighs, to a tenth of a kB', async () => {
  const told = weightsIn(partOf(read('README.md'), 'components'));
  const measured = await weights();
  const wrong = components.filter((name) => !(Math.abs((told.get(name) ?? 0) - (measured.get(name) ?? 0)) <= 0.1));
  expect(wrong).toEqual([]);
});
