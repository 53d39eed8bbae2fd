export const JSON_TYPE = 'application/json; charset=utf-8'

export function json(value: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), { headers: { 'content-type': JSON_TYPE, ...headers } })
}

/** The response, which also sets these cookies. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** Accepted, without a body. */
export function noContent(): Response {
  return new Response(null, { status: 204 })
}

/** A file download. The server chooses the name; it never contains user text. */
export function file(bytes: Uint8Array<ArrayBuffer>, type: string, name: string): Response {
  const safe = name.replace(/[^\w.-]+/g, '-')
  return new Response(bytes, {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${safe}"` },
  })
}
