/** Sentences that pages of a certain kind have in common, in the languages of the set. */
import type { Kit } from '../kit.ts';

type Phrase =
  | 'below'
  | 'greeting'
  | 'visitors'
  | 'soon'
  | 'moved'
  | 'outage'
  | 'leaving'
  | 'unsubscribed'
  | 'reply'
  | 'today';

const PHRASES: Readonly<Record<Phrase, Readonly<Record<string, string>>>> = {
  below: {
    en: 'Please see the complete list below.',
    de: 'Die vollständige Liste finden Sie unten.',
    fr: 'Vous trouverez la liste complète ci-dessous.',
    es: 'Consulte más abajo la lista completa.',
    ja: '一覧は以下のとおりです。',
    'zh-CN': '完整名单请见下方。',
    ar: 'تجدون القائمة الكاملة أدناه.',
  },
  greeting: {
    en: 'Good day to you, dear reader',
    de: 'Guten Tag, liebe Leserin, lieber Leser',
    fr: 'Bonjour, chère lectrice, cher lecteur',
    es: 'Buenos días, querida lectora, querido lector',
    ja: '読者の皆さま、こんにちは',
    'zh-CN': '各位读者，您好',
    ar: 'طاب يومكم أيها القراء',
  },
  visitors: {
    en: 'visitors since the beginning of the year',
    de: 'Besucher seit Jahresbeginn',
    fr: 'visites depuis le début de l’année',
    es: 'visitas desde el comienzo del año',
    ja: '今年の訪問者数',
    'zh-CN': '今年以来的访问量',
    ar: 'زائر منذ بداية العام',
  },
  soon: {
    en: 'We are building something new here. Please come back in a few weeks.',
    de: 'Hier entsteht gerade etwas Neues. Schauen Sie in einigen Wochen wieder vorbei.',
    fr: 'Nous préparons quelque chose de nouveau. Revenez dans quelques semaines.',
    es: 'Estamos preparando algo nuevo. Vuelva dentro de unas semanas.',
    ja: '現在準備中です。数週間後にもう一度お越しください。',
    'zh-CN': '网站正在建设中，请过几周再来。',
    ar: 'نعمل هنا على شيء جديد، عودوا بعد بضعة أسابيع.',
  },
  moved: {
    en: 'This page has moved. You will find it at its new address:',
    de: 'Diese Seite ist umgezogen. Sie finden sie unter der neuen Adresse:',
    fr: 'Cette page a déménagé. Vous la trouverez à sa nouvelle adresse :',
    es: 'Esta página se ha mudado. La encontrará en su nueva dirección:',
    ja: 'このページは移転しました。新しいアドレスはこちらです。',
    'zh-CN': '本页已迁移，新地址如下：',
    ar: 'انتقلت هذه الصفحة إلى العنوان الجديد:',
  },
  outage: {
    en: 'The service is not available at the moment. We are working on it.',
    de: 'Der Dienst ist zurzeit nicht erreichbar. Wir arbeiten daran.',
    fr: 'Le service est momentanément indisponible. Nous y travaillons.',
    es: 'El servicio no está disponible en este momento. Trabajamos en ello.',
    ja: '現在サービスをご利用いただけません。復旧作業中です。',
    'zh-CN': '服务暂时不可用，我们正在处理。',
    ar: 'الخدمة غير متاحة حاليا، ونعمل على إصلاحها.',
  },
  leaving: {
    en: 'You are leaving our site. We are not responsible for what other sites say.',
    de: 'Sie verlassen unsere Seite. Für fremde Inhalte sind wir nicht verantwortlich.',
    fr: 'Vous quittez notre site. Nous ne répondons pas du contenu des autres sites.',
    es: 'Está saliendo de nuestro sitio. No respondemos de contenidos ajenos.',
    ja: '当サイトを離れます。他サイトの内容について責任を負いません。',
    'zh-CN': '您即将离开本站，外部网站的内容与本站无关。',
    ar: 'أنتم تغادرون موقعنا، ولسنا مسؤولين عن محتوى المواقع الأخرى.',
  },
  unsubscribed: {
    en: 'You have been unsubscribed. You will not hear from us again.',
    de: 'Sie wurden abgemeldet. Sie hören nichts mehr von uns.',
    fr: 'Vous êtes désinscrit. Vous ne recevrez plus de nos nouvelles.',
    es: 'Se ha dado de baja. No volverá a saber de nosotros.',
    ja: '配信を停止しました。今後メールは届きません。',
    'zh-CN': '您已成功退订，今后不会再收到邮件。',
    ar: 'تم إلغاء اشتراككم، ولن تصلكم رسائل أخرى.',
  },
  reply: {
    en: 'Please reply by the end of the month.',
    de: 'Bitte antworten Sie bis zum Ende des Monats.',
    fr: 'Merci de répondre avant la fin du mois.',
    es: 'Por favor, responda antes de fin de mes.',
    ja: '今月末までにご返信ください。',
    'zh-CN': '请在月底前回复。',
    ar: 'يرجى الرد قبل نهاية الشهر.',
  },
  today: {
    en: 'Today',
    de: 'Heute',
    fr: 'Aujourd’hui',
    es: 'Hoy',
    ja: '今日',
    'zh-CN': '今天',
    ar: 'اليوم',
  },
};

export function phrase(kit: Kit, name: Phrase): string {
  return PHRASES[name][kit.tongue.code] ?? '';
}
