/** `llms.txt` (llmstxt.org): links to the documentation for assistants. */
import { folderOf } from './api.mjs'

const WHAT = {
  foundation: 'provider, labels, access, numbers, days, links, storage',
  controls: 'buttons, fields, date pickers, tabs, dialogs, popups, states',
  tables: 'data table, scroll table, column settings, export',
  charts: 'time chart, stock chart, chart panel, issuer map, network graph, export',
  blocks: 'search, watchlists, reports, multipliers, comments: whole parts of a page over ports',
  shell: 'menus, banners, login, settings: the frame of a page',
  testing: 'rendering with a provider, sample users, pseudo-languages, for the tests of a page',
}

const RULES = `Rules that every page keeps:

- Import from an entry such as \`@accrue/ui/controls\`, never from the package's root or its \`dist\`.
- One \`UiProvider\` from \`@accrue/ui/foundation\` stands round everything, with \`lang\`, \`labels\` (\`@accrue/ui/labels/en.json\`) and, where not everybody may see everything, \`session\` and \`access\`.
- Styles: with Tailwind 4, \`@import "tailwindcss"; @import "@accrue/ui/tailwind.css";\`, else \`@accrue/ui/styles.css\` once.
- Widgets fetch nothing. A prop named by a bare verb (\`search\`, \`load\`) is a port: an async function of yours; \`onX\` only tells.
- Days are texts \`yyyy-mm-dd\`, decimals are texts or numbers, a missing value is \`null\`.
- State that the page holds: \`value\`/\`onValueChange\`, \`open\`/\`onOpenChange\`, \`page\`/\`onPageChange\`; left out, the widget holds it.
- Own looks: each widget with state has a hook (\`useTabs\`, \`useDatePicker\`, …) that gives \`{ state, events }\`; the widget takes it as \`model\`.
- Colours are CSS variables (\`--accent\`, \`--surface\`, …); the theme is the system's, or \`data-theme\` of any element, \`"light"\` or \`"dark"\`. No hex in a page.
- Give arrays and functions that a widget takes a stable identity (module scope, \`useMemo\`, \`useCallback\`).`

export function llmsText({ manifest, pages, api, items }) {
  const count = folder => api.components.filter(({ file }) => folderOf(file) === folder).length
  const folders = Object.entries(WHAT)
  return `# ${manifest.name}

> ${manifest.description} React, TypeScript, Tailwind 4 or a ready style sheet. Pages about bonds, stocks, funds, indexes and issuers are put together from it.

${RULES}

## Guides

${pages.map(({ name, title, summary }) => `- [${title}](docs/${name}.md): ${summary}`).join('\n')}

## Reference

${folders.map(([folder, what]) => `- [${manifest.name}/${folder}](docs/reference/${folder}.md): ${what}${count(folder) ? ` (${count(folder)} components)` : ''}`).join('\n')}

## Examples

${items.map(({ name, title, description }) => `- [${title}](registry/${name}.json): ${description}`).join('\n')}

## Optional

- [Registry](registry.json): the examples in the form of shadcn's registry; \`npx shadcn add ./node_modules/${manifest.name}/registry/<name>.json\` copies one
`
}
