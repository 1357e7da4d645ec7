/** The html format: nothing that runs or loads, addresses absolute, safe when it is parsed again. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../support/pipeline/inputs.ts';

const htmlOf = (body: string): string =>
  renderDocument(
    pipelineInput(`<body><p>kept</p>${body}`, {
      options: { formats: [{ type: 'html' }], onlyMainContent: false },
    }),
  ).document.html ?? '';

describe('the html format', () => {
  it.each([
    ['scripts', '<script>x()</script>'],
    ['styles', '<style>p{}</style>'],
    ['styles in pictures', '<svg><style><img src=x onerror=x()></style></svg>'],
    ['handlers', '<p onclick="x()" ONMOUSEOVER=x()>', '<img src="/i.png" onerror="x()">'],
    ['inline styles', '<p style="background:url(//x)">'],
    ['script addresses', '<a href="javascript:x()">', '<a href=" \u0001java\nscript:x()">'],
    [
      'script addresses elsewhere',
      '<form action="javascript:x()"><input formaction=javascript:x()>',
    ],
    [
      'script addresses in pictures',
      '<svg><a xlink:href="javascript:x()">',
      '<p background=javascript:x>',
    ],
    [
      'animated addresses',
      '<svg><a><animate attributeName=href values=javascript:x() /></a></svg>',
    ],
    ['frames', '<iframe src="https://x.example/" srcdoc="<script>x()</script>"></iframe>'],
    ['plug-ins', '<object data="x.swf"></object><embed src="x.swf">'],
    [
      'what leads elsewhere',
      '<base href="//x.example/"><meta http-equiv=refresh content="0;url=/x">',
    ],
    ['pings', '<a href="/a" ping="https://x.example/">a</a>'],
    ['hidden fields', '<input type=hidden name=token value=secret>'],
    ['raw text', '<noembed><img src=x onerror=x()></noembed><noframes>x()</noframes>'],
    ['comments', '<!-- x() -->'],
    [
      'documents as addresses',
      '<a href="data:text/html,x()">',
      '<img srcset="data:text/html,x() 2x">',
    ],
  ])('holds no %s', (_, ...bodies) => {
    for (const body of bodies) {
      const html = htmlOf(body);
      expect(html).toContain('kept');
      expect(html).not.toMatch(
        /x\(\)|onclick|onerror|style|srcdoc|swf|ping=|secret|refresh|x\.example\/"/i,
      );
    }
  });

  it('writes what browsers read as raw text as preformatted text', () => {
    expect(htmlOf('<xmp><img src=x onerror=1></xmp>')).toBe(
      '<p>kept</p><pre>&lt;img src=x onerror=1&gt;</pre>',
    );
  });

  it('makes addresses absolute, of srcset, too', () => {
    expect(htmlOf('<img src="a.png" srcset="a.png, b.png 2x"><a href="#part">x</a>')).toBe(
      '<p>kept</p><img src="https://example.com/a.png" srcset="https://example.com/a.png, https://example.com/b.png 2x"><a href="#part">x</a>',
    );
  });
});
