import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  announcement,
  button,
  down,
  draw,
  line,
  marks,
  move,
  names,
  note,
  pointer,
  press,
  radio,
  saved,
  storeOf,
  surface,
  TREND,
  up,
} from '../../testing/drawings-harness.tsx'
import { sanitiseSvg } from '../chart-export/sanitise-svg.ts'

describe('C20: drawing with the pointer', () => {
  test('click and click make a trend line, which is selected, has focus and is announced', async () => {
    const { user } = draw()
    await user.click(radio('Trend line'))
    press(100, 100)
    move(surface(), 150, 50)
    press(200, 100)
    expect(names()).toEqual([TREND])
    expect(marks()[0]).toHaveAttribute('aria-pressed', 'true')
    expect(marks()[0]).toHaveFocus()
    expect(announcement()).toBe(`Added: ${TREND}.`)
    expect(radio('Select and move')).toBeChecked()
  })

  test('an arrow has its head in the plot, is undone, and comes back', async () => {
    const { user } = draw()
    await user.click(radio('Arrow'))
    press(100, 100)
    press(200, 100)
    const arrow = TREND.replace('Trend line', 'Arrow')
    expect(names()).toEqual([arrow])
    expect(announcement()).toBe(`Added: ${arrow}.`)
    expect(marks()[0]?.querySelectorAll('path:not([data-export])')).toHaveLength(2)
    await user.click(button('Undo'))
    expect(names()).toEqual([])
    await user.click(button('Redo'))
    expect(names()).toEqual([arrow])
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

  test('C16: what is drawn is a layer of the chart, so that pictures have it', async () => {
    const { user } = draw()
    await user.click(radio('Horizontal line'))
    press(100, 100)
    expect(marks()[0]?.closest('svg')).toHaveAttribute('data-chart-layer', 'drawings')
  })

  test('C16: a picture has the texts over their outline, and nothing of what marks a selection', async () => {
    const picture = () => {
      const layer = document.querySelector('[data-slot=drawing-marks]') as Element
      const kept = sanitiseSvg(layer, { page: document, paintOf: () => ({}), idPrefix: '' })
      return new XMLSerializer().serializeToString(kept as Element)
    }
    const { user } = draw(storeOf(line(1), note))
    const before = picture()
    expect(before).toContain('paint-order="stroke"')
    act(() => marks()[0]?.focus())
    await user.keyboard('{Enter}')
    expect(document.querySelectorAll('[data-slot=drawing-handle]')).toHaveLength(2)
    expect(picture()).toBe(before)
    await user.keyboard('{Escape}{End}{Enter}')
    expect(marks()[1]).toHaveAttribute('aria-pressed', 'true')
    expect(picture()).toBe(before)
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

  test('a text is opened when the pointer is released, and the release leaves it the focus', async () => {
    const { user } = draw()
    await user.click(radio('Text'))
    const target = surface()
    await user.pointer({ keys: '[MouseLeft>]', target, coords: { clientX: 300, clientY: 160 } })
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]', target, coords: { clientX: 300, clientY: 160 } })
    expect(screen.getByRole('textbox', { name: 'Text on the chart' })).toHaveFocus()
    await user.keyboard('call{Enter}')
    expect(names()).toEqual(['Text: call, 27 Oct 2024, 20.0'])
    expect(marks()[0]).toHaveFocus()
  })

  test('what is typed into a text reaches no key of the page; shortcuts and Tab do', async () => {
    const { user } = draw()
    const onKey = vi.fn((event: KeyboardEvent) => event.key)
    await user.click(radio('Text'))
    press(300, 160)
    document.addEventListener('keydown', onKey)
    await user.keyboard('/g{ArrowLeft}{Home}')
    expect(onKey).not.toHaveBeenCalled()
    await user.keyboard('{Control>}p{/Control}{Tab}')
    expect(onKey.mock.results.map(({ value }) => value)).toEqual(['Control', 'p', 'Tab'])
    document.removeEventListener('keydown', onKey)
  })

  test('a drawing that was placed with the mouse has the focus', async () => {
    const { user } = draw()
    await user.click(radio('Horizontal line'))
    const target = surface()
    await user.pointer({ keys: '[MouseLeft]', target, coords: { clientX: 100, clientY: 100 } })
    expect(marks()[0]).toHaveFocus()
  })

  test('leaving a text for another field keeps the text, and the focus stays in that field', async () => {
    const { user } = draw()
    await user.click(radio('Text'))
    press(300, 160)
    await user.keyboard('call')
    await user.click(button('Snap to data'))
    expect(names()).toEqual(['Text: call, 27 Oct 2024, 20.0'])
    expect(button('Snap to data')).toHaveFocus()
    expect(button('Snap to data')).toHaveAttribute('aria-pressed', 'true')
  })

  test('Escape in a new text, and while a tool is chosen, leaves the focus on the layer', async () => {
    const { user } = draw()
    const layer = document.querySelector('[data-slot=drawing-layer]')
    await user.click(radio('Text'))
    press(300, 160)
    await user.keyboard('call{Escape}')
    expect(names()).toEqual([])
    expect(layer).toHaveFocus()
    await user.click(radio('Ray'))
    act(() => (surface() as HTMLElement).focus())
    await user.keyboard('{Escape}')
    expect(surface()).toBeNull()
    expect(layer).toHaveFocus()
  })

  test('on a page scaled to a half it lands under the pointer', async () => {
    const { user } = draw()
    const layer = document.querySelector('[data-slot=drawing-layer]') as HTMLElement
    layer.getBoundingClientRect = () => new DOMRect(20, 10, layer.clientWidth / 2, 100)
    await user.click(radio('Trend line'))
    press(20 + 50, 10 + 50)
    press(20 + 100, 10 + 50)
    expect(names()).toEqual([TREND])
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
    expect(announcement()).toBe('Drawing stopped.')
  })
})

describe('C20: selecting and moving with the pointer', () => {
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

  test('Enter lets the arrow keys move one point, and says so', async () => {
    const { user } = draw(storeOf(line(1)))
    act(() => marks()[0]?.focus())
    await user.keyboard('{Enter}{Enter}')
    expect(announcement()).toBe('Arrow keys move the first point.')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(names()).toEqual(['Trend line from 10 Apr 2024, 51.0 to 19 Jul 2024, 50.0'])
  })

  test('Delete removes, its neighbour takes the focus, undo brings it back', async () => {
    const { user } = draw(storeOf(line(1), line(2, 70)))
    act(() => marks()[0]?.focus())
    await user.keyboard('{Delete}')
    expect(announcement()).toBe(`Deleted: ${TREND}. Undo brings it back.`)
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
    expect(announcement()).toBe('11 Jul 2024, 50.0')
    await user.keyboard('{Enter}{Shift>}{ArrowUp}{ArrowRight}{/Shift}{Enter}')
    expect(names()).toEqual([
      'Measure from 11 Jul 2024, 50.0 to 20 Aug 2024, 70.0: +20.0 (+40.00%), days: 40',
    ])
    expect(marks()[0]).toHaveFocus()
  })
})
