import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Knot } from './Knot';
import { Logo } from './Logo';

const pictures = {
  logo: <Logo />,
  knot: <Knot />,
};

describe.each(Object.entries(pictures))('%s', (_, picture) => {
  const html = renderToStaticMarkup(picture);

  test('contains no NaN or undefined in its coordinates', () => {
    const paths = [...html.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);
    expect(paths.length).toBeGreaterThan(0);
    for (const d of paths) expect(d).toMatch(/^(?:[MACHLZh]|[\s\d.-])+$/);
  });
});

test('two logos on a page have separate gradients', () => {
  const { container } = render(
    <>
      <Logo />
      <Logo />
    </>,
  );
  const ids = [...container.querySelectorAll('linearGradient')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect([...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'))).toEqual(
    ids.map((id) => `url(#${id})`),
  );
});

test('the agency’s own logo is beside the name, or stands alone with it as its alternative', () => {
  const own = { src: '/logo.png', width: 27, height: 27 };
  const { container, rerender } = render(<Logo own={{ ...own, alt: '' }} name="Knot & Sons" />);
  expect(container).toHaveTextContent('Knot & Sons');
  expect(container.querySelector('img, svg')).toHaveAttribute('src', '/logo.png');
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Logo own={{ ...own, alt: 'Knot & Sons' }} name="Knot & Sons" />);
  expect(screen.getByRole('img', { name: 'Knot & Sons' })).toHaveAttribute('width', '27');
  expect(container).toHaveTextContent('');
  expect(container.children).toHaveLength(1);
});
