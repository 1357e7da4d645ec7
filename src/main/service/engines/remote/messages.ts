/** What services say to each other about one capture. */
import { HearthError, toHearthError, type ErrorCode } from '../../domain/errors.ts';
import type { CaptureOutcome, CaptureRequest, PagePreview } from '../../ports/engine.ts';

export const PATHS = {
  capture: '/internal/capture',
  answer: '/internal/answer',
  previews: '/internal/previews',
  release: '/internal/release',
} as const;

export interface CaptureAsk {
  readonly request: CaptureRequest;
  /** ms that are left of its time; clocks are not compared. */
  readonly leftMs: number;
  /** Whoever asks wants to be asked before each further address. */
  readonly admits: boolean;
}

/** What was thrown, as it crosses. */
export interface SaidError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: unknown;
  readonly retryAfterSeconds?: number;
}

export type CapturePiece =
  /** The service is at work; comes every two seconds. */
  | { readonly kind: 'beat' }
  /** May this address be asked? The answer is a call of its own. */
  | { readonly kind: 'admit'; readonly nth: number; readonly url: string }
  /** `now`: by the clock that `capturedAt` is of. */
  | { readonly kind: 'outcome'; readonly outcome: CaptureOutcome; readonly now: number }
  | { readonly kind: 'error'; readonly error: SaidError };

export interface AdmitAnswer {
  /** The nonce of the capture. */
  readonly capture: string;
  readonly nth: number;
  /** Absent: it may. */
  readonly refusal?: SaidError;
}

export interface GroupAsk {
  readonly isolationGroup: string;
}

export type PreviewsAnswer = readonly PagePreview[];

/** Every two seconds something is said; whoever hears nothing for four times as long gives up. */
export const BEAT_MS = 2_000;
export const SILENT_MS = 8_000;

export function sayError(thrown: unknown): SaidError {
  const { code, message, details, retryAfterSeconds } = toHearthError(thrown);
  return {
    code,
    message,
    ...(details === undefined ? {} : { details: JSON.parse(JSON.stringify(details)) as unknown }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

export function hearError({ code, message, ...rest }: SaidError): HearthError {
  return new HearthError(code, message, rest);
}
