import type { IssueList } from '@accrue/api-client'
import { accessFor, type Session } from '@accrue/api-client/access'
import { commentPorts } from '../../../ui/src/testing/fixtures/comment-list.ts'
import { STATE_FORECASTS } from '../../../ui/src/testing/fixtures/indicators.ts'
import { APPLE_MULTIPLIERS } from '../../../ui/src/testing/fixtures/multipliers.ts'
import { APPLE_REPORTS } from '../../../ui/src/testing/fixtures/report-files.ts'
import { bankPort, internationalPort, localPort } from '../../../ui/src/testing/fixtures/reports.ts'
import type { BondPagePorts } from '../ports.ts'
import { quietPorts, refused } from './facts.ts'
import { NOTE_2034 } from './served-pages.ts'

const ok = <Facts>(data: Facts) => ({ kind: 'ok' as const, data })

/** Another page of a list: the bonds of the first page in another order. */
const pageOf = ({ items, total }: IssueList, page: number) =>
  ok({ total, page, items: [...items.slice(page % items.length), ...items.slice(0, page % items.length)] })

const NO_LIST: IssueList = { total: 0, page: 1, items: [] }

/** Ports of a server with all data of an issuer, with this user's access. */
export function issuerPorts(session: Session, more: Partial<BondPagePorts> = {}): BondPagePorts {
  const quiet = quietPorts()
  const access = accessFor(session)
  return {
    ...quiet,
    reports: {
      international: internationalPort(access),
      local: localPort(access),
      bank: bankPort(access),
      multipliers: async () => ok(APPLE_MULTIPLIERS),
      files: async () => ok(APPLE_REPORTS),
    } as unknown as BondPagePorts['reports'],
    comments: commentPorts as BondPagePorts['comments'],
    indicators: { ...quiet.indicators, list: async () => ok([...STATE_FORECASTS]) },
    latestIssues: async ({ page }) => pageOf(NOTE_2034.latestIssues ?? NO_LIST, page),
    similar: async ({ page }) => pageOf(NOTE_2034.bond.similar ?? NO_LIST, page),
    files: { ...quiet.files, similar: async () => refused('need_auth') },
    ...more,
  }
}
