// @vitest-environment jsdom
import { type Api, createApi, unwrap } from '@accrue/api-client'
import { fakeServer } from '@accrue/api-client/testing'
import type { Menu } from '@accrue/api-client/wire'
import { expect, test } from 'vitest'
import { menuMarkup } from '../../apps/demo/server/page/menu-markup.ts'
import {
  type MainMenuEntry,
  toMainMenuViewModel,
} from '../../packages/ui/src/shell/main-menu/main-menu.view-model.ts'
import { menuFromMarkup } from '../../packages/ui/src/shell/main-menu/menu-from-markup.ts'

const loaded = (answers: Parameters<typeof fakeServer>[0] = {}) => {
  const api: Api = createApi({ fetch: fakeServer(answers).fetch })
  return api.page.menu().then(unwrap)
}

test('H1 the entries of the API are the entries of the main menu, by plain assignment', async () => {
  const items: readonly MainMenuEntry[] = await loaded()
  expect(items.map(({ id, title, href }) => [id, title, href])).toEqual([
    ['bonds', 'Bonds', '/'],
    ['support', 'Support', '/support/'],
  ])
  const [bonds] = toMainMenuViewModel(items, '/bonds/1/')
  expect(bonds?.leadsToCurrent).toBe(true)
  expect(bonds?.groups[0]?.links.map(({ href, newTab }) => [href, newTab])).toEqual([
    ['/bonds/1/', false],
    ['https://www.sec.gov/', true],
    [null, false],
  ])
})

test('H1 the server’s list and the server’s markup are one menu', async () => {
  const menu: Menu = [
    {
      id: 'bonds',
      ttl: 'Bonds <b>&amp;</b> "more"',
      url: '/',
      items: [
        {
          ttl: 'Governments',
          column: [
            { ttl: 'US Treasury 4 % 2034', url: '/bonds/1/?a=1&b=2' },
            { ttl: 'Auctions', url: 'https://www.treasurydirect.gov/auctions/', target_blank: true },
            { ttl: 'Treasury bill', url: '', active: false },
          ],
        },
        { ttl: '', column: [{ ttl: 'All', url: '/all/' }] },
      ],
    },
    { id: 'secret', ttl: 'Secret', url: '/secret/', show: false },
    { id: 'about', ttl: 'About', url: '' },
  ]
  const page = document.createElement('div')
  page.innerHTML = menuMarkup(menu, 'Site')
  const viewModel = toMainMenuViewModel(await loaded({ answers: { getMenu: menu } }))
  expect(toMainMenuViewModel(menuFromMarkup(page))).toEqual(viewModel)
  expect(viewModel.map(({ title }) => title)).toEqual(['Bonds <b>&amp;</b> "more"', 'About'])
})
