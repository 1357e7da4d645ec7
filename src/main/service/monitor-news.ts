/**
 * Tells people what a monitor found: in open windows and as a notification of the desktop at once; webhook and e-mail are
 * written with the look itself, so that neither a kill nor a mail server that is away loses them.
 */
import type { Config } from './config.ts';
import { writeMonitorNews } from './dialects/monitors.ts';
import { diffAsText } from './domain/library/diff.ts';
import { inOneLine } from './domain/monitor/changes.ts';
import { mailDelivery } from './mail.ts';
import type { Notices } from './operations/notices.ts';
import type { NewDelivery } from './ports/backend.ts';
import type { Clock, Ids, Notice } from './ports/system.ts';
import type { MonitorNews } from './work/monitor-runner.ts';

export interface NewsDeps {
  readonly notices: Notices;
  /** The desktop's notification, where there is one. */
  readonly tell: ((notice: Notice) => void) | undefined;
  readonly clock: Clock;
  /** Of this installation: whose notifications its desktop shows. */
  readonly accountId: string;
}

const TITLES: Readonly<Record<MonitorNews['kind'], string>> = {
  changed: 'Changed',
  failing: 'Cannot be looked at',
  paused: 'Paused',
};

export function createTellNews(deps: NewsDeps): (news: MonitorNews) => Promise<void> {
  return (news) => {
    const { monitor } = news;
    const title = titleOf(news);
    const body = news.reason ?? inOneLine(news.look.blocks);
    const path = `/library/monitors/${monitor.id}`;
    if (monitor.notify.app) {
      deps.notices.tell({ title, body, path, accountId: monitor.accountId, at: deps.clock.now() });
      if (monitor.accountId === deps.accountId) deps.tell?.({ title, body, path });
    }
    return Promise.resolve();
  };
}

const titleOf = ({ monitor, kind }: MonitorNews): string => `${TITLES[kind]}: ${monitor.name}`;

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
export function createNewsDeliveries(
  config: Pick<Config, 'smtp'>,
  ids: Ids,
  ownAddress: () => string | undefined,
): (news: MonitorNews) => readonly NewDelivery[] {
  return (news) => {
    const { webhook, mail } = news.monitor.notify;
    return [
      ...(webhook === undefined ? [] : [webhookOf(news, webhook, ids)]),
      ...(mail === undefined || config.smtp.url === undefined
        ? []
        : [mailTo(mail, news, ids, ownAddress() ?? '')]),
    ];
  };
}

function webhookOf(
  { monitor, look, kind, reason }: MonitorNews,
  { url, headers }: NonNullable<MonitorNews['monitor']['notify']['webhook']>,
  ids: Ids,
): NewDelivery {
  const id = ids.uuid();
  const why = reason === undefined ? {} : { reason };
  const body = JSON.stringify(writeMonitorNews({ event: kind, monitor, look, ...why }, id));
  const receiver = `${monitor.accountId} ${new URL(url).origin}`;
  return { id, jobId: look.jobId ?? monitor.id, url, receiver, headers, body };
}

function mailTo(to: string, news: MonitorNews, ids: Ids, address: string): NewDelivery {
  const { monitor, look } = news;
  // one line: what a page says must not become a header
  const subject = `Hearth: ${titleOf(news)}`.replaceAll(/\s+/g, ' ');
  const mail = { to, subject, text: mailOf(news, address) };
  const of = { id: ids.uuid(), jobId: look.jobId ?? monitor.id, accountId: monitor.accountId };
  return mailDelivery(mail, of);
}
