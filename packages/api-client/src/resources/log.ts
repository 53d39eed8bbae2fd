import type { Caller } from '../caller.ts'
import { countBondView, logAction, logBondContactAction, logContactAction } from '../generated/sdk.gen.ts'

/** Usage logs: sent once per intent, resolved at once, and silent when they fail. */
export function logCalls({ log }: Caller) {
  return {
    /** An action of the user: yield or spread chart, PDF, copy page, quote table, issuer map (299), compare (297), menu. */
    action: ({ actionId }: { actionId: number }) =>
      log(request => logAction({ ...request, path: { actionId } })),
    /** A table was expanded: 80 international standard, 76 local standard and bank. */
    tableExpanded: ({ actionId, bondId }: { actionId: 76 | 80; bondId?: number }) =>
      bondId === undefined
        ? log(request => logContactAction({ ...request, body: { actionId } }))
        : log(request => logBondContactAction({ ...request, path: { bondId }, body: { actionId } })),
    /** The bond page was opened: once per page load. */
    pageViewed: ({
      bondId,
      countryId,
      regionId,
    }: {
      bondId: number
      countryId: number | null
      regionId: number | null
    }) => {
      const body = { bondId, emitentCountryId: countryId, emitentCountryRegionId: regionId }
      return log(request => countBondView({ ...request, path: { bondId }, body }))
    },
  }
}
