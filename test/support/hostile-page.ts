/**
 * A page that tries everything on whoever looks at what was read of it: scripts, handlers, links that run,
 * and every way to make a browser ask `beacon`, an address that must never be asked.
 */
export function hostilePage(beacon: string, version: number): string {
  const evil = `parent.document.title='taken';top.document.title='taken';alert(1);window.open('${beacon}/open')`;
  return `<!doctype html><html lang="en"><head>
<title>Harmless &lt;script&gt;${evil}&lt;/script&gt;&lt;img src=x onerror="${evil}"&gt;</title>
<meta name="description" content="&quot;&gt;&lt;img src='${beacon}/description' onerror=alert(1)&gt;">
<meta property="og:image" content="${beacon}/og">
<meta property="og:title" content="&lt;svg onload=alert(1)&gt;">
<meta http-equiv="refresh" content="900;url=${beacon}/refresh">
<base href="${beacon}/base/">
<link rel="stylesheet" href="${beacon}/sheet.css"><link rel="prefetch" href="${beacon}/prefetch">
<link rel="preload" as="image" href="${beacon}/preload"><link rel="dns-prefetch" href="${beacon}">
<link rel="icon" href="${beacon}/icon"><link rel="manifest" href="${beacon}/manifest">
<style>@import '${beacon}/import.css'; body{background:url(${beacon}/css)} @font-face{font-family:x;src:url(${beacon}/font)} p{font-family:x} li{list-style-image:url('${beacon}/list')} p::before{content:url(${beacon}/before)}</style>
<script type="application/ld+json">{"@type":"Product","name":"</scr\\u0069pt><img src=${beacon}/ld onerror=alert(1)>","offers":{"price":"12"}}</script>
<script>${evil};fetch('${beacon}/fetch');new Image().src='${beacon}/image'</script>
</head><body onload="${evil}"><main><article><h1>Harmless page number ${version}</h1>
<p>Version ${version} of a page with enough words to be read as the content of an article by anybody who reads it, with care.</p>
<p style="background:url(${beacon}/style)" onclick="${evil}">A paragraph with a style of its own, and words enough to count as one that belongs here.</p>
<p>&lt;script&gt;${evil}&lt;/script&gt; and ![beacon](${beacon}/markdown) and [run](javascript:alert(1)) and &lt;img src=${beacon}/escaped onerror=alert(1)&gt;</p>
<p><a href="javascript:${evil.replaceAll('"', '&quot;')}">run me</a> <a href="  java&#10;script:alert(1)">spaced</a> <a href="data:text/html,<script>alert(1)</script>">data</a> <a href="vbscript:x">vb</a> <a href="${beacon}/link" ping="${beacon}/ping" target="_top">a link</a></p>
<img src="${beacon}/img" srcset="${beacon}/srcset 2x" onerror="${evil}" alt="]( ${beacon}/alt ) <img src=x onerror=alert(1)>">
<picture><source srcset="${beacon}/picture"><img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>" alt="svg"></picture>
<svg onload="${evil}"><image href="${beacon}/svg"/><use href="${beacon}/use#x"/><a xlink:href="javascript:alert(1)"><text>x</text></a><foreignObject><iframe src="${beacon}/foreign"></iframe></foreignObject></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></style></mglyph></table></mtext></math>
<iframe src="${beacon}/frame"></iframe><iframe srcdoc="<script>${evil.replaceAll('"', '&quot;')}</script>"></iframe>
<object data="${beacon}/object"></object><embed src="${beacon}/embed"><video src="${beacon}/video" poster="${beacon}/poster" autoplay></video><audio src="${beacon}/audio" autoplay></audio>
<form action="${beacon}/form" method="post"><input name="q" autofocus onfocus="${evil}"><button formaction="${beacon}/button">Send</button></form>
<input type="image" src="${beacon}/input"><body background="${beacon}/body"><table background="${beacon}/table"><tr><td>Cell</td></tr></table>
<noscript><img src="${beacon}/noscript"></noscript><template><img src="${beacon}/template"></template>
<details open ontoggle="${evil}"><summary>More</summary><p>Some words below it.</p></details>
<div style="behavior:url(${beacon}/behaviour);width:expression(alert(1))">old</div><marquee onstart="${evil}">moving</marquee>
<p>The last paragraph, so that what was read ends with words and not with an attack.</p></article></main></body></html>`;
}
