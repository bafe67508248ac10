import { expect, test } from 'vitest';
import { renderedChunks } from './head.ts';

const manifest = {
  'src/pages/figures/Shop.tsx': { file: 'assets/Shop.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
};

test('a part that the build has merged into another chunk stops its page, which would be shown without styles', () => {
  expect(renderedChunks(manifest, 'src/pages/figures/Shop.tsx')).toEqual(['_shared.js', 'src/pages/figures/Shop.tsx']);
  expect(() => renderedChunks(manifest, 'src/pages/figures/Shop.tsx', 'src/pages/figures/shared.tsx')).toThrow(
    'The build contains no chunk of its own for src/pages/figures/shared.tsx.',
  );
});
