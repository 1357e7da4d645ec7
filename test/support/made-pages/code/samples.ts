/**
 * Pieces of code in twenty languages, with tabs, blank lines, quotes, angle brackets and ampersands where the
 * language has them. Names and numbers are seeded, so that every piece is the only one of its kind.
 */
import type { Random } from '../random.ts';

export type CodeLanguage = keyof typeof SAMPLES;

/** Names under which a language is known to highlighters; the first is the usual one. */
export const NAMES: Readonly<Record<CodeLanguage, readonly string[]>> = {
  python: ['python', 'py', 'python3', 'ipython3', 'py3'],
  javascript: ['javascript', 'js', 'mjs', 'jsx'],
  typescript: ['typescript', 'ts', 'tsx'],
  java: ['java'],
  c: ['c'],
  cpp: ['cpp', 'c++'],
  csharp: ['csharp', 'cs', 'c#'],
  go: ['go', 'golang'],
  rust: ['rust', 'rs'],
  ruby: ['ruby', 'rb'],
  php: ['php'],
  bash: ['bash', 'sh', 'shell', 'zsh'],
  sql: ['sql'],
  json: ['json'],
  yaml: ['yaml', 'yml'],
  html: ['html', 'markup', 'xml'],
  css: ['css'],
  makefile: ['makefile', 'make'],
  kotlin: ['kotlin', 'kt'],
  lua: ['lua'],
};

const SAMPLES = {
  python: (a: Names) =>
    `import ${a.x}\nfrom ${a.y} import *\n\n\ndef ${a.f}(${a.x}, *args, **kwargs):\n    # ${a.y} & co: "${a.n}" < ${a.m}\n    if ${a.x} <= ${a.n}:\n        return [v ** 2 for v in range(${a.m}) if v != ${a.x}]\n\n    return f"{${a.x}:>${a.n}} _${a.y}_"`,
  javascript: (a: Names) =>
    `const ${a.x} = (${a.y}) => {\n  // is ${a.n} < ${a.m} && true?\n  if (!${a.y} || ${a.y}.length > ${a.n}) return \`\${${a.y}} *${a.x}*\`;\n\n  return ${a.y}.map((v) => v * ${a.m});\n};\n\nconsole.log(${a.x}(['${a.f}', "b"]));`,
  typescript: (a: Names) =>
    `export interface ${a.T}<K> {\n  readonly ${a.x}: Map<string, K | undefined>;\n  ${a.f}?(${a.y}: number): void;\n}\n\nexport function ${a.f}<K>(${a.x}: ${a.T}<K>): K[] {\n\treturn [...${a.x}.${a.x}.values()].slice(${a.n}, ${a.m});\n}`,
  java: (a: Names) =>
    `package ${a.x}.${a.y};\n\npublic class ${a.T}<E extends Comparable<E>> {\n    private final int ${a.x} = ${a.n};\n\n    /** ${a.f} & more. */\n    public List<String> ${a.f}(int ${a.y}) {\n        return ${a.y} >= ${a.m} ? List.of("${a.x}") : null;\n    }\n}`,
  c: (a: Names) =>
    `#include <stdio.h>\n\n#define ${a.x.toUpperCase()} ${a.n}\n\nint ${a.f}(const char *${a.x}, int ${a.y})\n{\n\tif (${a.y} < ${a.m} && *${a.x} != '\\0')\n\t\treturn ${a.y}->${a.x} << 2;\n\n\tprintf("%d\\n", ${a.n});\n\treturn 0;\n}`,
  cpp: (a: Names) =>
    `template <typename T>\nauto ${a.f}(std::vector<T>&& ${a.x}) -> decltype(${a.x}.size()) {\n  std::cout << "${a.y}" << ${a.n} << std::endl;\n\n  for (auto& ${a.y} : ${a.x}) ${a.y} *= ${a.m};\n  return ${a.x}.size();\n}`,
  csharp: (a: Names) =>
    `using System.Linq;\n\nnamespace ${a.T}.${a.y}\n{\n    public record ${a.T}(int Id, string? ${a.x});\n\n    public static int ${a.f}(IEnumerable<int> ${a.x}) =>\n        ${a.x}.Where(v => v > ${a.n} && v < ${a.m}).Sum();\n}`,
  go: (a: Names) =>
    `package ${a.x}\n\nimport (\n\t"fmt"\n\t"${a.y}/${a.x}"\n)\n\nfunc ${a.f}(${a.x} *${a.T}, ${a.y} int) (string, error) {\n\tif ${a.y} <= ${a.n} || ${a.x} == nil {\n\t\treturn "", fmt.Errorf("${a.y}: %d", ${a.m})\n\t}\n\n\treturn ${a.x}.name, nil\n}`,
  rust: (a: Names) =>
    `use std::collections::HashMap;\n\n#[derive(Debug, Clone)]\npub struct ${a.T}<'a> {\n    ${a.x}: &'a str,\n}\n\nimpl<'a> ${a.T}<'a> {\n    pub fn ${a.f}(&self) -> Option<u64> {\n        let ${a.y} = ${a.n}..=${a.m};\n        println!("{} {:?}", self.${a.x}, ${a.y});\n        None\n    }\n}`,
  ruby: (a: Names) =>
    `require '${a.x}'\n\nmodule ${a.T}\n  def self.${a.f}(${a.x}, ${a.y}: ${a.n})\n    ${a.x}.select { |v| v > ${a.m} && v < ${a.y} }\n      .map(&:to_s)\n  end\nend\n\nputs "#{${a.T}.${a.f}([1, 2])} <${a.x}>"`,
  php: (a: Names) =>
    `<?php\n\nnamespace ${a.T};\n\nfunction ${a.f}(array $${a.x}, ?int $${a.y} = ${a.n}): string\n{\n    foreach ($${a.x} as $key => $value) {\n        echo "$key: {$value}\\n";\n    }\n\n    return $${a.y} > ${a.m} && true ? '${a.x}' : '';\n}`,
  bash: (a: Names) =>
    `#!/bin/sh\nset -eu\n\nfor ${a.x} in *.txt; do\n\tif [ "$${a.x}" != "${a.y}" ] && [ -f "$${a.x}" ]; then\n\t\tgrep -c '^${a.f}$' "$${a.x}" >> ${a.y}.log 2>&1\n\tfi\ndone\n\necho "\${${a.x}:-${a.n}} $(date) \`hostname\` ${a.m}"`,
  sql: (a: Names) =>
    `SELECT ${a.x}.id, COUNT(*) AS "${a.y}"\n  FROM ${a.x}\n  LEFT JOIN ${a.y} ON ${a.y}.${a.x}_id = ${a.x}.id\n WHERE ${a.x}.${a.f} <> '${a.m}' AND ${a.x}.n >= ${a.n}\n\n GROUP BY 1\nHAVING COUNT(*) > 1; -- ${a.f}`,
  json: (a: Names) =>
    `{\n  "${a.x}": ["${a.y}", ${a.n}, null],\n\n  "${a.f}": { "html": "<b>${a.x} & ${a.y}</b>", "n": ${a.m} }\n}`,
  yaml: (a: Names) =>
    `${a.x}:\n  - name: "${a.y}"\n    ports: [${a.n}, ${a.m}]\n\n  - name: ${a.f} # & more\n    run: |\n      echo *${a.x}* > ${a.y}\n      exit 0`,
  html: (a: Names) =>
    `<!-- ${a.x} -->\n<div class="${a.x} ${a.y}" id=${a.f}>\n\t<p>${a.x} &amp; <em>${a.y}</em>${a.n}</p>\n\n\t<img src="/${a.f}.png" alt="">\n</div>`,
  css: (a: Names) =>
    `.${a.x} > a:hover::before {\n  content: "${a.y} \\201C";\n  margin: ${a.n}px auto;\n}\n\n@media (min-width: ${a.m}px) {\n  #${a.f} { color: #fff !important; }\n}`,
  makefile: (a: Names) =>
    `${a.x.toUpperCase()} := $(wildcard *.${a.y})\n\n.PHONY: ${a.f}\n${a.f}: $(${a.x.toUpperCase()}) ${a.y}\n\t@echo "$@ <- $^" && sleep ${a.n}\n\tcp $< ../${a.x}-${a.m}`,
  kotlin: (a: Names) =>
    `data class ${a.T}(val ${a.x}: Int, val ${a.y}: String? = null)\n\nfun ${a.f}(${a.x}: List<${a.T}>): Int {\n    val n = ${a.x}.filter { it.${a.x} > ${a.n} && it.${a.y} != null }\n\n    return n.sumOf { it.${a.x} * ${a.m} }\n}`,
  lua: (a: Names) =>
    `local ${a.x} = require("${a.y}")\n\nfunction ${a.x}.${a.f}(n, ...)\n  if n ~= nil and n < ${a.n} then\n    return ${a.y} .. "<${a.m}>"\n  end\n\n  -- ${a.f}\n  return #n\nend`,
};

interface Names {
  readonly x: string;
  readonly y: string;
  readonly f: string;
  readonly T: string;
  readonly n: number;
  readonly m: number;
}

export interface Sample {
  readonly language: CodeLanguage;
  readonly text: string;
}

/** Languages whose samples are indented with spaces: some highlighters write no tabs. */
export const WITHOUT_TABS: readonly CodeLanguage[] = [
  'python',
  'javascript',
  'java',
  'cpp',
  'csharp',
  'rust',
  'ruby',
  'php',
  'sql',
  'json',
  'yaml',
  'css',
  'kotlin',
  'lua',
];

const LANGUAGES = Object.keys(NAMES).filter(isLanguage);

function isLanguage(name: string): name is CodeLanguage {
  return name in SAMPLES;
}

/** A piece of code; `among` limits the languages. */
export function aSample(random: Random, among: readonly CodeLanguage[] = LANGUAGES): Sample {
  const language = random.pick(among);
  const word = () => random.word();
  const type = word();
  const names = {
    x: word(),
    y: word(),
    f: word(),
    T: `${type.slice(0, 1).toUpperCase()}${type.slice(1)}`,
    n: random.int(2, 99),
    m: random.int(100, 9999),
  };
  return { language, text: SAMPLES[language](names) };
}

/** A single command or expression, for inline code and cells. */
export function anExpressionOfCode(random: Random): string {
  const w = () => random.word();
  return random.pick([
    `${w()}(${w()}, ${random.int(1, 99)})`,
    `--${w()}=${w()}`,
    `${w()}.${w()}[${random.int(0, 9)}]`,
    `npm install ${w()}@${random.int(1, 9)}`,
    `<${w()} ${w()}="${random.int(1, 9)}">`,
    `*${w()}* && _${w()}_`,
    `$${w()}->${w()}`,
    `/${w()}/${w()}.${w()}`,
    `${w()}: ${w()} | null`,
  ]);
}
