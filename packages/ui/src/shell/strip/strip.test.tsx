import { act, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { RegistrationBanner } from '../registration-banner/registration-banner.tsx'
import { Strip, type StripProps } from './strip.tsx'
import { useOccupiedEdges } from './use-occupied-edges.ts'

const HEIGHTS: Record<string, number> = { Offer: 56, Notice: 40, Banner: 80 }

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const name = this.parentElement?.getAttribute('aria-label') ?? ''
    return new DOMRect(0, 0, 400, this.getAttribute('data-slot') === 'strip-box' ? HEIGHTS[name] : 0)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const strip = (props: Partial<StripProps>) => (
  <Strip label="Banner" edge="end" closeLabel="Close" onClose={() => {}} {...props}>
    <a href="/there/">There</a>
  </Strip>
)
const placeholderOf = (name: string) => screen.getByRole('complementary', { name })
const boxOf = (name: string) => placeholderOf(name).firstElementChild
const occupiedAt = (edge: 'start' | 'end') =>
  document.documentElement.style.getPropertyValue(`--occupied-${edge}`)

describe('H3 a strip reserves its height', () => {
  test('the page is longer by the strip’s height, from the first paint on', () => {
    renderWithUi(strip({}))
    expect(placeholderOf('Banner')).toHaveStyle({ blockSize: '80px' })
    expect(occupiedAt('end')).toBe('80px')
    expect(occupiedAt('start')).toBe('')
  })

  test('closed, it releases the height', () => {
    const view = renderWithUi(strip({}))
    view.unmount()
    expect(occupiedAt('end')).toBe('')
  })

  test('two at the lower edge stack, the last of the page outermost', () => {
    renderWithUi(
      <>
        {strip({ label: 'Notice' })}
        {strip({ label: 'Banner' })}
      </>,
    )
    expect(boxOf('Banner')).toHaveStyle({ insetBlockEnd: '0px' })
    expect(boxOf('Notice')).toHaveStyle({ insetBlockEnd: '80px' })
    expect(occupiedAt('end')).toBe('120px')
  })

  test('two at the upper edge: the first of the page outermost, in any mount order', () => {
    const both = (offer: boolean) => (
      <>
        {offer ? strip({ label: 'Offer', edge: 'start' }) : null}
        {strip({ label: 'Notice', edge: 'start' })}
      </>
    )
    const view = renderWithUi(both(false))
    expect(boxOf('Notice')).toHaveStyle({ insetBlockStart: '0px' })
    view.rerender(both(true))
    expect(boxOf('Offer')).toHaveStyle({ insetBlockStart: '0px' })
    expect(boxOf('Notice')).toHaveStyle({ insetBlockStart: '56px' })
    view.rerender(both(false))
    expect(boxOf('Notice')).toHaveStyle({ insetBlockStart: '0px' })
    expect(occupiedAt('start')).toBe('40px')
  })

  test('it grows with its content', () => {
    let grow = () => {}
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(resize: () => void) {
          grow = resize
        }
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
    renderWithUi(strip({}))
    vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(0, 0, 400, 96))
    act(() => grow())
    expect(placeholderOf('Banner')).toHaveStyle({ blockSize: '96px' })
    expect(occupiedAt('end')).toBe('96px')
    vi.unstubAllGlobals()
  })

  test('one that scrolls with the page occupies no fixed area', () => {
    renderWithUi(strip({ edge: 'start', fixed: false }))
    expect(placeholderOf('Banner')).not.toHaveAttribute('data-fixed')
    expect(placeholderOf('Banner').style.blockSize).toBe('')
    expect(occupiedAt('start')).toBe('')
  })

  test('in a low window, such as a phone in landscape, all scroll with the page', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      query =>
        ({
          matches: query === '(max-height: 479px)',
          addEventListener() {},
          removeEventListener() {},
        }) as never,
    )
    renderWithUi(strip({}))
    expect(placeholderOf('Banner')).not.toHaveAttribute('data-fixed')
    expect(occupiedAt('end')).toBe('')
  })
})

test('H3 floating elements know the occupied area, also of a strip that scrolls with the page', () => {
  const Float = () => {
    const { start, end } = useOccupiedEdges()
    return <output>{`${start} ${end}`}</output>
  }
  const page = (edges: ('start' | 'end')[]) => (
    <>
      <Float />
      {edges.map(edge => (
        <div key={edge}>
          {strip({ edge, label: edge === 'start' ? 'Offer' : 'Banner', fixed: edge === 'end' })}
        </div>
      ))}
    </>
  )
  const view = renderWithUi(page([]))
  expect(screen.getByRole('status')).toHaveTextContent('0 0')
  view.rerender(page(['start', 'end']))
  expect(screen.getByRole('status')).toHaveTextContent('56 80')
  view.rerender(page(['end']))
  expect(screen.getByRole('status')).toHaveTextContent('0 80')
})

describe('H3 a strip is a landmark that can be closed', () => {
  const shown = () => {
    const onClose = vi.fn()
    renderWithUi(
      <>
        <input aria-label="Search" />
        {strip({ onClose })}
      </>,
    )
    return onClose
  }

  test('it has a name, is not modal, and does not take focus', () => {
    shown()
    expect(placeholderOf('Banner')).not.toHaveAttribute('aria-modal')
    expect(document.body).toHaveFocus()
  })

  test('the close button notifies the page', () => {
    const onClose = shown()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('Escape inside closes it, and focus returns', () => {
    const onClose = shown()
    act(() => screen.getByRole('textbox').focus())
    act(() => screen.getByRole('link').focus())
    fireEvent.keyDown(screen.getByRole('link'), { key: 'Escape' })
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  test.each([
    ['another key', { key: 'a' }],
    ['an Escape that ends the composing of a word', { key: 'Escape', isComposing: true }],
  ])('%s does not', (_sentence, key) => {
    const onClose = shown()
    fireEvent.keyDown(screen.getByRole('link'), key)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('Escape elsewhere does nothing', () => {
    const onClose = shown()
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
    expect(onClose).not.toHaveBeenCalled()
  })
})

test('the server writes no inline style, which a strict content security policy refuses', () => {
  const html = renderToString(
    <UiProvider labels={english}>
      {strip({})}
      <RegistrationBanner
        model={{
          state: { kind: 'shown', variant: 'even', by: 'idle' },
          events: { close: () => {}, register: () => {} },
        }}
      />
    </UiProvider>,
  )
  expect(html).toContain('registration-banner')
  expect(html).not.toContain('style=')
})

test('has its documented parts in one root, on the server too', () => {
  expect(anatomyOf(strip({}))).toEqual({ ...ONE_ROOT, slots: 'button-face icon-button strip strip-box' })
})
