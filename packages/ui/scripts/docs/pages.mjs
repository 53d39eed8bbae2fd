/** The Storybook's pages as markdown. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

/** The order for newcomers; other pages follow by name. */
const ORDER = [
  'start-here',
  'introduction',
  'ports',
  'access',
  'labels',
  'headless',
  'recipes',
  'tokens',
  'foundation',
  'controls',
  'tables',
  'charts',
  'blocks',
  'shell',
  'migration',
]

const FOLDERS = ['foundation', 'controls', 'tables', 'charts', 'blocks', 'shell']

const placeOf = name => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)

/** Every page of documentation: name, title, summary and markdown. */
export function readPages(root, components) {
  return readdirSync(join(root, 'src'))
    .filter(file => file.endsWith('.mdx'))
    .map(file => file.replace(/\.mdx$/, ''))
    .sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))
    .map(name => readPage(root, name, components))
}

function readPage(root, name, components) {
  const read = file => readFileSync(join(root, 'src', file), 'utf8')
  const text = pageAsMarkdown({ mdx: read(`${name}.mdx`), read, components })
  const title = /^# (.+)$/m.exec(text)?.[1]
  if (!title) throw new Error(`src/${name}.mdx has no heading of its own`)
  return { name, title, summary: summaryOf(text), text }
}

/** The first sentences of the first paragraph, links as text. */
function summaryOf(text) {
  const [, first = ''] = /^# .+\n+((?:.+\n?)+)/m.exec(text) ?? []
  const plain = first
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .trim()
  const [head = '', ...more] = plain.match(/.+?[.!?](?= |$)/g) ?? [plain]
  return more.reduce(
    (summary, next) => (summary.length + next.length < LONGEST_SUMMARY ? summary + next : summary),
    head,
  )
}

const LONGEST_SUMMARY = 200
const FENCE = /^```[\s\S]*?^```$/gm

/**
 * One page of MDX as markdown; fenced code stays as it is. `read` gives the text of a file beside the page, `components` the
 * names that the reference has a heading for.
 */
function pageAsMarkdown({ mdx, read, components }) {
  const headings = new Set(components.map(name => name.toLowerCase()))
  const raw = new Map(
    [...mdx.matchAll(/^import (\w+) from '\.\/([^']+)\?raw'$/gm)].map(([, id, file]) => [id, file]),
  )
  const fences = []
  const keep = fence => `@@${fences.push(fence) - 1}@@`
  const linked = text =>
    text.replace(
      /\]\(\?path=\/docs\/(\S+?)--docs(#[\w-]+)?\)/g,
      (_, id, anchor = '') => `](${pathOf(id, headings)}${anchor})`,
    )
  const text = mdx
    .replace(FENCE, keep)
    .replace(/^import (?:[\s\S]*?) from '[^']+'\n/gm, '')
    .replace(/^export const [\s\S]*?\n(?=\n)/gm, '')
    .replace(/<Meta [\s\S]*?\/>\n?/g, '')
    .replace(/<(Guide|Keys|DoDont)\b([\s\S]*?)\/>\n?(?=\n|$)/g, (_, name, props) =>
      keep(linked(tableOf(name, props))),
    )
    .replace(/`[^`\n]+`/g, keep)
    .replace(/<Source\b[^>]*\bcode=\{(\w+)\}[^>]*\/>/g, (whole, id) => {
      const file = raw.get(id)
      return file
        ? keep(`\`\`\`${file.split('.').pop()} file=${file}\n${read(file).trimEnd()}\n\`\`\``)
        : whole
    })
    .replace(
      /<Canvas\b[^>]*\bof=\{(\w+?)(?:Stories)?\.(\w+)\}[^>]*\/>/g,
      (_, of, story) => `(In the Storybook: ${spaced(of)}, ${spaced(story).toLowerCase()}.)`,
    )
    .replace(/<([A-Z]\w*)\b[^>]*?\/>/g, (_, name) => `(In the Storybook: ${spaced(name).toLowerCase()}.)`)
    .replace(/\{\/\*[\s\S]*?\*\/\}\n?/g, '')
    .replace(/\n{3,}/g, '\n\n')
  return `${linked(text)
    .replace(/@@(\d+)@@/g, (_, at) => fences[at])
    .trim()}\n`
}

/** The path of a page; a widget's own page is in the reference of its folder. */
function pathOf(id, headings) {
  const [folder, ...rest] = id.split('-')
  if (!FOLDERS.includes(folder)) return `${id}.md`
  const heading = rest.join('')
  if (heading === 'overview') return `${folder}.md`
  return headings.has(heading) ? `reference/${folder}.md#${heading}` : `reference/${folder}.md`
}

const spaced = name => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2')

/** The headings of the tables that have fixed columns, as in `.storybook/guide.tsx`. */
const HEADS = { Keys: ['Context', 'Keys', 'Action'], DoDont: ['Do', 'Don’t', 'Why'], Guide: [] }

function tableOf(name, props) {
  const readProp = key => {
    const [, text] = new RegExp(`${key}=\\{([\\s\\S]*?\\])\\}`).exec(props) ?? []
    return text && runInNewContext(text)
  }
  const heads = readProp('heads') ?? HEADS[name]
  return markdownTable(heads, readProp('rows') ?? [])
}

/** A markdown table; bars in cells are escaped. */
export function markdownTable(heads, rows) {
  const line = cells =>
    `| ${cells.map(cell => String(cell).replace(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`
  return `${[line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')}\n`
}
