import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { memoryStore, type SafeStorage } from '../../foundation/state/safe-storage.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { type Drawing, drawingId, lookOf, MAX_DRAWINGS } from './drawing.ts'
import { DrawingLayer } from './drawing-layer.tsx'
import { DrawingToolbar } from './drawing-toolbar.tsx'
import { linearScales } from './plot-scales.ts'
import { drawingsKey, readDrawings, writeDrawings } from './stored-drawings.ts'
import { useDrawings } from './use-drawings.ts'

const DAY = 86_400_000
const FROM = Date.UTC(2024, 0, 1)
const box = { left: 0, top: 0, width: 400, height: 200 }
/** A pixel is a day across and half a unit up; jsdom lays nothing out, so client coordinates are the frame's own. */
const scales = linearScales({ from: FROM, to: FROM + 400 * DAY, low: 0, high: 100 }, box)
const data = { x: Float64Array.from([FROM + 50 * DAY]), y: Float64Array.from([60]) }

const line = (number: number, value = 50): Drawing => ({
  id: drawingId(number),
  tool: 'trend',
  points: [
    { at: FROM + 100 * DAY, value },
    { at: FROM + 200 * DAY, value },
  ],
  look: lookOf('trend'),
})
const note: Drawing = {
  ...line(5),
  tool: 'text',
  points: [{ at: FROM + 300 * DAY, value: 20 }],
  text: 'call',
}
const key = drawingsKey({ instrument: 1, ground: null, masked: false })
const storeOf = (...drawings: Drawing[]) => memoryStore({ [key]: writeDrawings(drawings) })

function Drawn({ store, instrument = 1 }: { store: SafeStorage; instrument?: number }) {
  const model = useDrawings({ instrument, store })
  return (
    <div>
      <DrawingToolbar model={model} snaps />
      <div data-testid="chart">
        <DrawingLayer model={model} {...{ scales, box, data }} width={400} height={200} decimals={1} />
      </div>
    </div>
  )
}

function draw(
  store: SafeStorage = storeOf(),
  session = SESSIONS.desk as (typeof SESSIONS)[keyof typeof SESSIONS],
) {
  return { user: userEvent.setup(), ...renderWithUi(<Drawn store={store} />, { session }) }
}
const saved = (store: SafeStorage) => readDrawings(store.get(key)).drawings
const radio = (name: string) => screen.getByRole('radio', { name })
const button = (name: string) => screen.getByRole('button', { name })
const marks = () => [...document.querySelectorAll<SVGElement>('[data-slot=drawing-mark][role=button]')]
const names = () => marks().map(mark => mark.getAttribute('aria-label'))
const surface = () => document.querySelector('[data-slot=drawing-surface]') as Element
const said = () => document.querySelector('[data-slot=live-region]')?.textContent
const pointer = { pointerId: 1, pointerType: 'mouse', button: 0 }
const down = (on: Element, clientX: number, clientY: number, more: object = {}) =>
  fireEvent.pointerDown(on, { ...pointer, clientX, clientY, ...more })
const move = (on: Element, clientX: number, clientY: number) =>
  fireEvent.pointerMove(on, { ...pointer, clientX, clientY })
const up = (on: Element, clientX: number, clientY: number) =>
  fireEvent.pointerUp(on, { ...pointer, clientX, clientY })
const press = (x: number, y: number) => {
  const on = surface()
  down(on, x, y)
  up(on, x, y)
}
const TREND = 'Trend line from 10 Apr 2024, 50.0 to 19 Jul 2024, 50.0'

describe('C20: drawing by hand', () => {
  test('click and click make a trend line, which is selected, has focus and is told', async () => {
    const { user } = draw()
    await user.click(radio('Trend line'))
    press(100, 100)
    move(surface(), 150, 50)
    press(200, 100)
    expect(names()).toEqual([TREND])
    expect(marks()[0]).toHaveAttribute('aria-pressed', 'true')
    expect(said()).toBe(`Added: ${TREND}.`)
    expect(radio('Select and move')).toBeChecked()
  })

  test('one drag makes a rectangle', async () => {
    const { user } = draw()
    await user.click(radio('Rectangle'))
    const on = surface()
    down(on, 100, 100)
    move(on, 150, 50)
    up(on, 200, 20)
    expect(names()).toEqual(['Rectangle from 10 Apr 2024, 50.0 to 19 Jul 2024, 90.0'])
  })

  test('other buttons of the mouse draw nothing', async () => {
    const { user } = draw()
    await user.click(radio('Horizontal line'))
    down(surface(), 10, 10, { button: 2 })
    expect(marks()).toEqual([])
  })

  test('a text is typed in its place; what was typed survives a blur', async () => {
    const store = storeOf()
    const { user } = draw(store)
    await user.click(radio('Text'))
    press(300, 160)
    const field = screen.getByRole('textbox', { name: 'Text on the chart' })
    expect(field).toHaveFocus()
    await user.type(field, 'call 2026')
    act(() => field.blur())
    expect(names()).toEqual(['Text: call 2026, 27 Oct 2024, 20.0'])
    expect(saved(store)[0]?.text).toBe('call 2026')
  })

  test('points snap to the data when asked for', async () => {
    const { user } = draw()
    await user.click(button('Snap to data'))
    expect(button('Snap to data')).toHaveAttribute('aria-pressed', 'true')
    await user.click(radio('Horizontal line'))
    press(55, 85)
    expect(names()).toEqual(['Horizontal line, 60.0'])
  })

  test('Escape puts the tool down', async () => {
    const { user } = draw()
    await user.click(radio('Ray'))
    await user.keyboard('{Escape}')
    expect(surface()).toBeNull()
    expect(said()).toBe('Drawing stopped.')
  })
})

describe('C20: taking hold of what is drawn', () => {
  const grasp = (from: [number, number], to: [number, number]) => {
    const [mark] = marks() as [SVGElement]
    down(mark, ...from)
    move(mark, ...to)
    up(mark, ...to)
  }

  test('a press selects, a drag moves all of it, and that is one step of undo', async () => {
    const { user } = draw(storeOf(line(1)))
    grasp([150, 102], [160, 82])
    expect(names()).toEqual(['Trend line from 20 Apr 2024, 60.0 to 29 Jul 2024, 60.0'])
    await user.click(button('Undo'))
    expect(names()).toEqual([TREND])
    await user.click(button('Redo'))
    expect(names()).toEqual(['Trend line from 20 Apr 2024, 60.0 to 29 Jul 2024, 60.0'])
  })

  test('a handle of the selected one moves its point', () => {
    draw(storeOf(line(1)))
    grasp([150, 100], [150, 100])
    grasp([200, 100], [300, 0])
    expect(names()).toEqual(['Trend line from 10 Apr 2024, 50.0 to 27 Oct 2024, 100.0'])
  })

  test('a drag that the system takes away leaves everything where it was', () => {
    draw(storeOf(line(1)))
    const [mark] = marks() as [SVGElement]
    down(mark, 150, 100)
    move(mark, 200, 50)
    fireEvent.pointerCancel(mark, pointer)
    expect(names()).toEqual([TREND])
  })

  test('a press beside every drawing lets go', () => {
    draw(storeOf(line(1)))
    grasp([150, 100], [150, 100])
    expect(marks()[0]).toHaveAttribute('aria-pressed', 'true')
    fireEvent.pointerDown(screen.getByTestId('chart'), pointer)
    expect(marks()[0]).toHaveAttribute('aria-pressed', 'false')
  })

  test('two presses on a text edit it', async () => {
    const { user } = draw(storeOf(note))
    const [mark] = marks() as [SVGElement]
    fireEvent.doubleClick(mark)
    const field = screen.getByRole('textbox')
    await user.clear(field)
    await user.type(field, 'put{Enter}')
    expect(names()).toEqual(['Text: put, 27 Oct 2024, 20.0'])
    expect(marks()[0]).toHaveFocus()
  })
})

describe('X6: keys', () => {
  test('Tab reaches one drawing, arrows go on, Enter selects', async () => {
    const { user } = draw(storeOf(line(1), line(2, 70), note))
    const [first, second, third] = marks() as [SVGElement, SVGElement, SVGElement]
    expect(marks().map(mark => mark.getAttribute('tabindex'))).toEqual(['0', '-1', '-1'])
    act(() => first.focus())
    await user.keyboard('{ArrowRight}')
    expect(second).toHaveFocus()
    await user.keyboard('{End}')
    expect(third).toHaveFocus()
    await user.keyboard('{Home}{Enter}')
    expect(first).toHaveAttribute('aria-pressed', 'true')
  })

  test('arrows nudge the selected one by a pixel, with Shift by ten', async () => {
    const { user } = draw(storeOf(line(1)))
    const [mark] = marks() as [SVGElement]
    act(() => mark.focus())
    await user.keyboard('{Enter}{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
    expect(names()).toEqual(['Trend line from 11 Apr 2024, 55.0 to 20 Jul 2024, 55.0'])
    await user.keyboard('{Control>}z{/Control}')
    expect(names()).toEqual([TREND])
  })

  test('Enter takes one point in hand, and says so', async () => {
    const { user } = draw(storeOf(line(1)))
    act(() => marks()[0]?.focus())
    await user.keyboard('{Enter}{Enter}')
    expect(said()).toBe('Arrow keys move the first point.')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(names()).toEqual(['Trend line from 10 Apr 2024, 51.0 to 19 Jul 2024, 50.0'])
  })

  test('Delete removes, its neighbour takes the focus, undo brings it back', async () => {
    const { user } = draw(storeOf(line(1), line(2, 70)))
    act(() => marks()[0]?.focus())
    await user.keyboard('{Delete}')
    expect(said()).toBe(`Deleted: ${TREND}. Undo brings it back.`)
    expect(marks()).toHaveLength(1)
    expect(marks()[0]).toHaveFocus()
    await user.keyboard('{Control>}z{/Control}')
    expect(marks()).toHaveLength(2)
  })

  test('after the last one is removed the layer keeps the focus', async () => {
    const { user } = draw(storeOf(line(1)))
    act(() => marks()[0]?.focus())
    await user.keyboard('{Delete}')
    expect(document.querySelector('[data-slot=drawing-layer]')).toHaveFocus()
  })

  test('a drawing can be placed without a pointer', async () => {
    const { user } = draw()
    await user.click(radio('Measure'))
    act(() => (surface() as HTMLElement).focus())
    await user.keyboard('{ArrowLeft}')
    expect(said()).toBe('11 Jul 2024, 50.0')
    await user.keyboard('{Enter}{Shift>}{ArrowUp}{ArrowRight}{/Shift}{Enter}')
    expect(names()).toEqual(['Measure from 11 Jul 2024, 50.0 to 20 Aug 2024, 70.0: +20.0 (+40.00%), 40 days'])
    expect(marks()[0]).toHaveFocus()
  })
})

describe('X6: what is drawn is kept per instrument', () => {
  test('it comes back, and every change is stored', async () => {
    const store = storeOf(line(1))
    const { user } = draw(store)
    expect(names()).toEqual([TREND])
    await user.click(button('Remove all drawings'))
    expect(store.get(key)).toBeNull()
    await user.click(button('Undo'))
    expect(saved(store)).toEqual([line(1)])
  })

  test('another instrument has its own', () => {
    const store = storeOf(line(1))
    const { rerender } = draw(store)
    rerender(<Drawn store={store} instrument={2} />)
    expect(names()).toEqual([])
    rerender(<Drawn store={store} instrument={1} />)
    expect(names()).toEqual([TREND])
    expect(store.get(drawingsKey({ instrument: 2, ground: null, masked: false }))).toBeNull()
  })

  test('what cannot be read is left out and told', () => {
    draw(memoryStore({ [key]: writeDrawings([line(1)]).replace(/\]\}$/, ',5]}') }))
    expect(names()).toEqual([TREND])
    expect(screen.getByText('Saved drawings that could not be read: 1.', { selector: 'p' })).toBeVisible()
  })

  test('a browser that keeps nothing is told of', async () => {
    const refusing = { ...memoryStore(), set: () => false }
    const { user } = draw(refusing)
    await user.click(radio('Horizontal line'))
    press(50, 50)
    expect(marks()).toHaveLength(1)
    expect(screen.getByText(/keeps nothing/)).toBeVisible()
  })

  test('below full access no number is written, and values do not come out of the store', async () => {
    const store = storeOf(line(1))
    const { user } = draw(store, SESSIONS.reader)
    expect(marks()).toEqual([])
    await user.click(radio('Measure'))
    press(100, 100)
    press(200, 40)
    expect(names()).toEqual(['Measure from 10 Apr 2024 to 19 Jul 2024'])
    expect(document.querySelector('[data-slot=drawing-words]')?.textContent).toBe('for subscribers')
    expect(saved(store)).toEqual([line(1)])
  })
})

describe('C20: the toolbar', () => {
  test('is one stop for Tab; arrows move without choosing', async () => {
    const { user } = draw()
    await user.tab()
    expect(radio('Select and move')).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(radio('Trend line')).toHaveFocus()
    expect(radio('Trend line')).not.toBeChecked()
    await user.keyboard('{End}')
    expect(button('Remove all drawings')).toHaveFocus()
    await user.keyboard('{Home}{ArrowRight} ')
    expect(radio('Trend line')).toBeChecked()
  })

  test('its buttons say why they cannot be used', () => {
    draw()
    expect(button('Undo')).toHaveAccessibleDescription('There is nothing to undo.')
    expect(button('Remove all drawings')).toHaveAttribute('aria-disabled', 'true')
  })

  test('a full chart takes no more', () => {
    draw(storeOf(...Array.from({ length: MAX_DRAWINGS }, (_, i) => line(i + 1, i / 2))))
    expect(radio('Ray')).toHaveAccessibleDescription('No more than 100 drawings fit on a chart.')
    expect(
      within(screen.getByRole('toolbar')).getByRole('radio', { name: 'Select and move' }),
    ).not.toHaveAttribute('aria-disabled')
  })
})

test('the parts of the toolbar', () => {
  function Bar() {
    return <DrawingToolbar model={useDrawings({ instrument: 1 })} />
  }
  expect(anatomyOf(<Bar />)).toMatchObject(ONE_ROOT)
})
