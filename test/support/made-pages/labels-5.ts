/** Words of furniture of half `held-out-5`, by label one entry a language in the order of CODES. */
import type { Label } from './language.ts';

const ROWS: Partial<Record<Label, string>> = {
  related:
    'Elsewhere on this site|On the same subject;同类文章|相关链接;Verwandte Themen|Links zum Thema;関連する話題|あわせて見る;Смежные темы|Ссылки по теме;À lire également|Dans la même rubrique;관련 소식|같은 주제의 글;روابط متصلة|في الملف نفسه;Enlaces de interés|Otras noticias;同類文章|相關連結',
  recommended:
    'We suggest|Worth your time;为您精选|值得一看;Tipp der Woche|Lesetipps;見逃せない記事|いちおし;Советуем|Не пропустите;Nos conseils|À découvrir aussi;볼만한 글|이런 글은 어떠세요;نرشح لك|لا تفوت;Sugerencias|Merece la pena;為您精選|值得一看',
  mostRead:
    'Top ten|Read by others;今日排行|热文榜;Top 10|Die meistgelesenen Texte;アクセスランキング|話題の記事;Топ-10|Читают сейчас;Top 10|Les plus vus;조회수 순위|화제의 글;العشرة الأوائل|الأكثر زيارة;Los diez más leídos|Top 10;今日排行|熱文榜',
  latest:
    'Just in|Recently added;刚刚发布|近日更新;Eben erschienen|Aktuelles;更新情報|新着記事一覧;Только что|Последние записи;En bref|Derniers ajouts;방금 올라온 글|최근 소식;الآن|أضيف مؤخرا;Recién publicado|Actualidad;剛剛發布|近日更新',
  share:
    'Tell a friend|Recommend;告诉朋友|推荐给好友;Weiterempfehlen|Teilen Sie diese Seite;友達に教える|拡散する;Сообщить другу|Рекомендовать;Recommander|Envoyer le lien;친구에게 알리기|추천하기;أخبر صديقا|أوص بها;Recomendar|Díselo a un amigo;告訴朋友|推薦給好友',
  comments:
    'Voices ({N})|{N} people have written;评论区（{N}）|{N}条发言;Meinungen ({N})|{N} Zuschriften;ひとこと（{N}）|{N}人の声;Отзывы ({N})|{N} сообщений;Avis des lecteurs ({N})|{N} messages;한마디 ({N})|의견 모음;آراء ({N})|{N} مشاركة;Voces ({N})|{N} mensajes;評論區（{N}）|{N}則發言',
  readMore:
    'To the text|…more;阅读原文|点此查看;Zum Text|…mehr;本文へ|…続き;К тексту|…ещё;Lire le texte|…suite;본문 보기|…더;إلى النص|…المزيد;Al texto|…más;閱讀原文|點此查看',
  newsletter:
    'Letters from us|By e-mail;邮件通知|订阅本站;Per E-Mail|Rundbrief;メール配信|お便り;Письма|По почте;Par courriel|Notre lettre;메일로 받기|소식지;عبر البريد|رسائلنا;Por correo|Nuestra carta;電郵通知|訂閱本站',
  contents:
    'On this page|Overview;本页内容|提要;Auf dieser Seite|Überblick;このページの内容|見出し;Содержание страницы|Обзор;Sur cette page|Aperçu;이 페이지|개요;في هذه الصفحة|نظرة عامة;En esta página|Resumen;本頁內容|提要',
};

/** Words of a label in the language at `place` of CODES; undefined where this half has none of its own. */
export function ownLabel(label: Label, place: number): string | undefined {
  return ROWS[label]?.split(';')[place];
}
