import { Button } from '../../controls/button.tsx'
import { m } from '../../messages/messages.ts'
import { ofCustomTokens } from '../../messages/screen-messages.ts'
import type { PastedToken } from './use-pasted-token.ts'

type NewsProps = Readonly<{ pasted: PastedToken; again: () => void }>

export function PastedTokenNotice({ pasted, again }: NewsProps) {
  const say = ofCustomTokens()
  if (pasted.state === 'asking') {
    return (
      <p class="listbox-news" role="status" aria-busy="true" data-testid="token-asking">
        <span class="spinner" aria-hidden="true" /> {say.asking}
      </p>
    )
  }
  if (pasted.state !== 'answered' || pasted.unread.length === 0) return null
  return (
    <div class="listbox-news" role="status" data-testid="token-unread">
      <p>{say.unread({ chains: pasted.unread })}</p>
      <Button kind="secondary" onClick={again} testId="token-again">
        {m().common.retry}
      </Button>
    </div>
  )
}

export function NoTokenPasted({ pasted }: Readonly<{ pasted: PastedToken }>) {
  const said = wordsOf(pasted)
  return said === undefined ? null : (
    <p class="listbox-none" role="status" data-testid="token-nothing">
      {said}
    </p>
  )
}

function wordsOf(pasted: PastedToken): string | undefined {
  const say = ofCustomTokens()
  if (pasted.state === 'mistyped') return m().form.addressProblems[pasted.problem]
  if (pasted.state === 'asking') return undefined
  if (pasted.state === 'none') return m().common.nothingFound
  if (pasted.nothing.length > 0) return say.nothing({ chains: pasted.nothing })
  return pasted.unread.length > 0 ? undefined : m().common.nothingFound
}
