import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const client = fileURLToPath(new URL('../../packages/api-client', import.meta.url))
const committed = join(client, 'src/generated')
const fresh = mkdtempSync(join(tmpdir(), 'accrue-generated-'))

/** Every file below a folder, by its path from there. */
function filesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return new Map(
    files.map(file => {
      const path = join(file.parentPath, file.name)
      return [relative(folder, path), readFileSync(path, 'utf8')]
    }),
  )
}

describe('src/generated matches openapi.yaml: run `npm run generate` after changing it', () => {
  beforeAll(() => {
    execFileSync('npm', ['run', 'generate', '--silent'], {
      cwd: client,
      env: { ...process.env, ACCRUE_GENERATED: fresh },
      stdio: 'pipe',
    })
  })
  afterAll(() => rmSync(fresh, { recursive: true, force: true }))

  test('the same files', () => {
    expect([...filesOf(fresh).keys()].toSorted()).toEqual([...filesOf(committed).keys()].toSorted())
  })

  test('byte for byte', () => {
    const stored = filesOf(committed)
    const different = [...filesOf(fresh)]
      .filter(([name, text]) => stored.get(name) !== text)
      .map(([name]) => name)
    expect(different).toEqual([])
  })
})
