import { fileURLToPath } from 'node:url'
import { createApi } from '@accrue/api-client'
import { exampleOf, jsonResponse } from '@accrue/api-client/testing'
import { build } from 'vite'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerCheck } from './answer-check.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('in development every answer is checked against its schema', () => {
  const settingsBy = async (answer: unknown) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const fetch = async () => jsonResponse(answer)
    await createApi({ fetch, baseUrl: 'https://site.test', ...answerCheck }).settings.load()
    await vi.dynamicImportSettled()
    return log.mock.calls
  }

  test('a field that violates the schema is logged with its URL', async () => {
    expect(await settingsBy({ hints: 'yes' })).toEqual([
      [
        expect.stringMatching(
          /^GET https:\/\/site\.test\/api\/user\/settings\/ breaks its schema:\ngetSettings hints: /,
        ),
      ],
    ])
  })

  test('a valid answer is not logged', async () => {
    expect(await settingsBy(exampleOf('getSettings'))).toEqual([])
  })
})

describe('the schemas', () => {
  /** The code of a build of the check alone, including its lazy chunks. */
  const codeOf = async (environment: 'development' | 'production') => {
    vi.stubEnv('NODE_ENV', environment)
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      mode: environment,
      resolve: { conditions: ['@accrue/source', 'module', 'development|production'] },
      build: {
        write: false,
        minify: false,
        rollupOptions: {
          input: fileURLToPath(new URL('./answer-check.ts', import.meta.url)),
          preserveEntrySignatures: 'strict',
        },
      },
    })
    return [built]
      .flat()
      .flatMap(one => ('output' in one ? one.output.map(part => ('code' in part ? part.code : '')) : []))
  }

  test('are not in production builds', async () => {
    const code = await codeOf('production')
    expect(code).toHaveLength(1)
    expect(code[0]).not.toContain('import(')
    expect(code[0]?.length).toBeLessThan(500)
  })

  test('load lazily in development builds', async () => {
    const code = await codeOf('development')
    expect(code.some(part => part.includes('vGetSettingsResponse'))).toBe(true)
    expect(code.find(part => part.includes('answerCheck'))).toContain('import(')
  })
})
