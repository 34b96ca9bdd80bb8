import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { CoinView } from '../../api/views/balances.ts'
import { Button } from '../controls/button.tsx'
import { NameField } from '../controls/name-field.tsx'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { messageOf } from '../text/reason-text.ts'

type MarkProps = Readonly<{ coin: CoinView; onMarked: () => void; children: ComponentChildren }>

export function CoinMarkForm({ coin, onMarked, children }: MarkProps) {
  const say = m().coins
  const { client, tell } = useApp()
  const [typed, setTyped] = useState<string>()
  const { txid, vout, label = '', isFrozen = false } = coin
  const save = async (mark: Readonly<{ label: string; isFrozen: boolean }>) => {
    try {
      const { saved } = await client.call('coin.mark', { outpoint: `${txid}:${vout}`, ...mark })
      if (!saved) return tell(say.notMarked)
      setTyped(undefined)
      onMarked()
    } catch (error) {
      tell(messageOf(error))
    }
  }
  return (
    <>
      <div class="coin-row-foot">
        <span dir="auto">{label}</span>
        <span class="coin-acts">
          {children}
          <Button kind="quiet" onClick={() => setTyped(label)} testId="coin-label">
            {say.label}
          </Button>
          <Button kind="quiet" onClick={() => save({ label, isFrozen: !isFrozen })} testId="coin-freeze">
            {isFrozen ? say.unfreeze : say.freeze}
          </Button>
        </span>
      </div>
      {typed !== undefined && (
        <form
          class="name-form"
          onSubmit={(event) => {
            event.preventDefault()
            void save({ label: typed.trim(), isFrozen })
          }}
        >
          <NameField label={say.label} value={typed} onInput={setTyped} isFirst testId="coin-label-field" />
          <Button type="submit">{m().common.save}</Button>
        </form>
      )}
    </>
  )
}
