import type { Answer, OutboxMessage } from '@accrue/api-client'
import { AccessPrompt, Button, Card, EmptyState, Notice } from '@accrue/ui/controls'
import { localeOf, useLabel, useLang, useVerdict } from '@accrue/ui/foundation'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'

export type OutboxPageProps = {
  /** Newest first; null for visitors. */
  messages: readonly OutboxMessage[] | null
  load: () => Promise<Answer<OutboxMessage[]>>
}

/** Messages that a real product would have sent to the user's phone. */
export function OutboxPage({ messages, load }: OutboxPageProps) {
  const label = useLabel()
  const verdict = useVerdict('profile')
  return (
    <main className="mx-auto flex max-w-180 flex-col gap-6 px-4 py-8 desk:px-6 desk:py-12">
      <div>
        <h1 className="text-24 font-heavy tracking-[-0.022em]">{label('outbox_title')}</h1>
        <p className="mt-1.5 text-14 text-ink-2">{label('outbox_lead')}</p>
      </div>
      {messages ? <Messages first={messages} load={load} /> : <AccessPrompt verdict={verdict} />}
    </main>
  )
}

function Messages({ first, load }: { first: readonly OutboxMessage[]; load: OutboxPageProps['load'] }) {
  const label = useLabel()
  const [messages, setMessages] = useState(first)
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle')
  async function refresh() {
    setPhase('loading')
    const answer = await load().catch(() => null)
    if (answer?.kind === 'ok') setMessages(answer.data)
    setPhase(answer?.kind === 'ok' ? 'idle' : 'failed')
  }
  return (
    <Card
      title={label('outbox_messages')}
      headingLevel={2}
      actions={
        <Button size="s" icon={<RefreshCw />} pending={phase === 'loading'} onClick={refresh}>
          {label('outbox_refresh')}
        </Button>
      }
    >
      {phase === 'failed' ? (
        <Notice tone="down" className="mx-4 mt-3 desk:mx-5">
          {label('outbox_failed')}
        </Notice>
      ) : null}
      {messages.length === 0 ? <EmptyState message={label('outbox_empty')} /> : null}
      <ul className="divide-y divide-line">
        {messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages have no number, and older ones keep theirs from the end
          <Message key={messages.length - index} message={message} />
        ))}
      </ul>
    </Card>
  )
}

function Message({ message: { recipient, body, at } }: { message: OutboxMessage }) {
  const time = new Intl.DateTimeFormat(localeOf(useLang()), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="grid gap-1 px-4 py-3 text-13 desk:px-5">
      <p className="num flex flex-wrap justify-between gap-x-4 text-12 text-ink-3">
        <span>{recipient}</span>
        <time dateTime={at}>{Number.isNaN(Date.parse(at)) ? at : time.format(new Date(at))}</time>
      </p>
      <p>{body}</p>
    </li>
  )
}
