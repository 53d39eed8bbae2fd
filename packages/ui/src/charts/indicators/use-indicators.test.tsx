import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { useIndicators } from './use-indicators.ts'

const wrapper = ({ children }: { children: ReactNode }) => <UiProvider>{children}</UiProvider>
const stored = () => Object.entries(localStorage).find(([key]) => key.includes('indicators'))?.[1] ?? null

/** A page that controls the list. */
function renderControlled(first: string | null) {
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

describe('X1 controlled indicators', () => {
  beforeEach(() => localStorage.clear())

  test('a link shows its own list, and the stored one does not change', () => {
    const before = renderControlled(null)
    act(() => before.now().events.add('rsi'))
    const memory = stored()
    expect(memory).not.toBeNull()
    const link = renderControlled('sma-50')
    expect(link.ids()).toEqual(['sma 50'])
    expect(link.onChange).not.toHaveBeenCalled()
    expect(stored()).toBe(memory)
  })

  test('a change is reported, and remembered', () => {
    const { onChange, ids, now } = renderControlled('sma-50')
    act(() => now().events.add('volume'))
    expect(onChange.mock.calls).toEqual([['sma-50.volume', 'user']])
    expect(ids()).toEqual(['sma 50', 'volume'])
    expect(stored()).toContain('volume')
  })

  test('without a list in the address the stored one is reported', () => {
    const before = renderControlled('')
    act(() => before.now().events.add('atr'))
    const { onChange, ids } = renderControlled(null)
    expect(onChange.mock.calls).toEqual([['atr-14', 'memory']])
    expect(ids()).toEqual(['atr 14'])
  })

  test('incomplete input stays in its field', () => {
    const { onChange, now } = renderControlled('sma-50')
    const key = now().state[0]?.key ?? ''
    act(() => now().events.typeParameter(key, 'period', ''))
    expect(now().state[0]).toMatchObject({ params: { period: 50 }, drafts: { period: '' } })
    expect(onChange.mock.lastCall).toEqual(['sma-50', 'user'])
  })

  test('a step through the history shows other ones', () => {
    const { ids, now } = renderControlled('sma-50')
    act(() => now().setValue('rsi-14'))
    expect(ids()).toEqual(['rsi 14'])
    act(() => now().setValue(''))
    expect(ids()).toEqual([])
  })
})
