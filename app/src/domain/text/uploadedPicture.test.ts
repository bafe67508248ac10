import { expect, test } from 'vitest';
import { pictureIn, pictureMarkdown, uploadedAt, uploadedIn } from './uploadedPicture.ts';

const address = '/pictures/0123456789abcdef01234567-1600x1067';

test('a picture is found by its address, with the files that a browser chooses from', () => {
  expect(pictureIn(pictureMarkdown(address, 'A [loaf] \\ and\n a "knife"'))).toEqual({
    alt: 'A [loaf] and a "knife"',
    width: 1600,
    height: 1067,
    src: '/pictures/0123456789abcdef01234567-1600.webp',
    sources: ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      files: [480, 960, 1600].map((width) => ({ src: `/pictures/0123456789abcdef01234567-${width}.${format}`, width })),
    })),
    shared: '/pictures/0123456789abcdef01234567-shared.jpg',
  });
  expect(pictureIn(pictureMarkdown(address, ''))?.alt).toBe('');
});

test.each([
  'https://elsewhere.example/x.png',
  '//elsewhere.example',
  `${address}0000000`,
  `${address}" onload="`,
  `/x${address}`,
  `${address}/../x`,
])('%s is no picture of the site', (href) => {
  expect(uploadedAt(href)).toBeNull();
  expect(pictureIn(`![x](${href})`)).toBeNull();
});

test('what stands around a picture isn’t one', () => {
  for (const text of ['', 'x', `![x](${address}) more`, `[![x](${address})](/)`, `![x](${address} "Caption")`]) {
    expect(pictureIn(text), text).toBeNull();
  }
  expect(uploadedIn(JSON.stringify({ text: `a ![x](${address} "y")\n![](${address})`, cover: address }))).toHaveLength(
    3,
  );
});
