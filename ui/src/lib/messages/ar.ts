import type { Messages } from './messages';

export type { Messages };

const locale = 'ar';

/** The texts of all components in Arabic. */
export const ar: Messages = {
  BudgetBar: {
    locale,
    label: 'المصروف حتى الآن',
    budgetLabel: 'الميزانية',
    remainingLabel: 'المتبقي',
    overLabel: 'فوق الميزانية',
    valueText: '{spent} من {budget}',
  },
  ConsentSwitch: { moreLabel: 'عرض المزيد' },
  Dialog: { closeLabel: 'إغلاق' },
  EmptyState: { retryLabel: 'أعد المحاولة' },
  MultiSelect: {
    locale,
    emptyText: 'لا توجد نتائج',
    openLabel: 'عرض الخيارات',
    removeLabel: 'إزالة {label}',
    statusLabel: {
      zero: 'لا خيارات، المختار: {chosen}',
      one: 'خيار واحد، المختار: {chosen}',
      two: 'خياران، المختار: {chosen}',
      few: '{matches} خيارات، المختار: {chosen}',
      many: '{matches} خيارًا، المختار: {chosen}',
      other: '{matches} خيار، المختار: {chosen}',
    },
  },
  OrderSummary: {
    title: 'ملخص الطلب',
    totalLabel: 'المجموع',
    changeLabel: 'تغيير',
    explanationLabel: 'لماذا هذا السعر؟',
  },
  PackageCard: { wasLabel: 'سابقًا' },
  PathOption: { recommendedLabel: 'موصى به' },
  PriceCard: { wasLabel: 'سابقًا' },
  ScrollTop: { label: 'إلى أعلى الصفحة' },
  Slider: { locale, unsetText: 'غير محدد', fieldLabel: 'المبلغ بالضبط' },
  SlotCalendar: {
    locale,
    title: 'اختر وقتًا',
    emptyText: 'لا توجد مواعيد متاحة في هذا اليوم.',
    words: {
      previousMonth: 'الشهر السابق',
      nextMonth: 'الشهر التالي',
      states: {
        open: {
          zero: 'لا مواعيد متاحة',
          one: 'موعد واحد متاح',
          two: 'موعدان متاحان',
          few: '{count} مواعيد متاحة',
          many: '{count} موعدًا متاحًا',
          other: '{count} موعد متاح',
        },
        full: 'محجوز بالكامل',
        empty: 'لا مواعيد',
        past: 'انقضى',
        closed: 'مغلق',
        failed: 'تعذّر تحميل المواعيد',
      },
      chosen: 'مختار',
      marks: { full: 'ممتلئ', empty: 'لا شيء', closed: 'مغلق', failed: 'خطأ', today: 'اليوم' },
      loading: 'جارٍ تحميل المواعيد…',
      chooseDay: 'اختر يومًا لعرض مواعيده.',
      otherDay: 'اختر يومًا آخر',
      fullDay: 'هذا اليوم محجوز بالكامل.',
      closedDay: 'لا يمكن الحجز في هذا اليوم.',
      pastDay: 'انقضى هذا اليوم.',
      failedDay: 'تعذّر تحميل المواعيد.',
      failedDays: 'تعذّر تحميل بعض الأيام.',
      retry: 'أعد المحاولة',
      noneFree: 'لا يوجد يوم متاح في {month}.',
      nextFree: 'أقرب يوم متاح: {date}',
      gone: 'لم يعد {time} متاحًا. يُرجى اختيار وقت آخر.',
      taken: 'محجوز',
      closed: 'غير متاح',
    },
  },
  StepShell: {
    stepLabel: 'الخطوة {step} من {count}',
    doneLabel: 'تم',
    backLabel: 'رجوع',
    nextLabel: 'متابعة',
    glanceLabel: 'ملخص الطلب',
  },
  Toast: { dismissLabel: 'إغلاق' },
  ToastRegion: { label: 'الإشعارات' },
};
