/** Pages that stand where the list was: a sign-in, no results, maintenance. What looks like records there is none. */
import type { Document as Root, Element } from 'domhandler';
import { isTag } from 'domhandler';
import type { RecordPage } from './tree.ts';

export type Refusal = 'sign-in' | 'empty' | 'maintenance' | 'consent';

const NO_RESULTS =
  /(?<![\d.,])0\s+(?:results?|items?|products?|matches|treffer|ergebnisse|résultats?|resultados?|risultati|wyników)|\bno (?:results|matches|items|products|records|entries|listings|offers|articles|posts|events)\b|nothing (?:was )?found|keine (?:(?:aktuellen|passenden|weiteren|offenen) )?(?:ergebnisse|treffer|artikel|produkte|einträge|angebote|anzeigen|beiträge|veranstaltungen|termine|stellen)|(?:aucune?|pas de) (?:résultat|produit|article|annonce|offre|événement)|(?:sin|ningún|no hay) (?:resultados?|productos?|artículos?|anuncios|ofertas|eventos)|(?:nessun|non ci sono) (?:risultat|prodott|articol|annunci|event)|(?:nenhum|sem) (?:resultado|produto|artigo|anúncio)|geen (?:resultaten|producten|artikelen|advertenties)|brak (?:wyników|produktów|ofert)|ничего не найдено|没有找到|見つかりません|لا توجد نتائج/giu;
/** There it is the visitor's own basket or list that is empty. */
const OWN =
  /\b(?:cart|basket|bag|wish ?list|warenkorb|einkaufswagen|merkzettel|wunschliste|merkliste|panier|cesta|carrito|carrinho|carrello|winkelwagen|koszyk)/iu;
const AROUND = 40;
const SENTENCE = /[.!?\n]/;
const DOWN =
  /\b(?:scheduled|planned|under|down for) maintenance\b|be back (?:soon|shortly)|temporarily unavailable|wartungsarbeiten|en maintenance|mantenimiento|技術的な|メンテナンス中/iu;
const SIGN_IN =
  /\b(?:sign|log) ?in\b|\banmelden\b|connexion|iniciar sesión|accedi|войти|登录|ログイン/iu;

const COOKIES =
  /\bcookies?\b|\bconsent\b|einwilligung|consentement|consentimiento|consenso|consentimento|toestemming|zgod[ay]|クッキー|согласи[ея]/iu;
const ACCEPTING =
  /^(?:(?:i |yes,? i )?(?:accept|agree|consent)|(?:accept|allow)(?: all)?(?: cookies)?|ok(?:ay)?|got it|(?:alle(?:s|n)?(?: cookies)? )?(?:akzeptieren|zulassen|zustimmen|annehmen)|(?:allen? )?zustimmen(?: und (?:weiter|fortfahren))?|einverstanden|(?:tout )?accepter(?: tout| et continuer)?|j['’]accepte|aceptar(?: todo| todas)?|acepto|accett[ao](?: tutt[oi])?|aceitar(?: tud[oa]s?)?|(?:alles )?accepteren|akkoord|godkänn(?: alla)?|accepter alle|zaakceptuj|akceptuję|принять(?: все)?|同意する?|接受)$/iu;
/** A page of a list has more beside its banner. */
const MOST_OF_ASKING = 3_000;

/** A page that asks for consent in place of what it shows; a banner beside a list is none. */
export function asksConsent(page: RecordPage): boolean {
  const [body] = page.nodes;
  if (body === undefined || page.textLength(body) > MOST_OF_ASKING) return false;
  if (!COOKIES.test(page.text(body))) return false;
  return page.nodes.some(
    (node) =>
      /^(?:button|a|input)$/.test(node.tag) &&
      ACCEPTING.test((page.text(node) || (node.element.attribs['value'] ?? '')).trim()),
  );
}

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
  if (saysNone(text)) return 'empty';
  if (DOWN.test(heads) || (text.length < 1_000 && DOWN.test(text))) return 'maintenance';
  return undefined;
}

function saysNone(text: string): boolean {
  return [...text.matchAll(NO_RESULTS)].some(({ 0: said, index }) => {
    const end = index + said.length;
    const [before = ''] = text
      .slice(Math.max(0, index - AROUND), index)
      .split(SENTENCE)
      .slice(-1);
    const [after = ''] = text.slice(end, end + AROUND).split(SENTENCE);
    return !OWN.test(before + said + after);
  });
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
