/** Words of furniture of half `held-out-9`, by label one entry a language in the order of CODES. */
import type { Label } from './language.ts';

const ROWS: Partial<Record<Label, string>> = {
  related:
    'You might also like|Keep reading;相关推荐|相关阅读;Passend dazu|Weitere Artikel;関連する記事|こちらもおすすめ;Похожие материалы|Читать также;Articles similaires|Pour aller plus loin;연관 글|이런 글은 어떠세요;مقالات مشابهة|قد يهمك أيضا;Artículos relacionados|Sigue leyendo;相關推薦|相關文章',
  recommended:
    'Don’t miss these|Editor’s choice;编辑推荐|热门推荐;Empfehlungen der Redaktion|Nicht verpassen;編集部のおすすめ|ピックアップ;Выбор редакции|Рекомендуем;Le choix de la rédaction|À ne pas manquer;에디터 추천|놓치지 마세요;اختيارات المحرر|لا تفوتك;Selección del editor|No te lo pierdas;編輯推薦|熱門推薦',
  mostRead:
    'Trending now|Popular posts;热门文章|点击排行;Beliebte Beiträge|Gerade angesagt;人気記事|よく読まれている記事;Популярное за сутки|Сейчас читают;Tendances|Articles populaires;인기글|지금 뜨는 글;رائج الآن|الأكثر قراءة اليوم;Tendencias|Entradas populares;熱門文章|點擊排行',
  latest:
    'Recent posts|What’s new;最新文章|最近更新;Neueste Beiträge|Neu im Blog;最近の投稿|新着;Свежие записи|Лента;Articles récents|Quoi de neuf;최근 게시물|새 글;أحدث المقالات|جديدنا;Entradas recientes|Novedades;最新文章|最近更新',
  share:
    'Share this|Spread the word;分享到|分享本文;Teilen mit|Diese Seite teilen;共有:|この記事をシェア;Поделиться ссылкой|Рассказать друзьям;Partager|Faire suivre;공유하기|링크 공유;انشر المقال|مشاركة الرابط;Comparte|Difunde;分享到|分享本文',
  comments:
    '{N} responses|Join the conversation ({N});评论（{N}）|全部评论 {N};{N} Antworten|Mitreden ({N});コメント（{N}）|{N}件の反応;{N} ответов|Мнения читателей ({N});{N} réponses|Vos réactions ({N});댓글 {N}개|전체 댓글 {N};{N} ردود|آراء القراء ({N});{N} respuestas|Tu opinión ({N});留言（{N}）|全部留言 {N}',
  readMore:
    'Read article|Go to page;查看全文|了解详情;Jetzt lesen|Zur Seite;記事を読む|詳細を見る;Читать полностью|Перейти;Lire l’article|Voir la page;자세히 보기|글 읽기;اقرأ المقال|عرض الصفحة;Leer artículo|Ir a la página;查看全文|了解詳情',
  newsletter:
    'Get our emails|Stay in the loop;订阅我们|邮件通讯;Nichts mehr verpassen|Post von uns;ニュースレター登録|最新情報を受け取る;Подписка на письма|Будьте в курсе;Restez informés|Abonnez-vous à nos e-mails;소식 받기|뉴스레터 구독;ابق على اطلاع|اشترك في نشرتنا;Mantente al día|Recibe nuestros correos;訂閱我們|郵件通訊',
};

/** Words of a label in the language at `place` of CODES; undefined where this half has none of its own. */
export function ownLabel(label: Label, place: number): string | undefined {
  return ROWS[label]?.split(';')[place];
}
