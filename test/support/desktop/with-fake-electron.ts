/** `node --import` this to run the built app without Electron: `electron` resolves to our stand-in. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    return specifier === 'electron'
      ? { url: new URL('electron-module.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context);
  },
});
