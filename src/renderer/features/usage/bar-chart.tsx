/** Stacked bars a day in plain SVG: each series has a colour and a pattern; the table says the same. */
import { useEffect, useId, useRef, useState, type ReactElement, type RefObject } from 'react';
import { formatNumber, formatUtcDay } from '../../text/format.ts';
import { ticksUpTo, type UsageModel } from './usage-model.ts';

/** Before it is known how wide it stands. */
const USUAL_WIDTH = 960;
/** Room that the name of a day takes. */
const LABEL_WIDTH = 90;
const HEIGHT = 300;
const LEFT = 52;
const BOTTOM = 28;
const TOP = 12;

const COLOURS = [1, 2, 3, 4, 5].map((index) => `var(--series-${index})`);

interface BarChartProps {
  readonly model: UsageModel;
  readonly label: string;
}

export function BarChart({ model, label }: BarChartProps): ReactElement {
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const plot = plotOf(model, useWidth(frame));
  const [hovered, setHovered] = useState<number>();
  const day = hovered === undefined ? undefined : model.days[hovered];
  return (
    <figure ref={frame} className="relative">
      <svg
        viewBox={`0 0 ${plot.width} ${HEIGHT}`}
        role="img"
        aria-label={label}
        className="nums w-full"
        onPointerLeave={() => setHovered(undefined)}
      >
        <Patterns id={id} />
        <Scale plot={plot} />
        {model.days.map((column, index) => (
          <g key={column.day} onPointerEnter={() => setHovered(index)}>
            <Bar {...{ id, plot, column, index }} isHovered={hovered === index} />
          </g>
        ))}
      </svg>
      {hovered !== undefined && day !== undefined && day.sum > 0 && (
        <Tip {...{ model, plot, day }} index={hovered} />
      )}
    </figure>
  );
}

type Day = UsageModel['days'][number];

/** Where what stands. */
interface Plot {
  readonly width: number;
  readonly height: number;
  /** The values of the lines, the highest last. */
  readonly ticks: readonly number[];
  /** From one day to the next. */
  readonly step: number;
  /** Every how many days one is named. */
  readonly every: number;
  readonly y: (value: number) => number;
}

function plotOf({ days }: UsageModel, width: number): Plot {
  const ticks = ticksUpTo(Math.max(...days.map((day) => day.sum), 0));
  const top = ticks.at(-1) ?? 1;
  const height = HEIGHT - BOTTOM - TOP;
  const across = width - LEFT;
  return {
    ...{ width, height, ticks },
    step: across / Math.max(1, days.length),
    every: Math.ceil((days.length * LABEL_WIDTH) / across),
    y: (value) => TOP + height - (value / top) * height,
  };
}

const TEXT = { fontSize: '11', fill: 'var(--ink-3)' } as const;

function Scale({ plot: { width, ticks, y } }: { readonly plot: Plot }): readonly ReactElement[] {
  return ticks.map((value, index) => {
    const stroke = index === 0 ? 'var(--line-strong)' : 'var(--line)';
    return (
      <g key={value}>
        <line x1={LEFT} x2={width} y1={y(value)} y2={y(value)} stroke={stroke} />
        <text {...TEXT} x={LEFT - 8} y={y(value) + 4} textAnchor="end">
          {formatNumber(value)}
        </text>
      </g>
    );
  });
}

interface BarProps {
  readonly id: string;
  readonly plot: Plot;
  readonly column: Day;
  readonly index: number;
  readonly isHovered: boolean;
}

function Bar({ id, plot, column, index, isHovered }: BarProps): ReactElement {
  const { step, y } = plot;
  const left = LEFT + step * index;
  const width = Math.min(34, step * 0.68);
  return (
    <>
      <rect
        x={left}
        y={TOP}
        width={step}
        height={plot.height}
        fill={isHovered ? 'var(--sunken)' : 'transparent'}
      />
      {column.values.map((value, series) => {
        if (value === 0) return null;
        const from = column.values.slice(0, series).reduce((sum, one) => sum + one, 0);
        const top = y(from + value);
        return (
          <rect
            key={series}
            x={left + (step - width) / 2}
            y={top}
            width={width}
            height={Math.max(1, y(from) - top - 1)}
            rx={1.5}
            fill={series < COLOURS.length ? `url(#${id}-${series})` : 'var(--ink-3)'}
          />
        );
      })}
      {index % plot.every === 0 && (
        <text {...TEXT} x={left + step / 2} y={HEIGHT - 8} textAnchor="middle">
          {formatUtcDay(column.day)}
        </text>
      )}
    </>
  );
}

interface TipProps {
  readonly model: UsageModel;
  readonly plot: Plot;
  readonly day: Day;
  readonly index: number;
}

/** The figures of the day under the pointer. */
function Tip({ model, plot, day, index }: TipProps): ReactElement {
  const isRight = index > model.days.length / 2;
  return (
    <div
      aria-hidden
      className="nums pointer-events-none absolute top-0 rounded-lg border border-line bg-raised px-3 py-2 text-xs shadow-[var(--shadow)]"
      style={{
        left: `${((LEFT + plot.step * (index + 0.5)) / plot.width) * 100}%`,
        transform: isRight ? 'translateX(calc(-100% - 16px))' : 'translateX(16px)',
      }}
    >
      <p className="pb-1 font-medium">{formatUtcDay(day.day)}</p>
      {model.series.map(
        (series, at) =>
          (day.values[at] ?? 0) > 0 && (
            <p key={series.id} className="flex items-center gap-2 text-ink-2">
              <Swatch index={at} />
              <span className="flex-1 pr-3">{series.label}</span>
              {formatNumber(day.values[at] ?? 0)}
            </p>
          ),
      )}
    </div>
  );
}

/** A unit of the drawing is a pixel, so that letters keep their size however narrow it stands. */
function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const watcher = new ResizeObserver(() => setWidth(Math.max(LEFT * 3, element.clientWidth)));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [frame]);
  return width;
}

/** Colour alone never tells series apart: each has its own hatching. */
function Patterns({ id }: { readonly id: string }): ReactElement {
  return (
    <defs>
      {COLOURS.map((colour, index) => (
        <pattern
          key={index}
          id={`${id}-${index}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${[0, 45, 0, 135, 90][index] ?? 0})`}
        >
          <rect width="6" height="6" fill={colour} />
          {index > 0 && index !== 2 && (
            <line
              x1="0"
              x2="0"
              y1="0"
              y2="6"
              stroke="var(--surface)"
              strokeWidth="1.6"
              strokeOpacity="0.5"
            />
          )}
          {index === 2 && <circle cx="3" cy="3" r="1" fill="var(--surface)" fillOpacity="0.7" />}
        </pattern>
      ))}
    </defs>
  );
}

export function Swatch({ index }: { readonly index: number }): ReactElement {
  return (
    <span
      aria-hidden
      className="inline-block size-2.5 shrink-0 rounded-[3px] forced-color-adjust-none"
      style={{ background: COLOURS[index] ?? 'var(--ink-3)' }}
    />
  );
}
