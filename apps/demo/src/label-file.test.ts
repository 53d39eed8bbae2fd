import { afterEach, describe, expect, test, vi } from 'vitest'
import { readLabelFile } from './label-file.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (answer: () => Response | Promise<Response>) => {
  const fetchFile = vi.fn(async (_address: string) => answer())
  vi.stubGlobal('fetch', fetchFile)
  return fetchFile
}

describe('P1 the file of the page’s texts', () => {
  test('is read once from its address', async () => {
    const fetchFile = answering(() => Response.json({ yield: 'Yield' }))
    expect(await readLabelFile('/assets/labels-bond-eng-1.json')).toEqual({ yield: 'Yield' })
    expect(fetchFile.mock.calls.map(([address]) => address)).toEqual(['/assets/labels-bond-eng-1.json'])
  })

  test.each<[string, () => Response | Promise<Response>]>([
    ['a refusal', () => new Response('{}', { status: 404 })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no JSON', () => new Response('<!doctype html>')],
    ['no texts', () => Response.json({ yield: 1 })],
    ['nothing', () => Response.json(null)],
  ])('%s gives null', async (_name, answer) => {
    answering(answer)
    expect(await readLabelFile('/assets/labels-bond-eng-1.json')).toBeNull()
  })

  test('a document without an address needs no request', async () => {
    const fetchFile = answering(() => Response.json({}))
    expect(await readLabelFile(null)).toBeNull()
    expect(fetchFile).not.toHaveBeenCalled()
  })
})
