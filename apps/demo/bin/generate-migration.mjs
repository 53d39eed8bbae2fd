// Writes a migration for what changed in `server/db/schema.ts`: node bin/generate-migration.mjs <name>
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const demo = fileURLToPath(new URL('..', import.meta.url))
const folder = new URL('../server/db/migrations/', import.meta.url)
const [name = 'change'] = process.argv.slice(2)
const { status } = spawnSync('npx', ['drizzle-kit', 'generate', '--name', name], {
  cwd: demo,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
// drizzle-kit names the schema of referenced tables; here the connection chooses it
for (const file of readdirSync(folder).filter(file => file.endsWith('.sql'))) {
  const path = new URL(file, folder)
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"public".', ''))
}
