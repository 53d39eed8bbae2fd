import { spawnSync } from 'node:child_process'

/**
 * The files that differ from the merge base with `origin/main` (or TEST_BASE), uncommitted and new ones included; null when there is
 * no base to compare with, as in a fresh clone of main.
 */
export function changedFiles(root) {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : null
  }
  const head = git('rev-parse', 'HEAD')
  const base = process.env.TEST_BASE ?? git('merge-base', 'HEAD', 'origin/main')
  const uncommitted = git('status', '--porcelain', '--untracked-files=all')
  if (!head || !base || uncommitted === null) return null
  if (base === head && uncommitted === '') return null
  const changed = git('diff', '--name-only', base)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  if (changed === null || untracked === null) return null
  return [...new Set(`${changed}\n${untracked}`.split('\n').filter(Boolean))].sort()
}
