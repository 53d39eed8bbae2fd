import { type Answer, ApiFault, type Refused, WrongForm } from './fault.ts'
import type { OperationId } from './generated/operations.gen.ts'
import { type CallOptions, type Http, type Input, type Result, refusedHere } from './http.ts'
import { ownPath } from './own-url.ts'

/** Turns the JSON of an answer into facts; throws `WrongForm` when its outermost form is wrong. */
export type Decode<Facts> = (body: unknown) => Facts | Promise<Facts>

/** A decoder that is fetched with the first answer that needs it: a page has only those of what it asks. */
export function later<Facts>(fetchDecode: () => Promise<(body: unknown) => Facts>): Decode<Facts> {
  let decode: ((body: unknown) => Facts) | null = null
  return async body => {
    decode ??= await fetchDecode()
    return decode(body)
  }
}

/**
 * Calls with decoding, in the grammar of ports: resolves with facts or a refusal, rejects with `ApiFault` when the transport failed and with
 * an AbortError when the caller cancelled.
 */
export function createCaller(http: Http) {
  return {
    /** Calls an operation and decodes its answer. */
    async call<Id extends OperationId, Facts>(
      id: Id,
      input: Input<Id>,
      decode: Decode<Facts>,
      options?: CallOptions,
    ): Promise<Answer<Facts>> {
      return settle(id, await http.request(id, input, options), decode)
    },

    /** Calls a url that the page names, under the rules of an operation; refused with `bad_url` unless it is the own origin's. */
    async callAt<Id extends OperationId, Facts>(
      id: Id,
      url: string,
      body: unknown,
      decode: Decode<Facts>,
      options?: CallOptions,
    ): Promise<Answer<Facts>> {
      const path = ownPath(url, http.baseUrl)
      if (path === null) return refusedHere('bad_url', 'The url leads away from this site.')
      return settle(id, await http.requestAt(id, path, body, options), decode)
    },

    /** Sends a log: resolves at once and never rejects. */
    async log<Id extends OperationId>(id: Id, input: Input<Id>): Promise<void> {
      await http.request(id, input)
    },
  }
}

export type Caller = ReturnType<typeof createCaller>

async function settle<Facts>(
  operation: OperationId,
  result: Result,
  decode: Decode<Facts>,
): Promise<{ kind: 'ok'; data: Facts } | Refused> {
  if (result.kind === 'refused') return result
  if (result.kind === 'aborted') throw new DOMException('The call was cancelled', 'AbortError')
  if (result.kind === 'fault') throw new ApiFault(result.fault)
  try {
    return { kind: 'ok', data: await decode(result.data) }
  } catch (cause) {
    const detail = cause instanceof WrongForm ? cause.message : 'the answer could not be read'
    throw new ApiFault({ kind: 'schema', reason: 'form', operation, status: 200, retryAfter: null, detail })
  }
}
