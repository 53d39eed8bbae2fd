'use client'
import { Card, ErrorState } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { Component, type ComponentProps, type ReactNode } from 'react'

export type SectionCardProps = ComponentProps<typeof Card> & {
  /** The element id of the contract; the menu links to it. */
  id: string
}

/** The frame of one section of the page: a card with the section's id and heading, and its own error boundary inside. */
export function SectionCard({ id, children, ...rest }: SectionCardProps) {
  return (
    <Card {...rest} id={id} className="scroll-mt-18 max-desk:scroll-mt-16">
      <SectionBoundary>{children}</SectionBoundary>
    </Card>
  )
}

/** Keeps a fault inside its section: the rest of the page stays, and Retry draws the section anew. */
export class SectionBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <BrokenSection onRetry={() => this.setState({ broken: false })} />
  }
}

function BrokenSection({ onRetry }: { onRetry: () => void }) {
  const label = useLabel()
  return <ErrorState message={label('section_failed')} onRetry={onRetry} />
}
