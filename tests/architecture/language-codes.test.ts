import ts from 'typescript'
import { expect, test } from 'vitest'
import { languageOfCode, SITE_CODES } from '../../packages/api-client/src/decode/languages.ts'
import { isShipped, sources, walk } from './source.ts'

const SHIPPED = sources(
  'packages/ui/src',
  'packages/bond-page/src',
  'packages/api-client/src',
  'apps/demo/src',
  'apps/demo/server',
).filter(file => isShipped(file) && !file.path.includes('/generated/'))

test('the specification’s language codes are written in one module; everything else has BCP 47 tags', () => {
  const codes = SHIPPED.flatMap(({ path, tree }) => {
    const found: string[] = []
    walk(tree, node => {
      if (ts.isStringLiteralLike(node) && languageOfCode(node.text)) found.push(`${path} ${node.text}`)
    })
    return found
  })
  expect(codes).toEqual(
    Object.values(SITE_CODES).map(code => `packages/api-client/src/decode/languages.ts ${code}`),
  )
})
