import type { Messages } from './messages';

export type { Messages };

const locale = 'es';

/** The texts of all components in Spanish. */
export const es: Messages = {
  BudgetBar: {
    locale,
    label: 'Gastado hasta ahora',
    budgetLabel: 'Presupuesto',
    remainingLabel: 'Restante',
    overLabel: 'Por encima del presupuesto',
    valueText: '{spent} de {budget}',
  },
  ConsentSwitch: { moreLabel: 'Ver más' },
  DataTable: {
    locale,
    selectAllLabel: 'Seleccionar todo lo mostrado',
    selectLabel: 'Seleccionar {row}',
    selectedLabel: { one: '{count} fila seleccionada', other: '{count} filas seleccionadas' },
    sortedLabels: {
      ascending: 'Ordenado por {column}, ascendente',
      descending: 'Ordenado por {column}, descendente',
    },
    loadingText: 'Cargando …',
    retryLabel: 'Reintentar',
    moreLabel: 'Mostrar más',
  },
  Dialog: { closeLabel: 'Cerrar' },
  EmptyState: { retryLabel: 'Reintentar' },
  MultiSelect: {
    locale,
    emptyText: 'Sin resultados',
    openLabel: 'Mostrar opciones',
    removeLabel: 'Quitar {label}',
    statusLabel: { one: '{matches} opción, selección: {chosen}', other: '{matches} opciones, selección: {chosen}' },
  },
  OrderSummary: {
    title: 'Resumen del pedido',
    totalLabel: 'Total',
    changeLabel: 'Cambiar',
    explanationLabel: '¿Por qué este precio?',
  },
  PackageCard: { wasLabel: 'Antes' },
  PathOption: { recommendedLabel: 'Recomendado' },
  PriceCard: { wasLabel: 'Antes' },
  ScrollTop: { label: 'Volver arriba' },
  Slider: { locale, unsetText: 'Sin definir', fieldLabel: 'Importe exacto' },
  SlotCalendar: {
    locale,
    title: 'Elegir una hora',
    emptyText: 'No hay horas disponibles en esta fecha.',
    words: {
      previousMonth: 'Mes anterior',
      nextMonth: 'Mes siguiente',
      states: {
        open: { one: '{count} hora libre', other: '{count} horas libres' },
        full: 'completo',
        empty: 'sin horas',
        past: 'pasado',
        closed: 'cerrado',
        failed: 'no se han podido cargar las horas',
      },
      chosen: 'elegido',
      marks: { full: 'Lleno', empty: 'Nada', closed: 'Cerrado', failed: 'Error', today: 'Hoy' },
      loading: 'Cargando horas…',
      chooseDay: 'Elija un día para ver sus horas.',
      otherDay: 'Elegir otro día',
      fullDay: 'Este día está completo.',
      closedDay: 'Este día no se puede reservar.',
      pastDay: 'Este día ya ha pasado.',
      failedDay: 'No hemos podido cargar las horas.',
      failedDays: 'No se han podido cargar algunos días.',
      retry: 'Reintentar',
      noneFree: 'No hay ningún día libre en {month}.',
      nextFree: 'Próximo día libre: {date}',
      gone: '{time} ya no está libre. Elija otra hora, por favor.',
      left: { one: 'queda {count} plaza', other: 'quedan {count} plazas' },
      taken: 'ocupada',
      closed: 'no disponible',
    },
  },
  StepShell: {
    stepLabel: 'Paso {step} de {count}',
    doneLabel: 'hecho',
    backLabel: 'Atrás',
    nextLabel: 'Continuar',
    glanceLabel: 'Resumen del pedido',
  },
  Toast: { dismissLabel: 'Cerrar' },
  ToastRegion: { label: 'Notificaciones' },
};
