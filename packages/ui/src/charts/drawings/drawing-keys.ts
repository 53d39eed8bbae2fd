import type { Pixel } from '../plot/geometry.ts'
import type { DrawingTool } from './drawing.ts'

/** A pressed key, as a keyboard event tells it. */
export type KeyPress = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

export type HistoryAct = { does: 'undo' } | { does: 'redo' }

/** What a key does to the drawing that has focus. */
export type MarkAct =
  | { does: 'nudge'; by: Pixel }
  | { does: 'go'; to: 'next' | 'previous' | 'first' | 'last' }
  | { does: 'select' | 'deselect' | 'cancel' | 'remove' | 'turnGrip' | 'openText' }
  | HistoryAct

/** What a key does while a tool is in hand. */
export type SurfaceAct = { does: 'step'; by: Pixel } | { does: 'place' | 'cancel' } | HistoryAct

const ARROWS: Record<string, Pixel> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Pixels that an arrow key moves a drawing by, and with Shift. */
const NUDGE = [1, 10] as const
/** Pixels that an arrow key moves the cross by, and with Shift. */
const CROSS = [8, 40] as const

/** Undo and redo as everywhere: Ctrl or ⌘ with Z, with Shift+Z or Y. */
export function historyAct({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): HistoryAct | null {
  if (!(ctrlKey || metaKey) || altKey) return null
  const letter = key.toLowerCase()
  if (letter === 'y' || (letter === 'z' && shiftKey)) return { does: 'redo' }
  return letter === 'z' ? { does: 'undo' } : null
}

/** The key's act on a drawing: an unselected one passes focus on, a selected one moves (X6). */
export function markAct(
  press: KeyPress,
  { isSelected, tool }: { isSelected: boolean; tool: DrawingTool },
): MarkAct | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return historyAct(press)
  const { key } = press
  if (key === 'Delete' || key === 'Backspace') return { does: 'remove' }
  if (key === 'F2' && tool === 'text') return { does: 'openText' }
  return isSelected ? selectedAct(press, tool) : waitingAct(key)
}

function selectedAct({ key, shiftKey }: KeyPress, tool: DrawingTool): MarkAct | null {
  const by = stepOf(key, NUDGE[shiftKey ? 1 : 0])
  if (by) return { does: 'nudge', by }
  if (key === 'Enter') return { does: tool === 'text' ? 'openText' : 'turnGrip' }
  if (key === ' ') return { does: 'deselect' }
  return key === 'Escape' ? { does: 'cancel' } : null
}

function waitingAct(key: string): MarkAct | null {
  if (key === 'Enter' || key === ' ') return { does: 'select' }
  if (key === 'ArrowRight' || key === 'ArrowDown') return { does: 'go', to: 'next' }
  if (key === 'ArrowLeft' || key === 'ArrowUp') return { does: 'go', to: 'previous' }
  if (key === 'Home') return { does: 'go', to: 'first' }
  return key === 'End' ? { does: 'go', to: 'last' } : null
}

/** The key's act on the plot while a tool is in hand: the cross moves and places points. */
export function surfaceAct(press: KeyPress): SurfaceAct | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return historyAct(press)
  const by = stepOf(press.key, CROSS[press.shiftKey ? 1 : 0])
  if (by) return { does: 'step', by }
  if (press.key === 'Enter' || press.key === ' ') return { does: 'place' }
  return press.key === 'Escape' ? { does: 'cancel' } : null
}

function stepOf(key: string, length: number): Pixel | null {
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined
  return arrow ? { x: arrow.x * length, y: arrow.y * length } : null
}

/** The place in a row of `count` that focus goes to; it stops at the ends. */
export function neighbour(at: number, count: number, to: 'next' | 'previous' | 'first' | 'last'): number {
  const target = { next: at + 1, previous: at - 1, first: 0, last: count - 1 }[to]
  return Math.max(0, Math.min(count - 1, target))
}
