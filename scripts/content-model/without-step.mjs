/**
 * Loads the code with one step of the choice of content left out: `node --import ./without-step.mjs …` with
 * HEARTH_STEP_LEFT_OUT=[FILE:]FUNCTION, FILE one of src/main/service/pipeline/content (select.ts without one). Its calls
 * in that file give an empty list and do nothing. Called by steps.mjs and score-fold.mjs.
 */
import { registerHooks } from 'node:module';

const step = process.env.HEARTH_STEP_LEFT_OUT;
if (step !== undefined && step !== '') {
  const [file, name] = step.includes(':') ? step.split(':') : ['select.ts', step];
  const call = new RegExp(`(?<!function )(?<![.\\w])${name}(?=\\()`, 'g');
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith(`/content/${file}`)) return loaded;
      const source = String(loaded.source);
      if (!call.test(source)) throw new Error(`${file} calls no ${name}`);
      return { ...loaded, source: source.replace(call, '((..._) => [])') };
    },
  });
}
