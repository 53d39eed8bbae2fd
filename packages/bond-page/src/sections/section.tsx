'use client'
import { Card, ErrorState } from '@accrue/ui/controls'
import { cx, useLabel } from '@accrue/ui/foundation'
import { Component, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'

export type SectionCardProps = ComponentPropsWithoutRef<typeof Card> & {
  /** The element id of the contract; the menu links to it. */
  id: string
  /** Ref of the card's element. */
  place?: Ref<HTMLElement>
}

/** The card of one section. Its id and heading stay when the content throws. */
export function SectionCard({ id, place, className, children, ...rest }: SectionCardProps) {
  return (
    <Card {...rest} ref={place} id={id} className={cx('overflow-clip', className)}>
      <WidgetBoundary>{children}</WidgetBoundary>
    </Card>
  )
}

/** Error boundary of one part of a section; the parts beside it still render. */
export function WidgetBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={retry => <BrokenSection onRetry={retry} />}>{children}</Boundary>
}

/** Error boundary of a section, for errors outside its card too; the section keeps its id and heading. */
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
