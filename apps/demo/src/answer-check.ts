import type { HttpOptions } from '@accrue/api-client'

/**
 * Checks every answer against its schema and logs violations. Development builds only: the schemas of the whole API
 * are larger than its client.
 */
export const answerCheck: Pick<HttpOptions, 'inspect'> = import.meta.env.DEV ? { inspect } : {}

function inspect(request: { method: string; url: string }, body: unknown): void {
  import('./log-invalid-fields.ts').then(({ logInvalidFields }) => logInvalidFields(request, body))
}
