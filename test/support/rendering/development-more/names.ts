/** What sites call the parts of their pages: words of other languages, letters, and what build tools make of them. */
import type { Kit } from '../kit.ts';

type Part = 'list' | 'entry' | 'text' | 'box' | 'head' | 'note' | 'value';

const WORDS: Readonly<Record<string, Readonly<Record<Part, string>>>> = {
  german: {
    list: 'liste',
    entry: 'eintrag',
    text: 'fliesstext',
    box: 'kasten',
    head: 'ueberschrift',
    note: 'hinweis',
    value: 'wert',
  },
  spanish: {
    list: 'listado',
    entry: 'ficha',
    text: 'cuerpo',
    box: 'caja',
    head: 'titular',
    note: 'aviso',
    value: 'dato',
  },
  french: {
    list: 'rubrique',
    entry: 'fiche',
    text: 'corps-texte',
    box: 'encadre',
    head: 'titre-page',
    note: 'mention',
    value: 'valeur',
  },
  russian: {
    list: 'spisok',
    entry: 'zapis',
    text: 'soderzhanie',
    box: 'blok',
    head: 'zagolovok',
    note: 'podpis',
    value: 'znachenie',
  },
  polish: {
    list: 'wykaz',
    entry: 'wpis',
    text: 'tresc',
    box: 'ramka',
    head: 'naglowek',
    note: 'uwaga',
    value: 'liczba',
  },
  letters: { list: 'l', entry: 'e', text: 't', box: 'b', head: 'h', note: 'n', value: 'v' },
  blocks: {
    list: 'collection collection--wide',
    entry: 'collection__cell',
    text: 'prose prose--lg',
    box: 'panel__inner',
    head: 'panel__title',
    note: 'panel__meta',
    value: 'stat__figure stat__figure--xl',
  },
  utilities: {
    list: 'grid sm:grid-cols-2 gap-x-3 scroll-mt-12',
    entry: 'rounded-2xl ring-1 p-5',
    text: 'mt-7 leading-8 max-w-prose',
    box: 'relative isolate px-6',
    head: 'text-3xl font-black tracking-tight',
    note: 'text-xs opacity-70',
    value: 'tabular-nums font-mono',
  },
};
const MODULES: Readonly<Record<Part, string>> = {
  list: 'Grid_root',
  entry: 'Grid_cell',
  text: 'Copy_body',
  box: 'Shell_inner',
  head: 'Shell_title',
  note: 'Meta_line',
  value: 'Figure_num',
};

/** One habit of naming a site; several classes at once stand with spaces between them. */
export function names(kit: Kit): Readonly<Record<Part, string>> {
  const habit = kit.site.pick([...Object.keys(WORDS), 'modules', 'modules']);
  const hash = kit.site.hex(5);
  const module = (part: Part): string => `${MODULES[part]}__${hash}`;
  return (
    WORDS[habit] ?? {
      list: module('list'),
      entry: module('entry'),
      text: module('text'),
      box: module('box'),
      head: module('head'),
      note: module('note'),
      value: module('value'),
    }
  );
}
