/**
 * Runs that are refused or fail (gui section 2.1): what is said, what is offered, and that nothing was
 * charged. The plan, its limits and the site's faults are real.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

describe.skipIf(!isBuilt)('a run that is refused or fails', () => {
  let service: TestService;
  let site: FixtureSite;
  let gui: GuiWindow;
  const time = { offset: 0 };

  beforeAll(async () => {
    site = await startSite();
    service = await startService({ parts: { clock: { now: () => Date.now() + time.offset } } });
    gui = await openWindow(service);
  });
  afterAll(async () => {
    await gui.close();
    await service.stop();
    await site.close();
  });
  beforeEach(async () => {
    const { accounts, account } = service.hearth.rooms();
    await accounts.setPlan(account.id, { planId: 'enterprise' });
    site.reset();
    // another minute: rate limits begin anew
    time.offset += 61_000;
  });

  async function scrape(url: string, options: object = {}): Promise<Locator> {
    const { page } = gui;
    await gui.open('/playground/scrape');
    await page.getByLabel('Page address').waitFor();
    const body = JSON.stringify({ formats: ['markdown'], maxAge: 0, ...options, url });
    await page.evaluate((text) => navigator.clipboard.writeText(text), body);
    await gui.press('ControlOrMeta+V', 'ControlOrMeta+Enter');
    return page.getByRole('region', { name: 'Result' }).getByRole('alert');
  }

  it('offers to read several addresses that were put where one belongs', async () => {
    const { page } = gui;
    const urls = [1, 2].map((n) => `${site.origin}/site/5/${String(n)}`);
    await gui.open('/playground/scrape');
    await page.getByLabel('Page address').fill(urls.join(' '));
    await gui.press('ControlOrMeta+Enter');
    await page.getByText('One address belongs here; these are 2.').waitFor();
    expect(await page.getByRole('button', { name: /^Search the web/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Read these 2 pages' }).click();
    expect(await page.getByLabel('Addresses').inputValue()).toBe(urls.join('\n'));
    // the form is kept from one visit to the next
    await page.getByRole('button', { name: 'One page' }).click();
  });

  async function used(): Promise<number> {
    const { usage, account } = service.hearth.rooms();
    return (await usage.balance(account)).used;
  }

  /** Puts the account on a plan with so many credits left. */
  async function leave(planId: 'free' | 'starter', credits: number): Promise<void> {
    const { accounts, usage, account } = service.hearth.rooms();
    const changed = await accounts.setPlan(account.id, { planId });
    const { planCredits, used: spent } = await usage.balance(changed);
    await accounts.adjustCredits(account.id, credits - (planCredits - spent), 'rehearsal');
  }

  it.each([
    ['a host that does not exist', () => 'http://dead.invalid/', 'There is no such host', {}],
    [
      'a page that takes too long',
      () => `${site.origin}/fault/hang`,
      'The page took too long',
      { timeout: 1000 },
    ],
    [
      'a page robots.txt denies',
      () => `${site.origin}/private/plans`,
      'The site does not allow this page',
      { ignoreRobotsTxt: false },
    ],
    [
      'a connection that is cut',
      () => `${site.origin}/fault/reset`,
      'The site did not answer properly',
      {},
    ],
  ])('says so of %s, and that nothing was charged', async (_name, url, title, options) => {
    site.files.set('/robots.txt', {
      type: 'text/plain',
      body: 'User-agent: *\nDisallow: /private/',
    });
    const before = await used();
    const alert = await scrape(url(), options);
    await alert.getByText(title).waitFor();
    expect(await alert.getByText('not charged').isVisible()).toBe(true);
    await alert.getByRole('button', { name: 'Try again', exact: true }).waitFor();
    await alert.getByText('Details', { exact: true }).click();
    expect(await alert.locator('pre').innerText()).toContain('"code"');
    expect(await used()).toBe(before);
    await gui.open('/jobs');
    await gui.page
      .getByText(/· not charged/)
      .first()
      .waitFor();
  });

  it('says what helps with a site that sends away, and how long it asks to wait', async () => {
    await scrape(`${site.origin}/status/429?after=300`);
    const result = gui.page.getByRole('region', { name: 'Result' });
    await result.getByText('Wait a few minutes, then run again.').waitFor();
    await result.getByText('The site answered 429 and asks to wait 5 minutes.').waitFor();
    await scrape(`${site.origin}/status/403`);
    await result.getByText('It may want a sign-in, or to be asked through a proxy.').waitFor();
    await result.getByRole('link', { name: 'Sign in to this site…' }).waitFor();
  });

  it('keeps a list of 10,000 addresses that was put in a moment before, its code in short', async () => {
    const { page } = gui;
    await gui.open('/playground/scrape');
    await page.getByRole('button', { name: 'Many pages…' }).click();
    const field = page.getByLabel('Addresses', { exact: true });
    const lines = Array.from({ length: 10_000 }, (_, n) => `${site.origin}/p/${n}`).join('\n');
    await field.evaluate((area, text) => {
      // as React hears it; typing so many lines takes Chromium minutes
      const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
      value?.set?.call(area, text);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }, lines);
    await page.getByText('10,000 addresses').waitFor();
    await page.getByText('… and so on: copying takes all of it.').waitFor();
    await page.getByRole('button', { name: 'Copy as code' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`${site.origin}/p/9999`);
    await page.reload();
    await page.getByText('10,000 addresses').waitFor();
    await page.getByRole('button', { name: 'One page' }).click();
  });

  it('offers the last copy of a page that no longer answers', async () => {
    const { page } = gui;
    site.files.set('/now', {
      type: 'text/html',
      body: '<title>Kept</title><main><h1>Kept</h1><p>It was read while it was there.</p></main>',
    });
    await scrape(`${site.origin}/now`);
    await page
      .getByRole('region', { name: 'Result' })
      .getByRole('tab', { name: 'Markdown' })
      .waitFor();
    site.files.set('/now', ({ request }) => {
      request.socket.resetAndDestroy();
      return 'taken';
    });
    const alert = await scrape(`${site.origin}/now`);
    await alert.getByRole('link', { name: /Open the answer of/ }).click();
    await page.getByText('It was read while it was there').waitFor();
  });

  it('429 of the rate limit: counts down from Retry-After and runs again by itself', async () => {
    const { page } = gui;
    const { accounts, account } = service.hearth.rooms();
    await accounts.setPlan(account.id, { planId: 'free' });
    await page.clock.install();
    let answer = { status: 200, retryAfter: 0 };
    for (let tries = 0; tries < 40 && answer.status !== 429; tries += 1) {
      const { status, headers } = await service.ask('POST', '/v2/scrape', {
        url: `${site.origin}/static/5kb`,
      });
      answer = { status, retryAfter: Number(headers.get('retry-after')) };
    }
    expect(answer.status).toBe(429);
    const alert = await scrape(`${site.origin}/static/5kb`);
    await alert.getByText('Too many requests for this plan').waitFor();
    const seconds = async (): Promise<number> =>
      Number(/in (\d+) s/.exec(await alert.innerText())?.[1]);
    const first = await seconds();
    expect(first).toBeGreaterThan(30);
    expect(first).toBeLessThanOrEqual(answer.retryAfter);
    expect(await alert.getByRole('button', { name: 'Try again' }).isDisabled()).toBe(true);
    await page.clock.fastForward(20_000);
    await expect.poll(seconds).toBeLessThanOrEqual(first - 20);
    await alert.getByRole('switch', { name: 'Run again by itself' }).click();
    time.offset += 61_000;
    await page.clock.fastForward(61_000);
    await page
      .getByRole('region', { name: 'Result' })
      .getByRole('tab', { name: 'Markdown' })
      .waitFor();
    await page.clock.resume();
  });

  it('402: says until when, that running pages finish, and leads to the plan', async () => {
    await leave('starter', 0);
    const alert = await scrape(`${site.origin}/static/5kb`);
    await alert.getByText(/Credits used up: 0 left until \w+ \d+, 20\d\d/).waitFor();
    await alert.getByText(/Pages already under way will finish/).waitFor();
    await alert.getByRole('link', { name: 'See the plan' }).click();
    await gui.page.waitForURL('**/plan');
  });

  it('a crawl that ran out of credits stopped early; it did not fail', async () => {
    const { page } = gui;
    await leave('starter', 6);
    await gui.open('/playground/crawl');
    await page.getByLabel('Start address').fill(`${site.origin}/site/40/`);
    await page.getByLabel('At most').fill('30');
    await gui.press('ControlOrMeta+Enter');
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByText('Stopped early').waitFor();
    await result.getByText('6 of 30').waitFor();
    await result.getByText('no credits for more').waitFor();
    await gui.open('/jobs');
    const row = page.getByRole('row').filter({ hasText: '/site/40' });
    await row.getByText('Stopped early').last().waitFor();
    expect(await row.innerText()).toContain('6 of 30 pages');
    expect(await row.innerText()).not.toMatch(/failed/i);
  });

  it('429 of the Free allowance: refused until the reset, no countdown', async () => {
    await leave('free', 0);
    const alert = await scrape(`${site.origin}/static/5kb`);
    await alert.getByText('The Free allowance is spent').waitFor();
    await alert.getByText(/Requests are refused until \w+ \d+, 20\d\d/).waitFor();
    expect(await alert.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });

  it('logged no error of its own on the way', () => {
    expect(gui.complaints.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
  });
});
