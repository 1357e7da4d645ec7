/** Half `third`: changelogs, packages and data sheets. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  date,
  either,
  h,
  int,
  kind,
  num,
  type Random,
  rows,
  slug,
  someDay,
  text,
  texts,
  uri,
} from '../tools.ts';
import { people } from '../words.ts';
import { docs, next, shop } from './frames.ts';

const NEWS = [
  ['<code>--watch</code> flag for <code>build</code>', '--watch flag for build'],
  ['Support for monorepo workspaces', 'Support for monorepo workspaces'],
  ['Incremental cache shared between jobs', 'Incremental cache shared between jobs'],
  ['Config file in YAML', 'Config file in YAML'],
] as const;
const BREAKS = [
  ['The <code>legacy</code> resolver has been removed', 'The legacy resolver has been removed'],
  ['Hooks now run in parallel', 'Hooks now run in parallel'],
  ['Plugins must export a default function', 'Plugins must export a default function'],
] as const;
const FIXES = [
  'Crash when the output folder is a symlink',
  'Wrong exit code after a timeout',
  'Memory leak in the file watcher',
];

function history(r: Random) {
  const major = r.int(3, 12);
  const latest = someDay(r, 2024, 2025);
  const releases = [
    { version: `${major}.0.0`, day: latest },
    { version: `${major - 1}.${r.int(4, 9)}.${r.int(1, 6)}`, day: latest.plus(-r.int(20, 40)) },
    { version: `${major - 1}.${r.int(1, 3)}.0`, day: latest.plus(-r.int(90, 200)) },
  ];
  return {
    major,
    latest,
    releases,
    name: r.pick(['Tessera', 'Quillpack', 'Brindle', 'Forgeline']),
    added: r.some(NEWS, 2),
    broken: r.some(BREAKS, r.int(1, 2)),
    fixed: r.some(FIXES, 2),
    node: r.pick([18, 20, 22]),
    cve: `CVE-${latest.iso.slice(0, 4)}-${r.int(10_000, 59_999)}`,
    old: latest.plus(200),
  };
}

const changelogBody = (f: ReturnType<typeof history>): string => {
  const [, second, third] = f.releases;
  const head = (version = '', day = '') =>
    h`<h2 class="anchor" id="v${slug(version)}">${version} <small>(${day})</small><a href="#v${slug(version)}" class="hash-link" aria-label="Direct link"></a></h2>`;
  const list = (items: readonly string[]) =>
    h`<ul>${items.map((item) => h`<li>${item}</li>`)}</ul>`;
  return h`<p>All notable changes to ${f.name} are written down here. The project follows semantic versioning.</p>
<h2 class="anchor" id="unreleased">Unreleased</h2>${list(['Faster cold start'])}
${head(f.releases[0]?.version, f.latest.iso)}<div class="theme-admonition theme-admonition-warning alert"><p>${f.name} ${f.major} requires Node.js ${f.node} or later. Read the <a href="/docs/migrate/v${f.major}">upgrade guide</a> first.</p></div>
<h3>Breaking changes</h3>${list(f.broken.map(([html]) => html))}<h3>Added</h3>${list(f.added.map(([html]) => html))}<h3>Fixed</h3>${list(f.fixed)}<h3>Security</h3><p>Upgraded the archive reader, which was affected by <a href="https://cve.example/${f.cve}">${f.cve}</a>.</p>
${head(second?.version, second?.day.iso)}<h3>Fixed</h3>${list(['Colours on Windows terminals'])}<p>Version ${f.major - 1}.x receives security fixes until ${f.old.iso}.</p>
${head(third?.version, third?.day.iso)}<h3>Added</h3>${list(['Progress bar', 'Plugin hooks'])}<h3>Fixed</h3>${list(['Typos in help'])}`;
};

const changelog = kind('third', 'tech/changelog-en', (r) => {
  const f = history(r);
  const host = `https://${slug(f.name)}.example`;
  return {
    url: `${host}/docs/changelog`,
    html: docs(r, {
      title: 'Changelog',
      site: f.name,
      crumbs: ['Introduction', 'Installation', 'Configuration', 'Changelog'],
      body: changelogBody(f),
      aside: h`<ul class="table-of-contents__left-border"><li>Unreleased</li>${f.releases.map((x) => h`<li>${x.version}</li>`)}</ul>`,
      foot: h`Copyright © 2026 ${f.name} Contributors. Built with Docusaurus 3.6.`,
    }),
    schema: ask({
      product: text(),
      latestVersion: text('Newest released version'),
      latestReleaseDate: date(),
      releases: rows({ version: text(), date: date() }),
      breakingChanges: texts('Of the latest release'),
      newFeatures: texts('Added in the latest release'),
      fixes: texts('Bugs fixed in the latest release'),
      minimumNodeVersion: int('Major version of Node.js needed by the latest release'),
      upgradeGuide: uri(),
      securityAdvisory: text('CVE number'),
      endOfSupport: date('Until when the latest major version is supported'),
      downloads: int(),
    }),
    expected: {
      product: f.name,
      latestVersion: f.releases[0]?.version,
      latestReleaseDate: f.latest.iso,
      releases: f.releases.map(({ version, day }) => ({ version, date: day.iso })),
      breakingChanges: f.broken.map(([, plain]) => plain),
      newFeatures: f.added.map(([, plain]) => plain),
      fixes: f.fixed,
      minimumNodeVersion: f.node,
      upgradeGuide: `${host}/docs/migrate/v${f.major}`,
      securityAdvisory: f.cve,
      endOfSupport: undefined,
      downloads: undefined,
    },
  };
});

function wheel(r: Random) {
  const [author = '', ...keepers] = people(r, 'en', 3);
  const released = someDay(r, 2024, 2025);
  const name = r.pick(['pydrizzle', 'tabwright', 'geolattice', 'mailparsec']);
  const major = r.int(0, 3);
  const minor = r.int(3, 20);
  return {
    name,
    released,
    author,
    keepers: keepers.map((keeper) => slug(keeper)),
    versions: [0, 1, 2].map((at) => ({
      version: `${major}.${minor - at}.${r.int(0, 9)}`,
      day: released.plus(-at * r.int(50, 80)),
    })),
    summary: r.pick([
      'Fast tables for people who dislike spreadsheets',
      'A small toolkit for reading messy exports',
      'Typed wrappers around a slow protocol',
    ]),
    license: r.pick(['MIT License', 'Apache Software License', 'BSD License']),
    python: `>=3.${r.int(8, 11)}`,
    tags: r.some(['parser', 'csv', 'cli', 'async', 'typing', 'email'], 3),
    size: `${r.int(20, 900)}.${r.int(1, 9)} kB`,
    stars: r.int(100, 9000),
  };
}

const packageBody = (r: Random, f: ReturnType<typeof wheel>) => {
  const [newest] = f.versions;
  const c = `Package_${r.letters(5)}`;
  return h`<div class="${c}"><h1 class="${c}__name">${f.name} ${newest?.version}</h1><p class="${c}__pip"><span id="pip-command">pip install ${f.name}</span></p><p class="${c}__date">Released: <time datetime="${f.released.iso}T09:12:44+0000">${f.released.short('en-US')}</time></p><p class="${c}__summary">${f.summary}</p></div>
<div id="history"><h2>Release history</h2>${f.versions.map((v) => h`<div class="release"><a class="card" href="/project/${f.name}/${v.version}/"><p class="release__version">${v.version}</p><p class="release__version-date"><time datetime="${v.day.iso}T09:12:44+0000">${v.day.short('en-US')}</time></p></a></div>`)}</div>
<div id="files"><h2>Built Distribution</h2><div class="card file__card"><a href="https://files.example/${f.name}-${newest?.version}-py3-none-any.whl">${f.name}-${newest?.version}-py3-none-any.whl</a> (${f.size} <a href="#">view details</a>) Uploaded <time>${f.released.short('en-US')}</time> <code>Python 3</code></div></div>`;
};

const packageSide = (f: ReturnType<typeof wheel>, host: string) =>
  h`<div class="sidebar-section verified"><h3>Maintainers</h3>${f.keepers.map((keeper) => h`<span class="sidebar-section__maintainer"><a href="/user/${keeper}/"><img alt="" src="/avatar.png"><span class="sidebar-section__user-gravatar-text">${keeper}</span></a></span>`)}</div>
<div class="sidebar-section"><h3>Project links</h3><ul><li><a href="https://${f.name}.example/"><i class="fas fa-home"></i>Homepage</a></li><li><a href="${host}"><i class="fab fa-github"></i>Source</a></li><li><a href="${host}/issues">Issues</a></li></ul></div>
<div class="sidebar-section"><h3>GitHub Statistics</h3><ul><li>Stars: <strong>${amount(f.stars, 'en', 0)}</strong></li><li>Forks: <strong>88</strong></li></ul></div>
<div class="sidebar-section"><h3>Meta</h3><ul><li><strong>License:</strong> ${f.license}</li><li><strong>Author:</strong> ${f.author}</li><li><i class="fas fa-tags"></i> Tags: ${f.tags.map((tag, at) => h`${at > 0 && ', '}<span class="package-keyword">${tag}</span>`).join('')}</li><li><strong>Requires:</strong> Python ${f.python.replace('>', '&gt;')}</li></ul></div>`;

const pypi = kind('third', 'tech/package-registry-en', (r) => {
  const f = wheel(r);
  const host = `https://git.example/${slug(f.author)}/${f.name}`;
  return {
    url: `https://packages.example/project/${f.name}/`,
    html: next(r, {
      title: f.name,
      site: 'Package Index',
      body: packageBody(r, f),
      aside: packageSide(f, host),
      foot: 'Status: all systems operational. Developed and maintained by the community. 612,044 projects, 9,114 users online',
    }),
    schema: ask({
      name: text(),
      version: text('Latest version'),
      summary: text(),
      release_date: date('When the latest version came out'),
      license: text(),
      author: text(),
      maintainers: texts('User names'),
      keywords: texts(),
      requires_python: text(),
      homepage: uri(),
      repository: uri(),
      github_stars: int(),
      releases: rows({ version: text(), date: date() }),
      documentation_url: uri(),
    }),
    expected: {
      name: f.name,
      version: f.versions[0]?.version,
      summary: f.summary,
      release_date: f.released.iso,
      license: either(f.license, f.license.replace(/(?: Software)? License/, '')),
      author: f.author,
      maintainers: f.keepers,
      keywords: f.tags,
      requires_python: either(f.python, `Python ${f.python}`),
      homepage: `https://${f.name}.example/`,
      repository: host,
      github_stars: f.stars,
      releases: f.versions.map(({ version, day }) => ({ version, date: day.iso })),
      documentation_url: undefined,
    },
  };
});

function machine(r: Random) {
  return {
    maker: r.pick(['Aridea', 'Drywell', 'Nordvent']),
    model: `${r.pick(['DX', 'LR', 'HV'])}-${r.int(10, 60)}${r.pick(['', 'E', 'S'])}`,
    tank: r.int(20, 89) / 10,
    day: r.int(10, 50),
    watt: r.int(150, 800),
    noise: r.int(34, 52),
    weight: r.int(80, 180) / 10,
    size: { width: r.int(280, 390), height: r.int(480, 690), depth: r.int(190, 270) },
    gas: r.pick(['R290', 'R32', 'R134a']),
    years: r.pick([2, 3, 5]),
    box: r.some(['Drain hose', 'Washable filter', 'Castor wheels', 'Quick start guide'], 3),
    price: r.int(139, 489),
    low: r.int(1, 7),
  };
}

const specBody = (f: ReturnType<typeof machine>) => {
  const inch = (mm: number) => (mm / 25.4).toFixed(1);
  const { width, height, depth } = f.size;
  return h`<div class="product" id="MainProduct"><div class="product__media"><img src="/cdn/shop/a.jpg" alt="${f.maker} ${f.model}"></div><div class="product__info"><p class="product__text caption">${f.maker}</p><h1 class="product__title">${f.maker} ${f.model} Dehumidifier</h1><div class="price"><span class="price-item price-item--regular">£${f.price}.00</span></div><p class="product__tax">Tax included. Or 3 payments of £${amount(f.price / 3, 'en')} with ClearPay.</p><button type="submit" name="add">Add to cart</button>
<div class="product__description rte"><p>Quiet enough for a bedroom and built for winter. Our ${f.model} takes up to ${f.day} litres of water out of the air per day. Covered by a ${f.years}-year guarantee; motor spares are kept for 10 years.</p></div></div></div>
<details class="accordion" open><summary><h2>Technical specification</h2></summary><table class="spec"><tbody>
<tr><td>Tank capacity</td><td>${f.tank.toFixed(1)} L</td></tr><tr><td>Rated power</td><td>${f.watt} W</td></tr><tr><td>Noise level (low fan)</td><td>${f.noise} dB(A)</td></tr><tr><td>Refrigerant</td><td>${f.gas}</td></tr><tr><td>Product size (W × H × D)</td><td>${width} × ${height} × ${depth} mm (${inch(width)} × ${inch(height)} × ${inch(depth)} in)</td></tr><tr><td>Net weight</td><td>${f.weight.toFixed(1)} kg (${(f.weight * 2.2046).toFixed(1)} lb)</td></tr><tr><td>Packed weight</td><td>${(f.weight + 1.7).toFixed(1)} kg</td></tr><tr><td>Operating temperature</td><td>${f.low}–35 °C</td></tr></tbody></table></details>
<details class="accordion"><summary><h2>In the box</h2></summary><ul>${f.box.map((item) => h`<li>${item}</li>`)}</ul></details>
<section class="related"><h2>You may also like</h2><ul class="product-grid"><li class="card"><a href="/products/x">${f.maker} Mini</a> <span class="price">£89.00</span> 1.1 L tank</li><li class="card"><a href="/products/y">Hygrometer</a> <span class="price">£14.50</span></li></ul></section>`;
};

const sheet = kind('third', 'tech/spec-sheet-en', (r) => {
  const f = machine(r);
  return {
    url: `https://www.dryhome.example/products/${slug(`${f.maker} ${f.model}`)}`,
    html: shop(r, {
      title: `${f.maker} ${f.model} Dehumidifier`,
      site: 'Dryhome',
      crumbs: ['Dehumidifiers'],
      body: specBody(f),
      aside: 'Free delivery over £50 · 30-day returns',
      foot: '<p>Dryhome Ltd, Unit 4, Lakeside Park. Call 0800 555 0199</p>',
    }),
    schema: ask({
      brand: text(),
      model: text(),
      price: num(),
      tankCapacityLitres: num(),
      extractionLitresPerDay: int(),
      powerWatts: int(),
      noiseDb: int(),
      netWeightKg: num('Weight without packaging'),
      dimensionsMm: ask({ width: int(), height: int(), depth: int() }),
      refrigerant: text(),
      minOperatingTemperature: int('In °C'),
      guaranteeYears: int(),
      inTheBox: texts(),
      roomSizeSquareMetres: num('Largest room it is meant for'),
    }),
    expected: {
      brand: f.maker,
      model: f.model,
      price: f.price,
      tankCapacityLitres: f.tank,
      extractionLitresPerDay: f.day,
      powerWatts: f.watt,
      noiseDb: f.noise,
      netWeightKg: f.weight,
      dimensionsMm: f.size,
      refrigerant: f.gas,
      minOperatingTemperature: f.low,
      guaranteeYears: f.years,
      inTheBox: f.box,
      roomSizeSquareMetres: undefined,
    },
  };
});

export const TECH_3: readonly FactsKind[] = [changelog, pypi, sheet];
