/** Half `first`: a museum and an album. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  date,
  email,
  h,
  int,
  kind,
  num,
  rows,
  slug,
  someDay,
  text,
  texts,
  uri,
} from '../tools.ts';
import { place, street } from '../words.ts';
import { portal, tailwind } from './frames.ts';

const museum = kind('first', 'places/museum-hours-de', (r) => {
  const name = r.pick(['Museum für Uhren', 'Stadtmuseum am Dom', 'Glockenmuseum']);
  const fees = [
    ['Erwachsene', r.int(6, 14)],
    ['Ermäßigt', r.int(3, 5)],
    ['Familien', r.int(15, 28)],
    ['Schulklassen (pro Person)', 2],
  ] as const;
  const admission = fees.slice(0, r.int(3, 4)).map(([group, fee]) => ({ group, price: fee }));
  const hours = [
    { days: 'Dienstag bis Freitag', hours: `${r.int(9, 10)}–${r.int(17, 18)} Uhr` },
    { days: 'Samstag und Sonntag', hours: `11–${r.int(17, 19)} Uhr` },
  ];
  const rest = r.pick(['Montag', 'Montag und Donnerstag']);
  const address = `${street(r, 'de')} ${r.int(1, 40)}, ${r.int(10_000, 99_000)} ${place(r, 'de')}`;
  const tel = `0${r.int(211, 989)} ${r.int(10_000, 98_000)}`;
  const free = 'Jeden ersten Sonntag im Monat';
  return {
    url: 'https://www.stadt.example/kultur/museum/besuch',
    html: portal(r, {
      title: 'Öffnungszeiten und Preise',
      site: name,
      body: h`<h1 class="c-article__title">Öffnungszeiten und Preise</h1><h2>Öffnungszeiten</h2><dl class="c-deflist">${hours.map((o) => h`<dt>${o.days}</dt><dd>${o.hours}</dd>`)}<dt>${rest}</dt><dd>geschlossen</dd></dl><h2>Eintritt</h2><table class="c-table"><tbody>${admission.map((a) => h`<tr><td>${a.group}</td><td class="num">${amount(a.price, 'de')} €</td></tr>`)}</tbody></table><p>Freier Eintritt: ${free}</p><p>Führungen kosten zusätzlich 40,00 € und dauern 60 Minuten.</p><h2>Anfahrt</h2><p>Straßenbahn 2 und 5, Haltestelle Dom.</p>`,
      aside: h`<h2>Kontakt</h2><p>${name}<br>${address}<br>Tel. ${tel}</p><h2>Aktuelle Ausstellung</h2><p>Zeit in Metall, bis ${someDay(r, 2026, 2026).long('de')}</p>`,
      foot: `Stadtverwaltung, Rathausplatz 1, Tel. 0${r.int(100, 999)} 115`,
    }),
    schema: ask({
      museum: text(),
      opening_hours: rows({ days: text(), hours: text() }, 'Only days on which it is open'),
      closed_on: text(),
      admission: rows({ group: text(), price: num() }),
      free_admission: text('When admission is free'),
      address: text(),
      phone: text(),
      email: email(),
    }),
    expected: {
      museum: name,
      opening_hours: hours,
      closed_on: rest,
      admission,
      free_admission: free,
      address,
      phone: tel,
      email: undefined,
    },
  };
});

const album = kind('first', 'places/album', (r) => {
  const title = r.pick(['Low Tide Ledger', 'Paper Satellites', 'Northbound']);
  const artist = r.pick(['The Hollow Pines', 'Marit Vale', 'Cassini Club']);
  const day = someDay(r, 2019, 2025);
  const label = r.pick(['Dustbin Records', 'Half Moon Tapes', 'Quiet Arc']);
  const tracks = r
    .some(
      ['Salt Road', 'Amber Room', 'Unsent', 'Second Winter', 'Ferry', 'Glass Hours', 'Tall Grass'],
      r.int(4, 6),
    )
    .map((name, at) => ({
      position: at + 1,
      title: name,
      duration: `${r.int(2, 6)}:${r.int(10, 59)}`,
    }));
  const cost = r.int(7, 14);
  const tags = r.some(['folk', 'ambient', 'indie', 'dream pop', 'post-rock'], 3);
  const cover = `https://img.example/a/${r.letters(10)}_16.jpg`;
  return {
    url: `https://${slug(artist)}.bandsite.example/album/${slug(title)}`,
    html: tailwind(r, {
      title: `${title} | ${artist}`,
      site: 'bandsite',
      head: `<meta property="og:image" content="${cover}"><meta property="og:type" content="album">`,
      body: h`<h2 class="text-3xl font-bold">${title}</h2><h3 class="text-lg text-slate-600">by <a href="/">${artist}</a></h3><ul class="mt-6"><li class="border p-4"><h4 class="font-medium">Digital Album</h4><p class="text-sm">Streaming + Download</p><span class="text-lg">$${cost} USD</span> <span class="text-xs">or more</span></li><li class="border p-4"><h4 class="font-medium">Black T-Shirt</h4><span class="text-lg">$25 USD</span></li></ul>
<table class="mt-6 w-full text-sm"><tbody>${tracks.map((t) => h`<tr class="border-b"><td class="w-8 text-slate-400">${t.position}.</td><td><a href="/track/${slug(t.title)}">${t.title}</a></td><td class="text-right tabular-nums text-slate-400">${t.duration}</td></tr>`)}</tbody></table><div class="mt-6 text-sm"><p>released ${day.long('en-US')}</p><p class="mt-2">Label: ${label}</p></div><div class="mt-6 flex gap-2 text-xs">${tags.map((t) => h`<a class="rounded bg-slate-100 px-2" href="/tag/${slug(t)}">${t}</a>`)}</div>`,
      aside: h`<img src="${cover}" alt=""><h3>Discography</h3><p>Early Demos <span>Mar 2016</span></p><p>Live at the Foundry <span>Jan 2018</span></p>`,
    }),
    schema: ask({
      album: text(),
      artist: text(),
      release_date: date(),
      label: text(),
      price: num('Price of the digital album'),
      tags: texts(),
      cover_image: uri(),
      tracks: rows({ position: int(), title: text(), duration: text() }),
      producer: text(),
      catalog_number: text(),
    }),
    expected: {
      album: title,
      artist,
      release_date: day.iso,
      label,
      price: cost,
      tags,
      cover_image: cover,
      tracks,
      producer: undefined,
      catalog_number: undefined,
    },
  };
});

export const HEAR: readonly FactsKind[] = [museum, album];
