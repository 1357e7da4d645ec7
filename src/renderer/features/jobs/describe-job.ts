/** A job in words: its title, its state, and how far it is. Pure. */
import { isFrontierKind } from '../../../contract/console/common.ts';
import type { JobCounts, JobRow } from '../../../contract/console/jobs.ts';
import type { Tone } from '../../components/tone.ts';
import { t } from '../../text/catalogue.ts';
import { formatMoment, shortAddress } from '../../text/format.ts';

export type JobMood =
  | 'running'
  | 'waiting'
  | 'done'
  | 'faulty'
  | 'nothing'
  | 'refused'
  | 'partial'
  | 'stopped'
  | 'failed';

/** A crawl that ran out of credits stopped early: it did not fail. */
export function moodOf(job: JobRow): JobMood {
  switch (job.status) {
    case 'scraping':
      return job.waiting?.kind === 'slots' || job.waiting?.kind === 'credits'
        ? 'waiting'
        : 'running';
    case 'completed':
      if (hasReadNothing(job)) return 'failed';
      if (isCutShort(job)) return 'partial';
      if ((job.statusCode ?? 0) >= 400) return 'refused';
      if (hasNothingGood(job)) return 'nothing';
      return troublesOf(job) > 0 ? 'faulty' : 'done';
    case 'cancelled':
      return 'stopped';
    case 'failed':
      // who ran it hung up, or pressed Stop
      return job.errorCode === 'SCRAPE_JOB_CANCELLED' ? 'stopped' : 'failed';
  }
}

/** Pages without what was wanted: failed, or answered by the site with 400 or more. */
export function troublesOf(job: JobRow): number {
  return hasPages(job) ? job.counts.failed + (job.refused ?? 0) : 0;
}

/** Pages were tried, and none could be read. */
function hasReadNothing(job: JobRow): boolean {
  const isSpent =
    job.errorCode === 'INSUFFICIENT_CREDITS' || /^The credits\b/.test(job.warning ?? '');
  return !isSpent && hasPages(job) && job.counts.done === 0 && job.counts.failed > 0;
}

/** No page was tried, or each was answered with an error. */
function hasNothingGood(job: JobRow): boolean {
  return hasPages(job) && job.kind !== 'recipe' && settledOf(job.counts) <= troublesOf(job);
}

function isCutShort(job: JobRow): boolean {
  // fewer credits than pages: the limit was lowered at the start, and reached
  if (job.askedLimit !== undefined && job.counts.done >= (job.limit ?? 0)) return true;
  return job.errorCode === 'INSUFFICIENT_CREDITS' || /\bcredits\b/i.test(job.warning ?? '');
}

const TONES: Readonly<Record<JobMood, Tone>> = {
  running: 'info',
  waiting: 'warn',
  done: 'ok',
  faulty: 'warn',
  nothing: 'bad',
  refused: 'bad',
  partial: 'warn',
  stopped: 'quiet',
  failed: 'bad',
};

export function toneOf(job: JobRow): Tone {
  return TONES[moodOf(job)];
}

const SIGNS: Readonly<Record<JobMood, string>> = {
  running: '●',
  waiting: '◌',
  done: '✓',
  faulty: '!',
  nothing: '✕',
  refused: '✕',
  partial: '!',
  stopped: '■',
  failed: '✕',
};

const SIGN_LOOKS: Readonly<Record<JobMood, string>> = {
  running: 'text-info',
  waiting: 'text-warn',
  done: 'text-ok',
  faulty: 'text-warn',
  nothing: 'text-bad',
  refused: 'text-bad',
  partial: 'text-warn',
  stopped: 'text-ink-3',
  failed: 'text-bad',
};

/** A one-letter mark with its meaning in words. */
export function statusMark(job: JobRow): {
  readonly sign: string;
  readonly text: string;
  readonly className: string;
} {
  const mood = moodOf(job);
  return { sign: SIGNS[mood], text: moodText(job), className: SIGN_LOOKS[mood] };
}

/** The state in words; of a page that the site refused, how. */
export function moodText(job: JobRow): string {
  const mood = moodOf(job);
  return mood === 'refused' ? t.jobs.answered(job.statusCode ?? 0) : t.jobs.status[mood];
}

/** Pages that are over, read or not. */
export function settledOf(counts: JobCounts): number {
  return counts.done + counts.failed;
}

/** Pages to come: those under way among them. */
export function waitingOf(counts: JobCounts): number {
  return counts.open + counts.running;
}

/** Pages known: those to come and those over; skipped ones are none of its pages. */
export function totalOf(counts: JobCounts): number {
  return waitingOf(counts) + settledOf(counts);
}

/** Pages the request asked for, as far as that is known. */
export function wantedOf(job: JobRow): number {
  return job.askedLimit ?? totalOf(job.counts);
}

export function shareOf(job: JobRow): number | undefined {
  const total = Math.min(totalOf(job.counts), job.limit ?? Number.POSITIVE_INFINITY);
  return total === 0 ? undefined : settledOf(job.counts) / total;
}

export function hasPages(job: JobRow): boolean {
  return isFrontierKind(job.kind);
}

/** A file that was sent is not there to be read again, nor is what was not kept. */
export function canRunAgain(job: JobRow): boolean {
  return job.kind !== 'scrape' || /^https?:/.test(job.target);
}

/** `Crawl · docs.example.com` and how it ended. */
export function describeJob(job: JobRow): { readonly title: string; readonly outcome: string } {
  const title = `${t.jobs.kinds[job.kind]} · ${shortAddress(job.target)}`;
  const mood = moodOf(job);
  const { done } = job.counts;
  switch (mood) {
    case 'running':
    case 'waiting':
      return { title, outcome: t.jobs.status[mood] };
    case 'done':
      return { title, outcome: hasPages(job) ? t.jobs.ended.done(done) : t.jobs.ended.ready };
    case 'faulty':
      return { title, outcome: t.jobs.ended.faulty(settledOf(job.counts), troublesOf(job)) };
    case 'nothing':
      return { title, outcome: t.jobs.pagesNone };
    case 'refused':
      return { title, outcome: t.jobs.answered(job.statusCode ?? 0) };
    case 'partial':
      return { title, outcome: t.jobs.ended.partial(settledOf(job.counts), wantedOf(job)) };
    case 'stopped':
      return { title, outcome: t.jobs.ended.stopped(done) };
    case 'failed':
      return { title, outcome: job.error ?? t.jobs.ended.failed };
  }
}

/** A shorter pause is not worth a time of day. */
const SHORT_PAUSE_MS = 10_000;

/** Why nothing moves, if so. */
export function waitText(job: JobRow, now = Date.now()): string | undefined {
  switch (job.waiting?.kind) {
    case 'slots':
      return t.jobs.waitsForSlot(job.waiting.used, job.waiting.total, job.waiting.plan);
    case 'pacing':
      return job.waiting.untilAt - now < SHORT_PAUSE_MS
        ? t.jobs.waitsForHost(job.waiting.host)
        : t.jobs.waitsForSite(job.waiting.host, formatMoment(job.waiting.untilAt, now));
    case 'credits':
      return t.jobs.waitsForCredits;
    case 'disk':
      return t.jobs.waitsForDisk;
    case undefined:
      return undefined;
  }
}

/** Who asked: the GUI, the command line, or a key. */
export function sourceOf(job: JobRow): string {
  if (job.keyName !== undefined) return t.jobs.viaKey(job.keyName);
  return t.jobs.via[job.apiVersion];
}
