import type { Api } from '@accrue/api-client'
import { CommentList } from '@accrue/ui/blocks'
import { Card, CardBody } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { commentsOfAll } from '../comments-of-all.ts'
import type { IssuerName } from '../text-document.ts'

export type AnalyticsPageProps = { api: Api; issuers: readonly IssuerName[] }

/** All analytics: comments on every issuer, with links to their files. */
export function AnalyticsPage({ api, issuers }: AnalyticsPageProps) {
  const label = useLabel()
  const { aboutIssuer, requestAccess } = api.comments
  const all = useMemo(
    () =>
      commentsOfAll(
        issuers.map(({ id }) => id),
        aboutIssuer,
      ),
    [issuers, aboutIssuer],
  )
  return (
    <main className="mx-auto flex max-w-240 flex-col gap-6 px-4 py-8 desk:px-6 desk:py-12">
      <div>
        <h1 className="text-24 font-heavy tracking-[-0.022em]">{label('analytics_title')}</h1>
        <p className="mt-1.5 text-14 text-ink-2">{label('analytics_lead')}</p>
      </div>
      <Card>
        <CardBody className="pt-4">
          {/* no single issuer: the port loads all of them */}
          <CommentList issuerId={0} aboutIssuer={all} requestAccess={requestAccess} limit={20} />
        </CardBody>
      </Card>
    </main>
  )
}
