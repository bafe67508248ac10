import './theme/agency.css';

export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion';
export { Alert, type AlertProps } from './Alert/Alert';
export { Badge, type BadgeProps } from './Badge/Badge';
export { Banner, type BannerProps } from './Banner/Banner';
export { BudgetBar, type BudgetBarProps } from './BudgetBar/BudgetBar';
export { Button, type ButtonProps, buttonClass } from './Button/Button';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup/ChoiceGroup';
export { ConsentSwitch, type ConsentSwitchProps, type ConsentTopic } from './ConsentSwitch/ConsentSwitch';
export {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSort,
} from './DataTable/DataTable';
export { DateField, type DateFieldProps } from './DateField/DateField';
export {
  DescriptionList,
  type DescriptionListItem,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList';
export { Dialog, type DialogProps } from './Dialog/Dialog';
export { Drawer, type DrawerProps } from './Drawer/Drawer';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { supportInvokers } from './lib/invokers';
export { MessagesProvider, type MessagesProviderProps } from './lib/messages/MessagesProvider';
export type { Messages } from './lib/messages/messages';
export { dayIn, type SlotTime, type SlotTimesOptions, slotTimes } from './lib/slotTimes';
export {
  type LoadedSlot,
  type SlotCalendarState,
  type SlotRange,
  type UseSlotCalendarOptions,
  useSlotCalendar,
} from './lib/useSlotCalendar';
export { Menu, type MenuItem, type MenuProps } from './Menu/Menu';
export { MultiSelect, type MultiSelectOption, type MultiSelectProps } from './MultiSelect/MultiSelect';
export {
  OrderSummary,
  type OrderSummaryDue,
  type OrderSummaryLine,
  type OrderSummaryProps,
} from './OrderSummary/OrderSummary';
export { PackageCard, type PackageCardProps } from './PackageCard/PackageCard';
export { PathOption, type PathOptionProps } from './PathOption/PathOption';
export { PriceCard, type PriceCardProps } from './PriceCard/PriceCard';
export { ScrollTop, type ScrollTopProps } from './ScrollTop/ScrollTop';
export { Section, type SectionProps } from './Section/Section';
export { type Segment, Segmented, type SegmentedProps } from './Segmented/Segmented';
export { Select, type SelectOption, type SelectProps } from './Select/Select';
export { Slider, type SliderProps } from './Slider/Slider';
export {
  type DayAvailability,
  type DayFacts,
  type DayState,
  type Slot,
  SlotCalendar,
  type SlotCalendarProps,
  type SlotCalendarWords,
} from './SlotCalendar/SlotCalendar';
export { StepShell, type StepShellProps, type StepShellStep } from './StepShell/StepShell';
export { TextField, type TextFieldProps } from './TextField/TextField';
export { Toast, type ToastProps, ToastRegion, type ToastRegionProps } from './Toast/Toast';
export { vars } from './theme/tokens.css';
