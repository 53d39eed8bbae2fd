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
  if (props.model) return <TopAccessPromptView {...props} />
  return <TopAccessPromptAlone {...props} />
})

const TopAccessPromptAlone = forwardRef(function TopAccessPromptAlone({
  onClose,
  ...display
}: TopAccessPromptDisplayProps & TopAccessPromptOptions) {
  return <TopAccessPromptView {...display} model={useTopAccessPrompt({ onClose })} />
})

type ViewProps = TopAccessPromptDisplayProps & { model: TopAccessPromptModel }

const TopAccessPromptView = forwardRef(function TopAccessPromptView({
  model: { state, events },
  ...rest
}: ViewProps) {
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
