/**
 * Whether an answer is the page at all: an error page, a wall to sign in at, a check for robots or an empty page says
 * nothing about what changed. Pure.
 */

export interface LookedAt {
  /** As answered, after redirects. */
  readonly status: number;
  readonly title: string;
  /** Readable text. */
  readonly text: string;
  /** Words of the last good look; absent at first. */
  readonly wordsBefore?: number;
}

/** A page that says more than this is no wall, whatever its title. */
const MOST_WALL_WORDS = 150;
/** A page that lost more than this share of its words, and is short, is looked at with suspicion. */
const SHRUNK = 0.4;

const SIGN_IN =
  /\b(?:sign in|log ?in|sign into|session (?:has )?expired|authenticate|anmelden|einloggen|connexion|se connecter|identifiez-vous|iniciar sesión|accedi|inloggen|entrar)\b/iu;
const PASSWORD = /\b(?:password|passwort|kennwort|mot de passe|contraseña|wachtwoord|senha)\b/iu;
const CHECK =
  /\b(?:captcha|are you (?:a )?(?:human|robot)|verify (?:that )?you are (?:a )?human|unusual traffic|access denied|checking your browser|enable javascript and cookies|zugriff verweigert|accès refusé)\b/iu;
const DOWN =
  /\b(?:maintenance|temporarily unavailable|service unavailable|bad gateway|internal server error|wartungsarbeiten|en maintenance|mantenimiento)\b/iu;

/** Why it does not count, as fact and remedy; undefined when it does. */
export function refusalOf({ status, title, text, wordsBefore }: LookedAt): string | undefined {
  if (status >= 400) return `The page answered ${status}; it is looked at again later.`;
  const words = countWords(text);
  if (words === 0) return 'The page came back empty; it is looked at again later.';
  const isShort = words <= MOST_WALL_WORDS && (wordsBefore === undefined || words < wordsBefore);
  const hasShrunk = wordsBefore !== undefined && words < wordsBefore * SHRUNK;
  if (!isShort) return undefined;
  const says = (pattern: RegExp): boolean =>
    pattern.test(title) || (hasShrunk && pattern.test(text));
  if (says(SIGN_IN) || (PASSWORD.test(text) && SIGN_IN.test(text) && words <= 60)) {
    return 'The page asks to sign in; give the monitor headers or a profile that may read it.';
  }
  if (says(CHECK)) return 'The site asked whether a person is there; look at it less often.';
  if (says(DOWN)) return 'The site says that it is down; it is looked at again later.';
  return undefined;
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
