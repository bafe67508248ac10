import { expect, test, vi } from 'vitest';
import { chooseScheme, currentScheme, onSchemeChange } from './scheme.ts';
import { deleteStored } from './stored.ts';

test('a scheme that is deleted from the browser gives way to the system’s, and the buttons hear of it', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  chooseScheme('dark');
  const heard = vi.fn();
  const stop = onSchemeChange(heard);
  deleteStored('scheme');
  expect(currentScheme()).toBe('light');
  expect(document.cookie).not.toContain('scheme');
  expect(heard).toHaveBeenCalledOnce();
  stop();
});
