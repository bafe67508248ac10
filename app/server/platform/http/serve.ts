import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteShorthandOptions,
} from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, InputOf, ParamNames } from '../../../src/domain/contract/endpoint.ts';
import type { Settings } from '../settings/settings.ts';
import { writeLimit } from './rateLimit.ts';

type Security = NonNullable<FastifySchema['security']>;

/** For the `schema` of calls that need a login of the desk, whatever the role. */
export const deskLoginOnly: Security = [{ staffSession: [] }];
/** Of calls that need a login to an account. */
const accountOnly: Security = [{ session: [] }];

/** What the server alone knows of an endpoint. */
interface Served extends Pick<RouteShorthandOptions, 'bodyLimit' | 'serializerCompiler'> {
  /** What it does, for the description. */
  summary: string;
  /** Further fields of the description. */
  schema?: RouteShorthandOptions['schema'];
  /** Its rate limit, for example: that of writing calls is the default of a POST. */
  config?: FastifyContextConfig;
}

type OutputOf<Part> = Part extends z.ZodMiniType ? z.output<Part> : unknown;
type ParamsOf<E extends Endpoint> = E extends { params: z.ZodMiniType }
  ? OutputOf<E['params']>
  : Record<ParamNames<E['route']>, string>;

interface Given<E extends Endpoint> {
  Params: ParamsOf<E>;
  Querystring: OutputOf<E['query']>;
  Body: OutputOf<E['body']>;
}
/** A request of an endpoint, as its schemas read it. */
export type RequestOf<E extends Endpoint> = FastifyRequest<Given<E>>;

type Handler<E extends Endpoint> = (
  request: RequestOf<E>,
  reply: FastifyReply,
) => Promise<InputOf<E['answer']> | FastifyReply>;

const anyParam = z.string().check(z.maxLength(100));

function paramsOf({ route, params }: Endpoint): z.ZodMiniType | undefined {
  const names = [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return params ?? (names.length > 0 ? z.object(Object.fromEntries(names.map((name) => [name, anyParam]))) : undefined);
}

/** A function that serves endpoints as they are declared. Its second argument is the summary, or more of what the server knows. */
export function serveOn(app: FastifyInstance, settings: Settings) {
  return <E extends Endpoint>(endpoint: E, served: string | Served, handler: Handler<E>): void => {
    const { summary, schema, config, ...options } = typeof served === 'string' ? { summary: served } : served;
    const { route, query, body, answer = z.unknown(), status = 200, staff, signedIn } = endpoint as Endpoint;
    const [method, url = ''] = route.split(' ');
    const params = paramsOf(endpoint);
    app.route<Given<E>>({
      method: method as 'GET' | 'POST',
      url,
      ...options,
      schema: {
        ...(signedIn && { security: accountOnly }),
        summary,
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...schema,
        response: { [status]: answer, ...Object(schema?.response) },
      },
      config: { ...(method === 'POST' && writeLimit(settings)), ...(staff && { staff }), ...config },
      handler: handler as never,
    });
  };
}
