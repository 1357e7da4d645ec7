/** Articles whose text is known paragraph by paragraph; the maker that CJK pages and their twins share. */
import type { Kind } from '../kind.ts';
import type { LanguageCode } from '../language.ts';
import type { PageMaker } from '../page-maker.ts';

export interface ArticleTruth {
  /** The text: paragraphs, headings, points, captions, in order, without the headline. */
  readonly paragraphs: readonly string[];
  /** Judged neither way: headline, byline, editor's line, comments. */
  readonly neutral: readonly string[];
}

/** CJK and twins by turns, so that any number of seeds has both. */
export const TWINS: readonly LanguageCode[] = [
  'zh-Hans',
  'en',
  'ja',
  'de',
  'ko',
  'fr',
  'zh-Hant',
  'es',
];

/** What class names and ids call the parts of a page: Pinyin, Rōmaji, Revised Romanization, English. */
export type PartName =
  | 'text'
  | 'title'
  | 'related'
  | 'recommended'
  | 'comments'
  | 'rank'
  | 'footer'
  | 'author'
  | 'share'
  | 'menu'
  | 'editor'
  | 'list'
  | 'time'
  | 'page';

const NAMES: Readonly<Record<'zh' | 'ja' | 'ko' | 'en', Readonly<Record<PartName, string>>>> = {
  zh: {
    text: 'zhengwen',
    title: 'biaoti',
    related: 'xiangguan',
    recommended: 'tuijian',
    comments: 'pinglun',
    rank: 'paihang',
    footer: 'dibu',
    author: 'zuozhe',
    share: 'fenxiang',
    menu: 'daohang',
    editor: 'bianji',
    list: 'liebiao',
    time: 'shijian',
    page: 'fanye',
  },
  ja: {
    text: 'honbun',
    title: 'midashi',
    related: 'kanren',
    recommended: 'osusume',
    comments: 'komento',
    rank: 'rankingu',
    footer: 'futta',
    author: 'hissha',
    share: 'kyoyu',
    menu: 'menyu',
    editor: 'henshu',
    list: 'ichiran',
    time: 'nichiji',
    page: 'zengo',
  },
  ko: {
    text: 'bonmun',
    title: 'jemok',
    related: 'gwallyeon',
    recommended: 'chucheon',
    comments: 'daetgeul',
    rank: 'sunwi',
    footer: 'hadan',
    author: 'jeoja',
    share: 'gongyu',
    menu: 'menyu',
    editor: 'pyeonjip',
    list: 'mongnok',
    time: 'sigan',
    page: 'ijeon',
  },
  en: {
    text: 'content',
    title: 'title',
    related: 'related',
    recommended: 'recommend',
    comments: 'comments',
    rank: 'ranking',
    footer: 'footer',
    author: 'author',
    share: 'share',
    menu: 'nav',
    editor: 'editor',
    list: 'list',
    time: 'time',
    page: 'pager',
  },
};

export class ArticlePage {
  readonly page: PageMaker;
  readonly #paragraphs: string[] = [];
  readonly #neutral: string[] = [];

  constructor(page: PageMaker) {
    this.page = page;
  }

  name(part: PartName): string {
    const { code } = this.page.language;
    const key = code.startsWith('zh') ? 'zh' : code === 'ja' || code === 'ko' ? code : 'en';
    return NAMES[key][part];
  }

  /** The space that a paragraph begins with in Chinese and Japanese typography. */
  get indent(): string {
    return this.page.language.space === '' ? '\u3000\u3000' : '';
  }

  headline(): string {
    return this.neutral(this.page.headline());
  }

  /** Text of a paragraph: 1 or 2 sentences on short pages, 2 to 5 on long ones. */
  text(): string {
    return this.#main(this.page.say(this.page.amount([1, 2], [2, 5])));
  }

  brief(): string {
    return this.#main(this.page.brief());
  }

  heading(): string {
    return this.#main(this.page.heading());
  }

  ask(): string {
    return this.#main(this.page.ask());
  }

  item(): string {
    return this.#main(this.page.item());
  }

  /** 2 or 3 paragraphs on short pages, 5 to 10 on long ones, each through `write`. */
  texts(write: (text: string) => string, join = '\n'): string {
    return this.page.random
      .times(this.page.amount([2, 3], [5, 10]), () => write(this.text()))
      .join(join);
  }

  neutral<T extends string>(text: T): T {
    this.#neutral.push(text);
    return text;
  }

  truth(): ArticleTruth {
    return { paragraphs: this.#paragraphs, neutral: this.#neutral };
  }

  #main(text: string): string {
    this.#paragraphs.push(text);
    return text;
  }
}

export function articleKind(
  name: string,
  write: (made: ArticlePage, page: PageMaker) => string,
): Kind<ArticleTruth> {
  return {
    name,
    languages: TWINS,
    make: (page) => {
      const made = new ArticlePage(page);
      const html = write(made, page);
      return { html, truth: made.truth() };
    },
  };
}
