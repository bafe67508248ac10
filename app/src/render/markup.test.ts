import { expect, test } from 'vitest';
import { readMetadata } from './markup.ts';

const head = '<title>A &amp; B</title><meta name="description" content="C"/><meta name="robots" content="noindex"/>';

test.each(['<!--$--><div>Text</div><!--/$-->', 'Text<p></p>', '<h1>A <b>&lt;big&gt;</b> day</h1><h1>Other</h1>'])(
  'takes the metadata, and leaves the page as it is: %s',
  (body) => {
    expect(readMetadata(head + body)).toMatchObject({
      markup: head,
      body,
      title: 'A & B',
      description: 'C',
      noindex: true,
      headline: body.includes('h1') ? 'A <big> day' : '',
    });
  },
);
