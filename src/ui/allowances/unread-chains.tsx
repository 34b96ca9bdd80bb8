import { type Reason, reasonOfError } from '../../core/reason/reason.ts'
import { Button } from '../controls/button.tsx'
import { ReasonText } from '../display/reason.tsx'
import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'
import { ofAllowances } from '../messages/screen-messages.ts'
import { groupBy } from '../text/group-by.ts'
import type { ChainAllowances } from './use-allowances.ts'

type Read = Readonly<{ place: ChainAllowances; loaded: ReturnType<ChainAllowances['read']['now']['peek']> }>

export function UnreadChains({ read }: { read: readonly Read[] }) {
  const chains = [...groupBy(read, ({ place }) => `${place.chain.id}`).values()]
  const down = chains.flatMap((each) => {
    const why = whyDown(each)
    return why === undefined ? [] : [{ why, read: each }]
  })
  return (
    <>
      {[...groupBy(down, ({ why }) => JSON.stringify(why))].map(
        ([key, alike]) => alike[0] && <Down key={key} why={alike[0].why} read={alike.flatMap((each) => each.read)} />,
      )}
      {chains.map((each) => whyDown(each) === undefined && <Unread key={each[0]?.place.chain.id} read={each} />)}
    </>
  )
}

function Down({ why, read }: Readonly<{ why: Reason; read: readonly Read[] }>) {
  const say = ofAllowances()
  const chains = [...new Set(read.map(({ place }) => place.chain.name))]
  return (
    <Notice kind="warn" title={say.downTitle({ chains })} action={<Again read={read} />} testId="allowances-down">
      <p>{say.downText}</p>
      <p>
        <ReasonText reason={why} />
      </p>
    </Notice>
  )
}

function Unread({ read }: { read: readonly Read[] }) {
  const unread = read.reduce((sum, { loaded }) => sum + unreadIn(loaded), 0)
  const chain = read[0]?.place.chain.name
  if (unread === 0 || chain === undefined) return null
  return (
    <Notice
      kind="warn"
      title={ofAllowances().unread({ approvals: unread, chain })}
      action={<Again read={read} />}
      testId="allowances-unread"
    />
  )
}

function Again({ read }: { read: readonly Read[] }) {
  return <Button onClick={() => Promise.all(read.map(({ place }) => place.read.reload()))}>{m().common.retry}</Button>
}

function whyDown(read: readonly Read[]): Reason | undefined {
  return read.map(({ loaded }) => reasonOf(loaded)).findLast((each) => each !== undefined)
}

function reasonOf(loaded: Read['loaded']): Reason | undefined {
  if (loaded.state === 'failed') return reasonOfError(loaded.error)
  return loaded.state === 'ready' && !loaded.value.known ? loaded.value.why : undefined
}

function unreadIn(loaded: Read['loaded']): number {
  return loaded.state === 'ready' && loaded.value.known ? loaded.value.unread : 0
}
