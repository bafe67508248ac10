/** The four ways in which a plan can be delivered. */
export const pathIds = ['template', 'custom', 'hybrid', 'subscription'] as const;
export type PathId = (typeof pathIds)[number];

export interface Path {
  title: string;
  /** Percent of the plan's list total. */
  percent: number;
  buttonText: string;
  features: readonly string[];
  description?: string;
}

export const paths: Readonly<Record<PathId, Path>> = {
  template: {
    title: 'Template Solution',
    percent: 60,
    buttonText: 'Get Template Solution',
    features: ['Ready-to-deploy', 'Industry-specific features', 'Customizable design', 'Free consultation included'],
  },
  custom: {
    title: 'Custom Development',
    percent: 100,
    buttonText: 'Book Consultation (€83)',
    features: ['100% customized', 'Unique features', 'Dedicated development team', 'Milestone-based payments'],
  },
  hybrid: {
    title: 'Hybrid Approach',
    percent: 80,
    buttonText: 'Choose Hybrid Approach',
    features: ['Partially customized', 'Faster deployment', 'Budget-friendly', 'Dedicated support'],
  },
  subscription: {
    title: 'Subscription Model',
    percent: 40,
    buttonText: 'Subscribe Now',
    features: ['Lower upfront cost', 'Monthly updates', 'Flexible scaling', 'Support included'],
  },
};
