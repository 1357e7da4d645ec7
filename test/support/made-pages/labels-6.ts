/** Words of furniture of half `held-out-6`, by label one entry a language in the order of CODES. */
import type { Label } from './language.ts';

const ROWS: Partial<Record<Label, string>> = {
  related:
    'You may be interested in|Similar posts;相关内容|您可能感兴趣;Ähnliche Beiträge|Das könnte Sie auch interessieren;この記事に関連するページ|類似の記事;Вам может быть интересно|Похожие записи;Sur le même thème|Articles similaires;연관 기사|비슷한 글;قد يهمك أيضا|مقالات مشابهة;Artículos relacionados|También te puede interesar;相關內容|您可能有興趣',
  recommended:
    'Don’t leave without reading|Hand-picked;小编推荐|精彩推荐;Unsere Empfehlung|Aus der Redaktion;編集部のおすすめ|ピックアップ;Выбор редакции|Рекомендуем прочитать;La sélection de la rédaction|Vous aimerez;추천 기사|편집자 추천;اختيارات المحرر|نوصي بقراءتها;Selección del editor|Te recomendamos;小編推薦|精彩推薦',
  mostRead:
    'Popular posts|Most popular today;热门文章|点击排行;Meistgelesen|Beliebte Beiträge;人気記事|よく読まれている記事;Популярное|Самое читаемое;Les plus lus|Articles populaires;많이 본 뉴스|인기글;الأكثر قراءة|الأكثر شعبية;Lo más leído|Entradas populares;熱門文章|點閱排行',
  latest:
    'Recent posts|What’s new;最新文章|最新消息;Neueste Beiträge|Neu im Angebot;最近の投稿|お知らせ;Свежие записи|Новости;Articles récents|Dernières nouvelles;최신 글|새 소식;أحدث المقالات|آخر الأخبار;Entradas recientes|Novedades;最新文章|最新消息',
  share:
    'Share this:|Pass it on;分享到|分享本文;Teilen mit:|Beitrag teilen;共有:|この記事をシェア;Поделиться:|Поделиться ссылкой;Partager :|Partager cet article;공유하기|기사 공유;شارك هذا الموضوع:|مشاركة;Compartir:|Comparte esto;分享到|分享本文',
  comments:
    'Comments ({N})|{N} responses;评论（{N}）|全部评论;{N} Kommentare|Kommentare ({N});コメント（{N}）|{N}件のコメント;Комментарии ({N})|{N} комментариев;{N} commentaires|Commentaires ({N});댓글 {N}개|댓글 ({N});التعليقات ({N})|{N} تعليقا;{N} comentarios|Comentarios ({N});留言（{N}）|全部留言',
  readMore:
    'Read full article|Learn more;查看全文|了解更多;Ganzen Artikel lesen|Mehr erfahren;全文を読む|詳しくはこちら;Читать полностью|Подробнее;Lire l’article|En savoir plus;전문 보기|자세히 보기;اقرأ المقال كاملا|اعرف أكثر;Leer artículo|Más información;查看全文|了解更多',
  newsletter:
    'Stay in the loop|Get updates;订阅更新|新闻邮件;Newsletter abonnieren|Auf dem Laufenden bleiben;メールマガジン|最新情報を受け取る;Подпишитесь на рассылку|Будьте в курсе;Inscription à la lettre d’information|Restez informé;뉴스레터 구독|소식 받기;اشترك في النشرة|ابق على اطلاع;Suscríbete al boletín|Mantente al día;訂閱電子報|新聞郵件',
  contents:
    'Jump to|Skip to main content;跳至内容|目录;Zum Inhalt|Inhaltsverzeichnis;目次|本文へスキップ;Перейти к содержимому|Оглавление;Aller au contenu|Sommaire;본문으로 바로가기|목차;انتقل إلى المحتوى|جدول المحتويات;Ir al contenido|Índice;跳至內容|目錄',
};

/** Words of a label in the language at `place` of CODES; undefined where this half has none of its own. */
export function ownLabel(label: Label, place: number): string | undefined {
  return ROWS[label]?.split(';')[place];
}
