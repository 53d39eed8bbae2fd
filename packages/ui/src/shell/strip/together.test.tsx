import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startClock, stopClock } from '../../../../../tests/dom/stopped-clock.ts'
import type { EdgeBox } from '../../controls/clear-edge/clear-edge.layout.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { BottomBanner } from '../bottom-banner/bottom-banner.tsx'
import { MobileOffer } from '../mobile-offer/mobile-offer.tsx'
import { RegistrationBanner } from '../registration-banner/registration-banner.tsx'
import { TopAccessPrompt } from '../top-access-prompt/top-access-prompt.tsx'

/**
 * A page of 40 links with every banner at once, which no visitor ever sees. jsdom has no layout, so this computes it from
 * the styles of the banners (insets, margins, reserved heights), and scrolls as a browser would.
 */
const WINDOW = { width: 390, height: 800 }
const SIZES: Record<string, number> = { 'mobile-offer': 57, 'top-access-prompt': 41, 'bottom-banner': 125 }
const CARD = { size: 180, gap: 12 }
const LINK = { size: 30, step: 36 }
const LINKS = 40

let scrolled = 0

const part = (slot: string) => document.querySelector<HTMLElement>(`[data-slot="${slot}"]`)
const pixels = (element: Element | null, name: 'insetBlockStart' | 'insetBlockEnd' | 'blockSize') =>
  Number.parseFloat((element as HTMLElement | null)?.style[name] || '0')
const box = (top: number, size: number, left = 0, width = WINDOW.width) => new DOMRect(left, top, width, size)

/** The height of a strip in the page's flow: its reserved height while it is fixed, or its own. */
function inFlow(slot: string): number {
  const strip = part(slot)
  if (!strip) return 0
  return strip.hasAttribute('data-fixed') ? pixels(strip, 'blockSize') : (SIZES[slot] ?? 0)
}

function stripBox(slot: string): DOMRect {
  const strip = part(slot)
  const size = SIZES[slot] ?? 0
  const inner = strip?.firstElementChild ?? null
  if (!strip?.hasAttribute('data-fixed')) return box(inFlow('mobile-offer') - scrolled, size)
  return strip.dataset.edge === 'start'
    ? box(pixels(inner, 'insetBlockStart'), size)
    : box(WINDOW.height - pixels(inner, 'insetBlockEnd') - size, size)
}

function cardBox(card: HTMLElement): DOMRect {
  const { marginBlockStart, marginBlockEnd } = card.style
  const width = WINDOW.width - 2 * CARD.gap
  return card.dataset.edge === 'start'
    ? box(CARD.gap + Number.parseFloat(marginBlockStart || '0'), CARD.size, CARD.gap, width)
    : box(
        WINDOW.height - CARD.gap - Number.parseFloat(marginBlockEnd || '0') - CARD.size,
        CARD.size,
        CARD.gap,
        width,
      )
}

const contentTop = () => inFlow('mobile-offer') + inFlow('top-access-prompt')
const pageHeight = () => contentTop() + LINKS * LINK.step + inFlow('bottom-banner')
const linkBox = (index: number) => box(contentTop() + index * LINK.step - scrolled, LINK.size, 16, 180)

function rectOf(element: Element): DOMRect {
  const strip = element.closest<HTMLElement>('aside')
  if (strip?.dataset.slot) return stripBox(strip.dataset.slot)
  const card = element.closest<HTMLElement>('[role=dialog]')
  if (card) return cardBox(card)
  const index = element.getAttribute('data-index')
  return index === null ? box(0, 0) : linkBox(Number(index))
}

function scrollTo(top: number) {
  scrolled = Math.max(0, Math.min(top, pageHeight() - WINDOW.height))
  window.dispatchEvent(new Event('scroll'))
}

/** The browser's first step: the focused element scrolls into the window, and no further. */
function comeIntoWindow(element: Element) {
  if (element.closest('[role=dialog], aside[data-fixed]')) return
  const { top, bottom } = rectOf(element)
  if (top < 0) scrollTo(scrolled + top)
  else if (bottom > WINDOW.height) scrollTo(scrolled + bottom - WINDOW.height)
}

beforeEach(() => {
  scrolled = 0
  stopClock()
  vi.stubGlobal('innerHeight', WINDOW.height)
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled)
  vi.spyOn(window, 'scrollTo').mockImplementation(((to: { top: number }) => scrollTo(to.top)) as never)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rectOf(this)
  })
})
afterEach(() => {
  startClock()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const events = { close: () => {}, register: () => {} }

function Everything({ ad = true }: { ad?: boolean }) {
  return (
    <>
      <MobileOffer
        model={{ state: { kind: 'shown', device: 'android', href: 'https://play.google.com/store' }, events }}
      />
      <TopAccessPrompt
        model={{ state: { kind: 'shown', verdict: { kind: 'needAccess', code: 'need_get_access' } }, events }}
      />
      <main>
        {Array.from({ length: LINKS }, (_, at) => at).map(index => (
          <a key={index} href={`#coupon-${index}`} data-index={index}>
            Coupon {index}
          </a>
        ))}
      </main>
      <RegistrationBanner model={{ state: { kind: 'shown', variant: 'even', by: 'idle' }, events }} />
      {ad ? (
        <BottomBanner
          banner={{ title: 'Full access', text: '', action: { title: 'See', href: '/access/' } }}
          model={{ state: { kind: 'shown' }, events }}
        />
      ) : null}
    </>
  )
}

const overlaps = (one: EdgeBox, other: EdgeBox) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** All elements over the page, by name. */
const standing = (): [string, Element][] =>
  ['mobile-offer', 'top-access-prompt', 'bottom-banner', 'registration-banner'].flatMap(slot => {
    const found = part(slot)
    return found ? [[slot, found] as [string, Element]] : []
  })

function expectApart() {
  const boxes = standing().map(([slot, element]) => [slot, rectOf(element)] as const)
  for (const [at, [slot, box]] of boxes.entries())
    for (const [other, otherBox] of boxes.slice(at + 1)) {
      // strips that scroll with the page move under fixed ones
      if (slot === 'mobile-offer' && other === 'top-access-prompt' && scrolled > 0) continue
      expect(overlaps(box, otherBox), `${slot} and ${other} overlap at ${scrolled}`).toBe(false)
    }
}

function expectUncovered(element: Element) {
  for (const [slot, banner] of standing()) {
    if (banner.contains(element)) continue
    const goesWithThePage = slot === 'top-access-prompt'
    if (goesWithThePage && !element.closest('[role=dialog]')) continue
    expect(overlaps(rectOf(banner), rectOf(element)), `${slot} covers ${element.textContent}`).toBe(false)
  }
}

const frames = () => act(() => vi.advanceTimersByTimeAsync(60))
const focusables = () => [...document.querySelectorAll<HTMLElement>('a[href], button')]

async function walk(elements: readonly HTMLElement[]) {
  for (const element of elements) {
    act(() => {
      element.focus()
      comeIntoWindow(element)
    })
    await frames()
    expect(element).toHaveFocus()
    expectUncovered(element)
    expectApart()
  }
}

describe('H3 all banners at once (WCAG 2.4.11)', () => {
  test('there are many focusable elements', () => {
    renderWithUi(<Everything />)
    expect(focusables()).toHaveLength(LINKS + 8)
  })

  test('they do not overlap before anything is pressed, and each has its own reserved height', async () => {
    renderWithUi(<Everything />)
    await frames()
    expectApart()
    expect(part('registration-banner')?.style.marginBlockStart).toBe('98px')
    expect(document.documentElement.style.getPropertyValue('--occupied-start')).toBe('57px')
    expect(document.documentElement.style.getPropertyValue('--occupied-end')).toBe('125px')
    expect(part('registration-banner')?.style.marginBlockEnd).toBe('125px')
  })

  test('forwards through every focusable element, none is covered', async () => {
    renderWithUi(<Everything />)
    await walk(focusables())
  })

  test('and backwards', async () => {
    renderWithUi(<Everything />)
    scrollTo(pageHeight())
    await walk(focusables().reverse())
  })

  test('the page’s last element is clear at its very end, and its first at its beginning', () => {
    renderWithUi(<Everything />)
    scrollTo(pageHeight())
    expect(linkBox(LINKS - 1).bottom).toBeLessThanOrEqual(stripBox('bottom-banner').top)
    scrollTo(0)
    expect(linkBox(0).top).toBeGreaterThanOrEqual(stripBox('mobile-offer').bottom)
  })

  test('a banner that appears over the focused element scrolls the page, and does not move focus', async () => {
    const view = renderWithUi(<Everything ad={false} />)
    const last = screen.getByRole('link', { name: 'Coupon 18' })
    act(() => {
      last.focus()
      comeIntoWindow(last)
    })
    await frames()
    const before = scrolled
    view.rerender(<Everything />)
    await waitFor(() => expect(scrolled).toBeGreaterThan(before))
    await frames()
    expect(last).toHaveFocus()
    expectUncovered(last)
    expectApart()
  })

  test('elements fixed to the window are not scrolled away, nor is the page', async () => {
    renderWithUi(<Everything />)
    const stuck = screen.getByRole('link', { name: 'Coupon 5' })
    vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(function (this: Element) {
      return this === stuck ? box(WINDOW.height - 60, 30) : rectOf(this)
    })
    scrollTo(200)
    act(() => stuck.focus())
    await frames()
    expect(scrolled).toBe(200)
  })

  test('closed, they release everything', () => {
    renderWithUi(<Everything />).unmount()
    expect(document.documentElement.style.getPropertyValue('--occupied-start')).toBe('')
    expect(document.documentElement.style.getPropertyValue('--occupied-end')).toBe('')
  })
})
