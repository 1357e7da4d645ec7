/** Which forms of a page to return, with the options of those that have some. */
import {
  Braces,
  Camera,
  CodeXml,
  FileCode,
  FileDiff,
  FileText,
  Highlighter,
  Image,
  Link2,
  MessageCircleQuestion,
  Table2,
  Tags,
  TextQuote,
  type LucideIcon,
} from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import type { Json, JsonObject } from '../../../contract/console/common.ts';
import { Chip } from '../../components/field.tsx';
import { t } from '../../text/catalogue.ts';
import { isList, isObject } from './body.ts';
import { FormatOptions } from './format-options.tsx';

type FormatName = keyof typeof t.operations.formats;

const IN_SIGHT: readonly FormatName[] = ['markdown', 'html', 'links', 'screenshot', 'json'];
const FOLDED: readonly FormatName[] = [
  'tables',
  'summary',
  'rawHtml',
  'images',
  'changeTracking',
  'question',
  'highlights',
  'attributes',
];

const ICONS: Readonly<Partial<Record<FormatName, LucideIcon>>> = {
  markdown: FileText,
  html: CodeXml,
  rawHtml: FileCode,
  links: Link2,
  images: Image,
  screenshot: Camera,
  json: Braces,
  tables: Table2,
  summary: TextQuote,
  changeTracking: FileDiff,
  question: MessageCircleQuestion,
  highlights: Highlighter,
  attributes: Tags,
};

/** What a format starts with when it is switched on; those with options are objects. */
const STARTS: Readonly<Partial<Record<FormatName, JsonObject>>> = {
  screenshot: { type: 'screenshot' },
  json: { type: 'json', prompt: '' },
  changeTracking: { type: 'changeTracking', modes: ['git-diff'] },
  attributes: { type: 'attributes', selectors: [{ selector: 'a', attribute: 'href' }] },
  question: { type: 'question', question: '' },
  highlights: { type: 'highlights', query: '' },
};

interface FormatsFieldProps {
  readonly label: string;
  readonly value: Json | undefined;
  readonly fallback: readonly string[];
  readonly set: (next: Json | undefined) => void;
}

/** `markdown` and `{type:'markdown'}` are one format; its name. */
function formatName(format: Json): string {
  if (typeof format === 'string') return format;
  const type = isObject(format) ? format['type'] : undefined;
  return typeof type === 'string' ? type : '';
}

/** A format list with one more format, started as the form would. */
export function withFormat(value: Json | undefined, name: string): readonly Json[] {
  const list = isList(value) ? value : ['markdown'];
  if (list.some((format) => formatName(format) === name)) return list;
  return [...list, startOf(name)];
}

function startOf(name: string): Json {
  const start = Object.entries(STARTS).find(([key]) => key === name)?.[1];
  return start ?? name;
}

export function FormatsField({ label, value, fallback, set }: FormatsFieldProps): ReactElement {
  const id = useId();
  const list: readonly Json[] = isList(value) ? value : fallback;
  const names = list.map(formatName);
  const [isOpen, setOpen] = useState(false);
  const showAll = isOpen || names.some((name) => FOLDED.some((folded) => folded === name));
  const write = (next: readonly Json[]): void => {
    const isDefault = JSON.stringify(next) === JSON.stringify(fallback);
    set(isDefault || next.length === 0 ? undefined : next);
  };
  const toggle = (name: FormatName): void =>
    write(
      names.includes(name)
        ? list.filter((format) => formatName(format) !== name)
        : [...list, startOf(name)],
    );
  const replace = (index: number, format: Json): void =>
    write(list.map((old, at) => (at === index ? format : old)));

  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-1.5">
      <span id={id} className="text-xs font-medium text-ink-2">
        {label}
      </span>
      <div className="flex flex-wrap gap-1.5">
        {(showAll ? [...IN_SIGHT, ...FOLDED] : IN_SIGHT).map((name) => {
          const Icon = ICONS[name];
          return (
            <Chip key={name} isOn={names.includes(name)} onToggle={() => toggle(name)}>
              {Icon !== undefined && <Icon aria-hidden />}
              {t.operations.formats[name]}
            </Chip>
          );
        })}
        {!showAll && (
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="h-7 rounded-full px-2 text-xs text-ink-3 hover:text-ink"
          >
            {t.operations.formatOptions.more}
          </button>
        )}
      </div>
      {list.map((format, index) => (
        <FormatOptions
          key={formatName(format)}
          format={format}
          onChange={(next) => replace(index, next)}
        />
      ))}
    </div>
  );
}
