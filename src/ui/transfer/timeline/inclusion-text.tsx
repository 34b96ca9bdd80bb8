import { m } from '../../messages/messages.ts'
import { useNow } from '../../state/page/clock.ts'

/** Seconds; an older block that isn't final gets a sentence. */
const LATE_SECONDS = 86_400

export function InclusionText({
  text,
  chain,
  since,
}: Readonly<{ text: string; chain: string; since: number | undefined }>) {
  const nowSeconds = useNow() / 1_000
  const age = since === undefined ? 0 : nowSeconds - since
  return <>{age >= LATE_SECONDS ? m().timeline.notFinal({ chain }) : text}</>
}
