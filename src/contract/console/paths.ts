/** Every console address, once. */
import type { ConsoleOperation } from './common.ts';

const root = '/console';
const id = (value: string): string => encodeURIComponent(value);

export const PATHS = {
  signIn: `${root}/sign-in`,
  signInStep: (step: 'email' | 'code' | 'openid') => `${root}/sign-in/${step}`,
  signOut: `${root}/sign-out`,
  session: `${root}/session`,
  state: `${root}/state`,
  events: `${root}/events`,
  keys: `${root}/keys`,
  key: (keyId: string) => `${root}/keys/${id(keyId)}`,
  jobs: `${root}/jobs`,
  job: (jobId: string) => `${root}/jobs/${id(jobId)}`,
  pages: (jobId: string) => `${root}/jobs/${id(jobId)}/pages`,
  pagePreviews: (jobId: string) => `${root}/jobs/${id(jobId)}/glimpse`,
  stop: (jobId: string) => `${root}/jobs/${id(jobId)}/stop`,
  resume: (jobId: string) => `${root}/jobs/${id(jobId)}/resume`,
  outcomes: (jobId: string) => `${root}/jobs/${id(jobId)}/outcomes`,
  exclude: (jobId: string) => `${root}/jobs/${id(jobId)}/exclude`,
  exports: `${root}/exports`,
  records: (jobId: string) => `${root}/jobs/${id(jobId)}/records`,
  rehearsal: (jobId: string) => `${root}/jobs/${id(jobId)}/rehearsal`,
  document: (pageId: string) => `${root}/documents/${id(pageId)}`,
  run: (operation: ConsoleOperation | 'batch') => `${root}/run/${operation}`,
  parse: `${root}/run/parse`,
  live: `${root}/live`,
  profiles: `${root}/profiles`,
  recipes: `${root}/api/recipes`,
  usage: `${root}/usage`,
  usageExport: `${root}/usage/export`,
  plan: `${root}/plan`,
  quote: `${root}/plan/quote`,
  settings: `${root}/settings`,
  test: (target: string) => `${root}/settings/test/${id(target)}`,
  storage: `${root}/storage`,
  about: `${root}/about`,
  services: `${root}/services`,
  diagnostics: `${root}/diagnostics`,
} as const;
