export const JSON_TYPE = 'application/json; charset=utf-8'

/** A JSON answer. */
export function json(value: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), { headers: { 'content-type': JSON_TYPE, ...headers } })
}

/** Taken; there is nothing to read. */
export function noContent(): Response {
  return new Response(null, { status: 204 })
}

/** A file to save. The name is the server's own, never the user's text. */
export function file(bytes: Uint8Array<ArrayBuffer>, type: string, name: string): Response {
  const safe = name.replace(/[^\w.-]+/g, '-')
  return new Response(bytes, {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${safe}"` },
  })
}
