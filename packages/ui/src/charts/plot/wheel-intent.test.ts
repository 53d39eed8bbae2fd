import { describe, expect, test } from 'vitest'
import { wheelIntent } from './use-wheel.ts'

describe('the wheel', () => {
  const turn = { deltaX: 0, deltaY: 100, deltaMode: 0, ctrl: false, meta: false, shift: false }
  const calm = { engaged: false, zoomed: false }

  test.each<[sentence: string, turn: Partial<typeof turn>, chart: Partial<typeof calm>, kind: string]>([
    ['a plain turn scrolls the page', {}, {}, 'page'],
    ['with Ctrl it zooms', { ctrl: true }, {}, 'zoom'],
    ['with ⌘ it zooms', { meta: true }, {}, 'zoom'],
    ['a focused chart takes the turn', { deltaY: -100 }, { engaged: true }, 'zoom'],
    ['but lets the page go on where zooming out has ended', {}, { engaged: true }, 'page'],
    ['a zoomed and focused chart zooms out', {}, { engaged: true, zoomed: true }, 'zoom'],
    ['a sideways turn moves a zoomed chart', { deltaX: 50, deltaY: 3 }, { zoomed: true }, 'pan'],
    ['and is the page’s own on the whole', { deltaX: 50, deltaY: 3 }, {}, 'page'],
    ['Shift turns sideways', { shift: true }, { zoomed: true }, 'pan'],
    ['no turn is no turn', { deltaY: 0, ctrl: true }, {}, 'page'],
  ])('%s', (_, over, chart, kind) => {
    expect(wheelIntent({ ...turn, ...over }, { ...calm, ...chart }).kind).toBe(kind)
  })

  test('towards you zooms out, away zooms in, lines count as 16 pixels, and no single turn runs away', () => {
    const factor = (over: Partial<typeof turn>) => {
      const intent = wheelIntent({ ...turn, ctrl: true, ...over }, calm)
      return intent.kind === 'zoom' ? intent.factor : Number.NaN
    }
    expect(factor({ deltaY: 100 })).toBeGreaterThan(1)
    expect(factor({ deltaY: -100 })).toBeLessThan(1)
    expect(factor({ deltaY: 3, deltaMode: 1 })).toBeCloseTo(factor({ deltaY: 48 }))
    expect(factor({ deltaY: 1e6 })).toBeLessThan(1.5)
  })
})
