/**
 * Tells people what a monitor found: in open windows, as a notification of the desktop, by e-mail. The webhook is written
 * with the look itself.
 */
import type { Config } from './config.ts';
import { writeMonitorNews } from './dialects/monitors.ts';
import { toHearthError } from './domain/errors.ts';
import { diffAsText } from './domain/library/diff.ts';
import { inOneLine } from './domain/monitor/changes.ts';
import { createMail } from './mail.ts';
import type { Notices } from './operations/notices.ts';
import type { NewDelivery } from './ports/backend.ts';
import type { Clock, Ids, Log, Notice } from './ports/system.ts';
import type { MonitorNews } from './work/monitor-runner.ts';

export interface NewsDeps {
  readonly notices: Notices;
  /** The desktop's notification, where there is one. */
  readonly tell: ((notice: Notice) => void) | undefined;
  readonly clock: Clock;
  readonly log: Log;
  readonly ownAddress: () => string | undefined;
  /** Of this installation: whose notifications its desktop shows. */
  readonly accountId: string;
}

const TITLES: Readonly<Record<MonitorNews['kind'], string>> = {
  changed: 'Changed',
  failing: 'Cannot be looked at',
  paused: 'Paused',
};

/** A message that cannot be sent is logged; the look stands. */
export function createTellNews(
  config: Pick<Config, 'smtp'>,
  deps: NewsDeps,
): (news: MonitorNews) => Promise<void> {
  const sendMail = createMail(config);
  return async (news) => {
    const { monitor, kind } = news;
    const title = `${TITLES[kind]}: ${monitor.name}`;
    const body = news.reason ?? inOneLine(news.look.blocks);
    const path = `/library/monitors/${monitor.id}`;
    if (monitor.notify.app) {
      deps.notices.tell({ title, body, path, accountId: monitor.accountId, at: deps.clock.now() });
      if (monitor.accountId === deps.accountId) deps.tell?.({ title, body, path });
    }
    const to = monitor.notify.mail;
    if (to === undefined || sendMail === undefined) return;
    try {
      // one line: what a page says must not become a header
      const subject = `Hearth: ${title}`.replaceAll(/\s+/g, ' ');
      await sendMail({ to, subject, text: mailOf(news, deps.ownAddress() ?? '') });
    } catch (error) {
      deps.log.error('monitor mail not sent', { error: toHearthError(error).message });
    }
  };
}

function mailOf({ monitor, look, reason }: MonitorNews, address: string): string {
  const { target } = monitor;
  const about = target.kind === 'page' ? target.url : monitor.name;
  const { beforeId, captureId } = look;
  const compare =
    beforeId === undefined || captureId === undefined
      ? []
      : [
          `Before: ${address}/library/captures/${beforeId}/text`,
          `Now: ${address}/library/captures/${captureId}/text`,
        ];
  return [
    about,
    '',
    reason ?? diffAsText(look.blocks),
    '',
    ...compare,
    `All looks: ${address}/library/monitors/${monitor.id}`,
    '',
  ].join('\n');
}

/** Written with the look, sent by work/webhooks.ts as any other. */
export function createNewsDeliveries(ids: Ids): (news: MonitorNews) => readonly NewDelivery[] {
  return ({ monitor, look, kind, reason }) => {
    const { webhook } = monitor.notify;
    if (webhook === undefined) return [];
    const id = ids.uuid();
    const why = reason === undefined ? {} : { reason };
    const body = JSON.stringify(writeMonitorNews({ event: kind, monitor, look, ...why }, id));
    const receiver = `${monitor.accountId} ${new URL(webhook.url).origin}`;
    const jobId = look.jobId ?? monitor.id;
    return [{ id, jobId, url: webhook.url, receiver, headers: webhook.headers, body }];
  };
}
