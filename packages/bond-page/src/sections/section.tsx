'use client'
import { Card, ErrorState } from '@accrue/ui/controls'
import { cx, useLabel } from '@accrue/ui/foundation'
import { Component, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'

export type SectionCardProps = ComponentPropsWithoutRef<typeof Card> & {
  /** The element id of the contract; the menu links to it. */
  id: string
  /** Gets the card's element. */
  place?: Ref<HTMLElement>
}

/** The frame of one section of the page: a card with the section's id and heading, which stand whatever breaks inside. */
export function SectionCard({ id, place, className, children, ...rest }: SectionCardProps) {
  return (
    <Card {...rest} ref={place} id={id} className={cx('overflow-clip', className)}>
      <WidgetBoundary>{children}</WidgetBoundary>
    </Card>
  )
}

/** Keeps the faults of one part of a section inside it, so that what stands beside it stays. */
export function WidgetBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={retry => <BrokenSection onRetry={retry} />}>{children}</Boundary>
}

/** Keeps the faults of a section inside it, also those that come before its card: the rest of the page stays, and so does its place. */
export function SectionBoundary({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Boundary
      fallback={retry => (
        <SectionCard id={id} title={title}>
          <BrokenSection onRetry={retry} />
        </SectionCard>
      )}
    >
      {children}
    </Boundary>
  )
}

type BoundaryProps = { fallback: (retry: () => void) => ReactNode; children: ReactNode }

class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    const { fallback, children } = this.props
    return this.state.broken ? fallback(() => this.setState({ broken: false })) : children
  }
}

function BrokenSection({ onRetry }: { onRetry: () => void }) {
  const label = useLabel()
  return <ErrorState message={label('section_failed')} onRetry={onRetry} />
}
