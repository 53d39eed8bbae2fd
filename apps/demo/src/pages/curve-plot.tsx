import type { ParCurve } from '@accrue/api-client'
import {
  type AxisTick,
  PlotFrame,
  type PlotModel,
  PlotSurface,
  PlotTooltip,
  usePlot,
  useWidth,
} from '@accrue/ui/charts'
import { formatDay, formatDecimal, useIsMobile, useLabel, useLang } from '@accrue/ui/foundation'
import { type RefObject, useCallback, useMemo, useSyncExternalStore } from 'react'
import { type CurveLine, curveDomain, curveLines, labelledPlaces, tenorPlace } from '../home.map.ts'

/** Styles of the newest curve, and of those a month and a year before. */
export const CURVE_STYLES = [
  { dash: undefined, width: 2, className: 'stroke-(--series-hue-1)' },
  { dash: '6 3', width: 1.4, className: 'stroke-ink-3' },
  { dash: '2 3', width: 1.4, className: 'stroke-ink-3' },
] as const

const HEIGHT = { desk: 318, phone: 280 }
const MARGIN = { top: 4, right: 52, bottom: 28, left: 8 }
/** Minimum pixels between tenor labels. */
const LABEL_GAP = 29
/** Grid lines where values are withheld: evenly spaced, so that they reveal nothing. */
const MASKED_GRID: readonly AxisTick[] = [0, 25, 50, 75, 100].map(value => ({ value, text: '' }))

/** The curves over their tenors; pointer and arrow keys move between tenors of the newest day. */
export function CurvePlot({ curve }: { curve: ParCurve }) {
  const label = useLabel()
  const lang = useLang()
  const { probe, scale } = useTextScale()
  const height = (useIsMobile() ? HEIGHT.phone : HEIGHT.desk) * scale
  const margin = useMemo(
    () => ({
      top: MARGIN.top,
      right: MARGIN.right * scale,
      bottom: MARGIN.bottom * scale,
      left: MARGIN.left * scale,
    }),
    [scale],
  )
  const { ref, width, measured } = useWidth<HTMLDivElement>()
  const { masked, tenors } = curve
  const lines = useMemo(() => curveLines(curve), [curve])
  const points = lines[0]?.points ?? []
  const domain = useMemo(() => curveDomain(lines, masked), [lines, masked])
  const percent = (value: number) => formatDecimal(value, { decimals: 2, lang }) ?? ''
  const plot = usePlot({
    width,
    height,
    margin,
    domain,
    points,
    formatX: () => '',
    formatY: percent,
    zoomable: false,
    snap: 'x',
  })
  const places = tenors.map(({ years }) => plot.scales.x(tenorPlace(years)))
  const xTicks = labelledPlaces(places, LABEL_GAP * scale).flatMap((index): AxisTick[] => {
    const tenor = tenors[index]
    return tenor ? [{ value: tenorPlace(tenor.years), text: tenor.short }] : []
  })
  const yTicks = masked ? MASKED_GRID : plot.yTicks
  const text = useCallback(
    (index: number) => {
      const tenor = lines[0]?.points[index]?.tenor
      if (tenor === undefined) return ''
      const values = lines.map(({ day, points }) => {
        const value = points.find(point => point.tenor === tenor)?.y
        const written = masked || value === undefined ? null : formatDecimal(value, { decimals: 2, lang })
        return `${formatDay(day, lang)}${written === null ? '' : `: ${written}%`}`
      })
      return [tenors[tenor]?.name, ...values].join('\n')
    },
    [lines, tenors, masked, lang],
  )
  const newest = curve.lines[0]?.day
  return (
    <div ref={ref} dir="ltr" className="relative mt-1 h-79.5 max-desk:h-70">
      <span ref={probe} aria-hidden="true" className="absolute w-4" />
      <PlotSurface
        {...plot.getSurfaceProps(label('home_curve_name', { day: newest ? formatDay(newest, lang) : '' }))}
        live
        focused={plot.state.focused}
        description={label('home_curve_keys')}
        className="touch-pan-y"
      >
        <PlotFrame {...plot.getFrameProps()} xTicks={xTicks} yTicks={yTicks}>
          {measured ? <Curves lines={lines} scales={plot.scales} /> : null}
        </PlotFrame>
        {measured ? (
          <CurveCursor
            plot={plot}
            size={{ width: width ?? 0, height }}
            xTicks={xTicks}
            yTicks={yTicks}
            tagOf={index => ({
              x: tenors[points[index]?.tenor ?? -1]?.name ?? '',
              y: masked ? '' : percent(points[index]?.y ?? Number.NaN),
            })}
          />
        ) : null}
        <PlotTooltip readout={plot.readout} pixels={plot.pixels} box={plot.box} text={text} />
      </PlotSurface>
      <p role="status" className="sr-text">
        {text(plot.state.cursor)}
      </p>
    </div>
  )
}

/** Scale of the user's text size, measured by an element of 1rem. Axes need proportional space. */
function useTextScale(): { probe: RefObject<HTMLSpanElement | null>; scale: number } {
  const { ref, width, measured } = useWidth<HTMLSpanElement>()
  return { probe: ref, scale: measured && width ? Math.min(2, Math.max(1, width / 16)) : 1 }
}

function Curves({ lines, scales }: { lines: readonly CurveLine[]; scales: PlotModel['scales'] }) {
  // The newest is drawn last, on top.
  return lines
    .map(({ day, points }, index) => {
      const style = CURVE_STYLES[index] ?? CURVE_STYLES[1]
      const d = points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${scales.x(x)} ${scales.y(y)}`).join('')
      return (
        <g key={day}>
          <path
            d={d}
            strokeDasharray={style.dash}
            strokeWidth={style.width}
            strokeLinejoin="round"
            className={`fill-none ${style.className}`}
          />
          {index === 0
            ? points.map(({ tenor, x, y }) => (
                <circle
                  key={tenor}
                  cx={scales.x(x)}
                  cy={scales.y(y)}
                  r="3"
                  className="fill-(--series-hue-1)"
                />
              ))
            : null}
        </g>
      )
    })
    .reverse()
}

const TAG = { height: 18, axis: 49 }

type CurveCursorProps = {
  plot: PlotModel
  size: { width: number; height: number }
  xTicks: readonly AxisTick[]
  yTicks: readonly AxisTick[]
  /** Texts of the axis tags; the value axis has none where values are withheld. */
  tagOf: (index: number) => { x: string; y: string }
}

/** The crosshair at the selected tenor, with a tag on each axis. Axis labels that a tag would overlap are hidden. */
function CurveCursor({ plot, size, xTicks, yTicks, tagOf }: CurveCursorProps) {
  const { readout, pixels, box, scales } = plot
  const index = useSyncExternalStore(readout.subscribe, readout.get, readout.get)
  const [x, y] = [pixels.x[index], pixels.y[index]]
  if (x === undefined || y === undefined) return null
  const [right, bottom] = [box.left + box.width, box.top + box.height]
  const tag = tagOf(index)
  const tagWidth = tag.x.length * 7 + 12
  const tagLeft = Math.max(0, Math.min(size.width - tagWidth, x - tagWidth / 2))
  return (
    <svg
      {...size}
      aria-hidden="true"
      data-slot="curve-cursor"
      className="num pointer-events-none absolute inset-0 text-11 font-strong"
    >
      <path
        d={tag.y ? `M${x} ${box.top}V${bottom}M${box.left} ${y}H${right}` : `M${x} ${box.top}V${bottom}`}
        strokeDasharray="3 3"
        className="fill-none stroke-ink-3"
      />
      <circle cx={x} cy={y} r="4.5" strokeWidth="2" className="fill-(--series-hue-1) stroke-surface" />
      {xTicks.map(({ value, text }) => {
        const at = scales.x(value)
        const isCut = at + 14 > tagLeft && at - 14 < tagLeft + tagWidth
        return isCut ? (
          <rect key={text} x={at - 16} y={bottom + 2} width="32" height="24" className="fill-surface" />
        ) : null
      })}
      <rect x={tagLeft} y={bottom + 5} width={tagWidth} height={TAG.height} rx="3" className="fill-tag" />
      <text x={tagLeft + tagWidth / 2} y={bottom + 18} textAnchor="middle" className="fill-tag-ink">
        {tag.x}
      </text>
      {tag.y ? (
        <>
          {yTicks.map(({ value }) =>
            Math.abs(scales.y(value) - y) < TAG.height ? (
              <rect
                key={value}
                x={right + 1}
                y={scales.y(value) - 9}
                width={TAG.axis}
                height={TAG.height}
                className="fill-surface"
              />
            ) : null,
          )}
          <rect
            x={right + 1}
            y={y - TAG.height / 2}
            width={TAG.axis}
            height={TAG.height}
            rx="3"
            className="fill-tag"
          />
          <text x={right + 10} y={y + 4} className="fill-tag-ink">
            {tag.y}
          </text>
        </>
      ) : null}
    </svg>
  )
}
