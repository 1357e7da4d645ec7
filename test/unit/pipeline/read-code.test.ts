/** What reading a script tells: pipeline/verdict/code.ts. Scripts here are as people write them. */
import { describe, expect, it } from 'vitest';
import { bringsContent, readCode } from '../../../src/main/service/pipeline/verdict/code.ts';

const LONG = "'A sentence of text that the server did not send.'";

const FILLS: readonly (readonly [what: string, code: string, selector: string])[] = [
  ['an element by its id', 'document.getElementById("a").innerHTML = DATA.html', '[id="a"]'],
  [
    'an answer',
    'fetch("/x").then(r => r.text()).then(t => { document.querySelector("#a").innerHTML = t })',
    '#a',
  ],
  [
    'an awaited answer',
    '(async () => { const j = await (await fetch("/x")).json(); document.querySelector("main").append(j.text) })()',
    'main',
  ],
  [
    'what a request brought',
    'var x = new XMLHttpRequest(); x.onload = function () { document.getElementById("a").innerHTML = this.responseText }; x.open("GET", "/x"); x.send()',
    '[id="a"]',
  ],
  [
    'rows by jQuery',
    '$(function () { $.getJSON("/x", function (d) { $.each(d, function (i, r) { $("<tr>").append($("<td>").text(r.a)).appendTo("#t tbody") }) }) })',
    '#t tbody',
  ],
  [
    'a helper called $',
    'const $ = s => document.querySelector(s); $("#a").innerHTML = JSON.parse($("#data").textContent).html',
    '#a',
  ],
  [
    'a class',
    'class App { constructor(el) { this.el = el; this.load() } async load() { this.el.innerHTML = await (await fetch("/x")).text() } } new App(document.getElementById("a"))',
    '[id="a"]',
  ],
  [
    'an object of methods',
    'var App = { init: function () { this.$el = document.querySelector("#a"); this.render() }, render: function () { this.$el.innerHTML = DATA.map(function (x) { return "<b>" + x + "</b>" }).join("") } }; App.init()',
    '#a',
  ],
  [
    'methods called by a name that is put together',
    'const views = { list() { document.querySelector("#a").innerHTML = DATA.html } }; views[document.body.dataset.view]()',
    '#a',
  ],
  [
    'a template that is cloned',
    'for (const d of DATA) { const n = document.getElementById("t").content.cloneNode(true); n.querySelector(".x").textContent = d.x; document.querySelector("#list").append(n) }',
    '#list',
  ],
  [
    'a mounted application',
    'ReactDOM.createRoot(document.getElementById("root")).render(App())',
    '[id="root"]',
  ],
  [
    'lists drawn by d3',
    'd3.json("/x").then(d => { d3.select("#a").selectAll("p").data(d).join("p").text(x => x.t) })',
    '#a',
  ],
  [
    'an answer with padding',
    'window.cb = function (d) { document.getElementById("a").innerHTML = d.html }; var s = document.createElement("script"); s.src = "/x?callback=cb"; document.body.append(s)',
    '[id="a"]',
  ],
  [
    'a handler that the script sets off itself',
    'const b = document.querySelector("#b"); b.addEventListener("click", () => { document.querySelector("#a").innerHTML = DATA.html }); b.click()',
    '#a',
  ],
  [
    'Object.assign',
    `Object.assign(document.getElementById("a"), { textContent: ${LONG} })`,
    '[id="a"]',
  ],
  [
    'minified names that mean something else in every function',
    '!function(){var t=document.getElementById("a");!function(){var t=5;t++}();t.innerHTML=DATA.h}()',
    '[id="a"]',
  ],
  ['.apply', `var e = document.querySelector("#a"); e.append.apply(e, [${LONG}])`, '#a'],
];

describe('a script that brings content', () => {
  it.each(FILLS)('is seen to fill by way of %s', (_, code, selector) => {
    expect(readCode(code).fills).toContain(selector);
  });

  it('is known to fill a place nobody can name', () => {
    expect(readCode(`document.body.insertAdjacentHTML("beforeend", ${LONG})`).fillsAnywhere).toBe(
      true,
    );
    expect(readCode(`document.write("<p>" + ${LONG} + "</p>")`).fillsAnywhere).toBe(true);
  });

  it('takes over what the server wrote, or what an element of its own says', () => {
    expect(readCode('hydrateRoot(document.getElementById("root"), App())').hydrates).toEqual([
      '[id="root"]',
    ]);
    const element =
      'customElements.define("x-a", class extends HTMLElement { connectedCallback() { this.innerHTML = "<p>" + this.getAttribute("text") + "</p>" } })';
    expect(readCode(element).hydrates).toEqual(['x-a']);
  });

  it('hands elements to code that is not its own', () => {
    expect(readCode('new Grid({ target: document.querySelector("#rows") })').given).toEqual([
      '#rows',
    ]);
    expect(readCode('$("#rows").DataTable({ ajax: "/rows.json" })').given).toEqual(['#rows']);
    expect(readCode('L.map("#map"); new Swiper("#slides", {})').given).toEqual([]);
  });

  it('shows what was hidden, and writes the addresses of links', () => {
    expect(readCode('document.getElementById("a").hidden = false').shows).toEqual(['[id="a"]']);
    expect(readCode('document.querySelector(".a").classList.remove("hidden")').shows).toEqual([
      '.a',
    ]);
    expect(
      readCode('document.querySelectorAll("a.x").forEach(a => { a.href = "/go/" + a.dataset.id })')
        .links,
    ).toEqual(['a.x']);
  });

  it('is told apart by who calls it', () => {
    const { fills, callable } = readCode(
      'function show(d) { document.getElementById("a").innerHTML = d.html }',
    );
    expect(fills).toEqual([]);
    expect(callable['show']?.fills).toEqual(['[id="a"]']);
  });
});

const IDLE: readonly (readonly [what: string, code: string])[] = [
  [
    'waits for a click',
    'document.querySelector("#b").addEventListener("click", () => { document.querySelector("#a").innerHTML = DATA.html })',
  ],
  [
    'waits for a click, the old way',
    'document.querySelector("#b").onclick = function () { document.querySelector("#a").innerHTML = DATA.html }',
  ],
  ['writes the year', 'document.getElementById("year").textContent = new Date().getFullYear()'],
  [
    'makes a style',
    'var s = document.createElement("style"); s.textContent = ".a { color: red; background: white; border: none }"; document.head.appendChild(s)',
  ],
  [
    'loads the code of a service',
    '(function (i, s, o, g, r, a, m) { i["GoogleAnalyticsObject"] = r; a = s.createElement(o), m = s.getElementsByTagName(o)[0]; a.async = 1; a.src = g; m.parentNode.insertBefore(a, m) })(window, document, "script", "//www.google-analytics.com/analytics.js", "ga")',
  ],
  [
    'writes the tag of a script',
    `document.write('<scr' + 'ipt src="//ads.example/tag.js?channel=a-long-channel-name"></scr' + 'ipt>')`,
  ],
  ['counts', 'document.querySelectorAll(".row").forEach((row, i) => { row.dataset.index = i })'],
  [
    'declares what nobody calls',
    'const never = () => { document.querySelector("#a").innerHTML = DATA.html }',
  ],
  [
    'is data',
    'window.STATE = { "html": "<p>A sentence of text in a state that nobody shows here.</p>" }',
  ],
];

describe('a script that brings none', () => {
  it.each(IDLE)('%s', (_, code) => {
    expect(bringsContent(readCode(code)), JSON.stringify(readCode(code))).toBe(false);
  });
});

describe('code that cannot be read', () => {
  it.each([
    ['unpacked', 'eval(atob("ZG9jdW1lbnQ="))'],
    ['compiled', 'new Function(document.getElementById("c").textContent)()'],
    [
      'with its words in a list',
      'var w = ["getElementById", "innerHTML", "a"]; document[w[0]](w[2])[w[1]] = DATA.h',
    ],
  ])('is code that loads further code: %s', (_, code) => {
    expect(readCode(code).loads).not.toEqual([]);
  });

  it('counts as writing when it is no JavaScript and has the words', () => {
    expect(readCode('const x = <div>{text}</div>; render(x)').fillsAnywhere).toBe(true);
    expect(readCode('this is not a script').fillsAnywhere).toBe(false);
  });

  it('is left alone when it is an application with its framework', () => {
    const large = `document.getElementById("a").innerHTML = DATA.html;${' '.repeat(130_000)}`;
    expect(readCode(large)).toMatchObject({ fills: [], chars: large.length });
  });

  it('names the modules it imports', () => {
    expect(
      readCode('import a from "./a.js"; const b = await import("./b.js"); a(b)').loads,
    ).toEqual(expect.arrayContaining(['./a.js', './b.js']));
    expect(
      readCode(
        'var s = document.createElement("script"); s.src = "/js/list.js"; document.body.append(s)',
      ).loads,
    ).toEqual(['/js/list.js']);
  });
});

describe('a script with data', () => {
  const data = JSON.stringify({ text: 'A sentence of the state. '.repeat(400) });

  it('is not read as a program where it only gives the data a name', () => {
    for (const code of [`window.__STATE__ = ${data};`, `var state=${data}`]) {
      expect(readCode(code)).toMatchObject({ fills: [], loads: [], chars: code.length });
    }
  });

  it('is read where something follows the data, or the name is that of a text', () => {
    const follows = `var state = ${data}; document.getElementById('a').innerHTML = state.text;`;
    expect(readCode(follows).fills).toEqual(['[id="a"]']);
    expect(readCode(`location = ${data}`).leaves).toBe(true);
  });
});

describe('a script met again', () => {
  it('is not read again, but for one that was long forgotten, and tells the same', () => {
    const code = `fetch('/x').then((r) => r.text()).then((t) => { document.querySelector('#b').innerHTML = t; });`;
    const first = readCode(code);
    expect(first.fills).toEqual(['#b']);
    // the very reading, by the text alone
    expect(readCode(` ${code}`.slice(1))).toBe(first);
    for (let i = 0; i < 400; i += 1) readCode(`location = '/page/${i}';`);
    expect(readCode(code)).not.toBe(first);
    expect(readCode(code)).toEqual(first);
  });
});
