/** Pictures stay where kept text stands around them. */
import { describe, expect, it } from 'vitest';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { settlePictures } from '../../../../src/main/service/pipeline/content/select.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

/** What stays, pictures as `*`; `<p>`s are kept unless they say `No`. */
function kept(html: string): string {
  const { leaves } = outlinePage(parseHtml(`<body>${html}</body>`));
  const says = leaves.map(({ atoms }) => atoms.map((atom) => ('data' in atom ? atom.data : '*')));
  const keep = Uint8Array.from(leaves, ({ box }, at) =>
    box.tag === 'p' && says[at]?.join('') !== 'No' ? 1 : 0,
  );
  settlePictures(leaves, keep);
  return says.filter((_, at) => keep[at] === 1).join('');
}
const picture = '<div><img src="x.png"></div>';
const figure = `<figure>${picture}<figcaption>Two words</figcaption></figure>`;

describe('pictures', () => {
  it('stay between kept texts, whatever captions say', () => {
    expect(kept(`<p>a</p>${picture}<p>b</p>`)).toBe('a*b');
    expect(kept(`<p>a</p>${figure}${figure}<p>b</p>`)).toBe('a**b');
    expect(kept(`${picture}<p>a</p>${picture}<p>No</p>${picture}<p>b</p>${picture}`)).toBe('ab');
  });

  it('are settled in one way there and back, however many', () => {
    expect(kept(`<p>a</p>${figure.repeat(50_000)}<p>b</p>`).length).toBe(50_002);
  });
});
