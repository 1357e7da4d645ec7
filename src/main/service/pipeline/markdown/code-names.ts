/** Names of languages, and of files in them. */

/** Names of languages that stand by themselves in a class, as Hexo, docutils and old highlighters have them. */
export const LANGUAGES = new Set(
  (
    'ada apache apacheconf applescript arduino asm asciidoc awk bash bat batch batchfile c clojure cmake cmd cobol coffeescript ' +
    'console cpp c++ crystal csharp c# cs css csv cuda cypher d dart delphi diff django docker dockerfile dos elixir elm erb erlang ' +
    'fish fortran fsharp f# gherkin glsl go golang gradle graphql groovy haml handlebars haskell hcl hlsl hs html http ini ipython ipython3 ' +
    'java javascript jinja jinja2 js json json5 jsonc jsx julia kotlin kt latex less lisp llvm lua make makefile markdown markup matlab md ' +
    'mermaid mysql nasm nginx nim nix nohup objc objective-c objectivec ocaml pascal patch perl pgsql php php-html plpgsql postgresql ' +
    'powershell prisma prolog properties proto protobuf ps1 pug puppet purescript py pycon python python2 python3 qml r racket rb re regex ' +
    'rst ruby rust rs sas sass scala scheme scss sed sh shell shell-session shellsession smalltalk sol solidity sparql sql stata stylus svelte ' +
    'svg swift tcl terraform tex tf toml ts tsql tsx twig typescript v vb vbnet vba verilog vhdl vim viml vue wasm wgsl xml xhtml xslt yaml ' +
    'yml zig zsh'
  ).split(' '),
);

/** Characters of a file's name. */
export const LONGEST_FILE = 80;
const FILE = /^[\w@.[\]()+/\\ -]*[\w\])+-]\.([a-z][a-z\d+]{0,9})$/i;
const NAMED_FILES: Readonly<Record<string, string>> = {
  ...{ makefile: 'makefile', gnumakefile: 'makefile', dockerfile: 'dockerfile' },
  ...{ gemfile: 'ruby', rakefile: 'ruby', 'cmakelists.txt': 'cmake', '.bashrc': 'bash' },
};
/** Endings of files whose languages have other names. */
const ENDINGS: Readonly<Record<string, string>> = {
  ...{ py: 'python', js: 'javascript', mjs: 'javascript', cjs: 'javascript', ts: 'typescript' },
  ...{ rb: 'ruby', rs: 'rust', cs: 'csharp', fs: 'fsharp', kt: 'kotlin', kts: 'kotlin' },
  ...{ sh: 'bash', h: 'c', cc: 'cpp', cxx: 'cpp', hpp: 'cpp', hh: 'cpp', m: 'objectivec' },
  ...{ htm: 'html', yml: 'yaml', mk: 'makefile', mak: 'makefile', pl: 'perl', ex: 'elixir' },
  ...{ exs: 'elixir', hs: 'haskell', ml: 'ocaml', jl: 'julia', clj: 'clojure', tf: 'hcl' },
  ...{ gradle: 'groovy', ps1: 'powershell', psm1: 'powershell', vb: 'vbnet', tex: 'latex' },
};

/** The language of a file by its name: `src/main.rs`. */
export function languageOfFile(name: string): string {
  // models of editors have addresses of their own
  const file = name.trim().replace(/^(?:inmemory|file):\/+/, '');
  const named = NAMED_FILES[file.toLowerCase().replace(/^.*\//, '')];
  if (named !== undefined) return named;
  const ending = FILE.exec(file)?.[1]?.toLowerCase() ?? '';
  const language = ENDINGS[ending] ?? ending;
  return LANGUAGES.has(language) && !NO_FILES.has(ending) ? language : '';
}

/** Behind a point these name what is written about: Node.js, ASP.net. */
const NO_FILES = new Set(['net', 'v', 'd', 'console', 'code', 'text', 'properties']);
