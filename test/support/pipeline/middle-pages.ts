/**
 * Pages of middle length in seventeen languages as offices, clubs, shops, museums and papers have them: what each says ("facts"),
 * what is none of it ("others"), in the frames of four kinds of systems.
 */
import type { ShortPage } from './short-pages.ts';

const pages: ShortPage[] = [];
function page(
  name: string,
  title: string,
  main: string,
  facts: readonly string[],
  others: readonly string[] = [],
): void {
  pages.push({ name, title, main, facts, others });
}
const each = (count: number, build: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => build(nth)).join('');
const paragraphs = (...texts: readonly string[]): string =>
  texts.map((text) => `<p>${text}</p>`).join('');

page(
  'press-de',
  'Neue Schleuse eröffnet',
  `<h1>Neue Schleuse eröffnet</h1><p class="date">Kiel, 12. Mai 2026</p>${paragraphs('Nach sechs Jahren Bauzeit ist die neue Schleuse am Dienstag in Betrieb gegangen. Der erste Frachter passierte die Kammer um 6.40 Uhr.', '„Wir haben lange auf diesen Tag gewartet“, sagte Bauleiterin Jana Voss bei der Eröffnung vor rund 300 Gästen.', 'Die Kammer ist 330 Meter lang und 42 Meter breit. Die Kosten liegen bei 1,2 Milliarden Euro, ein Drittel mehr als geplant.')}<h2>Daten und Fakten</h2><ul><li>Länge: 330 m</li><li>Breite: 42 m</li><li>Hubhöhe: 4,5 m</li><li>Bauzeit: 2020–2026</li></ul><h2>Pressekontakt</h2><p>Wasserstraßenamt Kiel<br>Jana Voss<br>Tel.: 0431 555 120<br>presse@amt.example</p>`,
  [
    '12. Mai 2026',
    'um 6.40 Uhr',
    'lange auf diesen Tag',
    '1,2 Milliarden',
    'Hubhöhe: 4,5 m',
    'Bauzeit: 2020–2026',
    'Pressekontakt',
    '0431 555 120',
    'presse@amt.example',
  ],
);
page(
  'amt-de',
  'Personalausweis beantragen',
  `<h1>Personalausweis beantragen</h1><p>Wenn Sie mindestens 16 Jahre alt sind, müssen Sie einen Personalausweis oder Reisepass besitzen.</p><h2>Voraussetzungen</h2><ul><li>Deutsche Staatsangehörigkeit</li><li>Hauptwohnsitz in der Stadt</li></ul><h2>Erforderliche Unterlagen</h2><ul><li>altes Ausweisdokument</li><li>biometrisches Passfoto</li><li>Geburtsurkunde im Original</li></ul><h2>Gebühren</h2><table><tr><th>Alter</th><th>Gebühr</th></tr><tr><td>ab 24 Jahren</td><td>37,00 Euro</td></tr><tr><td>unter 24 Jahren</td><td>22,80 Euro</td></tr><tr><td>vorläufiger Ausweis</td><td>10,00 Euro</td></tr></table><h2>Bearbeitungszeit</h2><p>etwa drei Wochen</p><h2>Rechtsgrundlagen</h2><p>§ 1 Personalausweisgesetz</p><h2>Zuständige Behörde</h2><p>Bürgeramt Mitte<br>Rathausplatz 1<br>Mo 8–12 Uhr, Do 14–18 Uhr</p><p><a href="/termin">Termin buchen</a></p>`,
  [
    'mindestens 16 Jahre',
    'Deutsche Staatsangehörigkeit',
    'biometrisches Passfoto',
    '37,00 Euro',
    '22,80 Euro',
    'vorläufiger Ausweis',
    'etwa drei Wochen',
    '§ 1 Personalausweisgesetz',
    'Bürgeramt Mitte',
    'Do 14–18 Uhr',
  ],
);
page(
  'recette-fr',
  'Tarte aux poireaux',
  `<h1>Tarte aux poireaux</h1><p>Une tarte simple pour le dimanche soir, que l’on mange tiède avec une salade.</p><ul class="infos"><li>Préparation : 20 min</li><li>Cuisson : 35 min</li><li>Pour 6 personnes</li></ul><h2>Ingrédients</h2><ul><li>1 pâte brisée</li><li>600 g de poireaux</li><li>3 œufs</li><li>20 cl de crème</li><li>sel, poivre, muscade</li></ul><h2>Préparation</h2><ol><li>Lavez les poireaux et coupez-les en rondelles.</li><li>Faites-les fondre 15 minutes à feu doux.</li><li>Battez les œufs avec la crème.</li><li>Versez sur la pâte et enfournez à 180 °C.</li></ol><h3>Astuce</h3><p>Ajoutez un peu de comté râpé.</p><div class="comments"><h3>Commentaires (2)</h3><div class="comment"><b>Luc</b> <p>Délicieuse, merci !</p></div><div class="comment"><b>Zoé</b><p>Je mets du lard.</p></div></div>`,
  [
    'tiède avec une salade',
    'Préparation : 20 min',
    'Cuisson : 35 min',
    'Pour 6 personnes',
    '600 g de poireaux',
    '20 cl de crème',
    'fondre 15 minutes',
    '180 °C',
    'comté râpé',
  ],
);
page(
  'mairie-fr',
  'Inscription à la cantine',
  `<h1>Inscription à la cantine</h1><p>La restauration scolaire est ouverte à tous les enfants des écoles maternelles et élémentaires.</p><h2>Comment s’inscrire ?</h2><p>L’inscription se fait en mairie ou sur le portail familles avant le 15 juin.</p><h2>Pièces à fournir</h2><ul><li>justificatif de domicile</li><li>avis d’imposition</li><li>attestation d’assurance</li></ul><h2>Tarifs</h2><table><thead><tr><th>Quotient familial</th><th>Prix du repas</th></tr></thead><tbody><tr><td>moins de 500</td><td>1,00 €</td></tr><tr><td>de 500 à 1 000</td><td>2,40 €</td></tr><tr><td>plus de 1 000</td><td>4,10 €</td></tr></tbody></table><h2>Contact</h2><p>Service scolaire – 01 55 55 01 20 – scolaire@ville.example</p>`,
  [
    'maternelles et élémentaires',
    'avant le 15 juin',
    'justificatif de domicile',
    'moins de 500',
    '1,00 €',
    '4,10 €',
    '01 55 55 01 20',
    'scolaire@ville.example',
  ],
);
page(
  'hotel-es',
  'Hostal del Puerto',
  `<h1>Hostal del Puerto</h1><p>Pequeño hostal familiar a dos pasos del puerto, con doce habitaciones y una terraza sobre el mar.</p><h2>Habitaciones</h2><div class="hab"><h3>Individual</h3><p>Cama de 90 cm, baño propio.</p><p class="precio">desde 48 €</p></div><div class="hab"><h3>Doble</h3><p>Dos camas, vistas al mar.</p><p class="precio">desde 72 €</p></div><div class="hab"><h3>Familiar</h3><p>Cuatro camas y cocina.</p><p class="precio">desde 110 €</p></div><h2>Servicios</h2><ul><li>Wifi gratuito</li><li>Desayuno 6 €</li><li>Se admiten perros</li></ul><h2>Cómo llegar</h2><p>Autobús 12 hasta la parada Muelle Viejo.</p><h2>Opiniones</h2><blockquote><p>Muy limpio y tranquilo.</p><cite>Ana, Bilbao</cite></blockquote>`,
  [
    'doce habitaciones',
    'Cama de 90 cm',
    'desde 48 €',
    'vistas al mar',
    'desde 110 €',
    'Desayuno 6 €',
    'Se admiten perros',
    'Autobús 12',
    'Muy limpio y tranquilo',
    'Ana, Bilbao',
  ],
);
page(
  'concurso-es',
  'Convocatoria de becas',
  `<h1>Convocatoria de becas 2026</h1><p><strong>Plazo de solicitud:</strong> del 1 al 30 de septiembre de 2026</p><p>La Universidad convoca 25 becas de colaboración para estudiantes de último curso de grado.</p><h2>Requisitos</h2><ol><li>Estar matriculado en la Universidad</li><li>Haber superado 180 créditos</li><li>Nota media de 7,5 o más</li></ol><h2>Dotación</h2><p>2.000 euros por beca, en un solo pago.</p><h2>Documentos</h2><ul><li><a href="/bases.pdf">Bases de la convocatoria (PDF, 240 KB)</a></li><li><a href="/formulario.docx">Formulario de solicitud</a></li></ul><h2>Calendario</h2><dl><dt>Lista provisional</dt><dd>15 de octubre</dd><dt>Alegaciones</dt><dd>hasta el 25 de octubre</dd><dt>Resolución</dt><dd>10 de noviembre</dd></dl>`,
  [
    'del 1 al 30 de septiembre',
    '25 becas',
    '180 créditos',
    '7,5 o más',
    '2.000 euros',
    'Bases de la convocatoria',
    'Formulario de solicitud',
    '15 de octubre',
    '10 de noviembre',
  ],
);
page(
  'museo-it',
  'Orari e biglietti',
  `<h1>Orari e biglietti</h1><h2>Orari di apertura</h2><p>Da martedì a domenica 9.00–19.00<br>Chiuso il lunedì</p><h2>Biglietti</h2><table><tr><td>Intero</td><td>€ 12,00</td></tr><tr><td>Ridotto</td><td>€ 8,00</td></tr><tr><td>Under 18</td><td>gratuito</td></tr></table><h2>Visite guidate</h2><p>Ogni sabato alle 11.00, prenotazione obbligatoria. Massimo 20 persone.</p><h2>Accessibilità</h2><p>Il museo è accessibile in sedia a rotelle tranne la torre.</p><h2>Dove siamo</h2><p>Via del Porto 14, 16128 Genova</p><p>Metro: San Giorgio</p>`,
  [
    '9.00–19.00',
    'Chiuso il lunedì',
    '€ 12,00',
    'Ridotto',
    'gratuito',
    'sabato alle 11.00',
    'tranne la torre',
    'Via del Porto 14',
    'San Giorgio',
  ],
);
page(
  'ja-town',
  '粗大ごみの出し方',
  `<h1>粗大ごみの出し方</h1><p>粗大ごみは事前の申し込みが必要です。収集日の一週間前までにお申し込みください。</p><h2>申し込み方法</h2><ol><li>受付センターに電話する</li><li>処理券を購入する</li><li>収集日の朝8時までに出す</li></ol><h2>手数料</h2><table><tr><th>品目</th><th>手数料</th></tr><tr><td>椅子</td><td>300円</td></tr><tr><td>机</td><td>900円</td></tr><tr><td>自転車</td><td>600円</td></tr></table><h2>お問い合わせ</h2><p>環境課 電話 045-555-0120</p><p>受付時間 平日8時30分から17時</p>`,
  [
    '事前の申し込みが必要',
    '一週間前まで',
    '処理券を購入',
    '300円',
    '自転車',
    '600円',
    '045-555-0120',
    '平日8時30分',
  ],
);
page(
  'zh-notice',
  '关于图书馆开放时间的通知',
  `<h1>关于图书馆开放时间的通知</h1><p class="info">发布时间：2026-05-03&emsp;来源：办公室</p><p>各位读者：</p><p>因设备检修，图书馆将于5月8日至5月10日闭馆三天，5月11日起恢复正常开放。</p><table><tr><th>区域</th><th>时间</th></tr><tr><td>阅览室</td><td>8:00–22:00</td></tr><tr><td>自习室</td><td>7:00–23:00</td></tr></table><p>给您带来不便，敬请谅解。</p><p>联系电话：010-5555-0120</p><p>图书馆办公室</p><p>2026年5月3日</p>`,
  [
    '发布时间：2026-05-03',
    '5月8日至5月10日',
    '阅览室',
    '8:00–22:00',
    '7:00–23:00',
    '敬请谅解',
    '010-5555-0120',
    '2026年5月3日',
  ],
);
page(
  'ru-notice',
  'Отключение воды',
  `<h1>Отключение воды</h1><p>3 мая 2026</p><p>В связи с ремонтом будет отключена горячая вода в домах по улице Портовой.</p><h2>Адреса</h2><ul><li>ул. Портовая, 2–14</li><li>ул. Садовая, 5</li></ul><h2>Время</h2><p>с 9:00 5 мая до 18:00 7 мая</p><h2>Контакты</h2><p>Диспетчер: +7 495 555-01-20</p>`,
  [
    '3 мая 2026',
    'отключена горячая вода',
    'Портовая, 2–14',
    'Садовая, 5',
    'до 18:00 7 мая',
    '555-01-20',
  ],
);
page(
  'review',
  'Kettle K2 review: quick, quiet, a bit heavy',
  `<h1>Kettle K2 review: quick, quiet, a bit heavy</h1><p class="byline">By Ida Quill · 3 May 2026</p>${paragraphs('The K2 boils a litre in two minutes and ten seconds, faster than any kettle that we have tried this year.', 'It is quiet, too: we measured 58 decibels beside it, where most make 65 or more.', 'It weighs 1.4 kg empty, and with the water in it that is a lot for one hand.')}<div class="verdict"><div class="score">8.5</div><h3>Verdict</h3><p>The kettle to get if weight does not matter.</p><h4>Pros</h4><ul><li>Boils fast</li><li>Quiet</li></ul><h4>Cons</h4><ul><li>Heavy</li><li>No keep-warm</li></ul></div><h2>Specifications</h2><table><tr><th>Capacity</th><td>1.7 l</td></tr><tr><th>Power</th><td>2400 W</td></tr><tr><th>Cable</th><td>75 cm</td></tr></table><div class="related"><h3>You may also like</h3><a href="/r1">Toaster T1 review</a><a href="/r2">Mixer M3 review</a></div>`,
  [
    '3 May 2026',
    'two minutes and ten seconds',
    '58 decibels',
    '1.4 kg empty',
    '8.5',
    'The kettle to get',
    'Boils fast',
    'No keep-warm',
    '2400 W',
    '75 cm',
  ],
  ['Toaster T1 review'],
);
page(
  'podcast',
  'Episode 41: Tides',
  `<h1>Episode 41: Tides</h1><p>12 March 2026 · 42 min</p><audio src="/41.mp3" controls></audio><p>We talk with Lia Moss about why tides in the strait come four times a day.</p><h2>Chapters</h2><ul><li>00:00 Hello</li><li>04:12 What a tide is</li><li>19:40 The strait</li><li>37:05 Letters</li></ul><h2>Links</h2><ul><li><a href="https://moss.example/paper">The paper of 2025</a></li><li><a href="https://map.example">Map of the strait</a></li></ul><h2>Transcript</h2><p><b>Ada:</b> Welcome back. Today we go to the coast.</p><p><b>Lia:</b> Thank you, it is good to be here.</p><p><b>Ada:</b> Why four tides?</p><p><b>Lia:</b> Because two waves meet in the strait.</p>`,
  [
    '12 March 2026',
    '42 min',
    'four times a day',
    '04:12 What a tide is',
    '37:05 Letters',
    'The paper of 2025',
    'Map of the strait',
    'Today we go to the coast',
    'two waves meet',
  ],
);
page(
  'procedure',
  'Renew a fishing licence',
  `<h1>Renew a fishing licence</h1><p>You can renew a licence online if it ended less than a year ago.</p><div class="callout"><p>It takes about 10 minutes. You need a bank card.</p></div><h2>Before you start</h2><ul><li>your licence number</li><li>your date of birth</li></ul><h2>Fees</h2><table><tr><th>Licence</th><th>1 day</th><th>12 months</th></tr><tr><td>Trout, 2 rods</td><td>£6.60</td><td>£33.00</td></tr><tr><td>Salmon</td><td>£13.20</td><td>£90.40</td></tr></table><p><a class="button" href="/start">Start now</a></p><h2>If you cannot renew online</h2><p>Phone 0344 555 0120, Monday to Friday, 8am to 6pm.</p><p>Last updated: 4 April 2026</p>`,
  [
    'less than a year ago',
    'about 10 minutes',
    'your licence number',
    '£6.60',
    '£90.40',
    '0344 555 0120',
    '8am to 6pm',
    '4 April 2026',
  ],
);
page(
  'agenda',
  'Council meeting 4 May 2026',
  `<h1>Council meeting 4 May 2026</h1><p>Town Hall, room 2, 18:30</p><h2>Agenda</h2><ol><li>Minutes of the last meeting</li><li>Budget 2027 <ul><li>Report of the treasurer</li><li>Motion 12 (Green): bicycle street</li></ul></li><li>Harbour fees</li><li>Any other business</li></ol><h2>Present</h2><p>Ada Bell (chair), Ben Cole, Cara Dean, Dan Ek. Apologies: Eva Frost.</p><h2>Decisions</h2><table><tr><th>No.</th><th>Decision</th><th>For</th><th>Against</th></tr><tr><td>41</td><td>Harbour fees stay</td><td>4</td><td>0</td></tr><tr><td>42</td><td>Bicycle street is built</td><td>3</td><td>1</td></tr></table><p>The meeting ended at 21:10.</p>`,
  [
    'room 2, 18:30',
    'Minutes of the last',
    'Motion 12 (Green)',
    'Any other business',
    'Cara Dean',
    'Apologies: Eva Frost',
    'Harbour fees stay',
    'Bicycle street is built',
    '21:10',
  ],
);
page(
  'cinema',
  'Programme this week',
  `<h1>Programme this week</h1>${['Thursday 7 May', 'Friday 8 May', 'Saturday 9 May'].map((d, i) => `<h2>${d}</h2><div class="film"><h3><a href="/f/${i}1">The Long Pier</a></h3><p>Drama, 112 min, 12+</p><p class="times"><a href="/b/${i}1">17:1${i}</a> <a href="/b/${i}2">20:3${i}</a></p></div><div class="film"><h3><a href="/f/${i}2">Salt Road ${i}</a></h3><p>Documentary, 88 min</p><p class="times"><a href="/b/${i}3">18:4${i}</a></p></div>`).join('')}<p>Tickets €9, on Tuesdays €6.</p>`,
  [
    'Thursday 7 May',
    'Saturday 9 May',
    'The Long Pier',
    'Drama, 112 min, 12+',
    '17:10',
    '20:32',
    'Salt Road 2',
    'Documentary, 88 min',
    '18:41',
    'on Tuesdays €6',
  ],
);
page(
  'timetable2',
  'Ferry timetable',
  `<h1>Ferry timetable</h1><p>Valid from 1 May to 30 September 2026.</p>${['Harbour – Island', 'Island – Harbour'].map((t, j) => `<h2>${t}</h2><table><tr><th></th><th>Mon–Fri</th><th>Sat, Sun</th></tr>${each(6, (i) => `<tr><td>${i + 1}</td><td>${6 + i * 2}:${j}5</td><td>${7 + i * 2}:${j}0</td></tr>`)}</table>`).join('')}<h2>Fares</h2><table><tr><td>Adults</td><td>€4.20</td></tr><tr><td>Bicycles</td><td>€2.00</td></tr></table><p>No service on 24 and 25 December and in strong wind.</p>`,
  [
    '1 May to 30 September',
    'Harbour – Island',
    '6:05',
    '16:05',
    'Island – Harbour',
    '6:15',
    '€4.20',
    'Bicycles',
    'in strong wind',
  ],
);
page(
  'forum-q',
  'How do I keep moss off slate?',
  `<h1>How do I keep moss off slate?</h1><div class="post"><div class="user">slate_fan</div><div class="body"><p>My roof is slate from 1930, and moss grows on the north side. Brushing helps for a year only.</p></div></div><div class="post"><div class="user">roofer77</div><div class="body"><p>A strip of copper below the ridge does it. Rain takes a little of the copper down.</p></div></div><div class="post"><div class="user">ana</div><div class="body"><p>Not with zinc gutters! Copper eats them.</p></div></div><div class="post"><div class="user">slate_fan</div><div class="body"><p>Thanks, mine are cast iron.</p></div></div>`,
  [
    'slate from 1930',
    'for a year only',
    'strip of copper',
    'Not with zinc gutters',
    'mine are cast iron',
  ],
);
page(
  'thesis',
  'Silt in quiet bays',
  `<h1>Silt in quiet bays</h1><p class="authors">Lia Moss, Jon Kerr</p><dl class="meta"><dt>Type</dt><dd>Doctoral thesis</dd><dt>Year</dt><dd>2025</dd><dt>Supervisor</dt><dd>Prof. Ola Rand</dd><dt>DOI</dt><dd>10.5555/silt.2025</dd><dt>Pages</dt><dd>214</dd></dl><h2>Abstract</h2><p>Silt settles where water rests. We measured it for three years in four bays and find that wind matters more than tides.</p><h2>Keywords</h2><p>silt, tides, wind, bays</p><h2>Files</h2><table><tr><td><a href="/silt.pdf">silt.pdf</a></td><td>4.1 MB</td></tr></table><h2>Cite as</h2><p>Moss, L., Kerr, J. (2025): Silt in quiet bays. Harbourton University.</p>`,
  [
    'Lia Moss, Jon Kerr',
    'Doctoral thesis',
    'Prof. Ola Rand',
    '10.5555/silt.2025',
    '214',
    'wind matters more',
    'silt, tides, wind, bays',
    'silt.pdf',
    '4.1 MB',
    'Harbourton University',
  ],
);
page(
  'api-ref',
  'List boats',
  `<h1>List boats</h1><p><code>GET /v1/boats</code></p><p>Returns all boats of the harbour, newest first.</p><h2>Query parameters</h2><table><tr><th>Name</th><th>Type</th><th>Description</th></tr><tr><td>limit</td><td>integer</td><td>1 to 100, default 20</td></tr><tr><td>after</td><td>string</td><td>Cursor of the page before</td></tr></table><h2>Example</h2><pre><code>curl https://api.harbour.example/v1/boats?limit=2</code></pre><h2>Response</h2><pre><code>{ "boats": [], "next": "b_41" }</code></pre><h2>Errors</h2><ul><li><code>401</code> the key is unknown</li><li><code>429</code> too many requests</li></ul>`,
  [
    'GET /v1/boats',
    'newest first',
    '1 to 100, default 20',
    'Cursor of the page before',
    'boats?limit=2',
    'b_41',
    'the key is unknown',
    'too many requests',
  ],
);
page(
  'privacy',
  'Privacy policy',
  `<h1>Privacy policy</h1><p>Last changed: 1 March 2026</p><h2>Who we are</h2><p>Harbour Museum, 12 Quay Street, is responsible for this site.</p><h2>Cookies</h2><p>We use one cookie that remembers your language. It ends after 30 days.</p><h2>Server logs</h2><p>We keep addresses for seven days and read them after attacks only.</p><h2>Newsletter</h2><p>We store your e-mail address until you leave the newsletter.</p><h2>Your rights</h2><ul><li>to see your data</li><li>to have it deleted</li><li>to complain to the authority</li></ul><p>Write to privacy@museum.example.</p>`,
  [
    '1 March 2026',
    'is responsible for this site',
    'ends after 30 days',
    'seven days',
    'until you leave',
    'to have it deleted',
    'privacy@museum.example',
  ],
);
page(
  'cookie-policy',
  'Cookie policy',
  `<h1>Cookie policy</h1><p>This page tells which cookies we set and why.</p><table><tr><th>Name</th><th>Purpose</th><th>Lifetime</th></tr><tr><td>sid</td><td>keeps you signed in</td><td>session</td></tr><tr><td>lang</td><td>remembers the language</td><td>1 year</td></tr><tr><td>_stat</td><td>counts visits</td><td>13 months</td></tr></table><h2>How to refuse cookies</h2><p>Open the settings of your browser and block cookies of this site.</p><p>Contact: dpo@site.example</p>`,
  [
    'which cookies we set',
    'keeps you signed in',
    '1 year',
    '13 months',
    'block cookies of this site',
    'dpo@site.example',
  ],
);
page(
  'property-long',
  'House with garden, Hill Top',
  `<h1>House with garden, Hill Top</h1><p class="price">£325,000</p><ul class="key"><li>3 bedrooms</li><li>2 bathrooms</li><li>104 m²</li><li>Freehold</li></ul><h2>Description</h2>${paragraphs('A stone house of 1890 with a walled garden, ten minutes from the station on foot.', 'The kitchen was made new in 2021 and opens to the garden. Upstairs are three bedrooms, one with a stove.')}<h2>Rooms</h2><table><tr><td>Kitchen</td><td>4.2 × 3.6 m</td></tr><tr><td>Living room</td><td>5.1 × 4.0 m</td></tr><tr><td>Bedroom 1</td><td>3.9 × 3.3 m</td></tr></table><h2>Energy</h2><p>EPC rating D, gas heating of 2016</p><h2>Nearby</h2><ul><li>Primary school 0.3 miles</li><li>Station 0.5 miles</li></ul><div class="agent"><h3>Marketed by</h3><p>Birch & Co, 2 High Street</p><p>0113 496 0001</p></div><p>Added on 2 May 2026 · Ref. HT-3041</p>`,
  [
    '£325,000',
    '3 bedrooms',
    'Freehold',
    'stone house of 1890',
    'opens to the garden',
    '4.2 × 3.6 m',
    'EPC rating D',
    'Primary school 0.3 miles',
    'Birch & Co',
    '0113 496 0001',
    'HT-3041',
  ],
);
page(
  'conference',
  'Programme – Coast 2026',
  `<h1>Programme</h1><p>Coast 2026, Harbourton, 3–4 June</p>${['Wednesday, 3 June', 'Thursday, 4 June'].map((d, i) => `<h2>${d}</h2><table>${each(5, (k) => `<tr><td>${9 + k}:${i}0–${9 + k}:4${i}</td><td><strong>${['Opening', 'Silt and wind', 'Coffee', 'Walls or dunes', 'Panel'][k]} ${i}</strong><br>${['Ola Rand', 'Lia Moss (Harbourton)', '', 'Jon Kerr (Delft)', 'All speakers'][k]}</td><td>Hall ${'AB'[k % 2]}</td></tr>`)}</table>`).join('')}<h2>Registration</h2><p>€120 until 1 May, €160 after. Students pay half.</p><h2>Venue</h2><p>Old Granary, Quay 4. Tram 4.</p>`,
  [
    '3–4 June',
    'Wednesday, 3 June',
    '9:00–9:40',
    'Silt and wind 1',
    'Lia Moss (Harbourton)',
    'Jon Kerr (Delft)',
    'Hall B',
    '€120 until 1 May',
    'Students pay half',
    'Old Granary, Quay 4',
  ],
);
page(
  'crew',
  'About the harbour choir',
  `<h1>About the harbour choir</h1>${paragraphs('We are 34 voices and sing on Thursdays in the Old Granary. Nobody must read music.')}<h2>Our conductor</h2><div class="media"><img src="/eva.jpg" alt="Eva Frost"><div><h3>Eva Frost</h3><p>studied in Graz and has led the choir since 2014.</p></div></div><h2>Concerts</h2><ul><li>6 June 2026, St Mary’s, 19:30</li><li>20 June 2026, on the quay, 15:00</li></ul><h2>Join us</h2><p>Come to a rehearsal, or write to choir@harbour.example.</p><h2>Fees</h2><p>€60 a year, €30 for students</p>`,
  [
    '34 voices',
    'Nobody must read music',
    'Eva Frost',
    'led the choir since 2014',
    '6 June 2026',
    'on the quay, 15:00',
    'choir@harbour.example',
    '€30 for students',
  ],
);
page(
  'bank-de',
  'Konditionen Girokonto',
  `<h1>Girokonto Klassik</h1><p>Das Konto für alle, die ihre Bankgeschäfte am liebsten selbst erledigen.</p><ul class="check"><li>Kontoführung 0 € ab 700 € Geldeingang</li><li>kostenlose Girocard</li><li>weltweit Bargeld abheben</li></ul><h2>Konditionen im Überblick</h2><table><tr><td>Grundpreis pro Monat</td><td>4,90 €</td></tr><tr><td>Sollzins p. a.</td><td>10,75 %</td></tr><tr><td>Kreditkarte pro Jahr</td><td>29,00 €</td></tr><tr><td>Überweisung in Papierform</td><td>2,50 €</td></tr></table><h2>Häufige Fragen</h2><details><summary>Wie wechsle ich mein Konto?</summary><p>Mit dem Kontowechselservice in zehn Minuten.</p></details><details><summary>Brauche ich eine Schufa-Auskunft?</summary><p>Wir fragen sie für Sie ab.</p></details><p class="small">Stand: 1. Mai 2026</p>`,
  [
    'selbst erledigen',
    '0 € ab 700 €',
    'kostenlose Girocard',
    '4,90 €',
    '10,75 %',
    '2,50 €',
    'Wie wechsle ich',
    'in zehn Minuten',
    'Wir fragen sie',
    '1. Mai 2026',
  ],
);
page(
  'verein-de',
  'Sommerfest am 20. Juni',
  `<h1>Sommerfest am 20. Juni</h1><p>Wir laden alle Mitglieder, Freunde und Nachbarn herzlich ein!</p><p><strong>Wann:</strong> Samstag, 20. Juni 2026, ab 14 Uhr<br><strong>Wo:</strong> Vereinsheim, Hafenstraße 3<br><strong>Eintritt:</strong> frei</p><h3>Programm</h3><ul><li>14.00 Uhr Begrüßung</li><li>14.30 Uhr Regatta der Jüngsten</li><li>18.00 Uhr Grillen</li><li>20.00 Uhr Livemusik mit „Kaimauer“</li></ul><p>Kuchenspenden bitte bei Ute anmelden (Tel. 555 121).</p>`,
  [
    'herzlich ein',
    '20. Juni 2026, ab 14 Uhr',
    'Hafenstraße 3',
    '14.30 Uhr Regatta',
    'Livemusik mit',
    'Ute anmelden',
  ],
);
page(
  'product-mid',
  'Rain jacket Skerry',
  `<div class="crumbs"><a href="/">Home</a> / <a href="/jackets">Jackets</a> / Skerry</div><h1>Rain jacket Skerry</h1><div class="rating">4.7 (212 reviews)</div><div class="price">€129.00 <s>€159.00</s></div><p>Three layers, taped seams, 410 g. Packs into its own pocket.</p><div class="opts"><label>Colour</label><button>Slate</button><button>Rust</button></div><button class="buy">Add to basket</button><h2>Details</h2><ul><li>Water column 20,000 mm</li><li>Recycled nylon</li><li>Two-way zip</li></ul><h2>Care</h2><p>Wash at 30 °C, do not iron.</p><h2>Size and fit</h2><table><tr><th>Size</th><th>Chest</th><th>Sleeve</th></tr><tr><td>S</td><td>96</td><td>63</td></tr><tr><td>M</td><td>102</td><td>65</td></tr></table><h2>Reviews</h2><div class="rev"><b>Dry at last</b><p>Two hours of rain on the quay, and not a drop inside.</p><span>Nils, 2 April 2026</span></div><div class="alsobought"><h2>Customers also bought</h2><div class="card"><a href="/p/1">Wool hat Skua</a> €25</div><div class="card"><a href="/p/2">Trousers Tarn</a> €99</div><div class="card"><a href="/p/3">Boots Bight</a> €149</div></div>`,
  [
    '€129.00',
    'Three layers, taped seams',
    'Water column 20,000 mm',
    'Wash at 30 °C',
    '102',
    '65',
    'not a drop inside',
  ],
  ['Wool hat Skua', 'Boots Bight'],
);
page(
  'news-liveblog',
  'Storm over the coast: live',
  `<h1>Storm over the coast: live</h1><p>The storm reaches the coast this morning. We write here what happens.</p><div class="entry"><time>11:42</time><h3>Ferries stopped</h3><p>All ferries to the island stay in the harbour until noon.</p></div><div class="entry"><time>10:15</time><p>Gusts of 120 km/h were measured at the lighthouse.</p></div><div class="entry"><time>08:30</time><h3>Schools closed</h3><p>Six schools in the south of the town stay closed today.</p></div>`,
  [
    'reaches the coast',
    '11:42',
    'Ferries stopped',
    'until noon',
    '10:15',
    '120 km/h',
    '08:30',
    'Six schools',
  ],
);
page(
  'obituaries-table',
  'Results: 10 km harbour run',
  `<h1>Results: 10 km harbour run</h1><p>3 May 2026, 412 finishers, 14 °C</p><table class="res"><thead><tr><th>#</th><th>Name</th><th>Club</th><th>Time</th></tr></thead><tbody>${each(15, (i) => `<tr><td>${i + 1}</td><td>${['Ada', 'Ben', 'Cara', 'Dan', 'Eva', 'Finn', 'Gil', 'Hal', 'Ida', 'Jon', 'Kim', 'Lia', 'Max', 'Nils', 'Ola'][i]} ${['Bell', 'Cole', 'Dean'][i % 3]}</td><td>${['LC Quay', 'Mill AC', ''][i % 3]}</td><td>${31 + i}:0${i % 10}</td></tr>`)}</tbody></table><p>Photos are up tomorrow.</p>`,
  ['412 finishers', 'Ada Bell', 'LC Quay', '31:00', 'Ola Dean', '45:04', 'Photos are up tomorrow'],
);
page(
  'wiki',
  'Harbourton',
  `<h1>Harbourton</h1><table class="infobox"><tr><th colspan="2">Harbourton</th></tr><tr><th>Country</th><td>Westland</td></tr><tr><th>Population</th><td>41,200 (2024)</td></tr><tr><th>Area</th><td>38.2 km²</td></tr><tr><th>Mayor</th><td>Ada Bell</td></tr></table><p><b>Harbourton</b> is a town on the west coast of Westland, at the mouth of the river Lime.</p><div class="toc"><ul><li><a href="#h">1 History</a></li><li><a href="#e">2 Economy</a></li></ul></div><h2 id="h">History<span class="edit">[edit]</span></h2><p>The town was founded in 1214 by monks.<sup><a href="#c1">[1]</a></sup> Its walls were built in 1340.</p><h2 id="e">Economy<span class="edit">[edit]</span></h2><p>Most people work in the port, which moves 3 million tonnes a year.</p><h2>References</h2><ol class="references"><li id="c1">Kerr, J.: A history of the Lime, 1988, p. 14.</li></ol><div class="navbox"><a href="/a">Limeburg</a> · <a href="/b">Millport</a> · <a href="/c">Stonehaven</a></div>`,
  [
    'Westland',
    '41,200 (2024)',
    '38.2 km²',
    'mouth of the river Lime',
    'founded in 1214',
    '3 million tonnes',
    'A history of the Lime',
  ],
  ['[edit]'],
);
page(
  'gallery',
  'Photos of the regatta',
  `<h1>Photos of the regatta</h1><p>Taken by Nils Ek on 20 June 2026.</p>${each(9, (i) => `<figure><img src="/g${i}.jpg" alt="Boat ${i + 1}"><figcaption>Boat ${i + 1} at buoy ${9 - i}</figcaption></figure>`)}<p>© of all photos: Nils Ek. Ask before you print them.</p>`,
  ['Taken by Nils Ek', 'Boat 1 at buoy 9', 'Boat 9 at buoy 1'],
);
page(
  'poll',
  'Should the quay be closed to cars?',
  `<h1>Should the quay be closed to cars?</h1><p>1,204 people answered until 3 May.</p><div class="bar"><span>Yes, always</span><span>48 %</span></div><div class="bar"><span>In summer only</span><span>31 %</span></div><div class="bar"><span>No</span><span>21 %</span></div><h2>Why they said so</h2><blockquote>My children could play there.</blockquote><blockquote>I deliver fish, I need the road.</blockquote>`,
  [
    '1,204 people',
    'Yes, always',
    '48 %',
    'In summer only',
    '21 %',
    'children could play',
    'I deliver fish',
  ],
);

page(
  'vacature-nl',
  'Magazijnmedewerker',
  `<h1>Magazijnmedewerker</h1><ul class="kenmerken"><li>Rotterdam</li><li>32–40 uur</li><li>€ 2.450 – € 2.900 per maand</li><li>Vast contract</li></ul><h2>Wat ga je doen?</h2><p>Je laadt en lost vrachtwagens en controleert de voorraad met een scanner.</p><h2>Wat vragen wij?</h2><ul><li>vmbo-diploma</li><li>heftruckcertificaat</li></ul><h2>Wat bieden wij?</h2><ul><li>25 vakantiedagen</li><li>reiskostenvergoeding</li></ul><p>Solliciteer vóór 15 juni 2026 bij Anneke de Wit, 010 555 0120.</p>`,
  [
    'Rotterdam',
    '32–40 uur',
    '€ 2.450',
    'Vast contract',
    'heftruckcertificaat',
    '25 vakantiedagen',
    '15 juni 2026',
    '010 555 0120',
  ],
);
page(
  'huur-nl',
  'Appartement Kade 12',
  `<h1>Kade 12, Utrecht</h1><p class="prijs">€ 1.250 per maand</p><dl><dt>Woonoppervlakte</dt><dd>68 m²</dd><dt>Aantal kamers</dt><dd>3 (2 slaapkamers)</dd><dt>Bouwjaar</dt><dd>1998</dd><dt>Energielabel</dt><dd>B</dd><dt>Beschikbaar vanaf</dt><dd>1 juli 2026</dd><dt>Waarborgsom</dt><dd>€ 2.500</dd></dl><p>Licht appartement op de tweede verdieping met balkon op het zuiden.</p>`,
  [
    '€ 1.250 per maand',
    '68 m²',
    '2 slaapkamers',
    '1998',
    '1 juli 2026',
    '€ 2.500',
    'balkon op het zuiden',
  ],
);
page(
  'praca-pl',
  'Spawacz',
  `<h1>Spawacz MIG/MAG</h1><p>Stocznia Północna, Gdańsk</p><p>Umowa o pracę, pełny etat</p><p>6 200 – 7 800 zł brutto</p><h2>Obowiązki</h2><ul><li>spawanie konstrukcji stalowych</li><li>czytanie rysunku</li></ul><h2>Wymagania</h2><ul><li>uprawnienia spawalnicze</li><li>dwa lata doświadczenia</li></ul><p>Termin nadsyłania zgłoszeń: 30.06.2026</p>`,
  [
    'Stocznia Północna, Gdańsk',
    'Umowa o pracę',
    '6 200 – 7 800 zł',
    'czytanie rysunku',
    'uprawnienia spawalnicze',
    '30.06.2026',
  ],
);
page(
  'produkt-sv',
  'Vattenkokare V2',
  `<h1>Vattenkokare V2</h1><p class="pris">499 kr</p><p>I lager, skickas inom 2 dagar</p><p>Kokar en liter på två minuter.</p><h2>Specifikationer</h2><table><tr><td>Volym</td><td>1,7 l</td></tr><tr><td>Effekt</td><td>2400 W</td></tr><tr><td>Vikt</td><td>1,1 kg</td></tr><tr><td>Artikelnummer</td><td>V2-4471</td></tr></table>`,
  ['499 kr', 'I lager', 'på två minuter', '1,7 l', 'V2-4471'],
);
page(
  'doktor-tr',
  'Kardiyoloji',
  `<h1>Kardiyoloji</h1><p>Kalp ve damar hastalıklarının tanı ve tedavisi.</p>${[
    ['Ayşe Demir', 'Prof. Dr.', 'Pazartesi, Çarşamba'],
    ['Mehmet Kaya', 'Uzm. Dr.', 'Salı'],
    ['Elif Şahin', 'Doç. Dr.', 'Perşembe, Cuma'],
  ]
    .map(
      ([n, t, d]) =>
        `<div class="doktor"><h3>${t} ${n}</h3><p>Muayene günleri: ${d}</p><p>Dahili: 21</p></div>`,
    )
    .join('')}<p>Randevu: 0212 555 01 20</p>`,
  [
    'tanı ve tedavisi',
    'Prof. Dr. Ayşe Demir',
    'Pazartesi, Çarşamba',
    'Doç. Dr. Elif Şahin',
    '0212 555 01 20',
  ],
);
page(
  'evento-pt',
  'Feira do Livro',
  `<h1>Feira do Livro</h1><p><strong>Data:</strong> 5 a 14 de junho de 2026</p><p><strong>Horário:</strong> 10h00 às 22h00</p><p><strong>Local:</strong> Parque da Ribeira, Porto</p><p><strong>Entrada:</strong> gratuita</p><p>Mais de 80 editoras e um palco para leituras todas as noites.</p>`,
  ['5 a 14 de junho', '10h00 às 22h00', 'Parque da Ribeira', 'gratuita', '80 editoras'],
);
page(
  'ko-store',
  '영업 안내',
  `<h1>항구서점 영업 안내</h1><p>주소: 부산시 중구 항구로 12</p><p>전화: 051-555-0120</p><p>영업시간: 평일 10:00~20:00, 주말 11:00~18:00</p><p>휴무일: 매주 월요일</p><p>주차는 건물 뒤편에서 두 시간 무료입니다.</p>`,
  ['항구로 12', '051-555-0120', '10:00~20:00', '매주 월요일', '두 시간 무료'],
);
page(
  'ar-event',
  'معرض الكتاب',
  `<h1>معرض الكتاب</h1><p>التاريخ: 5 يونيو 2026</p><p>المكان: قاعة الميناء</p><p>الدخول: مجاني</p><p>يشارك في المعرض أكثر من ثمانين ناشرا من عشر دول.</p>`,
  ['5 يونيو 2026', 'قاعة الميناء', 'مجاني', 'ثمانين ناشرا'],
);
page(
  'tilskud-da',
  'Tilskud til cykelstier',
  `<h1>Tilskud til cykelstier</h1><p>Foreninger kan søge om tilskud til nye cykelstier.</p><table><tr><th>Ansøgningsfrist</th><td>1. september 2026</td></tr><tr><th>Støttebeløb</th><td>op til 250.000 kr.</td></tr><tr><th>Hvem kan søge</th><td>foreninger og kommuner</td></tr><tr><th>Kontakt</th><td>Mette Holm, tlf. 33 55 01 20</td></tr></table>`,
  ['1. september 2026', '250.000 kr.', 'foreninger og kommuner', 'Mette Holm'],
);
page(
  'weather-7',
  'Weather in Harbourton',
  `<h1>Weather in Harbourton</h1><div class="now"><span class="t">7 °C</span><span class="d">Light rain</span><span>Wind 24 km/h</span><span>Humidity 81 %</span></div><h2>Next days</h2>${['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((d, i) => `<div class="day"><h3>${d}</h3><span class="hi">${9 + i}°</span> <span class="lo">${4 - i}°</span><p>${['Showers', 'Sunny', 'Fog', 'Snow', 'Clear'][i]}</p></div>`).join('')}<p>Updated at 14:30</p>`,
  ['7 °C', 'Light rain', 'Humidity 81 %', 'Tuesday', '13°', 'Snow', '14:30'],
);
page(
  'fixtures',
  'Fixtures and results',
  `<h1>Fixtures and results</h1>${[
    ['2 May 2026', 'Harbour FC', 'Mill United', '2–1'],
    ['2 May 2026', 'Quay Town', 'Lime Rovers', '0–0'],
    ['9 May 2026', 'Mill United', 'Quay Town', '1–3'],
    ['9 May 2026', 'Lime Rovers', 'Harbour FC', '2–2'],
  ]
    .map(
      ([d, h, a, s]) =>
        `<div class="match"><span class="date">${d}</span><span class="home">${h}</span><span class="score">${s}</span><span class="away">${a}</span></div>`,
    )
    .join(
      '',
    )}<h2>Table</h2><table><tr><th>Pos</th><th>Team</th><th>P</th><th>W</th><th>Pts</th></tr><tr><td>1</td><td>Harbour FC</td><td>14</td><td>9</td><td>31</td></tr><tr><td>2</td><td>Quay Town</td><td>14</td><td>8</td><td>27</td></tr><tr><td>3</td><td>Mill United</td><td>14</td><td>5</td><td>19</td></tr></table>`,
  ['2 May 2026', 'Harbour FC', '2–1', 'Lime Rovers', '1–3', 'Quay Town', '27'],
);
page(
  'papers',
  'Selected papers',
  `<h1>Selected papers</h1><ol>${[
    ['Moss, L., Kerr, J.', '2025', 'Tides in the narrow strait', 'Coastal Letters', '41', '10–19'],
    ['Rand, O.', '2024', 'Silt that rests', 'Journal of Bays', '12', '101–120'],
    ['Moss, L., Rand, O., Ek, N.', '2022', 'Wind before water', 'Coastal Letters', '38', '1–9'],
    ['Kerr, J.', '2019', 'Four tides a day', 'Sea Notes', '7', '55–60'],
  ]
    .map(([a, y, t, j, v, p]) => `<li>${a} (${y}). ${t}. <em>${j}</em>, ${v}, ${p}.</li>`)
    .join('')}</ol>`,
  [
    'Tides in the narrow strait',
    'Coastal Letters',
    'Moss, L., Rand, O., Ek, N.',
    'Four tides a day',
  ],
);
page(
  'branches',
  'Our branches',
  `<h1>Our branches</h1>${[
    ['Leeds', '8 Mill Lane', 'LS1 4AB', '0113 496 0001'],
    ['York', '22 Stonegate', 'YO1 8AS', '01904 555 012'],
    ['Hull', '4 Quayside', 'HU1 2BN', '01482 555 013'],
    ['Bath', '9 Walcot Street', 'BA1 5BG', '01225 555 014'],
  ]
    .map(
      ([c, s, z, t]) =>
        `<div class="branch"><h2>${c}</h2><p>${s}<br>${z} ${c}</p><p>Tel: ${t}</p><p>Mon–Fri 9:00–17:00</p></div>`,
    )
    .join('')}`,
  [
    '8 Mill Lane',
    'LS1 4AB Leeds',
    '01904 555 012',
    '4 Quayside',
    '9 Walcot Street',
    'Mon–Fri 9:00–17:00',
  ],
);
page(
  'cars',
  'Used cars',
  `<h1>Used cars</h1>${[
    ['Fjord 1.6', '2019', '42,000 km', 'Petrol', '£9,450'],
    ['Tarn EV', '2022', '18,500 km', 'Electric', '£19,900'],
    ['Moor Estate', '2016', '98,000 km', 'Diesel', '£5,200'],
    ['Fen 1.0', '2020', '31,200 km', 'Petrol', '£8,100'],
  ]
    .map(
      ([n, y, k, f, p], i) =>
        `<div class="car"><img src="/c${i}.jpg" alt=""><h3><a href="/c/${i}">${n}</a></h3><p>${y} · ${k} · ${f}</p><p class="price">${p}</p></div>`,
    )
    .join('')}`,
  ['Fjord 1.6', '2019 · 42,000 km · Petrol', '£9,450', 'Tarn EV', '£5,200', '31,200 km'],
);
page(
  'flights',
  'Departures',
  `<h1>Departures</h1><p>Wednesday, 3 June 2026</p><table><tr><th>Time</th><th>Flight</th><th>Destination</th><th>Gate</th><th>Status</th></tr><tr><td>06:20</td><td>QX 112</td><td>Oslo</td><td>A4</td><td>Departed</td></tr><tr><td>07:05</td><td>QX 340</td><td>Porto</td><td>B2</td><td>Boarding</td></tr><tr><td>07:40</td><td>LM 21</td><td>Gdańsk</td><td>A7</td><td>Delayed 08:10</td></tr></table>`,
  ['3 June 2026', 'QX 112', 'Gdańsk', 'Delayed 08:10'],
);
page(
  'compare-phones',
  'Phones compared',
  `<h1>Phones compared</h1><table><tr><th></th><th>Pine 5</th><th>Oak 2</th><th>Elm X</th></tr><tr><th>Price</th><td>€399</td><td>€549</td><td>€899</td></tr><tr><th>Display</th><td>6.1″</td><td>6.4″</td><td>6.7″</td></tr><tr><th>Battery</th><td>4,000 mAh</td><td>4,500 mAh</td><td>5,000 mAh</td></tr><tr><th>Weight</th><td>168 g</td><td>181 g</td><td>205 g</td></tr></table><p>The Oak 2 is the best choice for most people.</p>`,
  ['Pine 5', '€399', '6.7″', '4,500 mAh', '205 g', 'best choice'],
);
page(
  'opac',
  'Harbours of the north',
  `<h1>Harbours of the north</h1><table><tr><td>Author</td><td>Kerr, Jon</td></tr><tr><td>Published</td><td>Leeds : Quay Press, 2014</td></tr><tr><td>Physical description</td><td>214 p. : ill. ; 24 cm</td></tr><tr><td>ISBN</td><td>978-0-306-40615-7</td></tr><tr><td>Language</td><td>English</td></tr><tr><td>Subjects</td><td>Harbours ; History ; Maps</td></tr></table><h2>Holdings</h2><table><tr><th>Library</th><th>Call number</th><th>Status</th></tr><tr><td>Main</td><td>387.1 KER</td><td>Available</td></tr><tr><td>East</td><td>387.1 KER</td><td>Due 12 June</td></tr></table>`,
  [
    'Kerr, Jon',
    'Quay Press, 2014',
    '978-0-306-40615-7',
    'Harbours ; History ; Maps',
    '387.1 KER',
    'Due 12 June',
  ],
);
page(
  'exhibitions',
  'Exhibitions',
  `<h1>Exhibitions</h1><h2>Now on</h2><div class="ex"><h3><a href="/e/1">Ropes and knots</a></h3><p class="when">Until 30 August 2026</p><p>Two hundred ropes from four centuries.</p></div><h2>Coming up</h2><div class="ex"><h3><a href="/e/2">Maps that lied</a></h3><p class="when">12 September 2026 – 10 January 2027</p><p>Islands that were never there.</p></div><div class="ex"><h3><a href="/e/3">Light on water</a></h3><p class="when">From 1 February 2027</p><p>Photographs by Eva Frost.</p></div>`,
  [
    'Ropes and knots',
    'Until 30 August 2026',
    'Maps that lied',
    '10 January 2027',
    'Photographs by Eva Frost',
  ],
);
page(
  'tender',
  'Tender: dredging of the inner harbour',
  `<h1>Dredging of the inner harbour</h1><dl><dt>Reference</dt><dd>HB-2026-014</dd><dt>Contracting authority</dt><dd>Port of Harbourton</dd><dt>Procedure</dt><dd>Open</dd><dt>Estimated value</dt><dd>£1,250,000</dd><dt>Published</dt><dd>4 May 2026</dd><dt>Deadline for tenders</dt><dd>15 June 2026, 12:00</dd><dt>CPV code</dt><dd>45252124</dd></dl><h2>Documents</h2><ul><li><a href="/d/spec.pdf">Specification</a> (PDF, 1.2 MB)</li><li><a href="/d/plan.pdf">Site plan</a> (PDF, 800 KB)</li></ul><h2>Lots</h2><table><tr><th>Lot</th><th>Description</th><th>Value</th></tr><tr><td>1</td><td>North basin</td><td>£700,000</td></tr><tr><td>2</td><td>South basin</td><td>£550,000</td></tr></table>`,
  [
    'HB-2026-014',
    'Port of Harbourton',
    '£1,250,000',
    '15 June 2026, 12:00',
    '45252124',
    'Specification',
    'PDF, 1.2 MB',
    'North basin',
    '£550,000',
  ],
);
page(
  'nutrition',
  'Oat biscuits',
  `<h1>Oat biscuits</h1><p>Makes 24 · 35 minutes · easy</p><h2>Ingredients</h2><ul><li>200 g oats</li><li>120 g butter</li><li>80 g sugar</li><li>1 egg</li></ul><h2>Method</h2><ol><li>Heat the oven to 180 °C.</li><li>Mix it all.</li><li>Bake for 12 minutes.</li></ol><h2>Nutrition per biscuit</h2><table><tr><td>Energy</td><td>96 kcal</td></tr><tr><td>Fat</td><td>5.1 g</td></tr><tr><td>Protein</td><td>1.4 g</td></tr></table>`,
  ['Makes 24', '35 minutes', '200 g oats', 'Mix it all', '96 kcal', '1.4 g'],
);
page(
  'people-table',
  'Staff directory',
  `<h1>Staff directory</h1><table><tr><th>Name</th><th>Position</th><th>Room</th><th>Phone</th><th>E-mail</th></tr>${[
    ['Ada Bell', 'Head of port', '3.01', '0113 555 101', 'ada'],
    ['Ben Cole', 'Harbour master', '1.12', '0113 555 102', 'ben'],
    ['Cara Dean', 'Accounts', '2.07', '0113 555 103', 'cara'],
  ]
    .map(
      ([n, p, r, t, m]) =>
        `<tr><td>${n}</td><td>${p}</td><td>${r}</td><td>${t}</td><td>${m}@port.example</td></tr>`,
    )
    .join('')}</table>`,
  ['Ada Bell', 'Harbour master', '2.07', '0113 555 103', 'ben@port.example'],
);
page(
  'stock-quote',
  'Quay Logistics (QLG)',
  `<h1>Quay Logistics</h1><p>QLG · Harbour Exchange · EUR</p><div class="quote"><span class="last">41.22</span> <span class="chg">+0.84 (+2.08 %)</span></div><p>As of 3 June 2026, 17:35</p><table><tr><td>Open</td><td>40.50</td><td>Previous close</td><td>40.38</td></tr><tr><td>High</td><td>41.60</td><td>Low</td><td>40.41</td></tr><tr><td>Market cap</td><td>2.1B</td><td>P/E ratio</td><td>17.3</td></tr></table>`,
  ['QLG', '41.22', '+0.84', '40.50', '2.1B', '17.3'],
);
page(
  'tv',
  'TV tonight',
  `<h1>TV tonight</h1><section><h2>Channel One</h2><ul><li><time>19:00</time> News</li><li><time>19:30</time> The Tide</li><li><time>20:15</time> Film: Salt Road</li></ul></section><section><h2>Channel Two</h2><ul><li><time>19:00</time> Garden</li><li><time>20:00</time> Harbour live</li><li><time>21:45</time> Quiz</li></ul></section>`,
  ['Channel One', '19:30', 'Film: Salt Road', 'Harbour live', '21:45'],
);
page(
  'album',
  'Night Harbour',
  `<h1>Night Harbour</h1><p class="artist">Anna Reed</p><p>2024 · 9 songs · 38 min</p><ol>${[
    ['Low Water', '4:12'],
    ['Lanterns', '3:38'],
    ['Rope', '5:01'],
    ['Salt', '2:59'],
    ['Mole', '4:40'],
  ]
    .map(([n, d]) => `<li><span class="n">${n}</span> <span class="d">${d}</span></li>`)
    .join('')}</ol><p>Label: Quay Records</p>`,
  ['Anna Reed', '9 songs', 'Low Water', '3:38', 'Quay Records'],
);
page(
  'bus-stop',
  'Dock Road',
  `<h1>Dock Road</h1><p>Next departures</p>${[
    ['4', 'Harbour', '2 min'],
    ['11', 'Station', '5 min'],
    ['4', 'Harbour', '12 min'],
    ['N2', 'Mill Lane', '31 min'],
  ]
    .map(
      ([l, d, m]) =>
        `<div class="dep"><span class="line">${l}</span><span class="dest">${d}</span><span class="min">${m}</span></div>`,
    )
    .join('')}<p>Low-floor buses only</p>`,
  ['Harbour', '5 min', 'N2', '31 min', 'Low-floor'],
);
page(
  'charity',
  'About us',
  `<h1>Friends of the mole</h1><p>We are a charity founded in 1987 with 412 members. We keep the lights of the old mole burning.</p><h2>Facts</h2><ul><li>Registered charity no. 1041234</li><li>Income 2025: £48,200</li><li>12 trustees</li></ul><h2>Address</h2><address>Friends of the Mole<br>The Lighthouse<br>Mole Road 1<br>HU1 9ZZ Hull</address><p>E-mail <a href="mailto:lights@mole.example">lights@mole.example</a></p>`,
  [
    'founded in 1987',
    '412 members',
    '1041234',
    '£48,200',
    'Mole Road 1',
    'HU1 9ZZ Hull',
    'lights@mole.example',
  ],
);

export const MIDDLE_PAGES: readonly ShortPage[] = pages;

const menu = ['Start', 'Services', 'Downloads', 'Press room', 'Careers here', 'Our partners'];
const sideCards = ['Storm shuts the pier', 'Ten walks in spring', 'New lift for the tower'];
const foot = `<p>© 2026 Hafenwelt Group. All rights reserved.</p>`;
export const MIDDLE_FRAMES: Readonly<Record<string, (title: string, main: string) => string>> = {
  wp: (t, m) =>
    `<!doctype html><html><head><meta charset=utf-8><title>${t} – Hafenwelt</title></head><body class="page-template wp-singular"><a class="skip-link screen-reader-text" href="#content">Skip to content</a><header id="masthead" class="site-header"><div class="site-branding"><p class="site-title"><a href="/">Hafenwelt</a></p><p class="site-description">Boats and more since 1998</p></div><nav id="site-navigation"><ul>${menu.map((x) => `<li class="menu-item"><a href="/${x}">${x}</a></li>`).join('')}</ul></nav></header><div id="content" class="site-content"><div id="primary" class="content-area"><main id="main" class="site-main"><article class="post page type-page"><div class="entry-content">${m}</div></article></main></div><aside id="secondary" class="widget-area"><section class="widget widget_search"><form><input type=search placeholder="Search"><button>Search now</button></form></section><section class="widget widget_recent_entries"><h2 class="widget-title">Latest posts</h2><ul>${sideCards.map((x) => `<li><a href="/p/${x}">${x}</a></li>`).join('')}</ul></section></aside></div><footer id="colophon" class="site-footer"><div class="site-info">Proudly powered by PressThing</div>${foot}</footer></body></html>`,
  boot: (t, m) =>
    `<!doctype html><html><head><meta charset=utf-8><title>${t} | Hafenwelt</title></head><body><div class="navbar navbar-expand"><div class="container"><a class="navbar-brand" href="/">Hafenwelt</a><div class="collapse navbar-collapse"><ul class="navbar-nav">${menu.map((x) => `<li class="nav-item"><a class="nav-link" href="/${x}">${x}</a></li>`).join('')}</ul><button class="btn">Sign in here</button></div></div></div><div class="container"><div class="row"><div class="col-md-8">${m}</div><div class="col-md-4"><div class="card"><div class="card-body"><h5>Newsletter signup</h5><p>Get our letter every month, no spam.</p><button>Subscribe to it</button></div></div>${sideCards.map((x) => `<div class="card mb-3"><img src="/x.jpg"><div class="card-body"><a href="/p/${x}">${x}</a></div></div>`).join('')}</div></div></div><div class="bg-dark text-light py-4"><div class="container"><div class="row"><div class="col"><a href="/imprint">Imprint page</a> <a href="/privacy">Data protection</a></div><div class="col">${foot}</div></div></div></div><div class="fixed-bottom cookie-consent"><p>We use cookies to make this site better for you.</p><button>Accept all of them</button></div></body></html>`,
  tw: (t, m) =>
    `<!doctype html><html><head><meta charset=utf-8><title>${t}</title></head><body class="bg-white text-gray-900"><div id="__next"><div class="sticky top-0 flex items-center justify-between px-6 py-3 border-b"><a href="/" class="font-bold">Hafenwelt</a><div class="flex gap-4">${menu.map((x) => `<a class="text-sm" href="/${x}">${x}</a>`).join('')}</div></div><div class="mx-auto max-w-3xl px-4 py-8">${m}</div><div class="mx-auto max-w-5xl grid grid-cols-3 gap-6 py-10">${sideCards.map((x) => `<a href="/p/${x}" class="rounded-lg border p-4"><div class="font-semibold">${x}</div><div class="text-xs text-gray-500">Read this story</div></a>`).join('')}</div><div class="border-t px-6 py-8 text-xs"><div class="flex gap-4"><a href="/imprint">Imprint page</a><a href="/privacy">Data protection</a></div>${foot}</div></div></body></html>`,
  table: (t, m) =>
    `<html><head><meta charset=utf-8><title>${t}</title></head><body bgcolor="#ffffff"><table width="900" align="center" cellspacing="0"><tr><td colspan="3" bgcolor="#003366"><font color="#fff" size="5">Hafenwelt</font></td></tr><tr><td width="150" valign="top" bgcolor="#eeeeee">${menu.map((x) => `<a href="${x}.htm"><font size="2">${x}</font></a><br>`).join('')}</td><td width="600" valign="top">${m}</td><td width="150" valign="top" bgcolor="#eeeeee"><b>Latest posts</b><br>${sideCards.map((x) => `<a href="${x}.htm"><font size="2">${x}</font></a><br><br>`).join('')}</td></tr><tr><td colspan="3" align="center"><font size="1">© 2026 Hafenwelt Group. All rights reserved. <a href="imprint.htm">Imprint page</a></font></td></tr></table></body></html>`,
};
export const MIDDLE_FRAME_LINES = [
  ...menu,
  ...sideCards,
  'Proudly powered',
  'All rights reserved',
  'Newsletter signup',
  'no spam',
  'Subscribe to it',
  'Imprint page',
  'We use cookies to make',
  'Accept all of them',
  'Read this story',
  'Search now',
  'Boats and more since',
  'Sign in here',
  'Skip to content',
  'Latest posts',
];
