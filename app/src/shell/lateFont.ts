import { fontFamily } from './global.css';

/** When something happened to this page, in milliseconds; never, where the browser does not tell. */
const end = (name: string) => {
  const [entry] = performance.getEntriesByName(name);
  return entry && entry.startTime + entry.duration;
};

let taken = false;

/**
 * A font that came after the first paint is left aside, so that nothing moves that is being read. On the way to another
 * page everything is drawn anew: from then on it is drawn in the font.
 */
export function takeLateFont(): void {
  const href = document.querySelector<HTMLLinkElement>('link[as=font]')?.href;
  if (taken || !href) return;
  const [came, painted] = [end(href), end('first-contentful-paint')];
  if (came === undefined || painted === undefined || came < painted) return;
  taken = true;
  document.fonts.add(new FontFace(fontFamily, `url(${href})`, { weight: '400 700', display: 'swap' }));
}
