'use client'
import { Link } from '../../controls/link/link.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { BottomBannerViewModel } from './bottom-banner.view-model.ts'

/** The advertisement: picture, text and link. On phones, where it is a single row, it includes its own advertisement label. */
export function BottomBannerWords({
  viewModel: { variant, title, text, action, picture },
}: {
  viewModel: BottomBannerViewModel
}) {
  const label = useLabel()
  return (
    <div
      data-slot="bottom-banner-words"
      data-variant={variant}
      className="group/words flex items-center gap-x-3 gap-y-2 desk:flex-wrap desk:gap-x-5"
    >
      {picture ? (
        <img
          src={picture.src}
          alt={picture.alt}
          className="shrink-0 rounded-field object-cover group-data-[variant=mobile]/words:size-11 group-data-[variant=screen]/words:h-12 group-data-[variant=screen]/words:w-40"
        />
      ) : null}
      <div className="min-w-0 flex-1 desk:min-w-40 desk:basis-40">
        {variant === 'mobile' ? (
          <p className="text-11 leading-3 text-ink-3">{label('advertisement')}</p>
        ) : null}
        <p className="text-14 font-strong text-balance text-ink group-data-[variant=mobile]/words:line-clamp-2 group-data-[variant=mobile]/words:text-13 group-data-[variant=mobile]/words:leading-4">
          {title}
        </p>
        {text ? (
          <p className="text-pretty text-ink-2 group-data-[variant=mobile]/words:hidden">{text}</p>
        ) : null}
      </div>
      <Link variant="secondary" href={action.href} sponsored className="shrink-0">
        {action.title}
      </Link>
    </div>
  )
}
