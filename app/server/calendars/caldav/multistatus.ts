import { SaxesParser } from 'saxes';
import { CalendarError } from '../errors.ts';

/** What a server says of an address. */
export interface DavResponse {
  href: string;
  /** Of the whole response; 200 where only its properties have one. */
  status: number;
  /** The properties that it has, by their names without a prefix. */
  properties: Record<string, DavProperty>;
}

export interface DavProperty {
  text: string;
  /** The addresses in it. */
  hrefs: string[];
  /** The names of the elements in it, and "VEVENT" for `<comp name="VEVENT"/>`. */
  elements: string[];
}

/** `multistatus`, `response`, `propstat`, `prop`, a property, and what is in it. */
const maxDepth = 12;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
const statusOf = (text: string) => Number(/\b(\d{3})\b/.exec(text)?.[1] ?? 200);

/**
 * Reads an answer to PROPFIND or REPORT. Names count without their namespace, because iCloud forgets it.
 * @throws CalendarError when it isn't one, or isn't whole
 */
export function multistatusIn(text: string): DavResponse[] {
  const responses: DavResponse[] = [];
  const path: string[] = [];
  let response: DavResponse = { href: '', status: 200, properties: {} };
  let propstat: { status: number; properties: DavResponse['properties'] } = { status: 200, properties: {} };
  let property: DavProperty | null = null;
  let words = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('An answer has no document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name);
    if (path.length === 0 && local !== 'multistatus') throw new Error('No multistatus');
    if (path.push(local) > maxDepth) throw new Error('Too deep');
    words = '';
    if (path.length === 2) response = { href: '', status: 200, properties: {} };
    else if (path.length === 3) propstat = { status: 200, properties: {} };
    else if (path.length === 5 && path[3] === 'prop') property = { text: '', hrefs: [], elements: [] };
    else if (property) property.elements.push(local === 'comp' ? (attributes.name ?? '') : local);
  });
  const add = (more: string) => {
    words += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const closed = path.pop() ?? '';
    const value = words.trim();
    words = '';
    if (path.length === 1 && closed === 'response') responses.push(response);
    else if (path.length === 2 && closed === 'href') response.href = value;
    else if (path.length === 2 && closed === 'status') response.status = statusOf(value);
    else if (path.length === 2 && closed === 'propstat' && propstat.status === 200) {
      Object.assign(response.properties, propstat.properties);
    } else if (path.length === 3 && closed === 'status') propstat.status = statusOf(value);
    else if (path.length === 4 && property) {
      propstat.properties[closed] = { ...property, text: property.elements.length === 0 ? value : property.text };
      property = null;
    } else if (property && closed === 'href') property.hrefs.push(value);
  });
  try {
    // Some servers send an empty line first.
    parser.write(text.trimStart()).close();
  } catch (cause) {
    throw new CalendarError('The server’s answer isn’t a calendar (CalDAV), or it is incomplete.', { cause });
  }
  return responses;
}
