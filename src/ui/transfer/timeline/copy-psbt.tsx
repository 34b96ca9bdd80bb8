import { Button } from '../../controls/button.tsx'
import { m } from '../../messages/messages.ts'
import { useApp } from '../../state/app.ts'

export function CopyPsbt({ id }: { id: string }) {
  const { client, tell } = useApp()
  const copy = async () => {
    const found = await client.call('psbt.get', { id })
    if (!found) throw new RangeError('expected a signed transaction')
    await navigator.clipboard.writeText(found.psbt)
  }
  const say = m().common
  return (
    <Button
      kind="quiet"
      testId="copy-psbt"
      onClick={() =>
        copy().then(
          () => tell(say.copied),
          () => tell(say.notCopied),
        )
      }
    >
      {m().transfer.copyPsbt}
    </Button>
  )
}
