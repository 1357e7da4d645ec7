/** Words of furniture of half `held-out-4`, by label one entry a language in the order of CODES. */
import type { Label } from './language.ts';

const ROWS: Partial<Record<Label, string>> = {
  related:
    'See more|Explore further|In this series;相关内容|更多同类;Weitere Beiträge|Zum Weiterlesen;関連コンテンツ|こちらの記事も;Ещё по теме|Связанные записи;Pour aller plus loin|Nos articles associés;관련 콘텐츠|연관 기사;قد يهمك أيضا|المزيد حول الموضوع;También en esta sección|Contenido relacionado;相關內容|更多同類',
  recommended:
    'Discover more from us|Today’s picks|Handpicked;大家都在看|发现更多;Unsere Empfehlung|Entdecken;注目の記事|ピックアップ;Интересное|Стоит прочесть;Coup de cœur|On vous conseille;오늘의 추천|지금 뜨는 글;مختارات|ننصح بقراءته;Destacados|No te pierdas;大家都在看|今日精選',
  mostRead:
    'Most discussed|What people are reading;阅读排行|周榜;Top-Themen|Gerade gefragt;週間ランキング|今読まれています;Топ недели|Сейчас читают;Les plus partagés|En ce moment;실시간 인기|많이 본 글;الأكثر تداولا اليوم|الأكثر تعليقا;Tendencias|Lo más comentado;排行榜|本日熱門',
  latest:
    'What’s new|Latest updates|Fresh;最新动态|新闻速递;Neuigkeiten|Zuletzt erschienen;最新情報|お知らせ;Лента|Свежее;À la une|Dernières parutions;새 소식|최신 기사;آخر المستجدات|المضاف حديثا;Novedades|Lo más reciente;最新動態|即時新聞',
  share:
    'Share to|Send this|Share link;分享给好友|一键分享;Link teilen|Empfehlen;ポスト|リンクをコピー;Отправить|Поделиться ссылкой;Partager l’article|Envoyer à un ami;링크 복사|보내기;مشاركة|أرسل لصديق;Enviar|Compartir enlace;分享給朋友|複製連結',
  comments:
    'Join the discussion ({N})|{N} replies so far;精彩评论|{N}条讨论;Diskussion ({N})|{N} Wortmeldungen;コメント欄|{N}件の返信;Мнения читателей|{N} ответов;Discussion ({N})|{N} avis;댓글창|댓글 보기 {N};النقاش ({N})|ردود القراء;Debate ({N})|{N} respuestas;回應（{N}）|討論區',
  writeComment:
    'Say something|What are your thoughts?;说点什么|参与讨论;Mitreden|Beitrag verfassen;コメントを入力|返信を書く;Ваше мнение|Присоединиться к беседе;Donner mon avis|Participer;댓글을 입력하세요|의견 쓰기;ما رأيك؟|شارك في النقاش;Tu opinión|Participa;說點什麼|參與討論',
  tags: 'Posted in|Keywords|Tagged with;所属专题|标签云;Verschlagwortet mit|Kategorie:;ハッシュタグ|関連タグ;Темы:|Ключевые слова:;Catégories :|Thématiques;해시태그|카테고리;الموضوعات|كلمات دلالية;Archivado en|Temas relacionados;主題標籤|分類標籤',
  readMore:
    'Keep reading|View post|Open;查看更多|展开全文;Mehr lesen|Details;記事を読む|詳細を見る;Открыть|Далее;Voir plus|Découvrir;계속 읽기|보러 가기;تابع القراءة|عرض;Ver más|Seguir leyendo;查看更多|閱讀全文',
  advert:
    'Promoted|Our sponsor|Ad feedback;商业推广|AD;Gesponsert|Werbeanzeige;スポンサード|AD;Спонсор|Рекламный блок;Sponsorisé|Contenu partenaire;광고문의|Sponsored;ممول|مساحة إعلانية;Patrocinado|Espacio publicitario;商業推廣|AD',
  newsletter:
    'Stay up to date|Subscribe to updates|Get it in your inbox;获取最新资讯|邮件通讯;Auf dem Laufenden bleiben|Newsletter bestellen;最新情報を受け取る|メルマガ;Будьте в курсе|Письма от редакции;Restez informé|Recevez nos actualités;뉴스레터 받아보기|이메일 구독;ابق على اطلاع|قائمتنا البريدية;Mantente al día|Recibe las novedades;取得最新資訊|電郵通訊',
  accept:
    'Accept all & close|That’s fine|Yes, I agree;接受并继续|允许;Alles akzeptieren|Ja, gern;許可する|了解しました;Хорошо|Разрешить все;C’est d’accord|Autoriser tous;모두 수락|알겠습니다;أقبل|السماح بالكل;Permitir todas|Vale;接受並關閉|允許',
  top: 'Scroll to top|Go up;回到顶部;Hoch|Zum Anfang;上へ戻る|ページ上部へ;Вверх|Наверх ↑;Haut de page|Remonter ↑;맨 위로;عودة للأعلى;Subir|Volver arriba;回到頂部',
  contents:
    'In this guide|Jump to|Page contents;目录|文章导航;Inhalt|Sprungmarken;この記事の目次|INDEX;На этой странице|Навигация;Au sommaire|Sommaire;목차|바로가기;في هذا المقال|الفهرس;Índice|Ir a;目錄|文章導覽',
};

/** Words of a label in the language at `place` of CODES; undefined where this half has none of its own. */
export function ownLabel(label: Label, place: number): string | undefined {
  return ROWS[label]?.split(';')[place];
}
