'use client'
import { type ReactNode, useRef } from 'react'
import { useBusy } from '../../foundation/state/busy-scope.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { PlotLogo } from '../plot/plot-logo.tsx'
import { PlotMessage } from '../plot/plot-message.tsx'
import type { PlotAppearance } from '../plot/plot-status.ts'
import { PlotSurface } from '../plot/plot-surface.tsx'
import { ResetZoom } from '../plot/reset-zoom.tsx'
import { IssuerMapAxes } from './issuer-map-axes.tsx'
import { IssuerMapBand } from './issuer-map-band.tsx'
import { IssuerMapCursor } from './issuer-map-cursor.tsx'
import { IssuerMapLabels } from './issuer-map-labels.tsx'
import { IssuerMapMarks } from './issuer-map-marks.tsx'
import { IssuerMapSkeleton } from './issuer-map-skeleton.tsx'
import { IssuerMapTooltip } from './issuer-map-tooltip.tsx'
import { mapKeys } from './map-keys.ts'
import type { IssuerMapModel } from './use-issuer-map.ts'
import { useMapHand } from './use-map-hand.ts'
import type { MapScene } from './use-map-scene.ts'

export type IssuerMapPlotProps = {
  scene: MapScene
  model: IssuerMapModel
  /** Names the figure. */
  name: string
  face: PlotAppearance
  measured: boolean
  logo: ReactNode
  onRemove: () => void
  onUndo: () => void
}

/** The figure. Parts: `data-slot` issuer-map-plot, issuer-map-surface, issuer-map-reset; state: `data-deleting`. */
export function IssuerMapPlot(props: IssuerMapPlotProps) {
  const { scene, model, name, face, measured, logo, onRemove, onUndo } = props
  const { figure, prepared, writing, readout } = scene
  const label = useLabel()
  useBusy(face.busy)
  const surface = useRef<HTMLDivElement>(null)
  const band = useRef<SVGRectElement>(null)
  const hand = useMapHand({ scene, model, plot: surface, band })
  const keys = mapKeys({ scene, model, onRemove, onUndo })
  const yields = writing.unit === '' ? label('map_yield') : `${label('map_yield')}, ${writing.unit}`
  return (
    // durations run from left to right in every language, as on every trading desk
    <div data-slot="issuer-map-plot" dir="ltr" className="absolute inset-0">
      <PlotSurface
        ref={surface}
        data-slot="issuer-map-surface"
        data-deleting={model.state.deleting ? '' : undefined}
        aria-label={name}
        aria-roledescription={label('map_role')}
        live={face.live}
        focused={model.state.focused}
        description={scene.told}
        onKeyDown={keys}
        onFocus={model.events.focus}
        onBlur={model.events.blur}
        onDoubleClick={model.state.deleting ? undefined : model.events.reset}
        {...(face.live ? hand : {})}
        className={cx(
          'touch-pan-y rounded-tag data-deleting:cursor-crosshair data-deleting:touch-none',
          face.dimmed && 'opacity-40',
        )}
      >
        <IssuerMapAxes figure={figure} xTitle={label('map_duration')} yTitle={writing.masked ? '' : yields} />
        {face.drawn ? (
          <>
            <IssuerMapMarks {...{ prepared, figure, trends: scene.trends, picked: scene.picked }} />
            <IssuerMapLabels labels={scene.labels} points={prepared.points} figure={figure} />
          </>
        ) : null}
        {face.live && measured ? (
          <>
            <IssuerMapBand band={band} figure={figure} />
            <IssuerMapCursor readout={readout} figure={figure} />
            <IssuerMapTooltip {...{ readout, points: prepared.points, figure, writing }} />
          </>
        ) : null}
      </PlotSurface>
      {logo && measured ? <PlotLogo {...figure}>{logo}</PlotLogo> : null}
      {scene.zoomed && face.live ? <ResetZoom slot="issuer-map-reset" onReset={model.events.reset} /> : null}
      {face.skeleton ? <IssuerMapSkeleton figure={figure} /> : null}
      {face.message ? <PlotMessage message={face.message} /> : null}
    </div>
  )
}
