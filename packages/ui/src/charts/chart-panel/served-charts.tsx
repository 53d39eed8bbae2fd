'use client'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { Placeholder } from '../../controls/skeleton/placeholder.tsx'
import { Spinner } from '../../controls/spinner/spinner.tsx'
import { ServedMarkup } from '../../foundation/state/served-markup.tsx'
import { useHydrated } from '../../foundation/state/use-hydrated.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import type { PanelViewModel } from './chart-panel.view-model.ts'
import { BELOW_PLOT, LazyCharts } from './lazy-charts.tsx'

export type ServedChartsProps = {
  viewModel: Pick<PanelViewModel, 'series' | 'status' | 'height'>
  /** Maximum height of the plot in pixels. */
  most: number
  /** The charts as a picture; null for a placeholder. */
  picture: ReactNode
  /** Whether the picture has a second chart. */
  hasPane: boolean
  /** The charts. */
  children: ReactNode
}

/**
 * The charts. A server's markup has their picture, which stays in the document until file and first data of the charts have come.
 * `data-slot` chart-picture.
 */
export function ServedCharts({ viewModel, most, picture, hasPane, children }: ServedChartsProps) {
  const { series, status, height } = viewModel
  const isHydrated = useHydrated()
  const hasFile = useHasFile()
  const hasData = series.length > 0 || status.kind !== 'loading'
  return (
    <ServedMarkup
      data-slot="chart-picture"
      isReplaced={hasFile && hasData}
      aria-busy={isHydrated ? true : undefined}
      style={isHydrated ? plotHeightStyle(height) : undefined}
      served={
        <div className={cx('relative overflow-clip', hasPane ? WITH_PANE : ALONE)}>
          <Placeholder height={most + BELOW_PLOT} />
          <div className="absolute inset-x-0 top-0 bottom-17 flex items-center justify-center max-desk:bottom-11">
            {picture ?? <Spinner />}
          </div>
        </div>
      }
    >
      {children}
    </ServedMarkup>
  )
}

const plotHeightStyle = (height: number): CSSProperties & Record<'--plot-height', string> => ({
  '--plot-height': `${height}px`,
})

// the height that `plotHeight` will give the charts where they start at `--chart-top`, on phones below the access line; with navigator and
// footer, and with the boundary of a second chart
const ALONE =
  'max-h-[calc(var(--plot-height,max(420px,100svh-var(--chart-top,24rem)-84px))+68px)] max-desk:max-h-[calc(var(--plot-height,max(320px,100svh-var(--chart-top,24rem)-var(--access-line,0px)-16px))+44px)]'
const WITH_PANE =
  'max-h-[calc(var(--plot-height,max(420px,100svh-var(--chart-top,24rem)-84px))+69px)] max-desk:max-h-[calc(var(--plot-height,max(320px,100svh-var(--chart-top,24rem)-var(--access-line,0px)-16px))+45px)]'

/** Whether the file of the charts has loaded, or failed to. */
function useHasFile(): boolean {
  const [hasFile, setHasFile] = useState(false)
  useEffect(() => {
    let isMounted = true
    void LazyCharts.load().then(() => isMounted && setHasFile(true))
    return () => {
      isMounted = false
    }
  }, [])
  return hasFile
}
