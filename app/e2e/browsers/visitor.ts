import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Tab } from './tab.ts';

const testingLibrary = await readFile(
  join(dirname(createRequire(import.meta.url).resolve('@testing-library/dom')), '@testing-library/dom.umd.min.js'),
  'utf8',
);
const timeout = 15_000;
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A `field` is found by its label: password fields have no role. A `fold` is the summary of a details element. */
export type Role = 'fold' | 'button' | 'link' | 'radio' | 'field' | 'heading' | 'dialog' | 'switch';

/** The first visible and enabled element of a role whose name begins with a text. */
const byRole = `
  const [role, name, part] = args;
  if (!window.TestingLibraryDom) return null;
  const matches = (each) => each.startsWith(name);
  const { queryAllByLabelText, queryAllByRole } = window.TestingLibraryDom;
  const found = [...document.querySelectorAll(part || 'body')].flatMap((within) =>
    role === 'fold'
      ? [...within.querySelectorAll('summary')].filter((each) => matches(each.textContent))
    : role === 'field'
      ? queryAllByLabelText(within, matches, { selector: 'input, textarea' })
      : queryAllByRole(within, role, { name: matches }),
  );
  const element = found.find((each) => !each.disabled && each.getClientRects().length > 0);
  if (!element) return null;
  const target = ['radio', 'switch'].includes(role) ? element.closest('label') ?? element : element;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return target;
`;

/** A visitor of the site, who finds things by role and name. Before each click there is a picture of what was reached. */
export class Visitor {
  readonly #tab: Tab;
  readonly #site: string;
  readonly #folder: string;
  #pictures = 0;

  constructor(tab: Tab, site: string, folder: string) {
    this.#tab = tab;
    this.#site = site;
    this.#folder = folder;
  }

  async goto(path: string): Promise<void> {
    await this.#tab.goto(new URL(path, this.#site).href);
  }

  async resize(width: number, height = 900): Promise<void> {
    await this.#tab.resize(width, height);
  }

  /** Waits for an element. @param part a selector of the part of the page it is in */
  async find(role: Role, name: string, part = ''): Promise<unknown> {
    return this.#until(`${role} "${name}"`, async () => {
      const found = await this.#tab.find(byRole, role, name, part);
      if (!found) await this.#tab.evaluate(`if (!window.TestingLibraryDom) { ${testingLibrary} }`);
      return found;
    });
  }

  async click(role: Role, name: string, part?: string): Promise<void> {
    await this.find(role, name, part);
    await this.picture(`before ${role} ${name}`);
    await this.#act(role, name, part, this.#tab.click);
  }

  async fill(name: string, text: string): Promise<void> {
    await this.#act('field', name, 'main', (field) => this.#tab.type(field, text));
  }

  press(key: 'Escape' | 'Enter'): Promise<void> {
    return this.#tab.press(key);
  }

  /** Waits until the page shows this text. */
  async sees(text: string): Promise<void> {
    await this.#until(`"${text}"`, () => this.shows(text));
  }

  async shows(text: string): Promise<boolean> {
    return (await this.#tab.evaluate('return document.body.innerText.includes(args[0])', text)) === true;
  }

  async seesNoMore(role: Role, name: string, within = ''): Promise<void> {
    await this.#until(`no ${role} "${name}"`, async () => !(await this.#tab.find(byRole, role, name, within)));
  }

  async arrivesAt(path: string): Promise<void> {
    await this.#until(path, async () =>
      `${await this.#tab.evaluate('return location.pathname + location.search')}`.startsWith(path),
    );
  }

  /** Waits for a link to an address that begins with this path, and returns the address. */
  async addressUnder(path: string): Promise<string> {
    const links = 'return [...document.links].map((link) => link.href).find((href) => href.startsWith(args[0]))';
    const address = await this.#until(`a link to ${path}`, () =>
      this.#tab.evaluate(links, new URL(path, this.#site).href),
    );
    return String(address);
  }

  /** Saves a screenshot of the page, once all animations have ended. */
  async picture(name: string): Promise<void> {
    await sleep(600);
    this.#pictures += 1;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(
      join(this.#folder, `${String(this.#pictures).padStart(2, '0')}-${name.toLowerCase().replace(/\W+/g, '-')}.png`),
      await this.#tab.screenshot(),
    );
  }

  close(): Promise<void> {
    return this.#tab.close();
  }

  /** Tries again while the element is still covered or moving: the driver says so without touching it. */
  async #act(role: Role, name: string, part: string | undefined, act: (element: unknown) => Promise<void>) {
    await this.#until(`${role} "${name}" that can be used`, async () => {
      await act(await this.find(role, name, part));
      return true;
    });
  }

  async #until<Value>(what: string, attempt: () => Promise<Value>): Promise<Value> {
    const end = Date.now() + timeout;
    let problem = '';
    while (Date.now() < end) {
      // While one page replaces another, the driver can fail for a moment.
      const value = await attempt().catch((error: unknown) => {
        problem = ` (${error instanceof Error ? error.message.split('\n')[0] : error})`;
        return null;
      });
      if (value) return value;
      await sleep(100);
    }
    const where = await this.#tab.evaluate('return location.href').catch(() => 'a page that does not answer');
    throw new Error(`${what} did not appear on ${where}${problem}`);
  }
}
