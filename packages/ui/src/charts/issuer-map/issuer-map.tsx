'use client'
import { type ComponentProps, type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react'
import { Placeholder } from '../../controls/skeleton/placeholder.tsx'
import { hasNodeEnv } from '../../foundation/dev-warnings.ts'
import { drawableLength } from '../../foundation/drawable-length.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { listOf, uniqueBy } from '../../foundation/list-of.ts'
import { useBusy } from '../../foundation/state/busy-scope.ts'
import { useTextScale } from '../../foundation/state/use-text-scale.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi, useVerdict } from '../../foundation/ui-provider.tsx'
import { ExportMenu, type ExportMenuProps } from '../chart-export/export-menu.tsx'
import { usePlotHeight } from '../chart-panel/use-plot-height.ts'
import { chartFonts } from '../plot/chart-text.ts'
import { fontClasses } from '../plot/font-classes.tsx'
import { MaskedBar } from '../plot/masked-bar.tsx'
import type { MaskedRefusal } from '../plot/masked-shape.ts'
import type { ChartStatus } from '../plot/plot-status.ts'
import { useMasked } from '../plot/use-masked.ts'
import { useRefusalWarning } from '../plot/use-refusal-warning.ts'
import { useWidth } from '../plot/use-width.ts'
import { TimeChartNotes } from '../time-chart/time-chart-notes.tsx'
import { mapLabels, mapObstacles, placeLogo } from './issuer-map.layout.ts'
import { type MapFacts, mapChoiceOf, removedKeys } from './issuer-map.reducer.ts'
import {
  type MapFormat,
  mapAppearance,
  mapData,
  mapNotes,
  pointAnnouncement,
  restoredAnnouncement,
} from './issuer-map.text.ts'
import {
  type MapCurve,
  type MapOption,
  type MapPoint,
  type MapRemoval,
  type MapSeries,
  type MapVenues,
  mapContent,
  mapTrends,
  namesOf,
  removalsOf,
} from './issuer-map.view-model.ts'
import { mapGeometry, wholeView } from './issuer-map-geometry.ts'
import { IssuerMapLegend, legendWidth } from './issuer-map-legend.tsx'
import { IssuerMapLogo, IssuerMapPlot } from './issuer-map-plot.tsx'
import { MapRemovedNote } from './issuer-map-removal.tsx'
import { IssuerMapTable } from './issuer-map-table.tsx'
import { IssuerMapToolbar } from './issuer-map-toolbar.tsx'
import { type IssuerMapModel, useIssuerMap } from './use-issuer-map.ts'

/** Props of `IssuerMap`; other props go to its root element. */
export type IssuerMapProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Accessible name: "Issuer map, US Treasury". */
  label: string
  /** The points. Keep the identity of the list and of each `points` while they do not change. */
  series: readonly MapSeries[]
  /** Points that the user added: a separate series with the id `added`; x is rounded to 2 and y to 3 decimals. */
  added?: readonly MapPoint[]
  /** A curve for each currency. */
  curves?: readonly MapCurve[]
  /** The currencies to choose from. A single one is plain text. */
  currencies?: readonly MapOption[]
  /** The venues to choose from, by currency. */
  venues?: readonly MapVenues[]
  /** The default currency; an unknown one is ignored. */
  currencyId?: number | null
  /** The default venue. */
  venueId?: number | null
  /** Called with the chosen currency. */
  onCurrencyChange?: (id: number) => void
  /** Called with the new venue after a choice of venue, or of a currency without the current one. */
  onVenueChange?: (id: number | null) => void
  /** Called with the points that the user removed. The map hides them itself; give points ids if the data can change. */
  onRemove?: (removed: readonly MapRemoval[]) => void
  /** Called with restored points. */
  onRestore?: (restored: readonly MapRemoval[]) => void
  /**
   * Whether all heights are a shape from 0 to 100; false if values are public. Heights outside a shape are refused, with a warning in
   * development. Default: whether the access policy refuses `seeValues`.
   */
  masked?: boolean | undefined
  /** State of the frame. Default ready; without points it shows `no_data`. */
  status?: ChartStatus
  /** Unit of y. Default `%`. */
  unit?: string
  /** Height of the frame in pixels. Default 650. */
  height?: number
  /** Whether the frame is lower where the window ends above its duration axis: `height` is then the greatest height. Default false. */
  fitsWindow?: boolean
  /** Pixels added to every text. Default 0. */
  fontStep?: number
  /** Drawn in a free corner of the plot, or below the plot if none is free. */
  logo?: ReactNode
  /** Whether there is a toolbar with selects, labels, delete mode and export. Default true. */
  toolbar?: boolean
  /** Whether there is a legend. Default true. */
  legend?: boolean
  /** Whether the data can be shown as a table. Default true. */
  table?: boolean
  /** Options of the export menu (pictures are 850 high); null removes the menu. */
  exportOptions?: Pick<ExportMenuProps, 'source' | 'loadFont' | 'onExported' | 'onFailure'> | null
  /** The map's state, controlled by the page: the result of `useIssuerMap()`. */
  model?: IssuerMapModel
}

/**
 * Yield against duration of an issuer's bonds (M1–M6). Parts: `data-slot` issuer-map, issuer-map-toolbar,
 * issuer-map-picture, issuer-map-legend, issuer-map-frame, issuer-map-plot, issuer-map-table and theirs; state: `data-status`, `data-masked`,
 * `data-zoomed`, `data-deleting`.
 */
export const IssuerMap = forwardRef(function IssuerMap(props: IssuerMapProps) {
  const {
    label: name,
    series: givenSeries,
    added: givenAdded,
    curves: givenCurves,
    currencies: givenCurrencies,
    venues: givenVenues,
    currencyId,
    venueId,
    onCurrencyChange,
    onVenueChange,
    onRemove,
    onRestore,
    masked: maskedProp,
    status: givenStatus,
    unit = '%',
    height: givenHeight,
    fitsWindow = false,
    fontStep = 0,
    logo,
    toolbar = true,
    legend = true,
    table = true,
    exportOptions = NO_OPTIONS,
    model: pageModel,
    className,
    ...root
  } = props
  const series = useMemo(() => uniqueBy(givenSeries, ({ id }) => id), [givenSeries])
  const added = listOf(givenAdded)
  const curves = listOf(givenCurves)
  const currencies = listOf(givenCurrencies)
  const venues = listOf(givenVenues)
  const status = givenStatus ?? READY
  const greatestHeight = drawableLength(givenHeight, 650)
  const { lang, label } = useUi()
  const ownModel = useIssuerMap()
  const model = pageModel ?? ownModel
  const { state, events } = model

  // choice and access
  const facts = useMemo<MapFacts>(
    () => ({ currencies, venues, currencyId, venueId }),
    [currencies, venues, currencyId, venueId],
  )
  const choice = mapChoiceOf(state, facts)
  const shownVenueId = choice.venueId ?? venueId
  const verdict = useVerdict('seeValues', { venueId: shownVenueId })
  const masked = maskedProp ?? false
  // `masked={false}` (public values) overrides the access policy; `masked` does not
  const closed = useMasked(masked ? undefined : maskedProp, shownVenueId)

  // content
  const { removed } = state
  const addedName = label('map_added')
  const content = useMemo(
    () =>
      mapContent({
        series,
        added: { name: addedName, points: added },
        curves,
        currencyId: choice.currencyId,
        venueId: choice.venueId,
        masked,
        closed,
        removed: removedKeys({ removed }),
      }),
    [series, added, addedName, curves, masked, closed, choice.currencyId, choice.venueId, removed],
  )
  const { points, refused: refusedCount } = content
  const refusals = useMemo<MaskedRefusal[]>(
    () => [{ what: `the map "${name}"`, count: refusedCount }],
    [name, refusedCount],
  )
  // biome-ignore lint/correctness/useHookAtTopLevel: the condition never changes while the page is open
  if (hasNodeEnv && process.env.NODE_ENV !== 'production') useRefusalWarning('IssuerMap', refusals)
  const { trends, refused } = useMemo(() => mapTrends(content, state.trend), [content, state.trend])
  const format = useMemo<MapFormat>(
    () => ({ lang, label, unit, masked: content.masked }),
    [lang, label, unit, content.masked],
  )

  // geometry
  const frame = useWidth<HTMLDivElement>()
  const windowHeight = usePlotHeight(frame.ref, { most: greatestHeight })
  const height = fitsWindow ? windowHeight : greatestHeight
  const fontSize = chartFonts(fontStep, useTextScale()).chart
  const [legendHeight, setLegendHeight] = useState(0)
  const whole = useMemo(() => wholeView(content), [content])
  const geometry = useMemo(
    () =>
      mapGeometry({
        content,
        view: state.view ?? whole,
        width: frame.width ?? 1,
        height,
        fontSize,
        lang,
        labels: state.labels,
        legendHeight,
      }),
    [content, state.view, whole, frame.width, height, fontSize, lang, state.labels, legendHeight],
  )
  const obstacles = useMemo(() => mapObstacles(content, trends, geometry), [content, trends, geometry])
  const labels = useMemo(
    () => mapLabels(content, obstacles, geometry, { mode: frame.measured ? state.labels : 'off', fontSize }),
    [content, obstacles, geometry, frame.measured, state.labels, fontSize],
  )
  const [logoSize, setLogoSize] = useState<{ width: number; height: number } | null>(null)
  const onLogoSize = useCallback(
    (size: { width: number; height: number }) =>
      setLogoSize(before => (before?.width === size.width && before.height === size.height ? before : size)),
    [],
  )
  const logoAt = useMemo(
    () =>
      logoSize &&
      placeLogo({
        size: logoSize,
        plot: geometry.box,
        obstacles,
        labels,
        occupied: state.view ? ['top-left'] : [],
      }),
    [logoSize, geometry.box, obstacles, labels, state.view],
  )
  const isLogoBelow = logoSize !== null && logoAt === null

  // interaction
  const cursor = state.cursor ? points.findIndex(({ key }) => key === state.cursor?.key) : -1
  const selected = useMemo(() => new Set(state.selected), [state.selected])
  const remove = (): void => {
    const removals = removalsOf({ series, added }, state.deleting ? state.selected : [])
    events.removeSelected()
    if (removals.length > 0) onRemove?.(removals)
  }
  const undo = (): void => {
    const restored = removalsOf({ series, added }, removed.at(-1) ?? [])
    events.undo()
    if (restored.length > 0) onRestore?.(restored)
  }
  const surface = useRef<HTMLDivElement>(null)
  const appearance = mapAppearance({
    status,
    drawable: points.length > 0,
    removed: removed.length > 0,
    onUndo: () => {
      // the button unmounts with its message
      surface.current?.focus({ preventScroll: true })
      undo()
    },
    label,
  })
  useBusy(appearance.busy)
  const restoredText = restoredAnnouncement(namesOf({ series, added }, state.restored), label)

  const picture = useRef<HTMLDivElement>(null)
  const tableId = useId()
  const tableOpen = table && appearance.live && state.table !== 'closed'
  return (
    <section
      aria-label={name}
      {...root}
      data-ui=""
      data-slot="issuer-map"
      data-status={appearance.status}
      data-masked={content.masked ? '' : undefined}
      data-zoomed={state.view ? '' : undefined}
      data-deleting={state.deleting ? '' : undefined}
      aria-busy={appearance.busy}
      className={cx(`text-ink ${fontClasses(fontStep)}`, className)}
    >
      {toolbar ? (
        <IssuerMapToolbar
          content={content}
          facts={facts}
          choice={choice}
          model={model}
          onCurrencyChange={onCurrencyChange}
          onVenueChange={onVenueChange}
          onRemove={remove}
          onUndo={undo}
        >
          {place =>
            exportOptions ? (
              <ExportMenu
                {...exportOptions}
                size="s"
                iconOnly={place === 'bar'}
                isMap
                title={name}
                data={() => mapData(points, format)}
                venueId={choice.venueId ?? venueId}
                chart={() => picture.current}
                isEmpty={!appearance.live}
                draw={size => <IssuerMap {...pictureProps(props)} model={model} height={size.height} />}
              />
            ) : null
          }
        </IssuerMapToolbar>
      ) : null}
      <div
        ref={picture}
        data-slot="issuer-map-picture"
        data-status={appearance.status}
        data-masked={content.masked ? '' : undefined}
        aria-busy={appearance.busy}
      >
        <div ref={frame.ref} data-slot="issuer-map-frame" className="relative">
          <Placeholder height={height} />
          {legend ? (
            <IssuerMapLegend
              content={content}
              trends={trends}
              format={format}
              width={frame.measured ? legendWidth(geometry.width, format, fontSize) : null}
              onHeight={setLegendHeight}
            />
          ) : null}
          {frame.width === null ? null : (
            <IssuerMapPlot
              name={name}
              content={content}
              trends={trends}
              whole={whole}
              geometry={geometry}
              labels={labels}
              selected={selected}
              cursor={cursor}
              format={format}
              model={model}
              appearance={appearance}
              measured={frame.measured}
              legendHeight={legendHeight}
              surface={surface}
              onRemove={remove}
              onUndo={undo}
            >
              {logo && frame.measured && !isLogoBelow ? (
                <IssuerMapLogo at={logoAt} onSize={onLogoSize}>
                  {logo}
                </IssuerMapLogo>
              ) : null}
            </IssuerMapPlot>
          )}
        </div>
      </div>
      <p role="status" className="sr-text">
        {/* a new element for each undo, so that the same count twice is announced twice */}
        <span key={removed.length}>
          {restoredText === '' ? pointAnnouncement(points, cursor, state.cursor, format) : restoredText}
        </span>
      </p>
      {content.masked ? (
        <div className="px-4">
          <MaskedBar verdict={verdict} />
        </div>
      ) : null}
      <TimeChartNotes
        tableId={table ? tableId : null}
        tableOpen={tableOpen}
        tabular={appearance.live}
        notes={mapNotes(content, refused, label)}
        onToggleTable={events.toggleTable}
      >
        {toolbar && state.touched && !state.deleting ? <MapRemovedNote state={state} onUndo={undo} /> : null}
        {logo && isLogoBelow ? (
          <div data-slot="plot-logo" data-chart-layer="logo" className="order-last ms-auto opacity-50">
            {logo}
          </div>
        ) : null}
      </TimeChartNotes>
      {tableOpen ? (
        <IssuerMapTable
          id={tableId}
          caption={name}
          points={points}
          format={format}
          all={state.table === 'allRows'}
          onShowAll={events.showAllRows}
          selected={state.deleting ? selected : null}
          onSelect={events.pick}
        />
      ) : null}
    </section>
  )
})

/** The props of the map in a picture, without controls. */
function pictureProps({ id: _, className, ref, ...props }: IssuerMapProps): IssuerMapProps {
  return { ...props, toolbar: false, legend: false, table: false, fitsWindow: false }
}

const READY: ChartStatus = { kind: 'ready' }
const NO_OPTIONS = {}
