import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../../testing/anatomy-of.tsx'
import { type Deferred, deferred } from '../../../testing/deferred.ts'
import { QUOTE_COLUMNS, QUOTE_ROWS, type Quote, withheld } from '../../../testing/fixtures/treasury-tables.ts'
import { renderWithUi } from '../../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../../testing/sessions.ts'
import type { DataTableOptions } from '../model/table-options.ts'
import { useDataTable } from '../model/use-data-table.ts'
import { TableExport, type TableExportProps } from './table-export.tsx'
import { useTableExport } from './use-table-export.ts'

let clipboardText: string[]
let response: Deferred<void>
let saved: { name: string; blob: Blob }[]
let blobs: Map<string, Blob>
let revoked: string[]

beforeEach(() => {
  clipboardText = []
  saved = []
  blobs = new Map()
  revoked = []
  response = deferred<void>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    const url = `blob:test/${blobs.size}`
    blobs.set(url, blob as Blob)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(url => void revoked.push(url))
  // jsdom does not follow links, so saving is observed by the press on one
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href)
    if (blob) saved.push({ name: this.download, blob })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

type QuotesProps = Partial<Omit<TableExportProps<Quote>, 'table'>> & {
  options?: Partial<DataTableOptions<Quote>>
}

/** The export of a table that is not rendered. */
function Quotes({ options, ...props }: QuotesProps) {
  const { table } = useDataTable({ columns: QUOTE_COLUMNS, data: QUOTE_ROWS, ...options })
  return <TableExport title="Market quotes" table={table} {...props} />
}

function show(props: QuotesProps = {}, who: keyof typeof SESSIONS = 'desk') {
  const user = userEvent.setup()
  // user-event has its own clipboard; this one responds when the test resolves it
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        clipboardText.push(text)
        return response.promise
      },
    },
  })
  const view = renderWithUi(
    <>
      <Quotes {...props} />
      <button type="button">Elsewhere</button>
    </>,
    { session: SESSIONS[who] },
  )
  return { user, ...view }
}
type User = ReturnType<typeof userEvent.setup>
const button = () => screen.getByRole('button', { name: 'Copy or save' })
const choose = async (user: User, name: string) => {
  await user.click(button())
  await user.click(screen.getByRole('menuitem', { name }))
}
const settle = (work: () => void) =>
  act(async () => {
    work()
    await Promise.resolve()
  })
const bubble = () => document.querySelector('[data-slot=table-export-outcome]')

describe('X7 the menu', () => {
  test('offers each format to copy and to save', async () => {
    const { user } = show()
    await user.click(button())
    expect(screen.getAllByRole('menuitem').map(item => item.textContent)).toEqual([
      'Copy CSV',
      'Copy JSON',
      'Copy Markdown',
      'Save CSV',
      'Save JSON',
      'Save Markdown',
    ])
  })

  test('works by keyboard', async () => {
    const { user } = show()
    await user.tab()
    await user.keyboard('{Enter}{ArrowDown}{Enter}')
    await settle(() => response.resolve())
    expect(JSON.parse(clipboardText[0] ?? '')).toHaveLength(8)
    expect(button()).toHaveFocus()
  })

  test('is disabled for an empty table, with a reason', async () => {
    const { user } = show({ options: { data: [] } })
    await user.click(button())
    expect(screen.queryByRole('menu')).toBeNull()
    expect(button()).toHaveAccessibleDescription('There are no rows to copy or save')
  })
})

describe('X7 copying', () => {
  test('copies CSV of the shown columns in display order, and announces how many rows', async () => {
    const { user } = show({
      options: {
        state: {
          columnVisibility: { ask: false, yields: false, updated: false },
          sorting: [{ id: 'bid', desc: false }],
        },
      },
    })
    await choose(user, 'Copy CSV')
    await settle(() => response.resolve())
    const lines = clipboardText[0]?.split('\r\n') ?? []
    expect(lines[0]).toBe('Market participant,Bid,Indicative,"G-spread, bp",Change')
    expect(lines[1]).toBe('Quotrix,101.36,101.485,1.18,0.02')
    expect(lines).toHaveLength(10)
    expect(screen.getByRole('status')).toHaveTextContent('Copied 8 rows')
    expect(bubble()).toHaveTextContent('Copied 8 rows')
  })

  test('announces nothing before the clipboard has responded, and copies once', async () => {
    const { user } = show()
    await choose(user, 'Copy CSV')
    await choose(user, 'Copy JSON')
    expect(clipboardText).toHaveLength(1)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(bubble()).toBeNull()
  })

  test("copies Markdown with the screen's text", async () => {
    const { user } = show({ options: { data: QUOTE_ROWS.slice(3, 4) } })
    await choose(user, 'Copy Markdown')
    await settle(() => response.resolve())
    expect(clipboardText[0]).toContain('| Baader Bank | 101.3900 | 101.5800 | 3.823 / 3.800 |')
    expect(screen.getByRole('status')).toHaveTextContent('Copied 1 row')
  })

  test('a withheld cell is empty, never a value', async () => {
    const { user } = show({
      options: { data: QUOTE_ROWS.map(quote => withheld(quote, { text: 101.43, locked: true })) },
    })
    for (const format of ['CSV', 'JSON', 'Markdown']) {
      response = deferred<void>()
      await choose(user, `Copy ${format}`)
      await settle(() => response.resolve())
    }
    expect(clipboardText).toHaveLength(3)
    for (const text of clipboardText) expect(text).not.toMatch(/10[01]\.|3\.8|1\.64/)
  })

  test('a refused clipboard is a message that stays until it is dismissed, and the page is notified', async () => {
    const onFailure = vi.fn()
    const { user } = show({ onFailure })
    await choose(user, 'Copy CSV')
    const fault = new Error('denied')
    await settle(() => response.reject(fault))
    expect(bubble()).toHaveTextContent('Could not copy. Save the file instead.')
    expect(screen.getByRole('status')).toHaveTextContent('Could not copy')
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(fault)
    expect(button()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(bubble()).toBeNull()
  })

  test('a missing clipboard is a failure like any other', async () => {
    const { user } = show()
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    await choose(user, 'Copy CSV')
    await waitFor(() => expect(bubble()).toHaveTextContent('Could not copy'))
  })

  test('success is shown for two seconds, and stays in the live region (readings #49)', async () => {
    const { user } = show()
    await choose(user, 'Copy CSV')
    vi.useFakeTimers()
    await settle(() => response.resolve())
    expect(bubble()).toBeVisible()
    act(() => void vi.advanceTimersByTime(1999))
    expect(bubble()).toBeVisible()
    act(() => void vi.advanceTimersByTime(1))
    expect(bubble()).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('Copied 8 rows')
  })
})

describe('X7 saving', () => {
  test.each([
    ['CSV', 'market-quotes.csv', 'text/csv;charset=utf-8'],
    ['JSON', 'market-quotes.json', 'application/json'],
    ['Markdown', 'market-quotes.md', 'text/markdown;charset=utf-8'],
  ])('saves %s as %s', async (format, name, type) => {
    const { user } = show()
    await choose(user, `Save ${format}`)
    expect(saved.map(file => [file.name, file.blob.type])).toEqual([[name, type]])
    expect(screen.getByRole('status')).toHaveTextContent('Saved 8 rows')
    expect(document.querySelector('a[download]')).toBeNull()
    expect(clipboardText).toEqual([])
  })

  test('a saved CSV starts with the byte order mark', async () => {
    const { user } = show()
    await choose(user, 'Save CSV')
    const bytes = new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })

  test('releases the memory of the file', async () => {
    const { user } = show()
    await user.click(button())
    const item = screen.getByRole('menuitem', { name: 'Save CSV' })
    vi.useFakeTimers()
    act(() => item.click())
    expect(revoked).toEqual([])
    act(() => void vi.advanceTimersByTime(10_000))
    expect(revoked).toEqual(['blob:test/0'])
  })

  test('a browser that cannot save shows a message, and the page is notified', async () => {
    const onFailure = vi.fn()
    const { user } = show({ onFailure })
    vi.mocked(URL.createObjectURL).mockImplementation(() => {
      throw new Error('no memory')
    })
    await choose(user, 'Save CSV')
    expect(bubble()).toHaveTextContent('Could not save the file. Copy the table instead.')
    expect(onFailure).toHaveBeenCalledOnce()
  })
})

describe('X7 respects access', () => {
  test.each([
    ['visitor', 'Sign in to use this'],
    ['reader', 'Your access does not include this'],
    ['pro', 'Your access does not include this'],
  ] as const)('a %s sees the prompt, and nothing is exported', async (who, message) => {
    const { user } = show({ action: 'exportExcel' }, who)
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByRole('menu')).toBeNull()
    expect([clipboardText, saved]).toEqual([[], []])
  })

  test('a user with access sees the menu', async () => {
    const { user } = show({ action: 'exportExcel' }, 'desk')
    await choose(user, 'Copy CSV')
    expect(clipboardText).toHaveLength(1)
  })

  test('without a gate everybody sees it (readings #12)', async () => {
    const { user } = show({}, 'visitor')
    await choose(user, 'Copy CSV')
    expect(clipboardText).toHaveLength(1)
  })

  test('on trading ground 381 a user without NSD access counts as signed in only', async () => {
    const { user } = show({ action: 'exportChart', venueId: 381 }, 'pro')
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('This needs full access')
    expect(clipboardText).toEqual([])
  })

  test('the hook itself exports nothing if access is refused', async () => {
    function Bare() {
      const { table } = useDataTable({ columns: QUOTE_COLUMNS, data: QUOTE_ROWS })
      const { events } = useTableExport({ table, title: 'Market quotes', action: 'exportExcel' })
      const both = () => {
        events.copy('csv')
        events.save('csv')
      }
      return (
        <button type="button" onClick={both}>
          Both
        </button>
      )
    }
    const { user } = show()
    renderWithUi(<Bare />, { session: SESSIONS.reader })
    await user.click(screen.getByRole('button', { name: 'Both' }))
    expect([clipboardText, saved]).toEqual([[], []])
  })

  test.each([
    ['visitor', 4],
    ['reader', 4],
    ['pro', 9],
  ] as const)('T5 the locked rows of a table are not exported for a %s', async (who, lines) => {
    const { user } = show({ lock: 'paid', options: { lock: 'paid', limit: 3 } }, who)
    await choose(user, 'Copy CSV')
    expect(clipboardText[0]?.trim().split('\r\n')).toHaveLength(lines)
  })
})

test('has its documented parts in one root, on the server too', () => {
  expect(anatomyOf(<Quotes />)).toMatchObject({
    ...ONE_ROOT,
    slots: expect.stringMatching(/live-region .*menu.* table-export$/),
  })
})
