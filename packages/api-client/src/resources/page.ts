import type { Caller } from '../caller.ts'
import { decodeBondPage } from '../decode/bond-page.ts'
import { decodeEntityPage } from '../decode/entity-page.ts'
import { decodeHome } from '../decode/home.ts'
import { decodeIssueAnswer } from '../decode/issues.ts'
import { codeOfLanguage, type Language } from '../decode/languages.ts'
import { decodeMenu } from '../decode/menu.ts'
import {
  getBondPage,
  getCompanyPage,
  getEtfPage,
  getHome,
  getIndexPage,
  getLatestIssues,
  getMenu,
  getStockPage,
} from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

/** Initial data of pages. */
export function pageCalls({ read }: Caller) {
  const entity =
    (operation: typeof getStockPage | typeof getEtfPage | typeof getIndexPage | typeof getCompanyPage) =>
    ({ id, lang }: { id: number; lang?: Language }, options?: CallOptions) =>
      read(
        request => operation({ ...request, path: { id }, query: { lang: lang && codeOfLanguage(lang) } }),
        body => decodeEntityPage(body, id),
        options,
      )

  return {
    /** The site's main menu. */
    menu: ({ lang }: { lang?: Language } = {}, options?: CallOptions) =>
      read(
        request => getMenu({ ...request, query: { lang: lang && codeOfLanguage(lang) } }),
        decodeMenu,
        options,
      ),
    /** The start page: the par curve and one bond of each kind. */
    home: ({ lang }: { lang?: Language } = {}, options?: CallOptions) =>
      read(
        request => getHome({ ...request, query: { lang: lang && codeOfLanguage(lang) } }),
        decodeHome,
        options,
      ),
    /** The bond page: context, header, facts and static sections. */
    bond: ({ bondId, lang }: { bondId: number; lang?: Language }, options?: CallOptions) =>
      read(
        request =>
          getBondPage({ ...request, path: { id: bondId }, query: { lang: lang && codeOfLanguage(lang) } }),
        body => decodeBondPage(body, bondId),
        options,
      ),
    stock: entity(getStockPage),
    /** An exchange-traded fund. */
    etf: entity(getEtfPage),
    index: entity(getIndexPage),
    company: entity(getCompanyPage),
    /** A page of ten latest issues of the bond's issuer. */
    latestIssues: (
      { bondId, page, lang }: { bondId: number; page: number; lang?: Language },
      options?: CallOptions,
    ) =>
      read(
        request =>
          getLatestIssues({
            ...request,
            path: { id: bondId },
            query: { page, lang: lang && codeOfLanguage(lang) },
          }),
        decodeIssueAnswer,
        options,
      ),
  }
}
