import { Asterisk } from 'lucide-react'
import { SpinnerRing } from '../spinner/spinner.tsx'

type AsteriskMarkProps = { text: string; context: string | undefined; pending: boolean }

/** The sign and its words; the sign alone says nothing to those who cannot see it. */
export function AsteriskMark({ text, context, pending }: AsteriskMarkProps) {
  return (
    <>
      {pending ? (
        <SpinnerRing className="me-0.5 size-3 shrink-0" />
      ) : (
        <Asterisk aria-hidden="true" className="size-3 shrink-0 self-start stroke-2" />
      )}
      <span className="min-w-0">{text}</span>
      {context ? <span className="sr-text">: {context}</span> : null}
    </>
  )
}
