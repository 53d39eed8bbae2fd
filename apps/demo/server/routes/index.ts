import type { ApiRoute } from '../http/route.ts'
import { bondDataRoutes } from './bond-data.ts'
import { bondPageRoutes } from './bond-page.ts'
import { calculationRoutes } from './calculation.ts'
import { commentRoutes } from './comments.ts'
import { compareRoutes } from './compare.ts'
import { downloadRoutes } from './downloads.ts'
import { entityRoutes } from './entity-pages.ts'
import { exportRoutes } from './exports.ts'
import { homeRoutes } from './home.ts'
import { issuerRoutes } from './issuer.ts'
import { labelRoutes } from './labels.ts'
import { logRoutes } from './logs.ts'
import { printRoutes } from './print.ts'
import { profileRoutes, sendCodeRoute } from './profile.ts'
import { quoteRoutes } from './quotes.ts'
import { reportRoutes } from './reports.ts'
import { sessionRoutes } from './session.ts'
import { settingsRoutes } from './settings.ts'
import { suggestRoutes } from './suggest.ts'
import { tradingRoutes } from './tradings.ts'
import { watchlistRoutes } from './watchlist.ts'

/** All calls of the API document. */
export const ROUTES: readonly ApiRoute[] = [
  ...bondPageRoutes,
  ...entityRoutes,
  ...homeRoutes,
  ...sessionRoutes,
  ...tradingRoutes,
  ...compareRoutes,
  ...quoteRoutes,
  ...bondDataRoutes,
  ...calculationRoutes,
  ...commentRoutes,
  ...reportRoutes,
  ...issuerRoutes,
  ...suggestRoutes,
  ...watchlistRoutes,
  ...settingsRoutes,
  ...profileRoutes,
  sendCodeRoute,
  ...labelRoutes,
  ...logRoutes,
  ...exportRoutes,
  ...printRoutes,
  ...downloadRoutes,
]
