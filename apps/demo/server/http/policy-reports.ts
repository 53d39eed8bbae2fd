import { appendFile, rename, stat } from 'node:fs/promises'
import { MS_PER_DAY } from '@accrue/ui/foundation/calendar'
import { memoryReports, type PolicyReports } from './deps.ts'

/** Daily limit: anybody can send reports, and they must not fill the disk. */
const MAX_BYTES = 1024 * 1024

/**
 * Keeps reports in memory and appends them to a file, one per line, at most 1 MB a day, in the background. The
 * previous day's file stays.
 */
export function reportsInto(file: string, now: () => number, fault: (error: unknown) => void): PolicyReports {
  const memory = memoryReports()
  let day: number | null = null
  let bytes = 0
  let writing = Promise.resolve()

  async function write(line: string): Promise<void> {
    const today = Math.floor(now() / MS_PER_DAY)
    if (day !== today) {
      const before = await stat(file).catch(() => null)
      const isOld = before !== null && Math.floor(before.mtimeMs / MS_PER_DAY) !== today
      if (isOld) await rename(file, `${file}.before`)
      bytes = before && !isOld ? before.size : 0
      day = today
    }
    const length = Buffer.byteLength(line)
    if (bytes + length > MAX_BYTES) return
    bytes += length
    await appendFile(file, line)
  }

  return {
    all: memory.all,
    add(report) {
      memory.add(report)
      // JSON escapes only half of the control characters, and a terminal that shows the file obeys the others
      const text = JSON.stringify(report).replace(
        /\p{Cc}/gu,
        character => `\\u00${character.charCodeAt(0).toString(16)}`,
      )
      const line = `${text}\n`
      writing = writing.then(() => write(line)).catch(fault)
    },
    written: () => writing,
  }
}
