import type { Caller } from '../caller.ts'
import { decodeBondPage } from '../decode/bond-page.ts'
import { decodeEntityPage } from '../decode/entity-page.ts'
import { decodeIssueAnswer } from '../decode/issues.ts'
import { decodeMenu } from '../decode/menu.ts'
import type { Lang } from '../decode/session.ts'
import type { CallOptions } from '../http.ts'

/** What the pages of entities need at their start. */
export function pageCalls({ call }: Caller) {
  const entity =
    (operation: 'getStockPage' | 'getEtfPage' | 'getIndexPage' | 'getCompanyPage') =>
    ({ id, lang }: { id: number; lang?: Lang }, options?: CallOptions) =>
      call(operation, { path: { id }, query: { lang } }, body => decodeEntityPage(body, id), options)

  return {
    /** The entries of the site's main menu. */
    menu: ({ lang }: { lang?: Lang } = {}, options?: CallOptions) =>
      call('getMenu', { query: { lang } }, decodeMenu, options),
    /** The bond page's context, header, facts and static sections. */
    bond: ({ bondId, lang }: { bondId: number; lang?: Lang }, options?: CallOptions) =>
      call(
        'getBondPage',
        { path: { id: bondId }, query: { lang } },
        body => decodeBondPage(body, bondId),
        options,
      ),
    /** The page of a stock. */
    stock: entity('getStockPage'),
    /** The page of an exchange-traded fund. */
    etf: entity('getEtfPage'),
    /** The page of an index. */
    index: entity('getIndexPage'),
    /** The page of a company. */
    company: entity('getCompanyPage'),
    /** A page of the latest issues of the bond's issuer, ten each. */
    latestIssues: (
      { bondId, page, lang }: { bondId: number; page: number; lang?: Lang },
      options?: CallOptions,
    ) => call('getLatestIssues', { path: { id: bondId }, query: { page, lang } }, decodeIssueAnswer, options),
  }
}
