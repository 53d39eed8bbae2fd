/** A turn of the wheel, as its event tells it. */
export type WheelTurn = {
  deltaX: number
  deltaY: number
  /** Pixels, lines or pages, as the event says (0, 1, 2). */
  deltaMode: number
  ctrl: boolean
  meta: boolean
  shift: boolean
}

/** What the picture does about it; a factor below 1 shows less. */
export type WheelIntent =
  | { kind: 'zoom'; factor: number }
  | { kind: 'pan'; pixels: number }
  /** The page scrolls; the picture may say how to zoom. */
  | { kind: 'page' }

/**
 * What a turn of the wheel means. The page keeps its scroll unless the hand asked for the picture:
 * by Ctrl or ⌘ (a trackpad's pinch sends Ctrl), or by having focused it; sideways turns move a zoomed picture.
 */
export function wheelIntent(
  turn: WheelTurn,
  { engaged, zoomed }: { engaged: boolean; zoomed: boolean },
): WheelIntent {
  const unit = turn.deltaMode === 1 ? 16 : turn.deltaMode === 2 ? 400 : 1
  const across = (turn.shift && turn.deltaX === 0 ? turn.deltaY : turn.deltaX) * unit
  const along = turn.shift ? 0 : turn.deltaY * unit
  const asked = turn.ctrl || turn.meta
  if (!asked && Math.abs(across) > Math.abs(along))
    return zoomed ? { kind: 'pan', pixels: across } : { kind: 'page' }
  if (along === 0 || !(asked || engaged)) return { kind: 'page' }
  if (!asked && along > 0 && !zoomed) return { kind: 'page' }
  const step = Math.max(-120, Math.min(120, along))
  return { kind: 'zoom', factor: Math.exp(step * (turn.ctrl && Math.abs(step) < 40 ? 0.01 : 0.0022)) }
}
