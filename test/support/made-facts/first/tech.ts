/** Half `first`: software, services and companies. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  bool,
  date,
  h,
  int,
  kind,
  ld,
  num,
  oneOf,
  rows,
  slug,
  someDay,
  text,
  texts,
  uri,
} from '../tools.ts';
import { FIRMS, person } from '../words.ts';
import { emotion, page, tailwind } from './frames.ts';

const registry = kind('first', 'tech/package-registry', (r) => {
  const name = `${r.word()}-${r.pick(['stream', 'parse', 'cache', 'router'])}`;
  const version = `${r.int(0, 9)}.${r.int(0, 30)}.${r.int(0, 12)}`;
  const licence = r.pick(['MIT', 'ISC', 'Apache-2.0', 'BSD-3-Clause']);
  const downloads = r.int(900, 9_000_000);
  const words = r.some(['stream', 'parser', 'async', 'cache', 'http', 'tiny'], 3);
  const repo = `https://github.com/${r.word()}/${name}`;
  const home = r.chance(0.5) ? `https://${name}.example/docs` : undefined;
  const about = r.pick([
    'A small and fast helper with no dependencies',
    'Streams the way you expect them',
  ]);
  const c = r.times(4, () => `_${r.letters(8)}`);
  const col = (k: string, v: string) =>
    h`<div class="${c[0]} flex flex-column"><h3 class="${c[1]} f5">${k}</h3><p class="${c[2]} f4">${v}</p></div>`;
  const dev = r.int(2, 14);
  const size = `${r.int(4, 900)}.${r.int(1, 9)} kB`;
  return {
    url: `https://packages.example/package/${name}`,
    html: emotion(r, {
      title: name,
      site: 'packages.example',
      body: h`<h1><span title="${name}">${name}</span></h1><span class="${c[3]}">${version}</span> <span>&bull;</span> <span>Public</span> <span>&bull;</span> <span>Published <time datetime="${someDay(r).iso}T04:00:00.000Z" title="x">${r.int(2, 11)} months ago</time></span><ul role="tablist"><li><a href="?activeTab=readme">Readme</a></li><li><a href="?activeTab=dependencies">0 Dependencies</a></li><li><a href="?activeTab=dependents">${r.int(3, 900)} Dependents</a></li><li><a href="?activeTab=versions">${r.int(4, 90)} Versions</a></li></ul><article id="readme"><h1>${name}</h1><p>${about}</p><pre><code>npm i ${name}</code></pre><h2>Changes</h2><p>Since 0.9.0 the callback is optional. Requires ${dev} MB of memory at most.</p></article><h2>Keywords</h2><ul>${words.map((w) => h`<li><a href="/search?q=keywords:${w}">${w}</a></li>`)}</ul>`,
      aside: h`<h3 class="${c[1]}">Install</h3><code>npm i ${name}</code><h3>Repository</h3><p><a href="${repo}"><span>${repo.replace('https://', '')}</span></a></p>${home !== undefined && h`<h3>Homepage</h3><p><a href="${home}">${home.replace('https://', '')}</a></p>`}<h3>Weekly Downloads</h3><div><p>${amount(downloads, 'en', 0)}</p></div>${r.shuffle([col('Version', version), col('License', licence), col('Unpacked Size', size), col('Total Files', String(r.int(3, 60)))])}`,
    }),
    schema: ask({
      package_name: text(),
      version: text(),
      license: text(),
      weekly_downloads: int(),
      unpacked_size: text(),
      repository: uri(),
      homepage: uri(),
      keywords: texts(),
      dependency_count: int(),
      author: text(),
      deprecated_since: date(),
    }),
    expected: {
      package_name: name,
      version,
      license: licence,
      weekly_downloads: downloads,
      unpacked_size: size,
      repository: repo,
      homepage: home,
      keywords: words,
      dependency_count: 0,
      author: undefined,
      deprecated_since: undefined,
    },
  };
});

const endpoint = kind('first', 'tech/api-endpoint', (r) => {
  const thing = r.pick(['invoice', 'customer', 'webhook']);
  const [verb, word] = r.pick([
    ['POST', 'Create'],
    ['GET', 'Retrieve'],
    ['DELETE', 'Delete'],
  ] as const);
  const path = `/v${r.int(1, 3)}/${thing}s${verb === 'POST' ? '' : '/{id}'}`;
  const params = r
    .some(
      [
        ['id', 'string', 'Identifier of the object.'],
        ['limit', 'integer', 'Most objects to return.'],
        ['currency', 'string', 'Three-letter code.'],
        ['expand', 'boolean', 'Whether to include children.'],
      ] as const,
      r.int(2, 4),
    )
    .map(([name, type, description]) => ({ name, type, required: r.chance(0.5), description }));
  const limit = r.pick([60, 100, 500]);
  const scope = `${thing}s:${verb === 'GET' ? 'read' : 'write'}`;
  const codes = r.some(
    ['400 Bad Request', '401 Unauthorized', '404 Not Found', '429 Too Many Requests'],
    3,
  );
  return {
    url: `https://docs.payfold.example/api/${thing}s/${word.toLowerCase()}`,
    html: tailwind(r, {
      title: `${word} a ${thing} | Payfold API`,
      site: 'Payfold Docs',
      body: h`<h1 class="text-3xl font-bold">${word} a ${thing}</h1><div class="mt-4 flex items-center gap-2 font-mono text-sm"><span class="rounded bg-emerald-100 px-2">${verb}</span><span>${path}</span></div><p class="mt-4">Needs the scope <code>${scope}</code>. Limited to ${limit} requests per minute.</p><h2 class="mt-8 text-xl">Parameters</h2><ul class="divide-y">${params.map((p) => h`<li class="py-3"><div class="flex gap-2"><code class="font-semibold">${p.name}</code><span class="text-xs text-slate-500">${p.type}</span>${p.required ? '<span class="text-xs text-red-600">required</span>' : '<span class="text-xs text-slate-400">optional</span>'}</div><p class="text-sm">${p.description}</p></li>`)}</ul><h2 class="mt-8 text-xl">Errors</h2><ul>${codes.map((c) => h`<li>${c}</li>`)}</ul><p>See also <a href="/api/refunds">Refunds</a>, which needs <code>refunds:write</code>.</p>`,
      aside: h`<pre class="bg-slate-900 text-white"><code>curl https://api.payfold.example${path} \\\n  -H "Authorization: Bearer sk_test"</code></pre><h3>Response 200</h3><pre><code>{ "object": "${thing}", "amount": 2000, "created": "2023-01-01" }</code></pre>`,
    }),
    schema: ask({
      title: text(),
      method: oneOf('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
      path: text(),
      scope: text('Scope the token needs'),
      rate_limit_per_minute: int(),
      parameters: rows({ name: text(), type: text(), required: bool(), description: text() }),
      error_codes: texts(),
      deprecated: bool(),
      since_version: text(),
    }),
    expected: {
      title: `${word} a ${thing}`,
      method: verb,
      path,
      scope,
      rate_limit_per_minute: limit,
      parameters: params,
      error_codes: codes,
      deprecated: undefined,
      since_version: undefined,
    },
  };
});

const pricing = kind('first', 'tech/saas-pricing', (r) => {
  const product = r.pick(['Taskfern', 'Mailbright', 'Logpoint']);
  const base = r.int(5, 15);
  const plans = ['Starter', 'Team', 'Business'].map((name, i) => ({
    name,
    price: i === 0 ? 0 : base * i * 2 + 1,
    users: [3, 20, 100][i] ?? 0,
    features: r.some(
      [
        'Unlimited projects',
        'Audit log',
        'Email support',
        'API access',
        'Custom roles',
        'Guest seats',
      ],
      2 + i,
    ),
  }));
  const trial = r.pick([14, 30]);
  const save = r.pick([15, 20]);
  return {
    url: `https://www.${slug(product)}.example/pricing`,
    html: page(
      'en',
      `Pricing | ${product}`,
      [
        `<meta property="og:title" content="Simple pricing">`,
        ld({
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: product,
          logo: '/logo.svg',
        }),
      ],
      h`<body class="w-body"><div class="navbar w-nav"><a href="/" class="w-nav-brand">${product}</a><nav class="w-nav-menu"><a href="/product">Product</a><a href="/pricing" class="w--current">Pricing</a></nav></div><section class="section_header"><h1 class="heading-style-h1">Plans for teams of every size</h1><p>Try any plan free for ${trial} days. Pay yearly and save ${save}%.</p><div class="pricing_tabs"><a class="w--current">Monthly</a><a>Yearly</a></div></section>
<section class="pricing_grid">${plans.map((p, i) => h`<div class="pricing_card${i === 1 && ' is-featured'}">${i === 1 && '<div class="pricing_badge">Most popular</div>'}<h3 class="heading-style-h5">${p.name}</h3><div class="pricing_price-wrapper"><span class="heading-style-h2">$${p.price}</span><span>/ user / month</span></div><p>Up to ${p.users} users</p><a class="button" href="/signup">Start free trial</a><ul class="pricing_list w-list-unstyled">${p.features.map((f) => h`<li>${f}</li>`)}</ul></div>`)}</section>
<section><h2>Questions</h2><div class="faq"><h4>Do you have a discount for charities?</h4><p>Yes, write to us.</p></div><div><blockquote>We saved $4,000 in a year.</blockquote><p>${person(r, 'en')}, ${FIRMS[4]}</p></div></section><footer class="footer"><p>&copy; ${product} Inc., 500 Howard St</p></footer></body>`,
    ),
    schema: ask({
      product: text(),
      trial_days: int(),
      yearly_discount_percent: num(),
      plans: rows({
        name: text(),
        price: num('Price for a user and month'),
        users: int('Most users'),
        features: texts(),
      }),
      setup_fee: num(),
      money_back_days: int(),
    }),
    expected: {
      product,
      trial_days: trial,
      yearly_discount_percent: save,
      plans,
      setup_fee: undefined,
      money_back_days: undefined,
    },
  };
});

const incident = kind('first', 'tech/status-incident', (r) => {
  const title = r.pick([
    'Elevated error rates in the EU region',
    'Delayed email delivery',
    'Dashboard not loading for some users',
  ]);
  const parts = r.some(['API', 'Dashboard', 'Webhooks', 'Email'], r.int(1, 2));
  const day = someDay(r);
  const impact = r.pick(['minor', 'major', 'critical']);
  const isOver = r.chance(0.7);
  const updates = (
    isOver
      ? ['Resolved', 'Monitoring', 'Identified', 'Investigating']
      : ['Identified', 'Investigating']
  ).map((status, i) => ({
    status,
    message:
      {
        Resolved: 'This incident has been resolved.',
        Monitoring: 'A fix is in place and we are watching the results.',
        Identified: 'The cause was found and a fix is being made.',
      }[status] ?? 'We are looking into reports.',
    time: `${day.short('en-US').split(',')[0] ?? ''}, ${18 - i * 2}:${r.int(10, 59)} UTC`,
  }));
  const service = r.pick(['Northwind Cloud', 'Relayhub', 'Postern']);
  return {
    url: `https://status.${slug(service)}.example/incidents/${r.letters(12)}`,
    html: page(
      'en',
      `${service} Status - ${title}`,
      '',
      h`<body class="status incident"><div class="layout-content status status-incident"><div class="masthead-container basic"><div class="masthead"><a href="/">${service}</a><a class="subscribe-button" href="#subscribe">Subscribe To Updates</a></div></div><div class="container"><div class="page-title"><div class="incident-name font-largest impact-${impact} color-primary">${title}</div><div class="subheader">Incident Report for <a href="/">${service}</a></div></div><div class="incident-updates-container">${updates.map((u) => h`<div class="row update-row"><div class="update-title span3 font-large">${u.status}</div><div class="update-container span9"><div class="update-body font-regular"><span class="whitespace-pre-wrap">${u.message}</span></div><div class="update-timestamp font-small color-secondary">Posted <span class="ago" data-datetime-unix="0"></span>${u.time}</div></div></div>`)}</div><div class="components-affected font-regular border-color">This incident affected: ${parts.join(', ')}.</div><div class="page-footer"><a href="/history">&larr; Current Status</a> Powered by Statuspage</div></div></div></body>`,
    ),
    schema: ask({
      title: text(),
      service: text(),
      affected_components: texts(),
      resolved: bool('True if the incident is over'),
      updates: rows({ status: text(), message: text(), time: text() }),
      duration_minutes: int(),
      root_cause: text(),
      affected_customers: int(),
    }),
    expected: {
      title,
      service,
      affected_components: parts,
      resolved: isOver,
      updates,
      duration_minutes: undefined,
      root_cause: undefined,
      affected_customers: undefined,
    },
  };
});

export const TECH: readonly FactsKind[] = [registry, endpoint, pricing, incident];
