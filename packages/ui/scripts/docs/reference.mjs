/** `props.json` as markdown: a page per folder. */
import { folderOf } from './api.mjs'
import { markdownTable } from './pages.mjs'

const FOLDERS = ['foundation', 'controls', 'tables', 'charts', 'blocks', 'shell', 'testing']

/** The folders that export something, each with its page. */
export function writeReference(api) {
  return FOLDERS.map(folder => ({ folder, text: pageOf(folder, api) }))
}

function pageOf(folder, api) {
  const here = kind => api[kind].filter(({ file }) => folderOf(file) === folder)
  const sections = [
    section('Components', here('components').map(componentText)),
    section('Hooks', here('hooks').map(functionText)),
    section('Functions', here('functions').map(functionText)),
    section(
      'Constants',
      here('constants').map(one => entryText(one, [`\`${one.type}\``])),
    ),
    section(
      'Types',
      here('types').map(one => entryText(one, [fence(one.definition)])),
    ),
    section(
      'Types that these name',
      here('named').map(one => entryText(one, [fence(one.definition)])),
    ),
  ]
  return `${[`# Reference: ${folder}`, 'Generated from the types.', ...sections.flat()].join('\n\n')}\n`
}

const section = (title, texts) => (texts.length ? [`## ${title}`, ...texts] : [])
const fence = text => `\`\`\`ts\n${text}\n\`\`\``

const importText = ({ name, entry, alsoFrom }) =>
  [
    `\`import { ${name} } from '${entry}'\``,
    ...(alsoFrom.length ? [`also from ${alsoFrom.map(one => `\`'${one}'\``).join(', ')}`] : []),
  ].join(', ')

const entryText = ({ name, entry, alsoFrom = [], description, deprecated }, more) =>
  [
    `### ${name}`,
    ...(entry === undefined ? [] : [importText({ name, entry, alsoFrom })]),
    ...(deprecated === undefined ? [] : [`**Deprecated.** ${deprecated}`]),
    ...(description ? [description] : []),
    ...more,
  ].join('\n\n')

const functionText = one =>
  entryText(one, [fence(one.signatures.map(signature => `${one.name}${signature}`).join('\n'))])

function componentText(one) {
  const rows = Object.entries(one.props).map(([name, prop]) => [
    `\`${name}\`${prop.required ? ' (required)' : ''}`,
    `\`${prop.values ? prop.values.map(value => JSON.stringify(value)).join(' | ') : prop.type}\``,
    prop.default === undefined ? '' : `\`${prop.default}\``,
    prop.description,
  ])
  const rest = one.rest ? [`Besides: ${one.rest.map(name => `\`${name}\``).join(', ')}, on its root.`] : []
  const table = rows.length ? [markdownTable(['Prop', 'Type', 'Default', 'What it is'], rows).trimEnd()] : []
  return entryText(one, [...table, ...rest])
}
