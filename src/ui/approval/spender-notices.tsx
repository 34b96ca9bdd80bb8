import type { SpendersView } from '../../api/views/counterparties.ts'
import { FullAddress } from '../display/address-text.tsx'
import { Notice } from '../layout/notice.tsx'
import { ofAllowances } from '../messages/screen-messages.ts'

/** Longer lists name only these; each also appears at its allowance. */
const NAMED = 3

export function SpenderNotices({ spenders: { ordinary, unread } }: { spenders: SpendersView }) {
  const say = ofAllowances().ordinary
  return (
    <>
      {ordinary.map((address) => (
        <Notice key={address} kind="danger" title={say.title} isUrgent testId="ordinary-spender">
          <FullAddress address={address} />
          <p>{say.text}</p>
        </Notice>
      ))}
      {unread.length > 0 && <Unread addresses={unread} />}
    </>
  )
}

function Unread({ addresses }: { addresses: readonly string[] }) {
  const { one, many, more } = ofAllowances().unreadSpenders
  const say = addresses.length === 1 ? one : many
  const others = addresses.length - NAMED
  return (
    <Notice kind="warn" title={say.title} testId="unread-spenders">
      {addresses.slice(0, NAMED).map((address) => (
        <FullAddress key={address} address={address} />
      ))}
      {others > 0 && <p>{more({ addresses: others })}</p>}
      <p>{say.text}</p>
    </Notice>
  )
}
