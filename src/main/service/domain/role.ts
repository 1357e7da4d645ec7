/**
 * What a service of several does. `api`: answers clients. `crawl`: works on the pages of jobs, sends webhooks, looks at
 * monitors. `render`: has a browser, and renders for those who have not this role.
 */
export const ROLES = ['api', 'crawl', 'render'] as const;

export type Role = (typeof ROLES)[number];
