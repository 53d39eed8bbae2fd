// Writes what the package ships for readers without a browser: props.json, the pages as markdown, llms.txt, the registry
// and the design tokens. Beside them, the names of months and weekdays.
// `npm run generate -w @accrue/ui`; `ACCRUE_GENERATED` is another folder to write to.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { entriesOf, programOf, readApi } from './docs/api.mjs'
import { dateNames } from './docs/date-names.mjs'
import { json } from './docs/json.mjs'
import { llmsText } from './docs/llms.mjs'
import { readPages } from './docs/pages.mjs'
import { writeReference } from './docs/reference.mjs'
import { registryIndex, registryItems } from './docs/registry.mjs'
import { tokenFiles } from './docs/tokens.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const out = process.env.ACCRUE_GENERATED ?? root
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const program = programOf(
  root,
  entriesOf(manifest).map(({ source }) => join(root, source)),
)
const { types, named, ...api } = readApi({ root, manifest, program })
const pages = readPages(
  root,
  api.components.map(({ name }) => name),
)
const items = registryItems({ root, manifest })

const tokens = tokenFiles(readFileSync(join(root, 'src/styles/theme.css'), 'utf8'))

const head = { package: manifest.name }
const files = {
  'docs/props.json': json({ ...head, ...api }),
  'docs/types.json': json({ ...head, types }),
  ...Object.fromEntries(pages.map(({ name, text }) => [`docs/${name}.md`, text])),
  ...Object.fromEntries(
    writeReference({ ...api, types, named }).map(({ folder, text }) => [`docs/reference/${folder}.md`, text]),
  ),
  'llms.txt': llmsText({ manifest, pages, api, items }),
  'registry.json': json(registryIndex(manifest, items)),
  'src/foundation/format/date-names.ts': dateNames(),
  ...Object.fromEntries(Object.entries(tokens).map(([name, tokens]) => [`tokens/${name}`, json(tokens)])),
  ...Object.fromEntries(items.map(item => [`registry/${item.name}.json`, json(item)])),
}

for (const folder of ['docs', 'registry', 'tokens'])
  rmSync(join(out, folder), { recursive: true, force: true })
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(out, path)), { recursive: true })
  writeFileSync(join(out, path), text)
}
