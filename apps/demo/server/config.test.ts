import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('environment', () => {
  test('has the defaults of the contract', () => {
    expect(readConfig({}, '/repo')).toEqual({
      port: 4173,
      databaseUrl: undefined,
      dataDir: '/repo/.accrue',
      today: '2025-07-11',
    })
  })

  test('is read from PORT, DATABASE_URL, ACCRUE_DATA_DIR and ACCRUE_TODAY', () => {
    const env = {
      PORT: '8080',
      DATABASE_URL: 'postgres://x/y',
      ACCRUE_DATA_DIR: '/data',
      ACCRUE_TODAY: '2026-03-24',
    }
    expect(readConfig(env, '/repo')).toEqual({
      port: 8080,
      databaseUrl: 'postgres://x/y',
      dataDir: '/data',
      today: '2026-03-24',
    })
  })

  test.each<Record<string, string>>([
    { PORT: 'x' },
    { PORT: '70000' },
    { PORT: '1.5' },
    { ACCRUE_TODAY: '2026-02-30' },
    { ACCRUE_TODAY: 'today' },
  ])('%j stops the start with its name', env =>
    expect(() => readConfig(env, '/repo')).toThrow(Object.keys(env)[0]),
  )
})
