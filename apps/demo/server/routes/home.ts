import { vGetHomeQuery, vGetMenuQuery } from '@accrue/api-client/schemas'
import { json } from '../http/answers.ts'
import { type ApiRoute, route } from '../http/route.ts'
import { homePage } from '../page/home.ts'
import { menuOf } from '../page/menu.ts'
import { viewOf } from '../page/view.ts'

export const homeRoutes: readonly ApiRoute[] = [
  route({
    operation: 'getHome',
    request: { query: vGetHomeQuery },
    handle: call => json(homePage(viewOf(call))),
  }),
  route({
    operation: 'getMenu',
    request: { query: vGetMenuQuery },
    handle: call => json(menuOf(viewOf(call))),
  }),
]
