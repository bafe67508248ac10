import type * as z from 'zod/mini';
import type { Area, Role } from '../staff/roles.ts';

/** Who may call an endpoint of the desk. */
export interface StaffAccess {
  /** The least role. */
  role: Role;
  /** The area of an access token's scope; null for calls that no access token allows. */
  area: Area | null;
  /** Whether the second factor must have been proven in the last ten minutes. */
  fresh?: true;
}

/** Whether access tokens may make a call at all. */
export const allowsTokens = (access: StaffAccess): access is StaffAccess & { area: Area } =>
  access.area !== null && access.role !== 'owner' && !access.fresh;

/** Method and path: "GET /api/quotes/:token". */
export type Route = `${'GET' | 'POST'} /api/${string}`;

/** What an endpoint takes and answers, and who may call it. */
export interface Parts {
  /** Without it, each parameter of the path is any text of at most a hundred characters. */
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The body of a successful answer; without it, a file or a stream. */
  answer?: z.ZodMiniType;
  /** The status of a successful answer; 200 by default. */
  status?: 201 | 202;
  /** Who may call it: members of the team, or anyone who is logged in to the desk. */
  staff?: StaffAccess | 'login';
  /** Whether it needs the session of a visitor. */
  signedIn?: true;
}

export interface Endpoint extends Parts {
  route: Route;
}

/** Declares what a route of the server, its callers and its description have to agree on. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const At extends Route, const Declared extends Parts>(route: At, parts: Declared) {
  return { route, ...parts };
}

/** The names of the parameters in a path. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<Tail>
    : Rest
  : never;

type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;
/** What a schema accepts. */
export type InputOf<Part> = Part extends z.ZodMiniType ? Frozen<z.input<Part>> : unknown;

/** What a call of an endpoint has to give. */
export type Given<E extends Endpoint> = ([ParamNames<E['route']>] extends [never]
  ? unknown
  : { params: Record<ParamNames<E['route']>, string> }) &
  (E extends { query: z.ZodMiniType }
    ? { query?: URLSearchParams | { [Name in keyof InputOf<E['query']>]?: string } }
    : unknown) &
  (E extends { body: z.ZodMiniType }
    ? Record<never, never> extends InputOf<E['body']>
      ? { body?: InputOf<E['body']> }
      : { body: InputOf<E['body']> }
    : unknown);

/** What a successful call of an endpoint answers. */
export type AnswerOf<E extends Endpoint> = E extends { answer: infer Answer extends z.ZodMiniType }
  ? z.output<Answer>
  : unknown;

/** What a path leaves open. */
export interface Filling {
  /** By name. */
  params?: Readonly<Record<string, string>>;
  query?: URLSearchParams | Readonly<Record<string, string>>;
}

/** A route with its parameters. */
export const fill = (route: Route, params: Readonly<Record<string, string>>): Route =>
  route.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] as string)) as Route;

/** A route with its parameters and its query. */
export function locate(route: Route, { params = {}, query }: Filling): Route {
  const filled = fill(route, params);
  return query ? `${filled}?${new URLSearchParams(query)}` : filled;
}

/** The path of a route, for a link. */
export const pathOf = (route: Route, filling: Filling = {}): string => locate(route, filling).replace(/^\w+ /, '');
