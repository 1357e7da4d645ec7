/** Look-alikes of what pages load: small, same names and habits, nothing taken from the originals. */
import type { Kit } from './kit.ts';

const JQUERY = `/*! jQuery v3.7.1 (look-alike of the parts these pages use) */
(function (w, d) {
  function J(list) { this.length = list.length; for (var i = 0; i < list.length; i++) this[i] = list[i]; }
  function $(s, c) {
    if (typeof s === 'function') { if (d.readyState === 'loading') d.addEventListener('DOMContentLoaded', function () { s($); }); else setTimeout(function () { s($); }); return new J([]); }
    if (s instanceof J) return s;
    if (typeof s === 'string') {
      if (s.trim().charAt(0) === '<') { var t = d.createElement('template'); t.innerHTML = s.trim(); return new J(t.content.childNodes); }
      return new J((c && c[0] || c || d).querySelectorAll(s));
    }
    return new J(s ? [s] : []);
  }
  var f = $.fn = J.prototype;
  f.each = function (fn) { for (var i = 0; i < this.length; i++) fn.call(this[i], i, this[i]); return this; };
  function setter(read, write) { return function (v) { if (v === undefined) return this[0] && read(this[0]); return this.each(function (i) { write(this, typeof v === 'function' ? v.call(this, i, read(this)) : v); }); }; }
  f.html = setter(function (e) { return e.innerHTML; }, function (e, v) { e.innerHTML = v; });
  f.text = setter(function (e) { return e.textContent; }, function (e, v) { e.textContent = v; });
  f.val = setter(function (e) { return e.value; }, function (e, v) { e.value = v; });
  f.append = function (x) { var e = this[0]; if (!e) return this; if (typeof x === 'string') e.insertAdjacentHTML('beforeend', x); else $(x).each(function () { e.appendChild(this); }); return this; };
  f.empty = function () { return this.each(function () { this.textContent = ''; }); };
  f.remove = function () { return this.each(function () { this.remove(); }); };
  f.find = function (s) { return this[0] ? $(s, this[0]) : new J([]); };
  f.attr = function (n, v) { if (v === undefined) return this[0] ? this[0].getAttribute(n) : undefined; return this.each(function () { this.setAttribute(n, v); }); };
  f.data = function (n) { return this[0] ? this[0].dataset[n] : undefined; };
  f.css = function (n, v) { return this.each(function () { this.style[n] = v; }); };
  ['add', 'remove', 'toggle'].forEach(function (verb) { f[verb + 'Class'] = function (n) { return this.each(function () { this.classList[verb](n); }); }; });
  f.show = f.fadeIn = function () { return this.each(function () { this.style.display = ''; this.hidden = false; }); };
  f.hide = f.fadeOut = function () { return this.each(function () { this.style.display = 'none'; }); };
  f.on = function (name, s, fn) { if (!fn) { fn = s; s = ''; } return this.each(function () { this.addEventListener(name, function (e) { var at = s ? e.target.closest(s) : this; if (at) fn.call(at, e); }); }); };
  f.ready = function (fn) { $(fn); return this; };
  f.load = function (address, done) { var me = this; var parts = address.split(' '); $.get(parts[0], function (t) { if (parts[1]) t = $('<div>' + t + '</div>').find(parts[1]).html(); me.html(t); if (done) done(); }); return me; };
  $.each = function (list, fn) { if (list.length !== undefined) { for (var i = 0; i < list.length; i++) fn.call(list[i], i, list[i]); } else Object.keys(list).forEach(function (k) { fn.call(list[k], k, list[k]); }); };
  $.ajax = function (o) {
    var x = new XMLHttpRequest(); x.open(o.method || o.type || 'GET', o.url);
    x.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    x.onload = function () { var b = x.responseText; if (o.dataType === 'json') b = JSON.parse(b); if (x.status < 400) { if (o.success) o.success(b); } else if (o.error) o.error(x); if (o.complete) o.complete(); };
    x.onerror = function () { if (o.error) o.error(x); };
    x.send();
  };
  $.get = function (url, success) { $.ajax({ url: url, success: success }); };
  $.getJSON = function (url, success) { $.ajax({ url: url, dataType: 'json', success: success }); };
  w.jQuery = w.$ = $;
})(window, document);
`;

/** Linked where the page wants it: `<script src="…">` with its usual address. */
export function jquery(kit: Kit): string {
  const address = kit.site.pick([
    '/vendor/jquery-3.7.1.min.js',
    '/wp-includes/js/jquery/jquery.min.js?ver=3.7.1',
    '/lib/jquery/dist/jquery.min.js',
  ]);
  return `<script src="${kit.file(address, JQUERY)}"></script>`;
}

/** Bootstrap's behaviour: opens menus and dialogs on a click, else nothing. */
export function bootstrap(kit: Kit): string {
  const code = `/*! Bootstrap v5.3.3 (look-alike) */
document.addEventListener('click',function(e){var b=e.target.closest('[data-bs-toggle]');if(!b)return;var t=document.querySelector(b.dataset.bsTarget);if(t)t.classList.toggle('show');});`;
  return `<script src="${kit.file('/vendor/bootstrap.bundle.min.js', code)}" defer></script>`;
}

/** A theme's main.js as it comes with bought templates: menu, sticky head, back-to-top, lazy classes. */
export function theme(kit: Kit): string {
  const code = `(function($){
  'use strict';
  $(function(){
    $('.menu-toggle').on('click',function(){ $('body').toggleClass('nav-open'); });
    $('.search-toggle').on('click',function(){ $('.search-box').toggleClass('is-open'); });
    $(window).on('scroll',function(){ $('.site-header').each(function(){ this.classList.toggle('is-sticky',window.scrollY>80); }); });
    $('.back-to-top').on('click',function(e){ e.preventDefault(); window.scrollTo({top:0,behavior:'smooth'}); });
    $('form.ajax').on('submit',function(e){ e.preventDefault(); $.ajax({url:this.action,method:'POST',success:function(t){ $('.form-result').html(t); }}); });
    $('body').addClass('loaded');
  });
})(jQuery);`;
  return `<script src="${kit.bundle(kit.site.pick(['main', 'theme', 'custom', 'scripts', 'functions']), code)}"></script>`;
}

/** Google's tag, as its page says to paste it; nobody answers there. */
export function gtag(kit: Kit): string {
  const id = `G-${kit.site.hex(10).toUpperCase()}`;
  return `<script async src="https://www.googletagmanager.com/gtag/js?id=${id}"></script>
<script>
  window.dataLayer = window.dataLayer || [];
  function gtag(){dataLayer.push(arguments);}
  gtag('js', new Date());
  gtag('config', '${id}', { anonymize_ip: true });
</script>`;
}

/** Tag manager: inline loader for the head and the `noscript` frame for the body. */
export function tagManager(kit: Kit): { readonly head: string; readonly body: string } {
  const id = `GTM-${kit.site.hex(7).toUpperCase()}`;
  return {
    head: `<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s);j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','${id}');</script>`,
    body: `<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=${id}" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>`,
  };
}

/** Matomo on the site's own host. */
export function matomo(kit: Kit): string {
  kit.file('/stats/matomo.js', '(function(){var q=window._paq||[];q.push=function(){};})();');
  return `<script>
var _paq = window._paq = window._paq || [];
_paq.push(['trackPageView']); _paq.push(['enableLinkTracking']);
(function(){var u='/stats/';_paq.push(['setTrackerUrl',u+'matomo.php']);_paq.push(['setSiteId','${kit.site.int(1, 40)}']);
var d=document,g=d.createElement('script'),s=d.getElementsByTagName('script')[0];g.async=true;g.src=u+'matomo.js';s.parentNode.insertBefore(g,s);})();
</script>`;
}

/** A picture that needs no request. */
export const PIXEL =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** An address of a drawn picture on the site itself. */
export function picture(kit: Kit, name: string): string {
  return kit.file(
    `/img/${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#${kit.dice.hex(6)}"/></svg>`,
  );
}
