import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetWarnings } from '../../../foundation/dev-warnings.ts'
import { loadPdfLibraries } from './pdf-libraries.ts'

vi.mock('@cantoo/fontkit', () => {
  throw new Error('Cannot find package')
})

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(() => {
  forgetWarnings()
  warn.mockClear()
})
afterEach(() => vi.unstubAllEnvs())

test('C16 without its libraries a PDF fails with the command that installs them, and developers are warned once', async () => {
  const command = /npm install @cantoo\/pdf-lib @cantoo\/fontkit$/
  await expect(loadPdfLibraries()).rejects.toThrow(command)
  await expect(loadPdfLibraries()).rejects.toHaveProperty('cause')
  expect(warn.mock.calls).toEqual([[expect.stringMatching(command)]])
})

test('in production nothing is written to the console', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  await expect(loadPdfLibraries()).rejects.toThrow()
  expect(warn).not.toHaveBeenCalled()
})
