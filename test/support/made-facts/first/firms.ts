/** Half `first`: apps and firms. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  date,
  email,
  h,
  hashed,
  int,
  kind,
  num,
  phone,
  slug,
  someDay,
  text,
  texts,
} from '../tools.ts';
import { person, place, street } from '../words.ts';
import { bootstrap, emotion, wordpress } from './frames.ts';

const app = kind('first', 'tech/app-store-ja', (r) => {
  const name = r.pick(['かんたん家計簿', '旅のしおり帳', '毎日ストレッチ']);
  const maker = r.pick(['株式会社みどり', 'アオゾラ合同会社']);
  const rating = r.int(32, 49) / 10;
  const reviews = r.int(120, 9800);
  const version = `${r.int(1, 9)}.${r.int(0, 20)}.${r.int(0, 9)}`;
  const isFree = r.chance(0.5);
  const yen = r.int(1, 12) * 100 + 60;
  const day = someDay(r);
  const jp = `${Number(day.iso.slice(0, 4))}年${Number(day.iso.slice(5, 7))}月${Number(day.iso.slice(8))}日`;
  const size = `${r.int(20, 300)}.${r.int(1, 9)} MB`;
  const tongues = r.some(['日本語', '英語', '韓国語'], 2);
  const c = hashed(r);
  const info = r.shuffle([
    ['販売元', maker],
    ['サイズ', size],
    ['カテゴリ', r.pick(['ファイナンス', '旅行', 'ヘルスケア'])],
    ['言語', tongues.join('、')],
    ['年齢', '4+'],
    ['価格', isFree ? '無料' : `¥${amount(yen, 'en', 0)}`],
  ] as const);
  const category = info.find(([k]) => k === 'カテゴリ')?.[1] ?? '';
  return {
    url: `https://apps.example/jp/app/id${r.int(100_000_000, 999_999_999)}`,
    html: emotion(r, {
      title: `「${name}」をストアで`,
      site: 'App プレビュー',
      lang: 'ja',
      body: h`<header class="${c}"><img alt="" src="/icon.png"><h1>${name} <span class="badge">4+</span></h1><h2><a href="/dev">${maker}</a></h2><ul><li><figure aria-label="5段階評価中の${rating}"><span></span><figcaption>${rating.toFixed(1)} • ${amount(reviews, 'en', 0)}件の評価</figcaption></figure></li></ul></header><section><h2>新機能</h2><div><p>軽微な不具合を修正しました。</p><time datetime="${day.iso}">${jp}</time><p>バージョン ${version}</p></div></section><section><h2>評価とレビュー</h2><div><span>★★★★★</span><time>2020/03/14</time><span>ねこ丸</span><p>とても使いやすい。120円なら安い。</p></div></section><section><h2>情報</h2><dl>${info.map(([k, v]) => h`<div><dt>${k}</dt><dd>${v}</dd></div>`)}</dl></section><section><h2>おすすめ</h2><div>メモ帳プラス ¥250</div></section>`,
      foot: 'Copyright © 2025',
    }),
    schema: ask({
      app_name: text(),
      developer: text(),
      rating: num(),
      rating_count: int(),
      version: text(),
      updated: date(),
      size: text(),
      category: text(),
      languages: texts(),
      price: num('Price in yen, if it is not free'),
      developer_email: email(),
      download_count: int(),
    }),
    expected: {
      app_name: name,
      developer: maker,
      rating,
      rating_count: reviews,
      version,
      updated: day.iso,
      size,
      category,
      languages: tongues,
      price: isFree ? undefined : yen,
      developer_email: undefined,
      download_count: undefined,
    },
  };
});

const imprint = kind('first', 'tech/imprint-de', (r) => {
  const firm = `${r.pick(['Feldkamp', 'Brüning', 'Otte & Sohn'])} ${r.pick(['Metallbau', 'Druck', 'Gartenbau'])} GmbH`;
  const shown = firm.replace('&', '&amp;');
  const address = {
    street: `${street(r, 'de')} ${r.int(1, 120)}`,
    postal_code: String(r.int(10_000, 98_999)),
    city: place(r, 'de'),
  };
  const boss = person(r, 'de');
  const hrb = `HRB ${r.int(1000, 99_999)}`;
  const court = `Amtsgericht ${place(r, 'de')}`;
  const vat = `DE${r.int(100_000_000, 399_999_999)}`;
  const tel = phone(r, '+49', 3, 6);
  const fax = r.chance(0.5) ? phone(r, '+49', 3, 6) : undefined;
  const mail = `info@${slug(firm)}.example`;
  return {
    url: `https://www.${slug(firm)}.example/impressum/`,
    html: r.chance(0.5)
      ? wordpress(r, {
          title: 'Impressum',
          site: shown,
          lang: 'de',
          body: h`<h1 class="entry-title">Impressum</h1>${content()}`,
        })
      : bootstrap(r, {
          title: 'Impressum',
          site: shown,
          lang: 'de',
          body: h`<h1>Impressum</h1>${content()}`,
          foot: `&copy; ${shown}`,
        }),
    schema: ask({
      company_name: text(),
      address: ask({ street: text(), postal_code: text(), city: text() }),
      managing_director: text(),
      register_number: text(),
      register_court: text(),
      vat_id: text(),
      phone: text(),
      fax: text(),
      email: email(),
      tax_number: text('Steuernummer'),
      founded: int(),
    }),
    expected: {
      company_name: firm,
      address,
      managing_director: boss,
      register_number: hrb,
      register_court: court,
      vat_id: vat,
      phone: tel,
      fax,
      email: mail,
      tax_number: undefined,
      founded: undefined,
    },
  };

  function content(): string {
    return h`<p><strong>Angaben gemäß § 5 DDG</strong></p><p>${shown}<br>${address.street}<br>${address.postal_code} ${address.city}</p><p><strong>Vertreten durch:</strong><br>Geschäftsführer: ${boss}</p><p><strong>Kontakt:</strong><br>Telefon: ${tel}<br>${fax !== undefined && `Telefax: ${fax}<br>`}E-Mail: <a href="mailto:${mail}">${mail}</a></p><p><strong>Registereintrag:</strong><br>Eintragung im Handelsregister.<br>Registergericht: ${court}<br>Registernummer: ${hrb}</p><p><strong>Umsatzsteuer-ID:</strong><br>Umsatzsteuer-Identifikationsnummer gemäß § 27 a UStG:<br>${vat}</p><p><strong>Gestaltung:</strong> Studio Pixelhof, Ahornweg 3, 34117 Kassel, hallo@pixelhof.example</p><p>Online-Streitbeilegung: Die Frist endete am 20. Juli 2025.</p>`;
  }
});

export const FIRM_PAGES: readonly FactsKind[] = [app, imprint];
