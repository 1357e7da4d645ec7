/** What a page in Chromium shows and holds, shadow roots and frames of its own origin included. */
import type { Page } from 'playwright-core';

/** `innerText` of body, open shadow roots and same-origin frames; empty while the page is between documents. */
export async function readVisibleText(page: Page): Promise<string> {
  try {
    return await page.evaluate(() => {
      const texts: string[] = [];
      const visit = (root: Document | ShadowRoot): void => {
        const tops = root instanceof Document ? [root.body] : [...root.children];
        for (const top of tops) if (top instanceof HTMLElement) texts.push(top.innerText);
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot !== null) visit(element.shadowRoot);
          if (element instanceof HTMLIFrameElement && element.contentDocument !== null) {
            texts.push(element.contentDocument.body.innerText);
          }
        }
      };
      visit(document);
      return texts.join('\n');
    });
  } catch {
    return '';
  }
}

/**
 * The main text, hidden parts included: as `html` was served, and as the page holds it now. Outside are head,
 * foot, navigation, asides, dialogs, and what is no text.
 */
export async function readMainText(
  page: Page,
  html: string,
): Promise<readonly [before: string, after: string]> {
  return page.evaluate((source) => {
    const OUTSIDE =
      'script,style,noscript,template,header,footer,nav,aside,iframe,[role=dialog],[role=contentinfo],[role=navigation]';
    const read = (node: Node, texts: string[]): string[] => {
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
      if (node instanceof Element && node.matches(OUTSIDE)) return texts;
      if (node instanceof Element && node.shadowRoot !== null) read(node.shadowRoot, texts);
      for (const child of node.childNodes) read(child, texts);
      return texts;
    };
    const served = Document.parseHTMLUnsafe(source);
    return [read(served.body, []).join(''), read(document.body, []).join('')] as const;
  }, html);
}
