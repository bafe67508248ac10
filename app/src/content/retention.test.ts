import { expect, test } from 'vitest';
import { backupMonths, retention } from '../domain/retention.ts';
import { page } from './pages/privacy-policy.ts';
import { backupWords, retentionWords } from './retention.ts';

test('the privacy policy states every retention period', () => {
  const section = page.sections.find(({ title }) => title === 'How long we keep it');
  if (section?.kind !== 'list') throw new Error('The periods are a list.');
  expect(Object.values(section.items)).toEqual([...Object.values(retentionWords), backupWords]);
  expect(backupWords.text).toContain(`${backupMonths} months`);
  for (const kind of Object.keys(retention) as (keyof typeof retention)[]) {
    const [[amount, unit] = []] = Object.entries(retention[kind]).map(([name, value]) => [value, name]);
    expect(retentionWords[kind].text).toContain(`${amount} ${unit}`);
  }
});
