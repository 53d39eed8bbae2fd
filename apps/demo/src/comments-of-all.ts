import type { CommentsPort } from '@accrue/ui/blocks'

/** Comments on several issuers as one list, the newest first. A refusal of one is a refusal of all, because it depends on the user. */
export function commentsOfAll(issuerIds: readonly number[], aboutIssuer: CommentsPort): CommentsPort {
  return async (_, options) => {
    const answers = await Promise.all(issuerIds.map(issuerId => aboutIssuer({ issuerId }, options)))
    const refusal = answers.find(({ kind }) => kind === 'refused')
    if (refusal) return refusal
    const comments = answers.flatMap(answer => (answer.kind === 'ok' ? answer.data : []))
    return { kind: 'ok', data: comments.sort((one, other) => (other.day ?? '').localeCompare(one.day ?? '')) }
  }
}

/** Comments on one issuer for its own page, where its name is not a link. */
export function commentsOn(path: string, aboutIssuer: CommentsPort): CommentsPort {
  return async (question, options) => {
    const answer = await aboutIssuer(question, options)
    if (answer.kind === 'refused') return answer
    const data = answer.data.map(comment => ({
      ...comment,
      linkedIssuers: comment.linkedIssuers.filter(({ url }) => url !== path),
    }))
    return { kind: 'ok', data }
  }
}
