export function mergeBase(root: string): string | null
export function changedFiles(root: string, base?: string | null): string[] | null
