import { type Answer, faultOf, WrongForm } from './fault.ts'
import type { OperationId } from './generated/operations.gen.ts'
import { type CallOptions, createHttp, type HttpOptions, type Input, type OwnUrl } from './http.ts'

/** Turns the JSON of an answer into facts; throws `WrongForm` when its outermost form is wrong. */
export type Decode<Facts> = (body: unknown) => Facts

/**
 * Calls with decoding, in the grammar of ports: resolves with facts or a refusal, rejects with `ApiFault` when the transport failed and with
 * an AbortError when the caller cancelled. Groups of calls are made over it.
 */
export function createCaller(options: HttpOptions = {}) {
  const http = createHttp(options)
  return {
    /** The origin that is called; '' is the page's own. */
    baseUrl: http.baseUrl,

    /** Calls an operation, or a url under its rules, and decodes the answer. */
    async call<Id extends OperationId, Facts>(
      id: Id,
      input: Input<Id> | OwnUrl,
      decode: Decode<Facts>,
      options?: CallOptions,
    ): Promise<Answer<Facts>> {
      const answer = await http.request(id, input, options)
      if (answer.kind === 'refused') return answer
      try {
        return { kind: 'ok', data: decode(answer.data) }
      } catch (cause) {
        const detail = cause instanceof WrongForm ? cause.message : 'the answer could not be read'
        throw faultOf(id, 'form', detail, { status: 200, cause })
      }
    },

    /** Sends a log: resolves at once and never rejects. */
    async log<Id extends OperationId>(id: Id, input: Input<Id>): Promise<void> {
      await http.request(id, input)
    },
  }
}

export type Caller = ReturnType<typeof createCaller>
