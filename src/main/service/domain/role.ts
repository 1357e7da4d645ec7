/**
 * What a service of several does. `api`: answers clients. `crawl`: works on the pages of jobs, sends webhooks, looks at
 * monitors. `render`: has a browser; told in the list of services, and every service renders for itself so far.
 */
export const ROLES = ['api', 'crawl', 'render'] as const;

export type Role = (typeof ROLES)[number];
