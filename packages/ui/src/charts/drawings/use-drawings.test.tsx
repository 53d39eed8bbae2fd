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
