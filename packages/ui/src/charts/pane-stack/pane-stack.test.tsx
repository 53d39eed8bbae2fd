import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { memoryStore } from '../../foundation/state/safe-storage.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { type PaneSize, PaneStack } from './pane-stack.tsx'

const drawn = (name: string) => (size: PaneSize) => (
  <p data-testid={name}>
    {size.height}
    {size.timeAxis ? ' with dates' : ''}
  </p>
)

function renderStack(stored: Record<string, string> = {}, height = 600) {
  const local = memoryStore(stored)
  renderWithUi(
    <PaneStack
      height={height}
      storageKey="test"
      main={drawn('price')}
      panes={[
        { id: 'volume', name: 'Volume', height: 84, draw: drawn('volume') },
        { id: 'rsi', name: 'RSI (14)', height: 96, draw: drawn('rsi') },
      ]}
    />,
    { stores: { local, cookie: memoryStore() } },
  )
  return { user: userEvent.setup(), local }
}
const heights = () => ['price', 'volume', 'rsi'].map(name => screen.getByTestId(name).textContent)
const boundary = (name: string) => screen.getByRole('separator', { name: `Height of ${name}` })

describe('C18, C20 panes of one stack', () => {
  test('the lowest one has the date axis of all', () => {
    renderStack()
    expect(heights()).toEqual(['390', '84', '126 with dates'])
  })

  test('heights of an earlier visit come back', () => {
    renderStack({ 'panes.test': '{"rsi":150}' })
    expect(heights()).toEqual(['336', '84', '180 with dates'])
  })

  test('a boundary is dragged; the height is stored on release', () => {
    const { local } = renderStack()
    const rsi = boundary('RSI (14)')
    fireEvent.pointerDown(rsi, { button: 0, clientY: 300, pointerId: 1 })
    fireEvent.pointerMove(rsi, { clientY: 260, pointerId: 1 })
    expect(heights()).toEqual(['350', '84', '166 with dates'])
    expect(local.get('panes.test')).toBeNull()
    fireEvent.pointerUp(rsi, { clientY: 260, pointerId: 1 })
    expect(local.get('panes.test')).toBe('{"rsi":136}')
    fireEvent.doubleClick(rsi)
    expect(heights()).toEqual(['390', '84', '126 with dates'])
  })

  test('the price keeps 240 px, and the stack grows', () => {
    renderStack({}, 420)
    expect(heights()).toEqual(['240', '84', '126 with dates'])
  })
})

describe('APG Window Splitter', () => {
  test('it has the name of its pane, which it controls, and its height', () => {
    renderStack()
    const volume = boundary('Volume')
    expect(volume).toHaveAttribute('aria-orientation', 'horizontal')
    expect(volume).toHaveAttribute('aria-valuetext', '84 px')
    expect(document.getElementById(volume.getAttribute('aria-controls') ?? '')).toContainElement(
      screen.getByTestId('volume'),
    )
  })

  test.each([
    ['{ArrowUp}', '92'],
    ['{ArrowDown}', '76'],
    ['{Shift>}{ArrowUp}{/Shift}', '124'],
    ['{Home}', '56'],
    ['{End}', '600'],
    ['{ArrowUp}{ArrowUp}{Enter}', '84'],
  ])('%s makes the pane %s px high, which is stored', async (keys, height) => {
    const { user, local } = renderStack()
    await user.tab()
    expect(boundary('Volume')).toHaveFocus()
    await user.keyboard(keys)
    expect(boundary('Volume')).toHaveAttribute('aria-valuenow', height)
    expect(local.get('panes.test')).toBe(height === '84' ? '{}' : `{"volume":${height}}`)
  })
})
