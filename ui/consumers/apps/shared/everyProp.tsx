// Never run. Every optional prop accepts undefined, so that an app can pass on props that it may not have been given.
import * as ui from '@agency-site/ui';
import type { ReactElement } from 'react';

/** The same props, each optional one with undefined added. */
type Undefinable<Props> = Props extends unknown
  ? { [Key in keyof Props]: Record<never, never> extends Pick<Props, Key> ? Props[Key] | undefined : Props[Key] }
  : never;

type ComponentName = Extract<keyof typeof ui, Capitalize<string>>;

export const everyComponent = {
  Accordion: (props: Undefinable<ui.AccordionProps>) => <ui.Accordion {...props} />,
  Banner: (props: Undefinable<ui.BannerProps>) => <ui.Banner {...props} />,
  BudgetBar: (props: Undefinable<ui.BudgetBarProps>) => <ui.BudgetBar {...props} />,
  Button: (props: Undefinable<ui.ButtonProps>) => <ui.Button {...props} />,
  Checkbox: (props: Undefinable<ui.CheckboxProps>) => <ui.Checkbox {...props} />,
  ChoiceGroup: (props: Undefinable<ui.ChoiceGroupProps>) => <ui.ChoiceGroup {...props} />,
  ConsentSwitch: (props: Undefinable<ui.ConsentSwitchProps>) => <ui.ConsentSwitch {...props} />,
  Dialog: (props: Undefinable<ui.DialogProps>) => <ui.Dialog {...props} />,
  Drawer: (props: Undefinable<ui.DrawerProps>) => <ui.Drawer {...props} />,
  MessagesProvider: (props: Undefinable<ui.MessagesProviderProps>) => <ui.MessagesProvider {...props} />,
  MultiSelect: (props: Undefinable<ui.MultiSelectProps>) => <ui.MultiSelect {...props} />,
  OrderSummary: (props: Undefinable<ui.OrderSummaryProps>) => <ui.OrderSummary {...props} />,
  PackageCard: (props: Undefinable<ui.PackageCardProps>) => <ui.PackageCard {...props} />,
  PathOption: (props: Undefinable<ui.PathOptionProps>) => <ui.PathOption {...props} />,
  PriceCard: (props: Undefinable<ui.PriceCardProps>) => <ui.PriceCard {...props} />,
  ScrollTop: (props: Undefinable<ui.ScrollTopProps>) => <ui.ScrollTop {...props} />,
  Slider: (props: Undefinable<ui.SliderProps>) => <ui.Slider {...props} />,
  SlotCalendar: (props: Undefinable<ui.SlotCalendarProps>) => <ui.SlotCalendar {...props} />,
  StepShell: (props: Undefinable<ui.StepShellProps>) => <ui.StepShell {...props} />,
  TextField: (props: Undefinable<ui.TextFieldProps>) => <ui.TextField {...props} />,
  Toast: (props: Undefinable<ui.ToastProps>) => <ui.Toast {...props} />,
  ToastRegion: (props: Undefinable<ui.ToastRegionProps>) => <ui.ToastRegion {...props} />,
} satisfies Record<ComponentName, (props: never) => ReactElement>;
