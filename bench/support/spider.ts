import { createRequire } from 'node:module';

/** The file of spider-rs' package, where it was installed beside the others. */
export function findSpider(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@spider-rs/spider-rs');
  } catch {
    return undefined;
  }
}
