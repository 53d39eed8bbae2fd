import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useWheel, type WheelOptions, type WheelState } from './use-wheel.ts'

type PictureProps = Partial<WheelState & Pick<WheelOptions, 'onTurn'>> & { live?: boolean }

function Picture({ live = true, onTurn = () => {}, ...state }: PictureProps) {
  const surface = useRef<HTMLElement>(null)
  const hint = useRef<HTMLParagraphElement>(null)
  useWheel({
    surface,
    hint,
    onTurn,
    getState: () => (live ? { engaged: false, zoomed: false, ...state } : null),
  })
  return (
    <figure ref={surface}>
      <p ref={hint}>Hint</p>
    </figure>
  )
}
const isShown = () => screen.getByText('Hint').hasAttribute('data-shown')
/** Whether the page scrolls. */
const turn = (more: object = {}) => fireEvent.wheel(screen.getByRole('figure'), { deltaY: -40, ...more })

describe('the wheel over a picture', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each<[string, PictureProps, object, string | null]>([
    ['a plain turn is the page’s', {}, {}, null],
    ['with Ctrl it zooms', {}, { ctrlKey: true }, 'zoom'],
    ['in a picture with focus it zooms', { engaged: true }, {}, 'zoom'],
    ['sideways it moves a zoomed picture', { zoomed: true }, { deltaX: 30, deltaY: 0 }, 'pan'],
    ['without anything to move it is the page’s', { live: false }, { ctrlKey: true }, null],
  ])('%s', (_, props, event, kind) => {
    const onTurn = vi.fn()
    render(<Picture {...props} onTurn={onTurn} />)
    expect(turn(event)).toBe(kind === null)
    expect(onTurn.mock.calls.map(([intent]) => intent.kind)).toEqual(kind === null ? [] : [kind])
  })

  test('a turn without a modifier shows the hint, once and not for long', () => {
    render(<Picture hintable />)
    turn()
    expect(isShown()).toBe(true)
    vi.advanceTimersByTime(2000)
    expect(isShown()).toBe(false)
    turn()
    expect(isShown()).toBe(false)
  })

  test('without a pointer on the chart there is no hint', () => {
    render(<Picture />)
    turn()
    expect(isShown()).toBe(false)
  })

  test('it always uses the latest options, and stops after unmounting', () => {
    const [first, second] = [vi.fn(), vi.fn()]
    const { rerender, unmount } = render(<Picture engaged onTurn={first} />)
    rerender(<Picture engaged onTurn={second} />)
    const surface = screen.getByRole('figure')
    turn()
    unmount()
    fireEvent.wheel(surface, { deltaY: -40 })
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  })

  test('returns the pointer in pixels of the chart, here one of 800 pixels on a page scaled to a half', () => {
    const onTurn = vi.fn()
    render(<Picture engaged onTurn={onTurn} />)
    screen.getByRole('figure').getBoundingClientRect = () => new DOMRect(10, 20, 400, 100)
    turn({ clientX: 15, clientY: 50 })
    expect(onTurn.mock.lastCall?.[1]()).toEqual({ x: 10, y: 60 })
  })

  test('the state is read at the turn: changes that are not rendered yet count', () => {
    let zoomed = false
    function Unzoomed() {
      const surface = useRef<HTMLElement>(null)
      useWheel({ surface, getState: () => ({ engaged: true, zoomed }), onTurn: () => {} })
      return <figure ref={surface} />
    }
    render(<Unzoomed />)
    const outwards = { deltaY: 40 }
    expect(turn(outwards)).toBe(true)
    zoomed = true
    expect(turn(outwards)).toBe(false)
  })
})
