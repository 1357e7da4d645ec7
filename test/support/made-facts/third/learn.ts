/** Half `third`: courses, museum objects and catalogues. */
import type { FactsKind } from '../kind.ts';
import {
  ask,
  bool,
  date,
  either,
  h,
  int,
  kind,
  ld,
  num,
  oneOf,
  type Random,
  rows,
  slug,
  someDay,
  text,
  texts,
} from '../tools.ts';
import { lastName, people, person, place } from '../words.ts';
import { bem, drupal, next, tabled, utility } from './frames.ts';

const SUBJECTS = ['GEOL', 'HIST', 'CSCI', 'ECON'];

function course(r: Random) {
  const subject = r.pick(SUBJECTS);
  const [first, second] = r.shuffle([20, 30, 40]);
  const marks = [first ?? 0, second ?? 0];
  const [lead = '', other = ''] = people(r, 'en', 2);
  return {
    code: `${subject}${r.int(201, 389)}`,
    title: r.pick(['Reading Landscapes', 'Markets and Memory', 'Data in the Field']),
    credits: r.pick([10, 15, 20, 30]),
    level: r.pick(['Undergraduate', 'Postgraduate']),
    term: r.pick(['Autumn', 'Spring', 'Summer']),
    before: [`${subject}${r.int(101, 149)}`, `${subject}${r.int(150, 199)}`],
    bars: `${subject}${r.int(400, 450)}`,
    teachers: [`Dr ${lead}`, `Professor ${other}`],
    marks: [
      { component: 'Essay', weight: marks[0] ?? 0 },
      { component: 'Group project', weight: marks[1] ?? 0 },
      { component: 'Written exam', weight: 100 - (marks[0] ?? 0) - (marks[1] ?? 0) },
    ],
    minutes: r.pick([90, 120, 180]),
    seats: r.int(18, 140),
    book: {
      title: r.pick(['The Patient Map', 'Counting What Counts', 'Stone and Story']),
      author: person(r, 'en'),
      year: r.int(1994, 2021),
    },
    campus: r.pick(['Riverside', 'Hillfoot', 'City']),
  };
}

const courseBody = (r: Random, f: ReturnType<typeof course>) => {
  const field = (name: string, label: string, value: string | number) =>
    h`<div class="field field--name-field-${name} field--type-string field--label-above"><div class="field__label">${label}</div><div class="field__item">${value}</div></div>`;
  return h`${r.shuffle([
    field('code', 'Module code', f.code),
    field('credits', 'Credits', f.credits),
    field('level', 'Level of study', f.level),
    field('term', 'Term', f.term),
    field('campus', 'Campus', f.campus),
  ])}
<div class="field field--name-field-staff field--label-above"><div class="field__label">Taught by</div><div class="field__items">${f.teachers.map((t) => h`<div class="field__item"><a href="/staff/${slug(t)}">${t}</a></div>`)}</div></div>
<div class="field field--name-body text-formatted"><p>Places on this module are limited to ${f.seats} students. Students normally read about 60 pages a week.</p><h3>Prerequisites</h3><ul>${f.before.map((b) => h`<li>${b}</li>`)}</ul><h3>Excluded combinations</h3><ul><li>${f.bars}</li></ul><h3>Assessment</h3><table><thead><tr><th>Component</th><th>Weighting</th></tr></thead><tbody>${f.marks.map((m) => h`<tr><td>${m.component}</td><td>${m.weight}%</td></tr>`)}</tbody></table><p>The written exam lasts ${f.minutes} minutes.</p><h3>Set text</h3><p>${f.book.author}, <cite>${f.book.title}</cite> (${f.book.year})</p></div>`;
};

const module = kind('third', 'learn/university-course-en', (r) => {
  const f = course(r);
  return {
    url: `https://www.wexmoor-university.example/modules/${f.code.toLowerCase()}`,
    html: drupal(r, {
      title: f.title,
      site: 'University of Wexmoor',
      crumbs: ['Study', 'Module catalogue', '2025/26'],
      body: courseBody(r, f),
      aside: h`<h2>Open day</h2><p>Saturday 14 March 2026, 10am</p><h2>Other modules</h2><ul><li><a href="/modules/phil210">PHIL210 Logic</a>, 15 credits</li></ul><p>Scholarships of up to £2,500 are available.</p>`,
      foot: '<p>University of Wexmoor, Wexmoor WX1 4TT. 01632 960 100</p>',
    }),
    schema: ask({
      code: text('Module code'),
      title: text(),
      credits: int(),
      level: oneOf('Undergraduate', 'Postgraduate'),
      term: oneOf('Autumn', 'Spring', 'Summer'),
      campus: text(),
      prerequisites: texts('Codes of modules needed before'),
      teachers: texts(),
      assessment: rows({ component: text(), weight_percent: int() }),
      exam_duration_minutes: int(),
      capacity: int('Most students that can take it'),
      textbook: ask({ title: text(), author: text(), year: int() }),
      tuition_fee: num(),
      start_date: date('First day of teaching'),
    }),
    expected: {
      code: f.code,
      title: f.title,
      credits: f.credits,
      level: f.level,
      term: f.term,
      campus: f.campus,
      prerequisites: f.before,
      teachers: f.teachers.map((name) => either(name, name.replace(/^(?:Dr|Professor) /, ''))),
      assessment: f.marks.map(({ component, weight }) => ({ component, weight_percent: weight })),
      exam_duration_minutes: f.minutes,
      capacity: f.seats,
      textbook: f.book,
      tuition_fee: undefined,
      start_date: undefined,
    },
  };
});

function thing(r: Random) {
  const year = r.int(1702, 1899);
  const given = r.int(1921, 1998);
  return {
    name: r.pick(['Teapot with cover', 'Travelling clock', 'Embroidered waistcoat', 'Orrery']),
    maker: person(r, 'en'),
    year,
    town: r.pick(['Staffordshire', 'Limoges', 'Augsburg', 'Delft']),
    stuff: r.some(['silver', 'brass', 'walnut', 'silk', 'enamel', 'ivory'], 3),
    size: { height: r.int(90, 480) / 10, width: r.int(60, 390) / 10 },
    number: `M.${r.int(11, 399)}-${given}`,
    credit: `Given by ${person(r, 'en')}, ${given}`,
    room: r.chance(0.6) ? `Room ${r.int(2, 139)}` : undefined,
    shows: r
      .some(['Ingenious Hands', 'At Table', 'Made to Last', 'Small Wonders'], 2)
      .map((title) => ({
        title,
        venue: `${place(r, 'en')} City Museum`,
        year: r.int(2001, 2022),
      })),
  };
}

const thingBody = (r: Random, f: ReturnType<typeof thing>) => {
  const line = (name: string, value: string) =>
    h`<tr class="object__row"><td class="object__key">${name}</td><td class="object__value">${value}</td></tr>`;
  const size = `Height: ${f.size.height.toFixed(1)} cm<br>Width: ${f.size.width.toFixed(1)} cm`;
  return h`<div class="object"><div class="object__status">${f.room === undefined ? 'In storage' : h`On display at the main building, ${f.room}`}</div><h1 class="object__title">${f.name}</h1><p class="object__text">A fine example of the trade, one of about 40 pieces known. The workshop moved to London in 1911.</p>
<h2 class="object__sub">Object details</h2><table class="object__table"><tbody>${r.shuffle([
    line('Maker', `${f.maker} (maker)`),
    line('Date made', `${f.year} (made)`),
    line('Place of origin', f.town),
    line('Dimensions', size),
    line('Credit line', f.credit),
    line('Accession number', f.number),
    line('Materials', f.stuff.map((x) => h`<span class="tag">${x}</span>`).join(' ')),
  ])}</tbody></table>
<h2 class="object__sub">Exhibition history</h2><ul class="object__shows">${f.shows.map((s) => h`<li><em class="object__show">${s.title}</em> <span class="object__venue">${s.venue}</span> <span class="object__year">${s.year}</span></li>`)}</ul></div>`;
};

const object = kind('third', 'learn/museum-object-en', (r) => {
  const f = thing(r);
  const frame = r.pick([bem, utility]);
  return {
    url: `https://collections.museum.example/item/O${r.int(10_000, 99_999)}/${slug(f.name)}`,
    html: frame(r, {
      title: `${f.name} | ${f.maker}`,
      site: 'Museum of Making',
      crumbs: ['Collections', 'Search'],
      head:
        r.chance(0.4) &&
        ld({
          '@context': 'https://schema.org',
          '@type': 'VisualArtwork',
          name: f.name,
          creator: { '@type': 'Person', name: f.maker },
        }),
      body: thingBody(r, f),
      aside: h`<h2>You may also like</h2><ul><li><a href="/item/O1">Snuffbox</a>, ${lastName(r, 'en')}, ca. 1760, Room 41</li></ul><h2>Shop</h2><p>Order a print, from £12.00</p><h2>Visit</h2><p>Open daily 10.00 to 17.45. Exhibition: Future Threads, until 6 September 2026</p>`,
      foot: 'Museum of Making, Exhibition Row. Charity 288116',
    }),
    schema: ask({
      title: text(),
      maker: text(),
      yearMade: int(),
      placeOfOrigin: text(),
      materials: texts(),
      dimensionsCm: ask({ height: num(), width: num() }),
      accessionNumber: text(),
      creditLine: text(),
      isOnDisplay: bool(),
      room: text('Where it is on display, if it is'),
      exhibitions: rows({ title: text(), venue: text(), year: int() }),
      weightKg: num(),
    }),
    expected: {
      title: f.name,
      maker: either(f.maker, `${f.maker} (maker)`),
      yearMade: f.year,
      placeOfOrigin: f.town,
      materials: f.stuff,
      dimensionsCm: f.size,
      accessionNumber: f.number,
      creditLine: f.credit,
      isOnDisplay: f.room !== undefined,
      room:
        f.room === undefined
          ? undefined
          : either(f.room, `main building, ${f.room}`, `the main building, ${f.room}`),
      exhibitions: f.shows,
      weightKg: undefined,
    },
  };
});

const BRANCHES = ['Central Library', 'Northfield', 'Mobile Library', 'Abbey Street'];

function volume(r: Random) {
  const author = person(r, 'en');
  return {
    title: r.pick(['The salt roads of the north', 'A winter with beekeepers', 'Rivers we lost']),
    author,
    turned: `${author.split(' ')[1] ?? ''}, ${author.split(' ')[0] ?? ''}`,
    isbn: `978${r.int(1_000_000_000, 1_999_999_999)}`,
    publisher: r.pick(['Harbour Press', 'Inkwell &amp; Sons', 'Northern Lights Books']),
    town: place(r, 'en'),
    year: r.int(1988, 2023),
    pages: r.int(140, 610),
    edition: r.pick(['2nd ed.', '3rd rev. ed.', '1st ed.']),
    subjects: r.some(
      ['Trade routes', 'Bee culture', 'Rural life', 'Hydrology', 'Local history'],
      3,
    ),
    holds: r.int(1, 9),
    copies: r.some(BRANCHES, 3).map((branch) => ({
      branch,
      shelf: `${r.int(300, 949)}.${r.int(1, 99)} ${r.letters(3).toUpperCase()}`,
      status: r.pick(['Available', 'Checked out', 'In transit']),
    })),
    added: someDay(r, 2012, 2023),
  };
}

const volumeBody = (f: ReturnType<typeof volume>) => {
  const line = (label: string, value: string | number) =>
    h`<tr><td align="right" valign="top" nowrap bgcolor="#DDDDEE"><b>${label}</b></td><td>${value}</td></tr>`;
  return h`<p><font size="2">Record 4 of 37 &nbsp; <a href="?r=3">Previous</a> | <a href="?r=5">Next</a></font></p><table border="0" cellpadding="3" width="100%">
${line('Title', f.title)}${line('Author', h`<a href="/search.cgi?a=1">${f.turned}</a>`)}${line('Publisher', h`${f.town} : ${f.publisher}, ${f.year}`)}${line('Edition', f.edition)}${line('Description', h`${f.pages} p. : ill., maps ; 24 cm`)}${line('ISBN', f.isbn)}${line('Language', 'English')}${line('Subject', f.subjects.map((s) => h`<a href="/search.cgi?s=1">${s}</a>`).join('<br>'))}${line('Holds', f.holds)}${line('Record added', f.added.iso)}</table>
<h3>Copies</h3><table border="1" cellspacing="0" cellpadding="3"><tr bgcolor="#DDDDEE"><th>Branch</th><th>Call number</th><th>Status</th></tr>${f.copies.map((c) => h`<tr><td>${c.branch}</td><td>${c.shelf}</td><td>${c.status}</td></tr>`)}</table>
<h3>Nearby on the shelf</h3><ul><li>Cole, Martha: Harbours of the east. Leeds : Quill, 1979. 212 p.</li><li>Vane, Peter: Marsh country, translated by J. Orr. 1991</li></ul>`;
};

const catalogue = kind('third', 'learn/library-record-en', (r) => {
  const f = volume(r);
  const frame = r.pick([tabled, tabled, next]);
  return {
    url: `https://catalogue.county-libraries.example/cgi-bin/record.cgi?id=${r.int(10_000, 99_999)}`,
    html: frame(r, {
      title: f.title,
      site: 'County Libraries Catalogue',
      body: volumeBody(f),
      aside:
        '<font size="2">Opening hours today: 9:30 - 17:00<br><br>Renew by phone 01632 960 455</font>',
      foot: 'County Libraries, 2 Guildhall Lane. Catalogue software WebOPAC 4.1 (c) 2003',
    }),
    schema: ask({
      title: text(),
      author: text(),
      isbn: text(),
      publisher: text('Name of the publisher only'),
      publication_year: int(),
      edition: text(),
      pages: int(),
      language: text(),
      subjects: texts(),
      hold_count: int(),
      record_added: date(),
      copies: rows({ branch: text(), call_number: text(), status: text() }),
      translator: text(),
      due_date: date('When the checked-out copy is due back'),
    }),
    expected: {
      title: f.title,
      author: either(f.turned, f.author),
      isbn: f.isbn,
      publisher: f.publisher.replace('&amp;', '&'),
      publication_year: f.year,
      edition: f.edition,
      pages: f.pages,
      language: 'English',
      subjects: f.subjects,
      hold_count: f.holds,
      record_added: f.added.iso,
      copies: f.copies.map(({ branch, shelf, status }) => ({
        branch,
        call_number: shelf,
        status,
      })),
      translator: undefined,
      due_date: undefined,
    },
  };
});

export const LEARN_3: readonly FactsKind[] = [module, object, catalogue];
