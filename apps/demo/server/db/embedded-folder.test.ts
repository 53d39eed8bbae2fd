import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from './store.ts'

const NOW = Date.UTC(2025, 6, 11, 12)

test('the folder of the embedded database keeps its data, is locked while another process uses it, and survives a stale lock', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'accrue-'))
  try {
    const first = await openStore({ dataDir })
    await first.settings.write(1, { hints: false }, NOW)
    await first.requests.deleteSavedRequest(2, 2001)
    await first.close()
    writeFileSync(join(dataDir, 'process.id'), '1')
    await expect(openStore({ dataDir })).rejects.toThrow(/in use by process 1/)
    writeFileSync(join(dataDir, 'process.id'), '999999999')
    const second = await openStore({ dataDir })
    expect(await second.settings.read(1)).toEqual({ hints: false })
    expect((await second.requests.savedRequests(2)).map(request => request.id)).toEqual([2002])
    await second.close()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
