/** Half `third`: restaurants and recipes. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  bool,
  date,
  either,
  h,
  hashed,
  int,
  kind,
  ld,
  num,
  oneOf,
  phone,
  type Random,
  rows,
  slug,
  someDay,
  text,
  texts,
} from '../tools.ts';
import { people } from '../words.ts';
import { blocks, next, utility } from './frames.ts';
import { folk } from './words.ts';

const DISHES = ['كبة مقلية', 'شيش طاووق', 'مقلوبة دجاج', 'فتوش', 'كنافة بالجبن', 'مشاوي مشكلة'];

function kitchen(r: Random) {
  return {
    name: r.pick(['مطعم بيت الياسمين', 'مطعم ليالي الشام', 'مطعم الواحة']),
    cuisine: r.pick(['شامي', 'لبناني', 'مصري']),
    street: `شارع ${r.pick(['الحمراء', 'الجامعة', 'الكورنيش'])} ${r.int(2, 90)}`,
    city: r.pick(['عمّان', 'إربد', 'الزرقاء', 'العقبة']),
    tel: phone(r, '+962', 1, 3, 4),
    chef: folk(r, 'ar', 2),
    dishes: r.some(DISHES, r.int(3, 5)).map((dish) => ({ dish, price: r.int(5, 60) / 2 })),
    rating: r.int(36, 49) / 10,
    reviews: r.int(40, 2900),
    hasDelivery: r.chance(0.5),
    seats: r.int(40, 180),
    year: r.int(1978, 2019),
    hours: [
      { day: 'السبت - الأربعاء', hours: `${r.int(10, 12)}:00 - 23:00` },
      { day: 'الخميس', hours: `${r.int(10, 12)}:00 - 00:30` },
      { day: 'الجمعة', hours: '13:00 - 00:30' },
    ],
  };
}

/** The digits of the East, as some sites write prices. */
const eastern = (words: string) =>
  words.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

const kitchenBody = (r: Random, f: ReturnType<typeof kitchen>) => {
  const c = hashed(r);
  const digits = r.chance(0.3) ? eastern : (words: string) => words;
  const coins = (value: number) => `${digits(value.toFixed(2))} دينار`;
  return h`<div class="${c}"><h1 class="${c}-name">${f.name}</h1><div class="${c}-meta"><span>مطبخ ${f.cuisine}</span><span>★ ${f.rating.toFixed(1)}</span><span>(${f.reviews} تقييم)</span></div><p>تأسس المطعم عام ${f.year} ويتسع لـ ${f.seats} شخصًا. يقود المطبخ الشيف ${f.chef[0]}، وقد زاره أكثر من 500 ضيف في ليلة الافتتاح.</p></div>
<dl class="${c}-info"><dt>العنوان</dt><dd>${f.street}، ${f.city}</dd><dt>الهاتف</dt><dd dir="ltr">${f.tel}</dd><dt>خدمة التوصيل</dt><dd>${f.hasDelivery ? 'متوفرة' : 'غير متوفرة'}</dd></dl>
<h2>ساعات العمل</h2><table class="${c}-hours"><tbody>${f.hours.map((x) => h`<tr><th>${x.day}</th><td dir="ltr">${x.hours}</td></tr>`)}</tbody></table>
<h2>قائمة الطعام</h2><ul class="${c}-menu">${f.dishes.map((x) => h`<li class="${c}-dish"><span class="${c}-label">${x.dish}</span><span class="${c}-price">${coins(x.price)}</span></li>`)}</ul>
<h2>آراء الزوار</h2><div class="${c}-review"><b>${f.chef[1]}</b><p>دفعنا 42 دينارًا لأربعة أشخاص، والخدمة ممتازة.</p></div>`;
};

const restaurant = kind('third', 'food/restaurant-ar', (r) => {
  const f = kitchen(r);
  return {
    url: `https://mataem.example/restaurants/${r.word()}-${r.int(10, 999)}`,
    html: r.pick([next, utility])(r, {
      title: `${f.name} - ${f.city}`,
      site: 'دليل المطاعم',
      lang: 'ar',
      body: kitchenBody(r, f),
      aside:
        '<h3>مطاعم قريبة</h3><ul><li>مطعم الفنار ★ 4.1</li><li>مقهى الرصيف ★ 3.9</li></ul><p>خصم 20% على أول طلب</p>',
      foot: 'دليل المطاعم © 2026 هاتف الدعم 800 5550',
    }),
    schema: ask({
      name: text('اسم المطعم'),
      cuisine: text('نوع المطبخ'),
      city: text(),
      street: text(),
      phone: text(),
      rating: num(),
      review_count: int(),
      founded: int('سنة التأسيس'),
      seats: int(),
      chef: text(),
      has_delivery: bool(),
      opening_hours: rows({ day: text(), hours: text() }),
      menu: rows({ dish: text(), price: num() }),
      delivery_fee: num('رسوم التوصيل'),
    }),
    expected: {
      name: f.name,
      cuisine: either(f.cuisine, `مطبخ ${f.cuisine}`),
      city: f.city,
      street: f.street,
      phone: f.tel,
      rating: f.rating,
      review_count: f.reviews,
      founded: f.year,
      seats: f.seats,
      chef: either(f.chef[0], `الشيف ${f.chef[0] ?? ''}`),
      has_delivery: f.hasDelivery,
      opening_hours: f.hours,
      menu: f.dishes,
      delivery_fee: undefined,
    },
  };
});

const STOCK = [
  ['400', 'g', 'garbanzos cocidos'],
  ['2', 'dientes', 'ajo'],
  ['1', 'kg', 'tomates maduros'],
  ['150', 'ml', 'aceite de oliva'],
  ['3', 'ramas', 'tomillo'],
  ['1/2', 'cucharadita', 'comino'],
] as const;

function dish(r: Random) {
  const [cook = '', guest = ''] = people(r, 'es', 2);
  return {
    ...{ cook, guest },
    name: r.pick(['Guiso de la abuela Rosa', 'Crema fría de verano', 'Tosta de la huerta']),
    prep: r.int(2, 6) * 5,
    fire: r.int(7, 15) * 5,
    serves: r.int(2, 8),
    energy: r.int(180, 640),
    level: r.pick(['Fácil', 'Media', 'Difícil']),
    day: someDay(r, 2021, 2025),
    things: r.some(STOCK, r.int(4, 5)),
    steps: r.some(
      [
        'Lavamos y troceamos las verduras.',
        'Sofreímos el ajo a fuego lento.',
        'Añadimos el resto y removemos.',
        'Dejamos reposar tapado antes de servir.',
      ],
      3,
    ),
    stars: r.int(38, 50) / 10,
    votes: r.int(8, 420),
    tags: r.some(['sin gluten', 'vegano', 'tradicional', 'de temporada'], 2),
  };
}

const dishBody = (f: ReturnType<typeof dish>) => {
  const time = (name: string, label: string, value: number) =>
    h`<div class="wprm-recipe-block-container wprm-recipe-${name}-time-container"><span class="wprm-recipe-details-label wprm-recipe-time-label">${label}</span> <span class="wprm-recipe-time"><span class="wprm-recipe-details wprm-recipe-details-minutes">${value}</span> <span class="wprm-recipe-details-unit">minutos</span></span></div>`;
  return h`<p class="byline">Por ${f.cook} · Publicado el ${f.day.long('es')}</p><p>Esta receta me la enseñó ${f.guest} hace 20 años, cuando cocinábamos para 30 personas en las fiestas. También la preparo con 1 hora de antelación.</p><p><a href="#receta" class="wprm-recipe-jump">Ir a la receta</a></p>
<div id="receta" class="wprm-recipe-container"><div class="wprm-recipe wprm-recipe-template-classic"><h2 class="wprm-recipe-name">${f.name}</h2><div class="wprm-recipe-rating"><span class="wprm-recipe-rating-average">${amount(f.stars, 'es', 1)}</span> de <span class="wprm-recipe-rating-count">${f.votes}</span> votos</div>
${time('prep', 'Tiempo de preparación', f.prep)}${time('cook', 'Tiempo de cocción', f.fire)}<div class="wprm-recipe-block-container"><span class="wprm-recipe-details-label">Raciones</span> <span class="wprm-recipe-servings">${f.serves}</span></div><div class="wprm-recipe-block-container"><span class="wprm-recipe-details-label">Calorías</span> <span class="wprm-recipe-calories">${f.energy}</span> kcal</div><div class="wprm-recipe-block-container"><span class="wprm-recipe-details-label">Dificultad</span> <span class="wprm-recipe-level">${f.level}</span></div>
<h3 class="wprm-recipe-header">Ingredientes</h3><ul class="wprm-recipe-ingredients">${f.things.map(([count, unit, name]) => h`<li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">${count}</span> <span class="wprm-recipe-ingredient-unit">${unit}</span> <span class="wprm-recipe-ingredient-name">${name}</span></li>`)}</ul>
<h3 class="wprm-recipe-header">Elaboración</h3><ol class="wprm-recipe-instructions">${f.steps.map((step) => h`<li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">${step}</div></li>`)}</ol></div></div>
<p class="tags">Etiquetas: ${f.tags.map((tag, at) => h`${at > 0 && ', '}<a href="/tag/${slug(tag)}" rel="tag">${tag}</a>`).join('')}</p><h2 class="wp-block-heading">Comentarios</h2><ol class="wp-block-comment-template"><li><b>Nuria</b> 8 enero 2026<p>La hice para 12 y sobró. ¡Un diez!</p></li></ol>`;
};

const recipe = kind('third', 'food/recipe-blog-es', (r) => {
  const f = dish(r);
  return {
    url: `https://cocinasinprisa.example/${slug(f.name)}/`,
    html: blocks(r, {
      title: f.name,
      site: 'Cocina sin prisa',
      lang: 'es',
      head:
        r.chance(0.3) &&
        ld({
          '@context': 'https://schema.org',
          '@type': 'Recipe',
          name: f.name,
          author: { '@type': 'Person', name: f.cook },
          prepTime: `PT${f.prep}M`,
          recipeYield: String(f.serves),
        }),
      body: dishBody(f),
      aside:
        '<h2>Recetas populares</h2><ul><li><a href="/flan/">Flan de café</a> 45 minutos, 6 raciones</li><li><a href="/pisto/">Pisto</a> 60 minutos</li></ul>',
      foot: 'Cocina sin prisa © 2026. Algunos enlaces son de afiliado.',
    }),
    schema: ask({
      titulo: text(),
      autor: text(),
      fecha_publicacion: date(),
      tiempo_preparacion: int('En minutos'),
      tiempo_coccion: int('En minutos'),
      raciones: int(),
      calorias: int('kcal por ración'),
      dificultad: oneOf('Fácil', 'Media', 'Difícil'),
      valoracion: num(),
      votos: int(),
      ingredientes: rows({ cantidad: text(), unidad: text(), nombre: text() }),
      pasos: texts(),
      etiquetas: texts(),
      proteinas_g: num(),
    }),
    expected: {
      titulo: f.name,
      autor: f.cook,
      fecha_publicacion: f.day.iso,
      tiempo_preparacion: f.prep,
      tiempo_coccion: f.fire,
      raciones: f.serves,
      calorias: f.energy,
      dificultad: f.level,
      valoracion: f.stars,
      votos: f.votes,
      ingredientes: f.things.map(([cantidad, unidad, nombre]) => ({ cantidad, unidad, nombre })),
      pasos: f.steps,
      etiquetas: f.tags,
      proteinas_g: undefined,
    },
  };
});

export const FOOD_3: readonly FactsKind[] = [restaurant, recipe];
