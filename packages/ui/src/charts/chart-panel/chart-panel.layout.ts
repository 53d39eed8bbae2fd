/** Below this a chart is no longer read: the panel scrolls instead. */
const LEAST_HEIGHT = 240

export type FillRequest = {
  /** Height of the panel that fills the screen, in pixels, as the next ones. */
  room: number
  /** Height of everything in it, with the main chart as it stands. */
  content: number
  /** Height of the main chart as it stands. */
  chart: number
}

/** Height of the main chart in a panel that fills the screen: what the rest of it leaves. */
export function fillHeight({ room, content, chart }: FillRequest): number {
  return Math.max(LEAST_HEIGHT, Math.floor(room - (content - chart)))
}
