import type { PanelData } from '@accrue/api-client'
import type { PanelPicture } from '@accrue/ui/charts'
import { useLabel } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { DECIMALS, entityCaption, entityMeasureOf, entityTurnoverPane } from './entity-chart.map.ts'
import { ENTITY_VIEW, type EntityView } from './entity-view.ts'
import { type PanelNames, panelLines } from './panel.map.ts'

export type EntityPictureOptions = {
  /** The answer to the chart's first request; only a server has it. */
  firstPanel: PanelData | null | undefined
  isIndex: boolean
  names: PanelNames
  view: EntityView
}

/** The heights that the chart has in the usual windows, in pixels: a stock has more facts above it. */
const USUAL_HEIGHTS = { index: { desk: 584, phone: 495 }, stock: { desk: 522, phone: 480 } }

/** What the chart of an address without any choice shows first, for a server's markup. */
export function useEntityPicture({
  firstPanel,
  isIndex,
  names,
  view,
}: EntityPictureOptions): PanelPicture | null {
  const label = useLabel()
  return useMemo(() => {
    if (!firstPanel || ENTITY_VIEW.write('', view) !== '') return null
    const { series, turnover } = panelLines(firstPanel, names)
    return {
      series,
      turnover: turnover && entityTurnoverPane(turnover, label),
      caption: entityCaption({ isIndex, unit: firstPanel.measure, values: 'absolute' }, label),
      decimals: DECIMALS[entityMeasureOf(series, isIndex)],
      heights: USUAL_HEIGHTS[isIndex ? 'index' : 'stock'],
    }
  }, [firstPanel, isIndex, names, view, label])
}
