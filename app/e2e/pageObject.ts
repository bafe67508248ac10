import type { Page } from '@playwright/test';

/** Base class of page objects: their fields find their parts by `this.page`. */
export class PageObject {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }
}
