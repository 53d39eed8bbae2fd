'use client'
import { buttonVariants } from '../../controls/button/button-variants.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { LoginProvider } from './login-form.reducer.ts'

/** Other ways to sign in: plain links in this tab, where the other service sends the user back to. */
export function LoginFormProviders({ providers }: { providers: readonly LoginProvider[] }) {
  const label = useLabel()
  if (providers.length === 0) return null
  return (
    <div data-slot="login-providers" className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-12 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {label('login_or')}
      </p>
      <ul className="flex flex-col gap-2">
        {providers.map(({ id, title, href }) => (
          <li key={id} className="grid">
            <a href={href} data-slot="login-provider" className={buttonVariants()}>
              <span className="wrap-anywhere">{label('login_with', { name: title })}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
