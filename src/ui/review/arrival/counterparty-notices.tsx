import type { Review } from '../../../core/review/review.ts'
import { Checkbox } from '../../controls/checkbox.tsx'
import { FullAddress } from '../../display/address-text.tsx'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { ofAllowances, ofArrivalCalls } from '../../messages/screen-messages.ts'
import { HOLDS_QUOTE } from '../../quote/use-hold.ts'
import { AddressNotices } from '../risks/address-notices.tsx'
import type { Risk } from '../risks/risk.ts'
import { payeeRole } from '../risks/roles.ts'
import type { Risks } from '../risks/use-risks.ts'
import {
  type ArrivalCounterparty,
  type ArrivalRole,
  arrivalCounterparties,
  arrivalRisksOf,
} from './arrival-counterparties.ts'

type NoticesProps = Readonly<{ review: Review; risks: Risks }>

export function CounterpartyNotices({ review, risks }: NoticesProps) {
  return arrivalCounterparties(review).map((party) => (
    <PartyNotices key={party.address} party={party} review={review} risks={risks} />
  ))
}

function PartyNotices({ party, review, risks }: NoticesProps & Readonly<{ party: ArrivalCounterparty }>) {
  const { address, parts, token } = party
  const role = payeeRole(address)
  const known = risks.known[role]
  const due = arrivalRisksOf(known, parts)
  const part = PARTS.find((each) => parts.includes(each))
  // A called contract that gets nothing shows only its warnings.
  if (part === undefined && due.length === 0) return null
  const say = ofArrivalCalls().review
  const text = !known ? m().review.notYours : known.isKnown ? m().form.seenBefore : m().form.neverSeen
  const callRisk = due.find(isOfCall)
  return (
    <>
      {callRisk === undefined && <FullAddress address={address} />}
      <AddressNotices
        known={known}
        chainId={review.expected.currency.chainId}
        currency={token ? token.currency : review.expected.currency}
        isDirect={false}
        stranger={{ title: part ? say.parties[part] : say.parties.keeps, text }}
        boxes={{
          isTicked: (risk) => risks.isTicked(role, risk),
          tick: (risk, isOn) => risks.tick(role, risk, isOn),
        }}
        risks={due}
        isPaid={parts.includes('paid')}
        besides={<CallRisk risk={callRisk} address={address} role={role} risks={risks} />}
      />
    </>
  )
}

type CallRiskProps = Readonly<{
  risk: OfCall | undefined
  address: string
  role: ReturnType<typeof payeeRole>
  risks: Risks
}>

function CallRisk({ risk, address, role, risks }: CallRiskProps) {
  if (risk === undefined) return null
  const { title, text } = wordsOf(risk)
  return (
    <Notice kind={risk === 'unread' ? 'warn' : 'danger'} title={title} isUrgent testId={`call-${risk}`}>
      <FullAddress address={address} />
      <p>{text}</p>
      <div class={HOLDS_QUOTE}>
        <Checkbox
          isOn={risks.isTicked(role, risk)}
          onChange={(isOn) => risks.tick(role, risk, isOn)}
          testId={`accept-${risk}`}
        >
          {ofArrivalCalls().review.accept[risk]}
        </Checkbox>
      </div>
    </Notice>
  )
}

const PARTS: readonly Exclude<ArrivalRole, 'called'>[] = ['takes', 'paid', 'keeps']

type OfCall = Extract<Risk, 'ordinary' | 'unread' | 'empty'>

function isOfCall(risk: Risk): risk is OfCall {
  return risk === 'ordinary' || risk === 'unread' || risk === 'empty'
}

function wordsOf(risk: OfCall): Readonly<{ title: string; text: string }> {
  if (risk === 'ordinary') return ofAllowances().ordinary
  return risk === 'unread' ? ofAllowances().unreadSpenders.one : ofArrivalCalls().review.empty
}
