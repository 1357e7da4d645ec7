/**
 * Sites of the years to 2008: tables for layout, font tags, paragraphs by br, spacer pictures, upper-case tags that
 * nobody closed, office exports, server controls, pages that are one block of preformatted text.
 */
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { address, adPicture, photo, spacer, thumbToBig } from './pictures.ts';
import { closing, decoy, ending, linkedSentence, prose, single, story, word } from './prose.ts';
import { shell } from './shell.ts';
import { Site } from './site.ts';

const texts = (
  page: PageMaker,
  short: readonly [number, number] = [2, 3],
  long: readonly [number, number] = [5, 10],
) =>
  page.random.times(page.amount(short, long), () =>
    page.random.chance(0.15) ? linkedSentence(page) : prose(page),
  );

const font = (inner: string, size = 2) =>
  `<font face="Verdana, Arial, Helvetica" size="${size}">${inner}</font>`;

const rowOfLinks = (page: PageMaker) =>
  page
    .menuWords(6)
    .map(
      (text) => `<a href="${page.path()}.html"><font color="#ffffff" size="1">${text}</font></a>`,
    )
    .join(' <font color="#ffffff">|</font> ');

/** Wraps broken lines of at most 72 characters. */
function wrapped(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = indent;
  for (const part of text.split(' ')) {
    if (`${line} ${part}`.length > 72 && line.trim() !== '') {
      lines.push(line);
      line = indent;
    }
    line = line.trim() === '' ? `${indent}${part}` : `${line} ${part}`;
  }
  return [...lines, line].join('\n');
}

export const oldSites: readonly Kind<TextTruth>[] = [
  textKind('local-paper-of-tables-and-fonts', (page) => {
    const side = page.random
      .times(
        page.random.int(4, 9),
        () =>
          `<tr><td>${spacer(page, 8, 8)}</td><td>${font(`<a href="${page.path()}.shtml">${page.title('noise')}</a>`, 1)}</td></tr>`,
      )
      .join('');
    const picture = `<table align="right" width="220" cellpadding="4"><tr><td><img src="${photo(page)}" width="210" height="150" border="1" hspace="4"></td></tr><tr><td>${font(page.say(), 1)}</td></tr></table>`;
    const main = `${font(`<b>${page.headline()}</b>`, 5)}<br>${font(`${page.label('by')} ${page.name()}<br>${page.date()}`, 1)}<p>${picture}${font(texts(page).join('<br><br>\n'))}<p>${font(closing(page), 1)}`;
    return shell(
      page,
      `<table width="760" border="0" cellspacing="0" cellpadding="0" align="center"><tr><td colspan="3" bgcolor="#003366">${spacer(page, 760, 4)}<br>${rowOfLinks(page)}</td></tr><tr><td colspan="3" align="center">${adPicture(page)}</td></tr><tr valign="top"><td width="150" bgcolor="#eeeeee"><table>${side}</table></td><td width="10">${spacer(page, 10, 1)}</td><td>${main}</td></tr><tr><td colspan="3" bgcolor="#003366">${font(`© ${page.random.int(1999, 2007)} ${page.site}. ${page.disclaimer()}`, 1)}</td></tr></table>`,
      { isBare: page.random.chance(0.3), attributes: ' bgcolor="#ffffff" link="#0000cc"' },
    );
  }),

  textKind('paragraph-a-table-row', (page) => {
    const rows = texts(page).map(
      (text, i) =>
        `<tr><td class="text">${text}</td></tr>${i === 1 ? `<tr><td align="center"><img src="${photo(page)}" border="0"></td></tr><tr><td class="legend" align="center">${page.say()}</td></tr>` : ''}`,
    );
    const other = page.random
      .times(
        5,
        () =>
          `<tr><td class="menu">» <a class="menu" href="?id=${page.random.int(10, 999)}">${page.title('noise')}</a></td></tr>`,
      )
      .join('');
    return shell(
      page,
      `<table width="100%"><tr><td><table width="180"><tr><td class="menuhead">${page.label('latest')}</td></tr>${other}</table></td><td valign="top"><table width="560"><tr><td class="title">${page.headline()}</td></tr><tr><td class="date">${page.date()}</td></tr>${rows.join('\n')}<tr><td class="text">${single(page)}</td></tr><tr><td align="right"><a href="javascript:window.print()">${word(page, 'print')}</a> <a href="javascript:history.back()">${page.label('previous')}</a></td></tr></table></td></tr></table>`,
    );
  }),

  textKind('centred-page-of-an-editor-program', (page) => {
    const para = (text: string) =>
      `<p align="justify"><font face="Comic Sans MS" size="3" color="#000080">${text}</font></p>\n<p align="justify">&nbsp;</p>`;
    const pictures = page.random.times(
      page.random.int(0, 3),
      () =>
        `<p align="center">${thumbToBig(page)}<br><font size="1"><i>${page.brief()}</i></font></p>`,
    );
    const body = [...texts(page).map(para), ...pictures];
    return shell(
      page,
      `<center><a href="index.htm"><font size="2">${page.label('home')}</font></a> ${page
        .menuWords(4)
        .map((text) => `[<a href="${page.random.word()}.htm">${text}</a>]`)
        .join(
          ' ',
        )}<hr width="80%"><h1 align="center"><font face="Comic Sans MS" color="#ff0000">${page.headline()}</font></h1></center>${body.join('\n')}<hr><p align="center"><font size="1">${page.label('updated')}: ${page.date()} - <a href="mailto:${page.random.word()}@${page.site}.example">${page.label('contact')}</a></font></p>`,
      {
        head: '<meta name="GENERATOR" content="Page editor 4.0">',
        isBare: page.random.chance(0.5),
      },
    );
  }),

  textKind('upper-case-tags-never-closed', (page) => {
    const [first = '', ...rest] = texts(page);
    const links = page.random
      .times(
        page.random.int(3, 6),
        () => `<LI><A HREF="${page.random.word()}.html">${page.item()}</A>`,
      )
      .join('\n');
    return shell(
      page,
      `<CENTER><H2>${page.headline()}</H2></CENTER>\n<HR>\n${first}\n${rest.map((text) => `<P>\n${text}`).join('\n')}\n<H3>${page.heading()}</H3>\n${page.say()}\n<UL>\n${links}\n</UL>\n<P>${closing(page)}\n<HR>\n<ADDRESS>${page.name()}, ${page.date()}</ADDRESS>\n<A HREF="/">${page.label('home')}</A> <A HREF="#">${page.label('top')}</A>`,
      { isBare: page.random.chance(0.3) },
    );
  }),

  textKind('server-controls-with-form-around', (page) => {
    const site = new Site(page, 'ids');
    const id = (name: string) => `id="ctl00_ContentPlaceHolder1_${name}"`;
    const more = page.random
      .times(
        5,
        (i) =>
          `<tr><td><a id="ctl00_rpt_ctl0${i}_hl" href="detail.aspx?id=${page.random.int(100, 9999)}">${page.title('noise')}</a><br><span id="ctl00_rpt_ctl0${i}_lbl">${page.noise()}</span></td></tr>`,
      )
      .join('');
    return shell(
      page,
      `<form name="aspnetForm" method="post" action="detail.aspx" id="aspnetForm"><input type="hidden" name="__VIEWSTATE" value="/wEPDwUKLTIxN${page.random.letters(40)}">${site.header()}<div id="ctl00_pnlMain"><span ${id('lblTitle')} class="title">${page.headline()}</span><br><span ${id('lblDate')}>${page.date()}</span><div ${id('pnlImage')}><img ${id('imgMain')} src="${photo(page)}"><br><span ${id('lblCaption')}>${page.brief()}</span></div><span ${id('lblText')} class="text">${texts(page).join('<br /><br />')}</span></div><table id="ctl00_dlMore">${more}</table>${site.footer()}</form>`,
    );
  }),

  textKind('office-export', (page) => {
    const p = (text: string, style = '') =>
      `<p class=MsoNormal style='margin-bottom:0cm;text-align:justify${style}'><span lang=EN-GB style='font-size:12.0pt;font-family:"Times New Roman"'>${text}<o:p></o:p></span></p>`;
    const bullet = (item: string) =>
      `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span><![endif]><span>${item}</span></p>`;
    const body = story(page, {
      p,
      h: (text) => `<h2><b><span style='color:windowtext'>${text}</span></b></h2>`,
      li: (items) => items.map(bullet).join('\n'),
      figure: () =>
        `<p class=MsoNormal align=center><img width=480 height=320 src="${photo(page)}"></p><p class=MsoCaption>${page.brief()}</p>`,
    });
    return shell(
      page,
      `<div class=WordSection1><p class=MsoTitle><span>${page.headline()}</span></p>${p('&nbsp;')}${body}</div>`,
      { isBare: true, attributes: ' lang=EN-GB style="tab-interval:36.0pt"' },
    );
  }),

  textKind('news-module-of-a-php-portal', (page) => {
    const block = (title: string, inner: string) =>
      `<table class="block" width="150" cellpadding="2"><tr><td class="boxtitle"><b>${title}</b></td></tr><tr><td class="boxcontent">${inner}</td></tr></table><br>`;
    const left =
      block(
        word(page, 'menu'),
        page
          .menuWords(6)
          .map(
            (text) =>
              `<strong><big>·</big></strong>&nbsp;<a href="modules.php?name=${page.random.word()}">${text}</a><br>`,
          )
          .join(''),
      ) + block(page.label('login'), `<form>${word(page, 'password')} <input name="p"></form>`);
    const right = block(
      page.label('mostRead'),
      page.random
        .times(
          5,
          () =>
            `<a href="modules.php?sid=${page.random.int(1, 999)}">${page.title('noise')}</a><br>`,
        )
        .join(''),
    );
    const main = `<table class="opentable" width="100%"><tr><td><font class="storytitle"><b>${page.headline()}</b></font><br><font class="content"><i>${page.label('by')} <a href="user.php?u=a">${page.name()}</a> ${page.date()} (${word(page, 'views')})</i></font><br><br><a href="modules.php?topic=3"><img src="${page.decoration(address(page, '.gif'))}" border="0" align="right" alt="topic"></a><font class="content">${texts(page, [1, 2], [2, 4]).join('<br><br>')}</font><br><br><font class="content">${texts(page, [1, 1], [2, 4]).join('<br><br>')}</font></td></tr></table><table><tr><td>${page.label('comments')}</td></tr><tr><td><b>${page.name()}</b><br>${page.free()}</td></tr></table>`;
    return shell(
      page,
      `<table width="100%"><tr valign="top"><td>${left}</td><td width="100%">${main}</td><td>${right}</td></tr></table><center><font class="footmsg">${page.disclaimer()}</font></center>`,
    );
  }),

  textKind('content-pane-of-an-early-cms', (page) => {
    const site = new Site(page, 'words');
    const module = () =>
      `<table class="moduletable"><tr><th>${page.label('latest')}</th></tr><tr><td><ul class="latestnews">${page.random.times(4, () => `<li class="latestnews"><a class="latestnews" href="${page.path()}">${page.title('noise')}</a></li>`).join('')}</ul></td></tr></table>`;
    const body = story(page, {
      p: (text) => `<p>${text}</p>`,
      h: (text) => `<p><strong>${text}</strong></p>`,
      figure: () =>
        `<p><img class="caption" src="${photo(page)}" border="0" align="left" alt="" title=""></p>`,
    });
    return shell(
      page,
      `<div id="pathway"><span class="breadcrumbs pathway"><a class="pathway">${page.label('home')}</a> ${page.menuWords(1)[0] ?? ''} ${page.headline()}</span></div><div id="leftcolumn">${module()}</div><div id="maincolumn"><table class="contentpaneopen"><tr><td class="contentheading" width="100%">${page.headline()}</td><td align="right" class="buttonheading"><a href="#" title="PDF">PDF</a> <a>${word(page, 'print')}</a></td></tr></table><table class="contentpaneopen"><tr><td valign="top" colspan="2" class="createdate">${page.date()}</td></tr><tr><td valign="top">${body}</td></tr><tr><td class="modifydate">${page.label('updated')} ( ${page.date()} )</td></tr></table><table align="center" class="pagenav"><tr><th class="pagenav_prev"><a href="${page.path()}">&lt; ${page.label('previous')}</a></th><th class="pagenav_next"><a href="${page.path()}">${page.label('next')} &gt;</a></th></tr></table><span class="article_separator">&nbsp;</span></div>${site.footer()}`,
    );
  }),

  textKind('rfc-like-text-page', (page) => {
    const { random } = page;
    const section = (i: number) =>
      `${i + 1}.  ${page.heading()}\n\n${random.times(page.amount([1, 2], [2, 4]), () => wrapped(`${page.say()} ${page.say()}`, '   ')).join('\n\n')}`;
    const breakLine = () =>
      `\n\n<span class="grey">${page.name()}                 Informational                   [Page ${random.int(1, 40)}]</span>\n<hr class="noprint"/><pre class="newpage"><span id="page-${random.int(2, 40)}"></span><span class="grey">RFC ${random.int(1000, 9999)}          ${random.word()}          ${random.int(1990, 2020)}</span>\n\n`;
    const sections = random.times(
      page.amount([2, 2], [3, 7]),
      (i) => `${section(i)}${i % 2 === 1 ? `${breakLine()}</pre><pre>` : ''}`,
    );
    return shell(
      page,
      `<div class="noprint"><small>[<a href="/">${page.label('home')}</a>] [<a href="/txt">${word(page, 'download')}</a>] [<a href="/d">${word(page, 'history')}</a>]</small></div><pre>${sections.join('\n\n')}\n\n${word(page, 'references')}\n\n${wrapped(closing(page), '   ')}\n</pre>`,
    );
  }),

  textKind('plain-text-in-pre', (page) => {
    const paras = texts(page).map((text) => wrapped(text.replace(/<[^>]*>/g, '')));
    return shell(
      page,
      `<h1>${page.headline()}</h1>\n<pre style="white-space: pre-wrap">\n${paras.join('\n\n')}\n\n${ending(page, { p: (text) => wrapped(text) }).join('\n\n')}\n</pre><p><a href="/">${page.label('home')}</a></p>`,
    );
  }),

  textKind('guestbook', (page) => {
    const entry = (i: number) =>
      `<table width="600" border="1" cellspacing="0"><tr bgcolor="#cccccc"><td width="150"><b>#${400 - i}</b> ${page.name()}<br><small>${page.random.word()}@mail.example</small></td><td><small>${page.date()}</small></td></tr><tr><td colspan="2">${page.random.chance(0.5) ? page.brief() : `${page.say()}<br>${page.brief()}`}</td></tr>${page.random.chance(0.3) ? `<tr><td colspan="2"><i>${page.site}: ${page.brief()}</i></td></tr>` : ''}</table><br>`;
    return shell(
      page,
      `<center><h1>${page.headline()}</h1><a href="sign.php">${page.label('writeComment')}</a><br>${page.random.times(page.amount([2, 4], [6, 16]), entry).join('\n')}<p>[1] <a href="?p=2">[2]</a> <a href="?p=3">[3]</a></p></center>`,
    );
  }),

  textKind('home-page-with-letter', (page) => {
    const body = texts(page)
      .map((text) => `<div align="left">${text}</div><br>`)
      .join('\n');
    return shell(
      page,
      `<body background="bg.gif"><table align="center" width="90%"><tr><td><h1><i>${page.headline()}</i></h1><img src="${photo(page)}" align="left" width="160"><br>${decoy(page)}<br><br>${body}<br>${page.record(`${word(page, 'regards')}, ${page.name()}`, 'main')}<br><br><small>${closing(page)}</small></td></tr></table><center><a href="http://ring.example/prev">«</a> Webring <a href="http://ring.example/next">»</a><br>${spacer(page)}</center>`,
    );
  }),
];
