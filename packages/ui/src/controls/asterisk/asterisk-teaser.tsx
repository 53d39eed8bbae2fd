'use client'
import { type ComponentProps, type RefObject, useRef, useState } from 'react'
import { type AccessVerdict, NEED_ACCESS } from '../../foundation/access/access.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { AccessPrompt } from '../access-prompt/access-prompt.tsx'
import { SpinnerRing } from '../spinner/spinner.tsx'
import { Bubble } from '../tip/bubble.tsx'
import { type AsteriskShape, type AsteriskState, asteriskShape } from './asterisk.view-model.ts'

export type AsteriskTeaserProps = Omit<ComponentProps<'span'>, 'children' | 'ref'> & {
  /** What a press leads to: sign-in, a request for access, or nothing. */
  state: AsteriskState
  /** Whose values are withheld, to distinguish several teasers by name: "UniCredit". */
  context?: string
  /** Called on press. Default: `login` opens the sign-in form, `access` the prompt; required for `send`. */
  onAction?: () => void
  /** The verdict behind the prompt of `access`. Default: need_get_access. */
  verdict?: AccessVerdict
  /** Replaces the label of the state: "Sent 14 Nov". */
  text?: string
}

/**
 * An asterisk in place of a withheld value, inline in text: a button with a name, never a sign alone (H12). In table
 * cells use LockedChip, which has the same texts. Not inside a `p`: its prompt is a block element. Parts: `data-slot`
 * asterisk, asterisk-button or asterisk-text, asterisk-prompt; state: `data-state` login, access, send, sending,
 * sent, forbidden.
 */
export function AsteriskTeaser({
  state,
  context,
  onAction,
  verdict = NEED_ACCESS,
  text,
  className,
  ...rest
}: AsteriskTeaserProps) {
  const { label } = useUi()
  const root = useRef<HTMLSpanElement>(null)
  const shape = asteriskShape(state)
  const { open, press, dismiss } = useAsteriskPress({ root, shape, onAction })
  const note = shape.note === null ? null : label(shape.note)
  const mark = <AsteriskMark text={text ?? label(shape.text)} context={context} pending={shape.pending} />
  return (
    <span
      {...rest}
      ref={root}
      tabIndex={shape.acts ? undefined : -1}
      data-ui=""
      data-slot="asterisk"
      data-state={state}
      className={cx('focus-ring inline-block max-w-full rounded-tag text-12', className)}
    >
      {press ? (
        <button
          type="button"
          data-slot="asterisk-button"
          aria-busy={shape.pending || undefined}
          aria-disabled={shape.pending || undefined}
          aria-expanded={shape.press === 'prompt' && !onAction ? open : undefined}
          title={note ?? undefined}
          onClick={press}
          className="focus-ring relative inline-block max-w-full cursor-pointer rounded-tag py-1 text-start text-accent underline decoration-dotted underline-offset-3 hover:decoration-solid aria-disabled:cursor-default aria-disabled:no-underline max-desk:after:absolute max-desk:after:-inset-x-1 max-desk:after:-inset-y-2.5"
        >
          {mark}
        </button>
      ) : (
        <span data-slot="asterisk-text" className="inline-block py-1 text-ink-3">
          {mark}
          {note ? <span className="sr-text">. {note}</span> : null}
        </span>
      )}
      <Bubble
        open={open}
        anchor={root}
        onDismiss={dismiss}
        data-slot="asterisk-prompt"
        className="max-w-[min(24rem,calc(100vw-1rem))] p-0"
      >
        <AccessPrompt role="alert" verdict={verdict} className="bg-transparent" />
      </Bubble>
    </span>
  )
}

type AsteriskMarkProps = { text: string; context: string | undefined; pending: boolean }

/** The asterisk with its text: screen readers cannot read the sign alone. */
function AsteriskMark({ text, context, pending }: AsteriskMarkProps) {
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

type AsteriskPressOptions = {
  root: RefObject<HTMLElement | null>
  shape: AsteriskShape
  onAction: (() => void) | undefined
}

type AsteriskPress = {
  /** Whether the prompt is open. */
  open: boolean
  /** The action of a press; null without one. */
  press: (() => void) | null
  dismiss: () => void
}

/** The action of a press on an asterisk. Also keeps the focus when the response replaces the button. */
function useAsteriskPress({ root, shape, onAction }: AsteriskPressOptions): AsteriskPress {
  const { signIn } = useUi()
  const [promptOpen, setPromptOpen] = useState(false)
  const pressed = useRef(false)

  // otherwise focus would move to the body when the pressed button unmounts
  useLayoutEffect(() => {
    if (shape.acts || !pressed.current) return
    pressed.current = false
    if (document.activeElement === document.body) root.current?.focus()
  }, [shape.acts, root])

  const prompts = shape.press === 'prompt' && !onAction
  const run = {
    signIn: onAction ?? signIn,
    prompt: onAction ?? (() => setPromptOpen(open => !open)),
    action: onAction ?? null,
    none: shape.pending ? () => {} : null,
  }[shape.press]
  const press = () => {
    pressed.current = true
    run?.()
  }
  return {
    open: promptOpen && prompts,
    press: shape.acts && run ? press : null,
    dismiss: () => setPromptOpen(false),
  }
}
