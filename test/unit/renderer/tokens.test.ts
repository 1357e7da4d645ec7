/**
 * Contrast of the colour tokens, which axe judges only where text stands: controls, lines of focus and chart
 * series need 3:1 (WCAG 2.2, 1.4.11), texts 4.5:1 (1.4.3), on every ground they may stand on.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(
  new URL('../../../src/renderer/styles/tokens.css', import.meta.url),
  'utf8',
);

const THEMES = {
  light: tokensOf(/:root\s*\{([^}]*)\}/),
  dark: tokensOf(/:root\[data-theme='dark'\]\s*\{([^}]*)\}/),
} as const;
const GROUNDS = ['ground', 'surface', 'raised'];

describe.each(Object.entries(THEMES))('the %s theme', (_name, tokens) => {
  const contrast = (front: string, back: string): number => {
    const [high = 0, low = 0] = [luminance(tokens, front), luminance(tokens, back)].sort(
      (a, b) => b - a,
    );
    return (high + 0.05) / (low + 0.05);
  };
  const tooWeak = (fronts: readonly string[], backs: readonly string[], least: number): string[] =>
    fronts.flatMap((front) =>
      backs
        .filter((back) => contrast(front, back) < least)
        .map((back) => `${front} on ${back}: ${contrast(front, back).toFixed(2)}`),
    );

  it('has text that reads on every ground', () => {
    expect(
      tooWeak(['ink', 'ink-2', 'ink-3', 'ember', 'ok', 'warn', 'bad', 'info'], GROUNDS, 4.5),
    ).toEqual([]);
  });

  it('has text that reads on its own tint and on the accent', () => {
    for (const tone of ['ember', 'ok', 'warn', 'bad', 'info']) {
      expect(tooWeak([tone], [`${tone}-soft`], 4.5)).toEqual([]);
    }
    expect(tooWeak(['ember-ink'], ['ember', 'ember-hover'], 4.5)).toEqual([]);
  });

  it('has controls, focus and chart series that stand out', () => {
    const series = [1, 2, 3, 4, 5].map((index) => `series-${index}`);
    expect(tooWeak(['control', 'focus', ...series], GROUNDS, 3)).toEqual([]);
  });
});

function tokensOf(block: RegExp): Readonly<Record<string, string>> {
  const inner = block.exec(css)?.[1] ?? '';
  return Object.fromEntries(
    [...inner.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  );
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(tokens: Readonly<Record<string, string>>, name: string): number {
  const hex = tokens[name];
  if (hex === undefined) throw new Error(`No such token: ${name}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
