import { ofAllowances } from '../messages/allowance-messages.ts'
import { FullAddress } from '../parts/address-text.tsx'
import { Notice } from '../parts/notice.tsx'
import type { Spenders } from './use-spenders.ts'

/** Warns of each ordinary account that may come to take tokens. */
export function OrdinarySpenders({ spenders: { ordinary = [] } }: { spenders: Spenders }) {
  const say = ofAllowances().ordinary
  return (
    <>
      {ordinary.map((address) => (
        <Notice key={address} kind="danger" title={say.title} isUrgent testId="ordinary-spender">
          <FullAddress address={address} />
          <p>{say.text}</p>
        </Notice>
      ))}
    </>
  )
}
