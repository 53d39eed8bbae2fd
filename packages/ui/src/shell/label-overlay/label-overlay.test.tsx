import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { useLabel } from '../../foundation/ui-provider.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { LabelOverlay } from './label-overlay.tsx'

const clipboardText: string[] = []
let refused = false

// load the lazy part before the tests
beforeAll(async () => {
  await import('./label-overlay-view.tsx')
}, 60_000)
beforeEach(() => {
  clipboardText.length = 0
  refused = false
  const writeText = async (text: string) => {
    if (refused) throw new Error('denied')
    clipboardText.push(text)
  }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
})

function Page({ onPress }: { onPress: () => void }) {
  const label = useLabel()
  return (
    <main>
      <h1>{label('bond_page_nowhere')}</h1>
      <button type="button" onClick={onPress}>
        <span>{label('retry')}</span>
      </button>
      <input aria-label={label('copy')} />
      <p>plain</p>
    </main>
  )
}

async function setup() {
  const onPress = vi.fn()
  const onShowTexts = vi.fn()
  renderWithUi(
    <>
      <Page onPress={onPress} />
      <LabelOverlay labels={english} onShowTexts={onShowTexts} />
    </>,
    { showLabels: true },
  )
  const overlay = await screen.findByRole('complementary', { name: 'Texts of this page' })
  return { onPress, onShowTexts, overlay }
}

const settle = () => act(async () => {})
const point = (element: Element, altKey = true) => fireEvent.pointerMove(element, { altKey })
const tip = () => document.querySelector('[data-slot=label-overlay-tip]')
const button = () => screen.getByRole('button', { name: '{{retry}}' })
async function openPanel() {
  fireEvent.click(screen.getByRole('button', { name: /^Without a text: 1/ }))
  return screen.findByRole('dialog', { name: 'Texts of this page' })
}

describe('H10 show_labels off', () => {
  test('the overlay renders nothing', async () => {
    renderWithUi(<LabelOverlay labels={english} />)
    await settle()
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(document.querySelector('[data-slot^=label-overlay]')).toBeNull()
  })
})

describe('H10 with Alt', () => {
  test("a text under the pointer shows its key and the key's text", async () => {
    await setup()
    point(button())
    expect(tip()).toHaveTextContent('retryRetry')
    point(screen.getByText('plain'))
    expect(tip()).toBeNull()
  })

  test('so does the focused element, by its accessible name', async () => {
    await setup()
    act(() => screen.getByRole('textbox').focus())
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Alt', altKey: true })
    expect(tip()).toHaveTextContent('copyCopy')
    fireEvent.keyUp(screen.getByRole('textbox'), { key: 'Alt' })
    expect(tip()).toBeNull()
  })

  test('a key without a text is marked', async () => {
    await setup()
    point(screen.getByRole('heading'))
    expect(tip()).toHaveTextContent('No text in this language')
  })

  test('a click copies the key, is announced, and does not reach the page', async () => {
    const { onPress } = await setup()
    fireEvent.click(button(), { altKey: true })
    await settle()
    expect(clipboardText).toEqual(['retry'])
    expect(onPress).not.toHaveBeenCalled()
    expect(tip()).toHaveTextContent('Copied: retry')
    expect(screen.getByRole('status')).toHaveTextContent('Copied: retry')
  })

  test('Enter copies the key of the focused element', async () => {
    await setup()
    act(() => button().focus())
    fireEvent.keyDown(button(), { key: 'Enter', altKey: true })
    await settle()
    expect(clipboardText).toEqual(['retry'])
  })

  test('a refused clipboard is announced', async () => {
    await setup()
    refused = true
    fireEvent.click(button(), { altKey: true })
    await settle()
    expect(screen.getByRole('status')).toHaveTextContent('Could not copy: retry')
  })

  test('a missing clipboard is announced too', async () => {
    await setup()
    Reflect.deleteProperty(navigator, 'clipboard')
    fireEvent.click(button(), { altKey: true })
    await settle()
    expect(screen.getByRole('status')).toHaveTextContent('Could not copy: retry')
  })
})

describe('H10 without Alt the page is usable', () => {
  test('hovering shows nothing, and a click reaches the page', async () => {
    const { onPress } = await setup()
    point(button(), false)
    expect(tip()).toBeNull()
    fireEvent.click(button())
    expect(onPress).toHaveBeenCalledOnce()
    expect(clipboardText).toEqual([])
  })
})

describe('H10 the list of all keys', () => {
  test('counts the missing ones first, and lists them first, each with its text', async () => {
    const { overlay } = await setup()
    expect(within(overlay).getByRole('button')).toHaveAccessibleName('Without a text: 1Keys: 3')
    const panel = await openPanel()
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map(row => row.textContent),
    ).toEqual([
      expect.stringContaining('bond_page_nowhereNo text in this language'),
      expect.stringContaining('copyCopy'),
      expect.stringContaining('retryRetry'),
    ])
  })

  test('the filter narrows it, and shows a message without matches', async () => {
    await setup()
    const panel = await openPanel()
    const filter = within(panel).getByRole('searchbox', { name: 'Filter by key or text' })
    fireEvent.change(filter, { target: { value: 'Retry' } })
    expect(within(panel).getAllByRole('listitem')).toHaveLength(1)
    fireEvent.change(filter, { target: { value: 'nowhere at all' } })
    expect(within(panel).getByText('No key fits this filter')).toBeVisible()
  })

  test('each has a button that copies its key', async () => {
    await setup()
    const panel = await openPanel()
    fireEvent.click(within(panel).getByRole('button', { name: 'Copy retry' }))
    await settle()
    expect(clipboardText).toEqual(['retry'])
    expect(within(panel).getByText('retry').closest('li')).toHaveAttribute('data-phase', 'copied')
  })

  test('one button switches back to texts', async () => {
    const { onShowTexts } = await setup()
    const panel = await openPanel()
    fireEvent.click(within(panel).getByRole('button', { name: 'Show texts' }))
    expect(onShowTexts).toHaveBeenCalledOnce()
  })

  test('later content of the page is seen too, and stays listed after it is removed', async () => {
    const { overlay } = await setup()
    const later = document.createElement('p')
    later.textContent = '{{close}}'
    document.body.append(later)
    await waitFor(() => expect(within(overlay).getByRole('button')).toHaveAccessibleName(/Keys: 4$/))
    later.remove()
    await openPanel()
    expect(screen.getByText('close')).toBeVisible()
  })

  test('its own texts are texts and no keys of the page', async () => {
    const { overlay } = await setup()
    const panel = await openPanel()
    expect(overlay.textContent).not.toContain('{{')
    expect(within(panel).getAllByRole('listitem')).toHaveLength(3)
  })
})
