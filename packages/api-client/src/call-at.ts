import type { Caller, Decode } from './caller.ts'
import { type Answer, refusedHere } from './fault.ts'
import type { OperationId } from './generated/operations.gen.ts'
import type { CallOptions } from './http.ts'
import { ownPath } from './own-url.ts'

/** Calls a url that the page names, under the rules of an operation; refused with `bad_url` unless it is the own origin's. */
export async function callAt<Facts>(
  { call, baseUrl }: Caller,
  id: OperationId,
  { url, body }: { url: string; body?: unknown },
  decode: Decode<Facts>,
  options?: CallOptions,
): Promise<Answer<Facts>> {
  const path = ownPath(url, baseUrl)
  if (path === null) return refusedHere('bad_url', 'The url leads away from this site.')
  return call(id, { ownUrl: path, body }, decode, options)
}
