/** Pages with little text of their own, through the whole pipeline: their menus are no text, however long. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

function markdownOf(body: string): string {
  const html = `<html><head><title>Shop</title></head><body>${body}</body></html>`;
  return renderDocument(pipelineInput(html)).document.markdown ?? '';
}

const menu = (links: number): string =>
  Array.from({ length: links }, (_, n) => `<a href="/${n}">Department ${n}</a>`).join('');
const TEXT =
  '<h1>Oak chair</h1><p>The chair is made of oak in the old mill and weighs 4 kilograms.</p>';
const FOOTER = '<footer>© 2026 Shop Ltd. All rights reserved. Prices include tax.</footer>';

describe('a page with little text', () => {
  it.each([5, 10, 20, 60, 200])('comes without its menu of %i links', (links) => {
    const header = `<header><nav>${menu(links)}</nav></header>`;
    for (const main of [`<div id="root">${TEXT}</div>`, `<main>${TEXT}</main>`]) {
      expect(markdownOf(header + main + FOOTER)).toBe(
        '# Oak chair\n\nThe chair is made of oak in the old mill and weighs 4 kilograms.',
      );
    }
  });

  it('comes without a menu that is one by its class alone', () => {
    const body = `<div class="main-menu"><ul><li>${menu(40)}</li></ul></div><div>${TEXT}</div>`;
    expect(markdownOf(body)).not.toContain('Department');
  });

  it('keeps its text where all of it stands in an element that frames use', () => {
    const text = 'We are on holiday until the first of May, and answer no mail before that day.';
    expect(markdownOf(`<header><h1>Closed</h1><p>${text}</p></header>`)).toContain(text);
    expect(markdownOf(`<div class="sidebar-layout">${TEXT}</div>`)).toContain('made of oak');
  });

  it.each(['main', 'article'])('keeps its <%s>, not the long notes around it', (tag) => {
    const note = `<div class="ck"><p>${'We and our partners store information on your device to measure the use of this page. '.repeat(4)}</p></div>`;
    const foot = `<div class="unten">${'<p>Every pot was fired in the old kiln beside the mill by the harbour.</p>'.repeat(5)}</div>`;
    const card = `<${tag}><h1>Dill Pemridge</h1><p>Corningley 117</p><p>+00 544 96440</p></${tag}>`;
    expect(markdownOf(note + card + foot)).toBe(
      '# Dill Pemridge\n\nCorningley 117\n\n+00 544 96440',
    );
  });

  it('keeps what waits hidden beside its main part', () => {
    const text = 'The kiln was fired for the first time in the spring of 1911. '.repeat(6);
    const html = `<main><h1>Kiln House</h1><p>Please wait for the text</p></main><div hidden id="S:0"><p>${text}</p></div>`;
    expect(markdownOf(html)).toContain('The kiln was fired');
  });

  it('keeps all of a small main part, links and captions too, and nothing beside it', () => {
    const month = `<main><h1>May</h1><div><a href="/e/1">Round bridge of Falcombe</a></div><p>Open on Sundays.</p></main>`;
    expect(markdownOf(`<nav>${menu(9)}</nav>${month}${FOOTER}`)).toBe(
      '# May\n\n[Round bridge of Falcombe](https://example.com/e/1)\n\nOpen on Sundays.',
    );
    const foot = `<div class="unten">${'<p>Every pot was fired in the old kiln beside the mill by the harbour.</p>'.repeat(5)}</div>`;
    const photo =
      '<main><figure><img src="/a.jpg" alt=""><figcaption>The mill in 1931.</figcaption></figure></main>';
    const markdown = markdownOf(`<nav>${menu(9)}</nav>${photo}${foot}`);
    expect(markdown).toContain('The mill in 1931.');
    expect(markdown).not.toContain('fired');
  });

  it('keeps the last line of a survey with its questions, whatever its box is called', () => {
    const questions = [
      'Who repaired the old bridge?',
      'When was the mill sold?',
      'What did it cost?',
    ];
    const fields = questions.map((text) => `<div><label>${text}</label><input></div>`).join('');
    const legal =
      '<div class="legal-consent-container"><p>We answer letters about the bridge and the mill only.</p></div>';
    const survey = `<main><h1>Survey</h1><form>${fields}${legal}<button>Send it</button></form></main>`;
    const markdown = markdownOf(`<nav>${menu(9)}</nav>${survey}${FOOTER}`);
    for (const text of [...questions, 'letters about the bridge']) expect(markdown).toContain(text);
  });

  it.each([
    [
      'Alle akzeptieren',
      'Wir und 143 Partner speichern Cookies auf Ihrem Gerät, um die Nutzung dieser Seite zu messen und Werbung zu zeigen, die passt.',
    ],
    [
      '同意する',
      '当サイトでは利用状況の測定と広告の表示のためにクッキーを使用しています。設定はいつでも変更できます。',
    ],
  ])('comes without what asks for consent, whatever its box is called: %s', (button, note) => {
    const box = `<div class="ck"><div><p>${note}</p><p>${note}</p><button>${button}</button></div></div>`;
    const rows = ['Oak 54228', 'Elm 74651', 'Ash 96486', 'Fir 90779']
      .map((row) => `<tr><td>${row.replace(' ', '</td><td>')}</td></tr>`)
      .join('');
    const markdown = markdownOf(
      `${box}<div>${menu(7)}</div><h1>Trees</h1><table>${rows}</table>${FOOTER}`,
    );
    expect(markdown).not.toContain(note.slice(0, 12));
    expect(markdown).toContain('Elm');
    // a note of a few words in the box of the page takes nothing with it
    const short = `<div><h2>Oak</h2><p>The oak beside the mill is older than the village itself.</p><div><p>${note.slice(note.search(/Cookies|クッキー/), -1).slice(0, 8)}</p><button>${button}</button></div></div>`;
    const other = `<div>${'<p>The ash behind the mill was planted by the miller, who wanted it for handles.</p>'.repeat(6)}</div>`;
    expect(markdownOf(short + other)).toContain('older than the village');
    // a text on cookies has no button that accepts them
    expect(markdownOf(box.replace(/<button.*?button>/, ''))).toContain(note.slice(0, 12));
  });

  it('is its menu where there is nothing else', () => {
    expect(markdownOf(`<nav>${menu(20)}</nav>`)).toContain('Department 19');
  });

  it('keeps an admonition, which is called as what asks for consent is', () => {
    const page = (name: string): string =>
      `<nav class="navbar"><a href="/">Docs</a><a href="/b">Blog</a></nav><main><article><h1>Install the stove</h1><p>The stove stands on three feet and wants a floor that bears ninety kilograms.</p><h2>Tools</h2><ul><li>A spirit level</li><li>A spanner</li></ul><div class="${name}"><div class="heading">warning</div><div><p>Never light it before the mortar is dry.</p></div></div></article></main><footer><p>Copyright</p></footer>`;
    expect(markdownOf(page('theme-admonition alert alert--warning'))).toContain('Never light it');
    expect(markdownOf(page('alert alert--warning'))).toContain('Never light it');
    expect(
      markdownOf(page('').replace('</main>', '</main><div class="alert">We were down.</div>')),
    ).not.toContain('We were down');
  });
});
