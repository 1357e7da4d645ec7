/** Words of furniture of half `held-out-2`, by label one entry a language in the order of CODES; others are of the older halves. */
import type { Label } from './language.ts';

const ROWS: Partial<Record<Label, string>> = {
  related:
    'Related stories|Read next;相关报道|延伸阅读;Auch interessant|Zum Thema;あわせて読みたい;Читайте по теме;À lire aussi|Sur le même thème;관련 기사 더보기;اقرأ أيضا;Te puede interesar|Noticias relacionadas;相關報導',
  recommended:
    'Picked for you|What to read next;猜你喜欢|为你推荐;Das könnte Sie auch interessieren;こちらもおすすめ;Вам может понравиться;Nos suggestions|Vous aimerez aussi;추천 콘텐츠;قد يعجبك أيضا;Lo que debes leer;你可能也喜歡',
  mostRead:
    'Most popular|Top stories;热门文章|24小时热榜;Meistgelesen|Top 5;アクセスランキング;Самое читаемое;Les plus lus|Top articles;많이 본 뉴스;الأكثر قراءة;Lo más leído|Lo más visto;熱門文章',
  latest:
    'Latest posts|Just published;最新文章|最新发布;Neueste Beiträge|Aktuelles;新着記事;Последние новости;Dernières actualités|En continu;최신 글;آخر الأخبار;Últimas noticias|Entradas recientes;最新消息',
  share:
    'Share:|Share this post;分享到|分享;Teilen|Beitrag teilen;シェアする;Поделиться;Partager|Partager cet article;공유하기;شارك المقال;Compartir|Comparte;分享至',
  follow:
    'Follow us on|Connect with us;关注我们;Folgen Sie uns;フォローする;Мы в соцсетях;Suivez-nous;팔로우;تابعنا على;Síguenos en;追蹤我們',
  comments:
    '{N} thoughts|Conversation ({N});评论（{N}）;Kommentare ({N});コメント {N}件;Комментарии: {N};Commentaires ({N})|{N} réactions;댓글 {N};التعليقات ({N});Comentarios ({N})|{N} comentarios;留言 {N}',
  writeComment:
    'Leave a Reply|Write a response;发表评论;Kommentar schreiben|Diskutieren Sie mit;コメントを書く;Добавить комментарий;Laisser un commentaire;댓글 쓰기;اترك تعليقا;Deja un comentario|Publicar comentario;發表留言',
  reply: 'Reply;回复;Antworten;返信;Ответить;Répondre;답글;رد;Responder;回覆',
  tags: 'Tags:|More on:;标签：;Schlagwörter:|Themen:;タグ：;Метки:;Mots-clés :|Thèmes :;태그;الوسوم;Etiquetas:|Temas:;標籤：',
  previous:
    'Previous post:|← Prev;上一篇：;Vorheriger Beitrag|‹ Zurück;前の記事;Предыдущая запись;Article précédent;이전글;المقال السابق;Entrada anterior|Anterior;上一篇',
  next: 'Next post:|Next →;下一篇：;Nächster Beitrag|Weiter ›;次の記事;Следующая запись;Article suivant;다음글;المقال التالي;Entrada siguiente|Siguiente;下一篇',
  by: 'By|by;作者：;Von|von;文：;Автор:;Par|Publié par;글;بقلم;Por|por;撰文',
  published:
    'Published:|Posted on;发布时间：;Veröffentlicht am|Stand:;公開日：;Опубликовано:;Publié le;입력;نشر في;Publicado el;發佈於',
  updated:
    'Updated:|Last reviewed;更新于;Aktualisiert am;更新日：;Обновлено:;Mis à jour le;수정;آخر تحديث;Actualizado el;更新於',
  readMore:
    'Read more »|Learn more;阅读全文;Weiterlesen|Mehr erfahren;続きを読む;Читать далее;Lire la suite;더 보기;اقرأ المزيد;Leer más;閱讀更多',
  minutes:
    '{N} min read;约{N}分钟;Lesezeit: {N} Minuten|{N} Min.;この記事は約{N}分で読めます;Время чтения: {N} мин;Temps de lecture : {N} min|{N} minutes de lecture;읽는 시간 {N}분;مدة القراءة {N} دقائق;{N} minutos de lectura;閱讀時間約{N}分鐘',
  advert:
    'Advertisement|Sponsored content;广告;Anzeige;広告|PR;Реклама;Publicité;광고;إعلان;Publicidad;廣告',
  newsletter:
    'Get our newsletter|Stay in the loop;订阅我们的邮件;Newsletter abonnieren;メールマガジン登録;Подписка на рассылку;Inscrivez-vous à la newsletter;뉴스레터 구독;اشترك في النشرة البريدية;Suscríbete al boletín;訂閱電子報',
  send: 'Subscribe|Sign me up;订阅;Abonnieren|Jetzt anmelden;登録する;Подписаться;Je m’inscris;구독하기;اشترك;Suscribirme;訂閱',
  accept:
    'Accept all cookies|Got it;同意;Alle akzeptieren|Zustimmen;同意する;Принять все;Tout accepter;동의;قبول الكل;Aceptar todo;接受全部',
  reject:
    'Reject non-essential|Necessary only;拒绝;Ablehnen|Nur notwendige;拒否する;Отклонить;Tout refuser|Continuer sans accepter;거부;رفض;Rechazar;拒絕',
  settings:
    'Manage preferences|Customize;管理偏好;Einstellungen;設定する;Настроить;Paramétrer|Personnaliser;설정;إدارة التفضيلات;Configurar;管理設定',
  aboutAuthor:
    'About {P}|More from {P};作者简介;Über den Autor;この記事を書いた人;Об авторе;À propos de l’auteur;글쓴이 소개;عن الكاتب;Sobre el autor;作者介紹',
  photo:
    'Photo:|Credit:;图源：|图：;Foto:|Bild:;写真：;Фото:;Crédit photo :|© ;사진=;الصورة:;Foto:|Imagen:;圖：',
  top: 'Back to top|Scroll to top;回到顶部;Nach oben;ページトップへ;Наверх;Haut de page;맨 위로;العودة إلى الأعلى;Volver arriba;回到頂端',
  cart: 'Add to cart|Buy now;加入购物车;In den Warenkorb;カートに入れる;В корзину;Ajouter au panier;장바구니 담기;أضف إلى السلة;Añadir al carrito;加入購物車',
  contents:
    'Table of contents|In this article;目录;Inhaltsverzeichnis|Inhalt;目次;Содержание;Sommaire;목차;جدول المحتويات;Índice|En este artículo;目錄',
  note: 'Note|Info;注意;Hinweis;注意;Примечание;Remarque;참고;ملاحظة;Nota;備註',
};

/** Words of a label in the language at `place` of CODES; undefined where this half has none of its own. */
export function ownLabel(label: Label, place: number): string | undefined {
  return ROWS[label]?.split(';')[place];
}
