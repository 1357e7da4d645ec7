/** Pages with a list of lamps of any size, before and after a redesign, for measuring what reads them. */

export interface ListPage {
  readonly lamps: number;
  /** `redesigned`: the same lamps in other elements and another order. */
  readonly look?: 'first' | 'redesigned';
}

export function listPage({ lamps, look = 'first' }: ListPage): string {
  const cards = Array.from({ length: lamps }, (_, at) => LOOKS[look](at));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lamps</title><style>body{margin:0;font:14px sans-serif}header,h1,h2{height:24px}h1,h2,h3,h4{margin:0;font-size:14px;line-height:24px}ul{margin:0;padding:0}li,article{height:60px;overflow:hidden}img{float:left;width:20px;height:24px}table{border-spacing:0}td,th{height:24px;padding:0 8px 0 0}</style></head><body><header><nav><a href="/">Home</a> <a href="/new">New</a></nav></header><main><h1>Lamps</h1>${look === 'first' ? `<ul>${cards.join('')}</ul>` : `<section>${cards.join('')}</section>`}</main></body></html>`;
}

/** The page of so many kilobytes. */
export function listOfKilobytes(kilobytes: number): string {
  const each = LOOKS.first(1_000).length;
  return listPage({ lamps: Math.round((kilobytes * 1024 - listPage({ lamps: 0 }).length) / each) });
}

const WOODS = ['Ash', 'Birch', 'Cedar', 'Elm', 'Larch', 'Oak', 'Pine', 'Yew'];
const LOOKS = {
  first: (at: number): string => {
    const name = `${WOODS[at % WOODS.length]} lamp no. ${at}`;
    return `<li class="product-card" data-id="${at}"><a class="product-card__image" href="/lamp/${at}"><img src="/i/${at}.webp" alt=""></a><h3 class="product-card__title"><a href="/lamp/${at}">${name}</a></h3><p class="product-card__text">Turned by hand, sanded, oiled and wired; ${3 + (at % 17)} in stock.</p><span class="product-card__price">$${20 + (at % 80)}.50</span><button type="button">Add</button></li>`;
  },
  redesigned: (at: number): string => {
    const name = `${WOODS[at % WOODS.length]} lamp no. ${at}`;
    return `<article class="x1q"><figure><a href="/lamp/${at}"><img src="/i/${at}.webp" alt=""></a></figure><div><strong>$${20 + (at % 80)}.50</strong></div><div><h4><a href="/lamp/${at}">${name}</a></h4><em>Turned by hand, sanded, oiled and wired; ${3 + (at % 17)} in stock.</em></div></article>`;
  },
} as const;
