/** What a browser with trusted types offers; others have nothing to be told. */
export type TypesOfScripts = {
  createPolicy(name: 'default', rules: { createScriptURL: (address: string) => string | null }): unknown
}

/**
 * Lets this page start workers from its own built files, and refuses every other text that would become script: the page's policy
 * requires trusted types, and a worker's address is one. Called once, before anything else can; no second default policy is allowed.
 */
export function allowOwnWorkers(types: TypesOfScripts | undefined, page: string): void {
  types?.createPolicy('default', {
    createScriptURL: address => (isOwnFile(address, page) ? address : null),
  })
}

/** A built script of this site, by its address and nothing more. */
function isOwnFile(address: string, page: string): boolean {
  try {
    const { origin, pathname, search } = new URL(address, page)
    return origin === new URL(page).origin && /^\/assets\/[\w-]+\.js$/.test(pathname) && search === ''
  } catch {
    return false
  }
}
