/** Deterministic pages: the same address always gives the same bytes. */

const WORDS =
  'hearth ember stone river winter letter garden market copper lantern harbour meadow signal window ' +
  'history pattern journey kitchen village engine summer mountain library balance orchard weather ' +
  'carries follows gathers measures remembers opens builds repairs explains crosses quiet bright ' +
  'narrow ancient careful common early heavy simple northern because although during between under';
const LIST = WORDS.split(' ');

/** A small seeded generator (mulberry32): 0 ≤ value < 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A sentence of 8 to 20 words. */
export function sentence(random: () => number): string {
  const count = 8 + Math.floor(random() * 13);
  const words = Array.from({ length: count }, () => LIST[Math.floor(random() * LIST.length)] ?? '');
  const text = words.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** A paragraph of 3 to 6 sentences. */
export function paragraph(random: () => number): string {
  return Array.from({ length: 3 + Math.floor(random() * 4) }, () => sentence(random)).join(' ');
}

export interface PageParts {
  readonly title: string;
  readonly description?: string;
  readonly main: string;
  readonly head?: string;
}

/** A page with the furniture real pages have: navigation, sidebar, footer. */
export function page({ title, description, main, head = '' }: PageParts): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description ?? `About ${title}`}">
<meta property="og:title" content="${title}"><link rel="icon" href="/favicon.ico">${head}</head>
<body><header><nav><a href="/">Home</a> <a href="/about">About</a> <a href="/contact">Contact</a></nav></header>
<main><h1>${title}</h1>
${main}
</main>
<aside class="sidebar"><h3>Related</h3><ul><li><a href="/related/1">Other things</a></li></ul></aside>
<footer><p>© The fixture site. <a href="/privacy">Privacy</a></p></footer></body></html>`;
}

/** An article page of about `bytes` bytes: headings, paragraphs, lists, a table, code, links. */
export function articleOf(bytes: number, seed = 1): string {
  const random = seeded(seed);
  const blocks: string[] = [];
  const shell = page({ title: `Article ${seed.toString()}`, main: '' }).length;
  let size = shell;
  for (let n = 0; size < bytes - 200; n += 1) {
    const block = blockOf(n, random).slice(0, Math.max(0, bytes - size));
    const whole = block.endsWith('>') ? block : `<p>${sentence(random)}</p>`;
    blocks.push(whole);
    size += whole.length + 1;
  }
  return page({ title: `Article ${seed.toString()}`, main: blocks.join('\n') });
}

function blockOf(n: number, random: () => number): string {
  if (n % 7 === 0) return `<h2 id="part-${n.toString()}">Part ${n.toString()}</h2>`;
  if (n % 11 === 5) {
    const items = Array.from({ length: 4 }, () => `<li>${sentence(random)}</li>`).join('');
    return `<ul>${items}</ul>`;
  }
  if (n % 17 === 8) {
    const rows = Array.from(
      { length: 4 },
      (_, row) => `<tr><td>Row ${row.toString()}</td><td>${sentence(random)}</td></tr>`,
    ).join('');
    return `<table><thead><tr><th>Name</th><th>Text</th></tr></thead><tbody>${rows}</tbody></table>`;
  }
  if (n % 23 === 12) return `<pre><code>const part = ${n.toString()};\nrun(part);</code></pre>`;
  const link = `<a href="/static/linked/${n.toString()}">link ${n.toString()}</a>`;
  return `<p>${paragraph(random)} ${link} <strong>strong</strong> and <em>em</em>.</p>`;
}
