/** What a site's robots.txt says of one address. Implementation: net/robots.ts. */

export interface RobotsVerdict {
  readonly allowed: boolean;
  /** The line that decided, as it stands in the file; absent when no rule matched. */
  readonly rule?: string;
  /** Present when everything is disallowed because the file could not be read: why. */
  readonly unreachable?: string;
  /** Pause the site asks for between requests. */
  readonly crawlDelayMs?: number;
  /** `Sitemap:` lines, absolute. */
  readonly sitemaps: readonly string[];
}

export interface Robots {
  /** Never throws for a site's sake: unreachable rules answer as RFC 9309 section 2.3.1 says. */
  check(
    url: string,
    options: {
      readonly userAgent?: string;
      readonly signal: AbortSignal;
      readonly deadlineAt?: number;
    },
  ): Promise<RobotsVerdict>;
}
