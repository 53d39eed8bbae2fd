'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { hasNodeEnv, warnOnce } from '../../foundation/dev-warnings.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { listOf } from '../../foundation/list-of.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { RedrawContext } from '../chart-export/redraw.ts'
import { AccessLine, AccessLock } from './access-line.tsx'
import {
  type PanelChartOptions,
  type PanelComparison,
  type PanelViewModel,
  TOUCH_HEAD_HEIGHT,
} from './chart-panel.view-model.ts'
import { type ChartPanelKind, useChartPanelContext } from './chart-panel-context.ts'
import type { PanelPicture } from './chart-picture.tsx'
import { LazyChartPicture, LazyCharts } from './lazy-charts.tsx'
import { InNoticeSlot, type NoticeSlot, useNoticeSlot } from './notice-slot.tsx'
import type { PanelNotice } from './panel-notice.ts'
import { PanelNotices } from './panel-notices.tsx'
import { ServedCharts } from './served-charts.tsx'
import { ToolbarSlotsContext } from './toolbar-slots.tsx'

export type ChartPanelContentProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Other options of the main chart: unit, decimals, onRemove … */
  chart?: PanelChartOptions
  /** The compared lines: "+N more" in the legend then opens their list, with what can be removed and added. Default none. */
  comparison?: PanelComparison | null
  /** Notices of the page about its automatic changes and the data: announced, and shown in one chip. Keep the list's identity. */
  notices?: readonly PanelNotice[] | undefined
  /** A sentence about the chart, at the end of the footer. */
  description?: ReactNode
  /** Under the chart: what is compared, as a table. */
  below?: ReactNode
  /**
   * For the markup of a server: what the charts will show first, as a picture. A browser leaves the picture in the document until the
   * charts have loaded; it needs none of this. See `preloadChartPictures`.
   */
  picture?: PanelPicture | null | undefined
  /** In the view `chart` a function that draws the view model; in the view `table` the table. */
  children?: ReactNode | ((viewModel: PanelViewModel) => ReactNode)
}

const NO_OPTIONS: PanelChartOptions = {}

/**
 * What a `ChartPanel` shows below its toolbar: the charts, or the page's own view of the same period, with the notices about them.
 * Parts: `data-slot` chart-panel-charts, chart-panel-plot-head, chart-panel-notes, top-access-prompt, chart-lock, and those of the charts.
 */
export const ChartPanelContent = forwardRef(function ChartPanelContent({
  chart,
  comparison = null,
  notices,
  description,
  below,
  picture = null,
  children,
  className,
  ref,
  ...rest
}: ChartPanelContentProps) {
  const { view, limitYears, shown, access, start, slots } = useChartPanelContext('ChartPanelContent')
  const root = useComposedRefs(ref, start)
  const noticeSlot = useNoticeSlot()
  // biome-ignore lint/correctness/useHookAtTopLevel: the condition never changes while the page is open
  if (hasNodeEnv && process.env.NODE_ENV !== 'production') useViewWarning(view, children)
  const isChart = view !== 'table'
  return (
    <div
      {...rest}
      ref={root}
      data-slot="chart-panel-charts"
      className={cx('@container relative grid grid-cols-1', className)}
    >
      <div
        data-slot="chart-panel-plot-head"
        // without a legend over the plot and next to its value axis, so that the plot does not move
        className={clsx(
          'pointer-events-none flex items-center justify-end gap-2 *:pointer-events-auto',
          isChart
            ? 'absolute end-16 top-1.5 z-6 max-w-[70%]'
            : 'px-4 not-has-[[data-slot=chart-panel-notice]]:hidden',
        )}
      >
        <InNoticeSlot slot={noticeSlot}>
          <PanelNotices
            pulled={shown.pulled}
            limitYears={limitYears}
            oldData={shown.oldData}
            trendRefusals={shown.trendRefusals}
            notices={listOf(notices)}
            className="min-w-0"
          />
        </InNoticeSlot>
      </div>
      {access.hasLine ? (
        <AccessLine
          verdict={shown.verdict}
          place="plot"
          hasShape={view === 'lines'}
          onClose={access.dismiss}
        />
      ) : null}
      {access.hasLock ? <AccessLock verdict={shown.verdict} /> : null}
      <ToolbarSlotsContext.Provider value={slots}>
        <RedrawContext.Provider value={shown.redraw}>
          {view === 'lines' ? (
            <PanelLines
              options={chart ?? NO_OPTIONS}
              comparison={comparison}
              description={description}
              picture={picture}
              noticeSlot={noticeSlot}
            />
          ) : typeof children === 'function' ? (
            children(shown.viewModel)
          ) : (
            children
          )}
        </RedrawContext.Provider>
      </ToolbarSlotsContext.Provider>
      {isChart && below ? <div className="border-t border-line p-4">{below}</div> : null}
    </div>
  )
})

type PanelLinesProps = {
  options: PanelChartOptions
  comparison: PanelComparison | null
  description: ReactNode
  picture: PanelPicture | null
  noticeSlot: NoticeSlot
}

/** The lines of the panel, with the select of venues and the notices in their legend; on a server their picture. */
function PanelLines({ options, comparison, description, picture, noticeSlot }: PanelLinesProps) {
  const { label, maxHeight, venueId, model, shown, venue, access } = useChartPanelContext('ChartPanelContent')
  const isPhone = useIsMobile()
  const { viewModel, masked } = shown
  const hasLegendLine = venue.isInPlot || Boolean(options.caption)
  return (
    <ServedCharts
      viewModel={viewModel}
      most={maxHeight}
      hasPane={Boolean(picture?.turnover)}
      picture={
        picture ? (
          <LazyChartPicture
            decimals={options.decimals}
            {...picture}
            label={label}
            viewModel={viewModel}
            masked={masked}
            venueId={venueId}
            hasAccessLine={access.hasRow}
            hasVenue={Boolean(venue.select)}
          />
        ) : null
      }
    >
      <LazyCharts
        label={label}
        viewModel={viewModel}
        model={model.chart}
        options={
          hasLegendLine
            ? {
                ...options,
                legendHeadHeight: venue.isInPlot && isPhone ? TOUCH_HEAD_HEIGHT : undefined,
                legendEnd: (
                  <>
                    {venue.isInPlot ? <VenueInPlot>{venue.select}</VenueInPlot> : options.legendEnd}
                    <span ref={noticeSlot.ref} className="flex min-w-0 empty:hidden max-desk:shrink-0" />
                  </>
                ),
              }
            : options
        }
        panes={shown.panes}
        comparison={comparison}
        venueId={venueId}
        masked={masked}
        equationHints={shown.equationHints}
        description={description}
      />
    </ServedCharts>
  )
}

/** The venue inside the legend's first line. */
function VenueInPlot({ children }: { children: ReactNode }) {
  return (
    <span className="-my-1 shrink-0 max-desk:my-0 [&_[data-slot=field-box]]:min-h-6.5! max-desk:[&_[data-slot=field-box]]:min-h-9.5! max-desk:[&_[data-slot=field-input]]:-mt-1.75 max-desk:[&_[data-slot=field-input]]:min-h-11 max-desk:[&_[data-slot=field-input]]:pt-1.5 [&_[data-slot=field-box]]:border-transparent [&_[data-slot=field-box]]:bg-surface [&_[data-slot=field-box]]:font-strong [&_[data-slot=field-box]]:text-accent">
      {children}
    </span>
  )
}

/** Warns if the panel's view needs other children than it has. */
function useViewWarning(view: ChartPanelKind, children: ChartPanelContentProps['children']): void {
  const isRight = view === 'lines' ? children === undefined : children !== undefined
  useEffect(() => {
    if (isRight) return
    warnOnce(
      view === 'lines'
        ? 'ChartPanel: ChartPanelContent has children, which the view "lines" does not show. Set `view` to "chart" or "table".'
        : `ChartPanel: the view "${view}" needs children in ChartPanelContent.`,
    )
  }, [isRight, view])
}
