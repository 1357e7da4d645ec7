/** Stacked bars a day in plain SVG: each series has a colour and a pattern; the table says the same. */
import { useEffect, useId, useRef, useState, type ReactElement, type RefObject } from 'react';
import { formatNumber, formatUtcDay } from '../../text/format.ts';
import { roundUp, type UsageModel } from './usage-model.ts';

/** Before it is known how wide it stands. */
const USUAL_WIDTH = 960;
/** Room that the name of a day takes. */
const LABEL_WIDTH = 90;
const HEIGHT = 300;
const LEFT = 52;
const BOTTOM = 28;
const TOP = 12;
const TICKS = 4;

const COLOURS = [1, 2, 3, 4, 5].map((index) => `var(--series-${index})`);

interface BarChartProps {
  readonly model: UsageModel;
  readonly label: string;
}

export function BarChart({ model, label }: BarChartProps): ReactElement {
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame);
  const [hovered, setHovered] = useState<number>();
  const top = roundUp(Math.max(...model.days.map((day) => day.sum), 0));
  const plot = { width: width - LEFT, height: HEIGHT - BOTTOM - TOP };
  const step = plot.width / Math.max(1, model.days.length);
  const barWidth = Math.min(34, step * 0.68);
  const y = (value: number): number => TOP + plot.height - (value / top) * plot.height;
  const every = Math.ceil((model.days.length * LABEL_WIDTH) / plot.width);
  const day = hovered === undefined ? undefined : model.days[hovered];
  return (
    <figure ref={frame} className="relative">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={label}
        className="nums w-full"
        onPointerLeave={() => setHovered(undefined)}
      >
        <Patterns id={id} />
        {Array.from({ length: TICKS + 1 }, (_, index) => {
          const value = (top / TICKS) * index;
          return (
            <g key={index}>
              <line
                x1={LEFT}
                x2={width}
                y1={y(value)}
                y2={y(value)}
                stroke={index === 0 ? 'var(--line-strong)' : 'var(--line)'}
              />
              <text
                x={LEFT - 8}
                y={y(value) + 4}
                textAnchor="end"
                fontSize="11"
                fill="var(--ink-3)"
              >
                {formatNumber(value)}
              </text>
            </g>
          );
        })}
        {model.days.map((column, index) => {
          const x = LEFT + step * index + (step - barWidth) / 2;
          let base = 0;
          return (
            <g key={column.day} onPointerEnter={() => setHovered(index)}>
              <rect
                x={LEFT + step * index}
                y={TOP}
                width={step}
                height={plot.height}
                fill={hovered === index ? 'var(--sunken)' : 'transparent'}
              />
              {column.values.map((value, series) => {
                if (value === 0) return null;
                const from = base;
                base += value;
                return (
                  <rect
                    key={series}
                    x={x}
                    y={y(base)}
                    width={barWidth}
                    height={Math.max(1, y(from) - y(base) - 1)}
                    rx={1.5}
                    fill={series < COLOURS.length ? `url(#${id}-${series})` : 'var(--ink-3)'}
                  />
                );
              })}
              {index % every === 0 && (
                <text
                  x={LEFT + step * index + step / 2}
                  y={HEIGHT - 8}
                  textAnchor="middle"
                  fontSize="11"
                  fill="var(--ink-3)"
                >
                  {formatUtcDay(column.day)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      {day !== undefined && day.sum > 0 && (
        <div
          aria-hidden
          className="nums pointer-events-none absolute top-0 rounded-lg border border-line bg-raised px-3 py-2 text-xs shadow-[var(--shadow)]"
          style={{
            left: `${((LEFT + step * ((hovered ?? 0) + 0.5)) / width) * 100}%`,
            transform:
              (hovered ?? 0) > model.days.length / 2
                ? 'translateX(calc(-100% - 16px))'
                : 'translateX(16px)',
          }}
        >
          <p className="pb-1 font-medium">{formatUtcDay(day.day)}</p>
          {model.series.map(
            (series, index) =>
              (day.values[index] ?? 0) > 0 && (
                <p key={series.id} className="flex items-center gap-2 text-ink-2">
                  <Swatch index={index} />
                  <span className="flex-1 pr-3">{series.label}</span>
                  {formatNumber(day.values[index] ?? 0)}
                </p>
              ),
          )}
        </div>
      )}
    </figure>
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
      className="inline-block size-2.5 shrink-0 rounded-[3px]"
      style={{ background: COLOURS[index] ?? 'var(--ink-3)' }}
    />
  );
}
