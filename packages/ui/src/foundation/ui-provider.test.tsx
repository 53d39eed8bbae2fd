import { act, render, renderHook, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { ACCESS, NSD_ID } from '../testing/sessions.ts'
import type { AccessSubject } from './access/access.ts'
import { memoryStore } from './state/safe-storage.ts'
import {
  UiProvider,
  type UiProviderProps,
  useClock,
  useLabel,
  useLang,
  useSession,
  useStores,
  useToday,
  useUi,
  useVerdict,
} from './ui-provider.tsx'

const under = (props: Omit<UiProviderProps, 'children'> = {}) => ({
  wrapper: ({ children }: { children: ReactNode }) => <UiProvider {...props}>{children}</UiProvider>,
})

describe('outside a provider', () => {
  test.each<[name: string, hook: () => unknown]>([
    ['useUi', useUi],
    ['useLabel', useLabel],
    ['useLang', useLang],
    ['useSession', useSession],
    ['useClock', useClock],
    ['useToday', useToday],
    ['useStores', useStores],
    ['useVerdict', () => useVerdict('compare')],
  ])('%s names the missing provider', (_, hook) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHook(hook)).toThrow(/<UiProvider>/)
    consoleError.mockRestore()
  })

  test('the error reaches the nearest error boundary, so that only one widget fails', () => {
    class Boundary extends Component<{ children: ReactNode }, { message: string }> {
      override state = { message: '' }
      static getDerivedStateFromError(error: Error) {
        return { message: error.message }
      }
      override render() {
        return this.state.message || this.props.children
      }
    }
    const Widget = () => useLabel()('no_data')
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(
      <Boundary>
        <Widget />
      </Boundary>,
    )
    consoleError.mockRestore()
    expect(screen.getByText(/need a <UiProvider> above them/)).toBeInTheDocument()
  })
})

describe('values of the provider', () => {
  test('defaults: English, no labels, an anonymous visitor, the access page', () => {
    const { result } = renderHook(useUi, under())
    expect(result.current).toMatchObject({
      lang: 'en',
      session: { userId: 0 },
      showLabels: false,
      signIn: null,
      accessUrl: '/access/',
    })
    expect(result.current.label('no_data')).toBe('{{no_data}}')
  })

  test.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['pt-BR', 'en'],
  ])('lang %s is the language %s', (lang, language) => {
    expect(renderHook(useLang, under({ lang })).result.current).toBe(language)
  })

  test('H10: labels of the language, or their keys', () => {
    const labels = { no_data: 'No data' }
    expect(renderHook(useLabel, under({ labels })).result.current('no_data')).toBe('No data')
    expect(renderHook(useLabel, under({ labels, showLabels: true })).result.current('no_data')).toBe(
      '{{no_data}}',
    )
  })

  test('readings #30: today is the clock’s day in UTC+3, unless the page sets the day', () => {
    const clock = () => Date.UTC(2025, 6, 11, 21)
    expect(renderHook(useToday, under({ clock })).result.current).toBe('2025-07-12')
    expect(renderHook(useToday, under({ clock, today: '2025-07-11' })).result.current).toBe('2025-07-11')
    expect(renderHook(useClock, under({ clock })).result.current()).toBe(clock())
  })

  test('P4: the verdict of the policy, P6: for its trading ground', () => {
    const ask = (access: UiProviderProps['access'], subject?: AccessSubject) =>
      renderHook(() => useVerdict('seeValues', subject), under({ access })).result.current.kind
    expect(ask(ACCESS.visitor)).toBe('needAuth')
    expect(ask(ACCESS.reader)).toBe('needAccess')
    expect(ask(ACCESS.pro)).toBe('allowed')
    expect(ask(ACCESS.pro, { venueId: NSD_ID })).toBe('needAccess')
    expect(ask(ACCESS.desk, { venueId: NSD_ID })).toBe('allowed')
  })

  test('without a policy everything is allowed, for anonymous visitors too', () => {
    expect(renderHook(() => useVerdict('seeValues'), under()).result.current.kind).toBe('allowed')
    expect(renderHook(() => useVerdict('research.download'), under()).result.current.kind).toBe('allowed')
  })

  test('an unknown action is denied, with a warning in development', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { result, rerender } = renderHook(() => useVerdict('seeValue'), under({ access: ACCESS.desk }))
    rerender()
    expect(result.current).toEqual({ kind: 'denied', code: 'access_denied_auth' })
    expect(warn.mock.calls).toEqual([
      [
        'Accrue useVerdict: the access policy has no action "seeValue". Add it to the policy\'s table, or correct it where it is asked about.',
      ],
    ])
    warn.mockRestore()
  })

  test('uses the given stores, or those of the browser', () => {
    const stores = { local: memoryStore({ tab: 'archive' }), cookie: memoryStore() }
    expect(renderHook(useStores, under({ stores })).result.current).toBe(stores)
    const own = renderHook(useStores, under()).result.current
    act(() => void own.local.set('tab', 'chart'))
    expect(localStorage.getItem('tab')).toBe('chart')
    localStorage.clear()
  })

  test('a new render keeps all values identical, so that no widget renders again', () => {
    const props = { labels: { a: 'b' }, clock: () => 0 }
    const { result, rerender } = renderHook(useUi, under(props))
    const first = result.current
    rerender()
    expect(result.current).toBe(first)
  })

  test('renders on the server', () => {
    const Shown = () => `${useLabel()('no_data')} ${useLang()} ${useToday()}`
    const markup = renderToString(
      <UiProvider lang="ru" labels={{ no_data: 'Нет данных' }} today="2025-07-11">
        <Shown />
      </UiProvider>,
    )
    expect(markup).toBe('Нет данных ru 2025-07-11')
  })
})
