import type { ComponentChildren } from 'preact'
import type { ApprovalView, PossiblePaymentView } from '../../../api/views/approvals.ts'
import type { TypedData } from '../../../core/execution/item.ts'
import { spendersIn } from '../../../core/page/calls/spenders.ts'
import type { Described as Description } from '../../../core/page/descriptors/described-fields.ts'
import type { PermitKind } from '../../../core/page/messages/permit-kind.ts'
import { chainIdIn } from '../../../core/page/messages/typed-data.ts'
import type { TypedDataPower } from '../../../core/page/messages/typed-data-power.ts'
import { isUnlimitedPermit } from '../../../core/page/messages/unlimited-permit.ts'
import { descriptorRows } from '../../calls/descriptor-rows.ts'
import { DetailRows } from '../../calls/detail-rows.tsx'
import { allowanceText } from '../../calls/token-text.ts'
import { Card } from '../../layout/card.tsx'
import { Fold } from '../../layout/fold.tsx'
import { Notice } from '../../layout/notice.tsx'
import { describedWords } from '../../messages/descriptions.ts'
import { m } from '../../messages/messages.ts'
import { ofCalls } from '../../messages/screen-messages.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { CannotLimit } from '../cannot-limit.tsx'
import { SpenderNames } from '../prompt-spender-names.tsx'
import { SpenderNotices } from '../spender-notices.tsx'
import { spenderWarningsKey, useSpenders } from '../use-spenders.ts'
import { EndOfText, useReadToEnd } from './end-of-text.tsx'
import { Hashes } from './hashes.tsx'
import { PossiblePaymentNotice } from './possible-payment-notice.tsx'
import { RawTypedData } from './raw-typed-data.tsx'
import { SigningFrame } from './signing-frame.tsx'
import { usePossiblePayment } from './use-possible-payment.ts'

const WORDS = {
  allowance: 'approval',
  standingAllowance: 'approval',
  timedAllowance: 'approval',
  oneTransfer: 'approval',
  payment: 'payment',
  sending: 'payment',
  fetching: 'payment',
  order: 'order',
  exchange: 'data',
  contract: 'data',
  otherChain: 'data',
  unknown: 'data',
} as const satisfies Record<PermitKind | TypedDataPower | 'unknown', string>

type TypedDataApproval = Extract<ApprovalView, { kind: 'typedData' }>

export function TypedDataPrompt(
  props: Readonly<{ approval: TypedDataApproval; queue: ComponentChildren; onDone: () => void }>,
) {
  const say = ofCalls().typedData
  const { typedData, power, permit, described } = props.approval
  const what = permit ?? power ?? 'unknown'
  const word = WORDS[what]
  const alike = { standingAllowance: 'allowance', fetching: 'sending' } as const
  const titled = what === 'standingAllowance' || what === 'fetching' ? alike[what] : what
  const spenders = useSpenders(spendersIn(typedData), chainIdIn(typedData))
  const payment = usePossiblePayment(props.approval.id, power === 'contract')
  const risks = { isAccepted: spenders !== undefined && payment !== undefined, left: 0 }
  const asked = { risks, found: [spenderWarningsKey(spenders), warningOf(payment)].join(' ') }
  const end = useReadToEnd()
  const isWithoutLimit = isUnlimitedPermit(typedData)
  const isDangerous = power !== undefined || isWithoutLimit
  return (
    <SigningFrame
      {...props}
      title={say.title[word]}
      asks={say.asks}
      label={m().message.sign}
      isOff={end.isOff}
      isRejectFirst={isDangerous}
      why={end.why}
      {...asked}
    >
      <Notice kind={isDangerous ? 'danger' : 'warn'} title={say.powerTitle[titled]} testId="typed-data-power">
        {say.power[what]}
      </Notice>
      <PossiblePaymentNotice payment={payment} />
      {isWithoutLimit && <CannotLimit />}
      {isWithoutLimit && (
        <SpenderNames
          account={props.approval.account}
          chainId={chainIdIn(typedData)}
          addresses={spendersIn(typedData)}
        />
      )}
      {spenders && <SpenderNotices spenders={spenders} />}
      {described ? <Described {...props.approval} described={described} /> : <RawTypedData typedData={typedData} />}
      <EndOfText onSeen={end.onSeen} />
      <Hashes of={props.approval.hashes} testId="typed-data-hashes" />
    </SigningFrame>
  )
}

// A list that arrives under a press restarts the button's guard.
function warningOf(payment: PossiblePaymentView | null | undefined): string {
  return payment ? [payment.beyond, payment.takes?.length].join() : ''
}

type DescribedProps = Readonly<{ typedData: TypedData; described: Description; permit: PermitKind | undefined }>

// Shows the raw values at once unless the wallet knows all of them.
function Described({ typedData, described, permit }: DescribedProps) {
  const say = ofCalls().typedData
  const nameOf = useChainName()
  const chain = { name: m().common.chain, as: 'text', text: nameOf(Number(typedData.domain['chainId'])) } as const
  return (
    <>
      <Card title={takenTitle(described, permit) ?? describedWords(described.intent)}>
        <div data-testid="described">
          <DetailRows rows={[...descriptorRows(described), chain]} />
        </div>
        <p class="card-note">{ofCalls().acts.described({ owner: described.owner })}</p>
        {!described.isPart && (
          <Fold title={say.all} testId="typed-data-all">
            <RawTypedData typedData={typedData} />
          </Fold>
        )}
      </Card>
      {described.isPart && <RawTypedData typedData={typedData} />}
    </>
  )
}

const TAKES: readonly (PermitKind | undefined)[] = ['standingAllowance', 'timedAllowance', 'oneTransfer']

// An allowance for one token fits into the title.
function takenTitle({ fields }: Description, permit: PermitKind | undefined): string | undefined {
  const [only, ...others] = fields.flatMap(({ value }) => (value.as === 'tokens' ? [value] : []))
  if (!only || others.length > 0 || !TAKES.includes(permit)) return undefined
  return ofCalls().acts.allowance.set({ what: allowanceText(only.currency, only.amount, only.word !== undefined) })
}
