import { raise } from '../tip/raise.ts'

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
 * Raises a popup that Radix placed into the top layer, so that it stays in its place of the document (the order of Tab,
 * the theme, an element in full screen) and is not clipped by scrolling tables and cards. A ref for `useMergedRefs`.
 */
export function raisePopup(popup: HTMLElement | null): (() => void) | undefined {
  return put(popup, BARE)
}

/** As `raisePopup`; on phones the popup is a sheet at the lower edge. */
export function raiseSheet(popup: HTMLElement | null): (() => void) | undefined {
  return put(popup, [...BARE, ...SHEET])
}

function put(popup: HTMLElement | null, look: string[]): (() => void) | undefined {
  const frame = popup?.parentElement
  if (!frame) return undefined
  frame.classList.add(...look)
  return raise(frame)
}
