'use client'
import { useSyncExternalStore } from 'react'
import { NO_ROOM, type Room } from '../../controls/clear-edge/clear-edge.layout.ts'
import { stripsOf } from './strip-register.ts'

/** What strips take at the edges of the window, for what floats over the page: it stands beyond that. The server answers nothing. */
export function useRoom(): Room {
  return useSyncExternalStore(subscribe, taken, onServer)
}

const subscribe = (listener: () => void) => stripsOf(document).subscribe(listener)
const taken = () => stripsOf(document).taken()
const onServer = () => NO_ROOM
