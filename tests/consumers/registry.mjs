// A local npm registry with our packages only, so that `npm install @accrue/ui` installs the tarballs of this build.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The registry's metadata of a package with one version; `tarball` is its URL, `bytes` its content. */
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

/** The URL path of a tarball, as in npm's registry. */
export function tarballPath({ name, version }) {
  return `/${name}/-/${name.split('/').at(-1)}-${version}.tgz`
}

/**
 * The response to a request: metadata, a tarball, or nothing. `packages` are `{ manifest, bytes }`,
 * `origin` is the registry's own.
 */
export function answerOf(packages, path, origin) {
  const packageName = decodeURIComponent(path)
  for (const { manifest, bytes } of packages) {
    const tarball = tarballPath(manifest)
    if (packageName === tarball) return { type: 'application/octet-stream', body: bytes }
    if (packageName === `/${manifest.name}`) {
      const body = JSON.stringify(packument(manifest, origin + tarball, bytes))
      return { type: 'application/json', body }
    }
  }
  return null
}

/** Starts the registry with packages `{ manifest, file }`; resolves with its origin and `stop`. */
export function startRegistry(tarballs) {
  const packages = tarballs.map(({ manifest, file }) => ({ manifest, bytes: readFileSync(file) }))
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      const answer = answerOf(packages, request.url, `http://${request.headers.host}`)
      // a second run on the same port must not get the first one's tarballs from npm's cache
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
