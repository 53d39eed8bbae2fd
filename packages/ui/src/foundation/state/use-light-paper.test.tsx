import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useLightPaper } from './use-light-paper.ts'

const { dataset } = document.documentElement
const say = (...names: string[]) => {
  for (const name of names) window.dispatchEvent(new Event(name))
}
afterEach(() => {
  delete dataset.theme
})

test.each(['dark', 'light', undefined])(
  'P9 a page with the theme %s prints in light, and is restored after it',
  theme => {
    if (theme) dataset.theme = theme
    renderHook(() => useLightPaper())
    say('beforeprint')
    expect(dataset.theme).toBe('light')
    say('afterprint')
    expect(dataset.theme).toBe(theme)
  },
)

test('repeated print events do not lose the theme', () => {
  dataset.theme = 'dark'
  renderHook(() => useLightPaper())
  say('beforeprint', 'beforeprint', 'afterprint', 'afterprint')
  expect(dataset.theme).toBe('dark')
})

test('after unmounting the theme does not change', () => {
  dataset.theme = 'dark'
  renderHook(() => useLightPaper()).unmount()
  say('beforeprint')
  expect(dataset.theme).toBe('dark')
})
