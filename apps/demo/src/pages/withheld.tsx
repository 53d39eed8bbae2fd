/** A value that the user has no access to. */
export function Withheld({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true" className="tracking-widest text-ink-3">
        •••
      </span>
      <span className="sr-text">{label}</span>
    </>
  )
}
