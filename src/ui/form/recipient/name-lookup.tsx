import { useEffect, useState } from 'preact/hooks'
import type { NameView } from '../../../api/views/counterparties.ts'
import { reasonOfError } from '../../../core/reason/reason.ts'
import { Button } from '../../controls/button.tsx'
import { FullAddress } from '../../display/address-text.tsx'
import { ReasonText } from '../../display/reason.tsx'
import { Notice } from '../../layout/notice.tsx'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { TYPING_PAUSE_MILLISECONDS } from '../../quote/refresh-times.ts'
import { useApp } from '../../state/app.ts'

/** Uses the address only after a press. */
export function NameLookup({ name, onUse }: Readonly<{ name: string; onUse: (address: string) => void }>) {
  const say = ofFormDetails().name
  const { client } = useApp()
  const [found, setFound] = useState<NameView | undefined>(undefined)
  const [asksGateway, setAsksGateway] = useState(false)
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const answer = await client
        .call('name.resolve', { name, ...(asksGateway && { asksGateway }) })
        .catch((error: unknown): NameView => ({ state: 'unknown', why: reasonOfError(error) }))
      if (isHere) setFound(answer)
    }
    const timer = setTimeout(look, asksGateway ? 0 : TYPING_PAUSE_MILLISECONDS)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [name, asksGateway])
  if (!found) return <Notice kind="info">{say.looking({ name })}</Notice>
  if (found.state === 'none') return <Notice kind="warn">{say.none({ name })}</Notice>
  if (found.state === 'unknown') {
    return (
      <Notice kind="warn" title={say.unknown({ name })}>
        <ReasonText reason={found.why} />
      </Notice>
    )
  }
  if (found.state === 'gateway') {
    const { host } = found
    const ask = (
      <Button onClick={() => setAsksGateway(true)} isBusy={asksGateway} testId="ask-gateway">
        {say.ask({ host })}
      </Button>
    )
    return (
      <Notice kind="info" action={ask} testId="name-gateway">
        {say.gateway({ name, host })}
      </Notice>
    )
  }
  const use = (
    <Button onClick={() => onUse(found.address)} testId="use-name">
      {say.use}
    </Button>
  )
  return (
    <Notice kind="info" title={say.found({ name })} action={use} testId="name-found">
      <FullAddress address={found.address} />
    </Notice>
  )
}
