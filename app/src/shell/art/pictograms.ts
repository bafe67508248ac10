import type { GoalId } from '../../domain/catalogue/goals.ts';
import type { IndustryId } from '../../domain/catalogue/industries.ts';
import type { ServiceId } from '../../domain/catalogue/services.ts';
import type { TopicId } from '../../domain/catalogue/topics.ts';
import type { TrinityId } from '../../domain/catalogue/trinity.ts';

/** What a pictogram stands for: `industry-retail`, `option-garo`, `topic-financial`. */
export type PictogramName =
  | `industry-${IndustryId}`
  | `option-${TrinityId}`
  | `goal-${GoalId}`
  | `service-${ServiceId}`
  | `topic-${TopicId}`;

/** The id of a pictogram in the sprite. */
export const symbolId = (name: PictogramName): string => `p-${name}`;

/** Two paths each, on a grid of 24: one in ink, one in the colour of a strand. Only the prerenderer reads them. */
export const pictograms: Readonly<Record<PictogramName, readonly [ink: string, strand: string]>> = {
  'industry-restaurant': [
    'M2.5 17.5h19M6 20.8h12M12 9.6V8.2M10.4 6.6a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0',
    'M4.5 17.5a7.5 7.5 0 0 1 15 0',
  ],
  'industry-retail': [
    'M3 9.3 5 4h14l2 5.3M5 15v5.5h14V15M10 20.5V16h4v4.5',
    'M3 9.3a3 3 0 0 0 6 0a3 3 0 0 0 6 0a3 3 0 0 0 6 0',
  ],
  'industry-services': [
    'M8.2 7.9 11 10.6M13 12.6l7.5 7.1M8.2 16.1 20.5 4.3',
    'M3 5.8a3 3 0 1 1 6 0a3 3 0 1 1-6 0M3 18.2a3 3 0 1 1 6 0a3 3 0 1 1-6 0',
  ],
  'industry-hospitality': [
    'M2.5 20v-5A2.5 2.5 0 0 1 5 12.5h14a2.5 2.5 0 0 1 2.5 2.5v5M2.5 17.3h19M8 12.5a4 3 0 0 1 8 0',
    'M5 12.5V11a7 7 0 0 1 14 0v1.5',
  ],
  'industry-property': ['M2.8 11.4 12 3.8l9.2 7.6M5.3 9.4v11.1h13.4V9.4', 'M9 20.5V16a3 3 0 0 1 6 0v4.5'],
  'industry-other': [
    'M12 8.4v7.2M8.4 12h7.2M17.1 5.6a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0',
    'M13.2 3.6a8.5 8.5 0 1 0 7.2 7.2',
  ],
  'option-expense': [
    'M6 19.6V3.5h12v16.1M9.2 7.6h5.6M9.2 11.2h5.6M9.2 14.8h2.6',
    'M6 19.6a2 2 0 0 0 4 0a2 2 0 0 0 4 0a2 2 0 0 0 4 0',
  ],
  'option-mcd': ['M4 15h4.6v5.5H4zM15.4 11.5H20v9h-4.6z', 'M6.3 11.4a5.8 5.8 0 0 1 11.2-2.6M18.6 5.2l-1 3.7-3.7-.9'],
  'option-rcd': [
    'M9.2 14.8l5.6-5.6M8.3 9.5a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1-2.4 0M13.3 14.5a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1-2.4 0',
    'M19.9 8.9a8.5 8.5 0 1 0 .5 4.2M20.6 4.3v4.6H16',
  ],
  'option-garo': [
    'M17 2.8c0 2.5-2.6 3.6-4.9 4.5M9.4 8.9C8 9.8 7 10.7 7 12c0 4.7 10 4.7 10 9.2M8 4.6h7.6M7.3 10.9h9M7.3 13.6h9.4M8 19.6h8',
    'M7 2.8c0 4.5 10 4.5 10 9.2 0 2.3-2.5 3.5-4.9 4.5M9.4 18.1C8 19 7 19.9 7 21.2',
  ],
  'option-aed': [
    'M12.9 15.6 16 11M2.8 20.4h18.4M10.7 16.6a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0',
    'M3.5 16.6a8.5 8.5 0 0 1 17 0',
  ],
  'option-trinity-core': [
    'M10.9 13a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1-2.2 0',
    'M9.06 11.3A4.1 4.1 0 1 1 14.94 11.3M14.94 11.3A4.1 4.1 0 1 1 12 16.4M12 16.4A4.1 4.1 0 1 1 9.06 11.3',
  ],
  'option-trinity-plus': [
    'M14.94 8.35A3.3 3.3 0 1 1 16.76 13.95M7.24 13.95A3.3 3.3 0 1 1 9.06 8.35M10.7 12.4a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0',
    'M9.06 8.35A3.3 3.3 0 1 1 14.94 8.35M16.76 13.95A3.3 3.3 0 1 1 12 17.4M12 17.4A3.3 3.3 0 1 1 7.24 13.95',
  ],
  'goal-fees': ['M10.6 5.2a8 8 0 1 0 8.2 8.2h-8.2z', 'M14 2.9a7.6 7.6 0 0 1 7.1 7.1H14z'],
  'goal-brand': [
    'M12 10.4V3l5 8.2c0 3-1.5 5-2.5 6.8h-5C8.5 16.2 7 14.2 7 11.2L12 3M9.5 21h5',
    'M10.2 12.2a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1-3.6 0',
  ],
  'goal-automation': [
    'M10.7 14C9.4 15.6 8.3 16.3 6.8 16.3a4.3 4.3 0 0 1 0-8.6c2.1 0 3.3 1.4 5.2 4.3',
    'M12 12c1.9 2.9 3.1 4.3 5.2 4.3a4.3 4.3 0 0 0 0-8.6c-1.5 0-2.6.7-3.9 2.3',
  ],
  'goal-scale': [
    'M2.5 20.5h19M4 20.5v-3a2 2 0 0 1 4 0v3M9.8 20.5v-7a2.2 2.2 0 0 1 4.4 0v7',
    'M16 20.5V7.5a2.2 2.2 0 0 1 4.4 0v13',
  ],
  'goal-customers': [
    'M5.8 7.8a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1-6.4 0M2.8 20.3v-.5a6.2 6.2 0 0 1 12.4 0v.5',
    'M15.3 4.9a3.2 3.2 0 0 1 0 5.8M17.7 14.1a6.2 6.2 0 0 1 3.5 5.7v.5',
  ],
  'goal-insights': [
    'M15.6 15.6 20.8 20.8M7.8 13v-1.6M10.7 13V8M13.6 13v-3.2',
    'M3.7 10.7a7 7 0 1 1 14 0a7 7 0 1 1-14 0',
  ],
  'service-brand-identity': [
    'M5 3.5h14A1.5 1.5 0 0 1 20.5 5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5zM12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3',
    'M7.4 12a4.6 4.6 0 1 1 9.2 0a4.6 4.6 0 1 1-9.2 0',
  ],
  'service-ad-campaigns': [
    'M3.5 10v4.5h3.2l7.8 4.2V5.8L6.7 10zM7.5 14.7v4.8',
    'M17.3 9.3a4.2 4.2 0 0 1 0 5.9M19.3 6.4a8 8 0 0 1 0 11.7',
  ],
  'service-trinity-systems': [
    'M3.7 19.2A8.3 8.3 0 0 1 14.4 11.3M17.8 13.2A8.3 8.3 0 0 1 20.3 19.2M12 4.8A8.3 8.3 0 0 1 13.5 18.1M10.1 20A8.3 8.3 0 0 1 3.7 19.2',
    'M20.3 19.2A8.3 8.3 0 0 1 8.1 13.9M8.1 10A8.3 8.3 0 0 1 12 4.8',
  ],
  'service-complete-platform': [
    'M13 18.5H4.5A1.5 1.5 0 0 1 3 17V6a1.5 1.5 0 0 1 1.5-1.5h14A1.5 1.5 0 0 1 20 6v1.5M3 8.5h10.5M5.8 6.5h0M8 6.5h0',
    'M17 10.5h3.5a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H17a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1zM18.5 18.3h.5',
  ],
  'topic-financial': ['M3.2 10.4h10.6M3.2 13.6h9', 'M19 6.3a7.8 7.8 0 1 0 0 11.4'],
  'topic-customers': [
    'M5 10a3 3 0 1 1 6 0a3 3 0 1 1-6 0M2.5 20.5a5.5 5.5 0 0 1 11 0',
    'M13.5 4h6a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1-1.5 1.5H17l-2.5 2.3V11',
  ],
  'topic-employees': [
    'M6.5 9.5h11a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-9.5a1 1 0 0 1 1-1zM8.8 18.5a3.2 3.2 0 0 1 6.4 0M10.5 13.4a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1-3 0',
    'M8 3l4 6.5L16 3',
  ],
  'topic-marketing': ['M3.5 3.8v16.7h17', 'M7 16.5c5 0 4.8-8.3 11.6-9.3M15.6 5.1l3.3 2-2 3.2'],
  'topic-operations': ['M12 8a4 4 0 1 1-4 4', 'M12 3.5a8.5 8.5 0 1 1-7.4 4.3'],
  'topic-inventory': ['M4 8.3 12 4.3l8 4v8l-8 4-8-4zM4 8.3l8 4 8-4M12 12.3v8', 'M8 6.3l8 4v3.6'],
};
