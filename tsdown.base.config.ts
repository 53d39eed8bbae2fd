import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UserConfig } from 'tsdown'

/**
 * How every package is built: what its `exports` name and what that needs, each module a file of its own, and nothing else.
 * `alsoFrom` are modules that are asked for by their address, as workers are; `neverBundle` are files that ship beside `dist`.
 */
export function packageBuild(
  folder: string,
  { alsoFrom = [], neverBundle = [] }: { alsoFrom?: readonly string[]; neverBundle?: RegExp[] } = {},
): UserConfig {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { '@accrue/source': string }>
  }
  const entries = Object.values(exports).flatMap(target =>
    typeof target === 'object' ? target['@accrue/source'] : [],
  )
  return {
    entry: [...entries, ...alsoFrom],
    format: 'esm',
    platform: 'neutral',
    // the native compiler writes the types in a seventh of the time
    dts: { tsgo: { path: join(import.meta.dirname, 'node_modules/typescript-native/bin/tsc') } },
    unbundle: true,
    sourcemap: true,
    clean: true,
    deps: { skipNodeModulesBundle: true, neverBundle },
  }
}
