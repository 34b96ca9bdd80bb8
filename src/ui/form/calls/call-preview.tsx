import { useEffect, useId, useState } from 'preact/hooks'
import type { Transfer } from '../../../api/contract.ts'
import type { ChainView } from '../../../api/views/balances.ts'
import type { Currency } from '../../../core/money/currency.ts'
import type { CallMeaning } from '../../../core/page/calls/meaning.ts'
import { ofCallPicker } from '../../messages/screen-messages.ts'
import { CallDetails } from '../../review/arrival/call-details.tsx'
import { useApp } from '../../state/app.ts'

type Call = NonNullable<Transfer['calls']>[number]
type Read = Readonly<{ call: Call; chainId: number; meaning: CallMeaning | undefined }>

type CallPreviewProps = Readonly<{
  call: Call
  headingId: string | undefined
  chain: ChainView
  native: Currency
  allowed: Currency | undefined
}>

export function CallPreview({ call, headingId, chain, native, allowed }: CallPreviewProps) {
  const say = ofCallPicker()
  const id = useId()
  const { client } = useApp()
  const [read, setRead] = useState<Read | undefined>(undefined)
  const { to, data, value } = call
  useEffect(() => {
    let isHere = true
    const ask = async () => {
      const meaning = await client.call('call.read', { chainId: chain.id, to, data, value }).catch(() => undefined)
      if (isHere) setRead({ call: { to, data, value }, chainId: chain.id, meaning })
    }
    void ask()
    return () => {
      isHere = false
    }
  }, [client, chain.id, to, data, value])
  if (!read) return null
  const isOfThis =
    read.chainId === chain.id && (['to', 'data', 'value'] as const).every((each) => read.call[each] === call[each])
  return (
    <section
      class={`call-preview${isOfThis ? '' : ' refreshing'}`}
      aria-labelledby={headingId === undefined ? id : `${headingId} ${id}`}
      aria-busy={isOfThis ? undefined : 'true'}
      data-testid="arrival-call-preview"
    >
      <h3 id={id}>{say.preview}</h3>
      {read.meaning ? (
        <CallDetails
          call={{ ...read.call, value: { currency: native, value: read.call.value }, meaning: read.meaning }}
          allowed={allowed}
        />
      ) : (
        <p class="hint">{say.unread}</p>
      )}
    </section>
  )
}
