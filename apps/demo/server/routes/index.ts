import type { Route } from '../http/route.ts'
import { bondDataRoutes } from './bond-data.ts'
import { bondPageRoutes } from './bond-page.ts'
import { compareRoutes } from './compare.ts'
import { labelRoutes } from './labels.ts'
import { logRoutes } from './logs.ts'
import { sendCodeRoute } from './profile.ts'
import { quoteRoutes } from './quotes.ts'
import { sessionRoutes } from './session.ts'
import { settingsRoutes } from './settings.ts'
import { suggestRoutes } from './suggest.ts'
import { tradingRoutes } from './tradings.ts'

/** Every call of the API document, once. */
export const ROUTES: readonly Route[] = [
  ...bondPageRoutes,
  ...sessionRoutes,
  ...tradingRoutes,
  ...compareRoutes,
  ...quoteRoutes,
  ...bondDataRoutes,
  ...suggestRoutes,
  ...settingsRoutes,
  ...labelRoutes,
  ...logRoutes,
  sendCodeRoute,
]
