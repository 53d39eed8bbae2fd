import { act, renderHook } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { type Stores, UiProvider } from '../ui-provider.tsx'
import { cookieStore, localStore, memoryStore, type SafeStorage } from './safe-storage.ts'
import { type Remembered, useRemembered } from './use-remembered.ts'

const TABS = ['chart', 'archive']
const tab = (over: Partial<Remembered<string>> = {}): Remembered<string> => ({
  key: 'tab',
  fallback: 'chart',
  parse: text => (TABS.includes(text) ? text : null),
  write: value => value,
  ...over,
})

function remembering(props: Remembered<string>, stores: Stores) {
  const seen: string[] = []
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <UiProvider stores={stores}>{children}</UiProvider>
    </StrictMode>
  )
  const hook = renderHook(
    (options: Remembered<string>) => {
      const remembered = useRemembered(options)
      seen.push(remembered[0])
      return remembered
    },
    { initialProps: props, wrapper },
  )
  return {
    seen,
    ...hook,
    value: () => hook.result.current[0],
    set: (next: string) => act(() => hook.result.current[1](next)),
  }
}

const inMemory = (local: Record<string, string> = {}, cookie: Record<string, string> = {}): Stores => ({
  local: memoryStore(local),
  cookie: memoryStore(cookie),
})

describe('a value stored between visits', () => {
  test('the stored value follows right after the first render, which has the fallback', () => {
    const { seen, value } = remembering(tab(), inMemory({ tab: 'archive' }))
    expect(seen[0]).toBe('chart')
    expect(value()).toBe('archive')
  })

  test('the server uses the fallback, whatever is stored', () => {
    const Shown = () => useRemembered(tab())[0]
    const markup = renderToString(
      <UiProvider stores={inMemory({ tab: 'archive' })}>
        <Shown />
      </UiProvider>,
    )
    expect(markup).toBe('chart')
  })

  test.each(['evil', '', 'constructor', '<script>'])(
    'a stored "%s" is invalid: the fallback is used',
    text => {
      expect(remembering(tab(), inMemory({ tab: text })).value()).toBe('chart')
    },
  )

  test('a parser that throws gives the fallback', () => {
    const parse = (text: string) => JSON.parse(text) as string
    expect(remembering(tab({ parse }), inMemory({ tab: '{broken' })).value()).toBe('chart')
  })

  test('a new value is shown and stored', () => {
    const stores = inMemory()
    const { set, value } = remembering(tab(), stores)
    set('archive')
    expect(value()).toBe('archive')
    expect(stores.local.get('tab')).toBe('archive')
    expect(stores.cookie.get('tab')).toBeNull()
  })

  test('the next visit starts with it', () => {
    const stores = inMemory()
    remembering(tab(), stores).set('archive')
    expect(remembering(tab(), stores).value()).toBe('archive')
  })

  test('a cookie has its lifetime', () => {
    const set = vi.fn<SafeStorage['set']>(() => true)
    const cookie: SafeStorage = { ...memoryStore(), set }
    remembering(tab({ store: 'cookie', maxAge: 86_400 }), { local: memoryStore(), cookie }).set('archive')
    expect(set.mock.calls).toEqual([['tab', 'archive', { maxAge: 86_400 }]])
  })

  test('another key has its own value, stored or not', () => {
    const { rerender, value } = remembering(tab({ key: 'bond-1' }), inMemory({ 'bond-1': 'archive' }))
    expect(value()).toBe('archive')
    rerender(tab({ key: 'bond-2' }))
    expect(value()).toBe('chart')
    rerender(tab({ key: 'bond-1' }))
    expect(value()).toBe('archive')
  })

  test("a new render does not undo the user's change", () => {
    const { rerender, set, value } = remembering(tab(), inMemory({ tab: 'chart' }))
    set('archive')
    rerender(tab())
    expect(value()).toBe('archive')
  })

  test('with storage blocked it lasts until the page is closed', () => {
    const refused: SafeStorage = {
      get: () => null,
      set: () => false,
      remove: () => {},
    }
    const { set, value, rerender } = remembering(tab(), { local: refused, cookie: refused })
    set('archive')
    rerender(tab())
    expect(value()).toBe('archive')
  })

  test('it works with the browser’s own storage', () => {
    localStorage.clear()
    const stores = { local: localStore(), cookie: cookieStore() }
    remembering(tab(), stores).set('archive')
    remembering(tab({ store: 'cookie' }), stores).set('archive')
    expect(localStorage.getItem('tab')).toBe('archive')
    expect(document.cookie).toContain('tab=archive')
    expect(
      remembering(tab({ store: 'cookie' }), { local: localStore(), cookie: cookieStore() }).value(),
    ).toBe('archive')
  })
})
