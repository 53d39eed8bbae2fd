import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UserConfig } from 'tsdown'

/**
 * How every package is built: what its `exports` name and what that needs, and nothing else. Each module is a script of its own, since
 * `"use client"` counts for a file; the types of an entry are in one file. `alsoFrom` are modules that are asked for by their
 * address, as workers are; `neverBundle` are files that ship beside `dist`.
 */
export function packageBuild(
  folder: string,
  { alsoFrom = [], neverBundle = [] }: { alsoFrom?: readonly string[]; neverBundle?: RegExp[] } = {},
): UserConfig[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { '@accrue/source': string }>
  }
  const entries = Object.values(exports).flatMap(target =>
    typeof target === 'object' ? target['@accrue/source'] : [],
  )
  const shared = {
    format: 'esm',
    platform: 'neutral',
    deps: { skipNodeModulesBundle: true, neverBundle },
  } satisfies UserConfig
  return [
    {
      ...shared,
      entry: [...entries, ...alsoFrom],
      dts: false,
      unbundle: true,
      // beside the package, not in it: scripts do not name them
      sourcemap: 'hidden',
      // they are in the types
      outputOptions: { comments: { jsdoc: false } },
      clean: true,
    },
    {
      ...shared,
      entry: Object.fromEntries(entries.map(path => [path.replace(/^\.\/src\/|\.tsx?$/g, ''), path])),
      // the native compiler writes the types in a seventh of the time
      dts: {
        emitDtsOnly: true,
        tsgo: { path: join(import.meta.dirname, 'node_modules/typescript-native/bin/tsc') },
      },
      clean: false,
    },
  ]
}
