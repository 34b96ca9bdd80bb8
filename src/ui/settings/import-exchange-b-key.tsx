import { useState } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import { TextField } from '../controls/field.tsx'
import { m } from '../messages/messages.ts'
import { ofExchangeKeys } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { useLeaving } from '../state/page/use-leaving.ts'
import { messageOf, reasonText } from '../text/reason-text.ts'

type Problem = Readonly<{ at: 'index' | 'secret'; text: string }>

/** The typed key is erased once handed over. */
export function ImportExchangeBKey() {
  const say = ofExchangeKeys()
  const { client, tell } = useApp()
  const [index, setIndex] = useState('')
  const [secret, setSecret] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | undefined>(undefined)
  useLeaving({ hide: () => undefined, forget: () => setSecret('') })
  const submit = async (event: Event) => {
    event.preventDefault()
    if (isBusy) return
    if (!/^\d{1,15}$/.test(index.trim())) return setProblem({ at: 'index', text: say.indexWrong })
    if (secret.trim() === '') return setProblem({ at: 'secret', text: say.secretMissing })
    setBusy(true)
    setProblem(undefined)
    try {
      const given = { accountIndex: Number(index), secretKey: secret.trim() }
      setSecret('')
      const answer = await client.call('exchangeB.importKey', given)
      if ('why' in answer) setProblem({ at: 'secret', text: reasonText(answer.why) })
      else {
        setIndex('')
        tell(say.done[answer.outcome])
      }
    } catch (error) {
      setProblem({ at: 'secret', text: messageOf(error) })
    }
    setBusy(false)
  }
  return (
    <form class="import-key" autocomplete="off" onSubmit={(event) => void submit(event)}>
      <TextField
        label={m().home.account}
        value={index}
        onInput={setIndex}
        placeholder="123"
        problem={problem?.at === 'index' ? problem.text : undefined}
        testId="import-key-index"
      />
      <TextField
        label={say.secret}
        value={secret}
        onInput={setSecret}
        isSecret
        hint={say.secretHint}
        problem={problem?.at === 'secret' ? problem.text : undefined}
        testId="import-key-secret"
      />
      <Button type="submit" isWide isBusy={isBusy} testId="import-key-go">
        {isBusy ? say.importBusy : m().common.import}
      </Button>
    </form>
  )
}
