/** Half `first`: tenders and catalogues. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  date,
  h,
  int,
  kind,
  num,
  rows,
  slug,
  someDay,
  text,
  texts,
  email,
} from '../tools.ts';
import { person, place, street } from '../words.ts';
import { plain, portal } from './frames.ts';

const tender = kind('first', 'science/tender-pl', (r) => {
  const town = place(r, 'pl');
  const buyer = `Gmina ${town}`;
  const title = r.pick([
    'Remont mostu drogowego',
    'Dostawa sprzętu komputerowego',
    'Odbiór odpadów komunalnych',
  ]);
  const ref = `ZP.271.${r.int(1, 80)}.2025`;
  const [posted, until] = [someDay(r, 2025, 2025), someDay(r, 2026, 2026)];
  const cpv = `${r.int(30_000_000, 90_999_999)}-${r.int(1, 9)}`;
  const deposit = r.int(2, 40) * 1000;
  const months = r.int(3, 24);
  const contact = person(r, 'pl');
  const mail = `przetargi@${slug(town)}.example`;
  const pair = (k: string, v: string) => h`<p><b>${k}:</b> ${v}</p>`;
  return {
    url: `https://bip.${slug(town)}.example/przetargi/${r.int(100, 999)}`,
    html: plain(r, {
      title: `Ogłoszenie: ${title}`,
      site: `BIP ${buyer}`,
      lang: 'pl',
      body: h`<h3>${title}</h3>${pair('Numer referencyjny', ref)}${pair('Zamawiający', buyer)}${r.shuffle([pair('Kod CPV', cpv), pair('Wadium', `${amount(deposit, 'pl')} zł`), pair('Termin wykonania', `${months} miesięcy`)])}${pair('Termin składania ofert', `${until.digits('pl')}, godz. 10:00`)}${pair('Otwarcie ofert', `${until.plus(1).digits('pl')}, godz. 10:30`)}${pair('Osoba do kontaktu', `${contact}, e-mail: <a href="mailto:${mail}">${mail}</a>`)}<p>Załączniki: <a href="swz.pdf">SWZ.pdf</a> (${r.int(1, 9)},2 MB)</p><table border="1"><tr><td>Data publikacji</td><td>${posted.digits('pl')}</td></tr><tr><td>Opublikował</td><td>${person(r, 'pl')}</td></tr><tr><td>Liczba wyświetleń</td><td>${r.int(20, 900)}</td></tr></table>`,
      foot: `Urząd Gminy, ${street(r, 'pl')} 1, sekretariat@${slug(town)}.example`,
    }),
    schema: ask({
      title: text(),
      reference_number: text(),
      contracting_authority: text(),
      cpv_code: text(),
      deposit: num('Bid bond in PLN'),
      duration: text('Time for completion'),
      submission_deadline: date(),
      opening_date: date('Opening of the bids'),
      publication_date: date(),
      contact_name: text(),
      contact_email: email(),
      estimated_value: num(),
      winner: text(),
    }),
    expected: {
      title,
      reference_number: ref,
      contracting_authority: buyer,
      cpv_code: cpv,
      deposit,
      duration: `${months} miesięcy`,
      submission_deadline: until.iso,
      opening_date: until.plus(1).iso,
      publication_date: posted.iso,
      contact_name: contact,
      contact_email: mail,
      estimated_value: undefined,
      winner: undefined,
    },
  };
});

const library = kind('first', 'science/library-fr', (r) => {
  const title = r.pick(['Les Jardins suspendus', 'Histoire des phares', 'Le Marcheur de grève']);
  const author = person(r, 'fr');
  const press = r.pick(['Éditions du Quai', 'Arles Livres', 'La Presqu’île']);
  const year = r.int(1962, 2022);
  const isbn = `978-2-${r.int(1000, 9999)}-${r.int(1000, 9999)}-${r.int(0, 9)}`;
  const pages = r.int(96, 540);
  const copies = r
    .some(['Centrale', 'Annexe Nord', 'Médiathèque du Port'], r.int(2, 3))
    .map((branch) => ({
      branch,
      call_number: `R ${author.split(' ')[1]?.slice(0, 3).toUpperCase() ?? ''} ${r.int(1, 99)}`,
      status: r.pick(['Disponible', 'Emprunté']),
    }));
  const subjects = r.some(['Jardins', 'Littoral', 'Phares', 'Récits de voyage'], 2);
  const facts = r.shuffle([
    ['Auteur', author],
    ['Éditeur', press],
    ['Année', String(year)],
    ['ISBN', isbn],
    ['Description', `${pages} p. ; ${r.int(18, 28)} cm`],
    ['Sujets', subjects.join(' ; ')],
  ] as const);
  return {
    url: `https://catalogue.bm.example/notice/${r.int(100_000, 999_999)}`,
    html: portal(r, {
      title,
      site: 'Catalogue des bibliothèques',
      lang: 'fr',
      body: h`<div class="notice"><span class="notice-type">Livre</span><h1>${title}</h1><dl class="notice-detail">${facts.map(([k, v]) => h`<dt>${k}</dt><dd>${v}</dd>`)}</dl><h2>Exemplaires</h2><table class="exemplaires"><thead><tr><th>Site</th><th>Cote</th><th>Statut</th></tr></thead><tbody>${copies.map((c) => h`<tr><td>${c.branch}</td><td>${c.call_number}</td><td class="statut">${c.status}</td></tr>`)}</tbody></table></div>`,
      aside: h`<h2>Du même rayon</h2><ul><li>Atlas des côtes / ${person(r, 'fr')} (${year - 4})</li></ul><h2>Avis des lecteurs</h2><p>« Superbe » — ${person(r, 'fr')}, ${someDay(r).long('fr')}</p>`,
      foot: `Bibliothèque municipale, ${street(r, 'fr')}, ouvert du mardi au samedi`,
    }),
    schema: ask({
      title: text(),
      author: text(),
      publisher: text(),
      year: int(),
      isbn: text(),
      pages: int(),
      subjects: texts(),
      copies: rows({ branch: text(), call_number: text(), status: text() }),
      translator: text(),
      series: text(),
    }),
    expected: {
      title,
      author,
      publisher: press,
      year,
      isbn,
      pages,
      subjects,
      copies,
      translator: undefined,
      series: undefined,
    },
  };
});

export const RECORDS: readonly FactsKind[] = [tender, library];
