/** One page of a visitor, in whichever browser. `Element` is how the browser's driver refers to an element. */
export interface Tab<Element = unknown> {
  goto: (url: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs the body of a function in the page; an element it returns can be pressed. */
  find: (body: string, ...args: readonly unknown[]) => Promise<Element | null>;
  evaluate: (body: string, ...args: readonly unknown[]) => Promise<unknown>;
  hover: (element: Element) => Promise<void>;
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
  press: (key: 'Escape' | 'Enter') => Promise<void>;
  /** A PNG of what is visible. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** A browser that is installed here. */
export interface Browser {
  /** With its version: "Firefox 128.0". */
  name: string;
  /** Opens a page with an empty profile. */
  open: () => Promise<Tab>;
  close: () => Promise<void>;
}

/** A browser that may be installed here. */
export interface Installable {
  /** Its name on the command line. */
  id: string;
  /** The Debian packages that contain it. */
  packages: string;
  /** Null when it is not installed. */
  launch: () => Promise<Browser | null>;
}
