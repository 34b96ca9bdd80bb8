import { reasonOfError } from '../../core/reason.ts'
import { ofAllowances } from '../messages/allowance-messages.ts'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { Why } from '../parts/why.tsx'
import type { Place } from './use-allowances.ts'

type Read = Readonly<{ place: Place; loaded: ReturnType<Place['read']['now']['peek']> }>

/** Each chain that could not be read, or not whole, and the way to read it again. */
export function Gaps({ read }: { read: readonly Read[] }) {
  const chains = new Map(read.map(({ place }) => [place.chain.id, place.chain.name]))
  return (
    <>
      {[...chains].map(([id, chain]) => (
        <Gap key={id} chain={chain} read={read.filter(({ place }) => place.chain.id === id)} />
      ))}
    </>
  )
}

function Gap({ chain, read }: Readonly<{ chain: string; read: readonly Read[] }>) {
  const say = ofAllowances()
  const why = read.map(({ loaded }) => reasonOf(loaded)).findLast((each) => each !== undefined)
  const unread = read.reduce((sum, { loaded }) => sum + unreadIn(loaded), 0)
  if (why === undefined && unread === 0) return null
  const again = <Button onClick={() => Promise.all(read.map(({ place }) => place.read.reload()))}>{say.again}</Button>
  if (why === undefined) {
    return <Notice kind="warn" title={say.unread(unread, chain)} action={again} testId="allowances-unread" />
  }
  return (
    <Notice kind="warn" title={say.downTitle(chain)} action={again} testId="allowances-down">
      <p>{say.downText}</p>
      <p>
        <Why reason={why} />
      </p>
    </Notice>
  )
}

function reasonOf(loaded: Read['loaded']) {
  if (loaded.state === 'failed') return reasonOfError(loaded.error)
  return loaded.state === 'ready' && !loaded.value.known ? loaded.value.why : undefined
}

function unreadIn(loaded: Read['loaded']): number {
  return loaded.state === 'ready' && loaded.value.known ? loaded.value.unread : 0
}
