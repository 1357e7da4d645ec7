/**
 * A library with a past: a page about heaters that changed over six weeks, kept whole and in part, and pages in Arabic,
 * Japanese and German. The service's clock is set back and walks up to now.
 */
import type { TestService } from './service.ts';
import type { FixtureSite } from './site.ts';
import { html } from './site/answer.ts';

export interface Time {
  /** ms from now; negative: the past. */
  offset: number;
}

export interface KeptPages {
  /** Of the page that changed. */
  readonly changed: KeptPage;
  readonly arabic: KeptPage;
}

interface KeptPage {
  readonly entryId: number;
  readonly url: string;
  /** Of its captures, oldest first. */
  readonly captureIds: readonly string[];
}

const DAY_MS = 86_400_000;

/** What the page says from a day on, days before now. */
const PAST: readonly {
  readonly daysAgo: number;
  readonly kind: 'page' | 'full';
  readonly efficiency: number;
  readonly returns: boolean;
  readonly price: number;
}[] = [
  { daysAgo: 41, kind: 'full', efficiency: 81, returns: true, price: 4_200 },
  { daysAgo: 33, kind: 'page', efficiency: 81, returns: true, price: 4_200 },
  { daysAgo: 19, kind: 'page', efficiency: 87, returns: true, price: 4_200 },
  { daysAgo: 18, kind: 'page', efficiency: 87, returns: true, price: 4_450 },
  { daysAgo: 6, kind: 'page', efficiency: 87, returns: false, price: 4_450 },
  { daysAgo: 0, kind: 'full', efficiency: 87, returns: false, price: 4_450 },
];

/** Title, direction, text. */
const OTHERS: Readonly<Record<string, readonly [string, string, string]>> = {
  '/kept/ar': [
    'لماذا يبقى البيت دافئًا بعد أن تنطفئ النار',
    'rtl',
    'يخزن الموقد الحجري حرارة نار قصيرة في أطنان من الطوب، ثم يعيدها على مدى ثماني عشرة ساعة. النار نفسها تحترق ساعتين فقط.',
  ],
  '/kept/ja': [
    '火が消えたあとも家が暖かいのはなぜか',
    'ltr',
    '石の暖炉は短い火の熱を何トンもの煉瓦に蓄え、十八時間かけてゆっくりと返します。火そのものは二時間しか燃えません。',
  ],
  '/kept/de': [
    'Grundofenbauerhandwerkskammermitgliedsversammlungsprotokolle',
    'ltr',
    'Die Mitglieder haben am Abend über die Höhe der Beiträge beraten. Das Protokoll liegt in der Geschäftsstelle aus.',
  ],
};
export async function keepPages(
  service: TestService,
  { files, origin }: FixtureSite,
  time: Time,
): Promise<KeptPages> {
  const keep = async (
    path: string,
    kind: 'page' | 'full',
    more: object = {},
  ): Promise<{ readonly id: string; readonly entryId: number }> => {
    const { status, json } = await service.ask('POST', '/library/captures', {
      url: origin + path,
      kind,
      ...more,
    });
    if (status !== 200) throw new Error(JSON.stringify(json));
    return (json as { readonly capture: { readonly id: string; readonly entryId: number } })
      .capture;
  };
  const kept = new Map<string, { readonly id: string; readonly entryId: number }>();
  for (const [path, [title, dir, says]] of Object.entries(OTHERS)) {
    const text = `<main><article><h1>${title}</h1><p>${says}</p><p>${says}</p></article></main>`;
    files.set(
      path,
      html(`<html dir="${dir}" lang="${path.slice(-2)}"><title>${title}</title>${text}`),
    );
    time.offset = -3 * DAY_MS;
    kept.set(path, await keep(path, 'page', { tags: ['翻訳', 'übersetzt'] }));
  }
  const captures: { readonly id: string; readonly entryId: number }[] = [];
  for (const { daysAgo, kind, ...says } of PAST) {
    time.offset = -daysAgo * DAY_MS;
    files.set('/kept/heaters', html(heaters(says)));
    captures.push(await keep('/kept/heaters', kind, { collection: 'Thesis', tags: ['heating'] }));
  }
  time.offset = 0;
  await service.ask('POST', '/v2/scrape', { url: `${origin}/site/30/p/9` });
  const { store } = service.hearth.rooms().backend;
  while ((await store.indexBacklog()).due > 0) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const arabic = kept.get('/kept/ar');
  const [first] = captures;
  if (arabic === undefined || first === undefined) throw new Error('Nothing was kept');
  return {
    changed: {
      entryId: first.entryId,
      url: `${origin}/kept/heaters`,
      captureIds: captures.map(({ id }) => id),
    },
    arabic: { entryId: arabic.entryId, url: `${origin}/kept/ar`, captureIds: [arabic.id] },
  };
}

function heaters({
  efficiency,
  returns,
  price,
}: {
  readonly efficiency: number;
  readonly returns: boolean;
  readonly price: number;
}): string {
  return `<!doctype html><html lang="en"><title>Why a masonry heater keeps a house warm</title>
<meta name="author" content="Ilse Brandt"><meta property="article:published_time" content="2026-01-14">
<style>body{font:17px/1.6 Georgia,serif;margin:0;color:#222}header{background:${efficiency > 85 ? '#7a3b1d' : '#39506b'};color:#fff;padding:36px 48px}
main{max-width:640px;margin:32px 48px}.box{background:#f4efe8;padding:16px 20px;border-left:4px solid #b4450f}</style>
<header><h1>Why a masonry heater keeps a house warm</h1><p>Notes on brick, fire and patience</p></header>
<main><article><h1>Why a masonry heater keeps a house warm</h1>
<p>A masonry heater stores the heat of one short, hot fire in several tonnes of brick, then gives it back over eighteen hours. The fire itself burns for barely two.</p>
<p>It is an old answer to an old problem: wood burns best when it burns fast, but a house wants its warmth slowly.</p>
<h2>What the numbers say</h2>
<p class="box">Efficiency measured at ${efficiency} percent in the laboratory of the guild. The surface stays at forty degrees the whole day.</p>
<p>The small model costs ${price.toLocaleString('en-US')} euros without the chimney.</p>
${returns ? '<p>Free returns within thirty days, also for stones that were cut.</p>' : '<p>Stones that were cut cannot be sent back.</p>'}
<h2>Where the heat goes</h2>
<p>Gases leave the firebox at nine hundred degrees and enter the chimney at one hundred and forty. What lies between is a path of eight metres through soapstone and brick, folded into a block no larger than a wardrobe.</p>
<blockquote><p>You do not heat the room. You heat the stone, and the stone remembers.</p></blockquote>
</article></main></html>`;
}
