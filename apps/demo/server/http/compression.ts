/** Answers smaller than this gain nothing from compression. */
const WORTH_PACKING = 4096

/** Whether the browser accepts gzip. */
export function takesGzip(request: Request): boolean {
  return (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .some(part => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/.test(part))
}

/** A body, and its gzip form, computed on first use. */
export type Body = { plain: Uint8Array<ArrayBuffer>; packed: Promise<Uint8Array<ArrayBuffer>> | null }

export function bodyOf(text: string): Body {
  return { plain: new TextEncoder().encode(text), packed: null }
}

/** The answer with the body in an encoding that the browser accepts. `headers.vary` lists what else the answer depends on. */
export async function packedAnswer(request: Request, body: Body, init: ResponseInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  if (body.plain.length < WORTH_PACKING) return new Response(body.plain, { ...init, headers })
  headers.append('vary', 'Accept-Encoding')
  if (!takesGzip(request)) return new Response(body.plain, { ...init, headers })
  body.packed ??= gzip(body.plain)
  headers.set('content-encoding', 'gzip')
  return new Response(await body.packed, { ...init, headers })
}

async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
