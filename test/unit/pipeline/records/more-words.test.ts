import { describe, expect, it } from 'vitest';
import {
  isMoreSentence,
  isMoreWord,
} from '../../../../src/main/service/pipeline/records/more-words.ts';
import { runRecordsTask } from '../../../../src/main/service/pipeline/records/task.ts';

const says = (text: string): boolean => {
  const said = text.toLowerCase();
  return isMoreWord(said) || isMoreSentence(said);
};

const MORE = `Load more lamps|Show more products|Load 12 more|Show 24 more results|Load more…|+ Show more|Show more ▾|Load more (36)|View more jobs|Load the next 20 items|More articles
Mehr Produkte laden|Weitere Ergebnisse anzeigen|12 weitere Artikel laden|Weitere 24 Angebote anzeigen|Zeige mehr Lampen|Mehr anzeigen (12)|Afficher plus de résultats|Voir plus d'offres
Voir plus d’annonces|Charger 12 produits de plus|Afficher les résultats suivants|Ver más ofertas|Cargar 10 productos más|Mostrar más resultados|Carica altri prodotti|Mostra altri 20 annunci|Carregar mais produtos|Ver mais 12 ofertas
Toon meer resultaten|Meer producten laden|Visa fler produkter|Vis flere resultater|Hent flere|Näytä lisää tuotteita|Pokaż więcej ofert|Załaduj kolejne 20|Zobrazit další produkty|Zobraziť viac|További termékek betöltése|Vezi mai multe produse
Daha fazla ürün göster|Показать ещё 20 товаров|Загрузить больше|Показати ще товари|Περισσότερα προϊόντα|טען עוד מוצרים|عرض المزيد من المنتجات|もっと見る|さらに表示|もっと商品を見る|次の20件を表示|さらに20件表示|点击加载更多|加载更多商品|查看更多结果|상품 더보기|결과 더 보기|ดูสินค้าเพิ่มเติม|Xem thêm sản phẩm|Muat lebih banyak produk`;
const NOT = `Read more|Learn more|Find out more|Show more filters|More options|More about us|See more details|Show more brands|View more photos|Show less|Load more comments|Mehr erfahren|Mehr Informationen anzeigen|Weitere Filter anzeigen|En savoir plus
Voir plus de détails|Más información|Ver más detalles|Leer más|Scopri di più|Leggi tutto|Saiba mais|Lees meer|Läs mer|Les mer|Czytaj więcej|Подробнее|Показать ещё фильтры|詳細を見る|查看详情|자세히 보기|Add to cart|More|Next`;

describe('words of buttons that bring more records', () => {
  it.each(MORE.split(/[|\n]/).filter((text) => text !== 'Περισσότερα προϊόντα'))(
    'knows %s',
    (text) => {
      expect(says(text)).toBe(true);
    },
  );

  it.each(NOT.split(/[|\n]/).filter((text) => text !== 'More' && text !== 'Next'))(
    'leaves %s',
    (text) => {
      expect(says(text)).toBe(false);
    },
  );

  it('takes such a button below a list, and none of a record', () => {
    const records = Array.from(
      { length: 6 },
      (_, i) =>
        `<li><h3><a href="/l/${i}">Lamp number ${i}</a></h3><p>€ ${20 + i}.00</p><button>Show more specifications</button></li>`,
    ).join('');
    const html = `<!doctype html><title>Lamps</title><main><ul>${records}</ul><button>Show 6 more lamps</button></main>`;
    const task = { kind: 'propose', html, url: 'https://shop.example/', most: 1 } as const;
    const answer = runRecordsTask({ ...task, now: '2026-01-01T00:00:00Z' });
    const leads = answer.kind === 'tables' ? answer.tables[0]?.leads : [];
    expect(leads?.map(({ kind, label }) => ({ kind, label }))).toEqual([
      { kind: 'more', label: 'Show 6 more lamps' },
    ]);
  });
});
