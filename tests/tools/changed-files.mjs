import { spawnSync } from 'node:child_process'

function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** The base commit of this branch: TEST_BASE, or the merge base with `origin/main`; null if neither is known. */
export function mergeBase(root) {
  return process.env.TEST_BASE ?? git(root, 'merge-base', 'HEAD', 'origin/main')
}

/** The files that differ from the base, uncommitted and new ones included; null without a base, and where nothing differs from it. */
export function changedFiles(root, base = mergeBase(root)) {
  if (!base) return null
  const changed = git(root, 'diff', '--name-only', base)
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard')
  const files = new Set(`${changed ?? ''}\n${untracked ?? ''}`.split('\n').filter(Boolean))
  return files.size > 0 ? [...files].sort() : null
}
