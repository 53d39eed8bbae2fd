import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { type Deferred, deferred } from './deferred.ts'

/** A fetch of a file that the test resolves or rejects; the last call counts. */
export function controlledFile<File>(file: File) {
  const requests: Deferred<File>[] = []
  const fetchFile = vi.fn(() => {
    const next = deferred<File>()
    requests.push(next)
    return next.promise
  })
  return {
    fetchFile,
    comes: () => act(async () => requests.at(-1)?.resolve(file)),
    fails: () => act(async () => requests.at(-1)?.reject(new TypeError('Failed to fetch'))),
  }
}
