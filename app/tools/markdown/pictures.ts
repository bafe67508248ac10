import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { curly } from '../../server/platform/markdown/curly.ts';
import type { Picture, PictureFile, Scope } from '../../src/content/article.ts';
import { type Size, sizeOf } from './pictureSize.ts';

/** Formats of pictures by their file extension, the best first. */
const formats: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

/** Raster pictures wider than this, in pixels, need a smaller version for phones. */
const PHONE = 1000;

/** How captions begin. */
const scopes: Readonly<Record<string, Scope>> = { 'In the price: ': 'inThePrice', 'Not in the price: ': 'settingOnly' };
/** How an SVG file says it, if it does. */
const marks: Readonly<Record<Scope, string>> = { inThePrice: 'in-the-price', settingOnly: 'setting-only' };

/** Separates "In the price: " from the rest of a caption; undefined when it begins with neither. */
export function caption(text: string): { scope: Scope; caption: string } | undefined {
  const [start, scope] = Object.entries(scopes).find(([start]) => text.startsWith(start)) ?? [];
  return start && scope ? { scope, caption: curly(text.slice(start.length)) } : undefined;
}

/** The pictures of one text: the files of the folder that has its name. Collects what is wrong, in sentences. */
export class Pictures {
  readonly faults: string[] = [];
  readonly #folder: string;
  readonly #files: ReadonlyMap<string, Buffer>;
  readonly #used = new Set<string>();

  /** @param file the Markdown file; `src` of its pictures is relative to it */
  constructor(file: string) {
    const folder = file.slice(0, -extname(file).length);
    this.#folder = basename(folder);
    this.#files = read(folder);
  }

  /** The picture in a file of the folder. Faults are noted, and a picture without size takes its place. */
  picture(name: string, alt: string, scope?: Scope): Picture {
    const size = this.#sizeOf(name);
    if (alt.trim() === '')
      this.#fault(name, 'has no alternative text: say what can be seen for readers who don’t see it');
    this.#checkScope(name, scope);
    const forPhone = name.replace(/(?=\.\w+$)/, '-phone');
    return {
      alt: curly(alt),
      ...size,
      src: this.#src(name),
      sources: name.endsWith('.svg') ? [] : this.#sources(name, size),
      ...(this.#files.has(forPhone) && { phone: this.picture(forPhone, alt, scope) }),
    };
  }

  /** `cover.svg`, or the same as WebP or AVIF. */
  cover(alt: string, name = 'cover'): Picture {
    const files = ['.svg', '.webp', '.avif'].map((end) => name + end);
    return this.picture(files.find((file) => this.#files.has(file)) ?? `${name}.svg`, alt);
  }

  /** Throws everything that is wrong at once, files that the text doesn’t show included. */
  check(): void {
    for (const name of this.#files.keys()) {
      if (!this.#used.has(name)) this.#fault(name, 'isn’t shown anywhere: show it or delete it');
    }
    if (this.faults.length > 0) throw new Error(`\n${this.faults.map((fault) => `- ${fault}`).join('\n')}`);
  }

  #fault(name: string, what: string) {
    this.faults.push(`${this.#folder}/${name} ${what}.`);
  }

  #src = (name: string) => `./${this.#folder}/${name}`;

  #sizeOf(name: string): Size {
    const none = { width: 0, height: 0 };
    this.#used.add(name);
    if (!formats[extname(name)]) {
      this.#fault(name, `has an unknown format: pictures are ${Object.keys(formats).join(', ')}`);
      return none;
    }
    const content = this.#files.get(name);
    if (!content) {
      this.#fault(name, 'is missing');
      return none;
    }
    const size = sizeOf(name, content);
    if (!size) this.#fault(name, 'doesn’t say its size: an SVG needs width and height or a viewBox');
    return size ?? none;
  }

  #checkScope(name: string, scope: Scope | undefined) {
    const marked = name.endsWith('.svg') && /\sdata-scope="([^"]*)"/.exec(this.#files.get(name)?.toString() ?? '')?.[1];
    if (scope && marked && marked !== marks[scope]) this.#fault(name, `is "${marked}", but its caption says otherwise`);
  }

  /** All versions of a raster picture: `shop.avif`, `shop-800.avif`, `shop.webp`, `shop-800.webp`. */
  #sources(name: string, { width, height }: Size) {
    const stem = name.slice(0, -extname(name).length);
    const versions = [...this.#files.keys()].filter((file) => {
      const end = extname(file);
      return end !== '.svg' && file.startsWith(stem) && /^(-\d+)?$/.test(file.slice(stem.length, -end.length));
    });
    const sources = Object.entries(formats).map(([end, type]) => {
      const files = versions.filter((file) => extname(file) === end).map((file) => this.#version(file));
      return { type, files: files.toSorted((a, b) => a.width - b.width) };
    });
    const shown = sources.filter(({ files }) => files.length > 0);
    for (const file of versions) {
      const size = this.#sizeOf(file);
      const wanted = Math.round((size.width * height) / width);
      if (Math.abs(size.height - wanted) > 2)
        this.#fault(file, `is ${size.width} × ${size.height} pixels; beside ${name} it has to be ${wanted} high`);
    }
    if (width > PHONE && shown.some(({ files }) => files.every((file) => file.width > PHONE))) {
      this.#fault(
        name,
        `is ${width} pixels wide, and phones would load all of it: add ${stem}-800${extname(name)}, 800 pixels wide`,
      );
    }
    return shown;
  }

  #version(file: string): PictureFile {
    return { src: this.#src(file), width: this.#sizeOf(file).width };
  }
}

function read(folder: string): ReadonlyMap<string, Buffer> {
  try {
    const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
    return new Map(names.toSorted().map((name) => [name, readFileSync(join(folder, name))]));
  } catch {
    return new Map();
  }
}
