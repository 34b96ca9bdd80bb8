import { useState } from 'preact/hooks'
import type { OwnAddressView } from '../../api/wallet-views.ts'
import { paymentUri } from '../../core/bitcoin/uri.ts'
import { m } from '../messages/messages.ts'
import { Card } from '../parts/card.tsx'
import { Notice } from '../parts/notice.tsx'
import { PayAddress } from '../parts/pay-address.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { useApp } from '../state/app.ts'
import { AccountLabel } from './of-account.tsx'
import { AcceptedTokens } from './what-to-send.tsx'

const SCRIPTS = ['p2wpkh', 'p2tr'] as const
type Script = (typeof SCRIPTS)[number]

/** Native segwit, since every wallet can pay it, or taproot. */
export function BitcoinAddresses({ addresses }: { addresses: readonly OwnAddressView[] }) {
  const say = m().receive
  const account = useApp().store.account.value
  const [script, setScript] = useState<Script>('p2wpkh')
  const address = addresses.find((each) => each.family === 'bitcoin' && each.script === script)?.address
  const uri = address === undefined ? undefined : paymentUri(address)
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
          {account && <AccountLabel label={account.label} />}
          <PayAddress address={address} uri={uri} name={say.qr(say.families.bitcoin)} />
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
