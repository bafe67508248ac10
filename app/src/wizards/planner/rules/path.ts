/** The pages of the budget planner, in the order of its steps. */
export const plannerPaths = ['/step1', '/step2', '/step3', '/step4', '/step5', '/step6'] as const;
