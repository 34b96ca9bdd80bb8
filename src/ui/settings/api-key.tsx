import { useEffect, useMemo, useState } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import { TextField } from '../controls/field.tsx'
import { Card } from '../layout/card.tsx'
import { WithResource } from '../layout/loading.tsx'
import { ofServiceKeyRefused } from '../messages/app-messages.ts'
import enServiceKey from '../messages/en/settings/service-key.json'
import { lazyPart } from '../messages/lazy-part.ts'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { useLeaving } from '../state/page/use-leaving.ts'
import { readyValue, resource } from '../state/resource.ts'
import { messageOf } from '../text/reason-text.ts'

const ofServiceKey = lazyPart('settings/service-key', enServiceKey)

/** Entered once and never shown again. */
export function ApiKeyCard() {
  const say = ofServiceKey()
  const { client, store, tell } = useApp()
  const standing = readyValue(store.keyStanding.now.value) ?? 'taken'
  const kept = useMemo(() => resource(() => client.call('apiKey.get', {})), [client])
  useEffect(() => void kept.reload(), [kept])
  const remove = async () => {
    try {
      await client.call('apiKey.remove', {})
      tell(say.removed)
      await kept.reload()
    } catch (error) {
      tell(messageOf(error))
    }
  }
  const useAgain = async () => {
    try {
      await client.call('keyStanding.useAgain', {})
      await store.keyStanding.reload()
    } catch (error) {
      tell(messageOf(error))
    }
  }
  return (
    <Card title={say.title}>
      <p class="card-note">{say.meaning}</p>
      <WithResource resource={kept} what={m().common.loading} failed={m().home.couldNotRead} lines={1}>
        {(view) =>
          view.state === 'kept' ? (
            <>
              <div class="setting">
                <span data-testid="api-key-status">
                  {standing === 'taken'
                    ? say.kept({ lastCharacters: view.lastCharacters })
                    : ofServiceKeyRefused().kept[standing]({ lastCharacters: view.lastCharacters })}
                </span>
                <Button onClick={remove} testId="remove-api-key">
                  {m().common.remove}
                </Button>
              </div>
              {standing === 'setAside' && (
                <Button isWide onClick={useAgain} testId="use-key-again">
                  {ofServiceKeyRefused().again}
                </Button>
              )}
            </>
          ) : (
            <EnterKey onKept={() => void kept.reload()} />
          )
        }
      </WithResource>
    </Card>
  )
}

function EnterKey({ onKept }: { onKept: () => void }) {
  const say = ofServiceKey()
  const { client, tell } = useApp()
  const [key, setKey] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  useLeaving({ hide: () => undefined, forget: () => setKey('') })
  const save = async () => {
    setBusy(true)
    try {
      const { outcome } = await client.call('apiKey.set', { key: key.trim() })
      setProblem(outcome === 'kept' ? undefined : say.outcome[outcome])
      if (outcome === 'kept') {
        tell(say.outcome.kept)
        onKept()
      }
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && key.trim()) void save()
      }}
    >
      <TextField
        label={say.label}
        value={key}
        isSecret
        isMono
        onInput={setKey}
        problem={problem}
        testId="api-key"
        trailing={
          <Button kind="quiet" isBusy={isBusy} isOff={!key.trim()} onClick={() => void save()} testId="save-api-key">
            {m().common.save}
          </Button>
        }
      />
    </form>
  )
}
