import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import { type FakeAudio, fakeAudio } from '../../testing/fake-audio.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { toColumn } from '../plot/column.ts'
import { createCursorLink } from '../plot/cursor.ts'
import { SonificationButton, type SonificationButtonProps } from './sonification-button.tsx'
import { useSonification } from './use-sonification.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => false })
  vi.useRealTimers()
})

const column = toColumn([
  { day: '2024-02-15', value: 98 },
  { day: '2024-02-16', value: 101 },
  { day: '2024-02-17', value: null },
  { day: '2024-02-18', value: 97 },
])
/** The same line as a shape. */
const shape = toColumn([
  { day: '2024-02-15', value: 25 },
  { day: '2024-02-16', value: 100 },
  { day: '2024-02-17', value: null },
  { day: '2024-02-18', value: 0 },
])
const other = toColumn([{ day: '2024-02-15', value: 50 }])
const wallOf = (day: number) => Date.UTC(2024, 1, day)

let made: FakeAudio[] = []
beforeEach(() => {
  made = []
})
const createAudio = () => {
  const audio = fakeAudio({ clock: () => Date.now() })
  made.push(audio)
  return audio
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(1)
}
const message = () => screen.getByRole('status').textContent

function show(
  props: Partial<SonificationButtonProps> = {},
  session: (typeof SESSIONS)[keyof typeof SESSIONS] = SESSIONS.desk,
) {
  return renderWithUi(<SonificationButton column={column} createAudio={createAudio} {...props} />, {
    session,
  })
}

describe('Play as sound (features §2.1, C22)', () => {
  test('is silent and opens no audio context until it is pressed', async () => {
    show()
    await pass(5000)
    expect(made).toEqual([])
  })

  test('a press plays, and at the end a message gives the highest and lowest point', async () => {
    show()
    await press('Play as sound')
    expect(screen.getByRole('button', { name: 'Stop the sound' })).toBeVisible()
    expect(made).toHaveLength(1)
    expect(message()).toBe('')
    await pass(3200)
    expect(screen.getByRole('button', { name: 'Play as sound' })).toBeVisible()
    expect(message()).toBe('Highest point: 101.000 on 16 Feb 2024. Lowest point: 97.000 on 18 Feb 2024.')
  })

  test('it can be played again, with a new audio context', async () => {
    show()
    await press('Play as sound')
    await pass(3200)
    await press('Play as sound')
    expect(message()).toBe('')
    await pass(3200)
    expect(made).toHaveLength(2)
    expect(message()).toContain('Highest point')
  })

  test('only the visible range is played', async () => {
    show({ window: { from: wallOf(15), to: wallOf(16) } })
    await press('Play as sound')
    await pass(3200)
    expect(message()).toContain('Lowest point: 98.000')
  })

  test('public values are in the message for every user', async () => {
    show({ masked: false }, SESSIONS.visitor)
    await press('Play as sound')
    await pass(3200)
    expect(message()).toContain('Highest point: 101.000')
  })

  test.each([
    ['the page sets masked', { masked: true }, SESSIONS.desk],
    ['the session sees no values', {}, SESSIONS.visitor],
    ['the trading ground is not for this session', { venueId: 381 }, SESSIONS.pro],
  ])('masked: it plays, the message has days and no values, when %s', async (_, props, session) => {
    show({ column: shape, ...props }, session)
    await press('Play as sound')
    await pass(3200)
    expect(message()).toBe('Highest point: 16 Feb 2024. Lowest point: 18 Feb 2024.')
  })

  describe('values outside a shape', () => {
    let warn: Mock<typeof console.warn>
    beforeEach(() => {
      warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    })
    afterEach(() => warn.mockRestore())

    test('masked: they are not played, with a warning in development', async () => {
      show({ masked: true })
      await press('Play as sound')
      await pass(3200)
      expect(message()).toBe('Highest point: 15 Feb 2024. Lowest point: 18 Feb 2024.')
      expect(warn.mock.calls).toEqual([
        [
          'Accrue useSonification: masked values outside 0–100 are refused: 1 of the line. Send a shape from 0 to 100 in place of values that the user may not see.',
        ],
      ])
    })

    test('masked: without other values there is nothing to play', () => {
      show({ column: toColumn([{ day: '2024-02-15', value: 101 }]), masked: true })
      expect(screen.getByRole('button')).toHaveAccessibleDescription('There are no values to play.')
    })

    test('the page masks and unmasks a line', async () => {
      const button = (masked: boolean) => (
        <SonificationButton column={column} createAudio={createAudio} masked={masked} />
      )
      const { rerender } = renderWithUi(button(true), { session: SESSIONS.desk })
      rerender(button(false))
      await press('Play as sound')
      await pass(3200)
      expect(message()).toContain('Highest point: 101.000 on 16 Feb 2024')
      rerender(button(true))
      await press('Play as sound')
      await pass(3200)
      expect(message()).toContain('Highest point: 15 Feb 2024')
    })
  })
})

describe('stopping', () => {
  const playing = () => screen.queryByRole('button', { name: 'Stop the sound' }) !== null
  const hide = () => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    fireEvent(document, new Event('visibilitychange'))
  }

  test.each<[string, () => void]>([
    ['the button', () => fireEvent.click(screen.getByRole('button'))],
    ['Escape, wherever the focus is', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a page that is hidden', hide],
  ])('%s', async (_, stop) => {
    show()
    await press('Play as sound')
    await pass(200)
    act(stop)
    await pass(200)
    expect(playing()).toBe(false)
    expect(made[0]?.state).toBe('closed')
    expect(message()).toBe('')
  })

  test('a page that becomes visible does not stop it, nor does another key', async () => {
    show()
    await press('Play as sound')
    fireEvent(document, new Event('visibilitychange'))
    fireEvent.keyDown(document.body, { key: 'Enter' })
    await pass(200)
    expect(playing()).toBe(true)
  })

  test('leaving the page', async () => {
    const { unmount } = show()
    await press('Play as sound')
    unmount()
    await pass(200)
    expect(made[0]?.state).toBe('closed')
  })

  function Changing() {
    const [data, setData] = useState({ column, window: null as { from: number; to: number } | null })
    return (
      <>
        <SonificationButton {...data} createAudio={createAudio} />
        <button type="button" onClick={() => setData({ ...data, column: other })}>
          other line
        </button>
        <button
          type="button"
          onClick={() => setData({ ...data, window: { from: wallOf(15), to: wallOf(16) } })}
        >
          other part
        </button>
        <button type="button" onClick={() => setData({ ...data })}>
          same again
        </button>
      </>
    )
  }

  test.each([
    ['another line', 'other line', false],
    ['another part', 'other part', false],
    ['not a render of the same', 'same again', true],
  ])('%s', async (_, name, goesOn) => {
    renderWithUi(<Changing />, { session: SESSIONS.desk })
    await press('Play as sound')
    await press(name)
    await pass(200)
    expect(playing()).toBe(goesOn)
    expect(made[0]?.state).toBe(goesOn ? 'running' : 'closed')
  })

  test('another line removes the message', async () => {
    renderWithUi(<Changing />, { session: SESSIONS.desk })
    await press('Play as sound')
    await pass(3200)
    await press('other line')
    expect(message()).toBe('')
  })

  test('another chart that plays stops it: one at a time', async () => {
    renderWithUi(
      <>
        <SonificationButton column={column} createAudio={createAudio} data-testid="one" />
        <SonificationButton column={other} createAudio={createAudio} data-testid="two" />
      </>,
      { session: SESSIONS.desk },
    )
    const [one, two] = screen.getAllByRole('button')
    if (!one || !two) throw new Error('two buttons')
    fireEvent.click(one)
    await pass(100)
    fireEvent.click(two)
    await pass(200)
    expect(screen.getByTestId('one')).toHaveAttribute('data-state', 'idle')
    expect(screen.getByTestId('two')).toHaveAttribute('data-state', 'playing')
    expect(made.map(({ state }) => state)).toEqual(['closed', 'running'])
  })
})

describe('the shared crosshair follows (C18)', () => {
  test('from point to point, and disappears at the end', async () => {
    const link = createCursorLink()
    show({ link })
    await press('Play as sound')
    await pass(100)
    expect(link.get()?.at).toBe(wallOf(15))
    await pass(1000)
    expect(link.get()?.at).toBe(wallOf(16))
    await pass(1000)
    expect(link.get()?.at).toBe(wallOf(17))
    await pass(1200)
    expect(link.get()).toBeNull()
  })

  test('stopping removes it', async () => {
    const link = createCursorLink()
    show({ link })
    await press('Play as sound')
    await pass(100)
    await press('Stop the sound')
    expect(link.get()).toBeNull()
  })

  test('a pointer that took it over keeps it', async () => {
    const link = createCursorLink()
    show({ link })
    await press('Play as sound')
    await pass(100)
    const pointer = { at: wallOf(18), source: {} }
    link.set(pointer)
    await press('Stop the sound')
    expect(link.get()).toBe(pointer)
  })
})

describe('without audio', () => {
  test('an unsupported browser: a message at the press', async () => {
    show({ createAudio: () => null })
    expect(message()).toBe('')
    await press('Play as sound')
    expect(message()).toBe('This browser cannot play sound.')
  })

  test('jsdom is such a browser', async () => {
    renderWithUi(<SonificationButton column={column} />, { session: SESSIONS.desk })
    await press('Play as sound')
    expect(screen.getByRole('status').parentElement).toHaveAttribute('data-state', 'unsupported')
  })

  test.each<[string, () => FakeAudio]>([
    [
      'has no audio context',
      () => {
        throw new Error('too many')
      },
    ],
    ['refuses to begin', () => fakeAudio({ resume: () => Promise.reject(new Error('not allowed')) })],
    ['does not begin', () => fakeAudio({ resume: () => new Promise(() => {}) })],
  ])('a browser that %s: a message, and a press tries again', async (_, first) => {
    let presses = 0
    show({ createAudio: () => (presses++ === 0 ? first() : createAudio()) })
    await press('Play as sound')
    await pass(2000)
    expect(message()).toBe('The sound could not be played. Try again.')
    await press('Play as sound')
    expect(screen.getByRole('button', { name: 'Stop the sound' })).toBeVisible()
  })

  test.each([
    ['no line', null],
    ['a line of gaps', toColumn([{ day: '2024-02-15', value: null }])],
  ])('%s: the button gives the reason', async (_, column) => {
    show({ column })
    const button = screen.getByRole('button')
    expect(button).toHaveAccessibleDescription('There are no values to play.')
    fireEvent.click(button)
    await pass(100)
    expect(made).toEqual([])
  })
})

describe('a page that calls the hook itself', () => {
  function Hoisted() {
    const model = useSonification({ column, createAudio })
    return (
      <>
        <button type="button" onClick={model.events.play}>
          mine
        </button>
        <SonificationButton column={column} model={model} />
      </>
    )
  }

  test('the button follows the model', async () => {
    renderWithUi(<Hoisted />, { session: SESSIONS.desk })
    await press('mine')
    await press('Stop the sound')
    await pass(200)
    expect(made[0]?.state).toBe('closed')
  })

  function Nothing() {
    const model = useSonification({ column: null, createAudio })
    return (
      <button type="button" onClick={model.events.play}>
        {String(model.playable)}
      </button>
    )
  }

  test('playing without a line opens no audio context', async () => {
    renderWithUi(<Nothing />)
    await press('false')
    expect(made).toEqual([])
  })
})
