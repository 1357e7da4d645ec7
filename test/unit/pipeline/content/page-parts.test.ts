/** Parts of a page that are known by how systems write them, through the whole pipeline. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

const markdownOf = (body: string): string => {
  const html = `<html><head><title>The old mill</title></head><body>${body}</body></html>`;
  return renderDocument(pipelineInput(html)).document.markdown ?? '';
};

const TEXT = [
  'The mill by the river was built in 1874, and its wheel turned until the great flood of 1931.',
  'Two families lived in the house beside it; they ground rye for the villages on both banks.',
  'After the war the stones were sold to a brewery, which never came to take them away.',
  'Since last summer a society has been repairing the roof, and visitors may watch on Sundays.',
]
  .map((line) => `<p>${line}</p>`)
  .join('');
const links = (count: number): string =>
  Array.from(
    { length: count },
    (_, n) => `<a href="/s/${n}">How village ${n} saved its mill</a>`,
  ).join(' | ');

describe('parts of a page', () => {
  it.each([
    '<div class="qc-cmp2-container"><div>',
    '<div id="usercentrics-root"><div>',
    '<div id="sp_message_container_812"><div>',
    '<div class="fc-consent-root"><div>',
    '<div class="cky-consent-container"><div>',
    '<div id="tarteaucitronRoot"><div>',
  ])('consent is asked for by %s', (opening) => {
    const asked = 'Vendor 17 keeps identifiers for 33 months on grounds of legitimate interest.';
    const box = `${opening}${`<div>${asked}</div>`.repeat(4)}</div></div>`;
    for (const page of [
      box + `<h1>The old mill</h1>${TEXT}`,
      `<h1>The old mill</h1>${TEXT}` + box,
    ]) {
      expect(markdownOf(page)).not.toContain('legitimate interest');
      expect(markdownOf(page)).toContain('both banks');
    }
  });

  it('a name like that of a product of consent is no consent', () => {
    const page = `<h1>The old mill</h1><div class="klarofein-story ketchup truster">${TEXT}</div>`;
    expect(markdownOf(page)).toContain('both banks');
  });

  it.each(['blank.gif', 'loading.svg', '1x1.png', 'pixel.gif'])(
    'a picture that a script loads is none the less one for %s in its place',
    (placeholder) => {
      const slides = ['a', 'b', 'c']
        .map(
          (name) =>
            `<div class="swiper-slide"><img data-lazy="/media/${name}.jpg" src="/${placeholder}" alt=""></div>`,
        )
        .join('');
      const page = `<main><div class="pdp"><div class="swiper"><div class="swiper-wrapper">${slides}</div></div><div><h1>The old mill</h1></div><div>${TEXT}</div></div></main>`;
      for (const name of ['a', 'b', 'c']) expect(markdownOf(page)).toContain(`/media/${name}.jpg`);
      expect(markdownOf(page)).not.toContain(placeholder);
    },
  );

  it('a counting pixel without anything behind it stays out', () => {
    const page = `<main><h1>The old mill</h1>${TEXT}<img src="/stats/pixel.gif" alt=""><p>It opens at ten and closes at dusk, in winter at four already.</p></main>`;
    expect(markdownOf(page)).not.toContain('pixel.gif');
  });

  it('a table with heads keeps all of its columns, however long the text of one', () => {
    const text =
      'The lamp was made in the old mill by two carpenters and weighs four kilograms in all.';
    const row = (head: string, ...cells: readonly string[]): string =>
      `<tr><th>${head}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const table = `<table>${row('Name', 'Aster', 'Birke', 'Cedar')}${row('Place', 'Oulu', 'Turku', 'Vaasa')}${row('Text', text, text.replace('two', 'six'), text.replace('two', 'ten'))}</table>`;
    const markdown = markdownOf(
      `<main><h1>Compare</h1><p>${text.replace('lamp', 'row')}</p>${table}</main>`,
    );
    for (const cell of ['Aster', 'Cedar', 'Turku']) expect(markdown).toContain(cell);
  });

  it('a table that lays out the page is no table of data, however short its text', () => {
    const list = ['rye', 'barley', 'oats'].map(
      (name) => `<li>A sack of ${name} from the loft</li>`,
    );
    const page = `<table width="980"><tr><td width="170"><div>${links(9)}</div></td><td><h1>The old mill</h1><p>It was sold.</p><ul>${list.join('')}</ul></td></tr></table>`;
    const markdown = markdownOf(page);
    expect(markdown).toContain('- A sack of oats from the loft');
    expect(markdown).not.toContain('saved its mill');
    expect(markdown.startsWith('# The old mill')).toBe(true);
  });

  it('links over the only headline are the site’s', () => {
    const page = `<div class="x"><div>${links(12)}</div></div><div><h1>The old mill</h1>${TEXT}</div>`;
    expect(markdownOf(page).startsWith('# The old mill')).toBe(true);
  });

  it('answers stay where the page says that they are answers', () => {
    const answers = ['Nobody knows.', 'Ask the miller in the village.', 'In spring.']
      .map(
        (text) =>
          `<article itemprop="suggestedAnswer" itemscope itemtype="https://schema.org/Answer"><div>Ann, 3 May</div><div itemprop="text">${text}</div><button>3</button></article>`,
      )
      .join('');
    const page = `<div itemscope itemtype="https://schema.org/QAPage"><div itemscope itemtype="https://schema.org/Question"><h1>The old mill</h1><div itemprop="text"><p>When does the wheel of the old mill turn, and who may come to look at it then?</p></div>${answers}</div></div><div class="rail">${links(9)}</div>`;
    const markdown = markdownOf(page);
    for (const text of ['Nobody knows.', 'Ask the miller', 'In spring.'])
      expect(markdown).toContain(text);
    expect(markdown).not.toContain('saved its mill');
  });

  it('what boards put around posts stays out, signatures alone stay', () => {
    const post = (n: number, text: string): string =>
      `<article class="message"><section class="message-user"><h4>Member ${n}</h4><div class="message-userExtras">Posts: 49${n}, joined in May 2014</div></section><div class="bbWrapper">${text}</div><aside class="message-signature"><div class="bbWrapper">Grinding since the flood, number ${n}.</div></aside></article>`;
    const said = TEXT.replaceAll(/<\/?p>/g, ' ');
    const page = `<h1>The old mill</h1>${post(1, said)}${post(2, `I saw it last year. ${said}`)}${post(3, `So did I, twice, in the rain. ${said}`)}`;
    const markdown = markdownOf(page);
    expect(markdown).toContain('So did I, twice');
    expect(markdown).not.toContain('Grinding since');
    expect(markdown).not.toContain('joined in May');
    expect(markdownOf(`<h1>The old mill</h1><div class="signature">${TEXT}</div>`)).toContain(
      'both banks',
    );
  });

  it('rows of links to share with go with the line above them, however short the page', () => {
    const services = ['Auf Facebook teilen', 'Per E-Mail senden', 'Link kopieren'];
    const row = `<div class="sharedaddy"><h3>Bleiben Sie dran</h3><ul>${services.map((name) => `<li><a href="/x">${name}</a></li>`).join('')}</ul></div>`;
    for (const text of [
      TEXT,
      '<p>The office is closed on Friday. Letters can be left in the box.</p>',
    ]) {
      const markdown = markdownOf(`<article><h1>The old mill</h1>${text}${row}</article>`);
      expect(markdown).not.toMatch(/dran|teilen|senden|kopieren/);
    }
  });

  it('what can be done with a post goes, whatever language says it', () => {
    const post = (name: string, text: string): string =>
      `<div class="post"><div class="by"><a href="/u/${name}">${name}</a></div><div class="body"><div class="date">12.04.2024 09:12</div>
       <div class="text"><p>${text}</p></div><div class="post-tools"><a href="#">Zitieren und antworten</a> <a href="#">Beitrag melden</a></div></div></div>`;
    const markdown = markdownOf(`<main><h1>Gasherd zündet nicht</h1>
      ${post('Heidi', 'Hallo zusammen, unser Gasherd zündet seit gestern nicht mehr. Was kann das sein?')}
      ${post('Jens', 'Dann prüf mal das Thermoelement, bei mir war es nach dem Winter ganz verrußt.')}
      ${post('Heidi', 'Das war es, vielen Dank, jetzt kocht das Wasser endlich wieder!')}</main>`);
    expect(markdown).toContain('Thermoelement');
    expect(markdown).not.toMatch(/Zitieren|melden/);
  });

  it('columns of links beside the cell with the headline and its text go', () => {
    const side = `Advertisement<br>${[1, 2, 3].map((n) => `<a href="/r${n}">A quiet village number ${n}</a><br>A short trip beyond the crowded coast, with walks for every age.<br><br>`).join('')}`;
    const page = `<table><tr><td><h1>The office is closed</h1><p>Our office stays closed on Friday, 10 May. Letters can be left in the box.</p></td><td>${side}</td></tr></table>`;
    expect(markdownOf(page)).toContain('Letters can be left');
    expect(markdownOf(page)).not.toContain('crowded coast');
  });

  it('the day of a release right below its heading stays', () => {
    const release = (version: string, day: string): string =>
      `<section class="release"><div class="head"><h2>${version}</h2><time>${day}</time> <a href="/d/${version}">Download</a></div>
       <h3>Fixed</h3><ul><li>Totals of long reports no longer round twice.</li><li>The export of empty tables does not crash.</li></ul></section>`;
    const more = TEXT.repeat(2);
    const markdown =
      markdownOf(`<article><h1>Changes</h1>${more}${release('3.2.0', '14 March 2024')}
      ${release('3.1.4', '2 February 2024')}${release('3.1.3', '20 January 2024')}</article>`);
    for (const part of ['3.2.0', '14 March 2024', '2 February 2024', '20 January 2024'])
      expect(markdown).toContain(part);
  });

  it('what readers said below a short page goes with the form to answer, a thread stays', () => {
    const said = ['Très bel article, merci du partage !', 'Mon cousin travaille là-bas.']
      .map(
        (text) =>
          `<li class="comment"><footer><b>Gast</b> <time>3 May 2024</time></footer><p>${text}</p><div class="reply"><a href="#r">Reply</a></div></li>`,
      )
      .join('');
    const comments = `<div id="comments" class="comments-area"><h2>2 commentaires</h2><ol class="comment-list">${said}</ol><h3>Laisser un commentaire</h3><form><textarea></textarea></form></div>`;
    const recipe = `<p>Une tarte d’hiver, meilleure encore le lendemain.</p><h2>Ingrédients</h2><ul><li>600 g de poireaux</li><li>20 cl de crème</li><li>2 œufs</li></ul><h2>Étapes</h2><ol><li>Émincez les poireaux et faites-les fondre au beurre.</li><li>Battez les œufs avec la crème.</li></ol>`;
    const markdown = markdownOf(
      `<main><article class="post"><h1>Tarte aux poireaux</h1>${recipe}</article>${comments}</main>`,
    );
    expect(markdown).toContain('Battez');
    expect(markdown).not.toMatch(/bel article|cousin/);
  });

  it('each post keeps its writer in bold with the day, whatever the box is called', () => {
    const post = (name: string, text: string): string =>
      `<li class="comment-item"><div class="msg"><div class="msg-head"><strong>${name}</strong> <time>2 May 2024</time></div><div class="msg-text"><p>${text}</p></div>
       <ul class="msg-actions"><li><a href="/reply">Reply to this post</a></li><li><a href="/report">Report to a moderator</a></li></ul></div></li>`;
    const markdown = markdownOf(`<h1>Which glue for cork tiles?</h1><ul class="thread">
      ${post('Olga', 'My cork tiles come loose at the edges. Which glue holds on old concrete?')}
      ${post('tiler_tim', 'Contact adhesive, both sides, and wait until it is dry to the touch.')}
      ${post('Olga', 'Thanks! Does it smell for long?')}${post('Bea', 'Two days with the windows open.')}</ul>`);
    for (const name of ['Olga', 'Bea']) expect(markdown).toContain(`**${name}** 2 May 2024`);
  });

  it('a form in groups below its heading is kept with its questions', () => {
    const form = `<form><fieldset><legend>Votre véhicule</legend><label for="n">Numéro d’immatriculation</label><input id="n"><small>Par exemple AB-123-CD</small>
      <label for="z">Zone de résidence</label><select id="z"><option>Gare</option></select></fieldset><button>Envoyer</button></form>`;
    const markdown =
      markdownOf(`<main><h1>Demander une carte de stationnement</h1><p>Vous habitez une zone payante ? La carte vous permet de vous garer à tarif réduit.</p>${TEXT}${TEXT.replaceAll('mill', 'barn')}
      <h2>Pièces à fournir</h2><ul><li>Carte grise du véhicule</li><li>Justificatif de domicile de moins de trois mois</li><li>Pièce d’identité en cours de validité</li></ul>
      <h2>Les étapes</h2><p>Créez un compte, déposez les pièces et payez en ligne par carte bancaire.</p><p>Formats acceptés : PDF ou JPEG, cinq mégaoctets au plus.</p>
      <h2>Formulaire</h2>${form}<h2>Où s’adresser</h2><p>Le guichet de la mairie est ouvert le mardi de neuf heures à midi, sauf le 8 mai.</p></main>`);
    for (const line of ['Votre véhicule', 'immatriculation', 'AB-123-CD', 'Zone de résidence'])
      expect(markdown).toContain(line);
    expect(markdown).not.toContain('Envoyer');
  });

  it('links to share in a script without spaces go', () => {
    const links = [
      'フェイスブックで共有',
      'エックスで共有',
      'メールで送信する',
      'リンクをコピーする',
    ]
      .map((name) => `<a href="#">${name}</a>`)
      .join('');
    const text =
      '<p>港町の古い灯台が三日、百年ぶりに一般公開された。朝から二百人が列を作り、急な階段を上った。</p><p>「海がこんなに近いとは」と地元の小学生は話した。</p>';
    const markdown = markdownOf(
      `<main><h1>灯台が公開</h1>${text}<div class="share-buttons">${links}</div></main>`,
    );
    expect(markdown).toContain('小学生');
    expect(markdown).not.toContain('送信する');
  });
});
