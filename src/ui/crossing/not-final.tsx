import { m } from '../messages/messages.ts'
import { useNow } from '../state/clock.ts'

/** From this age on a block that is not final is worth a sentence, seconds. */
const LATE_SECONDS = 86_400

/** Where a step is: confirmed, and after a day without finality, not final yet. */
export function Included({ text, chain, since }: Readonly<{ text: string; chain: string; since: number | undefined }>) {
  const nowSeconds = useNow() / 1_000
  const age = since === undefined ? 0 : nowSeconds - since
  return <>{age >= LATE_SECONDS ? m().timeline.notFinal(chain) : text}</>
}
