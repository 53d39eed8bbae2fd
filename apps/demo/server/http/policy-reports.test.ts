import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MS_PER_DAY } from '@accrue/ui/foundation/calendar'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reportsInto } from './policy-reports.ts'

const NOW = Date.UTC(2025, 6, 11, 12)
const fault = (error: unknown) => {
  throw error
}
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'accrue-reports-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a report is one line; a day is limited to one megabyte, also after a restart; the previous day stays', async () => {
  const file = join(folder, 'reports.ndjson')
  let now = NOW
  const open = () => reportsInto(file, () => now, fault)
  const write = async (reports: ReturnType<typeof open>, count: number) => {
    for (let index = 0; index < count; index += 1) reports.add({ text: `\n${'x'.repeat(50_000)}` })
    await reports.written()
    // As if written on that day.
    utimesSync(file, now / 1000, now / 1000)
  }
  await write(open(), 30)
  const { size } = statSync(file)
  expect(size).toBeGreaterThan(900_000)
  expect(size).toBeLessThanOrEqual(1024 * 1024)
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(20)
  await write(open(), 30)
  expect(statSync(file).size).toBe(size)
  now += MS_PER_DAY
  await write(open(), 1)
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1)
  expect(existsSync(`${file}.before`)).toBe(true)
})

test('control characters are escaped, so that a terminal that shows the file obeys none', async () => {
  const file = join(folder, 'reports.ndjson')
  const reports = reportsInto(file, () => NOW, fault)
  const report = { text: 'a\u0000b\u001b[2Jc\u007fd\u009b2Je' }
  reports.add(report)
  await reports.written()
  const line = readFileSync(file, 'utf8')
  expect(line.trimEnd()).not.toMatch(/\p{Cc}/u)
  expect(JSON.parse(line)).toEqual(report)
})
