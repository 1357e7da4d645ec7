/** Half `second`: objects, papers, software, work and firms. */
import type { FactsKind } from '../kind.ts';
import {
  ask,
  bool,
  date,
  either,
  email,
  h,
  int,
  kind,
  ld,
  num,
  rows,
  slug,
  someDay,
  text,
  texts,
  uri,
} from '../tools.ts';
import { FIRMS, people, person } from '../words.ts';
import { document, material, modules } from './frames.ts';

const museumObject = kind('second', 'know/museum-object', (r) => {
  const title = r.pick(['Tea bowl with iron glaze', 'Portrait of a Sailmaker', 'Astrolabe']);
  const artist = r.chance(0.6) ? person(r, 'en') : undefined;
  const made = r.pick(['ca. 1740', '1688', 'early 19th century']);
  const medium = r.pick(['Stoneware', 'Oil on canvas', 'Brass']);
  const size = `${r.int(10, 90)}.${r.int(1, 9)} × ${r.int(10, 90)}.${r.int(1, 9)} cm`;
  const number = `${r.int(1890, 1999)}.${r.int(1, 400)}.${r.int(1, 60)}`;
  const credit = `Gift of ${person(r, 'en')}, ${r.int(1901, 1998)}`;
  const onView = r.chance(0.5);
  const gallery = `Gallery ${r.int(100, 899)}`;
  const facts = r.shuffle([
    ['Title:', title],
    ...(artist === undefined ? [] : [['Artist:', artist] as const]),
    ['Date:', made],
    ['Medium:', medium],
    ['Dimensions:', size],
    ['Credit Line:', credit],
    ['Object Number:', number],
  ] as const);
  return {
    url: `https://www.citymuseum.example/art/collection/search/${r.int(10_000, 99_999)}`,
    html: modules(r, {
      title,
      site: 'City Museum of Art',
      head: ld({
        '@context': 'https://schema.org',
        '@type': 'Museum',
        name: 'City Museum of Art',
        address: '1000 Park Avenue',
        openingHours: 'Mo-Su 10:00-17:00',
      }),
      body: h`<h1>${title}</h1><div>${onView ? h`<span>On view at ${gallery}</span>` : h`<span>Not on view</span>`}</div><p>A fine example, bought for 40 pounds in its day and shown in London in 1851.</p><h2>Artwork Details</h2><div>${facts.map(([k, v]) => h`<div><h3><span>${k}</span></h3><span>${v}</span></div>`)}</div><h2>Provenance</h2><p>Sold at auction, 12 June 1911, lot 40, to ${person(r, 'en')}.</p>`,
      side: h`<h2>Related objects</h2><div>Tile, 1610<br>Earthenware<br>12.5 × 12.5 cm</div>`,
      foot: 'Free admission for members. Adults $30',
    }),
    schema: ask({
      title: text(),
      artist: text(),
      date_made: text(),
      medium: text(),
      dimensions: text(),
      credit_line: text(),
      object_number: text(),
      on_view: bool(),
      gallery: text(),
      insurance_value: num(),
      culture: text(),
    }),
    expected: {
      title,
      artist,
      date_made: made,
      medium,
      dimensions: size,
      credit_line: credit,
      object_number: number,
      on_view: onView,
      gallery: onView ? gallery : undefined,
      insurance_value: undefined,
      culture: undefined,
    },
  };
});

const article = kind('second', 'know/journal-article', (r) => {
  const title = r.pick([
    'Leaf traits along a rainfall gradient',
    'Sleep and shift work in rural nurses',
    'Microplastics in mountain lakes',
  ]);
  const units = r.some(
    ['Institute of Ecology, Leeds', 'School of Nursing, Norwich', 'Lake Station, Durham'],
    2,
  );
  const authors = people(r, 'en', r.int(2, 4)).map((name, i) => ({
    name,
    affiliation: units[i % 2] ?? '',
  }));
  const journal = r.pick(['Annals of Field Science', 'Open Ecology Letters']);
  const [vol, issue, from] = [r.int(3, 60), r.int(1, 12), r.int(10, 900)];
  const doi = `10.${r.int(1000, 9999)}/${r.letters(4)}.${r.int(10_000, 99_999)}`;
  const received = someDay(r, 2021, 2022);
  const accepted = received.plus(r.int(60, 160));
  const published = accepted.plus(r.int(10, 60));
  const words = r.some(['gradient', 'nurses', 'lakes', 'field study', 'traits', 'sleep'], 4);
  const isOpen = r.chance(0.5);
  return {
    url: `https://journals.example/doi/full/${doi}`,
    html: document(
      'en',
      `${title} | ${journal}`,
      h`<meta name="citation_title" content="${title}"><meta name="citation_journal_title" content="${journal}"><meta name="citation_doi" content="${doi}"><meta name="citation_online_date" content="${published.iso.replaceAll('-', '/')}">`,
      h`<body class="pb-ui"><div class="pbContainer"><header><a href="/">journals.example</a><a href="/loi">Journals</a><a href="/action/showLogin">Sign in</a></header><div class="article-header">${isOpen && '<i class="icon-open-access" title="Open Access" aria-label="Open Access"></i>'}<h1 class="citation__title">${title}</h1><ul class="loa">${authors.map((a) => h`<li><a class="author-name"><span>${a.name}</span></a><div class="author-info"><p>${a.affiliation}</p></div></li>`)}</ul><div class="cover-details"><a href="/j">${journal}</a>, Volume ${vol}, Issue ${issue}, Pages ${from}&ndash;${from + 14}</div><div>DOI: <a href="https://doi.org/${doi}">https://doi.org/${doi}</a></div></div><div class="history"><span>Received: ${received.long('en-GB')}</span> | <span>Accepted: ${accepted.long('en-GB')}</span> | <span>Published: ${published.long('en-GB')}</span></div><section><h2>Abstract</h2><p>We sampled 40 sites over 3 years.</p></section><section><h3>Keywords</h3><p>${words.join('; ')}</p></section><section><h2>References</h2><ol><li>Moran T, Vance P. Trait data. ${journal}. ${r.int(1990, 2015)};4:1&ndash;9. doi:10.1000/xyz.${r.int(1, 99)}</li></ol></section><aside><h3>Recommended</h3><p>Soil moisture revisited. ${person(r, 'en')}. First published: ${published.plus(100).long('en-GB')}</p></aside></div></body>`,
    ),
    schema: ask({
      title: text(),
      authors: rows({ name: text(), affiliation: text() }),
      journal: text(),
      volume: int(),
      issue: int(),
      doi: text(),
      received: date(),
      accepted: date(),
      published: date(),
      keywords: texts(),
      pages: text(),
      corresponding_email: email(),
      impact_factor: num(),
    }),
    expected: {
      title,
      authors,
      journal,
      volume: vol,
      issue,
      doi: either(doi, `https://doi.org/${doi}`),
      received: received.iso,
      accepted: accepted.iso,
      published: published.iso,
      keywords: words,
      pages: `${from}–${from + 14}`,
      corresponding_email: undefined,
      impact_factor: undefined,
    },
  };
});

const plugin = kind('second', 'know/plugin-directory', (r) => {
  const name = r.pick(['Simple Redirects', 'Tidy Gallery', 'Form Honeypot']);
  const author = person(r, 'en');
  const version = `${r.int(1, 9)}.${r.int(0, 9)}.${r.int(0, 9)}`;
  const installs = `${r.int(1, 9)}0,000+`;
  const wp = `${r.int(5, 6)}.${r.int(0, 8)}`;
  const php = `${r.int(7, 8)}.${r.int(0, 4)}`;
  const rating = r.int(31, 49) / 10;
  const count = r.int(20, 900);
  const tags = r.some(['redirect', 'gallery', 'spam', 'forms', 'seo', 'images'], 3);
  const tested = `6.${r.int(5, 9)}`;
  const meta = r.shuffle([
    ['Version', version],
    ['Active installations', installs],
    ['WordPress version', `${wp} or higher`],
    ['Tested up to', tested],
    ['PHP version', `${php} or higher`],
    ['Last updated', `${r.int(2, 11)} months ago`],
  ] as const);
  return {
    url: `https://plugins.example/plugins/${slug(name)}/`,
    html: document(
      'en-US',
      `${name} – Plugin`,
      h`<meta property="og:title" content="${name}"/>${ld([{ '@context': 'http://schema.org', '@type': ['SoftwareApplication', 'Product'], applicationCategory: 'Plugin', operatingSystem: 'WordPress', name }])}`,
      h`<body class="single-plugin wp-embed-responsive"><div class="wp-site-blocks"><header><a href="/">Plugins</a><a href="/themes">Themes</a></header><main><header class="plugin-header"><img class="plugin-icon" src="/icon.svg" alt=""><h1 class="plugin-title">${name}</h1><span class="byline">By <span class="author vcard"><a class="url fn n" rel="nofollow" href="/profiles/${slug(author)}">${author}</a></span></span><a class="plugin-download button" href="https://downloads.example/plugin/${slug(name)}.${version}.zip">Download</a></header><div class="entry-content"><h2 id="description-header">Description</h2><p>Works out of the box. Version 1.0.0 came out in 2014 and needed PHP 5.2.</p><h2>Reviews</h2><article class="plugin-review"><h3>Does the job</h3><div class="wporg-ratings" aria-label="5 out of 5 stars"></div><span>${person(r, 'en')}</span> <span>${someDay(r).long('en-US')}</span></article><h2>Changelog</h2><h4>${version}</h4><ul><li>Fix for PHP 8.4</li></ul><h4>0.9.1</h4><ul><li>New icon</li></ul></div><aside class="entry-meta"><div class="widget plugin-meta"><h2 class="screen-reader-text">Meta</h2><ul>${meta.map(([k, v]) => h`<li>${k} <strong>${v}</strong></li>`)}<li class="clear">Tags <div class="tags">${tags.map((t) => h`<a href="/tags/${t}/" rel="tag">${t}</a>`)}</div></li></ul></div><div class="widget plugin-ratings"><h2>Ratings</h2><div class="rating"><div class="wporg-ratings" aria-label="${rating} out of 5 stars"></div><p>${rating} out of 5 stars.</p></div><a href="/reviews">See all ${count} reviews</a></div></aside></main></div></body>`,
    ),
    schema: ask({
      name: text(),
      author: text(),
      version: text(),
      active_installations: text(),
      requires_wordpress: text(),
      tested_up_to: text(),
      requires_php: text(),
      rating: num(),
      review_count: int(),
      tags: texts(),
      download_url: uri(),
      price: num(),
      languages: texts(),
    }),
    expected: {
      name,
      author,
      version,
      active_installations: installs,
      requires_wordpress: either(`${wp} or higher`, wp),
      tested_up_to: tested,
      requires_php: either(`${php} or higher`, php),
      rating,
      review_count: count,
      tags,
      download_url: `https://downloads.example/plugin/${slug(name)}.${version}.zip`,
      price: undefined,
      languages: undefined,
    },
  };
});

const download = kind('second', 'know/software-download', (r) => {
  const name = r.pick(['Gridmark', 'Sonata Editor', 'Packlet']);
  const version = `${r.int(2, 12)}.${r.int(0, 9)}`;
  const day = someDay(r);
  const files = r
    .some(
      [
        ['Windows', 'exe'],
        ['macOS', 'dmg'],
        ['Linux', 'tar.xz'],
        ['Android', 'apk'],
      ] as const,
      r.int(2, 4),
    )
    .map(([platform, end]) => ({
      platform,
      size: `${r.int(20, 300)}.${r.int(1, 9)} MB`,
      url: `https://download.${slug(name)}.example/${version}/${slug(name)}.${end}`,
    }));
  const licence = r.pick(['GPL-3.0', 'MIT', 'Mozilla Public License 2.0']);
  const needs = r.some(['4 GB of memory', 'A 64-bit processor', '500 MB of disk space'], 2);
  const lts = `${r.int(1, 1)}.${r.int(4, 9)}`;
  return {
    url: `https://www.${slug(name)}.example/download/`,
    html: material(r, {
      title: `Download ${name}`,
      site: name,
      body: h`<h1>Download ${name} ${version}</h1><p>Released on ${day.long('en-US')} under the ${licence} license.</p><table mat-table><thead><tr><th>Platform</th><th>Size</th><th>File</th></tr></thead><tbody>${files.map((f) => h`<tr><td>${f.platform}</td><td>${f.size}</td><td><a href="${f.url}">${f.url.split('/').at(-1)}</a></td></tr>`)}</tbody></table><h2>System requirements</h2><ul>${needs.map((n) => h`<li>${n}</li>`)}</ul>`,
      side: h`<h3>Older versions</h3><p>${name} ${lts} (long-term support), released ${day.plus(-700).long('en-US')}, 88.1 MB</p>`,
      foot: `Donate from $5. ${FIRMS[2]}`,
    }),
    schema: ask({
      name: text(),
      version: text(),
      release_date: date(),
      license: text(),
      files: rows({ platform: text(), size: text(), url: uri() }),
      system_requirements: texts(),
      checksum: text(),
      price: num(),
    }),
    expected: {
      name,
      version,
      release_date: day.iso,
      license: licence,
      files,
      system_requirements: needs,
      checksum: undefined,
      price: undefined,
    },
  };
});

export const KNOW: readonly FactsKind[] = [museumObject, article, plugin, download];
