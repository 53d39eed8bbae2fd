import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { exitCodeOf } from './start-fault.ts'

function faultOf(env: Record<string, string>): unknown {
  try {
    readConfig(env, '/repo')
    return null
  } catch (error) {
    return error
  }
}

describe('environment', () => {
  test('has the contract’s defaults', () => {
    expect(readConfig({}, '/repo')).toEqual({
      port: 4173,
      host: undefined,
      publicUrl: undefined,
      secure: false,
      trustedProxies: [],
      databaseUrl: undefined,
      database: { poolSize: 10, connectMs: 2000, statementMs: 2500 },
      requestMs: 30_000,
      maxRequests: 300,
      renderThreads: availableParallelism(),
      drainMs: 4000,
      metrics: null,
      logLevel: 'warn',
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
    expect(readConfig(env, '/repo')).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://x/y',
      dataDir: '/data',
      today: '2026-03-24',
    })
  })

  test('an https site address behind a trusted proxy makes the site secure', () => {
    const env = { PUBLIC_URL: 'https://bonds.example/', TRUSTED_PROXIES: '10.0.0.0/8, ::1' }
    expect(readConfig(env, '/repo')).toMatchObject({
      publicUrl: 'https://bonds.example',
      secure: true,
      trustedProxies: ['10.0.0.0/8', '::1'],
    })
  })

  test('an empty variable counts as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', METRICS_PORT: '' }, '/repo')).toEqual(
      readConfig({}, '/repo'),
    )
  })

  test.each<Record<string, string>>([
    { PORT: 'x' },
    { PORT: '70000' },
    { PORT: '1.5' },
    { PORT: '0x10' },
    { HOST: 'localhost:80' },
    { PUBLIC_URL: 'bonds.example' },
    { PUBLIC_URL: 'https://bonds.example/path' },
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    { TRUSTED_PROXIES: 'all' },
    { DATABASE_URL: 'mysql://x/y' },
    { DATABASE_POOL_SIZE: '0' },
    { DATABASE_STATEMENT_TIMEOUT_MS: '-1' },
    { REQUEST_TIMEOUT_MS: '30s' },
    { METRICS_PORT: '70000' },
    { LOG_LEVEL: 'loud' },
    { ACCRUE_TODAY: '2026-02-30' },
    { ACCRUE_TODAY: 'today' },
  ])('%j fails the start and is named', env => {
    const fault = faultOf(env)
    expect(fault).toMatchObject({ message: expect.stringContaining(Object.keys(env)[0] ?? '') })
    expect(exitCodeOf(fault)).toBe(78)
  })

  test('https without a TLS-terminating proxy fails the start', () => {
    expect(faultOf({ PUBLIC_URL: 'https://bonds.example' })).toMatchObject({
      message: 'TRUSTED_PROXIES must name the proxy that terminates TLS for PUBLIC_URL',
    })
  })

  test('reports every mistake at once', () => {
    const fault = faultOf({ PORT: 'x', LOG_LEVEL: 'loud' }) as Error
    expect(fault.message.split('\n')).toEqual([
      'PORT is not a whole number from 0 to 65535',
      'LOG_LEVEL is none of debug, info, warn, error, silent',
    ])
  })
})
