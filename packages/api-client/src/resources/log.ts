import type { Caller } from '../caller.ts'
import { countBondView, logAction, logBondContactAction, logContactAction } from '../generated/sdk.gen.ts'

/** Usage logs: sent once, never awaited; failures are ignored. */
export function logCalls({ log }: Caller) {
  return {
    /** A user action: yield or spread chart, PDF, copy page, quote table, issuer map (299), compare (297), menu. */
    action: ({ actionId }: { actionId: number }) =>
      log(request => logAction({ ...request, path: { actionId } })),
    /** Actions: 80 for the international standard, 76 for the local standard and banks. */
    tableExpanded: ({ actionId, bondId }: { actionId: 76 | 80; bondId?: number }) =>
      bondId === undefined
        ? log(request => logContactAction({ ...request, body: { actionId } }))
        : log(request => logBondContactAction({ ...request, path: { bondId }, body: { actionId } })),
    /** Call it once per page load. */
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
