import { describe, expect, it } from 'vitest';
import {
  keepAttached,
  keepCaptions,
  keepCodeInText,
  keepRecipe,
  keepTablesInText,
  keepVerdict,
} from '../../../../src/main/service/pipeline/content/attached.ts';
import { leafText } from '../../../../src/main/service/pipeline/content/leaf-texts.ts';
import {
  outlinePage,
  type Outline,
} from '../../../../src/main/service/pipeline/content/outline.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

type Rule = (outline: Outline, keep: Uint8Array, chances: Float32Array) => void;

/** Texts kept by a rule when only paragraphs were kept before it, all lines of this chance. */
function kept(rule: Rule, html: string, chance = 0): readonly string[] {
  const outline = outlinePage(parseHtml(html));
  const keep = Uint8Array.from(outline.leaves, ({ box }) => (box.tag === 'p' ? 1 : 0));
  rule(outline, keep, new Float32Array(outline.leaves.length).fill(chance));
  return outline.leaves.filter((_, at) => keep[at] === 1).map(leafText);
}

const TABLE = '<table><tr><td>Oslo</td><td>7</td></tr><tr><td>Rome</td><td>20</td></tr></table>';
const LINKS = TABLE.replace(/<td>(\w+)<\/td>/g, '<td><a href="/x">$1</a></td>');

describe('what goes with the text', () => {
  it('is a block of code right between kept paragraphs', () => {
    const code = '<pre>npm ci</pre>';
    expect(kept(keepCodeInText, `<p>Run</p>${code}<p>then</p>`)).toEqual(['Run', 'npm ci', 'then']);
    const apart = `<div><p>Run</p></div><div><div>Ad</div>${code}</div>`;
    expect(kept(keepCodeInText, apart)).toEqual(['Run']);
  });

  it('is a table of data right between kept paragraphs', () => {
    const texts = kept(keepTablesInText, `<p>Before it.</p><div>${TABLE}</div><p>After it.</p>`);
    expect(texts).toEqual(['Before it.', 'Oslo', '7', 'Rome', '20', 'After it.']);
  });

  it('is no table of links, and none at the edge of the text', () => {
    expect(kept(keepTablesInText, `<p>Before.</p>${LINKS}<p>After.</p>`)).toHaveLength(2);
    expect(kept(keepTablesInText, `<p>Before.</p>${TABLE}<h2>Menu</h2>`)).toEqual(['Before.']);
    expect(kept(keepTablesInText, `${TABLE}<p>After.</p>`)).toEqual(['After.']);
  });

  it('is a table that ends the text, where its cells may be text: less is asked in the main part of the page', () => {
    const page = `<p>Before.</p>${TABLE}<h2>Menu</h2>`;
    expect(kept(keepTablesInText, page, 0.2)).toEqual(['Before.']);
    expect(kept(keepTablesInText, page, 0.4)).toContain('Oslo');
    const main = `<main><h1>Towns</h1><p>Before.</p>${TABLE}</main>`;
    expect(kept(keepTablesInText, main, 0.2)).toContain('Oslo');
    expect(kept(keepTablesInText, main, 0.05)).toEqual(['Before.']);
  });

  it('is a list of notes near it', () => {
    const notes = '<ol class="references"><li>Smith 2003.</li></ol>';
    const text = '<p>A long paragraph that says what the notes are about, in full.</p>';
    expect(kept(keepAttached, `<div>${text}${notes}</div>`)).toContain('Smith 2003.');
  });

  it('is the short caption of a figure between kept text, but no credit', () => {
    const figure = (caption: string): string =>
      `<p>Before it.</p><figure><img src="/a.jpg"><figcaption>${caption}</figcaption></figure><p>After it.</p>`;
    const captionOf = (caption: string): string | undefined =>
      kept(keepCaptions, figure(caption)).find((text) => text === caption);
    expect(captionOf('Stove')).toBe('Stove');
    expect(captionOf('Stove in Oulu, 1931')).toBe('Stove in Oulu, 1931');
    expect(captionOf('Photo: Ann Lee')).toBeUndefined();
    expect(kept(keepCaptions, figure('Stove').replace('<p>After it.</p>', ''))).toEqual([
      'Before it.',
    ]);
  });

  it('is the verdict of a review', () => {
    const list = '<ul><li>Quiet</li><li>Small</li></ul>';
    expect(kept(keepVerdict, `<h5>Pros</h5>${list}<div>Nachteile:</div>${list}`)).toEqual([
      'Pros',
      'Quiet',
      'Small',
      'Nachteile:',
      'Quiet',
      'Small',
    ]);
    expect(kept(keepVerdict, `<h5>Stoves</h5>${list}`)).toEqual([]);
    const links = '<ul><li><a href="/a">Quiet</a></li></ul>';
    expect(kept(keepVerdict, `<h5>Pros</h5>${links}`)).toEqual([]);
  });

  it('is what goes into a dish, by the name of the block or by the line above it', () => {
    const list = '<ul><li>4 eggs</li><li>½ cup milk</li></ul>';
    const text =
      '<p>Beat the eggs until they foam, then add the milk and bake for half an hour.</p>';
    expect(kept(keepRecipe, `${text}<div class="wprm-recipe-ingredients">${list}</div>`)).toContain(
      '½ cup milk',
    );
    expect(kept(keepRecipe, `${text}<h3>Zutaten für 4 Personen</h3>${list}`)).toContain('4 eggs');
    const table = '<table><tr><td>4 eggs</td><td>½ cup milk</td></tr></table>';
    expect(kept(keepRecipe, `${text}<h3>Ingredienti</h3>${table}`)).toContain('4 eggs');
    const menu = '<ul class="ingredients"><li><a href="/egg">Egg</a></li></ul>';
    expect(kept(keepRecipe, text + menu)).toHaveLength(1);
    expect(kept(keepRecipe, `${text}<h3>Tools</h3>${list}`)).toHaveLength(1);
  });
});
