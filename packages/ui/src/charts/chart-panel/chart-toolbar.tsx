'use client'
import type { ReactNode, RefObject } from 'react'
import { FullscreenToggle } from '../../controls/fullscreen-toggle/fullscreen-toggle.tsx'
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx'
import { useHydrated } from '../../foundation/state/use-hydrated.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { ScaleKind } from '../plot/scales.ts'
import type { ValuesMode } from '../series/time-series.ts'
import { type ControlPlace, ExportRow, TrendSelect, ValuesSwitch } from './chart-controls.tsx'
import { ChartDateFields, ChartDates, ChartDatesButton } from './chart-dates.tsx'
import type { ChartPeriod, ChartPeriodTab } from './chart-period.ts'
import type { ChartDatesProps } from './dates-frame.tsx'
import { DisplaySettings } from './display-settings.tsx'
import type { ChartToolbarPlace } from './toolbar-slots.tsx'
import type { ChartPanelModel } from './use-chart-panel.ts'
import type { ToolbarPart } from './use-toolbar-fit.ts'

/** Controls that only a chart has in the toolbar, not a table. */
type ChartTools = Pick<ChartPanelModel, 'state' | 'events'> & {
  /** The spread button, for the toolbar or the settings. */
  spread: (place: ControlPlace) => ReactNode
  /** Why no trend can be chosen, or null. */
  trendReason: string | null
  values: ValuesMode
  /** Null removes the switch. */
  onValuesChange: ((values: ValuesMode) => void) | null
  /** Why values cannot be switched, or null. */
  valuesReason: string | null
  scale: ScaleKind
  /** Null removes the axis control. */
  onScaleChange: ((scale: ScaleKind) => void) | null
  scaleReason: string | null
  axisControl: ReactNode
  logoShown: boolean
}

export type ChartToolbarProps = ChartDatesProps & {
  barRef: RefObject<HTMLDivElement | null>
  /** Parts that do not fit into the toolbar. */
  collapsed: ReadonlySet<ToolbarPart>
  tabs: readonly ChartPeriodTab[]
  period: ChartPeriod
  onTabChange: (id: string) => void
  /** The select of venues; null if it is in the plot. */
  venue: ReactNode
  compare: ReactNode
  /** Null in a view without a chart. */
  tools: ChartTools | null
  /** The export menu, for the toolbar or the settings. */
  actions: (place: ControlPlace) => ReactNode
  fullscreen: ChartPanelModel['fullscreen']
  /** Refs of the elements that a view fills by portal. */
  onSlot: Readonly<Record<ChartToolbarPlace, (element: HTMLElement | null) => void>>
}

/**
 * The controls of a chart in one row. Each control is in exactly one place: those that do not fit are in the settings. Parts: `data-slot`
 * chart-toolbar, chart-dates, chart-trend, chart-settings, fullscreen-toggle.
 */
export function ChartToolbar({
  barRef,
  collapsed,
  tabs,
  period,
  onTabChange,
  range,
  notAfter,
  onDayChange,
  venue,
  compare,
  tools,
  actions,
  fullscreen,
  onSlot,
}: ChartToolbarProps) {
  const label = useLabel()
  const has = (part: ToolbarPart) => !collapsed.has(part)
  // a server does not know the width: its markup has the toolbars of both, of which the style sheet shows one
  const isServed = !useHydrated()
  const dates = { range, notAfter, onDayChange }
  return (
    <div
      ref={barRef}
      data-slot="chart-toolbar"
      className={cx(
        'flex h-10 items-center gap-1.5 border-b border-line ps-3 pe-2 text-13 max-desk:h-11 max-desk:gap-2 max-desk:pe-1 *:shrink-0',
        'overscroll-x-contain [scrollbar-width:none]',
        // a view's items have no other place, so the toolbar scrolls sideways if they do not fit
        'has-[[data-slot=chart-toolbar-view]:not(:empty)]:overflow-x-auto',
        !tools && 'overflow-x-auto',
        // on phones it fades where more items follow
        'max-desk:has-[[data-slot=chart-toolbar-view]:not(:empty)]:pe-7 max-desk:has-[[data-slot=chart-toolbar-view]:not(:empty)]:[mask-image:linear-gradient(to_right,black_calc(100%-1.75rem),transparent)] max-desk:rtl:has-[[data-slot=chart-toolbar-view]:not(:empty)]:[mask-image:linear-gradient(to_left,black_calc(100%-1.75rem),transparent)]',
      )}
    >
      <SegmentedControl
        size="s"
        label={label('chart_period')}
        options={tabs}
        value={period?.kind === 'tab' ? period.id : null}
        onValueChange={onTabChange}
        className={PERIOD}
      />
      {has('dates') && !isServed ? null : <Free className={isServed ? 'desk:hidden' : ''} />}
      <Wide isServed={isServed}>{has('dates') ? <ChartDates {...dates} /> : null}</Wide>
      {has('dates') && !isServed ? null : (
        <div className={cx('flex', isServed && 'desk:hidden')}>
          <ChartDatesButton {...dates} />
        </div>
      )}
      {venue ? (
        <div className={cx('flex min-w-26 shrink! items-center', isServed && 'max-desk:hidden')}>{venue}</div>
      ) : null}
      <div
        ref={onSlot.view}
        data-slot="chart-toolbar-view"
        className={cx(SLOT, !tools && !has('compareText') && ICONS_ALONE)}
      />
      {compare && has('dates') && has('trend') ? <Divider /> : null}
      {compare ? (
        <div
          className={cx(
            'flex',
            !has('compareText') &&
              '[&>button]:min-w-7 [&>button]:px-0 [&>button]:text-[0px] max-desk:[&>button]:min-w-9',
            isServed && 'max-desk:[&>button]:min-w-9 max-desk:[&>button]:px-0 max-desk:[&>button]:text-[0px]',
          )}
        >
          {compare}
        </div>
      ) : null}
      <Wide isServed={isServed}>{tools && has('spread') ? tools.spread('bar') : null}</Wide>
      <Wide isServed={isServed}>{tools && has('trend') ? <Trend {...tools} place="bar" /> : null}</Wide>
      {has('dates') ? <Free className={isServed ? 'max-desk:hidden' : ''} /> : null}
      <Wide isServed={isServed}>{tools && has('values') ? <Values {...tools} place="bar" /> : null}</Wide>
      {tools?.onValuesChange && has('trend') ? <Divider /> : null}
      {tools ? (
        <DisplaySettings
          state={tools.state}
          events={tools.events}
          dates={has('dates') ? null : <ChartDateFields {...dates} />}
          scale={tools.scale}
          onScaleChange={tools.onScaleChange}
          scaleReason={tools.scaleReason}
          axisControl={tools.axisControl}
          logoShown={tools.logoShown}
          lines={linesOf(tools, collapsed)}
          actions={
            has('export') && has('fullscreen') ? null : (
              <>
                {has('export') ? null : <ExportRow>{actions('settings')}</ExportRow>}
                {has('fullscreen') ? null : <FullscreenRow model={fullscreen} />}
              </>
            )
          }
        />
      ) : null}
      <Wide isServed={isServed}>{has('export') || !tools ? actions('bar') : null}</Wide>
      <div ref={onSlot.actions} className={cx(SLOT, !has('trend') && ICONS_ALONE)} />
      <Wide isServed={isServed}>
        {has('fullscreen') || !tools ? <FullscreenToggle model={fullscreen} size="s" /> : null}
      </Wide>
    </div>
  )
}

/** Makes a view's items as plain as the rest of the toolbar. */
const SLOT =
  'flex items-center gap-1.5 empty:hidden [&_[data-slot=menu-trigger]]:border-transparent [&>*>button]:border-transparent [&>*>button]:text-13 [&>form_button]:border-transparent [&>form_button]:text-13'

/** Shows only the icons, if there is no space for the names. */
const ICONS_ALONE =
  '[&>*>button]:px-1.5 [&>*>button]:text-[0px] [&>form_button]:px-1.5 [&>form_button]:text-[0px]'

/** On a phone the touch target of a period is 44 px high, larger than it is drawn; on the narrowest phones it is narrower. */
const PERIOD =
  'max-w-1/2 max-desk:max-w-none max-desk:[&_[data-slot=segmented-control]]:overflow-visible max-desk:[&_[data-slot=segmented-option]]:relative max-desk:[&_[data-slot=segmented-option]]:min-w-[min(2.75rem,11.2vw)] max-desk:[&_[data-slot=segmented-option]]:after:absolute max-desk:[&_[data-slot=segmented-option]]:after:inset-x-0 max-desk:[&_[data-slot=segmented-option]]:after:-inset-y-1.75'

const Free = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={cx('grow', className)} />
)

/** A part that a phone has in the settings. */
function Wide({ isServed, children }: { isServed: boolean; children: ReactNode }) {
  return isServed && children ? <div className="flex empty:hidden max-desk:hidden">{children}</div> : children
}

const Divider = () => <span aria-hidden="true" className="mx-0.5 h-5 w-px bg-line max-desk:hidden" />

/** The controls of the lines that are in the settings; null if all of them fit into the toolbar. */
function linesOf(tools: ChartTools, collapsed: ReadonlySet<ToolbarPart>): ReactNode {
  const values =
    collapsed.has('values') && tools.onValuesChange ? <Values {...tools} place="settings" /> : null
  const trend = collapsed.has('trend') ? <Trend {...tools} place="settings" /> : null
  const spread = collapsed.has('spread') ? tools.spread('settings') : null
  if (!values && !trend && !spread) return null
  return (
    <>
      {values}
      {trend}
      {spread}
    </>
  )
}

type ToolProps = ChartTools & { place: ControlPlace }

function Trend({ trendReason, state, events, place }: ToolProps) {
  return (
    <div data-slot="chart-trend" className={place === 'bar' ? 'flex' : 'grid'}>
      <TrendSelect
        place={place}
        value={state.trend}
        onValueChange={events.chooseTrend}
        disabledReason={trendReason}
      />
    </div>
  )
}

function Values({ values, onValuesChange, valuesReason, place }: ToolProps) {
  if (!onValuesChange) return null
  return (
    <ValuesSwitch place={place} value={values} onValueChange={onValuesChange} disabledReason={valuesReason} />
  )
}

/** Makes the button as wide as its row. */
const FULLSCREEN_ROW =
  'relative flex min-h-9 items-center gap-1.5 max-desk:min-h-11 [&_[data-slot=fullscreen-button]]:static [&_[data-slot=fullscreen-button]]:min-w-0 [&_[data-slot=fullscreen-button]]:px-0 [&_[data-slot=fullscreen-button]]:after:absolute [&_[data-slot=fullscreen-button]]:after:inset-0'

function FullscreenRow({ model }: { model: ChartPanelModel['fullscreen'] }) {
  const label = useLabel()
  return (
    <div className={FULLSCREEN_ROW}>
      <FullscreenToggle model={model} size="s" />
      <span aria-hidden="true">{label('fullscreen')}</span>
    </div>
  )
}
