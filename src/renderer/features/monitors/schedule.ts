/** Schedules as a person chooses them, as the service takes them, and in words. Pure. */
import type { MonitorView } from '../../../contract/monitors.ts';
import { t } from '../../text/catalogue.ts';
import { locale } from '../../text/format.ts';

type Schedule = MonitorView['schedule'];

export interface ScheduleDraft {
  readonly kind: 'hours' | 'day' | 'week' | 'cron';
  readonly hours: string;
  /** `07:00`. */
  readonly time: string;
  /** 0 is Sunday, as in cron. */
  readonly weekday: number;
  readonly cron: string;
  readonly timeZone: string;
}

export const LOCAL_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export const NEW_SCHEDULE: ScheduleDraft = {
  ...{ kind: 'day', hours: '6', time: '07:00', weekday: 1 },
  ...{ cron: '0 7 * * 1-5', timeZone: LOCAL_ZONE },
};

const MOST_HOURS = 8_760;

/**
 * Of the service; undefined where the hours or the time are none. What was not touched stays as it was made elsewhere,
 * in minutes or days.
 */
export function toSchedule(draft: ScheduleDraft, before?: Schedule): Schedule | undefined {
  if (before !== undefined && isSame(draft, toDraft(before))) return before;
  const { kind, timeZone, weekday, cron } = draft;
  const isAtTime = kind === 'day' || kind === 'week';
  if (isAtTime && !/^\d\d:\d\d/.test(draft.time)) return undefined;
  const [hour = 0, minute = 0] = draft.time.split(':').map(Number);
  switch (kind) {
    case 'hours': {
      const hours = Number(draft.hours);
      const isRight = Number.isInteger(hours) && hours >= 1 && hours <= MOST_HOURS;
      return isRight ? { every: `${hours}h`, timeZone } : undefined;
    }
    case 'day':
      return { cron: `${minute} ${hour} * * *`, timeZone };
    case 'week':
      return { cron: `${minute} ${hour} * * ${weekday}`, timeZone };
    case 'cron':
      return { cron, timeZone };
  }
}

const isSame = (a: ScheduleDraft, b: ScheduleDraft): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** To be changed. */
export function toDraft({ every, cron, timeZone }: Schedule): ScheduleDraft {
  const draft = { ...NEW_SCHEDULE, timeZone };
  if (every !== undefined) {
    const [, count = '1', unit = 'h'] = /^(\d+)([mhdw])$/.exec(every) ?? [];
    const hours = (Math.round(Number(count) * (HOURS[unit] ?? 1) * 100) / 100).toString();
    return { ...draft, kind: 'hours', hours };
  }
  const plain = readCron(cron ?? '');
  if (plain === undefined) return { ...draft, kind: 'cron', cron: cron ?? '' };
  const { weekday, time } = plain;
  return weekday === undefined
    ? { ...draft, kind: 'day', time }
    : { ...draft, kind: 'week', time, weekday };
}

const HOURS: Readonly<Record<string, number>> = { m: 1 / 60, h: 1, d: 24, w: 168 };

/** `every day at 07:00, Europe/Berlin`; the zone where it is not this machine's. */
export function inWords({ every, cron, timeZone }: Schedule): string {
  if (every !== undefined) return everyWords(every);
  const plain = readCron(cron ?? '');
  const words =
    plain === undefined
      ? t.monitors.pattern(cron ?? '')
      : plain.weekday === undefined
        ? t.monitors.daily(plain.time)
        : t.monitors.weekly(weekdayName(plain.weekday), plain.time);
  return timeZone === LOCAL_ZONE ? words : t.monitors.inZone(words, timeZone);
}

function everyWords(every: string): string {
  const count = Number.parseInt(every, 10);
  const unit = every.at(-1);
  const units = t.monitors.units;
  const name = unit === 'm' || unit === 'h' || unit === 'd' || unit === 'w' ? units[unit] : every;
  return t.monitors.every(count, name);
}

/** Of patterns that are a time of every day or of one weekday. */
function readCron(cron: string): { readonly time: string; readonly weekday?: number } | undefined {
  const found = /^(\d{1,2}) (\d{1,2}) \* \* (\*|[0-6])$/.exec(cron);
  if (found === null) return undefined;
  const [, minute = '', hour = '', day = '*'] = found;
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  return day === '*' ? { time } : { time, weekday: Number(day) };
}

/** Of 0 (Sunday) to 6. */
export function weekdayName(day: number): string {
  // 4 January 1970 was a Sunday
  const at = new Date(Date.UTC(1970, 0, 4 + day));
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(at);
}
