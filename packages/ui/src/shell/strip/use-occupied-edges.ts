'use client'
import { useSyncExternalStore } from 'react'
import { NONE_OCCUPIED, type OccupiedEdges } from '../../controls/clear-edge/clear-edge.layout.ts'
import { stripsOf } from './strip-register.ts'

/** The area that strips occupy at the edges of the window, for floating elements, which are placed beyond it. On the server: none. */
export function useOccupiedEdges(): OccupiedEdges {
  return useSyncExternalStore(subscribe, occupied, onServer)
}

const subscribe = (listener: () => void) => stripsOf(document).subscribe(listener)
const occupied = () => stripsOf(document).occupied()
const onServer = () => NONE_OCCUPIED
