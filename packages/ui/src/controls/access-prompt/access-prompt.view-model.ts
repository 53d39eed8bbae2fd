import type { AccessVerdict } from '../../foundation/access/access.ts'

/** The text of a prompt and its action; null when there is nothing to show. */
export type PromptShape = {
  /** The label key of its sentence: the verdict's code. */
  message: string
  /** Sign in, request access, or no action. */
  way: 'signIn' | 'askAccess' | 'none'
} | null

/**
 * The two prompts of bond-page §4: sign-in, and no access; a denial with another code than `access_denied_auth` has
 * no action.
 */
export function promptShape(verdict: AccessVerdict): PromptShape {
  switch (verdict?.kind) {
    case 'needAuth':
      return { message: verdict.code, way: 'signIn' }
    case 'needAccess':
      return { message: verdict.code, way: 'askAccess' }
    case 'denied':
      return { message: verdict.code, way: verdict.code === 'access_denied_auth' ? 'askAccess' : 'none' }
    default:
      return null
  }
}
