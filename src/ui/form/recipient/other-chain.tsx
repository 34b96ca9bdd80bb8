import { Button } from '../../controls/button.tsx'
import { Notice } from '../../layout/notice.tsx'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import type { useForm } from '../use-form.ts'

/** EIP-681. */
type AccountCode = Readonly<{ address: string; chainId: number | undefined }>

/** Undefined for other text, and for codes that ask for more than an address. */
export function accountCode(typed: string): AccountCode | undefined {
  const [, address, chain] = /^ethereum:(0x[0-9a-f]{40})(?:@(\d{1,16}))?$/i.exec(typed.trim()) ?? []
  return address === undefined ? undefined : { address, chainId: chain === undefined ? undefined : Number(chain) }
}

type OtherChainProps = Readonly<{
  code: AccountCode
  form: ReturnType<typeof useForm>
  which: 'recipient' | 'refundTo'
}>

export function OtherChain({ code, form, which }: OtherChainProps) {
  const say = ofFormDetails().code
  const { draft, data, sides, change } = form
  const chain = data.chains.find(({ id }) => id === code.chainId)
  if (!chain)
    return <Notice kind="warn" title={say.unknown({ id: `${code.chainId}` })} testId="code-elsewhere" isUrgent />
  if (chain.incident === 'disabled') {
    return <Notice kind="warn" title={say.disabled({ chain: chain.name })} testId="code-elsewhere" isUrgent />
  }
  const alike = chain.currencies.find(({ symbol }) => symbol === sides.to?.symbol)
  // A fixed output is an amount of its own currency only.
  const isFree = draft.trade === 'EXACT_INPUT' || draft.amount === ''
  const offered = alike ?? (isFree ? chain.currencies.find(({ isNative }) => isNative) : undefined)
  return (
    <Notice kind="warn" title={say.elsewhere({ chain: chain.name })} testId="code-elsewhere" isUrgent>
      {which === 'recipient' && offered && (
        <Button
          onClick={() => {
            const to = { chainId: offered.chainId, address: offered.address }
            const from = sides.from && { chainId: sides.from.chainId, address: sides.from.address }
            change({ to, from, recipient: code.address })
          }}
          testId="code-choose"
        >
          {say.choose({ symbol: offered.symbol, chain: chain.name })}
        </Button>
      )}
    </Notice>
  )
}
