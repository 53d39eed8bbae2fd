'use client'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { Strip, type StripProps } from '../strip/strip.tsx'
import {
  type TopAccessPromptModel,
  type TopAccessPromptOptions,
  useTopAccessPrompt,
} from './use-top-access-prompt.ts'

type TopAccessPromptDisplayProps = Omit<
  StripProps,
  'label' | 'edge' | 'fixed' | 'tone' | 'size' | 'closeLabel' | 'onClose' | 'children' | 'data-slot'
>

export type TopAccessPromptProps = TopAccessPromptDisplayProps &
  ((TopAccessPromptOptions & { model?: undefined }) | { model: TopAccessPromptModel })

/**
 * Tells everyone below full access why values are hidden, and the next step: signing in, or the page for requesting access;
 * hidden for 24 hours once closed (H3, shared-blocks §4, readings #51 and #61). Put it right under the page's
 * header: it is one line, scrolls with the page and covers nothing. Parts: `data-slot` top-access-prompt, strip-box, access-prompt.
 */
export const TopAccessPrompt = forwardRef(function TopAccessPrompt(props: TopAccessPromptProps) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

/** Creates the model from the options; the other props are for the markup. */
const WithOptions = forwardRef(function WithOptions(
  props: TopAccessPromptDisplayProps & TopAccessPromptOptions,
) {
  const { onClose, ...display } = props
  return <WithModel {...display} model={useTopAccessPrompt(props)} />
})

type ViewProps = TopAccessPromptDisplayProps & { model: TopAccessPromptModel }

const WithModel = forwardRef(function WithModel({ model: { state, events }, ...rest }: ViewProps) {
  const label = useLabel()
  if (state.kind !== 'shown') return null
  const { verdict } = state
  return (
    <Strip
      {...rest}
      data-slot="top-access-prompt"
      edge="start"
      fixed={false}
      tone="accent"
      size="s"
      label={label('top_access_prompt')}
      closeLabel={label('top_access_prompt_close')}
      onClose={events.close}
    >
      <AccessPrompt
        verdict={verdict}
        message={label(`top_access_prompt_${verdict.kind}`)}
        variant="inline"
        className="flex flex-nowrap items-center gap-x-3 max-desk:justify-between max-desk:py-1 max-desk:text-11 max-desk:leading-4 [&>:last-child]:shrink-0"
      />
    </Strip>
  )
})
