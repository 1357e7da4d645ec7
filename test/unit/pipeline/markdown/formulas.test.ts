/** Formulas by what the page's scripts and systems say of them. */
import { isTag, type Element } from 'domhandler';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';
import { toMarkdown } from '../../../../src/main/service/pipeline/markdown/index.ts';

function write(html: string, script = ''): string {
  const scripts = parseHtml(`<script>${script}</script>`).children.filter((node): node is Element =>
    isTag(node),
  );
  return toMarkdown(parseHtml(html).children, {
    baseUrl: 'https://example.com/',
    removeBase64Images: true,
    scripts,
  });
}

const MANUAL =
  'function show() { for (let e of document.getElementsByClassName("reqn")) katex.render(e.textContent, e); }';
const CONTEST = String.raw`$('var').each(function () { $(this).html('\\(' + $(this).html() + '\\)'); });`;

describe('an element that a script sets as a formula', () => {
  it('is one by the class that the script looks for', () => {
    expect(write('<p>As <code class="reqn">x^2</code> is.</p>', MANUAL)).toBe('As $x^2$ is.');
  });

  it('stands on lines of its own in the middle of the page', () => {
    const html = '<p style="text-align: center;"><code class="reqn">x^2</code></p>';
    expect(write(html, MANUAL)).toBe('$$\nx^2\n$$');
  });

  it('is one by the name that the script looks for, though it be a letter', () => {
    expect(write('<p>Of <var>N</var> towns</p>', CONTEST)).toBe('Of $N$ towns');
  });

  it('is none where no script looks for it', () => {
    expect(write('<p>Of <var>N</var> and <code class="reqn">x^2</code></p>')).toBe(
      'Of *N* and `x^2`',
    );
    expect(write('<p>Of <code class="other">x^2</code></p>', MANUAL)).toBe('Of `x^2`');
  });
});

describe('a formula', () => {
  it.each([
    ['between three signs', '$$$\\frac{a}{b}$$$', '$\\frac{a}{b}$'],
    ['in one style', '[math]\\displaystyle{ \\frac{a}{b} }[/math]', '$\\frac{a}{b}$'],
    ['in one style for its first part', '[math]\\displaystyle{a_1} + {b}[/math]', '${a_1} + {b}$'],
    ['kept beside its code', '<span data-mx-maths="a_1"><code>a_1</code></span>', '$a_1$'],
  ])('%s is read', (_what, html, markdown) => {
    expect(write(`<p>So ${html} is.</p>`)).toBe(`So ${markdown} is.`);
  });

  it('is no price between signs of prices', () => {
    expect(write('<p>Here $$$ and there $$$ to pay.</p>')).not.toMatch(/\$ and there \$$/);
  });

  it('as a picture stands on lines of its own where it is alone and not named for a line', () => {
    const picture = (name: string): string => `<img class="${name}" src="/1.svg" alt="x^{2}">`;
    expect(write(`<p>${picture('formula')}</p>`)).toBe('$$\nx^{2}\n$$');
    expect(write(`<p>${picture('formula inline')}</p>`)).toBe('$x^{2}$');
    expect(write(`<p>As ${picture('formula')}</p>`)).toBe('As $x^{2}$');
  });
});
