import type { ComponentChildren } from 'preact'
import { Button } from '../controls/button.tsx'
import { LazyReasonText } from '../display/lazy-reason.tsx'
import { m } from '../messages/messages.ts'
import type { Loaded, Resource } from '../state/resource.ts'
import { Card } from './card.tsx'
import { Notice } from './notice.tsx'
import { Skeleton } from './skeleton.tsx'

export function LoadingCard(props: Readonly<{ what: string; lines: number; class?: string }>) {
  const { what, lines } = props
  return (
    <Card class={props.class ?? ''}>
      <p class="visually-hidden" role="status">
        {what}
      </p>
      <Skeleton lines={lines} />
    </Card>
  )
}

export function WithResource<T>(
  props: Readonly<{
    resource: Resource<T>
    what: string
    failed: string
    lines: number
    children: (value: T, loaded: Extract<Loaded<T>, { state: 'ready' }>) => ComponentChildren
  }>,
) {
  const loaded = props.resource.now.value
  if (loaded.state === 'loading') return <LoadingCard what={props.what} lines={props.lines} />
  if (loaded.state === 'ready') return <>{props.children(loaded.value, loaded)}</>
  return (
    <Notice
      kind="warn"
      title={props.failed}
      action={<Button onClick={() => void props.resource.reload()}>{m().common.retry}</Button>}
    >
      <LazyReasonText error={loaded.error} />
    </Notice>
  )
}
