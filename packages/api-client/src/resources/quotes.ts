import type { Caller } from '../caller.ts'
import { decodeFirstItem } from '../decode/first-item.ts'
import { decodeQuotes } from '../decode/quotes.ts'
import { getMarketQuotes, submitQuotesAccessRequest } from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

const decodeSent = (body: unknown) => ({ sent: decodeFirstItem(body, 'success') === true })

/** Quotes of market participants and access to them. */
export function quoteCalls({ read, writingGet }: Caller) {
  return {
    /** Quotes of a bond; the server ignores issuer and status and uses its own (readings #40). */
    market: (
      { bondId, issuerId, statusId }: { bondId: number; issuerId: number; statusId: number },
      options?: CallOptions,
    ) => {
      const path = { bondId, emitentId: issuerId, bondStatusId: statusId }
      return read(request => getMarketQuotes({ ...request, path }), decodeQuotes, options)
    },
    /** Requests access to a participant's quotes. Call it on a click only, never in an effect or a query. */
    requestAccess: ({ participantId }: { participantId: number }, options?: CallOptions) =>
      writingGet(
        request => submitQuotesAccessRequest({ ...request, path: { emitentId: participantId } }),
        decodeSent,
        options,
      ),
  }
}
