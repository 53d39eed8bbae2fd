import type { Caller } from '../caller.ts'
import { decodeBondPage, decodeEntityPage } from '../decode/bond-page.ts'
import { decodeIssueAnswer } from '../decode/issues.ts'
import { decodeMenu } from '../decode/menu.ts'
import type { Lang } from '../decode/session.ts'
import type { CallOptions } from '../http.ts'

/** What the pages of entities need at their start. */
export function pageCalls({ call }: Caller) {
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
    stock: ({ id, lang }: { id: number; lang?: Lang }, options?: CallOptions) =>
      call('getStockPage', { path: { id }, query: { lang } }, body => decodeEntityPage(body, id), options),
    /** The page of an exchange-traded fund. */
    etf: ({ id, lang }: { id: number; lang?: Lang }, options?: CallOptions) =>
      call('getEtfPage', { path: { id }, query: { lang } }, body => decodeEntityPage(body, id), options),
    /** The page of an index. */
    index: ({ id, lang }: { id: number; lang?: Lang }, options?: CallOptions) =>
      call('getIndexPage', { path: { id }, query: { lang } }, body => decodeEntityPage(body, id), options),
    /** The page of a company. */
    company: ({ id, lang }: { id: number; lang?: Lang }, options?: CallOptions) =>
      call('getCompanyPage', { path: { id }, query: { lang } }, body => decodeEntityPage(body, id), options),
    /** A page of the latest issues of the bond's issuer, ten each. */
    latestIssues: (
      { bondId, page, lang }: { bondId: number; page: number; lang?: Lang },
      options?: CallOptions,
    ) => call('getLatestIssues', { path: { id: bondId }, query: { page, lang } }, decodeIssueAnswer, options),
  }
}
