/**
 * The fixture site as a process, with sitemaps of any size at `/sitemaps/N.xml`, and of all pages of the trees
 * `/site/N/`. `/told/N` is a script page that also says when it is ready, for contenders that are told; every N is another
 * page. `/asked` gives the number of pages asked for since it was asked before, from the site's own log.
 */
import { html } from '../../test/support/site/answer.ts';
import { startSite } from '../../test/support/site.ts';

const site = await startSite();
site.latencyMs = Number(process.argv[2] ?? '0');
for (const count of [100, 1_000, 10_000, 50_000]) {
  const body = sitemap(count);
  site.files.set(`/sitemaps/${count.toString()}.xml`, { type: 'application/xml', body });
  // Each size lives below a folder of its own: `/s100/`, found by the sitemap of that folder.
  site.files.set(`/s${count.toString()}/sitemap.xml`, { type: 'application/xml', body });
}
for (const count of [100, 500, 2_000]) {
  const path = (n: number): string =>
    `/site/${count.toString()}/${n === 0 ? '' : `p/${n.toString()}`}`;
  const body = urlset(Array.from({ length: count }, (_, n) => `${site.origin}${path(n)}`));
  site.files.set(`/site/${count.toString()}/sitemap.xml`, { type: 'application/xml', body });
}
site.files.set('/asked', () => {
  const pages = site.requests.filter(({ url }) => !/sitemap|robots|asked/.test(url)).length;
  site.requests.length = 0;
  return { type: 'text/plain', body: pages.toString() };
});
const TOLD = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Needs JavaScript</title></head>
<body><div id="root"></div><script>
fetch('/js/data.json').then((r) => r.json()).then((data) => {
  document.getElementById('root').innerHTML = '<main><h1>' + data.title + '</h1>' + data.paragraphs.map((p) => '<p>' + p + '</p>').join('') +
    Array.from({ length: 20 }, (_, n) => '<a href="/told/' + n + '">Page ' + n + '</a>').join(' ') + '</main>';
  document.documentElement.dataset.ready = 'yes';
});
</script></body></html>`;
for (let n = 0; n < 5_000; n += 1) site.files.set(`/told/${n.toString()}`, html(TOLD));
console.log(JSON.stringify({ origin: site.origin }));
process.stdin.resume();
process.stdin.once('end', () => void site.close());

function sitemap(count: number): string {
  const urls = Array.from(
    { length: count },
    (_, n) =>
      `<url>\n  <loc>${site.origin}/s${count.toString()}/section-${(n % 20).toString()}/a-page-with-a-name-${n.toString()}</loc>\n  <lastmod>2026-11-0${((n % 9) + 1).toString()}T12:00:00+00:00</lastmod>\n  <changefreq>weekly</changefreq>\n  <priority>0.5</priority>\n</url>`,
  );
  return xml(urls);
}

function urlset(urls: readonly string[]): string {
  return xml(urls.map((url) => `<url><loc>${url}</loc></url>`));
}

function xml(urls: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
