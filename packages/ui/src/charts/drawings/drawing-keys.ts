import type { Pixel } from '../plot/geometry.ts'
import type { DrawingTool } from './drawing.ts'

/** The fields of a keyboard event that commands depend on. */
export type KeyPress = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

export type HistoryCommand = { type: 'undo' } | { type: 'redo' }

/** Command of a key on the focused drawing. */
export type MarkCommand =
  | { type: 'nudge'; by: Pixel }
  | { type: 'focus'; to: 'next' | 'previous' | 'first' | 'last' }
  | { type: 'select' | 'deselect' | 'cancel' | 'remove' | 'cyclePoint' | 'openText' }
  | HistoryCommand

/** Command of a key while a tool is chosen. */
export type SurfaceCommand = { type: 'step'; by: Pixel } | { type: 'place' | 'cancel' } | HistoryCommand

const ARROWS: Record<string, Pixel> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Pixels by which an arrow key moves a drawing, without and with Shift. */
const NUDGE = [1, 10] as const
/** Pixels by which an arrow key moves the crosshair, without and with Shift. */
const STEP = [8, 40] as const

/** The usual undo and redo keys: Ctrl or ⌘ with Z, and with Shift+Z or Y. */
export function historyCommand({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): HistoryCommand | null {
  if (!(ctrlKey || metaKey) || altKey) return null
  const letter = key.toLowerCase()
  if (letter === 'y' || (letter === 'z' && shiftKey)) return { type: 'redo' }
  return letter === 'z' ? { type: 'undo' } : null
}

/** Arrow keys move a selected drawing; on other drawings they move the focus (X6). */
export function markCommand(
  press: KeyPress,
  { isSelected, tool }: { isSelected: boolean; tool: DrawingTool },
): MarkCommand | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return historyCommand(press)
  const { key } = press
  if (key === 'Delete' || key === 'Backspace') return { type: 'remove' }
  if (key === 'F2' && tool === 'text') return { type: 'openText' }
  return isSelected ? selectedCommand(press, tool) : focusedCommand(key)
}

function selectedCommand({ key, shiftKey }: KeyPress, tool: DrawingTool): MarkCommand | null {
  const by = arrowBy(key, NUDGE[shiftKey ? 1 : 0])
  if (by) return { type: 'nudge', by }
  if (key === 'Enter') return { type: tool === 'text' ? 'openText' : 'cyclePoint' }
  if (key === ' ') return { type: 'deselect' }
  return key === 'Escape' ? { type: 'cancel' } : null
}

function focusedCommand(key: string): MarkCommand | null {
  if (key === 'Enter' || key === ' ') return { type: 'select' }
  if (key === 'ArrowRight' || key === 'ArrowDown') return { type: 'focus', to: 'next' }
  if (key === 'ArrowLeft' || key === 'ArrowUp') return { type: 'focus', to: 'previous' }
  if (key === 'Home') return { type: 'focus', to: 'first' }
  return key === 'End' ? { type: 'focus', to: 'last' } : null
}

/** While a tool is chosen, arrow keys move the crosshair and Enter places a point at it. */
export function surfaceCommand(press: KeyPress): SurfaceCommand | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return historyCommand(press)
  const by = arrowBy(press.key, STEP[press.shiftKey ? 1 : 0])
  if (by) return { type: 'step', by }
  if (press.key === 'Enter' || press.key === ' ') return { type: 'place' }
  return press.key === 'Escape' ? { type: 'cancel' } : null
}

function arrowBy(key: string, length: number): Pixel | null {
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined
  return arrow ? { x: arrow.x * length, y: arrow.y * length } : null
}

/** The next index of roving focus among `count` drawings; it stops at the ends. */
export function focusIndex(
  from: number,
  count: number,
  to: Extract<MarkCommand, { type: 'focus' }>['to'],
): number {
  const target = { next: from + 1, previous: from - 1, first: 0, last: count - 1 }[to]
  return Math.max(0, Math.min(count - 1, target))
}
