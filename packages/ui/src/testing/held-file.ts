import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { type Deferred, deferred } from './deferred.ts'

/** A file that comes, or does not, when the test says so: what was asked for last. */
export function heldFile<File>(file: File) {
  const tries: Deferred<File>[] = []
  const fetchFile = vi.fn(() => {
    const next = deferred<File>()
    tries.push(next)
    return next.promise
  })
  return {
    fetchFile,
    comes: () => act(async () => tries.at(-1)?.resolve(file)),
    fails: () => act(async () => tries.at(-1)?.reject(new TypeError('Failed to fetch'))),
  }
}
