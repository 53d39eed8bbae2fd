'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FullscreenToggle } from '../../controls/fullscreen-toggle/fullscreen-toggle.tsx'
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx'
import type { Day } from '../../foundation/calendar/day.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useHydrated } from '../../foundation/state/use-hydrated.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { type ControlPlace, ExportRow, TrendSelect, ValuesSwitch } from './chart-controls.tsx'
import { ChartDateFields, ChartDates, ChartDatesButton } from './chart-dates.tsx'
import type { PanelViewModel } from './chart-panel.view-model.ts'
import { useChartPanelContext } from './chart-panel-context.ts'
import { DisplaySettings } from './display-settings.tsx'
import type { ChartPanelModel } from './use-chart-panel.ts'
import type { ToolbarPart } from './use-toolbar-fit.ts'

export type ChartPanelToolbarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The last day that can be picked. Default today. */
  notAfter?: Day | undefined
  /** The button that opens the comparison. A narrow card shows only its icon. */
  compare?: ReactNode
  /** The spread button, in the toolbar or in the settings of a narrow card: `<SpreadToggle place={place} …/>`. */
  spread?: ReactNode | ((place: ControlPlace) => ReactNode)
  /** In the display settings: further settings of the axis. */
  axisControl?: ReactNode
  /** The export menu, in the toolbar or in the settings of a narrow card. In the toolbar it shows only its icon. */
  actions?: ReactNode | ((viewModel: PanelViewModel, place: ControlPlace) => ReactNode)
}

/**
 * The controls of a `ChartPanel` in one row: period, dates, venue, comparison, spread, trend, values, display settings, export, full
 * screen. Each control is in exactly one place: those that do not fit are in the settings. A table has fewer. Parts: `data-slot`
 * chart-toolbar, chart-dates, chart-trend, chart-settings, fullscreen-toggle.
 */
export const ChartPanelToolbar = forwardRef(function ChartPanelToolbar({
  notAfter,
  compare,
  spread,
  axisControl,
  actions,
  className,
  ref,
  ...rest
}: ChartPanelToolbarProps) {
  const label = useLabel()
  const { view, tabs, period, model, shown, hasLogo, toolbar, slotRefs, venue } =
    useChartPanelContext('ChartPanelToolbar')
  const { state, events, fullscreen } = model
  const bar = useComposedRefs(ref, toolbar.ref)
  const isChart = view !== 'table'
  // a server does not know the width: its markup has the toolbars of both, of which the style sheet shows one
  const isServed = !useHydrated()
  const isInBar = (part: ToolbarPart) => !toolbar.collapsed.has(part)
  // a table has no settings into which controls could collapse
  const isInSettings = (part: ToolbarPart) => isChart && toolbar.collapsed.has(part)
  const dates = { range: shown.range, notAfter, onDayChange: shown.chooseDay }
  const spreadAt = (place: ControlPlace) => (typeof spread === 'function' ? spread(place) : spread)
  const actionsAt = (place: ControlPlace) =>
    typeof actions === 'function' ? actions(shown.viewModel, place) : actions
  const trendAt = (place: ControlPlace) => (
    <div data-slot="chart-trend" className={place === 'bar' ? 'flex' : 'grid'}>
      <TrendSelect
        place={place}
        value={state.trend}
        onValueChange={events.chooseTrend}
        disabledReason={shown.trendReason}
      />
    </div>
  )
  const valuesAt = (place: ControlPlace) =>
    events.chooseValues ? (
      <ValuesSwitch
        place={place}
        value={state.values}
        onValueChange={events.chooseValues}
        disabledReason={shown.valuesReason}
      />
    ) : null
  // in the settings
  const values = isInSettings('values') ? valuesAt('settings') : null
  const trend = isInSettings('trend') ? trendAt('settings') : null
  const spreadToggle = isInSettings('spread') ? spreadAt('settings') : null
  return (
    <div
      {...rest}
      ref={bar}
      data-slot="chart-toolbar"
      className={cx(
        'relative flex h-10 items-center gap-1.5 border-b border-line ps-3 pe-2 text-13 max-desk:h-11 max-desk:gap-2 max-desk:pe-1 *:shrink-0',
        'overscroll-x-contain [scrollbar-width:none]',
        // a view's items have no other place, so the toolbar scrolls sideways if they do not fit
        'has-[[data-slot=chart-toolbar-view]:not(:empty)]:overflow-x-auto',
        !isChart && 'overflow-x-auto',
        // on phones it fades where more items follow
        'max-desk:has-[[data-slot=chart-toolbar-view]:not(:empty)]:pe-7 max-desk:has-[[data-slot=chart-toolbar-view]:not(:empty)]:[mask-image:linear-gradient(to_right,black_calc(100%-1.75rem),transparent)] max-desk:rtl:has-[[data-slot=chart-toolbar-view]:not(:empty)]:[mask-image:linear-gradient(to_left,black_calc(100%-1.75rem),transparent)]',
        className,
      )}
    >
      <SegmentedControl
        size="s"
        label={label('chart_period')}
        options={tabs}
        value={period?.kind === 'tab' ? period.id : null}
        onValueChange={shown.chooseTab}
        className={PERIOD}
      />
      {isInBar('dates') && !isServed ? null : <Free className={isServed ? 'desk:hidden' : ''} />}
      <Wide isServed={isServed}>{isInBar('dates') ? <ChartDates {...dates} /> : null}</Wide>
      {isInBar('dates') && !isServed ? null : (
        <div className={clsx('flex', isServed && 'desk:hidden')}>
          <ChartDatesButton {...dates} />
        </div>
      )}
      {venue.select && !venue.isInPlot ? (
        <div className={clsx('flex min-w-26 shrink! items-center', isServed && 'max-desk:hidden')}>
          {venue.select}
        </div>
      ) : null}
      <div
        ref={slotRefs.view}
        data-slot="chart-toolbar-view"
        className={cx(SLOT, !isInBar('viewText') && (isChart ? MENU_ICONS_ALONE : ICONS_ALONE))}
      />
      {compare && isInBar('dates') && isInBar('trend') ? <Divider /> : null}
      {compare ? (
        <div
          className={cx(
            'flex',
            !isInBar('compareText') &&
              '[&>button]:min-w-7 [&>button]:px-0 [&>button]:text-[0px] max-desk:[&>button]:min-w-9',
            isServed && 'max-desk:[&>button]:min-w-9 max-desk:[&>button]:px-0 max-desk:[&>button]:text-[0px]',
          )}
        >
          {compare}
        </div>
      ) : null}
      <Wide isServed={isServed}>{isChart && isInBar('spread') ? spreadAt('bar') : null}</Wide>
      <Wide isServed={isServed}>{isChart && isInBar('trend') ? trendAt('bar') : null}</Wide>
      {isInBar('dates') ? <Free className={isServed ? 'max-desk:hidden' : ''} /> : null}
      <Wide isServed={isServed}>{isChart && isInBar('values') ? valuesAt('bar') : null}</Wide>
      {isChart && events.chooseValues && isInBar('trend') ? <Divider /> : null}
      {isChart ? (
        <DisplaySettings
          state={state}
          events={events}
          dates={isInSettings('dates') ? <ChartDateFields {...dates} /> : null}
          hasScale={events.chooseScale !== null && !shown.masked}
          scaleReason={shown.axisReason}
          axisControl={axisControl}
          logoShown={hasLogo}
          lines={
            values || trend || spreadToggle ? (
              <>
                {values}
                {trend}
                {spreadToggle}
              </>
            ) : null
          }
          actions={
            isInSettings('export') || isInSettings('fullscreen') ? (
              <>
                {isInSettings('export') ? <ExportRow>{actionsAt('settings')}</ExportRow> : null}
                {isInSettings('fullscreen') ? <FullscreenRow model={fullscreen} /> : null}
              </>
            ) : null
          }
        />
      ) : null}
      <Wide isServed={isServed}>{isInSettings('export') ? null : actionsAt('bar')}</Wide>
      <div ref={slotRefs.actions} className={cx(SLOT, !isInBar('trend') && ICONS_ALONE)} />
      <Wide isServed={isServed}>
        {isInSettings('fullscreen') ? null : <FullscreenToggle model={fullscreen} size="s" />}
      </Wide>
    </div>
  )
})

/** Makes a view's items as plain as the rest of the toolbar. */
const SLOT =
  'flex items-center gap-1.5 empty:hidden [&_[data-slot=menu-trigger]]:border-transparent [&>*>button]:border-transparent [&>*>button]:text-13 [&>form_button]:border-transparent [&>form_button]:text-13'

/** Shows only the icons, if there is no space for the names. */
const ICONS_ALONE =
  '[&>*>button]:px-1.5 [&>*>button]:text-[0px] [&>form_button]:px-1.5 [&>form_button]:text-[0px]'

/** The same for the menus of an extended chart. On a phone the bar scrolls, and its targets are as large as the names. */
const MENU_ICONS_ALONE =
  'desk:[&_[data-slot=indicator-menu]>button]:px-1.5 desk:[&_[data-slot=indicator-menu]>button]:text-[0px] desk:[&_[data-slot=menu-trigger]]:px-1.5 desk:[&_[data-slot=menu-trigger]]:text-[0px]'

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
