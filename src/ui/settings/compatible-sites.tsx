import { useState } from 'preact/hooks'
import type { CompatibilityMode } from '../../api/views/sites.ts'
import { Button } from '../controls/button.tsx'
import { Checkbox } from '../controls/checkbox.tsx'
import { TextField } from '../controls/field.tsx'
import { usePending } from '../controls/use-pending.ts'
import { OriginText } from '../display/site-origin-text.tsx'
import { Fold } from '../layout/fold.tsx'
import { WithResource } from '../layout/loading.tsx'
import { m } from '../messages/messages.ts'
import { ofOlderSites } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { messageOf, reasonText } from '../text/reason-text.ts'

export function CompatibleSitesFold() {
  const say = ofOlderSites()
  const { client, store, tell } = useApp()
  const [address, setAddress] = useState('')
  const [isAdding, follow] = usePending()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const set = async (site: string, mode: CompatibilityMode) => {
    try {
      const answer = await client.call('compatibility.set', { address: site, mode })
      setProblem(answer.ok ? undefined : reasonText(answer.reason))
      if (!answer.ok) return
      setAddress('')
      tell(say.changed({ site: answer.origin }))
      await store.compatible.reload()
    } catch (error) {
      tell(messageOf(error))
    }
  }
  return (
    <Fold title={say.title} testId="compatible">
      <p class="card-note">{say.meaning}</p>
      <WithResource resource={store.compatible} what={m().common.loading} failed={m().home.couldNotRead} lines={1}>
        {(sites) => (
          <ul class="sites">
            {sites.map(({ origin, isMetaMask }) => (
              <li key={origin} data-testid={`compatible-${origin}`}>
                <div>
                  <OriginText origin={origin} />
                  <Checkbox
                    isOn={isMetaMask}
                    onChange={(isOn) => void set(origin, isOn ? 'metaMask' : 'plain')}
                    testId="as-metamask"
                  >
                    {say.asMetaMask}
                  </Checkbox>
                </div>
                <Button kind="danger" name={say.turnOffFor({ origin })} onClick={() => set(origin, 'off')} testId="off">
                  {say.turnOff}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </WithResource>
      <form
        class="import-key"
        autocomplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          follow(set(address, 'plain'))
        }}
      >
        <TextField
          label={say.address}
          value={address}
          onInput={setAddress}
          problem={problem}
          placeholder={say.example}
          testId="compatible-address"
        />
        <Button type="submit" isWide isBusy={isAdding} isOff={address.trim() === ''}>
          {say.turnOn}
        </Button>
      </form>
    </Fold>
  )
}
