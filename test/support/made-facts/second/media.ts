/** Half `second`: news, films, books, things to hear and to cook. */
import type { FactsKind } from '../kind.ts';
import {
  ask,
  date,
  email,
  h,
  hashed,
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
import { FIRMS, people, person, place } from '../words.ts';
import { media, modules, wix } from './frames.ts';

const news = kind('second', 'media/news-uk', (r) => {
  const town = place(r, 'en');
  const headline = r.pick([
    `Fire crews tackle blaze at ${town} warehouse`,
    `${town} bridge to close for six weeks`,
    `Council backs plan for 400 homes in ${town}`,
  ]);
  const author = person(r, 'en');
  const role = r.pick(['Local Democracy Reporter', 'Chief Reporter', 'Crime Correspondent']);
  const day = someDay(r);
  const updated = r.chance(0.5);
  const topics = r.some(['Transport', 'Housing', 'Emergency services', 'Council'], r.int(2, 3));
  const comments = r.int(3, 240);
  const caption = r.pick(['The scene on Monday morning', 'A view of the site']);
  return {
    url: `https://www.dailypost.example/news/${slug(headline)}-${r.int(10_000_000, 30_000_000)}`,
    html: media(r, {
      title: headline,
      site: 'Daily Post',
      lang: 'en-GB',
      body: h`<article class="article"><h1 class="article__headline">${headline}</h1><p class="article__standfirst">Residents have been told to expect disruption.</p><div class="byline"><span class="byline__by">By</span> <a class="byline__author" href="/authors/${slug(author)}">${author}</a><span class="byline__role">${role}</span></div><ul class="article__times"><li><span class="label">Published</span> <time>10:1${r.int(0, 9)}, ${day.digits('en-GB')}</time></li>${updated && h`<li><span class="label">Updated</span> <time>07:20, ${day.plus(1).digits('en-GB')}</time></li>`}</ul><figure><img src="/i/${r.letters(7)}.jpg" alt=""><figcaption>${caption} <span class="credit">(Image: ${FIRMS[7]})</span></figcaption></figure><p>It comes after a vote on ${day.plus(-8).long('en-GB')}, when ${person(r, 'en')} told a meeting that the cost had risen to £${r.int(2, 40)}m.</p><div class="read-more"><b>READ MORE:</b> <a href="/x">Man charged after pub theft</a></div><div class="tags"><h4>More On</h4><ul>${topics.map((t) => h`<li><a href="/all-about/${slug(t)}">${t}</a></li>`)}</ul></div><a class="comments" href="#comments">Comments (${comments})</a></article>`,
      side: h`<h3>Most Read</h3><ol><li>Weather warning issued <small>${day.plus(2).digits('en-GB')} by ${person(r, 'en')}</small></li></ol>`,
      foot: 'Daily Post is a trading name of Regional News Ltd. Editor: J. Harker',
    }),
    schema: ask({
      headline: text(),
      author: text(),
      author_role: text(),
      published: date(),
      updated: date(),
      topics: texts(),
      comment_count: int(),
      image_caption: text(),
      author_email: email(),
      video_url: uri(),
    }),
    expected: {
      headline,
      author,
      author_role: role,
      published: day.iso,
      updated: updated ? day.plus(1).iso : undefined,
      topics,
      comment_count: comments,
      image_caption: caption,
      author_email: undefined,
      video_url: undefined,
    },
  };
});

const magazine = kind('second', 'media/magazine-pt', (r) => {
  const title = r.pick([
    'Como escolher a sua primeira prancha',
    'Sete trilhos para o outono',
    'O regresso das salinas',
  ]);
  const [author = '', shooter = ''] = people(r, 'pt', 2);
  const day = someDay(r);
  const minutes = r.int(4, 15);
  const section = r.pick(['Natureza', 'Desporto', 'Viagens']);
  const issue = r.int(12, 190);
  const subs = r.some(['O que levar', 'Quando ir', 'Onde dormir', 'Quanto custa'], 3);
  return {
    url: `https://www.revistamare.example/${slug(section)}/${slug(title)}`,
    html: wix(r, {
      title,
      site: 'Revista Maré',
      lang: 'pt',
      head: `<meta property="og:title" content="${title}"><meta property="og:type" content="article">`,
      body: h`<div class="blog-post"><p class="font_9"><a>${section}</a></p><h1 class="font_2"><span>${title}</span></h1><ul class="blog-post-metadata"><li><span title="${author}">${author}</span></li><li><span title="${day.long('pt-PT')}">${day.long('pt-PT')}</span></li><li><span title="${minutes} min de leitura">${minutes} min de leitura</span></li></ul><p><em>Fotografias de ${shooter}. Publicado na edição n.º ${issue}.</em></p><p>No verão de ${r.int(1980, 1999)} quase ninguém vinha aqui.</p>${subs.map((s) => h`<h2 class="font_4">${s}</h2><p>Texto breve sobre o assunto, com um orçamento de cerca de 80 euros.</p>`)}</div>`,
      side: h`<h3>Posts recentes</h3><div><a>Receita: arroz de lingueirão</a><span>${day.plus(-20).long('pt-PT')}</span><span>3 min de leitura</span></div>`,
      foot: `Revista Maré. Diretor: ${person(r, 'pt')}. Assinatura anual 38 €`,
    }),
    schema: ask({
      title: text(),
      author: text(),
      photographer: text(),
      published: text(),
      reading_minutes: int(),
      section: text(),
      issue_number: int(),
      subheadings: texts(),
      views: int(),
      price: num(),
    }),
    expected: {
      title,
      author,
      photographer: shooter,
      published: day.long('pt-PT'),
      reading_minutes: minutes,
      section,
      issue_number: issue,
      subheadings: subs,
      views: undefined,
      price: undefined,
    },
  };
});

const press = kind('second', 'media/press-wire', (r) => {
  const firm = r.pick(FIRMS.filter((f) => !f.includes('&')));
  const title = `${firm} ${r.pick(['Names New Chief Financial Officer', 'Reports Record Third Quarter', 'Opens Engineering Hub'])}`;
  const day = someDay(r);
  const ticker = r.letters(4).toUpperCase();
  const city = r.pick(['BOSTON', 'DENVER', 'AUSTIN, Texas']);
  const contacts = people(r, 'en', 2).map((name, i) => ({
    name,
    role: ['Media Relations', 'Investor Relations'][i] ?? '',
    email: `${slug(name).split('-')[0] ?? ''}@${slug(firm)}.example`,
    phone: `+1 ${r.int(200, 899)} 555 0${r.int(100, 199)}`,
  }));
  const points = r.some(
    [
      'Revenue up 12% year over year',
      'Two new sites in Ohio',
      'Guidance raised for the full year',
      'Board approves buyback',
    ],
    3,
  );
  return {
    url: `https://www.wirefeed.example/news-releases/${slug(title)}-${r.int(300_000_000, 309_999_999)}.html`,
    html: media(r, {
      title,
      site: 'Wirefeed',
      head: ld({
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Wirefeed',
        telephone: '+1 212 555 0100',
      }),
      body: h`<article class="news-release"><h1>${title}</h1><div class="release-header"><p class="mb-no">News provided by</p><a href="/org"><strong>${firm}</strong></a><p class="mb-no">${day.short('en-US')}, 08:0${r.int(0, 9)} ET</p></div><section class="release-body"><ul>${points.map((p) => h`<li>${p}</li>`)}</ul><p><span class="xn-location">${city}</span>, <span class="xn-chron">${day.short('en-US')}</span> /Wirefeed/ -- ${firm} (NYSE: ${ticker}) today announced the news. The change takes effect on ${day.plus(30).long('en-US')}.</p><p><b>About ${firm}</b><br>Founded in ${r.int(1970, 2010)}, the company serves ${r.int(20, 90)} markets.</p><p><b>Contacts</b></p>${contacts.map((c) => h`<p>${c.name}<br>${c.role}<br>${c.email}<br>${c.phone}</p>`)}<p>SOURCE ${firm}</p></section></article>`,
      side: h`<h3>More from this source</h3><p>${firm} to Present at Conference <time>${day.plus(-15).short('en-US')}</time></p>`,
      foot: 'Wirefeed, 300 Vesey Street, +1 212 555 0100, help@wirefeed.example',
    }),
    schema: ask({
      title: text(),
      company: text(),
      ticker: text(),
      release_date: date(),
      dateline_city: text(),
      highlights: texts(),
      contacts: rows({ name: text(), role: text(), email: email(), phone: text() }),
      ceo: text(),
      revenue: num(),
    }),
    expected: {
      title,
      company: firm,
      ticker,
      release_date: day.iso,
      dateline_city: city,
      highlights: points,
      contacts,
      ceo: undefined,
      revenue: undefined,
    },
  };
});

const podcast = kind('second', 'media/podcast-episode', (r) => {
  const show = r.pick(['Hard Ground', 'The Inbox Hour', 'Small Engines']);
  const n = r.int(4, 240);
  const title = r.pick(['What the River Took', 'A Better Checklist', 'The Last Typesetter']);
  const [host = '', guest = ''] = people(r, 'en', 2);
  const day = someDay(r);
  const length = `${r.int(22, 79)} min`;
  const hasGuest = r.chance(0.7);
  const chapters = r
    .some(
      ['Cold open', 'How it began', 'The turning point', 'Listener mail', 'Wrap-up'],
      r.int(3, 4),
    )
    .map((name, i) => ({
      time: `${String(i * 9).padStart(2, '0')}:${r.int(10, 59)}`,
      title: name,
    }));
  const audio = `https://cdn.pods.example/${slug(show)}/${n}.mp3`;
  const c = r.times(4, () => hashed(r));
  return {
    url: `https://pods.example/show/${slug(show)}/episode/${r.letters(22)}`,
    html: modules(r, {
      title: `${title} - ${show}`,
      site: 'Pods',
      head: `<meta property="og:audio" content="${audio}">`,
      body: h`<div class="${c[0]}"><span>Podcast Episode</span><h1 dir="auto">${title}</h1><a href="/show/${slug(show)}">${show}</a></div><div class="${c[1]}"><span>Episode ${n}</span><span>${day.short('en-US')}</span><span>${length}</span></div><button aria-label="Play ${title}"></button><a href="${audio}" download>Download</a><h2>Episode Description</h2><div class="${c[2]}"><p>Hosted by ${host}.${hasGuest && ` Guest: ${guest}.`} This show is supported by Bramble Tea: use code POD for 15% off.</p>${chapters.map((x) => h`<p>(${x.time}) ${x.title}</p>`)}</div>`,
      side: h`<h2>More episodes</h2><div class="${c[3]}"><a>The Long Queue</a><span>${day.plus(-7).short('en-US')}</span><span>41 min</span><p>With ${person(r, 'en')}</p></div>`,
      foot: 'Pods AB',
    }),
    schema: ask({
      show: text(),
      episode_title: text(),
      episode_number: int(),
      host: text(),
      guest: text(),
      published: date(),
      duration: text(),
      audio_url: uri(),
      chapters: rows({ time: text(), title: text() }),
      season: int(),
      transcript_url: uri(),
    }),
    expected: {
      show,
      episode_title: title,
      episode_number: n,
      host,
      guest: hasGuest ? guest : undefined,
      published: day.iso,
      duration: length,
      audio_url: audio,
      chapters,
      season: undefined,
      transcript_url: undefined,
    },
  };
});

export const MEDIA: readonly FactsKind[] = [news, magazine, press, podcast];
