import { useState } from 'preact/hooks'
import type { ChainView } from '../../api/views/balances.ts'
import type { OwnAddressView } from '../../api/views/wallet.ts'
import { writeBitcoinLink } from '../../core/families/bitcoin/write-payment-link.ts'
import { PayAddress } from '../controls/pay-address.tsx'
import { Segmented } from '../controls/segmented.tsx'
import { Card } from '../layout/card.tsx'
import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { AcceptedTokens } from './accepted-tokens.tsx'
import { AccountLabel } from './account-label.tsx'

const SCRIPTS = ['p2wpkh', 'p2tr'] as const
type Script = (typeof SCRIPTS)[number]

/** Native segwit, since every wallet can pay it, or taproot. */
export function BitcoinAddresses({
  addresses,
  chain,
}: Readonly<{ addresses: readonly OwnAddressView[]; chain: ChainView }>) {
  const say = m().receive
  const account = useApp().store.account.value
  const [script, setScript] = useState<Script>('p2wpkh')
  const address = addresses.find((each) => 'script' in each && each.script === script)?.address
  const uri = address === undefined ? undefined : writeBitcoinLink(address)
  return (
    <Card title={say.bitcoinTitle}>
      <Segmented
        label={say.script}
        choices={SCRIPTS.map((value) => ({ value, label: m().coins.accounts[value] }))}
        chosen={script}
        onChoose={setScript}
        testId="receive"
      />
      {address !== undefined && uri !== undefined ? (
        <>
          {account && <AccountLabel account={account} />}
          <PayAddress address={address} uri={uri} name={say.qr({ chain: chain.name })} />
          <p class="card-note">{say.scripts[script]}</p>
          <AcceptedTokens may={say.bitcoinMay} mustNot={say.bitcoinMustNot} />
        </>
      ) : (
        <Notice kind="warn" title={say.noneTitle}>
          {say.noneText}
        </Notice>
      )}
    </Card>
  )
}
