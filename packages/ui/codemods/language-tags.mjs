/**
 * Languages are BCP 47 tags (0.3.0). Run it over your source, look at the difference, and read what it reports:
 *
 *     npx jscodeshift@17 --transform node_modules/@accrue/ui/codemods/language-tags.mjs src
 *
 * It changes literal codes: `lang` of UiProvider, arguments of functions of @accrue/ui, and the paths of label files.
 * Variables are left as they are.
 */

const TAGS = new Map(
  Object.entries({
    chn: 'zh',
    deu: 'de',
    eng: 'en',
    esp: 'es',
    fra: 'fr',
    ita: 'it',
    pol: 'pl',
    rus: 'ru',
    tur: 'tr',
    ukr: 'uk',
  }),
)

const LABEL_FILE = /^(@accrue\/(?:ui|bond-page)\/labels\/)(\w+)(\.json)$/

export const parser = 'tsx'

export default function languageTags(file, { jscodeshift: j, report }) {
  const root = j(file.source)
  const warn = (node, text) => report(`line ${node.loc?.start.line ?? '?'}: ${text}`)
  let changed = false

  /** Replaces a literal code by its tag; returns whether the node is a literal. */
  const replaceCode = node => {
    if (node?.type !== 'StringLiteral') return false
    const tag = TAGS.get(node.value)
    if (tag) {
      node.value = tag
      changed = true
    }
    return true
  }

  root.find(j.StringLiteral).forEach(({ node }) => {
    const path = LABEL_FILE.exec(node.value)
    const tag = TAGS.get(path?.[2])
    if (!tag) return
    node.value = path[1] + tag + path[3]
    changed = true
  })

  const names = new Map()
  root.find(j.ImportDeclaration).forEach(({ node }) => {
    if (!/^@accrue\/ui(?:\/|$)/.test(String(node.source.value))) return
    for (const specifier of node.specifiers ?? [])
      if (specifier.type === 'ImportSpecifier')
        names.set(specifier.local?.name ?? specifier.imported.name, specifier.imported.name)
  })

  root.find(j.JSXOpeningElement).forEach(({ node: { name, attributes } }) => {
    if (names.get(name.name) !== 'UiProvider') return
    for (const attribute of attributes ?? []) {
      if (attribute.type !== 'JSXAttribute') {
        warn(attribute, 'spread props are left as they are: lang is a BCP 47 tag now')
        continue
      }
      if (attribute.name.name !== 'lang') continue
      const { value } = attribute
      const isLiteral = replaceCode(value?.type === 'JSXExpressionContainer' ? value.expression : value)
      if (!isLiteral) warn(attribute, 'lang is a BCP 47 tag now: check where its value comes from')
    }
  })

  root.find(j.CallExpression).forEach(({ node: { callee, arguments: given } }) => {
    if (!names.has(callee.name)) return
    for (const argument of given) {
      replaceCode(argument)
      if (argument.type !== 'ObjectExpression') continue
      for (const property of argument.properties)
        if (property.key?.name === 'lang' && !property.computed) replaceCode(property.value)
    }
  })

  return changed ? root.toSource({ quote: 'single' }) : undefined
}
