import { HttpResponse, http } from 'msw/http';
import type { Endpoint, InputOf } from '../domain/contract/endpoint.ts';

/** Mocks an endpoint. The answer is given the body and the query. */
export const mock =
  <E extends Endpoint>({ route, status }: E) =>
  (answer: (body: InputOf<E['body']>, query: URLSearchParams) => InputOf<E['answer']>) =>
    http[route.startsWith('GET') ? 'get' : 'post'](route.slice(route.indexOf('/')), async ({ request }) => {
      const body = (request.body ? await request.json() : {}) as InputOf<E['body']>;
      return HttpResponse.json(answer(body, new URL(request.url).searchParams) as object, { status: status ?? 200 });
    });
