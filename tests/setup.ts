import { afterAll, afterEach, expect, vi } from 'vitest'
import { forgetWarnings } from '../packages/ui/src/foundation/dev-warnings.ts'

/** A test that writes to console.error or console.warn fails: nothing may stand in a user's console. */
const original = { error: console.error, warn: console.warn }
let complaints: string[] = []
for (const level of ['error', 'warn'] as const)
  console[level] = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '))
    original[level](...parts)
  }

afterEach(() => {
  forgetWarnings()
  const said = complaints
  complaints = []
  expect(said, 'nothing may be written to console.error or console.warn').toEqual([])
})

// the files of a worker share its globals: the next one finds them as this one did
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  Object.assign(console, original)
})
