/** Rules part what stands around them: at an edge, and right below the headline, they part nothing. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

const TEXT =
  '<p>The heater stores the heat of one short fire in its stones and gives it back for a whole day.</p>';

const markdownOf = (body: string): string =>
  renderDocument(
    pipelineInput(`<html><head><title>The heater</title></head><body>${body}</body></html>`),
  ).document.markdown ?? '';

describe('a rule', () => {
  it('is left out at the edges and around the headline, which is written first', () => {
    for (const head of [
      '<hr><h1>The heater</h1>',
      '<h1>The heater</h1><hr>',
      '<hr><hr><h1>The heater</h1><hr>',
    ]) {
      expect(markdownOf(`<main>${head}${TEXT}<hr></main>`)).toMatch(
        /^# The heater\n\nThe heater stores[^\n]*$/,
      );
    }
  });

  it('stays between two parts of the text', () => {
    expect(markdownOf(`<main><h1>The heater</h1>${TEXT}<hr>${TEXT}</main>`)).toMatch(/\n\n---\n\n/);
  });
});
