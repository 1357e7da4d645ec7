/**
 * Failures in the words of the GUI, by the service's code: what happened, and what can be done about it. Codes without a
 * sentence keep the service's own, in which names of settings are put into words.
 */
export interface FailureText {
  readonly title?: string;
  readonly sentence?: string;
}

export const failures = {
  SCRAPE_DNS_RESOLUTION_ERROR: { title: 'There is no such host' },
  SCRAPE_TIMEOUT: {
    title: 'The page took too long',
    sentence: 'The page did not answer in time. Give it more time, or ask for less of it.',
  },
  MAP_TIMEOUT: {
    title: 'The map took too long',
    sentence: 'The site did not answer in time. Give it more time, or ask for fewer addresses.',
  },
  SEARCH_TIMEOUT: {
    title: 'The search took too long',
    sentence: 'The search did not answer in time. Try again, or ask for fewer results.',
  },
  EXTRACT_TIMEOUT: {
    title: 'The extraction took too long',
    sentence: 'The pages did not answer in time. Give them more time, or name fewer.',
  },
  CONCURRENCY_QUEUE_TIMEOUT: {
    title: 'No slot became free in time',
    sentence: 'Every slot of the plan was taken. Wait until something has finished, or stop a job.',
  },
  SCRAPE_ROBOTS_DENIED: {
    title: 'The site does not allow this page',
    sentence:
      'The site’s robots.txt does not allow this page. If you may read it all the same, say so under “Headers, device and place”.',
  },
  CRAWL_DENIAL: {
    title: 'The site does not allow this crawl',
    sentence:
      'The site’s robots.txt does not allow this crawl. If you may read it all the same, say so under “Which links belong”.',
  },
  SCRAPE_SSL_ERROR: {
    title: 'The certificate of the site is not valid',
    sentence:
      'The connection cannot be trusted: its certificate is not valid for this host, or has run out. Read it all the same only if you know why.',
  },
  SCRAPE_SITE_ERROR: { title: 'The site did not answer properly' },
  SCRAPE_ADDRESS_REFUSED: {
    title: 'This address may not be visited',
    sentence:
      'The address leads into a private network, which Hearth visits only if you allow it, or to Hearth itself, which it never visits.',
  },
  SCRAPE_TOO_MANY_REDIRECTS: {
    title: 'The page redirects in circles',
    sentence: 'The page leads from one address to the next without an end.',
  },
  SCRAPE_TOO_LARGE: {
    title: 'The page is too large',
    sentence: 'The page is larger than what Hearth reads. The limit is a setting.',
  },
  SCRAPE_ACTION_ERROR: { title: 'A page action failed' },
  SCRAPE_UNSUPPORTED_FILE_ERROR: { title: 'This kind of file cannot be read' },
  SCRAPE_NO_CACHED_DATA: {
    title: 'No cached answer is old enough',
    sentence: 'No cached answer fits the ages asked for. Fetch the page, or widen them.',
  },
  SCRAPE_LOCKDOWN_CACHE_MISS: {
    title: 'No cached answer for this page',
    sentence: 'Only cached answers were asked for, and there is none for this page.',
  },
  LLM_FAILED: {
    title: 'The language model did not answer properly',
    sentence:
      'The language model did not answer, or not in the form asked for. The test in its settings says what it answers.',
  },
  INSUFFICIENT_CREDITS: {
    title: 'Not enough credits',
    sentence:
      'The credits do not last for this, or what is left is held by work under way. Wait until that has finished, or get more: see Plan & billing.',
  },
  ALLOWANCE_SPENT: { title: 'The allowance is spent' },
  SCRAPE_DOCUMENT_ENCRYPTED: {
    title: 'The file has a password',
    sentence:
      'Only who has the password can read it. Save a copy without one, and read that with “Read a file instead…”.',
  },
  BAD_REQUEST: { title: 'The request was not understood' },
  STORAGE_FULL: { title: 'The disk is full' },
  QUEUE_FULL: { title: 'Too many pages are waiting already' },
  FORBIDDEN: { title: 'This is not allowed', sentence: 'This window may not do that here.' },
  SEARCH_FAILED: {
    title: 'No search provider answers yet',
    sentence:
      'Nobody who was asked could search. Set up a provider, or see in the settings what each of them answers.',
  },
  LLM_NOT_CONFIGURED: {
    title: 'No language model is set',
    sentence:
      'This needs a language model, and none is set. Any that speaks like OpenAI will do, one on this computer, too.',
  },
  // which browser is meant, and what to do about it, only the service knows
  BROWSER_UNAVAILABLE: { title: 'The browser is not available' },
  RECIPE_NO_RECORDS: { title: 'No list was found' },
  SCRAPE_RETRY_LIMIT: { title: 'The page was given up' },
  JOB_EXPIRED: {
    title: 'This job is no longer kept',
    sentence: 'It was kept as long as the settings say, and is gone.',
  },
  SCRAPE_JOB_CANCELLED: {
    sentence: 'It was stopped before the answer was ready. Nothing was charged.',
  },
} as const satisfies Readonly<Record<string, FailureText>>;
