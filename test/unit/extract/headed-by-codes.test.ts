/** Codes that head a page, and versions that a label names beside a score. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text = { type: 'string' };

function dataOf(body: string, properties: object): unknown {
  const html = `<html lang="en"><head><title>Register</title></head><body><main>${body}</main></body></html>`;
  const schema = { type: 'object', properties: { ...properties } };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

describe('a heading that is a code', () => {
  it.each([
    ['reference', '25/00417/FUL', '25/00417/FUL'],
    ['application_number', '25/00417/FUL', '25/00417/FUL'],
    ['cve_id', 'CVE-2025-41233', 'CVE-2025-41233'],
    ['report_number', 'Bodenuntersuchung Nr. 2025-117', '2025-117'],
    ['version', 'v2.4.0', 'v2.4.0'],
  ])('is the %s', (name, heading, value) => {
    const body = `<h1>${heading}</h1><p>Words of the page about it.</p>`;
    expect(dataOf(body, { [name]: text })).toEqual({ [name]: value });
  });

  it.each([
    ['reference', 'Rear extension in 2025'],
    ['reference', 'Orchard'],
    ['reference', 'COVID-19'],
    ['reference', '2025-26'],
    ['reference', '2025-11-03'],
    ['reference', '2024/2025'],
    ['phone_number', '25/00417/FUL'],
    ['cve_id', 'RHSA-2025-1234'],
    ['version', 'Tinyq 2'],
  ])('is no other %s: %s', (name, heading) => {
    const body = `<h1>${heading}</h1><p>Words of the page about it.</p>`;
    expect(dataOf(body, { [name]: text })).toEqual({});
  });
});

describe('a version in a label', () => {
  const asked = { cve_id: text, cvss_score: { type: 'number' } };

  it.each([
    '<ul><li><span>CVSS 3.1</span><span>8.8</span></li><li><span>Severity</span><span>High</span></li></ul>',
    '<ul><li><span>CVSS 3.1</span> <span>8.8</span></li><li><span>Severity</span> <span>High</span></li></ul>',
    '<dl><dt>CVSS v3.1 base score</dt><dd>8.8</dd><dt>Severity</dt><dd>High</dd></dl>',
    '<table><tr><th>CVSS 3.1</th><td>8.8</td></tr><tr><th>Severity</th><td>High</td></tr></table>',
  ])('is not the score, and the score no number of the flaw: %s', (body) => {
    expect(dataOf(`<h1>CVE-2025-41233</h1>${body}`, asked)).toEqual({
      cve_id: 'CVE-2025-41233',
      cvss_score: 8.8,
    });
  });
});
