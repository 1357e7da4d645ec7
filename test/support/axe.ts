/** Accessibility violations of what a window shows: WCAG 2.2 A and AA, and best practice; colours in both themes. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GuiWindow } from './window.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const ALL: axe.RunOnly = { type: 'tag', values: TAGS };
/** What a theme decides; all else is the same document in both. */
const COLOURS: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** No animation that ends is under way: colours are judged when they have arrived. */
const STILL = `document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)`;

/** One line per violation: theme, name of the state, rule, and the element's beginning. */
export async function violationsOf(gui: GuiWindow, name: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await gui.page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen;
    }, theme);
    await expect.poll(() => gui.page.evaluate(STILL), { timeout: 5_000 }).toBe(true);
    const violations = await judge(gui.page, theme === 'light' ? ALL : COLOURS);
    found.push(...violations.map((violation) => `${theme} ${name}: ${violation}`));
  }
  return found;
}

/** Of what a page shows as it is. */
export async function judge(page: Page, rules = ALL): Promise<readonly string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(runAxe, rules);
}

async function runAxe(rules: axe.RunOnly): Promise<readonly string[]> {
  const here = globalThis as unknown as { readonly axe: typeof axe };
  const { violations } = await here.axe.run(document, {
    runOnly: rules,
    resultTypes: ['violations'],
    elementRef: false,
  });
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160) ?? ''}`);
}
