/** The trusted types API; undefined in browsers without it. */
export type TypesOfScripts = {
  createPolicy(name: 'default', rules: { createScriptURL: (address: string) => string | null }): unknown
}

/**
 * Allows this page to start workers from its own built files, and refuses every other text used as a script: the
 * page's policy requires trusted types, and a worker's URL is one. Call it once, first: a second default policy is not
 * allowed.
 */
export function allowOwnWorkers(types: TypesOfScripts | undefined, page: string): void {
  types?.createPolicy('default', {
    createScriptURL: address => (isOwnFile(address, page) ? address : null),
  })
}

/** The plain address of a built script of this site. */
function isOwnFile(address: string, page: string): boolean {
  try {
    const { origin, pathname, search } = new URL(address, page)
    return origin === new URL(page).origin && /^\/assets\/[\w-]+\.js$/.test(pathname) && search === ''
  } catch {
    return false
  }
}
