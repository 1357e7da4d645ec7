/**
 * Loads the code with steps of the choice of content left out: `node --import ./without-step.mjs …` with
 * HEARTH_STEPS_LEFT_OUT=[FILE:]FUNCTION,…, FILE one of src/main/service/pipeline/content (select.ts without one). Their
 * calls in that file give an empty list and do nothing. Called by steps.mjs.
 */
import { registerHooks } from 'node:module';

const steps = (process.env.HEARTH_STEPS_LEFT_OUT ?? '')
  .split(',')
  .filter((step) => step !== '')
  .map((step) => (step.includes(':') ? step.split(':') : ['select.ts', step]));

if (steps.length > 0)
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const own = steps.filter(([file]) => url.endsWith(`/content/${file}`));
      if (own.length === 0) return loaded;
      let source = String(loaded.source);
      for (const [file, name] of own) {
        const call = new RegExp(`(?<!function )(?<![.\\w])${name}(?=\\()`, 'g');
        if (!call.test(source)) throw new Error(`${file} calls no ${name}`);
        source = source.replace(call, '((..._) => [])');
      }
      return { ...loaded, source };
    },
  });
