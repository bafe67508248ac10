import { computeAccessibleDescription, computeAccessibleName, isInaccessible } from 'dom-accessibility-api';

/*
 * What the components promise can be broken by the page around them: a group without a name, an error without its field, an
 * id used twice. These functions find that in any DOM: jsdom, a browser, with any test runner.
 */

const all = (root: ParentNode, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

/** A short form of an element, for messages. */
const show = (element: Element): string => {
  const tag = element.cloneNode() as Element;
  return tag.outerHTML.replace(/ (class|style)="[^"]*"/g, '').replace(/<\/.*/, '');
};

/** A hidden element has no name and needs none: the bar that StepShell shows only in a narrow column. */
const nameless = (element: Element) => computeAccessibleName(element).trim() === '' && !isInaccessible(element);
const without = (what: string) => (element: Element) => `${show(element)} has no ${what}`;

/** Cards, boxes and switches: each has a name, and the radio buttons of one question are in one group with a name. */
export function choiceFindings(root: ParentNode): string[] {
  const choices = all(root, 'input[type=radio], input[type=checkbox]') as HTMLInputElement[];
  const group = (one: Element) => one.closest('fieldset, [role=radiogroup], [role=group]');
  const questions = new Map<string, HTMLInputElement[]>();
  for (const one of choices.filter(({ type, name }) => type === 'radio' && name !== '')) {
    const question = `${one.name} ${one.form?.id ?? ''}`;
    questions.set(question, [...(questions.get(question) ?? []), one]);
  }
  return [
    ...choices.filter(nameless).map(without('name')),
    ...[...questions.values()].flatMap((radios) => {
      const [first] = radios;
      if (!first || radios.length < 2) return [];
      const around = group(first);
      if (!around) return [`${show(first)} and the others of its name are in no group`];
      if (nameless(around)) return [without('name')(around)];
      return radios
        .filter((one) => group(one) !== around)
        .map((one) => `${show(one)} is in a different group from the others of its name`);
    }),
  ];
}

/** Fields: each has a label, and what is invalid says why. */
export function fieldFindings(root: ParentNode): string[] {
  const fields = all(root, 'input:not([type=hidden]), textarea, select, [role=combobox], [role=slider]');
  return [
    ...fields.filter((one) => !one.matches('[type=radio], [type=checkbox]') && nameless(one)).map(without('label')),
    ...all(root, '[aria-invalid=true]')
      .filter((one) => !one.matches('[type=radio]') && computeAccessibleDescription(one).trim() === '')
      .map((one) => `${show(one)} is invalid and does not say why`),
  ];
}

/** Open dialogs and drawers: each has a name, and a button that leads out. */
export function dialogFindings(root: ParentNode): string[] {
  const open = all(root, 'dialog[open], [role=dialog], [role=alertdialog]');
  return [
    ...open.filter(nameless).map(without('name')),
    ...open.filter((one) => !one.querySelector('button')).map(without('button that closes it')),
  ];
}

/** Calendars: each has a name for its grid, and one stop for the Tab key. */
export function calendarFindings(root: ParentNode): string[] {
  const grids = all(root, '[role=grid]');
  return [
    ...grids.filter(nameless).map(without('name')),
    ...grids
      .filter((grid) => grid.querySelectorAll('[tabindex="0"]').length > 1)
      .map((grid) => `${show(grid)} has more than one stop for the Tab key`),
  ];
}

/** Steps: one of a list is the current one. */
export function stepFindings(root: ParentNode): string[] {
  return all(root, 'ol, ul')
    .filter((list) => list.querySelectorAll('[aria-current=step]').length > 1)
    .map((list) => `${show(list)} has more than one current step`);
}

/** Buttons and links: each has words. */
export const buttonFindings = (root: ParentNode): string[] =>
  all(root, 'button, a[href], summary').filter(nameless).map(without('words'));

/** Ids: each is used once, and whatever refers to one finds it. `root` is best the whole document. */
export function idFindings(root: ParentNode): string[] {
  const ids = all(root, '[id]').map(({ id }) => id);
  const twice = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
  const lost = ['aria-labelledby', 'aria-describedby', 'for'].flatMap((attribute) =>
    all(root, `[${attribute}]`).flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .filter((id) => id !== '' && !ids.includes(id))
        .map((id) => `${show(element)} refers to ${id}, which is not there`),
    ),
  );
  return [...twice.map((id) => `The id ${id} is used more than once`), ...lost];
}

/**
 * Everything in a part of a page that breaks what the components promise, a sentence for each finding.
 * @example
 * expect(contractFindings(document.body)).toEqual([]);
 */
export const contractFindings = (root: ParentNode): string[] =>
  [choiceFindings, fieldFindings, dialogFindings, calendarFindings, stepFindings, buttonFindings, idFindings].flatMap(
    (find) => find(root),
  );
