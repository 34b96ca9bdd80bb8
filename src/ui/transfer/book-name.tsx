import { Line } from '../layout/card.tsx'
import { ofWatchOnly } from '../messages/screen-messages.ts'
import { useBookName } from '../state/wallet/book-name.ts'

/** Beside the address, never in its place. */
export function BookName({ address }: { address: string }) {
  const name = useBookName()(address)
  if (name === undefined) return null
  return (
    <dl class="lines" data-testid="book-name">
      <Line name={ofWatchOnly().inBook}>
        <bdi class="strong">{name}</bdi>
      </Line>
    </dl>
  )
}
