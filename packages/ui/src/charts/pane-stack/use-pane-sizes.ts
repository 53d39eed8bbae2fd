'use client'
import { useCallback, useState } from 'react'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { useRemembered } from '../../foundation/state/use-remembered.ts'
import {
  type PaneSizes,
  type PaneSizesEvent,
  paneSizesReducer,
  parsePaneSizes,
  writePaneSizes,
} from './pane-stack.reducer.ts'

const NONE: PaneSizes = {}

export type PaneSizesModel = {
  sizes: PaneSizes
  /** Changes and stores a height. */
  send: (event: PaneSizesEvent) => void
  /** Shows a height while a boundary is dragged; null: the drag is over. */
  preview: (event: PaneSizesEvent | null) => void
}

/** The heights of a stack's panes, stored between visits under `panes.<storageKey>`. */
export function usePaneSizes(storageKey: string): PaneSizesModel {
  const [stored, store] = useRemembered<PaneSizes>({
    key: storedKey('panes', storageKey),
    fallback: NONE,
    parse: parsePaneSizes,
    write: writePaneSizes,
  })
  const [dragged, setDragged] = useState<PaneSizesEvent | null>(null)
  const send = useCallback(
    (event: PaneSizesEvent) => {
      setDragged(null)
      store(paneSizesReducer(stored, event))
    },
    [stored, store],
  )
  return { sizes: dragged ? paneSizesReducer(stored, dragged) : stored, send, preview: setDragged }
}
