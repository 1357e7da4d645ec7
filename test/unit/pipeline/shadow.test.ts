/** Declarative shadow roots read as a browser shows them. */
import { expect, it } from 'vitest';
import { foldedText } from '../../../src/main/service/pipeline/dom/text.ts';
import { parseHtml } from '../../../src/main/service/pipeline/dom/parse.ts';
import { renderDocument } from '../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../support/pipeline/inputs.ts';

const textOf = (html: string): string => foldedText(parseHtml(html));

it('shows light children where their slot stands, and the rest of the shadow around them', () => {
  const html = `<x-card><template shadowrootmode="open"><h2><slot name="title">No title</slot></h2>
    <p>Before <slot></slot> after.</p>
    <slot name="foot">Nothing below.</slot></template>
    <b slot="title">Brass lamp</b>light text<i slot="unknown">never shown</i></x-card>`;
  expect(textOf(html)).toBe('Brass lamp Before light text after. Nothing below.');
});

it('shows shadow roots inside of shadow roots', () => {
  const html = `<x-a><template shadowrootmode="open"><p>outer</p> <x-b><template shadowrootmode="closed"><p>inner
    <slot></slot></p></template>given</x-b></template></x-a>`;
  expect(textOf(html)).toBe('outer inner given');
});

it('leaves plain templates alone', () => {
  expect(textOf('<div><template><p>inert</p></template>shown</div>')).toBe('shown');
});

it('makes a document of a page that stands in shadow roots', () => {
  const html = `<body><x-page><template shadowrootmode="open"><main><h1>The ferry</h1><p>${'It leaves at nine from the old pier. '.repeat(12)}</p></main></template></x-page></body>`;
  const { document, verdict } = renderDocument(pipelineInput(html));
  expect(document.markdown).toContain('It leaves at nine');
  expect(verdict).toEqual({ kind: 'content', mayChange: false });
});
