/** Real bytes: each text was encoded by the encoder named beside it, none by our own code. */
import { TextDecoder as StandardDecoder } from '@exodus/bytes/encoding.js';
import { encode } from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../src/main/service/pipeline/documents/read.ts';
import { decodeHtml, sniffEncoding } from '../../../src/main/service/pipeline/dom/encoding.ts';

const page = (...texts: readonly string[]): string =>
  `<html><head><title>${texts[0] ?? ''}</title><script>if (a && b) { c("x"); }</script></head><body>` +
  `<nav><a href="/news">News</a></nav>${texts.map((text) => `<p>${text}</p>`).join('\n')}</body></html>`;

const PAGES: readonly (readonly [language: string, encoding: string, ...texts: string[]])[] = [
  [
    'Japanese',
    'Shift_JIS',
    '市議会は古い橋を修理した。',
    '駅の近くで住民がカメラを構えて待っていた。',
  ],
  [
    'Japanese',
    'EUC-JP',
    '市議会は古い橋を修理した。',
    '駅の近くで住民がカメラを構えて待っていた。',
  ],
  ['Chinese', 'GBK', '市政府修好了车站附近的旧桥。', '居民们抱怨工程拖延，要求作出解释。'],
  ['Chinese', 'Big5', '市政府修好了車站附近的舊橋。', '居民們抱怨工程拖延，要求作出解釋。'],
  [
    'Korean',
    'EUC-KR',
    '시의회가 역 근처의 오래된 다리를 고쳤다.',
    '주민들은 공사가 늦어진다고 불평했다.',
  ],
  [
    'Russian',
    'windows-1251',
    'Городской совет починил старый мост у вокзала.',
    'Жители жаловались на задержку.',
  ],
  [
    'Russian',
    'KOI8-R',
    'Городской совет починил старый мост у вокзала.',
    'Жители жаловались на задержку.',
  ],
  [
    'Ukrainian',
    'windows-1251',
    'Міська рада відремонтувала старий міст.',
    'Її виставка відкрилася вчора вранці.',
  ],
  [
    'Polish',
    'windows-1250',
    'Rada naprawiła most obok dworca.',
    'Mieszkańcy żądali wyjaśnień, źródło zamknięto.',
  ],
  [
    'Polish',
    'ISO-8859-2',
    'Rada naprawiła most obok dworca.',
    'Mieszkańcy żądali wyjaśnień, źródło zamknięto.',
  ],
  [
    'Czech',
    'windows-1250',
    'Městská rada opravila starý most.',
    'Obyvatelé si stěžovali na zpoždění prací.',
  ],
  [
    'Hungarian',
    'windows-1250',
    'A tanács kijavította a régi hidat.',
    'Őszre elkészül az új könyvtár, ígérték.',
  ],
  [
    'Greek',
    'windows-1253',
    'Ο δήμος επισκεύασε την παλιά γέφυρα.',
    'Οι κάτοικοι διαμαρτυρήθηκαν για τα έργα.',
  ],
  [
    'Turkish',
    'windows-1254',
    'Belediye eski köprüyü onardı, şehir sevindi.',
    'Komşular gürültüden şikâyetçiydi, çözüm yoktu.',
  ],
  ['Hebrew', 'windows-1255', 'העירייה תיקנה את הגשר הישן ליד התחנה.', 'התערוכה נפתחה אתמול בבוקר.'],
  [
    'Arabic',
    'windows-1256',
    'أصلح مجلس المدينة الجسر القديم قرب المحطة.',
    'اشتكى السكان من تأخر الأعمال.',
  ],
  ['Thai', 'windows-874', 'เทศบาลซ่อมสะพานเก่าใกล้สถานี', 'ชาวบ้านร้องเรียนเรื่องความล่าช้าของงาน'],
];

/** Pages of the Web's default, the commonest without a name: none may turn into another. */
const WESTERN: readonly string[] = [
  'It’s 20° today; the “price” is £40 – or €50… © 2004',
  'naïve résumé, façade and coöperate',
  'La città è più bella così, però non c’è libertà né verità: perché? È già là.',
  'El niño comió piñas; ¿mañana será más fácil? ¡Qué años!',
  'Die Brücke über den Fluß wurde für die Gäste schön geschmückt.',
  'Le conseil a réparé le vieux pont, très abîmé, près de la gare où l’on fêtait Noël.',
  'A câmara reparou a ponte antiga; não há explicações nem exposição.',
  'De boende klagade på förseningen och krävde svar på frågan från ön.',
  'Bærinn gerði við brúna; íbúar kvörtuðu og kröfðust skýringa, þó það rigndi.',
];

describe('the encoding of a page that names none', () => {
  it.each(PAGES)('is guessed: %s in %s', (_language, encoding, ...texts) => {
    const html = page(...texts);
    const bytes = encode(html, encoding);
    expect(new StandardDecoder(encoding).decode(bytes)).toBe(html);
    expect(decodeHtml(bytes, 'text/html')).toBe(html);
  });

  it.each(WESTERN)('stays windows-1252: %s', (text) => {
    for (const html of [page(text), page(...Array.from({ length: 12 }, () => text))]) {
      expect(decodeHtml(encode(html, 'windows-1252'))).toBe(html);
    }
  });

  it('is UTF-8 though some of its characters are broken', () => {
    const bytes = Buffer.from(page('Größe, Maß und Übung. '.repeat(20)), 'utf8');
    expect(sniffEncoding(Buffer.concat([bytes, Buffer.from([0xc3])]))).toBe('UTF-8');
  });

  it('is guessed from what follows a long script, too', () => {
    const html = `<script>${'x = x + 1; '.repeat(20_000)}</script>${page('Городской совет починил старый мост.')}`;
    expect(decodeHtml(encode(html, 'windows-1251'))).toBe(html);
  });

  it('is not guessed where it is named', () => {
    const bytes = encode(page('Городской совет починил старый мост.'), 'windows-1251');
    expect(sniffEncoding(bytes, 'text/html; charset=iso-8859-1')).toBe('windows-1252');
    expect(sniffEncoding(Buffer.concat([Buffer.from('<meta charset=koi8-r>'), bytes]))).toBe(
      'KOI8-R',
    );
    const late = Buffer.concat([
      Buffer.from(`<!--${' '.repeat(5000)}--><meta charset=koi8-r>`),
      bytes,
    ]);
    expect(sniffEncoding(late)).toBe('KOI8-R');
  });
});

describe('the encoding of a text that names none', () => {
  it('is guessed', () => {
    const text = '商品名,価格\nりんご,120\nみかん,80\n';
    expect(decodeText(encode(text, 'Shift_JIS'), 'text/csv')).toBe(text);
    expect(decodeText(encode('café,crème', 'windows-1252'), 'text/csv')).toBe('café,crème');
  });
});
