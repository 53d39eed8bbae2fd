import type { CommentsPort } from '@accrue/ui/blocks'

/** Comments about several issuers as one list, the newest first. A refusal of one is the refusal of all: it is about the user. */
export function commentsOfAll(issuerIds: readonly number[], aboutIssuer: CommentsPort): CommentsPort {
  return async (_, options) => {
    const answers = await Promise.all(issuerIds.map(issuerId => aboutIssuer({ issuerId }, options)))
    const refusal = answers.find(({ kind }) => kind === 'refused')
    if (refusal) return refusal
    const comments = answers.flatMap(answer => (answer.kind === 'ok' ? answer.data : []))
    return { kind: 'ok', data: comments.sort((one, other) => (other.day ?? '').localeCompare(one.day ?? '')) }
  }
}

/** The comments about one issuer for a page of its own, where its name is no link to the page that one is on. */
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
