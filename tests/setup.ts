import { afterAll, afterEach, expect, vi } from 'vitest'
import { forgetWarnings } from '../packages/ui/src/foundation/dev-warnings.ts'

/** A test that writes to console.error or console.warn fails. */
const original = { error: console.error, warn: console.warn }
let complaints: string[] = []
for (const level of ['error', 'warn'] as const)
  console[level] = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '))
    original[level](...parts)
  }

afterEach(() => {
  forgetWarnings()
  const messages = complaints
  complaints = []
  expect(messages, 'nothing may be written to console.error or console.warn').toEqual([])
})

// files of a worker share its globals, so they are restored
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  Object.assign(console, original)
})
