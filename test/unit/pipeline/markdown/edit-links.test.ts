/** `[edit]` behind the name of a section, as MediaWiki writes it into its heading. */
import { expect, it } from 'vitest';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

const TEXT =
  '<p>The heater stores the heat of one short fire in its stones and gives it back for a whole day.</p>';

it('leaves the link to edit a section out of its heading', () => {
  const heading =
    '<h2><span class="mw-headline" id="Use">Use</span><span class="mw-editsection">[<a href="/w?action=edit&section=1">edit</a>]</span></h2>';
  const html = `<html><head><title>The heater</title></head><body><main><h1>The heater</h1>${TEXT}${heading}${TEXT}</main></body></html>`;
  expect(renderDocument(pipelineInput(html)).document.markdown).toContain('\n\n## Use\n\n');
});
