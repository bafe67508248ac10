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

test('every optional prop takes undefined', () => {
  expectTypeOf<Refusing<{ a?: string }>>().toEqualTypeOf<'a'>();
  expectTypeOf<Refusing<ui.AccordionProps>>().toBeNever();
  expectTypeOf<Refusing<ui.BannerProps>>().toBeNever();
  expectTypeOf<Refusing<ui.BudgetBarProps>>().toBeNever();
  expectTypeOf<Refusing<ui.ButtonProps>>().toBeNever();
  expectTypeOf<Refusing<ui.CheckboxProps>>().toBeNever();
  expectTypeOf<Refusing<ui.ChoiceGroupProps>>().toBeNever();
  expectTypeOf<Refusing<ui.ConsentSwitchProps>>().toBeNever();
  expectTypeOf<Refusing<ui.DialogProps>>().toBeNever();
  expectTypeOf<Refusing<ui.DrawerProps>>().toBeNever();
  expectTypeOf<Refusing<ui.MultiSelectProps>>().toBeNever();
  expectTypeOf<Refusing<ui.OrderSummaryProps>>().toBeNever();
  expectTypeOf<Refusing<ui.PackageCardProps>>().toBeNever();
  expectTypeOf<Refusing<ui.PathOptionProps>>().toBeNever();
  expectTypeOf<Refusing<ui.PriceCardProps>>().toBeNever();
  expectTypeOf<Refusing<ui.ScrollTopProps>>().toBeNever();
  expectTypeOf<Refusing<ui.SliderProps>>().toBeNever();
  expectTypeOf<Refusing<ui.SlotCalendarProps>>().toBeNever();
  expectTypeOf<Refusing<ui.StepShellProps>>().toBeNever();
  expectTypeOf<Refusing<ui.TextFieldProps>>().toBeNever();
  expectTypeOf<Refusing<ui.ToastProps>>().toBeNever();
});
