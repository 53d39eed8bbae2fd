import { describe, expect, test } from 'vitest'
import { operationIds, operations } from './generated/operations.gen.ts'
import { exampleOf } from './testing/fake-server.ts'
import { invalidFields } from './validate.ts'

const requestOf = (operation: keyof typeof operations) => ({
  method: operations[operation].method,
  url: `https://site.test${operations[operation].path.replace(/\{\w+\}/g, '1')}`,
})

describe('answers match the generated schemas', () => {
  const withJson = operationIds.filter(operation => operations[operation].answer === 'json')
  test.each(withJson)('the example of %s is valid', operation => {
    expect(invalidFields(requestOf(operation), exampleOf(operation))).toEqual([])
  })

  test('names the invalid field', () => {
    expect(invalidFields(requestOf('getSettings'), { hints: 'yes' })).toEqual([
      expect.stringMatching(/^getSettings hints: /),
    ])
  })

  test('names a url that matches no operation', () => {
    expect(invalidFields({ method: 'GET', url: 'https://site.test/api/none/' }, {})).toEqual([
      'GET https://site.test/api/none/ is no operation of the API',
    ])
  })
})
