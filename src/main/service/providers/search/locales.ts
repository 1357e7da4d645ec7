/**
 * Language and country as each provider spells them. Pure.
 *
 * A provider that is told a code it does not know refuses the whole search: what it has no word for is left to its default.
 * Sources: Brave Search API, language and country codes; DuckDuckGo, URL parameters (`kl`).
 */
import type { SearchQuery } from '../../ports/search-provider.ts';

/** `lang` as `primary` (`pt`) and, where it names one, `region` (`br`), in lower case. */
function languageOf({ lang }: SearchQuery): { readonly primary: string; readonly region: string } {
  const [primary = '', ...more] = lang.toLowerCase().split(/[-_]/);
  return { primary, region: more.at(-1) ?? '' };
}

/** SearXNG's `language`: `de-AT`. */
export function searxngLanguage(query: SearchQuery): string {
  const { primary, region } = languageOf(query);
  const country = region === '' ? (query.country ?? '') : region;
  return country === '' ? primary : `${primary}-${country.toUpperCase()}`;
}

const BRAVE_LANGUAGES = new Set(
  (
    'ar eu bn bg ca hr cs da nl en en-gb et fi fr gl de gu he hi hu is it kn ko lv lt ms ml mr nb pl pt-br pt-pt pa ro ru sr ' +
    'sk sl es sv ta te th tr uk vi zh-hans zh-hant'
  ).split(' '),
);
const BRAVE_SPELLINGS: Readonly<Record<string, string>> = {
  ja: 'jp',
  no: 'nb',
  nn: 'nb',
  iw: 'he',
  pt: 'pt-pt',
  zh: 'zh-hans',
  'zh-cn': 'zh-hans',
  'zh-sg': 'zh-hans',
  'zh-tw': 'zh-hant',
  'zh-hk': 'zh-hant',
};
const BRAVE_COUNTRIES = new Set(
  (
    'AR AU AT BE BR CA CL DK FI FR DE HK IN ID IT JP KR MY MX NL NZ NO CN PL PT PH RU SA ZA ES SE CH ' +
    'TW TR GB US'
  ).split(' '),
);

/** Brave's `search_lang`; undefined when it has no such language. */
export function braveLanguage(query: SearchQuery): string | undefined {
  const { primary, region } = languageOf(query);
  const whole = region === '' ? primary : `${primary}-${region}`;
  return [whole, primary]
    .map((code) => BRAVE_SPELLINGS[code] ?? code)
    .find((code) => BRAVE_LANGUAGES.has(code) || code === 'jp');
}

/** Brave's `country`: `ALL` for one it does not know. */
export function braveCountry({ country }: SearchQuery): string | undefined {
  if (country === undefined) return undefined;
  const code = country.toUpperCase();
  return BRAVE_COUNTRIES.has(code) ? code : 'ALL';
}

const DUCKDUCKGO_REGIONS = (
  'us-en uk-en au-en ca-en ca-fr ie-en in-en nz-en ph-en sg-en za-en de-de at-de ch-de fr-fr be-fr ch-fr be-nl nl-nl es-es ar-es ' +
  'cl-es co-es mx-es pe-es ue-es ve-es it-it ch-it pt-pt br-pt xa-ar xa-en bg-bg ct-ca cn-zh hr-hr cz-cs dk-da ee-et fi-fi ' +
  'gr-el hk-tzh tw-tzh hu-hu id-id id-en il-he jp-jp kr-kr lv-lv lt-lt my-ms my-en no-no pl-pl ro-ro ru-ru se-sv sk-sk ' +
  'sl-sl th-th tr-tr ua-uk vn-vi'
).split(' ');
const DUCKDUCKGO_LANGUAGES: Readonly<Record<string, string>> = { ja: 'jp', ko: 'kr', nb: 'no' };
const DUCKDUCKGO_COUNTRIES: Readonly<Record<string, string>> = { gb: 'uk', si: 'sl' };

/** DuckDuckGo's `kl`: the country in that language, else the language's first region, else none (`wt-wt`). */
export function duckduckgoRegion(query: SearchQuery): string {
  const { primary, region } = languageOf(query);
  const language = DUCKDUCKGO_LANGUAGES[primary] ?? primary;
  const country = (region === '' ? query.country : region)?.toLowerCase() ?? '';
  const place = DUCKDUCKGO_COUNTRIES[country] ?? country;
  const inLanguage = DUCKDUCKGO_REGIONS.filter((code) => code.endsWith(`-${language}`));
  const ofPlace = DUCKDUCKGO_REGIONS.filter((code) => code.startsWith(`${place}-`));
  return (
    inLanguage.find((code) => code.startsWith(`${place}-`)) ??
    (primary === 'zh' ? ofPlace.find((code) => code.endsWith('zh')) : undefined) ??
    inLanguage[0] ??
    (primary === 'zh' ? 'cn-zh' : 'wt-wt')
  );
}
