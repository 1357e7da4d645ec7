/** Words of furniture of half `held-out-3`, by label one entry a language in the order of CODES. */
import type { Label } from './language.ts';

const ROWS: Partial<Record<Label, string>> = {
  related:
    'You might like|More like this;相关推荐|相关阅读;Mehr zum Thema|Passend dazu;関連リンク|この記事と関連する記事;Материалы по теме|Другие материалы;Sur le même sujet|Articles liés;함께 보면 좋은 글|관련 글;مقالات ذات صلة|مواضيع ذات صلة;Artículos relacionados|Más sobre este tema;延伸閱讀|相關文章',
  recommended:
    'Recommended reading|From our partners;热门推荐|精选推荐;Empfehlungen der Redaktion|Mehr für Sie;おすすめ記事|編集部のおすすめ;Рекомендуем|Выбор редакции;À ne pas manquer|Notre sélection;에디터 추천|추천 글;موصى به لك|اخترنا لك;Recomendado para ti|Te recomendamos;編輯精選|推薦閱讀',
  mostRead:
    'Most read in this section|Popular this week;点击排行|本周热门;Am häufigsten gelesen|Beliebt;人気記事ランキング|よく読まれている記事;Популярное|Самое популярное;Les plus consultés|Top des lectures;인기 기사|가장 많이 읽은 글;الأكثر مشاهدة|الأكثر تداولا;Lo más popular|Más visto hoy;點閱排行|本週熱門',
  latest:
    'More posts|Recent entries;最近更新|近期文章;Neu im Blog|Letzte Artikel;最近の投稿|最新記事;Недавние записи|Новое на сайте;Articles récents|Derniers billets;최근 글|새로운 글;أحدث المقالات|جديد الموقع;Últimas entradas|Lo último;近期文章|最新文章',
  share:
    'Share via|Share this page|Pass it on;转发|分享本文;Weitersagen|Artikel teilen;この記事をシェア|共有;Рассказать друзьям|Поделитесь;Faire suivre|Partager sur;기사 공유|SNS 공유;انشر|شارك الصفحة;Compartir en|Compártelo;分享文章|轉貼',
  comments:
    '{N} Replies to this post|All comments ({N});全部评论（{N}）|网友评论;{N} Antworten|Leserkommentare;みんなのコメント|{N}件のコメント;Обсуждение ({N})|Комментариев: {N};Vos commentaires ({N})|Les réactions;의견 {N}개|댓글 {N}개;التعليقات {N}|آراء القراء;Opiniones ({N})|Comentarios de lectores;網友留言（{N}）|共{N}則留言',
  writeComment:
    'Post your comment|Cancel reply;我来说两句|写评论;Kommentar verfassen|Ihre Meinung;コメントを投稿|コメントを残す;Оставить комментарий|Написать отзыв;Ajouter un commentaire|Réagir;의견 남기기|댓글 달기;أضف تعليقك|شارك برأيك;Añadir comentario|Deja tu opinión;我要留言|撰寫留言',
  reply:
    'Reply to this|Reply;回复;Antwort schreiben;返信する;Ответ;Répondre à ce message;답글 달기;الرد;Contestar;回覆',
  tags: 'Filed in|Labels:;关键词：|话题：;Stichworte:|Themenseiten;キーワード：|カテゴリ：;Теги:|Рубрики:;Étiquettes :|Classé dans;키워드|분류;كلمات مفتاحية|تصنيفات;Palabras clave:|Categorías:;關鍵字：|分類：',
  previous:
    'Older Post|« Prev;上一页|上一条：;Älterer Beitrag|Zurückblättern;前へ|< 前の記事;Назад|« Предыдущая;« Précédent|Billet précédent;이전 글|이전;السابق|« السابق;« Anterior|Artículo anterior;上一則|較舊的文章',
  next: 'Newer Post|Next »;下一页|下一条：;Neuerer Beitrag|Weiterblättern;次へ|次の記事 >;Вперёд|Следующая »;Suivant »|Billet suivant;다음 글|다음;التالي|التالي »;Siguiente »|Artículo siguiente;下一則|較新的文章',
  by: 'Words by|Posted by|Text;撰稿：|文/;Text:|Ein Beitrag von;執筆：|筆者：;Текст:|Автор текста;Texte :|Rédigé par;작성자|취재;كتب|إعداد:;Texto:|Escrito por;記者|撰文：',
  published:
    'Posted|Published at;发布日期：|发表于;Erschienen am|Eingestellt:;掲載日：|投稿日：;Опубликовано|Дата публикации:;Mis en ligne le|Publié :;등록|게재일;تاريخ النشر|نشر:;Publicado|Fecha:;刊登日期：|發表於',
  updated:
    'Modified|Page last updated;最后更新：;Zuletzt geändert:;最終更新日：;Последнее обновление:;Dernière modification :;최종 수정;آخر تعديل:;Última modificación:;最後更新：',
  readMore:
    'Read the full story|More →;查看详情|更多>>;Ganzen Artikel lesen|Zum Beitrag;もっと見る|詳しくはこちら;Подробнее|Читать полностью;En savoir plus|Voir l’article;자세히 보기|전체 보기;التفاصيل|المزيد;Saber más|Ver noticia;看更多|詳全文',
  minutes:
    '{N}-minute read|Read time: {N} mins;阅读需{N}分钟;{N} Min. Lesezeit;{N}分で読めます;{N} минут чтения;{N} min de lecture;{N}분 소요;{N} دقيقة قراءة;{N} min de lectura;閱讀約{N}分鐘',
  advert:
    'Ad|Advertisement - scroll to continue|Paid partnership;推广|赞助;Werbung|- Anzeige -;スポンサーリンク|広告;Реклама|На правах рекламы;Annonce|Contenu sponsorisé;스폰서|AD;إعلان ممول|إعلانات;Anuncio|Contenido patrocinado;贊助|廣告',
  newsletter:
    'Sign up for our emails|The weekly digest;邮件订阅|订阅周刊;Post von uns|Unser Newsletter;ニュースレター|メルマガ購読;Новости на почту|Рассылка;La lettre d’information|Notre infolettre;소식 받기|메일링 구독;النشرة البريدية|اشترك معنا;Nuestro boletín|Newsletter semanal;電子報|訂閱週報',
  send: 'Join|Get it|Count me in;提交|立即订阅;Eintragen|Absenden;送信|購読する;Отправить|Хочу получать;Valider|M’abonner;신청|구독;إرسال|سجل الآن;Enviar|Quiero recibirlo;送出|立即訂閱',
  accept:
    'Accept & continue|Allow cookies;知道了|全部接受;Akzeptieren und weiter|Einverstanden;すべて許可|OK;Согласен|Принять;Accepter et fermer|J’accepte;모두 허용|확인;موافق|أوافق;Aceptar y cerrar|De acuerdo;同意並繼續|我知道了',
  reject:
    'Decline all|Use necessary cookies only;仅必要|不同意;Alle ablehnen|Nur essenzielle Cookies;すべて拒否|必要なもののみ;Только необходимые|Отказаться;Refuser|Continuer sans accepter →;모두 거부|필수만;رفض الكل|الضرورية فقط;Rechazar todo|Solo necesarias;全部拒絕|僅必要',
  settings:
    'Cookie options|Let me choose;自定义设置;Individuelle Einstellungen;詳細設定;Настройки cookie;Gérer mes choix;쿠키 설정;إعدادات ملفات الارتباط;Configurar cookies;自訂設定',
  aboutAuthor:
    'About {P}|Author profile;关于作者|作者：{P};Zur Person|{P};プロフィール|ライター紹介;Автор {P}|Коротко об авторе;L’auteur|À propos de {P};작성자 소개|{P} 기자;نبذة عن الكاتب|{P};Acerca del autor|{P};關於作者|作者檔案',
  photo:
    'Image credit:|Pic:;摄影：|供图：;Bildquelle:|Fotonachweis:;撮影：|画像：;Снимок:|Источник фото:;Photo :|Légende :;사진 제공=|/사진=;تصوير:|مصدر الصورة:;Fotografía:|Crédito:;攝影：|圖片來源：',
  top: 'Top ↑|Return to top;返回顶部|TOP;Zum Seitenanfang|Seitenanfang;先頭へ戻る|PAGE TOP;К началу|В начало;Retour en haut|Remonter;TOP|상단으로;إلى الأعلى|أعلى;Arriba|Ir arriba;回頁首|TOP',
  cart: 'Add to trolley|Buy it now;立即购买|加购物车;Jetzt kaufen|In den Korb;購入する|カゴに入れる;Купить|Добавить в корзину;Acheter|Mettre au panier;구매하기|담기;اشتر الآن|أضف للسلة;Comprar|Agregar al carrito;立即購買|放入購物車',
  contents:
    'Jump to section|On this page;本文目录|导航;Auf dieser Seite|Übersicht;もくじ|このページの内容;Оглавление|В статье;Table des matières|Dans cet article;차례|이 글의 순서;المحتويات|في هذه الصفحة;Contenido|En esta página;本文目錄|章節',
  follow:
    'Follow along|Our channels;官方微博|关注;Folge uns|Kanäle;SNSで最新情報を|公式アカウント;Подписывайтесь|Наши каналы;Nous suivre|Retrouvez-nous;채널 구독|소셜;تابعونا|قنواتنا;Redes sociales|Nuestras redes;粉絲專頁|加入好友',
};

/** Words of a label in the language at `place` of CODES; undefined where this half has none of its own. */
export function ownLabel(label: Label, place: number): string | undefined {
  return ROWS[label]?.split(';')[place];
}
