/**
 * Who may talk to the console, and what a hostile page can do to whoever reads it: nothing runs, nothing
 * leaves, no policy has to refuse anything (gui sections 6 and 9).
 */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostilePage } from '../support/hostile-page.ts';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

describe.skipIf(!isBuilt)('the GUI against others', () => {
  let service: TestService;
  let site: FixtureSite;
  let gui: GuiWindow;
  let canary: Server;
  let beacon: string;
  const asked: string[] = [];
  const happened: string[] = [];
  let pageId = '';

  beforeAll(async () => {
    canary = createServer((incoming, response) => {
      asked.push(incoming.url ?? '');
      // a search service, should one be asked: with a result that bites
      const results = [
        { url: 'javascript:alert(1)', title: '<img src=x onerror=alert(1)>', content: '<b>x</b>' },
        { url: `${beacon}/found`, title: 'A title', content: `<img src="${beacon}/snippet">` },
      ];
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ results }));
    });
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
    beacon = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
    site = await startSite();
    service = await startService({ flags: { 'search-searxng-url': beacon } });
    pageId = await scrapeHostile();
    gui = await openWindow(service);
    await gui.context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    gui.page.on('dialog', (dialog) => {
      happened.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    gui.context.on('page', (page) => happened.push(`window ${page.url()}`));
    gui.page.on('download', () => happened.push('download'));
  });
  afterAll(async () => {
    await gui.close();
    await service.stop();
    await site.close();
    canary.closeAllConnections();
    canary.close();
  });

  /** Reads it twice, in every form there is; resolves the page's id. */
  async function scrapeHostile(): Promise<string> {
    let version = 1;
    site.files.set('/hostile', () => ({
      type: 'text/html; charset=utf-8',
      body: hostilePage(beacon, version),
    }));
    const schema = {
      type: 'object',
      properties: {
        title: { type: 'string' },
        name: { type: 'string' },
        price: { type: 'string' },
      },
    };
    const body = {
      url: `${site.origin}/hostile`,
      maxAge: 0,
      onlyMainContent: false,
      formats: [
        'markdown',
        'html',
        'rawHtml',
        'links',
        'images',
        { type: 'json', schema },
        { type: 'changeTracking', modes: ['git-diff'] },
      ],
    };
    await service.ask('POST', '/v2/scrape', body);
    version = 2;
    const { json } = await service.ask('POST', '/v2/scrape', body);
    const { data } = json as { data: { metadata: { scrapeId: string } } };
    return data.metadata.scrapeId;
  }

  async function expectNothingHappened(): Promise<void> {
    // whatever a page would do it does at once or when it is laid out
    await gui.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 150))),
    );
    expect(happened).toEqual([]);
    expect(asked).toEqual([]);
    expect(gui.strangers).toEqual([]);
    expect(gui.complaints).toEqual([]);
    const title = await gui.page.title();
    expect(title).toMatch(/Hearth$/);
    expect(title).not.toMatch(/^taken/);
    expect(new URL(gui.page.url()).origin).toBe(service.address);
  }

  it('refuses the console without its token, with a wrong one, and with an API key', async () => {
    const ask = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(`${service.address}/console/state`, { headers })).status;
    const authorization = `Bearer ${service.hearth.sessionToken}`;
    expect(await ask({})).toBe(401);
    expect(await ask({ authorization: 'Bearer wrong' })).toBe(401);
    expect(await ask({ authorization: `Bearer ${service.key}` })).toBe(401);
    expect(await ask({ authorization: authorization.slice(0, -1) })).toBe(401);
    expect(await ask({ cookie: `hearth=${service.hearth.sessionToken}` })).toBe(401);
    expect(await ask({ authorization })).toBe(200);
  });

  it('does not take the session token for an API key', async () => {
    const authorization = `Bearer ${service.hearth.sessionToken}`;
    for (const path of ['/v1/team/credit-usage', '/v2/team/credit-usage']) {
      const { status } = await fetch(`${service.address}${path}`, { headers: { authorization } });
      expect(status).toBe(401);
    }
  });

  it.each([
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['an opaque Origin', { origin: 'null' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['a foreign Host (DNS rebinding)', { host: 'evil.example' }],
    ['a Host with a foreign port', { host: 'evil.example:3002' }],
  ])('refuses %s even with the token', async (_name, headers) => {
    const { hostname, port } = new URL(service.address);
    const isNeighbour = 'origin' in headers && headers.origin.startsWith('http://127.');
    const others = isNeighbour ? [] : ['/v2/scrape', '/'];
    for (const path of ['/console/state', '/console/events', ...others]) {
      const status = await new Promise<number>((resolve, reject) => {
        const authorization = `Bearer ${service.hearth.sessionToken}`;
        request({ hostname, port, path, headers: { authorization, ...headers } }, (response) => {
          response.destroy();
          resolve(response.statusCode ?? 0);
        })
          .on('error', reject)
          .end();
      });
      expect(status).toBe(403);
    }
  });

  it('sends a policy that lets nothing in but its own', async () => {
    const { headers } = await fetch(`${service.address}/`);
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "form-action 'none'",
      "base-uri 'none'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  describe('a hostile page, read and looked at', () => {
    beforeAll(() => {
      asked.length = 0;
    });

    it.each(['markdown', 'preview', 'html', 'links', 'screenshot', 'json', 'metadata', 'diff'])(
      'can do nothing in the tab %s',
      async (tab) => {
        const { page } = gui;
        await gui.open(`/doc/${pageId}?tab=${tab}`);
        await page.getByRole('tab', { selected: true }).waitFor();
        await page.locator('.skeleton').first().waitFor({ state: 'detached' });
        await expect.poll(() => page.getByRole('tabpanel').innerText()).not.toBe('');
        await expectNothingHappened();
      },
    );

    it('shows what it claims as plain text', async () => {
      const { page } = gui;
      await gui.open(`/doc/${pageId}?tab=metadata`);
      await page
        .getByRole('cell', { name: /<script>/ })
        .first()
        .waitFor();
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('<script>');
    });

    it('can do nothing as the page itself, in the frame that has no rights', async () => {
      const { page } = gui;
      await gui.open(`/doc/${pageId}?tab=preview`);
      await page
        .getByRole('radio', { name: 'Page' })
        .or(page.getByRole('button', { name: 'Page', exact: true }))
        .first()
        .click();
      const frame = page.locator('iframe');
      await frame.waitFor();
      expect(await frame.getAttribute('sandbox')).toBe('');
      await page.frameLocator('iframe').getByText('The last paragraph').waitFor();
      await expectNothingHappened();
      const inside = page.frames().find((one) => one !== page.mainFrame());
      const kinds = await inside
        ?.evaluate(
          () =>
            document.querySelectorAll(
              'script, iframe, object, embed, form, link, base, svg, [onload], [onerror], [onclick], a[href]',
            ).length,
        )
        .catch(() => 0);
      expect(kinds).toBe(0);
    });

    it('has no link left that runs, in any form', async () => {
      const { page } = gui;
      for (const tab of ['preview', 'links', 'markdown']) {
        await gui.open(`/doc/${pageId}?tab=${tab}`);
        await page.getByRole('tabpanel').waitFor();
        await page.locator('.skeleton').first().waitFor({ state: 'detached' });
        const links = await page.locator('main a[href]').evaluateAll((all) =>
          all.map((link) => ({
            href: (link as HTMLAnchorElement).href,
            target: (link as HTMLAnchorElement).target,
            rel: (link as HTMLAnchorElement).rel,
          })),
        );
        for (const { href, target, rel } of links) {
          expect(href).toMatch(/^https?:/);
          if (target === '_blank') expect(rel).toContain('noopener');
        }
      }
    });

    it('can do nothing beside the form, nor as raw HTML, nor full window', async () => {
      const { page } = gui;
      await gui.open(`/playground/scrape?run=${pageId}&tab=html`);
      await page.locator('.cm-content').first().waitFor();
      await page.getByRole('tabpanel').getByRole('button', { name: 'Raw HTML' }).click();
      await expectNothingHappened();
      await gui.open(`/doc/${pageId}?tab=preview`);
      await page.getByRole('tabpanel').waitFor();
      await gui.press('f');
      await expectNothingHappened();
    });

    it('can do nothing as a search result', async () => {
      const { page } = gui;
      await gui.open('/playground/search');
      await page.locator('[data-main-field]').fill('anything');
      await gui.press('ControlOrMeta+Enter');
      await page.getByText('A title').first().waitFor();
      asked.length = 0;
      const links = await page.locator('main a[href^="javascript:"]').count();
      expect(links).toBe(0);
      await expectNothingHappened();
    });
  });
});
