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

const RULES = `Rules for every page:

- Import from an entry such as \`@accrue/ui/controls\`, never from the package's root or its \`dist\`.
- Render one \`UiProvider\` from \`@accrue/ui/foundation\` at the root, with \`lang\`, \`labels\` (\`@accrue/ui/labels/en.json\`) and, if users have different access, \`session\` and \`access\`.
- Styles: with Tailwind 4, \`@import "tailwindcss"; @import "@accrue/ui/tailwind.css";\`, else \`@accrue/ui/styles.css\` once.
- Components fetch nothing. A prop named by a bare verb (\`search\`, \`load\`) is a port, an async function of yours; \`onX\` is a callback.
- Days are texts \`yyyy-mm-dd\`, decimals are texts or numbers, a missing value is \`null\`.
- Controlled state: \`value\`/\`onValueChange\`, \`open\`/\`onOpenChange\`, \`page\`/\`onPageChange\`. Most components are uncontrolled without it; \`Paginator\` and \`Dialog\` are always controlled.
- Custom markup: each component with state has a hook (\`useTabs\`, \`useDatePicker\`, …); the component takes its result as \`model\`.
- Colours are CSS variables (\`--accent\`, \`--surface\`, …); the theme is the system's, or \`data-theme\` of any element, \`"light"\` or \`"dark"\`. No hex colours in a page.
- Give arrays and functions in props a stable identity (module scope, \`useMemo\`, \`useCallback\`).`

export function llmsText({ manifest, pages, api, items }) {
  const count = folder => api.components.filter(({ file }) => folderOf(file) === folder).length
  const folders = Object.entries(WHAT)
  return `# ${manifest.name}

> ${manifest.description} React, TypeScript, Tailwind 4 or a ready style sheet. Covers bonds, stocks, funds, indexes and issuers.

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
