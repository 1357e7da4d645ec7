/** `rawHtml` of a file that is text is its body as received; of others, the HTML they were read as. */
import { expect, it } from 'vitest';
import { runPipeline } from '../../../src/main/service/pipeline/run.ts';
import { pipelineInput } from '../../support/pipeline/inputs.ts';

const XML = '<?xml version="1.0"?>\n<shop><item price="3">A &amp; B</item></shop>\n';
const FEED =
  '<rss version="2.0"><channel><title>Feed</title><item><title>One</title></item></channel></rss>';

it.each([
  ['JSON', 'application/json', '{ "a" : "<b>" ,\n "n":1.0 }\n'],
  ['a JSON dialect', 'application/problem+json', '{"title":"x"}'],
  ['XML', 'application/xml', XML],
  ['a feed', 'application/rss+xml', FEED],
  ['CSV', 'text/csv', 'name,price\r\n"A, B",3\r\n'],
  ['plain text', 'text/plain; charset=utf-8', 'Two\r\nlines & <b>no</b> markup\n'],
  ['markdown', 'text/markdown', '# Title\n\n- one\n'],
  ['source code', 'text/javascript', 'const a = 1 < 2;\n'],
  ['a drawing', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><title>t</title></svg>'],
  ['HTML', 'text/html', '<!doctype html><p>Words &amp; more'],
])('%s', async (_kind, contentType, body) => {
  const formats = [{ type: 'rawHtml' }, { type: 'markdown' }] as const;
  const input = pipelineInput(body, { snapshot: { contentType }, options: { formats } });
  expect((await runPipeline(input)).document.rawHtml).toBe(body);
});

it('is decoded by what an XML file says of itself', async () => {
  const body = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>caf\xe9</a>', 'latin1');
  const input = pipelineInput(body, {
    snapshot: { contentType: 'text/xml' },
    options: { formats: [{ type: 'rawHtml' }] },
  });
  expect((await runPipeline(input)).document.rawHtml).toContain('<a>café</a>');
});

it('is given whole for a large page, without reading the page', async () => {
  const body = `<title>Large</title>${'<table><tr><td>1</td></tr></table>\n'.repeat(200_000)}`;
  const input = pipelineInput(body, { options: { formats: [{ type: 'rawHtml' }] } });
  const { document } = await runPipeline(input);
  expect(document.rawHtml).toBe(body);
  expect(document.metadata['title']).toBe('Large');
});
