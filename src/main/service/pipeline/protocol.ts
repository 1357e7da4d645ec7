/** What pool and worker say to each other. Plain data: it crosses threads by structured clone. */
import type { ErrorCode } from '../domain/errors.ts';
import { HearthError, toHearthError } from '../domain/errors.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { RecordsAnswer, RecordsTask } from '../ports/records.ts';
import type {
  Comparison,
  ComparisonInput,
  JudgementInput,
  PipelineInput,
  PipelineOutput,
  ReadJudgement,
} from '../ports/pipeline.ts';

/** Bodies of snapshots are handed over: the worker releases them. */
export type WorkerRequest =
  | { readonly id: number; readonly kind: 'run'; readonly input: PipelineInput }
  | { readonly id: number; readonly kind: 'judge'; readonly input: JudgementInput }
  | { readonly id: number; readonly kind: 'compare'; readonly input: ComparisonInput }
  | { readonly id: number; readonly kind: 'records'; readonly task: RecordsTask };

/** The snapshots a request carries. */
export function snapshotsOf(request: WorkerRequest): readonly Snapshot[] {
  if (request.kind === 'records') return [];
  if (request.kind !== 'compare') return [request.input.snapshot];
  return [request.input.served, request.input.rendered];
}

export interface FailureData {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: unknown;
  readonly retryAfterSeconds?: number;
}

export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly output: PipelineOutput }
  | { readonly kind: 'judged'; readonly id: number; readonly output: ReadJudgement }
  | { readonly kind: 'compared'; readonly id: number; readonly output: Comparison }
  | { readonly kind: 'found'; readonly id: number; readonly output: RecordsAnswer }
  | { readonly kind: 'failed'; readonly id: number; readonly failure: FailureData };

/** An error as data; what is no HearthError becomes `INTERNAL`. */
export function packFailure(error: unknown): FailureData {
  const { code, message, details, retryAfterSeconds } = toHearthError(error);
  return {
    code,
    message,
    ...(isPlain(details) ? { details } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

function isPlain(details: unknown): boolean {
  return details !== undefined && typeof details !== 'function' && typeof details !== 'symbol';
}

/** The error again, on the other side. */
export function unpackFailure(failure: FailureData): HearthError {
  const { code, message, ...rest } = failure;
  return new HearthError(code, message, rest);
}
