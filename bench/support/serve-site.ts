/**
 * The fixture site in a process of its own: prints its origin and serves until its input ends.
 *
 * `/told/N` is the script page that also says when it is ready (`window.hearthReady`), for contenders
 * that are told; every N is another page.
 */
import { html } from '../../test/support/site/answer.ts';
import { startSite } from '../../test/support/site.ts';

const site = await startSite();

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Needs JavaScript</title></head>
<body><div id="root"></div><script>
fetch('/js/data.json').then((r) => r.json()).then((data) => {
  document.getElementById('root').innerHTML = '<main><h1>' + data.title + '</h1>' + data.paragraphs.map((p) => '<p>' + p + '</p>').join('') +
    Array.from({ length: 20 }, (_, n) => '<a href="/told/' + n + '">Page ' + n + '</a>').join(' ') + '</main>';
  document.documentElement.dataset.ready = 'yes';
});
</script></body></html>`;
for (let n = 0; n < 5_000; n += 1) site.files.set(`/told/${n.toString()}`, html(PAGE));

process.stdout.write(`${site.origin}\n`);
process.stdin.resume();
process.stdin.once('end', () => {
  void site.close().then(() => process.exit(0));
});
