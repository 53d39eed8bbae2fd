import type { Api, EntityPage } from '@accrue/api-client'
import { CommentList } from '@accrue/ui/blocks'
import { useMemo } from 'react'
import { commentsOn } from '../comments-of-all.ts'
import { paths } from '../paths.ts'

/** Analytics comments on the company, and a link to all others. */
export function CompanyComments({ api: { comments }, page: { id } }: { api: Api; page: EntityPage }) {
  const aboutIssuer = useMemo(() => commentsOn(paths.company(id), comments.aboutIssuer), [id, comments])
  return (
    <CommentList
      issuerId={id}
      aboutIssuer={aboutIssuer}
      requestAccess={comments.requestAccess}
      allUrl={paths.analytics()}
    />
  )
}
