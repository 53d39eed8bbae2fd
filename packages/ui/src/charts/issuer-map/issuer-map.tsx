'use client'
import { useId, useRef } from 'react'
import { Room } from '../../controls/skeleton/room.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useTextScale } from '../../foundation/state/use-text-scale.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { chartFonts } from '../plot/chart-text.ts'
import { fontClasses } from '../plot/font-classes.tsx'
import { MaskedBar } from '../plot/masked-bar.tsx'
import type { ChartStatus } from '../plot/plot-status.ts'
import { useWidth } from '../plot/use-width.ts'
import { TimeChartNotes } from '../time-chart/time-chart-notes.tsx'
import { IssuerMapHead } from './issuer-map-head.tsx'
import { IssuerMapLegend } from './issuer-map-legend.tsx'
import { IssuerMapPlot } from './issuer-map-plot.tsx'
import { type IssuerMapProps, restOf } from './issuer-map-props.ts'
import { IssuerMapTable } from './issuer-map-table.tsx'
import { mapFace, mapSaid } from './issuer-map-words.ts'
import { removalEvents } from './map-removal.ts'
import { useIssuerMap } from './use-issuer-map.ts'
import { useMapScene } from './use-map-scene.ts'

export type { IssuerMapProps } from './issuer-map-props.ts'

/**
 * Yield against duration of an issuer's bonds (M1–M6). Parts: `data-slot` issuer-map, issuer-map-toolbar, issuer-map-delete-bar,
 * issuer-map-picture, issuer-map-legend, issuer-map-frame, issuer-map-plot, issuer-map-table and theirs; state: `data-status`, `data-masked`,
 * `data-zoomed`, `data-deleting`.
 */
export const IssuerMap = forwardRef(function IssuerMap(props: IssuerMapProps) {
  const { label: name, status = READY, height = 650, fontStep = 0, logo, className } = props
  const { toolbar = true, legend = true, table = true } = props
  const own = useIssuerMap()
  const model = props.model ?? own
  const { state, events } = model
  const picture = useRef<HTMLDivElement>(null)
  const { ref, width, measured } = useWidth<HTMLDivElement>()
  const scene = useMapScene({ props, model, width, fontSize: chartFonts(fontStep, useTextScale()).chart })
  const { prepared, writing } = scene
  const { remove, undo } = removalEvents(props, model)
  const label = useLabel()
  const face = mapFace({ status, prepared, removed: state.removed.length > 0, onUndo: undo, label })
  const tableOpen = table && face.live && state.table !== 'closed'
  const tableId = useId()
  return (
    <section
      aria-label={name}
      {...restOf(props)}
      data-ui=""
      data-slot="issuer-map"
      data-status={face.status}
      data-masked={prepared.masked ? '' : undefined}
      data-zoomed={scene.zoomed ? '' : undefined}
      data-deleting={state.deleting ? '' : undefined}
      aria-busy={face.busy}
      className={cx(`text-ink ${fontClasses(fontStep)}`, className)}
    >
      {toolbar ? (
        <IssuerMapHead
          {...{ props, scene, model, picture, onRemove: remove, onUndo: undo }}
          live={face.live}
          draw={size => <IssuerMap {...pictureOf(props)} model={model} height={size.height} />}
        />
      ) : null}
      <div
        ref={picture}
        data-slot="issuer-map-picture"
        data-status={face.status}
        data-masked={prepared.masked ? '' : undefined}
        aria-busy={face.busy}
      >
        {legend ? <IssuerMapLegend prepared={prepared} trends={scene.trends} writing={writing} /> : null}
        <div ref={ref} data-slot="issuer-map-frame" className="relative">
          <Room height={height} />
          {width === null ? null : (
            <IssuerMapPlot
              {...{ scene, model, name, face, measured, logo }}
              onRemove={remove}
              onUndo={undo}
            />
          )}
        </div>
      </div>
      <p role="status" className="sr-text">
        {mapSaid(prepared.points, scene.place, state.cursor, writing)}
      </p>
      {prepared.masked ? <MaskedBar verdict={scene.verdict} /> : null}
      <TimeChartNotes
        {...{ tableId: table ? tableId : null, tableOpen, tabular: face.live, notes: scene.notes }}
        onToggleTable={events.toggleTable}
      />
      {tableOpen ? (
        <IssuerMapTable
          {...{ id: tableId, caption: name, points: prepared.points, writing }}
          all={state.table === 'allRows'}
          onShowAll={events.showAllRows}
          picked={state.deleting ? scene.picked : null}
          onPick={events.pick}
        />
      ) : null}
    </section>
  )
})

/** The map for a picture: nothing to press. */
function pictureOf({ id: _, className, ref, ...props }: IssuerMapProps): IssuerMapProps {
  return { ...props, toolbar: false, legend: false, table: false }
}

const READY: ChartStatus = { kind: 'ready' }
