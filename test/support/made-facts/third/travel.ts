/** Half `third`: ferries, rooms, stations and weather. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  bool,
  date,
  either,
  h,
  int,
  kind,
  num,
  phone,
  type Random,
  rows,
  someDay,
  text,
  texts,
} from '../tools.ts';
import { place, places } from '../words.ts';
import { blocks, next, tabled, utility, wiki } from './frames.ts';

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function crossing(r: Random) {
  const [from = '', to = ''] = r.some(['Skärvik', 'Norrhamn', 'Gråskär', 'Öregrund', 'Simpnäs'], 2);
  const minutes = r.int(5, 19) * 5;
  const start = someDay(r, 2024, 2025);
  const leave = (first: number) =>
    [first, first + 185, first + 400].map((time) => ({
      avgang: clock(time),
      ankomst: clock(time + minutes),
      fartyg: r.pick(['M/S Ejdern', 'M/S Tärnan', 'M/S Skarven']),
    }));
  return {
    ...{ from, to, minutes, start },
    out: leave(r.int(60, 90) * 6),
    back: leave(r.int(95, 110) * 6),
    end: start.plus(r.int(80, 120)),
    adult: r.int(8, 19) * 10 + 5,
    child: r.int(3, 7) * 10,
    car: r.int(25, 60) * 10,
    bike: r.int(2, 6) * 10 + 5,
    early: r.pick([15, 20, 30]),
    tel: phone(r, '0771', 2, 2, 2),
    cars: r.int(24, 90),
  };
}

const crossingBody = (f: ReturnType<typeof crossing>) => {
  const times = (list: typeof f.out) =>
    h`<figure class="wp-block-table"><table><thead><tr><th>Avgång</th><th>Ankomst</th><th>Fartyg</th></tr></thead><tbody>${list.map((x) => h`<tr><td>${x.avgang}</td><td>${x.ankomst}</td><td>${x.fartyg}</td></tr>`)}</tbody></table></figure>`;
  return h`<p>Tidtabellen gäller ${f.start.long('sv')} – ${f.end.long('sv')}. Överfarten tar ${f.minutes} minuter och fartygen tar upp till ${f.cars} bilar.</p>
<h2 class="wp-block-heading">Från ${f.from} till ${f.to}</h2>${times(f.out)}<h2 class="wp-block-heading">Från ${f.to} till ${f.from}</h2>${times(f.back)}
<h2 class="wp-block-heading">Priser, enkel resa</h2><figure class="wp-block-table"><table><tbody><tr><td>Vuxen</td><td>${f.adult} kr</td></tr><tr><td>Barn 7–15 år</td><td>${f.child} kr</td></tr><tr><td>Cykel</td><td>${f.bike} kr</td></tr><tr><td>Personbil inkl. förare</td><td>${f.car} kr</td></tr></tbody></table></figure>
<h2 class="wp-block-heading">Bra att veta</h2><ul class="wp-block-list"><li>Incheckning med bil stänger ${f.early} minuter före avgång.</li><li>Hundar är välkomna på däck 2.</li><li>Bokning: ring ${f.tel}, vardagar 8–16.</li></ul>`;
};

const ferry = kind('third', 'travel/ferry-timetable-sv', (r) => {
  const f = crossing(r);
  const frame = r.pick([blocks, utility]);
  const title = `Tidtabell ${f.from}–${f.to}`;
  return {
    url: 'https://www.skargardslinjen.example/tidtabell/',
    html: frame(r, {
      title,
      site: 'Skärgårdslinjen',
      lang: 'sv',
      body: [frame === utility && h`<h1 class="text-3xl">${title}</h1>`, crossingBody(f)],
      aside: h`<h2>Nyheter</h2><ul><li>3 februari 2026: Ny biljettautomat i hamnen</li><li>Paketresa med hotell från 1 290 kr</li></ul>`,
      foot: 'Skärgårdslinjen AB, Hamngatan 2. Växel 0175-555 00.',
    }),
    schema: ask({
      fran: text('Hamn där turlistan börjar'),
      till: text('Hamn på andra sidan'),
      giltig_fran: date(),
      giltig_till: date(),
      restid_minuter: int(),
      avgangar_ut: rows(
        { avgang: text(), ankomst: text(), fartyg: text() },
        `Avgångar från ${f.from}`,
      ),
      pris_vuxen: int(),
      pris_barn: int(),
      pris_cykel: int(),
      pris_personbil: int(),
      incheckning_minuter: int('Minuter före avgång'),
      antal_bilplatser: int(),
      telefon_bokning: text(),
      pris_hund: int(),
    }),
    expected: {
      fran: f.from,
      till: f.to,
      giltig_fran: f.start.iso,
      giltig_till: f.end.iso,
      restid_minuter: f.minutes,
      avgangar_ut: f.out,
      pris_vuxen: f.adult,
      pris_barn: f.child,
      pris_cykel: f.bike,
      pris_personbil: f.car,
      incheckning_minuter: f.early,
      antal_bilplatser: f.cars,
      telefon_bokning: f.tel,
      pris_hund: undefined,
    },
  };
});

const GOODS = ['冷蔵庫', '空気清浄機', '電気ケトル', 'ドライヤー', '加湿器', '金庫'];

function chamber(r: Random) {
  return {
    hotel: r.pick(['ホテル白樺', '湖畔の宿 みさき', 'グランドステイ港町']),
    room: r.pick(['スタンダードツイン', '和洋室', 'デラックスダブル']),
    size: r.int(18, 52),
    most: r.int(2, 4),
    bed: r.pick(['セミダブル2台', 'ダブル1台', 'シングル2台']),
    enter: `${r.int(14, 16)}:00`,
    leave: `${r.int(10, 11)}:00`,
    isSmoking: r.chance(0.4),
    goods: r.some(GOODS, 4),
    plans: [
      ['湯めぐりプラン', '夕食'],
      ['朝食付きプラン', '朝食'],
      ['二食付きプラン', '朝食・夕食'],
    ].map(([name = '', meal = ''], at) => ({
      name,
      meal,
      yen: r.int(80 + at * 40, 110 + at * 40) * 100,
    })),
    code: `${r.int(100, 999)}-${r.int(1000, 9999)}`,
    town: `${place(r, 'ja')}本町${r.int(1, 9)}-${r.int(1, 30)}`,
    tel: phone(r, '0263', 2, 4).replace(/ /g, '-'),
  };
}

const chamberBody = (r: Random, f: ReturnType<typeof chamber>) => {
  const c = r.letters(5);
  return h`<section class="Room_hero__${c}"><h1>${f.room}<span class="Room_tag__${c}">${f.isSmoking ? '喫煙' : '禁煙'}</span></h1><p>湖を望む落ち着いたお部屋です。全32室、館内は2019年に改装しました。</p></section>
<dl class="Room_spec__${c}"><div><dt>広さ</dt><dd>${f.size}㎡</dd></div><div><dt>定員</dt><dd>${f.most}名</dd></div><div><dt>ベッド</dt><dd>${f.bed}</dd></div><div><dt>チェックイン</dt><dd>${f.enter}</dd></div><div><dt>チェックアウト</dt><dd>${f.leave}</dd></div></dl>
<section><h2>客室設備</h2><ul class="Room_goods__${c}">${f.goods.map((x) => h`<li>${x}</li>`)}</ul></section>
<section><h2>宿泊プラン</h2><div>${f.plans.map((p) => h`<div class="Plan_card__${c}"><h3 class="Plan_name__${c}">${p.name}</h3><p class="Plan_meal__${c}">食事：${p.meal}</p><p class="Plan_price__${c}"><strong>${amount(p.yen, 'ja', 0)}円</strong>（税込・1泊2名）</p></div>`)}</div></section>
<section><h2>アクセス</h2><p>〒${f.code} ${f.town}</p><p>TEL ${f.tel}</p><p>駐車場：40台（先着順）</p></section>`;
};

const room = kind('third', 'travel/hotel-room-ja', (r) => {
  const f = chamber(r);
  return {
    url: `https://hotel.example/rooms/${r.word()}`,
    html: next(r, {
      title: `${f.room}｜客室のご案内`,
      site: f.hotel,
      lang: 'ja',
      body: chamberBody(r, f),
      aside:
        '<h3>その他のお部屋</h3><ul><li>プレミアムスイート 78㎡ 45,000円〜</li><li>シングル 14㎡ 6,800円〜</li></ul><p>会員登録で500円引きクーポン</p>',
      foot: 'ご予約専用ダイヤル 0120-000-555（9:00〜18:00）',
    }),
    schema: ask({
      hotel_name: text(),
      room_name: text(),
      size_sqm: int(),
      capacity: int('定員'),
      bed: text(),
      check_in: text(),
      check_out: text(),
      smoking_allowed: bool(),
      amenities: texts('客室設備'),
      plans: rows({ name: text(), meal: text(), price: int('税込') }),
      postal_code: text(),
      phone: text('ホテルの電話番号'),
      parking_spaces: int(),
      parking_fee: int('駐車料金（円）'),
    }),
    expected: {
      hotel_name: f.hotel,
      room_name: f.room,
      size_sqm: f.size,
      capacity: f.most,
      bed: f.bed,
      check_in: f.enter,
      check_out: f.leave,
      smoking_allowed: f.isSmoking,
      amenities: f.goods,
      plans: f.plans.map(({ name, meal, yen }) => ({
        name,
        meal,
        price: yen,
      })),
      postal_code: either(f.code, `〒${f.code}`),
      phone: f.tel,
      parking_spaces: 40,
      parking_fee: undefined,
    },
  };
});

const japanese = (iso: string) =>
  `${iso.slice(0, 4)}年${Number(iso.slice(5, 7))}月${Number(iso.slice(8))}日`;

function stop(r: Random) {
  const [name, kana, roman] = r.pick([
    ['青葉台下駅', 'あおばだいした', 'Aobadaishita'],
    ['東白浜駅', 'ひがししらはま', 'Higashi-Shirahama'],
    ['桜谷温泉駅', 'さくらだにおんせん', 'Sakuradani-Onsen'],
  ] as const);
  return {
    ...{ name, kana, roman },
    firm: r.pick(['北辰鉄道', '南海岸電鉄', '高原急行電鉄']),
    lines: r.some(['本線', '山手支線', '臨海線', '空港線'], 2),
    code: `${r.letters(2).toUpperCase()}${r.int(10, 49)}`,
    town: place(r, 'ja'),
    opened: someDay(r, 1911, 1969),
    riders: r.int(420, 38_000),
    year: r.int(2019, 2024),
    height: r.int(20, 7000) / 10,
    form: r.pick(['地上駅', '高架駅', '橋上駅']),
    tracks: r
      .shuffle(['港町方面', '中央方面', '空港方面', '湯元方面'])
      .slice(0, r.int(2, 4))
      .map((to, at) => ({ no: at + 1, to })),
  };
}

const stopBody = (f: ReturnType<typeof stop>) => {
  const line = (label: string, value: string) => h`<tr><th>${label}</th><td>${value}</td></tr>`;
  const bare = f.name.replace(/駅$/, '');
  return h`<table class="infobox bordered" style="width:25em"><tbody><tr><th colspan="2" class="fn">${f.name}</th></tr><tr><td colspan="2">駅舎（2021年8月）</td></tr><tr><td colspan="2" style="text-align:center">${f.kana}<br><span lang="ja-Latn">${f.roman}</span></td></tr>${line('所在地', h`<a href="/wiki/a">${f.town}</a>`)}${line('駅番号', f.code)}${line('所属事業者', h`<a href="/wiki/b">${f.firm}</a>`)}${line('所属路線', f.lines.map((l) => h`<a href="/wiki/l">${l}</a>`).join('<br>'))}${line('駅構造', f.form)}${line('標高', `${f.height.toFixed(1)} m`)}${line('乗降人員<br>-統計年度-', `${amount(f.riders, 'ja', 0)}人/日<br>-${f.year}年-`)}${line('開業年月日', `${japanese(f.opened.iso)}<sup id="cite_ref-1" class="reference"><a href="#cite_note-1">[1]</a></sup>`)}</tbody></table>
<p><b>${f.name}</b>（${bare}えき）は、${f.town}にある${f.firm}の駅である。2011年の乗降人員は1日平均312人であった。</p>
<div class="mw-heading mw-heading2"><h2 id="歴史">歴史</h2></div><ul><li>${japanese(f.opened.iso)} - 開業。</li><li>1984年（昭和59年）3月31日 - 貨物の取り扱いを廃止。</li></ul>
<div class="mw-heading mw-heading2"><h2 id="のりば">のりば</h2></div><table class="wikitable"><tbody><tr><th>番線</th><th>行先</th></tr>${f.tracks.map((t) => h`<tr><td>${t.no}</td><td>${t.to}</td></tr>`)}</tbody></table>
<div class="mw-heading mw-heading2"><h2 id="隣の駅">隣の駅</h2></div><dl><dt>${f.firm}</dt><dd>新川駅（3.2km） - <b>${f.name}</b> - 大橋駅（2.8km）</dd></dl>
<div class="catlinks">カテゴリ: <a href="/wiki/c">日本の鉄道駅</a> | <a href="/wiki/d">1950年代竣工の建築物</a></div>`;
};

const station = kind('third', 'travel/train-station-ja', (r) => {
  const f = stop(r);
  return {
    url: `https://ja.encyclopedia.example/wiki/${encodeURIComponent(f.name)}`,
    html: wiki(r, {
      title: f.name,
      site: '自由百科',
      lang: 'ja',
      body: stopBody(f),
      foot: '<li>最終更新 2026年1月9日 (金) 03:14</li><li>テキストは表示-継承ライセンスのもとで利用できます。</li>',
    }),
    schema: ask({
      stationName: text(),
      reading: text('ひらがなの読み'),
      romanName: text(),
      operator: text('所属事業者'),
      lines: texts(),
      stationCode: text('駅番号'),
      city: text(),
      opened: date('開業年月日'),
      dailyPassengers: int('一日の乗降人員（最新）'),
      elevation_m: num(),
      structure: text('駅構造'),
      platforms: rows({ number: int(), direction: text() }),
      closed: date('廃止された日'),
      architect: text(),
    }),
    expected: {
      stationName: f.name,
      reading: f.kana,
      romanName: f.roman,
      operator: f.firm,
      lines: f.lines,
      stationCode: f.code,
      city: f.town,
      opened: f.opened.iso,
      dailyPassengers: f.riders,
      elevation_m: f.height,
      structure: f.form,
      platforms: f.tracks.map(({ no, to }) => ({ number: no, direction: to })),
      closed: undefined,
      architect: undefined,
    },
  };
});

function weather(r: Random) {
  const hour = r.int(6, 22);
  const heat = r.int(-40, 260) / 10;
  return {
    name: `${r.pick(places(r, 'en', 3))} ${r.pick(['Airfield', 'Harbour', 'Moor'])}`,
    id: `0${r.int(3100, 3899)}`,
    lat: r.int(505_000, 578_000) / 10_000,
    long: -r.int(10_000, 49_000) / 10_000,
    height: r.int(4, 410),
    time: `${String(hour).padStart(2, '0')}:50`,
    heat,
    damp: r.int(41, 99),
    wind: r.int(3, 34),
    gust: r.int(36, 58),
    from: r.pick(['SW', 'NNE', 'W', 'ESE']),
    weight: r.int(9780, 10_390) / 10,
    rain: r.int(0, 190) / 10,
    day: someDay(r, 2024, 2025),
    hours: [1, 2, 3].map((back) => ({
      time: `${String(hour - back).padStart(2, '0')}:50`,
      heat: Number((heat - back * 0.7).toFixed(1)),
      wind: r.int(3, 30),
    })),
  };
}

const weatherBody = (f: ReturnType<typeof weather>) => {
  const line = (label: string, value: string | number) =>
    h`<tr><td><font face="Arial" size="2">${label}</font></td><td align="right"><font face="Arial" size="2"><b>${value}</b></font></td></tr>`;
  return h`<h2><font face="Arial">${f.name}</font></h2><p><font face="Arial" size="2">Station ${f.id} &nbsp;|&nbsp; Position ${f.lat.toFixed(4)}, ${f.long.toFixed(4)} &nbsp;|&nbsp; Height above sea level ${f.height} m</font></p>
<p><font face="Arial" size="2">Latest observation: ${f.time} UTC on ${f.day.long('en-GB')}</font></p><table border="1" cellspacing="0" cellpadding="4">${line('Air temperature', `${f.heat.toFixed(1)} &deg;C`)}${line('Relative humidity', `${f.damp}%`)}${line('Wind direction', f.from)}${line('Mean wind speed', `${f.wind} kt`)}${line('Maximum gust', `${f.gust} kt`)}${line('Pressure at sea level', `${f.weight.toFixed(1)} hPa`)}${line('Rain since midnight', `${f.rain.toFixed(1)} mm`)}</table>
<h3><font face="Arial">Earlier today</font></h3><table border="1" cellspacing="0" cellpadding="4"><tr bgcolor="#CCDDEE"><td>Time</td><td>Temp (&deg;C)</td><td>Wind (kt)</td></tr>${f.hours.map((x) => h`<tr><td>${x.time}</td><td>${x.heat.toFixed(1)}</td><td>${x.wind}</td></tr>`)}</table>
<h3><font face="Arial">Forecast</font></h3><p><font face="Arial" size="2">Tomorrow: rain at times, highs of 11 to 13 &deg;C, winds up to 22 kt. Snow above 600 m.</font></p>`;
};

const observed = kind('third', 'travel/weather-station-en', (r) => {
  const f = weather(r);
  return {
    url: `https://www.amateurweather.example/cgi-bin/stn.pl?id=${f.id}`,
    html: tabled(r, {
      title: f.name,
      site: 'British Amateur Weather Network',
      body: weatherBody(f),
      aside:
        '<font size="2"><b>Records</b><br>Highest: 34.8 &deg;C (19 July 2022)<br>Lowest: -15.1 &deg;C (1982)</font>',
      foot: 'Maintained by volunteers since 1999. Best viewed at 1024x768. Visitors: 0048213',
    }),
    schema: ask({
      station_name: text(),
      station_id: text(),
      latitude: num(),
      longitude: num(),
      elevation_m: int(),
      observation_date: date(),
      observation_time: text(),
      temperature_c: num('Current air temperature'),
      humidity_percent: int(),
      wind_speed_knots: int('Mean'),
      gust_knots: int(),
      pressure_hpa: num(),
      earlier_observations: rows({ time: text(), temperature: num(), wind: int() }),
      snow_depth_cm: num(),
    }),
    expected: {
      station_name: f.name,
      station_id: f.id,
      latitude: f.lat,
      longitude: f.long,
      elevation_m: f.height,
      observation_date: f.day.iso,
      observation_time: either(f.time, `${f.time} UTC`),
      temperature_c: f.heat,
      humidity_percent: f.damp,
      wind_speed_knots: f.wind,
      gust_knots: f.gust,
      pressure_hpa: f.weight,
      earlier_observations: f.hours.map(({ time, heat, wind }) => ({
        time,
        temperature: heat,
        wind,
      })),
      snow_depth_cm: undefined,
    },
  };
});

export const TRAVEL_3: readonly FactsKind[] = [ferry, room, station, observed];
