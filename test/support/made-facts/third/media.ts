/** Half `third`: episodes, films, concerts and matches. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  date,
  either,
  h,
  hashed,
  int,
  kind,
  ld,
  num,
  phone,
  type Random,
  rows,
  slug,
  someDay,
  text,
  texts,
  uri,
} from '../tools.ts';
import { people } from '../words.ts';
import { bem, blocks, next, utility } from './frames.ts';
import { folk } from './words.ts';

function talk(r: Random) {
  const [host = '', ...guests] = people(r, 'en', r.int(2, 3));
  const starts = [0, r.int(3, 9), r.int(14, 22), r.int(28, 36)];
  return {
    show: r.pick(['Slow Signal', 'The Lathe Hour', 'Borderlines']),
    host,
    guests,
    number: r.int(12, 240),
    season: r.int(2, 9),
    title: r.pick(['Why bridges hum', 'The last lighthouse', 'Seeds in the vault']),
    day: someDay(r, 2023, 2025),
    minutes: r.int(39, 88),
    chapters: ['Introduction', 'How it began', 'The hard part', 'Listener questions'].map(
      (title, at) => ({
        start: `${String(starts[at] ?? 0).padStart(2, '0')}:${String(at === 0 ? 0 : r.int(10, 59)).padStart(2, '0')}`,
        title,
      }),
    ),
    sponsor: r.pick(['Fernwood Tea', 'Oxbow Bank', 'Papertrail Notebooks']),
    file: `https://cdn.podhost.example/${r.letters(8)}.mp3`,
  };
}

const talkBody = (f: ReturnType<typeof talk>, season: string) =>
  h`<p class="has-small-font-size">${season} · ${f.minutes} minutes · Published on <time datetime="${f.day.iso}">${f.day.long('en-US')}</time></p><figure class="wp-block-audio"><audio controls src="${f.file}"></audio><figcaption><a href="${f.file}" download>Download episode</a></figcaption></figure>
<p>This week ${f.host} talks to ${f.guests.join(' and ')} about a question that sounds simple. We recorded it in a barn, in 31 degrees.</p><p>This episode is supported by ${f.sponsor}. Get 15% off your first order.</p>
<h2 class="wp-block-heading">Chapters</h2><ul class="wp-block-list">${f.chapters.map((c) => h`<li>${c.start} ${c.title}</li>`)}</ul>
<h2 class="wp-block-heading">Credits</h2><p><strong>Host:</strong> ${f.host}<br>${f.guests.map((guest) => h`<strong>Guest:</strong> ${guest}<br>`)}<strong>Music:</strong> Ada Kettle</p><h2 class="wp-block-heading">More episodes</h2><ul class="wp-block-latest-posts__list"><li><a href="/ep/1">Ep. 11: A town without clocks</a> <time>March 2, 2022</time> 52 minutes</li></ul>`;

const podcast = kind('third', 'media/podcast-episode-en', (r) => {
  const f = talk(r);
  const label = `Season ${f.season}, Episode ${f.number}`;
  return {
    url: `https://${slug(f.show)}.example/episodes/${slug(f.title)}/`,
    html: blocks(r, {
      title: f.title,
      site: f.show,
      head:
        r.chance(0.5) &&
        ld({
          '@context': 'https://schema.org',
          '@type': 'PodcastEpisode',
          name: f.title,
          datePublished: f.day.iso,
          timeRequired: `PT${f.minutes}M`,
          partOfSeries: { '@type': 'PodcastSeries', name: f.show },
        }),
      body: talkBody(f, label),
      aside:
        '<p>Listen on Apple Podcasts, Spotify or by RSS. Rated 4.7 out of 5 by 1,120 listeners.</p>',
      foot: h`© ${f.show} 2026.`,
    }),
    schema: ask({
      podcast: text('Name of the show'),
      episode_title: text(),
      episode_number: int(),
      season: int(),
      published: date(),
      duration_minutes: int(),
      host: text(),
      guests: texts(),
      sponsor: text(),
      audio_url: uri(),
      chapters: rows({ start: text(), title: text() }),
      transcript_url: uri(),
      producer: text(),
    }),
    expected: {
      podcast: f.show,
      episode_title: f.title,
      episode_number: f.number,
      season: f.season,
      published: f.day.iso,
      duration_minutes: f.minutes,
      host: f.host,
      guests: f.guests,
      sponsor: f.sponsor,
      audio_url: f.file,
      chapters: f.chapters,
      transcript_url: undefined,
      producer: undefined,
    },
  };
});

function movie(r: Random) {
  const [director = '', writer = '', second = '', ...cast] = folk(r, 'zh', 6);
  return {
    ...{ director, writers: [writer, second], cast },
    title: r.pick(['雾中列车', '南城往事', '第七封信', '海边的钟表匠']),
    other: r.pick(['The Clockmaker', 'Seventh Letter', 'Train in the Mist']),
    genres: r.some(['剧情', '悬疑', '爱情', '喜剧', '犯罪'], 2),
    land: r.pick(['中国大陆', '中国香港', '中国台湾']),
    tongue: r.pick(['汉语普通话', '粤语']),
    day: someDay(r, 2018, 2025),
    minutes: r.int(88, 156),
    imdb: `tt${r.int(10_000_000, 32_000_000)}`,
    rating: r.int(55, 93) / 10,
    votes: r.int(1200, 480_000),
    roles: r.some(['女主角', '站长', '侦探', '邻居', '医生'], cast.length),
  };
}

const movieBody = (f: ReturnType<typeof movie>) => {
  const link = (name: string) => h`<a href="/celebrity/${name.length}">${name}</a>`;
  const line = (label: string, value: string | number) =>
    h`<span class="pl">${label}:</span> ${value}<br>`;
  return h`<div id="content"><h1><span>${f.title}</span> <span class="year">(${f.day.iso.slice(0, 4)})</span></h1><div class="subject clearfix"><div id="mainpic"><img src="/p.jpg" alt="${f.title}"></div>
<div id="info">${line('导演', link(f.director))}${line('编剧', f.writers.map(link).join(' / '))}${line('主演', f.cast.map(link).join(' / '))}${line('类型', f.genres.join(' / '))}${line('制片国家/地区', f.land)}${line('语言', f.tongue)}${line('上映日期', `${f.day.iso}(${f.land})`)}${line('片长', `${f.minutes}分钟`)}${line('又名', f.other)}${line('IMDb', f.imdb)}</div></div>
<div id="interest_sectl"><div class="rating_wrap"><div class="rating_logo">评分</div><strong class="ll rating_num">${f.rating.toFixed(1)}</strong><div class="rating_sum"><a href="comments"><span>${f.votes}</span>人评价</a></div><span>好于 86% 同类影片</span></div></div>
<div class="related-info"><h2>剧情简介</h2><p>1987年冬天，一封迟到三十年的信打破了小城的平静。</p></div>
<div id="celebrities"><h2>演职员</h2><ul>${f.cast.map((name, at) => h`<li class="celebrity"><span class="name">${name}</span> <span class="role">饰 ${f.roles[at]}</span></li>`)}</ul></div>
<div id="recommendations"><h2>喜欢这部电影的人也喜欢</h2><dl><dd>春风沉醉 8.1</dd></dl><dl><dd>无声之城 7.4</dd></dl></div></div>`;
};

const film = kind('third', 'media/film-zh', (r) => {
  const f = movie(r);
  return {
    url: `https://movie.example/subject/${r.int(1_000_000, 39_999_999)}/`,
    html: bem(r, {
      title: f.title,
      site: '光影社',
      lang: 'zh-CN',
      crumbs: ['电影'],
      body: movieBody(f),
      aside:
        '<h3>正在热映</h3><ul><li>长夜将明 2026-01-30 上映</li></ul><p>北京昨日票房 3120万元</p>',
      foot: '© 2011－2026 光影社 客服邮箱 help@guangying.example',
    }),
    schema: ask({
      title: text(),
      director: text('导演'),
      screenwriters: texts('编剧'),
      cast: rows({ actor: text(), role: text() }),
      genres: texts(),
      country: text('制片国家或地区'),
      language: text(),
      release_date: date(),
      runtime_minutes: int(),
      also_known_as: text('又名'),
      imdb_id: text(),
      rating: num(),
      votes: int('评价人数'),
      box_office: num('这部电影的票房'),
    }),
    expected: {
      title: f.title,
      director: f.director,
      screenwriters: f.writers,
      cast: f.cast.map((actor, at) => ({
        actor,
        role: either(f.roles[at], `饰 ${f.roles[at] ?? ''}`),
      })),
      genres: f.genres,
      country: f.land,
      language: f.tongue,
      release_date: f.day.iso,
      runtime_minutes: f.minutes,
      also_known_as: f.other,
      imdb_id: f.imdb,
      rating: f.rating,
      votes: f.votes,
      box_office: undefined,
    },
  };
});

const korean = (iso: string) =>
  `${iso.slice(0, 4)}년 ${Number(iso.slice(5, 7))}월 ${Number(iso.slice(8))}일`;

function show(r: Random) {
  const day = someDay(r, 2024, 2025);
  const hour = r.int(2, 8);
  return {
    day,
    hour,
    title: r.pick(['봄밤의 실내악', '재즈, 서울을 걷다', '겨울 나그네 전곡 연주회']),
    hall: r.pick(['예술의전당 콘서트홀', '롯데콘서트홀', '세종문화회관 대극장']),
    minutes: r.pick([90, 100, 120, 150]),
    age: r.pick([7, 8, 12]),
    seats: ['R석', 'S석', 'A석'].map((grade, at) => ({
      grade,
      won: (12 - at * 3) * r.pick([10_000, 11_000]),
    })),
    fee: r.pick([1000, 2000]),
    host: r.pick(['한울기획', '소리나무', '클래식포유']),
    cast: folk(r, 'ko', 3),
    open: day.plus(-r.int(30, 60)),
    tel: phone(r, '02', 4, 4).replace(/ /g, '-'),
  };
}

const showBody = (r: Random, f: ReturnType<typeof show>) => {
  const c = hashed(r);
  const item = (label: string, value: string) =>
    h`<li class="${c}-item"><strong class="${c}-label">${label}</strong><div class="${c}-desc">${value}</div></li>`;
  const won = (value: number) => `${amount(value, 'ko', 0)}원`;
  return h`<div class="${c}"><h2 class="${c}-title">${f.title}</h2><ul class="${c}-info">${item('장소', f.hall)}${item('공연일', `${korean(f.day.iso)}(${f.day.weekday('ko').slice(0, 1)}) 오후 ${f.hour}시`)}${item('공연시간', `${f.minutes}분`)}${item('관람연령', `만 ${f.age}세 이상 관람가능`)}${item('가격', h`<ul>${f.seats.map((s) => h`<li><span>${s.grade}</span> <span>${won(s.won)}</span></li>`)}</ul>`)}</ul></div>
<div class="${c}-notice"><h3>공지사항</h3><p>티켓 오픈: ${korean(f.open.iso)} 오전 11시</p><p>예매 수수료는 장당 ${won(f.fee)}입니다. 공연 10일 전까지 취소 시 전액 환불됩니다.</p></div>
<div class="${c}-cast"><h3>출연진</h3><div>${f.cast.map((name) => h`<div><img alt="" src="/c.jpg"><p>${name}</p></div>`)}</div></div>
<div class="${c}-seller"><h3>판매자 정보</h3><table><tr><th>주최</th><td>${f.host}</td></tr><tr><th>문의</th><td>${f.tel}</td></tr></table></div>`;
};

const concert = kind('third', 'media/concert-ko', (r) => {
  const f = show(r);
  return {
    url: `https://tickets.example/goods/${r.int(24_000_000, 25_999_999)}`,
    html: r.pick([next, utility])(r, {
      title: f.title,
      site: '티켓모아',
      lang: 'ko',
      body: showBody(r, f),
      aside: h`<h3>추천 공연</h3><ul><li>가을 소나타 2025년 11월 2일 R석 88,000원</li><li>뮤지컬 등대 VIP석 150,000원</li></ul><p>카드 할인 최대 5,000원</p>`,
      foot: '(주)티켓모아 서울시 강남구 테헤란로 1 고객센터 1588-0000',
    }),
    schema: ask({
      title: text('공연명'),
      venue: text(),
      date: date('공연일'),
      start_time: text(),
      running_time_minutes: int(),
      minimum_age: int(),
      prices: rows({ seat: text(), price: int() }),
      booking_fee: int('티켓 한 장당 예매 수수료'),
      booking_opens: date(),
      performers: texts(),
      organizer: text('주최'),
      phone: text('문의 전화'),
      intermission_minutes: int(),
    }),
    expected: {
      title: f.title,
      venue: f.hall,
      date: f.day.iso,
      start_time: either(`오후 ${f.hour}시`, `${f.hour + 12}:00`),
      running_time_minutes: f.minutes,
      minimum_age: f.age,
      prices: f.seats.map(({ grade, won }) => ({ seat: grade, price: won })),
      booking_fee: f.fee,
      booking_opens: f.open.iso,
      performers: f.cast,
      organizer: f.host,
      phone: f.tel,
      intermission_minutes: undefined,
    },
  };
});

function game(r: Random) {
  const [home = '', away = '', other = ''] = r.some(
    ['Karadeniz Gücü', 'Ege Yıldızları', 'Başkent SK', 'Boğaz FK', 'Toros İdman'],
    3,
  );
  const names = folk(r, 'tr', 7);
  const goals = [r.int(4, 20), r.int(23, 44), r.int(48, 66), r.int(70, 89)].map((minute, at) => ({
    minute,
    player: names[at] ?? '',
    team: r.pick([home, home, away]),
  }));
  const count = (team: string, until: number) =>
    goals.filter((goal) => goal.team === team && goal.minute < until).length;
  return {
    ...{ home, away, other, goals },
    score: [count(home, 100), count(away, 100)] as const,
    half: `${count(home, 46)}-${count(away, 46)}`,
    referee: names[4] ?? '',
    booked: [names[5] ?? '', names[6] ?? ''],
    ground: r.pick(['Cumhuriyet Stadyumu', 'Fevzi Çakmak Stadyumu', 'Liman Arena']),
    crowd: r.int(3200, 41_000),
    week: r.int(3, 33),
    day: someDay(r, 2023, 2025),
  };
}

const gameBody = (f: ReturnType<typeof game>) =>
  h`<article class="mac"><h1 class="mac__baslik">${f.home} ${f.score[0]} - ${f.score[1]} ${f.away}</h1><p class="mac__alt">${f.week}. hafta · İlk yarı: ${f.half}</p>
<div class="mac__kunye"><div class="mac__satir"><span>Tarih</span><span>${f.day.long('tr')}</span></div><div class="mac__satir"><span>Stat</span><span>${f.ground}</span></div><div class="mac__satir"><span>Hakem</span><span>${f.referee}</span></div><div class="mac__satir"><span>Seyirci</span><span>${amount(f.crowd, 'tr', 0)}</span></div></div>
<h2 class="mac__ara">Goller</h2><table class="mac__tablo"><thead><tr><th>Dakika</th><th>Oyuncu</th><th>Takım</th></tr></thead><tbody>${f.goals.map((g) => h`<tr><td>${g.minute}'</td><td>${g.player}</td><td>${g.team}</td></tr>`)}</tbody></table>
<h2 class="mac__ara">Sarı kartlar</h2><ul class="mac__kart">${f.booked.map((name) => h`<li>${name}</li>`)}</ul>
<p>Ligde üst üste üçüncü maçına çıkan ${f.away}, geçen hafta 2-2 berabere kalmıştı. Teknik direktörler maç sonunda basına konuşmadı.</p></article>`;

const match = kind('third', 'media/match-report-tr', (r) => {
  const f = game(r);
  return {
    url: `https://spor.example/mac/${slug(f.home)}-${slug(f.away)}-${f.day.iso}`,
    html: bem(r, {
      title: `${f.home} - ${f.away} maç özeti`,
      site: 'Tribün Haber',
      lang: 'tr',
      crumbs: ['Futbol', '1. Lig'],
      body: gameBody(f),
      aside: h`<h3>Puan durumu</h3><table><tr><th>Takım</th><th>O</th><th>P</th></tr><tr><td>${f.other}</td><td>${f.week}</td><td>41</td></tr><tr><td>${f.home}</td><td>${f.week}</td><td>38</td></tr></table><h3>Gelecek maç</h3><p>${f.other} - ${f.home}, ${f.day.plus(7).long('tr')}</p>`,
      foot: 'Tribün Haber A.Ş. Künye · Reklam',
    }),
    schema: ask({
      ev_sahibi: text('Ev sahibi takım'),
      deplasman: text('Deplasman takımı'),
      ev_sahibi_gol: int(),
      deplasman_gol: int(),
      ilk_yari: text('İlk yarı skoru'),
      hafta: int(),
      tarih: date(),
      stadyum: text(),
      hakem: text(),
      seyirci: int('Seyirci sayısı'),
      goller: rows({ dakika: int(), oyuncu: text(), takim: text() }),
      sari_kartlar: texts(),
      macin_oyuncusu: text(),
    }),
    expected: {
      ev_sahibi: f.home,
      deplasman: f.away,
      ev_sahibi_gol: f.score[0],
      deplasman_gol: f.score[1],
      ilk_yari: f.half,
      hafta: f.week,
      tarih: f.day.iso,
      stadyum: f.ground,
      hakem: f.referee,
      seyirci: f.crowd,
      goller: f.goals.map(({ minute, player, team }) => ({
        dakika: minute,
        oyuncu: player,
        takim: team,
      })),
      sari_kartlar: f.booked,
      macin_oyuncusu: undefined,
    },
  };
});

export const MEDIA_3: readonly FactsKind[] = [podcast, film, concert, match];
