/**
 * Whether a page is there to sign in, and not what was asked for: looked at where the visit was signed in, or the page is kept.
 *
 * Told by what stands on it: a password to be typed beside words that say so or beside little else; or, where the
 * name is asked first, a form with such words, little text and such an address. An account's own pages ("change your
 * password") have two passwords and much else.
 */
import type { AnyNode, Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import type { Transform } from './draft.ts';
import { withOutput } from './draft.ts';

const WORDS =
  /\b(?:sign|log)[\s-]?(?:in|on)\b|\b(?:anmelden|anmeldung|einloggen|connexion|se connecter|identifiez-vous|iniciar sesi[óo]n|inicia sesi[óo]n|ingresar|accedi|accesso|entrar|iniciar sess[ãa]o|inloggen|logga in|log ind|logg inn|zaloguj|přihl[áa]sit|oturum aç|giriş yap)\b|войти|вход|увійти|登录|登入|ログイン|로그인|تسجيل الدخول|התחבר/iu;
const ADDRESS =
  /(?:^|[/._-])(?:log-?in|log-?on|sign-?in|sign-?on|signin|auth|sso|oauth2?|session\/new)(?:$|[/._?-])/i;
const NAMES = /e-?mail|user|login|account|identifier/i;
/** Letters; a page with more is about something. */
const LITTLE = 1_500;
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg']);

interface Seen {
  passwords: number;
  names: number;
  letters: number;
  said: string;
}

export const signInWall: Transform = {
  name: 'sign-in wall',
  needs: [],
  gives: [],
  wanted: ({ options }) => options.profile !== undefined || options.keep !== undefined,
  apply: (draft) =>
    asksToSignIn(draft.root.children, draft.input.snapshot.finalUrl)
      ? withOutput(draft, { asksSignIn: true })
      : draft,
};

/** `url`: after redirects. */
export function asksToSignIn(nodes: readonly AnyNode[], url: string): boolean {
  const { passwords, names, letters, said } = look(nodes);
  const isSaid = WORDS.test(said);
  // one to sign in; two or three to choose another
  if (passwords === 1) return isSaid || letters < LITTLE;
  const { pathname = '', hostname = '' } = URL.parse(url) ?? {};
  const isThere = ADDRESS.test(pathname) || ADDRESS.test(hostname);
  return passwords === 0 && names > 0 && isSaid && isThere && letters < LITTLE;
}

function look(nodes: readonly AnyNode[]): Seen {
  const seen: Seen = { passwords: 0, names: 0, letters: 0, said: '' };
  const stack: { readonly node: AnyNode; readonly isLoud: boolean }[] = nodes
    .map((node) => ({ node, isLoud: false }))
    .reverse();
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, isLoud } = next;
    if (isText(node)) {
      seen.letters += node.data.trim().length;
      if (isLoud && seen.said.length < LITTLE) seen.said += ` ${node.data.slice(0, 200)}`;
    }
    if (!isTag(node) || UNSEEN.has(node.name) || isHidden(node)) continue;
    if (node.name === 'input') notice(seen, node);
    const loud = isLoud || /^(?:h1|h2|h3|title|button|legend)$/.test(node.name);
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child !== undefined) stack.push({ node: child, isLoud: loud });
    }
  }
  return seen;
}

function notice(seen: Seen, { attribs }: Element): void {
  const type = (attribs['type'] ?? 'text').toLowerCase();
  if (type === 'password') seen.passwords += 1;
  else if (type === 'submit') seen.said += ` ${attribs['value'] ?? ''}`;
  else if (type === 'email') seen.names += 1;
  else if (type === 'text' || type === 'tel') {
    const about = `${attribs['name'] ?? ''} ${attribs['id'] ?? ''} ${attribs['autocomplete'] ?? ''}`;
    if (NAMES.test(about)) seen.names += 1;
  }
}

const isHidden = ({ attribs }: Element): boolean =>
  attribs['hidden'] !== undefined ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribs['style'] ?? '');
