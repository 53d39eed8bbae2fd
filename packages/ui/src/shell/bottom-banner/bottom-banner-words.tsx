'use client'
import { Link } from '../../controls/link/link.tsx'
import type { BottomBannerFigure } from './bottom-banner.shape.ts'

/** What is advertised: picture, words, and the way there. */
export function BottomBannerWords({
  figure: { variant, title, text, action, picture },
}: {
  figure: BottomBannerFigure
}) {
  return (
    <div
      data-slot="bottom-banner-words"
      data-variant={variant}
      className="group/words flex flex-wrap items-center gap-x-3 gap-y-2 desk:gap-x-5"
    >
      {picture ? (
        <img
          src={picture.src}
          alt={picture.alt}
          className="shrink-0 rounded-field object-cover group-data-[variant=mobile]/words:size-14 group-data-[variant=screen]/words:h-12 group-data-[variant=screen]/words:w-40"
        />
      ) : null}
      <div className="min-w-24 flex-1 basis-24 desk:min-w-40 desk:basis-40">
        <p className="text-14 font-strong text-balance text-ink">{title}</p>
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
