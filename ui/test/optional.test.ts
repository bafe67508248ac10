import type { ComponentProps } from 'react';
import { expectTypeOf, test } from 'vitest';
import type * as ui from '../src/index';

/** The optional props that refuse `undefined`, which apps under `exactOptionalPropertyTypes` compute. */
type Refusing<Props> = Props extends unknown
  ? {
      [Key in keyof Props]-?: object extends Pick<Props, Key>
        ? undefined extends Required<Props>[Key]
          ? never
          : Key extends 'key' | `data-${string}`
            ? never
            : Key
        : never;
    }[keyof Props]
  : never;

type ComponentName = Extract<keyof typeof ui, Capitalize<string>>;

test('every optional prop of every component takes undefined', () => {
  expectTypeOf<Refusing<{ a?: string }>>().toEqualTypeOf<'a'>();
  expectTypeOf<{ [Name in ComponentName]: Refusing<ComponentProps<(typeof ui)[Name]>> }[ComponentName]>().toBeNever();
});
