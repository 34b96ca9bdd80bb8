import { useState } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import { TextField } from '../controls/field.tsx'
import { usePending } from '../controls/use-pending.ts'
import { ofNodes } from '../messages/screen-messages.ts'
import { PasswordDialog } from '../password/password-dialog.tsx'
import { useApp } from '../state/app.ts'
import { useChainName } from '../state/wallet/chain-name.ts'
import { messageOf } from '../text/reason-text.ts'

const EXAMPLE = 'http://127.0.0.1:8545'

export function AddNode({ onAdded }: Readonly<{ onAdded: () => unknown }>) {
  const say = ofNodes()
  const { client, tell } = useApp()
  const chainName = useChainName()
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isAsking, setAsking] = useState(false)
  const [isAdding, follow] = usePending()
  const addWith = async (given: Readonly<{ password?: string }>) => {
    const answer = await client.call('nodes.add', { url, ...given })
    setAsking(answer.outcome === 'password')
    if (answer.outcome === 'password') return answer
    if (answer.outcome !== 'added') return setProblem(say.outcome[answer.outcome])
    setUrl('')
    setProblem(undefined)
    tell(say.outcome.added({ chain: chainName(answer.chainId) }))
    await onAdded()
  }
  const add = async () => {
    try {
      await addWith({})
    } catch (error) {
      tell(messageOf(error))
    }
  }
  const form = (
    <form
      class="import-key"
      autocomplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isAdding && url.trim() !== '') follow(add())
      }}
    >
      <TextField
        label={say.address}
        value={url}
        onInput={setUrl}
        hint={say.hint}
        problem={problem}
        placeholder={EXAMPLE}
        most={200}
        testId="node-url"
      />
      <Button type="submit" isWide isBusy={isAdding} isOff={url.trim() === ''} testId="node-add">
        {say.add}
      </Button>
    </form>
  )
  return (
    <>
      {form}
      {isAsking && (
        <PasswordDialog
          why={say.confirm}
          go={say.add}
          onClose={() => setAsking(false)}
          tryWith={async (password) => (await addWith({ password })) ?? undefined}
        />
      )}
    </>
  )
}
