/** Pages that stand where the list was: a sign-in, no results, maintenance. What looks like records there is none. */
import type { Document as Root, Element } from 'domhandler';
import { isTag } from 'domhandler';
import type { RecordPage } from './tree.ts';

export type Refusal = 'sign-in' | 'empty' | 'maintenance';

const NO_RESULTS =
  /(?<![\d.,])0\s+(?:results?|items?|products?|matches|treffer|ergebnisse|résultats?|resultados?|risultati|wyników)|\bno (?:results|matches|items|products|records|entries)\b|nothing (?:was )?found|keine (?:ergebnisse|treffer)|aucun résultat|sin resultados|nessun risultato|ничего не найдено|没有找到|見つかりません|لا توجد نتائج/iu;
const DOWN =
  /\b(?:scheduled|planned|under|down for) maintenance\b|be back (?:soon|shortly)|temporarily unavailable|wartungsarbeiten|en maintenance|mantenimiento|技術的な|メンテナンス中/iu;
const SIGN_IN =
  /\b(?:sign|log) ?in\b|\banmelden\b|connexion|iniciar sesión|accedi|войти|登录|ログイン/iu;

/** What the page says of itself; undefined: nothing of the kind. */
export function refusalOf(page: RecordPage, root: Root): Refusal | undefined {
  const body = page.nodes.find(({ tag }) => tag === 'body') ?? page.nodes[0];
  const text = body === undefined ? '' : page.text(body).slice(0, 20_000);
  const heads = `${page.title} ${page.nodes
    .filter(({ tag }) => /^h[12]$/.test(tag))
    .slice(0, 3)
    .map((node) => page.text(node))
    .join(' ')}`;
  if (hasPassword(root) && (SIGN_IN.test(heads) || text.length < 1_500)) return 'sign-in';
  if (NO_RESULTS.test(text)) return 'empty';
  if (DOWN.test(heads) || (text.length < 1_000 && DOWN.test(text))) return 'maintenance';
  return undefined;
}

function hasPassword(root: Root): boolean {
  const stack: (Root | Element)[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    for (const child of node.children) {
      if (!isTag(child)) continue;
      if (child.name === 'input' && child.attribs['type']?.toLowerCase() === 'password')
        return true;
      stack.push(child);
    }
  }
  return false;
}
