/** Packages that few pages need: every thread that reads pages, and a command that reads one, would pay for loading them. */
import { createRequire } from 'node:module';

/** Takes a package's name; its own types say what comes. */
export const load: (name: string) => unknown = createRequire(import.meta.url);

/** What `make` gives, made when it is first asked for. */
export function onFirstUse<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
