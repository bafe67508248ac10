import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogue } from '../../../domain/catalogue/given.ts';
import type { IndustryId } from '../../../domain/catalogue/ids.ts';
import { DressedKit } from './DressedKit';

test.each(Object.keys(catalogue.industries) as IndustryId[])(
  'nothing of the drawings’ own sample brand is left for %s',
  (industry) => {
    for (const of of ['brand', 'campaign', 'platform'] as const) {
      for (const tier of [0, 1, 2]) {
        const { container, unmount } = render(<DressedKit of={of} tier={tier} industry={industry} />);
        expect(container.innerHTML).not.toMatch(/tansy|17463a|bread|loaves/i);
        unmount();
      }
    }
  },
);
