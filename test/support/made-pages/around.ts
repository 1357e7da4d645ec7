/**
 * Pages around what the kinds of a part write: the same build for every half, with the furniture and frames of that half.
 *
 * A half calls these once and exports what it gets; nothing here knows the words or the markup of a half.
 */
import type { Furniture } from './furniture.ts';
import { textKind, type Kind } from './kind.ts';
import type { PageMaker, TextTruth } from './page-maker.ts';

export type FrameOf<Name extends string> = (
  f: Furniture,
  page: PageMaker,
  main: string,
  name?: Name,
) => string;

/** What a half gives: its furniture, its frames and the element that its articles stand in. */
export interface Surroundings<Name extends string> {
  readonly f: Furniture;
  readonly frameOf: FrameOf<Name>;
  readonly wrap: (inner: string) => string;
}

/** A headline, a byline in every second page, a first paragraph, `body`, a last paragraph of `after` sentences. */
export function articleOf<Name extends string>(
  { f, wrap }: Surroundings<Name>,
  page: PageMaker,
  body: () => string,
  after = 1,
): string {
  return wrap(
    `<h1>${page.headline()}</h1>${page.random.chance(0.5) ? f.byline(page) : ''}<p>${page.say(2)}</p>${body()}<p>${page.say(after)}</p>`,
  );
}

type Write = (page: PageMaker) => string;

export function textPages<Name extends string>(f: Furniture, frameOf: FrameOf<Name>) {
  return {
    framed: (name: string, frame: Name, write: Write): Kind<TextTruth> =>
      textKind(name, (page) => page.document(frameOf(f, page, write(page), frame))),

    /** A kind whose main text stands in any of the general frames. */
    anywhere: (name: string, write: Write): Kind<TextTruth> =>
      textKind(name, (page) => page.document(f.frame(page, write(page)))),

    /** A kind that writes its whole body. */
    bare: (name: string, write: Write, head = ''): Kind<TextTruth> =>
      textKind(name, (page) => {
        const body = write(page);
        const box = page.random.chance(0.3) ? f.consent(page) : '';
        return page.document(page.random.chance(0.5) ? box + body : body + box, { head });
      }),

    /** Some of what systems put below a text. */
    below: (page: PageMaker): string =>
      page.random
        .some([f.share, f.tags, f.related, f.neighbours, f.author, f.comments, f.newsletter], 3)
        .map((piece) => piece(page))
        .join('\n'),
  };
}
