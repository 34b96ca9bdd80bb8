import { useState } from 'preact/hooks'
import type { ExchangeBKeyAnswer, ExchangeBKeyView } from '../../api/views/exchange-b.ts'
import { Button } from '../controls/button.tsx'
import { Card } from '../layout/card.tsx'
import { Fold } from '../layout/fold.tsx'
import { WithResource } from '../layout/loading.tsx'
import { m } from '../messages/messages.ts'
import { ofExchangeKeys } from '../messages/screen-messages.ts'
import { FieldBeforeConfirm } from '../password/field-before-confirm.tsx'
import { usePassword } from '../password/use-password.ts'
import { useApp } from '../state/app.ts'
import { messageOf, reasonText } from '../text/reason-text.ts'
import { ImportExchangeBKey } from './import-exchange-b-key.tsx'
import { RevokeExchangeBKey } from './revoke-exchange-b-key.tsx'

export function ExchangeBKeysCard() {
  const say = ofExchangeKeys()
  const { store } = useApp()
  return (
    <WithResource resource={store.exchangeBKeys} what={m().common.loading} failed={m().home.couldNotRead} lines={3}>
      {(view) =>
        view && (
          <Card title={say.title({ exchange: view.exchange })}>
            <p class="card-note">{say.meaning}</p>
            <ul class="sites">
              {view.keys.length === 0 && <li class="card-note">{say.none}</li>}
              {view.keys.map((key) => (
                <Key key={key.accountIndex} of={key} />
              ))}
            </ul>
            <Fold title={say.import} testId="import-key">
              <ImportExchangeBKey />
            </Fold>
          </Card>
        )
      }
    </WithResource>
  )
}

function Key({ of: { accountIndex, apiKeyIndex, state, sinceSeconds } }: { of: ExchangeBKeyView }) {
  const say = ofExchangeKeys()
  const { client, tell } = useApp()
  const [isBusy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const password = usePassword(undefined, '')
  const goOn = async () => {
    setBusy(true)
    try {
      const answer = await (state === 'revoking'
        ? client.call('exchangeB.revokeKey', { accountIndex })
        : client.call('exchangeB.makeKey', { accountIndex, ...password.take() }))
      if (answer.outcome === 'password') password.refuse(answer)
      else tell(keyAnswerText(answer))
    } catch (error) {
      tell(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <li data-testid={`key-${accountIndex}`}>
      <div>
        <span>{m().exchangeAccount.account({ index: accountIndex })}</span>
        <p class="hint">{say.since[state]({ key: apiKeyIndex, atSeconds: sinceSeconds })}</p>
        <FieldBeforeConfirm before={password} />
      </div>
      <div class="key-acts">
        {state !== 'active' && (
          <Button
            name={say.tryAgainWith({ index: accountIndex })}
            isBusy={isBusy}
            onClick={() => void goOn()}
            testId="key-again"
          >
            {m().common.retry}
          </Button>
        )}
        {state !== 'revoking' && (
          <Button
            kind="danger"
            name={say.revokeOf({ index: accountIndex })}
            isOff={isBusy}
            onClick={() => setAsked(true)}
            testId={`revoke-key-${accountIndex}`}
          >
            {say.revoke}
          </Button>
        )}
      </div>
      {isAsked && <RevokeExchangeBKey accountIndex={accountIndex} onClose={() => setAsked(false)} />}
    </li>
  )
}

/** A wanted password is asked for separately. */
export function keyAnswerText(answer: Exclude<ExchangeBKeyAnswer, { outcome: 'password' }>): string {
  return 'why' in answer ? reasonText(answer.why) : ofExchangeKeys().done[answer.outcome]
}
