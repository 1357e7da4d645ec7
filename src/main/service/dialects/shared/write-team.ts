/**
 * Balance, history, slots and activity of an account. Source: wire/v2.md section 12, wire/v1.md section 9.
 *
 * One credit is 15 tokens. A plan without end is written as a large whole number, never null.
 */
import { defined } from '../../domain/defined.ts';
import type { Job } from '../../domain/job.ts';
import { JOB_KINDS } from '../../domain/job-kinds.ts';
import type {
  ActivityResult,
  Body,
  ConcurrencyResult,
  HistoryResult,
  QueueResult,
  UsageResult,
} from '../types.ts';
import { isoDate, writeReceipt } from './write-document.ts';

const TOKENS_PER_CREDIT = 15;
const UNLIMITED = 99_999_999;

export interface UsageNumbers {
  readonly remaining: number;
  readonly plan: number;
  readonly periodStart: string;
  readonly periodEnd: string;
}

/** The balance in credits or in tokens. */
export function usageNumbers(result: UsageResult, unit: 'credits' | 'tokens'): UsageNumbers {
  const { balance, planCredits, unlimited } = result;
  const factor = unit === 'tokens' ? TOKENS_PER_CREDIT : 1;
  return {
    remaining: unlimited ? UNLIMITED : balance.remaining * factor,
    plan: unlimited ? UNLIMITED : planCredits * factor,
    periodStart: isoDate(balance.periodStartAt),
    periodEnd: isoDate(balance.periodEndAt),
  };
}

/** Periods of the past, the same in both families. */
export function writeHistory(result: HistoryResult, unit: 'credits' | 'tokens'): Body {
  const periods = result.periods.map(({ startAt, endAt, apiKey, credits }) =>
    defined({
      startDate: isoDate(startAt),
      endDate: endAt === undefined ? null : isoDate(endAt),
      apiKey: apiKey?.name,
      ...(unit === 'credits'
        ? { creditsUsed: credits }
        : { tokensUsed: credits * TOKENS_PER_CREDIT }),
    }),
  );
  return { success: true, periods, ...writeReceipt(result.receipt) };
}

/** Slots in use and slots there are. */
export function writeConcurrency({ active, max, receipt }: ConcurrencyResult): Body {
  return { success: true, concurrency: active, maxConcurrency: max, ...writeReceipt(receipt) };
}

/** Work under way and waiting. */
export function writeQueueStatus(result: QueueResult): Body {
  const { active, waiting, max, mostRecentSuccessAt, receipt } = result;
  return {
    success: true,
    jobsInQueue: active + waiting,
    activeJobsInQueue: active,
    waitingJobsInQueue: waiting,
    maxConcurrency: max,
    mostRecentSuccess: mostRecentSuccessAt === undefined ? null : isoDate(mostRecentSuccessAt),
    ...writeReceipt(receipt),
  };
}

/** Requests of the last day, newest first. */
export function writeActivity({ jobs, cursor, receipt }: ActivityResult): Body {
  return {
    success: true,
    data: jobs.map(writeActivityItem),
    cursor: cursor ?? null,
    has_more: cursor !== undefined,
    ...writeReceipt(receipt),
  };
}

function writeActivityItem(job: Job): Body {
  return {
    id: job.id,
    endpoint: JOB_KINDS[job.kind].endpoint,
    api_version: job.apiVersion,
    created_at: isoDate(job.createdAt),
    target: job.target,
  };
}
