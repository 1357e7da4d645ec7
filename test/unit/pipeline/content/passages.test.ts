/** Pages of manuals: short lines, headings and signatures stay with the text, menus go however long they are. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

const DOCS = 'https://docs.example/manual/loader.html';

function markdownOf(body: string, title = 'Loader (Manual of 3.2)', more = '', url = DOCS): string {
  const html = `<html lang="en"><head><title>${title}</title>${more}</head><body>${body}</body></html>`;
  const { document } = renderDocument(
    pipelineInput(html, {
      snapshot: { finalUrl: url, requestedUrl: url },
      options: { formats: [{ type: 'markdown' }] },
    }),
  );
  return document.markdown ?? '';
}

const method = (name: string, text: string) => `<section class="detail"><h3>${name}</h3>
<div class="member-signature"><span class="modifiers">public</span>&nbsp;<span class="return-type">boolean</span>&nbsp;<span class="element-name">${name}</span>()</div>
<div class="block">${text}</div><p class="since">Since: 3.10</p>
<dl class="notes"><dt>Returns:</dt><dd>true if the pages of the folder were all read, false otherwise.</dd></dl></section>`;

const reference = `<main><h1>Class Loader</h1><section class="class-description">
<div class="type-signature"><span class="modifiers">public class </span><span class="element-name">Loader</span> <span class="extends-implements">extends <a href="Object.html">Object</a></span></div>
<div class="block">Reads the pages of a folder one after the other and keeps what each of them says. Instances of this class are immutable.</div></section>
<section class="method-details"><h2>Method Details</h2>
${method('isReady', 'Tells whether the loader has read the pages of its folder to the end.')}
${method('isShared', 'Tells whether other threads may ask the loader for pages at the same time.')}
${method('isStrict', 'Tells whether a page that cannot be read ends the loader, as it does by default.')}
</section></main>`;

describe('a page of a manual', () => {
  it('keeps the signatures of its functions', () => {
    const markdown = markdownOf(reference);
    expect(markdown).toMatch(/public class Loader extends \[Object\]/);
    for (const name of ['isReady', 'isShared', 'isStrict'])
      expect(markdown).toMatch(new RegExp(`public boolean ${name}\\(\\)`));
  });

  it('keeps the short lines between its passages', () => {
    expect(markdownOf(reference).match(/Since: 3\.10/g)).toHaveLength(3);
  });

  it('keeps a word of a sentence that is also the title', () => {
    const option = (name: string) =>
      `<dt><code>--${name}</code></dt><dd><p>Print the location of the ${name} files. Use this to find what the programs read.</p></dd>`;
    const body = `<div class="refnamediv"><h2>load_pages</h2><p>load_pages — read the pages of a folder</p></div>
<div class="refsynopsisdiv"><h2>Synopsis</h2><p><code class="command">load_pages</code> [<em>option</em>...]</p></div>
<div class="refsect1"><h2>Description</h2><p>The <span class="application">load_pages</span> utility reads the pages of a folder and prints what they say. It is intended for programs that need the text of a manual.</p></div>
<div class="refsect1"><h2>Options</h2><p>To use <span class="application">load_pages</span>, supply one or more of the following options:</p>
<dl class="variablelist">${['header', 'library', 'locale', 'manual', 'share'].map(option).join('')}</dl></div>
<div class="refsect1"><h2>Example</h2><pre class="programlisting">load_pages --manual folder</pre><p>The location is printed to the output, with a line for each of the manuals.</p></div>`;
    const markdown = markdownOf(body, 'load_pages');
    expect(markdown).toMatch(/^# load_pages\n/);
    expect(markdown).toContain('To use load_pages, supply one or more');
    expect(markdown).toContain('`load_pages` [');
    expect(markdown).toContain('## Synopsis');
  });

  it('goes without its menus, though they say more than the page', () => {
    const entries = Array.from(
      { length: 60 },
      (_, n) => `<tr><td><a href="f${n}.html">function number ${n}</a></td></tr>`,
    );
    const body = `<div class="t-navbar"><div class="t-navbar-head"><a href="index.html">Library of functions</a></div><table>${entries.join('')}</table></div>
<h1>put_page</h1><pre>int put_page( page p );</pre><p>Writes a page to the output and returns its number, or -1 on failure.</p>
<h3>Parameters</h3><table><tr><td>p</td><td>-</td><td>page to be written</td></tr></table>
<h3>Return value</h3><p>The number of the page on success, -1 on failure.</p>`;
    const markdown = markdownOf(body, 'put_page - Reference');
    expect(markdown).not.toContain('function number');
    expect(markdown).toContain('int put_page( page p );');
    expect(markdown).toContain('### Return value');
  });

  it('goes without the contents of the whole manual beside it', () => {
    const chapters = Array.from(
      { length: 80 },
      (_, n) => `<li><a href="chapter-${n}.html">${n} Chapter on heaters</a></li>`,
    );
    const body = `<div id="main"><h3>3.2 <code>heater-interface</code></h3>
<p>An object that keeps the rooms of a house from getting too cold at night.</p>
<p>This interface is used in the following objects: <a href="stove.html"><code>Stove</code></a>.</p></div>
<div id="tocframe"><h4><a href="index.html">Manual of heaters</a></h4><ul>${chapters.join('')}</ul></div>`;
    const markdown = markdownOf(body, 'heater-interface (Manual of heaters)');
    expect(markdown).toContain('keeps the rooms of a house');
    expect(markdown).not.toContain('Chapter on heaters');
  });

  it('is known by the tool that wrote it, wherever it stands', () => {
    const maker = (name: string) => `<meta name="Generator" content="${name}">`;
    const read = (more: string) =>
      markdownOf(reference, 'Loader', more, 'https://example.com/Loader.html');
    expect(read(maker('javadoc/ClassWriterImpl'))).toContain('public class Loader extends');
    // a writer of articles is none: there a signature may be that of a post
    expect(read(maker('WordPress 6.4'))).not.toContain('public class Loader extends');
  });
});
