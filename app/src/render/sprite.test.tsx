import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { goalIds, pathIds, serviceIds } from '../domain/catalogue/ids.ts';
import { Knot } from '../shell/art/Knot';
import { Pictogram } from '../shell/art/Pictogram';
import { spriteFor, wizardSprite } from './sprite';

const symbols = (sprite: string) => [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);

test('a document gets the pictograms that it uses, once each', () => {
  const page = renderToStaticMarkup(
    <>
      <Pictogram of="goal-fees" />
      <Pictogram of="option-garo" size="xl" />
      <Pictogram of="goal-fees" size="l" />
    </>,
  );
  expect(symbols(spriteFor(page))).toEqual(['p-option-garo', 'p-goal-fees']);
});

test('a page that shows the knot often has its paths once', () => {
  const page = renderToStaticMarkup([<Knot key="one" isShared />, <Knot key="two" isShared />]);
  expect(page).not.toContain('<path');
  expect(spriteFor(page).match(/<path/g)).toHaveLength(3);
  expect(spriteFor(page)).toContain(`id="${/href="#([^"]+)"/.exec(page)?.[1]}"`);
});

test('no drawing shows where it is defined, whatever a style sheet says of pictures', () => {
  const { body } = new DOMParser().parseFromString(spriteFor('<use href="#tansy-name"/>'), 'text/html');
  expect(body.querySelector('svg > defs > #tansy-name > path')).not.toBeNull();
  expect(body.querySelector('svg > :not(defs)')).toBeNull();
});

test('a wizard gets a sketch of each goal, service and path, with all that sketches refer to', () => {
  const sprite = wizardSprite();
  const references = [...sprite.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  const named = Object.entries({ services: serviceIds, goals: goalIds, paths: pathIds }).flatMap(([kind, ids]) =>
    ids.map((id) => `${kind}-${id}`),
  );
  // A brand is drawn as the service of that name.
  for (const name of named.filter((each) => each !== 'goals-brand')) references.push(name);
  for (const id of references) expect(sprite.split(`id="${id}"`), id).toHaveLength(2);
});
