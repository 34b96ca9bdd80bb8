import { useState } from 'preact/hooks'
import type { ChainView } from '../../../api/views/balances.ts'
import type { ExecutionView } from '../../../api/views/transfers.ts'
import { nextReindexAtSeconds } from '../../../core/deposit-address/misdirected-deposit.ts'
import type { Reindex } from '../../../core/deposit-address/reindex.ts'
import { isSameCurrency } from '../../../core/money/currency.ts'
import { Button } from '../../controls/button.tsx'
import { Select } from '../../controls/select.tsx'
import { FullAddress } from '../../display/address-text.tsx'
import { ReasonText } from '../../display/reason.tsx'
import { Notice } from '../../layout/notice.tsx'
import { joins } from '../../messages/language.ts'
import { ofMisdirectedDeposit } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { useNow } from '../../state/page/clock.ts'
import { readyValue } from '../../state/resource.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { useFamily } from '../../state/wallet/family.ts'
import { exactText } from '../../text/amount.ts'
import { secondsLeft } from '../../text/countdown.ts'
import { messageOf } from '../../text/reason-text.ts'

const MOST_SHOWN = 3

/** Asks the service to look for a misdirected deposit (`/transactions/index`). */
export function ReindexForm({ execution }: Readonly<{ execution: ExecutionView }>) {
  if (execution.intent.payment !== 'openAddress') return <p class="card-note">{ofMisdirectedDeposit().strict}</p>
  return (
    <>
      <p class="card-note">{ofMisdirectedDeposit().text}</p>
      <Ask execution={execution} />
      <div role="status" class="afterwards">
        {(execution.misdirected ?? []).slice(0, MOST_SHOWN).map((look) => (
          <Looked key={look.askedAtSeconds} look={look} />
        ))}
      </div>
    </>
  )
}

function Ask({ execution }: Readonly<{ execution: ExecutionView }>) {
  const say = ofMisdirectedDeposit()
  const { client, tell } = useApp()
  const { id, intent } = execution
  const choices = useChoices(intent.originChainId)
  const [chosen, setChosen] = useState<number | undefined>(undefined)
  const chainId = chosen ?? choices[0]?.value
  const now = useNow()
  const wait = secondsLeft(nextReindexAtSeconds(execution, now / 1_000), now)
  const [isBusy, setBusy] = useState(false)
  const ask = async () => {
    if (chainId === undefined) return
    setBusy(true)
    try {
      const { outcome } = await client.call('deposit.reindex', { id, chainId })
      if (outcome !== 'asked') tell(say[outcome])
    } catch (error) {
      tell(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <div class="misdirected-ask">
      <Select
        label={say.where}
        isLabelShown
        choices={choices}
        chosen={chainId === undefined ? undefined : `${chainId}`}
        onChoose={setChosen}
        testId="misdirected-chain"
      />
      <Button isBusy={isBusy} isOff={chainId === undefined || wait > 0} onClick={ask} testId="misdirected-ask">
        {wait > 0 ? say.again({ seconds: wait }) : say.ask}
      </Button>
    </div>
  )
}

// The address exists on all chains of its family. On its own chain it means another token, the rarer mistake.
function useChoices(originChainId: number) {
  const familyOf = useFamily()
  const nameOf = useChainName()
  const chains = readyValue(useApp().store.chains.now.value) ?? []
  const family = familyOf(originChainId)
  const others = chains.filter(({ id }) => id !== originChainId && familyOf(id) === family)
  return [
    ...others.map(({ id, name }) => ({ value: id, key: `${id}`, label: name })),
    {
      value: originChainId,
      key: `${originChainId}`,
      label: ofMisdirectedDeposit().sameChain({ chain: nameOf(originChainId) }),
    },
  ]
}

function Looked({ look }: Readonly<{ look: Reindex }>) {
  const say = ofMisdirectedDeposit()
  const chain = useChainName()(look.chainId)
  const { answer } = look
  switch (answer?.is) {
    case undefined:
      return (
        <Notice kind="warn" title={say.open({ chain })} testId="misdirected-open">
          {say.openText}
        </Notice>
      )
    case 'found':
      return (
        <Notice kind="info" title={say.found({ chain })} testId="misdirected-found">
          <ul class="plain">
            {answer.money.map((each) => (
              <li key={each.currency}>
                <Money chainId={look.chainId} {...each} />
              </li>
            ))}
          </ul>
          <p>{say.foundText}</p>
          <Unread unread={answer.unread} />
        </Notice>
      )
    case 'nothing':
      return (
        <Notice kind="info" title={say.nothing({ chain })} testId="misdirected-nothing">
          <p>{say.nothingText({ checked: answer.checked })}</p>
          <Unread unread={answer.unread} />
        </Notice>
      )
    case 'failed':
      return (
        <Notice kind="warn" title={say.failed({ chain })} testId="misdirected-failed">
          <ReasonText reason={answer.why} />
        </Notice>
      )
  }
}

function Unread({ unread }: Readonly<{ unread: number }>) {
  return unread > 0 ? <p>{ofMisdirectedDeposit().unread({ unread })}</p> : null
}

// Another token's decimals are unknown.
function Money({ chainId, currency, balance }: Readonly<{ chainId: number; currency: string; balance: bigint }>) {
  const chains: readonly ChainView[] = readyValue(useApp().store.chains.now.value) ?? []
  const known = chains
    .flatMap(({ currencies }) => currencies)
    .find((each) => isSameCurrency(each, { chainId, address: currency }))
  if (known) return <>{exactText({ currency: known, value: balance })}</>
  return (
    <>
      {ofMisdirectedDeposit().unknownToken}
      {joins().after}
      <FullAddress address={currency} />
    </>
  )
}
