// A registry of npm that knows our packages only, so that `npm install @accrue/ui` means the tarballs of this build.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** What a registry answers about a package of one version; `tarball` is where it is fetched, `bytes` what it is. */
export function packument(manifest, tarball, bytes) {
  const { name, version } = manifest
  const digest = (algorithm, encoding) => createHash(algorithm).update(bytes).digest(encoding)
  const dist = { tarball, shasum: digest('sha1', 'hex'), integrity: `sha512-${digest('sha512', 'base64')}` }
  return {
    _id: name,
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } },
  }
}

/** Where the tarball of a package lies, as npm's own registry has it. */
export function tarballPath({ name, version }) {
  return `/${name}/-/${name.split('/').at(-1)}-${version}.tgz`
}

/**
 * What is answered to a request: a packument, a tarball, or nothing. `packages` are `{ manifest, bytes }`,
 * `origin` is where the registry itself stands.
 */
export function answerOf(packages, path, origin) {
  const asked = decodeURIComponent(path)
  for (const { manifest, bytes } of packages) {
    const tarball = tarballPath(manifest)
    if (asked === tarball) return { type: 'application/octet-stream', body: bytes }
    if (asked === `/${manifest.name}`) {
      const body = JSON.stringify(packument(manifest, origin + tarball, bytes))
      return { type: 'application/json', body }
    }
  }
  return null
}

/** Starts it over `{ manifest, file }`; resolves with its origin and the way to end it. */
export function startRegistry(tarballs) {
  const packages = tarballs.map(({ manifest, file }) => ({ manifest, bytes: readFileSync(file) }))
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      const answer = answerOf(packages, request.url, `http://${request.headers.host}`)
      // of two runs on the same port the second must not get the first one's tarballs out of npm's cache
      const headers = { 'cache-control': 'no-store', 'content-type': answer?.type ?? 'application/json' }
      response.writeHead(answer ? 200 : 404, headers).end(answer?.body ?? '{"error":"not_found"}')
    })
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const origin = `http://127.0.0.1:${server.address().port}`
      resolve({ origin, stop: () => server.close() })
    })
  })
}
