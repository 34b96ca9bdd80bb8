import { Button } from '../controls/button.tsx'
import { ofOutcomes } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { Notice } from './notice.tsx'

export function UnprovenNotice({ of, id }: Readonly<{ of: 'executions' | 'bundles'; id: string }>) {
  const { client } = useApp()
  const say = ofOutcomes().unproven
  const accept = () => void client.call('unproven.accept', { of, id }).catch(() => undefined)
  return (
    <Notice
      kind="warn"
      isUrgent
      title={say.title}
      testId="unproven"
      action={
        <Button onClick={accept} testId="unproven-accept">
          {say.accept}
        </Button>
      }
    >
      {say.text}
    </Notice>
  )
}
