import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import type { OrderItem } from '../domain/contract/account.ts';
import { wizardOf } from '../wizards/rules.ts';
import { isAgreed, type OrderedSelection } from './selection.ts';

/** The items of an order, once each, without items no longer offered; empty for a consultation and an offer. */
export const orderItems = (catalogue: Catalogue, selection: OrderedSelection): OrderItem[] =>
  selection.wizard === 'consultation' || isAgreed(selection)
    ? []
    : [
        ...new Set(
          wizardOf(catalogue, selection.wizard)
            .order.items(selection)
            .filter((item) => item !== null && item !== false),
        ),
      ];
