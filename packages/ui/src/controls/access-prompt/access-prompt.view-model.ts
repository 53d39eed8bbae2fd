import type { AccessVerdict } from '../../foundation/access/access.ts'

/** What a prompt says and which way it shows; null when there is nothing to say. */
export type PromptShape = {
  /** The label of its sentence: the verdict's code. */
  message: string
  /** Sign in, ask for access, or no way at all. */
  way: 'signIn' | 'askAccess' | 'none'
} | null

/** The two prompts of bond-page §4: sign-in, and no access; a denial by another code than `access_denied_auth` has no way round it. */
export function promptShape(verdict: AccessVerdict): PromptShape {
  switch (verdict.kind) {
    case 'allowed':
      return null
    case 'needAuth':
      return { message: verdict.code, way: 'signIn' }
    case 'needAccess':
      return { message: verdict.code, way: 'askAccess' }
    case 'denied':
      return { message: verdict.code, way: verdict.code === 'access_denied_auth' ? 'askAccess' : 'none' }
  }
}
