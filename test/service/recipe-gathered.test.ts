/** Lists whose further records come into the page: rows that are only there while in view, comments in elements of scripts. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodyOf, listOf, recipeApi, type Body } from '../support/recipe-api.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

let service: TestService;
let site: FixtureSite;

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
});
afterAll(async () => {
  await service.stop();
  await site.close();
});

const { ask, finished } = recipeApi(() => service);
const run = async (body: Body): Promise<Body> => finished((await ask('POST', '/run', body))['id']);
const put = (path: string, body: string) => site.files.set(path, { type: 'text/html', body });

/** What the picker asks of a recipe: who reads its list, and the way on. */
async function proved(recipe: Body): Promise<Body> {
  const answer = await fetch(`${service.address}/console/live/pages`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${service.hearth.sessionToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ recipe }),
  });
  return bodyOf(await answer.json());
}

async function proposed(path: string): Promise<Body> {
  const { tables } = await ask('POST', '/propose', { url: `${site.origin}${path}` });
  return bodyOf(listOf(tables)[0]?.['recipe']);
}

it('reads rows that are in the page only while they are in view, one window after the other', async () => {
  const towns = ['Oslo', 'Turin', 'Lyon', 'Graz', 'Ghent'];
  put(
    '/rows',
    `<html lang="en"><style>#view{height:400px;overflow:auto}#all{position:relative;height:2400px}.row{position:absolute;height:40px}</style>
    <body><main><h1>Stations</h1><div id="view"><div id="all"></div></div></main><script>
    const towns = ${JSON.stringify(towns)}, view = document.getElementById('view'), all = document.getElementById('all');
    const draw = () => {
      const from = Math.floor(view.scrollTop / 40);
      all.innerHTML = Array.from({ length: 12 }, (_, k) => from + k).filter((i) => i < 60).map((i) =>
        '<div class="row" style="top:' + i * 40 + 'px"><b>Station ' + (i + 1) + '</b> <span>' + towns[i % 5] + ' ' + (i * 7) + '</span> <i>' + (i + 3) + '.5 km</i></div>').join('');
    };
    view.onscroll = draw;
    draw();
    </script></body></html>`,
  );
  const recipe = await proposed('/rows');
  const way = await proved({ ...recipe, pages: null });
  expect(way).toMatchObject({ pages: { kind: 'scroll' } });
  const view = await run({ recipe: { ...recipe, pages: way['pages'] } });
  const names = listOf(view['rows']).map((row) =>
    Object.values(row).find((cell) => String(cell).startsWith('Station')),
  );
  expect(names).toEqual(Array.from({ length: 60 }, (_, i) => `Station ${i + 1}`));
});

it('presses for more comments where these are the list, and finds them as scripts show them', async () => {
  const says = ['It held well', 'The handle broke', 'Two winters now', 'Not for me'];
  const comment = (i: number) =>
    `<my-note><a slot="who" href="/u/${i}">user ${i}</a><p slot="text">${says[i % 4]}, I think, no. ${i}</p><b slot="score">${i * 3}</b></my-note>`;
  const notes = (from: number) => Array.from({ length: 6 }, (_, k) => comment(from + k)).join('');
  put(
    '/notes',
    `<html lang="en"><body><main><h1>Which axe?</h1><p>I look for one that lasts. What is yours?</p><section>${notes(0)}</section><button id="more">Load more comments</button></main><script>
    customElements.define('my-note', class extends HTMLElement {
      constructor() {
        super();
        this.attachShadow({ mode: 'open' }).innerHTML = '<header><slot name="who"></slot></header><div><slot name="text"></slot><slot name="score"></slot></div>';
      }
    });
    more.onclick = () => setTimeout(() => {
      document.querySelector('section').insertAdjacentHTML('beforeend', ${JSON.stringify(notes(6))});
      more.remove();
    }, 200);
    </script></body></html>`,
  );
  const recipe = await proposed('/notes');
  const way = await proved({ ...recipe, pages: null });
  expect(way).toMatchObject({ pages: { kind: 'more' } });
  const view = await run({ recipe: { ...recipe, pages: way['pages'] } });
  expect(view).toMatchObject({ total: 12 });
});

it('presses the button of the list, not one of the same name in the menu of the site', async () => {
  put(
    '/stays',
    `<html lang="en"><body><header><nav><a href="/">Home</a> <button id="menu">More</button></nav></header>
    <main><h1>Stays</h1><div id="list"></div><button id="more">More</button></main><script>
    const list = document.getElementById('list'), more = document.getElementById('more');
    const towns = ['Oslo', 'Turin', 'Lyon', 'Graz', 'Ghent'];
    const add = () => {
      const from = list.children.length;
      for (let i = from; i < from + 8; i += 1)
        list.insertAdjacentHTML('beforeend', '<article class="card"><h3>Stay ' + (i + 1) + '</h3><p class="town">' + towns[i % 5] + '</p><b class="price">€' + (60 + i * 7) + '</b></article>');
      if (list.children.length >= 24) more.remove();
    };
    document.getElementById('menu').onclick = () => { document.title = 'A menu'; };
    more.onclick = add;
    add();
    </script></body></html>`,
  );
  const recipe = await proposed('/stays');
  const way = await proved({ ...recipe, pages: null });
  expect(way).toMatchObject({ pages: { kind: 'more' } });
  const view = await run({ recipe: { ...recipe, pages: way['pages'] } });
  expect(listOf(view['rows'])).toHaveLength(24);
});
