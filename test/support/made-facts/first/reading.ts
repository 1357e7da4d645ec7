/** Half `first`: things to read. */
import type { FactsKind } from '../kind.ts';
import {
  ask,
  date,
  email,
  h,
  int,
  kind,
  ld,
  listed,
  num,
  phone,
  slug,
  someDay,
  text,
  texts,
  uri,
} from '../tools.ts';
import { people, person, place, places, street } from '../words.ts';
import { bootstrap, plain, tailwind, wordpress } from './frames.ts';

const blogPost = kind('first', 'reading/wordpress-post', (r) => {
  const title = r.pick([
    'What a Year of Bike Commuting Taught Me',
    'Why We Moved Off Our Old Queue',
    'A Short Guide to Sharpening Planes',
  ]);
  const [author = '', commenter = '', other = ''] = people(r, 'en', 3);
  const published = someDay(r, 2022, 2024);
  const updated = r.chance(0.5) ? published.plus(r.int(20, 200)) : undefined;
  const minutes = r.int(3, 14);
  const tags = r.some(
    ['commuting', 'tools', 'habits', 'repair', 'planning', 'workshop'],
    r.int(2, 4),
  );
  const category = r.pick(['Field Notes', 'Making', 'Essays']);
  const comments = r.int(2, 3);
  return {
    url: `https://blog.${slug(author)}.example/${slug(title)}/`,
    html: wordpress(r, {
      title,
      site: 'Slow Lane',
      body: h`<article class="post type-post status-publish hentry"><header class="entry-header"><h1 class="entry-title">${title}</h1><div class="entry-meta">Published on <time class="entry-date published" datetime="${published.iso}T08:1${r.int(0, 9)}:00+00:00">${published.long('en-US')}</time>${updated !== undefined && h` (updated <time class="updated" datetime="${updated.iso}T10:00:00+00:00">${updated.long('en-US')}</time>)`} by <span class="author vcard"><a class="url fn n" href="/author/${slug(author)}/">${author}</a></span> &middot; ${minutes} min read</div></header>
<div class="entry-content"><p>It began with a flat tyre in ${place(r, 'en')}. I had meant to take the train that morning.</p><p>Most of what follows I learned by getting it wrong first, and some of it cost me more than ${r.int(40, 300)} dollars.</p><h2>The first month</h2><p>Start small. Then start smaller.</p></div>
<footer class="entry-footer"><span class="cat-links">Posted in <a href="/category/${slug(category)}/" rel="category tag">${category}</a></span> <span class="tags-links">Tagged ${tags.map((t, i) => h`${i > 0 && ', '}<a href="/tag/${t}/" rel="tag">${t}</a>`)}</span></footer></article>
<nav class="navigation post-navigation"><div class="nav-previous"><a href="/older/">Previous Post: Letters I Never Sent</a></div></nav>
<div id="comments" class="comments-area"><h2 class="comments-title">${comments} thoughts on &ldquo;${title}&rdquo;</h2><ol class="comment-list">${[commenter, other, commenter].slice(0, comments).map((c, i) => h`<li class="comment"><b class="fn">${c}</b> <span class="says">says:</span><div class="comment-metadata"><time>${published.plus(3 + i).long('en-US')} at 9:1${i} am</time></div><div class="comment-content"><p>Thank you, this helped.</p></div></li>`)}</ol></div>`,
      aside: h`<section class="widget widget_recent_entries"><h2 class="widget-title">Recent Posts</h2><ul><li><a href="/a/">On Keeping Lists</a> <span class="post-date">${published.plus(400).long('en-US')}</span></li></ul></section><section class="widget"><h2 class="widget-title">Categories</h2><ul><li>Travel (12)</li><li>Reviews (4)</li></ul></section>`,
    }),
    schema: ask({
      title: text(),
      author: text(),
      published_date: date(),
      modified_date: date('Date of the last update'),
      category: text(),
      tags: texts(),
      reading_time_minutes: int(),
      comment_count: int(),
      featured_image: uri(),
      sponsor: text(),
    }),
    expected: {
      title,
      author,
      published_date: published.iso,
      modified_date: updated?.iso,
      category,
      tags,
      reading_time_minutes: minutes,
      comment_count: comments,
      featured_image: undefined,
      sponsor: undefined,
    },
  };
});

const newsFr = kind('first', 'reading/news-fr', (r) => {
  const town = place(r, 'fr');
  const headline = r.pick([
    `À ${town}, le tramway prendra encore du retard`,
    `${town} : la piscine municipale rouvre ses portes`,
    `Un nouveau lycée sortira de terre à ${town}`,
  ]);
  const [author = '', other = ''] = people(r, 'fr', 2);
  const published = someDay(r);
  const updated = r.chance(0.5) ? published.plus(1) : undefined;
  const hour = `${r.int(7, 20)}h${r.int(10, 59)}`;
  const section = r.pick(['Société', 'Transports', 'Politique locale']);
  const credit = `${other} / Agence Lumen`;
  const standfirst = r.pick([
    'La métropole annonce un nouveau calendrier et promet des compensations.',
    'Les travaux auront duré dix-huit mois, loin des prévisions.',
  ]);
  const path = `/${slug(section)}/${slug(headline)}-${r.int(100_000, 999_999)}`;
  return {
    url: `https://www.lecourrier.example${path}`,
    html: tailwind(r, {
      title: `${headline} | Le Courrier`,
      site: 'Le Courrier',
      lang: 'fr',
      head: [
        `<link rel="canonical" href="https://www.lecourrier.example${path}">`,
        ld({
          '@context': 'https://schema.org',
          '@type': 'NewsMediaOrganization',
          name: 'Le Courrier',
          logo: 'https://www.lecourrier.example/logo.png',
          foundingDate: '1944-09-01',
        }),
      ],
      body: h`<article><a class="text-xs font-bold uppercase tracking-wide text-red-700" href="/${slug(section)}">${section}</a><h1 class="mt-2 font-serif text-4xl leading-tight">${headline}</h1><p class="mt-4 text-xl text-slate-600">${standfirst}</p>
<div class="mt-4 flex items-center gap-2 border-y py-3 text-sm"><span>Par <a class="font-semibold" href="/auteurs/${slug(author)}">${author}</a></span><span aria-hidden="true">•</span><span>Publié le ${published.long('fr')} à ${hour}</span>${updated !== undefined && h`<span aria-hidden="true">•</span><span>Mis à jour le ${updated.long('fr')} à 9h02</span>`}</div>
<figure class="my-6"><img class="w-full" src="/img/${r.letters(9)}.webp" alt=""><figcaption class="text-xs text-slate-500">Le chantier vu du pont. ${credit}</figcaption></figure>
<div class="prose"><p>« Nous ferons au mieux », a déclaré le maire lors du conseil du ${published.plus(-6).long('fr')}. Le coût total atteint ${r.int(3, 90)} millions d’euros.</p><p>Les riverains, eux, attendent de voir.</p></div></article>`,
      aside: h`<h2 class="text-lg font-semibold">Les plus lus</h2><ul class="space-y-3"><li><a href="/x">Le marché de Noël déménage</a><p class="text-xs">Par ${person(r, 'fr')}, le ${published.plus(-30).long('fr')}</p></li></ul>`,
      foot: h`<p>Directrice de la publication : ${person(r, 'fr')}</p>`,
    }),
    schema: ask({
      headline: text(),
      author: text(),
      published: date(),
      updated: date(),
      section: text(),
      summary: text('The standfirst below the headline'),
      photo_credit: text(),
      paywalled_price: num('Price of the single article'),
    }),
    expected: {
      headline,
      author,
      published: published.iso,
      updated: updated?.iso,
      section,
      summary: standfirst,
      photo_credit: credit,
      paywalled_price: undefined,
    },
  };
});

const pressDe = kind('first', 'reading/press-release-de', (r) => {
  const [town = '', seat = ''] = places(r, 'de', 2);
  const firm = `${r.pick(['Nordwerk', 'Hansalicht', 'Palandt Antriebe', 'Rheinfaser'])} AG`;
  const title = r.pick([
    `${firm} eröffnet Werk in ${town}`,
    `${firm} übernimmt Mehrheit an Solarpartner ${town}`,
  ]);
  const day = someDay(r);
  const contact = person(r, 'de');
  const mail = `presse@${slug(firm.replace(' AG', ''))}.example`;
  const tel = phone(r, '+49', 3, 4, 4);
  const mobile = r.chance(0.4) ? phone(r, '+49', 3, 7) : undefined;
  const staff = r.int(200, 980);
  return {
    url: `https://www.${slug(firm.replace(' AG', ''))}.example/presse/mitteilungen/${r.int(100, 999)}`,
    html: bootstrap(r, {
      title,
      site: firm,
      lang: 'de',
      body: h`<p class="text-uppercase small">Pressemitteilung Nr. ${r.int(1, 60)}</p><h1>${title}</h1><p><strong>${seat}, ${day.long('de')}</strong> &ndash; Mit dem Schritt schafft das Unternehmen ${staff} neue Arbeitsplätze. „Wir glauben an den Standort“, sagt Vorstandsvorsitzende ${person(r, 'de')}.</p><p>Die Bauzeit betrug zwei Jahre. Baubeginn war am ${day.plus(-700).long('de')}.</p>
<h2 class="h5">Über ${firm}</h2><p>${firm} wurde ${r.int(1890, 1990)} gegründet und hat ihren Sitz in ${seat}.</p><hr><h2 class="h5">Pressekontakt</h2><address>${contact}<br>Leitung Kommunikation<br>Telefon: ${tel}<br>${mobile !== undefined && `Mobil: ${mobile}<br>`}E-Mail: <a href="mailto:${mail}">${mail}</a></address>`,
      aside: h`<div class="list-group"><div class="list-group-item"><small>${day.plus(-40).long('de')}</small><br><a href="/p/1">Quartalszahlen im Plan</a></div><div class="list-group-item"><small>${day.plus(-90).long('de')}</small><br><a href="/p/2">Neuer Finanzvorstand</a></div></div>`,
      foot: `${firm}, Investor Relations: ir@${slug(firm.replace(' AG', ''))}.example, Telefon ${phone(r, '+49', 3, 4, 1)}`,
    }),
    schema: ask({
      title: text(),
      company: text(),
      date: date('Day of the release'),
      location: text('Place in the dateline'),
      press_contact_name: text(),
      press_contact_email: email(),
      press_contact_phone: text(),
      press_contact_mobile: text(),
      new_jobs: int(),
      investment_sum: num(),
    }),
    expected: {
      title,
      company: firm,
      date: day.iso,
      location: seat,
      press_contact_name: contact,
      press_contact_email: mail,
      press_contact_phone: tel,
      press_contact_mobile: mobile,
      new_jobs: staff,
      investment_sum: undefined,
    },
  };
});

const obituary = kind('first', 'reading/obituary', (r) => {
  const name = `${r.pick(['Margaret', 'Walter', 'Eileen', 'Roy'])} ${r.pick(['Ann', 'James', 'Louise'])} ${r.pick(['Hadley', 'Prescott', 'Tierney'])}`;
  const age = r.int(71, 97);
  const died = someDay(r, 2023, 2025);
  const bornYear = Number(died.iso.slice(0, 4)) - age;
  const born = someDay(r, bornYear, bornYear);
  const [home = '', birthplace = ''] = places(r, 'en', 2);
  const chapel = r.pick(['St. Brendan’s Church', 'Whitcomb Chapel', 'Grace Lutheran Church']);
  const service = died.plus(r.int(6, 12));
  const kin = people(r, 'en', 3);
  const funeral = `${r.pick(['Doyle', 'Harmon', 'Pruitt'])} Funeral Home`;
  return {
    url: `https://www.${slug(funeral)}.example/obituary/${slug(name)}`,
    html: plain(r, {
      title: `${name} Obituary`,
      site: funeral,
      body: h`<center><h2>${name}</h2><p>${born.long('en-US')} &ndash; ${died.long('en-US')}</p></center><p>${name}, ${age}, of ${home}, passed away peacefully on ${died.weekday('en-US')}, ${died.long('en-US')}, surrounded by family.</p><p>Born in ${birthplace}, the eldest of five, ${r.pick(['a teacher for thirty years', 'a lifelong gardener', 'a machinist by trade'])}.</p>
<p>Survivors include ${listed(kin)}, as well as many cousins.</p><p>A service will be held at ${r.int(10, 11)}:00 a.m. on ${service.long('en-US')} at ${chapel}.</p><p><b>Guest Book</b></p><p>&ldquo;A dear friend.&rdquo; <i>${person(r, 'en')}, ${died.plus(2).long('en-US')}</i></p>`,
      foot: `${funeral}, ${r.int(10, 900)} ${street(r, 'en')} | (555) ${r.int(200, 900)}-${r.int(1000, 9999)}`,
    }),
    schema: ask({
      full_name: text(),
      age: int(),
      date_of_birth: date(),
      date_of_death: date(),
      residence: text(),
      birthplace: text(),
      survivors: texts(),
      service: ask({ date: date(), location: text() }),
      spouse: text(),
      cause_of_death: text(),
    }),
    expected: {
      full_name: name,
      age,
      date_of_birth: born.iso,
      date_of_death: died.iso,
      residence: home,
      birthplace,
      survivors: kin,
      service: { date: service.iso, location: chapel },
      spouse: undefined,
      cause_of_death: undefined,
    },
  };
});

export const READING: readonly FactsKind[] = [blogPost, newsFr, pressDe, obituary];
