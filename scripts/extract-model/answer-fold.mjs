/**
 * The extraction of a checkout with given weights, in a process of its own, because weights are part of the code. Called by
 * validate.mjs: as a script it answers what the fold's pages ask, as a module it serves the kit's scorer.
 */
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const isScript = process.argv[1] === fileURLToPath(import.meta.url);
const [checkout, fold, folds, weights] = isScript
  ? process.argv.slice(2)
  : [process.env.EXTRACT_CHECKOUT, '', '', process.env.EXTRACT_WEIGHTS ?? '-'];

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return weights !== '-' && found.url.endsWith('/learned-weights.json')
      ? { ...found, url: pathToFileURL(weights).href }
      : found;
  },
});

const adapter = path.join(path.resolve(checkout), 'scripts/eval-extract.mjs');
export const { extract } = await import(pathToFileURL(adapter).href);

/** What a caller would write for each concept. */
const FIELDS = {
  title: ['title', { type: 'string', description: 'Title of the page' }],
  author: ['author', { type: 'string', description: 'Author name' }],
  publisher: ['publisher', { type: 'string', description: 'Publisher' }],
};

if (isScript) {
  const { foldOf, siteOf } = await import('../content-model/kit.mjs');
  const { blindfold, hasNone, readAnswers, rightness } = await import('./examples.mjs');
  const answers = [];
  for (const page of readAnswers()) {
    if (foldOf(siteOf({ url: page.url }), Number(folds)) !== Number(fold)) continue;
    for (const [concept, [name, field]] of Object.entries(FIELDS)) {
      const wanted = page.answers[concept];
      if (wanted === undefined && !hasNone(concept, page)) continue;
      const schema = { type: 'object', properties: { [name]: field } };
      const value = extract({ html: blindfold(page.html), url: page.url, schema })[name];
      const isGiven = value !== undefined && value !== null;
      const right = isGiven && wanted !== undefined ? rightness(wanted, value) : 0;
      answers.push({ file: page.file, concept, wanted, value, isGiven, right });
    }
  }
  process.stdout.write(JSON.stringify(answers));
}
