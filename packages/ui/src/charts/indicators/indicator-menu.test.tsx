import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { memoryStore } from '../../foundation/state/safe-storage.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import type { IndicatorInputs } from './compute-indicator.ts'
import { IndicatorMenu } from './indicator-menu.tsx'
import { IndicatorPanel } from './indicator-panel.tsx'
import { useIndicators } from './use-indicators.ts'

const ALL: IndicatorInputs = { close: true, range: true, volume: true, masked: false }
const CLOSES: IndicatorInputs = { close: true, range: false, volume: false, masked: false }

function Menu({ inputs = ALL, reason = null }: { inputs?: IndicatorInputs; reason?: string | null }) {
  const model = useIndicators({ storageKey: 'bond' })
  return <IndicatorMenu model={model} inputs={inputs} disabledReason={reason} />
}

function Panel({ inputs = ALL }: { inputs?: IndicatorInputs }) {
  return <IndicatorPanel model={useIndicators({ storageKey: 'bond' })} inputs={inputs} />
}

const storesWith = (text?: string) => ({
  local: memoryStore(text === undefined ? {} : { 'indicators.bond': text }),
  cookie: memoryStore(),
})
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByRole('textbox', { name })
const rows = () =>
  within(screen.getByRole('list', { name: 'Indicators on the chart' })).getAllByRole('listitem')
const titles = () => rows().map(row => row.querySelector('bdi')?.textContent)

async function add(name: string) {
  await userEvent.click(button('Add indicator'))
  await userEvent.click(screen.getByRole('menuitem', { name }))
}

describe('C20: the menu of indicators', () => {
  test('adds one, announces it, and the button counts it', async () => {
    renderWithUi(<Menu />)
    await userEvent.click(button('Indicators'))
    expect(screen.getByText('No indicators yet. Add one to see it on the chart.')).toBeInTheDocument()
    await add('Simple moving average (SMA)')
    expect(titles()).toEqual(['SMA (20)'])
    expect(screen.getByRole('status')).toHaveTextContent('SMA (20) added, 1 of 8')
    expect(button('Indicators 1 of 8').querySelector('bdi')).toHaveTextContent(/^1 of 8$/)
  })

  test('offers only what the data allow', async () => {
    renderWithUi(<Panel inputs={CLOSES} />)
    await userEvent.click(button('Add indicator'))
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(names).toHaveLength(6)
    expect(names.join()).not.toMatch(/Volume|ATR|Stochastic/i)
  })

  test('works by keyboard alone', async () => {
    renderWithUi(<Menu />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button('Add indicator'))
    await userEvent.keyboard('{Escape}')
    button('Add indicator').focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    expect(titles()).toEqual(['EMA (20)'])
    expect(button('Add indicator')).toHaveFocus()
    field('Period').focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(titles()).toEqual(['EMA (21)'])
    button('Remove EMA (21)').focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('list')).toBeNull()
    expect(button('Add indicator')).toHaveFocus()
  })

  test('a parameter applies as it is typed', async () => {
    renderWithUi(<Panel />, { stores: storesWith('[{"id":"sma","params":{"period":20}}]') })
    await userEvent.clear(field('Period'))
    await userEvent.type(field('Period'), '50')
    expect(titles()).toEqual(['SMA (50)'])
  })

  test('invalid input stays in its field with an error, and the chart shows the last valid value', async () => {
    renderWithUi(<Panel />, { stores: storesWith('[{"id":"sma","params":{"period":20}}]') })
    await userEvent.clear(field('Period'))
    await userEvent.type(field('Period'), '9999')
    expect(field('Period')).toHaveValue('9999')
    expect(field('Period')).toBeInvalid()
    expect(field('Period')).toHaveAccessibleDescription('A whole number from 1 to 500')
    // 999 is out of limits already, 99 was not
    expect(titles()).toEqual(['SMA (99)'])
  })

  test('the focus goes to the row that follows a removed one', async () => {
    renderWithUi(<Panel />, { stores: storesWith('[{"id":"sma"},{"id":"rsi"},{"id":"atr"}]') })
    await userEvent.click(button('Remove RSI (14)'))
    expect(button('Remove ATR (14)')).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('RSI (14) removed')
    await userEvent.click(button('Remove ATR (14)'))
    expect(button('Remove SMA (20)')).toHaveFocus()
  })

  test('rows change places, and the button keeps the focus', async () => {
    renderWithUi(<Panel />, { stores: storesWith('[{"id":"sma"},{"id":"rsi"},{"id":"atr"}]') })
    await userEvent.click(button('Move ATR (14) up'))
    expect(titles()).toEqual(['SMA (20)', 'ATR (14)', 'RSI (14)'])
    expect(button('Move ATR (14) up')).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('ATR (14) moved to place 2 of 3')
    expect(button('Move SMA (20) up')).toHaveAccessibleDescription('Already in the first place')
  })

  test('at eight there is a message, and adding waits until one is gone', async () => {
    const eight = JSON.stringify(Array.from({ length: 8 }, () => ({ id: 'sma' })))
    renderWithUi(<Panel />, { stores: storesWith(eight) })
    const message = 'At most 8 indicators at once. Remove one to add another.'
    expect(screen.getByText(message, { selector: '[data-slot=notice-text]' })).toBeVisible()
    expect(button('Add indicator')).toHaveAccessibleDescription(message)
    await userEvent.click(button('Add indicator'))
    expect(screen.queryByRole('menu')).toBeNull()
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove SMA (20)' })[0] as HTMLElement)
    await add('Average true range (ATR)')
    expect(titles()).toHaveLength(8)
  })

  test('an indicator without data has a note and stays in its place', () => {
    renderWithUi(<Panel inputs={CLOSES} />, { stores: storesWith('[{"id":"atr"}]') })
    expect(rows()[0]).toHaveTextContent('ATR (14)There is no data for it here.')
    expect(rows()[0]).toHaveAttribute('data-undrawn')
  })

  test('is stored without invalid input', async () => {
    const stores = storesWith()
    const { unmount } = renderWithUi(<Panel />, { stores })
    await add('Bollinger bands')
    await userEvent.clear(field('Deviations'))
    await userEvent.type(field('Deviations'), '2.5')
    await userEvent.clear(field('Period'))
    expect(stores.local.get('indicators.bond')).toBe(
      '[{"id":"bollinger","params":{"period":20,"deviations":2.5}}]',
    )
    unmount()
    renderWithUi(<Panel />, { stores })
    expect(titles()).toEqual(['Bollinger (20, 2.5)'])
    expect(field('Period')).toHaveValue('20')
  })

  test.each(['{', 'null', '[1]', '[{"id":"none"}]'])('stored rubbish, %s, is an empty list', text => {
    renderWithUi(<Panel />, { stores: storesWith(text) })
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('P7 with masked values it is disabled with the reason, and so are its rows', async () => {
    const hidden: IndicatorInputs = { close: false, range: false, volume: false, masked: true }
    const { unmount } = renderWithUi(<Menu inputs={hidden} />, { stores: storesWith('[{"id":"sma"}]') })
    await userEvent.click(button('Indicators 1 of 8'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('Indicators 1 of 8')).toHaveAccessibleDescription('Values are for subscribers.')
    unmount()
    renderWithUi(<Panel inputs={hidden} />, { stores: storesWith('[{"id":"sma"}]') })
    expect(rows()[0]).toHaveTextContent('SMA (20)Values are for subscribers.')
  })

  test('with a disabled reason it does not open and shows the reason', async () => {
    renderWithUi(<Menu reason="Nothing is loaded yet." />)
    await userEvent.click(button('Indicators'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('Indicators')).toHaveAccessibleDescription('Nothing is loaded yet.')
  })
})

test('menu and panel have the parts that they promise in one root, on the server too', () => {
  expect(anatomyOf(<Menu />)).toEqual({ ...ONE_ROOT, slots: 'button-face indicator-menu popover-trigger' })
})

test('the panel has the parts that it promises in one root, on the server too', () => {
  expect(anatomyOf(<Panel />)).toEqual({
    ...ONE_ROOT,
    slots: 'button-face indicator-none indicator-panel live-region menu menu-label menu-trigger',
  })
})
