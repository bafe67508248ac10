import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OpenDialog } from './OpenDialog';

test('an opening dialog removes the caret of a click from the page, but not what is selected there', async () => {
  render(<p>Ann Byrne</p>);
  const text = screen.getByText('Ann Byrne').firstChild;
  getSelection()?.setBaseAndExtent(text as Node, 3, text as Node, 3);
  const { unmount } = render(
    <OpenDialog title="Keys" onClose={() => {}}>
      Content
    </OpenDialog>,
  );
  expect(getSelection()?.rangeCount).toBe(0);
  expect(await screen.findByText('Content')).toBeVisible();
  unmount();

  getSelection()?.setBaseAndExtent(text as Node, 0, text as Node, 3);
  render(
    <OpenDialog title="Keys" onClose={() => {}}>
      Content
    </OpenDialog>,
  );
  expect(String(getSelection())).toBe('Ann');
});
