import { describe, expect, test } from 'vitest'
import { allowOwnWorkers, type TypesOfScripts } from './own-workers.ts'

type Rules = Parameters<TypesOfScripts['createPolicy']>[1]

function policies() {
  const made: { name: string; rules: Rules }[] = []
  allowOwnWorkers(
    { createPolicy: (name, rules) => made.push({ name, rules }) },
    'https://accrue.example/bonds/1/',
  )
  return made
}

describe('scripts allowed on a page (reliability §2.7a)', () => {
  test('one policy is created, and it allows no HTML and no script text', () => {
    expect(policies().map(({ name, rules }) => [name, Object.keys(rules)])).toEqual([
      ['default', ['createScriptURL']],
    ])
  })

  test('a browser without trusted types needs nothing', () => {
    expect(() => allowOwnWorkers(undefined, 'https://accrue.example/')).not.toThrow()
  })

  test.each(['/assets/layout-worker-D3xk9_2a.js', 'https://accrue.example/assets/layout-worker-D3xk9_2a.js'])(
    'a built file may: %s',
    address => {
      expect(policies()[0]?.rules.createScriptURL(address)).toBe(address)
    },
  )

  test.each([
    'https://elsewhere.example/assets/layout-worker-D3xk9_2a.js',
    '//elsewhere.example/assets/a.js',
    'http://accrue.example/assets/a.js',
    'https://accrue.example:8443/assets/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://accrue.example/6f1b',
    'javascript:alert(1)',
    '/api/emitents/1/file.js',
    '/assets/../api/a.js',
    '/assets/%2e%2e/api/a.js',
    '/assets/a.js?then=b',
    '/assets/a.css',
    'https://',
    '',
  ])('nothing else may: %s', address => {
    expect(policies()[0]?.rules.createScriptURL(address)).toBeNull()
  })
})
