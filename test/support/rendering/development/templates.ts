/** Templates that lie open in the page until a framework fills them. */
import { needsBrowser, type Shape } from '../shape.ts';
import { json } from '../kit.ts';
import { frame } from './frame.ts';

/** In-DOM templates in the manner of Vue and AngularJS: `{{ name }}`, one loop attribute. */
function interpolator(loop: string): string {
  return `
function fill(node, scope) {
  if (node.nodeType === 3) { node.data = node.data.replace(/\\{\\{\\s*([\\w.]+)\\s*\\}\\}/g, function (_, path) { return path.split('.').reduce(function (o, k) { return o == null ? '' : o[k]; }, scope); }); return; }
  if (node.nodeType !== 1) return;
  var rule = node.getAttribute('${loop}');
  if (rule) {
    node.removeAttribute('${loop}');
    var parts = rule.split(' in ');
    (scope[parts[1].trim()] || []).forEach(function (entry) { var copy = node.cloneNode(true); node.parentNode.insertBefore(copy, node); var inner = Object.create(scope); inner[parts[0].trim()] = entry; fill(copy, inner); });
    node.remove();
    return;
  }
  [].slice.call(node.attributes).forEach(function (a) { if (a.name === ':href' || a.name === 'ng-href') { var key = a.value.replace(/[{}\\s]/g, ''); node.setAttribute('href', key.split('.').reduce(function (o, k) { return o == null ? '' : o[k]; }, scope)); } });
  [].slice.call(node.childNodes).forEach(function (child) { fill(child, scope); });
}`;
}

export const TEMPLATES: readonly Shape[] = [
  needsBrowser(
    'vue-template-in-the-page',
    (kit) => {
      const { top, bottom } = frame(kit);
      const items = kit.items(kit.dice.int(4, 9));
      const address = kit.data('items', { title: kit.title, items });
      const runtime = kit.file(
        '/vendor/vue.global.prod.js',
        `${interpolator('v-for')}
window.Vue={createApp:function(o){return{mount:function(s){var n=document.querySelector(s);o.data().then(function(d){fill(n,d);n.removeAttribute('v-cloak')})}}}};`,
      );
      return kit.page(
        kit.document({
          style: '[v-cloak]{display:none}',
          body: `${top}<div id="app" v-cloak><h1>{{ title }}</h1><div v-for="item in items" class="card"><h2><a :href="item.href">{{ item.name }}</a></h2><p>{{ item.note }}</p></div></div>${bottom}
<script src="${runtime}"></script>
<script>Vue.createApp({ data: function () { return fetch('${address}').then(function (r) { return r.json(); }); } }).mount('#app');</script>`,
        }),
        {
          expects: items.slice(0, 3).map((item) => item.note),
          expectsLinks: items.slice(0, 3).map((item) => item.href),
        },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('angularjs-repeat', (kit) => {
    const { top, bottom } = frame(kit);
    const items = kit.items(kit.dice.int(4, 9));
    kit.data('list', items);
    const runtime = kit.file(
      '/vendor/angular.min.js',
      `${interpolator('ng-repeat')}
document.addEventListener('DOMContentLoaded',function(){var n=document.querySelector('[ng-app]');fetch(${kit.source('list.json')}).then(function(r){return r.json()}).then(function(list){fill(n,{entries:list})})});`,
    );
    return kit.page(
      kit.document({
        head: `<script src="${runtime}"></script>`,
        body: `${top}<div ng-app="${kit.site.pick(['catalog', 'portal', 'demo'])}" ng-controller="ListController as vm"><h1>${kit.title}</h1><table><tr ng-repeat="entry in entries"><td>{{ entry.name }}</td><td>{{ entry.note }}</td><td>{{ entry.price }}</td></tr></table></div>${bottom}`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  needsBrowser(
    'htmx-on-load',
    (kit) => {
      const { top, bottom } = frame(kit);
      const text = kit.sentences(kit.dice.int(4, 8));
      const part = kit.file(
        `/partials/${kit.mark}.html`,
        `<div>${text.map((one) => `<p>${one}</p>`).join('')}</div>`,
      );
      const runtime = kit.file(
        '/vendor/htmx.min.js',
        `document.addEventListener('DOMContentLoaded',function(){document.querySelectorAll('[hx-get]').forEach(function(n){if((n.getAttribute('hx-trigger')||'').indexOf('load')<0)return;fetch(n.getAttribute('hx-get'),{headers:{'HX-Request':'true'}}).then(function(r){return r.text()}).then(function(t){if(n.getAttribute('hx-swap')==='outerHTML')n.outerHTML=t;else n.innerHTML=t})})});`,
      );
      return kit.page(
        kit.document({
          head: `<script src="${runtime}"></script>`,
          body: `${top}<main><h1>${kit.title}</h1><div hx-get="${part}" hx-trigger="load" hx-swap="${kit.site.pick(['innerHTML', 'outerHTML'])}"></div></main>${bottom}`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('text-bound-by-names', (kit) => {
    // hand-written binding: empty elements with data-bind-like attributes, filled from a global object
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const state = Object.fromEntries(text.map((one, index) => [`p${index}`, one]));
    const bundle = kit.bundle(
      'bind',
      `document.querySelectorAll('[bind]').forEach(function(n){n.textContent=window.__STATE__[n.getAttribute('bind')]});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1>${Object.keys(state)
          .map((key) => `<p bind="${key}"></p>`)
          .join(
            '',
          )}</main>${bottom}<script>window.__STATE__=${json(state)}</script><script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
];
