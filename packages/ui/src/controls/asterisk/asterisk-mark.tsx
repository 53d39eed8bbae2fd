import { SpinnerRing } from '../spinner/spinner.tsx'

type AsteriskMarkProps = { text: string; context: string | undefined; pending: boolean }

/** The asterisk with its text: screen readers cannot read the sign alone. */
export function AsteriskMark({ text, context, pending }: AsteriskMarkProps) {
  return (
    <>
      {pending ? (
        <SpinnerRing className="me-1 inline size-3 align-[-1px]" />
      ) : (
        <span aria-hidden="true" className="me-0.5 inline-block text-14 leading-none select-none">
          *
        </span>
      )}
      <span>{text}</span>
      {context ? <span className="sr-text">: {context}</span> : null}
    </>
  )
}
