import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { useIndicators } from './use-indicators.ts'

const wrapper = ({ children }: { children: ReactNode }) => <UiProvider>{children}</UiProvider>
const stored = () => Object.entries(localStorage).find(([key]) => key.includes('indicators'))?.[1] ?? null

/** A page that holds the word. */
function held(first: string | null) {
  const onChange = vi.fn<(value: string, by: 'user' | 'memory') => void>()
  const hook = renderHook(
    () => {
      const [value, setValue] = useState(first)
      const model = useIndicators({
        storageKey: 'stock',
        value,
        onValueChange: (next, by) => {
          onChange(next, by)
          setValue(next)
        },
      })
      return { ...model, setValue, value }
    },
    { wrapper },
  )
  const ids = () => hook.result.current.state.map(({ id, params }) => `${id} ${params.period ?? ''}`.trim())
  return { onChange, ids, now: () => hook.result.current }
}

describe('X1 indicators that a page holds', () => {
  beforeEach(() => localStorage.clear())

  test('a link shows its own, and what was remembered stays as it was', () => {
    const before = held(null)
    act(() => before.now().events.add('rsi'))
    const memory = stored()
    expect(memory).not.toBeNull()
    const link = held('sma-50')
    expect(link.ids()).toEqual(['sma 50'])
    expect(link.onChange).not.toHaveBeenCalled()
    expect(stored()).toBe(memory)
  })

  test('a change is reported, and remembered', () => {
    const { onChange, ids, now } = held('sma-50')
    act(() => now().events.add('volume'))
    expect(onChange.mock.calls).toEqual([['sma-50.volume', 'user']])
    expect(ids()).toEqual(['sma 50', 'volume'])
    expect(stored()).toContain('volume')
  })

  test('where nobody has named any, what is remembered is reported', () => {
    const before = held('')
    act(() => before.now().events.add('atr'))
    const { onChange, ids } = held(null)
    expect(onChange.mock.calls).toEqual([['atr-14', 'memory']])
    expect(ids()).toEqual(['atr 14'])
  })

  test('what is half typed stays in its field', () => {
    const { onChange, now } = held('sma-50')
    const key = now().state[0]?.key ?? ''
    act(() => now().events.typeParameter(key, 'period', ''))
    expect(now().state[0]).toMatchObject({ params: { period: 50 }, drafts: { period: '' } })
    expect(onChange.mock.lastCall).toEqual(['sma-50', 'user'])
  })

  test('a step through the history shows other ones', () => {
    const { ids, now } = held('sma-50')
    act(() => now().setValue('rsi-14'))
    expect(ids()).toEqual(['rsi 14'])
    act(() => now().setValue(''))
    expect(ids()).toEqual([])
  })
})
