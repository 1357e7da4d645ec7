/** `GET /console/services`: the services that share the database, for the window's page of them. */

/** What a service does; docs/machines.md. */
type ServiceRole = 'api' | 'crawl' | 'render';

export interface ServiceRow {
  readonly id: string;
  /** What people call it (`--node-name`). */
  readonly name: string;
  readonly roles: readonly ServiceRole[];
  /** Where the others reach it, `http://10.0.0.7:3002`; empty when it did not say. */
  readonly address: string;
  readonly version: string;
  /** ms since the epoch, by its own clock. */
  readonly startedAt: number;
  /** ms since its last beat. */
  readonly beatAgeMs: number;
  /** It has not beaten for so long that the others will take it out. */
  readonly isSilent: boolean;
  /** The one that answers. */
  readonly isThis: boolean;
  /** Pages of jobs under way, and claimed ahead of their turn. */
  readonly running: number;
  readonly waiting: number;
  /** Pages whose lease it has, and hosts that it alone asks. */
  readonly leases: number;
  readonly hosts: number;
}

export interface ServicesAnswer {
  /** In the order of their start. */
  readonly rows: readonly ServiceRow[];
  /** Roles that no service has which beats. */
  readonly missing: readonly ServiceRole[];
}
