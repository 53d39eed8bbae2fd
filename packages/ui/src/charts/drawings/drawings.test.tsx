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
  test('two clicks make a trend line, which is selected, focused and announced', async () => {
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

  test('an arrow has its head in the plot, and undo and redo work', async () => {
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

  test('C16: drawings are a layer of the chart, so that pictures include them', async () => {
    const { user } = draw()
    await user.click(radio('Horizontal line'))
    press(100, 100)
    expect(marks()[0]?.closest('svg')).toHaveAttribute('data-chart-layer', 'drawings')
  })

  test('C16: a picture has the texts over their outline, without selection marks', async () => {
    const picture = () => {
      const layer = document.querySelector('[data-slot=drawing-marks]') as Element
      const copy = sanitiseSvg(layer, { page: document, paintOf: () => ({}), idPrefix: '' })
      return new XMLSerializer().serializeToString(copy as Element)
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

  test('other mouse buttons draw nothing', async () => {
    const { user } = draw()
    await user.click(radio('Horizontal line'))
    down(surface(), 10, 10, { button: 2 })
    expect(marks()).toEqual([])
  })

  test('a text is typed at its place; blur saves it', async () => {
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

  test('a text field opens when the pointer is released, and stays focused', async () => {
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

  test('typed letters do not reach key listeners of the page; shortcuts and Tab do', async () => {
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

  test('a drawing placed with the mouse is focused', async () => {
    const { user } = draw()
    await user.click(radio('Horizontal line'))
    const target = surface()
    await user.pointer({ keys: '[MouseLeft]', target, coords: { clientX: 100, clientY: 100 } })
    expect(marks()[0]).toHaveFocus()
  })

  test('moving from a text to another field saves the text, and the focus stays in that field', async () => {
    const { user } = draw()
    await user.click(radio('Text'))
    press(300, 160)
    await user.keyboard('call')
    await user.click(button('Snap to data'))
    expect(names()).toEqual(['Text: call, 27 Oct 2024, 20.0'])
    expect(button('Snap to data')).toHaveFocus()
    expect(button('Snap to data')).toHaveAttribute('aria-pressed', 'true')
  })

  test('Escape in a new text, and while a tool is chosen, moves the focus to the layer', async () => {
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

  test('on a page scaled to 50 % points are placed under the pointer', async () => {
    const { user } = draw()
    const layer = document.querySelector('[data-slot=drawing-layer]') as HTMLElement
    layer.getBoundingClientRect = () => new DOMRect(20, 10, layer.clientWidth / 2, 100)
    await user.click(radio('Trend line'))
    press(20 + 50, 10 + 50)
    press(20 + 100, 10 + 50)
    expect(names()).toEqual([TREND])
  })

  test('points snap to the data if snapping is on', async () => {
    const { user } = draw()
    await user.click(button('Snap to data'))
    expect(button('Snap to data')).toHaveAttribute('aria-pressed', 'true')
    await user.click(radio('Horizontal line'))
    press(55, 85)
    expect(names()).toEqual(['Horizontal line, 60.0'])
  })

  test('Escape deselects the tool', async () => {
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

  test('a press selects, a drag moves the whole drawing, and that is one undo step', async () => {
    const { user } = draw(storeOf(line(1)))
    grasp([150, 102], [160, 82])
    expect(names()).toEqual(['Trend line from 20 Apr 2024, 60.0 to 29 Jul 2024, 60.0'])
    await user.click(button('Undo'))
    expect(names()).toEqual([TREND])
    await user.click(button('Redo'))
    expect(names()).toEqual(['Trend line from 20 Apr 2024, 60.0 to 29 Jul 2024, 60.0'])
  })

  test('dragging a handle of the selected drawing moves its point', () => {
    draw(storeOf(line(1)))
    grasp([150, 100], [150, 100])
    grasp([200, 100], [300, 0])
    expect(names()).toEqual(['Trend line from 10 Apr 2024, 50.0 to 27 Oct 2024, 100.0'])
  })

  test('a cancelled drag restores the drawing', () => {
    draw(storeOf(line(1)))
    const [mark] = marks() as [SVGElement]
    down(mark, 150, 100)
    move(mark, 200, 50)
    fireEvent.pointerCancel(mark, pointer)
    expect(names()).toEqual([TREND])
  })

  test('a press outside every drawing deselects', () => {
    draw(storeOf(line(1)))
    grasp([150, 100], [150, 100])
    expect(marks()[0]).toHaveAttribute('aria-pressed', 'true')
    fireEvent.pointerDown(screen.getByTestId('chart'), pointer)
    expect(marks()[0]).toHaveAttribute('aria-pressed', 'false')
  })

  test('a double press on a text edits it', async () => {
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
  test('Tab reaches one drawing, arrows move the focus, Enter selects', async () => {
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

  test('arrows move the selected drawing by a pixel, with Shift by ten', async () => {
    const { user } = draw(storeOf(line(1)))
    const [mark] = marks() as [SVGElement]
    act(() => mark.focus())
    await user.keyboard('{Enter}{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
    expect(names()).toEqual(['Trend line from 11 Apr 2024, 55.0 to 20 Jul 2024, 55.0'])
    await user.keyboard('{Control>}z{/Control}')
    expect(names()).toEqual([TREND])
  })

  test('Enter lets the arrow keys move one point, and announces it', async () => {
    const { user } = draw(storeOf(line(1)))
    act(() => marks()[0]?.focus())
    await user.keyboard('{Enter}{Enter}')
    expect(announcement()).toBe('Arrow keys move the first point.')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(names()).toEqual(['Trend line from 10 Apr 2024, 51.0 to 19 Jul 2024, 50.0'])
  })

  test('Delete removes a drawing and focuses its neighbour, undo restores it', async () => {
    const { user } = draw(storeOf(line(1), line(2, 70)))
    act(() => marks()[0]?.focus())
    await user.keyboard('{Delete}')
    expect(announcement()).toBe(`Deleted: ${TREND}. Undo brings it back.`)
    expect(marks()).toHaveLength(1)
    expect(marks()[0]).toHaveFocus()
    await user.keyboard('{Control>}z{/Control}')
    expect(marks()).toHaveLength(2)
  })

  test('after the last drawing is removed the focus is on the layer', async () => {
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
