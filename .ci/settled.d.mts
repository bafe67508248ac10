interface Request {
  isNavigationRequest: () => boolean;
  frame: () => unknown;
  redirectedFrom: () => unknown;
  resourceType: () => string;
  response: () => Promise<unknown>;
  url: () => string;
}

/** Playwright's page. Not every package that uses this has the same build of its types. */
interface Page {
  mainFrame: () => unknown;
  requests: () => Promise<readonly Request[]>;
  waitForFunction: (body: (addresses: string[]) => Promise<boolean>, addresses: string[]) => Promise<unknown>;
  waitForLoadState: () => Promise<void>;
}

export declare function listTimers(): void;
export declare function settled(page: Page): Promise<void>;
