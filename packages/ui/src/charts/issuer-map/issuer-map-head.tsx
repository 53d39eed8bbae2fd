'use client'
import type { RefObject } from 'react'
import { ExportMenu, type ExportMenuProps } from '../chart-export/export-menu.tsx'
import { IssuerMapDeleteBar } from './issuer-map-delete-bar.tsx'
import type { IssuerMapProps } from './issuer-map-props.ts'
import { IssuerMapToolbar } from './issuer-map-toolbar.tsx'
import { mapData } from './issuer-map-words.ts'
import type { IssuerMapModel } from './use-issuer-map.ts'
import type { MapScene } from './use-map-scene.ts'

export type IssuerMapHeadProps = {
  props: IssuerMapProps
  scene: MapScene
  model: IssuerMapModel
  /** The legend and the map without what can be pressed. */
  picture: RefObject<HTMLElement | null>
  /** Draws the map anew for a picture. */
  draw: ExportMenuProps['draw']
  /** Whether there is anything to take a picture of. */
  live: boolean
  onRemove: () => void
  onUndo: () => void
}

const NO_OPTIONS = {}

/** What stands above the map. Below full access the export menu is disabled, with the reason (shared-blocks §6, M6). */
export function IssuerMapHead(parts: IssuerMapHeadProps) {
  const { props, scene, model, picture, draw, live, onRemove, onUndo } = parts
  const { label, exportOptions = NO_OPTIONS } = props
  const { prepared, writing } = scene
  return (
    <>
      <IssuerMapToolbar {...{ props, scene, model }}>
        {exportOptions ? (
          <ExportMenu
            {...exportOptions}
            size="s"
            isMap
            title={label}
            data={() => mapData(prepared.points, writing)}
            tradingGroundId={scene.choice.groundId ?? props.tradingGroundId}
            chart={() => picture.current}
            isEmpty={!live}
            draw={draw}
          />
        ) : null}
      </IssuerMapToolbar>
      <IssuerMapDeleteBar state={model.state} onRemove={onRemove} onUndo={onUndo} />
    </>
  )
}
