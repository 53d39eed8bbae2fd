import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
// @ts-expect-error plain JavaScript, which the runner loads without tools
import { answerOf, packument, tarballPath } from './registry.mjs'

const manifest = { name: '@accrue/ui', version: '1.2.3', dependencies: { clsx: '2.1.1' } }
const bytes = Buffer.from('a tarball')
const origin = 'http://127.0.0.1:4000'

test('the metadata of a package has what npm needs: latest version, dependencies, URL and digest', () => {
  const { versions, ...document } = packument(manifest, `${origin}/x.tgz`, bytes)
  expect(document).toEqual({ _id: '@accrue/ui', name: '@accrue/ui', 'dist-tags': { latest: '1.2.3' } })
  expect(versions['1.2.3']).toMatchObject({
    ...manifest,
    dist: {
      tarball: `${origin}/x.tgz`,
      integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
      shasum: createHash('sha1').update(bytes).digest('hex'),
    },
  })
})

test.each([
  ['/@accrue%2fui', 'the document, as npm asks for it'],
  ['/@accrue/ui', 'the document, as a browser asks for it'],
])('%s is %s', path => {
  const { type, body } = answerOf([{ manifest, bytes }], path, origin)
  expect(type).toBe('application/json')
  expect(JSON.parse(body).versions['1.2.3'].dist.tarball).toBe(`${origin}/@accrue/ui/-/ui-1.2.3.tgz`)
})

test('the tarball is at the URL of the metadata', () => {
  expect(answerOf([{ manifest, bytes }], tarballPath(manifest), origin).body).toBe(bytes)
})

test.each(['/@accrue%2fother', '/@accrue/ui/-/ui-9.9.9.tgz', '/'])('%s is not there', path => {
  expect(answerOf([{ manifest, bytes }], path, origin)).toBeNull()
})
