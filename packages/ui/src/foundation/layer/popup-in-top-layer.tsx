import { addToTopLayer } from './top-layer.ts'

/** What the browser's own popover look would add to the frame that Radix puts round a popup. */
const BARE = ['inset-auto', 'm-0', 'border-0', 'bg-transparent', 'p-0', 'overflow-visible', 'text-inherit']

/** On phones the frame lies on the lower edge, whatever place was reckoned for it; behind it the page is dimmed. */
const SHEET = [
  'max-desk:inset-x-0!',
  'max-desk:top-auto!',
  'max-desk:bottom-0!',
  'max-desk:w-auto!',
  'max-desk:min-w-0!',
  'max-desk:transform-none!',
  // not by ::backdrop, which browsers make deaf: a press on what is dimmed closes the sheet and reaches nothing below
  'max-desk:before:fixed',
  'max-desk:before:inset-0',
  'max-desk:before:-z-1',
  'max-desk:before:bg-scrim',
]

/**
 * Puts a popup that Radix positioned into the top layer. It keeps its place in the document (tab order, theme, full screen),
 * and no scrolling table or card clips it. A callback ref; the top layer drops the element when it unmounts.
 */
export function showPopupInTopLayer(popup: HTMLElement | null): void {
  showFrame(popup, BARE)
}

/** Like `raisePopup`; on phones the popup is a sheet at the lower edge. */
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
