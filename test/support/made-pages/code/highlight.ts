/** Colours code as highlighters do: tokens in spans, class names by scheme. Only shapes matter here. */

export type TokenKind =
  'comment' | 'string' | 'number' | 'keyword' | 'name' | 'punctuation' | 'space';

interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const KEYWORDS = new Set(
  'import from def if return for in const let export interface readonly function package public class private final int char static using namespace record func template auto struct impl pub fn use let require module end foreach as echo do then done SELECT FROM WHERE GROUP BY local nil and else val fun data void'.split(
    ' ',
  ),
);

const TOKEN =
  /(?<comment>\/\/.*|(?<=^|\s)#\s.*|--\s.*|\/\*.*?\*\/)|(?<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`)|(?<number>\b\d+\b)|(?<word>[A-Za-z_]\w*)|(?<space>\s+)|(?<other>[^\sA-Za-z_\d"'`])|(?<rest>.)/gu;

/** Tokens of one line. */
function tokensOf(line: string): readonly Token[] {
  return [...line.matchAll(TOKEN)].map((match): Token => {
    const { comment, string, number, word, space } = match.groups ?? {};
    const text = match[0];
    if (comment !== undefined) return { kind: 'comment', text };
    if (string !== undefined) return { kind: 'string', text };
    if (number !== undefined) return { kind: 'number', text };
    if (word !== undefined) return { kind: KEYWORDS.has(word) ? 'keyword' : 'name', text };
    if (space !== undefined) return { kind: 'space', text };
    return { kind: 'punctuation', text };
  });
}

export function escapeCode(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

export type Scheme = Readonly<Partial<Record<TokenKind, string>>>;

export const SCHEMES = {
  prism: {
    comment: 'token comment',
    string: 'token string',
    number: 'token number',
    keyword: 'token keyword',
    punctuation: 'token punctuation',
  },
  hljs: {
    comment: 'hljs-comment',
    string: 'hljs-string',
    number: 'hljs-number',
    keyword: 'hljs-keyword',
  },
  pygments: {
    comment: 'c1',
    string: 's2',
    number: 'mi',
    keyword: 'k',
    name: 'n',
    punctuation: 'p',
    space: 'w',
  },
  rouge: { comment: 'c1', string: 's', number: 'mi', keyword: 'kd', name: 'nx', punctuation: 'p' },
  github: { comment: 'pl-c', string: 'pl-s', number: 'pl-c1', keyword: 'pl-k', name: 'pl-smi' },
  codeMirror: {
    comment: 'cm-comment',
    string: 'cm-string',
    number: 'cm-number',
    keyword: 'cm-keyword',
    name: 'cm-variable',
  },
  syntaxHighlighter: {
    comment: 'java comments',
    string: 'java string',
    keyword: 'java keyword',
    name: 'java plain',
    punctuation: 'java plain',
    space: 'java spaces',
  },
  crayon: {
    comment: 'crayon-c',
    string: 'crayon-s',
    number: 'crayon-cn',
    keyword: 'crayon-r',
    name: 'crayon-v',
    punctuation: 'crayon-sy',
    space: 'crayon-h',
  },
  prettify: {
    comment: 'com',
    string: 'str',
    number: 'lit',
    keyword: 'kwd',
    name: 'pln',
    punctuation: 'pun',
    space: 'pln',
  },
  monaco: {
    comment: 'mtk8',
    string: 'mtk5',
    number: 'mtk6',
    keyword: 'mtk4',
    name: 'mtk1',
    punctuation: 'mtk1',
    space: 'mtk1',
  },
  pandoc: { comment: 'co', string: 'st', number: 'dv', keyword: 'kw' },
  enlighter: {
    comment: 'enlighter-c0',
    string: 'enlighter-s0',
    number: 'enlighter-n1',
    keyword: 'enlighter-k0',
    name: 'enlighter-text',
    punctuation: 'enlighter-g1',
    space: 'enlighter-text',
  },
} satisfies Record<string, Scheme>;

/** One line of code as HTML; without a scheme as escaped text. */
export function line(text: string, scheme?: Scheme): string {
  if (scheme === undefined) return escapeCode(text);
  return tokensOf(text)
    .map(({ kind, text: token }) => {
      const name = scheme[kind];
      return name === undefined
        ? escapeCode(token)
        : `<span class="${name}">${escapeCode(token)}</span>`;
    })
    .join('');
}

/** Colours by style instead of by class (Shiki, Prism React). */
export function styledLine(text: string): string {
  const colours: Record<TokenKind, string> = {
    comment: '#6A737D',
    string: '#9ECBFF',
    number: '#79B8FF',
    keyword: '#F97583',
    name: '#E1E4E8',
    punctuation: '#E1E4E8',
    space: '#E1E4E8',
  };
  return tokensOf(text)
    .map(
      ({ kind, text: token }) => `<span style="color:${colours[kind]}">${escapeCode(token)}</span>`,
    )
    .join('');
}

/** All lines, `join`ed, each through `write`. */
export function lines(
  text: string,
  write: (line: string, index: number) => string,
  join = '\n',
): string {
  return text.split('\n').map(write).join(join);
}
