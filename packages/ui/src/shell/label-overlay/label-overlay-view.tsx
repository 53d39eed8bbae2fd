'use client'
import { useEffect } from 'react'
import { useAnnounce } from '../../controls/live-region/use-announce.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { UiProvider, useLabel, useUi } from '../../foundation/ui-provider.tsx'
import { LabelOverlayPanel } from './label-overlay-panel.tsx'
import type { LabelOverlayProps } from './label-overlay-props.ts'
import { LabelOverlayTip } from './label-overlay-tip.tsx'
import { useLabelOverlay } from './use-label-overlay.ts'

/** The overlay itself. Its own interface shows texts and not keys, so that it is readable. */
export const LabelOverlayView = forwardRef(function LabelOverlayView(props: LabelOverlayProps) {
  const { signIn, ...ui } = useUi()
  return (
    <UiProvider {...ui} {...(signIn ? { onSignIn: signIn } : {})} labels={props.labels} showLabels={false}>
      <OverlayWithTexts {...props} />
    </UiProvider>
  )
})

const OverlayWithTexts = forwardRef(function OverlayInWords({
  labels,
  onShowTexts,
  className,
  ...rest
}: LabelOverlayProps) {
  const label = useLabel()
  const { viewModel, filter, box, events } = useLabelOverlay(labels)
  const [announce, region] = useAnnounce()
  const { announcement } = viewModel
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is announced once, whatever else changes
  useEffect(() => {
    if (announcement) announce(label(announcement.key, announcement.values))
  }, [announcement?.attempt, announcement?.key])
  return (
    <aside
      aria-label={label('label_overlay')}
      {...rest}
      data-ui=""
      data-slot="label-overlay"
      data-missing={viewModel.missing > 0 ? '' : undefined}
      className={cx('fixed end-4 bottom-[calc(1rem+var(--room-end,0px))] z-50 print:hidden', className)}
    >
      <LabelOverlayPanel viewModel={viewModel} filter={filter} events={events} onShowTexts={onShowTexts} />
      {viewModel.pointed && box ? (
        <LabelOverlayTip rows={viewModel.pointed} box={box} announcement={announcement} />
      ) : null}
      {region}
    </aside>
  )
})
