import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { PART_FILES } from '../src/pages/part-files.ts'
import type { WebFiles } from './http/pages.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Compressible types; fonts and pictures are compressed already. */
const SHRINKS = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest'])

const pack = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}
type Coding = keyof typeof pack

type KnownFile = { bytes: Buffer; type: string; shrinks: boolean; packed: Map<Coding, Promise<Buffer>> }

/**
 * The built web app in memory, or null when it is not built. Files under /assets/ have a hash in their name and are
 * cached forever. Compressed forms are next to the file (`.br`, `.gz`) or created on first use.
 */
export function openWebFiles(folder: string): WebFiles | null {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return null
  const files = new Map(
    filesBelow(folder)
      .filter(path => path !== index && !/\.(br|gz)$/.test(path) && !path.includes(`${sep}.vite${sep}`))
      .map(path => [`/${relative(folder, path).split(sep).join('/')}`, known(path)]),
  )
  return {
    template: readFileSync(index, 'utf8'),
    preloads: preloadsIn(join(folder, '.vite/manifest.json')),
    async file(path, acceptEncoding) {
      const file = files.get(path)
      if (!file) return null
      const coding = file.shrinks ? codingOf(acceptEncoding) : null
      const bytes = coding ? await packedAs(file, coding) : file.bytes
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': file.type,
          'cache-control': path.startsWith('/assets/')
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=3600',
          ...(file.shrinks ? { vary: 'Accept-Encoding' } : {}),
          ...(coding ? { 'content-encoding': coding } : {}),
        },
      })
    },
  }
}

type Chunk = { file: string; imports?: string[] }

/** Scripts that each kind of page needs besides the site's own, from the build manifest. */
function preloadsIn(manifest: string): WebFiles['preloads'] {
  const chunks: Record<string, Chunk | undefined> = JSON.parse(readFileSync(manifest, 'utf8'))
  const filesOf = (name: string, files = new Set<string>()): Set<string> => {
    const chunk = chunks[name]
    if (!chunk || files.has(chunk.file)) return files
    files.add(chunk.file)
    for (const each of chunk.imports ?? []) filesOf(each, files)
    return files
  }
  const own = filesOf('index.html')
  return Object.fromEntries(
    Object.entries(PART_FILES).map(([kind, part]) => [
      kind,
      [...filesOf(`src/pages/${part}`)].filter(file => !own.has(file)).map(file => `/${file}`),
    ]),
  )
}

function known(path: string): KnownFile {
  const extension = extname(path)
  const file: KnownFile = {
    bytes: readFileSync(path),
    type: TYPES[extension] ?? 'application/octet-stream',
    shrinks: SHRINKS.has(extension),
    packed: new Map(),
  }
  for (const [coding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const)
    if (existsSync(path + suffix)) file.packed.set(coding, Promise.resolve(readFileSync(path + suffix)))
  return file
}

function packedAs(file: KnownFile, coding: Coding): Promise<Buffer> {
  const kept = file.packed.get(coding)
  if (kept) return kept
  const made = pack[coding](file.bytes)
  file.packed.set(coding, made)
  return made
}

function codingOf(acceptEncoding: string): Coding | null {
  const accepted = acceptEncoding.split(',').flatMap(part => {
    const [name = '', ...parameters] = part.split(';').map(piece => piece.trim())
    return parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name]
  })
  return (['br', 'gzip'] as const).find(coding => accepted.includes(coding)) ?? null
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })
}
