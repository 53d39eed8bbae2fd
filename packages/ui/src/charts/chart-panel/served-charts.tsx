'use client'
import { clsx } from 'clsx'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { ErrorState } from '../../controls/error-state/error-state.tsx'
import { Placeholder } from '../../controls/skeleton/placeholder.tsx'
import { Spinner } from '../../controls/spinner/spinner.tsx'
import { ServedMarkup } from '../../foundation/state/served-markup.tsx'
import { useHydrated } from '../../foundation/state/use-hydrated.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { PanelViewModel } from './chart-panel.view-model.ts'
import { BELOW_PLOT, LazyCharts } from './lazy-charts.tsx'

export type ServedChartsProps = {
  viewModel: Pick<PanelViewModel, 'series' | 'status' | 'period' | 'mode' | 'scale' | 'height'>
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
 * The charts. A server's markup has their picture, which stays in the document until file and first data of the charts have come, and
 * above a message if the file fails to load and the picture shows what is chosen. `data-slot` chart-picture.
 */
export function ServedCharts({ viewModel, most, picture, hasPane, children }: ServedChartsProps) {
  const { series, status, height } = viewModel
  const isHydrated = useHydrated()
  const label = useLabel()
  const { isLoaded, retry, reloads, retrying } = LazyCharts.useFile()
  const box = useRef<HTMLDivElement>(null)
  const [hasPicture, setHasPicture] = useState(false)
  useEffect(() => {
    // the server may have drawn none
    setHasPicture(Boolean(box.current?.querySelector('[role=img]')))
    void LazyCharts.load()
  }, [])
  const hasData = series.length > 0 || status.kind !== 'loading'
  const isOutdated = useChange(choicesIn(viewModel), hasData)
  const isFailed = retry !== undefined
  const isPicture = isFailed && hasPicture && !isOutdated
  return (
    <ServedMarkup
      ref={box}
      data-slot="chart-picture"
      isReplaced={hasData && (isLoaded || (isFailed && !isPicture))}
      aria-busy={isHydrated && !isPicture ? true : undefined}
      style={isHydrated ? plotHeightStyle(height) : undefined}
      served={
        <div className={clsx('relative overflow-clip', hasPane ? WITH_PANE : ALONE)}>
          <Placeholder height={most + BELOW_PLOT} />
          <div className="absolute inset-x-0 top-0 bottom-17 flex items-center justify-center max-desk:bottom-11">
            {picture ?? <Spinner />}
          </div>
        </div>
      }
      note={
        isPicture ? (
          // in the place of navigator and footer
          <ErrorState
            className="relative -mt-17 h-17 grid-flow-col items-center py-0 max-desk:-mt-11 max-desk:h-11"
            message={label('chart_only_picture')}
            onRetry={retry}
            reloads={reloads}
            pending={retrying}
          />
        ) : null
      }
    >
      {children}
    </ServedMarkup>
  )
}

/** What a user can choose in the toolbar and a picture shows. */
const choicesIn = ({ period, mode, scale, series }: ServedChartsProps['viewModel']): string =>
  [period.from, period.to, mode, scale, ...series.map(({ id }) => id)].join()

/** Whether the text differs from the first one that counts. */
function useChange(text: string, counts: boolean): boolean {
  const [first, setFirst] = useState<string | null>(null)
  if (counts && first === null) setFirst(text)
  return first !== null && first !== text
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
