import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { getMimeType } from 'hono/utils/mime'
import { PART_FILES } from '../src/pages/part-files.ts'
import { acceptedEncoding, type Body, bodyOf, encoded } from './http/compression.ts'
import type { WebFiles } from './http/pages.ts'

type WebFile = { body: Body; type: string; compressible: boolean }

/**
 * The built web app in memory, or null when it has not been built. Files under /assets/ have a hash in their name and
 * may be cached forever. The build writes compressed files beside them (`.br`, `.gz`); missing ones are compressed at
 * the first request. `serveStatic` of @hono/node-server would also serve index.html, the manifest and the compressed
 * files, and it sends nothing compressed to `gzip;q=0.5`.
 */
export function openWebFiles(folder: string): WebFiles | null {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return null
  const files = new Map(
    filesBelow(folder)
      .filter(path => path !== index && !/\.(br|gz)$/.test(path) && !path.includes(`${sep}.vite${sep}`))
      .map(path => [`/${relative(folder, path).split(sep).join('/')}`, webFile(path)]),
  )
  const template = readFileSync(index, 'utf8')
  return {
    template,
    styleSheet: /<link rel="stylesheet" crossorigin href="([^"]+)"/.exec(template)?.[1],
    preloads: preloadsIn(join(folder, '.vite/manifest.json')),
    async file(path, acceptEncoding) {
      const file = files.get(path)
      if (!file) return null
      const encoding = file.compressible ? acceptedEncoding(acceptEncoding) : null
      return new Response(await encoded(file.body, encoding), {
        headers: {
          'content-type': file.type,
          'cache-control': path.startsWith('/assets/')
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=3600',
          ...(file.compressible ? { vary: 'Accept-Encoding' } : {}),
          ...(encoding ? { 'content-encoding': encoding } : {}),
        },
      })
    },
  }
}

type Chunk = { file: string; imports?: string[] }

/** Scripts that a kind of page needs besides those of every page, from the build's manifest. */
function preloadsIn(manifest: string): WebFiles['preloads'] {
  const chunks: Record<string, Chunk | undefined> = JSON.parse(readFileSync(manifest, 'utf8'))
  const filesOf = (name: string, files = new Set<string>()): Set<string> => {
    const chunk = chunks[name]
    if (!chunk || files.has(chunk.file)) return files
    files.add(chunk.file)
    for (const each of chunk.imports ?? []) filesOf(each, files)
    return files
  }
  const ofEveryPage = filesOf('src/main.tsx', filesOf('index.html'))
  return Object.fromEntries(
    Object.entries(PART_FILES).map(([kind, part]) => [
      kind,
      [...filesOf(`src/pages/${part}`)].filter(file => !ofEveryPage.has(file)).map(file => `/${file}`),
    ]),
  )
}

function webFile(path: string): WebFile {
  const type = getMimeType(path) ?? 'application/octet-stream'
  const body = bodyOf(new Uint8Array(readFileSync(path)))
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const)
    if (existsSync(path + suffix))
      body.compressed.set(encoding, Promise.resolve(new Uint8Array(readFileSync(path + suffix))))
  return { body, type, compressible: COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })
}
