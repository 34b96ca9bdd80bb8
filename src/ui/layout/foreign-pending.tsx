import { ofActivity } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { useNow } from '../state/page/clock.ts'
import { useAnswer } from '../state/use-answer.ts'
import { Notice } from './notice.tsx'

const MINUTE_MILLISECONDS = 60_000

type Props = Readonly<{ needs: readonly string[]; below?: number | undefined }>

export function ForeignPending({ needs, below }: Props) {
  const { client } = useApp()
  const minute = Math.floor(useNow() / MINUTE_MILLISECONDS)
  const resource = needs.find((need) => need.startsWith('nonces '))
  const about = resource === undefined ? undefined : { resource, ...(below !== undefined && { below }) }
  const found = useAnswer(about, (of) => client.call('nonces.foreign', of), `${minute}`)
  if (!found?.isPending) return null
  const say = ofActivity().foreign
  return (
    <Notice kind="warn" title={say.title} testId="foreign-pending">
      {say.text}
    </Notice>
  )
}
