import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { type Deferred, deferred } from '../../testing/deferred.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { CopyButton } from './copy-button.tsx'

let answer: Deferred<void>
let written: string[]

beforeEach(() => {
  vi.useFakeTimers()
  written = []
  answer = deferred<void>()
  const writeText = (text: string) => {
    written.push(text)
    return answer.promise
  }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'clipboard')
})

const press = () => fireEvent.click(screen.getByRole('button'))
const settle = (how: () => void) =>
  act(async () => {
    how()
    await vi.advanceTimersByTimeAsync(0)
  })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('CopyButton', () => {
  test('copies, and shows the success for 2,000 ms (bond-page §9)', async () => {
    const onCopied = vi.fn()
    renderWithUi(
      <CopyButton text="US91282CJZ59" onCopied={onCopied}>
        Copy page
      </CopyButton>,
    )
    press()
    await settle(() => answer.resolve())
    expect(written).toEqual(['US91282CJZ59'])
    expect(onCopied).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument()
    await wait(1999)
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument()
    await wait(1)
    expect(screen.getByRole('button', { name: 'Copy page' })).toBeInTheDocument()
  })

  test('announces the success politely, and keeps the announcement when the icon disappears (readings #49)', async () => {
    renderWithUi(<CopyButton text="x" />)
    press()
    await settle(() => answer.resolve())
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
    await wait(2000)
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
  })

  test('a blocked clipboard is reported to the page and announced politely, and nothing else happens (readings #43)', async () => {
    const onFailure = vi.fn()
    renderWithUi(<CopyButton text="x" onFailure={onFailure} />)
    const fault = new Error('denied')
    press()
    await settle(() => answer.reject(fault))
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(fault)
    expect(screen.getByRole('button', { name: 'Could not copy' })).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Could not copy')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a page without a clipboard is a failure too', async () => {
    Reflect.deleteProperty(navigator, 'clipboard')
    const onFailure = vi.fn()
    renderWithUi(<CopyButton text="x" onFailure={onFailure} />)
    await settle(press)
    expect(onFailure).toHaveBeenCalledOnce()
  })

  test('text that cannot be created is a failure too', async () => {
    const onFailure = vi.fn()
    const text = () => {
      throw new Error('no page')
    }
    renderWithUi(<CopyButton text={text} onFailure={onFailure} />)
    await settle(press)
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('no page'))
  })

  test('creates its text on press, not before', async () => {
    const text = vi.fn(() => 'made')
    renderWithUi(<CopyButton text={text} />)
    expect(text).not.toHaveBeenCalled()
    press()
    expect(written).toEqual(['made'])
  })

  test('asynchronous text is awaited, and slow text shows a spinner', async () => {
    const text = deferred<string>()
    renderWithUi(
      <CopyButton slow text={() => text.promise}>
        Copy page
      </CopyButton>,
    )
    press()
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
    expect(written).toEqual([])
    await settle(() => text.resolve('late'))
    expect(written).toEqual(['late'])
    await settle(() => answer.resolve())
    expect(screen.getByRole('button', { name: 'Copied' })).not.toHaveAttribute('aria-busy')
  })

  describe('with headings and tables beside the plain text', () => {
    const items: Record<string, Promise<Blob>>[] = []
    beforeEach(() => {
      items.length = 0
      vi.stubGlobal(
        'ClipboardItem',
        class {
          constructor(forms: Record<string, Promise<Blob>>) {
            items.push(forms)
          }
        },
      )
    })
    afterEach(() => vi.unstubAllGlobals())
    const clipboardThat = (write: () => Promise<void>) =>
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { write, writeText: async (text: string) => void written.push(text) },
      })

    test('both formats are in one item, passed synchronously with the press', async () => {
      clipboardThat(async () => {})
      renderWithUi(<CopyButton text={async () => 'plain'} html={async () => '<p>plain</p>'} />)
      await settle(press)
      const [forms] = items
      expect(await (await forms?.['text/plain'])?.text()).toBe('plain')
      expect(await (await forms?.['text/html'])?.text()).toBe('<p>plain</p>')
      expect(written).toEqual([])
      expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument()
    })

    test('a browser that accepts plain text only gets that', async () => {
      clipboardThat(async () => {
        throw new Error('no such type')
      })
      renderWithUi(<CopyButton text="plain" html={() => '<p>plain</p>'} />)
      await settle(press)
      expect(written).toEqual(['plain'])
      expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument()
    })

    test('text that cannot be created is one failure', async () => {
      clipboardThat(async () => {
        throw new Error('nothing to write')
      })
      const fault = new Error('no page')
      const onFailure = vi.fn()
      const make = async () => {
        throw fault
      }
      renderWithUi(<CopyButton text={make} html={make} onFailure={onFailure} />)
      await settle(press)
      expect(onFailure).toHaveBeenCalledExactlyOnceWith(fault)
      expect(written).toEqual([])
    })
  })

  test('a second press while the first is pending copies nothing more', async () => {
    renderWithUi(<CopyButton text="x" />)
    press()
    press()
    expect(written).toHaveLength(1)
  })

  test('an icon alone has the given name', () => {
    renderWithUi(<CopyButton text="x" iconOnly label="Copy ISIN" />)
    expect(screen.getByRole('button', { name: 'Copy ISIN' })).toHaveAttribute('data-slot', 'copy-button')
  })
})

test('has the documented parts, on the server too: its root, and next to it the live region', () => {
  expect(anatomyOf(<CopyButton text="x" />)).toEqual({
    ...ONE_ROOT,
    roots: 2,
    slots: 'button-face copy-button live-region',
  })
})
