import { m } from '../messages/messages.ts'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { EraseWallet } from './erase-wallet.tsx'

export function ForgottenPassword({ onBack }: Readonly<{ onBack: () => void }>) {
  const say = ofKeysAndBackup().erase
  const { client } = useApp()
  const erase = async () => ((await client.call('vault.erase', {})).isErased ? say.done : undefined)
  return (
    <EraseWallet title={m().unlock.forgot} erase={erase} onBack={onBack}>
      <p>
        {say.text} {say.back}
      </p>
    </EraseWallet>
  )
}
