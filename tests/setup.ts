import { afterEach, expect } from 'vitest'

/** A test that writes to console.error or console.warn fails: nothing may stand in a user's console. */
const original = { error: console.error, warn: console.warn }
let complaints: string[] = []
for (const level of ['error', 'warn'] as const)
  console[level] = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '))
    original[level](...parts)
  }

afterEach(() => {
  const said = complaints
  complaints = []
  expect(said, 'nothing may be written to console.error or console.warn').toEqual([])
})
