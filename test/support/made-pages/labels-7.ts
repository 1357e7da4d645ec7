/** Words of furniture of half `held-out-7`, by label one entry a language in the order of CODES. */
import type { Label } from './language.ts';

const ROWS: Partial<Record<Label, string>> = {
  related:
    'Read next|More stories;延伸阅读|更多内容;Mehr zum Thema|Lesen Sie auch;あわせて読みたい|関連記事;Читайте также|По теме;À lire aussi|Sur le même sujet;함께 보면 좋은 글|관련기사;اقرأ أيضا|موضوعات ذات صلة;Lea también|Noticias relacionadas;延伸閱讀|更多內容',
  recommended:
    'Picked for you|Our top stories;为你推荐|猜你喜欢;Für Sie ausgewählt|Tipps der Woche;あなたへのおすすめ|注目の記事;Вам может понравиться|Выбор недели;À découvrir|Nos suggestions;추천 콘텐츠|오늘의 추천;موصى به لك|قد يعجبك;Recomendado para ti|Lo más destacado;為你推薦|猜你喜歡',
  mostRead:
    'Most viewed|Top stories;阅读排行|本周热门;Meistgeklickt|Top 5;アクセスランキング|人気の記事;Топ недели|Самое обсуждаемое;Les plus consultés|Top 5;많이 읽은 기사|인기 뉴스;الأكثر مشاهدة|الأكثر تداولا;Lo más visto|Top 5;閱讀排行|本週熱門',
  latest:
    'Latest posts|Newest stories;近期文章|最新资讯;Aktuelle Beiträge|Das Neueste;新着記事|最新ニュース;Последние новости|Новые записи;Derniers articles|À la une;최근 글|최신 기사;آخر المقالات|جديد الموقع;Últimas entradas|Lo último;近期文章|最新資訊',
  share:
    'Share via|Send to a friend;分享至|转发;Artikel teilen|Weitersagen;シェアする|この記事を共有;Поделиться с друзьями|Отправить другу;Partager sur|Envoyer à un ami;공유|이 글 공유하기;شارك عبر|أرسل إلى صديق;Compartir en|Enviar a un amigo;分享至|轉發',
  comments:
    '{N} thoughts on this|Discussion ({N});{N} 条评论|网友评论（{N}）;{N} Gedanken dazu|Diskussion ({N});コメント {N} 件|みんなのコメント（{N}）;Обсуждение ({N})|Комментарии: {N};{N} réactions|Réactions ({N});의견 {N}|댓글 {N};{N} تعليقات|النقاش ({N});{N} opiniones|Opiniones ({N});{N} 則留言|網友評論（{N}）',
  readMore:
    'View post|Find out more;继续阅读|阅读原文;Zum Beitrag|Weiterlesen …;続きを見る|もっと見る;Подробнее…|Узнать больше;Lire plus|Découvrir;더 보기|이어서 읽기;المزيد|تابع القراءة;Leer más|Descubrir más;繼續閱讀|閱讀原文',
  newsletter:
    'Join our mailing list|The weekly digest;邮件订阅|每周精选;Unser Newsletter|Die Wochenpost;メルマガ登録|週刊ダイジェスト;Рассылка|Дайджест недели;La lettre de la semaine|Notre infolettre;메일 구독|주간 뉴스레터;القائمة البريدية|النشرة الأسبوعية;Nuestro boletín|El resumen semanal;郵件訂閱|每週精選',
  contents:
    'Skip to content|In this article;跳到正文|本文目录;Zum Hauptinhalt|In diesem Artikel;コンテンツへ移動|この記事の内容;К основному содержанию|В этой статье;Passer au contenu|Dans cet article;콘텐츠로 건너뛰기|이 글의 순서;تخط إلى المحتوى|في هذا المقال;Saltar al contenido|En este artículo;跳到正文|本文目錄',
};

/** Words of a label in the language at `place` of CODES; undefined where this half has none of its own. */
export function ownLabel(label: Label, place: number): string | undefined {
  return ROWS[label]?.split(';')[place];
}
