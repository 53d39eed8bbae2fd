import { clamp } from '../plot/geometry.ts'

/** Pixels below the plot: navigator and foot; on a phone, which has no navigator, the card's edge. Then the lowest plot that can be read. */
const ROOM = {
  desk: { below: 84, least: 420 },
  phone: { below: 16, least: 320 },
} as const

export type PlotHeightRequest = {
  /** Height of the window in pixels. */
  windowHeight: number
  /** Where the plot starts, in pixels from the top of the page. */
  top: number
  isPhone: boolean
  /** Its height in a tall window. */
  most: number
}

/** Height of a plot with its date axis: what the window has left for it below its start. */
export function plotHeight({ windowHeight, top, isPhone, most }: PlotHeightRequest): number {
  const { below, least } = ROOM[isPhone ? 'phone' : 'desk']
  return clamp(Math.floor(windowHeight - top - below), Math.min(least, most), most)
}
