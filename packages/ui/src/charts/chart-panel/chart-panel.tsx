'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from 'react'
import { useDismissal } from '../../foundation/dismissal/use-dismissal.ts'
import { drawableLength } from '../../foundation/drawable-length.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useHydrated } from '../../foundation/state/use-hydrated.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { AccessLine } from './access-line.tsx'
import { ChartPanelContent } from './chart-panel-content.tsx'
import { ChartPanelContext, type ChartPanelKind } from './chart-panel-context.ts'
import { ChartPanelToolbar } from './chart-panel-toolbar.tsx'
import { PERIOD_LIMIT_YEARS } from './chart-period.ts'
import { type ChartPanelData, type ChartPanelModel, useChartPanel, useShownPanel } from './use-chart-panel.ts'
import { useToolbarFit } from './use-toolbar-fit.ts'

/** Props of `ChartPanel`; other props go to its root element. */
export type ChartPanelProps = Omit<ComponentProps<'div'>, 'children'> &
  ChartPanelData & {
    /** What the chart shows: its accessible name, e.g. "Price, UST 4% 2034". */
    label: string
    /**
     * `lines`: the panel draws the series. `chart`: `ChartPanelContent` draws another chart of them. `table`: it has a table of the same
     * period, with fewer controls. Default `lines`.
     */
    view?: ChartPanelKind
    /** The select of venues. It is in the toolbar; a narrow card has it at the top of the plot. */
    venueSelect?: ReactNode
    /** The panel's state, shared with the page: the result of `useChartPanel()`. */
    model?: ChartPanelModel
    /** Its parts, from top to bottom. Default `<ChartPanelToolbar />` and `<ChartPanelContent />`. */
    children?: ReactNode
  }

/**
 * The frame around the charts of a page (shared-blocks §2 "Chart panel"): types and views, one toolbar, a plot that fits the window,
 * messages with actions, and the panes below the main chart (C4, C5, C8, C12, C14, C15, C17, C18). Put it directly into a Card: it
 * reaches the card's edges. It has the period and the data; its parts have the rest: `ChartPanelHead`, `ChartPanelToolbar`,
 * `ChartPanelContent`. Parts: `data-slot` chart-panel, chart-panel-head, chart-toolbar, chart-panel-notes,
 * chart-panel-charts, chart-panel-plot-head, top-access-prompt and theirs; state: `data-fullscreen`.
 */
export const ChartPanel = forwardRef(function ChartPanel({ model, ...props }: ChartPanelProps) {
  return model ? <WithModel {...props} model={model} /> : <WithState {...props} />
})

const WithState = forwardRef(function WithState(props: Omit<ChartPanelProps, 'model'>) {
  return <WithModel {...props} model={useChartPanel()} />
})

type WithModelProps = Omit<ChartPanelProps, 'model'> & { model: ChartPanelModel }

const WithModel = forwardRef(function WithModel({
  label,
  view = 'lines',
  tabs,
  period,
  onPeriodChange,
  limitYears = PERIOD_LIMIT_YEARS,
  series,
  status,
  lastDay,
  rows,
  height,
  venueSelect,
  venueId,
  masked,
  turnover,
  panes,
  overview,
  logo,
  model,
  children,
  className,
  ref,
  ...root
}: WithModelProps) {
  const content = useRef<HTMLDivElement>(null)
  const start = useRef<HTMLDivElement>(null)
  const venueRef = useRef<HTMLDivElement>(null)
  const rootRef = useComposedRefs(ref, model.root)
  const isPhone = useIsMobile()
  const [viewSlot, setViewSlot] = useState<HTMLElement | null>(null)
  const [actionsSlot, setActionsSlot] = useState<HTMLElement | null>(null)
  const slots = useMemo(() => ({ view: viewSlot, actions: actionsSlot }), [viewSlot, actionsSlot])
  const shown = useShownPanel({
    model,
    name: label,
    content,
    start,
    onChooseVenue: venueSelect ? () => focusFirst(venueRef.current) : null,
    tabs,
    period,
    onPeriodChange,
    limitYears,
    series,
    status,
    lastDay,
    rows,
    height,
    venueId,
    masked,
    turnover,
    panes,
    overview,
    logo,
  })
  const toolbar = useToolbarFit(slots)
  const [dismissal, dismiss] = useDismissal('topAccessPrompt')
  const isHydrated = useHydrated()
  const isLocked = view !== 'table' && shown.masked
  // the server does not know the width: its markup has both places, of which the style sheet shows one
  const hasLine = (place: 'row' | 'plot') =>
    isLocked && dismissal === 'open' && (!isHydrated || isPhone === (place === 'row'))
  const hasRow = hasLine('row')
  return (
    <ChartPanelContext.Provider
      value={{
        label,
        view,
        tabs,
        period,
        limitYears,
        maxHeight: drawableLength(height, 600),
        venueId,
        model,
        shown,
        hasLogo: logo !== undefined && logo !== null,
        toolbar,
        slots,
        slotRefs: { view: setViewSlot, actions: setActionsSlot },
        venue: {
          select: venueSelect ? (
            <div ref={venueRef} className="flex min-w-0 items-center gap-2">
              {venueSelect}
            </div>
          ) : null,
          // other views have no legend line at the top of the plot
          isInPlot: view === 'lines' && Boolean(venueSelect) && toolbar.collapsed.has('venue'),
        },
        access: { hasRow, hasLine: hasLine('plot'), hasLock: isLocked && dismissal === 'dismissed', dismiss },
        start,
      }}
    >
      <div
        {...root}
        ref={rootRef}
        data-ui=""
        data-slot="chart-panel"
        className={cx('min-w-0 text-ink', className)}
      >
        <div ref={content} className={clsx('grid grid-cols-1', hasRow && '[--access-line:2.75rem]')}>
          {hasRow ? <AccessLine verdict={shown.verdict} place="row" onClose={dismiss} /> : null}
          {children ?? (
            <>
              <ChartPanelToolbar />
              <ChartPanelContent />
            </>
          )}
        </div>
      </div>
    </ChartPanelContext.Provider>
  )
})

function focusFirst(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('select, input, button')?.focus()
}
