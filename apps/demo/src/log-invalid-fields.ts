import { invalidFields } from '@accrue/api-client/validate'

/** Logs fields that violate their schema, with the URL of the answer. */
export function logInvalidFields(request: { method: string; url: string }, body: unknown): void {
  const fields = invalidFields(request, body)
  if (fields.length === 0) return
  const lines = [`${request.method} ${request.url} breaks its schema:`, ...fields]
  // biome-ignore lint/suspicious/noConsole: for developers, and in no production build
  console.error(lines.join('\n'))
}
