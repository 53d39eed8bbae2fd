import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Drawing, defaultStyle, drawingId } from '../charts/drawings/drawing.ts'
import { DrawingLayer } from '../charts/drawings/drawing-layer.tsx'
import { DrawingToolbar } from '../charts/drawings/drawing-toolbar.tsx'
import { drawingsKey, readDrawings, writeDrawings } from '../charts/drawings/stored-drawings.ts'
import { useDrawings } from '../charts/drawings/use-drawings.ts'
import { createScales } from '../charts/plot/scales.ts'
import { MS_PER_DAY } from '../foundation/calendar/day.ts'
import { memoryStore, type SafeStorage } from '../foundation/state/safe-storage.ts'
import { renderWithUi } from './render-with-ui.tsx'
import { SESSIONS } from './sessions.ts'

const FROM = Date.UTC(2024, 0, 1)
const box = { left: 0, top: 0, width: 400, height: 200 }
/** One pixel is a day horizontally and half a unit vertically; jsdom has no layout, so client coordinates equal those of the frame. */
const scales = createScales({ from: FROM, to: FROM + 400 * MS_PER_DAY, low: 0, high: 100 }, box)
const data = { x: Float64Array.from([FROM + 50 * MS_PER_DAY]), y: Float64Array.from([60]) }

export const line = (number: number, value = 50): Drawing => ({
  id: drawingId(number),
  tool: 'trend',
  points: [
    { at: FROM + 100 * MS_PER_DAY, value },
    { at: FROM + 200 * MS_PER_DAY, value },
  ],
  style: defaultStyle('trend'),
})
export const note: Drawing = {
  ...line(5),
  tool: 'text',
  points: [{ at: FROM + 300 * MS_PER_DAY, value: 20 }],
  text: 'call',
}
export const key = drawingsKey({ instrument: 1, venueId: null, masked: false })
export const storeOf = (...drawings: Drawing[]) => memoryStore({ [key]: writeDrawings(drawings) })

export function Drawn({ store, instrument = 1 }: { store: SafeStorage; instrument?: number }) {
  const model = useDrawings({ instrument, store })
  return (
    <div>
      <DrawingToolbar model={model} snaps />
      <div data-testid="chart">
        <DrawingLayer
          model={model}
          scales={scales}
          box={box}
          data={data}
          width={400}
          height={200}
          decimals={1}
        />
      </div>
    </div>
  )
}

export function draw(
  store: SafeStorage = storeOf(),
  session = SESSIONS.desk as (typeof SESSIONS)[keyof typeof SESSIONS],
) {
  return { user: userEvent.setup(), ...renderWithUi(<Drawn store={store} />, { session }) }
}
export const saved = (store: SafeStorage) => readDrawings(store.get(key)).drawings
export const radio = (name: string) => screen.getByRole('radio', { name })
export const button = (name: string) => screen.getByRole('button', { name })
export const marks = () => [...document.querySelectorAll<SVGElement>('[data-slot=drawing-mark][role=button]')]
export const names = () => marks().map(mark => mark.getAttribute('aria-label'))
export const surface = () => document.querySelector('[data-slot=drawing-surface]') as Element
export const announcement = () => document.querySelector('[data-slot=live-region]')?.textContent
export const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 }
export const down = (on: Element, clientX: number, clientY: number, more: object = {}) =>
  fireEvent.pointerDown(on, { ...pointer, clientX, clientY, ...more })
export const move = (on: Element, clientX: number, clientY: number) =>
  fireEvent.pointerMove(on, { ...pointer, clientX, clientY })
export const up = (on: Element, clientX: number, clientY: number) =>
  fireEvent.pointerUp(on, { ...pointer, clientX, clientY })
export const press = (x: number, y: number) => {
  const on = surface()
  down(on, x, y)
  up(on, x, y)
}
/** The name of `line(1)`. */
export const TREND = 'Trend line from 10 Apr 2024, 50.0 to 19 Jul 2024, 50.0'
