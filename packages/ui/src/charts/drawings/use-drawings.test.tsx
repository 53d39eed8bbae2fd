import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { memoryStore } from '../../foundation/state/safe-storage.ts'
import {
  button,
  Drawn,
  draw,
  key,
  line,
  marks,
  names,
  press,
  radio,
  saved,
  storeOf,
  TREND,
} from '../../testing/drawings-harness.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { drawingsKey, writeDrawings } from './stored-drawings.ts'

describe('X6: drawings are stored per instrument', () => {
  test('drawings are restored, and every change is stored', async () => {
    const store = storeOf(line(1))
    const { user } = draw(store)
    expect(names()).toEqual([TREND])
    await user.click(button('Remove all drawings'))
    expect(saved(store)).toEqual([])
    await user.click(button('Undo'))
    expect(saved(store)).toEqual([line(1)])
  })

  test('undo and redo go on after a reload', async () => {
    const store = storeOf(line(1))
    const { user, unmount } = draw(store)
    await user.click(radio('Horizontal line'))
    press(50, 50)
    await user.click(button('Remove all drawings'))
    await user.click(button('Undo'))
    unmount()
    draw(store)
    expect(marks()).toHaveLength(2)
    await user.click(button('Redo'))
    expect(names()).toEqual([])
    await user.click(button('Undo'))
    await user.click(button('Undo'))
    expect(names()).toEqual([TREND])
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true')
  })

  test('without drawings and undo steps nothing is stored', () => {
    const store = memoryStore()
    draw(store)
    expect(store.names?.()).toEqual([])
  })

  test('a nearly full store saves the drawings without the history', async () => {
    const store = memoryStore({ [key]: writeDrawings([line(1)]) })
    const capacity = writeDrawings([line(1), line(2)]).length
    const { user } = draw({
      ...store,
      set: (name, value) => value.length <= capacity && store.set(name, value),
    })
    await user.click(radio('Horizontal line'))
    press(50, 50)
    expect(saved(store)).toHaveLength(2)
    expect(screen.queryByText(/stores nothing/)).toBeNull()
    expect(button('Undo')).not.toHaveAttribute('aria-disabled')
  })

  test('another instrument has its own drawings', () => {
    const store = storeOf(line(1))
    const { rerender } = draw(store)
    rerender(<Drawn store={store} instrument={2} />)
    expect(names()).toEqual([])
    rerender(<Drawn store={store} instrument={1} />)
    expect(names()).toEqual([TREND])
    expect(store.get(drawingsKey({ instrument: 2, venueId: null, masked: false }))).toBeNull()
  })

  test('unreadable drawings are left out, and a note reports it', () => {
    draw(memoryStore({ [key]: writeDrawings([line(1)]).replace(/\]\}$/, ',5]}') }))
    expect(names()).toEqual([TREND])
    expect(screen.getByText('Saved drawings that could not be read: 1.', { selector: 'p' })).toBeVisible()
  })

  test('a note reports a browser that cannot store drawings', async () => {
    const refusing = { ...memoryStore(), set: () => false }
    const { user } = draw(refusing)
    await user.click(radio('Horizontal line'))
    press(50, 50)
    expect(marks()).toHaveLength(1)
    expect(screen.getByText(/stores nothing/)).toBeVisible()
  })

  test('below full access no number is shown, and no stored values are read', async () => {
    const store = storeOf(line(1))
    const { user } = draw(store, SESSIONS.reader)
    expect(marks()).toEqual([])
    await user.click(radio('Measure'))
    press(100, 100)
    press(200, 40)
    expect(names()).toEqual(['Measure from 10 Apr 2024 to 19 Jul 2024'])
    expect(document.querySelector('[data-slot=drawing-label]')?.textContent).toBe('for subscribers')
    expect(saved(store)).toEqual([line(1)])
  })
})
