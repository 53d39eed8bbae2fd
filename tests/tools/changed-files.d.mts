export function changedFiles(root: string): string[] | null
