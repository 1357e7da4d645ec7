/** Reading a file as code that runs as it stands, in the folder of the file. See snippet.ts. */
import type { JsonObject } from '../../../contract/console/common.ts';
import { writeAt } from './body.ts';
import { jsValue, pyValue, shellQuote, type SnippetLanguage } from './snippet.ts';

export function fileSnippet(
  language: SnippetLanguage,
  address: string,
  fileName: string,
  body: JsonObject,
): string {
  const options = writeAt(body, ['url'], undefined);
  switch (language) {
    case 'curl':
      return curl(address, fileName, options);
    case 'javascript':
      return javascript(address, fileName, options);
    case 'python':
      return python(address, fileName, options);
  }
}

function curl(address: string, fileName: string, options: JsonObject): string {
  // curl reads quotes and backslashes of a form's path itself
  const path = `"${fileName.replace(/["\\]/g, String.raw`\$&`)}"`;
  return [
    `curl ${address}/v2/parse \\`,
    '  -H "Authorization: Bearer $HEARTH_API_KEY" \\',
    `  -F ${shellQuote(`file=@${path}`)} \\`,
    `  --form-string ${shellQuote(`options=${JSON.stringify(options)}`)}`,
  ].join('\n');
}

function javascript(address: string, fileName: string, options: JsonObject): string {
  const name = jsValue(fileName, 0);
  const more = Object.keys(options).length === 0 ? '' : `, ${jsValue(options, 0)}`;
  return [
    '// npm i firecrawl@^4   (Node 22 or newer)',
    "import { readFileSync } from 'node:fs';",
    "import { Firecrawl } from 'firecrawl';",
    '',
    'const app = new Firecrawl({',
    '  apiKey: process.env.HEARTH_API_KEY,',
    `  apiUrl: '${address}',`,
    '});',
    `const file = { data: readFileSync(${name}), filename: ${name} };`,
    `const result = await app.parse(file${more});`,
    'console.log(result);',
  ].join('\n');
}

function python(address: string, fileName: string, options: JsonObject): string {
  return [
    '# Python 3, nothing to install',
    'import json, os, urllib.request',
    '',
    `name = ${JSON.stringify(fileName)}`,
    `options = ${pyValue(options, 0)}`,
    'boundary = os.urandom(16).hex()',
    'head = f"--{boundary}\\r\\nContent-Disposition: form-data; name="',
    'form = b"".join([',
    '    (head + "\\"options\\"\\r\\n\\r\\n" + json.dumps(options) + "\\r\\n").encode(),',
    '    (head + "\\"file\\"; filename=\\"" + name.replace("\\"", "%22") + "\\"\\r\\n\\r\\n").encode(),',
    '    open(name, "rb").read(),',
    '    f"\\r\\n--{boundary}--\\r\\n".encode(),',
    '])',
    'request = urllib.request.Request(',
    `    "${address}/v2/parse",`,
    '    data=form,',
    '    headers={',
    '        "Authorization": "Bearer " + os.environ["HEARTH_API_KEY"],',
    '        "Content-Type": "multipart/form-data; boundary=" + boundary,',
    '    },',
    ')',
    'with urllib.request.urlopen(request) as response:',
    '    result = json.load(response)',
    'print(json.dumps(result, indent=2, ensure_ascii=False))',
  ].join('\n');
}
