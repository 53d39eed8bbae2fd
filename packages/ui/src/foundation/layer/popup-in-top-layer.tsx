import { addToTopLayer } from './top-layer.ts'

/** Resets the browser's popover styles on the frame that Radix renders around a popup. */
const BARE = ['inset-auto', 'm-0', 'border-0', 'bg-transparent', 'p-0', 'overflow-visible', 'text-inherit']

/** On phones the frame is at the lower edge, whatever its computed position; the page behind it is dimmed. */
const SHEET = [
  'max-desk:inset-x-0!',
  'max-desk:top-auto!',
  'max-desk:bottom-0!',
  'max-desk:w-auto!',
  'max-desk:min-w-0!',
  'max-desk:transform-none!',
  // Radix sets it for its transform, and it would confine the scrim to the sheet
  'max-desk:will-change-auto!',
  // `::backdrop` ignores pointer events, so the scrim is an element of its own: a press on it closes the sheet
  'max-desk:before:fixed',
  'max-desk:before:inset-0',
  'max-desk:before:-z-1',
  'max-desk:before:bg-scrim',
]

/**
 * Puts a popup that Radix positioned into the top layer. It keeps its place in the document (tab order, theme, full
 * screen) but is not clipped by tables or cards. A callback ref; the top layer drops the element when it unmounts.
 */
export function showPopupInTopLayer(popup: HTMLElement | null): void {
  showFrame(popup, BARE)
}

/** Like `showPopupInTopLayer`; on phones the popup is a sheet at the lower edge. */
export function showSheetInTopLayer(popup: HTMLElement | null): void {
  showFrame(popup, [...BARE, ...SHEET])
}

function showFrame(popup: HTMLElement | null, classes: string[]): void {
  const frame = popup?.parentElement
  // React's strict mode calls refs twice
  if (!frame || frame.hasAttribute('popover')) return
  frame.classList.add(...classes)
  addToTopLayer(frame)
}
