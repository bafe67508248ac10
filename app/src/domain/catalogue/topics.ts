/** The six topics of the planner's industry solutions and universal dashboards. */
export const topicIds = ['financial', 'customers', 'employees', 'marketing', 'operations', 'inventory'] as const;
export type TopicId = (typeof topicIds)[number];

export const topics: Readonly<Record<TopicId, { title: string; description: string }>> = {
  financial: { title: 'Financial Management', description: 'Complete financial oversight' },
  customers: { title: 'Customer Relationship', description: 'CRM & insights' },
  employees: { title: 'Employee Management', description: 'HR & workforce' },
  marketing: { title: 'Marketing & Sales', description: 'Growth tracking' },
  operations: { title: 'Operations Analytics', description: 'KPI monitoring' },
  inventory: { title: 'Inventory Management', description: 'Stock control' },
};
