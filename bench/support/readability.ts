/** What most people build from packages: jsdom, Readability and turndown with tables. */
import { gfm } from '@joplin/turndown-plugin-gfm';
import { Readability } from '@mozilla/readability';
import { JSDOM, VirtualConsole } from 'jsdom';
import TurndownService from 'turndown';

export function newTurndown(): TurndownService {
  const service = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced' });
  service.use(gfm);
  return service;
}

const silent = new VirtualConsole();

/** Markdown of a page. */
export function throughJsdom(html: string, turndown: TurndownService, url: string): string {
  const dom = new JSDOM(html, { url, virtualConsole: silent });
  const content = new Readability(dom.window.document).parse()?.content ?? '';
  const fragment = new JSDOM(content);
  const markdown = turndown.turndown(fragment.window.document.body);
  dom.window.close();
  fragment.window.close();
  return markdown;
}
