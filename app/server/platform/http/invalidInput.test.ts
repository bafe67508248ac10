import type { FastifyRouteSchemaDef } from 'fastify/types/schema.js';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { newBalanceSchema, newTransferSchema, ordersQuerySchema } from '../../../src/domain/contract/staff/orders.ts';
import { checkoutRequestSchema } from '../../../src/orders/checkoutSchema.ts';
import { checkoutRequest } from '../../testing/request.ts';
import { invalidInput } from './invalidInput.ts';

const order = checkoutRequest({ url: 'https://agency.example' });
const transfer = { amount: 100, day: '2026-11-20', reference: 'x', version: 0 };

const cases: readonly (readonly [schema: z.ZodMiniType, body: object, message: string])[] = [
  [checkoutRequestSchema, { ...order, price: -1 }, 'The field "price" must be more than 0.'],
  [checkoutRequestSchema, { ...order, price: 'free' }, 'The field "price" must be a number.'],
  [checkoutRequestSchema, { ...order, price: 0.001 }, 'Please send the deposit in euro with at most two decimals.'],
  [checkoutRequestSchema, { ...order, name: ' ' }, 'The field "name" is empty.'],
  [checkoutRequestSchema, { ...order, notes: 7 }, 'The field "notes" must be a text.'],
  [newTransferSchema, { ...transfer, amount: 0 }, 'The field "amount" must be at least 1.'],
  [newTransferSchema, { ...transfer, amount: 1e10 }, 'The field "amount" must be at most 1000000000.'],
  [newTransferSchema, { ...transfer, amount: 1.5 }, 'The field "amount" must be a whole number.'],
  [newTransferSchema, { ...transfer, extra: 1 }, 'The field "extra" is unknown. Please leave it out.'],
  [newBalanceSchema, { instalments: [], version: 0 }, 'The field "instalments" needs at least 1 entry.'],
  [
    newBalanceSchema,
    { instalments: [{ amount: -5, dueOn: null }], version: 0 },
    'The field "instalments.0.amount" must be at least 1.',
  ],
  [newBalanceSchema, { instalments: [{ dueOn: null }], version: 0 }, 'The field "instalments.0.amount" is missing.'],
  [ordersQuerySchema, { from: '2026-11-20', until: '2026-11-19' }, 'The last day is before the first one.'],
  [ordersQuerySchema, { least: '200', most: '100' }, 'The most is less than the least.'],
  [ordersQuerySchema, { from: '2026-02-30' }, 'This day does not exist.'],
  [ordersQuerySchema, { limit: '0' }, 'The field "limit" must be at least 1.'],
];

test.each(cases)('%#: says what is wrong', (schema, body, message) => {
  const validate = validatorCompiler({ schema } as unknown as FastifyRouteSchemaDef<z.ZodMiniType>);
  const { error } = validate(body) as unknown as { error: Parameters<typeof invalidInput>[0] };
  expect(invalidInput(error, body).message).toBe(message);
});
